import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { createGunzip, type Gunzip } from 'node:zlib';
import { type Extract, extract, type Header } from 'tar-stream';
import type { RuleInfo } from '../findings/rule-info.js';
import {
  registryArchiveEntry,
  registryArchiveRoot,
  registryArchiveSize,
  registryArchiveUnreadable,
} from '../rules/packages.js';
import { shown } from '../text/shown.js';
import { faultOfPath, partsOf, pathKey } from './entry-path.js';

/** What an archive may unpack to: a thousand times what packages have. */
const MAX_UNPACKED_BYTES = 1024 * 1024 * 1024;
const MAX_ENTRIES = 100_000;
/** Text shrinks to a fifth; deflate can reach a thousandth, with nothing in it. */
export const MAX_RATIO = 100;
/** Below this size a high ratio harms nobody. */
export const MIN_BYTES_FOR_RATIO = 16 * 1024 * 1024;

const CHUNK_BYTES = 64 * 1024;

/** What an archive breaks; the message continues a sentence: "holds the symbolic link …". */
export class ArchiveFault extends Error {
  constructor(
    readonly rule: RuleInfo,
    message: string,
  ) {
    super(message);
  }
}

/** A file in an archive. */
export interface ArchivedFile {
  /** Path below the root folder. */
  readonly path: string;
  readonly size: number;
  readonly executable: boolean;
  readonly content: AsyncIterable<Uint8Array>;
}

export interface ArchiveReport {
  /** Of the whole archive, also when it has a fault. */
  readonly sha256: string;
  readonly bytes: number;
  readonly fault: ArchiveFault | undefined;
}

/**
 * Reads an archive once, as a stream: its hash, and its files one by one. What is not a sound archive with one folder
 * `root` ends the reading with a fault, before that file is visited; nothing is written, and no more than a chunk is
 * held. The size is counted as it unpacks, whatever the headers say.
 */
export async function readArchive(
  input: AsyncIterable<Uint8Array>,
  root: string,
  visit: (file: ArchivedFile) => Promise<void> = async ({ content }) => skip(content),
): Promise<ArchiveReport> {
  const hash = createHash('sha256');
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES });
  const reading = new Reading(root, visit);
  let open = true;
  const done = reading.run(gunzip).finally(() => {
    open = false;
    gunzip.destroy();
  });
  // It is awaited below; without this, a fault while the input is slow would count as unhandled.
  done.catch(() => undefined);
  try {
    for await (const chunk of input) {
      hash.update(chunk);
      reading.bytes += chunk.length;
      if (open && !gunzip.write(chunk))
        await Promise.race([once(gunzip, 'drain'), done]).catch(() => undefined);
    }
  } catch (error) {
    // The input broke off: that is not for the archive to explain.
    gunzip.destroy();
    throw error;
  }
  if (open) gunzip.end();
  const fault = await done;
  return { sha256: hash.digest('hex'), bytes: reading.bytes, fault };
}

class Reading {
  /** Compressed bytes so far. */
  bytes = 0;
  private unpacked = 0;
  private entries = 0;
  private readonly files = new Set<string>();
  private readonly folders = new Set<string>();
  /** What went wrong while a file was visited: not the archive's fault. */
  private failure: unknown;

  constructor(
    private readonly root: string,
    private readonly visit: (file: ArchivedFile) => Promise<void>,
  ) {}

  async run(gunzip: Gunzip): Promise<ArchiveFault | undefined> {
    const tar = extract();
    const metered = (source: AsyncIterable<Uint8Array>) => this.metered(source);
    const results = await Promise.allSettled([pipeline(gunzip, metered, tar), this.visitAll(tar)]);
    if (this.failure !== undefined) throw this.failure;
    const reasons = results.flatMap(result => (result.status === 'rejected' ? [result.reason as Error] : []));
    const fault = reasons.find(reason => reason instanceof ArchiveFault);
    if (fault) return fault;
    // Both stop when one does; the first to fail is the one that says why.
    if (reasons[0])
      return new ArchiveFault(registryArchiveUnreadable, `cannot be unpacked (${reasons[0].message})`);
    if (this.files.size === 0) return new ArchiveFault(registryArchiveRoot, 'holds no files');
    return undefined;
  }

  private async *metered(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      this.unpacked += chunk.length;
      if (this.unpacked > MAX_UNPACKED_BYTES) {
        throw new ArchiveFault(registryArchiveSize, `unpacks to more than ${MAX_UNPACKED_BYTES} bytes`);
      }
      if (this.unpacked > MIN_BYTES_FOR_RATIO && this.unpacked > this.bytes * MAX_RATIO) {
        throw new ArchiveFault(registryArchiveSize, `unpacks to more than ${MAX_RATIO} times its size`);
      }
      yield chunk;
    }
  }

  private async visitAll(tar: Extract): Promise<void> {
    for await (const entry of tar) {
      const path = this.admit(entry.header);
      const content = entry as AsyncIterable<Uint8Array>;
      if (path === undefined) {
        await skip(content);
        continue;
      }
      const { size, mode } = entry.header;
      try {
        await this.visit({ path, size, executable: (mode & 0o100) !== 0, content });
      } catch (error) {
        // A full disk, say: not the archive's fault.
        if ((error as NodeJS.ErrnoException).syscall !== undefined) this.failure = error;
        throw error;
      }
    }
  }

  /** The path of a file below the root; nothing for a folder. @throws {ArchiveFault} */
  private admit({ name, type }: Header): string | undefined {
    this.entries += 1;
    if (this.entries > MAX_ENTRIES) {
      throw new ArchiveFault(registryArchiveSize, `holds more than ${MAX_ENTRIES} entries`);
    }
    const fault = faultOfPath(name);
    if (fault !== undefined)
      throw new ArchiveFault(registryArchiveEntry, `holds ${shown(name)}, which ${fault}`);
    const kind: string = type ?? 'unknown';
    if (kind !== 'file' && kind !== 'contiguous-file' && kind !== 'directory') {
      throw new ArchiveFault(
        registryArchiveEntry,
        `holds ${shown(name)}, which is ${KINDS[kind] ?? 'of an unknown kind'}`,
      );
    }
    const [root, ...parts] = partsOf(name);
    if (root !== this.root || (kind !== 'directory' && parts.length === 0)) {
      throw new ArchiveFault(
        registryArchiveRoot,
        `holds ${shown(name)}, which is not in the folder ${this.root}`,
      );
    }
    const path = parts.join('/');
    this.register(name, path, kind !== 'directory');
    return kind === 'directory' ? undefined : path;
  }

  /** A path stands for one thing; folders may be named again. */
  private register(name: string, path: string, isFile: boolean): void {
    const key = pathKey(path);
    if (this.files.has(key) || (isFile && this.folders.has(key))) {
      throw new ArchiveFault(registryArchiveEntry, `holds ${shown(name)} twice, or as a file and a folder`);
    }
    if (isFile) this.files.add(key);
    else this.folders.add(key);
    for (let end = key.lastIndexOf('/'); end > 0; end = key.lastIndexOf('/', end - 1)) {
      const folder = key.slice(0, end);
      if (this.files.has(folder)) {
        throw new ArchiveFault(registryArchiveEntry, `holds ${shown(name)} below a file`);
      }
      if (this.folders.has(folder)) break;
      this.folders.add(folder);
    }
  }
}

const KINDS: Readonly<Record<string, string>> = {
  link: 'a hard link',
  symlink: 'a symbolic link',
  'character-device': 'a device',
  'block-device': 'a device',
  fifo: 'a pipe',
};

async function skip(content: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _chunk of content);
}
