export const id = 4118;
export const ids = [4118];
export const modules = {

/***/ 73834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ locate)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _commands_api_docs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90007);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14343);
/* harmony import */ var _git_left_out_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34719);
/* harmony import */ var _runtime_stats_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15368);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35112);







/** The folder that all files are in, and the files relative to it: imports are followed inside that folder. */
function locate(files) {
    for (const file of files)
        if (!(0,_runtime_stats_js__WEBPACK_IMPORTED_MODULE_5__/* .statsOf */ .L)(file)?.isFile())
            throw noFile(file, files);
    // A file that is named twice, be it through a link, is one source.
    const real = [...new Set(files.map(file => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file)))];
    const here = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)('.');
    const inside = real.every(path => path.startsWith(here + node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    const root = inside ? here : real.map(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname).reduce(commonFolder);
    return { root, sources: real.map(path => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/')) };
}
/** What is wrong with an argument that is no file: an option without its hyphens, a folder, or a name that is mistyped. */
function noFile(given, all) {
    if ((0,_runtime_stats_js__WEBPACK_IMPORTED_MODULE_5__/* .statsOf */ .L)(given)?.isDirectory())
        return new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y($said`There is no file ${given}: it is a folder.`, $said('Name the file in it that declares the server.'));
    const [word] = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_6__/* .nearest */ .p)(given.toLowerCase(), WORDS);
    const isPlain = /^-*[a-z]+$/i.test(given) && word !== undefined;
    if (isPlain) {
        const others = all.filter(file => file !== given);
        const rest = others.length > 0 ? others.join(' ') : 'src/app.df';
        const command = word === 'mock' ? `mock ${rest}` : word === 'verify' ? `api verify ${rest}` : `api ${rest} --${word}`;
        return new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y($said`There is no file ${given}. Did you mean \`refdata ${command}\`?`, EXPLAINED);
    }
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(given);
    const submodule = (0,_git_left_out_js__WEBPACK_IMPORTED_MODULE_4__/* .absentSubmodule */ .ip)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(given));
    if (submodule !== undefined)
        return new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y($said`There is no file ${given}: it is in the submodule ${submodule}, which was not checked out.`, _git_left_out_js__WEBPACK_IMPORTED_MODULE_4__/* .SUBMODULE_REMEDY */ .kO);
    const [near] = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_6__/* .nearest */ .p)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(given), namesIn(folder));
    const meant = near === undefined ? '' : $said` Did you mean ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, near)}?`;
    return new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y($said`There is no file ${given}.${meant}`, EXPLAINED);
}
const EXPLAINED = $said('Name the file that declares the server, such as src/app.df.');
/** Options and commands that are written without their hyphens, or at another place. */
const WORDS = [
    ..._commands_api_docs_js__WEBPACK_IMPORTED_MODULE_2__/* .FORMATS */ .hR.map(_commands_api_docs_js__WEBPACK_IMPORTED_MODULE_2__/* .flagOf */ .iP),
    'all',
    'json',
    'handlers',
    'strict',
    'mock',
    'verify',
];
/** Names of files of a folder; none where there is no folder. */
function namesIn(folder) {
    if (!(0,_runtime_stats_js__WEBPACK_IMPORTED_MODULE_5__/* .statsOf */ .L)(folder)?.isDirectory())
        return [];
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }).flatMap(entry => (entry.isFile() ? [entry.name] : []));
}
function commonFolder(a, b) {
    let common = a;
    while (b !== common && !b.startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, node_path__WEBPACK_IMPORTED_MODULE_1__.sep)))
        common = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(common);
    return common;
}


/***/ }),

/***/ 4118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runApiVerify: () => (/* binding */ runApiVerify)
});

