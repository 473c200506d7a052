import { Described } from '../evaluate/environment.js';
import { CallResult, Definition, Mapping, Sequence, type Value } from '../evaluate/value.js';
import type { Key, LibraryCall } from '../languages/language/effects.js';
import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';
import { fieldsAt, givenFields } from './given-fields.js';
import { lang } from './lang.js';
import { Places } from './places.js';
import { UNNAMED } from './reach.js';
import { partOf, RESULT, resultOf, type State, stateKey, within } from './state.js';

import type { Code } from './world.js';

/** What becomes of a table that a call gets, or gives: functions of the repository, and of the library. */
export abstract class Calls extends Places {
  /** What an expression comes to that has the table. */
  protected abstract step(file: SourceFile, start: Node, from: State): void;

  /** A part or, where that is called, a method. */
  protected abstract part(
    file: SourceFile,
    use: { node: Node; key: Key; member?: boolean },
    state: State,
  ): State | undefined;

  /** Whether a function of the library looks at what it gets, and no more. */
  protected isOnlyRead(
    file: SourceFile,
    node: Node,
    index: number | string | undefined,
    state: State,
  ): boolean {
    const call = lang(file).call(node);
    if (!call || typeof index !== 'number' || (state.home && state.wrap.length > 0)) return false;
    if (state.method !== undefined) return false;
    const library = this.world.library(file, this.world.callee(file, call.callee));
    const args = library?.args ?? [];
    return library !== undefined && !library.callback && (args[index] ?? args.at(-1) ?? 'read') === 'read';
  }

  /** Whether who is called gets a place, and not what is in it: `void set(int& x)`, `strcpy(x, …)`. */
  protected isHanded(
    file: SourceFile,
    node: Node,
    index: number | string | undefined,
    state: State,
  ): boolean {
    const call = lang(file).textsChange && typeof index === 'number' ? lang(file).call(node) : null;
    if (!call || typeof index !== 'number') return false;
    const callee = this.world.callee(file, call.callee);
    if (callee.kind === 'code')
      return callee.code.some(code => {
        const target = lang(code.file).parameters(code.node)[index]?.target;
        return target !== undefined && lang(code.file).refers?.(target) === true;
      });
    const args = this.world.library(file, callee)?.args ?? [];
    return this.isText(state) && /\bwrite\b/.test(args[index] ?? args.at(-1) ?? '');
  }

  protected isText(state: State): boolean {
    return this.shape.at(state.path).some(value => typeof value === 'string');
  }

  /** What a call gives of a function or method that was reached. */
  protected called(file: SourceFile, call: Node, state: State): State | undefined {
    const result = resultOf(state);
    if (result && state.method === undefined) return result;
    if (state.method !== undefined) return this.method(file, call, state, state.method);
    // An instance has what its class has.
    return state.wrap.length > 0 ? state : undefined;
  }

  private method(file: SourceFile, call: Node, whole: State, name: string): State | undefined {
    const { method: _, ...state } = whole;
    // `f.call(…)` of a function that gives it.
    if (state.wrap[0] === RESULT && /^(call|apply|__call__)$/.test(name)) return resultOf(state);
    const library = Object.hasOwn(lang(file).libraryMethods, name)
      ? lang(file).libraryMethods[name]
      : undefined;
    if (state.home && library?.self?.includes('write')) {
      this.namesWritten(file, call, state);
      return undefined;
    }
    if (state.wrap.length > 0) {
      // A container that holds it; what an instance holds is known by its fields.
      if (library) return this.outcome(file, call, state, library.self, library, undefined);
      const callee = lang(file).call(call)?.callee;
      const isKnown = state.home || state.wrap[0] === RESULT || !callee;
      // Of what is no class of the repository, nobody knows what its methods give.
      if (isKnown || this.world.callee(file, callee).kind !== 'method') return undefined;
      return this.outcome(file, call, state, 'parts', {}, undefined);
    }
    const values = this.shape.at(state.path);
    const own = values.flatMap(value => this.methodOf(value, name));
    for (const code of own) this.onSelf(code, state);
    const isBuiltin = values.some(
      value =>
        value instanceof Sequence || (value instanceof Mapping && !(value.get(name) instanceof Definition)),
    );
    if (own.length > 0 && !isBuiltin) return undefined;
    if (library) return this.outcome(file, call, state, library.self, library, undefined);
    if (values.every(value => value instanceof Mapping && value.get(name) instanceof Definition))
      return undefined;
    this.escape(file, call, state);
    return undefined;
  }

