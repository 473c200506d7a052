export const id = 105;
export const ids = [105];
export const modules = {

/***/ 20902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ startProgress)
/* harmony export */ });
/** Shows what is being done, on a terminal only: elsewhere progress is noise. Call `stop` before printing anything else. */
async function startProgress(quiet) {
    if (quiet || !process.stderr.isTTY)
        return { step: () => { }, stop: () => { } };
    const { default: spinner } = await __webpack_require__.e(/* import() */ 540).then(__webpack_require__.bind(__webpack_require__, 36540));
    const running = spinner({ stream: process.stderr }).start('starting');
    return {
        step: part => {
            running.text = part;
        },
        stop: () => running.stop(),
    };
}


/***/ }),

/***/ 66221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F9: () => (/* binding */ HttpFault),
/* harmony export */   Kl: () => (/* binding */ faultOf),
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
        remedy: 'The name of the host is not known: look for a typing error; a new domain may need some time to spread.',
    },
    { codes: /^CERT_HAS_EXPIRED$/, remedy: 'The certificate of the host has expired: renew it.' },
    {
        codes: /^ERR_TLS_CERT_ALTNAME_INVALID$/,
        remedy: 'The certificate belongs to another host: give that name, or add this one to the certificate.',
    },
    {
        codes: CERTIFICATE,
        remedy: 'Nobody that this machine trusts has signed the certificate: give the host one of a public authority, with its whole chain.',
    },
    {
        codes: /^(EPROTO|ERR_SSL_.*)$/,
        remedy: 'The server does not speak TLS there: write http:// in place of https://, or correct the port.',
    },
    { codes: /^bad port$/, remedy: 'Browsers refuse that port, and so does this: publish on another.' },
    { codes: /^ECONNREFUSED$/, remedy: 'Nobody listens there: check the port, and whether the server runs.' },
];
const PROXY = 'Check the proxy that HTTPS_PROXY or HTTP_PROXY names, and whether it lets you there; hosts that are reached without it belong into NO_PROXY.';
const OTHERWISE = 'Check the address, and whether the server runs.';
/**
 * What was thrown, as a fault. `fetch` says "fetch failed" for everything; what happened is in the cause.
 *
 * @param proxy the host that was asked for it, if one was: where a certificate is not what is wrong, that is most likely.
 */
function faultOf(error, proxy) {
    const { cause, message } = error;
    const what = cause?.code ?? cause?.message ?? message;
    const known = KNOWN.find(({ codes }) => codes.test(what));
    if (proxy === undefined || CERTIFICATE.test(what))
        return new HttpFault(`could not be fetched (${what})`, known?.remedy ?? OTHERWISE, error);
    const refused = /Proxy response \(\d+\)/.exec(cause?.message ?? '')?.[0];
    return new HttpFault(`could not be fetched through the proxy ${proxy} (${refused ?? what})`, PROXY, error);
}
function timeoutFault(timeoutMs) {
    return new HttpFault(`did not answer within ${timeoutMs / 1000} s`, 'Check the address, and whether the server runs; it may be slow only now.');
}


/***/ }),

/***/ 37233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ openUrl),
/* harmony export */   w: () => (/* binding */ readUrl)
/* harmony export */ });
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66221);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80013);


/** Opens a published file; redirects are followed. Never throws for what the answer is. */
async function openUrl(url, options = {}) {
    try {
        const answer = await (0,_request_js__WEBPACK_IMPORTED_MODULE_1__/* .request */ .Em)(url, options);
        const refused = await refusalOf(url, answer);
        return refused ?? { kind: 'found', content: answer.content };
    }
    catch (error) {
        return unreachable(error);
    }
}
/** Reads a published file of at most `maxBytes`; redirects are followed. Never throws for what the answer is. */
async function readUrl(url, maxBytes, options = {}) {
    const opened = await openUrl(url, options);
    if (opened.kind !== 'found')
        return opened;
    try {
        const bytes = await (0,_request_js__WEBPACK_IMPORTED_MODULE_1__/* .readBounded */ .CB)(opened.content, maxBytes);
        return bytes ? { kind: 'found', bytes } : { kind: 'too-large' };
    }
    catch (error) {
        return unreachable(error);
    }
}
async function refusalOf(url, { response }) {
    if (response.ok && !isDecoded(url, response))
        return undefined;
    await response.body?.cancel();
    if (response.ok)
        return {
            kind: 'unreadable',
            reason: 'is sent with `Content-Encoding`, which clients undo: its hash is another then',
        };
    if (response.status === 404 || response.status === 410)
        return { kind: 'missing' };
    return { kind: 'unreadable', reason: `answered ${response.status} ${response.statusText}`.trimEnd() };
}
/** Some servers take an archive for a tar file that they compressed on the way. */
function isDecoded(url, { headers }) {
    return url.endsWith('.gz') && !['identity', null].includes(headers.get('content-encoding'));
}
function unreachable(error) {
    if (!(error instanceof _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .HttpFault */ .F9))
        throw error;
    return { kind: 'unreachable', reason: error.reason };
}


/***/ }),

/***/ 80013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rl: () => (/* binding */ TIMEOUT_MS),
  CB: () => (/* binding */ readBounded),
  Em: () => (/* binding */ request)
});

