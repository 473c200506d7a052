export const id = 6603;
export const ids = [6603];
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
/* harmony import */ var _live_mock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84615);
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

/***/ 94562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ findingOf)
/* harmony export */ });
/** A finding of that rule: its message and what it is about, the rest from the rule. */
function findingOf(rule, message, subject, place) {
    const { id, level, remedy } = rule;
    return { rule: id, level, message, remedy, subject, ...(place && { place }) };
}


/***/ }),

/***/ 70787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ UserError)
/* harmony export */ });
/**
 * The user can mend this: a wrong flag, a file that is not there, a configuration that does not hold.
 * Printed without a stack, with exit code 2. Everything else that is thrown is a bug of ours (exit code 3).
 */
class UserError extends Error {
    name = 'UserError';
    /** One sentence that says what to do. */
    remedy;
    /** The single mistakes, when several were found together. */
    findings;
    constructor(message, remedy, options = {}) {
        super(message, options.cause === undefined ? undefined : { cause: options.cause });
        this.remedy = remedy;
        this.findings = options.findings ?? [];
    }
}


/***/ }),

/***/ 10:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $b: () => (/* binding */ routeUnfollowed),
/* harmony export */   Am: () => (/* binding */ serverMissing),
/* harmony export */   Bb: () => (/* binding */ answersUnread),
/* harmony export */   EZ: () => (/* binding */ serverWithoutRoutes),
/* harmony export */   Mw: () => (/* binding */ descriptionOrphaned),
/* harmony export */   N1: () => (/* binding */ GAP_RULES),
/* harmony export */   OD: () => (/* binding */ descriptionStale),
/* harmony export */   P_: () => (/* binding */ routeOutsideOpenapi),
/* harmony export */   S6: () => (/* binding */ routeUnreachable),
/* harmony export */   VF: () => (/* binding */ routeParameterNames),
/* harmony export */   b3: () => (/* binding */ validationUnread),
/* harmony export */   bQ: () => (/* binding */ API_RULES),
/* harmony export */   dp: () => (/* binding */ routeDuplicate),
/* harmony export */   f_: () => (/* binding */ routeMethod),
/* harmony export */   ft: () => (/* binding */ routeUnresolved),
/* harmony export */   o2: () => (/* binding */ routeConditional),
/* harmony export */   p8: () => (/* binding */ serverPort),
/* harmony export */   xj: () => (/* binding */ routeShadowed),
/* harmony export */   zW: () => (/* binding */ validationImpossible)
/* harmony export */ });
/** What people are told about the routes of a server and their descriptions. `refdata.yml` is not read for these. */
const routeUnresolved = rule({
    id: 'route-unresolved',
    level: 'warning',
    title: 'Method and path of a route are constants',
    why: 'What only the running program knows is in no description: consumers cannot see the route.',
    remedy: 'Write the path as a text, or build it from constants.',
    example: 'server api on 8080:\n    route GET caminho_de(config):\n        respond text "x"',
});
const routeUnfollowed = rule({
    id: 'route-unfollowed',
    level: 'warning',
    title: 'Everything that may add routes can be followed',
    why: 'Routes behind it are missing in every description.',
    remedy: 'Mount a server that is declared in a file that is there.',
});
const routeDuplicate = rule({
    id: 'route-duplicate',
    level: 'warning',
    title: 'No two routes answer the same requests',
    why: 'The first one always answers; the second one never runs, and is in no description.',
    remedy: 'Remove one of the two, or change its method or path.',
    example: 'server api on 8080:\n    route GET "/itens/:id":\n        respond text "a"\n    route GET "/itens/:codigo":\n        respond text "b"',
});
const routeShadowed = rule({
    id: 'route-shadowed',
    level: 'warning',
    title: 'No route takes the requests of a later one',
    why: 'The first route that matches answers: the later one never runs, though descriptions have it.',
    remedy: 'Declare the route whose path says more before the other one.',
    example: 'server api on 8080:\n    route GET "/itens/:id":\n        respond text "a"\n    route GET "/itens/novo":\n        respond text "b"',
});
const routeUnreachable = rule({
    id: 'route-unreachable',
    level: 'warning',
    title: 'A path begins with a slash',
    why: 'Paths of requests begin with one, so the route never answers, and is in no description.',
    remedy: 'Begin the path with "/".',
    example: 'server api on 8080:\n    route GET "itens":\n        respond text "x"',
});
const routeMethod = rule({
    id: 'route-method',
    level: 'warning',
    title: 'A route has a method that the server serves',
    why: 'The server refuses requests of any other method with 501 before it looks at routes: the route never answers, and is in no description. `Kiln.route(app, "ANY", …)` registers the method `ANY`, which no request has.',
    remedy: 'Write Kiln.any(app, …) or route ANY for every method, else one of GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS.',
    example: 'adopt Kiln\napi := Kiln.forge("api")\nKiln.route(api, "ANY", "/itens", lambda req => "x")',
});
const routeParameterNames = rule({
    id: 'route-parameter-names',
    level: 'warning',
    title: 'One path has one set of parameter names',
    why: 'OpenAPI takes paths that differ only by the names of parameters for one path: there, both have the names of the first.',
    remedy: 'Give the parameter the same name in both routes.',
    example: 'server api on 8080:\n    route GET "/itens/:id":\n        respond text "a"\n    route DELETE "/itens/:codigo":\n        respond text "b"',
});
const routeConditional = rule({
    id: 'route-conditional',
    level: 'notice',
    title: 'A route is there whenever its server is',
    why: 'It is described, though it depends on something that only the running program knows.',
    remedy: 'Look whether consumers should know the route; nothing has to be changed.',
});
const routeOutsideOpenapi = rule({
    id: 'route-outside-openapi',
    level: 'notice',
    title: 'OpenAPI has a place for a route',
    why: 'OpenAPI 3.1 describes no WebSocket, no methods of your own and no second template of one form: such a route is only named in the description.',
    remedy: 'Look into the route table, which has it; nothing has to be changed.',
});
const validationUnread = rule({
    id: 'validation-unread',
    level: 'notice',
    title: 'What a handler checks can be described',
    why: 'Descriptions ask less of requests than the handler does: a schema that only the running program knows is in none of them.',
    remedy: 'Check the body, query, params or headers as a whole, by a schema of constants, outside of conditions.',
    example: 'adopt Kiln\nserver api on 8080:\n    route POST "/itens":\n        erros := Kiln.conferir(body["item"], {"nome": "texto"})\n        respond json erros',
});
const answersUnread = rule({
    id: 'answers-unread',
    level: 'notice',
    title: 'What a route answers can be read',
    why: 'The description has `default` for the answers that only the running program knows: clients are told that there are others.',
    remedy: 'Answer by `respond`, or by functions of Kiln with constants for the status; nothing has to be changed.',
    example: 'adopt Kiln\nadopt Loja\nserver api on 8080:\n    route GET "/itens":\n        respond Loja.responder(req)',
});
const validationImpossible = rule({
    id: 'validation-impossible',
    level: 'warning',
    title: 'A validation lets some request through',
    why: 'The server answers 422 to every request of the route, or to each that has the field: what runs before routes sees no parameter of the path, names of headers in small letters alone, and texts in a query; and most requests by GET have no body.',
    remedy: 'Check in the handlers of the routes that it is meant for, by Kiln.conferir, or ask for what requests can have.',
    example: 'adopt Kiln\nserver api on 8080:\n    middleware Kiln.validar({"nome": {"tipo": "texto", "obrigatorio": yes}})\n    route GET "/itens":\n        respond json []',
});
const serverWithoutRoutes = rule({
    id: 'server-without-routes',
    level: 'warning',
    title: 'A server that is described has routes',
    why: 'Its descriptions are empty: whoever reads them takes that for the API.',
    remedy: 'Name the file that registers the routes, or --server for the server that has them.',
    example: 'server api on 8080:\n    views "paginas"',
});
const serverPort = rule({
    id: 'server-port',
    level: 'notice',
    title: 'The port of a server is a constant',
    why: 'The base address in the descriptions is a guess.',
    remedy: 'Give the address with --base, or with api-docs-base in a workflow.',
});
const serverMissing = rule({
    id: 'server-missing',
    level: 'error',
    title: 'A file that is to be described declares a server',
    why: 'Without a server there are no routes, and nothing is written.',
    remedy: 'Name the file that declares the server (often src/app.df), not the one that only starts it (main.df).',
    example: 'ignite App.loja on 8080',
});
const descriptionStale = rule({
    id: 'description-stale',
    level: 'error',
    title: 'The committed descriptions are those of the routes',
    why: 'Consumers read descriptions of an API that is not there any more.',
    remedy: 'Write the descriptions again and commit them.',
});
const descriptionOrphaned = rule({
    id: 'description-orphaned',
    level: 'notice',
    title: 'Each description is of a server that is there',
    why: 'Nobody writes it again: it stays as it was when its server, its source or its format was taken away.',
    remedy: 'Delete it, or name its source and its format in the same run as the others.',
});
/** Rules that `--strict` and `fail-on-gaps` make an error: something of the API is in no description. */
const GAP_RULES = new Set([routeUnresolved.id, routeUnfollowed.id]);
const API_RULES = [
    routeUnresolved,
    routeUnfollowed,
    routeDuplicate,
    routeShadowed,
    routeUnreachable,
    routeMethod,
    routeParameterNames,
    routeConditional,
    routeOutsideOpenapi,
    validationUnread,
    answersUnread,
    validationImpossible,
    serverPort,
    serverWithoutRoutes,
    serverMissing,
    descriptionStale,
    descriptionOrphaned,
];
function rule(info) {
    return { ...info, fixed: true };
}


