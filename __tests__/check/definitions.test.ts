import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { checkMarkdown } from '../../src/check/report/markdown.js';
import { check } from '../../src/commands/check-reference.js';
import { temporaryFolder } from '../git/git-server.js';

const scratch: string[] = [];
afterEach(() => {
  for (const folder of scratch.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const CONFIG = `nome: Defs
descricao: Um módulo
documentacao: https://defs.example/docs
versao: 1.0.0
sintaxe: { extensao: .df, reservadas: { value: [{ palavra: se, descricao: condicional, equivalente: if }] } }
modulos:
  symbols: '*.EXT'
  exported: true
  filter: what = "function" or what = "class"
  map: { _modulo: module, nome: name, assinatura: signature, resumo: summary }
  group: { by: _modulo, as: nome, into: simbolos }
`;

function language(file: string, source: string): string {
  const folder = temporaryFolder('definitions');
  scratch.push(folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'refdata.yml'), CONFIG.replace('EXT', file.split('.').at(-1) ?? ''));
  writeFileSync(join(folder, file), source);
  return folder;
}

const compared = (file: string, before: string, after: string) =>
  check({
    repo: language(file, after),
    base: language(file, before),
    config: 'refdata.yml',
    today: '2026-06-01',
  });
const rules = async (file: string, before: string, after: string) =>
  (await compared(file, before, after)).changes.map(({ rule, level }) => `${rule} ${level}`);

test.each([
  ['m.py', 'def f(x):\n    "S."\n', 'async def f(x):\n    "S."\n', ['simbolo-became-async major']],
  [
    'm.py',
    'def f(x):\n    "S."\n',
    'class f:\n    "S."\n    def __init__(self, x): ...\n',
    ['simbolo-became-class minor'],
  ],
  [
    'm.py',
    'import warnings\ndef f(x):\n    "S."\n',
    'import warnings\n@warnings.deprecated("use g")\ndef f(x):\n    "S."\n',
    ['simbolo-deprecated minor'],
  ],
  [
    'm.py',
    'def f(x):\n    """S.\n\n    More.\n    """\n',
    'def f(x):\n    """S.\n\n    .. deprecated:: 3.13\n    """\n',
    ['simbolo-deprecated minor'],
  ],
  [
    'm.ts',
    'type Num = number | bigint;\n/** S. */\nexport function f(x: Num): Num { return x; }\n',
    'type Real = number | bigint;\n/** S. */\nexport function f(x: Real): Real { return x; }\n',
    ['assinatura-rewritten patch'],
  ],
  [
    'm.ts',
    'type Num = number | bigint;\n/** S. */\nexport function f(x: Num): void {}\n',
    'type Real = number | string;\n/** S. */\nexport function f(x: Real): void {}\n',
    ['parametro-type-changed major'],
  ],
  [
    'm.ts',
    '/** S. */\nexport function f(x: number) { return x; }\n',
    '/** S. */\nexport async function f(x: number) { return x; }\n',
    ['simbolo-became-async major'],
  ],
  [
    'm.ts',
    '/** S. */\nexport function f(x: number) { return x; }\n',
    '/**\n * S.\n * @deprecated Use g.\n */\nexport function f(x: number) { return x; }\n',
    ['simbolo-deprecated minor'],
  ],
  // Something above it is another definition's.
  [
    'm.py',
    'def e(x):\n    "S."\n\ndef f(x):\n    "S."\n',
    'def e(x):\n    "S."\n\n\ndef f(x):\n    "S."\n',
    [],
  ],
])('%s: %j to %j', async (file, before, after, expected) => {
  expect(await rules(file, before, after)).toEqual(expected);
});

test('a decorator that cannot be read is no change of the signature', async () => {
  const before = 'def other(x):\n    "S."\n';
  const after = 'from somewhere import wrapped\n@wrapped\ndef other(x):\n    "S."\n';
  for (const [old, now, side] of [
    [before, after, 'head'],
    [after, before, 'base'],
    [after, after, 'both'],
  ] as const) {
    const result = await compared('m.py', old, now);
    expect(result).toMatchObject({ changes: [], level: 'none', ok: true });
    expect(result.unknown).toMatchObject([
      { path: '/api/modulos.json#/modulos/m/simbolos/other/assinatura', side },
      ...(result.unknown.length > 1 ? [{ path: '/api/modulos.json#/modulos/m/simbolos/other/resumo' }] : []),
    ]);
    // Its line in the base is no line of the head.
    const placeSide = side === 'base' ? 'base' : 'head';
    expect(result.unknown[0]).toMatchObject({ place: { file: 'm.py', line: 3 }, placeSide });
    expect(result.findings.find(({ rule }) => rule === 'unknown-values')?.place).toEqual(
      side === 'base' ? { file: 'm.py' } : result.unknown[0]?.place,
    );
    expect(checkMarkdown(result)).toContain(
      side === 'base'
        ? 'assinatura</code> <code>m.py&#58;3&#58;1</code> (base)\n'
        : 'assinatura</code> <code>m.py&#58;3&#58;1</code>\n',
    );
  }
});

/** Python 3.13 says how these are called, and Python 3.11 does not: they can be called in both. */
test('a signature that only one of two versions says is unknown, and no function that became a constant', async () => {
  const source =
    'from _operator import itemgetter\nfrom _stat import S_ISDIR\ndef f(x): ...\n__all__ = ["itemgetter", "S_ISDIR", "f"]\n';
  const reading = (version: string) => {
    const folder = language('m.py', source);
    writeFileSync(
      join(folder, 'refdata.yml'),
      `${CONFIG.replace('EXT', 'py')}languages: { python: { version: "${version}" } }\n`,
    );
    return folder;
  };
  const path = (name: string) => `/api/modulos.json#/modulos/m/simbolos/${name}/assinatura`;
  const compare = async (from: string, to: string) => {
    const [base, repo] = [reading(from), reading(to)];
    const { changes, unknown } = await check({ repo, base, config: 'refdata.yml', today: '2026-06-01' });
    return [changes.map(({ rule }) => rule), unknown.map(each => [each.path, each.side])];
  };
  const [changes, unknown] = await compare('3.11', '3.13');
  expect(changes).not.toContain('assinatura-kind-changed');
  expect(unknown).toEqual(
    expect.arrayContaining([
      [path('itemgetter'), 'base'],
      [path('S_ISDIR'), 'base'],
    ]),
  );
  const [back, hidden] = await compare('3.13', '3.11');
  expect(back).not.toContain('assinatura-kind-changed');
  expect(hidden).toEqual(expect.arrayContaining([[path('itemgetter'), 'head']]));
});

test.each([
  ['a filter', 'import foo\nf = foo.make()\n'],
  ['all names of another module', 'from foo import *\n'],
])('what may be behind %s is neither gone nor new', async (_what, open) => {
  const keep = '\ndef keep(x):\n    "K."\n';
  const written = `${keep}def f(x):\n    "F."\n`;
  for (const [before, after] of [
    [written, open + keep],
    [open + keep, written],
  ] as const) {
    const { changes, unknown } = await compared('lib.py', before, after);
    expect(changes).toEqual([]);
    expect(unknown.map(({ path }) => path)).toContain('/api/modulos.json#/modulos/lib/simbolos/f');
  }
});

test('what is gone beside something that is not known is gone', async () => {
  const made = 'import foo\nf = foo.make()\n';
  const { changes } = await compared(
    'lib.py',
    `${made}def g(): ...\ndef h(): ...\n`,
    `${made}def h(): ...\n`,
  );
  expect(changes.map(({ rule }) => rule)).toEqual(['simbolo-removed']);
});

test('a parameter that is lost is told beside a type that is not known', async () => {
  const made = 'Num = mystery()\n';
  const { changes } = await compared(
    'lib.py',
    `${made}def f(x: Num, y): ...\n`,
    `${made}def f(x: Num): ...\n`,
  );
  expect(changes.map(({ rule }) => rule)).toEqual(['parametro-removed']);
});

test.each([
  ['lib.ts', (b: string, use: string) => `import type { ${b} } from "a";\nexport function f(x: ${use}) {}\n`],
])('a name that an import gives a type is documentation in %s', async (file, source) => {
  const rules = async (before: string, after: string, use: string) =>
    (await compared(file, source(before, 'A'), source(after, use))).changes.map(({ rule }) => rule);
  expect(await rules('A', 'A as B', 'B')).toEqual(['assinatura-rewritten']);
  expect(await rules('A', 'C as B', 'B')).toEqual(['parametro-type-changed']);
});
