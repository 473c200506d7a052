import { type Finding, hasError } from '../findings/finding.js';
import { ledgerText, mergedLedger, referenceSite, updatedLedger, withEarlier } from '../pages/index.js';
import { referenceOf } from '../run/reference.js';
import { openRun, type RunOptions } from '../run/run-context.js';
import { siteSettings } from '../run/site-settings.js';
import { VersionScheme } from '../versions/scheme.js';
import { type ArchivedVersions, archivedVersions } from './archived-versions.js';
import { committedFile, writeCommitted } from './committed-file.js';

const NO_COPIES: ArchivedVersions = { since: new Map(), unordered: [] };

export interface AddressesOptions extends RunOptions {
  /** Whether the file is written; otherwise it is only said what would be. */
  readonly write: boolean;
  /** The folder of a published site whose copies say since when things are there. */
  readonly archived?: string | undefined;
}

export interface AddressesResult {
  /** The file in the repository. */
  readonly file: string;
  /** Ids that it did not have. */
  readonly added: readonly string[];
  /** Ids of what is gone since the last time. */
  readonly gone: readonly string[];
  /** Ids that an archived version had before the one that was recorded. */
  readonly earlier: readonly string[];
  /** Archived versions that have no place in the order of versions. */
  readonly unordered: readonly string[];
  readonly written: boolean;
  readonly findings: readonly Finding[];
}

/**
 * Records the address of each thing in the file that `enderecos` names. Nothing that it has is changed, but for the version
 * that a thing is there since, where an earlier one is archived. What git could not merge is merged first.
 * @throws {UserError} when refdata.yml names no such file, or it or the archive holds something else.
 */
export async function addresses({ write, archived, ...options }: AddressesOptions): Promise<AddressesResult> {
  const run = openRun(options);
  const { config } = run.configuration;
  const file = committedFile(run, 'enderecos');
  const merged =
    write && run.repository.isFile(file) ? mergedLedger(run.repository.read(file), file) : undefined;
  if (merged) {
    writeCommitted(options.repo, file, ledgerText(merged));
    return { ...(await addresses({ write, archived, ...options })), written: true };
  }
  const { files, origins, details, findings } = await referenceOf(run);
  if (hasError(findings))
    return { file, added: [], gone: [], earlier: [], unordered: [], written: false, findings };
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
  const updated = updatedLedger(before, files.index.versao, site.addresses);
  const { added, gone } = updated;
  const scheme = new VersionScheme(config.check?.versions);
  const { since, unordered } = archived === undefined ? NO_COPIES : await archivedVersions(archived, scheme);
  const { ledger, earlier } = withEarlier(updated.ledger, since, (a, b) => {
    const [one, other] = [scheme.parse(a), scheme.parse(b)];
    return one !== undefined && other !== undefined && (scheme.compare(one, other) ?? 0) < 0;
  });
  const isNew = ledgerText(ledger) !== ledgerText(before);
  if (write && isNew) writeCommitted(options.repo, file, ledgerText(ledger));
  return { file, added, gone, earlier, unordered, written: write && isNew, findings };
}
