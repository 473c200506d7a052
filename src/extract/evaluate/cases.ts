import type { CasesChoice, Expression, NextMember } from '../languages/language/expression.js';
import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';
import { type Site, settled, unresolvedAt } from './environment.js';
import type { Evaluator } from './evaluator.js';
import { isScalar } from './pure-functions.js';
import type { Value } from './value.js';

type Table = Expression & { kind: 'mapping' };
type MappingKey = Node | string | NextMember;

/**
 * A `switch` or `match` is two things: for who names the function around it, a table of all its cases; where it is a value, the one
 * that fits.
 */
export class Cases {
  constructor(private readonly evaluator: Evaluator) {}

  /** The value of the case that fits; undefined where all of them are meant. */
  chosen(table: Table, choice: CasesChoice, node: Node, site: Site): Value | undefined {
    const { file } = site;
    if (!isCalled(site) && isInFunction(node, file)) return undefined;
    const unknown = unresolvedAt('which of its cases fits is not known', node, file);
    if (!choice.subject) return unknown;
    const subject = settled(this.evaluator.evaluate(choice.subject, site));
    if (!isScalar(subject)) return unknown;
    for (const entry of table.entries) {
      if (!('key' in entry)) return unknown;
      const key = this.keyOf(entry.key, entry.node, site);
      if (!isScalar(key) || (typeof key !== typeof subject && key !== null && subject !== null))
        return unknown;
      if (key === subject) return entry.guarded ? unknown : this.given(entry.value, entry.node, site);
    }
    return choice.otherwise ? this.given(choice.otherwise, node, site) : unknown;
  }

  private keyOf(key: MappingKey, node: Node, site: Site): Value {
    if (typeof key === 'string') return key;
    return 'id' in key
      ? settled(this.evaluator.evaluate(key, site))
      : unresolvedAt('a case without a key', node, site.file);
  }

  private given(value: MappingKey | Expression, node: Node, site: Site): Value {
    if (typeof value === 'string') return value;
    if ('id' in value) return this.evaluator.evaluate(value, site);
    return value.kind === 'next'
      ? unresolvedAt('a case without a value', node, site.file)
      : this.evaluator.meaning(value, node, site);
  }
}

/** Whether what is asked is known in a call of the function. */
function isCalled({ env }: Site): boolean {
  for (let each = env; each; each = each.outer) if (each.calledAt) return true;
  return false;
}

function isInFunction(node: Node, { language }: SourceFile): boolean {
  for (let at: Node | null = node; at; at = at.parent) if (language.scopes.deferred.has(at.type)) return true;
  return false;
}
