export const id = 323;
export const ids = [323];
export const modules = {

/***/ 40963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ configPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** Where `--config` means: from where the command is run, as paths on a command line do; else the repository's own. */
function configPath(given) {
    return given === undefined ? 'refdata.yml' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(given);
}


/***/ }),

/***/ 3116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ threadLimit)
/* harmony export */ });
/* harmony import */ var _whole_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68470);

/** What `--threads` gives. None is as good as one: the thread that starts others is always there. */
function threadLimit(text) {
    return text === undefined ? undefined : (0,_whole_number_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .r)('--threads', text, 2);
}


/***/ }),

/***/ 68470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ wholeNumber)
/* harmony export */ });
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72394);

/** The number that an option gives. @throws {UserError} for text that is none. */
function wholeNumber(option, value, example = 60) {
    if (/^\d{1,6}$/.test(value))
        return Number(value);
    throw new _user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${option} is "${value}", which is not a whole number.`, `Write a number, such as ${example}.`);
}


/***/ }),

/***/ 39473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ Findings),
/* harmony export */   U: () => (/* binding */ policyOf)
/* harmony export */ });
/* harmony import */ var _drift_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98611);
/* harmony import */ var _reference_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35538);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85193);



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
        const info = (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleInfo */ .PI)(rule);
        const level = (0,_reference_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .settingOf */ .y)(this.policy, rule).level ?? info?.level ?? 'error';
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
        if ((0,_drift_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .changeRule */ .Vd)(id))
            return [];
        return [[id, { ...(level && { level: level }), ...(pattern !== undefined && { pattern }) }]];
    }));
}


/***/ }),

/***/ 94582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  iW: () => (/* binding */ buildReference),
  Bz: () => (/* binding */ referenceOf),
  pS: () => (/* binding */ shownPath)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./build/assets.js
var assets = __webpack_require__(43287);
// EXTERNAL MODULE: ./build/generated/version.js
var version = __webpack_require__(9594);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/repository/repository.js
var repository_repository = __webpack_require__(83929);
;// CONCATENATED MODULE: ./build/repository/observed.js


/** A repository that remembers what it was asked: whether the same answers would be given again can be found out. */
class ObservedRepository {
    inner;
    reads = new Map();
    probes = new Map();
    globs = new Map();
    /** Whether the same answers mean the same result: nothing depends on more than these. */
    isRepeatable = true;
    constructor(inner) {
        this.inner = inner;
    }
    get shared() {
        return this.inner.shared && { ...this.inner.shared, notice: seen => this.notice(seen) };
    }
    read(path) {
        return this.noticing(() => (0,repository_repository/* decode */.D4)(this.readBytes(path), path));
    }
    readBytes(path) {
        const bytes = this.noticing(() => this.inner.readBytes(path));
        this.keep(this.reads, path, digestOf(bytes));
        return bytes;
    }
    isFile(path) {
        const answer = this.inner.isFile(path);
        this.keep(this.probes, path, answer);
        return answer;
    }
    glob(pattern) {
        const paths = this.noticing(() => this.inner.glob(pattern));
        this.keep(this.globs, pattern, digestOf(paths.join('\0')));
        return paths;
    }
    /** What a program prints depends on everything. */
    watching(programs) {
        return {
            ...programs,
            run: args => {
                this.isRepeatable = false;
                return programs.run(args);
            },
        };
    }
    observations() {
        const { reads, probes, globs, isRepeatable } = this;
        return { reads: [...reads], probes: [...probes], globs: [...globs], isRepeatable };
    }
    /** Takes over what another thread has asked of the same folder. */
    notice({ reads, probes, globs, isRepeatable }) {
        for (const [path, digest] of reads)
            this.keep(this.reads, path, digest);
        for (const [path, isFile] of probes)
            this.keep(this.probes, path, isFile);
        for (const [pattern, digest] of globs)
            this.keep(this.globs, pattern, digest);
        this.isRepeatable &&= isRepeatable;
    }
    /** What answers in two ways has changed meanwhile: no later run can be given both. */
    keep(answers, asked, answer) {
        if (answers.has(asked) && answers.get(asked) !== answer)
            this.isRepeatable = false;
        answers.set(asked, answer);
    }
    /** What is told of a file that cannot be read names others, which may come and go. */
    noticing(ask) {
        try {
            return ask();
        }
        catch (error) {
            if (error instanceof repository_repository/* UnreadableFile */.ie)
                this.isRepeatable = false;
            throw error;
        }
    }
}
/** Whether a repository would give all of these answers again. */
function holds({ reads, probes, globs }, repository) {
    try {
        return (globs.every(([pattern, digest]) => digestOf(repository.glob(pattern).join('\0')) === digest) &&
            probes.every(([path, isFile]) => repository.isFile(path) === isFile) &&
            reads.every(([path, digest]) => digestOf(repository.readBytes(path)) === digest));
    }
    catch (error) {
        if (error instanceof repository_repository/* UnreadableFile */.ie)
            return false;
        throw error;
    }
}
/** SHA-256 in hexadecimal digits. */
function digestOf(content) {
    return (0,external_node_crypto_.createHash)('sha256').update(content).digest('hex');
}

// EXTERNAL MODULE: ./build/extract/steps/expressions.js
var expressions = __webpack_require__(85677);
;// CONCATENATED MODULE: ./build/cache/codec.js

/** Thrown for what JSON cannot say even with tags. */
class NotEncodable extends Error {
}
/** The key of an object that stands for something that JSON has not. */
const TAG = '\0';
/** Data of an extraction as JSON, without losing what JSON has not: nothing, numbers without end, maps, what was reported. */
function encode(data) {
    return JSON.stringify(tagged(data));
}
/** What {@link encode} was given. @throws when the text is not of its making. */
function decodeData(text) {
    return untagged(JSON.parse(text));
}
function tagged(value) {
    if (value === undefined)
        return { [TAG]: 'undefined' };
    if (value === expressions/* REPORTED */.u3)
        return { [TAG]: 'reported' };
    if (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0)))
        return { [TAG]: Object.is(value, -0) ? '-0' : String(value) };
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null)
        return value;
    if (Array.isArray(value))
        return Array.from(value, tagged);
    if (typeof value !== 'object')
        throw new NotEncodable(typeof value);
    if (value instanceof Map)
        return { [TAG]: 'map', entries: tagged([...value]) };
    const prototype = Object.getPrototypeOf(value);
    // Dates of TOML, for example.
    if ((prototype !== Object.prototype && prototype !== null) || Object.hasOwn(value, TAG))
        throw new NotEncodable('object');
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, tagged(part)]));
}
function untagged(value) {
    if (typeof value !== 'object' || value === null)
        return value;
    if (Array.isArray(value))
        return value.map(untagged);
    if (Object.hasOwn(value, TAG)) {
        const { [TAG]: tag, entries } = value;
        if (tag === 'undefined')
            return undefined;
        if (tag === 'map')
            return new Map(untagged(entries));
        return tag === 'reported' ? expressions/* REPORTED */.u3 : Number(tag);
    }
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, untagged(part)]));
}

;// CONCATENATED MODULE: ./build/cache/extraction-cache.js







/** A larger entry is not one of ours. */
const MAX_ENTRY_MIB = 256;
/**
 * The result of an extraction from the cache, when nothing that it depends on has changed; otherwise by extracting. Never
 * stale: an entry counts only for the same program, configuration and limits, and when every file that was read has the
 * same bytes, every glob matches the same files, and every import leads to the same place. An entry that is damaged is
 * ignored and written anew; that a cache cannot be written is no reason to fail.
 */
async function cachedExtraction(wanted) {
    const path = (0,external_node_path_.join)(wanted.folder, `extraction-${digestOf(wanted.name).slice(0, 16)}.json`);
    const key = digestOf(JSON.stringify([version/* VERSION */.x, programDigest(), ...wanted.depends]));
    const entry = readEntry(path);
    if (entry?.key === key && holds(entry.observations, wanted.repository)) {
        for (const problem of entry.problems)
            wanted.report(problem);
        return entry.extracted;
    }
    const observed = new ObservedRepository(wanted.repository);
    const problems = [];
    const extracted = await wanted.extract(observed, observed.watching(wanted.programs), problem => {
        problems.push(problem);
        wanted.report(problem);
    });
    if (observed.isRepeatable)
        writeEntry(path, { key, observations: observed.observations(), extracted, problems });
    return extracted;
}
/** An entry, its first line the digest of the rest; undefined when there is none that is whole. */
function readEntry(path) {
    try {
        if ((0,external_node_fs_.statSync)(path).size > MAX_ENTRY_MIB * 1024 * 1024)
            return undefined;
        const text = (0,external_node_fs_.readFileSync)(path, 'utf8');
        const end = text.indexOf('\n');
        const body = text.slice(end + 1);
        return digestOf(body) === text.slice(0, end) ? decodeData(body) : undefined;
    }
    catch {
        return undefined;
    }
}
function writeEntry(path, entry) {
    const temporary = `${path}.${process.pid}`;
    try {
        const body = encode(entry);
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
        (0,external_node_fs_.writeFileSync)(temporary, `${digestOf(body)}\n${body}`);
        (0,external_node_fs_.renameSync)(temporary, path);
    }
    catch (error) {
        if (error instanceof NotEncodable)
            return;
        if (error.code === undefined)
            throw error;
        discard(temporary);
    }
}
function discard(path) {
    try {
        (0,external_node_fs_.rmSync)(path, { force: true });
    }
    catch {
        // Where nothing can be written, nothing was.
    }
}
/** Digest of the program that is running: bundles stand whole in one folder, that of the threads that help them in another. */
function programDigest() {
    const folder = (0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(import.meta.url));
    const names = (0,external_node_fs_.readdirSync)(folder)
        .filter(name => /\.[jt]s$/.test(name))
        .sort();
    const files = names.map(name => (0,external_node_path_.join)(folder, name));
    const helper = (0,assets/* helperProgram */.p)();
    if (helper !== undefined)
        files.push(helper);
    return digestOf(files.map(file => digestOf((0,external_node_fs_.readFileSync)(file))).join());
}

// EXTERNAL MODULE: ./build/config/load.js + 5 modules
var load = __webpack_require__(49258);
// EXTERNAL MODULE: ./build/extract/extract.js + 9 modules
var extract = __webpack_require__(66018);
// EXTERNAL MODULE: ./build/programs.js
var build_programs = __webpack_require__(65423);
// EXTERNAL MODULE: ./build/reference/check.js + 1 modules
var check = __webpack_require__(11974);
// EXTERNAL MODULE: ./build/code-points.js
var code_points = __webpack_require__(19039);
// EXTERNAL MODULE: ./build/nearest.js
var nearest = __webpack_require__(77658);
// EXTERNAL MODULE: ./build/reference/files.js
var reference_files = __webpack_require__(89977);
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
            if (value !== expressions/* REPORTED */.u3) {
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
        if (value === expressions/* REPORTED */.u3)
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
        const items = value === undefined || value === null || value === expressions/* REPORTED */.u3
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
        sintaxe: (0,reference_files/* pathOf */.XM)('sintaxe'),
        embutidas: (0,reference_files/* pathOf */.XM)('embutidas'),
        modulos: (0,reference_files/* pathOf */.XM)('modulos'),
        comandos: (0,reference_files/* pathOf */.XM)('comandos'),
        erros: (0,reference_files/* pathOf */.XM)('erros'),
        conteudos: (0,reference_files/* pathOf */.XM)('conteudos'),
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
    ['nome', `${(0,reference_files/* pathOf */.XM)('index')}#/nome`],
    ['descricao', `${(0,reference_files/* pathOf */.XM)('index')}#/descricao`],
    ['documentacao', `${(0,reference_files/* pathOf */.XM)('index')}#/documentacao`],
    ['versao', `${(0,reference_files/* pathOf */.XM)('index')}#/versao`],
    ['sintaxe.extensao', `${(0,reference_files/* pathOf */.XM)('sintaxe')}#/extensao`],
    ['conteudos.exemplos', `${(0,reference_files/* pathOf */.XM)('conteudos')}#/exemplos`],
    ['conteudos.pacotes', `${(0,reference_files/* pathOf */.XM)('conteudos')}#/pacotes`],
    ['conteudos.projetos', `${(0,reference_files/* pathOf */.XM)('conteudos')}#/projetos`],
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
            const subject = `${(0,reference_files/* pathOf */.XM)(file)}#${pointer}/${i}`;
            this.origins.set(subject, place);
            for (const [field, places] of Object.entries(items ?? {}))
                for (const [j, own] of places.entries())
                    this.origins.set(`${subject}/${field}/${j}`, own);
        }
    }
}

// EXTERNAL MODULE: ./build/commands/findings.js
var commands_findings = __webpack_require__(39473);
;// CONCATENATED MODULE: ./build/commands/reference.js









/**
 * From a repository to the seven files in memory: configuration, extraction, composition, schemas and rules.
 * Nothing is written. @throws {UserError} for a configuration that does not hold.
 */
