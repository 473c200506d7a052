import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { REGISTRO_PATH } from '../contract/files.js';
import type { Registro, VersaoDePacote } from '../contract/generated/contract.js';
import { at } from '../contract/json-pointer.js';
import type { Finding } from '../findings/finding.js';
import { findingOf, type RuleInfo } from '../findings/rule-info.js';
import { UserError } from '../findings/user-error.js';
import { registryArchiveSha256, registryVanished } from '../rules/packages.js';
import type { SiteFile } from '../site/site-file.js';
import { archiveFile } from './layout.js';
import { hashOf } from './packages.js';
import type { RegistrySource } from './registry-source.js';

/** An archive on this machine. */
export interface Archive {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface Carried {
  readonly files: readonly SiteFile[];
  readonly findings: readonly Finding[];
}

/**
 * The archives that an index needs beside it: those that were packed just now, and the others from where they are
 * published, each with its hash proved. Releases with an address of their own need none.
 *
 * @param packed by hash. @param staging a folder for what is downloaded.
 * @throws {UserError} when the place of the previous registry stops answering.
 */
export async function carryArchives(
  registro: Registro,
  packed: ReadonlyMap<string, Archive>,
  source: RegistrySource | undefined,
  staging: string,
): Promise<Carried> {
  const files: SiteFile[] = [];
  const findings: Finding[] = [];
  for (const [name, { versoes }] of Object.entries(registro.pacotes)) {
    for (const [version, release] of Object.entries(versoes)) {
      if (release.url !== undefined) continue;
      const archive = packed.get(release.sha256) ?? (source && (await carry(source, release, staging)));
      const subject = `${REGISTRO_PATH}#${at('/pacotes', name, 'versoes', version)}`;
      const fault = archive
        ? faultOf(archive, release)
        : ([registryVanished, 'is not where the previous index is'] as const);
      if (archive && !fault) files.push(archiveFileOf(archive, release));
      else if (fault)
        findings.push(
          findingOf(fault[0], `${name} ${version}: the archive ${release.arquivo} ${fault[1]}.`, subject),
        );
    }
  }
  return { files, findings };
}

function faultOf(archive: Archive, release: VersaoDePacote): readonly [RuleInfo, string] | undefined {
  if (archive.sha256 === release.sha256) return undefined;
  return [
    registryArchiveSha256,
    `has the SHA-256 ${archive.sha256}, and ${release.sha256} in the previous index`,
  ];
}

function archiveFileOf({ file, bytes, sha256 }: Archive, { arquivo }: VersaoDePacote): SiteFile {
  return { path: `/registry/${archiveFile(arquivo)}`, storedAt: file, size: bytes, sha256, schema: null };
}

/** An archive of the previous registry, in its own folder or downloaded; nothing when it is not there. */
async function carry(
  source: RegistrySource,
  { arquivo, sha256 }: VersaoDePacote,
  staging: string,
): Promise<Archive | undefined> {
  const path = archiveFile(arquivo);
  const opened = await source.open(path);
  if (opened.kind === 'missing') return undefined;
  if (opened.kind !== 'found') {
    const reason = opened.kind === 'too-large' ? 'is too large' : opened.reason;
    throw new UserError(
      `${source.placeOf(path)} ${reason}.`,
      'Try again: without it, a published version would be lost.',
    );
  }
  const own = source.fileOf(path);
  if (own !== undefined)
    return { file: own, sha256: await hashOf(opened.content), bytes: (await stat(own)).size };
  const file = join(staging, sha256);
  const hash = createHash('sha256');
  let bytes = 0;
  async function* hashed(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  try {
    await pipeline(opened.content, hashed, createWriteStream(file));
  } catch (cause) {
    throw new UserError(
      `${source.placeOf(path)} broke off: ${(cause as Error).message}.`,
      'Try again: without it, a published version would be lost.',
      { cause },
    );
  }
  return { file, bytes, sha256: hash.digest('hex') };
}
