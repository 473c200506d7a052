export const id = 7;
export const ids = [7];
export const modules = {

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
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72394);

/** The number of a port. @throws {UserError} for text that is none. */
function portNumber(port) {
    const number = Number(port);
    if (/^\d+$/.test(port) && number <= 65_535)
        return number;
    throw new _user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`--port is "${port}", which is not a port.`, 'Write a number from 0 to 65535; 0 takes any that is free.');
}


/***/ }),

/***/ 45007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runServe: () => (/* binding */ runServe)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/reference/files.js
var files = __webpack_require__(89977);
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
// EXTERNAL MODULE: ./build/generated/hosts.js + 7 modules
var hosts = __webpack_require__(87468);
// EXTERNAL MODULE: ./build/registry/in-turns.js
var in_turns = __webpack_require__(19062);
// EXTERNAL MODULE: ./build/site/hosting.js
var hosting = __webpack_require__(61232);
;// CONCATENATED MODULE: ./build/serve/snapshot.js










const HTML_TYPE = 'text/html; charset=utf-8';
const OTHER_TYPE = 'application/octet-stream';
/** What is text, and so is worth compressing. */
const TEXT_TYPES = { '.json': hosting/* JSON_TYPE */.sR, '.html': HTML_TYPE };
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
        await (0,in_turns/* inTurns */.g)(await pathsIn(root), MAX_FILES_AT_ONCE, async (path) => {
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
    const smaller = Object.entries(await compress(bytes)).filter(([, { length }]) => length < bytes.length);
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
    const unchanged = {
        ...hosting/* OPEN_HEADERS */.CA,
        'Cache-Control': IS_ARCHIVED_DATA.test(path) ? hosting/* IMMUTABLE */.hb : hosting/* REVALIDATE */.kK,
        ETag: etag,
        ...(varies && { Vary: 'Accept-Encoding' }),
    };
    const headers = {
        ...unchanged,
        'Content-Type': type,
        'Content-Length': String(length),
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    };
    return { headers, unchanged };
}
async function compress(bytes) {
    const quality = bytes.length > MAX_BEST_BYTES ? FAST_BROTLI_QUALITY : external_node_zlib_.constants.BROTLI_MAX_QUALITY;
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
    const file = path === undefined ? undefined : files.get(path);
    if (file)
        sendFile(request, response, file);
    else
        sendNotFound(request, response, path ?? '', files);
}
/** The path that is asked for, decoded; nothing where it cannot be. */
function pathOfRequest({ url = '' }) {
    // Nearly always it is written as it is.
    if (/^(\/[\w-][\w.-]*)+$/.test(url))
        return url;
    try {
        const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
        return path === '/' ? '/index.html' : path;
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

// EXTERNAL MODULE: ./build/user-error.js
var user_error = __webpack_require__(72394);
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

// EXTERNAL MODULE: ./build/cli/colours.js
var colours = __webpack_require__(15716);
// EXTERNAL MODULE: ./build/cli/port.js
var cli_port = __webpack_require__(88782);
;// CONCATENATED MODULE: ./build/cli/serve.js



/** `refdata serve`: runs until it is interrupted. */
async function runServe(folder, { port }) {
    const server = await serve({ folder, port: (0,cli_port/* portNumber */.J)(port) });
    process.stdout.write(`${colours/* colours */.M.green('serving')} ${colours/* colours */.M.bold(folder)} at ${server.baseUrl}\n${server.addresses.map(address => `  ${address}\n`).join('')}Stop it with Ctrl+C.\n`);
    for (const signal of ['SIGINT', 'SIGTERM'])
        process.once(signal, () => void server.close().then(() => process.exit(0)));
}


/***/ }),

/***/ 87468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ hosts)
});

// EXTERNAL MODULE: ./build/site/hosting.js
var hosting = __webpack_require__(61232);
;// CONCATENATED MODULE: ./build/site/hosts/apache.js

