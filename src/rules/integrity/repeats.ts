import { shown } from '../../text/shown.js';
import type { LocatedText } from './fields.js';
import type { Breach } from './rule.js';

/** A breach for every text that stood earlier in the list; `what` names the kind of thing, for the message. */
export function* repeats(texts: Iterable<LocatedText>, what: string): Generator<Breach> {
  const seen = new Map<string, string>();
  for (const { file, pointer, value } of texts) {
    const earlier = seen.get(value);
    if (earlier === undefined) {
      seen.set(value, pointer);
    } else {
      yield { file, pointer, message: `The ${what} ${shown(value)} is already at \`${earlier.slice(1)}\`.` };
    }
  }
}
