import type { DeclarationReader } from '../../extract/index.js';
import { ServerSourceError } from '../source-error.js';
import { sourceText } from '../text.js';
import { declarationsIn } from './declarations.js';

/** Files of the reference language, for the kind `symbols`: its libraries are written in itself. */
const reader: DeclarationReader = {
  extensions: ['.df'],
  read(path, text) {
    try {
      return { declarations: declarationsIn(sourceText(path, text)) };
    } catch (error) {
      if (!(error instanceof ServerSourceError)) throw error;
      const { reason, remedy, place } = error;
      return { declarations: [], error: { reason, remedy, place } };
    }
  },
};

/** Languages that no grammar reads, and a parser of ours does. */
export const declarationReaders: readonly DeclarationReader[] = [reader];
