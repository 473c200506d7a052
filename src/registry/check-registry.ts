import { REGISTRO_PATH } from '../contract/files.js';
import type { Registro } from '../contract/generated/contract.js';
import { placesIn } from '../contract/json-places.js';
import { at } from '../contract/json-pointer.js';
import type { Finding } from '../findings/finding.js';
import { findingOf } from '../findings/rule-info.js';
import { UserError } from '../findings/user-error.js';
import { readJsonFile } from '../published/index.js';
import { checkSchema } from '../rules/contract-check.js';
import { registryChanged, registryVanished } from '../rules/packages.js';
import { changesBetween, releaseOf, vanishedBetween } from './changes.js';
import { checkArchives } from './check-archives.js';
import { checkCopies } from './check-copies.js';
import { checkIndex } from './check-index.js';
import { type RegistryCounts, registryCounts } from './counts.js';
import { INDEX_FILE } from './layout.js';
import type { RegistrySource } from './registry-source.js';

export interface RegistryCheckOptions {
  /** The name that the registry must have. */
  readonly name?: string | undefined;
  /** Leave archives and the files of single packages out. */
  readonly indexOnly?: boolean | undefined;
  /** The index that was published before: nothing of it may be gone or changed. */
  readonly previous?: Registro | undefined;
}

export interface CheckedRegistry extends RegistryCounts {
  /** Name of the registry; null when the index cannot be understood. */
  readonly registro: string | null;
  /** Number of archives that were opened. */
  readonly archives: number;
  readonly findings: readonly Finding[];
}

/**
 * Proves a registry (reference-language.md §10.8): the index against its schema and the rules, the small files beside
 * it, and every archive, which is read as a stream and written nowhere.
 *
 * @throws {UserError} when there is no index to prove.
 */
export async function checkRegistry(
  source: RegistrySource,
  options: RegistryCheckOptions = {},
): Promise<CheckedRegistry> {
  const place = source.placeOf(INDEX_FILE);
  const result = await source.read(INDEX_FILE);
  if (result.kind !== 'found') {
    const reason = { missing: 'is not there', 'too-large': 'is too large' };
    throw new UserError(
      `The index ${place} ${'reason' in result ? result.reason : reason[result.kind]}.`,
      'Give the folder or address of a registry, or of a site that has one.',
    );
  }
  const file = readJsonFile(REGISTRO_PATH, place, result.bytes);
  const broken =
    file.data === undefined ? file.findings : [...file.findings, ...checkSchema('registro', file.data)];
  const located = (findings: readonly Finding[]) => withPlaces(findings, place, file.text ?? '');
  if (broken.length > 0)
    return { registro: null, packages: 0, versions: 0, archives: 0, findings: located(broken) };

  const registro = file.data as Registro;
  const findings = [
    ...checkIndex(registro, { name: options.name }),
    ...comparedWith(options.previous, registro),
  ];
  const copies = options.indexOnly ? { findings: [], manifest: null } : await checkCopies(source, registro);
  findings.push(...copies.findings);
  const archives = await checkArchives(source, registro, {
    skip: options.indexOnly ?? false,
    manifest: copies.manifest,
  });
  findings.push(...archives.findings);
  return {
    registro: registro.registro,
    ...registryCounts(registro),
    archives: archives.opened,
    findings: located(findings),
  };
}

function comparedWith(previous: Registro | undefined, registro: Registro): Finding[] {
  if (!previous) return [];
  const findings: Finding[] = [];
  for (const { name, version } of vanishedBetween(previous, registro)) {
    const message = `${name}${version === undefined ? '' : ` ${version}`} was published and is gone.`;
    findings.push(findingOf(registryVanished, message, `${REGISTRO_PATH}#${at('/pacotes', name)}`));
  }
  for (const [name, { versoes }] of Object.entries(registro.pacotes)) {
    for (const [version, release] of Object.entries(versoes)) {
      const before = releaseOf(previous, name, version);
      const changes = before ? changesBetween(before, release) : [];
      if (changes.length === 0) continue;
      const message = `${name} ${version} is not as it was published: ${changes.join('; ')}.`;
      findings.push(
        findingOf(registryChanged, message, `${REGISTRO_PATH}#${at('/pacotes', name, 'versoes', version)}`),
      );
    }
  }
  return findings;
}

/** Gives findings about the index their line and column; the text is only looked at when there are some. */
function withPlaces(findings: readonly Finding[], place: string, text: string): Finding[] {
  let find: ReturnType<typeof placesIn> | undefined;
  return findings.map(finding => {
    const [path, pointer] = (finding.subject ?? '').split(/#(.*)/s);
    if (finding.place || path !== REGISTRO_PATH || pointer === undefined) return finding;
    find ??= placesIn(place, text);
    return { ...finding, place: find(pointer) };
  });
}
