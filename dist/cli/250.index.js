export const id = 250;
export const ids = [250];
export const modules = {

/***/ 58250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runExplain: () => (/* binding */ runExplain)
});

// EXTERNAL MODULE: ./build/nearest.js
var nearest = __webpack_require__(77658);
// EXTERNAL MODULE: ./build/reference/check.js + 1 modules
var check = __webpack_require__(11974);
// EXTERNAL MODULE: ./build/reference/files.js
var reference_files = __webpack_require__(89977);
// EXTERNAL MODULE: ./build/reference/load.js
var load = __webpack_require__(73316);
// EXTERNAL MODULE: ./build/reference/source-folder.js
var source_folder = __webpack_require__(63462);
// EXTERNAL MODULE: ./build/reference/source-url.js
var source_url = __webpack_require__(60481);
// EXTERNAL MODULE: ./build/user-error.js
var user_error = __webpack_require__(72394);
// EXTERNAL MODULE: ./build/commands/reference.js + 5 modules
var reference = __webpack_require__(91979);
;// CONCATENATED MODULE: ./build/commands/explain.js








const MAX_SUGGESTIONS = 3;
/**
 * Looks an error code up (service-spec.md, "What the service does": the same catalogue as the error-code file), without
 * regard to case. @throws {UserError} when there is no catalogue to look in.
 */
async function explain(code, options) {
    const { index, erros } = await catalogue(options);
    const wanted = code.trim().toLowerCase();
    const erro = erros.codigos.find(({ codigo }) => codigo.toLowerCase() === wanted);
    const byCode = new Map(erros.codigos.map(entry => [entry.codigo, entry]));
    const near = erro ? [] : (0,nearest/* nearest */.p)(code.trim().toUpperCase(), byCode.keys(), MAX_SUGGESTIONS);
    const docs = (options.docsUrl ?? index.documentacao).replace(/\/+$/, '');
    return {
        erro,
        url: erro && erro.doc !== '' ? `${docs}/${erro.doc}` : undefined,
        near: near.map(codigo => byCode.get(codigo)),
        versao: erros.versao,
    };
}
async function catalogue(options) {
    if (options.from === undefined)
        return fromSource(options);
    const { from } = options;
    const source = /^https?:\/\//i.test(from) ? (0,source_url/* openAddress */.B)(from) : await (0,source_folder/* openFolder */.N)(from);
    const { files } = await (0,load/* loadPublished */.p)(source);
    const index = files.get((0,reference_files/* pathOf */.XM)('index'))?.data;
    const erros = files.get((0,reference_files/* pathOf */.XM)('erros'))?.data;
    const findings = [
        ...(index === undefined ? [] : (0,check/* checkSchema */._)('index', index)),
        ...(erros === undefined ? [] : (0,check/* checkSchema */._)('erros', erros)),
    ];
    if (index === undefined || erros === undefined || findings.length > 0) {
        throw new user_error/* UserError */.y(`${from} has no error catalogue that can be read.`, `See what is wrong with \`refdata validate ${from}\`.`, { findings });
    }
    return { index, erros };
}
/** Only the catalogue is read: the other parts of the language are not needed. */
async function fromSource({ repo, config, docsUrl, }) {
    const { files, findings } = await (0,reference/* buildReference */.iW)({ repo, config, docsUrl, only: new Set(['erros']) });
    if (files.erros.codigos.length === 0) {
        const errors = findings.filter(finding => finding.level === 'error');
        throw new user_error/* UserError */.y(`${config} yields no error codes.`, 'Give `erros` a source that has some.', {
            findings: errors,
        });
    }
    return files;
}

// EXTERNAL MODULE: ./build/fork.js
var fork = __webpack_require__(40522);
// EXTERNAL MODULE: ./build/report/visible.js
var visible = __webpack_require__(6257);
// EXTERNAL MODULE: ./build/cli/colours.js
var colours = __webpack_require__(15716);
// EXTERNAL MODULE: ./build/cli/config-path.js
var config_path = __webpack_require__(40963);
// EXTERNAL MODULE: ./build/cli/web-address.js
var web_address = __webpack_require__(78122);
;// CONCATENATED MODULE: ./build/cli/explain.js






/** `refdata explain`: true when the code exists. */
async function runExplain(code, { json = false, ...options }) {
    const { erro, url, near, versao } = await explain(code, {
        ...options,
        config: (0,config_path/* configPath */.e)(options.config),
        docsUrl: (0,web_address/* webAddress */.D)('--docs-url', options.docsUrl),
        commands: (0,fork/* commandPermission */.X)(options.allowCommands ?? false, process.env),
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

/***/ 78122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ webAddress)
/* harmony export */ });
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72394);

/** An absolute http(s) address given as an option, without a slash at its end. @throws {UserError} */
function webAddress(option, value) {
    if (value === undefined)
        return undefined;
    if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
        throw new _user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${option} is "${value}", which is not an absolute address.`, 'Write it in full, such as https://lume.example/docs.');
    }
    return value.replace(/\/+$/, '');
}


/***/ }),

/***/ 40522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ commandPermission)
/* harmony export */ });
/* unused harmony export isFromFork */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/**
 * Whether a job may be about code of somebody who cannot write to the repository: a pull request whose head is in
 * another repository (or in one that is gone), a run that such a one has started, a comment on any pull request.
 */
function isFromFork(event) {
    if (typeof event !== 'object' || event === null)
        return false;
    const { repository, pull_request, workflow_run, issue } = event;
    const own = repository?.full_name;
    if (pull_request !== undefined)
        return own === undefined || pull_request.head?.repo?.full_name !== own;
    if (workflow_run !== undefined)
        return own === undefined || workflow_run.head_repository?.full_name !== own;
    // Which repository the code comes from is not said there.
    return issue?.pull_request !== undefined;
}
/** Whether commands may be run, for a process that may be part of a job of GitHub Actions. */
function commandPermission(isSwitchedOn, env) {
    if (!isSwitchedOn)
        return 'off';
    if (!env.GITHUB_EVENT_PATH)
        return env.GITHUB_ACTIONS === 'true' ? 'fork' : 'allowed';
    try {
        return isFromFork(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(env.GITHUB_EVENT_PATH, 'utf8'))) ? 'fork' : 'allowed';
    }
    catch {
        // Not knowing is no reason to trust.
        return 'fork';
    }
}


/***/ })

};
