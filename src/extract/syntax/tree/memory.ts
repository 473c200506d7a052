/**
 * The memory of the parser's runtime, in which its trees and grammars are. The runtime (web-tree-sitter) is asked through calls
 * into WebAssembly, several for each look at a node; reading what they would read takes a tenth of the time. Offsets are those
 * of a 32-bit machine with the least byte first, which is what WebAssembly is.
 */

/** What the runtime makes of its options: the object that its memory hangs on, exchanged for a larger one when it grows. */
export interface Runtime {
  readonly instantiateWasm: Instantiate;
  HEAP32?: Int32Array;
}

/** Emscripten's way to let its users start the program: with what the program imports, and whom to give it to. */
type Instantiate = (imports: Imports, started: (instance: unknown, module: unknown) => void) => object;

interface Imports {
  readonly env: { tree_sitter_parse_callback: GiveInput };
}

/** Writes the text from a code unit on to `buffer`, as far as it fits, and to `length` how many units are left from there. */
type GiveInput = (buffer: number, from: number, row: number, column: number, length: number) => void;

/** The part of WebAssembly's interface that is used: Node's types do not have it. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: {
    instantiate(
      program: Uint8Array,
      imports: Imports,
    ): Promise<{ readonly instance: unknown; readonly module: unknown }>;
  };
};

/** The runtime asks for the text in parts of this many bytes, with a zero at the end of each. */
const INPUT_BYTES = 10 * 1024;
const UNIT_BYTES = 2;

let runtime: Runtime | undefined;

/** The same memory, as numbers of 4, 2 and 1 bytes. */
let words: Int32Array = new Int32Array();
let halves: Uint16Array = new Uint16Array();
let bytes: Uint8Array = new Uint8Array();
let texts: Buffer = Buffer.alloc(0);

/** The text that is being parsed. */
let input: string | undefined;

/** Lets the runtime read a text while `work` runs. */
export function reading<T>(text: string, work: () => T): T {
  input = text;
  try {
    return work();
  } finally {
    input = undefined;
  }
}

/**
 * Starts the runtime's program. It gets its input from a function of ours, which copies a part of the text at once and not
 * character by character.
 */
export function instantiate(program: Uint8Array): Instantiate {
  return (imports, started) => {
    const { env } = imports;
    const original = env.tree_sitter_parse_callback;
    env.tree_sitter_parse_callback = (buffer, from, row, column, length) => {
      if (input === undefined) original(buffer, from, row, column, length);
      else giveInput(input, buffer, from, length);
    };
    void WebAssembly.instantiate(program, imports).then(({ instance, module }) => started(instance, module));
    return {};
  };
}

function giveInput(text: string, buffer: number, from: number, length: number): void {
  current();
  words[length >> 2] = Math.max(0, text.length - from);
  texts.write(text.slice(from, from + INPUT_BYTES / UNIT_BYTES - 1), buffer, 'utf16le');
}

/** Says which runtime has started. @throws when it does not show its memory. */
export function useMemory(started: Runtime): void {
  if (!started.HEAP32) throw new Error('the runtime of the parser does not show its memory');
  runtime = started;
  current();
}

/** Looks where the memory is now: before a part of it is read, since any call into the runtime may have moved it. */
export function current(): void {
  const { HEAP32 } = runtime as { HEAP32: Int32Array };
  if (HEAP32 === words) return;
  words = HEAP32;
  halves = new Uint16Array(HEAP32.buffer);
  bytes = new Uint8Array(HEAP32.buffer);
  texts = Buffer.from(HEAP32.buffer);
}

export function word(address: number): number {
  return words[address >> 2] as number;
}

export function half(address: number): number {
  return halves[address >> 1] as number;
}

export function byte(address: number): number {
  return bytes[address] as number;
}
