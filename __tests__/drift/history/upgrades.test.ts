/**
 * Reports of real upgrades, read beside what each language's own changelog says of it. By hand, since they take minutes and
 * registries: `UPGRADES=1`. With `UPGRADES=write` docs/upgrades.md is written; without, it has to be as it is.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { checkMarkdown } from '../../../src/check/report/markdown.js';
import { check } from '../../../src/commands/check-reference.js';
import { temporaryFolder } from '../../git/git-server.js';
import { debianSource } from '../../recipes/debian-source.js';
import { pythonPackage } from '../../recipes/python-package.js';
import { STATEMENTS, type Statement } from './statements.js';

const PAGE = resolve('docs/upgrades.md');
const MAX_PROCESSOR_SECONDS = 60;
const SLOW_MS = 600_000;
const COMMENT = { rows: 40, limit: 60_000 };

interface Upgrade {
  readonly from: string;
  readonly to: string;
  /** Folders of both versions; nothing where they cannot be had. */
  readonly sources: () => readonly [base: string, head: string] | undefined;
  /** The recipe, where both folders have no configuration of their own. */
  readonly config: string;
  /** Files of a version in which its changelog stands, or its manual. */
  readonly changelog: (folder: string) => readonly string[];
  /** Whether it is a manual: what it says is new where the older one does not say it. */
  readonly isManual?: true;
}

const scratch = temporaryFolder('upgrades');
/** Of the source distributions. */
const SHA256 = {
  '1.1.0': 'd70693bd4a6637c143394b58022d51106ddd3279961939a7f70cfa8cec2a9db4',
  '1.1.1': 'ed4a7c4f765ab8d99216372b4d4c9e259c40d4728d022889f61d679bed9197b2',
} as const;
const recipe = (name: string) => resolve('recipes', name, 'refdata.yml');

const UPGRADES: Readonly<Record<string, Upgrade>> = {
  DataForge: {
    from: '1.1.0',
    to: '1.1.1',
    sources: () =>
      both(
        pythonPackage('dataforge-lang==1.1.0', SHA256['1.1.0'], 'dataforge-1.1.0'),
        pythonPackage('dataforge-lang==1.1.1', SHA256['1.1.1'], 'dataforge'),
      ),
    config: recipe('dataforge'),
    // Its package has no changelog: its manual says what there is.
    changelog: folder =>
      ['CLAUDE.md', 'doc/BIBLIOTECA_PADRAO.md', 'doc/ESTABILIDADE.md'].map(file => join(folder, file)),
    isManual: true,
  },
  gojq: {
    from: '0.12.11',
    to: '0.12.17',
    sources: () => [goModule('v0.12.11'), goModule('v0.12.17')],
    config: recipe('gojq'),
    changelog: head => [join(head, 'CHANGELOG.md')],
  },
  Lua: {
    from: '5.3',
    to: '5.4',
    sources: () => both(debianSource('lua5.3'), debianSource('lua5.4')),
    config: recipe('lua'),
    changelog: head => ['readme.html', 'manual.html'].map(file => join(head, 'doc', file)),
  },
  Python: {
    from: '3.11',
    to: '3.13',
    sources: () => {
      const found = both(debianSource('python3.11', 'bookworm'), debianSource('python3.13', 'trixie'));
      return found && [library(found[0], '3.11'), library(found[1], '3.13')];
    },
    config: 'refdata.yml',
    changelog: () => {
      const source = debianSource('python3.13', 'trixie') as string;
      return ['3.12', '3.13'].map(version => join(source, 'Doc', 'whatsnew', `${version}.rst`));
    },
  },
  TypeScript: {
    from: '5.8.3',
    to: '5.9.3',
    sources: () => [npmPackage('5.8.3'), npmPackage('5.9.3')],
    config: recipe('typescript'),
    changelog: () => [],
  },
};

const wanted = process.env.UPGRADES ?? '';
const sections: string[] = [];

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

