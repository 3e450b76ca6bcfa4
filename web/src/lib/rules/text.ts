/** The rules for players, as they are written in the catalogues' folder, read into their parts.
 *
 * A small language of our own, so that no text can bring markup into the page:
 *
 *     # Title                        the game; the paragraphs below it introduce it
 *     ## Chapter {#id}               a chapter
 *     ### Part {#id}                 a part of a chapter
 *     [rule-id, other-id] Text       a rule with its ids; [ruling: id] where we decided it
 *     > [example-id] Text            an example
 *     | a | b |                      a table, which belongs to the rule before it
 *     ![Caption](name)               a picture
 *     **strong**, *stressed*, [words](#id)
 */

export type Piece =
  | { kind: "plain" | "strong" | "stress"; text: string }
  | { kind: "link"; text: string; to: string };

export interface Table {
  head: Piece[][];
  rows: Piece[][][];
}

export interface Paragraph {
  kind: "rule" | "ruling" | "example" | "text";
  ids: string[];
  pieces: Piece[];
  table: Table | null;
}

export interface Picture {
  kind: "picture";
  name: string;
  caption: string;
}

export type Block = Paragraph | Picture;

/** A stretch of a chapter under one heading; the first of a chapter has none of its own. */
export interface Part {
  id: string | null;
  title: string | null;
  blocks: Block[];
}

export interface Chapter {
  id: string;
  title: string;
  parts: Part[];
}

export interface Rules {
  title: string;
  lead: Block[];
  chapters: Chapter[];
}

const HEADING = /^(#{2,3}) (.+) \{#([a-z0-9-]+)\}$/;
const PICTURE = /^!\[(.+)\]\(([a-z-]+)\)$/;
const IDS = /^\[(ruling: )?([a-z0-9-]+(?:, [a-z0-9-]+)*)\] /;
const PIECES = /\*\*(.+?)\*\*|\*(.+?)\*|\[([^\]]+)\]\(#([a-z0-9-]+)\)/g;

/** Read a file of rules. */
export function read(text: string): Rules {
  const rules: Rules = { title: "", lead: [], chapters: [] };
  let blocks = rules.lead;
  for (const chunk of text.split(/\n\s*\n/).map((part) => part.trim())) {
    const heading = HEADING.exec(chunk);
    if (heading) {
      blocks = opened(rules, heading[1]!.length, heading[2]!, heading[3]!);
    } else if (chunk.startsWith("# ")) {
      rules.title = chunk.slice(2);
    } else if (chunk.startsWith("|")) {
      const before = blocks.at(-1);
      if (before && before.kind !== "picture") before.table = table(chunk);
    } else if (chunk) {
      blocks.push(block(chunk));
    }
  }
  return rules;
}

/** A new chapter or part; gives the list that its blocks go to. */
function opened(rules: Rules, level: number, title: string, id: string): Block[] {
  const chapter = rules.chapters.at(-1);
  if (level === 2 || !chapter) {
    const part: Part = { id: null, title: null, blocks: [] };
    rules.chapters.push({ id, title, parts: [part] });
    return part.blocks;
  }
  const part: Part = { id, title, blocks: [] };
  chapter.parts.push(part);
  return part.blocks;
}

function block(chunk: string): Block {
  const picture = PICTURE.exec(chunk);
  if (picture) return { kind: "picture", caption: picture[1]!, name: picture[2]! };
  const example = chunk.startsWith("> ");
  const words = (example ? chunk.slice(2) : chunk).replace(/\s+/g, " ");
  const marked = IDS.exec(words);
  const kind = example ? "example" : marked ? (marked[1] ? "ruling" : "rule") : "text";
  return {
    kind,
    ids: marked ? marked[2]!.split(", ") : [],
    pieces: pieces(marked ? words.slice(marked[0].length) : words),
    table: null,
  };
}

function table(chunk: string): Table {
  const lines = chunk.split("\n").map((line) =>
    line
      .slice(1, line.lastIndexOf("|"))
      .split("|")
      .map((cell) => pieces(cell.trim())),
  );
  return { head: lines[0] ?? [], rows: lines.slice(2) };
}

/** Text with its stressed words and links. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(PIECES)) {
    if (match.index > end) found.push({ kind: "plain", text: text.slice(end, match.index) });
    const [whole, strong, stress, words, to] = match;
    if (strong) found.push({ kind: "strong", text: strong });
    else if (stress) found.push({ kind: "stress", text: stress });
    else found.push({ kind: "link", text: words!, to: to! });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push({ kind: "plain", text: text.slice(end) });
  return found;
}

/** The words alone. */
export function plain(of: Piece[]): string {
  return of.map((piece) => piece.text).join("");
}
