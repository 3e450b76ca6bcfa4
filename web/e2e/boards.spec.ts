/** The boards themselves: they fit every window, keep their places, and explain their signs. */
import type { Locator, Page } from "@playwright/test";
import { expect, expectNoSidewaysScrolling, test } from "./fixtures";
import { playOn, tableOf } from "./playing";

const PHONE = { width: 360, height: 740 };

interface Seen {
  decider: number | null;
  version: number;
  legal: { text: string }[];
  events: { kind: string; seat?: number | null }[];
}

/** The table as whoever sits at seat 0 sees it. */
async function seenBy(page: Page): Promise<Seen> {
  return (await page.request.get(`/api/tables/${page.url().split("/").at(-1)}?seat=0`)).json();
}

/** Choose a field where something is sold for nothing, so that it can be bought. */
async function beginBuying(page: Page): Promise<void> {
  const any = (kind: string) =>
    page.locator(`.nauticus button[data-move^="${kind}"]:visible`).first();
  const [bonus, goods] = [any("take"), any("buy")];
  const field = page.locator('.nauticus button.field.blue[data-move^="field"]').first();
  await expect(field).toBeVisible({ timeout: 30_000 });
  await field.click();
  // A bonus of the field's place comes before what is bought.
  await expect(goods.or(bonus).first()).toBeVisible({ timeout: 30_000 });
  if (await bonus.isVisible()) await bonus.click();
  await expect(goods).toBeVisible({ timeout: 30_000 });
}

/** Windows in which everything is in sight together; with or without the log beside the board. */
const WINDOWS = [
  { width: 820, height: 1180, log: false },
  { width: 1180, height: 820, log: false },
  { width: 1280, height: 800, log: false },
  { width: 1440, height: 900, log: false },
  { width: 1180, height: 820, log: true },
  { width: 1280, height: 800, log: true },
  { width: 1440, height: 900, log: true },
  { width: 2560, height: 1440, log: true },
  { width: 3440, height: 1440, log: false },
] as const;

/** The same position in one window after the other. */
async function inEveryWindow(
  page: Page,
  look: (width: number, height: number, log: boolean) => Promise<void>,
): Promise<void> {
  const button = page.locator("nav.tools button[aria-controls=panel]").first();
  for (const { width, height, log } of WINDOWS)
    await test.step(`${width} × ${height}${log ? " with the log" : ""}`, async () => {
      await page.setViewportSize({ width, height });
      if (((await button.getAttribute("aria-expanded")) === "true") !== log) await button.click();
      await expect(page.locator("#panel")).toHaveCount(log ? 1 : 0);
      await expectNoSidewaysScrolling(page);
      await look(width, height, log);
    });
}

test("everybody and one's own ships are in sight beside the board, at the start and later", async ({
  somebody,
}) => {
  test.slow();
  const anna = await somebody({ settings: { panel: null, language: "fr" } });
  await anna.quickGame("Nauticus", 3);
  const { page } = anna;
  const rivals = page.locator(".nauticus .others article");
  const ships = page.locator(".nauticus .mine .berth .picture");
  await expect(rivals).toHaveCount(3);
  const everybody = () =>
    inEveryWindow(page, async () => {
      for (const rival of await rivals.all()) {
        await expect(rival).toBeInViewport({ ratio: 1 });
        for (const what of ["points", "taler", "workers", "passes"])
          await expect(rival.locator(`[data-spot^="${what}:"]`)).toBeVisible();
        await expect(rival.locator(".boxes")).toContainText("/12");
      }
      await expect(page.locator(".nauticus section.wheel")).toBeInViewport({ ratio: 0.98 });
      await expect(page.locator(".nauticus .mine article")).toBeInViewport({ ratio: 0.98 });
      await expect(page.locator(".nauticus .part.supply")).toBeInViewport({ ratio: 0.98 });
      for (const ship of await ships.all()) {
        await expect(ship).toBeInViewport({ ratio: 1 });
        expect((await ship.boundingBox())!.height, "height of a ship").toBeGreaterThan(60);
      }
      // The name of every sort stands in one line above its stacks.
      const lines = await page.locator(".nauticus .supply h3").evaluateAll((names) =>
        names.map((name) => {
          const words = document.createRange();
          words.selectNodeContents(name);
          return words.getClientRects().length;
        }),
      );
      expect(lines).toEqual([1, 1, 1, 1]);
    });
  await everybody();
  await playOn(page, 40);
  await expect(ships).not.toHaveCount(0);
  await page.locator(".prompt.mine").waitFor();
  await everybody();
  // In a large window the ships of the others are more than signs.
  await page.setViewportSize({ width: 2560, height: 1440 });
  const afloat = page.locator(".nauticus .others .afloat").first();
  expect((await afloat.boundingBox())!.height).toBeGreaterThan(56);
  // The rest is shown on demand.
  await rivals.first().getByRole("button").click();
  await expect(rivals.first().locator(".holdings")).toBeVisible();
});