(wanted === '' ? describe.skip : describe)('real upgrades, beside what the languages say of them', () => {
  test.each(Object.entries(UPGRADES))(
    '%s',
    async (name, { from, to, sources, config, changelog, isManual }) => {
      const found = sources();
      if (!found) throw new Error(`the sources of ${name} cannot be fetched`);
      const [base, repo] = found;
      const start = process.cpuUsage();
      const result = await check({ repo, base, config, today: '2026-06-01' });
      const { user, system } = process.cpuUsage(start);
      expect((user + system) / 1e6).toBeLessThan(MAX_PROCESSOR_SECONDS);

      const textsOf = (folder: string) => changelog(folder).map(plain);
      const texts = textsOf(repo);
      const known = isManual ? textsOf(base) : [];
      const statements = STATEMENTS[name] ?? [];
      for (const { says } of statements)
        if (texts.length > 0) {
          expect([says, texts.some(text => text.includes(says))]).toEqual([says, true]);
          expect([says, known.some(text => text.includes(says))]).toEqual([says, false]);
        }
      const told = new Set(result.changes.map(({ rule, name: subject }) => `${rule} ${subject}`));
      const missed = statements.flatMap(({ says, told: changes = [] }) =>
        changes.filter(change => !told.has(change)).map(change => `${says}: ${change}`),
      );
      expect(missed).toEqual([]);

      const comment = checkMarkdown(result, COMMENT);
      expect(comment.length).toBeLessThan(COMMENT.limit);
      const levels = ['major', 'minor', 'patch', 'info'].map(
        level => result.changes.filter(change => change.level === level).length,
      );
      const counts = [levels, result.unknown.length, comment.split('\n').length].flat();
      sections.push(sectionOf(`${name} ${from} to ${to}`, counts, statements));
    },
    SLOW_MS,
  );

  test('docs/upgrades.md says so', () => {
    const page = `${INTRODUCTION}\n${sections.join('\n')}`;
    if (wanted === 'write') writeFileSync(PAGE, page);
    expect(existsSync(PAGE) && readFileSync(PAGE, 'utf8')).toBe(page);
  });
});

const INTRODUCTION = `# Real upgrades

What \`refdata check\` says of real upgrades, read with the [recipes](recipes.md) beside what each language's own changelog says of
them. A [test](../__tests__/drift/history/upgrades.test.ts) makes this page (\`UPGRADES=write npx jest __tests__/drift/history/upgrades\`): it
fetches both versions, looks each sentence up in the changelog, demands the changes that are named here in the report, no more than a
minute of processor time, and a comment of at most 40 rows. DataForge's package has no changelog: its manual is looked up, for what the older one
does not say. TypeScript's has neither; its words and codes are [held](../__tests__/drift/history/typescript.weekly.test.ts) against the lists that the
packages export when they are loaded.
`;

function sectionOf(title: string, counts: readonly number[], statements: readonly Statement[]): string {
  const cells = (list: readonly unknown[]) => `| ${list.join(' | ')} |`;
  const lines = [
    `## ${title}`,
    '',
    cells(['major', 'minor', 'patch', 'info', 'unknown', 'lines of the comment']),
    cells(counts.map(() => '---:')),
    cells(counts),
  ];
  if (statements.length > 0)
    lines.push(
      '',
      cells(['The changelog', 'The report']),
      cells(['---', '---']),
      ...statements.map(({ says, told = [], not = '' }) =>
        cells([
          says.replace(/[|<]/g, sign => (sign === '|' ? '\\|' : '&lt;')),
          told.length > 0 ? told.map(change => `\`${change}\``).join(', ') : `not told: ${not}`,
        ]),
      ),
    );
  return `${lines.join('\n')}\n`;
}

/** The text of a file without marks, with single spaces. */
function plain(file: string): string {
  const text = readFileSync(file, 'utf8');
  return (file.endsWith('.html') ? text.replace(/<[^>]*>/g, '') : text)
    .replace(/:\w+:`[!~]?([^`]*)`/g, '$1')
    .replace(/`/g, '')
    .replace(/\s+/g, ' ');
}

function both(base: string | undefined, head: string | undefined): readonly [string, string] | undefined {
  return base === undefined || head === undefined ? undefined : [base, head];
}

function goModule(version: string): string {
  const args = ['mod', 'download', '-json', `github.com/itchyny/gojq@${version}`];
  return (JSON.parse(execFileSync('go', args, { encoding: 'utf8' })) as { Dir: string }).Dir;
}

function npmPackage(version: string): string {
  const folder = join(scratch, `typescript-${version}`);
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('npm', ['pack', '--silent', `typescript@${version}`], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
  execFileSync('tar', ['-xzf', join(folder, archive), '-C', folder]);
  return join(folder, 'package');
}

/** Python's library without its tests, with the recipe for that version: what is in C differs from one to the next. */
function library(source: string, version: string): string {
  const folder = join(scratch, `python-${version}`);
  const isLeft = (path: string) =>
    !/\/(?:test|tests|idlelib|__pycache__)(?:\/|$)/.test(path.slice(source.length));
  cpSync(join(source, 'Lib'), folder, { recursive: true, filter: isLeft });
  const text = readFileSync(recipe('python'), 'utf8').replace(/^versao: "3"$/m, `versao: "${version}"`);
  writeFileSync(join(folder, 'refdata.yml'), `${text}\nlanguages: { python: { version: "${version}" } }\n`);
  return folder;
}
