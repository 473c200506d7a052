import { Budget, TooManySteps } from './budget.js';
import { type Flow, NEXT } from './evaluate/flow.js';
import type { Interpreter } from './evaluate/interpreter.js';
import { Journal } from './evaluate/scope.js';
import type { Closure, FileModule, Reading, Value } from './evaluate/value.js';
import type { App } from './kiln/app.js';
import { MAX_CHARACTERS_OF_PATHS, MAX_ROUTES } from './limits.js';
import type { Certainty, Gap, JsonType, SourcePlace, Validation } from './route.js';
import { ServerSourceError } from './source-error.js';
import type { SourceText } from './text.js';

/** A file of the project as text or bytes; undefined when there is none. `path` is relative to the root, with `/`. */
export type ReadFile = (path: string) => string | Uint8Array | undefined;

/** Items of a list that cost as much as one step of the program. */
const ITEMS_OF_A_STEP = 100;

/** What is found out of a handler while it is followed. */
interface Observed {
  readonly checks: Validation[];
  readonly unread: Gap[];
  readonly reads: Reading[];
  raised: boolean;
  needsBody: boolean;
  failsBodiless: boolean;
  /** The parts of a request that it fails for where they have nothing. */
  readonly failsEmpty: Set<Reading['target']>;
  /** Whether it, or the action that it is in, may have given something already that refuses nobody. */
  left: boolean;
  /** Whether it may have done so for what the body is. */
  leftChoosy: boolean;
  /** Whether it may have refused the request, and what it had read until then. */
  refused: boolean;
  /** Whether it may have done so for what the body is. */
  choosy: boolean;
  /** What somebody was answered for after a condition about something: the errors that the others do not meet. */
  readonly looked: Map<Reading, ReadonlySet<readonly string[]>>;
  /** Whether something that is not followed was given what comes with the request. */
  handed: boolean;
  /** Whether it fails whatever else is found out of it, as far as that is known. */
  fails: 'surely' | 'perhaps' | undefined;
}

/** A condition that is not known and encloses what is followed now: how many values were read of requests before it was asked. */
interface Doubt {
  readonly valued: number;
  /** Of how many of them it may have asked whether they are numbers: of those that come in, and of those that do not. */
  inside: number;
  outside: number;
  /** Whether it asks more of those that come in, and of those that do not, than what is there. */
  toldInside: boolean;
  toldOutside: boolean;
}

/** What a block handles of that which is raised in it. */
export interface Guard {
  /** Names of types; undefined where it is every error. */
  readonly types: ReadonlySet<string> | undefined;
  /** Whether something may have been raised that it does not handle. */
  passed: boolean;
  /** Whether something fails in it for sure. */
  fails: boolean;
  /** Whether the program may raise something in it that it handles. */
  raised: boolean;
}

/** What the language raises, with the families of it. */
export const MISSING: readonly string[] = ['KeyError', 'IndexError'];
export const UNFIT: readonly string[] = ['ConversionError', 'RuntimeError'];
export const UNLIKE: readonly string[] = ['TypeError'];
export const BY_ZERO: readonly string[] = ['DivisionByZeroError', 'RuntimeError'];
export const EMPTY: readonly string[] = ['EmptyCollectionError'];
export const UNNAMED: readonly string[] = ['NameError'];
/** A sum that has no answer in real numbers. */
export const UNREAL: readonly string[] = ['ValueError'];
/** What those do not meet who come behind a look at what was read. */
const SPARED: readonly (readonly string[])[] = [MISSING, UNFIT, UNLIKE, BY_ZERO, EMPTY, UNREAL];

