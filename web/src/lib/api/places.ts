/** Who answers: the server, or this device. A table's id says where it is kept. */

export type Place = "server" | "device";

/** What the ids of tables on a device begin with; those of a server never do. */
const MARK = "~";

export function placeOf(table: string): Place {
  return table.startsWith(MARK) ? "device" : "server";
}

/** The place of the table that an address below `/api` is about; the server's for all others. */
export function placeOfRequest(address: string): Place {
  return address.startsWith(`/tables/${MARK}`) ? "device" : "server";
}

/** Whether a device can answer as well as the server: it is about a game, not about people. */
export function isForBoth(address: string): boolean {
  return /^\/(games\/[^/]+\/(board|editor|lessons|puzzles)|replay)(?=[/?]|$)/.test(address);
}

/** The table that an address looks back at: a device that has its record can answer that too. */
export function studiedTable(address: string): string | null {
  const found =
    /^\/tables\/([^/?]+)(?:\/(?:analysis(?:\/other)?|told|line|course|branch|replay))?(?:\?|$)/;
  return found.exec(address)?.[1] ?? null;
}
