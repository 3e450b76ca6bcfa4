/** The text of a move, taken apart. */
import { isNumberCard } from "./types";

export type Kind =
  | "way" // a card takes a sailor along
  | "part" // a part of a 5
  | "enter"
  | "skip"
  | "compass"
  | "plain" // a card that needs no further choice
  | "discard"
  | "swap"
  | "ask"
  | "give"
  | "behind"
  | "redraw"
  | "keep"
  | "die"
  | "deal";

export interface Parsed {
  text: string;
  kind: Kind;
  /** The card that is played, discarded, given or asked for. */
  card: string;
  /** The sailor that moves, or the two pieces of a Compass. */
  pieces: string[];
  steps: number;
  /** `cave`, `harbour-3`, or empty for the ring. */
  end: string;
  /** Of `behind`. */
  colour: string;
}

const ABOUT_A_CARD = ["discard", "swap", "ask", "give"];

export function parse(text: string): Parsed {
  const [verb = "", ...rest] = text.split(" ");
  const parsed: Parsed = {
    text,
    kind: "plain",
    card: "",
    pieces: [],
    steps: 0,
    end: "",
    colour: "",
  };
  if (ABOUT_A_CARD.includes(verb)) return { ...parsed, kind: verb as Kind, card: rest[0] ?? "" };
  if (verb === "behind") return { ...parsed, kind: "behind", colour: rest[0] ?? "" };
  if (verb === "redraw" || verb === "keep") return { ...parsed, kind: verb };
  if (verb === "die") return { ...parsed, kind: "die", steps: Number(rest[0]) };
  if (verb === "deal") return { ...parsed, kind: "deal", card: rest[1] ?? "" };
  if (verb === "compass") return { ...parsed, kind: "compass", card: verb, pieces: rest };
  if (!isNumberCard(verb)) return { ...parsed, card: verb };
  if (rest[0] === "skip") return { ...parsed, kind: "skip", card: verb };
  if (rest[0] === "enter") return { ...parsed, kind: "enter", card: verb, pieces: [rest[1]!] };
  const pieces = [rest[0]!];
  if (verb === "5") {
    return {
      ...parsed,
      kind: "part",
      card: verb,
      pieces,
      steps: Number(rest[1]),
      end: rest[2] ?? "",
    };
  }
  const steps = verb === "4" ? -4 : Number(verb);
  return { ...parsed, kind: "way", card: verb, pieces, steps, end: rest[1] ?? "" };
}
