export const id = 4652;
export const ids = [4652];
export const modules = {

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

/***/ 84792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ declaredRange)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var smol_toml__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3292);



/** How projects say which versions of the language they are for: `forge.toml`, `[package]` or `[project]`. */
const MANIFEST = 'forge.toml';
const FIELD = 'dataforge';
const MAX_MANIFEST_BYTES = 1024 * 1024;
/** No project is deeper. */
const MAX_FOLDERS_UP = 30;
/** The range of versions that the project around a file declares; nothing where there is no project, or it does not say. */
function declaredRange(file) {
    let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file);
    for (let i = 0; i < MAX_FOLDERS_UP; i += 1) {
        const found = rangeIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, MANIFEST));
        if (found !== undefined)
            return found.range;
        const above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
        if (above === folder)
            return undefined;
        folder = above;
    }
    return undefined;
}
/** What a manifest says; nothing where there is none that can be read. */
function rangeIn(path) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
        if (stat === undefined || !stat.isFile() || stat.size > MAX_MANIFEST_BYTES)
            return undefined;
        const { package: own, project } = (0,smol_toml__WEBPACK_IMPORTED_MODULE_2__/* .parse */ .qg)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
        for (const section of [own, project]) {
            const range = typeof section === 'object' && section !== null
                ? section[FIELD]
                : undefined;
            if (typeof range === 'string')
                return { range };
        }
        return { range: undefined };
    }
    catch {
        // A manifest that is just being written is none.
        return undefined;
    }
}


/***/ }),

/***/ 47234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ keptLanguageAt)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _cache_kept_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16556);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14343);
/* harmony import */ var _http_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73301);
/* harmony import */ var _repository_observed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99657);
/* harmony import */ var _runtime_generated_version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10529);
/* harmony import */ var _text_counted_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35676);
/* harmony import */ var _language_data_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64550);








/**
 * A language at an address or in a built folder. One that was fetched is kept, and stands in when its address gives none
 * that can be read: whoever writes programs goes on, and is told.
 *
 * @throws {UserError} when there is nothing that can be read, and nothing was kept.
 */
async function keptLanguageAt(target, { cache, told, patience }) {
    if (cache === undefined || !(0,_http_address_js__WEBPACK_IMPORTED_MODULE_3__/* .isAddress */ .PW)(target))
        return (0,_language_data_js__WEBPACK_IMPORTED_MODULE_5__/* .languageAt */ .K)(target);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(cache, `language-${(0,_repository_observed_js__WEBPACK_IMPORTED_MODULE_4__/* .digestOf */ .ol)(JSON.stringify([_runtime_generated_version_js__WEBPACK_IMPORTED_MODULE_6__/* .VERSION */ .x, target])).slice(0, 16)}.json`);
    const fetched = (0,_language_data_js__WEBPACK_IMPORTED_MODULE_5__/* .languageAt */ .K)(target).then(data => {
        // What comes too late for now is there the next time.
        (0,_cache_kept_file_js__WEBPACK_IMPORTED_MODULE_1__/* .keep */ .a)(path, JSON.stringify(data));
        return data;
    });
    try {
        return await inTime(fetched, target, (0,_cache_kept_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readKept */ .D)(path) === undefined ? undefined : patience);
    }
    catch (error) {
        const kept = error instanceof _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y ? (0,_cache_kept_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readKept */ .D)(path) : undefined;
        if (kept === undefined)
            throw error;
        const data = JSON.parse(kept);
        told({ target, reason: error.message, referencia: data.referencia });
        return data;
    }
}
/** What is fetched; where there is a copy, only if it comes while somebody waits. */
async function inTime(fetched, target, patience) {
    if (patience === undefined)
        return fetched;
    // Nobody may be there any more when it fails later.
    fetched.catch(() => { });
    let timer;
    const late = new Promise((_, fail) => {
        timer = setTimeout(() => fail(new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y($said`${target} has not answered within ${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .h)(patience, 'second')}.`, $said('See whether the address is reachable.'))), patience * 1000);
    });
    return Promise.race([fetched, late]).finally(() => clearTimeout(timer));
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

/***/ 30588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ surroundingsOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** What stands beside a program: files and folders, whatever their ending, there and in `src`. */
function surroundingsOf(file) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file);
    return {
        hasFile: name => [folder, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'src')].some(each => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(each) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(each).some(entry => entry.split('.')[0] === name)),
    };
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