test("the board and what is read grow with a large window", async ({ somebody }) => {
  const sizes: number[][] = [];
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 2560, height: 1440 },
    { width: 3440, height: 1440 },
  ]) {
    const anna = await somebody({ viewport, settings: { panel: null } });
    await anna.quickGame("Nauticus", 1);
    const wheel = (await anna.page.locator(".nauticus section.wheel").boundingBox())!;
    const text = await anna.page
      .locator("#prompt")
      .evaluate((line) => parseFloat(getComputedStyle(line).fontSize));
    sizes.push([wheel.width, text]);
    await expectNoSidewaysScrolling(anna.page);
  }
  const [usual, large, wide] = sizes as [number[], number[], number[]];
  expect(usual[0]).toBeGreaterThan(600); // of the 800 pixels of the window's height
  expect(large[0]).toBeGreaterThan(usual[0]! * 1.4);
  expect(large[1]).toBeGreaterThan(usual[1]! * 1.2);
  expect(wide[0]).toBeGreaterThan(usual[0]! * 1.4);
});

test("the board of Nautilùs has what a window leaves it", async ({ somebody }) => {
  const anna = await somebody({ settings: { panel: null, language: "fr" } });
  const { page } = anna;
  await anna.quickGame("Nautilùs");
  const everything = () =>
    inEveryWindow(page, async (width, height, log) => {
      const board = (await page.locator("svg.sea").boundingBox())!;
      const least = height > width ? width * 0.78 : height * (log ? 0.7 : 0.8);
      expect(board.width).toBeGreaterThan(least);
      for (const part of ["#prompt", "svg.sea", ".choosing", ".plates .edge-0", ".plates .edge-2"])
        await expect(page.locator(part)).toBeInViewport({ ratio: 0.98 });
    });
  await everything();
  await playOn(page, 8);
  await page.locator(".prompt.mine").waitFor();
  await everything();
});

test("two players of Nautilùs sit together beside the board, with nothing empty on its other side", async ({
  somebody,
}) => {
  const anna = await somebody({ settings: { panel: null } });
  const { page } = anna;
  await anna.quickGame("Nautilùs", undefined, "two");
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    const sea = (await page.locator("svg.sea").boundingBox())!;
    for (const edge of [0, 1]) {
      const plate = page.locator(`.plates .edge-${edge}`);
      await expect(plate).toBeInViewport({ ratio: 1 });
      expect((await plate.boundingBox())!.x).toBeGreaterThan(sea.x + sea.width);
    }
    expect(sea.x / width).toBeLessThan(0.1);
    await expect(page.locator(".choosing")).toBeInViewport({ ratio: 0.98 });
  }
});

test("what others did stands where the keys of an action will be", async ({ somebody }) => {
  const anna = await somebody({ viewport: PHONE, hasTouch: true, isMobile: true });
  await anna.quickGame("Nauticus", 1);
  const { page } = anna;
  const news = page.locator(".nauticus .news");
  const wheel = page.locator(".nauticus section.wheel");
  await page.locator('.nauticus button.field[data-move^="field"]').first().waitFor();
  await expect(news).toBeVisible();
  const told = (await news.boundingBox())!;
  const before = await wheel.boundingBox();
  await beginBuying(page);
  const key = page.locator(".nauticus .bar .key").first();
  await expect(key).toBeVisible();
  await expect(news).toBeHidden();
  const there = (await key.boundingBox())!;
  expect(there.y).toBeLessThan(told.y + told.height);
  expect(there.y + there.height).toBeGreaterThan(told.y);
  expect(await wheel.boundingBox()).toEqual(before);
});

