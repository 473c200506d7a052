import type { Change } from '../languages/language/binding.js';
import type { Node } from './node.js';
import { contains } from './nodes.js';
import { oncePerTree } from './once-per-tree.js';
import type { BoundName, SourceFile } from './source-file.js';
import { takesOver } from './takeovers.js';

/** Whether a statement runs right after a definition, perhaps (in a loop or condition), or when a function is called. */
export type When = 'always' | 'sometimes' | 'later';

/** A statement that changes the value of a name. */
export interface FoundChange {
  readonly change: Change;
  readonly when: When;
  /** The name where it is used so: of a loop, wherever that changes it. */
  readonly uses: readonly Node[];
}

/** Statements of a file that change the value bound to this name in that scope after it was bound, in source order. */
export function changesOf(file: SourceFile, name: string, bound: BoundName): FoundChange[] {
  const { language } = file;
  const found: FoundChange[] = [];
  /** Loops and calls, by their statements: each is one change, however often it says the name. */
  const wholes = new Map<number, Node[]>();
  const add = (change: Change, use: Node) => {
    const uses = wholes.get(change.node.id);
    if (uses) return uses.push(use);
    const own = [use];
    if (change.kind === 'steps') wholes.set(change.node.id, own);
    return found.push({ change, when: whenRun(file, change, bound), uses: own });
  };
  for (const node of file.occurrences(name)) {
    // What a function above does, it does when it is called.
    const isAbove = node.startIndex < bound.binding.node.endIndex && !runsAtTheEnd(file, node, bound);
    const isData = language.isData && (!isAbove || runsWhenAsked(file, node, bound));
    if (isAbove && !isData && !language.changesByCalls) continue;
    const change = language.change?.(node);
    if (!change) continue;
    // What a function does to a name of its own it does each time anew.
    const isOutside = runsLater(file, node, bound.binding.node);
    const byCalls = isOutside ? language.changesByCalls?.(node, file) : undefined;
    if (isAbove && !isData && !byCalls) continue;
    const { owner } = change;
    const isMeant =
      owner === undefined
        ? means(file, node, name, bound) || isInOtherPart(file, node, bound)
        : isMemberOf(file, bound, owner);
    if (!isMeant) continue;
    if (!byCalls) add(change, node);
    for (const each of byCalls ?? [])
      if (each.node.startIndex >= bound.binding.node.endIndex || runsAtTheEnd(file, each.node, bound))
        add(each, node);
  }
  if (bound.scope === file.root.id || language.isData)
    for (const change of language.changesUnnamed?.(bound.name) ?? []) add(change, change.node);
  // A call stands behind the function that changes the table.
  return wholes.size > 0 ? found.sort((a, b) => a.change.node.startIndex - b.change.node.startIndex) : found;
}

/** Whether a name is bound in the body of a type that goes by another one, perhaps with that of what is around it in front. */
export function isMemberOf(file: SourceFile, bound: BoundName, owner: string): boolean {
  const type = file.nodeOfScope(bound);
  return (
    type?.namedChildren.some(
      child => child && /(?:^|\W)([\p{L}\p{Nd}_$]+)$/u.exec(child.text.slice(0, 200))?.[1] === owner,
    ) ?? false
  );
}

/** Whether a node stands in a function: one that another node, if one is given, does not stand in. */
export function runsLater(file: SourceFile, node: Node, than?: Node): boolean {
  const fn = functionOf(file, node);
  return fn !== null && !(than && contains(fn, than));
}

/** Whether a node above a definition may run after it: in a function, or in another type, whose body runs when somebody asks for it. */
function runsWhenAsked(file: SourceFile, node: Node, { scope, binding }: BoundName): boolean {
  return runsLater(file, node, binding.node) || !file.scopesAround(node).includes(scope);
}

/** Whether a use of the name means this binding, and not one of the same name in a scope further in. */
function means(file: SourceFile, node: Node, name: string, bound: BoundName): boolean {
  const bindings = file.bindings(name).filter(({ binding }) => !binding.member);
  const scope = file
    .scopesAround(node)
    .find(around => bindings.some(candidate => candidate.scope === around));
  if (scope === bound.scope) return true;
  // What a type takes over goes before what the file has.
  return (scope === undefined || scope === file.root.id) && isTakenOver(file, node, bound);
}

