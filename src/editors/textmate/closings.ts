import {
  casesOf,
  groupSpan,
  type Lexico,
  MIRRORED,
  type Region,
  textsOf,
  turnedRound,
} from '../../lexico/index.js';
import { escaped } from '../../text/pattern.js';

/** How a region closes, where its opening is this one. */
export interface Closing {
  readonly opening: string;
  /** A pattern, in which `\1` is what a group of the opening matched; nothing where the end of something else closes it. */
  readonly closing: string | undefined;
}

/** An opening, and what closes instead of what its groups matched. */
interface Turned {
  readonly opening: string;
  readonly turned: Readonly<Record<string, string>>;
}

/** The pairs of patterns that a region begins and ends with; none ends where `closing` is undefined. */
export function closingsOf(lexico: Lexico, { fecha, abre }: Region, opening: string): readonly Closing[] {
  const texts = textsOf(abre);
  if (typeof fecha === 'string') return [{ opening, closing: escaped(fecha) }];
  if (fecha === undefined) return [{ opening, closing: texts === undefined ? '\\0' : opening }];
  if ('ate' in fecha) return [{ opening, closing: undefined }];
  const { modelo, espelha, linha_inteira, recuada, nao_seguida } = fecha;
  const lineEnd = nao_seguida === undefined ? '$' : `(?!${casesOf(lexico)(`[${nao_seguida}]`)})`;
  const closed = (turned: Turned['turned']): string => {
    const parts = modelo.split(/(\$\d)/);
    const text = parts
      .map(part => (/^\$\d$/.test(part) ? (turned[part.slice(1)] ?? `\\${part.slice(1)}`) : escaped(part)))
      .join('');
    return linha_inteira ? `^${recuada ? '[ \\t]*' : ''}${text}${lineEnd}` : text;
  };
  let rules: readonly Turned[] = [{ opening, turned: {} }];
  // Patterns turn nothing round: each bracket has a rule of its own.
  if (espelha)
    for (const digit of new Set(modelo.match(/(?<=\$)\d/g))) {
      const text = digit === '0' ? texts?.find(text => escaped(text) === opening) : undefined;
      rules = rules.flatMap(rule =>
        text === undefined ? byBracket(rule, digit) : [turnedBy(rule, digit, text)],
      );
    }
  return rules.map(({ opening, turned }) => ({ opening, closing: closed(turned) }));
}

/** A rule for each bracket that a group may be, and one for all else. */
function byBracket(rule: Turned, digit: string): readonly Turned[] {
  const { opening } = rule;
  const span = groupSpan(opening, Number(digit));
  if (span === undefined) return [rule];
  const inner = opening.slice(...span);
  const group = new RegExp(`^(?:${inner})$`, 'u');
  const brackets = Object.keys(MIRRORED).filter(bracket => group.test(bracket));
  if (brackets.length === 0) return [rule];
  const where = (condition: string) =>
    `${opening.slice(0, span[0])}${condition}(?:${inner})${opening.slice(span[1])}`;
  return [
    ...brackets.map(bracket => ({
      ...turnedBy(rule, digit, bracket),
      opening: where(`(?=${escaped(bracket)})`),
    })),
    { ...rule, opening: where(`(?![${brackets.map(escaped).join('')}])`) },
  ];
}

function turnedBy(rule: Turned, digit: string, text: string): Turned {
  return { ...rule, turned: { ...rule.turned, [digit]: escaped(turnedRound(text)) } };
}
