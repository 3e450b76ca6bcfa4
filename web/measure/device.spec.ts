/** Play without a network on a slow phone: how long the pack takes over 3G, how soon Python is there, what
 * moves, bots and whole games take with a quarter of the processor, and what all that takes of memory and
 * of the processor, which is what empties a battery. It prints figures and judges none. */
import { ask, end, playThrough, seated, start } from "../e2e/device";
import { test } from "../e2e/fixtures";
import type { AnalysisProgress, Offer } from "../src/lib/api/wire";
import { report } from "./report";
import { behind, load, memoryOf, MOBILE_3G, processorTime, rendererOf, slowed } from "./slowness";

const SLOWER = 4;
const STARTS = 5;
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

test("the pack over 3G, and the start of Python", async ({ somebody }) => {
  test.setTimeout(900_000);
  const { page } = await somebody(PHONE);
  await page.goto("/settings");
  const pid = await rendererOf(page);
  const before = memoryOf(pid);
  await behind(page, MOBILE_3G);
  const { loaded } = await start(page);
  report(`the pack over 3G, ${load()}`, [loaded]);
  const memory = memoryOf(pid) - before;
  console.log(`memory of the worker with Python started: ${memory.toFixed(0)} MB`);
  await end(page);
  for (const times of [1, SLOWER]) {
    const [starts, processor]: [number[], number[]] = [[], []];
    for (let again = 0; again < STARTS; again++) {
      const used = processorTime(pid);
      const { loaded, started } = await slowed(pid, times, () => start(page));
      starts.push(loaded + started);
      processor.push(1000 * (processorTime(pid) - used));
      await end(page);
    }
    report(`Python started from what is kept, 1/${times} of the processor, ${load()}`, starts);
    report(`    of the processor`, processor);
  }
});

const MOST = 2_000; // decisions of one's own, more than any game has
const THOUGHTS = 5;

for (const times of [1, SLOWER])
  test(`moves, bots and whole games with 1/${times} of the processor`, async ({ somebody }) => {
    test.setTimeout(3_600_000);
    const { page } = await somebody(PHONE);
    await page.goto("/settings");
    const pid = await rendererOf(page);
    const before = memoryOf(pid);
    await start(page);
    const { games, bots } = await ask<Offer>(page, "GET", "/games");
    const levels = bots.filter((bot) => bot.startsWith("level:"));
    for (const game of games) {
      const table = await seated(page, game, levels[0]!);
      const used = processorTime(pid);
      const { own, bots, whole } = await slowed(pid, times, () => playThrough(page, table, MOST));
      const processor = 1000 * (processorTime(pid) - used);
      const of = `${game.name}, 1/${times}, ${load()}:`;
      report(`${of} own move, until the table is told`, own);
      report(`${of} move of ${levels[0]}`, bots);
      report(`${of} whole game of ${own.length + bots.length} decisions`, [whole]);
      report(`    of the processor`, [processor]);
      const each = processor / (own.length + bots.length);
      const memory = memoryOf(pid) - before;
      console.log(`    ${each.toFixed(1)} ms a decision; memory ${memory.toFixed(0)} MB`);

      // What each level thinks about one position in the middle.
      const other = await seated(page, game, levels[0]!);
      await playThrough(page, other, 10);
      for (const bot of levels) {
        const [thoughts, used]: [number[], number] = [[], processorTime(pid)];
        await slowed(pid, times, async () => {
          for (let again = 0; again < THOUGHTS; again++) {
            const since = performance.now();
            await ask(page, "GET", `/tables/${other}/hint?seat=0&bot=${encodeURIComponent(bot)}`);
            thoughts.push(performance.now() - since);
          }
        });
        report(`${of} a thought of ${bot}`, thoughts);
        report(`    of the processor`, [(1000 * (processorTime(pid) - used)) / THOUGHTS]);
      }
    }
    await end(page);
  });

test("the analysis of a whole game", async ({ somebody }) => {
  test.setTimeout(3_600_000);
  const { page } = await somebody(PHONE);
  await page.goto("/settings");
  const pid = await rendererOf(page);
  await start(page);
  const { games, bots } = await ask<Offer>(page, "GET", "/games");
  for (const game of games) {
    const table = await seated(page, game, bots[0]!);
    await playThrough(page, table, MOST);
    const [since, used] = [performance.now(), processorTime(pid)];
    const address = `/tables/${table}/analysis?after=100000`;
    let found = await ask<AnalysisProgress>(page, "GET", address);
    while (found.state === "running") {
      await new Promise((wake) => setTimeout(wake, 500));
      found = await ask<AnalysisProgress>(page, "GET", address);
    }
    const { playouts } = found.analysis.settings;
    const of = `${game.name}: ${found.total} decisions with ${playouts} playouts, ${load()}`;
    report(of, [performance.now() - since]);
    report(`    of the processor`, [1000 * (processorTime(pid) - used)]);
  }
  await end(page);
});
