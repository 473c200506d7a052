import { z } from 'zod';
import { sources } from '../extract/index.js';
import { strict } from '../findings/strict-object.js';
import { literal, shape } from '../lexico/index.js';

const texts = z.union([z.array(literal), sources]);

/** What refdata.yml says about how the language is cut into tokens: `lexico`. */
export const lexico = strict({
  ...shape,
  palavras: z
    .record(z.string().regex(/^[a-z][a-z0-9-]*$/), texts)
    .optional()
    .meta({
      description:
        'Groups of words, as texts: editors may colour each by itself. Reserved words of `sintaxe` that are in none are in the group `reservada`.',
      examples: [
        { constante: ['verdadeiro', 'falso'], controle: { table: 'src/tokens.py#FLOW', map: 'key' } },
      ],
    }),
  simbolos: texts.optional().meta({
    description:
      'Symbols, each a token: texts. Unless given, the operators of `sintaxe` that are neither words nor rows for people.',
    examples: [['(', ')', '+', '+=']],
  }),
}).meta({
  description: 'api/lexico.json: how a program is cut into tokens, for editors. See docs/editors.md.',
});

export type LexicoConfig = z.output<typeof lexico>;
