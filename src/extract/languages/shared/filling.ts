import type { Node } from '../../syntax/node.js';
import { identifiersIn } from '../../syntax/nodes.js';
import { oncePerTree } from '../../syntax/once-per-tree.js';
import { namesOf, type StatementShape, type StatementWords } from '../language/statement-shape.js';

/**
 * Whether all that a statement of a function, or block, does is to fill tables of that function: what becomes of these is followed when the
 * function gives one. A statement that leaves the function, calls another one, or gives a name of it another value is none.
 */
export function fillsTables(statement: Node, fn: Node, words: StatementWords): boolean {
  const shapes = words.shapes(statement);
  if (!shapes) return false;
  const locals = localsOf(fn, words);
  const isCounter = (name: string) => isCounterOf(statement, name, locals, words);
  return shapes.every(shape => isFilling(shape, locals, words, isCounter, new Set()));
}

/**
 * @param isCounter whether a name is one that the statement counts in.
 * @param own names that are declared inside of the statement.
 */
function isFilling(
  shape: StatementShape,
  locals: Locals,
  words: StatementWords,
  isCounter: (name: string) => boolean,
  own: ReadonlySet<string>,
): boolean {
  const all = (statements: readonly (Node | null)[], names: ReadonlySet<string>): boolean => {
    const inside = new Set(names);
    return statements.every(each => {
      if (!each) return true;
      const shapes = words.shapes(each);
      const isKnown = shapes?.every(part => isFilling(part, locals, words, isCounter, inside)) ?? false;
      for (const part of shapes ?? [])
        if (part.kind === 'let') for (const name of namesOf(part.target)) inside.add(name);
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
      return isLocal(shape.object, locals) || own.has(shape.object.text);
    case 'return':
    case 'call':
    case 'fail':
    case 'require':
    case 'names':
    case 'function':
    case 'decorated':
      return false;
  }
}

/** Whether what is changed is what a statement of the function itself makes, and not what it is given, or finds outside. */
function isLocal(object: Node, { naming }: Locals): boolean {
  return object.type === 'identifier' && naming.has(object.text);
}

/**
 * Whether a name of the function begins as a number or the like (`let mut i = 0;`) and is that of one statement alone: what
 * another one sees of it is what this one leaves.
 */
function isCounterOf(statement: Node, name: string, locals: Locals, words: StatementWords): boolean {
  const [first, ...more] = locals.naming.get(name) ?? [];
  if (!first || more.length > 0 || !words.literalGiven(first, name)) return false;
  return locals.saying(name).every(id => id === first.id || id === statement.id);
}

/** What a function, or block, says of its names. */
interface Locals {
  /** Its own statements that give a name its value. */
  readonly naming: ReadonlyMap<string, readonly Node[]>;
  /** The ids of its own statements that say a name. */
  saying(name: string): readonly number[];
}

/** Each of the statements asks for the same: of a long table that is looked for once. */
const known = oncePerTree(() => new Map<number, Locals>());

function localsOf(fn: Node, words: StatementWords): Locals {
  const all = known(fn);
  let locals = all.get(fn.id);
  if (!locals) {
    locals = readLocals(fn, words);
    all.set(fn.id, locals);
  }
  return locals;
}

function readLocals(fn: Node, { shapes }: StatementWords): Locals {
  const [block] = shapes(fn.childForFieldName('body') ?? fn) ?? [];
  const statements = block?.kind === 'block' ? block.statements : [];
  const naming = new Map<string, Node[]>();
  for (const statement of statements)
    for (const shape of shapes(statement) ?? [])
      if (shape.kind === 'let') for (const name of namesOf(shape.target)) push(naming, name, statement);
  let saying: Map<string, number[]> | undefined;
  return {
    naming,
    saying(name) {
      if (!saying) {
        saying = new Map();
        for (const statement of statements)
          for (const word of new Set(identifiersIn(statement))) push(saying, word, statement.id);
      }
      return saying.get(name) ?? [];
    },
  };
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
