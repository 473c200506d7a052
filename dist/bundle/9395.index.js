export const id = 9395;
export const ids = [9395];
export const modules = {

/***/ 29395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printFailure: () => (/* binding */ printFailure)
/* harmony export */ });
/* harmony import */ var _findings_refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88719);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14343);
/* harmony import */ var _runtime_generated_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10529);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51040);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1755);





/** Prints what stopped a command: a user's mistake without a stack, a bug of ours with one. Says which it was. */
function printFailure(thrown, json) {
    const error = (0,_findings_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .refusal */ .x)(thrown) ?? thrown;
    if (error instanceof _findings_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y) {
        if (json) {
            process.stdout.write(`${JSON.stringify({ ok: false, error: { message: error.message, remedy: error.remedy, findings: error.findings } }, null, 2)}\n`);
            return 'usage';
        }
        process.stderr.write(`${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.red($said('error'))} ${error.message}\n`);
        if (error.findings.length > 0)
            (0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .printFindings */ .c)(error.findings, process.stderr);
        process.stderr.write(`${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.dim(error.remedy)}\n`);
        return 'usage';
    }
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write($said`${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.red($said('refdata has a bug'))} (version ${_runtime_generated_version_js__WEBPACK_IMPORTED_MODULE_4__/* .VERSION */ .x}, Node ${process.version}). Please report it, with what follows:\n${stack}\n`);
    return 'bug';
}


/***/ })

};
