import { Mapping, Sequence, type Value } from '../evaluate/value.js';
import type { Key, LibraryCall } from '../languages/language/effects.js';
import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';
import { lang } from './lang.js';
import { Places } from './places.js';
import { isMemberName, partOf, RESULT, resultOf, type State, within } from './state.js';
import type { Code } from './world.js';

/** In front of the name of a member that has a list of what a call gets. */
const IN = 'in:';
/** In front of the name under which the result has a part. */
const AS = 'as:';

/** What becomes of a table by what the library does with it: how each word of `LibraryCall` is carried out. */
export abstract class Outcomes extends Places {
  /** A part or, where that is called, a method. */
  protected abstract part(
    file: SourceFile,
    use: { node: Node; key: Key; member?: boolean },
    state: State,
  ): State | undefined;

  /** A function is called as a method of it. */
  protected abstract onSelf(code: Code, state: State): void;

  /** What becomes of an object that a function of the library gets. */
  protected outcome(
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
        case 'flat':
          result = this.flattened(file, call, part, result);
          break;
        case 'receiver':
          this.receive(file, call, state);
          break;
        case 'groups':
          if (part && !this.isFixed(part)) result = within(within(within(part, undefined), '1'), undefined);
          break;
        case 'nested':
          result = within(within(state, undefined), undefined);
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
        case 'attribute': {
          const name = lang(file).call(call)?.arguments.at(-2);
          if (holder) this.holdMember(file, holder, name && lang(file).keyOf(name), state);
          break;
        }
        case 'merged': {
          const entries = this.entries(state);
          if (holder && entries) this.hold(file, holder, entries);
          break;
        }
        default:
          if (word.startsWith(IN))
            this.visit(file, call, within(within(state, undefined), word.slice(IN.length)));
          else if (word.startsWith(AS) && part) result = within(part, word.slice(AS.length));
      }
    }
    if (library.callback) this.callback(file, call, state, library.callback);
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

  /**
   * What holds the parts of lists in place of these.
   * @param copied a list of what are no lists, where these stay as they are.
   */
  private flattened(
    file: SourceFile,
    call: Node,
    part: State | undefined,
    copied: State | undefined,
  ): State | undefined {
    const entries = part && this.entries(part);
    if (!copied || !entries) return entries ?? copied;
    const [key] = part.wrap;
    if (part.wrap.length > 0) return isMemberName(key) ? copied : entries;
    if (this.shape.at(part.path).every(each => each instanceof Sequence)) return entries;
    this.visit(file, call, entries);
    return copied;
  }

  /** Functions among the arguments of a call are called as methods of it. */
  private receive(file: SourceFile, call: Node, state: State): void {
    for (const argument of lang(file).call(call)?.arguments ?? []) {
      const callee = this.world.callee(file, argument);
      if (callee.kind !== 'code') continue;
      for (const code of callee.code) {
        this.wake(code.node);
        this.onSelf(code, state);
      }
    }
  }

  /** Functions that the library calls with the parts of what it gets. */
  private callback(file: SourceFile, call: Node, state: State, what: string): void {
    const each = this.each(file, state) ?? partOf(state, undefined);
    const part = what === 'items' ? each && partOf(each, undefined) : each;
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
      // `map(list.append, tables, values)`
      if (callee.kind === 'library' && this.world.library(file, callee)?.args?.some(isWriting))
        this.outcome(file, call, part, 'write', {}, undefined);
      if (callee.kind !== 'code') continue;
      for (const code of callee.code) {
        const effects = lang(code.file);
        if (!effects.isFunction(code.node)) continue;
        this.wake(code.node);
        for (const parameter of this.world.scopes(code.file).signature(code.node).parameters)
          for (const target of effects.targets(parameter.target))
            this.assign(code.file, target, parameter.rest ? given : part);
      }
    }
  }
}

function isWriting(what: string): boolean {
  return /\bwrite\b/.test(what);
}

/** The method of a name that only a run can tell. */
const ANY_METHOD = '\0?';
