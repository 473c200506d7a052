import { stringify } from 'yaml';
import { checkLexico, type Lexis, type Region, readText, tokenize } from '../../lexico/index.js';
import { counted } from '../../text/counted.js';
import { commentMarkers } from '../../text/program-code.js';
import { commentLines } from '../comment-lines.js';
import { type CodeUse, codeOf, codeUse } from './code.js';
import type { Named } from './named.js';
import { CHARACTER, knownParts, type Part, regionOf, simplerTraits, type Traits } from './parts.js';
import { type Choice, searched, Trial, weight, without } from './search.js';

/** A `lexico` that programs prove, or that is to be looked at. */
export interface LexicoGuess {
  /** As it stands in refdata.yml: in comments where programs do not prove it. */
  readonly text: string;
  readonly isProved: boolean;
  readonly why: string;
}

/** What a lexico is guessed from. */
export interface LexicoEvidence {
  readonly programs: readonly { readonly file: string; readonly line: number; readonly text: string }[];
  /** What the programs are, in words. */
  readonly what: string;
  readonly named: Named;
  readonly words: readonly string[];
  readonly operators: readonly string[];
  /** Words that begin statements. */
  readonly leading: readonly string[];
}

/** So much of all programs is tried again and again, and then as much of those in which something is wrong still. */
const MAX_TRIED_CHARACTERS = 20_000;
const MAX_TURNS = 3;
const MAX_PROVED_CHARACTERS = 1_000_000;
/** Words in the paths of programs that are wrong on purpose, as some for tests are. */
const WRONG =
  /(?<!\p{L})(?:err(?:os?|ors?|ad[oa]s?)?|fail\p{L}*|falh\p{L}*|inv[aá]l\p{L}*|bad|wrong|broken|tests?)(?!\p{L})/iu;
/** Part of all programs that may be, and of those that need a region, that it may spoil. */
const MAX_WRONG = 0.02;
/** Programs, of at least so many, that have to need a region. */
const MIN_NEEDING = 2;
const FEW_PROGRAMS = 6;
const MAX_LEADING = 40;
const MAX_PLACES = 3;
const NAMES = { inicio: '\\p{L}_', resto: '\\p{L}\\p{N}_' };
const SIGNS = [...'!#$%&()*+,-./:;<=>?@[\\]^_{|}~'];

/** A region with what speaks for it, or against it. */
interface Judged {
  readonly region: Region;
  readonly isProved: boolean;
  readonly why: string;
}

