export const id = 9611;
export const ids = [9611];
export const modules = {

/***/ 12323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ checkRoutes)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/said/check/base-commit.js
var base_commit = __webpack_require__(70034);
// EXTERNAL MODULE: ./build/said/check/defaults.js
var defaults = __webpack_require__(61673);
// EXTERNAL MODULE: ./build/said/exporters/document.js + 2 modules
var exporters_document = __webpack_require__(51557);
// EXTERNAL MODULE: ./build/said/exporters/formats/openapi.js + 6 modules
var openapi = __webpack_require__(22961);
// EXTERNAL MODULE: ./build/said/exporters/openapi-paths.js
var openapi_paths = __webpack_require__(63260);
// EXTERNAL MODULE: ./build/said/server/index.js + 168 modules
var said_server = __webpack_require__(77038);
;// CONCATENATED MODULE: ./build/said/check/described-routes.js




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
    const registered = new Map([...(0,openapi_paths/* openapiPaths */.p)(document).paths].flatMap(([template, operations]) => operations.map(({ method, described }) => [`${method} ${(0,said_server/* pathOf */.XM)(template)}`, described.route])));
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
    const made = (0,said_server/* routesOfOpenapi */.KL)(JSON.parse(openapi/* exporter */.EJ.export(document)), server.place.file).map(placed);
    if (server.own)
        return made;
    return made.map(({ asks, ...route }) => handlers && asks ? { ...route, asks: { ...asks, isMade: true } } : route);
}

// EXTERNAL MODULE: ./build/said/exporters/artifacts.js
var artifacts = __webpack_require__(95694);
// EXTERNAL MODULE: ./build/said/publish/description-list.js
var description_list = __webpack_require__(91199);
// EXTERNAL MODULE: ./build/said/versions/scheme.js + 3 modules
var scheme = __webpack_require__(39013);
// EXTERNAL MODULE: ./build/said/versions/version.js
var version = __webpack_require__(8956);
;// CONCATENATED MODULE: ./build/said/check/described-version.js





const DOCUMENT = 'openapi.json';
/**
 * The version that the committed OpenAPI document of a server file says; nothing where there is none.
 * @param servers the names of its servers: no list names what a command line wrote, which stands in folders of these names
 */
function describedVersion(repository, source, servers) {
    for (const list of repository.glob(`**/${(0,description_list/* listPath */.Kx)('')}`)) {
        const folder = list.slice(0, -(0,description_list/* listPath */.Kx)('').length).replace(/\/$/, '');
        const path = listed(repository, list, folder).find(each => each.source === source && (0,external_node_path_.basename)(each.path) === DOCUMENT)?.path;
        const version = path === undefined ? undefined : versionIn(repository, path);
        if (version !== undefined)
            return version;
    }
    const path = documentOf(repository, source, servers);
    return path === undefined ? undefined : versionIn(repository, path);
}
/** The document that no list names: that of the folder of a server, or the only one that there is. */
function documentOf(repository, source, servers) {
    const all = repository.glob(`**/${DOCUMENT}`).filter(path => path !== source);
    const folders = servers.map(name => (0,artifacts/* foldersOf */.pd)(source, name));
    const inFolder = (wanted) => all
        .filter(path => folders.some(each => `/${path}`.endsWith(`/${wanted(each)}/${DOCUMENT}`)))
        .sort((a, b) => a.length - b.length)[0];
    return (inFolder(([, apart]) => apart) ?? inFolder(([plain]) => plain) ?? (all.length === 1 ? all[0] : undefined));
}
/** The version of an OpenAPI document. */
function versionOfDocument(document) {
    const { info } = (document ?? {});
    return typeof info?.version === 'string' ? info.version : undefined;
}
/** Whether a version went up by as much as changes of a level ask for. */
function isRaised(level, before, after) {
    const [old, now] = [before, after].map(text => (text === undefined ? undefined : scheme/* USUAL_SCHEME */.d.parse(text)));
    const bump = old && now && scheme/* USUAL_SCHEME */.d.bumpBetween(old, now);
    return old !== undefined && bump !== undefined && (0,version/* isEnough */.LP)(bump, scheme/* USUAL_SCHEME */.d.required(level, old));
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

// EXTERNAL MODULE: ./build/said/check/listed-exceptions.js
var listed_exceptions = __webpack_require__(60425);
// EXTERNAL MODULE: ./build/said/check/policies.js
var policies = __webpack_require__(79193);
// EXTERNAL MODULE: ./build/said/check/same-commit.js
var same_commit = __webpack_require__(19099);
// EXTERNAL MODULE: ./build/said/drift/index.js + 71 modules
var drift = __webpack_require__(43360);
// EXTERNAL MODULE: ./build/said/exporters/base.js
var base = __webpack_require__(85152);
// EXTERNAL MODULE: ./build/said/findings/finding.js
var finding = __webpack_require__(9314);
// EXTERNAL MODULE: ./build/said/findings/rule-info.js
var rule_info = __webpack_require__(50238);
// EXTERNAL MODULE: ./build/said/findings/user-error.js
var user_error = __webpack_require__(14343);
// EXTERNAL MODULE: ./build/said/http/address.js
var address = __webpack_require__(73301);
// EXTERNAL MODULE: ./build/said/repository/git-repository.js + 1 modules
var git_repository = __webpack_require__(27573);
// EXTERNAL MODULE: ./build/said/repository/repository.js
var repository_repository = __webpack_require__(5629);
// EXTERNAL MODULE: ./build/said/rules/comparison.js
var comparison = __webpack_require__(96759);
// EXTERNAL MODULE: ./build/said/runtime/stats.js
var stats = __webpack_require__(15368);
// EXTERNAL MODULE: ./build/said/commands/read-servers.js
var read_servers = __webpack_require__(25674);
;// CONCATENATED MODULE: ./build/said/commands/check-routes.js





















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
    const listed = (0,listed_exceptions/* exceptionsOf */.Y)(repository);
    const sifted = (0,drift/* except */.iu)(all, base.exceptions ?? listed, today);
    // What is wrong with exceptions is mended in the head.
    findings.push(...(0,drift/* except */.iu)(all, listed, today).findings);
    if (base.exceptions)
        findings.push(...(0,policies/* changedExceptions */.$p)(base.exceptions, listed));
    if (base.routes && (base.routes.length === 0 || routes.length === 0)) {
        const which = base.routes.length === 0 ? 'base' : 'head';
        findings.push((0,rule_info/* findingOf */.h)(comparison/* nothingCompared */.z_, $said`The ${which} has no route that could be read.`, ''));
    }
    if (options.requireBase && base.routes === undefined && base.findings.length > 0)
        findings.push(...base.findings.map(finding => ({ ...finding, level: 'error' })));
    else
        findings.push(...base.findings);
    const isItself = !base.isDocument && (await (0,same_commit/* isSameCommit */.s)(base.name, { name: repo, commit: null }, repo));
    if (isItself)
        findings.push(...(0,same_commit/* ownBase */.M)(base.name, {}, options));
    for (const [name, address] of addressesOf(head.servers)) {
        const before = base.addresses?.get(name);
        if (before === undefined || before === address)
            continue;
        const message = $said`The address of ${name || file} was ${before} and is ${address}.`;
        findings.push((0,rule_info/* findingOf */.h)(comparison/* routesMoved */.SD, message, file, { file }));
    }
    const level = (0,drift/* wholeLevel */.AE)(sifted.changes);
    if (failOn === 'unbumped' && level === 'major') {
        const after = versionOf(head, repository, file);
        if (!isRaised(level, base.version, after))
            findings.push(notRaised(file, base.version, after, ownVersion(head) !== undefined));
    }
    return {
        ok: !(0,drift/* failsBy */.x7)(failOn, level) && !(0,finding/* hasError */.JD)(findings),
        verdict: base.routes && !isItself ? 'unversioned' : isItself || base.findings.length > 0 ? 'unknown' : 'first',
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
        causes: (0,drift/* causesOf */.cZ)(sifted.changes, { isOnCause: () => true }),
        evidence: [],
        unknown,
        excepted: sifted.excepted,
        findings,
    };
}
/** The version that a file says itself, as an OpenAPI document does; or that of what was described of it. */
function versionOf(read, repository, file) {
    return (ownVersion(read) ??
        describedVersion(repository, file, read.servers.map(({ name }) => name)));
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
        ? $said('no committed description has a version that says so')
        : before === after
            ? $said`the version of its description is still ${after}`
            : $said`the version of its description went from ${before} to ${after}, which is too little`;
    const rule = isOwn
        ? {
            ...comparison/* routesNotRaised */.UD,
            remedy: $said`Raise info.version in ${file}, accept the change in .refdata-ignore.yml, or choose --fail-on none.`,
        }
        : comparison/* routesNotRaised */.UD;
    return (0,rule_info/* findingOf */.h)(rule, $said`Clients of ${file} break, and ${said}.`, file, { file });
}
/** The servers of a file, or of a list of routes. @throws {UserError} for what is neither. */
async function serversIn(repository, file) {
    const readFile = (path) => (repository.isFile(path) ? repository.readBytes(path) : undefined);
    const { servers, gaps } = (await (0,read_servers/* readProgram */.L)(file, repository)) ?? (0,said_server/* readRoutes */.Fj)(file, readFile);
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
        throw new user_error/* UserError */.y($said`${base} is a folder, and the routes of a server are compared with a file or a commit.`, $said('Name the OpenAPI document in it, or a branch, tag or commit that has the server file.'));
    }
    if (base !== undefined && (0,address/* isAddress */.PW)(base)) {
        throw new user_error/* UserError */.y($said`${base} is an address, and the routes of a server are compared with a commit or a file.`, $said('Download the OpenAPI document and name its file.'));
    }
    const { name, commit } = await (0,base_commit/* baseCommit */.tI)(options);
    const repository = (0,git_repository/* openCommit */.C)(commit.folder, commit.id, await (0,defaults/* prefixOf */.MT)(repo), undefined, repo);
    const shown = { name: { name, commit: commit.id }, isDocument: false };
    if (!repository.isFile(file))
        return { ...shown, findings: [], routes: undefined };
    try {
        const exceptions = (0,listed_exceptions/* exceptionsOf */.Y)(repository);
        const read = await serversIn(repository, file);
        const version = versionOf(read, repository, file);
        const addresses = addressesOf(read.servers);
        return { ...shown, version, addresses, findings: [], routes: routesOf(read), exceptions };
    }
    catch (error) {
        if (!(error instanceof user_error/* UserError */.y))
            throw error;
        const message = $said`The base ${name} cannot be read: ${error.message}`;
        return { ...shown, findings: [(0,rule_info/* findingOf */.h)(comparison/* baseNotBuilt */.vy, message, '')], routes: undefined };
    }
}
/** @throws {UserError} for what is no OpenAPI document. */
function documentRoutes(file, shown) {
    const remedy = $said('Name an OpenAPI document in JSON or YAML, or a branch, tag or commit.');
    if ((0,external_node_fs_.statSync)(file).size > MAX_DOCUMENT_BYTES)
        throw new user_error/* UserError */.y($said`${file} is too large.`, remedy);
    const [server] = (0,said_server/* readDocument */.u0)(shown, () => (0,external_node_fs_.readFileSync)(file), MAX_DOCUMENT_MIB).servers;
    const { routes = [], own } = server ?? {};
    return {
        routes,
        describesHandlers: (0,said_server/* describesHandlers */.Id)(own?.document, routes),
        version: own?.version,
        addresses: addressesOf(server ? [server] : []),
    };
}
/** The addresses of servers by their names, as far as they say one: a document has one for all, which needs no name. */
function addressesOf(servers) {
    return new Map(servers.flatMap(({ name, own, port, host, unknownPort }) => {
        if (own)
            return own.base && !unknownPort ? [['', own.base]] : [];
        return port && !unknownPort ? [[name, (0,base/* baseOf */.b)({ port, host })]] : [];
    }));
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
        throw new user_error/* UserError */.y($said`There is no server file ${server} in ${(0,external_node_path_.resolve)(repo)}.`, $said('Write its path relative to the repository.'));
    }
    if ((0,stats/* statsOf */.L)(path)?.isDirectory()) {
        throw new user_error/* UserError */.y($said`${server} is a folder, and the routes of a server stand in a file.`, $said('Name the server file in it, an OpenAPI document or a list of routes.'));
    }
    return inside.split(external_node_path_.sep).join('/');
}


