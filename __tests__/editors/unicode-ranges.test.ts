import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { rangesOf } from '../../src/editors/unicode-ranges.js';

const ROOT = join(import.meta.dirname ?? '.', '..', '..');
const [VERSION = '', ...LINES] = readFileSync(join(ROOT, 'data', 'unicode.txt'), 'utf8')
  .trimEnd()
  .split('\n');
const NAMES = LINES.flatMap(line => line.slice(0, line.indexOf(' ')).split('|'));
const MAJOR = Number.parseInt(VERSION, 10);
const sameUnicode = Number.parseInt(process.versions.unicode ?? '', 10) === MAJOR ? it : it.skip;

/** What the engine that runs this says of each code point, in another way than by data. */
function asked(property: string, negated: boolean): [number, number][] {
  const has = new RegExp(`^\\${negated ? 'P' : 'p'}{${property}}$`, 'u');
  const ranges: [number, number][] = [];
  for (let code = 0; code <= 0x10ffff; code += 1) {
    if (!has.test(String.fromCodePoint(code))) continue;
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

describe('characters of a property of Unicode', () => {
  it('has every name that patterns may have, each once', () => {
    expect(new Set(NAMES).size).toBe(NAMES.length);
    for (const name of NAMES)
      if (!/^(Script|sc)/.test(name)) expect(() => new RegExp(`\\p{${name}}`, 'u')).not.toThrow();
    for (const name of [
      'L',
      'Letter',
      'gc=Lu',
      'General_Category=Lu',
      'Script=Greek',
      'scx=Grek',
      'Alpha',
      'XIDC',
      'Any',
    ])
      expect(NAMES).toContain(name);
  });

  sameUnicode.each([
    'L',
    'Nd',
    'Cs',
    'Cn',
    'Any',
    'ASCII',
    'Script=Greek',
    'scx=Deva',
    'ID_Continue',
    'Emoji',
  ])('%s, and what is not of it, as the engine has it', name => {
    expect(rangesOf(name, false)).toEqual(asked(name, false));
    expect(rangesOf(name, true)).toEqual(asked(name, true));
  });

  it('one that there was not is told', () => {
    expect(() => rangesOf('Script=Klingon', false)).toThrow(
      `by Unicode ${VERSION}, which has no property Script=Klingon`,
    );
  });
});
