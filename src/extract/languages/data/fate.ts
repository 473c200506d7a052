import type { Node } from '../../syntax/node.js';
import { contains, named } from '../../syntax/nodes.js';
import { changedBehind } from './chains.js';
import { functionAround, functionsNamed, nameOf, parametersOf } from './functions.js';
import type { Values } from './language-data.js';
import { mayRunAtLoad } from './loading.js';
import { lastWord } from './names.js';
import { between, NO_ROWS, partOf, partsOf } from './parts.js';
import { blocksOf, givesOn, isBlock, isInBlock, isList, keyOf, memberAt, usesOf } from './uses.js';

/** What becomes of a list or map at a use of it: something may change it, or it goes where nobody knows. */
export interface Fate {
  readonly kind: 'changed' | 'escapes';
  readonly node: Node;
  /** How deep inside of the table what is changed is: 0 is the table itself. */
  readonly level: number;
  /** Whether it may be a text that is changed. */
  readonly text: boolean;
  /** What a function gives is changed by who calls it while the file is loaded. */
  readonly isCalled?: boolean;
}

/** Where a value stands in the table; below 0, it is something that holds the table. */
interface Trail {
  readonly level: number;
  /** It is a copy, which only has the same parts. */
  readonly fresh: boolean;
  /** Under which keys of something else the table is; undefined for any. */
  readonly keys: readonly (string | undefined)[];
  /** Whether what it is a part of is the table or in it: who gives the part another value changes that. */
  readonly owned: boolean;
}

const START: Trail = { level: 0, fresh: false, keys: [], owned: false };
/** Steps from use to use: what takes more goes who knows where. */
const MAX_USES_FOLLOWED = 400;

/** What becomes of a table by a use of its name; undefined when it is only read. */
export function fateOf(name: Node, values: Values): Fate | undefined {
  const walk = new Walk(values);
  walk.from(name, START);
  return walk.found;
}

const GIVES_ONE_OF = /^(?:\|\||&&|or|and|\?\?|\?:)$/;
const NAMES = /[\p{L}_][\p{L}\p{Nd}_]*/gu;
const COMPARES = /^(?:[!=]==?|[<>]=?|<=>|=~|!~|in|!in|is|!is|not in|eql\?|~=)$/;
const PASSED_ON =
  /(?:^|_)(?:list|arguments?|argument_list|parenthesized\w*|statements?|then|else|elsif|begin|ensure|rescue|clause|suffix|case_body|when_entry|entry|body|block)$/;
const CHOICES = /(?:^|_)(?:if|unless|conditional|ternary|case|when|match|switch)(?:_|$)/;
const LOOPS = /(?:^|_)(?:for|foreach|for_generic_clause)(?:_|$)/;
const READS =
  /(?:interpolation|string|template|assert|while|until|not|defined|throw|raise|range|type|pattern|await)/;
/** Statements that are what is around them gives, where its last is. */
const BRANCHES = /(?:^|_)(?:then|else|elsif|begin|parenthesized_statements|when|in_clause)$/;
/** Methods by which what is a function is called. */
const CALLING = /^(?:call|yield|apply|invoke|Invoke|DynamicInvoke)$/;
/** Nodes around statements. */
export const STATEMENTS =
  /(?:statement|statements|body|body_statement|block|program|chunk|source_file|then|else|compilation_unit|template_body|declaration_list)$/;

class Walk {
  found: Fate | undefined;
  private readonly seen = new Set<string>();
  private steps = MAX_USES_FOLLOWED;

  constructor(private readonly values: Values) {}

