export const id = 8;
export const ids = [8];
export const modules = {

/***/ 963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ configPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

/** Where `--config` means: from where the command is run, as paths on a command line do; else the repository's own. */
function configPath(given) {
    return given === undefined ? 'refdata.yml' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(given);
}


/***/ }),

/***/ 2726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ buildReference),
  B: () => (/* binding */ referenceOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/config/load.js + 6 modules
var load = __webpack_require__(3083);
// EXTERNAL MODULE: ./build/drift/rules.js + 1 modules
var drift_rules = __webpack_require__(827);
// EXTERNAL MODULE: ./build/extract/extract.js + 15 modules
var extract = __webpack_require__(9633);
// EXTERNAL MODULE: ./build/reference/check.js + 1 modules
var check = __webpack_require__(1974);
// EXTERNAL MODULE: ./build/code-points.js
var code_points = __webpack_require__(9039);
// EXTERNAL MODULE: ./build/nearest.js
var nearest = __webpack_require__(7658);
// EXTERNAL MODULE: ./build/reference/files.js
var reference_files = __webpack_require__(9977);
// EXTERNAL MODULE: ./build/extract/pipeline.js + 1 modules
var pipeline = __webpack_require__(3828);
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
    place;
    report;
    unknownTold = new Set();
    constructor(section, place, report) {
        this.section = section;
        this.place = place;
        this.report = report;
    }
    object(value, shape, origin, path = '') {
        const fields = typeof value === 'object' && value !== null && !Array.isArray(value)
            ? value
            : undefined;
        if (!fields) {
            if (value !== pipeline/* REPORTED */.u3) {
                this.complain('field-type', `${this.section}${path}: here is ${describe(value)}, not an object with ${Object.keys(shape).join(', ')}.`, origin);
            }
            return this.object({}, Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, field === 'needed' ? 'optional' : field])), origin);
        }
        this.refuseUnknown(fields, shape, origin, path);
        return Object.fromEntries(Object.entries(shape).map(([name, field]) => [
            name,
            this.field(fields[name], field, origin, `${path}.${name}`),
        ]));
    }
    text(value, needed, origin, path) {
        if (typeof value === 'string')
            return value;
        if (value === pipeline/* REPORTED */.u3)
            return '';
        if (value === undefined || value === null) {
            if (needed)
                this.complain('field-missing', `${this.section}${path} is missing.`, origin);
            return '';
        }
        this.complain('field-type', `${this.section}${path} is ${describe(value)}, not a text.`, origin);
        return '';
    }
    field(value, field, origin, path) {
        if (field === 'needed' || field === 'optional')
            return this.text(value, field === 'needed', origin, path);
        // Mapping languages give a list of one as its item, and an empty one as nothing.
        const items = value === undefined || value === null || value === pipeline/* REPORTED */.u3
            ? []
            : Array.isArray(value)
                ? value
                : [value];
        const shape = field.list;
        return items.map(item => shape === 'text'
            ? this.text(item, true, origin, `${path}[]`)
            : this.object(item, shape, origin, `${path}[]`));
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
                place: this.place(origin),
            });
        }
    }
    complain(rule, message, origin) {
        this.report({ rule, message, place: this.place(origin) });
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
        const shaped = rows.map(({ value, place }) => ({ value: shaper.object(value, shape, place), place }));
        if (order && !sorted)
            shaped.sort((a, b) => (0,code_points/* compareCodePoints */.O)(String(a.value[order]), String(b.value[order])));
        this.remember(shaped, file, pointer);
        return shaped.map(({ value }) => value);
    }
    texts(section, { rows, sorted }, file, pointer, ordered = false) {
        const shaper = this.shaper(section);
        const shaped = rows.map(({ value, place }) => ({ value: shaper.text(value, true, place, '[]'), place }));
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
        for (const { value, place } of rows) {
            const of = value?.[APELIDO_DE];
            const { nome, apelidos, simbolos } = shaper.object(value, MODULO, place);
            if (typeof of === 'string' && of !== nome) {
                aliases.push({ nome, of, place });
                continue;
            }
            if (!sorted)
                simbolos.sort((a, b) => (0,code_points/* compareCodePoints */.O)(a.nome, b.nome));
            modules.push({ value: { nome, apelidos, total: simbolos.length, simbolos }, place });
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
        return new Shaper(section, origin => origin, this.report);
    }
    remember(entries, file, pointer) {
        for (const [i, { value, place }] of entries.entries()) {
            this.origins.set(`${(0,reference_files/* pathOf */.XM)(file)}#${pointer}/${i}`, place);
            // Commands stand one level deeper, under the group that they were read with.
            if (file === 'comandos') {
                for (const j of value.comandos.keys())
                    this.origins.set(`${(0,reference_files/* pathOf */.XM)(file)}#${pointer}/${i}/comandos/${j}`, place);
            }
        }
    }
}

// EXTERNAL MODULE: ./build/reference/policy.js
var policy = __webpack_require__(5538);
// EXTERNAL MODULE: ./build/repository/repository.js
var repository = __webpack_require__(3929);
// EXTERNAL MODULE: ./build/rules.js + 3 modules
var rules = __webpack_require__(6012);
;// CONCATENATED MODULE: ./build/commands/reference.js









/**
 * From a repository to the seven files in memory: configuration, extraction, composition, schemas and rules.
 * Nothing is written. @throws {UserError} for a configuration that does not hold.
 */
async function buildReference(options) {
    // A folder that is not there is told as such, not as a configuration that is not in it.
    (0,repository/* repositoryRoot */.Hn)(options.repo);
    const configPath = (0,external_node_path_.resolve)(options.repo, options.config);
    const loaded = (0,load/* loadConfig */.Z)(configPath, shownPath(options.repo, configPath));
    return referenceOf(loaded, (0,repository/* openRepository */.h_)(options.repo, loaded.config.limits?.source_mib), options);
}
/** The same of a configuration and a repository that are open already, wherever they come from. */
async function referenceOf(loaded, repository, options = {}) {
    const { config } = loaded;
    const policy = policyOf(config.rules);
    const findings = new Findings(policy);
    const extractOptions = {
        ...(options.only && { only: options.only }),
        ...(options.progress && { progress: options.progress }),
    };
    const extracted = await (0,extract/* extract */.o)(loaded, repository, problem => findings.add(problem), extractOptions);
    const documentacao = options.docsUrl ?? extracted.documentacao;
    options.progress?.('checking');
    const composition = compose({ ...extracted, documentacao }, problem => findings.add(problem));
    // While parts are missing or misshapen, rules about the whole would only repeat it.
    if (!findings.list.some(finding => finding.level === 'error')) {
        for (const finding of (0,check/* check */.z)(composition.files, policy))
            findings.list.push(located(finding, composition.origins));
    }
    return { ...composition, baseUrl: config.base_url, policy, findings: findings.list };
}
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
        const info = (0,rules/* ruleInfo */.PI)(rule);
        const level = (0,policy/* settingOf */.y)(this.policy, rule).level ?? info?.level ?? 'error';
        if (level === 'off' || this.seen.has(key))
            return;
        this.seen.add(key);
        this.list.push({ rule, level, message, remedy: remedy ?? info?.remedy ?? '', place });
    }
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
function policyOf(rules) {
    return Object.fromEntries(Object.entries(rules ?? {}).flatMap(([id, { level, pattern }]) => {
        // Kinds of change have levels of their own, which are no business of who reads the published files.
        if ((0,drift_rules/* changeRule */.Vd)(id))
            return [];
        return [[id, { ...(level && { level: level }), ...(pattern !== undefined && { pattern }) }]];
    }));
}
/** A path as people know it: relative to the repository where it is inside of it. */
function shownPath(repo, path) {
    const inside = (0,external_node_path_.relative)((0,external_node_path_.resolve)(repo), path);
    return inside.startsWith('..') || (0,external_node_path_.isAbsolute)(inside) ? path : inside.split(external_node_path_.sep).join('/');
}


/***/ }),

/***/ 9633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ extract)
});

// EXTERNAL MODULE: ./build/extract/pipeline.js + 1 modules
var pipeline = __webpack_require__(3828);
// EXTERNAL MODULE: ./build/extract/source.js + 16 modules
var extract_source = __webpack_require__(6622);
// EXTERNAL MODULE: ./build/extract/evaluate/value.js
var evaluate_value = __webpack_require__(4081);
;// CONCATENATED MODULE: ./build/extract/evaluate/pure-functions.js

/** A function that takes at most this many arguments, none of them by keyword. */
function taking(count, apply) {
    return (receiver, args, origin, named, invoke) => args.length <= count && named.size === 0 ? apply(receiver, args, origin, named, invoke) : undefined;
}
/** A text method with at most one argument, itself a text. */
function pure_functions_text(apply) {
    return taking(1, (receiver, [argument]) => {
        if (typeof receiver !== 'string')
            return undefined;
        if (argument !== undefined && typeof argument !== 'string')
            return undefined;
        return apply(receiver, argument);
    });
}
/** The value itself: functions that only freeze, copy or mark. */
const itself = taking(1, (_receiver, [value]) => value);
/** The receiver itself: methods that only copy or mark. */
const receiverItself = taking(0, receiver => receiver);
/** A list (of the entries of a list, or of the keys of a map); nothing at all gives an empty one. */
const toSequence = taking(1, (_receiver, [value]) => {
    if (value === undefined)
        return new evaluate_value/* Sequence */.gd([]);
    if (value instanceof evaluate_value/* Sequence */.gd)
        return new evaluate_value/* Sequence */.gd(value.entries);
    return value instanceof evaluate_value/* Mapping */.X9 ? keysOf(value) : undefined;
});
const toSet = taking(1, (receiver, args, ...context) => {
    const list = toSequence(receiver, args, ...context);
    return list instanceof evaluate_value/* Sequence */.gd ? new evaluate_value/* Sequence */.gd(distinct(list.entries), true) : undefined;
});
/** A map from a map, or from a list of pairs. */
const toMapping = taking(1, (_receiver, [value]) => {
    if (value === undefined)
        return new evaluate_value/* Mapping */.X9([]);
    if (value instanceof evaluate_value/* Mapping */.X9)
        return value;
    if (!(value instanceof evaluate_value/* Sequence */.gd))
        return undefined;
    const entries = [];
    for (const { value: pair, origin } of value.entries) {
        if (!(pair instanceof evaluate_value/* Sequence */.gd) || pair.entries.length !== 2)
            return undefined;
        const [key, item] = pair.entries;
        entries.push({ key: key.value, value: item.value, origin });
    }
    return new evaluate_value/* Mapping */.X9(lastWins(entries));
});
/** Keys, values and pairs of the map that is the receiver or, for plain functions, the argument. */
const keys = ofMap(keysOf);
const values = ofMap(map => new evaluate_value/* Sequence */.gd(map.entries));
const pairs = ofMap(map => new evaluate_value/* Sequence */.gd(map.entries.map(({ key, value, origin }) => ({
    value: new evaluate_value/* Sequence */.gd([
        { value: key, origin },
        { value, origin },
    ]),
    origin,
}))));
/** Maps laid over each other, the last one on top. */
const overlay = (receiver, args, _origin) => {
    const maps = receiver === undefined ? args : [receiver, ...args];
    if (!maps.every(map => map instanceof evaluate_value/* Mapping */.X9))
        return undefined;
    return new evaluate_value/* Mapping */.X9(lastWins(maps.flatMap(map => map.entries)));
};
/** Python's way round: the separator is the receiver. */
const joinedBy = taking(1, (receiver, [list]) => join(list, receiver));
/** JavaScript's way round: the list is the receiver. */
const joined = taking(1, (receiver, [separator]) => join(receiver, separator ?? ','));
/** The parts of a text as a list. */
function parts(values, origin) {
    return new evaluate_value/* Sequence */.gd(values.map(value => ({ value, origin })));
}
/** A list of texts in an order of the language's. */
function sortedTexts(list, compare) {
    if (!(list instanceof evaluate_value/* Sequence */.gd) || !list.entries.every(entry => typeof entry.value === 'string'))
        return undefined;
    return new evaluate_value/* Sequence */.gd([...list.entries].sort((a, b) => compare(a.value, b.value)));
}
/**
 * Entries with equal keys: the last value stands at the first one's position and under its key, as in Python and
 * JavaScript. `True`, `1` and `1.0` are one key; a language in which they are not does not mix them.
 */
