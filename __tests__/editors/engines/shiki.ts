import { createHighlighterCore, type LanguageRegistration, type RegexEngine } from '@shikijs/core';
import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript';
import { createOnigurumaEngine } from '@shikijs/engine-oniguruma';
import { idOf, scopeOf } from '../../../src/editors/scopes.js';
import { textmate } from '../../../src/editors/textmate/textmate.js';
import type { Lexico } from '../../../src/lexico/index.js';
import type { Engine, EngineUnderTest } from './engine.js';

/** No colours are asked for: a theme is needed all the same. */
const THEME = { name: 'any', type: 'light', settings: [{ settings: { foreground: '#000000' } }] } as const;

async function engine(lexico: Lexico, regexEngine: RegexEngine): Promise<Engine> {
  const grammar = { ...textmate(lexico), name: 'language' } as unknown as LanguageRegistration;
  const highlighter = await createHighlighterCore({
    themes: [THEME as never],
    langs: [grammar],
    engine: regexEngine,
  });
  return texts =>
    texts.map(text => {
      const scopes: (string | undefined)[] = [];
      const options = {
        lang: 'language',
        theme: 'any',
        includeExplanation: 'scopeName',
        tokenizeTimeLimit: 0,
      } as const;
      for (const line of highlighter.codeToTokensBase(text, options)) {
        for (const { explanation = [] } of line)
          for (const { content, scopes: all } of explanation)
            scopes.push(...Array<string | undefined>(content.length).fill(all.at(-1)?.scopeName));
        scopes.push(undefined);
      }
      return scopes.slice(0, text.length);
    });
}

const styleOf: EngineUnderTest['styleOf'] = (lexico, kind, group) => scopeOf(kind, idOf(lexico), group);

export const SHIKI: EngineUnderTest = {
  title: 'Shiki with Oniguruma',
  styleOf,
  load: async lexico =>
    engine(lexico, await createOnigurumaEngine(import('@shikijs/engine-oniguruma/wasm-inlined'))),
};

/** Patterns of Oniguruma, turned into those of JavaScript: one that cannot be is an error. */
export const SHIKI_JAVASCRIPT: EngineUnderTest = {
  title: 'Shiki with JavaScript',
  styleOf,
  load: async lexico => engine(lexico, createJavaScriptRegexEngine()),
};
