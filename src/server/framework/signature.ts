import { CallResult, Described, type Node, Unresolved } from '../../extract/index.js';
import type { DeclaredBody, Read, SecurityDemand } from '../route.js';
import { type AskedPart, type BodyPlace, bodyOf } from './bodies.js';
import { argumentOf, type Program, textsOf } from './calls.js';
import { securityOf } from './demanded.js';
import type { Reader } from './discover.js';
import type { Handler } from './handlers.js';
import { type Models, type Schema, withoutNull } from './models.js';
import { defaultAt, type Said, said, withSaid } from './said.js';
import { classOf, inside, isNothing, typeAt, UNION, type WrittenType } from './types.js';

type Rules = NonNullable<NonNullable<Reader['framework']['handlers']>['signature']>;
type Place = Rules['markers'][string];

/** What the parameters of a handler ask of requests, where their types and defaults say it. */
export interface Signature {
  readonly reads: readonly Read[];
  readonly body: DeclaredBody | null;
  /** The functions that are asked before it, as its parameters say. */
  readonly before: readonly Handler[];
  /** What asks who it is. */
  readonly security: readonly SecurityDemand[];
  /** Whether a request may not fit. */
  readonly asks: boolean;
  /** Why some of it is not known. */
  readonly unknown: readonly string[];
  /** Why the types of some of it are not known. */
  readonly untyped: readonly string[];
}

/** What signatures are read with. */
export interface SignatureReader {
  readonly rules: Rules;
  readonly models: Models;
  readonly programOf: Reader['programOf'];
}

const TARGETS = { path: 'params', query: 'query', header: 'headers', cookie: 'cookies' } as const;
const MAX_DEPTH = 10;
const ANYTHING: Schema = {};

/** A type without what says that it may be missing. */
interface Written extends WrittenType {
  /** It may be something else, too, or missing. */
  readonly isUnion?: boolean;
}

/** Reads the signature of a handler, and those of the functions that it depends on. */
export function signatureOf(
  handler: Handler,
  inPath: ReadonlySet<string>,
  reader: SignatureReader,
  before: readonly Handler[],
): Signature {
  const reading = new Reading(inPath, reader);
  for (const { node, program } of before) reading.dependencies(node, program);
  reading.function(handler, 0, handler.bound);
  return reading.found();
}

class Reading {
  private readonly reads: Read[] = [];
  private readonly bodies: AskedPart[] = [];
  private readonly before: Handler[] = [];
  private readonly security: SecurityDemand[] = [];
  private readonly unknown: string[] = [];
  private readonly untyped: string[] = [];
  private asks = false;
  /** Classes whose fields are parameters, by their places: one alone is taken apart. */
  private readonly taken = new Map<string, number>();
  private readonly rules: Rules;
  private readonly models: Models;

  constructor(
    private readonly inPath: ReadonlySet<string>,
    private readonly reader: SignatureReader,
  ) {
    this.rules = reader.rules;
    this.models = reader.models;
  }

  found(): Signature {
    const { reads, before, security, unknown, bodies } = this;
    const body = bodyOf(bodies);
    const distinct = [...new Map(reads.map(each => [`${each.target} ${each.name}`, each])).values()];
    const untyped = [...new Set(this.untyped)];
    return { reads: distinct, body, before, security, asks: this.asks || body !== null, unknown, untyped };
  }

  /** @param scopes what the functions around it say that has to be allowed */
  function(
    { node, program }: Handler,
    depth: number,
    isMethod = false,
    scopes: readonly string[] = [],
  ): void {
    const list = node.childForFieldName('parameters')?.namedChildren ?? [];
    for (const each of isMethod ? list.slice(1) : list)
      if (each) this.parameter(each, program, depth, scopes);
  }

