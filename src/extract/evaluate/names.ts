import { TableEffects } from '../effects/effects.js';
import { classAround } from '../effects/lang.js';
import type { World } from '../effects/world.js';
import type { Binding, Change } from '../languages/language/binding.js';
import type { Node, Tree } from '../syntax/node.js';
import { contains } from '../syntax/nodes.js';
import type { BoundName, SourceFile } from '../syntax/source-file.js';
import { Described, type Environment, type Site, unresolvedAt } from './environment.js';
import type { Evaluator } from './evaluator.js';
import { isSourceFile, type Modules } from './modules.js';
import { inFront, momentOf } from './moment.js';
import { Rings } from './rings.js';
import {
  ended,
  inSpace,
  isAssigned,
  isBoundInBlock,
  isInside,
  isOwnValue,
  lastBefore,
  lastHoisted,
  parameterNamed,
  type Space,
} from './scoping.js';
import { TableChanges, type TablesFollowed } from './table-changes.js';
import {
  ForeignModule,
  Iterated,
  isData,
  Mapping,
  Sequence,
  Unresolved,
  UnsetName,
  type Value,
} from './value.js';

/** What names mean: definitions in scopes, imports, exports, and the statements that change tables later. */
export class Names {
  /** What later statements do to tables. */
  readonly changes: TableChanges;
  private readonly known = new Map<BoundName, Value>();
  private readonly assigned = new Map<Tree, Map<string, boolean>>();
  /** Where the macros are used that are being worked out. */
  private uses: { readonly at: Node; readonly file: SourceFile }[] = [];
  /** Whether what is being worked out looked for where it is used. */
  private dependsOnUse = false;
  private running: { bound: BoundName; label: string }[] = [];
  private readonly rings = new Rings();
  /** What is asked whether a later statement takes it from another module: modules may take all names from each other. */
  private readonly asked = new Set<BoundName>();

  constructor(
    private readonly modules: Modules,
    private readonly evaluator: Evaluator,
    tables: TablesFollowed,
    world: World,
  ) {
    const effects = tables === 'everywhere' || tables === 'definitions' ? new TableEffects(world) : undefined;
    const followed = tables === 'definitions' ? 'named' : tables === 'everywhere' ? effects : tables;
    this.changes = new TableChanges(evaluator, modules, followed ?? 'named', effects);
  }

  /** Forgets what was under way when an evaluation was broken off. */
  restart(): void {
    this.running = [];
    this.rings.restart();
    this.uses = [];
    this.asked.clear();
    this.dependsOnUse = false;
    this.changes.restart();
  }

  /** Value of a binding when the program is loaded, with the later statements that change it applied. */
  valueOf(name: string, bound: BoundName, site: Site): Value {
    return this.changes.kept(name, bound, this.boundTo(name, bound, site), site.file);
  }

  private boundTo(name: string, bound: BoundName, site: Site): Value {
    const { file, env } = site;
    // In a function that is looked at for one of its calls, a name is what it is in that one.
    const cached = env?.constant ? undefined : this.known.get(bound);
    if (cached !== undefined) return this.unlessLate(name, bound, file, cached);
    const { node } = bound.binding;
    const label = `${name} (${file.path}:${node.startPosition.row + 1})`;
    const started = this.running.findIndex(running => running.bound === bound);
    if (started >= 0) {
      const growing = this.changes.growing(bound);
      if (growing !== undefined) return growing;
      const cycle = [...this.running.slice(started).map(running => running.label), label].join(' -> ');
      return new Unresolved(`it is defined through itself: ${cycle}`, file.place(node), name, 'source-cycle');
    }
    this.running.push({ bound, label });
    this.rings.enter(file.language.scopes.loadedWith?.(node));
    const { dependsOnUse } = this;
    this.dependsOnUse = false;
    const value = this.evaluateBinding(name, bound, site);
    this.running.pop();
    this.rings.leave(bound);
    if (!env && !this.dependsOnUse) this.known.set(bound, value);
    this.dependsOnUse ||= dependsOnUse;
    return this.unlessLate(name, bound, file, value);
  }

