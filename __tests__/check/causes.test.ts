import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { CheckResult } from '../../src/check/check-result.js';
import { checkMarkdown } from '../../src/check/report/markdown.js';
import { MAX_ROWS } from '../../src/check/report/rows.js';
import { check } from '../../src/commands/check-reference.js';
import { checkRoutes } from '../../src/commands/check-routes.js';
import { type Cause, causesOf, changesBetween } from '../../src/drift/index.js';
import type { Draft } from '../drift/edits.js';
import { gitIn, missingProgram, temporaryFolder } from '../git/git-server.js';
import { soundFiles } from '../rules/sound-files.js';
import { RUN_CACHE } from '../run-cache.js';

const describeWithGit = missingProgram() === 'git' ? describe.skip : describe;
const TODAY = '2026-06-01';

/** The changes that no cause explains. */
const alone = ({ changes, causes }: Pick<CheckResult, 'changes' | 'causes'>) => {
  const explained = new Set(causes.flatMap(cause => cause.changes.map(({ fingerprint }) => fingerprint)));
  return changes.filter(({ fingerprint }) => !explained.has(fingerprint));
};
const sizes = (causes: readonly Cause[]) => causes.map(({ kind, changes }) => `${kind} ${changes.length}`);

describeWithGit('one edit of a repository', () => {
  let repo: string;
  beforeEach(() => {
    repo = temporaryFolder('causes');
  });
  afterEach(() => rmSync(repo, { recursive: true, force: true }));

  const copied = (example: string) => {
    cpSync(example, repo, { recursive: true });
    gitIn(repo, 'init', '--quiet', '--initial-branch=main');
    gitIn(repo, 'add', '--all');
    gitIn(repo, 'commit', '--quiet', '-m', 'one');
  };
  const edit = (path: string, from: string | RegExp, to: string) => {
    const file = join(repo, path);
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(from);
    writeFileSync(file, text.replace(from, to));
  };
  const routes = () => checkRoutes({ repo, server: 'src/app.df', today: TODAY });

  test('another extension, in all texts that name it: one cause, with every usage line and example', async () => {
    copied('examples/lume');
    for (const path of ['cli/src/names.ts', 'lume/__main__.py', 'lume/errors.py', 'lume/modules.py'])
      edit(path, /\.lm\b/g, '.lux');
    const result = await check({ repo, config: 'refdata.yml', today: TODAY, cache: RUN_CACHE });
    const [cause] = result.causes;
    expect(result.changes.length).toBeGreaterThan(10);
    expect(alone(result)).toEqual([]);
    expect(sizes(result.causes)).toEqual([`change ${result.changes.length}`]);
    expect(cause?.changes.map(({ confidence }) => confidence)).toEqual(result.changes.map(() => 1));
    expect(cause?.message).toContain('.lux');
    const text = checkMarkdown(result, { rows: 10 });
    expect(text).toContain(`**${result.changes.length - 1} more follow from it**`);
  });

  test('one validation that all routes share: one cause at its line', async () => {
    copied('examples/loja');
    edit('src/catalogo.df', '"min": 2, "max": 80', '"min": 3, "max": 70');
    edit('src/catalogo.df', '"numero", "min": 0', '"numero", "min": 1');
    const result = await routes();
    expect(result.changes.length).toBeGreaterThan(40);
    expect(sizes(result.causes)).toEqual([`line ${result.changes.length}`]);
    expect(result.causes[0]?.place).toMatchObject({ file: 'src/app.df' });
  });

  test('another prefix of a mount: one cause, told as a move', async () => {
    copied('examples/loja');
    edit('src/config.df', 'VERSAO := 1', 'VERSAO := 2');
    const result = await routes();
    expect(result.counts).toMatchObject({ major: 12, minor: 12 });
    expect(sizes(result.causes)).toEqual(['move 24']);
    expect(result.causes[0]?.message).toBe('12 routes most likely moved: "v1" became "v2".');
  });
});

