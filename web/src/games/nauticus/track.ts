/** The markers on the score track: who has equal points shares one. */

export interface Marker {
  seats: number[];
  points: number;
  /** Counted from the track upwards: markers that stand close are put one above the other. */
  row: number;
}

const WIDTH = 9; // of a marker, in hundredths of the track
const FOR_EACH_MORE = 3;

/** `along` gives the place of so many points on the track, in hundredths of it. */
export function markersOf(points: readonly number[], along: (points: number) => number): Marker[] {
  const markers: Marker[] = [];
  points.forEach((own, seat) => {
    const same = markers.find((marker) => marker.points === own);
    if (same) same.seats.push(seat);
    else markers.push({ seats: [seat], points: own, row: 0 });
  });
  markers.forEach((marker, place) => {
    const near = markers
      .slice(0, place)
      .filter((other) => apart(marker, other, along) < reach(marker) + reach(other));
    const taken = near.map(({ row }) => row);
    while (taken.includes(marker.row)) marker.row++;
  });
  return markers;
}

function apart(one: Marker, other: Marker, along: (points: number) => number): number {
  return Math.abs(along(one.points) - along(other.points));
}

/** Half the width of a marker. */
function reach({ seats }: Marker): number {
  return (WIDTH + FOR_EACH_MORE * (seats.length - 1)) / 2;
}
