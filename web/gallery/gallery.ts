/** For whoever draws a board: stored positions of a game, chosen by the address, without a server.
 * `npm run dev`, then /gallery/?game=NAME&lang=de&theme=dark; what else the address says is for the
 * `Gallery.svelte` of the game's folder. No part of the page that is built. */
import "../src/lib/theme";
import { mount, type Component } from "svelte";
import { choose, type Language } from "../src/lib/i18n/index.svelte";

type Gallery = Component<{ asked: URLSearchParams }>;
const GALLERIES = import.meta.glob<{ default: Gallery }>("../src/games/*/Gallery.svelte");

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
if (asked.get("motion") === "off") document.documentElement.dataset.motion = "off";
await choose((asked.get("lang") ?? "en") as Language);
const path = `../src/games/${asked.get("game")}/Gallery.svelte`;
const found = GALLERIES[path] ?? Object.values(GALLERIES)[0]!;
mount((await found()).default, { target: document.getElementById("app")!, props: { asked } });
