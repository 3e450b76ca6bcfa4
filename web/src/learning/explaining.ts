/** What a thing on a board is: its words, its picture and its rule, from what the board says of it. */

/** `data-about` is said only here; the rest also says what a thing is to pointers and listeners. */
export const WORDED = "[data-about], [data-tip], [aria-label], [data-of], [title]";

/** The thing that is meant where somebody points: the nearest one that has words. */
export function meant(target: EventTarget | null, root: Element): Element | null {
  let thing = target instanceof Element ? target.closest(WORDED) : null;
  while (thing && root.contains(thing)) {
    if (wordsFor(thing)) return thing;
    thing = thing.parentElement?.closest(WORDED) ?? null;
  }
  return null;
}

/** What a thing says of itself. */
export function wordsFor(thing: Element): string {
  const said =
    thing.getAttribute("data-about") ??
    thing.getAttribute("data-tip") ??
    thing.getAttribute("aria-label") ??
    thing.getAttribute("title") ??
    thing.querySelector(".unseen")?.textContent ??
    thing.textContent;
  return (said ?? "").replaceAll(/\s+/g, " ").trim();
}

/** The paths of the view that a thing shows, its own or those of what it lies in. */
export function pathsOf(thing: Element, root: Element): string[] {
  const shown = thing.closest("[data-of]");
  if (!shown || !root.contains(shown)) return [];
  return shown.getAttribute("data-of")!.split(" ").filter(Boolean);
}

/** The rule of a path: `rules` has patterns such as `players.*.taler`; the longest that fits counts. */
export function ruleOf(
  rules: Readonly<Record<string, string>>,
  paths: readonly string[],
): string | null {
  const found = Object.entries(rules)
    .map(([pattern, rule]) => ({ parts: pattern.split("."), rule }))
    .filter(({ parts }) =>
      paths.some((path) => {
        const given = path.split(".");
        return parts.every((part, at) => part === given[at] || (part === "*" && at in given));
      }),
    )
    .sort((a, b) => b.parts.length - a.parts.length);
  return found[0]?.rule ?? null;
}

const SMALL = 170; // pixels up to which a thing is shown as it is
const DRAWN = "4.5rem"; // how large a drawing is shown

/** A copy of a thing, to be looked at only; of a large one its first drawing. */
export function pictureOf(thing: Element): Element | null {
  const part = partOfDrawing(thing);
  if (part) return part;
  const { width, height } = thing.getBoundingClientRect();
  if (Math.max(width, height) > SMALL) {
    const drawing = thing.querySelector("svg");
    return drawing ? shrunk(copyOf(drawing)) : null;
  }
  const copy = copyOf(thing) as HTMLElement;
  Object.assign(copy.style, {
    position: "static",
    inset: "auto",
    transform: "none",
    translate: "none",
    margin: "0",
    width: `${width}px`,
    height: `${height}px`,
  });
  return copy;
}

/** A part of a drawing gets a drawing of its own. */
function partOfDrawing(thing: Element): Element | null {
  if (typeof SVGGraphicsElement === "undefined" || !(thing instanceof SVGGraphicsElement))
    return null;
  if (thing.tagName === "svg") return shrunk(copyOf(thing));
  const { x, y, width, height } = thing.getBBox();
  if (!width || !height) return null;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `${x - 4} ${y - 4} ${width + 8} ${height + 8}`);
  const copy = copyOf(thing) as SVGElement;
  copy.removeAttribute("transform");
  copy.style.transform = "none";
  svg.append(copy);
  return shrunk(svg);
}

/** A drawing, however large it was, as large as fits beside words. */
function shrunk(drawing: Element): Element {
  const own = { position: "static", transform: "none", width: DRAWN, height: DRAWN, margin: "0" };
  Object.assign((drawing as SVGElement).style, own, { maxWidth: "none" });
  return drawing;
}

/** A copy that looks the same anywhere, since it brings all its styles along, and does nothing. */
function copyOf(thing: Element): Element {
  const copy = thing.cloneNode(true) as Element;
  const copies = [copy, ...copy.querySelectorAll("*")];
  for (const [at, each] of [thing, ...thing.querySelectorAll("*")].entries()) {
    const own = copies[at] as HTMLElement | SVGElement;
    const style = getComputedStyle(each);
    for (const name of style) own.style.setProperty(name, style.getPropertyValue(name));
    for (const { name } of [...own.attributes])
      if (/^(id|role|tabindex|title|data-.*|aria-.*)$/.test(name)) own.removeAttribute(name);
  }
  return copy;
}
