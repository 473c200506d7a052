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
