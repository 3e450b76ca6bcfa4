import { render } from "@testing-library/svelte";
import { beforeAll, expect, it } from "vitest";
import type { FactOut } from "../../lib/api/wire";
import { choose } from "../../lib/i18n/index.svelte";
import { positions, seatsOf } from "./fixtures";
import Middle from "./Middle.svelte";
import { playedCards } from "./played";

beforeAll(() => choose("en"));

/** The middle after these facts, with that last card. */
function middle(last_card: string, facts: FactOut[]): HTMLElement {
  const view = { ...positions["classic-turn"]!.view, last_card, asked: "turn" };
  const names = ["Anna", "Zora", "Ben", "Cleo"];
  const named = {
    seats: seatsOf(view).map((info) => ({ ...info, name: names[info.seat]!, mine: false })),
  };
  const cards = playedCards(facts);
  return render(Middle, { props: { view, named, cards, from: 0, laid: 0, motion: false } })
    .container;
}
const plain = (element: Element | null): string =>
  element?.textContent?.replace(/\s+/g, " ").trim() ?? "";

it("names whoever played the last card once", () => {
  const container = middle("8", [
    { key: "card.played", params: { seat: 1, card: "8" } },
    { key: "turn.taken", params: { seat: 1 } },
  ]);
  expect(plain(container.querySelector(".did"))).toBe("Zora takes the next player’s turn away.");
});

it("says who discarded the last card, though the same was played before in the round", () => {
  const container = middle("7", [
    { key: "card.played", params: { seat: 1, card: "7" } },
    { key: "sailor.moved", params: { sailor: "red-1", from: "3", to: "10", way: ["3", "10"] } },
    { key: "card.discarded", params: { seat: 2, card: "7", why: "stuck" } },
  ]);
  expect(plain(container.querySelector(".did"))).toBe("Ben Discarded, no effect.");
  const earlier = [...container.querySelectorAll(".earlier li .unseen")].map(plain);
  expect(earlier).toHaveLength(1);
  expect(earlier[0]).toContain("Zora plays");
});
