export const id = 3347;
export const ids = [3347];
export const modules = {

/***/ 63347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printAnnotations: () => (/* binding */ printAnnotations)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38696);


const ANNOTATE = {
    error: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3,
    warning: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e,
    notice: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm,
};
const ORDER = ['error', 'warning', 'notice'];
/**
 * Writes what is wrong with programs as commands that a workflow of GitHub shows on their lines: the worst first, since it shows
 * ten of each level for a step. All are in its log.
 */
function printAnnotations({ problems, findings }) {
    for (const level of ORDER) {
        for (const finding of findings)
            if (finding.level === level)
                annotateFinding(finding);
        for (const problem of problems)
            if (problem.level === level)
                annotateProblem(problem);
    }
}
function annotateProblem({ level, message, code, file, line, column, endLine, endColumn, }) {
    // GitHub takes columns only of what is on one line.
    const columns = line === endLine ? { startColumn: column, endColumn } : {};
    ANNOTATE[level]((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(message), { title: code, file, startLine: line, endLine, ...columns });
}
function annotateFinding({ level, rule, message, remedy, place }) {
    const { file, line } = place ?? {};
    const where = { ...(file !== undefined && { file }), ...(line !== undefined && { startLine: line }) };
    ANNOTATE[level]((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(`${message} ${remedy}`), { title: rule, ...where });
}


/***/ })

};