  /** `globals().update(K=…)`: which names are written out, or nobody knows. */
  private namesWritten(file: SourceFile, call: Node, state: State): void {
    const [name] = state.wrap;
    const given = lang(file).call(call)?.arguments ?? [];
    const words: readonly string[] = given.flatMap(each => each.text.match(/[\p{L}\p{N}_$]+/gu) ?? []);
    const keys = given.flatMap(each => (each.type === 'dictionary' ? each.namedChildren : [each]));
    const isWritten = (key: Node | null) =>
      key?.type === 'keyword_argument' ||
      lang(file).keyOf(key?.childForFieldName('key') ?? (key as Node)) !== undefined;
    if (name !== undefined && words.includes(name)) this.write(file, call, [], undefined);
    else if (!keys.every(isWritten)) this.escape(file, call, { path: [], wrap: [] });
  }

  /** The method of a class that an instance of it has, or of an object that is written out. */
  private methodOf(value: Value, name: string): readonly Code[] {
    if (value instanceof Mapping) {
      const own = value.get(name);
      return own instanceof Definition ? codeOf(own) : [];
    }
    if (!(value instanceof CallResult) || value.of?.kind !== 'class') return [];
    return codeOf(value.of).flatMap(of => this.world.method(of, name));
  }

  /** The object of a method, inside of it. */
  private onSelf({ file, node }: Code, state: State): void {
    const name = lang(file).self(node);
    if (name === null) return;
    this.wake(node);
    if (lang(file).sees && name === 'this') this.onFields(file, node, state);
    if (name !== 'this') this.variable({ file, scope: node, name }, state);
    else
      for (const each of file.occurrencesIn('this', node))
        if (each.type === 'this') this.visit(file, each, state);
  }

  /** Fields of the object that its method names alone: `n = 1` for `this.n = 1`. */
  private onFields(file: SourceFile, fn: Node, state: State): void {
    const key = `${file.path}:this:${fn.id}:${stateKey(state)}`;
    const body = fn.childForFieldName('body');
    if (this.variables.has(key) || !body) return;
    this.variables.add(key);
    const language = lang(file);
    for (const node of body.descendantsOfType([...language.names])) {
      if (!node || language.declaration(node) || language.member(node)) continue;
      const { scope, name } = this.world.scopes(file).variable(node);
      if (!language.isClass(scope)) continue;
      const use = language.use(node);
      if (use.kind === 'called')
        for (const code of this.world.method({ file, node: scope }, name)) this.onSelf(code, state);
      else if (use.kind === 'replaced' || use.kind === 'changed') this.write(file, node, state.path, name);
      else {
        const part = partOf(state, name);
        if (part && !this.isFixed(part)) this.visit(file, node, part);
      }
    }
  }

