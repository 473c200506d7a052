import { alternatives, type Region, textsOf, type When } from '../../lexico/index.js';
import { escaped } from '../../text/pattern.js';
import { lookbehind, surroundings } from '../surroundings.js';
import type { Rule, Writer } from './rule.js';

/** What a region stands back from: there its opening is the symbol that it would be without it. */
export function exceptionRules(writer: Writer, region: Region, opening: string): Rule[] {
  const { exceto, quando } = region;
  const text = textsOf(region.abre)?.find(literal => escaped(literal) === opening);
  if (text === undefined) return [];
  const { simbolos } = writer.lexico;
  const longer = simbolos.filter(symbol => symbol.startsWith(text));
  const shorter = simbolos.filter(symbol => text.startsWith(symbol)).sort((x, y) => y.length - x.length)[0];
  const [symbols, rest] =
    longer.length > 0
      ? [longer, '']
      : shorter === undefined
        ? [[], '']
        : [[shorter], text.slice(shorter.length)];
  if (symbols.length === 0) return [];
  const others = (writer.lexico.regioes ?? [])
    .flatMap(({ abre }) => textsOf(abre) ?? [])
    .filter(other => other !== text && other.startsWith(text));
  const isNone = others.length === 0 ? '' : `(?!${alternatives(others)})`;
  const rule = (when: When, tokens: When['depois_de']): Rule => {
    const { antes_de, nao_antes_de } = when;
    const { behind } = surroundings(writer.lexico, { antes_de, nao_antes_de });
    const ahead = rest === '' ? behind : `(?=${escaped(rest)}${behind})`;
    const before = tokens === undefined ? '' : `${lookbehind(writer.lexico, tokens)}[ \\t]*`;
    return {
      match: `${before}${isNone}(${alternatives(symbols)})${ahead}`,
      captures: { 1: { name: writer.name('simbolo') } },
    };
  };
  return [
    ...(exceto === undefined ? [] : [rule(exceto, exceto.depois_de)]),
    ...(quando?.nao_depois_de === undefined ? [] : [rule({}, quando.nao_depois_de)]),
  ];
}
