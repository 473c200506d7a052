import type { Node } from '../../syntax/node.js';
import { field, isField, named } from '../../syntax/nodes.js';
import type { Operand } from '../language/effects.js';

const OPERATORS: Readonly<Record<string, string>> = {
  '+': 'add',
  '-': 'sub',
  '*': 'mul',
  '/': 'truediv',
  '//': 'floordiv',
  '%': 'mod',
  '**': 'pow',
  '@': 'matmul',
  '<<': 'lshift',
  '>>': 'rshift',
  '&': 'and',
  '|': 'or',
  '^': 'xor',
};

const COMPARING = ['__eq__', '__ne__', '__lt__', '__gt__', '__le__', '__ge__'];
const ASKING = ['__getitem__', '__setitem__', '__delitem__', '__class_getitem__'];

/** Functions of the language that hand what they get to a method of what they get beside it. */
const BY_FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  isinstance: ['__instancecheck__'],
  issubclass: ['__subclasscheck__'],
};

/** Methods that get a value by an operator or an assignment (docs.python.org/3/reference/datamodel.html). */
export function operand(node: Node): Operand | null {
  const { parent } = node;
  const others = () => named(parent as Node).filter(each => each.id !== node.id);
  switch (parent?.type) {
    case 'binary_operator': {
      const name = OPERATORS[field(parent, 'operator').text];
      return { methods: [`__${name}__`, `__r${name}__`], index: 0, of: others() };
    }
    case 'augmented_assignment': {
      const name = OPERATORS[field(parent, 'operator').text.slice(0, -1)];
      const methods = isField(parent, 'left', node) ? [`__r${name}__`] : [`__i${name}__`, `__${name}__`];
      return { methods, index: 0, of: others() };
    }
    case 'comparison_operator': {
      const isLast = named(parent).at(-1)?.id === node.id;
      const isAsked = !isLast && parent.children.some(child => /^(not )?in$/.test(child?.type ?? ''));
      return { methods: isAsked ? [...COMPARING, '__contains__'] : COMPARING, index: 0, of: others() };
    }
    case 'subscript':
      return isField(parent, 'value', node)
        ? null
        : { methods: ASKING, index: 0, of: [field(parent, 'value')] };
    case 'argument_list': {
      const asked = parent.parent?.childForFieldName('function')?.text ?? '';
      const methods = Object.hasOwn(BY_FUNCTIONS, asked) ? BY_FUNCTIONS[asked] : undefined;
      return methods ? { methods, index: 0, of: others() } : null;
    }
    case 'assignment':
      return isField(parent, 'right', node) ? assignedTo(field(parent, 'left')) : null;
  }
  return null;
}

/** Methods that get what is assigned to a place, with the place in front. */
function assignedTo(place: Node): Operand | null {
  if (place.type === 'subscript') return { methods: ['__setitem__'], index: 1, of: [field(place, 'value')] };
  return place.type === 'attribute'
    ? { methods: ['__setattr__', '__set__'], index: 1, of: [field(place, 'object')] }
    : null;
}
