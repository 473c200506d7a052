import type { LibraryCall, Spelling } from '../languages/language/effects.js';
import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';
import { fieldsAt, givenFields } from './given-fields.js';
import { lang } from './lang.js';
import { Methods } from './methods.js';
import { UNNAMED } from './reach.js';
import { partOf, RESULT, resultOf, type State, stateKey, within } from './state.js';
import type { Code } from './world.js';
import { wrappersOf } from './wrappers.js';

/** What becomes of a table that a call gets as an argument, or that a function gives. */
export abstract class Calls extends Methods {
  /** What an expression comes to that has the table. */
  protected abstract step(file: SourceFile, start: Node, from: State): void;

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
    if (this.inMacro(file, call.callee, index) === 'nothing') return true;
    const library = this.world.library(file, this.world.callee(file, call.callee));
    return library !== undefined && !library.callback && argumentOf(library, index) === 'read';
  }

  /** Whether a function of a library changes what it gets: `setattr(f, "__doc__", …)`, `strcpy(x, …)`. */
  protected isWrittenBy(file: SourceFile, node: Node, index: number | string | undefined): boolean {
    const call = lang(file).call(node);
    if (!call || typeof index !== 'number') return false;
    const library = this.world.library(file, this.world.callee(file, call.callee));
    return library !== undefined && /\bwrite\b/.test(argumentOf(library, index));
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
        const target = this.world.scopes(code.file).signature(code.node).parameters[index]?.target;
        const given = call.arguments[index];
        return (
          target !== undefined && given !== undefined && lang(code.file).refers?.(target, given) === true
        );
      });
    return this.isText(state) && this.isWrittenBy(file, node, index);
  }

  protected isText(state: State): boolean {
    return this.shape.at(state.path).some(value => typeof value === 'string');
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
      this.moduleArgument(file, node, index, at, state);
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
      for (const code of callee.code) this.decorated(file, node, code, index, at, state);
      return;
    }
    const does = this.inMacro(file, call.callee, index);
    if (does === 'nothing') return;
    // `make(5)(x)`: what a function gives is one that is written in it.
    const outer = language.call(call.callee);
    const maker = outer && this.world.callee(file, outer.callee);
    for (const code of maker?.kind === 'code' ? maker.code : [])
      for (const inner of functionsIn(code)) this.parameter(file, node, inner, index, state);
    const written = does === 'part' ? partOf(state, undefined) : does === 'whole' ? state : undefined;
    if (written) this.visit(file, node, written);
    else this.escape(file, at, state);
  }

  /** Decorators get what they stand at. */
  protected decorators(file: SourceFile, node: Node, decorators: readonly Node[], state: State): void {
    for (const decorator of decorators) this.argument(file, decorator, 0, node, state);
  }

  /** What a function gets, and what decorators put in front of it. */
  private decorated(
    file: SourceFile,
    call: Node,
    code: Code,
    index: number | string | undefined,
    at: Node,
    state: State,
  ): void {
    this.parameter(file, call, code, index, state);
    const wrappers = lang(code.file).isFunction(code.node) ? wrappersOf(code, this.world) : [];
    if (wrappers === 'unknown') this.escape(file, at, state);
    else for (const wrapper of wrappers) this.parameter(file, call, wrapper, index, state);
  }

  /** What a macro does with what it is given in a place; undefined when it is none, or nobody knows. */
  private inMacro(file: SourceFile, callee: Node, index: number | string | undefined): Spelling | undefined {
    if (typeof index !== 'number' || !lang(file).names.has(callee.type)) return undefined;
    const all = this.world.macros.named(file, callee.text).map(macro => {
      const name = macro.parameters?.[index];
      return name === undefined || name === '...'
        ? 'calls'
        : this.world.macros.spelling(file, macro, name, true);
    });
    const [first] = all;
    return all.every(each => each === first) ? first : undefined;
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
      const isMade = typeof index === 'string' && library.named?.includes('called') === true;
      if (isMade || what.includes('item')) this.visit(file, node, returned);
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
    // `f(**{'a': x})`: each part is what is given under its name.
    if (index === undefined && library.named?.includes('field')) this.visit(file, node, state);
    if (typeof index === 'string' && what?.includes('field')) this.visit(file, node, within(given, index));
    const isFirst = typeof index === 'number' && index < 2;
    const next = this.outcome(file, node, given, what, isFirst ? library : {}, holder);
    if (next) this.visit(file, node, next);
  }

  /** Who gets the module (or class) that has the table may set a name of it, or give it back. */
  private moduleArgument(
    file: SourceFile,
    node: Node,
    index: number | string | undefined,
    at: Node,
    state: State,
  ): void {
    const { callee: called, arguments: args = [] } = lang(file).call(node) ?? {};
    const callee = called && this.world.callee(file, called);
    if (callee?.kind === 'code') {
      for (const code of callee.code) this.parameter(file, node, code, index, state);
      return;
    }
    const library = callee && this.world.library(file, callee);
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

  protected parameter(
    file: SourceFile,
    call: Node,
    code: Code,
    index: number | string | undefined,
    state: State,
  ): void {
    const effects = lang(code.file);
    if (effects.isClass(code.node)) {
      const starters = this.world.makersOf(code);
      const metaclass = effects.makers?.(code.node).metaclass;
      for (const made of metaclass ? this.world.classesOf(code.file, metaclass) : [])
        for (const called of this.world.method(made, '__call__'))
          this.parameter(file, call, called, index, state);
      for (const starter of starters) this.parameter(file, call, starter, index, state);
      const isOwn = this.world.methodsOf(code).some(({ name }) => effects.starters.includes(name));
      if (!isOwn) this.intoFields(file, call, code, index, state, starters.length > 0);
      return;
    }
    const given = index === undefined ? partOf(state, undefined) : state;
    // `f(K...)`: what it gets is the list itself.
    const isSpread =
      typeof index === 'number' && /^variadic/.test(lang(file).call(call)?.arguments[index]?.type ?? '');
    // All that is compared goes to the same few methods.
    const key = `(${code.node.id}:${typeof index}${index}:${isSpread}:${stateKey(state)}`;
    if (this.variables.has(key)) return;
    this.variables.add(key);
    this.wake(code.node);
    const { parameters } = this.world.scopes(code.file).signature(code.node);
    if (!given) return;
    const chosen =
      typeof index === 'string'
        ? parameters.filter(each => each.name === index || each.rest)
        : index === undefined
          ? parameters
          : parameters.filter((each, i) => i === index || (each.rest && i < index + 1));
    for (const { target, rest, copied } of chosen) {
      const state = rest && !isSpread ? within(given, undefined) : copied ? this.entries(given) : given;
      for (const each of state ? effects.targets(target) : [])
        this.assign(code.file, { ...each, rest: false }, state as State);
    }
    // Nobody sees whether it is a list that is all of them, or one of them.
    for (const { target, rest } of effects.takesLists ? chosen : [])
      for (const each of rest && !isSpread ? effects.targets(target) : [])
        this.assign(code.file, each, given);
    const all = effects.allArguments;
    for (const at of all ? code.file.occurrencesIn(all, code.node) : [])
      if (effects.names.has(at.type))
        this.visit(code.file, at, within(given, typeof index === 'number' ? String(index) : undefined));
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
    for (const code of this.world.givenByOperator(file)(node)) this.parameter(file, node, code, index, state);
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
    return around !== undefined && this.world.methodsOf(around).some(({ node }) => node.id === fn.id);
  }

  protected isProperty(file: SourceFile, fn: Node): boolean {
    const around = this.world.classAround(file, fn);
    const own = around && this.world.methodsOf(around).find(({ node }) => node.id === fn.id);
    return own?.hidden === true || fn.children.some(child => child?.type === 'get');
  }
}

/** Methods of which the language uses the result only to look at it, or looks for those who ask for it. */
const GIVING_NOTHING =
  /^(?:__(?:init|post_init|init_subclass|set_name|repr|str|len|bool|hash|eq|ne|lt|le|gt|ge|contains|format|exit|del|set|setattr|setitem|delattr|delitem|enter)__|toString|valueOf|toJSON|then)$/;

/** What a function of a library does with one of its arguments. */
function argumentOf({ args = [] }: LibraryCall, index: number): string {
  return args[index] ?? args.at(-1) ?? 'read';
}

/** Functions that stand directly in a function. */
function functionsIn({ file, node }: Code): Code[] {
  const { isFunction } = lang(file);
  const found = (at: Node): Code[] =>
    isFunction(at) ? [{ file, node: at }] : at.namedChildren.flatMap(child => (child ? found(child) : []));
  const body = node.childForFieldName('body');
  return body ? found(body) : [];
}
