import type { LoadedConfig } from '../config/config.js';
import type { Finding } from '../findings/finding.js';
import { registroOf, withPlaces } from './build.js';
import { checkIndex } from './check-index.js';
import type { PackageManifest } from './manifest.js';
import { mergeIndex, type PackedRelease } from './merge.js';
import { archiveNameOf } from './names.js';
import { unknownWithdrawals } from './withdrawals.js';

/** In place of the hash of an archive that is not packed: no rule asks for it. */
const NOT_PACKED = '0'.repeat(64);

/**
 * What the build of a registry refuses, as far as sound manifests alone tell it: nothing is packed. Where earlier releases are
 * published (`registro.previous`), they may have what a package needs, and nothing is said of that.
 * @param name of the registry.
 */
export function declaredFindings(
  name: string,
  manifests: readonly PackageManifest[],
  loaded: LoadedConfig,
): Finding[] {
  const { previous, yanked = {}, archived = [] } = registroOf(loaded);
  const packed = manifests.map((manifest): PackedRelease => {
    const { name: pacote, version, about, dependencias, dataforge, place } = manifest;
    const release = { arquivo: archiveNameOf(pacote, version), sha256: NOT_PACKED, dependencias, dataforge };
    return { name: pacote, version, about, release, place };
  });
  const present = new Set(manifests.map(manifest => manifest.name));
  const { registro, findings } = mergeIndex({
    registro: name,
    previous: undefined,
    packed,
    present,
    yanked,
    archived,
  });
  if (findings.length > 0 || previous !== undefined) return [...findings];
  const known = new Map(manifests.map(({ name: pacote, version }) => [pacote, new Set([version])]));
  return [...withPlaces(checkIndex(registro, { name }), packed), ...unknownWithdrawals(loaded, known)];
}
