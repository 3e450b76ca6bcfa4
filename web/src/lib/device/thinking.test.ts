/** Where bots think in games against bots only. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import { thinking } from "./thinking.svelte";

vi.mock("./pack", () => ({ PACK: { digest: "d", bytes: 6_400_000 }, isKept: async () => true }));

function savesData(saveData: boolean): void {
  Object.defineProperty(navigator, "connection", { value: { saveData }, configurable: true });
}

beforeEach(() => {
  settings.thinking = null;
  thinking.kept = false;
});
afterEach(() => savesData(false));

it("is the device once the games are there, and nothing is loaded unasked", async () => {
  expect(thinking.place).toBe("server");
  await thinking.look();
  expect(thinking.place).toBe("device");
});

it("is the server for whoever asks for little data", async () => {
  savesData(true);
  await thinking.look();
  expect(thinking.place).toBe("server");
});

it("is what the reader has chosen", async () => {
  thinking.choose("device");
  expect([thinking.place, settings.thinking]).toEqual(["device", "device"]);
  await thinking.look();
  thinking.choose("server");
  expect(thinking.place).toBe("server");
});
