import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { packRegistry } from '../../src/commands/registry-pack.js';
import { ROOT } from '../cli/run-cli.js';
import { CONFIG, cleanUp, filesIn, folderWith, mistake, packageFiles, sha256, TWO } from './workshop.js';

afterEach(cleanUp);

const pack = (repo: string, out: string, names: string[] = []) =>
  packRegistry({ repo, config: 'refdata.yml', out, names });

const RICH = {
  'refdata.yml': CONFIG,
  '.gitignore': '*.tmp\n/pacotes/texto/segredo/\n',
  ...packageFiles('texto', '1.0.0'),
  'pacotes/texto/.gitignore': '!guardado.tmp\ngerado/\n',
  'pacotes/texto/a.tmp': 'x',
  'pacotes/texto/guardado.tmp': 'x',
  'pacotes/texto/gerado/x.ty': 'x',
  'pacotes/texto/segredo/chave': 'x',
  'pacotes/texto/roda.sh': '#!/bin/sh\nexit 0\n',
  'pacotes/texto/ação/olá mundo.ty': 'x',
  [`pacotes/texto/${'fundo/'.repeat(30)}longo.ty`]: 'x',
  'pacotes/texto/vazio.ty': '',
  'pacotes/texto/b/1.ty': '1',
  'pacotes/texto/b.ty': '2',
  'pacotes/texto/grande.bin': Buffer.alloc(3 * 1024 * 1024, 'dados '),
  // Always left out.
  'pacotes/texto/forge_modules/x/y.ty': 'x',
  'pacotes/texto/__pycache__/x.pyc': 'x',
  'pacotes/texto/dist/x.tar.gz': 'x',
  'pacotes/texto/.venv/x': 'x',
  'pacotes/texto/.DS_Store': 'x',
  'pacotes/texto/node_modules/x/y.js': 'x',
  'pacotes/texto/.pytest_cache/x': 'x',
  'pacotes/texto/src/x.pyc': 'x',
  'pacotes/texto/src/x.log': 'x',
};

const PACKED = [
  '.gitignore',
  'ação/olá mundo.ty',
  'b.ty',
  'b/1.ty',
  'forge.toml',
  `${'fundo/'.repeat(30)}longo.ty`,
  'grande.bin',
  'guardado.tmp',
  'roda.sh',
  'src/main.ty',
  'vazio.ty',
];

