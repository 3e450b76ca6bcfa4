import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { followLinks, go, route, routeOf, tableIdIn } from "./router.svelte";

describe("the page of an address", () => {
  test.each([
    ["/", { page: "home" }],
    ["/table/AbCd_-0123456789", { page: "table", id: "AbCd_-0123456789" }],
    ["/rules", { page: "rules", game: null, section: null }],
    ["/rules/chess", { page: "rules", game: "chess", section: null }],
    ["/puzzles", { page: "puzzles", game: null, what: null }],
    ["/puzzles/chess/theme-fork", { page: "puzzles", game: "chess", what: "theme-fork" }],
    ["/settings", { page: "settings" }],
    ["/replay/", { page: "replay" }],
    ["/fair", { page: "fair" }],
    ["/table/short", { page: "nowhere", path: "/table/short" }],
    ["/what/ever", { page: "nowhere", path: "/what/ever" }],
  ])("%s", (path, expected) => expect(routeOf(path)).toEqual(expected));

  test("a rule is named by the fragment", () => {
    expect(routeOf("/rules/chess", "#castling")).toMatchObject({ section: "castling" });
  });
});

test.each([
  ["AbCd_-0123456789", "AbCd_-0123456789"],
  ["  https://sea.example/table/AbCd_-0123456789/ ", "AbCd_-0123456789"],
  ["https://sea.example/table/AbCd_-0123456789?x=1#y", "AbCd_-0123456789"],
  ["hello", null],
  ["", null],
])("the table in %j", (text, id) => expect(tableIdIn(text)).toBe(id));

describe("links", () => {
  let stop: () => void;

  beforeEach(() => {
    window.scrollTo = () => {};
    history.replaceState(null, "", "/");
    stop = followLinks();
  });

  afterEach(() => {
    stop();
    document.body.innerHTML = "";
  });

  function click(html: string): boolean {
    document.body.innerHTML = html;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0 });
    document.querySelector("a")!.dispatchEvent(event);
    return event.defaultPrevented;
  }

  test("of ours are followed without loading the page", () => {
    expect(click('<a href="/settings">x</a>')).toBe(true);
    expect(route()).toEqual({ page: "settings" });
  });

  test.each([
    '<a href="https://elsewhere.example/">x</a>',
    '<a href="/api/tables/x/record" >x</a>',
    '<a href="/settings" target="_blank">x</a>',
    '<a href="/settings" download>x</a>',
    '<a href="#here">x</a>',
  ])("%s is left to the browser", (html) => {
    // jsdom does not load pages; what counts is that we keep our hands off.
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    const before = route();
    click(html);
    expect(route()).toBe(before);
  });

  test("going back shows the page before", async () => {
    go("/settings");
    history.back();
    await new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    expect(route()).toEqual({ page: "home" });
  });
});
