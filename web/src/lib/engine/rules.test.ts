// @vitest-environment node
/** The compiled rules as the page calls them, with the files that `make engine` has made. */

import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { RulesEngine, type Manifest } from "./rules";
import { RulesThread } from "./thread";
import type { Question } from "./worker";

const FOLDER = new URL("../../../public/engine/", import.meta.url);
const LOOK = -1; // lists what is legal and plays nothing
let engine: RulesEngine;

beforeAll(async () => {
  const manifest = JSON.parse(await readFile(new URL("rules.json", FOLDER), "utf8")) as Manifest;
  engine = await RulesEngine.start(await readFile(new URL("rules.wasm", FOLDER)), manifest);
});

function memory(game: string) {
  const { stateSize, mostLegal } = engine.manifest.games[game]!;
  return {
    state: { bytes: new Uint8Array(stateSize), shape: [1] },
    codes: { bytes: new Uint8Array(2 * mostLegal), shape: [mostLegal] },
  };
}

describe("the compiled rules", () => {
  it("know every game with compiled rules", () => {
    for (const [game, { exports }] of Object.entries(engine.manifest.games))
      for (const name of ["stepping_step", "stepping_advance", "tree_grow"])
        expect(exports).toHaveProperty(`${game}_${name}`);
  });

  it("change memory in place and answer", () => {
    for (const game of Object.keys(engine.manifest.games)) {
      const { state, codes } = memory(game);
      const before = state.bytes.slice();
      expect(engine.call(game, "stepping_decider", [state])).toBeTypeOf("number");
      expect(state.bytes).toEqual(before);
      expect(engine.call(game, "stepping_step", [state, codes, LOOK])).toBeGreaterThanOrEqual(0);
    }
  });

  it("refuse what they do not take", () => {
    const game = Object.keys(engine.manifest.games)[0]!;
    const { state, codes } = memory(game);
    expect(() => engine.call(game, "stepping_jump", [])).toThrow("have no");
    expect(() => engine.call(game, "stepping_step", [state])).toThrow("takes 3 arguments");
    expect(() => engine.call(game, "stepping_step", [LOOK, codes, LOOK])).toThrow("takes memory");
    const wrong = { bytes: codes.bytes, shape: [3] };
    expect(() => engine.call(game, "stepping_step", [state, wrong, LOOK])).toThrow("has 6 bytes");
  });
});

class FakeWorker extends EventTarget {
  postMessage({ number, name, args }: Question): void {
    const data = name === "bad" ? { number, error: "no" } : { number, answer: number, args };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data })));
  }
  terminate(): void {}
}

describe("the thread of the rules", () => {
  it("gives each question its own answer", async () => {
    const thread = new RulesThread(() => new FakeWorker() as unknown as Worker);
    const answers = await Promise.all([thread.call("a", "x", [5]), thread.call("a", "y", [])]);
    expect(answers).toEqual([
      { answer: 1, args: [5] },
      { answer: 2, args: [] },
    ]);
    await expect(thread.call("a", "bad", [])).rejects.toThrow("no");
    thread.close();
  });
});
