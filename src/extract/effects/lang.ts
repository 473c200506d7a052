import type { Effects } from '../languages/language/effects.js';
import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';
import { oncePerNode } from './once-per-file.js';

const known = new WeakMap<SourceFile, Effects>();

/** Where objects go in the language of a file that has been found to say so: what is asked of a node again is kept. */
export function lang(file: SourceFile): Effects {
  let found = known.get(file);
  if (!found) {
    const { use, operand, call, member, declaration, ...others } = file.language.effects as Effects;
    found = {
      ...others,
      use: oncePerNode(use),
      call: oncePerNode(call),
      member: oncePerNode(member),
      declaration: oncePerNode(declaration),
      ...(operand && { operand: oncePerNode(operand) }),
    };
    known.set(file, found);
  }
  return found;
}

/** Whether the constants of a class are instances of it, which its constructor makes where the class stands. */
export function isEnumeration(node: Node, effects: Effects): boolean {
  const { enumerations } = effects;
  return (
    enumerations !== undefined &&
    effects.isClass(node) &&
    effects.bases(node).some(({ text }) => enumerations.test(text))
  );
}

/** The class whose body a node stands in. */
export function classAround(node: Node, { isClass }: Effects): Node | undefined {
  for (let at = node.parent; at; at = at.parent) if (isClass(at)) return at;
  return undefined;
}