/** Apache 2.4, in its .htaccess. */
const host = {
    name: 'Apache',
    path: '/.htaccess',
    render: ({ prefix }) => {
        const always = (headers, condition = '') => Object.entries(headers)
            .map(([name, value]) => `Header always set ${name} "${value}"${condition}`)
            .join('\n');
        const { Allow: _, ...preflight } = hosting/* PREFLIGHT_HEADERS */.Zk;
        return `# Needs mod_headers and mod_rewrite, and in the server's configuration: AllowOverride All.

DirectoryIndex index.html
Options -Indexes
AddType application/json .json
AddType ${hosting/* ARCHIVE_TYPE */.qp} .gz
RemoveEncoding .gz
AddCharset utf-8 .json .html
FileETag MTime Size

${always(hosting/* OPEN_HEADERS */.CA)}
Header set Cache-Control "${hosting/* REVALIDATE */.kK}"
<If "%{REQUEST_URI} =~ m#^${prefix}${hosting/* ARCHIVED_DATA */.ML}#">
  Header set Cache-Control "${hosting/* IMMUTABLE */.hb}"
</If>
# mod_deflate puts "-gzip" into the ETag and does not know it again.
RequestHeader edit* If-None-Match "-gzip\\"" "\\""

RewriteEngine On
RewriteCond %{REQUEST_METHOD} =OPTIONS
RewriteRule ^ - [R=204,L]
RewriteCond %{REQUEST_METHOD} !^(${hosting/* METHODS */.J8.join('|')})$
RewriteRule ^ - [R=405,L]
RewriteRule ^(\\.(?!well-known/).*|_headers|hosts/.*|vercel\\.json|staticwebapp\\.config\\.json)$ - [R=404,L]
${always({ Allow: hosting/* ALLOW */.cg }, ' "expr=%{REQUEST_METHOD} !~ /^(GET|HEAD)$/"')}
${always(preflight, ' "expr=%{REQUEST_METHOD} == \'OPTIONS\'"')}

ErrorDocument 404 ${prefix}${hosting/* NOT_FOUND_PAGE_PATH */.hw}
<If "%{REQUEST_URI} =~ m#^${prefix}(${hosting/* JSON_FOLDERS */.$j.join('|')})#">
  ErrorDocument 404 ${prefix}${hosting/* NOT_FOUND_JSON_PATH */.QM}
</If>
`;
    },
};

;// CONCATENATED MODULE: ./build/site/hosts/azure.js

/**
 * Azure Static Web Apps: the first route that matches counts, and its headers go over the global ones. The host keeps /api
 * for functions, so the folder has to be published below a path, and this file beside it, at the root.
 */
const azure_host = {
    name: 'Azure Static Web Apps',
    path: '/staticwebapp.config.json',
    render: ({ prefix, archived }) => `${JSON.stringify({
        routes: [
            ...(archived === null
                ? []
                : [
                    {
                        route: `${prefix}${hosting/* ARCHIVE_FOLDER */.qx}${archived}/api/*`,
                        methods: hosting/* METHODS */.J8,
                        headers: { 'Cache-Control': hosting/* IMMUTABLE */.hb },
                    },
                ]),
            { route: '/*', methods: hosting/* METHODS */.J8 },
        ],
        responseOverrides: { 404: { rewrite: `${prefix}${hosting/* NOT_FOUND_PAGE_PATH */.hw}` } },
        globalHeaders: { ...hosting/* OPEN_HEADERS */.CA, 'Cache-Control': hosting/* REVALIDATE */.kK },
        mimeTypes: { '.json': hosting/* JSON_TYPE */.sR },
    }, null, 2)}\n`,
};

;// CONCATENATED MODULE: ./build/site/hosts/host.js
/** An example for a comment: what a server's `root` has to be, and where the published folder stands. */
function examplePlaces(prefix) {
    if (prefix === '')
        return { root: '/var/www/lume', folder: '/var/www/lume' };
    return { root: '/var/www', folder: `/var/www${prefix}` };
}
/** What `root` has to be, in words. */
function rootInWords(prefix) {
    return prefix === ''
        ? 'root is the published folder'
        : `root holds the published folder as ${prefix.slice(1)}`;
}

;// CONCATENATED MODULE: ./build/site/hosts/caddy.js


/** Caddy 2: an import for a site block. */
const caddy_host = {
    name: 'Caddy',
    path: '/hosts/Caddyfile',
    render: ({ prefix }) => `# Import this in a site block whose ${rootInWords(prefix)}:
