import type { Framework } from '../../config/frameworks.js';
import { type Captures, documentingLines, type Node, Unresolved } from '../../extract/index.js';
import { withoutCode } from '../comment-code.js';
import {
  argumentOf,
  argumentsOf,
  around,
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
import { failureOf, failureOfMethods, joined } from './dialect.js';
import { mayHandOn, onlyHandOn } from './handing-on.js';
import type { Handler } from './handlers.js';
import { type Held, heldAs, onlyValueOf } from './held.js';
import { isIn, partsAround, Registering } from './registering.js';
import { keyOf, together } from './routers.js';

/** As `method` of a rule: what is registered so has methods that the call does not say. */
const UNKNOWN = '?';
const SERVER_REMEDY =
  'Make the server in a variable, or hand it to the function in a call that can be followed.';

/** Reads the calls and annotations that declare routes. */
export class RouteRules extends Registering {
  read(rule: Framework['routes'][number], captures: Captures, program: Program) {
    const call = captures.get('call');
    const on = captures.get('on') ?? captures.get('held') ?? call;
    if (!on) return [];
    const { framework } = this.reader;
    // Which method it is, or whether it is one at all, is told where nobody knows.
    if (rule.words && !this.wordOf(rule, captures, program)) return [];
    const held = this.heldIn(captures, program);
    const whole = outermost(captures, on);
    if (call) this.told.read.add(keyOf(call, program));
    const pathNode = captures.get('path') ?? (call && argumentOf(call, rule.path, program));
    const asksPath = rule.path !== undefined || captures.has('path');
    const targets = held
      ? this.discovery.routers.meant(held.on, held.program)
      : this.targetsOf(captures, program);
    if (held && targets) this.told.read.add(keyOf(held.node, held.program));
    // In a block of the text it may have no path of its own.
    const isBare = !captures.has('on') && !captures.has('held');
    if (!targets) {
      if (isBare) this.tellOfNoBlock(whole, program);
      else if (!held) this.tellOfUnknown(on, pathNode, whole, program);
      return [];
    }
    const spread = call && !pathNode && spreadsIn(call, program).find(each => asksPath || each.isFirst);
    if (spread && targets.some(({ isWhole }) => !isWhole)) this.tellOfSpread(spread.node, whole, program);
    const owns: readonly Text[] = pathNode ? pathsOf(pathNode, program) : [''];
    return targets.flatMap(target => {
      // Of `app.route("/a").get(…)` the first argument is no path.
      if (!isBare && ((target.isWhole ?? false) === asksPath || (asksPath && !pathNode))) return [];
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
        declared: this.told.handlers.declarations.of(rule, call, handlers.at(-1), program),
        within: partsAround(program),
        ...(comment !== undefined && { comment }),
      };
      // Annotations declare in the order of the text.
      const moment = isBare
        ? [{ file: program.source.path, at: on.endIndex, order: 0 }]
        : this.momentOf(isIn(call, on) ? call : on, program);
      return owns.map(own => {
        const [inPath, path] = rule.method_in_path ? withoutMethod(own) : [undefined, own];
        const rest =
          typeof path === 'string' && rule.behind ? joined(path, rule.behind, framework.path) : path;
        const methods = inPath === undefined ? said : [inPath];
        const failure =
          ('reason' in methods
            ? undefined
            : failureOfMethods(methods, framework.path, program.source.text)) ??
          (pathNode && typeof rest === 'string' ? failureOf(rest, framework.path) : undefined);
        const written = failure === undefined ? rest : { text: String(rest), reason: failure };
        const at = 'reason' in methods ? methods : together(target.prefix, written, framework.path);
        const { made } = target.router;
        const isListed =
          call !== undefined && !isBare && made?.program.source === program.source && isIn(call, made.call);
        const item = { ...shared, isListed, methods: 'reason' in methods ? [] : methods, path: at };
        return { moment, router: target.router, item };
      });
    });
  }

  /** A route that names no server, and stands in none. */
  private tellOfNoBlock(whole: Node, program: Program): void {
    this.told.gaps.push(
      gapAt(
        whole,
        program,
        `Which server \`${program.source.quote(whole)}\` belongs to is not known: it stands in none that is described.`,
        'Declare it in a server, or describe what it stands in below `blocks` in refdata.yml.',
      ),
    );
  }

  /** A route whose path is among what is handed over as a whole. */
  private tellOfSpread(spread: Node, whole: Node, program: Program): void {
    this.told.gaps.push(
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
      return this.told.handlers.meant(own, program);
    if (own) return [{ node: own, program }];
    return handlerNodes(rule, captures, program, others).flatMap(node =>
      this.told.handlers.meant(node, program),
    );
  }

  private methodsOf(rule: Framework['routes'][number], captures: Captures, program: Program) {
    const { verbs = {} } = this.reader.framework;
    const call = captures.get('call');
    const list = call && argumentOf(call, rule.methods, program);
    const said = captures.get('method')?.text ?? this.wordOf(rule, captures, program);
    // What has a method of its own is no word for one.
    const word = captures.has('held') && rule.method !== undefined ? undefined : said;
    // `const method = http.MethodPut`, `{RequestMethod.GET, RequestMethod.PUT}`
    const constants = list && itemsOf(list, program).map(each => verbOf(each, program, verbs));
    if (constants?.every(each => each !== undefined)) return constants;
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
    this.told.gaps.push(
      gapAt(
        whole,
        program,
        `Which server \`${program.source.quote(on)}\` is, is not known: ${value.reason}.`,
        SERVER_REMEDY,
      ),
    );
  }
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

/** The items of a list that is written there, or what stands there alone. */
function itemsOf(list: Node, { source }: Program): readonly Node[] {
  const expression = source.language.expression(list);
  return expression.kind === 'sequence' ? expression.items.map(({ node }) => node) : [list];
}

/** What a constant of the framework means as a method. */
function verbOf(node: Node, program: Program, verbs: Readonly<Record<string, string>>): string | undefined {
  const { text } = onlyValueOf(node, program) ?? node;
  return Object.hasOwn(verbs, text) ? verbs[text] : undefined;
}

/** A path without the method before it. */
function withoutMethod(path: Text): readonly [string | undefined, Text] {
  const found = typeof path === 'string' ? /^([A-Za-z]+)[ \t]+(\S.*)$/.exec(path) : null;
  return found?.[1] && found[2] !== undefined ? [found[1].toUpperCase(), found[2]] : [undefined, path];
}

function outermost(captures: Captures, on: Node): Node {
  const call = captures.get('call');
  if (isIn(call, on)) return call;
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
