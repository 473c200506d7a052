import { z } from 'zod';
import type { Slipped } from '../findings/slip.js';
import { strict } from '../findings/strict-object.js';
import { ExpressionError, MappingExpression } from './expression.js';
import { kinds } from './generated/kinds.js';

/**
 * A source as `refdata.yml` writes it: exactly one kind, the options of that kind, and the steps that its records
 * go through, always in the order each, filter, map, join, unique, group, sort.
 */
export interface Source {
  readonly each?: string;
  readonly filter?: string;
  readonly map?: Mapping;
  readonly join?: readonly Join[];
  readonly unique?: string;
  readonly group?: { readonly by: string; readonly as?: string; readonly into: string };
  readonly sort?: readonly string[];
  /** How many rows there have to be: a number, or a source that counts them. */
  readonly expect?: number | Source;
  /** The kind and its options. */
  readonly [key: string]: unknown;
}

/** One expression, or one for each field; a field may itself map a list. */
export type Mapping = string | { readonly [field: string]: string | Each };

export interface Each {
  readonly each: string;
  readonly filter?: string;
  readonly map?: Mapping;
  readonly sort?: readonly string[];
}

export interface Join extends Source {
  /** Looked for on the left: an expression over the record and its mapped fields. */
  readonly on: string;
  /** Looked for on the right. */
  readonly key: string;
  readonly optional: boolean;
}

const expression = z
  .string()
  .min(1)
  .superRefine((text, context) => {
    try {
      new MappingExpression(text);
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      const caret =
        error.position === undefined ? '' : `\n  ${text}\n  ${' '.repeat(Math.max(0, error.position - 1))}^`;
      context.addIssue({
        code: 'custom',
        message: `This is not a JSONata expression: ${error.message}${caret}`,
        params: { slip: error.isUnknownFunction ? 'unknown-function' : 'expression' } satisfies Slipped,
      });
    }
  })
  .meta({
    id: 'expression',
    description:
      'A JSONata expression (https://docs.jsonata.org) over the fields of a record: key, value, args, kwargs, params, comment, file, line.',
    examples: ['key', 'value[0]', 'args[2]', 'kwargs.titulo'],
  });

const oneOrMore = <T extends z.ZodType>(schema: T) =>
  z
    .union([schema, z.array(schema)])
    .transform(value => (Array.isArray(value) ? value : [value]) as z.output<T>[]);

const sort = oneOrMore(z.string().min(1)).meta({
  description: 'Field (or fields) to sort by, in code point order; with a minus sign in front, backwards.',
  examples: ['palavra', ['-total', 'nome']],
});

const each: z.ZodType<Each> = strict({
  each: expression,
  filter: expression.optional(),
  map: z.lazy(() => mapping).optional(),
  sort: sort.optional(),
}) as unknown as z.ZodType<Each>;

const mapping: z.ZodType<Mapping> = z
  .union([expression, z.record(z.string(), z.union([expression, each]))])
  .meta({
    id: 'mapping',
    description:
      'Fields of the contract, each with the expression that gives its value; or one expression, when a record becomes a text.',
    examples: [{ palavra: 'key', descricao: 'value' }],
  });

const steps = {
  each: expression.optional().meta({
    description:
      'A list that the records hold: each of its items becomes a record, with the item as `value`, its fields as fields and the record around it as `parent`.',
    examples: ['args[0].options', 'args', "$split(value, ' ')"],
  }),
  filter: expression.optional().meta({ description: 'Keeps the records for which the expression is true.' }),
  map: z.lazy(() => mapping).optional(),
  join: z.lazy(() => oneOrMore(join)).optional(),
  unique: z
    .string()
    .optional()
    .meta({
      description: 'Keeps the first of the records that are equal in this field.',
      examples: ['palavra'],
    }),
  group: strict({
    by: z.string().meta({ description: 'Field that the records of a group have in common.' }),
    as: z
      .string()
      .optional()
      .meta({ description: 'Name of that field in the group; the same unless given.' }),
    into: z
      .string()
      .meta({ description: 'Field of the group that holds its records, without the common field.' }),
  })
    .optional()
    .meta({ description: 'Gathers the records that are equal in one field.' }),
  sort: sort.optional(),
};

