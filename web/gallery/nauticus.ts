/** For whoever draws the board: a stored position, chosen by the address, without a server.
 * `npm run dev`, then /gallery/nauticus.html?n=5&lang=de&theme=dark&show=result */
import "../src/lib/theme/base.css";
import { mount } from "svelte";
import { choose, type Language } from "../src/lib/i18n/index.svelte";
import Gallery from "./NauticusGallery.svelte";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
if (asked.get("motion") === "off") document.documentElement.dataset.motion = "off";
await choose((asked.get("lang") ?? "en") as Language);
mount(Gallery, {
  target: document.getElementById("app")!,
  props: { n: Number(asked.get("n") ?? 0), show: asked.get("show") ?? "board" },
});