// EXTERNAL MODULE: ./build/said/commands/api-docs.js
var api_docs = __webpack_require__(90007);
// EXTERNAL MODULE: ./build/said/findings/user-error.js
var user_error = __webpack_require__(14343);
// EXTERNAL MODULE: ./build/said/exporters/address.js
var exporters_address = __webpack_require__(99809);
// EXTERNAL MODULE: ./build/said/exporters/answers.js
var answers = __webpack_require__(49834);
// EXTERNAL MODULE: ./build/said/exporters/asked-request.js
var asked_request = __webpack_require__(55325);
// EXTERNAL MODULE: ./build/said/exporters/asked-requests.js
var asked_requests = __webpack_require__(32120);
// EXTERNAL MODULE: ./build/said/exporters/client-request.js
var client_request = __webpack_require__(47634);
// EXTERNAL MODULE: ./build/said/exporters/example.js
var example = __webpack_require__(83015);
// EXTERNAL MODULE: ./build/said/exporters/methods.js
var methods = __webpack_require__(55695);
// EXTERNAL MODULE: ./build/said/exporters/needed-request.js
var needed_request = __webpack_require__(35624);
// EXTERNAL MODULE: ./build/said/exporters/openapi-paths.js
var openapi_paths = __webpack_require__(63260);
// EXTERNAL MODULE: ./build/said/exporters/reads.js
var exporters_reads = __webpack_require__(10116);
// EXTERNAL MODULE: ./build/said/exporters/schema.js
var exporters_schema = __webpack_require__(1682);
// EXTERNAL MODULE: ./build/said/exporters/schema-errors.js
var schema_errors = __webpack_require__(77920);
// EXTERNAL MODULE: ./build/said/findings/rule-info.js
var rule_info = __webpack_require__(50238);
// EXTERNAL MODULE: ./build/said/http/fault.js
var fault = __webpack_require__(22473);
// EXTERNAL MODULE: ./build/said/http/request.js + 1 modules
var request = __webpack_require__(78435);
// EXTERNAL MODULE: ./build/said/rules/api-descriptions.js
var api_descriptions = __webpack_require__(89838);
// EXTERNAL MODULE: ./build/said/text/media-type.js
var media_type = __webpack_require__(89459);
// EXTERNAL MODULE: ./build/said/live/json-text.js
var json_text = __webpack_require__(59957);
;// CONCATENATED MODULE: ./build/said/live/verify-server.js



















/** Methods that change nothing (RFC 9110, §9.2.1). */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const STREAM = 'text/event-stream';
const JSON_MEDIA = 'application/json';
const MAX_BODY_BYTES = 64 * 1024 * 1024;
/** A parameter of the path that nothing is known of. */
const ANY_VALUE = '1';
const BOUNDARY = 'refdata-form';
/**
 * Tries each operation of a document against a server that runs, one after the other, and holds what it answers against
 * what is described. @throws {UserError} when there is no server at that address
 */
