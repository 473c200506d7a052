export const id = 933;
export const ids = [933];
export const modules = {

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

/***/ 73132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runVerify: () => (/* binding */ runVerify)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/reference/files.js
var files = __webpack_require__(89977);
// EXTERNAL MODULE: ./build/report/visible.js
var visible = __webpack_require__(6257);
// EXTERNAL MODULE: ./build/user-error.js
var user_error = __webpack_require__(72394);
// EXTERNAL MODULE: ./build/http/fault.js
var fault = __webpack_require__(66221);
// EXTERNAL MODULE: ./build/http/request.js + 1 modules
var request = __webpack_require__(80013);
// EXTERNAL MODULE: ./build/reference/json-file.js
var json_file = __webpack_require__(94065);
// EXTERNAL MODULE: ./build/reference/source-url.js
var source_url = __webpack_require__(60481);
;// CONCATENATED MODULE: ./build/verify/checks/check.js

/** What became of a request, behind what was asked: `answers 403`, or why there is no answer. */
function said({ status, fault }) {
    return fault ?? `answers ${status}`;
}
const HEADERS_REMEDY = 'Use the header file of your host that the build writes; docs/hosting.md says how, and which hosts let nobody choose.';
/** Those of the seven files that are there, with their plain answers. */
function* dataAnswers({ plain }) {
    for (const name of files/* FILE_NAMES */.GY) {
        const answer = plain.get((0,files/* pathOf */.XM)(name));
        if (answer?.status === 200)
            yield [(0,files/* pathOf */.XM)(name), answer];
    }
}

;// CONCATENATED MODULE: ./build/verify/checks/files.js


const PUBLISH_AGAIN = 'Publish the folder again, as a whole and as it was built.';
/** Rules of findings that have a check of their own. */
const MANIFEST_RULES = /^manifest-/;
const VERSAO_RULES = /^versao-/;
const files_status = {
    id: 'status',
    spreads: true,
    title: 'Each of the seven files is there',
    *breaches({ plain }) {
        for (const path of files/* FILE_NAMES */.GY.map(files/* pathOf */.XM)) {
            const answer = plain.get(path);
            if (answer?.status === 200)
                continue;
            const message = answer ? `GET ${said(answer)}` : 'GET is not answered';
            yield { verdict: 'fail', message, remedy: remedyFor(answer?.status), path };
        }
    },
    seen: () => 'GET answers 200',
};
function remedyFor(code = 0) {
    if (code === 401 || code === 403)
        return 'Make the site public, for everybody and without signing in, and look whether a firewall stands in the way.';
    if (code === 429 || code >= 500)
        return 'Look whether the host is in trouble, or wants fewer requests; then look again.';
    return PUBLISH_AGAIN;
}
const redirects = {
    id: 'redirects',
    title: 'A file is answered at its own address',
    *breaches({ plain }) {
        for (const [path, { redirects: hops }] of plain) {
            if (hops.length === 0 || !path.startsWith('/api/'))
                continue;
            const message = `GET leads over ${hops.length} more ${hops.length === 1 ? 'address' : 'addresses'}, to ${new URL(hops.at(-1)).origin}`;
            yield { verdict: 'warn', message, remedy: 'Give consumers the address that it leads to.', path };
        }
    },
    seen: () => 'no redirects',
};
const schema = {
    id: 'schema',
    spreads: true,
    title: 'Each file follows its JSON Schema and the rules',
    *breaches({ proved: { findings } }) {
        for (const finding of findings)
            if (!MANIFEST_RULES.test(finding.rule) &&
                !VERSAO_RULES.test(finding.rule) &&
                finding.level !== 'notice')
                yield breachOf(finding);
    },
    seen: ({ proved }) => `${proved.files.length} files hold`,
};
const versao = {
    id: 'versao',
    spreads: true,
    title: '`versao` is the same everywhere',
    *breaches({ proved: { findings } }) {
        for (const finding of findings)
            if (VERSAO_RULES.test(finding.rule) || finding.rule === 'manifest-versao')
                yield breachOf(finding);
    },
    seen: ({ proved }) => `versao ${proved.versao}`,
};
const manifest = {
    id: 'manifest',
    spreads: true,
    title: 'Each file has the bytes that the manifest says',
    *breaches({ proved: { findings, hasManifest } }) {
        if (!hasManifest)
            yield {
                verdict: 'warn',
                message: 'there is no manifest: nobody can tell whether the files belong together',
                remedy: 'Publish the whole folder that `refdata build` writes.',
                path: files/* MANIFEST_PATH */.U4,
            };
        for (const finding of findings)
            if (MANIFEST_RULES.test(finding.rule) && finding.rule !== 'manifest-versao')
                yield breachOf(finding);
    },
    seen: ({ plain }) => `${plain.size} files were read`,
};
const registry = {
    id: 'registry',
    title: 'The registry holds, and archives have their SHA-256',
    *breaches({ registry: checked }) {
        for (const finding of checked?.findings ?? [])
            if (finding.level !== 'notice')
                yield breachOf(finding);
    },
    seen: ({ registry: checked }) => checked ? `${checked.packages} packages, ${checked.archives} archives opened` : 'there is none',
};
const links = {
    id: 'links',
    title: 'Pages that error codes name are there',
    *breaches({ links: answers }) {
        for (const { url, result } of answers) {
            if (typeof result === 'number' && result < 400)
                continue;
            const gone = result === 404 || result === 410;
            yield {
                verdict: gone ? 'fail' : 'warn',
                message: `the page ${typeof result === 'number' ? `answers ${result}` : result}`,
                remedy: 'Correct `doc` of the code, or `documentacao`; or publish the page.',
                path: url,
            };
        }
    },
    seen: ({ links: answers }) => (answers.length === 0 ? 'none was looked at' : `${answers.length} looked at`),
};
const fileChecks = [files_status, redirects, schema, versao, manifest, registry, links];
function breachOf({ level, rule, message, remedy, subject }) {
    return {
        verdict: level === 'error' ? 'fail' : 'warn',
        message: `${rule}: ${message}`,
        remedy,
        path: subject ?? '',
    };
}

;// CONCATENATED MODULE: ./build/verify/checks/headers.js


/** What hosts have that let nobody choose; GitHub Pages has ten minutes. */
const MAX_HOST_AGE_S = 600;
/** A smaller answer gains nothing. */
const MIN_COMPRESSED_BYTES = 1024;
const cors = {
    id: 'cors',
    title: 'Pages of every origin may read',
    *breaches(observed) {
        for (const [path, { headers }] of dataAnswers(observed)) {
            yield* openness(path, headers, '');
            const asked = observed.compressed.get(path);
            if (asked && asked.fault === undefined)
                yield* openness(path, asked.headers, ' to a request with an Origin');
        }
    },
    seen: () => 'Access-Control-Allow-Origin: *, also to a request with an Origin',
};
function* openness(path, headers, when) {
    const value = headers.get('access-control-allow-origin');
    if (value === '*') {
        if (headers.get('access-control-allow-credentials') !== 'true')
            return;
        const message = `Access-Control-Allow-Credentials: true, with "*"${when}`;
        yield { verdict: 'warn', message, remedy: 'Leave it out: the data is public.', path };
        return;
    }
    const message = value === null
        ? `no Access-Control-Allow-Origin${when}`
        : `Access-Control-Allow-Origin: ${value}${when}, in place of *`;
    yield { verdict: 'fail', message, remedy: HEADERS_REMEDY, path };
}
const preflight = {
    id: 'preflight',
    title: 'OPTIONS is answered for pages',
    *breaches({ preflight: answer }) {
        const { status, headers, fault } = answer;
        const open = headers.get('access-control-allow-origin') === '*';
        if (status >= 200 && status < 300 && open)
            return;
        const without = open || fault !== undefined ? '' : ' without Access-Control-Allow-Origin: *';
        const message = `OPTIONS ${said(answer)}${without}`;
        const remedy = `A plain GET needs no such answer; pages that add headers of their own do. ${HEADERS_REMEDY}`;
        yield { verdict: 'warn', message, remedy, path: '/api/index.json' };
    },
    seen: ({ preflight: { status } }) => `OPTIONS answers ${status}`,
};
const type = {
    id: 'content-type',
    title: 'Content-Type is JSON in UTF-8',
    *breaches(observed) {
        for (const [path, { headers, isPage }] of dataAnswers(observed)) {
            const value = headers.get('content-type') ?? '';
            const [essence = '', ...parameters] = value.split(';').map(part => part.trim().toLowerCase());
            const charset = parameters
                .find(part => part.startsWith('charset='))
                ?.slice(8)
                .replaceAll('"', '');
            const remedy = HEADERS_REMEDY;
            if (isPage || essence !== 'application/json')
                yield { verdict: 'fail', message: `Content-Type is ${value || 'missing'}`, remedy, path };
            else if (charset === undefined)
                yield { verdict: 'warn', message: `Content-Type is ${value}, without charset=utf-8`, remedy, path };
            else if (charset !== 'utf-8')
                yield { verdict: 'fail', message: `Content-Type says charset=${charset}`, remedy, path };
        }
    },
    seen: () => 'application/json; charset=utf-8',
};
const caching = {
    id: 'caching',
    title: 'A copy is asked about before each use',
    *breaches(observed) {
        for (const [path, { headers }] of dataAnswers(observed)) {
            const value = headers.get('cache-control');
            const fault = cachingFault(value);
            if (fault)
                yield { ...fault, remedy: HEADERS_REMEDY, path };
        }
    },
    seen: observed => {
        const values = [...dataAnswers(observed)].map(([, { headers }]) => headers.get('cache-control'));
        return `Cache-Control: ${[...new Set(values)].join('; ')}`;
    },
};
/** What is wrong with a `Cache-Control` (RFC 9111, section 5.2.2), for data that has to be revalidated. */
function cachingFault(value) {
    if (value === null)
        return { verdict: 'warn', message: 'no Cache-Control: each client keeps a copy as long as it likes' };
    const directives = value
        .toLowerCase()
        .split(',')
        .map(part => part.trim());
    if (directives.includes('no-store'))
        return {
            verdict: 'warn',
            message: `Cache-Control: ${value}: nothing can be kept, and each use costs a whole answer`,
        };
    if (directives.includes('no-cache'))
        return undefined;
    const age = secondsOf('max-age', directives);
    if (age === undefined)
        return { verdict: 'warn', message: `Cache-Control: ${value} does not say how long a copy is good for` };
    // A copy that is too old is used once more while a newer one is fetched (RFC 5861).
    const longer = directives.includes('must-revalidate') ? 0 : secondsOf('stale-while-revalidate', directives);
    const seconds = age + (longer ?? 0);
    if (seconds === 0)
        return undefined;
    if (seconds > MAX_HOST_AGE_S || directives.includes('immutable'))
        return {
            verdict: 'fail',
            message: `Cache-Control: ${value}: a new deployment is not seen for ${seconds} s`,
        };
    return {
        verdict: 'warn',
        message: `Cache-Control: ${value}: a new deployment may not be seen for ${seconds} s`,
    };
}
function secondsOf(name, directives) {
    const found = directives.map(part => /^([\w-]+)="?(\d+)"?$/.exec(part)).find(match => match?.[1] === name);
    return found ? Number(found[2]) : undefined;
}
const validator = {
    id: 'etag',
    title: 'An answer has an ETag',
    *breaches(observed) {
        for (const [path, { headers }] of dataAnswers(observed)) {
            const etag = headers.get('etag');
            const remedy = HEADERS_REMEDY;
            if (etag?.startsWith('W/'))
                yield { verdict: 'warn', message: 'the ETag is weak', remedy, path };
            else if (etag === null && headers.get('last-modified') !== null)
                yield { verdict: 'warn', message: 'no ETag, only Last-Modified', remedy, path };
            else if (etag === null)
                yield {
                    verdict: 'fail',
                    message: 'neither ETag nor Last-Modified: a copy cannot be asked about',
                    remedy,
                    path,
                };
        }
    },
    seen: () => 'strong',
};
const conditional = {
    id: 'conditional',
    title: 'A copy that is still good is answered by 304',
    *breaches({ conditional: answers, foreign }) {
        for (const [path, answer] of answers) {
            if (answer.status === 304)
                continue;
            const remedy = `Each use costs a whole answer. ${HEADERS_REMEDY}`;
            yield { verdict: 'warn', message: `a conditional request ${said(answer)}`, remedy, path };
        }
        if (foreign.status === 304)
            yield {
                verdict: 'fail',
                message: 'an ETag that no answer ever had is answered by 304: clients keep old data for ever',
                remedy: 'Let the host compare If-None-Match with the ETag of the file, or ignore it.',
                path: (0,files/* pathOf */.XM)('index'),
            };
    },
    seen: ({ conditional: answers }) => (answers.size === 0 ? 'there is nothing to ask with' : '304'),
};
/** Of a deployment that spreads, compressed copies may come last. */
const compression = {
    id: 'compression',
    spreads: true,
    title: 'Answers are compressed, and hold the same bytes',
    *breaches({ plain, compressed }) {
        for (const [path, answer] of compressed) {
            const { headers, sha256, fault } = answer;
            const whole = plain.get(path);
            if (fault !== undefined)
                yield {
                    verdict: 'fail',
                    message: `the compressed answer ${said(answer)}`,
                    remedy: 'Browsers ask for compressed answers, always: let the host compress them itself.',
                    path,
                };
            else if (sha256 !== whole?.sha256)
                yield {
                    verdict: 'fail',
                    message: 'the compressed answer holds other bytes than the plain one',
                    remedy: 'Publish again: copies compressed before are of another build.',
                    path,
                };
            else if (headers.get('content-encoding') === null && (whole?.bytes ?? 0) >= MIN_COMPRESSED_BYTES)
                yield { verdict: 'warn', message: 'not compressed', remedy: HEADERS_REMEDY, path };
            else if (headers.get('content-encoding') !== null &&
                !/accept-encoding|\*/i.test(headers.get('vary') ?? ''))
                yield {
                    verdict: 'warn',
                    message: 'compressed without Vary: Accept-Encoding',
                    remedy: 'A shared cache may give it to a client that cannot read it. Add the header.',
                    path,
                };
        }
    },
    seen: ({ compressed }) => {
        const encodings = [...compressed.values()].map(({ headers }) => headers.get('content-encoding'));
        return ([...new Set(encodings)]
            .filter(encoding => encoding !== null)
            .sort()
            .join(', ') || 'all are small');
    },
};
const headerChecks = [
    cors,
    preflight,
    type,
    caching,
    validator,
    conditional,
    compression,
];

// EXTERNAL MODULE: ./build/reference/published.js + 2 modules
var published = __webpack_require__(14836);
// EXTERNAL MODULE: ./build/registry/check.js + 2 modules
var check = __webpack_require__(17840);
// EXTERNAL MODULE: ./build/registry/in-turns.js
var in_turns = __webpack_require__(19062);
// EXTERNAL MODULE: ./build/registry/source-url.js
var registry_source_url = __webpack_require__(7485);
;// CONCATENATED MODULE: ./build/verify/links.js



/** Between an answer and the next request. */
const PAUSE_MS = 100;
/** What a server answers that does not know HEAD. */
const NO_HEAD = [403, 405, 501];
/**
 * Asks for some of the pages that error codes name (`documentacao`, a slash and `doc`), one after the other. Which ones
 * depends on their addresses only, so that two runs look at the same, and a language cannot choose.
 */
async function sampleLinks(index, erros, count, timeoutMs) {
    const answers = [];
    for (const url of chooseLinks(index, erros, count)) {
        if (answers.length > 0)
            await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
        const answer = { url, result: await resultOf(url, timeoutMs) };
        answers.push(answer);
        // A host that is not there will not be there for the next page either.
        if (typeof answer.result === 'string')
            break;
    }
    return answers;
}
/** The pages to look at: those whose addresses have the lowest hashes. Data of any shape is taken. */
function chooseLinks(index, erros, count) {
    const base = index?.documentacao;
    const codes = erros?.codigos;
    if (typeof base !== 'string' || !Array.isArray(codes))
        return [];
    const urls = new Set();
    for (const code of codes) {
        const doc = code?.doc;
        if (typeof doc !== 'string' || doc === '')
            continue;
        const address = `${base}/${doc}`;
        if (!URL.canParse(address))
            continue;
        const url = new URL(address);
        url.hash = '';
        if (/^https?:$/.test(url.protocol))
            urls.add(url.href);
    }
    const hashed = [...urls].map(url => [(0,json_file/* sha256Of */.B)(new TextEncoder().encode(url)), url]);
    return hashed
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .slice(0, count)
        .map(([, url]) => url);
}
async function resultOf(url, timeoutMs) {
    try {
        const status = await statusOf(url, 'HEAD', timeoutMs);
        return NO_HEAD.includes(status) ? await statusOf(url, 'GET', timeoutMs) : status;
    }
    catch (error) {
        if (!(error instanceof fault/* HttpFault */.F9))
            throw error;
        return error.reason;
    }
}
async function statusOf(url, method, timeoutMs) {
    const { response } = await (0,request/* request */.Em)(url, { method, timeoutMs });
    await response.body?.cancel();
    return response.status;
}

// EXTERNAL MODULE: ./build/http/address.js
var address = __webpack_require__(21601);
// EXTERNAL MODULE: ./build/reference/source.js
var source = __webpack_require__(18765);
;// CONCATENATED MODULE: ./build/verify/live.js





const MAX_REDIRECTS = 5;
/** A live address: asks, and remembers what was answered to the plain request for each file. */
class LiveAddress {
    base;
    timeoutMs;
    isFolder = false;
    /** By path. */
    answers = new Map();
    constructor(base, timeoutMs) {
        this.base = base;
        this.timeoutMs = timeoutMs;
    }
    covers() {
        return true;
    }
    async listApi() {
        return [];
    }
    placeOf(path) {
        return (0,address/* addressOf */.ci)(this.base, path);
    }
    async read(path) {
        try {
            const { answer, content } = await this.fetch(path, { headers: { 'accept-encoding': 'identity' } });
            this.answers.set(path, answer);
            if (answer.status === 404 || answer.status === 410)
                return { kind: 'missing' };
            if (answer.status !== 200)
                return { kind: 'unreadable', reason: `answered ${answer.status}` };
            return content ? { kind: 'found', bytes: content } : { kind: 'too-large' };
        }
        catch (error) {
            if (!(error instanceof fault/* HttpFault */.F9) || error instanceof LeadsElsewhere)
                throw error;
            return { kind: 'unreachable', reason: error.reason };
        }
    }
    /** @throws {HttpFault} when there is no answer. */
    async ask(path, options = {}) {
        return (await this.fetch(path, options)).answer;
    }
    /** The same where no answer is an answer, too: hosts drop requests that they do not like. */
    async probe(path, options = {}) {
        try {
            return await this.ask(path, options);
        }
        catch (error) {
            if (!(error instanceof fault/* HttpFault */.F9))
                throw error;
            const status = error instanceof LeadsElsewhere ? error.status : 0;
            return { ...NO_ANSWER, status, fault: error.reason };
        }
    }
    /**
     * Redirects are followed by hand, and never to another host: what answers there is not what was asked.
     *
     * @throws {HttpFault} when there is no answer, or when it leads to another host.
     */
    async fetch(path, options) {
        const redirects = [];
        let url = this.placeOf(path);
        for (;;) {
            const { response, content } = await (0,request/* request */.Em)(url, {
                timeoutMs: this.timeoutMs,
                ...options,
                manualRedirects: true,
            });
            const location = response.status >= 300 && response.status < 400 && response.headers.get('location');
            if (location && URL.canParse(location, url) && redirects.length < MAX_REDIRECTS) {
                await response.body?.cancel();
                const next = new URL(location, url);
                if (next.hostname !== new URL(url).hostname)
                    throw new LeadsElsewhere(next, response.status);
                url = next.href;
                redirects.push(url);
                continue;
            }
            const bytes = await (0,request/* readBounded */.CB)(content, source/* MAX_PUBLISHED_FILE_BYTES */.t);
            const answer = {
                status: response.status,
                headers: response.headers,
                redirects,
                sha256: bytes && (0,json_file/* sha256Of */.B)(bytes),
                bytes: bytes?.length ?? 0,
                isPage: bytes !== undefined && isPage(bytes),
            };
            return { answer, content: bytes };
        }
    }
}
const NO_ANSWER = {
    headers: new Headers(),
    redirects: [],
    sha256: undefined,
    bytes: 0,
    isPage: false,
};
class LeadsElsewhere extends fault/* HttpFault */.F9 {
    status;
    constructor({ protocol, host }, status) {
        super(`leads to another host, ${host}`, `If the site has moved, give ${protocol}//${host} as its address; if that is a sign-in page, of a network or of the host, sign in first or make the site public.`);
        this.status = status;
    }
}
function isPage(bytes) {
    return /^\uFEFF?\s*</.test(new TextDecoder().decode(bytes.subarray(0, 100)));
}

;// CONCATENATED MODULE: ./build/verify/observe.js









/** An origin that no host can know. */
const ORIGIN = 'https://consumer.example';
/** Nobody publishes this. It is asked for to see what is answered to paths that there are not. */
const UNKNOWN_PATH = '/refdata-verify/there-is-no-such-path';
const UNKNOWN_DATA_PATH = '/api/refdata-verify-there-is-no-such-file.json';
/** As browsers ask. Otherwise `fetch` adds `no-cache`, which tells servers to send everything again. */
const REVALIDATING = { 'cache-control': 'max-age=0' };
/** The bytes as they are, so that answers can be compared. */
const PLAIN = { 'accept-encoding': 'identity' };
/** No server gives a file this one. */
const FOREIGN_ETAG = '"refdata-verify-no-such-etag"';
/** Requests at the same time: a polite visitor. */
const MAX_REQUESTS_AT_ONCE = 4;
/**
 * Asks a live address everything that the checks want to know. Only reads: `POST` goes to a file, without a body, and
 * `DELETE` to a path that there is not.
 *
 * @throws {UserError} when there is no answer, or no reference at the address.
 */
async function observe({ base, timeoutMs, links, progress }) {
    const live = new LiveAddress(base, timeoutMs);
    try {
        progress?.('files');
        const index = (0,files/* pathOf */.XM)('index');
        // The first request tells whether anybody answers at all.
        const head = await live.ask(index, { method: 'HEAD', headers: PLAIN });
        const data = new Map();
        const proved = await (0,published/* provePublished */.F)(live, (path, value) => data.set(path, value));
        demandReference(live);
        progress?.('answers');
        const [compressed, conditional] = [new Map(), new Map()];
        const paths = files/* FILE_NAMES */.GY.map(files/* pathOf */.XM).filter(path => live.answers.get(path)?.status === 200);
        await (0,in_turns/* inTurns */.g)(paths, MAX_REQUESTS_AT_ONCE, async (path) => {
            const headers = { origin: ORIGIN, 'accept-encoding': 'br, gzip' };
            compressed.set(path, await live.probe(path, { headers }));
            const condition = conditionOf(live.answers.get(path));
            if (condition)
                conditional.set(path, await revalidate(live, path, condition));
        });
        const preflight = {
            origin: ORIGIN,
            'access-control-request-method': 'GET',
            'access-control-request-headers': 'if-none-match',
        };
        const others = {
            foreign: await revalidate(live, index, { 'if-none-match': FOREIGN_ETAG }),
            head,
            preflight: await live.probe(index, { method: 'OPTIONS', headers: preflight }),
            post: await live.probe(index, { method: 'POST' }),
            remove: await live.probe(UNKNOWN_DATA_PATH, { method: 'DELETE' }),
            unknown: await live.probe(UNKNOWN_PATH),
            unknownData: await live.probe(UNKNOWN_DATA_PATH),
        };
        progress?.('registry');
        const registry = proved.hasRegistro
            ? await (0,check/* checkRegistry */.q)(await (0,registry_source_url/* openRegistryAddress */.A)(live.placeOf(files/* REGISTRO_PATH */.AM), timeoutMs))
            : undefined;
        progress?.('links');
        const answer = live.answers.get(files/* MANIFEST_PATH */.U4);
        const manifest = data.get(files/* MANIFEST_PATH */.U4);
        return {
            base,
            plain: live.answers,
            compressed,
            conditional,
            ...others,
            proved,
            registry,
            links: await sampleLinks(data.get(index), data.get((0,files/* pathOf */.XM)('erros')), links, timeoutMs),
            manifest: answer?.sha256 && manifest ? { sha256: answer.sha256, commit: commitOf(manifest) } : undefined,
        };
    }
    catch (error) {
        if (!(error instanceof fault/* HttpFault */.F9))
            throw error;
        throw new user_error/* UserError */.y(`${base} ${error.reason}.`, error.remedy, { cause: error });
    }
}
/** @throws {UserError} when there is nothing like a reference: the address is another. */
function demandReference(live) {
    const seven = files/* FILE_NAMES */.GY.map(name => live.answers.get((0,files/* pathOf */.XM)(name)));
    const index = seven[0];
    const place = live.placeOf((0,files/* pathOf */.XM)('index'));
    if (index?.status === 200 && index.isPage) {
        throw new user_error/* UserError */.y(`${place} is a page for people, and not the index.`, 'Check the path of the address. Some hosts answer every path that there is not with a page and status 200: then publish the files there first, and switch that off.');
    }
    if (seven.every(answer => answer?.status === 404 || answer?.status === 410)) {
        throw new user_error/* UserError */.y(`There is no reference at ${live.base}: ${place} answers ${index?.status}.`, 'Check the path of the address, and whether the publication has come to its end.');
    }
}
function revalidate(live, path, condition) {
    return live.probe(path, { headers: { ...PLAIN, ...REVALIDATING, ...condition } });
}
function conditionOf({ headers }) {
    const etag = headers.get('etag');
    if (etag)
        return { 'if-none-match': etag };
    const date = headers.get('last-modified');
    return date ? { 'if-modified-since': date } : undefined;
}
function commitOf(manifest) {
    const commit = manifest?.source?.commit;
    return typeof commit === 'string' ? commit : null;
}

;// CONCATENATED MODULE: ./build/verify/checks/methods.js



/** What clients ask for by HEAD: whether there is something else, and what it is. */
const COMPARED_HEADERS = ['content-type', 'etag'];
const head = {
    id: 'head',
    title: 'HEAD is answered like GET',
    *breaches({ head: answer, plain }) {
        const path = (0,files/* pathOf */.XM)('index');
        const remedy = HEADERS_REMEDY;
        if (answer.status !== 200 || answer.bytes > 0)
            yield { verdict: 'warn', message: `HEAD ${said(answer)}`, remedy, path };
        const whole = plain.get(path);
        if (answer.status !== 200 || whole?.status !== 200)
            return;
        const others = COMPARED_HEADERS.filter(name => answer.headers.get(name) !== whole.headers.get(name));
        if (others.length > 0)
            yield { verdict: 'warn', message: `HEAD answers another ${others.join(', ')} than GET`, remedy, path };
    },
    seen: () => 'HEAD answers 200',
};
const writes = {
    id: 'methods',
    title: 'Nothing accepts writes',
    *breaches({ post, remove }) {
        yield* refusal('POST', post, (0,files/* pathOf */.XM)('index'), [405]);
        // A server may look for the path first.
        yield* refusal('DELETE', remove, UNKNOWN_DATA_PATH, [405, 404]);
    },
    seen: ({ post, remove }) => `POST answers ${post.status} with Allow, DELETE ${remove.status}`,
};
function* refusal(method, answer, path, good) {
    const { status, headers } = answer;
    if (status === 0) {
        yield { verdict: 'warn', message: `${method} ${said(answer)}`, remedy: HEADERS_REMEDY, path };
    }
    else if (status < 400) {
        const remedy = 'Let the host answer other methods than GET, HEAD and OPTIONS with 405.';
        yield { verdict: 'fail', message: `${method} ${said(answer)}`, remedy, path };
    }
    else if (!good.includes(status)) {
        yield {
            verdict: 'warn',
            message: `${method} ${said(answer)}, and not 405`,
            remedy: HEADERS_REMEDY,
            path,
        };
    }
    else if (status === 405 && !/\bGET\b/.test(headers.get('allow') ?? '')) {
        yield { verdict: 'warn', message: `${method} answers 405 without Allow`, remedy: HEADERS_REMEDY, path };
    }
}
const NO_FALLBACK = 'Clients take the page for data. Switch off what sends every path to one page ("single-page app", "fallback", "rewrite to index.html"), and let the host use 404.html.';
const NO_OTHER_REFUSAL = 'Let the host answer 404 where there is no file: clients take anything else for trouble that passes.';
const unknown = {
    id: 'not-found',
    title: 'A path that there is not answers 404',
    *breaches({ unknown: page, unknownData: data }) {
        yield* missing(page, UNKNOWN_PATH);
        yield* missing(data, UNKNOWN_DATA_PATH);
        if (data.status === 404 && !/json/.test(data.headers.get('content-type') ?? ''))
            yield {
                verdict: 'warn',
                message: '404 is not told in JSON where clients expect JSON',
                remedy: `Clients have to look at the status first. ${HEADERS_REMEDY}`,
                path: UNKNOWN_DATA_PATH,
            };
        if (data.status === 404 && data.headers.get('access-control-allow-origin') !== '*')
            yield {
                verdict: 'warn',
                message: '404 has no Access-Control-Allow-Origin: a page cannot tell it from a broken network',
                remedy: HEADERS_REMEDY,
                path: UNKNOWN_DATA_PATH,
            };
    },
    seen: () => '404, in JSON below /api',
};
function* missing(answer, path) {
    const { status, isPage } = answer;
    if (status === 404 || status === 410)
        return;
    const what = status === 200 && isPage ? 'answers 200 and a page' : said(answer);
    const misleads = status > 0 && status < 400;
    yield {
        verdict: misleads ? 'fail' : 'warn',
        message: `a path that there is not ${what}`,
        remedy: misleads ? NO_FALLBACK : NO_OTHER_REFUSAL,
        path,
    };
}
const methodChecks = [head, writes, unknown];

;// CONCATENATED MODULE: ./build/verify/checks/index.js



/** All checks, in the order in which they are told. */
const CHECKS = [...fileChecks, ...headerChecks, ...methodChecks];

;// CONCATENATED MODULE: ./build/verify/judge.js

/** Points of one check that are told one by one; the rest is counted. */
const MAX_POINTS_PER_CHECK = 20;
/** What was observed against the contract: for each check a pass, or its breaches, equal ones together. Pure. */
function judge(observed) {
    return CHECKS.flatMap(check => pointsOf(check, observed));
}
/** Whether what fails may be a deployment that is still spreading. */
function isSpreading(observed) {
    return CHECKS.some(check => check.spreads && [...check.breaches(observed)].some(({ verdict }) => verdict === 'fail'));
}
function pointsOf(check, observed) {
    const groups = new Map();
    for (const breach of check.breaches(observed)) {
        const key = JSON.stringify([breach.verdict, breach.message, breach.remedy]);
        const group = groups.get(key);
        if (group)
            group.paths.add(breach.path);
        else
            groups.set(key, { breach, paths: new Set([breach.path]) });
    }
    const { id, title } = check;
    if (groups.size === 0)
        return [{ check: id, title, verdict: 'pass', message: check.seen(observed), remedy: null, paths: [] }];
    const sorted = [...groups.values()].sort((a, b) => severity(b.breach) - severity(a.breach));
    const points = sorted.slice(0, MAX_POINTS_PER_CHECK).map(({ breach, paths }) => ({
        check: id,
        title,
        verdict: breach.verdict,
        message: breach.message,
        remedy: breach.remedy,
        paths: [...paths],
    }));
    const left = sorted.slice(MAX_POINTS_PER_CHECK);
    const [next] = left;
    if (!next)
        return points;
    const { verdict } = next.breach;
    const remedy = 'Mend those above first.';
    return [...points, { check: id, title, verdict, message: `and ${left.length} more`, remedy, paths: [] }];
}
function severity({ verdict }) {
    return verdict === 'fail' ? 1 : 0;
}

;// CONCATENATED MODULE: ./build/verify/verify.js









/** Documentation pages looked at, unless another number is asked for. */
const DEFAULT_LINKS = 10;
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 15_000;
const PAUSE_GROWTH = 1.6;
/**
 * Holds what a live address really answers against the contract (service-spec.md, "Endpoints" and "Limits"), point by
 * point. While there is time, it looks again: until the live manifest is the expected one and all that it lists is there.
 *
 * @throws {UserError} when nobody answers there, or there is no reference at the address.
 */
async function verify(options) {
    const base = (0,source_url/* baseAddress */.u)(options.baseUrl);
    const { timeoutMs = request/* TIMEOUT_MS */.rl, links = DEFAULT_LINKS, waitSeconds = 0, progress } = options;
    const expected = options.expectedSha256 ?? (options.expectedManifest && (0,json_file/* sha256Of */.B)(options.expectedManifest));
    const deadline = performance.now() + waitSeconds * 1000;
    let pause = FIRST_PAUSE_MS;
    for (let attempts = 1;; attempts += 1) {
        const left = deadline - performance.now();
        const look = async () => {
            // One small request tells whether the rest is worth asking for.
            if (left > 0 && expected !== undefined && !(await isLive(base, expected, timeoutMs)))
                return undefined;
            return observe({ base, timeoutMs, links, progress });
        };
        let observed;
        try {
            observed = await look();
        }
        catch (error) {
            if (!(error instanceof user_error/* UserError */.y) || left <= 0)
                throw error;
        }
        const settled = observed &&
            (expected === undefined || observed.manifest?.sha256 === expected) &&
            !isSpreading(observed);
        if (observed && (settled || left <= 0))
            return verification(base, observed, expected, attempts);
        progress?.(`waiting for the deployment (${Math.ceil(Math.max(left, 0) / 1000)} s left)`);
        await new Promise(resolve => setTimeout(resolve, Math.max(0, Math.min(pause, left))));
        pause = Math.min(pause * PAUSE_GROWTH, MAX_PAUSE_MS);
    }
}
async function isLive(base, expected, timeoutMs) {
    try {
        const headers = { 'accept-encoding': 'identity' };
        return (await new LiveAddress(base, timeoutMs).ask(files/* MANIFEST_PATH */.U4, { headers })).sha256 === expected;
    }
    catch (error) {
        if (error instanceof fault/* HttpFault */.F9)
            return false;
        throw error;
    }
}
function verification(baseUrl, observed, expected, attempts) {
    const points = [
        ...(expected === undefined ? [] : [deploymentPoint(observed, expected)]),
        ...judge(observed),
    ];
    const count = (verdict) => points.filter(point => point.verdict === verdict).length;
    return {
        ok: count('fail') === 0,
        baseUrl,
        versao: observed.proved.versao,
        commit: observed.manifest?.commit ?? null,
        attempts,
        pass: count('pass'),
        warn: count('warn'),
        fail: count('fail'),
        points,
    };
}
function deploymentPoint({ manifest, proved }, expected) {
    const what = { check: 'deployment', title: 'What is live is what was just built' };
    if (manifest?.sha256 === expected)
        return {
            ...what,
            verdict: 'pass',
            message: 'the manifest is the one just built',
            remedy: null,
            paths: [],
        };
    const live = manifest
        ? `the live manifest is of versao ${proved.versao}${manifest.commit === null ? '' : `, commit ${manifest.commit.slice(0, 12)}`}, and not the one just built`
        : 'there is no live manifest';
    const remedy = 'Wait longer (--wait), and look at the deployment: whether it succeeded, and whether it belongs to this address.';
    return { ...what, verdict: 'fail', message: live, remedy, paths: [files/* MANIFEST_PATH */.U4] };
}

// EXTERNAL MODULE: ./build/cli/colours.js
var colours = __webpack_require__(15716);
// EXTERNAL MODULE: ./build/cli/progress.js
var cli_progress = __webpack_require__(20902);
// EXTERNAL MODULE: ./build/cli/table.js
var table = __webpack_require__(81681);
// EXTERNAL MODULE: ./build/cli/whole-number.js
var whole_number = __webpack_require__(68470);
;// CONCATENATED MODULE: ./build/cli/verify.js










const MAX_PATHS_SHOWN = 3;
const MAX_LINE_CHARACTERS = 300;
const PAINT = { pass: colours/* colours */.M.green, warn: colours/* colours */.M.yellow, fail: colours/* colours */.M.red };
/** `refdata verify`: true when no point fails. */
async function runVerify(baseUrl, options) {
    const { json = false } = options;
    const waitSeconds = (0,whole_number/* wholeNumber */.r)('--wait', options.wait);
    const timeoutMs = (0,whole_number/* wholeNumber */.r)('--timeout', options.timeout) * 1000;
    const links = (0,whole_number/* wholeNumber */.r)('--links', options.links);
    const expectedManifest = options.expect === undefined ? undefined : await manifestIn(options.expect);
    const progress = await (0,cli_progress/* startProgress */.o)(json);
    const result = await verify({
        baseUrl,
        expectedManifest,
        waitSeconds,
        timeoutMs,
        links,
        progress: progress.step,
    }).finally(progress.stop);
    if (json) {
        process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
        return result.ok;
    }
    const { ok, versao, pass, warn, fail, points } = result;
    const verdict = ok ? colours/* colours */.M.green('verified') : colours/* colours */.M.red('not verified');
    const counts = `${pass} pass, ${warn} warn, ${fail} fail`;
    process.stdout.write(`${verdict} ${colours/* colours */.M.bold(result.baseUrl)}${versao === null ? '' : ` (versao ${versao})`}: ${counts}\n`);
    const rows = points.map(({ check, verdict: each, message, paths }) => [
        PAINT[each](each),
        check,
        (0,visible/* visibleLine */.P)(message, MAX_LINE_CHARACTERS) + shownPaths(paths),
    ]);
    process.stdout.write(`${(0,table/* renderTable */.b)(rows)}\n`);
    for (const remedy of remediesOf(points))
        process.stdout.write(`  ${colours/* colours */.M.dim(`-> ${(0,visible/* visibleLine */.P)(remedy, MAX_LINE_CHARACTERS)}`)}\n`);
    return ok;
}
function shownPaths(paths) {
    if (paths.length === 0)
        return '';
    const shown = paths.slice(0, MAX_PATHS_SHOWN).map(path => (0,visible/* visibleLine */.P)(path, MAX_LINE_CHARACTERS));
    const more = paths.length - shown.length;
    return ` (${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''})`;
}
/** Each remedy once, those of failures first. */
function remediesOf(points) {
    const of = (verdict) => points.filter(point => point.verdict === verdict);
    return new Set([...of('fail'), ...of('warn')].flatMap(({ remedy }) => (remedy === null ? [] : [remedy])));
}
async function manifestIn(folder) {
    const file = (0,external_node_path_.join)(folder, ...files/* MANIFEST_PATH */.U4.split('/'));
    try {
        return await (0,promises_.readFile)(file);
    }
    catch (cause) {
        throw new user_error/* UserError */.y(`${folder} is not a built site: ${file} cannot be read.`, 'Give --expect the folder that `refdata build` wrote.', { cause });
    }
}


/***/ }),

