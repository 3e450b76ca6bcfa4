/** The boards, each loaded when it is first needed. */
import type { GameUi } from "./contract";

export const GAMES = ["nauticus", "nautilus"] as const;
export type GameName = (typeof GAMES)[number];

/** Games with hidden hands: on one screen they are covered between two players. */
export const HIDDEN_HANDS: ReadonlySet<string> = new Set<GameName>(["nautilus"]);

// The page hands a board the view of its own game, so it may take it for any.
const BOARDS: Record<GameName, () => Promise<{ default: unknown }>> = {
  nauticus: () => import("./nauticus"),
  nautilus: () => import("./nautilus"),
};

export async function loadGame(name: string): Promise<GameUi> {
  return (await BOARDS[name as GameName]()).default as GameUi;
}
