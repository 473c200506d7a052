import type { IGrammar, IOnigLib } from 'vscode-textmate';
import { UserError } from '../../findings/user-error.js';
import { readAsset } from '../../runtime/assets.js';
import type { Coloured, Colourer, Piece } from './colourer.js';
import { coloursOfScopes } from './colours.js';
import { markRules, readGrammar, unmarked } from './grammar.js';

/** A line that takes longer is given up. */
const MAX_LINE_MS = 10_000;
/** Never matches: stands for a pattern that Oniguruma refuses. */
const NEVER = '(?!)';

/**
 * Loads a grammar into `vscode-textmate` with Oniguruma, as VS Code does.
 * @throws {UserError} when it is none
 */
export async function colourerOf(text: string, path: string): Promise<Colourer> {
  const { default: textmate } = await import('vscode-textmate');
  const { default: oniguruma } = await import('vscode-oniguruma');
  const plist = (source: string) => textmate.parseRawGrammar(source, 'grammar.plist');
  const { grammar, rules, others } = markRules(readGrammar(text, path, plist));
  await oniguruma.loadWASM(readAsset('wasm/onig.wasm'));
  const refused = new Map<string, string>();
  const taken = (pattern: string) => {
    try {
      new oniguruma.OnigScanner([pattern]).dispose();
      return pattern;
    } catch (error) {
      refused.set(pattern, (error as Error).message);
      return NEVER;
    }
  };
  const library: IOnigLib = {
    createOnigScanner(patterns) {
      try {
        return new oniguruma.OnigScanner(patterns);
      } catch {
        return new oniguruma.OnigScanner(patterns.map(taken));
      }
    },
    createOnigString: line => new oniguruma.OnigString(line),
  };
  const registry = new textmate.Registry({
    onigLib: Promise.resolve(library),
    loadGrammar: async scope => (scope === grammar.scopeName ? grammar : null),
  });
  const loaded = await registry.loadGrammar(grammar.scopeName);
  if (loaded === null)
    throw new UserError(`${path} is no TextMate grammar that the engine takes.`, 'Name another file.');
  return {
    engine: 'Oniguruma',
    rules,
    others,
    refused,
    coloursOf: coloursOfScopes,
    colour: program => linesOf(loaded, textmate.INITIAL, program),
  };
}

function linesOf(
  grammar: IGrammar,
  start: Parameters<IGrammar['tokenizeLine']>[1],
  program: string,
): Coloured {
  let stack = start;
  const lines = program.split(/\r\n|\r|\n/).map((line): readonly Piece[] | undefined => {
    const { tokens, ruleStack, stoppedEarly } = grammar.tokenizeLine(line, stack, MAX_LINE_MS);
    stack = ruleStack;
    if (stoppedEarly) return undefined;
    // The engine puts the end of the line behind it.
    return tokens.map(({ endIndex, scopes }) => ({
      end: Math.min(endIndex, line.length),
      ...unmarked(scopes),
    }));
  });
  return { lines };
}
