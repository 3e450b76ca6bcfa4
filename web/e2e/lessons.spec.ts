/** Learning to play: every lesson of every game by its own hints, wrong tries, the coach, what things
 * mean. */
import type { Locator, Page } from "@playwright/test";
import { momentOf } from "../src/learning/coaching";
import type { LessonList, TableOut } from "../src/lib/api/wire";
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from "./fixtures";
import { tableOf, untilOwnTurn } from "./playing";

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

async function listOf(page: Page, game: string): Promise<LessonList> {
  return (await (await page.request.get(`/api/games/${game}/lessons/en`)).json()) as LessonList;
}

/** The present lesson to its end: what only tells is read, what asks is done as its hint says. */
async function playByHints(page: Page): Promise<void> {
  const said = page.locator(".card .say");
  const last = page.locator(".card .dots i").last();
  for (let step = 0; step < 20; step++) {
    if (await page.locator(".card .say.done").count()) return;
    const words = await said.innerText();
    const on = page.getByRole("button", { name: "Go on", exact: true });
    if (await on.count()) await on.click();
    else {
      await page.getByRole("button", { name: "Hint", exact: true }).click();
      await expect(page.locator(".card .hint")).not.toBeEmpty();
      await page.getByRole("button", { name: "Do it for me" }).click();
    }
    await expect(said).not.toHaveText(words);
  }
  await expect(last, "the lesson has no end").toHaveClass(/past/);
}

/** A finger is wider than a field: one that comes down beside the end of a way means it. */
async function tapBesideAField(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Go on", exact: true }).tap();
  await page.locator('[data-card="12"]').tap();
  const end = page.locator('svg.sea [data-move="12 enter red-1"]');
  const [field, reach] = [end.locator(".disc"), end.locator(".reach")];
  const [at, within] = [(await field.boundingBox())!, (await reach.boundingBox())!];
  const BESIDE = 18; // pixels
  expect(within.height / 2).toBeLessThan(BESIDE - 2);
  const said = page.locator(".card .say");
  const words = await said.innerText();
  await page.touchscreen.tap(at.x + at.width / 2, at.y + at.height / 2 - BESIDE);
  await expect(said).not.toHaveText(words);
  await expect(end).toHaveCount(0);
}