/***/ }),

/***/ 56351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ explain),
  G: () => (/* binding */ explainable)
});

// EXTERNAL MODULE: ./build/said/contract/doc-address.js
var doc_address = __webpack_require__(53756);
// EXTERNAL MODULE: ./build/said/contract/files.js
var files = __webpack_require__(77964);
// EXTERNAL MODULE: ./build/said/drift/index.js + 71 modules
var drift = __webpack_require__(43360);
// EXTERNAL MODULE: ./build/said/findings/user-error.js
var user_error = __webpack_require__(14343);
// EXTERNAL MODULE: ./build/said/rules/catalogue.js + 4 modules
var catalogue = __webpack_require__(12531);
// EXTERNAL MODULE: ./build/said/run/reference.js + 1 modules
var reference = __webpack_require__(11217);
// EXTERNAL MODULE: ./build/said/text/nearest.js
var nearest = __webpack_require__(35112);
;// CONCATENATED MODULE: ./build/said/commands/explain-name.js

const MAX_SUGGESTIONS = 3;
/** Everything that has a name: words, operators, functions, modules with their symbols, commands, error codes. */
function namedEntries({ sintaxe, embutidas, modulos, comandos, erros, }) {
    const listed = (list, entries, nameOf, within = null) => entries.map(entry => ({ list, name: nameOf(entry), within, entry: { ...entry } }));
    return [
        ...listed('reservadas', sintaxe.reservadas, ({ palavra }) => palavra),
        ...listed('contextuais', sintaxe.contextuais, ({ palavra }) => palavra),
        // A family of operators stands in one text, with blanks between its members.
        ...sintaxe.operadores.flatMap(operator => operator.simbolo.split(' ').flatMap(sign => listed('operadores', [operator], () => sign))),
        ...embutidas.funcoes.map(name => ({ list: 'embutidas', name, within: null, entry: { nome: name } })),
        ...modulos.modulos.flatMap(({ simbolos, ...modulo }) => [
            ...listed('modulos', [modulo], ({ nome }) => nome),
            ...modulo.apelidos.map(name => ({ list: 'modulos', name, within: null, entry: { ...modulo } })),
            ...listed('simbolos', simbolos, ({ nome }) => nome, modulo.nome),
        ]),
        ...comandos.grupos.flatMap(({ grupo, comandos: commands }) => commands.flatMap(command => [
            ...listed('comandos', [command], ({ nome }) => nome, grupo),
            ...command.apelidos.map(name => ({ list: 'comandos', name, within: grupo, entry: { ...command } })),
        ])),
        ...listed('codigos', erros.codigos, ({ codigo }) => codigo),
    ];
}
/** Those with this name, or `module.name`; without regard to case where nothing has it as it is written. */
function entriesNamed(name, entries) {
    const officialNames = new Map(entries.flatMap((each) => each.list === 'modulos' ? [[each.name, String(each.entry.nome)]] : []));
    // `Texto.inverte`, where Texto is another name of the module.
    const dot = name.lastIndexOf('.');
    const module = officialNames.get(name.slice(0, Math.max(dot, 0)));
    const whole = module === undefined ? name : `${module}${name.slice(dot)}`;
    const isIt = (fold) => (each) => fold(each.name) === fold(name) ||
        (each.within !== null && fold(`${each.within}.${each.name}`) === fold(whole));
    const exact = entries.filter(isIt(text => text));
    return exact.length > 0 ? exact : entries.filter(isIt(text => text.toLowerCase()));
}
/** Names like one that nothing has. */
function namesNear(name, entries, others) {
    return (0,nearest/* nearest */.p)(name, [...entries.map(each => each.name), ...others], MAX_SUGGESTIONS);
}