/** What one reading knows and has found so far. */
export class Session {
  readonly gaps: Gap[] = [];
  readonly notes: Gap[] = [];
  readonly files: string[] = [];
  readonly journal = new Journal();
  readonly modules = new Map<string, FileModule>();
  /** Files whose statements are being followed, outermost first: an import of one of them is a cycle. */
  readonly loading: string[] = [];
  /** Servers in the order of their declaration, wherever they are. */
  readonly apps: App[] = [];
  /** Actions of the first file, in their order, and those that were called. */
  readonly actions: Closure[] = [];
  called = new Set<Closure['body']>();
  /** Those that handlers call. */
  private readonly calledByHandlers = new Set<Closure['body']>();
  /** Whether some file may check requests in handlers. */
  checks = false;
  /** What is found out of the handler that is followed now. */
  private finding: Observed | undefined;
  /** The blocks around what is followed now that handle what is raised in them, outermost first. */
  guards: readonly Guard[] = [];
  /** How many blocks around what is followed now handle something that failed. */
  handling = 0;
  /** How many operators around it take a missing key for nothing. */
  lenient = 0;
  /** How often something was known to fail. */
  failures = 0;
  private muted = false;
  /** Whether one request is answered: what is found is told already. */
  isAnswering = false;
  /** What the program starts, for a file that only does that. */
  readonly ignited: { place: SourcePlace; target: Value; source: string }[] = [];
  /** Registrations of an action that nobody calls, on servers that are not its own. */
  readonly leftOut: SourcePlace[] = [];
  /** Pages of Vitrine, and whether its manifest is on. */
  readonly vitrine = { name: 'vitrine', pages: new Set<string>(), manifest: false };
  /** The conditions around what is followed now, outermost first. */
  private readonly doubts: Doubt[] = [];
  private valued = 0;
  /** 0 while the program is followed; another number for each action that is looked into although nobody calls it. */
  walk = 0;
  walks = 0;
  calls = 0;
  rounds = 0;
  private readonly budget = new Budget();
  private routes = 0;
  private characters = 0;
  private readonly reported = new Set<string>();
  /** Words of what is not understood: one of them may be a name that gets its value there. */
  private readonly passed = new Set<string>();

  constructor(
    readonly root: string,
    readonly readFile: ReadFile,
    readonly interpreter: Interpreter,
  ) {}

  /** Tells of something that was found and could not be followed; once for each place and reason. */
  gap(place: SourcePlace, reason: string, remedy: string): void {
    if (!this.muted) this.tell(this.gaps, { place, reason, remedy });
  }

  /** Tells of a check of requests that is in no description; once for each place and reason. */
  note(place: SourcePlace, reason: string, remedy: string): void {
    if (!this.isAnswering) this.tell(this.notes, { place, reason, remedy });
  }

  private tell(list: Gap[], gap: Gap): void {
    const { file, line, column = 0 } = gap.place;
    const key = `${file}:${line}:${column}:${gap.reason}`;
    if (this.reported.has(key)) return;
    this.reported.add(key);
    list.push(gap);
  }

  /** Follows something that is told as a whole: what of it cannot be followed is not told again. */
  toldAlready<T>(follow: () => T): T {
    const { muted } = this;
    this.muted = true;
    const result = follow();
    this.muted = muted;
    return result;
  }

  /** Follows something that changes nothing of what was read: what it makes and tells is forgotten, except notes. */
  aside(follow: () => void): void {
    const { walk } = this;
    const lists = [this.apps, this.ignited, this.leftOut];
    const lengths = lists.map(list => list.length);
    this.walks += 1;
    this.walk = this.walks;
    this.toldAlready(follow);
    this.walk = walk;
    for (const [i, list] of lists.entries()) list.length = lengths[i] as number;
  }

  /** The same for one request, of which nothing is told. */
  answer<T>(follow: () => T): T | undefined {
    let result: T | undefined;
    this.isAnswering = true;
    this.aside(() => {
      result = follow();
    });
    this.isAnswering = false;
    return result;
  }

