import type { Node } from '../../syntax/node.js';
import type { SourceFile } from '../../syntax/source-file.js';
import type { Change } from '../language/binding.js';
import * as calls from '../shared/changes-by-calls.js';
import { modifiersOf } from './definitions.js';
import { METHODS } from './functions.js';
import { STATEMENTS } from './statement-words.js';

const WORDS: calls.FunctionWords = {
  statements: STATEMENTS,
  isFunction: node => node.type === 'method_declaration' && modifiersOf(node).includes('static'),
  classes: new Set(['class_body', 'enum_body_declarations', 'interface_body']),
  deferred: new Set([...METHODS, 'class_body']),
  loops: new Set(['for_statement', 'enhanced_for_statement', 'while_statement']),
  around: new Set(['block', 'if_statement']),
  runsWithFile: node => node.type === 'static_initializer',
  // A list, and whatever else is no class, has methods of its own.
  isOfOther: use => {
    const object = use.parent?.childForFieldName('object')?.text;
    return (
      object !== undefined &&
      object !== 'this' &&
      (!/^\p{Lu}/u.test(object) || (isConstant(object) && !isType(object, use)))
    );
  },
};

/** How what is around a use of a name changes its value; null where it does not. Of a loop, that is all that the loop does. */
export function change(name: Node): Change | null {
  return calls.changeAround(name, WORDS);
}

/** What the `static` blocks of a class do that call the method around a use of a name. */
export function changesByCalls(name: Node, file: SourceFile): Change[] | undefined {
  return calls.changesByCalls(name, file, WORDS);
}

function isConstant(name: string): boolean {
  return /^[\p{Lu}\p{Nd}_]+$/u.test(name);
}

/** Whether a file has a type of a name. */
function isType(name: string, { tree }: Node): boolean {
  return new RegExp(`\\b(?:class|enum|interface|record)\\s+${name}\\b`).test(tree.rootNode.text);
}
