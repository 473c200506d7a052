import { CallResult, Described, type Node, Unresolved } from '../../extract/index.js';
import type { Read } from '../route.js';
import { argumentOf, type Program } from './calls.js';
import type { Reader } from './discover.js';
import type { Handler } from './handlers.js';

type Rules = NonNullable<NonNullable<Reader['framework']['handlers']>['signature']>;
type Place = Rules['markers'][string];

/** What the parameters of a handler ask of requests, where their types and defaults say it. */
export interface Signature {
  readonly reads: readonly Read[];
  readonly body: { readonly media: string; readonly required: boolean } | null;
  /** The functions that are asked before it, as its parameters say. */
  readonly before: readonly Handler[];
  /** Whether a request may not fit. */
  readonly asks: boolean;
  /** Why some of it is not known. */
  readonly unknown: readonly string[];
}

const TARGETS = { path: 'params', query: 'query', header: 'headers', cookie: 'cookies' } as const;
const MEDIA = {
  body: 'application/json',
  form: 'application/x-www-form-urlencoded',
  file: 'multipart/form-data',
} as const;
const TYPES: Readonly<Record<string, Read['type']>> = {
  int: 'integer',
  float: 'number',
  bool: 'boolean',
  str: undefined,
};
const LISTS = /^(?:list|set|tuple|frozenset|sequence|iterable)$/i;
const MAX_DEPTH = 10;
const NONE = /^(?:None|none)$/;

/** A type as it is written: its name, and what stands in its brackets. */
interface Written {
  readonly node: Node;
  readonly name: string;
  readonly parts: readonly Node[];
  /** It may be something else, too, or missing. */
  readonly isUnion?: boolean;
}

/** Reads the signature of a handler, and those of the functions that it depends on. */
export function signatureOf(
  handler: Handler,
  inPath: ReadonlySet<string>,
  rules: Rules,
  programOf: Reader['programOf'],
  before?: Handler,
): Signature {
  const reading = new Reading(inPath, rules, programOf);
  if (before) reading.dependencies(before.node, before.program);
  reading.function(handler, 0);
  return reading.found();
}

class Reading {
  private readonly reads: Read[] = [];
  private readonly bodies: { media: string; required: boolean }[] = [];
  private readonly before: Handler[] = [];
  private readonly unknown: string[] = [];
  private asks = false;
  /** Classes whose fields are parameters, by their places: one alone is taken apart. */
  private readonly models = new Map<string, number>();

  constructor(
    private readonly inPath: ReadonlySet<string>,
    private readonly rules: Rules,
    private readonly programOf: Reader['programOf'],
  ) {}

  found(): Signature {
    const { reads, before, unknown, bodies } = this;
    const own = ['multipart/form-data', 'application/x-www-form-urlencoded'].find(media =>
      bodies.some(each => each.media === media),
    );
    const required = bodies.some(each => each.required);
    const body = bodies.length === 0 ? null : { media: own ?? MEDIA.body, required };
    const distinct = [...new Map(reads.map(each => [`${each.target} ${each.name}`, each])).values()];
    return { reads: distinct, body, before, asks: this.asks || body !== null, unknown };
  }

  function({ node, program }: Handler, depth: number, isMethod = false): void {
    const list = node.childForFieldName('parameters')?.namedChildren ?? [];
    for (const each of isMethod ? list.slice(1) : list) if (each) this.parameter(each, program, depth);
  }

  private parameter(node: Node, program: Program, depth: number): void {
    if (/separator|comment|splat|pattern/.test(node.type)) return;
    const name = (
      node.childForFieldName('name') ?? (node.type === 'identifier' ? node : node.namedChildren[0])
    )?.text;
    if (name === undefined || !/^\w+$/.test(name)) return;
    const written = node.childForFieldName('type');
    const value = node.childForFieldName('value') ?? undefined;
    this.asked(name, written ?? undefined, value, program, depth);
  }

