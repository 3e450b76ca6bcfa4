/** Games from the first decision to the last, in real browsers. */
import type { Page } from "@playwright/test";
import { expect, type Person, test } from "./fixtures";

const MOST_DECISIONS = 2_000;
const ADVISER = "level:name=mate";

interface Seen {
  status: string;
  decider: number | null;
  version: number;
  moves: number;
}

function tableOf(page: Page): string {
  return page.url().split("/").at(-1)!;
}

async function look(page: Page): Promise<Seen> {
  return (await page.request.get(`/api/tables/${tableOf(page)}`)).json();
}

/** What a sensible player does now, so that the game comes to its end. */
async function advice(page: Page, seat: number): Promise<string> {
  const query = { seat, bot: ADVISER };
  const answer = await page.request.get(`/api/tables/${tableOf(page)}/hint`, { params: query });
  const { candidates } = (await answer.json()) as { candidates: { move: string }[] };
  return candidates[0]!.move;
}

async function movedOn(page: Page, seen: Seen): Promise<void> {
  const version = async () => (await look(page)).version;
  await expect.poll(version, { intervals: [30] }).toBeGreaterThan(seen.version);
}

async function hasWinner(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: /won/ })).toBeVisible();
}

test("a whole game of Nauticus with bots, on the board", async ({ somebody }) => {
  test.setTimeout(300_000);
  const anna = await somebody({ settings: { panel: null, hints: true } });
  const { page } = anna;
  await anna.quickGame("Nauticus", 1);
  for (let decision = 0; decision < MOST_DECISIONS; decision++) {
    const seen = await look(page);
    if (seen.status === "finished") break;
    if (seen.decider !== 0) continue;
    const move = await advice(page, 0);
    if (move.startsWith("extra ")) await page.getByRole("button", { name: "Extra action" }).click();
    await page.locator(`[data-move="${move}"]:visible`).first().click({ timeout: 10_000 });
    await movedOn(page, seen);
  }
  await hasWinner(page);
});

/** What one comes to, one after the other, for a move on the board of Nautilùs. */
function steps(move: string): string[] {
  const [card, ...rest] = move.split(" ");
  const last = `[data-move="${move}"]`;
  if (!/^\d+$/.test(card!) && card !== "compass") {
    const held = ["discard", "swap", "ask", "give"].includes(card!) ? rest[0] : card;
    return [`.choosing [data-card="${held}"]`, last];
  }
  const held = `.choosing [data-card="${card}"]`;
  if (card === "compass") return [held, ...rest.map((piece) => `[data-piece="${piece}"]`)];
  return card === "5" ? [held, `[data-piece="${rest[0]}"]`, last] : [held, last];
}

/** Press Tab until the focus is on one of these; nothing is touched but keys. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    const there = (wanted: string) => document.activeElement?.matches(`:is(${wanted})`);
    if (await page.evaluate(there, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not come to ${selector}`);
}

const focusIsLost = (page: Page) =>
  page.evaluate(() => [null, document.body].includes(document.activeElement as HTMLElement));

test("a whole quick game of Nautilùs by the keyboard alone", async ({ somebody }) => {
  test.setTimeout(300_000);
  const anna = await somebody({ settings: { panel: null, hints: true } });
  const { page } = anna;
  await page.goto("/");
  await page.getByRole("article", { name: "Nautilùs" }).getByText("Quick").click();
  await page.getByRole("article", { name: "Nautilùs" }).locator("button.primary").focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/table\//);
  await page.locator("#prompt").waitFor();
  for (let decision = 0; decision < MOST_DECISIONS; decision++) {
    const seen = await look(page);
    if (seen.status === "finished") break;
    if (seen.decider !== 0) continue;
    const move = await advice(page, 0);
    await expect(
      page.locator(".board :is([data-card], [data-piece], [data-move])").first(),
    ).toBeVisible();
    if (decision) expect(await focusIsLost(page), `before ${move}`).toBe(false);
    for (const step of steps(move)) {
      // A card that must be used anyway is chosen already.
      if (step.startsWith(".choosing") && !(await page.locator(step).count())) continue;
      await tabTo(page, step);
      await page.keyboard.press("Enter");
    }
    await movedOn(page, seen);
    await expect.poll(() => focusIsLost(page), { message: `after ${move}` }).toBe(false);
  }
  await hasWinner(page);
});

test("a whole quick game of Nautilùs with four browsers", async ({ somebody }) => {
  test.setTimeout(400_000);
  const people: Person[] = [];
  for (let seat = 0; seat < 4; seat++)
    people.push(await somebody({ settings: { panel: "words" } }));
  const [host, ...guests] = people as [Person, ...Person[]];
  const link = await host.setUpTable("Nautilùs", async (form) => {
    await form.getByLabel("Mode").selectOption("quick");
    await form.getByLabel(/hints/i).check();
  });
  for (const guest of guests) {
    await guest.page.goto(link);
    await guest.page.getByRole("button", { name: "Sit here" }).first().click();
    await expect(guest.page.getByText("you").first()).toBeVisible();
  }
  await host.page.getByRole("button", { name: "Start the game" }).click();
  for (const person of people) await person.openWords();
  for (let decision = 0; decision < MOST_DECISIONS; decision++) {
    const seen = await look(host.page);
    if (seen.status === "finished") break;
    const person = people[seen.decider!]!;
    const move = await advice(person.page, seen.decider!);
    await person.page.locator(`#panel [data-move="${move}"]`).click({ timeout: 10_000 });
    await movedOn(host.page, seen);
  }
  for (const person of people) await hasWinner(person.page);
});
