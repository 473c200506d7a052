import { CallResult, Described, type Node, Sequence, type Value } from '../../extract/index.js';
import type { Answer, Read, Route } from '../route.js';
import { argumentOf, argumentsOf, around, CALLS, type Program } from './calls.js';
import { ANY_MEDIA, answerOf, Declarations, type Declared, JSON_MEDIA, shaped, USUAL } from './declared.js';
import type { Reader } from './discover.js';
import { Models } from './models.js';
import { isNamedInside, parametersOf, usualStatuses } from './parameters.js';
import { givenBackIn } from './returns.js';
import { keyOf } from './routers.js';
import { type SignatureReader, signatureOf } from './signature.js';
import { statusAt } from './status.js';

/** A function of the program that answers requests, or looks at them before. */
export interface Handler {
  readonly node: Node;
  readonly program: Program;
  /** Whether it has its object already, which is its first parameter. */
  readonly bound?: boolean;
  /** How many parameters it may have, where that is another number than of others. */
  readonly parameters?: number;
  /** Of a function that a handler calls with its own request or answer: what it is given. */
  readonly given?: Given;
}

/** What a function is given, by the names of its parameters. */
interface Given {
  readonly roles: ReadonlyMap<string, Role>;
  readonly statuses: ReadonlyMap<string, number>;
}

/** What the body of a handler says of requests and answers. */
export interface Said {
  readonly answers: readonly Answer[];
  readonly reads: readonly Read[];
}

type Rules = NonNullable<Reader['framework']['handlers']>;
type Role = 'request' | 'response';
const ROLES: readonly Role[] = ['request', 'response'];

const OK = 200;
const UNFOLLOWED = 'What errors and other functions answer is not followed.';
const TARGETS = { query: 'query', header: 'headers', cookie: 'cookies', body: 'body' } as const;
const MAX_LINKS = 30;

/** Reads handlers by what the description of their framework says of them. */
export class Handlers {
  private readonly known = new Map<string, Said>();
  private readonly signatures: SignatureReader | undefined;
  /** What routes say beside their handlers. */
  readonly declarations: Declarations;

  constructor(private readonly reader: Reader) {
    const { signature: rules, models: said } = reader.framework.handlers ?? {};
    const models = said && new Models(said, reader);
    if (rules && models) this.signatures = { rules, models, programOf: reader.programOf };
    this.declarations = new Declarations(reader.framework, models, handler => this.isStream(handler));
  }

  /** The functions that an expression is, one by one or in a list; none for what is not in the program. */
  meant(node: Node, program: Program): readonly Handler[] {
    const expression = program.source.language.expression(node);
    const member = expression.kind === 'call' && program.source.language.effects?.member(expression.callee);
    // `this.list.bind(this)` is the same function.
    return this.functionsOf(program.evaluate(member && member.name === 'bind' ? member.object : node));
  }

  private functionsOf(value: Value): readonly Handler[] {
    if (value instanceof Sequence) return value.entries.flatMap(entry => this.functionsOf(entry.value));
    // What a function makes that gives back a handler: `auth("admin")`.
    const meant = value instanceof CallResult ? value.of : value;
    if (!(meant instanceof Described) || meant.shape?.kind !== 'function') return [];
    const program = this.reader.programOf(meant.site.file.path);
    // Of a handler that is declared with types those of the function that is given back count.
    if (value instanceof CallResult && this.reader.framework.handlers?.signature)
      return [...givenBackIn(meant.node)].flatMap(node => {
        const given = program.evaluate(node);
        return given instanceof CallResult ? [] : this.functionsOf(given);
      });
    const handler = { node: meant.node, program };
    return [meant.bound ? { ...handler, bound: true } : handler];
  }

