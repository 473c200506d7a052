export const id = 6627;
export const ids = [6627];
export const modules = {

/***/ 15716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ colours)
/* harmony export */ });
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57336);

/** Colours for people: only on a terminal, and never under NO_COLOR (https://no-color.org). */
const colours = picocolors__WEBPACK_IMPORTED_MODULE_0__.createColors(wantsColour());
function wantsColour() {
    const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
    if (NO_COLOR !== undefined && NO_COLOR !== '')
        return false;
    if (FORCE_COLOR !== undefined && FORCE_COLOR !== '0')
        return true;
    return process.stdout.isTTY === true && TERM !== 'dumb';
}


/***/ }),

/***/ 36627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runConsume: () => (/* binding */ runConsume)
/* harmony export */ });
/* harmony import */ var _check_report_consumer_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1571);
/* harmony import */ var _commands_consume_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12877);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14252);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15716);
/* harmony import */ var _one_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10439);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20902);






const FORMATS = ['text', 'markdown', 'json'];
const MAX_LINE_CHARACTERS = 400;
/** `refdata consume`: true when what is pinned is what is live, or was made to be. */
async function runConsume(address, options) {
    const format = options.json ? 'json' : (0,_one_of_js__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .y)('--format', options.format, FORMATS);
    const progress = await (0,_progress_js__WEBPACK_IMPORTED_MODULE_4__/* .startProgress */ .o)(format === 'json');
    const result = await (0,_commands_consume_js__WEBPACK_IMPORTED_MODULE_1__/* .consume */ .F)({
        repo: options.repo,
        lock: options.lock,
        address,
        uses: listed(options.uses),
        search: listed(options.search),
        types: options.types,
        progress: progress.step,
    }).finally(progress.stop);
    const { state, files, drift } = result;
    // What was never pinned is pinned; what is pinned changes only when somebody says so.
    const isWritten = files.size > 0 && (state !== 'changed' || options.update === true);
    if (isWritten)
        (0,_commands_consume_js__WEBPACK_IMPORTED_MODULE_1__/* .writePin */ .h)(options.repo, files);
    if (format === 'json') {
        const shown = { ...result, files: [...files.keys()], written: isWritten };
        process.stdout.write(`${JSON.stringify(shown, null, 2)}\n`);
    }
    else if (format === 'markdown')
        process.stdout.write((0,_check_report_consumer_report_js__WEBPACK_IMPORTED_MODULE_0__/* .consumerMarkdown */ .W)(result));
    else {
        const lines = drift?.changes.map(({ level, message }) => `  ${level.padEnd(6)}${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .visibleLine */ .P)(message, MAX_LINE_CHARACTERS)}\n`);
        const word = { pinned: _colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.green('pinned'), current: _colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.green('current') };
        const head = state === 'changed' ? _colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.yellow(isWritten ? 'updated' : 'changed') : word[state];
        process.stdout.write(`${head} ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .R)((0,_check_report_consumer_report_js__WEBPACK_IMPORTED_MODULE_0__/* .consumerLine */ .t)(result))}\n${(lines ?? []).join('')}`);
        if (state === 'changed' && !isWritten)
            process.stdout.write(`  ${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.dim('-> refdata consume --update pins what is live.')}\n`);
    }
    return state !== 'changed' || isWritten;
}
function listed(text) {
    return text
        ?.split(',')
        .map(entry => entry.trim())
        .filter(entry => entry !== '');
}


/***/ }),

/***/ 10439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70787);

/** A value that is one of those which an option takes. @throws {UserError} for any other. */
function oneOf(option, value, values) {
    const found = values.find(each => each === value);
    if (found !== undefined)
        return found;
    throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${option} is "${value}".`, `Write one of ${values.join(', ')}.`);
}


/***/ }),

/***/ 20902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ startProgress)
/* harmony export */ });
/** Shows what is being done, on a terminal only: elsewhere progress is noise. Call `stop` before printing anything else. */
async function startProgress(quiet) {
    if (quiet || !process.stderr.isTTY)
        return { step: () => { }, stop: () => { } };
    const { default: spinner } = await __webpack_require__.e(/* import() */ 6540).then(__webpack_require__.bind(__webpack_require__, 36540));
    const running = spinner({ stream: process.stderr }).start('starting');
    return {
        step: part => {
            running.text = part;
        },
        stop: () => running.stop(),
    };
}


/***/ })

};
