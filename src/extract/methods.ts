import type { Node } from './syntax/node.js';
import type { BoundName, SourceFile } from './syntax/source-file.js';

/** Nodes that methods stand in, of all languages. */
const OWNERS =
  /^(?:impl_item|(?:class|struct|trait|interface|record|enum)_(?:item|definition|declaration|specifier)|class)$/;

/** Functions of a class, or of what is implemented for a type wherever that is defined: `Token.fmt`. */
export function methodsNamed(file: SourceFile, parts: readonly string[]): BoundName[] {
  const [owner, name] = parts.slice(-2);
  if (owner === undefined || name === undefined) return [];
  return file
    .bindings(name)
    .filter(({ binding }) => isFunction(binding, file) && ownerOf(binding.node) === owner);
}

/** How a method names the object that it belongs to. */
const SELF = /^(?:self|this|cls)$/;

/**
 * What objects of a class hold, which the class itself does not: fields, and what methods give them, mostly the constructor:
 * `self.words = …` in `Lexer`, as `Lexer.words` or `self.words`.
 */
export function attributesNamed(file: SourceFile, parts: readonly string[]): BoundName[] {
  const [owner = '', name] = parts;
  if (name === undefined || parts.length > 2) return [];
  return file.bindings(name).filter(({ binding, name: at }) => {
    if (binding.kind !== 'value' || !at.parent) return false;
    const object = file.language.effects?.member(at.parent)?.object;
    if (object ? !SELF.test(object.text) : isInFunction(binding.scope ?? binding.node, file)) return false;
    return isSelf(parts) || ownerOf(binding.node) === owner;
  });
}

/** Whether a node stands in a function of a class. */
function isInFunction(node: Node, file: SourceFile): boolean {
  for (let at: Node | null = node.parent; at && !OWNERS.test(at.type); at = at.parent)
    if (file.language.scopes.deferred.has(at.type)) return true;
  return false;
}

/** Whether a locator names a part of an object as its methods do: `self.words`. */
export function isSelf([owner = '']: readonly string[]): boolean {
  return SELF.test(owner);
}

function isFunction(binding: BoundName['binding'], file: SourceFile): boolean {
  if (binding.kind !== 'value') return false;
  const meaning = 'id' in binding.value ? file.language.expression(binding.value) : binding.value;
  return meaning.kind === 'function';
}

/** The name of the type that a function belongs to. */
function ownerOf(node: Node): string | undefined {
  // A method of Go says it itself.
  const receiver = node.childForFieldName('receiver');
  let around: Node | null = receiver ?? node.parent;
  if (!receiver) while (around && !OWNERS.test(around.type)) around = around.parent;
  const name = receiver ? receiver : (around?.childForFieldName('type') ?? around?.childForFieldName('name'));
  return name ? lastName(name.text) : undefined;
}

/** `(t *Token[T])`, `a::Token<'a>`: `Token`. */
function lastName(text: string): string | undefined {
  return /([\p{ID_Continue}$]+)\s*(?:<[\s\S]*>|\[[\s\S]*\])?\s*\)?$/u.exec(text)?.[1];
}
