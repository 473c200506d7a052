export const id = 6829;
export const ids = [6829];
export const modules = {

/***/ 15716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ colours)
/* harmony export */ });
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57336);

/** Colours for people: only on a terminal, and never under NO_COLOR (https://no-color.org). */
const colours = picocolors__WEBPACK_IMPORTED_MODULE_0__.createColors(wantsColour());
function wantsColour() {
    const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
    if (NO_COLOR !== undefined && NO_COLOR !== '')
        return false;
    if (FORCE_COLOR !== undefined && FORCE_COLOR !== '0')
        return true;
    return process.stdout.isTTY === true && TERM !== 'dumb';
}


/***/ }),

/***/ 69210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runExplain: () => (/* binding */ runExplain)
});

// EXTERNAL MODULE: ./build/commands/explain.js
var explain = __webpack_require__(86424);
// EXTERNAL MODULE: ./build/text/visible.js
var visible = __webpack_require__(14252);
// EXTERNAL MODULE: ./build/cli/colours.js
var colours = __webpack_require__(15716);
// EXTERNAL MODULE: ./build/drift/index.js + 52 modules
var drift = __webpack_require__(12833);
// EXTERNAL MODULE: ./build/rules/catalogue.js + 4 modules
var catalogue = __webpack_require__(43292);
;// CONCATENATED MODULE: ./build/cli/explain-rule.js



/** What a level asks for, and when a kind of change has it. */
const LEVELS = {
    major: 'Programs or clients that worked can fail: the part of `versao` that says so has to be raised.',
    minor: 'Whatever worked works as before, and there is something new or something to know.',
    patch: 'Only what people read changed.',
    info: 'It says nothing to consumers, and asks for no other `versao`.',
};
/** Explains a rule of ours: what it says, why it has its level, and what the opposite change is. False for an id of none. */
function explainRule(id, json) {
    const change = (0,drift/* changeRule */.Vd)(id);
    const rule = change ?? (0,catalogue/* ruleInfo */.PI)(id);
    if (!rule)
        return false;
    if (json) {
        process.stdout.write(`${JSON.stringify({ ok: true, rule }, null, 2)}\n`);
        return true;
    }
    const lines = [`${colours/* colours */.M.bold(rule.id)}  ${rule.level}`, '', `  ${rule.title}`, '', `  ${rule.why}`];
    if (change) {
        const [before, after] = change.example.map(value => JSON.stringify(value));
        lines.push('', colours/* colours */.M.cyan('Level'), `  ${change.level}: ${LEVELS[change.level]}`);
        lines.push(`  Opposite: ${change.inverse.map(each => `${each} (${(0,drift/* changeRule */.Vd)(each)?.level})`).join(', ')}`);
        if (change.format)
            lines.push('  The format of the files changes: another `versao` is needed whatever the level.');
        lines.push('', colours/* colours */.M.cyan('Example'), `  ${before} → ${after}`);
    }
    else if ('remedy' in rule)
        lines.push('', colours/* colours */.M.cyan('Remedy'), `  ${rule.remedy}`);
    lines.push('', `  docs/rules.md#${rule.id}`);
    process.stdout.write(`${lines.join('\n')}\n`);
    return true;
}

// EXTERNAL MODULE: ./build/cli/run-options.js
var run_options = __webpack_require__(53483);
// EXTERNAL MODULE: ./build/cli/web-address.js
var web_address = __webpack_require__(78122);
;// CONCATENATED MODULE: ./build/cli/explain.js






/** `refdata explain`: true when there is such a code, or such a rule of ours. */
async function runExplain(code, { json = false, ...options }) {
    if (explainRule(code, json))
        return true;
    const { erro, url, near, versao } = await (0,explain/* explain */.W)(code, {
        ...(0,run_options/* runOptions */.K)(options),
        from: options.from,
        docsUrl: (0,web_address/* webAddress */.D)('--docs-url', options.docsUrl),
    });
    if (json) {
        process.stdout.write(`${JSON.stringify({ ok: erro !== undefined, versao, erro: erro ?? null, url: url ?? null, near: near.map(entry => entry.codigo) }, null, 2)}\n`);
        return erro !== undefined;
    }
    if (!erro) {
        process.stderr.write(`${colours/* colours */.M.red('error')} There is no code ${(0,visible/* visible */.R)(code)} (versao ${versao}).\n`);
        if (near.length > 0)
            process.stderr.write(`Did you mean one of these?\n${near.map(entry => `  ${colours/* colours */.M.bold(entry.codigo)}  ${(0,visible/* visible */.R)(entry.titulo)}\n`).join('')}`);
        return false;
    }
    process.stdout.write(`${colours/* colours */.M.bold(`${erro.codigo}  ${(0,visible/* visible */.R)(erro.titulo)}`)}\n`);
    for (const [title, text] of [
        ['Explicação', erro.explicacao],
        ['Exemplo', erro.exemplo],
        ['Solução', erro.solucao],
    ]) {
        if (text.trim() !== '')
            process.stdout.write(`\n${colours/* colours */.M.cyan(title)}\n${indent((0,visible/* visible */.R)(text))}\n`);
    }
    if (url)
        process.stdout.write(`\n${colours/* colours */.M.cyan('Documentação')}\n  ${url}\n`);
    return true;
}
function indent(text) {
    return text
        .replace(/^\n+|\s+$/g, '')
        .split('\n')
        .map(line => (line === '' ? '' : `  ${line}`))
        .join('\n');
}


/***/ }),

/***/ 53483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ runOptions)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _github_fork_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49496);
/* harmony import */ var _run_configuration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29709);



