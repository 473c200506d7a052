export const id = 916;
export const ids = [916];
export const modules = {

/***/ 1374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runExplain: () => (/* binding */ runExplain)
});

// EXTERNAL MODULE: ./build/said/commands/explain.js + 1 modules
var explain = __webpack_require__(56351);
// EXTERNAL MODULE: ./build/said/findings/user-error.js
var user_error = __webpack_require__(14343);
// EXTERNAL MODULE: ./build/said/text/visible.js
var visible = __webpack_require__(38696);
// EXTERNAL MODULE: ./build/said/cli/colours.js
var colours = __webpack_require__(51040);
// EXTERNAL MODULE: ./build/said/drift/index.js + 71 modules
var drift = __webpack_require__(43360);
// EXTERNAL MODULE: ./build/said/rules/catalogue.js + 4 modules
var catalogue = __webpack_require__(12531);
;// CONCATENATED MODULE: ./build/said/cli/explain-entry.js




const MAX_TITLE_CHARACTERS = 80;
/** What says in a line what an entry is, the best first. */
const TITLES = ['titulo', 'resumo', 'descricao', 'assinatura'];
/** What an entry is called by: told in the first line. */
const NAMES = new Set(['palavra', 'simbolo', 'nome', 'codigo', 'total']);
/** An entry for people: its name, the list that it is in, and every field that says something. */
function entryText({ name, list, within, entry }) {
    const where = within === null ? list : `${list}: ${(0,visible/* visible */.R)(within)}`;
    const lines = [`${colours/* colours */.M.bold((0,visible/* visible */.R)(name))}  ${where}`];
    for (const [field, value] of Object.entries(entry)) {
        // Another name than the entry has leads to it.
        if (NAMES.has(field) && (value === name || typeof value === 'number'))
            continue;
        const texts = textsOf(value).filter(text => text.trim() !== '');
        if (texts.length === 0)
            continue;
        lines.push('', colours/* colours */.M.cyan(field), ...texts.flatMap(text => (0,visible/* visible */.R)(text).split('\n')).map(text => `  ${text}`));
    }
    return `${lines.map(line => line.trimEnd()).join('\n')}\n`;
}
/** A text, a list of texts, or a list of small objects (`opcoes`, `exemplos`), as lines. */
function textsOf(value) {
    if (Array.isArray(value))
        return value.map(item => textsOf(item).join('  '));
    if (typeof value === 'object' && value !== null)
        return Object.values(value).flatMap(textsOf);
    return [String(value)];
}
/** Lists what can be explained, of the language and of refdata; of it what has a text in its name. */
function listAll(entries, part = '', json = false) {
    const wanted = part.toLowerCase();
    const rows = [
        ...entries.map(({ list, within, name, entry }) => ({
            list,
            name: list === 'simbolos' ? `${within}.${name}` : name,
            title: String(TITLES.map(field => entry[field]).find(text => text !== undefined && text !== '') ?? ''),
        })),
        ...[...catalogue/* RULE_IDS */.Iu, ...drift/* CHANGE_IDS */.wd].map(id => ({
            list: 'rules',
            name: id,
            title: ((0,drift/* changeRule */.Vd)(id) ?? (0,catalogue/* ruleInfo */.PI)(id))?.title ?? '',
        })),
    ].filter(({ name }) => name.toLowerCase().includes(wanted));
    if (json) {
        process.stdout.write(`${JSON.stringify({ ok: rows.length > 0, entries: rows }, null, 2)}\n`);
        return rows.length > 0;
    }
    if (rows.length === 0)
        process.stderr.write($said`${colours/* colours */.M.red($said('error'))} Nothing has ${(0,visible/* visible */.R)(part)} in its name.\n${colours/* colours */.M.dim($said('refdata explain --list shows all that there is.'))}\n`);
    let last;
    for (const { list, name, title } of rows) {
        if (list !== last)
            process.stdout.write(`${last === undefined ? '' : '\n'}${colours/* colours */.M.cyan(list)}\n`);
        last = list;
        process.stdout.write(`  ${colours/* colours */.M.bold((0,visible/* visible */.R)(name))}  ${(0,visible/* visibleLine */.P)(title, MAX_TITLE_CHARACTERS)}`.trimEnd());
        process.stdout.write('\n');
    }
    return rows.length > 0;
}

