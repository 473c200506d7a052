export const id = 346;
export const ids = [346];
export const modules = {

/***/ 36214:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
// https://mathiasbynens.be/notes/javascript-encoding
// https://github.com/bestiejs/punycode.js - punycode.ucs2.decode
function ucs2length(str) {
    const len = str.length;
    let length = 0;
    let pos = 0;
    let value;
    while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 0xd800 && value <= 0xdbff && pos < len) {
            // high surrogate, and there is a next character
            value = str.charCodeAt(pos);
            if ((value & 0xfc00) === 0xdc00)
                pos++; // low surrogate
        }
    }
    return length;
}
exports["default"] = ucs2length;
ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
//# sourceMappingURL=ucs2length.js.map

/***/ }),

/***/ 80415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ countFindings),
/* harmony export */   c: () => (/* binding */ printFindings)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51633);
/* harmony import */ var _report_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6257);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15716);



/** Shown of one rule; the rest is counted. */
const MAX_SHOWN_PER_RULE = 10;
const MAX_MESSAGE_CHARACTERS = 600;
const PAINT = {
    error: _colours_js__WEBPACK_IMPORTED_MODULE_0__/* .colours */ .M.red,
    warning: _colours_js__WEBPACK_IMPORTED_MODULE_0__/* .colours */ .M.yellow,
    notice: _colours_js__WEBPACK_IMPORTED_MODULE_0__/* .colours */ .M.cyan,
};
const ORDER = ['error', 'warning', 'notice'];
/** Findings for people: grouped by rule, worst first, each remedy once. */
function printFindings(findings, stream) {
    for (const level of ORDER) {
        for (const [rule, group] of byRule(findings.filter(finding => finding.level === level))) {
            stream.write(`\n${PAINT[level](level)} ${_colours_js__WEBPACK_IMPORTED_MODULE_0__/* .colours */ .M.bold(rule)}\n`);
            for (const finding of group.slice(0, MAX_SHOWN_PER_RULE))
                stream.write(`  ${line(finding)}\n`);
            if (group.length > MAX_SHOWN_PER_RULE)
                stream.write(`  … and ${group.length - MAX_SHOWN_PER_RULE} more\n`);
            for (const remedy of new Set(group.slice(0, MAX_SHOWN_PER_RULE).map(finding => finding.remedy))) {
                stream.write(`  ${_colours_js__WEBPACK_IMPORTED_MODULE_0__/* .colours */ .M.dim(`-> ${(0,_report_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleLine */ .P)(remedy, MAX_MESSAGE_CHARACTERS)}`)}\n`);
            }
        }
    }
}
/** `2 errors, 1 warning`; `no findings` for none. */
function countFindings(findings) {
    const counts = (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .tally */ .N)(findings);
    const parts = ORDER.filter(level => counts[level] > 0).map(level => `${counts[level]} ${level}${counts[level] === 1 ? '' : 's'}`);
    return parts.length > 0 ? parts.join(', ') : 'no findings';
}
function line({ place, subject, message }) {
    const where = place ? (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPlace */ .d)(place) : subject;
    // A message may show where in a line something is, with a caret below: its lines are kept.
    const text = message
        .split('\n')
        .map(part => (0,_report_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleLine */ .P)(part.replace(/^ {2}/, '\u00a0\u00a0'), MAX_MESSAGE_CHARACTERS).replaceAll('\u00a0', ' '));
    return `${where ? `${_colours_js__WEBPACK_IMPORTED_MODULE_0__/* .colours */ .M.bold(where)}  ` : ''}${text.join('\n    ')}`;
}
function byRule(findings) {
    const groups = new Map();
    for (const finding of findings) {
        const group = groups.get(finding.rule);
        if (group)
            group.push(finding);
        else
            groups.set(finding.rule, [finding]);
    }
    return groups;
}


/***/ }),

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

/***/ 81681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ renderTable)
/* harmony export */ });
/* harmony import */ var cli_table3__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25832);

/** Rows as aligned columns without lines; numbers to the right. */
function renderTable(rows) {
    const [first = []] = rows;
    const table = new cli_table3__WEBPACK_IMPORTED_MODULE_0__({
        chars: {
            top: '',
            'top-mid': '',
            'top-left': '',
            'top-right': '',
            bottom: '',
            'bottom-mid': '',
            'bottom-left': '',
            'bottom-right': '',
            left: '',
            'left-mid': '',
            mid: '',
            'mid-mid': '',
            right: '',
            'right-mid': '',
            middle: '  ',
        },
        style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [] },
        colAligns: first.map(cell => (typeof cell === 'number' ? 'right' : 'left')),
    });
    for (const row of rows)
        table.push([...row]);
    return table
        .toString()
        .split('\n')
        .map(line => `  ${line.trimEnd()}`)
        .join('\n');
}


