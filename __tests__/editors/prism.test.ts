import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import { PRISM_STYLES, prismEditor } from '../../src/editors/prism.js';
import { idOf } from '../../src/editors/scopes.js';
import type { Lexico } from '../../src/lexico/index.js';
import { lumeLexico } from '../lexico/lexico-of.js';
import { coloursAsCut, type Engine } from './corpora.js';
import { loaded } from './engines/module.js';

interface PrismToken {
  readonly type: string;
  readonly alias: readonly string[];
  readonly content: string;
}

interface Prism {
  highlight(text: string, grammar: unknown, language: string): string;
  readonly languages: Record<string, unknown>;
  readonly hooks: {
    all: object;
    add(name: string, hook: (env: { tokens: readonly (PrismToken | string)[] }) => void): void;
  };
}

const require = createRequire(import.meta.url);

async function registered(lexico: Lexico): Promise<Prism> {
  const { default: register } = await loaded<{ default: (prism: Prism) => void }>(prismEditor, lexico);
  const prism = require('prismjs') as Prism;
  // There is one Prism for all tests: what the one before registered goes.
  prism.hooks.all = {};
  register(prism);
  return prism;
}

async function engine(lexico: Lexico): Promise<Engine> {
  const prism = await registered(lexico);
  const id = idOf(lexico);
  let styles: (string | undefined)[] = [];
  prism.hooks.add('after-tokenize', ({ tokens }) => {
    styles = tokens.flatMap(token =>
      typeof token === 'string'
        ? Array.from<undefined>({ length: token.length })
        : Array<string>(token.content.length).fill([token.type, ...token.alias].join(' ')),
    );
  });
  return texts =>
    texts.map(text => {
      prism.highlight(text, prism.languages[id], id);
      return styles;
    });
}

coloursAsCut('Prism', PRISM_STYLES, engine);

describe('a page with Prism', () => {
  it('has a program whole, with the classes that style sheets know', async () => {
    const prism = await registered(await lumeLexico());
    const program = 'mostra "a {x}" # <b>\r\nseja y = 1\r\n';
    const html = prism.highlight(program, prism.languages.lume, 'lume');
    expect(html).toContain('<span class="token comment"># &lt;b></span>\r\n');
    const text = html.replace(/<[^>]*>/g, '').replaceAll('&lt;', '<');
    expect(text).toBe(program);
    // By its extension, too, as fences in Markdown have it.
    expect(prism.highlight(program, prism.languages.lm, 'lm')).toBe(
      html.replaceAll('language-lume', 'language-lm'),
    );
  });

  it('colours no other language', async () => {
    const prism = await registered(await lumeLexico());
    expect(prism.highlight('a = 1 # b', prism.languages.javascript, 'javascript')).not.toContain('comment');
  });
});
