import { casesOf } from './case.js';
import { closingOf } from './closing.js';
import { examplesOf } from './examples.js';
import { isWholeOpening, textsOf } from './patterns.js';
import type { Lexis, NumberForm } from './schema/lexico.js';
import type { Region } from './schema/region.js';
import type { Pattern } from './schema/texts.js';
import { tokenize } from './tokenize.js';

/** The shortest program for something that a lexico says. */
export interface Probe {
  /** What it is about: a region, a group of words, numbers or symbols, and what of it. */
  readonly about: string;
  readonly text: string;
}

/** Letters that many engines take for none, and a character of two code units. */
const LETTER = 'é';
const PICTURE = '\u{1f600}';
/** Stands behind what ends, so that it shows. */
const BEHIND = ' b';

/** Short programs for everything that a lexico says: what opens, closes and nests, numbers, words, symbols. */
export function probesOf(lexis: Lexis): Probe[] {
  const probes = new Map<string, Probe>();
  for (const probe of [...regionProbes(lexis), ...numberProbes(lexis), ...wordProbes(lexis)])
    if (!probes.has(probe.text)) probes.set(probe.text, probe);
  return [...probes.values()];
}

function* regionProbes(lexis: Lexis): Generator<Probe> {
  const { regioes = [] } = lexis;
  for (const region of regioes) {
    const openings = region.dentro ? [] : openingsOf(lexis, region);
    for (const [i, { text: opening, close }] of openings.entries()) {
      // What opens under conditions that do not hold here is tried by programs alone.
      if (tokenize(lexis, `${opening}a`)[0]?.name !== region.nome) continue;
      const said: Said[] = [];
      if (isWholeOpening(region)) said.push(...textsAroundWhole(opening));
      else if (close !== undefined) said.push(...textsAround(region, opening, close));
      // What is in it does not depend on which of several texts opened it.
      if (i === 0 && close !== undefined) said.push(...textsInside(region, opening, close, regioes));
      for (const [what, text] of said) yield { about: `${region.nome}: ${what}`, text };
    }
  }
}

type Said = readonly [what: string, text: string];

/** Of what a pattern opens so many texts are tried. */
const MOST_OPENINGS = 6;

interface Opened {
  readonly text: string;
  /** What closes it; the empty text where the end of the line does, nothing where that is not known. */
  readonly close: string | undefined;
}

/** Texts that open a region: those that it names, or some that its pattern matches. */
function openingsOf(lexis: Lexis, region: Region): readonly Opened[] {
  const texts = textsOf(region.abre);
  if (texts !== undefined) return texts.map(text => opened(region, text, [text]));
  const pattern = casesOf(lexis)((region.abre as Pattern).padrao);
  const expression = new RegExp(`^(?:${pattern})`, 'mu');
  return examplesOf(pattern)
    .slice(0, MOST_OPENINGS)
    .map(({ text }) => opened(region, text, expression.exec(text) ?? [text]));
}

/** As a program has it: the text of a heredoc begins with the next line, and what stands alone in a line does so. */
function opened(region: Region, text: string, groups: readonly (string | undefined)[]): Opened {
  const { fecha, fila } = region;
  const isWholeLine = typeof fecha === 'object' && 'modelo' in fecha && fecha.linha_inteira;
  const isToLine = typeof fecha === 'object' && 'ate' in fecha && fecha.ate === 'linha';
  const close = isToLine ? '' : closingOf(region, groups);
  return {
    text: fila ? `${text}\n` : text,
    close: isWholeLine && close !== undefined ? `\n${close}\n` : close,
  };
}

/** What is its opening alone. */
function* textsAroundWhole(open: string): Generator<Said> {
  yield ['alone', `${open}${BEHIND}`];
  yield ['a name right behind it', `${open}b`];
  yield ['a name right before it', `b${open}${BEHIND}`];
  yield ['twice', `${open} ${open}`];
}

/** The ends of a region, and what stands there. */
function* textsAround({ linhas }: Region, open: string, close: string): Generator<Said> {
  const behind = behindOf(close);
  yield ['nothing in it', `${open}${close}${behind}`];
  yield ['something in it', `${open}a${close}${behind}`];
  yield ['a name right behind it', `${open}a${close}b`];
  yield ['a name right before it', `b${open}a${close}${behind}`];
  yield ['twice', `${open}a${close}${behind} ${open}b${close}`];
  yield ['the end of a line', `${open}a\n${linhas ? `b${close}${behind}` : 'b'}`];
  yield ['not closed', `${open}a`];
}

