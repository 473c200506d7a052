import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { languageAt } from '../../src/commands/language-data.js';
import { type McpOverHttp, mcpOverHttp } from '../../src/commands/mcp.js';
import { FILE_NAMES, pathOf, type ReferenceFiles } from '../../src/contract/files.js';
import { Checker } from '../../src/lsp/judge/checker.js';
import { changesAnswer, searchAnswer, symbolAnswer } from '../../src/mcp/answers.js';
import { Catalogue } from '../../src/mcp/catalogue.js';
import { checkedNames } from '../../src/mcp/program-names.js';
import { buildModel } from '../../src/pages/index.js';
import { type BuiltSite, buildLume } from '../verify/built-site.js';

/** Of a model, all but the files. */
const NOTHING_MORE = {
  origins: new Map(),
  details: new Map(),
  idioma: 'pt',
  baseUrl: null,
  commit: null,
  programs: [],
  archive: false,
} as const;

const LUME = resolve(import.meta.dirname ?? '.', '..', '..', 'examples', 'lume');
/** A token has three characters or more, and what stands around results takes a few. */
const MAX_ANSWER_CHARACTERS = 6300;

interface Answer {
  versao: string;
  total: number;
  results: { name: string; kind?: string; module?: string; address?: string; example?: string }[];
  nearest?: string[];
  cursor?: string;
}

let site: BuiltSite;
let server: McpOverHttp;
let client: Client;
let files: ReferenceFiles;
beforeAll(async () => {
  site = await buildLume();
  server = await mcpOverHttp(site.folder, 0);
  client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL(server.url)));
  files = Object.fromEntries(
    FILE_NAMES.map(name => [name, JSON.parse(readFileSync(join(site.folder, pathOf(name)), 'utf8'))]),
  ) as unknown as ReferenceFiles;
});
afterAll(async () => {
  await client.close();
  await server.close();
  site.remove();
});

async function ask(name: string, args: Record<string, unknown>): Promise<Answer> {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const [first] = content as { type: string; text: string }[];
  if (isError || first === undefined) throw new Error(first?.text);
  expect(first.text.length).toBeLessThan(MAX_ANSWER_CHARACTERS);
  return JSON.parse(first.text);
}

/** Names of the seven files, each with what it is. */
function namesOf({ sintaxe, embutidas, modulos, comandos, erros }: ReferenceFiles): [string, string][] {
  return [
    ...sintaxe.reservadas.map(({ palavra }): [string, string] => [palavra, 'palavra']),
    ...sintaxe.contextuais.map(({ palavra }): [string, string] => [palavra, 'contextual']),
    ...sintaxe.operadores.map(({ simbolo }): [string, string] => [simbolo, 'operador']),
    ...embutidas.funcoes.map((nome): [string, string] => [nome, 'embutida']),
    ...modulos.modulos.flatMap(({ nome, simbolos }): [string, string][] => [
      [nome, 'modulo'],
      ...simbolos.map((symbol): [string, string] => [`${nome}.${symbol.nome}`, 'simbolo']),
    ]),
    ...comandos.grupos.flatMap(group =>
      group.comandos.map(({ nome }): [string, string] => [nome, 'comando']),
    ),
    ...erros.codigos.map(({ codigo }): [string, string] => [codigo, 'erro']),
  ];
}

/** The files with another signature of each symbol of that name. */
function modulesOf(all: ReferenceFiles, nome: string, assinatura: string): ReferenceFiles {
  const modulos = all.modulos.modulos.map(module => ({
    ...module,
    simbolos: module.simbolos.map(each => (each.nome === nome ? { ...each, assinatura } : each)),
  }));
  return { ...all, modulos: { ...all.modulos, modulos } };
}

