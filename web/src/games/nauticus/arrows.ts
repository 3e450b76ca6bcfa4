/** Arrow keys go from one choice to the nearest one in that direction. */
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Spot {
  x: number;
  y: number;
}

/** The index of the best one to go to, or -1. What lies aside counts double its distance. */
export function nearest(from: Spot, others: readonly Spot[], key: string): number {
  const way = WAYS[key];
  if (!way) return -1;
  let best = -1;
  let least = Infinity;
  others.forEach((other, place) => {
    const along = (other.x - from.x) * way[0] + (other.y - from.y) * way[1];
    const aside = Math.abs((other.x - from.x) * way[1]) + Math.abs((other.y - from.y) * way[0]);
    if (along <= 1) return;
    const far = along + 2 * aside;
    if (far < least) {
      least = far;
      best = place;
    }
  });
  return best;
}

/** Move the focus, if an arrow key was pressed on a choice of this board. */
export function follow(board: HTMLElement, event: KeyboardEvent): void {
  const now = (event.target as Element).closest<HTMLElement>("[data-move]");
  if (!now || !(event.key in WAYS) || event.ctrlKey || event.altKey || event.metaKey) return;
  const others = [...board.querySelectorAll<HTMLElement>("[data-move]")].filter(
    (choice) => choice !== now && choice.getBoundingClientRect().width > 0,
  );
  const place = nearest(middle(now), others.map(middle), event.key);
  if (place < 0) return;
  event.preventDefault();
  others[place]?.focus();
}

function middle(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
