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
 var _runtime_generated_version_js$m4 = __webpack_require__(10529);
 var _colours_js$m2 = __webpack_require__(51040);
 var _findings_js$m3 = __webpack_require__(1755);





function printFailure(thrown, json) {
	const error = (0,_findings_refusal_js$m0  .x)(thrown) ?? thrown;
	if (error instanceof _findings_user_error_js$m1  .y) {
		if (json) {
			process.stdout.write(`${JSON.stringify({ ok: false, error: { message: error.message, remedy: error.remedy, findings: error.findings } }, null, 2)}\n`);
			return 'usage';
		}
		process.stderr.write(`${_colours_js$m2  .M.red($said('error'))} ${error.message}\n`);
		if (error.findings.length > 0)
			(0,_findings_js$m3  .c)(error.findings, process.stderr);
		process.stderr.write(`${_colours_js$m2  .M.dim(error.remedy)}\n`);
		return 'usage';
	}
	const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
	process.stderr.write($said`${_colours_js$m2  .M.red($said('refdata has a bug'))} (version ${_runtime_generated_version_js$m4  .x}, Node ${process.version}). Please report it, with what follows:\n${stack}\n`);
	return 'bug';
}


 }),

 88719:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   A: () => (  reasonOf),
   x: () => (  refusal)
 });
 var node_util$m0 = __webpack_require__(57975);
 var _text_said_js$m2 = __webpack_require__(54157);
 var _user_error_js$m1 = __webpack_require__(14343);



const REASONS = {
	EACCES: $said('the right to do so is missing'),
	EPERM: $said('the system does not allow it'),
	EROFS: $said('what is there can only be read'),
	ENOSPC: $said('the disk is full'),
	EDQUOT: $said('no more room is left for this user'),
	EFBIG: $said('the file would be too large'),
	ENAMETOOLONG: $said('the name is too long'),
	ENOTDIR: $said('a file stands where a folder is needed'),
	EEXIST: $said('a file stands where a folder is needed'),
	EISDIR: $said('a folder stands there'),
	ELOOP: $said('links lead in a circle'),
	EIO: $said('the disk fails'),
	EMFILE: $said('too many files are open'),
	ENFILE: $said('too many files are open'),
};
const MAKING = new Set(['mkdir', 'mkdtemp', 'rename', 'copyfile']);
function reasonOf(error) {
	if (!node_util$m0.types.isNativeError(error))
		return undefined;
	const { code = '' } = error;
	const reason = REASONS[code] ?? (code === 'ENOENT' ? $said('the folder around it is not there') : undefined);
	return reason && `${reason} (${code})`;
}
function refusal(error) {
	if (!node_util$m0.types.isNativeError(error))
		return undefined;
	const { code = '', syscall = '', path, dest } = error;
	if (typeof path !== 'string')
		return undefined;
	const reason = code === 'ENOENT' && !MAKING.has(syscall) ? undefined : reasonOf(error);
	if (reason === undefined)
		return undefined;
	const verb = MAKING.has(syscall) ? (0,_text_said_js$m2  .Vm)($said('written')) : (0,_text_said_js$m2  .Vm)($said('opened'));
	return new _user_error_js$m1  .y($said`${dest ?? path} cannot be ${verb}: ${reason}.`, $said('Name another place, or give whoever runs this the right to use that one.'), { cause: error });
}


 })

};
