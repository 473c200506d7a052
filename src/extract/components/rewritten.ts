import { hasWord } from '../../text/words.js';
import type { Node } from '../syntax/node.js';
import { named } from '../syntax/nodes.js';
import type { SourceFile } from '../syntax/source-file.js';

/** Where a program gives a member another value than its class says. */
export interface Write {
  readonly file: SourceFile;
  readonly node: Node;
}

/** What a member is put into: `this`, `A`, `A.prototype`. */
const OBJECT = '(?<![\\p{L}\\p{Nd}_$])(?<object>[\\p{L}_$][\\p{L}\\p{Nd}_$]*)(?:\\.prototype)?\\s*';
const MEMBER = '(?<member>[\\p{L}_$][\\p{L}\\p{Nd}_$]*)';
const GIVEN = '\\s*(?:\\*\\*|\\?\\?|\\|\\||&&|<<|>>|[-+*/%|&^.])?=(?![=>~])';
const WRITES = [
  // `this.name = …`, `A.prototype.name = …`, `$this->name .= …`
  `${OBJECT}(?:\\.|->|::)\\s*[$#]?${MEMBER}${GIVEN}`,
  // `this["name"] = …`
  `${OBJECT}\\[\\s*["'\`]${MEMBER}["'\`]\\s*\\]${GIVEN}`,
  // `self.name: str = …`, a statement of its own
  `^[^\\S\\n]*${OBJECT}\\.${MEMBER}[^\\S\\n]*:[^=\\n]{1,200}=(?!=)`,
  // `setattr(A, "name", …)`, `Object.defineProperty(A.prototype, 'name', …)`
  `\\b(?:setattr|delattr|Reflect\\.set|(?:Reflect|Object)\\.defineProperty)\\s*\\(\\s*${OBJECT},\\s*(?:["'\`]${MEMBER}["'\`])?`,
  // `Object.assign(A.prototype, …)`: which members, only what is given says
  `\\bObject\\.(?:assign|defineProperties|setPrototypeOf)\\s*\\(\\s*${OBJECT},`,
].map(pattern => new RegExp(pattern, 'dgmu'));
/** How an object calls itself, and a class of Python. */
const ITSELF = ['self', 'this', 'cls'];
/** Methods that nothing can be put in the place of: fields of their name are others. */
const FIXED = /^((method|function)_declaration|function_item|function_signature_item)$/;

/** A place where something is put into an object, with the name that stands there as code. */
interface Place {
  readonly file: SourceFile;
  readonly offset: number;
  readonly object: string;
}

/** What is put into an object without saying the member, or only in what is given. */
const ANY = '*';

/** The places where members of some classes are given other values, found as they are written. */
export class Writes {
  private readonly found = new Map<string, Place[]>();

  /** Takes the places of a file. */
  add(file: SourceFile): void {
    for (const { groups = {}, indices } of WRITES.flatMap(each => [...file.text.matchAll(each)])) {
      const { object = '', member = ANY } = groups;
      const key = keyOf(object.replace(/^\$/, ''), member);
      const place = { file, offset: indices?.groups?.object?.[0] ?? 0, object };
      const others = this.found.get(key);
      if (others) others.push(place);
      else this.found.set(key, [place]);
    }
  }

  /** The first place where a member of a class is given another value, by its methods or through its name. @param member as the class says it, if it does. */
  of(
    one: { readonly name: string; readonly file: SourceFile; readonly node: Node },
    member: Node | undefined,
    name: string,
  ): Write | undefined {
    if (member && FIXED.test(member.type)) return undefined;
    const { file, node } = one;
    const isInside = (each: Place) =>
      each.file === file && each.offset >= node.startIndex && each.offset < node.endIndex;
    const placesOf = (given: string) => [
      ...ITSELF.flatMap(word => this.places(word, given)).filter(isInside),
      ...this.places(one.name, given),
    ];
    const own = placesOf(name);
    for (const each of [...own, ...placesOf(ANY)]) {
      // What a comment or a text says of it is no name.
      const written = each.file.nodeAt(each.offset, each.object);
      if (written && (own.includes(each) || mayGive(written, name, each.object === one.name)))
        return { file: each.file, node: written };
    }
    return undefined;
  }

  private places(object: string, member: string): readonly Place[] {
    return this.found.get(keyOf(object, member)) ?? [];
  }
}

/**
 * Whether a call that puts members into an object may put one of a name.
 * @param isOpen whether what is no literal may have any.
 */
function mayGive(written: Node, name: string, isOpen: boolean): boolean {
  let call = written;
  while (call.parent && !/^call(_expression)?$/.test(call.type)) call = call.parent;
  const given = named(call.childForFieldName('arguments') ?? call).slice(1);
  return given.some(({ type, text }) =>
    type === 'object' ? hasWord(text, name) || (isOpen && text.includes('...')) : isOpen,
  );
}

function keyOf(object: string, member: string): string {
  return `${object}.${member}`;
}