async function verifyServer(document, options) {
    const operations = [...(0,openapi_paths/* openapiPaths */.p)(document).paths.values()].flat();
    const meant = operations.filter(({ method }) => options.allowWrites || SAFE.has(method));
    const findings = [];
    for (const operation of meant)
        findings.push(...(await tried(operation, options)));
    return { tried: meant.length, skipped: operations.length - meant.length, findings };
}
async function tried(operation, options) {
    const { method, described } = operation;
    const { path, place } = described.route;
    const responses = (0,answers/* responsesOf */.k)(described.route, method, true);
    const differences = differencesOf(await answerOf(operation, options), responses);
    return differences.map(text => (0,rule_info/* findingOf */.h)(api_descriptions/* answerUnlike */.Nl, `${method} ${path} ${text}.`, `${method} ${path}`, place));
}
async function answerOf(operation, { base, headers = {} }) {
    const asked = requestOf(operation);
    try {
        const { response, content } = await (0,request/* request */.Em)(base.replace(/\/+$/, '') + asked.path, {
            method: operation.method,
            headers: { ...asked.headers, ...headers },
            manualRedirects: true,
            ...(asked.body !== undefined && { body: asked.body }),
        });
        const media = (0,media_type/* mediaTypeOf */.c0)(response.headers.get('content-type'));
        if (media === STREAM) {
            await response.body?.cancel();
            return { status: response.status, media, text: undefined };
        }
        const bytes = await (0,request/* readBounded */.CB)(content, MAX_BODY_BYTES);
        return { status: response.status, media, text: bytes && Buffer.from(bytes).toString('utf8') };
    }
    catch (cause) {
        if (!(cause instanceof fault/* HttpFault */.F9))
            throw cause;
        throw new user_error/* UserError */.y($said`${base} does not answer ${operation.method} ${asked.path}: ${cause.message}`, $said('Start the server, and give its address with --base.'), { cause });
    }
}
/** A request that has what the document says is obligatory. */
function requestOf({ described, method }) {
    const { address, demands, route } = described;
    const asks = (0,asked_requests/* askedRequestsOf */.A)(route);
    if (asks)
        return describedRequest(described, asks, method);
    const { reads = [] } = route;
    const path = (0,exporters_address/* written */.Mp)(address, name => {
        const schema = demands.params.find(each => each.name === name)?.schema ?? (0,exporters_reads/* readParam */["in"])(reads, name);
        return encodeURIComponent(schema ? String((0,example/* exampleOf */.Ql)(schema)) : ANY_VALUE);
    });
    const { query, headers, cookies, body, fields } = (0,needed_request/* neededRequest */.T)(described.demands, described.route.reads);
    const pairs = (all) => all.map(({ name, value }) => [name, String(value)]);
    const search = new URLSearchParams(pairs(query)).toString();
    const cookie = (0,asked_request/* cookieText */.aS)(cookies.map(({ name, value }) => ({ name, value: String(value) })));
    const media = fields ? `${asked_request/* MULTIPART */.D6}; boundary=${BOUNDARY}` : JSON_MEDIA;
    return {
        path: path + (search === '' ? '' : `?${search}`),
        headers: {
            ...Object.fromEntries(pairs(headers)),
            ...(cookie !== '' && { Cookie: cookie }),
            ...((0,methods/* hasBody */.d9)(method) && { 'Content-Type': media }),
        },
        body: (0,methods/* hasBody */.d9)(method) ? (fields ? multipart(fields) : JSON.stringify(body)) : undefined,
    };
}
/** The same of a server that is described already. */
function describedRequest({ address }, asks, method) {
    const { query, headers, cookies, inPath, body } = (0,asked_request/* askedRequest */.Wo)(asks, method);
    const isForm = body?.fields !== undefined && body.media !== asked_request/* URLENCODED */.uo;
    const cookie = (0,asked_request/* cookieText */.aS)(cookies);
    return {
        path: (0,exporters_address/* written */.Mp)(address, name => encodeURIComponent(inPath.get(name) ?? ANY_VALUE)) + (0,client_request/* queryText */.wP)(query),
        headers: {
            ...Object.fromEntries(headers.map(({ name, value }) => [name, value])),
            ...(cookie !== '' && { Cookie: cookie }),
            ...(body && { 'Content-Type': isForm ? `${body.media}; boundary=${BOUNDARY}` : body.media }),
        },
        body: isForm ? multipart(body.fields ?? []) : body?.text,
    };
}
function multipart(fields) {
    const parts = fields.map(({ name, value, isFile }) => {
        const file = isFile ? `; filename="${value}"` : '';
        return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
    });
    return `${parts.join('')}--${BOUNDARY}--\r\n`;
}
/** What of an answer is in no description, as ends of sentences. */
function differencesOf({ status, media, text }, responses) {
    const said = responses[status];
    if (!(0,exporters_schema/* isSchema */.Wl)(said))
        return 'default' in responses ? [] : [$said`answers ${status}, which is not described`];
    if (text === '')
        return [];
    const content = (0,exporters_schema/* isSchema */.Wl)(said.content) ? said.content : {};
    const range = Object.keys(content).find(each => (0,media_type/* isOfMedia */.uW)(each, media));
    if (range === undefined)
        return Object.keys(content).length === 0
            ? [$said`answers ${status} with a body, and none is described`]
            : [
                $said`answers ${status} as ${media || $said('no media type')}, and ${Object.keys(content).join(', ')} is described`,
            ];
    const { schema } = content[range];
    return (0,media_type/* isJsonMedia */.t6)(media) && schema && text !== undefined ? bodyDifferences(status, text, schema) : [];
}
function bodyDifferences(status, text, schema) {
    // What is sent as JSON and is none is told only where something is said of it.
    if (Object.keys(schema).length === 0)
        return [];
    const data = (0,json_text/* jsonOf */.o)(text);
    if (data === undefined)
        return [$said`answers ${status} with a body that is no JSON`];
    const [error] = (0,schema_errors/* schemaErrors */.d)(schema, data);
    return error
        ? [$said`answers ${status} with a body that is not as described: ${error.at || $said('it')} ${error.message}`]
        : [];
}

