/** Somebody leaves, a bot plays meanwhile, and the table is given up; time for a whole game. */
import type { Page } from "@playwright/test";
import type { TableOut } from "../src/lib/api/wire";
import { expect, expectAccessible, test } from "./fixtures";

const PATIENCE = 30_000;

/** The least time that a server accepts, which no form offers. */
async function hasten(host: Page): Promise<void> {
  const id = host.url().split("/").at(-1)!;
  const { setup } = (await (await host.request.get(`/api/tables/${id}`)).json()) as TableOut;
  const command = { do: "setup", setup: { ...setup, absence: 5 } };
  expect((await host.request.post(`/api/tables/${id}/do`, { data: command })).ok()).toBe(true);
}

/** What the list of players shows of one of them. */
const listed = (page: Page, name: string) =>
  page.getByRole("list", { name: "Players" }).getByRole("listitem").filter({ hasText: name });

test("one leaves, is replaced, comes back, and both give the table up", async ({ somebody }) => {
  const anna = await somebody();
  const link = await anna.setUpTable("Nauticus", async (form) => {
    const dialog = form.locator("dialog");
    await dialog.getByText("2", { exact: true }).click();
    await dialog.getByLabel("Time for the whole game").selectOption({ label: "10 minutes" });
    await dialog.getByLabel("Added after each decision").selectOption({ label: "5 seconds" });
    await expect(dialog.getByLabel("A bot can take over")).toHaveValue("600");
  });
  await expect(anna.page.getByText("10 minutes for the whole game, and 5 seconds")).toBeVisible();
  await hasten(anna.page);
  const ben = await somebody();
  await ben.page.goto(link);
  await ben.page.getByLabel("Your name").fill("Ben");
  await ben.page.getByRole("button", { name: "Sit here" }).click();
  await expect(anna.page.getByText("Ben is here.").first()).toBeAttached();
  await anna.page.getByRole("button", { name: "Start the game" }).click();

  // Only the clock of whoever owes the decision runs, and a decision adds to it.
  await expect(listed(anna.page, "Ben")).toContainText("10:00");
  const left = listed(ben.page, "You").or(listed(ben.page, "decides")).first();
  await expect(left).toContainText(/9:\d\d/);
  await expect(ben.page.getByText(/has 9:\d\d left for the whole game/)).toBeAttached();

  await ben.page.goto("/settings");
  await expect(anna.page.locator('[data-presence="away"]').first()).toBeVisible({
    timeout: PATIENCE,
  });
  const replace = anna.page.getByRole("button", { name: "Let a bot play: Ben" });
  await expect(replace).toBeVisible({ timeout: PATIENCE });
  await expect(anna.page.getByText(/Ben has not been connected since/)).toBeVisible();
  await expectAccessible(anna.page);
  await replace.click();
  await expect(anna.page.locator('[data-presence="bot"]').first()).toBeVisible();

  await ben.page.goto(link);
  await ben.page.getByRole("button", { name: "Take over again" }).click();
  await expect(ben.page.getByRole("button", { name: "Take over again" })).toHaveCount(0);
  await expect(anna.page.locator('[data-presence="bot"]')).toHaveCount(0);

  await ben.page.getByRole("button", { name: "Table", exact: true }).click();
  await ben.page.getByRole("button", { name: "Give up the table" }).click();
  await ben.page.getByRole("button", { name: "Propose it" }).click();
  await expect(anna.page.getByText("Ben proposes to give up the table.")).toBeVisible();
  await anna.page.getByRole("button", { name: "Agree" }).click();
  for (const { page } of [anna, ben])
    await expect(page.getByRole("heading", { name: "Given up, without a result" })).toBeVisible();
  await expectAccessible(anna.page);
  await anna.page.goto("/");
  await expect(anna.page.getByText("given up", { exact: true })).toBeVisible();
});

test("whoever is away is replaced by the vote of the others", async ({ somebody }) => {
  test.slow();
  const [anna, ben, cem] = [await somebody(), await somebody(), await somebody()];
  const link = await anna.setUpTable("Nauticus", (form) =>
    form.locator("dialog").getByText("3", { exact: true }).click(),
  );
  await hasten(anna.page);
  for (const [person, name] of [
    [ben, "Ben"],
    [cem, "Cem"],
  ] as const) {
    await person.page.goto(link);
    await person.page.getByLabel("Your name").fill(name);
    await person.page.getByRole("button", { name: "Sit here" }).first().click();
    await expect(anna.page.getByText(`${name} is here.`).first()).toBeAttached();
  }
  await anna.page.getByRole("button", { name: "Start the game" }).click();
  // Until it is Cem who owes a decision: who owes one for too long has no vote either.
  for (const person of [anna, ben]) {
    await person.openWords();
    await expect(person.choices.first()).toBeVisible({ timeout: PATIENCE });
    for (let choice = 0; choice < 6 && (await person.mayDecide()); choice++) {
      await person.choices.last().click();
      await person.page.waitForTimeout(1_000);
    }
  }
  await expect(cem.page.locator(".prompt.mine")).toBeVisible({ timeout: PATIENCE });
  await cem.page.goto("/settings");
  const propose = ben.page.getByRole("button", { name: "Propose a bot: Cem" });
  await expect(propose).toBeVisible({ timeout: PATIENCE });
  await propose.click();
  await expect(anna.page.getByText("Ben proposes that a bot plays for Cem.")).toBeVisible();
  await anna.page.getByRole("button", { name: "Agree" }).click();
  await expect(ben.page.locator('[data-presence="bot"]').first()).toBeVisible();
  await cem.page.goto(link);
  await cem.page.getByRole("button", { name: "Take over again" }).click();
  await expect(ben.page.locator('[data-presence="bot"]')).toHaveCount(0);
});