// EXTERNAL MODULE: ./build/generated/version.js
var version = __webpack_require__(9594);
// EXTERNAL MODULE: ./build/http/fault.js
var fault = __webpack_require__(66221);
;// CONCATENATED MODULE: ./build/http/proxy.js
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
    const made = __webpack_require__.e(/* import() */ 752).then(__webpack_require__.t.bind(__webpack_require__, 24371, 19)).then(({ ProxyAgent }) => new ProxyAgent(href));
    dispatchers.set(href, made);
    return made;
}

;// CONCATENATED MODULE: ./build/http/request.js



/** Static hosts answer in a second; some wake up first. */
const TIMEOUT_MS = 30_000;
/** Asks a public address, through the proxy that the environment names for it. @throws {HttpFault} when there is no answer. */
async function request(url, options = {}) {
    const { method = 'GET', headers = {}, timeoutMs = TIMEOUT_MS, bodyTimeoutMs = timeoutMs } = options;
    const proxy = URL.canParse(url) ? proxyFor(new URL(url), process.env) : undefined;
    const first = new AbortController();
    const timer = setTimeout(() => first.abort(), timeoutMs);
    const whole = AbortSignal.timeout(bodyTimeoutMs);
    try {
        const response = await fetch(url, {
            method,
            headers: { 'user-agent': `refdata/${version/* VERSION */.x}`, ...headers },
            redirect: options.manualRedirects ? 'manual' : 'follow',
            signal: AbortSignal.any([first.signal, whole]),
            ...(proxy && { dispatcher: await dispatcherFor(proxy) }),
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

/***/ 94065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ sha256Of),
/* harmony export */   J: () => (/* binding */ readJsonFile)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99547);
/* harmony import */ var _rule_info_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(850);
/* harmony import */ var _contract_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96032);
/* harmony import */ var _json_pointer_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1962);
/* harmony import */ var _shown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78723);







/** The contract needs eight; parsers and validators of others recurse. */
const MAX_DEPTH = 100;
const LINE_FEED = 0x0a;
const QUOTE = 0x22;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
/** Decodes and parses a published file; whatever is wrong with the bytes becomes a finding. */
function readJsonFile(path, place, bytes) {
    const file = { path, place, bytes: bytes.length, sha256: sha256Of(bytes) };
    const finding = (rule, message, where, pointer) => {
        const subject = pointer === undefined ? path : `${path}#${pointer}`;
        return (0,_rule_info_js__WEBPACK_IMPORTED_MODULE_4__/* .findingOf */ .h)(rule, message, subject, { file: place, ...where });
    };
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes)) {
        const line = firstInvalidLine(bytes);
        const message = `${path} is not UTF-8: line ${line} holds a byte that does not belong there.`;
        return { ...file, findings: [finding(_contract_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .encoding */ .OK, message, { line })] };
    }
    const findings = [];
    const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    if (marked)
        findings.push(finding(_contract_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .encoding */ .OK, `${path} begins with a byte order mark.`, { line: 1, column: 1 }));
    const text = new TextDecoder().decode(bytes);
    const { depth, keys } = survey(text);
    if (depth > MAX_DEPTH) {
        const message = `${path} is nested deeper than ${MAX_DEPTH} levels.`;
        return { ...file, text, findings: [...findings, finding(_contract_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonSyntax */ .WS, message, {})] };
    }
    let data;
    try {
        data = JSON.parse(text);
    }
    catch {
        const { message, ...where } = syntaxError(text);
        findings.push(finding(_contract_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonSyntax */ .WS, `${path} is not JSON: ${message}.`, where));
        return { ...file, text, findings };
    }
    // Counting is ten times as fast as looking, and nearly always enough.
    const duplicates = countKeys(data) === keys ? [] : duplicateKeys(text);
    for (const { key, pointer, ...where } of duplicates) {
        findings.push(finding(_contract_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonDuplicateKey */ .DY, `The key ${(0,_shown_js__WEBPACK_IMPORTED_MODULE_5__/* .shown */ .S)(key)} stands twice in its object.`, where, pointer));
    }
    return { ...file, text, data, findings };
}
/** SHA-256 in lower-case hexadecimal. */
function sha256Of(bytes) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)('sha256').update(bytes).digest('hex');
}
/** A line feed is never part of a longer character, so lines can be looked at one by one. */
function firstInvalidLine(bytes) {
    let line = 1;
    let start = 0;
    for (;;) {
        const end = bytes.indexOf(LINE_FEED, start);
        if (end < 0 || !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(start, end)))
            return line;
        start = end + 1;
        line += 1;
    }
}
/**
 * What can be seen of a JSON text without parsing it: how deep brackets stand in each other, found before anything
 * parses that could run out of stack, and how many keys there are, which is the number of colons outside of strings.
 */
