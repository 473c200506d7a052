import { isWholeOpening, textsOf } from './patterns.js';
import type { LexicoProblem } from './problem.js';
import type { Lexis } from './schema/lexico.js';
import type { Region } from './schema/region.js';
import type { Token } from './token.js';
import { tokenize } from './tokenize.js';

/** What stands in a region where nothing is said about it: no letter, which could belong to an escape. */
const FILLING = '\u00b7';

/** In place of an opening that conditions or a pattern hold back: a character of private use, which no program has. */
const OWN_OPENING = '\ue000';

/** How a region is opened to see what is read in it. */
interface Opened {
  readonly lexis: Lexis;
  readonly region: Region;
  readonly text: string;
  /** The same as people know it: no text opens a pattern. */
  readonly shown: string;
}

/** A region is tried alone: what is in it, and what closes it, has to be read as it says. */
export function* insideProblems(lexis: Lexis): Generator<LexicoProblem> {
  for (const [i, region] of (lexis.regioes ?? []).entries()) {
    const at = ['regioes', i];
    if (isWholeOpening(region)) {
      yield* wholeProblems(region, at);
      continue;
    }
    yield* silentProblems(region, at);
    if (region.fila) continue;
    const told = new Set<string>();
    for (const opened of openedRegions(lexis, region)) {
      // Another region may win the opening, which is told already.
      if (tokenize(opened.lexis, `${opened.text}${FILLING}`)[0]?.name !== region.nome) continue;
      for (const problem of [...closingProblems(opened, at), ...partProblems(opened, at)]) {
        const place = problem.at.join('.');
        if (!told.has(place)) yield problem;
        told.add(place);
      }
    }
  }
}

/** With each of its openings where it closes with that; otherwise with one. */
function openedRegions(lexis: Lexis, region: Region): Opened[] {
  const texts = textsOf(region.abre);
  if (texts === undefined) return [withOwnOpening(lexis, region, region.fecha, '…')];
  const each = region.fecha === undefined ? texts : texts.slice(0, 1);
  const isFree = region.quando === undefined && region.exceto === undefined && !region.dentro;
  return each.map(text =>
    isFree ? { lexis, region, text, shown: text } : withOwnOpening(lexis, region, region.fecha ?? text, text),
  );
}

function withOwnOpening(lexis: Lexis, region: Region, fecha: Region['fecha'], shown: string): Opened {
  const { quando: _, exceto: __, dentro: ___, ...rest } = region;
  const own = { ...rest, abre: OWN_OPENING, fecha };
  const regioes = (lexis.regioes ?? []).map(each => (each === region ? own : each));
  return { lexis: { ...lexis, regioes }, region, text: OWN_OPENING, shown };
}

/** What says something of the inside of a region. */
const PARTS = ['linhas', 'contem', 'escapes', 'dobra', 'interpola', 'depois', 'fila'] as const;

/** A region that is its opening has nothing in it. */
function* wholeProblems(region: Region, at: readonly (string | number)[]): Generator<LexicoProblem> {
  for (const part of PARTS.filter(key => region[key] !== undefined)) {
    const message = `The region \`${region.nome}\` ends with its opening, so \`${part}\` never holds in it.`;
    yield { rule: 'lexico-inside', message, at: [...at, part] };
  }
}

/** What is said of a region and changes nothing in it, or is never so. */
function* silentProblems(region: Region, at: readonly (string | number)[]): Generator<LexicoProblem> {
  const { nome, fecha, linhas, escapes, contem = [], dobra = [], interpola = [] } = region;
  const until = typeof fecha === 'object' && 'ate' in fecha ? fecha.ate : undefined;
  const problem = (message: string, ...path: readonly string[]): LexicoProblem => ({
    rule: 'lexico-inside',
    message,
    at: [...at, ...path],
  });
  const [opening = '…'] = textsOf(region.abre) ?? [];
  const probe = (inside: string) => JSON.stringify(`${opening}${FILLING}${inside}`);
  if (linhas && until === 'linha')
    yield problem(
      `The region \`${nome}\` ends with its line, so \`linhas\` never holds: ${probe(`\n${FILLING}`)} leaves it at the end of the first one.`,
      'linhas',
    );
  if (typeof fecha === 'object' && 'modelo' in fecha && fecha.linha_inteira && !linhas && !region.fila)
    yield problem(
      `The region \`${nome}\` ends with its line, so nothing ever closes it in a line of its own: \`linhas\` is needed.`,
      'fecha',
    );
  if (typeof fecha === 'object' && 'modelo' in fecha && fecha.nao_seguida && !fecha.linha_inteira)
    yield problem(
      `What may not follow the closing of the region \`${nome}\` is only asked of one that begins a line: \`linha_inteira\` is needed.`,
      'fecha',
    );
  if (escapes === undefined) return;
  const { prefixo, formas = [], desconhecido = 'texto', protege, quebra = false } = escapes;
  const isTaken = desconhecido !== 'texto';
  if (formas.length === 0 && !isTaken && !protege && !quebra)
    yield problem(
      `The escapes of the region \`${nome}\` say nothing: in ${probe(prefixo + FILLING)} neither is an escape, nor is anything protected.`,
      'escapes',
    );
  if (isTaken && (protege === false || protege === 'fecha'))
    yield problem(
      `In the region \`${nome}\` \`protege\` cannot be ${protege}: in ${probe(prefixo + FILLING)} the character belongs to the escape, by \`desconhecido: ${desconhecido}\`.`,
      'escapes',
      'protege',
    );
  if (protege === 'fecha' && !(typeof fecha === 'string' || (fecha === undefined && textsOf(region.abre))))
    yield problem(
      `In the region \`${nome}\` \`protege: fecha\` needs a closing that is a text: which character could close it is not known.`,
      'escapes',
      'protege',
    );
  const isOpenToOthers = contem.length + dobra.length + interpola.length > 0;
  if (!isTaken && protege && !quebra && !isOpenToOthers && (until === 'linha' || until === 'recuo'))
    yield problem(
      `The escapes of the region \`${nome}\` protect nothing: in ${probe(prefixo + FILLING)} no character could close it, or begin anything.`,
      'escapes',
      'protege',
    );
}