// EXTERNAL MODULE: ./build/said/findings/finding.js
var finding = __webpack_require__(9314);
// EXTERNAL MODULE: ./build/said/rules/former-ids.js
var former_ids = __webpack_require__(47920);
// EXTERNAL MODULE: ./build/said/text/nearest.js
var nearest = __webpack_require__(35112);
;// CONCATENATED MODULE: ./build/said/cli/explain-rule.js







/** What a level asks for, and when a kind of change has it. */
const LEVELS = {
    major: $said('Programs or clients that worked can fail: the part of `versao` that says so has to be raised.'),
    minor: $said('Whatever worked works as before, and there is something new or something to know.'),
    patch: $said('Only what people read changed.'),
    info: $said('It says nothing to consumers, and asks for no other `versao`.'),
};
const DIRECTIONS = { less: $said('less of it'), more: $said('more of it'), other: $said('something else in its place') };
/** From what a level follows, in sentences. */
function derivationLines(id) {
    const derivation = (0,drift/* derivationOf */.dU)(id);
    if (!derivation)
        return [];
    const { effect, direction, kept, level } = derivation;
    const { says, levels } = drift/* EFFECTS */.tQ[effect];
    const steps = [
        $said`Effect: ${effect}, ${says}`,
        $said`Direction: ${DIRECTIONS[direction]}, which is ${levels[direction]}`,
        ...(kept ? [$said`Guard: what worked goes on working, which makes it ${level}`] : []),
    ];
    return steps.map(step => `  ${step}.`);
}
/** Explains a rule of ours: what it says, why it has its level, and what the opposite change is. False for an id of none. */
function explainRule(asked, json) {
    const id = (0,former_ids/* presentId */.Tb)(asked);
    const change = (0,drift/* changeRule */.Vd)(id);
    const rule = change ?? (0,catalogue/* ruleInfo */.PI)(id);
    if (!rule)
        return false;
    if (json) {
        process.stdout.write(`${JSON.stringify({ ok: true, rule, ...(change && { derivation: (0,drift/* derivationOf */.dU)(id) }) }, null, 2)}\n`);
        return true;
    }
    const lines = [
        `${colours/* colours */.M.bold(rule.id)}  ${'remedy' in rule ? finding/* LEVEL_WORDS */.P4[rule.level] : rule.level}`,
        '',
        `  ${rule.title}`,
        '',
        `  ${rule.why}`,
    ];
    if (change) {
        const [before, after] = change.example.map(value => JSON.stringify(value));
        lines.push('', colours/* colours */.M.cyan($said('Level')), `  ${change.level}: ${LEVELS[change.level]}`);
        lines.push(...derivationLines(id));
        lines.push($said`  Opposite: ${change.inverse.map(each => `${each} (${(0,drift/* changeRule */.Vd)(each)?.level})`).join(', ')}`);
        if (change.format)
            lines.push($said('  The format of the files changes: another `versao` is needed whatever the level.'));
        lines.push('', colours/* colours */.M.cyan($said('Example')), `  ${before} → ${after}`);
    }
    else if ('remedy' in rule)
        lines.push('', colours/* colours */.M.cyan($said('Remedy')), `  ${rule.remedy}`);
    lines.push('', `  docs/rules.md#${rule.id}`);
    process.stdout.write(`${lines.join('\n')}\n`);
    return true;
}
/** The mistake in an id that is nearly one of ours; nothing for other names. */
function noRule(id) {
    const [near] = (0,nearest/* nearest */.p)(id, [...catalogue/* RULE_IDS */.Iu, ...drift/* CHANGE_IDS */.wd]);
    return near === undefined ? undefined : new user_error/* UserError */.y($said`There is no rule ${id}.`, $said`Did you mean ${near}?`);
}

// EXTERNAL MODULE: ./build/said/cli/log-text.js
var log_text = __webpack_require__(78955);
// EXTERNAL MODULE: ./build/said/cli/run-options.js
var run_options = __webpack_require__(98703);
// EXTERNAL MODULE: ./build/said/cli/web-address.js
var web_address = __webpack_require__(80838);
;// CONCATENATED MODULE: ./build/said/cli/explain.js









