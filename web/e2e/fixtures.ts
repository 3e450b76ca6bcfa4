/** What every evening needs: the server, people with browsers of their own, and a watchful eye. */
import { AxeBuilder } from "@axe-core/playwright";
import {
  expect,
  test as base,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";
import { Server } from "./server";

/** What the browser itself says about a server that is away; nothing of ours. */
const AWAY = /WebSocket connection to|ERR_CONNECTION_REFUSED|Failed to load resource/;

export class Person {
  constructor(readonly page: Page) {}

  /** Play at once against bots, in the game of that name. */
  async quickGame(game: string, opponents?: number, mode?: string): Promise<void> {
    await this.page.goto("/");
    const card = this.page.getByRole("article", { name: game });
    if (mode) await card.locator(`input[value="${mode}"]`).check({ force: true });
    if (opponents) await card.getByText(String(opponents), { exact: true }).click();
    await card.locator("button.primary").click();
    await this.page.waitForURL(/\/table\//);
    await this.page.locator("#prompt").waitFor();
  }

  async setUpTable(game: string, choose?: (form: Page) => Promise<void>): Promise<string> {
    await this.page.goto("/");
    const card = this.page.getByRole("article", { name: game });
    await card.getByRole("button", { name: "Set up a table" }).click();
    await choose?.(this.page);
    await this.page.getByRole("button", { name: "Make the table" }).click();
    await this.page.waitForURL(/\/table\//);
    await expect(this.page.getByRole("heading", { name: "Seats" })).toBeVisible();
    return this.page.url();
  }

  /** The drawer with the position in words and every choice as a button. */
  async openWords(): Promise<void> {
    const button = this.page.getByRole("navigation").locator("button[aria-controls=panel]").nth(2);
    if ((await button.getAttribute("aria-expanded")) !== "true") await button.click();
  }

  get choices() {
    return this.page.locator("#panel ol button");
  }

  /** Make one decision by its words, the `at`th of those on offer; gives the words. */
  async decide(at = 0): Promise<string> {
    const choice = this.choices.nth(at);
    const words = await choice.innerText();
    await choice.click();
    return words;
  }

  async mayDecide(): Promise<boolean> {
    return (await this.choices.count()) > 0;
  }
}

interface Fixtures {
  /** Someone with a browser of his own; errors in its console fail the test. */
  somebody: (options?: Evening) => Promise<Person>;
  errors: string[];
}

interface Evening extends BrowserContextOptions {
  /** Choices kept in the browser, over those that make a test quick. */
  settings?: Record<string, unknown>;
  /** Whether the server is going to be away. */
  rough?: boolean;
}

export interface Options {
  /** Whether a third game is installed beside our own. */
  thirdGame: boolean;
}

export const test = base.extend<Fixtures, Options & { server: Server }>({
  thirdGame: [true, { option: true, scope: "worker" }],
  server: [
    async ({ thirdGame }, use) => {
      const server = await Server.start(thirdGame);
      await use(server);
      await server.end();
    },
    { scope: "worker", timeout: 900_000 },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  errors: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const errors: string[] = [];
      await use(errors);
      expect(errors, "errors in the console").toEqual([]);
    },
    { auto: true },
  ],
  somebody: async ({ browser, baseURL, errors }, use) => {
    const people: Page[] = [];
    await use(async (evening = {}) => {
      const page = await openBrowser(browser, { baseURL: baseURL!, ...evening }, errors);
      people.push(page);
      return new Person(page);
    });
    for (const page of people) await page.context().close();
  },
});

async function openBrowser(browser: Browser, evening: Evening, errors: string[]): Promise<Page> {
  const { settings, rough = false, ...options } = evening;
  // A test that is about the installed page allows it; all others see what the server gives.
  const context = await browser.newContext({ serviceWorkers: "block", ...options });
  // What a test does not choose itself is not chosen for it.
  const chosen = { pace: "instant", motion: "off", answer: false, ...settings };
  await context.addInitScript((given) => {
    if (!localStorage.getItem("seaboard-settings"))
      localStorage.setItem("seaboard-settings", JSON.stringify(given));
  }, chosen);
  const page = await context.newPage();
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() !== "error" || (rough && AWAY.test(message.text()))) return;
    errors.push(message.text());
  });
  return page;
}

/** No violation that axe-core can find, and no scrolling sideways. `coloursOnly` is for a page that was
 * searched for everything else in another theme. */
export async function expectAccessible(page: Page, coloursOnly = false): Promise<void> {
  await page.locator("h1").first().waitFor({ state: "attached" }); // the page has come
  const axe = new AxeBuilder({ page });
  if (coloursOnly) axe.withRules(["color-contrast", "link-in-text-block"]);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(" | ")}`);
  expect(found).toEqual([]);
  await expectNoSidewaysScrolling(page);
}

export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, "pixels beyond the right edge").toBeLessThanOrEqual(0);
}

export { expect };
