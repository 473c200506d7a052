import { hasError } from '../findings/finding.js';
import { type CheckedRegistry, checkRegistry, openRegistry, readPrevious } from '../registry/index.js';

export interface RegistryCheckOptions {
  /** The name that the registry must have. */
  readonly name?: string | undefined;
  /** Leave archives and the files of single packages out. */
  readonly indexOnly?: boolean | undefined;
  /** A folder or address with what was published before. */
  readonly previous?: string | undefined;
}

export interface RegistryCheckResult extends CheckedRegistry {
  /** Whether no finding is an error. */
  readonly ok: boolean;
  /** What was asked for. */
  readonly target: string;
}

/** Proves a registry in a folder or at an address. @throws {UserError} when there is none. */
export async function checkRegistryAt(
  target: string,
  options: RegistryCheckOptions = {},
): Promise<RegistryCheckResult> {
  const source = await openRegistry(target);
  const before =
    options.previous === undefined ? undefined : await readPrevious(await openRegistry(options.previous));
  const checked = await checkRegistry(source, { ...options, previous: before?.registro });
  const findings = [...(before?.findings ?? []), ...checked.findings];
  return { ok: !hasError(findings), target, ...checked, findings };
}
