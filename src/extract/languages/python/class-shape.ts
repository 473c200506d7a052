import type { Node } from '../../syntax/node.js';
import { field, named, opaque } from '../../syntax/nodes.js';
import type {
  ClassShape,
  Expression,
  FunctionShape,
  MappingEntry,
  Method,
  NextMember,
  Parameter,
} from '../language/expression.js';
import { bodyMembers } from './class-body.js';
import { candidatesOf } from './definitions.js';
import { decorated, functionOf } from './functions.js';
import { namesIn, partIn } from './patterns.js';

/** Its constants and parameters are looked at when they are asked for, as those of a function. */
export function classOf(node: Node): ClassShape {
  let known: ReturnType<typeof classBody> | undefined;
  const body = () => {
    known ??= classBody(node);
    return known;
  };
  return {
    name: field(node, 'name').text,
    node,
    get members() {
      return body().members;
    },
    get parameters() {
      return body().parameters;
    },
    get extendsBase() {
      return body().extendsBase;
    },
    get makesMembers() {
      return body().makesMembers;
    },
    get bases() {
      return body().bases;
    },
    ...methodsIn(node),
  };
}

function classBody(node: Node) {
  const fields: Parameter[] = [];
  let own: readonly Parameter[] | null = null;
  let makesMembers = false;
  let giving: Node | undefined;
  const bases = named(
    node.childForFieldName('superclasses') ?? node.childForFieldName('name') ?? node,
  ).filter(base => base.type !== 'keyword_argument');
  const baseNames = bases.map(base => /(\w+)(\[.*)?$/s.exec(base.text)?.[1] ?? '');
  const enumBase = baseNames.find(name => /^(Int|Str)?(Enum|Flag)$/.test(name));
  const body = field(node, 'body');
  for (const statement of named(body)) {
    const definition = statement.type === 'decorated_definition' ? field(statement, 'definition') : statement;
    if (definition.type !== 'function_definition') continue;
    if (field(definition, 'name').text === '__init__') own = functionOf(definition).parameters.slice(1);
    if (enumBase) makesMembers ||= isMaker(definition);
    if (field(definition, 'name').text === '_generate_next_value_') giving = definition;
  }
  const members = bodyMembers(body, (assignment, statement) => {
    const left = field(assignment, 'left');
    const { lefts, right } = chained(assignment);
    const type = assignment.childForFieldName('type');
    const isDirect = statement.parent?.id === body.id;
    const parameter =
      isDirect && type && left.type === 'identifier' ? dataField(left.text, type.text, right) : null;
    if (parameter) fields.push(parameter);
    const names = lefts.flatMap(each =>
      (each.type === 'identifier' ? [each] : namesIn(each)).map(name => ({ each, name })),
    );
    return names.flatMap(({ each, name }): MappingEntry[] => {
      const value = each.type === 'identifier' ? right : partIn(name, each, right);
      if (!right) return [];
      const next = enumBase && value && isAuto(value) ? nextMember(enumBase, name.text, giving) : undefined;
      return [{ node: statement, key: name.text, value: next ?? value ?? opaque('a part of another value') }];
    });
  });
  const isDataClass = /^@(\w+\.)*(dataclass|define|frozen|mutable|attrs|s)\b/m.test(decoratorsOf(node));
  const hasFields = isDataClass || baseNames.some(name => FIELD_BASES.has(name));
  return {
    members,
    // Data classes and named tuples have their annotated fields as parameters.
    parameters: own ?? (hasFields ? fields : null),
    extendsBase: own === null && hasFields,
    makesMembers,
    bases: bases.filter((_, i) => !PLAIN_BASES.has(baseNames[i] as string)),
  };
}

/** Everything that `a = b = 1` assigns, and to what. */
function chained(assignment: Node): { readonly lefts: readonly Node[]; readonly right: Node | null } {
  const lefts = [field(assignment, 'left')];
  let right = assignment.childForFieldName('right');
  for (; right?.type === 'assignment'; right = right.childForFieldName('right'))
    lefts.push(field(right, 'left'));
  return { lefts, right };
}

/** Whether a function of an enumeration decides what its members are worth. */
function isMaker(fn: Node): boolean {
  const name = field(fn, 'name').text;
  return name === '__new__' || (name === '__init__' && /\b_value_\s*=/.test(fn.text));
}

/** The `__init__` of a kind of `dict`, whose result is the table that it puts into the instance. */
function fillerOf(starter: Node): FunctionShape {
  const { name, node, parameters } = functionOf(starter);
  return {
    name,
    node,
    parameters,
    get result() {
      return tableFilled(field(starter, 'body'));
    },
  };
}

/** The only one of `self.update({…})` or `super().__init__({…})`. */
function tableFilled(body: Node): Node | null {
  const tables = named(body).flatMap(statement => {
    const call = statement.type === 'expression_statement' ? statement.firstNamedChild : null;
    const callee = call?.type === 'call' ? field(call, 'function').text.replace(/\s/g, '') : '';
    if (call && /^(self\.update|super\(\)\.__init__)$/.test(callee)) return named(field(call, 'arguments'));
    return statement.firstNamedChild?.type === 'string' ? [] : [null];
  });
  return tables.length === 1 ? (tables[0] ?? null) : null;
}

/** Methods of a class, looked at when they are asked for: most uses of a class only want its constants. */
function methodsIn(node: Node): Required<Pick<ClassShape, 'method' | 'instance'>> {
  let known: ReturnType<typeof candidatesOf> | undefined;
  const candidates = (name: string) => {
    known ??= candidatesOf(field(node, 'body'));
    return known.get(name);
  };
  const find = (name: string) => candidates(name)?.at(-1)?.node;
  return {
    method(name) {
      const all = candidates(name);
      const last = all?.at(-1);
      if (!all || !last) return null;
      return {
        ...methodOf(last.node),
        ...(last.conditional && { candidates: all.map(each => methodOf(each.node)) }),
      };
    },
    instance() {
      const maker = find('__new__');
      // Whoever calls the `__new__` of another class makes an instance after all.
      if (maker) return /\.__new__\(/.test(maker.text) ? null : functionOf(maker);
      const starter = find('__init__');
      return starter && /^\(\s*dict\b/.test(node.childForFieldName('superclasses')?.text ?? '')
        ? fillerOf(starter)
        : null;
    },
  };
}

function methodOf(node: Node): Method {
  const bound = /^[ \t]*@(\w+\.)*classmethod\b/m.test(decoratorsOf(node));
  return { node, value: { kind: 'function', function: functionOf(node) }, bound };
}

/** Bases that make annotated names of the class into parameters of its constructor. */
const FIELD_BASES = new Set(['NamedTuple', 'TypedDict', 'BaseModel', 'Struct']);

/** Bases that say nothing about the constructor. */
const PLAIN_BASES = new Set([...FIELD_BASES, 'object', 'ABC', 'Protocol', 'Generic']);

function decoratorsOf(node: Node): string {
  const around = decorated(node);
  return around.id === node.id ? '' : around.text.slice(0, node.startIndex - around.startIndex);
}

/** A field of a data class as a parameter: `x: int = field(default=1)`; null for what the constructor does not take. */
function dataField(name: string, type: string, value: Node | null): Parameter | null {
  if (/^(typing\.)?ClassVar\b/.test(type) || /(^|\.)KW_ONLY$/.test(type)) return null;
  const isField = value?.type === 'call' && /(^|\.)(field|ib|Field)$/.test(field(value, 'function').text);
  if (!isField) return { name, default: value, rest: null };
  const options = new Map(
    named(field(value, 'arguments'))
      .filter(argument => argument.type === 'keyword_argument')
      .map(argument => [field(argument, 'name').text, field(argument, 'value')]),
  );
  if (options.get('init')?.type === 'false') return null;
  const factory = options.get('default_factory') ?? options.get('factory');
  return { name, default: options.get('default') ?? (factory ? madeBy(factory) : null), rest: null };
}

/** What a factory of defaults gives: `list`, `dict`, `lambda: …`. */
function madeBy(factory: Node): Node | Expression {
  if (factory.type === 'lambda') return field(factory, 'body');
  if (factory.text === 'dict') return { kind: 'mapping', entries: [] };
  return ['list', 'tuple', 'set'].includes(factory.text)
    ? { kind: 'sequence', items: [] }
    : opaque('what a factory makes');
}

/** `auto()`: one more than before, the next bit of a flag, or the member's name in small letters. */
function nextMember(base: string, name: string, giving: Node | undefined): NextMember | Expression {
  if (giving) return givenBy(giving, name);
  return {
    kind: 'next',
    next(previous, before) {
      if (base === 'StrEnum') return name.toLowerCase();
      if (previous === undefined) return 1;
      if (typeof previous !== 'number') return undefined;
      // Whether it follows the last or the greatest one depends on the version.
      if (before.some(value => typeof value === 'number' && value > previous)) return undefined;
      return base.endsWith('Flag') ? 2 ** (Math.floor(Math.log2(previous)) + 1) : previous + 1;
    },
  };
}

/** What the function of an enumeration that gives values makes of a name: the name itself, or in small or capital letters. */
function givenBy(giving: Node, name: string): Expression {
  const { parameters, result } = functionOf(giving);
  const [own, how, ...more] = (result && 'id' in result ? result.text : '').split('.');
  if (own !== parameters[0]?.name || more.length > 0 || !/^[\x20-\x7e]*$/.test(name))
    return opaque('what the enumeration gives a member without a value');
  if (how === undefined) return { kind: 'literal', value: name };
  if (how === 'lower()') return { kind: 'literal', value: name.toLowerCase() };
  return how === 'upper()'
    ? { kind: 'literal', value: name.toUpperCase() }
    : opaque('what the enumeration gives a member without a value');
}

function isAuto(value: Node): boolean {
  return value.type === 'call' && /^(enum\.)?auto$/.test(field(value, 'function').text);
}
