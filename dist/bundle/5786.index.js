export const id = 5786;
export const ids = [5786];
export const modules = {

 5234:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   J: () => (  portNumber)
 });
 var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);

function portNumber(port) {
	const number = Number(port);
	if (/^\d+$/.test(port) && number <= 65_535)
		return number;
	throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y($said`--port is "${port}", which is not a port.`, $said('Write a number from 0 to 65535; 0 takes any that is free.'));
}


 }),

 35786:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   runServe: () => (  runServe)
 });
 var _commands_serve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69561);
 var _colours_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51040);
 var _port_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5234);



async function runServe(folder, { port }) {
	const server = await (0,_commands_serve_js__WEBPACK_IMPORTED_MODULE_0__  .w)({ folder, port: (0,_port_js__WEBPACK_IMPORTED_MODULE_2__  .J)(port) });
	for (const signal of ['SIGINT', 'SIGTERM'])
		process.once(signal, () => void server.close().then(() => process.exit(0)));
	process.stdout.write($said`${_colours_js__WEBPACK_IMPORTED_MODULE_1__  .M.green($said('serving'))} ${_colours_js__WEBPACK_IMPORTED_MODULE_1__  .M.bold(folder)} at ${server.baseUrl}\n${server.addresses.map(address => `  ${address}\n`).join('')}Stop it with Ctrl+C.\n`);
}


 }),

 69561:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  w: () => (  serve)
});

var external_node_fs_ = __webpack_require__(73024);
var external_node_http_ = __webpack_require__(37067);
var external_node_path_ = __webpack_require__(76760);
var files = __webpack_require__(77964);
var user_error = __webpack_require__(14343);
var promises_ = __webpack_require__(51455);
var snapshot = __webpack_require__(68046);
; 




const RECHECK_MS = 200;
class ServedFolder {
	folder;
	mark;
	snapshot;
	checkedAt = performance.now();
	previous;
	reloading;
	constructor(folder, mark, snapshot) {
		this.folder = folder;
		this.mark = mark;
		this.snapshot = snapshot;
	}
	static async open(folder) {
		const mark = await markOf(folder);
		return new ServedFolder(folder, mark, await (0,snapshot .W)(folder));
	}
	current() {
		if (performance.now() - this.checkedAt <= RECHECK_MS)
			return this.snapshot;
		this.reloading ??= this.reload().finally(() => {
			this.checkedAt = performance.now();
			this.reloading = undefined;
		});
		return this.reloading.then(() => this.snapshot);
	}
	async close() {
		await this.reloading;
		await Promise.all([this.snapshot.dispose(), this.previous?.dispose()]);
	}
	async reload() {
		const mark = await markOf(this.folder);
		if (mark === this.mark || mark === '')
			return;
		let next;
		try {
			next = await (0,snapshot .W)(this.folder);
		}
		catch {
			return;
		}
		await this.previous?.dispose();
		this.previous = this.snapshot;
		this.snapshot = next;
		this.mark = mark;
	}
}
async function markOf(folder) {
	const marks = await Promise.all([files .U4, (0,files .XM)('index')].map(path => (0,promises_.stat)((0,external_node_path_.join)(folder, ...path.split('/'))).then(({ ino, mtimeMs, size }) => `${ino} ${mtimeMs} ${size}`, () => '')));
	return marks.join('\n').trim();
}

var handler = __webpack_require__(28584);
var listen = __webpack_require__(69369);
; 








async function serve({ folder, port, host = '127.0.0.1' }) {
	if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, 'api', 'index.json'))) {
		throw new user_error .y($said`${folder} holds no built reference: there is no api/index.json in it.`, $said`Build one first: refdata build --out ${folder}`);
	}
	const served = await ServedFolder.open(folder);
	const server = (0,external_node_http_.createServer)((request, response) => {
		const snapshot = served.current();
		if (snapshot instanceof Promise)
			snapshot.then(fresh => (0,handler .Z)(request, response, fresh), error => response.destroy(error));
		else
			(0,handler .Z)(request, response, snapshot);
	});
	try {
		await (0,listen .K)(server, port, host);
	}
	catch (error) {
		await served.close();
		throw error;
	}
	const baseUrl = `http://${host}:${server.address().port}`;
	return {
		baseUrl,
		addresses: files .GY.map(name => baseUrl + (0,files .XM)(name)),
		close: async () => {
			await new Promise(resolve => {
				server.close(() => resolve());
				server.closeIdleConnections();
			});
			await served.close();
		},
	};
}


 }),

 28584:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Z: () => (  answer)
 });
 var negotiator__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60668);
 var send__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60814);
 var _site_hosting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42156);
 var _site_not_found_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10850);
 var _snapshot_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68046);





