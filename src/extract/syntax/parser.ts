import { readFileSync } from 'node:fs';
import { endianness } from 'node:os';
import { join } from 'node:path';
import { Language as Grammar, Parser, Query, type Tree } from 'web-tree-sitter';
import { assetFolder } from '../../assets.js';

/** Tree-sitter's own limit on nesting is far higher; a parse that takes longer than this is of no use to anybody. */
const MAX_PARSE_MS = 120_000;

const grammars = new Map<string, Grammar>();
let started: Promise<void> | undefined;

/** Thrown by {@link parse} when the grammar is not in memory yet: load it with {@link loadGrammar} and try again. */
export class GrammarNeeded extends Error {
  constructor(readonly grammar: string) {
    super(`grammar ${grammar} is not loaded`);
  }
}

/** Loads a bundled grammar (`tree-sitter-python.wasm`), once; grammars that no file needs cost nothing. */
export async function loadGrammar(grammar: string): Promise<void> {
  if (grammars.has(grammar)) return;
  // The bytes are handed over, so that the runtime does not look for files beside a bundle that has moved.
  started ??= start(asset('web-tree-sitter.wasm'));
  await started;
  grammars.set(grammar, await Grammar.load(asset(grammar)));
}

/** Parses text by a loaded grammar. The tree lives outside of JavaScript's memory: whoever holds it deletes it. */
export function parse(text: string, grammar: string): Tree {
  const loaded = grammars.get(grammar);
  if (!loaded) throw new GrammarNeeded(grammar);
  const parser = new Parser();
  try {
    parser.setLanguage(loaded);
    const deadline = Date.now() + MAX_PARSE_MS;
    const tree = parser.parse(text, null, { progressCallback: () => Date.now() > deadline });
    if (!tree) throw new Error(`parsing took longer than ${MAX_PARSE_MS / 1000} s`);
    return tree;
  } finally {
    parser.delete();
  }
}

/**
 * A query compiled for a loaded grammar; whoever holds it deletes it.
 * @throws QueryError where it is not one, a plain Error for a regular expression in it that is none.
 */
export function compileQuery(text: string, grammar: string): Query {
  const loaded = grammars.get(grammar);
  if (!loaded) throw new GrammarNeeded(grammar);
  return new Query(loaded, text);
}

/** What is used here of the object that the runtime makes of its options. */
interface Runtime {
  readonly wasmBinary: Uint8Array;
  /** Its memory, which the runtime exchanges when it grows. */
  HEAP32?: Int32Array;
  getValue?(address: number, type: string): unknown;
  setValue?(address: number, value: number, type: string): void;
}

/**
 * Starts the runtime. Every look at a node reads and writes five numbers of its memory, all of them `i32`, by functions that
 * first find out which type is meant: on machines with the runtime's order of bytes, these do it directly.
 */
async function start(wasmBinary: Uint8Array): Promise<void> {
  const runtime: Runtime = { wasmBinary };
  await Parser.init(runtime as unknown as Parameters<typeof Parser.init>[0]);
  const { getValue, setValue } = runtime;
  if (!runtime.HEAP32 || !getValue || !setValue || endianness() !== 'LE') return;
  runtime.getValue = (address, type) =>
    type === 'i32' ? (runtime.HEAP32 as Int32Array)[address >> 2] : getValue(address, type);
  runtime.setValue = (address, value, type) => {
    if (type === 'i32') (runtime.HEAP32 as Int32Array)[address >> 2] = value;
    else setValue(address, value, type);
  };
}

function asset(name: string): Uint8Array {
  return readFileSync(join(assetFolder(), name));
}
