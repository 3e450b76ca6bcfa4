/** The moments around a board: coming back, advice, the end, looking back. */
import { readFileSync } from "node:fs";
import { expect, expectAccessible, test } from "./fixtures";
import { playOn } from "./playing";

test("who comes back is told what happened, step by step, and can see it again", async ({
  somebody,
}) => {
  const anna = await somebody({ settings: { replay: "fast", panel: null } });
  const { page } = anna;
  await anna.quickGame("Nauticus", 1);
  await anna.openWords();
  // Until the other has played something after one's own decision.
  const recap = page.getByRole("button", { name: "Since your last turn" });
  for (let turn = 0; turn < 30; turn++) {
    await anna.decide();
    await expect(anna.choices.first()).toBeVisible();
    if (await recap.isVisible()) break;
  }
  await expect(recap).toBeVisible();
  await expect(page.getByText("While you were away:")).toHaveCount(0);

  await page.reload();
  await expect(page.getByText("While you were away:")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Show me" }).click();
  await expect(page.locator("#prompt")).toContainText(/Since your last turn\s+1 \/ \d+/);
  await expect(page.locator(".board.past")).toBeVisible();
  await expectAccessible(page);
  // It ends by itself at the present, and can be told again, step by step.
  await expect(page.locator(".board.past")).toHaveCount(0, { timeout: 30_000 });
  await expect(anna.choices.first()).toBeVisible();
  await page.keyboard.press("Escape");
  await recap.click();
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "One move on" }).click();
  await expect(page.locator("#prompt")).toContainText("Since your last turn");
  await page.getByRole("button", { name: "To the present" }).click();
  await expect(page.locator(".board.past")).toHaveCount(0);

  await page.reload();
  await page.locator(".missed").getByRole("button", { name: "Close" }).click();
  await expect(page.locator(".missed")).toHaveCount(0);
});

test("after a move was taken back nothing tells of it any more", async ({ somebody }) => {
  const anna = await somebody({ settings: { panel: null } });
  const { page } = anna;
  await anna.quickGame("Nauticus", 1);
  await anna.openWords();
  const told = page.locator(".nauticus .others .told");
  const recap = page.getByRole("button", { name: "Since your last turn" });
  const undo = page.getByRole("button", { name: "Undo" });
  const now = async () => ({ told: await told.innerText(), recap: await recap.isVisible() });
  let before = await now();
  for (let turn = 0; turn < 30; turn++) {
    before = await now();
    const asked = await anna.choices.allInnerTexts();
    await anna.decide();
    await expect(anna.choices.first()).toBeVisible();
    await expect(anna.choices).not.toHaveText(asked);
    if ((await now()).told !== before.told && (await undo.isEnabled())) break;
  }
  const taken = await told.innerText();
  expect(taken).not.toBe(before.told);
  await undo.click();
  await expect(told).toHaveText(before.told);
  expect(await recap.isVisible()).toBe(before.recap);
  await page.locator("nav.tools button[aria-controls=panel]").first().click();
  await expect(page.locator("#panel li.undone").filter({ hasText: taken })).not.toHaveCount(0);
});

for (const [game, ofNobody] of [
  ["Nauticus", /action tiles lie|Round \d/],
  ["Nautilùs", /Round \d|cards are dealt/i],
] as const)
  test(`what belongs to nobody bears nobody's sign in the log of ${game}`, async ({ somebody }) => {
    const anna = await somebody({ settings: { panel: "log" } });
    const { page } = anna;
    await anna.quickGame(game, game === "Nauticus" ? 1 : undefined);
    await playOn(page, 8);
    const lines = page.locator("#panel ol > li");
    const common = lines.filter({ hasText: ofNobody });
    await expect(common).not.toHaveCount(0);
    for (const line of await common.all()) await expect(line.locator("> span").first()).toBeEmpty();
    // The moves do.
    await expect(lines.filter({ hasText: /plays|chooses/ })).not.toHaveCount(0);
    for (const line of await lines.filter({ hasText: /plays|chooses/ }).all())
      await expect(line.locator("> span").first()).not.toBeEmpty();
  });

