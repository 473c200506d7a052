export const id = 814;
export const ids = [814];
export const modules = {

/***/ 57336:
/***/ ((module) => {

let p = process || {}, argv = p.argv || [], env = p.env || {}
let isColorSupported =
	!(!!env.NO_COLOR || argv.includes("--no-color")) &&
	(!!env.FORCE_COLOR || argv.includes("--color") || p.platform === "win32" || ((p.stdout || {}).isTTY && env.TERM !== "dumb") || !!env.CI)

let formatter = (open, close, replace = open) =>
	input => {
		let string = "" + input, index = string.indexOf(close, open.length)
		return ~index ? open + replaceClose(string, close, replace, index) + close : open + string + close
	}

let replaceClose = (string, close, replace, index) => {
	let result = "", cursor = 0
	do {
		result += string.substring(cursor, index) + replace
		cursor = index + close.length
		index = string.indexOf(close, cursor)
	} while (~index)
	return result + string.substring(cursor)
}

let createColors = (enabled = isColorSupported) => {
	let f = enabled ? formatter : () => String
	return {
		isColorSupported: enabled,
		reset: f("\x1b[0m", "\x1b[0m"),
		bold: f("\x1b[1m", "\x1b[22m", "\x1b[22m\x1b[1m"),
		dim: f("\x1b[2m", "\x1b[22m", "\x1b[22m\x1b[2m"),
		italic: f("\x1b[3m", "\x1b[23m"),
		underline: f("\x1b[4m", "\x1b[24m"),
		inverse: f("\x1b[7m", "\x1b[27m"),
		hidden: f("\x1b[8m", "\x1b[28m"),
		strikethrough: f("\x1b[9m", "\x1b[29m"),

		black: f("\x1b[30m", "\x1b[39m"),
		red: f("\x1b[31m", "\x1b[39m"),
		green: f("\x1b[32m", "\x1b[39m"),
		yellow: f("\x1b[33m", "\x1b[39m"),
		blue: f("\x1b[34m", "\x1b[39m"),
		magenta: f("\x1b[35m", "\x1b[39m"),
		cyan: f("\x1b[36m", "\x1b[39m"),
		white: f("\x1b[37m", "\x1b[39m"),
		gray: f("\x1b[90m", "\x1b[39m"),

		bgBlack: f("\x1b[40m", "\x1b[49m"),
		bgRed: f("\x1b[41m", "\x1b[49m"),
		bgGreen: f("\x1b[42m", "\x1b[49m"),
		bgYellow: f("\x1b[43m", "\x1b[49m"),
		bgBlue: f("\x1b[44m", "\x1b[49m"),
		bgMagenta: f("\x1b[45m", "\x1b[49m"),
		bgCyan: f("\x1b[46m", "\x1b[49m"),
		bgWhite: f("\x1b[47m", "\x1b[49m"),

		blackBright: f("\x1b[90m", "\x1b[39m"),
		redBright: f("\x1b[91m", "\x1b[39m"),
		greenBright: f("\x1b[92m", "\x1b[39m"),
		yellowBright: f("\x1b[93m", "\x1b[39m"),
		blueBright: f("\x1b[94m", "\x1b[39m"),
		magentaBright: f("\x1b[95m", "\x1b[39m"),
		cyanBright: f("\x1b[96m", "\x1b[39m"),
		whiteBright: f("\x1b[97m", "\x1b[39m"),

		bgBlackBright: f("\x1b[100m", "\x1b[49m"),
		bgRedBright: f("\x1b[101m", "\x1b[49m"),
		bgGreenBright: f("\x1b[102m", "\x1b[49m"),
		bgYellowBright: f("\x1b[103m", "\x1b[49m"),
		bgBlueBright: f("\x1b[104m", "\x1b[49m"),
		bgMagentaBright: f("\x1b[105m", "\x1b[49m"),
		bgCyanBright: f("\x1b[106m", "\x1b[49m"),
		bgWhiteBright: f("\x1b[107m", "\x1b[49m"),
	}
}

module.exports = createColors()
module.exports.createColors = createColors


/***/ }),

/***/ 10846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ locate)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70787);
/* harmony import */ var _runtime_stats_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12060);




