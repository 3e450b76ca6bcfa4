/** The service worker: keeps the whole page, with rules and words in every language. A new one waits
 * until the reader lets it in; requests to the server are never kept.
 */
import { clientsClaim } from "workbox-core";
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import { CACHE, renewPack } from "./lib/device/pack";

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
declare const self: {
  __WB_MANIFEST: (PrecacheEntry | string)[];
  skipWaiting(): Promise<void>;
};

/** What the server answers itself, and files. */
const OF_THE_SERVER = [/^\/(api|health|metrics)(\/|$)/, /\.\w+$/];
/** Scripts of the pack for devices, which its worker has put into the cache. */
const SCRIPTS = /\/device\/[0-9a-f]{16}\/[\w.]+\.mjs$/;

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
clientsClaim(); // from the first visit on; new versions still wait
registerRoute(
  new NavigationRoute(createHandlerBoundToURL("index.html"), { denylist: OF_THE_SERVER }),
);
registerRoute(SCRIPTS, new CacheFirst({ cacheName: CACHE }));

// A version is ready when the games that are kept here are too: an update must not take them away.
addEventListener("install", (event) => (event as Extendable).waitUntil(renewPack()));

addEventListener("message", ({ data }) => {
  if (data?.type === "SKIP_WAITING") void self.skipWaiting();
});
