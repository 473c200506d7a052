import { Described } from '../evaluate/environment.js';
import { CallResult, Definition, Mapping, Sequence, type Value } from '../evaluate/value.js';
import type { Effects, Key, LibraryCall, Target } from '../languages/language/effects.js';
import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';
import { saysName } from './marks.js';
import type { Running } from './running.js';
import type { Variable } from './scopes.js';
import {
  isTooDeep,
  memberOf,
  partOf,
  RESULT,
  resultOf,
  type Shape,
  type State,
  stateKey,
  within,
} from './state.js';
import type { Code, World } from './world.js';

/** Uses that are looked at for one table: beyond, nobody knows. */
const MAX_USES = 20_000;

/** Expressions around a use that are looked at to see that it comes to nothing. */
const MAX_HARMLESS = 20;

/** Something that may change a part of a table while the program is loaded. */
export interface Effect {
  /** The part that is changed, and under which key; undefined when that is not known, or all of it. */
  readonly path: readonly Key[];
  readonly key: Key;
  readonly file: SourceFile;
  readonly node: Node;
  /** Not seen to change it: it goes to somebody of whom that is not known. */
  readonly isEscape?: boolean;
}

/** Follows one table through a program. */
export class Flow {
  readonly effects: Effect[] = [];
  private readonly seen = new Set<string>();
  private readonly variables = new Set<string>();
  private readonly alive = new Set<number>();
  private readonly awake: Node[] = [];
  private readonly sleepers = new Map<SourceFile, ((offset: number) => boolean) | null>();
  /** Where to look next: kept in a list, since files may import each other in a ring. */
  private readonly ahead: (() => void)[] = [];
  private steps = 0;

  /**
   * @param shape what the table holds, as far as that is known: what cannot be changed is not followed.
   * @param isApplied whether a use of the table's own name is a change that was applied or reported already.
   */
  constructor(
    private readonly world: World,
    private readonly running: Running,
    private readonly shape: Shape,
    private readonly isApplied: (use: Node) => boolean,
  ) {}

  /** From an expression that makes the table. */
  fromExpression(file: SourceFile, node: Node, state: State): void {
    this.enter(file, node);
    this.step(file, node, state);
    this.run();
  }

  /** From a place where code that is only known when it runs may reach the table by its name. */
  fromReflection(file: SourceFile, name: string): void {
    const language = lang(file);
    for (const { node, holds } of language.reflections(file.root, file.text)) {
      if (holds === 'names') this.visit(file, node, memberOf({ path: [], wrap: [], home: true }, name));
      else if (holds === undefined || new RegExp(`(?<!\\w)${name.replace(/\$/g, '\\$&')}(?!\\w)`).test(holds))
        if (this.isAlive(file, node)) this.escape(file, node, { path: [], wrap: [] });
    }
    this.run();
  }

  /** From the name of the table. */
  fromVariable(variable: Variable, at: Node, state: State): void {
    this.enter(variable.file, at);
    this.variable(variable, state);
    this.run();
  }

  private run(): void {
    for (let next = this.ahead.pop(); next; next = this.ahead.pop()) next();
  }

  /** What is around the table itself runs, or there would be none. */
  private enter(file: SourceFile, node: Node): void {
    const { functionAround } = lang(file);
    for (let at = functionAround(node); at; at = functionAround(at)) this.wake(at);
  }

  private wake(fn: Node): void {
    if (this.alive.has(fn.id)) return;
    this.alive.add(fn.id);
    this.awake.push(fn);
  }