function survey(text) {
    let open = 0;
    let depth = 0;
    let keys = 0;
    for (let i = 0; i < text.length; i += 1) {
        const code = text.charCodeAt(i);
        if (code === QUOTE) {
            i = endOfString(text, i);
        }
        else if (code === COLON) {
            keys += 1;
        }
        else if (code === OPEN_BRACKET || code === OPEN_BRACE) {
            open += 1;
            if (open > depth)
                depth = open;
        }
        else if (code === CLOSE_BRACKET || code === CLOSE_BRACE) {
            open -= 1;
        }
    }
    return { depth, keys };
}
/** Index of the quote that ends the string which begins at `start`; the end of the text when none does. */
function endOfString(text, start) {
    for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
        let before = end - 1;
        while (text.charCodeAt(before) === BACKSLASH)
            before -= 1;
        // Backslashes in pairs stand for themselves, and the quote behind them counts.
        if ((end - before) % 2 === 1)
            return end;
    }
    return text.length;
}
/** Number of keys that parsing has left. */
function countKeys(data) {
    if (typeof data !== 'object' || data === null)
        return 0;
    const values = Array.isArray(data) ? data : Object.values(data);
    let keys = values === data ? 0 : values.length;
    for (const value of values)
        keys += countKeys(value);
    return keys;
}
/** The engine's own messages differ between versions of Node, and some name no place. */
function syntaxError(text) {
    let found;
    const onError = (code, _offset, _length, line, column) => {
        found ??= { message: messageOf(code), line: line + 1, column: column + 1 };
    };
    try {
        (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_2__.visit)(text, { onError }, { disallowComments: true });
    }
    catch (error) {
        // Where quotes are not in pairs, the depth may have been hidden; what was found before that still holds.
        if (!(error instanceof RangeError))
            throw error;
    }
    return found ?? { message: 'the text ends early or goes on after the end' };
}
/** `CommaExpected` becomes "comma expected". */
function messageOf(code) {
    return (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_2__.printParseErrorCode)(code)
        .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
        .toLowerCase();
}
/** Keys that stand a second time in their object: `JSON.parse` keeps the last one and says nothing. */
function duplicateKeys(text) {
    const duplicates = [];
    const open = [];
    (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_2__.visit)(text, {
        onObjectBegin: () => {
            open.push(new Set());
        },
        onObjectEnd: () => {
            open.pop();
        },
        onObjectProperty: (key, _offset, _length, line, column, path) => {
            const keys = open.at(-1);
            if (keys?.has(key)) {
                duplicates.push({ key, pointer: (0,_json_pointer_js__WEBPACK_IMPORTED_MODULE_6__.at)('', ...path(), key), line: line + 1, column: column + 1 });
            }
            keys?.add(key);
        },
    });
    return duplicates;
}


/***/ }),

/***/ 18765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ MAX_PUBLISHED_FILE_BYTES)
/* harmony export */ });
/** A hundred times the largest file that we know. */
const MAX_PUBLISHED_FILE_BYTES = 64 * 1024 * 1024;


/***/ }),

/***/ 48048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fz: () => (/* binding */ MIN_BYTES_FOR_RATIO),
/* harmony export */   bL: () => (/* binding */ readArchive),
/* harmony export */   xz: () => (/* binding */ ArchiveFault),
/* harmony export */   zN: () => (/* binding */ MAX_RATIO)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46466);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38522);
/* harmony import */ var tar_stream__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56118);
/* harmony import */ var _reference_shown_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78723);
/* harmony import */ var _entry_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56372);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72949);








/** What an archive may unpack to: a thousand times what packages have. */
const MAX_UNPACKED_BYTES = 1024 * 1024 * 1024;
const MAX_ENTRIES = 100_000;
/** Text shrinks to a fifth; deflate can reach a thousandth, with nothing in it. */
const MAX_RATIO = 100;
/** Below this size a high ratio harms nobody. */
const MIN_BYTES_FOR_RATIO = 16 * 1024 * 1024;
const CHUNK_BYTES = 64 * 1024;
/** What an archive breaks; the message continues a sentence: "holds the symbolic link …". */
class ArchiveFault extends Error {
    rule;
    constructor(rule, message) {
        super(message);
        this.rule = rule;
    }
}
/**
 * Reads an archive once, as a stream: its hash, and its files one by one. What is not a sound archive with one folder
 * `root` ends the reading with a fault, before that file is visited; nothing is written, and no more than a chunk is
 * held. The size is counted as it unpacks, whatever the headers say.
 */
