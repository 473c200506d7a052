import { describe, expect, it } from '@jest/globals';
import { init } from '../../src/commands/init.js';
import type { ReferenceFiles } from '../../src/contract/files.js';
import { buildReference } from '../../src/run/reference.js';
import { folderWith } from '../extract/small-repository.js';

/** What a build publishes of a first draft, and the draft. */
async function drafted(files: Readonly<Record<string, string>>): Promise<{
  text: string;
  toWrite: readonly string[];
  files: ReferenceFiles;
  words: string[];
  findings: string[];
}> {
  const repo = folderWith(files);
  const { text, toWrite } = await init({ repo, config: 'refdata.yml' });
  const built = await buildReference({ repo, config: 'refdata.yml' });
  const words = built.files.sintaxe.reservadas.map(({ palavra }) => palavra);
  const findings = built.findings.map(({ level, rule }) => `${level} ${rule}`);
  return { text, toWrite, files: built.files, words, findings };
}

const listOf = (name: string, words: readonly string[]) =>
  `${name} = [${words.map(word => `"${word}"`).join(', ')}]\n`;
/** Twelve programs that are the same: nobody's word counts for one of them alone. */
const programs = (folder: string, extension: string, lines: readonly string[]) =>
  Object.fromEntries(
    Array.from({ length: 12 }, (_, i) => [`${folder}/p${i}${extension}`, `${lines.join('\n')}\n`.repeat(2)]),
  );
const KEYWORDS = 'if else while for in return import def class break continue pass not and or'.split(' ');
/** Words that are no other language's as a whole. */
const OTHERS = 'se senao enquanto if then elif fi function end local nil repeat until'.split(' ');
const PROGRAM = [
  'import x',
  'for a in b',
  '  if not a',
  '    return a',
  '  else',
  '    while c',
  '      break',
];

