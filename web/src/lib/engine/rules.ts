/** The compiled rules of every game in WebAssembly: the same code that Python runs, made by the same
 * build. Arrays are copied into the module's memory, the export is called, and they are copied back. */

/** What one argument is: a number, a truth value, or elements of so many bytes. */
export type Kind = "int" | "bool" | { size: number; dimensions: number };

export interface Export {
  takes: Kind[];
  returns: "int64" | "bool" | "none";
}

export interface CompiledGame {
  stateSize: number;
  mostLegal: number;
  columns: string[];
  exports: Record<string, Export>;
}

/** `rules.json`, which lies beside `rules.wasm`. */
export interface Manifest {
  digest: string;
  sources: Record<string, string>;
  /** Bytes that the module's constants take, and its stack. */
  data: number;
  stack: number;
  games: Record<string, CompiledGame>;
}

/** Memory to be read and written by an export; `shape` has a number for each dimension. */
export interface Block {
  bytes: Uint8Array;
  shape: number[];
}

export type Argument = number | boolean | Block;

const PAGE = 65_536;
const ALIGNED = 16;

/** What the module wants to be started: a memory, and where in it its stack ends and its constants
 * begin, which must be a multiple of 16. */
export function placed(memory: WebAssembly.Memory, stack: number, data: number) {
  const fixed = (value: number) => new WebAssembly.Global({ value: "i32", mutable: false }, value);
  return {
    env: {
      memory,
      __stack_pointer: new WebAssembly.Global({ value: "i32", mutable: true }, stack),
      __memory_base: fixed(data),
      __table_base: fixed(0),
    },
  };
}

/** Let constants that point at others know where they lie; to be called before any export. */
export function settle(code: WebAssembly.Exports): void {
  (code.__wasm_apply_data_relocs as (() => void) | undefined)?.();
}

export class RulesEngine {
  private readonly begin: number;

  private constructor(
    private readonly code: WebAssembly.Exports,
    private readonly memory: WebAssembly.Memory,
    readonly manifest: Manifest,
  ) {
    this.begin = manifest.stack + manifest.data;
  }

  /** In a memory of its own: the stack at the bottom, where it can run into nothing. */
  static async start(code: BufferSource, manifest: Manifest): Promise<RulesEngine> {
    const { stack, data } = manifest;
    const memory = new WebAssembly.Memory({ initial: Math.ceil((stack + data) / PAGE) });
    const { instance } = await WebAssembly.instantiate(code, placed(memory, stack, stack));
    settle(instance.exports);
    return new RulesEngine(instance.exports, memory, manifest);
  }

  /** The export's answer; blocks are changed in place. */
  call(game: string, name: string, args: Argument[]): number {
    const symbol = `${game}_${name}`;
    const takes = this.manifest.games[game]?.exports[symbol]?.takes;
    if (!takes) throw new Error(`the compiled rules have no ${symbol}`);
    if (takes.length !== args.length)
      throw new Error(`${symbol} takes ${takes.length} arguments, not ${args.length}`);
    takes.forEach((kind, number) => check(symbol, kind, args[number]!));
    const places = this.place(args);
    const words = args.flatMap((arg, number) =>
      typeof arg === "object" ? [places[number]!, ...arg.shape] : [Number(arg)],
    );
    const answer = (this.code[symbol] as (...words: number[]) => number)(...words);
    const memory = new Uint8Array(this.memory.buffer);
    args.forEach((arg, number) => {
      if (typeof arg !== "object") return;
      const place = places[number]!;
      arg.bytes.set(memory.subarray(place, place + arg.bytes.length));
    });
    return answer;
  }

  /** Copy the blocks into memory, which grows if it must; where each begins. */
  private place(args: Argument[]): (number | undefined)[] {
    let top = this.begin;
    const places = args.map((arg) => {
      if (typeof arg !== "object") return undefined;
      const place = Math.ceil(top / ALIGNED) * ALIGNED;
      top = place + arg.bytes.length;
      return place;
    });
    const missing = top - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    const memory = new Uint8Array(this.memory.buffer);
    args.forEach((arg, number) => {
      if (typeof arg === "object") memory.set(arg.bytes, places[number]!);
    });
    return places;
  }
}

function check(symbol: string, kind: Kind, arg: Argument): void {
  if (typeof kind === "string") {
    if (typeof arg === "object")
      throw new Error(`${symbol} takes ${kind} where it was given memory`);
    return;
  }
  if (typeof arg !== "object" || arg.shape.length !== kind.dimensions)
    throw new Error(`${symbol} takes memory of ${kind.dimensions} dimensions`);
  const size = arg.shape.reduce((all, length) => all * length, kind.size);
  if (size !== arg.bytes.length)
    throw new Error(`${symbol}: a block of shape ${arg.shape.join("×")} has ${size} bytes`);
}
