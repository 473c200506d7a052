import type { ModelRules } from '../../config/framework-models.js';
import type { Described, Node } from '../../extract/index.js';
import { cut } from '../openapi/references.js';
import { argumentOf, type Program } from './calls.js';
import { constantOf } from './constant.js';
import type { Reader } from './discover.js';
import { type Field, fieldsOf, foundOf, lastWord, NO_NAMES, namesOf, type TypeNames } from './fields.js';
import { keyOf } from './routers.js';
import { defaultAt, said, withSaid } from './said.js';
import { classOf, inside, typeAt, UNION, type WrittenType } from './types.js';

export type Schema = Readonly<Record<string, unknown>>;
/** Whether a type is that of what comes or of what goes: a field may have a name for each. */
export type Side = 'request' | 'response';

/** A type as a JSON Schema. */
export interface Typed {
  readonly schema: Schema;
  /** Why some of it is not known, each as a clause. */
  readonly unknown: readonly string[];
}

/** A field of a class. */
export interface TypedField {
  /** As the program calls it. */
  readonly name: string;
  /** As it is called in JSON, where that is another name. */
  readonly alias: string | undefined;
  readonly schema: Schema;
  readonly required: boolean;
}

/** Larger ones are cut: they are written out at each place. */
const MAX_TYPES = 2_000;
const MAX_DEPTH = 20;

/** What the types of a program are in JSON, by what its framework says of them. */
export class Models {
  private readonly known = new Map<string, Typed>();

  constructor(
    readonly rules: ModelRules,
    private readonly reader: Reader,
  ) {}

  /** Whether a type is one of those that are described. */
  knows(type: WrittenType): boolean {
    return type.name === this.rules.annotated || templateOf(type, this.rules, 'request') !== undefined;
  }

  /** The fields of a class, each by itself. */
  fields(own: Described, side: Side): { fields: readonly TypedField[]; unknown: readonly string[] } {
    const writing = new Writing(this.rules, this.reader, side);
    return { fields: writing.fields(own, 0), unknown: writing.unknown };
  }

  /** Whether values of a class are one of several constants, known or not. */
  isEnumeration(own: Described): boolean {
    return new Writing(this.rules, this.reader, 'request').isEnumeration(own);
  }

  /** The same as they are written. */
  written(own: Described) {
    return fieldsOf(own, this.rules, this.reader);
  }

  /** What a type is, as it is written. */
  typed(node: Node, program: Program, side: Side): Typed {
    // The same words mean another type in each call of a function that is given it.
    const key = `${keyOf(node, program)} ${program.context?.key ?? ''} ${side}`;
    return this.kept(key, side, writing => writing.type(node, program));
  }

  /** What a class is. */
  ofClass(own: Described, side: Side): Typed {
    const key = `${own.site.file.path} ${own.node.startIndex} ${side}`;
    return this.kept(key, side, writing => writing.ofClass(own, 0));
  }

  private kept(key: string, side: Side, write: (writing: Writing) => Schema): Typed {
    const known = this.known.get(key);
    if (known) return known;
    const writing = new Writing(this.rules, this.reader, side);
    const schema = write(writing);
    const typed = { schema, unknown: [...new Set(writing.unknown)] };
    this.known.set(key, typed);
    return typed;
  }
}

/** Writes one type out. */
class Writing {
  readonly unknown: string[] = [];
  private types = 0;
  /** The classes that are being written, outermost first. */
  private readonly above: string[] = [];

  constructor(
    private readonly rules: ModelRules,
    private readonly reader: Reader,
    private readonly side: Side,
  ) {}

