import { partsAt } from './brackets.js';
import { isSameCode } from './signature.js';
import { relate, type SameName } from './types.js';

/** How the types that a signature declares for itself are related to those of the one before. */
export interface TypeParameters {
  /** Names of types that are the same but for how the signatures call their own. */
  readonly sameName: SameName;
  /** Those that ask for less now, as they were and as they are. */
  readonly widened: readonly (readonly [before: string, after: string])[];
}

/** `T extends X = D`, `T: X + Y`, `T comparable`, `const T`, `in out T`. */
interface Declared {
  readonly name: string;
  /** What a type has to be, all of them. */
  readonly bounds: readonly string[];
  readonly byDefault: string;
}

const DECLARED =
  /^(?:const |in |out )*(?<name>\**'?[\p{L}_][\p{L}\p{N}_]*)\s*(?:(?:extends|:)?\s*(?<bound>[^=\s:](?:[^=]|=>)*?))?\s*(?:=(?!>)\s*(?<byDefault>.*))?$/su;
/** What every type is. */
const UNBOUND = new Set(['any', 'unknown', 'interface{}']);

/** Compares what two signatures declare; nothing where one asks for something else, or for more. */
export function compareTypeParameters(
  before: readonly string[],
  after: readonly string[],
  sameName: SameName,
): TypeParameters | undefined {
  const [olds, nows] = [before.map(declaredIn), after.map(declaredIn)];
  const names = new Map(olds.map(({ name }, i) => [name, nows[i]?.name ?? name]));
  const isSame: SameName = (a, b) => (names.has(a) ? names.get(a) === b : sameName(a, b));
  const widened: (readonly [string, string])[] = [];
  for (const [i, old] of olds.entries()) {
    const now = nows[i];
    if (!now) return undefined;
    const relation = relationOf(old, now, isSame);
    if (relation === 'other') return undefined;
    if (relation === 'wider') widened.push([before[i] ?? '', after[i] ?? '']);
  }
  // Those that are new can be left out where each of them says what it is then.
  const more = nows.slice(olds.length);
  if (!more.every(({ byDefault }) => byDefault !== '')) return undefined;
  return {
    sameName: isSame,
    widened: [...widened, ...more.map((_, i) => ['', after[olds.length + i] ?? ''] as const)],
  };
}

function declaredIn(written: string): Declared {
  const { name = written, bound = '', byDefault = '' } = DECLARED.exec(written)?.groups ?? {};
  const parts = [bound.trim()].flatMap(text => partsAt(text, '+')).flatMap(text => partsAt(text, '&'));
  return { name, bounds: parts.filter(each => each !== '' && !UNBOUND.has(each)), byDefault };
}

function relationOf(old: Declared, now: Declared, sameName: SameName): 'same' | 'wider' | 'other' {
  const naming = { sameName, isPython: false };
  const relations = now.bounds.map(bound => {
    const found = old.bounds.map(each => relate(each, bound, naming));
    return found.includes('same') ? 'same' : found.includes('wider') ? 'wider' : 'other';
  });
  const isDefault = old.byDefault === '' || isSameDefault(old.byDefault, now.byDefault, sameName);
  if (relations.includes('other') || !isDefault) return 'other';
  const isSame =
    old.bounds.length === now.bounds.length &&
    !relations.includes('wider') &&
    (old.byDefault === '') === (now.byDefault === '');
  return isSame ? 'same' : 'wider';
}

function isSameDefault(before: string, after: string, sameName: SameName): boolean {
  return isSameCode(before, after) || relate(before, after, { sameName, isPython: false }) === 'same';
}
