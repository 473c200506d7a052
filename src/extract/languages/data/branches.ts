import { type ConditionalPart, isWhereMissing, nested, otherwise } from '../../syntax/conditions-of-parts.js';
import type { Node } from '../../syntax/node.js';
import { contains, named } from '../../syntax/nodes.js';
import type { Conditions } from '../language/conditions.js';
import { functionAround } from './functions.js';
import type { Values } from './language-data.js';
import { NO_ROWS, partOf } from './parts.js';

/*
 * What a file defines in a branch: whether it is there, a run decides. Branches of functions are not meant, in which nothing is defined
 * for others.
 */

/** The branches of a language in which files define what others see; undefined for one that has none. */
export function branchesOf(values: Values): Conditions | undefined {
  const { branches, calls = NO_ROWS, defining = [] } = values;
  if (!branches) return undefined;
  const types = branches.map(each => each.split('=')[0] as string);
  const targets = new Set(branches.flatMap(each => each.split('=').slice(1)));
  const calleeOf = (node: Node) => calls[node.type] && partOf(node, calls[node.type]?.callee ?? '-')?.text;
  const isBranch = (node: Node) =>
    targets.size === 0 || calls[node.type] === undefined || targets.has(calleeOf(node) ?? '');
  const isInFunction = (node: Node) => {
    if (functionAround(node)) return true;
    for (let at = node.parent; at; at = at.parent) if (defining.includes(calleeOf(at) ?? '')) return true;
    return false;
  };
  return {
    mayHave: text => /\b(?:if|unless)\b/.test(text),
    list: root => {
      const found = root
        .descendantsOfType(types)
        .filter(node => node !== null)
        .filter(node => node.isNamed && isBranch(node) && !isInFunction(node));
      return { conditions: nested(found.flatMap(node => partsOf(node, []))), tests: [] };
    },
  };
}

/** The parts of a statement, each with the condition that it is run under. */
function partsOf(node: Node, before: readonly string[]): ConditionalPart[] {
  const { condition, body, others } = takenApart(node);
  const isUnless = node.type.startsWith('unless') || /^unless\b/.test(node.text);
  const isGuard = isWhereMissing(condition, !isUnless);
  const holds = isUnless ? `!(${condition})` : condition;
  const own = body && !isGuard ? [{ ...body, condition: otherwise(before, holds) }] : [];
  return [
    ...own,
    ...others.flatMap((other, i): ConditionalPart[] => {
      const passed = [...before, holds, ...others.slice(0, i).map(each => takenApart(each).condition)];
      if (takenApart(other).condition !== '') return partsOf(other, passed);
      return [{ start: other.startIndex, end: other.endIndex, condition: otherwise(passed) }];
    }),
  ];
}

interface TakenApart {
  /** Empty for what is done otherwise. */
  readonly condition: string;
  readonly body: Omit<ConditionalPart, 'condition'> | undefined;
  readonly others: readonly Node[];
}

function takenApart(node: Node): TakenApart {
  const block = named(node).find(({ type }) => type === 'do_block');
  const others = [...node.childrenForFieldName('alternative'), ...named(block ?? node)].filter(
    (each, i, all): each is Node =>
      each !== null &&
      /^(?:else|els(?:e_?)?if|elif)/.test(each.type) &&
      all.findIndex(other => other?.id === each.id) === i,
  );
  const then = node.children.find(each => each?.type === 'then' && !each.isNamed) ?? undefined;
  const body = node.childForFieldName('consequence') ?? node.childForFieldName('body') ?? block;
  const [first] = others;
  const end = first && body && contains(body, first) ? first.startIndex : body?.endIndex;
  return {
    condition: conditionOf(node, then, block),
    body: body
      ? { start: body.startIndex, end: end ?? body.endIndex }
      : then && { start: then.endIndex, end: first?.startIndex ?? node.endIndex },
    others,
  };
}

/** What stands between the word of a statement and what it decides about, on one line. */
function conditionOf(node: Node, then: Node | undefined, block: Node | undefined): string {
  const field = node.childForFieldName('condition');
  const list = block && named(node).find(({ type }) => type === 'arguments');
  const written =
    list?.text ??
    (then
      ? node.text.slice(node.firstChild?.text.length ?? 0, then.startIndex - node.startIndex)
      : (field?.text ?? ''));
  return written
    .replace(/\s+/g, ' ')
    .replace(/^\((.*)\)$|;\s*$/g, '$1')
    .trim();
}