/** `refdata explain`: true when there is such a code or name, or such a rule of ours. */
async function runExplain(name, { json = false, list = false, ...options }) {
    const where = {
        ...(0,run_options/* runOptions */.K)(options),
        from: options.from,
        docsUrl: (0,web_address/* webAddress */.D)('--docs-url', options.docsUrl),
    };
    if (list) {
        const entries = await (0,explain/* explainable */.G)(where).catch((error) => {
            if (isNoLanguage(error))
                return [];
            throw error;
        });
        return listAll(entries, name, json);
    }
    if (name === undefined)
        throw new user_error/* UserError */.y($said('Nothing says what to explain.'), $said('Give an error code, a word, a function, a command or the id of a rule; --list shows what there is.'));
    if (explainRule(name, json))
        return true;
    const found = await (0,explain/* explain */.W)(name, where).catch((error) => {
        throw (isNoLanguage(error) && noRule(name)) || error;
    });
    const ok = found.erro !== undefined || found.entries.length > 0;
    if (json) {
        const { versao, erro = null, url = null, near, entries, nearNames } = found;
        const suggested = [...new Set([...near.map(({ codigo }) => codigo), ...nearNames])];
        process.stdout.write(`${JSON.stringify({ ok, versao, erro, url, entries, near: suggested }, null, 2)}\n`);
        return ok;
    }
    if (!ok) {
        sayNothing(name, found);
        return false;
    }
    if (found.erro)
        printCode(found.erro, found.url);
    for (const entry of found.entries)
        process.stdout.write((0,log_text/* logText */.k)(entryText(entry)));
    return true;
}
/** Whether there is no configuration: then only rules of ours can be explained. */
function isNoLanguage(error) {
    return error instanceof user_error/* UserError */.y && error.cause?.code === 'ENOENT';
}
function sayNothing(name, { near, nearNames, versao }) {
    process.stderr.write($said`${colours/* colours */.M.red($said('error'))} There is no code ${(0,visible/* visible */.R)(name)}, and nothing else of that name (versao ${versao}).\n`);
    const titles = new Map(near.map(({ codigo, titulo }) => [codigo, titulo]));
    const names = [...new Set([...titles.keys(), ...nearNames])];
    if (names.length === 0) {
        process.stderr.write(`${colours/* colours */.M.dim($said('refdata explain --list shows what there is.'))}\n`);
        return;
    }
    const lines = names.map(each => `  ${colours/* colours */.M.bold((0,visible/* visible */.R)(each))}  ${(0,visible/* visible */.R)(titles.get(each) ?? '')}`.trimEnd());
    process.stderr.write($said`Did you mean one of these?\n${lines.join('\n')}\n`);
}
function printCode(erro, url) {
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
}
function indent(text) {
    return text
        .replace(/^\n+|\s+$/g, '')
        .split('\n')
        .map(line => (line === '' ? '' : `  ${line}`))
        .join('\n');
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

/***/ 56351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ explain),
  G: () => (/* binding */ explainable)
});

// EXTERNAL MODULE: ./build/said/contract/doc-address.js
var doc_address = __webpack_require__(53756);
// EXTERNAL MODULE: ./build/said/contract/files.js
var files = __webpack_require__(77964);
// EXTERNAL MODULE: ./build/said/drift/index.js + 71 modules
var drift = __webpack_require__(43360);
// EXTERNAL MODULE: ./build/said/findings/user-error.js
var user_error = __webpack_require__(14343);
// EXTERNAL MODULE: ./build/said/rules/catalogue.js + 4 modules
var catalogue = __webpack_require__(12531);
// EXTERNAL MODULE: ./build/said/run/reference.js + 1 modules
var reference = __webpack_require__(11217);
// EXTERNAL MODULE: ./build/said/text/nearest.js
var nearest = __webpack_require__(35112);
;// CONCATENATED MODULE: ./build/said/commands/explain-name.js