// EXTERNAL MODULE: ./build/said/text/counted.js
var counted = __webpack_require__(35676);
// EXTERNAL MODULE: ./build/said/cli/findings.js
var findings = __webpack_require__(1755);
// EXTERNAL MODULE: ./build/said/cli/api/locate.js
var locate = __webpack_require__(73834);
;// CONCATENATED MODULE: ./build/said/cli/api/verify.js






/** `refdata api verify`: true when the server answers as its source says. */
async function runApiVerify(file, flags) {
    const { root, sources } = (0,locate/* locate */.x)([file]);
    const config = flags.base === undefined ? {} : { base: flags.base };
    const { servers } = await (0,api_docs/* describeServers */.ec)({ root, sources, server: flags.server, config, handlers: true });
    const [described] = servers;
    if (!described)
        throw new user_error/* UserError */.y($said`${file} has no server.`, $said('Name the file that declares the server.'));
    const { document } = described;
    const headers = Object.fromEntries((flags.header ?? []).map(headerOf));
    const found = await verifyServer(document, {
        base: document.base,
        allowWrites: flags.allowWrites,
        headers,
    });
    if (flags.json)
        process.stdout.write(`${JSON.stringify({ base: document.base, ...found }, null, 2)}\n`);
    else
        (0,findings/* printFindings */.c)(found.findings, process.stdout);
    const left = found.skipped === 0 ? '' : $said`; ${found.skipped} that may change something left out (--allow-writes)`;
    process.stderr.write($said`${(0,counted/* counted */.h)(found.tried, 'operation')} tried at ${document.base}, ${(0,counted/* counted */.h)(found.findings.length, 'difference')}${left}\n`);
    return found.findings.length === 0;
}
function headerOf(text) {
    const colon = text.indexOf(':');
    if (colon < 1)
        throw new user_error/* UserError */.y($said`--header is "${text}", which is no header.`, $said('Write it as "Authorization: Bearer …".'));
    return [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
}


/***/ }),

