import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname ?? '.', '..', '..');

/**
 * The original sources of a Debian package, fetched once into `node_modules/.cache`. A private list of sources is used:
 * the system's own settings stay as they are.
 *
 * @param release of Debian, such as `trixie`; that of the system unless given.
 * @returns the folder; undefined where there is no Debian or no network, which in CI is an error.
 */
export function debianSource(name: string, release = systemRelease()): string | undefined {
  return cached(name, (cache, folder) => fetch(name, release, cache, folder));
}

/**
 * The files of a Debian package, unpacked without installing it or what it depends on.
 *
 * @param patterns of the paths that are wanted, where a package is large.
 */
export function debianPackage(name: string, patterns?: readonly string[]): string | undefined {
  return cached(name, (cache, folder) => fetchPackage(name, patterns, cache, folder));
}

/**
 * A folder of sources that is fetched once into `node_modules/.cache`; undefined where it cannot be, which in CI is an error.
 *
 * @param fetchInto puts the sources into `folder`, which is in `cache`; gives the reason when it cannot.
 */
export function cached(
  name: string,
  fetchInto: (cache: string, folder: string) => string | undefined,
): string | undefined {
  const cache = join(root, 'node_modules', '.cache', 'recipes', name);
  const folder = join(cache, 'source');
  if (existsSync(folder)) return folder;
  // Beside it and then moved: tests in another process may ask for the same at the same time.
  const own = `${cache}.${process.pid}`;
  const problem = fetchInto(own, join(own, 'source'));
  if (problem === undefined && !existsSync(folder)) {
    try {
      rmSync(cache, { recursive: true, force: true });
      renameSync(own, cache);
    } catch (error) {
      // The other process was first.
      if (!existsSync(folder)) throw error;
    }
  }
  rmSync(own, { recursive: true, force: true });
  if (problem === undefined) return folder;
  if (process.env.CI) throw new Error(`the sources of ${name} cannot be fetched: ${problem}`);
  process.stderr.write(
    `the sources of ${name} cannot be fetched (${problem}): the comparison is left out.\n`,
  );
  return undefined;
}

function fetchPackage(
  name: string,
  patterns: readonly string[] | undefined,
  cache: string,
  folder: string,
): string | undefined {
  if (!existsSync('/etc/debian_version')) return 'this is not Debian';
  mkdirSync(cache, { recursive: true });
  const got = spawnSync('apt-get', ['-qq', 'download', name], { cwd: cache, encoding: 'utf8' });
  const archive = readdirSync(cache).find(file => file.endsWith('.deb'));
  if (got.status !== 0 || !archive) return `apt-get download: ${got.stderr.trim().split('\n').at(-1)}`;
  if (!patterns) {
    const { status, stderr } = spawnSync('dpkg-deb', ['-x', join(cache, archive), folder], {
      encoding: 'utf8',
    });
    return status === 0 ? undefined : `dpkg-deb: ${stderr.trim()}`;
  }
  const files = join(cache, 'files.tar');
  mkdirSync(folder);
  // Through a file: a pipe would hold hundreds of megabytes in memory.
  const output = openSync(files, 'w');
  const unpacked = spawnSync('dpkg-deb', ['--fsys-tarfile', join(cache, archive)], {
    stdio: ['ignore', output, 'inherit'],
  });
  closeSync(output);
  const { status, stderr } = spawnSync('tar', ['-xf', files, '-C', folder, '--wildcards', ...patterns], {
    encoding: 'utf8',
  });
  rmSync(files, { force: true });
  return unpacked.status === 0 && status === 0 ? undefined : `tar: ${stderr.trim()}`;
}

function systemRelease(): string | undefined {
  if (!existsSync('/etc/os-release')) return undefined;
  return /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1];
}

/** The mirror that the system's own settings name. */
function systemMirror(): string | undefined {
  const args = ['indextargets', '--format', '$(REPO_URI) $(RELEASE)', 'Created-By: Packages'];
  const { status, stdout } = spawnSync('apt-get', args, { encoding: 'utf8' });
  const release = systemRelease();
  return status === 0
    ? stdout
        .split('\n')
        .find(line => line.endsWith(` ${release}`))
        ?.split(' ')[0]
    : undefined;
}

function fetch(name: string, release: string | undefined, cache: string, folder: string): string | undefined {
  const mirror = systemMirror();
  if (release === undefined || mirror === undefined) return 'this is not Debian';
  for (const part of ['lists/partial', 'archives/partial', 'download'])
    mkdirSync(join(cache, part), { recursive: true });
  const keys = '/usr/share/keyrings/debian-archive-keyring.gpg';
  const list = join(cache, 'sources.list');
  writeFileSync(list, `deb-src [signed-by=${keys}] ${mirror} ${release} main\n`);
  const options = [
    `Dir::Etc::sourcelist=${list}`,
    'Dir::Etc::sourceparts=-',
    `Dir::State::lists=${join(cache, 'lists')}`,
    `Dir::Cache::archives=${join(cache, 'archives')}`,
    `Dir::Cache::pkgcache=${join(cache, 'pkgcache.bin')}`,
    `Dir::Cache::srcpkgcache=${join(cache, 'srcpkgcache.bin')}`,
  ].flatMap(option => ['-o', option]);
  const download = join(cache, 'download');
  let archive: string | undefined;
  for (const args of [['update'], ['source', '--download-only', name]]) {
    const { status, stderr } = spawnSync('apt-get', ['-qq', ...options, ...args], {
      cwd: download,
      encoding: 'utf8',
    });
    archive = readdirSync(download).find(file => /\.orig\.tar\.\w+$/.test(file));
    // What Debian changes is not asked for: mirrors may have lost it.
    if (status !== 0 && !archive) return `apt-get ${args[0]}: ${stderr.trim().split('\n').at(-1)}`;
  }
  if (!archive) return 'there is no archive among what was fetched';
  mkdirSync(folder);
  const { status, stderr } = spawnSync(
    'tar',
    ['-xf', join(download, archive), '-C', folder, '--strip-components=1'],
    { encoding: 'utf8' },
  );
  if (status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    return `tar: ${stderr.trim()}`;
  }
  return undefined;
}
