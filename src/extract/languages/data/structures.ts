import type { Node } from '../../syntax/node.js';
import { contains, named, opaque } from '../../syntax/nodes.js';
import { oncePerTree } from '../../syntax/once-per-tree.js';
import type { Expression, MappingEntry } from '../language/expression.js';

/*
 * Structures of Elixir: a map that says one has the fields that are not written as the module defines them,
 * `defstruct [:x, y: 1]`. Modules go by their whole names.
 */

export function isStructure({ type }: Node): boolean {
  return type === 'struct';
}

/** With the fields of a structure that are not written; opaque where the file does not say what they are. */
export function withDefaults(map: Expression, node: Node): Expression {
  const name = named(node).find(isStructure);
  if (map.kind !== 'mapping' || !name) return map;
  const fields = modulesOf(node).fields.get(wholeName(name.text, name));
  if (!fields) return opaque('a structure whose fields the file does not say');
  const word = (key: Node) => key.text.replace(/[:\s"]/g, '');
  const known = new Set(
    map.entries.flatMap(each =>
      'key' in each && typeof each.key === 'object' && 'id' in each.key ? [word(each.key)] : [],
    ),
  );
  const missing = fields.flatMap((field): MappingEntry[] => {
    const [key = field, value] = field.type === 'pair' ? named(field) : [];
    if (known.has(word(key))) return [];
    return [{ node, key: word(key), value: value ?? { kind: 'literal', value: null } }];
  });
  return { ...map, entries: [...map.entries, ...missing] };
}

/** A shorter name of a module, from where it is said to the end of the block. */
interface Alias {
  readonly short: string;
  readonly long: string;
  readonly call: Node;
  /** Where `long` is a whole name. */
  readonly isWhole: boolean;
}

/** Fields of the structures that modules of a file define, where they are written out, and shorter names of modules. */
const modulesOf = oncePerTree(root => {
  const fields = new Map<string, readonly Node[]>();
  const aliases: Alias[] = [];
  const add = (short: string | undefined, long: string, call: Node, isWhole = false) => {
    if (short) aliases.push({ short, long, call, isWhole });
  };
  for (const call of root.descendantsOfType('call')) {
    const target = call?.childForFieldName('target')?.text;
    const [first, ...others] = call ? named(argumentsOf(call) ?? call) : [];
    if (!call || !first) continue;
    if (target === 'defstruct') {
      const own = fieldsOf(argumentsOf(call) as Node);
      if (own) fields.set(moduleOf(call), own);
    } else if (target === 'defmodule') {
      // A module in another one goes by its own name there.
      const [short] = first.text.split('.');
      const outer = moduleOf(call);
      if (outer !== '' && short !== 'Elixir') add(short, `${outer}.${short}`, call, true);
    } else if (target === 'alias' || target === 'require') {
      const as = others.flatMap(named).find(pair => named(pair)[0]?.text.trim() === 'as:');
      const [, prefix, list] = /^([\w.]+)\.\{([^}]*)\}$/.exec(first.text) ?? [];
      for (const each of list?.split(',') ?? [])
        add(each.trim().split('.').at(-1), `${prefix}.${each.trim()}`, call);
      if (as) add(named(as)[1]?.text, first.text, call);
      else if (list === undefined && target === 'alias') add(first.text.split('.').at(-1), first.text, call);
    }
  }
  return { fields, aliases };
});

function argumentsOf(call: Node): Node | undefined {
  return named(call).find(({ type }) => type === 'arguments');
}

/** Atoms and pairs of a structure; undefined where something else is among them, as `@fields`. */
function fieldsOf(list: Node): readonly Node[] | undefined {
  const found: Node[] = [];
  for (const each of named(list)) {
    if (each.type === 'atom' || each.type === 'pair') found.push(each);
    else if (each.type === 'list' || each.type === 'keywords') {
      const inner = fieldsOf(each);
      if (!inner) return undefined;
      found.push(...inner);
    } else return undefined;
  }
  return found;
}

/** The whole name of the module around a node; empty at the top. */
function moduleOf(node: Node): string {
  let at = node.parent;
  while (at && at.childForFieldName('target')?.text !== 'defmodule') at = at.parent;
  const own = at && argumentsOf(at)?.firstNamedChild?.text;
  if (!at || !own) return '';
  const outer = moduleOf(at);
  if (own.startsWith('__MODULE__')) return own.replace('__MODULE__', () => outer);
  return outer === '' || own.startsWith('Elixir.') ? own.replace(/^Elixir\./, '') : `${outer}.${own}`;
}

/** The whole name of a module that is named at a node, by the last alias before it that holds there. */
function wholeName(name: string, at: Node): string {
  const [head = '', ...rest] = name.split('.');
  const behind = rest.map(each => `.${each}`).join('');
  if (head === '__MODULE__') return moduleOf(at) + behind;
  if (head === 'Elixir') return rest.join('.');
  const alias = modulesOf(at).aliases.findLast(
    ({ short, call }) =>
      short === head && call.endIndex <= at.startIndex && call.parent && contains(call.parent, at),
  );
  if (!alias) return name;
  return (alias.isWhole ? alias.long : wholeName(alias.long, alias.call)) + behind;
}
