export const id = 7282;
export const ids = [7282];
export const modules = {

/***/ 97659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ publishedLanguage),
/* harmony export */   G: () => (/* binding */ describedLanguage)
/* harmony export */ });
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9314);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14343);
/* harmony import */ var _run_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34458);
/* harmony import */ var _run_lexico_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99046);
/* harmony import */ var _run_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11217);
/* harmony import */ var _run_run_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15637);
/* harmony import */ var _run_site_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77141);







/**
 * Reads the lexico of a language, and its programs: those that examples are taken from, unless `read` says otherwise.
 * @throws {UserError} when refdata.yml has no lexico
 */
async function describedLanguage(options, read = _run_site_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .programsOf */ .h2) {
    const run = (0,_run_run_context_js__WEBPACK_IMPORTED_MODULE_5__/* .openRun */ .I)(options);
    const { config } = run.configuration;
    if (config.lexico === undefined)
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y($said('refdata.yml has no `lexico`, which says how programs are cut into tokens.'), $said('Write one: docs/editors.md shows how, in ten minutes.'));
    const reference = await (0,_run_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .referenceOf */ .B)(run, { only: new Set(['sintaxe']) });
    const { index, sintaxe } = reference.files;
    const { lexico, findings: ofLexico } = await (0,_run_lexico_js__WEBPACK_IMPORTED_MODULE_3__/* .lexicoOf */ .K)(run, reference.files);
    const found = new _run_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .Findings */ .F((0,_run_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .policyOf */ .U)(config.rules));
    const programs = read(config, sintaxe.extensao, run.repository, problem => found.add(problem));
    // The other lists were not read: what is said of them would be about nothing.
    const findings = [
        ...reference.findings.filter(({ level }) => level === 'error'),
        ...ofLexico,
        ...found.list,
    ];
    const isSound = !(0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .hasError */ .JD)(findings);
    return {
        config,
        index,
        lexico: isSound ? lexico : undefined,
        programs,
        findings,
        extension: sintaxe.extensao,
        grammars: config.grammars,
        repository: run.repository,
    };
}
/**
 * The same of a language that is published: its programs are the examples that it has.
 * @throws {UserError} when it has no sound lexico
 */
function publishedLanguage(target, { files, lexico, referencia }) {
    if (lexico === undefined)
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y($said`${target} does not say how programs of ${files.index.nome} are cut into tokens: it has no sound \`lexico\`.`, $said('Who publishes the language can write one: docs/editors.md shows how.'));
    const programs = referencia.itens
        .filter(({ tipo }) => tipo !== 'erro')
        .flatMap(({ id, exemplos }) => exemplos.map(({ codigo }) => ({ path: id, text: codigo })));
    return {
        config: { idioma: referencia.idioma },
        index: files.index,
        lexico,
        programs,
        findings: [],
    };
}


/***/ }),

/***/ 97282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bi: () => (/* binding */ installEditor),
/* harmony export */   editor: () => (/* binding */ editor),
/* harmony export */   qK: () => (/* binding */ INSTALLABLE),
/* harmony export */   ri: () => (/* binding */ madeForEditors)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _editors_editors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77502);
/* harmony import */ var _editors_neovim_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28360);
/* harmony import */ var _editors_scopes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61400);
/* harmony import */ var _findings_unwritable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78972);
/* harmony import */ var _runtime_make_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35742);
/* harmony import */ var _runtime_user_folders_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46528);
/* harmony import */ var _described_language_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97659);
/* harmony import */ var _editor_input_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7951);
/* harmony import */ var _language_data_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(64550);











/**
 * Makes grammars of a language for editors, from `lexico` in refdata.yml or as it is published.
 *
 * @param option what names the engines, for messages
 * @throws {UserError} when there is no lexico, or an engine is not known
 */
