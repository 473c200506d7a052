import { UserError } from '../findings/user-error.js';
import {
  INDEX_FILE,
  type InstalledPackage,
  installPackages,
  openRegistry,
  parseIndex,
  parseWanted,
} from '../registry/index.js';

export interface RegistryGetOptions {
  /** Folder or address of the registry. */
  readonly from: string;
  /** Folder that gets `forge_modules/` and `forge.lock`. */
  readonly to: string;
  /** `owner/name` whose workflow has to have made each archive, as its attestation proves. */
  readonly requireAttestation?: string | undefined;
  /** A file of authorities to trust; the public service where it is left out. */
  readonly trustedRoot?: string | undefined;
}

/**
 * Installs packages (`name` or `name@range`) and what they need from a registry.
 * @throws {UserError} when there is no such registry or package, or an archive is not what the index says.
 */
export async function getPackages(
  wanted: readonly string[],
  { from, to, requireAttestation, trustedRoot }: RegistryGetOptions,
): Promise<InstalledPackage[]> {
  const demands = wanted.map(parseWanted);
  const demand = { repository: requireAttestation, trustedRoot };
  const source = await openRegistry(from);
  const place = source.placeOf(INDEX_FILE);
  const result = await source.read(INDEX_FILE);
  if (result.kind !== 'found') {
    const reason = { missing: 'is not there', 'too-large': 'is too large' };
    throw new UserError(
      `The index ${place} ${'reason' in result ? result.reason : reason[result.kind]}.`,
      'Give the folder or address of a registry with --from.',
    );
  }
  return installPackages(source, parseIndex(result.bytes, place), demands, to, demand);
}
