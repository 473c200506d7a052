import { Described, type Site, settled, unresolvedAt } from '../../evaluate/environment.js';
import type { Evaluator } from '../../evaluate/evaluator.js';
import {
  CallResult,
  EnumMember,
  Float,
  Iterated,
  Mapping,
  Sequence,
  Unresolved,
  type Value,
  View,
} from '../../evaluate/value.js';
import { changesOf } from '../../syntax/changes-of.js';
import type { Node } from '../../syntax/node.js';
import { named } from '../../syntax/nodes.js';
import type { SourceFile } from '../../syntax/source-file.js';
import { builtinFunction, builtinType, Native } from './c-library.js';
import { memberText } from './enum-members.js';
import { enumerationOf } from './enumerations.js';
import { isSpread } from './splats.js';

/** Values inside each other. */
const MAX_DEPTH = 32;
/** A default that is longer than this is no default that anybody reads. */
const MAX_CHARACTERS = 10_000;

/**
 * `repr(value)` of an expression, as signatures print defaults. Addresses of objects in memory differ at every run and
 * are left out: `<function f>` for `<function f at 0x7f…>`.
 */
export class Repr {
  constructor(private readonly evaluator: Evaluator) {}

  /** @param at where names in the expression are looked up: a default is worked out around its function, not in it. */
  of(node: Node, site: Site, at: Node, depth = 0): string | Unresolved {
    const { file } = site;
    if (depth > MAX_DEPTH) return unresolvedAt(`it is nested deeper than ${MAX_DEPTH} levels`, node, file);
    switch (node.type) {
      case 'none':
        return 'None';
      case 'true':
        return 'True';
      case 'false':
        return 'False';
      case 'ellipsis':
        return 'Ellipsis';
      case 'integer':
        return integer(node.text) ?? node.text;
      case 'string': {
        const { text } = node;
        if (/^[bB]/.test(text)) return bytes(text) ?? unresolvedAt('such bytes are not read', node, file);
        return this.value(this.evaluator.evaluate(node, site), node, site, depth);
      }
      case 'parenthesized_expression':
        return this.of(node.firstNamedChild ?? node, site, at, depth + 1);
      case 'tuple':
      case 'list':
        return this.list(node, site, at, depth);
      case 'lambda':
        return `<function ${qualifiedName(node, '<lambda>')}>`;
      case 'identifier':
        return this.name(node, site, at, depth);
      case 'attribute': {
        const object = node.childForFieldName('object');
        const name = node.childForFieldName('attribute')?.text ?? '';
        const owner = object ? this.around(object, site, at) : null;
        const value = owner === null ? owner : this.memberOf(owner, name, node, file);
        const member =
          owner instanceof Described && owner.kind === 'module'
            ? memberText(name, value, owner.site.file, this.evaluator)
            : undefined;
        if (member !== undefined) return member;
        const written =
          value !== undefined && owner instanceof Described && owner.kind === 'module'
            ? this.writtenIn(owner.site.file, name, depth)
            : undefined;
        if (written !== undefined) return written;
        const worth = value instanceof EnumMember ? value.worth : value;
        const text = this.value(worth, node, site, depth);
        if (text instanceof Unresolved || !(owner instanceof Described) || owner.kind !== 'class')
          return text;
        if (value instanceof Described) return text;
        if (isShared(worth)) {
          const { ofDefinitions } = this.evaluator.names.changes;
          const effects = ofDefinitions?.ofMember(name, owner.node, owner.site.file, worth) ?? [];
          const [change] = effects.filter(isWrite);
          if (change)
            return unresolvedAt(`${node.text} is changed while the program runs`, change.node, change.file);
          return text;
        }
        const how = enumerationOf(owner, this.evaluator);
        const found = how === 'none' ? undefined : this.evaluator.members.ifAny(owner, '__repr__');
        // How `Enum` itself prints its members is known.
        const isCommon = found instanceof Described && this.evaluator.moduleName(found.site.file) === 'enum';
        const own = isCommon ? undefined : found;
        if (own instanceof Described) {
          const said = this.evaluator.calls.invoke(own, [value]);
          if (typeof said === 'string') return said;
        }
        if (own !== undefined)
          return unresolvedAt(`how members of ${owner.name} print is not known`, node, file);
        if (how === 'unknown')
          return unresolvedAt(`how members of ${owner.name} print is not known`, node, file);
        if (how === 'none') return text;
        // Of two members with one worth, the second is another name of the first.
        const first = value instanceof EnumMember && value.name ? value.name : name;
        return `<${owner.name}.${first}: ${text}>`;
      }
    }
    const value = this.evaluator.evaluate(node, site);
    const change = node.type === 'subscript' ? this.changeIn(node, value, site) : undefined;
    return change ?? this.value(value, node, site, depth);
  }