/***/ 22473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F9: () => (/* binding */ HttpFault),
/* harmony export */   Kl: () => (/* binding */ faultOf),
/* harmony export */   Lx: () => (/* binding */ isClosed),
/* harmony export */   qE: () => (/* binding */ timeoutFault)
/* harmony export */ });
/** Why there is no answer at all. */
class HttpFault extends Error {
    reason;
    remedy;
    name = 'HttpFault';
    /**
     * @param reason continues a sentence that begins with the address: "did not answer within 30 s".
     * @param remedy one sentence.
     */
    constructor(reason, remedy, cause) {
        super(reason, { cause });
        this.reason = reason;
        this.remedy = remedy;
    }
}
const CERTIFICATE = /CERT|LEAF_SIGNATURE|UNABLE_TO_VERIFY/;
/** Codes of Node and of OpenSSL, by what a person can do about them. */
const KNOWN = [
    {
        codes: /^(ENOTFOUND|EAI_AGAIN|EAI_NONAME)$/,
        remedy: $said('The name of the host is not known: look for a typing error; a new domain may need some time to spread.'),
    },
    { codes: /^CERT_HAS_EXPIRED$/, remedy: $said('The certificate of the host has expired: renew it.') },
    {
        codes: /^ERR_TLS_CERT_ALTNAME_INVALID$/,
        remedy: $said('The certificate belongs to another host: give that name, or add this one to the certificate.'),
    },
    {
        codes: CERTIFICATE,
        remedy: $said('Nobody that this machine trusts has signed the certificate: give the host one of a public authority, with its whole chain.'),
    },
    {
        codes: /^(EPROTO|ERR_SSL_.*)$/,
        remedy: $said('The server does not speak TLS there: write http:// in place of https://, or correct the port.'),
    },
    { codes: /^bad port$/, remedy: $said('Browsers refuse that port, and so does this: publish on another.') },
    {
        codes: /^(UND_ERR_SOCKET|ECONNRESET|EPIPE)$/,
        remedy: $said('The connection ended before the answer was whole: try again, and see what ends it if it happens each time.'),
    },
    {
        codes: /^Z_/,
        remedy: $said('The server says that the file is compressed, and it is not: correct its header `Content-Encoding`.'),
    },
    {
        codes: /^redirect count exceeded$/,
        remedy: $said('The server sends visitors round in a circle: correct its redirects.'),
    },
    { codes: /^ECONNREFUSED$/, remedy: $said('Nobody listens there: check the port, and whether the server runs.') },
];
const PROXY = $said('Check the proxy that HTTPS_PROXY or HTTP_PROXY names, and whether it lets you there; hosts that are reached without it belong into NO_PROXY.');
const OTHERWISE = $said('Check the address, and whether the server runs.');
/**
 * What was thrown, as a fault. `fetch` says "fetch failed" for everything; what happened is in the cause.
 *
 * @param proxy the host that was asked for it, if one was: where a certificate is not what is wrong, that is most likely.
 */
function faultOf(error, proxy) {
    const { cause, message } = error;
    const what = cause?.code || cause?.message || message;
    const known = KNOWN.find(({ codes }) => codes.test(what));
    if (proxy === undefined || CERTIFICATE.test(what))
        return new HttpFault($said`could not be fetched (${what})`, known?.remedy ?? OTHERWISE, error);
    const refused = /Proxy response \(\d+\)/.exec(cause?.message ?? '')?.[0];
    return new HttpFault($said`could not be fetched through the proxy ${proxy} (${refused ?? what})`, PROXY, error);
}
/** Whether the other side closed the connection before it answered (RFC 9112, 9.3.1). */
function isClosed(error) {
    const code = error.cause?.code;
    return code === 'UND_ERR_SOCKET' || code === 'ECONNRESET' || code === 'EPIPE';
}
/** What a server that did not answer in time is told as. */
function timeoutFault(timeoutMs) {
    return new HttpFault($said`did not answer within ${timeoutMs / 1000} s`, $said('Check the address, and whether the server runs; it may be slow only now.'));
}


/***/ }),

/***/ 78435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rl: () => (/* binding */ TIMEOUT_MS),
  CB: () => (/* binding */ readBounded),
  Em: () => (/* binding */ request)
});

// EXTERNAL MODULE: ./build/said/runtime/generated/version.js
var version = __webpack_require__(10529);
// EXTERNAL MODULE: ./build/said/http/fault.js
var fault = __webpack_require__(22473);
;// CONCATENATED MODULE: ./build/said/http/proxy.js
/** A machine reaches itself without help. */
const LOOPBACK = /^(?:localhost|127\.[\d.]+|\[::1\])$/;
/** One for each proxy: it keeps connections open. */
const dispatchers = new Map();
/**
 * The proxy that `HTTPS_PROXY` or `HTTP_PROXY` names for an address, in either case; nothing where none is named, or where
 * `NO_PROXY` lists the host, a domain that it is in, or `*`. As for GitHub's API and git.
 */
