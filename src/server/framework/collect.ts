import type { Framework } from '../../config/frameworks.js';
import {
  CallResult,
  type Captures,
  Described,
  documentingLines,
  type Node,
  Sequence,
  Unresolved,
  type Value,
} from '../../extract/index.js';
import { hasWord } from '../../text/words.js';
import { withoutCode } from '../comment-code.js';
import type { Gap } from '../route.js';
import {
  argumentOf,
  argumentsOf,
  around,
  ELSEWHERE,
  gapAt,
  isNoServer,
  type Program,
  pathsOf,
  placeOf,
  spreadsIn,
  type Text,
  textOf,
  textsOf,
} from './calls.js';
import { isConditional } from './conditional.js';
import { MAX_CONTEXTS, roundsIn } from './contexts.js';
import { failureOf, failureOfMethods } from './dialect.js';
import { Discovery, type Reader } from './discover.js';
import { type Flow, flowsOf, mayHandOn, onlyHandOn } from './handing-on.js';
import { type Handler, Handlers } from './handlers.js';
import { type Held, heldAs, MEMBERS, onlyValueOf } from './held.js';
import { type Listening, listeningOf } from './listening.js';
import { inOrder, type Moment, stepOf } from './moment.js';
import { unreadAt } from './of-description.js';
import { type Item, keyOf, type Router, type Target, together } from './routers.js';
import { BLOCK } from './unreached.js';

export interface Collected {
  readonly routers: readonly Router[];
  readonly listening: ReadonlyMap<Router, Listening>;
  readonly gaps: readonly Gap[];
  readonly notes: readonly Gap[];
  readonly files: readonly string[];
  readonly handlers: Handlers;
}

/** As `method` of a rule: what is registered so has methods that the call does not say. */
const UNKNOWN = '?';
/** Why the value of a path that is a pattern is not known. */
const PATTERN = /^a regular expression /;
const PATTERN_CLASS = 'RegExp';
const MOUNT_REMEDY = 'Mount what a call makes, by its name or as a function that returns it.';
const SERVER_REMEDY =
  'Make the server in a variable, or hand it to the function in a call that can be followed.';

/** Everything that a program and the files that it leads to register. */
export function collect(entry: string, reader: Reader): Collected {
  const discovery = new Discovery(entry, reader);
  const registration = new Registration(discovery, reader);
  registration.register(discovery.files);
  registration.tellOfUnread(discovery.files);
  const { gaps, notes } = registration;
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
    handlers: registration.handlers,
  };
}

interface Registered {
  readonly moment: Moment;
  readonly router: Router;
  readonly item: Item;
}

class Registration {
  readonly gaps: Gap[] = [];
  readonly notes: Gap[] = [];
  readonly handlers: Handlers;
  /** The calls that some rule reads. */
  private readonly read = new Set<string>();

  constructor(
    private readonly discovery: Discovery,
    private readonly reader: Reader,
  ) {
    this.handlers = new Handlers(reader);
  }

  /** The routes and mounts of these files, in the order of their text; what a function registers, where it is called. */
  register(files: ReadonlySet<string>): void {
    const found = [...files].flatMap(file => this.registeredIn(this.reader.programOf(file)));
    const places = new Map([...files].map((file, i) => [file, i]));
    for (const { router, item } of found.sort((a, b) => inOrder(a.moment, b.moment, places)))
      router.items.push(item);
  }

