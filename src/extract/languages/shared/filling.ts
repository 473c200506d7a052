import type { Node } from '../../syntax/node.js';
import { namesOf, type StatementShape, type StatementWords } from '../language/statement-shape.js';

/**
 * Whether all that a statement of a function, or block, does is to fill tables of that function: what becomes of these is followed when the
 * function gives one. A statement that leaves the function, calls another one, or gives a name of it another value is none.
 */
export function fillsTables(statement: Node, fn: Node, words: StatementWords): boolean {
  const shapes = words.shapes(statement);
  return shapes?.every(shape => isFilling(shape, fn, words, new Set())) ?? false;
}

/** @param own names that are declared inside of the statement. */
function isFilling(
  shape: StatementShape,
  fn: Node,
  words: StatementWords,
  own: ReadonlySet<string>,
): boolean {
  const all = (statements: readonly (Node | null)[], names: ReadonlySet<string>): boolean => {
    const known = new Set(names);
    return statements.every(each => {
      if (!each) return true;
      const shapes = words.shapes(each);
      const isKnown = shapes?.every(part => isFilling(part, fn, words, known)) ?? false;
      for (const part of shapes ?? [])
        if (part.kind === 'let') for (const name of namesOf(part.target)) known.add(name);
      return isKnown;
    });
  };
  switch (shape.kind) {
    case 'nothing':
    case 'next':
    case 'stop':
      return true;
    case 'block':
      return all(shape.statements, own);
    case 'each':
      return all([shape.body], new Set([...own, ...namesOf(shape.target)]));
    case 'while':
      return all([shape.before, shape.body, ...shape.after], own);
    case 'when':
      return all([...shape.branches.map(({ body }) => body), shape.otherwise], own);
    case 'let':
      return (
        shape.block !== null ||
        namesOf(shape.target).every(name => own.has(name) || !words.hasBlocks || isCounter(name, fn, words))
      );
    case 'update':
      return own.has(shape.name.text) || isCounter(shape.name.text, fn, words);
    case 'change':
      return isLocal(shape.object, fn, words) || own.has(shape.object.text);
    case 'return':
    case 'call':
    case 'names':
      return false;
  }
}

/** Whether what is changed is what a statement of the function itself makes, and not what it is given, or finds outside. */
function isLocal(object: Node, fn: Node, words: StatementWords): boolean {
  return object.type === 'identifier' && statementsNaming(object.text, fn, words).length > 0;
}

/** Whether a name of the function begins as a number or the like: `let mut i = 0;`. */
function isCounter(name: string, fn: Node, words: StatementWords): boolean {
  return statementsNaming(name, fn, words).some(statement => words.literalGiven(statement, name));
}

/** Statements of a function itself that give a name its value. */
function statementsNaming(name: string, fn: Node, { shapes }: StatementWords): Node[] {
  const [block] = shapes(fn.childForFieldName('body') ?? fn) ?? [];
  if (block?.kind !== 'block') return [];
  return block.statements.filter(statement =>
    shapes(statement)?.some(each => each.kind === 'let' && namesOf(each.target).includes(name)),
  );
}
