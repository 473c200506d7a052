import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { FILE_NAMES, type ReferenceFiles } from '../../src/contract/files.js';
import type { Registro } from '../../src/contract/generated/contract.js';
import { wholeLevel } from '../../src/drift/change.js';
import { CHANGE_IDS, changeRule } from '../../src/drift/change-rules.js';
import { compareReferences } from '../../src/drift/changes.js';
import { DERIVED_IDS, derivationOf } from '../../src/drift/derivation.js';
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

/** Texts that have a form of their own, in the forms that a rule tells apart; the sample has the first one. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  assinatura: [
    '(a, b=1, c=2)',
    '(c=1, a, b=1)',
    '(x, b=1)',
    '(b=1, a)',
    '(a, b)',
    '(a=1, b=1)',
    '(a, *, b=1)',
    '(a, b=2)',
    '(a: int, b=1)',
    '(a, b=1) -> int',
    '(a, b=1) | (c)',
    'a b',
    '(a,b=1)',
  ],
};
const SIGNATURE = ['modulos', 'modulos', 0, 'simbolos', 0, 'assinatura'];
/** What the sample calls that command. */
const NAME = 'comandosgrupos0comandos0nome um texto';
const USO = ['comandos', 'grupos', 0, 'comandos', 0, 'uso'];
const FLAG = ['comandos', 'grupos', 0, 'comandos', 0, 'opcoes', 0, 'flag'];
/** What a form becomes, where both have something that one of them has not. */
const BETWEEN_FORMS: readonly (readonly [at: Path, from: string, to: string])[] = [
  [SIGNATURE, '(a: int)', '(a: int | str)'],
  [SIGNATURE, '() -> int', '() -> str'],
  [SIGNATURE, '() -> int | None', '() -> int'],
  [FLAG, '--seco', '--seco, -s'],
  [FLAG, '--seco', '--seco [n]'],
  [FLAG, '--seco', '--seco <n>'],
  [FLAG, '--seco <n>', '--seco <passos>'],
  [FLAG, '--seco <a|b>', '--seco <a|b|c>'],
  [USO, `${NAME}`, `${NAME} [pasta]`],
  [USO, `${NAME} [pasta]`, `${NAME} <pasta>`],
  [USO, `${NAME} <pasta>`, `${NAME} <lugar>`],
  [USO, `${NAME} <de> <para>`, `${NAME} <para> <de>`],
  [USO, `m ${NAME}`, `n ${NAME}`],
];

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
      ...(FORMS[String(key)] ?? []).map(form => put(`as ${form}`, () => form)),
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
  const lists = entries.filter(([, value]) => Array.isArray(value)).map(([each]) => each);
  const isEntry = typeof path.at(-1) === 'number';
  const moves = !isEntry
    ? []
    : lists.map(
        (list): Edit => ({
          id: `${name}/${list} move`,
          apply: files => {
            const [from, to] = at(files, path.slice(0, -1)) as [Data, Data];
            const [first, ...rest] = from[list] as unknown[];
            Object.assign(from, { [list]: rest });
            Object.assign(to, { [list]: [...(to[list] as unknown[]), first] });
            return undefined;
          },
        }),
      );
  const isMap = entries.every(([each]) => /^\d/.test(each));
  const [[firstKey, firstValue] = ['', null]] = entries;
  if (!isMap) return [...moves, ...entries.flatMap(([each, value]) => editsOf(value, [...path, each]))];
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
const EDITS = [
  ...SCHEMAS.flatMap(name => editsOf(START[name], [name])),
  ...wordMoves('reservadas', 'contextuais'),
  ...wordMoves('contextuais', 'reservadas'),
];

/** A word that is in the other list. */
function wordMoves(from: string, to: string): Edit[] {
  const apply = ({ sintaxe }: Data) => {
    const lists = sintaxe as Record<string, Data[]>;
    const [{ palavra, descricao, equivalente } = {}, ...rest] = lists[from] ?? [];
    const word = { palavra, descricao, equivalente, ...(to === 'contextuais' && { onde: 'num bloco' }) };
    Object.assign(lists, { [from]: rest, [to]: [...(lists[to] ?? []), word] });
    return undefined;
  };
  return [{ id: `sintaxe/${from} move`, apply }];
}

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
  // One that is around the other may undo it.
  const placeOf = ({ id }: Edit) => id.slice(0, id.indexOf(' '));
  const isWithin = (one: Edit, other: Edit) => `${placeOf(one)}/`.startsWith(`${placeOf(other)}/`);
  fc.assert(
    fc.property(fc.constantFrom(...real), fc.constantFrom(...real), (one, other) => {
      fc.pre(!isWithin(one, other) && !isWithin(other, one));
      expect(size(one, other)).toBe(Math.max(size(one), size(other)));
    }),
    { numRuns: 300 },
  );
});

test('every level follows from effect, direction and guard, without an exception', () => {
  expect([...DERIVED_IDS].sort()).toEqual([...CHANGE_IDS].sort());
  expect(CHANGE_IDS.filter(id => derivationOf(id)?.level !== changeRule(id)?.level)).toEqual([]);
});

/** What moves by going and coming: it has no name of its own, or is another thing where it is. */
const MOVED_WITHOUT_RULE: readonly (readonly [lists: RegExp, reason: string])[] = [
  [/\/(?:exemplos|veja)$/, 'documentation of what it stands at'],
];

test('what goes in one list and comes in another one has moved', () => {
  const moves = EDITS.filter(({ id }) => id.endsWith(' move'));
  const used = new Set<RegExp>();
  const untold = moves.flatMap(edit => {
    const rules = compared(edit).changes.map(({ rule }) => rule);
    const waiver = MOVED_WITHOUT_RULE.find(([lists]) => lists.test(edit.id.replace(/ move$/, '')));
    if (rules.some(rule => /-moved$|-became-/.test(rule))) return waiver ? [`${edit.id} is waived`] : [];
    if (waiver) used.add(waiver[0]);
    return waiver ? [] : [`${edit.id}: ${rules}`];
  });
  expect(untold).toEqual([]);
  expect(MOVED_WITHOUT_RULE.filter(([lists]) => !used.has(lists))).toEqual([]);
  expect(moves.length).toBeGreaterThan(8);
});

/** Kinds of change that need more than the seven files and the registry: published formats and schemas, addresses, sources, routes. */
const BEYOND =
  /^(?:campo|esquema|rota|validacao|acesso|corpo|operacao|respostas?|paginas?)-|-renamed-kept$|^modulo-(?:merged|split)$|^simbolo-(?:became|undeprecated|deprecated)|^endereco-|^pacote-versao-decreased$/;

test('each kind of change is made by some edit or its inverse', () => {
  const made = new Set<string>();
  const note = (from: Data, to: Data) => {
    for (const [a, b] of [
      [from, to],
      [to, from],
    ] as const)
      for (const { rule } of compareReferences(setOf(a), setOf(b)).changes) made.add(rule);
  };
  for (const edit of EDITS) {
    const after = structuredClone(START);
    if (edit.apply(after) === undefined) note(START, after);
  }
  for (const [path, ...forms] of BETWEEN_FORMS) {
    const [from, to] = forms.map(form => {
      const files = structuredClone(START);
      Object.assign(at(files, path.slice(0, -1)) as Data, { [path.at(-1) as string]: form });
      return files;
    }) as [Data, Data];
    note(from, to);
  }
  expect(CHANGE_IDS.filter(id => !made.has(id) && !BEYOND.test(id))).toEqual([]);
  expect(CHANGE_IDS.filter(id => made.has(id) && BEYOND.test(id))).toEqual([]);
});