#
#   lume.example {
#     root * ${examplePlaces(prefix).root}
#     import ${examplePlaces(prefix).folder}/hosts/Caddyfile
#   }

header {
${Object.entries(hosting/* OPEN_HEADERS */.CA)
        .map(([name, value]) => `\t${name} "${value}"`)
        .join('\n')}
}
@refdata_latest not path_regexp ^${prefix}${hosting/* ARCHIVED_DATA */.ML}
header @refdata_latest Cache-Control "${hosting/* REVALIDATE */.kK}"
@refdata_archived {
	path_regexp ^${prefix}${hosting/* ARCHIVED_DATA */.ML}
	file
}
header @refdata_archived Cache-Control "${hosting/* IMMUTABLE */.hb}"
@refdata_json path *.json
header @refdata_json Content-Type "${hosting/* JSON_TYPE */.sR}"
@refdata_archive path *.tar.gz
header @refdata_archive Content-Type "${hosting/* ARCHIVE_TYPE */.qp}"

@refdata_preflight method OPTIONS
header @refdata_preflight {
${Object.entries(hosting/* PREFLIGHT_HEADERS */.Zk)
        .map(([name, value]) => `\t${name} "${value}"`)
        .join('\n')}
}
respond @refdata_preflight 204
@refdata_write not method ${hosting/* METHODS */.J8.join(' ')}
header @refdata_write Allow "${hosting/* ALLOW */.cg}"
respond @refdata_write 405

encode gzip
file_server {
	hide .* _headers hosts vercel.json staticwebapp.config.json
}

handle_errors {
	header {
${Object.entries(hosting/* OPEN_HEADERS */.CA)
        .map(([name, value]) => `\t\t${name} "${value}"`)
        .join('\n')}
	}
	@refdata_no_file {
		expression {err.status_code} == 404
		path ${hosting/* JSON_FOLDERS */.$j.map(folder => `${prefix}${folder}*`).join(' ')}
	}
	handle @refdata_no_file {
		rewrite * ${prefix}${hosting/* NOT_FOUND_JSON_PATH */.QM}
		header Content-Type "${hosting/* JSON_TYPE */.sR}"
		file_server
	}
	@refdata_no_page expression {err.status_code} == 404
	handle @refdata_no_page {
		rewrite * ${prefix}${hosting/* NOT_FOUND_PAGE_PATH */.hw}
		file_server
	}
}
`,
};

;// CONCATENATED MODULE: ./build/site/hosts/netlify.js

/** Netlify and Cloudflare Pages: a path in the first column, its headers below. The folder is the root of the site. */
const netlify_host = {
    name: 'Netlify, Cloudflare Pages',
    path: '/_headers',
    render: ({ archived }) => (0,hosting/* headerRules */.$O)(archived)
        .map(({ path, headers }) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'))
        .join('\n'),
};

;// CONCATENATED MODULE: ./build/site/hosts/nginx.js


/**
 * nginx: an include for a `server` block. Every header is added at the level of the server: a location that adds one of
 * its own would lose all others, so what differs is in variables; nginx leaves a header out whose value is empty.
 */
const nginx_host = {
    name: 'nginx',
    path: '/hosts/nginx.conf',
    render: ({ prefix }) => `# Include this in a server block whose ${rootInWords(prefix)}:
#
#   server {
#     listen 80;
#     server_name lume.example;
#     root ${examplePlaces(prefix).root};
#     include ${examplePlaces(prefix).folder}/hosts/nginx.conf;
#   }

index index.html;
absolute_redirect off;
etag on;
charset utf-8;
# And HTML, always.
charset_types application/json;
types {
  text/html html;
  application/json json;
  ${hosting/* ARCHIVE_TYPE */.qp} gz;
}
default_type application/octet-stream;