  /** What changes descriptions, and lists of routes, that no rule reads. */
  tellOfUnread(files: ReadonlySet<string>): void {
    const { framework, matches, programOf } = this.reader;
    for (const file of files) {
      const program = programOf(file);
      for (const match of framework.unread ?? [])
        for (const captures of distinct(matches(program.source, match), program)) {
          const [on, call, routes] = ['on', 'call', 'routes'].map(name => captures.get(name));
          const [target] = (on && this.discovery.routers.meant(on, program)) ?? [];
          if (call && target) target.router.untold.push(unreadAt(call, program));
          if (routes && target) this.tellOfRoutes(routes, program);
        }
    }
    for (const file of files) this.tellOfHeld(programOf(file));
    for (const { made, kind } of this.discovery.routers.all.values()) {
      const node = made && argumentOf(made.call, framework.servers[kind]?.routes, made.program);
      if (!made || !node) continue;
      const isList = made.program.source.language.expression(node).kind === 'sequence';
      for (const each of isList ? node.namedChildren : [node])
        if (each && each.type !== 'comment' && !this.read.has(keyOf(each, made.program)))
          this.gaps.push(
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
      if (isCalled || isHandedOn(node.parent, program) || this.read.has(keyOf(node, program))) continue;
      const isServer = this.discovery.contexts
        .programsAt(node, program)
        .some(each => this.discovery.routers.meant(member.object, each) !== undefined);
      if (isServer) this.gaps.push(heldGap(node, program));
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
          if (!on) continue;
          for (const each of this.discovery.contexts.programsAt(on, program))
            found.push(...this.noting(read(rule, captures, each), each));
        }
    };
    all(framework.routes, (...each) => this.routes(...each));
    // What stands before a part in one call is asked before it.
    all(framework.around, (...each) => this.around(...each));
    all(framework.mounts, (...each) => this.mounts(...each));
    all(framework.settings, (...each) => this.settings(...each));
    all(framework.groups, (...each) => this.groups(...each));
    return found;
  }

  /** Parts that functions fill, at paths of their own. */
  private groups(
    { prefix }: NonNullable<Framework['groups']>[number],
    captures: Captures,
    program: Program,
  ): readonly Registered[] {
    const [on, call] = [captures.get('on'), captures.get('call')];
    const { language } = program.source;
    if (on && call && !language.effects && this.discovery.routers.meant(on, program))
      this.gaps.push(
        gapAt(
          call,
          program,
          `What \`${program.source.quote(call)}\` fills is not read: functions of ${language.name} are not followed.`,
          'Make a part of these routes, where the framework has some, or describe them by an OpenAPI document.',
        ),
      );
    const at = call && argumentOf(call, prefix, program);
    if (!on || !call || !at) return [];
    const made = { call, program };
    const isConditional = this.isSometimes(call, program);
    return (this.discovery.routers.meant(on, program) ?? []).map(target => {
      const own = together(target.prefix, textOf(at, program), this.reader.framework.path);
      const item: Item = { kind: 'group', prefix: own, made, isConditional };
      return { moment: this.momentOf(call, program), router: target.router, item };
    });
  }

  /** What a function registers that calls itself is that of the first call alone. */
  private noting(found: readonly Registered[], { context }: Program): readonly Registered[] {
    if (found.length > 0) this.discovery.contexts.noteRecursion(context);
    return found;
  }

  /** When what an argument of a call is gets registered: behind the arguments before it. */
  private argumentMoment(on: Node, order: number, program: Program): Moment {
    return [...(program.context?.trail ?? []), { ...stepOf(on, program), order }];
  }

  private momentOf(on: Node, program: Program): Moment {
    return [...(program.context?.trail ?? []), stepOf(on, program)];
  }

  /** Whether something is registered only sometimes. */
  private isSometimes(node: Node, { context, source }: Program): boolean {
    const { effects } = source.language;
    return (
      (context?.isConditional ?? false) ||
      isConditional(node, roundsIn(context)) ||
      this.discovery.contexts.early.isBehind(node, source, each => effects?.isFunction(each) ?? false)
    );
  }

