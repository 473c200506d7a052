export const id = 3132;
export const ids = [3132];
export const modules = {

 95694:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ns: () => (  artifactsOf),
   my: () => (  LAYOUTS),
   pd: () => (  foldersOf),
   vh: () => (  earlierAddresses)
 });
const NOT_IN_NAMES = /[^\p{L}\p{N}\p{M}_-]+/gu;
const LAYOUTS = ['servers', 'flat'];
function artifactsOf(sources, exporters, dir, { layout = 'servers', writers = new Map() } = {}) {
	const folders = layout === 'flat' ? flat(sources, dir, sources.length > 1) : ofServers(sources, dir, writers);
	const encoder = new TextEncoder();
	return sources.flatMap(({ file, documents }) => documents.flatMap(document => exporters.map(exporter => ({
		path: pathIn(folders.get(document) ?? dir, exporter.fileName),
		source: file,
		bytes: encoder.encode(exporter.export(document)),
	}))));
}
function earlierAddresses(sources, exporters, dir, made) {
	const alone = new Map(sources.flatMap(source => [...flat([source], dir, false)]));
	const others = [alone, flat(sources, dir, true), ofServers(sources, dir, new Map())];
	const taken = new Set(made.map(({ path }) => path));
	const whole = sources.flatMap(({ documents }) => documents.flatMap(document => exporters.map(exporter => ({ document, exporter }))));
	return whole.flatMap(({ document, exporter }, i) => {
		const own = made[i];
		if (!own)
			return [];
		const paths = new Set(others.map(folders => pathIn(folders.get(document) ?? dir, exporter.fileName)));
		return [...paths].filter(path => !taken.has(path)).map(path => ({ ...own, path, now: own.path }));
	});
}
function flat(sources, dir, byPath) {
	const taken = new Set();
	return new Map(sources.flatMap(({ file, documents }) => documents.map((document, index) => {
		const names = [...(byPath ? folderOf(file) : []), ...(index > 0 ? [nameOf(document.server)] : [])];
		return [document, free(joined(dir, names), taken)];
	})));
}
function ofServers(sources, dir, writers) {
	const holders = new Map([...writers].map(([path, source]) => [folderKey(path), source]));
	const taken = new Set();
	return new Map(sources.flatMap(({ file, documents }) => documents.map(document => {
		const [own, apart] = foldersOf(file, document.server).map(each => joined(dir, [each]));
		const holder = holders.get(own.toLowerCase()) ?? holders.get(apart.toLowerCase());
		const isApart = holder !== undefined && (holder !== file || !holders.has(own.toLowerCase()));
		const folder = isApart ? apart : own;
		holders.set(folder.toLowerCase(), file);
		return [document, free(folder, taken)];
	})));
}
function folderKey(path) {
	return path.slice(0, Math.max(0, path.lastIndexOf('/'))).toLowerCase();
}
function joined(dir, names) {
	return [dir, ...names].filter(part => part !== '' && part !== '.').join('/');
}
function pathIn(folder, name) {
	return folder === '' ? name : `${folder}/${name}`;
}
function foldersOf(file, server) {
	const [name, path] = [nameOf(server), folderOf(file)];
	return [name, joined('', path.at(-1) === name ? path : [...path, name])];
}
function folderOf(file) {
	const parts = file.replace(/\.[^./]*$/, '').split('/');
	return parts.filter(part => part !== '.' && part !== '..' && part !== '').map(nameOf);
}
function nameOf(text) {
	return text.normalize('NFC').replace(NOT_IN_NAMES, '-') || '-';
}
function free(folder, taken) {
	let name = folder;
	for (let number = 2; taken.has(name.toLowerCase()); number += 1)
		name = `${folder}-${number}`;
	taken.add(name.toLowerCase());
	return name;
}


 }),

 9314:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   JD: () => (  hasError),
   N4: () => (  tally),
   P4: () => (  LEVEL_WORDS),
   dE: () => (  formatPlace)
 });
 var _text_said_js$m0 = __webpack_require__(54157);

const LEVEL_WORDS = {
	error: (0,_text_said_js$m0  .Vm)($said('error')),
	warning: (0,_text_said_js$m0  .Vm)($said('warning')),
	notice: (0,_text_said_js$m0  .Vm)($said('notice')),
};
function tally(findings) {
	const counts = { error: 0, warning: 0, notice: 0 };
	for (const finding of findings)
		counts[finding.level] += 1;
	return counts;
}
function hasError(findings) {
	return findings.some(({ level }) => level === 'error');
}
function formatPlace(place) {
	let text = place.file;
	if (place.line !== undefined) {
		text += `:${place.line}`;
		if (place.column !== undefined)
			text += `:${place.column}`;
	}
	return text;
}


 }),

 88719:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   A: () => (  reasonOf),
   x: () => (  refusal)
 });
 var node_util$m0 = __webpack_require__(57975);
 var _text_said_js$m1 = __webpack_require__(54157);
 var _user_error_js$m2 = __webpack_require__(14343);



