/** Records of games that were not played here, kept so that they can be studied without a server. */
import { Refusal } from "../api/errors";
import { api } from "../api/http";
import { placeOf } from "../api/places";
import type { SeatListed, Shown, TableOut } from "../api/wire";
import { seatsOf, seatsOfRecord } from "../../table/people";
import type { SeatInfo } from "../../games/contract";
import { deviceGames } from "./games.svelte";
import { isKept } from "./pack";
import type { Opened } from "./storage";

/** Keep a record that somebody has opened, as the same as before if it was opened before; its id. */
export async function keepOpened(record: string, shown: Shown): Promise<string> {
  await deviceGames.read();
  const before = deviceGames.records.find((each) => each.record === record);
  const id = before?.id ?? newId();
  const opened = openedGame(id, shown, seatsOfRecord(shown, record), record, []);
  await deviceGames.keepRecord(opened);
  if (deviceGames.refused) throw new Refusal("not-kept");
  return id;
}

/** Keep one's own finished game of the server, if games are kept here at all. */
export async function keepOwn(table: TableOut): Promise<void> {
  const { id, mine, setup, result } = table;
  if (placeOf(id) !== "server" || !result || !mine.length || !(await isKept())) return;
  const record = await api.record(id);
  const told = { game: String(setup.game), mode: String(setup.mode) };
  await deviceGames.keepRecord(openedGame(id, told, seatsOf(table), record, mine));
}

/** Whether a table of the server can be studied here. */
export async function isRecordKept(id: string): Promise<boolean> {
  await deviceGames.read();
  return deviceGames.records.some((each) => each.id === id);
}

function openedGame(
  id: string,
  { game, mode }: Pick<Shown, "game" | "mode">,
  seats: readonly SeatInfo[],
  record: string,
  mine: number[],
): Opened {
  const now = Date.now() / 1000;
  const listed = {
    id,
    game,
    mode,
    status: "finished",
    public: false,
    host: "",
    since: now,
    changed: now,
    seats: seats.map(listedSeat),
    decider: null,
    my_turn: false,
    unverified: false,
  };
  return { id, listed, record, mine };
}

/** Lists name those who played as they were named where the record came from. */
function listedSeat({ name, level }: SeatInfo): SeatListed {
  return { person: null, label: name, bot: level ?? null };
}

/** Of a table on this device: sixteen characters, the first its sign. */
function newId(): string {
  const letters = "abcdefghijklmnopqrstuvwxyz234567";
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return `~${[...bytes].map((byte) => letters[byte % letters.length]).join("")}`;
}
