export const id = 6308;
export const ids = [6308];
export const modules = {

 91842:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   o: () => (  startProgress)
 });
 var _text_said_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54157);

async function startProgress(quiet) {
    if (quiet || !process.stderr.isTTY)
        return { step: () => { }, stop: () => { } };
    const { default: spinner } = await __webpack_require__.e(  6540).then(__webpack_require__.bind(__webpack_require__, 36540));
    const running = spinner({ stream: process.stderr }).start((0,_text_said_js__WEBPACK_IMPORTED_MODULE_0__  .Vm)($said('starting')));
    return {
        step: part => {
            running.text = part;
        },
        stop: () => running.stop(),
    };
}


 }),

 73877:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   b: () => (  renderTable)
 });
 var cli_table3__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25832);

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


 }),

 29143:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   runValidate: () => (  runValidate)
 });
 var _commands_validate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94889);
 var _contract_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67451);
 var _text_visible_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38696);
 var _colours_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51040);
 var _findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1755);
 var _progress_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91842);
 var _table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73877);







const MAX_RULES_CHARACTERS = 400;
async function runValidate(target, { json = false }) {
    const progress = await (0,_progress_js__WEBPACK_IMPORTED_MODULE_5__  .o)(json);
    progress.step(target);
    const result = await (0,_commands_validate_js__WEBPACK_IMPORTED_MODULE_0__  .t)(target).finally(progress.stop);
    const ok = !result.findings.some(finding => finding.level === 'error');
    if (json) {
        process.stdout.write(`${JSON.stringify({ ok, ...result }, null, 2)}\n`);
        return ok;
    }
    const verdict = ok ? _colours_js__WEBPACK_IMPORTED_MODULE_2__  .M.green($said('valid')) : _colours_js__WEBPACK_IMPORTED_MODULE_2__  .M.red($said('not valid'));
    process.stdout.write(`${verdict} ${_colours_js__WEBPACK_IMPORTED_MODULE_2__  .M.bold(target)}${result.versao === null ? '' : $said` (versao ${result.versao})`}: ${(0,_findings_js__WEBPACK_IMPORTED_MODULE_3__  .G)(result.findings)}\n`);
    const rows = result.files.map(({ path, bytes, counts }) => [path, bytes, (0,_contract_counts_js__WEBPACK_IMPORTED_MODULE_1__  .w)(counts)]);
    if (rows.length > 0)
        process.stdout.write(`${(0,_table_js__WEBPACK_IMPORTED_MODULE_4__  .b)(rows)}\n`);
    const changed = Object.keys(result.policy);
    if (changed.length > 0)
        process.stdout.write(`  ${_colours_js__WEBPACK_IMPORTED_MODULE_2__  .M.dim($said`The manifest changes these rules: ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_6__  .P)(changed.join(', '), MAX_RULES_CHARACTERS)}`)}\n`);
    (0,_findings_js__WEBPACK_IMPORTED_MODULE_3__  .c)(result.findings, process.stdout);
    return ok;
}


 }),

 94889:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   t: () => (  validate)
 });
 var _http_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73301);
 var _published_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14336);


async function validate(target, options = {}) {
    const source = (0,_http_address_js__WEBPACK_IMPORTED_MODULE_0__  .PW)(target) ? (0,_published_index_js__WEBPACK_IMPORTED_MODULE_1__  .BV)(target, options.timeoutMs) : await (0,_published_index_js__WEBPACK_IMPORTED_MODULE_1__  .NE)(target);
    return { target, ...(await (0,_published_index_js__WEBPACK_IMPORTED_MODULE_1__  .Fw)(source)) };
}


 }),

 77964:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   AM: () => (  REGISTRO_PATH),
   GY: () => (  FILE_NAMES),
   Lh: () => (  REFERENCIA_PATH),
   QE: () => (  MODULES_AT),
   U4: () => (  MANIFEST_PATH),
   XM: () => (  pathOf),
   dA: () => (  ANY_NAME),
   rM: () => (  LEXICO_PATH)
 });
const FILE_NAMES = [
    'index',
    'sintaxe',
    'embutidas',
    'modulos',
    'comandos',
    'erros',
    'conteudos',
];
const MANIFEST_PATH = '/api/manifest.json';
const REFERENCIA_PATH = '/api/referencia.json';
const LEXICO_PATH = '/api/lexico.json';
const REGISTRO_PATH = '/registry/index.json';
function pathOf(name) {
    return `/api/${name}.json`;
}
const MODULES_AT = `${pathOf('modulos')}#/modulos`;
const ANY_NAME = '*';


 }),

 50238:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   h: () => (  findingOf)
 });
