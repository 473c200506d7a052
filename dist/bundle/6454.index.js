export const id = 6454;
export const ids = [6454];
export const modules = {

/***/ 82039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ describedLanguage)
/* harmony export */ });
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70787);
/* harmony import */ var _run_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);
/* harmony import */ var _run_lexico_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57698);
/* harmony import */ var _run_reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43347);
/* harmony import */ var _run_run_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3532);
/* harmony import */ var _run_site_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99793);






/**
 * Reads the lexico of a language, and its programs.
 * @throws {UserError} when refdata.yml has no lexico
 */
async function describedLanguage(options) {
    const run = (0,_run_run_context_js__WEBPACK_IMPORTED_MODULE_4__/* .openRun */ .I)(options);
    const { config } = run.configuration;
    if (config.lexico === undefined)
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('refdata.yml has no `lexico`, which says how programs are cut into tokens.', 'Write one: docs/editors.md shows how, in ten minutes.');
    const reference = await (0,_run_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .referenceOf */ .B)(run, { only: new Set(['sintaxe']) });
    const { index, sintaxe } = reference.files;
    const { lexico, findings: ofLexico } = await (0,_run_lexico_js__WEBPACK_IMPORTED_MODULE_2__/* .lexicoOf */ .K)(run, reference.files);
    const found = new _run_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .Findings */ .F((0,_run_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .policyOf */ .U)(config.rules));
    const programs = (0,_run_site_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .programsOf */ .h2)(config, sintaxe.extensao, run.repository, problem => found.add(problem));
    // The other lists were not read: what is said of them would be about nothing.
    const findings = [
        ...reference.findings.filter(({ level }) => level === 'error'),
        ...ofLexico,
        ...found.list,
    ];
    const isSound = !findings.some(({ level }) => level === 'error');
    return { config, index, lexico: isSound ? lexico : undefined, programs, findings };
}


/***/ }),

/***/ 26454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   editor: () => (/* binding */ editor)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _editors_editors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80190);
/* harmony import */ var _findings_unwritable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95632);
/* harmony import */ var _runtime_make_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81346);
/* harmony import */ var _described_language_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82039);






/**
 * Writes grammars of a language for editors, from `lexico` in refdata.yml.
 *
 * @throws {UserError} when there is no lexico, an engine is not known, or the folder cannot be written
 */
async function editor(options) {
    const { out, only } = options;
    const engines = (0,_editors_editors_js__WEBPACK_IMPORTED_MODULE_2__/* .enginesNamed */ .D)(only, '--only');
    const { config, index, lexico, programs, findings } = await (0,_described_language_js__WEBPACK_IMPORTED_MODULE_5__/* .describedLanguage */ .G)(options);
    const ok = lexico !== undefined;
    const repositorio = config.repositorio?.replace(/\/(?:-\/)?(?:blob|src|tree)\/.*|\/?\{.*/, '');
    const files = ok
        ? engines.flatMap(engine => engine.files({
            lexico,
            descricao: index.descricao,
            documentacao: index.documentacao,
            repositorio,
            programs: programs.map(({ text }) => text),
        }))
        : [];
    for (const { path, text } of files)
        write((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, path), text);
    return { ok, nome: index.nome, out, files: files.map(({ path }) => path), findings };
}
function write(path, text) {
    try {
        (0,_runtime_make_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFolder */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
    }
    catch (cause) {
        throw (0,_findings_unwritable_js__WEBPACK_IMPORTED_MODULE_3__/* .unwritable */ .m)(path, cause, 'Choose another folder with --out.');
    }
}


/***/ })

};
