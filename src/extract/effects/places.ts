import type { Importer } from '../evaluate/modules.js';
import {
  ANY_MODULE,
  type Key,
  type Macro,
  type Spelling,
  type Target,
} from '../languages/language/effects.js';
import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';
import { Words } from '../words.js';
import { isEnumeration, lang } from './lang.js';
import type { Variable } from './scopes.js';
import { isTooDeep, memberOf, partOf, type State, stateKey, within } from './state.js';
import { Trail } from './trail.js';
import { isBeside } from './world.js';

/** Other files that are looked at for one table, each time that it gets to where these may see it: beyond, nobody knows. */
const MAX_LOOKED_AT = 50_000;

/** Where a table is put: names, fields, containers, and the files that import it. */
export abstract class Places extends Trail {
  protected readonly variables = new Set<string>();
  private lookedAt = 0;

  /** A use that counts only if it runs. */
  protected abstract visit(file: SourceFile, node: Node, state: State): void;

  /** @param from where a name gets it, when it is not a name for it from the start. */
  protected variable(variable: Variable, given: State, from?: Node): void {
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
      if (scope.id === file.root.id) {
        this.export(file, name, state);
        this.beside(file, name, state);
        this.inMacros(file, name, state);
      }
      // What a class has under a name is asked of the class, or of its instances.
      if (lang(file).isClass(scope)) {
        this.field(file, name, state, variable);
        this.ofClass(file, scope, name, state);
        this.ofEnumeration(file, scope, state);
      }
    });
  }

  /** Macros of a file that say its name, or that of such a macro: what they write stands wherever they are used. */
  private inMacros(file: SourceFile, name: string, state: State, inner?: Spelling): void {
    for (const macro of this.world.macros.of(file)) {
      const own = this.world.macros.spelling(file, macro, name);
      const isMore = inner === 'changes' || inner === 'calls';
      const does = isMore && own !== 'nothing' ? inner : own;
      const given = does === 'part' ? partOf(state, undefined) : state;
      const key = `${file.path}:#${macro.name}:${does}:${given ? stateKey(given) : ''}`;
      if (does === 'nothing' || !given || this.variables.has(key)) continue;
      this.variables.add(key);
      this.spelled(file, macro, does, given);
      for (const other of this.world.seers(file, macro.name)) {
        if (other === 'unseen') this.escape(file, file.root, state);
        else this.spelled(other, macro, does, given);
      }
    }
  }

  private spelled(file: SourceFile, { name, parameters }: Macro, does: Spelling, state: State): void {
    const language = lang(file);
    for (const node of file.occurrences(name)) {
      const isDefinition = node.parent?.childForFieldName('name')?.id === node.id;
      if (!language.names.has(node.type) || (isDefinition && /^preproc/.test(node.parent?.type ?? '')))
        continue;
      const around = parameters && node.parent && language.call(node.parent) ? node.parent : node;
      const isPlace = /^(replaced|changed)$/.test(language.use(around).kind);
      if (!isPlace && (does === 'part' || does === 'whole')) this.visit(file, around, state);
      else if (this.isAlive(file, node) !== false) {
        if (does === 'calls') this.escape(file, around, state);
        else if (state.wrap.length === 0) this.write(file, around, [], undefined);
      }
    }
    this.inMacros(file, name, state, does);
  }

  /** A class that is an object itself has it as any other holder does: `for each in E`, `vars(C)`. */
  private ofClass(file: SourceFile, scope: Node, name: string, state: State): void {
    const own = lang(file).sees ? null : scope.childForFieldName('name');
    if (own && lang(file).names.has(own.type))
      this.variable(this.world.scopes(file).variable(own), memberOf(state, name));
  }

  /** The constructor of an enumeration gets what its members are worth: the parts of it, where these are several. */
  private ofEnumeration(file: SourceFile, scope: Node, state: State): void {
    const language = lang(file);
    if (!isEnumeration(scope, language)) return;
    for (const { name, node } of language.methods(scope)) {
      if (!language.starters.includes(name)) continue;
      for (const { target, rest } of language.parameters(node)) {
        const isPart = state.wrap.length > 0;
        const all = isPart
          ? { ...state, wrap: [undefined, ...state.wrap.slice(1)] }
          : within(state, undefined);
        const given = rest ? all : isPart ? partOf(state, undefined) : state;
        for (const each of given ? language.targets(target) : []) this.assign(file, each, given as State);
      }
    }
  }

  protected assign(file: SourceFile, { node, keys, rest }: Target, given: State): void {
    // Another name for a table: it is no change when that means something else later.
    const { path, method, reference, shifted } = given;
    const other: State = {
      path,
      wrap: [],
      ...(shifted && { shifted }),
      ...(reference && { reference }),
      ...(method !== undefined && { method }),
    };
    let state: State | undefined = given.wrap.length > 0 ? { ...given, slot: false } : other;
    for (const key of keys) state = state && partOf(state, key);
    if (state && state.method === undefined && this.isCopied(file, state)) state = this.entries(state);
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
        if (!language.ownModule?.isParameter(member.object)) return;
      }
      const isBehind = language.standsBehind?.(member.name, file.text);
      if (isBehind || language.everywhere?.has(member.object.text)) this.escape(file, node, state);
      this.field(file, member.name, state);
      this.inModule(file, member.object, member.name, state);
      if (language.names.has(member.object.type) && !this.isSelf(file, member.object))
        this.hold(file, member.object, within(state, member.name));
      return;
    }
    const use = language.use(node);
    const container = node.namedChildren[0];
    if (container && language.use(container).kind === 'part') {
      const part = language.use(container);
      const held = part.kind === 'part' && part.several ? this.entries(state) : undefined;
      this.hold(file, container, held ?? within(state, part.kind === 'part' ? part.key : undefined));
    } else if (use.kind === 'bound' || /identifier|string/.test(node.type))
      this.field(file, node.text, state);
    else this.escape(file, node, state);
  }

  private isSelf(file: SourceFile, object: Node): boolean {
    const scopes = this.world.scopes(file);
    const fn = scopes.functionAround(object);
    return fn !== null && scopes.signature(fn).self === object.text;
  }

  /** An object gets it as a member that is named by a text: `setattr(x, "f", it)`; where nobody knows by which, anything may ask for it. */
  protected holdMember(file: SourceFile, object: Node, name: Key, state: State): void {
    if (name === undefined || lang(file).standsBehind?.(name, file.text)) {
      this.escape(file, object, state);
      return;
    }
    this.field(file, name, { ...state, slot: false });
    this.inModule(file, object, name, state);
    this.hold(file, object, within(state, name));
  }

  /** A container gets it. */
  protected hold(file: SourceFile, container: Node, state: State): void {
    const language = lang(file);
    const whose = language.membersOf?.(container);
    const held = whose && partOf(state, state.wrap[0]);
    if (held) {
      this.holdMember(file, whose, state.wrap[0], held);
      return;
    }
    if (language.names.has(container.type)) {
      const scopes = this.world.scopes(file);
      const variable = scopes.variable(container);
      this.variable(variable, state);
      // Names may be given to each other in a circle.
      const key = `${file.path}:<${variable.scope.id}:${variable.name}:${stateKey(state)}`;
      if (this.variables.has(key)) return;
      this.variables.add(key);
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
    if (member) {
      this.field(file, member.name, state);
      this.inModule(file, member.object, member.name, state);
    } else if (container.type === 'this' || language.call(container) || container.type === 'super') {
      if (state.wrap[0] !== undefined)
        this.field(file, state.wrap[0], { ...state, wrap: state.wrap.slice(1) });
    } else {
      const inner = container.namedChildren[0];
      if (inner && language.use(inner).kind === 'part') this.hold(file, inner, within(state, undefined));
      else if (inner && language.use(inner).kind === 'same') this.hold(file, inner, state);
    }
  }

  /** `module.T = K`: that file itself has it by the name alone. */
  private inModule(file: SourceFile, object: Node, name: string, state: State): void {
    if (!lang(file).attributes) return;
    const meant = this.world.moduleOf(file, object);
    const module = typeof meant === 'string' ? this.world.module(meant, file) : meant;
    if (module) this.variable({ file: module, scope: module.root, name }, state);
  }

  /**
   * Whatever is called so in some object: instances and namespaces are told apart by the names of their fields alone.
   * @param own what it is in the class that declares it; another class may declare one of its own.
   * @param home of a name of a package, a file of that: others ask the package for it.
   */
  protected field(file: SourceFile, name: string, given: State, own?: Variable, home?: SourceFile): void {
    if (isTooDeep(given)) return;
    const state = this.shape.general(given);
    const key = `${file.path}:.${name}:${own?.scope.id ?? ''}:${stateKey(state)}`;
    if (this.variables.has(key)) return;
    this.variables.add(key);
    this.ahead.push(() => this.fieldIn(file, name, state, own, home));
  }

  private fieldIn(file: SourceFile, name: string, state: State, own?: Variable, home?: SourceFile): void {
    const language = lang(file);
    for (const node of this.world.captured(file))
      this.variable(this.world.scopes(file).variable(node), { ...state, home: false });
    for (const node of file.occurrencesIn(name, file.root, this.asleep(file, file.root))) {
      const parent = node.parent;
      const member = parent && language.member(parent);
      if (parent && member?.name === name && member.object.id !== node.id) {
        if (language.use(parent).kind === 'replaced' && !state.home) continue;
        if (own && this.isOfOtherClass(file, member.object, own)) continue;
        if (home && this.isOfOtherPackage(file, member.object, home)) continue;
        this.visit(file, parent, state);
      } else if (parent && this.isSetter(file, parent)) {
        for (const { target } of language.parameters(parent).slice(-1))
          for (const each of language.targets(target)) this.assign(file, each, state);
      } else if (language.member(node)?.name === name) this.visit(file, node, state);
      else if (language.sees && !state.home && this.isOfObject(file, node, own))
        this.visit(file, node, state);
      else if (node.type === 'shorthand_property_identifier_pattern')
        this.variable(this.world.scopes(file).variable(node), state);
    }
    for (const other of this.world.seers(file, name))
      if (other === 'unseen') this.escape(file, file.root, state);
      else this.field(other, name, state, own, home);
    const isPlain = /^\w+$/.test(name);
    for (const user of isPlain ? this.users(file) : []) {
      if (!user.says(name)) continue;
      const other = user.open();
      if (other === 'unseen') this.escape(file, file.root, state);
      else if (other?.language.effects) this.field(other, name, state, own, home);
    }
  }

  /** Whether what a name is asked of is certainly not the package of a file: a variable, or another package. */
  private isOfOtherPackage(file: SourceFile, object: Node, home: SourceFile): boolean {
    const { sees, names } = lang(file);
    if (!sees?.packageOf) return false;
    if (!names.has(object.type)) return true;
    const scopes = this.world.scopes(file);
    const { scope, name } = scopes.variable(object);
    if (scopes.declarations(scope, name).length > 0) return true;
    const specifier = sees.packageOf(object);
    const other = specifier === undefined ? undefined : this.world.module(specifier, file);
    // The package at the top is called by the name of the module, which is no folder.
    return other !== undefined && home.path.includes('/') && !isBeside(home, other);
  }

  /** Whether an expression is a class that declares a member of its own by the name of that of another class. */
  private isOfOtherClass(file: SourceFile, object: Node, own: Variable): boolean {
    const callee = this.world.callee(file, object);
    return (
      callee.kind === 'code' &&
      callee.code.every(
        ({ file: other, node }) =>
          lang(other).isClass(node) &&
          !(other === own.file && node.id === own.scope.id) &&
          this.world.scopes(other).declarations(node, own.name).length > 0,
      )
    );
  }

  private isSetter(file: SourceFile, fn: Node): boolean {
    return lang(file).isFunction(fn) && lang(file).isSetter?.(fn) === true;
  }

  /** Whether a name alone means a member of the class around it (the one that declares it, where that is known), or of one that is not seen. */
  private isOfObject(file: SourceFile, node: Node, own: Variable | undefined): boolean {
    const language = lang(file);
    if (!language.names.has(node.type) || language.declaration(node)) return false;
    const scopes = this.world.scopes(file);
    const { scope, name } = scopes.variable(node);
    if (language.isClass(scope)) return !own || (own.file === file && own.scope.id === scope.id);
    return scope.id === file.root.id && scopes.declarations(scope, name).length === 0;
  }

  /** Who imports a file, as long as so many were not looked at for the table already. */
  protected users(file: SourceFile): readonly Importer[] {
    if (this.lookedAt > MAX_LOOKED_AT) return [];
    const users = this.world.modules.importers(file);
    this.lookedAt += users.length;
    if (this.lookedAt <= MAX_LOOKED_AT) return users;
    this.effects.push({ path: [], key: undefined, file, node: file.root, isEscape: true });
    this.ahead.length = 0;
    return [];
  }

  /** Files that import it get it, too. */
  protected export(file: SourceFile, name: string, state: State): void {
    // A module in a module in a module: nobody changes a table through these.
    if (state.home && state.wrap.length > 1) return;
    const key = `${file.path}:>${name}:${stateKey(state)}`;
    if (this.variables.has(key)) return;
    this.variables.add(key);
    const isWhole = name === 'default' || name === 'module.exports';
    const module = name === 'module.exports' ? state : memberOf(state, name);
    for (const own of this.world.ownModule(file)) this.ahead.push(() => this.visit(file, own, module));
    for (const user of this.users(file)) {
      if (!isWhole && !this.world.passesOn(user, file) && !user.says(name)) continue;
      const other = user.open();
      if (other === 'unseen') this.escape(file, file.root, state);
      else if (other?.language.effects) this.imported(other, file, name, state);
    }
    this.anywhere(file, name, state);
  }

  /** Files that have its names without importing it get it, too. */
  private beside(file: SourceFile, name: string, state: State): void {
    const declared = this.world.scopes(file).declarations(file.root, name);
    if (declared.some(({ declaration }) => declaration.isPrivate)) return;
    for (const other of this.world.seers(file, name)) {
      if (other === 'unseen') this.escape(file, file.root, state);
      else if (!isBeside(file, other)) this.field(other, name, state, undefined, file);
      if (other === 'unseen' || !(isBeside(file, other) || lang(other).sees?.imports)) continue;
      if (this.world.scopes(other).declarations(other.root, name).length === 0)
        this.variable({ file: other, scope: other.root, name }, state);
    }
  }

  /** Who loads what only a run can tell. */
  protected loaders(file: SourceFile): readonly Importer[] {
    return this.world.modules.loaders(file);
  }

  /** Files that load what only a run can tell, and ask it for this name. */
  private anywhere(file: SourceFile, name: string, state: State): void {
    const isWhole = name === 'default' || name === 'module.exports';
    const wanted = isWhole ? state.wrap[0] : name;
    if (wanted === undefined || state.wrap.length > 1) return;
    // `module.tables.K`: all of the names on the way to it, or what goes through all that a part has (what is imported is looked for at home).
    const isImported = this.world
      .scopes(file)
      .declarations(file.root, wanted)
      .some(({ declaration }) => declaration.imported);
    const walksParts = isImported ? null : lang(file).walksParts;
    const isSaidBy = ({ says, text }: Importer) =>
      says(wanted) &&
      (state.wrap.every(key => key === undefined || says(key)) ||
        (walksParts !== null && walksParts?.test(text) !== false));
    for (const loader of this.loaders(file)) {
      if (!isSaidBy(loader) || lang(file).asksFor?.(loader.text, wanted) === false) continue;
      const other = loader.open();
      if (other === 'unseen') this.escape(file, file.root, state);
      if (other === 'unseen' || !other?.language.effects) continue;
      const whole = name === 'module.exports' ? state : memberOf(state, name);
      for (const { node, specifier, under } of this.world.loads(other))
        if (specifier === ANY_MODULE) this.loaded(other, node, whole, under);
    }
  }

  private loaded(file: SourceFile, node: Node, whole: State, under: readonly Key[] = []): void {
    const state = under.reduceRight<State>((inner, key) => memberOf(inner, key), whole);
    this.ahead.push(() => this.visit(file, node, state));
  }

  private imported(file: SourceFile, from: SourceFile, name: string, state: State): void {
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
        // Another name for it: who gives that another value changes nothing.
        if (name === 'module.exports' && imported.name === 'default') this.variable(variable, state);
        else if (given)
          this.variable(variable, { ...given, home: given.wrap.length > 0 && given.home === true });
      }
    }
    if (file.wildcards().some(means)) {
      const isDeclared = this.world.scopes(file).declarations(file.root, name).length > 0;
      if (!isDeclared) this.variable({ file, scope: file.root, name }, state);
    }
    for (const { specifier, name: wanted, as } of this.world.passedOn(file)) {
      if (!means(specifier)) continue;
      const given = name === 'module.exports' && wanted === 'default' ? state : partOf(whole, wanted);
      if (given) this.export(file, as, given);
    }
    for (const { node, specifier, under } of this.world.loads(file))
      if (specifier !== ANY_MODULE && means(specifier)) this.loaded(file, node, whole, under);
    // Code that is a text has the modules that it imports itself.
    for (const { node, holds } of this.world.reflections(file))
      if (holds?.includes('import') && new Words(holds).has(name) && this.isAlive(file, node) !== false)
        this.escape(file, node, { path: [], wrap: [] });
  }
}
