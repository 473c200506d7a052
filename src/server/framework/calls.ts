import {
  EnvironmentVariable,
  type Node,
  Sequence,
  type SourceFile,
  Unresolved,
  type Value,
} from '../../extract/index.js';
import type { Gap, SourcePlace } from '../route.js';
import type { Context } from './contexts.js';

/** Why something of a library that is not here is not known: it declares no routes that could be read. */
export const ELSEWHERE = /is not a file of the repository|is not defined in/;

/** Whether something that is not known is no server of the program's own: it comes from a library, or is a text of the environment. */
export function isNoServer(value: Unresolved): boolean {
  return value instanceof EnvironmentVariable || ELSEWHERE.test(value.reason);
}

/** Nodes that are calls, in the grammars of languages. */
export const CALLS = [
  'call',
  'call_expression',
  'method_invocation',
  'invocation_expression',
  'function_call_expression',
  'member_call_expression',
  'scoped_call_expression',
];

/** One argument, or the forms that it may have: by its place or by its name. */
export type Wanted = number | string | readonly (number | string)[];

/** A text of the program; else why it is not known. */
export type Text = string | Untold;

/** What only running the program tells. */
export interface Untold {
  readonly text: string;
  readonly reason: string;
}

/** A file with what works out the values in it. */
export interface Program {
  readonly source: SourceFile;
  /** The call, or round of a loop, during which they are worked out. */
  readonly context?: Context;
  evaluate(node: Node): Value;
}

/** The arguments of a call, in order, as far as they stand there one by one. */
export function argumentsOf(
  call: Node,
  { source }: Program,
): readonly { readonly node: Node; readonly name?: string }[] {
  const expression = source.language.expression(call);
  if (expression.kind !== 'call') return annotated(call);
  return expression.arguments.filter(({ spread }) => spread === undefined);
}

/** The same of an annotation, or attribute, whatever its language. */
function annotated(node: Node): ReturnType<typeof argumentsOf> {
  const list = node.namedChildren.find(each => /(arguments|argument_list)$/.test(each?.type ?? ''));
  return (list?.namedChildren ?? []).flatMap(each => {
    if (!each) return [];
    const [first, ...others] = each.namedChildren;
    const isPair = /(argument|_pair)$/.test(each.type);
    const value = isPair ? each.namedChildren.at(-1) : each;
    return value
      ? [{ node: value, ...(isPair && first && others.length > 0 && { name: nameIn(first) }) }]
      : [];
  });
}

function nameIn({ text }: Node): string {
  return text.replace(/(?<!\s)\s*[:=]$/, '');
}

/** What stands among the arguments of a call for several, in order: `*args`, `...args`, `**options`. */
export function spreadsIn(
  call: Node,
  { source }: Program,
): readonly { readonly node: Node; readonly isNamed: boolean; readonly isFirst: boolean }[] {
  const expression = source.language.expression(call);
  if (expression.kind !== 'call') return [];
  return expression.arguments.flatMap(({ node, spread }, i) =>
    spread === undefined ? [] : [{ node, isNamed: spread === 'named', isFirst: i === 0 }],
  );
}

/** The argument that is wanted, or the field of one that is an object; undefined for a call without one. */
export function argumentOf(call: Node, wanted: Wanted | undefined, program: Program): Node | undefined {
  const given = argumentsOf(call, program);
  for (const each of [wanted ?? []].flat()) {
    const field = fieldNamed(each);
    if (field !== undefined) {
      const held = given.map(({ node }) => fieldOf(node, field, program)).find(value => value !== undefined);
      if (held) return held;
      continue;
    }
    const found =
      typeof each === 'number'
        ? given.filter(({ name }) => name === undefined)[each]
        : given.find(({ name }) => name === each);
    if (found) return found.node;
  }
  return undefined;
}

/** What is wanted of a field of an object, written `.name`. */
export function fieldNamed(wanted: number | string): string | undefined {
  return typeof wanted === 'string' && wanted.startsWith('.') ? wanted.slice(1) : undefined;
}

/** A field of an object that is written there. */
function fieldOf(node: Node, name: string, { source }: Program): Node | undefined {
  const expression = source.language.expression(node);
  if (expression.kind !== 'mapping') return undefined;
  for (const entry of expression.entries)
    if ('key' in entry && entry.key === name && entry.value && 'startIndex' in entry.value)
      return entry.value;
  return undefined;
}

/** The text that an expression gives; otherwise as it is written, and why it is not known. */
export function textOf(node: Node, program: Program): Text {
  const value = program.evaluate(node);
  if (typeof value === 'string') return value;
  const text = program.source.quote(node);
  return { text, reason: value instanceof Unresolved ? value.reason : 'it is no text' };
}

/** The texts of a list, or the only one. */
export function textsOf(node: Node, program: Program): readonly string[] | Untold {
  const value = program.evaluate(node);
  const values = value instanceof Sequence ? value.entries.map(entry => entry.value) : [value];
  const unknown = values.find((each): each is Unresolved => each instanceof Unresolved);
  if (unknown === undefined && values.every(each => typeof each === 'string')) return values as string[];
  return { text: program.source.quote(node), reason: unknown?.reason ?? 'it is no list of texts' };
}

/** The path that an argument is, or each of a list of them, lists in it too: of one that is not known the others are there. */
export function pathsOf(node: Node, program: Program): readonly Text[] {
  const value = program.evaluate(node);
  return value instanceof Sequence ? listed(value, program.source.quote(node)) : [textOf(node, program)];
}

function listed({ entries }: Sequence, text: string): readonly Text[] {
  return entries.flatMap(({ value }): readonly Text[] => {
    if (value instanceof Sequence) return listed(value, text);
    if (typeof value === 'string') return [value];
    return [value instanceof Unresolved ? value : { text, reason: 'it is no text' }];
  });
}

/** Where a node stands; lines and columns count from 1. */
export function placeOf(node: Node, { source }: Program): SourcePlace {
  const { file = source.path, line = 1, column = 1 } = source.place(node);
  return { file, line, column };
}

export function gapAt(node: Node, program: Program, reason: string, remedy: string): Gap {
  return { place: placeOf(node, program), reason, remedy };
}

/** The nodes around one, innermost first. */
export function* around(node: Node): Generator<Node> {
  for (let at = node.parent; at; at = at.parent) yield at;
}
