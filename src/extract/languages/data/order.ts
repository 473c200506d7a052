import type { Node } from '../../syntax/node.js';
import type { InFront } from '../language.js';
import type { Values } from './language-data.js';
import { NO_ROWS } from './parts.js';

/** What a name means in front of the statement that gives it a value: nothing yet, but where a word there says that it is a constant. */
export function inFront(definition: Node, { inOrder, scopes = [], bindings = NO_ROWS }: Values): InFront {
  if (!inOrder || bindings[definition.type] === undefined) return 'there';
  let statement = definition;
  for (
    let at = definition.parent;
    at && !/list|body|unit/.test(at.type) && !scopes.includes(at.type);
    at = at.parent
  )
    statement = at;
  const head = statement.text.slice(0, definition.endIndex - statement.startIndex).split('=')[0] ?? '';
  return inOrder.unless.some(word => new RegExp(String.raw`\b${word}\b`).test(head)) ? 'there' : 'nothing';
}

/** The type that is loaded, when something first asks for it, with what gives a definition its value. */
export function loadedWith(definition: Node, values: Values): Node | undefined {
  if (inFront(definition, values) !== 'nothing') return undefined;
  let node = definition.parent;
  while (node && !values.types?.[node.type]) node = node.parent;
  return node ?? undefined;
}
