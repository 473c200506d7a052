import { Query, type QueryMatch } from 'web-tree-sitter';
import { z } from 'zod';
import type { Place } from '../../findings/finding.js';
import { strict } from '../../findings/strict-object.js';
import { UnreadableFile } from '../../repository/repository.js';
import type { Context } from '../context.js';
import { toPlain } from '../evaluate/plain-data.js';
import { Unresolved } from '../evaluate/value.js';
import { broughtName } from '../grammar-option.js';
import { readFiles } from '../read-files.js';
import { record, type SourceRecord } from '../record.js';
import { unknownGrammar } from '../source-files.js';
import { type CommentedFile, documentingComment } from '../syntax/comments.js';
import { literalOf } from '../syntax/literal.js';
import type { Node } from '../syntax/node.js';
import { compileQuery, MAX_MATCHES_UNDER_WAY, parse } from '../syntax/parser.js';
import { describeQueryError } from '../syntax/query-error.js';
import type { SourceFile } from '../syntax/source-file.js';
import { firstSyntaxError } from '../syntax/syntax-error.js';
import { grammarFile, listSyntaxes, type Syntax, syntaxes } from '../syntax/syntaxes.js';
import { type KindOf, NOTHING } from './kind.js';

/** More matches in one file than this are not a table. */
const MAX_QUERY_MATCHES = 100_000;

/** A capture by this ending is given as its value, not as its text. */
const VALUE_SUFFIX = '.value';
/** Quantifiers of captures, as the parser numbers them: `*` and `+`. */
const REPEATED: ReadonlySet<number> = new Set([2, 4]);
/** What every record has of its own. */
const RESERVED = new Set(['file', 'line']);

interface Spec {
  readonly file: string;
  readonly match: string;
  readonly grammar?: string | undefined;
}

/** A parsed file with what is needed to search it; `source` when its language is one whose values are known. */
interface Searched extends CommentedFile {
  readonly path: string;
  readonly syntax: Syntax;
  readonly source: SourceFile | undefined;
  /** The value of a node, where the grammar says so itself. */
  readonly literal?: Syntax['literal'];
}

/** `query`: what a tree-sitter query captures in files of any bundled grammar. */
export const kind: KindOf<Spec> = {
  name: 'query',
  path: 'file',
  schema: strict({
    file: z
      .string()
      .min(1)
      .meta({ description: 'The file, or a glob.', examples: ['lib/**/*.rb'] }),
    match: z
      .string()
      .min(1)
      .meta({
        description: 'The query.',
        examples: ['(call method: (identifier) @_m arguments: (argument_list . (string) @nome.value))'],
      }),
    grammar: z
      .union([z.enum(syntaxes.map(({ id }) => id)), broughtName])
      .optional()
      .meta({ description: 'The grammar, when the extension of the file does not say it.' }),
  }).meta({
    description:
      'What a tree-sitter query (https://tree-sitter.github.io) finds in files of any bundled grammar: `file` (or a glob) and `match`. Each match is a record, with a field for each capture: `@nome` gives the text as written, `@nome.value` the value of a literal, `@_nome` nothing. A capture that may match several times is a list.',
    examples: [{ file: 'lib/*.rb', match: '(call arguments: (argument_list . (string) @nome.value))' }],
  }) as unknown as z.ZodType<Spec>,
  async read({ file, match, grammar }, _options, at, context) {
    const place = context.placeOf([...at, 'query', 'match']);
    const named = context.files.syntaxes.find(({ id }) => id === grammar);
    const reported = new Set<string>();
    const queries = new CompiledQueries(match);
    const search = (path: string) => {
      if (grammar !== undefined && !named) throw unknownGrammar(path, grammar, context.files.syntaxes);
      const syntax = named ?? syntaxFor(path, context);
      return context.files.withGrammars(() =>
        withParsed(path, syntax, named !== undefined, context, searched => {
          const query = queries.for(searched.syntax);
          return query instanceof Query ? searchFile(query, searched, context) : query;
        }),
      );
    };
    const found = await readFiles(file, context.placeOf([...at, 'query', 'file']), context, search).finally(
      () => queries.dispose(),
    );
    const records: SourceRecord[] = [];
    let failed = found.length === 0;
    for (const { problem, at: where, records: own } of found) {
      records.push(...own);
      if (problem === undefined) continue;
      failed ||= problem.rule !== 'source-syntax';
      // A mistake in the query is the same in every file.
      const key = where ? JSON.stringify(where) : problem.message;
      if (!reported.has(key)) context.report({ ...problem, place: where ?? place });
      reported.add(key);
    }
    if (records.length === 0 && !failed)
      context.report(
        /@[\w.]/.test(match)
          ? { rule: 'source-empty', message: `The query matches nothing in ${file}.`, place }
          : {
              rule: 'source-empty',
              message: 'The query gives no node a name.',
              remedy: 'Write a name such as `@nome` behind each node that is to be a field of the records.',
              place,
            },
      );
    if (records.length === 0) return NOTHING;
    return {
      kind: 'records',
      records: records.map(({ fields, place: own }, key) => record({ key, ...fields }, own)),
    };
  },
};

