import { counted } from '../text/counted.js';
import { casesOf, namesOf } from './case.js';
import { conditionProblems } from './check-conditions.js';
import { insideProblems } from './check-inside.js';
import { numberProblems } from './check-numbers.js';
import { referenceProblems } from './check-references.js';
import { closingOf } from './closing.js';
import { compileLexis, type Machine } from './compile.js';
import { examplesOf } from './examples.js';
import { patternParts } from './pattern-parts.js';
import { textsOf } from './patterns.js';
import type { LexicoProblem } from './problem.js';
import { patternProblem } from './safe-patterns.js';
import type { Lexis } from './schema/lexico.js';
import type { Region } from './schema/region.js';
import type { Pattern } from './schema/texts.js';
import { tokenize } from './tokenize.js';

/** Everything that contradicts itself. What is wrong with patterns comes first: without them nothing else can be asked. */
export async function checkLexico(lexis: Lexis): Promise<LexicoProblem[]> {
  const problems: LexicoProblem[] = [];
  for (const [source, at, shownAs] of patternsIn(lexis, [])) {
    const problem = await patternProblem(source);
    if (problem !== undefined)
      problems.push({ rule: 'lexico-pattern', message: `\`${shownAs}\` ${problem}`, at });
  }
  return problems.length > 0
    ? problems
    : [
        ...referenceProblems(lexis),
        ...conditionProblems(lexis),
        ...nameProblems(lexis),
        ...openingProblems(lexis),
        ...closingProblems(lexis),
        ...insideProblems(lexis),
        ...numberProblems(lexis),
        ...wordProblems(lexis),
      ];
}

/** Keys that hold the insides of character classes. */
const CLASSES = new Set(['resto', 'sigilos', 'digitos', 'marcas', 'apos', 'nao_apos', 'nao_seguida']);

/** Each pattern, where it stands, and how it is written there. */
function* patternsIn(
  value: unknown,
  at: readonly (string | number)[],
): Generator<readonly [string, readonly (string | number)[], string]> {
  const key = at.at(-1);
  if (typeof value === 'string') {
    const isOfNames = at.at(-2) === 'nomes' && (key === 'inicio' || key === 'fim');
    if (key === 'padrao') yield [value, at, value];
    else if (isOfNames || key === 'nao_seguido' || CLASSES.has(String(key))) yield [`[${value}]`, at, value];
  } else if (typeof value === 'object' && value !== null && at[0] !== 'inexprimivel') {
    for (const [name, part] of Object.entries(value))
      yield* patternsIn(part, [...at, Array.isArray(value) ? Number(name) : name]);
  }
}

/** What a word alone is read as; a contextual one, as a name. */
const WORD_CLASSES: ReadonlySet<string> = new Set(['palavra', 'contextual', 'nome']);

/** Editors see one line: what goes on behind its end is no name to them. */
function* nameProblems(lexis: Lexis): Generator<LexicoProblem> {
  for (const [key, set] of Object.entries(namesOf(lexis)))
    if (key !== 'normal' && set !== undefined && new RegExp(`[${set}]`, 'u').test('\n'))
      yield {
        rule: 'lexico-pattern',
        message: `${shown(set)} has the end of a line, with which names end in every editor: leave it out, as \\n.`,
        at: ['nomes', key],
      };
}

/** A closing that is made of the opening has to be made of what there is in it. */
function* closingProblems(lexis: Lexis): Generator<LexicoProblem> {
  const inCases = casesOf(lexis);
  for (const [i, region] of (lexis.regioes ?? []).entries()) {
    const { nome, abre, fecha } = region;
    if (typeof fecha !== 'object' || !('modelo' in fecha)) continue;
    const problem = (message: string): LexicoProblem => ({
      rule: 'lexico-inside',
      message,
      at: ['regioes', i, 'fecha', 'modelo'],
    });
    const source = textsOf(abre) === undefined ? inCases((abre as Pattern).padrao) : '';
    const groups = patternParts(source).filter(part => part.kind === 'open' && part.group === '(').length;
    const absent = [...fecha.modelo.matchAll(/\$(\d)/g)].find(([, digit]) => Number(digit) > groups)?.[0];
    const opening = new RegExp(source, 'mu');
    const unclosed = examplesOf(source).find(
      ({ text }) => closingOf(region, opening.exec(text) ?? []) === '',
    );
    if (absent !== undefined)
      yield problem(
        `The closing of the region \`${nome}\` has \`${absent}\`, and what opens it has ${counted(groups, 'group')}.`,
      );
    else if (source !== '' && unclosed !== undefined)
      yield problem(
        `Nothing closes the region \`${nome}\` behind ${shown(unclosed.matched)}: its closing is the empty text then.`,
      );
  }
}

