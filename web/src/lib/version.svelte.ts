/** The installed page: kept by a service worker, so that it opens without a network. A new version
 * waits until the reader lets it in.
 */
const IDLE_AFTER = 4_000; // milliseconds: what is shown first comes first
const TRY_AGAIN_AFTER = 60_000;
const LOOK_EVERY = 60 * 60 * 1_000;

let takeOver = $state.raw<(() => void) | null>(null);

/** Lets the new version in, which loads the page anew; null if there is none. */
export function newVersion(): (() => void) | null {
  return takeOver;
}

export function leaveForLater(): void {
  takeOver = null;
}

/** Keep the page for later, once it is idle; not for whoever asked to be spared data. */
export function keepPage(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!("serviceWorker" in navigator) || import.meta.env.DEV || connection?.saveData) return;
  const begin = (): unknown => setTimeout(tryToRegister, IDLE_AFTER);
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}

/** A server that is away just then is asked again later. */
function tryToRegister(): void {
  register().catch(() => setTimeout(tryToRegister, TRY_AGAIN_AFTER));
}

async function register(): Promise<void> {
  const { registerSW } = await import("virtual:pwa-register");
  const update = registerSW({
    immediate: true,
    onNeedRefresh: () => (takeOver = () => void update()),
    onRegisteredSW(_, registration) {
      // Without a network, or with a server that is away, the next look will do.
      setInterval(() => registration?.update().catch(() => {}), LOOK_EVERY);
    },
    // A browser that keeps nothing, or is told not to: the page comes from the server as ever.
    onRegisterError() {},
  });
}
