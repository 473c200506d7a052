import { Described, type Site } from '../../evaluate/environment.js';
import type { Evaluator } from '../../evaluate/evaluator.js';
import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import { oncePerTree } from '../../syntax/once-per-tree.js';
import { parameters } from './declarations.js';
import { type AttributesSet, attributesSet } from './decorator-attributes.js';
import { methodsOf } from './definitions.js';

/** A function, and where it stands. */
export interface FunctionAt {
  readonly node: Node;
  readonly site: Site;
}

/**
 * What comes out of a function that is given a function or class: what it was given; a function that says of itself what that says
 * (`functools.wraps`), be it without its documentation; a function that is such a one itself, as what comes out of that, or the one
 * that is asked; or anything else.
 */
type Outcome = 'given' | 'wrapper' | 'undocumented' | 'other' | 'itself' | readonly Outcome[];

/** What a decorator makes of what it is applied to. */
export interface Decorating {
  /** All that may come out, one way or the other. */
  readonly gives: readonly ('given' | 'wrapper' | 'undocumented' | 'other')[];
  readonly sets: AttributesSet;
}

/** What an inner function is, whose own decorators are in no source. */
export type DecoratedBy = (decorator: Node, site: Site) => 'all' | 'signature' | 'nothing';

/** What is applied as `@decorator`, or as `@decorator(…)`: then it is what the decorator gives. */
export function decorating(
  decorator: FunctionAt,
  isCalled: boolean,
  evaluator: Evaluator,
  decoratedBy: DecoratedBy,
): Decorating {
  const known = read(decorator.node);
  const key = `${decorator.node.id} ${isCalled}`;
  let found = known.get(key);
  if (!found) {
    // One that decorates what is inside of it has no end that could be seen here.
    known.set(key, UNKNOWN);
    const outcomes = new Outcomes(evaluator, decoratedBy, decorator.node.id).of(decorator);
    found = { gives: applied(outcomes, isCalled), sets: attributesSet(decorator, evaluator) };
    known.set(key, found);
  }
  return found;
}

const UNKNOWN: Decorating = { gives: ['other'], sets: { documentation: false, call: false } };

/** Thousands of functions may have one decorator. */
const read = oncePerTree(() => new Map<string, Decorating>());

/** What comes out where a decorator is applied so; another thing, where it is not meant to be applied so. */
function applied(outcomes: readonly Outcome[], isCalled: boolean): Decorating['gives'] {
  const direct = outcomes.filter(each => typeof each === 'string' && each !== 'itself');
  const given = isCalled
    ? outcomes.flatMap(each => (typeof each !== 'string' ? each : each === 'itself' ? direct : []))
    : direct;
  const plain = given.flatMap(each => (typeof each === 'string' && each !== 'itself' ? [each] : []));
  // Which way is gone, what it is given decides: `@register` and `@register()` may both be meant.
  return isOtherIn(outcomes) || plain.length === 0 ? ['other'] : plain;
}

function isOtherIn(outcomes: readonly Outcome[]): boolean {
  return outcomes.some(each => (typeof each === 'string' ? each === 'other' : isOtherIn(each)));
}

class Outcomes {
  private readonly seen = new Set<number>();

  /** @param asked the decorator that is looked at first. */
  constructor(
    private readonly evaluator: Evaluator,
    private readonly decoratedBy: DecoratedBy,
    private readonly asked: number,
  ) {}

  of({ node, site }: FunctionAt): Outcome[] {
    if (node.type !== 'function_definition' && node.type !== 'lambda') return ['other'];
    this.seen.add(node.id);
    const body = field(node, 'body');
    const targets = new Set(parameters(node).map(({ name }) => name));
    const returned =
      node.type === 'lambda' ? [body] : inside(body, 'return_statement').map(each => each.firstNamedChild);
    return returned.flatMap(value => (value ? this.value(value, { node, site, targets, body }) : ['other']));
  }

  private value(value: Node, way: Way): Outcome[] {
    switch (value.type) {
      case 'identifier':
        return this.named(value, way);
      case 'parenthesized_expression':
        return value.firstNamedChild ? this.value(value.firstNamedChild, way) : ['other'];
      case 'conditional_expression': {
        const [whenTrue, , whenFalse] = named(value);
        return [whenTrue, whenFalse].flatMap(each => (each ? this.value(each, way) : ['other']));
      }
      case 'lambda':
        return [this.of({ node: value, site: way.site })];
      case 'attribute': {
        const method = this.callee(value, way);
        return [method ? this.ofOther(method) : 'other'];
      }
      case 'call':
        return this.call(value, way);
    }
    return ['other'];
  }

  private named(name: Node, way: Way): Outcome[] {
    const { targets, body, site } = way;
    const assigned = inside(body, 'assignment').filter(each => field(each, 'left').text === name.text);
    const [assignment, ...more] = assigned;
    // `wrapper = functools.wraps(f)(wrapper)`
    if (assignment) {
      const right = assignment.childForFieldName('right');
      return more.length === 0 && !targets.has(name.text) && right?.type === 'call'
        ? this.call(right, way)
        : ['other'];
    }
    if (targets.has(name.text)) return ['given'];
    const inner = inside(body, 'function_definition').filter(each => field(each, 'name').text === name.text);
    if (inner.length === 0) return ['other'];
    const isUpdated = inside(body, 'expression_statement').some(({ firstNamedChild: call }) => {
      const [updated, from] = call && isUpdating(call) ? named(field(call, 'arguments')) : [];
      return updated?.text === name.text && targets.has(from?.text ?? '');
    });
    if (isUpdated) return ['wrapper'];
    return inner.flatMap(node => this.inner({ node, site }, way));
  }

