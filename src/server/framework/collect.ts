import type { Captures, Node } from '../../extract/index.js';
import type { Gap } from '../route.js';
import { AroundRules } from './around-rules.js';
import { argumentOf, gapAt, type Program } from './calls.js';
import { MAX_CONTEXTS } from './contexts.js';
import { Discovery, folderOf, type Reader } from './discover.js';
import { Handlers } from './handlers.js';
import { MEMBERS } from './held.js';
import { type Listening, listeningOf } from './listening.js';
import { inOrder } from './moment.js';
import { MountRules } from './mount-rules.js';
import { unreadAt, unreadRoutes } from './of-description.js';
import type { Registered, Told } from './registering.js';
import { RouteRules } from './route-rules.js';
import { keyOf, type Router } from './routers.js';

export interface Collected {
  readonly routers: readonly Router[];
  readonly listening: ReadonlyMap<Router, Listening>;
  readonly gaps: readonly Gap[];
  readonly notes: readonly Gap[];
  readonly files: readonly string[];
  readonly handlers: Handlers;
}

/** Everything that a program and the files that it leads to register. */
export function collect(entry: string, reader: Reader): Collected {
  const discovery = new Discovery(entry, reader);
  const registration = new Registration(discovery, reader);
  registration.register(discovery.files);
  registration.tellOfUnread(discovery.files);
  const { gaps, notes, handlers } = registration.told;
  const unread = [...discovery.contexts.unread.values()].map(({ node, program, isRecursive }) =>
    gapAt(
      node,
      program,
      isRecursive
        ? 'It calls itself: what it registers then is not read.'
        : `More than ${MAX_CONTEXTS} calls or rounds lead there: what further ones register is not read.`,
      'Describe these routes in an OpenAPI document.',
    ),
  );
  return {
    routers: [...discovery.routers.all.values()],
    listening: listeningOf(discovery.files, discovery, reader),
    gaps: [...discovery.gaps, ...gaps, ...unread],
    notes,
    files: [...discovery.files],
    handlers,
  };
}

class Registration {
  readonly told: Told;

  constructor(
    private readonly discovery: Discovery,
    private readonly reader: Reader,
  ) {
    this.told = { gaps: [], notes: [], handlers: new Handlers(reader), read: new Set() };
  }

  /** The routes and mounts of these files, in the order of their text; what a function registers, where it is called. */
  register(files: ReadonlySet<string>): void {
    const found = [...files].flatMap(file => this.registeredIn(this.reader.programOf(file)));
    const places = new Map([...files].map((file, i) => [file, i]));
    for (const { router, item } of found.sort((a, b) => inOrder(a.moment, b.moment, places)))
      router.items.push(item);
    this.gather();
  }

  /** Parts that servers have without mounting them. */
  private gather(): void {
    const { servers } = this.reader.framework;
    const all = [...this.discovery.routers.all.values()];
    const mounted = new Set(
      all.flatMap(({ items }) => items.flatMap(each => (each.kind === 'mount' ? [each.child] : []))),
    );
    const parts = all.filter(each => servers[each.kind]?.part && !mounted.has(each));
    for (const { kind, place, items } of all)
      if (servers[kind]?.gathers)
        for (const child of parts)
          if (child.made && child.place.file.startsWith(folderOf(place.file)))
            items.push({
              ...{ kind: 'mount', within: [], prefix: '', child, made: { ...child.made, rule: {} } },
              ...{ replaces: false, isConditional: false },
            });
  }

