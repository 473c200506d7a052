import type { Lexico, NumberForm, Token } from '../../lexico/index.js';

/** What programs have between their comments and texts. */
export interface CodeUse {
  readonly numeros: NumberForm[];
  readonly simbolos: string[];
  readonly nomes: Lexico['nomes'];
  readonly continuacao: Lexico['continuacao'];
  readonly blocos: Lexico['blocos'];
}

/** Something that stands once may be a mistake; a form of numbers can be nothing else. */
const MIN_TIMES = 2;
const MIN_LINES = 5;
const NEARLY_ALL = 0.9;
const NUMBER =
  /(?<![\p{L}\p{N}_$.])(?:\d[\p{L}\p{N}_]*(?:\.\d[\p{L}\p{N}_]*)?(?:(?<=\d[eE])[+-]\d+)?|(?<=[\s=(,[+*/-])\.\d+)/gu;
/** Numbers with a prefix, if they are none without one. */
const PREFIXED = /^(?<prefix>0[a-zA-Z]|\d{1,2}r)(?<digits>[\p{L}\p{N}_]+)$/u;
/** Of what else may stand behind a number: letters, and how many bits it has: `u`, `f64`. */
const SUFFIX = /^(?:\p{L}{1,6}(?:8|16|32|64|128)?)?$/u;
/** Sets of digits that a prefix says. */
const BASES: Readonly<Record<string, string>> = { '0x': '0-9a-fA-F', '0o': '0-7', '0b': '01' };
/** What else digits may be, from the fewest. */
const DIGITS = ['0-9', '0-9a-fA-F', '0-9a-zA-Z'];
const DECIMAL =
  /^(?<whole>\d[\d_]*)?(?<fraction>\.\d[\d_]*)?(?<power>(?<mark>[eE])(?<sign>[+-])?\d[\d_]*)?(?<suffix>\p{L}{1,6}(?:8|16|32|64|128)?)?$/u;
const RUN = /[!-/:-@[-^`{-~\u00a1-\u00bf\u2190-\u22ff]+/gu;
/** Signs that many languages have behind or before a name, without a blank. */
const TIGHT = ['++', '--', '..', '...', '..=', '::', '?.', '**', '??', '!!'];

/** What the code of programs is made of; their comments and texts are blanks in it. */
export function codeUse(codes: readonly string[]): CodeUse {
  const indented = indentation(codes);
  return {
    nomes: namesOf(codes),
    numeros: numbersOf(codes),
    simbolos: symbolsOf(codes),
    ...indented,
  };
}

/** A program without its comments and texts, each character where it was. */
export function codeOf(text: string, tokens: readonly Token[]): string {
  const isCode = ({ class: kind }: Token) =>
    kind === 'nome' || kind === 'numero' || kind === 'simbolo' || kind === 'branco' || kind === 'palavra';
  return tokens
    .map(token => {
      const piece = text.slice(token.start, token.end);
      return isCode(token) ? piece : piece.replace(/[^\n]/g, ' ');
    })
    .join('');
}

function namesOf(codes: readonly string[]): Lexico['nomes'] {
  let signs = 0;
  let names = 0;
  for (const code of codes)
    for (const [, letter] of code.matchAll(/\$([\p{L}_])?/gu)) {
      signs += 1;
      if (letter !== undefined) names += 1;
    }
  const isSigil = names >= MIN_LINES && names >= signs * NEARLY_ALL;
  return { ...(isSigil && { sigilos: '$' }), inicio: '\\p{L}_', resto: '\\p{L}\\p{N}_' };
}

function numbersOf(codes: readonly string[]): NumberForm[] {
  const based = new Based();
  const seen = {
    any: false,
    separator: false,
    free: false,
    fraction: false,
    bare: 0,
    marks: new Set<string>(),
    signs: new Set<string>(),
  };
  const suffixes = new Map<string, number>();
  for (const code of codes)
    for (const [text] of code.matchAll(NUMBER)) {
      if (based.has(text)) continue;
      const { groups } = DECIMAL.exec(text) ?? {};
      if (groups === undefined) continue;
      seen.any = true;
      seen.separator ||= text.includes('_');
      seen.free ||= /__|_(?:\.|$)/.test(text);
      seen.fraction ||= groups.fraction !== undefined;
      if (groups.whole === undefined) seen.bare += 1;
      if (groups.mark !== undefined) seen.marks.add(groups.mark);
      if (groups.sign !== undefined) seen.signs.add(groups.sign);
      if (groups.suffix !== undefined) suffixes.set(groups.suffix, (suffixes.get(groups.suffix) ?? 0) + 1);
    }
  const sufixos = [...suffixes].filter(([, count]) => count >= MIN_TIMES).map(([text]) => text);
  if (!seen.any) return based.forms;
  const decimal: NumberForm = {
    ...(seen.separator && { separador: '_' }),
    ...(seen.free && { separador_livre: true }),
    ...(seen.fraction && { fracao: seen.bare >= MIN_TIMES ? { antes: false } : {} }),
    ...(seen.marks.size > 0 && {
      expoente: {
        marcas: [...seen.marks].sort().join(''),
        ...(seen.signs.size > 0 && { sinal: [...seen.signs].sort().join('') }),
      },
    }),
    ...(sufixos.length > 0 && { sufixos: sufixos.sort() }),
  };
  return [...based.forms, decimal];
}

/** Numbers with a prefix, as programs have them: `0xFFu`, `0t12`, `36r1Z`. */
class Based {
  private readonly found = new Map<
    string,
    { readonly prefixes: Set<string>; readonly suffixes: Set<string>; isSeparated: boolean; digits: string }
  >();

  /** Takes a number in that has a prefix. */
  has(text: string): boolean {
    const { prefix = '', digits = '' } = PREFIXED.exec(text)?.groups ?? {};
    const kind = prefix.endsWith('r') ? 'r' : prefix.toLowerCase();
    const own = BASES[kind];
    if (prefix === '' || (own === undefined && DECIMAL.test(text))) return false;
    const [body = '', suffix = ''] =
      own === undefined ? [digits] : (new RegExp(`^([${own}_]+)(.*)$`).exec(digits)?.slice(1) ?? []);
    if (body === '' || !SUFFIX.test(suffix)) return false;
    const known = this.found.get(kind) ?? {
      prefixes: new Set(),
      suffixes: new Set(),
      isSeparated: false,
      digits: '',
    };
    this.found.set(kind, known);
    known.prefixes.add(prefix);
    if (suffix !== '') known.suffixes.add(suffix);
    known.isSeparated ||= body.includes('_');
    known.digits += body;
    return true;
  }

  get forms(): NumberForm[] {
    const order = Object.keys(BASES);
    const place = (kind: string) => (order.includes(kind) ? order.indexOf(kind) : order.length);
    const sorted = [...this.found].sort(([a], [b]) => place(a) - place(b) || (a < b ? -1 : 1));
    return sorted.flatMap(([kind, { prefixes, suffixes, isSeparated, digits }]) => {
      const digitos = BASES[kind] ?? DIGITS.find(set => new RegExp(`^[${set}_]+$`).test(digits));
      if (digitos === undefined) return [];
      return {
        prefixo: [...prefixes].sort(),
        digitos,
        ...(isSeparated && { separador: '_' }),
        ...(suffixes.size > 0 && { sufixos: [...suffixes].sort() }),
      };
    });
  }
}

/** Each sign by itself, and those together that stand between blanks as no two of them would. */
function symbolsOf(codes: readonly string[]): string[] {
  const single = new Set<string>();
  const counts = new Map<string, { times: number; alone: number }>();
  for (const code of codes)
    for (const { 0: run, index } of code.matchAll(RUN)) {
      for (const sign of run) single.add(sign);
      const count = counts.get(run) ?? { times: 0, alone: 0 };
      count.times += 1;
      if (/[\s]/.test(code[index - 1] ?? ' ') && /\s/.test(code[index + run.length] ?? ' ')) count.alone += 1;
      counts.set(run, count);
    }
  const joined = [...counts]
    .filter(
      ([run, { times, alone }]) =>
        run.length > 1 &&
        run.length <= 4 &&
        !/[()[\]{},;"'`]/.test(run) &&
        times >= MIN_TIMES &&
        (alone >= MIN_TIMES || TIGHT.includes(run)),
    )
    .map(([run]) => run);
  return [...[...single].sort(), ...joined.sort()];
}

/** What makes blocks, and in which brackets lines go on. */
function indentation(codes: readonly string[]): Pick<CodeUse, 'continuacao' | 'blocos'> {
  const opened = { ':': 0, '{': 0 };
  const deeper = { ':': 0, '{': 0 };
  const widths = new Map<number, number>();
  const across = new Set<string>();
  for (const code of codes) {
    const lines = code.split('\n').filter(line => line.trim() !== '');
    for (const [i, line] of lines.entries()) {
      const last = line.trimEnd().slice(-1);
      const step = columnOf(lines[i + 1] ?? '') - columnOf(line);
      if (/[([{]/.test(last)) across.add(last);
      if (last !== ':' && last !== '{') continue;
      opened[last] += 1;
      if (step <= 0) continue;
      deeper[last] += 1;
      widths.set(step, (widths.get(step) ?? 0) + 1);
    }
  }
  const makes = (sign: ':' | '{') => opened[sign] >= MIN_LINES && deeper[sign] >= opened[sign] * NEARLY_ALL;
  const [width] = [...widths].sort(([, a], [, b]) => b - a)[0] ?? [];
  const largura = width === undefined || width > 16 ? {} : { largura: width };
  const isIndented = makes(':') && opened['{'] < opened[':'];
  const isBraced = makes('{') && !isIndented;
  const entre = (
    [
      ['(', ')'],
      ['[', ']'],
      ['{', '}'],
    ] as [string, string][]
  ).filter(([open]) => across.has(open) && !(isBraced && open === '{'));
  return {
    continuacao: entre.length > 0 ? { entre } : undefined,
    blocos: isIndented
      ? { recuo: true, abre: [':'], ...largura }
      : isBraced
        ? { pares: [['{', '}']], ...largura }
        : undefined,
  };
}

function columnOf(line: string): number {
  return line.length - line.trimStart().length;
}
