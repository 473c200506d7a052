export const id = 7;
export const ids = [7];
export const modules = {

/***/ 90007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ek: () => (/* binding */ apiArtifacts),
/* harmony export */   GB: () => (/* binding */ USUAL_FORMATS),
/* harmony export */   VB: () => (/* binding */ routeRecord),
/* harmony export */   Xt: () => (/* binding */ exporterOf),
/* harmony export */   ec: () => (/* binding */ describeServers),
/* harmony export */   hR: () => (/* binding */ FORMATS),
/* harmony export */   iP: () => (/* binding */ flagOf),
/* harmony export */   mF: () => (/* binding */ earlierArtifacts)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _exporters_artifacts_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(95694);
/* harmony import */ var _exporters_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7271);
/* harmony import */ var _exporters_coverage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75490);
/* harmony import */ var _exporters_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51557);
/* harmony import */ var _exporters_formats_openapi_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22961);
/* harmony import */ var _exporters_generated_exporters_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21530);
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9314);
/* harmony import */ var _findings_rule_info_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(50238);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14343);
/* harmony import */ var _rules_api_descriptions_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(89838);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(35112);
/* harmony import */ var _read_servers_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(25674);













/** Names of all formats, as `api-docs-formats` has them. */
const FORMATS = _exporters_generated_exporters_js__WEBPACK_IMPORTED_MODULE_5__/* .exporters */ .n.map(({ name }) => name);
/** Those that are made where all are asked for. */
const USUAL_FORMATS = _exporters_generated_exporters_js__WEBPACK_IMPORTED_MODULE_5__/* .exporters */ .n
    .filter(({ onDemand }) => !onDemand)
    .map(({ name }) => name);
/** The flag of a format, without its hyphens: its name, though `--json` asks for a report. */
function flagOf(format) {
    return format === 'json' ? 'rotas' : format;
}
/**
 * Reads the servers of `sources` and makes a document of each (service-spec.md, section B). What is in no description is
 * a finding, and so is a file without a server. @throws {UserError} when a file cannot be read, no server has the name
 * that is asked for, or the configuration does not hold.
 */
async function describeServers(options) {
    const config = (0,_exporters_config_js__WEBPACK_IMPORTED_MODULE_1__/* .readConfig */ .X)('refdata api', options.config);
    const servers = [];
    const findings = [];
    const coverages = [];
    const files = new Set();
    for (const file of options.sources) {
        const reading = await (0,_read_servers_js__WEBPACK_IMPORTED_MODULE_10__/* .readServers */ .l)(options.root, file);
        for (const name of reading.files)
            files.add(name);
        const described = choose(reading, file, options.server).map(server => {
            const titulo = config.titulo ?? (server.own ? undefined : (server.title ?? titleOf(file, server, reading)));
            return { file, server, document: (0,_exporters_document_js__WEBPACK_IMPORTED_MODULE_3__/* .documentOf */ .l)(server, { ...config, titulo }, options) };
        });
        servers.push(...described);
        coverages.push((0,_exporters_coverage_js__WEBPACK_IMPORTED_MODULE_2__/* .readingCoverage */ .tE)(described, reading));
        for (const { document, server } of described)
            findings.push(...(0,_exporters_coverage_js__WEBPACK_IMPORTED_MODULE_2__/* .documentFindings */ .qB)(document, server, config.base !== undefined));
        findings.push(...(0,_exporters_coverage_js__WEBPACK_IMPORTED_MODULE_2__/* .readingFindings */ .xo)(reading));
    }
    findings.push(...overlayFindings(servers));
    const judged = options.strict ? (0,_exporters_coverage_js__WEBPACK_IMPORTED_MODULE_2__/* .strict */ .O2)(findings) : findings;
    return {
        ok: !(0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .hasError */ .JD)(judged),
        servers,
        coverage: (0,_exporters_coverage_js__WEBPACK_IMPORTED_MODULE_2__/* .sumCoverage */ .CF)(coverages),
        findings: judged,
        files: [...files],
    };
}
/** The descriptions as files below `dir`, in the formats of these names. */
function apiArtifacts({ servers }, formats, dir, arrangement = {}) {
    return (0,_exporters_artifacts_js__WEBPACK_IMPORTED_MODULE_11__/* .artifactsOf */ .Ns)(sourcesOf(servers), formats.map(exporterOf), dir, arrangement);
}
/** The same descriptions where another layout has them: of these, who published one there keeps it. */
function earlierArtifacts({ servers }, formats, dir, made) {
    return (0,_exporters_artifacts_js__WEBPACK_IMPORTED_MODULE_11__/* .earlierAddresses */ .vh)(sourcesOf(servers), formats.map(exporterOf), dir, made);
}
function sourcesOf(servers) {
    const sources = new Map();
    for (const { file, document } of servers)
        sources.set(file, [...(sources.get(file) ?? []), document]);
    return [...sources].map(([file, documents]) => ({ file, documents }));
}
/** The exporter of a format. @throws {UserError} for a name that there is not, with the nearest one. */
function exporterOf(format) {
    const found = _exporters_generated_exporters_js__WEBPACK_IMPORTED_MODULE_5__/* .exporters */ .n.find(({ name }) => name === format);
    if (found)
        return found;
    const [near] = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_9__/* .nearest */ .p)(format, FORMATS);
    throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_7__/* .UserError */ .y($said`There is no format "${format}".${near === undefined ? '' : $said` Did you mean "${near}"?`}`, $said`The formats are ${FORMATS.join(', ')}.`);
}
/** Targets of overlays that are in none of the documents. */
function overlayFindings(servers) {
    const [first = [], ...others] = servers.map(({ document }) => (0,_exporters_formats_openapi_js__WEBPACK_IMPORTED_MODULE_4__/* .missedOf */ .Xt)(document));
    const everywhere = first.filter(({ action }) => others.every(missed => missed.some(each => each.action === action)));
    return everywhere.map(({ action, reason, file }) => (0,_findings_rule_info_js__WEBPACK_IMPORTED_MODULE_12__/* .findingOf */ .h)(_rules_api_descriptions_js__WEBPACK_IMPORTED_MODULE_8__/* .overlayTarget */ .YO, $said`The target \`${action.target}\` ${reason}.`, action.target, {
        file,
        line: action.line,
    }));
}
/** Every route of a server as programs get it. */
function routeRecord({ method, path, params, place, origin, certainty }) {
    return { method, path, params, file: place.file, line: place.line, origin, certainty };
}
/** The servers that are described: all that listen, or those of a name. */
function choose({ servers }, file, name) {
    if (name === undefined || servers.length === 0) {
        const listening = servers.filter(server => !server.onlyMounted);
        return listening.length > 0 ? listening : servers;
    }
    const names = namesOf(servers);
    const chosen = servers.filter((server, i) => names[i] === name || server.variable === name);
    if (chosen.length > 0)
        return chosen;
    const known = [...new Set([...names, ...servers.flatMap(({ variable }) => variable ?? [])])];
    const [near] = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_9__/* .nearest */ .p)(name, known);
    throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_7__/* .UserError */ .y($said`${file} has no server "${name}".${near === undefined ? '' : $said` Did you mean "${near}"?`}`, $said`Its servers are ${known.join(', ')}.`);
}
/** The names of servers, as their folders have them: of those with one name the second has a number. */
function namesOf(servers) {
    const times = new Map();
    return servers.map(({ name }) => {
        const time = (times.get(name) ?? 0) + 1;
        times.set(name, time);
        return time === 1 ? name : `${name}-${time}`;
    });
}
function titleOf(file, server, { servers }) {
    const title = `API de ${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(file)}`;
    return server === servers[0] ? title : `${title} (${server.name})`;
}