const RARE_CONDITIONS = [
	'if-modified-since',
	'if-match',
	'if-unmodified-since',
	'if-range',
	'range',
];
function answer(request, response, { files }) {
	if (request.method === 'OPTIONS') {
		response.writeHead(204, { ..._site_hosting_js__WEBPACK_IMPORTED_MODULE_2__  .CA, ..._site_hosting_js__WEBPACK_IMPORTED_MODULE_2__  .Zk }).end();
		return;
	}
	if (!_site_hosting_js__WEBPACK_IMPORTED_MODULE_2__  .J8.includes(request.method)) {
		response.writeHead(405, { ..._site_hosting_js__WEBPACK_IMPORTED_MODULE_2__  .CA, Allow: _site_hosting_js__WEBPACK_IMPORTED_MODULE_2__  .cg, 'Content-Length': 0 }).end();
		return;
	}
	const path = pathOfRequest(request);
	if (path === undefined) {
		sendNotFound(request, response, '', files);
		return;
	}
	const file = files.get(path) ?? pageAt(path, files);
	if (file)
		sendFile(request, response, preferred(request, file, files));
	else if (files.has(`${path}/index.html`))
		response.writeHead(308, { ..._site_hosting_js__WEBPACK_IMPORTED_MODULE_2__  .CA, Location: `${encodeURI(path)}/`, 'Content-Length': 0 }).end();
	else
		sendNotFound(request, response, path, files);
}
function pageAt(path, files) {
	return files.get(path.endsWith('/') ? `${path}index.html` : `${path}.html`);
}
function preferred(request, file, files) {
	const accept = request.headers.accept ?? '';
	if (!file.path.endsWith('.html') || !accept.includes('text/markdown'))
		return file;
	const twin = files.get(file.path.replace(/html$/, 'md'));
	const [best] = new negotiator__WEBPACK_IMPORTED_MODULE_0__(request).mediaTypes(['text/html', 'text/markdown']);
	return twin !== undefined && best === 'text/markdown' ? twin : file;
}
function pathOfRequest({ url = '' }) {
	if (/^(\/[\w-][\w.-]*)+$/.test(url))
		return url;
	try {
		const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
		return path;
	}
	catch {
		return undefined;
	}
}
function sendFile(request, response, file) {
	const chosen = representationFor(request, file);
	const { headers, unchanged, etag, bytes } = chosen;
	const condition = request.headers['if-none-match'];
	if (bytes === undefined || request.method !== 'GET' || hasRareCondition(request))
		sendByLibrary(request, response, file, chosen);
	else if (condition === undefined)
		response.writeHead(200, headers).end(bytes);
	else if (condition === etag)
		response.writeHead(304, unchanged).end();
	else
		sendByLibrary(request, response, file, chosen);
}
function sendByLibrary(request, response, { path }, { root, headers }) {
	for (const [name, value] of Object.entries(headers))
		response.setHeader(name, value);
	send__WEBPACK_IMPORTED_MODULE_1__(request, encodeURI(path).replace(/[?#]/g, encodeURIComponent), {
		root,
		cacheControl: false,
		etag: false,
		lastModified: false,
		index: false,
		dotfiles: 'allow',
	})
		.on('error', ({ status }) => {
		if (response.headersSent)
			response.destroy();
		else
			response.writeHead(status ?? 500, { 'Content-Length': 0 }).end();
	})
		.pipe(response);
}
function hasRareCondition({ headers }) {
	for (const name of RARE_CONDITIONS)
		if (headers[name] !== undefined)
			return true;
	return false;
}
function representationFor(request, { representations }) {
	for (const encoding of acceptedEncodings(request)) {
		const representation = representations[encoding];
		if (representation)
			return representation;
	}
	return representations.identity;
}
function acceptedEncodings(request) {
	const accepted = request.headers['accept-encoding'] ?? '';
	const known = negotiated.get(accepted);
	if (known !== undefined)
		return known;
	const negotiator = new negotiator__WEBPACK_IMPORTED_MODULE_0__(request);
	const encodings = negotiator.encodings(_snapshot_js__WEBPACK_IMPORTED_MODULE_4__  .J, { preferred: _snapshot_js__WEBPACK_IMPORTED_MODULE_4__  .J });
	if (negotiated.size >= MAX_NEGOTIATED)
		negotiated.clear();
	negotiated.set(accepted, encodings);
	return encodings;
}
const negotiated = new Map();
const MAX_NEGOTIATED = 100;
function sendNotFound(request, response, path, files) {
	const isData = _site_hosting_js__WEBPACK_IMPORTED_MODULE_2__  .$j.some(folder => path.startsWith(folder));
	const file = files.get(isData ? _site_hosting_js__WEBPACK_IMPORTED_MODULE_2__  .QM : _site_hosting_js__WEBPACK_IMPORTED_MODULE_2__  .hw);
	const { headers, bytes = (0,_site_not_found_js__WEBPACK_IMPORTED_MODULE_3__  .s)() } = file ? representationFor(request, file) : NO_FILE;
	const { 'Cache-Control': _, ...rest } = headers;
	response.writeHead(404, rest).end(request.method === 'HEAD' ? undefined : bytes);
}
const NO_FILE = {
	headers: { ..._site_hosting_js__WEBPACK_IMPORTED_MODULE_2__  .CA, 'Content-Type': _site_hosting_js__WEBPACK_IMPORTED_MODULE_2__  .sR },
};


 }),

 69369:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   K: () => (  listen)
 });
 var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);

