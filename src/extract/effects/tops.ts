import type { Node } from '../syntax/node.js';

/** A statement at the top of a file: what it defines, and whatever words it says. */
interface Top {
  readonly names: readonly string[];
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
      const name = given?.(node)?.text;
      const names = name === undefined ? namesOf(node) : [name];
      // What defines nothing is reached by nobody.
      if (names.length === 0) return [];
      const top = { names, start: node.startIndex, end: node.endIndex };
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
      for (const top of found)
        for (const name of top.names) for (const other of this.saying.get(name) ?? []) found.add(other);
      names = [...new Set([...found].flatMap(top => top.names))];
      this.known.set(around, names);
    }
    return names;
  }
}

const WORDS = /[\p{L}\p{N}_$]+/gu;

/** What a statement at the top of a file defines, or gives others: `exports.f = …`, `module.exports = { f() {} }`. */
function namesOf(statement: Node): readonly string[] {
  const inner =
    statement.childForFieldName('definition') ?? statement.childForFieldName('declaration') ?? statement;
  const declarator =
    inner.namedChildren.find(child =>
      /^(variable_declarator|(var|const|type)_spec)$/.test(child?.type ?? ''),
    ) ?? inner;
  const name = declarator.childForFieldName('name')?.text;
  if (name !== undefined) return [name];
  const assignment = statement.type === 'expression_statement' ? statement.firstNamedChild : null;
  const member = assignment?.childForFieldName('left')?.childForFieldName('property')?.text;
  if (assignment?.type !== 'assignment_expression' || member === undefined) return [];
  const parts = assignment.childForFieldName('right')?.namedChildren ?? [];
  const keys = parts.flatMap(part => part?.childForFieldName('key') ?? part?.childForFieldName('name') ?? []);
  return [member, ...keys.map(({ text }) => text)];
}