const REASONS = {
	EACCES: $said('the right to do so is missing'),
	EPERM: $said('the system does not allow it'),
	EROFS: $said('what is there can only be read'),
	ENOSPC: $said('the disk is full'),
	EDQUOT: $said('no more room is left for this user'),
	EFBIG: $said('the file would be too large'),
	ENAMETOOLONG: $said('the name is too long'),
	ENOTDIR: $said('a file stands where a folder is needed'),
	EEXIST: $said('a file stands where a folder is needed'),
	EISDIR: $said('a folder stands there'),
	ELOOP: $said('links lead in a circle'),
	EIO: $said('the disk fails'),
	EMFILE: $said('too many files are open'),
	ENFILE: $said('too many files are open'),
};
const MAKING = new Set(['mkdir', 'mkdtemp', 'rename', 'copyfile']);
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);
function reasonOf(error) {
	if (!node_util$m0.types.isNativeError(error))
		return undefined;
	const { code = '' } = error;
	const reason = REASONS[code] ?? (code === 'ENOENT' ? $said('the folder around it is not there') : undefined);
	return reason && `${reason} (${code})`;
}
function refusal(error) {
	if (!node_util$m0.types.isNativeError(error))
		return undefined;
	const { code = '', syscall = '', path, dest } = error;
	const shown = dest ?? path ?? (syscall === 'write' ? (0,_text_said_js$m1  .Vm)($said('A file')) : undefined);
	if (typeof shown !== 'string')
		return undefined;
	const isMade = MAKING.has(syscall) || path === undefined;
	const reason = code === 'ENOENT' && !isMade ? undefined : reasonOf(error);
	if (reason === undefined)
		return undefined;
	return new _user_error_js$m2  .y($said`${shown} cannot be ${isMade ? (0,_text_said_js$m1  .Vm)($said('written')) : (0,_text_said_js$m1  .Vm)($said('opened'))}: ${reason}.`, NO_ROOM.has(code)
		? $said('Make room there, or name another place.')
		: $said('Name another place, or give whoever runs this the right to use that one.'), { cause: error });
}


 }),

 14343:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   J: () => (  mistakesOf),
   y: () => (  UserError)
 });
class UserError extends Error {
	name = 'UserError';
	remedy;
	findings;
	constructor(message, remedy, options = {}) {
		super(message, options.cause === undefined ? undefined : { cause: options.cause });
		this.remedy = remedy;
		this.findings = options.findings ?? [];
	}
}
function mistakesOf({ message, remedy, findings }) {
	return findings.length > 0 ? findings : [{ rule: 'config', level: 'error', message, remedy }];
}


 }),

 36367:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $Y: () => (  git),
   Fu: () => (  committedIds),
   b7: () => (  OLDEST_GIT),
   f7: () => (  sourceState),
   lX: () => (  readGit),
   ml: () => (  withoutFilters),
   or: () => (  readGitSync)
 });
 var node_child_process$m0 = __webpack_require__(31421);
 var node_path$m1 = __webpack_require__(76760);
 var _findings_user_error_js$m2 = __webpack_require__(14343);