/***/ }),

/***/ 82788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ nearest)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);

/** How much of a word may differ for another to be "near" it. */
const MAX_DISTANCE_SHARE = 0.5;
/**
 * The candidates most like `word`, nearest first, at most `limit`: for "did you mean". Case counts half, so that
 * `keywords` finds `KEYWORDS`.
 */
function nearest(word, candidates, limit = 1) {
    const lower = word.toLowerCase();
    const scored = [];
    for (const candidate of new Set(candidates)) {
        const other = candidate.toLowerCase();
        // Letters in another order are one slip of the fingers, not two.
        const isSwapped = lower !== other && sortedLetters(lower) === sortedLetters(other);
        const score = isSwapped ? 1 : ((0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(word, candidate) + (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(lower, other)) / 2;
        if (score <= Math.max(word.length, candidate.length) * MAX_DISTANCE_SHARE)
            scored.push({ candidate, score });
    }
    scored.sort((a, b) => a.score - b.score || (a.candidate < b.candidate ? -1 : 1));
    return scored.slice(0, limit).map(({ candidate }) => candidate);
}
function sortedLetters(word) {
    return [...word].sort().join('');
}


/***/ }),

/***/ 14252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ visibleLine),
/* harmony export */   R: () => (/* binding */ visible)
/* harmony export */ });
/**
 * Characters that a reader cannot see or that reorder what he sees: controls, line separators, overrides of the
 * writing direction, tags. Not tab and line feed, nor the joiners that some scripts are written with.
 */
const INVISIBLE = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu;
/** Most lines are so: printable ASCII, and single blanks between words. */
const PLAIN_LINE = /^[!-~]+(?: [!-~]+)*$/;
/** Text from somebody else's repository with nothing hidden in it: `\u{202e}` stands for what was there. */
function visible(text) {
    return text
        .replace(/\r\n?/g, '\n')
        .replace(INVISIBLE, character => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
/** The same on one line, cut to at most `limit` characters. */
function visibleLine(text, limit) {
    if (text.length <= limit && PLAIN_LINE.test(text))
        return text;
    const line = visible(text.length > limit ? text.slice(0, limit) : text)
        .replace(/\s+/g, ' ')
        .trim();
    return text.length > limit ? `${line}…` : line;
}


/***/ })

};