async function buildReference(options) {
    // A folder that is not there is told as such, not as a configuration that is not in it.
    const root = (0,repository_repository/* repositoryRoot */.Hn)(options.repo);
    const configPath = (0,external_node_path_.resolve)(options.repo, options.config);
    const shown = shownPath(options.repo, configPath);
    const loaded = (0,load/* loadConfig */.Z)(configPath, shown);
    const { cache, commands = 'off', ...rest } = options;
    return referenceOf(loaded, (0,repository_repository/* openRepository */.h_)(options.repo, loaded.config.limits?.source_mib), {
        ...rest,
        programs: (0,build_programs/* programsFor */.k)(commands, root),
        ...(cache !== undefined && { cache: { folder: cache, depends: [shown, loaded.text, commands] } }),
    });
}
/** The same of a configuration and a repository that are open already, wherever they come from. */
async function referenceOf(loaded, repository, options = {}) {
    const { config } = loaded;
    const policy = (0,commands_findings/* policyOf */.U)(config.rules);
    const findings = new commands_findings/* Findings */.F(policy);
    const { only, progress, cache, threads, programs = (0,build_programs/* noPrograms */.T)('off') } = options;
    const report = (problem) => findings.add(problem);
    const run = (from, allowed, tell) => (0,extract/* extract */.o)(loaded, from, tell, {
        programs: allowed,
        threads,
        ...(only && { only }),
        ...(progress && { progress }),
    });
    const extracted = cache === undefined
        ? await run(repository, programs, report)
        : await cachedExtraction({
            ...cache,
            name: JSON.stringify([cache.depends[0], [...(only ?? [])]]),
            repository,
            programs,
            report,
            extract: run,
        });
    const documentacao = options.docsUrl ?? extracted.documentacao;
    options.progress?.('checking');
    const composition = compose({ ...extracted, documentacao }, problem => findings.add(problem));
    // While parts are missing or misshapen, rules about the whole would only repeat it.
    if (!findings.list.some(finding => finding.level === 'error')) {
        for (const finding of (0,check/* check */.z)(composition.files, policy))
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
/** A path as people know it: relative to the repository where it is inside of it. */
function shownPath(repo, path) {
    const inside = (0,external_node_path_.relative)((0,external_node_path_.resolve)(repo), path);
    return inside.startsWith('..') || (0,external_node_path_.isAbsolute)(inside) ? path : inside.split(external_node_path_.sep).join('/');
}


/***/ }),

/***/ 66018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ extract),
  e: () => (/* binding */ withContext)
});

// EXTERNAL MODULE: ./build/programs.js
var build_programs = __webpack_require__(65423);
// EXTERNAL MODULE: ./build/extract/pipeline.js + 6 modules
var pipeline = __webpack_require__(46793);
// EXTERNAL MODULE: ./build/extract/source.js
var extract_source = __webpack_require__(97209);
// EXTERNAL MODULE: ./build/code-points.js
var code_points = __webpack_require__(19039);
// EXTERNAL MODULE: ./build/generated/languages.js + 66 modules
var languages = __webpack_require__(759);
// EXTERNAL MODULE: ./build/repository/repository.js
var repository = __webpack_require__(83929);
// EXTERNAL MODULE: ./build/extract/evaluate/environment.js
var environment = __webpack_require__(21489);
// EXTERNAL MODULE: ./build/extract/evaluate/value.js
var evaluate_value = __webpack_require__(64081);
;// CONCATENATED MODULE: ./build/extract/evaluate/calls.js


/** Functions applied inside functions: helpers of helpers, never recursion. */
const MAX_CALL_DEPTH = 16;
/** Classes that take over the parameters of classes. */
const MAX_BASES = 16;
/** Values that a library function may be handed. */
const MAX_WEIGHT = 2_000_000;
/** Calls: library functions without effects, helpers that only build a value, and everything else as data. */
class Calls {
    evaluator;
    names;
    constructor(evaluator, names) {
        this.evaluator = evaluator;
        this.names = names;
    }
    evaluate(call, node, site) {
        const args = this.arguments(call, site);
        if (args instanceof evaluate_value/* Unresolved */.UG)
            return args;
        const pure = this.library(calleeOf(call, site), call, args, node, site);
        if (pure !== undefined)
            return pure;
        const { text, definition, byParameter } = this.target(call, args, site);
        const value = definition &&
            (this.expansion(definition, node, site) ??
                (byParameter && this.apply(definition, byParameter, site.env)));
        const [returned, makes] = value instanceof evaluate_value/* Definition */.CU ? [undefined, value] : [value];
        return new evaluate_value/* CallResult */.Q9(text, site.file.origin(call.callee), args.positional, args.named, byParameter, returned, definition, makes, call.isRecord);
    }
    /** A call as it is written, whatever it gives. */
    asWritten(call, site) {
        const args = this.arguments(call, site);
        if (args instanceof evaluate_value/* Unresolved */.UG)
            return args;
        const { text, definition, byParameter } = this.target(call, args, site);
        return new evaluate_value/* CallResult */.Q9(text, site.file.origin(call.callee), args.positional, args.named, byParameter, undefined, definition);
    }
    /** What is called, as written and as defined, and what its parameters are given. */
    target(call, args, site) {
        const { file } = site;
        const { object } = call;
        const callee = calleeOf(call, site);
        const text = object ? `${file.quote(object)}.${call.callee.text}` : file.quote(call.callee);
        const definition = this.definition(callee, call.callee, site) ?? undefined;
        const parameters = definition && this.parameters(definition);
        // A method that knows its object, or class, has it as its first argument.
        const given = definition?.bound && callee.kind === 'member'
            ? { ...args, positional: [this.receiver(callee.object, site), ...args.positional] }
            : args;
        const byParameter = definition && parameters ? this.bind(parameters, given, definition) : undefined;
        return { text, definition, byParameter };
    }
    /** What a macro writes in place of its call; undefined when that is no value, or it is no macro. */
    expansion({ shape }, node, site) {
        if (shape?.kind !== 'function' || !shape.function.expand)
            return undefined;
        const value = this.evaluator.meaning(shape.function.expand(node), node, site);
        return value instanceof evaluate_value/* Unresolved */.UG ? undefined : value;
    }
    receiver(object, site) {
        return { value: this.evaluator.objectOf(object, site), origin: site.file.origin(object) };
    }
    /** What a function gives for values; undefined when it does more than build one. */
    invoke(callee, values) {
        if (!(callee instanceof environment/* Described */.Si) || callee.shape?.kind !== 'function')
            return undefined;
        const { file } = callee.site;
        const positional = values.map(value => ({ value, origin: file.origin(callee.node) }));
        const result = this.apply(callee, this.bind(callee.shape.function.parameters, { positional, named: new Map() }, callee), undefined);
        return result instanceof evaluate_value/* Definition */.CU ? undefined : result;
    }
    arguments(call, site) {
        const { file } = site;
        const positional = [];
        const named = new Map();
        for (const argument of call.arguments) {
            const { node, name, spread, omitted } = argument;
            const value = this.evaluator.asWritten(argument.value ? this.evaluator.evaluateItem(argument, site) : this.evaluator.evaluateNow(node, site), node, file);
            const origin = file.origin(node);
            if (spread === undefined) {
                if (name === undefined)
                    positional.push({ value, origin, ...(omitted && { omitted }) });
                else
                    named.set(name, { value, origin });
                continue;
            }
            const spreadValue = (0,environment/* settled */.gu)(value);
            if (spread === 'positional' && spreadValue instanceof evaluate_value/* Sequence */.gd)
                for (const entry of spreadValue.entries)
                    positional.push(entry);
            else if (spread === 'named' && spreadValue instanceof evaluate_value/* Mapping */.X9) {
                for (const entry of spreadValue.entries)
                    named.set((0,evaluate_value/* keyText */.Pu)(entry.key), entry);
            }
            else
                return (0,environment/* unresolvedAt */.Zp)('the arguments that are spread here are not constants', node, file);
        }
        return { positional, named };
    }
    library(callee, { callee: calleeNode, object }, { positional, named }, node, site) {
        const { file } = site;
        const { functions } = file.language;
        const args = positional.map(entry => (0,environment/* settled */.gu)(entry.value));
        const origin = file.origin(node);
        const run = (name, receiver) => {
            // Own properties only: a function called `toString` or `constructor` is not one of ours.
            const apply = Object.hasOwn(functions, name) ? functions[name] : undefined;
            if (!apply || weight([receiver, ...args]) > MAX_WEIGHT)
                return undefined;
            try {
                return apply(receiver, args, origin, named, (inner, values) => this.invoke(inner, values), (object, member) => this.evaluator.memberIfAny(object, member));
            }
            catch (error) {
                // A text longer than any text can be.
                if (error instanceof RangeError)
                    return undefined;
                throw error;
            }
        };
        const name = object ? `${object.text}.${calleeNode.text}` : calleeNode.text;
        if (Object.hasOwn(functions, name)) {
            const first = /^[^.]+/.exec(name)?.[0];
            return this.names.isDefined(first, calleeNode, site) ? undefined : run(name, undefined);
        }
        if (callee.kind !== 'member')
            return undefined;
        const isCall = site.file.language.expression(callee.object).kind === 'call';
        const receiver = (0,environment/* settled */.gu)(isCall ? this.evaluator.objectOf(callee.object, site) : this.evaluator.evaluateNow(callee.object, site));
        if (receiver instanceof evaluate_value/* Unresolved */.UG || receiver instanceof evaluate_value/* Definition */.CU || receiver instanceof evaluate_value/* CallResult */.Q9)
            return undefined;
        if (receiver instanceof evaluate_value/* Mapping */.X9 && receiver.get(callee.name) !== undefined)
            return undefined;
        return (run(`.${callee.name}`, receiver) ??
            (0,environment/* unresolvedAt */.Zp)(`what .${callee.name}(…) gives here is not known before the program runs`, node, file));
    }
    definition(callee, node, site) {
        if (callee.kind !== 'name' &&
            callee.kind !== 'member' &&
            callee.kind !== 'same' &&
            callee.kind !== 'class')
            return undefined;
        const value = this.evaluator.meaning(callee, node, site);
        return value instanceof environment/* Described */.Si && value.kind !== 'module' ? value : undefined;
    }
    /** Parameters of a function or of a class's constructor; undefined when they are not known. */
    parameters({ shape, site }, depth = 0) {
        if (shape?.kind === 'function')
            return shape.function.parameters;
        if (shape?.kind !== 'class' || depth > MAX_BASES)
            return undefined;
        const { parameters, extendsBase, bases } = shape.class;
        if (parameters && !extendsBase)
            return parameters;
        const [first] = bases;
        if (!first)
            return parameters ?? undefined;
        const base = this.evaluator.evaluate(first, site);
        const inherited = base instanceof environment/* Described */.Si ? this.parameters(base, depth + 1) : undefined;
        if (!inherited || !parameters)
            return inherited;
        const own = new Map(parameters.map(parameter => [parameter.name, parameter]));
        const replaced = inherited.map(parameter => own.get(parameter.name) ?? parameter);
        return [
            ...replaced,
            ...parameters.filter(parameter => !inherited.some(({ name }) => name === parameter.name)),
        ];
    }
    /** Arguments by parameter name, with the defaults of those that are left out. */
    bind(parameters, { positional, named }, { site, node }) {
        const bound = new Map();
        const origin = site.file.origin(node);
        const left = new Map(named);
        let next = 0;
        for (const parameter of parameters) {
            const { name, rest } = parameter;
            if (rest === 'positional') {
                bound.set(name, { value: new evaluate_value/* Sequence */.gd(positional.slice(next)), origin });
                next = positional.length;
            }
            else if (rest === 'named') {
                bound.set(name, { value: new evaluate_value/* Mapping */.X9([...left].map(([key, entry]) => ({ key, ...entry }))), origin });
            }
            else {
                const given = positional[next] ?? left.get(name);
                if (positional[next] === undefined)
                    left.delete(name);
                else
                    next += 1;
                if (given && !('omitted' in given))
                    bound.set(name, given);
                else if (parameter.default) {
                    const value = 'id' in parameter.default
                        ? this.evaluator.evaluate(parameter.default, site)
                        : this.evaluator.meaning(parameter.default, node, site);
                    bound.set(name, { value, origin });
                }
                else if (given)
                    bound.set(name, given);
            }
        }
        return bound;
    }
    /** What a function that only builds a value gives for these arguments; undefined when it does more than that. */
    apply({ shape, site, node }, args, env) {
        if (shape?.kind !== 'function')
            return undefined;
        site.file.demand(node);
        if (!shape.function.result || shape.function.expand)
            return undefined;
        const depth = (env?.depth ?? site.env?.depth ?? 0) + 1;
        if (depth > MAX_CALL_DEPTH)
            return undefined;
        const names = new Map();
        for (const { name, pattern } of shape.function.parameters) {
            const value = args.get(name)?.value ?? null;
            if (!pattern)
                names.set(name, value);
            else if (!this.takeApart(pattern, value, names, site))
                return undefined;
        }
        const value = this.result(shape.function, {
            file: site.file,
            env: { file: site.file, owner: node, names, outer: site.env, depth },
        });
        return value instanceof evaluate_value/* Unresolved */.UG ? undefined : value;
    }
    /** The table that a function stands for: what it returns, or else what it does case by case. */
    tableOf(shape, site) {
        const { node } = shape;
        site.file.demand(node);
        const entries = shape.result ? [] : (shape.cases?.() ?? []);
        return entries.length > 0
            ? this.evaluator.meaning({ kind: 'mapping', entries }, node, site)
            : this.result(shape, site);
    }
    /** The one value of a function's body. */
    result(shape, site) {
        const { node } = shape;
        site.file.demand(node);
        const { result } = shape;
        if (!result)
            return (0,environment/* unresolvedAt */.Zp)('the function does more than return one value', node, site.file);
        return 'id' in result
            ? this.evaluator.evaluate(result, site)
            : this.evaluator.meaning(result, node, site);
    }
    /** The table that a class gives in place of an instance of itself; undefined for all other classes. */
    instanceOf(definition) {
        const { shape, site } = definition;
        const maker = shape?.kind === 'class' ? shape.class.instance?.() : undefined;
        const [first] = maker?.parameters ?? [];
        if (!maker || !first)
            return undefined;
        site.file.demand(maker.node);
        if (!maker.result)
            return (0,environment/* unresolvedAt */.Zp)('the function does more than return one value', maker.node, site.file);
        const env = {
            file: site.file,
            owner: maker.node,
            names: new Map([[first.name, definition]]),
            outer: site.env,
            depth: (site.env?.depth ?? 0) + 1,
        };
        const value = (0,environment/* settled */.gu)(this.result(maker, { file: site.file, env }));
        if (value instanceof evaluate_value/* Mapping */.X9 || value instanceof evaluate_value/* Unresolved */.UG)
            return value;
        return (0,environment/* unresolvedAt */.Zp)('what it gives in place of an instance is no table', maker.node, site.file);
    }
    /** Binds the names of a pattern to the parts of a value; false when the value has no such parts. */
    takeApart(pattern, value, names, site) {
        if (typeof pattern === 'string') {
            names.set(pattern, value);
            return true;
        }
        const whole = (0,environment/* settled */.gu)(value);
        if ('items' in pattern) {
            if (!(whole instanceof evaluate_value/* Sequence */.gd))
                return false;
            return pattern.items.every((item, i) => item === null || this.takeApart(item, whole.entries[i]?.value ?? null, names, site));
        }
        if (!(whole instanceof evaluate_value/* Mapping */.X9))
            return false;
        return pattern.fields.every(field => {
            const given = whole.get(field.key);
            const missing = field.default ? this.evaluator.evaluate(field.default, site) : null;
            return this.takeApart(field.pattern, given ?? missing, names, site);
        });
    }
}
function calleeOf({ object, callee }, { file }) {
    return object ? { kind: 'member', object, name: callee.text } : file.language.expression(callee);
}
function weight(values) {
    let total = 0;
    for (const value of values)
        if (value instanceof evaluate_value/* Sequence */.gd || value instanceof evaluate_value/* Mapping */.X9)
            total += value.weight;
    return total;
}

