export const id = 3347;
export const ids = [3347];
export const modules = {

 63347:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
 __webpack_require__.d(__webpack_exports__, {
   printAnnotations: () => (  printAnnotations)
 });
 var _actions_core$m0 = __webpack_require__(91659);
 var _text_visible_js$m1 = __webpack_require__(38696);


const ANNOTATE = {
	error: _actions_core$m0  .z3,
	warning: _actions_core$m0  .$e,
	notice: _actions_core$m0  .lm,
};
const ORDER = ['error', 'warning', 'notice'];
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
	const columns = line === endLine ? { startColumn: column, endColumn } : {};
	ANNOTATE[level]((0,_text_visible_js$m1  .R)(message), { title: code, file, startLine: line, endLine, ...columns });
}
function annotateFinding({ level, rule, message, remedy, place }) {
	const { file, line } = place ?? {};
	const where = { ...(file !== undefined && { file }), ...(line !== undefined && { startLine: line }) };
	ANNOTATE[level]((0,_text_visible_js$m1  .R)(`${message} ${remedy}`), { title: rule, ...where });
}


 })

};
