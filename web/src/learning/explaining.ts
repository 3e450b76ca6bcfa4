/** What a thing on a board is: its words, its picture and its rule, from what the board says of it. */

const WORDED = "[data-tip], [aria-label], [data-of], [title]";

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

/** A copy of a thing, to be looked at only. */
export function pictureOf(thing: Element): Element | null {
  const whole = copied(thing);
  if (whole) return bare(whole);
  const { width, height } = thing.getBoundingClientRect();
  const drawing = thing.querySelector("svg");
  if (Math.max(width, height) > SMALL) return drawing ? bare(drawing.cloneNode(true)) : null;
  const copy = bare(thing.cloneNode(true)) as HTMLElement;
  Object.assign(copy.style, {
    position: "static",
    inset: "auto",
    transform: "none",
    width: `${width}px`,
    height: `${height}px`,
    margin: "0",
  });
  return copy;
}

/** A part of a drawing gets a drawing of its own. */
function copied(thing: Element): Element | null {
  if (typeof SVGGraphicsElement === "undefined" || !(thing instanceof SVGGraphicsElement))
    return null;
  if (thing.tagName === "svg") return thing.cloneNode(true) as Element;
  const { x, y, width, height } = thing.getBBox();
  if (!width || !height) return null;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `${x - 4} ${y - 4} ${width + 8} ${height + 8}`);
  const copy = thing.cloneNode(true) as Element;
  copy.removeAttribute("transform");
  // Colours that its surroundings gave it.
  const style = getComputedStyle(thing);
  for (const name of ["--own", "--wash", "--on"]) {
    const value = style.getPropertyValue(name);
    if (value) svg.style.setProperty(name, value);
  }
  svg.append(copy);
  return svg;
}

/** Without what makes a copy more than a picture. */
function bare(node: Node): Element {
  const copy = node as Element;
  for (const each of [copy, ...copy.querySelectorAll("*")])
    for (const name of [
      "id",
      "role",
      "tabindex",
      "aria-label",
      "aria-pressed",
      "title",
      "data-tip",
      "data-of",
      "data-move",
      "data-tries",
      "data-spot",
      "data-card",
      "data-piece",
    ])
      each.removeAttribute(name);
  return copy;
}
