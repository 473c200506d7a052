import type { Binding } from '../languages/language/binding.js';
import type { Expression, FunctionShape, Parameter, Pattern } from '../languages/language/expression.js';
import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';
import {
  type CallSite,
  Described,
  type Environment,
  returned,
  type Site,
  settled,
  unresolvedAt,
} from './environment.js';
import type { Evaluator } from './evaluator.js';
import { areFields, fieldsGiven, type Given } from './fields.js';
import { heldBy, setAgain } from './held.js';
import type { Names } from './names.js';
import {
  CallResult,
  Definition,
  type Entry,
  EnumMember,
  keyText,
  Mapping,
  Sequence,
  Unresolved,
  UnsetName,
  type Value,
  worthOf,
} from './value.js';

/** Functions applied inside functions: helpers of helpers, never recursion. */
const MAX_CALL_DEPTH = 16;
/** Classes that take over the parameters of classes. */
const MAX_BASES = 16;
/** Values that a library function may be handed. */
const MAX_WEIGHT = 2_000_000;

type Call = Expression & { kind: 'call' };

/** Arguments of a call, evaluated. */
interface Arguments {
  readonly positional: readonly (Entry & { readonly omitted?: boolean })[];
  readonly named: ReadonlyMap<string, Entry>;
  /** All of them as they are written, of a structure. */
  readonly given?: readonly Given[];
  /** What stands for fields that are not given, where another structure has them that is not known. */
  readonly others?: Entry;
}

/** Calls: library functions without effects, helpers that only build a value, and everything else as data. */
export class Calls {
  constructor(
    private readonly evaluator: Evaluator,
    private readonly names: Names,
  ) {}

  evaluate(call: Call, node: Node, site: Site): Value {
    const args = this.arguments(call, site);
    if (args instanceof Unresolved) return args;
    const pure = call.isRecord ? undefined : this.library(calleeOf(call, site), call, args, node, site);
    if (pure !== undefined) return pure;
    const { text, definition, byParameter, origin } = this.target(call, args, site);
    const fields =
      definition || call.isRecord ? undefined : this.fieldsOf(calleeOf(call, site), call.callee, args, site);
    if (fields)
      return new CallResult(
        text,
        origin,
        args.positional,
        args.named,
        fields,
        undefined,
        undefined,
        undefined,
        true,
      );
    const value =
      definition &&
      (this.expansion(definition, node, site) ??
        this.converted(definition, args, node, site) ??
        (byParameter && this.apply(definition, byParameter, { node, site })));
    const [returned, makes] = value instanceof Definition ? [undefined, value] : [value];
    const given = byParameter ? asBound(args, byParameter) : args;
    return new CallResult(
      text,
      origin,
      given.positional,
      given.named,
      byParameter,
      returned,
      call.isExtended ? undefined : definition,
      makes,
      call.isRecord,
      definition && byParameter && returned === undefined && makes === undefined
        ? heldBy(definition, byParameter, this.evaluator, { node, site })
        : undefined,
    );
  }

  /** The fields of what a call of a name gives, where another call made that of their names: `Op = namedtuple("Op", "name prec")`. */
  private fieldsOf(
    callee: Expression,
    at: Node,
    args: Arguments,
    site: Site,
  ): ReadonlyMap<string, Entry> | undefined {
    const { objects } = site.file.language;
    if (!objects?.fieldsMade || callee.kind !== 'name') return undefined;
    const made = settled(this.evaluator.meaning(callee, at, site));
    const fields = made instanceof CallResult ? objects.fieldsMade(made) : undefined;
    const origin = site.file.origin(at);
    const isKnown =
      fields &&
      args.positional.length <= fields.length &&
      [...args.named.keys()].every(each => fields.some(({ name }) => name === each));
    if (!isKnown) return undefined;
    const given = fields.flatMap(({ name, value }, i): [string, Entry][] => {
      const entry =
        args.positional[i] ?? args.named.get(name) ?? (value === undefined ? undefined : { value, origin });
      return entry ? [[name, entry]] : [];
    });
    return given.length === fields.length ? new Map(given) : undefined;
  }

  /** A call as it is written, whatever it gives. */
  asWritten(call: Call, site: Site): CallResult | Unresolved {
    const args = this.arguments(call, site);
    if (args instanceof Unresolved) return args;
    const { text, definition, byParameter, origin } = this.target(call, args, site);
    return new CallResult(text, origin, args.positional, args.named, byParameter, undefined, definition);
  }

