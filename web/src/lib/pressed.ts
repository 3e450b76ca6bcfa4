/** Where a mouse button last went down, on whatever page that was. */
export interface Place {
  x: number;
  y: number;
}

let last: Place | null = null;

/** Null after a finger or a pen. */
export function lastPressed(): Place | null {
  return last;
}

function note({ pointerType, clientX, clientY }: PointerEvent): void {
  last = pointerType === "mouse" ? { x: clientX, y: clientY } : null;
}

/** Note it from now on; gives the way to stop. */
export function notePresses(): () => void {
  document.addEventListener("pointerdown", note, true);
  return () => {
    document.removeEventListener("pointerdown", note, true);
    last = null;
  };
}
