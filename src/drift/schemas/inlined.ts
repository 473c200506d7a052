import { segmentsOf } from '../../contract/json-pointer.js';
import { isSchema, type Schema } from './forms.js';

/** What is written out of one schema, which refers to itself many times over perhaps. */
const MAX_NODES = 20_000;
const MAX_DEPTH = 60;
/** Keywords whose values are schemas by name, and those whose list has no order. */
const MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas']);
const SETS = new Set(['required', 'enum', 'type']);
/** Keywords whose value is data, in which nothing is a schema. */
const DATA = new Set(['const', 'default', 'examples', 'example']);

/**
 * A schema with what it refers to inside of itself, and nothing that nobody refers to. A reference in a circle stays as it is
 * written, and so does one to another document.
 */
export function inlined(root: unknown): Schema {
  return new Inliner(root).schema(root, []);
}

class Inliner {
  private left = MAX_NODES;

  constructor(private readonly root: unknown) {}

  schema(value: unknown, within: readonly string[]): Schema {
    // Nothing at all follows `false`.
    if (value === false) return { not: {} };
    this.left -= 1;
    if (!isSchema(value)) return {};
    const { $defs: _, definitions: _d, $ref, ...own } = value;
    const rest = Object.fromEntries(
      Object.entries(own).map(([key, inner]) => [key, this.keyword(key, inner, within)]),
    );
    if (typeof $ref !== 'string') return rest;
    const target = within.includes($ref) || this.isFull(within) ? undefined : this.target($ref);
    if (target === undefined) return { ...rest, $ref };
    const meant = this.schema(target, [...within, $ref]);
    return Object.keys(rest).length === 0 ? meant : { ...rest, allOf: [...listOf(rest.allOf), meant] };
  }

  private keyword(key: string, value: unknown, within: readonly string[]): unknown {
    if (DATA.has(key) || this.isFull(within)) return value;
    if (SETS.has(key)) return Array.isArray(value) ? sorted(value) : value;
    if (MAPS.has(key) && isSchema(value))
      return Object.fromEntries(
        Object.entries(value).map(([name, each]) => [name, this.schema(each, within)]),
      );
    if (Array.isArray(value)) return value.map(each => (isSchema(each) ? this.schema(each, within) : each));
    return isSchema(value) ? this.schema(value, within) : value;
  }

  private isFull(within: readonly string[]): boolean {
    return this.left <= 0 || within.length > MAX_DEPTH;
  }

  private target(reference: string): unknown {
    if (!reference.startsWith('#')) return undefined;
    return segmentsOf(decoded(reference.slice(1))).reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined,
      this.root,
    );
  }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function sorted(values: readonly unknown[]): unknown[] {
  return values
    .map(value => [JSON.stringify(value), value] as const)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([, value]) => value);
}