test("the ships of a single opponent are in sight as pictures at every size", async ({
  somebody,
}) => {
  const anna = await somebody({ settings: { panel: null, language: "fr" } });
  await anna.quickGame("Nauticus", 1);
  const { page } = anna;
  const afloat = page.locator(".nauticus .others :is(.afloat, .berth .picture)");
  await playOn(page, 25);
  await page.locator(".prompt.mine").waitFor();
  await expect(afloat).not.toHaveCount(0);
  await inEveryWindow(page, async () => {
    for (const ship of await afloat.all()) {
      await expect(ship).toBeInViewport({ ratio: 1 });
      expect((await ship.boundingBox())!.height, "height of a ship").toBeGreaterThan(44);
    }
    await expect(page.locator(".nauticus .mine article")).toBeInViewport({ ratio: 0.98 });
  });
});

test("on a phone the own ships are in sight with what is bought", async ({ somebody }) => {
  const anna = await somebody({ viewport: PHONE, hasTouch: true, isMobile: true, locale: "fr" });
  await anna.quickGame("Nauticus", 1);
  const { page } = anna;
  await beginBuying(page);
  const sheet = page.locator(".nauticus .sheet");
  await expect(sheet.locator('button[data-move^="buy"]').first()).toBeInViewport({ ratio: 1 });
  await expect(sheet.locator(".own")).toBeInViewport({ ratio: 1 });
  // The wheel above it is more than a strip.
  const wheel = (await page.locator(".nauticus section.wheel").boundingBox())!;
  const top = (await sheet.boundingBox())!.y;
  expect(top - wheel.y).toBeGreaterThan(150);
  await expectNoSidewaysScrolling(page);
  // Nor is anything beyond the edge of the smallest phone.
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(page);
  for (const key of await page.locator(".nauticus .bar .key:visible").all())
    await expect(key).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(PHONE);
  // With a tile in hand, what the turn cost and the way back are in sight beside it.
  await sheet.locator('button[data-move^="buy"]').first().click();
  const back = page.getByRole("button", { name: "Annuler le tour" });
  await expect(back).toBeInViewport({ ratio: 1 });
  // What can only be stored is in the warehouse at once.
  const { view } = await (await page.request.get(`${tableOf(page)}?seat=0`)).json();
  if (view.in_hand?.tile)
    await expect(page.locator(".nauticus .hand")).toBeInViewport({ ratio: 1 });
});

test("on a phone all keys of an action are in sight in the longest language", async ({
  somebody,
}) => {
  const anna = await somebody({
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    settings: { language: "fr" },
  });
  await anna.quickGame("Nauticus", 1);
  const { page } = anna;
  const seen = new Set<string>();
  await playOn(page, 30, async () => {
    await page.locator(".prompt.mine").waitFor();
    const keys = page.locator(".nauticus .bar:not(.extras) .key:visible");
    for (const { words, right, over } of await keys.evaluateAll((all) =>
      all.map((key) => ({
        words: key.textContent!.trim(),
        right: key.getBoundingClientRect().right,
        over: key.scrollWidth - key.clientWidth,
      })),
    )) {
      seen.add(words);
      expect(right, words).toBeLessThanOrEqual(PHONE.width);
      expect(over, `of ${words} beyond its key`).toBeLessThanOrEqual(0);
    }
    // What somebody did last makes room for the keys.
    if (await page.locator(".nauticus .bar:not(.extras, .rewards) .key").count())
      await expect(page.locator(".nauticus .news")).toBeHidden();
  });
  expect(seen.size).toBeGreaterThan(1);
});

