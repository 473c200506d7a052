import { z } from 'zod';
import { strict } from '../findings/strict-object.js';

const texts = z.array(z.string().min(1));
const rows = z.record(z.string(), z.string());
const path = z.string().min(1);

const part = z.string();
const nodeRows = <Shape extends z.ZodRawShape>(shape: Shape) => z.record(z.string(), strict(shape));
const optional = part.optional();

/** What nodes with values are called: see `languages/data/language-data.ts`. */
const values = strict({
  wrappers: rows.optional(),
  ignored: texts.optional(),
  escapes: z.string().optional(),
  names: texts.optional(),
  constants: z.record(z.string(), z.union([z.string(), z.boolean(), z.null()])).optional(),
  texts: texts.optional(),
  lists: rows.optional(),
  maps: rows.optional(),
  flatMaps: nodeRows({ key: part, value: part }).optional(),
  collections: rows.optional(),
  groups: texts.optional(),
  firstIndex: z.int().optional(),
  entries: nodeRows({ key: part, value: part, operator: optional }).optional(),
  nameKeys: z.boolean().optional(),
  spreads: texts.optional(),
  calls: nodeRows({ callee: part, arguments: optional, object: optional, items: optional }).optional(),
  arguments: nodeRows({ value: part, name: optional }).optional(),
  functions: strict({ list: texts.optional(), map: texts.optional() }).optional(),
  unchanged: texts.optional(),
  members: nodeRows({ object: part, name: part }).optional(),
  indexes: nodeRows({ object: part, index: part }).optional(),
  operators: nodeRows({ left: part, right: part }).optional(),
  joins: texts.optional(),
  signs: nodeRows({ operand: part, ignored: optional }).optional(),
  bindings: nodeRows({ name: part, value: part }).optional(),
  types: nodeRows({ name: part, body: part }).optional(),
  enumMembers: nodeRows({
    name: part,
    value: optional,
    arguments: optional,
    numbered: z.boolean().optional(),
  }).optional(),
  scopes: texts.optional(),
  changes: strict({
    targets: rows.optional(),
    methods: texts.optional(),
    operators: texts.optional(),
    functions: texts.optional(),
  }).optional(),
  literals: strict({
    digits: z.union([z.literal(8), z.literal(10)]).optional(),
    lines: z.enum(['written', 'begun', 'ended', 'dedented']).optional(),
  }).optional(),
}).meta({ description: 'What nodes with values are called, for `table`: docs/languages.md has the rows.' });

const broughtGrammar = strict({
  wasm: path.meta({
    description:
      'The grammar, as WebAssembly: a file of the repository, or of an npm package that is installed in it.',
    examples: ['tools/tree-sitter-gleam.wasm', 'node_modules/tree-sitter-gleam/tree-sitter-gleam.wasm'],
  }),
  sha256: z
    .string()
    .regex(
      /^[0-9a-f]{64}$/,
      'The SHA-256 of the file is needed, as 64 small hexadecimal digits: `sha256sum FILE`.',
    )
    .meta({ description: 'The SHA-256 of that file; no other one is used.' }),
  extensions: z
    .array(z.string().regex(/^\.\S+$/, 'An extension begins with a dot: ".gleam".'))
    .min(1)
    .meta({ description: 'Extensions of its files.', examples: [['.gleam']] }),
  name: z.string().min(1).optional().meta({ description: 'Name of the language, for messages.' }),
  definitions: path.optional().meta({
    description: 'A file with the query that marks definitions, in the style of tags.scm, for `symbols`.',
    examples: ['tools/gleam.scm'],
  }),
  comments: strict({
    line: z.union([z.string().min(1), texts]).optional(),
    block: z.array(z.tuple([z.string().min(1), z.string().min(1)])).optional(),
    nodes: texts.optional(),
  })
    .optional()
    .meta({
      description:
        'How comments begin: `line` to the end of the line, `block` from one mark to another; `nodes`, what the grammar calls them.',
      examples: [{ line: ['///', '//'], block: [['/*', '*/']] }],
    }),
  documentation: strict({
    marks: texts.optional(),
    below: z.boolean().optional(),
    xml: z.boolean().optional(),
    between: texts.optional(),
  })
    .optional()
    .meta({
      description:
        'Which comments document: those that begin with one of `marks`; `below` a definition, too; as `xml`; nodes that may stand `between`.',
      examples: [{ marks: ['///'] }],
    }),
  clauses: z
    .enum(['name', 'arity'])
    .optional()
    .meta({ description: 'Definitions of one name (and as many parameters) are one.' }),
  name_characters: z
    .string()
    .min(1)
    .optional()
    .meta({
      description: 'Characters of names, as the inside of a regular expression class.',
      examples: ['\\w?!'],
    }),
  values: values.optional(),
});

export type BroughtGrammar = z.infer<typeof broughtGrammar>;

/** `grammars` of refdata.yml. */
export const broughtGrammars = z.record(
  z.string().regex(/^[a-z][a-z0-9_]*$/, 'A grammar has a name of small letters, digits and "_".'),
  broughtGrammar,
);
