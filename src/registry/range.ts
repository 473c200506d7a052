import { compareVersions, readVersion, type Version } from './version.js';

/** A text that is no version range; the message continues a sentence: "`1.x` is no version". */
export class InvalidRange extends Error {}

type Operator = '>=' | '>' | '<=' | '<' | '==';

interface Comparator {
  readonly operator: Operator;
  readonly version: Version;
}

/** Which versions a dependency accepts (reference-language.md §10.2). */
export class Range {
  /** None accept every version. */
  constructor(private readonly comparators: readonly Comparator[]) {}

  /** Pre-releases are versions like others here: only their order decides. */
  accepts(version: Version): boolean {
    return this.comparators.every(comparator => holds(comparator, version));
  }
}

const ANY: ReadonlySet<string> = new Set(['', '*', 'latest', 'qualquer']);

const COMPARATOR = /^(\^|~|>=|<=|==|>|<|=)?(.*)$/s;

/**
 * Reads a range: nothing, `*`, `latest`, `qualquer` for any version; a bare version for exactly that one; `^`, `~`,
 * `>=`, `>`, `<=`, `<`, `=`, `==`; several, joined by blanks or commas, must all hold. There is no `||`, no hyphen
 * range and no `x`, and no blank between an operator and its version.
 *
 * @throws {InvalidRange}
 */
export function parseRange(text: string): Range {
  const trimmed = text.trim();
  if (ANY.has(trimmed)) return new Range([]);
  const parts = trimmed.split(/[,\s]+/).filter(part => part !== '');
  if (parts.length === 0) throw new InvalidRange('it has no version');
  return new Range(parts.flatMap(comparatorsOf));
}

function comparatorsOf(part: string): Comparator[] {
  const [, operator = '', target = ''] = COMPARATOR.exec(part) ?? [];
  if (target === '')
    throw new InvalidRange(`after \`${operator}\` there is no version (a blank would end it)`);
  const version = readVersion(target);
  if (!version) throw new InvalidRange(`\`${target}\` is no version`);
  const from: Comparator = { operator: '>=', version };
  if (operator === '^') {
    // Of major version 0, each minor version may break its users.
    return [from, below(version.major > 0 ? `${version.major + 1}` : `0.${version.minor + 1}`)];
  }
  if (operator === '~') return [from, below(`${version.major}.${version.minor + 1}`)];
  if (operator === '' || operator === '=') return [{ operator: '==', version }];
  return [{ operator: operator as Operator, version }];
}

function below(text: string): Comparator {
  const version = readVersion(text);
  // The number after the largest that can be counted.
  if (!version) throw new InvalidRange(`\`${text}\` is too large`);
  return { operator: '<', version };
}

function holds({ operator, version: bound }: Comparator, version: Version): boolean {
  const order = compareVersions(version, bound);
  switch (operator) {
    case '>=':
      return order >= 0;
    case '>':
      return order > 0;
    case '<=':
      return order <= 0;
    case '<':
      return order < 0;
    case '==':
      return order === 0;
  }
}
