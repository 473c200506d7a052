export const id = 9236;
export const ids = [9236];
export const modules = {

 81724:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  runDev: () => (  runDev)
});

var external_node_fs_ = __webpack_require__(73024);
var external_node_http_ = __webpack_require__(37067);
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var finding = __webpack_require__(9314);
var refusal = __webpack_require__(88719);
var user_error = __webpack_require__(14343);
var address = __webpack_require__(73301);
var proof = __webpack_require__(26179);
; 


class AskedRepository {
	inner;
	root;
	marks = new Map();
	matches = new Map();
	constructor(inner, root) {
		this.inner = inner;
		this.root = root;
	}
	read(path) {
		this.note(path);
		return this.inner.read(path);
	}
	readBytes(path) {
		this.note(path);
		return this.inner.readBytes(path);
	}
	isFile(path) {
		this.note(path);
		return this.inner.isFile(path);
	}
	glob(pattern) {
		this.matches.set(pattern, '');
		const paths = this.inner.glob(pattern);
		this.matches.set(pattern, paths.join('\n'));
		return paths;
	}
	note(path) {
		if (!this.marks.has(path))
			this.marks.set(path, markOf(this.root, path));
	}
}
function markOf(root, path) {
	try {
		const { ino, size, mtimeMs, ctimeMs } = (0,external_node_fs_.statSync)((0,external_node_path_.join)(root, path));
		return `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
	}
	catch {
		return '';
	}
}

var repository = __webpack_require__(5629);
var configuration = __webpack_require__(6112);
var hosting = __webpack_require__(42156);
; 

const DEV_FOLDER = '/-/refdata-dev/';
const DEV_SCRIPT = `${DEV_FOLDER}reload.js`;
const DEV_LISTENER = `${DEV_FOLDER}listener.js`;
const DEV_EVENTS = `${DEV_FOLDER}events`;
const CHANNEL = 'refdata-dev';
function withReload(build) {
	return (path, bytes) => {
		if (!path.endsWith('.html'))
			return bytes;
		const text = Buffer.from(bytes).toString('utf8');
		const end = text.lastIndexOf('</body>');
		const at = end < 0 ? text.length : end;
		return Buffer.from(`${text.slice(0, at)}${scriptTag(build)}${text.slice(at)}`);
	};
}
function waitingPage(build) {
	return `<!doctype html>\n<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>refdata dev</title><body>${scriptTag(build)}</body></html>\n`;
}
const WAITING_HEADERS = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': hosting .kK };
function scriptTag(build) {
	return `<script src="${DEV_SCRIPT}" data-build="${build}"></script>`;
}
const RELOAD_SCRIPT = `(() => {
  const { build } = document.currentScript.dataset;
  let panel;
  const element = (name, text, style) => {
    const made = document.createElement(name);
    made.textContent = text;
    made.style.cssText = style;
    return made;
  };
  const show = ({ title, problems }) => {
    panel?.remove();
    panel = element('div', '', 'position:fixed;inset:auto 0 0 0;max-height:60vh;overflow:auto;z-index:2147483647;background:#fff;color:#1b1b1b;border-top:4px solid #b3261e;font:14px/1.5 ui-monospace,monospace;padding:1rem;text-align:left');
    panel.setAttribute('role', 'alert');
    panel.dataset.refdataDev = 'problems';
    panel.append(element('strong', title, 'color:#b3261e'));
    for (const { where, message, remedy } of problems) {
      panel.append(element('pre', (where ? where + '  ' : '') + message, 'margin:.75rem 0 0;white-space:pre-wrap;font:inherit'));
      if (remedy) panel.append(element('div', '-> ' + remedy, 'color:#555'));
    }
    document.body.append(panel);
  };
  const told = ({ data }) => {
    const state = JSON.parse(data);
    if (state.build !== build) location.reload();
    else if (state.problems.length > 0) show(state);
    else panel?.remove();
  };
  if (typeof SharedWorker === 'undefined') new EventSource('${DEV_EVENTS}').onmessage = told;
  else {
    new BroadcastChannel('${CHANNEL}').onmessage = told;
    new SharedWorker('${DEV_LISTENER}');
  }
})();
`;
const LISTENER_SCRIPT = `let events;
const channel = new BroadcastChannel('${CHANNEL}');
onconnect = () => {
  events?.close();
  events = new EventSource('${DEV_EVENTS}');
  events.onmessage = ({ data }) => channel.postMessage(data);
};
`;
const DEV_SCRIPTS = new Map([
	[DEV_SCRIPT, RELOAD_SCRIPT],
	[DEV_LISTENER, LISTENER_SCRIPT],
]);

var handler = __webpack_require__(28584);
var listen = __webpack_require__(69369);
var snapshot = __webpack_require__(68046);
var build = __webpack_require__(96228);
; 




const SETTLE_MS = 60;
const POLL_MS = 2_000;
const MAX_POLL_SHARE = 0.05;
const MAX_WATCHED_FOLDERS = 2_000;
const SKIPPED_FOLDERS = new Set(['node_modules', '.git']);
class Watcher {
	changed;
	watchers = [];
	files = new Map();
	folders = new Map();
	matches = new Map();
	sources;
	timer;
	isClosed = false;
	constructor(changed) {
		this.changed = changed;
	}
	follow(sources) {
		this.sources = sources;
		this.files = new Map(sources.marks);
		this.matches = new Map(sources.matches);
		this.watchFolders();
		this.lookLater(SETTLE_MS);
	}
	close() {
		this.isClosed = true;
		clearTimeout(this.timer);
		this.stopWatching();
	}
	stopWatching() {
		for (const watcher of this.watchers.splice(0))
			watcher.close();
	}
	watchFolders() {
		const { sources } = this;
		if (sources === undefined || this.isClosed)
			return;
		this.stopWatching();
		const folders = foldersOf(sources);
		this.folders = new Map(folders.map(folder => [folder, markOf(sources.root, folder)]));
		for (const folder of folders.slice(0, MAX_WATCHED_FOLDERS))
			try {
				const watcher = (0,external_node_fs_.watch)((0,external_node_path_.join)(sources.root, folder), { persistent: false }, () => this.lookLater(SETTLE_MS));
				watcher.on('error', () => watcher.close());
				this.watchers.push(watcher);
			}
			catch {
			}
	}
	lookLater(delay) {
		if (this.isClosed)
			return;
		clearTimeout(this.timer);
		this.timer = setTimeout(() => this.look(), delay).unref();
	}
	look() {
		const start = performance.now();
		const path = this.firstChange();
		this.lookLater(Math.max(POLL_MS, (performance.now() - start) / MAX_POLL_SHARE));
		if (path !== undefined)
			this.changed(path);
	}
	firstChange() {
		const { sources } = this;
		if (sources === undefined)
			return undefined;
		const { root } = sources;
		let first;
		for (const [path, before] of this.files) {
			const now = markOf(root, path);
			if (now === before)
				continue;
			this.files.set(path, now);
			first ??= path;
		}
		if (![...this.folders].some(([path, before]) => markOf(root, path) !== before))
			return first;
		for (const [pattern, before] of this.matches) {
			const now = matchesOf(root, pattern);
			this.matches.set(pattern, now);
			if (now !== before)
				first ??= pattern;
		}
		for (const [path, mark] of marksOfPackages(root, sources.packages)) {
			if (this.files.has(path))
				continue;
			this.files.set(path, mark);
			first ??= path;
		}
		this.watchFolders();
		return first;
	}
}
function matchesOf(root, pattern) {
	try {
		return (0,repository .h_)(root).glob(pattern).join('\n');
	}
	catch {
		return '';
	}
}
function marksOfPackages(root, packages) {
	const files = packageFolders(root, packages)
		.flatMap(folder => foldersBelow(root, folder))
		.flatMap(folder => entriesOf(root, folder)
		.filter(entry => !entry.isDirectory())
		.map(entry => `${folder}/${entry.name}`));
	return new Map(files.map(path => [path, markOf(root, path)]));
}
function packageFolders(root, packages) {
	const paths = packages.flatMap(pattern => matchesOf(root, pattern).split('\n')).filter(path => path !== '');
	return [...new Set(paths.map(path => (0,external_node_path_.dirname)(path)))];
}
function foldersOf(sources) {
	const { root, marks, matches, packages } = sources;
	const found = new Set(['']);
	const addWithThoseAround = (folder) => {
		for (let path = folder; path !== '' && path !== '.' && !found.has(path); path = (0,external_node_path_.dirname)(path))
			found.add(path);
	};
	for (const path of marks.keys()) {
		addWithThoseAround((0,external_node_path_.dirname)(path));
		const target = targetOf(root, path);
		if (target !== undefined)
			found.add((0,external_node_path_.dirname)(target));
	}
	for (const pattern of [...matches.keys(), ...packages]) {
		const start = (0,repository .CP)(pattern);
		const isFlat = !pattern.slice(start.length + 1).includes('/');
		for (const folder of isFlat ? [start] : foldersBelow(root, start))
			addWithThoseAround(folder);
	}
	for (const folder of packageFolders(root, packages))
		for (const inner of foldersBelow(root, folder))
			addWithThoseAround(inner);
	return [...found].filter(folder => isFolder(root, folder));
}
function targetOf(root, path) {
	try {
		const target = (0,external_node_path_.relative)((0,external_node_fs_.realpathSync)(root), (0,external_node_fs_.realpathSync)((0,external_node_path_.join)(root, path)));
		return target === path ? undefined : target;
	}
	catch {
		return undefined;
	}
}
function foldersBelow(root, folder) {
	const found = [];
	const left = [folder];
	for (let next = left.pop(); next !== undefined && found.length < MAX_WATCHED_FOLDERS; next = left.pop()) {
		found.push(next);
		for (const entry of entriesOf(root, next))
			if (entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name))
				left.push(next === '' ? entry.name : `${next}/${entry.name}`);
	}
	return found;
}
function entriesOf(root, folder) {
	try {
		return (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(root, folder), { withFileTypes: true });
	}
	catch {
		return [];
	}
}
function isFolder(root, folder) {
	try {
		const stats = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, folder));
		return stats.isDirectory() || stats.isSymbolicLink();
	}
	catch {
		return false;
	}
}

; 


















const HOST = '127.0.0.1';
async function dev(options) {
	const session = new Session(options, (0,repository .Hn)(options.repo));
	const server = (0,external_node_http_.createServer)((request, response) => session.answer(request, response));
	try {
		await (0,listen .K)(server, options.port, HOST);
	}
	catch (error) {
		await session.close();
		throw error;
	}
	session.start();
	return {
		baseUrl: `http://${HOST}:${server.address().port}`,
		failed: session.failed,
		close: async () => {
			const closed = new Promise(done => server.close(() => done()));
			server.closeAllConnections();
			await Promise.all([closed, session.close()]);
		},
	};
}
class Session {
	options;
	root;
	temporary = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'refdata-dev-'));
	watcher = new Watcher(path => this.rebuild(path));
	otherWatchers = new Map();
	listeners = new Set();
	name = `${process.pid}-${Date.now().toString(36)}`;
	builds = 0;
	snapshot;
	shown = { build: `${this.name}-0`, title: '', problems: [] };
	running;
	because;
	isClosed = false;
	fail = () => { };
	failed = new Promise((_, reject) => {
		this.fail = reject;
	});
	constructor(options, root) {
		this.options = options;
		this.root = root;
	}
	start() {
		this.running = this.run();
		this.running.catch(this.fail);
	}
	rebuild(path) {
		this.because ??= path;
		if (this.running === undefined)
			this.start();
	}
	async run() {
		let { because } = this;
		do {
			this.because = undefined;
			await this.buildOnce(because);
			because = this.because;
		} while (because !== undefined && !this.isClosed);
		this.running = undefined;
	}
	async buildOnce(because) {
		const { told, port: _, supply, ...options } = this.options;
		const started = performance.now();
		const { marks, packages } = this.besides();
		let asked;
		const others = new Map();
		const out = (0,external_node_path_.join)(this.temporary, `site-${this.builds}`);
		let result;
		let mistake;
		const through = repository => {
			asked = new AskedRepository(repository, this.root);
			return asked;
		};
		try {
			result = await (0,build .j)({ ...options, through, supply: supply && askedOf(supply, others), out });
			if (result.ok)
				await this.take(out);
		}
		catch (thrown) {
			const error = (0,refusal .x)(thrown) ?? thrown;
			if (!(error instanceof user_error .y))
				throw error;
			mistake = error;
		}
		if (!result?.ok)
			(0,external_node_fs_.rmSync)(out, { recursive: true, force: true });
		if (this.isClosed)
			return;
		this.followOthers(others);
		this.watcher.follow({
			root: this.root,
			marks: new Map([...(asked?.marks ?? []), ...marks]),
			matches: asked?.matches ?? new Map(),
			packages,
		});
		this.tell(problemsOf(result, mistake, this.snapshot !== undefined));
		told({ because, milliseconds: performance.now() - started, result, mistake });
	}
	followOthers(asked) {
		for (const [name, { root, marks, matches }] of asked) {
			const watcher = this.otherWatchers.get(name) ?? new Watcher(path => this.rebuild(`${name}:${path}`));
			this.otherWatchers.set(name, watcher);
			watcher.follow({ root, marks, matches, packages: [] });
		}
	}
	async take(folder) {
		this.builds += 1;
		const before = this.snapshot;
		const name = `${this.name}-${this.builds}`;
		const { files, dispose } = await (0,snapshot .W)(folder, { uncompressed: true, rewrite: withReload(name) });
		this.snapshot = {
			files,
			dispose: async () => {
				await dispose();
				(0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
			},
		};
		this.shown = { ...this.shown, build: name };
		await before?.dispose();
	}
	tell({ title, problems }) {
		this.shown = { build: this.shown.build, title, problems };
		for (const listener of this.listeners)
			listener.write(eventOf(this.shown));
	}
	besides() {
		const path = (0,configuration .Nu)((0,external_node_path_.resolve)(this.options.repo, this.options.config));
		const config = (0,external_node_path_.relative)(this.root, path);
		const own = [config, (0,external_node_path_.join)((0,external_node_path_.dirname)(config), proof .At)].map(each => [each, markOf(this.root, each)]);
		const packages = packagesOf(path, config);
		return { marks: new Map([...own, ...marksOfPackages(this.root, packages)]), packages };
	}
	answer(request, response) {
		if (!address .gW.test(request.headers.host ?? '')) {
			response.writeHead(403, { 'Content-Type': 'text/plain' }).end($said('Ask for 127.0.0.1 or localhost.\n'));
			return;
		}
		const path = (request.url ?? '').replace(/\?.*$/, '');
		const script = DEV_SCRIPTS.get(path);
		if (path === DEV_EVENTS)
			this.listen(response);
		else if (script !== undefined)
			response
				.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' })
				.end(script);
		else if (this.snapshot)
			(0,handler .Z)(request, response, this.snapshot);
		else
			response.writeHead(503, WAITING_HEADERS).end(waitingPage(this.shown.build));
	}
	listen(response) {
		response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
		response.write(eventOf(this.shown));
		this.listeners.add(response);
		response.on('close', () => this.listeners.delete(response));
	}
	async close() {
		this.isClosed = true;
		for (const watcher of [this.watcher, ...this.otherWatchers.values()])
			watcher.close();
		await this.running?.catch(() => { });
		await this.snapshot?.dispose();
		(0,external_node_fs_.rmSync)(this.temporary, { recursive: true, force: true });
	}
}
function askedOf(supply, asked) {
	return {
		...supply,
		get: async (wanted) => {
			const other = await supply.get(wanted);
			if (other.folder === undefined)
				return other;
			const repository = new AskedRepository(other.repository, other.folder);
			asked.set(wanted.name, repository);
			return { ...other, repository };
		},
	};
}
function packagesOf(path, shown) {
	try {
		return [(0,configuration .Z9)(path, shown).config.registro?.pacotes ?? []].flat();
	}
	catch (error) {
		if (error instanceof user_error .y)
			return [];
		throw error;
	}
}
function eventOf(shown) {
	return `data: ${JSON.stringify(shown)}\n\n`;
}
function problemsOf(result, mistake, hasSite) {
	const problem = ({ place, subject, message, remedy }) => ({
		where: place ? (0,finding .dE)(place) : (subject ?? ''),
		message,
		remedy,
	});
	if (mistake)
		return {
			title: mistake.message,
			problems: mistake.findings.length > 0
				? mistake.findings.map(problem)
				: [{ where: '', message: mistake.message, remedy: mistake.remedy }],
		};
	if (result === undefined || result.ok)
		return { title: '', problems: [] };
	const errors = result.findings.filter(({ level }) => level === 'error');
	const title = hasSite ? $said('This is the last site that could be built.') : $said('There is no site yet.');
	return { title, problems: errors.map(problem) };
}

