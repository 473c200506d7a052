export const id = 178;
export const ids = [178];
export const modules = {

/***/ 8250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runExplain: () => (/* binding */ runExplain)
});

// EXTERNAL MODULE: ./build/nearest.js
var nearest = __webpack_require__(7658);
// EXTERNAL MODULE: ./build/reference/check.js + 1 modules
var check = __webpack_require__(1974);
// EXTERNAL MODULE: ./build/reference/files.js
var reference_files = __webpack_require__(9977);
// EXTERNAL MODULE: ./build/reference/load.js
var load = __webpack_require__(3316);
// EXTERNAL MODULE: ./build/reference/source-folder.js
var source_folder = __webpack_require__(3462);
// EXTERNAL MODULE: ./build/reference/source-url.js
var source_url = __webpack_require__(481);
// EXTERNAL MODULE: ./build/user-error.js
var user_error = __webpack_require__(2394);
// EXTERNAL MODULE: ./build/commands/reference.js + 2 modules
var reference = __webpack_require__(2726);
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
    const { files, findings } = await (0,reference/* buildReference */.i)({ repo, config, docsUrl, only: new Set(['erros']) });
    if (files.erros.codigos.length === 0) {
        const errors = findings.filter(finding => finding.level === 'error');
        throw new user_error/* UserError */.y(`${config} yields no error codes.`, 'Give `erros` a source that has some.', {
            findings: errors,
        });
    }
    return files;
}

// EXTERNAL MODULE: ./build/report/visible.js
var visible = __webpack_require__(6257);
// EXTERNAL MODULE: ./build/cli/colours.js
var colours = __webpack_require__(5716);
// EXTERNAL MODULE: ./build/cli/config-path.js
var config_path = __webpack_require__(963);
// EXTERNAL MODULE: ./build/cli/web-address.js
var web_address = __webpack_require__(8122);
;// CONCATENATED MODULE: ./build/cli/explain.js





/** `refdata explain`: true when the code exists. */
async function runExplain(code, { json = false, ...options }) {
    const { erro, url, near, versao } = await explain(code, {
        ...options,
        config: (0,config_path/* configPath */.e)(options.config),
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

/***/ 8122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ webAddress)
/* harmony export */ });
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2394);

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

/***/ 9039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ compareCodePoints)
/* harmony export */ });
/** Orders text as Python, Go and Rust do, by code point, so that the order is the same everywhere. */
function compareCodePoints(a, b) {
    const length = Math.min(a.length, b.length);
    for (let i = 0; i < length; i += 1) {
        const x = a.charCodeAt(i);
        const y = b.charCodeAt(i);
        if (x === y)
            continue;
        // Surrogates stand for code points above all of the basic plane.
        const xHigh = x >= 0xd800 && x <= 0xdfff;
        const yHigh = y >= 0xd800 && y <= 0xdfff;
        return xHigh === yHigh ? x - y : xHigh ? 1 : -1;
    }
    return a.length - b.length;
}


/***/ }),