async function readArchive(input, root, visit = async ({ content }) => skip(content)) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const gunzip = (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.createGunzip)({ chunkSize: CHUNK_BYTES });
    const reading = new Reading(root, visit);
    let open = true;
    const done = reading.run(gunzip).finally(() => {
        open = false;
        gunzip.destroy();
    });
    // It is awaited below; without this, a fault while the input is slow would count as unhandled.
    done.catch(() => undefined);
    try {
        for await (const chunk of input) {
            hash.update(chunk);
            reading.bytes += chunk.length;
            if (open && !gunzip.write(chunk))
                await Promise.race([(0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(gunzip, 'drain'), done]).catch(() => undefined);
        }
    }
    catch (error) {
        // The input broke off: that is not for the archive to explain.
        gunzip.destroy();
        throw error;
    }
    if (open)
        gunzip.end();
    const fault = await done;
    return { sha256: hash.digest('hex'), bytes: reading.bytes, fault };
}
class Reading {
    root;
    visit;
    /** Compressed bytes so far. */
    bytes = 0;
    unpacked = 0;
    entries = 0;
    files = new Set();
    folders = new Set();
    /** What went wrong while a file was visited: not the archive's fault. */
    failure;
    constructor(root, visit) {
        this.root = root;
        this.visit = visit;
    }
    async run(gunzip) {
        const tar = (0,tar_stream__WEBPACK_IMPORTED_MODULE_4__.extract)();
        const metered = (source) => this.metered(source);
        const results = await Promise.allSettled([(0,node_stream_promises__WEBPACK_IMPORTED_MODULE_2__.pipeline)(gunzip, metered, tar), this.visitAll(tar)]);
        if (this.failure !== undefined)
            throw this.failure;
        const reasons = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []));
        const fault = reasons.find(reason => reason instanceof ArchiveFault);
        if (fault)
            return fault;
        // Both stop when one does; the first to fail is the one that says why.
        if (reasons[0])
            return new ArchiveFault(_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .registryArchiveUnreadable */ .rQ, `cannot be unpacked (${reasons[0].message})`);
        if (this.files.size === 0)
            return new ArchiveFault(_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .registryArchiveRoot */ .wv, 'holds no files');
        return undefined;
    }
    async *metered(source) {
        for await (const chunk of source) {
            this.unpacked += chunk.length;
            if (this.unpacked > MAX_UNPACKED_BYTES) {
                throw new ArchiveFault(_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .registryArchiveSize */ .JI, `unpacks to more than ${MAX_UNPACKED_BYTES} bytes`);
            }
            if (this.unpacked > MIN_BYTES_FOR_RATIO && this.unpacked > this.bytes * MAX_RATIO) {
                throw new ArchiveFault(_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .registryArchiveSize */ .JI, `unpacks to more than ${MAX_RATIO} times its size`);
            }
            yield chunk;
        }
    }
    async visitAll(tar) {
        for await (const entry of tar) {
            const path = this.admit(entry.header);
            const content = entry;
            if (path === undefined) {
                await skip(content);
                continue;
            }
            const { size, mode } = entry.header;
            try {
                await this.visit({ path, size, executable: (mode & 0o100) !== 0, content });
            }
            catch (error) {
                // A full disk, say: not the archive's fault.
                if (error.syscall !== undefined)
                    this.failure = error;
                throw error;
            }
        }
    }
    /** The path of a file below the root; nothing for a folder. @throws {ArchiveFault} */
    admit({ name, type }) {
        this.entries += 1;
        if (this.entries > MAX_ENTRIES) {
            throw new ArchiveFault(_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .registryArchiveSize */ .JI, `holds more than ${MAX_ENTRIES} entries`);
        }
        const fault = (0,_entry_path_js__WEBPACK_IMPORTED_MODULE_6__/* .faultOfPath */ .JG)(name);
        if (fault !== undefined)
            throw new ArchiveFault(_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .registryArchiveEntry */ .qW, `holds ${(0,_reference_shown_js__WEBPACK_IMPORTED_MODULE_7__/* .shown */ .S)(name)}, which ${fault}`);
        const kind = type ?? 'unknown';
        if (kind !== 'file' && kind !== 'contiguous-file' && kind !== 'directory') {
            throw new ArchiveFault(_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .registryArchiveEntry */ .qW, `holds ${(0,_reference_shown_js__WEBPACK_IMPORTED_MODULE_7__/* .shown */ .S)(name)}, which is ${KINDS[kind] ?? 'of an unknown kind'}`);
        }
        const [root, ...parts] = (0,_entry_path_js__WEBPACK_IMPORTED_MODULE_6__/* .partsOf */ .CI)(name);
        if (root !== this.root || (kind !== 'directory' && parts.length === 0)) {
            throw new ArchiveFault(_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .registryArchiveRoot */ .wv, `holds ${(0,_reference_shown_js__WEBPACK_IMPORTED_MODULE_7__/* .shown */ .S)(name)}, which is not in the folder ${this.root}`);
        }
        const path = parts.join('/');
        this.register(name, path, kind !== 'directory');
        return kind === 'directory' ? undefined : path;
    }
    /** A path stands for one thing; folders may be named again. */
    register(name, path, isFile) {
        const key = (0,_entry_path_js__WEBPACK_IMPORTED_MODULE_6__/* .pathKey */ .Pn)(path);
        if (this.files.has(key) || (isFile && this.folders.has(key))) {
            throw new ArchiveFault(_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .registryArchiveEntry */ .qW, `holds ${(0,_reference_shown_js__WEBPACK_IMPORTED_MODULE_7__/* .shown */ .S)(name)} twice, or as a file and a folder`);
        }
        if (isFile)
            this.files.add(key);
        else
            this.folders.add(key);
        for (let end = key.lastIndexOf('/'); end > 0; end = key.lastIndexOf('/', end - 1)) {
            const folder = key.slice(0, end);
            if (this.files.has(folder)) {
                throw new ArchiveFault(_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .registryArchiveEntry */ .qW, `holds ${(0,_reference_shown_js__WEBPACK_IMPORTED_MODULE_7__/* .shown */ .S)(name)} below a file`);
            }
            if (this.folders.has(folder))
                break;
            this.folders.add(folder);
        }
    }
}
const KINDS = {
    link: 'a hard link',
    symlink: 'a symbolic link',
    'character-device': 'a device',
    'block-device': 'a device',
    fifo: 'a pipe',
};
async function skip(content) {
    for await (const _chunk of content)
        ;
}


/***/ }),

