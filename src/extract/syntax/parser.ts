import { Language as Grammar, Parser, Query } from 'web-tree-sitter';
import { UserError } from '../../findings/user-error.js';
import { UnreadableFile } from '../../repository/repository.js';
import { readAsset } from '../../runtime/assets.js';
import type { Tree } from './node.js';
import { MAX_LEVELS, tooDeepAt } from './tree-depth.js';

/** The parser tells that it is still at work each time that it has done so many operations. */
const OPERATIONS_BETWEEN_CALLS = 100;
/** TypeScript takes about one step for two characters, a page of HTML read as TypeScript three times as many. The largest file has 24 MiB. */
const MAX_PARSE_STEPS = 100_000_000;
/**
 * Matches that may be under way at once, as in editors (Neovim, Helix). The work for each node of a tree grows with their square: this
 * keeps it linear in the length of a file, on whatever machine.
 */
export const MAX_MATCHES_UNDER_WAY = 256;

const grammars = new Map<string, Grammar>();
/** Whether the parser stopped in the middle of something: what it holds cannot be let go any more. */
let parserIsLost = false;
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
  started ??= Parser.init({ wasmBinary: readAsset('wasm/web-tree-sitter.wasm') });
  await started;
  grammars.set(grammar, await Grammar.load(readAsset(`wasm/${grammar}`)));
}

/** Takes a grammar that is not bundled, by a name that stands for its bytes. @throws where it is none for this parser. */
export async function loadGrammarBytes(grammar: string, bytes: Uint8Array): Promise<void> {
  if (grammars.has(grammar)) return;
  started ??= Parser.init({ wasmBinary: readAsset('wasm/web-tree-sitter.wasm') });
  await started;
  const loaded = await Grammar.load(bytes);
  // That its version is one that the parser knows is not looked at before somebody parses.
  const parser = new Parser();
  try {
    parser.setLanguage(loaded);
  } finally {
    parser.delete();
  }
  grammars.set(grammar, loaded);
}

/** Those of some types of nodes that a loaded grammar has. */
export function knownTypes(types: readonly string[], grammar: string): string[] {
  const known = new Set(loadedGrammar(grammar).types);
  return types.filter(type => known.has(type));
}

/**
 * Parses a text by a loaded grammar. The tree lives outside of JavaScript's memory: whoever holds it deletes it.
 * @param path what the text is called when it cannot be parsed.
 * @throws UnreadableFile after more steps than anybody would wait for; on every machine the same.
 */
export function parse(text: string, grammar: string, path: string): Tree {
  const loaded = loadedGrammar(grammar);
  const parser = new Parser();
  try {
    parser.setLanguage(loaded);
    let steps = 0;
    const tree = parser.parse(text, null, {
      progressCallback: () => {
        steps += OPERATIONS_BETWEEN_CALLS;
        return steps > MAX_PARSE_STEPS;
      },
    });
    if (tree) return notTooDeep(tree, path);
  } catch (error) {
    if (!(error instanceof Error && error.name === 'RuntimeError')) throw error;
    parserIsLost = true;
    throw new UserError(
      `The parser had no more memory at ${path}, and read nothing after it.`,
      'Name fewer or smaller files at once: exclude what is generated, shortened or no source code. If it is an ordinary file, report it as a bug of refdata.',
      { cause: error },
    );
  } finally {
    // Its memory is not what it should be any more.
    if (!parserIsLost) parser.delete();
  }
  throw new UnreadableFile(
    'source-too-large',
    path,
    `${path} takes more than ${MAX_PARSE_STEPS} steps to parse.`,
    'Name a smaller file, or one that is written in the language of its grammar.',
  );
}

/** The tree itself. @throws UnreadableFile where nothing could go through it. */
function notTooDeep(tree: Tree, path: string): Tree {
  const line = tooDeepAt(tree);
  if (line === undefined) return tree;
  tree.delete();
  throw new UnreadableFile(
    'source-too-large',
    path,
    `${path} is nested more than ${MAX_LEVELS} levels deep.`,
    'Name the files that people wrote: what is nested so deep was generated, or is a test of a parser.',
    line,
  );
}

/**
 * A query compiled for a loaded grammar; whoever holds it deletes it.
 * @throws QueryError where it is not one, a plain Error for a regular expression in it that is none.
 */
export function compileQuery(text: string, grammar: string): Query {
  return new Query(loadedGrammar(grammar), text);
}

function loadedGrammar(grammar: string): Grammar {
  const loaded = grammars.get(grammar);
  if (!loaded) throw new GrammarNeeded(grammar);
  return loaded;
}