const TIMEOUT_MINUTES = 15;
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;
const MAX_COMPLAINT_BYTES = 1024 * 1024;
const MAX_SYNC_OUTPUT_BYTES = 1024 * 1024 * 1024;
const OLDEST_GIT = '2.31';
const NULL_DEVICE = '/dev/null';
const KEPT_VARIABLES = new Set(['GIT_EXEC_PATH', 'GIT_SSL_CAINFO', 'GIT_SSL_CAPATH', 'GIT_PROXY_SSL_CAINFO']);
const HARDENING = [
	['core.hooksPath', NULL_DEVICE],
	['core.fsmonitor', 'false'],
	['core.attributesFile', NULL_DEVICE],
	['core.autocrlf', 'false'],
	['core.longpaths', 'true'],
	['credential.helper', ''],
	['protocol.ext.allow', 'never'],
	['submodule.recurse', 'false'],
	['fetch.recurseSubmodules', 'false'],
	['gc.auto', '0'],
	['maintenance.auto', 'false'],
	['init.defaultBranch', 'main'],
].flatMap(([key, value]) => ['-c', `${key}=${value}`]);
function git(args, options) {
	return new Promise((settle, reject) => {
		const child = (0,node_child_process$m0.spawn)('git', ['-C', (0,node_path$m1.resolve)(options.cwd), '--no-pager', ...HARDENING, ...args], {
			cwd: (0,node_path$m1.dirname)(process.execPath),
			env: environment(options),
			stdio: [options.input === undefined ? 'ignore' : 'pipe', options.output ?? 'pipe', 'pipe'],
			windowsHide: true,
		});
		let ended;
		const end = (reason) => {
			ended ??= reason;
			child.kill('SIGKILL');
			child.stdout?.destroy();
			child.stderr?.destroy();
		};
		const timer = setTimeout(() => end(tooSlow(args[0])), TIMEOUT_MINUTES * 60_000);
		const stdout = child.stdout
			? collect(child.stdout, MAX_OUTPUT_BYTES, () => end(tooMuch(args[0])))
			: () => '';
		const stderr = child.stderr ? collect(child.stderr, MAX_COMPLAINT_BYTES) : () => '';
		child.stdin?.on('error', () => { }).end(options.input);
		child.once('error', cause => {
			clearTimeout(timer);
			reject(notInstalled(cause));
		});
		child.once('close', code => {
			clearTimeout(timer);
			if (ended)
				reject(ended);
			else
				settle({ code: code ?? -1, stdout: stdout(), stderr: stderr() });
		});
	});
}
const UNKNOWN_STATE = { commit: null, modified: false };
async function sourceState(folder, out) {
	try {
		const [head, config] = await Promise.all([
			readGit(folder, ['rev-parse', 'HEAD', 'HEAD:./']),
			withoutFilters(folder),
		]);
		if (head.code !== 0)
			return UNKNOWN_STATE;
		const commit = head.stdout.split('\n', 1)[0] ?? '';
		const status = await readGit(folder, 
		[
			'-c',
			'core.autocrlf=input',
			'status',
			'--porcelain',
			'--untracked-files=no',
			'--ignore-submodules=all',
			'--',
			'.',
			...without(folder, out),
		], { config });
		return { commit, modified: status.code === 0 && status.stdout !== '' };
	}
	catch {
		return UNKNOWN_STATE;
	}
}
function without(folder, out) {
	const path = out === undefined ? '' : (0,node_path$m1.relative)((0,node_path$m1.resolve)(folder), (0,node_path$m1.resolve)(out)).split(node_path$m1.sep).join('/');
	const isBelow = path !== '' && path.split('/', 1)[0] !== '..' && !(0,node_path$m1.isAbsolute)(path);
	return isBelow ? [`:(exclude,literal)${path}`] : [];
}
async function committedIds(folder, files) {
	if (files.length === 0)
		return new Map();
	const listed = await readGit(folder, ['--literal-pathspecs', 'ls-tree', '-z', 'HEAD', '--', ...files]);
	if (listed.code !== 0)
		return new Map();
	const entries = listed.stdout.split('\0').map(line => /^\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(line));
	return new Map(entries.flatMap(entry => (entry ? [[entry[2] ?? '', entry[1] ?? '']] : [])));
}
async function withoutFilters(folder) {
	const { stdout } = await readGit(folder, ['config', '--null', '--name-only', '--get-regexp', '^filter\\.']);
	const drivers = new Set();
	for (const key of stdout.split('\0')) {
		if (key !== '')
			drivers.add(key.slice(0, key.lastIndexOf('.')));
	}
	return [...drivers].flatMap((driver) => [
		[`${driver}.clean`, ''],
		[`${driver}.smudge`, ''],
		[`${driver}.process`, ''],
		[`${driver}.required`, 'false'],
	]);
}
function readGit(folder, args, { config = [], ...options } = {}) {
	return git(args, {
		...options,
		cwd: folder,
		env: { GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1' },
		config: [['safe.directory', '*'], ...config],
	});
}
function readGitSync(folder, args, input = '', env = {}) {
	const { status, stdout, stderr, error } = (0,node_child_process$m0.spawnSync)('git', ['-C', (0,node_path$m1.resolve)(folder), '--no-pager', ...HARDENING, ...args], {
		cwd: (0,node_path$m1.dirname)(process.execPath),
		env: environment({
			cwd: folder,
			env: { GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1', ...env },
			config: [['safe.directory', '*']],
		}),
		input,
		maxBuffer: MAX_SYNC_OUTPUT_BYTES,
		timeout: TIMEOUT_MINUTES * 60_000,
		windowsHide: true,
	});
	if (error)
		throw notInstalled(error);
	return { code: status ?? -1, stdout, stderr: stderr.toString('utf8') };
}
function environment(options) {
	const env = {};
	for (const [name, value] of Object.entries(process.env)) {
		const upper = name.toUpperCase();
		if (upper === 'SSH_ASKPASS' || (upper.startsWith('GIT_') && !KEPT_VARIABLES.has(upper)))
			continue;
		env[name] = value;
	}
	const config = options.config ?? [];
	config.forEach(([key, value], index) => {
		env[`GIT_CONFIG_KEY_${index}`] = key;
		env[`GIT_CONFIG_VALUE_${index}`] = value;
	});
	return {
		...env,
		...options.env,
		GIT_CONFIG_COUNT: String(config.length),
		GIT_CONFIG_NOSYSTEM: '1',
		GIT_CONFIG_GLOBAL: NULL_DEVICE,
		GIT_ATTR_NOSYSTEM: '1',
		GIT_ALLOW_PROTOCOL: options.protocols ?? '',
		GIT_TERMINAL_PROMPT: '0',
		GIT_ASKPASS: '',
		GIT_LFS_SKIP_SMUDGE: '1',
		LC_ALL: 'C',
		LANGUAGE: '',
	};
}
function collect(stream, maxBytes, onMore = () => { }) {
	const chunks = [];
	let bytes = 0;
	stream.on('data', (chunk) => {
		bytes += chunk.length;
		if (bytes <= maxBytes)
			chunks.push(chunk);
		else
			onMore();
	});
	return () => Buffer.concat(chunks).toString('utf8');
}
function tooSlow(command = '') {
	return new _findings_user_error_js$m2  .y($said`git ${command} did not end within ${TIMEOUT_MINUTES} minutes.`, $said('Run the job again; if it hangs each time, check out the repository in a step before.'));
}
function tooMuch(command = '') {
	return new _findings_user_error_js$m2  .y($said`git ${command} printed more than ${MAX_OUTPUT_BYTES / 1024 / 1024} MiB.`, $said('The repository or the branch has too many files for that: use one with fewer.'));
}
function notInstalled(cause) {
	if (cause.code !== 'ENOENT')
		return cause;
	return new _findings_user_error_js$m2  .y($said('The program git was not found on this machine.'), $said`Install git ${OLDEST_GIT} or later and see that it is on PATH; without it, leave out "repository" and "ref".`, { cause });
}


 }),

 34719:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   ip: () => (  absentSubmodule),
   kO: () => (  SUBMODULE_REMEDY),
   qR: () => (  SPARSE_REMEDY),
   xg: () => (  leftOutBySparse)
 });
 var node_fs$m0 = __webpack_require__(73024);
 var node_path$m1 = __webpack_require__(76760);
 var _runtime_stats_js$m2 = __webpack_require__(15368);
 var _git_js$m3 = __webpack_require__(36367);




