/** The boards, each loaded when it is first needed. */
import type { GameUi } from "./contract";

export const GAMES = ["nauticus", "nautilus"] as const;
export type GameName = (typeof GAMES)[number];

/** Games with hidden hands: on one screen they are covered between two players. */
export const HIDDEN_HANDS: ReadonlySet<string> = new Set(["nautilus"]);

type Module = { default: GameUi };
const folders = import.meta.glob<Module>("./*/index.ts");

export async function loadGame(name: string): Promise<GameUi> {
  const load = folders[`./${name}/index.ts`] ?? folders["./plain/index.ts"];
  return (await load!()).default;
}
