export const id = 9143;
export const ids = [9143];
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

/***/ 29143:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runValidate: () => (/* binding */ runValidate)
/* harmony export */ });
/* harmony import */ var _commands_validate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94889);
/* harmony import */ var _contract_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67451);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38696);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51040);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1755);
/* harmony import */ var _log_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78955);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91842);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73877);








/** Names of rules shown. */
const MAX_RULES_CHARACTERS = 400;
/** `refdata validate`: true when there is no error. */
async function runValidate(target, { json = false }) {
    const progress = await (0,_progress_js__WEBPACK_IMPORTED_MODULE_6__/* .startProgress */ .o)(json);
    progress.step(target);
    const result = await (0,_commands_validate_js__WEBPACK_IMPORTED_MODULE_0__/* .validate */ .t)(target).finally(progress.stop);
    const { ok } = result;
    if (json) {
        process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
        return ok;
    }
    const verdict = ok ? _colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.green($said('valid')) : _colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.red($said('not valid'));
    process.stdout.write(`${verdict} ${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.bold(target)}${result.versao === null ? '' : $said` (versao ${result.versao})`}: ${(0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .countFindings */ .G)(result.findings)}\n`);
    const rows = result.files.map(({ path, bytes, counts }) => [path, bytes, (0,_contract_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .describeCounts */ .wv)(counts)]);
    if (rows.length > 0)
        process.stdout.write((0,_log_text_js__WEBPACK_IMPORTED_MODULE_4__/* .logText */ .k)(`${(0,_table_js__WEBPACK_IMPORTED_MODULE_5__/* .renderTable */ .b)(rows)}\n`));
    const changed = Object.keys(result.policy);
    if (changed.length > 0)
        process.stdout.write(`  ${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.dim($said`The manifest changes these rules: ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .visibleLine */ .P)(changed.join(', '), MAX_RULES_CHARACTERS)}`)}\n`);
    (0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .printFindings */ .c)(result.findings, process.stdout);
    return ok;
}


/***/ }),

/***/ 94889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ validate)
/* harmony export */ });
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9314);
/* harmony import */ var _http_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73301);
/* harmony import */ var _published_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14336);



/**
 * Proves the published files in a folder (`<folder>/api/*.json`, or the folder of `index.json` itself) or at an http(s)
 * address.
 *
 * @throws {UserError} when there is nothing to prove: no such folder, no files in it, no answer.
 */
async function validate(target, options = {}) {
    const source = (0,_http_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isAddress */ .PW)(target) ? (0,_published_index_js__WEBPACK_IMPORTED_MODULE_2__/* .openAddress */ .BV)(target, options.timeoutMs) : await (0,_published_index_js__WEBPACK_IMPORTED_MODULE_2__/* .openFolder */ .NE)(target);
    const proved = await (0,_published_index_js__WEBPACK_IMPORTED_MODULE_2__/* .provePublished */ .Fw)(source);
    return { ok: !(0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .hasError */ .JD)(proved.findings), target, ...proved };
}


/***/ })

};
