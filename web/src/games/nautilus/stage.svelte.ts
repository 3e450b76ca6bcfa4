/** Where the pieces are drawn at this moment: at rest, or on their way. */
import { lengthOf, placeOn, type Place, type Trip } from "./motion";

export class Stage {
  places = $state.raw<Record<string, Place>>({});
  moving = $state(false);
  private frame = 0;
  private rest: Record<string, Place> = {};

  /** Put everything where it belongs, at once. */
  settle(rest: Record<string, Place>): void {
    cancelAnimationFrame(this.frame);
    this.rest = rest;
    this.places = rest;
    this.moving = false;
  }

  /** Let the trips happen, then settle. */
  run(trips: readonly Trip[], rest: Record<string, Place>): void {
    cancelAnimationFrame(this.frame);
    this.rest = rest;
    const first = new Map<string, Trip>();
    for (const trip of trips) if (!first.has(trip.piece)) first.set(trip.piece, trip);
    const began = performance.now();
    const whole = lengthOf(trips);
    const show = (now: number): void => {
      const time = now - began;
      if (time >= whole) return this.settle(rest);
      const places = { ...rest };
      for (const [piece, trip] of first) places[piece] = { ...trip.points[0]!, turn: 0 };
      for (const trip of trips) places[trip.piece] = placeOn(trip, time) ?? places[trip.piece]!;
      this.places = places;
      this.frame = requestAnimationFrame(show);
    };
    this.moving = true;
    show(began);
  }

  /** Everything to its end, for whoever will not wait. */
  skip(): void {
    this.settle(this.rest);
  }
}