/***/ }),

/***/ 25674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readProgram),
/* harmony export */   l: () => (/* binding */ readServers)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13197);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14343);
/* harmony import */ var _repository_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5629);
/* harmony import */ var _server_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77038);





const CONFIG = 'refdata.yml';
/**
 * Reads the servers of a file: of the language, an OpenAPI document, a list of routes, or a program whose framework is
 * known. Nothing is run, and nothing outside of `root` is read.
 *
 * @param file in `root`: relative to it, with `/`, or absolute
 * @throws {UserError} when it cannot be read, with the place in the file
 */
async function readServers(root, file) {
    const name = nameIn(root, file);
    try {
        return (await readProgram(name, (0,_repository_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .openRepository */ .h_)(root))) ?? (0,_server_index_js__WEBPACK_IMPORTED_MODULE_4__/* .readRoutes */ .Fj)(name, (0,_server_index_js__WEBPACK_IMPORTED_MODULE_4__/* .filesOf */ .R8)(root));
    }
    catch (cause) {
        if (!(cause instanceof _repository_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadableFile */ .ie))
            throw cause;
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(cause.message, cause.remedy, { cause });
    }
}
/**
 * The servers of a program in another language; undefined for a file that no framework is written in. Which it is, refdata.yml
 * says before what is known of itself.
 * @throws {UserError} when that is not known, or the file cannot be read
 */