describe('what no evidence stands behind is a choice, not data', () => {
  it('codes of which nothing is said: they may be old names of rules', async () => {
    const codes = Array.from({ length: 9 }, (_, i) => `L00${i}`);
    const program = programs('examples', '.zq', PROGRAM);
    const bare = { 'zq/errors.py': listOf('aliases', codes), ...program };
    expect((await drafted(bare)).files.erros.codigos).toEqual([]);
    const said = `ERRORS = {${codes.map(code => `"${code}": "what ${code} means"`).join(', ')}}\n`;
    expect((await drafted({ 'zq/errors.py': said, ...program })).files.erros.codigos).toHaveLength(9);
  });

  it('words that a file keeps apart from its keywords, and that programs use: they may be names elsewhere', async () => {
    const soft = ['data', 'match', 'where', 'then', 'operator'];
    const used = soft.map(word => `${word} q`);
    const { words, text } = await drafted({
      'zq/constants.py': listOf('keyword_vars', KEYWORDS) + listOf('reserved_vars', soft),
      ...programs('examples', '.zq', [...PROGRAM, ...PROGRAM, ...used]),
    });
    expect([...words].sort()).toEqual([...KEYWORDS].sort());
    expect(text).toMatch(/# {3}contextuais:\n {2}# {5}table: zq\/constants\.py#reserved_vars/);
    // Those that no program has are kept for later, and reserved.
    const later = await drafted({
      'zq/constants.py': listOf('keyword_vars', KEYWORDS) + listOf('reserved_vars', soft),
      ...programs('examples', '.zq', PROGRAM),
    });
    expect([...later.words].sort()).toEqual([...KEYWORDS, ...soft].sort());
  });

  it('words that a known language has as names, of an engine for it; the same words of another language stay', async () => {
    const words = [
      ...'async await break case catch class const continue of return var while with'.split(' '),
    ];
    const rust = `impl Keyword {\n    pub fn as_str(self) -> &'static str {\n        match self {\n${words
      .map(word => `            Self::${word.toUpperCase()} => "${word}",\n`)
      .join('')}        }\n    }\n}\n`;
    const of = (description: string) =>
      drafted({
        'Cargo.toml': `[package]\nname = "zuq"\nversion = "1.0.0"\ndescription = "${description}"\n`,
        'src/keywords.rs': rust,
      });
    const js = await of('A JavaScript engine.');
    expect(js.words).toEqual(words.filter(word => word !== 'async' && word !== 'of'));
    expect(js.text).toContain('Left out, since they are names elsewhere: async, of.');
    expect((await of('A language of its own.')).words).toEqual(words);
    const ts = await of('The TypeScript compiler.');
    expect(ts.words).toEqual(words.filter(word => !['async', 'await', 'of'].includes(word)));
    // What something in Rust runs for is no other language.
    expect((await of('An embedded engine for Rust.')).words).toEqual(words);
  });

  it('words of a translator, which has tables of several languages, and none is proved', async () => {
    const german = 'wenn sonst dann solange funktion klasse wahr falsch begin unless elsif'.split(' ');
    const project = (name: string) => ({ 'pyproject.toml': `[project]\nname = "${name}"\n` });
    const one = { 'src/keywords/zq.py': listOf('RESERVED', german) };
    const both = { ...one, 'src/back/keywords.py': listOf('RESERVED', OTHERS) };
    const unknown = await drafted({ ...both, ...project('other') });
    expect(unknown.words).toEqual([]);
    expect(unknown.text).toContain('# Or (0.50): RESERVED (src/keywords/zq.py');
    // One of them alone is the language's own, and so is that which is called as the language is.
    for (const files of [
      { ...one, ...project('other') },
      { ...both, ...project('zq') },
    ])
      expect([...(await drafted(files)).words].sort()).toEqual([...german].sort());
  });

  it('names that may not be given a value, nearly all of which are values', async () => {
    const names = ['true', 'True', 'false', 'False', 'none', 'None', 'loop', 'self'];
    const { words } = await drafted({ 'src/compiler/parser.py': listOf('RESERVED_NAMES', names) });
    expect(words).toEqual([]);
  });

  it('words of a file that says to know a part of the language only', async () => {
    const table = listOf('KEYWORDS', KEYWORDS);
    for (const head of [
      '"""Bootstrap compiler: called when the real one is built."""\n',
      '# Reads the subset of zq that the core is written in.\n',
    ]) {
      const { words, text } = await drafted({
        'zq/boot.py': head + table,
        ...programs('examples', '.zq', PROGRAM),
      });
      expect(words).toEqual([]);
      expect(text).toContain('table: zq/boot.py#KEYWORDS');
    }
    const whole = await drafted({ 'zq/words.py': table, ...programs('examples', '.zq', PROGRAM) });
    expect([...whole.words].sort()).toEqual([...KEYWORDS].sort());
  });

  it('words that are kept for the host, beside a table of all keywords that lacks them', async () => {
    const { words } = await drafted({
      'src/lexer.js': [
        `var ZQ_KEYWORDS = ${JSON.stringify(KEYWORDS.slice(0, 6))};`,
        `var ALL_KEYWORDS = ${JSON.stringify(KEYWORDS)};`,
        "var RESERVED = ['enum', 'void', 'native', 'with'];",
      ].join('\n'),
      ...programs('examples', '.zq', PROGRAM),
    });
    expect([...words].sort()).toEqual([...KEYWORDS].sort());
  });

  it('a count of examples alone: a build refuses it until there is a list', async () => {
    const { text, findings } = await drafted({
      'pyproject.toml': '[project]\nname = "zq"\nversion = "1.0.0"\nurls.homepage = "https://zq.dev"\n',
      ...programs('examples', '.zq', PROGRAM),
    });
    expect(text).toMatch(/of the lists above[^\n]*\n?[^\n]*\nrules:\n {2}list-present:\n {4}level: error/);
    expect(findings).toContain('error list-present');
    // Where there is not even that, one error says it, and not five more.
    const none = (await drafted({ 'a.py': 'A = 1\n' })).findings;
    expect(none.filter(finding => finding.includes(' list-'))).toEqual(['error list-named']);
  });

  it('a table that programs prove, where another one has words more, and some that cannot be read', async () => {
    const lines = [...PROGRAM, ...PROGRAM, 'return emit', 'return getline', 'if delete q', 'while nextfile'];
    const others = ['emit', 'nextfile', 'getline', 'delete'];
    const { words, text } = await drafted({
      'src/show.py': listOf('keyword_names', KEYWORDS),
      'src/lexer.py': `${listOf('KEYWORDS', [...KEYWORDS, ...others]).replace(']', ', call(), call()]')}`,
      ...programs('examples', '.zq', lines),
    });
    expect(words).toEqual([]);
    expect(text).toContain('table: src/lexer.py#KEYWORDS');
  });

  it('a sign that is called like a word is none: `_`', async () => {
    const { words } = await drafted({ 'src/lexer.py': listOf('KEYWORDS', [...OTHERS, '_', '__']) });
    expect([...words].sort()).toEqual([...OTHERS].sort());
  });

  it('two tables that programs prove alike, one of which has words more', async () => {
    const all = [...KEYWORDS, 'emit', 'nextfile', 'getline', 'delete'];
    const lines = [...PROGRAM, ...PROGRAM, 'return emit', 'return getline', 'if delete q', 'while nextfile'];
    const { words, text } = await drafted({
      'src/lexer.py': listOf('names', KEYWORDS),
      'src/run.py': listOf('names', all),
      ...programs('examples', '.zq', lines),
    });
    expect(words).toEqual([]);
    expect(text).toContain('table: src/lexer.py#names');
    expect(text).toContain('table: src/run.py#names');
  });

  it('a function that takes nothing is no placeholder among others that take something', async () => {
    const names = 'len append copy panic print println delete make revive cross attach recover cap new'.split(
      ' ',
    );
    const calls = names
      .map(
        name =>
          `\tdefNative("${name}", ${name === 'recover' ? 'nil' : 'Flds("x")'}, Flds("y"), func(m *M) { m.${name}() })\n`,
      )
      .join('');
    const { files } = await drafted({
      'go.mod': 'module example.com/zq\n',
      'vm/universe.go': `package vm\n\nfunc init() {\n${calls}}\n`,
      ...programs('examples', '.zq', [...PROGRAM, ...names.map(name => `${name}(a)`)]),
    });
    expect([...files.embutidas.funcoes].sort()).toEqual([...names].sort());
  });

  it('a table of all that means something is none of functions', async () => {
    const names = Array.from({ length: 14 }, (_, i) => `fn_${'abcdefghijklmn'[i]}`);
    const used = programs('examples', '.zq', [...names.map(name => `${name}(1)`), ...PROGRAM]);
    const of = (all: readonly string[]) => drafted({ 'src/table.py': listOf('BUILTINS', all), ...used });
    expect((await of(names)).files.embutidas.funcoes).toEqual(names);
    expect((await of([...names, 'if', 'while'])).files.embutidas.funcoes).toEqual([]);
  });

  it('rows without a function, and names that nobody calls, are left out of the functions', async () => {
    const names = 'assert error load next pairs pcall print rawget rawset select type warn'.split(' ');
    const rows = names.map(name => `  {"${name}", b_${name}},\n`).join('');
    const table = `static const Reg base_funcs[] = {\n${rows}  /* placeholders */\n  {"_G", NULL},\n  {NULL, NULL}\n};\n`;
    const used = programs(
      'examples',
      '.zq',
      names.map(name => `${name}(1)`),
    );
    expect((await drafted({ 'src/base.c': table, ...used })).files.embutidas.funcoes).toEqual(names);
    const hidden = { 'src/base.py': listOf('BUILTINS', [...names, '_secret']), ...used };
    expect((await drafted(hidden)).files.embutidas.funcoes).toEqual(names);
    // Where many are called so, they are names like others.
    const low = names.map(name => `_${name}`);
    const own = {
      'src/base.py': listOf('BUILTINS', low),
      ...programs(
        'examples',
        '.zq',
        low.map(name => `${name}(1)`),
      ),
    };
    expect((await drafted(own)).files.embutidas.funcoes).toEqual(low);
  });

  it('words that lack some which programs have where no name stands, between and before values', async () => {
    const lines = [
      ...PROGRAM,
      '  if not a and b or not c',
      '  return a and b or c',
      '  a = not b mod d',
      '  c = d mod 4',
    ];
    const of = (words: readonly string[], more: readonly string[] = []) =>
      drafted({
        'src/lexer.py': listOf('KEYWORDS', words),
        ...programs('examples', '.zq', [...lines, 'f(a)', ...more]),
      });
    const lacking = await of(KEYWORDS.filter(word => !['and', 'or', 'not'].includes(word)));
    expect(lacking.words).toEqual([]);
    expect(lacking.text).toMatch(/Not among\s+(?:# )?them[^.]*where[^.]*: and, mod, not, or\./s);
    expect((await of(KEYWORDS)).words).toHaveLength(KEYWORDS.length);
    // What a comment says that is not known as one is no program.
    const prose = ['of the lines that are in this part', 'to be read by the one that is in the file'];
    expect((await of(KEYWORDS, prose)).words).toHaveLength(KEYWORDS.length);
  });

  it('words that are made for an editor, where the lexer has the same and more', async () => {
    const later = Array.from(
      { length: 40 },
      (_, i) => `later${'abcdefgh'[i % 8]}${'vwxyz'[Math.floor(i / 8)]}`,
    );
    const editor = { 'src/server/completion.py': listOf('keywords', KEYWORDS) };
    const used = programs('examples', '.zq', PROGRAM);
    const both = await drafted({
      ...editor,
      'src/scanner.py': listOf('Keywords', [...KEYWORDS, ...later]),
      ...used,
    });
    expect(both.words).toEqual([]);
    const same = await drafted({ ...editor, 'src/scanner.py': listOf('Keywords', KEYWORDS), ...used });
    expect([...same.words].sort()).toEqual([...KEYWORDS].sort());
  });

  it('names of characters are no operators', async () => {
    const signs = '. : + - * / % & | ^ < > = ! ? ~'.split(' ');
    const table = `NAMES = {${signs.map((sign, i) => `'${sign}': 'C${i}'`).join(', ')}}\n`;
    const used = programs('examples', '.zq', [...PROGRAM, signs.map(sign => `a ${sign} b`).join(' ')]);
    expect((await drafted({ 'src/parser.py': table, ...used })).files.sintaxe.operadores).toEqual([]);
    const named = { 'src/parser.py': table.replace('NAMES', 'OPERATORS'), ...used };
    expect((await drafted(named)).files.sintaxe.operadores.length).toBe(signs.length);
  });

  it('files that are many and nothing else: their extension is said, and not taken', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 40 }, (_, i) => [
        `checks/p${i}.sub`,
        'if a\n  return b\nelse\n  while c\nfor d in e\n',
      ]),
    );
    const { toWrite, text } = await drafted({ 'src/main.c': 'int main() { return 0; }\n', ...many });
    expect(toWrite).toContain('sintaxe.extensao');
    expect(text).toContain('Perhaps .sub: 40 files have it');
    const named = await drafted({ 'src/main.c': 'char *ends = ".sub";\n', ...many });
    expect(named.files.sintaxe.extensao).toBe('.sub');
  });

  it('what tests are given in folders that are called like those of programs: their extension is said, and not taken', async () => {
    const source = { 'src/main.c': 'int main() { return 0; }\n' };
    const tests = await drafted({ ...source, ...programs('testdata/script', '.qrk', PROGRAM) });
    expect(tests.toWrite).toContain('sintaxe.extensao');
    expect(tests.text).toContain('Perhaps .qrk: 12 files have it');
    const shown = await drafted({ ...source, ...programs('share/script', '.qrk', PROGRAM) });
    expect(shown.files.sintaxe.extensao).toBe('.qrk');
  });

  it('a module of Go is called by its last folder that says something, of an address alone by that', async () => {
    const nameOf = async (module: string) =>
      (await drafted({ 'go.mod': `module ${module}\n`, 'main.go': 'package main\n' })).files.index.nome;
    expect(await nameOf('zuq.cc/sh/v3')).toBe('sh');
    expect(await nameOf('gopkg.in/zuq.v3')).toBe('zuq');
    expect(await nameOf('example.org/a/zuq.go')).toBe('zuq');
    expect(await nameOf('go.zuq.net')).toBe('zuq');
    expect(await nameOf('zuq')).toBe('zuq');
  });

  it('files of a tool, called the same everywhere, and what a compiler made are no programs that prove signs', async () => {
    const signs = '+ - * / % < > <= >= == != && || & | ^ ~ << >>'.split(' ');
    const table = `OPERATORS = {${signs.map((sign, i) => `${i}: '${sign}'`).join(', ')}}\n`;
    const text = `${signs.map(sign => `a ${sign} b`).join('\n')}\nif a\n  return b\nelse\n  while c\nfor d in e\n`;
    const files = (pathOf: (i: number) => string) =>
      Object.fromEntries(Array.from({ length: 40 }, (_, i) => [pathOf(i), text]));
    const of = async (programs: Readonly<Record<string, string>>) =>
      (await drafted({ 'src/parser.py': table, ...programs })).files.sintaxe.operadores.length;
    expect(await of(files(i => `checks/p${i}.sub`))).toBe(signs.length);
    expect(await of(files(i => `part${i}/MAKE.sub`))).toBe(0);
    expect(await of(files(i => `checks/__target__38/p${i}.sub`))).toBe(0);
    expect(await of(files(i => `checks/_build/p${i}.sub`))).toBe(0);
  });

  it('a language is known by what GitHub calls it, too', async () => {
    const script = { 'tests/a.sh': 'if a; then\n  b\nfi\n', 'tests/b.sh': 'for i in a; do\n  b\ndone\n' };
    const of = (name: string) =>
      drafted({
        'configure.ac': `AC_INIT([${name}], [5.2.1])\n`,
        ...script,
        'tests/a.awk': 'BEGIN { print }\n',
      });
    expect((await of('bash')).files.sintaxe.extensao).toBe('.sh');
    expect((await of('gawk')).files.sintaxe.extensao).toBe('.awk');
    expect((await of('GNU Awk')).files.sintaxe.extensao).toBe('.awk');
  });

  it('a project is not called like the language that it is written in, nor described by what its readers have to do', async () => {
    const { files, text } = await drafted({
      'go.mod': 'module zuqlang.org/go\n\ngo 1.22\n',
      'main.go': 'package main\n',
      'README.md':
        '# Zuq\n\nExecute zuqlang run .\n\nYou need Go 1.22 or later to install zuqlang from source:\n\nZuqlang is a language for tests.\n',
      ...programs('examples', '.zuq', PROGRAM),
    });
    expect(files.index.nome).toBe('zuqlang');
    expect(files.index.descricao).toBe('Zuqlang is a language for tests.');
    expect(text).not.toMatch(/extensao: \.go/);
  });

  it('what implements a known language has its programs, and not what tests make of them', async () => {
    const python = (name: string, description: string, more: Record<string, string>) =>
      drafted({
        'package.json': JSON.stringify({ name, description, version: '1.0.0' }),
        'src/a.js': 'exports.endings = [".trn"];\n',
        'src/b.js': '',
        'src/c.js': '',
        ...programs('test/run', '.trn', PROGRAM),
        ...more,
      });
    const scripts = { 'test/run/p1.py': 'import x\n', 'test/run/p2.py': 'import x\n' };
    const of = async (description: string) => (await python('zuqpt', description, scripts)).text;
    expect(await of('Zuqpt is a Javascript implementation of Python 2.x.')).toMatch(/^ {2}extensao: \.py$/m);
    expect(await of('A Python 3.4 interpreter.')).toMatch(/^ {2}extensao: \.py$/m);
    // What it is written in, and what it is translated to, are other languages.
    expect(await of('A Python parser for Zuqpt.')).toMatch(/^ {2}extensao: \.trn$/m);
    expect(await of('A Zuqpt-to-Python compiler.')).toMatch(/^ {2}extensao: \.trn$/m);
    // Of programs in the language that it is written in they cannot be told from its sources.
    const own = await drafted({
      'package.json': JSON.stringify({
        name: 'zuqpt',
        description: 'A Python interpreter.',
        version: '1.0.0',
      }),
      'a.py': 'endings = [".trn"]\n',
      ...scripts,
      ...programs('test/run', '.trn', PROGRAM),
    });
    expect(own.toWrite).toContain('sintaxe.extensao');
  });

  it('words of what a project is written in are reserved, where it implements another language that reserves them', async () => {
    const words = [...KEYWORDS, 'from', 'as'];
    const { words: found } = await drafted({
      'package.json': JSON.stringify({
        name: 'zuqpt',
        description: 'Zuqpt is a Javascript implementation of Python 2.x.',
        version: '1.0.0',
      }),
      'src/keyword.js': `exports.keywords = [${words.map(word => `"${word}"`).join(', ')}];\n`,
    });
    expect(found).toEqual(expect.arrayContaining(['from', 'as']));
  });

  it('two lists of one name for two versions: a person says which is the language', async () => {
    const { words, text } = await drafted({
      'zq/tokens.py': listOf('KeywordsV1', KEYWORDS) + listOf('KeywordsV2', [...KEYWORDS, 'xor', 'nand']),
    });
    expect(words).toEqual([]);
    expect(text).toMatch(/# {3}reservadas:/);
  });
});

