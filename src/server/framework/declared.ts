import type { Framework } from '../../config/frameworks.js';
import { Described, Mapping, type Node } from '../../extract/index.js';
import type { Answer } from '../route.js';
import { argumentOf, type Program, spreadsIn } from './calls.js';
import { constantOf } from './constant.js';
import { lastWord } from './fields.js';
import type { Handler } from './handlers.js';
import type { Models, Schema, Typed } from './models.js';
import { type OfDescription, ofDescription, tableSaid, textSaid } from './of-description.js';
import type { Saying } from './routers.js';
import { statusAt } from './status.js';
import { isNothing, typeAt, UNION } from './types.js';

/** What a route says beside its handler, or a call around it of all of its routes. */
export interface Declared extends Pick<Answered, 'unknown'>, OfDescription {
  /** Its other answers, where those are made by something of this name. */
  readonly others: (maker: string) => readonly Answer[];
  /** What the route answers by itself, made by something of this name. */
  readonly main?: (maker: string) => Answered;
  /** The name of what makes the answers, where it is said. */
  readonly maker?: string;
  readonly id?: string;
  /** What it is called in the program, by its handler or beside it. */
  readonly name?: string;
  readonly summary?: string;
  /** What its operation has besides. */
  readonly more?: Readonly<Record<string, unknown>>;
  /** The list of what is asked before it. */
  readonly before?: Handler;
}

/** Answers that are declared. */
interface Answered {
  readonly answers: readonly Answer[];
  /** Why the types of some of them are not known. */
  readonly unknown: readonly string[];
}

type RouteRule = Framework['routes'][number];

/** What makes answers that nothing else makes. */
export const USUAL = 'usual';
export const ANY_MEDIA = '*/*';
export const JSON_MEDIA = 'application/json';
/** Statuses whose answers have no body. */
const EMPTY: ReadonlySet<number> = new Set([204, 205, 304]);

/** Reads what routes are declared to answer. */
export class Declarations {
  constructor(
    private readonly framework: Framework,
    private readonly models: Models | undefined,
    /** Whether a handler answers piece by piece. */
    private readonly streams: (handler: Handler) => boolean,
  ) {}

  /** What the call that declares a route says of its answers, and the type that its handler gives back. */
  of(rule: RouteRule, call: Node | undefined, own: Handler | undefined, program: Program): Declared {
    if (!call) return { others: () => [], unknown: [], tags: [], untold: [] };
    const around = this.around({ call, program, rule });
    const id = textSaid(call, rule.id, program);
    const more = tableSaid(call, rule.more, program);
    const summary = textSaid(call, rule.summary, program);
    const named = textSaid(call, rule.name, program);
    const name = argumentOf(call, rule.name, program)
      ? named.value
      : own?.node.childForFieldName('name')?.text;
    return {
      ...around,
      main: maker => this.main(rule, call, own, program, maker),
      ...(id.value !== undefined && { id: id.value }),
      ...(more.value && { more: more.value }),
      ...(summary.value !== undefined && { summary: summary.value }),
      ...(name !== undefined && { name }),
      untold: [around, id, more, summary].flatMap(each => each.untold),
    };
  }

  private main(
    rule: RouteRule,
    call: Node,
    own: Handler | undefined,
    program: Program,
    maker: string,
  ): Answered {
    const { media: names = {}, statuses: usual = {}, streams } = this.framework.handlers ?? {};
    const isStream = maker === USUAL && streams !== undefined && own !== undefined && this.streams(own);
    const media = isStream ? streams.media : (names[maker] ?? ANY_MEDIA);
    const given = argumentOf(call, rule.status, program);
    const untold = given ? undefined : spreadsIn(call, program).find(({ isNamed }) => isNamed)?.node;
    const usually = untold ? undefined : (usual[maker] ?? rule.usual);
    const status = given ? statusAt(given, program) : usually;
    const means = textSaid(call, rule.means, program).value ?? this.framework.unsaid?.means;
    const typed = media === JSON_MEDIA ? this.answered(rule, call, own, program) : undefined;
    return {
      answers:
        status === undefined
          ? []
          : [
              {
                ...answerOf(status, media, typed?.schema),
                ...(means !== undefined && { description: means }),
              },
            ],
      unknown: [
        ...(typed?.unknown ?? []),
        ...(untold ? [`what \`${program.source.quote(untold)}\` says of it is not read`] : []),
      ],
    };
  }

