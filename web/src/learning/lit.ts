/** What on a board shows a thing of the view: whatever carries the thing's path in `data-of`. */

/** Whether it can be seen: it has a size, and nothing that floats over the page covers it. */
function isShown(thing: Element): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect();
  if (!width && !height) return false;
  const over = document.elementFromPoint?.(left + width / 2, top + height / 2) ?? null;
  for (let each = over; each; each = each.parentElement)
    if (getComputedStyle(each).position === "fixed") return each.contains(thing);
  return true;
}

/** All that carries this very path, or else something within it; those in sight, if any are. */
function carrying(root: ParentNode, path: string): Element[] {
  const very = innermost(inSight(root, `[data-of~="${path}"]`));
  return very.length ? very : inSight(root, `[data-of^="${path}."], [data-of*=" ${path}."]`);
}

function inSight(root: ParentNode, query: string): Element[] {
  const found = [...root.querySelectorAll(query)];
  return found.some(isShown) ? found.filter(isShown) : found;
}

/** Of things that lie in one another the inner ones: a yard stands for its ships until one can be begun
 * in it, and then that is what has to be touched. */
function innermost(things: readonly Element[]): Element[] {
  return things.filter(
    (thing) => !things.some((other) => other !== thing && thing.contains(other)),
  );
}

/** What shows a thing: itself, its parts, or else the smallest thing around it that is shown. */
export function showing(root: ParentNode, path: string): Element[] {
  const parts = path.split(".");
  for (let length = parts.length; length > 0; length--) {
    const found = carrying(root, parts.slice(0, length).join("."));
    if (found.length) return found;
  }
  return [];
}

/** The event by which a board is asked to bring a hidden part of it to the front. */
export const REVEAL = "seaboard-reveal";

/** Everything that shows one of the paths; what is hidden is asked to come to the front,
 * unless the reader is not to be led. */
export function lightUp(root: ParentNode, paths: readonly string[], reveals = true): Element[] {
  const found = [...new Set(paths.flatMap((path) => showing(root, path)))];
  if (reveals && found.length && !found.some(isShown))
    found[0]!.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true }));
  return found;
}

/** What a board with hidden parts does when one of them is to be seen. */
export function revealing(reveal: (thing: Element) => void): (board: HTMLElement) => () => void {
  return (board) => {
    const asked = (event: Event): void => {
      if (event.target instanceof Element) reveal(event.target);
    };
    board.addEventListener(REVEAL, asked);
    return () => board.removeEventListener(REVEAL, asked);
  };
}