  private parameter(node: Node, program: Program, depth: number, scopes: readonly string[]): void {
    if (/separator|comment|splat|pattern/.test(node.type)) return;
    const name = (
      node.childForFieldName('name') ?? (node.type === 'identifier' ? node : node.namedChildren[0])
    )?.text;
    if (name === undefined || !/^\w+$/.test(name)) return;
    const written = node.childForFieldName('type');
    const value = node.childForFieldName('value') ?? undefined;
    this.asked(name, written ?? undefined, value, program, depth, scopes);
  }

  /** Something that is asked by its name, with a type and a default. */
  private asked(
    name: string,
    annotation: Node | undefined,
    value: Node | undefined,
    program: Program,
    depth: number,
    scopes: readonly string[],
  ) {
    let type = annotation && this.written(annotation, program);
    let marker = value && this.markerOf(value, program) ? value : undefined;
    let isApart = false;
    if (type && type.name === this.models.rules.annotated) {
      const [inner, ...rest] = type.parts;
      const found = rest.map(inside).find(each => this.markerOf(each, program));
      isApart = found !== undefined;
      marker = found ?? marker;
      type = inner && this.written(inner, program);
    }
    const place = marker && this.markerOf(marker, program);
    if (place === 'inner' && marker) {
      const asked = argumentOf(marker, [0, 'dependency'], program) ?? type?.node;
      this.depends(asked, program, depth, [...scopes, ...this.scopesOf(marker, program)]);
      return;
    }
    const isFile = type !== undefined && (this.rules.files?.includes(type.name) ?? false);
    if (type && this.rules.plain.includes(type.name) && !isFile) return;
    const own = marker && this.saidBy(marker, program);
    const given = !marker || isApart ? value : undefined;
    const required = !own?.hasDefault && (given === undefined || given.type === 'ellipsis');
    const typed = this.typed(annotation, program);
    const where = place ?? this.usualPlace(name, type, typed.schema, program);
    if (where === undefined || where === 'inner') {
      this.unknown.push(`what \`${name}\` asks for is not known`);
      return;
    }
    this.asks = true;
    if (marker && argumentOf(marker, 'include_in_schema', program)?.text === 'False') return;
    const schema = withSaid(typed.schema, { ...own?.keywords, ...this.defaultOf(given, own, program) });
    if (isBody(where)) {
      this.untyped.push(...typed.unknown);
      this.bodies.push({
        name: own?.alias.request ?? name,
        place: where === 'form' && isFile ? 'file' : where,
        schema,
        required,
        isField: marker !== undefined && argumentOf(marker, 'embed', program)?.text === 'True',
        media: marker && this.mediaOf(marker, program),
      });
      return;
    }
    const model = type && where !== 'path' ? classOf(type, program) : undefined;
    if (type && model && !this.models.isEnumeration(model) && !isEnumeration(typed.schema)) {
      const before = this.taken.get(where) ?? 0;
      this.taken.set(where, before + 1);
      if (before > 0 || type.isUnion)
        this.unknown.push(`how the fields of \`${model.name}\` are sent is not known`);
      else this.fields(model, where, marker && keepsNames(marker, program));
      return;
    }
    this.untyped.push(...typed.unknown);
    this.unknown.push(...(own?.unknown ?? []));
    const keeps = marker !== undefined && keepsNames(marker, program);
    this.read(name, where, { schema, required, alias: own?.alias.request, keeps });
  }

  /** The media type that a marker says of a body. */
  private mediaOf(marker: Node, program: Program): string | undefined {
    const node = argumentOf(marker, 'media_type', program);
    const value = node && program.evaluate(node);
    if (node && typeof value !== 'string')
      this.unknown.push(`the media type \`${program.source.quote(node)}\` is not known`);
    return typeof value === 'string' ? value : undefined;
  }

  private saidBy(marker: Node, program: Program): Said | undefined {
    const { says } = this.models.rules;
    return says && said(marker, Object.keys(this.rules.markers), says, program);
  }

  private typed(annotation: Node | undefined, program: Program) {
    return annotation ? this.models.typed(annotation, program, 'request') : { schema: ANYTHING, unknown: [] };
  }

