import { z } from 'zod';
import { tableGrammars } from './syntax/syntaxes.js';

/** What `grammar` means beside a `table` or `symbols`. */
export const grammarOption = z.enum(tableGrammars).meta({
  description:
    'The grammar, when the extension of the file does not say it: that of a part of a program (`tokens.def`), or of the code in a grammar of yacc or lex.',
  examples: ['c'],
});
