import type { Importer, Modules } from '../evaluate/modules.js';
import { isData } from '../evaluate/value.js';
import type { Effects, LibraryCall } from '../languages/language/effects.js';
import type { Node } from '../syntax/node.js';
import { SourceFile } from '../syntax/source-file.js';
import { classAround, lang } from './lang.js';
import { Macros } from './macros.js';
import { oncePerFile, oncePerNode } from './once-per-file.js';
import { Receivers } from './receivers.js';
import { type Declared, Scopes, type Variable } from './scopes.js';
import { Tops } from './tops.js';

type Methods = ReturnType<Effects['methods']>;

/** A function or class of the repository. */
export interface Code {
  readonly file: SourceFile;
  readonly node: Node;
}

/** What is called: code of the repository, a function of a library by its full name, or nobody knows. */
export type Callee =
  | { readonly kind: 'code'; readonly code: readonly Code[] }
  | { readonly kind: 'library'; readonly name: string }
  | { readonly kind: 'method'; readonly name: string; readonly object: Node }
  | { readonly kind: 'unknown' };

/** Names that lead to names: bounds what circles of them could cost. */
const MAX_DEPTH = 8;

const UNKNOWN: Callee = { kind: 'unknown' };

/** The files of a repository as far as objects and calls go through them. */
export class World {
  readonly scopes = oncePerFile(file => new Scopes(file, lang(file)));

  /** The statements at the top of a file, by the words that they say. */
  readonly tops = oncePerFile(file => new Tops(file.root, lang(file).nameOf));

  /** Names that a file has from others. */
  readonly imports = oncePerFile((file): readonly Declared[] => {
    const effects = lang(file);
    return effects.imports(file.root).flatMap(node => {
      const declaration = effects.declaration(node);
      return declaration?.imported ? [{ node, declaration }] : [];
    });
  });

  /** Files that import one and set attributes of functions or classes, whichever they are. */
  readonly setters = oncePerFile(file =>
    this.modules.importers(file).filter(({ text }) => lang(file).attributes?.areSet(text)),
  );

  /** What a file gives others of what it has from somebody else. */
  readonly passedOn = oncePerFile(file => lang(file).passedOn?.(file.root) ?? []);

  /** Calls that load a file and do not only give it a name. */
  readonly loads = oncePerFile(file => lang(file).loads(file.root, file.text));

  /** Names of a file that get parts of objects without saying which. */
  readonly captured = oncePerFile(file => lang(file).captured?.(file.root, file.text) ?? []);

  /** Where a file reaches its names by texts. */
  readonly reflections = oncePerFile(file => lang(file).reflections(file.root, file.text));

  /** Methods that get what stands at a node by an operator: those of classes that are known, and of its own file. */
  readonly givenByOperator = oncePerFile(file =>
    oncePerNode((node): readonly Code[] => {
      const operand = lang(file).operand?.(node);
      if (!operand) return [];
      const own = this.operators(file);
      const others = operand.of.flatMap(each => this.classesOf(file, each)).filter(of => of.file !== file);
      return [
        ...operand.methods.flatMap(name => own.get(name) ?? []),
        ...others.flatMap(of => operand.methods.flatMap(name => this.method(of, name))),
      ];
    }),
  );

  /** Methods of a file that operators call, by their names. */
  private readonly operators = oncePerFile((file): ReadonlyMap<string, readonly Code[]> => {
    const found = new Map<string, Code[]>();
    for (const name of lang(file).operators?.(file.text) ?? []) {
      const around = file.occurrences(name).flatMap(({ parent }) => parent ?? []);
      const functions = around.map(node => node.childForFieldName('value') ?? node);
      const methods = functions.filter(node => lang(file).isFunction(node)).map(node => ({ file, node }));
      found.set(name, methods);
    }
    return found;
  });

  /** Expressions by which a file has all that it gives others. */
  readonly ownModule = oncePerFile((file): readonly Node[] => {
    const { ownModule } = lang(file);
    const words = ownModule?.names.flatMap(name => file.occurrences(name)) ?? [];
    return words.flatMap(node => ownModule?.whole(node) ?? []);
  });

  readonly macros = new Macros(this);
  private readonly receivers = new Receivers(this);
  private readonly methodsAt = oncePerFile(file => oncePerNode(node => lang(file).methods(node)));
  private readonly callees = oncePerFile(() => new Map<number, Callee>());
  private readonly overridden = oncePerFile(() => new Map<string, readonly Code[]>());
  private readonly passing = new Map<Importer, ReadonlySet<string> | 'any'>();

  constructor(readonly modules: Modules) {}

