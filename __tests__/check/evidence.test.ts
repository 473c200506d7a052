import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { callsOf, fits } from '../../src/check/evidence/calls.js';
import { useOf } from '../../src/check/evidence/uses.js';
import { checkMarkdown } from '../../src/check/report/markdown.js';
import { checkPage } from '../../src/check/report/page.js';
import { changeLines } from '../../src/cli/changes.js';
import { check } from '../../src/commands/check-reference.js';
import { lint } from '../../src/commands/lint.js';
import { changesBetween } from '../../src/drift/changes.js';
import { parseSignature } from '../../src/drift/index.js';
import { canRun, jsonFrom } from '../extract/interpreter.js';
import { gitIn, missingProgram, temporaryFolder } from '../git/git-server.js';
import { soundFiles } from '../rules/sound-files.js';
import { RUN_CACHE } from '../run-cache.js';

const describeWithGit = missingProgram() === 'git' ? describe.skip : describe;

describeWithGit('what the programs of the base say of a change', () => {
  let repo: string;
  const git = (...args: string[]) => gitIn(repo, ...args);
  const edit = (path: string, from: string | RegExp, to: string) => {
    const file = join(repo, path);
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(from);
    writeFileSync(file, text.replace(from, to));
  };
  const run = () => check({ repo, config: 'refdata.yml', today: '2026-06-01', cache: RUN_CACHE });
  beforeEach(() => {
    repo = temporaryFolder('evidence');
    cpSync('examples/lume', repo, { recursive: true });
    git('init', '--quiet', '--initial-branch=main');
    git('add', '--all');
    git('commit', '--quiet', '-m', 'one');
  });
  afterEach(() => rmSync(repo, { recursive: true, force: true }));

  test('a word that goes: the programs that git finds it in, outside of comments and texts', async () => {
    // Another reader of the same files: lines without a comment and without quotes.
    const lines = git(
      'grep',
      '-n',
      '-w',
      '-h',
      '--no-color',
      '--full-name',
      '-o',
      '-E',
      '^[^#"]*\\benquanto\\b',
      '--',
      '*.lm',
    );
    const files = git('grep', '-l', '-E', '^[^#"]*\\benquanto\\b', '--', '*.lm').trim().split('\n');
    expect(lines).not.toBe('');
    edit('lume/tokens.py', /^.*"enquanto".*\n/m, '');
    const { changes, evidence, level } = await run();
    expect(changes.map(({ name }) => name)).toEqual(['enquanto']);
    const [found] = evidence;
    const inFiles = found?.programs.filter(name => name.endsWith('.lm'));
    expect(inFiles).toEqual(files);
    expect(found?.breaks).toBe(found?.programs.length);
    expect(found?.known).toBeGreaterThan(found?.breaks ?? 0);
    expect(level).toBe('major');
    // No problem stands at the name, or no code has its example: no error is told.
    expect(found?.shortest).toMatchObject({ error: null });

    // The corpus is the base: who deletes the examples, too, is told how many were edited; the shortest is the note.
    rmSync(join(repo, 'exemplos'), { recursive: true });
    edit('biblioteca/matematica.lm', /enquanto/g, 'durante');
    const result = await run();
    expect(result.evidence[0]).toMatchObject({ breaks: found?.breaks, known: found?.known, edited: 2 });
    const text = checkMarkdown(result);
    expect(text).toContain(`breaks ${found?.breaks} of ${found?.known} known programs`);
    expect(text).toContain(`\`\`\`text\n${result.evidence[0]?.shortest?.text}`);
    expect(checkMarkdown(result, { rows: 40 })).not.toContain('```text');
  });

  test('the shortest program is told with the error of the catalogue that it meets, as the linter tells it', async () => {
    edit('lume/tokens.py', '    "enquanto":', '    "total": (FLOW, "nada"),\n    "enquanto":');
    const result = await run();
    const { shortest } = result.evidence[0] ?? {};
    // What the base has reserved provokes the same error: LM0203 by its own example, which the interpreter runs.
    const program = join(repo, 'reservado.lm');
    writeFileSync(program, (shortest?.text ?? '').replaceAll('total', 'enquanto'));
    git('stash', '--quiet');
    const linted = await lint({
      files: [program],
      from: [],
      fix: false,
      tongue: 'en',
      run: { repo, config: 'refdata.yml' },
      told: () => {},
    });
    git('stash', 'pop', '--quiet');
    expect(shortest?.error?.codigo).toBe(linted.problems[0]?.code);
    expect(shortest?.error).toMatchObject({ codigo: 'LM0203', titulo: 'Palavra reservada usada como nome' });
    const solution = shortest?.error?.solucao.split('.')[0] as string;
    expect(readFileSync(join(repo, 'lume/errors.py'), 'utf8')).toContain(solution);
    for (const report of [checkMarkdown(result), checkPage(result), changeLines(result).join('\n')]) {
      expect(report).toContain('LM0203');
      expect(report).toContain('Palavra reservada usada como nome');
      expect(report).toContain('Escolha outro nome');
      expect(report).toContain('seja total = 1');
    }
  });

  test('an example that a change itself breaks teaches no error', async () => {
    // Those of LM0205 and LM0206 begin with `se`, and provoke something else where that is no word.
    edit('lume/tokens.py', /^ {4}"(?:se|enquanto)".*\n/gm, '');
    const { evidence } = await run();
    expect(evidence.map(({ shortest }) => shortest?.error)).toEqual([null, null]);
  });

  test('nothing found lowers nothing', async () => {
    const config = readFileSync(join(repo, 'lume/tokens.py'), 'utf8');
    writeFileSync(
      join(repo, 'lume/tokens.py'),
      config.replace('"enquanto":', '"zzz": (FLOW, "nada"),\n    "enquanto":'),
    );
    git('commit', '--quiet', '-am', 'a word that nobody uses');
    edit('lume/tokens.py', /^.*"zzz".*\n/m, '');
    const { level, evidence } = await run();
    expect(level).toBe('major');
    expect(evidence).toMatchObject([{ breaks: 0, programs: [], shortest: null }]);
  });
});

