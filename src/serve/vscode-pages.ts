/** What VS Code's build for browsers asks for when it starts, and an extension that shows it a folder. */

/** A folder that the workbench opens: its files are fetched from where the page is, and what is changed stays in the page. */
const SCHEME = 'programas';

export const LANGUAGE_AT = '/linguagem';
const FOLDER_AT = '/pasta';
export const FILES_AT = '/arquivos';
export const WORKBENCH_AT = '/vscode';

export const WORKBENCH = `<!DOCTYPE html>
<html><head><meta charset="utf-8">
<link data-name="vs/workbench/workbench.web.main" rel="stylesheet" href="${WORKBENCH_AT}/out/vs/workbench/workbench.web.main.css">
</head><body aria-label="">
<script src="${WORKBENCH_AT}/out/vs/loader.js"></script>
<script src="${WORKBENCH_AT}/out/vs/webPackagePaths.js"></script>
<script>
const base = location.origin + '${WORKBENCH_AT}';
for (const name of Object.keys(webPackagePaths)) webPackagePaths[name] = base + '/node_modules/' + name + '/' + webPackagePaths[name];
require.config({ baseUrl: base + '/out', recordStats: true, paths: webPackagePaths });
</script>
<script src="${WORKBENCH_AT}/out/vs/workbench/workbench.web.main.nls.js"></script>
<script src="${WORKBENCH_AT}/out/vs/workbench/workbench.web.main.js"></script>
<script src="${WORKBENCH_AT}/out/vs/code/browser/workbench/workbench.js"></script>
</body></html>
`;

/** What is in the page: both extensions, the folder, and the program that is open. */
export function product(
  authority: string,
  { id, opened }: { readonly id: string; readonly opened: string | undefined },
): string {
  const extension = (path: string) => ({ scheme: 'http', authority, path });
  return JSON.stringify({
    additionalBuiltinExtensions: [extension(LANGUAGE_AT), extension(FOLDER_AT)],
    folderUri: { scheme: SCHEME, path: '/' },
    configurationDefaults: {
      // Asked for by who tries it, also where it is off for others.
      [`${id}.servidor.ativo`]: true,
      'workbench.startupEditor': 'none',
      'telemetry.telemetryLevel': 'off',
    },
    ...(opened !== undefined && {
      defaultLayout: { force: true, editors: [{ uri: { scheme: SCHEME, path: `/${opened}` } }] },
    }),
  });
}

/** The extension that has the folder: its files by their names. */
export function folderExtension(
  files: ReadonlyMap<string, { readonly size: number }>,
): ReadonlyMap<string, string> {
  const sizes = [...files].map(([path, { size }]) => [path, size]);
  const manifest = {
    name: 'programas',
    publisher: 'refdata',
    version: '1.0.0',
    engines: { vscode: '^1.91.0' },
    browser: './extension.js',
    activationEvents: [`onFileSystem:${SCHEME}`],
  };
  return new Map([
    [`${FOLDER_AT}/package.json`, JSON.stringify(manifest)],
    [`${FOLDER_AT}/extension.js`, folderScript(JSON.stringify(sizes))],
  ]);
}

function folderScript(sizes: string): string {
  return `const vscode = require('vscode');
let base;
const sizes = new Map(${sizes});
const written = new Map();
const folders = new Map([['', new Map()]]);
for (const path of sizes.keys()) add(path);
function add(path) {
  let type = vscode.FileType.File;
  while (path !== '') {
    const at = path.lastIndexOf('/');
    const around = path.slice(0, Math.max(at, 0));
    const isNew = !folders.has(around);
    if (isNew) folders.set(around, new Map());
    folders.get(around).set(path.slice(at + 1), type);
    if (!isNew) return;
    path = around;
    type = vscode.FileType.Directory;
  }
}
const changed = new vscode.EventEmitter();
const missing = uri => vscode.FileSystemError.FileNotFound(uri);
const nameOf = uri => uri.path.slice(1);
function remove(name) {
  const at = name.lastIndexOf('/');
  folders.get(name.slice(0, Math.max(at, 0)))?.delete(name.slice(at + 1));
  written.delete(name);
  sizes.delete(name);
}
const provider = {
  onDidChangeFile: changed.event,
  watch: () => new vscode.Disposable(() => {}),
  stat: uri => {
    const name = nameOf(uri);
    if (folders.has(name)) return { type: vscode.FileType.Directory, ctime: 0, mtime: 0, size: 0 };
    const now = written.get(name);
    if (now === undefined && !sizes.has(name)) throw missing(uri);
    return { type: vscode.FileType.File, ctime: 0, mtime: now?.time ?? 0, size: now?.bytes.length ?? sizes.get(name) };
  },
  readDirectory: uri => [...(folders.get(nameOf(uri)) ?? [])],
  readFile: async uri => {
    const name = nameOf(uri);
    if (written.has(name)) return written.get(name).bytes;
    if (!sizes.has(name)) throw missing(uri);
    const answer = await fetch(base + name.split('/').map(encodeURIComponent).join('/'));
    if (!answer.ok) throw missing(uri);
    return new Uint8Array(await answer.arrayBuffer());
  },
  writeFile: (uri, bytes) => {
    const name = nameOf(uri);
    add(name);
    written.set(name, { bytes, time: Date.now() });
    changed.fire([{ type: vscode.FileChangeType.Changed, uri }]);
  },
  createDirectory: uri => {
    add(nameOf(uri));
    folders.set(nameOf(uri), folders.get(nameOf(uri)) ?? new Map());
    const at = nameOf(uri).lastIndexOf('/');
    folders.get(nameOf(uri).slice(0, Math.max(at, 0))).set(nameOf(uri).slice(at + 1), vscode.FileType.Directory);
  },
  delete: uri => {
    remove(nameOf(uri));
    changed.fire([{ type: vscode.FileChangeType.Deleted, uri }]);
  },
  rename: async (from, to) => {
    const bytes = await provider.readFile(from);
    remove(nameOf(from));
    provider.writeFile(to, bytes);
    changed.fire([{ type: vscode.FileChangeType.Deleted, uri: from }]);
  },
};
exports.activate = context => {
  base = context.extensionUri.with({ path: '${FILES_AT}/' }).toString(true);
  context.subscriptions.push(vscode.workspace.registerFileSystemProvider('${SCHEME}', provider));
};
`;
}
