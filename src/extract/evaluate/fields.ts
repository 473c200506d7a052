import type { Expression, FieldShape, Parameter } from '../languages/language/expression.js';
import type { Node } from '../syntax/node.js';
import { Described, type Site, settled, unresolvedAt } from './environment.js';
import type { Evaluator } from './evaluator.js';
import { CallResult, type Entry, Float, Mapping, Sequence, Unresolved, type Value } from './value.js';

/** An argument as it is written: a value by its place, or by the name of its field. */
export interface Given {
  readonly name: string | undefined;
  readonly entry: Entry;
  /** Whether it is for a part of the field alone. */
  readonly partial: boolean;
}

/** Whether the parameters are fields of a structure of C, with its rules for what is written without names. */
export function areFields(parameters: readonly Parameter[]): boolean {
  return parameters.some(parameter => parameter.field);
}

/**
 * Fields of a structure by C's rules (C11 6.7.9): what has no name goes on behind the field before it, and of two for the same
 * field the later one counts. Where the braces of a field with parts are left out, how many values it takes is not worked
 * out: it and those behind it are not known.
 */
export function fieldsGiven(
  given: readonly Given[],
  parameters: readonly Parameter[],
  structure: Described,
  evaluator: Evaluator,
): Map<string, Entry> {
  const bound = new Map<string, Entry>();
  let next = 0;
  let lost = false;
  for (const { name, entry, partial } of given) {
    if (name !== undefined) {
      // The other parts are as they were set before.
      const isMore = partial && bound.has(name);
      bound.set(name, isMore ? unknown(entry, 'its parts are set in several places', name) : entry);
      const at = parameters.findIndex(parameter => parameter.name === name);
      // Behind a member of a union without a name, nobody knows.
      next = at < 0 ? parameters.length : at + 1;
      lost = false;
      continue;
    }
    const parameter = parameters[next];
    if (lost || !parameter) continue;
    lost = isPartOf(parameter, entry.value, structure, evaluator);
    if (!lost) bound.set(parameter.name, entry);
    else {
      for (const { name: behind } of parameters.slice(next))
        bound.set(behind, unknown(entry, 'the braces of a field are left out here', behind));
    }
    next += 1;
  }
  return bound;
}

function unknown(entry: Entry, reason: string, field: string): Entry {
  return { ...entry, value: new Unresolved(reason, entry.origin.place, field) };
}

/**
 * Structures one after the other, where each without braces takes as many values as it has fields. Of a type that is none,
 * the values are single ones; texts and numbers side by side can only be fields of what is not known.
 */
export function rowsOf(
  { type }: Expression & { kind: 'rows' },
  entries: readonly Entry[],
  site: Site,
  evaluator: Evaluator,
): Value {
  const structure = structureOf(type, site, evaluator);
  const parameters = structure && fieldsOf(structure);
  if (!structure || !parameters) {
    const kinds = new Set(entries.map(({ value }) => typeof value).filter(kind => kind !== 'object'));
    return kinds.size > 1
      ? unresolvedAt('braces are left out here, of a structure that is not known', type, site.file)
      : new Sequence(entries);
  }
  const isPlain = parameters.every(({ field }) => !field?.array && !partsOf(field, structure, evaluator));
  if (!isPlain) return unresolvedAt('braces are left out here, of a structure with parts', type, site.file);
  const rows: Entry[] = [];
  let row: Entry[] = [];
  const end = () => {
    const [first] = row;
    if (first) rows.push({ value: recordOf(row, parameters, structure), origin: first.origin });
    row = [];
  };
  for (const entry of entries) {
    const value = settled(entry.value);
    if (value instanceof CallResult || value instanceof Sequence || value instanceof Mapping) {
      end();
      rows.push(entry);
    } else if (row.push(entry) === parameters.length) end();
  }
  end();
  return new Sequence(rows);
}

function recordOf(row: readonly Entry[], parameters: readonly Parameter[], structure: Described): CallResult {
  const fields = new Map(row.map((entry, i) => [(parameters[i] as Parameter).name, entry]));
  const { origin } = row[0] as Entry;
  return new CallResult({
    callee: structure.name,
    origin,
    positional: row,
    byParameter: fields,
    of: structure,
    isRecord: true,
  });
}

/** Whether a value is for the first part of a field, and not for the whole. */
function isPartOf({ field }: Parameter, value: Value, structure: Described, evaluator: Evaluator): boolean {
  const given = settled(value);
  const isSingle = typeof given !== 'object' || given === null || given instanceof Float;
  if (!isSingle || !field) return false;
  return field.array
    ? !(field.array === 'texts' && typeof given === 'string')
    : partsOf(field, structure, evaluator);
}

/** Whether a field is a structure itself. */
function partsOf(field: FieldShape | undefined, structure: Described, evaluator: Evaluator): boolean {
  return field?.type != null && structureOf(field.type, structure.site, evaluator) !== undefined;
}

/** The structure that a type names; a union takes one value, as its first member does. */
function structureOf(type: Node, site: Site, evaluator: Evaluator): Described | undefined {
  const value = evaluator.evaluate(type, site);
  const isStructure =
    value instanceof Described && value.kind === 'class' && /^(?:struct|class)_/.test(value.node.type);
  return isStructure && fieldsOf(value) ? value : undefined;
}

function fieldsOf({ shape }: Described): readonly Parameter[] | undefined {
  const parameters = shape?.kind === 'class' ? shape.class.parameters : null;
  return parameters && areFields(parameters) ? parameters : undefined;
}
