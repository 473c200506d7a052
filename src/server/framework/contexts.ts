import {
  asGivenOut,
  CallResult,
  Described,
  type Environment,
  type Node,
  Sequence,
  type Value,
} from '../../extract/index.js';
import { type Call, CallIndex } from './call-index.js';
import { argumentsOf, around, type Program } from './calls.js';
import { Classes, isSameClass, methodAround, nameOf, selfOf } from './classes.js';
import { isCalledSometimes } from './conditional.js';
import { changedNames, countingOf, isLoop } from './counted-loops.js';
import { EarlyReturns } from './early-returns.js';
import { bind, carriedBy, patternOf, roundsOf, roundsOfCall, skips } from './loops.js';
import { type Moment, stepOf } from './moment.js';
import { givenBackIn } from './returns.js';

/** What a name stands for that a call hands over. */
export interface Given {
  readonly on: Node;
  readonly program: Program;
  readonly prefix: Node | undefined;
}

/** A function that a framework gives a part of a server to fill. */
export interface Filling extends Given {
  readonly file: string;
  /** Where the function begins. */
  readonly inside: number;
  /** Its parameter. */
  readonly name: string;
  /** The object whose method it is, where it is one. */
  readonly object?: Node | undefined;
  /** What names the function, which may be another one in each round of a loop. */
  readonly named?: Node | undefined;
}

/** A call of a function, or a round of a loop: what is known while its code runs. */
export interface Context {
  /** What is made in it is told from what is made in others by this. */
  readonly key: string;
  readonly owner: Node;
  readonly file: string;
  readonly env: Environment;
  readonly given: ReadonlyMap<string, Given>;
  /** Where it is called. */
  readonly outer: Context | undefined;
  /** The calls that lead there, outermost first. */
  readonly trail: Moment;
  /** Whether it runs only sometimes. */
  readonly isConditional: boolean;
  /** The loop that it is a round of. */
  readonly loop?: Node | undefined;
}

/** A function, or a loop, of which not all is read. */
export interface Unread {
  readonly node: Node;
  readonly program: Program;
  /** Because it calls itself. */
  readonly isRecursive?: boolean;
}

type Known = Context | undefined;

/** Ways that lead to one function, or rounds of one loop, that are looked at. */
export const MAX_CONTEXTS = 200;
/** How far is followed what functions give back: who calls himself gives back nothing. */
const MAX_DEPTH = 20;

/** Knows what is known at the nodes of a program, for each way that leads there: with what functions are called, on which objects. */
export class Contexts {
  readonly classes: Classes;
  private readonly calls: CallIndex;
  private readonly known = new Map<string, readonly Known[]>();
  private readonly places = new Map<string, readonly Known[]>();
  /** Functions and loops that more ways lead to than are looked at. */
  readonly unread = new Map<string, Unread>();
  readonly early = new EarlyReturns();
  /** Functions that call themselves. */
  private readonly recursive = new Set<string>();
  private version = '';
  private readonly running = new Set<string>();
  private readonly keys = new WeakMap<CallResult, string>();
  private meanings:
    | readonly { readonly call: Call; readonly outer: Known; readonly of: Described }[]
    | undefined;
  private isChanging = false;
  private current: Known;
  /** How often something was looked for that was being looked for. */
  private cut = 0;

  constructor(
    private readonly files: ReadonlySet<string>,
    private readonly programOf: (file: string) => Program,
    private readonly evaluateIn: (node: Node, program: Program, env: Environment | undefined) => Value,
    /** Those that were found so far. */
    private readonly fillings: readonly Filling[],
  ) {
    this.classes = new Classes(programOf, files);
    this.calls = new CallIndex(files, programOf);
  }

  /** A program as it is in a context. */
  within(program: Program, context: Known): Program {
    if (!context) return this.programOf(program.source.path);
    return {
      source: program.source,
      context,
      evaluate: node => {
        const before = this.current;
        this.current = context;
        try {
          return asGivenOut(this.marked(this.evaluateIn(node, program, context.env)));
        } finally {
          this.current = before;
        }
      },
    };
  }

  /** The program at a node, once for each way that leads there. */
  programsAt(node: Node, program: Program): readonly Program[] {
    return this.at(node, program).map(context => this.within(program, context));
  }

