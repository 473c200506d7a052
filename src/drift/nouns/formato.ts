import { FILE_NAMES, type FileName, pathOf } from '../../contract/files.js';
import type { ChangeRule } from '../change.js';
import { added, type Difference, removed } from '../difference.js';
import { field, spotOf } from '../spot.js';

const campoAdded: ChangeRule = {
  id: 'campo-added',
  level: 'minor',
  title: 'The published format has another field',
  why: 'Clients that know the old format can pass over it; strict ones refuse it.',
  says: 'The field {name} of {file} is new.',
  example: [null, 'text'],
  inverse: ['campo-removed'],
  format: true,
};

const campoRemoved: ChangeRule = {
  id: 'campo-removed',
  level: 'major',
  title: 'The published format has lost a field',
  why: 'Clients that read it fail.',
  says: 'The field {name} of {file} is gone.',
  example: ['text', null],
  inverse: ['campo-added'],
  format: true,
};

const campoTypeChanged: ChangeRule = {
  id: 'campo-type-changed',
  level: 'major',
  title: 'A field of the published format holds something else',
  why: 'Clients that read it fail.',
  says: 'The field {name} of {file} was {before} and is {after}.',
  example: ['text', 'list'],
  inverse: ['campo-type-changed'],
  format: true,
};

export const formatoRules: readonly ChangeRule[] = [campoAdded, campoRemoved, campoTypeChanged];

/** What a file is made of: the kinds of value at each path, with `*` for any entry of a list or a map. */
type Shape = ReadonlyMap<string, ReadonlySet<string>>;

/** Maps whose keys are data, not fields. */
const MAPS = new Set(['/exercicios/modulos']);

/**
 * Fields and types of two sets of files, whatever JSON they hold. A list without entries says nothing about the fields
 * of entries, so that these are compared only where both sides show some.
 */
export function* compareFormatos(
  before: Partial<Record<FileName, unknown>>,
  after: Partial<Record<FileName, unknown>>,
): Generator<Difference> {
  for (const file of FILE_NAMES) {
    if (before[file] === undefined || after[file] === undefined) continue;
    const [old, now] = [shapeOf(before[file]), shapeOf(after[file])];
    for (const [path, kinds] of old) {
      if (!old.has(parentOf(path)) || !now.has(parentOf(path))) continue;
      const known = now.get(path);
      const spot = spotOf(`${pathOf(file)}#${path}`);
      if (known === undefined) {
        if (!path.endsWith('*')) yield removed(campoRemoved, spot, path.slice(1), named(kinds));
      } else if (named(kinds) !== named(known)) {
        const rule = campoTypeChanged;
        yield { rule, spot: field(spot), name: path.slice(1), before: named(kinds), after: named(known) };
      }
    }
    for (const [path, kinds] of now) {
      if (old.has(path) || !old.has(parentOf(path)) || path.endsWith('*')) continue;
      yield added(campoAdded, spotOf(`${pathOf(file)}#${path}`), path.slice(1), named(kinds));
    }
  }
}

function shapeOf(data: unknown): Shape {
  const shape = new Map<string, Set<string>>();
  const visit = (value: unknown, path: string) => {
    const kinds = shape.get(path) ?? new Set();
    kinds.add(kindOf(value));
    shape.set(path, kinds);
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) for (const item of value) visit(item, `${path}/*`);
    else
      for (const key of Object.keys(value))
        visit((value as Record<string, unknown>)[key], `${path}/${MAPS.has(path) ? '*' : key}`);
  };
  visit(data, '');
  return shape;
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  return (
    new Map([
      ['string', 'text'],
      ['object', 'object'],
      ['boolean', 'true or false'],
    ]).get(typeof value) ?? typeof value
  );
}

function named(kinds: ReadonlySet<string>): string {
  return [...kinds].sort().join(' or ');
}