const MAX_MODULES_BYTES = 1024 * 1024;
const SUBMODULE_REMEDY = $said('Check out with submodules (actions/checkout with submodules: true; git submodule update --init).');
function absentSubmodule(root, path) {
	const place = (0,node_path$m1.join)(root, path);
	for (let folder = place;; folder = (0,node_path$m1.dirname)(folder)) {
		for (const name of submodulesOf(folder)) {
			const submodule = (0,node_path$m1.join)(folder, name);
			if ((place === submodule || place.startsWith(submodule + node_path$m1.sep)) && isEmpty(submodule))
				return name;
		}
		if (folder === (0,node_path$m1.dirname)(folder))
			return undefined;
	}
}
const SPARSE_REMEDY = $said('Check it out, too (actions/checkout: name its folder in sparse-checkout; git sparse-checkout add), or check out everything.');
function leftOutBySparse(root) {
	const { code, stdout } = (0,_git_js$m3  .or)(root, ['ls-files', '-t', '-z']);
	const listed = code === 0 ? stdout.toString().split('\0') : [];
	return new Set(listed.filter(line => line.startsWith('S ')).map(line => line.slice(2)));
}
function submodulesOf(folder) {
	const file = (0,node_path$m1.join)(folder, '.gitmodules');
	const stats = (0,_runtime_stats_js$m2  .L)(file);
	if (!stats?.isFile() || stats.size > MAX_MODULES_BYTES)
		return [];
	return [...(0,node_fs$m0.readFileSync)(file, 'utf8').matchAll(/^[ \t]*path[ \t]*=\s*"?([^"\r\n]+?)"?\s*$/gm)].map(([, path = '']) => path);
}
function isEmpty(folder) {
	try {
		return (0,node_fs$m0.readdirSync)(folder).length === 0;
	}
	catch {
		return true;
	}
}


 }),

 78555:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   g: () => (  WorkingForm)
 });
 var node_fs$m0 = __webpack_require__(73024);
 var node_os$m1 = __webpack_require__(48161);
 var node_path$m2 = __webpack_require__(76760);
 var _runtime_stats_js$m3 = __webpack_require__(15368);
 var _git_js$m4 = __webpack_require__(36367);





const MAX_ATTRIBUTES_BYTES = 1024 * 1024;
const CHANGING = /\b(?:ident|working-tree-encoding)\b/;
class WorkingForm {
	root;
	top;
	mentions = new Map();
	converted = new Map();
	constructor(root) {
		this.root = root;
		this.top = topOf(root);
	}
	committed(path, bytes) {
		if (this.top === undefined)
			return bytes;
		const plain = this.isChanged(path) ? this.withoutAttributes(path, bytes) : bytes;
		return hasCarriageReturn(plain) && this.isConverted(path) ? withoutCarriageReturns(plain) : plain;
	}
	isChanged(path) {
		for (let folder = (0,node_path$m2.dirname)((0,node_path$m2.join)(this.root, path));; folder = (0,node_path$m2.dirname)(folder)) {
			if (this.mentionsIn(folder))
				return true;
			if (folder === this.top || folder === (0,node_path$m2.dirname)(folder))
				return false;
		}
	}
	mentionsIn(folder) {
		const known = this.mentions.get(folder);
		if (known !== undefined)
			return known;
		const files = [(0,node_path$m2.join)(folder, '.gitattributes'), (0,node_path$m2.join)(folder, '.git', 'info', 'attributes')];
		const found = files.some(file => {
			const stats = (0,_runtime_stats_js$m3  .L)(file);
			return (stats?.isFile() && stats.size <= MAX_ATTRIBUTES_BYTES && CHANGING.test((0,node_fs$m0.readFileSync)(file, 'utf8')));
		});
		this.mentions.set(folder, found);
		return found;
	}
	withoutAttributes(path, bytes) {
		const names = ['ident', 'working-tree-encoding', 'filter'];
		const { stdout } = (0,_git_js$m4  .or)(this.root, ['check-attr', '-z', ...names, '--', path]);
		const fields = stdout.toString('utf8').split('\0');
		const [ident, encoding, filter] = [fields[2], fields[5], fields[8]];
		if (isNamed(encoding) && !isNamed(filter))
			return asGitAdds(this.root, path, bytes) ?? bytes;
		return ident === 'set' ? withoutIdent(bytes) : bytes;
	}
	isConverted(path) {
		const folder = node_path$m2.posix.dirname(path);
		let files = this.converted.get(folder);
		if (!files) {
			const { stdout } = (0,_git_js$m4  .or)(this.root, [
				'ls-files',
				'--eol',
				'-z',
				'--',
				`:(glob)${folder === '.' ? '' : `${escapeGlob(folder)}/`}*`,
			]);
			const lines = stdout.toString('utf8').split('\0');
			files = new Set(lines.flatMap(line => /^i\/lf\s+w\/(?:crlf|mixed)\s+attr\/(?!-text)[^\t]*\t(.*)$/s.exec(line)?.[1] ?? []));
			this.converted.set(folder, files);
		}
		return files.has(path);
	}
}
function topOf(folder) {
	for (let here = folder;; here = (0,node_path$m2.dirname)(here)) {
		if ((0,node_fs$m0.existsSync)((0,node_path$m2.join)(here, '.git')))
			return here;
		if (here === (0,node_path$m2.dirname)(here))
			return undefined;
	}
}
function isNamed(value) {
	return value !== undefined && !['unspecified', 'unset', 'set', ''].includes(value);
}
function asGitAdds(root, path, bytes) {
	const objects = (0,node_fs$m0.mkdtempSync)((0,node_path$m2.join)((0,node_os$m1.tmpdir)(), 'refdata-objects-'));
	try {
		const add = ['-c', 'core.autocrlf=input', '-c', 'core.safecrlf=false', 'hash-object', '-w', '--stdin'];
		const added = (0,_git_js$m4  .or)(root, [...add, '--path', `./${path}`], bytes, {
			GIT_OBJECT_DIRECTORY: objects,
		});
		if (added.code !== 0)
			return undefined;
		const id = added.stdout.toString('latin1').trim();
		const read = (0,_git_js$m4  .or)(root, ['cat-file', 'blob', id], '', { GIT_OBJECT_DIRECTORY: objects });
		return read.code === 0 ? read.stdout : undefined;
	}
	finally {
		(0,node_fs$m0.rmSync)(objects, { recursive: true, force: true });
	}
}
function withoutIdent(bytes) {
	const text = Buffer.from(bytes).toString('latin1');
	return Buffer.from(text.replace(/\$Id: [^$\r\n]*\$/g, '$Id$'), 'latin1');
}
function hasCarriageReturn(bytes) {
	return bytes.includes(0x0d);
}
function withoutCarriageReturns(bytes) {
	const text = Buffer.from(bytes).toString('latin1');
	return Buffer.from(text.replaceAll('\r\n', '\n'), 'latin1');
}
function escapeGlob(text) {
	return text.replace(/[\\*?[\]]/g, '\\$&');
}


 }),

 52752:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ni: () => (  REPOSITORY_NAME),
   c6: () => (  pathElsewhere),
   fb: () => (  noSuchRepository),
   nx: () => (  inside),
   s0: () => (  withOthers)
 });
 var _findings_user_error_js$m0 = __webpack_require__(14343);
 var _text_nearest_js$m1 = __webpack_require__(35112);
 var _repository_js$m2 = __webpack_require__(5629);