  /** What is called, as written and as defined, and what its parameters are given. */
  private target(call: Call, args: Arguments, site: Site) {
    const { object, calleeIn } = call;
    const file = calleeIn ?? site.file;
    const callee = calleeOf(call, site);
    const text = object ? `${file.quote(object)}.${call.callee.text}` : file.quote(call.callee);
    const found = this.definition(callee, call.callee, calleeIn ? { file, env: undefined } : site);
    const definition = found && this.overload(found, call.arguments.length);
    const parameters = definition && this.parameters(definition, call.arguments.length);
    // A method that knows its object, or class, has it as its first argument.
    const given =
      definition?.bound && callee.kind === 'member'
        ? { ...args, positional: [this.receiver(callee.object, site), ...args.positional] }
        : args;
    const byParameter =
      definition && parameters
        ? this.delegated(parameters, this.bound(parameters, given, definition), definition)
        : undefined;
    return { text, definition, byParameter, origin: file.origin(call.callee) };
  }

  /** Of functions with one name that stand side by side, the one that takes so many arguments; undefined where types say which. */
  private overload(found: Described, count: number): Described | undefined {
    const { name, shape, site } = found;
    const { file } = site;
    if (!file.language.overloads || shape?.kind !== 'function') return found;
    if (specialisedIn(file).has(name)) return undefined;
    const others = file.bindings(name).filter(({ binding }) => isBeside(binding.node, found.node));
    const fitting = others.filter(({ binding }) => {
      const own = functionIn(binding);
      return own && takes(count, own.parameters);
    });
    if (!takes(count, shape.function.parameters)) {
      const [only, ...more] = fitting;
      const other = only && more.length === 0 && this.evaluator.valueOf(name, only, file);
      return other instanceof Described ? other : others.length > 0 ? undefined : found;
    }
    return fitting.length === 0 ? found : undefined;
  }

  /** What a macro writes in place of its call; undefined when that is no value, or it is no macro. */
  private expansion({ shape }: Described, node: Node, site: Site): Value | undefined {
    if (shape?.kind !== 'function' || !shape.function.expand) return undefined;
    const value = this.evaluator.meaning(shape.function.expand(node), node, site);
    // What another macro writes in it is written here.
    return value instanceof Unresolved ? undefined : settled(value);
  }

  /** What a type makes of the one value that it is called with; undefined where it is no call for that. */
  private converted({ shape, site: own }: Described, args: Arguments, node: Node, { file }: Site) {
    const converts = shape?.kind === 'class' ? shape.class.converts : undefined;
    const [only, ...more] = args.positional;
    if (!converts || args.given || !only || more.length > 0) return undefined;
    const value = this.evaluator.held(converts.holds, settled(only.value), file.place(node), own);
    return value instanceof Unresolved ? undefined : value;
  }

  private receiver(object: Node, site: Site): Entry {
    return { value: this.evaluator.objectOf(object, site), origin: site.file.origin(object) };
  }

  /** What a function gives for values; undefined when it does more than build one. */
  invoke(callee: Value, values: readonly Value[], calledAt?: CallSite): Value | undefined {
    if (!(callee instanceof Described) || callee.shape?.kind !== 'function') return undefined;
    const { file } = callee.site;
    const positional = values.map(value => ({ value, origin: file.origin(callee.node) }));
    const result = this.apply(
      callee,
      this.bind(callee.shape.function.parameters, { positional, named: new Map() }, callee),
      calledAt,
    );
    return result instanceof Definition ? undefined : result;
  }

