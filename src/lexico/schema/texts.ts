import { z } from 'zod';
import { strict } from '../../findings/strict-object.js';

/** What the parts of a lexico are made of: literal texts, patterns, the insides of character classes. */

export const literal = z.string().min(1).max(64).meta({ description: 'A text, as it is written.' });

/** A pattern of what Oniguruma, PCRE and ECMAScript share; `src/lexico/patterns.ts` says which that is. */
export const pattern = strict({
  padrao: z
    .string()
    .min(1)
    .max(1000)
    .meta({
      description: 'A regular expression of what all engines share: docs/editors.md, "Patterns".',
      examples: ['r(#{0,8})"'],
    }),
}).meta({ title: 'Lexico pattern', description: 'A pattern, where literal texts do not say it.' });

/** A text, several, or a pattern. */
export const opening = z.union([literal, z.array(literal).min(1), pattern]);

/** What stands between the brackets of a character class: `\p{L}_`. */
export const characters = z
  .string()
  .min(1)
  .max(500)
  .meta({
    description: 'Characters, ranges and Unicode properties, as between the brackets of a class.',
    examples: ['\\p{L}_', '0-9a-fA-F'],
  });

export type Pattern = z.output<typeof pattern>;
export type Opening = z.output<typeof opening>;
