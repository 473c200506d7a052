import { readFileSync } from 'node:fs';
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
  started ??= Parser.init({ wasmBinary: asset('web-tree-sitter.wasm') });
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

function asset(name: string): Uint8Array {
  return readFileSync(join(assetFolder(), name));
}
