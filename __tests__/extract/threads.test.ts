import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Change } from '../../src/drift/change.js';
import type { Place } from '../../src/findings/finding.js';
import { cleanUp, contentsOf, folderWith, ROOT, type Run, refdata } from '../cli/run-cli.js';

/** Threads are those of the bundles: what a test runner loads reads on one thread. */

const CONFIG = `nome: X
descricao: X
documentacao: https://x.example
versao: '1'
sintaxe: { extensao: .x }
modulos:
  merge:
    - symbols: lib/*.py
      exported: true
      map: { modulo: module, nome: name, assinatura: signature, resumo: summary }
    - symbols: lib/*.py
      of: Shape
      map: { modulo: '"membros"', nome: module & "." & name, assinatura: signature, resumo: summary }
    - table: tables/words.py#WORDS
      map: { modulo: '"palavras"', nome: key, assinatura: value, resumo: '"Uma palavra."' }
  group: { by: modulo, as: nome, into: simbolos }
rules:
${[
  'source-syntax',
  'source-encoding',
  'source-unresolved',
  'symbol-unresolved',
  'symbol-conditional',
  'table-missing',
  'map-nothing',
  'text-present',
]
  .map(rule => `  ${rule}: { level: warning }`)
  .join('\n')}
`;

/** A comment of so many bytes, so that there is enough to share out. */
const filler = (kib: number) => `${`# ${'nothing to see here '.repeat(50)}\n`.repeat(kib)}`;

/** Modules that take names over from others, through lists, and from some that do so in a ring, with everything that there may be to tell. */
function library(): Record<string, string | Uint8Array> {
  const files: Record<string, string | Uint8Array> = {
    'refdata.yml': CONFIG,
    'tables/words.py': 'from lib.m05 import broken_later\nWORDS = {"se": "(x)"}\n',
  };
  const count = 60;
  for (let i = 0; i < count; i += 1) {
    const name = (n: number) => `m${String((n + count) % count).padStart(2, '0')}`;
    files[`lib/${name(i)}.py`] = [
      `"""Module ${i}."""`,
      `from .base${i % 3} import own as passed, LIMIT as OTHER`,
      `from .base${(i + 1) % 3} import *`,
      i % 3 === 0 ? '' : `__all__ = ["own_${name(i)}", "Shape", "alias", "passed", "gone_${i}"]`,
      i % 4 === 1 ? '__all__.extend(more())' : '',
      i % 5 === 0 ? `import lib.${name(i + 2)} as two\nlisted = two.__all__` : '',
      `LIMIT = ${i} + OTHER`,
      `def own_${name(i)}(a, b=LIMIT, *, c=OTHER):\n    """Does ${i}."""\n`,
      `class Shape:\n    """A shape."""\n    def area(self, scale=LIMIT):\n        """Of ${i}."""\n`,
      `alias = own_${name(i)}`,
      `made = unknown(${i})`,
      i % 7 === 0 ? 'if made:\n    def doubtful(x): pass\nelse:\n    def doubtful(y): pass\n' : '',
      i % 9 === 5 ? 'def broken(:\n' : '',
      filler(80),
    ].join('\n');
  }
  for (let i = 0; i < 3; i += 1) {
    const next = (i + 1) % 3;
    files[`lib/base${i}.py`] =
      `from .base${next} import LIMIT as NEXT, ROUND as AROUND\nLIMIT = ${i === 2 ? 8 : 'NEXT + 1'}\nROUND = AROUND\ndef own(x=LIMIT, y=ROUND): pass\ndef base${i}(): pass\n`;
  }
  files['lib/m99.py'] = Uint8Array.from([0x78, 0x20, 0x3d, 0x20, 0xe9, 0x0a]);
  return files;
}

/** Without the file that cannot be read: what is told of such files is not kept in a cache. */
function soundLibrary(): Record<string, string | Uint8Array> {
  const { 'lib/m99.py': _, ...sound } = library();
  return sound;
}

/** Adds a line to a file for each thread that starts, so that it is known which there were. */
const TELL = `const { isMainThread } = require('node:worker_threads');
if (!isMainThread) require('node:fs').appendFileSync(process.env.TOLD, 'started\\n');
`;

let repo: string;
let place: string;

beforeAll(() => {
  repo = folderWith(library());
  place = folderWith({
    'tell.cjs': TELL,
    'end.cjs': "if (!require('node:worker_threads').isMainThread) setTimeout(() => process.exit(7), 50);",
    'throw.cjs':
      "if (!require('node:worker_threads').isMainThread) setTimeout(function planted() { throw new RangeError('planted'); }, 50);",
  });
});
afterAll(cleanUp);

interface Built {
  readonly run: Run;
  /** What was written, byte by byte, and everything that was told. */
  readonly result: unknown;
  /** Threads that helped. */
  readonly helpers: number;
}

/** Runs a command, and counts the threads that helped. */
function counted(args: string[], loads = 'tell.cjs'): { run: Run; helpers: number } {
  const told = join(folderWith({ told: '' }), 'told');
  const run = refdata(args, { env: { NODE_OPTIONS: `--require ${join(place, loads)}`, TOLD: told } });
  return { run, helpers: readFileSync(told, 'utf8').split('\n').length - 1 };
}