  private routes(rule: Framework['routes'][number], captures: Captures, program: Program) {
    const on = captures.get('on') ?? captures.get('held');
    const call = captures.get('call');
    if (!on) return [];
    const { framework } = this.reader;
    // Which method it is, or whether it is one at all, is told where nobody knows.
    if (rule.words && !this.wordOf(rule, captures, program)) return [];
    const held = this.heldIn(captures, program);
    const whole = outermost(captures, on);
    if (call) this.read.add(keyOf(call, program));
    const pathNode = captures.get('path') ?? (call && argumentOf(call, rule.path, program));
    const asksPath = rule.path !== undefined || captures.has('path');
    const targets = this.discovery.routers.meant(held?.on ?? on, held?.program ?? program);
    if (held && targets) this.read.add(keyOf(held.node, held.program));
    if (!targets) {
      if (!held) this.tellOfUnknown(on, pathNode, whole, program);
      return [];
    }
    const spread = call && !pathNode && spreadsIn(call, program).find(each => asksPath || each.isFirst);
    if (spread && targets.some(({ isWhole }) => !isWhole)) this.tellOfSpread(spread.node, whole, program);
    const owns: readonly Text[] = pathNode ? pathsOf(pathNode, program) : [''];
    return targets.flatMap(target => {
      // Of `app.route("/a").get(…)` the first argument is no path.
      if ((target.isWhole ?? false) === asksPath || (asksPath && !pathNode)) return [];
      const said = this.methodsOf(rule, captures, program);
      const handlers = this.handlersOf(rule, captures, program, [pathNode, on]);
      const comment = this.saidOf(rule, call, handlers.at(-1), program) ?? this.commentOf(whole, program);
      const flows = this.flowsOf(handlerNodes(rule, captures, program, [pathNode, on]), program);
      const shared = {
        kind: 'route' as const,
        passes: flows !== undefined && mayHandOn(flows),
        handsOn: flows !== undefined && onlyHandOn(flows),
        place: placeOf(whole, program),
        isConditional: this.isSometimes(whole, program),
        handlers,
        declared: this.handlers.declarations.of(rule, call, handlers.at(-1), program),
        within: partsAround(program),
        ...(comment !== undefined && { comment }),
      };
      const moment = this.momentOf(isIn(call, on) ? call : on, program);
      return owns.map(own => {
        const [inPath, rest] = rule.method_in_path ? withoutMethod(own) : [undefined, own];
        const methods = inPath === undefined ? said : [inPath];
        const failure =
          ('reason' in methods
            ? undefined
            : failureOfMethods(methods, framework.path, program.source.text)) ??
          (pathNode && typeof rest === 'string' ? failureOf(rest, framework.path) : undefined);
        const written = failure === undefined ? rest : { text: String(rest), reason: failure };
        const path = 'reason' in methods ? methods : together(target.prefix, written, framework.path);
        const { made } = target.router;
        const isListed =
          call !== undefined && made?.program.source === program.source && isIn(call, made.call);
        const item = { ...shared, isListed, methods: 'reason' in methods ? [] : methods, path };
        return { moment, router: target.router, item };
      });
    });
  }

  /** A route whose path is among what is handed over as a whole. */
  private tellOfSpread(spread: Node, whole: Node, program: Program): void {
    this.gaps.push(
      gapAt(
        whole,
        program,
        `Which path it has is not read: \`${program.source.quote(spread)}\` stands for several arguments.`,
        'Write the path as an argument of its own.',
      ),
    );
  }

  /** What a route says at length of itself where it is declared, or its handler in its body. */
  private saidOf(
    rule: Framework['routes'][number],
    call: Node | undefined,
    handler: Handler | undefined,
    program: Program,
  ): string | undefined {
    const end = this.reader.framework.handlers?.said_until;
    const whole = handler?.program.source.language.definitions?.documentedIn?.(handler.node);
    const own = end === undefined ? whole : whole?.split(end)[0]?.trim();
    // A description that is written beside a route takes the place of that in the body.
    const node = call && argumentOf(call, rule.description, program);
    const text = node ? program.evaluate(node) : own;
    return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
  }

