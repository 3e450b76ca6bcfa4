// @vitest-environment node
import { describe, expect, it } from "vitest";
import { bottomColour, Chart, nearest, RING } from "./geometry";
import { positions } from "./fixtures";
import { lengthOf, mobyPoint, placeOn, restingPlaces, tripsOf } from "./motion";
import { COLOURS, MOBY } from "./types";

const board = positions["classic-turn"]!.view.board;
const chart = new Chart(board, "green");

describe("a finger", () => {
  const places = [
    { at: { x: 0, y: 0 }, what: "left" },
    { at: { x: 50, y: 0 }, what: "right" },
  ];
  it("means the nearest thing within its reach", () => {
    expect(nearest({ x: 24, y: 10 }, places, 64)).toBe("left");
    expect(nearest({ x: 26, y: 10 }, places, 64)).toBe("right");
    expect(nearest({ x: 115, y: 0 }, places, 64)).toBe(null);
  });
});

describe("the chart", () => {
  it("has the viewer's start in the middle of the lower edge and goes on to the left", () => {
    const start = chart.field(chart.start("green"));
    expect(start.x).toBeCloseTo(0);
    expect(start.y).toBeGreaterThan(400);
    expect(chart.field(chart.start("green") + 1).x).toBeLessThan(-20);
    expect(COLOURS.map((colour) => chart.edge(colour))).toEqual([2, 3, 0, 1]);
  });
  it("sets neighbouring fields equally far apart, so that no two touch", () => {
    for (let field = 0; field < chart.ring; field++) {
      const [a, b] = [chart.field(field), chart.field(chart.around(field, 1))];
      const apart = Math.hypot(a.x - b.x, a.y - b.y);
      expect(apart).toBeGreaterThan(48);
      expect(apart).toBeLessThanOrEqual(chart.gap + 0.01);
    }
    expect(RING.startsWith("M")).toBe(true);
  });
  it("lets Moby Dick hide no field beside him and no place of a harbour", () => {
    const [across, down] = [40, 28]; // half of his picture, as it is drawn
    const hidden = (at: { x: number; y: number }, moby: { x: number; y: number }) =>
      Math.abs(at.x - moby.x) < across && Math.abs(at.y - moby.y) < down;
    for (let field = 0; field < chart.ring; field++) {
      const moby = mobyPoint(field, chart);
      for (const way of [-1, 1])
        expect(hidden(chart.field(chart.around(field, way)), moby)).toBe(false);
      for (const colour of COLOURS) expect(hidden(chart.harbour(colour, 1), moby)).toBe(false);
    }
  });
  it("keeps every piece of every position on the sheet and apart from the others", () => {
    for (const [name, { view }] of Object.entries(positions)) {
      const here = new Chart(view.board, bottomColour(view.seat));
      const places = Object.entries(restingPlaces(view, here)).filter(([key]) => key !== MOBY);
      for (const [i, [one, a]] of places.entries()) {
        expect(Math.max(Math.abs(a.x), Math.abs(a.y)), `${name} ${one}`).toBeLessThan(500 - 20);
        for (const [other, b] of places.slice(i + 1)) {
          expect(Math.hypot(a.x - b.x, a.y - b.y), `${name} ${one} ${other}`).toBeGreaterThan(30);
        }
      }
    }
  });
});

