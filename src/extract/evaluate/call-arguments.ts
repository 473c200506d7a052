import type { Expression, Parameter } from '../languages/language/expression.js';
import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';
import { Described, type Environment, type Site, settled, unresolvedAt } from './environment.js';
import type { Evaluator } from './evaluator.js';
import { areFields, fieldsGiven, type Given } from './fields.js';
import { setAgain } from './held.js';
import { oneFor } from './overloads.js';
import { keyText } from './plain-data.js';
import { CallResult, type Entry, Mapping, Sequence, Unresolved } from './value.js';

/** Classes that take over the parameters of classes. */
const MAX_BASES = 16;

/** A call, a macro's or a structure that is written out among them. */
export type Call = Expression & { kind: 'call' };

/** Arguments of a call, evaluated. */
export interface Arguments {
  readonly positional: readonly (Entry & { readonly omitted?: boolean })[];
  readonly named: ReadonlyMap<string, Entry>;
  /** All of them as they are written, of a structure. */
  readonly given?: readonly Given[];
  /** What stands for fields that are not given, where another structure has them that is not known. */
  readonly others?: Entry;
}

/** Evaluates the arguments of calls, and gives them to the parameters of what is called. */
export class CallArguments {
  constructor(private readonly evaluator: Evaluator) {}

  /** The arguments of a call, evaluated; what is spread into them and no constant is not resolved. */
  of(call: Pick<Call, 'arguments' | 'isRecord'>, site: Site): Arguments | Unresolved {
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

  /** Parameters of a function or of a class's constructor; undefined when they are not known. */
  parameters({ shape, site }: Described, count: number, depth = 0): readonly Parameter[] | undefined {
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

  /** Arguments by parameter name, as the types of the parameters hold them, and what a constructor hands on to another one. */
  byParameter(
    parameters: readonly Parameter[],
    args: Arguments,
    definition: Described,
    depth = 0,
  ): ReadonlyMap<string, Entry> {
    const bound = this.asHeld(parameters, this.boundAsWritten(parameters, args, definition), definition);
    return this.delegated(parameters, bound, definition, depth);
  }

  /** With what a constructor hands to another one of its class, by the names that it has there. */
  private delegated(
    parameters: readonly Parameter[],
    bound: ReadonlyMap<string, Entry>,
    definition: Described,
    depth: number,
  ): ReadonlyMap<string, Entry> {
    const { shape, site } = definition;
    const to = shape?.kind === 'class' ? shape.class.delegates?.get(parameters) : undefined;
    const next = to && this.parameters(definition, to.arguments.length);
    if (!next || next === parameters || depth > MAX_BASES) return bound;
    const names = new Map([...bound].map(([name, { value }]) => [name, value]));
    const env: Environment = { file: site.file, owner: to.node, names, outer: site.env, depth: 1 };
    const args = this.of({ arguments: to.arguments }, { file: site.file, env });
    if (args instanceof Unresolved) return bound;
    const handed = this.byParameter(next, args, definition, depth + 1);
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
  bind(
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

/** Arguments as their parameters hold them. */
export function asBound({ positional, named }: Arguments, bound: ReadonlyMap<string, Entry>) {
  const held = new Map([...bound.values()].map(entry => [entry.origin, entry]));
  const own = (entry: Entry) => held.get(entry.origin) ?? entry;
  return {
    positional: positional.map(own),
    named: new Map([...named].map(([name, entry]) => [name, own(entry)])),
  };
}
