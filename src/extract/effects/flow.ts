import { hasWord } from '../../text/words.js';
import { Described } from '../evaluate/environment.js';
import { isScalar } from '../evaluate/pure-functions.js';
import { CallResult, type Definition, isData, Mapping, Sequence, type Value } from '../evaluate/value.js';
import type { Key, Use } from '../languages/language/effects.js';
import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';
import { Calls } from './calls.js';
import { lang } from './lang.js';
import { isSetByText } from './replaced.js';
import type { Variable } from './scopes.js';
import { memberOf, partOf, RESULT, type State, shiftedIn, stateKey, within } from './state.js';
import { isName } from './trail.js';
import type { Code } from './world.js';

/** Uses that are looked at for one table: beyond, nobody knows. */
const MAX_USES = 20_000;

/** Expressions around a use that are looked at to see that it comes to nothing. */
const MAX_HARMLESS = 20;

/** Methods by which an instance is called, asked for what stands under a key, and for a member. */
const CALLING = ['__call__'];
const LOOKING = ['__getitem__', '__setitem__', '__delitem__', '__missing__'];
const ASKING = ['__getattr__', '__getattribute__', '__setattr__', '__delattr__'];
/** A method that nobody names. */
const SOME_METHOD = '\0';
/** What others get something by. */
const KEEPING: ReadonlySet<Use['kind']> = new Set(['within', 'copied', 'merged', 'returned', 'exported']);

/** Follows one table through a program. */
export class Flow extends Calls {
  private readonly seen = new Set<string>();
  private steps = 0;
  maxUses = MAX_USES;

  /** From an expression that makes the table. */
  fromExpression(file: SourceFile, node: Node, state: State): void {
    this.enter(file, node);
    this.step(file, node, state);
    this.run();
  }

  /** From a place where code that is only known when it runs may reach the table by its name. */
  fromReflection(file: SourceFile, name: string): void {
    for (const { node, holds } of this.world.reflections(file)) {
      if (holds === 'names') this.visit(file, node, memberOf({ path: [], wrap: [], home: true }, name));
      else if ((holds === undefined || hasWord(holds, name)) && this.isAlive(file, node) !== false) {
        if (isSetByText(name, holds, node, file)) this.write(file, node, [], undefined);
        else this.escape(file, node, { path: [], wrap: [] });
      }
    }
    this.run();
  }

  /** From the places where a file has all its names at once: the table is what holds these. */
  fromNamespace(file: SourceFile): void {
    for (const { node, holds } of this.world.reflections(file)) {
      if (holds === 'names') this.visit(file, node, { path: [], wrap: [] });
      else if (lang(file).definesNames?.(node) && this.isAlive(file, node) !== false)
        this.write(file, node, [], undefined);
    }
    this.run();
  }

  /** From an expression that is the table, or holds it, where that runs. */
  fromUse(file: SourceFile, node: Node, state: State = { path: [], wrap: [] }): void {
    this.visit(file, node, state);
    this.run();
  }

  /** From the files that have it from another one under a name. */
  fromExport(file: SourceFile, name: string): void {
    this.export(file, name, { path: [], wrap: [] });
    this.run();
  }

  /** From the name of the table. */
  fromVariable(variable: Variable, at: Node, state: State): void {
    this.enter(variable.file, at);
    this.variable(variable, state);
    this.run();
  }

  /** A use that counts only if it runs. */
  protected visit(file: SourceFile, node: Node, state: State): void {
    if (state.path.length + state.wrap.length === 0 && this.isApplied(node)) return;
    if (this.isHarmless(file, node, state)) return;
    const runs = this.isAlive(file, node);
    const isAlive = runs === false ? this.isWrittenElsewhere(file, node, state) : runs;
    if (isAlive) this.step(file, node, state);
    else if (isAlive === undefined) this.escape(file, node, state);
  }

  /** Whether it is written to where it stands, in a function of which it was not known that it runs: where all is looked at, that is known. */
  protected isWrittenElsewhere(_file: SourceFile, _node: Node, _state: State): boolean | undefined {
    return false;
  }

