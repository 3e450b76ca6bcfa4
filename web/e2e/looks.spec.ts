/** Every page in every language, size and light: nothing missing, nothing beyond the edge. */
import type { LessonList } from "../src/lib/api/wire";
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from "./fixtures";
import { foldedGame, playOn } from "./playing";

const LANGUAGES = {
  en: { play: "Play now", settings: "Settings" },
  de: { play: "Jetzt spielen", settings: "Einstellungen" },
  fr: { play: "Jouer maintenant", settings: "Réglages" },
} as const;
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };
const PAGES = [
  "/",
  "/settings",
  "/replay",
  "/fair",
  "/rules",
  "/rules/nauticus",
  "/nowhere/at/all",
];
const LEARNING = [
  "/learn",
  "/learn/nauticus/finishing",
  "/learn/nautilus/moby-dick",
  "/puzzles",
  "/puzzles/nautilus/daily",
  "/editor",
  "/editor/nauticus",
  "/offline",
];

for (const [locale, words] of Object.entries(LANGUAGES)) {
  test(`speaks the browser's language: ${locale}`, async ({ somebody }) => {
    const { page } = await somebody({ locale });
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await page.getByRole("button", { name: words.play }).first().click();
    await page.waitForURL(/\/table\//);
    await page.locator("#prompt").waitFor();
    expect(await page.locator("#prompt").innerText()).not.toContain("nauticus-");
    await page.goto("/settings");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.settings);
  });
}

for (const locale of ["de", "fr"])
  test(`learning, puzzles, editor and device speak it too: ${locale}`, async ({ somebody }) => {
    test.slow();
    const { page } = await somebody({ locale, viewport: PHONE, hasTouch: true });
    for (const path of [...LEARNING, `/table/${await foldedGame(page)}/analysis`]) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForLoadState("networkidle");
      await test.step(path, async () => {
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        const words = await page.locator("main").innerText();
        expect(words).not.toMatch(
          /(app|analysis|learning|puzzles|editor|device|nauticus|nautilus)-[a-z]/,
        );
        await expectNoSidewaysScrolling(page);
      });
    }
    await page.goto("/learn/nauticus");
    await page.locator("main .first button").click();
    await page.waitForURL(/\/table\//);
    const said = page.locator(".coach [role=status]");
    await expect(said).not.toBeEmpty();
    const { messages } = (await (
      await page.request.get(`/api/games/nauticus/lessons/${locale}`)
    ).json()) as LessonList;
    expect(messages).toContain(await said.innerText());
    await expectNoSidewaysScrolling(page);
  });

test("the language changes at once, without loading the page", async ({ somebody }) => {
  const { page } = await somebody();
  await page.goto("/");
  await page.getByRole("combobox", { name: "Language" }).selectOption("de");
  await expect(page.getByRole("button", { name: "Jetzt spielen" }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Jetzt spielen" }).first()).toBeVisible();
});

for (const theme of ["light", "dark"] as const) {
  const coloursOnly = theme === "dark";
  for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
    test(`every page is accessible, ${theme}, ${size}`, async ({ somebody }) => {
      test.slow();
      const { page } = await somebody({ settings: { theme }, viewport });
      for (const path of [...PAGES, ...LEARNING]) {
        await page.goto(path);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
        await test.step(path, () => expectAccessible(page, coloursOnly));
      }
    });

  test(`an analysis is accessible, ${theme}`, async ({ somebody }) => {
    const { page } = await somebody({ settings: { theme }, viewport: PHONE });
    await page.goto(`/table/${await foldedGame(page)}/analysis`);
    await page.locator("#luck-title").waitFor();
    await expectAccessible(page, coloursOnly);
    await page.setViewportSize(DESKTOP);
    await expectAccessible(page, coloursOnly);
  });

  test(`tables are accessible, ${theme}`, async ({ somebody }) => {
    test.slow();
    const anna = await somebody({ settings: { theme, panel: null } });
    await anna.setUpTable("Nautilùs");
    await test.step("before the start", () => expectAccessible(anna.page, coloursOnly));
    for (const game of ["Nauticus", "Nautilùs"]) {
      await anna.quickGame(game);
      await test.step(game, () => expectAccessible(anna.page, coloursOnly));
      for (const panel of ["Log", "Chat", "In words", "Table"]) {
        await anna.page.getByRole("button", { name: panel, exact: true }).click();
        await test.step(`${game}: ${panel}`, () => expectAccessible(anna.page, coloursOnly));
      }
    }
  });
}

for (const [game, opponents, mode] of [
  ["Nauticus", 1, undefined],
  ["Nautilùs", undefined, "two"],
] as const)
  test(`on a phone a table of ${game} is accessible before, during and after play`, async ({
    somebody,
  }) => {
    test.slow();
    const theme = game === "Nauticus" ? "light" : "dark";
    const anna = await somebody({
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
      settings: { theme },
    });
    const { page } = anna;
    await anna.setUpTable(game);
    await test.step("before", () => expectAccessible(page));
    await anna.quickGame(game, opponents, mode);
    await test.step("during", () => expectAccessible(page));
    await playOn(page);
    await page.locator("section.rises figure svg").waitFor({ timeout: 60_000 });
    await test.step("after", () => expectAccessible(page));
  });

test("a game can be begun without scrolling", async ({ somebody }) => {
  for (const language of ["en", "de", "fr"]) {
    const { page } = await somebody({
      viewport: { width: 1280, height: 800 },
      settings: { language },
    });
    await page.goto("/");
    for (const game of ["Nauticus", "Nautilùs"])
      await expect(
        page.getByRole("article", { name: game }).locator("button.primary"),
      ).toBeInViewport({ ratio: 1 });
  }
});

test("on a phone nothing scrolls sideways and every page can be used", async ({ somebody }) => {
  const anna = await somebody({ viewport: PHONE, hasTouch: true, isMobile: true, locale: "de" });
  const { page } = anna;
  for (const path of PAGES) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await test.step(path, () => expectNoSidewaysScrolling(page));
  }
  for (const game of ["Nauticus", "Nautilùs"]) {
    await anna.quickGame(game);
    await test.step(game, () => expectNoSidewaysScrolling(page));
    await anna.openWords();
    await expect(page.locator("#panel")).toBeVisible();
    await test.step(`${game} in words`, () => expectNoSidewaysScrolling(page));
  }
});

for (const [held, viewport] of [
  ["upright", PHONE],
  ["on its side", { width: 740, height: 360 }],
] as const) {
  test(`on a phone held ${held} board, question and hand are in sight together`, async ({
    somebody,
  }) => {
    const anna = await somebody({ viewport, hasTouch: true, isMobile: true });
    const { page } = anna;
    await anna.quickGame("Nautilùs");
    const card = page.locator("button[data-card]").first();
    const parts = [page.locator("#prompt"), page.locator("svg.sea"), card];
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 0.95 });
    const boxes = await Promise.all(parts.map(async (part) => (await part.boundingBox())!));
    boxes.forEach((one, at) =>
      boxes.slice(at + 1).forEach((other) => {
        const across = one.x < other.x + other.width && other.x < one.x + one.width;
        const down = one.y < other.y + other.height && other.y < one.y + one.height;
        expect(across && down, "two parts cover each other").toBe(false);
      }),
    );
    // Touching a card shows what it can do, and a button that is to be touched is in sight.
    await card.tap();
    await expect(page.locator("button.main")).toBeInViewport();
    await page.locator("button.main").tap();
    await expect(page.locator("button.main")).toHaveCount(0);
    await expectNoSidewaysScrolling(page);

    await anna.quickGame("Nauticus", 1);
    await expect(page.locator("#prompt")).toBeInViewport({ ratio: 0.95 });
    await expect(page.locator(".wheel").first()).toBeInViewport({ ratio: 0.9 });
    await expectNoSidewaysScrolling(page);
  });
}

