import type { Node } from '../../syntax/node.js';
import { field, isField, named } from '../../syntax/nodes.js';
import type { Declaration, Effects, Key, Target, Use } from '../language/effects.js';
import {
  argument,
  around,
  assigned,
  calledIn,
  changed,
  compiledEffects,
  elementIn,
  listed,
  memberIn,
  READ,
  read,
  returnedFrom,
  same,
  UNKNOWN,
  type Uses,
} from '../shared/effects.js';
import { nameIn } from './declarators.js';
import { FUNCTIONS } from './functions.js';
import { LIBRARY_FUNCTIONS, LIBRARY_METHODS } from './library-effects.js';
import { isList } from './lists.js';
import { isOnlyLookedAt } from './looks.js';
import { MADE } from './made-objects.js';
import { macrosIn } from './spelled.js';

const CLASSES = new Set(['class_specifier', 'struct_specifier']);
const BLOCKS = new Set(['compound_statement', 'for_statement', 'for_range_loop', 'catch_clause']);
const isScope = (type: string) => FUNCTIONS.has(type) || BLOCKS.has(type);
const isClass = (node: Node) => CLASSES.has(node.type) && node.childForFieldName('body') !== null;

/** Whether a declarator names the value itself, and no copy of it: `T& x`, `T* x`, `T x[]`. */
function refers(declarator: Node | null): boolean {
  return declarator !== null && /^(reference|pointer|array|abstract_\w+)_declarator$/.test(declarator.type);
}

/** Whether what is declared may not change through this name. */
function isConstant(declaration: Node): boolean {
  return declaration.children.some(
    child => child?.type === 'type_qualifier' && /^const(expr)?$/.test(child.text),
  );
}

/** What is declared gets a value: it itself where it is referred to, otherwise a copy. */
function given(declaration: Node, declarator: Node, value: Node): Use {
  const target = declarator;
  const isDecayed = isArray(value);
  if (!refers(declarator)) {
    const isCopied = value.type !== 'call_expression' && value.type !== 'lambda_expression' && !isDecayed;
    return { kind: 'bound', target, ...(isCopied && { copied: true }) };
  }
  if (declarator.type === 'reference_declarator') {
    const isPlace =
      !isConstant(declaration) && !isOnlyLookedAt(targets(declarator), around(declarator, isScope));
    return { kind: 'bound', target, ...(isPlace && { reference: true }) };
  }
  // `char *p = name` of a text that can be changed.
  const isPlace = declarator.type === 'pointer_declarator' && isDecayed && !isConstant(declaration);
  return { kind: 'bound', target, ...(isPlace && { reference: true }) };
}

/** Whether a name is that of a pointer of the function around it, and of nothing else there. */
function isPointer(name: Node): boolean {
  const fn = name.type === 'identifier' ? around(name, type => FUNCTIONS.has(type)) : null;
  const declared = (fn?.descendantsOfType(['init_declarator', 'parameter_declaration', 'declaration']) ?? [])
    .flatMap(each => each?.childrenForFieldName('declarator') ?? [])
    .filter(each => each !== null && each.type !== 'init_declarator' && nameIn(each)?.text === name.text);
  return declared.length > 0 && declared.every(each => each?.type === 'pointer_declarator');
}

/** Whether an expression is another name for a place: by how a name is declared, or what a function gives. */
function isReference(node: Node): boolean {
  if (node.type === 'call_expression') return true;
  if (node.type !== 'identifier') return false;
  for (
    let scope: Node | null = around(node, isScope);
    scope;
    scope = scope.parent ? around(scope, isScope) : null
  ) {
    const declared = scope
      .descendantsOfType(['reference_declarator'])
      .filter(each => each !== null && nameIn(each)?.text === node.text);
    if (declared.length > 0) return true;
  }
  return false;
}

/** Whether a name is that of an array, which is handed over as a pointer to its first entry. */
function isArray(value: Node): boolean {
  if (value.type !== 'identifier') return false;
  return new RegExp(`\\b${value.text}\\s*\\[[^\\]]*\\]\\s*=`).test(value.tree.rootNode.text);
}

/** `&K[0]`, and a list or array by its name. */
function isAddress(node: Node): boolean {
  return (node.type === 'pointer_expression' && node.text.startsWith('&')) || node.type === 'identifier';
}