// EXTERNAL MODULE: ./build/said/commands/published-files.js
var published_files = __webpack_require__(10887);
;// CONCATENATED MODULE: ./build/said/commands/explain.js









const explain_MAX_SUGGESTIONS = 3;
/**
 * Looks an error code up (service-spec.md, "What the service does": the same catalogue as the error-code file), or anything
 * else of the language that has a name. @throws {UserError} when there is nothing to look in, or a part of the catalogue cannot be read and
 * may have the code.
 */
async function explain(name, options) {
    const found = await explainCode(name, options).catch((error) => {
        if (error instanceof user_error/* UserError */.y)
            return error;
        throw error;
    });
    if (!(found instanceof user_error/* UserError */.y) && found.erro)
        return { ...found, entries: [], nearNames: [] };
    const files = await languageFiles(options);
    const all = files === undefined ? [] : namedEntries(files);
    const entries = entriesNamed(name.trim(), all);
    if (found instanceof user_error/* UserError */.y && entries.length === 0)
        throw found;
    const nearNames = entries.length > 0 ? [] : namesNear(name.trim(), all, [...catalogue/* RULE_IDS */.Iu, ...drift/* CHANGE_IDS */.wd]);
    const nothing = { erro: undefined, url: undefined, near: [], versao: files?.index.versao ?? '' };
    return { ...(found instanceof user_error/* UserError */.y ? nothing : found), entries, nearNames };
}
/** Everything that is listed, with the list that it is in. @throws {UserError} when there is nothing to look in. */
async function explainable(options) {
    const { from, ...run } = options;
    return namedEntries(from === undefined ? (await (0,reference/* buildReference */.i)(run)).files : await (0,published_files/* publishedFiles */.y)(from, files/* FILE_NAMES */.GY));
}
/** The whole language; nothing where it cannot be read: what was asked for may be elsewhere. */
async function languageFiles({ from, ...options }) {
    try {
        return from === undefined
            ? (await (0,reference/* buildReference */.i)(options)).files
            : await (0,published_files/* publishedFiles */.y)(from, files/* FILE_NAMES */.GY);
    }
    catch (error) {
        if (error instanceof user_error/* UserError */.y)
            return undefined;
        throw error;
    }
}
/** Looks an error code up, without regard to case. */
async function explainCode(code, options) {
    const { index, erros, errors } = await explain_catalogue(options);
    const wanted = code.trim().toLowerCase();
    const erro = erros.codigos.find(({ codigo }) => codigo.toLowerCase() === wanted);
    if (!erro && errors.length > 0)
        throw new user_error/* UserError */.y($said`${code} is not among the codes that could be read: ${options.config} has errors.`, $said('Correct them and try again.'), { findings: errors });
    const byCode = new Map(erros.codigos.map(entry => [entry.codigo, entry]));
    const near = erro ? [] : (0,nearest/* nearest */.p)(code.trim().toUpperCase(), byCode.keys(), explain_MAX_SUGGESTIONS);
    return {
        erro,
        url: erro && (0,doc_address/* docAddress */.d)(options.docsUrl ?? index.documentacao, erro.doc),
        near: near.map(codigo => byCode.get(codigo)),
        versao: erros.versao,
    };
}
const ERROS = (0,files/* pathOf */.XM)('erros');
async function explain_catalogue(options) {
    if (options.from === undefined)
        return fromSource(options);
    return { ...(await (0,published_files/* publishedFiles */.y)(options.from, ['index', 'erros'])), errors: [] };
}
/** Only the catalogue is read: the other parts of the language are not needed. */
async function fromSource({ from: _, ...options }) {
    const { files, findings } = await (0,reference/* buildReference */.i)({ ...options, only: new Set(['erros']) });
    const errors = findings.filter(({ level, subject = ERROS }) => level === 'error' && subject.startsWith(ERROS));
    return { ...files, errors };
}


/***/ }),

/***/ 6295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ prove)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/said/extract/index.js + 422 modules
var extract = __webpack_require__(85553);
// EXTERNAL MODULE: ./build/said/findings/finding.js
var finding = __webpack_require__(9314);
// EXTERNAL MODULE: ./build/said/findings/user-error.js
var user_error = __webpack_require__(14343);
// EXTERNAL MODULE: ./build/said/git/git.js
var git = __webpack_require__(36367);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
;// CONCATENATED MODULE: ./build/said/prove/acceptance.js



/** Beside refdata.yml. */
const ACCEPTED_FILE = 'refdata.accepted.yml';
const HEADER = $said` Differences between what is published and what the program says, each with the reason why it may be.
 Written by \`refdata prove --accept\`; reasons are for people to fill in.`;
const acceptedSchema = schemas/* array */.YOg(schemas/* strictObject */.rej({
    list: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    what: schemas/* string */.YjP(),
    expected: schemas/* unknown */.L5J().optional(),
    found: schemas/* unknown */.L5J().optional(),
    reason: schemas/* string */.YjP(),
}));
/** Reads the accepted differences. @param file how it is named in messages. @throws {UserError} when it is no such list */
function parseAccepted(text, file) {
    const document = (0,dist/* parseDocument */.Tp)(text);
    const result = acceptedSchema.safeParse(document.errors.length > 0 ? undefined : (document.toJS() ?? []));
    if (!result.success) {
        const [issue] = result.error.issues;
        const reason = document.errors[0]?.message.split('\n')[0] ?? `${issue?.path.join('.')}: ${issue?.message}`;
        throw new user_error/* UserError */.y($said`${file} is no list of accepted differences: ${reason}.`, $said('Correct it, or remove it and run `refdata prove --accept`.'));
    }
    return result.data.map(({ expected = null, found = null, ...rest }, i) => {
        const node = document.getIn([i], true);
        const line = text.slice(0, node?.range?.[0] ?? 0).split('\n').length;
        return { ...rest, expected, found, place: { file, line } };
    });
}
/** The list of these differences, with the reasons that were given for them before. */
function renderAccepted(differences, before) {
    const reasons = new Map(before.map(each => [identity(each), each.reason]));
    const entries = differences.map(difference => {
        const { list, name, what, expected, found } = difference;
        const texts = what === 'missing' || what === 'extra' ? {} : { expected, found };
        return { list, name, what, ...texts, reason: reasons.get(identity(difference)) ?? '' };
    });
    const commented = HEADER.split('\n').map(line => `#${line}`);
    return `${commented.join('\n')}\n${(0,dist/* stringify */.As)(entries, { lineWidth: 0, aliasDuplicateObjects: false })}`;
}
/** Equal for what is the same difference with the same values: another value is another difference. */
function identity({ list, name, what, expected, found }) {
    return JSON.stringify([list, name, what, expected, found]);
}