  /** What becomes of an object that a function of the library gets. */
  private outcome(
    file: SourceFile,
    call: Node,
    state: State,
    what: string | undefined,
    library: LibraryCall,
    holder: Node | undefined,
  ): State | undefined {
    let result: State | undefined;
    for (const word of (what ?? 'read').split(' ')) {
      const part = partOf(state, undefined);
      switch (word) {
        case 'write':
          if (state.wrap.length === 0 && !this.shape.isFixed(state.path))
            this.write(file, call, state.path, undefined);
          break;
        case 'same':
          result = state;
          break;
        case 'copy':
          result = this.entries(state);
          break;
        case 'each': {
          const each = this.each(file, state);
          if (each) result = within(each, undefined);
          break;
        }
        case 'held':
          result = within(state, undefined);
          break;
        case 'result':
          result = within(state, RESULT);
          break;
        case 'item':
          if (part && !this.isFixed(part)) result = part;
          break;
        case 'member':
          result = this.memberAsked(file, call, state);
          break;
        case 'place':
        case 'places':
          // Of parts that cannot be changed, who points to one may put another there.
          if (part && this.isFixed(part)) this.write(file, call, state.path, undefined);
          else result = word === 'place' ? part : state;
          break;
        case 'pairs':
          if (part && !this.isFixed(part)) result = within(within(part, '1'), undefined);
          break;
        case 'tuples':
          if (part && !this.isFixed(part)) result = within(within(part, undefined), undefined);
          break;
        case 'mapped': {
          const isMap =
            state.wrap.length === 0 && this.shape.at(state.path).every(each => each instanceof Mapping);
          const inner = isMap || state.wrap.length === 1 ? undefined : part && partOf(part, '1');
          result = inner && !this.isFixed(inner) ? within(inner, undefined) : this.entries(state);
          break;
        }
        case 'unpairs': {
          const inner = part && partOf(part, '1');
          if (inner && !this.isFixed(inner)) result = within(inner, undefined);
          break;
        }
        case 'parts':
          if (part && !this.isFixed(part)) {
            this.visit(file, call, within(within(part, undefined), undefined));
            this.visit(file, call, within(part, undefined));
            this.visit(file, call, part);
          }
          break;
        case 'described':
          if (holder) this.described(file, call, holder, state);
          break;
        case 'given':
          this.give(file, call, state, within(state, undefined));
          break;
        case 'unknown':
          this.escape(file, call, state);
          break;
        case 'kept':
          if (holder) this.hold(file, holder, within(state, undefined));
          break;
        case 'merged': {
          const entries = this.entries(state);
          if (holder && entries) this.hold(file, holder, entries);
          break;
        }
      }
    }
    if (library.callback) this.callback(file, call, state);
    return result;
  }

  /** `{ value: it }` or `{ get: () => it }` of a property that is defined, or several of these by their names. */
  private described(file: SourceFile, call: Node, holder: Node, state: State): void {
    const name = lang(file).call(call)?.arguments[1];
    const key = (name && lang(file).keyOf(name)) ?? state.wrap[0];
    for (const of of [state, partOf(state, undefined)]) {
      const getter = of && partOf(of, 'get');
      const values = [of && partOf(of, 'value'), getter && resultOf(getter)];
      for (const value of values) {
        if (!value) continue;
        this.hold(file, holder, within(value, key));
        if (key !== undefined) this.field(file, key, { ...value, slot: false });
      }
    }
  }

  /** `getattr(x, name)`: a part or a method, whichever is called so. */
  private memberAsked(file: SourceFile, call: Node, state: State): State | undefined {
    const name = lang(file).call(call)?.arguments[1];
    const key = name && lang(file).keyOf(name);
    if (key !== undefined) return this.part(file, { node: call, key, member: true }, state);
    const isTable = (value: Value) => value instanceof Sequence || value instanceof Mapping;
    if (state.wrap.length === 0 && this.shape.at(state.path).every(isTable))
      return { ...state, method: ANY_METHOD };
    const part = partOf(state, undefined);
    return part && !this.isFixed(part) ? part : undefined;
  }

  /** Functions that the library calls with the parts of what it gets. */
  private callback(file: SourceFile, call: Node, state: State): void {
    const part = this.each(file, state) ?? partOf(state, undefined);
    if (part && !this.isFixed(part)) this.give(file, call, part, within(part, undefined));
  }

