import { isA, Unknown, type Value } from '../evaluate/value.js';
import { partsOf } from '../pattern.js';
import type { Answer, Answers, Gap, Read, Validation } from '../route.js';
import { answersOf, headersOf } from './answers.js';
import type { App, Around, Registered } from './app.js';
import { mayFail } from './failures.js';
import type { Followed } from './handlers.js';
import { CHANGING, FAILED } from './middleware.js';
import { type Headers, SILENT, type Stage } from './stage.js';

/** Methods that the framework serves: what `ANY` is made of. */
const SERVED: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];
const ANY = '*';
/** The answer to a client that has the newest one already. */
const NOT_MODIFIED = 304;
const CACHED: readonly string[] = ['GET', 'HEAD'];
const SUCCESS = 200;
const CACHING: Headers = new Map(
  ['Cache-Control', 'ETag'].map(name => [name, new Unknown('it is told by the answer')]),
);

const REPLAYED: Headers = new Map([['Idempotent-Replay', 'true']]);

/** What a route of an app answers, as all that is asked on its way is put together (reference-language.md §3.7). */
export function answersOfRoutes(
  app: App,
  validations: readonly Validation[],
): (route: Registered) => Answers {
  const around = stagesBefore(app);
  const hooks = app.hooks.map(({ stage }) => stage ?? SILENT);
  const whenFailing = app.errors.get(FAILED.status)?.stage ?? { ...SILENT, answers: [FAILED] };
  const caches = app.hooks.some(({ value }) => isA(value, 'hook') && value.caches);
  const failingIn = (stages: readonly Stage[]) =>
    stages.some(({ asks }, i) => {
      const earlier = stages.slice(0, i);
      const refusing = validations.filter(each => earlier.some(({ validation }) => validation === each));
      return asks !== undefined && failsBehind(asks, earlier, refusing);
    });
  const failsAround = failingIn(around);
  const isAsked = around.some(({ at }) => at);
  return route => {
    const methods = methodsOf(route);
    const before = isAsked ? around.map(stage => stageFor(stage, route)) : around;
    const failsBefore = isAsked ? failingIn(before) : failsAround;
    const failure = stageFor(whenFailing, route);
    const behind = hooks.map(stage => stage.at?.(route.method, route.path) ?? stage);
    const found = new Collected(methods);
    for (const stage of [...before, ofHandler(route)]) found.add(stage, failure);
    if (before.some(({ replays }) => replays)) found.replay();
    for (const stage of behind) found.replace(stage);
    if (caches && methods.some(each => CACHED.includes(each))) found.cache();
    const unread = [...found.unread, ...app.assets.filter(each => mayServe(each, route.path)).map(inPlace)];
    const followed = followedFor(route);
    const fails = failsBefore || (followed !== undefined && failsBehind(followed, before, validations));
    const failures = fails ? found.others(failure) : [];
    return {
      known: found.known,
      unread: withoutRepeats(unread),
      ...(failures.length > 0 && { failures }),
    };
  };
}

/** What is asked before the routes of an app: the middleware of its groups holds for all of them. */
export function askedBefore(app: App): readonly Around[] {
  return [app, ...app.groups.map(({ child }) => child)].flatMap(({ middleware }) => [...new Set(middleware)]);
}

function stagesBefore(app: App): Stage[] {
  return askedBefore(app).map(({ stage }) => stage ?? SILENT);
}

/** The schemes of authorization that an app asks for before its routes. */
export function schemesOf(app: App): readonly string[] {
  return [...new Set(stagesBefore(app).flatMap(({ scheme }) => scheme ?? []))];
}

/** What is read of requests before they come to a route of an app. */
export function readsBefore(app: App): (route: Registered) => readonly Read[] {
  const before = stagesBefore(app);
  const all = before.flatMap(({ reads = [] }) => reads);
  if (!before.some(({ at }) => at)) return () => all;
  return route => before.flatMap(stage => stageFor(stage, route).reads ?? []);
}

/** What a handler comes to for the requests of a route. */
export function followedFor({ handler, method, path, certainty }: Registered): Followed | undefined {
  const followed = handler?.followed;
  return followed?.at && certainty !== 'unresolved' ? followed.at(method, path) : followed;
}

/** The methods of the requests that a route takes. */
function methodsOf({ method }: Registered): readonly string[] {
  return method === ANY ? SERVED : [method];
}

