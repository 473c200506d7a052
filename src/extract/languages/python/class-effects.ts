import { field, named } from '../../syntax/nodes.js';
import type { Effects } from '../language/effects.js';

type Part<K extends keyof Effects> = NonNullable<Effects[K]>;

/** Who gets a class when it is made: what stands in its parentheses and over it, and `metaclass=`. */
export const makers: Part<'makers'> = classNode => {
  const around = classNode.parent?.type === 'decorated_definition' ? classNode.parent : null;
  const list = classNode.childForFieldName('superclasses');
  const given = list ? named(list) : [];
  const keyword = given.find(
    each => each.type === 'keyword_argument' && field(each, 'name').text === 'metaclass',
  );
  return {
    decorators: around ? named(around).filter(({ type }) => type === 'decorator') : [],
    bases: given.filter(({ type }) => !/^(?:keyword_argument|comment)$/.test(type)),
    metaclass: keyword ? field(keyword, 'value') : null,
  };
};

export const CLASS_HOOKS: Part<'classHooks'> = {
  inherited: '__init_subclass__',
  made: '__init__',
  prepared: '__prepare__',
  maker: '__new__',
};

/** Methods that have the class, as the language or `@classmethod` says. */
export const getsClass: Part<'getsClass'> = method => {
  const name = method.childForFieldName('name')?.text ?? '';
  if (/^__(?:init_subclass|class_getitem|new)__$/.test(name)) return true;
  const around = method.parent?.type === 'decorated_definition' ? method.parent.text : '';
  return /^[ \t]*@(?:\w+\.)*classmethod\b/m.test(around.slice(0, around.indexOf(method.text)));
};

/** Attributes by which one class leads to others. */
const SEVERAL = /^__(?:bases|mro)__$/;
const CALLED = /^(?:mro|__subclasses__)$/;

export const unnamedClass: Part<'unnamedClass'> = {
  words: ['__class__', 'type', '__base__', '__bases__', '__mro__', 'mro', '__subclasses__'],
  of(word) {
    const { parent, text } = word;
    if (text === 'type') {
      // What the grammar takes for `type X = …`: `type(x).a = 1`.
      const place = parent?.type === 'type_alias_statement' ? field(parent, 'left').firstNamedChild : null;
      const object = place?.childForFieldName('object');
      if (object) return { node: object, instance: object.firstNamedChild };
      const list = parent?.type === 'call' ? parent.childForFieldName('arguments') : null;
      const [instance, ...more] = list ? named(list) : [];
      const isAsked = parent && instance && more.length === 0 && field(parent, 'function').id === word.id;
      return isAsked ? { node: parent, instance } : null;
    }
    if (parent?.type !== 'attribute' || field(parent, 'attribute').id !== word.id)
      return text === '__class__' ? { node: word, instance: null } : null;
    if (text === '__class__') return { node: parent, instance: field(parent, 'object') };
    if (!CALLED.test(text)) return { node: parent, instance: null, several: SEVERAL.test(text) };
    const call = parent.parent;
    return call?.type === 'call' ? { node: call, instance: null, several: true } : null;
  },
};