  private defaultOf(given: Node | undefined, own: Said | undefined, program: Program): Schema {
    const isGiven = given !== undefined && given.type !== 'ellipsis';
    const value = isGiven ? defaultAt(given, program, this.models.rules.says) : own?.value;
    if (isGiven && !value) this.untyped.push(`the default \`${program.source.quote(given)}\` is not known`);
    return value && value.value !== null ? { default: value.value } : {};
  }

  private read(
    name: string,
    where: keyof typeof TARGETS,
    {
      schema: given,
      required,
      alias,
      keeps = false,
    }: {
      readonly schema: Schema;
      readonly required: boolean;
      readonly alias: string | undefined;
      readonly keeps?: boolean | undefined;
    },
  ): void {
    // Nothing that comes in an address or a header is `null`.
    const schema = withoutNull(given);
    const plain = where === 'header' && !keeps ? name.replaceAll('_', '-') : name;
    const own = alias ?? plain;
    const kind = kindOf(schema);
    const { default: value } = schema;
    const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    this.reads.push({
      target: TARGETS[where],
      name: where === 'header' ? own.toLowerCase() : own,
      ...(required && { required }),
      ...(kind && { type: kind }),
      ...(isPlain && { fallback: { value } }),
      schema,
    });
  }

  /** Where something is asked that no marker says it of; undefined where its type is not known. */
  private usualPlace(
    name: string,
    type: Written | undefined,
    schema: Schema,
    program: Program,
  ): Place | undefined {
    if (this.inPath.has(name)) return 'path';
    if (!type) return 'query';
    const isFile = (each: Node) => this.rules.files?.includes(typeAt(each, program).name) ?? false;
    if (isFile(type.node) || type.parts.some(isFile)) return 'file';
    if (this.models.knows(type)) return isScalar(schema) ? 'query' : 'body';
    const own = classOf(type, program);
    return own && (this.models.isEnumeration(own) || isEnumeration(schema) ? 'query' : 'body');
  }

  /** The fields of a class are parameters of their own. */
  private fields(own: Described, where: keyof typeof TARGETS, keeps = false): void {
    const { fields, unknown } = this.models.fields(own, 'request');
    if (unknown.length > 0) this.unknown.push(`the fields of \`${own.name}\` are not all known`);
    for (const { name, alias, schema, required } of fields)
      this.read(name, where, { schema, required, alias, keeps });
  }

  /** What something that is asked before asks itself. */
  private depends(node: Node | undefined, program: Program, depth: number, scopes: readonly string[]): void {
    const value = node && program.evaluate(node);
    if (depth > MAX_DEPTH || !node || !(value instanceof Described)) {
      const form = this.rules.forms?.[/\w+$/.exec(node?.text ?? '')?.[0] ?? ''];
      if (form && value instanceof Unresolved) this.form(form);
      else if (value instanceof CallResult) this.made(value, depth, scopes);
      else this.unknown.push(`what \`${node?.text ?? '…'}\` asks for is not known`);
      return;
    }
    const own = this.reader.programOf(value.site.file.path);
    if (value.kind === 'function') {
      const handler = { node: value.node, program: own };
      this.before.push(handler);
      this.function(handler, depth + 1, value.bound, scopes);
      return;
    }
    const made = methodOf(value, '__init__');
    if (made) this.function({ node: made, program: own }, depth + 1, true, scopes);
    else this.dependsOnFields(value, depth, scopes);
  }

  /** A model that is made of parameters: each of its fields is one, as that of a function. */
  private dependsOnFields(own: Described, depth: number, scopes: readonly string[]): void {
    const { fields, isModel, unknown } = this.models.written(own);
    if (!isModel || unknown.length > 0) this.unknown.push(`what \`${own.name}\` asks for is not known`);
    else
      for (const { name, type, given, program } of fields)
        this.asked(name, type, given, program, depth + 1, scopes);
  }

