export const id = 5818;
export const ids = [5818];
export const modules = {

 73834:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   x: () => (  locate)
 });
 var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
 var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
 var _commands_api_docs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90007);
 var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14343);
 var _runtime_stats_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15368);
 var _text_nearest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35112);






function locate(files) {
    for (const file of files)
        if (!(0,_runtime_stats_js__WEBPACK_IMPORTED_MODULE_4__  .L)(file)?.isFile())
            throw noFile(file, files);
    const real = [...new Set(files.map(file => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file)))];
    const here = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)('.');
    const inside = real.every(path => path.startsWith(here + node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    const root = inside ? here : real.map(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname).reduce(commonFolder);
    return { root, sources: real.map(path => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/')) };
}
function noFile(given, all) {
    if ((0,_runtime_stats_js__WEBPACK_IMPORTED_MODULE_4__  .L)(given)?.isDirectory())
        return new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__  .y($said`There is no file ${given}: it is a folder.`, $said('Name the file in it that declares the server.'));
    const [word] = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_5__  .p)(given.toLowerCase(), WORDS);
    const isPlain = /^-*[a-z]+$/i.test(given) && word !== undefined;
    if (isPlain) {
        const others = all.filter(file => file !== given);
        const rest = others.length > 0 ? others.join(' ') : 'src/app.df';
        const command = word === 'mock' ? `mock ${rest}` : word === 'verify' ? `api verify ${rest}` : `api ${rest} --${word}`;
        return new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__  .y($said`There is no file ${given}. Did you mean \`refdata ${command}\`?`, EXPLAINED);
    }
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(given);
    const [near] = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_5__  .p)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(given), namesIn(folder));
    const meant = near === undefined ? '' : $said` Did you mean ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, near)}?`;
    return new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__  .y($said`There is no file ${given}.${meant}`, EXPLAINED);
}
const EXPLAINED = $said('Name the file that declares the server, such as src/app.df.');
const WORDS = [
    ..._commands_api_docs_js__WEBPACK_IMPORTED_MODULE_2__  .hR.map(_commands_api_docs_js__WEBPACK_IMPORTED_MODULE_2__  .iP),
    'all',
    'json',
    'handlers',
    'strict',
    'mock',
    'verify',
];
function namesIn(folder) {
    if (!(0,_runtime_stats_js__WEBPACK_IMPORTED_MODULE_4__  .L)(folder)?.isDirectory())
        return [];
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }).flatMap(entry => (entry.isFile() ? [entry.name] : []));
}
function commonFolder(a, b) {
    let common = a;
    while (b !== common && !b.startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, node_path__WEBPACK_IMPORTED_MODULE_1__.sep)))
        common = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(common);
    return common;
}


 }),

 55818:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   runMock: () => (  runMock)
 });
 var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
 var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
 var _commands_api_docs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90007);
 var _commands_describe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86106);
 var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14343);
 var _live_live_server_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(15073);
 var _live_mock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56206);
 var _text_counted_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(35676);
 var _text_nearest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35112);
 var _colours_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51040);
 var _findings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1755);
 var _port_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5234);
 var _locate_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(73834);













