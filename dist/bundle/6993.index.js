export const id = 6993;
export const ids = [6993];
export const modules = {

/***/ 48782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ junit)
/* harmony export */ });
/* harmony import */ var _drift_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29927);
/* harmony import */ var _site_html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22414);
/* harmony import */ var _rules_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93397);
/* harmony import */ var _topics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73800);




/**
 * The report in the form of JUnit, which test reporters read: a case for each change and each finding. One fails that fails
 * the check: an error, and a major change that `versao` does not announce.
 */
function junit(result) {
    const isAnnounced = result.verdict === 'bumped' || result.verdict === 'deferred' || result.ok;
    const cases = [
        ...result.findings.map(({ rule, level, message, remedy, place, subject }) => ({
            owner: place?.file ?? subject?.split('#')[0] ?? 'refdata.yml',
            name: message,
            rule,
            place: place ?? null,
            ...(level === 'error' && { failure: `${message} ${remedy}` }),
        })),
        ...result.changes.map(change => ({
            owner: (0,_topics_js__WEBPACK_IMPORTED_MODULE_2__/* .ownerOf */ .bf)(change),
            name: change.message,
            rule: change.rule,
            place: (0,_drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .placeInHead */ .Lb)(change),
            ...(change.level === 'major' &&
                !isAnnounced && { failure: `${change.message} ${(0,_drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .changeRule */ .Vd)(change.rule)?.why ?? ''}` }),
        })),
    ];
    const failures = cases.filter(({ failure }) => failure !== undefined).length;
    const counts = `tests="${cases.length}" failures="${failures}" errors="0"`;
    return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites ${counts}>
<testsuite name="refdata check" ${counts}>
${cases.map(testcase).join('\n')}
</testsuite>
</testsuites>
`;
}
function testcase({ owner, name, rule, place, failure }) {
    const page = `${_rules_page_js__WEBPACK_IMPORTED_MODULE_3__/* .RULES_PAGE */ .e}#${encodeURIComponent(rule)}`;
    const where = place === null
        ? ''
        : ` file="${xml(place.file)}"${place.line === undefined ? '' : ` line="${place.line}"`}`;
    const properties = `<properties><property name="rule" value="${xml(rule)}"/><property name="page" value="${xml(page)}"/></properties>`;
    const failed = failure === undefined
        ? ''
        : `<failure type="${xml(rule)}" message="${xml(failure)}">${xml(`${failure}\n${page}`)}</failure>`;
    return `<testcase classname="${xml(owner)}" name="${xml(name)}"${where}>${properties}${failed}</testcase>`;
}
/** XML 1.0 has no half of a pair of surrogates, and two code points that are no characters. */
function xml(text) {
    return (0,_site_html_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy)(text.replace(/[\p{Cs}\ufffe\uffff]/gu, '\ufffd'));
}


/***/ }),

/***/ 73227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ sarif)
/* harmony export */ });
/* harmony import */ var _drift_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29927);
/* harmony import */ var _report_sarif_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35150);
/* harmony import */ var _rules_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43292);
/* harmony import */ var _rules_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93397);




const LEVELS = {
    major: 'error',
    minor: 'warning',
    patch: 'note',
    info: 'none',
};
/** Where something is that has no place of its own. */
const NOWHERE = { file: 'refdata.yml' };
/**
 * The report for code scanning (SARIF 2.1.0). Where the whole is bumped as it should be, a major change is no error.
 * @param folder of the language below the root of the repository, with a slash at its end; empty for the root.
 */
