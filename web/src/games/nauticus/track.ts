/** The markers on the score track: who has equal points shares one. They stand in one row, whatever
 * the scores are, so that nothing below the track ever moves. */

export interface Marker {
  seats: number[];
  points: number;
  /** Its place in hundredths of the track: over its points, or beside a neighbour in its way. */
  at: number;
}

const FOR_EACH_MORE = 0.4; // of a marker's width, for every further sign on it

/** `along` gives the place of so many points on the track, in hundredths of it; `width` is that of
 * a marker with one sign. */
export function markersOf(
  points: readonly number[],
  along: (points: number) => number,
  width = 9,
): Marker[] {
  const markers: Marker[] = [];
  points.forEach((own, seat) => {
    const same = markers.find((marker) => marker.points === own);
    if (same) same.seats.push(seat);
    else markers.push({ seats: [seat], points: own, at: along(own) });
  });
  markers.sort((a, b) => a.points - b.points);
  const reach = ({ seats }: Marker): number =>
    (width * (1 + FOR_EACH_MORE * (seats.length - 1))) / 2;
  markers.forEach((marker, place) => {
    const before = markers[place - 1];
    if (before) marker.at = Math.max(marker.at, before.at + reach(before) + reach(marker));
  });
  // Those that were pushed beyond the end push the others back.
  let end = 100 + width / 2;
  for (const marker of markers.toReversed()) {
    marker.at = Math.min(marker.at, end - reach(marker));
    end = marker.at - reach(marker);
  }
  return markers;
}