describe('what a project says of itself', () => {
  it('its repository, where it names no pages', async () => {
    const address = async (files: Record<string, string>) => (await drafted(files)).files.index.documentacao;
    const npm = (more: object) => ({
      'package.json': JSON.stringify({ name: 'zq', version: '1.0.0', ...more }),
    });
    const cargo = (more: string) => ({
      'Cargo.toml': `[package]\nname = "zq"\nversion = "1.0.0"\n${more}\n`,
    });
    expect(await address(npm({ repository: { url: 'git+https://github.com/a/zq.git' } }))).toBe(
      'https://github.com/a/zq',
    );
    expect(await address(npm({ repository: 'a/zq' }))).toBe('https://github.com/a/zq');
    expect(await address(npm({ repository: 'git@gitlab.com:a/zq.git' }))).toBe('https://gitlab.com/a/zq');
    expect(await address(cargo('repository = "https://codeberg.org/a/zq"'))).toBe(
      'https://codeberg.org/a/zq',
    );
    expect(await address({ 'go.mod': 'module github.com/a/zq/v2\n', 'a.go': 'package zq\n' })).toBe(
      'https://github.com/a/zq',
    );
    const pages = 'repository = "https://codeberg.org/a/zq"\ndocumentation = "https://zq.dev/book"';
    expect(await address(cargo(pages))).toBe('https://zq.dev/book');
  });

  it('its version, where no list is found', async () => {
    const { text } = await drafted({
      'package.json': JSON.stringify({ name: 'zq', version: '1.4.2' }),
      'a.js': '',
    });
    expect(text).toMatch(/^versao:\n {2}data: package\.json#\/version$/m);
  });

  it('the next version that is said, where a build cannot read the first one; else why not', async () => {
    const read = async (more: Record<string, string>) =>
      (
        await drafted({
          'go.mod': 'module github.com/a/zq\n',
          'version/version.go':
            'package version\n\nvar Version = "1.4.2"\n\nfunc init() { Version = when() }\n',
          ...more,
        })
      ).text;
    expect(await read({ 'dune-project': '(version 1.4.3)\n' })).toMatch(/^versao:\n {2}pattern:/m);
    expect((await read({})).replace(/\s+#?\s*/g, ' ')).toContain(
      'version/version.go has a constant Version. But: Version cannot be read',
    );
  });

  it('the extension that a known language has first, however many declarations there are beside', async () => {
    const { files } = await drafted({
      'setup.cfg': '[metadata]\nname = cython\n',
      'lib/a.pyx': 'cdef int f(): pass\n',
      ...programs('lib', '.pxd', PROGRAM),
    });
    expect(files.sintaxe.extensao).toBe('.pyx');
  });

  it('perhaps the newest version that its list of changes has, where nothing else says one: to be looked at', async () => {
    const version = async (changes: string) => {
      const go = { 'go.mod': 'module github.com/a/zq\n', 'a.go': 'package zq\n' };
      const { text, files } = await drafted({ ...go, 'CHANGELOG.md': changes });
      expect(files.index.versao).toBe('0.0.0');
      return /Perhaps\s+(?:# )?([\w.-]+):/.exec(text)?.[1];
    };
    expect(await version('# Changelog\n\n## [Unreleased]\n\n## [1.4.2] - 2026-01-31\n\n## 1.4.1\n')).toBe(
      '1.4.2',
    );
    expect(await version('# v2.25.0 (Unreleased)\n\n# v2.24.0 (July 7, 2025)\n')).toBe('2.24.0');
    expect(await version('Changes\n=======\n\nVersion 0.3.1\n-------------\n')).toBe('0.3.1');
    expect(await version('# Changes\n\n1.2.3 was a bad one.\n')).toBe(undefined);
  });

  it('of a part in a scope the name of the scope; and the sentence about what its page is called', async () => {
    const of = async (name: string) =>
      (await drafted({ 'package.json': JSON.stringify({ name, version: '1.0.0' }) })).files.index.nome;
    expect(await of('@zuqlang/core')).toBe('zuqlang');
    expect(await of('@someone/zuq')).toBe('zuq');
    const { files } = await drafted({
      'go.mod': 'module github.com/a/zq-go\n',
      'a.go': 'package zq\n',
      'README.md':
        '# Common Zuq Language\n\nThe Common Zuq Language (ZQ) is a language without loops.\n\n## Releases\n\nZQ-Go supports modules.\n',
    });
    expect(files.index.descricao).toBe('The Common Zuq Language (ZQ) is a language without loops.');
  });
});
