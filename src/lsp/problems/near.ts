import { shown } from '../../text/shown.js';
import type { EditorTexts } from '../words/words.js';
import type { Fix, Place } from './problem.js';

/** A message with the names that may be meant behind it; alone where there are none. */
export function withNear(message: string, near: readonly string[], { near: hint }: EditorTexts): string {
  return near.length === 0 ? message : `${message} ${hint(near.map(shown))}`;
}

/** Each of the names that may be meant, in the place of what is wrong: somebody has to look which it is. */
export function changesTo(near: readonly string[], { start, end }: Place, { fixes }: EditorTexts): Fix[] {
  return near.map(text => ({ title: fixes.change(text), start, end, text, isSure: false }));
}