  /** Why nobody knows what a list or map prints that a name stands for, or is a part of: all who have the object may change it. */
  private changeIn(node: Node, value: Value, { file }: Site): Unresolved | undefined {
    if (!isShared(value)) return undefined;
    const [root] = node.type === 'identifier' ? [node] : node.descendantsOfType('identifier');
    const [bound] = root ? file.bindings(root.text).filter(each => each.scope === file.root.id) : [];
    if (!root || !bound) return undefined;
    const { ofDefinitions } = this.evaluator.names.changes;
    const whole = this.evaluator.valueOf(root.text, bound, file);
    const [change] = (ofDefinitions?.of(root.text, bound, file, whole, [], []) ?? []).filter(isWrite);
    return change && unresolvedAt(`${root.text} is changed while the program runs`, change.node, change.file);
  }

  /** What a name, or a name of a module or class, means around a function or class. */
  around(node: Node, site: Site, at: Node): Value {
    if (node.type === 'identifier') {
      const value = this.evaluator.names.lookUp(node.text, at, site);
      return value === undefined
        ? unresolvedAt(`${node.text} is not defined in the sources`, node, site.file)
        : value;
    }
    const object = node.type === 'attribute' ? node.childForFieldName('object') : null;
    if (!object) return this.evaluator.evaluate(node, site);
    const name = node.childForFieldName('attribute')?.text ?? '';
    return this.memberOf(this.around(object, site, at), name, node, site.file);
  }

  /** A class in a class is no constant of it, but what it has, unless something gives that name another one. */
  private memberOf(owner: Value, name: string, node: Node, file: SourceFile): Value {
    const { members, names } = this.evaluator;
    const isOfClass = owner instanceof Described && owner.kind === 'class';
    const inner = isOfClass && members.ifAny(owner, name) === undefined ? innerClass(owner, name) : undefined;
    if (!inner || !isOfClass) return members.of(owner, name, node, file);
    const value = this.evaluator.evaluate(inner, owner.site);
    const effects = names.changes.ofDefinitions?.ofMember(name, owner.node, owner.site.file, value) ?? [];
    const [change] = effects.filter(isWrite);
    if (!change) return value;
    return unresolvedAt(`${node.text} is changed while the program runs`, change.node, change.file);
  }

  value(value: Value, node: Node, site: Site, depth = 0): string | Unresolved {
    const { file } = site;
    const inner = (each: Value) => this.value(each, node, site, depth + 1);
    if (depth > MAX_DEPTH) return unresolvedAt(`it is nested deeper than ${MAX_DEPTH} levels`, node, file);
    if (value === null) return 'None';
    if (value === true) return 'True';
    if (value === false) return 'False';
    if (typeof value === 'number') return Number.isInteger(value) ? String(value) : float(value);
    if (value instanceof Float) return float(value.value);
    if (typeof value === 'string') return quoted(value);
    if (value instanceof View && value.written !== undefined) return value.written;
    if (value instanceof View || value instanceof Iterated)
      return unresolvedAt('how what it goes through prints is not known', node, file);
    if (value instanceof Sequence) {
      if (value.distinct && value.entries.length > 1)
        return unresolvedAt('the order in which a set prints is not known', node, file);
      const items = together(value.entries.map(entry => inner(entry.value)));
      if (items instanceof Unresolved) return items;
      const list = items.join(', ');
      if (value.distinct) {
        const name = value.fixed ? 'frozenset' : 'set';
        return list === '' ? `${name}()` : value.fixed ? `${name}({${list}})` : `{${list}}`;
      }
      return value.fixed ? `(${list}${items.length === 1 ? ',' : ''})` : `[${list}]`;
    }
    if (value instanceof Mapping) {
      const items = together(
        value.entries.map(({ key, value: each }) => {
          const pair = together([inner(key), inner(each)]);
          return pair instanceof Unresolved ? pair : pair.join(': ');
        }),
      );
      return items instanceof Unresolved ? items : `{${items.join(', ')}}`;
    }
    if (value instanceof Native)
      return value.kind === 'class' ? `<class '${value.path}'>` : `<built-in function ${value.name}>`;
    if (value instanceof Described) return this.definition(value, node, site);
    if (value instanceof CallResult) return this.call(value, node, site, depth);
    return value instanceof Unresolved ? value : unresolvedAt('it has no text', node, file);
  }