;// CONCATENATED MODULE: ./build/extract/evaluate/describe.js
/** What users read of a definition: by its language's own rules, or as its file's list of definitions has it. */
function describe(definition, evaluator) {
    const { file } = definition.site;
    const known = file.language.describe?.(definition, evaluator);
    if (known)
        return known;
    const { startIndex, endIndex } = definition.node;
    // Statements around a definition (`export …`) begin before it and end with it.
    const own = file
        .definitions()
        .find(({ node }) => node.startIndex <= startIndex && node.endIndex >= endIndex && node.endIndex - endIndex < 2);
    return { signature: own?.signature ?? null, documentation: own?.documentation ?? '' };
}

// EXTERNAL MODULE: ./build/extract/evaluate/names.js
var evaluate_names = __webpack_require__(67200);
// EXTERNAL MODULE: ./build/extract/evaluate/operators.js
var operators = __webpack_require__(38433);
// EXTERNAL MODULE: ./build/extract/evaluate/pure-functions.js
var pure_functions = __webpack_require__(33704);
;// CONCATENATED MODULE: ./build/extract/evaluate/evaluator.js







/** Expressions and names inside each other: deeper than any table that a person wrote, and within the stack. */
const MAX_DEPTH = 300;
/** Expressions looked at for one table: bounds what nested helper calls could multiply. */
const MAX_EXPRESSIONS = 5_000_000;
/** Classes that take over the members of classes. */
const evaluator_MAX_BASES = 16;
/** Values in one table at any depth: bounds what lists of lists of the same lists could multiply. */
const MAX_VALUES = 2_000_000;
/**
 * Works out what expressions of source code stand for, without running anything: literals, names of other constants,
 * spreads, calls as data. What it cannot work out becomes an {@link Unresolved} that says why and where.
 */