  /** A value, unless it was made of what is not there yet when the one that asks for it is loaded. */
  private unlessLate(name: string, bound: BoundName, file: SourceFile, value: Value): Value {
    const { scopes } = file.language;
    const { node } = bound.binding;
    const whole = scopes.loadedWith?.(node);
    const late = this.rings.asking(bound, whole, file, () => this.lastGiven(name, bound, file));
    if (!late || !whole) return value;
    const front = late.whole.text.slice(0, late.upTo - late.whole.startIndex);
    const mayLoad = scopes.mayLoad?.(whole, front) ?? this.importsSources(front, late.file);
    const row = late.whole.startPosition.row + front.split('\n').length;
    const reason = `${name} is made of what line ${row} changes or makes later, as both ask for each other`;
    return mayLoad ? unresolvedAt(reason, node, file) : value;
  }

  /** Where a file gives a name its value, or changes that, for the last time while it is loaded. */
  private lastGiven(name: string, bound: BoundName, file: SourceFile): number {
    const changes = this.changes.of(name, bound, file).filter(({ when }) => when !== 'later');
    return Math.max(
      ...[bound.binding.node, ...changes.map(({ change }) => change.node)].map(
        ({ startIndex }) => startIndex,
      ),
    );
  }

  private importsSources(text: string, file: SourceFile): boolean {
    return (
      file.language.effects?.specifiers(text).some(each => {
        const found = this.modules.resolve(each, file);
        return found !== undefined && isSourceFile(found) && found !== file;
      }) === true
    );
  }

  /** Where the macro is used that is being worked out, which then holds for this use alone. */
  currentUse(): Node | undefined {
    const use = this.uses.at(-1);
    this.dependsOnUse ||= use !== undefined;
    return use?.at;
  }

  /** The same for a use of the name: what a macro stands for depends on the macros that there are where it is used. */
  private valueAt(name: string, bound: BoundName, at: Node, site: Site): Value {
    if (!isMacro(bound.binding.node))
      return this.changes.kept(name, bound, this.boundTo(name, bound, site), site.file, at);
    return this.usedAt(at, site.file, () => this.valueOf(name, bound, site));
  }

  /** A name of a file that a later statement takes from another module, as it takes all names of that. */
  takenOver(name: string, bound: BoundName, file: SourceFile, at?: Node): Unresolved | undefined {
    const { wildcardsBehind } = file.language.imports;
    if (!wildcardsBehind || bound.scope !== file.root.id || file.wildcards().length === 0) return undefined;
    if (this.asked.has(bound)) return undefined;
    const isTop = at !== undefined && file.scopesAround(at).length === 1;
    this.asked.add(bound);
    const giving = wildcardsBehind(file.root, bound.binding.node.endIndex).find(
      ({ specifier, node }) =>
        !(isTop && node.startIndex > at.startIndex) &&
        this.givesAway(name, this.modules.resolve(specifier, file)),
    );
    this.asked.delete(bound);
    return giving && unresolvedAt('it is given another value by all names of a module', giving.node, file);
  }

  /** Whether who takes all names of a module gets one under this name. */
  private givesAway(name: string, module: ReturnType<Modules['resolve']>): boolean {
    if (module instanceof ForeignModule) return module.names.has(name);
    const isSource = module !== undefined && isSourceFile(module);
    return isSource && this.isPassedOn(name, module) && this.givenBy(name, module) !== undefined;
  }

  /** A constant of a class that is asked for by the name of the class, while its body runs, in front of what gives the constant its value. */
  notYetIn(whole: Value, name: string, at: Node, { file, env }: Site): UnsetName | undefined {
    const isOwn = whole instanceof Described && whole.kind === 'class' && whole.site.file === file;
    if (!isOwn || !(file.language.effects?.bareFields ?? file.language.bareMembers)) return undefined;
    const bound = file.bindings(name).find(({ binding }) => bodyAround(binding.node, file) === whole.node.id);
    const place = bound && momentOf(at, bound.scope, { file, env });
    if (!place || bodyAround(place, file) !== whole.node.id) return undefined;
    if (inFront(bound, at, { file, env }) !== 'nothing') return undefined;
    return usedBefore(name, bound.binding.node, at, file);
  }

  private usedAt<T>(at: Node, file: SourceFile, work: () => T): T {
    if (!file.language.preprocessor) return work();
    this.uses.push({ at, file });
    const result = work();
    this.uses.pop();
    return result;
  }