// EXTERNAL MODULE: ./build/said/contract/json-object.js
var json_object = __webpack_require__(18765);
// EXTERNAL MODULE: ./build/said/text/code-points.js
var code_points = __webpack_require__(62021);
;// CONCATENATED MODULE: ./build/said/prove/compare.js


/**
 * Compares lists entry by entry and field by field: those fields of which the truth says something.
 * @param isSaid whether the truth says what is inside of an entry: a program may say names alone.
 */
function compareLists(truth, published, isSaid) {
    return [...truth].flatMap(([list, entries], i) => {
        const all = [...(published.get(list) ?? [])];
        const asked = i === 0 ? all : all.filter(([, { outer = '' }]) => isSaid(outer));
        return i > 0 && entries.size + asked.length === 0 ? [] : [compareList(list, entries, new Map(asked))];
    });
}
function compareList(list, truth, published) {
    const differences = [];
    const fields = new Map();
    const unknown = new Set();
    let equal = 0;
    for (const [name, { fields: expected, times }] of truth) {
        const entry = published.get(name);
        const before = differences.length;
        if (!entry) {
            const again = times === undefined ? {} : { times };
            differences.push({
                list,
                name,
                what: 'missing',
                expected: null,
                found: null,
                subject: undefined,
                ...again,
            });
            continue;
        }
        for (const [field, value] of Object.entries(expected)) {
            if (value === undefined || typeof value === 'symbol' || field.startsWith('_'))
                continue;
            if (!Object.hasOwn(entry.fields, field)) {
                unknown.add(field);
                continue;
            }
            const count = fields.get(field) ?? { compared: 0, different: 0 };
            fields.set(field, count);
            count.compared += 1;
            const said = comparable(field, value);
            const ours = asFar(comparable(field, entry.fields[field]), said);
            if (JSON.stringify(said) === JSON.stringify(ours))
                continue;
            count.different += 1;
            differences.push({ list, name, what: field, expected: said, found: ours, subject: entry.subject });
        }
        if (differences.length === before)
            equal += 1;
    }
    for (const { name, subject } of published.values())
        if (!truth.has(name))
            differences.push({ list, name, what: 'extra', expected: null, found: null, subject });
    const count = (what) => differences.filter(each => each.what === what).length;
    return {
        list,
        expected: truth.size,
        found: published.size,
        equal,
        missing: count('missing'),
        extra: count('extra'),
        fields: Object.fromEntries(fields),
        unknown: [...unknown],
        differences,
    };
}
/** As the contract has it: nothing is an empty text, other names have no order of their own, keys stand as they may. */
function comparable(field, value) {
    if (value === null || value === undefined)
        return '';
    if (!Array.isArray(value))
        return typeof value === 'object' ? sorted(value) : value;
    if (field === 'apelidos')
        return value.map(String).sort(code_points/* compareCodePoints */.O);
    return value.map(item => (typeof item === 'object' && item !== null ? sorted(item) : item));
}
/** Of entries inside of a field (`opcoes`), those fields of which the truth says something. */
function asFar(ours, said) {
    if (Array.isArray(ours) && Array.isArray(said))
        return ours.map((each, i) => asFar(each, said[i]));
    if (!(0,json_object/* isObject */.G)(ours) || !(0,json_object/* isObject */.G)(said))
        return ours;
    return Object.fromEntries(Object.keys(said).flatMap(key => (Object.hasOwn(ours, key) ? [[key, asFar(ours[key], said[key])]] : [])));
}
function sorted(value) {
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (0,code_points/* compareCodePoints */.O)(a, b)));
}

// EXTERNAL MODULE: ./build/said/prove/lists.js
var prove_lists = __webpack_require__(85948);
// EXTERNAL MODULE: ./build/said/prove/proof.js
var prove_proof = __webpack_require__(26179);
;// CONCATENATED MODULE: ./build/said/prove/said.js

/** Brings rows into the contract's shape: where the program prints maps, their keys are the names of the entries. */
function saidOf(rows, { key, inner }) {
    const items = [];
    const nameless = [];
    const withInner = new Set();
    for (const row of rows) {
        const item = named(row.value, row.key, key);
        const parts = inner && (0,json_object/* isObject */.G)(item) ? partsOf(item[inner.field], inner.key) : undefined;
        items.push(inner && (0,json_object/* isObject */.G)(item) && parts ? { ...item, [inner.field]: parts } : item);
        if (!(0,json_object/* isObject */.G)(item))
            continue;
        if (key === undefined || item[key] == null)
            nameless.push(item);
        else if (inner && parts) {
            withInner.add(String(item[key]));
            nameless.push(...parts.filter(part => (0,json_object/* isObject */.G)(part) && part[inner.key] == null));
        }
    }
    return { items, nameless, withInner };
}
/** The entries inside of another one, listed or in a map; undefined where nothing is said of them. */
function partsOf(parts, key) {
    if (Array.isArray(parts))
        return parts;
    return (0,json_object/* isObject */.G)(parts) ? Object.entries(parts).map(([name, part]) => named(part, name, key)) : undefined;
}
/** An entry of a map, by its key unless it has a name of its own. */
function named(value, name, key) {
    if (typeof name !== 'string' || ((0,json_object/* isObject */.G)(value) && key !== undefined && value[key] != null))
        return value;
    return (0,json_object/* isObject */.G)(value) && key !== undefined ? { ...value, [key]: name } : name;
}

// EXTERNAL MODULE: ./build/said/reference/compose.js + 2 modules
var compose = __webpack_require__(69583);
// EXTERNAL MODULE: ./build/said/repository/observed.js
var observed = __webpack_require__(99657);
// EXTERNAL MODULE: ./build/said/run/findings.js
var run_findings = __webpack_require__(34458);
// EXTERNAL MODULE: ./build/said/run/run-context.js
var run_context = __webpack_require__(15637);
// EXTERNAL MODULE: ./build/said/runtime/generated/version.js
var version = __webpack_require__(10529);
// EXTERNAL MODULE: ./build/said/server/index.js + 168 modules
var server = __webpack_require__(77038);
// EXTERNAL MODULE: ./build/said/text/counted.js
var counted = __webpack_require__(35676);
;// CONCATENATED MODULE: ./build/said/commands/prove.js


















/** Shown of a text that is another one. */
const MAX_SHOWN_CHARACTERS = 80;
/**
 * Compares what is published with what the language says of itself when it runs, list by list and field by field, and writes
 * a proof, which later builds are held against.
 *
 * @throws {UserError} when the configuration names nothing to prove, or the accepted differences cannot be read
 */