  /** Whether a use is plainly a change of it: `f = …`, `f.__doc__ = …`, `m.f = …`. */
  protected isWrite(file: SourceFile, start: Node, from: State): boolean {
    const language = lang(file);
    let node = start;
    let state = from;
    for (let i = 0; i < MAX_HARMLESS; i += 1) {
      const use = language.use(node);
      if (this.isPlace(file, use, state)) return true;
      if (use.kind === 'same') state = pointed(state, use);
      else if (use.kind === 'part') {
        const next = this.part(file, use, state);
        if (!next) return false;
        state = next;
      } else if (use.kind === 'called') return this.mayChange(file, state);
      else if (use.kind === 'argument') return this.isWrittenBy(file, use.call, use.index);
      else return use.kind === 'replaced' || use.kind === 'changed';
      node = use.node;
    }
    return false;
  }

  /** Whether a call may be one of a method of what is followed; and not of that itself, or of a function of a module that only has it. */
  private mayChange(file: SourceFile, { method, wrap }: State): boolean {
    if (method === undefined) return wrap.length > 0;
    return wrap.length === 0 || Object.hasOwn(lang(file).libraryMethods, method);
  }

  /** Whether a use is seen to come to nothing where it stands: then nobody has to know whether it runs, which costs much more. */
  private isHarmless(file: SourceFile, start: Node, from: State): boolean {
    const language = lang(file);
    let node = start;
    let state = from;
    for (let i = 0; i < MAX_HARMLESS; i += 1) {
      const use = language.use(node);
      const isWritten = use.kind === 'replaced' || use.kind === 'changed';
      if (this.isPlace(file, use, state)) return false;
      if (this.isFixed(state) && !state.method && !isWritten) return true;
      if (this.world.givenByOperator(file)(node).length > 0 || this.asked(use, state).length > 0)
        return false;
      switch (use.kind) {
        case 'read':
          return true;
        case 'replaced':
          return (
            i === 0 &&
            !state.home &&
            (language.declaration(node) !== null || isName(file, node)) &&
            !language.isReference?.(node)
          );
        case 'same':
          state = pointed(state, use);
          break;
        case 'part': {
          const next = this.part(file, use, state);
          if (!next) return true;
          state = next;
          break;
        }
        case 'within':
          if (state.method !== undefined) return false;
          state = within(state, use.key);
          break;
        case 'copied': {
          if (state.method !== undefined) return false;
          const entries = this.spread(state);
          if (!entries) return true;
          state = entries;
          break;
        }
        case 'bound': {
          const given = this.given(file, use, state);
          return !use.node && (!given || (this.isFixed(given) && given.method === undefined));
        }
        case 'argument':
          return this.isOnlyRead(file, use.call, use.index, state);
        default:
          return false;
      }
      node = use.node;
    }
    return false;
  }

  protected step(file: SourceFile, start: Node, from: State): void {
    const language = lang(file);
    let node = start;
    let state = from;
    for (;;) {
      this.steps += 1;
      if (this.steps > this.maxUses) {
        // Told of the whole table, whatever part was looked at last.
        if (this.steps === this.maxUses + 1)
          this.effects.push({ path: [], key: undefined, file, node, isEscape: true });
        return;
      }
      const key = `${file.path}:${node.id}:${stateKey(state)}`;
      if (this.seen.has(key)) return;
      this.seen.add(key);
      const use = language.use(node);
      const isWritten = use.kind === 'replaced' || use.kind === 'changed';
      if (this.isPlace(file, use, state)) {
        const isEach = use.kind === 'bound' && use.each;
        this.write(
          file,
          node,
          isEach ? state.path : state.path.slice(0, -1),
          isEach ? undefined : state.path.at(-1),
        );
        return;
      }
      if (this.isFixed(state) && !state.method && !isWritten) return;
      this.operand(file, node, state);
      if (state.method !== undefined && KEEPING.has(use.kind)) {
        // Whoever gets a method of the table calls it, sooner or later.
        this.called(file, node, state);
        return;
      }
      for (const code of this.asked(use, state)) this.onSelf(code, state);
      switch (use.kind) {
        case 'read':
          return;
        case 'same':
          node = use.node;
          state = pointed(state, use);
          continue;
        case 'part': {
          const next = this.part(file, use, state);
          if (!next) return;
          node = use.node;
          state = next;
          continue;
        }
        case 'within':
          if (use.isField && use.key !== undefined)
            this.field(file, use.key, { ...state, home: false, slot: false });
          node = use.node;
          state = within(state, use.key);
          continue;
        case 'copied': {
          const entries = this.spread(state);
          if (!entries) return;
          node = use.node;
          state = entries;
          continue;
        }
        case 'bound': {
          const given = this.given(file, use, state);
          if (given) for (const target of language.targets(use.target)) this.assign(file, target, given);
          if (!use.node) return;
          node = use.node;
          continue;
        }
        case 'merged': {
          const entries = this.entries(state);
          if (entries) this.hold(file, use.target, entries);
          return;
        }
        case 'replaced':
        case 'changed':
          this.written(file, node, state, use.kind === 'changed');
          return;
        case 'argument':
          this.argument(file, use.call, use.index, node, state);
          return;
        case 'called': {
          const next = this.called(file, use.call, state);
          if (!next) return;
          node = use.call;
          state = next;
          continue;
        }
        case 'returned':
          this.returned(file, use.function, use.each ? within(state, undefined) : state, node);
          return;
        case 'exported':
          this.export(file, use.name, state);
          return;
        case 'unknown':
          this.escape(file, node, state);
          return;
      }
    }
  }