describe('refdata mcp', () => {
  it('lists tools that only read', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search', 'symbol', 'explain', 'changes', 'check']);
    for (const { annotations } of tools) expect(annotations).toMatchObject({ readOnlyHint: true });
  });

  it('answers 200 questions right, 50 of them about names that do not exist', async () => {
    const names = namesOf(files);
    const plain = new Set(names.map(([name]) => name));
    const asked = names.filter((_, i) => i % Math.ceil(names.length / 150) === 0 || i >= names.length - 150);
    expect(asked.length).toBeGreaterThanOrEqual(150);
    for (const [name, kind] of asked.slice(0, 150)) {
      const { results, versao } = await ask('symbol', { name });
      expect(versao).toBe('1.4.0');
      const found = results.find(each => each.kind === kind);
      const called = found?.module === undefined ? found?.name : `${found.module}.${found.name}`;
      expect([name, called]).toEqual([name, name]);
      expect(found?.address).toMatch(/^\/(?:sintaxe|embutidas|modulos|comandos|erros)/);
    }
    const invented = names
      .map(([name]) => `${name.slice(0, -1)}qz`)
      .filter(name => /^[a-z]{4,}$/i.test(name) && !plain.has(name))
      .slice(0, 50);
    expect(invented).toHaveLength(50);
    for (const name of invented) {
      const { total, results, nearest } = await ask('symbol', { name });
      expect([name, total, results]).toEqual([name, 0, []]);
      for (const near of nearest ?? [])
        expect(names.some(([each]) => each === near || each.endsWith(`.${near}`))).toBe(true);
    }
  });

  it('knows names as people write them: with another name of the module, another case, a call, in quotes', async () => {
    let seen = 0;
    for (const { nome, apelidos, simbolos } of files.modulos.modulos)
      for (const [i, symbol] of simbolos.entries()) {
        const within = apelidos[i % (apelidos.length || 1)] ?? nome;
        const written = `${within}.${symbol.nome}`;
        for (const name of [written, written.toUpperCase(), `${written}(1, 2)`, `\`${written}()\``]) {
          const { results } = await ask('symbol', { name });
          expect([name, results.map(each => `${each.module}.${each.name}`)]).toEqual([
            name,
            [`${nome}.${symbol.nome}`],
          ]);
        }
        const { results } = await ask('symbol', { name: symbol.nome, module: within.toUpperCase() });
        expect(results).toMatchObject([{ name: symbol.nome, module: nome }]);
        const wrong = await ask('symbol', { name: `${written}qz` });
        expect(wrong.results).toEqual([]);
        expect(wrong.nearest).toContain(`${nome}.${symbol.nome}`);
        seen += 1;
      }
    expect(seen).toBe(files.modulos.total_simbolos);
  });

  it.each([
    ['search', { q: 'inverte' }, 'inverte'],
    ['search', { term: 'inverte', kind: 'simbolo', cursor: '' }, 'inverte'],
    // As the search of the site has it.
    ['search', { query: 'LM101' }, 'LM0101'],
    ['search', { query: 'lm-0101', kind: 'erro' }, 'LM0101'],
    ['search', { query: 'lm 101' }, 'LM0101'],
    ['search', { query: '0101' }, 'LM0101'],
    ['symbol', { symbol: 'inverte', module: 'Lume.Texto' }, 'inverte'],
    ['symbol', { query: 'mostra', module: null, cursor: null }, 'mostra'],
    ['explain', { name: 'LM0101' }, 'LM0101'],
    ['explain', { error_code: 'LM0101' }, 'LM0101'],
    ['explain', { code: 'LM101' }, 'LM0101'],
    ['explain', { code: '101' }, 'LM0101'],
    ['explain', { code: 'linha 102: erro lm-101' }, 'LM0101'],
    ['symbol', { name: 'lm 101' }, 'LM0101'],
    ['check', { source: 'usa Lume.Texto\nmostra Lume.Texto.invertix("a")' }, 'Lume.Texto.invertix'],
  ])('%s knows what %j gives, whatever it is called there', async (tool, args, name) => {
    const { results } = await ask(tool, args);
    expect(results[0]?.name).toBe(name);
  });

  it('guesses nothing where several texts are given, or none', async () => {
    for (const args of [{ q: 'inverte', language: 'lume' }, {}, { q: 1 }])
      await expect(ask('search', args)).rejects.toThrow(/query/);
  });

  it.each(['Lume::Texto::inverte', 'lume/texto#inverte', '“Lume.Texto.inverte”;', 'Lume.Texto->inverte()'])(
    'knows %s',
    async name => {
      const { results } = await ask('symbol', { name });
      expect(results).toMatchObject([{ name: 'inverte', module: 'Lume.Texto' }]);
      const invented = await ask('symbol', { name: name.replace('inverte', 'invertex') });
      expect([invented.total, invented.nearest?.[0]]).toEqual([0, 'Lume.Texto.inverte']);
    },
  );

  it('takes a name with another sign at its end for another name', async () => {
    for (const name of ['inverte!', 'inverte?', 'Lume.Texto.inverte?']) {
      const { total, nearest } = await ask('symbol', { name });
      expect([name, total]).toEqual([name, 0]);
      expect(nearest?.some(near => near.endsWith('inverte'))).toBe(true);
    }
  });

  it('says for a word of another language what there is in its place', async () => {
    const plain = new Set(
      [...namesOf(files).map(([name]) => name), ...files.sintaxe.verbos_http].map(name => name.toLowerCase()),
    );
    let seen = 0;
    for (const { palavra, equivalente } of files.sintaxe.reservadas) {
      const [word = ''] = equivalente.split(/[\s/]/);
      if (!/^[a-z]{3,}$/i.test(word) || plain.has(word.toLowerCase())) continue;
      const { results, nearest } = await ask('symbol', { name: word });
      expect([word, results]).toEqual([word, []]);
      expect([word, nearest]).toEqual([word, expect.arrayContaining([palavra])]);
      const found = await ask('search', { query: `${word} statement` });
      expect([word, found.results.map(({ name }) => name)]).toEqual([
        word,
        expect.arrayContaining([palavra]),
      ]);
      seen += 1;
    }
    expect(seen).toBeGreaterThan(20);
  });

  it.each([
    // The word in whose place it stands before texts that have the letters.
    ['if', 'se'],
    ['and', 'e'],
    // As somebody writes a call, or begins one.
    ['mostra()', 'mostra'],
    ['titulo(', 'titulo'],
    // A name among words that say nothing.
    ['data e hora agora', 'agora'],
    ['erro LM0101: algo que ninguem disse', 'LM0101'],
  ])('finds first what %s asks for', async (query, name) => {
    const { results } = await ask('search', { query });
    expect(results[0]?.name).toBe(name);
  });

  it('says what is most like a name that is not there, whatever its search has found by words', async () => {
    const { modulos, sintaxe } = files;
    const said = [
      ...modulos.modulos.flatMap(({ simbolos }) => simbolos.map(({ resumo }) => resumo)),
      ...sintaxe.reservadas.map(({ descricao }) => descricao),
    ];
    const words = new Set(said.flatMap(text => text.match(/\p{L}{4,}/gu) ?? []));
    const seen = { named: 0, missing: 0, near: 0 };
    for (const query of words) {
      const [found, looked] = [await ask('search', { query }), await ask('symbol', { name: query })];
      expect([query, found.total > 0]).toEqual([query, true]);
      // A look-up of a name is told so, and a search is one.
      expect([query, found.nearest]).toEqual([query, looked.total > 0 ? undefined : looked.nearest]);
      if (found.nearest === undefined) seen.named += 1;
      else seen[found.nearest.length > 0 ? 'near' : 'missing'] += 1;
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(5);
  });

  it.each([
    ['abs', 'absoluto'],
    ['erro LM9999', 'LM0409'],
    // A name in what no name is.
    ['lista<texto>', 'lista'],
  ])('says what is most like %s', async (query, name) => {
    const { total, nearest } = await ask('symbol', { name: query });
    expect([total, nearest]).toEqual([0, expect.arrayContaining([name])]);
  });

  it('tells each form of what can be called in several ways', () => {
    const assinatura = '(x) | (x: number, n = 2): text';
    const signed = modulesOf(files, 'titulo', assinatura);
    const { referencia } = buildModel({ files: signed, ...NOTHING_MORE });
    const { results } = symbolAnswer(new Catalogue(referencia, ''), { name: 'Lume.Texto.titulo' });
    expect(results).toMatchObject([
      {
        signature: assinatura,
        forms: [
          { signature: '(x)', parameters: [{ name: 'x', optional: false }] },
          {
            signature: '(x: number, n = 2): text',
            parameters: [
              { name: 'x', type: 'number' },
              { name: 'n', default: '2', optional: true },
            ],
            returns: 'text',
          },
        ],
      },
    ]);
    expect(results[0]).not.toHaveProperty('parameters');
  });

  it('explains a name that is no code, too', async () => {
    const { results } = await ask('explain', { code: 'mostra' });
    expect(results).toMatchObject([{ name: 'mostra', kind: 'palavra' }]);
  });

  it('gives a thing once, whatever it is found by', async () => {
    const { operadores } = files.sintaxe;
    const shared = operadores.filter(({ simbolo, equivalente }) => simbolo === equivalente);
    expect(shared.length).toBeGreaterThan(0);
    for (const { simbolo } of shared) {
      const { results } = await ask('search', { query: simbolo, kind: 'operador' });
      expect(results[0]).toMatchObject({ name: simbolo });
      expect(results.filter(({ name }) => name === simbolo)).toHaveLength(1);
    }
  });

  it('explains a code as the file of codes does, and finds the rest by its cursor', async () => {
    for (const { codigo, titulo, exemplo } of files.erros.codigos) {
      const { results } = await ask('explain', {
        code: `erro ${codigo.toLowerCase()}: ${titulo}`.slice(0, 200),
      });
      expect(results).toMatchObject([
        { name: codigo, summary: titulo, example: exemplo, address: `/erros/${codigo}` },
      ]);
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const answer = await ask('search', {
        query: 'LM',
        kind: 'erro',
        ...(cursor !== undefined && { cursor }),
      });
      seen.push(...answer.results.map(({ name }) => name));
      cursor = answer.cursor;
    } while (cursor !== undefined);
    expect(seen).toEqual(files.erros.codigos.map(({ codigo }) => codigo));
  });

  it('refuses pages of others, other host names and arguments that make no sense', async () => {
    const status = (headers: Record<string, string>) =>
      new Promise(done => {
        const { port } = new URL(server.url);
        const asked = request({ host: '127.0.0.1', port, path: '/mcp', method: 'POST', headers }, response =>
          done(response.statusCode),
        );
        asked.end('{}');
      });
    const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    expect(await status({ ...json, origin: 'https://evil.example' })).toBe(403);
    expect(await status({ ...json, host: 'evil.example' })).toBe(403);
    const { isError } = await client.callTool({ name: 'symbol', arguments: { name: '' } });
    expect(isError).toBe(true);
  });
});

