import type { Node } from '../../../syntax/node.js';
import { named } from '../../../syntax/nodes.js';
import { changedBehind } from '../chains.js';
import { functionsNamed } from '../functions.js';
import type { Values } from '../language-data.js';
import { lastWord } from '../names.js';
import { between, NO_ROWS, partOf } from '../parts.js';
import { isBlock, keyOf } from '../uses.js';
import { givenBehind, handedOn, piped } from './arguments.js';
import { assigned, bind, boundBy, holder } from './bound.js';
import { copied, holding, into, isCollection, isItems } from './containers.js';
import { behind, isRead, method } from './methods.js';
import { byType } from './node-types.js';
import { parameter } from './parameters.js';
import { inside, START, type Trail } from './trail.js';
import type { Fate, Next, Walk } from './walk.js';

/** Steps from use to use: what takes more goes who knows where. */
const MAX_USES_FOLLOWED = 400;

/** What becomes of a table by a use of its name; undefined when it is only read. */
export function fateOf(name: Node, values: Values): Fate | undefined {
  const walk = new Follower(values);
  walk.from(name, START);
  return walk.found;
}

const GIVES_ONE_OF = /^(?:\|\||&&|or|and|\?\?|\?:)$/;
const COMPARES = /^(?:[!=]==?|[<>]=?|<=>|=~|!~|in|!in|is|!is|not in|eql\?|~=)$/;

class Follower implements Walk {
  found: Fate | undefined;
  private readonly seen = new Set<string>();
  private steps = MAX_USES_FOLLOWED;

  constructor(readonly values: Values) {}

  /** Whether nothing more could be found. */
  private get isSettled(): boolean {
    return this.found?.kind === 'changed' && this.found.level === 0;
  }

  /** Follows an expression that gives the table, or a part of it, to whoever gets it. */
  from(start: Node, begin: Trail): void {
    let at = start;
    let trail = begin;
    const depth = this.values.changes?.chains ? changedBehind(start, this.values) : undefined;
    if (depth !== undefined) {
      this.changes(start, { ...trail, level: trail.level + depth, fresh: trail.fresh && depth === 0 }, true);
      return;
    }
    if (this.values.changes?.chains && !this.values.calls) behind(this, start, trail);
    for (let around = at.parent; around; around = at.parent) {
      const key = `${at.id}:${trail.level}:${trail.fresh}:${trail.keys.length}`;
      if (this.isSettled || this.seen.has(key)) return;
      this.seen.add(key);
      this.steps -= 1;
      if (this.steps < 0) {
        this.escapes(at, trail);
        return;
      }
      const next = this.step(at, around, trail);
      if (!next) return;
      [at, trail] = next;
    }
  }