const MAX_SUGGESTIONS = 3;
/** Everything that has a name: words, operators, functions, modules with their symbols, commands, error codes. */
function namedEntries({ sintaxe, embutidas, modulos, comandos, erros, }) {
    const listed = (list, entries, nameOf, within = null) => entries.map(entry => ({ list, name: nameOf(entry), within, entry: { ...entry } }));
    return [
        ...listed('reservadas', sintaxe.reservadas, ({ palavra }) => palavra),
        ...listed('contextuais', sintaxe.contextuais, ({ palavra }) => palavra),
        // A family of operators stands in one text, with blanks between its members.
        ...sintaxe.operadores.flatMap(operator => operator.simbolo.split(' ').flatMap(sign => listed('operadores', [operator], () => sign))),
        ...embutidas.funcoes.map(name => ({ list: 'embutidas', name, within: null, entry: { nome: name } })),
        ...modulos.modulos.flatMap(({ simbolos, ...modulo }) => [
            ...listed('modulos', [modulo], ({ nome }) => nome),
            ...modulo.apelidos.map(name => ({ list: 'modulos', name, within: null, entry: { ...modulo } })),
            ...listed('simbolos', simbolos, ({ nome }) => nome, modulo.nome),
        ]),
        ...comandos.grupos.flatMap(({ grupo, comandos: commands }) => commands.flatMap(command => [
            ...listed('comandos', [command], ({ nome }) => nome, grupo),
            ...command.apelidos.map(name => ({ list: 'comandos', name, within: grupo, entry: { ...command } })),
        ])),
        ...listed('codigos', erros.codigos, ({ codigo }) => codigo),
    ];
}
/** Those with this name, or `module.name`; without regard to case where nothing has it as it is written. */
function entriesNamed(name, entries) {
    const officialNames = new Map(entries.flatMap((each) => each.list === 'modulos' ? [[each.name, String(each.entry.nome)]] : []));
    // `Texto.inverte`, where Texto is another name of the module.
    const dot = name.lastIndexOf('.');
    const module = officialNames.get(name.slice(0, Math.max(dot, 0)));
    const whole = module === undefined ? name : `${module}${name.slice(dot)}`;
    const isIt = (fold) => (each) => fold(each.name) === fold(name) ||
        (each.within !== null && fold(`${each.within}.${each.name}`) === fold(whole));
    const exact = entries.filter(isIt(text => text));
    return exact.length > 0 ? exact : entries.filter(isIt(text => text.toLowerCase()));
}
/** Names like one that nothing has. */
function namesNear(name, entries, others) {
    return (0,nearest/* nearest */.p)(name, [...entries.map(each => each.name), ...others], MAX_SUGGESTIONS);
}

// EXTERNAL MODULE: ./build/said/commands/published-files.js
var published_files = __webpack_require__(10887);
;// CONCATENATED MODULE: ./build/said/commands/explain.js









const explain_MAX_SUGGESTIONS = 3;
/**
 * Looks an error code up (service-spec.md, "What the service does": the same catalogue as the error-code file), or anything
 * else of the language that has a name. @throws {UserError} when there is nothing to look in, or a part of the catalogue cannot be read and
 * may have the code.
 */
async function explain(name, options) {
    const found = await explainCode(name, options).catch((error) => {
        if (error instanceof user_error/* UserError */.y)
            return error;
        throw error;
    });
    if (!(found instanceof user_error/* UserError */.y) && found.erro)
        return { ...found, entries: [], nearNames: [] };
    const files = await languageFiles(options);
    const all = files === undefined ? [] : namedEntries(files);
    const entries = entriesNamed(name.trim(), all);
    if (found instanceof user_error/* UserError */.y && entries.length === 0)
        throw found;
    const nearNames = entries.length > 0 ? [] : namesNear(name.trim(), all, [...catalogue/* RULE_IDS */.Iu, ...drift/* CHANGE_IDS */.wd]);
    const nothing = { erro: undefined, url: undefined, near: [], versao: files?.index.versao ?? '' };
    return { ...(found instanceof user_error/* UserError */.y ? nothing : found), entries, nearNames };
}
/** Everything that is listed, with the list that it is in. @throws {UserError} when there is nothing to look in. */
async function explainable(options) {
    const { from, ...run } = options;
    return namedEntries(from === undefined ? (await (0,reference/* buildReference */.i)(run)).files : await (0,published_files/* publishedFiles */.y)(from, files/* FILE_NAMES */.GY));
}
/** The whole language; nothing where it cannot be read: what was asked for may be elsewhere. */
async function languageFiles({ from, ...options }) {
    try {
        return from === undefined
            ? (await (0,reference/* buildReference */.i)(options)).files
            : await (0,published_files/* publishedFiles */.y)(from, files/* FILE_NAMES */.GY);
    }
    catch (error) {
        if (error instanceof user_error/* UserError */.y)
            return undefined;
        throw error;
    }
}
/** Looks an error code up, without regard to case. */
async function explainCode(code, options) {
    const { index, erros, errors } = await explain_catalogue(options);
    const wanted = code.trim().toLowerCase();
    const erro = erros.codigos.find(({ codigo }) => codigo.toLowerCase() === wanted);
    if (!erro && errors.length > 0)
        throw new user_error/* UserError */.y($said`${code} is not among the codes that could be read: ${options.config} has errors.`, $said('Correct them and try again.'), { findings: errors });
    const byCode = new Map(erros.codigos.map(entry => [entry.codigo, entry]));
    const near = erro ? [] : (0,nearest/* nearest */.p)(code.trim().toUpperCase(), byCode.keys(), explain_MAX_SUGGESTIONS);
    return {
        erro,
        url: erro && (0,doc_address/* docAddress */.d)(options.docsUrl ?? index.documentacao, erro.doc),
        near: near.map(codigo => byCode.get(codigo)),
        versao: erros.versao,
    };
}
const ERROS = (0,files/* pathOf */.XM)('erros');
async function explain_catalogue(options) {
    if (options.from === undefined)
        return fromSource(options);
    return { ...(await (0,published_files/* publishedFiles */.y)(options.from, ['index', 'erros'])), errors: [] };
}
/** Only the catalogue is read: the other parts of the language are not needed. */
async function fromSource({ from: _, ...options }) {
    const { files, findings } = await (0,reference/* buildReference */.i)({ ...options, only: new Set(['erros']) });
    const errors = findings.filter(({ level, subject = ERROS }) => level === 'error' && subject.startsWith(ERROS));
    return { ...files, errors };
}


