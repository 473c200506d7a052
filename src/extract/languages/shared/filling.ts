import type { Node } from '../../syntax/node.js';
import { namesOf, type StatementShape, type StatementWords } from '../language/statement-shape.js';

/**
 * Whether all that a statement of a function, or block, does is to fill tables of that function: what becomes of these is followed when the
 * function gives one. A statement that leaves the function, calls another one, or gives a name of it another value is none.
 */
export function fillsTables(statement: Node, fn: Node, words: StatementWords): boolean {
  const shapes = words.shapes(statement);
  const isCounter = (name: string) => isCounterOf(statement, name, fn, words);
  return shapes?.every(shape => isFilling(shape, fn, words, isCounter, new Set())) ?? false;
}

/**
 * @param isCounter whether a name is one that the statement counts in.
 * @param own names that are declared inside of the statement.
 */
function isFilling(
  shape: StatementShape,
  fn: Node,
  words: StatementWords,
  isCounter: (name: string) => boolean,
  own: ReadonlySet<string>,
): boolean {
  const all = (statements: readonly (Node | null)[], names: ReadonlySet<string>): boolean => {
    const known = new Set(names);
    return statements.every(each => {
      if (!each) return true;
      const shapes = words.shapes(each);
      const isKnown = shapes?.every(part => isFilling(part, fn, words, isCounter, known)) ?? false;
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
        namesOf(shape.target).every(name => own.has(name) || !words.hasBlocks || isCounter(name))
      );
    case 'update':
      return own.has(shape.name.text) || isCounter(shape.name.text);
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

/**
 * Whether a name of the function begins as a number or the like (`let mut i = 0;`) and is that of one statement alone: what
 * another one sees of it is what this one leaves.
 */
function isCounterOf(statement: Node, name: string, fn: Node, words: StatementWords): boolean {
  const [first, ...more] = statementsNaming(name, fn, words);
  if (!first || more.length > 0 || !words.literalGiven(first, name)) return false;
  return statementsOf(fn, words).every(
    each => each.id === first.id || each.id === statement.id || !says(each, name),
  );
}

function says(statement: Node, name: string): boolean {
  return statement.text.split(/[^\p{ID_Continue}$]+/u).includes(name);
}

/** Statements of a function itself that give a name its value. */
function statementsNaming(name: string, fn: Node, words: StatementWords): Node[] {
  return statementsOf(fn, words).filter(statement =>
    words.shapes(statement)?.some(each => each.kind === 'let' && namesOf(each.target).includes(name)),
  );
}

function statementsOf(fn: Node, { shapes }: StatementWords): readonly Node[] {
  const [block] = shapes(fn.childForFieldName('body') ?? fn) ?? [];
  return block?.kind === 'block' ? block.statements : [];
}
