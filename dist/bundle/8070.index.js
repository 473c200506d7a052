export const id = 8070;
export const ids = [8070];
export const modules = {

/***/ 57336:
/***/ ((module) => {

let p = process || {}, argv = p.argv || [], env = p.env || {}
let isColorSupported =
	!(!!env.NO_COLOR || argv.includes("--no-color")) &&
	(!!env.FORCE_COLOR || argv.includes("--color") || p.platform === "win32" || ((p.stdout || {}).isTTY && env.TERM !== "dumb") || !!env.CI)

let formatter = (open, close, replace = open) =>
	input => {
		let string = "" + input, index = string.indexOf(close, open.length)
		return ~index ? open + replaceClose(string, close, replace, index) + close : open + string + close
	}

let replaceClose = (string, close, replace, index) => {
	let result = "", cursor = 0
	do {
		result += string.substring(cursor, index) + replace
		cursor = index + close.length
		index = string.indexOf(close, cursor)
	} while (~index)
	return result + string.substring(cursor)
}

let createColors = (enabled = isColorSupported) => {
	let f = enabled ? formatter : () => String
	return {
		isColorSupported: enabled,
		reset: f("\x1b[0m", "\x1b[0m"),
		bold: f("\x1b[1m", "\x1b[22m", "\x1b[22m\x1b[1m"),
		dim: f("\x1b[2m", "\x1b[22m", "\x1b[22m\x1b[2m"),
		italic: f("\x1b[3m", "\x1b[23m"),
		underline: f("\x1b[4m", "\x1b[24m"),
		inverse: f("\x1b[7m", "\x1b[27m"),
		hidden: f("\x1b[8m", "\x1b[28m"),
		strikethrough: f("\x1b[9m", "\x1b[29m"),

		black: f("\x1b[30m", "\x1b[39m"),
		red: f("\x1b[31m", "\x1b[39m"),
		green: f("\x1b[32m", "\x1b[39m"),
		yellow: f("\x1b[33m", "\x1b[39m"),
		blue: f("\x1b[34m", "\x1b[39m"),
		magenta: f("\x1b[35m", "\x1b[39m"),
		cyan: f("\x1b[36m", "\x1b[39m"),
		white: f("\x1b[37m", "\x1b[39m"),
		gray: f("\x1b[90m", "\x1b[39m"),

		bgBlack: f("\x1b[40m", "\x1b[49m"),
		bgRed: f("\x1b[41m", "\x1b[49m"),
		bgGreen: f("\x1b[42m", "\x1b[49m"),
		bgYellow: f("\x1b[43m", "\x1b[49m"),
		bgBlue: f("\x1b[44m", "\x1b[49m"),
		bgMagenta: f("\x1b[45m", "\x1b[49m"),
		bgCyan: f("\x1b[46m", "\x1b[49m"),
		bgWhite: f("\x1b[47m", "\x1b[49m"),

		blackBright: f("\x1b[90m", "\x1b[39m"),
		redBright: f("\x1b[91m", "\x1b[39m"),
		greenBright: f("\x1b[92m", "\x1b[39m"),
		yellowBright: f("\x1b[93m", "\x1b[39m"),
		blueBright: f("\x1b[94m", "\x1b[39m"),
		magentaBright: f("\x1b[95m", "\x1b[39m"),
		cyanBright: f("\x1b[96m", "\x1b[39m"),
		whiteBright: f("\x1b[97m", "\x1b[39m"),

		bgBlackBright: f("\x1b[100m", "\x1b[49m"),
		bgRedBright: f("\x1b[101m", "\x1b[49m"),
		bgGreenBright: f("\x1b[102m", "\x1b[49m"),
		bgYellowBright: f("\x1b[103m", "\x1b[49m"),
		bgBlueBright: f("\x1b[104m", "\x1b[49m"),
		bgMagentaBright: f("\x1b[105m", "\x1b[49m"),
		bgCyanBright: f("\x1b[106m", "\x1b[49m"),
		bgWhiteBright: f("\x1b[107m", "\x1b[49m"),
	}
}

module.exports = createColors()
module.exports.createColors = createColors


/***/ }),

/***/ 15716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ colours)
/* harmony export */ });
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57336);

/** Colours for people: only on a terminal, and never under NO_COLOR (https://no-color.org). */
const colours = picocolors__WEBPACK_IMPORTED_MODULE_0__.createColors(wantsColour());
function wantsColour() {
    const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
    if (NO_COLOR !== undefined && NO_COLOR !== '')
        return false;
    if (FORCE_COLOR !== undefined && FORCE_COLOR !== '0')
        return true;
    return process.stdout.isTTY === true && TERM !== 'dumb';
}


/***/ }),

/***/ 88782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ portNumber)
/* harmony export */ });
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70787);

