export const id = 955;
export const ids = [955];
export const modules = {

/***/ 14955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runMock: () => (/* binding */ runMock)
});

// EXTERNAL MODULE: ./build/commands/api-docs.js + 3 modules
var api_docs = __webpack_require__(77900);
// EXTERNAL MODULE: ./build/exporters/config.js
var exporters_config = __webpack_require__(44411);
// EXTERNAL MODULE: ./build/exporters/document.js + 2 modules
var exporters_document = __webpack_require__(53747);
// EXTERNAL MODULE: ./build/exporters/formats/curl.js
var curl = __webpack_require__(22354);
// EXTERNAL MODULE: ./build/exporters/formats/insomnia.js
var insomnia = __webpack_require__(72000);
// EXTERNAL MODULE: ./build/exporters/formats/markdown.js
var markdown = __webpack_require__(71449);
// EXTERNAL MODULE: ./build/exporters/formats/openapi.js + 2 modules
var openapi = __webpack_require__(17623);
// EXTERNAL MODULE: ./build/exporters/formats/postman.js
var postman = __webpack_require__(54940);
;// CONCATENATED MODULE: ./build/live/live-server.js
/** Where a live server publishes its description (service-spec.md, section B, rule 6). */
const OPENAPI_PATH = '/openapi.json';
function isLiveServer(value) {
    return 'publish' in value && typeof value.publish === 'function' && 'server' in value;
}

// EXTERNAL MODULE: ./build/server/method.js
var server_method = __webpack_require__(33689);
// EXTERNAL MODULE: ./build/server/pattern.js
var server_pattern = __webpack_require__(71028);
;// CONCATENATED MODULE: ./build/live/routes.js


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
            method: (0,server_method/* methodNamed */.t)(method),
            path,
            params: params ?? (0,server_pattern/* parametersOf */.m)(path),
            place: { file: name, line: index + 1 },
            origin: 'list',
            certainty,
            validations: [],
        })),
    };
}

// EXTERNAL MODULE: ./build/user-error.js
var user_error = __webpack_require__(72394);
;// CONCATENATED MODULE: ./build/commands/describe.js












/** Name of a server that is only a list of routes. */
const LIST_NAME = 'api';
/**
 * The OpenAPI 3.1 document of `app`, as JSON text (service-spec.md, section B). On a server that runs it is published at
 * `/openapi.json`, too. @throws {UserError} for what is no server, and for an unknown key in `config`.
 */
function describe_openapi(app, config) {
    const text = described('openapi', openapi/* exporter */.E, app, config);
    if (isObject(app) && isLiveServer(app))
        app.publish(text);
    return text;
}
/** A collection for Insomnia (version 4), as JSON text. @throws {UserError} as {@link openapi} */
function describe_insomnia(app, config) {
    return described('insomnia', insomniaExporter, app, config);
}
/** A collection for Postman (version 2.1), as JSON text. @throws {UserError} as {@link openapi} */
function describe_postman(app, config) {
    return described('postman', postmanExporter, app, config);
}
/** One curl command for each route. @throws {UserError} as {@link openapi} */
function describe_curl(app, config) {
    return described('curl', curlExporter, app, config);
}
/** The route table, as Markdown. @throws {UserError} as {@link openapi} */
function describe_markdown(app, config) {
    return described('markdown', markdownExporter, app, config);
}
/** The routes as they are registered. @throws {UserError} for what is no server. */
function rotas(app) {
    return listRoutes(serverOf('rotas', app).routes);
}
/** How many routes there are, by method, and how many have parameters. @throws {UserError} for what is no server. */
function resumo(app) {
    return countRoutes(serverOf('resumo', app).routes);
}
function described(operation, exporter, app, config) {
    const server = serverOf(operation, app);
    return exporter.export((0,exporters_document/* documentOf */.l)(server, (0,exporters_config/* readConfig */.X)(operation, config)));
}
function serverOf(operation, app) {
    if (Array.isArray(app))
        return serverOfRoutes(LIST_NAME, app.map((route, i) => checkRoute(operation, route, i)));
    if (isObject(app) && isLiveServer(app))
        return app.server;
    if (isObject(app) && 'routes' in app && Array.isArray(app.routes))
        return app;
    throw new user_error/* UserError */.y(`${operation} was given ${app === null ? 'null' : `a value of type ${typeof app}`}, which is no server.`, 'Give one of the servers of readServers(root, file), a server that runs, or a list of routes with method and path.');
}
function checkRoute(operation, route, index) {
    if (isObject(route) && 'method' in route && 'path' in route) {
        const { method, path } = route;
        const params = 'params' in route ? route.params : undefined;
        const named = Array.isArray(params) && params.every(name => typeof name === 'string');
        if (typeof method === 'string' &&
            (0,server_method/* isMethod */.u)(method) &&
            typeof path === 'string' &&
            (params === undefined || named))
            return { method, path, params: params };
    }
    throw new user_error/* UserError */.y(`${operation}: route ${index + 1} of the list has no method, path and params that can be read.`, 'Write {"method": "GET", "path": "/itens/:id", "params": ["id"]}; params may be left out.');
}
function isObject(value) {
    return typeof value === 'object' && value !== null;
}

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
// EXTERNAL MODULE: ./build/exporters/address.js
var address = __webpack_require__(25029);
;// CONCATENATED MODULE: ./build/live/path-pattern.js