gzip on;
gzip_vary on;
gzip_min_length 1024;
gzip_types application/json;

set $refdata_cache "${hosting/* REVALIDATE */.kK}";
if ($uri ~ "^${prefix}${hosting/* ARCHIVED_DATA */.ML}") {
  set $refdata_cache "${hosting/* IMMUTABLE */.hb}";
}
set $refdata_allow "";
if ($request_method !~ "^(GET|HEAD)$") {
  set $refdata_allow "${hosting/* ALLOW */.cg}";
}
set $refdata_headers "";
set $refdata_age "";
if ($request_method = OPTIONS) {
  set $refdata_headers "${hosting/* PREFLIGHT_HEADERS */.Zk['Access-Control-Allow-Headers']}";
  set $refdata_age "${hosting/* PREFLIGHT_HEADERS */.Zk['Access-Control-Max-Age']}";
}
${Object.entries(hosting/* OPEN_HEADERS */.CA)
        .map(([name, value]) => `add_header ${name} "${value}" always;`)
        .join('\n')}
add_header Cache-Control $refdata_cache;
add_header Allow $refdata_allow always;
add_header Access-Control-Allow-Methods $refdata_allow always;
add_header Access-Control-Allow-Headers $refdata_headers always;
add_header Access-Control-Max-Age $refdata_age always;

if ($request_method = OPTIONS) {
  return 204;
}
if ($request_method !~ "^(${hosting/* METHODS */.J8.join('|')})$") {
  return 405;
}

