import type { Node } from '../../syntax/node.js';
import { field, isField, named } from '../../syntax/nodes.js';
import type { Use } from '../language/effects.js';
import {
  argument,
  around,
  assigned,
  calledIn,
  changed,
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
import {
  CLASSES,
  isArray,
  isConstant,
  isScope,
  keyOf,
  methods,
  namesIn,
  parametersIn,
  refers,
  targets,
} from './declared.js';
import { FUNCTIONS } from './functions.js';
import { isList } from './lists.js';
import { isOnlyLookedAt } from './looks.js';

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

/** `&K[0]`, and a list or array by its name. */
function isAddress(node: Node): boolean {
  return (node.type === 'pointer_expression' && node.text.startsWith('&')) || node.type === 'identifier';
}

/** A type of whole numbers that an address may be written as: `uintptr_t`, `unsigned long`. */
function isNumberType(type: Node): boolean {
  return /^(?:(?:unsigned|signed|long|int)\b\s*)+$|^(?:u?intptr_t|size_t|u?int64_t)$/.test(type.text.trim());
}

/** What becomes of an object where it stands, by the type of the node around it. */
export const USES: Uses = {
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
