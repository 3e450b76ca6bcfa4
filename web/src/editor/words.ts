/** The words of the editor and of the games' forms, which come with its page. */
import type { SeatInfo } from "../games/contract";
import { gameSay } from "../games/words";
import type { EditField, EditProblem } from "../lib/api/wire";
import { bring, has, t } from "../lib/i18n/index.svelte";
import { stepsTo } from "./change";
import type { Edited } from "./link";

const catalogues = import.meta.glob<string>(
  [
    "../../../src/seaboard/locales/*/editor.ftl",
    "../../../src/seaboard/games/*/words/*/editing.ftl",
  ],
  { query: "?raw", import: "default" },
);

export function editorWords(): Promise<void> {
  return bring("editor", async (language) => {
    const own = Object.keys(catalogues).filter((path) => path.includes(`/${language}/`));
    return (await Promise.all(own.map((path) => catalogues[path]!()))).join("\n");
  });
}

function spaced(name: string): string {
  const words = name.replaceAll(/[_:.-]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a field of a form is called. */
export function fieldName(game: string, name: string): string {
  const id = `${game}-edit-${name.replaceAll("_", "-")}`;
  return has(id) ? t(id) : spaced(name);
}

/** One of the values of a choice. */
export function valueName(game: string, says: string, value: string): string {
  if (value === "") return t("editor-none");
  const words = gameSay(
    `${game}-value-${says}`,
    { item: value, action: value, reward: value },
    { seats: [] },
  );
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : spaced(value);
}

/** What a row of a list is called: by whose it is, by its title, or by its number. */
export function rowName(
  game: string,
  field: EditField,
  row: Record<string, unknown> | undefined,
  at: number,
  seats: readonly SeatInfo[],
): string {
  if (field.name === "players") return seats[at]?.name ?? String(at + 1);
  const title = field.fields.find(({ kind }) => kind === "title");
  if (title) return valueName(game, title.says, String(row?.[title.name] ?? ""));
  return t("editor-row", { what: fieldName(game, field.name), number: at + 1 });
}

/** What contradicts what, in the reader's language; null if the game has no words for it. */
export function problemWords(
  game: string,
  { reason }: EditProblem,
  seats: SeatInfo[],
): string | null {
  return reason && gameSay(`${game}-position-${reason.key}`, reason.params, { seats });
}

/** Where that is, from the outside in: "Players › Anna › Taler". */
export function whereWords(
  game: string,
  form: readonly EditField[],
  position: Edited,
  path: string,
  seats: readonly SeatInfo[],
): string {
  return stepsTo(form, position, path.split(/[.[\]]+/).filter(Boolean))
    .map(({ field, row, at }) =>
      at === null ? fieldName(game, field.name) : rowName(game, field, row, at, seats),
    )
    .join(" › ");
}