async function readProgram(file, repository) {
    const given = repository.isFile(CONFIG) && !/\.(?:df|json|ya?ml)$/i.test(file)
        ? (0,_config_config_js__WEBPACK_IMPORTED_MODULE_1__/* .parseFrameworks */ .Vi)(repository.read(CONFIG), CONFIG)
        : undefined;
    const all = Object.entries({ ..._server_index_js__WEBPACK_IMPORTED_MODULE_4__/* .frameworks */ .Ij, ...given });
    const written = all.filter(([, { extensions }]) => extensions.some(each => file.endsWith(each)));
    if (written.length === 0 || !repository.isFile(file))
        return undefined;
    const text = repository.read(file);
    const isOwn = ([name]) => given !== undefined && Object.hasOwn(given, name);
    const saying = written.filter(([, { mentions }]) => mentions !== undefined && text.includes(mentions));
    const [chosen] = [
        saying.filter(isOwn),
        saying,
        written.filter(isOwn).filter(([, { mentions }]) => mentions === undefined),
    ].find(({ length }) => length > 0) ?? [];
    if (chosen)
        return (0,_server_index_js__WEBPACK_IMPORTED_MODULE_4__/* .readFramework */ .lH)(file, chosen[0], chosen[1], repository);
    const names = written.map(([name, { mentions }]) => $said`${name} (a file that has the word "${mentions ?? name}")`);
    throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y($said`Which framework ${file} is written with is not known.`, $said`Name the file that makes the server: known for such files are ${names.join(', ')}. Or describe another in refdata.yml (docs/frameworks.md).`);
}
/** The file relative to the folder, by the one name that it has there. @throws {UserError} for one that is elsewhere */
function nameIn(root, file) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, file));
    if (name !== '..' && !name.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(name))
        return name.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
    throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y($said`${file} is not in the folder ${root}, and nothing outside of it is read.`, $said('Give the folder that holds all files of the project, and a file in it.'));
}


/***/ }),

/***/ 85152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ baseOf)
/* harmony export */ });
/** Where servers of the language listen when nothing else is said (reference-language.md §5). */
const DEFAULT_PORT = 8080;
const LOCAL = '127.0.0.1';
/** Hosts that mean every address of the machine; nobody can call them. */
const EVERYWHERE = new Set(['', '0.0.0.0', '::']);
/** The address of a server as its source tells it: `http://127.0.0.1:8080` where it does not. */
function baseOf({ port, host }) {
    const address = `http://${hostName(host)}:${port || DEFAULT_PORT}`;
    return URL.canParse(address) ? address : `http://${LOCAL}:${DEFAULT_PORT}`;
}
function hostName(host) {
    if (host === null || EVERYWHERE.has(host) || !/^[\w.:-]+$/.test(host))
        return LOCAL;
    return host.includes(':') ? `[${host}]` : host;
}


/***/ }),

/***/ 7271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readConfig)
/* harmony export */ });
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35112);


/** Keys of `config`, the same for every operation (service-spec.md, section B). */
const CONFIG_KEYS = ['titulo', 'versao', 'descricao', 'base'];
/**
 * The configuration that was given to `operation`, checked.
 * @throws {UserError} for an unknown key, with the nearest right one, and for a value of the wrong type.
 */
function readConfig(operation, given) {
    if (given === undefined || given === null)
        return {};
    if (typeof given !== 'object' || Array.isArray(given)) {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y($said`${operation} was given ${Array.isArray(given) ? $said('a list') : $said`a ${typeof given}`} as its configuration.`, $said`Give an object with any of ${CONFIG_KEYS.join(', ')}, or nothing.`);
    }
    const config = {};
    for (const [key, value] of Object.entries(given)) {
        if (key.startsWith('_'))
            continue;
        if (!isKey(key))
            throw unknownKey(operation, key);
        if (value === undefined || value === null)
            continue;
        if (typeof value !== 'string') {
            throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y($said`${operation}: ${key} is a ${typeof value}, not a text.`, $said`Write ${key} in quotes.`);
        }
        config[key] = key === 'base' ? checkBase(operation, value) : value;
    }
    return config;
}
function isKey(key) {
    return CONFIG_KEYS.includes(key);
}
function unknownKey(operation, key) {
    const [near] = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .p)(key, CONFIG_KEYS);
    const hint = near === undefined ? '' : $said` Did you mean "${near}"?`;
    return new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y($said`${operation} does not know the key "${key}".${hint}`, $said`The keys are ${CONFIG_KEYS.join(', ')}; keys that begin with "_" are passed over.`);
}
function checkBase(operation, value) {
    if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y($said`${operation}: base is "${value}", which is no address.`, $said('Write one that begins with http:// or https://, such as https://api.example.'));
    }
    if (/[?#]/.test(value)) {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y($said`${operation}: base is "${value}", which no path can be put behind.`, $said('Write the address without "?" and "#".'));
    }
    // As paths begin with a slash; what an address does not allow is encoded.
    return new URL(value).href.replace(/\/+$/, '').replaceAll('{', '%7B').replaceAll('}', '%7D');
}


/***/ }),

/***/ 75490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Qc: () => (/* binding */ coverageSentence),
  qB: () => (/* binding */ documentFindings),
  tE: () => (/* binding */ readingCoverage),
  xo: () => (/* binding */ readingFindings),
  O2: () => (/* binding */ strict),
  CF: () => (/* binding */ sumCoverage)
});

