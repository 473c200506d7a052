import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { GitHub } from '../../src/github/client.js';
import type { Server } from '../../src/publish/change-branch.js';
import { temporaryFolder } from '../checkout/git-server.js';

const TOKEN = 'ghs_planted0123456789';
/** The npm package of Node fetches the program by a script. */
const NPX_ENV = { ...process.env, npm_config_ignore_scripts: 'false' };

/** How to run Node 24, which the emulator needs; null where it cannot be had. In CI it must be there. */
export function node24(): readonly string[] | null {
  if (Number(process.versions.node.split('.')[0]) >= 24) return [process.execPath];
  const command = ['npx', '--yes', '--package=node@24', '--', 'node'];
  const { stdout } = spawnSync(command[0] ?? '', [...command.slice(1), '--version'], {
    encoding: 'utf8',
    env: NPX_ENV,
    shell: process.platform === 'win32',
  });
  if (stdout?.startsWith('v24.')) return command;
  if (process.env.CI) throw new Error('CI needs Node 24.');
  return null;
}

/** The emulator of GitHub, with the repository `lume-lang/lume`. */
export interface Emulator {
  readonly server: Server;
  close(): Promise<void>;
}

/** Starts the emulator on a port of its own. */
export async function startEmulator(): Promise<Emulator> {
  const [command = '', ...args] = node24() ?? [];
  const script = resolve('__tests__/publish/emulator.mjs');
  const emulator = spawn(command, [...args, script, 'lume-lang', 'lume', TOKEN], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: NPX_ENV,
    shell: process.platform === 'win32',
  });
  const [line] = (await once(emulator.stdout, 'data')) as [Buffer];
  const url = line.toString().trim();
  const api = { apiUrl: url, graphqlUrl: `${url}/graphql`, token: TOKEN, repository: 'lume-lang/lume' };
  return {
    server: {
      github: new GitHub(api),
      git: { url: new URL(`${url}/lume-lang/lume`), token: TOKEN, temporary: temporaryFolder('emulator') },
    },
    close: async () => {
      emulator.stdin.end();
      await once(emulator, 'close');
    },
  };
}