  private arguments(call: Pick<Call, 'arguments' | 'isRecord'>, site: Site): Arguments | Unresolved {
    const { file } = site;
    const positional: (Entry & { omitted?: boolean })[] = [];
    const named = new Map<string, Entry>();
    const given: Given[] = [];
    let others: Others | undefined;
    for (const argument of call.arguments) {
      const { node, name, spread, omitted, partial = false } = argument;
      const value = this.evaluator.asWritten(
        argument.value ? this.evaluator.evaluateItem(argument, site) : this.evaluator.evaluateNow(node, site),
        node,
        file,
      );
      const origin = file.origin(node);
      // What a macro writes between the braces of a structure may be several values.
      const several = call.isRecord && name === undefined ? settled(value) : undefined;
      if (several instanceof Sequence && several.bare) {
        positional.push(...several.entries);
        given.push(...several.entries.map(entry => ({ name, entry, partial })));
        continue;
      }
      if (spread === undefined) {
        if (call.isRecord) given.push({ name, entry: { value, origin }, partial });
        if (name === undefined) positional.push({ value, origin, ...(omitted && { omitted }) });
        else named.set(name, { value, origin });
        continue;
      }
      const spreadValue = settled(value);
      if (spread === 'others') others = { node, entry: { value: spreadValue, origin } };
      else if (spread === 'positional' && spreadValue instanceof Sequence && spreadValue.isOrdered)
        for (const entry of spreadValue.entries) positional.push(entry);
      else if (spread === 'named' && spreadValue instanceof Mapping) {
        for (const entry of spreadValue.entries) named.set(keyText(entry.key), entry);
      } else return unresolvedAt('the arguments that are spread here are not constants', node, file);
    }
    const rest = others && fieldsOf(others, file);
    for (const [name, entry] of rest?.fields ?? []) if (!named.has(name)) named.set(name, entry);
    return {
      positional,
      named,
      ...(call.isRecord && { given }),
      ...(rest?.unknown && { others: rest.unknown }),
    };
  }

  private library(
    callee: Expression,
    { callee: calleeNode, object }: Call,
    { positional, named }: Arguments,
    node: Node,
    site: Site,
  ): Value | undefined {
    const { file } = site;
    const { functions } = file.language;
    const given = positional.map(entry => returned(entry.value));
    const taken = (name: string, value: Value): Value => {
      const { goingThrough, ofMembers } = file.language.operators;
      const members = goingThrough?.has(name) ? this.evaluator.members.itemsOf(value) : undefined;
      if (members) return new Sequence(members);
      return ofMembers?.has(name) ? value : worthOf(value);
    };
    const origin = file.origin(node);
    const run = (name: string, receiver: Value | undefined): Value | undefined => {
      // Own properties only: a function called `toString` or `constructor` is not one of ours.
      const apply = Object.hasOwn(functions, name) && !isReplacedIn(file, name) ? functions[name] : undefined;
      const args = given.map(value => taken(name, value));
      if (!apply || weight([receiver, ...args]) > MAX_WEIGHT) return undefined;
      try {
        return apply(
          receiver,
          args,
          origin,
          named,
          (inner, values) => this.invoke(inner, values, { node, site }),
          (object, member) => this.evaluator.members.ifAny(object, member),
        );
      } catch (error) {
        // A text longer than any text can be.
        if (error instanceof RangeError) return undefined;
        throw error;
      }
    };
    const written = object ? `${object.text}.${calleeNode.text}` : calleeNode.text;
    const isOwn = Object.hasOwn(functions, written);
    if (isOwn || file.language.imports.libraryName) {
      const name = this.names.libraryName(written, calleeNode, site);
      if (name !== undefined && Object.hasOwn(functions, name)) return run(name, undefined);
      if (isOwn) return undefined;
    }
    if (callee.kind !== 'member') return undefined;
    const isCall = site.file.language.expression(callee.object).kind === 'call';
    const whole = returned(
      isCall ? this.evaluator.objectOf(callee.object, site) : this.evaluator.evaluateNow(callee.object, site),
    );
    const isOwnMethod =
      whole instanceof EnumMember && this.evaluator.members.methodNamed(whole.of, callee.name) !== undefined;
    const receiver = isOwnMethod ? whole : worthOf(whole);
    if (receiver instanceof Unresolved || receiver instanceof Definition || receiver instanceof CallResult)
      return undefined;
    if (receiver instanceof Mapping && receiver.get(callee.name) !== undefined) return undefined;
    return (
      run(`.${callee.name}`, receiver) ??
      unresolvedAt(`what .${callee.name}(…) gives here is not known before the program runs`, node, file)
    );
  }

  private definition(callee: Expression, node: Node, site: Site): Described | undefined {
    if (
      callee.kind !== 'name' &&
      callee.kind !== 'member' &&
      callee.kind !== 'same' &&
      callee.kind !== 'class' &&
      callee.kind !== 'function' &&
      callee.kind !== 'call'
    )
      return undefined;
    const { methodsApart } = site.file.language.objects ?? {};
    const method =
      methodsApart && callee.kind === 'member'
        ? this.evaluator.members.methodNamed(this.evaluator.objectOf(callee.object, site), callee.name)
        : undefined;
    const found = method ?? this.evaluator.meaning(callee, node, site);
    // What a function makes can be called, too: `register("x")(f)`.
    const value = found instanceof CallResult && found.makes ? found.makes : found;
    return value instanceof Described && value.kind !== 'module' ? value : undefined;
  }

