import type { Place } from '../findings/finding.js';
import type { Programs } from '../repository/programs.js';
import { noPrograms } from '../repository/programs.js';
import { counted } from '../text/counted.js';
import type { BroughtGrammar } from './brought-grammar-schema.js';
import type { ConfigPath, Context, LeftOut } from './context.js';
import type { DeclarationReader } from './declarations.js';
import type { TablesFollowed } from './evaluate/table-changes.js';
import type { Extracted, Section } from './extracted.js';
import { Elsewhere } from './inside.js';
import { noText } from './no-text.js';
import { checkCount, readExtraction, readRows } from './pipeline.js';
import { readable } from './read-files.js';
import type { Row } from './record.js';
import { type LanguageVersions, SourceFiles } from './source-files.js';
import { type Source, STEPS } from './source-schema.js';
import { REPORTED, resolvedValue, tellUnresolved } from './steps/expressions.js';
import { BroughtSyntax } from './syntax/brought-grammars.js';

/** What a configuration says is to be read, and where it says so. */
export interface Wanted {
  readonly config: {
    readonly nome: string;
    readonly descricao: string;
    readonly documentacao: string;
    readonly versao: string | Source;
    readonly languages?: LanguageVersions | undefined;
    readonly grammars?: Readonly<Record<string, BroughtGrammar>> | undefined;
    readonly sintaxe: Sections<'reservadas' | 'contextuais' | 'operadores' | 'verbos_http' | 'regras'> & {
      readonly extensao: string | Source;
    };
    readonly conteudos?:
      | (Sections<'exercicios'> & {
          readonly [name in 'exemplos' | 'pacotes' | 'projetos']?: number | Source | undefined;
        })
      | undefined;
  } & Sections<'embutidas' | 'modulos' | 'comandos' | 'erros'>;
  readonly placeOf: Context['placeOf'];
}

/** Lists by name, each read from any number of sources, one after the other. */
type Sections<Name extends string> = { readonly [name in Name]?: readonly Source[] | undefined };

/** Names of the parts that are read, for progress. */
export type Progress = (part: string) => void;

export interface ExtractOptions {
  /** Only these parts (top-level keys of refdata.yml); the others come out empty. */
  readonly only?: ReadonlySet<string>;
  /** Whether grammars of refdata.yml are proved that nothing is read by, too: that is of the whole, and not of a part. */
  readonly whole?: boolean;
  readonly progress?: Progress;
}

/** What an extraction reads from and reports to. */
export type ExtractionInput = Pick<Context, 'repository' | 'report'> & {
  /** What may be run for sources of the kind `command`; nothing unless given. */
  readonly programs?: Programs;
  /** Parsers of languages that no grammar reads; none unless given. */
  readonly readers?: readonly DeclarationReader[];
};

/**
 * Reads everything that a configuration names. Nothing of the repository is run. Problems are reported and reading
 * goes on, so that all of them are reported together.
 */
export async function extract(
  wanted: Wanted,
  input: ExtractionInput,
  options: ExtractOptions = {},
): Promise<Extracted> {
  const { languages, grammars } = wanted.config;
  const leftOut: LeftOut[] = [];
  const leavesOut = (entries: LeftOut) => {
    leftOut.push(entries);
  };
  return withContext({ ...input, languages, grammars, leavesOut, placeOf: wanted.placeOf }, async context => {
    const extracted = await new Reader(wanted, context, options, leftOut).read();
    if (options.whole) proveGrammars(wanted, context);
    return extracted;
  });
}

/** Tells of grammars whose files are not those that are meant, also where nothing is read by them. */
function proveGrammars({ config: { grammars = {} }, placeOf }: Wanted, context: Context): void {
  const { repository } = context;
  for (const [id, given] of Object.entries(grammars)) {
    // What is installed is in no commit: who reads one needs it only if a source does.
    if (given.wasm.startsWith('node_modules/') && !repository.isFile(given.wasm)) continue;
    readable(() => new BroughtSyntax(id, given, repository).prove(), placeOf(['grammars', id]), context);
  }
}

/** The rows of sources that stand at a place of refdata.yml; what is not resolved in them is reported. */
export async function readList(
  sources: readonly Source[],
  at: ConfigPath,
  context: Context,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [i, source] of sources.entries()) {
    for (const { fields, ...row } of await context.rows(source, [...at, i])) {
      const value = tellUnresolved(row.value, source.map === undefined ? at : [...at, i, 'map'], context);
      rows.push({ ...row, value, ...(typeof fields?.key === 'string' && { key: fields.key }) });
    }
  }
  return rows;
}

