/** Evenings at the table, as people spend them. */
import { expect, test } from "./fixtures";

test("from the start page into a game against bots within a click, and a move taken back", async ({
  somebody,
}) => {
  const anna = await somebody();
  await anna.quickGame("Nauticus", 2);
  await expect(anna.page).toHaveTitle(/Your turn/);
  await expect(anna.page.getByRole("list", { name: "Players" }).getByRole("listitem")).toHaveCount(
    3,
  );
  await anna.openWords();
  await expect(anna.choices).toHaveCount(8);
  const before = await anna.choices.allInnerTexts();
  await anna.decide();
  await expect(anna.choices).not.toHaveText(before);
  await anna.page.getByRole("button", { name: "Undo" }).click();
  await expect(anna.choices).toHaveText(before);
  await expect(anna.page.getByRole("button", { name: "Undo" })).toBeDisabled();
});

test("a hint says what a bot would do", async ({ somebody }) => {
  const anna = await somebody();
  await anna.quickGame("Nauticus");
  await anna.page.getByRole("button", { name: "Hint" }).click();
  await expect(anna.page.getByText("A bot would:")).toBeVisible({ timeout: 20_000 });
});

test("a friend comes by the link, and both see each other's moves and words", async ({
  somebody,
}) => {
  const anna = await somebody();
  const link = await anna.setUpTable("Nauticus", (form) =>
    form.locator("dialog").getByText("2", { exact: true }).click(),
  );
  const ben = await somebody();
  await ben.page.goto(link);
  await ben.page.getByLabel("Your name").fill("Ben");
  await ben.page.getByRole("button", { name: "Sit here" }).click();
  await expect(anna.page.getByText("Ben", { exact: true })).toBeVisible();
  await anna.page.getByRole("button", { name: "Start the game" }).click();
  for (const each of [anna, ben]) await each.openWords();
  await expect(anna.choices).toHaveCount(8);
  await expect(ben.choices).toHaveCount(0);
  await anna.decide();
  await ben.page.getByRole("button", { name: "Log", exact: true }).click();
  await expect(ben.page.locator("#panel li").first()).toContainText(/\p{L}/u);

  await ben.page.getByRole("button", { name: "Chat", exact: true }).click();
  await ben.page.getByLabel("Say something").fill("Ahoy, captain!");
  await ben.page.keyboard.press("Enter");
  await anna.page.getByRole("button", { name: /^Chat/ }).click();
  await expect(anna.page.locator("#panel")).toContainText("Ahoy, captain!");
});

test("a link that leads nowhere says so", async ({ somebody }) => {
  const anna = await somebody();
  await anna.page.goto("/table/AAAAAAAAAAAAAAAA");
  await expect(anna.page.getByRole("heading", { level: 1 })).toHaveText("There is no such table");
  await anna.page.goto("/nowhere/at/all");
  await expect(anna.page.getByRole("heading", { level: 1 })).toHaveText("Uncharted waters");
});

test("two people at one screen: hands are covered when the device changes hands", async ({
  somebody,
}) => {
  const anna = await somebody();
  await anna.setUpTable("Nautilùs", async (form) => {
    await form.getByLabel("Mode").selectOption("two");
  });
  await anna.page.getByRole("button", { name: "Somebody beside me" }).click();
  await anna.page.getByLabel("Name of the player").fill("Ben");
  await anna.page.getByRole("button", { name: "Sit down" }).click();
  await anna.page.getByRole("button", { name: "Start the game" }).click();
  const covered = anna.page.getByRole("heading", { name: /^Hand the device to/ });
  const players = new Set<string>();
  for (let turn = 0; turn < 20 && players.size < 2; turn++) {
    await expect(covered.or(anna.choices.first())).toBeVisible();
    if (await covered.isVisible()) {
      await expect(anna.page.locator("#prompt")).toHaveCount(0);
      players.add(await covered.innerText());
      await anna.page.getByRole("button", { name: /^I am/ }).click();
      await anna.openWords();
    } else {
      const before = await anna.page.locator("#prompt").innerText();
      await anna.decide();
      await expect(
        covered.or(anna.page.locator("#prompt").filter({ hasNotText: before })).first(),
      ).toBeVisible();
    }
  }
  expect(players.size).toBe(2);
});

test("the server is killed and comes back: play goes on without loading the page", async ({
  somebody,
  server,
}) => {
  test.slow();
  const anna = await somebody({ rough: true });
  await anna.quickGame("Nauticus", 1);
  await anna.openWords();
  await anna.decide();
  await expect(anna.choices.first()).toBeVisible();
  const before = await anna.choices.allInnerTexts();
  await anna.page.evaluate(() => Object.assign(window, { stillTheSame: true }));
  await server.kill();
  await expect(anna.page.getByText("The connection is lost.")).toBeVisible();
  await server.begin();
  await expect(anna.page.getByText("Connected again.")).toBeVisible({ timeout: 20_000 });
  await expect(anna.page.getByText("Connected again.")).toBeHidden();
  await expect(anna.choices).toHaveText(before);
  await anna.decide();
  await expect(anna.choices).not.toHaveText(before);
  expect(await anna.page.evaluate(() => "stillTheSame" in window)).toBe(true);
});