/***/ }),

/***/ 27431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runValidate: () => (/* binding */ runValidate)
});

// EXTERNAL MODULE: ./build/reference/published.js + 2 modules
var published = __webpack_require__(14836);
// EXTERNAL MODULE: ./build/reference/source-folder.js
var source_folder = __webpack_require__(63462);
// EXTERNAL MODULE: ./build/reference/source-url.js
var source_url = __webpack_require__(60481);
;// CONCATENATED MODULE: ./build/commands/validate.js



/**
 * Proves the published files in a folder (`<folder>/api/*.json`, or the folder of `index.json` itself) or at an http(s)
 * address.
 *
 * @throws {UserError} when there is nothing to prove: no such folder, no files in it, no answer.
 */
async function validate(target, options = {}) {
    const source = /^https?:\/\//i.test(target)
        ? (0,source_url/* openAddress */.B)(target, options.timeoutMs)
        : await (0,source_folder/* openFolder */.N)(target);
    return { target, ...(await (0,published/* provePublished */.F)(source)) };
}

// EXTERNAL MODULE: ./build/reference/counts.js
var reference_counts = __webpack_require__(81188);
// EXTERNAL MODULE: ./build/report/visible.js
var visible = __webpack_require__(6257);
// EXTERNAL MODULE: ./build/cli/colours.js
var colours = __webpack_require__(15716);
// EXTERNAL MODULE: ./build/cli/findings.js
var findings = __webpack_require__(80415);
// EXTERNAL MODULE: ./build/cli/progress.js
var cli_progress = __webpack_require__(20902);
// EXTERNAL MODULE: ./build/cli/table.js
var table = __webpack_require__(81681);
;// CONCATENATED MODULE: ./build/cli/validate.js







/** Names of rules shown. */
const MAX_RULES_CHARACTERS = 400;
/** `refdata validate`: true when there is no error. */
async function runValidate(target, { json = false }) {
    const progress = await (0,cli_progress/* startProgress */.o)(json);
    progress.step(target);
    const result = await validate(target).finally(progress.stop);
    const ok = !result.findings.some(finding => finding.level === 'error');
    if (json) {
        process.stdout.write(`${JSON.stringify({ ok, ...result }, null, 2)}\n`);
        return ok;
    }
    const verdict = ok ? colours/* colours */.M.green('valid') : colours/* colours */.M.red('not valid');
    process.stdout.write(`${verdict} ${colours/* colours */.M.bold(target)}${result.versao === null ? '' : ` (versao ${result.versao})`}: ${(0,findings/* countFindings */.G)(result.findings)}\n`);
    const rows = result.files.map(({ path, bytes, counts }) => [path, bytes, (0,reference_counts/* describeCounts */.w)(counts)]);
    if (rows.length > 0)
        process.stdout.write(`${(0,table/* renderTable */.b)(rows)}\n`);
    const changed = Object.keys(result.policy);
    if (changed.length > 0)
        process.stdout.write(`  ${colours/* colours */.M.dim(`The manifest changes these rules: ${(0,visible/* visibleLine */.P)(changed.join(', '), MAX_RULES_CHARACTERS)}`)}\n`);
    (0,findings/* printFindings */.c)(result.findings, process.stdout);
    return ok;
}


/***/ }),

/***/ 51633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ tally),
/* harmony export */   d: () => (/* binding */ formatPlace)
/* harmony export */ });
/**
 * A finding: one thing that a person should know about the data or its source, and what to do about it.
 *
 * Findings are plain data. Whoever finds something says which rule it breaks and where; whoever prints
 * findings (terminal, JSON, annotations, job summary) decides how they look.
 */
