import type { Query, QueryMatch } from 'web-tree-sitter';
import { literalOf } from '../../syntax/literal.js';
import type { Node } from '../../syntax/node.js';
import type { Definition } from '../language/definitions.js';
import { plainName } from './parts.js';

/** What a query marks in a file, one after the other as in the text. */
export type Mark = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'definition'; readonly definition: Marked }
  /** A part of the file whose definitions are members of `container`, or of a definition, or nobody's. */
  | {
      readonly kind: 'scope';
      readonly container: string | Marked;
      readonly node: Node;
      exported?: boolean | undefined;
    }
  | { readonly kind: 'local' }
  /** From here on, up to the end of what it stands in. */
  | ({ readonly kind: 'below'; readonly exported: boolean } & Meant)
  | ({
      readonly kind: 'names';
      readonly names: readonly string[];
      readonly exported: boolean;
      /** Whether nothing is said of the others by that. */
      readonly too: boolean;
    } & Meant)
  /** Members that others may use, of what is called so, or of whatever has them; all unless named. With a list no others are. */
  | {
      readonly kind: 'members';
      readonly of: string | undefined;
      readonly names: ReadonlySet<string> | undefined;
    }
  /** All of the file is for others, whatever else is listed. */
  | { readonly kind: 'everything' }
  /** Documentation of the next definition, or of what it stands in. */
  | ({ readonly kind: 'doc'; readonly text: string; readonly inner: boolean } & Meant)
);

/** Which definitions are meant: those that the query calls so; all unless given. */
export interface Meant {
  readonly meant: ReadonlySet<Definition['what']> | undefined;
}

/** A definition as a query marks it; what more is said of the same node is added. */
export interface Marked {
  readonly node: Node;
  readonly name: string;
  /** Where the name stands: of several that one node defines the first comes first. */
  readonly at: number;
  readonly what: Definition['what'];
  readonly container: string | undefined;
  readonly parameters: Node[];
  /** The pattern that found it. */
  readonly pattern: number;
  /** It is a parameter, and a member of what the function belongs to, if it stands in one. */
  readonly isMember: boolean;
  /** What it is another name of, in the same place. */
  readonly alias: string | undefined;
  documentation: string | undefined;
  exported: boolean | undefined;
}

/** What a whole file is marked with. */
export interface Marks {
  readonly marks: readonly Mark[];
  /** Whether a list of what is exported has members of its own to say. */
  readonly listsMembers: boolean;
  readonly comments: readonly Node[];
  /** Names of containers that stand for the file itself. */
  readonly transparent: ReadonlySet<string>;
  /** What may define more names than are written in it, in the order of the text. */
  readonly unread: readonly Node[];
}

/** By what follows `definition.` in the name of a capture; queries of others have these, too. */
const KINDS: Readonly<Record<string, Definition['what']>> = {
  function: 'function',
  method: 'method',
  class: 'class',
  struct: 'class',
  interface: 'interface',
  trait: 'interface',
  protocol: 'interface',
  enum: 'enum',
  type: 'type',
  constant: 'constant',
  variable: 'variable',
  field: 'variable',
  property: 'variable',
  macro: 'macro',
  module: 'module',
  namespace: 'module',
};

const DEFINITION = 'definition.';
const CAPTURES =
  /^(_.*|name|alias|doc\.inner|parameters|container|container\.none|scope|local|body|member|exported|private|unread|exported\.(?:too|all|members|member)|comment\.all|reference\..*)$/;
/** What may be said of definitions of one kind alone: `@private.below.method`. */
const MEANT = /^(?:doc|(?:exported|private)\.(?:name|below)|exported\.too\.name)(?:\.(?<kind>\w+))?$/;

/** A capture that means nothing; undefined when all mean something. */
export function unknownCapture(captures: readonly string[]): string | undefined {
  return captures.find(
    name =>
      !CAPTURES.test(name) &&
      !(name.startsWith(DEFINITION) && Object.hasOwn(KINDS, name.slice(DEFINITION.length))) &&
      !saysWhichAreMeant(name),
  );
}