test("news of what happened meanwhile take no room from the board of a phone", async ({
  somebody,
}) => {
  const anna = await somebody({ viewport: PHONE, hasTouch: true, isMobile: true, locale: "de" });
  const { page } = anna;
  await anna.quickGame("Nautilùs");
  const news = page.locator(".missed");
  const ring = page.locator("svg.sea");
  const size = async () => (await ring.boundingBox())!.width;
  const begun = await size();
  for (let decisions = 0; decisions < 10 && !(await news.isVisible()); decisions++) {
    await anna.openWords();
    await anna.decide();
    await expect(anna.choices.first()).toBeVisible({ timeout: 30_000 });
    await page.reload();
    await page.locator("button[data-card]").first().waitFor();
  }
  await expect(news).toBeVisible();
  expect(await size()).toBeCloseTo(begun, 0);
  await expect(page.locator("#prompt")).toBeInViewport({ ratio: 1 });
  const heading = news.locator("b");
  expect(await heading.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);
  // In larger windows too it lies over the page's head alone.
  for (const [width, height] of [
    [820, 1180],
    [1280, 800],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [told, bar] = [
      await news.boundingBox(),
      await page.locator(".bar").first().boundingBox(),
    ];
    expect(told!.y + told!.height, `at ${width}`).toBeLessThanOrEqual(bar!.y + 2);
  }
  await page.setViewportSize(PHONE);
  await news.getByRole("button", { name: "Schließen" }).tap();
  await expect(news).toHaveCount(0);
  expect(await size()).toBeCloseTo(begun, 0);
  // Whoever looks back can be told again.
  await page.getByRole("button", { name: "Rückblick" }).tap();
  await page.getByRole("button", { name: "Seit deinem letzten Zug" }).tap();
  await expect(page.locator(".board.past")).toBeVisible();
});

/** What has its place on the screen, whatever is asked and whoever plays; the last row has its height
 * as well. */
const LANDMARKS = [
  ...[
    "#prompt",
    "nav.tools",
    ".choosing",
    ".part.supply",
    ".tabs",
    ".mine article",
    ".prompt .buttons",
  ],
  ...["svg.sea", "section.wheel", ".part.tracks", ".score", ".others article", ".plates > div"],
];
const WITH_HEIGHT = 6; // of the landmarks

const NOTICED = 3; // pixels; names in bold are a little wider

/** From now on, note in every frame how far the landmarks go; until the game is over, whose end is a
 * scene of its own. */
async function watchPlaces(page: Page): Promise<void> {
  await page.evaluate(
    ([landmarks, high]) => {
      const first = new Map<string, number[]>();
      const jumps: Record<string, number> = {};
      Object.assign(globalThis, { jumps });
      const look = () => {
        if (document.querySelector(".scrubber, #result-title")) return;
        landmarks.forEach((landmark, at) =>
          document.querySelectorAll(landmark).forEach((thing, nth) => {
            const box = thing.getBoundingClientRect();
            if (!box.width) return; // in another game, or behind another tab
            const top = box.top + (thing.closest(".stage") ? scrollY : 0);
            const place = [box.left, top, box.width];
            if (at >= landmarks.length - high) place.push(box.height);
            const name = `${landmark} ${nth}`;
            if (!first.has(name)) first.set(name, place);
            const begun = first.get(name)!;
            const far = Math.max(...place.map((pixels, which) => Math.abs(pixels - begun[which]!)));
            jumps[name] = Math.max(jumps[name] ?? 0, far);
          }),
        );
        requestAnimationFrame(look);
      };
      look();
    },
    [LANDMARKS, WITH_HEIGHT] as const,
  );
}

/** On the desktop as the page comes, with motion and the usual pace; elsewhere faster and further.
 * WHOLE=1 plays whole games; `npm run measure -- steadiness` does so too, and adds up every shift. */
const STEADY = {
  desktop: { viewport: { width: 1280, height: 800 }, decisions: 5, usual: true },
  tablet: { viewport: { width: 820, height: 1180 }, decisions: 14, usual: false },
  log: { viewport: { width: 1180, height: 820 }, decisions: 14, usual: false },
  phone: { viewport: PHONE, decisions: 14, usual: false },
};
const AS_IT_COMES = { pace: undefined, motion: undefined };

for (const [size, { viewport, decisions, usual }] of Object.entries(STEADY))
  for (const game of ["Nauticus", "Nautilùs"])
    test(`nothing jumps in a game of ${game}: ${size}`, async ({ somebody }) => {
      const panel = size === "log" ? size : null;
      const settings = { panel, answer: true, language: "fr", ...(usual && AS_IT_COMES) };
      const anna = await somebody({ viewport, settings });
      const { page } = anna;
      if (process.env.WHOLE) test.setTimeout(900_000);
      await anna.quickGame(game, game === "Nauticus" ? 3 : undefined);
      await page.evaluate(() => document.fonts.ready);
      await page.locator(".prompt.mine").waitFor();
      await watchPlaces(page);
      // Decisions go to the server beside the page, so that nobody's click excuses a jump.
      const shown = () => page.locator(".prompt.mine").waitFor();
      await playOn(page, process.env.WHOLE ? Infinity : decisions, shown);
      if (!process.env.WHOLE) await shown();
      const jumps = await page.evaluate(
        () => (globalThis as unknown as { jumps: Record<string, number> }).jumps,
      );
      expect(Object.keys(jumps).length).toBeGreaterThan(6);
      const far = Object.entries(jumps).filter(([, pixels]) => pixels > NOTICED);
      expect(far, "what jumped, and how far").toEqual([]);
      if (size !== "phone" || game !== "Nautilùs" || process.env.WHOLE) return;
      // The board has the width of the phone, also of the smallest, where it is low.
      for (const [width, height, least] of [
        [360, 740, 0.9],
        [320, 640, 0.75],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expectNoSidewaysScrolling(page);
        const board = (await page.locator("svg.sea").boundingBox())!;
        expect(board.width / width).toBeGreaterThan(least);
        for (const part of ["svg.sea", ".choosing", ".plates .edge-0"])
          await expect(page.locator(part)).toBeInViewport({ ratio: 0.9 });
      }
    });

/** The tip lies within the window, above or below the thing that it explains. */
async function expectNear(page: Page, thing: Locator): Promise<void> {
  const [at, tip] = [
    (await thing.boundingBox())!,
    (await page.getByRole("tooltip", { includeHidden: true }).boundingBox())!,
  ];
  const { width, height } = page.viewportSize()!;
  expect(tip.x).toBeGreaterThanOrEqual(0);
  expect(tip.y).toBeGreaterThanOrEqual(0);
  expect(tip.x + tip.width).toBeLessThanOrEqual(width);
  expect(tip.y + tip.height).toBeLessThanOrEqual(height);
  const apart = Math.max(at.y - (tip.y + tip.height), tip.y - (at.y + at.height));
  expect(apart).toBeLessThan(20);
  expect(tip.x).toBeLessThanOrEqual(at.x + at.width);
  expect(tip.x + tip.width).toBeGreaterThanOrEqual(at.x);
}

test("a sign explains itself beside the pointer and at the focus", async ({ somebody }) => {
  const anna = await somebody();
  await anna.quickGame("Nauticus", 1);
  const { page } = anna;
  const sign = page.locator(".nauticus .mine .passes");
  const tip = page.getByRole("tooltip", { includeHidden: true });
  await sign.hover();
  await expect(tip).toContainText("Whoever passes flips the next tile");
  const [at, near] = [(await sign.boundingBox())!, (await tip.boundingBox())!];
  expect(Math.abs(near.y + near.height / 2 - at.y)).toBeLessThan(120);
  await page.mouse.move(2, 2);
  await expect(tip).toHaveCount(0);
  await page.locator(".nauticus .mine .extra").focus();
  await page.keyboard.press("Shift+Tab");
  await expect(tip).toContainText("Whoever passes flips the next tile");
  await page.keyboard.press("Escape");
  await expect(tip).toHaveCount(0);
  // Those of another player lie behind one tab stop.
  await page.locator(".nauticus .others [tabindex='0']").first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(tip).toContainText("taler");
  await expect(page.locator(".nauticus .others [data-spot^='taler:']")).toBeFocused();
});

test("crowns, extra tile and start player explain themselves beside the pointer", async ({
  somebody,
}) => {
  const anna = await somebody({ settings: { panel: null } });
  await anna.quickGame("Nauticus", 1);
  const { page } = anna;
  const tip = page.getByRole("tooltip", { includeHidden: true });
  for (const [sign, words] of [
    [".mine [data-of$='.crowns']", "flipped pass tiles"],
    [".mine .extra", "Once in the game"],
    [".others .extra", "Once in the game"],
    ["article .start", "chooses the field of this phase"],
  ] as const) {
    const thing = page.locator(`.nauticus ${sign}`).first();
    await thing.hover();
    await expect(tip).toContainText(words);
    await expectNear(page, thing);
    await page.mouse.move(2, 2);
    await expect(tip).toHaveCount(0);
  }
});

test("the signs of every player of Nautilùs explain themselves beside the pointer and at the focus", async ({
  somebody,
}) => {
  const anna = await somebody({ settings: { panel: null } });
  await anna.quickGame("Nautilùs");
  const { page } = anna;
  const tip = page.getByRole("tooltip", { includeHidden: true });
  const plates = page.locator(".plate");
  await expect(plates).toHaveCount(4);
  for (const { width, height } of [
    { width: 820, height: 1180 },
    { width: 1280, height: 800 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize({ width, height });
    for (const plate of await plates.all())
      for (const [sign, words] of [
        [".count", "in hand"],
        ["[data-of$='.home']", "nobody can hit a sailor"],
      ] as const) {
        await plate.locator(sign).hover();
        await expect(tip).toContainText(words);
        await expectNear(page, plate.locator(sign));
      }
  }
  await page.locator(".plate .dealer").hover();
  await expect(tip).toContainText("The dealer of this round");
  // Beside the signs the plate says all of it; by keys it comes first, and the signs after it.
  const other = plates.first();
  await page.locator("#prompt").focus();
  await page.keyboard.press("Shift+Tab");
  await other.focus();
  await expect(tip).toContainText(/cards? · \d of 4 home/);
  await expectNear(page, other);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(tip).not.toContainText("·");
  await expectNear(page, page.locator(":focus"));
  await page.keyboard.press("Escape");
  await expect(tip).toHaveCount(0);
});

test("prices on the tile are targets too, and a turn adds up and is taken back whole", async ({
  somebody,
}) => {
  const anna = await somebody({ settings: { answer: true } });
  await anna.quickGame("Nauticus", 1);
  const { page } = anna;
  await beginBuying(page);
  await page.locator(".nauticus .field button.item").first().click();
  const back = page.getByRole("button", { name: "Take turn back" });
  await expect(back).toBeVisible();
  await expect(page.locator(".nauticus .totals")).toContainText("−1");
  await back.click();
  await expect(back).toBeHidden();
  await expect(page.locator('.nauticus button[data-move^="place"]')).toHaveCount(0);
});

test("fields where one could only pass are marked before they are chosen", async ({ somebody }) => {
  const anna = await somebody();
  await anna.quickGame("Nauticus", 1);
  const { page } = anna;
  await page.locator('.nauticus button[data-move^="field"]').first().waitFor({ timeout: 30_000 });
  // Nobody has a ship to deliver with; and everybody has the money to buy something.
  const delivery = page.locator(".nauticus button.field", { hasText: "Deliver" });
  await expect(delivery.locator(".only-pass")).toHaveText("Pass");
  await expect(delivery).toHaveAccessibleName(/only pass/);
  await expect(page.locator(".nauticus button.field.blue")).toHaveCount(4);
  await expect(page.locator(".nauticus button.field.blue .only-pass")).toHaveCount(0);
  // And so it is.
  await delivery.click();
  const pass = page.locator('.nauticus button[data-move="pass"]');
  const bonus = page.locator('.nauticus button[data-move^="take"]:visible').first();
  await expect(pass.or(bonus).first()).toBeVisible();
  if (await bonus.isVisible()) await bonus.click();
  await expect(pass).toBeVisible();
  const kinds = new Set((await seenBy(page)).legal.map(({ text }) => text.split(" ")[0]));
  expect([...kinds].filter((kind) => kind !== "extra")).toEqual(["pass"]);
});

test("the only answer there is is given by itself, and said, unless the reader chose otherwise", async ({
  somebody,
}) => {
  test.setTimeout(300_000);
  const anna = await somebody({ settings: { answer: undefined } }); // as the page comes
  await anna.quickGame("Nauticus", 1);
  const { page } = anna;
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(globalThis, { told });
    const note = () => told.push(document.querySelector("#prompt [role=status]")!.textContent!);
    const all = { subtree: true, childList: true, characterData: true };
    new MutationObserver(note).observe(document.querySelector("#prompt")!, all);
  });
  const said = () =>
    page.evaluate(() =>
      (globalThis as unknown as { told: string[] }).told.find((words) =>
        words.startsWith("Only one answer: "),
      ),
    );
  // Decisions with a choice go to the server beside the page; it is alone with the others.
  const table = `/api/tables/${page.url().split("/").at(-1)}`;
  const headers = { Origin: new URL(page.url()).origin };
  let chosen = 0;
  await expect
    .poll(
      async () => {
        const { decider, legal, version } = await seenBy(page);
        if (decider === 0 && legal.length > 1) {
          const [first] = legal; // as good as any
          const command = { do: "move", seat: 0, version, move: first!.text };
          await page.request.post(`${table}/do`, { data: command, headers });
          chosen++;
        }
        return said();
      },
      { timeout: 240_000, intervals: [50] },
    )
    .toBeTruthy();
  const made = async () =>
    (await seenBy(page)).events.filter(({ kind, seat }) => kind === "move" && seat === 0).length;
  await expect.poll(made).toBeGreaterThan(chosen);
});

test("a move is confirmed where it was chosen, if the reader wants to be asked", async ({
  somebody,
}) => {
  const anna = await somebody({ settings: { confirm: true } });
  await anna.quickGame("Nauticus", 1);
  const { page } = anna;
  const control = page.locator(".nauticus button[data-move]:visible").first();
  await control.click();
  const asked = page.getByRole("alertdialog");
  const [thing, box] = [(await control.boundingBox())!, (await asked.boundingBox())!];
  const gap = Math.min(
    Math.abs(box.y - (thing.y + thing.height)),
    Math.abs(thing.y - (box.y + box.height)),
  );
  expect(gap).toBeLessThan(24);
  await asked.getByRole("button", { name: "No" }).click();
  await expect(asked).toHaveCount(0);
});

test("the list of played cards covers no place of a harbour on a phone", async ({ somebody }) => {
  const anna = await somebody({ viewport: PHONE, hasTouch: true, isMobile: true });
  await anna.quickGame("Nautilùs");
  const { page } = anna;
  await page.locator(".pile button").tap();
  const list = (await page.locator(".middle .all").boundingBox())!;
  const places = await page.locator("svg.sea g.place").all();
  expect(places.length).toBeGreaterThan(0);
  for (const place of places) {
    const at = (await place.boundingBox())!;
    const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
    const inside = x > list.x && x < list.x + list.width && y > list.y && y < list.y + list.height;
    expect(inside).toBe(false);
  }
});

test("the extra action opens over the board, moves nothing, and closes again", async ({
  somebody,
}) => {
  const anna = await somebody({ settings: { panel: null } });
  await anna.quickGame("Nauticus", 1);
  const { page } = anna;
  const extra = page.getByRole("button", { name: "Extra action", exact: true });
  for (let choice = 0; choice < 6 && !(await extra.isVisible()); choice++) {
    await page.locator(".nauticus button[data-move]:visible").first().click();
    await page.waitForTimeout(400);
  }
  const wheel = page.locator(".nauticus section.wheel");
  const before = await wheel.boundingBox();
  const offered = page.locator('.nauticus .extras button[data-move^="extra"]');
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => page.locator(".nauticus .part.tracks").click({ position: { x: 2, y: 2 } }),
  ]) {
    await extra.click();
    await expect(offered.first()).toBeVisible();
    expect(await wheel.boundingBox()).toEqual(before);
    await close();
    await expect(offered).toHaveCount(0);
  }
});