error_page 404 ${prefix}${hosting/* NOT_FOUND_PAGE_PATH */.hw};
${hosting/* JSON_FOLDERS */.$j.map(folder => `location ^~ ${prefix}${folder} {
  try_files $uri =404;
  error_page 404 ${prefix}${hosting/* NOT_FOUND_JSON_PATH */.QM};
}`).join('\n')}
# What tells hosts how to serve is not for visitors.
location ~ "/(\\.|_headers$|hosts/|vercel\\.json$|staticwebapp\\.config\\.json$)" {
  return 404;
}
`,
};

;// CONCATENATED MODULE: ./build/site/hosts/vercel.js

/** Vercel: `source` is a pattern of path-to-regexp. The folder is the root of the site. */
const vercel_host = {
    name: 'Vercel',
    path: '/vercel.json',
    render: ({ archived }) => {
        const headers = (0,hosting/* headerRules */.$O)(archived).map(rule => ({
            source: rule.path.replace(/\*$/, '(.*)'),
            headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
        }));
        return `${JSON.stringify({
            $schema: 'https://openapi.vercel.sh/vercel.json',
            cleanUrls: false,
            trailingSlash: false,
            headers,
        }, null, 2)}\n`;
    },
};

;// CONCATENATED MODULE: ./build/generated/hosts.js
// Generated by `npm run generate` from the files in src/site/hosts. Do not edit.






const hosts = [host, azure_host, caddy_host, netlify_host, nginx_host, vercel_host];


/***/ }),

/***/ 84348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/**
 * The one way in which published JSON is written, so that the same data gives the same bytes everywhere: UTF-8, keys
 * in the order of the contract, non-ASCII characters as they are, LF, one final newline. The index and the manifest
 * are indented, as people open them; the others are compact.
 */
function canonicalJson(data, style) {
    return new TextEncoder().encode(`${JSON.stringify(data, null, style === 'indented' ? 2 : undefined)}\n`);
}


/***/ }),

/***/ 89977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AM: () => (/* binding */ REGISTRO_PATH),
/* harmony export */   GY: () => (/* binding */ FILE_NAMES),
/* harmony export */   U4: () => (/* binding */ MANIFEST_PATH),
/* harmony export */   XM: () => (/* binding */ pathOf)
/* harmony export */ });
/** Names of the seven files, in the order of the contract: the index, then what it lists. */
const FILE_NAMES = [
    'index',
    'sintaxe',
    'embutidas',
    'modulos',
    'comandos',
    'erros',
    'conteudos',
];
/** The manifest, ours, beside the seven. */
const MANIFEST_PATH = '/api/manifest.json';
/** The index of the package registry, a contract of its own (reference-language.md §10.3). */
const REGISTRO_PATH = '/registry/index.json';
/** Path of a file under the base address: `/api/erros.json`. */
function pathOf(name) {
    return `/api/${name}.json`;
}


/***/ }),

/***/ 19062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ inTurns)
/* harmony export */ });
/** Does something with each item, several at the same time, in any order. */
async function inTurns(items, atOnce, work) {
    const left = items.values();
    const workers = Array.from({ length: Math.min(atOnce, items.length) }, async () => {
        for (const item of left)
            await work(item);
    });
    await Promise.all(workers);
}


/***/ }),

/***/ 6257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ visibleLine),
/* harmony export */   R: () => (/* binding */ visible)
/* harmony export */ });
/**
 * Characters that a reader cannot see or that reorder what he sees: controls, line separators, overrides of the
 * writing direction, tags. Not tab and line feed, nor the joiners that some scripts are written with.
 */
const INVISIBLE = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu;
/** Most lines are so: printable ASCII, and single blanks between words. */
const PLAIN_LINE = /^[!-~]+(?: [!-~]+)*$/;
/** Text from somebody else's repository with nothing hidden in it: `\u{202e}` stands for what was there. */
function visible(text) {
    return text
        .replace(/\r\n?/g, '\n')
        .replace(INVISIBLE, character => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
/** The same on one line, cut to at most `limit` characters. */
function visibleLine(text, limit) {
    if (text.length <= limit && PLAIN_LINE.test(text))
        return text;
    const line = visible(text.length > limit ? text.slice(0, limit) : text)
        .replace(/\s+/g, ' ')
        .trim();
    return text.length > limit ? `${line}…` : line;
}


/***/ }),

/***/ 61232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ headerRules),
/* harmony export */   $j: () => (/* binding */ JSON_FOLDERS),
/* harmony export */   CA: () => (/* binding */ OPEN_HEADERS),
/* harmony export */   J8: () => (/* binding */ METHODS),
/* harmony export */   ML: () => (/* binding */ ARCHIVED_DATA),
/* harmony export */   QM: () => (/* binding */ NOT_FOUND_JSON_PATH),
/* harmony export */   Zk: () => (/* binding */ PREFLIGHT_HEADERS),
/* harmony export */   cg: () => (/* binding */ ALLOW),
/* harmony export */   hb: () => (/* binding */ IMMUTABLE),
/* harmony export */   hw: () => (/* binding */ NOT_FOUND_PAGE_PATH),
/* harmony export */   kK: () => (/* binding */ REVALIDATE),
/* harmony export */   qp: () => (/* binding */ ARCHIVE_TYPE),
/* harmony export */   qx: () => (/* binding */ ARCHIVE_FOLDER),
/* harmony export */   sR: () => (/* binding */ JSON_TYPE)
/* harmony export */ });
/* harmony import */ var _reference_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89977);

/**
 * What every host has to do with the published files, said once (service-spec.md, "Endpoints" and "Limits"): the server
 * of ours does it, and the files in `hosts/` tell it to others in their own languages.
 */
/** Nothing else is accepted: the service is read-only. */
const METHODS = ['GET', 'HEAD', 'OPTIONS'];
const ALLOW = METHODS.join(', ');
/** On every answer, also on errors: a page must be able to see that a file is not there. */
const OPEN_HEADERS = {
    'Access-Control-Allow-Origin': '*',
    'X-Content-Type-Options': 'nosniff',
};
/** On the answer to OPTIONS, with {@link OPEN_HEADERS}. */
const PREFLIGHT_HEADERS = {
    Allow: ALLOW,
    'Access-Control-Allow-Methods': ALLOW,
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Max-Age': '86400',
};
const JSON_TYPE = 'application/json; charset=utf-8';
/** Not a tar file that was compressed on the way: clients would unpack it and hash something else. */
const ARCHIVE_TYPE = 'application/gzip';
/** A copy may be kept, and is asked about before each use. */
const REVALIDATE = 'no-cache';
/** Copies of data under `/v/` never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ARCHIVE_FOLDER = '/v/';
/** The copies of data, as a regular expression. The schemas beside them are the generator's, and may become better. */
const ARCHIVED_DATA = `${ARCHIVE_FOLDER}[^/]+/api/`;
/** Where clients expect JSON, a missing file is told in JSON. */
const JSON_FOLDERS = ['/api/', '/registry/', ARCHIVE_FOLDER];
const NOT_FOUND_JSON_PATH = '/404.json';
const NOT_FOUND_PAGE_PATH = '/404.html';
/**
 * The headers of files as rules by path, for hosts that know no others. They go by what was asked for, also where nothing
 * is there: so types are given to files by name, and only copies that there are may be kept for ever. No two rules
 * that match the same path give the same header: some hosts would send both values.
 *
 * @param archived the `versao` that has copies which never change; null for none.
 */
function headerRules(archived) {
    const typed = [..._reference_files_js__WEBPACK_IMPORTED_MODULE_0__/* .FILE_NAMES */ .GY.map(_reference_files_js__WEBPACK_IMPORTED_MODULE_0__/* .pathOf */ .XM), _reference_files_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFEST_PATH */ .U4, '/registry/index.json', '/registry/config.json'];
    return [
        { path: '/*', headers: OPEN_HEADERS },
        ...['/api/*', '/registry/*'].map(path => ({ path, headers: { 'Cache-Control': REVALIDATE } })),
        ...typed.map(path => ({ path, headers: { 'Content-Type': JSON_TYPE } })),
        ...['/schemas/*', '/openapi.json'].map(path => ({
            path,
            headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': REVALIDATE },
        })),
        ...(archived === null
            ? []
            : [
                {
                    path: `${ARCHIVE_FOLDER}${archived}/api/*`,
                    headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': IMMUTABLE },
                },
                {
                    path: `${ARCHIVE_FOLDER}${archived}/schemas/*`,
                    headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': REVALIDATE },
                },
            ]),
    ];
}


/***/ }),