/** A type of whole numbers that an address may be written as: `uintptr_t`, `unsigned long`. */
function isNumberType(type: Node): boolean {
  return /^(?:(?:unsigned|signed|long|int)\b\s*)+$|^(?:u?intptr_t|size_t|u?int64_t)$/.test(type.text.trim());
}

const USES: Uses = {
  parenthesized_expression: same,
  // `space::name`
  qualified_identifier: (node, parent) => (isField(parent, 'name', node) ? same(node, parent) : READ),
  cast_expression: (node, parent) => {
    if (!isField(parent, 'value', node)) return READ;
    // An address as a number, of which nobody knows what becomes.
    return isAddress(node) && isNumberType(field(parent, 'type')) ? UNKNOWN : same(node, parent);
  },
  conditional_expression: (node, parent) => (isField(parent, 'condition', node) ? READ : same(node, parent)),
  comma_expression: (node, parent) => (isField(parent, 'right', node) ? same(node, parent) : READ),
  init_declarator: (node, parent) =>
    isField(parent, 'value', node) && parent.parent
      ? given(parent.parent, field(parent, 'declarator'), node)
      : READ,
  assignment_expression: (node, parent) => {
    const use = assigned(node, parent);
    const operator = field(parent, 'operator').text;
    // `sum += n`
    if (use.kind === 'bound' && operator !== '=') return byOperator(operator, 1, 2, node) ?? READ;
    // `int (&r)[2] = K`, which the grammar takes for a call whose result is given a value.
    if (use.kind === 'bound' && isArrayDeclared(use.target)) return UNKNOWN;
    return use.kind === 'changed' && isPointer(node) ? READ : use;
  },
  // A pointer that goes on to the next entry changes none.
  update_expression: (node, parent) => (isPointer(node) ? same(node, parent) : changed(node, parent)),
  // `!x`, where the program says what that does.
  unary_expression: (node, parent) => byOperator(parent.child(0)?.text ?? '', 0, 1, node) ?? READ,
  pointer_expression(node, parent) {
    if (field(parent, 'operator').text === '*' && isWrapped(node, /\boperator\s*\*\s*\(\s*\)/))
      return UNKNOWN;
    if (field(parent, 'operator').text === '&') return { kind: 'same', node: parent, reference: true };
    // `*p = …`, `(*p)++`
    let place = parent;
    while (place.parent?.type === 'parenthesized_expression') place = place.parent;
    const isPlace =
      place.parent?.type === 'update_expression' ||
      (place.parent?.type === 'assignment_expression' && isField(place.parent, 'left', place));
    return isPlace ? changed(node, parent) : same(node, parent);
  },
  // `1[K]` is `K[1]`.
  subscript_expression: (node, parent) =>
    field(parent, 'argument').type === 'number_literal'
      ? { kind: 'part', node: parent, key: undefined }
      : elementIn(
          'argument',
          index => (isList(node) ? keyOf(index) : undefined),
          () => named(parent)[1] ?? parent,
        )(node, parent),
  field_expression: asked,
  call_expression: calledIn('function'),
  argument_list: inArguments,
  initializer_list: inList,
  // An element further on: `*(K + 1) = …`
  binary_expression(node, parent) {
    const operator = field(parent, 'operator').text;
    const overloaded = byOperator(operator, isField(parent, 'left', node) ? 0 : 1, 2, node);
    if (overloaded) return overloaded;
    if (!/^[-+]$/.test(operator)) return READ;
    return isOpenText(node) ? { kind: 'same', node: parent, reference: true } : same(node, parent);
  },
  // `[&t = K]`, `[t = K]`
  lambda_capture_initializer(node, parent) {
    if (!isField(parent, 'right', node)) return READ;
    const isReferred = parent.children.some(child => child?.type === '&');
    return {
      kind: 'bound',
      target: field(parent, 'left'),
      ...(isReferred ? { reference: true } : { copied: true }),
    };
  },
  for_range_loop(node, parent) {
    if (!isField(parent, 'right', node)) return READ;
    const declarator = field(parent, 'declarator');
    const isReferred =
      refers(declarator) &&
      !isConstant(parent) &&
      !isOnlyLookedAt(targets(declarator), around(declarator, isScope));
    const target = { kind: 'bound', target: declarator, each: true, values: true } as const;
    return refers(declarator)
      ? { ...target, ...(isReferred && { reference: true }) }
      : { ...target, copied: true };
  },
  return_statement(node, parent) {
    const use = returnedFrom(parent, FUNCTIONS);
    if (use.kind !== 'returned') return use;
    if (isOpenText(node) && !isConstant(use.function)) return UNKNOWN;
    const isPlace =
      use.function.childForFieldName('declarator')?.type === 'reference_declarator' &&
      !isConstant(use.function);
    return { ...use, ...(isPlace && { reference: true }) };
  },
  // `std::vector<int>* all = &K;` of each object of a class.
  field_declaration: (node, parent) =>
    isField(parent, 'default_value', node) ? given(parent, field(parent, 'declarator'), node) : READ,
  // `Reg one(K);` is written as a function is.
  parameter_declaration(node, parent) {
    if (node.type !== 'type_identifier' || !isMade(parent)) return READ;
    const declarator = parent.parent?.parent;
    const isContainer = CONTAINERS.test(declarator?.parent?.childForFieldName('type')?.text ?? '');
    if (isContainer && declarator) return { kind: 'bound', target: declarator, copied: true };
    return isCopiedBy(parent) ? READ : UNKNOWN;
  },
  new_expression: read,
};

