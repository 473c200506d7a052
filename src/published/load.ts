import {
  FILE_NAMES,
  LEXICO_PATH,
  MANIFEST_PATH,
  pathOf,
  REFERENCIA_PATH,
  REGISTRO_PATH,
} from '../contract/files.js';
import type { Finding } from '../findings/finding.js';
import { findingOf } from '../findings/rule-info.js';
import { UserError } from '../findings/user-error.js';
import type { ReadResult } from '../http/read-result.js';
import { fileMissing, fileTooLarge, fileUnknown, fileUnreadable } from '../rules/published-files.js';
import { type JsonFile, readJsonFile } from './json-file.js';
import { MAX_PUBLISHED_FILE_BYTES, type PublishedSource } from './published-source.js';

/** The files that a source has. */
export interface LoadedFiles {
  /** Those that could be read, by path: of the seven, the manifest and the registry's index. */
  readonly files: ReadonlyMap<string, JsonFile>;
  /** What is missing, cannot be read, is not JSON, or is there and nobody knows it. */
  readonly findings: readonly Finding[];
  /** Whether the index was there and was taken away, as the server says. */
  readonly gone: boolean;
}

const INDEX_PATH = pathOf('index');
const CONTRACT_PATHS: readonly string[] = FILE_NAMES.map(pathOf);
const OPTIONAL_PATHS: readonly string[] = [MANIFEST_PATH, REFERENCIA_PATH, LEXICO_PATH, REGISTRO_PATH];

/**
 * Reads the published files: the index first, then the others together (service-spec.md, "Data endpoints", rule 1).
 * A manifest and a registry are read where there are any.
 *
 * @throws {UserError} when the source gives no answer at all for the index.
 */
export async function loadPublished(source: PublishedSource): Promise<LoadedFiles> {
  const index = await source.read(INDEX_PATH);
  if (index.kind === 'unreachable') {
    throw new UserError(`${source.placeOf(INDEX_PATH)} ${index.reason}.`, index.remedy);
  }
  const results = new Map<string, ReadResult>([[INDEX_PATH, index]]);
  const others = [...CONTRACT_PATHS, ...OPTIONAL_PATHS].filter(path => path !== INDEX_PATH);
  const read = await Promise.all(others.map(path => source.read(path)));
  for (const [i, path] of others.entries()) results.set(path, read[i] as ReadResult);

  const files = new Map<string, JsonFile>();
  const findings: Finding[] = [];
  for (const [path, result] of results) {
    const optional = OPTIONAL_PATHS.includes(path);
    if (result.kind !== 'found') {
      if (result.kind !== 'missing' || !optional) findings.push(notRead(source, path, result));
      continue;
    }
    if (optional && isPage(result.bytes)) continue;
    const file = readJsonFile(path, source.placeOf(path), result.bytes);
    files.set(path, file);
    findings.push(...file.findings);
  }
  for (const path of (await source.listApi()).sort()) {
    if (results.has(path)) continue;
    const message = `${path} is not a file of the contract.`;
    findings.push(findingOf(fileUnknown, message, path, { file: source.placeOf(path) }));
  }
  return { files, findings, gone: index.kind === 'missing' && index.gone === true };
}

function notRead(
  source: PublishedSource,
  path: string,
  result: Exclude<ReadResult, { kind: 'found' }>,
): Finding {
  const place = { file: source.placeOf(path) };
  if (result.kind === 'missing') {
    const message = result.gone ? `${path} was taken away (410 Gone).` : `${path} is missing.`;
    return findingOf(fileMissing, message, path, place);
  }
  if (result.kind === 'too-large')
    return findingOf(fileTooLarge, `${path} is larger than ${mib(source.limitBytes)} MiB.`, path, place);
  return findingOf(fileUnreadable, `${path} ${result.reason}.`, path, place);
}

function mib(bytes = MAX_PUBLISHED_FILE_BYTES): number {
  return bytes / 1024 / 1024;
}

/** Some hosts answer every unknown path with their front page and status 200. */
export function isPage(bytes: Uint8Array): boolean {
  return /^\uFEFF?\s*</.test(new TextDecoder().decode(bytes.subarray(0, 100)));
}
