import "./lib/theme";
import { mount } from "svelte";
import App from "./App.svelte";
import { renewWhenOld } from "./lib/renewal";

renewWhenOld();

const target = document.getElementById("app");
if (target) mount(App, { target });