class OtherRepositories {
	declared;
	supply;
	moment;
	sourceLimitMib;
	opening = new Map();
	opened = new Map();
	failures = new Map();
	constructor(declared, supply, moment, sourceLimitMib) {
		this.declared = declared;
		this.supply = supply;
		this.moment = moment;
		this.sourceLimitMib = sourceLimitMib;
	}
	get names() {
		return Object.keys(this.declared);
	}
	has(name) {
		return Object.hasOwn(this.declared, name);
	}
	async open(name) {
		const { moment, sourceLimitMib } = this;
		const text = this.declared[name] ?? '';
		let opening = this.opening.get(name);
		if (!opening) {
			opening = this.supply.get({ name, text, moment, sourceLimitMib });
			this.opening.set(name, opening);
		}
		try {
			const opened = await opening;
			this.opened.set(name, opened);
			return opened;
		}
		catch (error) {
			if (error instanceof _findings_user_error_js$m0  .y)
				this.failures.set(name, error);
			throw error;
		}
	}
	async openAll(names) {
		for (const name of names) {
			try {
				if (this.has(name))
					await this.open(name);
			}
			catch (error) {
				if (!(error instanceof _findings_user_error_js$m0  .y))
					throw error;
			}
		}
	}
	at(name, path) {
		const opened = this.opened.get(name);
		if (opened)
			return opened.repository;
		const { message, remedy } = this.failures.get(name) ?? {
			message: $said`${path} is in the repository ${name}, which is not read here.`,
			remedy: $said('Name a file of this repository.'),
		};
		throw new _repository_js$m2  .ie('repository-unread', path, message, remedy);
	}
	read() {
		return this.names.flatMap(name => {
			const opened = this.opened.get(name);
			if (!opened)
				return [];
			const { commit, modified, address } = opened;
			return [{ name, text: this.declared[name], commit, modified, address }];
		});
	}
}
const ELSEWHERE = /^([a-z][a-z0-9_-]+):(?!\/\/)(.+)$/s;
const REPOSITORY_NAME = /^[a-z][a-z0-9_-]+$/;
function pathElsewhere(text) {
	const [, name, path] = ELSEWHERE.exec(text) ?? [];
	return name === undefined || path === undefined ? undefined : { name, path };
}
function noSuchRepository({ name, path }, others) {
	const names = others?.names ?? [];
	const [near] = (0,_text_nearest_js$m1  .p)(name, names);
	const message = $said`There is no file ${name}:${path}, and no repository ${name} under \`repositories\`.`;
	if (near !== undefined)
		return { message, remedy: $said`Did you mean ${near}:${path}?` };
	const remedy = names.length > 0
		? $said`There is ${names.join(', ')}.`
		: $said`Declare it in refdata.yml: "repositories: { ${name}: owner/name@ref }".`;
	return { message, remedy };
}
function withOthers(main, { repositories, supply, moment, sourceLimitMib }) {
	const names = Object.keys(repositories ?? {});
	const unknown = moment === 'now' ? supply.given?.find(name => !names.includes(name)) : undefined;
	if (unknown !== undefined) {
		const [near] = (0,_text_nearest_js$m1  .p)(unknown, names);
		const remedy = near === undefined ? $said('Leave --repository out, or declare it.') : $said`Did you mean ${near}?`;
		throw new _findings_user_error_js$m0  .y($said`refdata.yml declares no repository ${unknown} under \`repositories\`.`, remedy);
	}
	if (repositories === undefined)
		return main;
	return united(main, new OtherRepositories(repositories, supply, moment, sourceLimitMib));
}
function united(main, others) {
	const routed = (path, ask) => {
		const elsewhere = pathElsewhere(path);
		if (!elsewhere || !others.has(elsewhere.name))
			return ask(main, path);
		const { name } = elsewhere;
		try {
			return ask(others.at(name, path), elsewhere.path);
		}
		catch (error) {
			throw error instanceof _repository_js$m2  .ie && error.path !== path ? named(error, name) : error;
		}
	};
	return {
		others,
		read: path => routed(path, (repository, inside) => repository.read(inside)),
		readBytes: path => routed(path, (repository, inside) => repository.readBytes(inside)),
		isFile: path => isThere(() => routed(path, (repository, inside) => repository.isFile(inside))),
		glob: pattern => {
			const name = pathElsewhere(pattern)?.name;
			const found = routed(pattern, (repository, inside) => repository.glob(inside));
			return name !== undefined && others.has(name) ? found.map(path => `${name}:${path}`) : found;
		},
	};
}
function isThere(ask) {
	try {
		return ask();
	}
	catch (error) {
		if (error instanceof _repository_js$m2  .ie)
			return false;
		throw error;
	}
}
function named({ rule, path, message, remedy, line }, name) {
	return new _repository_js$m2  .ie(rule, `${name}:${path}`, $said`In ${name}: ${message}`, remedy, line);
}
function inside(whole, name) {
	const path = (own) => `${name}:${own}`;
	return {
		read: own => whole.read(path(own)),
		readBytes: own => whole.readBytes(path(own)),
		isFile: own => whole.isFile(path(own)),
		glob: pattern => whole.glob(path(pattern)).map(found => found.slice(name.length + 1)),
	};
}


 }),

 5629:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   B5: () => (  BYTES_PER_MIB),
   CP: () => (  folderBefore),
   D4: () => (  decode),
   FQ: () => (  leaves),
   FW: () => (  lfsPointer),
   Hn: () => (  repositoryRoot),
   LO: () => (  missing),
   fb: () => (  DEFAULT_SOURCE_LIMIT_MIB),
   g$: () => (  tooLarge),
   h_: () => (  openRepository),
   ie: () => (  UnreadableFile),
   jO: () => (  mib),
   kx: () => (  pathsLike),
   lQ: () => (  isFolder),
   qY: () => (  outside),
   wh: () => (  globIn),
   yC: () => (  brokenLink)
 });
 var node_buffer$m0 = __webpack_require__(4573);
 var node_fs$m1 = __webpack_require__(73024);
 var node_path$m2 = __webpack_require__(76760);
 var brace_expansion$m3 = __webpack_require__(9540);
 var tinyglobby$m4 = __webpack_require__(73382);
 var _findings_refusal_js$m5 = __webpack_require__(88719);
 var _findings_user_error_js$m6 = __webpack_require__(14343);
 var _git_left_out_js$m7 = __webpack_require__(34719);
 var _git_working_form_js$m8 = __webpack_require__(78555);
 var _text_code_points_js$m9 = __webpack_require__(62021);
 var _text_lfs_pointer_js$m10 = __webpack_require__(29);
 var _text_nearest_js$m11 = __webpack_require__(35112);
 var _text_utf_16_js$m12 = __webpack_require__(52499);