/***/ 68470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ wholeNumber)
/* harmony export */ });
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72394);

/** The number that an option gives. @throws {UserError} for text that is none. */
function wholeNumber(option, value, example = 60) {
    if (/^\d{1,6}$/.test(value))
        return Number(value);
    throw new _user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${option} is "${value}", which is not a whole number.`, `Write a number, such as ${example}.`);
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

/***/ 78211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ Catalogue)
/* harmony export */ });
/* harmony import */ var _range_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57423);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2670);


/** An index for look-ups: versions in order, ranges and dependencies read once. */
class Catalogue {
    registro;
    sorted = new Map();
    ranges = new Map();
    requested = new Map();
    dependencies = new Map();
    constructor(registro) {
        this.registro = registro;
    }
    get names() {
        return Object.keys(this.registro.pacotes);
    }
    package(name) {
        return Object.hasOwn(this.registro.pacotes, name) ? this.registro.pacotes[name] : undefined;
    }
    /** Releases of a package, highest first; those whose number is none are left out. */
    candidates(name) {
        const known = this.sorted.get(name);
        if (known)
            return known;
        const candidates = [];
        for (const [text, release] of Object.entries(this.package(name)?.versoes ?? {})) {
            const version = (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .readVersion */ .$4)(text);
            if (version)
                candidates.push({ name, text, version, release });
        }
        candidates.sort((a, b) => (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(b.version, a.version));
        this.sorted.set(name, candidates);
        return candidates;
    }
    range(text) {
        let range = this.ranges.get(text);
        if (!range) {
            range = readRange(text);
            this.ranges.set(text, range);
        }
        return range;
    }
    request(name, range) {
        let ofName = this.requested.get(name);
        if (!ofName) {
            ofName = new Map();
            this.requested.set(name, ofName);
        }
        const known = ofName.get(range);
        if (known)
            return known;
        const accepted = this.range(range);
        const best = accepted instanceof _range_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRange */ .Pz
            ? undefined
            : this.candidates(name).find(({ version }) => accepted.accepts(version));
        const request = { name, range, accepted, best };
        ofName.set(range, request);
        return request;
    }
    /** What a release depends on. */
    dependenciesOf(candidate) {
        let requests = this.dependencies.get(candidate);
        if (!requests) {
            requests = Object.entries(candidate.release.dependencias).map(([name, range]) => this.request(name, range));
            this.dependencies.set(candidate, requests);
        }
        return requests;
    }
}
function readRange(text) {
    try {
        return (0,_range_js__WEBPACK_IMPORTED_MODULE_0__/* .parseRange */ .RC)(text);
    }
    catch (error) {
        if (error instanceof _range_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRange */ .Pz)
            return error;
        throw error;
    }
}


/***/ }),

/***/ 64182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ ResolutionFault),
/* harmony export */   N6: () => (/* binding */ faultOfDemand),
/* harmony export */   hd: () => (/* binding */ resolve)
/* harmony export */ });
/* harmony import */ var _range_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57423);

/** Some demand cannot be met; the message names the chain that leads to it. */
class ResolutionFault extends Error {
    kind;
    asked;
    constructor(kind, 
    /** The package that is asked for. */
    asked, message) {
        super(message);
        this.kind = kind;
        this.asked = asked;
    }
}
/**
 * Chooses a release for every package that is needed, as clients of the language do (reference-language.md §10.2):
 * breadth first, the highest that meets all demands so far, a locked version before others; a choice that a later
 * demand changes is made again, and never taken back further. What nobody needs in the end is left out.
 *
 * @param locked versions that win where they are in range, by name.
 * @throws {ResolutionFault}
 */
function resolve(catalogue, wanted, locked = new Map()) {
    const choices = new Map();
    const queue = wanted.map((request) => ({ request, by: undefined }));
    for (let next = 0; next < queue.length; next += 1) {
        const demand = queue[next];
        const { request, by } = demand;
        const choice = choices.get(request.name);
        if (choice?.demands.some(earlier => earlier.request === request))
            continue;
        const demands = choice?.demands ?? [];
        demands.push(demand);
        // A further demand leaves fewer releases: what was the best of all stays it while it is accepted.
        if (choice && accepts(request, choice.chosen))
            continue;
        const chosen = choose(catalogue, demands, locked.get(request.name));
        if (choice)
            choice.chosen = chosen;
        else
            choices.set(request.name, { demands, chosen });
        const asker = { candidate: chosen, by };
        for (const dependency of catalogue.dependenciesOf(chosen))
            queue.push({ request: dependency, by: asker });
    }
    return needed(catalogue, wanted, choices);
}
/** Why a demand cannot be met, whatever else is asked for; nothing when it can. */
function faultOfDemand(catalogue, { request, by }) {
    const { name, range, accepted, best } = request;
    const fault = (kind, what) => {
        const message = by ? `${describeChain(by)} -> ${name}: ${name} ${what}.` : `${name} ${what}.`;
        return new ResolutionFault(kind, name, message);
    };
    if (best)
        return undefined;
    if (!catalogue.package(name))
        return fault('unknown', 'is not in the registry');
    if (accepted instanceof _range_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRange */ .Pz) {
        return fault('range', `is asked for with the range "${range}", which cannot be read: ${accepted.message}`);
    }
    const there = versionsOf(catalogue, name);
    return fault('unsatisfied', `has no version in the range ${range || '*'}; there is ${there}`);
}
function choose(catalogue, demands, locked) {
    const demand = demands.at(-1);
    const fault = faultOfDemand(catalogue, demand);
    if (fault)
        throw fault;
    const { name } = demand.request;
    const fitting = catalogue
        .candidates(name)
        .filter(candidate => demands.every(({ request }) => accepts(request, candidate)));
    const best = fitting.find(({ text }) => text === locked) ?? fitting[0];
    if (best)
        return best;
    const asked = demands.map(({ request, by }) => `${describeChain(by) || 'the command'} asks for ${request.range || '*'}`);
    const message = `No version of ${name} meets all demands: ${asked.join('; ')}. There is ${versionsOf(catalogue, name)}.`;
    throw new ResolutionFault('conflict', name, message);
}
function accepts({ accepted, best }, candidate) {
    return best === candidate || (!(accepted instanceof _range_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRange */ .Pz) && accepted.accepts(candidate.version));
}
/** `loja 1.0.0 -> moeda 1.1.0`: the releases that lead to a demand. */
function describeChain(asker) {
    const links = [];
    for (let link = asker; link; link = link.by)
        links.unshift(`${link.candidate.name} ${link.candidate.text}`);
    return links.join(' -> ');
}
function versionsOf(catalogue, name) {
    const texts = catalogue.candidates(name).map(({ text }) => text);
    return texts.reverse().join(', ') || 'none';
}
/** Choices that were replaced may have asked for packages that nobody needs any more. */
function needed(catalogue, wanted, choices) {
    const names = new Set(wanted.map(({ name }) => name));
    const chosen = [];
    for (const name of names) {
        const { chosen: candidate } = choices.get(name);
        chosen.push(candidate);
        for (const dependency of catalogue.dependenciesOf(candidate))
            names.add(dependency.name);
    }
    return chosen;
}


/***/ }),

/***/ 94066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ openRegistryFolder),
/* harmony export */   w: () => (/* binding */ MAX_INDEX_BYTES)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _reference_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18765);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72394);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87690);
/* harmony import */ var _package_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47544);







/** An index of 300,000 releases is larger than other published files may be. */
const MAX_INDEX_BYTES = 2 * _reference_source_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_PUBLISHED_FILE_BYTES */ .t;
const CHUNK_BYTES = 256 * 1024;
/**
 * A registry in a folder: the site's own, with `registry/` in it, or the one that holds `index.json` itself. Nothing
 * outside of it is read, whatever links it holds. @throws {UserError} when there is no such folder.
 */
async function openRegistryFolder(folder) {
    const root = (0,_package_files_js__WEBPACK_IMPORTED_MODULE_4__/* .realFolder */ .PX)(folder);
    if (root === undefined) {
        throw new _user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`There is no folder ${folder}.`, 'Give the folder of a registry or of a built site, or an http(s) address.');
    }
    const site = new FolderSource((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'registry'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, 'registry'));
    const inSite = await site.read(_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .INDEX_FILE */ .K$);
    return inSite.kind === 'missing' ? new FolderSource(folder, root) : site;
}
class FolderSource {
    shown;
    root;
    address = undefined;
    lists = true;
    constructor(shown, root) {
        this.shown = shown;
        this.root = root;
    }
    placeOf(path) {
        return `${this.shown.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/').replace(/\/+$/, '')}/${path}`;
    }
    fileOf(path) {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.root, ...path.split('/'));
    }
    async read(path) {
        return this.withFile(path, async (handle) => {
            const { size } = await handle.stat();
            if (size > MAX_INDEX_BYTES)
                return { kind: 'too-large' };
            return { kind: 'found', bytes: await handle.readFile() };
        });
    }
    async open(path) {
        const result = await this.withFile(path, async () => ({ kind: 'ready' }));
        if (result.kind !== 'ready')
            return result;
        return { kind: 'found', content: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(this.fileOf(path), { highWaterMark: CHUNK_BYTES }) };
    }
    async list(folder) {
        return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.root, folder)).catch(() => undefined);
    }
    async withFile(path, use) {
        try {
            const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(this.fileOf(path));
            const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(this.root), real);
            if (inside.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)[0] === '..' || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(inside)) {
                return { kind: 'unreadable', reason: 'leads outside the folder' };
            }
            const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(real);
            try {
                if (!(await handle.stat()).isFile())
                    return { kind: 'unreadable', reason: 'is not a file' };
                return await use(handle);
            }
            finally {
                await handle.close();
            }
        }
        catch (error) {
            const { code, message } = error;
            if (code === 'ENOENT' || code === 'ENOTDIR')
                return { kind: 'missing' };
            return { kind: 'unreadable', reason: `cannot be read (${code ?? message})` };
        }
    }
}