/** The folder that all files are in, and the files relative to it: imports are followed inside that folder. */
function locate(files) {
    for (const file of files) {
        if (!(0,_runtime_stats_js__WEBPACK_IMPORTED_MODULE_3__/* .statsOf */ .L)(file)?.isFile())
            throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`There is no file ${file}.`, 'Name the file that declares the server, such as src/app.df.');
    }
    // A file that is named twice, be it through a link, is one source.
    const real = [...new Set(files.map(file => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file)))];
    const here = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)('.');
    const inside = real.every(path => path.startsWith(here + node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    const root = inside ? here : real.map(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname).reduce(commonFolder);
    return { root, sources: real.map(path => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/')) };
}
function commonFolder(a, b) {
    let common = a;
    while (b !== common && !b.startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, node_path__WEBPACK_IMPORTED_MODULE_1__.sep)))
        common = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(common);
    return common;
}


/***/ }),

/***/ 32814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runMock: () => (/* binding */ runMock)
/* harmony export */ });
/* harmony import */ var _commands_api_docs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4534);
/* harmony import */ var _commands_describe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82006);
/* harmony import */ var _live_live_server_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1909);
/* harmony import */ var _live_mock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5127);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15716);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80415);
/* harmony import */ var _port_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88782);
/* harmony import */ var _locate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10846);








/** `refdata mock`: runs until it is interrupted. False, after saying so, when there is no server to answer for. */
async function runMock(file, flags) {
    const port = (0,_port_js__WEBPACK_IMPORTED_MODULE_5__/* .portNumber */ .J)(flags.port);
    const { root, sources } = (0,_locate_js__WEBPACK_IMPORTED_MODULE_6__/* .locate */ .x)([file]);
    const { servers, findings } = await (0,_commands_api_docs_js__WEBPACK_IMPORTED_MODULE_0__/* .describeServers */ .ec)({ root, sources, server: flags.server });
    (0,_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .printFindings */ .c)(findings, process.stderr);
    const [described] = servers;
    if (described === undefined)
        return false;
    const mock = await (0,_live_mock_js__WEBPACK_IMPORTED_MODULE_2__/* .startMock */ .V)(described.server, { port });
    (0,_commands_describe_js__WEBPACK_IMPORTED_MODULE_1__/* .openapi */ .xR)(mock, { titulo: described.document.titulo, base: mock.baseUrl });
    process.stdout.write(`${_colours_js__WEBPACK_IMPORTED_MODULE_3__/* .colours */ .M.green('answering')} ${described.document.routes.length} routes of ${_colours_js__WEBPACK_IMPORTED_MODULE_3__/* .colours */ .M.bold(described.server.name)} at ${mock.baseUrl}\n  ${mock.baseUrl}${_live_live_server_js__WEBPACK_IMPORTED_MODULE_7__/* .OPENAPI_PATH */ .V}\nStop it with Ctrl+C.\n`);
    for (const signal of ['SIGINT', 'SIGTERM'])
        process.once(signal, () => void mock.close().then(() => process.exit(0)));
    return true;
}


/***/ }),

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

/***/ 80415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ countFindings),
/* harmony export */   c: () => (/* binding */ printFindings)
/* harmony export */ });
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74438);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14252);
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
                stream.write(`  ${_colours_js__WEBPACK_IMPORTED_MODULE_0__/* .colours */ .M.dim(`-> ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleLine */ .P)(remedy, MAX_MESSAGE_CHARACTERS)}`)}\n`);
            }
        }
    }
}
/** `2 errors, 1 warning`; `no findings` for none. */
function countFindings(findings) {
    const counts = (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .tally */ .N)(findings);
    const parts = ORDER.filter(level => counts[level] > 0).map(level => `${counts[level]} ${level}${counts[level] === 1 ? '' : 's'}`);
    return parts.length > 0 ? parts.join(', ') : 'no findings';
}
function line({ place, subject, message }) {
    const where = place ? (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPlace */ .d)(place) : subject;
    // A message may show where in a line something is, with a caret below: its lines are kept.
    const text = message
        .split('\n')
        .map(part => (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleLine */ .P)(part.replace(/^ {2}/, '\u00a0\u00a0'), MAX_MESSAGE_CHARACTERS).replaceAll('\u00a0', ' '));
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

/***/ 88782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ portNumber)
/* harmony export */ });
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70787);