  /** What a name means at a node: a parameter of the function applied, or what is bound in the scopes around it. */
  lookUp(name: string, node: Node, { file, env }: Site, space: Space = 'any'): Value | undefined {
    const use = isMacro(node.parent) ? this.uses.at(-1) : undefined;
    if (use && use.file !== file) {
      // The macros of a header mean what they do in the file that takes it over.
      const value = this.lookUp(name, use.at, { file: use.file, env }, space);
      this.dependsOnUse = true;
      if (value !== undefined) return value;
    }
    const at = use?.file === file ? use.at : node;
    const parameter = parameterNamed(name, at, file, env);
    // A parameter that its function does not assign again is what it was given.
    if (parameter && (parameter.constant || !this.isAssignedIn(parameter.owner, name, file)))
      return parameter.names.get(name);
    if (file.whole && !isBoundInBlock(name, at, file))
      return this.lookUp(name, file.whole.at, { file: file.whole.file, env }, space);
    const candidates = inSpace(
      space,
      file
        .bindings(name)
        .filter(
          ({ binding }) =>
            !binding.member &&
            !this.isPassedOver(binding, file) &&
            (!parameter || (isAssigned(binding) && contains(parameter.owner, binding.node))),
        ),
    );
    if (use && candidates.length > 1) this.dependsOnUse = true;
    const [only] = candidates;
    // By far the most names are defined once, at the top of their file.
    const scopes =
      candidates.length === 1 && only?.scope === file.root.id ? [file.root.id] : file.scopesAround(at);
    for (const scope of scopes) {
      const inScope = candidates.filter(
        ({ binding, scope: own }) => own === scope && !(own !== file.root.id && isOwnValue(binding, at)),
      );
      const bound = lastHoisted(
        inScope.filter(each => inFront(each, at, { file, env }) !== 'around'),
        file,
      );
      if (parameter && bound.length < inScope.length && bound.length === 0) return parameter.names.get(name);
      if (bound.length === 0) continue;
      const [single] = bound as [BoundName];
      const sameScope = scope === scopes[0];
      const chosen =
        bound.length === 1 && !parameter
          ? single
          : (lastBefore(at, bound, sameScope) ?? (parameter ? undefined : this.heldAt(at, bound, file)));
      if (chosen && inFront(chosen, at, { file, env }) === 'nothing') {
        // What was taken in with all names may have it: `from _curses import *`, and later another one of the name.
        const ahead =
          scope === file.root.id
            ? this.usedAt(at, file, () => this.fromWildcards(name, file, space))
            : undefined;
        if (ahead !== undefined) return ahead;
        return usedBefore(name, chosen.binding.node, at, file);
      }
      if (chosen)
        return (
          this.takenOver(name, chosen, file, at) ??
          this.valueAt(name, chosen, at, {
            file,
            env: aroundBinding(chosen.binding.node, file, env),
          })
        );
      if (parameter && bound.every(({ binding }) => binding.node.endIndex > at.startIndex))
        return parameter.names.get(name);
      return this.ambiguous(name, bound, file);
    }
    // Others in this file may have the name in scopes of their own: it is not theirs.
    return firstOf(
      () => this.usedAt(at, file, () => this.fromWildcards(name, file, space)),
      () => this.fromPackage(name, file),
      () => this.submodule(name, file),
      () => file.language.statements?.nameFromStatement(name, file, this.evaluator),
      () => this.fromTaker(name, env, space),
    );
  }

  /** What a name means in the file that takes a text over. */
  private fromTaker(name: string, env: Environment | undefined, space: Space): Value | undefined {
    for (let e = env; e; e = e.outer)
      if (e.takenOver) return this.lookUp(name, e.takenOver.at, e.takenOver.site, space);
    return undefined;
  }

  /** Whether a function assigns a name somewhere, besides binding it as a parameter. */
  private isAssignedIn(owner: Node, name: string, file: SourceFile): boolean {
    const known = this.assigned.get(owner.tree) ?? new Map<string, boolean>();
    this.assigned.set(owner.tree, known);
    const key = `${owner.id}:${name}`;
    let assigned = known.get(key);
    if (assigned === undefined) {
      assigned = file.bindingsWithin(name, owner).some(isAssigned);
      known.set(key, assigned);
    }
    return assigned;
  }

