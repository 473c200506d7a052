export const id = 8070;
export const ids = [8070];
export const modules = {

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
/* harmony import */ var _commands_serve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61204);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15716);
/* harmony import */ var _port_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88782);



/** `refdata serve`: runs until it is interrupted. */
async function runServe(folder, { port }) {
    const server = await (0,_commands_serve_js__WEBPACK_IMPORTED_MODULE_0__/* .serve */ .w)({ folder, port: (0,_port_js__WEBPACK_IMPORTED_MODULE_2__/* .portNumber */ .J)(port) });
    for (const signal of ['SIGINT', 'SIGTERM'])
        process.once(signal, () => void server.close().then(() => process.exit(0)));
    process.stdout.write(`${_colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.green('serving')} ${_colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.bold(folder)} at ${server.baseUrl}\n${server.addresses.map(address => `  ${address}\n`).join('')}Stop it with Ctrl+C.\n`);
}


/***/ }),

/***/ 61204:
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
// EXTERNAL MODULE: ./build/serve/snapshot.js
var snapshot = __webpack_require__(59698);
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
        return new ServedFolder(folder, mark, await (0,snapshot/* takeSnapshot */.W)(folder));
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
            next = await (0,snapshot/* takeSnapshot */.W)(this.folder);
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

// EXTERNAL MODULE: ./build/serve/handler.js
var handler = __webpack_require__(13020);
// EXTERNAL MODULE: ./build/serve/listen.js
var listen = __webpack_require__(76597);
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
            snapshot.then(fresh => (0,handler/* answer */.Z)(request, response, fresh), error => response.destroy(error));
        else
            (0,handler/* answer */.Z)(request, response, snapshot);
    });
    try {
        await (0,listen/* listen */.K)(server, port, host);
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


/***/ }),

/***/ 13020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ answer)
/* harmony export */ });
/* harmony import */ var negotiator__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60668);
/* harmony import */ var send__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60814);
/* harmony import */ var _site_hosting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61232);
/* harmony import */ var _site_not_found_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51022);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59698);





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
        response.writeHead(204, { ..._site_hosting_js__WEBPACK_IMPORTED_MODULE_2__/* .OPEN_HEADERS */ .CA, ..._site_hosting_js__WEBPACK_IMPORTED_MODULE_2__/* .PREFLIGHT_HEADERS */ .Zk }).end();
        return;
    }
    if (!_site_hosting_js__WEBPACK_IMPORTED_MODULE_2__/* .METHODS */ .J8.includes(request.method)) {
        response.writeHead(405, { ..._site_hosting_js__WEBPACK_IMPORTED_MODULE_2__/* .OPEN_HEADERS */ .CA, Allow: _site_hosting_js__WEBPACK_IMPORTED_MODULE_2__/* .ALLOW */ .cg, 'Content-Length': 0 }).end();
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
        response.writeHead(308, { ..._site_hosting_js__WEBPACK_IMPORTED_MODULE_2__/* .OPEN_HEADERS */ .CA, Location: `${encodeURI(path)}/`, 'Content-Length': 0 }).end();
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
    const [best] = new negotiator__WEBPACK_IMPORTED_MODULE_0__(request).mediaTypes(['text/html', 'text/markdown']);
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
    const negotiator = new negotiator__WEBPACK_IMPORTED_MODULE_0__(request);
    const encodings = negotiator.encodings(_snapshot_js__WEBPACK_IMPORTED_MODULE_4__/* .ENCODINGS */ .J, { preferred: _snapshot_js__WEBPACK_IMPORTED_MODULE_4__/* .ENCODINGS */ .J });
    if (negotiated.size >= MAX_NEGOTIATED)
        negotiated.clear();
    negotiated.set(accepted, encodings);
    return encodings;
}
const negotiated = new Map();
const MAX_NEGOTIATED = 100;
function sendNotFound(request, response, path, files) {
    const isData = _site_hosting_js__WEBPACK_IMPORTED_MODULE_2__/* .JSON_FOLDERS */ .$j.some(folder => path.startsWith(folder));
    const file = files.get(isData ? _site_hosting_js__WEBPACK_IMPORTED_MODULE_2__/* .NOT_FOUND_JSON_PATH */ .QM : _site_hosting_js__WEBPACK_IMPORTED_MODULE_2__/* .NOT_FOUND_PAGE_PATH */ .hw);
    const { headers, bytes = (0,_site_not_found_js__WEBPACK_IMPORTED_MODULE_3__/* .notFoundJson */ .s)() } = file ? representationFor(request, file) : NO_FILE;
    // Never kept: what is not there now may be there soon.
    const { 'Cache-Control': _, ...rest } = headers;
    response.writeHead(404, rest).end(request.method === 'HEAD' ? undefined : bytes);
}
/** For a folder without pages of its own for that. */
const NO_FILE = {
    headers: { ..._site_hosting_js__WEBPACK_IMPORTED_MODULE_2__/* .OPEN_HEADERS */ .CA, 'Content-Type': _site_hosting_js__WEBPACK_IMPORTED_MODULE_2__/* .JSON_TYPE */ .sR },
};