/** The number of a port. @throws {UserError} for text that is none. */
function portNumber(port) {
    const number = Number(port);
    if (/^\d+$/.test(port) && number <= 65_535)
        return number;
    throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`--port is "${port}", which is not a port.`, 'Write a number from 0 to 65535; 0 takes any that is free.');
}


/***/ }),

/***/ 82006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ postman),
/* harmony export */   Rk: () => (/* binding */ insomnia),
/* harmony export */   Uj: () => (/* binding */ resumo),
/* harmony export */   Vt: () => (/* binding */ curl),
/* harmony export */   gm: () => (/* binding */ rotas),
/* harmony export */   wD: () => (/* binding */ markdown),
/* harmony export */   xR: () => (/* binding */ openapi)
/* harmony export */ });
/* harmony import */ var _exporters_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44411);
/* harmony import */ var _exporters_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43545);
/* harmony import */ var _exporters_formats_curl_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22354);
/* harmony import */ var _exporters_formats_insomnia_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72000);
/* harmony import */ var _exporters_formats_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71449);
/* harmony import */ var _exporters_formats_openapi_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17623);
/* harmony import */ var _exporters_formats_postman_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54940);
/* harmony import */ var _exporters_listing_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(71973);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70787);
/* harmony import */ var _live_live_server_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1909);
/* harmony import */ var _live_routes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(55029);
/* harmony import */ var _server_index_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(32911);












/** Name of a server that is only a list of routes. */
const LIST_NAME = 'api';
/**
 * The OpenAPI 3.1 document of `app`, as JSON text (service-spec.md, section B). On a server that runs it is published at
 * `/openapi.json`, too. @throws {UserError} for what is no server, and for an unknown key in `config`.
 */
function openapi(app, config) {
    const text = described('openapi', _exporters_formats_openapi_js__WEBPACK_IMPORTED_MODULE_5__/* .exporter */ .E, app, config);
    if (isObject(app) && (0,_live_live_server_js__WEBPACK_IMPORTED_MODULE_10__/* .isLiveServer */ .s)(app))
        app.publish(text);
    return text;
}
/** A collection for Insomnia (version 4), as JSON text. @throws {UserError} as {@link openapi} */
function insomnia(app, config) {
    return described('insomnia', _exporters_formats_insomnia_js__WEBPACK_IMPORTED_MODULE_3__/* .exporter */ .E, app, config);
}
/** A collection for Postman (version 2.1), as JSON text. @throws {UserError} as {@link openapi} */
function postman(app, config) {
    return described('postman', _exporters_formats_postman_js__WEBPACK_IMPORTED_MODULE_6__/* .exporter */ .E, app, config);
}
/** One curl command for each route. @throws {UserError} as {@link openapi} */
function curl(app, config) {
    return described('curl', _exporters_formats_curl_js__WEBPACK_IMPORTED_MODULE_2__/* .exporter */ .E, app, config);
}
/** The route table, as Markdown. @throws {UserError} as {@link openapi} */
function markdown(app, config) {
    return described('markdown', _exporters_formats_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .exporter */ .E, app, config);
}
/** The routes as they are registered. @throws {UserError} for what is no server. */
function rotas(app) {
    return (0,_exporters_listing_js__WEBPACK_IMPORTED_MODULE_11__/* .listRoutes */ .B)(serverOf('rotas', app).routes);
}
/** How many routes there are, by method, and how many have parameters. @throws {UserError} for what is no server. */
function resumo(app) {
    return (0,_exporters_listing_js__WEBPACK_IMPORTED_MODULE_11__/* .countRoutes */ .c)(serverOf('resumo', app).routes);
}
function described(operation, exporter, app, config) {
    const server = serverOf(operation, app);
    return exporter.export((0,_exporters_document_js__WEBPACK_IMPORTED_MODULE_1__/* .documentOf */ .l)(server, (0,_exporters_config_js__WEBPACK_IMPORTED_MODULE_0__/* .readConfig */ .X)(operation, config)));
}
function serverOf(operation, app) {
    if (Array.isArray(app))
        return (0,_live_routes_js__WEBPACK_IMPORTED_MODULE_8__/* .serverOfRoutes */ .T)(LIST_NAME, app.map((route, i) => checkRoute(operation, route, i)));
    if (isObject(app) && (0,_live_live_server_js__WEBPACK_IMPORTED_MODULE_10__/* .isLiveServer */ .s)(app))
        return app.server;
    if (isObject(app) && 'routes' in app && Array.isArray(app.routes))
        return app;
    throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_7__/* .UserError */ .y(`${operation} was given ${app === null ? 'null' : `a value of type ${typeof app}`}, which is no server.`, 'Give one of the servers of readServers(root, file), a server that runs, or a list of routes with method and path.');
}
function checkRoute(operation, route, index) {
    if (isObject(route) && 'method' in route && 'path' in route) {
        const { method, path } = route;
        const params = 'params' in route ? route.params : undefined;
        const named = Array.isArray(params) && params.every(name => typeof name === 'string');
        if (typeof method === 'string' &&
            (0,_server_index_js__WEBPACK_IMPORTED_MODULE_9__/* .isMethod */ .u6)(method) &&
            typeof path === 'string' &&
            (params === undefined || named))
            return { method, path, params: params };
    }
    throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_7__/* .UserError */ .y(`${operation}: route ${index + 1} of the list has no method, path and params that can be read.`, 'Write {"method": "GET", "path": "/itens/:id", "params": ["id"]}; params may be left out.');
}
function isObject(value) {
    return typeof value === 'object' && value !== null;
}


