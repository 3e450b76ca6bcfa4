/** The HTTP part of the server: people, lists of tables, records. Live play is in socket. What is about
 * a table of this device is asked there instead, and so are lessons, puzzles, records and the study of
 * games that are kept here if the server is away.
 */
import type { Device } from "../device/device.svelte";
import { Refusal } from "./errors";
import { isForBoth, placeOf, placeOfRequest, studiedTable, type Place } from "./places";
import type {
  AnalysisProgress,
  BoardOut,
  Course,
  Created,
  DailyPuzzle,
  DecisionOut,
  Do,
  Done,
  EditAdvice,
  EditChecked,
  EditLine,
  EditorOut,
  EditPlayed,
  Entered,
  ErrorOut,
  EventPage,
  GameSent,
  GameWords,
  Hint,
  HintOut,
  LineOut,
  LessonAnswer,
  LessonList,
  LessonOut,
  NextPuzzle,
  Offer,
  PuzzleList,
  PuzzleOut,
  PuzzleRun,
  SentSeat,
  Setup,
  Shown,
  TableList,
  TableOut,
  Told,
  TryOut,
} from "./wire";

export type Command = Do["command"];
/** The command with a key of its own, by which the server knows it again. */
export function withKey<C extends object>(command: C): C & { key: string } {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return { ...command, key: [...bytes].map((byte) => byte.toString(36).padStart(2, "0")).join("") };
}

/** For each seat its bot, or none for oneself. */
export type Players = readonly (string | null)[];

type Query = Record<string, string | number | readonly string[] | null | undefined>;

export const api = {
  games: (place: Place = "server") => ask<Offer>("GET", "/games", undefined, place),
  board: (game: string, place: Place = "server") =>
    ask<BoardOut>("GET", `/games/${game}/board`, undefined, place),
  readBoard: (game: string, text: string, place: Place = "server") =>
    ask<BoardOut>("POST", `/games/${game}/board`, { text }, place),
  words: (game: string, language: string) => get<GameWords>(`/games/${game}/words/${language}`),

  lessons: (game: string, language: string) =>
    get<LessonList>(`/games/${game}/lessons/${language}`),
  lesson: (game: string, lesson: string, given: LessonAnswer) =>
    post<LessonOut>(`/games/${game}/lessons/${lesson}`, given),

  puzzles: (game: string) => get<PuzzleList>(`/games/${game}/puzzles`),
  dailyPuzzle: (game: string) => get<DailyPuzzle>(`/games/${game}/puzzles/daily`),
  nextPuzzle: (game: string, run: PuzzleRun) =>
    post<NextPuzzle>(`/games/${game}/puzzles/next`, run),
  puzzle: (game: string, id: string) => get<PuzzleOut>(`/games/${game}/puzzles/${id}`),
  puzzleHint: (game: string, id: string) => get<HintOut>(`/games/${game}/puzzles/${id}/hint`),
  tryPuzzle: (game: string, id: string, move: string | null) =>
    post<TryOut>(`/games/${game}/puzzles/${id}`, { move }),

  editor: (game: string, start: "new" | "middle", mode: string | null, seats: number | null) =>
    get<EditorOut>(`/games/${game}/editor`, { start, mode, seats }),
  editorOfPuzzle: (game: string, puzzle: string) =>
    get<EditorOut>(`/games/${game}/editor`, { puzzle }),
  checkPosition: (game: string, position: object) =>
    post<EditChecked>(`/games/${game}/editor`, { position }),
  bestMoves: (game: string, position: object) =>
    post<EditAdvice>(`/games/${game}/editor/best`, { position }),
  followLine: (game: string, position: object, moves: readonly string[]) =>
    post<EditLine>(`/games/${game}/editor/line`, { position, moves }),
  playOn: (game: string, position: object, move: string | null, bot: string | null = null) =>
    post<EditPlayed>(`/games/${game}/editor/move`, { position, move, bot }),

  comeIn: (name: string) => post<Entered>("/people", { name }),
  makeAccount: (account: string, password: string) =>
    post<Entered>("/me/account", { account, password }),
  signIn: (account: string, password: string) => post<Entered>("/sign-in", { account, password }),
  signOut: () => post<void>("/sign-out"),
  signOutEverywhere: () => post<void>("/sign-out-everywhere"),
  deleteMe: (password: string | null) => ask<void>("DELETE", "/me", { password }),

  lobby: (status: "open" | "running") => get<TableList>("/tables", { status }),
  myTables: () => get<TableList>("/me/tables"),
  /** Let the account keep a game of this device; the same one is kept once. */
  sendGame: (record: string, seats: readonly SentSeat[]) =>
    post<GameSent>("/me/tables", { record, seats }),
  createTable: (setup: Setup, place: Place = "server") =>
    postOnce<Created>("/tables", setup, place),
  table: (id: string, seat: number | null, after: number | null) =>
    get<TableOut>(`/tables/${id}`, { seat, after }),
  do: (id: string, command: Command) => postOnce<Done>(`/tables/${id}/do`, command),
  events: (id: string, before: number, seat: number | null) =>
    get<EventPage>(`/tables/${id}/events`, { before, seat }),
  hint: (id: string, seat: number, bot: string | null) =>
    get<Hint>(`/tables/${id}/hint`, { seat, bot }),

  replayTable: (id: string, step: number | null, seat: number | null) =>
    get<Shown>(`/tables/${id}/replay`, { step, seat }),
  replayRecord: (record: string, step: number | null, seat: number | null) =>
    post<Shown>("/replay", { record, step, seat }),
  course: (id: string, seat: number | null) => get<Course>(`/tables/${id}/course`, { seat }),
  courseOfRecord: (record: string) => post<Course>("/replay/course", { record }),
  analysis: (id: string, after: number, wait: number) =>
    get<AnalysisProgress>(`/tables/${id}/analysis`, { after, wait }),
  otherMove: (id: string, step: number, move: string) =>
    post<DecisionOut>(`/tables/${id}/analysis/other`, { step, move }),
  told: (id: string) => get<Told>(`/tables/${id}/told`),
  line: (id: string, step: number, moves: readonly string[], seat: number | null) =>
    get<LineOut>(`/tables/${id}/line`, { step, seat, move: moves }),
  branch: (id: string, step: number, line: readonly string[], players: Players) =>
    postOnce<Created>(`/tables/${id}/branch`, { step, line, players }),
  branchOfRecord: (record: string, step: number, players: Players) =>
    postOnce<Created>("/replay/branch", { record, step, players }),
  qrAddress: (id: string) => `/api/tables/${id}/qr`,
  recordAddress: (id: string) => `/api/tables/${id}/record`,
  record: (id: string) =>
    placeOf(id) === "device" ? get<string>(`/tables/${id}/record`) : recordOfServer(id),
};

