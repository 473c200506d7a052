import type { Pattern } from '../languages/language/expression.js';
import type { Step } from '../languages/language/steps.js';
import type { Node } from '../syntax/node.js';
import { type Draft, ListDraft } from './draft.js';
import {
  type CallSite,
  Described,
  type Environment,
  type Site,
  settled,
  unresolvedAt,
} from './environment.js';
import type { Evaluator } from './evaluator.js';
import { isInOrder } from './pure-functions.js';
import { changed } from './single-changes.js';
import { CallResult, type Entry, Mapping, type Origin, Sequence, Unresolved, type Value } from './value.js';

/** How a list of steps ended; undefined where it could not be carried out. */
type End = 'done' | 'next' | 'stop' | 'return' | undefined;

/** Steps that may be carried out for one statement: those that change nothing cost time, too. */
const MAX_DONE = 200_000;

/** What holds in a loop or function: the names that it sets, besides those around it. */
interface Frame {
  readonly owner: Node;
  readonly names: Map<string, Value>;
  readonly outer: Site;
  /** The call of the function: what it looks at is what is there by then. */
  readonly calledAt?: CallSite;
}

/** Carries out loops and calls that add to a table: each name has, at each step, what it has when the program runs. */
export class StepsRun {
  private frame: Frame;
  private site: Site;
  private count = 0;
  /** Loops that are under way whose items come in an order that only a run can tell. */
  private unordered = 0;

  /**
   * @param owner the statement.
   * @param names those that it sets, each with the expression of what it was before, if that is known.
   * @param draft the table: it is changed, also where a later step is not understood.
   * @param seen is told where another draft takes its place: what the statement says of the table itself means that.
   */
  constructor(
    private readonly evaluator: Evaluator,
    owner: Node,
    names: ReadonlyMap<string, Node | undefined>,
    outer: Site,
    private draft: Draft,
    private readonly seen: (draft: Draft) => void,
  ) {
    const before = (name: string, node: Node | undefined) =>
      node ? evaluator.evaluate(node, outer) : notSet(name, owner, outer);
    this.frame = {
      owner,
      outer,
      names: new Map([...names].map(([name, node]) => [name, before(name, node)])),
    };
    this.site = siteOf(this.frame);
  }

  /** The table after the steps; undefined where some step is not understood. */
  of(steps: readonly Step[]): Draft | undefined {
    return this.all(steps, undefined) === undefined ? undefined : this.draft;
  }

  private all(steps: readonly Step[], origin: Origin | undefined): End {
    for (const step of steps) {
      const end = this.one(step, origin);
      if (end !== 'done') return end;
    }
    return 'done';
  }

  private one(step: Step, origin: Origin | undefined): End {
    this.count += 1;
    if (this.count > MAX_DONE) return undefined;
    switch (step.kind) {
      case 'next':
        return step.kind;
      // What is thought to be so is not, or the program is not loaded at all.
      case 'fail':
        return undefined;
      case 'stop':
      case 'return':
        return this.unordered > 0 ? undefined : step.kind;
      case 'call':
        return this.call(step);
      case 'change':
        return this.change(step, origin);
      case 'let': {
        const { value, isOuter } = step;
        if (isOuter && this.unordered > 0) return undefined;
        const given =
          'id' in value
            ? this.evaluator.evaluate(value, this.site)
            : this.evaluator.meaning(value, step.node, this.site);
        return this.bind(step.target, given) ? 'done' : undefined;
      }
      case 'when': {
        const holds = this.holds(step.condition);
        return holds === undefined ? undefined : this.all(holds ? step.steps : step.otherwise, origin);
      }
      case 'each':
        return this.each(step);
      case 'while':
        return this.while(step, origin);
    }
  }

  private change({ change }: Step & { kind: 'change' }, origin: Origin | undefined): End {
    const before = this.draft.size;
    const draft = changed(this.draft, change, this.site, this.evaluator, origin);
    if (!draft) return undefined;
    if (draft !== this.draft) this.seen(draft);
    this.draft = draft;
    if (this.unordered === 0) return 'done';
    // Whoever comes last would count, or the order be that of the items.
    const isAlike = draft instanceof ListDraft ? draft.isSet : draft.size > before;
    return isAlike ? 'done' : undefined;
  }

