import type { Config } from '../config/schema.js';
import type { ReferenceFiles } from '../contract/files.js';
import { REFERENCIA_PATH } from '../contract/files.js';
import type { Referencia } from '../contract/generated/contract.js';
import { at } from '../contract/json-pointer.js';
import type { SiteAddresses } from '../drift/index.js';
import type { Place } from '../findings/finding.js';
import { thingsByAddress } from '../pages/index.js';
import type { Repository } from '../repository/repository.js';
import { ledgerOf } from '../run/site-settings.js';

/** Where a build of these files would put each thing; null where refdata.yml wants no pages. */
export function builtAddresses(
  config: Config,
  files: ReferenceFiles,
  repository: Repository,
): SiteAddresses | null {
  if (config.site === 'data') return null;
  return {
    things: thingsByAddress(files, ledgerOf(config, repository)),
    isKept: config.enderecos !== undefined,
  };
}

/** The lines of the record of addresses at which each stands. */
export function recordedPlaces(
  { enderecos: file }: Config,
  repository: Repository,
): (readonly [subject: string, Place])[] {
  if (file === undefined || !repository.isFile(file)) return [];
  const lines = repository.read(file).split('\n');
  return lines.flatMap((text, i) =>
    [...text.matchAll(/"endereco"\s*:\s*("(?:[^"\\]|\\.)*")/g)].map(
      ([, written = '""']) =>
        [at(`${REFERENCIA_PATH}#/itens`, JSON.parse(written)), { file, line: i + 1 }] as const,
    ),
  );
}

/** Where a published site says that each thing is. */
export function publishedAddresses({ itens, antigos = [] }: Referencia): SiteAddresses {
  const gone = antigos.flatMap(({ id, endereco }) =>
    endereco === undefined ? [] : [[endereco, id] as const],
  );
  return {
    things: new Map([...gone, ...itens.map(({ id, endereco }) => [endereco, id] as const)]),
    isKept: antigos.length > 0,
  };
}
