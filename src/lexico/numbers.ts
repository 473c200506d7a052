import { escaped } from '../text/pattern.js';
import { alternatives } from './patterns.js';
import type { NumberForm } from './schema/lexico.js';

/** Parts that a number may have behind its digits; of these some numbers have to have all, and no other. */
export type NumberPart = 'fracao' | 'expoente' | 'sufixos';

/**
 * The pattern of a form of numbers; what may not follow is not in it.
 * @param parts what the number has behind its digits; whatever the form may have unless given
 */
export function numberPattern(
  form: NumberForm,
  nameCharacters: string,
  parts?: ReadonlySet<NumberPart>,
): string {
  const { expoente, sufixos, prefixo } = form;
  const has = (part: NumberPart) => parts?.has(part) !== false;
  const count = parts === undefined ? '?' : '';
  const sign = expoente?.sinal ? `[${classBody(expoente.sinal)}]?` : '';
  const power =
    expoente && has('expoente')
      ? `(?:[${expoente.marcas}]${sign}${digitsPattern(expoente.digitos ?? '0-9', form)})${count}`
      : '';
  const suffix =
    sufixos && has('sufixos') ? `(?:(?:${alternatives(sufixos)})(?![${nameCharacters}]))${count}` : '';
  const prefix = prefixo ? `(?:${alternatives(prefixo)})` : '';
  const [inFraction, behind] = expoente?.exige_fracao ? [power, ''] : ['', power];
  return `${prefix}${bodyPattern(form, has('fracao'), count, inFraction)}${behind}${suffix}`;
}

/** Digits, with what stands behind the point, and a power where only a fraction has one. */
function bodyPattern(form: NumberForm, hasFraction: boolean, count: string, power: string): string {
  const { digitos = '0-9', fracao } = form;
  const digits = digitsPattern(digitos, form);
  if (!fracao || !hasFraction) return digits;
  const behindPoint = fracao.separador === false ? `[${digitos}]+` : digits;
  const notFollowed = fracao.nao_seguido === undefined ? '' : `(?![${fracao.nao_seguido}])`;
  const point = fracao.depois === false ? `\\.${behindPoint}|\\.${notFollowed}` : `\\.${behindPoint}`;
  const body = power === '' ? `${digits}(?:${point})${count}` : `${digits}(?:(?:${point})${power})${count}`;
  return fracao.antes === false ? `(?:${body}|\\.${behindPoint}${power})` : body;
}

function digitsPattern(digits: string, { separador, separador_livre, prefixo }: NumberForm): string {
  if (separador === undefined) return `[${digits}]+`;
  const mark = escaped(separador);
  // A digit comes first, so that `_1` stays a name; behind a prefix nothing else could be meant.
  if (separador_livre)
    return prefixo ? `[${digits}${classBody(separador)}]+` : `[${digits}][${digits}${classBody(separador)}]*`;
  return `${prefixo ? `${mark}?` : ''}[${digits}]+(?:${mark}[${digits}]+)*`;
}

/** Characters as they stand in a class: signs such as `+-` are no range. */
function classBody(characters: string): string {
  return characters.replace(/[\\\]^-]/g, '\\$&');
}
