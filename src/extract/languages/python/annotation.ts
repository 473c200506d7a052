import { Described, type Site, unresolvedAt } from '../../evaluate/environment.js';
import type { Evaluator } from '../../evaluate/evaluator.js';
import { CallResult, Unresolved } from '../../evaluate/value.js';
import type { Node } from '../../syntax/node.js';
import type { SourceFile } from '../../syntax/source-file.js';
import { builtinType, Native } from './c-library.js';
import { classPath, quoted, type Repr } from './repr.js';

/** Annotations as `inspect.formatannotation` prints them. */
export class Annotations {
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
      case 'attribute': {
        const object = node.childForFieldName('object');
        const name = node.childForFieldName('attribute')?.text ?? '';
        const value = object ? this.repr.around(object, site, at) : undefined;
        const module = file.bindings(object?.text ?? '')[0]?.binding;
        if (module?.kind === 'import') return imported(module.specifier, name);
        return value instanceof Described ? node.text : unresolvedAt('its type is not known', node, file);
      }
      case 'list':
        return all(node, inner, '[', ']');
      case 'generic_type':
      case 'subscript': {
        const [outer, ...rest] = node.namedChildren as Node[];
        const list =
          rest.length === 1 && rest[0]?.type === 'type_parameter' ? (rest[0].namedChildren as Node[]) : rest;
        const name = outer ? inner(outer) : node.text;
        if (name instanceof Unresolved) return name;
        const args = list.map(each =>
          name === 'typing.Literal' ? this.repr.of(leaf(each), site, at) : inner(each),
        );
        const problem = args.find(arg => arg instanceof Unresolved);
        if (problem instanceof Unresolved) return problem;
        if (name === 'typing.Union') return union(args as string[]);
        if (name === 'typing.Optional') return union([...(args as string[]), 'None']);
        return `${name}[${args.join(', ')}]`;
      }
      case 'union_type':
      case 'binary_operator': {
        const parts = node.namedChildren.map(child => inner(child as Node));
        const problem = parts.find(part => part instanceof Unresolved);
        if (problem instanceof Unresolved) return problem;
        // A part of `typing` makes a union of `typing`.
        const texts = (parts as string[]).flatMap(part => part.split(' | '));
        return texts.some(isTyping) ? union(texts) : texts.join(' | ');
      }
    }
    return unresolvedAt('how this annotation prints is not known', node, file);
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
    if (value instanceof Unresolved && binding?.kind === 'import' && binding.name !== null)
      return imported(binding.specifier, binding.name);
    return unresolvedAt('its type is not known', node, file);
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

/** `Union[x, None]` prints as `Optional[x]`; unions in unions are one, and what stands twice is there once. */
function union(written: readonly string[]): string {
  const args = [...new Set(written.flatMap(alternatives))];
  const without = args.filter(arg => arg !== 'None');
  if (args.length === 1) return args[0] as string;
  if (without.length === args.length) return `typing.Union[${args.join(', ')}]`;
  return without.length === 1
    ? `typing.Optional[${without[0]}]`
    : `typing.Union[${args.map(arg => (arg === 'None' ? 'NoneType' : arg)).join(', ')}]`;
}

/** The members of a union as it prints; anything else is its own only one. */
function alternatives(text: string): string[] {
  const [, kind, inner] = /^typing\.(Union|Optional)\[(.*)\]$/s.exec(text) ?? [];
  if (inner === undefined) return [text];
  const parts = [''];
  let depth = 0;
  for (const character of inner) {
    if ('[('.includes(character)) depth += 1;
    if ('])'.includes(character)) depth -= 1;
    if (depth < 0) return [text];
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  const members = parts.map(part => part.trim()).map(part => (part === 'NoneType' ? 'None' : part));
  return kind === 'Optional' ? [...members, 'None'] : members;
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
