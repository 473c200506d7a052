export const id = 4953;
export const ids = [4953];
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

/***/ 34953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runRegistryCheck: () => (/* binding */ runRegistryCheck)
/* harmony export */ });
/* harmony import */ var _commands_registry_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52385);
/* harmony import */ var _text_counted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35676);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51040);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1755);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91842);





/** `refdata registry check`: true when there is no error. */
async function runRegistryCheck(target, { json = false, ...options }) {
    const progress = await (0,_progress_js__WEBPACK_IMPORTED_MODULE_3__/* .startProgress */ .o)(json);
    progress.step(target);
    const result = await (0,_commands_registry_check_js__WEBPACK_IMPORTED_MODULE_0__/* .checkRegistryAt */ .z)(target, options).finally(progress.stop);
    const { ok } = result;
    if (json) {
        process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
        return ok;
    }
    const verdict = ok ? _colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.green($said('valid')) : _colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.red($said('not valid'));
    const name = result.registro === null ? '' : ` (${result.registro})`;
    process.stdout.write(`${verdict} ${_colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.bold(target)}${name}: ${(0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .countFindings */ .G)(result.findings)}\n`);
    process.stdout.write($said`  ${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(result.packages, 'package')}, ${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(result.versions, 'version')}, ${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(result.archives, 'archive')} opened\n`);
    (0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .printFindings */ .c)(result.findings, process.stdout);
    return ok;
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


/***/ })

};
