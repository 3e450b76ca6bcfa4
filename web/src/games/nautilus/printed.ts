/** What is printed on a board of Nautilùs, as its lines write it: read for drawing, and written again.
 *
 * Somebody may have typed the lines, so what cannot be read is field 0 here; the server says what is
 * wrong with a board. */
import numbers from "./numbers.json";
import { COLOURS, type View } from "./types";

type Lines = Readonly<Record<string, string>>;

/** A ring that can be drawn, whatever was typed. */
const DRAWN = { least: 12, most: 120 };

export interface Printed {
  ring: number;
  starts: number[];
  mouths: number[];
}

const numbersIn = (line: string | undefined, count: number): number[] => {
  const words = (line ?? "").split(/\s+/);
  return Array.from({ length: count }, (_, i) => Number.parseInt(words[i] ?? "", 10) || 0);
};

export function readPrinted(lines: Lines): Printed {
  return {
    ring: numbersIn(lines.ring, 1)[0]!,
    starts: numbersIn(lines.starts, COLOURS.length),
    mouths: numbersIn(lines.mouths, numbers.caves),
  };
}

/** The same as a view has it, for the drawing. */
export function drawable({ ring, starts, mouths }: Printed): View["board"] {
  const fields = Math.min(Math.max(ring, DRAWN.least), DRAWN.most);
  return {
    name: "",
    ring: fields,
    starts: Object.fromEntries(COLOURS.map((colour, i) => [colour, starts[i]! % fields])),
    caves: Object.fromEntries(mouths.map((mouth, i) => [`cave-${i + 1}`, mouth % fields])),
    harbour_places: numbers.harbour_places,
    home_places: Array.from({ length: numbers.harbour_places }, (_, i) => i + 1),
  };
}

/** The lines after one of the eight things (starts first, then caves) was put onto a field; what lay
 * there goes where it came from. */
export function put(printed: Printed, thing: number, field: number): Record<string, string> {
  const fields = [...printed.starts, ...printed.mouths];
  const other = fields.indexOf(field);
  if (other >= 0) fields[other] = fields[thing]!;
  fields[thing] = field;
  return write(fields, printed.starts.length);
}

/** The lines after the number of one of the eight things was written, whatever it is. */
export function written(printed: Printed, thing: number, field: number): Record<string, string> {
  const fields = [...printed.starts, ...printed.mouths];
  fields[thing] = field;
  return write(fields, printed.starts.length);
}

const write = (fields: readonly number[], starts: number): Record<string, string> => ({
  starts: fields.slice(0, starts).join(" "),
  mouths: fields.slice(starts).join(" "),
});
