/** Making tables: at once against bots, or one to be filled. */
import { api } from "../lib/api/http";
import type { Place } from "../lib/api/places";
import type { Setup } from "../lib/api/wire";
import { me } from "../lib/me.svelte";
import { startAlone } from "./words";

/** A game against bots that begins at once; gives the id of its table. */
export async function quickGame(
  setup: Setup & { seats: number },
  bot: string,
  place: Place = "server",
): Promise<string> {
  const id = await create({ ...setup, hints: true }, place);
  await api.do(id, { do: "join", seat: 0 });
  for (let seat = 1; seat < setup.seats; seat++) await api.do(id, { do: "bot", seat, bot });
  await startAlone(id);
  return id;
}

/** A table at which one sits, and to which others are invited; gives its id. */
export async function newTable(setup: Setup, place: Place = "server"): Promise<string> {
  const id = await create(setup, place);
  await api.do(id, { do: "join", seat: 0 });
  return id;
}

async function create(setup: Setup, place: Place): Promise<string> {
  if (place === "server") await me.comeIn();
  // What is kept here should not be cleared away when room gets short; a browser may refuse.
  else void navigator.storage?.persist?.().catch(() => false);
  return (await api.createTable(setup, place)).id;
}
