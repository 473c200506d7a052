import { z } from 'zod';
import { tableGrammars } from './syntax/syntaxes.js';

/** What `grammar` means beside a `table` or `symbols`. */
/** A name under `grammars` in refdata.yml. */
export const broughtName = z.string().regex(/^[a-z][a-z0-9_]*$/);

export const grammarOption = z.union([z.enum(tableGrammars), broughtName]).meta({
  description:
    'The grammar, when the extension of the file does not say it: that of a part of a program (`tokens.def`), or of the code in a grammar of yacc or lex.',
  examples: ['c'],
});