// EXTERNAL MODULE: ./build/said/findings/finding.js
var finding = __webpack_require__(9314);
// EXTERNAL MODULE: ./build/said/findings/rule-info.js
var rule_info = __webpack_require__(50238);
// EXTERNAL MODULE: ./build/said/rules/api-descriptions.js
var api_descriptions = __webpack_require__(89838);
// EXTERNAL MODULE: ./build/said/server/index.js + 168 modules
var server = __webpack_require__(77038);
// EXTERNAL MODULE: ./build/said/text/counted.js
var counted = __webpack_require__(35676);
// EXTERNAL MODULE: ./build/said/text/first-of.js
var first_of = __webpack_require__(85184);
// EXTERNAL MODULE: ./build/said/exporters/schema.js
var exporters_schema = __webpack_require__(1682);
;// CONCATENATED MODULE: ./build/said/exporters/apart.js

/** Where a route reads what its validations do not declare, or as what they do not take it; and what no request has. */
function apartOf(route) {
    return (route.reads ?? []).flatMap(read => {
        const { target, name } = read;
        if (target === 'headers' && name !== name.toLowerCase())
            return [
                {
                    place: route.place,
                    reason: $said`The header \`${name}\` is never there: the server knows headers by small letters alone.`,
                    remedy: $said`Read \`headers["${name.toLowerCase()}"]\`.`,
                },
            ];
        const declaring = route.validations.filter(each => each.target === target);
        const [first] = declaring;
        if (!first)
            return [];
        const fields = declaring.map(({ schema }) => fieldOf(schema, name)).filter(exporters_schema/* isSchema */.Wl);
        if (fields.length === 0)
            return [
                {
                    place: first.place,
                    reason: $said`\`${name}\` of the ${target} is read and not declared here.`,
                    remedy: $said`Declare \`${name}\` in the validation, or do not read it.`,
                },
            ];
        return [
            ...(fields.every(field => takesAnyText(field, read)) ? [asNumber(first, read)] : []),
            ...(read.required && !declaring.some(({ schema }) => (0,exporters_schema/* isDemandedField */.T5)(schema, name))
                ? [withoutIt(first, read)]
                : []),
        ];
    });
}
function asNumber({ place }, { name, target, type }) {
    const word = type === 'integer' ? $said('a whole number') : $said('a number');
    return {
        place,
        reason: $said`\`${name}\` of the ${target} is read as ${word}, and any text is declared here: another text makes the server fail.`,
        remedy: $said`Give \`${name}\` a \`padrao\` such as "[0-9]+$", or another type.`,
    };
}
function withoutIt({ place }, { name, target }) {
    return {
        place,
        reason: $said`\`${name}\` of the ${target} may be missing as it is declared here, and the server fails without it.`,
        remedy: $said`Declare it as \`obrigatorio\`, or read it with a default: \`${target}["${name}"] ?? …\`.`,
    };
}
/** Whether a conversion to a number may fail for what a field takes. */
function takesAnyText(field, { type }) {
    const forms = Array.isArray(field.anyOf) ? field.anyOf : [];
    const text = [field, ...forms.filter(exporters_schema/* isSchema */.Wl)].find(each => [each.type].flat().includes('string') && each.pattern === undefined && each.enum === undefined);
    return type !== undefined && text !== undefined;
}
function fieldOf({ properties }, name) {
    const field = (0,exporters_schema/* isSchema */.Wl)(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined;
    return (0,exporters_schema/* isSchema */.Wl)(field) ? field : undefined;
}

// EXTERNAL MODULE: ./build/said/exporters/document.js + 2 modules
var exporters_document = __webpack_require__(51557);
// EXTERNAL MODULE: ./build/said/exporters/methods.js
var methods = __webpack_require__(55695);
;// CONCATENATED MODULE: ./build/said/exporters/impossible.js


/** What the validations of a server ask of a route in vain: they run before it is known which route it is. */
function impossibleOf({ method, validations, asks }) {
    // What a description asks is meant, whatever a framework does with it.
    if (asks)
        return [];
    return validations
        .filter(({ byHandler }) => byHandler === undefined)
        .flatMap(({ target, schema, place }) => reasonsOf(target, schema, method).map(reason => ({ place, reason })));
}
function reasonsOf(target, schema, method) {
    const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
    if (target === 'body') {
        if (required.length === 0 || (0,methods/* hasBody */.d9)(method) || method === '*')
            return [];
        return [
            $said`A request without a body is answered 422: the validation wants ${quoted(required)} of every request.`,
        ];
    }
    if (target === 'params') {
        if (required.length === 0)
            return [];
        return [
            $said`Every request is answered 422: parameters of the path (${quoted(required)}) are not known yet where this is checked.`,
        ];
    }
    const fields = Object.entries((0,exporters_schema/* isSchema */.Wl)(schema.properties) ? schema.properties : {});
    return fields.flatMap(([name, field]) => {
        if (target === 'headers' && name !== name.toLowerCase())
            return required.includes(name)
                ? [
                    $said`Every request is answered 422: names of headers are in small letters here, and \`${name}\` is not.`,
                ]
                : [$said`\`${name}\` is never checked: names of headers are in small letters here.`];
        return typeOf(field) === undefined
            ? []
            : [
                $said`A request with \`${name}\` is answered 422: what it has in its ${target} are texts, and this is to be ${typeOf(field)}.`,
            ];
    });
}
/** The type of a field that no text is of. */
function typeOf(field) {
    if (!(0,exporters_schema/* isSchema */.Wl)(field))
        return undefined;
    const [form] = Array.isArray(field.anyOf) ? field.anyOf : [field];
    const type = (0,exporters_schema/* isSchema */.Wl)(form) ? form.type : undefined;
    // A parameter that is there more than once is a list.
    return typeof type === 'string' && type !== 'string' && type !== 'array' ? type : undefined;
}
function quoted(names) {
    return names.map(name => `\`${name}\``).join(', ');
}

// EXTERNAL MODULE: ./build/said/exporters/openapi-paths.js
var openapi_paths = __webpack_require__(63260);
;// CONCATENATED MODULE: ./build/said/exporters/shadowed.js


/**
 * Routes of a server file that an earlier one takes all requests of, as the first that matches answers, whatever stands in
 * its path (reference-language.md §3.7): `/itens/:id` takes those of `/itens/novo`. Servers that are lists may choose
 * otherwise; so may those of other languages, whose routes say whether they take all, and have slashes as they are written.
 */
function shadowedRoutes({ routes }) {
    const roots = new Map();
    const shadowed = [];
    for (const { route } of routes) {
        if (route.origin === 'list' || route.origin === 'document')
            continue;
        const { method, path } = route;
        const found = pathOf(path);
        const exact = isExact(route);
        const by = [method, ...(method === methods/* WEBSOCKET */.KA ? [] : [methods/* ANY */.x4])]
            .map(each => roots.get(each))
            .map(root => root && taking(root, found, exact))
            .find(each => each !== undefined);
        if (by)
            shadowed.push({ route, by });
        if (route.certainty !== 'sure' || (isExact(route) && !route.takesAll))
            continue;
        const root = roots.get(method) ?? { others: new Map() };
        roots.set(method, root);
        add(root, found, route);
    }
    return shadowed;
}
/** Whether a path with a slash at its end is another one than that without. */
function isExact({ origin }) {
    return origin === 'framework';
}
function pathOf(path) {
    const texts = path.split('/').slice(1);
    // The empty path is `/` without its slash.
    const slash = path === '' || texts.at(-1) === '';
    if (slash)
        texts.pop();
    return { slash, segments: texts.map((text, i) => segmentOf(text, i === texts.length - 1 && !slash)) };
}
function segmentOf(text, last) {
    const parts = (0,server/* partsOf */.CI)(text);
    const [only] = parts;
    if (parts.length === 1 && only?.kind === 'parameter' && (last || !only.rest))
        return { kind: only.rest ? 'rest' : 'parameter' };
    const shape = parts.map(part => (part.kind === 'literal' ? part.text : part.rest ? '/*' : '/:')).join('');
    return { kind: 'other', shape };
}
function add(root, { segments, slash }, route) {
    let node = root;
    for (const segment of segments) {
        if (segment.kind === 'rest') {
            node.rest ??= route;
            return;
        }
        node = childOf(node, segment);
    }
    if (slash)
        node.endWithSlash ??= route;
    else
        node.end ??= route;
}
function childOf(node, segment) {
    if (segment.kind !== 'other') {
        node.parameter ??= { others: new Map() };
        return node.parameter;
    }
    const child = node.others.get(segment.shape) ?? { others: new Map() };
    node.others.set(segment.shape, child);
    return child;
}
/** An earlier route that takes a path. Which nodes to look at next is kept in a list: a path may have thousands of segments. */
function taking(root, path, exact) {
    const ahead = [{ node: root, index: 0 }];
    for (let next = ahead.pop(); next; next = ahead.pop()) {
        const { node, index } = next;
        const segment = path.segments[index];
        const taken = segment
            ? node.rest
            : path.slash
                ? ((exact ? undefined : node.end) ?? node.endWithSlash ?? node.rest)
                : node.end;
        if (taken)
            return taken;
        if (segment === undefined || segment.kind === 'rest')
            continue;
        if (node.parameter && isText(segment))
            ahead.push({ node: node.parameter, index: index + 1 });
        const other = segment.kind === 'other' ? node.others.get(segment.shape) : undefined;
        if (other)
            ahead.push({ node: other, index: index + 1 });
    }
    return undefined;
}
/** Whether a parameter takes it: something that is not empty, and has no slash. */
function isText(segment) {
    return (segment.kind === 'parameter' ||
        (segment.kind === 'other' && segment.shape !== '' && !segment.shape.includes('/*')));
}

;// CONCATENATED MODULE: ./build/said/exporters/coverage.js












const OUTSIDE = {
    websocket: $said('OpenAPI 3.1 describes no WebSocket'),
    method: $said('OpenAPI 3.1 has no such method'),
    'path-taken': $said('an earlier route has the same template and method'),
};
/** What became of every route of one reading, and of what could not be followed in it. */
function readingCoverage(documents, reading) {
    const silent = documents.flatMap(({ document }) => [
        ...document.silent.map(each => [each.route, silence(each)]),
        ...document.hidden.map(route => [route, { reason: hiddenReason(route), remedy: api_descriptions/* routeHidden */.qJ.remedy }]),
    ]);
    return (0,server/* coverageOf */._5)(documents.flatMap(({ server }) => server.routes), reading, new Map(silent));
}
/** Coverage of several files together. */
function sumCoverage(parts) {
    return {
        found: parts.reduce((sum, { found }) => sum + found, 0),
        exported: parts.reduce((sum, { exported }) => sum + exported, 0),
        leftOut: parts.flatMap(({ leftOut }) => leftOut),
        notes: parts.flatMap(({ notes }) => notes),
        unread: parts.flatMap(({ unread }) => unread),
    };
}
/** Everything about the routes of a server that somebody should know: what is left out, and what is not as it looks. */
function documentFindings(document, server, baseGiven) {
    const { outside, renamed } = (0,openapi_paths/* openapiPaths */.p)(document);
    return [
        ...document.unresolved.map(route => about(api_descriptions/* routeUnresolved */.ft, route, $said`${nameOf(route)} is left out: which requests it answers is not known: ${route.reason ?? $said('only the running program knows its path')}.`)),
        ...document.silent.map(silent => {
            const { rule, reason, remedy } = silence(silent);
            return { ...about(rule, silent.route, $said`${nameOf(silent.route)} is left out: ${reason}`), remedy };
        }),
        ...document.hidden.map(route => about(api_descriptions/* routeHidden */.qJ, route, $said`${nameOf(route)} is left out: ${hiddenReason(route)}`)),
        ...(server.untold ?? []).map(gap => toldBy(api_descriptions/* descriptionUnread */.AS, gap)),
        ...shadowedRoutes(document).map(({ route, by }) => about(api_descriptions/* routeShadowed */.xj, route, $said`${nameOf(route)} never runs: ${nameOf(by)} (${(0,finding/* formatPlace */.dE)(by.place)}) takes all of its requests.`)),
        ...renamed.map(({ route, names }) => about(api_descriptions/* routeParameterNames */.VF, route, $said`${nameOf(route)} differs from an earlier path only by parameter names: OpenAPI has it with ${names.join(', ')}.`)),
        ...document.routes
            .filter(({ route }) => route.certainty === 'conditional')
            .map(({ route }) => about(api_descriptions/* routeConditional */.o2, route, $said`${nameOf(route)} is described, though it is there only under a condition.`)),
        ...outside.map(({ route, why }) => about(api_descriptions/* routeOutsideOpenapi */.P_, route, $said`${nameOf(route)} is only named in the OpenAPI document: ${OUTSIDE[why]}.`)),
        ...unreadFindings(document),
        ...impossibleFindings(document),
        ...apartFindings(document),
        ...(document.routes.length === 0 ? [emptyFinding(server)] : []),
        ...(!server.port && !baseGiven && !hasOwnBase(server) && (0,exporters_document/* saidBase */.r)(server) === undefined
            ? [portFinding(document, server)]
            : []),
    ];
}
/** Why answers of routes are not known. */
function unreadFindings({ routes }) {
    const found = byReason(routes, route => (route.asks ? [] : (route.answers?.unread ?? [])));
    return found.map(({ told: { place, reason, remedy }, routes: names }) => ({
        ...(0,rule_info/* findingOf */.h)(api_descriptions/* answersUnread */.Bb, $said`${reason} ${(0,first_of/* firstOf */.K)(names, NAMED)} may answer otherwise than described.`, place.file, place),
        remedy,
    }));
}
/** Validations that no request of some routes can satisfy. */
function impossibleFindings({ routes }) {
    return byReason(routes, impossibleOf).map(({ told: { place, reason }, routes: names }) => (0,rule_info/* findingOf */.h)(api_descriptions/* validationImpossible */.zW, $said`${reason} It holds for ${(0,first_of/* firstOf */.K)(names, NAMED)}.`, place.file, place));
}
/** What is declared and what is read that differ. */
function apartFindings({ routes }) {
    return byReason(routes, apartOf).map(({ told: { place, reason, remedy }, routes: names }) => ({
        ...(0,rule_info/* findingOf */.h)(api_descriptions/* readApart */.FQ, $said`${reason} It holds for ${(0,first_of/* firstOf */.K)(names, NAMED)}.`, place.file, place),
        remedy,
    }));
}
/** What is to be told of routes, each reason once, with the names of the routes. */
function byReason(routes, toldOf) {
    const found = new Map();
    for (const { route } of routes) {
        for (const told of toldOf(route)) {
            const key = `${(0,finding/* formatPlace */.dE)(told.place)} ${told.reason}`;
            const known = found.get(key) ?? { told, routes: [] };
            known.routes.push(nameOf(route));
            found.set(key, known);
        }
    }
    return [...found.values()];
}
/** A description says its address, unless it says why it does not. */
function hasOwnBase({ own, unknownPort }) {
    return own !== undefined && unknownPort === undefined;
}
function emptyFinding({ name, place }) {
    return (0,rule_info/* findingOf */.h)(api_descriptions/* serverWithoutRoutes */.EZ, $said`The server ${name} has no route that can be described.`, name, place);
}
const NAMED = 3;
function portFinding({ base }, { name, place, port, unknownPort }) {
    const guess = $said`The base address is ${base}.`;
    if (unknownPort === undefined) {
        const said = port === 0
            ? $said`The system chooses the port of ${name} when it starts (0).`
            : $said`No port of ${name} was found in the source.`;
        return (0,rule_info/* findingOf */.h)(api_descriptions/* serverPort */.p8, `${said} ${guess}`, name, place);
    }
    const { reason, remedy } = unknownPort;
    return { ...(0,rule_info/* findingOf */.h)(api_descriptions/* serverPort */.p8, `${reason} ${guess}`, name, unknownPort.place), remedy };
}
/** The numbers of a coverage, for people. */
function coverageSentence({ found, exported, leftOut, notes, unread }) {
    const unfollowed = leftOut.filter(({ route }) => route === undefined).length;
    const missing = leftOut.length - unfollowed;
    return [
        $said`${(0,counted/* counted */.h)(found - unfollowed, 'route')} found, ${exported} described, ${missing} left out`,
        ...(unfollowed > 0 ? [$said`${unfollowed} could not be followed`] : []),
        ...(notes.length > 0 ? [$said`checks not described: ${notes.length}`] : []),
        ...(unread.length > 0 ? [$said`routes with answers that were not read: ${unread.length}`] : []),
    ].join('; ');
}
/** What a source of routes could not follow or describe; where it found no server at all, why there is none. */
function readingFindings({ gaps, notes, servers }) {
    const rule = servers.length === 0 ? api_descriptions/* serverMissing */.Am : api_descriptions/* routeUnfollowed */.$b;
    return [...gaps.map(gap => toldBy(rule, gap)), ...notes.map(note => toldBy(api_descriptions/* validationUnread */.b3, note))];
}
function toldBy(rule, { place, reason, remedy }) {
    return { ...(0,rule_info/* findingOf */.h)(rule, reason, place.file, place), remedy };
}
/** The findings with every gap an error. */
function strict(findings) {
    return findings.map(finding => (api_descriptions/* GAP_RULES */.N1.has(finding.rule) ? { ...finding, level: 'error' } : finding));
}
/** Why a route that answers is in no description. */
function hiddenReason({ hidden }) {
    return $said`its program keeps it out of descriptions (\`${hidden}\`).`;
}
/** Why a route never answers. */
function silence({ route, instead }) {
    if (instead !== null) {
        const reason = $said`${nameOf(instead)} (${(0,finding/* formatPlace */.dE)(instead.place)}) answers in its place.`;
        return { rule: api_descriptions/* routeDuplicate */.dp, reason, remedy: api_descriptions/* routeDuplicate */.dp.remedy };
    }
    if (route.silence) {
        const rule = route.silence.handsOn ? api_descriptions/* routeHandsOn */.Hp : api_descriptions/* routeUnreachable */.S6;
        return { rule, remedy: rule.remedy, ...route.silence };
    }
    if (!(0,methods/* isServed */.SM)(route)) {
        const reason = $said`the server answers 501 to every request of the method ${route.method}.`;
        return { rule: api_descriptions/* routeMethod */.f_, reason, remedy: api_descriptions/* routeMethod */.f_.remedy };
    }
    const reason = $said('its path does not begin with a slash.');
    return { rule: api_descriptions/* routeUnreachable */.S6, reason, remedy: api_descriptions/* routeUnreachable */.S6.remedy };
}
function about(rule, route, message) {
    return (0,rule_info/* findingOf */.h)(rule, message, nameOf(route), route.place);
}
function nameOf({ method, path }) {
    return `${(0,methods/* methodWord */._Q)(method)} ${path}`;
}


/***/ }),