/***/ }),

/***/ 10887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ publishedFiles)
/* harmony export */ });
/* harmony import */ var _contract_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77964);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);
/* harmony import */ var _http_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73301);
/* harmony import */ var _published_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14336);
/* harmony import */ var _rules_contract_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13744);





/** Published files that follow their schemas. @throws {UserError} when one of them does not, or cannot be read. */
async function publishedFiles(from, names) {
    const source = (0,_http_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isAddress */ .PW)(from) ? (0,_published_index_js__WEBPACK_IMPORTED_MODULE_2__/* .openAddress */ .BV)(from) : await (0,_published_index_js__WEBPACK_IMPORTED_MODULE_2__/* .openFolder */ .NE)(from);
    const { files } = await (0,_published_index_js__WEBPACK_IMPORTED_MODULE_2__/* .loadPublished */ .pW)(source);
    const read = names.map(name => [name, files.get((0,_contract_files_js__WEBPACK_IMPORTED_MODULE_4__/* .pathOf */ .XM)(name))?.data]);
    const findings = read.flatMap(([name, data]) => (data === undefined ? [] : (0,_rules_contract_check_js__WEBPACK_IMPORTED_MODULE_3__/* .checkSchema */ ._)(name, data)));
    if (findings.length > 0 || read.some(([, data]) => data === undefined)) {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y($said`${from} has no ${names.includes('sintaxe') ? $said('reference') : $said('error catalogue')} that can be read.`, $said`See what is wrong with \`refdata validate ${from}\`.`, { findings });
    }
    return Object.fromEntries(read);
}


/***/ }),

/***/ 53756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ docAddress)
/* harmony export */ });
/** What no address may have as it is: blanks, what nobody sees, halves of characters, and signs that end an address in texts. */
const UNWRITABLE = /[\s\p{C}"<>\\^`{|}]/gu;
/** The page of the documentation that explains an error code; nothing where it names none. */
function docAddress(documentacao, doc) {
    if (doc === '')
        return undefined;
    const path = doc.replace(UNWRITABLE, character => encodeURIComponent(character.toWellFormed()));
    return `${documentacao.replace(/\/+$/, '')}/${path}`;
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

/***/ 11217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ buildReference),
  B: () => (/* binding */ referenceOf)
});

// EXTERNAL MODULE: ./build/said/extract/index.js + 422 modules
var extract = __webpack_require__(85553);
// EXTERNAL MODULE: ./build/said/repository/other-repositories.js
var other_repositories = __webpack_require__(52752);
;// CONCATENATED MODULE: ./build/said/config/repositories-used.js


/** The repositories that paths of a configuration begin with. */
function repositoriesUsed({ repositories, ...config }) {
    const declared = repositories ?? {};
    const used = new Set();
    const look = (value, key) => {
        if (typeof value === 'string') {
            const name = isPath(key) ? (0,other_repositories/* pathElsewhere */.c6)(value)?.name : undefined;
            if (name !== undefined && Object.hasOwn(declared, name))
                used.add(name);
        }
        else if (Array.isArray(value)) {
            for (const item of value)
                look(item, key);
        }
        else if (typeof value === 'object' && value !== null) {
            for (const [own, part] of Object.entries(value))
                look(part, own);
        }
    };
    look(config, '');
    return used;
}
function isPath(key) {
    return extract/* PATH_KEYS */.rC.has(key) || key === 'programas';
}

