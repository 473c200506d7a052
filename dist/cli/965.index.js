export const id = 965;
export const ids = [965];
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

/***/ 14200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ git),
/* harmony export */   f7: () => (/* binding */ sourceState),
/* harmony export */   lX: () => (/* binding */ readGit),
/* harmony export */   ml: () => (/* binding */ withoutFilters),
/* harmony export */   or: () => (/* binding */ readGitSync)
/* harmony export */ });
/* unused harmony export OLDEST_GIT */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72394);



/** A fetch of a large repository over a slow line takes minutes; longer than this, something hangs. */
const TIMEOUT_MINUTES = 15;
/** What git says beyond this is dropped: nobody reads it, and a server must not fill our memory. */
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;
/** A list of all files of a repository, or some files of at most 512 MiB each, as `limits.source_mib` allows. */
const MAX_SYNC_OUTPUT_BYTES = 1024 * 1024 * 1024;
/** Settings reach git through GIT_CONFIG_COUNT, which came with 2.31. */
const OLDEST_GIT = '2.31';
/** Git for Windows understands this name too. */
const NULL_DEVICE = '/dev/null';
/** Of the GIT_* variables around us, only those that say how to reach a server or where git lives. */
const KEPT_VARIABLES = new Set(['GIT_EXEC_PATH', 'GIT_SSL_CAINFO', 'GIT_SSL_CAPATH', 'GIT_PROXY_SSL_CAINFO']);
/**
 * Settings for reading a repository that somebody else wrote: nothing in it may run a program. They stand on
 * the command line, where every version of git obeys them.
 */
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
    // Otherwise `git init` gives advice on how to choose one.
    ['init.defaultBranch', 'main'],
].flatMap(([key, value]) => ['-c', `${key}=${value}`]);
/**
 * Runs git without prompts, hooks, filters, credential helpers, and without the settings of the machine and of
 * the user. A failure of git is a result; @throws {UserError} when there is no git, or when it hangs.
 */
function git(args, options) {
    return new Promise((settle, reject) => {
        // Windows looks for a program in the current folder first, and a repository may hold a `git.exe`: start
        // where no repository is, and let git itself change the folder.
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', ['-C', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(options.cwd), '--no-pager', ...HARDENING, ...args], {
            cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(process.execPath),
            env: environment(options),
            stdio: [options.input === undefined ? 'ignore' : 'pipe', options.output ?? 'pipe', 'pipe'],
            windowsHide: true,
        });
        let timedOut = false;
        const timer = setTimeout(() => {
            timedOut = true;
            child.kill('SIGKILL');
        }, TIMEOUT_MINUTES * 60_000);
        const stdout = child.stdout ? collect(child.stdout) : () => '';
        const stderr = child.stderr ? collect(child.stderr) : () => '';
        // Git may end before it has read everything; then its exit code says why.
        child.stdin?.on('error', () => { }).end(options.input);
        child.once('error', cause => {
            clearTimeout(timer);
            reject(notInstalled(cause));
        });
        child.once('close', code => {
            clearTimeout(timer);
            if (timedOut) {
                reject(new _user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`git ${args[0]} did not end within ${TIMEOUT_MINUTES} minutes.`, 'Run the job again; if it hangs each time, check out the repository in a step before.'));
                return;
            }
            settle({ code: code ?? -1, stdout: stdout(), stderr: stderr() });
        });
    });
}
const UNKNOWN_STATE = { commit: null, modified: false };
/** The commit that a folder was checked out from. Never fails: a folder need not be a git repository. */
async function sourceState(folder) {
    try {
        // The second name holds only where the commit has the folder: a package unpacked below somebody's
        // repository (node_modules, say) does not come from that repository's commit.
        const head = await readGit(folder, ['rev-parse', 'HEAD', 'HEAD:./']);
        if (head.code !== 0)
            return UNKNOWN_STATE;
        const commit = head.stdout.split('\n', 1)[0] ?? '';
        const config = await withoutFilters(folder);
        const status = await readGit(folder, ['status', '--porcelain', '--untracked-files=no', '--ignore-submodules=all', '--', '.'], { config });
        return { commit, modified: status.code === 0 && status.stdout !== '' };
    }
    catch {
        return UNKNOWN_STATE;
    }
}
/** Settings for `git status` and `git diff`: these run the filters that the repository's own config defines; empty commands run nothing. */
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
/** A local command that writes nothing, asks no server, and reads repositories of other owners (containers). */
function readGit(folder, args, { config = [], ...options } = {}) {
    return git(args, {
        ...options,
        cwd: folder,
        env: { GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1' },
        config: [['safe.directory', '*'], ...config],
    });
}
/** The same at once, for files that are read while sources are evaluated; `input` goes to git, bytes come back. */
function readGitSync(folder, args, input = '') {
    const { status, stdout, stderr, error } = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)('git', ['-C', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), '--no-pager', ...HARDENING, ...args], {
        cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(process.execPath),
        env: environment({
            cwd: folder,
            env: { GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1' },
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
        // A program that asks for passwords is one more program that we do not run.
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
        // Failures are told apart by what git says, so it has to say it in one language.
        LC_ALL: 'C',
        LANGUAGE: '',
    };
}
function collect(stream) {
    const chunks = [];
    let bytes = 0;
    stream.on('data', (chunk) => {
        bytes += chunk.length;
        if (bytes <= MAX_OUTPUT_BYTES)
            chunks.push(chunk);
    });
    return () => Buffer.concat(chunks).toString('utf8');
}
function notInstalled(cause) {
    if (cause.code !== 'ENOENT')
        return cause;
    return new _user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('The program git was not found on this machine.', `Install git ${OLDEST_GIT} or later and see that it is on PATH; without it, leave out "repository" and "ref".`, { cause });
}


/***/ }),

/***/ 21601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ publicAddress),
/* harmony export */   c: () => (/* binding */ addressOf)
/* harmony export */ });
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72394);