/***/ 56372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   JG: () => (/* binding */ faultOfPath),
/* harmony export */   Pn: () => (/* binding */ pathKey),
/* harmony export */   xo: () => (/* binding */ faultOfPackedPath)
/* harmony export */ });
/** Paths of files in archives: what no archive may hold, and what ours do not. */
/** Reserved by Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;
/** The parts of a path in an archive; "./" and a slash at the end say nothing. */
function partsOf(path) {
    return path.split('/').filter((part, i, all) => part !== '.' && !(part === '' && i === all.length - 1));
}
/** Why a path must not be unpacked, to continue a sentence: "is absolute"; nothing when it is safe. */
function faultOfPath(path) {
    if (path.startsWith('/') || /^[A-Za-z]:/.test(path))
        return 'is absolute';
    if (path.includes('\\'))
        return 'holds a backslash, which leads elsewhere on Windows';
    if (/[\p{Cc}\ufffd]/u.test(path))
        return 'holds a control or broken character';
    if (path.includes(':'))
        return 'holds a colon, which means something else on Windows';
    const parts = partsOf(path);
    if (parts.length === 0 || parts.includes(''))
        return 'is empty in part';
    // Windows also drops dots and blanks at the end of a name: ".. " leads up, too.
    if (parts.some(part => /^[. ]+$/.test(part)))
        return 'leads upwards';
    return undefined;
}
/** Why a path should not be packed: some system that has the language cannot unpack it. */
function faultOfPackedPath(path) {
    const fault = faultOfPath(path);
    if (fault !== undefined)
        return fault;
    for (const part of partsOf(path)) {
        if (/[<>"|?*]/.test(part))
            return 'holds a character that Windows does not allow';
        if (/[. ]$/.test(part))
            return 'has a part that ends in a dot or a blank, which Windows drops';
        if (DEVICE.test(part))
            return 'has the name of a device of Windows';
    }
    return undefined;
}
/** The same for paths that are one file on macOS or Windows. */
function pathKey(path) {
    return path.normalize('NFC').toLowerCase();
}


/***/ }),

/***/ 87690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bf: () => (/* binding */ archiveFile),
/* harmony export */   Jj: () => (/* binding */ packageData),
/* harmony export */   K$: () => (/* binding */ INDEX_FILE),
/* harmony export */   W1: () => (/* binding */ configOf),
/* harmony export */   g2: () => (/* binding */ CONFIG_FILE),
/* harmony export */   jL: () => (/* binding */ PACKAGES_FOLDER),
/* harmony export */   mj: () => (/* binding */ DEFAULT_MANIFEST),
/* harmony export */   nR: () => (/* binding */ packageFile)
/* harmony export */ });
/** Files of a registry, by their path under its address. */
const INDEX_FILE = 'index.json';
const CONFIG_FILE = 'config.json';
/** Holds the archives, and one small file for each package. */
const PACKAGES_FOLDER = 'pacotes';
/** Manifest of a package of the language, in its own folder. */
const DEFAULT_MANIFEST = 'forge.toml';
function packageFile(name) {
    return `${PACKAGES_FOLDER}/${name}.json`;
}
function archiveFile(arquivo) {
    return `${PACKAGES_FOLDER}/${arquivo}`;
}
/** What config.json says: where clients find the rest, relative to it. */
function configOf(registro, manifest) {
    return {
        formato: 1,
        registro,
        indice: INDEX_FILE,
        pacote: packageFile('{nome}'),
        arquivo: archiveFile('{arquivo}'),
        manifesto: manifest,
    };
}
/** What the file of a single package says: the package's part of the index, and whose it is. */
function packageData(registro, nome, pacote) {
    return { registro, nome, ...pacote };
}


/***/ }),

/***/ 9329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ ManifestReader)
/* harmony export */ });
/* harmony import */ var smol_toml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3292);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38815);
/* harmony import */ var _extract_expression_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60566);
/* harmony import */ var _reference_json_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94065);
/* harmony import */ var _reference_shown_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(78723);
/* harmony import */ var _rule_info_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(850);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72394);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(80450);
/* harmony import */ var _range_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57423);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72949);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2670);