const DEFAULT_SOURCE_LIMIT_MIB = 24;
const MAX_GLOB_MATCHES = 100_000;
const MAX_ALTERNATIVES = 1000;
const BYTES_PER_MIB = 1024 * 1024;
class UnreadableFile extends Error {
	rule;
	path;
	remedy;
	line;
	namedAt;
	constructor(rule, path, message, remedy, line, 
	namedAt) {
		super(message);
		this.rule = rule;
		this.path = path;
		this.remedy = remedy;
		this.line = line;
		this.namedAt = namedAt;
	}
}
function openRepository(folder, sourceLimitMib = DEFAULT_SOURCE_LIMIT_MIB) {
	return new FolderRepository(repositoryRoot(folder), sourceLimitMib * BYTES_PER_MIB);
}
function repositoryRoot(folder) {
	try {
		const root = node_fs$m1.realpathSync.native(folder);
		if ((0,node_fs$m1.statSync)(root).isDirectory())
			return root;
	}
	catch (cause) {
		throw new _findings_user_error_js$m6  .y($said`There is no folder ${folder}.`, REPO_REMEDY, { cause });
	}
	throw new _findings_user_error_js$m6  .y($said`${folder} is not a folder.`, REPO_REMEDY);
}
const REPO_REMEDY = $said('Give the folder of the language with --repo.');
class FolderRepository {
	root;
	maxBytes;
	form;
	folders = new Map();
	leftOut;
	constructor(root, maxBytes) {
		this.root = root;
		this.maxBytes = maxBytes;
		this.form = new _git_working_form_js$m8  .g(root);
	}
	read(path) {
		return decode(this.readBytes(path), path);
	}
	readBytes(path) {
		const real = this.locate(path);
		const { size } = (0,node_fs$m1.statSync)(real);
		if (size > this.maxBytes)
			throw tooLarge(path, size, this.maxBytes);
		const bytes = (0,node_fs$m1.readFileSync)(real);
		if ((0,_text_lfs_pointer_js$m10  .NS)(bytes))
			throw lfsPointer(path);
		return this.form.committed(path, bytes);
	}
	isFile(path) {
		if (leaves(path))
			return false;
		try {
			const stats = (0,node_fs$m1.lstatSync)((0,node_path$m2.join)(this.root, path), { throwIfNoEntry: false });
			if (stats?.isFile())
				return this.isInside(path.slice(0, Math.max(0, path.lastIndexOf('/'))));
			if (!stats?.isSymbolicLink())
				return false;
			this.locate(path);
			return true;
		}
		catch {
			return false;
		}
	}
	glob(pattern) {
		const found = globIn(this.root, pattern, path => this.isFile(path));
		const start = folderBefore(pattern);
		const submodule = found.length > 0 || start === '' ? undefined : (0,_git_left_out_js$m7  .ip)(this.root, start);
		if (submodule !== undefined)
			throw inAbsentSubmodule(pattern, submodule);
		return found;
	}
	isInside(folder) {
		let answer = this.folders.get(folder);
		if (answer === undefined) {
			answer = isBelow(this.root, node_fs$m1.realpathSync.native((0,node_path$m2.join)(this.root, folder)));
			this.folders.set(folder, answer);
		}
		return answer;
	}
	locate(path) {
		if (leaves(path))
			throw (0,node_path$m2.isAbsolute)(path) ? absolute(path, this.root) : outside(path);
		let real;
		try {
			real = node_fs$m1.realpathSync.native((0,node_path$m2.join)(this.root, path));
		}
		catch (cause) {
			throw this.unreachable(path, cause);
		}
		if (!isBelow(this.root, real))
			throw outside(path);
		const stats = (0,node_fs$m1.statSync)(real);
		if (stats.isDirectory())
			throw isFolder(path);
		if (!stats.isFile())
			throw this.missing(path);
		return real;
	}
	unreachable(path, cause) {
		const { code } = cause;
		if (code === 'ELOOP')
			return brokenLink(path, true);
		if (code !== 'ENOENT' && code !== 'ENOTDIR')
			return new UnreadableFile('source-missing', path, $said`${path} cannot be opened: ${(0,_findings_refusal_js$m5  .A)(cause) ?? cause.message}.`, $said('Give whoever runs this the right to read it, and to open the folders around it.'));
		return isLinkAt((0,node_path$m2.join)(this.root, path)) ? brokenLink(path, false) : this.missing(path);
	}
	missing(path) {
		const submodule = (0,_git_left_out_js$m7  .ip)(this.root, path);
		if (submodule !== undefined)
			return inAbsentSubmodule(path, submodule);
		this.leftOut ??= (0,_git_left_out_js$m7  .xg)(this.root);
		if (this.leftOut.has(path))
			return new UnreadableFile('source-missing', path, $said`${path} is left out of this sparse checkout.`, _git_left_out_js$m7  .qR);
		return missing(path, pattern => this.glob(pattern));
	}
}
function isBelow(root, real) {
	const inside = (0,node_path$m2.relative)(root, real);
	return inside !== '..' && !inside.startsWith(`..${node_path$m2.sep}`) && !(0,node_path$m2.isAbsolute)(inside);
}
function folderBefore(pattern) {
	const plain = /^[^*?{[(!+@\\]*/.exec(pattern)?.[0] ?? '';
	return plain.slice(0, Math.max(0, plain.lastIndexOf('/')));
}
function lfsPointer(path, fetch) {
	return new UnreadableFile('source-missing', path, (0,_text_lfs_pointer_js$m10  .nL)(path), fetch?.git
		? $said`Fetch that of the commit that is compared with, too (\`${fetch.git}\`, in a step before), or keep this file out of Git LFS.`
		: fetch
			? $said('Add the remote that has it (git remote add), and fetch it from there (git lfs fetch), or keep this file out of Git LFS.')
			: _text_lfs_pointer_js$m10  .Ji);
}
function inAbsentSubmodule(path, submodule) {
	return new UnreadableFile('source-missing', path, $said`${path} is in the submodule ${submodule}, which was not checked out.`, _git_left_out_js$m7  .kO);
}
function globIn(root, pattern, isFile, fs) {
	if (leaves(pattern))
		throw outside(pattern);
	const found = (0,tinyglobby$m4  .AZ)(alternatives(pattern), {
		cwd: root,
		onlyFiles: true,
		followSymbolicLinks: false,
		ignore: ['**/.git/**', '**/node_modules/**'].filter(skipped => !namesSkippedFolder(pattern, skipped)),
		...(fs && { fs }),
	})
		.map(path => path.split(node_path$m2.sep).join('/'))
		.filter(isFile);
	if (found.length > MAX_GLOB_MATCHES) {
		throw new UnreadableFile('source-too-large', pattern, $said`${pattern} matches ${found.length} files; the limit is ${MAX_GLOB_MATCHES}.`, $said('Make the pattern narrower.'));
	}
	return found.sort(_text_code_points_js$m9  .O);
}
function alternatives(pattern) {
	if (!/\{[^}]*\//.test(pattern) || pattern.includes('\\'))
		return [pattern];
	const expanded = (0,brace_expansion$m3  .fT)(pattern, { max: MAX_ALTERNATIVES + 1 });
	return expanded.length <= MAX_ALTERNATIVES ? expanded : [pattern];
}
function pathsLike(path, glob) {
	const here = path.includes('/') ? `${path.slice(0, path.lastIndexOf('/'))}/*` : '*';
	const name = path.slice(path.lastIndexOf('/') + 1);
	let around = glob(`${escapeGlob(here.slice(0, -1))}*`);
	if (around.length === 0)
		around = glob(`**/${escapeGlob(name)}`);
	if (around.length === 0)
		around = glob('**/*').filter(each => each.toLowerCase() === path.toLowerCase());
	return (0,_text_nearest_js$m11  .p)(path, around, 5);
}
function missing(path, glob) {
	const near = pathsLike(path, glob);
	return new UnreadableFile('source-missing', path, $said`There is no file ${path} in the repository.`, near.length > 0
		? $said`Did you mean ${near.join(', ')}?`
		: $said('Paths are relative to the root of the repository (--repo).'));
}
function tooLarge(path, size, maxBytes) {
	return new UnreadableFile('source-too-large', path, $said`${path} has ${mib(size)} MiB; the limit is ${mib(maxBytes)} MiB.`, $said('Name a smaller file, or raise limits.source_mib in refdata.yml.'));
}
function decode(bytes, path) {
	if (!(0,node_buffer$m0.isUtf8)(bytes)) {
		const line = firstInvalidLine(bytes);
		throw new UnreadableFile('source-encoding', path, (0,_text_utf_16_js$m12  .b)(bytes)
			? $said`${path} is UTF-16, and not UTF-8.`
			: $said`${path} is not UTF-8: line ${line} holds a byte that does not belong there.`, $said('Save the file as UTF-8.'), line);
	}
	const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
	const text = whole.startsWith('\uFEFF') ? whole.slice(1) : whole;
	return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
function firstInvalidLine(bytes) {
	const decoder = new TextDecoder('utf-8', { fatal: true });
	let line = 1;
	let start = 0;
	for (let i = 0; i <= bytes.length; i += 1) {
		if (i < bytes.length && bytes[i] !== 0x0a)
			continue;
		try {
			decoder.decode(bytes.subarray(start, i));
		}
		catch {
			return line;
		}
		start = i + 1;
		line += 1;
	}
	return line - 1;
}
function leaves(path) {
	return ((0,node_path$m2.isAbsolute)(path) ||
		/^[A-Za-z]:/.test(path) ||
		path.includes('\\') ||
		path.includes('\0') ||
		path.split('/').includes('..'));
}
function outside(path) {
	if (path.includes('\\') && !leaves(path.replaceAll('\\', '/')))
		return new UnreadableFile('source-outside', path, $said`${path} has "\\" between folders, which only Windows understands.`, $said`Write ${path.replaceAll('\\', '/')}: paths in refdata.yml have "/" everywhere.`);
	return new UnreadableFile('source-outside', path, $said`${path} leads outside the repository.`, $said('Use a path relative to the root of the repository, with / between folders, without "..", and no link that leads out.'));
}
function brokenLink(path, isCircle) {
	const reason = isCircle ? $said('links lead in a circle') : $said('it is a link, and what it leads to is not there');
	return new UnreadableFile('source-missing', path, $said`${path} cannot be opened: ${reason}.`, $said('Mend the link, or name the file itself.'));
}
function isLinkAt(path) {
	try {
		return (0,node_fs$m1.lstatSync)(path).isSymbolicLink();
	}
	catch {
		return false;
	}
}
function absolute(path, root) {
	const inside = (0,node_path$m2.relative)(root, path).split(node_path$m2.sep).join('/');
	if (inside === '' || leaves(inside))
		return outside(path);
	return new UnreadableFile('source-outside', path, $said`${path} is an absolute path, which no other machine has.`, $said`Write ${inside}: paths are relative to the root of the repository.`);
}
function isFolder(path) {
	const message = $said`${path} is a folder.`;
	return new UnreadableFile('source-missing', path, message, $said`Name a file of it, or all of them: ${path.replace(/\/+$/, '')}/*.`);
}
function namesSkippedFolder(pattern, skipped) {
	const folder = skipped.replaceAll('*', '').replaceAll('/', '');
	return pattern.split('/').includes(folder);
}
function escapeGlob(text) {
	return text.replace(/[\\*?{}[\]()!+@]/g, '\\$&');
}
function mib(bytes) {
	return (bytes / BYTES_PER_MIB).toFixed(1).replace(/\.0$/, '');
}


 }),

 10529:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   x: () => (  VERSION)
 });
const VERSION = '1.0.0';


 }),

 15368:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   L: () => (  statsOf)
 });
 var node_fs$m0 = __webpack_require__(73024);