function sarif(result, folder = '') {
    const bumped = result.verdict === 'bumped';
    const results = [
        ...result.findings.map(({ rule, level, message, remedy, place }) => ({
            id: rule,
            level: level === 'notice' ? 'note' : level,
            message: `${message} ${remedy}`,
            place: place ?? NOWHERE,
        })),
        ...result.changes.map(change => ({
            id: change.rule,
            level: bumped && change.level === 'major' ? 'warning' : LEVELS[change.level],
            message: change.message,
            place: (0,_drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .placeInHead */ .Lb)(change) ?? NOWHERE,
            fingerprint: change.fingerprint,
        })),
    ];
    return (0,_report_sarif_js__WEBPACK_IMPORTED_MODULE_1__/* .sarifLog */ .e)(results, described, folder);
}
function described(id) {
    const rule = (0,_drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .changeRule */ .Vd)(id) ?? (0,_rules_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleInfo */ .PI)(id);
    return { helpUri: `${_rules_page_js__WEBPACK_IMPORTED_MODULE_3__/* .RULES_PAGE */ .e}#${id}`, title: rule?.title, why: rule?.why };
}


/***/ }),

/***/ 36684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ checkRoutes)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/check/base-commit.js
var base_commit = __webpack_require__(15878);
// EXTERNAL MODULE: ./build/check/defaults.js
var defaults = __webpack_require__(49845);
// EXTERNAL MODULE: ./build/exporters/document.js + 3 modules
var exporters_document = __webpack_require__(43545);
// EXTERNAL MODULE: ./build/exporters/formats/openapi.js + 3 modules
var openapi = __webpack_require__(72924);
// EXTERNAL MODULE: ./build/exporters/openapi-paths.js
var openapi_paths = __webpack_require__(6160);
// EXTERNAL MODULE: ./build/server/index.js + 124 modules
var build_server = __webpack_require__(13356);
;// CONCATENATED MODULE: ./build/check/described-routes.js




/**
 * The routes of a server as its OpenAPI document describes them, each at the place that registers it. A document knows
 * no conditions, web sockets or bodies of GET, and says of each body that it is an object: what is compared with a
 * document has to be seen through one, or every such route would have changed. Names and texts of operations are those of
 * a document that somebody wrote.
 *
 * @param handlers whether the document says what handlers read and send, too
 */
function describedRoutes(server, handlers = false) {
    const document = (0,exporters_document/* documentOf */.l)(server, {}, { handlers });
    const registered = new Map([...(0,openapi_paths/* openapiPaths */.p)(document).paths].flatMap(([template, operations]) => operations.map(({ method, described }) => [`${method} ${(0,build_server/* pathOf */.XM)(template)}`, described.route])));
    const placed = (described) => {
        const route = registered.get(`${described.method} ${described.path}`);
        if (route === undefined)
            return described;
        const { place, validations } = route;
        const placeOf = (target) => validations.find(each => each.target === target)?.place ?? place;
        return {
            ...described,
            place,
            validations: described.validations.map(each => ({ ...each, place: placeOf(each.target) })),
        };
    };
    // By way of its text, which cannot hold all that the source can.
    const made = (0,build_server/* routesOfOpenapi */.KL)(JSON.parse(openapi/* exporter */.EJ.export(document)), server.place.file).map(placed);
    if (server.own)
        return made;
    return made.map(({ asks, ...route }) => handlers && asks ? { ...route, asks: { ...asks, isMade: true } } : route);
}

// EXTERNAL MODULE: ./build/drift/index.js + 61 modules
var drift = __webpack_require__(29927);
// EXTERNAL MODULE: ./build/publish/description-list.js
var description_list = __webpack_require__(13763);
;// CONCATENATED MODULE: ./build/check/described-version.js



