import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { globSync } from 'tinyglobby';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { languageOf } from '../../src/commands/language-data.js';
import { Checker } from '../../src/lsp/judge/checker.js';
import { judge } from '../../src/lsp/judge/judge.js';
import { problemsOf } from '../../src/lsp/problems/find.js';
import type { Problem } from '../../src/lsp/problems/problem.js';
import { Support } from '../../src/lsp/support.js';
import { oneIn } from '../weekly.js';

const LUME = resolve(import.meta.dirname ?? '.', '..', '..', 'examples', 'lume');
const SHIM = join(import.meta.dirname ?? '.', 'truth', 'lume.py');

let support: Support;
beforeAll(async () => {
  support = new Support(await languageOf({ repo: LUME, config: 'refdata.yml' }), 'en');
});

function problemsIn(text: string, hasFile: (name: string) => boolean = () => false): Problem[] {
  return problemsOf(support.program(TextDocument.create('file:///x.lm', 'lume', 1, text)), { hasFile });
}

const programs = () =>
  globSync('**/*.lm', { cwd: LUME })
    .sort()
    .map(path => readFileSync(join(LUME, path), 'utf8'));

/** The code and the line of the first error that Lume's parser finds; null for a program that it takes. */
function truths(texts: readonly string[]): (readonly [code: string, line: number] | null)[] {
  const { stdout, stderr, status } = spawnSync('python3', [SHIM, LUME], {
    input: texts.map(text => `${JSON.stringify(text)}\n`).join(''),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));
}

/** Programs with one thing changed in each, at places spread over them. */
function* mutations(text: string): Generator<string> {
  const lines = text.split('\n');
  for (const [i, line] of lines.entries()) {
    const put = (changed: string) => [...lines.slice(0, i), changed, ...lines.slice(i + 1)].join('\n');
    yield put(`  ${line}`);
    yield put(`\t${line}`);
    yield put(line.replace(/^ {4}/, '  '));
    yield put(line.replace(/^ {4}/, ''));
    yield put(line.replace(/["']/, ''));
    yield put(line.replace(/[([{]/, ''));
    yield put(line.replace(/[)\]}](?!.*[)\]}])/, ''));
    yield put(line.replace(/[)\]}]/, ']'));
    yield put(line.replace(/:$/, ''));
    yield put(line.replace(/^( *)(seja|fixo) \S+ =/, '$1$2 classe ='));
    yield put(line.replace(/^( *)\p{L}+ =/u, '$1para ='));
    yield put(line.replace(/\b\d+\b/, '1.2.3'));
    yield put(line.replace(/\b(\d+)\b/, '$1abc'));
    yield put(`${line};`);
    yield put(`${line} #[ sem fim`);
    yield put(line.replace(/\b\p{L}{4,}\b/u, 'espera'));
    yield [...lines.slice(0, i), ...lines.slice(i + 1)].join('\n');
  }
}

/** What a parser cannot know: what a module has, and whether it is there. */
const BEYOND_PARSING = new Set([
  'unknown-symbol',
  'unknown-module',
  'deprecated',
  'gone-symbol',
  'gone-module',
  'unknown-name',
]);

describe('problems', () => {
  it('are none in any program of the example', () => {
    expect(programs().length).toBeGreaterThan(25);
    expect(programs().flatMap(text => problemsIn(text))).toEqual([]);
  });

  it("have the codes of the catalogue's own examples, where data can know", () => {
    const { codigos } = support.language.data.files.erros;
    const told = codigos.filter(({ codigo, exemplo }) => {
      const codes = problemsIn(exemplo).map(support.codeOf);
      expect([codigo, codes.filter(code => code !== undefined && code !== codigo)]).toEqual([codigo, []]);
      return codes.includes(codigo);
    });
    console.info(`error examples that are told with their own code: ${told.length} of ${codigos.length}`);
    expect(told.map(({ codigo }) => codigo)).toEqual([
      'LM0101',
      'LM0102',
      'LM0103',
      'LM0104',
      'LM0105',
      'LM0106',
      'LM0107',
      'LM0108',
      'LM0201',
      'LM0202',
      'LM0203',
      'LM0601',
    ]);
  });

  it('are told of no program that Lume takes, and with the code that Lume has for them', () => {
    const changed = oneIn(3, [...new Set(programs().flatMap(text => [...mutations(text)]))]);
    const said = truths(changed);
    let told = 0;
    const wrong: unknown[] = [];
    for (const [i, text] of changed.entries()) {
      const found = problemsIn(text).filter(({ kind }) => !BEYOND_PARSING.has(kind));
      const [first] = found;
      if (first === undefined) continue;
      told += 1;
      const line = text.slice(0, first.start).split('\n').length;
      const code = support.codeOf(first);
      const truth = said[i];
      // Lume stops at its first error, which may be another one before or behind.
      const isRight = truth != null && (code === undefined || truth[1] !== line || truth[0] === code);
      if (!isRight) wrong.push([first.kind, code, line, truth, text.split('\n').slice(line - 2, line + 1)]);
    }
    console.info(
      `${changed.length} changed programs, ${said.filter(Boolean).length} that Lume refuses, ${told} told`,
    );
    expect(wrong.slice(0, 25)).toEqual([]);
    expect(told).toBeGreaterThan(changed.length / 3);
  });
});