/**
 * What an operator does with an object that the program says the operator for: by its signatures in this file. Of numbers nobody says
 * one, and what is no number has few of its own.
 */
function byOperator(operator: string, side: 0 | 1, sides: 1 | 2, node: Node): Use | undefined {
  const { text } = node.tree.rootNode;
  if (operator === '>>' && side === 1 && /\bcin\b|stream\b|\boperator\s*>>/.test(text))
    return { kind: 'changed', node };
  if (!operator || !text.includes('operator')) return undefined;
  const written = operator.replace(/\W/g, '\\$&');
  const definition = new RegExp(`\\boperator\\s*${written}\\s*\\(([^()]*)\\)\\s*(const)?`, 'g');
  const signatures = [...text.matchAll(definition)].flatMap(([, list = '', constant]) => {
    const parameters = list.trim() === '' ? [] : list.split(/,(?![^<]*>)/);
    // A method has its object as the first.
    const all = parameters.length === sides - 1 ? [constant ? 'const' : '&', ...parameters] : parameters;
    return all.length === sides ? [all[side] ?? ''] : [];
  });
  if (signatures.length === 0) return side === 0 && /^(<<|>>|\||\^|%)$/.test(operator) ? UNKNOWN : undefined;
  return signatures.some(each => /[&*]/.test(each) && !/\bconst\b/.test(each))
    ? { kind: 'changed', node }
    : READ;
}

/** Whether an object is asked by an operator that the program says, and is no pointer. */
function isWrapped(node: Node, operator: RegExp): boolean {
  return operator.test(node.tree.rootNode.text) && !isPointer(node) && node.type === 'identifier';
}

function isArrayDeclared(target: Node): boolean {
  const called = target.type === 'subscript_expression' ? field(target, 'argument') : null;
  const [only, ...more] = called?.type === 'call_expression' ? named(field(called, 'arguments')) : [];
  return only?.type === 'pointer_expression' && more.length === 0;
}