/***/ 89587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ choose)
/* harmony export */ });
/* harmony import */ var _registry_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10850);

/** Of the versions that are known the newest that a project accepts; the newest of all where it accepts none, or does not say. */
function choose(supports, range) {
    const dated = supports.map(support => ({ support, version: (0,_registry_index_js__WEBPACK_IMPORTED_MODULE_0__/* .readVersion */ .$4)(support.language.version) }));
    dated.sort((a, b) => a.version === undefined || b.version === undefined
        ? Number(a.version === undefined) - Number(b.version === undefined)
        : (0,_registry_index_js__WEBPACK_IMPORTED_MODULE_0__/* .compareVersions */ .Zy)(b.version, a.version));
    const accepted = range === undefined ? undefined : rangeOf(range);
    const fitting = dated.find(({ version }) => version !== undefined && accepted?.accepts(version));
    return (fitting ?? dated[0])?.support;
}
function rangeOf(text) {
    try {
        return (0,_registry_index_js__WEBPACK_IMPORTED_MODULE_0__/* .parseRange */ .RC)(text);
    }
    catch (error) {
        if (error instanceof _registry_index_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRange */ .Pz)
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 18855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R9: () => (/* binding */ itemAt),
/* harmony export */   TE: () => (/* binding */ lookUp),
/* harmony export */   VG: () => (/* binding */ meantAt)
/* harmony export */ });
/* harmony import */ var _code_token_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43371);

/** The thing of the language that is named at a place; nothing in comments and texts, and for names of the program's own. */
function lookUp(program, offset) {
    if (program.isProse(offset))
        return undefined;
    const code = program.codeAt(offset);
    const last = (0,_code_token_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenBefore */ .pK)(code, offset + 1);
    // Right behind a token is on it, too, where the next one does not begin there.
    const at = touches(code.tokens.get(last), offset) ? last : last - 1;
    const token = code.tokens.get(at);
    if (!touches(token, offset) || token === undefined)
        return undefined;
    if (token.kind === 'symbol') {
        const item = program.language.operators.get((0,_code_token_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(code, at));
        return item && { item, start: token.start, end: token.end };
    }
    if (token.kind !== 'name')
        return undefined;
    const item = meantAt(program, code, at);
    const first = item?.tipo === 'modulo' ? (0,_code_token_js__WEBPACK_IMPORTED_MODULE_0__/* .chainUpTo */ .cq)(code, at).first : at;
    return item && { item, start: code.tokens.get(first)?.start ?? token.start, end: token.end };
}
function touches(token, offset) {
    return token !== undefined && token.start <= offset && offset <= token.end;
}
/**
 * What the language has of the name at a token, where that is meant: nothing for a name that the program has for itself, and
 * for a contextual word that is a name there.
 */
function meantAt(program, code, at) {
    const asked = (0,_code_token_js__WEBPACK_IMPORTED_MODULE_0__/* .isMember */ .NB)(code, at - 1);
    const taken = program.selectedAt(code, at);
    if (taken !== undefined)
        return taken.module.symbols.get(taken.name);
    const item = itemAt(program, (0,_code_token_js__WEBPACK_IMPORTED_MODULE_0__/* .chainUpTo */ .cq)(code, at), { isMember: asked });
    if (item === undefined || asked || item.tipo === 'modulo' || item.tipo === 'simbolo')
        return item;
    if (item.tipo === 'contextual')
        return program.isNameAt(code, at) ? undefined : item;
    return item.tipo === 'embutida' && program.isOwnAt(code, at) ? undefined : item;
}
/** What a name means whose last part is asked about. */
function itemAt(program, chain, { isMember }) {
    const { language } = program;
    const { parts } = chain;
    const name = parts.at(-1);
    const whole = program.moduleOf(chain);
    // A name of one part is a module where the program has taken it in so, or where that cannot be known.
    const isTaken = parts.length > 1 || program.bound.has(name) || !program.isDescribed;
    if (whole?.length === parts.length && isTaken)
        return whole.module.item;
    if (isMember)
        return whole?.length === parts.length - 1 ? whole.module.symbols.get(name) : undefined;
    const word = language.words.get(name);
    if (word?.isReserved)
        return word.item;
    return program.taken.get(name) ?? word?.item ?? language.builtins.get(name) ?? language.verbs.get(name);
}


/***/ }),