  type(node: Node, program: Program, depth = 0, names: TypeNames = NO_NAMES): Schema {
    const meant = names.get(inside(node).text);
    if (meant && depth <= MAX_DEPTH) return this.type(meant.node, meant.program, depth + 1, meant.names);
    const type = typeAt(node, program);
    this.types += 1;
    if (depth > MAX_DEPTH || this.types > MAX_TYPES) return this.untold(type, 'it is too deep');
    const own = type.name === UNION ? undefined : classOf(type, program);
    if (own) {
      const given = namesOf(own, { parts: type.parts, program, names }, this.rules, this.reader);
      if (given.size === type.parts.length) return this.ofClass(own, depth, given);
    }
    if (type.name === this.rules.annotated) return this.annotated(type, program, depth, names);
    const [only] = type.parts;
    if (only && this.mayBeMissing(type)) return this.type(only, program, depth + 1, names);
    const template = templateOf(type, this.rules, this.side);
    if (!template) return this.untold(type, 'it is no type that is described');
    const schema = flattened(this.filled(template, type, program, depth, names) as Schema);
    const says = this.rules.says && said(type.node, [type.name], this.rules.says, program);
    if (says) this.unknown.push(...says.unknown);
    return says ? withSaid(schema, says.keywords) : schema;
  }

  private mayBeMissing({ name }: WrittenType): boolean {
    return this.rules.optional?.includes(name) ?? false;
  }

  private untold({ node }: WrittenType, why: string): Schema {
    this.unknown.push(`what \`${node.text.slice(0, 60)}\` is in JSON is not known: ${why}`);
    return {};
  }

  private annotated(
    { parts: [inner, ...rest] }: WrittenType,
    program: Program,
    depth: number,
    names: TypeNames,
  ): Schema {
    if (!inner) return {};
    const { says } = this.rules;
    const schema = this.type(inner, program, depth + 1, names);
    return rest.map(inside).reduce((made, each) => {
      const own = says && said(each, says.calls, says, program);
      if (own) this.unknown.push(...own.unknown);
      else if (this.asksMore(each, program))
        this.unknown.push(`what \`${program.source.quote(each)}\` asks for is not known`);
      return own ? withSaid(made, own.keywords) : made;
    }, schema);
  }

  /** Whether something beside a type may ask more of its values than is described: a call that is no marker of a parameter. */
  private asksMore(node: Node, program: Program): boolean {
    const expression = program.source.language.expression(node);
    const { markers = {} } = this.reader.framework.handlers?.signature ?? {};
    return expression.kind === 'call' && !Object.hasOwn(markers, lastWord(expression.callee));
  }

  private filled(
    template: unknown,
    type: WrittenType,
    program: Program,
    depth: number,
    names: TypeNames,
  ): unknown {
    const part = (i: number) => {
      const node = type.parts[i];
      return node ? this.type(node, program, depth + 1, names) : {};
    };
    if (Array.isArray(template)) return template.map(each => this.filled(each, type, program, depth, names));
    if (template === '$*') return type.parts.map((_, i) => part(i));
    if (template === '$#') return type.parts.length;
    if (template === '$values') return this.values(type, program);
    if (typeof template === 'string') return /^\$\d$/.test(template) ? part(Number(template[1])) : template;
    if (typeof template !== 'object' || template === null) return template;
    const entries = Object.entries(template).map(([key, each]) => [
      key,
      this.filled(each, type, program, depth, names),
    ]);
    return withTypeOfValues(Object.fromEntries(entries.filter(([, each]) => each !== undefined)));
  }

  /** The constants in the brackets of a type; undefined where one of them is not known. */
  private values(type: WrittenType, program: Program): readonly unknown[] | undefined {
    const values = type.parts.map(each => constantOf(program.evaluate(inside(each))));
    if (values.every(each => each !== undefined)) return values.map(each => each?.value);
    this.unknown.push(`the values of \`${program.source.quote(type.node)}\` are not all known`);
    return undefined;
  }

  ofClass(own: Described, depth: number, names: TypeNames = NO_NAMES): Schema {
    const title = titleOf(own, names);
    const key = `${own.site.file.path} ${own.node.startIndex} ${title}`;
    if (this.above.includes(key)) return { title, ...cut({ type: 'object' }) };
    this.above.push(key);
    const made = this.enumeration(own) ?? this.root(own, depth) ?? this.model(own, title, depth, names);
    this.above.pop();
    return made;
  }

  isEnumeration(own: Described): boolean {
    const { enums } = this.rules;
    return enums !== undefined && this.basesOf(own).some(each => enums.extends.includes(each));
  }

