import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FILE_NAMES, pathOf } from '../../src/contract/files.js';
import type { Manifest } from '../../src/contract/generated/contract.js';
import { soundFiles } from '../rules/sound-files.js';

/** A published site in a temporary folder. */
export class SiteFolder {
  readonly root = mkdtempSync(join(tmpdir(), 'refdata-site-'));

  constructor(files: Readonly<Record<string, unknown>> = { ...soundFiles() }) {
    for (const name of FILE_NAMES) this.write(pathOf(name), JSON.stringify(files[name]));
  }

  write(path: string, content: string | Uint8Array): void {
    const file = join(this.root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }

  read(path: string): Buffer {
    return readFileSync(join(this.root, path));
  }

  remove(path = ''): void {
    rmSync(join(this.root, path), { recursive: true });
  }

  /** Writes a manifest that is right about the seven files and `more`, but for `changes`. */
  writeManifest(changes: Partial<Manifest> = {}, more: readonly string[] = []): void {
    const manifest: Manifest = {
      versao: '1.4.0',
      generator: { name: 'refdata-action', version: '1.0.0' },
      source: { commit: null, modified: false },
      base_url: null,
      rules: {},
      files: [...FILE_NAMES.map(pathOf), ...more].map(path => this.entry(path)),
      ...changes,
    };
    this.write('/api/manifest.json', JSON.stringify(manifest));
  }

  entry(path: string): Manifest['files'][number] {
    const bytes = this.read(path);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { path, bytes: bytes.length, sha256, schema: null };
  }
}
