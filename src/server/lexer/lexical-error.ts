import { ServerSourceError } from '../source-error.js';
import type { SourceText } from '../text.js';

export function lexicalError(source: SourceText, offset: number, reason: string, remedy: string): Error {
  return new ServerSourceError(source.place(offset), reason, remedy);
}