function lastWins(entries) {
    const byKey = new Map();
    for (const entry of entries) {
        const identity = keyIdentity(entry.key);
        const first = byKey.get(identity);
        byKey.set(identity, first ? { key: first.key, value: entry.value, origin: entry.origin } : entry);
    }
    return byKey.size === entries.length ? [...entries] : [...byKey.values()];
}
function keyIdentity(key) {
    if (typeof key === 'boolean' || typeof key === 'number')
        return `number:${Number(key)}`;
    return key instanceof evaluate_value/* Float */.nt ? `number:${key.value}` : `${typeof key}:${(0,evaluate_value/* keyText */.Pu)(key)}`;
}
/** The first of equal scalar entries; containers are never equal. */
function distinct(entries) {
    const seen = new Set();
    return entries.filter(({ value }) => {
        const scalar = value instanceof evaluate_value/* Float */.nt ? value.value : value;
        if (!isScalar(scalar))
            return true;
        if (seen.has(scalar))
            return false;
        seen.add(scalar);
        return true;
    });
}
function isScalar(value) {
    return (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean');
}
function ofMap(apply) {
    return taking(1, (receiver, args) => {
        const map = receiver ?? args[0];
        return map instanceof evaluate_value/* Mapping */.X9 && args.length === (receiver === undefined ? 1 : 0)
            ? apply(map)
            : undefined;
    });
}
function keysOf(map) {
    return new evaluate_value/* Sequence */.gd(map.entries.map(({ key, origin }) => ({ value: key, origin })));
}
function join(list, separator) {
    if (typeof separator !== 'string' || !(list instanceof evaluate_value/* Sequence */.gd))
        return undefined;
    const values = list.entries.map(entry => entry.value);
    return values.every(value => typeof value === 'string') ? values.join(separator) : undefined;
}

;// CONCATENATED MODULE: ./build/extract/evaluate/operators.js


/** Texts repeated or grown beyond this are not reference data. */
const MAX_TEXT_CHARACTERS = 4_000_000;
/** The first of several folds that knows what to do. */
function either(...folds) {
    return (left, right) => {
        for (const fold of folds) {
            const value = fold(left, right);
            if (value !== undefined)
                return value;
        }
        return undefined;
    };
}
/** Numbers of a language in which all of them are doubles. */
function doubles(apply) {
    return (left, right) => {
        if (typeof left !== 'number' || typeof right !== 'number')
            return undefined;
        const result = apply(left, right);
        return Number.isFinite(result) ? result : undefined;
    };
}
/** Whole numbers of any size on the way; the result must be exact. */
function integers(apply) {
    return (left, right) => {
        if (!Number.isInteger(left) || !Number.isInteger(right))
            return undefined;
        const result = apply(BigInt(left), BigInt(right));
        return result === undefined ? undefined : finite(Number(result));
    };
}
const texts = (left, right) => typeof left === 'string' && typeof right === 'string' ? bounded(left + right) : undefined;
const lists = (left, right) => left instanceof evaluate_value/* Sequence */.gd && right instanceof evaluate_value/* Sequence */.gd && !left.distinct && !right.distinct
    ? new evaluate_value/* Sequence */.gd([...left.entries, ...right.entries])
    : undefined;
const unions = (left, right) => {
    if (left instanceof evaluate_value/* Mapping */.X9 && right instanceof evaluate_value/* Mapping */.X9)
        return overlay(left, [right], NOWHERE);
    if (!isSet(left) || !isSet(right))
        return undefined;
    return new evaluate_value/* Sequence */.gd(distinct([...left.entries, ...right.entries]), true);
};
/** Entries of a set that are, or are not, in another one. */
function common(wanted) {
    return (left, right) => {
        if (!isSet(left) || !isSet(right))
            return undefined;
        const others = new Set(right.entries.map(entry => entry.value));
        return new evaluate_value/* Sequence */.gd(left.entries.filter(entry => others.has(entry.value) === wanted), true);
    };
}
/** Comparisons between two numbers or two texts. */
function comparison(apply) {
    return (left, right) => {
        if (typeof left !== typeof right || (typeof left !== 'number' && typeof left !== 'string'))
            return undefined;
        return apply(left, right);
    };
}
/** Equality of constants; of containers only a run can say what it means. */
function equality(wanted) {
    return (left, right) => (isScalar(left) && isScalar(right) ? (left === right) === wanted : undefined);
}
/** A text or list several times. */
const repetition = (left, right) => {
    const [repeated, times] = typeof left === 'number' ? [right, left] : [left, right];
    if (typeof times !== 'number' || !Number.isInteger(times))
        return undefined;
    const count = Math.max(0, times);
    if (typeof repeated === 'string') {
        return repeated.length * count <= MAX_TEXT_CHARACTERS ? repeated.repeat(count) : undefined;
    }
    if (!(repeated instanceof evaluate_value/* Sequence */.gd) || repeated.distinct || repeated.weight * count > MAX_TEXT_CHARACTERS) {
        return undefined;
    }
    return new evaluate_value/* Sequence */.gd(Array.from({ length: count }, () => repeated.entries).flat());
};
/** Exact results only: beyond 2^53 a double is no longer the number that the source says. */
function finite(value) {
    if (value === undefined || !Number.isFinite(value))
        return undefined;
    return Number.isInteger(value) && !Number.isSafeInteger(value) ? undefined : value;
}
/** Number of a value, whichever way its language writes it. */
function numberOf(value) {
    if (value instanceof evaluate_value/* Float */.nt)
        return value.value;
    return typeof value === 'number' ? value : undefined;
}
function bounded(value) {
    return value.length <= MAX_TEXT_CHARACTERS ? value : undefined;
}
/** A set of scalars, of which it can be said what they have in common. */
function isSet(value) {
    return value instanceof evaluate_value/* Sequence */.gd && value.distinct && value.entries.every(entry => isScalar(entry.value));
}
/** The operands' entries bring their own origins. */
const NOWHERE = { place: { file: '' }, comment: undefined };

;// CONCATENATED MODULE: ./build/extract/syntax/nodes.js
/** Named children without comments. */
function named(node) {
    return node.namedChildren.filter((child) => child !== null && !child.type.endsWith('comment'));
}
/** The child in a field; the node itself when the source is broken and the child is missing, so that nothing throws. */
function field(node, name) {
    return node.childForFieldName(name) ?? node;
}
function isField(parent, name, child) {
    return parent.childForFieldName(name)?.id === child.id;
}
function contains(outer, inner) {
    return outer.startIndex <= inner.startIndex && inner.endIndex <= outer.endIndex;
}

;// CONCATENATED MODULE: ./build/extract/languages/javascript.js




/** JavaScript and TypeScript: ECMA-262 plus type annotations, with CommonJS and ES modules. */
const functions = {
    Set: toSet,
    Map: map,
    String: taking(1, (_receiver, [value]) => (value === undefined ? '' : textOf(value))),
    Number: taking(1, (_receiver, [value]) => numberFrom(value)),
    'Object.freeze': itself,
    'Object.seal': itself,
    'Object.assign': (_receiver, args, origin) => overlay(undefined, args, origin),
    'Object.fromEntries': toMapping,
    'Object.keys': taking(1, (_receiver, [value]) => ownKeys(value)),
    'Object.values': values,
    'Object.entries': pairs,
    'Array.from': taking(2, (_receiver, [list, apply], origin, named, invoke) => {
        const sequence = list instanceof evaluate_value/* Sequence */.gd ? list : undefined;
        return apply === undefined || !sequence
            ? sequence && new evaluate_value/* Sequence */.gd(sequence.entries)
            : mapped(sequence, [apply], origin, named, invoke);
    }),
    'Array.of': (_receiver, args, origin) => new evaluate_value/* Sequence */.gd(args.map(value => ({ value, origin }))),
    '.concat': concatenate,
    '.join': joined,
    '.split': taking(1, (receiver, [separator], origin) => typeof receiver === 'string' && typeof separator === 'string'
        ? parts(receiver.split(separator), origin)
        : undefined),
    '.keys': javascript_ofMap(keys),
    '.values': (receiver, args, ...context) => receiver instanceof evaluate_value/* Sequence */.gd && args.length === 0 ? receiver : javascript_ofMap(values)(receiver, args, ...context),
    '.entries': javascript_ofMap(pairs),
    '.get': taking(1, (receiver, [key]) => receiver instanceof evaluate_value/* Mapping */.X9 && isScalar(key) ? (receiver.get(key) ?? null) : undefined),
    '.slice': taking(0, receiver => receiver),
    '.sort': taking(0, receiver => sortedTexts(receiver, byCodeUnit)),
    '.map': mapped,
    '.filter': filtered,
    '.flat': taking(0, receiver => (receiver instanceof evaluate_value/* Sequence */.gd ? flattened(receiver.entries) : undefined)),
    '.flatMap': (receiver, args, origin, named, invoke) => {
        const list = mapped(receiver, args, origin, named, invoke);
        return list instanceof evaluate_value/* Sequence */.gd ? flattened(list.entries) : undefined;
    },
    '.toString': taking(0, receiver => (receiver === undefined ? undefined : textOf(receiver))),
    '.trim': pure_functions_text((value, none) => (none === undefined ? value.trim() : undefined)),
    '.trimStart': pure_functions_text((value, none) => (none === undefined ? value.trimStart() : undefined)),
    '.trimEnd': pure_functions_text((value, none) => (none === undefined ? value.trimEnd() : undefined)),
    '.toLowerCase': pure_functions_text((value, none) => (none === undefined ? value.toLowerCase() : undefined)),
    '.toUpperCase': pure_functions_text((value, none) => (none === undefined ? value.toUpperCase() : undefined)),
    '.startsWith': pure_functions_text((value, prefix) => (prefix === undefined ? undefined : value.startsWith(prefix))),
    '.endsWith': pure_functions_text((value, suffix) => (suffix === undefined ? undefined : value.endsWith(suffix))),
    '.valueOf': receiverItself,
};
const operators = {
    binary: {
        '+': either(doubles((a, b) => a + b), texts, sumOfTexts),
        '-': doubles((a, b) => a - b),
        '*': doubles((a, b) => a * b),
        '/': doubles((a, b) => a / b),
        '%': doubles((a, b) => a % b),
        '**': doubles((a, b) => a ** b),
        '<<': doubles((a, b) => a << b),
        '>>': doubles((a, b) => a >> b),
        '>>>': doubles((a, b) => a >>> b),
        '&': doubles((a, b) => a & b),
        '|': doubles((a, b) => a | b),
        '^': doubles((a, b) => a ^ b),
        '===': equality(true),
        '!==': equality(false),
        '==': sameType(equality(true)),
        '!=': sameType(equality(false)),
        '<': comparison((a, b) => a < b),
        '<=': comparison((a, b) => a <= b),
        '>': comparison((a, b) => a > b),
        '>=': comparison((a, b) => a >= b),
    },
    unary: {
        '-': operand => (typeof operand === 'number' ? 0 - operand : undefined),
        '+': operand => (typeof operand === 'number' ? operand : undefined),
        '~': operand => (typeof operand === 'number' ? ~operand : undefined),
        '!': operand => {
            const holds = truth(operand);
            return holds === undefined ? undefined : !holds;
        },
    },
    truth,
    text: textOf,
    item: (entries, index) => (index >= 0 && Number.isInteger(index) ? entries[index] : undefined),
    // Keys of objects are texts; those of a Map are what they are.
    keys: index => (typeof index === 'number' ? [index, String(index)] : [index]),
};
const FUNCTIONS = new Set([
    'function_declaration',
    'function_expression',
    'arrow_function',
    'generator_function',
    'generator_function_declaration',
    'method_definition',
]);
const language = {
    name: 'JavaScript/TypeScript',
    extensions: ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx'],
    grammar: {
        '.js': 'tree-sitter-javascript/tree-sitter-javascript.wasm',
        '.mjs': 'tree-sitter-javascript/tree-sitter-javascript.wasm',
        '.cjs': 'tree-sitter-javascript/tree-sitter-javascript.wasm',
        '.jsx': 'tree-sitter-javascript/tree-sitter-javascript.wasm',
        '.ts': 'tree-sitter-typescript/tree-sitter-typescript.wasm',
        '.mts': 'tree-sitter-typescript/tree-sitter-typescript.wasm',
        '.cts': 'tree-sitter-typescript/tree-sitter-typescript.wasm',
        '.tsx': 'tree-sitter-typescript/tree-sitter-tsx.wasm',
    },
    comments: { types: new Set(['comment', 'html_comment']), line: ['//'], block: [['/*', '*/']] },
    scopes: new Set([
        ...FUNCTIONS,
        'program',
        'statement_block',
        'class_body',
        'for_statement',
        'for_in_statement',
        'switch_body',
        'catch_clause',
    ]),
    deferred: FUNCTIONS,
    nameCharacters: '\\p{ID_Continue}$',
    functions,
    operators,
    expression,
    binding,
    change,
    wildcards(root) {
        const found = [];
        for (const node of root.namedChildren) {
            const source = node?.type === 'export_statement' ? node.childForFieldName('source') : null;
            if (source && node?.children.some(child => child?.type === '*'))
                found.push(stringText(source));
            // As TypeScript compiles it: `__exportStar(require('./x'), exports)`.
            const call = node?.type === 'expression_statement' ? node.firstNamedChild : null;
            if (call?.type === 'call_expression' && /(^|\.)__exportStar$/.test(field(call, 'function').text)) {
                const specifier = requiredModule(named(field(call, 'arguments'))[0]);
                if (specifier !== null)
                    found.push(specifier);
            }
        }
        return found;
    },
    modulePaths,
};
const LOGICAL = {
    '&&': 'and',
    '||': 'or',
    '??': 'nullish',
};
function expression(node) {
    switch (node.type) {
        case 'string': {
            const value = decode(node.text.slice(1, -1));
            return value === undefined ? opaque('an escape of no character') : { kind: 'literal', value };
        }
        case 'template_string':
            return templateOf(node);
        case 'number':
            return number(node.text);
        case 'true':
            return { kind: 'literal', value: true };
        case 'false':
            return { kind: 'literal', value: false };
        case 'null':
        case 'undefined':
            return { kind: 'literal', value: null };
        case 'parenthesized_expression':
        case 'as_expression':
        case 'satisfies_expression':
        case 'non_null_expression':
        case 'template_substitution':
        case 'expression_statement':
            return same(named(node)[0], node);
        case 'type_assertion':
            return same(named(node).at(-1), node);
        case 'sequence_expression':
        case 'computed_property_name':
            return same(named(node).at(-1), node);
        case 'assignment_expression':
            return same(node.childForFieldName('right'), node);
        case 'object':
            return { kind: 'mapping', entries: named(node).map(objectEntry), textKeys: true };
        case 'array':
            return hasHoles(node) ? opaque('a list with holes') : { kind: 'sequence', items: items(node) };
        case 'identifier':
        case 'shorthand_property_identifier':
        case 'type_identifier':
            return { kind: 'name', name: node.text };
        case 'member_expression':
            return memberOf(node);
        case 'subscript_expression':
            return { kind: 'index', object: field(node, 'object'), index: field(node, 'index') };
        case 'binary_expression': {
            const operator = field(node, 'operator').text;
            const [left, right] = [field(node, 'left'), field(node, 'right')];
            const logical = Object.hasOwn(LOGICAL, operator) ? LOGICAL[operator] : undefined;
            return logical
                ? { kind: 'either', operator: logical, left, right }
                : { kind: 'binary', operator, left, right };
        }
        case 'unary_expression': {
            const operator = field(node, 'operator').text;
            if (operator === 'void')
                return { kind: 'literal', value: null };
            return { kind: 'unary', operator, operand: field(node, 'argument') };
        }
        case 'ternary_expression':
            return {
                kind: 'choice',
                condition: field(node, 'condition'),
                whenTrue: field(node, 'consequence'),
                whenFalse: field(node, 'alternative'),
            };
        case 'call_expression':
            return callOf(node);
        case 'new_expression':
            return {
                kind: 'call',
                callee: field(node, 'constructor'),
                arguments: argumentsOf(node.childForFieldName('arguments')),
            };
        case 'class':
        case 'class_declaration':
        case 'abstract_class_declaration':
            return { kind: 'class', class: classOf(node) };
        case 'enum_declaration':
            return enumOf(node);
        case 'regex':
            return opaque('a regular expression');
        default:
            return FUNCTIONS.has(node.type)
                ? { kind: 'function', function: functionOf(node) }
                : opaque(`a ${node.type.replaceAll('_', ' ')}`);
    }
}
function binding(name) {
    const parent = name.parent;
    if (!parent)
        return null;
    if (name.type === 'default' || name.text === 'default')
        return defaultExport(name, parent);
    switch (parent.type) {
        case 'variable_declarator':
            return isField(parent, 'name', name) ? variable(name, parent) : null;
        case 'function_declaration':
        case 'generator_function_declaration':
        case 'class_declaration':
        case 'abstract_class_declaration':
        case 'enum_declaration':
            if (!isField(parent, 'name', name))
                return null;
            return {
                kind: 'value',
                node: exportedStatement(parent),
                value: expression(parent),
                ...exportName(parent, name.text),
            };
        case 'array_pattern':
            return itemOf(name, parent);
        case 'namespace_export':
            return namespaceExport(name, parent);
        case 'import_require_clause': {
            const specifier = stringText(field(parent, 'source'));
            return { kind: 'import', node: parent.parent ?? parent, specifier, name: null };
        }
        case 'shorthand_property_identifier_pattern':
        case 'object_pattern':
        case 'pair_pattern':
            return destructured(name);
        case 'import_specifier': {
            const alias = parent.childForFieldName('alias');
            if (alias && alias.id !== name.id)
                return null;
            return importFrom(parent, field(parent, 'name').text);
        }
        case 'namespace_import':
            return importFrom(parent, null);
        case 'import_clause':
            return importFrom(parent, 'default');
        case 'export_specifier':
            return exportSpecifier(name, parent);
        case 'assignment_expression':
            return isField(parent, 'left', name) ? assignment(parent) : null;
        case 'member_expression':
            return exportsMember(name, parent);
        case 'pair':
            return isField(parent, 'key', name)
                ? { kind: 'value', node: parent, value: field(parent, 'value'), member: true }
                : null;
        case 'public_field_definition':
        case 'field_definition': {
            const value = parent.childForFieldName('value');
            if (!value || !(isField(parent, 'name', name) || isField(parent, 'property', name)))
                return null;
            return { kind: 'value', node: parent, value, member: true };
        }
        case 'formal_parameters':
        case 'required_parameter':
        case 'optional_parameter':
        case 'rest_pattern':
        case 'assignment_pattern':
            return isField(parent, 'right', name) || isField(parent, 'value', name)
                ? null
                : { kind: 'value', node: parent, value: opaque('a parameter') };
        case 'arrow_function':
            return isField(parent, 'parameter', name)
                ? { kind: 'value', node: field(parent, 'body'), value: opaque('a parameter') }
                : null;
        case 'for_in_statement':
            return isField(parent, 'left', name)
                ? { kind: 'value', node: field(parent, 'body'), value: opaque('a loop variable') }
                : null;
        default:
            return null;
    }
}
function variable(name, declarator) {
    const value = declarator.childForFieldName('value');
    // `let x;` and `var x = void 0` only announce the name.
    if (!value || isNothing(value))
        return null;
    const node = exportedStatement(declarator.parent ?? declarator);
    const required = requireOf(value);
    if (required)
        return { kind: 'import', node, specifier: required.specifier, name: null, interop: required.interop };
    return { kind: 'value', node, value, ...exportName(declarator.parent, name.text) };
}
/** `const { a, b: c } = require('x')`. */
function destructured(name) {
    const pair = name.parent?.type === 'pair_pattern' ? name.parent : null;
    if (pair && !isField(pair, 'value', name))
        return null;
    if (name.type !== 'shorthand_property_identifier_pattern' && !pair)
        return null;
    const pattern = pair ? pair.parent : name.parent;
    const declarator = pattern?.parent;
    if (declarator?.type !== 'variable_declarator') {
        return pattern ? { kind: 'value', node: pattern, value: opaque('a parameter') } : null;
    }
    const value = field(declarator, 'value');
    const required = requireOf(value);
    const imported = pair ? field(pair, 'key').text : name.text;
    const node = exportedStatement(declarator.parent ?? declarator);
    if (required)
        return { kind: 'import', node, specifier: required.specifier, name: imported };
    const exported = exportName(declarator.parent, name.text);
    return { kind: 'value', node, value: { kind: 'member', object: value, name: imported }, ...exported };
}
/** `const [a, b] = [1, 2]`, where the two sides match item by item. */
function itemOf(name, pattern) {
    const declarator = pattern.parent;
    if (declarator?.type !== 'variable_declarator')
        return { kind: 'value', node: pattern, value: opaque('a parameter') };
    const node = exportedStatement(declarator.parent ?? declarator);
    const value = field(declarator, 'value');
    const index = named(pattern).findIndex(item => item.id === name.id);
    const matches = value.type === 'array' &&
        !hasHoles(pattern) &&
        !hasHoles(value) &&
        items(value).every(item => !item.spread);
    const item = matches ? named(value)[index] : undefined;
    return {
        kind: 'value',
        node,
        value: item ?? opaque('a part of another value'),
        ...exportName(declarator.parent, name.text),
    };
}
/** `export * as ns from './x'`. */
function namespaceExport(name, parent) {
    const source = parent.parent?.childForFieldName('source');
    if (!source)
        return null;
    return {
        kind: 'import',
        node: parent,
        specifier: stringText(source),
        name: null,
        exported: name.text,
        member: true,
    };
}
function importFrom(node, name) {
    let statement = node;
    while (statement && statement.type !== 'import_statement')
        statement = statement.parent;
    const source = statement?.childForFieldName('source');
    return source ? { kind: 'import', node: statement, specifier: stringText(source), name } : null;
}
/** `export { a as b } [from 'x']`. */
function exportSpecifier(name, specifier) {
    const alias = specifier.childForFieldName('alias');
    if (alias && alias.id !== name.id)
        return null;
    const statement = specifier.parent?.parent;
    const original = field(specifier, 'name');
    const source = statement?.childForFieldName('source');
    if (source)
        return {
            kind: 'import',
            node: specifier,
            specifier: stringText(source),
            name: original.text,
            exported: name.text,
            member: true,
        };
    if (!alias)
        return null;
    return {
        kind: 'value',
        node: specifier,
        value: { kind: 'name', name: original.text },
        exported: name.text,
        member: true,
    };
}
function assignment(node) {
    const value = field(node, 'right');
    if (isNothing(value))
        return null;
    return { kind: 'value', node: statementOf(node), value: filledLater(node) ?? value };
}
/**
 * The empty object that TypeScript hands to the function that fills it: `(function (E) { … })(E || (E = {}))`, for
 * enums and namespaces. Null when the assignment is not of this form.
 */
function filledLater(assignment) {
    let node = assignment;
    while (node.parent &&
        ['assignment_expression', 'parenthesized_expression', 'binary_expression'].includes(node.parent.type)) {
        node = node.parent;
    }
    const call = node.parent?.type === 'arguments' ? node.parent.parent : null;
    if (call?.type !== 'call_expression' || !node.text.endsWith('= {})'))
        return null;
    return compiledEnum(call) ?? opaque('what a function fills');
}
/** `exports.NAME = …`, `module.exports.NAME = …` and `module.exports = …`. */
function exportsMember(name, member) {
    if (!isField(member, 'property', name))
        return null;
    const object = field(member, 'object').text;
    const target = member.parent;
    if (target?.type !== 'assignment_expression' || !isField(target, 'left', member))
        return null;
    const written = field(target, 'right');
    if (isNothing(written))
        return null;
    const node = statementOf(target);
    const value = filledLater(target) ?? written;
    if (object === 'exports' || object === 'module.exports')
        return { kind: 'value', node, value, exported: name.text, member: true };
    if (object === 'module' && name.text === 'exports')
        return { kind: 'value', node, value, exported: 'module.exports', member: true };
    // `Lexer.KEYWORDS = …`, `this.words = …`: found by name, but not a variable.
    return { kind: 'value', node, value, member: true };
}
function defaultExport(name, parent) {
    if (parent.type === 'member_expression')
        return exportsMember(name, parent);
    if (parent.type === 'export_specifier')
        return exportSpecifier(name, parent);
    if (parent.type !== 'export_statement')
        return null;
    const value = parent.childForFieldName('value') ?? parent.childForFieldName('declaration');
    return value && { kind: 'value', node: parent, value, exported: 'default', member: true };
}
function change(name) {
    const parent = name.parent;
    if (name.type !== 'identifier' || !parent)
        return null;
    if (parent.type === 'augmented_assignment_expression' && isField(parent, 'left', name)) {
        return { kind: 'unknown', node: statementOf(parent) };
    }
    const grand = parent.parent;
    if (isPropertyOf(parent, name) && grand) {
        if (grand.type === 'assignment_expression' && isField(grand, 'left', parent)) {
            const key = parent.childForFieldName('index') ?? field(parent, 'property').text;
            return { kind: 'set', node: statementOf(grand), key, value: field(grand, 'right') };
        }
        if (grand.type === 'augmented_assignment_expression' || grand.type === 'update_expression') {
            return { kind: 'unknown', node: statementOf(grand) };
        }
        if (grand.type === 'unary_expression' && field(grand, 'operator').text === 'delete') {
            return { kind: 'unknown', node: statementOf(grand) };
        }
    }
    if (parent.type === 'arguments' &&
        grand?.type === 'call_expression' &&
        MUTATING_FUNCTIONS.has(field(grand, 'function').text)) {
        const [target, ...more] = items(parent);
        if (target?.node.id !== name.id)
            return null;
        const node = statementOf(grand);
        return field(grand, 'function').text === 'Object.assign' && more.every(item => !item.spread)
            ? { kind: 'extend', node, values: more.map(item => item.node) }
            : { kind: 'unknown', node };
    }
    if (parent.type !== 'member_expression' ||
        grand?.type !== 'call_expression' ||
        !isField(grand, 'function', parent))
        return null;
    const method = field(parent, 'property').text;
    const args = items(field(grand, 'arguments'));
    const node = statementOf(grand);
    if (method === 'push' || (method === 'add' && args.length === 1))
        return { kind: 'append', node, items: args };
    const [first, second] = args;
    if (method === 'set' && first && second && args.every(item => !item.spread)) {
        return { kind: 'set', node, key: first.node, value: second.node };
    }
    return MUTATING_METHODS.has(method) ? { kind: 'unknown', node } : null;
}
const MUTATING_FUNCTIONS = new Set([
    'Object.assign',
    'Object.defineProperty',
    'Object.defineProperties',
    'Object.setPrototypeOf',
    'Reflect.set',
    'Reflect.deleteProperty',
]);
const MUTATING_METHODS = new Set([
    'add',
    'clear',
    'copyWithin',
    'delete',
    'fill',
    'pop',
    'push',
    'reverse',
    'set',
    'shift',
    'sort',
    'splice',
    'unshift',
]);
/** Node's and TypeScript's way: the path as written, with the extensions that may be left out, and `.js` written for `.ts`. */
function modulePaths(specifier, importer) {
    if (!specifier.startsWith('.'))
        return [];
    const folders = importer.split('/').slice(0, -1);
    for (const part of specifier.split('/')) {
        if (part === '..') {
            // Above the root there is nothing of ours.
            if (folders.pop() === undefined)
                return [];
        }
        else if (part !== '.' && part !== '')
            folders.push(part);
    }
    const path = folders.join('/');
    const extensions = ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.mts', '.cts', '.jsx', '.json', '.d.ts'];
    const written = path.replace(/\.([mc]?)js(x?)$/, '.$1ts$2');
    return [
        path,
        ...(written === path ? [] : [written]),
        ...extensions.map(e => path + e),
        ...extensions.map(e => `${path}/index${e}`),
    ];
}
function templateOf(node) {
    const cut = [];
    // The text between substitutions is taken from the source: grammars differ in how they cut it.
    let at = node.startIndex + 1;
    const source = node.text;
    for (const child of node.namedChildren) {
        if (child?.type !== 'template_substitution')
            continue;
        cut.push(source.slice(at - node.startIndex, child.startIndex - node.startIndex), child);
        at = child.endIndex;
    }
    cut.push(source.slice(at - node.startIndex, -1));
    const decoded = [];
    for (const part of cut) {
        const value = typeof part === 'string' ? decode(part) : part;
        if (value === undefined)
            return opaque('an escape of no character');
        decoded.push(value);
    }
    if (decoded.length === 1)
        return { kind: 'literal', value: decoded[0] };
    return { kind: 'text', parts: decoded };
}
const SIMPLE_ESCAPES = {
    b: '\b',
    f: '\f',
    n: '\n',
    r: '\r',
    t: '\t',
    v: '\v',
    '\n': '',
    '\u2028': '',
    '\u2029': '',
};
/** ECMA-262, "String Literals" and B.1.2; undefined when an escape names no character, or half of one. */
function decode(content) {
    if (!content.includes('\\'))
        return content;
    let malformed = false;
    const value = content.replace(/\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|u\{([0-9a-fA-F]+)\}|([0-3][0-7]{0,2}|[4-7][0-7]?)|([\s\S]))/gu, (_whole, hex, short, long, octal, simple) => {
        if (octal !== undefined)
            return String.fromCharCode(Number.parseInt(octal, 8));
        const code = hex ?? short ?? long;
        if (code === undefined)
            return SIMPLE_ESCAPES[simple] ?? simple;
        const point = Number.parseInt(code, 16);
        if (point > 0x10ffff)
            malformed = true;
        return malformed ? '' : short ? String.fromCharCode(point) : String.fromCodePoint(point);
    });
    return malformed || /\p{Surrogate}/u.test(value) ? undefined : value;
}
function number(source) {
    const value = numberIn(source);
    if (!Number.isFinite(value))
        return opaque(`the number ${source}`);
    return { kind: 'literal', value };
}
/** Value of a number as written, with separators, as a big integer or in the old octal way. */
function numberIn(source) {
    const digits = source.replaceAll('_', '');
    if (/^0[0-7]+$/.test(digits))
        return Number.parseInt(digits, 8);
    if (!digits.endsWith('n'))
        return Number(digits);
    const value = Number(digits.slice(0, -1));
    return Number.isSafeInteger(value) ? value : Number.NaN;
}
function items(node) {
    return named(node).map(child => child.type === 'spread_element'
        ? { node: child.firstNamedChild, spread: true }
        : { node: child, spread: false });
}
/** `[1, , 2]`: between two commas there is nothing. */
function hasHoles(list) {
    let previous = '[';
    for (const child of list.children) {
        if (!child || child.type === 'comment')
            continue;
        if (child.type === ',' && (previous === ',' || previous === '['))
            return true;
        previous = child.type;
    }
    return false;
}
function objectEntry(node) {
    switch (node.type) {
        case 'spread_element':
            return { node, spread: node.firstNamedChild };
        case 'pair':
            if (isPrototype(field(node, 'key')))
                return { node, key: '__proto__', value: opaque('__proto__ sets the prototype: it') };
            return { node, key: propertyKey(field(node, 'key')), value: field(node, 'value') };
        case 'method_definition':
            return { node, key: propertyKey(field(node, 'name')), value: node };
        default:
            return { node, key: node.text, value: node };
    }
}
/** A property's name: written as a name, a text or a number, or computed. */
function propertyKey(node) {
    if (node.type === 'property_identifier' || node.type === 'private_property_identifier')
        return node.text;
    return node.type === 'number' ? String(numberIn(node.text)) : node;
}
function isPrototype(key) {
    return key.text === '__proto__' || (key.type === 'string' && stringText(key) === '__proto__');
}
function memberOf(node) {
    const object = field(node, 'object');
    const name = field(node, 'property').text;
    // Inside of its file, `exports.X` is the X that the file exports.
    if (object.text === 'exports' || object.text === 'module.exports')
        return { kind: 'exported', name };
    return { kind: 'member', object, name };
}
function callOf(node) {
    const required = requireOf(node);
    if (required)
        return { kind: 'module', specifier: required.specifier, interop: required.interop };
    const list = field(node, 'arguments');
    if (list.type !== 'arguments')
        return opaque('a tagged template');
    return (compiledEnum(node) ?? { kind: 'call', callee: field(node, 'function'), arguments: argumentsOf(list) });
}
function argumentsOf(list) {
    if (!list)
        return [];
    return items(list).map(({ node, spread }) => {
        if (spread)
            return { node, spread: 'positional' };
        return isNothing(node) ? { node, omitted: true } : { node };
    });
}
/** `require('x')`, also inside of the helpers that compilers put around it. */
function requireOf(node) {
    if (node.type !== 'call_expression')
        return null;
    const callee = field(node, 'function').text;
    const [argument] = named(field(node, 'arguments'));
    if (/(^|\.)(__importDefault|_interopRequireDefault)$/.test(callee)) {
        const specifier = requiredModule(argument);
        return specifier === null ? null : { specifier, interop: true };
    }
    if (/(^|\.)(__importStar|_interopRequireWildcard|__toESM)$/.test(callee)) {
        const specifier = requiredModule(argument);
        return specifier === null ? null : { specifier, interop: false };
    }
    const specifier = requiredModule(node);
    return specifier === null ? null : { specifier, interop: false };
}
function requiredModule(call) {
    if (call?.type !== 'call_expression' || field(call, 'function').text !== 'require')
        return null;
    const [argument] = named(field(call, 'arguments'));
    return argument?.type === 'string' ? stringText(argument) : null;
}
function functionOf(node) {
    const single = node.childForFieldName('parameter');
    const parameters = single
        ? [{ name: single.text, default: null, rest: null }]
        : named(field(node, 'parameters')).map(parameterOf);
    const body = node.childForFieldName('body');
    // What an asynchronous function or a generator gives is not its value yet.
    const waits = node.type.startsWith('generator') ||
        node.children.some(child => child?.type === 'async' || child?.type === '*');
    return {
        name: node.childForFieldName('name')?.text ?? 'function',
        node,
        parameters,
        result: body && !waits ? resultOf(body) : null,
    };
}
function parameterOf(node) {
    const target = node.childForFieldName('pattern') ?? node.childForFieldName('left') ?? node;
    const value = node.childForFieldName('value') ?? node.childForFieldName('right');
    const rest = target.type === 'rest_pattern' ? 'positional' : null;
    const pattern = target.type === 'object_pattern' || target.type === 'array_pattern' ? patternOf(target) : null;
    return { name: target.text.replace(/^\.\.\./, ''), default: value, rest, ...(pattern && { pattern }) };
}
/** A pattern that takes a value apart; null for one with a rest, whose names are then not known. */
function patternOf(node) {
    if (node.type === 'identifier')
        return node.text;
    if (node.type === 'array_pattern') {
        const parts = hasHoles(node) ? [null] : named(node).map(patternOf);
        return parts.includes(null) ? null : { items: parts };
    }
    if (node.type !== 'object_pattern')
        return null;
    const fields = [];
    for (const part of named(node)) {
        const value = part.type === 'pair_pattern' ? field(part, 'value') : part;
        const hasDefault = value.type === 'assignment_pattern' || value.type === 'object_assignment_pattern';
        const target = hasDefault ? field(value, 'left') : value;
        const pattern = target.type === 'shorthand_property_identifier_pattern' ? target.text : patternOf(target);
        if (pattern === null)
            return null;
        const key = part.type === 'pair_pattern' ? field(part, 'key').text : target.text;
        fields.push({ key, pattern, default: hasDefault ? field(value, 'right') : null });
    }
    return { fields };
}
/** Only bodies that name constants and then return: anything else may do what a reader cannot follow. */
function resultOf(body) {
    if (body.type !== 'statement_block')
        return body;
    const statements = named(body);
    const last = statements.at(-1);
    const before = statements.slice(0, -1);
    if (last?.type === 'return_statement' && before.every(isDeclaration))
        return named(last)[0] ?? null;
    const arms = statements.find(statement => statement.type === 'switch_statement');
    return arms &&
        statements
            .filter(statement => statement !== arms)
            .every(s => isDeclaration(s) || s.type === 'return_statement' || s.type === 'throw_statement')
        ? armsOf(arms)
        : null;
}
function isDeclaration(statement) {
    return statement.type === 'lexical_declaration' || statement.type === 'variable_declaration';
}
/** `case 'a': case 'b': return x;` as entries of a table. */
function armsOf(node) {
    const entries = [];
    let waiting = [];
    for (const arm of named(field(node, 'body'))) {
        if (arm.type !== 'switch_case') {
            waiting = [];
            continue;
        }
        const key = field(arm, 'value');
        waiting.push({ node: arm, key });
        const statements = named(arm).filter(child => child.id !== key.id);
        if (statements.length === 0)
            continue;
        const value = returnedBy(statements) ?? opaque('what this case does');
        for (const { node: at, key: name } of waiting)
            entries.push({ node: at, key: name, value });
        waiting = [];
    }
    return { kind: 'mapping', entries };
}
/** What statements return, when that is all that they do; braces around them change nothing. */
function returnedBy(statements) {
    const [first] = statements;
    if (first?.type === 'statement_block')
        return returnedBy(named(first));
    return first?.type === 'return_statement' ? (named(first)[0] ?? null) : null;
}
function classOf(node) {
    const members = [];
    let parameters = null;
    const heritage = node.children.find(child => child?.type === 'class_heritage');
    const extended = heritage && (named(heritage).find(child => child.type === 'extends_clause') ?? heritage);
    const base = extended && (extended.childForFieldName('value') ?? named(extended)[0]);
    for (const member of named(field(node, 'body'))) {
        const isStatic = member.children.some(child => child?.type === 'static');
        const name = member.childForFieldName('property') ?? member.childForFieldName('name');
        const value = member.childForFieldName('value');
        if (member.type === 'method_definition' && name?.text === 'constructor')
            parameters = functionOf(member).parameters;
        else if (isStatic && name && value)
            members.push({ node: member, key: propertyKey(name), value });
    }
    return {
        name: node.childForFieldName('name')?.text ?? 'class',
        node,
        members,
        parameters: parameters ?? (base ? null : []),
        bases: base ? [base] : [],
    };
}
function enumOf(node) {
    const entries = named(field(node, 'body')).map((member) => {
        if (member.type !== 'enum_assignment')
            return { node: member, key: enumKey(member), value: NEXT_NUMBER };
        return { node: member, key: enumKey(field(member, 'name')), value: field(member, 'value') };
    });
    return { kind: 'mapping', entries, named: true };
}
const NEXT_NUMBER = {
    kind: 'next',
    next: previous => (previous === undefined ? 0 : typeof previous === 'number' ? previous + 1 : undefined),
};
function enumKey(node) {
    return node.type === 'string' ? stringText(node) : node.text;
}
/** An enum as TypeScript compiles it: `((E) => { E[E["A"] = 0] = "A"; … })(E || {})`. */
function compiledEnum(call) {
    let callee = field(call, 'function');
    while (callee.type === 'parenthesized_expression' && named(callee)[0])
        callee = named(callee)[0];
    if (!FUNCTIONS.has(callee.type))
        return null;
    const shape = functionOf(callee);
    const body = field(callee, 'body');
    const own = shape.parameters[0]?.name;
    if (shape.parameters.length !== 1 || body.type !== 'statement_block')
        return null;
    const entries = [];
    for (const statement of named(body)) {
        if (statement.type === 'return_statement' && statement.firstNamedChild?.text === own)
            continue;
        const member = statement.type === 'expression_statement' ? enumAssignment(statement.firstNamedChild, own) : null;
        if (!member)
            return null;
        entries.push({ node: statement, ...member });
    }
    return entries.length > 0 ? { kind: 'mapping', entries } : null;
}
/** `E[E["A"] = 0] = "A"` or `E["A"] = "a"`; of a namespace, `N.A = …`. */
function enumAssignment(node, own) {
    const target = node?.type === 'assignment_expression' ? field(node, 'left') : null;
    if (!node || !target || field(target, 'object').text !== own)
        return null;
    if (target.type === 'member_expression')
        return { key: field(target, 'property').text, value: field(node, 'right') };
    if (target.type !== 'subscript_expression')
        return null;
    const index = field(target, 'index');
    if (index.type === 'assignment_expression')
        return enumAssignment(index, own);
    return index.type === 'string' ? { key: stringText(index), value: field(node, 'right') } : null;
}
function isPropertyOf(parent, name) {
    return ((parent.type === 'subscript_expression' || parent.type === 'member_expression') &&
        isField(parent, 'object', name));
}
function exportName(declaration, name) {
    const statement = declaration?.parent;
    if (statement?.type !== 'export_statement')
        return {};
    return { exported: statement.children.some(child => child?.type === 'default') ? 'default' : name };
}
function exportedStatement(declaration) {
    return declaration.parent?.type === 'export_statement' ? declaration.parent : declaration;
}
function statementOf(node) {
    return node.parent?.type === 'expression_statement' ? node.parent : node;
}
/** `undefined` and `void 0`: an announcement, not a value. */
function isNothing(node) {
    if (node.type === 'assignment_expression')
        return isNothing(field(node, 'right'));
    return (node.type === 'undefined' ||
        node.text === 'undefined' ||
        (node.type === 'unary_expression' && field(node, 'operator').text === 'void'));
}
function stringText(node) {
    return decode(node.text.slice(1, -1)) ?? node.text;
}
function same(node, whole) {
    return node ? { kind: 'same', node } : opaque(`an empty ${whole.type.replaceAll('_', ' ')}`);
}
function opaque(reason) {
    return { kind: 'opaque', reason: `${reason} has no value before the program runs` };
}
/** As in a template: what is not a text is written as one. */
function textOf(value) {
    // Nothing may be `null` here or `undefined`, which are written differently.
    return isScalar(value) && value !== null ? String(value) : undefined;
}
function truth(value) {
    if (isScalar(value))
        return Boolean(value);
    return value instanceof evaluate_value/* Sequence */.gd || value instanceof evaluate_value/* Mapping */.X9 ? true : undefined;
}
function sumOfTexts(left, right) {
    if (typeof left !== 'string' && typeof right !== 'string')
        return undefined;
    const [a, b] = [textOf(left), textOf(right)];
    return a === undefined || b === undefined ? undefined : bounded(a + b);
}
/** `==` compares values of one type as `===` does. */
function sameType(fold) {
    return (left, right) => (typeof left === typeof right && left !== null ? fold(left, right) : undefined);
}
function numberFrom(value) {
    if (typeof value === 'number')
        return value;
    return typeof value === 'string' && value.trim() !== '' ? finite(Number(value)) : undefined;
}
/** Lists and single values one after the other, or texts. */
function concatenate(receiver, args, origin) {
    if (typeof receiver === 'string') {
        const more = args.map(textOf);
        return more.includes(undefined) ? undefined : bounded(receiver + more.join(''));
    }
    if (!(receiver instanceof evaluate_value/* Sequence */.gd) || receiver.distinct)
        return undefined;
    const added = args.flatMap(arg => arg instanceof evaluate_value/* Sequence */.gd && !arg.distinct ? arg.entries : [{ value: arg, origin }]);
    return new evaluate_value/* Sequence */.gd([...receiver.entries, ...added]);
}
function flattened(entries) {
    return new evaluate_value/* Sequence */.gd(entries.flatMap(entry => entry.value instanceof evaluate_value/* Sequence */.gd && !entry.value.distinct ? entry.value.entries : [entry]));
}
/** `new Map(…)`, unless it tells keys apart that {@link toMapping} takes for one: `true` and `1`. */
function map(...parameters) {
    const result = toMapping(...parameters);
    return result instanceof evaluate_value/* Mapping */.X9 && result.entries.some(({ key }) => typeof key === 'boolean')
        ? undefined
        : result;
}
/** Keys of an object are texts. */
function ownKeys(value) {
    if (!(value instanceof evaluate_value/* Mapping */.X9) || value.entries.some(({ key }) => typeof key !== 'string'))
        return undefined;
    return new evaluate_value/* Sequence */.gd(value.entries.map(({ key, origin }) => ({ value: key, origin })));
}
/** Methods of a `Map`: no arguments. */
function javascript_ofMap(apply) {
    return taking(0, apply);
}
/** A list with a function applied to each item, when the function only builds a value. */
function mapped(...[receiver, [apply, ...more], , , invoke]) {
    if (!(receiver instanceof evaluate_value/* Sequence */.gd) || apply === undefined || more.length > 0)
        return undefined;
    const entries = [];
    for (const [i, { value, origin }] of receiver.entries.entries()) {
        const result = invoke(apply, [value, i]);
        if (result === undefined)
            return undefined;
        entries.push({ value: result, origin });
    }
    return new evaluate_value/* Sequence */.gd(entries);
}
function filtered(...[receiver, [apply, ...more], , , invoke]) {
    if (!(receiver instanceof evaluate_value/* Sequence */.gd) || apply === undefined || more.length > 0)
        return undefined;
    const entries = [];
    for (const [i, entry] of receiver.entries.entries()) {
        const result = invoke(apply, [entry.value, i]);
        const holds = result === undefined ? undefined : truth(result);
        if (holds === undefined)
            return undefined;
        if (holds)
            entries.push(entry);
    }
    return new evaluate_value/* Sequence */.gd(entries);
}
function byCodeUnit(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}

