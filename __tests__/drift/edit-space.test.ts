import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { FILE_NAMES, type ReferenceFiles } from '../../src/contract/files.js';
import type { Registro } from '../../src/contract/generated/contract.js';
import { wholeLevel } from '../../src/drift/change.js';
import { CHANGE_IDS } from '../../src/drift/change-rules.js';
import { compareReferences } from '../../src/drift/changes.js';
import type { ReferenceSet } from '../../src/drift/reference-set.js';

/**
 * Every location of the published files, as their schemas have it, and every edit of each: none goes unnoticed, and what is
 * let pass is written down with its reason.
 */
const WAIVED: readonly (readonly [edits: RegExp, reason: string])[] = [
  [/^\w+\/versao (?:change|empty)$/, 'judged by itself, against the changes'],
  [/\/total(?:_\w+)? change$/, 'follows from the lists'],
  [/^index\/rotas\/\w+ (?:change|empty)$/, 'fixed by the contract; another one is no reference'],
  [/^(?!registro)\S+ reorder$/, 'the order of a list says nothing'],
  [/^registro\/registro (?:change|empty)$/, 'the name of the registry, which nobody asks for'],
  [
    /^registro\/pacotes\/\*\/versoes\/\*\/(?:arquivo|url) (?:change|empty)$/,
    'where an archive is; its hash says what it is',
  ],
];

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly const?: unknown;
}

type Data = Record<string, unknown>;
type Path = readonly (string | number)[];

const SCHEMAS = [...FILE_NAMES, 'registro'] as const;
const schemas = new Map(
  SCHEMAS.map(name => [name, JSON.parse(readFileSync(`schemas/${name}.schema.json`, 'utf8')) as Schema]),
);

function resolved(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.replace('#/$defs/', '');
  return name === undefined ? schema : resolved(root.$defs?.[name] ?? {}, root);
}

/** Data of a schema: three entries in each list and map, no two texts alike. */
function sample(given: Schema, root: Schema, at: string): unknown {
  const schema = resolved(given, root);
  if (schema.const !== undefined) return schema.const;
  if (schema.items) return [0, 1, 2].map(i => sample(schema.items as Schema, root, `${at}${i}`));
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, each]) => [key, sample(each, root, `${at}${key}`)]),
    );
  if (typeof schema.additionalProperties === 'object') {
    const inner = schema.additionalProperties;
    return Object.fromEntries(['0.1.0', '0.2.0', '0.3.0'].map(key => [key, sample(inner, root, at + key)]));
  }
  if (schema.type === 'integer' || schema.type === 'number') return 3;
  if (at.endsWith('assinatura')) return '(a, b=1)';
  if (at.endsWith('flag')) return `--${at}`;
  return `${at} um texto`;
}

const SAMPLE = new Map(
  SCHEMAS.map(name => [name, sample(schemas.get(name) as Schema, schemas.get(name) as Schema, name)]),
);

interface Edit {
  // `modulos/modulos/*/simbolos remove`
  readonly id: string;
  readonly apply: (files: Data) => string | undefined;
}

const at = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], data);

/** Every location, with the edits that its kind allows. */
function editsOf(data: unknown, path: Path): Edit[] {
  const name = path
    .map(part => (typeof part === 'number' || /^\d/.test(String(part)) ? '*' : part))
    .join('/');
  const parent = (files: Data) => at(files, path.slice(0, -1)) as Record<string | number, unknown>;
  const key = path.at(-1) as string | number;
  const put = (what: string, make: (old: never) => unknown): Edit => ({
    id: `${name} ${what}`,
    apply: files => {
      parent(files)[key] = make(structuredClone(parent(files)[key]) as never);
      return undefined;
    },
  });
  if (typeof data === 'number') return [put('change', (n: number) => n + 1)];
  if (typeof data === 'string') {
    const pointer = `/api/${path[0]}.json#/${path.slice(1).join('/')}`;
    const unread: Edit = {
      id: `${name} unknown`,
      apply: files => {
        parent(files)[key] = '';
        return pointer;
      },
    };
    // Only what is extracted can be unknown: of the index and the registry, nothing is.
    const isExtracted = !['index', 'registro'].includes(String(path[0])) && key !== 'versao';
    return [
      put('change', (text: string) => (text.startsWith('(') ? '(a, c, b=1)' : `${text}zz`)),
      put('empty', () => ''),
      ...(isExtracted ? [unread] : []),
    ];
  }
  if (Array.isArray(data)) {
    const [first] = data as unknown[];
    const added = (list: unknown[]) => [...list, renamed(structuredClone(list[0]))];
    const inside = editsOf(first, [...path, 0]).filter(
      ({ id }) => typeof first === 'object' || !/ empty$/.test(id),
    );
    return [
      put('add', added),
      put('remove', (list: unknown[]) => list.slice(1)),
      put('empty', () => []),
      put('reorder', (list: unknown[]) => [...list].reverse()),
      ...(typeof first === 'object' ? [put('swap', swapped)] : []),
      ...inside,
    ];
  }
  const entries = Object.entries(data as Data);
  const isMap = entries.every(([each]) => /^\d/.test(each));
  const [[firstKey, firstValue] = ['', null]] = entries;
  if (!isMap) return entries.flatMap(([each, value]) => editsOf(value, [...path, each]));
  return [
    put('add', (map: Data) => ({ ...map, '9.0.0': structuredClone(firstValue) })),
    put('remove', ({ [firstKey]: _, ...rest }: Data) => rest),
    put('rename', ({ [firstKey]: value, ...rest }: Data) => ({ ...rest, '9.0.0': value })),
    ...editsOf(firstValue, [...path, firstKey]),
  ];
}

