import { Described } from '../evaluate/environment.js';
import { CallResult, Definition, Mapping, Sequence, type Value } from '../evaluate/value.js';
import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';
import { lang } from './lang.js';
import { Outcomes } from './outcomes.js';
import { partOf, RESULT, resultOf, type State, stateKey } from './state.js';
import type { Code } from './world.js';

/** What becomes of a table by a method that is asked of it, or of what has it. */
export abstract class Methods extends Outcomes {
  /** What a call gives of a function or method that was reached. */
  protected called(file: SourceFile, call: Node, state: State): State | undefined {
    const result = resultOf(state);
    if (result && state.method === undefined) return result;
    if (state.method !== undefined) return this.method(file, call, state, state.method);
    // An instance has what its class has.
    return state.wrap.length > 0 ? state : undefined;
  }

  protected method(file: SourceFile, call: Node, whole: State, name: string): State | undefined {
    const { method: _, ...state } = whole;
    // `f.call(…)` of a function that gives it.
    // The method of an object that a lambda is has whatever name its interface says.
    const isCalled = /^(call|apply|__call__)$/.test(name) || lang(file).callsByMethod === true;
    if (state.wrap[0] === RESULT && isCalled) return resultOf(state);
    const library = Object.hasOwn(lang(file).libraryMethods, name)
      ? lang(file).libraryMethods[name]
      : undefined;
    if (this.ofReceiver(file, call, state)) return undefined;
    if (state.home && state.wrap.length > 0 && library?.self?.includes('write')) {
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

  /** A method that is known by the type of its object has that. */
  private ofReceiver(file: SourceFile, call: Node, state: State): boolean {
    const language = lang(file);
    const callee = language.staticTypes && language.call(call)?.callee;
    const found = callee && this.world.callee(file, callee);
    if (found?.kind !== 'code') return false;
    const { reference: _, ...value } = state;
    for (const code of found.code) {
      const isCopied = language.staticTypes?.copiesObject(code.node) && this.isCopied(file, value);
      const own = isCopied ? this.entries(value) : state;
      if (own) this.onSelf(code, own);
    }
    return true;
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
  protected methodOf(value: Value, name: string): readonly Code[] {
    if (value instanceof Mapping) {
      const own = value.get(name);
      return own instanceof Definition ? codeOf(own) : [];
    }
    if (!(value instanceof CallResult) || value.of?.kind !== 'class') return [];
    return codeOf(value.of).flatMap(of => this.world.method(of, name));
  }

  /** The object of a method, inside of it. */
  protected onSelf({ file, node }: Code, state: State): void {
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
}

/** Definitions know where they stand. */
function codeOf(definition: Definition | undefined): Code[] {
  if (!(definition instanceof Described)) return [];
  const { node, site } = definition;
  return site.file.language.effects ? [{ file: site.file, node }] : [];
}