const ASK = `
import inspect, json, sys
def bound(signature, call):
    f = eval("lambda: 0"); scope = {}
    exec("def f" + signature + ": pass", scope)
    try:
        exec("s.bind" + call, {"s": inspect.signature(scope["f"])})
        return True
    except TypeError:
        return False
print(json.dumps([[bound(s, c) for c in C] for s in S]))
`;

(canRun('python3', '--version') ? test : test.skip)('a call fits a signature where Python binds it', () => {
  const signatures = [
    '()',
    '(a)',
    '(a, b)',
    '(a, b=1)',
    '(a, b=1, c=2)',
    '(a, /, b)',
    '(a, *, b)',
    '(a, *, b=1)',
    '(*a)',
    '(a, *b, c)',
    '(a, **b)',
    '(a=1, *b, **c)',
  ];
  const calls = [
    '()',
    '(1)',
    '(1, 2)',
    '(1, 2, 3)',
    '(1, 2, 3, 4)',
    '(a=1)',
    '(b=1)',
    '(1, b=2)',
    '(1, c=2)',
    '(a=1, b=2)',
    '(1, (2, 3), b=[4, 5])',
    '(1, z=9)',
  ];
  const script = `S = ${JSON.stringify(signatures)}\nC = ${JSON.stringify(calls)}\n${ASK}`;
  const truth = jsonFrom('python3', ['-I', '-c', script], '') as boolean[][];
  const found = signatures.map(signature =>
    calls.map(call => {
      const [read] = callsOf(`x = f${call}\n`, 'f');
      const parameters = parseSignature(signature)?.parameters;
      return read !== undefined && parameters !== undefined && fits(read, parameters);
    }),
  );
  expect(truth.flat().filter(Boolean).length).toBeGreaterThan(20);
  const wrong = signatures.flatMap((signature, i) =>
    calls.flatMap((call, j) =>
      truth[i]?.[j] === found[i]?.[j] ? [] : [`${signature} ${call}: ${truth[i]?.[j]}`],
    ),
  );
  expect(wrong).toEqual([]);
});

test('what defines a function, hands on a list, or is not closed is no call that tells', () => {
  expect(callsOf('funcao f(a, b):\n  outro_f(1)\n  f(*tudo)\n  f(1,\n', 'f')).toEqual([]);
  expect(callsOf('x.f(1)(2) + f(f(1, 2), fim: 3)', 'f')).toEqual([
    { positional: 1, named: [] },
    { positional: 1, named: ['fim'] },
    { positional: 2, named: [] },
  ]);
});

test('of several ways to call a function, the calls in the one that went break', () => {
  const having = (assinatura: string) => {
    const files = structuredClone(soundFiles());
    const [module] = files.modulos.modulos as { nome: string; simbolos: object[] }[];
    module?.simbolos.splice(0, Number.POSITIVE_INFINITY, { nome: 'faixa', assinatura, resumo: '' });
    return files;
  };
  const [before, after] = [having('(n) | (de, ate)'), having('(n)')];
  const side = (files: typeof before) => ({ files, origins: new Map() });
  const [change] = changesBetween(side(before), side(after));
  expect(change?.rule).toBe('assinatura-variante-removed');
  const use = change && useOf(change, before, after);
  const { nome } = soundFiles().modulos.modulos[0] ?? { nome: '' };
  const breaks = (code: string) => {
    const text = `usa ${nome}\n${code}\n`;
    return use?.breaks({ file: 'a.lm', line: 1, text, code: text });
  };
  expect(breaks('faixa(1, 2)')).toBe(true);
  expect(breaks('faixa(1)')).toBe(false);
  // It was wrong before.
  expect(breaks('faixa(1, 2, 3)')).toBe(false);
});
