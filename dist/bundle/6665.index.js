export const id = 6665;
export const ids = [6665];
export const modules = {

/***/ 30497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAddresses: () => (/* binding */ runAddresses)
});

// EXTERNAL MODULE: ./build/said/findings/finding.js
var finding = __webpack_require__(9314);
// EXTERNAL MODULE: ./build/said/pages/index.js + 53 modules
var pages = __webpack_require__(30638);
// EXTERNAL MODULE: ./build/said/run/reference.js + 1 modules
var reference = __webpack_require__(11217);
// EXTERNAL MODULE: ./build/said/run/run-context.js
var run_context = __webpack_require__(15637);
// EXTERNAL MODULE: ./build/said/run/site-settings.js
var site_settings = __webpack_require__(77141);
// EXTERNAL MODULE: ./build/said/versions/scheme.js + 3 modules
var versions_scheme = __webpack_require__(39013);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/said/findings/user-error.js
var user_error = __webpack_require__(14343);
// EXTERNAL MODULE: ./build/said/site/hosting.js
var hosting = __webpack_require__(42156);
// EXTERNAL MODULE: ./build/said/text/code-points.js
var code_points = __webpack_require__(62021);
// EXTERNAL MODULE: ./build/said/commands/language-data.js
var language_data = __webpack_require__(64550);
;// CONCATENATED MODULE: ./build/said/commands/archived-versions.js






/**
 * What the copies in the folder of a published site (`archive` in refdata.yml) have.
 * @throws {UserError} when it has no copies, or one does not hold what it should.
 */
async function archivedVersions(folder, scheme) {
    const copies = (0,external_node_path_.join)(folder, hosting/* ARCHIVE_FOLDER */.qx);
    const entries = await (0,promises_.readdir)(copies, { withFileTypes: true }).catch(() => []);
    const names = entries.filter(entry => entry.isDirectory()).map(({ name }) => name);
    if (names.length === 0)
        throw new user_error/* UserError */.y($said`There are no copies of versions in ${copies}.`, $said('Give the folder of a site that was published with `archive: true`: a checkout of its branch, say.'));
    const ordered = [];
    const unordered = [];
    for (const name of names.sort(code_points/* compareCodePoints */.O)) {
        const version = scheme.parse(name);
        if (version !== undefined && ordered.every(other => scheme.compare(version, other) !== undefined))
            ordered.push(version);
        else
            unordered.push(name);
    }
    ordered.sort((a, b) => scheme.compare(a, b) ?? 0);
    const since = new Map();
    for (const { text } of ordered) {
        const { referencia } = await (0,language_data/* languageAt */.K)((0,external_node_path_.join)(copies, text));
        for (const { id } of referencia.itens)
            if (!since.has(id))
                since.set(id, text);
    }
    return { since, unordered };
}

// EXTERNAL MODULE: ./build/said/commands/committed-file.js
var committed_file = __webpack_require__(37664);
;// CONCATENATED MODULE: ./build/said/commands/addresses.js








const NO_COPIES = { since: new Map(), unordered: [] };
/**
 * Records the address of each thing in the file that `enderecos` names. Nothing that it has is changed, but for the version
 * that a thing is there since, where an earlier one is archived. What git could not merge is merged first.
 * @throws {UserError} when refdata.yml names no such file, or it or the archive holds something else.
 */
async function addresses({ write, archived, ...options }) {
    const run = (0,run_context/* openRun */.I)(options);
    const { config } = run.configuration;
    const file = (0,committed_file/* committedFile */.f)(run, 'enderecos');
    const merged = write && run.repository.isFile(file) ? (0,pages/* mergedLedger */.yO)(run.repository.read(file), file) : undefined;
    if (merged) {
        (0,committed_file/* writeCommitted */.E)(options.repo, file, (0,pages/* ledgerText */.PK)(merged));
        return { ...(await addresses({ write, archived, ...options })), written: true };
    }
    const { files, origins, details, findings } = await (0,reference/* referenceOf */.B)(run);
    if ((0,finding/* hasError */.JD)(findings))
        return { file, added: [], gone: [], earlier: [], unordered: [], written: false, findings };
    const settings = (0,site_settings/* siteSettings */.fs)({ ...config, programas: [] }, files.sintaxe.extensao, run.repository, () => { });
    const site = (0,pages/* referenceSite */.vP)({
        ...settings,
        files,
        origins,
        details,
        baseUrl: null,
        commit: null,
        archive: false,
    });
    const before = settings.ledger ?? { enderecos: {} };
    const updated = (0,pages/* updatedLedger */.lC)(before, files.index.versao, site.addresses);
    const { added, gone } = updated;
    const scheme = new versions_scheme/* VersionScheme */.Y(config.check?.versions);
    const { since, unordered } = archived === undefined ? NO_COPIES : await archivedVersions(archived, scheme);
    const { ledger, earlier } = (0,pages/* withEarlier */.TG)(updated.ledger, since, (a, b) => {
        const [one, other] = [scheme.parse(a), scheme.parse(b)];
        return one !== undefined && other !== undefined && (scheme.compare(one, other) ?? 0) < 0;
    });
    const isNew = (0,pages/* ledgerText */.PK)(ledger) !== (0,pages/* ledgerText */.PK)(before);
    if (write && isNew)
        (0,committed_file/* writeCommitted */.E)(options.repo, file, (0,pages/* ledgerText */.PK)(ledger));
    return { file, added, gone, earlier, unordered, written: write && isNew, findings };
}

