import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { idOf, scopeOf } from '../../../src/editors/scopes.js';
import { type TextmateGrammar, textmate } from '../../../src/editors/textmate/textmate.js';
import { type EngineUnderTest, linesOf } from './engine.js';

const require = createRequire(import.meta.url);
const oniguruma = require('vscode-oniguruma') as typeof import('vscode-oniguruma');
const engine = require('vscode-textmate') as typeof import('vscode-textmate');

let ready: Promise<void> | undefined;

/** What the engine of VS Code says of each UTF-16 unit: the innermost scope. */
export async function textmateScopes(grammar: TextmateGrammar): Promise<(text: string) => string[]> {
  ready ??= oniguruma.loadWASM(readFileSync(require.resolve('vscode-oniguruma/release/onig.wasm')));
  await ready;
  const registry = new engine.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: patterns => new oniguruma.OnigScanner(patterns),
      createOnigString: text => new oniguruma.OnigString(text),
    }),
    loadGrammar: async () => engine.parseRawGrammar(JSON.stringify(grammar), 'grammar.json'),
  });
  const loaded = await registry.loadGrammar(grammar.scopeName);
  if (loaded === null) throw new Error('the engine takes no grammar');
  return text => {
    const scopes = Array<string>(text.length).fill('end of line');
    let stack = engine.INITIAL;
    for (const [at, line] of linesOf(text)) {
      const { tokens, ruleStack, stoppedEarly } = loaded.tokenizeLine(line, stack);
      if (stoppedEarly) throw new Error('the engine gave up on a line');
      for (const { startIndex, endIndex, scopes: all } of tokens)
        for (let i = startIndex; i < Math.min(endIndex, line.length); i += 1)
          scopes[at + i] = all.at(-1) as string;
      stack = ruleStack;
    }
    return scopes;
  };
}

export const TEXTMATE: EngineUnderTest = {
  title: 'TextMate',
  styleOf: (lexico, kind, group) => scopeOf(kind, idOf(lexico), group),
  async load(lexico) {
    const scopes = await textmateScopes(textmate(lexico));
    return texts => texts.map(scopes);
  },
};