class Evaluator {
    modules;
    names;
    calls;
    duplicates = [];
    classes = new Map();
    /** What calls gave that others are called on, by where they stand and what is known there. */
    receivers = new WeakMap();
    looks = {
        describe: definition => describe(definition, this),
        member: (definition, name) => this.memberIfAny(definition, name),
    };
    spent = 0;
    depth = 0;
    constructor(modules) {
        this.modules = modules;
        this.names = new evaluate_names/* Names */.fS(modules, this);
        this.calls = new Calls(this, this.names);
    }
    /** Begins another table: its bounds are its own, and nothing of one that was broken off is under way. */
    restart() {
        this.spent = 0;
        this.depth = 0;
        this.receivers = new WeakMap();
        this.names.restart();
    }
    /** What was noted since the last time: changes that were not applied, and keys that stand twice. */
    takeNotes() {
        return { changes: this.names.notes.splice(0), duplicates: this.duplicates.splice(0) };
    }
    /** Value of a binding, with the later statements that change it applied. */
    valueOf(name, bound, file) {
        return this.names.valueOf(name, bound, { file, env: undefined });
    }
    evaluate(node, site) {
        const { file } = site;
        this.spent += 1;
        if (this.spent > MAX_EXPRESSIONS) {
            return (0,environment/* unresolvedAt */.Zp)(`there are more than ${MAX_EXPRESSIONS} expressions to look at`, node, file);
        }
        if (this.depth >= MAX_DEPTH)
            return (0,environment/* unresolvedAt */.Zp)(`it is nested deeper than ${MAX_DEPTH} levels`, node, file);
        const expression = file.language.expression(node);
        if (file.hasError && isBroken(node, expression)) {
            return new evaluate_value/* Unresolved */.UG('there is a syntax error', file.place(node), file.quote(node), 'source-syntax');
        }
        this.depth += 1;
        const value = this.meaning(expression, node, site);
        this.depth -= 1;
        return isTooLarge(value) ? (0,environment/* unresolvedAt */.Zp)('it is too large for reference data', node, file) : value;
    }
    /** Value of an item or argument, which may mean more in its place than by itself. */
    evaluateItem({ node, value }, site) {
        if (!value)
            return this.evaluate(node, site);
        if (this.depth >= MAX_DEPTH)
            return (0,environment/* unresolvedAt */.Zp)(`it is nested deeper than ${MAX_DEPTH} levels`, node, site.file);
        this.spent += 1;
        this.depth += 1;
        const result = this.meaning(value, node, site);
        this.depth -= 1;
        return result;
    }
    /** The same value; of what is not resolved, the text and the place of the whole part that it is, not of what it fails on. */
    asWritten(value, node, file) {
        if (!(value instanceof evaluate_value/* Unresolved */.UG) || value.rule !== 'source-unresolved')
            return value;
        const text = file.quote(node);
        return text === value.text ? value : value.of(text, file.place(node));
    }
    /**
     * The object that a method or member is asked of. It is looked at for each thing that is to be known of the method: in a chain of
     * calls (`new Builder().add("a").add("b")`), each would otherwise be worked out several times as often as the next.
     */
    objectOf(node, site) {
        if (site.file.language.expression(node).kind !== 'call')
            return this.evaluate(node, site);
        const place = site.env ?? node.tree;
        const known = this.receivers.get(place) ?? new Map();
        this.receivers.set(place, known);
        let value = known.get(node.id);
        if (value === undefined) {
            value = this.evaluate(node, site);
            known.set(node.id, value);
        }
        return value;
    }
    /** Like {@link evaluate}, for uses that take the value apart at once and do not see what is added to it later. */
    evaluateNow(node, site) {
        const value = this.evaluate(node, site);
        if (!(value instanceof evaluate_value/* Sequence */.gd || value instanceof evaluate_value/* Mapping */.X9))
            return value;
        const { file } = site;
        const expression = file.language.expression(node);
        if (expression.kind !== 'name')
            return value;
        const change = this.names.changedAfter(expression.name, node, file);
        if (!change)
            return value;
        const line = change.node.startPosition.row + 1;
        return (0,environment/* unresolvedAt */.Zp)(`${expression.name} is changed later, in line ${line}`, node, file);
    }
    /** What an expression means; `node` is where it stands. */
    meaning(expression, node, site) {
        const { file } = site;
        switch (expression.kind) {
            case 'literal':
                return expression.value;
            case 'decimal':
                return new evaluate_value/* Float */.nt(expression.value);
            case 'same':
                return this.evaluate(expression.node, site);
            case 'sequence': {
                const entries = this.entries(expression.items, site);
                if (entries instanceof evaluate_value/* Unresolved */.UG)
                    return entries;
                return expression.distinct
                    ? new evaluate_value/* Sequence */.gd((0,pure_functions/* distinct */.dM)(entries), true)
                    : new evaluate_value/* Sequence */.gd(entries, false, expression.fixed);
            }
            case 'mapping':
                return this.mapping(expression.entries, node, site, expression);
            case 'comprehension':
                return this.comprehension(expression, node, site);
            case 'text':
                return this.text(expression.parts, node, site);
            case 'name': {
                const value = this.names.lookUp(expression.name, node, site, expression.isType ? 'types' : 'any');
                if (value !== undefined)
                    return value;
                return new evaluate_value/* UndefinedName */.cP(`${expression.name} is not defined in ${file.path} or in a file that it imports`, file.place(node), expression.name);
            }
            case 'exported': {
                const value = this.names.exported(expression.name, file);
                return value === undefined
                    ? (0,environment/* unresolvedAt */.Zp)(`${file.path} exports no ${expression.name}`, node, file)
                    : value;
            }
            case 'module':
                return this.names.module(expression.specifier, node, file, expression.interop);
            case 'member':
                return this.member(this.objectOf(expression.object, site), expression.name, node, file);
            case 'index':
                return this.indexed(expression.object, expression.index, node, site);
            case 'item': {
                const list = (0,environment/* settled */.gu)(this.evaluateNow(expression.list, site));
                if (list instanceof evaluate_value/* Unresolved */.UG)
                    return list;
                const item = list instanceof evaluate_value/* Sequence */.gd && !list.distinct ? list.entries[expression.index] : undefined;
                return item ? item.value : (0,environment/* unresolvedAt */.Zp)('a part of another value is not known', node, file);
            }
            case 'call':
                return this.calls.evaluate(expression, node, site);
            case 'binary':
                return this.binary(expression, node, site);
            case 'unary': {
                const operand = (0,environment/* settled */.gu)(this.evaluate(expression.operand, site));
                if (operand instanceof evaluate_value/* Unresolved */.UG)
                    return operand;
                const { unary } = file.language.operators;
                const value = Object.hasOwn(unary, expression.operator)
                    ? unary[expression.operator]?.(operand)
                    : undefined;
                if (value !== undefined)
                    return value;
                return (0,environment/* unresolvedAt */.Zp)(`"${expression.operator}" is not worked out for this value`, node, file);
            }
            case 'either': {
                const left = (0,environment/* settled */.gu)(this.evaluate(expression.left, site));
                if (left instanceof evaluate_value/* Unresolved */.UG)
                    return left;
                const holds = expression.operator === 'nullish' ? left !== null : file.language.operators.truth(left);
                if (holds === undefined)
                    return (0,environment/* unresolvedAt */.Zp)('whether it is true is not known', expression.left, file);
                return holds === (expression.operator === 'and') ? this.evaluate(expression.right, site) : left;
            }
            case 'choice': {
                const condition = (0,environment/* settled */.gu)(this.evaluate(expression.condition, site));
                if (condition instanceof evaluate_value/* Unresolved */.UG)
                    return condition;
                const holds = file.language.operators.truth(condition);
                if (holds === undefined)
                    return (0,environment/* unresolvedAt */.Zp)('its condition is not a constant', node, file);
                return this.evaluate(holds ? expression.whenTrue : expression.whenFalse, site);
            }
            case 'attempt': {
                const fails = expression.probes.some(probe => this.evaluate(probe, site) instanceof evaluate_value/* MissingMember */.b1);
                return this.evaluate(fails ? expression.otherwise : expression.first, site);
            }
            case 'function':
                return this.defined('function', expression.function.name, expression.function.node, site, expression);
            case 'class':
                return this.defined('class', expression.class.name, expression.class.node, site, expression);
            case 'fragment': {
                const part = file.fragment(expression.at, expression.text);
                const inner = part.root.hasError ? null : expression.find(part.root);
                if (!inner)
                    return (0,environment/* unresolvedAt */.Zp)('it is not an expression', expression.at, file);
                // What is known where it stands is known in it.
                const value = this.evaluate(inner, {
                    file: part,
                    env: site.env && { ...site.env, file: part, owner: part.root },
                });
                return expression.bare ? bare(value) : value;
            }
            case 'included':
                return this.included(expression, node, site);
            case 'opaque':
                return (0,environment/* unresolvedAt */.Zp)(expression.reason, node, file);
        }
    }
    /** Entries of another file, whose macros are those that hold where it is taken over. */
    included(expression, node, site) {
        const { specifier } = expression;
        const found = this.modules.resolve(specifier, site.file.whole?.file ?? site.file);
        if (found === undefined || !(0,evaluate_names/* isSourceFile */.c8)(found))
            return (0,environment/* unresolvedAt */.Zp)(`${specifier} is not a file of the repository`, node, site.file);
        const source = found.text.slice(found.root.startIndex);
        const part = found.fragment(found.root, expression.text(source), 1);
        const inner = expression.find(part.root);
        if (!inner)
            return (0,environment/* unresolvedAt */.Zp)(`${specifier} does not hold entries of a list`, node, site.file);
        const names = new Map();
        for (const name of expression.names(source)) {
            const value = this.names.lookUp(name, node, site);
            if (value !== undefined)
                names.set(name, value);
        }
        const depth = site.env?.depth ?? 0;
        const env = { file: part, owner: part.root, names, outer: undefined, depth, constant: true };
        return bare(this.evaluate(inner, { file: part, env }));
    }
    /** A function, class or module, which can say what its language's users read of it. */
    defined(kind, name, node, site, shape) {
        return new environment/* Described */.Si(kind, name, node, site, shape, this.looks);
    }
    /** Name of the module that a file is. */
    moduleName(file) {
        return this.modules.moduleName(file);
    }
    member(object, name, node, file) {
        if (object instanceof evaluate_value/* Unresolved */.UG)
            return object;
        const value = this.memberIfAny(object, name);
        if (value !== undefined)
            return value;
        if (object instanceof evaluate_value/* ForeignModule */.jU && !object.names.has(name))
            return new evaluate_value/* MissingMember */.b1(`the module ${object.name} has no ${name}`, file.place(node), file.quote(node));
        const whose = object instanceof environment/* Described */.Si
            ? `the ${object.kind} ${object.name} (${object.site.file.path}) has no constant`
            : object instanceof evaluate_value/* Mapping */.X9
                ? 'there is no'
                : 'it has no constant';
        return (0,environment/* unresolvedAt */.Zp)(`${whose} ${name}`, node, file);
    }
    /** A member of a module, class or map; undefined when there is none of this name. */
    memberIfAny(object, name) {
        const whole = (0,environment/* settled */.gu)(object);
        if (whole instanceof evaluate_value/* Mapping */.X9)
            return whole.get(name);
        // An instance has the members of its class, behind its own; its methods know it already.
        if (whole instanceof evaluate_value/* CallResult */.Q9) {
            const field = whole.field(name);
            if (field !== undefined)
                return field;
            const { of } = whole;
            const isInstance = of instanceof environment/* Described */.Si && of.kind === 'class';
            const own = isInstance ? of.site.file.language.attribute?.(whole, name, this) : undefined;
            if (own !== undefined)
                return own;
            const member = isInstance ? this.ofClass(of, name, true) : undefined;
            return member === undefined ? this.inherent(whole, name) : member;
        }
        if (!(whole instanceof environment/* Described */.Si))
            return undefined;
        if (whole.kind === 'module') {
            const { file } = whole.site;
            const exported = this.names.exported(name, file);
            // `null` is a value: the constant of many.
            return exported === undefined ? this.names.submodule(name, file) : exported;
        }
        const member = this.ofClass(whole, name, false);
        return member === undefined ? this.inherent(whole, name) : member;
    }
    /** What objects of a language have without being given it (`__name__`, `__dict__`), and what their classes make of a name. */
    inherent(object, name) {
        const file = object instanceof evaluate_value/* CallResult */.Q9 ? object.of : object;
        const language = file instanceof environment/* Described */.Si ? file.site.file.language : undefined;
        if (!language?.inherent || this.depth >= MAX_DEPTH)
            return undefined;
        this.depth += 1;
        const value = language.inherent(object, name, this);
        this.depth -= 1;
        return value;
    }
    /** A constant or method of a class or, in the order of the text, of the classes that it is made from. */
    ofClass(whole, name, fromInstance, depth = 0) {
        const { shape, node, site } = whole;
        if (shape?.kind !== 'class' || depth > evaluator_MAX_BASES)
            return undefined;
        // `Class.name` is its own constant even when the class is looked at for the first time here.
        const members = fromInstance && shape.class.isStatic ? undefined : this.constantsOf(whole);
        const constant = members instanceof evaluate_value/* Mapping */.X9 ? members.get(name) : undefined;
        if (constant !== undefined)
            return constant;
        const method = shape.class.method?.(name);
        if (method) {
            const value = this.meaning(method.value, method.node, site);
            return value instanceof environment/* Described */.Si ? value.asMethod(fromInstance || method.bound) : value;
        }
        for (const base of shape.class.bases) {
            const from = this.evaluate(base, { file: site.file, env: site.env });
            if (!(from instanceof environment/* Described */.Si) || from.node.id === node.id)
                continue;
            const found = this.ofClass(from, name, fromInstance, depth + 1);
            if (found !== undefined)
                return found;
        }
        return undefined;
    }
    /** What a function gives back, or the constants of a class: the table that the definition stands for. */
    tableOf(value) {
        const whole = (0,environment/* settled */.gu)(value);
        if (!(whole instanceof environment/* Described */.Si) || !whole.shape)
            return whole;
        const { shape } = whole;
        if (shape.kind === 'function')
            return this.calls.tableOf(shape.function, whole.site);
        return shape.kind === 'class' ? (this.calls.instanceOf(whole) ?? this.constantsOf(whole)) : whole;
    }
    constantsOf({ shape, node, site }) {
        if (shape?.kind !== 'class')
            throw new Error('only a class has constants');
        const known = this.classes.get(site.file) ?? new Map();
        this.classes.set(site.file, known);
        let members = known.get(node.id);
        if (!members) {
            const { constant } = shape.class;
            members = this.mapping(shape.class.members, node, site, { named: true, ...(constant && { constant }) });
            if (!site.env)
                known.set(node.id, members);
        }
        return members;
    }
    /** Entries of a list, with what is spread in it. */
    entries(items, site) {
        const { file } = site;
        const entries = [];
        for (const item of items) {
            const { node, spread } = item;
            if (!spread) {
                const value = this.asWritten(this.evaluateItem(item, site), node, file);
                const several = (0,environment/* settled */.gu)(value);
                if (several instanceof evaluate_value/* Sequence */.gd && several.bare)
                    for (const entry of several.entries)
                        entries.push(entry);
                else
                    entries.push({ value, origin: file.origin(node) });
                node.forget();
                continue;
            }
            const list = this.listOf(node, site, 'what is spread here is not a list');
            if (list instanceof evaluate_value/* Unresolved */.UG)
                return list;
            for (const entry of list)
                entries.push(entry);
            if (entries.length > MAX_VALUES)
                return (0,environment/* unresolvedAt */.Zp)('it is too large for reference data', node, file);
        }
        return entries;
    }
    /** Entries of a list, or of the keys of a map, as it is when it is used here. */
    listOf(node, site, otherwise) {
        const value = (0,environment/* settled */.gu)(this.evaluateNow(node, site));
        if (value instanceof evaluate_value/* Sequence */.gd)
            return value.entries;
        if (value instanceof evaluate_value/* Mapping */.X9)
            return value.entries.map(({ key, origin }) => ({ value: key, origin }));
        return value instanceof evaluate_value/* Unresolved */.UG ? value : (0,environment/* unresolvedAt */.Zp)(otherwise, node, site.file);
    }
    mapping(entries, node, outer, { named, textKeys, constant, }) {
        const { file, env } = outer;
        const names = new Map();
        const own = {
            file,
            owner: node,
            names,
            outer: env,
            depth: env?.depth ?? 0,
            ...(constant && { constant }),
        };
        const site = named ? { file, env: own } : outer;
        const result = [];
        const written = new Set();
        let previous;
        let previousKey;
        for (const entry of entries) {
            if ('spread' in entry) {
                const value = (0,environment/* settled */.gu)(this.evaluateNow(entry.spread, site));
                if (!(value instanceof evaluate_value/* Mapping */.X9)) {
                    return value instanceof evaluate_value/* Unresolved */.UG
                        ? value
                        : (0,environment/* unresolvedAt */.Zp)('what is spread here is not a map', entry.node, file);
                }
                for (const each of value.entries)
                    result.push(each);
                if (result.length > MAX_VALUES)
                    return (0,environment/* unresolvedAt */.Zp)('it is too large for reference data', node, file);
                continue;
            }
            const name = this.entryKey(entry, previousKey, site);
            previousKey = name;
            const key = textKeys && (0,pure_functions/* isScalar */.jn)(name) ? String(name) : name;
            const value = this.entryValue(entry, previous, site);
            previous = value;
            if (named && typeof key === 'string')
                names.set(key, value);
            if ((0,pure_functions/* isScalar */.jn)(key)) {
                const text = `${typeof key}:${key}`;
                if (written.has(text))
                    this.duplicates.push({ key: String(key), file, node: entry.node });
                written.add(text);
            }
            result.push({ key, value, origin: file.origin(entry.node) });
            entry.node.forget();
        }
        return new evaluate_value/* Mapping */.X9((0,pure_functions/* lastWins */.Wr)(result));
    }
    entryKey({ key, node }, previous, site) {
        if (typeof key === 'string')
            return key;
        if ('id' in key)
            return this.evaluate(key, site);
        const next = key.next(previous);
        return next === undefined ? (0,environment/* unresolvedAt */.Zp)('the index before it is not a number', node, site.file) : next;
    }
    entryValue({ value, node }, previous, site) {
        if ('id' in value)
            return this.asWritten(this.evaluate(value, site), value, site.file);
        if (value.kind !== 'next')
            return this.evaluateItem({ node, value }, site);
        const next = value.next(previous);
        return next === undefined ? (0,environment/* unresolvedAt */.Zp)('the member before it is not a number', node, site.file) : next;
    }
    comprehension(expression, node, outer) {
        const { file } = outer;
        const { clauses, key, result } = expression;
        const items = [];
        const keyed = [];
        let problem;
        const add = (site, origin) => {
            const value = this.evaluate(result, site);
            if (key)
                keyed.push({ key: this.evaluate(key, site), value, origin });
            else
                items.push({ value, origin });
            if (items.length + keyed.length > MAX_VALUES)
                problem = (0,environment/* unresolvedAt */.Zp)('it is too large for reference data', node, file);
        };
        const run = (rest, site, origin) => {
            const [clause, ...further] = rest;
            if (!clause) {
                add(site, origin);
                return;
            }
            if ('condition' in clause) {
                const condition = (0,environment/* settled */.gu)(this.evaluate(clause.condition, site));
                const holds = condition instanceof evaluate_value/* Unresolved */.UG ? undefined : file.language.operators.truth(condition);
                if (holds)
                    run(further, site, origin);
                else if (holds === undefined) {
                    problem =
                        condition instanceof evaluate_value/* Unresolved */.UG
                            ? condition
                            : (0,environment/* unresolvedAt */.Zp)('its condition is not a constant', clause.condition, file);
                }
                return;
            }
            const list = this.listOf(clause.list, site, 'what it runs over is not a list');
            if (list instanceof evaluate_value/* Unresolved */.UG) {
                problem = list;
                return;
            }
            for (const entry of list) {
                const names = new Map();
                const inner = {
                    file,
                    env: { file, owner: node, names, outer: site.env, depth: site.env?.depth ?? 0 },
                };
                if (!this.calls.takeApart(clause.target, entry.value, names, site)) {
                    problem = (0,environment/* unresolvedAt */.Zp)('an item does not have the parts that are named', clause.list, file);
                }
                else
                    run(further, inner, entry.origin);
                if (problem)
                    return;
            }
        };
        run(clauses, outer, file.origin(node));
        if (problem)
            return problem;
        if (key)
            return new evaluate_value/* Mapping */.X9((0,pure_functions/* lastWins */.Wr)(keyed));
        return expression.distinct ? new evaluate_value/* Sequence */.gd((0,pure_functions/* distinct */.dM)(items), true) : new evaluate_value/* Sequence */.gd(items);
    }
    text(parts, node, site) {
        const { file } = site;
        let result = '';
        for (const part of parts) {
            const value = typeof part === 'string' ? part : (0,environment/* settled */.gu)(this.evaluate(part, site));
            if (value instanceof evaluate_value/* Unresolved */.UG)
                return value;
            const text = file.language.operators.text(value);
            if (text === undefined) {
                return (0,environment/* unresolvedAt */.Zp)('a part of the text is not a constant', typeof part === 'string' ? node : part, file);
            }
            if (result.length + text.length > operators/* MAX_TEXT_CHARACTERS */.ks)
                return (0,environment/* unresolvedAt */.Zp)('it is too large for reference data', node, file);
            result += text;
        }
        return result;
    }
    indexed(objectNode, indexNode, node, site) {
        const { file } = site;
        const object = (0,environment/* settled */.gu)(this.evaluateNow(objectNode, site));
        const index = (0,environment/* settled */.gu)(this.evaluate(indexNode, site));
        for (const part of [object, index])
            if (part instanceof evaluate_value/* Unresolved */.UG)
                return part;
        if (object instanceof evaluate_value/* Mapping */.X9 && (0,pure_functions/* isScalar */.jn)(index)) {
            const found = file.language.operators
                .keys(index)
                .map(key => object.get(key))
                .find(value => value !== undefined);
            if (found !== undefined)
                return found;
        }
        if (object instanceof evaluate_value/* Sequence */.gd && typeof index === 'number' && !object.distinct) {
            const found = file.language.operators.item(object.entries, index);
            if (found)
                return found.value;
        }
        if (typeof index === 'number' && typeof object === 'string') {
            const character = file.language.operators.character?.(object, index);
            if (character !== undefined)
                return character;
        }
        if (typeof index === 'string' && object instanceof environment/* Described */.Si)
            return this.member(object, index, node, file);
        return (0,environment/* unresolvedAt */.Zp)(`there is nothing at ${(0,pure_functions/* isScalar */.jn)(index) ? JSON.stringify(index) : 'this index'}`, node, file);
    }
    binary(expression, node, site) {
        const { file } = site;
        // Long concatenations are trees that lean to the left, as deep as they are long: walk down instead of recursing.
        const rights = [];
        let leftmost = node;
        let current = expression;
        while (current.kind === 'binary') {
            rights.push({ operator: current.operator, node: current.right });
            leftmost = current.left;
            current = file.language.expression(leftmost);
        }
        let value = (0,environment/* settled */.gu)(this.evaluateNow(leftmost, site));
        for (const { operator, node: rightNode } of rights.reverse()) {
            if (value instanceof evaluate_value/* Unresolved */.UG)
                return value;
            const right = (0,environment/* settled */.gu)(this.evaluateNow(rightNode, site));
            if (right instanceof evaluate_value/* Unresolved */.UG)
                return right;
            const { binary } = file.language.operators;
            const result = Object.hasOwn(binary, operator) ? binary[operator]?.(value, right) : undefined;
            if (result === undefined)
                return (0,environment/* unresolvedAt */.Zp)(`"${operator}" is not worked out for these values`, rightNode, file);
            if (isTooLarge(result))
                return (0,environment/* unresolvedAt */.Zp)('it is too large for reference data', node, file);
            value = result;
        }
        return value;
    }
}
/** What has parts of its own, each of which tells its own errors. */
const LISTS = new Set(['sequence', 'mapping', 'call', 'function', 'class', 'fragment']);
/** Whether a syntax error is in a node itself, so that what is left of it (`-2` of `->, 2`) is not what is meant. */
function isBroken(node, { kind }) {
    if (node.isError || node.isMissing)
        return true;
    return node.hasError && !LISTS.has(kind) && node.children.some(child => child?.isError || child?.isMissing);
}
/** The same entries as a part of the list around them. */
function bare(value) {
    return value instanceof evaluate_value/* Sequence */.gd ? new evaluate_value/* Sequence */.gd(value.entries, value.distinct, value.fixed, true) : value;
}
function isTooLarge(value) {
    if (typeof value === 'string')
        return value.length > operators/* MAX_TEXT_CHARACTERS */.ks;
    return (value instanceof evaluate_value/* Sequence */.gd || value instanceof evaluate_value/* Mapping */.X9) && value.weight > MAX_VALUES;
}

