import type { Binding } from '../languages/language/binding.js';
import type { FunctionShape, Parameter } from '../languages/language/expression.js';
import type { Node } from '../syntax/node.js';
import { headOf, named } from '../syntax/nodes.js';
import type { SourceFile } from '../syntax/source-file.js';
import { Described } from './environment.js';
import type { Evaluator } from './evaluator.js';

/**
 * Of functions with one name that stand side by side, the one that takes so many arguments: `found` itself where the language
 * has no overloads.
 *
 * @returns undefined where the types of the arguments decide, which are not looked at.
 */
export function overloadFor(found: Described, count: number, evaluator: Evaluator): Described | undefined {
  const { name, shape, site } = found;
  const { file } = site;
  if (!file.language.overloads || shape?.kind !== 'function') return found;
  if (specialisedIn(file).has(name) || isInherited(found, count, evaluator)) return undefined;
  const others = file.bindings(name).filter(({ binding }) => isBeside(binding.node, found.node));
  const fitting = others.filter(({ binding }) => {
    const own = functionIn(binding);
    return own && takes(count, own.parameters);
  });
  if (!takes(count, shape.function.parameters)) {
    const [only, ...more] = fitting;
    const other = only && more.length === 0 && evaluator.valueOf(name, only, file);
    return other instanceof Described ? other : others.length > 0 ? undefined : found;
  }
  return fitting.length === 0 ? found : undefined;
}

/** Whether a class that the one around a method is made from has another one of its name that takes so many. */
function isInherited({ name, node, site }: Described, count: number, evaluator: Evaluator): boolean {
  const around = placeOf(node)?.parent?.childForFieldName('name');
  const type = around && evaluator.evaluate(around, site);
  if (!(type instanceof Described) || type.kind !== 'class') return false;
  return evaluator.members.basesOf(type).some(base =>
    base.site.file.bindings(name).some(({ binding }) => {
      const own = functionIn(binding);
      const isThere = own && placeOf(binding.node)?.parent?.id === base.node.id;
      return isThere && takes(count, own.parameters) && typesOf(binding.node) !== typesOf(node);
    }),
  );
}

/** What a function takes, as it is written, without the names. */
function typesOf(fn: Node): string {
  return named(fn.childForFieldName('parameters') ?? fn)
    .map(each => each.childForFieldName('type')?.text ?? each.text)
    .join();
}

/** Of several lists of parameters, the one that so many arguments are for; those of several that call them alike are as good. */
export function oneFor(
  count: number,
  lists: readonly (readonly Parameter[])[],
): readonly Parameter[] | undefined {
  const fitting = lists.filter(list => takes(count, list));
  const [first] = fitting;
  const names = (list: readonly Parameter[]) =>
    list.map(({ name, holds }) => `${name}:${JSON.stringify(holds)}`).join();
  return first && fitting.every(list => names(list) === names(first)) ? first : undefined;
}

/** Whether parameters take so many arguments. */
function takes(count: number, list: readonly Parameter[]): boolean {
  const needed = list.filter(each => !each.default && !each.rest).length;
  return count >= needed && (count <= list.length || list.some(each => each.rest));
}

function functionIn(binding: Binding): FunctionShape | undefined {
  const value = binding.kind === 'value' && !('id' in binding.value) ? binding.value : undefined;
  return value?.kind === 'function' ? value.function : undefined;
}

/** Whether two functions stand in the same place, and take something else. */
function isBeside(other: Node, own: Node): boolean {
  return other.id !== own.id && placeOf(other)?.id === placeOf(own)?.id && headOf(other) !== headOf(own);
}

/** What a function stands in, be it a template. */
function placeOf({ parent }: Node): Node | null {
  return parent?.type === 'template_declaration' ? parent.parent : parent;
}

/** Templates that a file writes anew for some types: `template <> int size<char>()`. Asked for every call. */
function specialisedIn(file: SourceFile): ReadonlySet<string> {
  let names = specialised.get(file);
  if (!names) {
    const heads = file.text.match(/template\s*<\s*>[^;{}]*/g) ?? [];
    names = new Set(heads.flatMap(head => [...head.matchAll(/\b(\w+)\s*</g)].map(([, name = '']) => name)));
    specialised.set(file, names);
  }
  return names;
}

const specialised = new WeakMap<SourceFile, ReadonlySet<string>>();
