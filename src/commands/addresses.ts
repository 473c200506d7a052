import type { Finding } from '../findings/finding.js';
import { ledgerText, referenceSite, updatedLedger } from '../pages/index.js';
import { referenceOf } from '../run/reference.js';
import { openRun, type RunOptions } from '../run/run-context.js';
import { siteSettings } from '../run/site-settings.js';
import { committedFile, writeCommitted } from './committed-file.js';

export interface AddressesOptions extends RunOptions {
  /** Whether the file is written; otherwise it is only said what would be. */
  readonly write: boolean;
}

export interface AddressesResult {
  /** The file in the repository. */
  readonly file: string;
  /** Ids that it did not have. */
  readonly added: readonly string[];
  /** Ids of what is gone since the last time. */
  readonly gone: readonly string[];
  readonly written: boolean;
  readonly findings: readonly Finding[];
}

/**
 * Records the address of each thing in the file that `enderecos` names. Nothing that it has is changed.
 * @throws {UserError} when refdata.yml names no such file, or it holds something else.
 */
export async function addresses({ write, ...options }: AddressesOptions): Promise<AddressesResult> {
  const run = openRun(options);
  const { config } = run.configuration;
  const file = committedFile(run, 'enderecos');
  const { files, origins, details, findings } = await referenceOf(run);
  if (findings.some(({ level }) => level === 'error'))
    return { file, added: [], gone: [], written: false, findings };
  const settings = siteSettings(
    { ...config, programas: [] },
    files.sintaxe.extensao,
    run.repository,
    () => {},
  );
  const site = referenceSite({
    ...settings,
    files,
    origins,
    details,
    baseUrl: null,
    commit: null,
    archive: false,
  });
  const before = settings.ledger ?? { enderecos: {} };
  const { ledger, added, gone } = updatedLedger(before, files.index.versao, site.addresses);
  const isNew = ledgerText(ledger) !== ledgerText(before);
  if (write && isNew) writeCommitted(options.repo, file, ledgerText(ledger));
  return { file, added, gone, written: write && isNew, findings };
}
