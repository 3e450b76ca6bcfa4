import { expect, test } from "vitest";
import { isFree, shortcutOf } from "./keys";

function press(key: string, inside = "<p>x</p>", more: KeyboardEventInit = {}): string | null {
  document.body.innerHTML = inside;
  let does: string | null = null;
  hearing(key, (event) => (does = shortcutOf(event)), more);
  return does;
}

/** A key that is pressed in the innermost element of the page. */
function hearing(
  key: string,
  hear: (event: KeyboardEvent) => void,
  more: KeyboardEventInit = {},
): void {
  addEventListener("keydown", hear, { once: true });
  const event = new KeyboardEvent("keydown", { key, bubbles: true, ...more });
  [...document.querySelectorAll("body *")].at(-1)!.dispatchEvent(event);
}

test.each([
  ["u", "undo"],
  ["U", "undo"],
  ["?", "help"],
  ["q", null],
])("%s is %s", (key, does) => expect(press(key)).toBe(does));

test.each(["<input>", "<textarea></textarea>", '<div class="board"><input></div>'])(
  "in %s keys mean something else",
  (inside) => expect(press("u", inside)).toBeNull(),
);

const ON_THE_BOARD = '<div class="board"><button>x</button></div>';

test.each(Object.entries({ u: "undo", "?": "help", h: "hint", r: "recap", l: "log" }))(
  "on a button of the board %s is %s",
  (key, does) => expect(press(key, ON_THE_BOARD)).toBe(does),
);

test.each(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Enter", " "])(
  "on the board %s is the board's",
  (key) => {
    document.body.innerHTML = ON_THE_BOARD;
    hearing(key, (event) => expect(isFree(event)).toBe(false));
    document.body.innerHTML = "<p>x</p>";
    hearing(key, (event) => expect(isFree(event)).toBe(true));
    expect.assertions(2);
  },
);

test("with another key held down they are the browser's", () => {
  expect(press("c", "<p>x</p>", { ctrlKey: true })).toBeNull();
});
