import { type NameOrder, type Parameter, parseSignature, type Signature } from './signature.js';

/** What is no name of a parameter where it can be a type: words that languages have for their own types. */
const TYPE_WORDS =
  /^(?:u?int(?:\d+|eger)?|long|short|byte|float(?:\d+)?|double|char|rune|bool(?:ean)?|string|str|any|object|void|error|array|struct|union|enum|unsigned|signed|const|final|register|volatile)$/i;

type Pair = readonly [Signature, Signature];

/**
 * Both signatures, as they can be read. Where words stand side by side of which one is the name, that is the reading in
 * which more names of one are names of the other; both where none is the better one.
 */
export function readingsOf(before: string, after: string): Pair[] {
  const read = (order?: NameOrder): Pair[] => {
    const [old, now] = [parseSignature(before, order), parseSignature(after, order)];
    return old && now && !repeats(old) && !repeats(now) ? [[old, now]] : [];
  };
  const plain = read();
  if (plain.length > 0) return plain;
  const both = [...read('last'), ...read('first')];
  const isTyped = (pair: Pair) => pair.some(namesType);
  const pairs = both.every(isTyped) ? both : both.filter(pair => !isTyped(pair));
  const shared = pairs.map(([old, now]) => {
    const names = byName(now.parameters);
    return old.parameters.filter(each => names.has(each.name)).length;
  });
  return pairs.filter((_, i) => shared[i] === Math.max(...shared));
}

/**
 * In which order a language writes names and types that stand side by side, by all of its signatures: in one order no name is a
 * word for a type or there twice, and in the other some are. Nothing where that says too little.
 */
export function orderOf(signatures: readonly string[]): NameOrder | undefined {
  const open = signatures.filter(text => parseSignature(text) === undefined);
  const [first, last] = (['first', 'last'] as const).map(order => {
    const read = open.map(text => parseSignature(text, order));
    const wrong = read.filter(each => each && (repeats(each) || namesType(each))).length;
    return { wrong, unread: read.filter(each => each === undefined).length };
  }) as [Fit, Fit];
  if (isBetter(first, last)) return 'first';
  return isBetter(last, first) ? 'last' : undefined;
}

/** How many signatures say something wrong in an order, and how many cannot be read in it. */
interface Fit {
  readonly wrong: number;
  readonly unread: number;
}

function isBetter(a: Fit, b: Fit): boolean {
  return a.wrong === 0 && a.unread <= b.unread && b.wrong + b.unread > a.unread;
}

function namesType({ parameters }: Signature): boolean {
  return parameters.some(({ name }) => TYPE_WORDS.test(name));
}

/** Whether a parameter that takes what is left takes what is given in another way than before. */
export function restChanged({ parameters: before }: Signature, { parameters: after }: Signature): boolean {
  const nows = byName(after);
  const takesRest = ({ type }: Parameter) => type.startsWith('...');
  return before.some(old => {
    const now = nows.get(old.name);
    return now && takesRest(old) && takesRest(now) && old.passing !== now.passing;
  });
}

export function byName(parameters: readonly Parameter[]): Map<string, Parameter> {
  return new Map(parameters.map(parameter => [parameter.name, parameter]));
}

function repeats({ parameters }: Signature): boolean {
  return byName(parameters).size < parameters.length;
}
