export const id = 8522;
export const ids = [8522];
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
    const { default: spinner } = await __webpack_require__.e(/* import() */ 6540).then(__webpack_require__.bind(__webpack_require__, 36540));
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

/***/ 46875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runValidate: () => (/* binding */ runValidate)
/* harmony export */ });
/* harmony import */ var _commands_validate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17541);
/* harmony import */ var _contract_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84375);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14252);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15716);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80415);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20902);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81681);







/** Names of rules shown. */
const MAX_RULES_CHARACTERS = 400;
/** `refdata validate`: true when there is no error. */
async function runValidate(target, { json = false }) {
    const progress = await (0,_progress_js__WEBPACK_IMPORTED_MODULE_5__/* .startProgress */ .o)(json);
    progress.step(target);
    const result = await (0,_commands_validate_js__WEBPACK_IMPORTED_MODULE_0__/* .validate */ .t)(target).finally(progress.stop);
    const ok = !result.findings.some(finding => finding.level === 'error');
    if (json) {
        process.stdout.write(`${JSON.stringify({ ok, ...result }, null, 2)}\n`);
        return ok;
    }
    const verdict = ok ? _colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.green('valid') : _colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.red('not valid');
    process.stdout.write(`${verdict} ${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.bold(target)}${result.versao === null ? '' : ` (versao ${result.versao})`}: ${(0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .countFindings */ .G)(result.findings)}\n`);
    const rows = result.files.map(({ path, bytes, counts }) => [path, bytes, (0,_contract_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .describeCounts */ .w)(counts)]);
    if (rows.length > 0)
        process.stdout.write(`${(0,_table_js__WEBPACK_IMPORTED_MODULE_4__/* .renderTable */ .b)(rows)}\n`);
    const changed = Object.keys(result.policy);
    if (changed.length > 0)
        process.stdout.write(`  ${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.dim(`The manifest changes these rules: ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_6__/* .visibleLine */ .P)(changed.join(', '), MAX_RULES_CHARACTERS)}`)}\n`);
    (0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .printFindings */ .c)(result.findings, process.stdout);
    return ok;
}


/***/ }),

/***/ 17541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ validate)
/* harmony export */ });
/* harmony import */ var _http_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21601);
/* harmony import */ var _published_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96410);


/**
 * Proves the published files in a folder (`<folder>/api/*.json`, or the folder of `index.json` itself) or at an http(s)
 * address.
 *
 * @throws {UserError} when there is nothing to prove: no such folder, no files in it, no answer.
 */
