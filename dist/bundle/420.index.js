export const id = 420;
export const ids = [420];
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

/***/ 73877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ renderTable)
/* harmony export */ });
/* harmony import */ var cli_table3__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25832);

/** Rows as aligned columns without lines; numbers to the right. */
function renderTable(rows) {
    const [first = []] = rows;
    const table = new cli_table3__WEBPACK_IMPORTED_MODULE_0__({
        chars: {
            top: '',
            'top-mid': '',
            'top-left': '',
            'top-right': '',
            bottom: '',
            'bottom-mid': '',
            'bottom-left': '',
            'bottom-right': '',
            left: '',
            'left-mid': '',
            mid: '',
            'mid-mid': '',
            right: '',
            'right-mid': '',
            middle: '  ',
        },
        style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [] },
        colAligns: first.map(cell => (typeof cell === 'number' ? 'right' : 'left')),
    });
    for (const row of rows)
        table.push([...row]);
    return table
        .toString()
        .split('\n')
        .map(line => `  ${line.trimEnd()}`)
        .join('\n');
}


/***/ }),

/***/ 60420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runVerify: () => (/* binding */ runVerify)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _contract_files_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(77964);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14343);
/* harmony import */ var _text_first_of_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(85184);
/* harmony import */ var _text_said_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54157);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(38696);
/* harmony import */ var _verify_verify_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66021);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51040);
/* harmony import */ var _log_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78955);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(91842);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73877);
/* harmony import */ var _whole_number_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(30162);













const MAX_PATHS_SHOWN = 3;
const MAX_LINE_CHARACTERS = 300;
const WORDS = { pass: (0,_text_said_js__WEBPACK_IMPORTED_MODULE_8__/* .word */ .Vm)($said('pass')), warn: (0,_text_said_js__WEBPACK_IMPORTED_MODULE_8__/* .word */ .Vm)($said('warn')), fail: (0,_text_said_js__WEBPACK_IMPORTED_MODULE_8__/* .word */ .Vm)($said('fail')) };
const PAINT = { pass: _colours_js__WEBPACK_IMPORTED_MODULE_4__/* .colours */ .M.green, warn: _colours_js__WEBPACK_IMPORTED_MODULE_4__/* .colours */ .M.yellow, fail: _colours_js__WEBPACK_IMPORTED_MODULE_4__/* .colours */ .M.red };
/** `refdata verify`: true when no point fails. */
async function runVerify(baseUrl, options) {
    const { json = false } = options;
    const waitSeconds = (0,_whole_number_js__WEBPACK_IMPORTED_MODULE_7__/* .wholeNumber */ .r)('--wait', options.wait);
    const timeoutMs = (0,_whole_number_js__WEBPACK_IMPORTED_MODULE_7__/* .wholeNumber */ .r)('--timeout', options.timeout) * 1000;
    const links = (0,_whole_number_js__WEBPACK_IMPORTED_MODULE_7__/* .wholeNumber */ .r)('--links', options.links);
    const expectedManifest = options.expect === undefined ? undefined : await manifestIn(options.expect);
    const progress = await (0,_progress_js__WEBPACK_IMPORTED_MODULE_9__/* .startProgress */ .o)(json);
    const result = await (0,_verify_verify_js__WEBPACK_IMPORTED_MODULE_3__/* .verify */ .M)({
        baseUrl,
        expectedManifest,
        waitSeconds,
        timeoutMs,
        links,
        attestation: demandIn(options),
        progress: progress.step,
    }).finally(progress.stop);
    if (json) {
        process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
        return result.ok;
    }
    const { ok, versao, pass, warn, fail, points } = result;
    const verdict = ok ? _colours_js__WEBPACK_IMPORTED_MODULE_4__/* .colours */ .M.green($said('verified')) : _colours_js__WEBPACK_IMPORTED_MODULE_4__/* .colours */ .M.red($said('not verified'));
    const counts = $said`${pass} pass, ${warn} warn, ${fail} fail`;
    process.stdout.write(`${verdict} ${_colours_js__WEBPACK_IMPORTED_MODULE_4__/* .colours */ .M.bold(result.baseUrl)}${versao === null ? '' : $said` (versao ${versao})`}: ${counts}\n`);
    const rows = points.map(({ check, verdict: each, message, paths }) => [
        PAINT[each](WORDS[each]),
        check,
        (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_10__/* .visibleLine */ .P)(message, MAX_LINE_CHARACTERS) + shownPaths(paths),
    ]);
    process.stdout.write((0,_log_text_js__WEBPACK_IMPORTED_MODULE_5__/* .logText */ .k)(`${(0,_table_js__WEBPACK_IMPORTED_MODULE_6__/* .renderTable */ .b)(rows)}\n`));
    for (const remedy of remediesOf(points))
        process.stdout.write(`  ${_colours_js__WEBPACK_IMPORTED_MODULE_4__/* .colours */ .M.dim(`-> ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_10__/* .visibleLine */ .P)(remedy, MAX_LINE_CHARACTERS)}`)}\n`);
    return ok;
}
/** Whoever demands something of an attestation wants to see it. */
function demandIn({ attestation = false, requireAttestation, trustedRoot }) {
    if (!attestation && requireAttestation === undefined && trustedRoot === undefined)
        return undefined;
    return { repository: requireAttestation, trustedRoot };
}
function shownPaths(paths) {
    if (paths.length === 0)
        return '';
    const shown = paths.slice(0, MAX_PATHS_SHOWN).map(path => (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_10__/* .visibleLine */ .P)(path, MAX_LINE_CHARACTERS));
    return ` (${(0,_text_first_of_js__WEBPACK_IMPORTED_MODULE_11__/* .firstOf */ .K)(shown, MAX_PATHS_SHOWN, paths.length)})`;
}
/** Each remedy once, those of failures first. */
function remediesOf(points) {
    const of = (verdict) => points.filter(point => point.verdict === verdict);
    return new Set([...of('fail'), ...of('warn')].flatMap(({ remedy }) => (remedy === null ? [] : [remedy])));
}
async function manifestIn(folder) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ..._contract_files_js__WEBPACK_IMPORTED_MODULE_12__/* .MANIFEST_PATH */ .U4.split('/'));
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file);
    }
    catch (cause) {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y($said`${folder} is not a built site: ${file} cannot be read.`, $said('Give --expect the folder that `refdata build` wrote.'), { cause });
    }
}


/***/ }),

/***/ 30162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ wholeNumber)
/* harmony export */ });
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);

/** The number that an option gives. @throws {UserError} for text that is none. */
function wholeNumber(option, value, example = 60) {
    if (/^\d{1,6}$/.test(value))
        return Number(value);
    const isNumber = /^\d+$/.test(value);
    throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y($said`${option} is "${value}", which is ${isNumber ? $said('too large') : $said('not a whole number')}.`, $said`Write a number, such as ${example}.`);
}


/***/ })

};
