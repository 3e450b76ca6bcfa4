/** Changing a value deep inside a position, without touching the one that was there, and finding the
 * fields of a form by such paths. */
import type { EditField } from "../lib/api/wire";
import type { Edited } from "./link";

export type Path = readonly (string | number)[];

/** The position with another value at the path. */
export function changed(position: Edited, path: Path, value: unknown): Edited {
  return put(position, path, value) as Edited;
}

function put(into: unknown, path: Path, value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (Array.isArray(into)) {
    const list = [...(into as unknown[])];
    list[first as number] = put(list[first as number], rest, value);
    return list;
  }
  const table = (into ?? {}) as Edited;
  return { ...table, [first]: put(table[first], rest, value) };
}

/** The path as the server writes it: `players[0].ships[1].crest`. */
export function written(path: Path): string {
  return path
    .map((part, at) => (typeof part === "number" ? `[${part}]` : at ? `.${part}` : part))
    .join("");
}

/** Whether what is wrong lies at the path or inside it. */
export function isAt(wrong: string | null, path: Path): boolean {
  if (wrong === null) return false;
  const own = written(path);
  return wrong === own || wrong.startsWith(`${own}.`) || wrong.startsWith(`${own}[`);
}

/** A field on the way to a value, or a row of it. */
export interface Step {
  field: EditField;
  at: number | null;
  row: Record<string, unknown> | undefined;
  path: Path;
}

/** The fields and rows of a form that lead to a place, as far as the form has it. A row is named by its
 * number, or by its title, as in views. */
export function stepsTo(
  form: readonly EditField[],
  position: Edited,
  parts: readonly string[],
  path: Path = [],
): Step[] {
  const [first, second, ...rest] = parts;
  const field = form.find(({ name }) => name === first);
  if (!field) return [];
  const own: Step = { field, at: null, row: undefined, path: [...path, field.name] };
  const value = position[field.name];
  if (field.kind === "table" && value)
    return [own, ...stepsTo(field.fields, value as Edited, parts.slice(1), own.path)];
  if (field.kind !== "rows" || second === undefined) return [own];
  const rows = value as Record<string, unknown>[];
  const title = field.fields.find(({ kind }) => kind === "title")?.name;
  const at = /^\d+$/.test(second)
    ? Number(second)
    : rows.findIndex((row) => title !== undefined && row[title] === second);
  const row = rows[at];
  if (!row) return [own];
  const inside = [...own.path, at];
  return [own, { field, at, row, path: inside }, ...stepsTo(field.fields, row, rest, inside)];
}
