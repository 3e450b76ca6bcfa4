/** The page without its server: installed, opened and played with the network cut, then back online. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures";

/** Milliseconds for what a busy machine may take its time with: starting Python. */
const SLOW = 60_000;
const ANALYSIS = 180_000;
const PACKAGES = new URL("../package.json", import.meta.url);
const RECORD = new URL("../../tests/games/nautilus/golden/two-8.record", import.meta.url);

test("the page can be installed", async ({ somebody }) => {
  const { page } = await somebody();
  await page.goto("/");
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const answer = await page.request.get(address!);
  expect(answer.headers()["content-type"]).toBe("application/manifest+json");
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ id: "/", start_url: "/", display: "standalone" });
  const sizes = await page.evaluate(async (icons: { src: string }[]) => {
    const size = async ({ src }: { src: string }) => {
      const picture = new Image();
      picture.src = src;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    };
    return Promise.all(icons.map(size));
  }, manifest.icons);
  manifest.icons.forEach(({ sizes: said }: { sizes: string }, at: number) => {
    if (said !== "any") expect(sizes[at]).toBe(said);
  });
  expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === "maskable")).toBe(
    true,
  );

  // Chromium's own verdict; it installs nothing in a window that forgets, as those of tests are.
  const chromium = await page.context().newCDPSession(page);
  const { installabilityErrors } = await chromium.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(["in-incognito"]);

  // So the browser's offer is made by hand; it is kept for where one looks for it.
  await page.evaluate(() => {
    const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: () => document.body.setAttribute("data-asked", "install"),
    });
    dispatchEvent(offer);
  });
  await page.getByRole("link", { name: "Settings" }).click();
  const install = page.getByRole("button", { name: "Install Seaboard" });
  await expect(install).toBeVisible();
  await expectAccessible(page);
  await install.click();
  await expect(page.locator("body")).toHaveAttribute("data-asked", "install");
  await expect(install).toHaveCount(0);

  // Whose work it contains.
  const licences = page.getByRole("link", { name: "whose, and under which licences" });
  const notices = await (await page.request.get((await licences.getAttribute("href"))!)).text();
  const { dependencies } = JSON.parse(readFileSync(PACKAGES, "utf8"));
  for (const name of [...Object.keys(dependencies), "svelte", "workbox-core", "Pyodide"])
    expect(notices).toMatch(new RegExp(`^${name} [0-9.]+: `, "m"));
  for (const words of ["Mozilla Public License", "PYTHON SOFTWARE FOUNDATION LICENSE", "OFL-1.1"])
    expect(notices).toContain(words);
});

const choices = (page: Page) => page.locator("#panel ol button:enabled");

async function openWords(page: Page): Promise<void> {
  const words = page.getByRole("navigation").locator("button[aria-controls=panel]").nth(2);
  if ((await words.getAttribute("aria-expanded")) !== "true") await words.click();
  await choices(page).first().waitFor();
}

/** Make decisions by their words, one of the first on offer, until that many are made or it is over;
 * then it is one's own turn again. */
async function playOn(page: Page, decisions = Infinity): Promise<void> {
  await openWords(page);
  await page.evaluate(async (most) => {
    for (let made = 0; !document.querySelector("#result-title");) {
      const found = document.querySelectorAll<HTMLButtonElement>("#panel ol button:enabled");
      if (found.length && made === most) return;
      if (found.length) found[made++ % Math.min(3, found.length)]!.click();
      await new Promise((wake) => setTimeout(wake, 15));
    }
  }, decisions);
}

/** Begin a game against a bot on this device. */
async function begin(page: Page, game: string, mode?: string): Promise<void> {
  const card = page.getByRole("article", { name: game });
  await card.waitFor();
  if (mode) await card.locator(`input[value="${mode}"]`).check({ force: true });
  await card.locator("button.primary").click();
  await page.waitForURL(/\/table\/~/);
}

