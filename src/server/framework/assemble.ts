import type { Framework } from '../../config/frameworks.js';
import { formatPlace } from '../../findings/finding.js';
import { MAX_PATH_CHARACTERS, MAX_ROUTES } from '../limits.js';
import type { Gap, Route, Server, Silence } from '../route.js';
import { argumentOf, gapAt, type Text, type Untold } from './calls.js';
import type { Collected } from './collect.js';
import type { Declared } from './declared.js';
import {
  failureOfPrefix,
  finished,
  narrowingOf,
  type PathLanguage,
  piecesOf,
  refusedIn,
  shownPath,
  variantsOf,
} from './dialect.js';
import type { Handlers } from './handlers.js';
import { documentSaid, textSaid } from './of-description.js';
import { type Item, type Router, type Saying, together } from './routers.js';
import { operationUnsaid, serverUnsaid } from './unsaid.js';

/** The servers that routers make together: those that nobody mounts, with what is mounted in them. */
export function assemble(
  { routers, listening, handlers }: Pick<Collected, 'routers' | 'listening' | 'handlers'>,
  framework: Framework,
  file: string,
): { servers: Server[]; gaps: Gap[] } {
  const mounted = new Set(
    routers.flatMap(({ items }) => items.flatMap(item => (item.kind === 'mount' ? [item.child] : []))),
  );
  const isUsed = (router: Router) =>
    router.items.some(({ kind }) => kind !== 'setting') || mounted.has(router);
  const used = new Set(routers.filter(isUsed).map(({ place }) => formatPlace(place)));
  // What one call makes several times is there for nothing where another one of them is used.
  const isSpare = (router: Router) => !isUsed(router) && used.has(formatPlace(router.place));
  const alone = routers.filter(router => !mounted.has(router) && !isSpare(router));
  const whole = alone.filter(({ kind }) => !framework.servers[kind]?.part);
  const own = alone.filter(({ place }) => place.file === file);
  // Other files may make servers, too, of the same parts; and a file of a part alone describes that part.
  const meant =
    [whole.filter(({ place }) => place.file === file), whole, own].find(({ length }) => length > 0) ?? [];
  const gaps = alone
    .filter(router => !meant.includes(router) && !whole.includes(router) && router.items.length > 0)
    .map(
      ({ place, kind, name, items }): Gap => ({
        place,
        reason: `\`${name ?? kind}\` is mounted nowhere that could be seen: its ${items.length} routes are in no description.`,
        remedy: 'Mount it, or name the file that does.',
      }),
    );
  gaps.push(...inCircles(routers, alone));
  const names = new Set<string>();
  const known = new Set<string>();
  const servers = meant.flatMap((router): Server[] => {
    const name = nameFor(router.name ?? baseName(file), names);
    const { routes, untold, undescribed } = new Assembling(name, router, framework, handlers).all();
    gaps.push(...undescribed);
    // `create_app()`, called by the program and by its tests, is one server.
    const made = [formatPlace(router.place), ...routes.map(each => `${each.method} ${each.path}`)].join('\n');
    if (known.has(made)) {
      names.delete(name);
      return [];
    }
    known.add(made);
    const address = listening.get(router) ?? { port: null, host: null };
    const own = saidOf(router, framework);
    const all = distinct([...own.untold, ...untold]);
    return [
      {
        ...{ name, place: router.place, ...address, ...own.said, action: null },
        ...(all.length > 0 && { untold: all }),
        routes,
      },
    ];
  });
  return { servers, gaps };
}

/** Parts that only they themselves mount, as far as is seen: `sub := r; r.Mount("/s", sub)`. No server has their routes. */
function inCircles(routers: readonly Router[], alone: readonly Router[]): readonly Gap[] {
  const served = new Set(alone);
  for (const { items } of served) for (const item of items) if (item.kind === 'mount') served.add(item.child);
  return routers
    .filter(router => !served.has(router) && router.items.length > 0)
    .map(({ place, kind, name }) => ({
      place,
      reason: `\`${name ?? kind}\` is mounted in itself, as far as it can be seen: its routes are in no description.`,
      remedy: 'Give each server a name of its own.',
    }));
}

