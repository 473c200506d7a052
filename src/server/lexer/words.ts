/** Words of the language that the reader has to know (reference-language.md §1.3, §1.7). */

export const RESERVED: ReadonlySet<string> = new Set(
  (
    'steady void yes no out in typeof shadow given orif otherwise match point default is isnt bigger smaller ' +
    'bigger_eq smaller_eq and or not cycle persist perform halt skip from to step action yield blueprint spawn self ' +
    'root adopt relay trait static monitor handle ensure trigger retry recover guard propagate validate async await ' +
    'thread channel pulse observe stream defer parallel mark frame sift morph distill train predict using with ' +
    'extends as wait emit forge cast lambda record enum when inspect assert delete'
  ).split(' '),
);

/** Reserved words that are values, so that `//` behind them may divide (§1.4). */
export const VALUE_WORDS: ReadonlySet<string> = new Set(['yes', 'no', 'void', 'self']);

/** A line that ends in one of these goes on in the next (§1.3). */
export const CONTINUING: ReadonlySet<string> = new Set(
  (
    '+ - * / % ** // ~/ and or == != < > <= >= is isnt bigger smaller bigger_eq smaller_eq ?? , := >> -> => += -= ' +
    '*= /= %='
  ).split(' '),
);

/** Longest first, so that the first that fits is the one that is meant (§1.6). */
export const OPERATORS: readonly string[] =
  '... := ** ~/ += -= *= /= %= -> => ?. ?? == != <= >= >> : + - * / % < > | & . , @ ( ) [ ] { }'.split(' ');
