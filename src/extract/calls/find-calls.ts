import type { TableName } from '../locator.js';
import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';

/** A call where it is written, with the name of what is called. */
export interface FoundCall {
  readonly call: Node;
  readonly name: Node;
  /** The file, or the part of it that was parsed by itself. */
  readonly file: SourceFile;
}

/** Tokens within tokens that are parsed by themselves: deeper than any macro that a person wrote. */
const MAX_TOKENS_DEPTH = 20;

/** Every call of a function by this name (`define(…)`, `registry.define(…)`), in source order, those of tests among them. */
export function callsNamed(file: SourceFile, { parts }: TableName): FoundCall[] {
  const last = parts.at(-1) as string;
  const full = parts.join('.');
  return [file, ...file.lists(last)].flatMap(part =>
    part.occurrences(last).flatMap(name => callAt(name, part, full) ?? []),
  );
}

/** The call of this name; where the grammar leaves it as a token, in what is parsed of those around it. */
function callAt(name: Node, file: SourceFile, full: string, depth = 0): FoundCall | undefined {
  const call = callOf(name, file, full);
  if (call) return { call, name, file };
  const parsed = depth < MAX_TOKENS_DEPTH ? file.parsedToken(name) : undefined;
  return parsed && callAt(parsed.name, parsed.part, full, depth + 1);
}

/** The call whose callee is this name, alone or at the end of a chain of members that ends with `full`. */
function callOf(name: Node, file: SourceFile, full: string): Node | undefined {
  let { callee, path } = calleeAt(name, file);
  for (let parent = callee.parent; parent; parent = callee.parent) {
    const meaning = file.language.expression(parent);
    if (meaning.kind === 'call' && meaning.callee.id === callee.id) {
      const written = dotted(meaning.object ? `${meaning.object.text}.${path}` : path);
      return written === full || written.endsWith(`.${full}`) ? parent : undefined;
    }
    // Parentheses and type arguments: `(0, module.define)("x")`, `define::<T>("x")`.
    const isAround = meaning.kind === 'same' && meaning.node.id === callee.id;
    const isMember = meaning.kind === 'member' && meaning.object.id !== callee.id;
    if (!isAround && !isMember) return undefined;
    callee = parent;
    if (isMember) path = parent.text;
  }
  return undefined;
}

/** The name as it is called: of `registry["define"]` the whole. */
function calleeAt(name: Node, file: SourceFile): { callee: Node; path: string } {
  const text = name.parent && file.language.expression(name.parent);
  const around = text?.kind === 'literal' && text.value === name.text ? name.parent?.parent : null;
  const meaning = around && file.language.expression(around);
  return meaning?.kind === 'index' && meaning.index.id === name.parent?.id
    ? { callee: around as Node, path: `${meaning.object.text}.${name.text}` }
    : { callee: name, path: name.text };
}

/**
 * A chain of names with dots between them, whatever the language writes there: `state->add`, `Rule::add`, `table?.add`; without
 * the types that it is for, `add<int>`.
 */
function dotted(callee: string): string {
  return callee
    .replace(/(?:::)?<[^()]*>$/, '')
    .replace(/(?<![\s\\])[\s\\]*(?:->|::|\?\.|!\.|\.)[\s\\]*/g, '.');
}