// EXTERNAL MODULE: ./build/extract/locator.js
var locator = __webpack_require__(1308);
// EXTERNAL MODULE: ./build/extract/syntax/parser.js + 4 modules
var parser = __webpack_require__(48577);
// EXTERNAL MODULE: ./build/extract/syntax/source-file.js + 1 modules
var source_file = __webpack_require__(51342);
// EXTERNAL MODULE: ./build/extract/syntax/syntaxes.js + 6 modules
var syntaxes = __webpack_require__(78175);
;// CONCATENATED MODULE: ./build/extract/source-files.js









/**
 * Characters that may stay parsed when nothing refers to their files any more. A tree takes some twenty times the memory of
 * its text; with much less, files that many others import are parsed again and again.
 */
const MAX_OPEN_CHARACTERS = 1024 * 1024;
/** After so many parts of a file that its outline lacks, all of it is parsed. */
const MAX_NEEDED_PARTS = 64;
const NOTHING_BESIDES = { needed: [], broken: [] };
/** The source files of one extraction: each parsed once, as long as it is needed (see {@link SourceFiles.relax}). */
class SourceFiles {
    repository;
    current = new Evaluator(this);
    /** The file that was asked for last stands last. */
    files = new Map();
    /** Whether of files that are opened now no more is parsed than is needed. */
    isOutlining = false;
    hasOutlines = false;
    /** What was needed of files besides their outlines, by path. */
    besides = new Map();
    globs = new Map();
    probes = new Map();
    errors = new Map();
    modulePaths = new Map();
    constructor(repository) {
        this.repository = repository;
    }
    get evaluator() {
        return this.current;
    }
    /**
     * Runs `work` with every grammar that it turns out to need. Parsing is synchronous and grammars load
     * asynchronously, so work that meets a new one is started again; what it had parsed is kept.
     */
    async withGrammars(work) {
        if (!this.isOutlining && this.hasOutlines) {
            this.close(({ isOutline }) => isOutline);
            this.hasOutlines = false;
        }
        for (;;) {
            try {
                return await work();
            }
            catch (error) {
                if (error instanceof parser/* GrammarNeeded */.D4)
                    await (0,parser/* loadGrammar */.oS)(error.grammar);
                else if (error instanceof source_file/* PartNeeded */.j7)
                    this.parseMore(error);
                else
                    throw error;
            }
        }
    }
    /**
     * Runs work that looks at definitions and keeps nothing of them but plain data: of files whose language can tell, only the
     * outlines are parsed. Work that needs more of a file is started again, with that part of it. Of values, nothing is known
     * when it starts: what is found does not depend on what was read before, so that it is the same in any order.
     */
    async withOutlines(work) {
        this.isOutlining = true;
        try {
            return await this.withGrammars(() => {
                this.current = new Evaluator(this);
                return work();
            });
        }
        finally {
            this.isOutlining = false;
        }
    }
    /**
     * A parsed file. @throws {UnreadableFile} also when no language of ours reads it.
     * @param grammar by its id, when that is not for the extension to say.
     */
    open(path, grammar) {
        const key = grammar === undefined ? path : `${path}\0${grammar}`;
        const known = this.files.get(key);
        if (known) {
            this.files.delete(key);
            this.files.set(key, known);
            return known;
        }
        // Read first: that there is no such file says more than that its name tells no language.
        const source = this.repository.read(path);
        const byName = syntaxes/* syntaxes */.O9.find(({ id }) => id === (grammar ?? (0,syntaxes/* syntaxOf */.rS)(path)?.id));
        const inText = grammar === undefined ? byName?.language?.grammarOfText?.(source) : undefined;
        const syntax = inText === undefined ? byName : syntaxes/* syntaxes */.O9.find(({ id }) => id === inText);
        const language = syntax?.language;
        if (!language) {
            const text = languages/* languages */.e.map(l => `${l.name} (${l.extensions.join(', ')})`).join('; ');
            throw new repository/* UnreadableFile */.ie('source-language', path, `No implementation language reads ${path}.`, `Name one with \`grammar\`: ${syntaxes/* tableGrammars */.DD.join(', ')}. By their extensions are read: ${text}.`);
        }
        const extent = this.isOutlining ? (this.besides.get(path) ?? NOTHING_BESIDES) : 'whole';
        return this.keep(key, new source_file/* SourceFile */.sC(path, source, language, (0,syntaxes/* grammarFile */.Wm)(syntax.grammar), extent));
    }
    keep(key, file) {
        this.files.set(key, file);
        this.hasOutlines ||= file.isOutline;
        const error = file.language.prepare ? undefined : file.syntaxError();
        if (error)
            this.errors.set(file.path, error);
        return file;
    }
    /**
     * Opens a file again, with more of it parsed. What is known of values in any file is let go of. A part with a syntax error stays
     * left out: what is said of the file is then the same, whether or not somebody needed that part before.
     */
    parseMore({ file, spans }) {
        const { path, text } = file;
        const [key] = [...this.files].find(([, open]) => open === file) ?? [];
        if (key === undefined)
            throw new Error(`${path} is not open`);
        this.current = new Evaluator(this);
        let { needed, broken } = this.besides.get(path) ?? NOTHING_BESIDES;
        let open = file;
        const reopen = () => {
            const earlier = open;
            open = earlier.reopened({ needed, broken });
            earlier.dispose();
        };
        const isMuch = needed.length + spans.length > MAX_NEEDED_PARTS;
        for (const span of isMuch ? [{ startIndex: 0, endIndex: text.length }] : spans) {
            const before = needed;
            needed = [...before, span];
            reopen();
            if (!open.hasError)
                continue;
            needed = before;
            broken = [...broken, ...(isMuch ? spans : [span])];
            reopen();
        }
        this.besides.set(path, { needed, broken });
        this.keep(key, open);
    }
    resolve(specifier, importer) {
        const path = this.modulePath(specifier, importer);
        if (path === undefined)
            return importer.language.external?.(specifier);
        return this.readable(path, () => {
            if (path.endsWith('.json'))
                return this.json(path);
            const { language, syntax } = importer;
            const own = languageOf(path);
            // What is taken over as text is in the language of the file that it becomes a part of.
            const isPart = own === undefined || (language.includesText && own.includesText && own !== language);
            return this.open(path, isPart ? syntax : undefined);
        });
    }
    moduleName({ path, language }) {
        const name = language.moduleName?.(path, file => this.isFile(file));
        return name ?? path.replace(/(\.d)?\.[^./]+$/, '');
    }
    packageFiles(name, file) {
        const { packageFiles } = file.language;
        const found = [];
        for (const pattern of packageFiles?.(name, file.path, file.root) ?? []) {
            for (const path of this.matches(pattern)) {
                const other = path === file.path ? undefined : this.readable(path, () => this.open(path));
                if (other instanceof source_file/* SourceFile */.sC)
                    found.push(other);
            }
        }
        return found;
    }
    /** Files that a path or glob means, looked for once. */
    matches(pattern) {
        let paths = this.globs.get(pattern);
        if (!paths) {
            paths = (0,locator/* isGlob */.fg)(pattern) ? this.repository.glob(pattern) : [pattern].filter(path => this.isFile(path));
            this.globs.set(pattern, paths);
        }
        return paths;
    }
    /** Whether there is such a file: many files import the same ones, and look for them in the same places. */
    isFile(path) {
        let answer = this.probes.get(path);
        if (answer === undefined) {
            answer = this.repository.isFile(path);
            this.probes.set(path, answer);
        }
        return answer;
    }
    /** The file that a specifier means, looked for once. */
    modulePath(specifier, importer) {
        const key = `${importer.path}\0${specifier}`;
        if (!this.modulePaths.has(key)) {
            const paths = importer.language.modulePaths(specifier, importer.path, path => this.isFile(path));
            const { includesText = false } = importer.language;
            const readable = (path) => path.endsWith('.json') || includesText || languageOf(path) !== undefined;
            this.modulePaths.set(key, paths
                .map(path => ((0,locator/* isGlob */.fg)(path) ? this.repository.glob(path)[0] : path))
                .find(path => path !== undefined && readable(path) && this.isFile(path)));
        }
        return this.modulePaths.get(key);
    }
    /**
     * The first syntax error of each file that was parsed. In languages with a preprocessor only errors in what is read
     * count: {@link Names} looks for them there. In the order of the files' names, whichever was opened first.
     */
    syntaxErrors() {
        return [...this.errors.values()].sort((a, b) => (0,code_points/* compareCodePoints */.O)(a.file, b.file));
    }
    /** Takes over what another thread has found in files that it parsed. */
    learnSyntaxErrors(places) {
        for (const place of places)
            this.errors.set(place.file, place);
    }
    /**
     * Called between two files, when nothing is being evaluated and what was read is plain data: lets go of the files
     * that were not asked for lately, with everything that is known of values in them. Who asks for one again has it
     * parsed again. Nothing happens while a record still holds a definition that it may have to describe.
     * @param threads how many do so at the same time, each with files of its own.
     */
    relax(threads = 1) {
        const most = MAX_OPEN_CHARACTERS / threads;
        const files = [...this.files.values()];
        let open = files.reduce((sum, { parsedCharacters }) => sum + parsedCharacters, 0);
        if (open <= most || files.some(({ isHeld }) => isHeld))
            return;
        this.close(file => {
            if (open <= most / 2)
                return false;
            open -= file.parsedCharacters;
            return true;
        });
    }
    /** Lets go of some files, and with them of everything that is known of values in any. */
    close(isToClose) {
        const closed = [...this.files].filter(([, file]) => isToClose(file));
        if (closed.length === 0)
            return;
        this.current = new Evaluator(this);
        for (const [key, file] of closed) {
            file.dispose();
            this.files.delete(key);
        }
    }
    /** Says that no record refers to anything here any more. */
    release() {
        for (const file of this.files.values())
            file.release();
    }
    dispose() {
        for (const file of this.files.values())
            file.dispose();
        this.files.clear();
    }
    json(path) {
        const place = { file: path, line: 1 };
        try {
            return (0,evaluate_value/* fromPlain */.bM)(JSON.parse(this.repository.read(path)), place);
        }
        catch (error) {
            if (error instanceof repository/* UnreadableFile */.ie)
                throw error;
            return new evaluate_value/* Unresolved */.UG(`${path} is not JSON that can be read`, place, path);
        }
    }
    /** A file that another one imports; when it cannot be read, the importer's values say why. */
    readable(path, read) {
        try {
            return read();
        }
        catch (error) {
            if (!(error instanceof repository/* UnreadableFile */.ie))
                throw error;
            const reason = error.message.replace(/\.$/, '');
            return new evaluate_value/* Unresolved */.UG(reason, { file: path, line: error.line ?? 1 }, path);
        }
    }
}
function languageOf(path) {
    return (0,syntaxes/* syntaxOf */.rS)(path)?.language;
}