  private enumeration(own: Described): Schema | undefined {
    const { enums } = this.rules;
    if (!enums || !this.isEnumeration(own)) return undefined;
    const program = this.reader.programOf(own.site.file.path);
    const values = this.found(enums.members, own).map(captures => {
      const value = captures.get('value');
      return value && constantOf(program.evaluate(value));
    });
    if (values.some(each => each === undefined)) {
      this.unknown.push(`the values of \`${own.name}\` are not all known`);
      return { title: own.name };
    }
    return withTypeOfValues({
      title: own.name,
      ...this.documented(own),
      enum: values.map(each => each?.value),
    });
  }

  /** What a class is that stands for one value of another type. */
  private root(own: Described, depth: number): Schema | undefined {
    const program = this.reader.programOf(own.site.file.path);
    for (const captures of this.found(this.rules.bases, own)) {
      const base = captures.get('base');
      if (!base || !this.rules.roots?.includes(lastWord(base))) continue;
      const [part] = typeAt(base, program).parts;
      if (!part) continue;
      const schema = this.type(part, program, depth + 1);
      const about = { title: own.name, ...this.documented(own) };
      return typeof schema.title === 'string' ? { ...about, allOf: [schema] } : { ...about, ...schema };
    }
    return undefined;
  }

  private model(own: Described, title: string, depth: number, names: TypeNames): Schema {
    const { rules, reader } = this;
    const before = this.unknown.length;
    const { fields, classes } = this.read(own, depth, names);
    if (fields.length === 0 && this.unknown.length > before) return {};
    const named = fields.map(({ name, alias = name, ...each }) => ({ ...each, name: alias }));
    const required = named.flatMap(each => (each.required ? [each.name] : []));
    const program = reader.programOf(own.site.file.path);
    const more = this.found(rules.more, own).map(captures => {
      const node = captures.get('more');
      const constant = node && constantOf(program.evaluate(node));
      if (!constant) this.unknown.push(`the form of \`${own.name}\` only running the program tells`);
      return constant?.value;
    });
    // What a class says holds for those that take over from it, unless they say otherwise.
    const settled = classes.find(each =>
      [rules.closed, rules.open].some(match => this.found(match, each).length > 0),
    );
    return {
      title,
      ...this.documented(own),
      type: 'object',
      properties: Object.fromEntries(named.map(({ name, schema }) => [name, schema])),
      ...(required.length > 0 && { required }),
      ...(settled && this.found(rules.closed, settled).length > 0 && { additionalProperties: false }),
      ...Object.assign({}, ...more.filter(each => typeof each === 'object' && each !== null)),
    };
  }

  fields(own: Described, depth: number): readonly TypedField[] {
    return this.read(own, depth, NO_NAMES).fields;
  }

  private read(own: Described, depth: number, names: TypeNames) {
    const { fields, classes, isModel, unknown } = fieldsOf(own, this.rules, this.reader, names);
    this.unknown.push(...unknown);
    const all = isModel ? fields.filter(each => !this.isLeftOut(each)) : [];
    return { fields: all.map(each => this.field(each, depth)), classes };
  }

  /** Whether a field is in no answer. */
  private isLeftOut({ given, type, program }: Field): boolean {
    const { says } = this.rules;
    if (this.side === 'request' || !says?.left_out) return false;
    const beside = typeAt(type, program).parts.map(inside);
    return [given, ...beside].some(node => {
      const isSaid = node && said(node, says.calls, says, program) !== undefined;
      const out = isSaid ? argumentOf(node, says.left_out, program) : undefined;
      return out !== undefined && program.evaluate(out) === true;
    });
  }

  private field({ name, type, given, program, names, isPartial }: Field, depth: number): TypedField {
    const { rules, side } = this;
    const { says } = rules;
    const annotation = typeAt(type, program);
    const beside = annotation.name === rules.annotated ? annotation.parts.slice(1).map(inside) : [];
    const saidBy = (node: Node | undefined) =>
      says && node ? said(node, says.calls, says, program) : undefined;
    const own = saidBy(given);
    const all = [...beside.map(saidBy), own].filter(each => each !== undefined);
    if (own) this.unknown.push(...own.unknown);
    const plain = given && !own ? given : undefined;
    const isGiven = plain !== undefined || all.some(each => each.hasDefault);
    const value = plain ? defaultAt(plain, program, says) : all.find(each => each.value)?.value;
    if (!value && plain) this.unknown.push(`the default of \`${name}\` is not known`);
    const schema = withSaid(this.type(type, program, depth + 1, names), {
      ...own?.keywords,
      ...(value && value.value !== null && { default: value.value }),
    });
    return {
      name,
      alias: all.map(each => each.alias[side]).find(each => each !== undefined),
      schema,
      required: !isGiven && !isPartial && !this.mayBeMissing(annotation),
    };
  }