  /** Something that is asked by its name, with a type and a default. */
  private asked(
    name: string,
    annotation: Node | undefined,
    value: Node | undefined,
    program: Program,
    depth: number,
  ) {
    let type = annotation && this.written(annotation, program);
    let marker = value && this.markerOf(value, program) ? value : undefined;
    let isApart = false;
    if (type?.name === 'Annotated') {
      const [inner, ...rest] = type.parts;
      const found = rest.map(inside).find(each => this.markerOf(each, program));
      isApart = found !== undefined;
      marker = found ?? marker;
      type = inner && this.written(inner, program);
    }
    const place = marker && this.markerOf(marker, program);
    if (place === 'inner' && marker) {
      this.depends(argumentOf(marker, [0, 'dependency'], program) ?? type?.node, program, depth);
      return;
    }
    if (type && this.rules.plain.includes(type.name)) {
      const [media] = this.rules.files?.includes(type.name) ? ['file' as const] : [];
      if (!media) return;
    }
    const given = marker && !isApart ? argumentOf(marker, [0, 'default'], program) : value;
    const isMade = marker !== undefined && argumentOf(marker, 'default_factory', program) !== undefined;
    const required = !isMade && (given === undefined || given.type === 'ellipsis');
    const where = place ?? this.usualPlace(name, type, program);
    if (where === undefined) {
      this.unknown.push(`what \`${name}\` asks for is not known`);
      return;
    }
    this.asks = true;
    if (marker && argumentOf(marker, 'include_in_schema', program)?.text === 'False') return;
    if (where === 'body' || where === 'form' || where === 'file' || where === 'inner') {
      const isFile = where === 'form' && type !== undefined && this.rules.files?.includes(type.name);
      this.bodies.push({ media: MEDIA[isFile ? 'file' : where === 'inner' ? 'body' : where], required });
      return;
    }
    const own = type && where !== 'path' ? this.classOf(type, program) : undefined;
    if (type && own && !isScalarClass(own)) {
      const before = this.models.get(where) ?? 0;
      this.models.set(where, before + 1);
      if (before > 0 || type.isUnion)
        this.unknown.push(`how the fields of \`${own.name}\` are sent is not known`);
      else this.model(own, where, depth, marker && keepsNames(marker, program));
      return;
    }
    this.read(name, where, type, marker, given, required, program);
  }

  private read(
    name: string,
    where: keyof typeof TARGETS,
    type: Written | undefined,
    marker: Node | undefined,
    given: Node | undefined,
    required: boolean,
    program: Program,
    keeps = marker !== undefined && keepsNames(marker, program),
  ): void {
    const alias =
      (marker && argumentOf(marker, 'validation_alias', program)) ??
      (marker && argumentOf(marker, 'alias', program));
    const said = alias && program.evaluate(alias);
    if (alias && typeof said !== 'string') {
      this.unknown.push(`the name of \`${name}\` is not known`);
      return;
    }
    const plain = where === 'header' && !keeps ? name.replaceAll('_', '-') : name;
    const own = typeof said === 'string' ? said : plain;
    const value = given && given.type !== 'ellipsis' ? program.evaluate(given) : undefined;
    const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    const kind = this.typeOf(type, program);
    this.reads.push({
      target: TARGETS[where],
      name: where === 'header' ? own.toLowerCase() : own,
      ...(required && { required }),
      ...(kind && { type: kind }),
      ...(isPlain && { fallback: { value } }),
    });
  }

  private typeOf(type: Written | undefined, program: Program): Read['type'] {
    if (!type) return 'any';
    if (Object.hasOwn(TYPES, type.name)) return TYPES[type.name];
    if (LISTS.test(type.name)) return 'array';
    // Constants that may be sent: `Literal["a", "b"]`.
    if (type.parts.length > 0 && type.parts.every(each => inside(each).type === 'string')) return undefined;
    const own = this.classOf(type, program);
    return (own && /\bstr\b|StrEnum/.test(headOf(own))) || this.rules.texts?.includes(type.name)
      ? undefined
      : 'any';
  }

  /** Where something is asked that no marker says it of; undefined where its type is not known. */
  private usualPlace(name: string, type: Written | undefined, program: Program): Place | undefined {
    if (this.inPath.has(name)) return 'path';
    if (!type) return 'query';
    if (this.rules.files?.includes(type.name)) return 'file';
    if (Object.hasOwn(TYPES, type.name) || this.rules.scalars.includes(type.name)) return 'query';
    if (this.rules.texts?.includes(type.name)) return 'query';
    if (LISTS.test(type.name))
      return type.parts.some(each => this.rules.files?.includes(this.written(each, program)?.name ?? ''))
        ? 'file'
        : 'body';
    if (/^(?:dict|mapping)$/i.test(type.name)) return 'body';
    const own = this.classOf(type, program);
    if (own) return isScalarClass(own) ? 'query' : 'body';
    return undefined;
  }

  private classOf({ node }: Written, program: Program): Described | undefined {
    const value = program.evaluate(node);
    return value instanceof Described && value.kind === 'class' ? value : undefined;
  }

