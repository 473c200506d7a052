import type { Expression, FunctionShape, Pattern } from '../languages/language/expression.js';
import type { Node } from '../syntax/node.js';
import { type Arguments, asBound, type Call, CallArguments } from './call-arguments.js';
import {
  type CallSite,
  Described,
  type Environment,
  type Site,
  settled,
  unresolvedAt,
} from './environment.js';
import type { Evaluator } from './evaluator.js';
import { heldBy } from './held.js';
import { libraryCall } from './library-call.js';
import type { Names } from './names.js';
import { overloadFor } from './overloads.js';
import {
  CallResult,
  Definition,
  type Entry,
  Mapping,
  Sequence,
  Unresolved,
  UnsetName,
  type Value,
} from './value.js';

/** Functions applied inside functions: helpers of helpers, never recursion. */
const MAX_CALL_DEPTH = 16;

/** Calls: library functions without effects, helpers that only build a value, and everything else as data. */
export class Calls {
  private readonly args: CallArguments;

  constructor(
    private readonly evaluator: Evaluator,
    private readonly names: Names,
  ) {
    this.args = new CallArguments(evaluator);
  }

  evaluate(call: Call, node: Node, site: Site): Value {
    const args = this.args.of(call, site);
    if (args instanceof Unresolved) return args;
    const pure = call.isRecord
      ? undefined
      : libraryCall(calleeOf(call, site), call, args, node, site, {
          evaluator: this.evaluator,
          names: this.names,
          invoke: (callee, values, calledAt) => this.invoke(callee, values, calledAt),
        });
    if (pure !== undefined) return pure;
    const { text, definition, byParameter, origin } = this.target(call, args, site);
    const fields =
      definition || call.isRecord ? undefined : this.fieldsOf(calleeOf(call, site), call.callee, args, site);
    if (fields)
      return new CallResult({
        callee: text,
        origin,
        positional: args.positional,
        named: args.named,
        byParameter: fields,
        isRecord: true,
      });
    const value =
      definition &&
      (this.expansion(definition, node, site) ??
        this.converted(definition, args, node, site) ??
        (byParameter && this.apply(definition, byParameter, { node, site })));
    const [returned, makes] = value instanceof Definition ? [undefined, value] : [value];
    const given = byParameter ? asBound(args, byParameter) : args;
    return new CallResult({
      callee: text,
      origin,
      positional: given.positional,
      named: given.named,
      byParameter,
      returned,
      of: call.isExtended ? undefined : definition,
      makes,
      isRecord: call.isRecord,
      changed:
        definition && byParameter && returned === undefined && makes === undefined
          ? heldBy(definition, byParameter, this.evaluator, { node, site })
          : undefined,
    });
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
    const args = this.args.of(call, site);
    if (args instanceof Unresolved) return args;
    const { text, definition, byParameter, origin } = this.target(call, args, site);
    const { positional, named } = args;
    return new CallResult({ callee: text, origin, positional, named, byParameter, of: definition });
  }

  /** What is called, as written and as defined, and what its parameters are given. */
  private target(call: Call, args: Arguments, site: Site) {
    const { object, calleeIn } = call;
    const file = calleeIn ?? site.file;
    const callee = calleeOf(call, site);
    const text = object ? `${file.quote(object)}.${call.callee.text}` : file.quote(call.callee);
    const found = this.definition(callee, call.callee, calleeIn ? { file, env: undefined } : site);
    const definition = found && overloadFor(found, call.arguments.length, this.evaluator);
    const parameters = definition && this.args.parameters(definition, call.arguments.length);
    // A method that knows its object, or class, has it as its first argument.
    const given =
      definition?.bound && callee.kind === 'member'
        ? { ...args, positional: [this.receiver(callee.object, site), ...args.positional] }
        : args;
    const byParameter =
      definition && parameters ? this.args.byParameter(parameters, given, definition) : undefined;
    return { text, definition, byParameter, origin: file.origin(call.callee) };
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
      this.args.bind(callee.shape.function.parameters, { positional, named: new Map() }, callee),
      calledAt,
    );
    return result instanceof Definition ? undefined : result;
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

function calleeOf({ object, callee }: Call, { file }: Site): Expression {
  return object ? { kind: 'member', object, name: callee.text } : file.language.expression(callee);
}
