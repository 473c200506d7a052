export const id = 5101;
export const ids = [5101];
export const modules = {

/***/ 4949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ REPORT_FILE),
/* harmony export */   t: () => (/* binding */ readReport)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88343);
/* harmony import */ var _contract_schema_breaches_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82572);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70787);
/* harmony import */ var _published_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96410);





/** A report of 20,000 changes has less than half of it. */
const MAX_REPORT_BYTES = 16 * 1024 * 1024;
const REPORT_FILE = 'check.json';
const PLACE = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), line: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().optional(), column: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().optional() });
/** What a check writes that could not be made. */
const FAILURE = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    ok: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(false),
    error: zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        message: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
        remedy: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
        findings: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
            rule: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
            level: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['error', 'warning', 'notice']),
            message: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
            remedy: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
            place: PLACE.optional(),
        })),
    }),
});
/**
 * Reads the report of a check, which may come from a stranger.
 * @param absent what to tell where there is none.
 * @param remedy where a report comes from.
 * @throws {UserError} for what is no report of a check.
 */
function readReport(path, absent, remedy) {
    const size = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.size;
    if (size === undefined)
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(absent, remedy);
    if (size > MAX_REPORT_BYTES) {
        const mib = MAX_REPORT_BYTES / 1024 / 1024;
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${REPORT_FILE} has more than ${mib} MiB, and is not read.`, remedy);
    }
    const { data, findings } = (0,_published_index_js__WEBPACK_IMPORTED_MODULE_3__/* .readJsonFile */ .JE)(REPORT_FILE, REPORT_FILE, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path));
    const failure = FAILURE.safeParse(data);
    if (failure.success)
        return failure.data;
    const [problem] = [...findings, ...(0,_contract_schema_breaches_js__WEBPACK_IMPORTED_MODULE_1__/* .schemaBreaches */ .H)('check', data)];
    if (problem)
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${REPORT_FILE} is no report of a check: ${problem.message}`, remedy);
    // A report of an earlier version does not say how much was compared.
    const told = data;
    const since = {
        edits: [],
        release: null,
        compared: { base: 0, head: 0 },
        unknown: [],
        causes: [],
        evidence: [],
    };
    return { ...since, ...told };
}


/***/ }),

/***/ 67482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runBuild: () => (/* binding */ runBuild)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _check_report_report_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4949);
/* harmony import */ var _commands_build_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46308);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70787);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15716);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80415);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(20902);
/* harmony import */ var _run_options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53483);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81681);
/* harmony import */ var _web_address_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78122);










const DEFAULT_OUT = 'site';
/** `refdata build`: true when the folder was written. */
async function runBuild({ json = false, ...options }) {
    const baseUrl = (0,_web_address_js__WEBPACK_IMPORTED_MODULE_8__/* .webAddress */ .D)('--base-url', options.baseUrl);
    const docsUrl = (0,_web_address_js__WEBPACK_IMPORTED_MODULE_8__/* .webAddress */ .D)('--docs-url', options.docsUrl);
    const { out, into, report } = options;
    if (out !== undefined && into !== undefined)
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('--out and --into cannot go together.', 'Give --out for a folder that is replaced whole, --into for one that has files of somebody else.');
    const compared = report === undefined ? undefined : comparisonIn(report);
    const progress = await (0,_progress_js__WEBPACK_IMPORTED_MODULE_9__/* .startProgress */ .o)(json);
    const run = (0,_run_options_js__WEBPACK_IMPORTED_MODULE_6__/* .runOptions */ .K)(options, progress.step);
    const place = into === undefined ? { out: out ?? DEFAULT_OUT } : { out: into, into: true };
    // What was packed is for who attests it, which a command line cannot.
    const { packed: _, ...result } = await (0,_commands_build_js__WEBPACK_IMPORTED_MODULE_2__/* .build */ .j)({ ...run, ...place, baseUrl, docsUrl, compared }).finally(progress.stop);
    if (json) {
        process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
        return result.ok;
    }
    const name = `${result.nome} ${result.versao}`.trim();
    if (result.ok) {
        process.stdout.write(`${_colours_js__WEBPACK_IMPORTED_MODULE_4__/* .colours */ .M.green('built')} ${_colours_js__WEBPACK_IMPORTED_MODULE_4__/* .colours */ .M.bold(name)} into ${result.out}: ${(0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .countFindings */ .G)(result.findings)}\n`);
        process.stdout.write(`${(0,_table_js__WEBPACK_IMPORTED_MODULE_7__/* .renderTable */ .b)(result.files.map(({ path, bytes, count }) => [(result.baseUrl ?? '') + path, bytes, count]))}\n`);
    }
    (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .printFindings */ .c)(result.findings, result.ok ? process.stdout : process.stderr);
    if (!result.ok)
        process.stderr.write(`\n${_colours_js__WEBPACK_IMPORTED_MODULE_4__/* .colours */ .M.red('nothing written')}: ${name} has ${(0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .countFindings */ .G)(result.findings)}\n`);
    return result.ok;
}
/** @throws {UserError} for what is no report of a check that could be made. */
function comparisonIn(path) {
    const remedy = 'Write one first: refdata check --json > check.json.';
    const report = (0,_check_report_report_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readReport */ .t)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path), `There is no ${path}.`, remedy);
    if ('error' in report)
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`${path} says that nothing could be compared.`, remedy);
    return report;
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


/***/ }),

/***/ 81681:
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


/***/ })

};