  /** Methods of an instance that are called without being named: by `r(x)`, `r[x]`, as a property. */
  private asked(use: Use, { path, wrap, method }: State): readonly Code[] {
    if (wrap.length > 0 || method !== undefined || (use.kind !== 'called' && use.kind !== 'part')) return [];
    const instances = this.shape.at(path).filter(value => value instanceof CallResult);
    if (instances.length === 0) return [];
    const own = use.kind === 'part' && use.member ? use.key : undefined;
    const properties =
      own === undefined
        ? []
        : instances
            .flatMap(value => this.methodOf(value, own))
            .filter(({ file, node }) => this.isProperty(file, node));
    const names = use.kind === 'called' ? CALLING : use.member ? ASKING : LOOKING;
    return [...properties, ...instances.flatMap(value => names.flatMap(name => this.methodOf(value, name)))];
  }

  /** What a name gets. */
  private given(
    file: SourceFile,
    use: { each?: boolean; values?: boolean; copied?: boolean },
    state: State,
  ): State | undefined {
    const given = use.each ? this.each(file, state, use.values) : state;
    return use.copied && given && !given.reference ? this.entries(given) : given;
  }

  /** Whether a place is named, of which only the value cannot change: who has the name may give it another one. */
  private isPlace(file: SourceFile, use: Use, state: State): boolean {
    if (state.wrap.length > 0 || state.method !== undefined) return false;
    const place = use.kind === 'bound' && use.each ? partOf(state, undefined) : state;
    if (use.kind === 'part' && this.isMadeBy(file, use, state)) return true;
    if (use.kind === 'bound' && use.reference && this.isTaken(file, use.target)) return true;
    if (!place || (place.path.length === 0 && !place.home) || !this.isFixed(place)) return false;
    if (use.kind === 'same' || use.kind === 'bound' || use.kind === 'returned') return use.reference === true;
    if (use.kind === 'argument') return this.isHanded(file, use.call, use.index, state);
    if (use.kind === 'unknown') return lang(file).textsChange === true && state.home === true;
    return use.kind === 'part' && this.isTextChange(file, use, state);
  }

  /** Whether a text is changed where it is: `s.append("x")`, `s[0] = 'x'`. */
  private isTextChange(file: SourceFile, use: Use & { kind: 'part' }, state: State): boolean {
    const language = lang(file);
    if (!language.textsChange || !this.isText(state)) return false;
    const next = language.use(use.node);
    const { kind } = next;
    const isPointedTo = next.kind === 'same' && next.reference === true;
    if (!use.member) return kind === 'replaced' || kind === 'changed' || isPointedTo;
    const known = Object.hasOwn(language.libraryMethods, use.key ?? '');
    return kind === 'called' && known && /\bwrite\b/.test(language.libraryMethods[use.key ?? '']?.self ?? '');
  }

  /** Names for parts of what they get: `auto& [name, n] = K[0]`. */
  private isTaken(file: SourceFile, target: Node): boolean {
    const { sees, targets } = lang(file);
    return sees !== undefined && targets(target).some(({ keys }) => keys.length > 0);
  }

  /** Whether an entry is made by being asked for: `m["new"]` of C++. */
  private isMadeBy(file: SourceFile, { key, member }: Use & { kind: 'part' }, state: State): boolean {
    if (member || !lang(file).makesEntries || /^\d+$/.test(key ?? '')) return false;
    return this.shape
      .at(state.path)
      .some(
        value =>
          value instanceof Mapping &&
          value.entries.some(entry => typeof entry.key === 'string') &&
          (key === undefined || value.get(key) === undefined),
      );
  }

