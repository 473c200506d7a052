import type { Framework } from '../../config/frameworks.js';
import {
  CallResult,
  type Captures,
  Described,
  documentingComment,
  type Node,
  type SourceFile,
  Unresolved,
} from '../../extract/index.js';
import type { Gap } from '../route.js';
import {
  argumentOf,
  argumentsOf,
  around,
  gapAt,
  type Program,
  placeOf,
  type Text,
  textOf,
  textsOf,
} from './calls.js';
import { type Item, keyOf, type Router, Routers, type Target, together } from './routers.js';

/** What programs are read with. */
export interface Reader {
  readonly framework: Framework;
  readonly programOf: (file: string) => Program;
  /** What a query finds in a file. */
  readonly matches: (source: SourceFile, match: string) => readonly Captures[];
  /** Other files that import one. */
  readonly importers: (source: SourceFile) => readonly string[];
}

export interface Collected {
  readonly routers: readonly Router[];
  readonly gaps: readonly Gap[];
  readonly notes: readonly Gap[];
  readonly files: readonly string[];
}

const CALLS = ['call', 'call_expression', 'method_invocation', 'invocation_expression'];
/** Around what runs only sometimes, or several times, whatever the language. */
const CONDITION = /^(if|elif|else|for|while|switch|match|case|try|except|catch|conditional|ternary|select)/;
/** What is of a library that is not here declares no routes that could be read. */
const ELSEWHERE = /is not a file of the repository|is not defined in/;
const MAX_FILES = 500;
/** Functions that hand a server to others that do. */
const MAX_ROUNDS = 8;
const MOUNT_REMEDY = 'Mount what a call makes, by its name or as a function that returns it.';
const SERVER_REMEDY =
  'Make the server in a variable, or hand it to the function in a call that can be followed.';

/** Everything that a program and the files that it leads to register. */
export function collect(entry: string, reader: Reader): Collected {
  return new Collecting(reader).from(entry);
}

class Collecting {
  private readonly routers: Routers;
  private readonly gaps: Gap[] = [];
  private readonly notes: Gap[] = [];
  private readonly files = new Set<string>();
  private readonly handed = new Set<string>();

  constructor(private readonly reader: Reader) {
    this.routers = new Routers(reader.framework, reader.programOf);
  }

  from(entry: string): Collected {
    this.files.add(entry);
    for (const file of this.files) this.lookInto(file);
    for (let round = 0, before = -1; round < MAX_ROUNDS && before !== this.handed.size; round += 1) {
      before = this.handed.size;
      for (const file of this.files) this.lookForCalls(file);
    }
    for (const file of this.files) this.register(file);
    return {
      routers: [...this.routers.all.values()],
      gaps: this.gaps,
      notes: this.notes,
      files: [...this.files],
    };
  }

  private add(file: string | undefined): void {
    if (file !== undefined && this.files.size < MAX_FILES) this.files.add(file);
  }

  /** What stands for servers in a file, and the files that these lead to. */
  private lookInto(file: string): void {
    const { framework, matches, importers } = this.reader;
    const program = this.reader.programOf(file);
    for (const { match, prefix, path } of framework.passes ?? [])
      for (const captures of matches(program.source, match)) {
        const [on, whole] = [captures.get('on'), captures.get('whole')];
        const call = captures.get('call') ?? whole;
        if (!on || !whole || !call) continue;
        const at = (wanted: typeof prefix) => argumentOf(call, wanted, program);
        this.routers.passes.set(keyOf(whole, program), { on, prefix: at(prefix), path: at(path) });
      }
    for (const { match, prefix } of framework.groups ?? [])
      for (const captures of matches(program.source, match)) {
        const [on, call, inside] = [captures.get('on'), captures.get('call'), captures.get('inside')];
        const name = captures.get('name')?.text;
        if (!on) continue;
        const shared = { on, program, prefix: call && argumentOf(call, prefix, program) };
        if (inside && name !== undefined)
          this.routers.given.push({ ...shared, inside: inside.startIndex, file, name });
        const named = captures.get('function');
        const meant = named && program.evaluate(named);
        if (meant instanceof Described) this.give(meant, 0, shared);
      }
    let makes = false;
    for (const call of program.source.root.descendantsOfType(CALLS)) {
      if (!call) continue;
      const own = this.routers.routerOf(program.evaluate(call), 0);
      makes ||= own?.place.file === file;
      for (const { node } of argumentsOf(call, program))
        this.add(this.routers.routerOf(program.evaluate(node), 0)?.place.file);
    }
    if (makes) for (const other of importers(program.source)) this.add(other);
  }

