import type { Query } from 'web-tree-sitter';
import { UnreadableFile } from '../../../repository/repository.js';
import type { Node, Tree } from '../../syntax/node.js';
import { named } from '../../syntax/nodes.js';
import { compileQuery, knownTypes, MAX_MATCHES_UNDER_WAY } from '../../syntax/parser.js';
import { describeQueryError } from '../../syntax/query-error.js';
import type { Definition } from '../language/definitions.js';
import { DocComments, dedented } from './doc-comments.js';
import type { LanguageData } from './language-data.js';
import { type Marked, marksOf, unknownCapture } from './marks.js';
import { type Placed, placed } from './members.js';
import { CALLED, Signatures } from './signatures.js';

/** Reads what files define by the query of a language. */
export class DefinitionQuery {
  private compiled: Query | undefined;
  /** Of each file once, whichever of its containers somebody asks for. */
  private readonly known = new WeakMap<Node, Definition[]>();
  /** What the query says is for nobody else, by its place, of each file that was read. */
  private readonly locals = new WeakMap<Tree, ReadonlySet<string>>();
  /** What may define more names, of each file that was read. */
  private readonly makers = new WeakMap<Tree, readonly Node[]>();

  constructor(
    private readonly data: LanguageData & { readonly definitions: string },
    /** The grammar's name for the parser, and its name for people. */
    private readonly grammar: string,
    private readonly id: string,
  ) {}

  /** In the order of the text. @throws UnreadableFile for a query that is none, or that this file is too much for. */
  list(root: Node): Definition[] {
    const known = this.known.get(root) ?? this.read(root);
    this.known.set(root, known);
    return known;
  }

  /** Whether the query says of a node that what stands in it is for nobody else. */
  isLocal(node: Node): boolean {
    return this.locals.get(node.tree)?.has(spanKey(node.startIndex, node.endIndex)) ?? false;
  }

  /** What may define more names than a file has written: a call whose names are worked out. */
  unread(root: Node): Node[] {
    this.list(root);
    return [...(this.makers.get(root.tree) ?? [])];
  }

  private read(root: Node): Definition[] {
    this.compiled ??= this.compile();
    const matches = this.compiled.matches(root, { matchLimit: MAX_MATCHES_UNDER_WAY });
    if (this.compiled.didExceedMatchLimit())
      throw this.problem(
        `The query for definitions of ${this.data.name} has too many matches under way at once.`,
      );
    const marks = marksOf(this.compiled, matches, this.data.comments.types);
    const local = marks.marks.filter(({ kind }) => kind === 'local');
    this.locals.set(root.tree, new Set(local.map(({ start, end }) => spanKey(start, end))));
    this.makers.set(root.tree, marks.unread);
    const { comments, documentation = {} } = this.data;
    const remarks = marks.comments.filter(({ type }) => comments.types.has(type));
    const { clauses } = this.data;
    const found = placed(marks);
    const nodes = found.map(({ definition }) => definition.node);
    const docs = new DocComments(wholeText(root), marks.comments, comments, documentation, nodes);
    const signatures = new Signatures(found, remarks);
    return withoutClauses(found, clauses).map(each => ({
      ...definitionOf(each, docs, signatures.of(each)),
      ...(clauses === 'arity' && { arity: arityOf(each.definition) }),
    }));
  }

  private compile(): Query {
    const { comments, definitions, documentation } = this.data;
    const seen = knownTypes([...comments.types, ...(documentation?.between ?? [])], this.grammar);
    const around = seen.length === 0 ? '' : `[${seen.map(type => `(${type})`).join(' ')}] @comment.all`;
    const text = `${definitions}\n${around}\n`;
    let query: Query;
    try {
      query = compileQuery(text, this.grammar);
    } catch (error) {
      const message = describeQueryError(error, text, this.id);
      if (message === undefined) throw error;
      throw this.problem(message);
    }
    const unknown = unknownCapture(query.captureNames);
    if (unknown !== undefined)
      throw this.problem(`A capture @${unknown} means nothing in a query for definitions.`);
    return query;
  }

  private problem(message: string): UnreadableFile {
    return new UnreadableFile(
      'query-invalid',
      this.data.name,
      message,
      'docs/languages.md has the captures.',
    );
  }
}

function spanKey(start: number, end: number): string {
  return `${start}-${end}`;
}

/** The text of a file: its root may begin with the first word. */
function wholeText(root: Node): string {
  const { row, column } = root.startPosition;
  return '\n'.repeat(row) + ' '.repeat(column) + root.text;
}

function definitionOf(
  { definition, container, exported }: Placed,
  docs: DocComments,
  signature: string | null,
): Definition {
  const { node, name, what: said, documentation } = definition;
  const what = said === 'function' && container !== null ? 'method' : said;
  return {
    name,
    what,
    container,
    exported,
    signature,
    documentation: documentation === undefined ? docs.of(node, definition.isMember) : dedented(documentation),
    node,
  };
}

/** One definition for several clauses: the first, with the first documentation that one has. */
function withoutClauses(all: readonly Placed[], clauses: LanguageData['clauses']): readonly Placed[] {
  if (!clauses) return all;
  const first = new Map<string, Placed>();
  for (const each of all) {
    const { definition, container } = each;
    const arity = clauses === 'arity' ? arityOf(definition) : '';
    const key = `${container}\0${definition.name}\0${arity}`;
    const known = first.get(key);
    if (known) known.definition.documentation ??= definition.documentation;
    else first.set(key, each);
  }
  return [...first.values()];
}

function arityOf({ parameters, what }: Marked): number {
  const isCalled = CALLED.has(what);
  return isCalled
    ? parameters.reduce((sum, node) => sum + (/^\(/.test(node.text) ? named(node).length : 1), 0)
    : -1;
}
