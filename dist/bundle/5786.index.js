export const id = 5786;
export const ids = [5786];
export const modules = {

/***/ 5234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ portNumber)
/* harmony export */ });
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);

/** The number of a port. @throws {UserError} for text that is none. */
function portNumber(port) {
    const number = Number(port);
    if (/^\d+$/.test(port) && number <= 65_535)
        return number;
    throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y($said`--port is "${port}", which is not a port.`, $said('Write a number from 0 to 65535; 0 takes any that is free.'));
}


/***/ }),

/***/ 35786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runServe: () => (/* binding */ runServe)
/* harmony export */ });
/* harmony import */ var _commands_serve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69561);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51040);
/* harmony import */ var _port_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5234);



/** `refdata serve`: runs until it is interrupted. */
async function runServe(folder, { port }) {
    const server = await (0,_commands_serve_js__WEBPACK_IMPORTED_MODULE_0__/* .serve */ .w)({ folder, port: (0,_port_js__WEBPACK_IMPORTED_MODULE_2__/* .portNumber */ .J)(port) });
    for (const signal of ['SIGINT', 'SIGTERM'])
        process.once(signal, () => void server.close().then(() => process.exit(0)));
    process.stdout.write($said`${_colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.green($said('serving'))} ${_colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.bold(folder)} at ${server.baseUrl}\n${server.addresses.map(address => `  ${address}\n`).join('')}Stop it with Ctrl+C.\n`);
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


/***/ })

};