test("the list of played cards closes by Escape and by its button", async ({ somebody }) => {
  const anna = await somebody();
  await anna.quickGame("Nautilùs");
  const { page } = anna;
  const list = page.locator(".middle .all");
  const pile = page.locator(".pile button");
  await pile.click();
  await expect(list).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toHaveCount(0);
  await pile.click();
  await list.getByRole("button").click();
  await expect(list).toHaveCount(0);
});

test("every played card is listed with its count, in figures and in words", async ({
  somebody,
}) => {
  const anna = await somebody({ settings: { panel: null } });
  await anna.quickGame("Nautilùs");
  const { page } = anna;
  await playOn(page, 10);
  await page.locator(".prompt.mine").waitFor();
  const pile = page.locator(".pile button");
  await pile.click();
  const items = page.locator(".middle .all li");
  let sum = 0;
  for (const item of await items.all()) {
    const count = Number(await item.locator("b").innerText());
    expect(count).toBeGreaterThan(0);
    sum += count;
    // The count stands in a field of its own: 7 and 2 are neither 72 nor a sum or a product.
    await expect(item.locator("[aria-hidden=true]")).not.toContainText(/[×+=]/);
    const said =
      count === 1 ? /[^)]$/ : count === 2 ? /\(twice\)$/ : RegExp(`\\(${count} times\\)$`);
    await expect(item.locator(".unseen")).toHaveText(said);
  }
  expect(sum).toBe(Number(await pile.locator("b").innerText()));
});

