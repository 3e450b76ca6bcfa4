/** Dragging a tile to the place where it shall go: the same moves as by click, two at once.
 *
 * What is dragged carries `data-drag` (a move, or `hand` for the tile in hand) and `data-tile`, a
 * place carries `data-drop` (a ship's number, `new` or `store`).
 */
export interface Drag {
  /** The move that takes the tile; empty if it is in hand already. */
  move: string;
  tile: string;
  x: number;
  y: number;
}

interface Hooks {
  /** Whether anything may be dragged now. */
  ready: () => boolean;
  show: (drag: Drag | null) => void;
  drop: (move: string, place: string) => void;
}

const FAR = 8;

/** An attachment for the board; it watches its own pointer events only. */
export function dragging(hooks: Hooks): (board: HTMLElement) => () => void {
  return (board) => {
    let from: (Drag & { id: number }) | null = null;
    let drag: Drag | null = null;
    let over: Element | null = null;
    let swallow = false;

    const mark = (place: Element | null): void => {
      over?.removeAttribute("data-over");
      place?.setAttribute("data-over", "true");
      over = place;
    };
    const stop = (): void => {
      mark(null);
      from = null;
      drag = null;
      hooks.show(null);
    };
    const down = (event: PointerEvent): void => {
      swallow = false;
      const thing = (event.target as Element).closest<HTMLElement>("[data-drag]");
      if (!thing || event.button !== 0 || !hooks.ready()) return;
      from = {
        x: event.clientX,
        y: event.clientY,
        move: thing.dataset.drag === "hand" ? "" : (thing.dataset.drag ?? ""),
        tile: thing.dataset.tile ?? "",
        id: event.pointerId,
      };
    };
    const move = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.id) return;
      if (!drag && Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
      drag = { move: from.move, tile: from.tile, x: event.clientX, y: event.clientY };
      hooks.show(drag);
      const under = document.elementFromPoint(event.clientX, event.clientY);
      mark(under?.closest("[data-drop]") ?? null);
      event.preventDefault();
    };
    const up = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.id) return;
      const place = (over as HTMLElement | null)?.dataset.drop;
      const done = drag;
      stop();
      if (!done) return;
      swallow = true;
      if (place) hooks.drop(done.move, place);
    };
    /** The click that ends a drag chooses nothing. */
    const click = (event: MouseEvent): void => {
      if (!swallow) return;
      swallow = false;
      event.stopPropagation();
      event.preventDefault();
    };

    board.addEventListener("pointerdown", down);
    window.addEventListener("pointermove", move, { passive: false });
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", stop);
    board.addEventListener("click", click, true);
    return () => {
      board.removeEventListener("pointerdown", down);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", stop);
      board.removeEventListener("click", click, true);
    };
  };
}