  private definition(value: Described, node: Node, { file }: Site): string | Unresolved {
    if (value.kind === 'class') return `<class '${classPath(value, this.evaluator)}'>`;
    if (value.kind === 'module') return unresolvedAt('it is a module', node, file);
    const name = qualifiedName(value.node, value.name);
    return value.bound ? unresolvedAt('it is a method of an object', node, file) : `<function ${name}>`;
  }

  private call(value: CallResult, node: Node, site: Site, depth: number): string | Unresolved {
    const whole = settled(value);
    if (!(whole instanceof CallResult)) return this.value(whole, node, site, depth + 1);
    if (whole.makes) return this.value(whole.makes, node, site, depth + 1);
    if (whole.callee === 'object' && whole.positional.length === 0) return '<object object>';
    const { of } = whole;
    const own = of instanceof Described ? this.evaluator.members.ifAny(whole, '__repr__') : undefined;
    if (own instanceof Described && own.shape?.kind === 'function') {
      // An object that stands for "nothing given" often says so in one constant text.
      const text = this.evaluator.calls.invoke(own, [whole]);
      if (typeof text === 'string') return text;
    } else if (of instanceof Described && of.kind === 'class' && this.isPlain(of, 0))
      return `<${classPath(of, this.evaluator)} object>`;
    return unresolvedAt(`how what ${whole.callee}(…) makes prints is not known`, node, site.file);
  }

  /** Whether instances of a class print as every object does. */
  private isPlain({ shape, site }: Described, depth: number): boolean {
    if (shape?.kind !== 'class' || depth > MAX_DEPTH || shape.class.method?.('__repr__')) return false;
    if (shape.class.parameters && shape.class.extendsBase) return false;
    return shape.class.bases.every(base => {
      const value = this.evaluator.evaluate(base, site);
      return value instanceof Described && this.isPlain(value, depth + 1);
    });
  }

  private list(node: Node, site: Site, at: Node, depth: number): string | Unresolved {
    const children = node.namedChildren.filter(child => child !== null && child.type !== 'comment') as Node[];
    if (children.some(child => child.type === 'list_splat' || isSpread(child)))
      return this.value(this.evaluator.evaluate(node, site), node, site, depth);
    const items = together(children.map(child => this.of(child, site, at, depth + 1)));
    if (items instanceof Unresolved) return items;
    if (node.type === 'list') return `[${items.join(', ')}]`;
    return `(${items.join(', ')}${items.length === 1 ? ',' : ''})`;
  }

  private name(node: Node, site: Site, at: Node, depth: number): string | Unresolved {
    const { text } = node;
    if (depth > MAX_DEPTH) return unresolvedAt('its names lead in a circle', node, site.file);
    const scopes = site.file.scopesAround(at);
    const bound = site.file
      .bindings(text)
      .filter(({ binding, scope }) => !binding.member && scopes.includes(scope));
    const isModule = bound.some(({ binding }) => binding.kind === 'import' && binding.name === null);
    if (isModule) return unresolvedAt('it is a module', node, site.file);
    const [only] = bound;
    // What is written says more than its value: a member of an enum is not the number that it has.
    if (only && bound.length === 1 && only.binding.kind === 'value' && 'id' in only.binding.value) {
      const value = only.binding.value;
      const [change] = changesOf(site.file, text, only);
      if (change)
        return unresolvedAt(`${text} is changed while the program runs`, change.change.node, site.file);
      const elsewhere = this.changeIn(only.name, this.evaluator.valueOf(text, only, site.file), site);
      if (elsewhere) return elsewhere;
      return this.of(value, site, value, depth + 1);
    }
    if (only && bound.length === 1 && only.binding.kind === 'import' && only.binding.name !== null) {
      const { specifier, name } = only.binding;
      const module = this.evaluator.names.module(specifier, node, site.file);
      const there = module instanceof Described ? module.site.file : undefined;
      const written = there && this.writtenIn(there, name, depth);
      if (written !== undefined) return written;
    }
    const value = this.evaluator.names.lookUp(text, at, site);
    const member = memberText(text, value, site.file, this.evaluator);
    if (member !== undefined) return member;
    if (value === undefined) {
      if (builtinType(text, this.evaluator)) return `<class '${text}'>`;
      if (builtinFunction(text, this.evaluator)) return `<built-in function ${text}>`;
      if (text === '__name__') return quoted(this.evaluator.moduleName(site.file));
      return unresolvedAt(`${text} is not defined in the sources`, node, site.file);
    }
    return this.value(value, node, site, depth + 1);
  }