  /** A file of the repository in a language whose objects can be followed. */
  module(specifier: string, importer: SourceFile): SourceFile | undefined {
    const found = this.modules.resolve(specifier, importer);
    return found instanceof SourceFile && found.language.effects ? found : undefined;
  }

  /** Whether a specifier means a file of data. */
  isData(specifier: string, importer: SourceFile): boolean {
    return isData(this.modules.resolve(specifier, importer));
  }

  /** What an expression calls when it is called. */
  callee(file: SourceFile, node: Node, depth = 0): Callee {
    if (depth > 0) return this.lookedUp(file, node, depth);
    const known = this.callees(file);
    let found = known.get(node.id);
    if (!found) {
      found = this.lookedUp(file, node, depth);
      known.set(node.id, found);
    }
    return found;
  }

  private lookedUp(file: SourceFile, node: Node, depth: number): Callee {
    const effects = lang(file);
    if (depth > MAX_DEPTH) return UNKNOWN;
    if (effects.isFunction(node) || effects.isClass(node)) return { kind: 'code', code: [{ file, node }] };
    const member = effects.member(node);
    if (member) return this.member(file, member.object, member.name, depth);
    if (effects.names.has(node.type)) return this.named(file, node, depth);
    const use = effects.use(node);
    // Parentheses and types around it.
    const inner = node.namedChildCount === 1 ? node.firstNamedChild : null;
    if (inner && use.kind !== 'unknown' && effects.use(inner).kind === 'same')
      return this.callee(file, inner, depth + 1);
    return UNKNOWN;
  }

  /** Functions at the top of a file, or of those that it sees, by their name. */
  functionsNamed(file: SourceFile, name: string): readonly Code[] {
    const files = [file, ...[...this.seers(file, name)].filter(each => each !== 'unseen')];
    return files.flatMap(other =>
      this.scopes(other)
        .declarations(other.root, name)
        .flatMap(({ declaration: { value } }) =>
          value && lang(other).isFunction(value) ? [{ file: other, node: value }] : [],
        ),
    );
  }

  /** What the library says of a function or method, unless the repository has one of its own. */
  library(file: SourceFile, callee: Callee): LibraryCall | undefined {
    const { libraryFunction, libraryMethods } = lang(file);
    if (callee.kind === 'library') return libraryFunction(callee.name);
    if (callee.kind !== 'method' || !Object.hasOwn(libraryMethods, callee.name)) return undefined;
    return this.isMadeHere(file, callee.object, callee.name) ? undefined : libraryMethods[callee.name];
  }

  /** Whether an object comes from a function beside which a method of a name is written: then that may be the one. */
  isMadeHere(file: SourceFile, object: Node, name: string): boolean {
    const call = lang(file).call(this.valueOf(file, object));
    const maker = call && this.callee(file, call.callee);
    return (
      maker?.kind === 'code' &&
      maker.code.some(({ file: other }) =>
        other.occurrences(name).some(({ parent }) => {
          const value = parent?.childForFieldName('value') ?? parent?.parent?.childForFieldName('right');
          const fn = parent && lang(other).isFunction(parent) ? parent : value;
          return fn && lang(other).isFunction(fn);
        }),
      )
    );
  }

  /** What a name is bound to, where it is bound once. */
  valueOf(file: SourceFile, node: Node): Node {
    const effects = lang(file);
    if (!effects.names.has(node.type)) return node;
    const { scope, name } = this.scopes(file).variable(node);
    const declared = this.scopes(file).declarations(scope, name);
    const [only] = declared;
    return (declared.length === 1 && only?.declaration.part === undefined && only?.declaration.value) || node;
  }