  /** Parameters of a function or of a class's constructor; undefined when they are not known. */
  private parameters({ shape, site }: Described, count: number, depth = 0): readonly Parameter[] | undefined {
    if (shape?.kind === 'function') return shape.function.parameters;
    if (shape?.kind !== 'class' || depth > MAX_BASES) return undefined;
    const { parameters, constructors, extendsBase, bases } = shape.class;
    if (constructors) return oneFor(count, constructors);
    if (parameters && !extendsBase) return parameters;
    const [first] = bases;
    if (!first) return parameters ?? undefined;
    const base = this.evaluator.evaluate(first, site);
    const inherited = base instanceof Described ? this.parameters(base, count, depth + 1) : undefined;
    if (!inherited || !parameters) return inherited;
    const own = new Map(parameters.map(parameter => [parameter.name, parameter]));
    const replaced = inherited.map(parameter => own.get(parameter.name) ?? parameter);
    return [
      ...replaced,
      ...parameters.filter(parameter => !inherited.some(({ name }) => name === parameter.name)),
    ];
  }

  private bound(
    parameters: readonly Parameter[],
    args: Arguments,
    definition: Described,
  ): ReadonlyMap<string, Entry> {
    return this.asHeld(parameters, this.boundAsWritten(parameters, args, definition), definition);
  }

  /** With what a constructor hands to another one of its class, by the names that it has there. */
  private delegated(
    parameters: readonly Parameter[],
    bound: ReadonlyMap<string, Entry>,
    definition: Described,
    depth = 0,
  ): ReadonlyMap<string, Entry> {
    const { shape, site } = definition;
    const to = shape?.kind === 'class' ? shape.class.delegates?.get(parameters) : undefined;
    const next = to && this.parameters(definition, to.arguments.length);
    if (!next || next === parameters || depth > MAX_BASES) return bound;
    const names = new Map([...bound].map(([name, { value }]) => [name, value]));
    const env: Environment = { file: site.file, owner: to.node, names, outer: site.env, depth: 1 };
    const args = this.arguments({ arguments: to.arguments }, { file: site.file, env });
    if (args instanceof Unresolved) return bound;
    const handed = this.delegated(next, this.bound(next, args, definition), definition, depth + 1);
    // What is handed on as it is stands where it was given.
    const own = [...handed].map(([name, entry]): [string, Entry] => {
      const given = bound.get(name);
      return [name, given?.value === entry.value ? given : entry];
    });
    const given = own.filter(([name]) => !bound.has(name));
    const others = new Set(
      setAgain(
        to.node,
        given.map(([name]) => name),
        site.file,
      ),
    );
    const reason = 'a constructor that calls another one gives it a value of its own';
    return new Map([
      ...bound,
      ...own.map(([name, entry]): [string, Entry] => [
        name,
        others.has(name) ? { ...entry, value: unresolvedAt(reason, to.node, site.file) } : entry,
      ]),
    ]);
  }

  /** What parameters and fields hold of their values, by their types. */
  private asHeld(
    parameters: readonly Parameter[],
    bound: ReadonlyMap<string, Entry>,
    { site }: Described,
  ): ReadonlyMap<string, Entry> {
    const held = parameters.flatMap(({ name, holds, rest }): [string, Entry][] => {
      const entry = holds === undefined ? undefined : bound.get(name);
      if (!entry) return [];
      const value = this.evaluator.held(rest ? { of: holds } : holds, entry.value, entry.origin.place, site);
      return value === entry.value ? [] : [[name, { ...entry, value }]];
    });
    return held.length === 0 ? bound : new Map([...bound, ...held]);
  }

  private boundAsWritten(
    parameters: readonly Parameter[],
    args: Arguments,
    definition: Described,
  ): ReadonlyMap<string, Entry> {
    if (!args.given || !areFields(parameters)) return this.bind(parameters, args, definition);
    const fields = fieldsGiven(args.given, parameters, definition, this.evaluator);
    // What is left is as the structure has it.
    return new Map([
      ...this.bind(parameters, { positional: [], named: fields }, definition),
      ...[...fields].filter(([name]) => !parameters.some(parameter => parameter.name === name)),
    ]);
  }

