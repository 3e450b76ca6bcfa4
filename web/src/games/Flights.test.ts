import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { FactOut } from "../lib/api/wire";
import Flights from "./Flights.svelte";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

interface Thrown {
  from: string;
  to: string;
  what: string;
}
const fact = (key: string): FactOut => ({ key, params: {} });
const news = [fact("thrown")];

/** A board with places of 20 × 10 pixels, at those corners of the window. */
function board(places: Record<string, [number, number]>): HTMLElement {
  const root = document.createElement("div");
  root.getBoundingClientRect = () => new DOMRect(100, 50, 500, 500);
  for (const [name, [x, y]] of Object.entries(places)) {
    const place = document.createElement("p");
    place.id = name;
    place.getBoundingClientRect = () => new DOMRect(x, y, 20, 10);
    root.append(place);
  }
  document.body.append(root);
  return root;
}

const piece = createRawSnippet((flight: () => Thrown) => ({
  render: () => `<b>${flight().what}</b>`,
}));
const AT = { deck: [100, 50], hand: [140, 90], pile: [200, 50] } as Record<
  string,
  [number, number]
>;

async function show(thrown: Thrown[], more: Record<string, unknown> = {}) {
  const plan = vi.fn(() => thrown);
  const find = (root: HTMLElement, place: string) => root.querySelector(`#${place}`);
  const props = {
    happened: news,
    motion: true,
    root: board(AT),
    plan,
    find,
    piece,
    after: 1_000,
    apart: 70,
    latest: 100,
    ...more,
  };
  const { container, rerender } = render(Flights<Thrown>, { props });
  await tick();
  await tick();
  const flying = (): HTMLElement[] => [...container.querySelectorAll<HTMLElement>(".flight")];
  const words = (): string[] => flying().map((each) => each.textContent.trim());
  return { flying, words, plan, rerender };
}
const three: Thrown[] = ["a", "b", "c"].map((what) => ({ what, from: "deck", to: "hand" }));

it("flies from the middle of one place to the middle of the other", async () => {
  const { flying } = await show(three.slice(0, 1));
  const { style } = flying()[0]!;
  expect([style.left, style.top]).toEqual(["10px", "5px"]);
  expect([style.getPropertyValue("--dx"), style.getPropertyValue("--dy")]).toEqual([
    "40px",
    "40px",
  ]);
});

it("lets one take off after the other, and none too late", async () => {
  const { flying } = await show(three);
  expect(flying().map(({ style }) => style.animationDelay)).toEqual(["1000ms", "1070ms", "1100ms"]);
});

it("leaves out what comes from or goes to a place that is not on show", async () => {
  const { words } = await show([
    { what: "lost", from: "deck", to: "nowhere" },
    { what: "found", from: "pile", to: "hand" },
    { what: "strange", from: "nowhere", to: "hand" },
  ]);
  expect(words()).toEqual(["found"]);
});

it("is over for a piece when it has landed", async () => {
  const { flying, words } = await show(three);
  await fireEvent.animationEnd(flying()[1]!);
  expect(words()).toEqual(["a", "c"]);
});

it.each([
  ["key", () => fireEvent.keyDown(window, { key: "Tab" })],
  ["touch", () => fireEvent.pointerDown(window)],
])("ends by any %s", async (_, touch) => {
  const { flying } = await show(three);
  await touch();
  expect(flying()).toEqual([]);
});

it("does nothing without motion and without news", async () => {
  expect((await show(three, { motion: false })).flying()).toEqual([]);
  const quiet = await show(three, { happened: [] });
  expect(quiet.flying()).toEqual([]);
  expect(quiet.plan).not.toHaveBeenCalled();
});

it("begins anew with new facts only", async () => {
  const { flying, plan, rerender } = await show(three);
  const before = flying();
  await rerender({ after: 0, apart: 5 });
  await tick();
  expect(flying()).toEqual(before);
  expect(plan).toHaveBeenCalledTimes(1);
  await rerender({ happened: [fact("again")] });
  await tick();
  await tick();
  expect(plan).toHaveBeenCalledTimes(2);
  expect(flying()).toHaveLength(3);
  expect(flying()[0]).not.toBe(before[0]);
});

it("does not fly what was planned if the board is gone before it was measured", async () => {
  const { flying, rerender } = await show(three);
  const once = [fact("once more")];
  void rerender({ happened: once });
  await rerender({ happened: [] });
  await tick();
  await tick();
  expect(flying()).toEqual([]);
});