test("the host changes seats, rules and board until the start, and they are remembered", async ({
  somebody,
}) => {
  const anna = await somebody({ rough: true }); // what is refused stands in the console too
  const { page } = anna;
  await anna.setUpTable("Nautilùs", async (form) => {
    await form.getByLabel("Mode").selectOption("two");
  });
  await page.getByRole("button", { name: "Move Free seat up by one seat" }).click();
  await expect(page.locator("ol.seats > li").nth(0)).toContainText("Free seat");
  await page.locator("ol.seats > li").nth(0).getByRole("combobox").selectOption({ index: 1 });
  await expect(page.getByRole("button", { name: "Start the game" })).toBeEnabled();

  await page.getByRole("button", { name: "Change the table" }).click();
  await page.getByText("House rules").click();
  await page.getByLabel("how often a hand without 1 and 12").fill("5");
  await page.getByText("Another board", { exact: true }).click();
  await page.getByRole("spinbutton", { name: "Fields of the ring" }).fill("3");
  await page.getByRole("button", { name: "Play it like this" }).click();
  await expect(page.getByRole("alert")).toContainText("ring");
  await page.getByRole("spinbutton", { name: "Fields of the ring" }).fill("60");
  await page.getByRole("textbox", { name: "Name of the board" }).fill("ours");
  await page.getByLabel("Blue start").focus();
  await page.locator("dialog [data-field='17']").click(); // on the picture
  await expect(page.getByLabel("Blue start")).toHaveValue("17");
  await page.getByText("Values as text").click();
  await expect(page.getByLabel("Start fields")).toHaveValue("0 17 30 45");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Play it like this" }).click();
  await expect(page.getByText("Played on another board")).toBeVisible();
  await page.getByText("QR code").click();
  const code = page.getByRole("img", { name: "QR code of the link to this table" });
  await expect
    .poll(() => code.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(50);
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator("#prompt").waitFor();

  await page.goto("/");
  await page
    .getByRole("article", { name: "Nautilùs" })
    .getByRole("button", { name: "Set up a table" })
    .click();
  await expect(page.getByLabel("Mode")).toHaveValue("two");
  await expect(page.getByLabel("how often a hand without 1 and 12")).toHaveValue("5");
});

test("another board is made in pictures, and the game is played with its values", async ({
  somebody,
}) => {
  const anna = await somebody({ viewport: { width: 360, height: 740 } });
  const { page } = anna;
  await anna.setUpTable("Nauticus", async (form) => {
    await form.getByText("House rules").click();
    await form.getByText("Another board", { exact: true }).click();
    await form.getByRole("radio", { name: /^Field 2:/ }).check({ force: true });
    await form.getByRole("button", { name: "Swap price 2 and price 1" }).click();
    await form.getByRole("spinbutton", { name: "Taler" }).fill("5");
    await form.getByRole("button", { name: "Sector 2 of the wheel: 1 blue worker" }).click();
    await form.getByRole("button", { name: "Swap coffee and fish" }).click();
    await expectAccessible(form);
  });
  const { setup } = await (
    await page.request.get(`/api/tables/${page.url().split("/").at(-1)}`)
  ).json();
  expect(setup.board).toMatchObject({
    bonuses: expect.stringMatching(/^workers:3 taler:5\+mast sail /),
    prices: expect.stringMatching(/^3012 1203 0321 /),
    "items-goods": "fish coffee grain salt",
    wheel: "0 2 3 2 1 2 3 2",
  });
});

test("a board file fills the whole form, or says what is wrong with it", async ({ somebody }) => {
  const anna = await somebody({ rough: true });
  const { page } = anna;
  const printed = readFileSync("../src/seaboard/games/nauticus/board.toml", "utf8");
  const file = (text: string) => ({
    name: "mine.toml",
    mimeType: "text/plain",
    buffer: Buffer.from(text),
  });
  await anna.setUpTable("Nauticus", async (form) => {
    await form.getByText("House rules").click();
    await form.getByText("Another board", { exact: true }).click();
    const chooser = form.getByLabel("Read them from a file");
    await chooser.setInputFiles(file(printed.replace("workers = [0, 1,", "workers = [0, 9,")));
    await expect(form.getByRole("alert")).toContainText("wheel");
    await chooser.setInputFiles(
      file(
        printed
          .replace('name = "standard"', 'name = "ours"')
          .replace("workers = [0, 1, 3,", "workers = [0, 3, 1,")
          .replace("prices = [3, 0, 1, 2]", "prices = [0, 3, 1, 2]")
          .replace('goods = ["coffee", "fish",', 'goods = ["fish", "coffee",'),
      ),
    );
    await expect(form.getByRole("alert")).toHaveCount(0);
    await expect(form.getByRole("textbox", { name: "Name of the board" })).toHaveValue("ours");
    const sector = form.getByRole("button", { name: "Sector 2 of the wheel: 3 blue workers" });
    await expect(sector).toBeVisible();
  });
  const { setup } = await (
    await page.request.get(`/api/tables/${page.url().split("/").at(-1)}`)
  ).json();
  expect(setup.board).toMatchObject({
    name: "ours",
    prices: expect.stringMatching(/^0312 2103 /),
    "items-goods": "fish coffee grain salt",
    wheel: "0 3 1 2 1 2 3 2",
  });
});

test("a request to take back is answered where the eyes are, and a refused one is not repeated", async ({
  somebody,
}) => {
  const [anna, ben] = [await somebody(), await somebody()];
  const link = await anna.setUpTable("Nauticus", (form) =>
    form.locator("dialog").getByText("2", { exact: true }).click(),
  );
  await ben.page.goto(link);
  await ben.page.getByLabel("Your name").fill("Ben");
  await ben.page.getByRole("button", { name: "Sit here" }).click();
  await expect(anna.page.getByText("Ben", { exact: true })).toBeVisible();
  await anna.page.getByRole("button", { name: "Start the game" }).click();
  for (const each of [anna, ben]) await each.openWords();
  // Anna passes, Ben decides once: from then on she has to ask.
  const ask = anna.page.getByRole("button", { name: "Ask to undo" });
  for (let decision = 0; decision < 20 && !(await ask.isVisible()); decision++) {
    const choices = async () => (await anna.choices.count()) + (await ben.choices.count());
    await expect.poll(choices, { timeout: 15_000 }).toBeGreaterThan(0);
    const who = (await anna.mayDecide()) ? anna : ben;
    await who.choices.last().click();
    await anna.page.waitForTimeout(500);
  }
  await ask.click();
  await expect(anna.page.getByText("The others are asked")).toBeVisible();
  await expect(ben.page.getByText(/would like to take back a move/)).toBeVisible();
  await expectAccessible(ben.page);
  await ben.page.getByRole("button", { name: "Refuse" }).click();
  await expect(anna.page.getByText("Ben refuses. The move stands; you can ask")).toBeVisible();
  await expect(anna.page.getByRole("button", { name: /undo/i })).toBeDisabled();
  await expectAccessible(anna.page);
});

test("a record opens at its start with the board in sight, a damaged one says line and reason", async ({
  somebody,
}) => {
  const { page } = await somebody({ rough: true }); // what is refused stands in the console too
  const record = readFileSync("screenshots/records/nauticus.record", "utf8");
  await page.goto("/replay");
  await page.getByLabel("Text of the record").fill(record.replace("lay sail", "lay snail"));
  await page.getByRole("button", { name: "Show the game" }).click();
  await expect(page.getByRole("alert")).toContainText(/line 12.*snail/);
  await page.getByLabel("Text of the record").fill(record);
  await page.getByRole("button", { name: "Show the game" }).click();
  await expect(page.getByText(/After move 0 of/).first()).toBeVisible();
  await expect(page.locator(".nauticus section.wheel")).toBeInViewport({ ratio: 0.9 });
});

test("a hint marks its moves on the board and says what they are worth and why", async ({
  somebody,
}) => {
  const anna = await somebody();
  const { page } = anna;
  await anna.quickGame("Nauticus", 1);
  await page.getByRole("button", { name: "Hint" }).click();
  const hint = page.locator(".hint");
  await expect(hint.locator(".worth").first()).toContainText(/better than|as good as/);
  await expect(hint.locator("li")).toHaveCount(3);
  await expect(page.locator(".board .hinted")).toHaveCount(3);
  await expectAccessible(page);
});

test("a game ends before one's eyes: the last move, then a scene, then the scores", async ({
  somebody,
}) => {
  const anna = await somebody({ settings: { motion: "on", panel: null } });
  const { page } = anna;
  await anna.quickGame("Kuhn poker");
  await anna.openWords();
  const scene = page.locator(".scene");
  for (let move = 0; move < 60; move++) {
    await expect(scene.or(anna.choices.first())).toBeVisible();
    if (await scene.isVisible()) break;
    const before = await page.locator("#panel").innerText();
    await anna.decide();
    await expect.poll(() => page.locator("#panel").innerText()).not.toBe(before);
  }
  await expect(scene).toBeVisible();
  await expect(page.locator("#result-title")).toHaveCount(0);
  await scene.click();
  await expect(page.locator("#result-title")).toBeVisible();
});

for (const game of ["Nauticus", "Nautilùs"])
  test(`a game of ${game} ends with its last move, then a scene, then the scores`, async ({
    somebody,
  }) => {
    test.setTimeout(300_000);
    const anna = await somebody({ settings: { motion: "on", panel: null } });
    const { page } = anna;
    const quick = game === "Nautilùs" ? "quick" : undefined;
    await anna.quickGame(game, quick ? undefined : 1, quick);
    // The page has shown what the others did before one decides.
    await playOn(page, Infinity, () => page.locator(".prompt.mine").waitFor({ timeout: 60_000 }));
    const scene = page.locator(".scene");
    await expect(scene).toBeVisible({ timeout: 60_000 });
    await page.keyboard.press("Shift+Tab");
    await expect(scene).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("#result-title")).toBeVisible();
    await expect(scene).toHaveCount(0);
  });

