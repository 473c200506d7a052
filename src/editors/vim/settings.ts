import type { Lexico } from '../../lexico/index.js';
import { languageConfiguration } from '../language-configuration.js';

/** What Vim and Neovim set in a program besides its colours, as far as the lexico says. */
export interface BufferSettings {
  readonly commentstring: string | undefined;
  /** Blanks of one indentation. */
  readonly shiftwidth: number | undefined;
}

/** What Vim sets for a file: `%s` stands for the text of a comment, and widths count spaces. */
export function bufferSettings(lexico: Lexico): BufferSettings {
  const { lineComment, blockComment } = languageConfiguration(lexico).comments as {
    readonly lineComment?: string;
    readonly blockComment?: readonly string[];
  };
  const around = lineComment === undefined ? blockComment : [lineComment, ''];
  const comment = around?.map(each => each.replaceAll('%', '%%')).join(' %s ');
  return { commentstring: comment?.trimEnd(), shiftwidth: lexico.blocos?.largura };
}
