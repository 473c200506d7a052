import type { Captures, Node } from '../../extract/index.js';
import type { Gap } from '../route.js';
import type { Program } from './calls.js';
import { isConditional } from './conditional.js';
import { roundsIn } from './contexts.js';
import type { Discovery, Reader } from './discover.js';
import { type Flow, flowsOf } from './handing-on.js';
import type { Handlers } from './handlers.js';
import { type Moment, stepOf } from './moment.js';
import type { Item, Router, Target } from './routers.js';

/** Something that is registered, and when. */
export interface Registered {
  readonly moment: Moment;
  readonly router: Router;
  readonly item: Item;
}

/** What is said of a program while it is read. */
export interface Told {
  readonly gaps: Gap[];
  readonly notes: Gap[];
  readonly handlers: Handlers;
  /** The calls that some rule reads. */
  readonly read: Set<string>;
}

/** What all readers of calls that register something need. */
export class Registering {
  constructor(
    protected readonly discovery: Discovery,
    protected readonly reader: Reader,
    protected readonly told: Told,
  ) {}

  /** The servers that a call registers something on: those of the block around it, where it names none. */
  protected targetsOf(captures: Captures, program: Program): readonly Target[] | undefined {
    const [on, call] = [captures.get('on'), captures.get('call')];
    const { routers } = this.discovery;
    return on ? routers.meant(on, program) : call && routers.around(call, program);
  }

  /** When what an argument of a call is gets registered: behind the arguments before it. */
  protected argumentMoment(on: Node, order: number, program: Program): Moment {
    return [...(program.context?.trail ?? []), { ...stepOf(on, program), order }];
  }

  protected momentOf(on: Node, program: Program): Moment {
    return [...(program.context?.trail ?? []), stepOf(on, program)];
  }

  /** Whether something is registered only sometimes. */
  protected isSometimes(node: Node, { context, source }: Program): boolean {
    const { effects } = source.language;
    return (
      (context?.isConditional ?? false) ||
      isConditional(node, roundsIn(context)) ||
      source.condition(node) !== undefined ||
      this.discovery.contexts.early.isBehind(node, source, each => effects?.isFunction(each) ?? false)
    );
  }

  /** What becomes of requests in the handlers of a route; undefined where no handler hands any on. */
  protected flowsOf(nodes: readonly Node[], program: Program): readonly Flow[] | undefined {
    const { framework, programOf } = this.reader;
    const rules = framework.handlers;
    if (rules?.next === undefined) return undefined;
    return nodes.flatMap(node => flowsOf(program.evaluate(node), rules, programOf));
  }
}

/** The parts around something that functions fill, the innermost first. */
export function partsAround({ context }: Program): readonly string[] {
  const parts: string[] = [];
  for (let at = context; at; at = at.outer) if (at.given.size > 0) parts.push(at.key);
  return parts;
}

/** Whether a route is written among the arguments of what makes its server. */
export function isIn(call: Node | undefined, on: Node): call is Node {
  return (
    call !== undefined &&
    call.id !== on.id &&
    on.startIndex <= call.startIndex &&
    on.endIndex >= call.endIndex
  );
}