/** A member; what gives a place (`K.at(1) = …`) is one itself. */
function asked(node: Node, parent: Node): Use {
  // `x.*member`: which one, only a run can tell.
  if (/\*$/.test(parent.childForFieldName('operator')?.text ?? '')) return UNKNOWN;
  const isArrow = parent.childForFieldName('operator')?.text === '->';
  if (isArrow && isWrapped(node, /\boperator\s*->\s*\(/)) return UNKNOWN;
  const call = parent.parent;
  const isPlace = /^(at|front|back|operator\[\])$/.test(field(parent, 'field').text);
  if (isPlace && call?.type === 'call_expression' && isField(call, 'function', parent)) {
    const [key] = named(field(call, 'arguments'));
    return { kind: 'part', node: call, key: key && keyOf(key) };
  }
  return memberIn('argument')(node, parent);
}

/** An entry of an array under its place, a part of a structure under its name. */
function inList(node: Node, list: Node): Use {
  const inner = list.parent?.type === 'initializer_list' ? list.parent : list;
  const holder = inner.parent;
  if (holder?.type !== 'init_declarator' && holder?.type !== 'compound_literal_expression') return UNKNOWN;
  let declarator = holder.childForFieldName('declarator');
  while (declarator?.type === 'pointer_declarator') declarator = declarator.childForFieldName('declarator');
  const isArray = declarator?.type === 'array_declarator';
  const declaration = holder.type === 'init_declarator' ? holder.parent : holder;
  if (isArray && inner === list)
    return isOpenText(node) && declaration && !isConstant(declaration) ? UNKNOWN : listed(node, list);
  const fields = fieldsOf(declaration?.childForFieldName('type'), holder);
  const own = fields?.[named(list).findIndex(item => item.id === node.id)];
  if (isOpenText(node) && !own?.isConstant) return UNKNOWN;
  if (!isArray && inner !== list) return UNKNOWN;
  // Of a container the library knows how to make one.
  if (!fields)
    return CONTAINERS.test(declaration?.childForFieldName('type')?.text ?? '') ? listed(node, list) : UNKNOWN;
  return { kind: 'within', node: list, key: own?.name, isField: true };
}

/** Whether a name is that of an array of characters: who gets it may write into the text. */
function isOpenText(value: Node): boolean {
  if (!isArray(value)) return false;
  const declared = new RegExp(`(?<!\\bconst\\s+)\\bchar(?!\\s+const)\\s[^;=]*\\b${value.text}\\s*\\[`);
  return declared.test(value.tree.rootNode.text);
}

function namesIn(declaration: Node): string[] {
  return declaration.childrenForFieldName('declarator').flatMap(each => (each && nameIn(each)?.text) ?? []);
}

interface Field {
  readonly name: string;
  readonly isConstant: boolean;
}

/** The fields of a structure, in their order, where the file defines it. */
function fieldsOf(type: Node | null | undefined, at: Node): readonly Field[] | undefined {
  const written = type?.type === 'type_descriptor' ? type.childForFieldName('type') : type;
  const name = written?.childForFieldName('name')?.text ?? written?.text;
  const structures = at.tree.rootNode.descendantsOfType([
    'struct_specifier',
    'class_specifier',
    'union_specifier',
  ]);
  const made = written?.childForFieldName('body')
    ? written
    : structures.find(
        each =>
          each?.childForFieldName('body') &&
          (each.childForFieldName('name')?.text === name ||
            (each.parent?.type === 'type_definition' &&
              each.parent.childForFieldName('declarator')?.text === name)),
      );
  // The fields of a union are one memory.
  const body = made?.type === 'union_specifier' ? null : made?.childForFieldName('body');
  // Where there is a constructor, it gets what stands between braces.
  const isMaker = (each: Node) =>
    /^(?:function_definition|declaration)$/.test(each.type) && !each.childForFieldName('type');
  return body && !named(body).some(isMaker)
    ? named(body)
        .filter(({ type: kind }) => kind === 'field_declaration')
        .flatMap(each => namesIn(each).map(field => ({ name: field, isConstant: isConstant(each) })))
    : undefined;
}

function inArguments(node: Node, list: Node): Use {
  const call = list.parent;
  // `Reg one(3, K);`
  if (call?.type === 'init_declarator') return isCopiedBy(node) ? READ : UNKNOWN;
  if (call?.type !== 'call_expression') return UNKNOWN;
  if (isGoneThrough(node, list, field(call, 'function').text)) return READ;
  return /(^|::)(swap|iter_swap|exchange|move|tie)$/.test(field(call, 'function').text)
    ? { kind: 'changed', node: call }
    : argument(node, list);
}

/** Algorithms that look at what stands between their first two arguments; where they put something is the third. */
const ALGORITHMS =
  /^std::(?:for_each|(?:any|all|none)_of|find_if(?:_not)?|count_if|adjacent_find|accumulate|reduce|copy|copy_if|transform|inner_product|search|min_element|max_element|minmax_element)$/;

/** Whether an algorithm looks at what it goes through, and what it calls with each part gets a copy, or may only look. */
function isGoneThrough(node: Node, list: Node, callee: string): boolean {
  const args = named(list);
  if (!ALGORITHMS.test(callee) || args.findIndex(({ id }) => id === node.id) > 1) return false;
  const functions = args.slice(2).filter(({ type }) => type !== 'call_expression');
  return functions.every(
    each =>
      /_literal$/.test(each.type) ||
      (each.type === 'lambda_expression' &&
        parametersIn(each).every(parameter => {
          const declarator = parameter.childForFieldName('declarator');
          return (
            !refers(declarator) || (isConstant(parameter) && declarator?.type === 'reference_declarator')
          );
        })),
  );
}

/** Whether what is written as a parameter is what an object is made of. */
function isMade(parameter: Node): boolean {
  const declaration = parameter.parent?.parent?.parent;
  return declaration?.type === 'declaration';
}

/** Containers of the library, which are copied as a whole where they are handed over by value. */
const CONTAINERS =
  /^(?:std::)?(?:vector|array|list|deque|map|set|string|unordered_(?:multi)?(?:map|set)|multi(?:map|set))\b/;

/** Whether every constructor of what is made takes this argument by value, or may only look at it. */
function isCopiedBy(argument: Node): boolean {
  const list = argument.parent;
  const type = list?.parent?.parent?.childForFieldName('type')?.text;
  const index = list ? named(list).findIndex(each => each.id === argument.id) : -1;
  const made = argument.tree.rootNode
    .descendantsOfType([...CLASSES])
    .filter(each => each?.childForFieldName('name')?.text === type && each?.childForFieldName('body'));
  const all = made.flatMap(each => (each ? methods(each).filter(({ hidden }) => hidden) : []));
  const constructors = all.filter(({ node }) => parametersIn(node).length > index);
  return (
    constructors.length > 0 &&
    constructors.every(({ node }) => {
      const given = parametersIn(node)[index];
      const declarator = given?.childForFieldName('declarator') ?? null;
      if (!given || !CONTAINERS.test(given.childForFieldName('type')?.text ?? '')) return false;
      return !refers(declarator) || (isConstant(given) && declarator?.type === 'reference_declarator');
    })
  );
}

function parametersIn(fn: Node): Node[] {
  const list = fn.childForFieldName('declarator')?.childForFieldName('parameters');
  return list ? named(list) : [];
}

function declaration(name: Node): Declaration | null {
  const { parent } = name;
  if (!parent) return null;
  if (name.type === 'type_identifier')
    return isClass(parent) && isField(parent, 'name', name)
      ? { scope: name.tree.rootNode, value: parent }
      : null;
  if (name.type !== 'identifier' && name.type !== 'field_identifier') return null;
  let node = name;
  // `T* space::get() { … }`
  while (node.parent?.type === 'qualified_identifier' && isField(node.parent, 'name', node))
    node = node.parent;
  while (node.parent && /declarator$/.test(node.parent.type) && node.parent.type !== 'init_declarator') {
    const isInner =
      isField(node.parent, 'declarator', node) ||
      /^(reference|parenthesized|structured_binding)_declarator$/.test(node.parent.type);
    if (!isInner) return null;
    node = node.parent;
  }
  const holder = node.parent;
  switch (holder?.type) {
    case 'init_declarator': {
      if (!isField(holder, 'declarator', node)) return null;
      const value = holder.childForFieldName('value');
      const isPrivate = holder.parent?.children.some(
        child => child?.type === 'storage_class_specifier' && child.text === 'static',
      );
      return {
        scope: around(holder, isScope) as Node,
        ...(value && { value }),
        ...(isPrivate && { isPrivate }),
      };
    }
    case 'declaration':
      return { scope: around(holder, isScope) as Node };
    case 'function_definition': {
      if (!isField(holder, 'declarator', node)) return null;
      return { scope: around(holder, type => CLASSES.has(type)) as Node, value: holder };
    }
    // What all objects of a class share is defined outside of it.
    case 'field_declaration':
      return isShared(holder) ? null : { scope: around(holder, type => CLASSES.has(type)) as Node };
    case 'parameter_declaration':
    case 'optional_parameter_declaration':
      return { scope: around(holder, type => FUNCTIONS.has(type)) as Node };
    case 'for_range_loop':
      return isField(holder, 'declarator', node) ? { scope: holder } : null;
    case 'lambda_capture_initializer': {
      const value = isField(holder, 'left', node) ? holder.childForFieldName('right') : null;
      const lambda = around(holder, type => type === 'lambda_expression');
      return value && lambda ? { scope: lambda, value } : null;
    }
  }
  return null;
}

function isShared(declaration: Node): boolean {
  return declaration.children.some(
    child => child?.type === 'storage_class_specifier' && child.text === 'static',
  );
}

/** The class that a method written outside of it says in front of its name: `void Type::put() { … }`. */
function classNamedBy(fn: Node): Node | undefined {
  const declarator = fn.type === 'function_definition' ? fn.childForFieldName('declarator') : null;
  const name = declarator && nameIn(declarator);
  const scope = name?.type === 'qualified_identifier' ? name.childForFieldName('scope')?.text : undefined;
  if (scope === undefined) return undefined;
  const classes = fn.tree.rootNode
    .descendantsOfType([...CLASSES])
    .filter(each => each !== null && isClass(each));
  return classes.find(each => each?.childForFieldName('name')?.text === scope) ?? undefined;
}

function declaratorOf(fn: Node): Node | null {
  let at = fn.childForFieldName('declarator');
  while (at && !/^(abstract_)?function_declarator$/.test(at.type))
    at =
      at.childForFieldName('declarator') ?? (at.type === 'reference_declarator' ? at.firstNamedChild : null);
  return at;
}

function parameters(fn: Node): ReturnType<Effects['parameters']> {
  const list = declaratorOf(fn)?.childForFieldName('parameters');
  return (list ? named(list) : []).flatMap(each_ => {
    const declarator = each_.childForFieldName('declarator');
    const name = declarator && nameIn(declarator);
    // A copy holds what it is a copy of.
    return name ? [{ target: name, name: name.text, ...(!refers(declarator) && { copied: true }) }] : [];
  });
}

function targets(pattern: Node): Target[] {
  if (pattern.type === 'structured_binding_declarator')
    return named(pattern).map(node => ({ node, keys: [undefined] }));
  if (/_declarator$/.test(pattern.type)) {
    const inner = pattern.childForFieldName('declarator') ?? pattern.firstNamedChild;
    return inner ? targets(inner) : [];
  }
  return [{ node: pattern, keys: [] }];
}

function keyOf(node: Node): Key {
  const key = node.type === 'subscript_argument_list' ? (node.firstNamedChild ?? node) : node;
  if (key.type === 'string_literal' && !key.text.includes('\\')) return key.text.slice(1, -1);
  return key.type === 'number_literal' && /^(0|[1-9]\d*)$/.test(key.text) ? key.text : undefined;
}

/** The name of a function behind its namespaces, without what a template is made with. */
function calleeOf(node: Node): Node {
  if (node.type === 'template_function') return field(node, 'name');
  const isOwn = node.type === 'qualified_identifier' && node.childForFieldName('scope')?.text !== 'std';
  return isOwn ? calleeOf(field(node, 'name')) : node;
}

/** `std::name` */
function libraryName(node: Node): ReturnType<Effects['member']> {
  const scope = node.type === 'qualified_identifier' ? node.childForFieldName('scope') : null;
  return scope?.text === 'std' ? { object: scope, name: field(node, 'name').text } : null;
}

type Method = ReturnType<Effects['methods']>[number];

function methods(classNode: Node): readonly Method[] {
  const own = classNode.childForFieldName('name')?.text;
  return named(field(classNode, 'body')).flatMap((member): Method[] => {
    const node = (member.type === 'template_declaration' && member.lastNamedChild) || member;
    const name = node.type === 'function_definition' ? functionName(node)?.text : undefined;
    if (name === undefined) return [];
    return name === own ? [{ name: 'constructor', node, hidden: true }] : [{ name, node, hidden: false }];
  });
}

function functionName(fn: Node): Node | null {
  const declarator = fn.type === 'function_definition' ? fn.childForFieldName('declarator') : null;
  let name = declarator && nameIn(declarator);
  // `Type::name` of a method that is written outside of its class.
  while (name?.type === 'qualified_identifier') name = name.childForFieldName('name');
  return name;
}

/** `__attribute__((constructor))`, also where the function is only declared, and what is put among such by hand. */
function runsFirst(fn: Node): boolean {
  if (fn.type === 'lambda_expression')
    return fn.parent?.type === 'call_expression' && isField(fn.parent, 'function', fn);
  const { text } = fn.tree.rootNode;
  if (!/\bconstructor\b|\binit_array\b/.test(text)) return false;
  const body = fn.childForFieldName('body');
  const head = text.slice(fn.startIndex, body?.startIndex);
  const name = functionName(fn)?.text ?? '';
  return (
    /\bconstructor\b/.test(head) ||
    isMarked(fn, text) ||
    new RegExp(`\\b${name}\\s*\\([^;{}]*\\)\\s*__attribute__\\s*\\(\\(\\s*\\w*constructor`).test(text) ||
    new RegExp(`\\binit_array\\b[^;]*=[^;]*\\b${name}\\b`).test(text)
  );
}

/** `CTOR static void f(void)`, where a macro says so: the parser sees blanks in its place, or the name among the types. */
function isMarked(fn: Node, text: string): boolean {
  const marks = macrosIn(text).filter(({ body }) => /\bconstructor\b|\binit_array\b/.test(body));
  if (marks.length === 0) return false;
  const head = text.slice(fn.startIndex, fn.childForFieldName('body')?.startIndex);
  const line = text.lastIndexOf('\n', fn.startIndex - 1) + 1;
  const before = text.slice(line, fn.startIndex);
  const blanks = before.trim() === '' ? before.length : 0;
  return marks.some(
    ({ name }) => new RegExp(`\\b${name}\\b`).test(`${before} ${head}`) || blanks > name.length,
  );
}

const COMPILED = compiledEffects({
  uses: USES,
  reading:
    /(_statement|_declaration|_type|_clause|_specifier|^compound_statement|^binary_expression|^unary_expression|^sizeof_expression|^translation_unit|_declarator|^type_\w+|^field_identifier|_definition|^template_argument_list|^preproc_\w+|^linkage_\w+|^declaration\w*|^subscript_argument_list|^template_\w+|^lambda_\w+|^condition_clause|^attribute\w*|^gnu_asm\w*|^field_initializer\w*|^static_assert\w*|^alignof_expression|^declaration|^decltype|^noexcept|^parameter_list|^ERROR)$/,
  names: ['identifier', 'type_identifier'],
  functions: FUNCTIONS,
  classes: CLASSES,
  blocks: BLOCKS,
  runsFirst,
  declaration,
  targets,
  parameters,
  self: fn => (FUNCTIONS.has(fn.type) && fn.parent?.type === 'field_declaration_list' ? 'this' : null),
  call(node) {
    if (node.type === 'call_expression')
      return { callee: calleeOf(field(node, 'function')), arguments: named(field(node, 'arguments')) };
    // An object is made: `Reg one("x");`.
    const type = node.type === 'declaration' ? node.childForFieldName('type') : null;
    return type?.type === 'type_identifier' && around(node, isScope)?.parent === null
      ? { callee: type, arguments: [] }
      : null;
  },
  calls: ['call_expression', 'declaration', 'compound_literal_expression', 'new_expression'],
  member: node =>
    node.type === 'field_expression'
      ? { object: field(node, 'argument'), name: field(node, 'field').text }
      : libraryName(node),
  members: ['field_expression'],
  methods,
  starters: ['constructor'],
  bareFields: true,
  keyOf,
  libraryFunctions: LIBRARY_FUNCTIONS,
  libraryMethods: LIBRARY_METHODS,
  sees: { folder: 'all', members: () => false },
});

/** Where objects go in programs of C and C++ before `main` begins. */
export const effects: Effects = {
  ...COMPILED,
  scopes: node =>
    COMPILED.scopes(node).flatMap(scope => {
      const own = classNamedBy(scope);
      return own ? [scope, own] : [scope];
    }),
  isClass,
  nameOf: functionName,
  // An operator is called where nobody says its name.
  runsUnnamed: fn => /^operator\b/.test(functionName(fn)?.text ?? ''),
  macros: macrosIn,
  made: MADE,
  isReference,
  initializer(maker, name) {
    const list = named(maker).find(({ type }) => type === 'field_initializer_list');
    const own = (list ? named(list) : []).find(each => each.firstNamedChild?.text === name);
    const [value, ...more] = own?.namedChildren[1] ? named(own.namedChildren[1]) : [];
    return more.length === 0 ? value : own;
  },
  isConstant(name) {
    let node = name;
    while (node.parent && /_declarator$/.test(node.parent.type)) {
      node = node.parent;
      if (node.type === 'pointer_declarator') return isConstant(node);
    }
    return node.parent?.type === 'declaration' && isConstant(node.parent);
  },
  textsChange: true,
  callsByMethod: true,
  refers(parameter, argument) {
    const declarator = around(
      parameter,
      type => !/^(reference|pointer|array|parenthesized)_declarator$/.test(type),
    );
    if (!declarator || isConstant(declarator)) return false;
    const kind = parameter.parent?.type ?? '';
    return (
      kind === 'reference_declarator' || (/^(pointer|array)_declarator$/.test(kind) && isArray(argument))
    );
  },
  isStatic(node) {
    const holder = around(node, type => type === 'declaration' || FUNCTIONS.has(type));
    return (
      holder?.type === 'declaration' &&
      named(holder).some(({ type, text }) => type === 'storage_class_specifier' && text === 'static')
    );
  },
};