function proxyFor({ protocol, hostname, port }, env) {
    const named = (name) => env[name.toLowerCase()] || env[name] || '';
    const proxy = named(protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY');
    if (proxy === '' || LOOPBACK.test(hostname))
        return undefined;
    const number = port || (protocol === 'https:' ? '443' : '80');
    const isListed = named('NO_PROXY')
        .toLowerCase()
        .split(/[\s,]+/)
        .map(entry => entry.replace(/^\*?\./, ''))
        .some(entry => entry === '*' || [hostname, `${hostname}:${number}`].some(host => isOf(host, entry)));
    if (isListed)
        return undefined;
    const address = proxy.includes('://') ? proxy : `http://${proxy}`;
    return URL.canParse(address) ? new URL(address) : undefined;
}
function isOf(host, domain) {
    return domain !== '' && (host === domain || host.endsWith(`.${domain}`));
}
/** What makes `fetch` go through a proxy: Node does not do so by itself. */
function dispatcherFor({ href }) {
    const known = dispatchers.get(href);
    if (known)
        return known;
    // Large, and hardly anybody needs it. Its types are not those of Node's own copy.
    const made = __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19)).then(({ ProxyAgent }) => new ProxyAgent(href));
    dispatchers.set(href, made);
    return made;
}

;// CONCATENATED MODULE: ./build/said/http/request.js



/** Static hosts answer in a second; some wake up first. */
const TIMEOUT_MS = 30_000;
/** Methods that may be sent again without asking anybody: RFC 9110, 9.2.1. */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Asks a public address, through the proxy that the environment names for it. @throws {HttpFault} when there is no answer. */
async function request(url, options = {}) {
    const { method = 'GET', headers = {}, timeoutMs = TIMEOUT_MS, bodyTimeoutMs = timeoutMs } = options;
    const proxy = URL.canParse(url) ? proxyFor(new URL(url), process.env) : undefined;
    const first = new AbortController();
    const timer = setTimeout(() => first.abort(), timeoutMs);
    const whole = AbortSignal.timeout(bodyTimeoutMs);
    try {
        const init = {
            method,
            headers: { 'user-agent': `refdata/${version/* VERSION */.x}`, ...headers },
            ...(options.body !== undefined && { body: options.body }),
            redirect: options.manualRedirects ? 'manual' : 'follow',
            signal: AbortSignal.any([first.signal, whole]),
            ...(proxy && { dispatcher: await dispatcherFor(proxy) }),
        };
        // A connection that was kept may be closed by the server at the moment in which it is used again.
        const response = await fetch(url, init).catch((error) => {
            if (!SAFE.has(method) || !(0,fault/* isClosed */.Lx)(error))
                throw error;
            return fetch(url, init);
        });
        return { response, content: bodyOf(response, whole, bodyTimeoutMs) };
    }
    catch (error) {
        throw first.signal.aborted || whole.aborted ? (0,fault/* timeoutFault */.qE)(timeoutMs) : (0,fault/* faultOf */.Kl)(error, proxy?.host);
    }
    finally {
        clearTimeout(timer);
    }
}
async function* bodyOf(response, whole, timeoutMs) {
    try {
        for await (const chunk of response.body ?? [])
            yield chunk;
    }
    catch (error) {
        throw whole.aborted ? (0,fault/* timeoutFault */.qE)(timeoutMs) : (0,fault/* faultOf */.Kl)(error);
    }
}
/** All of it; nothing when it is longer than that. */
async function readBounded(content, maxBytes) {
    const chunks = [];
    let length = 0;
    for await (const chunk of content) {
        length += chunk.length;
        // Leaving the loop cancels the rest of the body.
        if (length > maxBytes)
            return undefined;
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}


/***/ }),

/***/ 59957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ jsonOf)
/* harmony export */ });
/** What a text of JSON holds; undefined for one that is none. */
function jsonOf(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ })

};
