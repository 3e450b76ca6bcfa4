/** Keys that are ours: pressed alone, and not where somebody writes or chooses. */
const TAKEN = "input, select, textarea, dialog, [contenteditable]";
/** Keys that a board has for itself: going from choice to choice, and choosing. */
const OF_THE_BOARD: ReadonlySet<string> = new Set([
  "ArrowLeft",
  "ArrowRight",
  "ArrowUp",
  "ArrowDown",
  "Enter",
  " ",
]);

/** Whether a key that was pressed means nothing to where it was pressed. */
export function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (!(event.target instanceof Element)) return true;
  if (OF_THE_BOARD.has(event.key) && event.target.closest(".board")) return false;
  return !event.target.closest(TAKEN);
}

/** What the keys of a table do, in the order in which they are listed. */
export const SHORTCUTS = {
  undo: ["u"],
  hint: ["h"],
  recap: ["r"],
  log: ["l"],
  chat: ["c"],
  words: ["w"],
  table: ["t"],
  past: ["b"],
  what: ["m"],
  step: ["←", "→"],
  turn: ["⇧ ←", "⇧ →"],
  round: ["PageUp", "PageDown"],
  play: [" "],
  zoom: ["+", "-", "0"],
  signs: ["← →"],
  help: ["?"],
} as const satisfies Record<string, readonly string[]>;
export type Shortcut = keyof typeof SHORTCUTS;

/** What a key that was pressed does; null if it does nothing here. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if (!isFree(event)) return null;
  const found = Object.entries(SHORTCUTS).find(([, keys]) =>
    (keys as readonly string[]).includes(event.key.toLowerCase()),
  );
  return found ? (found[0] as Shortcut) : null;
}
