import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import type { SeatOut, TableOut } from "../lib/api/wire";
import { sha256 } from "./sha256";
import { fateOf, fits, revealing, sealing } from "./words";

const DOCUMENT = readFileSync("../docs/fair-shuffles.md", "utf-8");
const example = (name: string): string => new RegExp(`^${name} = (.*)$`, "m").exec(DOCUMENT)![1]!;

const nobody: SeatOut = {
  seat: 0, name: "1", person: null, label: null, bot: null, resigned: false, seal: null, words: null,
  replaced: false, here: null, away_since: null, replaceable_from: null,
}; // prettier-ignore

/** The table of the worked example, with the seals of its seats. */
function table(change: Partial<TableOut> = {}): TableOut {
  const seats = [0, 1, 2].map((seat) => ({ ...nobody, seat }));
  const commitment = example("commitment");
  return {
    id: "A".repeat(16),
    status: "open",
    commitment,
    start: null,
    seats,
    ...change,
  } as TableOut;
}

/** The table after the command that sealed words for the first seat, and the start. */
function started(own = ""): TableOut {
  const command = sealing(table(), 0, own);
  if (command.do !== "seal") throw new Error("not a seal");
  const seats = table().seats.map((seat) => (seat.seat ? seat : { ...seat, seal: command.seal }));
  const lines = [
    "seaboard fair shuffle 2", `table ${table().id}`, `commitment ${table().commitment}`,
    `seal 1 ${command.seal}`,
  ]; // prettier-ignore
  const start = sha256(lines.map((line) => `${line}\n`).join(""));
  return table({ status: "starting", seats, start });
}

const shown = (from: TableOut, words: string | null): TableOut => ({
  ...from,
  status: "running",
  seats: from.seats.map((seat) => (seat.seat ? seat : { ...seat, words })),
});

beforeEach(() => localStorage.clear());

test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])("a digest of %d bytes is right", (length) => {
  const bytes = Uint8Array.from({ length }, (_, i) => (i * 37) % 256);
  expect(sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
  expect(sha256("ù".repeat(length))).toBe(
    createHash("sha256").update("ù".repeat(length)).digest("hex"),
  );
});

test("a secret fits its own commitment and no other", () => {
  expect(fits(example("secret"), example("commitment"))).toBe(true);
  expect(fits(example("secret"), example("commitment").replace("6", "7"))).toBe(false);
});

test("the seal is that of the document", () => {
  const words = /^words 1 (.*)$/m.exec(DOCUMENT)![1]!;
  localStorage.setItem("seaboard-words", JSON.stringify({ [`${"A".repeat(16)} 0`]: { words } }));
  const seats = table().seats.map((seat) => ({ ...seat }));
  seats[0]!.seal = example("seal 1");
  seats[2]!.seal = example("seal 3");
  const command = revealing(table({ status: "starting", seats, start: example("start") }), 0);
  expect(command).toEqual({ do: "reveal", seat: 0, start: example("start"), words });
});

test("words are random, behind those of one's own, and different each time", () => {
  const [one, other] = [started("Ahoi"), started("Ahoi")].map((each) => each.seats[0]!.seal);
  expect(one).not.toBe(other);
  const command = revealing(started("Ahoi"), 0);
  expect(command?.do === "reveal" && command.words).toMatch(/^Ahoi [0-9a-f]{32}$/);
});

test("words are shown after the start alone, and once", () => {
  const starting = started();
  expect(revealing({ ...starting, status: "open" }, 0)).toBeNull();
  expect(revealing(shown(starting, "x"), 0)).toBeNull();
  expect(revealing(starting, 0)).not.toBeNull();
  expect(revealing(starting, 1)).toBeNull();
});

test("words are not shown for a start that does not follow from the seals", () => {
  expect(revealing({ ...started(), start: "0".repeat(64) }, 0)).toBeNull();
  const other = started();
  other.seats[0]!.seal = "0".repeat(64);
  expect(revealing(other, 0)).toBeNull();
});

test("the page knows what became of its words", () => {
  const late = started();
  expect(fateOf(late, 0)).toBeNull();
  expect(fateOf(shown(late, null), 0)).toBe("late");
  const starting = started();
  const command = revealing(starting, 0);
  const words = command?.do === "reveal" ? command.words : "";
  expect(fateOf(shown(starting, words), 0)).toBe("counted");
  expect(fateOf(shown(starting, null), 0)).toBe("left-out");
  const others = shown(starting, words).seats.map((seat) =>
    seat.seat === 2 ? { ...seat, seal: "1".repeat(64) } : seat,
  );
  expect(fateOf({ ...shown(starting, words), seats: others }, 0)).toBe("changed");
});

/** The words that are shown, if any are. */
function wordsShown(starting: TableOut): string | null {
  const command = revealing(starting, 0);
  return command?.do === "reveal" ? command.words : null;
}

test("words that were sent too late leave those that are sealed", () => {
  const starting = started("Ahoi");
  sealing({ ...starting, status: "open" }, 0, "Other"); // and the server refuses: it has begun
  const words = wordsShown(starting);
  expect(words).toMatch(/^Ahoi /);
  expect(fateOf(shown(starting, words), 0)).toBe("counted");
});

test("two tabs seal for one seat, and either can show the words that were accepted", () => {
  const accepted = [started("First"), started("Second")];
  for (const [at, own] of ["First", "Second"].entries())
    expect(wordsShown(accepted[at]!)?.split(" ")[0]).toBe(own);
});

test("the words behind the present seal outlast any number of others", () => {
  const starting = started("Ahoi");
  for (let i = 0; i < 50; i += 1) sealing({ ...starting, status: "open" }, 0, `${i}`);
  expect(wordsShown(starting)).toMatch(/^Ahoi /);
  const kept = JSON.parse(localStorage.getItem("seaboard-words")!) as Record<string, unknown[]>;
  expect(Object.values(kept)[0]!.length).toBeLessThanOrEqual(10);
});

test("a game that starts without one's seal, or with another, is told from one that counts", () => {
  const table = started();
  for (const seal of [null, "1".repeat(64)]) {
    const seats = table.seats.map((seat) => (seat.seat === 0 ? { ...seat, seal } : seat));
    expect(fateOf({ ...table, status: "running", seats }, 0)).toBe("unsealed");
  }
});