// EXTERNAL MODULE: ./build/extract/steps/expressions.js
var expressions = __webpack_require__(85677);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/assets.js
var assets = __webpack_require__(43287);
// EXTERNAL MODULE: ./build/extract/symbols/read-symbols.js
var read_symbols = __webpack_require__(10566);
;// CONCATENATED MODULE: ./build/extract/symbols/reading.js


/** Reads the symbols of one file. What it gives depends on the files of the repository alone, not on what was read before. */
async function readingOf(path, wanted, files) {
    try {
        return await files.withOutlines(() => {
            // Said once, though work that needs another grammar or more of a file begins anew.
            const problems = [];
            const report = (problem) => problems.push(problem);
            return { symbols: (0,read_symbols/* readSymbols */.s)(path, wanted, { files, report }), problems };
        });
    }
    catch (error) {
        if (error instanceof repository/* UnreadableFile */.ie)
            return { unreadable: error };
        throw error;
    }
}

// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
;// CONCATENATED MODULE: ./build/extract/threads/messages.js


/** A reading as it goes to another thread. */
function toPlainReading(reading) {
    if ('unreadable' in reading) {
        const { rule, path, message, remedy, line } = reading.unreadable;
        return { unreadable: { rule, path, message, remedy, line } };
    }
    const { symbols, problems } = reading;
    return {
        problems,
        symbols: symbols.map(({ description: { signature, documentation }, ...symbol }) => ({
            ...symbol,
            signature: plainText(signature),
            documentation: plainText(documentation),
        })),
    };
}
/** A reading as it came from another thread. */
function fromPlainReading(reading) {
    if ('unreadable' in reading) {
        const { rule, path, message, remedy, line } = reading.unreadable;
        return { unreadable: new repository/* UnreadableFile */.ie(rule, path, message, remedy, line) };
    }
    const { symbols, problems } = reading;
    return {
        problems,
        symbols: symbols.map(({ signature, documentation, ...symbol }) => ({
            ...symbol,
            description: { signature: textOf(signature), documentation: textOf(documentation) ?? '' },
        })),
    };
}
function plainText(said) {
    if (!(said instanceof Unresolved))
        return said;
    const { reason, place, text } = said;
    return { reason, place, text };
}
function textOf(said) {
    if (typeof said === 'string' || said === null)
        return said;
    return new evaluate_value/* Unresolved */.UG(said.reason, said.place, said.text, 'symbol-unresolved');
}

;// CONCATENATED MODULE: ./build/extract/threads/helper.js


/** Memory for what a helper has just made: mostly it is of no use to anybody a moment later. */
const MAX_YOUNG_MIB = 8;
/** A helper is warm when it has worked: for so long it waits for more, as long as the process does anything else. */
const IDLE_MS = 10_000;
/** Helpers that wait for work, whoever started them. */
const waiting = new Set();
/** Another thread that reads files of the same folder, for one extraction after the other. */
class Helper {
    worker;
    /** Rejects when the thread fails or ends by itself. */
    failure;
    folder;
    jobs = 0;
    timer;
    constructor(program) {
        this.worker = new external_node_worker_threads_.Worker(program, { resourceLimits: { maxYoungGenerationSizeMb: MAX_YOUNG_MIB } });
        this.failure = new Promise((_, reject) => {
            this.worker.once('error', reject);
            this.worker.once('exit', code => {
                waiting.delete(this);
                reject(new Error(`a thread that reads sources ended with exit code ${code}`));
            });
        });
        // It may end while nobody waits for it: who does next is told.
        this.failure.catch(() => { });
    }
    /**
     * A helper for one extraction.
     * @param program what the thread runs: see `worker.ts`.
     * @param threads among how many threads memory is shared out.
     */
    static for(folder, program, threads) {
        const [helper = new Helper(program)] = waiting;
        waiting.delete(helper);
        clearTimeout(helper.timer);
        helper.worker.ref();
        helper.folder = folder;
        const { root, maxBytes, notice } = folder;
        helper.say({ folder: { root, maxBytes, observed: notice !== undefined, threads } });
        return helper;
    }
    /** Takes part in a job; resolves with what was found besides. */
    async read(job, keep) {
        const { worker, folder } = this;
        const done = new Promise(resolve => {
            const onMessage = (answer) => {
                if ('at' in answer) {
                    keep(answer.at, fromPlainReading(answer.reading));
                    return;
                }
                worker.off('message', onMessage);
                this.jobs -= 1;
                if (answer.observations)
                    folder?.notice?.(answer.observations);
                resolve(answer.syntaxErrors);
            };
            worker.on('message', onMessage);
        });
        this.jobs += 1;
        this.say({ job });
        return await Promise.race([done, this.failure]);
    }
    /** Ends its part in an extraction. The process need not wait for it any more. */
    async leave() {
        // What was broken off would be answered to the next one.
        if (this.jobs > 0) {
            await this.worker.terminate();
            return;
        }
        this.folder = undefined;
        this.say({ folder: undefined });
        this.worker.unref();
        waiting.add(this);
        this.timer = setTimeout(() => {
            waiting.delete(this);
            void this.worker.terminate();
        }, IDLE_MS).unref();
    }
    say(request) {
        this.worker.postMessage(request);
    }
}

;// CONCATENATED MODULE: ./build/extract/threads/taken.js
/**
 * Positions that one of several threads takes of a list that they share, in order. A run of them is taken at once: files that stand
 * beside each other import the same ones. Runs grow shorter, so that in the end nobody waits long for the others.
 */
function* taken(next, length, threads) {
    const counter = new Int32Array(next);
    for (;;) {
        const first = Atomics.load(counter, 0);
        if (first >= length)
            return;
        const run = Math.max(1, Math.floor((length - first) / (2 * threads)));
        if (Atomics.compareExchange(counter, 0, first, first + run) !== first)
            continue;
        for (let at = first; at < first + run; at += 1)
            yield at;
    }
}

;// CONCATENATED MODULE: ./build/extract/threads/threads.js








/** Bytes of source for each thread. A helper loads the program and warms up first, which takes as long as reading about 1 MiB. */
const MIN_THREAD_BYTES = 1.5 * 1024 * 1024;
/** Each helper takes some 40 MiB of memory. */
const MAX_THREADS = 8;
/**
 * The threads that read the symbols of many files: this one, and helpers that are started when there is enough for them to do.
 * What they find is the same whoever reads a file, and is put together in the order of the files.
 */
class Threads {
    files;
    limit;
    helpers = [];
    /** @param limit how many there may be altogether; as many as the machine has cores, unless given. */
    constructor(files, limit = (0,external_node_os_.availableParallelism)()) {
        this.files = files;
        this.limit = limit;
    }
    /** Reads the symbols of each file. */
    async read(paths, wanted) {
        const readings = [];
        const next = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
        const keep = (at, reading) => {
            readings[at] = reading;
        };
        const helpers = this.helpersFor(paths).map(helper => helper.read({ paths, wanted, next }, keep));
        // Whoever fails is heard below, also while this thread is still at work.
        const helped = Promise.all(helpers);
        helped.catch(() => { });
        for (const at of taken(next, paths.length, helpers.length + 1)) {
            keep(at, await readingOf(paths[at], wanted, this.files));
            this.files.relax(helpers.length + 1);
            // What helpers have sent meanwhile would pile up.
            if (helpers.length > 0)
                await (0,promises_.setImmediate)();
        }
        for (const places of await helped)
            this.files.learnSyntaxErrors(places);
        return readings;
    }
    /** Lets the helpers go. */
    async close() {
        await Promise.all(this.helpers.splice(0).map(helper => helper.leave()));
    }
    helpersFor(paths) {
        const { shared } = this.files.repository;
        const program = (0,assets/* helperProgram */.p)();
        if (!shared || !program || this.limit < 2 || paths.length < 2)
            return [];
        const useful = Math.floor(bytesOf(paths, shared) / MIN_THREAD_BYTES);
        const threads = Math.min(this.limit, useful, MAX_THREADS);
        while (this.helpers.length < threads - 1)
            this.helpers.push(Helper.for(shared, program, threads));
        // Those that were taken for other files are warm.
        return this.helpers;
    }
}
function bytesOf(paths, { root }) {
    let bytes = 0;
    for (const path of paths)
        bytes += (0,external_node_fs_.statSync)((0,external_node_path_.join)(root, path), { throwIfNoEntry: false })?.size ?? 0;
    return bytes;
}

;// CONCATENATED MODULE: ./build/extract/extract.js






/**
 * Reads everything that a configuration names. Nothing of the repository is run. Problems are reported and reading
 * goes on, so that all of them are told together.
 */
