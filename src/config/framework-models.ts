import { z } from 'zod';
import { strict } from '../findings/strict-object.js';

/** A JSON Schema, in which some texts stand for what is written in the brackets of a type. */
const template = z.record(z.string().min(1), z.json());
const names = z.array(z.string().min(1)).min(1);
const query = z.string().min(1);

/** What the arguments of a call say of a value. */
const says = strict({
  calls: names.meta({
    description: 'What is called beside the type of a field, or in place of its default: `Field`.',
  }),
  default: z
    .array(z.union([z.int().min(0), z.string().min(1)]))
    .min(1)
    .meta({ description: 'The argument that is the default; without one, the field has to be there.' }),
  made: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'The argument that makes a default, of which nothing is known.' }),
  left_out: z.string().min(1).optional().meta({
    description: 'The argument that says that no answer has it: `exclude`.',
  }),
  alias: strict({ request: names, response: names })
    .optional()
    .meta({ description: 'The arguments that are another name, the strongest first.' }),
  texts: names.optional().meta({
    description: 'What is called to make a default of a text, which it is in JSON: `Decimal("1.5")`.',
  }),
  keywords: z
    .record(z.string().min(1), z.string().min(1))
    .meta({ description: 'Keywords of JSON Schema by arguments; `*` for one that is a part of a schema.' }),
});

/** How the types of a program say what values are in JSON. */
export const models = strict({
  types: z.record(z.string().min(1), template).meta({
    description:
      'JSON Schemas by names of types. `$0` and `$1` stand for what is in the brackets of a type, `$*` for all of it, `$#` for how many there are, `$values` for constants there. `Union` is a type of several, `tuple...` a `tuple` of any length.',
    examples: [{ int: { type: 'integer' }, list: { type: 'array', items: '$0' } }],
  }),
  answered: z
    .record(z.string().min(1), template)
    .optional()
    .meta({
      description: 'The same for types that are something else in answers than in requests.',
      examples: [{ Decimal: { type: 'string' } }],
    }),
  annotated: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'A type in brackets with what is said of it: `Annotated`.' }),
  skipped: names.optional().meta({ description: 'Types of what is no field: `ClassVar`.' }),
  optional: names.optional().meta({
    description: 'Types that say, around that of a field, that it may be missing: `NotRequired`.',
  }),
  partial: query.optional().meta({
    description:
      'A query for models (`@model`) whose own fields may be missing: `TypedDict` with `total=False`.',
  }),
  extends: names
    .optional()
    .meta({ description: 'Classes of a library that make a model of what extends them.' }),
  marks: names.optional().meta({ description: 'Decorators that do: `@mark` of `marked`.' }),
  marked: query.optional().meta({ description: 'A query for what stands above a class: `@model`, `@mark`.' }),
  plain: names.optional().meta({ description: 'Classes of a library that say nothing of fields.' }),
  bases: query.optional().meta({ description: 'A query for what a class extends: `@model`, `@base`.' }),
  roots: names.optional().meta({
    description:
      'Classes of a library of which a class takes over that stands for what is in their brackets.',
  }),
  generics: query.optional().meta({
    description: 'A query for the names that stand for types in a class, in their order: `@model`, `@name`.',
  }),
  fields: query.meta({
    description:
      'A query for the fields of a class: `@model`, `@name`, `@type`, and `@default` where it has one.',
  }),
  documentation: query
    .optional()
    .meta({ description: 'A query for what documents a class inside of it: `@model`, `@text`.' }),
  enums: strict({ extends: names, members: query })
    .optional()
    .meta({ description: 'Classes whose members are the values that may be sent: `@model`, `@value`.' }),
  closed: query.optional().meta({ description: 'A query for models (`@model`) that take no other fields.' }),
  open: query.optional().meta({
    description: 'A query for models (`@model`) that take others, though what they take over from does not.',
  }),
  more: query.optional().meta({
    description: 'A query for what a model (`@model`) adds to its schema: `@more`, a constant mapping.',
  }),
  unclear: query.optional().meta({
    description:
      'A query for models (`@model`) whose form only running the program tells: they are told, and not described.',
  }),
  says: says.optional(),
}).meta({
  description: 'How types say what the bodies and parameters of requests, and the bodies of answers, are.',
});

export type ModelRules = z.output<typeof models>;
