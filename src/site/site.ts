import { canonicalJson } from '../contract/canonical.js';
import { FILE_NAMES, MANIFEST_PATH, pathOf, type ReferenceFiles } from '../contract/files.js';
import type { Manifest } from '../contract/generated/contract.js';
import { type SchemaName, schemaTexts } from '../contract/generated/schemas.js';
import type { Policy } from '../contract/policy.js';
import type { ReadRepository } from '../repository/other-repositories.js';
import { VERSION } from '../runtime/generated/version.js';
import type { Tongue } from '../text/said.js';
import { archivedCopies } from './archive.js';
import { type DataPage, frontPage } from './front-page.js';
import { hostFiles } from './host-files.js';
import { notFoundFiles } from './not-found.js';
import { openapiFile } from './openapi.js';
import { type SiteFile, schemaPath, sha256Of, sizeOf } from './site-file.js';
import { siteWordsOf } from './words/words.js';

/** What the manifest tells about the build besides the files. */
export interface Provenance {
  readonly commit: string | null;
  readonly modified: boolean;
  readonly baseUrl: string | null;
  /** What refdata.yml changed about rules. */
  readonly policy: Policy;
  /** Whether copies go to `v/<versao>/`, too. */
  readonly archive: boolean;
  /** Whether the site has files for people and hosts: not beside the pages of somebody else. */
  readonly front?: boolean;
  /** In which files for people are written; English unless given. */
  readonly tongue?: Tongue;
  /** Other repositories that sources were read from. */
  readonly repositories?: readonly ReadRepository[];
  /** What is empty in the files because it could not be read. */
  readonly unread?: readonly string[];
}

/**
 * The seven files, the schemas that describe them, `more` files, what people and hosts need beside them, and the manifest
 * that lists them all (design.md, "The contract").
 *
 * @param dataPage how the page of the data is written, where it is one among others.
 * @throws {UserError} when there is to be an archive, and `versao` cannot be the name of a folder.
 */
export function siteFiles(
  reference: ReferenceFiles,
  provenance: Provenance,
  more: readonly SiteFile[] = [],
  dataPage?: DataPage,
): SiteFile[] {
  const data = FILE_NAMES.map(name => ({
    path: pathOf(name),
    bytes: canonicalJson(reference[name], name === 'index' ? 'indented' : 'compact'),
    schema: schemaPath(name),
  }));
  const { index } = reference;
  const { baseUrl, tongue = 'en' } = provenance;
  const schemas = FILE_NAMES.map(schemaFile);
  const archived = provenance.archive ? archivedCopies([...data, ...schemas], index.versao) : [];
  // Of files that are none of the seven, and that not every site has.
  const moreSchemas = (['referencia', 'search', 'lexico'] as const)
    .filter(name => more.some(({ schema }) => schema === schemaPath(name)))
    .map(schemaFile);
  const named = [
    ...data,
    ...schemas,
    schemaFile('manifest'),
    ...moreSchemas,
    ...more,
    openapiFile(reference, baseUrl),
  ];
  const files: SiteFile[] = [
    ...named,
    ...archived,
    ...(provenance.front === false
      ? []
      : [
          ...frontPage({ reference, baseUrl, archive: provenance.archive, files: named, tongue, dataPage }),
          ...notFoundFiles(index.nome, baseUrl, siteWordsOf(tongue), dataPage),
          ...hostFiles(baseUrl, provenance.archive ? index.versao : null),
        ]),
  ];
  const manifest: Manifest = {
    versao: index.versao,
    generator: { name: 'refdata-action', version: VERSION },
    source: sourceOf(provenance),
    base_url: baseUrl,
    rules: provenance.policy,
    ...(provenance.unread && provenance.unread.length > 0 && { unread: [...provenance.unread] }),
    files: files.map(file => ({
      path: file.path,
      bytes: sizeOf(file),
      sha256: sha256Of(file),
      schema: file.schema,
      ...(file.served === false && { served: file.served }),
    })),
  };
  return [...files, { path: MANIFEST_PATH, bytes: canonicalJson(manifest, 'indented'), schema: null }];
}

function sourceOf({ commit, modified, repositories = [] }: Provenance): Manifest['source'] {
  if (repositories.length === 0) return { commit, modified };
  const others = repositories.map(({ name, text, ...each }) => ({
    name,
    repository: text,
    commit: each.commit,
    modified: each.modified,
  }));
  return { commit, modified, repositories: others };
}

/** A schema as a file of the site. */
export function schemaFile(name: SchemaName): SiteFile {
  return { path: schemaPath(name), bytes: new TextEncoder().encode(schemaTexts[name]), schema: null };
}
