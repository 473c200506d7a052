import type { Node } from '../../syntax/node.js';
import { field, isField, named } from '../../syntax/nodes.js';
import {
  type Declaration,
  type Effects,
  type Key,
  type LibraryCall,
  NO_FIELDS,
  type Sight,
  type Target,
  type Use,
} from '../language/effects.js';

/** What the code around a node does with it, by the type of the node around. */
export type Uses = Readonly<Record<string, (node: Node, parent: Node) => Use>>;

export const READ: Use = { kind: 'read' };
export const UNKNOWN: Use = { kind: 'unknown' };
export const same = (_node: Node, parent: Node): Use => ({ kind: 'same', node: parent });
export const replaced = (_node: Node, parent: Node): Use => ({ kind: 'replaced', node: parent });
export const changed = (_node: Node, parent: Node): Use => ({ kind: 'changed', node: parent });
export const read = (): Use => READ;

/** A place is given a value: as a whole, or made of the old one. */
export function assigned(node: Node, parent: Node): Use {
  if (!isField(parent, 'left', node))
    return { kind: 'bound', target: parent.childForFieldName('left') as Node, node: parent };
  return parent.children.some(child => child?.type === '=') ? replaced(node, parent) : changed(node, parent);
}

/** A member of what stands in a field of a node: `a.b`. */
export const memberIn =
  (object: string, name = 'field') =>
  (node: Node, parent: Node): Use =>
    isField(parent, object, node)
      ? { kind: 'part', node: parent, key: field(parent, name).text, member: true }
      : READ;

/** An element of what stands in a field of a node: `a[i]`. */
export const elementIn =
  (list: string, keyOf: (index: Node) => Key, index = (parent: Node) => field(parent, 'index')) =>
  (node: Node, parent: Node): Use =>
    isField(parent, list, node) ? { kind: 'part', node: parent, key: keyOf(index(parent)) } : READ;

/** An entry of a list that is written out, under its place. */
export const listed = (node: Node, parent: Node): Use => ({
  kind: 'within',
  node: parent,
  key: String(named(parent).findIndex(item => item.id === node.id)),
});

/** What stands in a field of a node is called by it. */
export const calledIn =
  (callee: string) =>
  (node: Node, parent: Node): Use =>
    isField(parent, callee, node) ? { kind: 'called', call: parent } : READ;

/** What a compiled language says of where objects go; the rest follows. */
export interface CompiledEffects {
  readonly uses: Uses;
  /** Types of nodes that only look at what stands in them. */
  readonly reading: RegExp;
  readonly names: readonly string[];
  readonly functions: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  /** Further nodes in which names are declared. */
  readonly blocks: ReadonlySet<string>;
  /** Functions that run when the program is loaded: `init()`. */
  readonly runsFirst?: (fn: Node) => boolean;
  readonly declaration: (name: Node) => Declaration | null;
  readonly targets: (pattern: Node) => Target[];
  readonly parameters: Effects['parameters'];
  readonly self: Effects['self'];
  readonly call: Effects['call'];
  readonly calls: readonly string[];
  readonly member: Effects['member'];
  readonly members: readonly string[];
  readonly methods?: Effects['methods'];
  readonly bases?: Effects['bases'];
  readonly starters?: readonly string[];
  readonly bareFields?: boolean;
  readonly imports?: (root: Node) => Node[];
  readonly keyOf: Effects['keyOf'];
  readonly libraryFunctions: Readonly<Record<string, LibraryCall>>;
  /** What may stand in front of their names: `java.util.` of `java.util.Arrays.sort`. */
  readonly packages?: RegExp;
  readonly libraryMethods: Readonly<Record<string, LibraryCall>>;
  readonly copies?: NonNullable<Effects['copies']>;
  readonly isConstant?: NonNullable<Effects['isConstant']>;
  readonly isFinal?: NonNullable<Effects['isFinal']>;
  readonly callsByMethod?: boolean;
  readonly keepsParameters?: NonNullable<Effects['keepsParameters']>;
  readonly takesLists?: boolean;
  readonly sees: Sight;
  readonly literalsAlone?: boolean;
  readonly isTest?: (path: string) => boolean;
  readonly staticTypes?: NonNullable<Effects['staticTypes']>;
  /** Whether a statement declares a name that means another variable still in this part of it: `k := k`. */
  readonly hides?: (statement: Node, part: Node, name: Node) => boolean;
}

