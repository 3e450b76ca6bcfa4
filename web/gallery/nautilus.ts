/** The board of Nautilùs from a fixture, for drawing it: ?at=classic-middle&lang=de&theme=dark.
 *
 * Only for development; no part of the page that is built.
 */
import "../src/lib/theme/base.css";
import { mount } from "svelte";
import { choose, type Language } from "../src/lib/i18n/index.svelte";
import positions from "../src/games/nautilus/fixtures/positions.json";
import Gallery from "./NautilusGallery.svelte";

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get("theme") ?? "light";
await choose((query.get("lang") ?? "en") as Language);
const name = query.get("at") ?? "classic-middle";
const position = (positions as Record<string, unknown>)[name];
mount(Gallery, {
  target: document.getElementById("app")!,
  props: { position, motion: query.has("motion"), spectator: query.has("spectator") },
});
