import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { build } from '../../src/commands/build.js';
import { factsOf, knownVersions } from '../../src/extract/languages/python/facts.js';
import { requiredVersion } from '../../src/extract/languages/python/required-version.js';
import type { Finding } from '../../src/findings/finding.js';
import { openRepository } from '../../src/repository/repository.js';
import { canRunHere, jsonFrom } from './interpreter.js';
import { type Files, folderWith } from './small-repository.js';

const chosen = (files: Files, wanted?: string) =>
  requiredVersion(openRepository(folderWith(files)), knownVersions(), wanted);
const newest = knownVersions().at(-1);

describe('which Python a project needs', () => {
  test.each<[string, Files, string | undefined]>([
    ['nothing said', {}, newest],
    ['requires-python', { 'pyproject.toml': '[project]\nrequires-python = "<3.12,>=3.9"\n' }, '3.11'],
    ['one version', { 'pyproject.toml': "[project]\nrequires-python = '==3.10.*'\n" }, '3.10'],
    [
      'Poetry',
      {
        'pyproject.toml':
          '[tool.poetry.dependencies]\nrequests = "^2"\npython = "~3.9"\n\n[x]\npython = "^3.13"\n',
      },
      '3.9',
    ],
    ['setup.cfg', { 'setup.cfg': '[options]\npython_requires =\n    ~=3.11.2\n' }, '3.11'],
    ['setup.py', { 'setup.py': 'setup(name="x", python_requires=">=3.7, <3.13")\n' }, '3.12'],
    ['.python-version', { '.python-version': '3.10.4\n' }, '3.10'],
    ['runtime.txt', { 'runtime.txt': 'python-3.11.4\n' }, '3.11'],
    [
      'classifiers',
      { 'setup.py': '"Programming Language :: Python :: 3.9",\n"Programming Language :: Python :: 3.10"' },
      '3.10',
    ],
    ['tox', { 'tox.ini': '[tox]\nenvlist = py39, py311, py3.10\n' }, '3.11'],
    [
      'workflows',
      { '.github/workflows/a.yml': "  - with:\n      python-version: ['3.9', '3.12']\n      node: 3.13\n" },
      '3.12',
    ],
    ['Python itself', { 'Include/patchlevel.h': '#define PY_VERSION      \t"3.13.0+"\n' }, '3.13'],
    ['its library', { '_sysconfigdata__x.py': "build_time_vars = {\n 'VERSION': '3.9',\n}" }, '3.9'],
    ['the first of several', { '.python-version': '3.9', 'setup.cfg': 'python_requires = ==3.12.*' }, '3.12'],
  ])('%s', (_, files, version) => {
    expect(chosen(files).version).toBe(version);
  });

  test('refdata.yml counts most; of versions that are not known, the nearest is taken, and it is told', () => {
    const files = { '.python-version': '3.9' };
    expect(chosen(files, '3.12')).toEqual({ version: '3.12' });
    expect(chosen({ '.python-version': '3.6.1' })).toEqual({
      version: '3.9',
      reason: '.python-version says 3.6.1, which is not known',
    });
    expect(chosen(files, '3.99').version).toBe(newest);
    expect(chosen({}).reason).toBe('the project does not say which one it needs');
  });
});

