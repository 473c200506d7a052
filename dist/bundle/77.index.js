export const id = 77;
export const ids = [77];
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

/***/ 53483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ runOptions)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _github_fork_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49496);


/** What they say of a run. */
function runOptions({ repo, config, allowCommands = false, cache }, progress) {
    return {
        repo,
        // From where the command is run, as paths on a command line are; else the repository's own.
        config: config === undefined ? 'refdata.yml' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(config),
        commands: (0,_github_fork_js__WEBPACK_IMPORTED_MODULE_1__/* .commandPermission */ .X)(allowCommands, process.env),
        cache,
        progress,
    };
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

/***/ 49496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ commandPermission),
/* harmony export */   t: () => (/* binding */ isFromFork)
/* harmony export */ });
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


/***/ }),

/***/ 50262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ Findings),
/* harmony export */   U: () => (/* binding */ policyOf)
/* harmony export */ });
/* harmony import */ var _contract_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55081);
/* harmony import */ var _drift_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68785);
/* harmony import */ var _rules_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61330);



/** Turns problems into findings by their rules, each problem once. */
class Findings {
    policy;
    list = [];
    seen = new Set();
    constructor(policy) {
        this.policy = policy;
    }
    add({ rule, message, remedy, place }) {
        const key = JSON.stringify([rule, message, place]);
        const info = (0,_rules_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleInfo */ .PI)(rule);
        const level = (0,_contract_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .settingOf */ .y)(this.policy, rule).level ?? info?.level ?? 'error';
        if (level === 'off' || this.seen.has(key))
            return;
        this.seen.add(key);
        this.list.push({ rule, level, message, remedy: remedy ?? info?.remedy ?? '', place });
    }
}
/** What `rules` of a configuration says, as the rules ask for it. */
function policyOf(rules) {
    return Object.fromEntries(Object.entries(rules ?? {}).flatMap(([id, { level, pattern }]) => {
        // Kinds of change have levels of their own, which are no business of who reads the published files.
        if ((0,_drift_index_js__WEBPACK_IMPORTED_MODULE_1__/* .changeRule */ .Vd)(id))
            return [];
        return [[id, { ...(level && { level: level }), ...(pattern !== undefined && { pattern }) }]];
    }));
}


/***/ }),

/***/ 54209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ buildReference),
  B: () => (/* binding */ referenceOf)
});

// EXTERNAL MODULE: ./build/extract/index.js + 157 modules
var extract = __webpack_require__(58718);
// EXTERNAL MODULE: ./build/contract/files.js
var contract_files = __webpack_require__(60088);
// EXTERNAL MODULE: ./build/text/code-points.js
var code_points = __webpack_require__(64617);
// EXTERNAL MODULE: ./build/text/nearest.js
var nearest = __webpack_require__(82788);
;// CONCATENATED MODULE: ./build/reference/shape.js