interface Found {
  readonly records: readonly SourceRecord[];
  readonly problem?: { rule: 'query-invalid' | 'query-bounds' | 'source-syntax'; message: string };
  /** Where the problem is, when it is not in the query. */
  readonly at?: Place;
}

/** A query for each grammar that its files need, compiled once. */
class CompiledQueries {
  private readonly known = new Map<string, Query | Found>();

  constructor(private readonly match: string) {}

  /** The query, or what is wrong with it. @throws GrammarNeeded when the grammar is not loaded yet. */
  for({ id, grammar }: Syntax): Query | Found {
    const query = this.known.get(id) ?? this.compiled(id, grammarFile(grammar));
    this.known.set(id, query);
    return query;
  }

  dispose(): void {
    for (const query of this.known.values()) if (query instanceof Query) query.delete();
  }

  private compiled(id: string, grammar: string): Query | Found {
    const invalid = (message: string): Found => ({
      records: [],
      problem: { rule: 'query-invalid', message },
    });
    let query: Query;
    try {
      query = compileQuery(this.match, grammar);
    } catch (error) {
      const message = describeQueryError(error, this.match, id);
      if (message === undefined) throw error;
      return invalid(message);
    }
    const reserved = query.captureNames.find(name => RESERVED.has(fieldOf(name)));
    if (reserved === undefined) return query;
    query.delete();
    return invalid(`A capture cannot be called @${reserved}: every record has a field of this name.`);
  }
}

function syntaxFor(path: string, context: Context): Syntax {
  const syntax = context.files.syntaxOf(path);
  if (syntax) return syntax;
  // Read first: that there is no such file says more than that its name tells no grammar.
  context.repository.read(path);
  throw new UnreadableFile(
    'source-language',
    path,
    `No bundled grammar reads ${path}.`,
    `Name one with \`grammar\`: bundled are ${listSyntaxes(context.files.syntaxes)}. Or bring one, under \`grammars\` in refdata.yml (docs/languages.md); \`pattern\` reads any text.`,
  );
}

/** Files of languages whose tables are read stay parsed for other sources; others are let go at once. */
function withParsed(
  path: string,
  syntax: Syntax,
  isForced: boolean,
  context: Context,
  use: (file: Searched) => Found,
): Found {
  if (syntax.language) {
    const source = context.files.open(path, isForced ? syntax.id : undefined);
    const { text, root, language } = source;
    // Of a header, the text may say that it is another language's.
    const own = context.files.syntaxes.find(({ id }) => id === source.syntax) ?? syntax;
    return use({ path, text, root, language, source, syntax: own });
  }
  const { grammar, comments, literal } = syntax;
  const text = context.repository.read(path);
  const tree = parse(text, grammarFile(grammar), path);
  try {
    return use({
      path,
      text,
      root: tree.rootNode,
      language: { comments },
      source: undefined,
      syntax,
      literal,
    });
  } finally {
    tree.delete();
  }
}

