import { realpath } from 'node:fs/promises';
import type { LoadedConfig } from '../config/config.js';
import type { RegistroConfig } from '../config/registro.js';
import type { Registro } from '../contract/generated/contract.js';
import type { Progress } from '../extract/index.js';
import { type Finding, hasError, type Place } from '../findings/finding.js';
import { UserError } from '../findings/user-error.js';
import type { SiteFile } from '../site/site-file.js';
import { type Archive, carryArchives } from './carry.js';
import { type Changes, changedSince } from './changed-since.js';
import { releaseOf } from './changes.js';
import { checkIndex } from './check-index.js';
import { type RegistryFiles, registryFiles } from './files.js';
import { DEFAULT_MANIFEST, PACKAGES_FOLDER } from './layout.js';
import type { PackageManifest } from './manifest.js';
import { type Merged, mergeIndex, type PackedRelease } from './merge.js';
import { archiveNameOf, registryNameOf, rootOf } from './names.js';
import { hashFiles, PackageReader } from './packages.js';
import { openPrevious, type Previous, readPrevious } from './previous.js';
import { differencesFromPublished } from './published-files.js';
import { type KnownVersions, unknownWithdrawals } from './withdrawals.js';

export interface RegistryBuildOptions {
  /** Folder of the repository. */
  readonly repo: string;
  readonly loaded: LoadedConfig;
  /** The folder that will be written, which no package may hold. */
  readonly out: string;
  /** An empty folder for archives, until the files are written. */
  readonly staging: string;
  /** In place of `registro.previous`: a folder or an address. */
  readonly previous?: string | undefined;
  /** A commit: packages without a change since then are taken from the previous index, and not read. */
  readonly since?: string | undefined;
  readonly progress?: Progress | undefined;
}

/** A registry that is ready to be written, if nothing in it is wrong. */
export interface BuiltRegistry {
  readonly registro: Registro;
  /** The index that is in the output folder, where that is the previous one. */
  readonly replaces: Registro | undefined;
  readonly files: RegistryFiles;
  /** Paths on the site of the archives that were packed just now; the others were brought along. */
  readonly packed: readonly string[];
  readonly findings: readonly Finding[];
}

/**
 * Packs the packages of a repository and merges them into the previous index. Nothing is written but to `staging`.
 *
 * @throws {UserError} when the configuration does not hold, or the previous index cannot be read.
 */
export async function buildRegistry(options: RegistryBuildOptions): Promise<BuiltRegistry> {
  const { repo, loaded, out, staging, progress } = options;
  const config = registroOf(loaded);
  const name = nameOf(loaded);
  if (name === '')
    throw new UserError(
      `No name for the registry follows from "${loaded.config.nome}".`,
      'Give one as `registro.name` in refdata.yml.',
    );
  progress?.('previous registry');
  // Git looks for changes while the index is parsed.
  const [changes, previous] = await Promise.all([changesOf(options, config), previousOf(options, config)]);
  const reader = new PackageReader(repo, config, loaded.config.limits, out);
  progress?.('packages');
  const packages = await readPackages(reader, changes, previous?.registro);
  const packed: PackedRelease[] = [];
  const archives = new Map<string, Archive>();
  for (const manifest of packages.manifests) {
    progress?.(`package ${manifest.name}`);
    const release = await packRelease(reader, manifest, staging, previous, archives);
    if (release) packed.push(release);
  }
  const merged = mergeIndex({
    registro: name,
    previous: previous?.registro,
    packed,
    present: packages.present,
    yanked: config.yanked ?? {},
    archived: config.archived ?? [],
  });
  const findings = [
    ...reader.findings,
    ...(previous?.findings ?? []),
    ...merged.findings,
    ...unknownWithdrawals(loaded, knownVersions(previous?.registro, packages)),
  ];
  // While packages are missing from the index, its rules would only repeat that.
  if (!hasError(findings)) {
    findings.push(
      ...withPlaces(
        checkIndex(merged.registro, {
          name,
          changed: changes && previous?.registro && merged.changed,
        }),
        packed,
      ),
    );
  }
  progress?.('archives');
  const inPlace = previous !== undefined && (await isSame(previous.source.fileOf('.'), out));
  const sound = !hasError(findings);
  const carried =
    sound && !inPlace
      ? await carryArchives(merged.registro, archives, previous?.source, staging)
      : await carryArchives(onlyPacked(merged.registro, archives), archives, undefined, staging);
  findings.push(...carried.findings);
  const files = registryFiles({
    registro: merged.registro,
    manifest: config.map === undefined ? manifestName(config) : null,
    archives: carried.files,
    changed: inPlace ? await toWrite(previous, merged) : undefined,
  });
  return {
    registro: merged.registro,
    replaces: inPlace ? previous.registro : undefined,
    files,
    packed: packedIn(carried.files, archives),
    findings,
  };
}

/** The versions that are published, and those of the manifests. */
function knownVersions(
  previous: Registro | undefined,
  {
    manifests,
    present,
  }: { readonly manifests: readonly PackageManifest[]; readonly present: ReadonlySet<string> },
): KnownVersions {
  const known = new Map([...present].map(name => [name, new Set<string>()]));
  for (const [name, { versoes }] of Object.entries(previous?.pacotes ?? {}))
    known.set(name, new Set(Object.keys(versoes)));
  for (const { name, version } of manifests) known.get(name)?.add(version);
  return known;
}