  /** A part or, where that is called, a method. */
  protected part(
    file: SourceFile,
    use: { node: Node; key: Key; member?: boolean },
    state: State,
  ): State | undefined {
    const next = lang(file).use(use.node);
    if (state.wrap.length > 0 && use.member && use.key === '__dict__') return state;
    if (state.method !== undefined && use.member) {
      // `K.push.apply(K, …)`
      if (use.key === '__self__') return { ...state, method: undefined };
      return /^(call|apply|bind|__func__|__call__)$/.test(use.key ?? '') ? state : undefined;
    }
    const isWritten = next.kind === 'replaced' || next.kind === 'changed';
    if (use.member && !isWritten && state.wrap.length === 0 && lang(file).itself?.has(use.key ?? ''))
      return state;
    if (next.kind === 'called' && this.isMethodByKey(file, use, state))
      return { ...state, method: SOME_METHOD };
    const part = partOf(state, use.key);
    if (use.member && use.key !== undefined) {
      const holdsIt =
        state.wrap.length > 0 &&
        (state.wrap[0] === use.key || (state.wrap[0] === undefined && state.wrap[1] === RESULT));
      if (!holdsIt && next.kind === 'called') return { ...state, method: use.key };
      if (state.wrap.length > 0 && state.wrap[0] === undefined && !this.isKey(file, use.key))
        return undefined;
      // A method that is not called here: `add = K.append`.
      if (!holdsIt && !isWritten && this.isMethod(file, state, use.key)) return { ...state, method: use.key };
    }
    if (use.member && use.key !== undefined && !isWritten && this.isMethodValue(file, state, use.key))
      return { ...state, method: use.key };
    if (!part || (this.isFixed(part) && !isWritten && !this.isPlace(file, next, part))) return undefined;
    return part;
  }

  /** `K[name](…)` of a list or map in which nothing can be called: whichever of its methods that is. */
  private isMethodByKey(file: SourceFile, { key }: { key: Key }, { path, wrap }: State): boolean {
    if (key !== undefined || wrap.length > 0 || !lang(file).methodsByKey) return false;
    return this.shape.at(path).some(whole => {
      // What is empty and no list is filled with functions elsewhere, if it is called so.
      const isHolder = whole instanceof Sequence || (whole instanceof Mapping && whole.entries.length > 0);
      return isHolder && whole.entries.every(({ value }) => isScalar(value) || isData(value));
    });
  }

  /** A method that is taken from a structure without being called there: `f := K[0].Set`. */
  private isMethodValue(file: SourceFile, { path, wrap }: State, key: string): boolean {
    if (wrap.length > 0 || !lang(file).sees) return false;
    const values = this.shape.at(path);
    const hasMethods = lang(file).staticTypes !== undefined;
    const isPlain = (value: Value) =>
      // Members of lists and maps are methods alone.
      (hasMethods && (value instanceof Sequence || value instanceof Mapping)) ||
      (value instanceof CallResult &&
        value.byParameter !== undefined &&
        !value.byParameter.has(key) &&
        !hasField(value.of, key));
    return values.length > 0 && values.every(isPlain);
  }

  /** Whether a member of a container can be an entry of it. */
  private isKey(file: SourceFile, key: string): boolean {
    const { mapsGiveKeys, copies, libraryMethods } = lang(file);
    // A copy of a structure has what its fields have.
    return (!mapsGiveKeys || copies !== undefined) && !Object.hasOwn(libraryMethods, key);
  }

  private isMethod(file: SourceFile, state: State, key: string): boolean {
    if (state.wrap.length > 0 || !Object.hasOwn(lang(file).libraryMethods, key)) return false;
    return this.shape
      .at(state.path)
      .some(value => value instanceof Sequence || (value instanceof Mapping && value.get(key) === undefined));
  }
}

/** Whether a structure has a field of a name, given or not. */
function hasField(of: Definition | undefined, name: string): boolean {
  if (!(of instanceof Described) || of.shape?.kind !== 'class') return false;
  return of.shape.class.parameters?.some(parameter => parameter.name === name) === true;
}

function pointed(from: State, { reference, shifted }: Use & { kind: 'same' }): State {
  const state = shifted ? shiftedIn(from) : from;
  return reference === undefined || state.wrap.length > 0 ? state : { ...state, reference };
}