  private step(at: Node, around: Node, trail: Trail): Next {
    const { values } = this;
    const { indexes = NO_ROWS, members = NO_ROWS, calls = NO_ROWS, arguments: rows = NO_ROWS } = values;
    const { wrappers = NO_ROWS, casts = NO_ROWS, operators = NO_ROWS, entries = NO_ROWS } = values;
    const is = (node: Node, part: string | undefined) =>
      part !== undefined && partOf(node, part)?.id === at.id;
    const index = indexes[around.type];
    if (index && partOf(around, index.object)?.id === at.id)
      return into(this, around, partOf(around, index.index), trail);
    // `f[x]` calls what is a function.
    if (index && is(around, index.index)) {
      const called = partOf(around, index.object);
      for (const fn of functionsNamed(at, lastWord(called))) parameter(this, fn, 0, undefined, trail);
      // `lambda { |x| … }[x]`
      if (called && isBlock(called)) this.escapes(around, trail);
      return undefined;
    }
    const written = assigned(this, at, around, trail);
    if (written !== undefined) return written || undefined;
    const member = members[around.type];
    if (member && is(around, member.object)) {
      const call = around.parent && calls[around.parent.type];
      const name = partOf(around, member.name);
      if (call && around.parent && partOf(around.parent, call.callee)?.id === around.id)
        return method(this, around.parent, name?.text ?? '', trail);
      if (name && values.reads && isRead(this, name.text)) return method(this, around, name.text, trail);
      // `forEach(TABLE.add)`: who gets the method may call it.
      if (name && !values.memberEntries && values.changes?.methods?.includes(name.text))
        return this.changes(around, trail, false);
      return into(this, around, name, trail);
    }
    const call = calls[around.type];
    if (call?.object !== undefined && is(around, call.object))
      return method(this, around, partOf(around, call.callee)?.text ?? '', trail);
    // `TABLE(key)`
    if (call && is(around, call.callee)) {
      // What is bound to a function is what that gives, where names say nothing else: `(get ()).(0) <- x`.
      if (values.reads?.pipes) return [around, trail];
      return values.reads?.called
        ? into(this, around, partOf(around, `${call.arguments ?? ''}/0`), trail)
        : undefined;
    }
    // `f(TABLE)`, where the grammar has no node for the call.
    if (values.changes?.chains && /arguments$/.test(around.type)) givenBehind(this, at, around, trail);
    for (const outer of [around, around.parent, around.parent?.parent]) {
      const row = outer ? calls[outer.type] : undefined;
      const list = row && outer && (row.arguments === undefined ? outer : partOf(outer, row.arguments));
      if (outer && row && list && (list.id === around.id || outer.id === around.id)) {
        const given = named(list);
        const place = given.findIndex(each => each.id === at.id);
        if (place >= 0) return handedOn(this, outer, row, place, given, at, trail);
      }
    }
    const argument = rows[around.type];
    if (argument && is(around, argument.value)) return [around, trail];
    const wrapper = wrappers[around.type] ?? casts[around.type]?.value;
    if (wrapper !== undefined && is(around, wrapper)) return [around, trail];
    const operator = operators[around.type];
    if (operator) {
      const [left, right] = [partOf(around, operator.left), partOf(around, operator.right)];
      const sign = left && right ? between(left, right, around) : '';
      const side = left && right ? values.reads?.pipes?.[sign] : undefined;
      if (left && right && side) {
        const [given, fn] = side === 'left' ? [left, right] : [right, left];
        return given.id === at.id ? piped(this, at, fn, around, trail) : undefined;
      }
      if (values.changes?.operators?.includes(sign)) {
        const takesRight = sign.endsWith(':') && right?.id === at.id;
        // `TABLE(0) += 1` gives the part another value, or adds to it.
        if (left?.id === at.id && trail.owned && sign.endsWith('=')) {
          this.report('changed', around, { ...trail, level: trail.level - 1 }, false);
          return undefined;
        }
        if (left?.id === at.id || takesRight) return this.changes(around, trail, true);
        if (left) holder(this, left, undefined, trail, at);
        return undefined;
      }
      if (COMPARES.test(sign)) return undefined;
      // `TABLE append 1`
      if (left?.id === at.id && /^[\p{L}_]\w*$/u.test(sign) && values.reads && !GIVES_ONE_OF.test(sign))
        return method(this, around, sign, trail);
      return [around, GIVES_ONE_OF.test(sign) ? trail : { ...trail, fresh: trail.level >= 0 }];
    }
    const entry = entries[around.type];
    // `{ { key, value } }`, but `{ item }`
    const isEntry =
      entry &&
      (!isCollection(this, around) ||
        (around.parent && isCollection(this, around.parent) && !isItems(this, around, around.parent)));
    if (entry && isEntry && (entry.operator === undefined || is(around, entry.value))) {
      const key = partOf(around, entry.key);
      if (key?.id === at.id && !is(around, entry.value)) return undefined;
      const isName = values.nameKeys && !around.text.startsWith('[');
      const held = key && key.id !== at.id ? keyOf(key, isName) : undefined;
      return holding(this, around, held, trail);
    }
    if (values.spreads?.includes(around.type)) return copied(this, around, trail);
    if (isCollection(this, around))
      return [around, isItems(this, at, around) ? trail : inside(trail, undefined)];
    const given = boundBy(this, at, around);
    if (given) {
      for (const name of given.names) bind(this, name, trail, at, given.isOne);
      return [given.statement, trail];
    }
    return byType(this, at, around, trail);
  }

  changes(node: Node, trail: Trail, text: boolean): undefined {
    if (trail.level >= 0 && !trail.fresh) this.report('changed', node, trail, text);
    return undefined;
  }

  escapes(node: Node, trail: Trail): void {
    // Where nobody says what only reads, all would be told.
    if (!this.values.reads || this.values.reads.partly) return;
    // What holds the table may be looked into, too.
    const { level, fresh } = trail;
    this.report('escapes', node, { ...trail, level: Math.max(0, fresh ? level + 1 : level) }, false);
  }

  report(kind: Fate['kind'], node: Node, { level }: Trail, text: boolean): void {
    const { found } = this;
    // What is changed further out is there in more tables.
    if (level < 0 || (found && (found.kind === kind ? found.level <= level : found.kind === 'changed')))
      return;
    this.found = { kind, node, level, text: text && this.values.reads?.mutableTexts === true };
  }
}
