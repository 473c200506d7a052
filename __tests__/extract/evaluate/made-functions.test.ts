import { describe, expect, it } from '@jest/globals';
import { read } from '../small-repository.js';

const FILES = {
  'a.js': `'use strict';
const library = (() => {
  'use strict';
  var one = 1;
  /** Sums. */
  function sum(x, y) { return x + y; }
  return { sum, one };
})();
function make(kind) {
  function made(q, r) { return kind; }
  return made;
}
/** Own text. */
exports.first = make(1);
exports.second = other(2);
exports.TABLE = { sum: library.sum, made: make(3), other: other(4) };
`,
};

describe('functions that a call makes', () => {
  it('have the signature of what it returns, and the text that stands above them', async () => {
    const { reported, values } = await read(FILES, {
      symbols: 'a.js',
      exported: true,
      filter: 'name != "TABLE"',
      map: { n: 'name', w: 'what', s: 'signature', d: 'summary' },
    });
    expect(values[0]).toEqual({ n: 'first', w: 'function', s: '(q, r)', d: 'Own text.' });
    // What is not in the sources may be a function or not: that is reported, and not taken for a constant.
    expect(values[1]).toMatchObject({ n: 'second', w: 'unknown' });
    expect(reported).toEqual(['symbol-unresolved a.js:15']);
  });

  it('in a table, too; and those that a function keeps to itself and gives away', async () => {
    const { reported, values } = await read(FILES, {
      symbols: 'a.js#TABLE',
      map: { n: 'name', w: 'what', s: 'signature' },
    });
    expect(values).toMatchObject([
      { n: 'sum', w: 'function', s: '(x, y)' },
      { n: 'made', w: 'function', s: '(q, r)' },
      { n: 'other', w: 'unknown' },
    ]);
    expect(reported).toEqual(['symbol-unresolved a.js:16']);
  });

  it('in a comprehension of Python all see the last value of its variable, so that what one gives is not worked out', async () => {
    const text = 'fs = [lambda: i for i in range(3)]\nL = [f() for f in fs]\n';
    const { values } = await read({ 'a.py': text }, { table: 'a.py#L', map: 'value' });
    expect(values).toEqual(values.map(() => expect.objectContaining({ call: 'f' })));
    expect(values).toHaveLength(3);
  });
});