  /** Arguments by parameter name, with the defaults of those that are left out. */
  private bind(
    parameters: readonly Parameter[],
    { positional, named, others }: Arguments,
    { site, node }: Described,
  ): Map<string, Entry> {
    const bound = new Map<string, Entry>();
    const origin = site.file.origin(node);
    const left = new Map(named);
    let next = 0;
    for (const parameter of parameters) {
      const { name, rest } = parameter;
      if (rest === 'positional') {
        bound.set(name, { value: new Sequence(positional.slice(next)), origin });
        next = positional.length;
      } else if (rest === 'named') {
        bound.set(name, { value: new Mapping([...left].map(([key, entry]) => ({ key, ...entry }))), origin });
      } else {
        const given = positional[next] ?? left.get(name);
        if (positional[next] === undefined) left.delete(name);
        else next += 1;
        if (given && !('omitted' in given)) bound.set(name, given);
        else if (parameter.default) {
          const value =
            'id' in parameter.default
              ? this.evaluator.evaluate(parameter.default, site)
              : this.evaluator.meaning(parameter.default, node, site);
          bound.set(name, { value, origin });
        } else if (given) bound.set(name, given);
        else if (others) bound.set(name, others);
      }
    }
    return bound;
  }

  /** What a function that only builds a value gives for these arguments; undefined when it does more than that. */
  private apply(
    definition: Described,
    args: ReadonlyMap<string, Entry>,
    calledAt: CallSite | undefined,
  ): Value | undefined {
    const { shape, site, node } = definition;
    if (shape?.kind !== 'function') return undefined;
    if (!shape.function.result || shape.function.expand) return undefined;
    if (site.file.language.objects?.isReplaced?.(definition, this.evaluator)) return undefined;
    const depth = (calledAt?.site.env?.depth ?? site.env?.depth ?? 0) + 1;
    if (depth > MAX_CALL_DEPTH) return undefined;
    const names = new Map<string, Value>();
    for (const { name, pattern } of shape.function.parameters) {
      const value = args.get(name)?.value ?? null;
      if (!pattern) names.set(name, value);
      else if (!this.takeApart(pattern, value, names, site)) return undefined;
    }
    const value = this.result(shape.function, {
      file: site.file,
      env: { file: site.file, owner: node, names, outer: site.env, depth, calledAt },
    });
    return value instanceof Unresolved && !(value instanceof UnsetName) ? undefined : value;
  }

  /** The table that a function stands for: what it returns, or else what it does case by case. */
  tableOf(shape: FunctionShape, site: Site): Value {
    const { node } = shape;
    const entries = shape.result ? [] : (shape.cases?.() ?? []);
    if (entries.length > 0) return this.evaluator.meaning({ kind: 'mapping', entries }, node, site);
    const inTokens = shape.result ? null : shape.casesInTokens?.();
    return inTokens ? this.evaluator.meaning(inTokens, node, site) : this.result(shape, site);
  }

  /** The one value of a function's body. */
  result(shape: FunctionShape, site: Site): Value {
    const { node } = shape;
    const { result } = shape;
    if (!result) return unresolvedAt('the function does more than return one value', node, site.file);
    return 'id' in result
      ? this.evaluator.evaluate(result, site)
      : this.evaluator.meaning(result, node, site);
  }

  /** The table that a class gives in place of an instance of itself; undefined for all other classes. */
  instanceOf(definition: Described): Value | undefined {
    const { shape, site } = definition;
    const maker = shape?.kind === 'class' ? shape.class.instance?.() : undefined;
    const [first] = maker?.parameters ?? [];
    if (!maker || !first) return undefined;
    if (!maker.result)
      return unresolvedAt('the function does more than return one value', maker.node, site.file);
    const env: Environment = {
      file: site.file,
      owner: maker.node,
      names: new Map([[first.name, definition]]),
      outer: site.env,
      depth: (site.env?.depth ?? 0) + 1,
    };
    const value = settled(this.result(maker, { file: site.file, env }));
    if (value instanceof Mapping || value instanceof Unresolved) return value;
    return unresolvedAt('what it gives in place of an instance is no table', maker.node, site.file);
  }

  /** Binds the names of a pattern to the parts of a value; false when the value has no such parts. */
  takeApart(pattern: Pattern, value: Value, names: Map<string, Value>, site: Site): boolean {
    if (typeof pattern === 'string') {
      names.set(pattern, value);
      return true;
    }
    const whole = settled(value);
    if ('items' in pattern) {
      if (!(whole instanceof Sequence && whole.isOrdered)) return false;
      return pattern.items.every(
        (item, i) => item === null || this.takeApart(item, whole.entries[i]?.value ?? null, names, site),
      );
    }
    if (!(whole instanceof Mapping)) return false;
    return pattern.fields.every(field => {
      const given = whole.get(field.key);
      const missing = field.default ? this.evaluator.evaluate(field.default, site) : null;
      return this.takeApart(field.pattern, given ?? missing, names, site);
    });
  }
}

