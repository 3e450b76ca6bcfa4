// Calls exports of rules.wasm as it is told to on its input, one call in a line, and tells what came
// of each: {symbol, args: [number | {bytes, shape}]} gives {answer, memory: [bytes]}, bytes in base64.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const wanted = WebAssembly.Module.imports(module).filter(({ kind }) => kind === "function");
if (wanted.length > 0) throw new Error(`it wants ${JSON.stringify(wanted)}`);
const { data, stack } = JSON.parse(readFileSync(process.argv[2].replace(/wasm$/, "json"), "utf8"));
const PAGE = 65536;
const memory = new WebAssembly.Memory({ initial: Math.ceil((stack + data) / PAGE) });
const { exports } = new WebAssembly.Instance(module, {
  env: {
    memory,
    __stack_pointer: new WebAssembly.Global({ value: "i32", mutable: true }, stack),
    __memory_base: new WebAssembly.Global({ value: "i32" }, stack),
    __table_base: new WebAssembly.Global({ value: "i32" }, 0),
  },
});

function call({ symbol, args }) {
  let top = stack + data;
  const places = [];
  const words = [];
  for (const arg of args) {
    if (typeof arg === "number") {
      words.push(arg);
      continue;
    }
    const bytes = Buffer.from(arg.bytes, "base64");
    top = (top + 15) & ~15;
    const missing = top + bytes.length - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    new Uint8Array(memory.buffer).set(bytes, top);
    places.push([top, bytes.length]);
    words.push(top, ...arg.shape);
    top += bytes.length;
  }
  const answer = exports[symbol](...words);
  const changed = places.map(([at, length]) =>
    Buffer.from(memory.buffer, at, length).toString("base64"),
  );
  return { answer, memory: changed };
}

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(call(JSON.parse(line))));
}
