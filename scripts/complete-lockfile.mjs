/**
 * Adds to package-lock.json the optional packages of other platforms that npm has left out. npm does so when the
 * registry that it asked does not have them (a mirror for one platform, say), and then `npm ci` refuses the lockfile
 * everywhere. Run it after `npm install` when `npm ci` says "Missing: … from lock file".
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const path = join(dirname(dirname(fileURLToPath(import.meta.url))), 'package-lock.json');
const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];

const lock = JSON.parse(readFileSync(path, 'utf8'));
const packages = new Map(Object.entries(lock.packages));
let added = 0;
for (const { optionalDependencies = {}, dev } of [...packages.values()]) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const key = `node_modules/${name}`;
    // Only exact versions: which version a range stands for, only a registry knows.
    if (packages.has(key) || !/^\d/.test(version)) continue;
    packages.set(key, { version, ...platformOf(name), ...(dev && { dev: true }), optional: true });
    added += 1;
  }
}
lock.packages = Object.fromEntries([...packages].sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} optional packages of other platforms added`);

/** The platform in the name of a package such as `@biomejs/cli-linux-x64-musl`. */
function platformOf(name) {
  const words = name.slice(name.lastIndexOf('/') + 1).split('-');
  const os = words.find(word => SYSTEMS.includes(word));
  const cpu = PROCESSORS.find(processor =>
    words.some(word => word === processor || (processor === 'arm' && /^arm(v\d|$)/.test(word))),
  );
  const libc = words.includes('musl')
    ? 'musl'
    : words.some(word => word.startsWith('gnu')) && os === 'linux'
      ? 'glibc'
      : undefined;
  return { ...(cpu && { cpu: [cpu] }), ...(os && { os: [os] }), ...(libc && { libc: [libc] }) };
}
