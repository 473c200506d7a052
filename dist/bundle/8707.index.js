export const id = 8707;
export const ids = [8707];
export const modules = {

/***/ 59873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ REPORT_FILE),
/* harmony export */   t: () => (/* binding */ readReport)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88343);
/* harmony import */ var _contract_schema_breaches_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25712);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14343);
/* harmony import */ var _published_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14336);





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
            subject: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
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
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y($said`${REPORT_FILE} has more than ${mib} MiB, and is not read.`, remedy);
    }
    const { data, findings } = (0,_published_index_js__WEBPACK_IMPORTED_MODULE_3__/* .readJsonFile */ .JE)(REPORT_FILE, REPORT_FILE, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path));
    const failure = FAILURE.safeParse(data);
    if (failure.success)
        return failure.data;
    const [problem] = [...findings, ...(0,_contract_schema_breaches_js__WEBPACK_IMPORTED_MODULE_1__/* .schemaBreaches */ .H)('check', data)];
    if (problem)
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y($said`${REPORT_FILE} is no report of a check: ${problem.message}`, remedy);
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

/***/ 32129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runBuild: () => (/* binding */ runBuild)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _check_report_report_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59873);
/* harmony import */ var _commands_build_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96228);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14343);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51040);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1755);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(91842);
/* harmony import */ var _run_options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98703);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73877);
/* harmony import */ var _web_address_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80838);










const DEFAULT_OUT = 'site';
/** `refdata build`: true when the folder was written. */
async function runBuild({ json = false, ...options }) {
    const baseUrl = (0,_web_address_js__WEBPACK_IMPORTED_MODULE_8__/* .webAddress */ .D)('--base-url', options.baseUrl);
    const docsUrl = (0,_web_address_js__WEBPACK_IMPORTED_MODULE_8__/* .webAddress */ .D)('--docs-url', options.docsUrl);
    const { out, into, report } = options;
    if (out !== undefined && into !== undefined)
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y($said('--out and --into cannot go together.'), $said('Give --out for a folder that is replaced whole, --into for one that has files of somebody else.'));
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
        process.stdout.write($said`${_colours_js__WEBPACK_IMPORTED_MODULE_4__/* .colours */ .M.green($said('built'))} ${_colours_js__WEBPACK_IMPORTED_MODULE_4__/* .colours */ .M.bold(name)} into ${result.out}: ${(0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .countFindings */ .G)(result.findings)}\n`);
        process.stdout.write(`${(0,_table_js__WEBPACK_IMPORTED_MODULE_7__/* .renderTable */ .b)(result.files.map(({ path, bytes, count }) => [(result.baseUrl ?? '') + path, bytes, count]))}\n`);
    }
    (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .printFindings */ .c)(result.findings, result.ok ? process.stdout : process.stderr);
    if (!result.ok)
        process.stderr.write($said`\n${_colours_js__WEBPACK_IMPORTED_MODULE_4__/* .colours */ .M.red($said('nothing written'))}: ${name} has ${(0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .countFindings */ .G)(result.findings)}\n`);
    return result.ok;
}
/** @throws {UserError} for what is no report of a check that could be made. */
function comparisonIn(path) {
    const remedy = $said('Write one first: refdata check --json > check.json.');
    const report = (0,_check_report_report_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readReport */ .t)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path), $said`There is no ${path}.`, remedy);
    if ('error' in report)
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y($said`${path} says that nothing could be compared.`, remedy);
    return report;
}


/***/ }),

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

/***/ 98703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ runOptions),
/* harmony export */   d: () => (/* binding */ whereOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _github_fork_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40228);
/* harmony import */ var _repository_folder_supply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53353);
/* harmony import */ var _run_configuration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6112);
/* harmony import */ var _code_frame_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32088);





