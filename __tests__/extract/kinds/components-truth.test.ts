import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import ts from 'typescript';
import { folderWith, readIn } from '../small-repository.js';

/** What is asked of each component; a class of JavaScript has a name of its own. */
const FIELDS = ['word', 'n', 'tags'];

/** Programs of components that are made from `Base`: of those of `method`, the word is what a method gives. */
function programsIn(file: string): { readonly text: string; readonly isMethod: boolean }[] {
  const path = join(import.meta.dirname ?? '.', 'component-programs', file);
  const parts = readFileSync(path, 'utf8')
    .split(/^=== (constant|method)\n/m)
    .slice(1);
  return Array.from({ length: parts.length / 2 }, (_, i) => ({
    isMethod: parts[2 * i] === 'method',
    text: parts[2 * i + 1] as string,
  }));
}

const PYTHON = `
import json, sys
def below(c):
    for s in type.__subclasses__(c):
        yield s
        yield from below(s)
def asked(c, field):
    try: one = c()
    except Exception: one = c
    value = getattr(one, field, None)
    value = value() if callable(value) else value
    return list(value) if isinstance(value, tuple) else value
for text in json.load(sys.stdin):
    names = {'__name__': 'a'}
    exec(compile(text, 'a.py', 'exec'), names)
    kept = [c for c in below(names['Base']) if any(c is each for each in names.values())]
    print(json.dumps({c.__name__: {f: asked(c, f) for f in FIELDS} for c in kept}))
`;

const JAVASCRIPT = `
for (const [text, names] of JSON.parse(require('node:fs').readFileSync(0, 'utf8'))) {
  const classes = new Function(text + '; return {' + names + '};')();
  const out = {};
  for (const [key, C] of Object.entries(classes)) {
    let one;
    try { one = new C(); } catch { one = C; }
    const asked = field => { const value = one[field] ?? C[field]; return typeof value === 'function' ? value.call(one) : value; };
    out[key] = Object.fromEntries(FIELDS.map(field => [field, asked(field)]));
  }
  console.log(JSON.stringify(out));
}
`;

/** What all programs hold, run by one process. */
function truthsOf(language: 'python' | 'typescript', texts: readonly string[]): unknown[] {
  const fields = JSON.stringify(FIELDS);
  const [program, ...args] =
    language === 'python'
      ? ['python3', '-c', `FIELDS = ${fields}${PYTHON}`]
      : ['node', '-e', `const FIELDS = ${fields};${JAVASCRIPT}`];
  const input = language === 'python' ? texts : texts.map(runnable);
  const { stdout, stderr } = spawnSync(program as string, args, {
    input: JSON.stringify(input),
    encoding: 'utf8',
  });
  const lines = stdout.trim().split('\n');
  if (lines.length !== texts.length) throw new Error(stderr);
  return lines.map(line => JSON.parse(line));
}

/** What TypeScript makes of a program, and the classes in it that are made from others. */
function runnable(text: string): [string, string] {
  const compilerOptions = { target: ts.ScriptTarget.ES2022, experimentalDecorators: true };
  const names = [...text.matchAll(/class (\w+) extends/g)].map(([, name]) => name);
  return [ts.transpileModule(text, { compilerOptions }).outputText, names.join()];
}

it.each([
  ['python', 'a.py'],
  ['typescript', 'a.ts'],
] as const)('%s: fields are what the program says once it has run, or told', async (language, file) => {
  const programs = programsIn(`${language}.txt`);
  const truths = truthsOf(
    language,
    programs.map(({ text }) => text),
  );
  const wrong: unknown[] = [];
  let equal = 0;
  for (const [i, { text, isMethod }] of programs.entries()) {
    const fields = Object.fromEntries(
      FIELDS.map(field => [field, field === 'word' && isMethod ? 'word()' : field]),
    );
    const source = { components: file, implements: 'Base', fields, map: '$string($)' };
    const { values, reported } = await readIn(folderWith({ [file]: text }), source);
    const rows = values
      .filter(each => typeof each === 'string')
      .map(each => JSON.parse(each as string) as Record<string, unknown>)
      .map(row => [row.key, Object.fromEntries(FIELDS.map(field => [field, row[field] ?? null]))]);
    const read = Object.fromEntries(rows);
    const isRight = sorted(read) === sorted(truths[i]);
    if (isRight) equal += 1;
    else if (reported.length === 0) wrong.push({ text, holds: truths[i], read });
  }
  expect(wrong).toEqual([]);
  expect(equal).toBeGreaterThan(4);
});

function sorted(all: unknown): string {
  return JSON.stringify(Object.entries(all as object).sort(([a], [b]) => (a < b ? -1 : 1)));
}