  /** What is known at a node, for each way that leads there: undefined where nothing is but the text. */
  at(node: Node, program: Program): readonly Known[] {
    this.refresh();
    const key = `${program.source.path}:${node.startIndex}:${node.endIndex}`;
    const known = this.places.get(key);
    if (known) return known;
    const { cut } = this;
    const found = this.around(node, program);
    if (cut === this.cut) this.places.set(key, found);
    return found;
  }

  private around(node: Node, program: Program): readonly Known[] {
    for (const each of around(node)) {
      if (program.source.language.effects?.isFunction(each)) return this.inFunction(each, program);
      const body = each.childForFieldName('body');
      const rounds = body && isInside(node, body) ? this.inLoop(each, node, program) : undefined;
      if (rounds) return rounds;
    }
    return [undefined];
  }

  /** What tells a thing that a call made from what the same call made at other times. */
  keyOf(value: CallResult): string {
    return this.keys.get(value) ?? `${placeOf(value)}${this.suffixOf(value, this.current)}`;
  }

  /** What a thing is told from others by from now on. */
  mark(value: Value, key: string): void {
    if (value instanceof CallResult && !this.keys.has(value)) this.keys.set(value, key);
  }

  /** An object of a class of the program; none where functions give back what they themselves give back. */
  objectOf(
    value: Value | undefined,
    depth = 0,
  ): { readonly value: CallResult; readonly of: Described } | undefined {
    if (!(value instanceof CallResult) || depth > MAX_DEPTH) return undefined;
    const { of, returned } = value;
    if (returned !== undefined) return this.objectOf(this.returnedAs(value, returned), depth + 1);
    if (!(of instanceof Described)) return undefined;
    return of.kind === 'class' ? { value, of } : this.objectOf(this.returnedBy(value), depth + 1);
  }

  /** What a function of the program gives back for one of its calls. */
  returnedBy(call: CallResult): Value | undefined {
    const { of } = call;
    if (!(of instanceof Described) || of.kind !== 'function') return undefined;
    const program = this.duringCall(call, of.node, this.programOf(of.site.file.path));
    for (const node of givenBackIn(of.node)) {
      const value = program.evaluate(node);
      if (value !== undefined && typeof value === 'object' && value !== null && !isUnknown(value))
        return value;
    }
    return undefined;
  }

  /** The program of a function while one of its calls runs. */
  duringCall(call: CallResult, node: Node, program: Program): Program {
    const key = this.keyOf(call);
    return this.within(
      program,
      this.inFunction(node, program).find(each => each?.key === key),
    );
  }

  /** What a function that does nothing else gives back for one of its calls. */
  returnedAs(call: CallResult, returned: Value): Value {
    const { of } = call;
    const isMade = of instanceof Described && returned instanceof CallResult && isAround(of.node, returned);
    if (isMade && placeOf(returned).startsWith(`${of.site.file.path}:`))
      this.mark(returned, `${placeOf(returned)}@${this.keyOf(call)}`);
    return returned;
  }

  private marked(value: Value): Value {
    if (value instanceof Sequence) for (const each of value.entries) this.marked(each.value);
    else if (value instanceof CallResult) {
      const suffix = this.suffixOf(value, this.current);
      if (suffix !== '') this.mark(value, `${placeOf(value)}${suffix}`);
      // What a structure is written with is made with it.
      if (value.isRecord) for (const each of value.named.values()) this.marked(each.value);
      if (value.isRecord) for (const each of value.positional) this.marked(each.value);
    }
    return value;
  }

  /** What is made where nothing is called twice is itself. */
  private suffixOf(value: CallResult, context: Known): string {
    const { file = '' } = value.origin.place;
    for (let each = context; each; each = each.outer)
      if (each.file === file && isAround(each.owner, value)) return `@${each.key}`;
    return '';
  }

  /** What is known changes with the files that are looked at. */
  private refresh(): void {
    const version = `${this.files.size} ${this.fillings.length}`;
    if (version === this.version) return;
    this.version = version;
    this.known.clear();
    this.places.clear();
    this.meanings = undefined;
  }

  private inFunction(node: Node, program: Program): readonly Known[] {
    this.refresh();
    const key = `${program.source.path}:${node.startIndex}`;
    const known = this.known.get(key);
    if (known) return known;
    // A function that calls itself has no other calls than those from outside.
    if (this.running.has(key)) {
      this.cut += 1;
      return [];
    }
    const { cut } = this;
    this.running.add(key);
    const found = this.bounded(this.callsOf(node, program), node, program);
    this.running.delete(key);
    // What was found while it was looked for may lack calls that lead through it.
    if (this.running.size === 0 || cut === this.cut) this.known.set(key, found);
    return found;
  }

