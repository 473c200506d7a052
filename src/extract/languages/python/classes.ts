import { Described, type Site, settled } from '../../evaluate/environment.js';
import type { Evaluator } from '../../evaluate/evaluator.js';
import { CallResult, Sequence, Unresolved } from '../../evaluate/value.js';
import type { Node } from '../../syntax/node.js';
import { builtinType, Native } from './c-library.js';
import { decoratorsOf } from './decorating.js';
import { enumDecorator, nameOf } from './decorators.js';
import { Repr } from './repr.js';
import { type Shown, type Signatures, together } from './signature.js';

/** Classes that a class may be made from, altogether. */
const MAX_ANCESTORS = 64;

/** What stands in the order in which a class's attributes are looked for: a class, a built-in type, a named tuple, or something unknown. */
export type Ancestor = Described | Native | string | CallResult | Unresolved;

/** The class and all that it inherits from, in (nearly always) the order of `__mro__`: the last of equal ones counts. */
export function ancestorsOf(definition: Described, evaluator: Evaluator): Ancestor[] {
  let known = inherited.get(evaluator);
  if (!known) {
    known = new Map();
    inherited.set(evaluator, known);
  }
  const key = keyOf(definition);
  let further = known.get(key);
  if (!further) {
    further = linearised(definition, evaluator, 0).filter(ancestor => keyOf(ancestor) !== key);
    known.set(key, further);
  }
  return [definition, ...further];
}

/** What classes inherit from, worked out once for each. */
const inherited = new WeakMap<Evaluator, Map<unknown, readonly Ancestor[]>>();

function linearised(definition: Described, evaluator: Evaluator, depth: number): Ancestor[] {
  const all: Ancestor[] = [definition];
  for (const base of basesOf(definition.node)) {
    const ancestor = ancestorOf(base, definition, evaluator);
    if (ancestor instanceof Described && depth < MAX_ANCESTORS && ancestor.node.id !== definition.node.id)
      all.push(...linearised(ancestor, evaluator, depth + 1));
    else all.push(ancestor);
    if (all.length > MAX_ANCESTORS) break;
  }
  const last = new Map(all.map((ancestor, i) => [keyOf(ancestor), i]));
  return all.filter((ancestor, i) => last.get(keyOf(ancestor)) === i);
}

function ancestorOf(base: Node, { node: own, site }: Described, evaluator: Evaluator): Ancestor {
  // `Generic[T]` is made from Generic.
  const node = base.type === 'subscript' ? (base.childForFieldName('value') ?? base) : base;
  if (builtinType(node.text, evaluator) && !evaluator.names.isDefined(node.text, node, site))
    return node.text;
  // A class is made from what stands around it, before it: not from what its own body has.
  const at = own.parent?.type === 'decorated_definition' ? own.parent : own;
  const value = settled(new Repr(evaluator).around(node, site, at));
  if (value instanceof Described && value.kind === 'class') return value;
  if (value instanceof Native) return value;
  if (value instanceof CallResult && value.of instanceof Described && value.of.kind === 'class')
    return new Unresolved(
      'its `__mro_entries__` gives what it inherits from',
      site.file.place(node),
      site.file.quote(node),
    );
  if (value instanceof CallResult) return value.makes instanceof Described ? value.makes : value;
  return value instanceof Unresolved
    ? value
    : new Unresolved('what it inherits from is not known', site.file.place(node), site.file.quote(node));
}

function keyOf(ancestor: Ancestor): unknown {
  return ancestor instanceof Described ? `${ancestor.site.file.path}:${ancestor.node.startIndex}` : ancestor;
}

/** Expressions that a class is made from. */
export function basesOf(node: Node): Node[] {
  const list = node.childForFieldName('superclasses');
  const made = enumDecorator(node)?.childForFieldName('arguments')?.firstNamedChild;
  return [...(list?.namedChildren ?? []), made ?? null].filter(
    (base): base is Node => base !== null && base.type !== 'keyword_argument' && base.type !== 'comment',
  );
}

/** `metaclass=` of a class. */
export function metaclassOf(node: Node): Node | null {
  const list = node.childForFieldName('superclasses');
  const keyword = list?.namedChildren.find(
    child => child?.type === 'keyword_argument' && child.childForFieldName('name')?.text === 'metaclass',
  );
  return keyword?.childForFieldName('value') ?? null;
}

/** A field of a data class or named tuple. */
interface Field {
  readonly name: string;
  readonly type: Node | null;
  readonly default: Node | string | null;
  readonly keywordOnly: boolean;
  readonly site: Site;
  readonly at: Node;
}

export function isDataClass({ node }: Described): boolean {
  return decoratorsOf(node).some(
    decorator => nameOf(decorator) === 'dataclass' && !/\binit\s*=\s*False/.test(decorator.text),
  );
}

