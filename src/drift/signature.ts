import { bracketsOf, partsAt, signsOf } from './brackets.js';

/** A parameter as its signature writes it. */
export interface Parameter {
  readonly name: string;
  /** It has a default, stands in brackets, is marked by "?", or takes what is left. */
  readonly optional: boolean;
  /** Empty where none is written; begins with "..." where it takes what is left. */
  readonly type: string;
  readonly defaultValue: string;
  /** How calls give it: Python's `/` and `*` (and `*args`) leave only one of the two ways to those before and behind. */
  readonly passing: 'by-position' | 'by-name' | 'either';
}

export interface Signature {
  /** Names of types before the list, as `T extends X` in `<T extends X>(a: T)`. */
  readonly typeParameters: readonly string[];
  readonly parameters: readonly Parameter[];
  /** What stands behind the list: the type of the result. Empty where nothing does. */
  readonly result: string;
  /** Where words stand side by side: the order that they are read in. */
  readonly order: NameOrder | undefined;
}

/** Stands for a type or a default that the source does not tell. */
export const NOT_KNOWN = '?';

/** Of several words without a colon, which one is the name: `x int` (Go), `int x` (C, Java). */
export type NameOrder = 'first' | 'last';

/** A name with the signs of a parameter that takes what is left, or is handed on by reference. */
const NAMED = /^(\.{3}|\*{1,2}|&)?\s*([\p{L}_$@][\p{L}\p{N}_$@]*)\s*(\.{3})?\s*(\?)?\s*(.*)$/su;
/** A name that its sign tells from its type, which stands before it: `?int $x = null`, `array &...$rest`. */
const SIGILED = /^([^$=:'"]*)(\$[\p{L}_][\p{L}\p{N}_]*)\s*(?:=\s*(.*))?$/su;
const REST_SIGN = '...';
/** What is left of the arguments, without a name: `(formato, ...)`. */
const REST = /^(?:\.{3}|···|…)$/;
/** A word more before a name and its colon: Kotlin's `vararg`, Rust's `mut`, the name that calls write in Swift, or `_` for none. */
const WORD_BEFORE = /^([\p{L}_][\p{L}\p{N}_]*)\s+([\p{L}_][\p{L}\p{N}_]*)\s*:\s*(\S.*)$/su;
/** Those words that are no name. */
const NO_NAME = /^(?:_|vararg|noinline|crossinline|mut|ref|val|var|const|readonly|public|protected|private)$/;
/** C's pointer to a function: `int (*visit)(int, void *)`. */
const FUNCTION_POINTER =
  /^(?<result>[^()=]*[^()=\s])\s*\(\s*(?<stars>\*+)\s*(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*\)\s*(?<list>\(.*\))$/su;
/** What a method of Rust is called on: `self`, `&self`, `&mut self`. */
const RECEIVER = /^(&)\s*(?:'\w+\s+)?(mut\s+)?self$/;
/** `x int`, `x ...int = 3` and `int x`, `final int... x = 3`, `char x[]`. */
const WORDS: Readonly<Record<NameOrder, RegExp>> = {
  first:
    /^(?<name>[\p{L}_][\p{L}\p{N}_]*)\s+(?<rest>\.{3})?(?<type>(?![|+/?!:;%^])[^=]*[^=\s])\s*(?:=\s*(?<value>.*))?$/su,
  last: /^(?<type>[^=]*[^=\s.])(?:\s*(?<rest>\.{3}))?\s*(?<=[\s.*&>\]])(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*(?<array>(?:\[[^\]]*\])*)\s*(?:=\s*(?<value>.*))?$/su,
};

type Unplaced = Omit<Parameter, 'passing'>;

/** Functions that are told apart by how many arguments they take, as jq, Erlang and Prolog write them: `range/1 range/2`. */
const ARITIES = /^([^\s/(),|·]+)\/\d+(?:[\s,|·]+\1\/\d+)*$/u;

/**
 * The signatures of a text: one, or those of a function that can be called in several ways, one behind the other
 * (`(a) | (a, b)`, `(a) · (a, b)`, `f/1 f/2`).
 */
export function variantsOf(text: string): string[] {
  if (ARITIES.test(text.trim())) return text.trim().split(/[\s,|·]+/);
  const variants: string[] = [];
  let start = 0;
  for (const { index, sign, depth } of signsOf(text)) {
    if (depth > 0 || !'|·'.includes(sign) || !/^\s*[(<]/.test(text.slice(index + 1))) continue;
    // Behind a result, "|" is a part of its type.
    if (sign === '|' && !isList(text.slice(start, index).trim())) continue;
    variants.push(text.slice(start, index).trim());
    start = index + 1;
  }
  return [...variants, text.slice(start).trim()];
}

/** Whether a signature is its list of parameters alone, with types of its own or without. */
function isList(signature: string): boolean {
  const list = signature.startsWith('<') ? signature.slice(bracketsOf(signature) ?? 0).trim() : signature;
  return bracketsOf(list) === list.length;
}

/**
 * The parameters of a signature (`(texto, vezes=1)`, `(text: string, end?: number) => string`, `(a[, b])`,
 * `(...resto)`, `<T>(a: T)`). Nothing for one that is written in no way that is known here.
 */
export function parseSignature(text: string, order?: NameOrder): Signature | undefined {
  const trimmed = text.trim();
  const length = /^[<[]/.test(trimmed) ? bracketsOf(trimmed) : 0;
  if (length === undefined) return undefined;
  const behind = trimmed.slice(length).trim();
  const end = behind.startsWith('(') ? bracketsOf(behind) : undefined;
  const parts = end === undefined ? undefined : partsOf(behind.slice(1, end - 1));
  const parameters = parts && parametersOf(parts, order);
  if (!parameters) return undefined;
  const typeParameters = length === 0 ? [] : partsAt(trimmed.slice(1, length - 1), ',');
  return { typeParameters, parameters, result: behind.slice(end).trim(), order };
}

function parametersOf(parts: readonly Part[], order: NameOrder | undefined): Parameter[] | undefined {
  let parameters: Parameter[] = [];
  let passing: Parameter['passing'] = 'either';
  // C's way to say that there are none.
  if (parts.length === 1 && parts[0]?.text === 'void') return [];
  for (const { text, optional } of parts) {
    if (text === '/') parameters = parameters.map(each => ({ ...each, passing: 'by-position' }));
    else if (text === '*') passing = 'by-name';
    else {
      const parameter = parameterOf(text, optional, order);
      if (parameter === undefined) return undefined;
      // "**kwargs" takes names wherever it stands, and behind "*args" no position is left.
      parameters.push({ ...parameter, passing: text.startsWith('**') ? 'by-name' : passing });
      if (parameter.type.startsWith('...')) passing = 'by-name';
    }
  }
  return order === 'first' ? withSharedTypes(parameters) : parameters;
}

/** Where the name comes first, one without a type is of that of the next one: `a, b int`. */
function withSharedTypes(parameters: readonly Parameter[]): Parameter[] {
  let type = '';
  return parameters
    .toReversed()
    .map(each => {
      type = each.type.replace(/^\.{3}/, '') || type;
      return each.type === '' ? { ...each, type } : each;
    })
    .toReversed();
}

function parameterOf(written: string, optional: boolean, order: NameOrder | undefined): Unplaced | undefined {
  if (REST.test(written)) return { name: '...', optional: true, type: '...', defaultValue: '' };
  if (/^mut\s+self$/.test(written)) return made('self', '', '', optional, false);
  const [, reference, mutable] = RECEIVER.exec(written) ?? [];
  if (reference)
    return made('self', [reference, mutable, 'Self'].filter(each => each).join(' '), '', optional, false);
  const sigiled = SIGILED.exec(written);
  if (sigiled) {
    const [, front = '', name = '', value] = sigiled;
    const type = without('&', without('...', front));
    return made(name, type, value, optional, front.trimEnd().endsWith('...'));
  }
  const pattern = /^(?:[[{]|\(.*\)\s*:)/s.test(written) ? bracketsOf(written) : undefined;
  const [name, rest, sign, mark] =
    pattern === undefined
      ? named(written)
      : [plain(written.slice(0, pattern)), written.slice(pattern).trim(), '', ''];
  if (name === '') return undefined;
  const [, type, value] = /^(?::\s*([^=]*(?:=>[^=]*)*))?\s*(?:=\s*(.*))?$/s.exec(rest) ?? [];
  if (rest === '' || type !== undefined || value !== undefined)
    return made(name, type, value, optional || mark !== '', sign !== '');
  const [, first = '', second = '', typed = ''] = WORD_BEFORE.exec(written) ?? [];
  if (first !== '') {
    const inner = parameterOf(`${NO_NAME.test(first) ? second : first}: ${typed}`, optional, order);
    return first === 'vararg' && inner ? made(inner.name, inner.type, inner.defaultValue, true, true) : inner;
  }
  const pointer = order === 'last' && FUNCTION_POINTER.exec(written)?.groups;
  if (pointer)
    return made(
      pointer.name ?? '',
      `${pointer.result} (${pointer.stars})${pointer.list}`,
      '',
      optional,
      false,
    );
  // "int x": more words than a name, in an order that only the language knows.
  const words = (order && WORDS[order].exec(written)?.groups) ?? {};
  const { name: word, type: before = '', array = '' } = words;
  return word === undefined
    ? undefined
    : made(word, before + array, words.value, optional, words.rest !== undefined);
}

/** What {@link NAMED} finds: the name, what stands behind it, and the marks of what can be left out. */
function named(written: string): readonly [name: string, rest: string, takesRest: string, mark: string] {
  const [, before = '', name = '', behind = '', mark = '', rest = ''] = NAMED.exec(written) ?? [];
  return [name, rest, before === '&' ? behind : before || behind, mark];
}

function made(name: string, type = '', value = '', optional: boolean, isRest: boolean): Unplaced {
  // Swift writes it behind the type: `rest: String...`.
  const isBehind = type.trim().length > REST_SIGN.length && type.trim().endsWith(REST_SIGN);
  const takesRest = isRest || isBehind;
  const plainType = isBehind ? type.trim().slice(0, -REST_SIGN.length) : type;
  return {
    name,
    optional: optional || takesRest || value.trim() !== '',
    type: `${takesRest ? '...' : ''}${plainType.trim().replace(/\s+/g, ' ')}`,
    defaultValue: value.trim(),
  };
}

/** Whether two parts of signatures differ only in white space and in which quotes they use, as formatters change them. */
export function isSameCode(a: string, b: string): boolean {
  return a === b || plain(a) === plain(b);
}

/** Each text in double quotes, where nothing in it can mean something else there, and no space but between words. */
function plain(code: string): string {
  return code
    .split(/("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)/s)
    .map((part, i) => {
      if (i % 2 === 1) return part.replace(/^'([^'"\\{$#]*)'$/s, '"$1"');
      return part.replace(/\s+/g, ' ').replace(/ ?([^\p{L}\p{N}_$ ]) ?/gu, '$1');
    })
    .join('');
}

/** A parameter as it is written, and whether it stands in brackets that say that it can be left out. */
interface Part {
  readonly text: string;
  readonly optional: boolean;
}

/** Parts between the commas that stand in no bracket but those of `a[, b]`; nothing where brackets are not in pairs. */
function partsOf(listed: string): Part[] | undefined {
  const parts: Part[] = [];
  // Of each bracket that is open, whether it says that what is in it can be left out.
  const open: boolean[] = [];
  let [text, optional, from] = ['', false, 0];
  const take = (index: number) => {
    const piece = listed.slice(from, index);
    if (text.trim() === '' && piece.trim() !== '') optional = open.includes(true);
    text += piece;
    from = index + 1;
  };
  const end = () => {
    if (text.trim() !== '') parts.push({ text: text.trim(), optional });
    text = '';
  };
  for (const { index, sign, does } of signsOf(listed)) {
    if (does === 'break') return undefined;
    if (does === 'open') {
      const isMark = sign === '[' && !open.includes(false) && isOptionalBracket(listed, index);
      if (isMark) take(index);
      open.push(isMark);
    } else if (does === 'close') {
      if (open.at(-1)) take(index);
      open.pop();
    } else if (sign === ',' && !open.includes(false)) {
      take(index);
      end();
    }
  }
  take(listed.length);
  end();
  return open.length > 0 ? undefined : parts;
}

/** Whether a bracket says that what is in it can be left out: `a[, b]`, `[a,] b`, `a, [b]`; it is no pattern or type. */
function isOptionalBracket(listed: string, index: number): boolean {
  if (/^\[\s*,/.test(listed.slice(index))) return true;
  if (!/(?:^|[[,])\s*$/.test(listed.slice(0, index))) return false;
  const length = bracketsOf(listed.slice(index));
  return length !== undefined && !/^\s*[:=]/.test(listed.slice(index + length));
}

/** A text without a sign at its end, and without blanks there. */
function without(sign: string, text: string): string {
  const written = text.trimEnd();
  return written.endsWith(sign) ? written.slice(0, -sign.length).trimEnd() : written;
}
