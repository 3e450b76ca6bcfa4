/** The notes of a record: what the table where it was played has written about it. */

/** A note by its name, null if the record has none. */
export function noteOf(record: string, name: string): string | null {
  const head = record.split(/\r?\n\s*\r?\n/, 1)[0] ?? ""; // moves follow after an empty line
  for (const line of head.split(/\r?\n/)) {
    const [key, ...value] = line.split(":");
    if (key?.trim() === `note.${name}`) return value.join(":").trim();
  }
  return null;
}

/** The table where it was played. */
export const tableOf = (record: string): string | null =>
  /^[A-Za-z0-9_-]{16}$/.exec(noteOf(record, "table") ?? "")?.[0] ?? null;

/** Whether it was given up, and so ends without a result. */
export const wasGivenUp = (record: string): boolean => noteOf(record, "ended") === "given up";
