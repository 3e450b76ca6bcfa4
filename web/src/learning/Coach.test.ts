/** What the coach at a table says, and how long it stands there. */
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../lib/api/http";
import type { LegalMove, MomentOut } from "../lib/api/wire";
import { choose } from "../lib/i18n/index.svelte";
import Coach from "./Coach.svelte";
import { coach as wanted, hasSaid } from "./progress.svelte";

const moment = (name: string, more: Partial<MomentOut>): MomentOut => ({
  name,
  say: `chess-coach-${name}`,
  kinds: [],
  texts: [],
  facts: [],
  own: null,
  equal: [],
  light: [],
  rule: null,
  ...more,
});
const MOMENTS = [
  moment("castle", { kinds: ["castle"] }),
  moment("move", { kinds: ["move"] }),
  moment("taken", { facts: ["taken"] }),
];
const moves = (...kinds: string[]): LegalMove[] =>
  kinds.map((kind) => ({ text: kind, value: { kind } }));

beforeEach(async () => {
  await choose("en");
  wanted("t", true, "chess", true);
  const messages = MOMENTS.map(({ name, say }) => `${say} = It is about ${name}.`).join("\n");
  vi.spyOn(api, "lessons").mockResolvedValue({
    game: "chess",
    lessons: [],
    coach: MOMENTS,
    first_mode: "usual",
    messages,
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const NOTHING = { legal: [] as LegalMove[], happened: [] as { key: string; params: object }[] };

/** A coach at a table at which both ways of moving are possible. */
async function sit() {
  let situation = { version: 1, decided: 0, ...NOTHING, legal: moves("castle", "move") };
  const props = () => ({
    game: "chess",
    seat: 0,
    view: {},
    root: undefined,
    covered: 0,
    silence: () => {},
    ...situation,
  });
  const page = render(Coach, { props: props() as never });
  await new Promise((wake) => setTimeout(wake)); // his words are fetched
  const go = async (on: Partial<typeof situation>): Promise<void> => {
    situation = { ...situation, ...on };
    await page.rerender(props() as never);
  };
  const understand = async (): Promise<void> => {
    page.getByRole("button", { name: "Understood" }).click();
    await tick();
  };
  return { go, understand, said: () => page.queryByRole("status")?.textContent ?? null };
}

const said = () => MOMENTS.map(({ name }) => name).filter((name) => hasSaid("chess", name));

test("of two moments that have come at once the first is told, and the other keeps for later", async () => {
  const coach = await sit();
  expect(coach.said()).toBe("It is about castle.");
  await coach.understand();
  expect([coach.said(), said()]).toEqual([null, ["castle"]]); // one of each situation
  await coach.go({ version: 2 });
  expect(coach.said()).toBe("It is about move.");
});

test("what was not read yet stays while others move", async () => {
  const coach = await sit();
  await coach.go({ version: 2, legal: [], happened: [{ key: "taken", params: {} }] });
  expect([coach.said(), said()]).toEqual(["It is about castle.", []]);
  await coach.understand();
  expect(coach.said()).toBe("It is about taken.");
});

test("whoever decides has read on", async () => {
  const coach = await sit();
  await coach.go({ decided: 1, legal: [] });
  expect([coach.said(), said()]).toEqual([null, ["castle"]]);
  await coach.go({ version: 2, legal: moves("castle", "move") });
  expect(coach.said()).toBe("It is about move.");
});

test("what was not read is told again where the table is opened anew", async () => {
  await sit();
  cleanup();
  const coach = await sit();
  expect(coach.said()).toBe("It is about castle.");
});