const WATCH_MS = 300;
const ANSWER = /^(?:([A-Za-z]+) )?(\/.*)=(\d{3})$/;
async function runMock(file, flags) {
    const port = (0,_port_js__WEBPACK_IMPORTED_MODULE_9__  .J)(flags.port);
    const { root, sources } = (0,_locate_js__WEBPACK_IMPORTED_MODULE_10__  .x)([file]);
    const read = () => (0,_commands_api_docs_js__WEBPACK_IMPORTED_MODULE_2__  .ec)({ root, sources, server: flags.server });
    const docs = await read();
    (0,_findings_js__WEBPACK_IMPORTED_MODULE_8__  .c)(docs.findings, process.stderr);
    const [described] = docs.servers;
    if (described === undefined)
        return false;
    const answers = answersOf(flags.answer ?? [], docs);
    const mock = await (0,_live_mock_js__WEBPACK_IMPORTED_MODULE_5__  .V)(described.server, { port, answers });
    publish(mock, docs);
    process.stdout.write($said`${_colours_js__WEBPACK_IMPORTED_MODULE_7__  .M.green($said('answering'))} ${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_11__  .h)(described.document.routes.length, 'route')} of ${_colours_js__WEBPACK_IMPORTED_MODULE_7__  .M.bold(described.server.name)} at ${mock.baseUrl}\n  ${mock.baseUrl}${_live_live_server_js__WEBPACK_IMPORTED_MODULE_12__  .V}\nStop it with Ctrl+C.\n`);
    const follow = new Following(root, docs.files, () => reload(mock, read));
    for (const signal of ['SIGINT', 'SIGTERM'])
        process.once(signal, () => {
            follow.end();
            void mock.close().then(() => process.exit(0));
        });
    return true;
}
async function reload(mock, read) {
    try {
        const docs = await read();
        const [described] = docs.servers;
        if (!described)
            return undefined;
        mock.replace(described.server);
        publish(mock, docs);
        process.stdout.write(`${_colours_js__WEBPACK_IMPORTED_MODULE_7__  .M.green($said('read again'))} ${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_11__  .h)(described.document.routes.length, 'route')}\n`);
        return docs.files;
    }
    catch (error) {
        if (!(error instanceof _findings_user_error_js__WEBPACK_IMPORTED_MODULE_4__  .y))
            throw error;
        process.stderr.write($said`${error.message} ${error.remedy}\nThe mock answers as before.\n`);
        return undefined;
    }
}
function publish(mock, { servers }) {
    (0,_commands_describe_js__WEBPACK_IMPORTED_MODULE_3__  .xR)(mock, { titulo: servers[0]?.document.titulo, base: mock.baseUrl });
}
class Following {
    root;
    again;
    watched = [];
    busy = Promise.resolve();
    constructor(root, files, again) {
        this.root = root;
        this.again = again;
        this.watch(files);
    }
    end() {
        for (const file of this.watched)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unwatchFile)(file);
        this.watched = [];
    }
    watch(files) {
        this.end();
        this.watched = files.map(file => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.root, file));
        for (const file of this.watched)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.watchFile)(file, { interval: WATCH_MS }, () => this.changed());
    }
    changed() {
        this.busy = this.busy.then(async () => {
            const files = await this.again();
            if (files && this.watched.length > 0)
                this.watch(files);
        });
    }
}
function answersOf(given, { servers }) {
    const routes = servers[0]?.document.routes.map(({ route }) => route) ?? [];
    const names = routes.map(({ method, path }) => `${method === '*' ? 'ANY' : method} ${path}`);
    return new Map(given.flatMap(text => {
        const [, method, path = '', status = ''] = ANSWER.exec(text) ?? [];
        const chosen = names.filter(name => method === undefined ? name.endsWith(` ${path}`) : name === `${method.toUpperCase()} ${path}`);
        if (status !== '' && chosen.length > 0)
            return chosen.map(name => [name, Number(status)]);
        const [near] = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_6__  .p)(text.replace(/=.*$/, ''), names);
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_4__  .y(status === ''
            ? $said`--answer is "${text}", which chooses no status.`
            : $said`No route is ${text.replace(/=.*$/, '')}.`, $said`Write a route and a status, such as --answer "${near ?? names[0] ?? 'GET /itens/:id'}=404".`);
    }));
}


 }),

 5234:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   J: () => (  portNumber)
 });
 var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);

function portNumber(port) {
    const number = Number(port);
    if (/^\d+$/.test(port) && number <= 65_535)
        return number;
    throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y($said`--port is "${port}", which is not a port.`, $said('Write a number from 0 to 65535; 0 takes any that is free.'));
}


 })

};