// EXTERNAL MODULE: ./build/code-points.js
var code_points = __webpack_require__(9039);
;// CONCATENATED MODULE: ./build/extract/languages/python.js





/** Python 3, as the Language Reference describes it (docs.python.org/3/reference). */
const python_SIMPLE_ESCAPES = {
    '\n': '',
    '\\': '\\',
    "'": "'",
    '"': '"',
    a: '\x07',
    b: '\b',
    f: '\f',
    n: '\n',
    r: '\r',
    t: '\t',
    v: '\v',
};
/** What `str.strip` and `str.split` take for white space: Unicode's, and the separators of ASCII. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the separators are control characters.
const SPACE = /[\s\x1c-\x1f\x85]/;
/** Where `str.splitlines` ends a line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
const LINE_END = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;
/** Lists over the items of a text do not exist here: `list("abc")` stays a call. */
const PLAIN_STRING = /^(?:"([^"\\\n]*)"|'([^'\\\n]*)')$/;
const python_functions = {
    list: toSequence,
    tuple: toSequence,
    set: toSet,
    frozenset: toSet,
    sorted: taking(1, (_receiver, [list]) => sortedTexts(list, code_points/* compareCodePoints */.O)),
    dict: (_receiver, args, origin, keywords) => dict(args, keywords, origin),
    OrderedDict: (_receiver, args, origin, keywords) => dict(args, keywords, origin),
    'collections.OrderedDict': (_receiver, args, origin, keywords) => dict(args, keywords, origin),
    MappingProxyType: itself,
    'types.MappingProxyType': itself,
    str: taking(1, (_receiver, [value]) => (value === undefined ? '' : python_textOf(value))),
    int: taking(1, (_receiver, [value]) => python_int(value)),
    len: taking(1, (_receiver, [value]) => python_length(value)),
    dedent: taking(1, (_receiver, [value]) => (typeof value === 'string' ? dedent(value) : undefined)),
    'textwrap.dedent': taking(1, (_receiver, [value]) => typeof value === 'string' ? dedent(value) : undefined),
    'inspect.cleandoc': taking(1, (_receiver, [value]) => typeof value === 'string' ? cleandoc(value) : undefined),
    enumerate: taking(1, (_receiver, [list]) => enumerate(list)),
    '.keys': keys,
    '.values': values,
    '.items': pairs,
    '.copy': receiverItself,
    '.get': taking(2, (receiver, [key, otherwise]) => receiver instanceof evaluate_value/* Mapping */.X9 && isScalar(key) ? (receiver.get(key) ?? otherwise ?? null) : undefined),
    '.union': (receiver, args) => setOf(receiver, args, unions),
    '.intersection': (receiver, args) => setOf(receiver, args, common(true)),
    '.difference': (receiver, args) => setOf(receiver, args, common(false)),
    '.join': joinedBy,
    '.split': taking(1, split),
    '.splitlines': taking(0, (receiver, _args, origin) => typeof receiver === 'string' ? parts(linesOf(receiver), origin) : undefined),
    '.format': (receiver, args, _origin, keywords) => typeof receiver === 'string' ? formatted(receiver, args, keywords) : undefined,
    '.strip': pure_functions_text((value, characters) => stripEnd(stripStart(value, characters), characters)),
    '.lstrip': pure_functions_text(stripStart),
    '.rstrip': pure_functions_text(stripEnd),
    '.lower': pure_functions_text((value, none) => (none === undefined ? value.toLowerCase() : undefined)),
    '.upper': pure_functions_text((value, none) => (none === undefined ? value.toUpperCase() : undefined)),
    '.startswith': pure_functions_text((value, prefix) => (prefix === undefined ? undefined : value.startsWith(prefix))),
    '.endswith': pure_functions_text((value, suffix) => (suffix === undefined ? undefined : value.endsWith(suffix))),
    '.removeprefix': pure_functions_text((value, prefix = '') => value.startsWith(prefix) ? value.slice(prefix.length) : value),
    '.removesuffix': pure_functions_text((value, suffix = '') => suffix !== '' && value.endsWith(suffix) ? value.slice(0, -suffix.length) : value),
    '.replace': taking(2, (receiver, [from, to]) => typeof receiver === 'string' && typeof from === 'string' && typeof to === 'string'
        ? replaceAll(receiver, from, to)
        : undefined),
};
const python_operators = {
    binary: {
        '+': either(arithmetic((a, b) => a + b, (a, b) => a + b), texts, lists),
        '-': either(arithmetic((a, b) => a - b, (a, b) => a - b), common(false)),
        '*': either(arithmetic((a, b) => a * b, (a, b) => a * b), repetition),
        '/': (left, right) => {
            const [a, b] = [numberOf(left), numberOf(right)];
            return a === undefined || b === undefined || b === 0 ? undefined : python_float(a / b);
        },
        '//': integers((a, b) => (b === 0n ? undefined : (a - modulo(a, b)) / b)),
        '%': either(integers((a, b) => (b === 0n ? undefined : modulo(a, b))), percent),
        '**': integers((a, b) => (b < 0n || b > 1100n ? undefined : a ** b)),
        '<<': integers((a, b) => (b < 0n || b > 53n ? undefined : a << b)),
        '>>': integers((a, b) => (b < 0n ? undefined : a >> b)),
        '&': either(integers((a, b) => a & b), common(true)),
        '|': either(integers((a, b) => a | b), unions),
        '^': integers((a, b) => a ^ b),
        '==': equality(true),
        '!=': equality(false),
        is: equality(true),
        'is not': equality(false),
        '<': comparison((a, b) => order(a, b) < 0),
        '<=': comparison((a, b) => order(a, b) <= 0),
        '>': comparison((a, b) => order(a, b) > 0),
        '>=': comparison((a, b) => order(a, b) >= 0),
        in: membership(true),
        'not in': membership(false),
    },
    unary: {
        '-': operand => operand instanceof evaluate_value/* Float */.nt
            ? new evaluate_value/* Float */.nt(-operand.value)
            : typeof operand === 'number'
                ? 0 - operand
                : undefined,
        '+': operand => (numberOf(operand) === undefined ? undefined : operand),
        '~': operand => (Number.isInteger(operand) ? finite(-operand - 1) : undefined),
        not: operand => {
            const holds = python_truth(operand);
            return holds === undefined ? undefined : !holds;
        },
    },
    truth: python_truth,
    text: python_textOf,
    item: (entries, index) => (Number.isInteger(index) ? entries.at(index) : undefined),
    keys: index => [index],
};
const python_language = {
    name: 'Python',
    extensions: ['.py', '.pyi'],
    grammar: 'tree-sitter-python/tree-sitter-python.wasm',
    comments: { types: new Set(['comment']), line: ['#'], block: [] },
    scopes: new Set(['module', 'function_definition', 'class_definition', 'lambda']),
    deferred: new Set(['function_definition', 'lambda']),
    nameCharacters: '\\p{ID_Continue}',
    functions: python_functions,
    operators: python_operators,
    expression: python_expression,
    binding: python_binding,
    change: python_change,
    wildcards(root) {
        return root.namedChildren
            .filter(node => node?.type === 'import_from_statement' &&
            node.namedChildren.some(child => child?.type === 'wildcard_import'))
            .map(node => node?.childForFieldName('module_name')?.text ?? '');
    },
    modulePaths: python_modulePaths,
};
function python_expression(node) {
    switch (node.type) {
        case 'string':
            return stringOf(node);
        case 'concatenated_string':
            return { kind: 'text', parts: named(node) };
        case 'integer':
            return integer(node.text);
        case 'float':
            return floatLiteral(node.text);
        case 'true':
            return { kind: 'literal', value: true };
        case 'false':
            return { kind: 'literal', value: false };
        case 'none':
            return { kind: 'literal', value: null };
        case 'parenthesized_expression':
            return python_same(named(node)[0], node);
        case 'expression_statement':
        case 'list_splat':
            return python_same(named(node)[0], node);
        case 'named_expression':
            return python_same(node.childForFieldName('value'), node);
        case 'assignment':
            return python_same(node.childForFieldName('right'), node);
        case 'dictionary':
            return { kind: 'mapping', entries: named(node).map(dictionaryEntry) };
        case 'list':
        case 'tuple':
        case 'expression_list':
            return { kind: 'sequence', items: python_items(node) };
        case 'set':
            return { kind: 'sequence', items: python_items(node), distinct: true };
        case 'identifier':
            return { kind: 'name', name: node.text };
        case 'attribute':
            return { kind: 'member', object: field(node, 'object'), name: field(node, 'attribute').text };
        case 'subscript':
            return { kind: 'index', object: field(node, 'value'), index: field(node, 'subscript') };
        case 'binary_operator':
            return {
                kind: 'binary',
                operator: field(node, 'operator').text,
                left: field(node, 'left'),
                right: field(node, 'right'),
            };
        case 'unary_operator':
            return { kind: 'unary', operator: field(node, 'operator').text, operand: field(node, 'argument') };
        case 'comparison_operator':
            return comparisonOf(node);
        case 'boolean_operator': {
            const operator = field(node, 'operator').text === 'and' ? 'and' : 'or';
            return { kind: 'either', operator, left: field(node, 'left'), right: field(node, 'right') };
        }
        case 'not_operator':
            return { kind: 'unary', operator: 'not', operand: field(node, 'argument') };
        case 'conditional_expression': {
            const [whenTrue, condition, whenFalse] = named(node);
            return { kind: 'choice', condition, whenTrue, whenFalse };
        }
        case 'call':
            return python_callOf(node);
        case 'lambda':
            return { kind: 'function', function: lambdaOf(node) };
        case 'interpolation': {
            // `{x!r}`, `{x:>4}` and `{x=}` are texts that only a run can give.
            const plain = named(node).length === 1 && !node.children.some(child => child?.type === '=');
            return plain ? python_same(node.firstNamedChild, node) : python_opaque('a formatted value in an f-string');
        }
        case 'list_comprehension':
        case 'dictionary_comprehension':
        case 'set_comprehension':
        case 'generator_expression':
            return comprehensionOf(node);
        case 'dotted_name':
            return dottedName(node);
        case 'ellipsis':
            return python_opaque('an ellipsis');
        default:
            return python_opaque(`a ${node.type.replaceAll('_', ' ')}`);
    }
}
function python_binding(name) {
    const parent = name.parent;
    if (name.type !== 'identifier' || !parent)
        return null;
    switch (parent.type) {
        case 'assignment': {
            const value = parent.childForFieldName('right');
            if (!value || !isField(parent, 'left', name))
                return null;
            return { kind: 'value', node: python_statementOf(outermost(parent)), value };
        }
        case 'attribute': {
            // `self.words = …`: found by name, but not a variable.
            const value = parent.parent?.type === 'assignment' ? parent.parent.childForFieldName('right') : null;
            if (!value || !isField(parent, 'attribute', name) || !isField(parent.parent, 'left', parent))
                return null;
            return { kind: 'value', node: python_statementOf(parent.parent), value, member: true };
        }
        case 'pattern_list':
        case 'tuple_pattern':
        case 'list_pattern':
        case 'list_splat_pattern':
            return partOf(name);
        case 'named_expression':
        case 'as_pattern_target':
            return { kind: 'value', node: parent, value: python_opaque('a name that is bound on the way') };
        case 'function_definition':
            if (!isField(parent, 'name', name))
                return null;
            return {
                kind: 'value',
                node: decorated(parent),
                value: { kind: 'function', function: python_functionOf(parent) },
            };
        case 'class_definition':
            if (!isField(parent, 'name', name))
                return null;
            return { kind: 'value', node: decorated(parent), value: { kind: 'class', class: python_classOf(parent) } };
        case 'dotted_name':
        case 'aliased_import':
            return importOf(name, parent);
        case 'parameters':
        case 'lambda_parameters':
        case 'typed_parameter':
        case 'dictionary_splat_pattern':
            return { kind: 'value', node: parent, value: python_opaque('a parameter') };
        case 'default_parameter':
        case 'typed_default_parameter':
            return isField(parent, 'name', name)
                ? { kind: 'value', node: parent, value: python_opaque('a parameter') }
                : null;
        case 'for_statement':
            return isField(parent, 'left', name)
                ? { kind: 'value', node: parent, value: python_opaque('a loop variable') }
                : null;
        default:
            return null;
    }
}
function importOf(name, parent) {
    const aliased = parent.type === 'aliased_import'
        ? parent
        : parent.parent?.type === 'aliased_import'
            ? parent.parent
            : null;
    // In `import a as b` and `from m import a as b` only `b` is bound.
    if (aliased && !isField(aliased, 'alias', name))
        return null;
    const statement = (aliased ?? parent).parent;
    const imported = aliased ? field(aliased, 'name').text : parent.text;
    if (statement?.type === 'import_from_statement') {
        const module = field(statement, 'module_name');
        if (contains(module, name))
            return null;
        const submodule = module.text + (module.text.endsWith('.') ? '' : '.') + imported;
        return { kind: 'import', node: statement, specifier: module.text, name: imported, submodule };
    }
    if (statement?.type !== 'import_statement')
        return null;
    // `import a.b` binds `a`, the package; as a whole it can be followed only when it has one part or an alias.
    if (!aliased && parent.namedChildCount > 1)
        return null;
    return { kind: 'import', node: statement, specifier: imported, name: null };
}
function python_change(name) {
    const parent = name.parent;
    if (name.type !== 'identifier' || !parent)
        return null;
    if (parent.type === 'augmented_assignment' && isField(parent, 'left', name)) {
        const node = python_statementOf(parent);
        const operator = field(parent, 'operator').text;
        return operator === '+=' || operator === '|='
            ? { kind: 'extend', node, values: [field(parent, 'right')] }
            : { kind: 'unknown', node };
    }
    if (parent.type === 'subscript' && isField(parent, 'value', name)) {
        const outer = parent.parent;
        if (outer?.type === 'assignment' && isField(outer, 'left', parent)) {
            const value = outer.childForFieldName('right');
            return value && { kind: 'set', node: python_statementOf(outer), key: field(parent, 'subscript'), value };
        }
        return outer?.type === 'delete_statement' || outer?.type === 'augmented_assignment'
            ? { kind: 'unknown', node: python_statementOf(outer) }
            : null;
    }
    const call = parent.parent;
    if (parent.type !== 'attribute' ||
        !isField(parent, 'object', name) ||
        call?.type !== 'call' ||
        !isField(call, 'function', parent))
        return null;
    const method = field(parent, 'attribute').text;
    const args = named(field(call, 'arguments'));
    const node = python_statementOf(call);
    if (args.every(argument => !SPECIAL_ARGUMENTS.has(argument.type))) {
        if (method === 'append' || method === 'add')
            return { kind: 'append', node, items: args.map(argument => ({ node: argument, spread: false })) };
        if (method === 'extend' || method === 'update')
            return { kind: 'extend', node, values: args };
    }
    return python_MUTATING_METHODS.has(method) ? { kind: 'unknown', node } : null;
}
const SPECIAL_ARGUMENTS = new Set([
    'keyword_argument',
    'list_splat',
    'dictionary_splat',
    'generator_expression',
]);
const python_MUTATING_METHODS = new Set([
    'add',
    'append',
    'clear',
    'difference_update',
    'discard',
    'extend',
    'insert',
    'intersection_update',
    'pop',
    'popitem',
    'remove',
    'reverse',
    'setdefault',
    'sort',
    'update',
]);
/** Python looks beside the importer for relative specifiers, else in the folders of `sys.path`: here, those around the importer. */
function python_modulePaths(specifier, importer) {
    const dots = /^\.*/.exec(specifier)?.[0].length ?? 0;
    const parts = specifier
        .slice(dots)
        .split('.')
        .filter(part => part !== '');
    const folder = importer.split('/').slice(0, -1);
    const bases = [];
    if (dots > folder.length + 1)
        return [];
    if (dots > 0)
        bases.push(folder.slice(0, folder.length - (dots - 1)));
    else
        for (let length = folder.length; length >= 0; length -= 1)
            bases.push(folder.slice(0, length));
    return bases.flatMap(base => {
        const path = [...base, ...parts].join('/');
        return parts.length > 0
            ? [`${path}/__init__.py`, `${path}.py`, `${path}.pyi`]
            : [[...base, '__init__.py'].join('/')];
    });
}
function stringOf(node) {
    // Most strings have no prefix, no escape and one line: their text says it all, and looking at the tree is slow.
    const plain = PLAIN_STRING.exec(node.text);
    if (plain)
        return { kind: 'literal', value: plain[1] ?? plain[2] };
    const [start] = node.children;
    const prefix = start.text.replace(/['"]+$/, '').toLowerCase();
    if (prefix.includes('b'))
        return python_opaque('a bytes literal');
    const raw = prefix.includes('r');
    const parts = [];
    for (const child of node.children) {
        if (child?.type === 'interpolation')
            parts.push(child);
        if (child?.type !== 'string_content')
            continue;
        let content = child.text;
        if (prefix.includes('f'))
            content = content.replaceAll('{{', '{').replaceAll('}}', '}');
        const decoded = raw ? content : python_decode(content);
        if (decoded === undefined)
            return python_opaque('a character named by \\N{…}, or half of one,');
        parts.push(decoded);
    }
    if (parts.every(part => typeof part === 'string'))
        return { kind: 'literal', value: parts.join('') };
    return { kind: 'text', parts };
}
/** Escapes of "String and Bytes literals"; an unknown escape stays as it is. Undefined for what JSON cannot hold. */
function python_decode(content) {
    if (!content.includes('\\'))
        return content;
    if (/(?<!\\)(?:\\\\)*\\N\{/.test(content))
        return undefined;
    let half = false;
    const value = content.replace(/\\(?:([0-7]{1,3})|x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([\s\S]))/gu, (whole, octal, hex, short, long, simple) => {
        if (octal !== undefined)
            return String.fromCodePoint(Number.parseInt(octal, 8));
        const code = hex ?? short ?? long;
        if (code === undefined)
            return python_SIMPLE_ESCAPES[simple] ?? whole;
        const point = Number.parseInt(code, 16);
        // Halves of characters are characters of their own here, even side by side.
        half ||= point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff);
        return half ? '' : String.fromCodePoint(point);
    });
    return half ? undefined : value;
}
function integer(source) {
    const digits = source.replaceAll('_', '').toLowerCase();
    if (digits.endsWith('j'))
        return python_opaque('a complex number');
    const value = Number(digits);
    return Number.isSafeInteger(value) ? { kind: 'literal', value } : python_opaque(`${source} is beyond 2^53 and`);
}
function floatLiteral(source) {
    const value = Number(source.replaceAll('_', ''));
    if (!Number.isFinite(value))
        return python_opaque(`the number ${source}`);
    return Number.isInteger(value) ? { kind: 'decimal', value } : { kind: 'literal', value };
}
function python_items(node) {
    return named(node).map(child => child.type === 'list_splat'
        ? { node: child.firstNamedChild, spread: true }
        : { node: child, spread: isSpread(child) });
}
/** In lists, the grammar binds `*` more tightly than a call or an operator: `[*sorted(x)]` is a call of `*sorted`. */
function isSpread(item) {
    if (!AROUND_SPLAT.has(item.type))
        return false;
    let node = item;
    while (node && AROUND_SPLAT.has(node.type))
        node = node.firstChild;
    return node?.type === 'list_splat';
}
const AROUND_SPLAT = new Set([
    'call',
    'attribute',
    'subscript',
    'binary_operator',
    'boolean_operator',
    'comparison_operator',
    'conditional_expression',
]);
function dictionaryEntry(node) {
    if (node.type === 'dictionary_splat')
        return { node, spread: node.firstNamedChild };
    if (node.type !== 'pair')
        return { node, key: node.text, value: node };
    return { node, key: field(node, 'key'), value: field(node, 'value') };
}
function python_callOf(node) {
    const list = field(node, 'arguments');
    // `f(x for x in xs)` has the generator in place of the list of arguments.
    const args = (list.type === 'argument_list' ? named(list) : [list]).map((child) => {
        if (child.type === 'keyword_argument')
            return { node: field(child, 'value'), name: field(child, 'name').text };
        if (child.type === 'list_splat')
            return { node: child.firstNamedChild, spread: 'positional' };
        if (child.type === 'dictionary_splat')
            return { node: child.firstNamedChild, spread: 'named' };
        return { node: child };
    });
    const callee = field(node, 'function');
    const inner = callee.type === 'list_splat' ? callee.firstNamedChild : null;
    return { kind: 'call', callee: inner ?? callee, arguments: args };
}
function python_functionOf(node) {
    return {
        name: field(node, 'name').text,
        node,
        parameters: parametersOf(node.childForFieldName('parameters')),
        result: python_resultOf(field(node, 'body')),
    };
}
function lambdaOf(node) {
    return {
        name: 'lambda',
        node,
        parameters: parametersOf(node.childForFieldName('parameters')),
        result: field(node, 'body'),
    };
}
/** Only bodies that name constants and then return: anything else may do what a reader cannot follow. */
function python_resultOf(body) {
    const statements = named(body);
    const last = statements.at(-1);
    const before = statements.slice(0, -1);
    if (!last || !before.every(python_isDeclaration))
        return null;
    if (last.type === 'return_statement')
        return named(last)[0] ?? null;
    return last.type === 'match_statement' ? python_armsOf(last) : null;
}
function python_isDeclaration(statement) {
    if (statement.type === 'import_from_statement' || statement.type === 'import_statement')
        return true;
    if (statement.type !== 'expression_statement')
        return false;
    return ['string', 'concatenated_string', 'assignment'].includes(statement.firstNamedChild?.type ?? '');
}
/** `case "a" | "b": return x` as entries of a table; what a case does beyond that is not known. */
function python_armsOf(match) {
    const entries = [];
    for (const clause of named(field(match, 'body'))) {
        if (clause.type !== 'case_clause')
            continue;
        const value = clause.childForFieldName('guard') ? null : python_resultOf(field(clause, 'consequence'));
        for (const pattern of clause.namedChildren.filter(child => child?.type === 'case_pattern')) {
            for (const key of alternatives(pattern)) {
                entries.push({ node: clause, key, value: value ?? python_opaque('what this case does') });
            }
        }
    }
    return { kind: 'mapping', entries };
}
/** Constants that a pattern matches; `_` and names match everything and are no entries. */
function alternatives(pattern) {
    const [inner] = named(pattern);
    if (!inner)
        return [];
    if (inner.type === 'union_pattern')
        return named(inner);
    return inner.type === 'dotted_name' && inner.namedChildCount === 1 ? [] : [inner];
}
function python_classOf(node) {
    const members = [];
    const fields = [];
    let own = null;
    const bases = named(node.childForFieldName('superclasses') ?? node.childForFieldName('name') ?? node).filter(base => base.type !== 'keyword_argument');
    const baseNames = bases.map(base => /(\w+)(\[.*)?$/s.exec(base.text)?.[1] ?? '');
    const enumBase = baseNames.find(name => /^(Int|Str)?(Enum|Flag)$/.test(name));
    for (const statement of named(field(node, 'body'))) {
        const assignment = statement.type === 'expression_statement' ? statement.firstNamedChild : null;
        const definition = statement.type === 'decorated_definition' ? field(statement, 'definition') : statement;
        if (definition.type === 'function_definition' && field(definition, 'name').text === '__init__') {
            own = python_functionOf(definition).parameters.slice(1);
        }
        if (assignment?.type !== 'assignment')
            continue;
        const left = field(assignment, 'left');
        const right = assignment.childForFieldName('right');
        const type = assignment.childForFieldName('type');
        const parameter = type && left.type === 'identifier' ? dataField(left.text, type.text, right) : null;
        if (parameter)
            fields.push(parameter);
        for (const name of left.type === 'identifier' ? [left] : namesIn(left)) {
            const value = left.type === 'identifier' ? right : partIn(name, left, right);
            if (!right)
                continue;
            const next = enumBase && value && isAuto(value) ? nextMember(enumBase, name.text) : undefined;
            members.push({
                node: statement,
                key: name.text,
                value: next ?? value ?? python_opaque('a part of another value'),
            });
        }
    }
    const isDataClass = /^@(\w+\.)*(dataclass|define|frozen|mutable|attrs|s)\b/m.test(decoratorsOf(node));
    const hasFields = isDataClass || baseNames.some(name => FIELD_BASES.has(name));
    return {
        name: field(node, 'name').text,
        node,
        members,
        // Data classes and named tuples have their annotated fields as parameters.
        parameters: own ?? (hasFields ? fields : null),
        extendsBase: own === null && hasFields,
        bases: bases.filter((_, i) => !PLAIN_BASES.has(baseNames[i])),
    };
}
/** Bases that make annotated names of the class into parameters of its constructor. */
const FIELD_BASES = new Set(['NamedTuple', 'TypedDict', 'BaseModel', 'Struct']);
/** Bases that say nothing about the constructor. */
const PLAIN_BASES = new Set([...FIELD_BASES, 'object', 'ABC', 'Protocol', 'Generic']);
function decoratorsOf(node) {
    const around = decorated(node);
    return around.id === node.id ? '' : around.text.slice(0, node.startIndex - around.startIndex);
}
/** A field of a data class as a parameter: `x: int = field(default=1)`; null for what the constructor does not take. */
function dataField(name, type, value) {
    if (/^(typing\.)?ClassVar\b/.test(type) || /(^|\.)KW_ONLY$/.test(type))
        return null;
    const isField = value?.type === 'call' && /(^|\.)(field|ib|Field)$/.test(field(value, 'function').text);
    if (!isField)
        return { name, default: value, rest: null };
    const options = new Map(named(field(value, 'arguments'))
        .filter(argument => argument.type === 'keyword_argument')
        .map(argument => [field(argument, 'name').text, field(argument, 'value')]));
    if (options.get('init')?.type === 'false')
        return null;
    const factory = options.get('default_factory') ?? options.get('factory');
    return { name, default: options.get('default') ?? (factory ? madeBy(factory) : null), rest: null };
}
/** What a factory of defaults gives: `list`, `dict`, `lambda: …`. */
function madeBy(factory) {
    if (factory.type === 'lambda')
        return field(factory, 'body');
    if (factory.text === 'dict')
        return { kind: 'mapping', entries: [] };
    return ['list', 'tuple', 'set'].includes(factory.text)
        ? { kind: 'sequence', items: [] }
        : python_opaque('what a factory makes');
}
/** `auto()`: one more than before, the next bit of a flag, or the member's name in small letters. */
function nextMember(base, name) {
    return {
        kind: 'next',
        next(previous) {
            if (base === 'StrEnum')
                return name.toLowerCase();
            if (previous === undefined)
                return 1;
            if (typeof previous !== 'number')
                return undefined;
            return base.endsWith('Flag') ? 2 ** (Math.floor(Math.log2(previous)) + 1) : previous + 1;
        },
    };
}
function isAuto(value) {
    return value.type === 'call' && /^(enum\.)?auto$/.test(field(value, 'function').text);
}
function parametersOf(list) {
    const parameters = [];
    for (const child of list ? named(list) : []) {
        switch (child.type) {
            case 'identifier':
                parameters.push({ name: child.text, default: null, rest: null });
                break;
            case 'typed_parameter': {
                const inner = child.firstNamedChild;
                parameters.push({ name: inner.text.replace(/^\*+/, ''), default: null, rest: restOf(inner) });
                break;
            }
            case 'default_parameter':
            case 'typed_default_parameter':
                parameters.push({ name: field(child, 'name').text, default: field(child, 'value'), rest: null });
                break;
            case 'list_splat_pattern':
            case 'dictionary_splat_pattern':
                parameters.push({ name: child.text.replace(/^\*+/, ''), default: null, rest: restOf(child) });
                break;
        }
    }
    return parameters;
}
function restOf(node) {
    if (node.type === 'list_splat_pattern')
        return 'positional';
    return node.type === 'dictionary_splat_pattern' ? 'named' : null;
}
function python_statementOf(node) {
    return node.parent?.type === 'expression_statement' ? node.parent : node;
}
function decorated(node) {
    return node.parent?.type === 'decorated_definition' ? node.parent : node;
}
/** `textwrap.dedent`: takes away the white space that every line with text begins with. */
function dedent(value) {
    const lines = value.split('\n').map(line => (line.trim() === '' ? '' : line));
    const indents = lines.filter(line => line !== '').map(line => /^[ \t]*/.exec(line)?.[0] ?? '');
    let common = indents[0] ?? '';
    for (const indent of indents)
        while (!indent.startsWith(common))
            common = common.slice(0, -1);
    return lines.map(line => line.slice(common.length)).join('\n');
}
function stripStart(value, characters) {
    let start = 0;
    while (start < value.length && isStripped(value[start], characters))
        start += 1;
    return value.slice(start);
}
function stripEnd(value, characters) {
    let end = value.length;
    while (end > 0 && isStripped(value[end - 1], characters))
        end -= 1;
    return value.slice(0, end);
}
function isStripped(character, characters) {
    return characters === undefined
        ? SPACE.test(character) && character !== '\uFEFF'
        : characters.includes(character);
}
function python_same(node, whole) {
    return node ? { kind: 'same', node } : python_opaque(`an empty ${whole.type.replaceAll('_', ' ')}`);
}
function python_opaque(reason) {
    return { kind: 'opaque', reason: `${reason} has no value before the program runs` };
}
/** The whole of a chain `a = b = c`. */
function outermost(assignment) {
    let node = assignment;
    while (node.parent?.type === 'assignment')
        node = node.parent;
    return node;
}
/** A name among several that are bound at once: `a, b = 1, 2`. */
function partOf(name) {
    let target = name;
    while (target.parent && PATTERNS.has(target.parent.type))
        target = target.parent;
    const statement = target.parent;
    if (statement?.type === 'assignment' && isField(statement, 'left', target)) {
        const node = python_statementOf(outermost(statement));
        const value = partIn(name, target, statement.childForFieldName('right'));
        return { kind: 'value', node, value: value ?? python_opaque('a part of another value') };
    }
    if (statement?.type === 'for_statement')
        return { kind: 'value', node: statement, value: python_opaque('a loop variable') };
    if (statement?.type === 'for_in_clause')
        return null;
    return { kind: 'value', node: target, value: python_opaque('a parameter') };
}
const PATTERNS = new Set(['pattern_list', 'tuple_pattern', 'list_pattern', 'list_splat_pattern']);
/** The expression on the right that a name in a pattern on the left stands for, where they match item by item. */
function partIn(name, pattern, value) {
    if (pattern.id === name.id)
        return value;
    if (!value || !['expression_list', 'tuple', 'list'].includes(value.type))
        return null;
    const targets = named(pattern);
    const parts = named(value);
    if (targets.length !== parts.length || parts.some(part => part.type === 'list_splat'))
        return null;
    const index = targets.findIndex(target => contains(target, name));
    const target = targets[index];
    if (!target || target.type === 'list_splat_pattern')
        return null;
    return partIn(name, target, parts[index] ?? null);
}
function namesIn(pattern) {
    if (pattern.type === 'identifier')
        return [pattern];
    return PATTERNS.has(pattern.type) ? named(pattern).flatMap(namesIn) : [];
}
function python_patternOf(node) {
    if (node.type === 'identifier')
        return node.text;
    if (!PATTERNS.has(node.type) || node.type === 'list_splat_pattern')
        return null;
    const items = named(node).map(python_patternOf);
    return items.includes(null) ? null : { items };
}
function comprehensionOf(node) {
    const [body, ...rest] = named(node);
    const clauses = [];
    for (const clause of rest) {
        if (clause.type === 'if_clause') {
            clauses.push({ condition: clause.firstNamedChild });
            continue;
        }
        const target = clause.type === 'for_in_clause' ? python_patternOf(field(clause, 'left')) : null;
        if (!target || clause.children.some(child => child?.type === 'async'))
            return python_opaque('a comprehension like this');
        clauses.push({ target, list: field(clause, 'right') });
    }
    if (node.type === 'dictionary_comprehension') {
        return { kind: 'comprehension', clauses, key: field(body, 'key'), result: field(body, 'value') };
    }
    return { kind: 'comprehension', clauses, result: body, distinct: node.type === 'set_comprehension' };
}
/** Comparisons of two; a chain of them is rare in constants. */
function comparisonOf(node) {
    const [left, right, ...more] = named(node);
    if (!left || !right || more.length > 0)
        return python_opaque('a chain of comparisons');
    const operator = node.text.slice(left.endIndex - node.startIndex, right.startIndex - node.startIndex);
    return { kind: 'binary', operator: operator.trim().replace(/\s+/g, ' '), left, right };
}
/** `Token.IF`, as patterns of `match` have it. */
function dottedName(node) {
    const [object, name, ...more] = named(node);
    if (!object || more.length > 0)
        return python_opaque('a name like this');
    return name ? { kind: 'member', object, name: name.text } : { kind: 'name', name: object.text };
}
/** Numbers of both kinds: with a float among them, the result is one. */
function arithmetic(whole, real) {
    const ofIntegers = integers(whole);
    return (left, right) => {
        const [a, b] = [numberOf(left), numberOf(right)];
        if (a === undefined || b === undefined)
            return undefined;
        return Number.isInteger(left) && Number.isInteger(right) ? ofIntegers(a, b) : python_float(real(a, b));
    };
}
function python_float(value) {
    if (!Number.isFinite(value))
        return undefined;
    return Number.isInteger(value) ? new evaluate_value/* Float */.nt(value) : value;
}
/** The remainder has the sign of the divisor. */
function modulo(a, b) {
    const rest = a % b;
    return rest !== 0n && rest < 0n !== b < 0n ? rest + b : rest;
}
/** `"%s" % x`, for `%s`, `%d` and `%%`. */
function percent(left, right) {
    if (typeof left !== 'string' || right instanceof evaluate_value/* Mapping */.X9)
        return undefined;
    const args = right instanceof evaluate_value/* Sequence */.gd ? right.entries.map(entry => entry.value) : [right];
    let used = 0;
    let failed = false;
    const result = left.replace(/%(.?)/gs, (_whole, kind) => {
        if (kind === '%')
            return '%';
        const value = args[used];
        used += 1;
        const shown = kind === 's' ? python_textOf(value) : kind === 'd' && Number.isInteger(value) ? String(value) : undefined;
        failed ||= shown === undefined;
        return shown ?? '';
    });
    return failed || used !== args.length ? undefined : bounded(result);
}
/** `"{} {0} {name}".format(…)` without format specifications. */
function formatted(template, args, keywords) {
    let next = 0;
    let failed = false;
    const result = template.replace(/\{\{|\}\}|\{(\w*)\}|[{}]/g, (whole, name) => {
        if (whole === '{{' || whole === '}}')
            return whole.charAt(0);
        let value;
        if (name === '')
            value = args[next++];
        else if (name !== undefined)
            value = /^\d+$/.test(name) ? args[Number(name)] : keywords.get(name)?.value;
        const shown = python_textOf(value);
        failed ||= shown === undefined;
        return shown ?? '';
    });
    return failed ? undefined : bounded(result);
}
/** `str(value)`. */
function python_textOf(value) {
    if (typeof value === 'string')
        return value;
    if (typeof value === 'boolean')
        return value ? 'True' : 'False';
    if (value === null)
        return 'None';
    const number = value === undefined ? undefined : numberOf(value);
    if (number === undefined)
        return undefined;
    // Outside of these bounds Python writes exponents in a way of its own.
    const size = Math.abs(number);
    if (!(value instanceof evaluate_value/* Float */.nt) && Number.isInteger(number))
        return String(number);
    if (number !== 0 && (size < 1e-4 || size >= 1e16))
        return undefined;
    return value instanceof evaluate_value/* Float */.nt ? `${Object.is(number, -0) ? '-0' : number}.0` : String(number);
}
function python_truth(value) {
    if (isScalar(value))
        return Boolean(value);
    if (value instanceof evaluate_value/* Float */.nt)
        return value.value !== 0;
    return value instanceof evaluate_value/* Sequence */.gd || value instanceof evaluate_value/* Mapping */.X9 ? value.entries.length > 0 : undefined;
}
function order(a, b) {
    return typeof a === 'string' && typeof b === 'string' ? (0,code_points/* compareCodePoints */.O)(a, b) : Number(a) - Number(b);
}
function membership(wanted) {
    return (left, right) => {
        if (!isScalar(left))
            return undefined;
        if (typeof right === 'string')
            return typeof left === 'string' ? right.includes(left) === wanted : undefined;
        if (right instanceof evaluate_value/* Mapping */.X9)
            return right.entries.some(({ key }) => key === left) === wanted;
        if (!(right instanceof evaluate_value/* Sequence */.gd) || !right.entries.every(entry => isScalar(entry.value)))
            return undefined;
        return right.entries.some(entry => entry.value === left) === wanted;
    };
}
/** `dict(pairs or map, name=value)`. */
function dict(args, keywords, origin) {
    if (args.length > 1)
        return undefined;
    const base = toMapping(undefined, args, origin, new Map(), () => undefined);
    if (!(base instanceof evaluate_value/* Mapping */.X9) || keywords.size === 0)
        return base;
    return overlay(base, [new evaluate_value/* Mapping */.X9(lastWins([...keywords].map(([key, entry]) => ({ key, ...entry }))))], origin);
}
function setOf(receiver, args, fold) {
    let result = receiver;
    for (const value of args) {
        if (result === undefined || !(value instanceof evaluate_value/* Sequence */.gd))
            return undefined;
        result = fold(result, new evaluate_value/* Sequence */.gd(distinct(value.entries), true));
    }
    return result;
}
function python_int(value) {
    if (typeof value === 'boolean')
        return Number(value);
    if (typeof value === 'string')
        return /^\s*[+-]?\d+\s*$/.test(value) ? finite(Number(value)) : undefined;
    const number = value === undefined ? undefined : numberOf(value);
    return number === undefined ? undefined : finite(Math.trunc(number));
}
/** Code points of a text, entries of anything else. */
function python_length(value) {
    if (typeof value === 'string')
        return [...value].length;
    return value instanceof evaluate_value/* Sequence */.gd || value instanceof evaluate_value/* Mapping */.X9 ? value.entries.length : undefined;
}
function enumerate(list) {
    if (!(list instanceof evaluate_value/* Sequence */.gd))
        return undefined;
    return new evaluate_value/* Sequence */.gd(list.entries.map(({ value, origin }, i) => ({
        value: new evaluate_value/* Sequence */.gd([
            { value: i, origin },
            { value, origin },
        ]),
        origin,
    })));
}
function split(...[receiver, [separator], origin]) {
    if (typeof receiver !== 'string')
        return undefined;
    if (separator === undefined || separator === null) {
        return parts(receiver.split(new RegExp(`${SPACE.source}+`)).filter(part => part !== ''), origin);
    }
    return typeof separator === 'string' && separator !== ''
        ? parts(receiver.split(separator), origin)
        : undefined;
}
function linesOf(value) {
    const lines = value.split(LINE_END);
    if (lines.at(-1) === '')
        lines.pop();
    return lines;
}
/** An empty text stands between all characters, which are code points here. */
function replaceAll(value, from, to) {
    return from === ''
        ? [...value].map(character => to + character).join('') + to
        : value.replaceAll(from, () => to);
}
/** `inspect.cleandoc`: the first line as it is, the others without what they are all indented by. */
function cleandoc(value) {
    if (value.includes('\t'))
        return undefined;
    const [first = '', ...rest] = value.split('\n');
    const indents = rest.filter(line => line.trim() !== '').map(line => line.length - line.trimStart().length);
    const margin = Math.min(...indents, Number.MAX_SAFE_INTEGER);
    const lines = [first.trimStart(), ...rest.map(line => line.slice(margin))];
    while (lines.length > 0 && lines.at(-1) === '')
        lines.pop();
    while (lines[0] === '')
        lines.shift();
    return lines.join('\n');
}

;// CONCATENATED MODULE: ./build/generated/languages.js
// Generated by `npm run generate` from the files in src/extract/languages. Do not edit.


const languages = [language, python_language];

// EXTERNAL MODULE: ./build/repository/repository.js
var repository = __webpack_require__(3929);
;// CONCATENATED MODULE: ./build/extract/evaluate/environment.js

/** A class, function or module inside the evaluator, with what is needed to look further into it. */
class Described extends evaluate_value/* Definition */.CU {
    node;
    site;
    shape;
    constructor(kind, name, node, site, shape) {
        super(kind, name, site.file.place(node));
        this.node = node;
        this.site = site;
        this.shape = shape;
    }
}
/** What could not be worked out at a node. */
function unresolvedAt(reason, node, file) {
    return new evaluate_value/* Unresolved */.UG(reason, file.place(node), file.quote(node));
}
/** A call that is known to build a value is that value. */
function settled(value) {
    return value instanceof evaluate_value/* CallResult */.Q9 && value.returned !== undefined ? value.returned : value;
}

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
        const { file } = site;
        const args = this.arguments(call, site);
        if (args instanceof evaluate_value/* Unresolved */.UG)
            return args;
        const callee = file.language.expression(call.callee);
        const calleeText = file.quote(call.callee);
        const pure = this.library(callee, call.callee, args, node, site);
        if (pure !== undefined)
            return pure;
        const definition = this.definition(callee, call.callee, site);
        const parameters = definition && this.parameters(definition);
        const byParameter = definition && parameters && this.bind(parameters, args, definition);
        const returned = definition && byParameter && this.apply(definition, byParameter, site.env);
        return new evaluate_value/* CallResult */.Q9(calleeText, args.positional, args.named, byParameter, returned);
    }
    /** What a function gives for values; undefined when it does more than build one. */
    invoke(callee, values) {
        if (!(callee instanceof Described) || callee.shape?.kind !== 'function')
            return undefined;
        const { file } = callee.site;
        const positional = values.map(value => ({ value, origin: file.origin(callee.node) }));
        return this.apply(callee, this.bind(callee.shape.function.parameters, { positional, named: new Map() }, callee), undefined);
    }
    arguments(call, site) {
        const { file } = site;
        const positional = [];
        const named = new Map();
        for (const argument of call.arguments) {
            const { node, name, spread, omitted } = argument;
            const value = this.evaluator.evaluateNow(node, site);
            const origin = file.origin(node);
            if (spread === undefined) {
                if (name === undefined)
                    positional.push({ value, origin, ...(omitted && { omitted }) });
                else
                    named.set(name, { value, origin });
                continue;
            }
            const spreadValue = settled(value);
            if (spread === 'positional' && spreadValue instanceof evaluate_value/* Sequence */.gd)
                for (const entry of spreadValue.entries)
                    positional.push(entry);
            else if (spread === 'named' && spreadValue instanceof evaluate_value/* Mapping */.X9) {
                for (const entry of spreadValue.entries)
                    named.set((0,evaluate_value/* keyText */.Pu)(entry.key), entry);
            }
            else
                return unresolvedAt('the arguments that are spread here are not constants', node, file);
        }
        return { positional, named };
    }
    library(callee, calleeNode, { positional, named }, node, site) {
        const { file } = site;
        const { functions } = file.language;
        const args = positional.map(entry => settled(entry.value));
        const origin = file.origin(node);
        const run = (name, receiver) => {
            // Own properties only: a function called `toString` or `constructor` is not one of ours.
            const apply = Object.hasOwn(functions, name) ? functions[name] : undefined;
            if (!apply || weight([receiver, ...args]) > MAX_WEIGHT)
                return undefined;
            try {
                return apply(receiver, args, origin, named, (inner, values) => this.invoke(inner, values));
            }
            catch (error) {
                // A text longer than any text can be.
                if (error instanceof RangeError)
                    return undefined;
                throw error;
            }
        };
        const name = calleeNode.text;
        if (Object.hasOwn(functions, name)) {
            const first = /^[^.]+/.exec(name)?.[0];
            return this.names.isDefined(first, calleeNode, site) ? undefined : run(name, undefined);
        }
        if (callee.kind !== 'member')
            return undefined;
        const receiver = settled(this.evaluator.evaluateNow(callee.object, site));
        if (receiver instanceof evaluate_value/* Unresolved */.UG || receiver instanceof evaluate_value/* Definition */.CU || receiver instanceof evaluate_value/* CallResult */.Q9)
            return undefined;
        if (receiver instanceof evaluate_value/* Mapping */.X9 && receiver.get(callee.name) !== undefined)
            return undefined;
        return (run(`.${callee.name}`, receiver) ??
            unresolvedAt(`what .${callee.name}(…) gives here is not known before the program runs`, node, file));
    }
    definition(callee, node, site) {
        if (callee.kind !== 'name' && callee.kind !== 'member' && callee.kind !== 'same')
            return undefined;
        const value = this.evaluator.evaluate(node, site);
        return value instanceof Described && value.kind !== 'module' ? value : undefined;
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
        const inherited = base instanceof Described ? this.parameters(base, depth + 1) : undefined;
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
        if (shape?.kind !== 'function' || !shape.function.result)
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
        return value instanceof evaluate_value/* Unresolved */.UG || value instanceof evaluate_value/* Definition */.CU ? undefined : value;
    }
    /** The one value of a function's body. */
    result({ result, node }, site) {
        if (!result)
            return unresolvedAt('the function does more than return one value', node, site.file);
        return 'id' in result
            ? this.evaluator.evaluate(result, site)
            : this.evaluator.meaning(result, node, site);
    }
    /** Binds the names of a pattern to the parts of a value; false when the value has no such parts. */
    takeApart(pattern, value, names, site) {
        if (typeof pattern === 'string') {
            names.set(pattern, value);
            return true;
        }
        const whole = settled(value);
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
function weight(values) {
    let total = 0;
    for (const value of values)
        if (value instanceof evaluate_value/* Sequence */.gd || value instanceof evaluate_value/* Mapping */.X9)
            total += value.weight;
    return total;
}

;// CONCATENATED MODULE: ./build/extract/evaluate/names.js




/** What names mean: definitions in scopes, imports, exports, and the statements that change tables later. */
class Names {
    modules;
    evaluator;
    /** Changes that were seen but not applied, in the order of the tables that were evaluated. */
    notes = [];
    known = new Map();
    changes = new Map();
    assigned = new Map();
    running = [];
    constructor(modules, evaluator) {
        this.modules = modules;
        this.evaluator = evaluator;
    }
    /** Forgets what was under way when an evaluation was broken off. */
    restart() {
        this.running = [];
    }
    /** Value of a binding, with the later statements that change it applied. */
    valueOf(name, bound, site) {
        const cached = this.known.get(bound);
        if (cached !== undefined)
            return cached;
        const { file, env } = site;
        const { node } = bound.binding;
        const label = `${name} (${file.path}:${node.startPosition.row + 1})`;
        const started = this.running.findIndex(running => running.bound === bound);
        if (started >= 0) {
            const cycle = [...this.running.slice(started).map(running => running.label), label].join(' -> ');
            return new evaluate_value/* Unresolved */.UG(`it is defined through itself: ${cycle}`, file.place(node), name, 'source-cycle');
        }
        this.running.push({ bound, label });
        const value = this.evaluateBinding(name, bound, site);
        this.running.pop();
        if (!env)
            this.known.set(bound, value);
        return value;
    }
    /** What a name means at a node: a parameter of the function applied, or what is bound in the scopes around it. */
    lookUp(name, at, { file, env }) {
        const parameter = parameterNamed(name, at, file, env);
        // A parameter that its function does not assign again is what it was given.
        if (parameter && !this.isAssignedIn(parameter.owner, name, file))
            return parameter.names.get(name);
        const candidates = file
            .bindings(name)
            .filter(({ binding }) => !binding.member && (!parameter || (isAssigned(binding) && contains(parameter.owner, binding.node))));
        if (candidates.length === 0)
            return this.fromWildcards(name, file);
        const [only] = candidates;
        // By far the most names are defined once, at the top of their file.
        const scopes = candidates.length === 1 && only?.scope === file.root.id ? [file.root.id] : file.scopesAround(at);
        for (const scope of scopes) {
            const bound = candidates.filter(candidate => candidate.scope === scope);
            if (bound.length === 0)
                continue;
            const [single] = bound;
            const chosen = bound.length === 1 && !parameter ? single : lastBefore(at, bound, scope === scopes[0]);
            if (chosen)
                return this.valueOf(name, chosen, {
                    file,
                    env: env && isInside(chosen.binding.node, file, env) ? env : undefined,
                });
            if (parameter && bound.every(({ binding }) => binding.node.endIndex > at.startIndex))
                return parameter.names.get(name);
            return this.ambiguous(name, bound, file);
        }
        return undefined;
    }
    /** Whether a function assigns a name somewhere, besides binding it as a parameter. */
    isAssignedIn(owner, name, file) {
        let names = this.assigned.get(owner);
        if (!names) {
            names = new Map();
            this.assigned.set(owner, names);
        }
        let assigned = names.get(name);
        if (assigned === undefined) {
            assigned = file.bindingsWithin(name, owner).some(isAssigned);
            names.set(name, assigned);
        }
        return assigned;
    }
    /** Whether the source defines a name, so that it is not the library's. */
    isDefined(name, at, { file, env }) {
        if (parameterNamed(name, at, file, env))
            return true;
        const candidates = file.bindings(name).filter(({ binding }) => !binding.member);
        if (candidates.length === 0)
            return false;
        const scopes = file.scopesAround(at);
        // What is imported from outside of the repository is the library's own.
        return candidates.some(({ binding, scope }) => scopes.includes(scope) &&
            (binding.kind === 'value' || this.modules.resolve(binding.specifier, file) !== undefined));
    }
    /**
     * The first change to the table that a name means, among those that certainly run after this use of it: whoever
     * takes the entries out here does not see what that change adds.
     */
    changedAfter(name, at, file) {
        const candidates = file.bindings(name).filter(({ binding }) => !binding.member);
        for (const bound of candidates) {
            const later = this.changesOf(name, bound, file).find(({ change, when }) => when === 'always' && change.node.startIndex >= at.endIndex);
            if (later && file.scopesAround(at)[0] === bound.scope)
                return later.change;
        }
        return undefined;
    }
    /** A member of a module: what the file exports, or has at its top, under this name. */
    exported(name, file, seen = new Set()) {
        const site = { file, env: undefined };
        const bound = file.bindings(name);
        const exported = bound.filter(({ binding }) => binding.exported === name);
        const chosen = exported.length > 0
            ? exported
            : bound.filter(({ binding, scope }) => !binding.member && scope === file.root.id);
        if (chosen.length === 1)
            return this.valueOf(name, chosen[0], site);
        if (chosen.length > 1)
            return this.ambiguous(name, chosen, file);
        // `module.exports = { name }`
        const whole = name === 'module.exports' ? undefined : this.wholeExport(file);
        if (whole instanceof evaluate_value/* Mapping */.X9) {
            const member = whole.get(name);
            if (member !== undefined)
                return member;
        }
        return this.fromWildcards(name, file, seen);
    }
    /** The module that a specifier means, as a value. */
    module(specifier, node, file, interop = false) {
        const found = this.modules.resolve(specifier, file);
        if (found === undefined)
            return unresolvedAt(`${specifier} is not a file of the repository`, node, file);
        const whole = isSourceFile(found) ? this.moduleValue(found) : found;
        if (!interop || whole instanceof Described || whole instanceof evaluate_value/* Unresolved */.UG)
            return whole;
        return new evaluate_value/* Mapping */.X9([{ key: 'default', value: whole, origin: file.origin(node) }]);
    }
    moduleValue(found) {
        const whole = found.bindings('default').length === 0 ? this.wholeExport(found) : undefined;
        return (whole ?? new Described('module', found.path, found.root, { file: found, env: undefined }, undefined));
    }
    /** `module.exports = …`, when that is all there is. */
    wholeExport(file) {
        const bound = file.bindings('exports').filter(({ binding }) => binding.exported === 'module.exports');
        if (bound.length !== 1)
            return undefined;
        const value = this.valueOf('module.exports', bound[0], { file, env: undefined });
        return value;
    }
    evaluateBinding(name, bound, site) {
        const { binding } = bound;
        const { file } = site;
        if (binding.kind === 'import')
            return this.imported(binding, file);
        const value = 'id' in binding.value
            ? this.evaluator.evaluate(binding.value, site)
            : this.evaluator.meaning(binding.value, binding.node, site);
        return this.changed(name, bound, value, site);
    }
    imported(binding, file) {
        const { specifier, name, submodule, node } = binding;
        const nested = () => (submodule === undefined ? undefined : this.modules.resolve(submodule, file));
        const itself = name !== null && this.modules.resolve(specifier, file) === file;
        // `from . import x` in the package's own file means its submodule.
        const module = itself ? undefined : this.module(specifier, node, file, binding.interop);
        if (name === null && module !== undefined)
            return module;
        // What has no exports of its own (a JSON file, `module.exports = …`) is itself the default.
        if (name === 'default' && module !== undefined && !(module instanceof Described))
            return module;
        if (module !== undefined && !(module instanceof evaluate_value/* Unresolved */.UG)) {
            const member = this.evaluator.memberIfAny(module, name);
            if (member !== undefined)
                return member;
        }
        const found = nested();
        if (found !== undefined)
            return isSourceFile(found) ? this.moduleValue(found) : found;
        if (module instanceof evaluate_value/* Unresolved */.UG)
            return module;
        return unresolvedAt(`${specifier} has no ${name}`, node, file);
    }
    /** Applies what later statements certainly add to a table; notes what they may do beyond that. */
    changed(name, bound, value, site) {
        if (!(value instanceof evaluate_value/* Sequence */.gd || value instanceof evaluate_value/* Mapping */.X9))
            return value;
        const { file } = site;
        let current = value;
        for (const { change, when } of this.changesOf(name, bound, file)) {
            const next = when === 'always' ? this.applyChange(current, change, site) : undefined;
            if (next === undefined)
                this.notes.push({ name, place: file.place(change.node), when, text: file.quote(change.node) });
            else
                current = next;
        }
        return current;
    }
    changesOf(name, bound, file) {
        let changes = this.changes.get(bound);
        if (!changes) {
            changes = file.changes(name, bound);
            this.changes.set(bound, changes);
        }
        return changes;
    }
    applyChange(current, change, site) {
        const origin = site.file.origin(change.node);
        if (change.kind === 'set' && current instanceof evaluate_value/* Mapping */.X9) {
            const key = typeof change.key === 'string' ? change.key : this.evaluator.evaluate(change.key, site);
            const value = this.evaluator.evaluate(change.value, site);
            return new evaluate_value/* Mapping */.X9(lastWins([...current.entries, { key, value, origin }]));
        }
        if (change.kind === 'append' && current instanceof evaluate_value/* Sequence */.gd) {
            const added = this.evaluator.entries(change.items, site);
            // One entry is documented by the comment of its statement.
            const [only] = change.items;
            const entries = change.items.length === 1 && !only?.spread && !(added instanceof evaluate_value/* Unresolved */.UG)
                ? added.map(entry => ({ ...entry, origin }))
                : added;
            return entries instanceof evaluate_value/* Unresolved */.UG ? undefined : grown(current, entries);
        }
        if (change.kind !== 'extend')
            return undefined;
        let result = current;
        for (const node of change.values) {
            const value = this.evaluator.evaluateNow(node, site);
            if (result instanceof evaluate_value/* Sequence */.gd && value instanceof evaluate_value/* Sequence */.gd)
                result = grown(result, value.entries);
            else if (result instanceof evaluate_value/* Mapping */.X9 && value instanceof evaluate_value/* Mapping */.X9)
                result = overlaid(result, value.entries);
            else
                return undefined;
        }
        return result;
    }
    fromWildcards(name, file, seen = new Set()) {
        if (seen.has(file))
            return undefined;
        seen.add(file);
        for (const specifier of file.language.wildcards(file.root)) {
            const module = this.modules.resolve(specifier, file);
            if (module === undefined || !isSourceFile(module))
                continue;
            const found = this.exported(name, module, seen);
            if (found !== undefined)
                return found;
        }
        return undefined;
    }
    ambiguous(name, bound, file) {
        const lines = bound.map(({ binding }) => binding.node.startPosition.row + 1).join(', ');
        return unresolvedAt(`${name} is assigned ${bound.length} times (lines ${lines})`, bound[0].binding.node, file);
    }
}
function isSourceFile(found) {
    return typeof found === 'object' && found !== null && 'tree' in found;
}
/**
 * Of several assignments in one block, the last one before a use in the same block is what holds there. Undefined
 * when some of them stand elsewhere (in a condition or loop), or the use runs at another time (in a function).
 */
function lastBefore(at, bound, sameScope) {
    if (!sameScope)
        return undefined;
    const before = bound.filter(({ binding }) => binding.node.startIndex < at.startIndex);
    const done = before.filter(({ binding }) => binding.node.endIndex <= at.startIndex);
    const block = before[0]?.binding.node.parent;
    if (!block || !contains(block, at) || before.some(({ binding }) => binding.node.parent?.id !== block.id))
        return undefined;
    return done.at(-1);
}
function parameterNamed(name, at, file, env) {
    for (let e = env; e; e = e.outer)
        if (e.names.has(name) && isInside(at, file, e))
            return e;
    return undefined;
}
function isInside(node, file, env) {
    return env.file === file && contains(env.owner, node);
}
/** Bound to something, unlike parameters and loop variables, which only a run binds. */
function isAssigned(binding) {
    return (!binding.member &&
        !(binding.kind === 'value' && 'kind' in binding.value && binding.value.kind === 'opaque'));
}
function grown(list, added) {
    const all = [...list.entries, ...added];
    return new evaluate_value/* Sequence */.gd(list.distinct ? distinct(all) : all, list.distinct);
}
function overlaid(map, added) {
    return new evaluate_value/* Mapping */.X9(lastWins([...map.entries, ...added]));
}

;// CONCATENATED MODULE: ./build/extract/evaluate/evaluator.js






/** Expressions and names inside each other: deeper than any table that a person wrote, and within the stack. */
const MAX_DEPTH = 300;
/** Expressions looked at for one table: bounds what nested helper calls could multiply. */
const MAX_EXPRESSIONS = 5_000_000;
/** Values in one table at any depth: bounds what lists of lists of the same lists could multiply. */
const MAX_VALUES = 2_000_000;
/**
 * Works out what expressions of source code stand for, without running anything: literals, names of other constants,
 * spreads, calls as data. What it cannot work out becomes an {@link Unresolved} that says why and where.
 */
class Evaluator {
    names;
    calls;
    duplicates = [];
    classes = new Map();
    spent = 0;
    depth = 0;
    constructor(modules) {
        this.names = new Names(modules, this);
        this.calls = new Calls(this, this.names);
    }
    /** Begins another table: its bounds are its own, and nothing of one that was broken off is under way. */
    restart() {
        this.spent = 0;
        this.depth = 0;
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
            return unresolvedAt(`there are more than ${MAX_EXPRESSIONS} expressions to look at`, node, file);
        }
        if (this.depth >= MAX_DEPTH)
            return unresolvedAt(`it is nested deeper than ${MAX_DEPTH} levels`, node, file);
        if (node.isError || node.isMissing) {
            return new evaluate_value/* Unresolved */.UG('there is a syntax error', file.place(node), file.quote(node), 'source-syntax');
        }
        this.depth += 1;
        const value = this.meaning(file.language.expression(node), node, site);
        this.depth -= 1;
        return isTooLarge(value) ? unresolvedAt('it is too large for reference data', node, file) : value;
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
        return unresolvedAt(`${expression.name} is changed later, in line ${line}`, node, file);
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
                return expression.distinct ? new evaluate_value/* Sequence */.gd(distinct(entries), true) : new evaluate_value/* Sequence */.gd(entries);
            }
            case 'mapping':
                return this.mapping(expression.entries, node, site, expression);
            case 'comprehension':
                return this.comprehension(expression, node, site);
            case 'text':
                return this.text(expression.parts, node, site);
            case 'name': {
                const value = this.names.lookUp(expression.name, node, site);
                if (value !== undefined)
                    return value;
                return unresolvedAt(`${expression.name} is not defined in ${file.path} or in a file that it imports`, node, file);
            }
            case 'exported': {
                const value = this.names.exported(expression.name, file);
                return value === undefined
                    ? unresolvedAt(`${file.path} exports no ${expression.name}`, node, file)
                    : value;
            }
            case 'module':
                return this.names.module(expression.specifier, node, file, expression.interop);
            case 'member':
                return this.member(this.evaluate(expression.object, site), expression.name, node, file);
            case 'index':
                return this.indexed(expression.object, expression.index, node, site);
            case 'call':
                return this.calls.evaluate(expression, node, site);
            case 'binary':
                return this.binary(expression, node, site);
            case 'unary': {
                const operand = settled(this.evaluate(expression.operand, site));
                if (operand instanceof evaluate_value/* Unresolved */.UG)
                    return operand;
                const { unary } = file.language.operators;
                const value = Object.hasOwn(unary, expression.operator)
                    ? unary[expression.operator]?.(operand)
                    : undefined;
                if (value !== undefined)
                    return value;
                return unresolvedAt(`"${expression.operator}" is not worked out for this value`, node, file);
            }
            case 'either': {
                const left = settled(this.evaluate(expression.left, site));
                if (left instanceof evaluate_value/* Unresolved */.UG)
                    return left;
                const holds = expression.operator === 'nullish' ? left !== null : file.language.operators.truth(left);
                if (holds === undefined)
                    return unresolvedAt('whether it is true is not known', expression.left, file);
                return holds === (expression.operator === 'and') ? this.evaluate(expression.right, site) : left;
            }
            case 'choice': {
                const condition = settled(this.evaluate(expression.condition, site));
                if (condition instanceof evaluate_value/* Unresolved */.UG)
                    return condition;
                const holds = file.language.operators.truth(condition);
                if (holds === undefined)
                    return unresolvedAt('its condition is not a constant', node, file);
                return this.evaluate(holds ? expression.whenTrue : expression.whenFalse, site);
            }
            case 'function':
                return new Described('function', expression.function.name, node, site, expression);
            case 'class':
                return new Described('class', expression.class.name, node, site, expression);
            case 'opaque':
                return unresolvedAt(expression.reason, node, file);
        }
    }
    member(object, name, node, file) {
        if (object instanceof evaluate_value/* Unresolved */.UG)
            return object;
        const value = this.memberIfAny(object, name);
        if (value !== undefined)
            return value;
        const whose = object instanceof Described
            ? `the ${object.kind} ${object.name} (${object.site.file.path}) has no constant`
            : object instanceof evaluate_value/* Mapping */.X9
                ? 'there is no'
                : 'it has no constant';
        return unresolvedAt(`${whose} ${name}`, node, file);
    }
    /** A member of a module, class or map; undefined when there is none of this name. */
    memberIfAny(object, name) {
        const whole = settled(object);
        if (whole instanceof evaluate_value/* Mapping */.X9)
            return whole.get(name);
        if (!(whole instanceof Described))
            return undefined;
        if (whole.kind === 'module')
            return this.names.exported(name, whole.site.file);
        if (whole.shape?.kind !== 'class')
            return undefined;
        // `Class.name` is its own constant even when the class is looked at for the first time here.
        const members = this.tableOf(whole);
        return members instanceof evaluate_value/* Mapping */.X9 ? members.get(name) : undefined;
    }
    /** What a function gives back, or the constants of a class: the table that the definition stands for. */
    tableOf(value) {
        const whole = settled(value);
        if (!(whole instanceof Described) || !whole.shape)
            return whole;
        const { shape, node, site } = whole;
        if (shape.kind === 'function')
            return this.calls.result(shape.function, site);
        if (shape.kind !== 'class')
            return whole;
        let members = this.classes.get(node);
        if (!members) {
            members = this.mapping(shape.class.members, node, site, { named: true });
            if (!site.env)
                this.classes.set(node, members);
        }
        return members;
    }
    /** Entries of a list, with what is spread in it. */
    entries(items, site) {
        const { file } = site;
        const entries = [];
        for (const { node, spread } of items) {
            if (!spread) {
                entries.push({ value: this.evaluate(node, site), origin: file.origin(node) });
                continue;
            }
            const list = this.listOf(node, site, 'what is spread here is not a list');
            if (list instanceof evaluate_value/* Unresolved */.UG)
                return list;
            for (const entry of list)
                entries.push(entry);
            if (entries.length > MAX_VALUES)
                return unresolvedAt('it is too large for reference data', node, file);
        }
        return entries;
    }
    /** Entries of a list, or of the keys of a map, as it is when it is used here. */
    listOf(node, site, otherwise) {
        const value = settled(this.evaluateNow(node, site));
        if (value instanceof evaluate_value/* Sequence */.gd)
            return value.entries;
        if (value instanceof evaluate_value/* Mapping */.X9)
            return value.entries.map(({ key, origin }) => ({ value: key, origin }));
        return value instanceof evaluate_value/* Unresolved */.UG ? value : unresolvedAt(otherwise, node, site.file);
    }
    mapping(entries, node, outer, { named, textKeys }) {
        const { file, env } = outer;
        const names = new Map();
        const own = { file, owner: node, names, outer: env, depth: env?.depth ?? 0 };
        const site = named ? { file, env: own } : outer;
        const result = [];
        const written = new Set();
        let previous;
        for (const entry of entries) {
            if ('spread' in entry) {
                const value = settled(this.evaluateNow(entry.spread, site));
                if (!(value instanceof evaluate_value/* Mapping */.X9)) {
                    return value instanceof evaluate_value/* Unresolved */.UG
                        ? value
                        : unresolvedAt('what is spread here is not a map', entry.node, file);
                }
                for (const each of value.entries)
                    result.push(each);
                if (result.length > MAX_VALUES)
                    return unresolvedAt('it is too large for reference data', node, file);
                continue;
            }
            const name = typeof entry.key === 'string' ? entry.key : this.evaluate(entry.key, site);
            const key = textKeys && isScalar(name) ? String(name) : name;
            const value = this.entryValue(entry, previous, site);
            previous = value;
            if (named && typeof key === 'string')
                names.set(key, value);
            if (isScalar(key)) {
                const text = `${typeof key}:${key}`;
                if (written.has(text))
                    this.duplicates.push({ key: String(key), file, node: entry.node });
                written.add(text);
            }
            result.push({ key, value, origin: file.origin(entry.node) });
        }
        return new evaluate_value/* Mapping */.X9(lastWins(result));
    }
    entryValue({ value, node }, previous, site) {
        if ('id' in value)
            return this.evaluate(value, site);
        if (value.kind !== 'next')
            return this.meaning(value, node, site);
        const next = value.next(previous);
        return next === undefined ? unresolvedAt('the member before it is not a number', node, site.file) : next;
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
                problem = unresolvedAt('it is too large for reference data', node, file);
        };
        const run = (rest, site, origin) => {
            const [clause, ...further] = rest;
            if (!clause) {
                add(site, origin);
                return;
            }
            if ('condition' in clause) {
                const condition = settled(this.evaluate(clause.condition, site));
                const holds = condition instanceof evaluate_value/* Unresolved */.UG ? undefined : file.language.operators.truth(condition);
                if (holds)
                    run(further, site, origin);
                else if (holds === undefined) {
                    problem =
                        condition instanceof evaluate_value/* Unresolved */.UG
                            ? condition
                            : unresolvedAt('its condition is not a constant', clause.condition, file);
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
                    problem = unresolvedAt('an item does not have the parts that are named', clause.list, file);
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
            return new evaluate_value/* Mapping */.X9(lastWins(keyed));
        return expression.distinct ? new evaluate_value/* Sequence */.gd(distinct(items), true) : new evaluate_value/* Sequence */.gd(items);
    }
    text(parts, node, site) {
        const { file } = site;
        let result = '';
        for (const part of parts) {
            const value = typeof part === 'string' ? part : settled(this.evaluate(part, site));
            if (value instanceof evaluate_value/* Unresolved */.UG)
                return value;
            const text = file.language.operators.text(value);
            if (text === undefined) {
                return unresolvedAt('a part of the text is not a constant', typeof part === 'string' ? node : part, file);
            }
            if (result.length + text.length > MAX_TEXT_CHARACTERS)
                return unresolvedAt('it is too large for reference data', node, file);
            result += text;
        }
        return result;
    }
    indexed(objectNode, indexNode, node, site) {
        const { file } = site;
        const object = settled(this.evaluateNow(objectNode, site));
        const index = settled(this.evaluate(indexNode, site));
        for (const part of [object, index])
            if (part instanceof evaluate_value/* Unresolved */.UG)
                return part;
        if (object instanceof evaluate_value/* Mapping */.X9 && isScalar(index)) {
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
        if (typeof index === 'string' && object instanceof Described)
            return this.member(object, index, node, file);
        return unresolvedAt(`there is nothing at ${isScalar(index) ? JSON.stringify(index) : 'this index'}`, node, file);
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
        let value = settled(this.evaluateNow(leftmost, site));
        for (const { operator, node: rightNode } of rights.reverse()) {
            if (value instanceof evaluate_value/* Unresolved */.UG)
                return value;
            const right = settled(this.evaluateNow(rightNode, site));
            if (right instanceof evaluate_value/* Unresolved */.UG)
                return right;
            const { binary } = file.language.operators;
            const result = Object.hasOwn(binary, operator) ? binary[operator]?.(value, right) : undefined;
            if (result === undefined)
                return unresolvedAt(`"${operator}" is not worked out for these values`, rightNode, file);
            if (isTooLarge(result))
                return unresolvedAt('it is too large for reference data', node, file);
            value = result;
        }
        return value;
    }
}
function isTooLarge(value) {
    if (typeof value === 'string')
        return value.length > MAX_TEXT_CHARACTERS;
    return (value instanceof evaluate_value/* Sequence */.gd || value instanceof evaluate_value/* Mapping */.X9) && value.weight > MAX_VALUES;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/web-tree-sitter/tree-sitter.js
var tree_sitter = __webpack_require__(254);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
;// CONCATENATED MODULE: ./build/assets.js



let found;
/**
 * The folder of the grammars (`dist/wasm`), which travels with the bundles. Looked for upwards from this very file,
 * since it is run from `src/` (tests), from `build/` and from inside the bundles of `dist/`.
 */
function assetFolder() {
    if (found)
        return found;
    let folder = (0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(import.meta.url));
    for (;;) {
        const candidate = (0,external_node_path_.join)(folder, 'dist', 'wasm');
        if ((0,external_node_fs_.existsSync)(candidate)) {
            found = candidate;
            return candidate;
        }
        const parent = (0,external_node_path_.dirname)(folder);
        if (parent === folder)
            throw new Error('dist/wasm is missing: run `npm run build`');
        folder = parent;
    }
}

;// CONCATENATED MODULE: ./build/extract/syntax/parser.js




/** Tree-sitter's own limit on nesting is far higher; a parse that takes longer than this is of no use to anybody. */
const MAX_PARSE_MS = 120_000;
const grammars = new Map();
let started;
/** Thrown by {@link parse} when the grammar is not in memory yet: load it with {@link loadGrammar} and try again. */
class GrammarNeeded extends Error {
    grammar;
    constructor(grammar) {
        super(`grammar ${grammar} is not loaded`);
        this.grammar = grammar;
    }
}
/** Loads a bundled grammar (`tree-sitter-python.wasm`), once; grammars that no file needs cost nothing. */
async function loadGrammar(grammar) {
    if (grammars.has(grammar))
        return;
    // The bytes are handed over, so that the runtime does not look for files beside a bundle that has moved.
    started ??= tree_sitter/* Parser */.iX.init({ wasmBinary: asset('web-tree-sitter.wasm') });
    await started;
    grammars.set(grammar, await tree_sitter/* Language */.TM.load(asset(grammar)));
}
/** Parses text by a loaded grammar. The tree lives outside of JavaScript's memory: whoever holds it deletes it. */
function parse(text, grammar) {
    const loaded = grammars.get(grammar);
    if (!loaded)
        throw new GrammarNeeded(grammar);
    const parser = new tree_sitter/* Parser */.iX();
    try {
        parser.setLanguage(loaded);
        const deadline = Date.now() + MAX_PARSE_MS;
        const tree = parser.parse(text, null, { progressCallback: () => Date.now() > deadline });
        if (!tree)
            throw new Error(`parsing took longer than ${MAX_PARSE_MS / 1000} s`);
        return tree;
    }
    finally {
        parser.delete();
    }
}
function asset(name) {
    return (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(assetFolder(), name));
}

;// CONCATENATED MODULE: ./build/extract/syntax/comments.js
/**
 * The comment that documents an entry of a table: the one at the end of the entry's own line, otherwise the one in
 * front of it, otherwise the comment lines right above it. Found in the text and then confirmed in the tree, so that a `#` in a string is never one.
 */
function documentingComment(file, entry) {
    return trailing(file, entry) ?? inFront(file, entry) ?? above(file, entry);
}
function trailing(file, entry) {
    const { text } = file;
    let at = entry.endIndex;
    while (text[at] === ' ' || text[at] === '\t' || text[at] === ',' || text[at] === ';')
        at += 1;
    const comment = commentAt(file, at);
    if (!comment)
        return undefined;
    // What follows on the same line after a comma has the comment in front of it.
    const isSeparated = text.slice(entry.endIndex, at).includes(',');
    const rest = text.slice(comment.endIndex, lineEnd(text, comment.endIndex));
    return isSeparated && rest.trim() !== '' ? undefined : strip(comment.text, file);
}
/** A block comment right in front of the entry, on its line. */
function inFront(file, entry) {
    const { text } = file;
    let end = entry.startIndex;
    while (text[end - 1] === ' ' || text[end - 1] === '\t')
        end -= 1;
    if (!file.language.comments.block.some(([, mark]) => text.endsWith(mark, end)))
        return undefined;
    const comment = file.root.descendantForIndex(end - 1, end);
    return comment && file.language.comments.types.has(comment.type) ? strip(comment.text, file) : undefined;
}
function lineEnd(text, from) {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
}
function above(file, entry) {
    const { text } = file;
    const lines = [];
    let lineStart = text.lastIndexOf('\n', entry.startIndex - 1) + 1;
    // An entry that shares its line with another is not documented by what stands above the line.
    if (text.slice(lineStart, entry.startIndex).trim() !== '')
        return undefined;
    while (lineStart > 0) {
        const end = lineStart - 1;
        const start = text.lastIndexOf('\n', end - 1) + 1;
        const last = start + text.slice(start, end).trimEnd().length - 1;
        if (last < start || !endsLikeComment(file, text.slice(start, last + 1)))
            break;
        const comment = file.root.descendantForIndex(last, last + 1);
        if (!comment || !file.language.comments.types.has(comment.type))
            break;
        const own = text.lastIndexOf('\n', comment.startIndex - 1) + 1;
        if (text.slice(own, comment.startIndex).trim() !== '')
            break;
        lines.unshift(strip(comment.text, file));
        lineStart = own;
        if (comment.startPosition.row !== comment.endPosition.row)
            break;
    }
    return lines.length > 0 ? lines.join('\n') : undefined;
}
function commentAt(file, offset) {
    const { line, block, types } = file.language.comments;
    const starts = [...line, ...block.map(([start]) => start)];
    if (!starts.some(start => file.text.startsWith(start, offset)))
        return undefined;
    const node = file.root.descendantForIndex(offset, offset + 1);
    return node && types.has(node.type) && node.startIndex === offset ? node : undefined;
}
function endsLikeComment(file, lineText) {
    const { line, block } = file.language.comments;
    const trimmed = lineText.trimStart();
    return line.some(start => trimmed.startsWith(start)) || block.some(([, end]) => trimmed.endsWith(end));
}
/** Comment text without its marks, and without the column of `*` that block comments often have. */
function strip(comment, file) {
    const { line, block } = file.language.comments;
    for (const [start, end] of block) {
        if (!comment.startsWith(start))
            continue;
        const inner = comment
            .slice(start.length, comment.endsWith(end) ? -end.length : undefined)
            .replace(/^\*+/, '');
        return inner
            .split('\n')
            .map(text => text.replace(/^\s*\*? ?/, '').trimEnd())
            .join('\n')
            .trim();
    }
    const mark = line.find(start => comment.startsWith(start)) ?? '';
    // Documentation comments repeat their mark (`///`, `##`) or add one (`//!`, `#:`).
    return comment
        .slice(mark.length)
        .replace(/^[/#!:]+/, '')
        .trim();
}

;// CONCATENATED MODULE: ./build/extract/syntax/source-file.js


/** After this many different names an index of the whole file is cheaper than searching the text for each. */
const SEARCHES_BEFORE_INDEX = 64;
/** Texts are quoted in messages up to this many characters. */
const MAX_QUOTE_CHARACTERS = 60;
/** One parsed file of the repository. Lookups go through the text to the few nodes that matter: walking trees is slow. */
class SourceFile {
    path;
    text;
    language;
    tree;
    root;
    bound = new Map();
    found = new Map();
    nameCharacter;
    index;
    searches = 0;
    /** @throws GrammarNeeded when the grammar is not loaded yet. */
    constructor(path, text, language, grammar) {
        this.path = path;
        this.text = text;
        this.language = language;
        this.tree = parse(text, grammar);
        this.root = this.tree.rootNode;
        this.nameCharacter = new RegExp(`[${language.nameCharacters}]`, 'u');
    }
    place(node) {
        return { file: this.path, line: node.startPosition.row + 1, column: node.startPosition.column + 1 };
    }
    origin(node) {
        return new NodeOrigin(this, node);
    }
    /** Source text of a node on one line, shortened. */
    quote(node) {
        const text = node.text.slice(0, MAX_QUOTE_CHARACTERS * 2).replace(/\s+/g, ' ');
        return text.length > MAX_QUOTE_CHARACTERS ? `${text.slice(0, MAX_QUOTE_CHARACTERS - 1)}…` : text;
    }
    /** Everything in the file that binds this name, in source order. */
    bindings(name) {
        let bound = this.bound.get(name);
        if (!bound) {
            bound = [];
            for (const node of this.occurrences(name)) {
                const binding = this.language.binding(node);
                if (binding)
                    bound.push({ binding, scope: this.scopeOf(binding.node) });
            }
            this.bound.set(name, bound);
        }
        return bound;
    }
    /** Statements that change the value bound to this name in that scope after it was bound, in source order. */
    changes(name, bound) {
        const found = [];
        for (const node of this.occurrences(name)) {
            if (node.startIndex < bound.binding.node.endIndex)
                continue;
            const change = this.language.change(node);
            if (!change || !this.means(node, name, bound))
                continue;
            found.push({ change, when: this.whenRun(change.node, bound) });
        }
        return found;
    }
    /** Ids of the scopes around a node, innermost first, ending with the file's. */
    scopesAround(node) {
        const scopes = [];
        for (let at = node.parent; at; at = at.parent)
            if (this.language.scopes.has(at.type))
                scopes.push(at.id);
        if (scopes.at(-1) !== this.root.id)
            scopes.push(this.root.id);
        return scopes;
    }
    /** The first syntax error inside a node. */
    syntaxError(within = this.root) {
        if (!within.hasError)
            return undefined;
        let node = within;
        for (;;) {
            if (node.isError || node.isMissing)
                return this.place(node);
            const next = node.children.find(child => child?.hasError || child?.isMissing);
            if (!next)
                return this.place(node);
            node = next;
        }
    }
    /** What a part of the file binds this name to, in source order. */
    bindingsWithin(name, part) {
        const found = [];
        // In the part alone: searching on from its start would go through the rest of the file.
        for (const offset of this.search(name, this.text.slice(part.startIndex, part.endIndex))) {
            const node = this.nodeAt(part.startIndex + offset, name);
            const binding = node && this.language.binding(node);
            if (binding)
                found.push(binding);
        }
        return found;
    }
    /** Nodes whose text is exactly this name. */
    occurrences(name) {
        let nodes = this.found.get(name);
        if (nodes)
            return nodes;
        nodes = [];
        this.found.set(name, nodes);
        for (const offset of this.offsets(name)) {
            const node = this.nodeAt(offset, name);
            if (node)
                nodes.push(node);
        }
        return nodes;
    }
    /** All names in the file, for suggestions. */
    names() {
        return this.nameIndex().keys();
    }
    dispose() {
        this.tree.delete();
    }
    /** Whether a use of the name means this binding, and not one of the same name in a scope further in. */
    means(node, name, bound) {
        const bindings = this.bindings(name).filter(({ binding }) => !binding.member);
        const scope = this.scopesAround(node).find(around => bindings.some(candidate => candidate.scope === around));
        return scope === bound.scope;
    }
    whenRun(statement, bound) {
        if (statement.parent?.id === bound.binding.node.parent?.id)
            return 'always';
        for (let at = statement.parent; at && at.id !== bound.scope; at = at.parent) {
            if (this.language.deferred.has(at.type) && !this.isHandedToCall(at))
                return 'later';
        }
        return 'sometimes';
    }
    /** A function among the arguments of a call, or called itself, most likely runs right there: `xs.forEach(x => …)`. */
    isHandedToCall(node) {
        const { parent } = node;
        return [parent, parent?.parent].some(around => around && this.language.expression(around).kind === 'call');
    }
    scopeOf(node) {
        return this.scopesAround(node)[0];
    }
    offsets(name) {
        this.searches += 1;
        if (this.searches > SEARCHES_BEFORE_INDEX)
            return this.nameIndex().get(name) ?? [];
        return this.search(name);
    }
    *search(name, text = this.text) {
        const isInName = (character) => character !== undefined && this.nameCharacter.test(character);
        for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
            if (!isInName(text[at - 1]) && !isInName(text[at + name.length]))
                yield at;
        }
    }
    nodeAt(offset, name) {
        const end = offset + name.length;
        const node = this.root.descendantForIndex(offset, end);
        return node?.startIndex === offset && node.endIndex === end ? node : undefined;
    }
    nameIndex() {
        if (this.index)
            return this.index;
        this.index = new Map();
        for (const match of this.text.matchAll(new RegExp(`[${this.language.nameCharacters}]+`, 'gu'))) {
            const offsets = this.index.get(match[0]);
            if (offsets)
                offsets.push(match.index);
            else
                this.index.set(match[0], [match.index]);
        }
        return this.index;
    }
}
class NodeOrigin {
    file;
    node;
    constructor(file, node) {
        this.file = file;
        this.node = node;
    }
    get place() {
        return this.file.place(this.node);
    }
    get comment() {
        return documentingComment(this.file, this.node);
    }
}

;// CONCATENATED MODULE: ./build/extract/source-files.js






/** The source files of one extraction: each parsed once, kept until {@link SourceFiles.dispose}. */
class SourceFiles {
    repository;
    evaluator = new Evaluator(this);
    files = new Map();
    modulePaths = new Map();
    constructor(repository) {
        this.repository = repository;
    }
    /**
     * Runs `work` with every grammar that it turns out to need. Parsing is synchronous and grammars load
     * asynchronously, so work that meets a new one is started again; what it had parsed is kept.
     */
    async withGrammars(work) {
        for (;;) {
            try {
                return work();
            }
            catch (error) {
                if (!(error instanceof GrammarNeeded))
                    throw error;
                await loadGrammar(error.grammar);
            }
        }
    }
    /** A parsed file. @throws {UnreadableFile} also when no language of ours reads it. */
    open(path) {
        const known = this.files.get(path);
        if (known)
            return known;
        // Read first: that there is no such file says more than that its name tells no language.
        const source = this.repository.read(path);
        const language = languageOf(path);
        if (!language) {
            const text = languages.map(l => `${l.name} (${l.extensions.join(', ')})`).join('; ');
            throw new repository/* UnreadableFile */.ie('source-language', path, `No implementation language reads ${path}.`, `Tables are read from: ${text}.`);
        }
        const file = new SourceFile(path, source, language, grammarOf(language, path));
        this.files.set(path, file);
        return file;
    }
    resolve(specifier, importer) {
        const path = this.modulePath(specifier, importer);
        if (path === undefined)
            return undefined;
        return this.readable(path, () => (path.endsWith('.json') ? this.json(path) : this.open(path)));
    }
    /** The file that a specifier means, looked for once. */
    modulePath(specifier, importer) {
        const key = `${importer.path}\0${specifier}`;
        if (!this.modulePaths.has(key)) {
            const paths = importer.language.modulePaths(specifier, importer.path);
            const readable = (path) => path.endsWith('.json') || languageOf(path) !== undefined;
            this.modulePaths.set(key, paths.find(path => readable(path) && this.repository.isFile(path)));
        }
        return this.modulePaths.get(key);
    }
    /** The first syntax error of each file that was parsed. */
    syntaxErrors() {
        return [...this.files.values()].map(file => file.syntaxError()).filter(place => place !== undefined);
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
    // `x.d.ts` and `x.ts` are one language; the last extension decides.
    return languages.find(language => language.extensions.some(extension => path.endsWith(extension)));
}
/** File name of the bundled grammar for a path. */
function grammarOf(language, path) {
    const { grammar } = language;
    const file = typeof grammar === 'string' ? grammar : grammar[path.slice(path.lastIndexOf('.'))];
    return file.slice(file.lastIndexOf('/') + 1);
}

;// CONCATENATED MODULE: ./build/extract/extract.js



/**
 * Reads everything that a configuration names. Nothing of the repository is run. Problems are reported and reading
 * goes on, so that all of them are told together.
 */
async function extract(loaded, repository, report, options = {}) {
    const files = new SourceFiles(repository);
    const context = {
        repository,
        files,
        placeOf: loaded.placeOf,
        report,
        rows: (source, at) => (0,pipeline/* readRows */.aK)(source, at, context),
        extraction: (source, at) => (0,pipeline/* readExtraction */.WG)(source, at, context),
    };
    try {
        return await new Reader(loaded, context, options).read();
    }
    finally {
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
        return {
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
            modulos: await this.section(config.modulos, ['modulos']),
            comandos: await this.section(config.comandos, ['comandos']),
            erros: await this.section(config.erros, ['erros']),
            exercicios: await this.entries(conteudos?.exercicios, ['conteudos', 'exercicios']),
            exemplos: await this.number(conteudos?.exemplos, ['conteudos', 'exemplos']),
            pacotes: await this.number(conteudos?.pacotes, ['conteudos', 'pacotes']),
            projetos: await this.number(conteudos?.projetos, ['conteudos', 'projetos']),
        };
    }
    async section(sources, at) {
        if (sources === undefined || !this.wanted(at))
            return EMPTY;
        this.options.progress?.(at.join('.'));
        const rows = [];
        for (const [i, source] of sources.entries()) {
            for (const row of await this.context.rows(source, [...at, i])) {
                rows.push({ value: (0,pipeline/* resolvedValue */.K$)(row.value, at, this.context), place: row.place });
            }
        }
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
        if (value === pipeline/* REPORTED */.u3)
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
        if (value === pipeline/* REPORTED */.u3)
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
            return { value: pipeline/* REPORTED */.u3, place };
        }
        const extraction = await this.context.extraction(source, at);
        if (extraction.kind === 'value')
            return { value: (0,pipeline/* resolvedValue */.K$)(extraction.value, at, this.context), place: extraction.place };
        // A source that could not be read has been reported already.
        if (extraction.records.length > 0) {
            this.context.report({
                rule: 'table-scalar',
                message: `${at.join('.')} needs one value, and its source is a table of ${extraction.records.length} entries.`,
                place,
            });
        }
        return { value: pipeline/* REPORTED */.u3, place };
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

/***/ 3828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u3: () => (/* binding */ REPORTED),
  WG: () => (/* binding */ readExtraction),
  aK: () => (/* binding */ readRows),
  K$: () => (/* binding */ resolvedValue)
});

// EXTERNAL MODULE: ./build/extract/evaluate/value.js
var evaluate_value = __webpack_require__(4081);
// EXTERNAL MODULE: ./build/extract/expression.js
var extract_expression = __webpack_require__(566);
// EXTERNAL MODULE: ./build/extract/record.js
var record = __webpack_require__(3437);
// EXTERNAL MODULE: ./build/code-points.js
var code_points = __webpack_require__(9039);
;// CONCATENATED MODULE: ./build/extract/sort.js

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

// EXTERNAL MODULE: ./build/extract/source.js + 16 modules
var extract_source = __webpack_require__(6622);
;// CONCATENATED MODULE: ./build/extract/pipeline.js





/** Names shown when a joined source has entries that nothing uses. */
const MAX_NAMES_SHOWN = 8;
/** Shown of a record in messages. */
const MAX_RECORD_CHARACTERS = 300;
const compiled = new Map();
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
async function applySteps(source, records, at, context) {
    const kept = source.filter === undefined ? records : await filter(records, source.filter, [...at, 'filter'], context);
    if (records.length > 0 && kept.length === 0) {
        context.report({
            rule: 'source-empty',
            message: `None of the ${records.length} records passes the filter.`,
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
    const rows = steps.map(({ record, value }) => ({ value, place: record.place, ...(!mapped && { fields: record.fields }) }));
    return source.sort === undefined ? rows : rows.sort(compareRows(source.sort));
}
/** A value that is published as it is, without a mapping that says which part of it is meant. */
function resolvedValue(value, at, context) {
    const unresolved = (0,evaluate_value/* findUnresolved */.jt)(value);
    if (!unresolved)
        return value;
    reportUnresolved(unresolved, at, context);
    return REPORTED;
}
async function filter(records, source, at, context) {
    const expression = compile(source);
    const kept = [];
    for (const record of records) {
        const outcome = await evaluate(expression, record.fields, record, at, context);
        // As JSONata's own $boolean has it: what is empty or nothing is not true.
        if (outcome !== REPORTED && isTrue(outcome))
            kept.push(record);
    }
    return kept;
}
async function mapAll(steps, mapping, at, context) {
    for (const step of steps)
        step.value = await applyMapping(mapping, step.record.fields, step.record, at, context);
    reportNothing(steps, mapping, at, context);
}
async function applyMapping(mapping, input, record, at, context) {
    if (typeof mapping === 'string')
        return await evaluate(compile(mapping), input, record, at, context);
    const fields = [];
    for (const [name, spec] of Object.entries(mapping)) {
        const value = typeof spec === 'string'
            ? await evaluate(compile(spec), input, record, [...at, name], context)
            : await applyEach(spec, input, record, [...at, name], context);
        fields.push([name, value]);
    }
    return Object.fromEntries(fields);
}
/** A field that is a list: each item is a record of its own, with `key`, `value` and the fields of the record around it as `parent`. */
async function applyEach(spec, input, record, at, context) {
    const list = await evaluate(compile(spec.each), input, record, [...at, 'each'], context);
    const items = list === undefined || list === null || list === REPORTED ? [] : Array.isArray(list) ? list : [list];
    const rows = [];
    for (const [key, value] of items.entries()) {
        const own = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
        const fields = { ...own, key, value, parent: input };
        if (spec.filter !== undefined) {
            const passes = await evaluate(compile(spec.filter), fields, record, [...at, 'filter'], context);
            if (passes === REPORTED || !isTrue(passes))
                continue;
        }
        const mapped = spec.map === undefined ? value : await applyMapping(spec.map, fields, record, [...at, 'map'], context);
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
    const report = (expression, path) => context.report({
        rule: 'map-nothing',
        message: `\`${expression}\` yields nothing on any of ${steps.length} records.`,
        remedy: `A record looks like this: ${show(first.record)}`,
        place: context.placeOf(path),
    });
    if (typeof mapping === 'string') {
        if (steps.every(step => step.value === undefined))
            report(mapping, at);
        return;
    }
    for (const [name, spec] of Object.entries(mapping)) {
        if (typeof spec === 'string' && steps.every(step => step.value[name] === undefined))
            report(spec, [...at, name]);
    }
}
async function joinAll(steps, join, at, context) {
    const right = (0,record/* asRecords */.Xf)(await context.extraction(join, at));
    const kept = join.filter === undefined ? right : await filter(right, join.filter, [...at, 'filter'], context);
    const byKey = new Map();
    for (const record of kept) {
        const key = await evaluate(compile(join.key), record.fields, record, [...at, 'key'], context);
        if (key === REPORTED || key === undefined)
            continue;
        const text = joinKey(key);
        if (byKey.has(text))
            context.report({
                rule: 'join-ambiguous',
                message: `Two entries of the joined source have the key "${text}".`,
                place: record.place,
            });
        else
            byKey.set(text, record);
    }
    const used = new Set();
    for (const step of steps) {
        const key = await evaluate(compile(join.on), { ...step.record.fields, ...asFields(step.value) }, step.record, [...at, 'on'], context);
        if (key === REPORTED)
            continue;
        const match = key === undefined ? undefined : byKey.get(joinKey(key));
        if (!match) {
            if (!join.optional) {
                context.report({
                    rule: 'join-missing',
                    message: key === undefined
                        ? `\`${join.on}\` yields nothing to look for in the joined source.`
                        : `"${joinKey(key)}" has no counterpart in the joined source.`,
                    place: step.record.place,
                });
            }
            continue;
        }
        used.add(joinKey(key));
        const added = join.map === undefined
            ? resolvedValue(match.fields.value, at, context)
            : await applyMapping(join.map, match.fields, match, [...at, 'map'], context);
        // What the other side does not say leaves what is there.
        const said = Object.entries(asFields(added)).filter(([, value]) => value !== undefined);
        step.value = { ...asFields(step.value), ...Object.fromEntries(said) };
    }
    reportUnused([...byKey.keys()].filter(key => !used.has(key)), join, at, context);
}
/** Numbers and texts that are written the same are the same key. */
function joinKey(key) {
    return typeof key === 'object' && key !== null ? JSON.stringify(key) : String(key);
}
function reportUnused(keys, join, at, context) {
    // An optional join is a table of more (or other) things than the records.
    if (keys.length === 0 || join.optional)
        return;
    const shown = keys.slice(0, MAX_NAMES_SHOWN).join(', ');
    const more = keys.length > MAX_NAMES_SHOWN ? `, … (${keys.length} altogether)` : '';
    context.report({
        rule: 'join-unused',
        message: `Entries of the joined source that belong to no record: ${shown}${more}.`,
        place: context.placeOf(at),
    });
}
/** A step by a field that no record has would do something else than was meant, silently. */
function checkFields(names, steps, at, context) {
    const [first] = steps;
    if (!first)
        return;
    for (const name of names) {
        if (steps.some(({ value }) => fieldOf(value, name) !== undefined))
            continue;
        context.report({
            rule: 'map-nothing',
            message: `None of the ${steps.length} records has a field \`${name}\`.`,
            remedy: `They have ${Object.keys(asFields(first.value)).join(', ') || 'no fields'} at this step.`,
            place: context.placeOf(at),
        });
    }
}
/** Equal for equal values; what is not resolved is equal to nothing. */
function comparable(value) {
    if (value === REPORTED || (0,evaluate_value/* findUnresolved */.jt)(value))
        return Symbol('not resolved');
    return JSON.stringify(value);
}
function unique(steps, field) {
    const seen = new Set();
    return steps.filter(({ value }) => {
        const key = comparable(fieldOf(value, field));
        if (seen.has(key))
            return false;
        seen.add(key);
        return true;
    });
}
function group(steps, { by, as = by, into }) {
    const groups = new Map();
    for (const step of steps) {
        const { [by]: value, ...rest } = asFields(step.value);
        const key = comparable(value);
        let found = groups.get(key);
        if (!found) {
            found = { step: { record: step.record, value: undefined }, items: [] };
            found.step.value = { [as]: value, [into]: found.items };
            groups.set(key, found);
        }
        found.items.push(rest);
    }
    return [...groups.values()].map(({ step }) => step);
}
/** Stands for a value that could not be worked out and has been reported: nobody reports it again. */
const REPORTED = Symbol('reported');
/** Value of an expression; what is not resolved and what fails is reported, with the record that it failed on. */
async function evaluate(expression, input, record, at, context) {
    let outcome;
    try {
        outcome = await expression.evaluate(input);
    }
    catch (error) {
        context.report(failure(expression, error, record, context.placeOf(at)));
        return REPORTED;
    }
    if ('data' in outcome)
        return outcome.data;
    reportUnresolved(outcome.unresolved, at, context);
    return REPORTED;
}
function reportUnresolved({ reason, place, text, rule }, at, context) {
    context.report({ rule, message: `${String(at.at(-1))}: ${text} cannot be resolved: ${reason}.`, place });
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
function compile(source) {
    let expression = compiled.get(source);
    if (!expression) {
        expression = new extract_expression/* MappingExpression */.r(source);
        compiled.set(source, expression);
    }
    return expression;
}
function show(record) {
    let text;
    try {
        text = JSON.stringify(record.fields);
    }
    catch {
        // A part that is not resolved refuses to become text: show the names then.
        text = `a record with ${Object.keys(record.fields).join(', ')}`;
    }
    return text.length > MAX_RECORD_CHARACTERS ? `${text.slice(0, MAX_RECORD_CHARACTERS)}…` : text;
}
function asFields(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
function fieldOf(value, name) {
    return typeof value === 'object' && value !== null ? value[name] : value;
}
function isTrue(value) {
    if (Array.isArray(value))
        return value.some(isTrue);
    if (typeof value === 'object' && value !== null)
        return Object.keys(value).length > 0;
    return Boolean(value);
}


/***/ })

};