/** What they say of a run. */
function runOptions({ repo, config, allowCommands = false, cache, repository = new Map() }, progress) {
    // From a folder inside of a repository it is that repository which is meant, as git has it.
    const root = repo === '.' && config === undefined ? upwards() : repo;
    (0,_code_frame_js__WEBPACK_IMPORTED_MODULE_4__/* .framesFrom */ .$o)(root);
    return {
        repo: root,
        // From where the command is run, as paths on a command line are; else the repository's own.
        config: config === undefined ? 'refdata.yml' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(config),
        commands: (0,_github_fork_js__WEBPACK_IMPORTED_MODULE_1__/* .commandPermission */ .X)(allowCommands, process.env),
        cache,
        supply: (0,_repository_folder_supply_js__WEBPACK_IMPORTED_MODULE_2__/* .folderSupply */ .K)(repository, process.env.GITHUB_SERVER_URL),
        progress,
    };
}
/** What another command takes to be about the same repository: `--repo ../lume`; empty for the folder that it is run in. */
function whereOf({ repo, config }) {
    return [
        ...(repo === '.' ? [] : [`--repo ${quoted(repo)}`]),
        ...(config === undefined ? [] : [`--config ${quoted(config)}`]),
    ].join(' ');
}
/** A path as a shell takes it. */
function quoted(path) {
    return /^[\w./:@%+=-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
function upwards() {
    const folder = (0,_run_configuration_js__WEBPACK_IMPORTED_MODULE_3__/* .folderWithConfig */ .PW)(process.cwd());
    return folder === undefined ? '.' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(process.cwd(), folder) || '.';
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

/***/ 80838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ webAddress)
/* harmony export */ });
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);
/* harmony import */ var _http_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73301);


/** An absolute http(s) address given as an option, without a slash at its end. @throws {UserError} */
function webAddress(option, value) {
    if (value === undefined)
        return undefined;
    if (!(0,_http_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isBaseAddress */ .ae)(value)) {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y($said`${option} is "${value}", which is not an absolute address that paths can be put behind.`, $said('Write it in full and without query or "#", such as https://lume.example/docs.'));
    }
    return value.replace(/\/+$/, '');
}


/***/ }),

/***/ 40228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ commandPermission)
/* harmony export */ });
/* harmony import */ var _git_event_payload_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71268);
/* harmony import */ var _git_fork_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);


/** Whether commands may be run, for a process that may be part of a job of GitHub Actions. */
function commandPermission(isSwitchedOn, env) {
    if (!isSwitchedOn)
        return 'off';
    const file = (0,_git_event_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .eventFile */ .Rm)(env);
    if (file === '')
        return env.GITHUB_ACTIONS === 'true' ? 'fork' : 'allowed';
    try {
        return (0,_git_fork_js__WEBPACK_IMPORTED_MODULE_1__/* .isFromFork */ .t)((0,_git_event_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .readPayload */ .rD)(file)) ? 'fork' : 'allowed';
    }
    catch {
        // Not knowing is no reason to trust.
        return 'fork';
    }
}


/***/ }),

/***/ 27239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ NOTHING_MORE),
/* harmony export */   x: () => (/* binding */ languageData)
/* harmony export */ });
/* harmony import */ var _pages_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30638);
/* harmony import */ var _site_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77141);


/** What is known where nothing but the files themselves was read. */
const NOTHING_MORE = {
    origins: new Map(),
    details: new Map(),
    baseUrl: null,
    commit: null,
    programs: [],
    archive: false,
};
/** A language as what was read of its repository says. */
function languageData(run, reference, lexico) {
    const { config } = run.configuration;
    const { extensao } = reference.files.sintaxe;
    const { hasPages, ...settings } = (0,_site_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .siteSettings */ .fs)(config, extensao, run.repository, () => { });
    const base = reference.baseUrl?.replace(/\/+$/, '');
    const { referencia } = (0,_pages_index_js__WEBPACK_IMPORTED_MODULE_0__/* .buildModel */ .yK)({
        ...NOTHING_MORE,
        ...settings,
        files: reference.files,
        origins: reference.origins,
        details: reference.details,
        baseUrl: base ?? null,
    });
    const { files, unread } = reference;
    return { files, referencia, lexico, base: hasPages ? base : undefined, unread };
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