describe('answers about odd things', () => {
  const item = (nome: string, more: object = {}) => ({
    ...buildModel({ files, ...NOTHING_MORE }).referencia.itens.find(({ tipo }) => tipo === 'embutida'),
    id: `embutida:${nome}`,
    nome,
    ...more,
  });
  const catalogue = (itens: object[], more: object = {}) =>
    new Catalogue({ versao: '2', nome: 'L', idioma: 'pt', commit: null, itens, ...more } as never, '');

  it('say of a name that is gone since when, and what it is now, however often it was renamed', () => {
    const antigos = [
      { id: 'embutida:imprime', endereco: '/embutidas#imprime', ate: '1.1', agora: 'embutida:escreve' },
      { id: 'embutida:escreve', endereco: '/embutidas#escreve', ate: '1.2', agora: 'embutida:mostra' },
    ];
    const { total, gone, nearest } = symbolAnswer(catalogue([item('mostra')], { antigos }), {
      name: 'imprime()',
    });
    expect({ total, gone, first: nearest?.[0] }).toEqual({
      total: 0,
      gone: [{ id: 'embutida:imprime', since: '1.1', now: 'embutida:mostra', address: '/embutidas#imprime' }],
      first: 'mostra',
    });
  });

  it('say that a version is not known, which is not the same as that nothing changed since', () => {
    const mudancas = [{ versao: '2', anterior: '1', mudancas: [] }];
    const asked = (since: string) => changesAnswer(catalogue([], { mudancas }), { since });
    expect(asked('1')).not.toHaveProperty('unknown');
    expect(asked('2')).not.toHaveProperty('unknown');
    expect(asked('1.9')).toMatchObject({ total: 0, unknown: '1.9', recorded: ['2', '1'] });
  });

  it('keep to their bound for one thing, however much there is to say', () => {
    const long = 'palavra '.repeat(2000);
    const parametros = Array.from({ length: 60 }, (_, i) => ({
      nome: `p${i}`,
      tipo: long,
      padrao: long,
      opcional: false,
      modo: 'ambos',
    }));
    const formas = Array.from({ length: 12 }, () => ({ assinatura: long, parametros, retorno: long }));
    const big = item('f', {
      documentacao: long,
      assinatura: long,
      parametros,
      formas,
      retorno: long,
      resumo: long,
    });
    const answer = symbolAnswer(catalogue([big]), { name: 'f' });
    expect(JSON.stringify(answer).length).toBeLessThan(MAX_ANSWER_CHARACTERS);
    expect(answer.results).toEqual([expect.objectContaining({ name: 'f', kind: 'embutida' })]);
  });

  it('keep to their bound where much is found by words, and much is like what is not there and is gone', () => {
    const filler = 'z'.repeat(300);
    const itens = Array.from({ length: 60 }, (_, i) =>
      item(`imprimi${i}${i < 9 ? '' : filler}`, { resumo: `como imprime ${'palavra '.repeat(20)}` }),
    );
    const antigos = Array.from({ length: 9 }, (_, i) => ({
      id: `${'x'.repeat(i)}:imprime`,
      endereco: `/embutidas#imprime-${i}${filler}`,
      ate: '1.1',
      agora: `embutida:imprimi${i}`,
    }));
    const answer = searchAnswer(catalogue(itens, { antigos }), { query: 'imprime' });
    expect(answer).toMatchObject({ total: 60, nearest: expect.any(Array), gone: expect.any(Array) });
    expect(answer.nearest).toHaveLength(5);
    expect(JSON.stringify(answer).length).toBeLessThan(MAX_ANSWER_CHARACTERS);
    expect(answer.results.length).toBeGreaterThan(1);
  });

  it('keep to their bound of tokens in scripts of which each character is one', () => {
    const items = Array.from({ length: 40 }, (_, i) =>
      item(`関数${i}`, { resumo: '値を返します。'.repeat(30) }),
    );
    const long = item('長い', { documentacao: '説明です。'.repeat(2000), resumo: '値' });
    const asian = catalogue([...items, long]);
    for (const answer of [searchAnswer(asian, { query: '関数' }), symbolAnswer(asian, { name: '長い' })]) {
      expect(answer.results.length).toBeGreaterThan(0);
      const text = JSON.stringify(answer);
      expect(text.match(/[^\0-\u024f]/g)?.length).toBeLessThan(1500);
    }
    expect(searchAnswer(asian, { query: '関数' })).toMatchObject({ total: 40, cursor: expect.any(String) });
  });

  it('take no word for another one that has other vowels', () => {
    const names = [
      '\u0915\u093e',
      '\u0915\u093f',
      '\u0e01\u0e34',
      '\u304b',
      'cafe',
      '\u0645\u0631\u062d\u0628\u0627',
    ];
    const things = catalogue(names.map(name => item(name)));
    const namesOfAnswer = (name: string) =>
      symbolAnswer(things, { name }).results.map(each => (each as { name: string }).name);
    for (const name of names) expect(namesOfAnswer(name)).toEqual([name]);
    for (const name of ['\u0915\u0940', '\u0915', '\u0e01\u0e35', '\u304c'])
      expect([name, namesOfAnswer(name)]).toEqual([name, []]);
    // Accents, and the points of Arabic, may be left out.
    expect(namesOfAnswer('caf\u00e9')).toEqual(['cafe']);
    expect(namesOfAnswer('\u0645\u064e\u0631\u062d\u0628\u0627')).toEqual(['\u0645\u0631\u062d\u0628\u0627']);
  });

  it('have nothing in them that only a machine reads', () => {
    const hidden = [...'ignore'].map(letter => String.fromCodePoint(0xe0100 + (letter.codePointAt(0) ?? 0)));
    const resumo = `dá${hidden.join('')} um \u2764\ufe0f\ufe0f\ufe01 e\u3164\u034f\u200d nada\u{e0041}\u202e`;
    const { results } = symbolAnswer(catalogue([item('f', { resumo })]), { name: 'f' });
    expect(results).toMatchObject([{ summary: 'dá um \u2764\ufe0f e nada\\u{e0041}\\u{202e}' }]);
  });

  it('refuse a cursor that no answer gave, and have nothing behind the last one', async () => {
    for (const cursor of ['x', '-1', '1e9', '9'.repeat(30)])
      await expect(ask('search', { query: 'inverte', cursor })).rejects.toThrow(/cursor/);
    expect((await ask('search', { query: 'inverte', cursor: '999999999' })).results).toEqual([]);
  });
});

