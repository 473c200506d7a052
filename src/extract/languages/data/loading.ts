import type { Node } from '../../syntax/node.js';
import { named } from '../../syntax/nodes.js';
import { oncePerTree } from '../../syntax/once-per-tree.js';
import { isFunction, nameAt } from './functions.js';

/** A function of a file, or the file itself, and the words that it says outside of the functions in it. */
interface Scope {
  /** Undefined for what goes without one: who has it may call it. */
  readonly name: string | undefined;
  readonly outer: Scope | undefined;
  readonly words: Set<string>;
}

/** Methods that are called by another name. */
const STARTED_BY: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  initialize: 'new',
  __construct: 'new',
});

/** Methods that a language calls by itself: `__toString` and `__index`, `to_s`, `method_missing`. */
const UNCALLED =
  /^(?:__\w+|Dispose\w*|GetEnumerator|offset(?:Get|Set|Exists|Unset)|getIterator|jsonSerialize|to_[a-z]+|inspect|method_missing|respond_to_missing\?|inherited|included|extended|prepended|const_missing|method_added|coerce|each|call|hash|toString|hashCode|equals|compareTo|invoke|finalize)$/;

/**
 * Whether a function may run while its file is loaded: code that does says its name, in whatever way (`f()`, `:f`, `"f"`), or it goes
 * without one. What nobody names does not.
 */
export function mayRunAtLoad(fn: Node): boolean {
  const { scopes, running } = loadedIn(fn);
  const scope = scopes.get(fn.id);
  return scope !== undefined && running.has(scope);
}

const loadedIn = oncePerTree(root => {
  const scopes = scopesOf(root);
  const all = [...scopes.values()];
  const running = new Set<Scope>(all.slice(0, 1));
  const said = new Set<string>(all[0]?.words);
  for (let grew = true; grew; ) {
    grew = false;
    for (const scope of all) {
      if (running.has(scope) || !runs(scope, running, said)) continue;
      running.add(scope);
      for (const word of scope.words) said.add(word);
      grew = true;
    }
  }
  return { scopes, running, said };
});

/** Words that code of a file says which runs while it is loaded. */
export function saidAtLoad(root: Node): ReadonlySet<string> {
  return loadedIn(root).said;
}

/** Names of the function around a node, and of those of its file that may call it: by them another file makes it run. */
export function startersOf(node: Node): ReadonlySet<string> {
  const { scopes } = loadedIn(node);
  let at: Node | null = node;
  while (at && !scopes.has(at.id)) at = at.parent;
  const reached = new Set<Scope>();
  const names = new Set<string>();
  const reach = (scope: Scope | undefined) => {
    // What goes without a name runs where the one does that it stands in; the file's own code is no function.
    for (let each = scope; each?.outer; each = each.name === undefined ? each.outer : undefined) {
      reached.add(each);
      if (each.name !== undefined) names.add(each.name);
    }
  };
  reach(at ? scopes.get(at.id) : undefined);
  for (let grew = reached.size > 0; grew; ) {
    const before = reached.size;
    for (const scope of scopes.values())
      if (!reached.has(scope) && [...names].some(name => scope.words.has(name))) reach(scope);
    grew = reached.size > before;
  }
  return names;
}

function runs({ name, outer }: Scope, running: ReadonlySet<Scope>, said: ReadonlySet<string>): boolean {
  if (name === undefined || UNCALLED.test(name)) return outer !== undefined && running.has(outer);
  return said.has(STARTED_BY[name] ?? name);
}

/** By the ids of their nodes; the file's is the first. */
function scopesOf(root: Node): ReadonlyMap<number, Scope> {
  const top: Scope = { name: undefined, outer: undefined, words: new Set() };
  const scopes = new Map([[root.id, top]]);
  /** Where names of functions are defined, which says nothing of who calls them. */
  const defined = new Set<number>();
  const said: { word: string; offset: number; within: Scope }[] = [];
  const pending: { node: Node; within: Scope }[] = [{ node: root, within: top }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node } = next;
    let { within } = next;
    if (isFunction(node)) {
      const name = nameAt(node);
      if (name) defined.add(name.offset);
      within = { name: name?.text, outer: within, words: new Set() };
      scopes.set(node.id, within);
    }
    if (/creation|instance/.test(node.type)) within.words.add('new');
    const children = named(node);
    for (const child of children) pending.push({ node: child, within });
    const word = children.length === 0 ? WORD.exec(node.text) : null;
    if (word?.[1] !== undefined)
      said.push({ word: word[1], offset: node.startIndex + node.text.indexOf(word[1]), within });
  }
  for (const { word, offset, within } of said) if (!defined.has(offset)) within.words.add(word);
  return scopes;
}

/** A name, also as a text or a symbol. */
const WORD = /^\W*([\p{L}_][\p{L}\p{Nd}_]*[?!]?)\W*$/u;