async function prove(options) {
    const run = (0,run_context/* openRun */.I)(options);
    const { configuration: loaded, configPath, shown } = run;
    const sections = prove_lists/* SECTIONS */.bP.filter(({ at }) => sourcesAt(loaded, at) !== undefined);
    if (sections.length === 0)
        throw new user_error/* UserError */.y($said`${shown} names no program that knows what the lists hold.`, $said('Add it: "prove: { embutidas: { command: [python3, tools/dump.py] } }" (docs/prove.md).'));
    const findings = new run_findings/* Findings */.F((0,run_findings/* policyOf */.U)(loaded.config.rules));
    const repository = new observed/* ObservedRepository */.ZO(run.repository);
    const composition = await published(sections, { ...run, repository }, findings);
    const sources = repository.observations().reads;
    const truths = await truthsOf(sections, run, findings);
    const acceptedPath = (0,external_node_path_.join)((0,external_node_path_.dirname)(configPath), ACCEPTED_FILE);
    const accepted = readAccepted(acceptedPath, options.repo);
    const lists = [];
    const open = [];
    const used = new Set();
    // What could not be read is no list to compare with.
    const isWhole = !(0,finding/* hasError */.JD)(findings.list);
    for (const [section, { items, withInner }] of isWhole ? truths : []) {
        const published = (0,prove_lists/* publishedLists */.sE)(section, composition.files);
        const found = compareLists((0,prove_lists/* listsOf */.fO)(section, items), published, outer => withInner.has(outer));
        for (const comparison of found) {
            const known = comparison.differences.filter(each => accepted.some(one => identity(one) === identity(each)));
            for (const each of known)
                used.add(identity(each));
            lists.push({ ...comparison, accepted: known.length });
            open.push(...comparison.differences.filter(each => !known.includes(each)));
            reportUnknown(comparison, section, loaded, findings);
        }
    }
    const differences = lists.flatMap(each => each.differences);
    const isAccepting = isWhole && options.accept === true;
    const kept = isAccepting
        ? parseAccepted(renderAccepted(differences, accepted), (0,run_context/* shownPath */.p)(options.repo, acceptedPath))
        : accepted;
    if (isWhole) {
        if (!isAccepting) {
            for (const each of open)
                reportDifference(each, loaded, composition, findings);
            for (const each of kept.filter(one => !used.has(identity(one))))
                reportUnused(each, findings);
        }
        for (const { list, name, what, reason, place } of kept)
            if (reason.trim() === '')
                findings.add({
                    rule: 'proof-reason',
                    message: $said`${list} "${name}" (${what}) is accepted for no reason.`,
                    place,
                });
    }
    const ok = !(0,finding/* hasError */.JD)(findings.list);
    if (isAccepting)
        (0,external_node_fs_.writeFileSync)(acceptedPath, renderAccepted(differences, accepted));
    const proofPath = (0,external_node_path_.join)((0,external_node_path_.dirname)(configPath), prove_proof/* PROOF_FILE */.At);
    const { versao } = composition.files.index;
    if (ok) {
        const counted = isAccepting ? lists.map(each => ({ ...each, accepted: each.differences.length })) : lists;
        const { commit, modified } = await (0,git/* sourceState */.f7)(options.repo);
        const proof = {
            refdata: version/* VERSION */.x,
            versao,
            commit,
            modified,
            lists: Object.fromEntries(counted.map(list => [list.list, provedOf(list, sections, loaded, composition)])),
            sources: Object.fromEntries(sources),
        };
        (0,external_node_fs_.writeFileSync)(proofPath, (0,prove_proof/* renderProof */.zV)(proof));
    }
    return {
        ok,
        nome: loaded.config.nome,
        versao,
        lists,
        proof: ok ? (0,run_context/* shownPath */.p)(options.repo, proofPath) : null,
        accepted: isAccepting ? (0,run_context/* shownPath */.p)(options.repo, acceptedPath) : null,
        findings: findings.list,
    };
}
/** What a build would publish of the lists that are proved. */
async function published(sections, { configuration, repository, programs, progress }, findings) {
    const only = new Set(sections.map(({ at }) => at[0]));
    const report = findings.add.bind(findings);
    const input = { repository, programs, report, readers: server/* declarationReaders */.Rc };
    return (0,compose/* compose */.Z)(await (0,extract/* extract */.o6)(configuration, input, { only, progress }), report, configuration.placeOf);
}
/** What the programs say. */
function truthsOf(sections, { configuration, repository, programs, progress }, findings) {
    const report = findings.add.bind(findings);
    const { placeOf } = configuration;
    return (0,extract/* withContext */.eQ)({ repository, placeOf, report, programs, readers: server/* declarationReaders */.Rc }, async (context) => {
        const truths = [];
        for (const section of sections) {
            const at = ['prove', ...section.at];
            progress(at.join('.'));
            const rows = await (0,extract/* readList */.LD)(sourcesAt(configuration, section.at) ?? [], at, context);
            const said = saidOf(rows, section);
            reportNameless(said, section, placeOf(at), findings);
            truths.push([section, said]);
        }
        return truths;
    });
}
function sourcesAt({ config }, at) {
    let value = config.prove;
    for (const key of at)
        value = value?.[key];
    return value;
}
function readAccepted(path, repo) {
    return (0,external_node_fs_.existsSync)(path) ? parseAccepted((0,external_node_fs_.readFileSync)(path, 'utf8'), (0,run_context/* shownPath */.p)(repo, path)) : [];
}
/** Nothing can be compared with what has no name. */
function reportNameless({ items, nameless }, section, place, findings) {
    if (nameless.length === 0)
        return;
    const { at, key, inner } = section;
    const names = [key, inner && `${inner.field}/${inner.key}`].filter(each => each !== undefined);
    const needed = names.map(each => `\`${each}\``).join(', ') || 'texts';
    findings.add({
        rule: 'field-missing',
        message: $said`prove.${at.join('.')}: of ${(0,counted/* counted */.h)(items.length, 'entry', 'entries')} that the program says, ${nameless.length} have no name, as ${prove_text(nameless[0])}.`,
        remedy: $said`Have the program print names alone, or entries with ${needed}; or map its fields to these.`,
        place,
    });
}
function reportDifference({ list, name, what, expected, found, subject, times }, loaded, { origins }, findings) {
    const reported = `${list} "${name}"`;
    const message = what === 'missing'
        ? times === undefined
            ? $said`${reported} is missing: the program says it.`
            : $said`${reported} is missing: the program says this name ${times} times.`
        : what === 'extra'
            ? $said`${reported} is not what the program has.`
            : $said`${reported}: ${what} is ${prove_text(found)}, and the program says ${prove_text(expected)}.`;
    const place = (subject && origins.get(subject)) || loaded.placeOf(['prove', ...list.split('.')]);
    findings.add({ rule: 'proof-different', message, place });
}
function reportUnused({ list, name, what, place }, findings) {
    const message = $said`${list} "${name}" (${what}) is accepted, and there is no such difference.`;
    findings.add({ rule: 'proof-accepted-unused', message, place });
}
/** What the contract does not have is never compared: most likely a field is misspelt. */
function reportUnknown({ list, unknown }, { at }, { placeOf }, findings) {
    for (const field of unknown)
        findings.add({
            rule: 'field-unknown',
            message: $said`prove.${list}: \`${field}\` is no field of the contract, and is not compared.`,
            place: placeOf(['prove', ...at]),
        });
}
function prove_text(value) {
    const shown = JSON.stringify(value) ?? 'nothing';
    return shown.length > MAX_SHOWN_CHARACTERS ? `${shown.slice(0, MAX_SHOWN_CHARACTERS)}…` : shown;
}
function provedOf({ list, expected, found, equal, accepted }, sections, loaded, { files }) {
    const section = sections.find(({ at }) => list.startsWith(at.join('.')));
    const names = (0,prove_lists/* publishedLists */.sE)(section, files).get(list) ?? new Map();
    const by = (sourcesAt(loaded, section.at) ?? []).map(source => {
        const { name } = (0,extract/* kindOf */.I)(source);
        return { [name]: source[name] };
    });
    return { expected, found, equal, accepted, names: (0,prove_proof/* namesDigest */.zU)(names), by };
}