/***/ 77693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ fixesIn),
/* harmony export */   T: () => (/* binding */ diagnosticOf)
/* harmony export */ });
/* harmony import */ var vscode_languageserver_protocol__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65617);
/* harmony import */ var _message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1178);


/** How sure and how bad it is; what is not listed is an error. */
const SEVERITIES = {
    'unknown-symbol': vscode_languageserver_protocol__WEBPACK_IMPORTED_MODULE_0__.DiagnosticSeverity.Warning,
    'unknown-module': vscode_languageserver_protocol__WEBPACK_IMPORTED_MODULE_0__.DiagnosticSeverity.Warning,
    'unknown-name': vscode_languageserver_protocol__WEBPACK_IMPORTED_MODULE_0__.DiagnosticSeverity.Warning,
    deprecated: vscode_languageserver_protocol__WEBPACK_IMPORTED_MODULE_0__.DiagnosticSeverity.Hint,
    'next-reserved': vscode_languageserver_protocol__WEBPACK_IMPORTED_MODULE_0__.DiagnosticSeverity.Information,
    'next-gone': vscode_languageserver_protocol__WEBPACK_IMPORTED_MODULE_0__.DiagnosticSeverity.Information,
};
/** A problem as editors show it, with the language's own code where it has one. */
function diagnosticOf(problem, program, code) {
    const { kind, item } = problem;
    const { language } = program;
    const error = code === undefined ? undefined : language.errors.get(code);
    const about = error ?? item;
    const href = about && language.addressOf(about);
    return {
        range: rangeOf(problem, program),
        severity: SEVERITIES[kind] ?? vscode_languageserver_protocol__WEBPACK_IMPORTED_MODULE_0__.DiagnosticSeverity.Error,
        source: language.name,
        code: code ?? kind,
        ...(href !== undefined && { codeDescription: { href } }),
        message: (0,_message_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .b)(problem, error),
        ...(kind === 'deprecated' && { tags: [vscode_languageserver_protocol__WEBPACK_IMPORTED_MODULE_0__.DiagnosticTag.Deprecated] }),
    };
}
/** What puts right what is wrong in a range. */
function fixesIn(range, problems, program) {
    const { document } = program;
    const [from, to] = [document.offsetAt(range.start), document.offsetAt(range.end)];
    return problems
        .filter(({ problem }) => problem.start <= to && from <= problem.end)
        .flatMap(({ problem, diagnostic }) => (problem.fixes ?? []).map((fix, i) => actionOf(fix, diagnostic, program, i === 0 && fix.isSure)));
}
function actionOf(fix, diagnostic, program, isPreferred) {
    return {
        title: fix.title,
        kind: vscode_languageserver_protocol__WEBPACK_IMPORTED_MODULE_0__.CodeActionKind.QuickFix,
        diagnostics: [diagnostic],
        ...(isPreferred && { isPreferred }),
        edit: {
            changes: {
                [program.document.uri]: (fix.others ?? [fix]).map(place => ({
                    range: rangeOf(place, program),
                    newText: fix.text,
                })),
            },
        },
    };
}
function rangeOf({ start, end }, { document }) {
    return { start: document.positionAt(start), end: document.positionAt(end) };
}


/***/ }),

/***/ 27580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ lookSteps),
  T: () => (/* binding */ lookThrough)
});

// EXTERNAL MODULE: ./build/said/text/steps.js
var steps = __webpack_require__(83957);
// EXTERNAL MODULE: ./build/said/lsp/problems/diagnostics.js
var diagnostics = __webpack_require__(77693);
// EXTERNAL MODULE: ./build/said/lsp/problems/find.js + 1 modules
var find = __webpack_require__(9757);
// EXTERNAL MODULE: ./build/said/text/shown.js
var shown = __webpack_require__(69531);
// EXTERNAL MODULE: ./build/said/lsp/code-token.js
var code_token = __webpack_require__(43371);
// EXTERNAL MODULE: ./build/said/lsp/imports.js
var lsp_imports = __webpack_require__(10682);
// EXTERNAL MODULE: ./build/said/lsp/lookup.js
var lookup = __webpack_require__(18855);
// EXTERNAL MODULE: ./build/said/lsp/problems/module-problems.js
var module_problems = __webpack_require__(19018);
// EXTERNAL MODULE: ./build/said/lsp/problems/name-problems.js
var name_problems = __webpack_require__(57727);
// EXTERNAL MODULE: ./build/said/lsp/problems/usage.js
var usage = __webpack_require__(85582);
;// CONCATENATED MODULE: ./build/said/lsp/problems/rehearsal.js








