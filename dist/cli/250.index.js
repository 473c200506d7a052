export const id = 250;
export const ids = [250];
export const modules = {

/***/ 58250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runExplain: () => (/* binding */ runExplain)
});

// EXTERNAL MODULE: ./build/nearest.js
var nearest = __webpack_require__(77658);
// EXTERNAL MODULE: ./build/reference/check.js + 1 modules
var check = __webpack_require__(11974);
// EXTERNAL MODULE: ./build/reference/files.js
var reference_files = __webpack_require__(89977);
// EXTERNAL MODULE: ./build/reference/load.js
var load = __webpack_require__(73316);
// EXTERNAL MODULE: ./build/reference/source-folder.js
var source_folder = __webpack_require__(63462);
// EXTERNAL MODULE: ./build/reference/source-url.js
var source_url = __webpack_require__(60481);
// EXTERNAL MODULE: ./build/user-error.js
var user_error = __webpack_require__(72394);
// EXTERNAL MODULE: ./build/commands/reference.js + 5 modules
var reference = __webpack_require__(94582);
;// CONCATENATED MODULE: ./build/commands/explain.js








const MAX_SUGGESTIONS = 3;
/**
 * Looks an error code up (service-spec.md, "What the service does": the same catalogue as the error-code file), without
 * regard to case. @throws {UserError} when there is no catalogue to look in, or a part of it cannot be read and may have the code.
 */
async function explain(code, options) {
    const { index, erros, errors } = await catalogue(options);
    const wanted = code.trim().toLowerCase();
    const erro = erros.codigos.find(({ codigo }) => codigo.toLowerCase() === wanted);
    if (!erro && errors.length > 0)
        throw new user_error/* UserError */.y(`${code} is not among the codes that could be read: ${options.config} has errors.`, 'Correct them and try again.', { findings: errors });
    const byCode = new Map(erros.codigos.map(entry => [entry.codigo, entry]));
    const near = erro ? [] : (0,nearest/* nearest */.p)(code.trim().toUpperCase(), byCode.keys(), MAX_SUGGESTIONS);
    const docs = (options.docsUrl ?? index.documentacao).replace(/\/+$/, '');
    return {
        erro,
        url: erro && erro.doc !== '' ? `${docs}/${erro.doc}` : undefined,
        near: near.map(codigo => byCode.get(codigo)),
        versao: erros.versao,
    };
}
const ERROS = (0,reference_files/* pathOf */.XM)('erros');
async function catalogue(options) {
    if (options.from === undefined)
        return fromSource(options);
    const { from } = options;
    const source = /^https?:\/\//i.test(from) ? (0,source_url/* openAddress */.B)(from) : await (0,source_folder/* openFolder */.N)(from);
    const { files } = await (0,load/* loadPublished */.p)(source);
    const index = files.get((0,reference_files/* pathOf */.XM)('index'))?.data;
    const erros = files.get(ERROS)?.data;
    const findings = [
        ...(index === undefined ? [] : (0,check/* checkSchema */._)('index', index)),
        ...(erros === undefined ? [] : (0,check/* checkSchema */._)('erros', erros)),
    ];
    if (index === undefined || erros === undefined || findings.length > 0) {
        throw new user_error/* UserError */.y(`${from} has no error catalogue that can be read.`, `See what is wrong with \`refdata validate ${from}\`.`, { findings });
    }
    return { ...{ index, erros }, errors: [] };
}
/** Only the catalogue is read: the other parts of the language are not needed. */
async function fromSource({ from: _, ...options }) {
    const { files, findings } = await (0,reference/* buildReference */.iW)({ ...options, only: new Set(['erros']) });
    const errors = findings.filter(({ level, subject = ERROS }) => level === 'error' && subject.startsWith(ERROS));
    if (files.erros.codigos.length === 0)
        throw new user_error/* UserError */.y(`${options.config} yields no error codes.`, 'Give `erros` a source that has some.', {
            findings: errors,
        });
    return { ...files, errors };
}

