import { isWholeOpening, textsOf } from './patterns.js';
import type { LexicoProblem } from './problem.js';
import type { Lexis } from './schema/lexico.js';
import type { Region } from './schema/region.js';
import type { Token } from './token.js';
import { tokenize } from './tokenize.js';

/** What stands in a region where nothing is said about it: no letter, which could belong to an escape. */
const FILLING = '\u00b7';

/** A region is tried alone: what is in it, and what closes it, has to be read as it says. */
export function* insideProblems(lexis: Lexis): Generator<LexicoProblem> {
  const { regioes = [] } = lexis;
  for (const [i, region] of regioes.entries()) {
    if (isWholeOpening(region)) {
      yield* wholeProblems(region, ['regioes', i]);
      continue;
    }
    const [opening] = textsOf(region.abre) ?? [];
    // What opens under conditions only, or by a pattern, needs more around it than is known here.
    const isFree = region.quando === undefined && region.exceto === undefined && !region.dentro;
    if (opening === undefined || !isFree || region.fila) continue;
    // Another region may win the opening, which is told already.
    if (tokenize(lexis, `${opening}${FILLING}`)[0]?.name !== region.nome) continue;
    const at = ['regioes', i];
    yield* closingProblems(lexis, region, opening, at);
    yield* partProblems(lexis, region, opening, at);
  }
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

function* closingProblems(
  lexis: Lexis,
  region: Region,
  opening: string,
  at: readonly (string | number)[],
): Generator<LexicoProblem> {
  const { fecha = opening } = region;
  if (typeof fecha !== 'string') return;
  const probe = `${opening}${FILLING}${fecha}${FILLING}`;
  const last = tokenize(lexis, probe).at(-1);
  if (last?.name !== region.nome) return;
  const message = `${JSON.stringify(fecha)} never closes the region \`${region.nome}\`: ${JSON.stringify(probe)} is read as one to its end.`;
  yield { rule: 'lexico-inside', message, at: [...at, region.fecha === undefined ? 'abre' : 'fecha'] };
}

/** Each text that means something in a region, and how it has to be read there. */
function* partProblems(
  lexis: Lexis,
  region: Region,
  opening: string,
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
    const message = `${what} ${JSON.stringify(text)} is never read in the region \`${region.nome}\`: ${JSON.stringify(`${opening}${FILLING}${text}`)} has ${instead} there.`;
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
  for (const [i, name] of contem.entries()) {
    const inner = lexis.regioes?.find(({ nome }) => nome === name);
    if (inner === undefined || inner.quando !== undefined || inner.exceto !== undefined) continue;
    for (const text of textsOf(inner.abre) ?? [])
      if (read(text)?.name !== name || read(text)?.start !== start)
        yield problem(`The region \`${name}\` with`, text, 'contem', i);
  }
}

/** A name that begins with a plain letter, where there is one. */
function nameOf(lexis: Lexis): string | undefined {
  return ['x', 'X', '_'].find(letter => tokenize(lexis, letter)[0]?.class === 'nome');
}