// pip carries the library that defines what a version specifier means.
const PACKAGING = 'from pip._vendor.packaging.specifiers import SpecifierSet';
(canRunHere('python3', '-c', PACKAGING) ? test : test.skip)('specifiers mean what they mean to pip', () => {
  const specifiers = [
    ...[
      '>=3.9',
      '>=3.9.2',
      '>3.10',
      '<3.12',
      '<3.12.4',
      '<=3.11',
      '<4',
      '<4.0',
      '>=2.7',
      '~=3.10',
      '~=3.10.2',
    ],
    ...[
      '==3.11.*',
      '==3.11.4',
      '==3.*',
      '!=3.15.*,>=3.9',
      '!=3.13.1,<3.14',
      '>=3.9,!=3.10.*,<3.11',
      '<3.10.0',
    ],
    ...['>= 3.9 , < 3.13', '>=3.9,<3.13,!=3.12.*', '~=3.9,<3.12', '>=3,<3.10', '===3.10.1', '>3.11.2,<3.13'],
  ];
  const program = `${PACKAGING}
import json, sys
known, specifiers = json.load(sys.stdin)
fits = lambda spec, version: any(SpecifierSet(spec).contains(f"{version}.{patch}") for patch in range(40))
json.dump({spec: [v for v in known if fits(spec, v)][-1] for spec in specifiers}, sys.stdout)`;
  const input = JSON.stringify([knownVersions(), specifiers]);
  const expected = jsonFrom('python3', ['-c', program], input);
  const found = specifiers.map(spec => [
    spec,
    chosen({ 'setup.cfg': `python_requires = ${spec}\n` }).version,
  ]);
  expect(Object.fromEntries(found)).toEqual(expected);
});

describe('what modules of C hold', () => {
  const library = 'from _ast import TryStar\nclass Node(TryStar): pass\n';
  const config = (more = '') => `nome: X
descricao: X
documentacao: https://x.example
versao: "1"
sintaxe: { extensao: .x }
modulos:
  symbols: mod.py
  exported: true
  map: { _m: module, nome: name, resumo: documentation }
  group: { by: _m, as: nome, into: simbolos }
rules: { simbolo-documented: { level: "off" } }
${more}`;
  const notices = async (files: Files): Promise<readonly Finding[]> => {
    const repo = folderWith(files);
    const { findings } = await build({ repo, config: 'refdata.yml', out: join(repo, 'site') });
    return findings.filter(({ rule }) => rule === 'library-version' || rule === 'symbol-unresolved');
  };

  test('the version that was taken is told, unless it was named', async () => {
    const told = await notices({
      'mod.py': library,
      'refdata.yml': config(),
      'setup.cfg': 'python_requires = >=3.9',
    });
    expect(told.map(({ message }) => message)).toEqual([
      `What Python ${newest} has in no source was taken: it is the newest that setup.cfg allows: >=3.9.`,
    ]);
    const named = config('languages: { python: { version: "3.11" } }');
    expect(await notices({ 'mod.py': library, 'refdata.yml': named })).toEqual([]);
    const older = config('languages: { python: { version: "3.10" } }');
    expect(await notices({ 'mod.py': library, 'refdata.yml': older })).toMatchObject([
      { rule: 'symbol-unresolved', message: 'resumo: mod.Node cannot be resolved: _ast has no TryStar.' },
    ]);
    expect(await notices({ 'mod.py': 'class A: pass', 'refdata.yml': config() })).toEqual([]);
  });

  test('each version has its own', () => {
    const names = (version: string) => factsOf('_ast', version).map(line => line.split('\t')[1]);
    expect(names('3.10')).not.toContain('TryStar');
    expect(names('3.11')).toContain('TryStar');
    expect(factsOf('parser', '3.9')).not.toEqual([]);
    expect(factsOf('parser', '3.10')).toEqual([]);
  });

  // Whatever Python this is: it says the same as when the facts were made, but for its patch level and how it was built.
  const version = spawnSync('python3', ['-c', 'import sys; print("%d.%d" % sys.version_info[:2])'], {
    encoding: 'utf8',
  }).stdout?.trim();
  (knownVersions().includes(version) ? test : test.skip)('it is what python3 says', () => {
    const script = join(import.meta.dirname ?? '.', '../../scripts/generate-python-facts.py');
    const { modules } = jsonFrom('python3', ['-I', script, '--tell'], '') as {
      modules: Record<string, readonly string[]>;
    };
    for (const module of [
      '_ast',
      '_collections',
      '_functools',
      '_json',
      'builtins',
      'itertools',
      'math',
      'time',
    ])
      expect({ module, facts: factsOf(module, version) }).toEqual({ module, facts: modules[module] });
  });
});