describe("motion", () => {
  const fact = (key: string, params: Record<string, unknown>) => ({ key, params });
  const swim = (from: number, steps: number) =>
    Array.from({ length: steps + 1 }, (_, step) => chart.around(from, step));

  it("lets a hit sailor go when Moby Dick or another sailor comes to it", () => {
    const trips = tripsOf(
      [
        fact("card.played", { seat: 0, card: "7" }),
        fact("sailor.moved", {
          sailor: "yellow-2",
          from: "58",
          to: "5",
          way: ["58", "59", "0", "1", "2", "3", "4", "5"],
        }),
        fact("sailor.back", { sailor: "blue-1", from: "0", to: "whirlpool" }),
        fact("card.played", { seat: 1, card: "moby" }),
        fact("sailor.back", { sailor: "red-1", from: "25", to: "whirlpool" }),
        fact("moby.moved", { from: 23, to: 25, way: [23, 24, 25] }),
      ],
      chart,
    );
    const [mover, swept, struck, moby] = trips;
    expect(swept!.begin).toBeCloseTo((mover!.length * 2) / 7);
    expect(moby!.begin).toBe(swept!.begin + swept!.length);
    expect(struck!.begin).toBeCloseTo(moby!.begin + moby!.length);
  });

  it("walks the way that is told, and swaps straight", () => {
    const walked = tripsOf(
      [
        fact("card.played", { seat: 2, card: "6" }),
        fact("sailor.moved", {
          sailor: "green-1",
          from: "28",
          to: "harbour-4",
          way: ["28", "29", "30", "harbour-1", "harbour-2", "harbour-3", "harbour-4"],
        }),
        fact("card.played", { seat: 3, card: "compass" }),
        fact("sailor.moved", { sailor: "red-1", from: "3", to: "40" }),
        fact("moby.moved", { from: 40, to: 3 }),
      ],
      chart,
    );
    expect(walked.map(({ points }) => points.length)).toEqual([7, 2, 2]);
  });

  it("carries a sailor that comes to Moby Dick to the field behind the next one", () => {
    const trips = tripsOf(
      [
        fact("card.played", { seat: 0, card: "4" }),
        fact("sailor.moved", {
          sailor: "red-1",
          from: "24",
          to: "29",
          way: ["24", "23", "22", "21", "20"],
          rides: true,
        }),
        fact("sailor.back", { sailor: "blue-1", from: "30", to: "whirlpool" }),
        fact("moby.moved", { from: 20, to: 30, way: swim(20, 10) }),
      ],
      chart,
    );
    const [walked, swum, carried, struck] = trips;
    expect(walked!.points.at(-1)).toEqual(chart.field(20)); // backward, to where he lies
    expect(swum!.points.length).toBe(11);
    expect(carried!.begin).toBe(walked!.length);
    expect(carried!.points.at(-1)).toEqual(chart.field(29));
    expect(struck!.begin).toBeCloseTo(swum!.begin + swum!.length);
  });

  it("lets Moby Dick swim once round when nobody else is on the ring", () => {
    const trips = tripsOf(
      [
        fact("card.played", { seat: 0, card: "3" }),
        fact("sailor.moved", {
          sailor: "red-1",
          from: "10",
          to: "12",
          way: ["10", "11", "12", "13"],
          rides: true,
        }),
        fact("moby.moved", { from: 13, to: 13, way: swim(13, chart.ring), round: true }),
      ],
      chart,
    );
    expect(trips.map(({ piece, points }) => [piece, points.length])).toEqual([
      ["red-1", 4],
      [MOBY, chart.ring + 1],
      ["red-1", chart.ring],
    ]);
    expect(trips.at(-1)!.points.at(-1)).toEqual(chart.field(12));
  });

  it("takes a sailor that enters where Moby Dick lies along", () => {
    const start = chart.start("red");
    const trips = tripsOf(
      [
        fact("card.played", { seat: 0, card: "12" }),
        fact("sailor.entered", {
          sailor: "red-2",
          from: "whirlpool",
          to: String(chart.around(start, 4)),
          way: ["whirlpool", String(start)],
          rides: true,
        }),
        fact("moby.moved", { from: start, to: chart.around(start, 5), way: swim(start, 5) }),
      ],
      chart,
    );
    expect(trips.map(({ points }) => points.length)).toEqual([2, 6, 5]);
  });

  it("brings every piece that moved to where it rests, in a short time", () => {
    let moved = 0;
    for (const [name, { view, happened }] of Object.entries(positions)) {
      const here = new Chart(view.board, bottomColour(view.seat));
      const rest = restingPlaces(view, here);
      const trips = tripsOf(happened, here);
      expect(lengthOf(trips), name).toBeLessThan(2000);
      const last = new Map(trips.map((trip) => [trip.piece, trip]));
      for (const trip of last.values()) {
        const end = placeOn(trip, trip.begin + trip.length)!;
        expect(end.x, `${name} ${trip.piece}`).toBeCloseTo(rest[trip.piece]!.x);
        expect(end.y, `${name} ${trip.piece}`).toBeCloseTo(rest[trip.piece]!.y);
        moved++;
      }
    }
    expect(moved).toBeGreaterThan(20);
  });
});