/** What a server says of itself where it is made. */
function saidOf(
  router: Router,
  framework: Framework,
): {
  readonly said: Pick<Server, 'title' | 'version' | 'comment' | 'says'>;
  readonly untold: readonly Gap[];
} {
  const { made, kind } = router;
  const rule = framework.servers[kind] ?? {};
  const textAt = (wanted: typeof rule.title) =>
    made ? textSaid(made.call, wanted, made.program) : { untold: [] };
  const texts = {
    title: textAt(rule.title),
    version: textAt(rule.version),
    comment: textAt(rule.description),
  };
  const isGiven = (wanted: typeof rule.title) =>
    made !== undefined && argumentOf(made.call, wanted, made.program) !== undefined;
  // What is given and not known is something else than what is usual.
  const unsaid = rule.part ? {} : serverUnsaid(framework.unsaid, key => isGiven(rule[key]));
  const { says, untold } = documentSaid(router, rule);
  const said = Object.entries(texts).flatMap(([key, { value }]) =>
    value === undefined || value.trim() === '' ? [] : [[key, value.trim()] as const],
  );
  return {
    said: {
      ...unsaid,
      ...Object.fromEntries(said),
      ...(Object.keys(says).length > 0 && { says }),
    },
    untold: [...Object.values(texts).flatMap(each => each.untold), ...untold],
  };
}

/** Each once. */
function distinct(all: readonly Gap[]): readonly Gap[] {
  return [...new Map(all.map(each => [`${formatPlace(each.place)} ${each.reason}`, each])).values()];
}

const WEBSOCKET = 'WS';

/** What is asked before the routes behind it. */
interface Asked {
  readonly prefix: Text;
  readonly item: Item & { kind: 'around' };
  /** Whether a route is behind it. */
  isUsed: boolean;
}

/** The first status of those that say that something went wrong. */
const FAILURE = 400;

class Assembling {
  private readonly routes: Route[] = [];
  private readonly untold: Gap[] = [];
  private readonly failing: Gap[] = [];
  /** All that is asked before something, in the order in which that happens. */
  private readonly asked: Asked[] = [];
  private readonly above: Router[] = [];
  /** What calls around say of all routes below, outermost first. */
  private said: readonly Declared[] = [];
  /** Whether final slashes count in what is around. */
  private slash: boolean | undefined;
  /** Whether `/A` is the same path as `/a` in all that is around. */
  private anyCase: boolean;

  constructor(
    private readonly server: string,
    private readonly root: Router,
    private readonly framework: Framework,
    private readonly handlers: Handlers,
  ) {
    this.anyCase = framework.path.any_case === true;
  }

  all(): {
    readonly routes: readonly Route[];
    readonly untold: readonly Gap[];
    readonly undescribed: readonly Gap[];
  } {
    const { items, prefix } = this.root;
    const set = items.map(each => (each.kind === 'setting' ? each.prefix : undefined));
    const outer = set.findLast(each => each !== undefined) ?? '';
    this.add(this.root, together(outer, prefix, this.framework.path), outer, false, undefined, []);
    return {
      routes: this.routes,
      untold: this.untold,
      undescribed: [...this.undescribed(), ...distinct(this.failing)],
    };
  }

  /** What answers without being a route: nothing that is described says that. */
  private undescribed(): readonly Gap[] {
    // Where nothing says how requests are handed on, everything around routes may do that.
    if (this.framework.handlers?.next === undefined) return [];
    return distinct(
      this.asked.flatMap(({ prefix, item, isUsed }): Gap[] => {
        const { ends, handlers, place, text } = item;
        const { answers } = this.handlers.said(handlers);
        const isRight = answers.some(({ status }) => status < FAILURE);
        // What refuses requests, or says that there is nothing, serves nothing.
        if (ends ? answers.length > 0 && !isRight : isUsed || !isRight) return [];
        const where = typeof prefix === 'string' ? finished(prefix, this.framework.path) : prefix.text;
        return [
          {
            place,
            reason: `What \`${text}\` answers at \`${where}\` and below is in no description: it is no route.`,
            remedy: 'Register it as a route, where clients should know of it.',
          },
        ];
      }),
    );
  }

  /** @param outer the prefix without that of the router itself. */
  private add(
    router: Router,
    prefix: Text,
    outer: Text,
    isConditional: boolean,
    part: string | undefined,
    outside: readonly Asked[],
  ): void {
    // What mounts itself is served once.
    if (this.above.includes(router)) return;
    this.above.push(router);
    const before = [...outside];
    const around = this.said;
    const said = [...around, ...this.saidBy(router.made)];
    this.said = said;
    this.untold.push(...router.untold);
    const [outerSlash, outerCase] = [this.slash, this.anyCase];
    const language = this.languageOf(router);
    const places = new Set<string>();
    // What is asked where a path has some parameter is asked whenever that was said.
    const isAsked = (item: Item) => item.kind === 'around' && item.params !== undefined;
    for (const item of [...router.items.filter(isAsked), ...router.items.filter(each => !isAsked(each))]) {
      const condition = isConditional || ('isConditional' in item && item.isConditional);
      if (this.routes.length > MAX_ROUTES) break;
      if (item.kind === 'around') {
        const at = together(prefix, item.prefix, this.framework.path);
        const asked = { prefix: at, item: { ...item, isConditional: condition }, isUsed: false };
        before.push(asked);
        this.asked.push(asked);
      } else if (item.kind === 'route') {
        // What stands in the list that a part is made with has neither its prefix nor what it says of others.
        this.said = item.isListed ? around : said;
        this.addRoute(item, item.isListed ? outer : prefix, condition, part, before, language);
        this.said = said;
      } else if (item.kind === 'group') this.tellOfSecond(item, places);
      else if (item.kind === 'mount') {
        const { child, replaces, made } = item;
        this.tellOfSecond(item, places);
        this.tellOfPrefix(child);
        if (this.framework.servers[child.kind]?.part) this.tellOfPrefix({ prefix: item.prefix, made });
        this.said = [...said, ...this.saidBy(made)];
        const own = together(item.prefix, replaces ? '' : child.prefix, this.framework.path);
        this.add(
          child,
          together(prefix, own, this.framework.path),
          together(prefix, item.prefix, this.framework.path),
          condition,
          partNamed(own) ?? part,
          before.filter(each => !each.item.params && holdsIn(item.within, each)),
        );
        this.said = said;
      }
    }
    this.slash = outerSlash;
    this.anyCase = outerCase;
    this.said = around;
    this.above.pop();
  }