// EXTERNAL MODULE: ./build/fork.js
var fork = __webpack_require__(40522);
// EXTERNAL MODULE: ./build/report/visible.js
var visible = __webpack_require__(6257);
// EXTERNAL MODULE: ./build/cli/colours.js
var colours = __webpack_require__(15716);
// EXTERNAL MODULE: ./build/cli/config-path.js
var config_path = __webpack_require__(40963);
// EXTERNAL MODULE: ./build/cli/threads.js
var threads = __webpack_require__(3116);
// EXTERNAL MODULE: ./build/cli/web-address.js
var web_address = __webpack_require__(78122);
;// CONCATENATED MODULE: ./build/cli/explain.js







/** `refdata explain`: true when the code exists. */
async function runExplain(code, { json = false, ...options }) {
    const { erro, url, near, versao } = await explain(code, {
        ...options,
        config: (0,config_path/* configPath */.e)(options.config),
        docsUrl: (0,web_address/* webAddress */.D)('--docs-url', options.docsUrl),
        commands: (0,fork/* commandPermission */.X)(options.allowCommands ?? false, process.env),
        threads: (0,threads/* threadLimit */.u)(options.threads),
    });
    if (json) {
        process.stdout.write(`${JSON.stringify({ ok: erro !== undefined, versao, erro: erro ?? null, url: url ?? null, near: near.map(entry => entry.codigo) }, null, 2)}\n`);
        return erro !== undefined;
    }
    if (!erro) {
        process.stderr.write(`${colours/* colours */.M.red('error')} There is no code ${(0,visible/* visible */.R)(code)} (versao ${versao}).\n`);
        if (near.length > 0)
            process.stderr.write(`Did you mean one of these?\n${near.map(entry => `  ${colours/* colours */.M.bold(entry.codigo)}  ${(0,visible/* visible */.R)(entry.titulo)}\n`).join('')}`);
        return false;
    }
    process.stdout.write(`${colours/* colours */.M.bold(`${erro.codigo}  ${(0,visible/* visible */.R)(erro.titulo)}`)}\n`);
    for (const [title, text] of [
        ['Explicação', erro.explicacao],
        ['Exemplo', erro.exemplo],
        ['Solução', erro.solucao],
    ]) {
        if (text.trim() !== '')
            process.stdout.write(`\n${colours/* colours */.M.cyan(title)}\n${indent((0,visible/* visible */.R)(text))}\n`);
    }
    if (url)
        process.stdout.write(`\n${colours/* colours */.M.cyan('Documentação')}\n  ${url}\n`);
    return true;
}
function indent(text) {
    return text
        .replace(/^\n+|\s+$/g, '')
        .split('\n')
        .map(line => (line === '' ? '' : `  ${line}`))
        .join('\n');
}


/***/ }),

/***/ 78122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ webAddress)
/* harmony export */ });
/* harmony import */ var _http_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21601);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72394);


/** An absolute http(s) address given as an option, without a slash at its end. @throws {UserError} */
function webAddress(option, value) {
    if (value === undefined)
        return undefined;
    if (!(0,_http_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isBaseAddress */ .ae)(value)) {
        throw new _user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`${option} is "${value}", which is not an absolute address that paths can be put behind.`, 'Write it in full and without query or "#", such as https://lume.example/docs.');
    }
    return value.replace(/\/+$/, '');
}


/***/ }),

/***/ 40522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ commandPermission)
/* harmony export */ });
/* unused harmony export isFromFork */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/**
 * Whether a job may be about code of somebody who cannot write to the repository: a pull request whose head is in
 * another repository (or in one that is gone), a run that such a one has started, a comment on any pull request.
 */
function isFromFork(event) {
    if (typeof event !== 'object' || event === null)
        return false;
    const { repository, pull_request, workflow_run, issue } = event;
    const own = repository?.full_name;
    if (pull_request !== undefined)
        return own === undefined || pull_request.head?.repo?.full_name !== own;
    if (workflow_run !== undefined)
        return own === undefined || workflow_run.head_repository?.full_name !== own;
    // Which repository the code comes from is not said there.
    return issue?.pull_request !== undefined;
}
/** Whether commands may be run, for a process that may be part of a job of GitHub Actions. */
function commandPermission(isSwitchedOn, env) {
    if (!isSwitchedOn)
        return 'off';
    if (!env.GITHUB_EVENT_PATH)
        return env.GITHUB_ACTIONS === 'true' ? 'fork' : 'allowed';
    try {
        return isFromFork(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(env.GITHUB_EVENT_PATH, 'utf8'))) ? 'fork' : 'allowed';
    }
    catch {
        // Not knowing is no reason to trust.
        return 'fork';
    }
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

