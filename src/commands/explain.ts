import type { ReferenceFiles } from '../contract/files.js';
import { pathOf } from '../contract/files.js';
import type { ErroDaLinguagem } from '../contract/generated/contract.js';
import type { Finding } from '../findings/finding.js';
import { UserError } from '../findings/user-error.js';
import { isAddress } from '../http/address.js';
import { loadPublished, openAddress, openFolder } from '../published/index.js';
import { checkSchema } from '../rules/contract-check.js';
import { buildReference } from '../run/reference.js';
import type { RunOptions } from '../run/run-context.js';
import { nearest } from '../text/nearest.js';

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
  readonly versao: string;
}

/**
 * Looks an error code up (service-spec.md, "What the service does": the same catalogue as the error-code file), without
 * regard to case. @throws {UserError} when there is no catalogue to look in, or a part of it cannot be read and may have the code.
 */
export async function explain(code: string, options: ExplainOptions): Promise<Explanation> {
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
  const docs = (options.docsUrl ?? index.documentacao).replace(/\/+$/, '');
  return {
    erro,
    url: erro && erro.doc !== '' ? `${docs}/${erro.doc}` : undefined,
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
  const { from } = options;
  const source = isAddress(from) ? openAddress(from) : await openFolder(from);
  const { files } = await loadPublished(source);
  const index = files.get(pathOf('index'))?.data;
  const erros = files.get(ERROS)?.data;
  const findings = [
    ...(index === undefined ? [] : checkSchema('index', index)),
    ...(erros === undefined ? [] : checkSchema('erros', erros)),
  ];
  if (index === undefined || erros === undefined || findings.length > 0) {
    throw new UserError(
      `${from} has no error catalogue that can be read.`,
      `See what is wrong with \`refdata validate ${from}\`.`,
      { findings },
    );
  }
  return { ...({ index, erros } as Pick<ReferenceFiles, 'index' | 'erros'>), errors: [] };
}

/** Only the catalogue is read: the other parts of the language are not needed. */
async function fromSource({ from: _, ...options }: ExplainOptions): Promise<Catalogue> {
  const { files, findings } = await buildReference({ ...options, only: new Set(['erros']) });
  const errors = findings.filter(
    ({ level, subject = ERROS }) => level === 'error' && subject.startsWith(ERROS),
  );
  if (files.erros.codigos.length === 0)
    throw new UserError(`${options.config} yields no error codes.`, 'Give `erros` a source that has some.', {
      findings: errors,
    });
  return { ...files, errors };
}