function saysWhichAreMeant(name: string): boolean {
  const groups = MEANT.exec(name)?.groups;
  return groups !== undefined && (groups.kind === undefined || Object.hasOwn(KINDS, groups.kind));
}

/** @param comments types of nodes whose text is found by where it stands, and not because a query has it. */
export function marksOf(query: Query, matches: readonly QueryMatch[], comments: ReadonlySet<string>): Marks {
  const isClosed = query.captureNames.includes('exported');
  const found = new Map<string, Marked>();
  const marked = new Map<number, boolean>();
  const marks: Mark[] = [];
  const around: Node[] = [];
  const transparent = new Set<string>();
  const unread: Node[] = [];
  /** Where what is local elsewhere belongs to the definition around it. */
  const bodies = new Set<number>();
  // Of several patterns for one definition the first in the query says what it is.
  for (const match of matches.toSorted((a, b) => a.patternIndex - b.patternIndex)) {
    const captured = capturesOf(match);
    const all = (name: string) => captured.get(name) ?? [];
    const definition = match.captures.find(({ name }) => name.startsWith(DEFINITION));
    around.push(...all('comment.all'));
    unread.push(...all('unread'));
    for (const node of all('container.none')) transparent.add(nameOf(node));
    for (const { startIndex } of all('body')) bodies.add(startIndex);
    for (const node of all('local')) marks.push({ ...spanOf(node), kind: 'local' });
    for (const exported of [true, false]) {
      const word = exported ? 'exported' : 'private';
      for (const { nodes, meant } of meantIn(captured, `${word}.below`))
        for (const node of nodes) marks.push({ ...spanOf(node), kind: 'below', exported, meant });
      for (const too of [true, false])
        for (const { nodes, meant } of meantIn(captured, `${word}.${too ? 'too.' : ''}name`))
          marks.push({ ...spanOf(nodes[0]), kind: 'names', names: nodes.map(nameOf), exported, too, meant });
      if (!definition) for (const node of all(word)) marked.set(node.id, exported);
    }
    for (const node of all('exported.too')) marked.set(node.id, true);
    const container = all('container')[0];
    for (const node of all('exported.all')) marks.push({ ...spanOf(node), kind: 'everything' });
    for (const node of all('exported.members'))
      marks.push({ ...spanOf(node), kind: 'members', of: nameOf(node), names: undefined });
    for (const node of all('exported.member'))
      marks.push({
        ...spanOf(node),
        kind: 'members',
        of: container && nameOf(container),
        names: new Set([nameOf(node)]),
      });
    const alias = all('alias')[0];
    if (!definition) {
      for (const node of all('scope'))
        marks.push({ ...spanOf(node), kind: 'scope', container: container ? nameOf(container) : '', node });
      for (const inner of [false, true])
        for (const { nodes, meant } of meantIn(captured, inner ? 'doc.inner' : 'doc'))
          for (const node of nodes)
            if (!comments.has(node.type))
              marks.push({ ...spanOf(node), kind: 'doc', text: textOf(node), inner, meant });
      continue;
    }
    for (const name of all('name')) {
      const key = `${definition.node.id}:${name.startIndex}`;
      const known = found.get(key);
      const own: Marked = known ?? {
        node: definition.node,
        name: `${nameOf(name)}${match.setProperties?.suffix ?? ''}`,
        at: name.startIndex,
        what: KINDS[definition.name.slice(DEFINITION.length)] as Definition['what'],
        container: container && nameOf(container),
        parameters: [...all('parameters')],
        pattern: match.patternIndex,
        isMember: all('member').length > 0,
        alias: alias && nameOf(alias),
        documentation: undefined,
        exported: undefined,
      };
      if (all('exported').length > 0) own.exported = true;
      if (all('private').length > 0) own.exported = false;
      const [doc] = all('doc').filter(({ type }) => !comments.has(type));
      if (doc) own.documentation ??= textOf(doc);
      for (const node of all('scope')) marks.push({ ...spanOf(node), kind: 'scope', container: own, node });
      // A pattern with one parameter finds a function once for each.
      if (known?.pattern === match.patternIndex)
        for (const node of all('parameters'))
          if (!known.parameters.some(({ id }) => id === node.id)) known.parameters.push(node);
      if (known) continue;
      found.set(key, own);
      marks.push({ ...spanOf(own.node), kind: 'definition', definition: own });
    }
  }
  for (const own of found.values())
    own.exported ??= marked.get(own.node.id) ?? (isClosed ? false : undefined);
  for (const mark of marks) if (mark.kind === 'scope') mark.exported = marked.get(mark.node.id);
  const held = marks.filter(({ kind, start }) => kind !== 'local' || !bodies.has(start));
  return {
    marks: inOrder(held),
    listsMembers: query.captureNames.includes('exported.members'),
    comments: around,
    transparent,
    unread: unread.toSorted((a, b) => a.startIndex - b.startIndex),
  };
}

