import { docAddress } from '../contract/doc-address.js';
import { FILE_NAMES, pathOf, type ReferenceFiles } from '../contract/files.js';
import type { ErroDaLinguagem } from '../contract/generated/contract.js';
import { CHANGE_IDS } from '../drift/index.js';
import type { Finding } from '../findings/finding.js';
import { UserError } from '../findings/user-error.js';
import { RULE_IDS } from '../rules/catalogue.js';
import { buildReference } from '../run/reference.js';
import type { RunOptions } from '../run/run-context.js';
import { nearest } from '../text/nearest.js';
import { entriesNamed, type NamedEntry, namedEntries, namesNear } from './explain-name.js';
import { publishedFiles } from './published-files.js';

const MAX_SUGGESTIONS = 3;

export interface ExplainOptions extends RunOptions {
  /** Built folder or address to look in; otherwise the source repository is read. */
  readonly from?: string | undefined;
  readonly docsUrl?: string | undefined;
}

export interface Explanation {
  /** The entry, or nothing for a code that there is not. */
  readonly erro: ErroDaLinguagem | undefined;
  /** Full address of its documentation page. */
  readonly url: string | undefined;
  /** Codes like the one that was asked for, nearest first. */
  readonly near: readonly ErroDaLinguagem[];
  /** Words, functions, symbols and commands of that name, where it is no code. */
  readonly entries: readonly NamedEntry[];
  /** Names of the language, or of the rules of refdata, like the one that was asked for. */
  readonly nearNames: readonly string[];
  readonly versao: string;
}

/**
 * Looks an error code up (service-spec.md, "What the service does": the same catalogue as the error-code file), or anything
 * else of the language that has a name. @throws {UserError} when there is nothing to look in, or a part of the catalogue cannot be read and
 * may have the code.
 */
export async function explain(name: string, options: ExplainOptions): Promise<Explanation> {
  const found = await explainCode(name, options).catch((error: unknown) => {
    if (error instanceof UserError) return error;
    throw error;
  });
  if (!(found instanceof UserError) && found.erro) return { ...found, entries: [], nearNames: [] };
  const files = await languageFiles(options);
  const all = files === undefined ? [] : namedEntries(files);
  const entries = entriesNamed(name.trim(), all);
  if (found instanceof UserError && entries.length === 0) throw found;
  const nearNames = entries.length > 0 ? [] : namesNear(name.trim(), all, [...RULE_IDS, ...CHANGE_IDS]);
  const nothing = { erro: undefined, url: undefined, near: [], versao: files?.index.versao ?? '' };
  return { ...(found instanceof UserError ? nothing : found), entries, nearNames };
}

/** Everything that is listed, with the list that it is in. @throws {UserError} when there is nothing to look in. */
export async function explainable(options: ExplainOptions): Promise<readonly NamedEntry[]> {
  const { from, ...run } = options;
  return namedEntries(
    from === undefined ? (await buildReference(run)).files : await publishedFiles(from, FILE_NAMES),
  );
}

/** The whole language; nothing where it cannot be read: what was asked for may be elsewhere. */
async function languageFiles({ from, ...options }: ExplainOptions): Promise<ReferenceFiles | undefined> {
  try {
    return from === undefined
      ? (await buildReference(options)).files
      : await publishedFiles(from, FILE_NAMES);
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

/** Looks an error code up, without regard to case. */
async function explainCode(
  code: string,
  options: ExplainOptions,
): Promise<Omit<Explanation, 'entries' | 'nearNames'>> {
  const { index, erros, errors } = await catalogue(options);
  const wanted = code.trim().toLowerCase();
  const erro = erros.codigos.find(({ codigo }) => codigo.toLowerCase() === wanted);
  if (!erro && errors.length > 0)
    throw new UserError(
      `${code} is not among the codes that could be read: ${options.config} has errors.`,
      'Correct them and try again.',
      { findings: errors },
    );
  const byCode = new Map(erros.codigos.map(entry => [entry.codigo, entry]));
  const near = erro ? [] : nearest(code.trim().toUpperCase(), byCode.keys(), MAX_SUGGESTIONS);
  return {
    erro,
    url: erro && docAddress(options.docsUrl ?? index.documentacao, erro.doc),
    near: near.map(codigo => byCode.get(codigo) as ErroDaLinguagem),
    versao: erros.versao,
  };
}

const ERROS = pathOf('erros');

interface Catalogue extends Pick<ReferenceFiles, 'index' | 'erros'> {
  /** What kept codes from being read. */
  readonly errors: readonly Finding[];
}

async function catalogue(options: ExplainOptions): Promise<Catalogue> {
  if (options.from === undefined) return fromSource(options);
  return { ...(await publishedFiles(options.from, ['index', 'erros'])), errors: [] };
}

/** Only the catalogue is read: the other parts of the language are not needed. */
async function fromSource({ from: _, ...options }: ExplainOptions): Promise<Catalogue> {
  const { files, findings } = await buildReference({ ...options, only: new Set(['erros']) });
  const errors = findings.filter(
    ({ level, subject = ERROS }) => level === 'error' && subject.startsWith(ERROS),
  );
  return { ...files, errors };
}