  /** What a handler checks, whether it raises, why more of it is not known, and the actions that it calls. */
  following(follow: () => void): Observed & { called: Set<Closure['body']> } {
    const { called: outer, finding: before, conditional, calls, rounds, guards, lenient, handling } = this;
    const finding: Observed = {
      checks: [],
      unread: [],
      reads: [],
      raised: false,
      needsBody: false,
      failsBodiless: false,
      failsEmpty: new Set(),
      left: false,
      leftChoosy: false,
      refused: false,
      choosy: false,
      looked: new Map(),
      handed: false,
      fails: undefined,
    };
    this.called = new Set();
    this.finding = finding;
    this.conditional = 0;
    this.calls = 0;
    this.rounds = 0;
    this.guards = [];
    this.lenient = 0;
    this.handling = 0;
    this.budget.handler(follow);
    const { called } = this;
    for (const body of called) this.calledByHandlers.add(body);
    this.called = outer;
    this.finding = before;
    this.conditional = conditional;
    this.calls = calls;
    this.rounds = rounds;
    this.guards = guards;
    this.lenient = lenient;
    this.handling = handling;
    return { ...finding, called };
  }

  /** How many conditions that are not known enclose what is followed now. */
  get conditional(): number {
    return this.doubts.length;
  }

  set conditional(count: number) {
    const { valued } = this;
    while (this.doubts.length < count)
      this.doubts.push({ valued, inside: valued, outside: valued, toldInside: true, toldOutside: true });
    this.doubts.length = count;
  }

  /** Takes down of the innermost condition whether it tells those apart that come in, or those that do not, by what they read is. */
  tells(inside: boolean, outside: boolean): void {
    const doubt = this.doubts.at(-1);
    const around = this.doubts.at(-2);
    if (!doubt) return;
    doubt.inside = inside ? doubt.valued : (around?.inside ?? 0);
    doubt.outside = outside ? doubt.valued : (around?.outside ?? 0);
    doubt.toldInside = inside || (around?.toldInside ?? false);
    doubt.toldOutside = outside || (around?.toldOutside ?? false);
  }

  get inHandler(): boolean {
    return this.finding !== undefined;
  }

  /** Takes down what the handler checks that is followed now. */
  found(validation: Validation): void {
    this.finding?.checks.push(validation);
  }

  /** Takes down what the handler reads of a request; the same thing is one reading, however often it is read. */
  reads(target: Reading['target'], name: string): Reading {
    const reading = this.asksFor(target, name);
    if (reading.valued === undefined) {
      this.valued += 1;
      reading.valued = this.valued;
    }
    return reading;
  }

  /** The same of a question whether it is there. */
  asksFor(target: Reading['target'], name: string): Reading {
    const known = this.finding?.reads.find(each => each.target === target && each.name === name);
    const reading: Reading = known ?? { target, name };
    if (!known) this.finding?.reads.push(reading);
    return reading;
  }

  /** The same of something that fails where it is missing. */
  demands(target: Reading['target'], name: string): Reading {
    const isNew = !this.finding?.reads.some(each => each.target === target && each.name === name);
    const reading = this.reads(target, name);
    if (this.lenient > 0) return reading;
    if (this.happensAlways(MISSING)) reading.required = true;
    if (this.mayFail(reading, MISSING, isNew)) reading.failsMissing = true;
    return reading;
  }

  /** Takes down that a conversion fails for what is no number. */
  converts(reading: Reading): void {
    if (!isKept(reading) && this.mayFail(reading, UNFIT)) reading.failsUnfit = true;
  }

  /** Takes down that what is done to something read fails where that is zero, or has nothing in it. */
  needs(
    reading: Reading,
    what: 'failsZero' | 'failsNegative' | 'failsEmpty' | 'failsOut',
    error: readonly string[],
  ): void {
    if (!isKept(reading) && this.mayFail(reading, error)) reading[what] = true;
  }

  /** Takes down that something is divided by how much a part of the request has. */
  dividesByPart(target: Reading['target']): void {
    if (this.mayFail(undefined, BY_ZERO)) this.finding?.failsEmpty.add(target);
  }

  /** Takes down that what is done to something read fails for these types of it. */
  takes(reading: Reading, failing: readonly JsonType[], mayBeNothing: boolean): void {
    if (isKept(reading) || !this.mayFail(reading, UNLIKE)) return;
    reading.failsFor ??= new Set();
    for (const type of failing) reading.failsFor.add(type);
    if (mayBeNothing) reading.mayBeNothing = true;
  }