describe('names that nobody has', () => {
  const slips = (text: string) =>
    problemsIn(text)
      .filter(({ kind }) => kind === 'unknown-name')
      .map(({ start, end, fixes = [] }) => [text.slice(start, end), fixes[0]?.text]);

  it('are told in programs of the example in which a letter is too many or too few', () => {
    const changed: { kind: string; text: string; at: number }[] = [];
    for (const [i, text] of programs().entries()) {
      const program = support.program(TextDocument.create('file:///x.lm', 'lume', 1, text));
      const known = judge(program, []).filter(
        ({ state, item }) => state === 'known' && item?.tipo !== 'operador',
      );
      for (const [k, { start, end, item }] of known.entries()) {
        // The word's middle letter twice, and the next time not at all.
        const middle = start + ((end - start) >> 1);
        const [from, to] = (i + k) % 2 === 0 ? [middle, middle] : [middle, middle + 1];
        const other = text.slice(0, from) + ((i + k) % 2 === 0 ? text.charAt(middle) : '') + text.slice(to);
        if (end - start < 3) continue;
        changed.push({ kind: item?.tipo ?? '', text: other, at: start });
      }
    }
    const counts = new Map<string, [told: number, of: number]>();
    for (const { kind, text, at } of oneIn(2, changed)) {
      const found = problemsIn(text).filter(({ start, end }) => start <= at && at < end);
      const [told, of] = counts.get(kind) ?? [0, 0];
      counts.set(kind, [told + Math.min(1, found.length), of + 1]);
    }
    console.info(
      `changed names told: ${[...counts].map(([kind, [told, of]]) => `${kind} ${told} of ${of}`).join(', ')}`,
    );
    // A module's own name in the line that takes it in may be any.
    const least = { palavra: 0.9, embutida: 0.9, contextual: 0.9, simbolo: 1, modulo: 0.7 };
    for (const [kind, share] of Object.entries(least)) {
      const [told = 0, of = 0] = counts.get(kind) ?? [];
      expect([kind, of > 0, told / of >= share]).toEqual([kind, true, true]);
    }
  });

  it.each([
    ['mostra teexto(1)\n', [['teexto', 'texto']]],
    ['seja y = falsso\n', [['falsso', 'falso']]],
    ['retona 1\n', [['retona', 'retorna']]],
    ['mostra tamanho([1]) divv 2\n', [['divv', 'div']]],
    ['importa Lume.Texto como Tx\nmostra Txx.inverte("a")\n', [['Txx', 'Tx']]],
    ['de Lume.Texto importa inverte\nmostra invert("a")\n', [['invert', 'inverte']]],
    ['importa Lume.Texto\nmostra f(Textto.inverte(1))\n', [['Textto', 'Texto']]],
    // What other languages call it.
    [
      'print("x")\nprint("y")\n',
      [
        ['print', 'mostra'],
        ['print', 'mostra'],
      ],
    ],
    ['console.log("x")\n', [['console.log', 'mostra']]],
    ['funcao f(x):\n    return x\n', [['return', 'retorna']]],
  ])('are told in %j', (text, told) => {
    expect(slips(text)).toEqual(told);
  });

  it('are no slips for words where no built-ins are listed: called, a value, or of two letters', () => {
    const { data } = support.language;
    const itens = data.referencia.itens.filter(({ tipo }) => tipo !== 'embutida');
    const without = new Support({ ...data, referencia: { ...data.referencia, itens } }, 'en');
    const told = (text: string) =>
      problemsOf(without.program(TextDocument.create('file:///x.lm', 'lume', 1, text)), {
        hasFile: () => false,
      }).map(({ start, end }) => text.slice(start, end));
    expect(told('retona 1\nmostra divv(2)\nmostra fm\nseja y = falsso\n')).toEqual(['retona']);
  });

  it.each([
    ['seja x = 1 === 2\n', '===', '=='],
    ['seja x = 1 !== 2\n', '!==', '!='],
  ])('are signs that are no operator together, in %j', (text, sign, near) => {
    const [problem, ...others] = problemsIn(text);
    expect(others).toEqual([]);
    expect(text.slice(problem?.start, problem?.end)).toBe(sign);
    expect(problem?.fixes?.[0]?.text).toBe(near);
    // By names alone, too.
    const checker = new Checker({ ...support.language.data, lexico: undefined });
    expect(checker.check(text).judgements).toContainEqual(
      expect.objectContaining({ name: sign, state: 'unknown', near: expect.arrayContaining([near]) }),
    );
    expect(problemsIn('seja x=-1\nx+=2\nmostra f(a=-x), x==-1\n')).toEqual([]);
  });

  it.each([
    'funcao print(x):\n    mostra x\nprint("x")\n',
    'seja teexto = fn x: x\nmostra teexto(1)\n',
    'seja fs = [fn x: x]\npara cada teexto em fs:\n    mostra teexto(1)\n',
    'importa outro\nmostra outro.teexto(1)\n',
    'mostra [1] |> mapeia(fn teexto: teexto(1))\n',
    'seja x = {teexto: 1}\nmostra x.teexto\n',
    'mostra Pessoa(1), pessoas(2)\n',
  ])('are none in %j', text => {
    expect(slips(text)).toEqual([]);
  });
});

