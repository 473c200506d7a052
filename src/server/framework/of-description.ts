import type { Framework } from '../../config/frameworks.js';
import { Mapping, type Node, Unresolved } from '../../extract/index.js';
import type { Gap } from '../route.js';
import { argumentOf, gapAt, type Program, textsOf } from './calls.js';
import { constantOf } from './constant.js';
import type { Saying } from './routers.js';

/** What a call says of descriptions: not of what is answered. */
export interface OfDescription {
  readonly tags: readonly string[];
  readonly deprecated?: true;
  /** Descriptions do not have it: how that is written. */
  readonly hidden?: string;
  /** What it says and is not read. */
  readonly untold: readonly Gap[];
}

type Wanted = Parameters<typeof argumentOf>[1];

/** What is known of an argument, or why it is not. */
type Known<T> = { readonly value?: T; readonly untold: readonly Gap[] };

const REMEDY = 'Write it as a constant, or add it by an overlay (`--overlay`).';

/** What a call says of descriptions of all that it is about. */
export function ofDescription({ call, program, rule }: Saying): OfDescription {
  const shownAt = argumentOf(call, rule.shown, program);
  const shown = constantAt(call, rule.shown, program, isTruth);
  const deprecated = constantAt(call, rule.deprecated, program, isTruth);
  const tagged = argumentOf(call, rule.tags, program);
  const tags = tagged ? textsOf(tagged, program) : [];
  const others = (rule.untold ?? []).flatMap(each => argumentOf(call, each, program) ?? []);
  return {
    tags: 'reason' in tags ? [] : tags,
    ...(deprecated.value === true && { deprecated: true }),
    ...(shown.value === false && shownAt && { hidden: program.source.quote(written(shownAt)) }),
    untold: [
      ...shown.untold,
      ...deprecated.untold,
      ...(tagged && 'reason' in tags ? [unknownAt(tagged, program, tags.reason)] : []),
      ...others.map(node => unreadAt(written(node), program)),
    ],
  };
}

/** A text that a call is given, where it is a constant. */
export function textSaid(call: Node, wanted: Wanted, program: Program): Known<string> {
  return constantAt(call, wanted, program, (value): value is string => typeof value === 'string');
}

/** A table that a call is given, where it is one of constants and refers to nothing. */
export function tableSaid(
  call: Node,
  wanted: Wanted,
  program: Program,
): Known<Readonly<Record<string, unknown>>> {
  const node = argumentOf(call, wanted, program);
  const said = constantAt(call, wanted, program, value => typeof value === 'object' && !Array.isArray(value));
  // What it refers to may have another name here, or be nowhere.
  if (node && said.value && JSON.stringify(said.value).includes('"$ref"'))
    return { untold: [unreadAt(written(node), program)] };
  return said as Known<Readonly<Record<string, unknown>>>;
}

/** What a server says of its whole document. */
export function documentSaid(
  { made }: { readonly made: Saying | undefined },
  { says = {} }: Framework['servers'][string],
): { readonly says: Readonly<Record<string, unknown>>; readonly untold: readonly Gap[] } {
  if (!made) return { says: {}, untold: [] };
  const all = Object.entries(says).map(
    ([at, wanted]) => [at, constantAt(made.call, wanted, made.program, () => true)] as const,
  );
  return {
    says: Object.fromEntries(all.flatMap(([at, { value }]) => (value === undefined ? [] : [[at, value]]))),
    untold: all.flatMap(([, { untold }]) => untold),
  };
}

/** Something that does more to the routes of a server than is read. */
export function unreadRoutes(node: Node, program: Program): Gap {
  return gapAt(
    node,
    program,
    `Which routes \`${program.source.quote(node)}\` adds or takes away is not read.`,
    'Register each route by a call on the server.',
  );
}

/** Something that changes a description, and is not read. */
export function unreadAt(node: Node, program: Program): Gap {
  return gapAt(
    node,
    program,
    `What \`${program.source.quote(node)}\` says is not in the description.`,
    'Add it by an overlay (`--overlay`), if consumers should know it.',
  );
}

function constantAt<T>(
  call: Node,
  wanted: Wanted,
  program: Program,
  isMeant: (value: unknown) => value is T,
): Known<T>;
function constantAt(
  call: Node,
  wanted: Wanted,
  program: Program,
  isMeant: (value: unknown) => boolean,
): Known<unknown>;
function constantAt(
  call: Node,
  wanted: Wanted,
  program: Program,
  isMeant: (value: unknown) => boolean,
): Known<unknown> {
  const node = argumentOf(call, wanted, program);
  if (!node) return { untold: [] };
  const value = program.evaluate(node);
  const constant = constantOf(value);
  // Nothing is as if it were not there.
  if (constant?.value === null) return { untold: [] };
  if (constant && isMeant(constant.value)) return { value: constant.value, untold: [] };
  const why =
    value instanceof Unresolved
      ? value.reason
      : value instanceof Mapping
        ? 'not all of it is a constant'
        : 'it is no constant';
  return { untold: [unknownAt(node, program, why)] };
}

function isTruth(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function unknownAt(node: Node, program: Program, why: string): Gap {
  return gapAt(
    node,
    program,
    `What \`${program.source.quote(written(node))}\` says is not in the description: ${why}.`,
    REMEDY,
  );
}

/** An argument with its name, where it has one. */
function written(node: Node): Node {
  return node.parent && /^keyword_argument$|^named_argument$/.test(node.parent.type) ? node.parent : node;
}