/** The field of what a loop or condition takes its names from. */
const TAKEN: Readonly<Record<string, string>> = {
  for_expression: 'value',
  let_condition: 'value',
  for_range_loop: 'right',
  enhanced_for_statement: 'value',
  range_clause: 'right',
};

/** What a loop goes through, at the name of a part of it, which patterns and declarators may stand around. */
function takenFrom(name: Node): Node | null {
  for (let child = name, at = name.parent; at; child = at, at = at.parent) {
    const taken = at.childForFieldName(TAKEN[at.type] ?? '');
    if (taken && taken.id !== child.id) return isField(at, 'body', child) ? null : taken;
    if (!/(_declarator|_pattern|^expression_list)$/.test(at.type)) return null;
  }
  return null;
}

/** Where objects go in the programs of a compiled language. */
export function compiledEffects(given: CompiledEffects): Effects {
  const { functions, classes, blocks, uses, reading, libraryFunctions } = given;
  const isLater = (node: Node) => functions.has(node.type) && !given.runsFirst?.(node);
  return {
    ...given,
    use(node) {
      const { parent } = node;
      if (!parent) return READ;
      return uses[parent.type]?.(node, parent) ?? (reading.test(parent.type) ? READ : UNKNOWN);
    },
    scopes(node) {
      const found: Node[] = [];
      // What a loop or condition takes apart is not among the names that it declares: `for v in v.iter()`.
      let isTaken = false;
      for (let child = node, at = node.parent; at; child = at, at = at.parent) {
        const isScope = functions.has(at.type) || classes.has(at.type) || blocks.has(at.type);
        isTaken ||= isField(at, TAKEN[at.type] ?? '', child) || given.hides?.(at, child, node) === true;
        if (!isScope) continue;
        if (!isTaken) found.push(at);
        isTaken = false;
      }
      return found;
    },
    functionAround(node) {
      for (let child = node, at = node.parent; at; child = at, at = at.parent)
        if (isLater(at) && isField(at, 'body', child)) return at;
      return null;
    },
    deferred: isLater,
    isEntry: () => false,
    isFunction: node => functions.has(node.type),
    isClass: node => classes.has(node.type),
    methods: given.methods ?? (() => []),
    bases: given.bases ?? (() => []),
    names: new Set(given.names),
    mapsGiveKeys: true,
    libraryFunction(written) {
      const name = given.packages ? written.replace(given.packages, '') : written;
      return Object.hasOwn(libraryFunctions, name) ? libraryFunctions[name] : undefined;
    },
    specifiers: () => [],
    loaded: () => null,
    loads: () => [],
    exported: () => null,
    asked: () => [],
    imports: given.imports ?? (() => []),
    calls: new Set([...functions, ...classes, ...given.calls]),
    atOnce: () => null,
    property: () => null,
    starters: given.starters ?? [],
    finishers: [],
    fields: () => NO_FIELDS,
    reflections: () => [],
    followsLocals: true,
    takenFrom,
  };
}

/** The function around a node that its `return` leaves. */
export function returnedFrom(node: Node, functions: ReadonlySet<string>): Use {
  for (let at = node.parent; at; at = at.parent)
    if (functions.has(at.type)) return { kind: 'returned', function: at };
  return READ;
}

/** The argument of a call. */
export function argument(node: Node, list: Node): Use {
  return list.parent
    ? { kind: 'argument', call: list.parent, index: named(list).findIndex(each => each.id === node.id) }
    : UNKNOWN;
}

/** The innermost node of some types around a node. */
export function around(node: Node, types: (type: string) => boolean): Node | null {
  for (let at = node.parent; at; at = at.parent) if (types(at.type) || !at.parent) return at;
  return null;
}

/** The same words for what each of several names does. */
export function each(names: string, call: LibraryCall): Record<string, LibraryCall> {
  return Object.fromEntries(names.split(/\s+/).map(name => [name, call]));
}
