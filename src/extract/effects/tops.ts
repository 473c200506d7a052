import type { Node } from '../syntax/node.js';

/** A statement at the top of a file: what it defines, and whatever words it says. */
interface Top {
  readonly name: string | undefined;
  readonly start: number;
  readonly end: number;
}

/** The statements at the top of a file, by the words that they say: looked through once. */
export class Tops {
  private readonly all: readonly Top[];
  private readonly saying = new Map<string, Top[]>();
  private readonly known = new Map<Top, readonly string[]>();

  /** @param given how a function is called, where its language says that in a way of its own. */
  constructor(root: Node, given?: (fn: Node) => Node | null) {
    this.all = root.namedChildren.flatMap(node => {
      if (!node) return [];
      const top = { name: given?.(node)?.text ?? nameOf(node), start: node.startIndex, end: node.endIndex };
      // What defines nothing is reached by nobody.
      if (top.name === undefined) return [];
      for (const word of new Set(node.text.match(WORDS))) {
        const others = this.saying.get(word);
        if (others) others.push(top);
        else this.saying.set(word, [top]);
      }
      return [top];
    });
  }

  /** Names of what a node stands in, of what says these, and so on. */
  reachedBy({ startIndex, endIndex }: Node): readonly string[] {
    const around = this.all.find(({ start, end }) => start <= startIndex && endIndex <= end);
    if (!around) return [];
    let names = this.known.get(around);
    if (!names) {
      const found = new Set([around]);
      // A set that grows while it is gone through is gone through to its end.
      for (const { name } of found) for (const other of this.saying.get(name ?? '') ?? []) found.add(other);
      names = [...new Set([...found].flatMap(({ name }) => name ?? []))];
      this.known.set(around, names);
    }
    return names;
  }
}

const WORDS = /[\p{L}\p{N}_$]+/gu;

/** What a statement at the top of a file defines. */
function nameOf(statement: Node): string | undefined {
  const inner =
    statement.childForFieldName('definition') ?? statement.childForFieldName('declaration') ?? statement;
  const declarator =
    inner.namedChildren.find(child =>
      /^(variable_declarator|(var|const|type)_spec)$/.test(child?.type ?? ''),
    ) ?? inner;
  return declarator.childForFieldName('name')?.text;
}