/***/ 51557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ documentOf),
  r: () => (/* binding */ saidBase)
});

// EXTERNAL MODULE: ./build/said/exporters/address.js
var exporters_address = __webpack_require__(99809);
// EXTERNAL MODULE: ./build/said/exporters/base.js
var base = __webpack_require__(85152);
// EXTERNAL MODULE: ./build/said/exporters/demands.js
var exporters_demands = __webpack_require__(14101);
// EXTERNAL MODULE: ./build/said/exporters/groups.js
var groups = __webpack_require__(59561);
;// CONCATENATED MODULE: ./build/said/exporters/resource.js
/** What a resource is called that has no name in the path. */
const ROOT = 'raiz';
/** What a path is about: its last segment that is no parameter. */
function resourceOf(path) {
    for (let end = path.length; end > 0;) {
        const start = path.lastIndexOf('/', end - 1) + 1;
        const first = path[start];
        if (start < end && first !== ':' && first !== '<')
            return path.slice(start, end);
        end = start - 1;
    }
    return ROOT;
}

;// CONCATENATED MODULE: ./build/said/exporters/described-route.js




/** Describes the routes of one server, which mostly share their validations. */
function routeDescriber() {
    const known = new Map();
    return route => {
        const { path, validations, asks, part, tags } = route;
        const demands = known.get(validations) ?? (0,exporters_demands/* demandsOf */.w)(validations);
        known.set(validations, demands);
        const group = (asks && part?.name) ?? tags?.[0] ?? (0,groups/* groupOf */.F)(path);
        return { route, address: (0,exporters_address/* addressOf */.ci)(route), group, resource: resourceOf(path), demands };
    };
}