  /** Whether the source defines a name, so that it is not the library's. */
  isDefined(name: string, at: Node, { file, env }: Site): boolean {
    if (parameterNamed(name, at, file, env)) return true;
    if (file.whole) return this.isDefined(name, file.whole.at, { file: file.whole.file, env });
    const candidates = file.bindings(name).filter(({ binding }) => !binding.member);
    if (candidates.length === 0) return this.isTakenOver(name, file);
    const scopes = file.scopesAround(at);
    // What is imported from outside of the repository is the library's own.
    return candidates.some(
      ({ binding, scope }) =>
        scopes.includes(scope) && (binding.kind === 'value' || this.isInSources(binding.specifier, file)),
    );
  }

  /** The name by which the library has what a file has under one, or under an import of it; undefined where the source defines it. */
  libraryName(written: string, at: Node, { file, env }: Site): string | undefined {
    if (file.whole) return this.libraryName(written, file.whole.at, { file: file.whole.file, env });
    const [first = ''] = written.split('.');
    if (this.isDefined(first, at, { file, env })) return undefined;
    const { libraryName } = file.language.imports;
    const scopes = libraryName ? file.scopesAround(at) : [];
    for (const { binding, scope } of libraryName ? file.bindings(first) : [])
      if (binding.kind === 'import' && scopes.includes(scope) && !this.isPassedOver(binding, file)) {
        const isPart = binding.name === null && binding.specifier.startsWith(`${first}.`);
        const whole = isPart ? first : (libraryName?.(binding.specifier, binding.name) ?? first);
        return `${whole}${written.slice(first.length)}`;
      }
    return written;
  }

  /** Whether a file takes over a name with all names of a module of the sources, which defines it. */
  private isTakenOver(name: string, file: SourceFile, seen = new Set([file])): boolean {
    if (!file.language.imports.wildcardsBehind) return false;
    return file.wildcards().some(specifier => {
      const module = this.source(specifier, file);
      if (!module || seen.has(module) || !this.isPassedOn(name, module)) return false;
      seen.add(module);
      const isOwn = module
        .bindings(name)
        .some(
          ({ binding, scope }) => binding.kind === 'value' && !binding.member && scope === module.root.id,
        );
      return isOwn || this.isTakenOver(name, module, seen);
    });
  }

  /** Whether an import in a branch is known not to run: what it would bind comes from somewhere else. */
  private isPassedOver(binding: Binding, file: SourceFile): boolean {
    if (binding.kind !== 'import' || binding.node.parent?.id === file.root.id) return false;
    return file.language.statements?.runsWithFile(binding.node, file, this.evaluator) === false;
  }

  /** Whether a specifier means a module that is there: one of the sources, or of the language's own library. */
  isModule(specifier: string, file: SourceFile): boolean {
    return this.modules.resolve(specifier, file) !== undefined;
  }

  /** The file of the sources that a specifier means; undefined for a module that is elsewhere, or not known. */
  source(specifier: string, file: SourceFile): SourceFile | undefined {
    const module = this.modules.resolve(specifier, file);
    return module !== undefined && isSourceFile(module) ? module : undefined;
  }

  /** The module of the language's own library that a specifier means; undefined when it is in the sources, or not known. */
  foreign(specifier: string, file: SourceFile): ForeignModule | undefined {
    const module = this.modules.resolve(specifier, file);
    return module instanceof ForeignModule ? module : undefined;
  }

  private isInSources(specifier: string, file: SourceFile): boolean {
    const module = this.modules.resolve(specifier, file);
    return module !== undefined && !(module instanceof ForeignModule);
  }

  /**
   * The first change to the table that a name means, among those that certainly run after this use of it: whoever
   * takes the entries out here does not see what that change adds. With a member, only those that give it another value.
   */
  changedAfter(name: string, at: Node, { file, env }: Site, member?: string): Change | undefined {
    if (file.whole) return this.changedAfter(name, file.whole.at, { file: file.whole.file, env }, member);
    const candidates = file.bindings(name).filter(({ binding }) => !binding.member);
    for (const bound of candidates) {
      // What changes it says what it is by then.
      if (this.changes.growing(bound) !== undefined) continue;
      // A function looks at it when it is called; the body of a class, its static blocks, and what parameters are by themselves, where they stand.
      const isOwn = (node: Node) =>
        file.scopesAround(node)[0] === bound.scope ||
        (bound.scope === file.root.id && file.language.effects?.functionAround(node) === null) ||
        (file.language.bareMembers === true && isRunWith(node, bound.scope, file));
      const place = isOwn(at) ? at : env && momentOf(at, bound.scope, { file, env });
      if (!place) continue;
      const later = this.changes
        .of(name, bound, file)
        .find(
          ({ change, when }) =>
            when === 'always' &&
            change.node.startIndex >= place.endIndex &&
            (member === undefined || setsMember(change, member)),
        );
      if (later && isOwn(place)) return later.change;
    }
    return undefined;
  }

