import type { NumberForm, NumberPart } from '../../lexico/index.js';

/** Numbers of a form that have these parts behind their digits and no others; whatever it may have unless given. */
export interface Numbers {
  readonly form: NumberForm;
  readonly parts?: ReadonlySet<NumberPart>;
}

const PARTS: readonly NumberPart[] = ['fracao', 'expoente', 'sufixos'];

/**
 * Forms of numbers in an order in which the first that matches is the longest, as the tokenizer takes it. Where two forms
 * begin alike, each may be the longer one of some numbers (`1.5f`, `15L`): those with more behind their digits go first.
 */
export function numbersOf(forms: readonly NumberForm[]): Numbers[] {
  const sorted = [...forms].sort((a, b) => Number(a.prefixo === undefined) - Number(b.prefixo === undefined));
  const alone = sorted.filter(form => !sorted.some(other => other !== form && beginAlike(form, other)));
  const alike = sorted.filter(form => !alone.includes(form));
  const split = [...subsets(PARTS)].flatMap(parts =>
    alike
      .filter(form => parts.every(part => form[part] !== undefined && isPossible(form, part, parts)))
      .map(form => ({ form, parts: new Set(parts) })),
  );
  const whole = alone.map((form): Numbers => ({ form }));
  return [
    ...whole.filter(({ form }) => form.prefixo),
    ...split,
    ...whole.filter(({ form }) => !form.prefixo),
  ];
}

/** Whether a number of the form may have a part beside the others: some powers need a fraction. */
function isPossible({ expoente }: NumberForm, part: NumberPart, parts: readonly NumberPart[]): boolean {
  return part !== 'expoente' || !expoente?.exige_fracao || parts.includes('fracao');
}

/** All of them first, and what has an earlier one before what has it not. */
function* subsets(parts: readonly NumberPart[]): Generator<readonly NumberPart[]> {
  const [first, ...rest] = parts;
  if (first === undefined) return yield [];
  for (const subset of subsets(rest)) yield [first, ...subset];
  yield* subsets(rest);
}

/** Whether what one form begins with may begin a number of the other. */
function beginAlike(one: NumberForm, other: NumberForm): boolean {
  const [mine, theirs] = [one.prefixo, other.prefixo];
  if (mine === undefined && theirs === undefined) return true;
  if (mine === undefined || theirs === undefined) {
    const digits = new RegExp(`^[${(mine === undefined ? one : other).digitos ?? '0-9'}]+$`, 'u');
    return (mine ?? theirs ?? []).some(prefix => digits.test(prefix));
  }
  return mine.some(prefix => theirs.includes(prefix));
}
