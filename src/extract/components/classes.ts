import type { Node } from '../syntax/node.js';
import { named } from '../syntax/nodes.js';
import type { SourceFile } from '../syntax/source-file.js';

/** A class, or what is implemented for a type, as far as its own text says it. */
export interface ClassText {
  readonly name: string;
  readonly file: SourceFile;
  readonly node: Node;
  /** What it extends and implements, as written: classes, interfaces, traits. */
  readonly bases: readonly Node[];
  /** It only says what others have to have. */
  readonly isAbstract: boolean;
  /** Methods, properties and constants by name; the first of each, null where several have the name. */
  readonly members: ReadonlyMap<string, Node | null>;
  /** What stands in its body and may give it members when it runs. */
  readonly statements: readonly Node[];
}

/** Types of nodes that are classes, of all languages. */
const CLASSES = [
  'impl_item',
  'trait_item',
  'class_declaration',
  'abstract_class_declaration',
  'class_definition',
  'class',
  'record_declaration',
  'struct_declaration',
  'enum_declaration',
  'interface_declaration',
  'object_declaration',
  'object_definition',
  'trait_definition',
];
/** Types of nodes that may make a class without a name. */
const UNNAMED = [
  'class',
  'anonymous_class',
  'object_literal',
  'object_creation_expression',
  'instance_expression',
  'call',
];
/** What says which classes and interfaces another one has, and what is around each of them. */
const HERITAGE =
  /^(superclass|super_interfaces|extends_interfaces|class_heritage|extends_clause|implements_clause|base_list|base_clause|class_interface_clause|delegation_specifier|constructor_invocation|inheritance_specifier|interface_type_list|type_list|interfaces)$/;
const ABSTRACT = /^(trait_item|abstract_class_declaration|interface_declaration|trait_definition)$/;
/** What may be around a member, or between the body of a class and the name of one. */
const AROUND =
  /^(decorated_definition|field_declaration|constant_declaration|const_declaration|property_declaration|variable_declaration|expression_statement|declaration|companion_object|class_body|public_field_definition)$/;

/** What stands in the body of a class of Python, and may give it members when it runs. */
const STATEMENT = /^(if|for|while|with|try|match)_statement$/;

/** The classes of a file, in the order of the text. */
export function classesIn(file: SourceFile): ClassText[] {
  return file.root.descendantsOfType(CLASSES).flatMap(node => {
    const name = node?.isNamed ? nameOf(node) : undefined;
    return node && name !== undefined ? [classText(name, file, node, basesOf(node))] : [];
  });
}

/** Classes that a file makes without giving them a name, where one could be meant: `new Command() { … }`, `type("X", (Command,), {})`. */
export function unnamedIn(file: SourceFile): ClassText[] {
  return file.root.descendantsOfType(UNNAMED).flatMap(node => {
    const bases = node?.isNamed ? basesOfUnnamed(node) : undefined;
    return node && bases ? [classText('', file, node, bases)] : [];
  });
}

function classText(name: string, file: SourceFile, node: Node, bases: readonly Node[]): ClassText {
  return {
    name,
    file,
    node,
    bases,
    get isAbstract() {
      return isAbstract(node);
    },
    get members() {
      return membersOf(node);
    },
    get statements() {
      const body = bodyOf(node);
      return body ? named(body).filter(({ type }) => STATEMENT.test(type)) : [];
    },
  };
}

/** What a class without a name is made from; undefined where a node is none. */
function basesOfUnnamed(node: Node): Node[] | undefined {
  const { type } = node;
  if (type === 'object_creation_expression') {
    const made = node.childForFieldName('type');
    return made && named(node).some(each => each.type === 'class_body') ? [made] : undefined;
  }
  if (type === 'instance_expression') {
    const isMade = node.parent?.childForFieldName('arguments')?.type === 'block';
    return isMade
      ? named(node).flatMap(each => (each.type === 'compound_type' ? named(each) : [each]))
      : undefined;
  }
  if (type === 'call') {
    if (node.childForFieldName('function')?.text !== 'type') return undefined;
    const [, bases] = named(node.childForFieldName('arguments') ?? node);
    return bases?.type === 'tuple' ? named(bases) : undefined;
  }
  return type === 'class' && nameOf(node) !== undefined ? undefined : basesOf(node);
}

/** The last word of a type, without what is generic: `a::Command<'a>`, `command.Base(x)`. */
export function lastWord(text: string): string {
  return /([\p{L}\p{Nd}_$]+)\s*$/u.exec(text.replace(/[<([][\s\S]*$/, ''))?.[1] ?? text;
}

function nameOf(node: Node): string | undefined {
  const own =
    (node.type === 'impl_item' ? node.childForFieldName('type') : node.childForFieldName('name')) ??
    named(node).find(({ type }) => /^(type_identifier|simple_identifier)$/.test(type));
  if (own) return lastWord(own.text);
  // `const Table = class { … }` is called so, `export default class { … }` what others ask for it by.
  const around = node.parent;
  if (around?.type === 'variable_declarator') return around.childForFieldName('name')?.text;
  return around?.type === 'export_statement' && /^export\s+default\b/.test(around.text)
    ? 'default'
    : undefined;
}

function basesOf(node: Node): Node[] {
  if (node.type === 'impl_item') return [node.childForFieldName('trait')].filter(each => each !== null);
  // Of Python, what stands in parentheses.
  const given = node.childForFieldName('superclasses');
  if (given) return named(given).filter(({ type }) => type !== 'keyword_argument');
  return named(node)
    .filter(({ type }) => HERITAGE.test(type))
    .flatMap(inside);
}

function inside(node: Node): Node[] {
  if (!HERITAGE.test(node.type)) return [node];
  const parts = named(node).filter(
    ({ type }) => !/^(type_arguments|argument_list|value_arguments|arguments)$/.test(type),
  );
  return parts.flatMap(inside);
}

function isAbstract(node: Node): boolean {
  if (ABSTRACT.test(node.type)) return true;
  const body = bodyOf(node);
  const head = node.text.slice(0, body ? body.startIndex - node.startIndex : undefined);
  if (/(^|\s)abstract\s/.test(head.replace(/@\w+(\([^)]*\))?/g, ' '))) return true;
  // A class of Python is abstract by what its methods are marked with.
  return (
    node.type === 'class_definition' &&
    (body ? named(body) : []).some(each => /^@(\w+\.)*abstract\w+\s/m.test(each.text.slice(0, 200)))
  );
}

function bodyOf(node: Node): Node | undefined {
  return (
    node.childForFieldName('body') ?? named(node).find(({ type }) => /_body$|^declaration_list$/.test(type))
  );
}

function membersOf(node: Node): ReadonlyMap<string, Node | null> {
  const members = new Map<string, Node | null>();
  const add = (child: Node, around: Node): void => {
    const own =
      child.childForFieldName('name') ??
      child.childForFieldName('property') ??
      child.childForFieldName('left') ??
      // A constant of PHP has its name in no field.
      named(child).find(
        ({ type }) => type === (child.type === 'const_element' ? 'name' : 'simple_identifier'),
      );
    if (own) {
      const name = own.text.replace(/^\[?(['"])(.*)\1\]?$/, '$2');
      // Of Kotlin, the value stands beside the name and its type.
      members.set(name, members.has(name) ? null : child.type === 'variable_declaration' ? around : child);
    } else if (AROUND.test(child.type)) for (const each of named(child)) add(each, child);
  };
  const body = bodyOf(node);
  for (const child of body ? named(body) : []) if (!STATEMENT.test(child.type)) add(child, child);
  return members;
}
