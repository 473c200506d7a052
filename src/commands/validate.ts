import { hasError } from '../findings/finding.js';
import { isAddress } from '../http/address.js';
import { openAddress, openFolder, type ProvedFiles, provePublished } from '../published/index.js';

export interface ValidateOptions {
  /** How long a file at an address may take. */
  readonly timeoutMs?: number;
}

export interface ValidateResult extends ProvedFiles {
  /** Whether no finding is an error. */
  readonly ok: boolean;
  /** What was asked for. */
  readonly target: string;
}

/**
 * Proves the published files in a folder (`<folder>/api/*.json`, or the folder of `index.json` itself) or at an http(s)
 * address.
 *
 * @throws {UserError} when there is nothing to prove: no such folder, no files in it, no answer.
 */
export async function validate(target: string, options: ValidateOptions = {}): Promise<ValidateResult> {
  const source = isAddress(target) ? openAddress(target, options.timeoutMs) : await openFolder(target);
  const proved = await provePublished(source);
  return { ok: !hasError(proved.findings), target, ...proved };
}
