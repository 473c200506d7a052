import { Described, type Site, unresolvedAt } from '../../evaluate/environment.js';
import type { Evaluator } from '../../evaluate/evaluator.js';
import { CallResult, Unresolved } from '../../evaluate/value.js';
import type { Node } from '../../syntax/node.js';
import type { SourceFile } from '../../syntax/source-file.js';
import { builtinType, Native } from './c-library.js';
import { classPath, quoted, type Repr } from './repr.js';
import { isShadowed, type TypeAlias, typeAlias } from './type-alias.js';
import { alternativesOf, union } from './union.js';

/** Annotations as `inspect.formatannotation` prints them. */
export class Annotations {
  /** Definitions of other names of types that are being read. */
  private readonly following = new Set<number>();

  constructor(
    private readonly evaluator: Evaluator,
    private readonly repr: Repr,
  ) {}

  of(node: Node, site: Site, at: Node): string | Unresolved {
    const inner = node.type === 'type' ? (node.firstNamedChild ?? node) : node;
    // With this import annotations stay the texts that they are written as.
    if (keepsAnnotations(site.file)) return quoted(unparsed(inner.text));
    const text = this.type(inner, site, at);
    if (text instanceof Unresolved) return text;
    // What belongs to `typing` is shown without its name; in a type of another module it is not.
    return isTyping(text) ? text.replaceAll(/(?<![\w.])typing\./g, '') : text;
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
        const args = list.map(each =>
          name === 'typing.Literal'
            ? this.repr.of(leaf(each), site, at)
            : this.argument(name, each, site, at),
        );
        const problem = args.find(arg => arg instanceof Unresolved);
        if (problem instanceof Unresolved) return problem;
        if (name === 'typing.Union') return union(args as string[], this.evaluator);
        if (name === 'typing.Optional') return union([...(args as string[]), 'None'], this.evaluator);
        return `${name}[${args.join(', ')}]`;
      }
      case 'union_type':
      case 'binary_operator': {
        const parts = node.namedChildren.map(child => inner(child as Node));
        const problem = parts.find(part => part instanceof Unresolved);
        if (problem instanceof Unresolved) return problem;
        // A part of `typing` makes a union of `typing`.
        const texts = (parts as string[]).flatMap(alternativesOf);
        return texts.some(isTyping) ? union(texts, this.evaluator) : [...new Set(texts)].join(' | ');
      }
    }
    return unresolvedAt('how this annotation prints is not known', node, file);
  }

  /** What stands in the brackets of a type: those of `typing` keep a text as one that names a type. */
  private argument(name: string, node: Node, site: Site, at: Node): string | Unresolved {
    const text = this.type(node, site, at);
    return leaf(node).type === 'string' && name.startsWith('typing.') && typeof text === 'string'
      ? `ForwardRef(${text})`
      : text;
  }

  private member(node: Node, site: Site, at: Node): string | Unresolved {
    const { file } = site;
    const object = node.childForFieldName('object');
    const name = node.childForFieldName('attribute')?.text ?? '';
    const value = object ? this.repr.around(object, site, at) : undefined;
    if (value instanceof Described && value.kind === 'module') {
      const alias = typeAlias(name, value.site.file, this.evaluator);
      if (alias) return this.aliased(alias, node, site);
      const own = this.evaluator.names.exported(name, value.site.file);
      if (own instanceof Described && own.kind === 'class') return classPath(own, this.evaluator);
    }
    const module = file.bindings(object?.text ?? '')[0]?.binding;
    if (module?.kind === 'import') return imported(module.specifier, name);
    return value instanceof Described ? node.text : unresolvedAt('its type is not known', node, file);
  }

  private name(node: Node, site: Site, at: Node): string | Unresolved {
    const { text } = node;
    const { file } = site;
    const binding = file.bindings(text).find(({ scope }) => scope === file.root.id)?.binding;
    if (binding?.kind === 'import' && /^(typing|collections\.abc)$/.test(binding.specifier))
      return imported(binding.specifier, binding.name ?? text);
    const value = this.repr.around(node, site, at);
    if (value instanceof Described && value.kind === 'class') return classPath(value, this.evaluator);
    const variable = value instanceof CallResult ? typeVariable(value) : undefined;
    if (variable !== undefined) return variable;
    // Special forms (`Never`, `Callable`) are what `typing` itself calls them.
    if (
      this.evaluator.moduleName(file) === 'typing' &&
      (value instanceof Described || value instanceof CallResult)
    )
      return imported('typing', text);
    if (value instanceof Native) return value.path.replace(/^builtins\./, '');
    if (value instanceof Unresolved && !binding && builtinType(text, this.evaluator)) return text;
    const alias = isShadowed(text, at, file) ? undefined : typeAlias(text, file, this.evaluator);
    if (alias) return this.aliased(alias, node, site);
    const isForeign = binding?.kind === 'import' && !this.evaluator.names.isModule(binding.specifier, file);
    if (isForeign && binding.name !== null) return imported(binding.specifier, binding.name);
    return unresolvedAt('its type is not known', node, file);
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

function imported(module: string, name: string): string {
  return `${module}.${name}`;
}

/** `~T` of `T = TypeVar("T")`. */
function typeVariable({ callee, positional, named: options }: CallResult): string | undefined {
  const name = positional[0]?.value;
  if (!/(^|\.)(TypeVar|ParamSpec)$/.test(callee) || typeof name !== 'string') return undefined;
  const is = (option: string) => options.get(option)?.value === true;
  return `${is('covariant') ? '+' : is('contravariant') ? '-' : '~'}${name}`;
}

function isTyping(text: string): boolean {
  return /^(typing\.|[~+-]\w)/.test(text);
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

/** Source text as the compiler writes it back: single quotes, one space after commas, none inside brackets. */
function unparsed(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\s*,\s*(?=[\])])/g, '')
    .replace(/\s*,\s*/g, ', ')
    .replace(/([[(])\s+/g, '$1')
    .replace(/\s+([\])])/g, '$1')
    .replace(/\s*\|\s*/g, ' | ')
    .replace(/"([^"'\\]*)"/g, "'$1'");
}