/***/ 4081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ Definition),
/* harmony export */   J2: () => (/* binding */ UnresolvedUse),
/* harmony export */   M3: () => (/* binding */ callFields),
/* harmony export */   Pu: () => (/* binding */ keyText),
/* harmony export */   Q9: () => (/* binding */ CallResult),
/* harmony export */   UG: () => (/* binding */ Unresolved),
/* harmony export */   Ul: () => (/* binding */ toPlain),
/* harmony export */   X9: () => (/* binding */ Mapping),
/* harmony export */   bM: () => (/* binding */ fromPlain),
/* harmony export */   gd: () => (/* binding */ Sequence),
/* harmony export */   jt: () => (/* binding */ findUnresolved),
/* harmony export */   nt: () => (/* binding */ Float)
/* harmony export */ });
/** A whole number in a language that writes it with a decimal point: as data it is 2, as text "2.0". */
class Float {
    value;
    constructor(value) {
        this.value = value;
    }
}
/** A list, tuple or set, in source order. */
class Sequence {
    entries;
    distinct;
    /** Number of values inside, at any depth. */
    weight;
    constructor(entries, 
    /** A set: equal entries have been left out. */
    distinct = false) {
        this.entries = entries;
        this.distinct = distinct;
        this.weight = weightOf(entries);
    }
}
/** A map, struct, enum or class body, in source order; a later entry with the same key has replaced the earlier one. */
class Mapping {
    entries;
    /** Number of values inside, at any depth. */
    weight;
    byKey;
    constructor(entries) {
        this.entries = entries;
        this.weight = weightOf(entries);
    }
    get(key) {
        this.byKey ??= new Map(this.entries.map(entry => [entry.key, entry.value]));
        return this.byKey.get(key);
    }
}
function weightOf(entries) {
    let weight = entries.length;
    for (const { value } of entries) {
        if (value instanceof Sequence || value instanceof Mapping)
            weight += value.weight;
    }
    return weight;
}
/** A call of something that is not evaluated (a constructor, say), or a call together with what it returns. */
class CallResult {
    callee;
    positional;
    named;
    byParameter;
    returned;
    constructor(
    /** As written: `Cmd`, `tokens.Keyword`. */
    callee, positional, named, 
    /** All arguments by parameter name, when the definition of the callee is known. */
    byParameter, 
    /** What it returns, when the callee only builds a value from its parameters. */
    returned) {
        this.callee = callee;
        this.positional = positional;
        this.named = named;
        this.byParameter = byParameter;
        this.returned = returned;
    }
}
/** A function, class or module: something with a definition, not a constant. */
class Definition {
    kind;
    name;
    place;
    constructor(kind, name, place) {
        this.kind = kind;
        this.name = name;
        this.place = place;
    }
}
/** What could not be evaluated, why, and where. Reported when a mapping uses it. */
class Unresolved {
    reason;
    place;
    text;
    rule;
    constructor(reason, place, 
    /** The source text, shortened. */
    text, rule = 'source-unresolved') {
        this.reason = reason;
        this.place = place;
        this.text = text;
        this.rule = rule;
    }
}
/** Thrown when an {@link Unresolved} would be written as text. */
class UnresolvedUse extends Error {
    unresolved;
    constructor(unresolved) {
        super(unresolved.reason);
        this.unresolved = unresolved;
    }
}
/** How a value that is not a constant looks to a mapping: fields to look at, but never to publish. */
class Placeholder {
    text;
    file;
    line;
    #unresolved;
    constructor(unresolved) {
        this.text = unresolved.text;
        this.file = unresolved.place.file;
        this.line = unresolved.place.line;
        this.#unresolved = unresolved;
        // Text functions of the mapping language go through JSON: nothing half-resolved may slip into a text.
        Object.defineProperty(this, 'toJSON', {
            enumerable: false,
            value: () => {
                throw new UnresolvedUse(unresolved);
            },
        });
    }
    get unresolved() {
        return this.#unresolved;
    }
}
/** The {@link Unresolved} inside plain data made by {@link toPlain}, if any. */
function findUnresolved(data) {
    if (data instanceof Placeholder)
        return data.unresolved;
    if (typeof data !== 'object' || data === null)
        return undefined;
    for (const item of Array.isArray(data) ? data : Object.values(data)) {
        const found = findUnresolved(item);
        if (found)
            return found;
    }
    return undefined;
}
/** Plain JSON data, with placeholders where something is not resolved. */
function toPlain(value) {
    if (value instanceof Sequence)
        return value.entries.map(entry => toPlain(entry.value));
    if (value instanceof Mapping)
        return plainMap(value);
    if (value instanceof CallResult) {
        return value.returned !== undefined ? toPlain(value.returned) : callFields(value);
    }
    if (value instanceof Definition) {
        const { kind, name, place } = value;
        return new Placeholder(new Unresolved(`it is a ${kind}, not a constant`, place, name));
    }
    if (value instanceof Unresolved)
        return new Placeholder(value);
    return value instanceof Float ? value.value : value;
}
/** Defines own properties only, so a key such as `__proto__` stays data. */
function plainMap(map) {
    const plain = new Map();
    for (const { key, value, origin } of map.entries) {
        const name = keyText(key);
        if (plain.has(name)) {
            const reason = `two of its keys are both ${JSON.stringify(name)} as text`;
            return new Placeholder(new Unresolved(reason, origin.place, name));
        }
        // Under a name that is not known nothing can be published.
        plain.set(name, toPlain(key instanceof Unresolved ? key : value));
    }
    return Object.fromEntries(plain);
}
/** `call`, `args`, `kwargs` and `params` of a call, as a record shows them. */
function callFields(call) {
    const byName = (map) => Object.fromEntries([...map].map(([name, entry]) => [name, toPlain(entry.value)]));
    return {
        call: call.callee,
        args: call.positional.map(entry => toPlain(entry.value)),
        kwargs: byName(call.named),
        ...(call.byParameter && { params: byName(call.byParameter) }),
    };
}
/** A key as text: what is written for scalars, the source text for what is not resolved. */
function keyText(key) {
    if (key instanceof Unresolved)
        return key.text;
    if (key instanceof Definition)
        return key.name;
    if (key instanceof Float)
        return `${key.value}.0`;
    if (typeof key === 'object' && key !== null) {
        const plain = toPlain(key);
        const unresolved = findUnresolved(plain);
        return unresolved ? unresolved.text : JSON.stringify(plain);
    }
    return String(key);
}
/** Plain data (of a JSON file, say) as a {@link Value}, every entry at the same place. */
function fromPlain(data, place) {
    const origin = { place, comment: undefined };
    const entry = (value) => ({ value: fromPlain(value, place), origin });
    if (Array.isArray(data))
        return new Sequence(data.map(entry));
    if (typeof data === 'object' && data !== null) {
        return new Mapping(Object.entries(data).map(([key, value]) => ({ key, ...entry(value) })));
    }
    if (typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean')
        return data;
    return null;
}


/***/ }),

