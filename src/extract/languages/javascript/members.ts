import type { Node } from '../../syntax/node.js';
import { named } from '../../syntax/nodes.js';
import type { Definition } from '../language/definitions.js';
import { declared, type Found, KINDS, typeSaying } from './declared.js';
import { nameText } from './exports.js';
import { propertyKey, stringText } from './literals.js';

const FIELDS = new Set(['public_field_definition', 'field_definition']);

/** What stands in the body of a class, interface, enumeration or namespace. */
export function membersOf({ node, inner }: Found): Found[] {
  const [next, ...others] = inner ?? [];
  if (next !== undefined)
    return [{ name: next, what: 'module', exported: true, node, start: node.startIndex, inner: others }];
  const body = node.childForFieldName('body');
  const isAmbient = node.parent?.type === 'ambient_declaration';
  const found: Found[] = [];
  for (const member of body?.namedChildren ?? []) {
    if (!member) continue;
    if (member.type === 'class_static_block') {
      const statements = named(member.childForFieldName('body') ?? member);
      found.push(...assignedMembers(statements, ['this', node.childForFieldName('name')?.text ?? 'this']));
      continue;
    }
    const what = KINDS[member.type];
    if (what === 'method' || what === 'variable') found.push(...memberIn(member, what));
    // Members of a namespace that is declared, and not written, need no `export`.
    else declared(member, member.type === 'ambient_declaration' || isAmbient, found, member.startIndex);
  }
  return found;
}

function memberIn(member: Node, what: 'method' | 'variable'): Found[] {
  const name = member.childForFieldName('name') ?? member.childForFieldName('property');
  const text = name ? memberName(name) : '';
  if (text === 'constructor' && member.parent?.type === 'class_body') return parameterProperties(member);
  if (text === '') return [];
  const isPrivate = text.startsWith('#') || /^(private|protected)\b/.test(member.text);
  const isAccessor = member.children.some(child => child?.type === 'get' || child?.type === 'set');
  const value = FIELDS.has(member.type) ? member.childForFieldName('value') : null;
  const isFunction = value !== null && KINDS[value.type] === 'function';
  const type = value && member.childForFieldName('type')?.firstNamedChild;
  const typed = type?.type === 'function_type' ? type : null;
  const unread = typed ? null : typeSaying(type, value);
  const computed = name && computedName(name);
  return [
    {
      name: text,
      what: isAccessor ? 'variable' : isFunction || typed ? 'method' : what,
      exported: !isPrivate,
      node: typed ?? (isFunction ? value : member),
      start: member.startIndex,
      ...(unread && { unread }),
      ...(computed && { computed }),
    },
  ];
}

/** `constructor(public name: string)`. */
function parameterProperties(maker: Node): Found[] {
  if (maker.type !== 'method_definition') return [];
  return named(maker.childForFieldName('parameters') ?? maker).flatMap((parameter): Found[] => {
    const marks = parameter.text.slice(0, 60);
    const isProperty =
      /_parameter$/.test(parameter.type) &&
      parameter.children.some(
        child => child && /^(accessibility_modifier|override_modifier|readonly)$/.test(child.type),
      );
    const name = parameter.childForFieldName('pattern')?.text;
    if (!isProperty || !name) return [];
    const exported = !/^(private|protected)\b/.test(marks);
    return [{ name, what: 'variable', exported, node: parameter, start: parameter.startIndex }];
  });
}

/** A name, also where it is written as a number, or as texts in brackets. */
function memberName(name: Node): string {
  const inner = name.type === 'computed_property_name' ? name.firstNamedChild : name;
  const written = inner ? writtenText(inner) : undefined;
  return written ?? (name.type === 'computed_property_name' ? name.text : nameText(name));
}

/** What texts and numbers say that stand side by side: `'a' + 'b'`. */
function writtenText(node: Node): string | undefined {
  if (node.type === 'string') return stringText(node);
  if (node.type === 'number') return propertyKey(node) as string;
  if (node.type === 'template_string' && !node.text.includes('${')) return node.text.slice(1, -1);
  if (node.type !== 'binary_expression' || node.childForFieldName('operator')?.text !== '+') return undefined;
  const parts = ['left', 'right'].map(side => node.childForFieldName(side));
  // Two numbers are added.
  if (parts.every(part => part?.type === 'number')) return undefined;
  const texts = parts.map(part => part && writtenText(part));
  return texts.every(text => typeof text === 'string') ? texts.join('') : undefined;
}

/** The expression that gives a name, where that is neither written there nor one of the language's own symbols. */
function computedName(name: Node): Node | null {
  const inner = name.type === 'computed_property_name' ? name.firstNamedChild : null;
  return inner && writtenText(inner) === undefined && !/^Symbol\.\w+$/.test(inner.text) ? inner : null;
}

/** `C.prototype.m = function …` and `C.s = …` at the top of a file. */
export function addedMembers(root: Node, of: string): Found[] {
  return root.text.includes(`${of}.`) ? assignedMembers(named(root), [of, `${of}.prototype`]) : [];
}

/** What statements assign to members of what these texts stand for. */
function assignedMembers(statements: readonly Node[], holders: readonly string[]): Found[] {
  return statements.flatMap((statement): Found[] => {
    const assignment = statement.type === 'expression_statement' ? statement.firstNamedChild : null;
    const left = assignment?.type === 'assignment_expression' ? assignment.childForFieldName('left') : null;
    const name = left?.type === 'member_expression' ? left.childForFieldName('property')?.text : undefined;
    const value = assignment?.childForFieldName('right');
    const holder = left?.childForFieldName('object')?.text ?? '';
    if (!name || !value || name === 'prototype' || !holders.includes(holder)) return [];
    const isFunction = KINDS[value.type] === 'function';
    const what: Definition['what'] = isFunction ? 'method' : 'variable';
    return [{ name, what, exported: true, node: value, start: statement.startIndex }];
  });
}