function build(threads: string, { of = repo, more = [] as string[], loads = 'tell.cjs' } = {}): Built {
  const folder = folderWith({});
  const out = join(folder, 'site');
  const args = ['build', '--repo', of, '--out', out, '--threads', threads, '--json', ...more];
  const { run, helpers } = counted(args, loads);
  if (run.code !== 0) return { run, result: undefined, helpers };
  return { run, result: [run.stdout.replaceAll(folder, ''), [...contentsOf(out)]], helpers };
}

describe('on several threads', () => {
  test('the same bytes and the same findings in the same order as on one', () => {
    const one = build('1');
    expect(one.run.stderr).toBe('');
    expect(one.helpers).toBe(0);
    for (const rule of ['source-syntax', 'source-encoding', 'source-unresolved', 'symbol-unresolved'])
      expect(one.run.stdout).toContain(rule);
    const two = build('2');
    const four = build('4');
    expect([two.helpers, four.helpers]).toEqual([1, 2]);
    expect(two.result).toEqual(one.result);
    expect(four.result).toEqual(one.result);
  });

  test('the same observations for the cache, so that no change goes unnoticed', () => {
    const readable = folderWith(soundLibrary());
    const kept = ['1', '3'].map(threads => {
      const cache = folderWith({});
      const { helpers } = build(threads, { of: readable, more: ['--cache', cache] });
      expect(helpers).toBe(threads === '1' ? 0 : 2);
      const [entry] = readdirSync(cache);
      const text = readFileSync(join(cache, entry as string), 'utf8');
      const { observations } = JSON.parse(text.slice(text.indexOf('\n')));
      return Object.values(observations).map(asked => (Array.isArray(asked) ? [...asked].sort() : asked));
    });
    expect(kept[1]).toEqual(kept[0]);
    expect(JSON.stringify(kept[0])).toContain('lib/m42.py');
  });

  test('a change in a file that only a helper has read is seen by the next run', () => {
    const of = folderWith(soundLibrary());
    const more = ['--cache', folderWith({})];
    const first = build('2', { of, more });
    expect(build('2', { of, more }).helpers).toBe(0);
    for (const name of ['m10', 'm50']) {
      const path = join(of, 'lib', `${name}.py`);
      writeFileSync(path, readFileSync(path, 'utf8').replace('Does', 'Did'));
    }
    const changed = build('2', { of, more });
    expect(changed.result).not.toEqual(first.result);
    expect(changed.result).toEqual(build('1', { of }).result);
  });

  test('the same check, with the lines of files that only a helper has read', () => {
    const [base, head] = [folderWith(library()), folderWith(library())];
    for (const name of ['m10', 'm50']) {
      const path = join(head, 'lib', `${name}.py`);
      writeFileSync(path, readFileSync(path, 'utf8').replace('Does', 'Did'));
    }
    const [one, two] = ['1', '2'].map(threads =>
      counted(['check', '--repo', head, '--base', base, '--threads', threads, '--json']),
    );
    expect([one?.helpers, two?.helpers]).toEqual([0, 1]);
    expect(one?.run.stderr).toBe('');
    const { changes } = JSON.parse(one?.run.stdout ?? '');
    const places = changes.map(({ place: { file, line } }: Change & { place: Place }) => `${file}:${line}`);
    expect([...new Set(places)]).toEqual(['lib/m10.py:10', 'lib/m50.py:10']);
    expect(two?.run.stdout).toBe(one?.run.stdout);
  });

  test('little is read by one thread, however many there may be', () => {
    expect(build('8', { of: join(ROOT, 'examples', 'lume') }).helpers).toBe(0);
  });
});

describe('a helper that fails', () => {
  test('by ending is a bug of ours, not a missing symbol', () => {
    const { run } = build('2', { loads: 'end.cjs' });
    expect(run.code).toBe(3);
    expect(run.stderr + run.stdout).toContain('ended with exit code 7');
  });

  test('by throwing is told with its stack', () => {
    const { run } = build('2', { loads: 'throw.cjs' });
    expect(run.code).toBe(3);
    expect(run.stderr + run.stdout).toMatch(/RangeError: planted[\s\S]*at .*planted/);
  });
});

test('a number of threads that is none is told', () => {
  expect(refdata(['build', '--threads', 'all']).stderr).toContain('--threads is "all"');
});

const library3 = spawnSync(
  'python3',
  ['-I', '-c', 'import sysconfig; print(sysconfig.get_paths()["stdlib"])'],
  { encoding: 'utf8' },
);
const python = library3.status === 0 ? test : test.skip;

python('the standard library of Python is the same on one thread, two and three', () => {
  const options = {
    of: library3.stdout.trim(),
    more: ['--config', join(ROOT, 'recipes', 'python', 'refdata.yml')],
  };
  const [one, two, three] = ['1', '2', '3'].map(threads => build(threads, options));
  expect([one?.helpers, two?.helpers, three?.helpers]).toEqual([0, 1, 1]);
  expect(two?.result).toEqual(one?.result);
  expect(three?.result).toEqual(one?.result);
});