  /** A name of another module by what it is written as there, which says more than its value, too. */
  private writtenIn(there: SourceFile, name: string, depth: number): string | Unresolved | undefined {
    const [own, ...others] = there.bindings(name).filter(each => each.scope === there.root.id);
    if (!own || others.length > 0 || own.binding.member) return undefined;
    return this.name(own.name, { file: there, env: undefined }, there.root, depth + 1);
  }
}

/** The only class of a name that stands in the body of a class. */
function innerClass({ node }: Described, name: string): Node | undefined {
  const all = named(node.childForFieldName('body') ?? node).flatMap(each => {
    const definition = each.type === 'decorated_definition' ? each.childForFieldName('definition') : each;
    return definition?.childForFieldName('name')?.text === name ? [definition] : [];
  });
  return all.length === 1 && all[0]?.type === 'class_definition' ? all[0] : undefined;
}

/** Whether it is an object that others may change who have it. */
function isShared(value: Value): boolean {
  return (
    value instanceof Mapping ||
    (value instanceof Sequence && (!value.fixed || value.entries.some(entry => isShared(entry.value))))
  );
}

function isWrite({ isEscape }: { readonly isEscape?: boolean | undefined }): boolean {
  return isEscape !== true;
}

/** `module.Outer.Inner` of a class, as Python names it. */
export function classPath(definition: Described, evaluator: Evaluator): string {
  const module = evaluator.moduleName(definition.site.file);
  return `${module}.${qualifiedName(definition.node, definition.name)}`;
}

/** `__qualname__`: with the classes and functions around it. */
function qualifiedName(node: Node, name: string): string {
  const parts = [name];
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'class_definition') parts.unshift(at.childForFieldName('name')?.text ?? '');
    // A default is worked out outside of its function.
    if (
      at.type === 'function_definition' &&
      (at.childForFieldName('body')?.startIndex ?? 0) <= node.startIndex
    )
      parts.unshift(at.childForFieldName('name')?.text ?? '', '<locals>');
  }
  return parts.join('.');
}

/** `repr` of a text: single quotes, unless it has some and no double ones. */
export function quoted(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const inner = text.replace(/[\\'"\p{C}\p{Z}]/gu, character => {
    if (character === '\\') return '\\\\';
    if (character === quote) return `\\${quote}`;
    if (character === "'" || character === '"' || character === ' ') return character;
    const short = SHORT[character];
    if (short) return short;
    const code = character.codePointAt(0) as number;
    if (code < 0x100) return `\\x${code.toString(16).padStart(2, '0')}`;
    return code < 0x10000
      ? `\\u${code.toString(16).padStart(4, '0')}`
      : `\\U${code.toString(16).padStart(8, '0')}`;
  });
  return `${quote}${inner.slice(0, MAX_CHARACTERS)}${quote}`;
}

/** Bytes with escapes, as they are printed; undefined for raw ones and for several lines. */
function bytes(text: string): string | undefined {
  const content = /^[bB]("|')((?:[ -[\]-~]|\\(?:[\\'"abfnrtv0]|x[0-9a-fA-F]{2}))*)\1$/.exec(text)?.[2];
  if (content === undefined) return undefined;
  const value = content.replace(/\\(x(..)|.)/g, (_whole, letter: string, hex?: string) =>
    hex ? String.fromCharCode(Number.parseInt(hex, 16)) : (ESCAPES[letter] ?? letter),
  );
  const printed = quoted(value).replace(
    /[\x80-\xff]/g,
    character => `\\x${character.charCodeAt(0).toString(16)}`,
  );
  return `b${printed}`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '0': '\0',
};

const SHORT: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function integer(text: string): string | undefined {
  const digits = text.replaceAll('_', '').toLowerCase();
  if (digits.endsWith('j')) return digits;
  return /^(0[xob])?[0-9a-f]+$/.test(digits) ? BigInt(digits.replace(/^0+(?=\d)/, '')).toString() : undefined;
}

/** The shortest digits that give the number back; exponents outside of 1e-4 to 1e16. */
function float(value: number): string {
  const [digits = '', exponent = ''] = value.toExponential().split('e');
  const power = Number(exponent);
  if (value !== 0 && (power < -4 || power >= 16)) {
    return `${digits}e${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
  }
  const text = Object.is(value, -0) ? '-0' : String(value);
  return text.includes('.') ? text : `${text}.0`;
}

function together(texts: readonly (string | Unresolved)[]): string[] | Unresolved {
  const problem = texts.find(text => text instanceof Unresolved);
  return problem instanceof Unresolved ? problem : (texts as string[]);
}
