import { Language as Grammar, Parser, Query } from 'web-tree-sitter';
import { readAsset } from '../../assets.js';
import type { Part } from '../languages/language.js';
import { GrammarTables } from './tree/grammar-tables.js';
import { instantiate, type Runtime, reading, useMemory } from './tree/memory.js';
import { Tree } from './tree/node.js';

/** Tree-sitter's own limit on nesting is far higher; a parse that takes longer than this is of no use to anybody. */
const MAX_PARSE_MS = 120_000;
/** Texts that are shorter than this are parsed within a second or so, whatever they hold: nobody looks at the clock. */
const MIN_TIMED_CHARACTERS = 256 * 1024;

interface Loaded {
  readonly grammar: Grammar;
  readonly tables: GrammarTables;
}

const grammars = new Map<string, Loaded>();
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
  started ??= start(readAsset('wasm/web-tree-sitter.wasm'));
  await started;
  const loaded = await Grammar.load(readAsset(`wasm/${grammar}`));
  const address = (loaded as unknown as { 0: number })[0];
  grammars.set(grammar, { grammar: loaded, tables: new GrammarTables(address, loaded.types, loaded.fields) });
}

/** A tree of fewer parts of a text, and the parts that have come since: what is the same is taken over from it. */
export interface Earlier {
  readonly tree: Tree;
  readonly added: readonly Part[];
}

/**
 * Parses a text, or some parts of it, by a loaded grammar. The tree lives outside of JavaScript's memory: whoever holds it
 * deletes it.
 * @param earlier of no use to anybody afterwards.
 */
export function parse(text: string, grammar: string, parts?: readonly Part[], earlier?: Earlier): Tree {
  const loaded = loadedGrammar(grammar);
  const parser = new Parser();
  try {
    parser.setLanguage(loaded.grammar);
    const deadline = Date.now() + MAX_PARSE_MS;
    const isTimed = text.length >= MIN_TIMED_CHARACTERS;
    const options = {
      ...(isTimed && { progressCallback: () => Date.now() > deadline }),
      ...(parts && { includedRanges: [...parts] }),
    };
    for (const part of earlier?.added ?? []) markNew(part, (earlier as Earlier).tree);
    const tree = reading(text, () => parser.parse(text, earlier?.tree.parsed ?? null, options));
    if (!tree) throw new Error(`parsing took longer than ${MAX_PARSE_MS / 1000} s`);
    return new Tree(tree, text, loaded.tables);
  } finally {
    parser.delete();
  }
}

/**
 * Says that a part of a text has come to be parsed. That it is parsed now the parser sees for itself, but not that what ends in
 * front of it may have ended there for want of it: a function without its body.
 */
function markNew({ startIndex, endIndex, startPosition, endPosition }: Part, { parsed }: Tree): void {
  parsed.edit({
    startIndex,
    startPosition,
    oldEndIndex: endIndex,
    oldEndPosition: endPosition,
    newEndIndex: endIndex,
    newEndPosition: endPosition,
  });
}

/**
 * A query compiled for a loaded grammar; whoever holds it deletes it.
 * @throws QueryError where it is not one, a plain Error for a regular expression in it that is none.
 */
export function compileQuery(text: string, grammar: string): Query {
  return new Query(loadedGrammar(grammar).grammar, text);
}

function loadedGrammar(grammar: string): Loaded {
  const loaded = grammars.get(grammar);
  if (!loaded) throw new GrammarNeeded(grammar);
  return loaded;
}

async function start(wasmBinary: Uint8Array): Promise<void> {
  const runtime: Runtime = { instantiateWasm: instantiate(wasmBinary) };
  await Parser.init(runtime as unknown as Parameters<typeof Parser.init>[0]);
  useMemory(runtime);
}