  /** The fields of a class are parameters of their own. */
  private model(
    { node, name, site }: Described,
    where: keyof typeof TARGETS,
    depth: number,
    keeps = false,
  ): void {
    const program = this.programOf(site.file.path);
    const bases = node.childForFieldName('superclasses')?.namedChildren ?? [];
    const body = node.childForFieldName('body')?.namedChildren ?? [];
    if (depth > MAX_DEPTH || bases.some(each => each && !/BaseModel$/.test(each.text))) {
      this.unknown.push(`the fields of \`${name}\` are not all known`);
      return;
    }
    for (const each of body) {
      const field = each?.namedChildren[0];
      const [left, type] = [field?.childForFieldName('left'), field?.childForFieldName('type')];
      if (field?.type !== 'assignment' || !left || !type) continue;
      const written = this.written(type, program);
      const right = field.childForFieldName('right') ?? undefined;
      const isMade = right && /^Field\(/.test(right.text);
      const given = isMade ? argumentOf(right, [0, 'default'], program) : right;
      const hasDefault = isMade && argumentOf(right, 'default_factory', program) !== undefined;
      const required = !hasDefault && (given === undefined || given.type === 'ellipsis');
      this.read(left.text, where, written, isMade ? right : undefined, given, required, program, keeps);
    }
  }

  /** What something that is asked before asks itself. */
  private depends(node: Node | undefined, program: Program, depth: number): void {
    const value = node && program.evaluate(node);
    if (depth > MAX_DEPTH || !node || !(value instanceof Described)) {
      // What the library makes (`OAuth2PasswordBearer(…)`) asks for no parameters.
      const isMade = value instanceof CallResult && !(value.of instanceof Described);
      if (!isMade || value instanceof Unresolved)
        this.unknown.push(`what \`${node?.text ?? '…'}\` asks for is not known`);
      return;
    }
    const own = this.programOf(value.site.file.path);
    if (value.kind === 'function') {
      const handler = { node: value.node, program: own };
      this.before.push(handler);
      this.function(handler, depth + 1, value.bound);
      return;
    }
    const made = value.node
      .childForFieldName('body')
      ?.namedChildren.find(each => each?.childForFieldName('name')?.text === '__init__');
    if (made) this.function({ node: made, program: own }, depth + 1, true);
    else this.unknown.push(`what \`${value.name}\` asks for is not known`);
  }

  /** What an argument that lists what is asked before says. */
  dependencies(node: Node, program: Program): void {
    for (const each of node.namedChildren)
      if (each && this.markerOf(each, program) === 'inner')
        this.depends(argumentOf(each, [0, 'dependency'], program), program, 0);
  }

  private markerOf(node: Node, program: Program): Place | undefined {
    const expression = program.source.language.expression(node);
    if (expression.kind !== 'call') return undefined;
    const name = /\w+$/.exec(expression.callee.text)?.[0] ?? '';
    return Object.hasOwn(this.rules.markers, name) ? this.rules.markers[name] : undefined;
  }

  /** A type without what says that it may be missing; one that a name stands for, as it is written there. */
  private written(node: Node, program: Program, depth = 0): Written | undefined {
    const at = inside(node);
    const given = partsOf(at);
    const parts = given.filter(each => !NONE.test(each.text));
    const [only] = parts;
    const isUnion = /^union|^binary/.test(at.type);
    const name = isUnion ? 'Union' : (/[\w]+$/.exec((headNode(at) ?? at).text)?.[0] ?? '');
    if ((isUnion || name === 'Union' || name === 'Optional') && parts.length === 1 && only) {
      const meant = this.written(only, program, depth + 1);
      return meant && { ...meant, isUnion: true };
    }
    if (at.type === 'identifier' && depth < MAX_DEPTH) {
      const meant = assignedTo(at.text, program);
      if (meant) return this.written(meant, program, depth + 1);
    }
    return { node: at, name, parts };
  }
}

/** Whether a header has its name as it is written. */
function keepsNames(marker: Node, program: Program): boolean {
  return argumentOf(marker, 'convert_underscores', program)?.text === 'False';
}

/** Without the nodes that only say that a type stands there. */
function inside(node: Node): Node {
  let at = node;
  while (at.type === 'type' && at.namedChildren.length === 1 && at.namedChildren[0]) at = at.namedChildren[0];
  return at;
}

function headNode(node: Node): Node | null {
  return node.type === 'generic_type' || node.type === 'subscript' ? (node.namedChildren[0] ?? null) : null;
}

/** What stands in the brackets of a type, and the alternatives of one. */
function partsOf(node: Node): readonly Node[] {
  const children = node.namedChildren.filter((each): each is Node => each !== null);
  if (node.type === 'generic_type')
    return (children[1]?.namedChildren ?? []).filter((each): each is Node => each !== null);
  if (node.type === 'subscript') return children.slice(1);
  if (node.type === 'union_type' || node.type === 'binary_operator')
    return children.flatMap(each =>
      /^union|^binary/.test(inside(each).type) ? partsOf(inside(each)) : [each],
    );
  return [];
}

/** What a name of the file stands for, where that is a type which is written there. */
function assignedTo(name: string, program: Program): Node | undefined {
  for (const each of program.source.root.namedChildren) {
    const assignment = each?.type === 'expression_statement' ? each.namedChildren[0] : undefined;
    if (assignment?.childForFieldName('left')?.text !== name) continue;
    const right = assignment.childForFieldName('right');
    if (right && /^(?:subscript|binary_operator|generic_type)$/.test(right.type)) return right;
  }
  return undefined;
}

function headOf({ node }: Described): string {
  return node.childForFieldName('superclasses')?.text ?? '';
}

function isScalarClass(own: Described): boolean {
  return /Enum\b/.test(headOf(own));
}