/** How much larger than usual the board is. */
const enlarged = (page: Page): Promise<number> =>
  page.locator(".view").evaluate((view) => view.scrollWidth / view.clientWidth);

for (const game of ["Nauticus", "Nautilùs"])
  test(`the board of ${game} is enlarged by wheel, keys and buttons, and shown whole again`, async ({
    somebody,
  }) => {
    // A low window: the page has something to scroll.
    const anna = await somebody({ viewport: { width: 1280, height: 600 } });
    await anna.quickGame(game, game === "Nauticus" ? 1 : undefined);
    const { page } = anna;
    const board = page.locator(".view");
    await board.hover({ position: { x: 40, y: 60 } });
    await page.mouse.wheel(0, 120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await enlarged(page)).toBeCloseTo(1, 2);
    await page.keyboard.down("Control");
    await page.mouse.wheel(0, -240);
    await page.keyboard.up("Control");
    await expect.poll(() => enlarged(page)).toBeCloseTo(2, 1);
    // The bare wheel moves the board first, then the page: nobody is held in it.
    await page.evaluate(() => scrollTo(0, 0));
    for (let turns = 0; turns < 20 && !(await page.evaluate(() => scrollY)); turns++) {
      await page.mouse.wheel(0, 300);
      await page.waitForTimeout(50);
    }
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.keyboard.press("0");
    await expect.poll(() => enlarged(page)).toBeCloseTo(1, 2);
    await page.getByRole("button", { name: "Enlarge the board" }).click();
    await expect.poll(() => enlarged(page)).toBeCloseTo(1.4, 1);
    await page.getByRole("button", { name: "The whole board again" }).click();
    await expect.poll(() => enlarged(page)).toBeCloseTo(1, 2);
    await expectNoSidewaysScrolling(page);
  });

