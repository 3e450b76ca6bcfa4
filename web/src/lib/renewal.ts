/** A page that was open while a new version was installed asks for files that are gone. It loads
 * itself anew, once: whatever happens at a table is kept by the server. */

const PLACE = "seaboard-renewed";
const ONCE_IN = 20_000; // milliseconds: a second failure so soon has another cause

/** Whether to load the page anew now; remembers that it was done. */
export function mayRenew(memory: Pick<Storage, "getItem" | "setItem">, now: number): boolean {
  try {
    const last = Number(memory.getItem(PLACE) ?? 0);
    if (now - last < ONCE_IN) return false;
    memory.setItem(PLACE, String(now));
    return true;
  } catch {
    return false; // without a memory it might go on for ever
  }
}

/** Whether the server is there. If it is not, a page that loads itself anew would be lost. */
async function serverAnswers(): Promise<boolean> {
  try {
    await fetch("/health", { cache: "no-store" });
    return true; // also if it says that it is not ready: files it gives
  } catch {
    return false;
  }
}

export function renewWhenOld(reload = () => location.reload()): void {
  addEventListener("vite:preloadError", () => {
    void serverAnswers().then((there) => {
      if (there && mayRenew(sessionStorage, Date.now())) reload();
    });
  });
}