  /** What a call says of all routes of a part. */
  around(saying: Saying): Declared {
    const { call, program, rule } = saying;
    const table = argumentOf(call, rule.statuses, program);
    const [before, maker] = [rule.before, rule.media].map(each => argumentOf(call, each, program));
    const others = (by: string) => this.others(table, program, by);
    return {
      ...ofDescription(saying),
      others: by => others(by).map(each => each.answer),
      unknown: [
        ...others(USUAL).flatMap(each => each.typed?.unknown ?? []),
        ...rangesIn(table, program).map(range => `those of the statuses \`${range}\` are not described`),
      ],
      ...(before && { before: { node: before, program } }),
      ...(maker && { maker: lastWord(maker) }),
    };
  }

  /** The type of what a route answers. */
  private answered(
    { answer, partial = [] }: RouteRule,
    call: Node,
    own: Handler | undefined,
    program: Program,
  ): Typed | undefined {
    const { models, framework } = this;
    if (!models) return undefined;
    if (partial.some(each => argumentOf(call, each, program)))
      return { schema: {}, unknown: ['which fields are left out of the answer is not known'] };
    const said = argumentOf(call, answer, program);
    if (said) return isNothing(said) ? undefined : models.typed(said, program, 'response');
    const type = framework.handlers?.signature?.returns && own?.node.childForFieldName('return_type');
    if (!type || !own || isNothing(type) || this.isAnswer(type, own.program)) return undefined;
    return models.typed(type, own.program, 'response');
  }

  /** Whether a type is that of whole answers, or one of several. */
  private isAnswer(node: Node, program: Program): boolean {
    const { name, parts } = typeAt(node, program);
    const { media = {}, signature } = this.framework.handlers ?? {};
    if (name === UNION) return parts.some(each => this.isAnswer(each, program));
    return Object.hasOwn(media, name) || (signature?.plain.includes(name) ?? false);
  }

  /** A table of answers by their statuses, some of which have a model, or media types. */
  private others(
    node: Node | undefined,
    program: Program,
    maker: string,
  ): readonly { answer: Answer; typed?: Typed }[] {
    // What makes the answers of a route makes those with a model, too.
    const own = this.framework.handlers?.media?.[maker];
    const modelled = own === undefined || own === ANY_MEDIA || own === 'none' ? JSON_MEDIA : own;
    const table = node && program.evaluate(node);
    if (!(table instanceof Mapping)) return [];
    return table.entries.flatMap(({ key, value }) => {
      const status = Number(key);
      if (!isStatus(status)) return [];
      const said = (name: string) =>
        value instanceof Mapping ? value.entries.find(each => each.key === name)?.value : undefined;
      const [model, content] = [said('model'), said('content')];
      const typed = model instanceof Described ? this.models?.ofClass(model, 'response') : undefined;
      const text = said('description');
      const whole = model === undefined ? [] : [answerOf(status, modelled, typed?.schema)];
      const media = content instanceof Mapping ? content.entries.map(each => String(each.key)) : [];
      const others = media.flatMap(each =>
        each === modelled && whole.length > 0
          ? []
          : [{ ...answerOf(status, each, undefined), ...exampleIn(content, each) }],
      );
      const all = [...whole, ...others];
      return (all.length > 0 ? all : [answerOf(status, ANY_MEDIA, undefined)]).map(answer => ({
        answer: { ...answer, ...(typeof text === 'string' && { description: text }) },
        ...(typed && { typed }),
      }));
    });
  }
}

function isStatus(status: number): boolean {
  return Number.isInteger(status) && status >= 200 && status <= 599;
}

/** What a table of answers has beside single statuses: `4XX`, `default`. */
function rangesIn(node: Node | undefined, program: Program): readonly string[] {
  const table = node && program.evaluate(node);
  if (!(table instanceof Mapping)) return [];
  return table.entries.flatMap(({ key }) => (typeof key === 'string' && !isStatus(Number(key)) ? [key] : []));
}

/** The example that a table of media types has for one of them. */
function exampleIn(content: unknown, media: string): Pick<Answer, 'shape'> {
  const said =
    content instanceof Mapping ? content.entries.find(({ key }) => key === media)?.value : undefined;
  const example =
    said instanceof Mapping ? said.entries.find(({ key }) => key === 'example')?.value : undefined;
  const constant = example === undefined ? undefined : constantOf(example);
  return constant ? { shape: { schema: {}, example: { value: constant.value } } } : {};
}

/** An answer with what is known of its body. */
export function answerOf(status: number, media: string, schema: Schema | undefined): Answer {
  const own = media === 'none' || EMPTY.has(status) ? null : media;
  return { status, media: own, ...(own !== null && shaped(schema)) };
}

/** A schema as that of a body, where it says anything. */
export function shaped(schema: Schema | undefined): Pick<Answer, 'shape'> {
  return schema && Object.keys(schema).length > 0 ? { shape: { schema } } : {};
}
