import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LegalMove, LessonOut, MomentOut } from "../lib/api/wire";
import { api } from "../lib/api/http";
import { attempts } from "./attempts";
import { leastInTheWay, momentOf } from "./coaching";
import { meant, pathsOf, pictureOf, ruleOf, wordsFor } from "./explaining";
import { lightUp, REVEAL, revealing, showing } from "./lit";
import { LessonPlayer } from "./player.svelte";
import { answersOf, coach, hasSaid, isCoached, isDone, nextOf, noteSaid } from "./progress.svelte";

/** jsdom lays nothing out: things have a size unless they are hidden. */
function layOut(): void {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const size = this.closest("[hidden]") ? 0 : 20;
    return { left: 0, top: 0, width: size, height: size, right: size, bottom: size } as DOMRect;
  });
}

describe("what is lit", () => {
  beforeEach(() => {
    layOut();
    document.body.innerHTML = `<main>
      <i id="fields" data-of="fields"></i>
      <i id="field" data-of="fields.3"></i>
      <i id="workers" data-of="fields.3.blue_workers in_hand.blue_workers"></i>
      <i id="stern" data-of="in_hand.prices.hull:stern"></i>
      <i id="bow" data-of="supply.hull:bow in_hand.prices.hull:bow"></i>
      <b id="yard" hidden><i id="ship" data-of="players.0.ships.0"></i></b>
      <b id="berths" data-of="players.1.ships"><i data-of="players.1.ships.0"></i></b></main>`;
  });
  afterEach(() => vi.restoreAllMocks());
  const found = (path: string): string[] => showing(document.body, path).map(({ id }) => id);

  it("is what carries the path, also as one of several", () => {
    expect(found("fields.3")).toEqual(["field"]);
    expect(found("in_hand.blue_workers")).toEqual(["workers"]);
  });

  it("is what is to be touched, and not also what that lies in", () => {
    expect(found("players.1.ships")).toEqual(["berths"]);
    document.querySelector("#berths")!.innerHTML += `<i id="dock" data-of="players.1.ships"></i>`;
    expect(found("players.1.ships")).toEqual(["dock"]);
  });

  it("is the parts of what is not shown as a whole", () => {
    expect(found("in_hand.prices")).toEqual(["stern", "bow"]);
  });

  it("is the smallest thing around what is not shown itself", () => {
    expect(found("fields.3.prices")).toEqual(["field"]);
    expect(found("fields.7")).toEqual(["fields"]);
    expect(found("nothing.like.it")).toEqual([]);
  });

  it("asks the board for what it hides", () => {
    const revealed: string[] = [];
    const stop = revealing(({ id }) => revealed.push(id))(document.querySelector("main")!);
    lightUp(document.body, ["players.0.ships.0.crest"], false);
    expect(revealed).toEqual([]);
    lightUp(document.body, ["players.0.ships.0.crest"]);
    expect(revealed).toEqual(["ship"]);
    lightUp(document.body, ["fields"]);
    stop();
    document.querySelector("#ship")!.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true }));
    expect(revealed).toEqual(["ship"]);
  });
});

describe("what things mean", () => {
  const RULES = { players: "seats", "players.*.taler": "money", "players.*": "player" };
  beforeEach(() => {
    document.body.innerHTML = `<main><section aria-label="Ada" data-of="players.1">
      <span data-of="players.1.taler" data-tip="3 taler: they pay for tiles" id="taler"><i>3</i></span>
      <em data-of="players.1.hidden"></em><p id="x"></p></section></main>`;
  });
  const root = (): Element => document.querySelector("main")!;

  it("are said by the nearest thing that has words", () => {
    expect(meant(document.querySelector("i"), root())?.id).toBe("taler");
    expect(wordsFor(meant(document.querySelector("em"), root())!)).toBe("Ada");
    expect(meant(document.body, root())).toBeNull();
  });

  it("have the rule of the longest path that fits", () => {
    const rule = (query: string): string | null =>
      ruleOf(RULES, pathsOf(document.querySelector(query)!, root()));
    expect(rule("i")).toBe("money");
    expect(rule("#x")).toBe("player");
    expect(ruleOf(RULES, ["deck"])).toBeNull();
  });

  it("have a picture that does nothing", () => {
    const picture = pictureOf(document.querySelector("#taler")!)!;
    expect(picture.textContent).toBe("3");
    expect(picture.hasAttribute("data-tip") || picture.hasAttribute("id")).toBe(false);
    expect(document.querySelector("#taler")!.hasAttribute("data-tip")).toBe(true);
  });
});

describe("what cannot be chosen", () => {
  it("is tried when it is touched, unless something on it is meant", () => {
    document.body.innerHTML = `<main><div data-tries="buy mast"><i></i><button></button></div></main>`;
    const tried: string[] = [];
    let ready = true;
    const main = document.querySelector("main")!;
    const stop = attempts(
      (move) => tried.push(move),
      () => ready,
    )(main);
    document.querySelector("i")!.click();
    document.querySelector("button")!.click();
    ready = false;
    document.querySelector("i")!.click();
    stop();
    expect(tried).toEqual(["buy mast"]);
  });
});

