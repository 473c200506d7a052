import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import type { LoadedConfig } from '../config/config.js';
import type { RegistroConfig } from '../config/registro.js';
import type { Finding } from '../findings/finding.js';
import { findingOf } from '../findings/rule-info.js';
import { UserError } from '../findings/user-error.js';
import { WorkingForm } from '../git/working-form.js';
import {
  mib,
  openRepository,
  type Repository,
  repositoryRoot,
  UnreadableFile,
} from '../repository/repository.js';
import {
  packageEntry,
  packageFiles,
  packageManifest,
  packageRepeated,
  packageSize,
} from '../rules/packages.js';
import { shown } from '../text/shown.js';
import { MAX_RATIO, MIN_BYTES_FOR_RATIO } from './archive.js';
import { ManifestReader, type PackageManifest } from './manifest.js';
import { archiveNameOf, rootOf } from './names.js';
import { type PackedArchive, packArchive } from './pack.js';
import { listPackage, type PackageFile } from './package-files.js';

const DEFAULT_PACKAGE_LIMIT_MIB = 64;
const BYTES_PER_MIB = 1024 * 1024;
const MAX_TEXT_BYTES = 16 * BYTES_PER_MIB;
const MAX_MANIFEST_BYTES = 1024 * 1024;
/** Largest files named in a message. */
const MAX_LARGEST_SHOWN = 3;

/** A package of the repository: its manifest and its files. */
export interface SourcePackage {
  readonly manifest: PackageManifest;
  readonly files: readonly PackageFile[];
}

/** The archive of a package, and where it was written. */
export interface PackedPackage extends PackedArchive {
  readonly file: string;
}

/** Paths of all manifests of a repository, in order. @throws {UserError} when there are none. */
export function manifestPaths(
  repository: Repository,
  { pacotes }: Pick<RegistroConfig, 'pacotes'>,
): string[] {
  const globs = [pacotes].flat();
  try {
    const paths = [...new Set(globs.flatMap(glob => repository.glob(glob)))];
    if (paths.length > 0) return paths;
  } catch (cause) {
    if (cause instanceof UnreadableFile) throw new UserError(cause.message, cause.remedy, { cause });
    throw cause;
  }
  throw new UserError(
    `registro.pacotes matches no file: ${globs.join(', ')}.`,
    'Correct the glob in refdata.yml; it is relative to the root of the repository.',
  );
}

/** The packages that `registro.pacotes` names. */
export class PackageReader {
  private readonly repository: Repository;
  private readonly root: string;
  private readonly manifests: ManifestReader;
  private readonly form: WorkingForm;
  private readonly maxBytes: number;
  readonly findings: Finding[] = [];

  /** @param out the folder that is being written, which no package may hold. */
  constructor(
    repo: string,
    private readonly registro: RegistroConfig,
    limits: LoadedConfig['config']['limits'],
    private readonly out: string,
  ) {
    this.repository = openRepository(repo);
    this.root = repositoryRoot(repo);
    this.form = new WorkingForm(this.root);
    this.manifests = new ManifestReader(registro.map);
    this.maxBytes = (limits?.package_mib ?? DEFAULT_PACKAGE_LIMIT_MIB) * BYTES_PER_MIB;
  }

  /** Paths of all manifests, in order. @throws {UserError} when there are none. */
  manifestPaths(): string[] {
    return manifestPaths(this.repository, this.registro);
  }

  /** The manifests at those paths that are sound; two of one name are not. */
  async readManifests(paths: readonly string[]): Promise<PackageManifest[]> {
    const byName = new Map<string, PackageManifest>();
    for (const path of paths) {
      const manifest = await this.readManifest(path);
      if (!manifest) continue;
      const other = byName.get(manifest.name);
      if (!other) {
        byName.set(manifest.name, manifest);
        continue;
      }
      const message = `The package ${manifest.name} is already in ${other.place.file}.`;
      this.findings.push(findingOf(packageRepeated, message, path, manifest.place));
    }
    return [...byName.values()];
  }

