import { closeSync, ftruncateSync, mkdirSync, openSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { growth } from '../processor-time.js';
import { folderWith, read, readIn } from './small-repository.js';

const PY = 'WORDS = {"se": "if", "senao": "else"}\nWORLDS = 1\n';

describe('a source that cannot be read is one clear error', () => {
  it.each([
    [
      'a file that is not there',
      { table: 'src/wrds.py#WORDS' },
      'source-missing refdata.yml:8',
      /no file src\/wrds\.py/,
      /src\/words\.py/,
    ],
    [
      'a folder in place of a file',
      { table: 'src#WORDS' },
      'source-missing refdata.yml:8',
      /src is a folder/,
      /Name a file/,
    ],
    [
      'a table that is not there',
      { table: 'src/words.py#WORD' },
      'table-missing refdata.yml:8',
      /defines no WORD/,
      /WORDS, WORLDS/,
    ],
    [
      'a number of a table that is not there',
      { table: 'src/words.py#WORDS@3' },
      'table-missing refdata.yml:8',
      /once/,
      /./,
    ],
    [
      'a glob without a match',
      { table: 'src/*.pyx#WORDS' },
      'source-missing refdata.yml:8',
      /matches no file/,
      /./,
    ],
    [
      'a path with ..',
      { table: '../words.py#WORDS' },
      'source-outside refdata.yml:8',
      /leads outside/,
      /\.\./,
    ],
    ['a glob with ..', { count: '../*.py' }, 'source-outside refdata.yml:8', /leads outside/, /\.\./],
    ['an absolute path', { data: '/etc/hosts.json' }, 'source-outside refdata.yml:8', /leads outside/, /./],
    ['a drive', { data: 'C:\\x.json' }, 'source-outside refdata.yml:8', /leads outside/, /\//],
    [
      'a file in no known language',
      { table: 'src/words.cob#WORDS' },
      'source-language refdata.yml:8',
      /words\.cob/,
      /name a grammar of that under `grammars`/,
    ],
    [
      'a data file without an extension',
      { data: 'LICENSE' },
      'source-format refdata.yml:8',
      /LICENSE/,
      /format:/,
    ],
  ])('%s', async (_what, source, reported, message, remedy) => {
    const files = { 'src/words.py': PY, 'src/words.cob': 'X', LICENSE: 'MIT' };
    const result = await read(files, source);
    expect(result.reported).toEqual([reported]);
    expect(result.problems[0]?.message).toMatch(message);
    expect(result.problems[0]?.remedy ?? 'standing').toMatch(remedy);
  });

  it('a file of 100 MB', async () => {
    const folder = folderWith({ 'a.json': '' });
    const file = openSync(join(folder, 'big.py'), 'w');
    ftruncateSync(file, 100 * 1024 * 1024);
    closeSync(file);
    const result = await readIn(folder, { table: 'big.py#X' });
    expect(result.reported).toEqual(['source-too-large refdata.yml:8']);
    expect(result.problems[0]?.message).toBe('big.py has 100 MiB; the limit is 24 MiB.');
  });

  it('a file of 100 MB that a small one imports', async () => {
    const folder = folderWith({ 'a.py': 'from big import X\nWORDS = [X, 1]\n' });
    const file = openSync(join(folder, 'big.py'), 'w');
    ftruncateSync(file, 100 * 1024 * 1024);
    closeSync(file);
    const result = await readIn(folder, { table: 'a.py#WORDS' });
    expect(result.reported).toEqual(['source-unresolved a.py:2']);
    expect(result.problems[0]?.message).toMatch(/100 MiB; the limit is 24 MiB.* \(big\.py:1\)/);
  });

  it('links that lead out, to a file and to a folder', async () => {
    const outside = folderWith({ 'words.py': PY, 'sub/words.py': PY });
    const folder = folderWith({ 'a.py': 'from linked import WORDS\nMINE = [*WORDS]\n', 'in/b.lm': '' });
    symlinkSync(join(outside, 'words.py'), join(folder, 'linked.py'));
    symlinkSync(join(outside, 'sub'), join(folder, 'folder'));
    symlinkSync(join(folder, 'in'), join(folder, 'inner'));
    for (const path of ['linked.py', 'folder/words.py']) {
      expect((await readIn(folder, { table: `${path}#WORDS` })).reported).toEqual([
        'source-outside refdata.yml:8',
      ]);
    }
    expect((await readIn(folder, { count: '**/*.py' })).values).toEqual([1]);
    expect((await readIn(folder, { table: 'a.py#MINE' })).reported).toEqual(['source-unresolved a.py:1']);
  });

  it('a name behind a syntax error: the remedy is to mend that', async () => {
    const { problems } = await read({ 'a.py': 'WORDS = {"se": "if",\n' }, { table: 'a.py#WORDS' });
    expect(problems[0]).toMatchObject({
      rule: 'table-missing',
      remedy: expect.stringContaining('Mend the syntax error'),
    });
  });

  it('UTF-16, as what it is: no single byte of it is out of place', async () => {
    for (const [mark, text] of [
      [[0xff, 0xfe], Buffer.from('A = 1\n', 'utf16le')],
      [[0xfe, 0xff], Buffer.from('A = 1\n', 'utf16le').swap16()],
    ] as const) {
      const { reported, problems } = await read(
        { 'a.py': Buffer.concat([Buffer.from(mark), text]) },
        { table: 'a.py#A' },
      );
      expect(reported).toEqual(['source-encoding a.py:1']);
      expect(problems[0]?.message).toBe('a.py is UTF-16, and not UTF-8.');
    }
  });

  it('an alias of YAML without an anchor, at its place; one behind its anchor is none', async () => {
    const { reported, problems } = await read({ 'a.yml': 'a: 1\nb: [*near]\n' }, { data: 'a.yml' });
    expect(reported).toEqual(['source-format a.yml:2']);
    expect(problems[0]?.message).toBe('a.yml is not YAML: the alias *near has no anchor in front of it.');
    const { values } = await read({ 'a.yml': 'a: &near x\nb: *near\n' }, { data: 'a.yml', map: 'value' });
    expect(values).toEqual(['x', 'x']);
  });

  it('aliases that repeat without end', async () => {
    const lines = Array.from(
      { length: 9 },
      (_, i) => `a${i}: &a${i} [${`*a${i - 1},`.repeat(i === 0 ? 0 : 9)} x]`,
    );
    const { problems } = await read({ 'a.yml': `${lines.join('\n')}\n` }, { data: 'a.yml' });
    expect(problems[0]?.message).toBe('a.yml is not YAML: its aliases repeat more than 1000 parts of it.');
  });

  it('bytes that are not UTF-8, with their line', async () => {
    const bytes = Buffer.concat([Buffer.from('A = 1\nB = "'), Buffer.from([0xe9]), Buffer.from('"\n')]);
    for (const source of [{ table: 'a.py#A' }, { data: 'a.json' }]) {
      const result = await read({ 'a.py': bytes, 'a.json': bytes }, source);
      expect(result.reported).toEqual([`source-encoding ${'table' in source ? 'a.py' : 'a.json'}:2`]);
    }
  });

  it('a syntax error, with its line, also in a file that is imported', async () => {
    const broken = 'A = 1\nWORDS = {"se": (1, "senao": 2}\n';
    expect((await read({ 'a.py': broken }, { table: 'a.py#A' })).reported).toEqual(['source-syntax a.py:2']);
    const importing = await read(
      { 'a.py': broken, 'b.py': 'from a import A\nB = [A]\n' },
      { table: 'b.py#B' },
    );
    expect(importing.reported).toEqual(['source-syntax a.py:2']);
  });

  it('an empty file, and an empty table', async () => {
    expect((await read({ 'a.py': '' }, { table: 'a.py#A' })).reported).toEqual([
      'table-missing refdata.yml:8',
    ]);
    expect((await read({ 'a.py': 'A = []\n' }, { table: 'a.py#A' })).reported).toEqual([
      'source-empty a.py:1',
    ]);
  });
});

describe('a cycle between constants is reported once, with the way round', () => {
  it.each([
    [
      'of two',
      { 'a.go': 'package p\nvar A = []any{B}\nvar B = []any{A}\n' },
      'a.go#A',
      /A \(a\.go:2\) -> B \(a\.go:3\) -> A \(a\.go:2\)/,
    ],
    ['with itself', { 'a.py': 'A = {**A}\n' }, 'a.py#A', /A \(a\.py:1\) -> A \(a\.py:1\)/],
    [
      'across files',
      {
        'a.mjs': "import { B } from './b.mjs';\nexport const A = [...B];\n",
        'b.mjs': "import { A } from './a.mjs';\nexport const B = [...A];\n",
      },
      'a.mjs#A',
      /a\.mjs:2.*b\.mjs:2/,
    ],
  ])('%s', async (_what, files, table, way) => {
    const { problems } = await read(files, { table });
    expect(problems.map(problem => problem.rule)).toEqual(['source-cycle']);
    expect(problems[0]?.message).toMatch(way);
  });

  it('functions that call each other end', async () => {
    const files = { 'a.js': 'const f = x => g(x);\nconst g = x => f(x);\nexport const A = [f(1)];\n' };
    expect((await read(files, { table: 'a.js#A', map: 'args[0]' })).values).toEqual([1]);
  });

  it('long chains of names and modules that import each other end', async () => {
    const chain = Array.from({ length: 5000 }, (_, i) => `A${i + 1} = [A${i}]\n`).join('');
    const { problems } = await read({ 'a.py': `A0 = 1\n${chain}` }, { table: 'a.py#A5000' });
    expect(problems[0]?.message).toMatch(/nested deeper than 300 levels/);
    const files = { 'a.py': 'from b import *\n', 'b.py': 'from a import *\nX = [1]\n' };
    expect(
      (await read({ ...files, 'c.py': 'from a import X\nY = [*X]\n' }, { table: 'c.py#Y' })).values,
    ).toEqual([1]);
  });
});

describe('keys that are special in JavaScript are data', () => {
  const KEYS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length'];

  it('in tables', async () => {
    const table = `W = {${KEYS.map(key => `"${key}": {"${key}": 1}`).join(', ')}}\n`;
    const { values, problems } = await read(
      { 'a.py': table },
      { table: 'a.py#W', map: '[key, $string(value)]' },
    );
    expect(values).toEqual(KEYS.map(key => [key, `{"${key}":1}`]));
    expect(problems).toEqual([]);
  });

  it.each([
    ['w.json', JSON.stringify(Object.fromEntries(KEYS.map(key => [key, 1])))],
    ['w.yml', KEYS.map(key => `${key}: 1\n`).join('')],
    ['w.toml', KEYS.map(key => `${key} = 1\n`).join('')],
  ])('in %s', async (path, text) => {
    expect((await read({ [path]: text }, { data: path, map: 'key' })).values).toEqual(KEYS);
    expect((await read({ [path]: text }, { data: `${path}#/__proto__` })).values).toEqual([1]);
  });

  it('as columns of CSV', async () => {
    const { values } = await read(
      { 'w.csv': '__proto__,constructor\na,b\n' },
      { data: 'w.csv', map: '$string(value)' },
    );
    expect(values).toEqual(['{"__proto__":"a","constructor":"b"}']);
  });

  it('as names that nobody defined', async () => {
    for (const name of KEYS) {
      expect((await read({ 'a.js': 'const a = {};\n' }, { table: `a.js#${name}` })).reported).toEqual([
        'table-missing refdata.yml:8',
      ]);
      const { problems } = await read(
        { 'a.js': `const a = [${name}(1)];\n` },
        { table: 'a.js#a', map: 'call' },
      );
      expect(problems).toEqual([]);
    }
  });

  it('but __proto__ in an object literal of JavaScript is not: it sets the prototype', async () => {
    const { reported } = await read(
      { 'a.js': 'const W = { __proto__: V, a: 1 };\n' },
      { table: 'a.js#W', map: 'value' },
    );
    expect(reported).toEqual(['source-unresolved a.js:1']);
  });

  it('and none is set by null', async () => {
    const source = 'const W = { __proto__: null, a: 1 };\n';
    const { values, reported } = await read({ 'a.js': source }, { table: 'a.js#W', map: 'key' });
    expect([values, reported]).toEqual([['a'], []]);
  });
});

describe('line ends and byte order marks change nothing', () => {
  const source = 'A = {\n  # dito\n  "a": """um\ndois""",\n  "b": [1,\n 2],  # fim\n}\n';
  const map = { k: 'key', v: 'value', c: 'comment', l: 'line' };

  it.each([
    ['CRLF', source.replaceAll('\n', '\r\n')],
    ['CR', source.replaceAll('\n', '\r')],
    ['a byte order mark', `\uFEFF${source}`],
  ])('%s', async (_what, text) => {
    const plain = await read({ 'a.py': source }, { table: 'a.py#A', map });
    expect(plain.values).toEqual([
      { k: 'a', v: 'um\ndois', c: 'dito', l: 3 },
      { k: 'b', v: [1, 2], c: 'fim', l: 5 },
    ]);
    expect(await read({ 'a.py': text }, { table: 'a.py#A', map })).toEqual(plain);
  });

  it('in data files too', async () => {
    for (const [path, text] of [
      ['a.json', '{\n"a": 1,\n"b": 2}'],
      ['a.yml', 'a: 1\nb: |\n  x\n  y\n'],
      ['a.csv', 'a,b\n1,"x\ny"\n2,3\n'],
      ['a.toml', 'a = 1\n'],
    ] as const) {
      const plain = await read({ [path]: text }, { data: path, map: '[key, value, line]' });
      expect(plain.problems).toEqual([]);
      for (const other of [text.replaceAll('\n', '\r\n'), `\uFEFF${text}`]) {
        expect(await read({ [path]: other }, { data: path, map: '[key, value, line]' })).toEqual(plain);
      }
    }
  });
});

describe('hostile sources end, soon', () => {
  it.each([
    [
      '100,000 nested lists',
      'a.py',
      `A = ${'['.repeat(100_000)}${']'.repeat(100_000)}\n`,
      'source-too-large',
    ],
    ['100,000 brackets that do not close', 'a.js', `const A = ${'['.repeat(100_000)};\n`, 'source-syntax'],
    [
      '100,000 nested parentheses',
      'a.ts',
      `const A = ${'('.repeat(100_000)}1${')'.repeat(100_000)};\n`,
      'source-too-large',
    ],
    [
      'a list doubled 60 times',
      'a.py',
      `A0 = [1]\n${Array.from({ length: 60 }, (_, i) => `A${i + 1} = [A${i}, A${i}]\n`).join('')}A = A60\n`,
      'source-unresolved',
    ],
    [
      'a text doubled 60 times',
      'a.py',
      `A0 = "x"\n${Array.from({ length: 60 }, (_, i) => `A${i + 1} = f"{A${i}}{A${i}}"\n`).join('')}A = [A60]\n`,
      'source-unresolved',
    ],
    ['a text repeated beyond bounds', 'a.py', 'A = ["ab" * 1000000000]\n', 'source-unresolved'],
  ])('%s', async (_what, path, text, rule) => {
    const { problems } = await read({ [path]: text }, { table: `${path}#A` });
    expect(problems.map(problem => problem.rule)).toContain(rule);
  });

  it.each([
    ['a.json', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['a.yml', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    [
      'a.yml',
      `a0: &a0 [x]\n${Array.from({ length: 30 }, (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i}, `.repeat(9)}]\n`).join('')}`,
    ],
    ['a.toml', `a = ${'['.repeat(100_000)}${']'.repeat(100_000)}\n`],
  ])('%s, nested or multiplied without end', async (path, text) => {
    expect(
      (await read({ [path]: text }, { data: path })).reported.map(reported => reported.split(':')[0]),
    ).toEqual([`source-format ${path}`]);
  });

  it('a concatenation of 10,000 terms is worked out', async () => {
    const terms = Array.from({ length: 10_000 }, (_, i) => `"${i % 10}"`);
    for (const path of ['a.py', 'a.js']) {
      const { values } = await read({ [path]: `A = [${terms.join(' + ')}]\n` }, { table: `${path}#A` });
      expect(String(values[0])).toHaveLength(10_000);
    }
  });

  it('a table of 30,000 entries takes linear time', async () => {
    const table = (count: number) =>
      `A = {\n${Array.from({ length: count }, (_, i) => `  "k${i}": f(${i}),  # c${i}\n`).join('')}}\nB = {**A}\n`;
    const work = async (count: number) => {
      const files = { 'a.py': table(count) };
      expect((await read(files, { table: 'a.py#B', map: 'comment' })).values).toHaveLength(count);
    };
    expect(await growth(work, 3000, 30_000, 30)).toBeLessThanOrEqual(30);
  });

  it('C with 30,000 names in a table is read in linear time, macros or not', async () => {
    const work = async (count: number) => {
      const names = Array.from({ length: count }, (_, i) => `n${i}`);
      const text = `#define LIST ENTRY(a) ENTRY(b)\n${'// another line\n'.repeat(3 * count)}\nint A[] = { ${names.join(',\n')} };\nint B[] = { 1 };\n`;
      expect((await read({ 'a.c': text }, { table: 'a.c#B', map: 'value' })).values).toEqual([1]);
    };
    expect(await growth(work, 1000, 30_000, 60)).toBeLessThanOrEqual(60);
  });

  it('data of 30,000 entries takes linear time', async () => {
    const work = (path: string) => async (count: number) => {
      const all = Array.from({ length: count }, (_, i) => `k${i}`);
      const text =
        path === 'a.json'
          ? JSON.stringify(Object.fromEntries(all.map(key => [key, 1])), null, 1)
          : all.map(key => `${key}: 1\n`).join('');
      const { rows } = await read({ [path]: text }, { data: path, map: 'key' });
      expect(rows.at(-1)?.place.line).toBe(path === 'a.json' ? count + 1 : count);
    };
    for (const path of ['a.json', 'a.yml'])
      expect(await growth(work(path), 3000, 30_000, 30)).toBeLessThanOrEqual(30);
  });
});

describe('nothing is run', () => {
  it('neither the file that is read, nor what it imports', async () => {
    const folder = folderWith({
      'pkg/__init__.py': 'open("ran", "w")\nX = 1\n',
      'a.py': 'import os\nopen("ran", "w")\nfrom pkg import X\nA = [X, open("ran", "w")]\n',
      'b.cjs':
        "const fs = require('fs');\nfs.writeFileSync('ran', '');\nexports.B = [1, fs.writeFileSync('ran', '')];\n",
      'c.yml': 'a: !!js/function "function(){}"\n',
    });
    const before = process.cwd();
    mkdirSync(join(folder, 'cwd'));
    process.chdir(join(folder, 'cwd'));
    try {
      expect((await readIn(folder, { table: 'a.py#A', map: 'key' })).values).toEqual([0, 1]);
      expect((await readIn(folder, { table: 'b.cjs#B', map: 'key' })).values).toEqual([0, 1]);
      await readIn(folder, { data: 'c.yml' });
      expect((await readIn(folder, { count: '**/ran' })).values).toEqual([0]);
    } finally {
      process.chdir(before);
    }
  });
});

it('the order in which files were made changes nothing', async () => {
  const files = Object.fromEntries(
    ['b', 'a', 'ção', 'Z', '😀', '字'].map(name => [`d/${name}.py`, `W = ["${name}"]\n`]),
  );
  const [first, second] = [folderWith(files), folderWith({})];
  mkdirSync(join(second, 'd'));
  for (const [path, text] of Object.entries(files).reverse()) writeFileSync(join(second, path), text);
  const results = await Promise.all([first, second].map(folder => readIn(folder, { table: 'd/*.py#W' })));
  expect(results[0]?.values).toEqual(['Z', 'a', 'b', 'ção', '字', '😀']);
  expect(results[1]).toEqual(results[0]);
});
