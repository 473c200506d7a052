/**
 * What `refdata check --server` and oasdiff say of the same pairs of documents: docs/oasdiff.md. What oasdiff says is recorded;
 * `OASDIFF=1` runs it again (`go install github.com/oasdiff/oasdiff@v1.35.0`), and `OASDIFF=write` writes the record and the page.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { checkRoutes } from '../../../src/commands/check-routes.js';
import { changeRule } from '../../../src/drift/change-rules.js';
import { requestRules } from '../../../src/drift/routes/request-rules.js';
import { temporaryFolder } from '../../git/git-server.js';

interface Pair {
  readonly what: string;
  /** Operations, by method and path. */
  readonly before: Operations;
  readonly after: Operations;
  readonly components?: object;
  readonly shared?: { readonly before: object; readonly after: object };
  /** Why both do not tell the same. */
  readonly why?: string;
}

type Operations = Readonly<Record<string, object>>;
/** `error api-removed-without-deprecation` */
type Record_ = Readonly<Record<string, readonly string[]>>;

const here = dirname(fileURLToPath(import.meta.url));
const PAIRS = parse(readFileSync(join(here, 'oasdiff.yml'), 'utf8')) as Pair[];
const RECORD = join(here, 'oasdiff.json');
const PAGE = resolve('docs/oasdiff.md');
const OASDIFF = process.env.OASDIFF_COMMAND ?? 'oasdiff';
const LEVELS: Readonly<Record<number, string>> = { 1: 'info', 2: 'warning', 3: 'error' };
const wanted = process.env.OASDIFF ?? '';

let folder: string;
beforeAll(() => {
  folder = temporaryFolder('oasdiff');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function documentOf(operations: Operations, components: object | undefined): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, operation] of Object.entries(operations)) {
    const [method = '', path = ''] = name.split(' ');
    const responses = { 200: { description: 'ok' } };
    paths[path] = { ...paths[path], [method.toLowerCase()]: { responses, ...operation } };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Loja', version: '1.0.0' },
    paths,
    ...(components && { components }),
  };
}

/** Both documents of a pair as files. */
function filesOf({ before, after, components, shared }: Pair, i: number): [base: string, head: string] {
  const repo = join(folder, String(i));
  mkdirSync(repo, { recursive: true });
  const write = (name: string, document: object) => {
    writeFileSync(join(repo, name), JSON.stringify(document));
    return join(repo, name);
  };
  return [
    write('base.json', documentOf(before, shared?.before ?? components)),
    write('head.json', documentOf(after, shared?.after ?? components)),
  ];
}

/** `major rota-removed` */
async function ours(base: string, head: string): Promise<string[]> {
  const options = {
    repo: dirname(head),
    server: basename(head),
    base,
    failOn: 'none',
    today: '2026-06-01',
  } as const;
  const { changes } = await checkRoutes(options);
  return changes.map(({ level, rule }) => `${level} ${rule}`);
}

function theirs(pair: Pair, i: number): string[] {
  const [base, head] = filesOf(pair, i);
  const text = execFileSync(OASDIFF, ['changelog', base, head, '--format', 'json'], { encoding: 'utf8' });
  const found = (text.trim() === '' ? [] : JSON.parse(text)) as { id: string; level: number }[];
  // It is said of every pair that breaks, since both have one version; `routes-not-raised` is that of `refdata check`.
  const own = found.filter(({ id }) => id !== 'api-version-not-bumped');
  return own.map(({ id, level }) => `${LEVELS[level]} ${id}`).sort();
}

const breaks = (told: readonly string[]) => told.some(each => /^(?:major|error) /.test(each));
const isUnsure = (told: readonly string[]) => !breaks(told) && told.some(each => each.startsWith('warning '));
/** Whether both say the same to whoever asks whether clients break, and whether anything is told at all. */
const agree = (one: readonly string[], other: readonly string[]) =>
  breaks(one) === breaks(other) && !isUnsure(other) && (one.length === 0) === (other.length === 0);

