/** Every page in every language, size and light: nothing missing, nothing beyond the edge. */
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from "./fixtures";
import { playOn } from "./playing";

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

test("the language changes at once, without loading the page", async ({ somebody }) => {
  const { page } = await somebody();
  await page.goto("/");
  await page.getByRole("combobox", { name: "Language" }).selectOption("de");
  await expect(page.getByRole("button", { name: "Jetzt spielen" }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Jetzt spielen" }).first()).toBeVisible();
});

for (const theme of ["light", "dark"] as const) {
  for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
    test(`every page is accessible, ${theme}, ${size}`, async ({ somebody }) => {
      test.slow();
      const { page } = await somebody({ settings: { theme }, viewport });
      for (const path of PAGES) {
        await page.goto(path);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
        await test.step(path, () => expectAccessible(page));
      }
    });

  test(`tables are accessible, ${theme}`, async ({ somebody }) => {
    test.slow();
    const anna = await somebody({ settings: { theme, panel: null } });
    await anna.setUpTable("Nautilùs");
    await test.step("before the start", () => expectAccessible(anna.page));
    for (const game of ["Nauticus", "Nautilùs"]) {
      await anna.quickGame(game);
      await test.step(game, () => expectAccessible(anna.page));
      for (const panel of ["Log", "Chat", "In words", "Table"]) {
        await anna.page.getByRole("button", { name: panel, exact: true }).click();
        await test.step(`${game}: ${panel}`, () => expectAccessible(anna.page));
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
