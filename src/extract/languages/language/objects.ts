import type { Described } from '../../evaluate/environment.js';
import type { Evaluator } from '../../evaluate/evaluator.js';
import type { CallResult, Entry, EnumMember, Value } from '../../evaluate/value.js';
import type { Node } from '../../syntax/node.js';

/** What classes and their instances have besides what the class body says; undefined where they have nothing of the name. */
export interface Objects {
  /** What an instance has of its own, whatever its class has: what its constructor assigns. */
  ownAttribute(instance: CallResult, name: string, evaluator: Evaluator): Value | undefined;
  /** A method and a field may go by one name: who calls it means the method. */
  readonly methodsApart?: boolean;
  /** The fields of what a call gives that makes a class of their names, with the values that they have where none is given. */
  fieldsMade?(
    call: CallResult,
  ): readonly { readonly name: string; readonly value: Value | undefined }[] | undefined;
  /** What stands over a class, or makes it, and does more to its objects than its own constructor: a decorator, a metaclass. */
  madeOtherwise?(definition: Described, evaluator: Evaluator): Node | undefined;
  /** Whether a class decides itself what its instances have, whatever they are given: `__getattribute__`. */
  isAsked?(definition: Described, evaluator: Evaluator): boolean;
  /** Whether a constant of a class gives something else than itself where it is asked for: a descriptor. */
  givesOther?(constant: Value, evaluator: Evaluator): boolean;
  /** What a constant of a class is where it is asked of the class by its name: a member of an enumeration. */
  asMember?(of: Described, name: string, constant: Value, evaluator: Evaluator): Value;
  /** What going through a class gives: its members, where it is an enumeration. */
  itemsOf?(of: Described, evaluator: Evaluator): readonly Entry[] | undefined;
  /** What such a member has. */
  ofMember?(member: EnumMember, name: string, evaluator: Evaluator): Value | undefined;
  /** What an instance or class has that its class does not define: `__name__`, what `__getattr__` gives. */
  builtinAttribute(object: Value, name: string, evaluator: Evaluator): Value | undefined;
  /** Whether a call of a function gives something else than what its body says: a decorator puts another one in its place. */
  isReplaced?(definition: Described, evaluator: Evaluator): boolean;
}