function searchFile(query: Query, file: Searched, context: Context): Found {
  const matches = query.matches(file.root, { matchLimit: MAX_MATCHES_UNDER_WAY });
  const problem = (message: string): Found => ({ records: [], problem: { rule: 'query-bounds', message } });
  if (query.didExceedMatchLimit())
    return problem(
      `The query has more than ${MAX_MATCHES_UNDER_WAY} matches under way at once in ${file.path}.`,
    );
  if (matches.length > MAX_QUERY_MATCHES)
    return problem(
      `The query has ${matches.length} matches in ${file.path}; the limit is ${MAX_QUERY_MATCHES}.`,
    );
  context.files.evaluator.restart();
  const records = matches
    .filter(match => match.captures.length > 0)
    .map(match => recordOf(match, query, file, context));
  const error = firstSyntaxError(file.root);
  if (!error) return { records };
  const at = { file: file.path, line: error.startPosition.row + 1, column: error.startPosition.column + 1 };
  return { records, problem: { rule: 'source-syntax', message: `${file.path} has a syntax error.` }, at };
}

function recordOf(match: QueryMatch, query: Query, file: Searched, context: Context): SourceRecord {
  const lists = repeatable(match.patternIndex, query);
  const captured = new Map<string, unknown[]>([...lists].map(field => [field, []]));
  for (const { name, node } of match.captures) {
    if (name.startsWith('_')) continue;
    const field = fieldOf(name);
    const values = captured.get(field) ?? [];
    values.push(field !== name ? evaluated(node, file, context) : node.text);
    captured.set(field, values);
  }
  const value: Record<string, unknown> = {};
  for (const [field, values] of captured)
    value[field] = values.length > 1 || lists.has(field) ? values : values[0];
  const nodes = match.captures.map(capture => capture.node);
  const outer = nodes.reduce((a, b) => (b.startIndex <= a.startIndex && b.endIndex >= a.endIndex ? b : a));
  const comment = documentingComment(file, outer) ?? documentingComment(file, statementAt(outer, file.root));
  const line = outer.startPosition.row + 1;
  // What the grammar calls it: how else would somebody who writes a query know?
  const fields = { node: outer.type, value, ...(comment !== undefined && { comment }), ...value };
  return { fields, place: { file: file.path, line } };
}

/** Fields of a pattern that may be captured more than once: lists, even where there is one or none. */
function repeatable(pattern: number, query: Query): Set<string> {
  const quantifiers = query.captureQuantifiers[pattern] ?? [];
  const names = query.captureNames.filter(
    (name, i) => !name.startsWith('_') && REPEATED.has(quantifiers[i] as number),
  );
  return new Set(names.map(fieldOf));
}

function fieldOf(capture: string): string {
  return capture.endsWith(VALUE_SUFFIX) ? capture.slice(0, -VALUE_SUFFIX.length) : capture;
}

/** What stands first on the line that a node is on: a comment documents all of it. */
function statementAt(node: Node, root: Node): Node {
  let statement = node;
  for (let at = node.parent; at && at.id !== root.id; at = at.parent) {
    if (at.startPosition.row !== node.startPosition.row) break;
    statement = at;
  }
  return statement;
}

/** The value of a literal, or of what can be worked out where the language is known; otherwise why there is none. */
function evaluated(node: Node, file: Searched, context: Context): unknown {
  const literal = file.literal ? file.literal(node) : literalOf(node);
  if (file.source) {
    const value = context.files.evaluator.evaluate(node, { file: file.source, env: undefined });
    if (!(value instanceof Unresolved) || literal === undefined || typeof literal !== 'string')
      return toPlain(value);
  }
  if (literal !== undefined) return literal;
  const place = { file: file.path, line: node.startPosition.row + 1, column: node.startPosition.column + 1 };
  return toPlain(
    new Unresolved('it is no constant literal', place, node.text.slice(0, 60).replace(/\s+/g, ' ')),
  );
}
