import { Described, type Site, unresolvedAt } from '../../evaluate/environment.js';
import type { Evaluator } from '../../evaluate/evaluator.js';
import { CallResult, Unresolved, type Value } from '../../evaluate/value.js';
import type { Node } from '../../syntax/node.js';
import type { BoundName, SourceFile } from '../../syntax/source-file.js';
import type { Binding } from '../language/binding.js';
import { isGeneric } from './ancestors.js';
import { builtinType, Native } from './c-library.js';
import { minorOf } from './facts.js';
import { CLASSES_OF_TYPING, libraryClass } from './library-classes.js';
import { isOfLibrary } from './library-modules.js';
import { classPath, quoted, type Repr } from './repr.js';
import { isShadowed, type TypeAlias, typeAlias } from './type-alias.js';
import { alternativesOf, union } from './union.js';
import { unparsed } from './unparsed.js';

/** Annotations as `inspect.formatannotation` prints them. */
export class Annotations {
  /** Definitions of other names of types that are being read. */
  private readonly following = new Set<number>();
  /** What makes unions of `typing` without being a part of that, as it prints: new types, and classes of the sources with types in brackets. */
  private readonly generic = new Set<string>();

  constructor(
    private readonly evaluator: Evaluator,
    private readonly repr: Repr,
  ) {}

  of(node: Node, site: Site, at: Node): string | Unresolved {
    const inner = node.type === 'type' ? (node.firstNamedChild ?? node) : node;
    // With this import annotations stay the texts that they are written as.
    if (keepsAnnotations(site.file)) return quoted(unparsed(inner));
    const text = this.type(inner, site, at);
    if (text instanceof Unresolved) return text;
    const [, own = ''] = /^typing\.(\w+)$/.exec(text) ?? [];
    if (CLASSES_OF_TYPING.has(own)) return `<class '${own}'>`;
    // What belongs to `typing` is shown without its name; in a type of another module, and in `A | B`, it is not.
    return belongsToTyping(text) && alternativesOf(text).length === 1
      ? text.replaceAll(/(?<![\w.])typing\./g, '')
      : text;
  }

  private type(node: Node, site: Site, at: Node): string | Unresolved {
    const { file } = site;
    const inner = (each: Node) => this.type(each, site, at);
    switch (node.type) {
      case 'type':
      case 'parenthesized_expression':
        return inner(node.firstNamedChild ?? node);
      case 'none':
        return 'None';
      case 'ellipsis':
        return '...';
      // `Tuple[()]`
      case 'tuple':
        if (node.namedChildren.length === 0) return '()';
        break;
      case 'string':
        return this.repr.of(node, site, at);
      case 'identifier':
        return this.name(node, site, at);
      case 'attribute':
        return this.member(node, site, at);
      case 'list':
        return all(node, inner, '[', ']');
      case 'generic_type':
      case 'subscript': {
        const [outer, ...rest] = node.namedChildren as Node[];
        const list =
          rest.length === 1 && rest[0]?.type === 'type_parameter' ? (rest[0].namedChildren as Node[]) : rest;
        const name = outer ? inner(outer) : node.text;
        if (name instanceof Unresolved) return name;
        // What another name stands for has parameters of its own, which these are given for.
        if (name.endsWith(']'))
          return unresolvedAt('what its parameters are given for is not known', node, file);
        const value = outer && !name.startsWith('typing.') ? this.repr.around(outer, site, at) : undefined;
        const ofSources =
          value instanceof Described && value.kind === 'class' && isGeneric(value, this.evaluator);
        const kind = ofSources ? 'typing' : name;
        // Values stand in a literal, and behind the type that something is said of.
        const isValue = (i: number) => name === 'typing.Literal' || (name === 'typing.Annotated' && i > 0);
        const args = list.map((each, i) =>
          isValue(i) ? this.repr.of(leaf(each), site, at) : this.argument(kind, each, site, at),
        );
        const problem = args.find(arg => arg instanceof Unresolved);
        if (problem instanceof Unresolved) return problem;
        if (name === 'typing.Union') return union(args as string[], this.evaluator);
        if (name === 'typing.Optional') return union([...(args as string[]), 'None'], this.evaluator);
        // What is said of what something was said of is said of the same.
        const said = name === 'typing.Annotated' ? saidOf(args[0] as string) : undefined;
        const text = `${name}[${[said ?? args[0], ...args.slice(1)].join(', ')}]`;
        if (name === 'typing.Unpack' && this.since(11)) return `*${args[0]}`;
        if (ofSources) this.generic.add(text);
        return text;
      }
      case 'union_type':
      case 'binary_operator': {
        const parts = alternatives(node).map(inner);
        const problem = parts.find(part => part instanceof Unresolved);
        if (problem instanceof Unresolved) return problem;
        // A part of `typing` makes a union of `typing`.
        const texts = (parts as string[]).flatMap(alternativesOf);
        return texts.some(each => (isTyping(each) && !this.isType(each)) || this.generic.has(each))
          ? union(texts.map(forward), this.evaluator)
          : [...new Set(texts)].join(' | ');
      }
    }
    return unresolvedAt('how this annotation prints is not known', node, file);
  }

