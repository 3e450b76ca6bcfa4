import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notePresses } from "../lib/pressed";
import Tips from "./Tips.svelte";

/** jsdom has no pointers of its own kinds. */
function pointer(
  name: string,
  target: Element,
  pointerType: string,
  clientX = 40,
): Promise<boolean> {
  const event = new MouseEvent(name, { bubbles: true, clientX });
  Object.defineProperty(event, "pointerType", { value: pointerType });
  return fireEvent(target, event);
}
const tip = (): string | undefined => document.querySelector(".tip")?.textContent?.trim();

describe("a tip", () => {
  let sign: HTMLElement;
  let control: HTMLElement;
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = `<span data-tip="A crown"><i>1</i></span>
      <button data-tip="Buy a mast">mast</button>`;
    [sign, control] = [document.querySelector("i")!, document.querySelector("button")!];
    render(Tips);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it("comes where the pointer rests, and goes with it", async () => {
    await pointer("pointerover", sign, "mouse");
    expect(tip()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(300);
    expect(tip()).toBe("A crown");
    await pointer("pointerover", document.body, "mouse");
    expect(tip()).toBeUndefined();
  });

  it("comes at a long press, and at a tap on what is no control", async () => {
    await pointer("pointerdown", control, "touch");
    await pointer("pointerup", control, "touch");
    expect(tip()).toBeUndefined();
    await pointer("pointerdown", control, "touch");
    await vi.advanceTimersByTimeAsync(500);
    expect(tip()).toBe("Buy a mast");
    await pointer("pointerdown", sign, "touch");
    await pointer("pointerup", sign, "touch");
    await vi.advanceTimersByTimeAsync(0);
    expect(tip()).toBe("A crown");
  });

  it("does not come for what lies under the pointer on the page to which a click led", async () => {
    cleanup();
    const stop = notePresses();
    await pointer("pointerdown", document.body, "mouse");
    render(Tips);
    stop();
    await pointer("pointerover", sign, "mouse");
    await vi.advanceTimersByTimeAsync(300);
    expect(tip()).toBeUndefined();
    await pointer("pointerover", sign, "mouse", 41);
    await vi.advanceTimersByTimeAsync(300);
    expect(tip()).toBe("A crown");
  });

  it("is silent while everything explains itself", async () => {
    document.body.classList.add("explaining");
    await pointer("pointerover", sign, "mouse", 42);
    await vi.advanceTimersByTimeAsync(300);
    expect(tip()).toBeUndefined();
    document.body.classList.remove("explaining");
  });

  it("does not come for what a click brings under the pointer, until that is moved", async () => {
    await pointer("pointerdown", control, "mouse");
    await pointer("pointerover", sign, "mouse");
    await vi.advanceTimersByTimeAsync(300);
    expect(tip()).toBeUndefined();
    await pointer("pointerover", sign, "mouse", 41);
    await vi.advanceTimersByTimeAsync(300);
    expect(tip()).toBe("A crown");
  });

  it("comes with the focus of the keyboard, not of whoever points", async () => {
    // jsdom takes every focus for one that is to be seen.
    await pointer("pointerdown", document.body, "touch");
    control.focus();
    await vi.advanceTimersByTimeAsync(0);
    expect(tip()).toBeUndefined();
    control.blur();
    await fireEvent.keyDown(document.body, { key: "Tab" });
    control.focus();
    await vi.advanceTimersByTimeAsync(0);
    expect(tip()).toBe("Buy a mast");
  });

  it("goes with Escape", async () => {
    await pointer("pointerover", sign, "mouse");
    await vi.advanceTimersByTimeAsync(300);
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(tip()).toBeUndefined();
  });

  it("is heard: the thing is described by it, unless it says the same already", async () => {
    await pointer("pointerover", control, "mouse");
    await vi.advanceTimersByTimeAsync(300);
    expect(control.getAttribute("aria-describedby")).toBe(document.querySelector(".tip")!.id);
    await pointer("pointerover", document.body, "mouse");
    expect(control.hasAttribute("aria-describedby")).toBe(false);
    control.setAttribute("aria-label", "Buy a mast");
    await pointer("pointerover", control, "mouse");
    await vi.advanceTimersByTimeAsync(300);
    expect(tip()).toBe("Buy a mast");
    expect(control.hasAttribute("aria-describedby")).toBe(false);
  });
});