const PALAVRA = {
    palavra: 'needed',
    descricao: 'optional',
    equivalente: 'optional',
};
const CONTEXTUAL = { ...PALAVRA, onde: 'optional' };
const OPERADOR = {
    simbolo: 'needed',
    descricao: 'optional',
    equivalente: 'optional',
};
const SIMBOLO = {
    nome: 'needed',
    assinatura: 'optional',
    resumo: 'optional',
};
const MODULO = {
    nome: 'needed',
    apelidos: { list: 'text' },
    simbolos: { list: SIMBOLO },
};
const COMANDO = {
    nome: 'needed',
    uso: 'optional',
    resumo: 'optional',
    detalhe: 'optional',
    opcoes: { list: { flag: 'needed', descricao: 'optional' } },
    exemplos: { list: { comando: 'needed', nota: 'optional' } },
    apelidos: { list: 'text' },
    veja: { list: 'text' },
};
const GRUPO = { grupo: 'needed', comandos: { list: COMANDO } };
const ERRO = {
    codigo: 'needed',
    titulo: 'optional',
    explicacao: 'optional',
    exemplo: 'optional',
    solucao: 'optional',
    doc: 'optional',
};
/** Fields of a module that say what it is another name of; not published. */
const APELIDO_DE = 'apelido_de';
/** Brings one mapped value into the shape of the contract; what does not fit is reported at its place in the source. */
class Shaper {
    section;
    report;
    unknownTold = new Set();
    constructor(section, report) {
        this.section = section;
        this.report = report;
    }
    object(value, shape, origin, path = '') {
        const fields = typeof value === 'object' && value !== null && !Array.isArray(value)
            ? value
            : undefined;
        if (!fields) {
            if (value !== extract/* REPORTED */.u3) {
                this.complain('field-type', `${this.section}${path}: here is ${describe(value)}, not an object with ${Object.keys(shape).join(', ')}.`, origin);
            }
            return this.object({}, Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, field === 'needed' ? 'optional' : field])), origin);
        }
        this.refuseUnknown(fields, shape, origin, path);
        return Object.fromEntries(Object.entries(shape).map(([name, field]) => [
            name,
            this.field(fields[name], field, origin, path, name),
        ]));
    }
    text(value, needed, origin, path) {
        if (typeof value === 'string')
            return value;
        if (value === extract/* REPORTED */.u3)
            return '';
        if (value === undefined || value === null) {
            if (needed)
                this.complain('field-missing', `${this.section}${path} is missing.`, origin);
            return '';
        }
        this.complain('field-type', `${this.section}${path} is ${describe(value)}, not a text.`, origin);
        return '';
    }
    field(value, field, origin, around, name) {
        const path = `${around}.${name}`;
        if (field === 'needed' || field === 'optional')
            return this.text(value, field === 'needed', origin, path);
        // Mapping languages give a list of one as its item, and an empty one as nothing.
        const items = value === undefined || value === null || value === extract/* REPORTED */.u3
            ? []
            : Array.isArray(value)
                ? value
                : [value];
        const shape = field.list;
        const places = origin.items?.[name];
        return items.map((item, i) => {
            const own = { place: places?.[i] ?? origin.place };
            return shape === 'text'
                ? this.text(item, true, own, `${path}[]`)
                : this.object(item, shape, own, `${path}[]`);
        });
    }
    refuseUnknown(fields, shape, origin, path) {
        for (const name of Object.keys(fields)) {
            if (Object.hasOwn(shape, name) ||
                name.startsWith('_') ||
                name === APELIDO_DE ||
                this.unknownTold.has(`${path}.${name}`))
                continue;
            this.unknownTold.add(`${path}.${name}`);
            const known = Object.keys(shape);
            const [near] = (0,nearest/* nearest */.p)(name, known);
            this.report({
                rule: 'field-unknown',
                message: `${this.section}${path} has no field "${name}".`,
                remedy: `${near ? `Did you mean "${near}"?` : `Its fields are ${known.join(', ')}.`} A field that only other steps need begins with "_".`,
                place: origin.place,
            });
        }
    }
    complain(rule, message, { place }) {
        this.report({ rule, message, place });
    }
}
function describe(value) {
    if (Array.isArray(value))
        return `a list of ${value.length}`;
    if (typeof value === 'object')
        return value === null
            ? 'nothing'
            : `an object with ${Object.keys(value).slice(0, 6).join(', ') || 'no fields'}`;
    if (value === undefined)
        return 'nothing';
    return `the ${typeof value} ${String(value).slice(0, 60)}`;
}

;// CONCATENATED MODULE: ./build/reference/compose.js




/**
 * Puts what was extracted into the seven files of the contract: exactly its fields, computed totals, aliases folded.
 * Lists without an order of their own in `refdata.yml` come in the order of the contract (reference-language.md §9.3).
 */
