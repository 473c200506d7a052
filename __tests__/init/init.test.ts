import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { init } from '../../src/commands/init.js';
import { UserError } from '../../src/findings/user-error.js';
import { buildReference } from '../../src/run/reference.js';
import { folderWith } from '../extract/small-repository.js';
import { processorTime } from '../processor-time.js';
import { draft, SCRATCH } from './drafted.js';

describe('what is written', () => {
  const files = {
    'package.json':
      '{"name": "@x/tiny", "version": "1.2.3", "homepage": "https://tiny.example/docs#start", "description": "Tiny: small"}',
    'src/lexer.js': 'const KEYWORDS = ["if", "else", "while", "for", "return", "break", "fn"];\n',
    'tests/lexer.js': 'const KEYWORDS = ["if", "else", "while", "for", "return", "break", "wrong"];\n',
    'docs/errors/TY0101.md': '# First\n\nWhy.\n\n```\nx\n```\n',
    'docs/errors/TY0102.md': '# Second\n\nWhy.\n\n```\nx\n```\n',
    'docs/errors/TY0103.md': '# Third\n\nWhy.\n\n```\nx\n```\n',
    'examples/a.ty': 'x',
    'examples/b.ty': 'x',
    'examples/c.ty': 'x',
  };

  it('says why for each guess, and for each list what was not found', async () => {
    const { text, words, errors, files: built } = await draft(folderWith(files));
    expect(errors).toEqual([]);
    expect(words).toEqual(['break', 'else', 'fn', 'for', 'if', 'return', 'while']);
    expect(built.index).toMatchObject({
      nome: 'tiny',
      versao: '1.2.3',
      documentacao: 'https://tiny.example/docs',
    });
    expect(built.sintaxe.extensao).toBe('.ty');
    expect(built.erros.codigos.map(({ codigo, titulo }) => `${codigo} ${titulo}`)).toEqual([
      'TY0101 First',
      'TY0102 Second',
      'TY0103 Third',
    ]);
    expect(built.conteudos.exemplos).toBe(3);
    expect(text).toMatch(/# Found \(0\.\d\d\): KEYWORDS \(src\/lexer\.js, line 1\)/);
    expect(text).toMatch(/# Not found: functions that need no import/);
    expect(text).toMatch(/# Not found: modules and their symbols/);
  });

  it('an empty repository: all is said to be missing, and a build asks for it', async () => {
    const { errors, missing, asked } = await draft(folderWith({ 'a.txt': '' }));
    expect(errors).toEqual([]);
    expect(asked).toEqual([
      'placeholder documentacao',
      'placeholder versao',
      'placeholder extensao',
      'list-named',
    ]);
    expect(missing).toEqual(['sintaxe', 'embutidas', 'modulos', 'comandos', 'erros', 'conteudos']);
  });

  it('takes the words out of a table of all tokens, and not the names of their kinds', async () => {
    const signs = '+ - * / % & | ^ << >> == != < > <= >= = ! && || ( ) [ ] { } , ; : .'.split(' ');
    const words = ['break', 'continue', 'else', 'for', 'if', 'in', 'return', 'true', 'false', 'import'];
    const entries = ['ILLEGAL', 'EOF', 'IDENT', 'end of file', ...signs, ...words].map(
      (text, i) => `  T${i}: "${text}",`,
    );
    const text = `package token\n\nvar tokens = [...]string{\n${entries.join('\n')}\n}\n`;
    const { words: found } = await draft(folderWith({ 'token/token.go': text }));
    expect([...found].sort()).toEqual([...words].sort());
  });

  it('takes no list of the kinds of tokens, which are called like signs, for words', async () => {
    const kinds =
      'def class return number name if else for while import lparen rparen comma colon plus'.split(' ');
    const programs = Object.fromEntries(
      Array.from({ length: 12 }, (_, i) => [
        `examples/p${i}.zq`,
        'import x\nfor a in b\n  if a\n    return a\n  else\n    while c\n      def f\n'.repeat(3),
      ]),
    );
    const table = (words: readonly string[]) =>
      `rules = [\n${words.map(word => `    "${word}",\n`).join('')}]\n`;
    const plain = kinds.slice(0, 10).filter(word => word !== 'number' && word !== 'name');
    const read = (words: readonly string[]) =>
      draft(folderWith({ ...programs, 'zq/parser.py': table(words) }));
    expect((await read(kinds)).words).toEqual([]);
    // The same without them is one of words.
    expect((await read(plain)).words.sort()).toEqual([...plain].sort());
  });

  it('takes no calls of one module for the functions that need no import, where others register theirs by the same', async () => {
    const names = (part: string) => Array.from({ length: 14 }, (_, i) => `${part}_${'abcdefghijklmn'[i]}`);
    const calls = (part: string) =>
      `package ${part}\n\nfunc init() {\n${names(part)
        .map(name => `\tRegisterBuiltin("${name}", f)\n`)
        .join('')}}\n`;
    const programs = (part: string) => ({
      'examples/a.zq': names(part)
        .map(name => `${name}(1)\n`)
        .join(''),
    });
    const one = { 'core/text.go': calls('text'), ...programs('text') };
    expect((await draft(folderWith(one))).files.embutidas.funcoes).toEqual(names('text'));
    const two = { ...one, 'core/math.go': calls('math') };
    expect((await draft(folderWith(two))).files.embutidas.funcoes).toEqual([]);
  });

  it('takes no words of another language, of which a translator keeps clear', async () => {
    // As ECMAScript has them, with those that it once kept for later.
    const words =
      'break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield';
    const table = `exports.reservedWords = [${words
      .split(' ')
      .map(word => `'${word}'`)
      .join(', ')}];\n`;
    const manifest = (description: string) => ({
      'package.json': JSON.stringify({ name: 'zuq', version: '1.2.3', description }),
      'lib/compiler/parser.js': table,
    });
    expect((await draft(folderWith(manifest('Templates for everybody.')))).words).toEqual([]);
    // Unless it is about that language.
    expect((await draft(folderWith(manifest('A JavaScript parser in Zuq.')))).words).toEqual(
      words.split(' '),
    );
  });

  it('takes the words that a file calls reserved, not all keywords of it, and none that say to be some', async () => {
    const listOf = (name: string, words: readonly string[]) =>
      `${name} = [${words.map(word => `"${word}"`).join(', ')}]\n`;
    const reserved = 'and break case do else false for function if in not null or return true while'.split(
      ' ',
    );
    const keywords = [...reserved, 'async', 'from', 'of', 'get', 'set', 'type'];
    const both = listOf('RESERVED_WORDS', reserved) + listOf('KEYWORDS', keywords);
    expect((await draft(folderWith({ 'zq/tokens.py': both }))).words).toEqual(reserved);
    const some = listOf('statement_keywords', keywords);
    expect((await draft(folderWith({ 'zq/tokens.py': some }))).words).toEqual([]);
    // Nor a table that is far from where a language is taken apart, and explains words.
    expect(
      (await draft(folderWith({ 'zq/examples_of_words.py': listOf('KEYWORDS', keywords) }))).words,
    ).toEqual([]);
  });

  it('takes the options of the program that is installed, by its own name, and not those of a file of several', async () => {
    const options = ['input', 'output', 'verbose', 'level', 'quiet']
      .map(name => `    parser.add_argument("--${name}", help="Says what the ${name} is.")\n`)
      .join('');
    const program = `import argparse\n\ndef main():\n    parser = argparse.ArgumentParser()\n${options}`;
    const project = (scripts: string) => ({
      'pyproject.toml': `[project]\nname = "zuq"\nversion = "1.2.3"\n\n[project.scripts]\n${scripts}`,
      'zuq/start.py': program,
    });
    const commandsOf = async (scripts: string) => {
      const { files } = await draft(folderWith(project(scripts)));
      return files.comandos.grupos.flatMap(({ comandos }) =>
        comandos.map(({ nome, opcoes }) => `${nome} ${opcoes.length}`),
      );
    };
    expect(await commandsOf('zq = "zuq.start:main"\n')).toEqual(['zq 5']);
    expect(await commandsOf('zq = "zuq.start:main"\nzqc = "zuq.start:compile"\n')).toEqual([]);
    // One that is hidden, and has no text, takes those of the others from nobody.
    const hidden = program.replace('"Says what the level is."', 'argparse.SUPPRESS');
    const { files } = await draft(
      folderWith({ ...project('zq = "zuq.start:main"\n'), 'zuq/start.py': hidden }),
    );
    const texts = files.comandos.grupos[0]?.comandos[0]?.opcoes.map(({ descricao }) => descricao);
    expect(texts).toEqual(
      ['input', 'output', 'verbose', '', 'quiet'].map(name => name && `Says what the ${name} is.`),
    );
  });

  it('gives a program no options that belong to its commands, nor takes 0.0.431 for a version that nobody has given', async () => {
    const flags = (owner: string, names: string) =>
      names
        .split(' ')
        .map(name => `${owner}("--${name}", help="Says what the ${name} is.")\n`)
        .join('');
    const click = (name: string) =>
      `${flags('@click.option', 'input level output')}def ${name}(input, level, output):\n    pass\n`;
    const programs = {
      argparse: `import argparse\np = argparse.ArgumentParser()\nsub = p.add_subparsers()\nrun = sub.add_parser("run")\n${flags('run.add_argument', 'input output level quiet')}`,
      click: `import click\n@click.group()\ndef cli():\n    pass\n@cli.command()\n${click('run')}@cli.command()\n${click('show')}`,
      elsewhere: `from .args import add\nsub = p.add_subparsers()\n`,
      twice: flags('one.add_argument', 'input level output quiet') + flags('two.add_argument', 'input'),
    };
    for (const [name, program] of Object.entries(programs)) {
      const { text } = await draft(
        folderWith({
          'pyproject.toml':
            '[project]\nname = "zuq"\nversion = "0.0.431"\n[project.scripts]\nzuq = "zuq.start:main"\n',
          'zuq/start.py': program,
          'zuq/args.py': flags('p.add_argument', name === 'elsewhere' ? 'input output level quiet' : ''),
        }),
      );
      expect([name, text.match(/^#? *comandos:/m)?.[0].startsWith('#')]).toEqual([name, true]);
      expect(text.replace(/\n *# */g, ' ')).toContain('They belong to several commands');
      expect(text).toContain('data: pyproject.toml#/project/version');
    }
  });

  it('takes the next that is sure where the first does not build, and a file with a syntax error elsewhere', async () => {
    const words = 'and break case else false for function if in not null or return true while with'.split(
      ' ',
    );
    const rust = `const KEYWORDS: [&str; ${words.length}] = [${words.map(word => `"${word}"`).join(', ')}];\n\nfn broken( {\n`;
    const { words: found, text } = await draft(folderWith({ 'src/lexer.rs': rust }));
    expect(found).toEqual(words);
    expect(text).toContain('source-syntax');
  });

  it('takes no commands that a running program answers', async () => {
    const table = `export const commands = [\n${['build', 'exit', 'export', 'type', 'help']
      .map(name => `  { name: '${name}', description: 'It does what ${name} says, and more.' },\n`)
      .join('')}];\n`;
    const page = '# Zq\n\nRun `zq build`, `zq exit`, `zq export`, `zq type` or `zq help`.\n';
    const commandsOf = async (path: string) => {
      const { files } = await draft(folderWith({ [path]: table, 'README.md': page }));
      return files.comandos.grupos.flatMap(({ comandos }) => comandos.map(({ nome }) => nome));
    };
    expect(await commandsOf('cmd/main.ts')).toHaveLength(5);
    expect(await commandsOf('cmd/repl.ts')).toEqual([]);
  });

  it('finds tables of Rust, whose types may say how many entries there are', async () => {
    const words = ['break', 'continue', 'else', 'for', 'if', 'let', 'match', 'return', 'while'];
    for (const [type, entry] of [
      ['[&str; 9]', (word: string) => `"${word}"`],
      ['[(&str, Token); 9]', (word: string) => `("${word}", Token::${word})`],
      ["&'static [&'static str; 9]", (word: string) => `"${word}"`],
    ] as const) {
      const value = `${type.startsWith('&') ? '&' : ''}[${words.map(entry).join(', ')}]`;
      const text = `pub enum Token { A }\npub static KEYWORDS: ${type} = ${value};\n`;
      expect((await draft(folderWith({ 'src/lexer.rs': text }))).words).toEqual(words);
    }
  });

  it('takes no table for words that holds none, whatever it is called', async () => {
    const rows = Array.from({ length: 8 }, (_, i) => `  MASK("x${i}", ${i}),`).join('\n');
    const text = `struct mask { const char *x; int n; };\nstatic const struct mask reserved_table[] = {\n${rows}\n};\n`;
    const { words } = await draft(folderWith({ 'src/uri.c': text }));
    expect(words).toEqual([]);
  });

  it('files that cannot be read, are written by machines or never end are passed over', async () => {
    const { errors, words } = await draft(
      folderWith({
        ...files,
        'a/latin.py': new Uint8Array([0x23, 0xe9, 0x0a]),
        'a/big.py': `KEYWORDS = [${'"if", "else", "while", "for", "return", "break",\n'.repeat(400_000)}]`,
        'a/min.js': `var KEYWORDS=["if","else","while","for","return","break"];${'a=1;'.repeat(20_000)}`,
        'a/deep.js': `var KEYWORDS = ${'['.repeat(100_000)}"if","else","while","for","return","break","wrong"${']'.repeat(100_000)};`,
      }),
    );
    expect(errors).toEqual([]);
    expect(words).toContain('fn');
  });

  it('a version, errors without pages and texts of several lines in Python are found', async () => {
    const {
      text,
      files: built,
      errors,
    } = await draft(
      folderWith({
        'tiny/__init__.py': '__version__ = "2.5.1"\n',
        'tiny/words.py': 'KEYWORDS = ["ef", "wen", "ruf", "tu"]\n',
        'tiny/errors.py':
          'ERRORS = {\n  "E0001": "The text has\\n  no end",\n  "E0002": "A name is unknown",\n  "E0003": "There is no file",\n}\n',
        'tiny/cli.py': `def make(p, flag):
    p.add_argument(flag, help="--debug shows all of it\\n--quiet nothing")
def main(p):
    p.add_argument("--debug", help="show all\\nof it")
    p.add_argument("--quiet", help="show nothing at all")
    p.add_argument("--out", help="where it is written")
    p.add_argument("--in", help="where it is read")
`,
      }),
    );
    expect(errors).toEqual([]);
    expect(built.index.versao).toBe('2.5.1');
    expect(built.erros.codigos.map(({ codigo, titulo }) => `${codigo} ${titulo}`)).toEqual([
      'E0001 The text has no end',
      'E0002 A name is unknown',
      'E0003 There is no file',
    ]);
    expect(built.comandos.grupos[0]?.comandos[0]?.opcoes.map(({ flag }) => flag)).toEqual([
      '--debug',
      '--quiet',
      '--out',
      '--in',
    ]);
    expect(text).toContain('is called as words are that are reserved, and holds 4');
  });

  const POM = (dependency: string) => `<project>
  <artifactId>tiny</artifactId>
  <version>\${revision}</version>
  <properties>
    <revision>1.4.2</revision>
  </properties>
  <dependencies>
    <dependency><artifactId>a</artifactId><version>${dependency}</version></dependency>
  </dependencies>
</project>
`;
  const PLAIN_POM = `<project>
    <artifactId>tiny</artifactId>
    <version>1.4.2</version>
    <dependencies>
      <dependency>
        <artifactId>a</artifactId>
        <version>2.0.0</version>
      </dependency>
    </dependencies>
</project>
`;

  it.each([
    ['pom.xml', POM('2.0.0')],
    ['pom.xml', PLAIN_POM],
    ['gradle.properties', 'group = x\nversion = 1.4.2\n'],
    ['build.gradle', "plugins { id 'java' version '9.9.9' }\nversion '1.4.2'\n"],
    ['build.gradle.kts', 'version = "1.4.2" // of the language\n'],
    ['setup.cfg', '[metadata]\nname = tiny\nversion = 1.4.2\n'],
    ['CMakeLists.txt', 'cmake_minimum_required(VERSION 3.5)\nproject(tiny VERSION 1.4.2 LANGUAGES C)\n'],
    ['meson.build', "project('tiny', 'c',\n  version : '1.4.2',\n  license : 'MIT')\n"],
    ['configure.ac', 'AC_INIT([tiny], [1.4.2], [a@b.c])\n'],
    ['VERSION', 'v1.4.2\n'],
    ['mix.exs', 'defmodule Tiny do\n  @version "1.4.2"\n  def project, do: [version: @version]\nend\n'],
    ['tiny.gemspec', 'Gem::Specification.new do |s|\n  s.name = "tiny"\n  s.version = "1.4.2"\nend\n'],
    ['lib/tiny/version.rb', 'module Tiny\n  VERSION = "1.4.2"\nend\n'],
    ['tiny.cabal', 'cabal-version: 2.4\nname: tiny\nversion: 1.4.2\n'],
    ['dune-project', '(lang dune 3.0)\n(version 1.4.2)\n'],
    ['build.zig.zon', '.{\n    .name = .tiny,\n    .version = "1.4.2",\n}\n'],
    ['src/Tiny/Tiny.csproj', '<Project><PropertyGroup><Version>1.4.2</Version></PropertyGroup></Project>\n'],
    ['build.sbt', 'scalaVersion := "3.3.1"\nversion := "1.4.2"\n'],
    ['project.clj', '(defproject org.x/tiny "1.4.2"\n  :dependencies [[a "2.0.0"]])\n'],
    ['gleam.toml', 'name = "tiny"\nversion = "1.4.2"\n'],
    ['pubspec.yaml', 'name: tiny\nversion: 1.4.2\n'],
    ['vm.go', 'package tiny\n\nconst version = "1.4.2"\n'],
    ['src/Environment.php', "<?php\nclass Environment\n{\n    public const VERSION = '1.4.2';\n}\n"],
  ])('the version in %s is read where it stands, and follows the file', async (path, text) => {
    const { 'package.json': _, ...others } = files;
    const repo = folderWith({ ...others, [path]: text });
    const { text: written, files: built } = await draft(repo);
    expect([typeof parse(written).versao, built.index.versao]).toEqual(['object', '1.4.2']);
    writeFileSync(join(repo, path), text.replace('1.4.2', '1.5.0-rc.1'));
    const later = await buildReference({ repo, config: join(SCRATCH, 'refdata.yml') });
    expect(later.files.index.versao).toBe('1.5.0-rc.1');
  });

  it.each([
    ['t.cabal', 'name: zuq\nversion: 1.4.2\nsynopsis: What it is\nhomepage: https://zuq.dev\n'],
    [
      'z.gemspec',
      'Gem::Specification.new do |s|\n  s.name = "zuq"\n  s.summary = "What it is"\n  s.homepage = "https://zuq.dev"\n  s.version = "1.4.2"\nend\n',
    ],
    [
      'CMakeLists.txt',
      'project(zuq VERSION 1.4.2 DESCRIPTION "What it is" HOMEPAGE_URL "https://zuq.dev")\n',
    ],
    ['dune-project', '(lang dune 3.0)\n(name zuq)\n(version 1.4.2)\n(homepage\n  https://zuq.dev)\n'],
    [
      'mix.exs',
      'defmodule Z do\n  def project, do: [\n    app: :zuq,\n    version: "1.4.2",\n    homepage_url: "https://zuq.dev"\n  ]\nend\n',
    ],
  ])('%s says what the language is called, and where its pages are', async (path, text) => {
    const { index } = (await draft(folderWith({ 'src/a.c': '', [path]: text }))).files;
    expect([index.nome, index.documentacao]).toEqual(['zuq', 'https://zuq.dev']);
    if (text.includes('What it is')) expect(index.descricao).toBe('What it is');
  });

  it('a link alone says nothing of what the language is', async () => {
    const readme = (line: string) =>
      folderWith({ ...files, 'package.json': '{"name":"tiny"}', 'README.md': `# Tiny\n\n${line}\n` });
    const described = async (line: string) => (await draft(readme(line))).files.index.descricao;
    expect(await described('[Tiny Enterprise Support Lifecycle](https://a.dev/b)')).toBe('Reference of tiny');
    expect(await described('[Tiny](https://a.dev/b) is a small language.')).toBe('Tiny is a small language.');
  });

  it('an extension that is declared for another form of its files is not that of programs', async () => {
    const program = (count: number, extension: string) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, i) => [`a/p${i}${extension}`, 'if x\n'.repeat(9)]),
      );
    const repo = folderWith({
      'package.json': '{"name":"pkl","version":"1.0.0"}',
      '.gitattributes': '*.pcf linguist-language=Pkl\n',
      ...program(12, '.pkl'),
      ...program(4, '.pcf'),
    });
    expect((await draft(repo)).files.sintaxe.extensao).toBe('.pkl');
  });

  it('a version that stands twice is written down, and said to be: nobody can tell which is meant', async () => {
    const { 'package.json': _, ...others } = files;
    const { text, files: built } = await draft(folderWith({ ...others, 'pom.xml': POM('1.4.2') }));
    expect([parse(text).versao, built.index.versao]).toEqual(['1.4.2', '1.4.2']);
  });

  it.each([
    ['v5.1 v5.2 v5.10 v5.3-rc1', '5.10', undefined],
    ['2025.10 2025.11 2026.1', '2026.1', { format: 'calver' }],
    ['release-24.04 release-24.10', '24.10', { format: 'calver' }],
    ['r122 r123 r99', 'r123', { pattern: '^r(?<major>\\d+)$' }],
    ['other-v9.0.0 v1.4.0 v1.5.0 latest', '1.5.0', undefined],
    ['lume-1.4.0.post1 lume-1.4.0', '1.4.0.post1', undefined],
    // One release says nothing of how they are counted, and words nothing at all.
    ['2026.1', '2026.1', undefined],
    ['nightly stable', '0.0.0', undefined],
  ])('tags of git say the version, and how versions are counted: %s', async (tags, versao, versions) => {
    const { 'package.json': _, ...others } = files;
    const named = Object.fromEntries(tags.split(' ').map(tag => [`.git/refs/tags/${tag}`, '0']));
    const { text } = await draft(folderWith({ ...others, ...named }));
    const said = parse(text) as { versao: unknown; check?: { versions: unknown } };
    expect([said.versao, said.check?.versions]).toEqual([versao, versions]);
  });

  it('a declared version that is counted in another way than the tags keeps its own', async () => {
    const tags = { '.git/packed-refs': '0 refs/tags/2025.10\n0 refs/tags/2026.1\n' };
    for (const [version, isSo] of [
      ['1.4.0', false],
      ['2026.2', true],
    ] as const) {
      const { text } = await draft(
        folderWith({ ...files, ...tags, 'package.json': JSON.stringify({ name: 'tiny', version }) }),
      );
      expect([version, text.includes('package.json#/version'), text.includes('calver')]).toEqual([
        version,
        true,
        isSo,
      ]);
    }
  });

  it('lines that are indented far cost no more than others', async () => {
    const indented = `${' '.repeat(200)}x = 1\n`;
    const text = `def f(a,\n${indented.repeat(6)}`.repeat(50);
    expect(await processorTime(() => draft(folderWith({ 'a/core.py': text })))).toBeLessThan(10_000);
  });

  it('never writes over what is there', async () => {
    const repo = folderWith({ ...files, 'refdata.yml': 'mine' });
    await expect(init({ repo, config: 'refdata.yml' })).rejects.toThrow(UserError);
    expect(readFileSync(join(repo, 'refdata.yml'), 'utf8')).toBe('mine');
    await init({ repo, config: 'refdata.yml', force: true });
    expect(readFileSync(join(repo, 'refdata.yml'), 'utf8')).toContain('nome: tiny');
  });

  it('is the same each time', async () => {
    const repo = folderWith(files);
    const [a, b] = [await draft(repo), await draft(repo)];
    expect(a.text).toBe(b.text);
    expect(a.text).not.toContain(SCRATCH);
  });
});
