import { REGISTRO_PATH } from '../contract/files.js';
import type { Registro } from '../contract/generated/contract.js';
import type { KnownPackage, KnownPackages, KnownRelease } from '../drift/index.js';
import type { PublishedSource } from '../published/index.js';
import { archiveFile, hashOf, inTurns, readArchive, rootOf } from '../registry/index.js';

/** So many archives are read at the same time. */
const AT_ONCE = 8;

/** Packages of a published index, and the archives that could not be read: a sentence for each, by subject. */
export interface PublishedPackages {
  readonly packages: KnownPackages;
  readonly unread: ReadonlyMap<string, string>;
}

/**
 * What an index publishes, in the shape of what a source declares. The archives of the releases that the source
 * declares, too, are read, for the hashes of their files; those of others are nobody's business here.
 */
export async function publishedPackages(
  { pacotes }: Registro,
  source: PublishedSource,
  declared: KnownPackages,
): Promise<PublishedPackages> {
  const unread = new Map<string, string>();
  const packages = new Map<string, KnownPackage>();
  await inTurns(Object.entries(pacotes), AT_ONCE, async ([name, { versoes, ...about }]) => {
    const known = declared.packages.get(name)?.releases;
    const releases = new Map<string, KnownRelease>();
    for (const [version, { arquivo, dependencias, dataforge }] of Object.entries(versoes)) {
      const release = { dependencias, dataforge };
      const files = known?.has(version) ? await filesOf(source, arquivo, rootOf(name, version)) : undefined;
      if (typeof files === 'string') {
        const subject = `${REGISTRO_PATH}#/pacotes/${name}/versoes/${version}`;
        unread.set(subject, `The archive of ${name} ${version} ${files}.`);
      }
      releases.set(version, typeof files === 'object' ? { ...release, files } : release);
    }
    packages.set(name, { name, about, releases });
  });
  // The order of the index, and not that of the answers.
  const ordered = Object.keys(pacotes).map(name => [name, packages.get(name) as KnownPackage] as const);
  return { packages: { packages: new Map(ordered) }, unread: new Map([...unread].sort()) };
}

/** Hash of each file of an archive; the reason, which continues a sentence, where it cannot be read. */
async function filesOf(
  source: PublishedSource,
  arquivo: string,
  root: string,
): Promise<Map<string, string> | string> {
  const result = await source.read(REGISTRO_PATH.replace('index.json', archiveFile(arquivo)));
  if (result.kind === 'missing') return 'is not published';
  if (result.kind === 'too-large') return 'is too large';
  if (result.kind !== 'found') return result.reason;
  const files = new Map<string, string>();
  const { fault } = await readArchive(inOnePiece(result.bytes), root, async ({ path, content }) => {
    files.set(path.normalize('NFC'), await hashOf(content));
  });
  return fault ? fault.message : files;
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
