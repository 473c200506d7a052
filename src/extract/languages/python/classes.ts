import { Described, type Site, settled } from '../../evaluate/environment.js';
import { type CallResult, Sequence, Unresolved } from '../../evaluate/value.js';
import type { Node } from '../../syntax/node.js';
import { type Ancestor, basesOf } from './ancestors.js';
import { decoratorsOf } from './decorating.js';
import { nameOf } from './decorators.js';
import { type Shown, type Signatures, together } from './signature.js';

/** A field of a data class or named tuple. */
interface Field {
  readonly name: string;
  readonly type: Node | null;
  readonly default: Node | string | null;
  readonly keywordOnly: boolean;
  readonly site: Site;
  readonly at: Node;
}

/** Whether a class has its constructor from `@dataclass`. */
export function isDataClass({ node }: Described): boolean {
  return decoratorsOf(node).some(
    decorator => nameOf(decorator) === 'dataclass' && !/\binit\s*=\s*False/.test(decorator.text),
  );
}

/** Whether a class without documentation is documented by its signature. */
export function isDocumentedBySignature({ node }: Described): boolean {
  return decoratorsOf(node).some(decorator => nameOf(decorator) === 'dataclass');
}

/** Whether a class derives from `NamedTuple`. */
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