describe('two documents of a server', () => {
  let repo: string;
  beforeEach(() => {
    repo = temporaryFolder('causes');
  });
  afterEach(() => rmSync(repo, { recursive: true, force: true }));
  const JSON_BODY = { 'application/json': { schema: { type: 'object' } } };
  const told = async (base: object, head: object, method = 'get'): Promise<[string[], string[]]> => {
    const write = (given: object, folder: string) => {
      const operation = 'parameters' in given ? given : { responses: given };
      const paths = { '/itens': { [method]: operation }, '/pedidos': { [method]: operation } };
      const document = { openapi: '3.1.0', info: { title: 'Loja', version: '1.0.0' }, paths };
      mkdirSync(join(repo, folder), { recursive: true });
      writeFileSync(join(repo, folder, 'openapi.json'), JSON.stringify(document, null, 2));
    };
    write(base, 'base');
    write(head, '.');
    const result = await checkRoutes({
      repo,
      server: 'openapi.json',
      base: join(repo, 'base/openapi.json'),
      today: TODAY,
    });
    return [result.changes.map(({ message }) => message), result.causes.map(({ message }) => message)];
  };

  test('another status and another type in place of the only one: that is what they have in common', async () => {
    const [, [cause]] = await told({ 200: { description: 'a' } }, { 202: { description: 'a' } });
    expect(cause).toBe('2 routes: most likely "200" became "202".');
    const [, both] = await told(
      { 200: { description: 'a' }, 400: { description: 'b' } },
      { 202: { description: 'a' }, 422: { description: 'b' } },
    );
    expect(both.sort()).toEqual([
      '2 routes: most likely "200" became "202".',
      '2 routes: most likely "400" became "422".',
    ]);
    const html = { 'text/html': { schema: { type: 'string' } } };
    const [changes, causes] = await told(
      { 200: { description: 'a', content: JSON_BODY } },
      { 200: { description: 'a', content: html } },
    );
    expect(changes).toContain('GET /itens no longer answers application/json at 200.');
    expect(causes).toEqual(['2 routes: most likely "application/json" became "text/html".']);
  });

  test('a parameter that is taken at another place, of which each change says which', async () => {
    const responses = { 200: { description: 'a' } };
    const at = (...parameters: readonly (readonly [place: string, name: string, minLength?: number])[]) => ({
      responses,
      parameters: parameters.map(([place, name, minLength]) => ({
        in: place,
        name,
        required: true,
        schema: { type: 'string', ...(minLength !== undefined && { minLength }) },
      })),
    });
    const [changes, causes] = await told(at(['query', 'chave']), at(['header', 'Chave', 3]));
    expect(causes).toEqual(['2 routes: most likely "query chave" became "header chave".']);
    expect(changes.slice(0, 2).sort()).toEqual([
      'GET /itens takes less at header chave: null became required.',
      'GET /itens takes more at query chave: required became null.',
    ]);
    const [, cookie] = await told(at(['query', 'chave']), at(['cookie', 'chave']));
    expect(cookie).toEqual(['2 routes: most likely "query chave" became "cookie chave".']);
    const field = { type: 'string' };
    const body = (properties: object) => ({
      required: true,
      content: {
        'application/json': { schema: { type: 'object', properties, required: Object.keys(properties) } },
      },
    });
    const [, fields] = await told(
      { ...at(['query', 'chave']), requestBody: body({ nome: field }) },
      { ...at(), requestBody: body({ nome: field, chave: field }) },
      'post',
    );
    expect(fields).toEqual(['2 routes: most likely "query chave" became "body chave".']);
    const [, whole] = await told(
      at(['query', 'chave']),
      { ...at(), requestBody: body({ chave: field }) },
      'post',
    );
    expect(whole).toEqual(['2 routes: most likely "query chave" became "body".']);
    const [, several] = await told(
      at(['query', 'chave'], ['query', 'limite']),
      { ...at(), requestBody: body({ chave: field, limite: field }) },
      'post',
    );
    expect(several).toEqual(['2 routes: most likely "query" became "body".']);
    const guarded = { ...at(), security: [{ key: [] }] };
    const [, access] = await told(at(['query', 'chave']), guarded);
    expect(access).toEqual(['2 routes: most likely "query chave" became "access".']);
    const [, other] = await told(at(['query', 'limite']), guarded);
    expect(other.join(' ')).not.toContain('became "access"');
    const [, two] = await told(at(['query', 'chave']), at(['header', 'chave'], ['cookie', 'chave']));
    expect(two.join(' ')).not.toContain('query chave');
  });

  test('of two that come nobody knows which is in place of it', async () => {
    const answers = { 202: { description: 'a' }, 204: { description: 'b' } };
    const [, causes] = await told({ 200: { description: 'a' } }, answers);
    expect(causes.join(' ')).not.toContain('became');
  });
});

