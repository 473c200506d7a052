import { segmentsOf, valueAt } from './pointer.js';
import { ANNOTATIONS, isNode, type Node, nodeOf } from './shapes.js';

const MAX_REFERENCES = 20;
/** Levels that a schema is written out to: the deepest that keep it small enough. */
const DEEPEST = 20;
const DEPTHS = [2, 3, 4, 5, 7, 10] as const;
const MAX_NODES = 3_000;
/** How often a schema stands inside of itself before it ends. */
const MAX_ROUNDS = 1;
/** Stands where a schema is not written out any further. */
const CUT = 'Not written out any further.';
const IN_MAPS: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  'dependentSchemas',
  '$defs',
]);
const IN_LISTS: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const ALONE: ReadonlySet<string> = new Set(
  'items additionalProperties unevaluatedItems unevaluatedProperties propertyNames contains not if then else'.split(
    ' ',
  ),
);

/** Who sees a schema: what only the other side has is not in it. */
export type Seen = 'request' | 'response';

/** What references inside of a document mean. */
export class References {
  private readonly known = new Map<string, Node>();

  constructor(private readonly root: Node) {}

  /** What a reference leads to; undefined where that is nowhere, or another document. */
  target(reference: string): unknown {
    if (reference === '#') return this.root;
    if (!reference.startsWith('#/')) return undefined;
    return valueAt(this.root, segmentsOf(reference));
  }

  /** The object itself, or that which it refers to; an empty one where that leads nowhere, or in a circle. */
  readonly follow = (value: unknown): Node => {
    let node = nodeOf(value);
    for (let i = 0; typeof node.$ref === 'string'; i += 1) {
      if (i === MAX_REFERENCES) return {};
      node = nodeOf(this.target(node.$ref));
    }
    return node;
  };

  /**
   * A schema with what it refers to. Where that leads in a circle, or to more than anybody reads, only the type is left: such a
   * place takes more than the schema does, and never less.
   */
  schema(value: unknown, seen: Seen): Node {
    if (typeof value === 'boolean') return value ? {} : { not: {} };
    const node = nodeOf(value);
    const key = typeof node.$ref === 'string' && Object.keys(node).length === 1 ? `${seen} ${node.$ref}` : '';
    const known = key === '' ? undefined : this.known.get(key);
    if (known) return known;
    const made = this.written(node, seen);
    if (key !== '') this.known.set(key, made);
    return made;
  }

  private written(node: Node, seen: Seen): Node {
    const to = (depth: number) => {
      const writing = new Writing(this, seen, depth);
      return { made: writing.whole(node, 0, []), isSmall: writing.nodes <= MAX_NODES };
    };
    const whole = to(DEEPEST);
    if (whole.isSmall) return whole.made;
    let best = to(1).made;
    for (const depth of DEPTHS) {
      const { made, isSmall } = to(depth);
      if (!isSmall) break;
      best = made;
    }
    return best;
  }
}

/** Writes one schema out, to a depth. */
class Writing {
  nodes = 0;

  constructor(
    private readonly references: References,
    private readonly seen: Seen,
    private readonly depth: number,
  ) {}

  whole(node: Node, level: number, above: readonly string[]): Node {
    this.nodes += 1;
    const { $ref } = node;
    if (typeof $ref !== 'string') {
      if (level > this.depth || this.nodes > MAX_NODES) return cut(node);
      return this.parts(node, level, above);
    }
    const target = this.references.target($ref);
    if (typeof target === 'boolean') return target ? {} : { not: {} };
    const times = above.filter(each => each === $ref).length;
    if (times > MAX_ROUNDS || level > this.depth || this.nodes > MAX_NODES)
      return cut(this.references.follow(node));
    const meant = this.whole(nodeOf(target), level, [...above, $ref]);
    const { $ref: _, ...beside } = node;
    const names = Object.keys(beside);
    if (names.every(name => ANNOTATIONS.has(name) || name.startsWith('x-'))) return { ...meant, ...beside };
    return { allOf: [meant, this.parts(beside, level, above)] };
  }

  private parts(node: Node, level: number, above: readonly string[]): Node {
    const inner = (value: unknown): unknown => (isNode(value) ? this.whole(value, level + 1, above) : value);
    const entries = Object.entries(node).map(([key, value]): [string, unknown] => {
      if (IN_MAPS.has(key) && isNode(value))
        return [key, Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inner(each)]))];
      if (IN_LISTS.has(key) && Array.isArray(value)) return [key, value.map(inner)];
      return [key, ALONE.has(key) ? inner(value) : value];
    });
    const made = this.visible(Object.fromEntries(entries));
    return isNode(node.discriminator) ? told(made, node) : made;
  }

  /** Without the fields that only the other side sees. */
  private visible(node: Node): Node {
    const hidden = this.seen === 'request' ? 'readOnly' : 'writeOnly';
    const properties = Object.entries(nodeOf(node.properties));
    const gone = new Set(
      properties.filter(([, each]) => nodeOf(each)[hidden] === true).map(([name]) => name),
    );
    if (gone.size === 0) return node;
    const { required } = node;
    const left = Array.isArray(required) ? required.filter(name => !gone.has(name)) : undefined;
    const { required: _, ...rest } = node;
    return {
      ...rest,
      properties: Object.fromEntries(properties.filter(([name]) => !gone.has(name))),
      ...(left && left.length > 0 && { required: left }),
    };
  }
}

/** Forms with the value that a discriminator has for each of them. */
function told(made: Node, { discriminator, ...node }: Node): Node {
  const { propertyName, mapping } = nodeOf(discriminator);
  if (typeof propertyName !== 'string') return made;
  const values = Object.entries(nodeOf(mapping));
  const saidFor = (reference: string) => {
    const name = reference.split('/').at(-1) ?? reference;
    return values.find(([, target]) => target === reference || target === name)?.[0] ?? name;
  };
  const forms = (key: 'oneOf' | 'anyOf') => {
    const [given, written] = [node[key], made[key]];
    if (!Array.isArray(given) || !Array.isArray(written)) return {};
    return {
      [key]: written.map((form, i) => {
        const { $ref } = nodeOf(given[i]);
        return typeof $ref === 'string' ? named(nodeOf(form), propertyName, saidFor($ref)) : form;
      }),
    };
  };
  return { ...made, ...forms('oneOf'), ...forms('anyOf') };
}

/** A form that its discriminator has a value for; one that says another itself is left as it is. */
function named(form: Node, property: string, value: string): Node {
  const parts = [form, ...(Array.isArray(form.allOf) ? form.allOf : [])].map(nodeOf);
  const own = parts.map(part => nodeOf(nodeOf(part.properties)[property]));
  const isOther = own.some(
    each => (Array.isArray(each.enum) && !each.enum.includes(value)) || (each.const ?? value) !== value,
  );
  if (isOther || isCut(form)) return form;
  return {
    allOf: [form, { type: 'object', properties: { [property]: { const: value } }, required: [property] }],
  };
}

/** What is known of a schema without writing it out: its type. */
export function cut({ type }: Node): Node {
  return { ...(type !== undefined && { type }), $comment: CUT };
}

/** Whether a schema stands for one that was not written out. */
export function isCut(schema: Node): boolean {
  return schema.$comment === CUT;
}
