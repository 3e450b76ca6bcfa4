import { beforeEach, expect, test } from "vitest";
import { Focus } from "./focus";

let focus: Focus;
beforeEach(() => {
  focus = new Focus();
  document.body.innerHTML = `<p id="prompt" tabindex="-1"></p>
    <div class="board"><button data-move="a"></button></div>
    <div id="panel"><button data-move="a"></button></div>`;
  // jsdom lays nothing out: everything counts as shown.
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
});

const prompt = () => document.getElementById("prompt");
const choice = (within: string) => document.querySelector<HTMLElement>(`${within} button`)!;

function press(button: HTMLElement): void {
  button.focus();
  const key = new KeyboardEvent("keydown", { key: "Enter", bubbles: true });
  document.addEventListener("keydown", (event) => focus.note(event), { once: true });
  button.dispatchEvent(key);
}

test.each([".board", "#panel"])("after a move by key in %s the next choice there follows", (at) => {
  press(choice(at));
  choice(at).outerHTML = `<button data-move="b"></button>`;
  focus.restore(document, prompt());
  expect(document.activeElement).toBe(choice(at));
});

test("while others play the focus waits at the prompt, and then goes on", () => {
  press(choice(".board"));
  choice(".board").remove();
  focus.restore(document, prompt());
  expect(document.activeElement).toBe(prompt());
  document.querySelector(".board")!.innerHTML = `<button data-card="7"></button>`;
  focus.restore(document, prompt());
  expect(document.activeElement).toBe(choice(".board"));
});

test("what ends the turn is not the first to be offered", () => {
  press(choice(".board"));
  document.querySelector(".board")!.innerHTML =
    `<button data-move="pass" data-leaves="true"></button><button data-move="buy"></button>`;
  focus.restore(document, prompt());
  expect(document.activeElement?.getAttribute("data-move")).toBe("buy");
});

test("whoever uses a pointer is left alone", () => {
  press(choice(".board"));
  focus.note(new Event("pointerdown"));
  choice(".board").remove();
  focus.restore(document, prompt());
  expect(document.activeElement).toBe(document.body);
});