  /** Functions among the arguments of a call get something, or a list of it where they take all that there is. */
  private give(file: SourceFile, call: Node, part: State, given: State): void {
    for (const argument of lang(file).call(call)?.arguments ?? []) {
      const value = argument.childForFieldName('value') ?? argument;
      const isValue =
        lang(file).isFunction(value) || lang(file).names.has(value.type) || lang(file).member(value);
      if (!isValue) continue;
      const callee = this.world.callee(file, lang(file).isFunction(argument) ? argument : value);
      // Of a function's arguments, one is what it goes through; a method goes through its object.
      const isMethod = this.world.callee(file, lang(file).call(call)?.callee ?? call).kind === 'method';
      if (isMethod && callee.kind !== 'code' && callee.kind !== 'library') this.escape(file, value, part);
      if (callee.kind !== 'code') continue;
      for (const code of callee.code) {
        const effects = lang(code.file);
        if (!effects.isFunction(code.node)) continue;
        this.wake(code.node);
        for (const parameter of effects.parameters(code.node))
          for (const target of effects.targets(parameter.target))
            this.assign(code.file, target, parameter.rest ? given : part);
      }
    }
  }

  protected argument(
    file: SourceFile,
    node: Node,
    index: number | string | undefined,
    at: Node,
    state: State,
  ): void {
    const language = lang(file);
    const call = language.call(node);
    if (!call) return;
    const applied = language.member(call.callee);
    if (
      applied &&
      typeof index === 'number' &&
      /^(call|apply)$/.test(applied.name) &&
      !language.mapsGiveKeys
    ) {
      this.appliedTo(file, node, applied.object, index, applied.name === 'apply', at, state);
      return;
    }
    // Of a module or class that is handed on, nobody looks for one table by chance.
    if (state.home && state.wrap.length > 0) {
      this.moduleArgument(file, call, index, at, state);
      return;
    }
    if (index === undefined) {
      const part = partOf(state, undefined);
      if (!part || this.isFixed(part)) return;
    }
    const callee = this.world.callee(file, call.callee);
    const library = this.world.library(file, callee);
    if (library) {
      this.toLibrary(file, node, library, callee.kind === 'method' ? callee.object : undefined, index, state);
      return;
    }
    if (callee.kind === 'code') {
      for (const code of callee.code) this.parameter(file, node, code, index, state);
      return;
    }
    this.escape(file, at, state);
  }

  /** @param object what a method of the library is asked of. */
  private toLibrary(
    file: SourceFile,
    node: Node,
    library: LibraryCall,
    object: Node | undefined,
    index: number | string | undefined,
    state: State,
  ): void {
    const returned = library.callback ? resultOf(state) : undefined;
    const args = library.args ?? [];
    if (returned) {
      // What the function gives is what the call gives, or holds: `xs.map(x => [x])`.
      const what = `${library.self ?? ''} ${args[0] ?? ''}`;
      if (what.includes('copy')) this.visit(file, node, within(returned, undefined));
      if (what.includes('item')) this.visit(file, node, returned);
      return;
    }
    if (state.method !== undefined) {
      // Who gets a method of the table calls it, sooner or later.
      this.method(file, node, state, state.method);
      return;
    }
    const what =
      typeof index === 'string'
        ? library.named
        : index === undefined
          ? args.at(-1)
          : (args[index] ?? args.at(-1));
    const holder = object ?? (index === 0 ? undefined : lang(file).call(node)?.arguments[0]);
    const given = index === undefined ? partOf(state, undefined) : state;
    if (!given || this.isFixed(given)) return;
    if (typeof index === 'string' && what?.includes('field')) this.visit(file, node, within(given, index));
    const isFirst = typeof index === 'number' && index < 2;
    const next = this.outcome(file, node, given, what, isFirst ? library : {}, holder);
    if (next) this.visit(file, node, next);
  }