  /** A member of a module: what the file exports, or has at its top, under this name. */
  exported(name: string, file: SourceFile): Value | undefined {
    return firstOf(
      () => this.givenBy(name, file),
      () => this.fromWildcards(name, file),
      () => this.fromPackage(name, file),
      () => file.language.statements?.nameFromStatement(name, file, this.evaluator),
    );
  }

  /** What a file gives under a name without taking it over from others. */
  private givenBy(name: string, file: SourceFile, space?: Space): Value | undefined {
    const own = this.ownExport(name, file, space);
    if (own !== undefined) return own;
    // `module.exports = { name }`
    const whole = name === 'module.exports' ? undefined : this.wholeExport(file);
    return whole instanceof Mapping ? whole.get(name) : undefined;
  }

  /** What a file itself exports, or has at its top, under a name. */
  private ownExport(name: string, file: SourceFile, space: Space = 'any'): Value | undefined {
    const bound = inSpace(space, file.bindings(name));
    const exported = bound.filter(({ binding }) => binding.exported === name);
    const ofTop = (all: readonly BoundName[]) =>
      all.filter(
        ({ binding, scope }) =>
          !binding.member && scope === file.root.id && !this.isPassedOver(binding, file),
      );
    if (exported.length === 0) return this.heldAtEnd(name, ofTop(bound), file);
    // `export { local as name }`: who imports it has what the local one has by then.
    const local = exported.length === 1 ? localOf(exported[0] as BoundName) : undefined;
    const locals = local === undefined ? [] : ofTop(inSpace(space, file.bindings(local)));
    return local !== undefined && locals.length > 0
      ? this.heldAtEnd(local, locals, file)
      : this.heldAtEnd(name, exported, file);
  }

  /** What a name has when its file has run, of several definitions of it. */
  private heldAtEnd(name: string, chosen: readonly BoundName[], file: SourceFile): Value | undefined {
    const site: Site = { file, env: undefined };
    // When a file has run, the last assignment holds: unless a branch decides about one of them.
    const last = chosen.at(-1);
    const isPlain = chosen.every(({ binding }) => binding.node.parent?.id === file.root.id);
    if (last && (chosen.length === 1 || isPlain))
      return this.takenOver(name, last, file) ?? this.valueOf(name, last, site);
    const holding = this.holding(chosen, file, false);
    if (holding) return this.valueOf(name, holding, site);
    return chosen.length > 1 ? this.ambiguous(name, chosen, file) : undefined;
  }

  /** Other files of the same package that may define a name, or something for it. */
  packageFiles(name: string, file: SourceFile): readonly SourceFile[] {
    return this.modules.packageFiles(name, file);
  }