const MAX_YAML_ALIASES = 100;
/** A manifest's fields where `forge.toml` has them: `[package]`, else `[project]` (reference-language.md §10.1). */
const FORGE = {
    nome: section('name'),
    versao: section('version'),
    descricao: section('description'),
    licenca: section('license'),
    autores: section('authors'),
    tags: section('keywords'),
    dependencias: 'dependencies',
    dataforge: section('dataforge'),
    entrada: section('entry'),
};
/** Reads manifests with the fields where a map has them. */
class ManifestReader {
    fields;
    /** @throws {UserError} for an expression that does not compile. */
    constructor(map = {}) {
        const names = Object.keys(FORGE);
        this.fields = new Map(names.map(name => [name, compile(name, map[name] ?? FORGE[name])]));
    }
    /** @param path of the manifest in the repository, which also says its format. */
    async read(path, bytes) {
        const text = new TextDecoder().decode(bytes);
        let data;
        try {
            data = parse(path, bytes, text);
        }
        catch (error) {
            if (!(error instanceof SyntaxFault))
                throw error;
            return {
                manifest: undefined,
                findings: [
                    (0,_rule_info_js__WEBPACK_IMPORTED_MODULE_8__/* .findingOf */ .h)(_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .packageManifest */ .u5, `${path} cannot be read: ${error.message}.`, path, {
                        file: path,
                        ...error.where,
                    }),
                ],
            };
        }
        const form = new Form(path, text, await this.evaluate(data));
        const manifest = form.manifest();
        return { manifest: form.findings.length === 0 ? manifest : undefined, findings: form.findings };
    }
    /** Name and version as a manifest has them, whatever else is in it; nothing for a manifest that cannot be read. */
    async identify(path, bytes) {
        try {
            const values = await this.evaluate(parse(path, bytes, new TextDecoder().decode(bytes)));
            return { name: values.get('nome'), version: values.get('versao') };
        }
        catch (error) {
            if (error instanceof SyntaxFault)
                return undefined;
            throw error;
        }
    }
    async evaluate(data) {
        const values = new Map();
        // A JSON copy: parsers give dates and objects without a prototype, which expressions do not know.
        const input = JSON.parse(JSON.stringify(data ?? {}));
        for (const [name, expression] of this.fields) {
            const outcome = await expression.evaluate(input).catch((error) => {
                throw new _user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`registro.map.${name} fails: ${error.message}.`, 'Correct it in refdata.yml.', {
                    cause: error,
                });
            });
            values.set(name, 'data' in outcome ? outcome.data : undefined);
        }
        return values;
    }
}
/** The values of a manifest on their way into the shape of the index. */
class Form {
    path;
    source;
    values;
    findings = [];
    constructor(path, source, values) {
        this.path = path;
        this.source = source;
        this.values = values;
    }
    manifest() {
        const name = this.text('nome', true);
        const version = this.text('versao', true);
        const dataforge = this.text('dataforge') || '*';
        if (name !== '' && !(0,_names_js__WEBPACK_IMPORTED_MODULE_9__/* .isPackageName */ .kb)(name))
            this.complain(_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .registryPackageName */ .fd, `${(0,_reference_shown_js__WEBPACK_IMPORTED_MODULE_10__/* .shown */ .S)(name)} is no package name.`, name);
        if (version !== '' && !(0,_version_js__WEBPACK_IMPORTED_MODULE_7__/* .isPublishedVersion */ .PG)(version))
            this.complain(_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .registryVersion */ .eZ, `${(0,_reference_shown_js__WEBPACK_IMPORTED_MODULE_10__/* .shown */ .S)(version)} is no version.`, version);
        this.checkRange('dataforge', dataforge);
        return {
            name,
            version,
            about: {
                descricao: this.text('descricao'),
                licenca: this.text('licenca'),
                autores: this.texts('autores'),
                tags: this.texts('tags'),
            },
            dependencias: this.dependencias(),
            dataforge,
            entry: this.text('entrada') || undefined,
            place: this.placeWith(version),
        };
    }
    text(field, needed = false) {
        const value = this.values.get(field);
        if (typeof value === 'string' && (value.trim() !== '' || !needed))
            return value.trim();
        if (value !== undefined && value !== null && value !== '') {
            this.complain(_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .packageField */ .jP, `${field} is ${(0,_reference_shown_js__WEBPACK_IMPORTED_MODULE_10__/* .shown */ .S)(value)}; it must be a text, in quotes.`, String(value));
        }
        else if (needed) {
            this.complain(_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .packageField */ .jP, `${field} is missing.`);
        }
        return '';
    }
    /** Expressions give a list of one as its item. */
    texts(field) {
        const value = this.values.get(field) ?? [];
        const items = Array.isArray(value) ? value : [value];
        const texts = items
            .filter(item => typeof item === 'string')
            .map(item => item.trim())
            .filter(item => item !== '');
        if (texts.length < items.length)
            this.complain(_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .packageField */ .jP, `${field} is not a list of texts that say something.`);
        return texts;
    }
    dependencias() {
        const value = this.values.get('dependencias') ?? {};
        if (typeof value !== 'object' || Array.isArray(value)) {
            this.complain(_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .packageField */ .jP, `dependencias is ${(0,_reference_shown_js__WEBPACK_IMPORTED_MODULE_10__/* .shown */ .S)(value)}; it must have a range for each name.`);
            return {};
        }
        const entries = Object.entries(value).flatMap(([name, asked]) => {
            const range = this.rangeOf(name, asked);
            return range === undefined ? [] : [[name, range]];
        });
        return Object.fromEntries(entries);
    }
    /** The range of a dependency: a text, or `version` beside `path`, `git` or `url` (reference-language.md §10.1). */
    rangeOf(name, asked) {
        const range = typeof asked === 'object' && asked !== null && 'version' in asked ? asked.version : asked;
        if (typeof range !== 'string') {
            const what = typeof asked === 'object' ? 'has no version range' : `is ${(0,_reference_shown_js__WEBPACK_IMPORTED_MODULE_10__/* .shown */ .S)(asked)}`;
            this.complain(_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .packageDependency */ .eX, `The dependency ${(0,_reference_shown_js__WEBPACK_IMPORTED_MODULE_10__/* .shown */ .S)(name)} ${what}.`, name);
            return undefined;
        }
        const trimmed = range.trim();
        if (/^(?:https?:|git\+|path:|\.{0,2}\/)/.test(trimmed)) {
            this.complain(_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .packageDependency */ .eX, `The dependency ${(0,_reference_shown_js__WEBPACK_IMPORTED_MODULE_10__/* .shown */ .S)(name)} is ${(0,_reference_shown_js__WEBPACK_IMPORTED_MODULE_10__/* .shown */ .S)(trimmed)}, which is not a version range.`, name);
            return undefined;
        }
        return this.checkRange(`The dependency ${name}`, trimmed) ? trimmed : undefined;
    }
    checkRange(what, range) {
        try {
            (0,_range_js__WEBPACK_IMPORTED_MODULE_5__/* .parseRange */ .RC)(range);
            return true;
        }
        catch (error) {
            if (!(error instanceof _range_js__WEBPACK_IMPORTED_MODULE_5__/* .InvalidRange */ .Pz))
                throw error;
            this.complain(_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .registryRange */ .l5, `${what} has the range ${(0,_reference_shown_js__WEBPACK_IMPORTED_MODULE_10__/* .shown */ .S)(range)}, which cannot be read: ${error.message}.`, range);
            return false;
        }
    }
    complain(rule, message, needle) {
        this.findings.push((0,_rule_info_js__WEBPACK_IMPORTED_MODULE_8__/* .findingOf */ .h)(rule, message, this.path, this.placeWith(needle)));
    }
    /** The first line that holds a text: manifests are short, and name it once. */
    placeWith(needle) {
        const line = needle ? this.source.split(/\r\n?|\n/).findIndex(text => text.includes(needle)) : -1;
        return line < 0 ? { file: this.path } : { file: this.path, line: line + 1 };
    }
}
/** A manifest that is not in its format. */
class SyntaxFault extends Error {
    where;
    constructor(message, where = {}) {
        super(message);
        this.where = where;
    }
}
function parse(path, bytes, text) {
    if (path.endsWith('.json'))
        return parseJson(path, bytes);
    if (/\.ya?ml$/.test(path))
        return parseYaml(text);
    try {
        return (0,smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text);
    }
    catch (error) {
        if (!(error instanceof smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .TomlError */ .zx))
            throw error;
        const [first = ''] = error.message.split('\n');
        throw new SyntaxFault(first.replace(/^Invalid TOML document: /, ''), {
            line: error.line,
            column: error.column,
        });
    }
}
function parseJson(path, bytes) {
    const { data, findings } = (0,_reference_json_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readJsonFile */ .J)(path, path, bytes);
    const [first] = findings;
    if (!first)
        return data;
    const { line, column } = first.place ?? {};
    throw new SyntaxFault(first.message.replace(/\.$/, ''), {
        ...(line && { line }),
        ...(column && { column }),
    });
}
function parseYaml(text) {
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .parseDocument */ .Tp)(text, { customTags: [] });
    const [error] = document.errors;
    if (error) {
        const [start] = error.linePos ?? [];
        const [first = ''] = error.message.split('\n');
        throw new SyntaxFault(first.replace(/ at line \d+.*$/, ''), start && { line: start.line, column: start.col });
    }
    try {
        return document.toJS({ maxAliasCount: MAX_YAML_ALIASES });
    }
    catch (cause) {
        throw new SyntaxFault(cause.message);
    }
}
function section(field) {
    return `$exists(package) ? package.${field} : project.${field}`;
}
function compile(field, source) {
    try {
        return new _extract_expression_js__WEBPACK_IMPORTED_MODULE_2__/* .MappingExpression */ .rO(source);
    }
    catch (cause) {
        if (!(cause instanceof _extract_expression_js__WEBPACK_IMPORTED_MODULE_2__/* .ExpressionError */ .tj))
            throw cause;
        throw new _user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`registro.map.${field} is no JSONata expression: ${cause.message}.`, 'Correct it in refdata.yml.', { cause });
    }
}


