import { spawnSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { names } from './fidelity.js';
import { Python, SHARE } from './python-library.js';

// Made for one version, the recipe and what is known of modules of C are right for others, too.
describe.each(
  ['/usr/bin/python3', 'python3.9', 'python3.10', 'python3.12', 'python3.13', 'python3.14'].filter(isAnother),
)('%s', program => {
  test('is read nearly as well', async () => {
    const python = await Python.ask(program);
    const expected = names(python.inSource());
    const missing = [...expected.keys()].filter(name => !python.symbols.has(name));
    const shares = (['signature', 'summary'] as const).map(field => {
      const { expected: texts } = python.texts(field);
      const ours = python.ours(field, texts);
      const exact = [...texts].filter(([name, text]) => ours.get(name) === text).length;
      process.stderr.write(`  Python ${python.truth.version}, ${field}: ${exact} of ${texts.size} exact\n`);
      return exact / texts.size;
    });
    process.stderr.write(
      `  Python ${python.truth.version}: ${missing.length} of ${expected.size} names missing\n`,
    );
    expect(missing.length).toBeLessThanOrEqual(2);
    for (const field of ['signature', 'summary'] as const) {
      const taken = python.taken(field);
      const found = [...taken].filter(([name, text]) => python.ours(field, taken).get(name) === text);
      process.stderr.write(
        `  Python ${python.truth.version}, ${field}, from C: ${found.length} of ${taken.size} exact\n`,
      );
      expect(found.length / taken.size).toBeGreaterThanOrEqual(SHARE);
    }
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.98);
  });
});

/** Whether a program is a Python of another version than `python3`. */
function isAnother(program: string): boolean {
  const version = (name: string) => spawnSync(name, ['--version'], { encoding: 'utf8' });
  const { status, stdout } = version(program);
  return status === 0 && stdout !== version('python3').stdout;
}
