import { escaped } from '../../../text/pattern.js';

/** A pattern for a name that is no part of a longer one; needs the flag `u`. */
export function wholeName(name: string): string {
  return String.raw`(?<![\p{L}\p{Nd}_])${escaped(name)}(?![\p{L}\p{Nd}_])`;
}