/** The number of a port. @throws {UserError} for text that is none. */
function portNumber(port) {
    const number = Number(port);
    if (/^\d+$/.test(port) && number <= 65_535)
        return number;
    throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`--port is "${port}", which is not a port.`, 'Write a number from 0 to 65535; 0 takes any that is free.');
}


/***/ }),

/***/ 8070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runServe: () => (/* binding */ runServe)
/* harmony export */ });
/* harmony import */ var _commands_serve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67520);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15716);
/* harmony import */ var _port_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88782);



/** `refdata serve`: runs until it is interrupted. */
async function runServe(folder, { port }) {
    const server = await (0,_commands_serve_js__WEBPACK_IMPORTED_MODULE_0__/* .serve */ .w)({ folder, port: (0,_port_js__WEBPACK_IMPORTED_MODULE_2__/* .portNumber */ .J)(port) });
    process.stdout.write(`${_colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.green('serving')} ${_colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.bold(folder)} at ${server.baseUrl}\n${server.addresses.map(address => `  ${address}\n`).join('')}Stop it with Ctrl+C.\n`);
    for (const signal of ['SIGINT', 'SIGTERM'])
        process.once(signal, () => void server.close().then(() => process.exit(0)));
}


/***/ }),

/***/ 67520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ serve)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/contract/files.js
var files = __webpack_require__(60088);
// EXTERNAL MODULE: ./build/findings/user-error.js
var user_error = __webpack_require__(70787);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./build/registry/index.js + 36 modules
var registry = __webpack_require__(73864);
// EXTERNAL MODULE: ./build/site/generated/hosts.js + 7 modules
var hosts = __webpack_require__(63822);
// EXTERNAL MODULE: ./build/site/hosting.js
var hosting = __webpack_require__(61232);
;// CONCATENATED MODULE: ./build/serve/snapshot.js










