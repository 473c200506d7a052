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
  const isTyped = (pair: Pair) =>
    pair.some(each => each.parameters.some(({ name }) => TYPE_WORDS.test(name)));
  const pairs = both.every(isTyped) ? both : both.filter(pair => !isTyped(pair));
  const shared = pairs.map(([old, now]) => {
    const names = byName(now.parameters);
    return old.parameters.filter(each => names.has(each.name)).length;
  });
  return pairs.filter((_, i) => shared[i] === Math.max(...shared));
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