  /** Whether what `typing` has is a class, and not a form of its own: `Any` has been one since 3.11. */
  private isType(text: string): boolean {
    const name = text.replace(/^typing\./, '');
    if (name !== 'Any') return CLASSES_OF_TYPING.has(name);
    return this.since(11);
  }

  private since(minor: number): boolean {
    const version = this.evaluator.library('Python')?.version;
    return version !== undefined && minorOf(version) >= minor;
  }

  /** What stands in the brackets of a type: those of `typing` keep a text as one that names a type, and `None` as its type. */
  private argument(name: string, node: Node, site: Site, at: Node): string | Unresolved {
    const inner = leaf(node);
    if (!/^typing\b/.test(name)) return this.type(node, site, at);
    if (inner.type === 'list') return all(inner, each => this.argument(name, each, site, at), '[', ']');
    const text = this.type(node, site, at);
    if (inner.type === 'string' && typeof text === 'string') return forward(text);
    return inner.type === 'none' && !/\.(?:Union|Optional)$/.test(name) ? 'NoneType' : text;
  }

  private member(node: Node, site: Site, at: Node): string | Unresolved {
    const { file } = site;
    const object = node.childForFieldName('object');
    const name = node.childForFieldName('attribute')?.text ?? '';
    const value = object ? this.repr.around(object, site, at) : undefined;
    if (value instanceof Described && value.kind === 'module') {
      const home = value.site.file;
      const top = topOf(home, name);
      const binding = top.length === 1 ? top[0]?.binding : undefined;
      return this.named(
        { name, home, binding, evaluate: () => this.repr.around(node, site, at) },
        node,
        site,
      );
    }
    if (value instanceof Described && value.kind === 'class') {
      const inner = this.repr.around(node, site, at);
      if (inner instanceof Described && inner.kind === 'class') return classPath(inner, this.evaluator);
      return unresolvedAt('its type is not known', node, file);
    }
    const module = file.bindings(object?.text ?? '')[0]?.binding;
    if (module?.kind === 'import') return this.imported(module.specifier, name, node, file);
    // `collections.abc` of `import collections.abc`.
    const library =
      object?.type === 'attribute' ? this.evaluator.names.libraryName(object.text, object, site) : undefined;
    if (library !== undefined && isOfLibrary(library)) return libraryClass(library, name);
    return unresolvedAt('its type is not known', node, file);
  }

  private name(node: Node, site: Site, at: Node): string | Unresolved {
    const { text } = node;
    const { file } = site;
    const top = topOf(file, text);
    const binding = (top.length > 1 ? this.evaluator.names.heldAt(at, top, file) : top[0])?.binding;
    const evaluate = () => this.repr.around(node, site, at);
    return this.named(
      { name: text, home: file, binding, evaluate, isShadowed: isShadowed(text, at, file) },
      node,
      site,
    );
  }

  /** What a name at the top of a file prints as. */
  private named(
    { name, home, binding, evaluate, isShadowed = false }: TopName,
    node: Node,
    site: Site,
  ): string | Unresolved {
    if (binding?.kind === 'import' && /^(typing|collections\.abc)$/.test(binding.specifier))
      return libraryClass(binding.specifier, binding.name ?? name);
    const value = evaluate();
    if (value instanceof Described && value.kind === 'class') return classPath(value, this.evaluator);
    const made =
      value instanceof CallResult ? (typeVariable(value) ?? this.newType(value, name, home)) : undefined;
    if (made !== undefined) return made;
    // Special forms (`Never`, `Callable`) are what `typing` itself calls them.
    if (
      this.evaluator.moduleName(home) === 'typing' &&
      (value instanceof Described || value instanceof CallResult)
    )
      return `typing.${name}`;
    if (value instanceof Native) return value.path.replace(/^builtins\./, '');
    const isUnbound = !binding && home === site.file && value instanceof Unresolved;
    if (isUnbound && builtinType(name, this.evaluator)) return name;
    const alias = isShadowed ? undefined : typeAlias(name, home, this.evaluator);
    if (alias) return this.aliased(alias, node, site);
    const isForeign = binding?.kind === 'import' && !this.evaluator.names.isModule(binding.specifier, home);
    if (isForeign && binding.name !== null) return this.imported(binding.specifier, binding.name, node, home);
    return unresolvedAt('its type is not known', node, site.file);
  }