function findingOf(rule, message, subject, place) {
    const { id, level, remedy } = rule;
    return { rule: id, level, message, remedy, subject, ...(place && { place }) };
}


 }),

 73301:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   PW: () => (  isAddress),
   V$: () => (  BASE_ADDRESS),
   Wq: () => (  publicAddress),
   ae: () => (  isBaseAddress),
   ci: () => (  addressOf),
   nU: () => (  isReservedAddress)
 });
 var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);

function publicAddress(address, example) {
    if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
        const completed = `https://${address}`;
        const hint = /^[\w-]+(\.[\w-]+)+(:\d+)?(\/\S*)?$/.test(address) ? completed : example;
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y($said`${address} is not an address.`, $said`Give an address such as ${hint}.`);
    }
    const url = new URL(address);
    if (url.username !== '' || url.password !== '') {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y($said`The address of ${url.host} holds a user name or a password.`, $said('Leave them out: what is published is public.'));
    }
    return url;
}
function isAddress(target) {
    return /^https?:\/\//i.test(target);
}
const BASE_ADDRESS = /^https?:\/\/[^\s/?#@\\]+(?:\/[^\s?#\\]*)?$/;
function isBaseAddress(address) {
    return BASE_ADDRESS.test(address) && URL.canParse(address);
}
const RESERVED_HOST = /(?:^|\.)(?:example|invalid|example\.(?:com|net|org))$/i;
function isReservedAddress(address) {
    return URL.canParse(address) && RESERVED_HOST.test(new URL(address).hostname);
}
function addressOf(base, path) {
    return base + path.split('/').map(encodeURIComponent).join('/');
}


 }),

 89838:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $B: () => (  descriptionKept),
   $b: () => (  routeUnfollowed),
   AS: () => (  descriptionUnread),
   Am: () => (  serverMissing),
   Bb: () => (  answersUnread),
   EZ: () => (  serverWithoutRoutes),
   FQ: () => (  readApart),
   JQ: () => (  descriptionNew),
   Mw: () => (  descriptionOrphaned),
   N1: () => (  GAP_RULES),
   Nl: () => (  answerUnlike),
   OD: () => (  descriptionStale),
   P_: () => (  routeOutsideOpenapi),
   S6: () => (  routeUnreachable),
   VF: () => (  routeParameterNames),
   YO: () => (  overlayTarget),
   b3: () => (  validationUnread),
   bQ: () => (  API_RULES),
   dp: () => (  routeDuplicate),
   f_: () => (  routeMethod),
   ft: () => (  routeUnresolved),
   o2: () => (  routeConditional),
   p8: () => (  serverPort),
   qJ: () => (  routeHidden),
   xj: () => (  routeShadowed),
   zW: () => (  validationImpossible)
 });