/***/ }),

/***/ 1909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ OPENAPI_PATH),
/* harmony export */   s: () => (/* binding */ isLiveServer)
/* harmony export */ });
/** Where a live server publishes its description (service-spec.md, section B, rule 6). */
const OPENAPI_PATH = '/openapi.json';
function isLiveServer(value) {
    return 'publish' in value && typeof value.publish === 'function' && 'server' in value;
}


/***/ }),

/***/ 5127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ startMock)
});

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./build/exporters/demands.js
var demands = __webpack_require__(79385);
// EXTERNAL MODULE: ./build/exporters/example.js
var example = __webpack_require__(56515);
// EXTERNAL MODULE: ./build/exporters/json.js
var json = __webpack_require__(88379);
// EXTERNAL MODULE: ./build/exporters/methods.js
var methods = __webpack_require__(9763);
// EXTERNAL MODULE: ./build/findings/user-error.js
var user_error = __webpack_require__(70787);
// EXTERNAL MODULE: ./build/live/live-server.js
var live_server = __webpack_require__(1909);
// EXTERNAL MODULE: ./build/exporters/address.js
var address = __webpack_require__(25029);
// EXTERNAL MODULE: ./build/server/index.js + 79 modules
var server = __webpack_require__(32911);
;// CONCATENATED MODULE: ./build/live/path-pattern.js

/**
 * A pattern as the server framework matches it (reference-language.md §3.7): `:name` is one or more characters without
 * `/`, `*name` any, both as many as can be; a final `/` is optional. A regular expression would say the same and takes time by a
 * power of the path's length when parameters stand side by side; this takes pieces times characters at most.
 */