function tally(findings) {
    const counts = { error: 0, warning: 0, notice: 0 };
    for (const finding of findings)
        counts[finding.level] += 1;
    return counts;
}
/** `src/errors.py:12:5`, as terminals and editors turn into a link. */
function formatPlace(place) {
    let text = place.file;
    if (place.line !== undefined) {
        text += `:${place.line}`;
        if (place.column !== undefined)
            text += `:${place.column}`;
    }
    return text;
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

/***/ 81188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ countsOf),
/* harmony export */   w: () => (/* binding */ describeCounts)
/* harmony export */ });
const COUNTERS = {
    index: ({ rotas }) => ({ rotas: Object.keys(rotas).length }),
    sintaxe: ({ reservadas, contextuais, operadores }) => ({
        reservadas: reservadas.length,
        contextuais: contextuais.length,
        operadores: operadores.length,
    }),
    embutidas: ({ funcoes }) => ({ funcoes: funcoes.length }),
    modulos: ({ modulos }) => ({ modulos: modulos.length, simbolos: sum(modulos.map(m => m.simbolos.length)) }),
    comandos: ({ grupos }) => ({ grupos: grupos.length, comandos: sum(grupos.map(g => g.comandos.length)) }),
    erros: ({ codigos }) => ({ codigos: codigos.length }),
    conteudos: ({ exercicios, exemplos, pacotes, projetos }) => ({
        exercicios: sum(Object.values(exercicios.modulos)),
        exemplos,
        pacotes,
        projetos,
    }),
};
/** Counts the entries of a file that follows its schema: what there is, whatever its totals say. */
function countsOf(name, file) {
    return COUNTERS[name](file);
}
/** `81 reservadas, 32 contextuais`. */
function describeCounts(counts) {
    return Object.entries(counts)
        .map(([noun, count]) => `${count} ${noun}`)
        .join(', ');
}
function sum(numbers) {
    return numbers.reduce((total, number) => total + number, 0);
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

/***/ 12583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ placesIn)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
/* harmony import */ var _json_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1962);


/**
 * Finds values in the text of a JSON file. The text is parsed into a tree once, so this is for files with findings.
 * For a value that is not there it is the nearest thing around it that is.
 */
function placesIn(file, text) {
    const tree = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(text);
    const lineStarts = startsOfLines(text);
    return pointer => {
        const node = tree && nearestNode(tree, (0,_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .segmentsOf */ .O)(pointer));
        if (!node)
            return { file };
        let line = 0;
        for (let end = lineStarts.length; end - line > 1;) {
            const middle = (line + end) >>> 1;
            if ((lineStarts[middle] ?? 0) <= node.offset)
                line = middle;
            else
                end = middle;
        }
        return { file, line: line + 1, column: node.offset - (lineStarts[line] ?? 0) + 1 };
    };
}
function nearestNode(tree, segments) {
    let node = tree;
    for (const segment of segments) {
        const child = childOf(node, segment);
        if (!child)
            break;
        node = child;
    }
    return node;
}
function childOf(node, segment) {
    if (node.type === 'array')
        return node.children?.[Number(segment)];
    const property = node.children?.find(child => child.children?.[0]?.value === segment);
    return property?.children?.[1];
}
function startsOfLines(text) {
    const starts = [0];
    for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1))
        starts.push(i + 1);
    return starts;
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

/***/ 14836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ provePublished)
});

// EXTERNAL MODULE: ./build/reference/check.js + 1 modules
var check = __webpack_require__(11974);
// EXTERNAL MODULE: ./build/reference/contract-rules.js
var contract_rules = __webpack_require__(96032);
// EXTERNAL MODULE: ./build/reference/counts.js
var counts = __webpack_require__(81188);
// EXTERNAL MODULE: ./build/reference/files.js
var reference_files = __webpack_require__(89977);
// EXTERNAL MODULE: ./build/reference/json-places.js
var json_places = __webpack_require__(12583);
// EXTERNAL MODULE: ./build/reference/load.js
var load = __webpack_require__(73316);
// EXTERNAL MODULE: ./build/nearest.js
var nearest = __webpack_require__(77658);
// EXTERNAL MODULE: ./build/rule-info.js
var rule_info = __webpack_require__(850);
// EXTERNAL MODULE: ./build/rules.js + 2 modules
var rules = __webpack_require__(85193);
// EXTERNAL MODULE: ./build/reference/capped.js
var capped = __webpack_require__(91705);
// EXTERNAL MODULE: ./build/reference/json-pointer.js
var json_pointer = __webpack_require__(1962);
// EXTERNAL MODULE: ./build/reference/manifest-rules.js
var manifest_rules = __webpack_require__(71439);
// EXTERNAL MODULE: ./build/reference/shown.js
var shown = __webpack_require__(78723);
;// CONCATENATED MODULE: ./build/reference/manifest-check.js