/** What a line comment ends with is the line. */
function behindOf(close: string): string {
  return close === '' ? '\nb' : BEHIND;
}

/** Everything that may stand in a region. */
function* textsInside(
  { dobra = [], escapes, interpola = [] }: Region,
  open: string,
  close: string,
  regions: readonly Region[],
): Generator<Said> {
  const behind = behindOf(close);
  const whole = (inside: string) => `${open}${inside}${close}`;
  yield ['letters and pictures', whole(LETTER + PICTURE) + behind];
  for (const other of regions) {
    const text = textsOf(other.abre)?.[0];
    if (text === undefined) continue;
    yield [`${other.nome} in it`, whole(` ${text} `) + behind];
    const end = opened(other, text, [text]).close;
    if (end) yield [`${other.nome} whole in it`, whole(` ${text} a ${end} `) + behind];
  }
  for (const text of dobra) yield [`doubled ${text}`, whole(`a${text}a`) + behind];
  if (escapes !== undefined) {
    const { prefixo, formas = [], quebra } = escapes;
    for (const form of formas)
      if (typeof form === 'string') yield [`escape ${prefixo}${form}`, whole(prefixo + form) + behind];
    yield ['an escape that there is not', whole(`${prefixo}y`) + behind];
    yield ['an escape before the closing', `${open}${prefixo}${close}${behind}`];
    yield ['an escape of the escape', whole(prefixo + prefixo) + behind];
    if (quebra) yield ['an escape at the end of a line', whole(`a${prefixo}\nb`) + behind];
  }
  for (const { abre, fecha = '', conteudo } of interpola) {
    yield [`${abre} in it`, whole(`a${abre}b${fecha}a`) + behind];
    yield [`${abre} twice`, whole(`${abre}b${fecha}${abre}b${fecha}`) + behind];
    if (conteudo === 'nome') continue;
    yield [`${abre} with itself in it`, whole(`${abre}${whole('b')}${fecha}`) + behind];
    yield [`${abre} with brackets in it`, whole(`${abre}b(1)${fecha}`) + behind];
    yield [`${abre} not closed`, whole(`${abre}b`) + behind];
  }
}

function* numberProbes({ numeros = [] }: Lexis): Generator<Probe> {
  for (const form of numeros)
    for (const text of numbersOf(form)) yield { about: 'number', text: `${text}${BEHIND}` };
  yield { about: 'number: a letter right behind it', text: '1b' };
  yield { about: 'number: a point behind it', text: '1.b' };
  yield { about: 'number: two points behind it', text: '1..2' };
}

function* numbersOf({ prefixo, digitos = '0-9', separador, fracao, expoente, sufixos = [] }: NumberForm) {
  const digit = [...'10aA'].find(each => new RegExp(`[${digitos}]`, 'u').test(each));
  if (digit === undefined) return;
  for (const prefix of prefixo ?? ['']) {
    const whole = prefix + digit + digit;
    const mark = expoente?.marcas.match(/\p{L}/u)?.[0];
    yield whole;
    if (separador) yield `${whole}${separador}${digit}`;
    if (fracao) yield `${whole}.${digit}`;
    if (fracao?.depois === false) yield `${whole}.`;
    if (fracao?.antes === false) yield `.${digit}`;
    if (mark) yield `${whole}${mark}${digit}`;
    if (mark && expoente?.exige_fracao) yield `${whole}.${digit}${mark}${digit}`;
    for (const suffix of sufixos) yield `${whole}${suffix}`;
  }
}

function* wordProbes({ palavras, contextuais = [], simbolos }: Lexis): Generator<Probe> {
  for (const [group, words] of Object.entries(palavras))
    for (const word of words) {
      yield { about: group, text: word };
      yield { about: `${group}: a part of a name`, text: `${word}${LETTER} ${LETTER}${word} ${word}1` };
    }
  for (const { palavra } of contextuais)
    yield { about: `contextual: ${palavra}`, text: `${palavra} = ${palavra}` };
  for (const symbol of simbolos) {
    yield { about: 'symbol', text: `b ${symbol} b` };
    yield { about: 'symbol: nothing around it', text: `b${symbol}b` };
    yield { about: 'symbol: twice', text: `b ${symbol}${symbol} b` };
  }
}