function pathPattern(pattern) {
    const pieces = (0,server/* partsOf */.CI)(pattern).map((part) => part.kind === 'literal' ? [...part.text.toWellFormed()] : part.rest ? 'rest' : 'parameter');
    const least = pieces.reduce((sum, piece) => sum + (Array.isArray(piece) ? piece.length : Number(piece === 'parameter')), 0);
    return path => {
        const characters = [...path];
        if (characters.length < least || !begins(characters, pieces[0]))
            return null;
        const ends = endsOf(pieces, characters);
        const values = [];
        let at = 0;
        for (const [index, piece] of pieces.entries()) {
            const end = ends[index]?.[at] ?? NONE;
            if (end === NONE)
                return null;
            if (!Array.isArray(piece))
                values.push(characters.slice(at, end).join(''));
            at = end;
        }
        return isEnd(at, characters) ? values : null;
    };
}
const NONE = -1;
/** For each piece and position: the furthest place where it may end so that the pieces after it match; NONE for nowhere. */
function endsOf(pieces, characters) {
    const rows = [];
    let fits = (position) => isEnd(position, characters);
    for (const piece of [...pieces].reverse()) {
        const row = new Int32Array(characters.length + 1).fill(NONE);
        const next = fits;
        let furthest = NONE;
        for (let position = characters.length; position >= 0; position -= 1) {
            if (piece === 'rest') {
                if (furthest === NONE && next(position))
                    furthest = position;
                row[position] = furthest;
            }
            else if (piece === 'parameter') {
                if (furthest === NONE && next(position + 1))
                    furthest = position + 1;
                if (characters[position] === '/' || position === characters.length)
                    furthest = NONE;
                row[position] = furthest;
            }
            else if (piece.every((character, i) => characters[position + i] === character) &&
                next(position + piece.length)) {
                row[position] = position + piece.length;
            }
        }
        rows.unshift(row);
        fits = position => (row[position] ?? NONE) !== NONE;
    }
    return rows;
}
/** Most paths differ in their first letters already. */
function begins(characters, first) {
    return !Array.isArray(first) || first.every((character, i) => characters[i] === character);
}
function isEnd(position, characters) {
    return (position === characters.length || (position === characters.length - 1 && characters[position] === '/'));
}

;// CONCATENATED MODULE: ./build/live/matcher.js




/** Finds the route of a request among `routes`. */
function matcher(routes) {
    const compiled = routes.filter(({ path }) => (0,address/* isReachable */.kj)(path)).map(compile);
    return (method, path) => {
        const allowed = new Set();
        for (const { route, match, names } of compiled) {
            const found = match(path);
            if (found === null)
                continue;
            if (route.method === method || route.method === methods/* ANY */.x4)
                return { kind: 'route', route, params: new Map(names.map((name, i) => [name, found[i] ?? ''])) };
            allowed.add(route.method);
        }
        return allowed.size > 0 ? { kind: 'method', allowed: [...allowed] } : { kind: 'none' };
    };
}
function compile(route) {
    return { route, names: (0,server/* parametersOf */.mC)(route.path), match: pathPattern(route.path) };
}

;// CONCATENATED MODULE: ./build/live/mock.js








const JSON_TYPE = 'application/json; charset=utf-8';
/** A larger body is not read to its end: an answer does not depend on it. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;
/**
 * Starts a server that answers the routes of `server` as the server framework would match them (reference-language.md
 * §3.7), each with an example that satisfies what is declared of it, for browsers of any origin.
 * @throws {UserError} when the port cannot be opened.
 */