  /**
   * What is said of a route by all that is asked on its way.
   * @param said by the calls around it, outermost first, and at last by the route itself
   * @param server where that is made
   */
  ofRoute(
    asked: readonly Handler[],
    own: readonly Handler[],
    said: readonly Declared[],
    params: readonly string[],
    place: Route['place'],
    server: Route['place'],
  ): Pick<Route, 'answers' | 'reads' | 'body' | 'security'> {
    const { signatures: reader } = this;
    const before = said.flatMap(each => each.before ?? []);
    const maker = said.findLast(each => each.maker !== undefined)?.maker ?? USUAL;
    const main = said.at(-1)?.main?.(maker) ?? { answers: [], unknown: [] };
    const typeless = [...said, main].flatMap(each => each.unknown);
    // What a route says itself of a status takes the place of what is said around it.
    const declared = said
      .map(({ others }, i) => [...(i === said.length - 1 ? main.answers : []), ...others(maker)])
      .reduce((outer, own) => [
        ...own,
        ...outer.filter(each => own.every(({ status }) => status !== each.status)),
      ]);
    const untold = reader ? [] : before.map(({ node }) => `what \`${node.text}\` asks for is not known`);
    const rules = reader?.rules;
    const inPath = new Set(params);
    const signatures = reader ? own.map(each => signatureOf(each, inPath, reader, before)) : [];
    const security = distinct(
      signatures.flatMap(each => each.security),
      ({ name }) => name,
    );
    const all = this.said([...asked, ...signatures.flatMap(each => each.before), ...own]);
    const reads = [...signatures.flatMap(each => each.reads), ...all.reads];
    const body = signatures.find(each => each.body)?.body ?? (signatures.length > 0 ? null : undefined);
    const refusal = this.reader.framework.unsaid?.refusal;
    const asks = signatures.some(each => each.asks);
    const refused =
      asks && rules?.refused !== undefined && !declared.some(({ status }) => status === rules.refused)
        ? [
            {
              ...{ status: rules.refused, media: JSON_MEDIA, ...shaped(rules.refusal) },
              ...(refusal !== undefined && { description: refusal }),
            },
          ]
        : [];
    const known = distinct(
      [...declared, ...refused, ...all.answers],
      ({ status, media }) => `${status} ${media}`,
    );
    const why = own.length > 0 ? UNFOLLOWED : 'Its handler is not in the program that was read.';
    const unknown = [...untold, ...signatures.flatMap(each => each.unknown)].map(
      each => `Of what it asks for, ${each}.`,
    );
    const untyped = [...new Set([...signatures.flatMap(each => each.untyped), ...typeless])].map(
      each => `Of its types, ${each}.`,
    );
    const told = (reason: string, at: Route['place']) => ({
      place: at,
      reason,
      remedy: 'Nothing has to be changed.',
    });
    const unread = [
      // What is so of every route is told of the server.
      told(why, own.length > 0 ? server : place),
      ...[...unknown, ...untyped].map(reason => told(reason, place)),
    ];
    return {
      ...((known.length > 0 || untyped.length > 0) && { answers: { known, unread } }),
      ...(reads.length > 0 && { reads }),
      ...(body !== undefined && unknown.length === 0 && { body }),
      ...(security.length > 0 && { security }),
    };
  }

  /** Whether a handler answers piece by piece: what says so stands in it, and in no function inside of it. */
  private isStream(handler: Handler): boolean {
    const { handlers: rules } = this.reader.framework;
    if (!rules?.streams) return false;
    for (const { call } of this.found(handler, [rules.streams], rules))
      for (const each of around(call)) {
        if (each.id === handler.node.id) return true;
        if (parametersOf(each, handler.program)) break;
      }
    return false;
  }

  /** What handlers say, one after the other. */
  said(handlers: readonly Handler[]): Said {
    const all = handlers.map(each => this.ofOne(each));
    return {
      answers: distinct(
        all.flatMap(({ answers }) => answers),
        ({ status, media }) => `${status} ${media}`,
      ),
      reads: distinct(
        all.flatMap(({ reads }) => reads),
        ({ target, name }) => `${target} ${name}`,
      ),
    };
  }

  private ofOne(handler: Handler): Said {
    const { handlers: rules } = this.reader.framework;
    if (!rules) return { answers: [], reads: [] };
    const { roles = [], statuses = [] } = handler.given ?? {};
    const { context } = handler.program;
    const key = `${keyOf(handler.node, handler.program)} ${context?.key ?? ''} ${JSON.stringify([[...roles], [...statuses]])}`;
    const known = this.known.get(key);
    if (known) return known;
    // What calls itself says nothing more there.
    this.known.set(key, { answers: [], reads: [] });
    const helpers = this.said(this.helpersOf(handler, rules));
    const said = {
      answers: [...this.answers(handler, rules), ...helpers.answers],
      reads: [...this.reads(handler, rules), ...helpers.reads],
    };
    this.known.set(key, said);
    return said;
  }