  /** Who gets the module (or class) that has the table may set a name of it, or give it back. */
  private moduleArgument(
    file: SourceFile,
    { callee: node, arguments: args }: { callee: Node; arguments: readonly Node[] },
    index: number | string | undefined,
    at: Node,
    state: State,
  ): void {
    const library = this.world.library(file, this.world.callee(file, node));
    const what = typeof index === 'number' ? (library?.args?.[index] ?? '') : '';
    const name = args[1] && lang(file).keyOf(args[1]);
    const call = lang(file).use(at);
    if (what.includes('write') && (name === undefined || name === state.wrap[0])) {
      const part = partOf(state, undefined);
      if (part && name === undefined) this.escape(file, at, { path: part.path, wrap: part.wrap });
      else if (part) this.write(file, at, part.path, undefined);
    } else if (what.includes('same') && call.kind === 'argument') this.visit(file, call.call, state);
    else if (/item|member/.test(what) && name === state.wrap[0] && call.kind === 'argument') {
      const part = partOf(state, name);
      if (part) this.visit(file, call.call, part);
    }
  }

  /** `Array.prototype.push.apply(K, …)`, `hasOwnProperty.call(K, …)` */
  private appliedTo(
    file: SourceFile,
    call: Node,
    fn: Node,
    index: number,
    isSpread: boolean,
    at: Node,
    state: State,
  ): void {
    const callee = this.world.callee(file, fn);
    const name = lang(file).member(this.world.valueOf(file, fn))?.name;
    const library = name === undefined ? undefined : lang(file).libraryMethods[name];
    const given = isSpread && index > 0 ? partOf(state, undefined) : state;
    if (callee.kind === 'code') {
      if (index === 0) for (const code of callee.code) this.onSelf(code, state);
      else if (given)
        for (const code of callee.code)
          this.parameter(file, call, code, isSpread ? undefined : index - 1, state);
    } else if (library && index === 0) {
      const next = this.outcome(file, call, state, library.self, library, undefined);
      if (next) this.visit(file, call, next);
    } else if (library) {
      const what = library.args?.[index - 1] ?? library.args?.at(-1);
      if (given) this.outcome(file, call, given, what, {}, lang(file).call(call)?.arguments[0]);
    } else this.escape(file, at, state);
  }

  private parameter(
    file: SourceFile,
    call: Node,
    code: Code,
    index: number | string | undefined,
    state: State,
  ): void {
    const effects = lang(code.file);
    if (effects.isClass(code.node)) {
      const starters = [...this.world.method(code, '__init__'), ...this.world.method(code, 'constructor')];
      for (const starter of starters) this.parameter(file, call, starter, index, state);
      const isOwn = effects.methods(code.node).some(({ name }) => effects.starters.includes(name));
      if (!isOwn) this.intoFields(file, call, code, index, state, starters.length > 0);
      return;
    }
    this.wake(code.node);
    const parameters = effects.parameters(code.node);
    const given = index === undefined ? partOf(state, undefined) : state;
    if (!given) return;
    const chosen =
      typeof index === 'string'
        ? parameters.filter(each => each.name === index || each.rest)
        : index === undefined
          ? parameters
          : parameters.filter((each, i) => i === index || (each.rest && i < index + 1));
    for (const { target, rest, copied } of chosen) {
      const state = rest ? within(given, undefined) : copied ? this.entries(given) : given;
      for (const each of state ? effects.targets(target) : [])
        this.assign(code.file, { ...each, rest: false }, state as State);
    }
    // `arguments[0]`
    if (chosen.length === 0 && /\barguments\b/.test(code.node.text)) this.escape(file, call, state);
  }