test("after the end: how it grew, and the game once more by move, turn and round", async ({
  somebody,
}) => {
  test.slow();
  const anna = await somebody({
    viewport: { width: 1440, height: 700 }, // not high enough for the board
    settings: { panel: "log", replay: "fast" },
  });
  const { page } = anna;
  await anna.quickGame("Nauticus", 1);
  await page.evaluate(() => scrollTo(0, 200));
  // The others go on alone.
  const table = `/api/tables/${page.url().split("/").at(-1)}`;
  const headers = { Origin: new URL(page.url()).origin };
  await page.request.post(`${table}/do`, { data: { do: "resign", seat: 0 }, headers });
  await expect(page.locator("#result-title")).toBeInViewport({ timeout: 120_000 });
  await expect(page.getByRole("figure")).toContainText("How it grew");
  await page.getByText("As a table").click();
  await expect(page.getByRole("figure").getByRole("row")).toHaveCount(3);
  await expectAccessible(page);

  // Watching from the start plays, and the log follows once anything is told: the tiles are laid
  // one by one before that.
  const count = page.locator(".scrubber .count");
  await page.getByRole("button", { name: "Watch from the start" }).click();
  await expect(count).toHaveText(/^\d\d+ \/ /, { timeout: 30_000 });
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.locator("#panel [aria-current=step]")).toBeInViewport();
  // By turn and round, and a link to the position.
  await page.getByLabel("Step by").selectOption("round");
  await page.getByRole("button", { name: "To the beginning" }).click();
  await page.getByRole("button", { name: "One round on" }).click();
  await expect(count).not.toHaveText(/^0 \//);
  const [at] = (await count.innerText()).split(" / ");
  await expect(page).toHaveURL(new RegExp(`\\?move=${at}$`));
  await page.reload();
  await expect(count).toHaveText(new RegExp(`^${at} / `));
  await expect(page.locator(".scrubber").getByRole("link", { name: "Analysis" })).toHaveAttribute(
    "href",
    new RegExp(`/analysis\\?move=${at}$`),
  );
  await page.locator("#panel li button").first().click();
  await expect(count).not.toHaveText(new RegExp(`^${at} / `));
});