/** An opening is tried alone: what it is read as then, it is read as everywhere. */
function* openingProblems(lexis: Lexis): Generator<LexicoProblem> {
  const { openings } = compileLexis(lexis);
  for (const [i, { nome, abre, quando, exceto, dentro }] of (lexis.regioes ?? []).entries()) {
    const at = ['regioes', i, 'abre'];
    const texts = textsOf(abre);
    if (texts === undefined) {
      const { match } = openings.patterns.find(({ region }) => region.spec.nome === nome) ?? {};
      const empty = ['', 'a', '0', ' ', '"', '#', '/'].find(
        text => match?.(text, 0, text.length)?.[0] === '',
      );
      if (empty !== undefined)
        yield {
          rule: 'lexico-opening',
          message: `\`${(abre as Pattern).padrao}\` matches the empty text before ${shown(empty)}: the region \`${nome}\` would begin everywhere.`,
          at,
        };
      continue;
    }
    if (dentro) continue;
    if (quando !== undefined || exceto !== undefined) {
      yield* shadowProblems(lexis, i, at);
      continue;
    }
    for (const text of texts) {
      const [first] = tokenize(lexis, text);
      if (first?.name === nome) continue;
      const instead = first?.name === undefined ? `a token \`${first?.class}\`` : `\`${first.name}\``;
      const message = `The region \`${nome}\` is never opened by ${shown(text)}: that text alone is read as ${instead}.`;
      yield { rule: 'lexico-opening', message, at };
    }
  }
}

/** Of equal openings the first counts: behind one that always opens, another never does, whatever its condition. */
function* shadowProblems(
  { regioes = [] }: Lexis,
  i: number,
  at: LexicoProblem['at'],
): Generator<LexicoProblem> {
  const { nome, abre } = regioes[i] as Region;
  for (const text of textsOf(abre) ?? []) {
    const first = regioes
      .slice(0, i)
      .find(
        region =>
          region.quando === undefined &&
          region.exceto === undefined &&
          !region.dentro &&
          textsOf(region.abre)?.includes(text),
      );
    if (first === undefined) continue;
    const message = `The region \`${nome}\` is never opened by ${shown(text)}: \`${first.nome}\` stands before it, and opens with that text in any case.`;
    yield { rule: 'lexico-opening', message, at };
  }
}

function* wordProblems(lexis: Lexis): Generator<LexicoProblem> {
  const machine = compileLexis(lexis);
  const problem = (message: string, at: LexicoProblem['at']): LexicoProblem => ({
    rule: 'lexico-word',
    message,
    at,
  });
  const groups = new Map<string, string>();
  for (const [group, list] of Object.entries(lexis.palavras)) {
    for (const word of list) {
      const at = ['palavras', group];
      const unread = unreadWord(machine, word);
      const other = groups.get(machine.fold(word));
      if (unread !== undefined) yield problem(unread, at);
      if (other !== undefined && other !== group)
        yield problem(`${shown(word)} is in two groups, \`${other}\` and \`${group}\`.`, at);
      groups.set(machine.fold(word), group);
    }
  }
  const contextual = new Set<string>();
  for (const [i, { palavra }] of (lexis.contextuais ?? []).entries()) {
    const at = ['contextuais', i, 'palavra'];
    const word = machine.fold(palavra);
    const group = groups.get(word);
    const unread = unreadWord(machine, palavra);
    if (unread !== undefined) yield problem(unread, at);
    else if (group !== undefined)
      yield problem(`${shown(palavra)} is in the group \`${group}\`, so it is a word everywhere.`, at);
    else if (contextual.has(word))
      yield problem(
        `${shown(palavra)} stands here twice: write all of its conditions in one \`quando\`.`,
        at,
      );
    contextual.add(word);
  }
  const symbols = new Set<string>();
  for (const [i, symbol] of lexis.simbolos.entries()) {
    // At the end of a line the mark that joins lines is one: elsewhere it may be a symbol.
    const isMark = symbol === lexis.continuacao?.marca;
    const [first, ...others] = tokenize(lexis, isMark ? `${symbol} ` : symbol);
    const second = isMark ? others[1] : others[0];
    if (!symbols.has(symbol) && (second !== undefined || first?.class !== 'simbolo')) {
      const message = `The symbol ${shown(symbol)} is never a token: alone it is read as \`${first?.name ?? first?.class}\`.`;
      if (!opensConditionally(lexis, symbol)) yield { rule: 'lexico-word', message, at: ['simbolos', i] };
    }
    symbols.add(symbol);
  }
}

/** Why a word is never read as one, where that is so. */
function unreadWord({ lexis, name }: Machine, word: string): string | undefined {
  if (name(word, 0, word.length)?.[0] !== word)
    return `${shown(word)} is no name by \`nomes\`, so it is never read as a word.`;
  const [first, second] = tokenize(lexis, word);
  const isRead = second === undefined && (first === undefined || WORD_CLASSES.has(first.class));
  if (isRead || opensConditionally(lexis, word)) return undefined;
  return `${shown(word)} is never read as a word: alone it is read as \`${first?.name ?? first?.class}\`.`;
}

/** Whether a region that begins so may stand back: `//` is a division or a comment by what stands around it. */
function opensConditionally({ regioes = [] }: Lexis, symbol: string): boolean {
  return regioes.some(({ abre, quando, exceto }) => {
    const isConditional = quando !== undefined || exceto !== undefined;
    return isConditional && (textsOf(abre)?.some(text => symbol.startsWith(text)) ?? true);
  });
}

function shown(text: string): string {
  return JSON.stringify(text);
}
