import { type NameOrder, type Parameter, parseSignature, type Signature } from './signature.js';
import { relate, type SameName } from './types.js';

/** What is no name of a parameter where it can be a type: words that languages have for their own types. */
const TYPE_WORDS =
  /^(?:u?int(?:\d+|eger)?|long|short|byte|float(?:\d+)?|double|char|rune|bool(?:ean)?|string|str|any|object|void|error|array)$/i;

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

/** Names of types that are the same but for how the signatures call their own; nothing where these mean something else. */
export function sameTypeParameters(old: Signature, now: Signature, sameName: SameName): SameName | undefined {
  const [olds, nows] = [old.typeParameters, now.typeParameters];
  if (olds.length !== nows.length) return undefined;
  const nameOf = (written: string) =>
    /^(?:const |in |out )*\**([\p{L}_][\p{L}\p{N}_]*)/u.exec(written)?.[1] ?? '';
  const names = new Map(olds.map((each, i) => [nameOf(each), nameOf(nows[i] as string)]));
  const boundOf = (written: string) => written.replace(nameOf(written), '·');
  const isSame: SameName = (a, b) => (names.has(a) ? names.get(a) === b : sameName(a, b));
  const naming = { sameName: isSame, isPython: false };
  return olds.every((each, i) => relate(boundOf(each), boundOf(nows[i] as string), naming) === 'same')
    ? isSame
    : undefined;
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