async function recordOfServer(id: string): Promise<string> {
  return (await fetchFromServer("GET", `/tables/${id}/record`)).text();
}

function get<T>(path: string, query: Query = {}): Promise<T> {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      (Array.isArray(value) ? value : [value])
        .filter((each) => each !== null && each !== undefined)
        .map((each) => [key, String(each)]),
    ),
  );
  return ask<T>("GET", search.size ? `${path}?${search}` : path);
}

function post<T>(path: string, body?: unknown): Promise<T> {
  return ask<T>("POST", path, body);
}

const TRIES = 3;
const BEFORE_TRYING_AGAIN = 700;

/** Post what is not to be done twice; if no answer comes, ask again with the same key. */
async function postOnce<T>(path: string, body: object, place?: Place): Promise<T> {
  const once = withKey(body);
  for (let tries = 1; ; tries++) {
    try {
      return await ask<T>("POST", path, once, place);
    } catch (error) {
      if (tries === TRIES || !(error instanceof Refusal) || error.code !== "away") throw error;
      await new Promise((wake) => setTimeout(wake, BEFORE_TRYING_AGAIN));
    }
  }
}

async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  place: Place = placeOfRequest(path),
): Promise<T> {
  if (place === "device") return (await here()).ask<T>(method, path, body);
  try {
    return await askServer<T>(method, path, body);
  } catch (error) {
    const isAway = error instanceof Refusal && error.code === "away";
    if (!isAway || !(isForBoth(path) || (await canStudyHere(path)))) throw error;
    const device = await here();
    if (!(await device.canStart())) throw error;
    return device.ask<T>(method, path, body);
  }
}

/** Whether it is about a game of the server of which the record is kept here. */
async function canStudyHere(path: string): Promise<boolean> {
  const table = studiedTable(path);
  return table !== null && (await import("../device/records")).isRecordKept(table);
}

/** This device as a host, loaded when it is first needed. */
async function here(): Promise<Device> {
  return (await import("../device/device.svelte")).device;
}

async function askServer<T>(method: string, path: string, body: unknown): Promise<T> {
  const response = await fetchFromServer(method, path, body);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

async function fetchFromServer(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new Refusal("away");
  }
  if (!response.ok) throw await refusal(response);
  return response;
}

async function refusal(response: Response): Promise<Refusal> {
  try {
    const { error } = (await response.json()) as ErrorOut;
    return new Refusal(error.code, error.message, error.reason);
  } catch {
    // A proxy in between speaks for a server that is not there.
    return new Refusal(response.status >= 502 ? "away" : "failed");
  }
}