function statsOf(path) {
	try {
		return (0,node_fs$m0.statSync)(path);
	}
	catch {
		return undefined;
	}
}


 }),

 62021:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   O: () => (  compareCodePoints)
 });
function compareCodePoints(a, b) {
	const length = Math.min(a.length, b.length);
	for (let i = 0; i < length; i += 1) {
		const x = a.charCodeAt(i);
		const y = b.charCodeAt(i);
		if (x === y)
			continue;
		const xHigh = x >= 0xd800 && x <= 0xdfff;
		const yHigh = y >= 0xd800 && y <= 0xdfff;
		return xHigh === yHigh ? x - y : xHigh ? 1 : -1;
	}
	return a.length - b.length;
}


 }),

 35676:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   h: () => (  counted)
 });
 var _said_js$m0 = __webpack_require__(54157);

function counted(count, noun, plural = `${noun}s`) {
	return (0,_said_js$m0  .ag)(['', ` ${count === 1 ? noun : plural}`], count);
}


 }),

 29:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ji: () => (  LFS_REMEDY),
   NS: () => (  isLfsPointer),
   nL: () => (  lfsSentence)
 });
const POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\r?\n/;
const MAX_POINTER_BYTES = 1024;
const LFS_REMEDY = $said('Check out with the files of Git LFS (actions/checkout with lfs: true; git lfs pull), or keep this file out of it.');
function isLfsPointer(file) {
	if (file.length > MAX_POINTER_BYTES)
		return false;
	return POINTER.test(typeof file === 'string' ? file : Buffer.from(file).toString('latin1'));
}
function lfsSentence(path) {
	return $said`${path} is a pointer of Git LFS: what it stands for was not fetched.`;
}


 }),

 35112:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   p: () => (  nearest)
 });
 var fastest_levenshtein$m0 = __webpack_require__(21916);

