/** Who is asked: the server, and in its absence the device, for what both can answer. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "./http";

const device = vi.hoisted(() => ({ canStart: vi.fn(), ask: vi.fn() }));
vi.mock("../device/device.svelte", () => ({ device }));
const isRecordKept = vi.hoisted(() => vi.fn());
vi.mock("../device/records", () => ({ isRecordKept }));

const LIST = { game: "sea", themes: [], grades: [], puzzles: [] };
const server = vi.fn();

beforeEach(() => {
  vi.stubGlobal("fetch", server);
  device.canStart.mockResolvedValue(true);
  device.ask.mockResolvedValue(LIST);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const away = () => server.mockRejectedValue(new TypeError("no network"));

it("asks the server as long as it is there", async () => {
  server.mockResolvedValue(Response.json(LIST));
  expect(await api.puzzles("sea")).toEqual(LIST);
  expect(device.ask).not.toHaveBeenCalled();
});

it.each([
  ["lessons", () => api.lessons("sea", "en"), "GET", "/games/sea/lessons/en"],
  ["a lesson", () => api.lesson("sea", "one", {}), "POST", "/games/sea/lessons/one"],
  ["puzzles", () => api.puzzles("sea"), "GET", "/games/sea/puzzles"],
  ["a try", () => api.tryPuzzle("sea", "1f", "x"), "POST", "/games/sea/puzzles/1f"],
  ["a position", () => api.checkPosition("sea", {}), "POST", "/games/sea/editor"],
  ["best moves", () => api.bestMoves("sea", {}), "POST", "/games/sea/editor/best"],
  ["a line", () => api.followLine("sea", {}, ["x"]), "POST", "/games/sea/editor/line"],
  ["a branch of a record", () => api.branchOfRecord("r", 1, [null]), "POST", "/replay/branch"],
  ["the board", () => api.board("sea"), "GET", "/games/sea/board"],
  ["a record", () => api.replayRecord("r", 1, null), "POST", "/replay"],
  ["its course", () => api.courseOfRecord("r"), "POST", "/replay/course"],
])("asks the device for %s if the server is away", async (_, question, method, address) => {
  away();
  await question();
  expect(device.ask).toHaveBeenCalledWith(
    method,
    address,
    method === "GET" ? undefined : expect.anything(),
  );
});

it("asks the device as well if only a proxy is there", async () => {
  server.mockResolvedValue(new Response("Bad gateway", { status: 502 }));
  expect(await api.puzzles("sea")).toEqual(LIST);
});

it("says that the server is away if the device would have to load something first", async () => {
  away();
  device.canStart.mockResolvedValue(false);
  await expect(api.puzzles("sea")).rejects.toMatchObject({ code: "away" });
  expect(device.ask).not.toHaveBeenCalled();
});

it.each([
  ["tables", () => api.myTables()],
  ["a table", () => api.table("abcdefghijklmnop", null, null)],
  ["words", () => api.words("sea", "en")],
  ["the games", () => api.games()],
])("never asks the device for %s of the server", async (_, question) => {
  away();
  await expect(question()).rejects.toMatchObject({ code: "away" });
  expect(device.ask).not.toHaveBeenCalled();
});

it("leaves what the server refuses refused", async () => {
  const error = { code: "not-found", message: "no such puzzle" };
  server.mockResolvedValue(Response.json({ error }, { status: 404 }));
  await expect(api.puzzle("sea", "1f")).rejects.toMatchObject({ code: "not-found" });
  expect(device.ask).not.toHaveBeenCalled();
});

const TABLE = "AbCd_-0123456789";

it.each([
  ["its table", () => api.table(TABLE, null, null), `/tables/${TABLE}`],
  ["its analysis", () => api.analysis(TABLE, 3, 15), `/tables/${TABLE}/analysis?after=3&wait=15`],
  ["another move", () => api.otherMove(TABLE, 1, "x"), `/tables/${TABLE}/analysis/other`],
  ["its moves", () => api.told(TABLE), `/tables/${TABLE}/told`],
  [
    "an earlier position",
    () => api.replayTable(TABLE, 1, 0),
    `/tables/${TABLE}/replay?step=1&seat=0`,
  ],
  ["a line", () => api.line(TABLE, 1, ["x"], 0), `/tables/${TABLE}/line?step=1&seat=0&move=x`],
  ["its course", () => api.course(TABLE, null), `/tables/${TABLE}/course`],
  ["playing on", () => api.branch(TABLE, 1, [], [null]), `/tables/${TABLE}/branch`],
])("studies a game of the server here if its record is kept: %s", async (_, question, address) => {
  away();
  isRecordKept.mockResolvedValue(true);
  await question();
  expect(device.ask.mock.lastCall![1]).toBe(address);
  expect(isRecordKept).toHaveBeenCalledWith(TABLE);
});

it("asks the device nothing of a game that it does not know, nor for what only the server does", async () => {
  away();
  isRecordKept.mockResolvedValue(false);
  await expect(api.told(TABLE)).rejects.toMatchObject({ code: "away" });
  isRecordKept.mockResolvedValue(true);
  await expect(api.hint(TABLE, 0, null)).rejects.toMatchObject({ code: "away" });
  await expect(api.myTables()).rejects.toMatchObject({ code: "away" });
  expect(device.ask).not.toHaveBeenCalled();
});