/**
 * What is captured by a name, together with those that have a kind of definition behind it. Where one node has several of these
 * (`@doc.function @doc.macro`), each kind is meant.
 */
function meantIn(
  captured: ReadonlyMap<string, Node[]>,
  capture: string,
): (Meant & { nodes: [Node, ...Node[]] })[] {
  const found: (Meant & { nodes: [Node, ...Node[]] })[] = [];
  const kinds = new Map<number, Set<Definition['what']>>();
  for (const [name, nodes] of captured) {
    const [first, ...others] = nodes;
    if (!first) continue;
    const kind = name.startsWith(`${capture}.`) ? KINDS[name.slice(capture.length + 1)] : undefined;
    if (name !== capture && kind === undefined) continue;
    const known = kinds.get(first.id);
    if (kind === undefined || known === undefined) {
      const meant = kind && new Set([kind]);
      found.push({ nodes: [first, ...others], meant });
      if (meant) kinds.set(first.id, meant);
    } else known.add(kind);
  }
  return found;
}

/** The order of the text, what is around something before it. */
function inOrder(marks: readonly Mark[]): Mark[] {
  return marks.toSorted(
    (a, b) => a.start - b.start || b.end - a.end || rank(a) - rank(b) || nameAt(a) - nameAt(b),
  );
}

function nameAt(mark: Mark): number {
  return mark.kind === 'definition' ? mark.definition.at : 0;
}

/** Of the same extent: a definition stands around the scope that it opens. */
function rank({ kind }: Mark): number {
  return kind === 'definition' ? 0 : kind === 'scope' ? 1 : 2;
}

function spanOf({ startIndex, endIndex }: Node): { start: number; end: number } {
  return { start: startIndex, end: endIndex };
}

function capturesOf({ captures }: QueryMatch): Map<string, Node[]> {
  const byName = new Map<string, Node[]>();
  for (const { name, node } of captures) {
    const nodes = byName.get(name);
    if (nodes) nodes.push(node);
    else byName.set(name, [node]);
  }
  return byName;
}

/** The name that a node is: of a text its contents, of a symbol what is behind its colon. */
function nameOf(node: Node): string {
  const literal = literalOf(node);
  const written = (typeof literal === 'string' ? literal : node.text)
    .replace(/\s+/g, ' ')
    .replace(/^::(?=\w)/, '');
  // An operator may stand in parentheses.
  return plainName(written).replace(/^\( ?([^\s()]+) ?\)$/, '$1');
}

/** Documentation that is a text of the language. */
function textOf(node: Node): string {
  const literal = literalOf(node);
  if (typeof literal === 'string') return literal;
  return node.namedChildren.find(child => child?.type.endsWith('content'))?.text ?? node.text;
}
