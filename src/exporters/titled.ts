import { isCut } from '../server/index.js';
import { isSchema, type Schema } from './schema.js';

/** A schema with a name of its own, where it stands. */
interface Occurrence {
  readonly title: string;
  readonly node: Schema;
  /** Those that it holds, in order: the one that is meant where one stands inside of itself. */
  readonly holds: Occurrence[];
  /** Equal for those that are the same, as far as it is known. */
  form: string;
}

/**
 * The schemas that have a title, each thing once: which one each of them is. Two of one title may be different things; what
 * stands inside of itself is cut there, and means the one around.
 */
export function titledIn(schemas: readonly unknown[]): ReadonlyMap<object, Schema> {
  const found = new Map<object, Occurrence>();
  const all: Occurrence[] = [];
  const visit = (value: unknown, above: readonly Occurrence[]): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const each of value) visit(each, above);
      return;
    }
    const node = value as Schema;
    const title = titleOf(node);
    const parent = above.at(-1);
    if (title !== undefined && isCut(node)) {
      const meant = above.findLast(each => each.title === title);
      if (!meant) return;
      found.set(node, meant);
      parent?.holds.push(meant);
      return;
    }
    const own = title === undefined ? undefined : { title, node, holds: [], form: '' };
    if (own) {
      found.set(node, own);
      parent?.holds.push(own);
      all.push(own);
    }
    const inner = own ? [...above, own] : above;
    for (const each of partsOf(node)) visit(each, inner);
  };
  for (const schema of schemas) visit(schema, []);
  for (const each of all) each.form = `${each.title} ${shallow(each.node)}`;
  distinguish(all);
  const first = new Map<string, Schema>();
  for (const { form, node } of all) if (!first.has(form)) first.set(form, node);
  return new Map([...found].map(([node, { form, node: own }]) => [node, first.get(form) ?? own]));
}

/** Tells apart what looks the same and holds other things, until nothing more can be told. */
function distinguish(all: readonly Occurrence[]): void {
  for (let before = 0, now = formsOf(all); now > before; ) {
    const numbers = new Map<string, number>();
    for (const { form } of all) if (!numbers.has(form)) numbers.set(form, numbers.size);
    const forms = all.map(each => `${[each, ...each.holds].map(({ form }) => numbers.get(form)).join(' ')}`);
    for (const [i, each] of all.entries()) each.form = forms[i] ?? '';
    [before, now] = [now, formsOf(all)];
  }
}

function formsOf(all: readonly Occurrence[]): number {
  return new Set(all.map(({ form }) => form)).size;
}

/** What it is without what it holds. */
function shallow(node: Schema): string {
  return JSON.stringify(node, (key, value) =>
    key !== '' && isSchema(value) && titleOf(value) !== undefined ? { title: value.title } : value,
  );
}

/** The title of a schema: a field may be called so, too. */
export function titleOf({ title }: Schema): string | undefined {
  return typeof title === 'string' ? title : undefined;
}

/** What may be or hold schemas. */
function partsOf(node: Schema): readonly unknown[] {
  return Object.entries(node).flatMap(([key, each]) => (DATA.has(key) ? [] : [each]));
}

/** Keywords whose values are no schemas, whatever they look like. */
export const DATA: ReadonlySet<string> = new Set([
  'example',
  'examples',
  'default',
  'enum',
  'const',
  'required',
]);
