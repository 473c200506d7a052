import type { Effects } from '../languages/language/effects.js';
import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';

/** Where objects go in the language of a file that has been found to say so. */
export function lang(file: SourceFile): Effects {
  return file.language.effects as Effects;
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
