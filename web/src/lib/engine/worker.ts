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

async function load(): Promise<RulesEngine> {
  const [code, manifest] = await Promise.all(
    ["rules.wasm", "rules.json"].map(async (file) => {
      const response = await fetch(`/engine/${file}`);
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      return response;
    }),
  );
  return RulesEngine.start(await code!.arrayBuffer(), (await manifest!.json()) as Manifest);
}

const engine = load();

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  const { number, game, name, args } = data;
  engine
    .then((rules): Answer => ({ number, answer: rules.call(game, name, args), args }))
    .catch((error: unknown): Answer => ({ number, error: String(error) }))
    .then(postMessage);
});
