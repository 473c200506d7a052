import { type Interpolation, interpolatedName, type Region } from '../../lexico/index.js';
import { escaped } from '../../text/pattern.js';
import { idOf } from '../scopes.js';
import { bracketRules } from './brackets.js';
import { END_OF_LINE, type Rule, type Writer } from './rule.js';

/** What is put into a text: brackets with code, or a name. */
export function interpolationRule(writer: Writer, region: Region, interpolation: Interpolation): Rule {
  const { abre, fecha = '', conteudo, delimita, linhas, formato } = interpolation;
  const mark = { name: writer.name('interpolacao') };
  if (conteudo === 'nome')
    return {
      match: `(${escaped(abre)})(${interpolatedName(writer.lexico, region.interpola ?? [])})`,
      captures: { 1: mark, 2: { name: writer.name('nome') } },
    };
  const close = escaped(fecha);
  const hasLines = linhas ?? region.linhas ?? false;
  const code = writer.code(delimita === 'contando' ? { stop: `(?=${close})`, isOneLine: !hasLines } : {});
  const lineEnd = hasLines ? '' : `|${END_OF_LINE}`;
  const nestKey = `nested-${region.nome}-${[...abre].map(char => char.codePointAt(0)?.toString(16)).join('-')}`;
  const nested = { include: `#${nestKey}` };
  writer.repository[nestKey] = { patterns: bracketRules(writer, interpolation, lineEnd, [nested, code]) };
  return {
    begin: escaped(abre),
    end: `${close}${lineEnd}`,
    beginCaptures: { 0: mark },
    endCaptures: { 0: mark },
    name: `meta.embedded.expression.${idOf(writer.lexico)}`,
    patterns: [...(formato ? [formatRule(writer, formato, close, lineEnd, region)] : []), nested, code],
  };
}

function formatRule(
  writer: Writer,
  { separador, padrao, aninha }: NonNullable<Interpolation['formato']>,
  close: string,
  lineEnd: string,
  region: Region,
): Rule {
  const name = writer.name('formato');
  if (padrao !== undefined) return { match: `${escaped(separador)}(?:${padrao})[ \\t]*(?=${close})`, name };
  const again = aninha ? [{ include: `#in-${region.nome}` }] : [];
  return { begin: escaped(separador), end: `(?=${close})${lineEnd}`, name, patterns: again };
}
