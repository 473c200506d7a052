import { Described, type Node } from '../../extract/index.js';
import type { Program } from './calls.js';
import { statusAt } from './status.js';

/** The statuses that parameters of a function are when nobody gives them: `(res, code = 500) => …`. */
export function usualStatuses(node: Node, program: Program): readonly (readonly [string, number])[] {
  const value = program.evaluate(node);
  const shape = value instanceof Described ? value.shape : program.source.language.expression(node);
  if (shape?.kind !== 'function') return [];
  return shape.function.parameters.flatMap(({ name, default: usual }) => {
    const status = usual && 'startIndex' in usual ? statusAt(usual, program) : undefined;
    return status === undefined ? [] : [[name, status] as const];
  });
}

/** The names of the parameters of a function; undefined for what is none. */
export function parametersOf(node: Node, program: Program): readonly string[] | undefined {
  if (!node.childForFieldName('parameters') && !node.childForFieldName('parameter')) return undefined;
  const value = program.evaluate(node);
  const shape = value instanceof Described ? value.shape : program.source.language.expression(node);
  if (shape?.kind === 'function') return shape.function.parameters.map(({ name }) => name);
  const written = node.childForFieldName('parameters') ?? node.childForFieldName('parameter');
  const list = written?.namedChildCount ? written.namedChildren : [written];
  return list.flatMap(each => (each ? [/[\w$]+/.exec(each.text)?.[0] ?? ''] : []));
}

/** Whether a function between a name and an outer one has a parameter of that name. */
export function isNamedInside(name: Node, outer: Node, program: Program): boolean {
  for (let at = name.parent; at && at.id !== outer.id; at = at.parent)
    if (parametersOf(at, program)?.includes(name.text)) return true;
  return false;
}