  /** @param from where a name gets it, when it is not a name for it from the start. */
  private variable(variable: Variable, given: State, from?: Node): void {
    const { file, scope, name } = variable;
    if (isTooDeep(given)) return;
    const state = this.shape.general(given);
    const end = from && !state.home ? this.world.scopes(file).endOf(variable, from) : undefined;
    const key = `${file.path}:${scope.id}:${name}:${end ?? ''}:${stateKey(state)}`;
    if (this.variables.has(key)) return;
    this.variables.add(key);
    this.ahead.push(() => {
      for (const node of this.world.scopes(file).uses(variable, this.asleep(file, scope)))
        if (end === undefined || node.startIndex < end) this.visit(file, node, state);
      if (scope.id === file.root.id) this.export(file, name, state);
      // What a class has under a name is asked of the class, or of its instances.
      if (lang(file).isClass(scope)) this.field(file, name, state);
    });
  }

  /** A use that counts only if it runs. */
  private visit(file: SourceFile, node: Node, state: State): void {
    if (state.path.length + state.wrap.length === 0 && this.isApplied(node)) return;
    if (this.isHarmless(file, node, state)) return;
    if (this.isAlive(file, node)) this.step(file, node, state);
  }

  /** Whether a use is seen to come to nothing where it stands: then nobody has to know whether it runs, which costs much more. */
  private isHarmless(file: SourceFile, start: Node, from: State): boolean {
    const language = lang(file);
    let node = start;
    let state = from;
    for (let i = 0; i < MAX_HARMLESS; i += 1) {
      const use = language.use(node);
      const isWritten = use.kind === 'replaced' || use.kind === 'changed';
      if (this.isFixed(state) && !state.method && !isWritten) return true;
      switch (use.kind) {
        case 'read':
          return true;
        case 'replaced':
          return i === 0 && !state.home && (language.declaration(node) !== null || isName(file, node));
        case 'same':
          break;
        case 'part': {
          const next = this.part(file, use, state);
          if (!next) return true;
          state = next;
          break;
        }
        case 'within':
          state = within(state, use.key);
          break;
        case 'copied': {
          const entries = this.entries(state);
          if (!entries) return true;
          state = entries;
          break;
        }
        case 'bound': {
          const given = use.each ? this.each(file, state) : state;
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

  /** Whether a function of the library looks at what it gets, and no more. */
  private isOnlyRead(
    file: SourceFile,
    node: Node,
    index: number | string | undefined,
    state: State,
  ): boolean {
    const call = lang(file).call(node);
    if (!call || typeof index !== 'number' || (state.home && state.wrap.length > 0)) return false;
    const library = this.world.library(file, this.world.callee(file, call.callee));
    const args = library?.args ?? [];
    return library !== undefined && !library.callback && (args[index] ?? args.at(-1) ?? 'read') === 'read';
  }

  /** What need not be looked at in a large part of a file; functions that the table itself led to are. */
  private asleep(file: SourceFile, scope: Node): ((offset: number) => boolean) | undefined {
    if (scope.endIndex - scope.startIndex < file.text.length / 2) return undefined;
    let isAsleep = this.sleepers.get(file);
    if (isAsleep === undefined) {
      isAsleep = this.running.asleep(file) ?? null;
      this.sleepers.set(file, isAsleep);
    }
    if (!isAsleep) return undefined;
    const test = isAsleep;
    return offset =>
      test(offset) && !this.awake.some(node => node.startIndex <= offset && offset < node.endIndex);
  }

  private isAlive(file: SourceFile, node: Node): boolean {
    const fn = lang(file).functionAround(node);
    return !fn || this.alive.has(fn.id) || this.running.runs(file, fn);
  }

  private isFixed(state: State): boolean {
    return state.wrap.length === 0 && this.shape.isFixed(state.path);
  }

  private step(file: SourceFile, start: Node, from: State): void {
    const language = lang(file);
    let node = start;
    let state = from;
    for (;;) {
      this.steps += 1;
      if (this.steps > MAX_USES) {
        if (this.steps === MAX_USES + 1) this.escape(file, node, state);
        return;
      }
      const key = `${file.path}:${node.id}:${stateKey(state)}`;
      if (this.seen.has(key)) return;
      this.seen.add(key);
      const use = language.use(node);
      const isWritten = use.kind === 'replaced' || use.kind === 'changed';
      if (this.isFixed(state) && !state.method && !isWritten) return;
      switch (use.kind) {
        case 'read':
          return;
        case 'same':
          node = use.node;
          continue;
        case 'part': {
          const next = this.part(file, use, state);
          if (!next) return;
          node = use.node;
          state = next;
          continue;
        }
        case 'within':
          node = use.node;
          state = within(state, use.key);
          continue;
        case 'copied': {
          const entries = this.entries(state);
          if (!entries) return;
          node = use.node;
          state = entries;
          continue;
        }
        case 'bound': {
          const given = use.each ? this.each(file, state) : state;
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
          this.returned(file, use.function, use.each ? within(state, undefined) : state);
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

  /** A part or, where that is called, a method. */
  private part(
    file: SourceFile,
    use: { node: Node; key: Key; member?: boolean },
    state: State,
  ): State | undefined {
    const next = lang(file).use(use.node);
    if (state.home && state.wrap.length > 0 && use.member && use.key === '__dict__') return state;
    if (state.method !== undefined && use.member) {
      // `K.push.apply(K, …)`
      return /^(call|apply|bind|__func__)$/.test(use.key ?? '') ? state : undefined;
    }
    const isWritten = next.kind === 'replaced' || next.kind === 'changed';
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
    if (!part || (this.isFixed(part) && !isWritten)) return undefined;
    return part;
  }

  /** Whether a member of a container can be an entry of it. */
  private isKey(file: SourceFile, key: string): boolean {
    return !lang(file).mapsGiveKeys && !Object.hasOwn(lang(file).libraryMethods, key);
  }

  private isMethod(file: SourceFile, state: State, key: string): boolean {
    if (state.wrap.length > 0 || !Object.hasOwn(lang(file).libraryMethods, key)) return false;
    return this.shape
      .at(state.path)
      .some(value => value instanceof Sequence || (value instanceof Mapping && value.get(key) === undefined));
  }

  /** A new container with what something holds. */
  private entries(state: State): State | undefined {
    const part = partOf(state, undefined);
    return part && !this.isFixed(part) ? within(part, undefined) : undefined;
  }

  /** What a loop gets, one after the other. */
  private each(file: SourceFile, state: State): State | undefined {
    const part = partOf(state, undefined);
    if (!part || this.isFixed(part)) return undefined;
    if (state.wrap.length > 0) return part;
    const values = this.shape.at(state.path);
    if (!values.every(value => value instanceof Mapping)) return part;
    return lang(file).mapsGiveKeys ? undefined : within(part, '1');
  }

  private assign(file: SourceFile, { node, keys, rest }: Target, given: State): void {
    // Another name for a table: it is no change when that means something else later.
    const { path, method } = given;
    const other: State = { path, wrap: [], ...(method !== undefined && { method }) };
    let state: State | undefined = given.wrap.length > 0 ? { ...given, slot: false } : other;
    for (const key of keys) state = state && partOf(state, key);
    if (rest && state) state = this.entries(state);
    if (!state || (this.isFixed(state) && state.method === undefined)) return;
    const language = lang(file);
    if (language.names.has(node.type)) {
      this.variable(this.world.scopes(file).variable(node), state, node);
      return;
    }
    const member = language.member(node);
    if (member) {
      const name = language.exported(node);
      if (name !== null) {
        this.export(file, name, state);
        return;
      }
      this.field(file, member.name, state);
      if (language.names.has(member.object.type) && !this.isSelf(file, member.object))
        this.hold(file, member.object, within(state, member.name));
      return;
    }
    const use = language.use(node);
    const container = node.namedChildren[0];
    if (container && language.use(container).kind === 'part') {
      const part = language.use(container);
      this.hold(file, container, within(state, part.kind === 'part' ? part.key : undefined));
    } else if (use.kind === 'bound' || /identifier|string/.test(node.type))
      this.field(file, node.text, state);
    else this.escape(file, node, state);
  }

  private isSelf(file: SourceFile, object: Node): boolean {
    const fn = lang(file).functionAround(object);
    return fn !== null && lang(file).self(fn) === object.text;
  }

  /** A container gets it. */
  private hold(file: SourceFile, container: Node, state: State): void {
    const language = lang(file);
    if (language.names.has(container.type)) {
      const scopes = this.world.scopes(file);
      const variable = scopes.variable(container);
      this.variable(variable, state);
      for (const { declaration } of scopes.declarations(variable.scope, variable.name)) {
        const { value, imported } = declaration;
        const isAlias = value && (language.names.has(value.type) || language.member(value));
        if (isAlias && value) this.hold(file, value, state);
        const module = imported?.name != null ? this.world.module(imported.specifier, file) : undefined;
        if (module && imported?.name)
          this.variable({ file: module, scope: module.root, name: imported.name }, state);
      }
      return;
    }
    const member = language.member(container);
    if (member) this.field(file, member.name, state);
    else if (container.type === 'this' || language.call(container) || container.type === 'super') {
      if (state.wrap[0] !== undefined)
        this.field(file, state.wrap[0], { ...state, wrap: state.wrap.slice(1) });
    } else {
      const inner = container.namedChildren[0];
      if (inner && language.use(inner).kind === 'part') this.hold(file, inner, within(state, undefined));
      else if (inner && language.use(inner).kind === 'same') this.hold(file, inner, state);
    }
  }

  /** Whatever is called so in some object: instances and namespaces are told apart by the names of their fields alone. */
  private field(file: SourceFile, name: string, given: State): void {
    if (isTooDeep(given)) return;
    const state = this.shape.general(given);
    const key = `${file.path}:.${name}:${stateKey(state)}`;
    if (this.variables.has(key)) return;
    this.variables.add(key);
    this.ahead.push(() => this.fieldIn(file, name, state));
  }

  private fieldIn(file: SourceFile, name: string, state: State): void {
    const language = lang(file);
    for (const node of file.occurrencesIn(name, file.root, this.asleep(file, file.root))) {
      const parent = node.parent;
      const member = parent && language.member(parent);
      if (parent && member?.name === name && member.object.id !== node.id) {
        if (language.use(parent).kind === 'replaced' && !state.home) continue;
        this.visit(file, parent, state);
      } else if (node.type === 'shorthand_property_identifier_pattern')
        this.variable(this.world.scopes(file).variable(node), state);
    }
    const isPlain = /^\w+$/.test(name);
    for (const user of isPlain ? this.world.modules.importers(file) : []) {
      if (!saysName(user.text, name)) continue;
      const other = user.open();
      if (other === 'unseen') this.escape(file, file.root, state);
      else if (other?.language.effects) this.field(other, name, state);
    }
  }

  /** Files that import it get it, too. */
  private export(file: SourceFile, name: string, state: State): void {
    // A module in a module in a module: nobody changes a table through these.
    if (state.home && state.wrap.length > 1) return;
    const key = `${file.path}:>${name}:${stateKey(state)}`;
    if (this.variables.has(key)) return;
    this.variables.add(key);
    const isWhole = name === 'default' || name === 'module.exports';
    for (const user of this.world.modules.importers(file)) {
      const passesOn = /\bimport\s*\*|\bexport\s*\*/.test(user.text);
      if (!isWhole && !passesOn && !saysName(user.text, name)) continue;
      const other = user.open();
      if (other === 'unseen') this.escape(file, file.root, state);
      else if (other?.language.effects) this.imported(other, file, name, state);
    }
  }

  private imported(file: SourceFile, from: SourceFile, name: string, state: State): void {
    const language = lang(file);
    const means = (specifier: string) => this.world.module(specifier, file) === from;
    const whole = name === 'module.exports' ? state : memberOf(state, name);
    for (const { node, declaration } of this.world.imports(file)) {
      const { imported } = declaration;
      if (!imported) continue;
      const { specifier, under } = imported;
      const variable = { file, scope: declaration.scope, name: node.text };
      if (imported.name === null) {
        const outer = (under ?? []).reduceRight<State>((inner, part) => memberOf(inner, part), whole);
        if (means(specifier)) this.variable(variable, outer);
      } else if (imported.submodule !== undefined && means(imported.submodule))
        this.variable(variable, whole);
      else if (means(specifier)) {
        const given = partOf(
          whole,
          imported.name === 'default' && name === 'module.exports' ? undefined : imported.name,
        );
        if (name === 'module.exports' && imported.name === 'default') this.variable(variable, state);
        else if (given) this.variable(variable, given);
      }
    }
    if (file.wildcards().some(means)) {
      const isDeclared = this.world.scopes(file).declarations(file.root, name).length > 0;
      if (!isDeclared) this.variable({ file, scope: file.root, name }, state);
    }
    for (const { binding } of file.bindings(name))
      if (binding.kind === 'import' && binding.exported !== undefined && means(binding.specifier))
        this.export(file, binding.exported, binding.name === null ? whole : state);
    for (const call of this.world.loads(file)) {
      const loaded = language.loaded(call);
      if (loaded !== null && loaded !== '' && means(loaded)) this.visit(file, call, whole);
    }
  }

  /** Something is assigned to the place that the expression is. */
  private written(file: SourceFile, node: Node, state: State, inPlace: boolean): void {
    if (state.wrap.length > 0) return;
    const isVariable = isName(file, node);
    if (isVariable || state.path.length === 0) {
      if (state.home) {
        if (this.isApplied(node)) return;
        const use = lang(file).use(node.namedChildren[0] ?? node);
        // `globals()[name] = …`: which name, nobody knows.
        if (use.kind === 'part' && use.key === undefined) this.escape(file, node, { path: [], wrap: [] });
        else this.write(file, node, [], undefined);
        return;
      }
      if (inPlace && lang(file).mapsGiveKeys) this.changeWhole(file, node, state);
      return;
    }
    if (state.slot) {
      if (inPlace && lang(file).mapsGiveKeys) this.changeWhole(file, node, state);
      return;
    }
    this.write(file, node, state.path.slice(0, -1), state.path.at(-1));
  }

  private changeWhole(file: SourceFile, node: Node, { path }: State): void {
    if (this.shape.isFixed(path)) return;
    this.write(file, node, path, undefined);
  }

  private write(file: SourceFile, node: Node, path: readonly Key[], key: Key): void {
    this.effects.push({ path, key, file, node: statementAround(node) });
  }

  private escape(file: SourceFile, node: Node, state: State): void {
    if (state.home && state.wrap.length > 0) return;
    // Of what a call makes, nothing more is said than how it was called.
    if (this.shape.at(state.path).every(value => value instanceof CallResult && value.of?.kind !== 'class'))
      return;
    this.effects.push({ path: state.path, key: undefined, file, node, isEscape: true });
  }

  /** What a call gives of a function or method that was reached. */
  private called(file: SourceFile, call: Node, state: State): State | undefined {
    const result = resultOf(state);
    if (result && state.method === undefined) return result;
    if (state.method !== undefined) return this.method(file, call, state, state.method);
    // An instance has what its class has.
    return state.wrap.length > 0 ? state : undefined;
  }

  private method(file: SourceFile, call: Node, whole: State, name: string): State | undefined {
    const { method: _, ...state } = whole;
    const library = Object.hasOwn(lang(file).libraryMethods, name)
      ? lang(file).libraryMethods[name]
      : undefined;
    if (state.wrap.length > 0) {
      // A container that holds it; what an instance holds is known by its fields.
      return library ? this.outcome(file, call, state, library.self, library, undefined) : undefined;
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
    if (name !== 'this') this.variable({ file, scope: node, name }, state);
    else
      for (const each of file.occurrencesIn('this', node))
        if (each.type === 'this') this.visit(file, each, state);
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
        case 'item':
          if (part && !this.isFixed(part)) result = part;
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

  /** Functions that the library calls with the parts of what it gets. */
  private callback(file: SourceFile, call: Node, state: State): void {
    const part = this.each(file, state) ?? partOf(state, undefined);
    if (!part || this.isFixed(part)) return;
    const given = within(part, undefined);
    for (const argument of lang(file).call(call)?.arguments ?? []) {
      const value = argument.childForFieldName('value') ?? argument;
      const isValue =
        lang(file).isFunction(value) || lang(file).names.has(value.type) || lang(file).member(value);
      if (!isValue) continue;
      const callee = this.world.callee(file, lang(file).isFunction(argument) ? argument : value);
      // Of a function's arguments, one is what it goes through; a method goes through its object.
      const isMethod = lang(file).member(lang(file).call(call)?.callee ?? call) !== null;
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

  private argument(
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
    const returned = library?.callback ? resultOf(state) : undefined;
    if (library && returned) {
      // What the function gives is what the call gives, or holds: `xs.map(x => [x])`.
      const what = `${library.self ?? ''} ${library.args?.[0] ?? ''}`;
      if (what.includes('copy')) this.visit(file, node, within(returned, undefined));
      if (what.includes('item')) this.visit(file, node, returned);
      return;
    }
    if (library) {
      const args = library.args ?? [];
      const what =
        typeof index === 'number' ? (args[index] ?? args.at(-1)) : index === undefined ? args.at(-1) : 'read';
      const holder = callee.kind === 'method' ? callee.object : index === 0 ? undefined : call.arguments[0];
      const given = index === undefined ? partOf(state, undefined) : state;
      if (!given || this.isFixed(given)) return;
      const next = this.outcome(
        file,
        node,
        given,
        what,
        typeof index === 'number' && index < 2 ? library : {},
        holder,
      );
      if (next) this.visit(file, node, next);
      return;
    }
    if (callee.kind === 'code') {
      for (const code of callee.code) this.parameter(file, node, code, index, state);
      return;
    }
    this.escape(file, at, state);
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
    else if (what.includes('item') && name === state.wrap[0] && call.kind === 'argument') {
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
      // A class without one keeps what it is given in its fields.
      if (starters.length > 0) return;
      const field = typeof index === 'number' ? effects.fields(code.node)[index] : index;
      this.visit(file, call, within(state, field));
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
    for (const { target, rest } of chosen)
      for (const each of effects.targets(target))
        this.assign(code.file, { ...each, rest: false }, rest ? within(given, undefined) : given);
    // `arguments[0]`
    if (chosen.length === 0 && /\barguments\b/.test(code.node.text)) this.escape(file, call, state);
  }

  private returned(file: SourceFile, fn: Node, state: State): void {
    const held = within(state, RESULT);
    const language = lang(file);
    const name = fn.childForFieldName('name');
    if (name && language.names.has(name.type) && !this.isMethodOfClass(file, fn)) {
      this.variable(this.world.scopes(file).variable(name), held);
      return;
    }
    if (name) {
      this.field(file, name.text, held);
      for (const target of language.asked(name.text, file.root))
        for (const each of language.targets(target)) this.assign(file, each, state);
      // A property gives it without being called.
      if (this.isProperty(file, fn)) this.field(file, name.text, state);
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

function lang(file: SourceFile): Effects {
  return file.language.effects as Effects;
}

function isName(file: SourceFile, node: Node): boolean {
  return lang(file).names.has(node.type);
}

/** Definitions know where they stand. */
function codeOf(definition: Definition | undefined): Code[] {
  if (!(definition instanceof Described)) return [];
  const { node, site } = definition;
  return site.file.language.effects ? [{ file: site.file, node }] : [];
}

/** The statement that a part of it changes something by. */
function statementAround(node: Node): Node {
  let at = node;
  while (at.parent && !/(statement|block|body|module|program)$/.test(at.parent.type)) at = at.parent;
  return at.parent?.type === 'expression_statement' ? at.parent : at;
}