var colours = __webpack_require__(51040);
var cli_findings = __webpack_require__(1755);
var cli_port = __webpack_require__(5234);
var run_options = __webpack_require__(98703);
; 





async function runDev({ port, ...options }) {
	const { progress: _, cache: __, ...run } = (0,run_options .K)(options);
	const server = await dev({ ...run, port: (0,cli_port .J)(port), told });
	const interrupted = new Promise(done => {
		for (const signal of ['SIGINT', 'SIGTERM'])
			process.once(signal, () => done());
	});
	process.stdout.write($said`${colours .M.green($said('serving'))} ${colours .M.bold(server.baseUrl)}\nWhat changes is built, and pages that are open reload. Stop it with Ctrl+C.\n`);
	try {
		await Promise.race([interrupted, server.failed]);
	}
	finally {
		await server.close();
	}
}
function told({ because, milliseconds, result, mistake }) {
	const time = colours .M.dim($said` (${Math.round(milliseconds)} ms${because === undefined ? '' : `, ${because}`})`);
	if (mistake) {
		process.stderr.write(`${colours .M.red($said('error'))} ${mistake.message}${time}\n`);
		(0,cli_findings .c)(mistake.findings, process.stderr);
		process.stderr.write(`${colours .M.dim(mistake.remedy)}\n`);
		return;
	}
	if (!result)
		return;
	const { ok, nome, versao, findings } = result;
	const said = `${colours .M.bold(`${nome} ${versao}`)}: ${(0,cli_findings .G)(findings)}${time}`;
	if (ok)
		process.stdout.write(`${colours .M.green($said('built'))} ${said}\n`);
	else
		process.stderr.write($said`${colours .M.red($said('not built'))}, what was before stays: ${said}\n`);
	(0,cli_findings .c)(findings.filter(({ level }) => level !== 'notice'), ok ? process.stdout : process.stderr);
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