const routeUnresolved = rule({
    id: 'route-unresolved',
    level: 'warning',
    title: $said('Method and path of a route are constants'),
    why: $said('What only the running program knows is in no description: consumers cannot see the route.'),
    remedy: $said('Write the path as a text, or build it from constants.'),
    example: 'server api on 8080:\n    route GET caminho_de(config):\n        respond text "x"',
});
const routeUnfollowed = rule({
    id: 'route-unfollowed',
    level: 'warning',
    title: $said('Everything that may add routes can be followed'),
    why: $said('Routes behind it are missing in every description.'),
    remedy: $said('Mount a server that is declared in a file that is there.'),
});
const routeDuplicate = rule({
    id: 'route-duplicate',
    level: 'warning',
    title: $said('No two routes answer the same requests'),
    why: $said('The first one always answers; the second one never runs, and is in no description.'),
    remedy: $said('Remove one of the two, or change its method or path.'),
    example: 'server api on 8080:\n    route GET "/itens/:id":\n        respond text "a"\n    route GET "/itens/:codigo":\n        respond text "b"',
});
const routeShadowed = rule({
    id: 'route-shadowed',
    level: 'warning',
    title: $said('No route takes the requests of a later one'),
    why: $said('The first route that matches answers: the later one never runs, though descriptions have it.'),
    remedy: $said('Declare the route whose path says more before the other one.'),
    example: 'server api on 8080:\n    route GET "/itens/:id":\n        respond text "a"\n    route GET "/itens/novo":\n        respond text "b"',
});
const routeUnreachable = rule({
    id: 'route-unreachable',
    level: 'warning',
    title: $said('A path begins with a slash'),
    why: $said('Paths of requests begin with one, so the route never answers, and is in no description.'),
    remedy: $said('Begin the path with "/".'),
    example: 'server api on 8080:\n    route GET "itens":\n        respond text "x"',
});
const routeMethod = rule({
    id: 'route-method',
    level: 'warning',
    title: $said('A route has a method that the server serves'),
    why: $said('The server refuses requests of any other method with 501 before it looks at routes: the route never answers, and is in no description. `Kiln.route(app, "ANY", …)` registers the method `ANY`, which no request has.'),
    remedy: $said('Write Kiln.any(app, …) or route ANY for every method, else one of GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS.'),
    example: 'adopt Kiln\napi := Kiln.forge("api")\nKiln.route(api, "ANY", "/itens", lambda req => "x")',
});
const routeParameterNames = rule({
    id: 'route-parameter-names',
    level: 'warning',
    title: $said('One path has one set of parameter names'),
    why: $said('OpenAPI takes paths that differ only by the names of parameters for one path: there, both have the names of the first.'),
    remedy: $said('Give the parameter the same name in both routes.'),
    example: 'server api on 8080:\n    route GET "/itens/:id":\n        respond text "a"\n    route DELETE "/itens/:codigo":\n        respond text "b"',
});
const routeConditional = rule({
    id: 'route-conditional',
    level: 'notice',
    title: $said('A route is there whenever its server is'),
    why: $said('It is described, though it depends on something that only the running program knows.'),
    remedy: $said('Look whether consumers should know the route; nothing has to be changed.'),
});
const routeOutsideOpenapi = rule({
    id: 'route-outside-openapi',
    level: 'notice',
    title: $said('OpenAPI has a place for a route'),
    why: $said('OpenAPI 3.1 describes no WebSocket, no methods of your own and no second template of one form: such a route is only named in the description.'),
    remedy: $said('Look into the route table, which has it; nothing has to be changed.'),
});
const routeHidden = rule({
    id: 'route-hidden',
    level: 'notice',
    title: $said('A route that answers is described'),
    why: $said('Its program says that descriptions leave it out (`include_in_schema=False` of FastAPI): it is counted, and in none of them.'),
    remedy: $said('Take that away where consumers should know the route; nothing has to be changed.'),
});
const descriptionUnread = rule({
    id: 'description-unread',
    level: 'notice',
    title: $said('What a program says of its description is in it'),
    why: $said('A framework would describe more, or otherwise: what only the running program knows, and what is not read, is not in the description.'),
    remedy: $said('Write it as a constant, or add it by an overlay (`--overlay`).'),
});
const validationUnread = rule({
    id: 'validation-unread',
    level: 'notice',
    title: $said('What a handler checks can be described'),
    why: $said('Descriptions ask less of requests than the handler does: a schema that only the running program knows is in none of them.'),
    remedy: $said('Check the body, query, params or headers as a whole, by a schema of constants, outside of conditions.'),
    example: 'adopt Kiln\nserver api on 8080:\n    route POST "/itens":\n        erros := Kiln.conferir(body["item"], {"nome": "texto"})\n        respond json erros',
});
const answersUnread = rule({
    id: 'answers-unread',
    level: 'notice',
    title: $said('What a route answers can be read'),
    why: $said('The description has `default` for the answers that only the running program knows: clients are told that there are others.'),
    remedy: $said('Answer by `respond`, or by functions of Kiln with constants for the status; nothing has to be changed.'),
    example: 'adopt Kiln\nadopt Loja\nserver api on 8080:\n    route GET "/itens":\n        respond Loja.responder(req)',
});
const validationImpossible = rule({
    id: 'validation-impossible',
    level: 'warning',
    title: $said('A validation lets some request through'),
    why: $said('The server answers 422 to every request of the route, or to each that has the field: what runs before routes sees no parameter of the path, names of headers in small letters alone, and texts in a query; and most requests by GET have no body.'),
    remedy: $said('Check in the handlers of the routes that it is meant for, by Kiln.conferir, or ask for what requests can have.'),
    example: 'adopt Kiln\nserver api on 8080:\n    middleware Kiln.validar({"nome": {"tipo": "texto", "obrigatorio": yes}})\n    route GET "/itens":\n        respond json []',
});
const readApart = rule({
    id: 'read-apart',
    level: 'notice',
    title: $said('What a handler reads is what is declared of it'),
    why: $said('Clients are told of both: what is read and not declared is taken unchecked, a text that is read as a number makes the server fail, and a header with capitals is in no request.'),
    remedy: $said('Declare what is read, and as what; nothing has to be changed.'),
    example: 'adopt Kiln\nserver api on 8080:\n    middleware Kiln.validar({"nome": "texto"}, "query")\n    route GET "/itens":\n        respond json {"a": query["nome"] ?? "", "b": query["ordem"] ?? ""}',
});
const overlayTarget = rule({
    id: 'overlay-target',
    level: 'error',
    title: $said('What an overlay changes is in the description'),
    why: $said('The route, or what is said of it, is another one now: what people added to it would be missing without a word.'),
    remedy: $said('Correct the target of the action, or take the action out of the overlay.'),
});
const answerUnlike = rule({
    id: 'answer-unlike',
    level: 'error',
    title: $said('A server answers as it is described'),
    why: $said('Clients that were made from the description take the answer for a mistake, or misread it.'),
    remedy: $said('See whether the server runs the source that was read; otherwise report it: the description says what the source does not.'),
});
const serverWithoutRoutes = rule({
    id: 'server-without-routes',
    level: 'warning',
    title: $said('A server that is described has routes'),
    why: $said('Its descriptions are empty: whoever reads them takes that for the API.'),
    remedy: $said('Name the file that registers the routes, or --server for the server that has them.'),
    example: 'server api on 8080:\n    views "paginas"',
});
const serverPort = rule({
    id: 'server-port',
    level: 'notice',
    title: $said('The port of a server is a constant'),
    why: $said('The base address in the descriptions is a guess.'),
    remedy: $said('Give the address with --base, or with api-docs-base in a workflow.'),
});
const serverMissing = rule({
    id: 'server-missing',
    level: 'error',
    title: $said('A file that is to be described declares a server'),
    why: $said('Without a server there are no routes, and nothing is written.'),
    remedy: $said('Name the file that declares the server (often src/app.df), not the one that only starts it (main.df).'),
    example: 'ignite App.loja on 8080',
});
const descriptionStale = rule({
    id: 'description-stale',
    level: 'error',
    title: $said('The committed descriptions are those of the routes'),
    why: $said('Consumers read descriptions of an API that is not there any more.'),
    remedy: $said('Write the descriptions again and commit them.'),
});
const descriptionNew = rule({
    id: 'description-new',
    level: 'notice',
    title: $said('A description is written when a pull request is merged'),
    why: $said('Nobody has read it yet, so that nothing is out of date: the push commits it.'),
    remedy: $said('Nothing has to be done; `api-docs-delivery: check` asks for it in the pull request.'),
});
const descriptionOrphaned = rule({
    id: 'description-orphaned',
    level: 'notice',
    title: $said('Each description is of a server that is there'),
    why: $said('Nobody writes it again: it stays as it was when its server, its source or its format was taken away.'),
    remedy: $said('Delete it, or name its source and its format in the same run as the others.'),
});
const descriptionKept = rule({
    id: 'description-kept',
    level: 'notice',
    title: $said('Descriptions have one address'),
    why: $said('A description that was published at another address is still written there, as somebody may ask for it.'),
    remedy: $said('Ask for it at its new address; delete the old file, and the list of descriptions beside it forgets it.'),
});
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
    routeHidden,
    descriptionUnread,
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


 }),

 47920:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   MK: () => (  byPresentId),
   Tb: () => (  presentId)
 });
