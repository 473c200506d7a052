import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Header, pack } from 'tar-stream';
import { buildRegistryFolder, type RegistryBuildResult } from '../../src/commands/registry-build.js';
import { UserError } from '../../src/findings/user-error.js';

/** A folder for one test, with the files given; removed by {@link cleanUp}. */
export function folderWith(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'refdata-registry-test-'));
  folders.push(folder);
  write(folder, files);
  return folder;
}

export function write(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

const folders: string[] = [];
const servers: Server[] = [];

export async function cleanUp(): Promise<void> {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise(done => server.close(done));
  }
  for (const folder of folders.splice(0)) {
    if (existsSync(folder)) chmodSync(folder, 0o755);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Every file below a folder by its path, sorted. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => !entry.isDirectory())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

export const CONFIG = `nome: Tiny
descricao: A menor das linguagens
documentacao: https://tiny.example/docs
versao: 1.0.0
sintaxe: { extensao: .ty }
registro:
  pacotes: pacotes/*/forge.toml
`;

export function manifest(
  name: string,
  version: string,
  dependencies: Readonly<Record<string, string>> = {},
): string {
  const lines = Object.entries(dependencies).map(([dependency, range]) => `${dependency} = "${range}"\n`);
  return `[package]\nname = "${name}"\nversion = "${version}"\ndescription = "O pacote ${name}."\nlicense = "MIT"\nauthors = ["Ana"]\nkeywords = ["teste"]\nentry = "src/main.ty"\n\n[dependencies]\n${lines.join('')}`;
}

/** Files of a package with an entry file, by their paths in a repository. */
export function packageFiles(
  name: string,
  version: string,
  dependencies: Readonly<Record<string, string>> = {},
) {
  return {
    [`pacotes/${name}/forge.toml`]: manifest(name, version, dependencies),
    [`pacotes/${name}/src/main.ty`]: `mostre "${name} ${version}"\n`,
  };
}

/** Two packages, one of which needs the other. */
export const TWO = {
  'refdata.yml': CONFIG,
  ...packageFiles('texto', '1.0.0'),
  ...packageFiles('documento', '1.0.1', { texto: '^1.0.0' }),
};

export function build(
  repo: string,
  out: string,
  more: { previous?: string; since?: string } = {},
): Promise<RegistryBuildResult> {
  return buildRegistryFolder({ repo, config: 'refdata.yml', out, ...more });
}

/** Serves a folder on a loopback port; paths in `answers` get that status instead. Gives the address. */
export async function serveFolder(
  folder: string,
  answers: Readonly<Record<string, number>> = {},
): Promise<string> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
    const status = answers[path];
    const file = join(folder, path);
    if (status !== undefined) response.writeHead(status).end();
    else if (!existsSync(file) || file.endsWith(sep)) response.writeHead(404).end();
    else response.end(readFileSync(file));
  });
  servers.push(server);
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export type TarEntry = Partial<Header> & { readonly name: string; readonly content?: string | Uint8Array };

/** A tar file with exactly these entries, however bad. */
export async function tarOf(entries: readonly TarEntry[]): Promise<Buffer> {
  const tar = pack();
  for (const { content, ...header } of entries) {
    if (content === undefined) tar.entry(header);
    else tar.entry(header, typeof content === 'string' ? Buffer.from(content) : content);
  }
  tar.finalize();
  const chunks: Uint8Array[] = [];
  for await (const chunk of tar) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

export async function archiveOf(entries: readonly TarEntry[]): Promise<Buffer> {
  return gzipSync(await tarOf(entries));
}

/** A registry of one release, `texto 1.0.0`, with this archive. */
export function registryWith(archive: Uint8Array, hash = sha256(archive)): string {
  const release = { arquivo: 'texto-1.0.0.tar.gz', sha256: hash, dependencias: {}, dataforge: '*' };
  const texto = { descricao: '', licenca: '', autores: [], tags: [], versoes: { '1.0.0': release } };
  return folderWith({
    'index.json': JSON.stringify({ registro: 'tiny', pacotes: { texto } }),
    'pacotes/texto-1.0.0.tar.gz': archive,
  });
}

/** The user's mistake that something ends with. */
export async function mistake(action: () => unknown): Promise<UserError> {
  try {
    await action();
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
  throw new Error('it went well');
}