/***/ }),

/***/ 10887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ publishedFiles)
/* harmony export */ });
/* harmony import */ var _contract_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77964);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);
/* harmony import */ var _http_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73301);
/* harmony import */ var _published_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14336);
/* harmony import */ var _rules_contract_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13744);





/** Published files that follow their schemas. @throws {UserError} when one of them does not, or cannot be read. */
async function publishedFiles(from, names) {
    const source = (0,_http_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isAddress */ .PW)(from) ? (0,_published_index_js__WEBPACK_IMPORTED_MODULE_2__/* .openAddress */ .BV)(from) : await (0,_published_index_js__WEBPACK_IMPORTED_MODULE_2__/* .openFolder */ .NE)(from);
    const { files } = await (0,_published_index_js__WEBPACK_IMPORTED_MODULE_2__/* .loadPublished */ .pW)(source);
    const read = names.map(name => [name, files.get((0,_contract_files_js__WEBPACK_IMPORTED_MODULE_4__/* .pathOf */ .XM)(name))?.data]);
    const findings = read.flatMap(([name, data]) => (data === undefined ? [] : (0,_rules_contract_check_js__WEBPACK_IMPORTED_MODULE_3__/* .checkSchema */ ._)(name, data)));
    if (findings.length > 0 || read.some(([, data]) => data === undefined)) {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y($said`${from} has no ${names.includes('sintaxe') ? $said('reference') : $said('error catalogue')} that can be read.`, $said`See what is wrong with \`refdata validate ${from}\`.`, { findings });
    }
    return Object.fromEntries(read);
}


/***/ }),

/***/ 17433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ buildRegistryFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9314);
/* harmony import */ var _registry_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10850);
/* harmony import */ var _run_run_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15637);






/**
 * Builds the package registry alone, without the seven files. With findings of level `error`, nothing is written.
 * @throws {UserError} when the configuration does not hold, or the previous index cannot be read.
 */
async function buildRegistryFolder(options) {
    const { configuration: loaded, progress } = (0,_run_run_context_js__WEBPACK_IMPORTED_MODULE_5__/* .openRun */ .I)(options);
    const previous = options.previous === undefined || /^https?:/i.test(options.previous)
        ? options.previous
        : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(options.previous);
    const staging = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'refdata-registry-'));
    try {
        const built = await (0,_registry_index_js__WEBPACK_IMPORTED_MODULE_4__.buildRegistry)({
            ...options,
            loaded,
            previous,
            staging,
            progress,
        });
        const { registro, findings, replaces } = built;
        const ok = !(0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .hasError */ .JD)(findings);
        progress($said('writing'));
        if (ok)
            (0,_registry_index_js__WEBPACK_IMPORTED_MODULE_4__/* .writeRegistry */ .$c)(options.out, built, replaces);
        return { ok, registro: registro.registro, out: options.out, ...(0,_registry_index_js__WEBPACK_IMPORTED_MODULE_4__.registryCounts)(registro), findings };
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(staging, { recursive: true, force: true });
    }
}


/***/ }),

/***/ 52385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ checkRegistryAt)
/* harmony export */ });
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9314);
/* harmony import */ var _registry_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10850);


/** Proves a registry in a folder or at an address. @throws {UserError} when there is none. */
async function checkRegistryAt(target, options = {}) {
    const source = await (0,_registry_index_js__WEBPACK_IMPORTED_MODULE_1__/* .openRegistry */ .Me)(target);
    const before = options.previous === undefined ? undefined : await (0,_registry_index_js__WEBPACK_IMPORTED_MODULE_1__/* .readPrevious */ .ox)(await (0,_registry_index_js__WEBPACK_IMPORTED_MODULE_1__/* .openRegistry */ .Me)(options.previous));
    const checked = await (0,_registry_index_js__WEBPACK_IMPORTED_MODULE_1__/* .checkRegistry */ .qW)(source, { ...options, previous: before?.registro });
    const findings = [...(before?.findings ?? []), ...checked.findings];
    return { ok: !(0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .hasError */ .JD)(findings), target, ...checked, findings };
}


/***/ }),

/***/ 95829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ getPackages)
/* harmony export */ });
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);
/* harmony import */ var _registry_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10850);


/**
 * Installs packages (`name` or `name@range`) and what they need from a registry.
 * @throws {UserError} when there is no such registry or package, or an archive is not what the index says.
 */
async function getPackages(wanted, { from, to, requireAttestation, trustedRoot }) {
    const demands = wanted.map(_registry_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseWanted */ .VB);
    const demand = { repository: requireAttestation, trustedRoot };
    const source = await (0,_registry_index_js__WEBPACK_IMPORTED_MODULE_1__/* .openRegistry */ .Me)(from);
    const place = source.placeOf(_registry_index_js__WEBPACK_IMPORTED_MODULE_1__/* .INDEX_FILE */ .K$);
    const result = await source.read(_registry_index_js__WEBPACK_IMPORTED_MODULE_1__/* .INDEX_FILE */ .K$);
    if (result.kind !== 'found') {
        const reason = { missing: $said('is not there'), 'too-large': $said('is too large') };
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y($said`The index ${place} ${'reason' in result ? result.reason : reason[result.kind]}.`, $said('Give the folder or address of a registry with --from.'));
    }
    return (0,_registry_index_js__WEBPACK_IMPORTED_MODULE_1__/* .installPackages */ .R)(source, (0,_registry_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseIndex */ .A1)(result.bytes, place), demands, to, demand);
}


/***/ }),

/***/ 12092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ packRegistry)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _findings_unwritable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78972);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14343);
/* harmony import */ var _registry_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10850);
/* harmony import */ var _run_run_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15637);
/* harmony import */ var _runtime_make_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35742);
/* harmony import */ var _runtime_remove_quietly_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35112);









const REMEDY = $said('Choose another folder with --out.');
/**
 * Packs packages of a repository into archives, all or none (reference-language.md §10.5).
 * @throws {UserError} when the configuration does not hold, or a name is of no package.
 */