/** What records can go through, in this order. */
export const STEPS = Object.keys(steps);

const kindKeys = Object.fromEntries(
  kinds.map(kind => [
    kind.name,
    kind.name === 'merge'
      ? z
          .lazy(() => z.array(source))
          .optional()
          .meta({
            description: 'Several sources one after the other, so that steps can be applied to all of them.',
          })
      : kind.schema.optional(),
  ]),
);
const optionKeys = Object.fromEntries(
  kinds.flatMap(kind => Object.entries(kind.options ?? {}).map(([key, schema]) => [key, schema.optional()])),
);
/** Keys of a source behind which the path of a file stands, with what is behind "#". */
export const PATH_KEYS: ReadonlySet<string> = new Set(
  kinds.flatMap(({ name, path }) => (path === 'itself' ? [name] : path === 'file' ? ['file'] : [])),
);

const kindNames = kinds.map(kind => kind.name);

/** The kinds that have each of the options. */
export const optionOwners: ReadonlyMap<string, readonly string[]> = new Map(
  Object.keys(optionKeys).map(option => [
    option,
    kinds.filter(({ options }) => options && Object.hasOwn(options, option)).map(({ name }) => name),
  ]),
);

const expect = z
  .union([z.int().min(0), z.lazy(() => source)])
  .optional()
  .meta({
    description:
      'How many rows come out of the steps: a number, or a source that gives one (or as many records). Any other number is told.',
    examples: [702, { count: 'docs/errors/*.md' }],
  });

const rightSide = { ...kindKeys, ...optionKeys, ...steps, expect };

export const source: z.ZodType<Source> = strict(rightSide).superRefine(oneKind).meta({
  id: 'source',
  description:
    'Where records come from: exactly one kind of source, its options, and the steps each, filter, map, join, unique, group, sort, applied in this order.',
}) as unknown as z.ZodType<Source>;

const join: z.ZodType<Join> = strict({
  ...kindKeys,
  ...optionKeys,
  // The other steps would have nothing to do here; `merge` takes sources with steps of their own.
  each: steps.each,
  filter: steps.filter,
  map: steps.map,
  on: expression.meta({
    description: 'What to look for: an expression over the record and its mapped fields.',
  }),
  key: expression
    .default('key')
    .meta({ description: 'Where to look for it: an expression over the records of the joined source.' }),
  optional: z.boolean().default(false).meta({ description: 'Whether a record may have no counterpart.' }),
})
  .superRefine(oneKind)
  .meta({
    id: 'join',
    description: 'A second source whose fields are added to the records that match.',
  }) as unknown as z.ZodType<Join>;

/** One source, or several that are merged. */
export const sources = oneOrMore(source);

/** Kind of a source, by the key that it has. */
export function kindOf(spec: Source) {
  const kind = kinds.find(candidate => spec[candidate.name] !== undefined);
  if (!kind) throw new Error('a source without kind passed the schema');
  return kind;
}

function oneKind(value: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  const present = kindNames.filter(name => value[name] !== undefined);
  if (present.length !== 1) {
    const message =
      present.length === 0
        ? `A source needs one of ${kindNames.join(', ')}.`
        : `A source has one kind, and here are ${present.join(' and ')}: use \`merge\` for several.`;
    const params = present.length === 0 ? ({ slip: 'no-kind' } satisfies Slipped) : {};
    context.addIssue({ code: 'custom', message, params });
    return;
  }
  for (const [option, owners] of optionOwners) {
    if (value[option] === undefined || owners.includes(present[0] as string)) continue;
    const belongsTo = owners.map(owner => `\`${owner}\``).join(' and ');
    const message = `\`${option}\` belongs to ${belongsTo}, not to \`${present[0]}\`.`;
    context.addIssue({ code: 'custom', path: [option], message });
  }
}
