import type { ErroDaLinguagem } from '../generated/contract.js';
import { nearest } from '../nearest.js';
import type { CommandPermission } from '../programs.js';
import { checkSchema } from '../reference/check.js';
import type { ReferenceFiles } from '../reference/files.js';
import { pathOf } from '../reference/files.js';
import { loadPublished } from '../reference/load.js';
import { openFolder } from '../reference/source-folder.js';
import { openAddress } from '../reference/source-url.js';
import { UserError } from '../user-error.js';
import { buildReference } from './reference.js';

const MAX_SUGGESTIONS = 3;

export interface ExplainOptions {
  /** Built folder or address to look in; otherwise the source repository is read. */
  readonly from?: string | undefined;
  readonly repo: string;
  readonly config: string;
  readonly docsUrl?: string | undefined;
  /** Whether sources of the kind `command` may run programs; `off` unless given. */
  readonly commands?: CommandPermission | undefined;
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
 * regard to case. @throws {UserError} when there is no catalogue to look in.
 */
export async function explain(code: string, options: ExplainOptions): Promise<Explanation> {
  const { index, erros } = await catalogue(options);
  const wanted = code.trim().toLowerCase();
  const erro = erros.codigos.find(({ codigo }) => codigo.toLowerCase() === wanted);
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

async function catalogue(options: ExplainOptions): Promise<Pick<ReferenceFiles, 'index' | 'erros'>> {
  if (options.from === undefined) return fromSource(options);
  const { from } = options;
  const source = /^https?:\/\//i.test(from) ? openAddress(from) : await openFolder(from);
  const { files } = await loadPublished(source);
  const index = files.get(pathOf('index'))?.data;
  const erros = files.get(pathOf('erros'))?.data;
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
  return { index, erros } as Pick<ReferenceFiles, 'index' | 'erros'>;
}

/** Only the catalogue is read: the other parts of the language are not needed. */
async function fromSource({
  repo,
  config,
  docsUrl,
}: ExplainOptions): Promise<Pick<ReferenceFiles, 'index' | 'erros'>> {
  const { files, findings } = await buildReference({ repo, config, docsUrl, only: new Set(['erros']) });
  if (files.erros.codigos.length === 0) {
    const errors = findings.filter(finding => finding.level === 'error');
    throw new UserError(`${config} yields no error codes.`, 'Give `erros` a source that has some.', {
      findings: errors,
    });
  }
  return files;
}