/** The structure whose other fields one takes: `..base`. */
interface Others {
  readonly node: Node;
  readonly entry: Entry;
}

/** The fields of the structure whose others are taken; where that is not known, what stands for each of them. */
function fieldsOf(
  { node, entry: { value, origin } }: Others,
  file: SourceFile,
): { readonly fields: ReadonlyMap<string, Entry>; readonly unknown?: Entry } {
  if (value instanceof CallResult && value.isRecord) return { fields: value.byParameter ?? value.named };
  const reason = 'what the structure holds whose other fields are taken is not known';
  const unknown = {
    value: value instanceof Unresolved ? value : unresolvedAt(reason, node, file),
    origin,
  };
  return { fields: new Map([['..', unknown]]), unknown };
}

/** Whether a file gives a function of the library another value. */
function isReplacedIn(file: SourceFile, name: string): boolean {
  const { replacedFunctions } = file.language;
  if (!replacedFunctions) return false;
  let names = replaced.get(file);
  if (!names) {
    names = replacedFunctions(file.text);
    replaced.set(file, names);
  }
  return names.has(name);
}

const replaced = new WeakMap<SourceFile, ReadonlySet<string>>();

/** Templates that a file writes anew for some types: `template <> int size<char>()`. Asked for every call. */
function specialisedIn(file: SourceFile): ReadonlySet<string> {
  let names = specialised.get(file);
  if (!names) {
    const heads = file.text.match(/template\s*<\s*>[^;{}]*/g) ?? [];
    names = new Set(heads.flatMap(head => [...head.matchAll(/\b(\w+)\s*</g)].map(([, name = '']) => name)));
    specialised.set(file, names);
  }
  return names;
}

const specialised = new WeakMap<SourceFile, ReadonlySet<string>>();

/** Of several lists of parameters, the one that so many arguments are for; those of several that call them alike are as good. */
function oneFor(count: number, lists: readonly (readonly Parameter[])[]): readonly Parameter[] | undefined {
  const fitting = lists.filter(list => takes(count, list));
  const [first] = fitting;
  const names = (list: readonly Parameter[]) =>
    list.map(({ name, holds }) => `${name}:${JSON.stringify(holds)}`).join();
  return first && fitting.every(list => names(list) === names(first)) ? first : undefined;
}

/** Whether parameters take so many arguments. */
function takes(count: number, list: readonly Parameter[]): boolean {
  const needed = list.filter(each => !each.default && !each.rest).length;
  return count >= needed && (count <= list.length || list.some(each => each.rest));
}

function functionIn(binding: Binding): FunctionShape | undefined {
  const value = binding.kind === 'value' && !('id' in binding.value) ? binding.value : undefined;
  return value?.kind === 'function' ? value.function : undefined;
}

/** Whether two functions stand in the same place, and take something else. */
function isBeside(other: Node, own: Node): boolean {
  return other.id !== own.id && placeOf(other)?.id === placeOf(own)?.id && headOf(other) !== headOf(own);
}

/** What a function stands in, be it a template. */
function placeOf({ parent }: Node): Node | null {
  return parent?.type === 'template_declaration' ? parent.parent : parent;
}

/** A function without its body. */
function headOf(node: Node): string {
  const body = node.childForFieldName('body');
  return node.text.slice(0, body ? body.startIndex - node.startIndex : undefined).replace(/\s+/g, ' ');
}

function calleeOf({ object, callee }: Call, { file }: Site): Expression {
  return object ? { kind: 'member', object, name: callee.text } : file.language.expression(callee);
}

/** Arguments as their parameters hold them. */
function asBound({ positional, named }: Arguments, bound: ReadonlyMap<string, Entry>) {
  const held = new Map([...bound.values()].map(entry => [entry.origin, entry]));
  const own = (entry: Entry) => held.get(entry.origin) ?? entry;
  return {
    positional: positional.map(own),
    named: new Map([...named].map(([name, entry]) => [name, own(entry)])),
  };
}

function weight(values: readonly (Value | undefined)[]): number {
  let total = 0;
  for (const value of values)
    if (value instanceof Sequence || value instanceof Mapping) total += value.weight;
  return total;
}
