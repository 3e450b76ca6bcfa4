/** Whether a game has ended: with a result, or given up without one. */
import type { TableOut } from "../lib/api/wire";

export function isOver({ status }: Pick<TableOut, "status">): boolean {
  return status === "finished" || status === "given_up";
}