  /** A class without a constructor keeps what it is given in its fields. */
  private intoFields(
    file: SourceFile,
    call: Node,
    code: Code,
    index: number | string | undefined,
    state: State,
    hasStarter: boolean,
  ): void {
    const given = givenFields(this.world, code);
    if (hasStarter && given.fields.length === 0) return;
    const items = given.areItems ? given.fields : [];
    const passed = given.fields.filter(field => field.isPassed);
    for (const field of fieldsAt(given, index)) {
      if (field?.isPassed)
        for (const then of this.world.method(code, '__post_init__'))
          this.parameter(file, call, then, passed.indexOf(field), state);
      else {
        // Its own methods have it by that name.
        if (field) this.field(code.file, field.name, state);
        this.visit(file, call, within(state, field?.name));
        if (field && given.areItems) this.visit(file, call, within(state, String(items.indexOf(field))));
      }
    }
  }

  /** What an operator or an assignment gives to a method of the repository. */
  protected operand(file: SourceFile, node: Node, state: State): void {
    const index = lang(file).operand?.(node)?.index ?? 0;
    for (const code of this.operators(file, node)) this.parameter(file, node, code, index, state);
  }

  /** Methods that get what stands at a node by an operator: those of classes that are known, and of this file. */
  protected operators(file: SourceFile, node: Node): readonly Code[] {
    const operand = lang(file).operand?.(node);
    if (!operand) return [];
    const own = this.world.operators(file);
    const found = operand.methods.flatMap(name => own.get(name) ?? []);
    const classes = operand.of.flatMap(each => this.world.classesOf(file, each));
    for (const code of classes)
      if (code.file !== file)
        for (const name of operand.methods) found.push(...this.world.method(code, name));
    return found;
  }

  /** @param at what is returned. */
  protected returned(file: SourceFile, fn: Node, state: State, at: Node): void {
    const held = within(state, RESULT);
    const language = lang(file);
    const name = language.nameOf ? language.nameOf(fn) : fn.childForFieldName('name');
    // What a constructor gives is what the class is asked for.
    const isGiven = name ? language.starters.includes(name.text) : language.runsUnnamed?.(fn);
    if (isGiven) this.escape(file, at, state);
    if (name && language.names.has(name.type) && !this.isMethodOfClass(file, fn)) {
      this.variable(this.world.scopes(file).variable(name), held);
      return;
    }
    if (name) {
      this.field(file, name.text, held);
      for (const target of language.asked(name.text, file.root))
        for (const each of language.targets(target)) this.assign(file, each, state);
      // Who gets it by an operator, a loop or a lookup is not seen.
      if (UNNAMED.test(name.text) && !GIVING_NOTHING.test(name.text)) this.escape(file, at, state);
      // A property gives it without being called.
      if (this.isProperty(file, fn)) this.field(file, name.text, state);
      // An object that is written out has it as one of its parts.
      if (!this.world.classAround(file, fn)) this.step(file, fn, held);
      return;
    }
    this.step(file, fn, held);
  }

  private isMethodOfClass(file: SourceFile, fn: Node): boolean {
    const around = this.world.classAround(file, fn);
    return (
      around !== undefined &&
      lang(file)
        .methods(around.node)
        .some(({ node }) => node.id === fn.id)
    );
  }

  private isProperty(file: SourceFile, fn: Node): boolean {
    const around = this.world.classAround(file, fn);
    const own =
      around &&
      lang(file)
        .methods(around.node)
        .find(({ node }) => node.id === fn.id);
    return own?.hidden === true || fn.children.some(child => child?.type === 'get');
  }
}

/** The method of a name that only a run can tell. */
const ANY_METHOD = '\0?';

/** Methods of which the language uses the result only to look at it, or looks for those who ask for it. */
const GIVING_NOTHING =
  /^(?:__(?:init|post_init|init_subclass|set_name|repr|str|len|bool|hash|eq|ne|lt|le|gt|ge|contains|format|exit|del|set|setattr|setitem|delattr|delitem|enter)__|toString|valueOf|toJSON|then)$/;

/** Definitions know where they stand. */
function codeOf(definition: Definition | undefined): Code[] {
  if (!(definition instanceof Described)) return [];
  const { node, site } = definition;
  return site.file.language.effects ? [{ file: site.file, node }] : [];
}
