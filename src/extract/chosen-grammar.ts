import { createHash } from 'node:crypto';
import { UserError } from '../findings/user-error.js';
import { type Repository, UnreadableFile } from '../repository/repository.js';
import { nearest } from '../text/nearest.js';
import { shown } from '../text/shown.js';
import type { BroughtGrammar } from './brought-grammar-schema.js';
import { BroughtSyntax } from './syntax/brought-grammars.js';
import { grammarProblem } from './syntax/grammar-bytes.js';
import { loadGrammar, loadGrammarBytes } from './syntax/parser.js';
import { grammarFile, syntaxes, syntaxOf } from './syntax/syntaxes.js';

/** A grammar that the parser has in memory. */
export interface LoadedGrammar {
  /** As people know it. */
  readonly name: string;
  /** As the parser knows it. */
  readonly grammar: string;
}

/** A file with a grammar that somebody names by hand, outside of any refdata.yml. */
export interface GrammarFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

const REMEDY =
  'Name one with --grammar: a file that `tree-sitter build --wasm` made, or one that refdata has (docs/languages.md).';

/** Loads a grammar from its file. @throws {UserError} where it is none that may be used */
export async function loadGrammarFile({ path, bytes }: GrammarFile): Promise<LoadedGrammar> {
  const refused = (why: string, cause?: unknown) =>
    new UserError(
      `${path} is no grammar that can be used: ${why}.`,
      'Make it by `tree-sitter build --wasm`, or take the one of its npm package (docs/languages.md).',
      { cause },
    );
  const problem = await grammarProblem(bytes);
  if (problem !== undefined) throw refused(problem);
  const grammar = `${path}@${createHash('sha256').update(bytes).digest('hex')}`;
  try {
    await loadGrammarBytes(grammar, bytes);
  } catch (error) {
    throw refused((error as Error).message.replace(/\.$/, ''), error);
  }
  return { name: path, grammar };
}

/**
 * Loads a grammar by its name, or the one for an extension: what refdata.yml has goes before what is bundled.
 * @throws {UserError} where there is none
 */
export async function loadGrammarFor(
  { name, extension }: { readonly name: string | undefined; readonly extension: string },
  repository: Repository,
  grammars: Readonly<Record<string, BroughtGrammar>> = {},
): Promise<LoadedGrammar> {
  const brought = Object.entries(grammars).map(([id, given]) => new BroughtSyntax(id, given, repository));
  const all = [...brought, ...syntaxes];
  const syntax = name === undefined ? syntaxOf(`x${extension}`, all) : all.find(({ id }) => id === name);
  if (syntax === undefined && name !== undefined) {
    const ids = all.map(({ id }) => id);
    const [near] = nearest(name, ids);
    throw new UserError(
      `There is no grammar ${shown(name)}.`,
      `${near === undefined ? '' : `Is it ${near}? `}There are ${ids.join(', ')}; a file ends in .wasm.`,
    );
  }
  if (syntax === undefined) throw new UserError(`No grammar is known for ${extension} files.`, REMEDY);
  if (!(syntax instanceof BroughtSyntax)) {
    const grammar = grammarFile(syntax.grammar);
    await loadGrammar(grammar);
    return { name: syntax.id, grammar };
  }
  try {
    await syntax.load();
  } catch (error) {
    if (error instanceof UnreadableFile) throw new UserError(error.message, error.remedy, { cause: error });
    throw error;
  }
  return { name: syntax.id, grammar: syntax.grammar };
}