async function packRegistry(options) {
    const { configuration: loaded, progress } = (0,_run_run_context_js__WEBPACK_IMPORTED_MODULE_5__/* .openRun */ .I)(options);
    const reader = new _registry_index_js__WEBPACK_IMPORTED_MODULE_4__/* .PackageReader */ .GA(options.repo, (0,_registry_index_js__WEBPACK_IMPORTED_MODULE_4__/* .registroOf */ .Lx)(loaded), loaded.config.limits, options.out);
    const all = await reader.readManifests(reader.manifestPaths());
    const names = options.names ?? [];
    const known = all.map(({ name }) => name);
    const unknown = names.find(name => !known.includes(name));
    if (unknown !== undefined && reader.findings.length === 0) {
        const [near] = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_8__/* .nearest */ .p)(unknown, known);
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y($said`There is no package ${unknown}.`, near ? $said`Did you mean ${near}?` : $said`The packages are ${known.join(', ')}.`);
    }
    const staging = stagingIn(options.out);
    try {
        const archives = [];
        for (const manifest of all) {
            const { name, version } = manifest;
            if (names.length > 0 && !names.includes(name))
                continue;
            progress($said`package ${name}`);
            const source = await reader.open(manifest);
            const packed = source && (await reader.pack(source, staging));
            if (packed)
                archives.push({ name, version, ...packed, file: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(options.out, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(packed.file)) });
        }
        if (reader.findings.length > 0)
            return { ok: false, archives: [], findings: reader.findings };
        (0,_findings_unwritable_js__WEBPACK_IMPORTED_MODULE_2__/* .writing */ .d)(options.out, REMEDY, () => {
            for (const { file } of archives)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(staging, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file)), file);
        });
        return { ok: true, archives, findings: [] };
    }
    finally {
        (0,_runtime_remove_quietly_js__WEBPACK_IMPORTED_MODULE_7__/* .removeQuietly */ .S)(staging);
    }
}
/** A new folder in the one for the archives, so that they move to their places whole. */
function stagingIn(out) {
    return (0,_findings_unwritable_js__WEBPACK_IMPORTED_MODULE_2__/* .writing */ .d)(out, REMEDY, () => {
        (0,_runtime_make_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .makeFolder */ .f)(out);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, '.refdata-pack-'));
    });
}


/***/ }),

/***/ 69561:
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
// EXTERNAL MODULE: ./build/said/contract/files.js
var files = __webpack_require__(77964);
// EXTERNAL MODULE: ./build/said/findings/user-error.js
var user_error = __webpack_require__(14343);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/said/serve/snapshot.js
var snapshot = __webpack_require__(68046);
;// CONCATENATED MODULE: ./build/said/serve/folder.js




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

// EXTERNAL MODULE: ./build/said/serve/handler.js
var handler = __webpack_require__(28584);
// EXTERNAL MODULE: ./build/said/serve/listen.js
var listen = __webpack_require__(69369);
;// CONCATENATED MODULE: ./build/said/commands/serve.js








/**
 * Serves a built folder on a local port, exactly as the contract asks (service-spec.md, "Limits"; src/site/hosting.ts).
 * A new build is served at once, and whole. @throws {UserError} when there is nothing to serve, or no port.
 */
async function serve({ folder, port, host = '127.0.0.1' }) {
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, 'api', 'index.json'))) {
        throw new user_error/* UserError */.y($said`${folder} holds no built reference: there is no api/index.json in it.`, $said`Build one first: refdata build --out ${folder}`);
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

/***/ 94889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ validate)
/* harmony export */ });
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9314);
/* harmony import */ var _http_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73301);
/* harmony import */ var _published_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14336);



/**
 * Proves the published files in a folder (`<folder>/api/*.json`, or the folder of `index.json` itself) or at an http(s)
 * address.
 *
 * @throws {UserError} when there is nothing to prove: no such folder, no files in it, no answer.
 */
async function validate(target, options = {}) {
    const source = (0,_http_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isAddress */ .PW)(target) ? (0,_published_index_js__WEBPACK_IMPORTED_MODULE_2__/* .openAddress */ .BV)(target, options.timeoutMs) : await (0,_published_index_js__WEBPACK_IMPORTED_MODULE_2__/* .openFolder */ .NE)(target);
    const proved = await (0,_published_index_js__WEBPACK_IMPORTED_MODULE_2__/* .provePublished */ .Fw)(source);
    return { ok: !(0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .hasError */ .JD)(proved.findings), target, ...proved };
}


/***/ }),

/***/ 52159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UserError: () => (/* reexport */ user_error/* UserError */.y),
  apiArtifacts: () => (/* reexport */ api_docs/* apiArtifacts */.Ek),
  build: () => (/* reexport */ build/* build */.j),
  buildReference: () => (/* reexport */ reference/* buildReference */.i),
  buildRegistryFolder: () => (/* reexport */ registry_build/* buildRegistryFolder */.G),
  check: () => (/* reexport */ check_reference/* check */.z),
  checkRegistryAt: () => (/* reexport */ registry_check/* checkRegistryAt */.z),
  checkRoutes: () => (/* reexport */ check_routes/* checkRoutes */.Z),
  curl: () => (/* reexport */ describe/* curl */.Vt),
  describeServers: () => (/* reexport */ api_docs/* describeServers */.ec),
  explain: () => (/* reexport */ explain/* explain */.W),
  getPackages: () => (/* reexport */ registry_get/* getPackages */.G),
  insomnia: () => (/* reexport */ describe/* insomnia */.Rk),
  liveExpress: () => (/* reexport */ liveExpress),
  liveFastify: () => (/* reexport */ liveFastify),
  liveNode: () => (/* reexport */ liveNode),
  markdown: () => (/* reexport */ describe/* markdown */.wD),
  openapi: () => (/* reexport */ describe/* openapi */.xR),
  packRegistry: () => (/* reexport */ registry_pack/* packRegistry */.r),
  postman: () => (/* reexport */ describe/* postman */.R),
  prove: () => (/* reexport */ prove/* prove */.z),
  readServers: () => (/* reexport */ read_servers/* readServers */.l),
  resumo: () => (/* reexport */ describe/* resumo */.Uj),
  rotas: () => (/* reexport */ describe/* rotas */.gm),
  serve: () => (/* reexport */ serve/* serve */.w),
  startMock: () => (/* reexport */ mock/* startMock */.V),
  validate: () => (/* reexport */ validate/* validate */.t),
  verify: () => (/* reexport */ verify/* verify */.M)
});

// EXTERNAL MODULE: ./build/said/commands/api-docs.js
var api_docs = __webpack_require__(90007);
// EXTERNAL MODULE: ./build/said/commands/build.js + 9 modules
var build = __webpack_require__(96228);
// EXTERNAL MODULE: ./build/said/commands/check-reference.js + 22 modules
var check_reference = __webpack_require__(35979);
// EXTERNAL MODULE: ./build/said/commands/check-routes.js + 2 modules
var check_routes = __webpack_require__(12323);
// EXTERNAL MODULE: ./build/said/commands/describe.js
var describe = __webpack_require__(86106);
// EXTERNAL MODULE: ./build/said/commands/explain.js + 1 modules
var explain = __webpack_require__(56351);
// EXTERNAL MODULE: ./build/said/commands/prove.js + 3 modules
var prove = __webpack_require__(6295);
// EXTERNAL MODULE: ./build/said/commands/read-servers.js
var read_servers = __webpack_require__(25674);
// EXTERNAL MODULE: ./build/said/commands/registry-build.js
var registry_build = __webpack_require__(17433);
// EXTERNAL MODULE: ./build/said/commands/registry-check.js
var registry_check = __webpack_require__(52385);
// EXTERNAL MODULE: ./build/said/commands/registry-get.js
var registry_get = __webpack_require__(95829);
// EXTERNAL MODULE: ./build/said/commands/registry-pack.js
var registry_pack = __webpack_require__(12092);
// EXTERNAL MODULE: ./build/said/commands/serve.js + 1 modules
var serve = __webpack_require__(69561);
// EXTERNAL MODULE: ./build/said/commands/validate.js
var validate = __webpack_require__(94889);
// EXTERNAL MODULE: ./build/said/findings/user-error.js
var user_error = __webpack_require__(14343);
// EXTERNAL MODULE: ./build/said/exporters/methods.js
var exporters_methods = __webpack_require__(55695);
// EXTERNAL MODULE: ./build/said/live/live-server.js
var live_server = __webpack_require__(15073);
// EXTERNAL MODULE: ./build/said/live/routes.js
var live_routes = __webpack_require__(54817);
;// CONCATENATED MODULE: ./build/said/live/node.js