describe("a coach", () => {
  const moment = (name: string, more: Partial<MomentOut>): MomentOut => ({
    name,
    say: name,
    kinds: [],
    texts: [],
    facts: [],
    own: null,
    equal: [],
    light: [],
    rule: null,
    ...more,
  });
  const MOMENTS = [
    moment("buy", { kinds: ["buy"] }),
    moment("mine", { facts: ["hit"], own: true }),
    moment("theirs", { facts: ["hit"], own: false }),
    moment("home", { texts: ["* harbour-*"] }),
    moment("last", { kinds: ["choose"], equal: ["round", "rounds"] }),
  ];
  const legal = (kind: string): LegalMove[] => [{ text: kind, value: { kind } }];
  const hit = (seat: number) => [{ key: "hit", params: { seat } }];
  const at = (now: object, said: string[] = []): string | undefined =>
    momentOf(MOMENTS, { seat: 1, legal: [], facts: [], view: {}, ...now }, (name) =>
      said.includes(name),
    )?.name;

  it("speaks of what can be done and of what has happened, once", () => {
    expect(at({ legal: legal("buy") })).toBe("buy");
    expect(at({ legal: legal("buy") }, ["buy"])).toBeUndefined();
    expect(at({ legal: legal("sell") })).toBeUndefined();
    expect(at({ facts: hit(1) })).toBe("mine");
    expect(at({ facts: hit(0) })).toBe("theirs");
    expect(at({ legal: legal("buy"), facts: hit(0) })).toBe("buy");
  });

  it("speaks of moves by their text, and only in the position that it is for", () => {
    expect(at({ legal: legal("6 red-1 harbour-4") })).toBe("home");
    expect(at({ legal: legal("6 red-1") })).toBeUndefined();
    expect(at({ legal: legal("choose"), view: { round: 4, rounds: 4 } })).toBe("last");
    expect(at({ legal: legal("choose"), view: { round: 3, rounds: 4 } })).toBeUndefined();
  });

  it("stands where the least is in the way, and where one looks for him if that is equal", () => {
    const place = (top: number) => ({ left: 100, right: 200, top, bottom: top + 50 });
    const things = [place(20), place(40), place(320)];
    expect(leastInTheWay([place(0), place(300)], things)).toBe(1);
    expect(leastInTheWay([place(0), place(300)], things.slice(1))).toBe(0);
    expect(leastInTheWay([place(0), place(300)], [{ ...place(0), left: 200, right: 300 }])).toBe(0);
  });

  it("is remembered, and begins anew where that is wanted", () => {
    noteSaid("chess", "buy");
    coach("t1", true, "chess");
    expect(isCoached("t1") && hasSaid("chess", "buy")).toBe(true);
    coach("t1", false, "chess");
    expect(isCoached("t1")).toBe(false);
    coach("t1", true, "chess", true);
    expect(hasSaid("chess", "buy")).toBe(false);
  });
});

describe("a lesson", () => {
  const STEPS = ["", "buy"];
  /** The server's part: an answer is right if it is the one of the step. */
  function serve(answers: string[], move: string | null): LessonOut {
    const right = move === STEPS[answers.length];
    const kept = move !== null && right ? [...answers, move] : answers;
    const verdict = { kind: "right", say: null, reason: null, message: null } as const;
    return {
      game: "chess",
      lesson: "one",
      title: "one",
      answers: kept,
      step: kept.length,
      steps: STEPS.length,
      done: kept.length === STEPS.length,
      say: "say",
      light: [],
      hint: STEPS[kept.length] || null,
      verdict: move === null ? null : right ? verdict : { ...verdict, kind: "unwanted", say: "no" },
      facts: right ? [{ key: "done", params: {} }] : [],
      seat: 0,
      names: ["1", "2"],
      view: {},
      legal: [],
    };
  }
  beforeEach(() => {
    vi.spyOn(api, "lesson").mockImplementation((_game, _lesson, { answers, move }) =>
      Promise.resolve(serve(answers ?? [], move ?? null)),
    );
  });
  afterEach(() => vi.restoreAllMocks());
  const settled = (): Promise<void> => new Promise((wake) => setTimeout(wake));

  it("goes on by right answers, shows a hint before it does it, and is kept", async () => {
    const player = new LessonPlayer("chess", "one");
    await player.open();
    player.readOn();
    await settled();
    expect(answersOf("chess", "one")).toEqual([""]);

    const asked = player.now?.view;
    player.answer("sell");
    await settled();
    expect(player.wrong?.say).toBe("no");
    expect(player.now?.step).toBe(1);
    // A board begins a choice anew with another view: it does not keep the wrong one.
    expect(player.now?.view).not.toBe(asked);

    player.hint();
    expect(player.hinting).toBe(true);
    // What was left before its end comes before what was not begun.
    expect(nextOf("chess", [{ name: "none" }, { name: "one" }])).toBe("one");
    player.hint();
    await settled();
    expect(player.now?.done).toBe(true);
    expect(isDone("chess", "one")).toBe(true);
    expect(answersOf("chess", "one")).toEqual([]);
    expect(nextOf("chess", [{ name: "one" }])).toBeNull();
  });

  it("is taken up where it was left, and goes back", async () => {
    const first = new LessonPlayer("chess", "two");
    await first.open();
    first.readOn();
    await settled();
    const again = new LessonPlayer("chess", "two");
    await again.open();
    expect(again.now?.step).toBe(1);
    await again.back();
    expect(again.now?.step).toBe(0);
    expect(answersOf("chess", "two")).toEqual([]);
  });

  it("says what is wrong if the server is away", async () => {
    vi.mocked(api.lesson).mockRejectedValue(new Error("away"));
    const player = new LessonPlayer("chess", "three");
    await player.open();
    expect(player.problem).not.toBe("");
    expect(player.busy).toBe(false);
  });
});