  /** What stands in a class as its documentation. */
  private documented(own: Described): Schema {
    const [node] = this.found(this.rules.documentation, own).flatMap(each => each.get('text') ?? []);
    const text = node && this.reader.programOf(own.site.file.path).evaluate(node);
    return typeof text === 'string' && text.trim() !== '' ? { description: undented(text) } : {};
  }

  /** The names of all that a class extends, its own first. */
  private basesOf(own: Described): readonly string[] {
    return this.found(this.rules.bases, own).flatMap(captures => {
      const base = captures.get('base');
      return base ? [lastWord(base)] : [];
    });
  }

  private found(match: string | undefined, own: Described) {
    return foundOf(own, match, this.reader);
  }
}

/** The name of a class, with what is in its brackets. */
function titleOf(own: Described, names: TypeNames): string {
  if (names.size === 0) return own.name;
  const inBrackets = [...names.values()].map(({ node, names: inner }) =>
    node.text.replace(/\w+/g, word => {
      const meant = inner.get(word);
      return meant ? meant.node.text : word;
    }),
  );
  return `${own.name}[${inBrackets.join(', ')}]`;
}

/** Whether a type is written with three dots: any number of what is in its brackets. */
function templateOf({ name, parts }: WrittenType, { types, answered = {} }: ModelRules, side: Side): unknown {
  const isAny = parts.at(-1)?.text === '...';
  const key = isAny ? `${name}...` : name;
  if (side === 'response' && Object.hasOwn(answered, key)) return answered[key];
  return Object.hasOwn(types, key) ? types[key] : undefined;
}

/** One list of forms, where one of them is such a list; the only one itself. */
function flattened(schema: Schema): Schema {
  if (!Array.isArray(schema.anyOf)) return schema;
  const forms = (schema.anyOf as Schema[]).flatMap(each =>
    Array.isArray(each.anyOf) && Object.keys(each).length === 1 ? (each.anyOf as Schema[]) : [each],
  );
  const distinct = [...new Map(forms.map(each => [JSON.stringify(each), each])).values()];
  const [only] = distinct;
  // Of a form that may be anything the others say nothing.
  if (distinct.some(each => Object.keys(each).length === 0)) return {};
  return distinct.length === 1 && only ? only : { ...schema, anyOf: distinct };
}

/** A schema of what is there: `null` is no form of it. */
export function withoutNull(schema: Schema): Schema {
  if (!Array.isArray(schema.anyOf)) return schema;
  const { anyOf, ...about } = schema;
  const forms = (anyOf as Schema[]).filter(each => each.type !== 'null');
  const [only] = forms;
  if (forms.length !== 1 || !only) return { ...about, anyOf: forms };
  return typeof only.title === 'string' && Object.keys(about).length > 0
    ? { allOf: [only], ...about }
    : { ...only, ...about };
}

/** Constants with their type, where they have one. */
function withTypeOfValues(schema: Schema): Schema {
  if (!Array.isArray(schema.enum)) return schema;
  const types = [...new Set(schema.enum.map(each => (Number.isInteger(each) ? 'integer' : typeof each)))];
  return types.length === 1 && types[0] !== 'object' ? { ...schema, type: types[0] } : schema;
}

/** A text of several lines without what all but the first are indented by. */
function undented(text: string): string {
  const [first = '', ...rest] = text.split('\n');
  const widths = rest.filter(line => line.trim() !== '').map(line => line.length - line.trimStart().length);
  const width = Math.min(...widths);
  return [first.trimStart(), ...rest.map(line => line.slice(width))]
    .map(line => line.trimEnd())
    .join('\n')
    .trim();
}
