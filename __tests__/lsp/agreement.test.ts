import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { globSync } from 'tinyglobby';
import type { Diagnostic } from 'vscode-languageserver-protocol';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { comingVersion } from '../../scripts/pictures/coming.mjs';
import { build } from '../../src/commands/build.js';
import { lint } from '../../src/commands/lint.js';
import { ROOT } from '../cli/run-cli.js';
import { canRun } from '../extract/interpreter.js';
import { isFuzzing } from '../fuzzing.js';
import { pythonPackage } from '../recipes/python-package.js';
import { Editor } from './editor.js';

const LUME = join(ROOT, 'examples', 'lume');
const SIGNS = [
  '"',
  "'",
  '(',
  ')',
  '{',
  '}',
  '#',
  '#[',
  ']#',
  '\\',
  '\n',
  '\r\n',
  '\r',
  '\t',
  '    ',
  '=',
  ' ',
  'x',
  '1',
  '.',
  '🙂',
  '\u2028',
  '?',
];
const LEVELS = ['', 'error', 'warning', 'notice', 'notice'];
const PROGRAMS = 24;

const folder = mkdtempSync(join(tmpdir(), 'refdata-agreement-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Edited {
  readonly before: string;
  readonly edits: readonly { readonly at: number; readonly gone: number; readonly put: string }[];
}

/** A program that somebody has begun, and what is typed into it. */
function edited(texts: readonly string[]): fc.Arbitrary<Edited> {
  const piece = fc
    .tuple(fc.constantFrom(...texts), fc.nat(), fc.nat(60))
    .map(([text, at, length]) => text.slice(at % text.length, (at % text.length) + length));
  return fc.record({
    before: fc.constantFrom(...texts),
    edits: fc.array(
      fc.record({ at: fc.nat(), gone: fc.nat(15), put: fc.oneof(fc.constantFrom(...SIGNS), piece) }),
      { minLength: 1, maxLength: 8 },
    ),
  });
}

interface Sides {
  readonly from: string;
  readonly next?: string;
  readonly ending: string;
}

/** What the server tells after the edits, and what the command tells of the file. */
async function bothSides(all: readonly Edited[], { from, next, ending }: Sides) {
  const editor = await Editor.start({ from: [from], ...(next !== undefined && { next }) });
  const home = mkdtempSync(join(folder, 'p-'));
  const opened: { readonly path: string; readonly version: number }[] = [];
  for (const [i, { before, edits }] of all.entries()) {
    const path = join(home, `p${i}${ending}`);
    const uri = pathToFileURL(path).href;
    await editor.open(uri, before);
    let text = before;
    for (const { at, gone, put } of edits) {
      const document = TextDocument.create(uri, '', 0, text);
      const [start, end] = [at % (text.length + 1), (at % (text.length + 1)) + gone];
      const range = { start: document.positionAt(start), end: document.positionAt(end) };
      await editor.change(uri, [{ range, text: put }]);
      // As an editor does: a place within a line's end is none.
      text = TextDocument.applyEdits(document, [{ range, newText: put }]);
    }
    writeFileSync(path, text);
    opened.push({ path, version: editor.version });
  }
  const server = [];
  for (const { path, version } of opened)
    server.push((await editor.toldOf(pathToFileURL(path).href, version)).map(said));
  editor.close();
  const paths = opened.map(({ path }) => path);
  const told = () => {};
  const run = { repo: '.', config: 'refdata.yml' };
  const { problems, findings } = await lint({
    files: paths,
    from: [from],
    next,
    fix: false,
    run,
    tongue: 'en',
    told,
  });
  expect(findings).toEqual([]);
  const command = paths.map(path =>
    problems
      .filter(({ file }) => path.endsWith(file.slice(file.lastIndexOf('/'))))
      .map(({ line, column, endLine, endColumn, level, code, message, href }) => [
        [line, column, endLine, endColumn],
        level,
        code,
        message,
        href,
      ]),
  );
  return { server, command };
}

function said({ range: { start, end }, severity = 1, code, message, codeDescription }: Diagnostic) {
  const place = [start.line + 1, start.character + 1, end.line + 1, end.character + 1];
  return [place, LEVELS[severity], code, message, codeDescription?.href ?? null];
}

const textsOf = (pattern: string, cwd: string) =>
  globSync(pattern, { cwd, absolute: true })
    .sort()
    .map(path => readFileSync(path, 'utf8'))
    .filter(text => text !== '');

async function agree(texts: readonly string[], sides: Sides) {
  const cases = fc.sample(edited(texts), isFuzzing() ? 20 * PROGRAMS : PROGRAMS);
  const { server, command } = await bothSides(cases, sides);
  expect(server).toEqual(command);
  return server.flat().length;
}

describe('the server and the command line tell the same of a program that was edited', () => {
  it('in the example, held against the version that comes, too, and of a long one', async () => {
    const [from, coming, next] = ['site', 'coming', 'next'].map(name => join(folder, name)) as [
      string,
      string,
      string,
    ];
    comingVersion(LUME, coming);
    for (const [repo, out] of [
      [LUME, from],
      [coming, next],
    ] as const)
      expect((await build({ repo, config: 'refdata.yml', out })).ok).toBe(true);
    const texts = textsOf('**/*.lm', LUME);
    const long = texts.join('\n');
    const problems = await agree([...texts, long.repeat(Math.ceil(120_000 / long.length))], {
      from,
      next,
      ending: '.lm',
    });
    expect(problems).toBeGreaterThan(PROGRAMS / 2);
  });

  const python = isFuzzing() && canRun('python3', '--version');
  (python ? it : it.skip)('in the reference language', async () => {
    const repo = pythonPackage(
      'dataforge-lang==1.1.1',
      'ed4a7c4f765ab8d99216372b4d4c9e259c40d4728d022889f61d679bed9197b2',
      'dataforge',
    ) as string;
    const from = join(folder, 'dataforge');
    mkdirSync(from);
    const config = join(ROOT, 'recipes', 'dataforge', 'refdata.yml');
    expect((await build({ repo, config, out: from })).ok).toBe(true);
    expect(await agree(textsOf('**/*.df', repo), { from, ending: '.df' })).toBeGreaterThan(PROGRAMS);
  });
});