/** What a stage comes to for the requests of a route. */
function stageFor(stage: Stage, route: Registered): Stage {
  const { at } = stage;
  const { path, certainty } = route;
  if (!at || certainty === 'unresolved') return stage;
  return byMethods(methodsOf(route), at(route.method, path), method => at(method, path));
}

/** A stage that is told apart by the methods of its requests, of which `whole` says the rest for all of them. */
function byMethods(methods: readonly string[], whole: Stage, of: (method: string) => Stage): Stage {
  const stages = methods.map(method => [method, of(method)] as const);
  const [only, ...others] = stages;
  if (only && others.length === 0) return only[1];
  const answers = new Map<string, Answer & { methods: string[] }>();
  for (const [method, { answers: own }] of stages)
    for (const { methods: some, ...answer } of own) {
      if (some && !some.includes(method)) continue;
      const key = JSON.stringify(answer);
      const known = answers.get(key) ?? { ...answer, methods: [] };
      known.methods.push(method);
      answers.set(key, known);
    }
  return {
    ...whole,
    answers: [...answers.values()],
    unread: stages.flatMap(([, { unread }]) => unread),
    raises: stages.some(([, { raises }]) => raises),
    ends: stages.flatMap(([method, { ends }]) =>
      ends.includes(method) || ends.includes(ANY) ? [method] : [],
    ),
    reads: stages.flatMap(([, { reads = [] }]) => reads),
  };
}

/** Answers in the order in which requests meet them. */
class Collected {
  readonly known: Answer[] = [];
  readonly unread: Gap[] = [];
  private readonly seen = new Set<string>();
  /** Headers that answers get of what was asked before. */
  private readonly adds = new Map<string, Value>();
  /** Methods of which some request comes so far. */
  private left: readonly string[];

  constructor(private readonly methods: readonly string[]) {
    this.left = methods;
  }

  add(stage: Stage, failure: Stage): void {
    if (this.left.length === 0) return;
    this.addAll(stage, this.left, this.adds);
    if (stage.raises) this.addAll(failure, this.left);
    // What the framework makes of a failure has none of them.
    for (const [name, value] of stage.adds ?? []) this.adds.set(name, value);
    if (stage.ends.length > 0)
      this.left = this.left.filter(method => !stage.ends.includes(method) && !stage.ends.includes(ANY));
  }

  /** The answers of a stage that stand behind the handler and are not there already. */
  others({ answers }: Stage): readonly Answer[] {
    if (this.left.length === 0) return [];
    const methods = this.left.length < this.methods.length ? { methods: this.left } : {};
    return answers
      .map(answer => ({ ...answer, ...methods }))
      .filter(answer => !this.seen.has(JSON.stringify(answer)));
  }

  /** What `Kiln.cache` makes of a success: a client that has the newest one already gets none. */
  cache(): void {
    const isSuccess = ({ status, methods = this.methods }: Answer) =>
      status === SUCCESS && methods.some(each => CACHED.includes(each));
    if (!this.known.some(isSuccess)) return;
    const kept = this.known.splice(0);
    this.seen.clear();
    for (const answer of kept) this.keep(isSuccess(answer) ? withHeaders(answer, CACHING) : answer);
    const answer = { status: NOT_MODIFIED, media: null, methods: CACHED, ...headersOf(CACHING) };
    this.addAll({ ...SILENT, answers: [answer] }, this.methods);
  }

  /** What `Kiln.idempotente` makes of a success that changed something: it may be one that was answered before. */
  replay(): void {
    const kept = this.known.splice(0);
    this.seen.clear();
    for (const { methods: own, ...answer } of kept) {
      const methods = own ?? this.methods;
      const isSuccess = Math.floor(answer.status / 100) === 2;
      const changing = isSuccess ? methods.filter(each => CHANGING.includes(each)) : [];
      const others = methods.filter(each => !changing.includes(each));
      this.addAll({ ...SILENT, answers: [withHeaders(answer, REPLAYED)] }, changing);
      this.addAll({ ...SILENT, answers: [answer] }, others);
    }
  }