/***/ }),

/***/ 76597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ listen)
/* harmony export */ });
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70787);

/** Opens a port; 0 takes any that is free. @throws {UserError} when it is taken, or may not be opened. */
function listen(server, port, host) {
    return new Promise((resolve, reject) => {
        server.once('error', cause => {
            const { code } = cause;
            const message = code === 'EADDRINUSE'
                ? `Port ${port} is in use.`
                : `Port ${port} cannot be opened: ${cause.message}.`;
            reject(new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(message, 'Choose another with --port; 0 takes any that is free.', { cause }));
        });
        server.listen(port, host, resolve);
    });
}


/***/ }),

/***/ 59698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ ENCODINGS),
/* harmony export */   W: () => (/* binding */ takeSnapshot)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57975);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38522);
/* harmony import */ var _registry_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73864);
/* harmony import */ var _site_generated_hosts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(63822);
/* harmony import */ var _site_hosting_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(61232);










const HTML_TYPE = 'text/html; charset=utf-8';
const OTHER_TYPE = 'application/octet-stream';
/** What is text, and so is worth compressing. */
const TEXT_TYPES = {
    '.json': _site_hosting_js__WEBPACK_IMPORTED_MODULE_9__/* .JSON_TYPE */ .sR,
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
const IS_ARCHIVED_DATA = new RegExp(`^${_site_hosting_js__WEBPACK_IMPORTED_MODULE_9__/* .ARCHIVED_DATA */ .ML}`);
/** Characters of a hash in an ETag: 144 bits. */
const ETAG_CHARACTERS = 24;
const ENCODINGS = ['br', 'gzip', 'identity'];
/**
 * Reads a folder. Left out is what only tells hosts how to serve, and what a link fetches from outside.
 */
async function takeSnapshot(folder, options = {}) {
    const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(folder);
    const copies = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)(), 'refdata-serve-'));
    const dispose = () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(copies, { recursive: true, force: true });
    try {
        const files = new Map();
        await (0,_registry_index_js__WEBPACK_IMPORTED_MODULE_7__/* .inTurns */ .gG)(await pathsIn(root), MAX_FILES_AT_ONCE, async (path) => {
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
    const forHosts = new Set(_site_generated_hosts_js__WEBPACK_IMPORTED_MODULE_8__/* .hosts */ .S.map(({ path }) => path));
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
    const type = path.endsWith('.tar.gz') ? _site_hosting_js__WEBPACK_IMPORTED_MODULE_9__/* .ARCHIVE_TYPE */ .qp : OTHER_TYPE;
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
        ..._site_hosting_js__WEBPACK_IMPORTED_MODULE_9__/* .OPEN_HEADERS */ .CA,
        'Cache-Control': IS_ARCHIVED_DATA.test(path) ? _site_hosting_js__WEBPACK_IMPORTED_MODULE_9__/* .IMMUTABLE */ .hb : _site_hosting_js__WEBPACK_IMPORTED_MODULE_9__/* .REVALIDATE */ .kK,
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


/***/ })

};