// EXTERNAL MODULE: ./build/said/exporters/methods.js
var methods = __webpack_require__(55695);
;// CONCATENATED MODULE: ./build/said/exporters/document.js




const DEFAULT_VERSION = '1.0.0';
const DEFAULT_DESCRIPTION = 'Descrição gerada a partir das rotas registradas no servidor.';
/** The document of a server: of routes that answer the same requests the first is described, as at run time. */
function documentOf(server, config = {}, { handlers = false, overlays = [] } = {}) {
    const describe = routeDescriber();
    const routes = [];
    const unresolved = [];
    const hidden = [];
    const silent = [];
    const answered = new Map();
    const all = new Map();
    for (const route of server.routes) {
        if (route.certainty === 'unresolved') {
            unresolved.push(route);
            continue;
        }
        if (route.silence || !(0,exporters_address/* isReachable */.kj)(route.path) || !(0,methods/* isServed */.SM)(route)) {
            silent.push({ route, instead: null });
            continue;
        }
        const described = describe(route);
        const own = shapeOf(described.address);
        const shape = `${route.anyCase ? own.toLowerCase() : own} ${route.narrowed ?? ''}`;
        const key = `${route.method} ${shape}`;
        const before = answered.get(key) ?? (route.method === methods/* WEBSOCKET */.KA ? undefined : answered.get(`${methods/* ANY */.x4} ${shape}`));
        if (route.again === 'last') {
            const replaced = route.method === methods/* ANY */.x4 ? all.get(shape) : [answered.get(key)];
            for (const each of replaced ?? [])
                if (each)
                    silent.push({ route: each, instead: route });
        }
        else if (before !== undefined && before.again !== 'passed') {
            silent.push({ route, instead: before });
            continue;
        }
        answered.set(key, route);
        all.set(shape, [
            ...(route.again === 'last' && route.method === methods/* ANY */.x4 ? [] : (all.get(shape) ?? [])),
            route,
        ]);
        if (route.hidden !== undefined)
            hidden.push(route);
        else
            routes.push(described);
    }
    const replaced = new Set(silent.map(({ route }) => route));
    const isSilent = (route) => replaced.has(route);
    return {
        server: server.name,
        titulo: config.titulo ?? server.own?.title ?? server.title ?? `API ${server.name}`,
        versao: config.versao ?? server.own?.version ?? server.version ?? DEFAULT_VERSION,
        descricao: config.descricao ?? server.comment ?? (server.own ? '' : DEFAULT_DESCRIPTION),
        isBaseGiven: config.base !== undefined,
        base: config.base ?? server.own?.base ?? saidBase(server) ?? (0,base/* baseOf */.b)(server),
        ...(server.own && { own: withConfig(server.own.document, config) }),
        handlers,
        overlays,
        says: server.says ?? {},
        routes: routes.filter(({ route }) => !isSilent(route)),
        unresolved,
        hidden: hidden.filter(route => !isSilent(route)),
        silent,
    };
}
/** The first whole address that a program says its server has. */
function saidBase({ says = {} }) {
    const urls = Array.isArray(says.servers) ? says.servers.map(each => each?.url) : [];
    const url = urls.find(each => typeof each === 'string' && /^https?:\/\//.test(each) && !/[{?#]/.test(each));
    return typeof url === 'string' && URL.canParse(url) ? url.replace(/(?<!\/)\/+$/, '') : undefined;
}
/** A description that is there already, with what its user says. */
function withConfig(document, { titulo, versao, descricao, base }) {
    const info = {
        ...document.info,
        ...(titulo !== undefined && { title: titulo }),
        ...(versao !== undefined && { version: versao }),
        ...(descricao !== undefined && { description: descricao }),
    };
    return { ...document, info, ...(base !== undefined && { servers: [{ url: base }] }) };
}
/** Equal for patterns that match the same paths. */
function shapeOf(address) {
    return (0,exporters_address/* written */.Mp)(address, (_, index) => (address.parameters[index]?.rest ? '{*}' : '{}'));
}


/***/ })

};