// EXTERNAL MODULE: ./build/said/findings/finding.js
var finding = __webpack_require__(9314);
// EXTERNAL MODULE: ./build/said/reference/compose.js + 2 modules
var compose = __webpack_require__(69583);
// EXTERNAL MODULE: ./build/said/rules/contract-check.js + 1 modules
var contract_check = __webpack_require__(13744);
// EXTERNAL MODULE: ./build/said/server/index.js + 168 modules
var server = __webpack_require__(77038);
// EXTERNAL MODULE: ./build/said/run/findings.js
var run_findings = __webpack_require__(34458);
// EXTERNAL MODULE: ./build/said/run/run-context.js
var run_context = __webpack_require__(15637);
;// CONCATENATED MODULE: ./build/said/run/reference.js








/**
 * From a repository to the seven files in memory: configuration, extraction, composition, schemas and rules.
 * Nothing is written. @throws {UserError} for a configuration that does not hold.
 */
async function buildReference(options) {
    return referenceOf((0,run_context/* openRun */.I)(options), options);
}
/** The same of a run that is open already. */
async function referenceOf(run, { docsUrl, only, isPart = false } = {}) {
    const { configuration, repository, programs, progress, cache } = run;
    const { config } = configuration;
    const policy = (0,run_findings/* policyOf */.U)(config.rules);
    const findings = new run_findings/* Findings */.F(policy);
    const report = (problem) => findings.add(problem);
    const whole = only === undefined && !isPart;
    const read = (input) => (0,extract/* extract */.o6)(configuration, input, { ...(only && { only }), whole, progress });
    const input = { repository, programs, report, readers: server/* declarationReaders */.Rc };
    const used = repositoriesUsed(config);
    // What was kept counts only where it would be read again; and pages read programs when all is read.
    if (only === undefined || cache !== undefined)
        await repository.others?.openAll(used);
    const extracted = await (cache === undefined
        ? read(input)
        : cache.extracted([...(only ?? [])].join(), input, read));
    const documentacao = docsUrl ?? extracted.documentacao;
    progress($said('checking'));
    const composition = (0,compose/* compose */.Z)({ ...extracted, documentacao }, report, configuration.placeOf);
    // While parts are missing or misshapen, rules about the whole would only repeat it.
    if (!(0,finding/* hasError */.JD)(findings.list)) {
        for (const finding of (0,contract_check/* check */.z)(composition.files, policy))
            findings.list.push(located(finding, composition.origins));
    }
    if (only === undefined && !namesList(config)) {
        const message = $said('refdata.yml names no source for any list: all seven files would be empty.');
        findings.add({ rule: 'list-named', message, place: configuration.placeOf([]) });
        // Said once: that each of them is empty follows.
        const { list } = findings;
        if (list.some(({ rule }) => rule === 'list-named'))
            list.splice(0, list.length, ...list.filter(({ rule }) => rule !== 'list-present'));
    }
    for (const name of only === undefined ? Object.keys(config.repositories ?? {}) : []) {
        if (used.has(name))
            continue;
        const message = $said`Nothing is read from the repository ${name}.`;
        findings.add({
            rule: 'repository-unused',
            message,
            place: configuration.placeOf(['repositories', name]),
        });
    }
    return {
        ...composition,
        baseUrl: config.base_url,
        archive: config.archive ?? false,
        policy,
        findings: findings.list,
    };
}
/** Whether there is a source for anything that is published: words, functions, commands, packages, … */
function namesList({ sintaxe: { extensao: _, ...syntax }, conteudos = {}, ...config }) {
    const { embutidas, modulos, comandos, erros, registro } = config;
    const named = [embutidas, modulos, comandos, erros, registro, ...Object.values(syntax)];
    return [...named, ...Object.values(conteudos)].some(list => list !== undefined);
}
/** A finding about published data, with the place in the source that the data came from. */
function located(finding, origins) {
    let subject = finding.subject ?? '';
    while (subject.includes('/')) {
        const place = origins.get(subject);
        if (place)
            return { ...finding, place };
        subject = subject.slice(0, subject.lastIndexOf('/'));
    }
    return finding;
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