/**
 * What of a program the next version of the language would not take: names that become reserved, and symbols and modules
 * that are gone or called otherwise. What this version does not have either is told as a problem of its own.
 */
function* rehearsalProblems(program, next) {
    if (program.reading === undefined || next.version === program.language.version)
        return [];
    return [
        ...(yield* reservedNext(program, next)),
        ...(yield* builtinsNext(program, next)),
        ...(yield* symbolsNext(program, next)),
        ...modulesNext(program, next),
    ];
}
function* reservedNext(program, next) {
    const { reading, language } = program;
    if (reading === undefined)
        return [];
    const { texts } = language;
    const places = language.names();
    for (let i = 0; i < reading.tokens.length; i += 1) {
        if (i % steps/* TURNS_PER_STEP */.k8 === 0)
            yield;
        const token = reading.tokens.get(i);
        // What is asked of something may be called anything in many languages.
        if (token?.kind !== 'name' || (0,code_token/* isMember */.NB)(reading, i - 1) || reading.tokens.isKeyword(i))
            continue;
        const name = (0,code_token/* textAt */.$6)(reading, i);
        if (language.isReserved(name) || !next.isReserved(name))
            continue;
        const { start, end } = token;
        const known = places.get(name);
        if (known === undefined)
            places.set(name, [{ start, end }]);
        else
            known.push({ start, end });
    }
    return [...places].flatMap(([name, all]) => {
        const text = freeName(name, program, next);
        return all.map(place => ({
            kind: 'next-reserved',
            ...place,
            message: texts.problems.nextReserved((0,shown/* shown */.SP)(name), next.title),
            detail: name,
            item: next.words.get(name)?.item,
            // A name is another one everywhere or nowhere.
            fixes: [{ title: texts.fixes.change(text), ...place, text, isSure: false, others: all }],
        }));
    });
}
/** A name like one that neither the program nor the next version has. */
function freeName(name, { reading }, next) {
    const taken = new Set();
    for (let i = 0; reading !== undefined && i < reading.tokens.length; i += 1)
        taken.add((0,code_token/* textAt */.$6)(reading, i));
    let free = `${name}_`;
    while (taken.has(free) || next.hasName(free))
        free += '_';
    return free;
}
/** Built-ins that the next version does not have; nothing where not all of those that it has are known. */
function* builtinsNext(program, next) {
    const code = program.reading;
    const { texts } = program.language;
    if (code === undefined || !next.knowsBuiltins)
        return [];
    const found = [];
    for (let i = 0; i < code.tokens.length; i += 1) {
        if (i % steps/* TURNS_PER_STEP */.k8 === 0)
            yield;
        const { kind, start, end } = code.tokens.get(i);
        if (kind !== 'name' || (0,code_token/* isMember */.NB)(code, i - 1))
            continue;
        const name = (0,code_token/* textAt */.$6)(code, i);
        if (!program.language.builtins.has(name) || next.hasName(name))
            continue;
        if ((0,lookup/* meantAt */.VG)(program, code, i)?.tipo !== 'embutida' || (0,usage/* useAt */.V)(program, code, i) === undefined)
            continue;
        const gone = next.gone.get(`embutida:${name}`);
        const successor = gone && next.successorOf(gone);
        const fixes = successor === undefined ? [] : (0,name_problems/* renamed */.f)(successor, { start, end }, texts);
        const message = texts.problems.nextSymbol(name, successor && (0,module_problems/* callOf */.C8)(successor), next.title);
        found.push({ kind: 'next-gone', start, end, message, fixes, item: successor });
    }
    return found;
}
function* symbolsNext(program, next) {
    const { texts } = program.language;
    return (yield* (0,module_problems/* askedOf */.iN)(program)).flatMap(({ module, name, start, end, isFree }) => {
        const item = module.symbols.get(name);
        const later = moduleIn(next, module);
        if (item === undefined || later === undefined || !later.isWhole || later.symbols.has(name))
            return [];
        const id = module.names.map(each => `simbolo:${each}.${name}`).find(each => next.gone.has(each));
        const gone = id === undefined ? undefined : next.gone.get(id);
        // Where it is said that something took its place, nothing else did.
        const declared = gone && next.successorOf(gone);
        const successor = typeof gone?.agora === 'string' ? declared : alike(item, module, later);
        const fixes = successor?.modulo === later.item.nome && successor.tipo === 'simbolo'
            ? [
                {
                    title: texts.fixes.change(successor.nome),
                    start,
                    end,
                    text: successor.nome,
                    isSure: isFree && declared !== undefined,
                },
            ]
            : [];
        const message = texts.problems.nextSymbol((0,module_problems/* callOf */.C8)(item), successor && (0,module_problems/* callOf */.C8)(successor), next.title);
        return [{ kind: 'next-gone', start, end, message, fixes, item: successor ?? later.item }];
    });
}
function modulesNext(program, next) {
    const { reading, imports, language } = program;
    const { texts } = language;
    return imports.flatMap(statement => statement.modules.flatMap(({ chain, name, module }) => {
        if (module === undefined || next.modules.has(name))
            return [];
        const start = reading?.tokens.get(chain.first)?.start;
        const end = reading?.tokens.get(chain.last)?.end;
        const successor = successorOf(next, module);
        const text = successor?.item.nome;
        return [
            {
                kind: 'next-gone',
                start,
                end,
                message: texts.problems.nextModule(name, text, next.title),
                item: successor?.item,
                fixes: text === undefined
                    ? []
                    : [
                        {
                            title: texts.fixes.change(text),
                            start,
                            end,
                            text,
                            isSure: (0,lsp_imports/* keepsNames */.z8)(statement, chain, text),
                        },
                    ],
            },
        ];
    }));
}
/** A module as the next version has it, by any of its names or as what took its place. */
function moduleIn(next, module) {
    for (const name of module.names) {
        const found = next.modules.get(name);
        if (found !== undefined)
            return found;
    }
    return successorOf(next, module);
}
function successorOf(next, { names }) {
    for (const name of names) {
        const gone = next.gone.get(`modulo:${name}`);
        const item = gone && next.successorOf(gone);
        if (item?.tipo === 'modulo')
            return next.modules.get(item.nome);
        const other = next.modules.get(name);
        if (other !== undefined)
            return other;
    }
    return undefined;
}
/** The one new symbol that says the same of itself, where there is only one. */
function alike(item, module, later) {
    const same = (other) => other.resumo !== '' && other.resumo === item.resumo && other.assinatura === item.assinatura;
    const olds = [...module.symbols.values()].filter(same);
    const news = [...later.symbols.values()].filter(other => same(other) && !module.symbols.has(other.nome));
    return olds.length === 1 && news.length === 1 ? news[0] : undefined;
}

