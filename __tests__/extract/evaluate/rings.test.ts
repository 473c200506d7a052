import { expect, test } from '@jest/globals';
import { type Files, read } from '../small-repository.js';

/** Modules that take over all names of the next two, the last ones those of the first. */
function ring(size: number, constant: (next: number, afterNext: number) => string): Files {
  const module = (i: number): [string, string] => {
    const [next, afterNext] = [(i + 1) % size, (i + 2) % size];
    const text = [
      `from m${next} import *`,
      `from m${afterNext} import *`,
      `C${i} = ${constant(next, afterNext)}`,
      `def f${i}(a=D${(i + 40) % size}, b=NOWHERE):`,
      `    """Does ${i}."""`,
      `D${i} = ${i}`,
    ];
    return [`m${i}.py`, `${text.join('\n')}\n`];
  };
  return Object.fromEntries(Array.from({ length: size }, (_, i) => module(i)));
}

const SYMBOLS = { symbols: 'm*.py', exported: true, filter: "what = 'function'" };

test('modules that take over all names from each other in a ring are read, however many', async () => {
  const files = ring(120, next => `[C${next}]`);
  const { values } = await read(files, { ...SYMBOLS, map: "name & ' ' & summary" });
  expect(values).toHaveLength(120);
  expect(values).toContain('f7 Does 7.');
});

test('constants of a ring are reported, and what is none is found along it', async () => {
  const files = ring(60, (next, afterNext) => `(C${next}, C${afterNext})`);
  const { reported } = await read(files, { table: 'm0.py#C0', map: 'value' });
  expect(reported.length).toBeGreaterThan(0);
  const { values } = await read(
    { ...files, 'n.py': 'from m0 import *\nX = [D0, D41, D59]\n' },
    { table: 'n.py#X', map: 'value' },
  );
  expect(values).toEqual([0, 41, 59]);
});