  private each(step: Step & { kind: 'each' }): End {
    const { target, position, steps, looksAtTable } = step;
    const items = this.items(step);
    if (!items) return undefined;
    const { entries } = items;
    const { unordered } = this;
    if (!items.isOrdered && entries.length > 1) {
      // What it is when the turn of an item comes is another thing in each order.
      if (looksAtTable) return undefined;
      this.unordered += 1;
    }
    for (const [i, entry] of entries.entries()) {
      if (!this.bind(target, entry.value) || (position && !this.bind(position, i))) return undefined;
      const end = this.all(steps, entry.origin);
      if (end === undefined || end === 'return') return end;
      if (end === 'stop') break;
    }
    this.unordered = unordered;
    return 'done';
  }

  private while({ condition, steps, after }: Step & { kind: 'while' }, origin: Origin | undefined): End {
    for (;;) {
      this.count += 1;
      // What was worked out before the last round does not hold any more.
      this.site = siteOf(this.frame);
      const goesOn = condition ? this.holds(condition) : true;
      if (goesOn === undefined || this.count > MAX_DONE) return undefined;
      if (!goesOn) return 'done';
      const end = this.all(steps, origin);
      if (end === undefined || end === 'return') return end;
      if (end === 'stop') return 'done';
      if (this.all(after, origin) === undefined) return undefined;
    }
  }

  /** What a loop goes through, one after the other; undefined where that is not known. */
  private items({
    list,
    position,
    isPaired,
  }: Step & { kind: 'each' }): { entries: readonly Entry[]; isOrdered: boolean } | undefined {
    const value = settled(this.evaluator.evaluateNow(list, this.site));
    // A loop that is a method of a list would be another one of a map.
    if (position !== undefined)
      return value instanceof Sequence && value.isIndexed
        ? { entries: value.entries, isOrdered: true }
        : undefined;
    if (isPaired) return this.pairs(list, value);
    const items = this.evaluator.containers.listOf(list, this.site, 'what it runs over is not a list');
    return items instanceof Unresolved ? undefined : items;
  }

  /** Items with their indices, or keys; a number stands for the numbers below it. */
  private pairs(list: Node, value: Value) {
    const origin = this.site.file.origin(list);
    const pair = (key: Value, item: Value, from: Origin) => ({
      value: new Sequence([
        { value: key, origin: from },
        { value: item, origin: from },
      ]),
      origin: from,
    });
    if (value instanceof Mapping)
      return {
        entries: value.entries.map(entry => pair(entry.key, entry.value, entry.origin)),
        isOrdered: isInOrder(value),
      };
    if (value instanceof Sequence && value.isIndexed)
      return {
        entries: value.entries.map((entry, i) => pair(i, entry.value, entry.origin)),
        isOrdered: true,
      };
    if (typeof value !== 'number' || !(value <= MAX_DONE)) return undefined;
    const entries = Array.from({ length: Math.max(value, 0) }, (_, i) => pair(i, i, origin));
    return { entries, isOrdered: true };
  }

  private call({ node, function: own, names, steps }: Step & { kind: 'call' }): End {
    const { file } = this.site;
    const call = this.evaluator.evaluate(node, this.site);
    if (!(call instanceof CallResult) || !(call.of instanceof Described) || call.of.node.id !== own.id)
      return undefined;
    if (!call.byParameter) return undefined;
    const { frame } = this;
    // One that another function made has what that was called with.
    const outer = { file, env: call.of.site.env };
    this.frame = {
      owner: own,
      outer,
      calledAt: { node, site: this.site },
      names: new Map([
        ...[...names].map(name => [name, notSet(name, own, outer)] as const),
        ...[...call.byParameter].map(([name, entry]) => [name, entry.value] as const),
      ]),
    };
    this.site = siteOf(this.frame);
    const end = this.all(steps, file.origin(node));
    this.frame = frame;
    this.site = siteOf(frame);
    return end && 'done';
  }

  private holds(condition: Node): boolean | undefined {
    const value = settled(this.evaluator.evaluate(condition, this.site));
    return value instanceof Unresolved ? undefined : this.site.file.language.operators.truth(value);
  }

  private bind(target: Pattern, value: Value): boolean {
    const isBound = this.evaluator.calls.takeApart(target, value, this.frame.names, this.site);
    this.site = siteOf(this.frame);
    return isBound;
  }
}

function notSet(name: string, owner: Node, { file }: Site): Value {
  return unresolvedAt(`what ${name} is before it is set here is not known`, owner, file);
}

/** A site of its own for each state of the names: what was worked out in another one is not what holds now. */
function siteOf({ owner, names, outer: { file, env }, calledAt }: Frame): Site {
  const depth = env?.depth ?? 0;
  const own: Environment = {
    file,
    owner,
    names: new Map(names),
    outer: env,
    depth,
    constant: true,
    calledAt,
  };
  return { file, env: own };
}
