// Calls exports of rules.wasm as it is told to on its input, one call in a line, and tells what came
// of each: {symbol, args: [number | {bytes, shape}]} gives {answer, memory: [bytes]}, bytes in base64.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const wanted = WebAssembly.Module.imports(module);
if (wanted.length > 0) throw new Error(`it wants ${JSON.stringify(wanted)}`);
const { exports } = new WebAssembly.Instance(module, {});
const PAGE = 65536;

function call({ symbol, args }) {
  let top = exports.__heap_base.value;
  const places = [];
  const words = [];
  for (const arg of args) {
    if (typeof arg === "number") {
      words.push(arg);
      continue;
    }
    const bytes = Buffer.from(arg.bytes, "base64");
    top = (top + 15) & ~15;
    const missing = top + bytes.length - exports.memory.buffer.byteLength;
    if (missing > 0) exports.memory.grow(Math.ceil(missing / PAGE));
    new Uint8Array(exports.memory.buffer).set(bytes, top);
    places.push([top, bytes.length]);
    words.push(top, ...arg.shape);
    top += bytes.length;
  }
  const answer = exports[symbol](...words);
  const memory = places.map(([at, length]) =>
    Buffer.from(exports.memory.buffer, at, length).toString("base64"),
  );
  return { answer, memory };
}

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(call(JSON.parse(line))));
}
