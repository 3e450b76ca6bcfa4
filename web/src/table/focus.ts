/** Whoever plays by keyboard keeps the focus where the next choice is.
 *
 * A choice that was made is gone from the page, and the focus with it. It goes on to the first of
 * the next choices in the same part of the page; while others play it waits at the prompt line. */

/** What a board and the list of moves mark as a choice: first those that do something, then the
 * pieces one may begin with, at last those that end the turn. */
const CHOICES = [
  "[data-card], [data-move]:not([data-leaves])",
  "[data-piece]",
  "[data-move][data-leaves]",
];
const PARTS = ".board, #panel";

export class Focus {
  #part: string | null = null;
  #waits = false;

  /** Note a key or a pointer that chose something. */
  note(event: Event): void {
    const chosen = event.target instanceof Element ? event.target.closest(PARTS) : null;
    const byKey = event instanceof KeyboardEvent && (event.key === "Enter" || event.key === " ");
    if (byKey && chosen) this.#part = chosen.id ? `#${chosen.id}` : ".board";
    else if (!(event instanceof KeyboardEvent)) this.#part = null;
  }

  /** After the page changed: find the focus again, if it was lost. */
  restore(root: ParentNode, prompt: HTMLElement | null): void {
    const now = document.activeElement;
    const lost = now === null || now === document.body;
    if (!this.#part || !(lost || (this.#waits && now === prompt))) return;
    const choices = CHOICES.flatMap((sort) => [...root.querySelectorAll<HTMLElement>(sort)]);
    const next = choices.find((choice) => choice.closest(this.#part!) && isShown(choice));
    this.#waits = !next;
    (next ?? prompt)?.focus();
  }
}

function isShown(choice: HTMLElement): boolean {
  return choice.getClientRects().length > 0 && choice.getAttribute("aria-hidden") !== "true";
}
