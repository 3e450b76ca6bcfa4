import { expect, test } from "vitest";
import { shortcutOf } from "./keys";

function press(key: string, inside = "<p>x</p>", more: KeyboardEventInit = {}): string | null {
  document.body.innerHTML = inside;
  let does: string | null = null;
  const hear = (event: KeyboardEvent): void => void (does = shortcutOf(event));
  addEventListener("keydown", hear, { once: true });
  const event = new KeyboardEvent("keydown", { key, bubbles: true, ...more });
  document.body.firstElementChild!.dispatchEvent(event);
  return does;
}

test.each([
  ["u", "undo"],
  ["U", "undo"],
  ["?", "help"],
  ["q", null],
])("%s is %s", (key, does) => expect(press(key)).toBe(does));

test.each(["<input>", "<textarea></textarea>", '<div class="board"></div>'])(
  "in %s keys mean something else",
  (inside) => expect(press("u", inside)).toBeNull(),
);

test("with another key held down they are the browser's", () => {
  expect(press("c", "<p>x</p>", { ctrlKey: true })).toBeNull();
});
