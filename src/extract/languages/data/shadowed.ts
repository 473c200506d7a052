import type { Node } from '../../syntax/node.js';
import { contains, named } from '../../syntax/nodes.js';
import { oncePerTree } from '../../syntax/once-per-tree.js';
import { functionsNamed } from './functions.js';
import type { Values } from './language-data.js';
import { NO_ROWS, partOf } from './parts.js';

/** Whether a file defines a function or type itself that goes by the name of one that is known: `fun listOf(…)`, `class HashSet`. */
export function ownNames({ types = NO_ROWS }: Values): (name: string, node: Node) => boolean {
  const typesIn = oncePerTree(root => {
    const found = root.descendantsOfType(Object.keys(types)).filter(node => node !== null);
    return new Set(found.map(node => partOf(node, types[node.type]?.name ?? '-')?.text));
  });
  return (name, node) => functionsNamed(node, name).length > 0 || typesIn(node).has(name);
}

/**
 * Whether a file says itself what an operator gives: `let ( + ) a b = …`, `func + (…)`.
 * @param written how it says so, with one group for the operators.
 */
export function ownOperators(written: string): (operator: string, node: Node) => boolean {
  const definedIn = oncePerTree(
    ({ text }) =>
      new Set(
        [...text.matchAll(new RegExp(written, 'g'))].flatMap(([, own]) =>
          (own?.match(OPERATORS) ?? []).map(each => (each === 'plus' ? '+' : each)),
        ),
      ),
  );
  return (operator, node) => definedIn(node).has(operator);
}

/** Of those that have names, the one that joins lists. */
const OPERATORS = /plus|[^\p{L}\p{Nd}_\s(),:]+/gu;

// What a file of OCaml gives another meaning: names that a module has which is opened behind their definitions.

/** Where a file takes over the names of a module, to the end of the block around that. */
interface Opened {
  readonly at: Node;
  readonly block: Node;
  readonly names: ReadonlySet<string>;
}

interface Bound {
  readonly block: Node;
  readonly offset: number;
}

const takenIn = oncePerTree(root => {
  const definitions = new Map<string, Bound[]>();
  for (const definition of all(root, ['value_definition', 'external'])) {
    const block = definition.parent ?? root;
    for (const name of namesOf(definition)) {
      const bound = { block, offset: definition.startIndex };
      const before = definitions.get(name);
      if (before) before.push(bound);
      else definitions.set(name, [bound]);
    }
  }
  const opened = all(root, OPENING).map((at): Opened => {
    const structure = structureOf(at);
    const block = at.type.startsWith('local') ? at : (at.parent ?? root);
    return { at, block, names: structure ? namesIn(structure) : new Set() };
  });
  return { definitions, opened: opened.filter(({ names }) => names.size > 0) };
});

const OPENING = ['open_module', 'include_module', 'local_open_expression'];

function all(node: Node, types: string[]): Node[] {
  return node.descendantsOfType(types).filter(each => each !== null);
}

/** Names that a definition gives values. */
function namesOf(definition: Node): string[] {
  if (definition.type === 'external') return [named(definition)[0]?.text ?? ''];
  return named(definition).flatMap(binding => {
    const pattern = binding.childForFieldName('pattern');
    return pattern?.text.match(/[\p{Ll}_][\p{L}\p{Nd}_']*/gu) ?? [];
  });
}

/** Names that a module has, with those that it includes. */
function namesIn(structure: Node): ReadonlySet<string> {
  const found = new Set<string>();
  for (const each of named(structure)) {
    if (each.type === 'value_definition' || each.type === 'external')
      for (const name of namesOf(each)) found.add(name);
    const included = each.type === 'include_module' ? structureOf(each) : undefined;
    if (included) for (const name of namesIn(included)) found.add(name);
  }
  return found;
}

/** What is written in a module that is opened, included or given another name, where the file has it. */
function structureOf(holder: Node): Node | undefined {
  const field = holder.type === 'module_binding' ? 'body' : 'module';
  const path = holder.childForFieldName(field) ?? named(holder)[0];
  if (!path) return undefined;
  if (path.type !== 'module_path')
    return path.type === 'structure' ? path : named(path).find(({ type }) => type === 'structure');
  let within: Node | undefined;
  for (const name of path.text.split('.').map(each => each.trim())) {
    // The last one before it whose block goes on to there; of a module, its own last one.
    const outer = within;
    const definition = all(outer ?? holder.tree.rootNode, ['module_binding']).findLast(binding => {
      const block = binding.parent?.parent;
      if (binding.firstNamedChild?.text !== name || !block) return false;
      return outer ? block.id === outer.id : binding.endIndex <= holder.startIndex && contains(block, holder);
    });
    within = definition && structureOf(definition);
    if (!within) return undefined;
  }
  return within;
}

/** Whether a module of the file that is opened or included behind the definition of a name has that name, too. */
export function isShadowed(name: Node): boolean {
  const { definitions, opened } = takenIn(name);
  const holds = (block: Node, offset: number) => offset < name.startIndex && contains(block, name);
  const own = opened.filter(({ at, block, names }) => names.has(name.text) && holds(block, at.startIndex));
  if (own.length === 0) return false;
  const last = definitions.get(name.text)?.findLast(({ block, offset }) => holds(block, offset));
  return own.some(({ at }) => at.startIndex > (last?.offset ?? -1));
}