/***/ 22414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qy: () => (/* binding */ html),
  MY: () => (/* binding */ page),
  CS: () => (/* binding */ prose)
});

// EXTERNAL MODULE: ./build/report/visible.js
var visible = __webpack_require__(6257);
;// CONCATENATED MODULE: ./build/site/style.js
/** How the pages of the site look: light and dark, from a phone to a wide screen, with nothing from outside. */
const STYLE = `
:root{color-scheme:light dark;--page:#f4f5f8;--card:#fff;--text:#1b2230;--soft:#566073;--line:#dfe3ea;--code:#f1f3f7;--link:#1a55b8;--accent:#4b4fc4;--badge:#e9e9fb}
@media(prefers-color-scheme:dark){:root{--page:#0e1118;--card:#171b25;--text:#e7eaf1;--soft:#a3adbf;--line:#2a3140;--code:#0f131b;--link:#8ab8ff;--accent:#b3b6ff;--badge:#262a4d}}
*{box-sizing:border-box}
body{margin:0;overflow-wrap:break-word;background:var(--page);color:var(--text);font:1rem/1.55 system-ui,sans-serif;border-top:.3rem solid var(--accent)}
header,main{max-width:72rem;margin:0 auto;padding:0 1.25rem}
header,main:first-child{padding-top:2.5rem}main{padding-bottom:3rem}
h1{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem .9rem;margin:0;font-size:2.4rem;line-height:1.15;letter-spacing:-.02em;overflow-wrap:anywhere}
h2{margin:2.5rem 0 .4rem;font-size:1.3rem}h3{margin:0;font-size:1rem;overflow-wrap:anywhere}
p{margin:.4rem 0}a{color:var(--link);text-underline-offset:.15em}
a:focus-visible,button:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:.25rem}
.lead{max-width:46rem;font-size:1.1rem}.soft{color:var(--soft)}
.badge{padding:.15rem .65rem;border-radius:1rem;background:var(--badge);color:var(--accent);font-size:.95rem;font-weight:600;letter-spacing:0;overflow-wrap:anywhere}
nav{display:flex;flex-wrap:wrap;gap:.3rem 1.25rem;margin-top:.75rem}
code{font:.875em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}p code{padding:.05rem .3rem;border-radius:.3rem;background:var(--code)}
ul{list-style:none;margin:0;padding:0}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,29rem),1fr));gap:1rem;margin-top:1rem}
.cards>li,.more{padding:1.1rem 1.25rem;border:1px solid var(--line);border-radius:.75rem;background:var(--card)}
.cards>li{display:flex;flex-direction:column}
.top{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.1rem 1rem}.counts{margin:0 0 .5rem}
dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:.45rem .9rem;align-items:center;margin:auto 0 0;font-size:.9rem}dt{color:var(--soft)}dd{display:flex;align-items:center;gap:.5rem;min-width:0;margin:0}
.copy{flex:1;min-width:0;padding:.35rem .55rem;border-radius:.4rem;background:var(--code);overflow-wrap:anywhere;user-select:all;-webkit-user-select:all}
button{flex:none;padding:.3rem .6rem;border:1px solid var(--line);border-radius:.4rem;background:var(--card);color:var(--text);font:inherit;font-size:.8rem;cursor:pointer}button:hover{border-color:var(--accent)}
.more{margin-top:.75rem}.more>li{padding:.25rem 0}
@media(max-width:32rem){dl{grid-template-columns:minmax(0,1fr);gap:.2rem}dd{margin-bottom:.35rem}}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`.trim();

