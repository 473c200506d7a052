import type { Conditional } from '../languages/language/preprocessor.js';

/** A part of a text that stands under a condition, by offset. */
export interface ConditionalPart {
  readonly start: number;
  readonly end: number;
  readonly condition: string;
}

/** A condition that holds where all those before it do not, as written: `!(A) && B`; without one of its own, for what is otherwise. */
export function otherwise(before: readonly string[], own = ''): string {
  return [...before.map(each => `!(${each})`), own].filter(each => each !== '').join(' && ');
}

const GUARD =
  /^\(?\s*\\?(?:(?:function|class|interface|trait|enum)_exists|defined\??|method_defined\?|const_defined\?|respond_to\?)(?!\w)/;
const NOT = /^\(?\s*(?:!|not\b)\s*/;

/**
 * Whether a condition asks if something of the name is there already: what is defined only where it is not is there in any case.
 * @param whenTrue whether what follows is done where it holds
 */
export function isWhereMissing(condition: string, whenTrue: boolean): boolean {
  const bare = condition.replace(NOT, '');
  return GUARD.test(bare) && (bare !== condition) === whenTrue;
}

interface Open {
  readonly start: number;
  readonly condition: string;
  readonly before: readonly string[];
  readonly depth: number;
}

/** The parts between directives, which are told one after the other: `#if`, `#elif`, `#else`, `#endif`. */
export class PartsBetweenDirectives {
  private readonly found: ConditionalPart[] = [];
  private readonly open: Open[] = [];

  /**
   * @param word of the directive, without its sign
   * @param depth of the brackets around it: one in others does not go on with what was begun here
   */
  add(word: string, condition: string, start: number, end: number, depth = 0): void {
    if (word === 'if' || word === 'ifdef' || word === 'ifndef') {
      const written =
        word === 'if' ? condition : word === 'ifdef' ? `defined(${condition})` : `!defined(${condition})`;
      this.open.push({ start: end, condition: written, before: [], depth });
      return;
    }
    const last = this.open.at(-1);
    if (last?.depth !== depth) return;
    this.open.pop();
    this.found.push({ start: last.start, end: start, condition: otherwise(last.before, last.condition) });
    if (word === 'endif') return;
    const before = [...last.before, last.condition];
    this.open.push({ start: end, condition: word === 'else' ? '' : condition, before, depth });
  }

  get parts(): Conditional[] {
    return nested(this.found);
  }
}

/** Parts in the order of their ends, each with the one around it. */
export function nested(parts: readonly ConditionalPart[]): Conditional[] {
  const result: Conditional[] = [];
  const around: Conditional[] = [];
  // From the last to end to the first: what is around a part comes before it.
  for (const part of [...parts].sort((a, b) => b.end - a.end)) {
    while (around.length > 0 && (around.at(-1) as Conditional).start > part.start) around.pop();
    const conditional = { ...part, outer: around.at(-1) };
    around.push(conditional);
    result.push(conditional);
  }
  return result.reverse();
}