/** What they say of a run. */
function runOptions({ repo, config, allowCommands = false, cache }, progress) {
    return {
        // From a folder inside of a repository it is that repository which is meant, as git has it.
        repo: repo === '.' && config === undefined ? upwards() : repo,
        // From where the command is run, as paths on a command line are; else the repository's own.
        config: config === undefined ? 'refdata.yml' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(config),
        commands: (0,_github_fork_js__WEBPACK_IMPORTED_MODULE_1__/* .commandPermission */ .X)(allowCommands, process.env),
        cache,
        progress,
    };
}
function upwards() {
    const folder = (0,_run_configuration_js__WEBPACK_IMPORTED_MODULE_2__/* .folderWithConfig */ .PW)(process.cwd());
    return folder === undefined ? '.' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(process.cwd(), folder) || '.';
}


/***/ }),

/***/ 78122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ webAddress)
/* harmony export */ });
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70787);
/* harmony import */ var _http_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21601);


/** An absolute http(s) address given as an option, without a slash at its end. @throws {UserError} */
function webAddress(option, value) {
    if (value === undefined)
        return undefined;
    if (!(0,_http_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isBaseAddress */ .ae)(value)) {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${option} is "${value}", which is not an absolute address that paths can be put behind.`, 'Write it in full and without query or "#", such as https://lume.example/docs.');
    }
    return value.replace(/\/+$/, '');
}


/***/ }),

/***/ 86424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ explain)
/* harmony export */ });
/* harmony import */ var _contract_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60088);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70787);
/* harmony import */ var _http_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21601);
/* harmony import */ var _published_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96410);
/* harmony import */ var _rules_contract_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6702);
/* harmony import */ var _run_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43347);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82788);







const MAX_SUGGESTIONS = 3;
/**
 * Looks an error code up (service-spec.md, "What the service does": the same catalogue as the error-code file), without
 * regard to case. @throws {UserError} when there is no catalogue to look in, or a part of it cannot be read and may have the code.
 */
async function explain(code, options) {
    const { index, erros, errors } = await catalogue(options);
    const wanted = code.trim().toLowerCase();
    const erro = erros.codigos.find(({ codigo }) => codigo.toLowerCase() === wanted);
    if (!erro && errors.length > 0)
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${code} is not among the codes that could be read: ${options.config} has errors.`, 'Correct them and try again.', { findings: errors });
    const byCode = new Map(erros.codigos.map(entry => [entry.codigo, entry]));
    const near = erro ? [] : (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_5__/* .nearest */ .p)(code.trim().toUpperCase(), byCode.keys(), MAX_SUGGESTIONS);
    const docs = (options.docsUrl ?? index.documentacao).replace(/\/+$/, '');
    return {
        erro,
        url: erro && erro.doc !== '' ? `${docs}/${erro.doc}` : undefined,
        near: near.map(codigo => byCode.get(codigo)),
        versao: erros.versao,
    };
}
const ERROS = (0,_contract_files_js__WEBPACK_IMPORTED_MODULE_6__/* .pathOf */ .XM)('erros');
async function catalogue(options) {
    if (options.from === undefined)
        return fromSource(options);
    const { from } = options;
    const source = (0,_http_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isAddress */ .PW)(from) ? (0,_published_index_js__WEBPACK_IMPORTED_MODULE_2__/* .openAddress */ .BV)(from) : await (0,_published_index_js__WEBPACK_IMPORTED_MODULE_2__/* .openFolder */ .NE)(from);
    const { files } = await (0,_published_index_js__WEBPACK_IMPORTED_MODULE_2__/* .loadPublished */ .pW)(source);
    const index = files.get((0,_contract_files_js__WEBPACK_IMPORTED_MODULE_6__/* .pathOf */ .XM)('index'))?.data;
    const erros = files.get(ERROS)?.data;
    const findings = [
        ...(index === undefined ? [] : (0,_rules_contract_check_js__WEBPACK_IMPORTED_MODULE_3__/* .checkSchema */ ._)('index', index)),
        ...(erros === undefined ? [] : (0,_rules_contract_check_js__WEBPACK_IMPORTED_MODULE_3__/* .checkSchema */ ._)('erros', erros)),
    ];
    if (index === undefined || erros === undefined || findings.length > 0) {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${from} has no error catalogue that can be read.`, `See what is wrong with \`refdata validate ${from}\`.`, { findings });
    }
    return { ...{ index, erros }, errors: [] };
}
/** Only the catalogue is read: the other parts of the language are not needed. */
async function fromSource({ from: _, ...options }) {
    const { files, findings } = await (0,_run_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .buildReference */ .i)({ ...options, only: new Set(['erros']) });
    const errors = findings.filter(({ level, subject = ERROS }) => level === 'error' && subject.startsWith(ERROS));
    if (files.erros.codigos.length === 0)
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${options.config} yields no error codes.`, 'Give `erros` a source that has some.', {
            findings: errors,
        });
    return { ...files, errors };
}


/***/ }),

/***/ 49496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ commandPermission)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _git_fork_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19935);


/** Whether commands may be run, for a process that may be part of a job of GitHub Actions. */
function commandPermission(isSwitchedOn, env) {
    if (!isSwitchedOn)
        return 'off';
    if (!env.GITHUB_EVENT_PATH)
        return env.GITHUB_ACTIONS === 'true' ? 'fork' : 'allowed';
    try {
        return (0,_git_fork_js__WEBPACK_IMPORTED_MODULE_1__/* .isFromFork */ .t)(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(env.GITHUB_EVENT_PATH, 'utf8'))) ? 'fork' : 'allowed';
    }
    catch {
        // Not knowing is no reason to trust.
        return 'fork';
    }
}


/***/ })

};