async function startMock(server, options) {
    let published;
    const match = matcher(server.routes.filter(({ certainty }) => certainty !== 'unresolved'));
    const node = (0,external_node_http_.createServer)((request, response) => {
        const path = pathOf(request);
        const found = match(request.method ?? 'GET', path);
        allowEverybody(request, response);
        // Before the routes, as one for any path would hide it.
        if (path === live_server/* OPENAPI_PATH */.V && published !== undefined && /^(GET|HEAD)$/.test(request.method ?? ''))
            return send(request, response, 200, published);
        if (found.kind === 'route' && found.route.method !== methods/* WEBSOCKET */.KA)
            return answer(request, response, 200, exampleAnswer(found.route, request.method ?? '', found.params));
        if (request.method === 'OPTIONS' && 'access-control-request-method' in request.headers)
            return void response.writeHead(204).end();
        if (match(methods/* WEBSOCKET */.KA, path).kind === 'route') {
            response.setHeader('Upgrade', 'websocket');
            return answer(request, response, 426, {
                erro: 'esta rota é um WebSocket, que o mock não responde',
                caminho: path,
            });
        }
        if (found.kind === 'method') {
            response.setHeader('Allow', found.allowed.join(', '));
            return answer(request, response, 405, { erro: 'método não permitido', metodos: found.allowed });
        }
        answer(request, response, 404, { erro: 'rota não encontrada', caminho: path });
    });
    // Without an answer, a client that asks for a WebSocket would wait for ever.
    node.on('upgrade', (_request, socket) => socket.end(refusal()));
    await listen(node, options.port, options.host ?? '127.0.0.1');
    return {
        server,
        baseUrl: addressOf(node, options.host ?? '127.0.0.1'),
        publish: document => {
            published = document;
        },
        close: () => new Promise(resolve => {
            node.close(() => resolve());
            node.closeAllConnections();
        }),
    };
}
/** What is declared of a body comes back; of other routes only the values of their parameters are known. */
function exampleAnswer(route, method, params) {
    const declares = route.validations.some(({ target }) => target === 'body');
    if ((0,methods/* hasBody */.d9)(method) && declares)
        return (0,example/* exampleOf */.Q)((0,demands/* demandsOf */.w)(route.validations).body);
    return Object.fromEntries(params);
}
function answer(request, response, status, data) {
    send(request, response, status, `${(0,json/* wellFormedJson */.Mf)(data)}\n`);
}
/** Answers when the request has been read, so that a client is never cut off while it writes. */
function send(request, response, status, text) {
    let read = 0;
    request.on('data', (chunk) => {
        read += chunk.length;
        if (read > MAX_BODY_BYTES)
            request.destroy();
    });
    request.on('end', () => {
        response.writeHead(status, { 'Content-Type': JSON_TYPE, 'Content-Length': Buffer.byteLength(text) });
        response.end(request.method === 'HEAD' ? undefined : text);
    });
}
function allowEverybody(request, response) {
    response.setHeader('Access-Control-Allow-Origin', '*');
    const method = request.headers['access-control-request-method'];
    if (method !== undefined)
        response.setHeader('Access-Control-Allow-Methods', method);
    const headers = request.headers['access-control-request-headers'];
    if (headers !== undefined)
        response.setHeader('Access-Control-Allow-Headers', headers);
}
/** Path of a request as patterns are written; what cannot be decoded stays as it is. */
function pathOf({ url = '/' }) {
    const path = url.split('?', 1)[0] ?? '/';
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}
function refusal() {
    const body = '{"erro":"o mock não responde WebSocket"}\n';
    return `HTTP/1.1 501 Not Implemented\r\nContent-Type: ${JSON_TYPE}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`;
}
function addressOf(node, host) {
    const { port } = node.address();
    return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
function listen(node, port, host) {
    return new Promise((resolve, reject) => {
        node.once('error', cause => {
            const { code } = cause;
            const reason = code === 'EADDRINUSE'
                ? `Port ${port} is in use.`
                : `Port ${port} cannot be opened: ${cause.message}.`;
            reject(new user_error/* UserError */.y(reason, 'Choose another with --port; 0 takes any that is free.', { cause }));
        });
        node.listen(port, host, resolve);
    });
}


/***/ }),

/***/ 55029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ serverOfRoutes)
/* harmony export */ });
/* harmony import */ var _server_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32911);

/** What a list of routes says as a server. `name` stands for the file, too. */
function serverOfRoutes(name, routes, { port = null, host = null } = {}) {
    return {
        name,
        place: { file: name, line: 1 },
        port,
        host,
        action: null,
        routes: routes.map(({ method, path, params, certainty = 'sure' }, index) => ({
            server: name,
            method: (0,_server_index_js__WEBPACK_IMPORTED_MODULE_0__/* .methodNamed */ .tc)(method),
            path,
            params: params ?? (0,_server_index_js__WEBPACK_IMPORTED_MODULE_0__/* .parametersOf */ .mC)(path),
            place: { file: name, line: index + 1 },
            origin: 'list',
            certainty,
            validations: [],
        })),
    };
}


/***/ })

};
