export const id = 3702;
export const ids = [3702];
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

/***/ 74404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runPack: () => (/* binding */ runPack)
/* harmony export */ });
/* harmony import */ var _commands_registry_pack_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12092);
/* harmony import */ var _code_frame_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32088);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51040);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1755);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91842);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73877);






/** `refdata registry pack`: true when the archives were written. */
async function runPack(names, { json = false, ...options }) {
    (0,_code_frame_js__WEBPACK_IMPORTED_MODULE_1__/* .framesFrom */ .$o)(options.repo);
    const progress = await (0,_progress_js__WEBPACK_IMPORTED_MODULE_5__/* .startProgress */ .o)(json);
    const result = await (0,_commands_registry_pack_js__WEBPACK_IMPORTED_MODULE_0__/* .packRegistry */ .r)({ ...options, names, progress: progress.step }).finally(progress.stop);
    if (json) {
        process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
        return result.ok;
    }
    if (!result.ok) {
        (0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .printFindings */ .c)(result.findings, process.stderr);
        process.stderr.write(`\n${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.red($said('nothing packed'))}: ${(0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .countFindings */ .G)(result.findings)}\n`);
        return false;
    }
    process.stdout.write($said`${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.green($said('packed'))} into ${options.out}\n`);
    process.stdout.write(`${(0,_table_js__WEBPACK_IMPORTED_MODULE_4__/* .renderTable */ .b)(result.archives.map(({ file, bytes, sha256 }) => [file, bytes, sha256]))}\n`);
    return true;
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

/***/ 12092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ packRegistry)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _findings_unwritable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78972);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14343);
/* harmony import */ var _registry_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10850);
/* harmony import */ var _run_run_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15637);
/* harmony import */ var _runtime_make_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35742);
/* harmony import */ var _runtime_remove_quietly_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35112);









const REMEDY = $said('Choose another folder with --out.');
/**
 * Packs packages of a repository into archives, all or none (reference-language.md §10.5).
 * @throws {UserError} when the configuration does not hold, or a name is of no package.
 */
async function packRegistry(options) {
    const { configuration: loaded, progress } = (0,_run_run_context_js__WEBPACK_IMPORTED_MODULE_5__/* .openRun */ .I)(options);
    const reader = new _registry_index_js__WEBPACK_IMPORTED_MODULE_4__/* .PackageReader */ .GA(options.repo, (0,_registry_index_js__WEBPACK_IMPORTED_MODULE_4__/* .registroOf */ .Lx)(loaded), loaded.config.limits, options.out);
    const all = await reader.readManifests(reader.manifestPaths());
    const names = options.names ?? [];
    const known = all.map(({ name }) => name);
    const unknown = names.find(name => !known.includes(name));
    if (unknown !== undefined && reader.findings.length === 0) {
        const [near] = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_8__/* .nearest */ .p)(unknown, known);
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y($said`There is no package ${unknown}.`, near ? $said`Did you mean ${near}?` : $said`The packages are ${known.join(', ')}.`);
    }
    const staging = stagingIn(options.out);
    try {
        const archives = [];
        for (const manifest of all) {
            const { name, version } = manifest;
            if (names.length > 0 && !names.includes(name))
                continue;
            progress($said`package ${name}`);
            const source = await reader.open(manifest);
            const packed = source && (await reader.pack(source, staging));
            if (packed)
                archives.push({ name, version, ...packed, file: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(options.out, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(packed.file)) });
        }
        if (reader.findings.length > 0)
            return { ok: false, archives: [], findings: reader.findings };
        (0,_findings_unwritable_js__WEBPACK_IMPORTED_MODULE_2__/* .writing */ .d)(options.out, REMEDY, () => {
            for (const { file } of archives)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(staging, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file)), file);
        });
        return { ok: true, archives, findings: [] };
    }
    finally {
        (0,_runtime_remove_quietly_js__WEBPACK_IMPORTED_MODULE_7__/* .removeQuietly */ .S)(staging);
    }
}
/** A new folder in the one for the archives, so that they move to their places whole. */
function stagingIn(out) {
    return (0,_findings_unwritable_js__WEBPACK_IMPORTED_MODULE_2__/* .writing */ .d)(out, REMEDY, () => {
        (0,_runtime_make_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .makeFolder */ .f)(out);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, '.refdata-pack-'));
    });
}


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
