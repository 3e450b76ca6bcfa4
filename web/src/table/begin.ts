/** Making tables: at once against bots, or one to be filled. */
import { api } from "../lib/api/http";
import type { Setup } from "../lib/api/wire";
import { me } from "../lib/me.svelte";
import { startAlone } from "./words";

/** A game against bots that begins at once; gives the id of its table. */
export async function quickGame(setup: Setup & { seats: number }, bot: string): Promise<string> {
  await me.comeIn();
  const { id } = await api.createTable({ ...setup, hints: true });
  await api.do(id, { do: "join", seat: 0 });
  for (let seat = 1; seat < setup.seats; seat++) await api.do(id, { do: "bot", seat, bot });
  await startAlone(id);
  return id;
}

/** A table at which one sits, and to which others are invited; gives its id. */
export async function newTable(setup: Setup): Promise<string> {
  await me.comeIn();
  const { id } = await api.createTable(setup);
  await api.do(id, { do: "join", seat: 0 });
  return id;
}
