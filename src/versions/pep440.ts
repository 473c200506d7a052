import { compare, explain } from '@renovatebot/pep440';
import type { Version, VersionFormat } from './version.js';

/** An epoch that is raised stands before all other numbers. */
const RELEASE = /^\s*v?(?:\d+!)?(\d+(?:\.\d+)*)/i;

/** Versions of Python's packages (PEP 440): `1.4.0.post1`, `1.4.0-1`, `2.0rc1`, `1!2.0`. */
export const pep440: VersionFormat = {
  parse(text): Version | undefined {
    const found = explain(text.trim());
    const written = RELEASE.exec(text)?.[1];
    if (!found || written === undefined) return undefined;
    const numbers = [...found.release];
    if (numbers.some(number => !Number.isSafeInteger(number))) return undefined;
    const start = text.indexOf(written, text.indexOf('!') + 1);
    const spans = [...written.matchAll(/\d+/g)].map(
      ({ 0: digits, index }) => [start + index, start + index + digits.length] as const,
    );
    while (numbers.length < 3) numbers.push(0);
    const preRelease = [found.pre, found.dev].flatMap(part => (part === null ? [] : [String(part)]));
    return { numbers, preRelease, spans, text, epoch: found.epoch };
  },
  compare: (a, b) => compare(a.text.trim(), b.text.trim()),
};
