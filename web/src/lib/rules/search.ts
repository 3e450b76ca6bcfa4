/** Searching the rules: every word must occur, whatever its case and accents. */
import { plain, type Block, type Chapter, type Part, type Rules } from "./text";

/** One character as it is compared: `É` and `e` are the same. */
function folded(character: string): string {
  return character
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace("ß", "ss")
    .replace("œ", "oe")
    .replace("’", "'")
    .replace("−", "-")
    .replace("\u00a0", " ");
}

export function fold(text: string): string {
  return Array.from(text, folded).join("");
}

/** What somebody looks for, word by word. */
export function wanted(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

export interface Stretch {
  text: string;
  hit: boolean;
}

/** A text cut where the words occur in it, to be marked there. */
export function marked(text: string, words: string[]): Stretch[] {
  const characters = Array.from(text);
  const origin: number[] = []; // for each folded character, the one that it came from
  const plainText = characters
    .map((character, index) => {
      const fold = folded(character);
      for (let unit = 0; unit < fold.length; unit += 1) origin.push(index);
      return fold;
    })
    .join("");
  const hits = new Array<boolean>(characters.length).fill(false);
  for (const word of words) {
    for (let at = plainText.indexOf(word); at >= 0; at = plainText.indexOf(word, at + 1)) {
      for (let unit = at; unit < at + word.length; unit += 1) hits[origin[unit]!] = true;
    }
  }
  const stretches: Stretch[] = [];
  characters.forEach((character, index) => {
    const last = stretches.at(-1);
    if (last && last.hit === hits[index]) last.text += character;
    else stretches.push({ text: character, hit: hits[index]! });
  });
  return stretches;
}

function textOf(block: Block): string {
  if (block.kind === "picture") return block.caption;
  const cells = block.table ? [...block.table.head, ...block.table.rows.flat()] : [];
  return [block.pieces, ...cells].map(plain).join(" ");
}

function has(text: string, words: string[]): boolean {
  const within = fold(text);
  return words.every((word) => within.includes(word));
}

/** The rules that contain all the words, under their headings; a heading that does keeps all below. */
export function find(rules: Rules, words: string[]): Rules {
  if (!words.length) return rules;
  const chapters: Chapter[] = [];
  for (const chapter of rules.chapters) {
    if (has(chapter.title, words)) {
      chapters.push(chapter);
      continue;
    }
    const parts = chapter.parts.map((part) => found(part, words)).filter(kept);
    if (parts.length) chapters.push({ ...chapter, parts });
  }
  return { ...rules, lead: rules.lead.filter((block) => has(textOf(block), words)), chapters };
}

function found(part: Part, words: string[]): Part {
  if (part.title && has(part.title, words)) return part;
  return { ...part, blocks: part.blocks.filter((block) => has(textOf(block), words)) };
}

function kept(part: Part): boolean {
  return part.blocks.length > 0;
}

/** How many paragraphs and pictures there are. */
export function size(rules: Rules): number {
  const parts = rules.chapters.flatMap((chapter) => chapter.parts);
  return rules.lead.length + parts.reduce((sum, part) => sum + part.blocks.length, 0);
}