describe('two sets of files', () => {
  const set = (edit: (files: Draft) => void) => {
    const files = structuredClone(soundFiles());
    edit(files as Draft);
    return { files, origins: new Map() };
  };
  const modules = (...list: readonly (readonly [string, ...(readonly string[])[]])[]) =>
    set(files => {
      const modulos = list.map(([nome, ...simbolos]) => ({
        nome,
        apelidos: [],
        total: simbolos.length,
        simbolos: simbolos.map(([name, assinatura, resumo]) => ({ nome: name, assinatura, resumo })),
      }));
      Object.assign(files.modulos, { modulos });
    });
  const compared = (before: ReturnType<typeof set>, after: ReturnType<typeof set>) => {
    const changes = changesBetween(before, after);
    return { changes, causes: causesOf(changes, { isOnCause: () => false }) };
  };

  test('the same parameter of many functions is one edit, wherever they are', () => {
    const names = Array.from({ length: 214 }, (_, i) => `Classe${i}`);
    const of = (signature: string) =>
      modules(
        ...['A', 'B'].map(name => [name, ...names.map(each => [each, signature, `${each}.`])] as const),
      );
    const result = compared(of('(valor, nomes=None)'), of('(*valores)'));
    expect(alone(result)).toEqual([]);
    expect(result.causes.length).toBeLessThanOrEqual(3);
  });

  test('symbols that go to a module that is new moved there, together', () => {
    const [a, b, c] = [
      ['Set', '', 'Um conjunto.'],
      ['Map', '', 'Um mapa.'],
      ['Lista', '', 'Uma lista.'],
    ] as const;
    const result = compared(
      modules(['esnext', [...a], [...b], [...c]]),
      modules(['esnext', [...c]], ['es2025', [...a], [...b]]),
    );
    expect(result.changes.map(({ rule, name }) => `${rule} ${name}`).sort()).toEqual([
      'modulo-added es2025',
      'simbolo-moved Map',
      'simbolo-moved Set',
    ]);
    expect(result.causes.map(({ message }) => message)).toEqual([
      '2 symbols moved from `esnext` to `es2025`.',
    ]);
  });

  test('a module that is gone, and whose symbols are in others now: they moved there, where their summaries say so', () => {
    const [a, b, c, d] = [
      ['soma', '(a, b)', 'A soma.'],
      ['media', '(*valores)', 'A média.'],
      ['raiz', '(n)', 'A raiz quadrada.'],
      ['LIMITE', '', ''],
    ] as const;
    const old = modules(['Numeros', [...a], [...b], [...c], [...d]], ['Texto', ['vira', '(t)', 'Vira.']]);
    const split = compared(
      old,
      modules(['Contas', [...a], [...b]], ['Raizes', [...c], [...d]], ['Texto', ['vira', '(t)', 'Vira.']]),
    );
    expect(
      split.changes
        .map(({ rule, name, after }) => `${rule} ${name} ${rule === 'simbolo-moved' ? after : ''}`)
        .sort(),
    ).toEqual([
      'modulo-added Contas ',
      'modulo-added Raizes ',
      'modulo-removed Numeros ',
      'simbolo-moved media Contas',
      'simbolo-moved raiz Raizes',
      'simbolo-moved soma Contas',
    ]);
    expect(split.causes.map(({ message }) => message)).toEqual([
      '2 symbols moved from `Numeros` to `Contas`.',
    ]);
    const merged = compared(
      old,
      modules(['Texto', ['vira', '(t)', 'Vira.'], [...a], [...b], [...c], [...d]]),
    );
    expect(merged.changes.map(({ rule, name }) => `${rule} ${name}`).sort()).toEqual([
      'modulo-removed Numeros',
      'simbolo-added LIMITE',
      ...['media', 'raiz', 'soma'].map(name => `simbolo-moved ${name}`),
    ]);
  });

  test('two symbols that swap their names: one cause, with all that differs in their signatures', () => {
    const [vira, junta] = [
      ['(texto: str, *, vezes: int = 1) -> str', 'Vira o texto de trás para a frente.'],
      ['(partes: list[str], entre: str = "") -> list[str]', 'Junta as partes.'],
    ] as const;
    const result = compared(
      modules(['Texto', ['vira', ...vira], ['junta', ...junta]]),
      modules(['Texto', ['vira', ...junta], ['junta', ...vira]]),
    );
    expect(result.changes.length).toBeGreaterThan(8);
    expect(alone(result)).toEqual([]);
    expect(result.causes.map(({ message }) => message.split(' did ')[0])).toEqual(['Texto.vira']);
  });

  test('a symbol by another name in another module, with the same texts, which nothing else has', () => {
    const conta = ['(texto, parte)', 'Quantas vezes a parte aparece no texto.'] as const;
    const list = (...more: string[][]) => ['Lista', ['vira', '(l)', 'Vira.'], ...more] as const;
    const text = (...more: string[][]) => ['Texto', ['vira', '(t)', 'Vira.'], ...more] as const;
    const before = modules(list(), text(['conta', ...conta]));
    const told = (...more: string[][]) =>
      compared(before, modules(list(...more), text())).causes.map(({ message }) => message);
    expect(told(['frequencia', ...conta])).toEqual(['`conta` is most likely `Lista.frequencia` now.']);
    expect(told(['frequencia', ...conta], ['total', ...conta])).toEqual([]);
  });

  test('a symbol that moved and changed, and one with another name and other words, each with a confidence', () => {
    const before = modules(
      ['Texto', ['inverte', '(texto)', 'Vira o texto de trás para a frente.'], ['soma', '(a, b)', 'A soma.']],
      ['Lista', ['junta', '(a)', 'Junta.']],
    );
    const after = modules(
      ['Texto', ['inverter', '(texto)', 'Vira o texto todo de trás para a frente.']],
      ['Lista', ['junta', '(a)', 'Junta.'], ['soma', '(a, b, *mais)', 'A soma de todos.']],
    );
    const { causes } = compared(before, after);
    expect(sizes(causes)).toEqual(['move 2', 'move 2']);
    for (const { changes, message } of causes) {
      expect(changes[1]?.confidence).toBeGreaterThan(0.6);
      expect(changes[1]?.confidence).toBeLessThan(1);
      expect(message).toContain('most likely');
    }
    expect(causes.map(({ message }) => message).join()).toMatch(
      /`inverte`.*`inverter` now.*`Texto` to `Lista`/,
    );
  });

  test('what has nothing in common is two things', () => {
    const { causes } = compared(
      modules(['Texto', ['inverte', '(texto)', 'Vira o texto.']]),
      modules(['Texto', ['conta', '(lista, valor)', 'Quantas vezes há um valor.']]),
    );
    expect(causes).toEqual([]);
  });

  test('a renamed command, and the references to it', () => {
    const result = compared(
      set(() => {}),
      set(({ comandos }) => {
        const all = comandos.grupos.flatMap((grupo: { comandos: object[] }) => grupo.comandos);
        const [first, second] = all as { nome: string; uso: string; detalhe: string; veja: string[] }[];
        second?.veja.push('outro');
        Object.assign(second ?? {}, { detalhe: 'Como `outro`.' });
        Object.assign(first ?? {}, { uso: first?.uso.replace(first.nome, 'outro'), nome: 'outro' });
      }),
    );
    expect(sizes(result.causes)).toEqual([`change ${result.changes.length}`]);
    expect(result.changes.length).toBeGreaterThanOrEqual(3);
  });

  test('a report has each change once, whatever explains it, and a comment is bounded', () => {
    const before = set(() => {});
    const after = set(files => {
      for (let i = 0; i < 500; i += 1) {
        files.embutidas.funcoes.push(`f${i}`);
        files.erros.codigos.push({
          codigo: `ZZ${1000 + i}`,
          titulo: `t${i}`,
          explicacao: `e${i}`,
          exemplo: '',
          solucao: 'Corrija.',
          doc: '',
        });
      }
      for (const code of files.erros.codigos) code.solucao = `${code.solucao} Veja a página.`;
    });
    const found = compared(before, after);
    const result = {
      ...({} as CheckResult),
      ...found,
      evidence: [],
      edits: [],
      findings: [],
      unknown: [],
      excepted: [],
      release: null,
    };
    Object.assign(result, {
      nome: 'L',
      verdict: 'unchanged',
      counts: { major: 0, minor: 0, patch: 0, info: 0 },
      base: { name: 'b', commit: null, versao: '1' },
      head: { name: 'h', commit: null, versao: '1' },
      compared: { base: 1, head: 1 },
    });
    const whole = checkMarkdown(result)
      .split('\n')
      .filter(line => /^\| (?!\*\*|Change|File|<code>)/.test(line));
    expect(whole.filter(line => !/^\| *---/.test(line)).length).toBeGreaterThanOrEqual(found.changes.length);
    const short = checkMarkdown(result, { rows: MAX_ROWS });
    expect(short.split('\n').length).toBeLessThan(100);
    expect(short).not.toContain('more changes are in');
  });
});
