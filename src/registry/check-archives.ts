import { REGISTRO_PATH } from '../contract/files.js';
import type { Registro, VersaoDePacote } from '../contract/generated/contract.js';
import { at } from '../contract/json-pointer.js';
import type { Finding } from '../findings/finding.js';
import { findingOf, type RuleInfo } from '../findings/rule-info.js';
import {
  registryArchiveManifest,
  registryArchiveMissing,
  registryArchiveOrphan,
  registryArchiveSha256,
  registryArchivesAbsent,
  registryArchiveUnreadable,
} from '../rules/packages.js';
import { shown } from '../text/shown.js';
import { type ArchivedFile, readArchive } from './archive.js';
import { inTurns } from './in-turns.js';
import { archiveFile, PACKAGES_FOLDER } from './layout.js';
import { ManifestReader } from './manifest.js';
import { rootOf } from './names.js';
import type { RegistrySource } from './registry-source.js';
import { readVersion } from './version.js';

/** Each is a stream of a few chunks. */
const MAX_ARCHIVES_AT_ONCE = 4;
const MAX_MANIFEST_BYTES = 1024 * 1024;

export interface ArchiveCheckOptions {
  /** Only say that they were not looked at. */
  readonly skip: boolean;
  /** Name of the manifest in archives; null where it has other fields than forge.toml. */
  readonly manifest: string | null;
}

export interface CheckedArchives {
  readonly opened: number;
  readonly findings: readonly Finding[];
}

interface Expected {
  readonly name: string;
  readonly version: string;
  readonly release: VersaoDePacote;
}

/** Opens every archive of an index, and looks for archives that it does not name. */
export async function checkArchives(
  source: RegistrySource,
  registro: Registro,
  { skip, manifest }: ArchiveCheckOptions,
): Promise<CheckedArchives> {
  const all = Object.entries(registro.pacotes).flatMap(([name, { versoes }]) =>
    Object.entries(versoes).map(([version, release]): Expected => ({ name, version, release })),
  );
  const here = all.filter(({ release }) => release.url === undefined);
  const names = skip ? undefined : await source.list(PACKAGES_FOLDER);
  if (skip || (source.lists && names === undefined)) {
    const reason = skip ? 'only the index was asked for' : `there is no ${source.placeOf(PACKAGES_FOLDER)}`;
    return { opened: 0, findings: here.length === 0 ? [] : [absent(all.length, reason)] };
  }
  const found: (readonly [number, Finding])[] = [];
  const reader = new ManifestReader();
  await inTurns([...here.entries()], MAX_ARCHIVES_AT_ONCE, async ([i, expected]) => {
    for (const finding of await archiveFindings(source, expected, manifest, reader)) found.push([i, finding]);
  });
  // They come as they are read; they are reported in the order of the index.
  const findings = found.sort(([a], [b]) => a - b).map(([, finding]) => finding);
  const known = new Set(here.map(({ release }) => release.arquivo));
  for (const name of (names ?? []).sort()) {
    if (!name.endsWith('.tar.gz') || known.has(name)) continue;
    const path = archiveFile(name);
    findings.push(
      findingOf(registryArchiveOrphan, `${path} belongs to no version of the index.`, `/registry/${path}`, {
        file: source.placeOf(path),
      }),
    );
  }
  if (all.length > here.length)
    findings.push(absent(all.length - here.length, 'they have addresses of their own'));
  return { opened: here.length, findings };
}

async function archiveFindings(
  source: RegistrySource,
  { name, version, release }: Expected,
  manifest: string | null,
  reader: ManifestReader,
): Promise<Finding[]> {
  const path = archiveFile(release.arquivo);
  const pointer = `${REGISTRO_PATH}#${at('/pacotes', name, 'versoes', version)}`;
  const finding = (rule: RuleInfo, what: string, field = 'arquivo') =>
    findingOf(rule, `${name} ${version}: ${path} ${what}.`, `${pointer}/${field}`);
  const opened = await source.open(path);
  if (opened.kind === 'missing') return [finding(registryArchiveMissing, 'is missing')];
  if (opened.kind !== 'found') {
    return [finding(registryArchiveUnreadable, opened.kind === 'too-large' ? 'is too large' : opened.reason)];
  }
  let text: Uint8Array | undefined;
  const visit = async (file: ArchivedFile) => {
    const kept = file.path === manifest && file.size <= MAX_MANIFEST_BYTES ? ([] as Uint8Array[]) : undefined;
    for await (const chunk of file.content) kept?.push(chunk);
    if (kept) text = Buffer.concat(kept);
  };
  let report: Awaited<ReturnType<typeof readArchive>>;
  try {
    report = await readArchive(opened.content, rootOf(name, version), visit);
  } catch (error) {
    return [finding(registryArchiveUnreadable, `broke off (${(error as Error).message})`)];
  }
  const findings: Finding[] = [];
  if (report.sha256 !== release.sha256.toLowerCase()) {
    findings.push(finding(registryArchiveSha256, `has the SHA-256 ${report.sha256}`, 'sha256'));
  }
  if (report.fault) return [...findings, finding(report.fault.rule, report.fault.message)];
  if (manifest === null) return findings;
  const fault =
    text === undefined ? `has no ${manifest}` : await faultOfManifest(reader, manifest, text, name, version);
  return fault === undefined ? findings : [...findings, finding(registryArchiveManifest, fault)];
}

async function faultOfManifest(
  reader: ManifestReader,
  path: string,
  text: Uint8Array,
  name: string,
  version: string,
): Promise<string | undefined> {
  const said = await reader.identify(path, text);
  if (!said) return `holds a ${path} that cannot be read`;
  if (said.name !== name) return `is of the package ${shown(said.name)}, as its ${path} says`;
  const number = typeof said.version === 'string' ? readVersion(said.version.trim())?.version : undefined;
  if (number !== readVersion(version)?.version)
    return `is of the version ${shown(said.version)}, as its ${path} says`;
  return undefined;
}

function absent(count: number, reason: string): Finding {
  const what = count === 1 ? 'One archive was' : `${count} archives were`;
  return findingOf(registryArchivesAbsent, `${what} not looked at: ${reason}.`, REGISTRO_PATH);
}