/***/ 73316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ loadPublished)
/* harmony export */ });
/* harmony import */ var _rule_info_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(850);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72394);
/* harmony import */ var _contract_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96032);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89977);
/* harmony import */ var _json_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94065);





const INDEX_PATH = (0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .pathOf */ .XM)('index');
const CONTRACT_PATHS = _files_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_NAMES */ .GY.map(_files_js__WEBPACK_IMPORTED_MODULE_3__/* .pathOf */ .XM);
const OPTIONAL_PATHS = [_files_js__WEBPACK_IMPORTED_MODULE_3__/* .MANIFEST_PATH */ .U4, _files_js__WEBPACK_IMPORTED_MODULE_3__/* .REGISTRO_PATH */ .AM];
/**
 * Reads the published files: the index first, then the others together (service-spec.md, "Data endpoints", rule 1).
 * A manifest and a registry are read where there are any.
 *
 * @throws {UserError} when the source gives no answer at all for the index.
 */
async function loadPublished(source) {
    const index = await source.read(INDEX_PATH);
    if (index.kind === 'unreachable') {
        throw new _user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${source.placeOf(INDEX_PATH)} ${index.reason}.`, 'Check the address, and whether the server runs.');
    }
    const results = new Map([[INDEX_PATH, index]]);
    const others = [...CONTRACT_PATHS, ...OPTIONAL_PATHS].filter(path => path !== INDEX_PATH);
    const read = await Promise.all(others.map(path => source.read(path)));
    for (const [i, path] of others.entries())
        results.set(path, read[i]);
    const files = new Map();
    const findings = [];
    for (const [path, result] of results) {
        const optional = OPTIONAL_PATHS.includes(path);
        if (result.kind !== 'found') {
            if (result.kind !== 'missing' || !optional)
                findings.push(notRead(source, path, result));
            continue;
        }
        if (optional && isPage(result.bytes))
            continue;
        const file = (0,_json_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readJsonFile */ .J)(path, source.placeOf(path), result.bytes);
        files.set(path, file);
        findings.push(...file.findings);
    }
    for (const path of (await source.listApi()).sort()) {
        if (results.has(path))
            continue;
        const message = `${path} is not a file of the contract.`;
        findings.push((0,_rule_info_js__WEBPACK_IMPORTED_MODULE_4__/* .findingOf */ .h)(_contract_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .fileUnknown */ .Zr, message, path, { file: source.placeOf(path) }));
    }
    return { files, findings };
}
function notRead(source, path, result) {
    const place = { file: source.placeOf(path) };
    if (result.kind === 'missing')
        return (0,_rule_info_js__WEBPACK_IMPORTED_MODULE_4__/* .findingOf */ .h)(_contract_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .fileMissing */ .tO, `${path} is missing.`, path, place);
    if (result.kind === 'too-large')
        return (0,_rule_info_js__WEBPACK_IMPORTED_MODULE_4__/* .findingOf */ .h)(_contract_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .fileTooLarge */ .ME, `${path} is larger than 64 MiB.`, path, place);
    return (0,_rule_info_js__WEBPACK_IMPORTED_MODULE_4__/* .findingOf */ .h)(_contract_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .fileUnreadable */ .WO, `${path} ${result.reason}.`, path, place);
}
/** Some hosts answer every unknown path with their front page and status 200. */
function isPage(bytes) {
    return /^\uFEFF?\s*</.test(new TextDecoder().decode(bytes.subarray(0, 100)));
}


/***/ }),

/***/ 63462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ openFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72394);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89977);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18765);





const API = '/api/';
/**
 * Published files in a folder: the site's own, with `api/` in it, or the one that holds `index.json` itself. Nothing
 * outside of the folder is read, whatever links it holds.
 *
 * @throws {UserError} when there is no such folder, or neither in it.
 */
async function openFolder(folder) {
    const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder).catch(() => undefined);
    if (root === undefined || !(await isFolder(root))) {
        throw new _user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`There is no folder ${folder}.`, 'Give the folder of a built site, or an http(s) address.');
    }
    if (await isFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'api')))
        return new FolderSource(folder, root, '/');
    const entries = new Set(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(root));
    if (_files_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_NAMES */ .GY.some(name => entries.has(`${name}.json`)))
        return new FolderSource(folder, root, API);
    throw new _user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`There are no published files in ${folder}: neither api/index.json nor index.json.`, 'Give the folder that `refdata build` wrote.');
}
class FolderSource {
    shown;
    root;
    prefix;
    isFolder = true;
    constructor(shown, root, 
    /** The part of the paths that the folder stands for. */
    prefix) {
        this.shown = shown;
        this.root = root;
        this.prefix = prefix;
    }
    covers(path) {
        return path.startsWith(this.prefix);
    }
    placeOf(path) {
        const folder = this.shown.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/').replace(/\/+$/, '');
        return `${folder}/${path.slice(this.prefix.length)}`;
    }
    async read(path) {
        if (!this.covers(path))
            return { kind: 'missing' };
        let real;
        try {
            real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.root, ...path.slice(this.prefix.length).split('/')));
        }
        catch (error) {
            return failure(error);
        }
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(this.root, real);
        if (inside.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)[0] === '..' || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside)) {
            return { kind: 'unreadable', reason: 'leads outside the folder' };
        }
        return readBounded(real).catch(failure);
    }
    async listApi() {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.root, API.slice(this.prefix.length));
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder).catch(() => []);
        return entries.filter(name => name.endsWith('.json')).map(name => API + name);
    }
}
/** Opened before it is measured, so that it is the same file. */
async function readBounded(path) {
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path);
    try {
        const status = await handle.stat();
        if (!status.isFile())
            return { kind: 'unreadable', reason: 'is not a file' };
        if (status.size > _source_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_PUBLISHED_FILE_BYTES */ .t)
            return { kind: 'too-large' };
        return { kind: 'found', bytes: await handle.readFile() };
    }
    finally {
        await handle.close();
    }
}
function failure(error) {
    const { code, message } = error;
    if (code === 'ENOENT' || code === 'ENOTDIR')
        return { kind: 'missing' };
    return { kind: 'unreadable', reason: `cannot be read (${code ?? message})` };
}
async function isFolder(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).then(status => status.isDirectory(), () => false);
}


/***/ }),

/***/ 60481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ openAddress),
/* harmony export */   u: () => (/* binding */ baseAddress)
/* harmony export */ });
/* harmony import */ var _http_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21601);
/* harmony import */ var _http_open_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37233);
/* harmony import */ var _http_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80013);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18765);




/** What a user may give for the base address: the address of the folder, of the index or of the page for people. */
const API_SUFFIX = /(?:\/index\.html|\/api(?:\/(?:index\.json)?)?)?\/*$/;
/**
 * Published files at an http(s) address: the base address, or that of its `api/`, `api/index.json` or `index.html`.
 * Redirects are followed; a file has 30 s and 64 MiB. See service-spec.md, "Data endpoints".
 *
 * @throws {UserError} when that is no such address.
 */
function openAddress(address, timeoutMs = _http_request_js__WEBPACK_IMPORTED_MODULE_2__/* .TIMEOUT_MS */ .rl) {
    return new AddressSource(baseAddress(address), timeoutMs);
}
/** The base address that a user means, without a slash at its end. @throws {UserError} when it is none. */
function baseAddress(address) {
    const url = (0,_http_address_js__WEBPACK_IMPORTED_MODULE_0__/* .publicAddress */ .Wq)(address, 'https://lume.example');
    return url.origin + url.pathname.replace(API_SUFFIX, '');
}
class AddressSource {
    base;
    timeoutMs;
    isFolder = false;
    constructor(base, timeoutMs) {
        this.base = base;
        this.timeoutMs = timeoutMs;
    }
    covers() {
        return true;
    }
    placeOf(path) {
        return (0,_http_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(this.base, path);
    }
    async listApi() {
        return [];
    }
    read(path) {
        const options = { timeoutMs: this.timeoutMs, headers: { accept: 'application/json' } };
        return (0,_http_open_js__WEBPACK_IMPORTED_MODULE_1__/* .readUrl */ .w)(this.placeOf(path), _source_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_PUBLISHED_FILE_BYTES */ .t, options);
    }
}


/***/ }),

/***/ 18765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ MAX_PUBLISHED_FILE_BYTES)
/* harmony export */ });
/** A hundred times the largest file that we know. */
const MAX_PUBLISHED_FILE_BYTES = 64 * 1024 * 1024;


/***/ })

};
