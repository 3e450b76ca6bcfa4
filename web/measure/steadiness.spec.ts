/** What moves by itself in a whole game, and how soon a move of somebody else is seen.
 *
 * Decisions go to the server beside the page: nothing is clicked or pressed in it, so no shift of
 * its layout is excused by the browser as an answer to the reader. It prints figures and judges
 * none; `e2e/boards.spec.ts` does, with some decisions of a game. */
import { type Person, test } from "../e2e/fixtures";
import { playOn } from "../e2e/playing";
import { report } from "./report";

interface Shift {
  value: number;
  /** Whether it followed a move of somebody else, or one's own. */
  others: boolean;
  what: string;
}
interface Seen {
  shifts: Shift[];
  /** From a message with a move of somebody else to the task after its first frame. */
  frames: number[];
}

/** Runs in the page, before anything of it. */
function watch(): void {
  const seen: Seen = { shifts: [], frames: [] };
  Object.assign(window, { seen });
  let [decided, others, heard] = [false, true, 0];
  const name = (node: Node | null): string => {
    const thing = node instanceof Element ? node : node?.parentElement;
    const path = [thing?.parentElement, thing].map((each) =>
      each ? [each.localName, ...each.classList].filter((part) => !/^svelte-/.test(part)) : [],
    );
    return path.map((parts) => parts.join(".")).join(" > ");
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    })[])
      if (!entry.hadRecentInput)
        seen.shifts.push({
          value: entry.value,
          others,
          what: [...new Set(entry.sources.map(({ node }) => name(node)))].join(", "),
        });
  }).observe({ type: "layout-shift", buffered: true });
  const Own = WebSocket;
  window.WebSocket = class extends Own {
    constructor(address: string | URL) {
      super(address);
      this.addEventListener("message", ({ data }) => {
        const { type, table } = JSON.parse(String(data)) as {
          type: string;
          table?: { decider: number | null; viewer: number | null };
        };
        if (type !== "table" || !table) return;
        others = !decided;
        decided = table.decider === table.viewer;
        if (others) heard = performance.now();
      });
    }
  };
  const noticed = () => {
    if (!heard) return;
    const since = heard;
    heard = 0;
    requestAnimationFrame(() => setTimeout(() => seen.frames.push(performance.now() - since)));
  };
  addEventListener("DOMContentLoaded", () =>
    new MutationObserver(noticed).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    }),
  );
}

async function wholeGame(person: Person, game: string, where: string): Promise<void> {
  const { page } = person;
  await page.addInitScript(watch);
  await person.quickGame(game, game === "Nauticus" ? 3 : undefined);
  await page.waitForTimeout(1_000);
  // From the first decision on: what comes while the page is loaded is another matter.
  await page.evaluate(() => ((window as unknown as { seen: Seen }).seen.shifts.length = 0));
  // The page has shown what the others did before one decides.
  const decisions = await playOn(page, Infinity, () => page.locator(".prompt.mine").waitFor());
  await page.waitForTimeout(1_000);
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  report(`${game}, ${where}: from a move of another to its first frame`, seen.frames);
  for (const others of [true, false]) {
    const shifts = seen.shifts.filter((shift) => shift.others === others);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    const whose = others ? "others move" : "own moves";
    console.log(
      `${game}, ${where}: layout shift, ${whose}, ${decisions} decisions of one's own: ${sum.toFixed(4)}`,
    );
    const largest = shifts.toSorted((a, b) => b.value - a.value).slice(0, 5);
    for (const { value, what } of largest) console.log(`    ${value.toFixed(4)}  ${what}`);
  }
}

for (const [where, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1280, height: 800 },
  phone: { width: 360, height: 740 },
}))
  for (const game of ["Nauticus", "Nautilùs"])
    test(`a whole game of ${game}, ${where}`, async ({ somebody }) => {
      test.setTimeout(900_000);
      // With motion and pace as the page comes.
      const usual = { pace: undefined, motion: undefined };
      const settings = { ...usual, panel: where === "laptop" ? "table" : null };
      const phone = where === "phone";
      await wholeGame(
        await somebody({ viewport, settings, isMobile: phone, hasTouch: phone }),
        game,
        where,
      );
    });