  /** Functions of the program that are called with a server. */
  private lookForCalls(file: string): void {
    const program = this.reader.programOf(file);
    for (const call of program.source.root.descendantsOfType(CALLS)) {
      const expression = call && program.source.language.expression(call);
      if (!call || expression?.kind !== 'call') continue;
      for (const [i, { node, name }] of argumentsOf(call, program).entries()) {
        if (program.source.language.expression(node).kind !== 'name') continue;
        if (!this.routers.meant(node, program)) continue;
        const callee = program.evaluate(expression.callee);
        if (!(callee instanceof Described) || callee.shape?.kind !== 'function') {
          this.tellIfLost(call, callee, node, program);
          continue;
        }
        const key = `${keyOf(call, program)} ${name ?? i}`;
        if (this.handed.has(key)) continue;
        this.handed.add(key);
        this.give(callee, name ?? i, { on: node, program, prefix: undefined });
      }
    }
  }

  /** A function gets a server for one of its parameters. */
  private give(
    { shape, node, site }: Described,
    parameter: number | string,
    given: { readonly on: Node; readonly program: Program; readonly prefix: Node | undefined },
  ): void {
    if (shape?.kind !== 'function') return;
    const name = typeof parameter === 'string' ? parameter : shape.function.parameters[parameter]?.name;
    const file = site.file.path;
    if (name === undefined) return;
    this.routers.given.push({ ...given, inside: node.startIndex, file, name });
    if (this.files.has(file)) return;
    this.add(file);
    this.lookInto(file);
  }

  /** A server that is handed to something that is not known. */
  private tellIfLost(call: Node, callee: unknown, server: Node, program: Program): void {
    if (!(callee instanceof Unresolved) || ELSEWHERE.test(callee.reason)) return;
    const key = keyOf(call, program);
    const rules = [...(this.reader.framework.mounts ?? []), ...this.reader.framework.routes];
    const isRule = rules.some(({ match }) =>
      this.reader
        .matches(program.source, match)
        .some(captures => [...captures.values()].some(node => keyOf(node, program) === key)),
    );
    if (isRule || this.handed.has(key)) return;
    this.handed.add(key);
    this.gaps.push(
      gapAt(
        call,
        program,
        `\`${server.text}\` is handed to something that is not known: ${callee.reason}.`,
        'Hand it to a function by its name.',
      ),
    );
  }

  /** The routes and mounts of a file, in the order of its text. */
  private register(file: string): void {
    const program = this.reader.programOf(file);
    const found: { at: number; router: Router; item: Item }[] = [];
    const { framework, matches } = this.reader;
    for (const rule of framework.routes)
      for (const captures of distinct(matches(program.source, rule.match), program))
        found.push(...this.routes(rule, captures, program));
    for (const rule of framework.mounts ?? [])
      for (const captures of distinct(matches(program.source, rule.match), program))
        found.push(...this.mounts(rule, captures, program));
    for (const { router, item } of found.sort((a, b) => a.at - b.at)) router.items.push(item);
  }

