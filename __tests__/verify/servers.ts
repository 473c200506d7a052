import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server that we did not write, with one of our header files. */
export interface RealServer {
  readonly name: string;
  /** The program, by Debian package. */
  readonly program: string;
  readonly installed: boolean;
  /**
   * Writes the configuration into `work` and gives the arguments that start the server in the foreground. `root` is the
   * folder of the site, or the one above where the site is published below a path.
   */
  configure(site: string, work: string, port: number, root: string): readonly string[];
}

function have(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`], { env: { PATH: PATH } }).status === 0;
}

/** Debian puts servers where only root looks. */
const PATH = `${process.env.PATH}:/usr/sbin:/sbin`;

/** Modules that Debian's Apache has switched on, and the two that our file needs. */
const APACHE_MODULES = [
  'mpm_event',
  'authz_core',
  'dir',
  'mime',
  'headers',
  'rewrite',
  'filter',
  'deflate',
  'negotiation',
];
const APACHE_MODULE_FOLDER = '/usr/lib/apache2/modules';

export const REAL_SERVERS: readonly RealServer[] = [
  {
    name: 'nginx',
    program: 'nginx',
    installed: have('nginx'),
    configure: (site, work, port, root) => {
      writeFileSync(
        join(work, 'nginx.conf'),
        `daemon off; master_process off; pid ${work}/pid; error_log ${work}/error.log;
events {}
http {
  access_log off;
  client_body_temp_path ${work}/body; proxy_temp_path ${work}/proxy; fastcgi_temp_path ${work}/fastcgi;
  uwsgi_temp_path ${work}/uwsgi; scgi_temp_path ${work}/scgi;
  server { listen 127.0.0.1:${port}; root ${root}; include ${site}/hosts/nginx.conf; }
}
`,
      );
      return ['-e', join(work, 'error.log'), '-c', join(work, 'nginx.conf')];
    },
  },
  {
    name: 'Caddy',
    program: 'caddy',
    installed: have('caddy'),
    configure: (site, work, port, root) => {
      writeFileSync(
        join(work, 'Caddyfile'),
        `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	root * ${root}
	import ${site}/hosts/Caddyfile
}
`,
      );
      return ['run', '--adapter', 'caddyfile', '--config', join(work, 'Caddyfile')];
    },
  },
  {
    name: 'Apache',
    program: 'apache2',
    installed: have('apache2') && existsSync(APACHE_MODULE_FOLDER),
    configure: (_site, work, port, root) => {
      writeFileSync(
        join(work, 'apache2.conf'),
        `ServerName 127.0.0.1
ServerRoot ${work}
Listen 127.0.0.1:${port}
PidFile ${work}/pid
ErrorLog ${work}/error.log
DefaultRuntimeDir ${work}
${APACHE_MODULES.map(name => `LoadModule ${name}_module ${APACHE_MODULE_FOLDER}/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
AddOutputFilterByType DEFLATE text/html application/json
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Require all granted
</Directory>
`,
      );
      return ['-X', '-d', work, '-f', join(work, 'apache2.conf')];
    },
  },
];

export interface Running {
  readonly baseUrl: string;
  /** What it has printed so far. */
  log(): string;
  stop(): Promise<void>;
}

/** Starts a server on a free port, and waits until it answers. `root`: see {@link RealServer.configure}. */
export async function startServer(server: RealServer, site: string, root = site): Promise<Running> {
  const work = mkdtempSync(join(tmpdir(), 'refdata-host-'));
  // Servers that are started by root read as somebody else.
  chmodSync(work, 0o777);
  mkdirSync(join(work, 'home'));
  const port = await freePort();
  const args = server.configure(site, work, port, root);
  const env = { PATH, HOME: join(work, 'home'), XDG_DATA_HOME: work, XDG_CONFIG_HOME: work };
  const child = spawn(server.program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  child.stdout.on('data', chunk => {
    log += chunk;
  });
  child.stderr.on('data', chunk => {
    log += chunk;
  });
  const exited = new Promise<void>(resolve => child.once('exit', () => resolve()));
  const baseUrl = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await exited;
    rmSync(work, { recursive: true, force: true });
  };
  try {
    await answers(baseUrl, child, () => log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { baseUrl, log: () => log, stop };
}

async function answers(baseUrl: string, child: ChildProcess, log: () => string): Promise<void> {
  for (let i = 0; i < 100; i += 1) {
    if (child.exitCode !== null) break;
    const answered = await fetch(baseUrl).then(
      response => response.text().then(() => true),
      () => false,
    );
    if (answered) return;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  throw new Error(`${child.spawnfile} does not answer:\n${log()}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