describe('beside oasdiff', () => {
  const told = new Map<string, readonly string[]>();
  const back = new Map<string, readonly string[]>();
  let record: Record_;
  beforeAll(async () => {
    for (const [i, pair] of PAIRS.entries()) {
      const [base, head] = filesOf(pair, i);
      told.set(pair.what, await ours(base, head));
      back.set(pair.what, await ours(head, base));
    }
    if (wanted === '') record = JSON.parse(readFileSync(RECORD, 'utf8')) as Record_;
    else record = Object.fromEntries(PAIRS.map((pair, i) => [pair.what, theirs(pair, i)]));
    if (wanted === 'write') writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
  });

  test('what oasdiff says is recorded', () => {
    expect(existsSync(RECORD) && JSON.parse(readFileSync(RECORD, 'utf8'))).toEqual(record);
    expect(Object.keys(record)).toEqual(PAIRS.map(({ what }) => what));
  });

  test('a reason stands where both do not agree, and nowhere else', () => {
    const of = ({ what }: Pair) => agree(told.get(what) ?? [], record[what] ?? []);
    expect(
      PAIRS.filter(pair => of(pair) === (pair.why !== undefined)).map(({ what }) => [
        what,
        told.get(what),
        record[what],
      ]),
    ).toEqual([]);
  });

  test('backwards, the inverse of each', () => {
    const idOf = (change: string) => change.split(' ')[1] ?? '';
    const strange = PAIRS.flatMap(({ what }) => {
      const inverses = (back.get(what) ?? []).map(idOf);
      // Whether a field that nobody has to give came or went, more or as much is taken.
      const isInverse = (id: string, other: string) =>
        changeRule(id)?.inverse.includes(other) || (id === 'validacao-loosened' && other === id);
      const lost = (told.get(what) ?? []).filter(change => !inverses.some(id => isInverse(idOf(change), id)));
      return lost.map(change => [what, change, inverses]);
    });
    expect(strange).toEqual([]);
  });

  test('each kind of change that only documents say is in one of the pairs, or backwards', () => {
    const found = [...told.values(), ...back.values()].flat().map(change => change.split(' ')[1]);
    expect(requestRules.map(({ id }) => id).filter(id => !found.includes(id))).toEqual([]);
  });

  test('docs/oasdiff.md says so', () => {
    const page = pageOf(told, record);
    if (wanted === 'write') writeFileSync(PAGE, page);
    expect(readFileSync(PAGE, 'utf8')).toBe(page);
  });
});

function pageOf(told: ReadonlyMap<string, readonly string[]>, record: Record_): string {
  const code = (list: readonly string[] = []) =>
    list.length === 0
      ? 'nothing'
      : counted(list)
          .map(each => `\`${each}\``)
          .join(', ');
  const rows = PAIRS.map(
    ({ what, why = '' }) => `| ${what} | ${code(told.get(what))} | ${code(record[what])} | ${why} |`,
  );
  const same = PAIRS.filter(({ why }) => why === undefined).length;
  return `# Beside oasdiff

What \`refdata check --server\` and [oasdiff](https://github.com/oasdiff/oasdiff) 1.35.0 (\`oasdiff changelog\`) say of the same
${PAIRS.length} pairs of OpenAPI documents. A [test](../__tests__/drift/routes/oasdiff.test.ts) makes this page by running both. They agree on
${same}: both or neither say that clients break, and both or neither say anything. Behind the others stands why they do not.

| What changes | refdata | oasdiff | Why they differ |
| --- | --- | --- | --- |
${rows.join('\n')}

What a server file says besides, no document has: conditions, rests of a path, web sockets, and where each route is registered. One change
of a schema or a validation that many routes share is told as one cause ([One cause, many changes](check.md#one-cause-many-changes)).
`;
}

/** The same several times is told once, with its number. */
function counted(list: readonly string[]): string[] {
  return [...new Set(list)].map(each => {
    const times = list.filter(other => other === each).length;
    return times === 1 ? each : `${times} × ${each}`;
  });
}
