import "./lib/theme";
import { mount } from "svelte";
import App from "./App.svelte";
import { hearInstallOffers } from "./lib/install.svelte";
import { renewWhenOld } from "./lib/renewal";
import { keepPage } from "./lib/version.svelte";

renewWhenOld();
keepPage();
hearInstallOffers();

const target = document.getElementById("app");
if (target) mount(App, { target });