  /** What the comment of a route says, without code in it. */
  private commentOf(whole: Node, { source }: Program): string | undefined {
    const lines = documentingLines(source, statementOf(whole));
    const meant = withoutCode(lines, text => this.reader.isCode(text, source))
      .map(line => line.trim())
      .join('\n')
      .trim();
    return meant === '' ? undefined : meant;
  }

  /** The functions of a route, in the order in which they are asked. */
  private handlersOf(
    rule: Framework['routes'][number],
    captures: Captures,
    program: Program,
    others: readonly (Node | undefined)[],
  ): readonly Handler[] {
    const own = captures.get('handler');
    if (own && program.source.language.expression(own).kind === 'name')
      return this.handlers.meant(own, program);
    if (own) return [{ node: own, program }];
    return handlerNodes(rule, captures, program, others).flatMap(node => this.handlers.meant(node, program));
  }

  /** What becomes of requests in the handlers of a route; undefined where no handler hands any on. */
  private flowsOf(nodes: readonly Node[], program: Program): readonly Flow[] | undefined {
    const { framework, programOf } = this.reader;
    const rules = framework.handlers;
    if (rules?.next === undefined) return undefined;
    return nodes.flatMap(node => flowsOf(program.evaluate(node), rules, programOf));
  }

  /** Functions that are asked before routes. */
  private around(rule: NonNullable<Framework['around']>[number], captures: Captures, program: Program) {
    const [on, call] = [captures.get('on'), captures.get('call')];
    const targets = on && this.discovery.routers.meant(on, program);
    if (!on || !call || !targets) return [];
    const ahead = rule.before && statementBefore(call, on, rule.before);
    if (ahead)
      this.gaps.push(
        gapAt(
          call,
          program,
          `\`${program.source.quote(call)}\` stands behind \`${program.source.quote(ahead)}\`: the program fails when it starts.`,
          'Write it before everything that is registered.',
        ),
      );
    const first = argumentOf(call, rule.prefix, program);
    const given = argumentsOf(call, program).map(({ node }) => node);
    const value = first && given.length > 1 ? program.evaluate(first) : undefined;
    // What comes from elsewhere is a function more often than a path.
    const isUnsure = value instanceof Unresolved && ELSEWHERE.test(value.reason);
    const hasPath = first && value !== undefined && !isUnsure && !isNoPath(value);
    const prefixes = hasPath ? pathsOf(first, program) : [''];
    const named = argumentOf(call, rule.params, program);
    const params = named ? textsOf(named, program) : undefined;
    if (named && program.evaluate(named) instanceof Sequence) this.tellOfList(rule, named, targets, program);
    const { parameters } = rule;
    return given.flatMap((node, place) => {
      const handlers = this.handlers
        .meant(node, program)
        .map(each => ({ ...each, ...(parameters && { parameters }) }));
      if (handlers.length === 0) return [];
      const ends = this.flowsOf([node], program)?.some(isEnd) === true;
      return targets.flatMap(target =>
        prefixes.map(each => ({
          moment: this.argumentMoment(on, place, program),
          router: target.router,
          item: {
            kind: 'around' as const,
            prefix: together(target.prefix, each, this.reader.framework.path),
            handlers,
            ends,
            // Names that nobody knows may be any.
            ...(params && { params: 'reason' in params ? [] : params }),
            place: placeOf(node, program),
            text: program.source.quote(node),
            isConditional: isUnsure || this.isSometimes(call, program),
            part: partsAround(program)[0],
          },
        })),
      );
    });
  }

  /** Several names where a server takes one. */
  private tellOfList(
    { lists }: NonNullable<Framework['around']>[number],
    node: Node,
    targets: readonly { readonly router: Router }[],
    program: Program,
  ): void {
    if (targets.every(({ router }) => lists?.includes(router.kind) ?? true)) return;
    this.gaps.push(
      gapAt(
        node,
        program,
        `\`${program.source.quote(node)}\` is a list where one name has to stand: the program fails when it starts.`,
        'Write a call for each of them.',
      ),
    );
  }