function compose(extracted, report) {
    const composer = new Composer(report);
    const { versao } = extracted;
    const modulos = composer.modulos(extracted.modulos);
    const grupos = composer.objects('comandos', extracted.comandos, GRUPO, 'comandos', '/grupos');
    const funcoes = composer.texts('embutidas', extracted.embutidas, 'embutidas', '/funcoes', true);
    const codigos = composer.objects('erros', extracted.erros, ERRO, 'erros', '/codigos', 'codigo');
    const exercicios = composer.exercicios(extracted.exercicios);
    const rotas = {
        sintaxe: (0,contract_files/* pathOf */.XM)('sintaxe'),
        embutidas: (0,contract_files/* pathOf */.XM)('embutidas'),
        modulos: (0,contract_files/* pathOf */.XM)('modulos'),
        comandos: (0,contract_files/* pathOf */.XM)('comandos'),
        erros: (0,contract_files/* pathOf */.XM)('erros'),
        conteudos: (0,contract_files/* pathOf */.XM)('conteudos'),
    };
    const files = {
        index: {
            nome: extracted.nome,
            versao,
            descricao: extracted.descricao,
            documentacao: extracted.documentacao,
            rotas,
        },
        sintaxe: {
            versao,
            extensao: extracted.extensao,
            reservadas: composer.objects('sintaxe.reservadas', extracted.reservadas, PALAVRA, 'sintaxe', '/reservadas', 'palavra'),
            contextuais: composer.objects('sintaxe.contextuais', extracted.contextuais, CONTEXTUAL, 'sintaxe', '/contextuais', 'palavra'),
            operadores: composer.objects('sintaxe.operadores', extracted.operadores, OPERADOR, 'sintaxe', '/operadores'),
            verbos_http: composer.texts('sintaxe.verbos_http', extracted.verbosHttp, 'sintaxe', '/verbos_http'),
            regras: composer.texts('sintaxe.regras', extracted.regras, 'sintaxe', '/regras'),
        },
        embutidas: { versao, total: funcoes.length, funcoes },
        modulos: {
            versao,
            total_modulos: modulos.length,
            total_simbolos: modulos.reduce((sum, modulo) => sum + modulo.total, 0),
            modulos,
        },
        comandos: { versao, total: grupos.reduce((sum, grupo) => sum + grupo.comandos.length, 0), grupos },
        erros: { versao, total: codigos.length, codigos },
        conteudos: {
            versao,
            exercicios: {
                modulos: exercicios,
                total: Object.values(exercicios).reduce((sum, count) => sum + count, 0),
            },
            exemplos: extracted.exemplos,
            pacotes: extracted.pacotes,
            projetos: extracted.projetos,
        },
    };
    for (const [key, subject] of SINGLE_VALUES) {
        const place = extracted.places?.get(key);
        if (place)
            composer.origins.set(subject, place);
    }
    return { files, origins: composer.origins };
}
/** Published values that are one value in `refdata.yml`, by the key there. */
const SINGLE_VALUES = [
    ['nome', `${(0,contract_files/* pathOf */.XM)('index')}#/nome`],
    ['descricao', `${(0,contract_files/* pathOf */.XM)('index')}#/descricao`],
    ['documentacao', `${(0,contract_files/* pathOf */.XM)('index')}#/documentacao`],
    ['versao', `${(0,contract_files/* pathOf */.XM)('index')}#/versao`],
    ['sintaxe.extensao', `${(0,contract_files/* pathOf */.XM)('sintaxe')}#/extensao`],
    ['conteudos.exemplos', `${(0,contract_files/* pathOf */.XM)('conteudos')}#/exemplos`],
    ['conteudos.pacotes', `${(0,contract_files/* pathOf */.XM)('conteudos')}#/pacotes`],
    ['conteudos.projetos', `${(0,contract_files/* pathOf */.XM)('conteudos')}#/projetos`],
];
class Composer {
    report;
    origins = new Map();
    constructor(report) {
        this.report = report;
    }
    /** A list of objects; `order` is the field that the contract sorts by. */
    objects(section, { rows, sorted }, shape, file, pointer, order) {
        const shaper = this.shaper(section);
        const shaped = rows.map(row => ({ ...row, value: shaper.object(row.value, shape, row) }));
        if (order && !sorted)
            shaped.sort((a, b) => (0,code_points/* compareCodePoints */.O)(String(a.value[order]), String(b.value[order])));
        this.remember(shaped, file, pointer);
        return shaped.map(({ value }) => value);
    }
    texts(section, { rows, sorted }, file, pointer, ordered = false) {
        const shaper = this.shaper(section);
        const shaped = rows.map(row => ({ place: row.place, value: shaper.text(row.value, true, row, '[]') }));
        if (ordered && !sorted)
            shaped.sort((a, b) => (0,code_points/* compareCodePoints */.O)(a.value, b.value));
        this.remember(shaped, file, pointer);
        return shaped.map(({ value }) => value);
    }
    /** Modules with their other names folded in; symbols by name, modules by their number of symbols, most first. */
    modulos({ rows, sorted }) {
        const shaper = this.shaper('modulos');
        const modules = [];
        const aliases = [];
        for (const row of rows) {
            const { place } = row;
            const of = row.value?.[APELIDO_DE];
            const { nome, apelidos, simbolos } = shaper.object(row.value, MODULO, row);
            if (typeof of === 'string' && of !== nome) {
                aliases.push({ nome, of, place });
                continue;
            }
            const symbols = simbolos.map((value, i) => ({ value, place: row.items?.simbolos?.[i] ?? place }));
            if (!sorted)
                symbols.sort((a, b) => (0,code_points/* compareCodePoints */.O)(a.value.nome, b.value.nome));
            modules.push({
                value: { nome, apelidos, total: symbols.length, simbolos: symbols.map(({ value }) => value) },
                place,
                ...(row.items && { items: { simbolos: symbols.map(symbol => symbol.place) } }),
            });
        }
        this.fold(aliases, modules);
        for (const { value } of modules)
            value.apelidos.sort(code_points/* compareCodePoints */.O);
        if (!sorted)
            modules.sort((a, b) => b.value.total - a.value.total || (0,code_points/* compareCodePoints */.O)(a.value.nome, b.value.nome));
        this.remember(modules, 'modulos', '/modulos');
        return modules.map(({ value }) => value);
    }
    exercicios({ rows }) {
        const counts = [];
        for (const { value, place } of rows) {
            const { key, value: count } = value;
            if (typeof count !== 'number' || !Number.isInteger(count) || count < 0) {
                this.report({
                    rule: 'field-type',
                    message: `conteudos.exercicios: the number of "${String(key)}" is ${String(count)}, not a whole number.`,
                    place,
                });
                continue;
            }
            counts.push([String(key), count]);
        }
        return Object.fromEntries(counts.sort(([a], [b]) => (0,code_points/* compareCodePoints */.O)(a, b)));
    }
    /** Gives each alias to the module that it means, also through another alias. */
    fold(aliases, modules) {
        const byName = new Map(modules.map(({ value }) => [value.nome, value]));
        const meant = new Map(aliases.map(({ nome, of }) => [nome, of]));
        for (const { nome, of, place } of aliases) {
            let target = of;
            for (let hops = 0; !byName.has(target) && meant.has(target) && hops < aliases.length; hops += 1)
                target = meant.get(target);
            const module = byName.get(target);
            if (module) {
                module.apelidos.push(nome);
                continue;
            }
            const [near] = (0,nearest/* nearest */.p)(target, byName.keys());
            this.report({
                rule: 'alias-unknown',
                message: `"${nome}" is another name of "${of}", which is not a module.`,
                place,
                ...(near && { remedy: `Did you mean "${near}"?` }),
            });
        }
    }
    shaper(section) {
        return new Shaper(section, this.report);
    }
    remember(entries, file, pointer) {
        for (const [i, { place, items }] of entries.entries()) {
            const subject = `${(0,contract_files/* pathOf */.XM)(file)}#${pointer}/${i}`;
            this.origins.set(subject, place);
            for (const [field, places] of Object.entries(items ?? {}))
                for (const [j, own] of places.entries())
                    this.origins.set(`${subject}/${field}/${j}`, own);
        }
    }
}