// EXTERNAL MODULE: ./build/said/text/visible.js
var visible = __webpack_require__(38696);
// EXTERNAL MODULE: ./build/said/cli/colours.js
var colours = __webpack_require__(51040);
// EXTERNAL MODULE: ./build/said/cli/findings.js
var cli_findings = __webpack_require__(1755);
// EXTERNAL MODULE: ./build/said/cli/run-options.js
var run_options = __webpack_require__(98703);
;// CONCATENATED MODULE: ./build/said/cli/addresses.js






/** `refdata addresses`: true when the file has, or has now, every address. */
async function runAddresses({ json = false, write = false, archived, ...options }) {
    const result = await addresses({ ...(0,run_options/* runOptions */.K)(options), write, archived });
    const { file, added, gone, earlier, unordered, written, findings } = result;
    const isFailed = (0,finding/* hasError */.JD)(findings);
    const ok = !isFailed && (written || added.length + gone.length + earlier.length === 0);
    if (json) {
        process.stdout.write(`${JSON.stringify({ ok, ...result }, null, 2)}\n`);
        return ok;
    }
    if (isFailed) {
        (0,cli_findings/* printFindings */.c)(findings, process.stderr);
        return false;
    }
    for (const id of added)
        process.stdout.write(`${colours/* colours */.M.green($said('new'))}  ${(0,visible/* visible */.R)(id)}\n`);
    for (const id of gone)
        process.stdout.write(`${colours/* colours */.M.red($said('gone'))} ${(0,visible/* visible */.R)(id)}\n`);
    for (const id of earlier)
        process.stdout.write(`${colours/* colours */.M.yellow($said('since an earlier version'))} ${(0,visible/* visible */.R)(id)}\n`);
    for (const name of unordered)
        process.stdout.write($said`${colours/* colours */.M.yellow($said('left out'))} ${(0,visible/* visible */.R)(name)}: it has no place in the order of versions (check.versions in refdata.yml)\n`);
    process.stdout.write(written
        ? $said`${file}: ${added.length} added, ${gone.length} gone\n`
        : $said`${file}: ${added.length} to add, ${gone.length} gone${ok ? '' : $said(' (--write records it)')}\n`);
    return ok;
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

/***/ 37664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ writeCommitted),
/* harmony export */   f: () => (/* binding */ committedFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _findings_unwritable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78972);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14343);
/* harmony import */ var _repository_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5629);





/** Files that refdata.yml names, commands write and the repository keeps, with what they hold. */
const HOLDING = { mudancas: 'changes', enderecos: 'addresses' };
/**
 * The path of a file that a command writes, relative to the repository.
 * @throws {UserError} when refdata.yml names none, or one that is outside.
 */
function committedFile({ configuration, shown }, key) {
    const file = configuration.config[key];
    if (file === undefined)
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y($said`${shown} names no file for ${HOLDING[key]}.`, $said`Add the line \`${key}: ${key}.json\` to it, and commit the file that this command writes.`);
    if ((0,_repository_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .leaves */ .FQ)(file))
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y($said`${file} is outside of the repository.`, $said`Name a file inside of it in \`${key}\`.`);
    return file;
}
/** Writes it. @throws {UserError} */
function writeCommitted(repo, file, text) {
    (0,_findings_unwritable_js__WEBPACK_IMPORTED_MODULE_2__/* .writing */ .d)(file, $said('Name another file in refdata.yml, or give the right to write this one.'), () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_repository_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryRoot */ .Hn)(repo), file), text));
}


/***/ }),

/***/ 64550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ languageAt),
/* harmony export */   e: () => (/* binding */ languageOf)
/* harmony export */ });
/* harmony import */ var _contract_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77964);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);
/* harmony import */ var _http_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73301);
/* harmony import */ var _lexico_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63245);
/* harmony import */ var _pages_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30638);
/* harmony import */ var _published_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14336);
/* harmony import */ var _rules_contract_check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13744);
/* harmony import */ var _run_language_data_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27239);
/* harmony import */ var _run_lexico_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99046);
/* harmony import */ var _run_reference_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(11217);
/* harmony import */ var _run_run_context_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15637);
/* harmony import */ var _text_shown_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(69531);












