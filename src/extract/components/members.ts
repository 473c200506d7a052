import type { Environment, Site } from '../evaluate/environment.js';
import { Described, unresolvedAt } from '../evaluate/environment.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import { toPlain } from '../evaluate/plain-data.js';
import { CallResult, Mapping, Sequence, Unresolved, type Value } from '../evaluate/value.js';
import type { Argument, Expression } from '../languages/language/expression.js';
import type { Node } from '../syntax/node.js';
import { contains, named } from '../syntax/nodes.js';
import type { SourceFile } from '../syntax/source-file.js';
import type { ClassText } from './classes.js';

/** What is around the one value that a function gives. */
const AROUND =
  /^(block|function_body|statements|compound_statement|arrow_expression_clause|statement_block|code_block|body_statement|expression_statement|getter|computed_property|accessor_list|accessor_declaration)$/;
const RETURN = /^(return_statement|return_expression|jump_expression|control_transfer_statement|return)$/;
/** How methods call the object that they are of. */
const SELF = ['self', 'this'];

/** A member of a component, with the class whose text it is in. */
export interface MemberText {
  readonly owner: ClassText;
  readonly node: Node;
}

/** Looks for a member in a class, and in what it is made from; a reason where that cannot be known. */
type FindMember = (name: string) => MemberText | Unresolved | undefined;

/** An object of a component's class, whose members are worked out when somebody asks: `self.name()`. */
class Instance extends Mapping {
  private readonly under = new Set<string>();

  constructor(
    private readonly find: FindMember,
    private readonly evaluator: Evaluator,
  ) {
    super([]);
  }

  override get(key: Value): Value | undefined {
    if (typeof key !== 'string') return undefined;
    const found = this.find(key);
    if (!found || found instanceof Unresolved) return found;
    const { owner, node } = found;
    const site = siteOf(found, this);
    const meaning = owner.file.language.expression(node);
    if (meaning.kind === 'function' && !isProperty(node)) {
      const method = this.evaluator.defined('function', key, node, site, meaning);
      return ownParameter(found) === undefined ? method : method.asMethod(true);
    }
    if (this.under.has(key)) return unresolvedAt('it is defined through itself', node, owner.file);
    this.under.add(key);
    const value = valueNode(found, meaning);
    const result =
      value === null ? noSingleValue(node, owner.file) : worth(value, node, site, this.evaluator);
    this.under.delete(key);
    return result;
  }
}

/** What a member of a component gives, as records show it: calls that follow on each other as a `chain`. */
export function memberValue(found: MemberText, find: FindMember, evaluator: Evaluator): unknown {
  const { node, owner } = found;
  const site = siteOf(found, new Instance(find, evaluator));
  const meaning = owner.file.language.expression(node);
  if (meaning.kind === 'function' && !isProperty(node) && isReplaced(found, site, evaluator))
    return toPlain(unresolvedAt('a decorator puts another function in its place', node, owner.file));
  const value = valueNode(found, meaning);
  if (value === null) return toPlain(noSingleValue(node, owner.file));
  return 'id' in value ? plainOf(value, site, evaluator) : toPlain(evaluator.meaning(value, node, site));
}

function isReplaced({ owner, node }: MemberText, site: Site, evaluator: Evaluator): boolean {
  const method = evaluator.defined('function', '', node, site, owner.file.language.expression(node));
  return owner.file.language.objects?.isReplaced?.(method, evaluator) ?? false;
}

function siteOf(found: MemberText, self: Instance): Site {
  const { owner } = found;
  const { file } = owner;
  const own = ownParameter(found);
  // `Self::NAME` of Rust is read as what belongs to the type.
  const type = owner.node.type === 'impl_item' ? [owner.name] : [];
  const names = new Names([...SELF, ...type, ...(own === undefined ? [] : [own])], self, found);
  // It is what the method gives when it is called, and not the table of its cases.
  const calledAt = { node: found.node, site: { file, env: undefined } };
  const env: Environment = {
    file,
    owner: owner.node,
    names,
    outer: undefined,
    depth: 0,
    constant: true,
    calledAt,
  };
  return { file, env };
}

/** The first parameter of a method of Python, which is the object, whatever it is called. */
function ownParameter({ owner, node }: MemberText): string | undefined {
  const isMethod =
    owner.node.type === 'class_definition' && !/^@staticmethod\b/m.test(node.parent?.text ?? '');
  const meaning = isMethod ? owner.file.language.expression(node) : undefined;
  return meaning?.kind === 'function' ? meaning.function.parameters[0]?.name : undefined;
}

/** What names mean in a method: the object itself, and where a language says so also its members without it. */
class Names extends Map<string, Value> {
  constructor(
    words: readonly string[],
    private readonly self: Instance,
    private readonly found: MemberText,
  ) {
    super(words.map(word => [word, self]));
  }

  override get(name: string): Value | undefined {
    return super.get(name) ?? this.implicit(name);
  }

  override has(name: string): boolean {
    return super.has(name) || this.implicit(name) !== undefined;
  }