  /** Names in manifests that are no longer there, by path; what is wrong with them is past. */
  async namesOf(manifests: ReadonlyMap<string, Uint8Array>): Promise<ReadonlySet<string>> {
    const names = new Set<string>();
    for (const [path, bytes] of manifests) {
      const { manifest } = await this.manifests.read(path, bytes);
      if (manifest) names.add(manifest.name);
    }
    return names;
  }

  /** The files of a package; nothing, and findings, when it cannot be packed. */
  async open(manifest: PackageManifest): Promise<SourcePackage | undefined> {
    const { name, version, place, entry } = manifest;
    const before = this.findings.length;
    const folder = await realpath(join(this.root, dirname(place.file)));
    const { files: listed, faults } = listPackage(this.root, folder, resolve(this.out));
    const files = listed.map(file => this.asCommitted(file));
    for (const fault of faults) {
      this.findings.push(findingOf(packageFiles, `${name} ${version}: ${fault}.`, place.file, place));
    }
    const size = files.reduce((sum, file) => sum + file.size, 0);
    if (size > this.maxBytes) {
      const largest = [...files].sort((a, b) => b.size - a.size).slice(0, MAX_LARGEST_SHOWN);
      const named = largest.map(file => `${shown(file.path)} (${mib(file.size)} MiB)`).join(', ');
      const message = `${name} ${version} has ${mib(size)} MiB; the limit is ${mib(this.maxBytes)} MiB. The largest files: ${named}.`;
      this.findings.push(findingOf(packageSize, message, place.file, place));
    }
    if (entry !== undefined && !files.some(({ path }) => path === posix.normalize(entry).normalize('NFC'))) {
      const message = `${name} ${version}: the entry file ${shown(entry)} is not among the files that are packed.`;
      this.findings.push(findingOf(packageEntry, message, place.file, place));
    }
    return this.findings.length === before ? { manifest, files } : undefined;
  }

  /** Packs into a folder; nothing, and a finding, for what our own clients would refuse. */
  async pack({ manifest, files }: SourcePackage, folder: string): Promise<PackedPackage | undefined> {
    const { name, version, place } = manifest;
    const file = join(folder, archiveNameOf(name, version));
    const packed = await packArchive(files, rootOf(name, version), file);
    const size = files.reduce((sum, each) => sum + each.size, 0);
    if (size <= MIN_BYTES_FOR_RATIO || size <= packed.bytes * MAX_RATIO) return { ...packed, file };
    const message = `${name} ${version} shrinks from ${mib(size)} MiB to a hundredth: clients take that for an attack.`;
    this.findings.push(findingOf(packageSize, message, place.file, place));
    return undefined;
  }

  /** Two checkouts of one commit give the same archive. What is larger is no text that people write. */
  private asCommitted(file: PackageFile): PackageFile {
    if (file.size > MAX_TEXT_BYTES) return file;
    const bytes = readFileSync(file.real);
    const path = relative(this.root, file.real).split(sep).join('/');
    const committed = this.form.committed(path, bytes);
    return committed === bytes ? file : { ...file, bytes: committed, size: committed.length };
  }

  private async readManifest(path: string): Promise<PackageManifest | undefined> {
    try {
      const bytes = this.repository.readBytes(path);
      if (bytes.length > MAX_MANIFEST_BYTES) {
        const message = `${path} has ${bytes.length} bytes, which is more than a manifest has.`;
        this.findings.push(findingOf(packageManifest, message, path, { file: path }));
        return undefined;
      }
      const { manifest, findings } = await this.manifests.read(path, bytes);
      this.findings.push(...findings);
      return manifest;
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      this.findings.push(findingOf(packageManifest, error.message, path, { file: path }));
      return undefined;
    }
  }
}

/** Hash of each file of a package, by its path. */
export async function hashFiles(files: readonly PackageFile[]): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const { path, real, bytes } of files)
    hashes.set(path, await hashOf(bytes === undefined ? createReadStream(real) : [bytes]));
  return hashes;
}

/** SHA-256 of all parts of a content, in hexadecimal digits. */
export async function hashOf(content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}
