/** Where a table is kept: with the server, or on this device. Its id says it. */

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