/** Load the games of this device, then cut the network. */
async function loadAndCut(page: Page, load = /^Load the games/): Promise<void> {
  page.setDefaultTimeout(SLOW);
  await page.goto("/offline");
  await page.getByRole("button", { name: load }).click();
  await expect(page.getByRole("article")).toHaveCount(2, { timeout: SLOW });
  await expectAccessible(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.context().setOffline(true);
}

test("learning, puzzles, a record and the editor on a phone with the network cut", async ({
  somebody,
}) => {
  test.setTimeout(300_000);
  const { page } = await somebody({
    viewport: { width: 390, height: 780 },
    hasTouch: true,
    locale: "de",
    serviceWorkers: "allow",
    rough: true,
  });
  await loadAndCut(page, /^Spiele laden/);
  const also = page.getByRole("navigation", { name: "Auch ohne Netz" });

  // A lesson to its end, by its hints, after the page was loaded anew.
  await page.goto("/learn/nautilus/entering");
  const said = page.locator(".card .say");
  await expect(said).not.toBeEmpty({ timeout: SLOW });
  const done = page.locator(".card .say.done");
  const on = page.getByRole("button", { name: "Weiter", exact: true });
  const hint = page.getByRole("button", { name: "Tipp", exact: true });
  for (;;) {
    await done.or(on).or(hint).first().waitFor();
    if (await done.count()) break;
    const words = await said.innerText();
    if (await on.count()) await on.click();
    else {
      await hint.click();
      await page.getByRole("button", { name: "Mach es für mich" }).click();
    }
    await expect(said).not.toHaveText(words, { timeout: SLOW });
  }

  // A puzzle of a run: a hint, and the solution.
  await page.goto("/offline");
  await also.getByRole("link", { name: "Aufgaben" }).click();
  await page.getByRole("link", { name: "Lauf beginnen" }).last().click();
  await page.locator(".stage svg").first().waitFor();
  await page.getByRole("button", { name: "Tipp" }).click();
  await expect(page.locator(".card .hint")).toContainText("3 Züge");
  await page.getByRole("button", { name: "Lösung" }).click();
  await expect(page.locator(".card .ask")).toContainText("Der beste Zug:");

  // A record, looked at from its first move to the next.
  await page.goto("/offline");
  await also.getByRole("link", { name: "Partie nachspielen" }).click();
  await page.getByRole("textbox").fill(readFileSync(RECORD, "utf8"));
  await page.getByRole("button", { name: "Partie zeigen" }).click();
  await expect(page.locator(".stage svg").first()).toBeVisible();
  const step = page.getByRole("slider", { name: "Zug", exact: true });
  const before = Number(await step.inputValue());
  await step.focus();
  await page.keyboard.press(before ? "ArrowLeft" : "ArrowRight");
  await expect(step).not.toHaveValue(String(before));
  await expect(page.locator(".problem")).toHaveCount(0);

  // It is analysed here, and kept to be looked at again.
  await page.getByRole("button", { name: "Auf diesem Gerät analysieren" }).click();
  const judged = page.getByText(/[1-9]\d* von \d+ Entscheidungen/);
  await expect(judged).toBeVisible({ timeout: SLOW });
  await expectAccessible(page);
  await page.goto("/offline");
  await expectAccessible(page);
  const records = page.getByRole("region", { name: "Partien zum Zurückblicken" });
  await expect(records.getByRole("link").first()).not.toContainText("Noch niemand");
  await records.getByRole("link").first().click();
  await expect(judged).toBeVisible({ timeout: SLOW });
  await page.goto("/offline");
  await records.getByRole("button", { name: /^Löschen/ }).click();
  await page.getByRole("button", { name: "Löschen", exact: true }).click();
  await expect(records).toHaveCount(0);

  // A position is set up by hand, and judged.
  await page.goto("/offline");
  await also.getByRole("link", { name: "Eine Stellung von Hand aufbauen" }).click();
  await page.getByRole("link", { name: "Nauticus" }).click();
  await expect(page.locator(".card .says")).toContainText("erlaubte Züge", { timeout: SLOW });
  await page.getByRole("button", { name: "Beste Züge" }).click();
  await expect(page.locator(".best li").first()).toBeVisible();

  // The first game, with its coach; it is a short one.
  await page.goto("/learn/nautilus");
  await page.getByRole("button", { name: "Meine erste Partie spielen" }).click();
  await page.waitForURL(/\/table\/~/);
  await expect(page.getByRole("region", { name: "Lehrer" }).getByRole("status")).not.toBeEmpty();
  await page.goto("/offline");
  await expect(page.getByRole("listitem").first()).toContainText("Schnell", { timeout: SLOW });
});

test("games are made, played, kept and saved with the network cut", async ({ somebody }) => {
  test.setTimeout(600_000); // on a machine that does much else
  const { page } = await somebody({ serviceWorkers: "allow", rough: true });
  await loadAndCut(page);
  expect(await page.evaluate(() => fetch("/health").catch(() => "away"))).toBe("away");
  await page.goto("/rules/nautilus");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Nautilùs");
  await page.goto("/");
  await page.getByRole("region", { name: "No connection? Play on." }).getByRole("link").click();

  // A whole game of one kind, with the page loaded anew in the middle.
  await begin(page, "Nautilùs", "two");
  await playOn(page, 5);
  const before = await choices(page).allInnerTexts();
  await page.reload();
  await openWords(page);
  await expect(choices(page)).toHaveText(before);
  await playOn(page);
  await expect(page.getByRole("heading", { name: /won/ })).toBeVisible();

  // A whole game of the other, of two people at one screen.
  await page.goto("/offline");
  const card = page.getByRole("article", { name: "Nauticus" });
  await card.getByRole("button", { name: "Set up a table" }).click();
  await page.getByText("2", { exact: true }).last().click();
  await page.getByRole("button", { name: "Make the table" }).click();
  await page.getByRole("button", { name: "Somebody beside me" }).click();
  await page.getByRole("textbox", { name: "Name of the player" }).fill("Ben");
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  const bens = page.locator("#prompt").filter({ hasText: "Ben:" });
  for (let turn = 0; turn < 40 && !(await bens.isVisible()); turn++) await playOn(page, 1);
  await expect(bens).toBeVisible();
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByText("A bot would:")).toBeVisible();
  await playOn(page);
  await expect(page.getByRole("heading", { name: /won/ })).toBeVisible();
  const finished = page.url().split("/").at(-1)!;

  // Its analysis, made here, and not made again.
  await page.getByRole("link", { name: "Analysis" }).first().click();
  const luck = page.getByRole("heading", { name: "Luck and skill" });
  await expect(luck).toBeVisible({ timeout: ANALYSIS });
  await expect(page.locator(".problem")).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(luck).toBeVisible({ timeout: SLOW });

  // Learning from an error, and playing on from it.
  await page.getByRole("button", { name: /Learn from \d+ error/ }).click();
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByRole("button", { name: "Solution" }).click();
  await expect(page.getByText("The best move:")).toBeVisible();
  await page.getByRole("button", { name: "Stop learning" }).click();
  await page.getByText("Play on from here").click();
  await page.getByRole("button", { name: "Play on", exact: true }).click();
  await page.waitForURL((url) => /\/table\/~/.test(url.pathname) && !url.href.includes(finished));
  await choices(page).first().waitFor();

  // Back online: what was played is still there, and its record is one that the server takes.
  await page.context().setOffline(false);
  await page.goto("/");
  // Bots think here from now on, since the games are here: the server has nothing to do with it.
  await page.getByRole("button", { name: "Play now" }).first().click();
  await page.waitForURL(/\/table\/~/);
  await page.goto("/offline");
  const kept = page.getByRole("region", { name: "Games on this device" });
  await expect(kept.getByRole("listitem")).toHaveCount(4);
  const line = kept.getByRole("listitem").filter({ has: page.locator(`a[href$="${finished}"]`) });
  const saving = page.waitForEvent("download");
  await line.getByRole("link", { name: /^Save the record/ }).click();
  const record = readFileSync(await (await saving).path(), "utf8");
  const shown = await page.request.post("/api/replay", {
    data: { record },
    headers: { Origin: new URL(page.url()).origin },
  });
  expect((await shown.json()).result).not.toBeNull();
  await line.getByRole("button", { name: /^Remove/ }).click();
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(kept.getByRole("listitem")).toHaveCount(3);
});