/***/ 566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ MappingExpression),
/* harmony export */   t: () => (/* binding */ ExpressionError)
/* harmony export */ });
/* harmony import */ var jsonata__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9132);
/* harmony import */ var _evaluate_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4081);


/** Steps that one evaluation may take: bounds endless recursion without looking at a clock. */
const MAX_STEPS = 200_000;
const MAX_DEPTH = 250;
/** A mapping expression cannot be compiled; `position` is the character where it goes wrong. */
class ExpressionError extends Error {
    position;
    constructor(message, position) {
        super(message);
        this.position = position;
    }
}
/** A JSONata expression (docs.jsonata.org), compiled once and evaluated for many records. */
class MappingExpression {
    source;
    compiled;
    path;
    steps = 0;
    depth = 0;
    /** @throws {ExpressionError} */
    constructor(source) {
        this.source = source;
        try {
            this.compiled = jsonata__WEBPACK_IMPORTED_MODULE_0__(source);
        }
        catch (error) {
            const { message, position } = error;
            throw new ExpressionError(message, position);
        }
        const impure = impureFunction(this.compiled.ast());
        if (impure)
            throw new ExpressionError(`$${impure} would give something else at every build`, undefined);
        this.path = plainPath(this.compiled.ast());
        this.bound();
    }
    /** @throws Error with a sentence of JSONata's when the expression fails on this input. */
    async evaluate(input) {
        if (this.path) {
            const found = follow(this.path, input);
            if (found !== undefined)
                return settled(found.value);
        }
        this.steps = 0;
        this.depth = 0;
        try {
            return settled(plain(await this.compiled.evaluate(input)));
        }
        catch (error) {
            if (error instanceof _evaluate_value_js__WEBPACK_IMPORTED_MODULE_1__/* .UnresolvedUse */ .J2)
                return { unresolved: error.unresolved };
            throw error instanceof Error
                ? error
                : new Error(error.message ?? String(error));
        }
    }
    /** Counts every evaluation step of the interpreter through the hook that it offers for this. */
    bound() {
        this.compiled.assign(Symbol.for('jsonata.__evaluate_entry'), () => {
            this.steps += 1;
            this.depth += 1;
            if (this.steps > MAX_STEPS)
                throw new Error(`it did not end within ${MAX_STEPS} steps`);
            if (this.depth > MAX_DEPTH)
                throw new Error(`it goes deeper than ${MAX_DEPTH} levels`);
        });
        this.compiled.assign(Symbol.for('jsonata.__evaluate_exit'), () => {
            this.depth -= 1;
        });
    }
}
function settled(data) {
    const unresolved = (0,_evaluate_value_js__WEBPACK_IMPORTED_MODULE_1__/* .findUnresolved */ .jt)(data);
    return unresolved ? { unresolved } : { data };
}
/** JSONata's result lists carry hidden marks, and its functions are values: only JSON may come out. */
function plain(data) {
    if (holdsFunction(data))
        throw new Error('it gives a function, not data');
    return Array.isArray(data) ? data.map(item => (Array.isArray(item) ? plain(item) : item)) : data;
}
function holdsFunction(data) {
    if (typeof data === 'function')
        return true;
    if (typeof data !== 'object' || data === null)
        return false;
    const { _jsonata_function: own, _jsonata_lambda: lambda } = data;
    return own === true || lambda === true || Object.values(data).some(holdsFunction);
}
/** Functions with a clock, dice or a program of their own: the same source must give the same files. */
const IMPURE = new Set(['now', 'millis', 'random', 'shuffle', 'eval']);
function impureFunction(ast) {
    if (typeof ast !== 'object' || ast === null)
        return undefined;
    const { type, value } = ast;
    if (type === 'variable' && typeof value === 'string' && IMPURE.has(value))
        return value;
    for (const part of Object.values(ast)) {
        const found = impureFunction(part);
        if (found)
            return found;
    }
    return undefined;
}
/**
 * Most expressions only say which part of a record is meant (`args[0]`, `kwargs.titulo`). These are followed
 * directly, as JSONata would; lists on the way, which it maps over, are left to it.
 */