const JSON_TYPE = 'application/json; charset=utf-8';
/**
 * A server of Node's own as a live server. Such a server has no list of its routes: they are given. What is published
 * is answered before the server's own listeners are asked.
 */
function liveNode(node, routes, name = 'api') {
    let published;
    return {
        get server() {
            return (0,live_routes/* serverOfRoutes */.T)(name, routes, { port: portOf(node) });
        },
        publish(document) {
            if (published === undefined) {
                const own = node.listeners('request');
                node.removeAllListeners('request');
                node.on('request', (request, response) => {
                    if (isAsked(request))
                        answerDocument(request, response, published ?? '');
                    else
                        for (const listener of own)
                            listener.call(node, request, response);
                });
            }
            published = document;
        },
    };
}
function isAsked({ method, url = '' }) {
    return (method === 'GET' || method === 'HEAD') && url.split('?', 1)[0] === live_server/* OPENAPI_PATH */.V;
}
/** Answers with the document, for browsers of any origin. */
function answerDocument(request, response, document) {
    response.writeHead(200, {
        'Content-Type': JSON_TYPE,
        'Content-Length': Buffer.byteLength(document),
        'Access-Control-Allow-Origin': '*',
    });
    response.end(request.method === 'HEAD' ? undefined : document);
}
/** The port that is listened on; none before that, and on a socket file. */
function portOf(node) {
    const address = node.address();
    const has = typeof address === 'object' && address !== null && 'port' in address;
    return has && typeof address.port === 'number' ? address.port : null;
}

;// CONCATENATED MODULE: ./build/said/live/express.js




/** Optional parts, quoting, other names and the like (path-to-regexp 8), which our patterns do not have. */
const BEYOND_PATTERNS = /[{}()[\]?+!"\\]|[:*](?![A-Za-z_])|[:*][\p{L}\p{N}_]+[$\p{M}]/u;
/**
 * An Express application as a live server, with the routes that it has when it is asked. Express does not keep the
 * prefix of a mounted router: such routes, and expressions, are `unresolved` unless `mounted` says where a router is.
 */
function liveExpress(app, { name = 'api', port = null, mounted = new Map() } = {}) {
    let published;
    return {
        get server() {
            return (0,live_routes/* serverOfRoutes */.T)(name, routesOf(app.router.stack, '', mounted), { port });
        },
        publish(document) {
            if (published === undefined) {
                app.get(live_server/* OPENAPI_PATH */.V, (request, response) => answerDocument(request, response, published ?? ''));
                // Before whatever answers all that nothing else has answered.
                const own = app.router.stack.pop();
                app.router.stack.unshift(own);
            }
            published = document;
        },
    };
}
/** `prefix` is null where it is not known. */
function routesOf(stack, prefix, mounted) {
    return stack.flatMap(({ route, handle }) => {
        if (route)
            return [route.path].flat().flatMap(path => registered(prefix, path, Object.keys(route.methods)));
        const inner = typeof handle === 'function' && 'stack' in handle ? handle.stack : undefined;
        if (!Array.isArray(inner))
            return [];
        const own = mounted.get(handle);
        return routesOf(inner, own === undefined || prefix === null ? null : prefix + own, mounted);
    });
}
function registered(prefix, path, methods) {
    if (path === live_server/* OPENAPI_PATH */.V && prefix === '')
        return [];
    const known = typeof path === 'string' && !BEYOND_PATTERNS.test(path) && prefix !== null;
    // `app.all` registers each method that Node knows.
    const any = exporters_methods/* OPENAPI_METHODS */.cc.every(method => methods.includes(method.toLowerCase()));
    return (any ? [exporters_methods/* ANY */.x4] : methods).map(method => ({
        method,
        path: known ? prefix + path : `${prefix ?? '…'}${String(path)}`,
        certainty: known ? 'sure' : 'unresolved',
    }));
}

;// CONCATENATED MODULE: ./build/said/live/fastify.js



/** In the tree that Fastify prints, each route has its methods behind it. */
const HAS_ROUTE = /\([A-Z]/;
/** The name that the rest of a path gets, which has none in Fastify. */
const REST = 'resto';
/**
 * An optional parameter, an expression that a parameter must match, a colon that stands for itself (`::`), and names
 * that end elsewhere than ours: our patterns have none of these.
 */
const fastify_BEYOND_PATTERNS = /[?(]|:(?![A-Za-z_][\p{L}\p{N}_]*(?:[/.-]|$))/u;
/**
 * A Fastify instance as a live server. Fastify tells of routes while they are registered, and takes none once it
 * listens: call this before the routes are registered. The document is answered from when it is published.
 *
 * @throws {UserError} when there are routes already
 */
function liveFastify(app, { name = 'api', port = null } = {}) {
    if (HAS_ROUTE.test(app.printRoutes())) {
        throw new user_error/* UserError */.y($said('This Fastify instance has routes already, and tells of none that is registered before.'), $said('Call liveFastify(app) before routes and plugins are registered.'));
    }
    const routes = [];
    let published;
    app.addHook('onRoute', ({ method, url }) => {
        if (url === live_server/* OPENAPI_PATH */.V)
            return;
        const known = !fastify_BEYOND_PATTERNS.test(url);
        const path = known ? url.replaceAll('*', `*${REST}`) : url;
        for (const each of [method].flat())
            routes.push({ method: each, path, certainty: known ? 'sure' : 'unresolved' });
    });
    app.get(live_server/* OPENAPI_PATH */.V, (_request, reply) => {
        reply
            .header('Access-Control-Allow-Origin', '*')
            .header('Content-Type', 'application/json; charset=utf-8');
        return published === undefined
            ? reply.code(404).send('{"erro":"nenhum documento publicado"}\n')
            : reply.send(published);
    });
    return {
        get server() {
            return (0,live_routes/* serverOfRoutes */.T)(name, routes, { port });
        },
        publish(document) {
            published = document;
        },
    };
}

// EXTERNAL MODULE: ./build/said/live/mock.js + 4 modules
var mock = __webpack_require__(34067);
// EXTERNAL MODULE: ./build/said/run/reference.js + 1 modules
var reference = __webpack_require__(11217);
// EXTERNAL MODULE: ./build/said/verify/verify.js + 10 modules
var verify = __webpack_require__(66021);
;// CONCATENATED MODULE: ./build/said/index.js























/***/ }),

/***/ 91199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jc: () => (/* binding */ listAfter),
/* harmony export */   Kx: () => (/* binding */ listPath),
/* harmony export */   LD: () => (/* binding */ readList),
/* harmony export */   mX: () => (/* binding */ obsolete)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
/* harmony import */ var _contract_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18765);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);
/* harmony import */ var _text_code_points_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62021);




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
    const parsed = LIST.safeParse((0,_contract_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonOrNull */ .J)(bytes));
    if (!parsed.success) {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y($said`${listPath(folder)} is not the list of descriptions that refdata writes there.`, $said('Restore it from the history of the repository, or delete it: it is written anew.'));
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
        .sort((a, b) => (0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(a.path, b.path));
    const text = JSON.stringify({ generator: GENERATOR, files: listed }, null, 2);
    return new TextEncoder().encode(`${text}\n`);
}
function startOf(folder) {
    return folder === '' ? '' : `${folder}/`;
}


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