const DOCUMENT = 'openapi.json';
/** The version that the committed OpenAPI document of a server file says; nothing where there is none. */
function describedVersion(repository, source) {
    for (const list of repository.glob(`**/${(0,description_list/* listPath */.Kx)('')}`)) {
        const folder = list.slice(0, -(0,description_list/* listPath */.Kx)('').length).replace(/\/$/, '');
        const path = listed(repository, list, folder).find(each => each.source === source && (0,external_node_path_.basename)(each.path) === DOCUMENT)?.path;
        const version = path === undefined ? undefined : versionIn(repository, path);
        if (version !== undefined)
            return version;
    }
    return undefined;
}
/** The version of an OpenAPI document. */
function versionOfDocument(document) {
    const { info } = (document ?? {});
    return typeof info?.version === 'string' ? info.version : undefined;
}
/** Whether a version went up by as much as changes of a level ask for. */
function isRaised(level, before, after) {
    const [old, now] = [before, after].map(text => (text === undefined ? undefined : drift/* USUAL_SCHEME */.dG.parse(text)));
    const bump = old && now && drift/* USUAL_SCHEME */.dG.bumpBetween(old, now);
    return old !== undefined && bump !== undefined && (0,drift/* isEnough */.LP)(bump, drift/* USUAL_SCHEME */.dG.required(level, old));
}
/** A list that is none of ours names nothing. */
function listed(repository, list, folder) {
    try {
        return (0,description_list/* readList */.LD)(folder, repository.readBytes(list));
    }
    catch {
        return [];
    }
}
function versionIn(repository, path) {
    if (!repository.isFile(path))
        return undefined;
    try {
        return versionOfDocument(JSON.parse(repository.read(path)));
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/check/policies.js
var policies = __webpack_require__(77533);
// EXTERNAL MODULE: ./build/findings/rule-info.js
var rule_info = __webpack_require__(94562);
// EXTERNAL MODULE: ./build/findings/user-error.js
var user_error = __webpack_require__(70787);
// EXTERNAL MODULE: ./build/http/address.js
var address = __webpack_require__(21601);
// EXTERNAL MODULE: ./build/repository/git-repository.js + 1 modules
var git_repository = __webpack_require__(86254);
// EXTERNAL MODULE: ./build/repository/repository.js
var repository_repository = __webpack_require__(83929);
// EXTERNAL MODULE: ./build/rules/comparison.js
var comparison = __webpack_require__(89779);
// EXTERNAL MODULE: ./build/runtime/stats.js
var stats = __webpack_require__(12060);
// EXTERNAL MODULE: ./build/commands/read-servers.js
var read_servers = __webpack_require__(49630);
;// CONCATENATED MODULE: ./build/commands/check-routes.js

















/** A larger description is not one of a server. */
const MAX_DOCUMENT_MIB = 64;
const MAX_DOCUMENT_BYTES = MAX_DOCUMENT_MIB * 1024 * 1024;
/**
 * What a head changes for the clients of a server: its routes against those of a commit, or of a description that was
 * written before. What breaks clients fails by itself, unless the version of the committed description is raised for it.
 *
 * @throws {UserError} when the file of the head, or the base, cannot be read.
 */
async function checkRoutes(options) {
    const { repo, failOn = 'unbumped', today } = options;
    const file = insideOf(repo, options.server);
    const repository = (0,repository_repository/* openRepository */.h_)(repo);
    const head = await serversIn(repository, file);
    const base = await openBase(options, file);
    const findings = [...head.findings];
    const routes = base.isDocument
        ? head.servers.slice(0, 1).flatMap(server => describedRoutes(server, base.describesHandlers))
        : routesOf(head);
    const { changes: all, unknown } = base.routes
        ? (0,drift/* tellRoutesApart */.a$)((0,drift/* routeChanges */.F7)(base.routes, routes), base.routes, routes)
        : { changes: [], unknown: [] };
    const listed = (0,policies/* exceptionsOf */.Yw)(repository);
    const sifted = (0,drift/* except */.iu)(all, base.exceptions ?? listed, today);
    // What is wrong with exceptions is mended in the head.
    findings.push(...(0,drift/* except */.iu)(all, listed, today).findings);
    if (base.exceptions)
        findings.push(...(0,policies/* changedExceptions */.$p)(base.exceptions, listed));
    if (base.routes && (base.routes.length === 0 || routes.length === 0)) {
        const which = base.routes.length === 0 ? 'base' : 'head';
        findings.push((0,rule_info/* findingOf */.h)(comparison/* nothingCompared */.z_, `The ${which} has no route that could be read.`, ''));
    }
    if (options.requireBase && base.routes === undefined && base.findings.length > 0)
        findings.push(...base.findings.map(finding => ({ ...finding, level: 'error' })));
    else
        findings.push(...base.findings);
    const level = (0,drift/* wholeLevel */.AE)(sifted.changes);
    if (failOn === 'unbumped' && level === 'major') {
        const after = versionOf(head, repository, file);
        if (!isRaised(level, base.version, after))
            findings.push(notRaised(file, base.version, after, ownVersion(head) !== undefined));
    }
    return {
        ok: !(0,drift/* failsBy */.x7)(failOn, level) && !findings.some(finding => finding.level === 'error'),
        verdict: base.routes ? 'unversioned' : base.findings.length > 0 ? 'unknown' : 'first',
        level,
        requiredBump: level,
        suggestion: null,
        edits: [],
        nome: file,
        base: { ...base.name, versao: null },
        head: { name: repo, commit: null, versao: '' },
        release: null,
        compared: { base: base.routes?.length ?? 0, head: routes.length },
        counts: (0,drift/* tallyChanges */.sU)(sifted.changes),
        changes: sifted.changes,
        // A route and a validation stand at lines of their own.
        causes: (0,drift/* causesOf */.cZ)(sifted.changes, () => true),
        evidence: [],
        unknown,
        excepted: sifted.excepted,
        findings,
    };
}
/** The version that a file says itself, as an OpenAPI document does; or that of what was described of it. */
function versionOf(read, repository, file) {
    return ownVersion(read) ?? describedVersion(repository, file);
}
function ownVersion({ servers }) {
    return servers.map(({ own }) => own?.version).find(version => version !== undefined);
}
/**
 * Clients break, and the version of what they read does not say so.
 * @param isOwn whether the file says its version itself.
 */
function notRaised(file, before, after, isOwn) {
    const said = after === undefined || before === undefined
        ? 'no committed description has a version that says so'
        : before === after
            ? `the version of its description is still ${after}`
            : `the version of its description went from ${before} to ${after}, which is too little`;
    const rule = isOwn
        ? {
            ...comparison/* routesNotRaised */.UD,
            remedy: `Raise info.version in ${file}, accept the change in .refdata-ignore.yml, or choose --fail-on none.`,
        }
        : comparison/* routesNotRaised */.UD;
    return (0,rule_info/* findingOf */.h)(rule, `Clients of ${file} break, and ${said}.`, file, { file });
}
/** The servers of a file, or of a list of routes. @throws {UserError} for what is neither. */
async function serversIn(repository, file) {
    const readFile = (path) => (repository.isFile(path) ? repository.readBytes(path) : undefined);
    const { servers, gaps } = (await (0,read_servers/* readProgram */.L)(file, repository)) ?? (0,build_server/* readRoutes */.Fj)(file, readFile);
    const findings = gaps.map(({ place, reason, remedy }) => (0,rule_info/* findingOf */.h)({ ...comparison/* routesUnread */.gL, remedy }, reason, place.file, place));
    return { servers, findings };
}
function routesOf({ servers }) {
    return servers.flatMap(({ routes }) => routes);
}
async function openBase(options, file) {
    const { repo, base } = options;
    if (base !== undefined && (0,stats/* statsOf */.L)(base)?.isFile())
        return {
            name: { name: base, commit: null },
            isDocument: true,
            findings: [],
            ...documentRoutes(base, shownPath(repo, base)),
        };
    if (base !== undefined && (0,stats/* statsOf */.L)(base)?.isDirectory()) {
        throw new user_error/* UserError */.y(`${base} is a folder, and the routes of a server are compared with a file or a commit.`, 'Name the OpenAPI document in it, or a branch, tag or commit that has the server file.');
    }
    if (base !== undefined && (0,address/* isAddress */.PW)(base)) {
        throw new user_error/* UserError */.y(`${base} is an address, and the routes of a server are compared with a commit or a file.`, 'Download the OpenAPI document and name its file.');
    }
    const { name, commit } = await (0,base_commit/* baseCommit */.tI)(options);
    const repository = (0,git_repository/* openCommit */.C)(commit.folder, commit.id, await (0,defaults/* prefixOf */.MT)(repo), undefined, repo);
    const shown = { name: { name, commit: commit.id }, isDocument: false };
    if (!repository.isFile(file))
        return { ...shown, findings: [], routes: undefined };
    try {
        const exceptions = (0,policies/* exceptionsOf */.Yw)(repository);
        const read = await serversIn(repository, file);
        const version = versionOf(read, repository, file);
        return { ...shown, version, findings: [], routes: routesOf(read), exceptions };
    }
    catch (error) {
        if (!(error instanceof user_error/* UserError */.y))
            throw error;
        const message = `The base ${name} cannot be read: ${error.message}`;
        return { ...shown, findings: [(0,rule_info/* findingOf */.h)(comparison/* baseNotBuilt */.vy, message, '')], routes: undefined };
    }
}
/** @throws {UserError} for what is no OpenAPI document. */
function documentRoutes(file, shown) {
    const remedy = 'Name an OpenAPI document in JSON or YAML, or a branch, tag or commit.';
    if ((0,external_node_fs_.statSync)(file).size > MAX_DOCUMENT_BYTES)
        throw new user_error/* UserError */.y(`${file} is too large.`, remedy);
    const [server] = (0,build_server/* readDocument */.u0)(shown, () => (0,external_node_fs_.readFileSync)(file), MAX_DOCUMENT_MIB).servers;
    const { routes = [], own } = server ?? {};
    return {
        routes,
        describesHandlers: (0,build_server/* describesHandlers */.Id)(own?.document, routes),
        version: own?.version,
    };
}
/** A file as the project calls it; one from elsewhere as it was named. */
function shownPath(repo, file) {
    const inside = (0,external_node_path_.relative)((0,external_node_path_.resolve)(repo), (0,external_node_path_.resolve)(file));
    return inside.startsWith('..') || (0,external_node_path_.isAbsolute)(inside) ? file : inside.split(external_node_path_.sep).join('/');
}
function insideOf(repo, server) {
    const path = (0,external_node_path_.resolve)(repo, server);
    const inside = (0,external_node_path_.relative)((0,external_node_path_.resolve)(repo), path);
    if (inside.startsWith('..') || (0,external_node_path_.isAbsolute)(inside) || !(0,external_node_fs_.existsSync)(path)) {
        throw new user_error/* UserError */.y(`There is no server file ${server} in ${repo}.`, 'Write its path relative to the repository.');
    }
    if ((0,stats/* statsOf */.L)(path)?.isDirectory()) {
        throw new user_error/* UserError */.y(`${server} is a folder, and the routes of a server stand in a file.`, 'Name the server file in it, an OpenAPI document or a list of routes.');
    }
    return inside.split(external_node_path_.sep).join('/');
}


/***/ }),