function* closingProblems(
  { lexis, region, text, shown }: Opened,
  at: readonly (string | number)[],
): Generator<LexicoProblem> {
  // A pattern closes with what it matched, which is not known here.
  const { fecha = textsOf(region.abre) && shown } = region;
  if (typeof fecha !== 'string') return;
  const inside = `${FILLING}${fecha}${FILLING}`;
  const last = tokenize(lexis, text + inside).at(-1);
  if (last?.name !== region.nome) return;
  const message = `${JSON.stringify(fecha)} never closes the region \`${region.nome}\`: ${JSON.stringify(shown + inside)} is read as one to its end.`;
  yield { rule: 'lexico-inside', message, at: [...at, region.fecha === undefined ? 'abre' : 'fecha'] };
}

/** Each text that means something in a region, and how it has to be read there. */
function* partProblems(
  { lexis, region, text: opening, shown }: Opened,
  at: readonly (string | number)[],
): Generator<LexicoProblem> {
  const { dobra = [], escapes, interpola = [], contem = [] } = region;
  const start = opening.length + FILLING.length;
  const read = (text: string): Token | undefined =>
    tokenize(lexis, `${opening}${FILLING}${text}${FILLING}`).find(token => token.start >= start);
  const isRead = (text: string, kind: Token['class'], behind = '') => {
    const token = read(text + behind);
    return token?.start === start && token.class === kind && token.end === start + text.length;
  };
  const problem = (what: string, text: string, ...path: readonly (string | number)[]): LexicoProblem => {
    const found = read(text);
    const instead = found?.start === start ? `\`${found.class}\`` : `\`${region.classe}\``;
    const message = `${what} ${JSON.stringify(text)} is never read in the region \`${region.nome}\`: ${JSON.stringify(`${shown}${FILLING}${text}`)} has ${instead} there.`;
    return { rule: 'lexico-inside', message, at: [...at, ...path] };
  };
  for (const [i, text] of dobra.entries())
    if (!isRead(text, 'escape')) yield problem('The doubled', text, 'dobra', i);
  for (const [i, form] of (escapes?.formas ?? []).entries()) {
    if (typeof form !== 'string') continue;
    const text = `${escapes?.prefixo}${form}`;
    if (!isRead(text, 'escape')) yield problem('The escape', text, 'escapes', 'formas', i);
  }
  for (const [i, { abre, conteudo }] of interpola.entries()) {
    const isFirst = interpola.findIndex(other => other.abre === abre) === i;
    const name = conteudo === 'nome' ? nameOf(lexis) : '';
    if (name === undefined) continue;
    if (!isFirst || !isRead(abre, 'interpolacao', name))
      yield problem('The interpolation', abre, 'interpola', i);
  }
  const closing = region.fecha ?? (textsOf(region.abre) && shown);
  for (const [i, name] of contem.entries()) {
    const inner = lexis.regioes?.find(({ nome }) => nome === name);
    if (inner === undefined) continue;
    const { quando, exceto, abre } = name === region.nome ? region : inner;
    const isFree = quando === undefined && exceto === undefined;
    // Whatever its condition says, what begins as the closing closes.
    const isNever = (text: string) =>
      isFree
        ? read(text)?.name !== name || read(text)?.start !== start
        : typeof closing === 'string' && text.startsWith(closing);
    for (const text of textsOf(isFree ? inner.abre : abre) ?? [])
      if (isNever(text)) yield problem(`The region \`${name}\` with`, text, 'contem', i);
  }
}

/** A name that begins with a plain letter, where there is one. */
function nameOf(lexis: Lexis): string | undefined {
  return ['x', 'X', '_'].find(letter => tokenize(lexis, letter)[0]?.class === 'nome');
}