  /** What changes how a server takes paths. */
  private settings(rule: NonNullable<Framework['settings']>[number], captures: Captures, program: Program) {
    const [on, call] = [captures.get('on'), captures.get('call')];
    const [name] = call ? argumentsOf(call, program) : [];
    if (!on || !call || !name || program.evaluate(name.node) !== rule.called) return [];
    const keeps = (wanted: typeof rule.keeps_slash) => {
      const said = typeof wanted === 'boolean' ? undefined : argumentOf(call, wanted, program);
      const value = said ? program.evaluate(said) : wanted;
      // Where nobody knows, a path as it is written is right.
      return value !== false || this.isSometimes(call, program);
    };
    const item = {
      kind: 'setting' as const,
      ...(rule.keeps_slash !== undefined && { keepsSlash: keeps(rule.keeps_slash) }),
      ...(rule.keeps_case !== undefined && { keepsCase: keeps(rule.keeps_case) }),
    };
    return (this.discovery.routers.meant(on, program) ?? []).map(({ router }) => ({
      moment: this.momentOf(on, program),
      router,
      item,
    }));
  }

  private methodsOf(rule: Framework['routes'][number], captures: Captures, program: Program) {
    const { verbs = {} } = this.reader.framework;
    const call = captures.get('call');
    const list = call && argumentOf(call, rule.methods, program);
    const said = captures.get('method')?.text ?? this.wordOf(rule, captures, program);
    // What has a method of its own is no word for one.
    const word = captures.has('held') && rule.method !== undefined ? undefined : said;
    // `const method = http.MethodPut`
    const named = list && (onlyValueOf(list, program) ?? list).text;
    const constant = named !== undefined && Object.hasOwn(verbs, named) ? verbs[named] : undefined;
    if (constant !== undefined) return [constant];
    const words = list ? textsOf(list, program) : [word ?? rule.method ?? '*'];
    if ('reason' in words) return words;
    const isSpread = !list && call && rule.methods !== undefined && spreadsIn(call, program).length > 0;
    if (isSpread || words.includes(UNKNOWN))
      return {
        text: call ? program.source.quote(call) : UNKNOWN,
        reason: 'which methods it takes is not written there',
      };
    return words.map(each => (Object.hasOwn(verbs, each) ? (verbs[each] as string) : each.toUpperCase()));
  }

  /** The method that an expression says, where it is one of those that a rule has. */
  private wordOf(
    { words }: Framework['routes'][number],
    captures: Captures,
    program: Program,
  ): string | undefined {
    const node = captures.get('verb');
    const value = node ? program.evaluate(node) : this.heldIn(captures, program)?.word;
    return typeof value === 'string' && words?.includes(value) ? value : undefined;
  }

  /** The method of a server that a name stands for which is called. */
  private heldIn(captures: Captures, program: Program): Held | undefined {
    const name = captures.get('held');
    return name && heldAs(name, program, (...each) => this.discovery.routers.givenAs(...each));
  }

  /** Something that looks like a route on something that is not known. */
  private tellOfUnknown(on: Node, path: Node | undefined, whole: Node, program: Program): void {
    const value = program.evaluate(on);
    const text = path && textOf(path, program);
    if (!(value instanceof Unresolved) || isNoServer(value)) return;
    if (typeof text === 'string' && !text.startsWith('/') && text !== '') return;
    if (text === undefined) return;
    this.gaps.push(
      gapAt(
        whole,
        program,
        `Which server \`${program.source.quote(on)}\` is, is not known: ${value.reason}.`,
        SERVER_REMEDY,
      ),
    );
  }

