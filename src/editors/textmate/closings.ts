import { casesOf, type Lexico, MIRRORED, type Region, textsOf } from '../../lexico/index.js';
import { escaped } from '../../text/pattern.js';

/** How a region closes, where what stands behind its opening is so. */
export interface Closing {
  /** What the opening has to end with; nothing for any. */
  readonly opened: string;
  /** A pattern, in which `\\1` is what a group of the opening matched; nothing where the end of something else closes it. */
  readonly closing: string | undefined;
}

export function closingsOf(lexico: Lexico, { fecha, abre }: Region, opening: string): readonly Closing[] {
  if (typeof fecha === 'string') return [{ opened: '', closing: escaped(fecha) }];
  if (fecha === undefined) return [{ opened: '', closing: textsOf(abre) === undefined ? '\\0' : opening }];
  if ('ate' in fecha) return [{ opened: '', closing: undefined }];
  const { modelo, espelha, linha_inteira, recuada, nao_seguida } = fecha;
  const lineEnd = nao_seguida === undefined ? '$' : `(?!${casesOf(lexico)(`[${nao_seguida}]`)})`;
  const closed = (group: (digit: string) => string): string => {
    const parts = modelo.split(/(\$\d)/);
    const text = parts.map(part => (/^\$\d$/.test(part) ? group(part.slice(1)) : escaped(part))).join('');
    return linha_inteira ? `^${recuada ? '[ \\t]*' : ''}${text}${lineEnd}` : text;
  };
  const matched = { opened: '', closing: closed(digit => `\\${digit}`) };
  const brackets = espelha ? lastCharacters(opening) : [];
  if (brackets.length === 0) return [matched];
  // Patterns turn nothing round: each bracket has a rule of its own.
  const rules = brackets.map(bracket => ({
    opened: `(?<=${escaped(bracket)})`,
    closing: closed(() => escaped(MIRRORED[bracket] as string)),
  }));
  return [...rules, { ...matched, opened: `(?<![${brackets.map(escaped).join('')}])` }];
}

/** The brackets that an opening may end with, where its last group is one of several characters. */
function lastCharacters(opening: string): readonly string[] {
  const group = /\((\[(?:\\.|[^\]\\])*\])\)$/.exec(opening)?.[1];
  if (group === undefined) return [];
  return Object.keys(MIRRORED).filter(bracket => new RegExp(`^${group}$`, 'u').test(bracket));
}