const HTML_TYPE = 'text/html; charset=utf-8';
const OTHER_TYPE = 'application/octet-stream';
/** What is text, and so is worth compressing. */
const TEXT_TYPES = {
    '.json': hosting/* JSON_TYPE */.sR,
    '.html': HTML_TYPE,
    '.md': 'text/markdown; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
    '.svg': 'image/svg+xml; charset=utf-8',
    '.txt': 'text/plain; charset=utf-8',
    '.xml': 'application/xml; charset=utf-8',
};
/** Which of a page and its twin is sent follows from what the client accepts. */
const IS_PAGE = /\.(?:html|md)$/;
/** Above, the best compression takes seconds. */
const MAX_BEST_BYTES = 1024 * 1024;
/** Larger files are read anew each time, so that memory does not grow with them. */
const MAX_HELD_BYTES = 1024 * 1024;
const FAST_BROTLI_QUALITY = 5;
const MAX_FILES_AT_ONCE = 4;
const IS_ARCHIVED_DATA = new RegExp(`^${hosting/* ARCHIVED_DATA */.ML}`);
/** Characters of a hash in an ETag: 144 bits. */
const ETAG_CHARACTERS = 24;
const ENCODINGS = ['br', 'gzip', 'identity'];
/** Reads a folder. Left out is what only tells hosts how to serve, and what a link fetches from outside. */
async function takeSnapshot(folder) {
    const root = await (0,promises_.realpath)(folder);
    const copies = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'refdata-serve-'));
    const dispose = () => (0,promises_.rm)(copies, { recursive: true, force: true });
    try {
        const files = new Map();
        await (0,registry/* inTurns */.gG)(await pathsIn(root), MAX_FILES_AT_ONCE, async (path) => {
            files.set(path, await serveFile(root, copies, path));
        });
        return { files, dispose };
    }
    catch (error) {
        await dispose();
        throw error;
    }
}
async function pathsIn(root) {
    const forHosts = new Set(hosts/* hosts */.S.map(({ path }) => path));
    const paths = [];
    for (const entry of await (0,promises_.readdir)(root, { recursive: true, withFileTypes: true })) {
        const file = (0,external_node_path_.join)(entry.parentPath, entry.name);
        const path = `/${(0,external_node_path_.relative)(root, file).split(external_node_path_.sep).join('/')}`;
        if (path.includes('/.') || forHosts.has(path))
            continue;
        if (entry.isFile() || (entry.isSymbolicLink() && (await isFileInside(root, file))))
            paths.push(path);
    }
    return paths;
}
async function isFileInside(root, link) {
    const real = await (0,promises_.realpath)(link).catch(() => undefined);
    return real?.startsWith(root + external_node_path_.sep) === true && (await (0,promises_.stat)(real)).isFile();
}
async function serveFile(root, copies, path) {
    const file = (0,external_node_path_.join)(root, ...path.split('/'));
    const text = TEXT_TYPES[(0,external_node_path_.extname)(path)];
    return text === undefined
        ? serveAsItIs(root, path, file)
        : serveText(copies, path, text, await (0,promises_.readFile)(file));
}
async function serveAsItIs(root, path, file) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let length = 0;
    for await (const chunk of (0,external_node_fs_.createReadStream)(file)) {
        hash.update(chunk);
        length += chunk.length;
    }
    const etag = etagOf(hash.digest('base64url'));
    const type = path.endsWith('.tar.gz') ? hosting/* ARCHIVE_TYPE */.qp : OTHER_TYPE;
    return { path, representations: { identity: { root, etag, ...headersOf(path, etag, { type, length }) } } };
}
async function serveText(copies, path, type, bytes) {
    const hash = (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('base64url');
    const smaller = Object.entries(await compress(bytes, IS_PAGE.test(path))).filter(([, { length }]) => length < bytes.length);
    const varies = smaller.length > 0;
    const store = async (encoding, content) => {
        const root = (0,external_node_path_.join)(copies, encoding);
        const copy = (0,external_node_path_.join)(root, ...path.split('/'));
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(copy), { recursive: true });
        await (0,promises_.writeFile)(copy, content);
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
        ...hosting/* OPEN_HEADERS */.CA,
        'Cache-Control': IS_ARCHIVED_DATA.test(path) ? hosting/* IMMUTABLE */.hb : hosting/* REVALIDATE */.kK,
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
    const quality = isOneOfMany || bytes.length > MAX_BEST_BYTES ? FAST_BROTLI_QUALITY : external_node_zlib_.constants.BROTLI_MAX_QUALITY;
    const params = {
        [external_node_zlib_.constants.BROTLI_PARAM_QUALITY]: quality,
        [external_node_zlib_.constants.BROTLI_PARAM_MODE]: external_node_zlib_.constants.BROTLI_MODE_TEXT,
        [external_node_zlib_.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    const [br, gz] = await Promise.all([
        (0,external_node_util_.promisify)(external_node_zlib_.brotliCompress)(bytes, { params }),
        (0,external_node_util_.promisify)(external_node_zlib_.gzip)(bytes, { level: external_node_zlib_.constants.Z_BEST_COMPRESSION }),
    ]);
    return { br, gzip: gz };
}
function etagOf(hash, encoding = 'identity') {
    const short = hash.slice(0, ETAG_CHARACTERS);
    return encoding === 'identity' ? `"${short}"` : `"${short}-${encoding}"`;
}

;// CONCATENATED MODULE: ./build/serve/folder.js




/** How long a new build may go unseen. */
const RECHECK_MS = 200;
/**
 * A folder that is served while builds replace it: each request sees one build whole. The copies of the build before are
 * kept, as answers may still be read from them.
 */
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
        return new ServedFolder(folder, mark, await takeSnapshot(folder));
    }
    /** At once while it was looked at lately, which is nearly always. */
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
        // A folder that is gone for a moment is being replaced: what is known of it is served on.
        if (mark === this.mark || mark === '')
            return;
        let next;
        try {
            next = await takeSnapshot(this.folder);
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
/** Changes with each build; empty while there is none. */
async function markOf(folder) {
    const marks = await Promise.all([files/* MANIFEST_PATH */.U4, (0,files/* pathOf */.XM)('index')].map(path => (0,promises_.stat)((0,external_node_path_.join)(folder, ...path.split('/'))).then(({ ino, mtimeMs, size }) => `${ino} ${mtimeMs} ${size}`, () => '')));
    return marks.join('\n').trim();
}

// EXTERNAL MODULE: ./node_modules/negotiator/index.js
var node_modules_negotiator = __webpack_require__(60668);
// EXTERNAL MODULE: ./node_modules/send/index.js
var send = __webpack_require__(60814);
// EXTERNAL MODULE: ./build/site/not-found.js
var not_found = __webpack_require__(51022);
;// CONCATENATED MODULE: ./build/serve/handler.js





/** Header fields that ask for something else than the whole file, but for the most usual one. */
const RARE_CONDITIONS = [
    'if-modified-since',
    'if-match',
    'if-unmodified-since',
    'if-range',
    'range',
];
/**
 * Answers one request from a snapshot, as src/site/hosting.ts says. What is asked for is looked up among the paths that
 * there are, and never becomes a path of the file system.
 */
function answer(request, response, { files }) {
    if (request.method === 'OPTIONS') {
        response.writeHead(204, { ...hosting/* OPEN_HEADERS */.CA, ...hosting/* PREFLIGHT_HEADERS */.Zk }).end();
        return;
    }
    if (!hosting/* METHODS */.J8.includes(request.method)) {
        response.writeHead(405, { ...hosting/* OPEN_HEADERS */.CA, Allow: hosting/* ALLOW */.cg, 'Content-Length': 0 }).end();
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
        response.writeHead(308, { ...hosting/* OPEN_HEADERS */.CA, Location: `${encodeURI(path)}/`, 'Content-Length': 0 }).end();
    else
        sendNotFound(request, response, path, files);
}
/** The page of an address without its ending, or of a folder. */
function pageAt(path, files) {
    return files.get(path.endsWith('/') ? `${path}index.html` : `${path}.html`);
}
/** The page, or its twin in Markdown for who would rather have that. */
function preferred(request, file, files) {
    const accept = request.headers.accept ?? '';
    if (!file.path.endsWith('.html') || !accept.includes('text/markdown'))
        return file;
    const twin = files.get(file.path.replace(/html$/, 'md'));
    const [best] = new node_modules_negotiator(request).mediaTypes(['text/html', 'text/markdown']);
    return twin !== undefined && best === 'text/markdown' ? twin : file;
}
/** The path that is asked for, decoded; nothing where it cannot be. */
function pathOfRequest({ url = '' }) {
    // Nearly always it is written as it is.
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
/** Conditions of every kind, ranges, and what is too large to be held. */
function sendByLibrary(request, response, { path }, { root, headers }) {
    for (const [name, value] of Object.entries(headers))
        response.setHeader(name, value);
    send(request, encodeURI(path).replace(/[?#]/g, encodeURIComponent), {
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
/** The smallest that the client takes; as it is, where it takes nothing that there is. */
function representationFor(request, { representations }) {
    for (const encoding of acceptedEncodings(request)) {
        const representation = representations[encoding];
        if (representation)
            return representation;
    }
    return representations.identity;
}
/** Best first. Clients send the same few headers over and over. */
function acceptedEncodings(request) {
    const accepted = request.headers['accept-encoding'] ?? '';
    const known = negotiated.get(accepted);
    if (known !== undefined)
        return known;
    const negotiator = new node_modules_negotiator(request);
    const encodings = negotiator.encodings(ENCODINGS, { preferred: ENCODINGS });
    if (negotiated.size >= MAX_NEGOTIATED)
        negotiated.clear();
    negotiated.set(accepted, encodings);
    return encodings;
}
const negotiated = new Map();
const MAX_NEGOTIATED = 100;
function sendNotFound(request, response, path, files) {
    const isData = hosting/* JSON_FOLDERS */.$j.some(folder => path.startsWith(folder));
    const file = files.get(isData ? hosting/* NOT_FOUND_JSON_PATH */.QM : hosting/* NOT_FOUND_PAGE_PATH */.hw);
    const { headers, bytes = (0,not_found/* notFoundJson */.s)() } = file ? representationFor(request, file) : NO_FILE;
    // Never kept: what is not there now may be there soon.
    const { 'Cache-Control': _, ...rest } = headers;
    response.writeHead(404, rest).end(request.method === 'HEAD' ? undefined : bytes);
}
/** For a folder without pages of its own for that. */
const NO_FILE = {
    headers: { ...hosting/* OPEN_HEADERS */.CA, 'Content-Type': hosting/* JSON_TYPE */.sR },
};

;// CONCATENATED MODULE: ./build/commands/serve.js







/**
 * Serves a built folder on a local port, exactly as the contract asks (service-spec.md, "Limits"; src/site/hosting.ts).
 * A new build is served at once, and whole. @throws {UserError} when there is nothing to serve, or no port.
 */
async function serve({ folder, port, host = '127.0.0.1' }) {
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, 'api', 'index.json'))) {
        throw new user_error/* UserError */.y(`${folder} holds no built reference: there is no api/index.json in it.`, `Build one first: refdata build --out ${folder}`);
    }
    const served = await ServedFolder.open(folder);
    const server = (0,external_node_http_.createServer)((request, response) => {
        const snapshot = served.current();
        if (snapshot instanceof Promise)
            snapshot.then(fresh => answer(request, response, fresh), error => response.destroy(error));
        else
            answer(request, response, snapshot);
    });
    try {
        await listen(server, port, host);
    }
    catch (error) {
        await served.close();
        throw error;
    }
    const baseUrl = `http://${host}:${server.address().port}`;
    return {
        baseUrl,
        addresses: files/* FILE_NAMES */.GY.map(name => baseUrl + (0,files/* pathOf */.XM)(name)),
        close: async () => {
            await new Promise(resolve => {
                server.close(() => resolve());
                server.closeIdleConnections();
            });
            await served.close();
        },
    };
}
function listen(server, port, host) {
    return new Promise((resolve, reject) => {
        server.once('error', cause => {
            const { code } = cause;
            const message = code === 'EADDRINUSE'
                ? `Port ${port} is in use.`
                : `Port ${port} cannot be opened: ${cause.message}.`;
            reject(new user_error/* UserError */.y(message, 'Choose another with --port; 0 takes any that is free.', { cause }));
        });
        server.listen(port, host, resolve);
    });
}


/***/ })

};