  private callsOf(node: Node, program: Program): readonly Known[] {
    const named = this.calls.of(node, program);
    if (named.some(call => call.program.source === program.source && isInside(call.node, node)))
      this.recursive.add(`${program.source.path}:${node.startIndex}`);
    const calls = [
      ...this.filled(node, program),
      ...named.flatMap(call => this.called(call, node, program)),
      ...this.meantBy(node, program),
      ...this.handedTo(node, program),
      ...this.asMethod(node, program),
    ];
    if (calls.length > 0) return calls;
    const own = this.classOf(node, program);
    return own ? this.forEachObject(own, node, program) : this.at(node, program);
  }

  /** The class that a function is a method of. */
  private classOf(node: Node, program: Program): Described | undefined {
    return selfOf(node, program) === undefined ? undefined : this.classes.ofMethod(node, program);
  }

  private called(call: Call, node: Node, program: Program): readonly Context[] {
    return this.at(call.node, call.program).map(outer => this.entering(call, outer, node, program));
  }

  /** Calls of names that mean the function in some rounds of a loop, or for some callers. */
  private meantBy(node: Node, program: Program): readonly Context[] {
    return this.changing()
      .filter(({ of }) => of.node.startIndex === node.startIndex && of.site.file.path === program.source.path)
      .map(({ call, outer }) => this.entering(call, outer, node, program));
  }

  /** What names mean that are called, where that is another thing each time. */
  private changing(): readonly { readonly call: Call; readonly outer: Known; readonly of: Described }[] {
    if (this.meanings) return this.meanings;
    if (this.isChanging) {
      this.cut += 1;
      return [];
    }
    this.isChanging = true;
    const found = this.calls.ofUnknown().flatMap(call =>
      this.at(call.node, call.program).flatMap(outer => {
        const of = outer && this.within(call.program, outer).evaluate(call.callee);
        return of instanceof Described ? [{ call, outer, of }] : [];
      }),
    );
    this.isChanging = false;
    if (this.running.size === 0) this.meanings = found;
    return found;
  }

  /** A function while a call of it runs. */
  private entering(
    { node: call, callee, program: from }: Call,
    outer: Known,
    node: Node,
    program: Program,
    object?: { readonly value: Value; readonly key?: string },
  ): Context {
    const caller = this.within(from, outer);
    const names = new Map<string, Value>();
    const given = new Map<string, Given>();
    const self = selfOf(node, program);
    const usual = usualValues(node, program);
    const handed = argumentsOf(call, caller);
    const positional = handed.filter(({ name }) => name === undefined);
    const more = {
      key: object?.key ?? `${placeAt(callee, from)}${outer ? `@${outer.key}` : ''}`,
      given,
      trail: [...(outer?.trail ?? []), stepOf(callee, from)],
      isConditional: this.isSometimes(call, from, outer),
    };
    for (const [i, { target, name, rest }] of (
      program.source.language.effects?.parameters(node) ?? []
    ).entries()) {
      if (rest) {
        const others = restOf(target, i, call, caller);
        if (others) names.set(name, others);
        continue;
      }
      const argument = positional[i] ?? handed.find(each => each.name === name);
      const otherwise = usual.get(name);
      // A default may ask for what stands before it.
      const inside = () => this.within(program, this.context(node, program, outer, names, more));
      const value = argument ? caller.evaluate(argument.node) : otherwise && inside().evaluate(otherwise);
      if (argument) given.set(name, { on: argument.node, program: caller, prefix: undefined });
      if (value === undefined) continue;
      const pattern = patternOf(target);
      if (pattern) bind(pattern, value, names, inside());
      else names.set(name, value);
    }
    if (object) names.set(self ?? 'this', object.value);
    return this.context(node, program, outer, names, more);
  }

  private isSometimes(call: Node, { source }: Program, outer: Known): boolean {
    const { effects } = source.language;
    const rounds = roundsIn(outer);
    const isFunction = (node: Node) => effects?.isFunction(node) ?? false;
    return (
      (outer?.isConditional ?? false) ||
      this.early.isBehind(call, source, isFunction) ||
      isCalledSometimes(call, rounds, node => effects?.isEntry(node) ?? false, isFunction)
    );
  }