  /** Functions of the program that a handler gives its request or its answer: `fail(res, 404)`. */
  private helpersOf(handler: Handler, rules: Rules): readonly Handler[] {
    const { node, program } = handler;
    return node.descendantsOfType(CALLS).flatMap((call): Handler[] => {
      const expression = call && program.source.language.expression(call);
      if (!call || expression?.kind !== 'call') return [];
      const given = argumentsOf(call, program);
      const roleOf = (argument: Node) =>
        program.source.language.expression(argument).kind === 'name'
          ? ROLES.find(role => this.isParameter(argument, role, handler, rules))
          : undefined;
      const roles = given.map(({ node: argument }) => roleOf(argument));
      if (roles.every(role => role === undefined)) return [];
      return this.meant(expression.callee, program).map(helper => {
        const names = parametersOf(helper.node, helper.program) ?? [];
        const nameAt = (i: number) => given[i]?.name ?? names[i] ?? '';
        const statuses = given.flatMap(({ node: argument }, i) => {
          const status = this.statusOf(argument, handler);
          return status === undefined ? [] : [[nameAt(i), status] as const];
        });
        const isWhole = expression.arguments.every(({ spread }) => spread === undefined);
        const isGiven = (name: string) => given.some((_, i) => nameAt(i) === name);
        const usual = isWhole
          ? usualStatuses(helper.node, helper.program).filter(([name]) => !isGiven(name))
          : [];
        const meant = roles.flatMap((role, i) => (role ? [[nameAt(i), role] as const] : []));
        return { ...helper, given: { roles: new Map(meant), statuses: new Map([...usual, ...statuses]) } };
      });
    });
  }

  /** A status that stands there, or that a function is given. */
  private statusOf(node: Node, { program, given }: Handler): number | undefined {
    return statusAt(node, program) ?? given?.statuses.get(node.text);
  }

  private answers(handler: Handler, rules: Rules): readonly Answer[] {
    const { program } = handler;
    const setting = new Map<string, number | undefined>();
    for (const { captures, call } of this.found(handler, rules.sets ?? [], rules)) {
      const node = captures.get('status') ?? argumentOf(call, captures.rule.status, program);
      setting.set(keyOf(call, program), node && this.statusOf(node, handler));
    }
    const chained = new Set<string>();
    const answers: (Answer & { readonly usual?: true })[] = [];
    for (const { captures, call } of this.found(handler, rules.answers ?? [], rules)) {
      const { status, usual = OK, media = ANY_MEDIA, schema } = captures.rule;
      const own = captures.get('status') ?? argumentOf(call, status, program);
      const link = own ? undefined : this.linkOf(call, program, setting);
      if (link !== undefined) chained.add(link);
      const value = own ? this.statusOf(own, handler) : link !== undefined ? setting.get(link) : usual;
      // A first argument may be what is sent as well: `res.redirect("/x")`.
      const isOther = own && value === undefined && typeof program.evaluate(own) === 'string';
      const meant = isOther ? usual : value;
      if (meant === undefined) continue;
      const isUsual = !own && link === undefined;
      answers.push({
        ...answerOf(meant, media, schema),
        ...(isUsual && { usual: true }),
      });
    }
    const alone = [...setting].flatMap(([key, status]) => (chained.has(key) ? [] : [status]));
    const set = alone.flatMap(status =>
      status === undefined ? [] : [answerOf(status, ANY_MEDIA, undefined)],
    );
    // Where a status is set on its own, what is sent behind it may have that one.
    const sent = answers.flatMap(({ usual, ...answer }) => (usual && alone.length > 0 ? [] : [answer]));
    return [...set, ...sent];
  }

  /** Where in the chain that a call stands in its status is set: `res.status(404).type("x").json(…)`. */
  private linkOf(call: Node, program: Program, setting: ReadonlyMap<string, unknown>): string | undefined {
    let at: Node | null | undefined = call;
    for (let i = 0; at && i < MAX_LINKS; i += 1) {
      const key = keyOf(at, program);
      if (setting.has(key)) return key;
      const expression = program.source.language.expression(at);
      if (expression.kind === 'call') at = expression.callee;
      else if (expression.kind === 'member') at = expression.object;
      else return undefined;
    }
    return undefined;
  }