/** Whether a type around a node, or the file, has the names of the type that a name is bound in. */
function isTakenOver(file: SourceFile, node: Node, bound: BoundName): boolean {
  const type = file.language.isData && bound.scope !== file.root.id ? file.nodeOfScope(bound) : undefined;
  const name = type?.childForFieldName('name')?.text.split(/\W+/).at(-1);
  return type != null && name !== undefined && !contains(type, node) && takesOver(file, node, name);
}

/** Whether a node stands in another part of the type that a name is bound in, in languages of data: `partial class A`, `class A` once more. */
function isInOtherPart(file: SourceFile, node: Node, bound: BoundName): boolean {
  const type = file.language.isData && bound.scope !== file.root.id ? file.nodeOfScope(bound) : undefined;
  const name = type?.childForFieldName('name')?.text;
  for (let at = name === undefined ? null : node.parent; at; at = at.parent)
    if (at.type === type?.type && at.childForFieldName('name')?.text === name) return at.id !== type.id;
  return false;
}

function whenRun(file: SourceFile, { node: statement, isCalled }: Change, bound: BoundName): When {
  const block = blockOf(file, statement);
  if (block?.id === blockOf(file, bound.binding.node)?.id)
    return file.language.isData && mayBePassedOver(file, statement) ? 'sometimes' : 'always';
  for (let at = statement.parent; at?.parent && at.id !== bound.scope; at = at.parent) {
    if (file.language.scopes.deferred.has(at.type) && !isHandedToCall(file, at))
      return isCalled ? 'sometimes' : 'later';
  }
  return 'sometimes';
}

const GOTOS = ['goto_statement'];
const LABELS = ['label_statement', 'named_label_statement', 'labeled_statement'];

/** Gotos and labels of a file by what they name, in source order. */
const jumpsIn = oncePerTree(root => {
  const found = new Map<string, { gotos: Node[]; labels: Node[] }>();
  for (const node of root.descendantsOfType([...GOTOS, ...LABELS])) {
    const name = node?.namedChild(0)?.text;
    if (!node || name === undefined) continue;
    const own = found.get(name) ?? { gotos: [], labels: [] };
    found.set(name, own);
    own[GOTOS.includes(node.type) ? 'gotos' : 'labels'].push(node);
  }
  return [...found.values()];
});

/** Whether a statement is jumped over, which may not run, or run several times; or runs in another process: `K+=(c) &`. */
function mayBePassedOver(file: SourceFile, statement: Node): boolean {
  if (statement.nextSibling?.type === '&') return true;
  const all = jumpsIn(file.root);
  if (all.length === 0) return false;
  const fn = functionOf(file, statement);
  return all.some(({ gotos, labels }) =>
    gotos.some(from => {
      if (functionOf(file, from)?.id !== fn?.id) return false;
      const own = labels.filter(label => functionOf(file, label)?.id === fn?.id);
      // Blocks beside each other may have labels of the same name.
      const to = own.filter(label => label.parent && contains(label.parent, from)).at(-1) ?? own[0];
      if (!to) return false;
      const [first, last] = from.startIndex < to.startIndex ? [from, to] : [to, from];
      return first.startIndex <= statement.startIndex && statement.startIndex < last.startIndex;
    }),
  );
}

/** The function around a node; null at the top of the file. */
function functionOf({ language }: SourceFile, node: Node): Node | null {
  let at = node.parent;
  while (at && !language.scopes.deferred.has(at.type)) at = at.parent;
  return at;
}

/** The block that a statement stands in, or the one around that when it runs in its place. */
function blockOf({ language }: SourceFile, statement: Node): Node | null {
  let block = statement.parent;
  const { inPlace, runsAtTheEnd: isEnd } = language.scopes;
  const isInPlace = (node: Node | null | undefined) =>
    node !== null && node !== undefined && (inPlace?.has(node.type) || isEnd?.(node));
  while (block && (isInPlace(block) || isInPlace(block.parent))) block = block.parent;
  return block;
}

/** Whether a node stands in a function that runs when what is bound at the top has its value. */
function runsAtTheEnd({ language, root }: SourceFile, node: Node, { scope, binding }: BoundName): boolean {
  const isEnd = language.scopes.runsAtTheEnd;
  if (!isEnd || scope !== root.id) return false;
  let at: Node | null = node;
  while (at?.parent?.parent) at = at.parent;
  return at !== null && isEnd(at) && !contains(at, binding.node);
}

/** A function among the arguments of a call, or called itself, most likely runs right there: `xs.forEach(x => …)`. */
function isHandedToCall({ language }: SourceFile, node: Node): boolean {
  const { parent } = node;
  return [parent, parent?.parent].some(around => around && language.expression(around).kind === 'call');
}