// EXTERNAL MODULE: ./build/rules/contract-check.js + 1 modules
var contract_check = __webpack_require__(6702);
// EXTERNAL MODULE: ./build/run/findings.js
var run_findings = __webpack_require__(50262);
// EXTERNAL MODULE: ./build/run/run-context.js + 3 modules
var run_context = __webpack_require__(25244);
;// CONCATENATED MODULE: ./build/run/reference.js





/**
 * From a repository to the seven files in memory: configuration, extraction, composition, schemas and rules.
 * Nothing is written. @throws {UserError} for a configuration that does not hold.
 */
async function buildReference(options) {
    return referenceOf((0,run_context/* openRun */.I)(options), options);
}
/** The same of a run that is open already. */
async function referenceOf(run, { docsUrl, only } = {}) {
    const { configuration, repository, programs, progress, cache } = run;
    const { config } = configuration;
    const policy = (0,run_findings/* policyOf */.U)(config.rules);
    const findings = new run_findings/* Findings */.F(policy);
    const report = (problem) => findings.add(problem);
    const read = (input) => (0,extract/* extract */.o6)(configuration, input, { ...(only && { only }), progress });
    const input = { repository, programs, report };
    const extracted = await (cache === undefined
        ? read(input)
        : cache.extracted([...(only ?? [])].join(), input, read));
    const documentacao = docsUrl ?? extracted.documentacao;
    progress('checking');
    const composition = compose({ ...extracted, documentacao }, report);
    // While parts are missing or misshapen, rules about the whole would only repeat it.
    if (!findings.list.some(finding => finding.level === 'error')) {
        for (const finding of (0,contract_check/* check */.z)(composition.files, policy))
            findings.list.push(located(finding, composition.origins));
    }
    return {
        ...composition,
        baseUrl: config.base_url,
        archive: config.archive ?? false,
        policy,
        findings: findings.list,
    };
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
/* harmony export */   p6: () => (/* binding */ date)
/* harmony export */ });
/* unused harmony exports datetime, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);



function datetime(params) {
    return core._isoDateTime(ZodISODateTime, params);
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