  private reads(handler: Handler, rules: Rules): readonly Read[] {
    const { program } = handler;
    const parts = new Map(
      [...this.found(handler, rules.parts?.named ?? [], rules)].flatMap(({ captures }) => {
        const name = captures.get('name')?.text;
        return name === undefined ? [] : [[name, captures.rule.in] as const];
      }),
    );
    const ofParts =
      parts.size > 0 ? (rules.parts?.reads ?? []).map(match => ({ match, name: undefined })) : [];
    return [
      ...[...this.found(handler, rules.reads ?? [], rules)].map(each => ({
        ...each,
        part: each.captures.rule.in,
      })),
      ...[...this.found(handler, ofParts, rules)].flatMap(each => {
        const named = each.captures.get('part');
        const part =
          named && !isNamedInside(named, handler.node, program) ? parts.get(named.text) : undefined;
        return part ? [{ ...each, part }] : [];
      }),
    ].flatMap(({ captures, call, part }): Read[] => {
      const node = captures.get('name') ?? argumentOf(call, captures.rule.name, program);
      const value = node && program.evaluate(node);
      // A name is itself where it is no text: `req.query.page`.
      const name = typeof value === 'string' ? value : captures.get('name')?.text;
      if (name === undefined || !/^[\w.-]+$/.test(name)) return [];
      // What was sent has no functions: `req.body.map(…)`.
      if (captures.get('name') && call.parent?.childForFieldName('function')?.id === call.id) return [];
      const target = TARGETS[part];
      const otherwise = captures.get('default');
      const fallback = otherwise && program.evaluate(otherwise);
      const isPlain = typeof fallback === 'string' || typeof fallback === 'number';
      return [
        {
          target,
          name: target === 'headers' ? name.toLowerCase() : name,
          ...(isPlain && { fallback: { value: fallback } }),
        },
      ];
    });
  }

  /** What rules find in a handler, of its own request and answer. */
  private *found<T extends { readonly match: string }>(
    handler: Handler,
    all: readonly T[],
    rules: Rules,
  ): Generator<{ captures: { rule: T; get: (name: string) => Node | undefined }; call: Node }> {
    const { node, program } = handler;
    for (const rule of all)
      for (const captures of this.reader.matches(program.source, rule.match)) {
        const call = captures.get('call');
        if (!call || call.startIndex < node.startIndex || call.endIndex > node.endIndex) continue;
        const isMeant = ROLES.every(role => {
          const named = captures.get(role);
          return !named || this.isParameter(rootOf(named, program), role, handler, rules);
        });
        if (isMeant) yield { captures: { rule, get: name => captures.get(name) }, call };
      }
  }

  /** Whether a name is the request or the answer of a handler, or of the one that it gives back. */
  private isParameter(name: Node, role: Role, handler: Handler, rules: Rules): boolean {
    const { node, program, given } = handler;
    if (given) return given.roles.get(name.text) === role && !isNamedInside(name, node, program);
    const index = rules[role];
    if (index === undefined) return false;
    for (let at = name.parent; at; at = at.parent) {
      const parameters = parametersOf(at, program);
      if (!parameters) {
        if (at.id === node.id) return false;
        continue;
      }
      const place = Math.max(parameters.indexOf(name.text), patternAt(name, at));
      const isOwn = at.id === node.id;
      if (place >= 0) {
        const most = handler.parameters ?? rules.parameters ?? Number.POSITIVE_INFINITY;
        return (
          place === index && parameters.length <= most && (isOwn || isGivenBack(at, node, program, rules))
        );
      }
      if (isOwn) return false;
    }
    return false;
  }
}

/** Which parameter of a function a pattern is as a whole: `({ body }, res) => …`; -1 for none. */
function patternAt(pattern: Node, made: Node): number {
  const parameters = made.childForFieldName('parameters')?.namedChildren ?? [];
  const isWhole = (each: Node | null) => each?.startIndex === pattern.startIndex;
  return /pattern/.test(pattern.type) ? parameters.findIndex(isWhole) : -1;
}

/** What a function gives back is a handler where it is none itself. */
function isGivenBack(inner: Node, outer: Node, program: Program, rules: Rules): boolean {
  if ((parametersOf(outer, program)?.length ?? 0) > Math.max(rules.request ?? 0, rules.response ?? 0))
    return false;
  let returns = false;
  for (let at = inner.parent; at && at.id !== outer.id; at = at.parent) {
    if (parametersOf(at, program)) return false;
    returns ||= /^return/.test(at.type);
  }
  return returns || inner.parent?.id === outer.id;
}

/** The name that a chain begins with. */
function rootOf(node: Node, program: Program): Node {
  let at = node;
  for (let i = 0; i < MAX_LINKS; i += 1) {
    const expression = program.source.language.expression(at);
    if (expression.kind === 'call') at = expression.callee;
    else if (expression.kind === 'member') at = expression.object;
    else return at;
  }
  return at;
}

function distinct<T>(all: readonly T[], keyFor: (each: T) => string): readonly T[] {
  return [...new Map([...all].reverse().map(each => [keyFor(each), each])).values()].reverse();
}