function listen(server, port, host) {
	return new Promise((resolve, reject) => {
		server.once('error', cause => {
			const { code } = cause;
			const message = code === 'EADDRINUSE'
				? $said`Port ${port} is in use.`
				: $said`Port ${port} cannot be opened: ${cause.message}.`;
			reject(new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y(message, $said('Choose another with --port; 0 takes any that is free.'), { cause }));
		});
		server.listen(port, host, resolve);
	});
}


 }),

 68046:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   J: () => (  ENCODINGS),
   W: () => (  takeSnapshot)
 });
 var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
 var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
 var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
 var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
 var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
 var node_util__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57975);
 var node_zlib__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38522);
 var _registry_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67614);
 var _site_generated_hosts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(90957);
 var _site_hosting_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42156);










const HTML_TYPE = 'text/html; charset=utf-8';
const OTHER_TYPE = 'application/octet-stream';
const TEXT_TYPES = {
	'.json': _site_hosting_js__WEBPACK_IMPORTED_MODULE_9__  .sR,
	'.html': HTML_TYPE,
	'.md': 'text/markdown; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.js': 'text/javascript; charset=utf-8',
	'.svg': 'image/svg+xml; charset=utf-8',
	'.txt': 'text/plain; charset=utf-8',
	'.xml': 'application/xml; charset=utf-8',
};
const IS_PAGE = /\.(?:html|md)$/;
const MAX_BEST_BYTES = 1024 * 1024;
const MAX_HELD_BYTES = 1024 * 1024;
const FAST_BROTLI_QUALITY = 5;
const MAX_FILES_AT_ONCE = 4;
const IS_ARCHIVED_DATA = new RegExp(`^${_site_hosting_js__WEBPACK_IMPORTED_MODULE_9__  .ML}`);
const ETAG_CHARACTERS = 24;
const ENCODINGS = ['br', 'gzip', 'identity'];
async function takeSnapshot(folder, options = {}) {
	const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(folder);
	const copies = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)(), 'refdata-serve-'));
	const dispose = () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(copies, { recursive: true, force: true });
	try {
		const files = new Map();
		await (0,_registry_index_js__WEBPACK_IMPORTED_MODULE_7__  .gG)(await pathsIn(root), MAX_FILES_AT_ONCE, async (path) => {
			files.set(path, await serveFile(root, copies, path, options));
		});
		return { files, dispose };
	}
	catch (error) {
		await dispose();
		throw error;
	}
}
async function pathsIn(root) {
	const forHosts = new Set(_site_generated_hosts_js__WEBPACK_IMPORTED_MODULE_8__  .S.map(({ path }) => path));
	const paths = [];
	for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(root, { recursive: true, withFileTypes: true })) {
		const file = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(entry.parentPath, entry.name);
		const path = `/${(0,node_path__WEBPACK_IMPORTED_MODULE_4__.relative)(root, file).split(node_path__WEBPACK_IMPORTED_MODULE_4__.sep).join('/')}`;
		if (path.includes('/.') || forHosts.has(path))
			continue;
		if (entry.isFile() || (entry.isSymbolicLink() && (await isFileInside(root, file))))
			paths.push(path);
	}
	return paths;
}
async function isFileInside(root, link) {
	const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(link).catch(() => undefined);
	return real?.startsWith(root + node_path__WEBPACK_IMPORTED_MODULE_4__.sep) === true && (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(real)).isFile();
}
async function serveFile(root, copies, path, options) {
	const file = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(root, ...path.split('/'));
	const text = TEXT_TYPES[(0,node_path__WEBPACK_IMPORTED_MODULE_4__.extname)(path)];
	return text === undefined
		? serveAsItIs(root, path, file)
		: serveText(copies, path, text, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(file), options);
}
async function serveAsItIs(root, path, file) {
	const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
	let length = 0;
	for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(file)) {
		hash.update(chunk);
		length += chunk.length;
	}
	const etag = etagOf(hash.digest('base64url'));
	const type = /\.(?:tar\.gz|tgz)$/.test(path) ? _site_hosting_js__WEBPACK_IMPORTED_MODULE_9__  .qp : OTHER_TYPE;
	return { path, representations: { identity: { root, etag, ...headersOf(path, etag, { type, length }) } } };
}
async function serveText(copies, path, type, stored, { uncompressed = false, rewrite }) {
	const bytes = rewrite?.(path, stored) ?? stored;
	const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('base64url');
	const encodings = uncompressed ? {} : await compress(bytes, IS_PAGE.test(path));
	const smaller = Object.entries(encodings).filter(([, { length }]) => length < bytes.length);
	const varies = smaller.length > 0;
	const store = async (encoding, content) => {
		const root = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(copies, encoding);
		const copy = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(root, ...path.split('/'));
		await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(copy), { recursive: true });
		await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(copy, content);
		const etag = etagOf(hash, encoding);
		const { length } = content;
		const headers = headersOf(path, etag, { type, length, encoding, varies });
		return { root, etag, ...headers, ...(length <= MAX_HELD_BYTES && { bytes: content }) };
	};
	const representations = {};
	for (const [encoding, content] of smaller)
		representations[encoding] = await store(encoding, content);
	return { path, representations: { ...representations, identity: await store('identity', bytes) } };
}
function headersOf(path, etag, content) {
	const { type, length, encoding = 'identity', varies = false } = content;
	const varied = [IS_PAGE.test(path) ? 'Accept' : '', varies ? 'Accept-Encoding' : '']
		.filter(name => name !== '')
		.join(', ');
	const unchanged = {
		..._site_hosting_js__WEBPACK_IMPORTED_MODULE_9__  .CA,
		'Cache-Control': IS_ARCHIVED_DATA.test(path) ? _site_hosting_js__WEBPACK_IMPORTED_MODULE_9__  .hb : _site_hosting_js__WEBPACK_IMPORTED_MODULE_9__  .kK,
		ETag: etag,
		...(varied !== '' && { Vary: varied }),
	};
	const headers = {
		...unchanged,
		'Content-Type': type,
		'Content-Length': String(length),
		...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
	};
	return { headers, unchanged };
}
async function compress(bytes, isOneOfMany) {
	const quality = isOneOfMany || bytes.length > MAX_BEST_BYTES ? FAST_BROTLI_QUALITY : node_zlib__WEBPACK_IMPORTED_MODULE_6__.constants.BROTLI_MAX_QUALITY;
	const params = {
		[node_zlib__WEBPACK_IMPORTED_MODULE_6__.constants.BROTLI_PARAM_QUALITY]: quality,
		[node_zlib__WEBPACK_IMPORTED_MODULE_6__.constants.BROTLI_PARAM_MODE]: node_zlib__WEBPACK_IMPORTED_MODULE_6__.constants.BROTLI_MODE_TEXT,
		[node_zlib__WEBPACK_IMPORTED_MODULE_6__.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
	};
	const [br, gz] = await Promise.all([
		(0,node_util__WEBPACK_IMPORTED_MODULE_5__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_6__.brotliCompress)(bytes, { params }),
		(0,node_util__WEBPACK_IMPORTED_MODULE_5__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_6__.gzip)(bytes, { level: node_zlib__WEBPACK_IMPORTED_MODULE_6__.constants.Z_BEST_COMPRESSION }),
	]);
	return { br, gzip: gz };
}
function etagOf(hash, encoding = 'identity') {
	const short = hash.slice(0, ETAG_CHARACTERS);
	return encoding === 'identity' ? `"${short}"` : `"${short}-${encoding}"`;
}


 })

};
