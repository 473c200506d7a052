import type { Node } from '../../syntax/node.js';
import { named, opaque } from '../../syntax/nodes.js';
import type { MappingEntry } from '../language/expression.js';
import { NEXT_NUMBER } from '../shared/next-number.js';
import { expansionOf, withoutMarks, writtenValue } from './macros.js';

/**
 * Members of an enumeration. What the grammar has no word for is macros, which write members: they are worked out as the
 * preprocessor does it, by putting texts in place of texts, as far as the file itself defines them.
 */

/** Macros that use macros. */
const MAX_DEPTH = 16;
/** Comments, texts, names, anything else. */
const TOKEN = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*"|\w+|\S/g;
/** Members that macros write: more than any enumeration has. */
const MAX_MEMBERS = 10_000;

/** Enumerators, also those that stand under a condition, or that a macro writes. */
export function enumerators(body: Node): MappingEntry[] {
  const macros = new Macros(body);
  const isWhole = !body.hasError && body.descendantsOfType(['preproc_include', 'preproc_call']).length === 0;
  const plain = isWhole ? plainly(body) : [];
  const isPlain = plain.every(({ node }) => !macros.defined.has(node.childForFieldName('name')?.text ?? ''));
  return isWhole && isPlain ? plain : macros.members();
}

function plainly(body: Node): MappingEntry[] {
  return named(body).flatMap((child): MappingEntry[] => {
    if (child.type.startsWith('preproc_')) return plainly(child);
    const name = child.type === 'enumerator' ? child.childForFieldName('name') : null;
    return name
      ? [{ node: child, key: name.text, value: child.childForFieldName('value') ?? NEXT_NUMBER }]
      : [];
  });
}

/** A directive, with the lines on which it goes on. */
const DIRECTIVE = /^[ \t]*#[ \t]*(\w*)(?:[^\n\\]|\\[\s\S])*/gm;

/** Members that are not known: neither how they are called, nor how many there are. */
function unknown(node: Node, reason: string): MappingEntry {
  return { node, key: node.childForFieldName('name') ?? node, value: opaque(reason) };
}

/** The macros that a file defines in front of an enumeration. */
class Macros {
  readonly defined = new Map<string, Node>();
  private written = 0;

  constructor(private readonly body: Node) {
    const { rootNode } = body.tree;
    if (!rootNode.text.includes('define')) return;
    for (const macro of rootNode.descendantsOfType(['preproc_def', 'preproc_function_def'])) {
      const name = macro?.childForFieldName('name')?.text;
      if (macro && name !== undefined && macro.startIndex < body.startIndex) this.defined.set(name, macro);
    }
  }

  /** What stands between the braces: with a macro in it, the grammar may see the end of the enumeration too early. */
  members(): MappingEntry[] {
    const { body } = this;
    const start = body.startIndex + 1;
    const source = body.tree.rootNode.text.slice(start);
    const text = source.slice(0, endOfBraces(source));
    const found: MappingEntry[] = [];
    let from = 0;
    const run = (to: number) => {
      for (const { piece, start: at } of piecesOf(withoutMarks(text.slice(from, to))))
        found.push(...this.expand(piece, this.nodeAt(start + from + at), 0));
    };
    for (const { 0: directive, 1: name = '', index } of text.matchAll(DIRECTIVE)) {
      run(index);
      from = index + directive.length;
      if (name === 'include')
        found.push(unknown(this.nodeAt(start + from - 1), 'what another file puts into an enumeration'));
    }
    run(text.length);
    return found;
  }

  private nodeAt(offset: number): Node {
    const node = this.body.tree.rootNode.descendantForIndex(offset, offset + 1) ?? this.body;
    return node.parent?.type === 'enumerator' ? node.parent : node;
  }

  /** `NAME DEPRECATED = 1`: macros that stand for an attribute, or nothing, say nothing of the value. */
  private withoutAttributes(piece: string): string {
    const [, name, words, rest = ''] =
      /^([A-Za-z_]\w*)((?:\s+[A-Za-z_]\w*(?:\s*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?)+)\s*(=[\s\S]*)?$/.exec(
        piece,
      ) ?? [];
    if (name === undefined || words === undefined) return piece;
    const isAttribute = (word: string) =>
      word === '__attribute__' ||
      /^\s*($|\[\[|__attribute__)/.test(
        this.defined.get(word)?.childForFieldName('value')?.text ?? (this.defined.has(word) ? '' : '?'),
      );
    return (words.replace(/\([\s\S]*?\)+/g, '').match(/\w+/g) ?? []).every(isAttribute)
      ? `${name} ${rest}`.trim()
      : piece;
  }

  private expand(piece: string, node: Node, depth: number): MappingEntry[] {
    const plain = this.withoutAttributes(piece);
    const [, name = '', , given, value] =
      /^([A-Za-z_]\w*)\s*(?:(\(([\s\S]*)\))|(?:\[\[[^\]]*\]\]\s*)?(?:=([\s\S]+))?)$/.exec(plain) ?? [];
    const macro = this.defined.get(name);
    this.written += 1;
    if (name === '' || depth > MAX_DEPTH || this.written > MAX_MEMBERS)
      return [unknown(node, 'a member like this')];
    if (macro && value === undefined) {
      const expansion = expansionOf(macro, given);
      if (expansion === undefined) return [unknown(node, `what ${name} stands for here`)];
      return piecesOf(expansion).flatMap(each => this.expand(each.piece, node, depth + 1));
    }
    if (given !== undefined) return [unknown(node, `what the macro ${name} stands for`)];
    return [{ node, key: name, value: value === undefined ? NEXT_NUMBER : writtenValue(node, value.trim()) }];
  }
}

/** Where the brace ends that a text stands in. */
function endOfBraces(text: string): number {
  let depth = 1;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token === '{') depth += 1;
    else if (token === '}') depth -= 1;
    if (depth === 0) return index;
  }
  return text.length;
}

/** What commas separate, or the end of a call behind which another name stands. */
function piecesOf(text: string): { piece: string; start: number }[] {
  const pieces: { piece: string; start: number }[] = [];
  let depth = 0;
  let start = 0;
  let isCalled = false;
  const end = (to: number) => {
    const piece = text.slice(start, to);
    if (piece.trim() !== '') pieces.push({ piece: piece.trim(), start: start + piece.search(/\S/) });
    start = to;
    isCalled = false;
  };
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (isCalled && /^[A-Za-z_]/.test(token)) end(index);
    if (/^[([{]$/.test(token)) depth += 1;
    else if (/^[)\]}]$/.test(token)) depth -= 1;
    isCalled = depth === 0 && token === ')' && !text.slice(start, index).includes('=');
    if (token === ',' && depth === 0) {
      end(index);
      start = index + 1;
    }
  }
  end(text.length);
  return pieces;
}