  /** A second part at one path, where a program fails by that. */
  private tellOfSecond(
    { prefix, made: { call, program }, isConditional }: Item & { kind: 'mount' | 'group' },
    places: Set<string>,
  ): void {
    // Of two that stand under conditions, one may run.
    if (typeof prefix !== 'string' || isConditional || !this.framework.path.fails?.includes('mounts')) return;
    const place = prefix.replace(/\/$/, '');
    if (places.has(place))
      this.failing.push(
        gapAt(
          call,
          program,
          `Something is mounted at \`${prefix}\` already: the program fails when it starts.`,
          'Mount it at another path.',
        ),
      );
    places.add(place);
  }

  /** A prefix that a part is made with, where a program fails by that. */
  private tellOfPrefix({ prefix, made }: Pick<Router, 'prefix' | 'made'>): void {
    const why = typeof prefix === 'string' && made && failureOfPrefix(prefix, this.framework.path);
    if (!why) return;
    this.failing.push(
      gapAt(made.call, made.program, `The prefix is \`${prefix}\`: ${why}.`, 'Write it as `/items`.'),
    );
  }

  /** How paths of a router are taken: what is said of that once something is registered comes too late. */
  private languageOf({ keepsSlash, keepsCase, items, kind }: Router): PathLanguage {
    // A server that is mounted in another one takes over what that one is told.
    let keeps = keepsSlash ?? (this.framework.servers[kind]?.part ? undefined : this.slash);
    let isExact = keepsCase ?? false;
    for (const item of items) {
      if (item.kind !== 'setting') break;
      keeps = item.keepsSlash ?? keeps;
      isExact = item.keepsCase ?? isExact;
    }
    this.slash = keeps;
    this.anyCase = this.anyCase && !isExact;
    const path = { ...this.framework.path, any_case: this.anyCase };
    return keeps === undefined ? path : { ...path, final_slash: keeps ? 'ignored-at-root' : 'ignored' };
  }

  /** What answers all requests of a route before it is asked. */
  private endedBefore(path: string, within: readonly string[]): Silence | undefined {
    const found = this.asked.find(
      each =>
        each.item.ends && !each.item.isConditional && isBelow(path, each.prefix) && holdsIn(within, each),
    );
    if (!found) return undefined;
    const { text, place } = found.item;
    return {
      handsOn: false,
      reason: `\`${text}\` (${formatPlace(place)}) answers before it.`,
      remedy: 'Register the route before that.',
    };
  }

  private saidBy(made: Saying | undefined): readonly Declared[] {
    return made ? [this.handlers.declarations.around(made)] : [];
  }