  /** The same, of what takes the place of each answer where it always gives one. */
  replace(stage: Stage): void {
    const isAlways = stage.ends.includes(ANY);
    const before = [...this.known];
    // What else is answered is not known: neither is what takes its place.
    const asked = new Map<Stage, string[]>(
      this.unread.length > 0 || before.length === 0 ? [[stage, [...this.methods]]] : [],
    );
    this.known.length = 0;
    this.seen.clear();
    for (const answer of before) {
      const own = stage.ofStatus?.get(answer.status) ?? stage;
      if (!own.ends.includes(ANY)) this.keep(withHeaders(answer, own.adds));
      asked.set(own, [...(asked.get(own) ?? []), ...(answer.methods ?? this.methods)]);
    }
    if (isAlways) {
      this.unread.length = 0;
      this.left = [];
    }
    for (const [each, methods] of asked) this.addAll(each, [...new Set(methods)]);
  }

  private keep(answer: Answer): void {
    this.known.push(answer);
    this.seen.add(JSON.stringify(answer));
  }

  private addAll({ answers, unread }: Stage, methods: readonly string[], adds?: Headers): void {
    for (const { methods: own, ...given } of answers) {
      const answer = withHeaders(given, adds);
      const meant = own ? methods.filter(method => own.includes(method)) : methods;
      if (meant.length === 0) continue;
      const whole: Answer = meant.length === this.methods.length ? answer : { ...answer, methods: meant };
      const key = JSON.stringify(whole);
      if (!this.seen.has(key)) this.known.push(whole);
      this.seen.add(key);
    }
    this.unread.push(...unread);
  }
}

/** An answer with headers that stand around it: its own come first. */
function withHeaders(answer: Answer, adds: Headers | undefined): Answer {
  const names = new Set(answer.headers?.map(name => name.toLowerCase()));
  const more = headersOf(new Map([...(adds ?? [])].filter(([name]) => !names.has(name.toLowerCase()))));
  if (!more.headers) return answer;
  const headerValues = { ...answer.headerValues, ...more.headerValues };
  return {
    ...answer,
    headers: [...(answer.headers ?? []), ...more.headers],
    ...(Object.keys(headerValues).length > 0 && { headerValues }),
  };
}

function mayAnswer({ answers, unread, raises }: Stage): boolean {
  return answers.length > 0 || unread.length > 0 || raises;
}

/** Whether something fails for a request that nothing before it refused, by a validation or in words of its own. */
function failsBehind(
  asks: Parameters<typeof mayFail>[0],
  before: readonly Stage[],
  validations: readonly Validation[],
): boolean {
  const looked = before.filter(mayAnswer).flatMap(({ reads = [] }) => reads);
  return mayFail(asks, validations, looked);
}

function ofHandler(route: Registered): Stage {
  const { handler, place, path } = route;
  const { followed } = handler ?? {};
  if (!followed) {
    const reason = 'What answers this route is not in the program that was read.';
    const remedy = 'Give it an action or a lambda of the program; nothing has to be changed.';
    return { ...SILENT, unread: [{ place, reason, remedy }] };
  }
  const { at } = followed;
  const whole = ofFollowed(followed);
  return at ? byMethods(methodsOf(route), whole, method => ofFollowed(at(method, path))) : whole;
}

function ofFollowed(followed: Followed): Stage {
  // Nobody is answered by what stands behind a failure that everybody meets.
  if (followed.fails === 'surely') return { ...SILENT, unread: followed.unread, raises: true };
  const { answers, unread } = answersOf(followed.value, followed.place, followed.needsBody);
  return { ...SILENT, answers, unread: [...unread, ...followed.unread], raises: followed.raises };
}

/** Whether a file below a prefix may have the path of a route. */
export function mayServe({ prefix }: App['assets'][number], path: string): boolean {
  if (prefix === undefined) return true;
  const [first] = partsOf(path);
  const text = first?.kind === 'literal' ? first.text : '';
  return `${text}/`.startsWith(prefix) || (text !== path && prefix.startsWith(text));
}

function inPlace({ place, prefix }: App['assets'][number]): Gap {
  return {
    place,
    reason: `A file of the folder at \`${prefix ?? '…'}\` may answer in place of routes.`,
    remedy: 'Give the files a prefix of their own; nothing has to be changed.',
  };
}

function withoutRepeats(gaps: readonly Gap[]): Gap[] {
  return [...new Map(gaps.map(gap => [`${gap.place.file}:${gap.place.line}:${gap.reason}`, gap])).values()];
}
