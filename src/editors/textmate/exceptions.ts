import { alternatives, type Region, textsOf, type When, withoutGroups } from '../../lexico/index.js';
import { escaped } from '../../text/pattern.js';
import { lookbehind, surroundings } from '../surroundings.js';
import { byOpening } from './openings.js';
import type { Rule, Writer } from './rule.js';

/** What names and numbers are made of everywhere. */
const IN_WORDS = /[\p{L}\p{N}_]/u;

/**
 * What a region stands back from: there its opening is the symbol that it would be without it, or a character that is no part of
 * the language. One that begins with a letter or a digit may be a part of a name: docs/editors.md lists that.
 */
export function exceptionRules(writer: Writer, region: Region, opening: string): Rule[] {
  const { exceto, quando } = region;
  const text = textsOf(region.abre)?.find(literal => escaped(literal) === opening);
  const instead = text === undefined ? behindPattern(writer, region, opening) : behindText(writer, text);
  const rules = (when: When, tokens: When['depois_de']): Rule[] => {
    const { antes_de, nao_antes_de } = when;
    const { behind } = surroundings(writer.lexico, { antes_de, nao_antes_de });
    const before = tokens === undefined ? '' : `${lookbehind(writer.lexico, tokens)}[ \\t]*`;
    return instead.map(({ kind, match }) => ({
      match: `${before}${match(behind)}`,
      captures: { 1: { name: writer.name(kind) } },
    }));
  };
  return [
    ...(exceto === undefined ? [] : rules(exceto, exceto.depois_de)),
    ...(quando?.nao_depois_de === undefined ? [] : rules({}, quando.nao_depois_de)),
  ];
}

/** What stands in a place where a region would open, in a group of its own, by what has to stand behind the opening. */
interface Instead {
  readonly kind: 'simbolo' | 'invalido';
  readonly match: (behind: string) => string;
}

function behindText({ lexico }: Writer, text: string): readonly Instead[] {
  const { simbolos, regioes = [] } = lexico;
  const longer = simbolos.filter(symbol => symbol.startsWith(text));
  const shorter = simbolos.filter(symbol => text.startsWith(symbol)).sort((x, y) => y.length - x.length)[0];
  const others = regioes
    .flatMap(({ abre }) => textsOf(abre) ?? [])
    .filter(other => other !== text && other.startsWith(text));
  const isNone = others.length === 0 ? '' : `(?!${alternatives(others)})`;
  if (longer.length > 0)
    return [{ kind: 'simbolo', match: behind => `${isNone}(${alternatives(longer)})${behind}` }];
  const [first = ''] = text;
  if (shorter === undefined && IN_WORDS.test(first)) return [];
  const found = shorter ?? first;
  const rest = escaped(text.slice(found.length));
  return [
    {
      kind: shorter === undefined ? 'invalido' : 'simbolo',
      match: behind => `${isNone}(${alternatives([found])})(?=${rest}${behind})`,
    },
  ];
}

/** Of what a pattern opens any symbol may be the beginning. Another region that opens there is none of them. */
function behindPattern({ lexico }: Writer, region: Region, opening: string): readonly Instead[] {
  const { simbolos, regioes = [] } = lexico;
  const conditions = ({ quando, exceto }: Region) => JSON.stringify([quando, exceto]);
  const others = byOpening(
    lexico,
    regioes.filter(other => !other.dentro && conditions(other) !== conditions(region)),
  );
  const other = withoutGroups(others.map(each => each.opening).join('|'));
  const isNone = others.length === 0 ? '' : `(?!${other})`;
  const isHere = `(?:${withoutGroups(opening)})`;
  const match = (group: string) => (behind: string) => `(?=${isHere}${behind})${isNone}(${group})`;
  return [
    ...(simbolos.length === 0 ? [] : [{ kind: 'simbolo' as const, match: match(alternatives(simbolos)) }]),
    { kind: 'invalido', match: match('[^\\s\\p{L}\\p{N}_]') },
  ];
}
