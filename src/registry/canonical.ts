import type { Pacote, Registro, VersaoDePacote } from '../contract/generated/contract.js';
import { compareCodePoints } from '../text/code-points.js';
import { compareVersions, readVersion } from './version.js';

/** Fields in the order of the contract. */
const PACKAGE_FIELDS = 'descricao,licenca,autores,tags,versoes';
const RELEASE_FIELDS = 'arquivo,sha256,dependencias,dataforge';

/**
 * The one way in which an index is written (reference-language.md §10.3): packages by name, releases from the lowest
 * version to the highest, dependencies by name, fields in the order of the contract. What is that way already stays
 * the same object: of a large index, that is nearly all.
 */
export function canonicalRegistro({ registro, pacotes }: Registro): Registro {
  return { registro, pacotes: sortedBy(pacotes, compareCodePoints, canonicalPacote) };
}

/** A package with its fields and versions in the order of the contract; itself where they are. */
export function canonicalPacote(pacote: Pacote): Pacote {
  const { descricao, licenca, autores, tags, versoes } = pacote;
  const sorted = sortedBy(versoes, compareTexts, canonicalRelease);
  if (sorted === versoes && Object.keys(pacote).join() === PACKAGE_FIELDS) return pacote;
  return { descricao, licenca, autores, tags, versoes: sorted };
}

/** A version with its fields in the order of the contract and its digest in small letters; itself where it is so. */
export function canonicalRelease(release: VersaoDePacote): VersaoDePacote {
  const { arquivo, sha256, dependencias, dataforge, url } = release;
  const sorted = sortedBy(dependencias, compareCodePoints, range => range);
  const lower = sha256.toLowerCase();
  const fields = Object.keys(release).join();
  const inOrder = fields === RELEASE_FIELDS || fields === `${RELEASE_FIELDS},url`;
  if (inOrder && sorted === dependencias && lower === sha256) return release;
  return { arquivo, sha256: lower, dependencias: sorted, dataforge, ...(url !== undefined && { url }) };
}

/** JSON with indent 1, as the registry's index is published: UTF-8, LF, one final newline. */
export function registryJson(data: unknown): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(data, null, 1)}\n`);
}

function compareTexts(a: string, b: string): number {
  const x = readVersion(a);
  const y = readVersion(b);
  return x && y ? compareVersions(x, y) : compareCodePoints(a, b);
}

function sortedBy<T>(
  map: Record<string, T>,
  compare: (a: string, b: string) => number,
  change: (value: T) => T,
): Record<string, T> {
  const entries = Object.entries(map);
  const same = entries.every(([key, value], i) => {
    const [before = ''] = entries[i - 1] ?? [];
    return (i === 0 || compare(before, key) < 0) && change(value) === value;
  });
  if (same) return map;
  return Object.fromEntries(
    entries.sort(([a], [b]) => compare(a, b)).map(([key, value]) => [key, change(value)]),
  );
}