/** Files of a site that may be missing. */
const MORE_PATHS = [_contract_files_js__WEBPACK_IMPORTED_MODULE_10__/* .REFERENCIA_PATH */ .Lh, _contract_files_js__WEBPACK_IMPORTED_MODULE_10__/* .LEXICO_PATH */ .rM, _contract_files_js__WEBPACK_IMPORTED_MODULE_10__/* .MANIFEST_PATH */ .U4];
/** A language as a built folder or a published site has it. @throws {UserError} when there is nothing that can be read. */
async function languageAt(target) {
    const source = (0,_http_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isAddress */ .PW)(target) ? (0,_published_index_js__WEBPACK_IMPORTED_MODULE_4__/* .openAddress */ .BV)(target) : await (0,_published_index_js__WEBPACK_IMPORTED_MODULE_4__/* .openFolder */ .NE)(target);
    const { files, findings: unreadable } = await (0,_published_index_js__WEBPACK_IMPORTED_MODULE_4__/* .loadPublished */ .pW)(source);
    // What a site has and cannot be read is no reason to go on as if it had none.
    for (const { subject, message, remedy } of unreadable)
        if (subject !== undefined && MORE_PATHS.includes(subject) && !files.has(subject))
            throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(message, remedy);
    const read = (path, name) => {
        const data = files.get(path)?.data;
        const findings = data === undefined ? [] : (0,_rules_contract_check_js__WEBPACK_IMPORTED_MODULE_5__/* .checkSchema */ ._)(name, data);
        if (data === undefined || findings.length > 0)
            throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${source.placeOf(path)} ${data === undefined ? $said('cannot be read') : $said('does not hold what it should')}.`, $said`See what is wrong with \`refdata validate ${target}\`.`, { findings: [...findings] });
        return data;
    };
    const seven = Object.fromEntries(_contract_files_js__WEBPACK_IMPORTED_MODULE_10__/* .FILE_NAMES */ .GY.map(name => [name, read((0,_contract_files_js__WEBPACK_IMPORTED_MODULE_10__/* .pathOf */ .XM)(name), name)]));
    oneVersion(target, seven);
    const hasPages = files.has(_contract_files_js__WEBPACK_IMPORTED_MODULE_10__/* .REFERENCIA_PATH */ .Lh);
    const manifest = files.get(_contract_files_js__WEBPACK_IMPORTED_MODULE_10__/* .MANIFEST_PATH */ .U4)?.data;
    const base = (0,_http_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isAddress */ .PW)(target) ? (0,_published_index_js__WEBPACK_IMPORTED_MODULE_4__/* .baseAddress */ .uU)(target) : (manifest?.base_url ?? undefined);
    return {
        files: seven,
        referencia: hasPages
            ? read(_contract_files_js__WEBPACK_IMPORTED_MODULE_10__/* .REFERENCIA_PATH */ .Lh, 'referencia')
            : (0,_pages_index_js__WEBPACK_IMPORTED_MODULE_3__/* .buildModel */ .yK)({ ..._run_language_data_js__WEBPACK_IMPORTED_MODULE_6__/* .NOTHING_MORE */ .u, files: seven, idioma: 'pt' }).referencia,
        lexico: files.has(_contract_files_js__WEBPACK_IMPORTED_MODULE_10__/* .LEXICO_PATH */ .rM) ? await soundLexico(read(_contract_files_js__WEBPACK_IMPORTED_MODULE_10__/* .LEXICO_PATH */ .rM, 'lexico')) : undefined,
        base: hasPages ? base : undefined,
        unread: manifest?.unread ?? [],
    };
}
/** While a site is published anew its files may be of two versions; what is said of both together is true of neither. */
function oneVersion(target, files) {
    const { versao } = files.index;
    const other = _contract_files_js__WEBPACK_IMPORTED_MODULE_10__/* .FILE_NAMES */ .GY.find(name => files[name].versao !== versao);
    if (other !== undefined)
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y($said`${target} has files of two versions: ${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_10__/* .pathOf */ .XM)('index')} is of ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_11__/* .shown */ .SP)(versao)}, ${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_10__/* .pathOf */ .XM)(other)} of ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_11__/* .shown */ .SP)(files[other].versao)}.`, $said('It may be being published just now: try again in a moment.'));
}
/** Patterns from elsewhere are run only when nothing is wrong with them. */
async function soundLexico(lexico) {
    return (await (0,_lexico_index_js__WEBPACK_IMPORTED_MODULE_2__/* .checkLexico */ .Tb)(lexico)).length === 0 ? lexico : undefined;
}
/** A language as its repository has it. @throws {UserError} for a configuration that does not hold. */
async function languageOf(options) {
    const run = (0,_run_run_context_js__WEBPACK_IMPORTED_MODULE_9__/* .openRun */ .I)(options);
    const reference = await (0,_run_reference_js__WEBPACK_IMPORTED_MODULE_8__/* .referenceOf */ .B)(run);
    const { lexico } = await (0,_run_lexico_js__WEBPACK_IMPORTED_MODULE_7__/* .lexicoOf */ .K)(run, reference.files);
    return (0,_run_language_data_js__WEBPACK_IMPORTED_MODULE_6__/* .languageData */ .x)(run, reference, lexico);
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
