import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';
import { parseConfig } from '../../src/config/config.js';
import { configSchema } from '../../src/config/schema.js';
import { kinds } from '../../src/extract/generated/kinds.js';
import { RULE_GROUPS } from '../../src/rules/catalogue.js';

const root = resolve(import.meta.dirname ?? '.', '..', '..');
const schema = JSON.parse(readFileSync(join(root, 'schemas/refdata.schema.json'), 'utf8'));
const accepts = new Ajv2020({
  strict: true,
  strictTypes: false,
  strictRequired: false,
  allErrors: true,
}).compile(schema);

const SMALLEST = {
  nome: 'Lume',
  descricao: 'A linguagem Lume',
  documentacao: 'https://lume.example/docs',
  versao: '1.0.0',
  sintaxe: { extensao: '.lm' },
};
const TABLE = { table: 'src/tokens.py#KEYWORDS' };

/** What `refdata build` itself thinks of a configuration. */
function isRead(config: unknown): boolean {
  return configSchema.safeParse(config).success;
}

describe('schemas/refdata.schema.json, for editors', () => {
  test('says who it is', () => {
    expect(schema.$id).toBe('urn:refdata-action:schema:refdata:1');
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(schema.title).toBe('refdata.yml');
  });

  test('describes every key, and the examples of a text are accepted by it', () => {
    for (const [name, property] of Object.entries<{ description?: string; examples?: unknown[] }>(
      schema.properties,
    )) {
      expect([name, property.description]).toEqual([name, expect.stringMatching(/\S/)]);
      for (const example of property.examples ?? []) {
        expect([name, accepts({ ...SMALLEST, [name]: example })]).toEqual([name, true]);
      }
    }
  });

  test.each([
    ['sintaxe.reservadas', ['palavra', 'descricao', 'equivalente'], ['word', 'onde', 'simbolo']],
    ['sintaxe.contextuais', ['palavra', 'onde'], ['context']],
    ['sintaxe.operadores', ['simbolo', 'descricao'], ['palavra', 'symbol']],
    ['embutidas', ['nome', 'assinatura', 'obsoleto'], ['name', 'resumo']],
    ['modulos', ['nome', 'apelidos', 'apelido_de', 'assinatura', '_modulo'], ['modules', 'palavra']],
    ['comandos', ['grupo', 'nome', 'opcoes', 'flag'], ['usage', 'codigo']],
    ['erros', ['codigo', 'titulo', 'solucao', 'doc'], ['title', 'code']],
  ])('offers the fields of %s in its map, and refuses others', (list, fields, others) => {
    const { reservadas: _, ...sintaxe } = { reservadas: 0, ...SMALLEST.sintaxe };
    const [first = '', second] = list.split('.');
    const withList = (spec: unknown) => ({
      ...SMALLEST,
      ...(second === undefined ? { [first]: spec } : { sintaxe: { ...sintaxe, [second]: spec } }),
    });
    const own = schema.$defs[list.split('.').at(-1) as string];
    const { properties } = own.properties.map.then;
    for (const field of fields) {
      expect([field, accepts(withList({ ...TABLE, map: { [field]: 'key' } }))]).toEqual([field, true]);
      if (!field.startsWith('_'))
        expect([field, properties[field]?.description]).toEqual([field, expect.stringMatching(/\S \S/)]);
    }
    for (const field of others) {
      const map = { [field]: 'key' };
      expect([field, accepts(withList({ ...TABLE, map }))]).toEqual([field, false]);
      expect([field, accepts(withList([TABLE, { ...TABLE, map }]))]).toEqual([field, false]);
      expect([field, accepts(withList({ merge: [{ ...TABLE, map }] }))]).toEqual([field, false]);
      // Another step makes of them what is published.
      expect([
        field,
        accepts(withList({ merge: [{ ...TABLE, map }], map: { [fields[0] as string]: field } })),
      ]).toEqual([field, true]);
    }
  });

  test('offers the fields of what an entry holds a list of', () => {
    const withSymbols = (map: object) => ({
      ...SMALLEST,
      modulos: { ...TABLE, map: { nome: 'key', simbolos: { each: 'value', map } } },
    });
    expect(accepts(withSymbols({ nome: 'key', assinatura: 'value[0]', resumo: 'value[1]' }))).toBe(true);
    expect(accepts(withSymbols({ nome: 'key', signature: 'value[0]' }))).toBe(false);
  });

  test('knows every kind of source and every rule that can be changed', () => {
    const { source } = schema.$defs;
    expect(source.oneOf.map(({ required }: { required: string[] }) => required[0])).toEqual(
      kinds.map(({ name }) => name),
    );
    const changeable = RULE_GROUPS.flatMap(({ rules }) => rules).filter(rule => rule.fixed !== true);
    expect(Object.keys(schema.properties.rules.properties)).toEqual(changeable.map(({ id }) => id));
  });

  const files = globSync(['recipes/*/refdata.yml', 'examples/*/refdata.yml'], { cwd: root }).sort();
  test.each(files)('accepts %s', file => {
    const text = readFileSync(join(root, file), 'utf8');
    expect(() => parseConfig(text, file)).not.toThrow();
    const valid = accepts(parse(text, { merge: true }));
    expect([valid, accepts.errors]).toEqual([true, null]);
  });

  test('there are recipes and an example', () => {
    expect(files.length).toBeGreaterThanOrEqual(3);
  });

  const ACCEPTED: [string, object][] = [
    ['the smallest configuration', SMALLEST],
    ['a version from a constant', { ...SMALLEST, versao: { table: 'src/version.py#VERSION' } }],
    ['one source', { ...SMALLEST, erros: TABLE }],
    ['several sources', { ...SMALLEST, erros: [TABLE, { value: ['x'] }] }],
    [
      'every step',
      {
        ...SMALLEST,
        erros: {
          ...TABLE,
          filter: 'value',
          map: { codigo: 'key' },
          unique: 'codigo',
          group: { by: 'a', into: 'b' },
          sort: ['codigo'],
        },
      },
    ],
    [
      'a join and several',
      {
        ...SMALLEST,
        erros: {
          ...TABLE,
          join: [
            { data: 'a.json', on: 'codigo' },
            { value: { a: 1 }, on: 'key', key: 'value', optional: true },
          ],
        },
      },
    ],
    ['merged sources in merged sources', { ...SMALLEST, erros: { merge: [{ merge: [TABLE] }, TABLE] } }],
    [
      'a mapping in a mapping',
      {
        ...SMALLEST,
        erros: {
          ...TABLE,
          map: { _a: { each: 'value', map: { _b: { each: 'value', filter: 'x', sort: 'y' } } } },
        },
      },
    ],
    ['a value of nothing', { ...SMALLEST, erros: { value: null } }],
    [
      'an option of its kind',
      { ...SMALLEST, conteudos: { exercicios: { count: '*', by: 'folder' }, exemplos: 3 } },
    ],
    [
      'policy',
      {
        ...SMALLEST,
        rules: { 'codigo-pattern': { level: 'warning', pattern: '^X' }, 'doc-present': { level: 'off' } },
      },
    ],
    ['a limit', { ...SMALLEST, limits: { source_mib: 48 } }],
  ];
  test.each(ACCEPTED)('accepts %s', (_name, config) => {
    expect([accepts(config), isRead(config)]).toEqual([true, true]);
  });

  const without = (name: keyof typeof SMALLEST) =>
    Object.fromEntries(Object.entries(SMALLEST).filter(([key]) => key !== name));
  const REFUSED: [string, unknown][] = [
    ['nothing', null],
    ['a list', []],
    ['no nome', without('nome')],
    ['no versao', without('versao')],
    ['no sintaxe', without('sintaxe')],
    ['an empty nome', { ...SMALLEST, nome: '' }],
    ['a version that YAML made a number', { ...SMALLEST, versao: 1.1 }],
    ['an address that is none', { ...SMALLEST, documentacao: 'lume.example/docs' }],
    ['an unknown key', { ...SMALLEST, error: TABLE }],
    ['an unknown key inside', { ...SMALLEST, sintaxe: { extensao: '.lm', reservada: TABLE } }],
    ['no extension', { ...SMALLEST, sintaxe: {} }],
    ['a source without kind', { ...SMALLEST, erros: { map: { codigo: 'key' } } }],
    ['a source of two kinds', { ...SMALLEST, erros: { ...TABLE, value: ['x'] } }],
    ['a source that is a text', { ...SMALLEST, erros: 'src/errors.py#ERRORS' }],
    ['a table without name', { ...SMALLEST, erros: { table: 'src/errors.py' } }],
    ['an unknown step', { ...SMALLEST, erros: { ...TABLE, fliter: 'value' } }],
    ['an option of another kind', { ...SMALLEST, erros: { ...TABLE, by: 'folder' } }],
    ['a format that there is not', { ...SMALLEST, erros: { data: 'x.bin', format: 'xml' } }],
    ['a mapping of numbers', { ...SMALLEST, erros: { ...TABLE, map: { codigo: 1 } } }],
    ['an empty expression', { ...SMALLEST, erros: { ...TABLE, filter: '' } }],
    ['each without list', { ...SMALLEST, erros: { ...TABLE, map: { a: { map: { b: 'key' } } } } }],
    ['a join without on', { ...SMALLEST, erros: { ...TABLE, join: { data: 'a.json' } } }],
    [
      'a join of two kinds',
      { ...SMALLEST, erros: { ...TABLE, join: { ...TABLE, data: 'a.json', on: 'key' } } },
    ],
    ['a group without into', { ...SMALLEST, erros: { ...TABLE, group: { by: 'a' } } }],
    ['merge of one source that is no list', { ...SMALLEST, erros: { merge: TABLE } }],
    ['a count below zero', { ...SMALLEST, conteudos: { exemplos: -1 } }],
    ['half a count', { ...SMALLEST, conteudos: { exemplos: 1.5 } }],
    ['a level that there is not', { ...SMALLEST, rules: { 'codigo-pattern': { level: 'fatal' } } }],
    ['a limit of nothing', { ...SMALLEST, limits: { source_mib: 0 } }],
  ];
  test.each(REFUSED)('refuses %s, as the build does', (_name, config) => {
    expect([accepts(config), isRead(config)]).toEqual([false, false]);
  });

  test('refuses rules that there are not, and rules that cannot be changed', () => {
    expect(accepts({ ...SMALLEST, rules: { 'codigo-patern': { level: 'off' } } })).toBe(false);
    expect(accepts({ ...SMALLEST, rules: { schema: { level: 'off' } } })).toBe(false);
  });
});