  /** Takes down that what is done here fails for sure, with such an error. */
  breaks(error: readonly string[]): void {
    this.failures += 1;
    if (!this.finding) return;
    const isSure = this.everybodyComes();
    const guard = this.guards.findLast(each => handles(each, error));
    if (guard) guard.fails ||= isSure;
    else if (this.finding.fails !== 'surely') this.finding.fails = isSure ? 'surely' : 'perhaps';
    if (!guard && !isSure) this.finding.raised = true;
  }

  /** Whether every request is known to fail. */
  get failsSurely(): boolean {
    return this.finding?.fails === 'surely';
  }

  /** Whether all requests come here: who was answered before does not. */
  private everybodyComes(): boolean {
    return this.conditional === 0 && this.finding?.left === false && !this.finding.refused;
  }

  /** Takes down a piece of the program that is not understood. */
  passesOver(piece: string): void {
    for (const [word] of piece.matchAll(/[\p{L}_][\p{L}\p{N}_]*/gu)) this.passed.add(word);
  }

  /** Whether a name that nothing gives a value, as far as it is understood, may have one. */
  mayBeNamed(name: string): boolean {
    return this.passed.has(name);
  }

  /** Takes down that the handler asks the body for fields. */
  asksBody(): void {
    if (!this.finding) return;
    const { choosy, leftChoosy } = this.finding;
    if (this.happensAlways(UNLIKE)) this.finding.needsBody = true;
    const isTold = choosy || leftChoosy || (this.doubts.at(-1)?.toldInside ?? false);
    // What is there, or has something, may still be no vault.
    if (!isTold && !this.isHandled(UNLIKE)) this.finding.failsBodiless = true;
  }

  /** Takes down that a handler, or the action that it is in, may have ended before what follows. */
  mayHaveLeft(isRefusal: boolean): void {
    if (!this.finding) return;
    if (isRefusal) this.refuses(this.finding);
    else {
      this.finding.left = true;
      this.finding.leftChoosy ||= this.isChoosy();
      this.looks(this.finding);
    }
  }

  /** Follows an action: what it gives early ends the action, and not who calls it. */
  inside<T>(follow: () => T): T {
    const { finding } = this;
    const { left = false, leftChoosy = false } = finding ?? {};
    const result = follow();
    if (finding) Object.assign(finding, { left, leftChoosy });
    return result;
  }

  /** Whether every request that the handler gets comes here, and what raises such an error here fails as a whole. */
  private happensAlways(error: readonly string[]): boolean {
    return this.conditional === 0 && !this.isHandled(error) && this.finding?.left === false;
  }

  /**
   * Whether some request comes here that something read fails for: nobody was answered after a look at it.
   * @param reading undefined for what nobody can be seen to look at: then nobody was answered at all
   * @param isNew whether no condition around it can have looked at it
   */
  private mayFail(reading: Reading | undefined, error: readonly string[], isNew = false): boolean {
    if (!this.finding || this.isHandled(error)) return false;
    const { refused, left, handed, looked } = this.finding;
    const isPart = refused || left || this.conditional > 0;
    if (!reading) return !isPart;
    const isLookedAt = looked.get(reading)?.has(error) ?? false;
    const doubt = this.doubts.at(-1);
    const before = error === UNFIT ? doubt?.inside : doubt?.valued;
    // What was read since the innermost condition began, none looked at.
    const isSince = error !== MISSING && (reading.valued ?? 0) > (before ?? -1);
    return !(isPart && handed) && !isLookedAt && (isNew || isSince || this.conditional === 0);
  }

  /** Whether who is answered here is told apart by what the body is. */
  private isChoosy(): boolean {
    return this.handling > 0 || (this.doubts.at(-1)?.toldOutside ?? true);
  }

  private refuses(finding: Observed): void {
    finding.refused = true;
    finding.choosy ||= this.isChoosy();
    this.looks(finding);
  }

