/** The real server, with a database of its own that is gone afterwards. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import type { GameOut, Offer } from "../src/lib/api/wire";

const PROJECT = resolve(import.meta.dirname, "../..");
const PATIENCE = 400_000; // the first start of a new version compiles the rules
const WARMING_MOVES = 30;
const THIRD_GAME = "tests/packages/kuhn";

export class Server {
  #process: ChildProcess | null = null;
  #folder = mkdtempSync(join(tmpdir(), "seaboard-"));

  private constructor(
    readonly port: number,
    readonly thirdGame: boolean,
  ) {}

  /** With a third game, of another package, installed beside our own, or without it. */
  static async start(thirdGame: boolean): Promise<Server> {
    const server = new Server(await freePort(), thirdGame);
    await server.begin();
    const response = await fetch(`${server.address}/api/games`);
    for (const game of ((await response.json()) as Offer).games) await server.#warm(game);
    return server;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Start it, or start it again with the same database. */
  async begin(): Promise<void> {
    const database = `sqlite:///${join(this.#folder, "tables.db")}`;
    // Without rate limits: all the people of a test come from one address.
    const main = "from tests.server.unlimited import main; main()";
    const folders = ["src", ".", ...(this.thirdGame ? [THIRD_GAME] : [])];
    const PYTHONPATH = folders.map((folder) => join(PROJECT, folder)).join(delimiter);
    const args = ["-c", main, database, String(this.port), "error"];
    this.#process = spawn(join(PROJECT, ".venv/bin/python"), args, {
      cwd: PROJECT,
      stdio: ["ignore", "ignore", "inherit"],
      // As in the tests of the rules, so that both use what was compiled once. Another LUCK than the
      // usual one looks for what the usual games do not show.
      env: {
        ...process.env,
        NUMBA_BOUNDSCHECK: "1",
        PYTHONPATH,
        SEABOARD_TEST_LUCK: process.env.LUCK ?? "sea",
      },
    });
    const end = Date.now() + PATIENCE;
    while (!(await this.#answers())) {
      if (Date.now() > end) throw new Error("the server did not start");
      await new Promise((wake) => setTimeout(wake, 100));
    }
  }

  /** Kill it, as a power failure would. */
  async kill(): Promise<void> {
    const running = this.#process;
    this.#process = null;
    if (!running || running.exitCode !== null) return;
    running.kill("SIGKILL");
    await once(running, "exit");
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Let bots play by themselves for a while: the first moves of a new version compile them. */
  async #warm(game: GameOut): Promise<void> {
    const { token } = await this.#ask<{ token: string }>("/people", { name: "Warm" });
    const [mode] = game.modes.toSorted((a, b) => a.seats[0]! - b.seats[0]!); // the smallest
    const seats = mode!.seats[0]!;
    const setup = { game: game.name, mode: mode!.name, seats, hints: true };
    const { id } = await this.#ask<{ id: string }>("/tables", setup, token);
    const bots = ["level:name=sailor", "level:name=captain"];
    for (let seat = 0; seat < seats; seat++)
      await this.#ask(`/tables/${id}/do`, { do: "bot", seat, bot: bots[seat % 2] }, token);
    await this.#ask(`/tables/${id}/do`, { do: "start" }, token);
    const end = Date.now() + PATIENCE;
    const begun = (await this.#moves(id)) + 1;
    while ((await this.#moves(id)) < begun + WARMING_MOVES) {
      if (Date.now() > end) throw new Error(`the bots of ${game.name} do not play`);
      await new Promise((wake) => setTimeout(wake, 200));
    }
  }

  async #moves(table: string): Promise<number> {
    const response = await fetch(`${this.address}/api/tables/${table}`);
    const { moves, status } = (await response.json()) as { moves: number; status: string };
    return status === "finished" ? Infinity : moves;
  }

  async #ask<T>(path: string, body: unknown, token?: string): Promise<T> {
    const response = await fetch(`${this.address}/api${path}`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as T;
  }

  async #answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.address}/health`)).ok;
    } catch {
      return false;
    }
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("there is no free port");
  return address.port;
}