  private context(
    owner: Node,
    { source }: Program,
    outer: Known,
    names: ReadonlyMap<string, Value>,
    more: Pick<Context, 'key' | 'given' | 'trail' | 'isConditional' | 'loop'>,
  ): Context {
    let around = outer;
    while (around && !(around.file === source.path && isInside(owner, around.owner))) around = around.outer;
    const depth = (outer?.env.depth ?? 0) + 1;
    const env = { file: source, owner, names, outer: around?.env, depth, constant: true };
    return { ...more, owner, file: source.path, env, outer };
  }

  /** A function that gets a part to fill. */
  private filled(node: Node, program: Program): readonly Context[] {
    const own = this.fillings.filter(
      ({ file, inside }) => file === program.source.path && inside === node.startIndex,
    );
    const self = selfOf(node, program) ?? 'this';
    const isMeant = ({ named, program: from }: Filling, outer: Known) => {
      const meant = named && this.within(from, outer).evaluate(named);
      return !(meant instanceof Described) || meant.node.startIndex === node.startIndex;
    };
    return own.flatMap(filling => {
      const { on, program: from, prefix, name, object } = filling;
      const ways = this.at(on, from).filter(outer => isMeant(filling, outer));
      return ways.map(outer =>
        this.context(
          node,
          program,
          outer,
          object ? new Map([[self, this.within(from, outer).evaluate(object)]]) : new Map(),
          {
            key: `${placeAt(on, from)}+${on.endIndex}${outer ? `@${outer.key}` : ''}`,
            given: new Map([[name, { on, program: this.within(from, outer), prefix }]]),
            trail: [...(outer?.trail ?? []), stepOf(on, from)],
            isConditional: this.isSometimes(on, from, outer),
          },
        ),
      );
    });
  }

  /** Each part of a list that a function is called with. */
  private handedTo(node: Node, program: Program): readonly Context[] {
    const targets = (program.source.language.effects?.parameters(node) ?? []).map(({ target }) => target);
    return this.calls.handing(node, program).flatMap(call =>
      this.at(call.node, call.program).flatMap(outer => {
        const caller = this.within(call.program, outer);
        const rounds = roundsOfCall(call.node, targets, caller);
        const changed = changedNames(node, undefined, program);
        const carried = carriedBy(call.node, caller);
        const given =
          carried && new Map([[carried.name, { on: carried.on, program: caller, prefix: undefined }]]);
        return (rounds ?? []).map((names, i) => ({
          ...this.round(call.node, call.program, node, program, outer, new Map([...changed, ...names]), i),
          ...(given && { given }),
        }));
      }),
    );
  }

  private inLoop(loop: Node, use: Node, program: Program): readonly Known[] | undefined {
    if (!isLoop(loop)) return undefined;
    const all: Known[] = [];
    const changed = changedNames(loop, use, program);
    for (const outer of this.at(loop, program)) {
      const here = this.within(program, outer);
      const rounds = /^for/.test(loop.type)
        ? (roundsOf(loop, here) ?? this.countedRounds(loop, program, outer))
        : undefined;
      // What is known of a loop is what does not change in it.
      if (!rounds && changed.size === 0) {
        all.push(outer);
        continue;
      }
      for (const [i, names] of (rounds ?? [new Map<string, Value>()]).entries()) {
        const round = this.round(loop, program, loop, program, outer, new Map([...changed, ...names]), i);
        all.push(rounds ? round : { ...round, loop: undefined });
      }
    }
    return this.bounded(all, loop, program);
  }

  /** The rounds of a loop that counts. */
  private countedRounds(
    loop: Node,
    program: Program,
    outer: Known,
  ): readonly ReadonlyMap<string, Value>[] | undefined {
    const counting = countingOf(loop);
    if (!counting) return undefined;
    const { name, first, condition, step } = counting;
    const rounds: ReadonlyMap<string, Value>[] = [];
    let value = this.within(program, outer).evaluate(first);
    while (typeof value === 'number' && rounds.length <= MAX_CONTEXTS) {
      const names = new Map([[name, value]]);
      const here = this.within(
        program,
        this.round(loop, program, loop, program, outer, names, rounds.length),
      );
      const goesOn = here.evaluate(condition);
      if (goesOn === false) return rounds;
      if (goesOn !== true) return undefined;
      rounds.push(names);
      const more = step(here);
      if (typeof more !== 'number') return undefined;
      value += more;
    }
    return typeof value === 'number' ? rounds : undefined;
  }

