export const id = 8919;
export const ids = [8919];
export const modules = {

/***/ 28919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printFailure: () => (/* binding */ printFailure)
/* harmony export */ });
/* harmony import */ var _findings_refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96715);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70787);
/* harmony import */ var _runtime_generated_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82437);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15716);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80415);





/** Prints what stopped a command: a user's mistake without a stack, a bug of ours with one. Says which it was. */
function printFailure(thrown, json) {
    const error = (0,_findings_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .refusal */ .x)(thrown) ?? thrown;
    if (error instanceof _findings_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y) {
        if (json) {
            process.stdout.write(`${JSON.stringify({ ok: false, error: { message: error.message, remedy: error.remedy, findings: error.findings } }, null, 2)}\n`);
            return 'usage';
        }
        process.stderr.write(`${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.red('error')} ${error.message}\n`);
        if (error.findings.length > 0)
            (0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .printFindings */ .c)(error.findings, process.stderr);
        process.stderr.write(`${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.dim(error.remedy)}\n`);
        return 'usage';
    }
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.red('refdata has a bug')} (version ${_runtime_generated_version_js__WEBPACK_IMPORTED_MODULE_4__/* .VERSION */ .x}, Node ${process.version}). Please report it, with what follows:\n${stack}\n`);
    return 'bug';
}


/***/ }),

/***/ 96715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ reasonOf),
/* harmony export */   x: () => (/* binding */ refusal)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70787);


/** What a file system answers for reasons of its own: rights, room, names. None of it is a bug of a program that asked. */
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
/** Calls that make something: here a folder around it that is missing is the reader's, too. */
const MAKING = new Set(['mkdir', 'mkdtemp', 'rename', 'copyfile']);
/** Why a file system did not do something, in words; undefined where it has no code that people meet. */
function reasonOf(error) {
    if (!node_util__WEBPACK_IMPORTED_MODULE_0__.types.isNativeError(error))
        return undefined;
    const { code = '' } = error;
    const reason = REASONS[code] ?? (code === 'ENOENT' ? 'the folder around it is not there' : undefined);
    return reason && `${reason} (${code})`;
}
/** The mistake of the user behind an error of the file system; undefined for every other error. */
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
    return new _user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`${dest ?? path} cannot be ${verb}: ${reason}.`, 'Name another place, or give whoever runs this the right to use that one.', { cause: error });
}


/***/ }),

/***/ 70787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ UserError)
/* harmony export */ });
/**
 * The user can mend this: a wrong flag, a file that is not there, a configuration that does not hold.
 * Printed without a stack, with exit code 2. Everything else that is thrown is a bug of ours (exit code 3).
 */
class UserError extends Error {
    name = 'UserError';
    /** One sentence that says what to do. */
    remedy;
    /** The single mistakes, when several were found together. */
    findings;
    constructor(message, remedy, options = {}) {
        super(message, options.cause === undefined ? undefined : { cause: options.cause });
        this.remedy = remedy;
        this.findings = options.findings ?? [];
    }
}


/***/ })

};