/** Compares the manifest, which follows its schema, with the files that are there. */
function checkManifest(manifest, published) {
    return (0,capped/* capped */.u)(findingsIn(manifest, published));
}
function* findingsIn(manifest, published) {
    const listed = new Map();
    for (const [i, { path, bytes, sha256 }] of manifest.files.entries()) {
        const earlier = listed.get(path);
        if (earlier !== undefined) {
            const message = `${(0,shown/* shown */.S)(path)} is already listed at \`files/${earlier}\`.`;
            yield finding(manifest_rules/* manifestPathUnique */.C2, message, `/files/${i}/path`);
            continue;
        }
        listed.set(path, i);
        if (!published.digests.has(path))
            continue;
        const digest = published.digests.get(path);
        if (!digest) {
            yield finding(manifest_rules/* manifestFileMissing */.ws, `${(0,shown/* shown */.S)(path)} is listed and not there.`, `/files/${i}/path`);
        }
        else if (digest.bytes !== bytes) {
            const message = `${(0,shown/* shown */.S)(path)} has ${digest.bytes} bytes, and ${bytes} in the manifest.`;
            yield finding(manifest_rules/* manifestBytes */.T8, message, `/files/${i}/bytes`);
        }
        else if (digest.sha256 !== sha256) {
            const message = `${(0,shown/* shown */.S)(path)} has the SHA-256 ${digest.sha256}, and ${sha256} in the manifest.`;
            yield finding(manifest_rules/* manifestSha256 */.dL, message, `/files/${i}/sha256`);
        }
    }
    for (const path of published.expected) {
        if (!listed.has(path))
            yield finding(manifest_rules/* manifestUnlisted */.Ai, `${path} is not listed.`, '/files');
    }
    if (published.versao !== undefined && manifest.versao !== published.versao) {
        const message = `\`versao\` is ${(0,shown/* shown */.S)(manifest.versao)}, and ${(0,shown/* shown */.S)(published.versao)} in the files.`;
        yield finding(manifest_rules/* manifestVersao */.mv, message, '/versao');
    }
}
/** What of the manifest's `rules` can be applied, and findings for what cannot. */
function policyOf(manifest) {
    const findings = [];
    const settings = [];
    for (const [id, setting] of Object.entries(manifest.rules)) {
        const fault = faultOf(id, setting);
        if (fault === undefined)
            settings.push([id, setting]);
        else
            findings.push(finding(manifest_rules/* manifestPolicy */.Im, fault, (0,json_pointer.at)('/rules', id)));
    }
    return { policy: Object.fromEntries(settings), findings };
}
function faultOf(id, { pattern }) {
    const info = (0,rules/* ruleInfo */.PI)(id);
    if (!info) {
        const near = (0,nearest/* nearest */.p)(id, rules/* RULE_IDS */.Iu)[0];
        return `There is no rule ${(0,shown/* shown */.S)(id)}.${near === undefined ? '' : ` Did you mean ${near}?`}`;
    }
    if (info.fixed)
        return `The rule ${id} cannot be changed.`;
    if (pattern === undefined || isRegex(pattern))
        return undefined;
    return `The pattern ${(0,shown/* shown */.S)(pattern)} of the rule ${id} is not a regular expression.`;
}
function isRegex(pattern) {
    try {
        new RegExp(pattern, 'u');
        return true;
    }
    catch {
        return false;
    }
}
function finding(rule, message, pointer) {
    return (0,rule_info/* findingOf */.h)(rule, message, `${reference_files/* MANIFEST_PATH */.U4}#${pointer}`);
}

// EXTERNAL MODULE: ./build/reference/json-file.js
var json_file = __webpack_require__(94065);
;// CONCATENATED MODULE: ./build/reference/manifest-digests.js


/** Files that are read at the same time, each into memory. */
const MAX_READS_AT_ONCE = 4;
/**
 * Sizes and hashes of the files that a manifest lists, as the source has them. Left out are files that the source
 * cannot have, and those of the seven that are not there: that has a finding of its own.
 */