type Surroundings = ExtractionInput &
  Pick<Context, 'placeOf'> & {
    readonly languages?: LanguageVersions | undefined;
    readonly grammars?: Readonly<Record<string, BroughtGrammar>> | undefined;
    /** How far it is looked for who may change a table; everywhere, unless said otherwise. */
    readonly tables?: TablesFollowed;
    readonly leavesOut?: Context['leavesOut'];
  };

/** Gives `use` what kinds of source and steps need; what was parsed for it is let go in the end. */
export async function withContext<T>(
  {
    programs = noPrograms('off'),
    readers = [],
    languages,
    grammars,
    tables,
    leavesOut = () => {},
    ...surroundings
  }: Surroundings,
  use: (context: Context) => Promise<T>,
): Promise<T> {
  const { repository } = surroundings;
  const files = new SourceFiles(repository, languages, grammars, tables);
  const elsewhere = new Elsewhere(
    (view, shown) => new SourceFiles(view, languages, grammars, tables, { home: repository, shown }),
  );
  const everyFile = () => [files, ...elsewhere.files()];
  const context: Context = {
    ...surroundings,
    files,
    release: () => {
      for (const each of everyFile()) each.release();
    },
    inside: name => elsewhere.inside(name, context),
    programs,
    readers,
    leavesOut,
    rows: (source, at) => readRows(source, at, context),
    extraction: (source, at, told = context) => readExtraction(source, at, told),
  };
  try {
    const result = await use(context);
    for (const [language, { version, reason }] of everyFile().flatMap(each => each.usedLibraries())) {
      if (reason === undefined) continue;
      const message = `What ${language} ${version} has in no source was taken: ${reason}.`;
      context.report({ rule: 'library-version', message, place: context.placeOf([]) });
    }
    return result;
  } finally {
    for (const each of everyFile()) each.dispose();
  }
}

class Reader {
  private readonly places = new Map<string, Place>();
  private readonly unread: string[] = [];

  constructor(
    private readonly wanted: Wanted,
    private readonly context: Context,
    private readonly options: ExtractOptions,
    /** Grows while a list is read. */
    private readonly leftOut: LeftOut[],
  ) {}

  async read(): Promise<Extracted> {
    const { config } = this.wanted;
    const { sintaxe, conteudos } = config;
    const { places } = this;
    for (const key of ['nome', 'descricao', 'documentacao']) places.set(key, this.context.placeOf([key]));
    const extracted = {
      places,
      nome: config.nome,
      descricao: config.descricao,
      documentacao: config.documentacao,
      versao: await this.text(config.versao, ['versao']),
      extensao: await this.text(sintaxe.extensao, ['sintaxe', 'extensao']),
      reservadas: await this.section(sintaxe.reservadas, ['sintaxe', 'reservadas']),
      contextuais: await this.section(sintaxe.contextuais, ['sintaxe', 'contextuais']),
      operadores: await this.section(sintaxe.operadores, ['sintaxe', 'operadores']),
      verbosHttp: await this.section(sintaxe.verbos_http, ['sintaxe', 'verbos_http']),
      regras: await this.section(sintaxe.regras, ['sintaxe', 'regras']),
      embutidas: await this.section(config.embutidas, ['embutidas']),
      comandos: await this.section(config.comandos, ['comandos']),
      erros: await this.section(config.erros, ['erros']),
      exercicios: await this.entries(conteudos?.exercicios, ['conteudos', 'exercicios']),
      exemplos: await this.number(conteudos?.exemplos, ['conteudos', 'exemplos']),
      pacotes: await this.number(conteudos?.pacotes, ['conteudos', 'pacotes']),
      projetos: await this.number(conteudos?.projetos, ['conteudos', 'projetos']),
    };
    // Last: among the many files of modules, those that several parts are read from are let go.
    const modulos = await this.section(config.modulos, ['modulos']);
    return { ...extracted, unread: this.unread, modulos };
  }