  /** A function around what is registered that calls itself. */
  noteRecursion(context: Known): void {
    for (let at = context; at; at = at.outer) {
      const key = `${at.file}:${at.owner.startIndex}`;
      const program = this.programOf(at.file);
      if (this.recursive.has(key) && program.source.language.effects?.isFunction(at.owner))
        this.unread.set(placeAt(at.owner, program), { node: at.owner, program, isRecursive: true });
    }
  }

  /** As many as are looked at: that there are more is told. */
  private bounded<T>(all: readonly T[], node: Node, program: Program): readonly T[] {
    if (all.length <= MAX_CONTEXTS) return all;
    this.unread.set(placeAt(node, program), { node, program });
    return all.slice(0, MAX_CONTEXTS);
  }

  private round(
    at: Node,
    from: Program,
    owner: Node,
    program: Program,
    outer: Known,
    names: ReadonlyMap<string, Value>,
    order: number,
  ): Context {
    return this.context(owner, program, outer, names, {
      key: `${placeAt(at, from)}#${order}${outer ? `@${outer.key}` : ''}`,
      given: new Map(),
      trail: [...(outer?.trail ?? []), { file: from.source.path, at: at.endIndex, order }],
      isConditional: this.isSometimes(at, from, outer) || skips(owner),
      loop: at,
    });
  }

  /** A method, for each object that it is asked of; a constructor, for each that it makes. */
  private asMethod(node: Node, program: Program): readonly Context[] {
    const own = this.classOf(node, program);
    const name = nameOf(node);
    if (!own || name === undefined) return [];
    if (this.classes.isStarter(node, own, program)) return this.making(own, node, program);
    const calls = this.calls.ofMethods(name).filter(call => this.mayHave(own, call.object, call.program));
    return calls.flatMap(call =>
      this.at(call.node, call.program).flatMap((outer): Context[] => {
        const object = this.objectOf(this.within(call.program, outer).evaluate(call.object));
        if (!object || !this.classes.isMethod(node, name, object.of, program)) return [];
        return [this.entering(call, outer, node, program, { value: object.value })];
      }),
    );
  }

  /** Whether the object of a call, where that is one of the method around, may have the methods of a class. */
  private mayHave(own: Described, object: Node, program: Program): boolean {
    const method = methodAround(object, program);
    if (!method || object.text !== selfOf(method, program)) return true;
    const around = this.classes.ofMethod(method, program);
    if (!around) return true;
    const isBoth = (each: Described) => {
      const all = this.classes.lineage(each);
      return [own, around].every(one => all.some(other => isSameClass(other, one)));
    };
    return [own, around, ...this.calls.making().map(({ of }) => of)].some(isBoth);
  }

  /** Where objects of a class are made, or of one that is made from it. */
  private objects(own: Described) {
    const isOwn = ({ of }: { readonly of: Described }) =>
      this.classes.lineage(of).some(each => isSameClass(each, own));
    const ways = [
      ...this.calls
        .making()
        .filter(isOwn)
        .flatMap(({ call }) => this.at(call.node, call.program).map(outer => ({ call, outer }))),
      ...this.changing().filter(isOwn),
    ];
    return ways.flatMap(({ call, outer }) => {
      const object = this.objectOf(this.within(call.program, outer).evaluate(call.node));
      return object ? [{ call, outer, object }] : [];
    });
  }

  private making(own: Described, node: Node, program: Program): readonly Context[] {
    const made = this.objects(own).flatMap(({ call, outer, object }) => {
      const key = this.keyIn(object.value, outer);
      this.mark(object.value, key);
      const self = { value: object.value, key };
      const first = this.classes.starterOf(object.of);
      if (!first || first.node.startIndex === node.startIndex)
        return [this.entering(call, outer, node, program, self)];
      // What is made from it calls it: `super().__init__(…)`.
      return superCalls(first.node, first.program).flatMap(each =>
        this.at(each.node, each.program)
          .filter(context => rootOf(context, first.node)?.key === key)
          .map(context => this.entering(each, context, node, program, self)),
      );
    });
    return made.length > 0 ? made : [this.ofAny(own, node, program)];
  }

  private keyIn(value: CallResult, outer: Known): string {
    return this.keys.get(value) ?? `${placeOf(value)}${this.suffixOf(value, outer)}`;
  }

