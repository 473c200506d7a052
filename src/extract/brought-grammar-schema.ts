import { z } from 'zod';
import { strict } from '../findings/strict-object.js';

const texts = z.array(z.string().min(1));
const rows = z.record(z.string(), z.string());
const path = z.string().min(1);

const part = z.string();
const nodeRows = <Shape extends z.ZodRawShape>(shape: Shape) => z.record(z.string(), strict(shape));
const optional = part.optional();
/** What parts of a node have to be: one of some texts. */
const written = z.record(z.string(), texts).optional();

/** What nodes with values are called: see `languages/data/language-data.ts`. */
const values = strict({
  wrappers: rows.optional(),
  ignored: texts.optional(),
  escapes: z.string().optional(),
  names: texts.optional(),
  constants: z.record(z.string(), z.union([z.string(), z.boolean(), z.null()])).optional(),
  texts: texts.optional(),
  expanded: z.string().optional(),
  words: nodeRows({ content: part, where: written }).optional(),
  heredocs: nodeRows({ body: part }).optional(),
  lists: rows.optional(),
  maps: rows.optional(),
  flatMaps: nodeRows({ key: part, value: part }).optional(),
  collections: rows.optional(),
  groups: texts.optional(),
  firstIndex: z.int().optional(),
  afterLargest: z.boolean().optional(),
  castKeys: z.boolean().optional(),
  entries: nodeRows({
    key: part,
    value: part,
    operator: optional,
    where: written,
    mark: optional,
  }).optional(),
  pairs: nodeRows({ key: part, value: part, where: written }).optional(),
  nameKeys: z.boolean().optional(),
  spreads: texts.optional(),
  calls: nodeRows({
    callee: part,
    arguments: optional,
    object: optional,
    items: optional,
    curried: z.boolean().optional(),
    block: optional,
  }).optional(),
  arguments: nodeRows({ value: part, name: optional }).optional(),
  functions: strict({ list: texts.optional(), set: texts.optional(), map: texts.optional() }).optional(),
  unchanged: texts.optional(),
  members: nodeRows({ object: part, name: part }).optional(),
  memberEntries: z.boolean().optional(),
  indexes: nodeRows({ object: part, index: part }).optional(),
  operators: nodeRows({ left: part, right: part }).optional(),
  joins: texts.optional(),
  concatenations: texts.optional(),
  conses: texts.optional(),
  unlike: texts.optional(),
  signs: nodeRows({ operand: part, ignored: optional }).optional(),
  bindings: nodeRows({ name: part, value: part, where: written }).optional(),
  types: nodeRows({ name: part, body: part, numbered: written }).optional(),
  enumMembers: nodeRows({
    name: part,
    value: optional,
    arguments: optional,
    numbered: z.boolean().optional(),
  }).optional(),
  scopes: texts.optional(),
  shared: z.boolean().optional(),
  reads: strict({
    partly: z.boolean().optional(),
    looks: texts.optional(),
    same: texts.optional(),
    items: texts.optional(),
    copies: texts.optional(),
    given: texts.optional(),
    receivers: texts.optional(),
    filledBy: optional,
    called: z.boolean().optional(),
    blank: optional,
    folds: texts.optional(),
    gathers: texts.optional(),
    lookers: texts.optional(),
    givers: texts.optional(),
    unpackers: texts.optional(),
    marked: optional,
    mutableTexts: z.boolean().optional(),
    lastIsResult: z.boolean().optional(),
  }).optional(),
  sharedBy: texts.optional(),
  ownBy: texts.optional(),
  sharedMarks: texts.optional(),
  reflection: strict({
    holders: texts.optional(),
    gives: texts.optional(),
    aliases: rows.optional(),
    sets: texts.optional(),
    runs: texts.optional(),
    runsLocally: z.boolean().optional(),
    indirect: texts.optional(),
  }).optional(),
  blocks: texts.optional(),
  inPlace: texts.optional(),
  changes: strict({
    targets: z
      .record(
        z.string(),
        z.union([part, strict({ target: part, value: part, defines: z.literal(true).optional() })]),
      )
      .optional(),
    methods: texts.optional(),
    operators: texts.optional(),
    functions: texts.optional(),
    ofHolder: texts.optional(),
    adds: strict({ item: texts.optional(), entry: texts.optional(), all: texts.optional() }).optional(),
    nextIndex: optional,
    removedBy: optional,
    chains: z.boolean().optional(),
    references: optional,
    anywhere: texts.optional(),
  }).optional(),
  literals: strict({
    digits: z.union([z.literal(8), z.literal(10)]).optional(),
    lines: z.enum(['written', 'begun', 'ended', 'dedented']).optional(),
    breaks: z.enum(['joined', 'kept']).optional(),
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
    below: z.union([z.boolean(), texts]).optional(),
    xml: z.boolean().optional(),
    between: texts.optional(),
  })
    .optional()
    .meta({
      description:
        'Which comments document: those that begin with one of `marks`; `below` a definition or behind it, too (`true`, or how those begin); as `xml`; nodes that may stand `between`.',
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