test("two fingers enlarge a board about themselves, one finger scrolls the page", async ({
  somebody,
}) => {
  const anna = await somebody({ viewport: PHONE, hasTouch: true, isMobile: true });
  await anna.quickGame("Nauticus", 1);
  const { page } = anna;
  const touch = await page.context().newCDPSession(page);
  const board = (await page.locator(".view").boundingBox())!;
  const [x, y] = [board.x + board.width / 2, board.y + board.height / 2];
  const fingers = async (type: "touchStart" | "touchMove" | "touchEnd", ...at: number[][]) =>
    touch.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: at.map(([x, y], id) => ({ x: x!, y: y!, id })),
    });
  await fingers("touchStart", [x - 30, y], [x + 30, y]);
  for (const far of [40, 50, 60]) await fingers("touchMove", [x - far, y], [x + far, y]);
  await fingers("touchEnd");
  await expect.poll(() => enlarged(page)).toBeCloseTo(2, 1);
  expect(await page.evaluate(() => visualViewport!.scale)).toBe(1);
  const left = await page.locator(".view").evaluate((view) => view.scrollLeft);
  expect(left).toBeCloseTo(board.width / 2, -1);
  await page.getByRole("button", { name: "The whole board again" }).tap();
  await fingers("touchStart", [x, y]);
  for (const way of [20, 40, 60, 80]) await fingers("touchMove", [x, y - way]);
  await fingers("touchEnd");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(20);
});
