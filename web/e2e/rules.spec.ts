/** The compiled rules in a browser, in a worker and under the server's own policy: whole games of every
 * mode, worlds and search trees are equal, byte by byte, to what the native library makes of them.
 * SEABOARD_WASM_GAMES=1000 plays that many games of every mode; the usual number is small. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "./fixtures";

const PROJECT = resolve(import.meta.dirname, "../..");
const GAMES = process.env.SEABOARD_WASM_GAMES ?? "10";

type Given = number | { bytes: string; shape: number[] };

interface Call {
  game: string;
  mode: string;
  name: string;
  args: Given[];
  answer: number;
  memory: string[];
}

test("the compiled rules do in Chromium what they do natively", async ({ somebody }) => {
  test.setTimeout(GAMES === "10" ? 180_000 : 1_800_000);
  const { page } = await somebody();
  await page.goto("/");
  // A module that the page does not import yet, so its address is no matter of types.
  await page.evaluate(async (address) => {
    const { RulesThread } = (await import(address)) as { RulesThread: new () => object };
    Object.assign(window, { rules: new RulesThread() });
  }, "/engine/thread.js");

  const python = spawn(
    join(PROJECT, ".venv/bin/python"),
    ["-m", "tests.building.rules_calls", GAMES],
    {
      cwd: PROJECT,
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, SEABOARD_RULES: "built" },
    },
  );
  const ended = once(python, "exit");
  const compared = new Map<string, number>();
  for await (const line of createInterface({ input: python.stdout })) {
    const call = JSON.parse(line) as Call;
    const found = await page.evaluate(answerOf, {
      game: call.game,
      name: call.name,
      args: call.args,
    });
    const where = `${call.game}, ${call.mode}: ${call.name}`;
    expect(found.answer, where).toBe(call.answer);
    expect(found.memory.length, where).toBe(call.memory.length);
    found.memory.forEach((bytes, number) => {
      // Not toEqual: a message of megabytes helps nobody.
      expect(bytes === call.memory[number], `${where}, array ${number}`).toBe(true);
    });
    compared.set(call.name, (compared.get(call.name) ?? 0) + 1);
  }
  expect((await ended)[0]).toBe(0);
  for (const name of ["stepping_step", "stepping_advance", "loops_simulate_many", "tree_grow"])
    expect(compared.get(name), name).toBeGreaterThan(0);
});

test("a browser keeps the compiled rules under their digest", async ({ somebody }) => {
  const { page } = await somebody();
  const { digest } = (await (await page.request.get("/engine/rules.json")).json()) as {
    digest: string;
  };
  const answer = await page.request.get(`/engine/rules.wasm?${digest}`);
  expect(answer.headers()["content-type"]).toBe("application/wasm");
  expect(answer.headers()["cache-control"]).toContain("immutable");
});

/** Runs in the page. */
async function answerOf({ game, name, args }: { game: string; name: string; args: Given[] }) {
  interface Block {
    bytes: Uint8Array<ArrayBuffer>;
    shape: number[];
  }
  interface Rules {
    call(
      game: string,
      name: string,
      args: (number | Block)[],
    ): Promise<{ answer: number; args: (number | Block)[] }>;
  }
  const { rules } = window as unknown as { rules: Rules };
  const given = args.map((arg) =>
    typeof arg === "number"
      ? arg
      : { bytes: Uint8Array.from(atob(arg.bytes), (c) => c.charCodeAt(0)), shape: arg.shape },
  );
  const found = await rules.call(game, name, given);
  const memory = found.args
    .filter((arg) => typeof arg === "object")
    .map(({ bytes }) => {
      let text = "";
      for (let at = 0; at < bytes.length; at += 8192)
        text += String.fromCharCode(...bytes.subarray(at, at + 8192));
      return btoa(text);
    });
  return { answer: found.answer, memory };
}
