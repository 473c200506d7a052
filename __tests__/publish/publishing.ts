import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { canonicalJson } from '../../src/contract/canonical.js';
import type { Manifest } from '../../src/contract/generated/contract.js';
import { GitHub } from '../../src/github/client.js';
import { readBuiltSite } from '../../src/publish/built-site.js';
import type { Server } from '../../src/publish/change-branch.js';
import { publishSite, type SiteResult } from '../../src/publish/publish-site.js';
import { sha256Of } from '../../src/site/site-file.js';
import { temporaryFolder } from '../git/git-server.js';
import { type GitHubServer, REPOSITORY, TOKEN } from './github-server.js';

/** A built site with these files, by path, and a manifest that lists them. */
export class Site {
  readonly folder = temporaryFolder('built');

  constructor(files: Readonly<Record<string, string | Uint8Array>>) {
    this.fill(files);
  }

  fill(files: Readonly<Record<string, string | Uint8Array>>, commit: string | null = null): this {
    rmSync(this.folder, { recursive: true, force: true });
    const encoder = new TextEncoder();
    const entries = Object.entries(files).map(([path, text]) => ({
      path: `/${path}`,
      bytes: typeof text === 'string' ? encoder.encode(text) : text,
      schema: null,
    }));
    const manifest: Manifest = {
      versao: '1.0.0',
      generator: { name: 'refdata-action', version: '1.0.0' },
      source: { commit, modified: false },
      base_url: null,
      rules: {},
      files: entries.map(file => ({
        path: file.path,
        bytes: file.bytes.length,
        sha256: sha256Of(file),
        schema: null,
      })),
    };
    for (const { path, bytes } of entries) this.write(path, bytes);
    this.write('api/manifest.json', canonicalJson(manifest, 'indented'));
    return this;
  }

  write(path: string, bytes: string | Uint8Array): void {
    const file = join(this.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The server as a publisher sees it; pauses are recorded and skipped. */
export function serverOf(github: GitHubServer, token = TOKEN): Server & { readonly waits: number[] } {
  const waits: number[] = [];
  const pause = async (ms: number) => {
    waits.push(ms);
  };
  return {
    github: new GitHub({
      apiUrl: `${github.origin}/api/v3`,
      graphqlUrl: `${github.origin}/api/graphql`,
      token,
      repository: REPOSITORY,
      pause,
    }),
    git: { url: new URL(`${github.origin}/${REPOSITORY}`), token, temporary: github.folder },
    pause,
    waits,
  };
}

export async function publish(
  server: Server,
  site: Site,
  place: { branch?: string; folder?: string } = {},
): Promise<SiteResult> {
  const built = await readBuiltSite(site.folder);
  return publishSite(server, built, { branch: 'gh-pages', folder: '', ...place });
}