describe("names that a program has for itself under a built-in's name", () => {
  const states = (text: string) => {
    const program = support.program(TextDocument.create('file:///x.lm', 'lume', 1, text));
    return judge(program, problemsOf(program, { hasFile: () => false }))
      .filter(({ name }) => name === 'tamanho')
      .map(({ state }) => state);
  };

  it.each([
    ['a loop', 'para cada tamanho em [1]:\n    mostra tamanho\n'],
    ['a loop over numbers', 'para tamanho de 0 ate 3:\n    mostra tamanho\n'],
    ['a function without a name', 'seja f = fn tamanho: tamanho + 1\n'],
    ['its second parameter', 'seja f = fn a, tamanho: tamanho + a\n'],
    ['what is caught', 'tenta:\n    passa\ncaptura tamanho:\n    mostra tamanho\n'],
  ])('count where %s has them, and nowhere else', (_, text) => {
    const around = 'mostra tamanho([1])\n';
    expect(states(around + text + around)).toEqual(['known', 'cannot tell', 'cannot tell', 'known']);
  });

  it('end with the bracket that the function stands in', () => {
    const text = 'mostra ([1] |> mapeia(fn tamanho: tamanho + 1)), tamanho([1])\n';
    expect(states(text)).toEqual(['cannot tell', 'cannot tell', 'known']);
  });
});

describe('what may be a slip for a module, or for what one has, where no program takes it in', () => {
  const meant = (text: string) => {
    const program = support.program(TextDocument.create('file:///x.lm', 'lume', 1, text));
    return judge(program, problemsOf(program, { hasFile: () => false }))
      .filter(({ name, near }) => name.includes('.') || near.length > 0)
      .flatMap(({ name, near }) => (near.length > 0 ? [[name, ...near]] : []));
  };

  it.each([
    ['mostra Texto.Inverte("x")\n', [['Texto.Inverte', 'Texto.inverte']]],
    ['mostra Texto.invertee("x")\n', [['Texto.invertee', 'Texto.inverte']]],
    ['mostra Lume.Textoo.inverte("x")\n', [['Lume.Textoo', 'Lume.Texto']]],
    ['mostra lume.texto.inverte("x")\n', [['lume.texto', 'Lume.Texto']]],
    ['mostra Textoo.inverte("x")\n', [['Textoo', 'Texto']]],
  ])('is told in %j', (text, told) => {
    expect(meant(text)).toEqual(told);
  });

  it.each([
    'mostra Texto.inverte("x")\n',
    'seja Texto = {}\nmostra Texto.invert\n',
    'seja Textoo = {}\nmostra Textoo.inverte\n',
    'mostra lista.x\n',
    'mostra pedido.corpo\n',
  ])('is nothing in %j', text => {
    expect(meant(text)).toEqual([]);
  });

  it("is nothing in the language's own programs", () => {
    for (const text of programs())
      expect(meant(text).filter(([name = '']) => name.includes('.'))).toEqual([]);
  });
});
