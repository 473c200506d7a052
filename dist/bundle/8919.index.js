export const id = 8919;
export const ids = [8919];
export const modules = {

 28919:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   printFailure: () => (  printFailure)
 });
 var _findings_refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96715);
 var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70787);
 var _runtime_generated_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82437);
 var _colours_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15716);
 var _findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80415);





function printFailure(thrown, json) {
    const error = (0,_findings_refusal_js__WEBPACK_IMPORTED_MODULE_0__  .x)(thrown) ?? thrown;
    if (error instanceof _findings_user_error_js__WEBPACK_IMPORTED_MODULE_1__  .y) {
        if (json) {
            process.stdout.write(`${JSON.stringify({ ok: false, error: { message: error.message, remedy: error.remedy, findings: error.findings } }, null, 2)}\n`);
            return 'usage';
        }
        process.stderr.write(`${_colours_js__WEBPACK_IMPORTED_MODULE_2__  .M.red('error')} ${error.message}\n`);
        if (error.findings.length > 0)
            (0,_findings_js__WEBPACK_IMPORTED_MODULE_3__  .c)(error.findings, process.stderr);
        process.stderr.write(`${_colours_js__WEBPACK_IMPORTED_MODULE_2__  .M.dim(error.remedy)}\n`);
        return 'usage';
    }
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`${_colours_js__WEBPACK_IMPORTED_MODULE_2__  .M.red('refdata has a bug')} (version ${_runtime_generated_version_js__WEBPACK_IMPORTED_MODULE_4__  .x}, Node ${process.version}). Please report it, with what follows:\n${stack}\n`);
    return 'bug';
}


 }),

 96715:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   A: () => (  reasonOf),
   x: () => (  refusal)
 });
 var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
 var _user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70787);


const REASONS = {
    EACCES: 'the right to do so is missing',
    EPERM: 'the system does not allow it',
    EROFS: 'what is there can only be read',
    ENOSPC: 'the disk is full',
    EDQUOT: 'no more room is left for this user',
    EFBIG: 'the file would be too large',
    ENAMETOOLONG: 'the name is too long',
    ENOTDIR: 'a file stands where a folder is needed',
    EEXIST: 'a file stands where a folder is needed',
    EISDIR: 'a folder stands there',
    ELOOP: 'links lead in a circle',
    EIO: 'the disk fails',
    EMFILE: 'too many files are open',
    ENFILE: 'too many files are open',
};
const MAKING = new Set(['mkdir', 'mkdtemp', 'rename', 'copyfile']);
function reasonOf(error) {
    if (!node_util__WEBPACK_IMPORTED_MODULE_0__.types.isNativeError(error))
        return undefined;
    const { code = '' } = error;
    const reason = REASONS[code] ?? (code === 'ENOENT' ? 'the folder around it is not there' : undefined);
    return reason && `${reason} (${code})`;
}
function refusal(error) {
    if (!node_util__WEBPACK_IMPORTED_MODULE_0__.types.isNativeError(error))
        return undefined;
    const { code = '', syscall = '', path, dest } = error;
    if (typeof path !== 'string')
        return undefined;
    const reason = code === 'ENOENT' && !MAKING.has(syscall) ? undefined : reasonOf(error);
    if (reason === undefined)
        return undefined;
    const verb = MAKING.has(syscall) ? 'written' : 'opened';
    return new _user_error_js__WEBPACK_IMPORTED_MODULE_1__  .y(`${dest ?? path} cannot be ${verb}: ${reason}.`, 'Name another place, or give whoever runs this the right to use that one.', { cause: error });
}


 }),

 70787:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   y: () => (  UserError)
 });
class UserError extends Error {
    name = 'UserError';
    remedy;
    findings;
    constructor(message, remedy, options = {}) {
        super(message, options.cause === undefined ? undefined : { cause: options.cause });
        this.remedy = remedy;
        this.findings = options.findings ?? [];
    }
}


 })

};
