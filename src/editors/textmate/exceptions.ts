import { alternatives, type Region, textsOf, type When, withoutGroups } from '../../lexico/index.js';
import { escaped } from '../../text/pattern.js';
import { lookbehind, surroundings } from '../surroundings.js';
import { byOpening } from './openings.js';
import type { Rule, Writer } from './rule.js';

/** What a region stands back from: there its opening is the symbol that it would be without it. */
export function exceptionRules(writer: Writer, region: Region, opening: string): Rule[] {
  const { exceto, quando } = region;
  const text = textsOf(region.abre)?.find(literal => escaped(literal) === opening);
  const symbols = text === undefined ? behindPattern(writer, region, opening) : behindText(writer, text);
  if (symbols === undefined) return [];
  const rule = (when: When, tokens: When['depois_de']): Rule => {
    const { antes_de, nao_antes_de } = when;
    const { behind } = surroundings(writer.lexico, { antes_de, nao_antes_de });
    const before = tokens === undefined ? '' : `${lookbehind(writer.lexico, tokens)}[ \\t]*`;
    return {
      match: `${before}${symbols(behind)}`,
      captures: { 1: { name: writer.name('simbolo') } },
    };
  };
  return [
    ...(exceto === undefined ? [] : [rule(exceto, exceto.depois_de)]),
    ...(quando?.nao_depois_de === undefined ? [] : [rule({}, quando.nao_depois_de)]),
  ];
}

/** Symbols in a place where a region would open, in a group of their own, by what has to stand behind the opening. */
type SymbolsBefore = (behind: string) => string;

function behindText({ lexico }: Writer, text: string): SymbolsBefore | undefined {
  const { simbolos, regioes = [] } = lexico;
  const longer = simbolos.filter(symbol => symbol.startsWith(text));
  const shorter = simbolos.filter(symbol => text.startsWith(symbol)).sort((x, y) => y.length - x.length)[0];
  const others = regioes
    .flatMap(({ abre }) => textsOf(abre) ?? [])
    .filter(other => other !== text && other.startsWith(text));
  const isNone = others.length === 0 ? '' : `(?!${alternatives(others)})`;
  if (longer.length > 0) return behind => `${isNone}(${alternatives(longer)})${behind}`;
  if (shorter === undefined) return undefined;
  const rest = escaped(text.slice(shorter.length));
  return behind => `${isNone}(${alternatives([shorter])})(?=${rest}${behind})`;
}

/** Of what a pattern opens any symbol may be the beginning. Another region that opens there is none of them. */
function behindPattern({ lexico }: Writer, region: Region, opening: string): SymbolsBefore | undefined {
  const { simbolos, regioes = [] } = lexico;
  if (simbolos.length === 0) return undefined;
  const conditions = ({ quando, exceto }: Region) => JSON.stringify([quando, exceto]);
  const others = byOpening(
    lexico,
    regioes.filter(other => !other.dentro && conditions(other) !== conditions(region)),
  );
  const other = withoutGroups(others.map(each => each.opening).join('|'));
  const isNone = others.length === 0 ? '' : `(?!${other})`;
  const isHere = `(?:${withoutGroups(opening)})`;
  return behind => `(?=${isHere}${behind})${isNone}(${alternatives(simbolos)})`;
}
