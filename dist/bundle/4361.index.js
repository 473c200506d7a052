export const id = 4361;
export const ids = [4361];
export const modules = {

/***/ 91842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ startProgress)
/* harmony export */ });
/* harmony import */ var _text_said_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54157);

/** Shows what is being done, on a terminal only: elsewhere progress is noise. Call `stop` before printing anything else. */
async function startProgress(quiet) {
    if (quiet || !process.stderr.isTTY)
        return { step: () => { }, stop: () => { } };
    const { default: spinner } = await __webpack_require__.e(/* import() */ 6540).then(__webpack_require__.bind(__webpack_require__, 36540));
    const running = spinner({ stream: process.stderr }).start((0,_text_said_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)($said('starting')));
    return {
        step: part => {
            running.text = part;
        },
        stop: () => running.stop(),
    };
}


/***/ }),

/***/ 2305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runRegistryBuild: () => (/* binding */ runRegistryBuild)
/* harmony export */ });
/* harmony import */ var _commands_registry_build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17433);
/* harmony import */ var _text_counted_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35676);
/* harmony import */ var _code_frame_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32088);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51040);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1755);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91842);






/** `refdata registry build`: true when the registry was written. */
async function runRegistryBuild({ json = false, ...options }) {
    (0,_code_frame_js__WEBPACK_IMPORTED_MODULE_1__/* .framesFrom */ .$o)(options.repo);
    const progress = await (0,_progress_js__WEBPACK_IMPORTED_MODULE_4__/* .startProgress */ .o)(json);
    const result = await (0,_commands_registry_build_js__WEBPACK_IMPORTED_MODULE_0__/* .buildRegistryFolder */ .G)({ ...options, progress: progress.step }).finally(progress.stop);
    if (json) {
        process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
        return result.ok;
    }
    const { registro, packages, versions, out, findings, ok } = result;
    if (ok) {
        const size = `${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .h)(packages, 'package')}, ${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .h)(versions, 'version')}`;
        process.stdout.write($said`${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.green($said('built'))} the registry ${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.bold(registro)} into ${out}: ${size}; ${(0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .countFindings */ .G)(findings)}\n`);
    }
    (0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .printFindings */ .c)(findings, ok ? process.stdout : process.stderr);
    if (!ok)
        process.stderr.write(`\n${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.red($said('nothing written'))}: ${(0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .countFindings */ .G)(findings)}\n`);
    return ok;
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
