/** What players have to be able to rely on at a table. */
import type { TableOut } from "../src/lib/api/wire";
import { expect, test, type Person } from "./fixtures";

/** The table as anybody may see it. */
async function seen(person: Person): Promise<TableOut> {
  const id = person.page.url().split("/").at(-1)!;
  return (await (await person.page.request.get(`/api/tables/${id}`)).json()) as TableOut;
}

test("the words of every player are sealed, shown and counted without a step to take", async ({
  somebody,
}) => {
  const [anna, bert] = [await somebody(), await somebody()];
  const link = await anna.setUpTable("Nauticus", async (form) => {
    await form.getByRole("dialog").getByText("2", { exact: true }).click();
  });
  await bert.page.goto(link);
  await bert.page.getByRole("button", { name: "Sit here" }).first().click();
  await bert.page.getByText("Words for the shuffle").click();
  await bert.page.locator("details input").fill("red sky at night");
  await bert.page.getByRole("button", { name: "Seal" }).click();
  await expect.poll(async () => (await seen(anna)).seats.every(({ seal }) => seal)).toBe(true);
  const open = await seen(anna);
  expect(JSON.stringify(open)).not.toContain("red sky");
  await anna.page.getByRole("button", { name: "Start the game" }).click();
  for (const person of [anna, bert]) await person.page.locator("#prompt").waitFor();
  const { status, seats, events } = await seen(anna);
  expect(status).toBe("running");
  expect(seats[0]!.words).toMatch(/^[0-9a-f]{32}$/);
  expect(seats[1]!.words).toMatch(/^red sky at night [0-9a-f]{32}$/);
  expect(events.find(({ kind }) => kind === "shuffled")?.data?.missing).toEqual([]);
});
