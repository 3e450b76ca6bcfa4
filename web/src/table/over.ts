/** Whether a game has ended: with a result, or given up without one. */
export function isOver({ status }: { status: string }): boolean {
  return status === "finished" || status === "given_up";
}