/** What programs, the lexer and the grammars of a language say of how it is cut into tokens; nothing where there are no programs. */
export async function guessLexico(evidence: LexicoEvidence): Promise<LexicoGuess | undefined> {
  const programs = evenly(evidence.programs, MAX_PROVED_CHARACTERS);
  if (programs.length === 0) return undefined;
  const texts = programs.map(({ text }) => text.replace(/\r\n?/g, '\n'));
  const leading = new Set(evidence.leading.slice(0, MAX_LEADING));
  const { words, operators, named } = evidence;
  const base: Lexis = {
    nomes: NAMES,
    numeros: [{ fracao: {} }],
    palavras: { reservada: words.filter(word => /^[\p{L}_][\p{L}\p{N}_]*$/u.test(word)) },
    simbolos: [...new Set([...SIGNS, ...operators.filter(sign => !/[\s\p{L}\p{N}"'`]/u.test(sign))])],
  };
  const parts = knownParts(named.comments, texts).filter(({ open }) =>
    texts.some(text => text.includes(open)),
  );
  const trial = new Trial(base, texts, leading);
  const start = started(parts, texts);
  const choice = withFormats(trial, provedTraits(trial, searchedIn(trial, parts, start)));
  const place = (i: number, at: number) =>
    placeOf(programs[i] as (typeof programs)[number], texts[i] as string, at);
  const judged = judgedRegions(trial, { choice, start }, named, place);
  const proved = new Set(judged.filter(each => each.isProved).map(({ region }) => region.nome));
  const kept: Choice = new Map(
    [...choice].filter(([{ name }, { single }]) => proved.has(single ? CHARACTER : name)),
  );
  const regioes = judged.filter(({ isProved }) => isProved).map(({ region }) => region);
  const codes = texts.map(text => codeOf(text, tokenize({ ...base, regioes }, text)));
  const use = codeUse(codes);
  const simbolos = [
    ...new Set([...use.simbolos, ...operators.filter(sign => !/[\s\p{L}\p{N}]/u.test(sign))]),
  ].filter(sign => !/["'`]/.test(sign));
  const lexis: Lexis = { ...use, regioes, palavras: base.palavras, simbolos };
  const faulty = texts.flatMap((_, i) => {
    const [first] = trial.faults(kept, i);
    return first === undefined ? [] : [`${place(i, first.at)}: ${first.what}`];
  });
  const problems = (await checkLexico(lexis)).map(({ message }) => message);
  const doubts = [...problems, ...faulty];
  const isProved =
    regioes.length > 0 &&
    problems.length === 0 &&
    faulty.length <= texts.length * MAX_WRONG &&
    faulty.every(each => isWrongOnPurpose(each.split(', line')[0] as string));
  const shown = doubts
    .slice(0, MAX_PLACES)
    .map(doubt => `${doubt}.`)
    .join(' ');
  const share = `${texts.length - faulty.length} of ${texts.length}`;
  const why = `${share} programs (${evidence.what}) are cut into tokens without a stray sign, an open text or a bracket left alone.${doubts.length > 0 ? ` To be looked at: ${shown}` : ''}`;
  const regions = renumbered([...judged, ...unused(parts, new Map([...start, ...choice]), named, texts)]);
  return { text: written(use, simbolos, regions, isProved, why), isProved, why };
}

/** Whether a path says so, in words of its own or in camel case (`badText.lm`). */
function isWrongOnPurpose(path: string): boolean {
  return WRONG.test(path.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
}

/** The regions for all programs, found with some of them and then with those in which something is wrong still. */
function searchedIn(trial: Trial, parts: readonly Part[], start: Choice): Choice {
  const all = trial.texts.map((text, i) => ({ text, i }));
  const tried = new Set(evenly(all, MAX_TRIED_CHARACTERS).map(({ i }) => i));
  let choice = start;
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    choice = searched(trial, [...tried], parts, choice);
    const wrong = all.filter(({ i }) => !tried.has(i) && trial.faults(choice, i).length > 0);
    if (wrong.length === 0) break;
    for (const { i } of evenly(wrong, MAX_TRIED_CHARACTERS)) tried.add(i);
  }
  return choice;
}

/** Without traits that one program alone needs, or that spoil others: what it takes for one may not be so for the next. */
function provedTraits(trial: Trial, choice: Choice): Choice {
  let proved = choice;
  for (const [part, traits] of choice)
    for (const simpler of simplerTraits(traits)) {
      const other = new Map([...proved, [part, { ...simpler }]]);
      const { needing, spoiled } = compared(trial, proved, other);
      if (needing.length < leastOf(trial) || spoiled.length > 0) proved = other;
    }
  return proved;
}

/** A format behind a colon, as no code has it: `{x:.2f}`, `{x:>10}`. */
const FORMAT = /:(?:[^\s{}"':]?[<>^]\d+|[-+ ]?\d*[,_]?\.\d+)[a-zA-Z%]?\}/;
const DOUBLED = /\{\{[^{}]*\}\}/;

/** With what code in texts has besides, where several programs show it: nothing is read wrongly without it. */
function withFormats(trial: Trial, choice: Choice): Choice {
  let shown = choice;
  for (const [part, traits] of choice) {
    if (traits.code?.endsWith('{') !== true) continue;
    const found = trial.texts.map(text => regionTexts(text, part, choice));
    const has = (pattern: RegExp) =>
      found.filter(texts => texts.some(text => pattern.test(text))).length >= leastOf(trial);
    const more = {
      ...(has(FORMAT) && { format: true }),
      ...(traits.code === '{' && has(DOUBLED) && { braces: true }),
    };
    const other = new Map([...shown, [part, { ...traits, ...more }]]);
    if (compared(trial, shown, other).spoiled.length === 0) shown = other;
  }
  return shown;
}

/** Programs that are read better by one choice than by another one, and those that are read worse. */
function compared(trial: Trial, choice: Choice, other: Choice): { needing: number[]; spoiled: number[] } {
  const difference = (i: number) => weight(trial.faults(choice, i)) - weight(trial.faults(other, i));
  const all = [...trial.texts.keys()];
  return { needing: all.filter(i => difference(i) < 0), spoiled: all.filter(i => difference(i) > 0) };
}

/** So many programs at least have to need something. */
function leastOf({ texts }: Trial): number {
  return texts.length < FEW_PROGRAMS ? 1 : MIN_NEEDING;
}

/** What is most likely from the beginning: the search finds the rest from there. */
function started(parts: readonly Part[], texts: readonly string[]): Choice {
  const markers = new Set(commentMarkers(texts).map(marker => marker.trim()));
  const isSure = ({ kind, open }: Part) =>
    (kind === 'line' && markers.has(open) && open !== "'") || open === '"';
  return new Map(parts.filter(isSure).map(part => [part, {}]));
}

/** Each region, with the programs that need it and those that it spoils; what seemed likely and was not taken, too. */
function judgedRegions(
  trial: Trial,
  { choice: taken, start }: { readonly choice: Choice; readonly start: Choice },
  named: Named,
  place: (i: number, at: number) => string,
): Judged[] {
  return [...new Map([...start, ...taken])].map(([part, traits]) => {
    const choice = taken.has(part) ? taken : new Map([...taken, [part, traits]]);
    const others = without(choice, part);
    const { needing, spoiled } = compared(trial, choice, others);
    const [first] = spoiled.map(i => {
      const before = new Set(trial.faults(others, i).map(({ at, what }) => `${at} ${what}`));
      const fault = trial.faults(choice, i).find(({ at, what }) => !before.has(`${at} ${what}`));
      return `${place(i, fault?.at ?? 0)}: ${fault?.what}`;
    });
    const source = named.places.get(part.open);
    const by = source === undefined ? '' : ` ${source} names it.`;
    const need = `${counted(needing.length, 'program')} cannot be read without it.${by}`;
    return {
      region: regionOf(part, traits, formsOf(part, traits, trial.texts, choice)),
      // One program in fifty that speaks against a region is to be looked at itself: the whole is no more proved for it.
      isProved:
        taken.has(part) && spoiled.length <= needing.length * MAX_WRONG && needing.length >= leastOf(trial),
      why:
        spoiled.length === 0
          ? need
          : `${need} But it spoils ${counted(spoiled.length, 'program')}: ${first}.`,
    };
  });
}

/** What the lexer or a grammar names and no program needs. */
function unused(parts: readonly Part[], choice: Choice, named: Named, texts: readonly string[]): Judged[] {
  const all = knownParts(named.comments, texts);
  const taken = new Set([...choice.keys()].map(({ open }) => open));
  return all
    .filter(
      ({ open, close }) =>
        !taken.has(open) && named.places.has(open) && (close === '' || named.places.has(close)),
    )
    .filter(({ open, kind }) => kind === 'block' || named.comments.some(([each]) => each === open))
    .map(part => ({
      region: regionOf(part, {}),
      isProved: false,
      why: `${named.places.get(part.open)} names it, ${parts.includes(part) || texts.some(text => text.includes(part.open)) ? 'but no program needs it' : 'no program has it'}.`,
    }));
}

/** Regions of a kind numbered from one, whichever of all that there might be they are. */
function renumbered(judged: readonly Judged[]): Judged[] {
  const counts = new Map<string, number>();
  return judged.map(each => {
    const [kind] = each.region.nome.split(/-\d+$/) as [string];
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const nome = count === 1 ? kind : `${kind}-${count}`;
    return { ...each, region: { ...each.region, nome, ...(each.region.contem && { contem: [nome] }) } };
  });
}

/** Characters that stand behind the escape in texts of a kind. */
function formsOf(part: Part, traits: Traits, texts: readonly string[], choice: Choice): string[] {
  if (!traits.escapes) return [];
  const found = new Set<string>();
  for (const text of texts.filter(each => each.includes('\\')))
    for (const own of regionTexts(text, part, choice))
      for (const [, form] of own.matchAll(/\\([^\n])/gu)) found.add(form as string);
  return [...found].filter(form => !/\d|[xuUN]/.test(form)).sort();
}

/** What a program has of a region, as it stands there. */
function regionTexts(text: string, { name, open }: Part, choice: Choice): string[] {
  if (!text.includes(open)) return [];
  const regioes = [...choice].map(([each, own]) => regionOf(each, own));
  const lexis: Lexis = { nomes: NAMES, palavras: {}, simbolos: [], regioes };
  return readText(lexis, text).regions.flatMap(({ name: own, start, end }) =>
    own === name ? [text.slice(start, end)] : [],
  );
}

/** Programs from everywhere alike, up to so many characters. */
function evenly<T extends { readonly text: string }>(programs: readonly T[], most: number): T[] {
  const total = programs.reduce((sum, { text }) => sum + text.length, 0);
  if (total <= most) return [...programs];
  const share = most / total;
  return programs.filter((_, i) => Math.floor((i + 1) * share) > Math.floor(i * share));
}

function placeOf(
  { file, line }: { readonly file: string; readonly line: number },
  text: string,
  at: number,
): string {
  return `${file}, line ${line + text.slice(0, at).split('\n').length - 1}`;
}

function written(
  { nomes, numeros, continuacao, blocos }: CodeUse,
  simbolos: readonly string[],
  regions: readonly Judged[],
  isProved: boolean,
  why: string,
): string {
  const flow = (value: unknown) => stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim();
  const item = ({ region, isProved: isSure, why: reason }: Judged) =>
    `${commentLines(`${isSure ? 'Found' : 'Perhaps'}: ${reason}`, '    ')}    ${isSure ? '' : '# '}- ${flow(region)}\n`;
  const body = [
    'lexico:\n',
    `  nomes: ${flow(nomes)}\n`,
    numeros.length > 0 ? `  numeros: ${flow(numeros)}\n` : '',
    `  simbolos: ${flow(simbolos)}\n`,
    `${regions.some(each => each.isProved) ? '' : '# '}  regioes:\n`,
    ...regions.map(item),
    continuacao ? `  continuacao: ${flow(continuacao)}\n` : '',
    blocos ? `  blocos: ${flow(blocos)}\n` : '',
  ].join('');
  if (isProved) return `${commentLines(`Found: ${why} docs/editors.md tells every key.`, '')}${body}`;
  const head = `To be looked at: how programs are cut into tokens, for editors. ${why} docs/editors.md tells every key.`;
  return `${commentLines(head, '')}${unproved(body)}`;
}

/** What stands as data in a part of refdata.yml, in comments. */
export function unproved(text: string): string {
  return text.replace(/^(?!#)(?=.)/gm, '# ');
}
