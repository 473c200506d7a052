import type { Framework } from '../../config/frameworks.js';
import { Described, Mapping, type Node } from '../../extract/index.js';
import type { Answer } from '../route.js';
import { argumentOf, type Program } from './calls.js';
import type { Handler } from './handlers.js';
import type { Models, Schema, Typed } from './models.js';
import type { Saying } from './routers.js';
import { statusAt } from './status.js';
import { isNothing, typeAt, UNION } from './types.js';

/** What a route says beside its handler. */
export interface Declared {
  readonly answers: readonly Answer[];
  /** Why the types of some of them are not known. */
  readonly unknown: readonly string[];
  /** The list of what is asked before it. */
  readonly before?: Handler;
}

type RouteRule = Framework['routes'][number];

export const ANY_MEDIA = '*/*';
export const JSON_MEDIA = 'application/json';
/** Statuses whose answers have no body. */
const EMPTY: ReadonlySet<number> = new Set([204, 205, 304]);

/** Reads what routes are declared to answer. */
export class Declarations {
  constructor(
    private readonly framework: Framework,
    private readonly models: Models | undefined,
  ) {}

  /** What the call that declares a route says of its answers, and the type that its handler gives back. */
  of(rule: RouteRule, call: Node | undefined, own: Handler | undefined, program: Program): Declared {
    if (!call) return { answers: [], unknown: [] };
    const { media: names = {}, statuses: usual = {} } = this.framework.handlers ?? {};
    const maker = argumentOf(call, rule.media, program);
    const kind = maker ? (/\w+$/.exec(maker.text)?.[0] ?? '') : 'usual';
    const media = names[kind] ?? ANY_MEDIA;
    const given = argumentOf(call, rule.status, program);
    const status = given ? statusAt(given, program) : (usual[kind] ?? rule.usual);
    const typed = media === JSON_MEDIA ? this.answered(rule, call, own, program) : undefined;
    const main = status === undefined ? [] : [answerOf(status, media, typed?.schema)];
    const others = this.others(argumentOf(call, rule.statuses, program), program);
    const before = argumentOf(call, rule.before, program);
    return {
      answers: [...main, ...others.map(each => each.answer)],
      unknown: [typed, ...others.map(each => each.typed)].flatMap(each => each?.unknown ?? []),
      ...(before && { before: { node: before, program } }),
    };
  }

  /** What a call says of all routes of a part. */
  around({ call, program, rule }: Saying): Declared {
    const others = this.others(argumentOf(call, rule.statuses, program), program);
    const before = argumentOf(call, rule.before, program);
    return {
      answers: others.map(each => each.answer),
      unknown: others.flatMap(each => each.typed?.unknown ?? []),
      ...(before && { before: { node: before, program } }),
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
    if (!type || !own || this.isAnswer(type, own.program)) return undefined;
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
  private others(node: Node | undefined, program: Program): readonly { answer: Answer; typed?: Typed }[] {
    const table = node && program.evaluate(node);
    if (!(table instanceof Mapping)) return [];
    return table.entries.flatMap(({ key, value }) => {
      const status = Number(key);
      if (!Number.isInteger(status) || status < 200 || status > 599) return [];
      const said = (name: string) =>
        value instanceof Mapping ? value.entries.find(each => each.key === name)?.value : undefined;
      const [model, content] = [said('model'), said('content')];
      const typed = model instanceof Described ? this.models?.ofClass(model, 'response') : undefined;
      const own = model === undefined ? [] : [answerOf(status, JSON_MEDIA, typed?.schema)];
      const media = content instanceof Mapping ? content.entries.map(each => String(each.key)) : [];
      const others = media.flatMap(each =>
        each === JSON_MEDIA && own.length > 0 ? [] : [answerOf(status, each, undefined)],
      );
      const all = [...own, ...others];
      return (all.length > 0 ? all : [answerOf(status, ANY_MEDIA, undefined)]).map(answer => ({
        answer,
        ...(typed && { typed }),
      }));
    });
  }
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