test("whoever comes back on a phone sees at once in which game it is his turn", async ({
  somebody,
}) => {
  const anna = await somebody({ viewport: PHONE, hasTouch: true, isMobile: true });
  const { page } = anna;
  await anna.quickGame("Nauticus", 1);
  const table = new URL(page.url()).pathname;
  await page.goto("/");
  const line = page.getByRole("region", { name: "My games" }).locator(`a[href="${table}"]`);
  await expect(line).toContainText("Your turn");
  await expect(line).toBeInViewport({ ratio: 1 });
  await line.tap();
  await expect(page.locator("#prompt")).toBeVisible();
});

test("the night follows the device, or the reader's choice", async ({ somebody }) => {
  const { page } = await somebody({ colorScheme: "dark" });
  await page.goto("/settings");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByText("Day", { exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("text and cards are as large as the reader wants them", async ({ somebody }) => {
  const anna = await somebody();
  const { page } = anna;
  const sizes: number[][] = [];
  for (const size of ["As usual", "Very large"]) {
    await page.goto("/settings");
    await page.getByText(size, { exact: true }).click();
    await anna.quickGame("Nautilùs");
    const text = await page
      .locator("#prompt")
      .evaluate((line) => parseFloat(getComputedStyle(line).fontSize));
    sizes.push([text, (await page.locator("button[data-card]").first().boundingBox())!.width]);
  }
  expect(sizes[1]![0]).toBeGreaterThan(sizes[0]![0]! * 1.15);
  expect(sizes[1]![1]).toBeGreaterThan(sizes[0]![1]! * 1.1);
});

test("the volume is kept, and ? tells all keys of a table", async ({ somebody }) => {
  const anna = await somebody();
  const { page } = anna;
  await page.goto("/settings");
  await page.getByRole("slider", { name: "Volume" }).fill("30");
  await page.reload();
  await expect(page.getByRole("slider", { name: "Volume" })).toHaveValue("30");
  await anna.quickGame("Nauticus", 1);
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog");
  await expect(keys).toContainText("Take the last move back");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(keys).toHaveCount(0);
});

test("bots have names of their own and a face", async ({ somebody }) => {
  const anna = await somebody();
  await anna.quickGame("Nauticus", 3);
  const players = anna.page.getByRole("list", { name: "Players" }).getByRole("listitem");
  const names = await players.allInnerTexts();
  expect(new Set(names).size).toBe(4);
  expect(names.join(" ")).not.toMatch(/\d|Sailor|Mate|Captain/);
  await expect(players.nth(1).locator('svg[viewBox="0 0 48 48"]')).toBeVisible();
});