describe('packing', () => {
  it('makes an archive that tar and gzip read, in one folder, without what is left out', async () => {
    const repo = folderWith(RICH);
    const out = join(folderWith(), 'dist');
    const { ok, archives, findings } = await pack(repo, out);
    expect({ ok, findings }).toEqual({ ok: true, findings: [] });
    expect(filesIn(out)).toEqual(['texto-1.0.0.tar.gz']);
    const [archive] = archives;
    const file = archive?.file ?? '';
    expect(archive).toMatchObject({
      name: 'texto',
      version: '1.0.0',
      bytes: readFileSync(file).length,
      sha256: sha256(readFileSync(file)),
    });
    expect(run('gzip', ['-t', file]).status).toBe(0);
    const listed = run('tar', ['--quoting-style=literal', '-tzf', file]).stdout.trim().split('\n');
    expect([...listed].sort()).toEqual(PACKED.map(path => `texto-1.0.0/${path}`).sort());
    const target = folderWith();
    expect(run('tar', ['-xzf', file, '-C', target]).status).toBe(0);
    for (const path of PACKED) {
      // Not by `toEqual`, which takes ten seconds for the three megabytes of one of them.
      const unpacked = readFileSync(join(target, 'texto-1.0.0', path));
      const same = unpacked.equals(readFileSync(join(repo, 'pacotes/texto', path)));
      expect({ path, same }).toEqual({ path, same: true });
    }
    const long = run('tar', ['-tvzf', file]).stdout;
    expect(long.match(/^-rw-r--r-- 0\/0 .* 1970-01-01 00:00 /gm)).toHaveLength(PACKED.length - 1);
    expect(long).toMatch(/^-rwxr-xr-x 0\/0 .*roda\.sh$/m);
  });

  it('gives the same bytes in another folder, umask, time zone, order of creation, and mode', async () => {
    const first = await pack(folderWith(RICH), folderWith());
    const again = folderWith(Object.fromEntries(Object.entries(RICH).reverse()));
    for (const path of filesIn(again)) {
      chmodSync(join(again, path), 0o700);
      utimesSync(join(again, path), new Date(86_400_000), new Date(86_400_000));
    }
    const second = await inOtherProcess(again);
    expect(second).toBe(first.archives[0]?.sha256);
  });

  it('fixes the header of gzip: no name, no time, no system', async () => {
    const out = folderWith();
    await pack(folderWith(TWO), out);
    const header = readFileSync(join(out, 'texto-1.0.0.tar.gz')).subarray(0, 10);
    expect([...header]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
  });

  it('packs one package of several, and refuses a name that there is not', async () => {
    const repo = folderWith(TWO);
    const out = folderWith();
    await pack(repo, out, ['texto']);
    expect(filesIn(out)).toEqual(['texto-1.0.0.tar.gz']);
    const error = await mistake(() => pack(repo, out, ['testo']));
    expect(`${error.message} ${error.remedy}`).toBe('There is no package testo. Did you mean texto?');
  });

  it('refuses links and names that some systems cannot have, and writes nothing', async () => {
    const repo = folderWith({
      ...TWO,
      'pacotes/texto/ab:c.ty': '',
      'pacotes/texto/aux.ty': '',
      'pacotes/texto/Ler.ty': '',
      'pacotes/texto/ler.ty': '',
      'pacotes/texto/fim.': '',
    });
    symlinkSync('/etc/passwd', join(repo, 'pacotes/texto/senhas'));
    symlinkSync('src', join(repo, 'pacotes/texto/pasta'));
    const out = folderWith();
    const { ok, findings } = await pack(repo, out);
    expect(ok).toBe(false);
    expect(filesIn(out)).toEqual([]);
    expect(
      findings.every(
        ({ rule, place }) => rule === 'package-files' && place?.file === 'pacotes/texto/forge.toml',
      ),
    ).toBe(true);
    expect(findings.map(({ message }) => message).sort()).toEqual([
      'texto 1.0.0: "ab:c.ty" holds a colon, which means something else on Windows.',
      'texto 1.0.0: "aux.ty" has the name of a device of Windows.',
      'texto 1.0.0: "fim." has a part that ends in a dot or a blank, which Windows drops.',
      expect.stringMatching(/"[Ll]er.ty" differs from another only in case\.$/),
      'texto 1.0.0: "pasta" is a link.',
      'texto 1.0.0: "senhas" is a link.',
    ]);
  });

  it('refuses a package above the limit and names the largest files', async () => {
    const repo = folderWith({
      ...TWO,
      'refdata.yml': `${CONFIG}limits: { package_mib: 1 }\n`,
      'pacotes/texto/filme.bin': Buffer.alloc(2 * 1024 * 1024),
    });
    const { findings } = await pack(repo, folderWith());
    expect(findings).toMatchObject([
      {
        rule: 'package-size',
        message:
          'texto 1.0.0 has 2 MiB; the limit is 1 MiB. The largest files: "filme.bin" (2 MiB), "forge.toml" (0 MiB), "src/main.ty" (0 MiB).',
      },
    ]);
  });

  it('refuses what its own clients would take for a bomb', async () => {
    const repo = folderWith({ ...TWO, 'pacotes/texto/nada.bin': Buffer.alloc(20 * 1024 * 1024) });
    expect((await pack(repo, folderWith())).findings).toMatchObject([{ rule: 'package-size' }]);
  });

  it('leaves out the folder that it writes', async () => {
    const repo = folderWith(TWO);
    const out = join(repo, 'pacotes/texto/saida');
    const once = await pack(repo, out, ['texto']);
    const twice = await pack(repo, out, ['texto']);
    expect(twice.archives[0]?.sha256).toBe(once.archives[0]?.sha256);
  });
});

/** Packs with the command line in a process of its own; gives the hash. */
async function inOtherProcess(repo: string): Promise<string> {
  const out = join(folderWith(), 'outra pasta');
  mkdirSync(out);
  const cli = join(ROOT, 'dist', 'cli', 'index.js');
  const script = 'umask 077; exec "$0" "$@"';
  const args = [
    '-c',
    script,
    process.execPath,
    cli,
    'registry',
    'pack',
    '--repo',
    repo,
    '--out',
    out,
    '--json',
  ];
  const { status, stdout, stderr } = spawnSync('sh', args, {
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', TZ: 'Pacific/Kiritimati', LC_ALL: 'C' },
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout).archives[0].sha256;
}

function run(program: string, args: string[]) {
  return spawnSync(program, args, {
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', TZ: 'UTC', LC_ALL: 'C.UTF-8' },
  });
}
