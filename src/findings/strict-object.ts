import { z } from 'zod';
import { nearest } from '../text/nearest.js';
import { word } from '../text/said.js';
import { fromEnglish } from './english-keys.js';

const MEANT = new RegExp(word('did you mean `(.+)`'));

/** What a sentence of {@link strict} says was meant; undefined where nothing is like the key. */
export function keyMeant(sentence: string): string | undefined {
  return MEANT.exec(sentence)?.[1];
}

/** An object that refuses unknown keys and names the nearest right one. */
export function strict<Shape extends z.core.$ZodShape>(shape: Shape) {
  const keys = Object.keys(shape);
  return z.strictObject(shape, {
    error: issue => {
      if (issue.code !== 'unrecognized_keys') return undefined;
      const sentences = (issue.keys as string[]).map(key => {
        const near = fromEnglish(key, keys) ?? nearest(key, keys)[0];
        return `There is no key \`${key}\` here; ${near ? `did you mean \`${near}\`?` : `the keys are ${keys.join(', ')}.`}`;
      });
      return sentences.join('\n');
    },
  });
}