const FORMER_IDS = new Map([['api-docs-stale', 'description-stale']]);
function presentId(id) {
    return FORMER_IDS.get(id) ?? id;
}
function byPresentId(settings) {
    const renamed = Object.entries(settings).map(([id, setting]) => [presentId(id), setting]);
    const present = Object.entries(settings).filter(([id]) => !FORMER_IDS.has(id));
    return Object.fromEntries([...renamed, ...present]);
}


 }),

 35112:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   p: () => (  nearest)
 });
 var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);

const MAX_DISTANCE_SHARE = 0.5;
function nearest(word, candidates, limit = 1, share = MAX_DISTANCE_SHARE) {
    const lower = word.toLowerCase();
    const scored = [];
    for (const candidate of new Set(candidates)) {
        const other = candidate.toLowerCase();
        const isSwapped = lower !== other && sortedLetters(lower) === sortedLetters(other);
        const score = isSwapped ? 1 : ((0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__  .Io)(word, candidate) + (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__  .Io)(lower, other)) / 2;
        if (score <= Math.max(word.length, candidate.length) * share)
            scored.push({ candidate, score });
    }
    scored.sort((a, b) => a.score - b.score || (a.candidate < b.candidate ? -1 : 1));
    return scored.slice(0, limit).map(({ candidate }) => candidate);
}
function sortedLetters(word) {
    return [...word].sort().join('');
}


 }),

 52499:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   b: () => (  isUtf16)
 });
function isUtf16(bytes) {
    const [first, second] = bytes;
    return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}


 })

};