/***/ }),

/***/ 7485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ openRegistryAddress),
/* harmony export */   K: () => (/* binding */ ARCHIVE_TIMEOUT_MS)
/* harmony export */ });
/* harmony import */ var _http_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21601);
/* harmony import */ var _http_open_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37233);
/* harmony import */ var _http_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80013);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72394);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87690);
/* harmony import */ var _source_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94066);






/** For the whole of a large file, over a slow line. */
const ARCHIVE_TIMEOUT_MS = 10 * 60_000;
/**
 * A registry at an http(s) address: that of the site, with `registry/` below it, or of the registry or its index.
 *
 * @throws {UserError} when that is no such address, or gives no answer.
 */
async function openRegistryAddress(address, timeoutMs = _http_request_js__WEBPACK_IMPORTED_MODULE_2__/* .TIMEOUT_MS */ .rl) {
    const url = (0,_http_address_js__WEBPACK_IMPORTED_MODULE_0__/* .publicAddress */ .Wq)(address, 'https://lume.example/registry');
    const base = url.origin + url.pathname.replace(/\/(?:index\.json)?$/, '').replace(/\/+$/, '');
    const own = new AddressSource(base, timeoutMs);
    if (base.endsWith('/registry') || url.pathname.endsWith(`/${_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .INDEX_FILE */ .K$}`))
        return own;
    const below = new AddressSource(`${base}/registry`, timeoutMs);
    const found = await below.read(_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .INDEX_FILE */ .K$);
    if (found.kind === 'unreachable') {
        throw new _user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`${below.placeOf(_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .INDEX_FILE */ .K$)} ${found.reason}.`, 'Check the address, and whether the server runs.');
    }
    return found.kind === 'missing' ? own : below;
}
class AddressSource {
    address;
    timeoutMs;
    lists = false;
    constructor(address, timeoutMs) {
        this.address = address;
        this.timeoutMs = timeoutMs;
    }
    placeOf(path) {
        return (0,_http_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(this.address, `/${path}`);
    }
    fileOf() {
        return undefined;
    }
    async list() {
        return undefined;
    }
    read(path) {
        return (0,_http_open_js__WEBPACK_IMPORTED_MODULE_1__/* .readUrl */ .w)(this.placeOf(path), _source_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_INDEX_BYTES */ .w, { timeoutMs: this.timeoutMs });
    }
    open(path) {
        return (0,_http_open_js__WEBPACK_IMPORTED_MODULE_1__/* .openUrl */ .C)(this.placeOf(path), {
            timeoutMs: this.timeoutMs,
            bodyTimeoutMs: ARCHIVE_TIMEOUT_MS,
        });
    }
}


/***/ })

};
