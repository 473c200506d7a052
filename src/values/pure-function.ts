import type { Constant } from './model.js';

/**
 * A library function without effects, applied to constants. It gets the receiver (for methods; `undefined` for plain
 * functions) and its arguments, and gives `undefined` for what it does not handle: the call then stays a call.
 */
export type PureFunction<V, E, O> = (
  receiver: V | undefined,
  args: readonly V[],
  origin: O,
  /** Keyword arguments; a function that does not look at them is not applied when there are any. */
  named: ReadonlyMap<string, E>,
  /** What a function of the source gives for values; undefined when that is not known. */
  invoke: (callee: V, values: readonly V[]) => V | undefined,
  /** A member of a module, class or instance, when there is one of the name. */
  member?: (object: V, name: string) => V | undefined,
) => V | Constant | undefined;

/** By name as written: `frozenset`, `Object.freeze`; methods with a dot in front: `.strip`. */
export type PureFunctions<V, E, O> = Readonly<Record<string, PureFunction<V, E, O>>>;

/** A function that takes at most this many arguments, none of them by keyword. */
export function taking<V, E, O>(count: number, apply: PureFunction<V, E, O>): PureFunction<V, E, O> {
  return (receiver, args, origin, named, invoke, member) =>
    args.length <= count && named.size === 0
      ? apply(receiver, args, origin, named, invoke, member)
      : undefined;
}

/** A text method with at most one argument, itself a text. */
export function text<V, E, O>(
  apply: (receiver: string, argument: string | undefined) => Constant | undefined,
): PureFunction<V, E, O> {
  return taking(1, (receiver, [argument]) => {
    if (typeof receiver !== 'string') return undefined;
    if (argument !== undefined && typeof argument !== 'string') return undefined;
    return apply(receiver, argument as string | undefined);
  });
}