/**
 * An http(s) address that a user gave, of something public.
 *
 * @param example shown to a user who wrote something else.
 * @throws {UserError} when it is no such address, or holds a password.
 */
function publicAddress(address, example) {
    if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
        const completed = `https://${address}`;
        const hint = /^[\w-]+(\.[\w-]+)+(:\d+)?(\/\S*)?$/.test(address) ? completed : example;
        throw new _user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${address} is not an address.`, `Give an address such as ${hint}.`);
    }
    const url = new URL(address);
    if (url.username !== '' || url.password !== '') {
        throw new _user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`The address of ${url.host} holds a user name or a password.`, 'Leave them out: what is published is public.');
    }
    return url;
}
/** The address of a path under a base address. */
function addressOf(base, path) {
    return base + path.split('/').map(encodeURIComponent).join('/');
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
        codes: /CERT|LEAF_SIGNATURE|UNABLE_TO_VERIFY/,
        remedy: 'Nobody that this machine trusts has signed the certificate: give the host one of a public authority, with its whole chain.',
    },
    {
        codes: /^(EPROTO|ERR_SSL_.*)$/,
        remedy: 'The server does not speak TLS there: write http:// in place of https://, or correct the port.',
    },
    { codes: /^ECONNREFUSED$/, remedy: 'Nobody listens there: check the port, and whether the server runs.' },
];
const OTHERWISE = 'Check the address, and whether the server runs.';
/** What was thrown, as a fault. `fetch` says "fetch failed" for everything; what happened is in the cause. */
function faultOf(error) {
    const { cause, message } = error;
    const what = cause?.code ?? cause?.message ?? message;
    const known = KNOWN.find(({ codes }) => codes.test(what));
    return new HttpFault(`could not be fetched (${what})`, known?.remedy ?? OTHERWISE, error);
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
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20384);


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

/***/ 20384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ readBounded),
/* harmony export */   Em: () => (/* binding */ request),
/* harmony export */   rl: () => (/* binding */ TIMEOUT_MS)
/* harmony export */ });
/* harmony import */ var _generated_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9594);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66221);


/** Static hosts answer in a second; some wake up first. */
const TIMEOUT_MS = 30_000;
/** Asks a public address. @throws {HttpFault} when there is no answer. */
async function request(url, options = {}) {
    const { method = 'GET', headers = {}, timeoutMs = TIMEOUT_MS, bodyTimeoutMs = timeoutMs } = options;
    const first = new AbortController();
    const timer = setTimeout(() => first.abort(), timeoutMs);
    const whole = AbortSignal.timeout(bodyTimeoutMs);
    try {
        const response = await fetch(url, {
            method,
            headers: { 'user-agent': `refdata/${_generated_version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x}`, ...headers },
            redirect: options.manualRedirects ? 'manual' : 'follow',
            signal: AbortSignal.any([first.signal, whole]),
        });
        return { response, content: bodyOf(response, whole, bodyTimeoutMs) };
    }
    catch (error) {
        throw first.signal.aborted || whole.aborted ? (0,_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .timeoutFault */ .qE)(timeoutMs) : (0,_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .faultOf */ .Kl)(error);
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
        throw whole.aborted ? (0,_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .timeoutFault */ .qE)(timeoutMs) : (0,_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .faultOf */ .Kl)(error);
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


/***/ })

};