  /** A function inside of it, after its own decorators. */
  private inner(fn: FunctionAt, { targets }: Way): Outcome[] {
    let wrapped: 'wrapper' | 'undocumented' | undefined;
    for (const decorator of decoratorsOf(fn.node)) {
      if (isWrapping(decorator)) {
        const outcome = this.wrapping(decorator, targets, fn.site);
        if (outcome === 'other') return [outcome];
        wrapped = outcome;
        continue;
      }
      const left = this.decoratedBy(decorator, fn.site);
      if (left === 'nothing') return ['other'];
      if (left === 'signature' && wrapped) wrapped = 'undocumented';
    }
    return [wrapped ?? this.ofOther(fn)];
  }

  private call(call: Node, way: Way): Outcome[] {
    const { targets, node } = way;
    const callee = field(call, 'function');
    const given = field(call, 'arguments');
    const list = given.type === 'argument_list' ? named(given) : [];
    if (isUpdating(call)) return [targets.has(list[1]?.text ?? '') ? 'wrapper' : 'other'];
    if (isWrapping(callee)) return [this.wrapping(callee, targets, way.site)];
    // `functools.partial(decorator, option=option)`: once more, with what it was asked for.
    if (/^(?:functools\.)?partial$/.test(callee.text) && list[0]?.type === 'identifier') {
      const again = this.callee(list[0], way);
      return [
        again && list.slice(1).every(each => each.type === 'keyword_argument')
          ? this.ofOther(again)
          : 'other',
      ];
    }
    // `decorator(f)` of a function inside of it, in the way that its users call that.
    if (!list.some(each => targets.has(argument(each)))) return ['other'];
    const own = inside(way.body, 'function_definition').filter(
      each => field(each, 'name').text === callee.text,
    );
    if (own.length > 0)
      return own.flatMap(each => (this.seen.has(each.id) ? [] : this.of({ node: each, site: way.site })));
    const other = this.callee(callee, way);
    if (!other) return ['other'];
    if (other.node.id === node.id || this.seen.has(other.node.id)) return ['given'];
    return this.of(other);
  }

  /** What `functools.wraps(f)` makes of a function. */
  private wrapping(call: Node, targets: Way['targets'], site: Site): 'wrapper' | 'undocumented' | 'other' {
    const [from, ...options] = named(field(call, 'arguments'));
    if (!targets.has(from?.text ?? '') || this.isOwn(field(call, 'function'), site)) return 'other';
    return options.every(takesDocumentation) ? 'wrapper' : 'undocumented';
  }

  /** What comes out of another function that is handed on: of one that is under way nothing new. */
  private ofOther(fn: FunctionAt): Outcome {
    if (fn.node.id === this.asked) return 'itself';
    return this.seen.has(fn.node.id) ? [] : this.of(fn);
  }

  /** A method of the same object, or a function. */
  private callee(callee: Node, { node, site }: Way): FunctionAt | undefined {
    const method = /^(?:self|cls)\.(\w+)$/.exec(callee.text)?.[1];
    if (method === undefined) {
      const value = this.evaluator.evaluate(callee, site);
      return value instanceof Described && value.kind === 'function' ? value : undefined;
    }
    let holder: Node | null = node.parent;
    while (holder && holder.type !== 'class_definition') holder = holder.parent;
    const found = holder && methodsOf(field(holder, 'body')).get(method);
    return found ? { node: found, site } : undefined;
  }

  /** Whether something that is called like a function of the library is one of the sources. */
  private isOwn(callee: Node, site: Site): boolean {
    const value = this.evaluator.evaluate(callee, site);
    return value instanceof Described && this.evaluator.moduleName(value.site.file) !== 'functools';
  }
}

/** A function that is looked into. */
interface Way extends FunctionAt {
  /** Its parameters: one of them gets what is decorated, which one its callers say in several ways. */
  readonly targets: ReadonlySet<string>;
  readonly body: Node;
}

/** The decorators of a function or class, the one that is applied first in front. */
export function decoratorsOf(node: Node): Node[] {
  if (node.parent?.type !== 'decorated_definition') return [];
  const found = node.parent.namedChildren.filter(child => child?.type === 'decorator') as Node[];
  return found.map(decorator => decorator.firstNamedChild ?? decorator).reverse();
}

/** `functools.wraps(f)` */
function isWrapping(node: Node): boolean {
  return node.type === 'call' && /(?:^|\.)wraps$/.test(field(node, 'function').text);
}

/** `functools.update_wrapper(wrapper, f)` */
function isUpdating(node: Node): boolean {
  return node.type === 'call' && /(?:^|\.)update_wrapper$/.test(field(node, 'function').text);
}

/** Whether what is taken over has the documentation in it, as far as an argument of `functools.wraps` decides. */
function takesDocumentation(option: Node): boolean {
  if (option.type !== 'keyword_argument') return DOCUMENTED.test(option.text);
  return field(option, 'name').text !== 'assigned' || DOCUMENTED.test(option.text);
}

const DOCUMENTED = /__doc__|WRAPPER_ASSIGNMENTS|available_attrs/;

function argument(node: Node): string {
  return node.type === 'keyword_argument' ? field(node, 'value').text : node.text;
}

/** Statements of a type below a node, but not inside of the functions and classes there. */
function inside(node: Node, type: string): Node[] {
  return named(node).flatMap(child => {
    if (child.type === type) return [child];
    if (child.type === 'function_definition' || child.type === 'class_definition' || child.type === 'lambda')
      return [];
    return inside(child, type);
  });
}
