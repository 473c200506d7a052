import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { FILE_NAMES, type FileName } from '../../src/contract/files.js';
import { wholeLevel } from '../../src/drift/change.js';
import { changeRule } from '../../src/drift/change-rules.js';
import { changesBetween } from '../../src/drift/changes.js';
import { soundFiles } from '../rules/sound-files.js';
import { oneIn } from '../weekly.js';
import { ELSEWHERE } from './edits.js';

/** Every location of the seven published schemas, and every edit of each keyword. Whether less is promised, Ajv says. */

type Schema = Record<string, unknown>;
type Path = readonly (string | number)[];

interface Edit {
  readonly id: string;
  readonly before: Schema;
  readonly after: Schema;
}

function published(name: FileName): Schema {
  return JSON.parse(readFileSync(`schemas/${name}.schema.json`, 'utf8')) as Schema;
}

const at = (value: unknown, path: Path) =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value) as Schema;

function edited(schema: Schema, path: Path, edit: (inner: Schema) => void): Schema {
  const copy = structuredClone(schema);
  edit(at(copy, path));
  return copy;
}

/** What each keyword can become besides being gone. */
const OTHERS: Readonly<Record<string, (old: never) => readonly unknown[]>> = {
  type: (old: string) => ['string', 'integer', 'array', ['string', 'null']].filter(each => each !== old),
  minLength: (old: number) => [old + 1],
  minimum: (old: number) => [old + 1, old - 1],
  pattern: () => ['^x'],
  const: () => ['outro'],
  additionalProperties: () => [true, { type: 'boolean' }],
  required: (old: string[]) => [...old.map(each => old.filter(other => other !== each)), []],
  description: () => ['Outro texto.'],
  title: () => ['Outro'],
  examples: () => [['outro']],
};
/** What can be said where nothing is. */
const NEW: Schema = {
  minLength: 3,
  pattern: '^a',
  enum: ['a', 'b'],
  maxItems: 2,
  deprecated: true,
  if: { minLength: 2 },
};

function editsOf(name: FileName, whole: Schema, path: Path = []): Edit[] {
  const here = at(whole, path);
  const edit = (what: string, change: (inner: Schema) => void): Edit => ({
    id: `${[name, ...path].join('/')} ${what}`,
    before: whole,
    after: edited(whole, path, change),
  });
  const keywords = Object.keys(here).filter(key => !['properties', 'items', '$schema', '$id'].includes(key));
  const fields = Object.keys((here.properties as Schema | undefined) ?? {});
  return [
    edit('empty', inner => {
      for (const key of Object.keys(inner)) delete inner[key];
    }),
    ...keywords.map(key =>
      edit(`without ${key}`, inner => {
        delete inner[key];
      }),
    ),
    ...keywords.flatMap(key =>
      (OTHERS[key]?.(here[key] as never) ?? []).map(value =>
        edit(`${key} ${JSON.stringify(value)}`, inner => Object.assign(inner, { [key]: value })),
      ),
    ),
    ...Object.entries(NEW)
      .filter(([key]) => !(key in here))
      .map(([key, value]) => edit(`with ${key}`, inner => Object.assign(inner, { [key]: value }))),
    ...(fields.length > 0
      ? [
          edit('another field', inner =>
            Object.assign(inner.properties as Schema, { novo: { type: 'string' } }),
          ),
          ...fields.map(field =>
            edit(`without the field ${field}`, inner => {
              delete (inner.properties as Schema)[field];
              inner.required = (inner.required as string[]).filter(each => each !== field);
            }),
          ),
        ]
      : []),
    ...fields.flatMap(field => editsOf(name, whole, [...path, 'properties', field])),
    ...(here.items ? editsOf(name, whole, [...path, 'items']) : []),
  ];
}

const EDITS = FILE_NAMES.flatMap(name => editsOf(name, published(name)).map(edit => ({ name, ...edit })));

function told(name: FileName, before: unknown, after: unknown) {
  const set = (schema: unknown) => ({
    files: soundFiles(),
    origins: new Map(),
    schemas: schema === undefined ? {} : { [name]: schema },
  });
  return changesBetween(set(before), set(after));
}

/** The sound data, and the same with each value gone or another one. */
function candidates(data: unknown): unknown[] {
  const made: unknown[] = [data];
  const visit = (value: unknown, path: Path) => {
    const put = (change: (parent: Record<string | number, unknown>, key: string | number) => void) => {
      const copy = structuredClone(data);
      change(at(copy, path.slice(0, -1)), path.at(-1) as string | number);
      made.push(copy);
    };
    if (path.length > 0) {
      for (const other of ['', 'a', 'xyz', 'outro', -1, 0, 7, true, null, [], {}])
        put((parent, key) => {
          parent[key] = other;
        });
      put((parent, key) => {
        if (Array.isArray(parent)) parent.splice(key as number, 1);
        else delete parent[key];
      });
    }
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value)) {
      const copy = structuredClone(data);
      Object.assign(at(copy, path), { estranho: 'sim' });
      made.push(copy);
    }
    const entries = Array.isArray(value) ? [...value.slice(0, 1).entries()] : Object.entries(value);
    for (const [key, inner] of entries) visit(inner, [...path, key]);
  };
  visit(data, []);
  return made;
}

const DATA = new Map(FILE_NAMES.map(name => [name, candidates(soundFiles()[name])]));
const VALID = new Map(FILE_NAMES.map(name => [name, validIn(name, published(name))]));