test("who resigns sees the end, looks through the game, keeps its record and plays again", async ({
  somebody,
}) => {
  test.setTimeout(240_000); // two bots play the game to its end
  const anna = await somebody();
  const { page } = anna;
  await anna.quickGame("Nauticus", 1);
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  // Whoever resigns has not won, whatever the bot in the seat did.
  const over = page.getByRole("heading", { name: /^You resigned\. .+ (has|have) won\.$/ });
  await expect(over).toBeVisible({ timeout: 180_000 });

  await page.getByRole("button", { name: "Watch from the start" }).click();
  await expect(page.locator("#prompt")).toContainText(/After move ([2-9]|\d\d+) of/, {
    timeout: 20_000,
  }); // by itself
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "To the beginning" }).click();
  await expect(page.locator("#prompt")).toContainText("After move 0 of");
  await page.getByRole("button", { name: "One move on" }).click();
  await expect(page.locator("#prompt")).toContainText("After move 1 of");
  await expect(page).toHaveURL(/\?move=1$/);
  await page.reload(); // the address leads to the position
  await expect(page.locator("#prompt")).toContainText("After move 1 of");
  await page.getByRole("slider", { name: "Move" }).press("End");
  await expect(over).toBeVisible();

  await page.locator(".stage summary", { hasText: "A fair shuffle" }).click();
  await expect(page.getByText("The secret fits the seal.").first()).toBeVisible();

  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download the record" }).first().click(),
  ]);
  const record = await saved.path();
  await page.getByRole("button", { name: "Rematch" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();

  await page.goto("/replay");
  await page.getByLabel("File").setInputFiles(record);
  await expect(page.getByRole("status").filter({ hasText: "After move 0 of" })).toBeVisible();
});

test("the rules are searched: only what fits is left, with its words marked", async ({
  somebody,
}) => {
  const { page } = await somebody();
  await page.goto("/rules/nautilus");
  const chapters = page.locator("article section");
  await expect(chapters.first()).toBeVisible();
  const all = await chapters.count();
  const search = page.getByRole("searchbox");
  await search.fill("cave");
  await expect(page.locator("article mark").first()).toHaveText(/cave/i);
  expect(await chapters.count()).toBeLessThan(all);
  for (const words of await chapters.allInnerTexts()) expect(words).toMatch(/cave/i);
  await expect(page.getByRole("status").filter({ hasText: /\d/ })).toBeVisible();
  await search.fill("helicopter");
  await expect(chapters).toHaveCount(0);
  await search.fill("");
  await expect(chapters).toHaveCount(all);
});

test("a page that is older than the server's loads itself anew, once", async ({ somebody }) => {
  const { page } = await somebody({ rough: true });
  await page.goto("/");
  let gone = 1;
  await page.route(/assets\/Settings-.*\.js/, async (route) => {
    if (gone-- > 0) await route.fulfill({ status: 404, body: "" });
    else await route.continue();
  });
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
});

test("a name becomes an account, which can be signed out of, into, and deleted", async ({
  somebody,
}) => {
  const { page } = await somebody();
  await page.goto("/settings");
  await page.getByLabel("Your name").fill("Anna");
  await page.getByRole("button", { name: "Come in" }).click();
  await page.getByText("Make an account").first().click();
  await page.getByLabel("Account").fill("anna");
  await page.getByLabel("Password").fill("a long secret");
  await page.getByRole("button", { name: "Make an account" }).click();
  await expect(page.getByText("You are Anna, with the account anna.")).toBeVisible();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.getByText("Sign in").first().click();
  await page.getByLabel("Account").fill("anna");
  await page.getByLabel("Password").fill("a long secret");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("You are Anna, with the account anna.")).toBeVisible();
  await page.getByRole("button", { name: "Delete me" }).click();
  await page.getByRole("dialog").getByLabel("Password").fill("a long secret");
  await page.getByRole("dialog").getByRole("button", { name: "Delete me" }).click();
  await expect(page.getByRole("button", { name: "Come in" })).toBeVisible();
});

test("a game by the keyboard alone", async ({ somebody }) => {
  const anna = await somebody();
  const { page } = anna;
  await page.goto("/");
  await page.getByLabel("Your name").focus();

  async function tabTo(name: RegExp): Promise<void> {
    for (let step = 0; step < 60; step++) {
      const words = await page.evaluate(
        () =>
          document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
      );
      if (name.test(words?.trim() ?? "")) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`no way to ${name} by the keyboard`);
  }

  await tabTo(/^Play now/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/table\//);
  await page.locator("#prompt").waitFor();
  await page.getByRole("button", { name: "In words" }).focus();
  await page.keyboard.press("Enter");
  await expect(anna.choices).toHaveCount(8);
  const first = await anna.choices.first().innerText();
  await tabTo(new RegExp(`^${first.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`));
  await page.keyboard.press("Enter");
  await expect(anna.choices.filter({ hasText: first })).toHaveCount(0);
  // The focus goes on to the next choice, here and on the board.
  const focused = page.locator("#panel [data-move]:focus");
  await expect(focused).toHaveCount(1);
  await page.locator(".board [data-move]").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".board [data-move]:focus, #prompt:focus")).toHaveCount(1);
});