  private mounts(rule: NonNullable<Framework['mounts']>[number], captures: Captures, program: Program) {
    const [on, call] = [captures.get('on'), captures.get('call')];
    const { framework } = this.reader;
    const targets = on && this.discovery.routers.meant(on, program);
    if (call) this.read.add(keyOf(call, program));
    if (!on || !call || !targets) return [];
    const given = argumentsOf(call, program).map(({ node }) => node);
    const wanted = rule.child === 'any' ? undefined : argumentOf(call, rule.child, program);
    // `Mount("/a", routes=[…])` has its routes in itself.
    if (rule.child !== 'any' && !wanted) this.tellOfRoutes(call, program);
    const first = argumentOf(call, rule.prefix, program);
    const prefixNode = first && rule.child === 'any' && isNoPath(program.evaluate(first)) ? undefined : first;
    const isPrefix = prefixNode !== undefined && isPath(program.evaluate(prefixNode));
    const children = (rule.child === 'any' ? given : wanted ? [wanted] : [])
      .filter(node => !isPrefix || node.id !== prefixNode.id)
      .map(node => [node, this.discovery.routers.meantAmong(node, program)] as const);
    const isChild = children.some(([node, meant]) => meant && node.id === prefixNode?.id);
    const prefixes = prefixNode && !isChild ? pathsOf(prefixNode, program) : [''];
    const [prefix = ''] = prefixes;
    for (const [node, meant] of children)
      if (!meant) this.tellOfChild(node, prefix, rule.child === 'any', program);
    return targets.flatMap(target =>
      children.flatMap(([node, meant]) =>
        (meant ?? []).flatMap((child: Target) =>
          prefixes.map(each => {
            const item: Item = {
              kind: 'mount',
              within: partsAround(program),
              prefix: together(target.prefix, each, framework.path),
              child: child.router,
              made: { call, program, rule },
              replaces: rule.replaces === true && prefixNode !== undefined,
              isConditional: this.isSometimes(call, program),
            };
            const at = isIn(call, on) ? call : on;
            const moment =
              rule.child === 'any'
                ? this.argumentMoment(at, given.indexOf(node), program)
                : this.momentOf(at, program);
            return { moment, router: target.router, item };
          }),
        ),
      ),
    );
  }

  private makesServers({ node }: Described): boolean {
    return Object.keys(this.reader.framework.servers).some(kind => hasWord(node.text, kind));
  }

  /** What calls a thing that is mounted into being, or the thing itself. */
  private madeBy(node: Node, program: Program): Value {
    const expression = program.source.language.expression(node);
    return program.evaluate(expression.kind === 'call' ? expression.callee : node);
  }

  /** Something that does more to the routes of a server than is read. */
  private tellOfRoutes(node: Node, program: Program): void {
    this.gaps.push(
      gapAt(
        node,
        program,
        `Which routes \`${program.source.quote(node)}\` adds or takes away is not read.`,
        'Register each route by a call on the server.',
      ),
    );
  }

