/** The boards, each loaded when it is first needed: a game's folder here is one, found by its name. */
import type { Component } from "svelte";
import type { BoardFormProps, GameUi } from "./contract";

// The page hands a board the view of its own game, so it may take it for any.
const BOARDS = import.meta.glob<{ default: unknown }>("./*/index.ts");

/** The games that have a board of their own. */
export const DRAWN: readonly string[] = Object.keys(BOARDS).map((path) => path.split("/")[1]!);

/** The board of a game: its own, or a plain one that is made of its view and its moves. */
export async function loadGame(name: string): Promise<GameUi> {
  const board = BOARDS[`./${name}/index.ts`];
  if (!board) return (await import("./plain")).plainGame(name) as GameUi;
  return (await board()).default as GameUi;
}

const BOARD_FORMS = import.meta.glob<{ default: Component<BoardFormProps> }>(
  "./*/BoardForm.svelte",
);

/** The form in pictures for another board's values, if the game has one. */
export async function loadBoardForm(name: string): Promise<Component<BoardFormProps> | null> {
  return (await BOARD_FORMS[`./${name}/BoardForm.svelte`]?.())?.default ?? null;
}