  /** What changes descriptions, and lists of routes, that no rule reads. */
  tellOfUnread(files: ReadonlySet<string>): void {
    const { framework, matches, programOf } = this.reader;
    for (const file of files) {
      const program = programOf(file);
      for (const match of framework.unread ?? [])
        for (const captures of distinct(matches(program.source, match), program)) {
          const [on, call, routes] = ['on', 'call', 'routes'].map(name => captures.get(name));
          const { routers: known } = this.discovery;
          const node = on ?? call ?? routes;
          const [target] = (on ? known.meant(on, program) : node && known.around(node, program)) ?? [];
          if (call && target) target.router.untold.push(unreadAt(call, program));
          if (routes && target) this.told.gaps.push(unreadRoutes(routes, program));
        }
    }
    for (const file of files) this.tellOfHeld(programOf(file));
    for (const { made, kind } of this.discovery.routers.all.values()) {
      const node = made && argumentOf(made.call, framework.servers[kind]?.routes, made.program);
      if (!made || !node) continue;
      const isList = made.program.source.language.expression(node).kind === 'sequence';
      for (const each of isList ? node.namedChildren : [node])
        if (each && each.type !== 'comment' && !this.told.read.has(keyOf(each, made.program)))
          this.told.gaps.push(
            gapAt(
              each,
              made.program,
              `Which routes \`${made.program.source.quote(each)}\` is, is not read.`,
              'Write each route as a call in the list, or register it on the server.',
            ),
          );
    }
  }

  /** Methods of servers that are handed around, and called where nobody follows them: `partial(app.get, "/a")`. */
  private tellOfHeld(program: Program): void {
    const { language } = program.source;
    const words = new Set(
      this.reader.framework.routes.flatMap(({ match, words = [] }) => (match.includes('@held') ? words : [])),
    );
    for (const node of program.source.root.descendantsOfType(MEMBERS)) {
      const member = node && language.effects?.member(node);
      if (!node?.parent || !member || !words.has(member.name)) continue;
      const outer = language.expression(node.parent);
      const isCalled = outer.kind === 'call' && outer.callee.id === node.id;
      // `app.get.apply(app, …)` is handed its server.
      if (isCalled || isHandedOn(node.parent, program) || this.told.read.has(keyOf(node, program))) continue;
      const isServer = this.discovery.contexts
        .programsAt(node, program)
        .some(each => this.discovery.routers.meant(member.object, each) !== undefined);
      if (isServer) this.told.gaps.push(heldGap(node, program));
    }
  }

  private registeredIn(program: Program): readonly Registered[] {
    const found: Registered[] = [];
    const { framework, matches } = this.reader;
    const all = <T extends { readonly match: string }>(
      rules: readonly T[] | undefined,
      read: (rule: T, captures: Captures, program: Program) => readonly Registered[],
    ) => {
      for (const rule of rules ?? [])
        for (const captures of distinct(matches(program.source, rule.match), program)) {
          const on = captures.get('on') ?? captures.get('held');
          // What names no server stands in a block of the text, which is there once.
          for (const each of on ? this.discovery.contexts.programsAt(on, program) : [program])
            found.push(...this.noting(read(rule, captures, each), each));
        }
    };
    const readers = [this.discovery, this.reader, this.told] as const;
    const [routes, around, mounts] = [
      new RouteRules(...readers),
      new AroundRules(...readers),
      new MountRules(...readers),
    ];
    all(framework.routes, (...each) => routes.read(...each));
    // What stands before a part in one call is asked before it.
    all(framework.around, (...each) => around.around(...each));
    all(framework.mounts, (...each) => mounts.read(...each));
    all(framework.settings, (...each) => around.settings(...each));
    all(framework.groups, (...each) => around.groups(...each));
    return found;
  }

  /** What a function registers that calls itself is that of the first call alone. */
  private noting(found: readonly Registered[], { context }: Program): readonly Registered[] {
    if (found.length > 0) this.discovery.contexts.noteRecursion(context);
    return found;
  }
}

/** Whether a method is called with what it is of: `.apply(…)`, `.call(…)`. */
function isHandedOn(node: Node, { source }: Program): boolean {
  const name = source.language.effects?.member(node)?.name;
  return name === 'apply' || name === 'call';
}

function heldGap(node: Node, program: Program): Gap {
  return gapAt(
    node,
    program,
    `\`${program.source.quote(node)}\` is handed around as a value: which routes it registers is not read.`,
    'Call it where its server is, or describe these routes in an OpenAPI document.',
  );
}

/** Of several matches of one call, the first: a query may find each of its arguments. */
function distinct(found: readonly Captures[], program: Program): readonly Captures[] {
  const seen = new Set<string>();
  return found.filter(captures => {
    const node = captures.get('call') ?? captures.get('on');
    const key = node ? keyOf(node, program) : '';
    return !seen.has(key) && seen.add(key);
  });
}