  /** Something that is mounted, and is no server that is known. */
  private tellOfChild(node: Node, prefix: Text, isAny: boolean, program: Program): void {
    const value = this.madeBy(node, program);
    const where = typeof prefix === 'string' ? prefix : prefix.text;
    const shown = program.source.quote(node);
    if (value === null && this.reader.framework.path.fails?.includes('mounts'))
      this.gaps.push(
        gapAt(
          node,
          program,
          `\`${shown}\` is mounted at \`${where}\`: the program fails when it starts.`,
          'Mount a part there, or take the call away.',
        ),
      );
    else if (value instanceof Unresolved && !isNoServer(value))
      this.gaps.push(
        gapAt(
          node,
          program,
          `What \`${shown}\` is, mounted at \`${where}\`, is not known: ${value.reason}.`,
          MOUNT_REMEDY,
        ),
      );
    else if (value instanceof Described && this.makesServers(value))
      this.gaps.push(
        gapAt(
          node,
          program,
          `What \`${shown}\` is, mounted at \`${where}\`, is not known: what \`${value.name}\` gives back is not one server.`,
          MOUNT_REMEDY,
        ),
      );
    else if (
      !isAny &&
      (value instanceof CallResult || value instanceof Described || value instanceof Unresolved)
    )
      this.notes.push(
        gapAt(
          node,
          program,
          `What \`${shown}\` answers at \`${where}\` is not described.`,
          'Nothing has to be changed, where that are files.',
        ),
      );
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

/** Whether an argument that may be a path is something else: a function, or several. */
function isNoPath(value: Value): boolean {
  if (value instanceof Sequence) return value.entries.every(each => isNoPath(each.value));
  return value instanceof Described || (value instanceof CallResult && !isPattern(value));
}

/** The arguments of a route that are its handlers. */
function handlerNodes(
  rule: Framework['routes'][number],
  captures: Captures,
  program: Program,
  others: readonly (Node | undefined)[],
): readonly Node[] {
  const call = captures.get('call');
  if (!call || rule.handlers === undefined) return [];
  if (rule.handlers !== 'others') return [argumentOf(call, rule.handlers, program) ?? []].flat();
  return argumentsOf(call, program).flatMap(({ node }) =>
    others.some(other => other?.id === node.id) ? [] : [node],
  );
}

/** A path without the method before it. */
function withoutMethod(path: Text): readonly [string | undefined, Text] {
  const found = typeof path === 'string' ? /^([A-Za-z]+)[ \t]+(\S.*)$/.exec(path) : null;
  return found?.[1] && found[2] !== undefined ? [found[1].toUpperCase(), found[2]] : [undefined, path];
}

/** A statement before a call, in the same block, that calls one of these methods of the same thing. */
function statementBefore(call: Node, on: Node, methods: readonly string[]): Node | undefined {
  let statement = call;
  for (const each of around(call)) {
    if (BLOCK.test(each.type)) break;
    statement = each;
  }
  for (let at = statement.previousNamedSibling; at; at = at.previousNamedSibling) {
    const { text } = at;
    if (text.startsWith(`${on.text}.`) && methods.some(each => text.startsWith(`${on.text}.${each}(`)))
      return at;
  }
  return undefined;
}

/** Whether it is a path, or several: a text or a pattern, of which nobody knows what it takes. */
function isPath(value: Value): boolean {
  if (value instanceof Sequence) return value.entries.every(each => isPath(each.value));
  return typeof value === 'string' || isPattern(value);
}

function isPattern(value: Value): boolean {
  if (value instanceof CallResult) return value.callee === PATTERN_CLASS;
  return value instanceof Unresolved && PATTERN.test(value.reason);
}

/** The parts around something that functions fill, the innermost first. */
function partsAround({ context }: Program): readonly string[] {
  const parts: string[] = [];
  for (let at = context; at; at = at.outer) if (at.given.size > 0) parts.push(at.key);
  return parts;
}

/** Whether a handler answers, or fails, whatever comes. */
function isEnd({ answers, next, leaves }: Flow): boolean {
  return answers && !next && !leaves;
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

function outermost(captures: Captures, on: Node): Node {
  const call = captures.get('call');
  if (isIn(call, on)) return call;
  return [...captures.values()].reduce(
    (a, b) => (b.startIndex <= a.startIndex && b.endIndex >= a.endIndex ? b : a),
    on,
  );
}

/** Whether a route is written among the arguments of what makes its server. */
function isIn(call: Node | undefined, on: Node): call is Node {
  return (
    call !== undefined &&
    call.id !== on.id &&
    on.startIndex <= call.startIndex &&
    on.endIndex >= call.endIndex
  );
}

/** What stands first on the line that a node is on: a comment documents all of it. */
function statementOf(node: Node): Node {
  let statement = node;
  for (const each of around(node)) {
    if (!each.parent || each.startPosition.row !== node.startPosition.row) break;
    statement = each;
  }
  return statement;
}