async function extract(loaded, repository, report, options = {}) {
    const { placeOf } = loaded;
    const { programs, threads } = options;
    return withContext({ repository, placeOf, report, programs, threads }, context => new Reader(loaded, context, options).read());
}
/** Gives `use` what kinds of source and steps need; what was parsed for it is let go in the end. */
async function withContext({ programs = (0,build_programs/* noPrograms */.T)('off'), threads: limit, ...surroundings }, use) {
    const files = new SourceFiles(surroundings.repository);
    const threads = new Threads(files, limit);
    const context = {
        ...surroundings,
        files,
        threads,
        programs,
        rows: (source, at) => (0,pipeline/* readRows */.a)(source, at, context),
        extraction: (source, at) => (0,pipeline/* readExtraction */.W)(source, at, context),
    };
    try {
        return await use(context);
    }
    finally {
        await threads.close();
        files.dispose();
    }
}
class Reader {
    loaded;
    context;
    options;
    places = new Map();
    constructor(loaded, context, options) {
        this.loaded = loaded;
        this.context = context;
        this.options = options;
    }
    async read() {
        const { config } = this.loaded;
        const { sintaxe, conteudos } = config;
        const { places } = this;
        for (const key of ['nome', 'descricao', 'documentacao'])
            places.set(key, this.context.placeOf([key]));
        const extracted = {
            places,
            nome: config.nome,
            descricao: config.descricao,
            documentacao: config.documentacao,
            versao: await this.text(config.versao, ['versao']),
            extensao: await this.text(sintaxe.extensao, ['sintaxe', 'extensao']),
            reservadas: await this.section(sintaxe.reservadas, ['sintaxe', 'reservadas']),
            contextuais: await this.section(sintaxe.contextuais, ['sintaxe', 'contextuais']),
            operadores: await this.section(sintaxe.operadores, ['sintaxe', 'operadores']),
            verbosHttp: await this.section(sintaxe.verbos_http, ['sintaxe', 'verbos_http']),
            regras: await this.section(sintaxe.regras, ['sintaxe', 'regras']),
            embutidas: await this.section(config.embutidas, ['embutidas']),
            comandos: await this.section(config.comandos, ['comandos']),
            erros: await this.section(config.erros, ['erros']),
            exercicios: await this.entries(conteudos?.exercicios, ['conteudos', 'exercicios']),
            exemplos: await this.number(conteudos?.exemplos, ['conteudos', 'exemplos']),
            pacotes: await this.number(conteudos?.pacotes, ['conteudos', 'pacotes']),
            projetos: await this.number(conteudos?.projetos, ['conteudos', 'projetos']),
        };
        // Last: among the many files of modules, those that several parts are read from are let go.
        return { ...extracted, modulos: await this.section(config.modulos, ['modulos']) };
    }
    async section(sources, at) {
        if (sources === undefined || !this.wanted(at))
            return EMPTY;
        this.options.progress?.(at.join('.'));
        const rows = [];
        for (const [i, source] of sources.entries()) {
            for (const row of await this.context.rows(source, [...at, i])) {
                const { place, items } = row;
                rows.push({ value: (0,expressions/* resolvedValue */.K$)(row.value, at, this.context), place, ...(items && { items }) });
            }
        }
        // What is left of the records is plain data.
        this.context.files.release();
        // An order that several sources have each for themselves is none of the whole.
        return { rows, sorted: sources.length === 1 && sources[0]?.sort !== undefined };
    }
    /** Like a section, but rows without a mapping keep key and value. */
    async entries(sources, at) {
        const { rows } = await this.section(sources?.map(source => source.map === undefined ? { ...source, map: { key: 'key', value: 'value' } } : source), at);
        return { rows, sorted: false };
    }
    async text(spec, at) {
        this.places.set(at.join('.'), this.context.placeOf(at));
        if (typeof spec === 'string')
            return spec;
        const { value, place } = await this.single(spec, at);
        this.places.set(at.join('.'), place);
        if (value === expressions/* REPORTED */.u3)
            return '';
        if (typeof value === 'string' && value !== '')
            return value;
        this.context.report({
            rule: 'field-type',
            message: `${at.join('.')} is ${show(value)}, not a text.`,
            place,
        });
        return '';
    }
    async number(spec, at) {
        if (spec !== undefined)
            this.places.set(at.join('.'), this.context.placeOf(at));
        if (typeof spec === 'number')
            return spec;
        if (spec === undefined || !this.wanted(at))
            return 0;
        const { value, place } = await this.single(spec, at);
        if (value === expressions/* REPORTED */.u3)
            return 0;
        if (typeof value === 'number' && Number.isInteger(value) && value >= 0)
            return value;
        this.context.report({
            rule: 'field-type',
            message: `${at.join('.')} is ${show(value)}, not a whole number.`,
            place,
        });
        return 0;
    }
    /** The one value of a source: as it is, or as the one row that its steps leave. */
    async single(source, at) {
        const place = this.context.placeOf(at);
        if (extract_source/* STEPS */.UT.some(step => source[step] !== undefined)) {
            const rows = await this.context.rows(source, at);
            const [row] = rows;
            if (rows.length === 1 && row)
                return row;
            this.context.report({
                rule: 'table-scalar',
                message: `${at.join('.')} needs one value, and its source yields ${rows.length}.`,
                place,
            });
            return { value: expressions/* REPORTED */.u3, place };
        }
        const extraction = await this.context.extraction(source, at);
        if (extraction.kind === 'value')
            return { value: (0,expressions/* resolvedValue */.K$)(extraction.value, at, this.context), place: extraction.place };
        // A source that could not be read has been reported already.
        if (extraction.records.length > 0) {
            this.context.report({
                rule: 'table-scalar',
                message: `${at.join('.')} needs one value, and its source is a table of ${extraction.records.length} entries.`,
                place,
            });
        }
        return { value: expressions/* REPORTED */.u3, place };
    }
    wanted(at) {
        return this.options.only === undefined || this.options.only.has(String(at[0]));
    }
}
const EMPTY = { rows: [], sorted: false };
function show(value) {
    return value === undefined ? 'nothing' : JSON.stringify(value);
}


/***/ }),

/***/ 46793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ readExtraction),
  a: () => (/* binding */ readRows)
});

// EXTERNAL MODULE: ./build/extract/record.js
var record = __webpack_require__(13437);
// EXTERNAL MODULE: ./build/extract/source.js
var extract_source = __webpack_require__(97209);
// EXTERNAL MODULE: ./build/extract/evaluate/value.js
var evaluate_value = __webpack_require__(64081);
// EXTERNAL MODULE: ./build/extract/steps/expressions.js
var expressions = __webpack_require__(85677);
;// CONCATENATED MODULE: ./build/extract/steps/each.js



/** Makes each item of a list that the records hold into a record of its own. */
async function items(records, source, at, context) {
    const expression = (0,expressions/* compile */.wE)(source);
    const found = [];
    for (const each of records) {
        const list = await (0,expressions/* itemsOf */.S3)(expression, each.fields, each, at, context);
        for (const item of list) {
            const { fields, place } = (0,record/* record */.g1)({ ...item, key: found.length }, each.place);
            found.push({ fields: (0,evaluate_value/* withFieldsOf */.jp)(item.value, fields), place });
        }
    }
    const [first] = records;
    if (first && found.length === 0)
        (0,expressions/* reportNoYield */.jV)(source, records.length, first, at, context);
    return found;
}

;// CONCATENATED MODULE: ./build/extract/steps/filter.js

/** The records that an expression is true of. */
async function filter(records, source, at, context) {
    const expression = (0,expressions/* compile */.wE)(source);
    const kept = [];
    for (const record of records) {
        if (await (0,expressions/* passes */.WE)(expression, record.fields, record, at, context))
            kept.push(record);
    }
    return kept;
}

// EXTERNAL MODULE: ./build/extract/steps/step.js
var steps_step = __webpack_require__(22234);
;// CONCATENATED MODULE: ./build/extract/steps/grouping.js



/** A step by a field that no record has would do something else than was meant, silently. */
function checkFields(names, steps, at, context) {
    const [first] = steps;
    if (!first)
        return;
    for (const name of names) {
        if (steps.some(({ value }) => (0,steps_step/* fieldOf */._)(value, name) !== undefined))
            continue;
        context.report({
            rule: 'map-nothing',
            message: `None of the ${steps.length} records has a field \`${name}\`.`,
            remedy: `They have ${Object.keys((0,steps_step/* asFields */.q)(first.value)).join(', ') || 'no fields'} at this step.`,
            place: context.placeOf(at),
        });
    }
}
/** Equal for equal values; what is not resolved is equal to nothing. */
function comparable(value) {
    if (value === expressions/* REPORTED */.u3 || (0,evaluate_value/* findUnresolved */.jt)(value))
        return Symbol('not resolved');
    return JSON.stringify(value);
}
/** The first of those that have the same in a field. */
function unique(steps, field) {
    const seen = new Set();
    return steps.filter(({ value }) => {
        const key = comparable((0,steps_step/* fieldOf */._)(value, field));
        if (seen.has(key))
            return false;
        seen.add(key);
        return true;
    });
}
/** One value for all that have the same in a field, with a list of the rest of each. */
function group(steps, { by, as = by, into }) {
    const groups = new Map();
    for (const step of steps) {
        const { [by]: value, ...rest } = (0,steps_step/* asFields */.q)(step.value);
        const key = comparable(value);
        let found = groups.get(key);
        if (!found) {
            const [items, places] = [[], []];
            const whole = { record: step.record, value: { [as]: value, [into]: items }, items: { [into]: places } };
            found = { step: whole, items, places };
            groups.set(key, found);
        }
        found.items.push(rest);
        found.places.push(step.record.place);
    }
    return [...groups.values()].map(({ step }) => step);
}

// EXTERNAL MODULE: ./build/code-points.js
var code_points = __webpack_require__(19039);
;// CONCATENATED MODULE: ./build/extract/steps/sort.js

/** Compares rows by fields in turn; a field with a minus sign in front counts backwards. Rows that are texts are their own field. */
function compareRows(fields) {
    const keys = fields.map(field => ({ name: sortedField(field), sign: field.startsWith('-') ? -1 : 1 }));
    return (a, b) => {
        for (const { name, sign } of keys) {
            const order = compare(keyOf(a.value, name), keyOf(b.value, name));
            if (order !== 0)
                return order * sign;
        }
        return 0;
    };
}
/** The field that an entry of `sort` names. */
function sortedField(entry) {
    return entry.startsWith('-') ? entry.slice(1) : entry;
}
/** Numbers by size, everything else as text by code point. */
function compare(a, b) {
    if (typeof a === 'number' && typeof b === 'number')
        return a - b;
    return (0,code_points/* compareCodePoints */.O)(String(a ?? ''), String(b ?? ''));
}
function keyOf(value, name) {
    return typeof value === 'object' && value !== null ? value[name] : value;
}

;// CONCATENATED MODULE: ./build/extract/steps/map.js


/** Replaces each value by what the mapping makes of its record. */
async function mapAll(steps, mapping, at, context) {
    for (const step of steps)
        step.value = await applyMapping(mapping, step.record.fields, step.record, at, context);
    reportNothing(steps, mapping, at, context);
}
/** What a mapping makes of one record or entry. */
async function applyMapping(mapping, input, record, at, context) {
    if (typeof mapping === 'string')
        return await (0,expressions/* evaluate */._3)((0,expressions/* compile */.wE)(mapping), input, record, at, context);
    const fields = [];
    for (const [name, spec] of Object.entries(mapping)) {
        const value = typeof spec === 'string'
            ? await (0,expressions/* evaluate */._3)((0,expressions/* compile */.wE)(spec), input, record, [...at, name], context)
            : await applyEach(spec, input, record, [...at, name], context);
        fields.push([name, value]);
    }
    return Object.fromEntries(fields);
}
/** A field that is a list: each item is a record of its own, with `key`, `value` and the fields of the record around it as `parent`. */
async function applyEach(spec, input, record, at, context) {
    const rows = [];
    for (const fields of await (0,expressions/* itemsOf */.S3)((0,expressions/* compile */.wE)(spec.each), input, record, [...at, 'each'], context)) {
        const { filter } = spec;
        if (filter !== undefined && !(await (0,expressions/* passes */.WE)((0,expressions/* compile */.wE)(filter), fields, record, [...at, 'filter'], context)))
            continue;
        const mapped = spec.map === undefined
            ? fields.value
            : await applyMapping(spec.map, fields, record, [...at, 'map'], context);
        rows.push({ value: mapped, place: record.place });
    }
    if (spec.sort)
        rows.sort(compareRows(spec.sort));
    return rows.map(row => row.value);
}
/** An expression that yields nothing on any record is told: a misspelt name must not publish empty fields. */
function reportNothing(steps, mapping, at, context) {
    const [first] = steps;
    if (!first)
        return;
    const report = (expression, path) => (0,expressions/* reportNoYield */.jV)(expression, steps.length, first.record, path, context);
    const look = (expression, path, said) => {
        if (steps.every(step => said(step) === undefined))
            report(expression, path);
        else
            reportParts(expression, steps, path, context);
    };
    if (typeof mapping === 'string')
        look(mapping, at, step => step.value);
    else
        for (const [name, spec] of Object.entries(mapping))
            if (typeof spec === 'string')
                look(spec, [...at, name], step => step.value[name]);
}
/** A part of an expression that no record has leaves a hole in the text that is put together from it. */
function reportParts(expression, steps, at, context) {
    const inputs = steps.map(step => step.record.fields);
    for (const part of (0,expressions/* compile */.wE)(expression).missing(inputs)) {
        context.report({
            rule: 'map-nothing',
            message: `\`${part}\` in \`${expression}\` is in none of ${steps.length} records.`,
            remedy: `A record looks like this: ${(0,expressions/* show */.WU)(steps[0].record)}`,
            place: context.placeOf(at),
        });
    }
}

;// CONCATENATED MODULE: ./build/extract/steps/join.js






/** Names shown when a joined source has entries that nothing uses. */
const MAX_NAMES_SHOWN = 8;
/** Adds to each value what the entry of another source says that has the same key. */
async function joinAll(steps, join, at, context) {
    const entries = await entriesByKey(join, at, context);
    const unused = new Set(entries.keys());
    for (const step of steps) {
        const input = { ...step.record.fields, ...(0,steps_step/* asFields */.q)(step.value) };
        const key = await (0,expressions/* evaluate */._3)((0,expressions/* compile */.wE)(join.on), input, step.record, [...at, 'on'], context);
        if (key === expressions/* REPORTED */.u3)
            continue;
        const match = key === undefined ? undefined : entries.get(joinKey(key));
        if (!match) {
            if (!join.optional)
                reportMissing(key, join, step, context);
            continue;
        }
        unused.delete(joinKey(key));
        const added = join.map === undefined
            ? (0,expressions/* resolvedValue */.K$)(match.fields.value, at, context)
            : await applyMapping(join.map, match.fields, match, [...at, 'map'], context);
        // What the other side does not say leaves what is there.
        const said = Object.entries((0,steps_step/* asFields */.q)(added)).filter(([, value]) => value !== undefined);
        step.value = { ...(0,steps_step/* asFields */.q)(step.value), ...Object.fromEntries(said) };
    }
    // An optional join is a table of more (or other) things than the records.
    if (!join.optional)
        reportUnused([...unused], at, context);
}
/** The other source, by its keys; a key that occurs twice is told. */
async function entriesByKey(join, at, context) {
    const read = (0,record/* asRecords */.Xf)(await context.extraction(join, at));
    const right = join.each === undefined ? read : await items(read, join.each, [...at, 'each'], context);
    const kept = join.filter === undefined ? right : await filter(right, join.filter, [...at, 'filter'], context);
    const entries = new Map();
    for (const record of kept) {
        const key = await (0,expressions/* evaluate */._3)((0,expressions/* compile */.wE)(join.key), record.fields, record, [...at, 'key'], context);
        if (key === expressions/* REPORTED */.u3 || key === undefined)
            continue;
        const text = joinKey(key);
        if (entries.has(text))
            context.report({
                rule: 'join-ambiguous',
                message: `Two entries of the joined source have the key "${text}".`,
                place: record.place,
            });
        else
            entries.set(text, record);
    }
    return entries;
}
/** Numbers and texts that are written the same are the same key. */
function joinKey(key) {
    return typeof key === 'object' && key !== null ? JSON.stringify(key) : String(key);
}
function reportMissing(key, join, { record }, context) {
    context.report({
        rule: 'join-missing',
        message: key === undefined
            ? `\`${join.on}\` yields nothing to look for in the joined source.`
            : `"${joinKey(key)}" has no counterpart in the joined source.`,
        place: record.place,
    });
}
function reportUnused(keys, at, context) {
    if (keys.length === 0)
        return;
    const shown = keys.slice(0, MAX_NAMES_SHOWN).join(', ');
    const more = keys.length > MAX_NAMES_SHOWN ? `, … (${keys.length} altogether)` : '';
    context.report({
        rule: 'join-unused',
        message: `Entries of the joined source that belong to no record: ${shown}${more}.`,
        place: context.placeOf(at),
    });
}