async function madeForEditors({ next, from, ...options }, only, option) {
    const engines = (0,_editors_editors_js__WEBPACK_IMPORTED_MODULE_2__/* .enginesNamed */ .D)(only, option);
    const published = from === undefined ? undefined : await (0,_language_data_js__WEBPACK_IMPORTED_MODULE_9__/* .languageAt */ .K)(from);
    const { config, index, lexico, programs, findings } = published === undefined ? await (0,_described_language_js__WEBPACK_IMPORTED_MODULE_8__/* .describedLanguage */ .G)(options) : (0,_described_language_js__WEBPACK_IMPORTED_MODULE_8__/* .publishedLanguage */ .$)(from, published);
    const { nome } = index;
    if (lexico === undefined)
        return { ok: false, nome, id: undefined, extensao: undefined, files: [], findings };
    const hasServer = engines.some(engine => engine.hasServer);
    const dados = hasServer ? (published ?? (await (0,_language_data_js__WEBPACK_IMPORTED_MODULE_9__/* .languageOf */ .e)(options))) : undefined;
    const coming = hasServer && next !== undefined ? await (0,_language_data_js__WEBPACK_IMPORTED_MODULE_9__/* .languageAt */ .K)(next) : undefined;
    const input = (0,_editor_input_js__WEBPACK_IMPORTED_MODULE_10__/* .editorInput */ .W)({ config, index, lexico, programs, dados, next: coming });
    const files = engines.flatMap(engine => engine.files(input));
    return { ok: true, nome, id: (0,_editors_scopes_js__WEBPACK_IMPORTED_MODULE_4__/* .idOf */ .T)(lexico), extensao: lexico.extensao, files, findings };
}
/**
 * Writes grammars of a language for editors, from `lexico` in refdata.yml.
 *
 * @throws {UserError} when there is no lexico, an engine is not known, or the folder cannot be written
 */
async function editor({ out, only, ...options }) {
    const { ok, nome, files, findings } = await madeForEditors(options, only, '--only');
    for (const { path, text } of files)
        write((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, path), text, $said('Choose another folder with --out.'));
    return { ok, nome, out, files: files.map(({ path }) => path), findings };
}
/** Editors that find by themselves what is in a folder of theirs. */
const INSTALLABLE = ['neovim'];
/**
 * Writes what is made for Neovim where Neovim looks for it, in place of what was there of this language.
 *
 * @throws {UserError} when there is no lexico, or the folder cannot be written
 */
async function installEditor(options) {
    const { ok, nome, id, files, findings } = await madeForEditors(options, INSTALLABLE, '--install');
    const out = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_runtime_user_folders_js__WEBPACK_IMPORTED_MODULE_7__/* .neovimData */ .n)(process.env, process.platform), _editors_neovim_js__WEBPACK_IMPORTED_MODULE_3__/* .NEOVIM_PACKAGES */ .H, id ?? '');
    const remedy = $said('Write it elsewhere with --only neovim --out, and put that folder among the packages of Neovim.');
    if (ok)
        remove(out, remedy);
    const paths = files.map(({ path }) => path.slice('neovim/'.length));
    for (const [i, path] of paths.entries())
        write((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, path), files[i]?.text ?? '', remedy);
    return { ok, nome, out, files: paths, findings };
}
function remove(folder, remedy) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
    }
    catch (cause) {
        throw (0,_findings_unwritable_js__WEBPACK_IMPORTED_MODULE_5__/* .unwritable */ .m)(folder, cause, remedy);
    }
}
function write(path, text, remedy) {
    try {
        (0,_runtime_make_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .makeFolder */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
    }
    catch (cause) {
        throw (0,_findings_unwritable_js__WEBPACK_IMPORTED_MODULE_5__/* .unwritable */ .m)(path, cause, remedy);
    }
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

/***/ 46528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ userCache),
/* harmony export */   n: () => (/* binding */ neovimData)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** Where Neovim has its data, as `:help standard-path` says. */
function neovimData(environment, platform) {
    const name = environment.NVIM_APPNAME || 'nvim';
    if (environment.XDG_DATA_HOME)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(environment.XDG_DATA_HOME, inside(name, platform));
    return platform === 'win32'
        ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(localAppData(environment), inside(name, platform))
        : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_0__.homedir)(), '.local', 'share', name);
}
function localAppData({ LOCALAPPDATA }) {
    return LOCALAPPDATA || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_0__.homedir)(), 'AppData', 'Local');
}
function inside(name, platform) {
    return platform === 'win32' ? `${name}-data` : name;
}
/** Where what was fetched is kept for the person at this machine, as their system has it. */
function userCache(environment, platform) {
    if (environment.XDG_CACHE_HOME)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(environment.XDG_CACHE_HOME, 'refdata');
    if (platform === 'win32')
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(localAppData(environment), 'refdata', 'cache');
    return platform === 'darwin'
        ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_0__.homedir)(), 'Library', 'Caches', 'refdata')
        : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_0__.homedir)(), '.cache', 'refdata');
}


/***/ })

};