test("two tabs at one game show the same, and neither loses a move", async ({ somebody }) => {
  test.setTimeout(300_000);
  const { page } = await somebody({ rough: true });
  page.setDefaultTimeout(SLOW);
  await page.goto("/offline");
  await page.getByRole("button", { name: /^Load the games/ }).click();
  await begin(page, "Nauticus");
  await playOn(page, 2);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await openWords(other);
  const see = (one: Page) => choices(one).allInnerTexts();
  await expect.poll(() => see(other), { timeout: SLOW }).toEqual(await see(page));
  for (const [here, there] of [
    [page, other],
    [other, page],
  ] as const) {
    const before = await see(here);
    await playOn(here, 1);
    const after = await see(here);
    expect(after).not.toEqual(before);
    await expect.poll(() => see(there), { timeout: SLOW }).toEqual(after);
  }
  await expect(page.locator(".notice.bad")).toHaveCount(0);
});

test("what is loaded by half is loaded to its end, and nothing twice", async ({ somebody }) => {
  test.setTimeout(300_000);
  const { page } = await somebody({ rough: true });
  page.setDefaultTimeout(SLOW);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url().split("/").at(-1)!));
  const breaks = "**/device/*/library.zip.gz";
  await page.context().route(breaks, (route) => route.abort());
  await page.goto("/offline");
  await page.getByRole("button", { name: /^Load the games/ }).click();
  await expect(page.getByRole("alert")).toContainText("Load them once while you are connected");
  const kept = await page.evaluate(async () =>
    (await (await caches.open("device")).keys()).map(({ url }) => url),
  );
  expect(kept.filter((url) => url.endsWith("python.wasm.gz"))).toHaveLength(1);
  await page.context().unroute(breaks);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("article")).toHaveCount(2, { timeout: SLOW });
  expect(asked.filter((name) => name === "python.wasm.gz")).toHaveLength(1);
});

test("a browser that keeps nothing says so, and plays", async ({ somebody }) => {
  test.setTimeout(300_000);
  const { page } = await somebody({ rough: true });
  page.setDefaultTimeout(SLOW);
  // As some private windows do, in the page and in its worker.
  const refusing = `
    const refuse = () => { throw new DOMException("not here", "InvalidStateError"); };
    IDBFactory.prototype.open = refuse;
    CacheStorage.prototype.open = () => Promise.reject(new DOMException("not here", "SecurityError"));
  `;
  await page.addInitScript(refusing);
  await page.context().route("**/assets/worker-*.js", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: refusing + (await answer.text()) });
  });
  await page.goto("/offline");
  await expect(page.getByText("The browser keeps nothing for this page")).toBeVisible();
  await page.getByRole("button", { name: /^Load the games/ }).click();
  await begin(page, "Nauticus");
  await playOn(page, 3);
  await expect(choices(page).first()).toBeVisible();
});