;// CONCATENATED MODULE: ./build/extract/pipeline.js









/** Takes a source through all its steps. */
async function readRows(source, at, context) {
    const extraction = await readExtraction(source, at, context);
    return applySteps(source, (0,record/* asRecords */.Xf)(extraction), at, context);
}
/** What the source's kind yields, before any step. */
function readExtraction(source, at, context) {
    const kind = (0,extract_source/* kindOf */.I)(source);
    return kind.read(source[kind.name], source, at, context);
}
async function applySteps(source, read, at, context) {
    const records = source.each === undefined ? read : await items(read, source.each, [...at, 'each'], context);
    const kept = source.filter === undefined ? records : await filter(records, source.filter, [...at, 'filter'], context);
    if (records.length > 0 && kept.length === 0) {
        context.report({
            rule: 'source-empty',
            message: `None of the ${records.length} records passes the filter.`,
            remedy: `A record looks like this: ${(0,expressions/* show */.WU)(records[0])}`,
            place: context.placeOf([...at, 'filter']),
        });
    }
    let steps = kept.map(record => ({ record, value: record.fields.value }));
    if (source.map !== undefined)
        await mapAll(steps, source.map, [...at, 'map'], context);
    for (const [i, join] of (source.join ?? []).entries())
        await joinAll(steps, join, [...at, 'join', i], context);
    const fields = [
        { names: source.unique === undefined ? [] : [source.unique], step: 'unique' },
        { names: source.group === undefined ? [] : [source.group.by], step: 'group' },
    ];
    for (const { names, step } of fields)
        checkFields(names, steps, [...at, step], context);
    if (source.unique !== undefined)
        steps = unique(steps, source.unique);
    if (source.group !== undefined)
        steps = group(steps, source.group);
    checkFields(source.sort?.map(sortedField) ?? [], steps, [...at, 'sort'], context);
    // Joins and groups make fields of their own, as mappings do.
    const mapped = source.map !== undefined || source.join !== undefined || source.group !== undefined;
    const rows = steps.map(({ record, value, items }) => {
        const { place, fields } = record;
        return { value, place, ...(items && { items }), ...(!mapped && { fields }) };
    });
    return source.sort === undefined ? rows : rows.sort(compareRows(source.sort));
}


/***/ }),

/***/ 85677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K$: () => (/* binding */ resolvedValue),
/* harmony export */   S3: () => (/* binding */ itemsOf),
/* harmony export */   WE: () => (/* binding */ passes),
/* harmony export */   WU: () => (/* binding */ show),
/* harmony export */   _3: () => (/* binding */ evaluate),
/* harmony export */   jV: () => (/* binding */ reportNoYield),
/* harmony export */   u3: () => (/* binding */ REPORTED),
/* harmony export */   wE: () => (/* binding */ compile)
/* harmony export */ });
/* harmony import */ var _evaluate_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64081);
/* harmony import */ var _expression_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60566);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22234);



/** Stands for a value that could not be worked out and has been reported: nobody reports it again. */
const REPORTED = Symbol('reported');
/** Shown of a record in messages. */
const MAX_RECORD_CHARACTERS = 300;
const compiled = new Map();
/** An expression is compiled once, however many records it is for. */
function compile(source) {
    let expression = compiled.get(source);
    if (!expression) {
        expression = new _expression_js__WEBPACK_IMPORTED_MODULE_1__/* .MappingExpression */ .rO(source);
        compiled.set(source, expression);
    }
    return expression;
}
/** Value of an expression; what is not resolved and what fails is reported, with the record that it failed on. */
async function evaluate(expression, input, record, at, context) {
    return attempt(() => expression.evaluate(input), expression, record, at, context);
}
/** Fields of the items of a list: their own, and the record around them as `parent`. */
async function itemsOf(expression, input, record, at, context) {
    const list = await attempt(() => expression.items(input), expression, record, at, context);
    if (list === REPORTED)
        return [];
    return list.map((value, key) => (0,_evaluate_value_js__WEBPACK_IMPORTED_MODULE_0__/* .withFieldsOf */ .jp)(value, { ...(0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .asFields */ .q)(value), key, value, parent: input }));
}
/** Whether a filter lets something pass. Of the parts that it looks at, some may not be resolved: then it does not. */
async function passes(expression, input, record, at, context) {
    const outcome = await attempt(() => expression.test(input), expression, record, at, context, 'filter-unresolved');
    return outcome !== REPORTED && isTrue(outcome);
}
/** As JSONata's own $boolean has it: what is empty or nothing is not true. */
function isTrue(value) {
    if (Array.isArray(value))
        return value.some(isTrue);
    if (typeof value === 'object' && value !== null)
        return Object.keys(value).length > 0;
    return Boolean(value);
}
/** A value that is published as it is, without a mapping that says which part of it is meant. */
function resolvedValue(value, at, context) {
    const unresolved = (0,_evaluate_value_js__WEBPACK_IMPORTED_MODULE_0__/* .findUnresolved */ .jt)(value);
    if (!unresolved)
        return value;
    reportUnresolved(unresolved, at, context);
    return REPORTED;
}
async function attempt(run, expression, record, at, context, rule) {
    let outcome;
    try {
        // Looking at a definition may take a file in another language.
        outcome = await context.files.withGrammars(run);
    }
    catch (error) {
        context.report(failure(expression, error, record, context.placeOf(at)));
        return REPORTED;
    }
    if ('data' in outcome)
        return outcome.data;
    reportUnresolved(outcome.unresolved, at, context, rule);
    return REPORTED;
}
function reportUnresolved({ reason, place, text, rule: own }, at, context, rule = own) {
    const last = at.at(-1);
    // A field has a name; a list or a mapping without fields is told by where it stands in refdata.yml.
    const name = typeof last === 'string' && last !== 'map' ? last : (0,_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .written */ .Mp)(at);
    context.report({ rule, message: `${name}: ${text} cannot be resolved: ${reason}.`, place });
}
/** An expression that yields nothing on any record. */
function reportNoYield(expression, count, sample, at, context) {
    context.report({
        rule: 'map-nothing',
        message: `\`${expression}\` yields nothing on any of ${count} records.`,
        remedy: `A record looks like this: ${show(sample)}`,
        place: context.placeOf(at),
    });
}
function failure(expression, error, record, place) {
    const where = record.place.line === undefined ? record.place.file : `${record.place.file}:${record.place.line}`;
    return {
        rule: 'map-failed',
        message: `\`${expression.source}\` fails on the record at ${where}: ${error.message}`,
        remedy: `The record is ${show(record)}`,
        place,
    };
}
/** A record in a message. */
function show(record) {
    const text = JSON.stringify((0,_evaluate_value_js__WEBPACK_IMPORTED_MODULE_0__/* .asShown */ ._r)(record.fields));
    return text.length > MAX_RECORD_CHARACTERS ? `${text.slice(0, MAX_RECORD_CHARACTERS)}…` : text;
}


/***/ }),

/***/ 22234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ fieldOf),
/* harmony export */   q: () => (/* binding */ asFields)
/* harmony export */ });
/* harmony import */ var _evaluate_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64081);

function asFields(value) {
    const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isMap && !(0,_evaluate_value_js__WEBPACK_IMPORTED_MODULE_0__/* .unresolvedItself */ .pQ)(value) ? value : {};
}
function fieldOf(value, name) {
    return typeof value === 'object' && value !== null ? value[name] : value;
}


/***/ }),

/***/ 65423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ noPrograms),
/* harmony export */   k: () => (/* binding */ programsFor)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);

/** A dump of tables takes seconds; a program that takes longer hangs. */
const MAX_PROGRAM_SECONDS = 120;
/** Far more than any language's reference. */
const MAX_PROGRAM_OUTPUT_MIB = 32;
/** Shown of what a program that failed has said. */
const MAX_COMPLAINT_CHARACTERS = 400;
/**
 * Variables that programs need to find themselves and their files. All others stay here: in a job of GitHub Actions they
 * hold tokens, addresses that accept them, and files that later steps read.
 */
const PASSED_ON = new Set('PATH PATHEXT HOME USERPROFILE HOMEDRIVE HOMEPATH SYSTEMROOT SYSTEMDRIVE COMSPEC WINDIR PROGRAMFILES TMPDIR TEMP TMP LANG LC_ALL LC_CTYPE TZ'.split(' '));
const REFUSALS = {
    off: {
        reason: 'commands are switched off',
        remedy: 'Give --allow-commands (the action: allow-commands: true), or read the source with another kind.',
    },
    fork: {
        reason: 'commands are never run for a pull request from a fork',
        remedy: 'Read the source with another kind, or read the reference after merging.',
    },
    check: {
        reason: 'a check never runs commands',
        remedy: 'Compare published files: `refdata build --allow-commands --out site`, then `refdata check --head site --base <folder or address>`; or read the source with another kind.',
    },
};
/** The programs that sources of the kind `command` may run, in the root of the language's repository. */
function programsFor(permission, root, seconds = MAX_PROGRAM_SECONDS) {
    if (permission !== 'allowed')
        return noPrograms(permission);
    const results = new Map();
    return {
        run(args) {
            const key = JSON.stringify(args);
            const result = results.get(key) ?? runProgram(args, root, seconds);
            results.set(key, result);
            return result;
        },
    };
}
/** The programs of a run that may run none. */
function noPrograms(refusal) {
    const refused = REFUSALS[refusal];
    return { refused, run: () => Promise.resolve({ failure: refused.reason }) };
}
/** Runs a program without a shell, with nothing to read, bounded in time and output. */
function runProgram(args, cwd, seconds) {
    return new Promise(settle => {
        const [program = '', ...rest] = args;
        // A group of its own, so that what it starts ends with it.
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, rest, {
            cwd,
            env: environment(process.env),
            stdio: ['ignore', 'pipe', 'pipe'],
            detached: process.platform !== 'win32',
            windowsHide: true,
        });
        const printed = [];
        let bytes = 0;
        let complaint = '';
        let stopped;
        const stop = (reason) => {
            stopped ??= reason;
            kill(child);
        };
        const timer = setTimeout(() => stop(`it did not end within ${seconds} s`), seconds * 1000);
        child.stdout.on('data', (chunk) => {
            bytes += chunk.length;
            if (bytes > MAX_PROGRAM_OUTPUT_MIB * 1024 * 1024)
                stop(`it prints more than ${MAX_PROGRAM_OUTPUT_MIB} MiB`);
            else
                printed.push(chunk);
        });
        child.stderr.on('data', (chunk) => {
            complaint = (complaint + chunk.toString('utf8')).slice(-MAX_COMPLAINT_CHARACTERS);
        });
        child.once('error', error => {
            clearTimeout(timer);
            settle({ failure: describeStart(error, program) });
        });
        child.once('close', (code, signal) => {
            clearTimeout(timer);
            const said = complaint.trim() === '' ? '' : `; it says: ${complaint.trim()}`;
            if (stopped !== undefined)
                settle({ failure: stopped });
            else if (signal !== null)
                settle({ failure: `it was ended by ${signal}${said}` });
            else if (code !== 0)
                settle({ failure: `it ended with exit code ${code}${said}` });
            else
                settle(decoded(Buffer.concat(printed)));
        });
    });
}
function decoded(bytes) {
    try {
        return { output: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
    }
    catch {
        return { failure: 'what it prints is not UTF-8' };
    }
}
function kill(child) {
    try {
        // Descendants would keep the pipes open, and us waiting.
        if (process.platform !== 'win32' && child.pid !== undefined)
            process.kill(-child.pid, 'SIGKILL');
        else
            child.kill('SIGKILL');
    }
    catch {
        // It has ended by itself.
    }
}
function describeStart({ code, message }, program) {
    return code === 'ENOENT' ? `there is no program ${program} on this machine` : message;
}
function environment(env) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => PASSED_ON.has(name.toUpperCase())));
}


/***/ })

};