for (const [size, options, game] of [
  ["a desktop", DESKTOP, "nauticus"],
  ["a phone", PHONE, "nautilus"],
] as const)
  test(`all lessons of ${game} are played to their end on ${size}`, async ({ somebody }) => {
    test.setTimeout(240_000);
    const { page } = await somebody({ ...options });
    const { lessons } = await listOf(page, game);
    await page.goto(`/learn/${game}`);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Begin" }).click();
    for (const { name } of lessons) {
      await page.waitForURL(`**/learn/${game}/${name}`);
      await expect(page.locator(".halo").first()).toBeVisible();
      if (name === lessons[0]!.name) await expectAccessible(page);
      if (options === PHONE && name === lessons[0]!.name) await tapBesideAField(page);
      await playByHints(page);
      await expectNoSidewaysScrolling(page);
      const next = page.getByRole("link", { name: /^Next:/ });
      if (await next.count()) await next.click();
    }
    await page.getByRole("link", { name: "Leave the lesson" }).click();
    await expect(
      page.getByText(`${lessons.length} of ${lessons.length} lessons done`),
    ).toBeVisible();

    // And on into a normal game, with a coach.
    await page.getByRole("button", { name: "Play my first game" }).click();
    await page.waitForURL(/\/table\//);
    const coach = page.getByRole("region", { name: "Coach" });
    await expect(coach.getByRole("status")).not.toBeEmpty();
    await expectAccessible(page);
    await coach.getByRole("button", { name: "Be silent" }).click();
    await expect(coach).toHaveCount(0);
  });

/** Runs in the page: how many of the choices on the board a thing lies over. */
function covered(thing: Element): number {
  const own = thing.getBoundingClientRect();
  return [...document.querySelectorAll(".board [data-move]")].filter((choice) => {
    const { left, right, top, bottom } = choice.getBoundingClientRect();
    return left < own.right && own.left < right && top < own.bottom && own.top < bottom;
  }).length;
}

test("at a first game the coach tells one moment after another, each until it is read", async ({
  somebody,
}) => {
  const anna = await somebody({ ...DESKTOP, settings: { panel: "words" } });
  const { page } = anna;
  const { coach: moments, messages } = await listOf(page, "nauticus");
  await page.goto("/learn/nauticus");
  await page.getByRole("button", { name: "Play my first game" }).click();
  await page.waitForURL(/\/table\//);
  const coach = page.getByRole("region", { name: "Coach" });
  const told: string[] = [];
  /** Of all that have come in this situation, the first that was not told before. */
  const expectNext = async (): Promise<void> => {
    await untilOwnTurn(page);
    const answer = await page.request.get(`${tableOf(page)}?seat=0`);
    const { legal, view } = (await answer.json()) as TableOut;
    const now = { seat: 0, legal, facts: [], view };
    const next = momentOf(moments, now, (name) => told.includes(name));
    if (!next) return; // nothing new, or what others have done
    const words = messages.split(`${next.say} = `)[1]!.split("\n")[0]!;
    await expect(coach.getByRole("status")).toHaveText(words);
    told.push(next.name);
    await expect.poll(() => coach.evaluate(covered), "choices that he covers").toBe(0);
  };

  await expectNext();
  await page.reload();
  told.pop();
  await expectNext();
  await coach.getByRole("button", { name: "Understood" }).click();
  await expect(coach).toHaveCount(0);
  // Whoever goes on without a word has read it as well.
  for (let decision = 0; decision < 20 && told.length < 3; decision++) {
    await anna.decide();
    await expectNext();
  }
  expect(new Set(told).size).toBe(3);
});

/** What can be done by hand at a step: read on, or touch things on the board, one after another. */
type Done = "on" | readonly string[];

/** A true touch of a thing that is lit, or that a lit one contains or lies in: where it is, and by
 * whatever lies on top there. */
async function touch(page: Page, selector: string, lit: boolean, finger: boolean): Promise<void> {
  const thing = page.locator(selector).first();
  await thing.scrollIntoViewIfNeeded();
  if (lit)
    await expect
      .poll(
        () =>
          thing.evaluate((element) => {
            const own = element.getBoundingClientRect();
            const [x, y] = [own.left + own.width / 2, own.top + own.height / 2];
            return [...document.querySelectorAll(".halo")].some((halo) => {
              const { left, right, top, bottom } = halo.getBoundingClientRect();
              return left < x && x < right && top < y && y < bottom;
            });
          }),
        { message: `${selector} is lit` },
      )
      .toBe(true);
  const { x, y, width, height } = (await thing.boundingBox())!;
  const [across, down] = [x + width / 2, y + height / 2];
  await (finger ? page.touchscreen.tap(across, down) : page.mouse.click(across, down));
}

const BY_HAND = [
  {
    game: "nauticus",
    lesson: "workers",
    on: DESKTOP,
    wrong: { at: 1, touched: ['[data-move="buy hull:bow"]'], why: /Begin with the stern/ },
    left: { at: 4, says: "Step 5 of 7" },
    steps: [
      "on",
      ['[data-move="buy hull:stern"]'],
      ['[data-move="place new"]'],
      ['[data-move="buy hull:bow"]'],
      ['[data-move="place 1"]'],
      ['[data-move="done"]'],
      ['[data-move="end"]'],
    ] satisfies Done[],
  },
  {
    game: "nautilus",
    lesson: "harbour",
    on: PHONE,
    wrong: {
      at: 1,
      touched: ['[data-card="6"]', 'svg.sea [data-move="6 red-1"]'],
      why: /go all the way round again/,
    },
    left: { at: 2, says: "Step 3 of 4" },
    steps: [
      "on",
      ['[data-card="6"]', 'svg.sea [data-move="6 red-1 harbour-3"]'],
      "on",
      "on",
    ] satisfies Done[],
  },
] as const;

for (const { game, lesson, on, wrong, left, steps } of BY_HAND)
  test(`a lesson of ${game} is played by hand from begin to end`, async ({ somebody }) => {
    const { page } = await somebody(on);
    const finger = on === PHONE;
    const said = page.locator(".card .say");
    /** The first thing of a step is lit; where it leads shows itself once it is chosen. */
    const touchAll = async (things: readonly string[], areLit: boolean): Promise<void> => {
      for (const [at, thing] of things.entries())
        await touch(page, thing, areLit && at === 0, finger);
    };
    await page.goto(`/learn/${game}/${lesson}`);
    for (const [at, done] of steps.entries()) {
      await expect(page.locator(".card .dots .past")).toHaveCount(at);
      if (at === wrong.at) {
        await touchAll(wrong.touched, false);
        await expect(page.getByRole("alert")).toHaveText(wrong.why);
      }
      if (at === left.at) {
        await page.getByRole("link", { name: "Leave the lesson" }).click();
        await expect(page.getByText(left.says)).toBeVisible();
        await page.getByRole("link", { name: "Go on", exact: true }).click();
        await expect(page.locator(".card .dots .past")).toHaveCount(at);
      }
      const words = await said.innerText();
      if (done === "on") await page.getByRole("button", { name: "Go on", exact: true }).click();
      else await touchAll(done, true);
      await expect(said).not.toHaveText(words);
      await expect(page.getByRole("alert")).toHaveCount(0);
    }
    await expect(page.locator(".card .say.done")).toBeVisible();
    await page.getByRole("link", { name: "Leave the lesson" }).click();
    await expect(page.getByText(/^1 of \d+ lessons done/)).toBeVisible();
  });

test("wrong tries are answered with the reason, and a lesson goes on where it was left", async ({
  somebody,
}) => {
  const { page } = await somebody(DESKTOP);
  await page.goto("/learn/nauticus/wheel");
  const said = page.locator(".card .say");
  for (const words of [/most points win/, /everybody may perform it/]) {
    await expect(said).toHaveText(words);
    await page.getByRole("button", { name: "Go on", exact: true }).click();
  }
  // Legal, but not what is to be learnt.
  await page.locator('[data-move="field 2"]').click();
  await expect(page.getByRole("alert")).toHaveText(/without a hull there is nothing to build on/);
  await page.locator('[data-move="field 3"]').click();
  await expect(page.locator(".card .say")).toHaveText(/The bonus of the field is yours alone/);

  await page.goto("/learn/nauticus");
  await expect(page.getByText("Step 4 of 4")).toBeVisible();
  await page.getByRole("link", { name: "Go on" }).click();
  await expect(page.locator(".card .say")).toHaveText(/The bonus of the field is yours alone/);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.locator(".card .say")).toHaveText(/choose that field/);

  // Against the rules: they say why, in the reader's language.
  await page.goto("/learn/nauticus/laying");
  await page.locator('[data-tries="buy mast:crown"]').click();
  await expect(page.getByRole("alert")).toHaveText(
    "Crowns are not for sale: they are rewards for finished ships.",
  );
  await page.getByRole("combobox").selectOption("de");
  await expect(page.getByRole("alert")).toHaveText(/Kronen sind nicht zu kaufen/);
});

test("what is lit is what has to be touched, and nothing else", async ({ somebody }) => {
  const { page } = await somebody(DESKTOP);
  const halos = page.locator(".halo");
  await page.goto("/learn/nauticus/extra");
  await page.getByRole("button", { name: "Go on", exact: true }).click();
  await expect(page.locator(".card .say")).toHaveText(/Take masts as your extra action/);
  await expect(halos).toHaveCount(2); // the sign of the extra action, and its button
  await page.getByRole("button", { name: "Extra action", exact: true }).click();
  await page.locator('[data-move="extra mast"]').click();
  await expect(page.locator(".card .say")).toHaveText(/Each kind costs 2 taler here/);
  await expect(halos).toHaveCount(5); // the workers, and the four masts

  await page.goto("/learn/nauticus/workers");
  await page.getByRole("button", { name: "Go on", exact: true }).click();
  await page.locator('[data-move="buy hull:stern"]').click();
  await expect(page.locator(".card .say")).toHaveText(/Begin a new ship/);
  await expect(halos).toHaveCount(1);
  await expect(page.locator('[data-move="place new"]')).toHaveAttribute("data-of", /ships/);
});

test("what cannot be done at a table says why, and everything explains itself", async ({
  somebody,
}) => {
  const person = await somebody(DESKTOP);
  const { page } = person;
  await person.quickGame("Nauticus");
  await expect(page.locator("[data-move]").first()).toBeVisible();
  await page.locator('.supply [data-tries^="buy"]').first().click();
  await expect(page.getByText(/First choose a field|Your turn begins/)).toBeVisible();

  await page.keyboard.press("m");
  const explained = page.getByRole("region", { name: "What does this mean?" });
  await expect(explained).toContainText("Click or touch anything");
  const moves = await page.locator("[data-move]").count();
  await page.locator('[data-of="players.0.taler"]').click();
  await expect(explained).toContainText("They pay for tiles");
  await expect(explained.getByRole("link")).toHaveAttribute(
    "href",
    "/rules/nauticus#taler-become-points",
  );
  await expect(explained.locator(".picture")).not.toBeEmpty();
  // A choice explains itself, and nothing is chosen.
  await page.locator("[data-move]").first().click();
  await expect(page.locator("[data-move]")).toHaveCount(moves);
  // Whoever sits here too; the tools still work.
  await page.locator(".bar li").first().click();
  await expect(explained).toContainText("you");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Log", exact: true }).click();
  await expect(page.locator("#panel")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(explained).toHaveCount(0);
});

/** Runs in the page: what a board shows and nobody can touch, since something else lies over it. */
function outOfReach(): string[] {
  const PARTS = [0.5, 0.15, 0.85, 0.3, 0.7];
  const things = [...document.querySelectorAll(".board [data-of]")].filter((thing) => {
    const { width, height } = thing.getBoundingClientRect();
    return width > 1 && height > 1 && !thing.closest(".unseen");
  });
  return things.flatMap((thing) => {
    thing.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = thing.getBoundingClientRect();
    const points = PARTS.flatMap((x) => PARTS.map((y) => [left + width * x, top + height * y]));
    const found = points.some(([x, y]) => thing.contains(document.elementFromPoint(x!, y!)));
    return found ? [] : [thing.getAttribute("data-of")!];
  });
}

for (const [name, size] of [
  ["Nauticus", PHONE],
  ["Nautilùs", DESKTOP],
] as const)
  // prettier-ignore
  test(`each thing on the board of ${name} can be asked what it means`, async ({ somebody }) => {
    const { page } = await somebody(size);
    await page.goto(`/learn/${name === "Nauticus" ? "nauticus" : "nautilus"}`);
    await page.getByRole("button", { name: "Play my first game" }).click();
    const coach = page.getByRole("region", { name: "Coach" });
    await expect(coach.getByRole("status")).not.toBeEmpty();
    await page.keyboard.press("m");
    await expect(coach).toBeHidden();
    await expect.poll(() => page.evaluate(outOfReach)).toEqual([]);

    // Each one with its own picture alone, small beside the words, which lie elsewhere.
    const explained = page.getByRole("region", { name: "What does this mean?" });
    const things = page.locator(".board [data-of]").filter({ visible: true });
    for (const thing of [things.first(), things.last(), things.nth(3)]) {
      const before = await explained.getByRole("status").innerText();
      await thing.evaluate((element) => element.scrollIntoView({ block: "center" }));
      await thing.click({ force: true });
      await expect(explained.getByRole("status")).not.toHaveText(before);
      await expect(explained.locator(":scope > .picture > *")).toHaveCount(1);
      const { height } = (await explained.boundingBox())!;
      expect(height).toBeLessThan(size.viewport.height / 3);
    }

    // What a key came to explains itself too, though the page scrolls to it; its frame goes with it.
    await page.keyboard.press("Tab");
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const choice = page.locator(".board button[data-of]").first();
    await choice.focus();
    const frame = page.locator("div.frame[aria-hidden]");
    const middle = async (thing: Locator): Promise<number> => {
      const { y, height } = (await thing.boundingBox())!;
      return y + height / 2;
    };
    await expect(async () => {
      expect(await middle(frame)).toBeCloseTo(await middle(choice), 0);
    }).toPass({ timeout: 10_000 });
    await expect(choice).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(coach).toBeVisible();
  });

test("a third game has lessons, a coach and explanations without code of its own", async ({
  somebody,
}) => {
  const { page } = await somebody(PHONE);
  await page.goto("/learn/kuhn/betting");
  await expect(page.locator(".halo")).toBeVisible();
  await page.getByRole("button", { name: "What does this mean?" }).click();
  await page.locator('[data-of="card"]').click();
  await expect(page.getByRole("region", { name: "What does this mean?" })).toContainText("king");
  await page.keyboard.press("Escape");
  await playByHints(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Play my first game" }).click();
  await page.waitForURL(/\/table\//);
  await expect(page.getByRole("region", { name: "Coach" }).getByRole("status")).not.toBeEmpty();
});