/** An archive that was published before, and came out the same, was packed, too. */
function packedIn(files: readonly SiteFile[], archives: ReadonlyMap<string, Archive>): string[] {
  return files.flatMap(file =>
    'sha256' in file && archives.has(file.sha256 as string) ? [file.path.slice(1)] : [],
  );
}

/** What the registry is called; empty where no name follows from that of the language. */
export function nameOf({ config }: LoadedConfig): string {
  return config.registro?.name ?? registryNameOf(config.nome);
}

/** The part of the configuration that is about the registry. @throws {UserError} when there is none. */
export function registroOf({ config }: LoadedConfig): RegistroConfig {
  if (config.registro) return config.registro;
  throw new UserError(
    'refdata.yml says nothing about a registry.',
    'Add `registro: { pacotes: packages/*/forge.toml }`.',
  );
}

async function previousOf(
  { previous, repo }: RegistryBuildOptions,
  config: RegistroConfig,
): Promise<Previous | undefined> {
  const named = previous ?? config.previous;
  return named === undefined ? undefined : readPrevious(await openPrevious(named, repo));
}

async function changesOf(
  { repo, since }: RegistryBuildOptions,
  { pacotes }: RegistroConfig,
): Promise<Changes | undefined> {
  return since === undefined ? undefined : changedSince(repo, since, [pacotes].flat());
}

/** The manifests to pack, and the names of all packages that there are. */
async function readPackages(
  reader: PackageReader,
  changes: Changes | undefined,
  previous: Registro | undefined,
): Promise<{ manifests: PackageManifest[]; present: ReadonlySet<string> }> {
  if (changes === undefined || previous === undefined) {
    const manifests = await reader.readManifests(reader.manifestPaths());
    return { manifests, present: new Set(manifests.map(({ name }) => name)) };
  }
  const manifests = await reader.readManifests(changes.manifests);
  const gone = await reader.namesOf(changes.removed);
  const names = Object.keys(previous.pacotes).filter(name => !gone.has(name));
  return { manifests, present: new Set([...names, ...manifests.map(({ name }) => name)]) };
}

async function packRelease(
  reader: PackageReader,
  manifest: PackageManifest,
  staging: string,
  previous: Previous | undefined,
  archives: Map<string, Archive>,
): Promise<PackedRelease | undefined> {
  const source = await reader.open(manifest);
  const archive = source && (await reader.pack(source, staging));
  if (!archive) return undefined;
  archives.set(archive.sha256, archive);
  const { name, version, about, dependencias, dataforge, place } = manifest;
  const arquivo = archiveNameOf(name, version);
  const published = releaseOf(previous?.registro, name, version);
  // Another compressor makes other bytes of the same files.
  const fileChanges =
    previous && published && published.sha256.toLowerCase() !== archive.sha256
      ? await differencesFromPublished(
          previous.source,
          published.arquivo,
          rootOf(name, version),
          await hashFiles(source.files),
        )
      : undefined;
  return {
    name,
    version,
    about,
    release: { arquivo, sha256: archive.sha256, dependencias, dataforge },
    place,
    ...(fileChanges && { fileChanges }),
  };
}

/** Findings about what comes from the repository are mended there. */
export function withPlaces(findings: readonly Finding[], packed: readonly PackedRelease[]): Finding[] {
  const places = new Map<string, Place>();
  for (const { name, version, place } of packed) places.set(`${name}/versoes/${version}`, place);
  return findings.map(finding => {
    const [, release] = /#\/pacotes\/([^/]+\/versoes\/[^/]+)/.exec(finding.subject ?? '') ?? [];
    const place = release === undefined ? undefined : places.get(release);
    return place ? { ...finding, place } : finding;
  });
}

/** The part of an index that was packed just now; the rest stays where it is. */
function onlyPacked({ registro, pacotes }: Registro, archives: ReadonlyMap<string, Archive>): Registro {
  const kept = Object.entries(pacotes).flatMap(([name, pacote]) => {
    const versoes = Object.entries(pacote.versoes).filter(([, { sha256 }]) => archives.has(sha256));
    return versoes.length === 0 ? [] : [[name, { ...pacote, versoes: Object.fromEntries(versoes) }] as const];
  });
  return { registro, pacotes: Object.fromEntries(kept) };
}

/** The name that all manifests have; clients and checks look for it in archives. */
function manifestName({ pacotes }: RegistroConfig): string {
  const names = new Set([pacotes].flat().map(glob => glob.slice(glob.lastIndexOf('/') + 1)));
  const [only = DEFAULT_MANIFEST] = names;
  return names.size === 1 && /^[\w.-]+$/.test(only) ? only : DEFAULT_MANIFEST;
}

/** Packages that changed, or that an earlier tool wrote no file for. */
async function toWrite({ source }: Previous, { registro, changed }: Merged): Promise<ReadonlySet<string>> {
  const there = new Set(await source.list(PACKAGES_FOLDER));
  const missing = Object.keys(registro.pacotes).filter(name => !there.has(`${name}.json`));
  return new Set([...changed, ...missing]);
}

async function isSame(a: string | undefined, b: string): Promise<boolean> {
  if (a === undefined) return false;
  const real = (path: string) => realpath(path).catch(() => undefined);
  const [first, second] = [await real(a), await real(b)];
  return first !== undefined && first === second;
}
