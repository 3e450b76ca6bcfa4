/** Touching what cannot be chosen now asks the rules why not: `data-tries` is the move that it would be. */
export function attempts(
  attempt: (move: string) => void,
  ready: () => boolean,
): (board: HTMLElement) => () => void {
  return (board) => {
    const clicked = (event: MouseEvent): void => {
      if (event.defaultPrevented || !(event.target instanceof Element) || !ready()) return;
      // What can be chosen lies nearer than what it lies on.
      const thing = event.target.closest<HTMLElement>("[data-tries], button, a, [role=button]");
      const move = thing?.dataset.tries;
      if (move) attempt(move);
    };
    board.addEventListener("click", clicked);
    return () => board.removeEventListener("click", clicked);
  };
}