  private addRoute(
    { path, methods, place, comment, handlers, declared, passes, handsOn, within }: Item & { kind: 'route' },
    prefix: Text,
    isConditional: boolean,
    part: string | undefined,
    before: readonly Asked[],
    language: PathLanguage,
  ): void {
    const { server, framework } = this;
    const all = [...this.said, declared];
    const tags = [...new Set(all.flatMap(each => each.tags))];
    const hidden = all.find(each => each.hidden !== undefined)?.hidden;
    this.untold.push(...all.flatMap(each => each.untold));
    const shared = {
      server,
      place,
      origin: 'framework',
      validations: [],
      ...(comment !== undefined && { comment }),
      ...(part !== undefined && { part: { name: part } }),
      ...((tags.length > 0 || framework.unsaid?.tags === 'none') && { tags }),
      ...(all.some(each => each.deprecated) && { deprecated: true as const }),
      ...(hidden !== undefined && { hidden }),
      ...(declared.more && { more: declared.more }),
    } as const;
    const whole = together(prefix, path, language);
    const ahead = before.filter(
      each => isBelow(whole, each.prefix) && holdsIn(within, each) && asksFor(each, path, language),
    );
    for (const each of ahead) each.isUsed = true;
    const asked = ahead.flatMap(({ item }) => item.handlers);
    const unknown = unknownOf(whole, methods, language);
    if (typeof whole !== 'string' || unknown) {
      const { text, reason } = unknown ?? { text: '', reason: '' };
      this.routes.push({
        ...shared,
        method: methods[0] ?? '*',
        path: text,
        params: [],
        certainty: 'unresolved',
        reason: `\`${text}\`: ${reason}`,
      });
      return;
    }
    const silence = handsOn ? HANDS_ON : (this.endedBefore(whole, within) ?? unaskedOf(whole, language));
    const narrowed = narrowingOf(whole, language);
    const takesAll = framework.path.first_answers === true && narrowed === '';
    const again = framework.path.last_answers ? 'last' : passes ? 'passed' : undefined;
    for (const variant of variantsOf(whole, language)) {
      const parts = piecesOf(finished(variant, language), language);
      const params = parts.flatMap(each => (each.kind === 'parameter' ? [each.name] : []));
      const said = this.handlers.ofRoute(asked, handlers, all, params, place, this.root.place);
      for (const method of methods)
        this.routes.push({
          ...shared,
          ...(method !== WEBSOCKET && said),
          ...operationUnsaid(declared, method, parts, framework.unsaid),
          method,
          path: shownPath(parts),
          parts,
          params,
          ...(takesAll && { takesAll }),
          ...(language.any_case && { anyCase: true as const }),
          ...(again && { again }),
          ...(silence && { silence }),
          ...(narrowed !== '' && { narrowed }),
          certainty: isConditional ? 'conditional' : 'sure',
        });
    }
  }
}

const HANDS_ON: Silence = { handsOn: true, reason: 'its handlers hand every request on.' };
/** What no request has in its path as it is. */
const UNSENT = /[^\x21-\x7e]/;

/** Why no request has a path that is held against requests as they come. */
function unaskedOf(path: string, { encoded = false, ...language }: PathLanguage): Silence | undefined {
  if (path === '' && language.fails?.includes('empty'))
    return {
      handsOn: false,
      reason:
        'it has no path and no prefix: no request asks for that, and a part of it makes the program fail.',
      remedy: 'Begin the path with "/".',
    };
  const literals = piecesOf(path, language).flatMap(each => (each.kind === 'literal' ? each.text : []));
  if (!encoded || !literals.some(each => UNSENT.test(each))) return undefined;
  return {
    handsOn: false,
    reason: 'requests have their paths percent-encoded, and this one is held against them as it is written.',
    remedy: `Write \`${encodeURI(path.toWellFormed())}\`.`,
  };
}

/** Why a path cannot be described, or a route without a method. */
function unknownOf(path: Text, methods: readonly string[], language: PathLanguage): Untold | undefined {
  if (typeof path !== 'string') return path;
  if (methods.length === 0 || path.length > MAX_PATH_CHARACTERS)
    return { text: path, reason: 'it is too long, or has no method' };
  const refused = refusedIn(path, language);
  if (refused === undefined) return undefined;
  return {
    text: path,
    reason: `\`${refused}\` stands there for what the framework does not take any more, or what is not read here`,
  };
}

/** Whether what is asked where a path has some parameter is asked of this one. */
function asksFor({ item: { params = [] } }: Asked, path: Text, language: PathLanguage): boolean {
  const pieces = typeof path === 'string' ? piecesOf(path, language) : [];
  return params.length === 0 || pieces.some(each => each.kind === 'parameter' && params.includes(each.name));
}

/** Whether what is asked before others is asked before those of some parts. */
function holdsIn(within: readonly string[], { item: { part } }: Asked): boolean {
  return part === undefined || within.includes(part);
}

/** Whether a path begins with a prefix, as far as both are known. */
function isBelow(path: Text, prefix: Text): boolean {
  if (typeof path !== 'string' || typeof prefix !== 'string') return false;
  const start = prefix.replace(/\/+$/, '');
  return path === start || path.startsWith(`${start}/`);
}

/** A part by the prefix that it is mounted at: variables are called `router` everywhere. */
function partNamed(prefix: Text): string | undefined {
  if (typeof prefix !== 'string') return undefined;
  return prefix
    .split('/')
    .filter(segment => /^[\p{L}\p{N}_-]+$/u.test(segment))
    .at(-1);
}

function nameFor(wanted: string, taken: Set<string>): string {
  let name = wanted;
  for (let i = 2; taken.has(name); i += 1) name = `${wanted}_${i}`;
  taken.add(name);
  return name;
}

function baseName(file: string): string {
  return (file.split('/').at(-1) ?? file).replace(/\.\w+$/, '');
}
