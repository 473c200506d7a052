import { FILE_NAMES, type FileName } from '../../contract/files.js';
import { schemaPath } from '../../site/site-file.js';
import { added, type Difference, removed } from '../difference.js';
import { same } from '../same.js';
import { type BodyChange, bodyChanges } from '../schemas/bodies.js';
import { isNote, isSchema, type Schema } from '../schemas/forms.js';
import { inlined } from '../schemas/inlined.js';
import { field, type Spot, spotOf } from '../spot.js';
import {
  esquemaAdded,
  esquemaCampoAdded,
  esquemaCampoAlways,
  esquemaCampoChanged,
  esquemaCampoNarrowed,
  esquemaCampoOptional,
  esquemaCampoRemoved,
  esquemaRemoved,
  esquemaTextChanged,
} from './esquema-rules.js';

const BY_KIND = {
  added: esquemaCampoAdded,
  removed: esquemaCampoRemoved,
  optional: esquemaCampoOptional,
  always: esquemaCampoAlways,
  changed: esquemaCampoChanged,
  narrowed: esquemaCampoNarrowed,
  text: esquemaTextChanged,
} as const satisfies Record<BodyChange['kind'], unknown>;

/** What the published schemas of the files promise. What is no schema promises nothing, and is told where it is used. */
export function* compareEsquemas(
  before: Partial<Record<FileName, unknown>>,
  after: Partial<Record<FileName, unknown>>,
): Generator<Difference> {
  for (const file of FILE_NAMES) {
    const [old, now] = [before[file], after[file]];
    const path = schemaPath(file);
    const spot = spotOf(`${path}#`);
    if (old === undefined && now !== undefined) yield added(esquemaAdded, spot, file, path.slice(1));
    else if (old !== undefined && now === undefined) yield removed(esquemaRemoved, spot, file, path.slice(1));
    else if (canBeSchema(old) && canBeSchema(now)) yield* promises(inlined(old), inlined(now), spot, file);
  }
}

function* promises(old: Schema, now: Schema, spot: Spot, file: FileName): Generator<Difference> {
  if (same(old, now)) return;
  const found = [...bodyChanges([old], [now], [], true)];
  for (const { kind, path, before, after } of [...found.filter(isPromise), ...wordings(found)]) {
    const name = path.length === 0 ? file : path.join('/');
    // That nothing else comes is a promise, too.
    const rule = kind === 'added' && before === false ? esquemaCampoChanged : BY_KIND[kind];
    yield { rule, spot: field(spot, ...path), name, before, after };
  }
  if (found.length > 0) return;
  // What is said in a way that is not understood here may be less than before.
  const rule = same(withoutNotes(old), withoutNotes(now)) ? esquemaTextChanged : esquemaCampoChanged;
  yield { rule, spot, name: file, before: old, after: now };
}

function isPromise({ kind }: BodyChange): boolean {
  return kind !== 'text';
}

/** A title and a description of one field are worded otherwise together. */
function wordings(changes: readonly BodyChange[]): BodyChange[] {
  const byField = new Map<string, BodyChange>();
  for (const change of changes.filter(each => !isPromise(each))) {
    const key = JSON.stringify(change.path);
    const known = byField.get(key);
    byField.set(
      key,
      known
        ? { ...known, before: [known.before, change.before], after: [known.after, change.after] }
        : change,
    );
  }
  return [...byField.values()];
}

/** A schema without what asks nothing of values. */
function withoutNotes(schema: Schema): unknown {
  const without = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(without);
    return isSchema(value) ? withoutNotes(value) : value;
  };
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => {
      if (key === 'properties' && isSchema(value))
        return [
          [key, Object.fromEntries(Object.entries(value).map(([name, each]) => [name, without(each)]))],
        ];
      return isNote(key) ? [] : [[key, without(value)]];
    }),
  );
}

function canBeSchema(value: unknown): boolean {
  return isSchema(value) || typeof value === 'boolean';
}