  /** Whether a file may give on all that it imports from another one, or ask for it without saying its name. */
  passesOn(user: Importer, from: SourceFile): boolean {
    let known = this.passing.get(user);
    if (!known) {
      const isAll = /\bimport\s*\*|\bexport\s*\*|\bimport\s*\(\s*['"]/.test(user.text);
      known = isAll ? 'any' : (lang(from).reflected?.(user.text) ?? new Set());
      this.passing.set(user, known);
    }
    return known === 'any' || known.has(moduleNameOf(from.path));
  }

  private named(file: SourceFile, node: Node, depth: number): Callee {
    const scopes = this.scopes(file);
    const variable = scopes.variable(node);
    const declared = scopes.declarations(variable.scope, variable.name);
    if (declared.length === 0) {
      const code = this.elsewhere(file, variable.name, depth);
      return code.length > 0 ? { kind: 'code', code } : { kind: 'library', name: variable.name };
    }
    return this.ofDeclarations(file, variable, depth);
  }

  private ofDeclarations(file: SourceFile, { scope, name }: Variable, depth: number): Callee {
    const code: Code[] = [];
    for (const { declaration } of this.scopes(file).declarations(scope, name)) {
      const { value, part, imported } = declaration;
      const found = imported
        ? this.ofImport(file, imported, depth)
        : value && part !== undefined
          ? this.member(file, value, part, depth + 1)
          : value
            ? this.callee(file, value, depth + 1)
            : UNKNOWN;
      if (found.kind === 'library') return found;
      if (found.kind !== 'code') return UNKNOWN;
      code.push(...found.code);
    }
    return code.length > 0 ? { kind: 'code', code } : UNKNOWN;
  }

  private ofImport(
    file: SourceFile,
    { specifier, name, submodule }: { specifier: string; name: string | null; submodule?: string },
    depth: number,
  ): Callee {
    const module = this.module(specifier, file);
    if (!module) return { kind: 'library', name: name === null ? specifier : `${specifier}.${name}` };
    if (name === null) return UNKNOWN;
    const code = this.exported(module, name, depth + 1);
    if (code.length > 0) return { kind: 'code', code };
    return submodule !== undefined && this.module(submodule, file) ? UNKNOWN : UNKNOWN;
  }

  /** The module that an expression stands for. */
  moduleOf(file: SourceFile, node: Node): SourceFile | string | undefined {
    const effects = lang(file);
    const loaded = effects.loaded(node);
    if (loaded !== null) return this.module(loaded, file) ?? loaded;
    const member = effects.member(node);
    if (member) {
      const outer = this.moduleOf(file, member.object);
      if (typeof outer === 'string') return `${outer}.${member.name}`;
      if (!outer) return undefined;
      const [only] = this.scopes(outer).declarations(outer.root, member.name);
      const imported = only?.declaration.imported;
      if (imported?.name === null) return this.module(imported.specifier, outer);
      return outer.language.packages?.submodule?.(member.name, outer.path)
        ? this.module(outer.language.packages.submodule(member.name, outer.path) as string, outer)
        : undefined;
    }
    if (!effects.names.has(node.type)) return undefined;
    const variable = this.scopes(file).variable(node);
    for (const { declaration } of this.scopes(file).declarations(variable.scope, variable.name)) {
      const { imported } = declaration;
      if (!imported) continue;
      if (imported.name === null) {
        const first = imported.under ? (imported.specifier.split('.')[0] as string) : imported.specifier;
        return this.module(first, file) ?? first;
      }
      const sub = imported.submodule && this.module(imported.submodule, file);
      if (sub) return sub;
      if (!this.module(imported.specifier, file)) return `${imported.specifier}.${imported.name}`;
    }
    return undefined;
  }

  private member(file: SourceFile, object: Node, name: string, depth: number): Callee {
    const effects = lang(file);
    const module = this.moduleOf(file, object);
    if (typeof module === 'string') return { kind: 'library', name: `${module}.${name}` };
    if (module) {
      const code = this.exported(module, name, depth + 1);
      return code.length > 0 ? { kind: 'code', code } : UNKNOWN;
    }
    const classes = this.classesOf(file, object, depth);
    if (classes.length > 0) {
      const code = classes.flatMap(each => this.method(each, name));
      // Of the object itself, a class that is made from this one may have another.
      const isOwn = object.type === 'this' || effects.names.has(object.type);
      const others = isOwn && code.length > 0 ? classes.flatMap(each => this.overriding(each, name)) : [];
      if (code.length > 0) return { kind: 'code', code: [...code, ...others] };
      const kept = this.keptIn(classes, name, depth);
      if (kept) return kept;
    }
    const received = this.receivers.methods(file, object, name);
    if (received.length > 0) return { kind: 'code', code: received };
    if (effects.names.has(object.type) && classes.length === 0) {
      const scopes = this.scopes(file);
      const variable = scopes.variable(object);
      const declared = scopes.declarations(variable.scope, variable.name);
      if (declared.length === 0) {
        const full = `${variable.name}.${name}`;
        if (effects.libraryFunction(full)) return { kind: 'library', name: full };
      }
      // A namespace: an object that is written out, with functions.
      const value = declared.length === 1 ? declared[0]?.declaration.value : undefined;
      const own = value && effects.property(value, name);
      if (own) return { kind: 'code', code: [{ file, node: own }] };
      // Another name for a type: `t = type(K)`, `L = list`.
      const isNamed =
        value && (effects.names.has(value.type) || effects.call(value) || effects.member(value));
      const inner = isNamed && depth < MAX_DEPTH ? this.member(file, value, name, depth + 1) : undefined;
      if (inner?.kind === 'library') return inner;
    } else if (effects.libraryFunction(`${object.text}.${name}`))
      return { kind: 'library', name: `${object.text}.${name}` };
    return { kind: 'method', name, object };
  }

  /** What classes have under a name that is no method of theirs: `add = list.append`. */
  private keptIn(classes: readonly Code[], name: string, depth: number): Callee | undefined {
    for (const { file, node } of classes) {
      const [only, ...more] = this.scopes(file).declarations(node, name);
      const { value, part } = only?.declaration ?? {};
      const found = value && part === undefined && more.length === 0 && this.callee(file, value, depth + 1);
      if (found && found.kind !== 'unknown') return found;
    }
    return undefined;
  }

  /** The classes that an object may be of (or that it is itself), where that is plain. */
  classesOf(file: SourceFile, node: Node, depth = 0): readonly Code[] {
    const effects = lang(file);
    if (depth > MAX_DEPTH) return [];
    if (node.type === 'this' || node.type === 'super') {
      const own = this.classAround(file, node);
      return own ? (node.type === 'super' ? this.basesOf(own) : [own]) : [];
    }
    const call = effects.call(node);
    if (call) {
      if (call.callee.text === 'super') {
        const own = this.classAround(file, node);
        return own ? this.basesOf(own) : [];
      }
      const callee = this.callee(file, call.callee, depth + 1);
      return callee.kind === 'code' ? callee.code.filter(each => this.isClass(each)) : [];
    }
    if (!effects.names.has(node.type)) return [];
    const fn = this.scopes(file).functionAround(node);
    if (fn && this.scopes(file).signature(fn).self === node.text) {
      const own = this.classAround(file, fn);
      return own ? [own] : [];
    }
    const scopes = this.scopes(file);
    const variable = scopes.variable(node);
    const declared = scopes.declarations(variable.scope, variable.name);
    // `Other.method()` of a file beside this one.
    if (declared.length === 0 && effects.sees?.folder === true)
      return this.elsewhere(file, variable.name, depth).filter(each => this.isClass(each));
    return declared.flatMap(({ declaration }) => {
      const { value, part, imported } = declaration;
      if (part !== undefined) return [];
      if (imported) {
        const found = this.ofImport(file, imported, depth);
        return found.kind === 'code' ? found.code.filter(each => this.isClass(each)) : [];
      }
      if (!value) return [];
      return effects.isClass(value) ? [{ file, node: value }] : this.classesOf(file, value, depth + 1);
    });
  }

  isClass({ file, node }: Code): boolean {
    return lang(file).isClass(node);
  }

  classAround(file: SourceFile, node: Node): Code | undefined {
    const around = classAround(node, lang(file));
    return around && { file, node: around };
  }

  basesOf({ file, node }: Code, depth = 0): Code[] {
    const effects = lang(file);
    if (depth > MAX_DEPTH) return [];
    return effects.bases(node).flatMap(base => {
      const found = this.callee(file, base, depth + 1);
      return found.kind === 'code' ? found.code.filter(each => this.isClass(each)) : [];
    });
  }

  /** What runs where a class is asked for an instance. */
  makersOf(of: Code): Code[] {
    return ['__new__', '__init__', 'constructor'].flatMap(name => this.method(of, name));
  }

  /** Methods of a class: asked for by each of them. */
  methodsOf({ file, node }: Code): Methods {
    return this.methodsAt(file)(node);
  }

  /** A method of a class or, where it has none, of those that it is made from. */
  method(of: Code, name: string, depth = 0): Code[] {
    const own = this.methodsOf(of).filter(method => method.name === name);
    if (own.length > 0) return own.map(({ node }) => ({ file: of.file, node }));
    if (depth > MAX_DEPTH) return [];
    return this.basesOf(of).flatMap(base => this.method(base, name, depth + 1));
  }

  /** Methods by which classes of the same file, or of those that import it, put others in the place of one. */
  private overriding(of: Code, name: string): readonly Code[] {
    const known = this.overridden(of.file);
    const key = `${of.node.id}:${name}`;
    const found = known.get(key) ?? this.findOverriding(of, name);
    known.set(key, found);
    return found;
  }

  private findOverriding(of: Code, name: string): Code[] {
    const className = of.node.childForFieldName('name')?.text;
    if (className === undefined) return [];
    const files = [of.file];
    for (const user of this.modules.importers(of.file)) {
      const other = user.says(className) && user.says(name) ? user.open() : undefined;
      if (other && other !== 'unseen' && other.language.effects) files.push(other);
    }
    return files.flatMap(file =>
      file.occurrences(name).flatMap(({ parent }) => {
        const around = parent && lang(file).isFunction(parent) ? this.classAround(file, parent) : undefined;
        return parent && around && this.isHeir(around, of) ? [{ file, node: parent }] : [];
      }),
    );
  }

  private isHeir(code: Code, of: Code, depth = 0): boolean {
    if (depth > MAX_DEPTH) return true;
    return this.basesOf(code).some(
      base => (base.file === of.file && base.node.id === of.node.id) || this.isHeir(base, of, depth + 1),
    );
  }

  /** What a file gives others under a name, when that is a function or class. */
  exported(file: SourceFile, name: string, depth: number): Code[] {
    if (depth > MAX_DEPTH) return [];
    const found: Code[] = [];
    for (const { binding, scope } of file.bindings(name)) {
      const isOwn = binding.exported === name || (scope === file.root.id && !binding.member);
      if (!isOwn) continue;
      if (binding.kind === 'import') {
        const callee = this.ofImport(file, binding, depth);
        if (callee.kind === 'code') found.push(...callee.code);
      } else if ('id' in binding.value) {
        const callee = this.callee(file, binding.value, depth + 1);
        if (callee.kind === 'code') found.push(...callee.code);
      } else if (binding.value.kind === 'function') found.push({ file, node: binding.value.function.node });
      else if (binding.value.kind === 'class') found.push({ file, node: binding.value.class.node });
    }
    if (found.length === 0) found.push(...this.partsOfWhole(file, name, depth));
    return found.length > 0 ? found : this.fromWildcards(file, name, depth);
  }

  /** The same of what a file gives others as a whole: `module.exports = { f() {} }`. */
  private partsOfWhole(file: SourceFile, name: string, depth: number): Code[] {
    return file.wholeExports().flatMap(({ binding }) => {
      if (binding.kind !== 'value' || !('id' in binding.value)) return [];
      const node = lang(file).property(binding.value, name);
      if (node) return [{ file, node }];
      const callee = this.member(file, binding.value, name, depth + 1);
      return callee.kind === 'code' ? callee.code : [];
    });
  }

  /** Other files that say a name and may have it from this one, where that takes no import of the file. */
  *seers(file: SourceFile, name: string): Generator<SourceFile | 'unseen'> {
    const { sees } = lang(file);
    if (!sees || !/^\w+$/.test(name)) return;
    const others = this.modules.saying(name, file);
    if (others === 'unseen') yield others;
    else
      for (const other of others) {
        const isSeen = isBeside(file, other) || sees.members(name);
        if (!isSeen || !other.says(name)) continue;
        const opened = other.open();
        if (opened === 'unseen' || opened?.language.effects) yield opened;
      }
  }

  /** Files of the folder that say a name, where these have each other's names. */
  *beside(file: SourceFile, name: string): Generator<SourceFile> {
    for (const other of this.seers(file, name)) if (other !== 'unseen' && isBeside(file, other)) yield other;
  }

  /** A function or class that a file has without naming it in an import. */
  private elsewhere(file: SourceFile, name: string, depth: number): Code[] {
    const found = this.fromWildcards(file, name, depth);
    return found.length > 0 ? found : this.fromFolder(file, name, depth);
  }

  /** A function or class of another file of the folder, where these have each other's names. */
  private fromFolder(file: SourceFile, name: string, depth: number): Code[] {
    const { sees, libraryFunction } = lang(file);
    if (!sees?.folder || libraryFunction(name)) return [];
    for (const other of this.beside(file, name)) {
      const found = this.exported(other, name, depth + 1);
      if (found.length > 0) return found;
    }
    return [];
  }

  private fromWildcards(file: SourceFile, name: string, depth: number): Code[] {
    for (const specifier of file.wildcards()) {
      const module = this.module(specifier, file);
      const found = module && module !== file ? this.exported(module, name, depth + 1) : [];
      if (found.length > 0) return found;
    }
    return [];
  }
}

/** The last part of the name of the module that a file is, where that follows from its path. */
export function moduleNameOf(path: string): string {
  const [file = '', folder = ''] = path.split('/').reverse();
  const name = file.replace(/\.\w+$/, '');
  return name === '__init__' ? folder : name;
}

/** Whether a file has the names of another one without asking for them as members of something. */
export function isBeside(a: SourceFile, b: { readonly path: string }): boolean {
  const { sees } = lang(a);
  const folder = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
  return sees?.folder === 'all' || (sees?.folder === true && folder(a.path) === folder(b.path));
}
