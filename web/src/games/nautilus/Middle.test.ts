import { render } from "@testing-library/svelte";
import { beforeAll, expect, it } from "vitest";
import { choose } from "../../lib/i18n/index.svelte";
import { positions, seatsOf } from "./fixtures";
import Middle from "./Middle.svelte";
import { playedCards } from "./played";

beforeAll(() => choose("en"));

it("names whoever played the last card once", () => {
  const view = { ...positions["classic-turn"]!.view, last_card: "8", asked: "turn" };
  const cards = playedCards([
    { key: "card.played", params: { seat: 1, card: "8" } },
    { key: "turn.taken", params: { seat: 1 } },
  ]);
  const named = { seats: seatsOf(view).map((info) => ({ ...info, name: "Zora", mine: false })) };
  const { container } = render(Middle, {
    props: { view, named, cards, from: 0, laid: 0, motion: false },
  });
  const words = container.querySelector(".did")!.textContent!.replace(/\s+/g, " ").trim();
  expect(words).toBe("Zora takes the next player’s turn away.");
});