async function readDigests(source, loaded, manifest) {
    const digests = new Map(loaded);
    const contract = new Set(reference_files/* FILE_NAMES */.GY.map(reference_files/* pathOf */.XM));
    const listed = manifest.files.filter(({ served }) => served !== false || source.isFolder);
    const paths = new Set(listed.map(({ path }) => path));
    const left = [...paths].filter(path => !loaded.has(path) && !contract.has(path) && source.covers(path));
    const readOn = async () => {
        for (let path = left.pop(); path !== undefined; path = left.pop()) {
            const result = await source.read(path);
            const found = result.kind === 'found';
            digests.set(path, found ? { bytes: result.bytes.length, sha256: (0,json_file/* sha256Of */.B)(result.bytes) } : undefined);
        }
    };
    await Promise.all(Array.from({ length: MAX_READS_AT_ONCE }, readOn));
    return digests;
}

;// CONCATENATED MODULE: ./build/reference/published.js








/**
 * Proves the published files of any service against the JSON Schemas, the integrity rules and, where there is one, the
 * manifest. See service-spec.md, "Resources and their fields".
 *
 * @param read is told of each file that is JSON.
 * @throws {UserError} when the source gives no answer.
 */
async function provePublished(source, read) {
    const loaded = await (0,load/* loadPublished */.p)(source);
    const data = contractData(loaded);
    for (const { path, data } of loaded.files.values())
        read?.(path, data);
    const manifest = loaded.files.get(reference_files/* MANIFEST_PATH */.U4);
    const proved = await proveManifest(source, loaded, manifest);
    const registro = loaded.files.get(reference_files/* REGISTRO_PATH */.AM);
    const findings = withPlaces(loaded, [
        ...loaded.findings,
        ...(0,check/* check */.z)(data, proved.policy),
        ...proved.findings,
        ...(registro?.data === undefined ? [] : (0,check/* checkSchema */._)('registro', registro.data)),
    ]);
    return {
        versao: versaoOf(data.index) ?? null,
        files: validatedFiles(loaded, data, findings),
        hasManifest: manifest !== undefined,
        hasRegistro: registro !== undefined,
        policy: proved.policy,
        findings,
    };
}
function contractData({ files }) {
    return Object.fromEntries(reference_files/* FILE_NAMES */.GY.map(name => [name, files.get((0,reference_files/* pathOf */.XM)(name))?.data]));
}
async function proveManifest(source, loaded, file) {
    if (file?.data === undefined)
        return { policy: {}, findings: [] };
    const breaches = (0,check/* checkSchema */._)('manifest', file.data);
    if (breaches.length > 0)
        return { policy: {}, findings: breaches };
    const manifest = file.data;
    const { policy, findings } = policyOf(manifest);
    const published = {
        versao: versaoOf(loaded.files.get((0,reference_files/* pathOf */.XM)('index'))?.data),
        digests: await readDigests(source, loaded.files, manifest),
        expected: [...loaded.files.keys()].filter(path => path !== reference_files/* MANIFEST_PATH */.U4),
    };
    return { policy, findings: [...findings, ...checkManifest(manifest, published)] };
}
function versaoOf(index) {
    if (typeof index !== 'object' || index === null || !('versao' in index))
        return undefined;
    return typeof index.versao === 'string' ? index.versao : undefined;
}
function validatedFiles({ files }, data, findings) {
    const unsound = findings
        .filter(({ rule }) => rule === contract_rules/* schema */.wQ.id)
        .map(({ subject }) => subject?.split('#')[0]);
    return reference_files/* FILE_NAMES */.GY.flatMap(name => {
        const file = files.get((0,reference_files/* pathOf */.XM)(name));
        if (!file)
            return [];
        const { path, place, bytes } = file;
        const known = file.data !== undefined && !unsound.includes(path);
        return [{ name, path, place, bytes, counts: known ? countsIn(name, data[name]) : {} }];
    });
}
/** Of data that was found to follow its schema. */
function countsIn(name, data) {
    return (0,counts/* countsOf */.m)(name, data);
}
/** Gives findings the line and column of what they are about. */
function withPlaces({ files }, findings) {
    const finders = new Map();
    return findings.map(finding => {
        const [path = '', pointer] = (finding.subject ?? '').split(/#(.*)/s);
        const file = files.get(path);
        if (finding.place || pointer === undefined || file?.text === undefined)
            return finding;
        const finder = finders.get(path) ?? (0,json_places/* placesIn */.y)(file.place, file.text);
        finders.set(path, finder);
        return { ...finding, place: finder(pointer) };
    });
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