function plainPath(ast) {
    const { type, steps } = ast;
    if (type !== 'path' || !steps)
        return undefined;
    const path = [];
    for (const step of steps) {
        if (step.type !== 'name' || step.group || step.focus || step.index || step.tuple)
            return undefined;
        path.push(step.value);
        for (const stage of [...(step.stages ?? []), ...(step.predicate ?? [])]) {
            if (stage.type !== 'filter' || stage.expr?.type !== 'number' || !Number.isInteger(stage.expr.value))
                return undefined;
            path.push(stage.expr.value);
        }
    }
    return path;
}
/** The value at a plain path; `undefined` when only JSONata itself can say. */
function follow(path, input) {
    let value = input;
    for (const [i, step] of path.entries()) {
        if (typeof step === 'number') {
            if (!Array.isArray(value))
                return undefined;
            value = value.at(step);
        }
        else {
            if (Array.isArray(value))
                return undefined;
            if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step))
                return { value: undefined };
            value = value[step];
        }
        if (value === undefined)
            return { value: undefined };
        // A list at the end is given as it is only when it is not a list of one that JSONata would unwrap.
        if (i === path.length - 1 && Array.isArray(value) && value.length < 2)
            return undefined;
    }
    return { value };
}


/***/ }),

/***/ 3316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ loadPublished)
/* harmony export */ });
/* harmony import */ var _rule_info_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(850);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2394);
/* harmony import */ var _contract_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6032);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9977);
/* harmony import */ var _json_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6446);





const INDEX_PATH = (0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .pathOf */ .XM)('index');
const CONTRACT_PATHS = _files_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_NAMES */ .GY.map(_files_js__WEBPACK_IMPORTED_MODULE_3__/* .pathOf */ .XM);
const OPTIONAL_PATHS = [_files_js__WEBPACK_IMPORTED_MODULE_3__/* .MANIFEST_PATH */ .U4, _files_js__WEBPACK_IMPORTED_MODULE_3__/* .REGISTRO_PATH */ .AM];
/**
 * Reads the published files: the index first, then the others together (service-spec.md, "Data endpoints", rule 1).
 * A manifest and a registry are read where there are any.
 *
 * @throws {UserError} when the source gives no answer at all for the index.
 */
