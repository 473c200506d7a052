export const id = 3405;
export const ids = [3405];
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

/***/ 33405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runRegistryGet: () => (/* binding */ runRegistryGet)
/* harmony export */ });
/* harmony import */ var _attest_maker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72972);
/* harmony import */ var _commands_registry_get_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95829);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38696);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51040);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91842);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73877);






const MAX_LINE_CHARACTERS = 300;
/** `refdata registry get` */
async function runRegistryGet(wanted, { json = false, ...options }) {
    const progress = await (0,_progress_js__WEBPACK_IMPORTED_MODULE_4__/* .startProgress */ .o)(json);
    progress.step(wanted.join(', '));
    const packages = await (0,_commands_registry_get_js__WEBPACK_IMPORTED_MODULE_1__/* .getPackages */ .G)(wanted, options).finally(progress.stop);
    if (json) {
        process.stdout.write(`${JSON.stringify({ ok: true, to: options.to, packages }, null, 2)}\n`);
        return;
    }
    process.stdout.write($said`${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.green($said('installed'))} into ${options.to}\n`);
    process.stdout.write(`${(0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .renderTable */ .b)(packages.map(({ name, version, sha256 }) => [name, version, sha256]))}\n`);
    for (const { name, version, attestation } of packages) {
        if (attestation === undefined)
            continue;
        const { maker, doubt } = attestation;
        const line = maker === null ? (doubt ?? '') : $said`${name} ${version} was made by ${(0,_attest_maker_js__WEBPACK_IMPORTED_MODULE_0__/* .describeMaker */ .S)(maker)}`;
        process.stdout.write(`  ${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.dim((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .visibleLine */ .P)(line, MAX_LINE_CHARACTERS))}\n`);
    }
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

/***/ 95829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ getPackages)
/* harmony export */ });
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);
/* harmony import */ var _registry_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10850);


/**
 * Installs packages (`name` or `name@range`) and what they need from a registry.
 * @throws {UserError} when there is no such registry or package, or an archive is not what the index says.
 */
async function getPackages(wanted, { from, to, requireAttestation, trustedRoot }) {
    const demands = wanted.map(_registry_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseWanted */ .VB);
    const demand = { repository: requireAttestation, trustedRoot };
    const source = await (0,_registry_index_js__WEBPACK_IMPORTED_MODULE_1__/* .openRegistry */ .Me)(from);
    const place = source.placeOf(_registry_index_js__WEBPACK_IMPORTED_MODULE_1__/* .INDEX_FILE */ .K$);
    const result = await source.read(_registry_index_js__WEBPACK_IMPORTED_MODULE_1__/* .INDEX_FILE */ .K$);
    if (result.kind !== 'found') {
        const reason = { missing: $said('is not there'), 'too-large': $said('is too large') };
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y($said`The index ${place} ${'reason' in result ? result.reason : reason[result.kind]}.`, $said('Give the folder or address of a registry with --from.'));
    }
    return (0,_registry_index_js__WEBPACK_IMPORTED_MODULE_1__/* .installPackages */ .R)(source, (0,_registry_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseIndex */ .A1)(result.bytes, place), demands, to, demand);
}


/***/ })

};
