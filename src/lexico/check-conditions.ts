import { isDeepStrictEqual } from 'node:util';
import type { LexicoProblem } from './problem.js';
import type { Lexis } from './schema/lexico.js';
import type { Tokens, When } from './schema/when.js';

type Path = readonly (string | number)[];

/** Conditions that no place in any program meets, by what they say alone. */
export function* conditionProblems(lexis: Lexis): Generator<LexicoProblem> {
  const { regioes = [], contextuais = [], continuacao: { separador = [], entre = [] } = {} } = lexis;
  // Within brackets that join lines a separator ends nothing.
  const ends = entre.length > 0 ? [] : separador;
  for (const [i, { nome, quando, exceto }] of regioes.entries()) {
    const at = ['regioes', i];
    if (quando !== undefined)
      yield* impossible(quando, ends, `the region \`${nome}\` never opens`, [...at, 'quando']);
    if (exceto === undefined) continue;
    yield* impossible(exceto, ends, `nothing is excepted from the region \`${nome}\``, [...at, 'exceto']);
    if (isImplied(exceto, quando ?? {}))
      yield {
        rule: 'lexico-condition',
        message: `The region \`${nome}\` never opens: wherever it may, all of \`exceto\` holds.`,
        at: [...at, 'exceto'],
      };
  }
  for (const [i, { palavra, quando }] of contextuais.entries())
    for (const [j, when] of quando.entries())
      yield* impossible(when, ends, `\`${palavra}\` is no keyword by it`, ['contextuais', i, 'quando', j]);
}

/** Whether everything that `wanted` says is said by `given`, too. */
function isImplied(wanted: When, given: When): boolean {
  return Object.entries(wanted).every(([key, value]) => isDeepStrictEqual(given[key as keyof When], value));
}

/** Each pair of keys that shut each other out, told at the second, and what a separator keeps from standing before anything. */
function* impossible(
  when: When,
  ends: readonly string[],
  meaning: string,
  at: Path,
): Generator<LexicoProblem> {
  const { inicio, coluna, depois_de, nao_depois_de, apos, nao_apos, antes_de, nao_antes_de } = when;
  const problem = (key: keyof When, why: string): LexicoProblem => ({
    rule: 'lexico-condition',
    message: `\`${key}\` never holds here, so ${meaning}: ${why}.`,
    at: [...at, key],
  });
  if (depois_de !== undefined) {
    if (listed(depois_de).length === 0) yield problem('depois_de', 'it names no token');
    else if (inicio === 'comando')
      yield problem('depois_de', 'by `inicio: comando` no token stands before it in its logical line');
    else if (nao_depois_de !== undefined && isWithin(depois_de, nao_depois_de))
      yield problem('nao_depois_de', 'it names every token that `depois_de` names');
  }
  for (const key of ['depois_de', 'nao_depois_de'] as const)
    for (const [i, text] of (when[key]?.textos ?? []).entries())
      if (ends.includes(text))
        yield {
          rule: 'lexico-condition',
          message: `\`${text}\` never stands before anything: it is a \`separador\` of \`continuacao\`, which ends the logical line.`,
          at: [...at, key, 'textos', i],
        };
  for (const key of ['dentro_de', 'na_linha'] as const)
    if (when[key]?.length === 0) yield problem(key, 'it names no word');
  if (when.na_linha !== undefined && when.na_linha.length > 0 && inicio === 'comando')
    yield problem('na_linha', 'by `inicio: comando` no token stands before it in its logical line');
  if (apos !== undefined) {
    if (coluna === 0 && !matchesOne(apos, LINE_ENDS))
      yield problem('apos', 'no character stands before column 0 in a line');
    else if (inicio === 'linha' && !matchesOne(apos, BLANKS))
      yield problem('apos', 'by `inicio: linha` nothing but blanks stands before it in its line');
    else if (nao_apos !== undefined && !matchesOther(apos, nao_apos))
      yield problem('nao_apos', 'it names every character that `apos` names');
  }
  if (antes_de !== undefined && isDeepStrictEqual(antes_de, nao_antes_de))
    yield problem('nao_antes_de', 'it is the pattern of `antes_de`');
}

const TOKEN_KEYS = ['classes', 'textos', 'regioes'] as const;

function listed(tokens: Tokens): readonly string[] {
  return TOKEN_KEYS.flatMap(key => tokens[key] ?? []);
}

function isWithin(some: Tokens, all: Tokens): boolean {
  return TOKEN_KEYS.every(key => (some[key] ?? []).every(each => all[key]?.includes(each)));
}

const LINE_ENDS = '\n\r';
const MOST = 0x10ffff;
const BLANKS = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))
  .filter(character => /\s/u.test(character))
  .join('');

function matchesOne(set: string, characters: string): boolean {
  return new RegExp(`[${set}]`, 'u').test(characters);
}

/** Whether there is a character of one set and not of the other. */
function matchesOther(set: string, without: string): boolean {
  const [is, isNot] = [new RegExp(`[${set}]`, 'u'), new RegExp(`[${without}]`, 'u')];
  for (let code = 0; code <= MOST; code += 1) {
    const character = String.fromCodePoint(code);
    if (is.test(character) && !isNot.test(character)) return true;
  }
  return false;
}
