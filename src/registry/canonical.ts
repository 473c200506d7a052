import { compareCodePoints } from '../code-points.js';
import type { Pacote, Registro, VersaoDePacote } from '../generated/contract.js';
import { compareVersions, readVersion } from './version.js';

/**
 * The one way in which an index is written (reference-language.md §10.3): packages by name, releases from the lowest
 * version to the highest, dependencies by name, fields in the order of the contract.
 */
export function canonicalRegistro({ registro, pacotes }: Registro): Registro {
  return { registro, pacotes: sortedBy(pacotes, compareCodePoints, canonicalPacote) };
}

export function canonicalPacote({ descricao, licenca, autores, tags, versoes }: Pacote): Pacote {
  return { descricao, licenca, autores, tags, versoes: sortedBy(versoes, compareTexts, canonicalRelease) };
}

export function canonicalRelease({
  arquivo,
  sha256,
  dependencias,
  dataforge,
  url,
}: VersaoDePacote): VersaoDePacote {
  return {
    arquivo,
    sha256: sha256.toLowerCase(),
    dependencias: sortedBy(dependencias, compareCodePoints, range => range),
    dataforge,
    ...(url !== undefined && { url }),
  };
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
  map: Readonly<Record<string, T>>,
  compare: (a: string, b: string) => number,
  change: (value: T) => T,
): Record<string, T> {
  const keys = Object.keys(map);
  if (keys.length > 1) keys.sort(compare);
  return Object.fromEntries(keys.map(key => [key, change(map[key] as T)]));
}
