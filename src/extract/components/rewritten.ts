import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';

/** Where a program gives a member another value than its class says. */
export interface Write {
  readonly file: SourceFile;
  readonly node: Node;
}

/** `this.name = …`, `A.prototype.name = …`, `$this->name .= …`. */
const WRITE =
  /(?<![\p{L}\p{Nd}_$])([\p{L}_$][\p{L}\p{Nd}_$]*)(?:\.prototype)?\s*(?:\.|->|::)\s*[$#]?([\p{L}_$][\p{L}\p{Nd}_$]*)\s*(?:\*\*|\?\?|\|\||&&|<<|>>|[-+*/%|&^.])?=(?![=>~])/gu;
/** How an object calls itself, and a class of Python. */
const ITSELF = ['self', 'this', 'cls'];
/** Methods that nothing can be put in the place of: fields of their name are others. */
const FIXED = /^((method|function)_declaration|function_item|function_signature_item)$/;

/** The places where members of some classes are given other values, found as they are written. */
export class Writes {
  private readonly found = new Map<string, { readonly file: SourceFile; readonly offset: number }[]>();

  /** Takes the places of a file. */
  add(file: SourceFile): void {
    for (const match of file.text.matchAll(WRITE)) {
      const [text, object = '', member = ''] = match;
      const key = keyOf(object.replace(/^\$/, ''), member);
      const offset = match.index + text.lastIndexOf(member);
      const others = this.found.get(key);
      if (others) others.push({ file, offset });
      else this.found.set(key, [{ file, offset }]);
    }
  }

  /** The first place where a member of a class is given another value, by its methods or through its name. */
  of(
    one: { readonly name: string; readonly file: SourceFile; readonly node: Node },
    member: Node,
    name: string,
  ): Write | undefined {
    if (FIXED.test(member.type)) return undefined;
    const { file, node } = one;
    const inside = ITSELF.flatMap(word => this.found.get(keyOf(word, name)) ?? []).filter(
      each => each.file === file && each.offset >= node.startIndex && each.offset < node.endIndex,
    );
    for (const each of [...inside, ...(this.found.get(keyOf(one.name, name)) ?? [])]) {
      // What a comment or a text says of it is no name.
      const written = each.file.nodeAt(each.offset, name);
      if (written) return { file: each.file, node: written };
    }
    return undefined;
  }
}

function keyOf(object: string, member: string): string {
  return `${object}.${member}`;
}