/***/ }),

/***/ 80450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I5: () => (/* binding */ rootOf),
/* harmony export */   Qj: () => (/* binding */ registryNameOf),
/* harmony export */   dZ: () => (/* binding */ archiveNameOf),
/* harmony export */   kb: () => (/* binding */ isPackageName)
/* harmony export */ });
/** Names of packages and of what is made from them (reference-language.md §10.3, §10.5). */
/** A lower-case ASCII letter, then 1 to 48 of letters, digits, `_`, `-`. */
const PACKAGE_NAME = /^[a-z][a-z0-9_-]{1,48}$/;
function isPackageName(name) {
    return PACKAGE_NAME.test(name);
}
/** The one folder that an archive holds. */
function rootOf(name, version) {
    return `${name}-${version}`;
}
/** File name of the archive of a release. */
function archiveNameOf(name, version) {
    return `${rootOf(name, version)}.tar.gz`;
}
/** A language's name as the name of its registry: `DataForge` is `dataforge`. */
function registryNameOf(language) {
    return language
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-+|-+$/g, '');
}


/***/ }),

/***/ 47544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PX: () => (/* binding */ realFolder),
/* harmony export */   WY: () => (/* binding */ isLeftOut),
/* harmony export */   xz: () => (/* binding */ listPackage)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var ignore__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70298);
/* harmony import */ var _code_points_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19039);
/* harmony import */ var _reference_shown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78723);
/* harmony import */ var _entry_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56372);






/** Left out wherever they stand (reference-language.md §10.5). */
const LEFT_OUT = new Set([
    'forge_modules',
    '.git',
    '__pycache__',
    'dist',
    '.venv',
    '.DS_Store',
    'node_modules',
    '.pytest_cache',
]);
const LEFT_OUT_EXTENSION = /\.(?:pyc|log)$/;
/** Whether a file or folder of that name is never packed. */
function isLeftOut(name) {
    return LEFT_OUT.has(name) || LEFT_OUT_EXTENSION.test(name);
}
const GITIGNORE = '.gitignore';
/** A larger one is not one that a person wrote. */
const MAX_GITIGNORE_BYTES = 1024 * 1024;
/**
 * The files of a package: all below its folder but what is always left out, what a `.gitignore` of the repository
 * leaves out, and `without`. Links are not followed.
 *
 * @param root real path of the repository. @param folder real path of the package.
 */