  private async section(sources: readonly Source[] | undefined, at: ConfigPath): Promise<Section> {
    if (sources === undefined || !this.isWanted(at)) return EMPTY;
    this.options.progress?.(at.join('.'));
    this.leftOut.length = 0;
    const rows = await readList(sources, at, this.context);
    const leftOut = [...this.leftOut];
    // What is left of the records is plain data.
    this.context.release();
    // An order that several sources have each for themselves is none of the whole.
    const sorted = sources.length === 1 && sources[0]?.sort !== undefined;
    return { rows, sorted, ...(leftOut.length > 0 && { leftOut }) };
  }

  /** Like a section, but rows without a mapping keep key and value. */
  private async entries(sources: readonly Source[] | undefined, at: ConfigPath): Promise<Section> {
    const { rows } = await this.section(
      sources?.map(source =>
        source.map === undefined ? { ...source, map: { key: 'key', value: 'value' } } : source,
      ),
      at,
    );
    return { rows, sorted: false };
  }

  private async text(spec: string | Source, at: ConfigPath): Promise<string> {
    this.places.set(at.join('.'), this.context.placeOf(at));
    if (typeof spec === 'string') return spec;
    const { value, place } = await this.single(spec, at);
    this.places.set(at.join('.'), place);
    if (value === REPORTED) return this.unreadAs('', at);
    if (typeof value === 'string' && value !== '') return value;
    const { is, ...remedy } = noText(value);
    this.context.report({
      rule: 'field-type',
      ...(value === ''
        ? { message: `${at.join('.')} is an empty text.`, remedy: EMPTY_REMEDY }
        : { message: `${at.join('.')} is ${is}, not a text.`, ...remedy }),
      place,
    });
    return this.unreadAs('', at);
  }

  private async number(spec: number | Source | undefined, at: ConfigPath): Promise<number> {
    if (spec !== undefined) this.places.set(at.join('.'), this.context.placeOf(at));
    if (typeof spec === 'number') return spec;
    if (spec === undefined || !this.isWanted(at)) return 0;
    const { value, place } = await this.single(spec, at);
    if (value === REPORTED) return this.unreadAs(0, at);
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
    const { is, ...remedy } = noText(value);
    this.context.report({
      rule: 'field-type',
      message: `${at.join('.')} is ${is}, not a whole number.`,
      ...remedy,
      place,
    });
    return this.unreadAs(0, at);
  }

  /** What stands for a single value that is not known. */
  private unreadAs<T>(empty: T, at: ConfigPath): T {
    this.unread.push(at.join('.'));
    return empty;
  }

  /** The one value of a source: as it is, or as the one row that its steps leave. */
  private async single(source: Source, at: ConfigPath): Promise<{ value: unknown; place: Place }> {
    const place = this.context.placeOf(at);
    if (STEPS.some(step => source[step] !== undefined)) {
      const rows = await this.context.rows(source, at);
      const [row] = rows;
      if (rows.length === 1 && row)
        return { ...row, value: tellUnresolved(row.value, [...at, 'map'], this.context) };
      this.context.report({
        rule: 'table-scalar',
        message: `${at.join('.')} needs one value, and its source yields ${rows.length}.`,
        place,
      });
      return { value: REPORTED, place };
    }
    const extraction = await this.context.extraction(source, at);
    if (extraction.kind === 'value' && source.expect !== undefined && typeof extraction.value === 'number')
      await checkCount(extraction.value, source.expect, [...at, 'expect'], this.context);
    if (extraction.kind === 'value')
      return { value: resolvedValue(extraction.value, at, this.context), place: extraction.place };
    const [only, another] = extraction.records;
    // A call stands where the value was to be.
    if (only && !another && only.fields.key === 0 && typeof only.fields.call === 'string')
      return { value: only.fields, place: only.place };
    // A source that could not be read has been reported already.
    if (only) {
      this.context.report({
        rule: 'table-scalar',
        message: `${at.join('.')} needs one value, and its source is a table of ${counted(extraction.records.length, 'entry', 'entries')}.`,
        ...((source.pattern ?? source.query) !== undefined && { remedy: MATCH_REMEDY }),
        place,
      });
    }
    return { value: REPORTED, place };
  }

  private isWanted(at: ConfigPath): boolean {
    return this.options.only === undefined || this.options.only.has(String(at[0]));
  }
}

const MATCH_REMEDY =
  'Let it match once, and say which part of the match is meant: `map: value`, or the name of a group or capture.';

const EMPTY_REMEDY = 'Write it where it stands, or name the place that has it.';

const EMPTY: Section = { rows: [], sorted: false };