  private looks({ reads, looked }: Observed): void {
    const told = this.doubts.at(-1)?.outside ?? this.valued;
    for (const reading of reads) {
      const { valued } = reading;
      // After it failed it may still be zero; of a text that is there it is not known whether it is a number.
      const left = this.handling > 0 ? BY_ZERO : (valued ?? 0) > told ? UNFIT : undefined;
      const spared = valued === undefined ? [MISSING] : SPARED.filter(error => error !== left);
      looked.set(reading, new Set([...(looked.get(reading) ?? []), ...spared]));
    }
  }

  /** Takes down that something that is not followed was given what comes with the request. */
  hands(): void {
    if (this.finding) this.finding.handed = true;
  }

  private isHandled(error: readonly string[]): boolean {
    return this.guards.some(guard => handles(guard, error));
  }

  /**
   * Takes down that the handler raises an error, by its type and the families of that, unless something handles it.
   * @param always whether all that come here meet it
   */
  raises(error: readonly string[], always = true): void {
    const by = this.guards.findLastIndex(guard => handles(guard, error));
    for (const guard of this.guards.slice(by + 1)) guard.passed = true;
    const handling = this.guards[by];
    const isSure = always && this.everybodyComes();
    if (handling) {
      handling.raised = true;
      handling.fails ||= isSure;
    }
    if (!this.finding) return;
    this.refuses(this.finding);
    if (by !== -1) return;
    this.finding.raised = true;
    if (isSure) this.finding.fails = 'surely';
  }

  /** Takes down why the handler may answer something that is not known. */
  unread(gap: Gap): void {
    this.finding?.unread.push(gap);
  }

  wasCalled(body: Closure['body']): boolean {
    return this.called.has(body) || this.calledByHandlers.has(body);
  }

  certainty(): Certainty {
    return this.conditional > 0 ? 'conditional' : 'sure';
  }

  /** Counts work that loops and calls repeat. @throws {TooManySteps} when it does not end in time */
  step(node: { readonly start: number }, source: SourceText): void {
    if (this.calls > 0 || this.rounds > 0) this.budget.count(1);
    if (this.budget.isSpent()) throw new TooManySteps(source.place(node.start), this.budget.bound);
  }

  /** Counts work on a list as a whole: a step for so many items. */
  charge(items: number): void {
    this.budget.count(Math.floor(items / ITEMS_OF_A_STEP));
  }

  /**
   * Follows a statement of the program itself. One that takes long and touches no server is left where it is: then
   * `forget` makes unknown what it may have changed.
   */
  statement(run: () => Flow, touchesApps: () => boolean, forget: () => void): Flow {
    if (this.budget.inUnit) return run();
    const { conditional, guards, calls, rounds, walk } = this;
    const harmless = once(() => !touchesApps());
    try {
      return this.budget.unit(run, harmless, () => {
        this.calls = calls;
        this.rounds = rounds;
      });
    } catch (cause) {
      if (!(cause instanceof TooManySteps) || !harmless()) throw cause;
      Object.assign(this, { conditional, guards, calls, rounds, walk });
      forget();
      return NEXT;
    }
  }

  /** @throws {ServerSourceError} when there are too many routes, or their paths are too long together */
  countRoute(path: string, place: SourcePlace): void {
    this.routes += 1;
    this.characters += path.length;
    if (this.routes <= MAX_ROUTES && this.characters <= MAX_CHARACTERS_OF_PATHS) return;
    throw new ServerSourceError(
      place,
      this.routes > MAX_ROUTES
        ? `There are more than ${MAX_ROUTES} routes up to here.`
        : `The paths up to here have more than ${MAX_CHARACTERS_OF_PATHS} characters.`,
      'See whether a server is mounted into itself.',
    );
  }
}

/** Whether the program itself says what it is, as nobody sends it. */
function isKept({ target }: Reading): boolean {
  return target === 'session';
}

function handles({ types }: Guard, error: readonly string[]): boolean {
  return types === undefined || error.some(type => types.has(type));
}

function once(ask: () => boolean): () => boolean {
  let known: boolean | undefined;
  return () => {
    known ??= ask();
    return known;
  };
}
