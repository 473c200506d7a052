import { createHash } from 'node:crypto';
import type { Manifest } from '../generated/contract.js';
import { schemaTexts } from '../generated/schemas.js';
import { VERSION } from '../generated/version.js';
import { canonicalJson } from '../reference/canonical.js';
import { FILE_NAMES, MANIFEST_PATH, pathOf, type ReferenceFiles } from '../reference/files.js';
import type { Policy } from '../reference/policy.js';

/** A file of the site: its path under the base address, and its bytes. */
export interface SiteFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** What the manifest tells about the build besides the files. */
export interface Provenance {
  readonly commit: string | null;
  readonly modified: boolean;
  readonly baseUrl: string | null;
  /** What refdata.yml changed about rules. */
  readonly policy: Policy;
}

/** The seven files, the schemas that describe them, and the manifest that lists them all (design.md, "The contract"). */
export function siteFiles(reference: ReferenceFiles, provenance: Provenance): SiteFile[] {
  const data = FILE_NAMES.map(name => ({
    path: pathOf(name),
    bytes: canonicalJson(reference[name], name === 'index' ? 'indented' : 'compact'),
    schema: schemaPath(name),
  }));
  const schemas = [...FILE_NAMES, 'manifest' as const].map(name => ({
    path: schemaPath(name),
    bytes: new TextEncoder().encode(schemaTexts[name]),
    schema: null,
  }));
  const files = [...data, ...schemas];
  const manifest: Manifest = {
    versao: reference.index.versao,
    generator: { name: 'refdata-action', version: VERSION },
    source: { commit: provenance.commit, modified: provenance.modified },
    base_url: provenance.baseUrl,
    rules: provenance.policy,
    files: files.map(({ path, bytes, schema }) => ({
      path,
      bytes: bytes.length,
      sha256: sha256(bytes),
      schema,
    })),
  };
  return [...files, { path: MANIFEST_PATH, bytes: canonicalJson(manifest, 'indented') }];
}

function schemaPath(name: string): string {
  return `/schemas/${name}.schema.json`;
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
