import {
  FILE_NAMES,
  type FileName,
  MANIFEST_PATH,
  pathOf,
  REFERENCIA_PATH,
  REGISTRO_PATH,
  type ReferenceFiles,
} from '../contract/files.js';
import type { Manifest, Referencia, Registro } from '../contract/generated/contract.js';
import { validators } from '../contract/generated/validators.js';
import { isObject } from '../contract/json-object.js';
import { UserError } from '../findings/user-error.js';
import { loadPublished, type PublishedSource, readJsonFile } from '../published/index.js';
import { check } from '../rules/contract-check.js';
import { fileMissing, fileUnreadable } from '../rules/published-files.js';
import { schemaPath } from '../site/site-file.js';
import { normalised } from './normalised.js';
import { publishedAddresses } from './page-addresses.js';
import type { Side, SideName } from './side.js';

/** Larger schemas are not ours, nor anybody's who describes seven files. */
const MAX_SCHEMA_BYTES = 1024 * 1024;
/** Where it shows whether something is a page. */
const PAGE_START_BYTES = 200;

/**
 * Published files as one side, of whatever format they are. @throws {UserError} when that is no reference: a page in
 * place of the files, say, or nothing.
 * @param mayBeNew whether nothing at all, where a host answers, is a language that was never published.
 */
export async function publishedSide(
  name: SideName,
  source: PublishedSource,
  mayBeNew = false,
): Promise<Side> {
  const { files, findings, gone } = await loadPublished(source);
  const published: Partial<Record<FileName, unknown>> = {};
  for (const file of FILE_NAMES) published[file] = files.get(pathOf(file))?.data;
  const missing = findings.filter(({ rule }) => rule === fileMissing.id);
  if (mayBeNew && gone)
    throw new UserError(
      `${name.name} had a reference that was taken away: the server answers 410 (Gone). That is no first publication.`,
      'Name where it is published now, or a branch, a tag or a folder as the base. Where nothing was ever published, have the server answer 404.',
    );
  if (mayBeNew && files.size === 0 && missing.length === FILE_NAMES.length)
    return { ...name, kind: 'absent', reason: `${name.name} has nothing published yet.` };
  const unread = FILE_NAMES.filter(file => !isObject(published[file]));
  // What a server refuses may well be a reference.
  const refused = findings.find(
    ({ rule, subject }) => rule === fileUnreadable.id && subject === pathOf('index'),
  );
  if (refused)
    throw new UserError(
      `${name.name} cannot be read: ${refused.message}`,
      'See what stands in the way: what is published has to be there for everybody. Or name another base.',
    );
  if (unread.length > 0) {
    const index = files.get(pathOf('index'));
    const page = index?.text !== undefined && /^\s*</.test(index.text);
    throw new UserError(
      page
        ? `${source.placeOf(pathOf('index'))} answers with a page, not with JSON.`
        : `${name.name} is no published reference: ${unread.map(pathOf).join(', ')} cannot be read.`,
      'Name the folder, branch or base address under which api/index.json is published.',
      // Of a page it is said already that it is no JSON.
      page ? {} : { findings: findings.filter(({ level }) => level === 'error') },
    );
  }
  const { nome, versao } = published.index as Readonly<Record<string, unknown>>;
  // Some servers answer every path with an object of their own, and not with 404.
  if (!isText(nome) && !isText(versao))
    throw new UserError(
      `${name.name} is no published reference: its index names no language and version.`,
      'Name the folder, branch or base address under which api/index.json is published.',
    );
  const registro = files.get(REGISTRO_PATH)?.data;
  const manifest = files.get(MANIFEST_PATH)?.data;
  const referencia = files.get(REFERENCIA_PATH)?.data;
  const told = validators.manifest(manifest) ? (manifest as Manifest) : undefined;
  const known = FILE_NAMES.every(file => validators[file](published[file]));
  return {
    ...name,
    kind: 'data',
    data: {
      set: {
        files: known ? (published as unknown as ReferenceFiles) : normalised(published),
        origins: new Map(),
        unread: new Set(told?.unread),
        baseUrl: told?.base_url ?? null,
        published,
        schemas: await readSchemas(source),
        ...(validators.referencia(referencia) && { addresses: publishedAddresses(referencia as Referencia) }),
        ...(validators.registro(registro) && { registro: registro as Registro }),
      },
      findings: check(published),
      published: source,
    },
  };
}

/** The schemas beside the files, and null for one that cannot be read. */
async function readSchemas(source: PublishedSource): Promise<Partial<Record<FileName, unknown>>> {
  const schemas: Partial<Record<FileName, unknown>> = {};
  for (const file of FILE_NAMES) {
    const path = schemaPath(file);
    const result = await source.read(path);
    if (result.kind === 'missing' || (result.kind === 'found' && isPage(result.bytes))) continue;
    schemas[file] =
      result.kind === 'found' && result.bytes.length <= MAX_SCHEMA_BYTES
        ? (readJsonFile(path, source.placeOf(path), result.bytes).data ?? null)
        : null;
  }
  return schemas;
}

/** Hosts answer with a page for what they do not have. */
function isPage(bytes: Uint8Array): boolean {
  return /^\s*</.test(Buffer.from(bytes.subarray(0, PAGE_START_BYTES)).toString('utf8'));
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}