;// CONCATENATED MODULE: ./build/site/html.js


const ESCAPES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
/** Text as HTML shows it, in an element or in a quoted attribute; with nothing hidden in it. */
function html(text) {
    return (0,visible/* visible */.R)(text).replace(/[&<>"']/g, character => ESCAPES[character]);
}
/** A sentence in which code stands between backticks. */
function prose(text) {
    return html(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}
/** A whole page, small and complete in itself. `body` is HTML. */
function page(title, description, body) {
    return new TextEncoder().encode(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(title)}</title>
<meta name="description" content="${html(description)}">
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`);
}


/***/ }),

/***/ 51022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ notFoundJson),
/* harmony export */   v: () => (/* binding */ notFoundFiles)
/* harmony export */ });
/* harmony import */ var _reference_canonical_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84348);
/* harmony import */ var _reference_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89977);
/* harmony import */ var _hosting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61232);
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22414);




/** What is answered for a path that there is not: to people a page, to programs JSON. */
function notFoundFiles(nome, baseUrl) {
    // The page is shown at any path, so that a relative link would lead anywhere.
    const start = baseUrl === null ? (0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy)((0,_reference_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('index')) : `<a href="${(0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy)(baseUrl)}/">${(0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy)(nome)}</a>`;
    const body = `<main>
<h1>Not found</h1>
<p>There is nothing at this address. Start at ${start}.</p>
</main>`;
    return [
        { path: _hosting_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_FOUND_PAGE_PATH */ .hw, bytes: (0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .page */ .MY)(`Not found: ${nome}`, 'Not found', body), schema: null },
        { path: _hosting_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_FOUND_JSON_PATH */ .QM, bytes: notFoundJson(), schema: null },
    ];
}
/** The same for every site, so that a server can give it that has no such file. */
function notFoundJson() {
    return (0,_reference_canonical_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)({ erro: 'not found', indice: (0,_reference_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('index') }, 'compact');
}


/***/ }),

/***/ 72394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ UserError)
/* harmony export */ });
/**
 * The user can mend this: a wrong flag, a file that is not there, a configuration that does not hold.
 * Printed without a stack, with exit code 2. Everything else that is thrown is a bug of ours (exit code 3).
 */
class UserError extends Error {
    name = 'UserError';
    /** One sentence that says what to do. */
    remedy;
    /** The single mistakes, when several were found together. */
    findings;
    constructor(message, remedy, options = {}) {
        super(message, options.cause === undefined ? undefined : { cause: options.cause });
        this.remedy = remedy;
        this.findings = options.findings ?? [];
    }
}


/***/ })

};