function validIn(name: FileName, schema: Schema): readonly boolean[] {
  const validate = new Ajv2020({
    strict: false,
    validateFormats: false,
    validateSchema: false,
    addUsedSchema: false,
    code: { optimize: false },
  }).compile(schema);
  return DATA.get(name)?.map(data => validate(data)) ?? [];
}

function isNoText({ id }: Edit): boolean {
  return !/ (?:without )?(?:description|title|examples)(?: |$)/.test(id);
}

describe.each(FILE_NAMES.map(name => [name] as const))('the schema of %s', name => {
  const edits = EDITS.filter(edit => edit.name === name);

  test('each edit of each location is claimed, and so is its inverse', () => {
    const unclaimed = edits.flatMap(({ id, before, after }) =>
      [told(name, before, after), told(name, after, before)].every(changes => changes.length > 0) ? [] : [id],
    );
    expect(unclaimed).toEqual([]);
    expect(edits.length).toBeGreaterThan(20);
  });

  test('data that comes and was promised not to come is major, but for a field that is new', () => {
    // Each schema is compiled to code of its own, which takes most of the time.
    const some = oneIn(3, edits.filter(isNoText));
    const wrong = some.flatMap(({ id, before, after }) => {
      const [was, is] = [VALID.get(name) ?? [], validIn(name, after)];
      const changes = told(name, before, after);
      const level = wholeLevel(changes);
      const isWider = is.some((valid, i) => valid && !was[i]);
      const isNarrower = is.some((valid, i) => !valid && was[i]);
      const least = isWider ? (id.endsWith('another field') ? ['minor'] : ['major']) : ['major', 'minor'];
      return (isWider || isNarrower) && !least.includes(level) ? [`${id}: ${level}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  test('what only narrows is no more than minor', () => {
    const wrong = edits
      .filter(({ id }) => / with (?:minLength|pattern|enum|maxItems)$/.test(id))
      .map(({ id, before, after }) => `${id}: ${wholeLevel(told(name, before, after))}`)
      .filter(each => !each.endsWith(': minor'));
    expect(wrong).toEqual([]);
  });

  test('texts for people are a patch', () => {
    const texts = edits.filter(edit => !isNoText(edit));
    expect(texts.length).toBeGreaterThan(3);
    for (const { before, after } of texts)
      expect(told(name, before, after)).toMatchObject([{ rule: 'esquema-text-changed', level: 'patch' }]);
  });
});

test('each kind of change of a schema is made by some edit or its inverse, at its own level', () => {
  const made = new Map(
    EDITS.flatMap(({ name, before, after }) => [
      ...told(name, before, after),
      ...told(name, after, before),
      ...told(name, before, undefined),
      ...told(name, undefined, before),
    ]).map(({ rule, level }) => [rule, level]),
  );
  const ids = Object.keys(ELSEWHERE).filter(id => ELSEWHERE[id] === 'edit-space-schemas.test.ts');
  expect([...made.keys()].sort()).toEqual(ids.sort());
  for (const [id, level] of made) expect(changeRule(id)?.level).toBe(level);
});

describe('how a schema is written', () => {
  const SCHEMA = {
    type: 'object',
    required: ['codigos'],
    properties: { codigos: { type: 'array', items: { $ref: '#/$defs/erro' } } },
    $defs: { erro: { type: 'object', required: ['codigo'], properties: { codigo: { type: 'string' } } } },
  };
  const rules = (before: unknown, after: unknown) =>
    told('erros', before, after).map(({ rule, path }) => [rule, path.replace(/^.*#/, '')]);

  test('what is referred to is what it means, and what nobody refers to is nothing', () => {
    const { $defs, ...rest } = SCHEMA;
    const written = { ...rest, properties: { codigos: { type: 'array', items: $defs.erro } } };
    expect(rules(SCHEMA, written)).toEqual([]);
    expect(rules(SCHEMA, { ...SCHEMA, $defs: { ...$defs, outra: { type: 'string' } } })).toEqual([]);
    const other = { ...SCHEMA, $defs: { erro: { ...$defs.erro, required: [] } } };
    expect(rules(SCHEMA, other)).toEqual([['esquema-campo-optional', '/codigos/*/codigo']]);
  });

  test('the order of what has none says nothing', () => {
    const two = { enum: ['a', 'b'], type: ['string', 'null'] };
    expect(rules(two, { type: ['null', 'string'], enum: ['b', 'a'] })).toEqual([]);
  });

  test('references in circles, and more of them than anybody reads', () => {
    const tree = (more: object) => ({
      $ref: '#/$defs/no',
      $defs: {
        no: {
          type: 'object',
          properties: { filho: { $ref: '#/$defs/no' }, nome: { type: 'string', ...more } },
        },
      },
    });
    expect(rules(tree({}), tree({ minLength: 1 }))).toContainEqual(['esquema-campo-narrowed', '/nome']);
    const bomb = (last: object) => ({
      $ref: '#/$defs/n0',
      $defs: Object.fromEntries(
        Array.from({ length: 40 }, (_, i) => {
          const next = i === 39 ? last : { $ref: `#/$defs/n${i + 1}` };
          return [`n${i}`, { type: 'object', properties: { a: next, b: next } }];
        }),
      ),
    });
    expect(wholeLevel(told('erros', bomb({ type: 'string' }), bomb({})))).toBe('major');
  });

  test('what is no schema is not compared', () => {
    expect(rules(SCHEMA, null)).toEqual([]);
    expect(rules([], SCHEMA)).toEqual([]);
  });
});
