/** The compiled rules in a thread of their own, so that a search does not stop the page. */

import { RulesEngine, type Argument, type Manifest } from "./rules";

export interface Question {
  number: number;
  game: string;
  name: string;
  args: Argument[];
}

export type Answer =
  { number: number; answer: number; args: Argument[] } | { number: number; error: string };

/** The module is asked for by its digest, so that a browser keeps it until there is another. */
async function load(): Promise<RulesEngine> {
  const manifest = (await (await get("/engine/rules.json")).json()) as Manifest;
  const code = await get(`/engine/rules.wasm?${manifest.digest}`);
  return RulesEngine.start(await code.arrayBuffer(), manifest);
}

async function get(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

const engine = load();

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  const { number, game, name, args } = data;
  engine
    .then((rules): Answer => ({ number, answer: rules.call(game, name, args), args }))
    .catch((error: unknown): Answer => ({ number, error: String(error) }))
    .then(postMessage);
});
