import { spawn, spawnSync } from 'node:child_process';
import { createSign, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { GitHub } from '../../src/github/client.js';
import type { Server } from '../../src/publish/change-branch.js';
import { temporaryFolder } from '../git/git-server.js';

const TOKEN = 'ghs_planted0123456789';

/** The program of Node 24, which the emulator needs; null where it cannot be had. In CI it must be there. */
export function node24(): string | null {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  // Asked for its place, so that it is started without npx, which takes longer than the emulator itself.
  const { stdout } = spawnSync(
    'npx',
    ['--yes', '--package=node@24', '--', 'node', '-p', 'process.execPath'],
    {
      encoding: 'utf8',
      env: { ...process.env, npm_config_ignore_scripts: 'false' }, // a script of the package fetches the program
      shell: process.platform === 'win32',
    },
  );
  const program = stdout?.trim().split('\n').at(-1) ?? '';
  if (existsSync(program)) return program;
  if (process.env.CI) throw new Error('CI needs Node 24.');
  return null;
}

/** The emulator of GitHub, with one repository. */
export interface Emulator {
  readonly server: Server;
  /** The address of its API. */
  readonly url: string;
  /** A token of an app with these permissions and no others, such as a job has (`{ pull_requests: 'read' }`). */
  jobToken(permissions: Readonly<Record<string, 'read' | 'write'>>): Promise<string>;
  close(): Promise<void>;
}

/** Starts the emulator on a port of its own, by Node 24. */
export async function startEmulator(program: string, repository = 'lume-lang/lume'): Promise<Emulator> {
  const script = resolve('__tests__/publish/emulator.mjs');
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const emulator = spawn(program, [script, ...repository.split('/'), TOKEN], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, APP_PRIVATE_KEY: privateKey },
  });
  const [line] = (await once(emulator.stdout, 'data')) as [Buffer];
  const url = line.toString().trim();
  const api = { apiUrl: url, graphqlUrl: `${url}/graphql`, token: TOKEN, repository };
  return {
    server: {
      github: new GitHub(api),
      git: { url: new URL(`${url}/${repository}`), token: TOKEN, temporary: temporaryFolder('emulator') },
    },
    url,
    async jobToken(permissions) {
      const ask = () =>
        fetch(`${url}/app/installations/1/access_tokens`, {
          method: 'POST',
          headers: { authorization: `Bearer ${appToken(privateKey)}`, 'content-type': 'application/json' },
          body: JSON.stringify({ permissions }),
        });
      // The emulator may close a connection that was kept just as it is used again.
      const response = await ask().catch(ask);
      const { token } = (await response.json()) as { token: string };
      return token;
    },
    close: async () => {
      emulator.stdin.end();
      await once(emulator, 'close');
    },
  };
}

/** What an app signs to ask for tokens: a JSON web token with its number, for a minute. */
function appToken(privateKey: string): string {
  const now = Math.floor(Date.now() / 1000);
  const parts = [
    { alg: 'RS256', typ: 'JWT' },
    { iss: '1', iat: now, exp: now + 60 },
  ];
  const signed = parts.map(part => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  const signature = createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url');
  return `${signed}.${signature}`;
}
