import { expect, test } from "vitest";
import { CREW, crewNames } from "./crew";

test("bots at one table never share a name, nor take anybody's", () => {
  for (let table = 0; table < 500; table++) {
    const others = ["nemo", CREW[table % CREW.length]!];
    const names = crewNames(`table-${table}`, 4, others);
    expect(new Set(names).size).toBe(4);
    const taken = others.map((name) => name.toLowerCase());
    expect(names.filter((name) => taken.includes(name.toLowerCase()))).toEqual([]);
  }
});

test("a table names its bots the same each time, and tables differ", () => {
  expect(crewNames("AAAAAAAAAAAAAAAA", 3)).toEqual(crewNames("AAAAAAAAAAAAAAAA", 3));
  const first = new Set(Array.from({ length: 100 }, (_, at) => crewNames(`t${at}`, 1)[0]));
  expect(first.size).toBeGreaterThan(15);
});

test("there are as many names as a prime, no two alike", () => {
  expect(CREW.length).toBe(29);
  expect(new Set(CREW).size).toBe(29);
});
