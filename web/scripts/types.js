// Types of everything that goes over the wire, made from schema.json: `npm run types`; with --check they are compared.
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const schema = JSON.parse(readFileSync(new URL("../schema.json", import.meta.url), "utf8"));

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
const names = Object.keys(definitions);
const root = {
  title: "Wire",
  type: "object",
  additionalProperties: false,
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
  $defs: definitions,
};
const banner =
  "/* Made by `npm run types` from schema.json, which the server's types make; do not edit. */";
const source = await compile(root, "Wire", { bannerComment: banner, additionalProperties: false });
const target = new URL("../src/lib/api/wire.ts", import.meta.url);
if (!process.argv.includes("--check")) writeFileSync(target, source);
else if (readFileSync(target, "utf8") !== source) {
  console.error("src/lib/api/wire.ts is not what schema.json makes; run `make types`");
  process.exit(1);
}