  /** What is made asks as its method does; what the library makes asks for no parameters, but perhaps who it is. */
  private made(value: CallResult, depth: number, scopes: readonly string[]): void {
    const called = value.of instanceof Described ? methodOf(value.of, '__call__') : undefined;
    if (called && value.of instanceof Described) {
      const handler = { node: called, program: this.reader.programOf(value.of.site.file.path) };
      this.before.push(handler);
      this.function(handler, depth + 1, true, scopes);
      return;
    }
    const demand = securityOf(value, this.rules.credentials ?? {}, scopes);
    if (demand) this.security.push(demand);
    else this.unknown.push(`what \`${value.callee}\` asks for is not known`);
  }

  /** A class of the library, whose fields come in a form. */
  private form(schema: Schema): void {
    this.bodies.push({
      name: '',
      place: 'form',
      schema,
      required: isDemanded(schema),
      isField: false,
    });
  }

  private scopesOf(marker: Node, program: Program): readonly string[] {
    const list = argumentOf(marker, this.rules.scopes, program);
    const scopes = list ? textsOf(list, program) : [];
    if (!('reason' in scopes)) return scopes;
    this.unknown.push(`what has to be allowed is not known: ${scopes.reason}`);
    return [];
  }

  /** What an argument that lists what is asked before says. */
  dependencies(node: Node, program: Program): void {
    const expression = program.source.language.expression(node);
    const isList = expression.kind === 'sequence' || expression.kind === 'literal';
    const all = isList ? node.namedChildren.filter(each => each?.type !== 'comment') : [node];
    for (const each of all)
      if (each && this.markerOf(each, program) === 'inner')
        this.depends(argumentOf(each, [0, 'dependency'], program), program, 0, this.scopesOf(each, program));
      else this.unknown.push(`what \`${(each ?? node).text}\` asks for is not known`);
  }

  private markerOf(node: Node, program: Program): Place | undefined {
    const expression = program.source.language.expression(node);
    if (expression.kind !== 'call') return undefined;
    const name = /\w+$/.exec(expression.callee.text)?.[0] ?? '';
    return Object.hasOwn(this.rules.markers, name) ? this.rules.markers[name] : undefined;
  }

  /** A type without what says that it may be missing; one that a name stands for, as it is written there. */
  private written(node: Node, program: Program): Written {
    const type = typeAt(node, program);
    const parts = type.parts.filter(each => !isNothing(each));
    const [only] = parts;
    const mayMiss = type.name === UNION || type.name === 'Optional';
    if (mayMiss && parts.length === 1 && only) return { ...this.written(only, program), isUnion: true };
    return { ...type, parts };
  }
}

/** A method that stands in the body of a class. */
function methodOf({ node }: Described, name: string): Node | undefined {
  const body = node.childForFieldName('body')?.namedChildren ?? [];
  return body.find(each => each?.childForFieldName('name')?.text === name) ?? undefined;
}

/** Whether a request without a body does not fit. */
function isDemanded({ required }: Schema): boolean {
  return Array.isArray(required) && required.length > 0;
}

/** Whether a header has its name as it is written. */
function keepsNames(marker: Node, program: Program): boolean {
  return argumentOf(marker, 'convert_underscores', program)?.text === 'False';
}

function isBody(place: Place): place is BodyPlace {
  return place === 'body' || place === 'form' || place === 'file';
}

/** Whether values of a schema are one of several constants. */
function isEnumeration(schema: Schema): boolean {
  return withoutNull(schema).enum !== undefined;
}

/** Whether values of a schema are no objects and lists. */
function isScalar(schema: Schema): boolean {
  const forms = [schema.anyOf, schema.oneOf, schema.allOf].find(each => Array.isArray(each)) as
    | Schema[]
    | undefined;
  return forms ? forms.every(isScalar) : schema.type !== 'object' && schema.type !== 'array';
}

/** What a schema says of the type of a parameter: nothing of texts, which all of them are. */
function kindOf({ type }: Schema): Read['type'] {
  if (type === 'string') return undefined;
  return type === 'integer' || type === 'number' || type === 'boolean' || type === 'array' ? type : 'any';
}
