export const id = 9395;
export const ids = [9395];
export const modules = {

 29395:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   printFailure: () => (  printFailure)
 });
 var _findings_refusal_js$m0 = __webpack_require__(88719);
 var _findings_user_error_js$m1 = __webpack_require__(14343);
 var _runtime_generated_version_js$m2 = __webpack_require__(10529);
 var _colours_js$m3 = __webpack_require__(51040);
 var _findings_js$m4 = __webpack_require__(1755);





function printFailure(thrown, json) {
	const error = (0,_findings_refusal_js$m0  .x)(thrown) ?? thrown;
	if (error instanceof _findings_user_error_js$m1  .y) {
		if (json) {
			process.stdout.write(`${JSON.stringify({ ok: false, error: { message: error.message, remedy: error.remedy, findings: error.findings } }, null, 2)}\n`);
			return 'usage';
		}
		process.stderr.write(`${_colours_js$m3  .M.red($said('error'))} ${error.message}\n`);
		if (error.findings.length > 0)
			(0,_findings_js$m4  .c)(error.findings, process.stderr);
		process.stderr.write(`${_colours_js$m3  .M.dim(error.remedy)}\n`);
		return 'usage';
	}
	const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
	process.stderr.write($said`${_colours_js$m3  .M.red($said('refdata has a bug'))} (version ${_runtime_generated_version_js$m2  .x}, Node ${process.version}). Please report it, with what follows:\n${stack}\n`);
	return 'bug';
}


 })

};