  private routes(rule: Framework['routes'][number], captures: Captures, program: Program) {
    const [on, call] = [captures.get('on'), captures.get('call')];
    if (!on) return [];
    const { framework } = this.reader;
    const whole = outermost(captures, on);
    const pathNode = captures.get('path') ?? (call && argumentOf(call, rule.path, program));
    const asksPath = rule.path !== undefined || captures.has('path');
    const targets = this.routers.meant(on, program);
    if (!targets) {
      this.tellOfUnknown(on, pathNode, whole, program);
      return [];
    }
    return targets.flatMap(target => {
      // Of `app.route("/a").get(…)` the first argument is no path.
      if ((target.isWhole ?? false) === asksPath || (asksPath && !pathNode)) return [];
      const own: Text = pathNode ? textOf(pathNode, program) : '';
      const methods = this.methodsOf(rule, captures, program);
      const comment = documentingComment(program.source, statementOf(whole));
      const item: Item = {
        kind: 'route',
        methods: 'reason' in methods ? [] : methods,
        path: 'reason' in methods ? methods : together(target.prefix, own, framework.path),
        place: placeOf(whole, program),
        isConditional: isConditional(whole),
        ...(comment !== undefined && { comment }),
      };
      return [{ at: on.endIndex, router: target.router, item }];
    });
  }

  private methodsOf(rule: Framework['routes'][number], captures: Captures, program: Program) {
    const { verbs = {} } = this.reader.framework;
    const call = captures.get('call');
    const list = call && argumentOf(call, rule.methods, program);
    const word = captures.get('method')?.text;
    const words = list ? textsOf(list, program) : [word ?? rule.method ?? '*'];
    if ('reason' in words) return words;
    return words.map(each => (Object.hasOwn(verbs, each) ? (verbs[each] as string) : each.toUpperCase()));
  }

  /** Something that looks like a route on something that is not known. */
  private tellOfUnknown(on: Node, path: Node | undefined, whole: Node, program: Program): void {
    const value = program.evaluate(on);
    const text = path && textOf(path, program);
    if (!(value instanceof Unresolved) || ELSEWHERE.test(value.reason)) return;
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
    const targets = on && this.routers.meant(on, program);
    if (!on || !call || !targets) return [];
    const given = argumentsOf(call, program).map(({ node }) => node);
    const wanted = rule.child === 'any' ? undefined : argumentOf(call, rule.child, program);
    const children = (rule.child === 'any' ? given : wanted ? [wanted] : []).map(
      node => [node, this.routers.meant(node, program)] as const,
    );
    const prefixNode = argumentOf(call, rule.prefix, program);
    const isChild = children.some(([node, meant]) => meant && node.id === prefixNode?.id);
    const prefix: Text = prefixNode && !isChild ? textOf(prefixNode, program) : '';
    for (const [node, meant] of children)
      if (!meant) this.tellOfChild(node, prefix, rule.child === 'any', program);
    return targets.flatMap(target =>
      children.flatMap(([, meant]) =>
        (meant ?? []).map((child: Target) => {
          const item: Item = {
            kind: 'mount',
            prefix: together(target.prefix, prefix, framework.path),
            child: child.router,
            replaces: rule.replaces === true && prefixNode !== undefined,
            isConditional: isConditional(call),
          };
          return { at: on.endIndex, router: target.router, item };
        }),
      ),
    );
  }

  /** Something that is mounted, and is no server that is known. */
  private tellOfChild(node: Node, prefix: Text, isAny: boolean, program: Program): void {
    const value = program.evaluate(node);
    const where = typeof prefix === 'string' ? prefix : prefix.text;
    const shown = program.source.quote(node);
    if (value instanceof Unresolved && !ELSEWHERE.test(value.reason))
      this.gaps.push(
        gapAt(
          node,
          program,
          `What \`${shown}\` is, mounted at \`${where}\`, is not known: ${value.reason}.`,
          MOUNT_REMEDY,
        ),
      );
    else if (!isAny && (value instanceof CallResult || value instanceof Unresolved))
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
  return [...captures.values()].reduce(
    (a, b) => (b.startIndex <= a.startIndex && b.endIndex >= a.endIndex ? b : a),
    on,
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

function isConditional(node: Node): boolean {
  for (const each of around(node)) if (CONDITION.test(each.type)) return true;
  return false;
}