/** Whether a class without documentation is documented by its signature. */
export function isDocumentedBySignature({ node }: Described): boolean {
  return decoratorsOf(node).some(decorator => nameOf(decorator) === 'dataclass');
}

export function isNamedTuple({ node }: Described): boolean {
  return basesOf(node).some(base => /(^|\.)NamedTuple$/.test(base.text));
}

/** The signature that a data class or named tuple gets from its fields. */
export function fieldsSignature(ancestors: readonly Ancestor[], signatures: Signatures): string | Unresolved {
  const [own] = ancestors as [Described];
  const fields = new Map<string, Field>();
  // Fields of the classes that it inherits from come first.
  for (const ancestor of [...ancestors].reverse()) {
    if (!(ancestor instanceof Described) || (ancestor !== own && !isDataClass(ancestor))) continue;
    for (const field of fieldsOf(ancestor)) fields.set(field.name, field);
  }
  const shown: Shown[] = [];
  const keywords: Shown[] = [];
  for (const { name, type, default: value, keywordOnly, site, at } of fields.values()) {
    (keywordOnly ? keywords : shown).push(signatures.shown(name, type, value, site, at, isNamedTuple(own)));
  }
  if (keywords.length > 0) shown.push({ text: '*', kind: '*' }, ...keywords);
  return together(shown, isNamedTuple(own) ? '' : 'None');
}

/** Names of the fields of a class. */
export function fieldNames(definition: Described): string[] {
  return fieldsOf(definition).map(({ name }) => name);
}

function fieldsOf({ node, site }: Described): Field[] {
  const fields: Field[] = [];
  let keywordOnly = decoratorsOf(node).some(decorator => /\bkw_only\s*=\s*True/.test(decorator.text));
  for (const statement of node.childForFieldName('body')?.namedChildren ?? []) {
    const assignment = statement?.type === 'expression_statement' ? statement.firstNamedChild : null;
    const type = assignment?.type === 'assignment' ? assignment.childForFieldName('type') : null;
    const name = assignment?.childForFieldName('left');
    if (!assignment || !type || name?.type !== 'identifier' || /^(\w+\.)?ClassVar\b/.test(type.text))
      continue;
    if (/^(\w+\.)?KW_ONLY$/.test(type.text)) {
      keywordOnly = true;
      continue;
    }
    const value = assignment.childForFieldName('right');
    const options = value && /^(\w+\.)?field\(/.test(value.text) ? optionsOf(value) : null;
    if (options?.get('init')?.text === 'False') continue;
    const given = options
      ? (options.get('default') ?? (options.has('default_factory') ? '<factory>' : null))
      : value;
    const only = options?.get('kw_only');
    fields.push({
      name: name.text,
      type,
      default: given,
      keywordOnly: only ? only.text === 'True' : keywordOnly,
      site,
      at: statement as Node,
    });
  }
  return fields;
}

function optionsOf(call: Node): Map<string, Node> {
  const options = new Map<string, Node>();
  for (const argument of call.childForFieldName('arguments')?.namedChildren ?? []) {
    const value = argument?.childForFieldName('value');
    if (argument?.type === 'keyword_argument' && value)
      options.set(argument.childForFieldName('name')?.text ?? '', value);
  }
  return options;
}

/** `namedtuple('Point', 'x y', defaults=(0,))`: its name, its fields and the signature of what it makes; nothing for other calls. */
export function namedTuple(
  call: CallResult,
  signatures: Signatures,
  node: Node,
  site: Site,
): { readonly signature: string | Unresolved; readonly documentation: string } | undefined {
  const name = call.positional[0]?.value ?? call.named.get('typename')?.value;
  const fields = namedTupleFields(call);
  if (typeof name !== 'string' || !fields) return undefined;
  const given = settled(call.named.get('defaults')?.value ?? null);
  const defaults = given instanceof Sequence ? given.entries : [];
  const shown: string[] = [];
  for (const [i, field] of fields.entries()) {
    const entry = defaults[i - (fields.length - defaults.length)];
    const text = entry && signatures.repr.value(entry.value, node, site);
    if (text instanceof Unresolved) return { signature: text, documentation: '' };
    shown.push(text === undefined ? field : `${field}=${text}`);
  }
  return { signature: `(${shown.join(', ')})`, documentation: `${name}(${fields.join(', ')})` };
}

/** Names of the fields of what `namedtuple(…)` makes; undefined for other calls. */
export function namedTupleFields(call: CallResult): string[] | undefined {
  if (!/(^|\.)namedtuple$/.test(call.callee)) return undefined;
  const list = settled(call.positional[1]?.value ?? call.named.get('field_names')?.value ?? null);
  if (typeof list === 'string') return list.split(/[\s,]+/).filter(field => field !== '');
  const fields = list instanceof Sequence ? list.entries.map(({ value }) => value) : [null];
  return fields.every(field => typeof field === 'string') ? fields : undefined;
}