/**
 * A pattern as the server framework matches it (reference-language.md §3.7): `:name` is one or more characters without
 * `/`, `*name` any, both as many as can be; a final `/` is optional. A regular expression would say the same and takes time by a
 * power of the path's length when parameters stand side by side; this takes pieces times characters at most.
 */
function pathPattern(pattern) {
    const pieces = (0,server_pattern/* partsOf */.C)(pattern).map((part) => part.kind === 'literal' ? [...part.text.toWellFormed()] : part.rest ? 'rest' : 'parameter');
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
    return { route, names: (0,server_pattern/* parametersOf */.m)(route.path), match: pathPattern(route.path) };
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
        if (path === OPENAPI_PATH && published !== undefined && /^(GET|HEAD)$/.test(request.method ?? ''))
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

// EXTERNAL MODULE: ./build/cli/colours.js
var colours = __webpack_require__(15716);
// EXTERNAL MODULE: ./build/cli/findings.js
var cli_findings = __webpack_require__(80415);
// EXTERNAL MODULE: ./build/cli/port.js
var cli_port = __webpack_require__(88782);
// EXTERNAL MODULE: ./build/cli/api/locate.js
var locate = __webpack_require__(10846);
;// CONCATENATED MODULE: ./build/cli/api/mock.js








/** `refdata mock`: runs until it is interrupted. False, after saying so, when there is no server to answer for. */
async function runMock(file, flags) {
    const port = (0,cli_port/* portNumber */.J)(flags.port);
    const { root, sources } = (0,locate/* locate */.x)([file]);
    const { servers, findings } = await (0,api_docs/* describeServers */.ec)({ root, sources, server: flags.server });
    (0,cli_findings/* printFindings */.c)(findings, process.stderr);
    const [described] = servers;
    if (described === undefined)
        return false;
    const mock = await startMock(described.server, { port });
    describe_openapi(mock, { titulo: described.document.titulo, base: mock.baseUrl });
    process.stdout.write(`${colours/* colours */.M.green('answering')} ${described.document.routes.length} routes of ${colours/* colours */.M.bold(described.server.name)} at ${mock.baseUrl}\n  ${mock.baseUrl}${OPENAPI_PATH}\nStop it with Ctrl+C.\n`);
    for (const signal of ['SIGINT', 'SIGTERM'])
        process.once(signal, () => void mock.close().then(() => process.exit(0)));
    return true;
}


/***/ }),

/***/ 88782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ portNumber)
/* harmony export */ });
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72394);

/** The number of a port. @throws {UserError} for text that is none. */
function portNumber(port) {
    const number = Number(port);
    if (/^\d+$/.test(port) && number <= 65_535)
        return number;
    throw new _user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`--port is "${port}", which is not a port.`, 'Write a number from 0 to 65535; 0 takes any that is free.');
}


/***/ })

};