async function validate(target, options = {}) {
    const source = (0,_http_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isAddress */ .PW)(target) ? (0,_published_index_js__WEBPACK_IMPORTED_MODULE_1__/* .openAddress */ .BV)(target, options.timeoutMs) : await (0,_published_index_js__WEBPACK_IMPORTED_MODULE_1__/* .openFolder */ .NE)(target);
    return { target, ...(await (0,_published_index_js__WEBPACK_IMPORTED_MODULE_1__/* .provePublished */ .Fw)(source)) };
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

/***/ 21601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PW: () => (/* binding */ isAddress),
/* harmony export */   V$: () => (/* binding */ BASE_ADDRESS),
/* harmony export */   Wq: () => (/* binding */ publicAddress),
/* harmony export */   ae: () => (/* binding */ isBaseAddress),
/* harmony export */   ci: () => (/* binding */ addressOf)
/* harmony export */ });
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70787);

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
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${address} is not an address.`, `Give an address such as ${hint}.`);
    }
    const url = new URL(address);
    if (url.username !== '' || url.password !== '') {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`The address of ${url.host} holds a user name or a password.`, 'Leave them out: what is published is public.');
    }
    return url;
}
/** Whether a target that may be a folder or a name, too, is meant as an http(s) address. */
function isAddress(target) {
    return /^https?:\/\//i.test(target);
}
/**
 * An address that paths can be put behind: with host and both slashes, without a password, query or fragment. Parsers of
 * addresses forgive more (`https:/lume.example`), and what is published is read by others.
 */
const BASE_ADDRESS = /^https?:\/\/[^\s/?#@\\]+(?:\/[^\s?#\\]*)?$/;
function isBaseAddress(address) {
    return BASE_ADDRESS.test(address) && URL.canParse(address);
}
/** The address of a path under a base address. */
function addressOf(base, path) {
    return base + path.split('/').map(encodeURIComponent).join('/');
}


/***/ }),

/***/ 10:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ descriptionKept),
/* harmony export */   $b: () => (/* binding */ routeUnfollowed),
/* harmony export */   Am: () => (/* binding */ serverMissing),
/* harmony export */   Bb: () => (/* binding */ answersUnread),
/* harmony export */   EZ: () => (/* binding */ serverWithoutRoutes),
/* harmony export */   FQ: () => (/* binding */ readApart),
/* harmony export */   JQ: () => (/* binding */ descriptionNew),
/* harmony export */   Mw: () => (/* binding */ descriptionOrphaned),
/* harmony export */   N1: () => (/* binding */ GAP_RULES),
/* harmony export */   Nl: () => (/* binding */ answerUnlike),
/* harmony export */   OD: () => (/* binding */ descriptionStale),
/* harmony export */   P_: () => (/* binding */ routeOutsideOpenapi),
/* harmony export */   S6: () => (/* binding */ routeUnreachable),
/* harmony export */   VF: () => (/* binding */ routeParameterNames),
/* harmony export */   YO: () => (/* binding */ overlayTarget),
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
const readApart = rule({
    id: 'read-apart',
    level: 'notice',
    title: 'What a handler reads is what is declared of it',
    why: 'Clients are told of both: what is read and not declared is taken unchecked, a text that is read as a number makes the server fail, and a header with capitals is in no request.',
    remedy: 'Declare what is read, and as what; nothing has to be changed.',
    example: 'adopt Kiln\nserver api on 8080:\n    middleware Kiln.validar({"nome": "texto"}, "query")\n    route GET "/itens":\n        respond json {"a": query["nome"] ?? "", "b": query["ordem"] ?? ""}',
});
const overlayTarget = rule({
    id: 'overlay-target',
    level: 'error',
    title: 'What an overlay changes is in the description',
    why: 'The route, or what is said of it, is another one now: what people added to it would be missing without a word.',
    remedy: 'Correct the target of the action, or take the action out of the overlay.',
});
const answerUnlike = rule({
    id: 'answer-unlike',
    level: 'error',
    title: 'A server answers as it is described',
    why: 'Clients that were made from the description take the answer for a mistake, or misread it.',
    remedy: 'See whether the server runs the source that was read; otherwise report it: the description says what the source does not.',
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
const descriptionNew = rule({
    id: 'description-new',
    level: 'notice',
    title: 'A description is written when a pull request is merged',
    why: 'Nobody has read it yet, so that nothing is out of date: the push commits it.',
    remedy: 'Nothing has to be done; `api-docs-delivery: check` asks for it in the pull request.',
});
const descriptionOrphaned = rule({
    id: 'description-orphaned',
    level: 'notice',
    title: 'Each description is of a server that is there',
    why: 'Nobody writes it again: it stays as it was when its server, its source or its format was taken away.',
    remedy: 'Delete it, or name its source and its format in the same run as the others.',
});
const descriptionKept = rule({
    id: 'description-kept',
    level: 'notice',
    title: 'Descriptions have one address',
    why: 'A description that was published at another address is still written there, as somebody may ask for it.',
    remedy: 'Ask for it at its new address; delete the old file, and the list of descriptions beside it forgets it.',
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
    readApart,
    descriptionKept,
    overlayTarget,
    answerUnlike,
    serverPort,
    serverWithoutRoutes,
    serverMissing,
    descriptionStale,
    descriptionNew,
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


/***/ })

};