  /** Follows an expression that gives the table, or a part of it, to whoever gets it. */
  from(start: Node, begin: Trail): void {
    let at = start;
    let trail = begin;
    const behind = this.values.changes?.chains ? changedBehind(start, this.values) : undefined;
    if (behind !== undefined) {
      this.changes(
        start,
        { ...trail, level: trail.level + behind, fresh: trail.fresh && behind === 0 },
        true,
      );
      return;
    }
    for (let around = at.parent; around; around = at.parent) {
      const key = `${at.id}:${trail.level}:${trail.fresh}:${trail.keys.length}`;
      if (this.found?.kind === 'changed' || this.seen.has(key)) return;
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

  private step(at: Node, around: Node, trail: Trail): readonly [Node, Trail] | undefined {
    const { values } = this;
    const { indexes = NO_ROWS, members = NO_ROWS, calls = NO_ROWS, arguments: rows = NO_ROWS } = values;
    const { wrappers = NO_ROWS, operators = NO_ROWS, entries = NO_ROWS } = values;
    const is = (node: Node, part: string | undefined) =>
      part !== undefined && partOf(node, part)?.id === at.id;
    const index = indexes[around.type];
    if (index && partOf(around, index.object)?.id === at.id)
      return this.into(around, partOf(around, index.index), trail);
    // `f[x]` calls what is a function.
    if (index && is(around, index.index)) {
      const called = partOf(around, index.object);
      for (const fn of functionsNamed(at, lastWord(called), values)) this.parameter(fn, 0, undefined, trail);
      // `lambda { |x| … }[x]`
      if (called && isBlock(called)) this.escapes(around, trail);
      return undefined;
    }
    const written = this.written(at, around, trail);
    if (written !== undefined) return written || undefined;
    const member = members[around.type];
    if (member && is(around, member.object)) {
      const call = around.parent && calls[around.parent.type];
      const name = partOf(around, member.name);
      if (call && around.parent && partOf(around.parent, call.callee)?.id === around.id)
        return this.method(around.parent, name?.text ?? '', trail);
      if (name && values.reads && this.isRead(name.text)) return this.method(around, name.text, trail);
      return this.into(around, name, trail);
    }
    const call = calls[around.type];
    if (call?.object !== undefined && is(around, call.object))
      return this.method(around, partOf(around, call.callee)?.text ?? '', trail);
    if (call && is(around, call.callee)) return undefined;
    for (const outer of [around, around.parent]) {
      const row = outer ? calls[outer.type] : undefined;
      const list = row && outer && (row.arguments === undefined ? outer : partOf(outer, row.arguments));
      if (outer && row && list && (list.id === around.id || outer.id === around.id)) {
        const given = named(list);
        const place = given.findIndex(each => each.id === at.id);
        if (place >= 0) return this.argument(outer, row, place, given, at, trail);
      }
    }
    const argument = rows[around.type];
    if (argument && is(around, argument.value)) return [around, trail];
    const wrapper = wrappers[around.type];
    if (wrapper !== undefined && is(around, wrapper)) return [around, trail];
    const operator = operators[around.type];
    if (operator) {
      const [left, right] = [partOf(around, operator.left), partOf(around, operator.right)];
      const sign = left && right ? between(left, right, around) : '';
      if (values.changes?.operators?.includes(sign)) {
        if (left?.id === at.id) return this.changes(around, trail, true);
        if (left) this.holder(left, undefined, trail, at);
        return undefined;
      }
      if (COMPARES.test(sign)) return undefined;
      return [around, GIVES_ONE_OF.test(sign) ? trail : { ...trail, fresh: trail.level >= 0 }];
    }
    const entry = entries[around.type];
    if (entry && (entry.operator === undefined || is(around, entry.value))) {
      const key = partOf(around, entry.key);
      if (key?.id === at.id && !is(around, entry.value)) return undefined;
      const isName = values.nameKeys && !around.text.startsWith('[');
      const held = key && key.id !== at.id ? keyOf(key, isName) : undefined;
      return this.held(around, held, trail);
    }
    if (values.spreads?.includes(around.type)) return this.copied(around, trail);
    if (this.isCollection(around)) return [around, inside(trail, undefined)];
    const bound = this.boundBy(at, around);
    if (bound) {
      for (const name of bound.names) this.named(name, trail, at, bound.isOne);
      return [bound.statement, trail];
    }
    return this.byType(at, around, trail);
  }

  /** The statement that gives an expression names, perhaps one of a list of them. */
  private boundBy(
    at: Node,
    around: Node,
  ): { readonly statement: Node; readonly names: readonly Node[]; readonly isOne: boolean } | undefined {
    const { bindings = NO_ROWS } = this.values;
    for (const statement of [around, around.parent]) {
      const binding = statement && bindings[statement.type];
      if (!statement || !binding) continue;
      const place = partsOf(statement, binding.value).findIndex(each => each.id === at.id);
      const names = partsOf(statement, binding.name);
      const own = names[place];
      if (own) return { statement, names: [own], isOne: true };
      const isValue = statement.id === around.id && contains(partOf(statement, binding.value) ?? at, at);
      if (place >= 0 || isValue) return { statement, names, isOne: names.length === 1 || place >= 0 };
    }
    return undefined;
  }

  /** What is said of nodes by their types alone, on which grammars agree. */
  private byType(at: Node, around: Node, trail: Trail): readonly [Node, Trail] | undefined {
    const { type } = around;
    if (LOOPS.test(type) || LOOPS.test(around.parent?.type ?? '')) {
      let loop = around;
      while (loop.parent && LOOPS.test(loop.parent.type)) loop = loop.parent;
      const body = loop.childForFieldName('body') ?? named(loop).at(-1);
      if (!body || contains(body, at)) return undefined;
      const front = loop.text.slice(0, at.startIndex - loop.startIndex);
      for (const [word] of front.matchAll(/[\p{L}_$][\p{L}\p{Nd}_]*/gu))
        for (const use of usesOf(word, at, loop)) this.from(use, part(trail));
      return undefined;
    }
    if (/^return|^jump_expression$|^yield/.test(type)) return this.result(at, around, trail);
    if (/match/.test(type) && around.childForFieldName('value')?.id === at.id) {
      this.matched(at, around, trail);
      return undefined;
    }
    if (READS.test(type)) return undefined;
    if (CHOICES.test(type)) {
      const isCondition = ['condition', 'value', 'subject', 'test'].some(
        name => around.childForFieldName(name)?.id === at.id,
      );
      return isCondition ? undefined : [around, trail];
    }
    if (STATEMENTS.test(type)) {
      const isLast = named(around).at(-1)?.id === at.id;
      // `x = if y then TABLE else {} end`
      if (isLast && this.values.reads?.lastIsResult && BRANCHES.test(type)) return [around, trail];
      // What a block gives goes to the method that runs it.
      if (isInBlock(at)) return undefined;
      const fn = functionAround(at, this.values);
      if (isLast && fn && this.values.reads?.lastIsResult && !/^expression_statement$/.test(type))
        return this.result(at, around, trail);
      return undefined;
    }
    if (/unary|prefix|reference|pointer|inout/.test(type)) {
      if (/^&/.test(around.text)) this.escapes(around, trail);
      return undefined;
    }
    const fn = functionAround(at, this.values);
    if (fn && fn.id === around.id) return this.result(at, around, trail);
    if (PASSED_ON.test(type) || /parameter/.test(type)) {
      // What stands for a parameter that is not given.
      if (/parameter/.test(type) && fn) {
        const [word] = /[\p{L}_$][\p{L}\p{Nd}_]*/u.exec(around.text) ?? [];
        for (const use of word ? usesOf(word, around, fn) : []) this.from(use, trail);
        return undefined;
      }
      return [around, trail];
    }
    this.escapes(around, trail);
    return undefined;
  }

  /** Names in patterns get a value, or parts of it: `case TABLE in [first, *]`, `TABLE => { key: }`. */
  private matched(value: Node, around: Node, trail: Trail): void {
    const scope = functionAround(value, this.values) ?? value.tree.rootNode;
    for (const holder of [around, ...named(around)])
      for (const word of holder.childForFieldName('pattern')?.text.match(NAMES) ?? [])
        for (const use of usesOf(word, value, scope)) {
          this.from(use, trail);
          this.from(use, part(trail));
        }
  }

  /** A part that is given another value; or a value for a name or a part of something else. */
  private written(at: Node, around: Node, trail: Trail): readonly [Node, Trail] | false | undefined {
    const targets = this.values.changes?.targets;
    const statement = targets?.[around.type] !== undefined ? around : around.parent;
    const row = statement ? targets?.[statement.type] : undefined;
    if (!statement || row === undefined) return undefined;
    const all = partsOf(statement, typeof row === 'string' ? row : row.target);
    const target = all.find(
      each => each.id === at.id || (isList(each) && named(each).some(({ id }) => id === at.id)),
    );
    if (target) {
      // A name that is given another value is bound anew, and changes nothing.
      const isName = /^[\p{L}_@$][\p{L}\p{Nd}_]*$/u.test(at.text) && at.namedChildCount <= 1;
      if (trail.owned && !isName)
        this.report('changed', statement, { ...trail, level: trail.level - 1 }, false);
      return false;
    }
    if (typeof row === 'string' || this.values.bindings?.[statement.type]) return undefined;
    const value = partOf(statement, row.value);
    const name = all[0];
    if (!value || !name || value.id !== at.id) return undefined;
    this.named(name, trail, at, true);
    return [statement, trail];
  }

  /** A name, or a part of something, that has the value from here on. */
  private named(name: Node, trail: Trail, at: Node, isWhole: boolean): void {
    const { indexes = NO_ROWS, members = NO_ROWS, calls = NO_ROWS } = this.values;
    const own = isWhole ? trail : part(trail);
    const index = indexes[name.type];
    const member = members[name.type];
    const call = calls[name.type];
    const whose = index?.object ?? member?.object ?? call?.object;
    const object = whose === undefined ? undefined : partOf(name, whose);
    if (object) {
      const key = partOf(name, index?.index ?? member?.name ?? call?.callee ?? '-');
      this.holder(object, key && keyOf(key, !index), own, at);
      return;
    }
    const scope = /^\W|^\p{Lu}/u.test(name.text)
      ? name.tree.rootNode
      : (functionAround(name, this.values) ?? name.tree.rootNode);
    // Several names on the left take a part each, or one of several values.
    const isOne = /^[@$]*[\p{L}_][\p{L}\p{Nd}_]*[?!]?$/u.test(name.text);
    const words = isOne ? [name.text] : (name.text.match(/[@$]*[\p{L}_][\p{L}\p{Nd}_]*/gu) ?? []);
    const isOneOf = isList(at) && named(at).length > 1;
    const given = isOne || !isWhole || isOneOf ? own : part(trail);
    // `a, (b, c) = 1, [TABLE, 2]`
    const isNested = /[([].*[)\]]/s.test(name.text) && given.level < 0;
    for (const word of words)
      for (const use of usesOf(word, at, scope)) {
        if (this.runsLater(use, at)) continue;
        this.from(use, given);
        if (isNested) this.from(use, part(given));
      }
  }

  /** What holds the table from here on, under a key. */
  private holder(object: Node, key: string | undefined, trail: Trail, at: Node): void {
    const [word] = /[@$]*[\p{L}_][\p{L}\p{Nd}_]*/u.exec(object.text) ?? [];
    if (!word || /^(?:self|this)$/.test(word)) {
      if (key !== undefined)
        for (const use of usesOf(key, at, at.tree.rootNode)) this.from(memberAt(use, this.values), trail);
      return;
    }
    for (const use of usesOf(word, at, at.tree.rootNode))
      if (!this.runsLater(use, at)) this.from(use, inside(trail, key));
  }

  private runsLater(use: Node, at: Node): boolean {
    const fn = functionAround(use, this.values);
    return fn !== undefined && !contains(fn, at) && !mayRunAtLoad(fn);
  }

  private into(whole: Node, key: Node | undefined, trail: Trail): readonly [Node, Trail] | undefined {
    if (trail.keys.length > 0) {
      const [own] = trail.keys;
      const asked = key && keyOf(key, this.values.members?.[whole.type] !== undefined);
      if (own !== undefined && asked !== undefined && own !== asked) return undefined;
    }
    return [whole, part(trail)];
  }

  private held(whole: Node, key: string | undefined, trail: Trail): readonly [Node, Trail] | undefined {
    let at = whole;
    while (
      at.parent &&
      !this.isCollection(at.parent) &&
      /pair|entry|field|element|arguments?$/.test(at.parent.type)
    )
      at = at.parent;
    const list = at.parent;
    if (list && this.isCollection(list)) return [list, inside(trail, key)];
    return [whole, trail];
  }

  private copied(spread: Node, trail: Trail): readonly [Node, Trail] {
    const list = spread.parent;
    if (list && this.isCollection(list)) return [list, { ...trail, fresh: trail.level >= 0 }];
    // `f(*list)`: its parts are the arguments.
    return [spread, part(trail)];
  }

  private isCollection({ type }: Node): boolean {
    const { lists = NO_ROWS, maps = NO_ROWS, collections = NO_ROWS, flatMaps = NO_ROWS } = this.values;
    return [lists, maps, collections, flatMaps].some(rows => rows[type] !== undefined);
  }

  private isRead(name: string): boolean {
    const { reads } = this.values;
    return [reads?.looks, reads?.same, reads?.items, reads?.copies].some(each => each?.includes(name));
  }

  private method(call: Node, name: string, trail: Trail): readonly [Node, Trail] | undefined {
    const { values } = this;
    const { changes = {}, reads } = values;
    const isChange =
      changes.methods?.includes(name) || (reads?.marked !== undefined && name.endsWith(reads.marked));
    if (isChange) {
      const next = this.changes(call, trail, true);
      return next ?? (trail.fresh || trail.level < 0 ? [call, trail] : undefined);
    }
    if (!reads) return undefined;
    const takes = (own: Trail) => this.blocks(call, name, own);
    if (reads.given?.includes(name)) {
      takes(trail);
      return [call, trail];
    }
    takes(part(trail));
    if (reads.looks?.includes(name)) return undefined;
    if (reads.same?.includes(name)) return [call, trail];
    if (reads.items?.includes(name)) return [call, part(trail)];
    if (reads.copies?.includes(name)) return [call, { ...trail, fresh: trail.level >= 0 }];
    if (trail.level < 0) {
      // `Box.new(TABLE).fill()`: what the method does to what the object holds.
      const [key] = trail.keys;
      const functions = functionsNamed(call, name, values);
      for (const { node } of functions)
        for (const use of key === undefined ? [] : usesOf(key, undefined, node))
          this.from(memberAt(use, values), part(trail));
      if (key === undefined && functions.length > 0) this.escapes(call, trail);
      return this.into(call, partOf(call, values.calls?.[call.type]?.callee ?? '-'), trail);
    }
    if (!trail.fresh) this.escapes(call, trail);
    return undefined;
  }

  /** Functions that are written among the arguments of a method get what it is called on, or parts of that. */
  private blocks(call: Node, method: string, trail: Trail): void {
    const { changes = {}, reads } = this.values;
    for (const block of blocksOf(call)) {
      const list = parametersOf(block);
      const words = list ? (list.text.match(NAMES) ?? []) : ['it', '_1', '_2', '$0', '$1'];
      const [first, ...others] = words;
      const own = reads?.gathers?.includes(method)
        ? words.slice(0, -1)
        : reads?.folds?.includes(method) && hasArguments(call)
          ? others
          : words;
      if (first === undefined) continue;
      for (const word of own) for (const use of usesOf(word, list, block)) this.from(use, trail);
    }
    // `&method(:name)`, `&name`: a function that is written elsewhere; `&:upcase!`: a method by its name.
    for (const [, name = ''] of call.text.matchAll(/[(,]\s*&(?:method\(:)?([\w?!]+)\)/g))
      for (const fn of functionsNamed(call, name, this.values)) this.parameter(fn, 0, undefined, trail);
    for (const [, name = ''] of call.text.matchAll(/\(\s*&:([\w?!]+)\s*\)/g))
      if (changes.methods?.includes(name) || (reads?.marked !== undefined && name.endsWith(reads.marked)))
        this.changes(call, trail, true);
  }

  /** What a method hands its block from one round to the next: by its last parameter, or its first. */
  private gathered(call: Node, method: string, trail: Trail): void {
    for (const block of blocksOf(call)) {
      const list = parametersOf(block);
      const words = list?.text.match(NAMES) ?? [];
      const word = this.values.reads?.gathers?.includes(method) ? words.at(-1) : words[0];
      for (const use of word === undefined ? [] : usesOf(word, list, block)) this.from(use, trail);
    }
  }

  private argument(
    call: Node,
    row: NonNullable<Values['calls']>[string],
    place: number,
    given: readonly Node[],
    at: Node,
    trail: Trail,
  ): readonly [Node, Trail] | undefined {
    const { changes = {}, functions = {}, reads, members = NO_ROWS } = this.values;
    const callee = partOf(call, row.callee);
    const name = callee?.text ?? '';
    const isCallee = given[0] !== undefined && given[0].id === callee?.id;
    const position = isCallee ? place - 1 : place;
    if (changes.functions?.includes(name)) {
      if (position === 0) {
        this.changes(call, trail, false);
        // `setmetatable(t, m)` gives `t`.
        return [call, trail];
      }
      const [list] = isCallee ? given.slice(1) : given;
      if (list) this.holder(list, undefined, trail, at);
      return undefined;
    }
    const member = callee ? members[callee.type] : undefined;
    const object =
      member && callee
        ? partOf(callee, member.object)
        : row.object === undefined
          ? undefined
          : partOf(call, row.object);
    const method = member && callee ? partOf(callee, member.name)?.text : object ? name : undefined;
    if (functions.list?.includes(name) || functions.set?.includes(name) || functions.map?.includes(name))
      return [call, inside(trail, undefined)];
    const last = /[\p{L}\p{Nd}_?!]+$/u.exec(name)?.[0] ?? name;
    const known = (list: readonly string[] | undefined) => list?.includes(name) || list?.includes(last);
    if (known(reads?.lookers)) return undefined;
    if (!object && known(reads?.same)) return [call, trail];
    if (known(reads?.unpackers)) return [call, part(trail)];
    if (known(reads?.givers)) return [call, { ...trail, fresh: trail.level >= 0 }];
    if (object && method && (changes.adds?.item?.includes(method) || changes.adds?.entry?.includes(method))) {
      this.holder(object, given.length > 1 && given[0] ? keyOf(given[0]) : undefined, trail, at);
      // Most of them give what they have added it to.
      return [call, inside(trail, undefined)];
    }
    // `f.call(TABLE)`: of whatever `f` is.
    if (object && method && CALLING.test(method)) {
      const functions = this.functionsIn(object);
      for (const fn of functions) this.parameter(fn, position, undefined, trail);
      if (functions.length === 0) this.escapes(call, trail);
      return [call, trail];
    }
    // `list.each_with_object(TABLE) { |part, table| … }`
    const hasOwn =
      method !== undefined && (reads?.gathers?.includes(method) || reads?.folds?.includes(method));
    if (object && method && hasOwn) {
      this.gathered(call, method, trail);
      return [call, trail];
    }
    if (object && method && (changes.adds?.all?.includes(method) || this.isRead(method))) return undefined;
    const written = functionsNamed(at, last, this.values);
    if (written.length > 0) {
      const label = at.type === 'pair' || /argument/.test(at.type) ? at : undefined;
      // What is spread may be any of the arguments from there on.
      const isSpread = this.values.spreads?.includes(at.type) === true;
      for (const fn of written)
        for (const own of isSpread ? placesFrom(position, fn.parameters) : [position])
          this.parameter(fn, own, label, trail);
      const gives = isSpread || written.some(({ node }) => givesOn(node, position));
      return gives ? [call, trail] : undefined;
    }
    if (trail.level <= 0 && !trail.fresh) this.escapes(call, trail);
    else this.escapes(call, part(trail));
    return undefined;
  }

  /** What an expression is as a function: one that is written there, or those of its name. */
  private functionsIn(at: Node): readonly { node: Node; parameters: Node }[] {
    const block = isBlock(at) ? [at, ...named(at)].find(each => parametersOf(each)) : undefined;
    const parameters = block && parametersOf(block);
    return block && parameters
      ? [{ node: block, parameters }]
      : functionsNamed(at, lastWord(at), this.values);
  }

  private parameter(
    { node, parameters }: { node: Node; parameters: Node },
    place: number,
    label: Node | undefined,
    trail: Trail,
  ): void {
    const all = named(parameters);
    const asked = label && /^\s*:?([\p{L}_]\w*)\s*(?:=>|:|=)/u.exec(label.text)?.[1];
    const byName =
      asked === undefined
        ? undefined
        : all.find(each => new RegExp(`(?<!\\w)${asked}(?!\\w)`).test(each.text));
    const own = byName ?? all[place] ?? all.at(-1);
    if (!own) return;
    const isRest =
      /^(?:\*|\.\.\.|vararg)|splat|rest|variadic/.test(own.text) ||
      /splat|rest|variadic|vararg/.test(own.type);
    // `...` of Lua has no name, and stands for all of them.
    if (own.text === '...')
      for (const use of node.descendantsOfType(own.type))
        if (use && use.startIndex >= parameters.endIndex) this.from(use, trail);
    for (const word of own.text.match(NAMES) ?? [])
      for (const use of usesOf(word, own, node)) this.from(use, isRest ? inside(trail, undefined) : trail);
  }

  /** What a function gives goes to those who call it. */
  private result(at: Node, around: Node, trail: Trail): undefined {
    const fn = functionAround(at, this.values);
    const name = fn && nameOf(fn, this.values);
    const { calls = NO_ROWS } = this.values;
    if (!fn || name === undefined) return undefined;
    for (const use of usesOf(name, undefined, at.tree.rootNode)) {
      if (contains(fn, use)) continue;
      let called: Node = use;
      for (let outer = use.parent, steps = 0; outer && steps < 3; outer = outer.parent, steps += 1) {
        const row = calls[outer.type];
        const callee = row && partOf(outer, row.callee);
        if (callee && contains(callee, use) && callee.endIndex === use.endIndex) {
          called = outer;
          break;
        }
      }
      const isCall = called.id !== use.id || this.values.reads?.lastIsResult;
      if (!isCall || this.runsLater(use, at)) continue;
      const before = this.found;
      if (/^yield/.test(around.type)) this.blocks(called, name, trail);
      else this.from(called, trail);
      if (this.found && this.found !== before) this.found = { ...this.found, isCalled: true };
    }
    return undefined;
  }

  private changes(node: Node, trail: Trail, text: boolean): undefined {
    if (trail.level >= 0 && !trail.fresh) this.report('changed', node, trail, text);
    return undefined;
  }

  private escapes(node: Node, trail: Trail): void {
    // Where nobody says what only reads, all would be told.
    if (!this.values.reads) return;
    // What holds the table may be looked into, too.
    const { level, fresh } = trail;
    this.report('escapes', node, { ...trail, level: Math.max(0, fresh ? level + 1 : level) }, false);
  }

  private report(kind: Fate['kind'], node: Node, { level }: Trail, text: boolean): void {
    if (
      level < 0 ||
      this.found?.kind === 'changed' ||
      (this.found && kind === 'escapes' && this.found.level <= level)
    )
      return;
    this.found = { kind, node, level, text: text && this.values.reads?.mutableTexts === true };
  }
}

/** Whether a method gets something besides a block: what its block begins with. */
function hasArguments(call: Node): boolean {
  const list = call.childForFieldName('arguments') ?? named(call).find(each => /arguments?$/.test(each.type));
  return list !== undefined && named(list).some(each => !/^block_argument$|symbol$/.test(each.type));
}

/** Places of the parameters from one on. */
function placesFrom(first: number, parameters: Node): readonly number[] {
  const count = Math.max(first + 1, named(parameters).length);
  return Array.from({ length: count - first }, (_, i) => first + i);
}

/** What a value is inside of something that holds it. */
function inside(trail: Trail, key: string | undefined): Trail {
  if (trail.level > 0 || trail.fresh) return trail;
  return { level: trail.level - 1, fresh: false, keys: [key, ...trail.keys], owned: false };
}

/** What something that is a part of a value is. */
function part(trail: Trail): Trail {
  const { level, fresh, keys } = trail;
  return { level: level + 1, fresh: false, keys: keys.slice(1), owned: level >= 0 && !fresh };
}
