import { createRequire } from 'node:module';
import { styleOf } from '../../../src/editors/line-machine.js';
import { PRISM_STYLES, prismEditor } from '../../../src/editors/prism.js';
import { idOf } from '../../../src/editors/scopes.js';
import type { Lexico } from '../../../src/lexico/index.js';
import type { Engine, EngineUnderTest } from './engine.js';
import { loaded } from './module.js';

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

export async function registered(lexico: Lexico): Promise<Prism> {
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

export const PRISM: EngineUnderTest = {
  title: 'Prism',
  styleOf: (_, kind, group) => styleOf(PRISM_STYLES, kind, group),
  load: engine,
};