;// CONCATENATED MODULE: ./build/said/lsp/problems/look.js




/** What is wrong with a program in this version of the language, and then what will be in the next. */
function lookThrough(program, against) {
    return (0,steps/* whole */.WQ)(lookSteps(program, against));
}
/** The same in steps. */
function* lookSteps(program, { support, next, surroundings, most }) {
    const problems = yield* (0,find/* problemSteps */.$)(program, surroundings, most);
    if (next !== undefined)
        problems.push(...(yield* rehearsalProblems(program, next)));
    return problems.map(problem => ({
        problem,
        diagnostic: (0,diagnostics/* diagnosticOf */.T)(problem, program, support?.codeOf(problem)),
    }));
}


/***/ }),

/***/ 1178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ messageOf)
/* harmony export */ });
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38696);

const MAX_MESSAGE_CHARACTERS = 400;
/** A problem in a sentence, behind what the language itself calls it where it has an error code for it. */
function messageOf({ message }, error) {
    return (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleLine */ .P)(error === undefined ? message : `${error.resumo}: ${message}`, MAX_MESSAGE_CHARACTERS);
}


/***/ }),

/***/ 20652:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ Support)
});

// EXTERNAL MODULE: ./build/said/lsp/imports.js
var imports = __webpack_require__(10682);
// EXTERNAL MODULE: ./build/said/lsp/language.js + 3 modules
var language = __webpack_require__(65151);
// EXTERNAL MODULE: ./build/said/lsp/lexico-reading.js + 2 modules
var lexico_reading = __webpack_require__(28241);
// EXTERNAL MODULE: ./build/said/lsp/problems/codes.js
var codes = __webpack_require__(56667);
// EXTERNAL MODULE: ./build/said/lsp/program.js + 1 modules
var program = __webpack_require__(84087);
// EXTERNAL MODULE: ./build/said/text/pattern.js
var pattern = __webpack_require__(27524);
;// CONCATENATED MODULE: ./build/said/lsp/snippets.js