function listPackage(root, folder, without) {
    const walk = new Walk(folder, without);
    const layers = [];
    let above = root;
    for (const part of (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, folder).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)) {
        layers.push(...layerIn(above));
        above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above, part);
    }
    walk.visit(folder, layers);
    walk.files.sort((a, b) => (0,_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(a.path, b.path));
    return { files: walk.files, faults: walk.faults };
}
class Walk {
    top;
    without;
    files = [];
    faults = [];
    keys = new Set();
    constructor(top, without) {
        this.top = top;
        this.without = without;
    }
    visit(folder, above) {
        const layers = [...above, ...layerIn(folder)];
        for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true })) {
            const real = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
            if (isLeftOut(entry.name) || real === this.without)
                continue;
            if (isIgnored(layers, real, entry.isDirectory()))
                continue;
            if (entry.isDirectory())
                this.visit(real, layers);
            else
                this.add(real, entry.isFile() ? undefined : entry.isSymbolicLink() ? 'is a link' : 'is not a plain file');
        }
    }
    add(real, kindFault) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(this.top, real).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/').normalize('NFC');
        const key = (0,_entry_path_js__WEBPACK_IMPORTED_MODULE_4__/* .pathKey */ .Pn)(path);
        const fault = kindFault ??
            (0,_entry_path_js__WEBPACK_IMPORTED_MODULE_4__/* .faultOfPackedPath */ .xo)(path) ??
            (this.keys.has(key) ? 'differs from another only in case' : undefined);
        this.keys.add(key);
        if (fault === undefined)
            this.files.push({ path, real, size: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(real).size });
        else
            this.faults.push(`${(0,_reference_shown_js__WEBPACK_IMPORTED_MODULE_5__/* .shown */ .S)(path)} ${fault}`);
    }
}
/** The last rule that matches decides, and those of deeper folders come last. */
function isIgnored(layers, real, isFolder) {
    let ignored = false;
    for (const { folder, rules } of layers) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, real).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
        const result = rules.test(isFolder ? `${path}/` : path);
        if (result.ignored)
            ignored = true;
        else if (result.unignored)
            ignored = false;
    }
    return ignored;
}
function layerIn(folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, GITIGNORE);
    const status = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    if (!status?.isFile() || status.size > MAX_GITIGNORE_BYTES)
        return [];
    return [{ folder, rules: ignore__WEBPACK_IMPORTED_MODULE_2__().add((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8')) }];
}
/** Real path of a folder; nothing where there is none. */
function realFolder(path) {
    try {
        const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real).isDirectory() ? real : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 57423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pz: () => (/* binding */ InvalidRange),
/* harmony export */   RC: () => (/* binding */ parseRange)
/* harmony export */ });
/* unused harmony export Range */
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2670);

/** A text that is no version range; the message continues a sentence: "`1.x` is no version". */
class InvalidRange extends Error {
}
/** Which versions a dependency accepts (reference-language.md §10.2). */
class Range {
    comparators;
    /** None accept every version. */
    constructor(comparators) {
        this.comparators = comparators;
    }
    /** Pre-releases are versions like others here: only their order decides. */
    accepts(version) {
        return this.comparators.every(comparator => holds(comparator, version));
    }
}
const ANY = new Set(['', '*', 'latest', 'qualquer']);
const COMPARATOR = /^(\^|~|>=|<=|==|>|<|=)?(.*)$/s;
/**
 * Reads a range: nothing, `*`, `latest`, `qualquer` for any version; a bare version for exactly that one; `^`, `~`,
 * `>=`, `>`, `<=`, `<`, `=`, `==`; several, joined by blanks or commas, must all hold. There is no `||`, no hyphen
 * range and no `x`, and no blank between an operator and its version.
 *
 * @throws {InvalidRange}
 */
function parseRange(text) {
    const trimmed = text.trim();
    if (ANY.has(trimmed))
        return new Range([]);
    const parts = trimmed.split(/[,\s]+/).filter(part => part !== '');
    if (parts.length === 0)
        throw new InvalidRange('it has no version');
    return new Range(parts.flatMap(comparatorsOf));
}
function comparatorsOf(part) {
    const [, operator = '', target = ''] = COMPARATOR.exec(part) ?? [];
    if (target === '')
        throw new InvalidRange(`after \`${operator}\` there is no version (a blank would end it)`);
    const version = (0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .readVersion */ .$4)(target);
    if (!version)
        throw new InvalidRange(`\`${target}\` is no version`);
    const from = { operator: '>=', version };
    if (operator === '^') {
        // Of major version 0, each minor version may break its users.
        return [from, below(version.major > 0 ? `${version.major + 1}` : `0.${version.minor + 1}`)];
    }
    if (operator === '~')
        return [from, below(`${version.major}.${version.minor + 1}`)];
    if (operator === '' || operator === '=')
        return [{ operator: '==', version }];
    return [{ operator: operator, version }];
}
function below(text) {
    const version = (0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .readVersion */ .$4)(text);
    // The number after the largest that can be counted.
    if (!version)
        throw new InvalidRange(`\`${text}\` is too large`);
    return { operator: '<', version };
}
function holds({ operator, version: bound }, version) {
    const order = (0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .compareVersions */ .Zy)(version, bound);
    switch (operator) {
        case '>=':
            return order >= 0;
        case '>':
            return order > 0;
        case '<=':
            return order <= 0;
        case '<':
            return order < 0;
        case '==':
            return order === 0;
    }
}


/***/ })

};