/***/ 13763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jc: () => (/* binding */ listAfter),
/* harmony export */   Kx: () => (/* binding */ listPath),
/* harmony export */   LD: () => (/* binding */ readList),
/* harmony export */   mX: () => (/* binding */ obsolete)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70787);
/* harmony import */ var _text_code_points_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64617);



/**
 * The list of the descriptions that we wrote into a folder, kept beside them, each with the source that it describes: only
 * what it names is ever removed. Sources are in it since several steps may write into one folder, each for its own.
 */
const LIST_NAME = '.refdata-api-docs.json';
const GENERATOR = 'refdata-action';
const MAX_FILES = 100_000;
const LIST = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    generator: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(GENERATOR),
    files: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1), source: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1) })).max(MAX_FILES),
});
/** Where the list is. */
function listPath(folder) {
    return startOf(folder) + LIST_NAME;
}
/**
 * What a list names, from the root of the repository. Whoever may write to the repository may have written it: what leads
 * out of the folder is not ours.
 * @throws {UserError} for a file of that name that is no such list: then nobody knows what is ours.
 */
function readList(folder, bytes) {
    const parsed = LIST.safeParse(asJson(bytes));
    if (!parsed.success) {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${listPath(folder)} is not the list of descriptions that refdata writes there.`, 'Restore it from the history of the repository, or delete it: it is written anew.');
    }
    const start = startOf(folder);
    return parsed.data.files
        .filter(({ path }) => path.split('/').every(name => !['', '.', '..'].includes(name)))
        .map(({ path, source }) => ({ path: start + path, source }));
}
/**
 * Of the descriptions that earlier runs made and this one does not: those whose source is gone, or was looked at and gives
 * them no longer. Those of a source that is there and was not looked at are somebody else's.
 */
function obsolete({ sources, files }, before, isFile) {
    const made = new Set(files.map(({ path }) => path));
    return before.filter(({ path, source }) => !made.has(path) && isFile(path) && (sources.includes(source) || !isFile(source)));
}
/** The bytes of the list after this run: what it made, and what of the list before is somebody else's. */
function listAfter({ folder, sources, files }, before, isFile) {
    const made = new Set(files.map(({ path }) => path));
    const others = before.filter(({ path, source }) => !made.has(path) && isFile(path) && isFile(source) && !sources.includes(source));
    const start = startOf(folder);
    const listed = [...files, ...others]
        .map(({ path, source }) => ({ path: path.slice(start.length), source }))
        .sort((a, b) => (0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .O)(a.path, b.path));
    const text = JSON.stringify({ generator: GENERATOR, files: listed }, null, 2);
    return new TextEncoder().encode(`${text}\n`);
}
function startOf(folder) {
    return folder === '' ? '' : `${folder}/`;
}
function asJson(bytes) {
    try {
        return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 35150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ sarifLog)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
/* harmony import */ var _runtime_generated_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82437);



const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
/** Code scanning takes 25,000 results of a run and shows 5,000. */
const MAX_RESULTS = 5000;
/**
 * A log for code scanning (SARIF 2.1.0).
 * @param folder that places are relative to, below the root of the repository, with a slash at its end; empty for the root.
 */
function sarifLog(results, ruleOf, folder = '') {
    const shown = results.slice(0, MAX_RESULTS);
    const ids = [...new Set(shown.map(({ id }) => id))].sort();
    const log = {
        $schema: SCHEMA,
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: { name: 'refdata', version: _runtime_generated_version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .x, rules: ids.map(id => described(id, ruleOf(id))) },
                },
                columnKind: 'utf16CodeUnits',
                results: shown.map(({ id, level, message, fingerprint, ...where }) => ({
                    ruleId: id,
                    ruleIndex: ids.indexOf(id),
                    level,
                    message: { text: message },
                    locations: [locationOf(where, folder)],
                    ...(fingerprint !== undefined && { partialFingerprints: { 'refdata/v1': fingerprint } }),
                })),
            },
        ],
    };
    return `${JSON.stringify(log, null, 2)}\n`;
}
function described(id, { helpUri, title, why }) {
    return {
        id,
        helpUri,
        ...(title !== undefined && { shortDescription: { text: title } }),
        ...(why !== undefined && { fullDescription: { text: why } }),
    };
}
function locationOf({ place: { file, line, column }, end }, folder) {
    const region = line === undefined
        ? {}
        : {
            region: {
                startLine: line,
                ...(column !== undefined && { startColumn: column }),
                ...(end !== undefined && { endLine: end.line, endColumn: end.column }),
            },
        };
    const uri = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(file)
        ? (0,node_url__WEBPACK_IMPORTED_MODULE_1__.pathToFileURL)(file).href
        : (folder + file).split('/').map(encodeURIComponent).join('/');
    return { physicalLocation: { artifactLocation: { uri }, ...region } };
}


/***/ })

};