/** The same entry by another name. */
function renamed(entry: unknown): unknown {
  if (typeof entry === 'string') return `${entry} novo`;
  const [key, value] = Object.entries(entry as Data).find(([, each]) => typeof each === 'string') ?? ['', ''];
  return { ...(entry as Data), [key]: `${value}novo` };
}

/** The names of the first two entries, exchanged. */
function swapped(list: Data[]): Data[] {
  const [a, b, ...rest] = list as [Data, Data, ...Data[]];
  const [key] = Object.keys(a) as [string];
  return [{ ...a, [key]: b[key] }, { ...b, [key]: a[key] }, ...rest];
}

const START = Object.fromEntries(SAMPLE) as Data;
const EDITS = SCHEMAS.flatMap(name => editsOf(START[name], [name]));

function setOf({ registro, ...files }: Data, unread?: string): ReferenceSet {
  return {
    files: files as unknown as ReferenceFiles,
    registro: registro as Registro,
    origins: new Map(),
    ...(unread !== undefined && { unread: new Set([unread]) }),
  };
}

function compared(...edits: readonly Edit[]) {
  const after = structuredClone(START);
  const unread = edits.map(({ apply }) => apply(after)).find(each => each !== undefined);
  return compareReferences(setOf(START), setOf(after, unread));
}

test('each edit of each location is claimed by a rule, or waived with a reason', () => {
  const unclaimed: string[] = [];
  const used = new Set<RegExp>();
  for (const edit of EDITS) {
    const { changes, unknown } = compared(edit);
    const waiver = WAIVED.find(([pattern]) => pattern.test(edit.id));
    if (edit.id.endsWith(' unknown')) {
      if (changes.length > 0 || unknown.length === 0)
        unclaimed.push(`${edit.id}: ${changes.map(({ rule }) => rule)}`);
    } else if (changes.length > 0) {
      if (waiver) unclaimed.push(`${edit.id} is waived, and is ${changes[0]?.rule}`);
    } else if (waiver) used.add(waiver[0]);
    else unclaimed.push(edit.id);
  }
  expect(unclaimed).toEqual([]);
  expect(WAIVED.filter(([pattern]) => !used.has(pattern)).map(([pattern]) => pattern.source)).toEqual([]);
  expect(EDITS.length).toBeGreaterThan(180);
});

test('more change is never a lower level', () => {
  const sizes = { none: 0, patch: 1, minor: 2, major: 3 };
  const size = (...edits: Edit[]) => sizes[wholeLevel(compared(...edits).changes)];
  const real = EDITS.filter(({ id }) => !id.endsWith(' unknown'));
  const fileOf = ({ id }: Edit) => id.split('/')[0];
  fc.assert(
    fc.property(fc.constantFrom(...real), fc.constantFrom(...real), (one, other) => {
      fc.pre(fileOf(one) !== fileOf(other));
      expect(size(one, other)).toBe(Math.max(size(one), size(other)));
    }),
    { numRuns: 300 },
  );
});

/** Kinds of change that need more than one edit, or more than the files. */
const BEYOND =
  /^(?:campo|rota|validacao)-|-renamed-kept$|^simbolo-(?:became|undeprecated|deprecated|moved)|^endereco-|^pacote-versao-decreased$/;

test('each kind of change is made by some edit or its inverse', () => {
  const made = new Set<string>();
  for (const edit of EDITS) {
    const after = structuredClone(START);
    if (edit.apply(after) !== undefined) continue;
    for (const [from, to] of [
      [START, after],
      [after, START],
    ] as const)
      for (const { rule } of compareReferences(setOf(from), setOf(to)).changes) made.add(rule);
  }
  const missing = CHANGE_IDS.filter(id => !made.has(id) && !BEYOND.test(id));
  process.stdout.write(
    `${EDITS.length} edits make ${made.size} kinds of change; not: ${missing.join(', ')}\n`,
  );
  expect(made.size).toBeGreaterThan(45);
});
