import { escaped } from '../text/pattern.js';
import { alternatives } from './patterns.js';
import type { NumberForm } from './schema/lexico.js';

/** The pattern of a form of numbers; what may not follow is not in it. */
export function numberPattern(form: NumberForm, nameCharacters: string): string {
  const digits = digitsPattern(form.digitos ?? '0-9', form);
  const { fracao, expoente } = form;
  let body = digits;
  if (fracao) {
    const behindPoint = fracao.separador === false ? `[${form.digitos ?? '0-9'}]+` : digits;
    const notFollowed = fracao.nao_seguido === undefined ? '' : `(?![${fracao.nao_seguido}])`;
    const behind =
      fracao.depois === false ? `(?:\\.${behindPoint}|\\.${notFollowed})?` : `(?:\\.${behindPoint})?`;
    body = `${digits}${behind}`;
    if (fracao.antes === false) body = `(?:${body}|\\.${behindPoint})`;
  }
  const marks = expoente?.marcas;
  const power = expoente
    ? `(?:[${marks}]${expoente.sinal ? `[${classBody(expoente.sinal)}]?` : ''}${digitsPattern(expoente.digitos ?? '0-9', form)})?`
    : '';
  const suffix = form.sufixos ? `(?:(?:${alternatives(form.sufixos)})(?![${nameCharacters}]))?` : '';
  const prefix = form.prefixo ? `(?:${alternatives(form.prefixo)})` : '';
  return `${prefix}${body}${power}${suffix}`;
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