  /** `module.Name` of `Name = NewType("Name", int)`, which was a function before Python 3.10. */
  private newType({ callee, positional }: CallResult, name: string, file: SourceFile): string | undefined {
    const title = positional[0]?.value;
    if (!/(^|\.)NewType$/.test(callee) || typeof title !== 'string' || !this.since(10)) return undefined;
    const from = typeAlias(name, file, this.evaluator)?.site.file;
    const text = from && `${this.evaluator.moduleName(from)}.${title}`;
    // With `|` it makes a union of `typing`, as classes of that do.
    if (text !== undefined) this.generic.add(text);
    return text;
  }

  /** A class of another module: of those of the library it is known where they are defined. */
  private imported(module: string, name: string, node: Node, file: SourceFile): string | Unresolved {
    return isOfLibrary(module)
      ? libraryClass(module, name)
      : unresolvedAt('its type is in none of the sources', node, file);
  }

  /** What another name of a type prints as: the type itself, and what `type X = …` makes as the name. */
  private aliased({ name, value, site }: TypeAlias, node: Node, { file }: Site): string | Unresolved {
    if (value === 'lazy') return name;
    if (this.following.has(value.id)) return unresolvedAt('it is defined through itself', node, file);
    this.following.add(value.id);
    // A list prints as one only where a type has it for its parameters.
    const text =
      value.type === 'list'
        ? unresolvedAt('how this annotation prints is not known', node, file)
        : this.type(value, site, value);
    this.following.delete(value.id);
    return text instanceof Unresolved ? text.of(node.text, file.place(node)) : text;
  }
}

/** Whether a file imports `annotations` from `__future__`; asked for every annotation. */
function keepsAnnotations(file: SourceFile): boolean {
  let keeps = keeping.get(file);
  if (keeps === undefined) {
    keeps = /^from __future__ import .*\bannotations\b/m.test(file.text);
    keeping.set(file, keeps);
  }
  return keeps;
}

const keeping = new WeakMap<SourceFile, boolean>();

/** `~T` of `T = TypeVar("T")`. */
function typeVariable({ callee, positional, named: options }: CallResult): string | undefined {
  const name = positional[0]?.value;
  if (!/(^|\.)(TypeVar|ParamSpec)$/.test(callee) || typeof name !== 'string') return undefined;
  const is = (option: string) => options.get(option)?.value === true;
  return `${is('covariant') ? '+' : is('contravariant') ? '-' : '~'}${name}`;
}

/** A name at the top of a file. */
interface TopName {
  readonly name: string;
  readonly home: SourceFile;
  /** What binds it; nothing where that is not known, or it is from elsewhere. */
  readonly binding: Binding | undefined;
  readonly evaluate: () => Value;
  /** Whether something around the place where it is used has the name for itself. */
  readonly isShadowed?: boolean;
}

function topOf(file: SourceFile, name: string): BoundName[] {
  return file.bindings(name).filter(({ scope }) => scope === file.root.id);
}

/** The members of `A | B | C`, which stand in each other. */
function alternatives(node: Node): Node[] {
  return node.type === 'union_type' || node.type === 'binary_operator'
    ? (node.namedChildren as Node[]).flatMap(alternatives)
    : [node];
}

/** What something is said of decides where it belongs. */
function belongsToTyping(text: string): boolean {
  const said = saidOf(text);
  return said === undefined ? isTyping(text) : /^(?:typing\.|ForwardRef\()/.test(said);
}

/** What stands in the brackets of `Annotated`. */
function saidOf(text: string): string | undefined {
  return /^typing\.Annotated\[(.*)\]$/s.exec(text)?.[1];
}

/** What `typing` makes of a text that stands for a type. */
function forward(text: string): string {
  return /^['"]/.test(text) ? `ForwardRef(${text})` : text;
}

function isTyping(text: string): boolean {
  return /^(typing\.|[~+-]\w|\*)/.test(text);
}

function leaf(node: Node): Node {
  return node.type === 'type' ? (node.firstNamedChild ?? node) : node;
}

function all(
  node: Node,
  read: (node: Node) => string | Unresolved,
  open: string,
  close: string,
): string | Unresolved {
  const parts = node.namedChildren.map(child => read(child as Node));
  const problem = parts.find(part => part instanceof Unresolved);
  return problem instanceof Unresolved ? problem : `${open}${parts.join(', ')}${close}`;
}