/** What a line that begins a block ends with, as an example shows it. */
const OPENING = /(\s*(?::|\{|\bdo\b|\bthen\b|\bbegin\b))\s*$/;
const CLOSING = /^(?:[)\]}]+|[\p{L}_]+);?$/u;
const MAX_HEADER_CHARACTERS = 80;
/** The blocks that words open, of those whose example is one: a line with the word, then one that is indented further. */
function snippetsOf(language) {
    const found = [];
    for (const [word, { item }] of language.words) {
        for (const { codigo } of item.exemplos) {
            const body = blockOf(word, codigo, language);
            if (body === undefined)
                continue;
            found.push({ word, body });
            break;
        }
    }
    return found;
}
function blockOf(word, code, language) {
    const lines = code.split('\n').map(line => line.trimEnd());
    const at = lines.findIndex(line => new RegExp(`^\\s*${(0,pattern/* escaped */.M)(word)}(?![\\p{L}\\p{N}_])`, 'u').test(line));
    const header = lines[at];
    const inner = lines.slice(at + 1).find(line => line.trim() !== '');
    if (at < 0 || header === undefined || inner === undefined)
        return undefined;
    const [indent, deeper] = [indentOf(header), indentOf(inner)];
    if (!deeper.startsWith(indent) || deeper.length <= indent.length)
        return undefined;
    const said = header.slice(indent.length + word.length);
    const opening = OPENING.exec(said)?.[0] ?? '';
    const between = said.slice(0, said.length - opening.length);
    // A gap is one stretch: what has texts or comments in it cannot be judged.
    if (between.length > MAX_HEADER_CHARACTERS || /["'`#]|\/\//.test(between))
        return undefined;
    const gap = between.trim() === '' ? '' : ` \${1:${escapeSnippet(between.trim())}}`;
    const close = lines
        .slice(at + 1)
        .find(line => line.trim() !== '' && indentOf(line).length <= indent.length)
        ?.trim();
    const isClosed = close !== undefined &&
        CLOSING.test(close) &&
        (language.isReserved(close.replace(/;$/, '')) || /^[)\]}]/.test(close));
    const isNeeded = /[{]|do|then|begin/.test(opening);
    if (isNeeded && !isClosed)
        return undefined;
    // A word that goes on with another block is no end.
    const end = isClosed && (isNeeded || opening.trim() === '') ? `\n${escapeSnippet(close)}` : '';
    return `${escapeSnippet(word)}${gap}${escapeSnippet(opening.trimEnd())}\n\t$0${end}`;
}
function indentOf(line) {
    return /^[ \t]*/.exec(line)?.[0] ?? '';
}
/** Text that means nothing in a snippet. */
function escapeSnippet(text) {
    return text.replace(/[\\$}]/g, '\\$&');
}

;// CONCATENATED MODULE: ./build/said/lsp/support.js






/** A language with what is found out about it once, before anybody writes in it. */
class Support {
    language;
    importWords;
    snippets;
    /** The error code that the language has for a problem. */
    codeOf;
    tokenizer;
    /**
     * @param tongue what is said of it is said in this one; in its own unless given.
     * @param offered words whose blocks the editor offers by itself.
     */
    constructor(data, tongue, offered = new Set()) {
        this.tokenizer = data.lexico && (0,lexico_reading/* tokenizerOf */.z)(data.lexico);
        this.language = new language/* Language */.T(data, tongue);
        this.importWords = (0,imports/* importWordsOf */.c9)(this.language);
        this.snippets = snippetsOf(this.language).filter(({ word }) => !offered.has(word));
        this.codeOf = (0,codes/* learnCodes */.l)(this.language, document => this.program(document));
    }
    /** A document as it is now; with what it was before an edit, a long one is not read as a whole. */
    program(document, before) {
        return new program/* Program */.B(document, this.language, this.importWords, this.tokenizer, before);
    }
}


/***/ })

};
