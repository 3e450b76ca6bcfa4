// From schema.json, which the server makes: the types of everything that goes over the wire, and for
// each game with a folder in src/games the types of its values and the numbers of its rulebook.
// `npm run types`; with --check the files are compared.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const SOURCE = new URL("../src/", import.meta.url);
const BANNER =
  "/* Made by `npm run types` from schema.json, which the server's types make; do not edit. */";
const schema = JSON.parse(readFileSync(new URL("../schema.json", import.meta.url), "utf8"));
const games = readdirSync(new URL("games/", SOURCE), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** Inner titles would become types of their own: `Seat`, `Seat1`, … */
function withoutTitles(value) {
  if (Array.isArray(value)) return value.map(withoutTitles);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).filter(
    ([key, inner]) => !(key === "title" && typeof inner === "string"),
  );
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutTitles(inner)]));
}

const definitions = withoutTitles(schema.$defs);

/** TypeScript of the definitions of these names. */
function typesOf(names) {
  const properties = Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }]));
  const root = {
    title: "Wire",
    type: "object",
    additionalProperties: false,
    required: names,
    properties,
    $defs: definitions,
  };
  return compile(root, "Wire", { bannerComment: BANNER, additionalProperties: false });
}

/** The game whose type it is, by the beginning of its name: `ChessMove` is of chess. */
const gameOf = (name) => games.find((game) => name.toLowerCase().startsWith(game));

const names = Object.keys(definitions);
const shared = names.filter((name) => gameOf(name) === undefined);
const files = [["lib/api/wire.ts", await typesOf(shared)]];
for (const game of games) {
  const own = names.filter((name) => gameOf(name) === game);
  if (own.length) files.push([`games/${game}/wire.ts`, await typesOf(own)]);
  const numbers = schema.numbers?.[game] ?? {};
  if (Object.keys(numbers).length)
    files.push([`games/${game}/numbers.json`, `${JSON.stringify(numbers, null, 2)}\n`]);
}

let different = false;
for (const [name, text] of files) {
  const target = new URL(name, SOURCE);
  if (!process.argv.includes("--check")) writeFileSync(target, text);
  else if (!existsSync(target) || readFileSync(target, "utf8") !== text) {
    console.error(`src/${name} is not what schema.json makes; run \`make types\``);
    different = true;
  }
}
if (different) process.exit(1);
