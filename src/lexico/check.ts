import { insideProblems } from './check-inside.js';
import { referenceProblems } from './check-references.js';
import { compileLexis } from './compile.js';
import { textsOf } from './patterns.js';
import type { LexicoProblem } from './problem.js';
import { patternProblem } from './safe-patterns.js';
import type { Lexis } from './schema/lexico.js';
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
        ...openingProblems(lexis),
        ...insideProblems(lexis),
        ...numberProblems(lexis),
        ...wordProblems(lexis),
      ];
}

/** Keys that hold the insides of character classes. */
const CLASSES = new Set(['resto', 'sigilos', 'digitos', 'marcas', 'apos', 'nao_apos']);

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
    if (quando !== undefined || exceto !== undefined || dentro) continue;
    for (const text of texts) {
      const [first] = tokenize(lexis, text);
      if (first?.name === nome) continue;
      const instead = first?.name === undefined ? `a token \`${first?.class}\`` : `\`${first.name}\``;
      const message = `The region \`${nome}\` is never opened by ${shown(text)}: that text alone is read as ${instead}.`;
      yield { rule: 'lexico-opening', message, at };
    }
  }
}

function* wordProblems(lexis: Lexis): Generator<LexicoProblem> {
  const machine = compileLexis(lexis);
  const isName = (word: string) => machine.name(word, 0, word.length)?.[0] === word;
  const groups = new Map<string, string>();
  for (const [group, list] of Object.entries(lexis.palavras)) {
    for (const word of list) {
      const at = ['palavras', group];
      const other = groups.get(machine.fold(word));
      if (!isName(word))
        yield {
          rule: 'lexico-word',
          message: `${shown(word)} is no name by \`nomes\`, so it is never read as a word.`,
          at,
        };
      if (other !== undefined && other !== group)
        yield {
          rule: 'lexico-word',
          message: `${shown(word)} is in two groups, \`${other}\` and \`${group}\`.`,
          at,
        };
      groups.set(machine.fold(word), group);
    }
  }
  for (const [i, { palavra }] of (lexis.contextuais ?? []).entries()) {
    const at = ['contextuais', i, 'palavra'];
    const group = groups.get(machine.fold(palavra));
    if (!isName(palavra))
      yield {
        rule: 'lexico-word',
        message: `${shown(palavra)} is no name by \`nomes\`, so it is never read as a word.`,
        at,
      };
    else if (group !== undefined)
      yield {
        rule: 'lexico-word',
        message: `${shown(palavra)} is in the group \`${group}\`, so it is a word everywhere.`,
        at,
      };
  }
  const symbols = new Set<string>();
  for (const [i, symbol] of lexis.simbolos.entries()) {
    const [first, second] = tokenize(lexis, symbol);
    if (!symbols.has(symbol) && (second !== undefined || first?.class !== 'simbolo')) {
      const message = `The symbol ${shown(symbol)} is never a token: alone it is read as \`${first?.name ?? first?.class}\`.`;
      if (!opensConditionally(lexis, symbol)) yield { rule: 'lexico-word', message, at: ['simbolos', i] };
    }
    symbols.add(symbol);
  }
}

/** Whether a region that begins so may stand back: `//` is a division or a comment by what stands around it. */
function opensConditionally({ regioes = [] }: Lexis, symbol: string): boolean {
  return regioes.some(({ abre, quando, exceto }) => {
    const isConditional = quando !== undefined || exceto !== undefined;
    return isConditional && (textsOf(abre)?.some(text => symbol.startsWith(text)) ?? true);
  });
}

/** A form of numbers is tried with its shortest one: something else may begin with its prefix. */
function* numberProblems(lexis: Lexis): Generator<LexicoProblem> {
  for (const [i, { prefixo = [], digitos = '0-9' }] of (lexis.numeros ?? []).entries()) {
    const digit = [...'10aAz'].find(each => new RegExp(`[${digitos}]`, 'u').test(each));
    for (const [j, prefix] of prefixo.entries()) {
      if (digit === undefined) continue;
      const [first, second] = tokenize(lexis, prefix + digit);
      if (first?.class === 'numero' && second === undefined) continue;
      const message = `${shown(prefix + digit)} is no number: it is read as \`${first?.name ?? first?.class}\`.`;
      yield { rule: 'lexico-word', message, at: ['numeros', i, 'prefixo', j] };
    }
  }
}

function shown(text: string): string {
  return JSON.stringify(text);
}