  /** A method that nobody asks for by its name. */
  private forEachObject(own: Described, node: Node, program: Program): readonly Context[] {
    const name = nameOf(node) ?? '';
    const all = this.objects(own).filter(({ object }) =>
      this.classes.isMethod(node, name, object.of, program),
    );
    if (all.length === 0) return [this.ofAny(own, node, program)];
    return all.map(({ call, object, outer }) => {
      const key = this.keyIn(object.value, outer);
      this.mark(object.value, key);
      const found = this.ofObject(object.value, `${key}.${name}`, node, program, outer);
      // Perhaps something asks for it that is not in the program, when the object is there.
      const trail = [...found.trail, stepOf(call.callee, call.program)];
      return { ...found, trail, isConditional: true };
    });
  }

  /** An object of a class of which nothing else is known. */
  private ofAny(own: Described, node: Node, program: Program): Context {
    const origin = own.site.file.origin(own.node);
    const value = new CallResult({ callee: own.name, origin, of: own });
    return this.ofObject(value, this.keyOf(value), node, program);
  }

  /** What is known in a method, or in the body of a class, of one object. */
  ofObject(value: CallResult, key: string, node: Node, program: Program, outer?: Context): Context {
    return this.context(node, program, outer, new Map([[selfOf(node, program) ?? 'this', value]]), {
      key,
      given: new Map(),
      trail: outer?.trail ?? [],
      isConditional: outer?.isConditional ?? false,
    });
  }
}

/** The loops that a context is rounds of. */
export function roundsIn(context: Known): ReadonlySet<number> {
  const found = new Set<number>();
  for (let each = context; each; each = each.outer) if (each.loop) found.add(each.loop.id);
  return found;
}

/** The call of a function that a context is in. */
function rootOf(context: Known, node: Node): Known {
  let at = context;
  while (at && at.owner.startIndex !== node.startIndex) at = at.outer;
  return at;
}

function superCalls(node: Node, program: Program): readonly Call[] {
  const { language } = program.source;
  return node.descendantsOfType(['call', 'call_expression']).flatMap(each => {
    const expression = each && language.expression(each);
    if (!each || expression?.kind !== 'call') return [];
    const isSuper = /^super(\(.*\)\.__init__)?$/s.test(expression.callee.text);
    // `super()` alone asks for what is called then.
    const isObject = each.parent !== null && language.effects?.member(each.parent);
    return isSuper && !isObject ? [{ node: each, callee: expression.callee, program }] : [];
  });
}

/** What parameters are when nobody gives them. */
function usualValues(node: Node, program: Program): ReadonlyMap<string, Node> {
  const value = program.evaluate(node);
  const shape = value instanceof Described ? value.shape : program.source.language.expression(node);
  if (shape?.kind !== 'function') return new Map();
  return new Map(
    shape.function.parameters.flatMap(({ name, default: usual }) =>
      usual && 'startIndex' in usual ? [[name, usual] as const] : [],
    ),
  );
}

/** What a parameter gets that takes all others from a place on: `...verbs`, `*verbs`, `verbs ...string`. */
function restOf(target: Node, from: number, call: Node, caller: Program): Value | undefined {
  const expression = caller.source.language.expression(call);
  if (target.text.startsWith('**') || expression.kind !== 'call') return undefined;
  const { arguments: all } = expression;
  if (all.slice(0, from).some(({ spread }) => spread !== undefined)) return undefined;
  const entries = all
    .slice(from)
    .filter(({ name }) => name === undefined)
    .map(({ node, spread }) => {
      const value = caller.evaluate(node);
      if (spread === undefined) return [{ value, origin: caller.source.origin(node) }];
      return spread !== 'named' && value instanceof Sequence ? value.entries : undefined;
    });
  return entries.includes(undefined) ? undefined : new Sequence(entries.flatMap(each => each ?? []));
}

function isUnknown(value: object): boolean {
  return 'reason' in value;
}

function isInside(node: Node, outer: Node): boolean {
  return outer.startIndex <= node.startIndex && node.endIndex <= outer.endIndex;
}

/** Whether a node is around the place where something was made. */
function isAround({ startPosition: start, endPosition: end }: Node, { origin }: CallResult): boolean {
  const { line = 1, column = 1 } = origin.place;
  const [row, at] = [line - 1, column - 1];
  const isBehind = row > start.row || (row === start.row && at >= start.column);
  return isBehind && (row < end.row || (row === end.row && at < end.column));
}

function placeOf({ origin }: CallResult): string {
  const { file = '', line = 1, column = 1 } = origin.place;
  return `${file}:${line}:${column}`;
}

function placeAt(node: Node, { source }: Program): string {
  const { line = 1, column = 1 } = source.place(node);
  return `${source.path}:${line}:${column}`;
}
