import type { LoadedConfig } from '../config/config.js';
import type { LexicoConfig } from '../config/lexico.js';
import type { ReferenceFiles } from '../contract/files.js';
import {
  type ConfigPath,
  type ExtractionInput,
  type Report,
  readList,
  type Source,
  withContext,
} from '../extract/index.js';
import { type Finding, hasError } from '../findings/finding.js';
import { checkLexico, type Lexico } from '../lexico/index.js';
import { declarationReaders } from '../server/index.js';
import { Findings, policyOf } from './findings.js';
import type { RunContext } from './run-context.js';

/** The lexico of a language, and what there is to say about it. */
export interface ReadLexico {
  /** Nothing where refdata.yml has none, or where it contradicts itself. */
  readonly lexico: Lexico | undefined;
  readonly findings: readonly Finding[];
}

/** The group of reserved words that are in no other. */
const RESERVED = 'reservada';

/**
 * Reads what `lexico` of refdata.yml names, and completes it with what `sintaxe` has.
 * @param told what was told of the reference: tables that both read say nothing twice.
 */
export async function lexicoOf(
  {
    configuration,
    repository,
    programs,
    progress,
    cache,
  }: Pick<RunContext, 'configuration' | 'repository' | 'programs' | 'progress' | 'cache'>,
  files: Pick<ReferenceFiles, 'index' | 'sintaxe'>,
  told: readonly Finding[] = [],
): Promise<ReadLexico> {
  const { config, placeOf } = configuration;
  if (config.lexico === undefined) return { lexico: undefined, findings: [] };
  progress('lexico');
  const found = new Findings(
    policyOf(config.rules),
    // What is an error is one here, too, whoever found it first.
    told.filter(({ level }) => level !== 'error'),
  );
  const { palavras, simbolos, ...rest } = config.lexico;
  const report = (problem: Report) => found.add(problem);
  const input = { repository, programs, report, readers: declarationReaders };
  const read = (given: Required<ExtractionInput>) => readTexts({ palavras, simbolos }, configuration, given);
  const { words, symbols } = await (cache === undefined
    ? read(input)
    : cache.extracted('lexico', input, read));
  const { index, sintaxe } = files;
  const lexico: Lexico = {
    versao: index.versao,
    nome: index.nome,
    extensao: sintaxe.extensao,
    ...rest,
    palavras: withReserved(
      words,
      sintaxe.reservadas.map(({ palavra }) => palavra),
    ),
    simbolos: unique(simbolos === undefined ? symbolsOf(sintaxe, rest.nomes.resto) : symbols),
  };
  for (const { rule, message, at } of await checkLexico(lexico))
    found.add({ rule, message, place: placeOf(['lexico', ...at]) });
  const isSound = !hasError(found.list);
  return { lexico: isSound ? lexico : undefined, findings: found.list };
}

type Texts = NonNullable<LexicoConfig['simbolos']>;

/** The words by group and the symbols that `lexico` names, from the sources where they stand. */
function readTexts(
  { palavras = {}, simbolos }: Pick<LexicoConfig, 'palavras' | 'simbolos'>,
  { config: { languages, grammars }, placeOf }: LoadedConfig,
  given: Required<ExtractionInput>,
): Promise<{ readonly words: Record<string, string[]>; readonly symbols: string[] }> {
  return withContext({ ...given, placeOf, languages, grammars }, async context => {
    const texts = async (wanted: Texts | undefined, at: ConfigPath): Promise<string[]> => {
      if (wanted === undefined || wanted.every(text => typeof text === 'string')) return [...(wanted ?? [])];
      const rows = await readList(wanted as readonly Source[], at, context);
      return rows.flatMap(({ value, place }) => {
        if (typeof value === 'string' && value !== '') return [value];
        given.report({ rule: 'field-type', message: `A text is needed for ${at.join('.')}.`, place });
        return [];
      });
    };
    const words: Record<string, string[]> = {};
    for (const [group, wanted] of Object.entries(palavras))
      words[group] = unique(await texts(wanted, ['lexico', 'palavras', group]));
    return { words, symbols: await texts(simbolos, ['lexico', 'simbolos']) };
  });
}

function withReserved(groups: Readonly<Record<string, string[]>>, reserved: readonly string[]) {
  const known = new Set(Object.values(groups).flat());
  const others = reserved.filter(word => !known.has(word));
  const named = groups[RESERVED] ?? [];
  return named.length + others.length === 0 ? groups : { ...groups, [RESERVED]: [...named, ...others] };
}

/** Rows such as `+ - * /` are for people, and words are words. */
function symbolsOf({ operadores }: ReferenceFiles['sintaxe'], nameCharacters: string): string[] {
  const isOther = new RegExp(`[\\s${nameCharacters}]`, 'u');
  return operadores.map(({ simbolo }) => simbolo).filter(symbol => !isOther.test(symbol));
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
