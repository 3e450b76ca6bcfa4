/** Signs that explain themselves, behind one tab stop: arrow keys go from one to the next. */
import type { Attachment } from "svelte/attachments";

const WAYS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Whatever explains itself and is nothing to press: the panel as a whole, if it does, and what is in it. */
const signsIn = (panel: HTMLElement): HTMLElement[] =>
  [panel, ...panel.querySelectorAll<HTMLElement>("*")].filter(
    (sign) => sign.matches("[data-tip]:not(button)") && sign.getClientRects().length > 0,
  );

/** Let the arrow keys go from sign to sign, once one of them has the focus. */
export const signsByArrows =
  (wanted: boolean): Attachment<HTMLElement> =>
  (panel) => {
    if (!wanted) return;
    const go = (event: KeyboardEvent): void => {
      const way = WAYS[event.key];
      const signs = way ? signsIn(panel) : [];
      const at = signs.indexOf(event.target as HTMLElement);
      if (at < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      const next = signs[(at + way! + signs.length) % signs.length]!;
      if (!next.hasAttribute("tabindex")) next.tabIndex = -1;
      next.focus();
    };
    panel.addEventListener("keydown", go);
    return () => panel.removeEventListener("keydown", go);
  };
