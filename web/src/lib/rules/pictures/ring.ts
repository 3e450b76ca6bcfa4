/** Where the fields of the pictured ring lie: a square with round corners, red's start on top. */
export interface Point {
  x: number;
  y: number;
}

const HALF = 150;
const CORNER = 70;
const STRAIGHT = 2 * (HALF - CORNER);
const BEND = (CORNER * Math.PI) / 2;
const QUARTER = STRAIGHT + BEND;

/** A field of 60, moved inwards by some units. */
export function field(number: number, inwards = 0): Point {
  const along = (((number % 60) + 60) % 60) * (QUARTER / 15);
  const quarter = Math.floor(along / QUARTER);
  const way = along - quarter * QUARTER;
  const half = STRAIGHT / 2;
  let x: number;
  let y: number;
  if (way <= half) {
    [x, y] = [way, -HALF + inwards];
  } else if (way <= half + BEND) {
    const angle = (way - half) / CORNER;
    const radius = CORNER - inwards;
    [x, y] = [half + radius * Math.sin(angle), -half - radius * Math.cos(angle)];
  } else {
    [x, y] = [HALF - inwards, -half + (way - half - BEND)];
  }
  for (let turn = 0; turn < quarter; turn += 1) [x, y] = [-y, x];
  return { x, y };
}