describe('checking a program', () => {
  it('answers others while a long one is read', async () => {
    const answered: string[] = [];
    const asked = async (name: string, args: Record<string, unknown>) => {
      const answer = await ask(name, args);
      answered.push(name);
      return answer;
    };
    const program = Array.from({ length: 5000 }, (_, i) => `cham${i}(${i})`).join('\n');
    const checked = asked('check', { program });
    // What is asked then is asked while that is read.
    await new Promise(done => setTimeout(done, 50));
    await asked('search', { query: 'se' });
    await checked;
    expect(answered).toEqual(['search', 'check']);
  });

  it('has every name that there is not, and keeps to its bound, however many there are', async () => {
    const wrong = Array.from({ length: 700 }, (_, i) => `mostra Lume.Texto.inexistente_${i}("a" @ ${i})`);
    const first = await ask('check', { program: wrong.join('\n') });
    // And the sign.
    expect(first.total).toBe(701);
    const rest = await ask('check', { program: wrong.join('\n'), cursor: first.cursor as string });
    expect(rest.results[0]?.name).not.toBe(first.results[0]?.name);
  });

  const programs = readdirSync(LUME, { recursive: true, encoding: 'utf8' }).filter(path =>
    path.endsWith('.lm'),
  );
  // As the site describes it, and as if nobody had said how its programs are cut into tokens.
  const LANGUAGES = ['described', 'by names alone'] as const;
  const checkers = new Map<string, Checker>();
  beforeAll(async () => {
    const data = await languageAt(site.folder);
    expect(data.lexico).toBeDefined();
    checkers.set('described', new Checker(data, 'en'));
    checkers.set('by names alone', new Checker({ ...data, lexico: undefined }, 'en'));
  });
  const namesOfProgram = (language: string, text: string) =>
    checkedNames((checkers.get(language) as Checker).check(text));

  it.each(LANGUAGES)("raises no false alarm on the language's own programs, %s", language => {
    for (const path of programs) {
      const names = namesOfProgram(language, readFileSync(join(LUME, path), 'utf8'));
      expect([path, names.filter(({ state }) => state === 'unknown')]).toEqual([path, []]);
      expect([path, names.some(({ state }) => state === 'known')]).toEqual([path, true]);
    }
  });

  it.each(LANGUAGES)('finds every name of a module that is changed, and says the right one, %s', language => {
    let seen = 0;
    for (const path of programs) {
      const text = readFileSync(join(LUME, path), 'utf8');
      const known = namesOfProgram(language, text).filter(
        ({ name, item }) => name.includes('.') && item?.endereco.startsWith('/modulos/'),
      );
      for (const { name } of known) {
        const changed = namesOfProgram(language, text.replaceAll(name, `${name}x`));
        const found = changed.find(each => each.name === `${name}x`);
        expect([path, name, found?.state, found?.near.includes(name)]).toEqual([path, name, 'unknown', true]);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(3);
  });
});
