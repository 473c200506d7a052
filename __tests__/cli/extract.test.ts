import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { cleanUp, folderWith, refdata, refdataInProcess, TINY } from './run-cli.js';

afterAll(cleanUp);

const COMMAND = {
  ...TINY,
  'refdata.yml': `${TINY['refdata.yml']}embutidas:\n  command: ["${process.execPath}", "-p", 'JSON.stringify(["a"])']\n`,
};

describe('refdata extract', () => {
  const repo = folderWith({ ...TINY, 'a.rb': 'A = 1 # one\n', 'a.md': '# A\n\n| x |\n|-|\n| 1 |\n' });
  const extract = (...args: string[]) => refdataInProcess(['extract', '--repo', repo, ...args]);
  const rows = async (...args: string[]) => {
    const { stdout } = await extract(...args, '--json');
    return JSON.parse(stdout).rows.map(({ fields }: { fields: object }) => fields);
  };

  it('a table on the terminal, by the bundle', () => {
    const { code, stdout } = refdata(['extract', '--repo', repo, 'tokens.py#WORDS']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/key\s+value\s+place\n\s+se\s+condicional\s+tokens\.py:2\n1 record: no findings/);
  });

  it('what of a signature is not known, and the version of a language that refdata.yml names', async () => {
    const sources = {
      'a.py':
        'import zlib\nfrom typing import NewType, Optional, Tuple, Unpack\ndef f(a=zlib, b=1): ...\ndef g(a: Optional[int]): ...\nId = NewType("Id", int)\ndef h(a: Id) -> Unpack[Tuple[int]]: ...\n',
    };
    const run = async (files: Record<string, string>, ...args: string[]) => {
      const { stdout } = await refdataInProcess([
        'extract',
        '--repo',
        folderWith({ ...TINY, ...files }),
        '{ symbols: a.py, exported: true }',
        ...args,
        '--json',
      ]);
      const { rows: found, findings } = JSON.parse(stdout) as Answer;
      return { found: found.map(({ fields }) => fields.s ?? fields.signature), findings };
    };
    const told = { rule: 'symbol-unresolved', place: { file: 'a.py', line: 3 } };
    for (const args of [[], ['--map', '{ s: signature }']]) {
      const { found, findings } = await run(sources, ...args);
      expect(found).toContain('(a=?, b=1)');
      expect(findings.filter(({ message }) => message.includes('a.f('))).toMatchObject([told]);
    }
    const named = (version: string) =>
      run({
        ...sources,
        'refdata.yml': `${TINY['refdata.yml']}languages: { python: { version: "${version}" } }\n`,
      });
    expect((await named('3.11')).found).toEqual(
      expect.arrayContaining(['(a: Optional[int])', '(a: a.Id) -> *Tuple[int]']),
    );
    expect((await named('3.14')).found).toContain('(a: int | None)');
  });

  it('every kind by its file, or by name', async () => {
    expect(await rows('tokens.py#WORDS')).toMatchObject([{ key: 'se', value: 'condicional', line: 2 }]);
    expect(await rows('errors.py#Error()', '--map', 'args[0]')).toEqual([
      { value: 'TY0101' },
      { value: 'TY0102' },
    ]);
    expect(
      await rows('a.rb', '--query', '(assignment left: (_) @nome)', '--map', '{ palavra: nome, c: comment }'),
    ).toEqual([{ palavra: 'A', c: 'one' }]);
    expect(await rows('a.md')).toMatchObject([{ slug: 'a', title: 'A' }]);
    expect(await rows('--source', '{ markdown: a.md, per: row, map: value.x }')).toEqual([{ value: '1' }]);
    expect(await rows('table: tokens.py#WORDS', '--map', 'key')).toEqual([{ value: 'se' }]);
    expect(await rows('--kind', 'count', '*.py')).toMatchObject([{ value: 2 }]);
  });

  it('a place of refdata.yml', async () => {
    expect(await rows('sintaxe.reservadas')).toEqual([{ palavra: 'se', descricao: 'condicional' }]);
    expect(await rows('erros[0]')).toHaveLength(2);
    const { code, stderr } = await extract('sintaxe.reservada');
    expect(code).toBe(2);
    expect(stderr).toMatch(/Did you mean sintaxe\.reservadas\?/);
  });

  it('a mapping that fails shows the record', async () => {
    const { code, stderr } = await extract('tokens.py#WORDS', '--map', '$sum(value)');
    expect(code).toBe(1);
    expect(stderr).toMatch(/fails on the record at tokens\.py:2/);
    expect(stderr).toMatch(/The record is \{"key":"se","value":"condicional"/);
  });

  it.each([
    ['nothing', [], /Nothing says what to read/],
    ['a file with many things', ['tokens.py', '--kind', 'x'], /no kind x\.\s+There are .*query/],
    ['a kind that is misspelt', ['tokens.py', '--kind', 'tabel'], /no kind tabel\.\s+Did you mean table\?/],
    ['two sources', ['a.rb', '--query', 'x', '--kind', 'table'], /both say/],
    ['YAML that is none', ['--source', '{ table: ['], /not YAML/],
    ['a source that does not hold', ['--source', '{ tabel: a }'], /did you mean `table`/],
    ['a line of refdata.yml that does not hold', ['tabel: tokens.py#WORDS'], /did you mean `table`/],
    ['an expression that does not hold', ['tokens.py#WORDS', '--map', 'value['], /not a JSONata expression/],
    ['a limit', ['tokens.py#WORDS', '--limit', 'x'], /not a whole number/],
  ])('%s', async (_what, args, message) => {
    const { code, stderr } = await extract(...args);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });
});

describe('commands', () => {
  const run = (args: string[], env: Record<string, string> = {}) => {
    const repo = folderWith(COMMAND);
    return refdataInProcess(['build', '--repo', repo, '--out', join(repo, 'site'), ...args], {
      env: { NO_COLOR: '1', ...env },
    });
  };

  it('are run with --allow-commands only', async () => {
    expect((await run([])).stderr).toMatch(/command-off/);
    expect((await run(['--allow-commands'])).code).toBe(0);
  });

  it('are refused in a job for a pull request from a fork', async () => {
    const event = (head: string) =>
      join(
        folderWith({
          'event.json': JSON.stringify({
            repository: { full_name: 'o/r' },
            pull_request: { head: { repo: { full_name: head } } },
          }),
        }),
        'event.json',
      );
    const { code, stderr } = await run(['--allow-commands'], {
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_PATH: event('x/r'),
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(/never run for a pull request from a fork/);
    const own = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_PATH: event('o/r') };
    expect((await run(['--allow-commands'], own)).code).toBe(0);
    expect((await run(['--allow-commands'], { GITHUB_ACTIONS: 'true' })).code).toBe(1);
  });
});

describe('refdata init', () => {
  it('writes a file that builds once it is filled in, and never over another', async () => {
    const { 'refdata.yml': _, ...files } = TINY;
    const repo = folderWith({
      ...files,
      'lexer.js': 'const KEYWORDS = ["if", "else", "while", "for", "return"];\n',
    });
    const made = await refdataInProcess(['init', '--repo', repo]);
    expect(made.code).toBe(0);
    expect(made.stdout).toMatch(/sintaxe\.reservadas {2}5 entries: if, else, while, …\. KEYWORDS/);
    expect(made.stdout).toMatch(/modulos {2}not found/);
    const asked = await refdataInProcess(['build', '--repo', repo, '--out', join(repo, 'site')]);
    expect(asked.stderr).toContain('error placeholder');
    const config = join(repo, 'refdata.yml');
    const written = readFileSync(config, 'utf8')
      .replace('https://example.com/docs', 'https://tiny.example')
      .replace('0.0.0', '1.0.0')
      .replace('extensao: .txt', 'extensao: .ty');
    writeFileSync(config, written);
    expect((await refdataInProcess(['build', '--repo', repo, '--out', join(repo, 'site')])).code).toBe(0);
    const before = readFileSync(join(repo, 'refdata.yml'), 'utf8');
    expect((await refdataInProcess(['init', '--repo', repo])).code).toBe(2);
    expect(readFileSync(join(repo, 'refdata.yml'), 'utf8')).toBe(before);
  });
});

describe('refdata build --cache', () => {
  it('writes the same bytes from the cache', async () => {
    const repo = folderWith(TINY);
    const build = (out: string) =>
      refdataInProcess(['build', '--repo', repo, '--out', join(repo, out), '--cache', join(repo, 'cache')]);
    expect((await build('a')).code).toBe(0);
    expect(existsSync(join(repo, 'cache'))).toBe(true);
    expect((await build('b')).code).toBe(0);
    for (const file of ['api/sintaxe.json', 'api/erros.json', 'api/manifest.json'])
      expect(readFileSync(join(repo, 'b', file), 'utf8')).toBe(readFileSync(join(repo, 'a', file), 'utf8'));
  });
});

interface Answer {
  readonly rows: readonly { readonly fields: { readonly s?: string; readonly signature?: string } }[];
  readonly findings: readonly { readonly message: string }[];
}