const MAX_DISTANCE_SHARE = 0.5;
function nearest(word, candidates, limit = 1, share = MAX_DISTANCE_SHARE) {
	const lower = word.toLowerCase();
	const scored = [];
	for (const candidate of new Set(candidates)) {
		const most = Math.max(word.length, candidate.length) * share;
		if (Math.abs(word.length - candidate.length) > most)
			continue;
		const other = candidate.toLowerCase();
		const score = isReordered(lower, other) ? 1 : ((0,fastest_levenshtein$m0  .Io)(word, candidate) + (0,fastest_levenshtein$m0  .Io)(lower, other)) / 2;
		if (score <= most)
			scored.push({ candidate, score });
	}
	scored.sort((a, b) => a.score - b.score || (a.candidate < b.candidate ? -1 : 1));
	return scored.slice(0, limit).map(({ candidate }) => candidate);
}
function isReordered(word, other) {
	return word !== other && word.length === other.length && sortedLetters(word) === sortedLetters(other);
}
function sortedLetters(word) {
	return [...word].sort().join('');
}


 }),

 52499:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   b: () => (  isUtf16)
 });
function isUtf16(bytes) {
	const [first, second] = bytes;
	return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}


 }),

 38696:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   P: () => (  visibleLine),
   R: () => (  visible)
 });
const INVISIBLE = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu;
const NOTHING_TO_SEE = /^[\p{Z}\u115f\u1160\u2800\u3164\uffa0]+$/u;
const BLANK = /[^ ]/gu;
const PLAIN = /^[\t\n -~\u00a1-\u00ac\u00ae-\u024f]*$/;
const PLAIN_LINE = /^[!-~]+(?: [!-~]+)*$/;
function visible(text) {
	if (PLAIN.test(text))
		return text;
	if (NOTHING_TO_SEE.test(text))
		return text.replace(BLANK, escaped);
	return text.replace(/\r\n?/g, '\n').replace(INVISIBLE, escaped);
}
function escaped(character) {
	return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}
function visibleLine(text, limit) {
	if (text.length <= limit && PLAIN_LINE.test(text))
		return text;
	const line = visible(text.length > limit ? text.slice(0, limit) : text)
		.replace(/\s+/g, ' ')
		.trim();
	return text.length > limit ? `${line}…` : line;
}


 })

};