  /** What another file of the package has at its top under a name. */
  private fromPackage(name: string, file: SourceFile): Value | undefined {
    for (const other of this.packageFiles(name, file)) {
      const found = this.ownExport(name, other);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The module that a specifier means, as a value. */
  module(specifier: string, node: Node, file: SourceFile, interop = false): Value {
    const found = this.modules.resolve(specifier, file);
    if (found === undefined) return unresolvedAt(`${specifier} is not a file of the repository`, node, file);
    const whole = isSourceFile(found) ? this.moduleValue(found) : found;
    if (!interop || whole instanceof Described || whole instanceof Unresolved) return whole;
    return new Mapping([{ key: 'default', value: whole, origin: file.origin(node) }]);
  }

  /** A file of the package that `file` stands for. */
  submodule(name: string, file: SourceFile): Value | undefined {
    const specifier = file.language.packages?.submodule?.(name, file.path);
    const found = specifier ? this.modules.resolve(specifier, file) : undefined;
    return found !== undefined && isSourceFile(found) && found !== file ? this.moduleValue(found) : undefined;
  }

  private moduleValue(found: SourceFile): Value {
    const whole = found.bindings('default').length === 0 ? this.wholeExport(found) : undefined;
    return whole ?? this.evaluator.defined('module', found.path, found.root, { file: found, env: undefined });
  }

  /** `module.exports = …`, when that is all there is. */
  wholeExport(file: SourceFile): Value | undefined {
    const all = file.wholeExports();
    // When a file has run, the last assignment holds, unless a branch decides about one of them.
    const isPlain = all.every(({ binding }) => binding.node.parent?.id === file.root.id);
    const last = all.length === 1 || isPlain ? all.at(-1) : undefined;
    return last && this.valueOf('module.exports', last, { file, env: undefined });
  }

  private evaluateBinding(name: string, bound: BoundName, site: Site): Value {
    const { binding } = bound;
    const { file } = site;
    if (binding.kind === 'import') {
      const value = this.imported(binding, file);
      return isData(value) && this.isWholeData(binding, file)
        ? this.changes.applied(name, bound, value, site)
        : value;
    }
    if (file.language.preprocessor) {
      // Of a file with errors elsewhere, only what has none itself can be believed.
      const error = 'id' in binding.value ? file.syntaxError(binding.node) : undefined;
      if (error) return new Unresolved('there is a syntax error', error, name, 'source-syntax');
    }
    const value =
      'id' in binding.value
        ? this.evaluator.evaluate(binding.value, site)
        : this.evaluator.meaning(binding.value, binding.node, site);
    if (value instanceof Iterated)
      return unresolvedAt('it can be gone through once, and only a run can tell by whom', binding.node, file);
    const { holds } = binding;
    if (holds === undefined) return this.changes.applied(name, bound, value, site);
    const held = (each: Value) => this.evaluator.held(holds, each, file.place(binding.node), site);
    return held(this.changes.applied(name, bound, held(value), site));
  }

  /** Whether an import gives all that a file of data holds, which is an object of the program like any other. */
  private isWholeData(
    { name, specifier }: BoundName['binding'] & { kind: 'import' },
    file: SourceFile,
  ): boolean {
    const isWhole = name === null || name === 'default';
    return isWhole && isData(this.modules.resolve(specifier, file));
  }

  private imported(binding: BoundName['binding'] & { kind: 'import' }, file: SourceFile): Value {
    const { specifier, name, submodule, node } = binding;
    const nested = () => (submodule === undefined ? undefined : this.modules.resolve(submodule, file));
    const itself = name !== null && this.modules.resolve(specifier, file) === file;
    // `from . import x` in the package's own file means its submodule.
    const module = itself ? undefined : this.module(specifier, node, file, binding.interop);
    if (name === null && module !== undefined) return module;
    // What has no exports of its own (a JSON file, `module.exports = …`) is itself the default.
    if (name === 'default' && module !== undefined && !(module instanceof Described)) return module;
    if (module !== undefined && !(module instanceof Unresolved)) {
      const member = this.evaluator.members.ifAny(module, name as string);
      if (member !== undefined) return member;
    }
    const found = nested();
    if (found !== undefined) return isSourceFile(found) ? this.moduleValue(found) : found;
    if (module instanceof Unresolved) return module;
    const isThere = module instanceof ForeignModule && name !== null && module.names.has(name);
    return unresolvedAt(
      isThere ? `${specifier}.${name} has a value that only a run gives` : `${specifier} has no ${name}`,
      node,
      file,
    );
  }

  /**
   * What a file takes over under a name with all names of others, and what these take over in turn. Where to look next is kept
   * in a list, not on the stack: files may take over from each other in a ring, and the value that is found may look further.
   */
  private fromWildcards(name: string, file: SourceFile, space?: Space): Value | undefined {
    const seen = new Set<SourceFile>();
    const ahead: (() => Value | undefined)[] = [];
    const lookBehind = (taker: SourceFile) => {
      if (seen.has(taker)) return;
      seen.add(taker);
      for (const specifier of [...taker.wildcards()].reverse()) ahead.push(() => lookIn(specifier, taker));
    };
    const lookIn = (specifier: string, taker: SourceFile): Value | undefined => {
      const module = this.modules.resolve(specifier, taker);
      if (module instanceof ForeignModule) return module.get(name);
      if (module === undefined || !isSourceFile(module) || !this.isPassedOn(name, module)) return undefined;
      const given = this.givenBy(name, module, space);
      if (given !== undefined) return given;
      ahead.push(
        () => module.language.statements?.nameFromStatement(name, module, this.evaluator),
        () => this.fromPackage(name, module),
      );
      lookBehind(module);
      return undefined;
    };
    lookBehind(file);
    for (let lookup = ahead.pop(); lookup; lookup = ahead.pop()) {
      const found = lookup();
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Whether a file gives a name to those that take over all its names: what its list of exports has, where it has one. */
  private isPassedOn(name: string, file: SourceFile): boolean {
    const exportList = file.language.definitions?.exportList;
    if (exportList === undefined) return true;
    const list = file.bindings(exportList).some(({ scope }) => scope === file.root.id)
      ? this.ownExport(exportList, file)
      : undefined;
    if (!(list instanceof Sequence)) return !name.startsWith('_');
    return list.entries.some(({ value }) => value === name || value instanceof Unresolved);
  }

  /** The definition that holds for a use of a name; of those in the same stretch of code only the ones before it count. */
  heldAt(at: Node, bound: readonly BoundName[], file: SourceFile): BoundName | undefined {
    const scope = bound[0]?.scope;
    let isLater = false;
    for (let node = at.parent; node && node.id !== scope && !isLater; node = node.parent)
      isLater = file.language.scopes.deferred.has(node.type);
    return this.holding(isLater ? bound : ended(bound, at), file, isLater);
  }

  /**
   * Of several definitions of a name, the one that holds after all of them; undefined where a run decides.
   *
   * @param atAnyTime whether the name is used at a time that is not known, so that an earlier one may hold then.
   */
  private holding(bound: readonly BoundName[], file: SourceFile, atAnyTime: boolean): BoundName | undefined {
    const { statements } = file.language;
    if (!statements) return undefined;
    const live = bound
      .map(each => ({ each, runs: statements.runsWithFile(each.binding.node, file, this.evaluator) }))
      .filter(({ runs }) => runs !== false);
    const last = live.at(-1);
    return last?.runs && !(atAnyTime && live.length > 1) ? last.each : undefined;
  }

  private ambiguous(name: string, bound: readonly BoundName[], file: SourceFile): Unresolved {
    const lines = bound.map(({ binding }) => binding.node.startPosition.row + 1).join(', ');
    return unresolvedAt(
      `${name} is assigned ${bound.length} times (lines ${lines})`,
      (bound[0] as BoundName).binding.node,
      file,
    );
  }
}

/** What was bound around a definition when its function was called: a loop inside of that binds more. */
function aroundBinding(node: Node, file: SourceFile, env: Environment | undefined): Environment | undefined {
  let around = env;
  while (around && !isInside(node, file, around)) around = around.outer;
  return around;
}

/** Whether a node stands in a scope, and runs with what that is made of. */
function isRunWith(node: Node, scope: number, file: SourceFile): boolean {
  return (
    file.scopesAround(node).includes(scope) && momentOf(node, scope, { file, env: undefined }) !== undefined
  );
}

/** Whether a change puts something in the place of an entry, or takes that away. */
function setsMember(change: Change, member: string): boolean {
  if ((change.kind !== 'set' && change.kind !== 'remove') || change.key === undefined) return false;
  const { key } = change;
  return (typeof key === 'string' ? key : key.text.replace(/^["'`](.*)["'`]$/s, '$1')) === member;
}

/** By its id, the class whose body a node stands in. */
function bodyAround(node: Node, file: SourceFile): number | undefined {
  const { effects } = file.language;
  return effects ? classAround(node, effects)?.id : file.scopesAround(node)[0];
}

function usedBefore(name: string, definition: Node, at: Node, file: SourceFile): UnsetName {
  const reason = `${name} is used before line ${definition.startPosition.row + 1} gives it a value`;
  return new UnsetName(reason, file.place(at), name);
}

/** The local name that others have under another one. */
function localOf({ binding }: BoundName): string | undefined {
  const value = binding.kind === 'value' ? binding.value : undefined;
  return value && !('id' in value) && value.kind === 'name' && binding.exported !== 'module.exports'
    ? value.name
    : undefined;
}

/** The first that is there: `null` is a value, too. */
function firstOf(...lookups: readonly (() => Value | undefined)[]): Value | undefined {
  for (const lookup of lookups) {
    const value = lookup();
    if (value !== undefined) return value;
  }
  return undefined;
}

/** A definition of a macro, whose body is text to its grammar. */
function isMacro(node: Node | null): boolean {
  return node !== null && /^preproc_(?:function_)?def$/.test(node.type);
}
