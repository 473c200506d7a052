import { resolve } from 'node:path';
import type { RegistroConfig } from '../config/registro.js';
import { REGISTRO_PATH } from '../contract/files.js';
import type { Registro } from '../contract/generated/contract.js';
import type { Finding } from '../findings/finding.js';
import { findingOf } from '../findings/rule-info.js';
import { UserError } from '../findings/user-error.js';
import { isAddress } from '../http/address.js';
import { readJsonFile } from '../published/index.js';
import { checkSchema } from '../rules/contract-check.js';
import { registryFirst } from '../rules/packages.js';
import { INDEX_FILE } from './layout.js';
import type { RegistrySource } from './registry-source.js';
import { openRegistryBranch } from './source-branch.js';
import { openRegistryFolder } from './source-folder.js';
import { openRegistryAddress } from './source-url.js';

/** What is published already. */
export interface Previous {
  readonly source: RegistrySource;
  /** Nothing before the first publication. */
  readonly registro: Registro | undefined;
  readonly findings: readonly Finding[];
}

/** The registry that `registro.previous` names. @throws {UserError} when it is not there, or gives no answer. */
export async function openPrevious(
  previous: NonNullable<RegistroConfig['previous']>,
  repo: string,
): Promise<RegistrySource> {
  if (typeof previous === 'object')
    return openRegistryBranch(repo, previous.branch, previous.folder ?? 'registry');
  return openRegistry(isAddress(previous) ? previous : resolve(repo, previous));
}

/** A registry by its folder or address. @throws {UserError} */
export async function openRegistry(target: string): Promise<RegistrySource> {
  return isAddress(target) ? openRegistryAddress(target) : openRegistryFolder(target);
}

/**
 * Reads the previous index. Only an answer that there is none counts as the first publication: with no answer, or one
 * that cannot be understood, a build would drop all that was published.
 *
 * @throws {UserError} when the index cannot be read, or is none.
 */
export async function readPrevious(source: RegistrySource): Promise<Previous> {
  const place = source.placeOf(INDEX_FILE);
  const result = await source.read(INDEX_FILE);
  if (result.kind === 'missing' && !result.gone) {
    const message = `There is no index at ${place}: this is taken for the first publication.`;
    return { source, registro: undefined, findings: [findingOf(registryFirst, message, REGISTRO_PATH)] };
  }
  if (result.kind !== 'found') {
    const reason =
      result.kind === 'missing'
        ? 'was taken away (410 Gone)'
        : result.kind === 'too-large'
          ? 'is too large'
          : result.reason;
    throw new UserError(
      `The previous index ${place} ${reason}.`,
      'Nothing is built without it, as published versions would be lost: try again, or correct the place.',
    );
  }
  return { source, registro: parseIndex(result.bytes, place), findings: [] };
}

/** An index that follows its schema. @throws {UserError} with what is wrong with it. */
export function parseIndex(bytes: Uint8Array, place: string): Registro {
  const { data, findings } = readJsonFile(REGISTRO_PATH, place, bytes);
  const problems = findings.length > 0 || data === undefined ? findings : checkSchema('registro', data);
  if (problems.length === 0) return data as Registro;
  throw new UserError(
    `${place} is not the index of a registry.`,
    'See what is wrong with it with `refdata registry check`.',
    { findings: problems },
  );
}
