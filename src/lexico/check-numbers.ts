import type { LexicoProblem } from './problem.js';
import type { Lexis, NumberForm } from './schema/lexico.js';
import { tokenize } from './tokenize.js';

/** Digits that are tried: of the usual sets, one each. */
const DIGITS = '10aAz';

/** Each part of a form of numbers is tried with the shortest number that has it: that has to be one number. */
export function* numberProblems(lexis: Lexis): Generator<LexicoProblem> {
  for (const [i, form] of (lexis.numeros ?? []).entries()) {
    const at = ['numeros', i];
    let isBroken = false;
    for (const [j, prefix] of (form.prefixo ?? []).entries()) {
      for (const { number, path } of shortest({ ...form, prefixo: [prefix] }).slice(0, 1)) {
        const instead = readInstead(lexis, number);
        if (instead === undefined) continue;
        isBroken = true;
        yield problem(number, instead, [...at, ...path, j]);
      }
    }
    // What is wrong with a prefix is wrong with every number behind it.
    if (isBroken) continue;
    for (const { number, path } of shortest(form)) {
      const instead = readInstead(lexis, number);
      if (instead !== undefined) yield problem(number, instead, [...at, ...path]);
    }
  }
}

function problem(number: string, instead: string, at: readonly (string | number)[]): LexicoProblem {
  return {
    rule: 'lexico-word',
    message: `${JSON.stringify(number)} is no number: it is read as ${instead}.`,
    at,
  };
}

/** The shortest numbers of a form: the plain one first, then one for each part that numbers may have. */
function shortest({
  prefixo: [prefix = ''] = [],
  digitos = '0-9',
  separador,
  fracao,
  expoente,
  sufixos = [],
}: NumberForm): { readonly number: string; readonly path: readonly (string | number)[] }[] {
  const digit = digitOf(digitos);
  if (digit === undefined) return [];
  const whole = prefix + digit;
  const power = digitOf(expoente?.digitos ?? '0-9');
  const [mark] = expoente?.marcas ?? '';
  const raised = expoente?.exige_fracao ? `${whole}.${digit}` : whole;
  const isPlainMark = mark !== undefined && digitOf(expoente?.marcas ?? '', mark) !== undefined;
  return [
    { number: whole, path: prefix === '' ? ['digitos'] : ['prefixo'] },
    ...(separador === undefined ? [] : [{ number: whole + separador + digit, path: ['separador'] }]),
    ...(fracao === undefined ? [] : [{ number: `${whole}.${digit}`, path: ['fracao'] }]),
    ...(fracao?.antes === false ? [{ number: `${prefix}.${digit}`, path: ['fracao', 'antes'] }] : []),
    ...(fracao?.depois === false ? [{ number: `${whole}.`, path: ['fracao', 'depois'] }] : []),
    ...(power === undefined || !isPlainMark
      ? []
      : [
          { number: raised + mark + power, path: ['expoente', 'marcas'] },
          ...[...(expoente?.sinal ?? '')].map(sign => ({
            number: raised + mark + sign + power,
            path: ['expoente', 'sinal'],
          })),
        ]),
    ...sufixos.map((suffix, i) => ({ number: whole + suffix, path: ['sufixos', i] })),
  ];
}

function digitOf(set: string, among = DIGITS): string | undefined {
  const isDigit = new RegExp(`[${set}]`, 'u');
  return [...among].find(each => isDigit.test(each));
}

/** What a text is read as in place of one number. */
function readInstead(lexis: Lexis, text: string): string | undefined {
  const [first, second] = tokenize(lexis, text);
  if (first?.class === 'numero' && second === undefined) return undefined;
  const kind = `\`${first?.name ?? first?.class}\``;
  if (second === undefined) return kind;
  return `${kind} ${JSON.stringify(text.slice(0, first?.end))} with ${JSON.stringify(text.slice(second.start))} behind it`;
}