async function loadPublished(source) {
    const index = await source.read(INDEX_PATH);
    if (index.kind === 'unreachable') {
        throw new _user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${source.placeOf(INDEX_PATH)} ${index.reason}.`, 'Check the address, and whether the server runs.');
    }
    const results = new Map([[INDEX_PATH, index]]);
    const others = [...CONTRACT_PATHS, ...OPTIONAL_PATHS].filter(path => path !== INDEX_PATH);
    const read = await Promise.all(others.map(path => source.read(path)));
    for (const [i, path] of others.entries())
        results.set(path, read[i]);
    const files = new Map();
    const findings = [];
    for (const [path, result] of results) {
        const optional = OPTIONAL_PATHS.includes(path);
        if (result.kind !== 'found') {
            if (result.kind !== 'missing' || !optional)
                findings.push(notRead(source, path, result));
            continue;
        }
        if (optional && isPage(result.bytes))
            continue;
        const file = (0,_json_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readJsonFile */ .J)(path, source.placeOf(path), result.bytes);
        files.set(path, file);
        findings.push(...file.findings);
    }
    for (const path of (await source.listApi()).sort()) {
        if (results.has(path))
            continue;
        const message = `${path} is not a file of the contract.`;
        findings.push((0,_rule_info_js__WEBPACK_IMPORTED_MODULE_4__/* .findingOf */ .h)(_contract_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .fileUnknown */ .Zr, message, path, { file: source.placeOf(path) }));
    }
    return { files, findings };
}
function notRead(source, path, result) {
    const place = { file: source.placeOf(path) };
    if (result.kind === 'missing')
        return (0,_rule_info_js__WEBPACK_IMPORTED_MODULE_4__/* .findingOf */ .h)(_contract_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .fileMissing */ .tO, `${path} is missing.`, path, place);
    if (result.kind === 'too-large')
        return (0,_rule_info_js__WEBPACK_IMPORTED_MODULE_4__/* .findingOf */ .h)(_contract_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .fileTooLarge */ .ME, `${path} is larger than 64 MiB.`, path, place);
    return (0,_rule_info_js__WEBPACK_IMPORTED_MODULE_4__/* .findingOf */ .h)(_contract_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .fileUnreadable */ .WO, `${path} ${result.reason}.`, path, place);
}
/** Some hosts answer every unknown path with their front page and status 200. */
function isPage(bytes) {
    return /^\uFEFF?\s*</.test(new TextDecoder().decode(bytes.subarray(0, 100)));
}


/***/ }),

/***/ 3462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ openFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2394);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9977);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8765);





const API = '/api/';
/**
 * Published files in a folder: the site's own, with `api/` in it, or the one that holds `index.json` itself. Nothing
 * outside of the folder is read, whatever links it holds.
 *
 * @throws {UserError} when there is no such folder, or neither in it.
 */
async function openFolder(folder) {
    const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder).catch(() => undefined);
    if (root === undefined || !(await isFolder(root))) {
        throw new _user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`There is no folder ${folder}.`, 'Give the folder of a built site, or an http(s) address.');
    }
    if (await isFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'api')))
        return new FolderSource(folder, root, '/');
    const entries = new Set(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(root));
    if (_files_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_NAMES */ .GY.some(name => entries.has(`${name}.json`)))
        return new FolderSource(folder, root, API);
    throw new _user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`There are no published files in ${folder}: neither api/index.json nor index.json.`, 'Give the folder that `refdata build` wrote.');
}
class FolderSource {
    shown;
    root;
    prefix;
    constructor(shown, root, 
    /** The part of the paths that the folder stands for. */
    prefix) {
        this.shown = shown;
        this.root = root;
        this.prefix = prefix;
    }
    covers(path) {
        return path.startsWith(this.prefix);
    }
    placeOf(path) {
        const folder = this.shown.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/').replace(/\/+$/, '');
        return `${folder}/${path.slice(this.prefix.length)}`;
    }
    async read(path) {
        if (!this.covers(path))
            return { kind: 'missing' };
        let real;
        try {
            real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.root, ...path.slice(this.prefix.length).split('/')));
        }
        catch (error) {
            return failure(error);
        }
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(this.root, real);
        if (inside.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)[0] === '..' || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside)) {
            return { kind: 'unreadable', reason: 'leads outside the folder' };
        }
        return readBounded(real).catch(failure);
    }
    async listApi() {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.root, API.slice(this.prefix.length));
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder).catch(() => []);
        return entries.filter(name => name.endsWith('.json')).map(name => API + name);
    }
}
/** Opened before it is measured, so that it is the same file. */
async function readBounded(path) {
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path);
    try {
        const status = await handle.stat();
        if (!status.isFile())
            return { kind: 'unreadable', reason: 'is not a file' };
        if (status.size > _source_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_PUBLISHED_FILE_BYTES */ .t)
            return { kind: 'too-large' };
        return { kind: 'found', bytes: await handle.readFile() };
    }
    finally {
        await handle.close();
    }
}
function failure(error) {
    const { code, message } = error;
    if (code === 'ENOENT' || code === 'ENOTDIR')
        return { kind: 'missing' };
    return { kind: 'unreadable', reason: `cannot be read (${code ?? message})` };
}
async function isFolder(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).then(status => status.isDirectory(), () => false);
}


/***/ }),

/***/ 481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ openAddress)
/* harmony export */ });
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2394);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8765);


/** Static hosts answer in a second; some wake up first. */
const TIMEOUT_MS = 30_000;
/** What a user may give for the base address: the address of the folder or of the index. */
const API_SUFFIX = /(?:\/api(?:\/(?:index\.json)?)?)?\/*$/;
/**
 * Published files at an http(s) address: the base address, or that of its `api/` or `api/index.json`. Redirects are
 * followed; a file has 30 s and 64 MiB. See service-spec.md, "Data endpoints".
 *
 * @throws {UserError} when that is no such address.
 */
function openAddress(address, timeoutMs = TIMEOUT_MS) {
    if (!URL.canParse(address)) {
        throw new _user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${address} is not an address.`, 'Give an address such as https://lume.example.');
    }
    const url = new URL(address);
    if (url.username !== '' || url.password !== '') {
        throw new _user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`The address of ${url.host} holds a user name or a password.`, 'Leave them out: the data is public.');
    }
    return new AddressSource(url.origin + url.pathname.replace(API_SUFFIX, ''), timeoutMs);
}
class AddressSource {
    base;
    timeoutMs;
    constructor(base, timeoutMs) {
        this.base = base;
        this.timeoutMs = timeoutMs;
    }
    covers() {
        return true;
    }
    placeOf(path) {
        return this.base + path.split('/').map(encodeURIComponent).join('/');
    }
    async listApi() {
        return [];
    }
    async read(path) {
        // One signal for the headers and the body: a server may also dawdle in the middle of a file.
        const signal = AbortSignal.timeout(this.timeoutMs);
        try {
            const response = await fetch(this.placeOf(path), { signal, headers: { accept: 'application/json' } });
            if (response.ok)
                return await readBounded(response);
            await response.body?.cancel();
            if (response.status === 404 || response.status === 410)
                return { kind: 'missing' };
            return { kind: 'unreadable', reason: `answered ${response.status} ${response.statusText}`.trimEnd() };
        }
        catch (error) {
            if (signal.aborted) {
                return { kind: 'unreachable', reason: `did not answer within ${this.timeoutMs / 1000} s` };
            }
            return { kind: 'unreachable', reason: `could not be fetched (${causeOf(error)})` };
        }
    }
}
async function readBounded(response) {
    const chunks = [];
    let length = 0;
    for await (const chunk of response.body ?? []) {
        length += chunk.length;
        // Leaving the loop cancels the rest of the body.
        if (length > _source_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_PUBLISHED_FILE_BYTES */ .t)
            return { kind: 'too-large' };
        chunks.push(chunk);
    }
    return { kind: 'found', bytes: Buffer.concat(chunks) };
}
/** `fetch` says "fetch failed" for everything; what happened is in the cause. */
function causeOf(error) {
    const { cause, message } = error;
    return cause?.code ?? cause?.message ?? message;
}


/***/ }),

/***/ 2670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ readVersion),
/* harmony export */   PG: () => (/* binding */ isPublishedVersion),
/* harmony export */   Zy: () => (/* binding */ compareVersions)
/* harmony export */ });
/* harmony import */ var semver__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2088);

/** `major.minor.patch[-pre]`; missing parts are 0, a leading `v` is dropped (reference-language.md §10.2). */
const VERSION = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(-[0-9A-Za-z.-]+)?$/;
/** Reads a version as clients of the language do; nothing for a text that is none. */
function readVersion(text) {
    const match = VERSION.exec(text);
    if (!match)
        return undefined;
    const [, major, minor = '0', patch = '0', pre = ''] = match;
    return semver__WEBPACK_IMPORTED_MODULE_0__.parse(`${major}.${minor}.${patch}${pre}`) ?? undefined;
}
/** Whether a text is a version as it is published: three numbers, no `v`, no build metadata. */
function isPublishedVersion(text) {
    return readVersion(text)?.version === text;
}
/** A pre-release comes before its release; pre-releases among each other as SemVer 2.0 orders them. */
function compareVersions(a, b) {
    return semver__WEBPACK_IMPORTED_MODULE_0__.compare(a, b);
}


/***/ })

};