  private implicit(name: string): Value | undefined {
    const { owner, node } = this.found;
    if (!owner.file.language.bareMembers) return undefined;
    const bound = owner.file.bindings(name).filter(({ binding }) => !binding.member);
    if (bound.some(({ binding }) => contains(node, binding.node))) return undefined;
    const value = this.self.get(name);
    // What the file itself binds is looked up as everywhere, with all that changes it.
    return value instanceof Described || (bound.length === 0 && !(value instanceof Unresolved))
      ? value
      : undefined;
  }
}

function worth(value: Node | Expression, node: Node, site: Site, evaluator: Evaluator): Value {
  return 'id' in value ? evaluator.evaluate(value, site) : evaluator.meaning(value, node, site);
}

function noSingleValue(node: Node, file: SourceFile): Unresolved {
  return unresolvedAt('the function does more than return one value', node, file);
}

/** Whether it is read without parentheses: `get name()`, `@property`. */
function isProperty(node: Node): boolean {
  const around = node.parent?.type === 'decorated_definition' ? node.parent : node;
  const name = node.childForFieldName('name');
  const head = name ? around.text.slice(0, name.startIndex - around.startIndex) : '';
  return /(^|\s)get\s+$|@(\w+\.)*(cached_)?property\b/.test(head);
}

/** What a function returns when that is all that it does; what a property or constant holds. */
function valueNode({ node }: MemberText, meaning: Expression): Node | Expression | null {
  if (meaning.kind === 'function') return meaning.function.result;
  const given =
    node.childForFieldName('value') ?? node.childForFieldName('right') ?? node.childForFieldName('body');
  const inner =
    given ??
    named(node)
      .filter(({ type }) => !/modifier|type/.test(type))
      .at(-1);
  if (!inner) return null;
  let at = inner;
  while (AROUND.test(at.type)) {
    const parts = named(at);
    if (parts.length !== 1 || !parts[0] || isSetter(at)) return null;
    at = parts[0];
  }
  const result = RETURN.test(at.type) ? named(at)[0] : at;
  return result === undefined || result.id === node.childForFieldName('name')?.id ? null : result;
}

/** `set { … }` of C#: what it does is no value of the property. */
function isSetter({ type, text }: Node): boolean {
  return type === 'accessor_declaration' && /(^|[\s\]])(set|init|add|remove)\s*(\{|=>|;)/.test(text);
}

/** A value as records show it, with the calls of builders kept: `.param(Flag::new("x").desc("…"))`. */
function plainOf(node: Node, site: Site, evaluator: Evaluator, depth = 0): unknown {
  const { language } = site.file;
  const value = evaluator.evaluate(node, site);
  if (depth > MAX_NESTED) return toPlain(value);
  const meaning = through(language.expression(node), site);
  if (value instanceof CallResult && value.returned === undefined && meaning.kind === 'call')
    return chainAt(meaning, value, site, evaluator, depth);
  if (
    value instanceof Sequence &&
    meaning.kind === 'sequence' &&
    meaning.items.every(({ spread, value: own }) => !spread && !own)
  )
    return meaning.items.map(item => plainOf(item.node, site, evaluator, depth + 1));
  return toPlain(value);
}

/** Calls inside of the arguments of calls: deeper than any builder. */
const MAX_NESTED = 12;

function through(meaning: Expression, { file }: Site): Expression {
  let at = meaning;
  for (let steps = 0; at.kind === 'same' && steps < MAX_NESTED; steps += 1)
    at = file.language.expression(at.node);
  return at;
}

type Call = Expression & { kind: 'call' };

function chainAt(call: Call, value: CallResult, site: Site, evaluator: Evaluator, depth: number): unknown {
  const { language } = site.file;
  const chain: object[] = [];
  let first = call;
  for (;;) {
    const callee = language.expression(first.callee);
    const object = first.object ?? (callee.kind === 'member' ? callee.object : undefined);
    const before = object ? through(language.expression(object), site) : undefined;
    if (!object || before?.kind !== 'call') break;
    const name = callee.kind === 'member' ? callee.name : first.callee.text;
    chain.unshift({ call: name, ...argumentsAt(first.arguments, site, evaluator, depth) });
    first = before;
  }
  if (chain.length === 0) {
    const plain = toPlain(value) as object;
    return Object.assign(plain, argumentsAt(call.arguments, site, evaluator, depth));
  }
  const text = first.object
    ? `${site.file.quote(first.object)}.${first.callee.text}`
    : site.file.quote(first.callee);
  return { call: text, ...argumentsAt(first.arguments, site, evaluator, depth), chain };
}

function argumentsAt(list: readonly Argument[], site: Site, evaluator: Evaluator, depth: number) {
  const args: unknown[] = [];
  const kwargs: Record<string, unknown> = {};
  for (const { node, name, value, spread } of list) {
    const plain =
      spread !== undefined
        ? toPlain(unresolvedAt('the arguments that are spread here are not constants', node, site.file))
        : value
          ? toPlain(evaluator.evaluateItem({ node, value }, site))
          : plainOf(node, site, evaluator, depth + 1);
    if (name === undefined) args.push(plain);
    else
      Object.defineProperty(kwargs, name, {
        value: plain,
        enumerable: true,
        configurable: true,
        writable: true,
      });
  }
  return { args, kwargs };
}
