export const id = 83;
export const ids = [83];
export const modules = {

/***/ 3083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ checkedConfig),
  Z: () => (/* binding */ loadConfig)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/drift/change.js
var change = __webpack_require__(5874);
// EXTERNAL MODULE: ./build/drift/rules.js + 1 modules
var rules = __webpack_require__(827);
// EXTERNAL MODULE: ./build/nearest.js
var nearest = __webpack_require__(7658);
// EXTERNAL MODULE: ./build/repository/repository.js
var repository = __webpack_require__(3929);
// EXTERNAL MODULE: ./build/rules.js + 3 modules
var build_rules = __webpack_require__(6012);
// EXTERNAL MODULE: ./build/user-error.js
var user_error = __webpack_require__(2394);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./build/config/mistakes.js
/** The mistakes behind an issue of the schema, in words; of a union, those of the branch that was most likely meant. */
function mistakesOf(issue, data, text, placeOf) {
    return mistakesIn(issue, [], placeOf).map(({ path, message, place }) => {
        const remedy = remedyFor(message, valueAt(data, path), lineAt(text, place));
        return { message, place, ...(remedy && { remedy }) };
    });
}
function remedyFor(message, value, line) {
    if (/must be (.* or )?a text/.test(message) && (typeof value === 'number' || typeof value === 'boolean')) {
        return `Put it in quotes: "${value}".`;
    }
    if (!message.includes('not a JSONata expression'))
        return undefined;
    // What the expression was cut off at: a comment, or the commas and brackets of a map in one line.
    if (/\s#/.test(line) || /\{.*[,[\]]/.test(line)) {
        return 'Put the expression in quotes: YAML ends it at " #", and inside of { … } at a comma or bracket.';
    }
    return 'https://docs.jsonata.org tells how expressions are written.';
}
function valueAt(data, path) {
    return path.reduce((value, key) => value?.[key], data);
}
function lineAt(text, { line }) {
    return text.split('\n')[(line ?? 1) - 1] ?? '';
}
function mistakesIn(issue, outer, placeOf) {
    const path = [...outer, ...issue.path];
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
        const likely = [...issue.errors].sort((a, b) => mismatch(a) - mismatch(b))[0];
        if (mismatch(likely) === 0)
            return likely.flatMap(inner => mistakesIn(inner, path, placeOf));
        const kinds = new Set(issue.errors.flat().map(inner => expected(inner)));
        return [{ path, message: `${mistakes_name(path)} must be ${[...kinds].join(' or ')}.`, place: placeOf(path) }];
    }
    if (issue.code === 'unrecognized_keys') {
        const sentences = issue.message.split('\n');
        return issue.keys.map((key, i) => ({
            path,
            message: sentences[i] ?? issue.message,
            place: placeOf([...path, key]),
        }));
    }
    return [
        {
            path,
            message: issue.code === 'custom' || issue.code === 'invalid_format'
                ? `${mistakes_name(path)}: ${issue.message}`
                : sentence(issue, path),
            place: placeOf(path),
        },
    ];
}
/** Branches whose very value has another type were not meant; those with a mistake further in were. */
function mismatch(issues) {
    return issues.some(issue => issue.code === 'invalid_type' && issue.path.length === 0) ? 1 : 0;
}
function sentence(issue, path) {
    if (issue.code === 'invalid_type') {
        return issue.input === undefined && /undefined/.test(issue.message)
            ? `${mistakes_name(path)} is missing; it must be ${expected(issue)}.`
            : `${mistakes_name(path)} must be ${expected(issue)}.`;
    }
    if (issue.code === 'invalid_value')
        return `${mistakes_name(path)} must be one of ${issue.values.map(String).join(', ')}.`;
    if (issue.code === 'too_small' && issue.origin === 'string')
        return `${mistakes_name(path)} must not be empty.`;
    return `${mistakes_name(path)}: ${issue.message}.`;
}
function expected(issue) {
    if (issue.code !== 'invalid_type')
        return 'something else';
    const words = {
        string: 'a text',
        object: 'a map',
        record: 'a map',
        array: 'a list',
        number: 'a number',
        int: 'a whole number',
        boolean: 'true or false',
    };
    return words[issue.expected] ?? issue.expected;
}
function mistakes_name(path) {
    return path.length === 0
        ? 'refdata.yml'
        : path.reduce((text, part) => typeof part === 'number' ? `${text}[${part}]` : text === '' ? part : `${text}.${part}`, '');
}

;// CONCATENATED MODULE: ./build/config/places.js

/** Place of a key or list item in the file; of the nearest one around it that exists. */
function locate(document, path, file, lines) {
    let node = document.contents;
    let offset = offsetOf(node) ?? 0;
    for (const part of path) {
        if ((0,dist/* isAlias */.Vj)(node))
            node = node.resolve(document);
        if ((0,dist/* isMap */.jh)(node)) {
            const pair = node.items.find(item => (0,dist/* isScalar */.jn)(item.key) && String(item.key.value) === String(part));
            if ((0,dist/* isPair */.tO)(pair)) {
                offset = offsetOf(pair.key) ?? offset;
                node = pair.value;
                continue;
            }
        }
        const item = (0,dist/* isSeq */.oP)(node) ? node.items[Number(part)] : undefined;
        if (item !== undefined) {
            node = item;
            offset = offsetOf(node) ?? offset;
        }
        else if (part !== 0)
            break;
        // One source may stand where a list of sources may: its only item is itself.
    }
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col };
}
/** Paths of all keys with this name, except inside of what refdata.yml only passes on. */
function keysNamed(document, name, passedOn) {
    const found = [];
    const waiting = [{ node: document.contents, path: [] }];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
        const { node, path } = next;
        for (const [i, item] of (0,dist/* isSeq */.oP)(node) ? node.items.entries() : [])
            waiting.push({ node: item, path: [...path, i] });
        if (!(0,dist/* isMap */.jh)(node))
            continue;
        for (const { key, value } of node.items) {
            const own = (0,dist/* isScalar */.jn)(key) ? String(key.value) : '';
            if (own === name)
                found.push([...path, own]);
            if (own !== passedOn)
                waiting.push({ node: value, path: [...path, own] });
        }
    }
    return found;
}
function offsetOf(node) {
    return node?.range?.[0];
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/extract/source.js + 16 modules
var source = __webpack_require__(6622);
// EXTERNAL MODULE: ./build/config/strict.js
var strict = __webpack_require__(9326);
;// CONCATENATED MODULE: ./build/config/check.js



/** The part of `refdata.yml` that is for checking changes. */
const check = (0,strict/* strict */.O)({
    versao: schemas/* array */.YOg(source/* source */.sP)
        .min(1)
        .optional()
        .meta({
        description: 'Other places where the version stands: `refdata check` demands that they agree.',
        examples: [[{ data: 'package.json#/version' }]],
    }),
    committed: schemas/* string */.YjP()
        .min(1)
        .optional()
        .meta({
        description: 'The folder of generated files that are committed: `refdata check` demands that they are what the source gives.',
        examples: ['site'],
    }),
}).meta({ description: 'refdata check: what has to agree with the source.' });

;// CONCATENATED MODULE: ./build/config/registro.js


const registro_text = schemas/* string */.YjP().min(1);
/** Where a manifest has a field: a JSONata expression over what the manifest holds. */
const field = (description) => registro_text.optional().meta({ description });
/** The part of `refdata.yml` that the package registry is made from. */
const registro = (0,strict/* strict */.O)({
    pacotes: schemas/* union */.KCZ([registro_text, schemas/* array */.YOg(registro_text).min(1)]).meta({
        description: 'Manifests of the packages, as globs; TOML, JSON or YAML.',
        examples: ['pacotes/*/forge.toml'],
    }),
    name: registro_text
        .optional()
        .meta({ description: 'Name of the registry; otherwise the name of the language in lower case.' }),
    map: (0,strict/* strict */.O)({
        nome: field('Name of the package.'),
        versao: field('Its version.'),
        descricao: field('What it is for.'),
        licenca: field('Its licence.'),
        autores: field('Who wrote it: a text or a list of texts.'),
        tags: field('Keywords: a text or a list of texts.'),
        dependencias: field('Version ranges by package name.'),
        dataforge: field('Range of language versions that it needs.'),
        entrada: field('The file that programs load, relative to the manifest.'),
    })
        .optional()
        .meta({
        description: 'Where manifests have these fields, as JSONata expressions; otherwise as in forge.toml.',
        examples: [{ nome: 'name', versao: 'version', dependencias: 'dependencies' }],
    }),
    previous: schemas/* union */.KCZ([
        registro_text,
        (0,strict/* strict */.O)({
            branch: registro_text.meta({ description: 'A branch of this repository, fetched.', examples: ['gh-pages'] }),
            folder: schemas/* string */.YjP()
                .optional()
                .meta({ description: 'Folder of the registry on it.', examples: ['registry'] }),
        }),
    ])
        .optional()
        .meta({
        description: 'What is published already, which stays: an http(s) address, a folder of the repository, or a branch.',
        examples: ['https://lume.example', { branch: 'gh-pages' }],
    }),
    yanked: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* union */.KCZ([schemas/* literal */.euz(true), schemas/* array */.YOg(registro_text).min(1)]))
        .optional()
        .meta({
        description: 'What is withdrawn: versions of a package, or `true` for all of it.',
        examples: [{ texto: ['1.0.1'], velho: true }],
    }),
    archived: schemas/* array */.YOg(registro_text)
        .optional()
        .meta({ description: 'Packages that stay published though the repository no longer has them.' }),
}).meta({ description: 'registry/: the package registry, an index and an archive for each version.' });

;// CONCATENATED MODULE: ./build/config/schema.js






/** The shape of `refdata.yml`. Editors get the same as `schemas/refdata.schema.json`, which is generated from this. */
const scalar = schemas/* union */.KCZ([schemas/* string */.YjP().min(1), source/* source */.sP]);
const absoluteUrl = schemas/* string */.YjP()
    .regex(/^https?:\/\/[^\s/]+\S*$/, 'An absolute address is needed, beginning with https:// or http://.');
const number = schemas/* union */.KCZ([schemas/* int */.Whr().min(0), source/* source */.sP]);
const LEVELS = ['error', 'warning', 'notice', 'off', ...change/* CHANGE_LEVELS */.vh];
const configSchema = (0,strict/* strict */.O)({
    nome: schemas/* string */.YjP()
        .min(1)
        .meta({ description: 'Name of the language.', examples: ['Lume'] }),
    descricao: schemas/* string */.YjP().min(1).meta({ description: 'What the data is, in a sentence.' }),
    documentacao: absoluteUrl.meta({
        description: 'Address of the documentation site; the pages of errors are below it.',
        examples: ['https://lume.example/docs'],
    }),
    base_url: absoluteUrl.optional().meta({
        description: 'Address at which the files will be published; told in the manifest and in reports.',
        examples: ['https://lume.example'],
    }),
    versao: scalar.meta({
        description: 'Version of the language and its data: a text, or the constant that holds it.',
        examples: ['1.2.0', { table: 'src/version.py#VERSION' }],
    }),
    sintaxe: (0,strict/* strict */.O)({
        extensao: scalar.meta({ description: 'Extension of source files, with its dot.', examples: ['.lm'] }),
        reservadas: source/* sources */.Tj.optional().meta({ description: 'Reserved words: palavra, descricao, equivalente.' }),
        contextuais: source/* sources */.Tj.optional().meta({
            description: 'Words that are keywords only in a context: palavra, descricao, equivalente, onde.',
        }),
        operadores: source/* sources */.Tj.optional().meta({ description: 'Operators: simbolo, descricao, equivalente.' }),
        verbos_http: source/* sources */.Tj.optional().meta({ description: 'HTTP verbs that the language knows: texts.' }),
        regras: source/* sources */.Tj.optional().meta({ description: 'The rules that most often trip people up: texts.' }),
    }).meta({ description: 'sintaxe.json' }),
    embutidas: source/* sources */.Tj
        .optional()
        .meta({ description: 'embutidas.json: names of the functions that need no import, as texts.' }),
    modulos: source/* sources */.Tj.optional().meta({
        description: 'modulos.json: nome, apelidos, simbolos (nome, assinatura, resumo); or nome and apelido_de, for another name of a module.',
    }),
    comandos: source/* sources */.Tj.optional().meta({
        description: 'comandos.json: grupo, comandos (nome, uso, resumo, detalhe, opcoes, exemplos, apelidos, veja).',
    }),
    erros: source/* sources */.Tj
        .optional()
        .meta({ description: 'erros.json: codigo, titulo, explicacao, exemplo, solucao, doc.' }),
    conteudos: (0,strict/* strict */.O)({
        exercicios: source/* sources */.Tj.optional().meta({
            description: 'Exercises for each folder: records with the folder as key and the number as value.',
            examples: [{ count: 'exercicios/*/*.lm', by: 'folder' }],
        }),
        exemplos: number
            .optional()
            .meta({ description: 'Number of examples.', examples: [{ count: 'exemplos/*.lm' }] }),
        pacotes: number
            .optional()
            .meta({ description: 'Number of packages.', examples: [{ count: 'packages/*/forge.toml' }] }),
        projetos: number.optional().meta({ description: 'Number of projects.' }),
    })
        .optional()
        .meta({ description: 'conteudos.json: what there is to learn from.' }),
    registro: registro.optional(),
    check: check.optional(),
    rules: schemas/* record */.g1P(schemas/* string */.YjP(), (0,strict/* strict */.O)({
        level: schemas/* enum */.k5n(LEVELS).optional().meta({
            description: 'How serious a finding is; for a kind of change, what it asks of `versao`: major, minor, patch or info. "off" leaves it out.',
        }),
        pattern: schemas/* string */.YjP()
            .optional()
            .meta({
            description: 'Another regular expression, for rules that match one.',
            examples: ['^TS\\d{4,5}$'],
        }),
    }))
        .optional()
        .meta({
        description: 'Policy: another level or pattern for a rule, by its id (docs/rules.md).',
        examples: [{ 'codigo-pattern': { pattern: '^TS\\d{4,5}$' } }],
    }),
    limits: (0,strict/* strict */.O)({
        source_mib: schemas/* number */.aig()
            .positive()
            .max(512)
            .optional()
            .meta({ description: 'Largest source file, in MiB.' }),
        package_mib: schemas/* number */.aig()
            .positive()
            .max(1024)
            .optional()
            .meta({ description: 'Largest package, unpacked, in MiB.' }),
    })
        .optional()
        .meta({ description: 'Bounds on what is read.' }),
}).meta({
    title: 'refdata.yml',
    description: 'Where the reference data of a programming language stands in its own source code. Keys of the published contract are Portuguese, as it is; how data is extracted is English.',
});

;// CONCATENATED MODULE: ./build/config/config.js





/** A larger configuration is not one that a person wrote. */
const MAX_CONFIG_BYTES = 1024 * 1024;
const MAX_YAML_ALIASES = 100;
const QUOTES_REMEDY = `Mend the YAML here. A text with ": ", " #", a bracket or a comma in it must stand in quotes, and so must such an expression: "value ? 'a' : 'b'".`;
/**
 * Parses the text of a `refdata.yml`.
 * @param file how the file is named in messages.
 * @throws {UserError} with every mistake, each with its line.
 */
function parseConfig(text, file) {
    const lines = new dist/* LineCounter */.HN();
    const document = parseYaml(text, file, lines);
    const data = toData(document, file);
    if (data === null)
        throw invalid([{ message: 'It is empty.', place: { file, line: 1 } }], file);
    const placeOf = (path) => locate(document, path, file, lines);
    // The schema passes over this one key silently, so that nothing would be told about it.
    const hidden = keysNamed(document, '__proto__', 'value').map(path => ({
        message: 'There is no key `__proto__` here.',
        place: placeOf(path),
    }));
    const result = configSchema.safeParse(data);
    if (result.success && hidden.length === 0)
        return { config: result.data, placeOf };
    const issues = result.success
        ? []
        : result.error.issues.flatMap(issue => mistakesOf(issue, data, text, placeOf));
    throw invalid([...hidden, ...issues], file);
}
function parseYaml(text, file, lineCounter) {
    const document = bounded(file, () => (0,dist/* parseDocument */.Tp)(text, { lineCounter, customTags: [], merge: true }));
    const told = new Set();
    const mistakes = [];
    for (const error of document.errors) {
        const [start] = error.linePos ?? [];
        const line = start?.line ?? 1;
        // One slip makes the parser stumble several times in the same line.
        if (told.has(line))
            continue;
        told.add(line);
        const message = `This is not YAML: ${(error.message.split('\n')[0] ?? '').replace(/ at line \d+.*$/, '')}.`;
        mistakes.push({ message, place: { file, line, column: start?.col ?? 1 }, remedy: QUOTES_REMEDY });
    }
    if (mistakes.length > 0)
        throw invalid(mistakes, file);
    return document;
}
function toData(document, file) {
    try {
        return bounded(file, () => document.toJS({ maxAliasCount: MAX_YAML_ALIASES }));
    }
    catch (cause) {
        if (cause instanceof user_error/* UserError */.y)
            throw cause;
        throw invalid([{ message: `${cause.message}.`, place: { file, line: 1 } }], file);
    }
}
/** The parser recurses: what is nested deeper than the stack was not written by a person. */
function bounded(file, parse) {
    try {
        return parse();
    }
    catch (error) {
        if (error instanceof RangeError)
            throw invalid([{ message: 'It is nested too deeply.', place: { file, line: 1 } }], file);
        throw error;
    }
}
function invalid(mistakes, file) {
    const findings = mistakes.map(({ message, place, remedy = 'See docs/configuration.md for every key.' }) => ({
        rule: 'config',
        level: 'error',
        message,
        remedy,
        place,
    }));
    const count = mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`;
    return new user_error/* UserError */.y(`${file} has ${count}.`, 'Correct it and try again.', { findings });
}

;// CONCATENATED MODULE: ./build/config/load.js








/**
 * Reads and checks a `refdata.yml`.
 * @param path where it is.
 * @param shown how it is named in messages: relative to the repository where it is inside of it.
 * @throws {UserError} with every mistake and its line.
 */
function loadConfig(path, shown) {
    return checkedConfig(read(path, shown), shown);
}
/** The same of a text that was read already. @throws {UserError} with every mistake and its line. */
function checkedConfig(text, shown) {
    const loaded = parseConfig(text, shown);
    checkRuleIds(loaded, shown);
    return loaded;
}
function read(path, shown) {
    let bytes;
    try {
        const { size } = (0,external_node_fs_.statSync)(path);
        if (size > MAX_CONFIG_BYTES)
            throw new user_error/* UserError */.y(`${shown} has ${size} bytes; the limit is ${MAX_CONFIG_BYTES}.`, 'Move data into files of their own and name them with `data`.');
        bytes = (0,external_node_fs_.readFileSync)(path);
    }
    catch (cause) {
        if (cause instanceof user_error/* UserError */.y)
            throw cause;
        const { code } = cause;
        if (code === 'ENOENT')
            throw new user_error/* UserError */.y(`There is no ${shown}.`, 'Write one (docs/configuration.md shows how), or name yours with --config.', { cause });
        throw new user_error/* UserError */.y(`${shown} cannot be read: ${cause.message}.`, 'Name a file that can be read with --config.', { cause });
    }
    try {
        return (0,repository/* decode */.D4)(bytes, shown);
    }
    catch (cause) {
        if (!(cause instanceof repository/* UnreadableFile */.ie))
            throw cause;
        throw new user_error/* UserError */.y(cause.message, cause.remedy, { cause });
    }
}
/** Settings for rules that there are not, or that cannot be changed, would silently do nothing. */
function checkRuleIds({ config, placeOf }, file) {
    const findings = Object.entries(config.rules ?? {}).flatMap(([id, setting]) => {
        const message = problemOf(id, setting);
        return message
            ? [
                {
                    rule: 'config',
                    level: 'error',
                    message,
                    remedy: 'docs/rules.md lists all rules.',
                    place: placeOf(['rules', id]),
                },
            ]
            : [];
    });
    if (findings.length > 0)
        throw new user_error/* UserError */.y(`${file} has settings for rules that do nothing.`, 'Correct them and try again.', {
            findings,
        });
}
function problemOf(id, { pattern, level }) {
    if ((0,rules/* changeRule */.Vd)(id)) {
        if (pattern !== undefined)
            return `The rule \`${id}\` has no pattern.`;
        return level === undefined || level === 'off' || change/* CHANGE_LEVELS */.vh.some(each => each === level)
            ? undefined
            : `\`${id}\` is a kind of change: its level is ${change/* CHANGE_LEVELS */.vh.join(', ')} or off.`;
    }
    if (level !== undefined && change/* CHANGE_LEVELS */.vh.some(each => each === level))
        return `\`${id}\` is no kind of change: its level is error, warning, notice or off.`;
    const rule = (0,build_rules/* ruleInfo */.PI)(id);
    if (!rule) {
        const [near] = (0,nearest/* nearest */.p)(id, [...build_rules/* RULE_IDS */.Iu, ...rules/* CHANGE_IDS */.wd]);
        return `There is no rule \`${id}\`${near ? `; did you mean \`${near}\`?` : '.'}`;
    }
    if (rule.fixed)
        return `The rule \`${id}\` cannot be changed: without it the data cannot be read at all.`;
    if (pattern === undefined)
        return undefined;
    try {
        new RegExp(pattern, 'u');
        return undefined;
    }
    catch (error) {
        return `The pattern of \`${id}\` is not a regular expression: ${error.message}.`;
    }
}


/***/ }),

/***/ 9326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ strict)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7658);


/** An object that refuses unknown keys and names the nearest right one. */
function strict(shape) {
    const keys = Object.keys(shape);
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej(shape, {
        error: issue => {
            if (issue.code !== 'unrecognized_keys')
                return undefined;
            const sentences = issue.keys.map(key => {
                const [near] = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .p)(key, keys);
                return `There is no key \`${key}\` here; ${near ? `did you mean \`${near}\`?` : `the keys are ${keys.join(', ')}.`}`;
            });
            return sentences.join('\n');
        },
    });
}


/***/ }),

/***/ 8480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ likeness)
/* harmony export */ });
/** The words of a text, without case, accents and punctuation. */
function wordsOf(text) {
    const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return new Set(plain.match(/[\p{L}\p{N}_]+/gu) ?? []);
}
/** How much two texts have in common: 1 for the same words, 0 for none (Sørensen–Dice over sets of words). */
function likeness(a, b) {
    const [x, y] = [wordsOf(a), wordsOf(b)];
    if (x.size + y.size === 0)
        return 1;
    let common = 0;
    for (const word of x)
        if (y.has(word))
            common += 1;
    return (2 * common) / (x.size + y.size);
}


/***/ }),

/***/ 5874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AE: () => (/* binding */ wholeLevel),
/* harmony export */   sU: () => (/* binding */ tallyChanges),
/* harmony export */   vh: () => (/* binding */ CHANGE_LEVELS)
/* harmony export */ });
/** What a change asks of `versao`, as in SemVer 2.0.0; `info` asks for nothing. */
const CHANGE_LEVELS = ['major', 'minor', 'patch', 'info'];
/** The level of all changes together. */
function wholeLevel(changes) {
    const found = CHANGE_LEVELS.find(level => changes.some(change => change.level === level));
    return found === undefined || found === 'info' ? 'none' : found;
}
/** How many changes there are of each level. */
function tallyChanges(changes) {
    const counts = { major: 0, minor: 0, patch: 0, info: 0 };
    for (const { level } of changes)
        counts[level] += 1;
    return counts;
}


/***/ }),

/***/ 7337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rq: () => (/* binding */ removed),
/* harmony export */   tD: () => (/* binding */ changed),
/* harmony export */   vN: () => (/* binding */ added)
/* harmony export */ });
function added(rule, spot, name, after) {
    return { rule, spot, name, before: null, after };
}
function removed(rule, spot, name, before) {
    return { rule, spot, name, before, after: null };
}
/** Nothing where both values are the same. */
function* changed(rule, spot, name, before, after) {
    if (before !== after)
        yield { rule, spot, name, before, after };
}


/***/ }),

/***/ 357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ compareTexts),
/* harmony export */   t: () => (/* binding */ compareLists)
/* harmony export */ });
/* harmony import */ var _difference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7337);
/* harmony import */ var _same_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3156);
/* harmony import */ var _spot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4834);



const NONE = new Set();
/**
 * Compares two lists by the names of their entries; their order means nothing. An entry that went and one that came
 * are one renamed entry when what is left of both is the same, and no other entry of either list is like that.
 * Time grows with the length of the lists. Entries named in `skip` are compared by somebody else.
 */
function* compareLists(noun, before, after, spot, skip = NONE) {
    const heads = byKey(noun, after, skip);
    const gone = [];
    for (const [key, old] of byKey(noun, before, skip)) {
        const now = heads.get(key);
        if (now === undefined) {
            gone.push(old);
            continue;
        }
        heads.delete(key);
        if (noun.compare && !(0,_same_js__WEBPACK_IMPORTED_MODULE_0__/* .same */ .F)(old.item, now.item))
            yield* noun.compare(old.item, now.item, (0,_spot_js__WEBPACK_IMPORTED_MODULE_1__/* .entry */ .f_)(spot, old.key, old.index, now.index));
    }
    const come = [...heads.values()];
    const renames = noun.renamed ? renamesOf(noun, noun.renamed, gone, come, before, after) : new Map();
    for (const old of gone) {
        const now = renames.get(old);
        if (now === undefined) {
            const { item, index, key } = old;
            yield (0,_difference_js__WEBPACK_IMPORTED_MODULE_2__/* .removed */ .rq)(noun.removed, (0,_spot_js__WEBPACK_IMPORTED_MODULE_1__/* .entry */ .f_)(spot, key, index, undefined), key, noun.briefOf(item));
            continue;
        }
        const where = (0,_spot_js__WEBPACK_IMPORTED_MODULE_1__/* .entry */ .f_)(spot, old.key, old.index, now.index);
        const rule = noun.renamed?.rule(old.item, now.item);
        yield { rule, spot: where, name: old.key, before: old.key, after: now.key };
        yield* noun.compare?.(old.item, now.item, (0,_spot_js__WEBPACK_IMPORTED_MODULE_1__/* .entry */ .f_)(spot, now.key, old.index, now.index)) ?? [];
    }
    const renamed = new Set(renames.values());
    for (const now of come) {
        if (renamed.has(now))
            continue;
        const { item, index, key } = now;
        yield (0,_difference_js__WEBPACK_IMPORTED_MODULE_2__/* .added */ .vN)(noun.added, (0,_spot_js__WEBPACK_IMPORTED_MODULE_1__/* .entry */ .f_)(spot, key, undefined, index), key, noun.briefOf(item));
    }
}
/** By name; in data that has a name twice, the second is another entry. */
function byKey(noun, items, skip) {
    const map = new Map();
    const repeats = new Map();
    for (let index = 0; index < items.length; index += 1) {
        const item = items[index];
        const key = noun.keyOf(item);
        if (skip.has(key))
            continue;
        const seen = map.has(key) ? (repeats.get(key) ?? 1) + 1 : 1;
        if (seen > 1)
            repeats.set(key, seen);
        map.set(seen === 1 ? key : `${key}\0${seen}`, { item, index, key });
    }
    return map;
}
function renamesOf(noun, { identityOf }, gone, come, before, after) {
    const renames = new Map();
    if (gone.length === 0 || come.length === 0)
        return renames;
    const [olds, nows] = [occurrences(before, identityOf), occurrences(after, identityOf)];
    const newcomers = new Map(come.map(now => [identityOf(now.item), now]));
    for (const old of gone) {
        const identity = identityOf(old.item);
        const now = newcomers.get(identity);
        if (identity === '' || now === undefined || noun.keyOf(now.item) === old.key)
            continue;
        if (olds.get(identity) === 1 && nows.get(identity) === 1)
            renames.set(old, now);
    }
    return renames;
}
function occurrences(items, identityOf) {
    const counts = new Map();
    for (const item of items) {
        const identity = identityOf(item);
        counts.set(identity, (counts.get(identity) ?? 0) + 1);
    }
    return counts;
}
/** Compares two lists of plain texts as sets. */
function* compareTexts(rules, before, after, spot) {
    yield* compareLists({ ...rules, keyOf: text, briefOf: text }, before, after, spot);
}
function text(value) {
    return value;
}


/***/ }),

/***/ 5828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ assinaturaRules),
  Q: () => (/* binding */ compareAssinaturas)
});

// EXTERNAL MODULE: ./build/drift/difference.js
var difference = __webpack_require__(7337);
;// CONCATENATED MODULE: ./build/drift/signature.js
const CLOSING = { '(': ')', '[': ']', '{': '}', '<': '>' };
const MARKS = new Set(['*', '/']);
/** A name with the signs of a parameter that takes what is left, or is handed on by reference. */
const NAMED = /^(\.{3}|\*{1,2}|&)?\s*([\p{L}_$@][\p{L}\p{N}_$@]*)\s*(\.{3})?\s*(\?)?\s*(.*)$/su;
/**
 * The parameters of a signature (`(texto, vezes=1)`, `(text: string, end?: number) => string`, `(a[, b])`,
 * `(...resto)`). Nothing for one that is written in no way that is known here.
 */
function parseSignature(text) {
    const trimmed = text.trim();
    if (!trimmed.startsWith('('))
        return undefined;
    const end = closingOf(trimmed);
    if (end === undefined)
        return undefined;
    const listed = trimmed.slice(1, end);
    // "(a[, b[, c]])": all behind the first bracket can be left out.
    const firstOptional = /\[\s*,/.exec(listed)?.index;
    const needed = firstOptional === undefined ? listed : listed.slice(0, firstOptional);
    const rest = firstOptional === undefined ? '' : listed.slice(firstOptional).replace(/[[\]]/g, '');
    const [first, last] = [split(needed), split(rest)];
    if (first === undefined || last === undefined)
        return undefined;
    const parameters = [];
    const marks = [];
    for (const [i, part] of [...first, ...last].entries()) {
        if (MARKS.has(part)) {
            marks.push(`${parameters.length}${part}`);
            continue;
        }
        const parameter = parameterOf(part, i >= first.length);
        if (parameter === undefined)
            return undefined;
        parameters.push(parameter);
    }
    const result = trimmed.slice(end + 1).trim();
    return { parameters, marks, result };
}
function parameterOf(written, optional) {
    const bracketed = /^\[(.*)\]$/s.exec(written)?.[1];
    if (bracketed !== undefined)
        return parameterOf(bracketed.trim(), true);
    const [, before, name = '', behind, question, rest = ''] = NAMED.exec(written) ?? [];
    if (name === '')
        return undefined;
    const [, type = '', defaultValue = ''] = /^(?::\s*([^=]*(?:=>[^=]*)*))?\s*(?:=\s*(.*))?$/s.exec(rest) ?? [];
    // "int x": more words than a name, in an order that only the language knows.
    if (rest !== '' && type === '' && defaultValue === '')
        return undefined;
    const takesRest = before === '...' || before === '*' || before === '**' || behind !== undefined;
    return {
        name,
        optional: optional || takesRest || question !== undefined || defaultValue !== '',
        type: `${takesRest ? '...' : ''}${type.trim().replace(/\s+/g, ' ')}`,
        defaultValue: defaultValue.trim(),
    };
}
/** Index of the bracket that closes the first one. */
function closingOf(text) {
    let depth = 0;
    for (const [i, character] of walk(text)) {
        if (character === '(')
            depth += 1;
        if (character === ')')
            depth -= 1;
        if (depth === 0)
            return i;
    }
    return undefined;
}
/** Parts between the commas that stand in no bracket; nothing where brackets are not in pairs. */
function split(text) {
    if (text.replace(/^[\s,]+/, '') === '')
        return [];
    const parts = [];
    const open = [];
    let start = 0;
    for (const [i, character] of walk(text)) {
        const closing = CLOSING[character];
        // "=>" and "->" close nothing.
        if (character === '>' && /[=-]/.test(text[i - 1] ?? ''))
            continue;
        if (closing !== undefined)
            open.push(closing);
        else if (Object.values(CLOSING).includes(character)) {
            if (open.pop() !== character)
                return undefined;
        }
        else if (character === ',' && open.length === 0) {
            parts.push(text.slice(start, i));
            start = i + 1;
        }
    }
    if (open.length > 0)
        return undefined;
    return [...parts, text.slice(start)].map(part => part.trim()).filter(part => part !== '');
}
/** Characters outside of quotes, with their index. */
function* walk(text) {
    let quote = '';
    for (let i = 0; i < text.length; i += 1) {
        const character = text[i];
        if (quote !== '') {
            if (character === '\\')
                i += 1;
            else if (character === quote)
                quote = '';
        }
        else if (character === '"' || character === "'" || character === '`') {
            quote = character;
        }
        else {
            yield [i, character];
        }
    }
}

// EXTERNAL MODULE: ./build/drift/spot.js
var drift_spot = __webpack_require__(4834);
;// CONCATENATED MODULE: ./build/drift/nouns/assinaturas.js



const parametroAdded = {
    id: 'parametro-added',
    level: 'major',
    title: 'A parameter is new that has to be given',
    why: 'Calls without it no longer run.',
    says: '{name} has the new parameter {after}, which has to be given.',
    example: ['(texto)', '(texto, vezes)'],
    inverse: ['parametro-removed'],
};
const parametroAddedOptional = {
    id: 'parametro-added-optional',
    level: 'minor',
    title: 'A parameter is new that can be left out',
    why: 'Calls without it work as before.',
    says: '{name} has the new parameter {after}, which can be left out.',
    example: ['(texto)', '(texto, vezes=1)'],
    inverse: ['parametro-removed'],
};
const parametroInserted = {
    id: 'parametro-inserted',
    level: 'major',
    title: 'A parameter that can be left out is new before others',
    why: 'Calls by position now give their value to another parameter.',
    says: '{name} has the new parameter {after} before others.',
    example: ['(texto, fim)', '(texto, inicio=0, fim=1)'],
    inverse: ['parametro-removed'],
};
const parametroRemoved = {
    id: 'parametro-removed',
    level: 'major',
    title: 'A parameter is gone',
    why: 'Calls that give it no longer run.',
    says: '{name} has lost the parameter {before}.',
    example: ['(texto, vezes)', '(texto)'],
    inverse: ['parametro-added', 'parametro-added-optional', 'parametro-inserted'],
};
const parametroRenamed = {
    id: 'parametro-renamed',
    level: 'major',
    title: 'A parameter has another name',
    why: 'Calls that give it by name no longer run. A language without such calls can make this rule a patch.',
    says: 'The parameter {before} of {name} is now {after}.',
    example: ['(texto)', '(frase)'],
    inverse: ['parametro-renamed'],
};
const parametrosReordered = {
    id: 'parametros-reordered',
    level: 'major',
    title: 'Parameters are in another order',
    why: 'Calls by position give their values to other parameters.',
    says: 'The parameters of {name} were {before} and are {after}.',
    example: ['(de, ate)', '(ate, de)'],
    inverse: ['parametros-reordered'],
};
const parametroBecameRequired = {
    id: 'parametro-became-required',
    level: 'major',
    title: 'A parameter has to be given that could be left out',
    why: 'Calls without it no longer run.',
    says: '{name} now needs its parameter {before}.',
    example: ['(texto, vezes=1)', '(texto, vezes)'],
    inverse: ['parametro-became-optional'],
};
const parametroBecameOptional = {
    id: 'parametro-became-optional',
    level: 'minor',
    title: 'A parameter can be left out that had to be given',
    why: 'Calls that give it work as before.',
    says: 'The parameter {before} of {name} can be left out now.',
    example: ['(texto, vezes)', '(texto, vezes=1)'],
    inverse: ['parametro-became-required'],
};
const parametroDefaultChanged = {
    id: 'parametro-default-changed',
    level: 'minor',
    title: 'A parameter has another default',
    why: 'Calls without it run as before, and do something else.',
    says: 'The default in {before} of {name} is now as in {after}.',
    example: ['(vezes=1)', '(vezes=2)'],
    inverse: ['parametro-default-changed'],
};
const parametroTypeChanged = {
    id: 'parametro-type-changed',
    level: 'major',
    title: 'A parameter takes something else',
    why: 'Values that were taken may be refused now; whether the new type is wider cannot be told from its name.',
    says: '{name} took {before} and takes {after}.',
    example: ['(n: number)', '(n: string)'],
    inverse: ['parametro-type-changed'],
};
const retornoChanged = {
    id: 'retorno-changed',
    level: 'major',
    title: 'A function gives something else',
    why: 'Programs that use the result may no longer run.',
    says: 'The result of {name} was {before} and is {after}.',
    example: ['=> number', '=> string'],
    inverse: ['retorno-changed'],
};
const assinaturaKindChanged = {
    id: 'assinatura-kind-changed',
    level: 'major',
    title: 'A function became a constant, or a constant a function',
    why: 'Programs that call it, or use its value, no longer run.',
    says: 'The signature of {name} was {before} and is {after}.',
    example: ['()', ''],
    inverse: ['assinatura-kind-changed'],
};
const assinaturaChanged = {
    id: 'assinatura-changed',
    level: 'major',
    title: 'A signature changed in a way that cannot be judged',
    why: 'It is written in no way that is known, so the worst is assumed.',
    says: 'The signature of {name} was {before} and is {after}.',
    example: ['texto -> n', 'texto n -> n'],
    inverse: ['assinatura-changed'],
};
const assinaturaRewritten = {
    id: 'assinatura-rewritten',
    level: 'patch',
    title: 'A signature is written in another way and means the same',
    why: 'Only what people read changed.',
    says: 'The signature of {name} was {before} and is {after}.',
    example: ['(a,b)', '(a, b)'],
    inverse: ['assinatura-rewritten'],
};
const assinaturaRules = [
    parametroAdded,
    parametroAddedOptional,
    parametroInserted,
    parametroRemoved,
    parametroRenamed,
    parametrosReordered,
    parametroBecameRequired,
    parametroBecameOptional,
    parametroDefaultChanged,
    parametroTypeChanged,
    retornoChanged,
    assinaturaKindChanged,
    assinaturaChanged,
    assinaturaRewritten,
];
/** Two signatures of one function: what of a call that was right is wrong now. */
function* compareAssinaturas(name, before, after, symbol) {
    if (before === after)
        return;
    const spot = (0,drift_spot/* field */.ZZ)(symbol, 'assinatura');
    if (before.trim() === '' || after.trim() === '') {
        yield* (0,difference/* changed */.tD)(assinaturaKindChanged, spot, name, before, after);
        return;
    }
    const [old, now] = [parseSignature(before), parseSignature(after)];
    if (!old || !now || old.marks.join() !== now.marks.join() || repeats(old) || repeats(now)) {
        yield* (0,difference/* changed */.tD)(assinaturaChanged, spot, name, before, after);
        return;
    }
    const found = [...compareParameters(name, old.parameters, now.parameters, spot)];
    found.push(...(0,difference/* changed */.tD)(retornoChanged, spot, name, old.result, now.result));
    yield* found.length > 0 ? found : (0,difference/* changed */.tD)(assinaturaRewritten, spot, name, before, after);
}
function* compareParameters(name, before, after, spot) {
    const [olds, nows] = [byName(before), byName(after)];
    const replaced = new Set();
    // A name that went and one that came, at the same place of lists that are otherwise the same.
    if (before.length === after.length && countChanged(before, after) === countMissing(before, nows)) {
        for (const [i, old] of before.entries()) {
            const now = after[i];
            if (nows.has(old.name) || olds.has(now.name))
                continue;
            replaced.add(old.name).add(now.name);
            yield { rule: parametroRenamed, spot: (0,drift_spot/* field */.ZZ)(spot, old.name), name, before: old.name, after: now.name };
            yield* compareParameter(name, old, now, (0,drift_spot/* field */.ZZ)(spot, now.name));
        }
    }
    for (const old of before) {
        const now = nows.get(old.name);
        if (now)
            yield* compareParameter(name, old, now, (0,drift_spot/* field */.ZZ)(spot, old.name));
        else if (!replaced.has(old.name))
            yield (0,difference/* removed */.rq)(parametroRemoved, (0,drift_spot/* field */.ZZ)(spot, old.name), name, written(old));
    }
    for (const [i, now] of after.entries()) {
        if (olds.has(now.name) || replaced.has(now.name))
            continue;
        const rule = !now.optional
            ? parametroAdded
            : after.slice(i + 1).some(later => olds.has(later.name))
                ? parametroInserted
                : parametroAddedOptional;
        yield (0,difference/* added */.vN)(rule, (0,drift_spot/* field */.ZZ)(spot, now.name), name, written(now));
    }
    const [first, second] = [
        before.filter(old => nows.has(old.name)).map(old => old.name),
        after.filter(now => olds.has(now.name)).map(now => now.name),
    ];
    yield* (0,difference/* changed */.tD)(parametrosReordered, spot, name, first.join(', '), second.join(', '));
}
function* compareParameter(name, old, now, spot) {
    const [before, after] = [written(old), written(now)];
    if (old.type !== now.type)
        yield { rule: parametroTypeChanged, spot: (0,drift_spot/* field */.ZZ)(spot, 'tipo'), name, before, after };
    if (old.optional !== now.optional) {
        const rule = now.optional ? parametroBecameOptional : parametroBecameRequired;
        yield { rule, spot, name, before, after };
    }
    else if (old.defaultValue !== now.defaultValue) {
        yield { rule: parametroDefaultChanged, spot, name, before, after };
    }
}
function byName(parameters) {
    return new Map(parameters.map(parameter => [parameter.name, parameter]));
}
function repeats({ parameters }) {
    return byName(parameters).size < parameters.length;
}
function countChanged(before, after) {
    return before.filter(({ name }, i) => name !== after[i]?.name).length;
}
function countMissing(parameters, others) {
    return parameters.filter(({ name }) => !others.has(name)).length;
}
function written({ name, type, optional, defaultValue }) {
    const value = defaultValue === '' ? '' : `=${defaultValue}`;
    const mark = optional && defaultValue === '' && !type.startsWith('...') ? '?' : '';
    return `${type.startsWith('...') ? '...' : ''}${name}${mark}${/[^.]/.test(type) ? `: ${type.replace(/^\.{3}/, '')}` : ''}${value}`;
}


/***/ }),

/***/ 3820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ comandoRules),
/* harmony export */   O: () => (/* binding */ compareComandos)
/* harmony export */ });
/* harmony import */ var _difference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7337);
/* harmony import */ var _lists_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(357);
/* harmony import */ var _spot_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4834);
/* harmony import */ var _opcoes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7565);




const grupoAdded = {
    id: 'grupo-added',
    level: 'patch',
    title: 'A group of commands is new',
    why: 'Help has another heading; what is typed stays the same.',
    says: 'The group {name} is new.',
    example: [null, 'Qualidade'],
    inverse: ['grupo-removed'],
};
const grupoRemoved = {
    id: 'grupo-removed',
    level: 'patch',
    title: 'A group of commands is gone',
    why: 'Help has lost a heading; commands that went with it are told about by themselves.',
    says: 'The group {name} is gone.',
    example: ['Qualidade', null],
    inverse: ['grupo-added'],
};
const grupoRenamed = {
    id: 'grupo-renamed',
    level: 'patch',
    title: 'A group of commands has another name',
    why: 'Help has another heading; what is typed stays the same.',
    says: 'The group {name} is now {after}.',
    example: ['Projeto', 'Projetos'],
    inverse: ['grupo-renamed'],
};
const comandoAdded = {
    id: 'comando-added',
    level: 'minor',
    title: 'A command is new',
    why: 'What there was works as before.',
    says: 'The command {name} is new.',
    example: [null, { nome: 'formata', uso: 'lume formata' }],
    inverse: ['comando-removed'],
};
const comandoRemoved = {
    id: 'comando-removed',
    level: 'major',
    title: 'A command is gone',
    why: 'Scripts that run it fail.',
    says: 'The command {name} is gone.',
    example: [{ nome: 'formata', uso: 'lume formata' }, null],
    inverse: ['comando-added'],
};
const comandoRenamed = {
    id: 'comando-renamed',
    level: 'major',
    title: 'A command has another name',
    why: 'Scripts that run the old one fail.',
    says: 'The command {name} is now {after}.',
    example: ['testa', 'teste'],
    inverse: ['comando-renamed', 'comando-renamed-kept'],
};
const comandoRenamedKept = {
    id: 'comando-renamed-kept',
    level: 'minor',
    title: 'A command has another name and keeps the old one as an alias',
    why: 'Scripts that run the old one still work.',
    says: 'The command {name} is now {after}, and the old name still works.',
    example: ['testa', 'teste'],
    inverse: ['comando-renamed', 'comando-renamed-kept'],
};
const comandoMoved = {
    id: 'comando-moved',
    level: 'patch',
    title: 'A command is in another group',
    why: 'Help shows it elsewhere; what is typed stays the same.',
    says: 'The command {name} was in {before} and is in {after}.',
    example: ['Projeto', 'Qualidade'],
    inverse: ['comando-moved'],
};
const comandoUsoChanged = {
    id: 'comando-uso-changed',
    level: 'minor',
    title: 'The usage line of a command changed',
    why: 'It shows what can be typed; what can no longer be typed shows in its options.',
    says: 'The usage of {name} was {before} and is {after}.',
    example: ['lume testa', 'lume testa [pasta]'],
    inverse: ['comando-uso-changed'],
};
const comandoTextChanged = {
    id: 'comando-text-changed',
    level: 'patch',
    title: 'The summary or the longer text of a command changed',
    why: 'Only what people read changed.',
    says: 'The {field} of {name} was {before} and is {after}.',
    example: ['Roda os testes', 'Roda todos os testes'],
    inverse: ['comando-text-changed'],
};
const comandoApelidoAdded = {
    id: 'comando-apelido-added',
    level: 'minor',
    title: 'A command has another alias',
    why: 'What there was works as before.',
    says: '{name} can also be typed as {after}.',
    example: [null, 't'],
    inverse: ['comando-apelido-removed'],
};
const comandoApelidoRemoved = {
    id: 'comando-apelido-removed',
    level: 'major',
    title: 'An alias of a command is gone',
    why: 'Scripts that type it fail.',
    says: '{name} can no longer be typed as {before}.',
    example: ['t', null],
    inverse: ['comando-apelido-added'],
};
const comandoExemploAdded = {
    id: 'comando-exemplo-added',
    level: 'patch',
    title: 'A command has another example',
    why: 'Only what people read changed.',
    says: '{name} has the new example {after}.',
    example: [null, 'lume testa'],
    inverse: ['comando-exemplo-removed'],
};
const comandoExemploRemoved = {
    id: 'comando-exemplo-removed',
    level: 'patch',
    title: 'A command has lost an example',
    why: 'Only what people read changed.',
    says: '{name} has lost the example {before}.',
    example: ['lume testa', null],
    inverse: ['comando-exemplo-added'],
};
const comandoExemploChanged = {
    id: 'comando-exemplo-changed',
    level: 'patch',
    title: 'The note of an example changed',
    why: 'Only what people read changed.',
    says: 'The note of {name} was {before} and is {after}.',
    example: ['', 'todos os testes'],
    inverse: ['comando-exemplo-changed'],
};
const comandoVejaAdded = {
    id: 'comando-veja-added',
    level: 'patch',
    title: 'A command refers to another one',
    why: 'Only what people read changed.',
    says: '{name} refers to {after}.',
    example: [null, 'roda'],
    inverse: ['comando-veja-removed'],
};
const comandoVejaRemoved = {
    id: 'comando-veja-removed',
    level: 'patch',
    title: 'A command no longer refers to another one',
    why: 'Only what people read changed.',
    says: '{name} no longer refers to {before}.',
    example: ['roda', null],
    inverse: ['comando-veja-added'],
};
const comandoRules = [
    grupoAdded,
    grupoRemoved,
    grupoRenamed,
    comandoAdded,
    comandoRemoved,
    comandoRenamed,
    comandoRenamedKept,
    comandoMoved,
    comandoUsoChanged,
    comandoTextChanged,
    comandoApelidoAdded,
    comandoApelidoRemoved,
    comandoExemploAdded,
    comandoExemploRemoved,
    comandoExemploChanged,
    comandoVejaAdded,
    comandoVejaRemoved,
];
const GRUPO = {
    keyOf: ({ grupo }) => grupo,
    briefOf: ({ grupo }) => grupo,
    added: grupoAdded,
    removed: grupoRemoved,
    renamed: {
        rule: () => grupoRenamed,
        identityOf: ({ comandos }) => comandos
            .map(({ nome }) => nome)
            .sort()
            .join('\0'),
    },
};
const EXEMPLO = {
    keyOf: ({ comando }) => comando,
    briefOf: ({ comando }) => comando,
    added: comandoExemploAdded,
    removed: comandoExemploRemoved,
    *compare(before, after, spot) {
        yield* (0,_difference_js__WEBPACK_IMPORTED_MODULE_2__/* .changed */ .tD)(comandoExemploChanged, (0,_spot_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(spot, 'nota'), after.comando, before.nota, after.nota);
    },
};
/** Commands by name over all groups: one that is in another group was moved, not removed and added. */
function* compareComandos(before, after, file) {
    const grupos = [...(0,_lists_js__WEBPACK_IMPORTED_MODULE_0__/* .compareLists */ .t)(GRUPO, before.grupos, after.grupos, (0,_spot_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(file, 'grupos'))];
    yield* grupos;
    const headings = new Map(grupos.filter(({ rule }) => rule === grupoRenamed).map(each => [each.before, String(each.after)]));
    const comando = {
        keyOf: each => each.comando.nome,
        briefOf: ({ comando: { nome, uso, resumo }, grupo }) => ({ nome, grupo, uso, resumo }),
        added: comandoAdded,
        removed: comandoRemoved,
        renamed: {
            rule: (old, now) => now.comando.apelidos.includes(old.comando.nome) ? comandoRenamedKept : comandoRenamed,
            identityOf: ({ comando: { nome, uso, resumo, detalhe, opcoes } }) => resumo === '' ? '' : JSON.stringify([uso.replace(nome, ''), resumo, detalhe, opcoes]),
        },
        *compare(old, now, spot) {
            const where = { ...spot, base: file.base + old.pointer, head: file.head + now.pointer };
            const { nome } = now.comando;
            const grupo = headings.get(old.grupo) ?? old.grupo;
            yield* (0,_difference_js__WEBPACK_IMPORTED_MODULE_2__/* .changed */ .tD)(comandoMoved, (0,_spot_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(where, 'grupo'), nome, grupo, now.grupo);
            yield* compareComando(old.comando, now.comando, where);
        },
    };
    const [olds, nows] = [grouped(before), grouped(after)];
    for (const difference of (0,_lists_js__WEBPACK_IMPORTED_MODULE_0__/* .compareLists */ .t)(comando, olds, nows, (0,_spot_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(file, 'comandos')))
        yield placed(difference, file, olds, nows);
}
function* compareComando(before, after, spot) {
    const { nome } = after;
    // A renamed command has its new name in the usage line.
    if (before.uso.replace(before.nome, after.nome) !== after.uso)
        yield* (0,_difference_js__WEBPACK_IMPORTED_MODULE_2__/* .changed */ .tD)(comandoUsoChanged, (0,_spot_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(spot, 'uso'), nome, before.uso, after.uso);
    for (const name of ['resumo', 'detalhe'])
        yield* (0,_difference_js__WEBPACK_IMPORTED_MODULE_2__/* .changed */ .tD)(comandoTextChanged, (0,_spot_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(spot, name), nome, before[name], after[name]);
    yield* (0,_opcoes_js__WEBPACK_IMPORTED_MODULE_1__/* .compareOpcoes */ .v)(before.opcoes, after.opcoes, (0,_spot_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(spot, 'opcoes'));
    const names = new Set([before.nome, after.nome]);
    const others = (apelidos) => apelidos.filter(apelido => !names.has(apelido));
    const lists = [
        (0,_lists_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTexts */ .q)({ added: comandoApelidoAdded, removed: comandoApelidoRemoved }, others(before.apelidos), others(after.apelidos), (0,_spot_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(spot, 'apelidos')),
        (0,_lists_js__WEBPACK_IMPORTED_MODULE_0__/* .compareLists */ .t)(EXEMPLO, before.exemplos, after.exemplos, (0,_spot_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(spot, 'exemplos')),
        (0,_lists_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTexts */ .q)({ added: comandoVejaAdded, removed: comandoVejaRemoved }, before.veja, after.veja, (0,_spot_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(spot, 'veja')),
    ];
    for (const list of lists)
        for (const difference of list)
            yield { ...difference, name: nome };
}
function grouped({ grupos }) {
    return grupos.flatMap(({ grupo, comandos }, i) => comandos.map((comando, j) => ({ comando, grupo, pointer: `/grupos/${i}/comandos/${j}` })));
}
/** Commands are listed here without their groups, and in the files within them. */
function placed(difference, file, olds, nows) {
    const inFile = (spot, list) => spot.replace(/#\/comandos\/(\d+)/, (_, i) => `#${list[Number(i)]?.pointer ?? ''}`);
    const { spot } = difference;
    if (!spot.base.startsWith(`${file.base}/comandos`) && !spot.head.startsWith(`${file.head}/comandos`))
        return difference;
    return { ...difference, spot: { ...spot, base: inFile(spot.base, olds), head: inFile(spot.head, nows) } };
}


/***/ }),

/***/ 1582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ conteudoRules),
/* harmony export */   c: () => (/* binding */ compareConteudos)
/* harmony export */ });
/* harmony import */ var _difference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7337);
/* harmony import */ var _lists_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(357);
/* harmony import */ var _spot_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4834);



const exerciciosAdded = {
    id: 'exercicios-added',
    level: 'info',
    title: 'A folder of exercises is new',
    why: 'What there is to learn from grows between versions.',
    says: 'The folder of exercises {name} is new.',
    example: [null, 9],
    inverse: ['exercicios-removed'],
};
const exerciciosRemoved = {
    id: 'exercicios-removed',
    level: 'info',
    title: 'A folder of exercises is gone',
    why: 'Nothing that runs depends on exercises.',
    says: 'The folder of exercises {name} is gone.',
    example: [9, null],
    inverse: ['exercicios-added'],
};
const contagemChanged = {
    id: 'contagem-changed',
    level: 'info',
    title: 'There are more or fewer exercises, examples, packages or projects',
    why: 'What there is to learn from grows between versions.',
    says: 'The number of {name} was {before} and is {after}.',
    example: [8, 9],
    inverse: ['contagem-changed'],
};
const conteudoRules = [exerciciosAdded, exerciciosRemoved, contagemChanged];
const FOLDER = {
    keyOf: ([folder]) => folder,
    briefOf: ([, count]) => count,
    added: exerciciosAdded,
    removed: exerciciosRemoved,
    *compare([folder, before], [, after], spot) {
        yield* (0,_difference_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(contagemChanged, spot, folder, before, after);
    },
};
/** What there is to learn from. Totals of other files follow from their lists and are not told twice. */
function* compareConteudos(before, after, file) {
    const [old, now] = [before, after].map(({ exercicios }) => Object.entries(exercicios.modulos));
    yield* (0,_lists_js__WEBPACK_IMPORTED_MODULE_0__/* .compareLists */ .t)(FOLDER, old ?? [], now ?? [], (0,_spot_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(file, 'exercicios', 'modulos'));
    for (const name of ['exemplos', 'pacotes', 'projetos'])
        yield* (0,_difference_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(contagemChanged, (0,_spot_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(file, name), name, before[name], after[name]);
}


/***/ }),

/***/ 1918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ embutidaRules),
/* harmony export */   U: () => (/* binding */ compareEmbutidas)
/* harmony export */ });
/* harmony import */ var _lists_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(357);
/* harmony import */ var _spot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4834);


const embutidaAdded = {
    id: 'embutida-added',
    level: 'minor',
    title: 'A built-in function is new',
    why: 'Programs with a name of their own like it still use theirs.',
    says: 'The built-in {name} is new.',
    example: [null, 'metade'],
    inverse: ['embutida-removed'],
};
const embutidaRemoved = {
    id: 'embutida-removed',
    level: 'major',
    title: 'A built-in function is gone',
    why: 'Programs that call it no longer run.',
    says: 'The built-in {name} is gone.',
    example: ['metade', null],
    inverse: ['embutida-added'],
};
const embutidaRules = [embutidaAdded, embutidaRemoved];
/** Built-in functions are names only, so nothing tells a renamed one from one that went and one that came. */
function* compareEmbutidas(before, after, file) {
    const rules = { added: embutidaAdded, removed: embutidaRemoved };
    yield* (0,_lists_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTexts */ .q)(rules, before.funcoes, after.funcoes, (0,_spot_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(file, 'funcoes'));
}


/***/ }),

/***/ 7131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ compareErros),
/* harmony export */   m: () => (/* binding */ erroRules)
/* harmony export */ });
/* harmony import */ var _alike_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8480);
/* harmony import */ var _difference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7337);
/* harmony import */ var _lists_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(357);
/* harmony import */ var _spot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4834);




/** Below this share of common words, two texts are about different things. */
const MAX_STRANGE_LIKENESS = 0.2;
const codigoAdded = {
    id: 'codigo-added',
    level: 'minor',
    title: 'An error code is new',
    why: 'What there was works as before.',
    says: 'The error code {name} is new.',
    example: [null, { codigo: 'LM0107', titulo: 'Faixa vazia' }],
    inverse: ['codigo-removed'],
};
const codigoRemoved = {
    id: 'codigo-removed',
    level: 'major',
    title: 'An error code is gone',
    why: 'Pages, searches and tools that refer to it find nothing.',
    says: 'The error code {name} is gone.',
    example: [{ codigo: 'LM0107', titulo: 'Faixa vazia' }, null],
    inverse: ['codigo-added'],
};
const codigoRenumbered = {
    id: 'codigo-renumbered',
    level: 'major',
    title: 'An error has another code',
    why: 'Pages, searches and tools that refer to the old code find nothing.',
    says: 'The error code {name} is now {after}.',
    example: ['LM0107', 'LM0207'],
    inverse: ['codigo-renumbered'],
};
const codigoReused = {
    id: 'codigo-reused',
    level: 'major',
    title: 'An error code means something else',
    why: 'Whoever looks the code up finds the explanation of another error. A code that is no longer used should stay unused.',
    says: 'The error code {name} meant {before} and now means {after}.',
    example: ['Faixa vazia', 'Texto sem fim'],
    inverse: ['codigo-reused'],
};
const codigoTituloChanged = {
    id: 'codigo-titulo-changed',
    level: 'patch',
    title: 'The title of an error changed',
    why: 'Only what people read changed.',
    says: 'The title of {name} was {before} and is {after}.',
    example: ['Faixa vazia', 'A faixa está vazia'],
    inverse: ['codigo-titulo-changed'],
};
const codigoTextChanged = {
    id: 'codigo-text-changed',
    level: 'patch',
    title: 'The explanation, example or solution of an error changed',
    why: 'Only what people read changed.',
    says: 'The {field} of {name} was {before} and is {after}.',
    example: ['Feche as aspas.', 'Feche as aspas na mesma linha.'],
    inverse: ['codigo-text-changed'],
};
const codigoDocChanged = {
    id: 'codigo-doc-changed',
    level: 'patch',
    title: 'The page of an error is another one',
    why: 'Links that are made from the data lead to the new page; kept ones depend on the site.',
    says: 'The page of {name} was {before} and is {after}.',
    example: ['textos.html', 'erros/textos.html'],
    inverse: ['codigo-doc-changed'],
};
const erroRules = [
    codigoAdded,
    codigoRemoved,
    codigoRenumbered,
    codigoReused,
    codigoTituloChanged,
    codigoTextChanged,
    codigoDocChanged,
];
const CODIGO = {
    keyOf: ({ codigo }) => codigo,
    briefOf: ({ codigo, titulo, doc }) => ({ codigo, titulo, doc }),
    added: codigoAdded,
    removed: codigoRemoved,
    renamed: {
        rule: () => codigoRenumbered,
        identityOf: ({ titulo, explicacao, exemplo, solucao }) => titulo === '' ? '' : [titulo, explicacao, exemplo, solucao].join('\0'),
    },
    compare: compareCodigo,
};
/** The catalogue of errors, by code. */
function* compareErros(before, after, file) {
    yield* (0,_lists_js__WEBPACK_IMPORTED_MODULE_0__/* .compareLists */ .t)(CODIGO, before.codigos, after.codigos, (0,_spot_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(file, 'codigos'));
}
function* compareCodigo(before, after, spot) {
    const { codigo } = after;
    if (meansOther(before, after)) {
        yield { rule: codigoReused, spot, name: codigo, before: before.titulo, after: after.titulo };
        return;
    }
    yield* (0,_difference_js__WEBPACK_IMPORTED_MODULE_2__/* .changed */ .tD)(codigoTituloChanged, (0,_spot_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(spot, 'titulo'), codigo, before.titulo, after.titulo);
    for (const name of ['explicacao', 'exemplo', 'solucao'])
        yield* (0,_difference_js__WEBPACK_IMPORTED_MODULE_2__/* .changed */ .tD)(codigoTextChanged, (0,_spot_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(spot, name), codigo, before[name], after[name]);
    yield* (0,_difference_js__WEBPACK_IMPORTED_MODULE_2__/* .changed */ .tD)(codigoDocChanged, (0,_spot_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(spot, 'doc'), codigo, before.doc, after.doc);
}
/** Whether the title and, where there is one, the explanation have next to nothing in common with what they were. */
function meansOther(before, after) {
    if (before.titulo === '' || after.titulo === '')
        return false;
    const strange = (a, b) => (0,_alike_js__WEBPACK_IMPORTED_MODULE_3__/* .likeness */ .$)(a, b) <= MAX_STRANGE_LIKENESS;
    if (!strange(before.titulo, after.titulo))
        return false;
    return before.explicacao === '' && after.explicacao === ''
        ? true
        : strange(before.explicacao, after.explicacao);
}


/***/ }),

/***/ 8150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ compareFormatos),
/* harmony export */   q: () => (/* binding */ formatoRules)
/* harmony export */ });
/* harmony import */ var _reference_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9977);
/* harmony import */ var _difference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7337);
/* harmony import */ var _spot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4834);



const campoAdded = {
    id: 'campo-added',
    level: 'minor',
    title: 'The published format has another field',
    why: 'Clients that know the old format can pass over it; strict ones refuse it.',
    says: 'The field {name} of {file} is new.',
    example: [null, 'text'],
    inverse: ['campo-removed'],
    format: true,
};
const campoRemoved = {
    id: 'campo-removed',
    level: 'major',
    title: 'The published format has lost a field',
    why: 'Clients that read it fail.',
    says: 'The field {name} of {file} is gone.',
    example: ['text', null],
    inverse: ['campo-added'],
    format: true,
};
const campoTypeChanged = {
    id: 'campo-type-changed',
    level: 'major',
    title: 'A field of the published format holds something else',
    why: 'Clients that read it fail.',
    says: 'The field {name} of {file} was {before} and is {after}.',
    example: ['text', 'list'],
    inverse: ['campo-type-changed'],
    format: true,
};
const formatoRules = [campoAdded, campoRemoved, campoTypeChanged];
/** Maps whose keys are data, not fields. */
const MAPS = new Set(['/exercicios/modulos']);
/**
 * Fields and types of two sets of files, whatever JSON they hold. A list without entries says nothing about the fields
 * of entries, so that these are compared only where both sides show some.
 */
function* compareFormatos(before, after) {
    for (const file of _reference_files_js__WEBPACK_IMPORTED_MODULE_0__/* .FILE_NAMES */ .GY) {
        if (before[file] === undefined || after[file] === undefined)
            continue;
        const [old, now] = [shapeOf(before[file]), shapeOf(after[file])];
        for (const [path, kinds] of old) {
            if (!old.has(parentOf(path)) || !now.has(parentOf(path)))
                continue;
            const known = now.get(path);
            const spot = (0,_spot_js__WEBPACK_IMPORTED_MODULE_1__/* .spotOf */ .Yf)(`${(0,_reference_files_js__WEBPACK_IMPORTED_MODULE_0__/* .pathOf */ .XM)(file)}#${path}`);
            if (known === undefined) {
                if (!path.endsWith('*'))
                    yield (0,_difference_js__WEBPACK_IMPORTED_MODULE_2__/* .removed */ .rq)(campoRemoved, spot, path.slice(1), named(kinds));
            }
            else if (named(kinds) !== named(known)) {
                const rule = campoTypeChanged;
                yield { rule, spot: (0,_spot_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(spot), name: path.slice(1), before: named(kinds), after: named(known) };
            }
        }
        for (const [path, kinds] of now) {
            if (old.has(path) || !old.has(parentOf(path)) || path.endsWith('*'))
                continue;
            yield (0,_difference_js__WEBPACK_IMPORTED_MODULE_2__/* .added */ .vN)(campoAdded, (0,_spot_js__WEBPACK_IMPORTED_MODULE_1__/* .spotOf */ .Yf)(`${(0,_reference_files_js__WEBPACK_IMPORTED_MODULE_0__/* .pathOf */ .XM)(file)}#${path}`), path.slice(1), named(kinds));
        }
    }
}
function shapeOf(data) {
    const shape = new Map();
    const visit = (value, path) => {
        const kinds = shape.get(path) ?? new Set();
        kinds.add(kindOf(value));
        shape.set(path, kinds);
        if (typeof value !== 'object' || value === null)
            return;
        if (Array.isArray(value))
            for (const item of value)
                visit(item, `${path}/*`);
        else
            for (const key of Object.keys(value))
                visit(value[key], `${path}/${MAPS.has(path) ? '*' : key}`);
    };
    visit(data, '');
    return shape;
}
function parentOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function kindOf(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'list';
    return (new Map([
        ['string', 'text'],
        ['object', 'object'],
        ['boolean', 'true or false'],
    ]).get(typeof value) ?? typeof value);
}
function named(kinds) {
    return [...kinds].sort().join(' or ');
}


/***/ }),

/***/ 8300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ compareIndice),
/* harmony export */   w: () => (/* binding */ indiceRules)
/* harmony export */ });
/* harmony import */ var _difference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7337);
/* harmony import */ var _spot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4834);


const nomeChanged = {
    id: 'nome-changed',
    level: 'major',
    title: 'The language has another name',
    why: 'Clients show it, and tell languages apart by it.',
    says: 'The language was called {before} and is called {after}.',
    example: ['Lume', 'Lumen'],
    inverse: ['nome-changed'],
};
const descricaoChanged = {
    id: 'descricao-changed',
    level: 'patch',
    title: 'The description of the data changed',
    why: 'Only what people read changed.',
    says: 'The description was {before} and is {after}.',
    example: ['Referência da Lume', 'A referência da linguagem Lume'],
    inverse: ['descricao-changed'],
};
const documentacaoChanged = {
    id: 'documentacao-changed',
    level: 'minor',
    title: 'The documentation has another address',
    why: 'Clients that keep links to pages have to make them again.',
    says: 'The documentation was at {before} and is at {after}.',
    example: ['https://lume.example/docs', 'https://docs.lume.example'],
    inverse: ['documentacao-changed'],
};
const indiceRules = [nomeChanged, descricaoChanged, documentacaoChanged];
/** The index: `versao` is judged by itself, and the routes are fixed by the contract. */
function* compareIndice(before, after, file) {
    yield* (0,_difference_js__WEBPACK_IMPORTED_MODULE_0__/* .changed */ .tD)(nomeChanged, (0,_spot_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(file, 'nome'), after.nome, before.nome, after.nome);
    yield* (0,_difference_js__WEBPACK_IMPORTED_MODULE_0__/* .changed */ .tD)(descricaoChanged, (0,_spot_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(file, 'descricao'), after.nome, before.descricao, after.descricao);
    const [old, now] = [before.documentacao, after.documentacao];
    yield* (0,_difference_js__WEBPACK_IMPORTED_MODULE_0__/* .changed */ .tD)(documentacaoChanged, (0,_spot_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(file, 'documentacao'), after.nome, old, now);
}


/***/ }),

/***/ 6849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ moduloRules),
/* harmony export */   p: () => (/* binding */ compareModulos)
/* harmony export */ });
/* harmony import */ var _difference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7337);
/* harmony import */ var _lists_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(357);
/* harmony import */ var _spot_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4834);
/* harmony import */ var _assinaturas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5828);




const moduloAdded = {
    id: 'modulo-added',
    level: 'minor',
    title: 'A module is new',
    why: 'What there was works as before.',
    says: 'The module {name} is new.',
    example: [null, { nome: 'Lume.Rede', simbolos: 12 }],
    inverse: ['modulo-removed'],
};
const moduloRemoved = {
    id: 'modulo-removed',
    level: 'major',
    title: 'A module is gone',
    why: 'Programs that import it no longer run.',
    says: 'The module {name} is gone.',
    example: [{ nome: 'Lume.Rede', simbolos: 12 }, null],
    inverse: ['modulo-added'],
};
const moduloRenamed = {
    id: 'modulo-renamed',
    level: 'major',
    title: 'A module has another name',
    why: 'Programs that import it by the old name no longer run.',
    says: 'The module {name} is now {after}.',
    example: ['Lume.Texto', 'Lume.Textos'],
    inverse: ['modulo-renamed', 'modulo-renamed-kept'],
};
const moduloRenamedKept = {
    id: 'modulo-renamed-kept',
    level: 'minor',
    title: 'A module has another name and keeps the old one as an alias',
    why: 'Imports by the old name load the same module.',
    says: 'The module {name} is now {after}, and the old name still works.',
    example: ['Texto', 'Lume.Texto'],
    inverse: ['modulo-renamed', 'modulo-renamed-kept'],
};
const moduloApelidoAdded = {
    id: 'modulo-apelido-added',
    level: 'minor',
    title: 'A module has another alias',
    why: 'What there was works as before.',
    says: '{name} can also be imported as {after}.',
    example: [null, 'Texto'],
    inverse: ['modulo-apelido-removed'],
};
const moduloApelidoRemoved = {
    id: 'modulo-apelido-removed',
    level: 'major',
    title: 'An alias of a module is gone',
    why: 'Programs that import by it no longer run.',
    says: '{name} can no longer be imported as {before}.',
    example: ['Texto', null],
    inverse: ['modulo-apelido-added'],
};
const simboloAdded = {
    id: 'simbolo-added',
    level: 'minor',
    title: 'A symbol of a module is new',
    why: 'What there was works as before.',
    says: 'The symbol {name} is new.',
    example: [null, { nome: 'inverte', assinatura: '(texto)' }],
    inverse: ['simbolo-removed'],
};
const simboloRemoved = {
    id: 'simbolo-removed',
    level: 'major',
    title: 'A symbol of a module is gone',
    why: 'Programs that use it no longer run.',
    says: 'The symbol {name} is gone.',
    example: [{ nome: 'inverte', assinatura: '(texto)' }, null],
    inverse: ['simbolo-added'],
};
const simboloRenamed = {
    id: 'simbolo-renamed',
    level: 'major',
    title: 'A symbol of a module has another name',
    why: 'Programs that use the old name no longer run.',
    says: 'The symbol {name} is now {after}.',
    example: ['inverte', 'inverta'],
    inverse: ['simbolo-renamed'],
};
const simboloResumoChanged = {
    id: 'simbolo-resumo-changed',
    level: 'patch',
    title: 'The summary of a symbol changed',
    why: 'Only what people read changed.',
    says: 'The summary of {name} was {before} and is {after}.',
    example: ['De trás para a frente.', 'O texto de trás para a frente.'],
    inverse: ['simbolo-resumo-changed'],
};
const moduloRules = [
    moduloAdded,
    moduloRemoved,
    moduloRenamed,
    moduloRenamedKept,
    moduloApelidoAdded,
    moduloApelidoRemoved,
    simboloAdded,
    simboloRemoved,
    simboloRenamed,
    simboloResumoChanged,
];
const SIMBOLO = {
    keyOf: ({ nome }) => nome,
    briefOf: symbol => symbol,
    added: simboloAdded,
    removed: simboloRemoved,
    renamed: {
        rule: () => simboloRenamed,
        identityOf: ({ assinatura, resumo }) => (resumo === '' ? '' : `${assinatura}\0${resumo}`),
    },
    *compare(before, after, spot) {
        yield* (0,_assinaturas_js__WEBPACK_IMPORTED_MODULE_1__/* .compareAssinaturas */ .Q)(after.nome, before.assinatura, after.assinatura, spot);
        yield* (0,_difference_js__WEBPACK_IMPORTED_MODULE_2__/* .changed */ .tD)(simboloResumoChanged, (0,_spot_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(spot, 'resumo'), after.nome, before.resumo, after.resumo);
    },
};
const MODULO = {
    keyOf: ({ nome }) => nome,
    briefOf: ({ nome, apelidos, simbolos }) => ({ nome, apelidos, simbolos: simbolos.length }),
    added: moduloAdded,
    removed: moduloRemoved,
    renamed: {
        rule: (before, after) => (after.apelidos.includes(before.nome) ? moduloRenamedKept : moduloRenamed),
        identityOf: ({ simbolos }) => simbolos
            .map(({ nome, assinatura }) => `${nome}\0${assinatura}`)
            .sort()
            .join('\0'),
    },
    compare: compareModulo,
};
/** Modules by official name, and what they export. */
function* compareModulos(before, after, file) {
    yield* (0,_lists_js__WEBPACK_IMPORTED_MODULE_0__/* .compareLists */ .t)(MODULO, before.modulos, after.modulos, (0,_spot_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(file, 'modulos'));
}
function* compareModulo(before, after, spot) {
    // The official name may stand among the aliases, and is none; a renamed module has been told about.
    const names = new Set([before.nome, after.nome]);
    const others = (apelidos) => apelidos.filter(apelido => !names.has(apelido));
    const rules = { added: moduloApelidoAdded, removed: moduloApelidoRemoved };
    const aliases = (0,_lists_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTexts */ .q)(rules, others(before.apelidos), others(after.apelidos), ofModule(spot));
    for (const difference of aliases)
        yield { ...difference, name: after.nome };
    yield* (0,_lists_js__WEBPACK_IMPORTED_MODULE_0__/* .compareLists */ .t)(SIMBOLO, before.simbolos, after.simbolos, (0,_spot_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(spot, 'simbolos'));
}
/** Aliases have no places of their own. */
function ofModule(spot) {
    return { ...spot, path: (0,_spot_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(spot, 'apelidos').path };
}


/***/ }),

/***/ 7565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ opcaoRules),
/* harmony export */   v: () => (/* binding */ compareOpcoes)
/* harmony export */ });
/* harmony import */ var _difference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7337);
/* harmony import */ var _lists_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(357);
/* harmony import */ var _spot_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4834);



const opcaoAdded = {
    id: 'opcao-added',
    level: 'minor',
    title: 'An option of a command is new',
    why: 'What there was works as before.',
    says: 'The option {name} is new.',
    example: [null, '--seco'],
    inverse: ['opcao-removed'],
};
const opcaoRemoved = {
    id: 'opcao-removed',
    level: 'major',
    title: 'An option of a command is gone',
    why: 'Scripts that give it fail.',
    says: 'The option {name} is gone.',
    example: ['--seco', null],
    inverse: ['opcao-added'],
};
const opcaoRenamed = {
    id: 'opcao-renamed',
    level: 'major',
    title: 'An option of a command has another name',
    why: 'Scripts that give the old one fail.',
    says: 'The option {name} is now {after}.',
    example: ['--seco', '--simula'],
    inverse: ['opcao-renamed'],
};
const opcaoFormAdded = {
    id: 'opcao-form-added',
    level: 'minor',
    title: 'An option can be written in another way, too',
    why: 'What there was works as before.',
    says: 'The option {name} can also be written {after}.',
    example: [null, '-s'],
    inverse: ['opcao-form-removed'],
};
const opcaoFormRemoved = {
    id: 'opcao-form-removed',
    level: 'major',
    title: 'A way to write an option is gone',
    why: 'Scripts that write it so fail.',
    says: 'The option {name} can no longer be written {before}.',
    example: ['-s', null],
    inverse: ['opcao-form-added'],
};
const opcaoValueChanged = {
    id: 'opcao-value-changed',
    level: 'major',
    title: 'The value of an option changed',
    why: 'A value that was given may be refused now, or one is demanded.',
    says: 'The value of {name} was {before} and is {after}.',
    example: ['', '<n>'],
    inverse: ['opcao-value-changed'],
};
const opcaoTextChanged = {
    id: 'opcao-text-changed',
    level: 'patch',
    title: 'The description of an option changed',
    why: 'Only what people read changed.',
    says: 'The description of {name} was {before} and is {after}.',
    example: ['mostra mais', 'mostra cada teste'],
    inverse: ['opcao-text-changed'],
};
const opcaoRules = [
    opcaoAdded,
    opcaoRemoved,
    opcaoRenamed,
    opcaoFormAdded,
    opcaoFormRemoved,
    opcaoValueChanged,
    opcaoTextChanged,
];
const OPCAO = {
    keyOf: ({ flag }) => flagOf(flag).name,
    briefOf: option => option,
    added: opcaoAdded,
    removed: opcaoRemoved,
    renamed: {
        rule: () => opcaoRenamed,
        identityOf: ({ flag, descricao }) => (descricao === '' ? '' : `${flagOf(flag).value}\0${descricao}`),
    },
    compare: compareOpcao,
};
/** Options of one command, by the longest form of each. */
function* compareOpcoes(before, after, spot) {
    yield* (0,_lists_js__WEBPACK_IMPORTED_MODULE_0__/* .compareLists */ .t)(OPCAO, before, after, spot);
}
function* compareOpcao(before, after, spot) {
    const [old, now] = [flagOf(before.flag), flagOf(after.flag)];
    const names = new Set([old.name, now.name]);
    for (const form of old.forms)
        if (!names.has(form) && !now.forms.includes(form))
            yield (0,_difference_js__WEBPACK_IMPORTED_MODULE_1__/* .removed */ .rq)(opcaoFormRemoved, (0,_spot_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(spot, form), now.name, form);
    for (const form of now.forms)
        if (!names.has(form) && !old.forms.includes(form))
            yield (0,_difference_js__WEBPACK_IMPORTED_MODULE_1__/* .added */ .vN)(opcaoFormAdded, (0,_spot_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(spot, form), now.name, form);
    yield* (0,_difference_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(opcaoValueChanged, (0,_spot_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(spot, 'flag'), now.name, old.value, now.value);
    yield* (0,_difference_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(opcaoTextChanged, (0,_spot_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(spot, 'descricao'), now.name, before.descricao, after.descricao);
}
/** `--porta, -p <n>` or `-p=<n>`: the forms, and what stands behind them. */
function flagOf(written) {
    const forms = written.match(/(?<![\p{L}\p{N}_<[-])--?[^\s,|=<[\]]+/gu) ?? [];
    const first = forms[0] ?? written;
    const name = forms.reduce((longest, form) => (form.length > longest.length ? form : longest), first);
    const value = forms
        .reduce((rest, form) => rest.replace(form, ' '), written)
        .replace(/[,|=]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
    return { name, forms, value: forms.length === 0 ? '' : value };
}


/***/ }),

/***/ 8272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ comparePalavras),
/* harmony export */   h: () => (/* binding */ palavraRules)
/* harmony export */ });
/* harmony import */ var _difference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7337);
/* harmony import */ var _lists_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(357);
/* harmony import */ var _spot_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4834);



const reservadaAdded = {
    id: 'reservada-added',
    level: 'major',
    title: 'A word became reserved that was none',
    why: 'Reserved words cannot be names: programs that call something so no longer run.',
    says: 'The reserved word {name} is new.',
    example: [null, { palavra: 'enquanto' }],
    inverse: ['reservada-removed'],
};
const reservadaRemoved = {
    id: 'reservada-removed',
    level: 'major',
    title: 'A reserved word is gone',
    why: 'Programs that use it no longer run; highlighters and completion lose it.',
    says: 'The reserved word {name} is gone.',
    example: [{ palavra: 'enquanto' }, null],
    inverse: ['reservada-added'],
};
const reservadaRenamed = {
    id: 'reservada-renamed',
    level: 'major',
    title: 'A reserved word has another name',
    why: 'Programs that use the old word no longer run.',
    says: 'The reserved word {name} is now {after}.',
    example: ['senao', 'senão'],
    inverse: ['reservada-renamed'],
};
const contextualAdded = {
    id: 'contextual-added',
    level: 'minor',
    title: 'A contextual word is new',
    why: 'Programs may still use it as a name everywhere else.',
    says: 'The contextual word {name} is new.',
    example: [null, { palavra: 'rota', onde: 'bloco servidor' }],
    inverse: ['contextual-removed'],
};
const contextualRemoved = {
    id: 'contextual-removed',
    level: 'major',
    title: 'A contextual word is gone',
    why: 'Programs that use it in its context no longer run.',
    says: 'The contextual word {name} is gone.',
    example: [{ palavra: 'rota', onde: 'bloco servidor' }, null],
    inverse: ['contextual-added'],
};
const contextualRenamed = {
    id: 'contextual-renamed',
    level: 'major',
    title: 'A contextual word has another name',
    why: 'Programs that use the old word in its context no longer run.',
    says: 'The contextual word {name} is now {after}.',
    example: ['rota', 'caminho'],
    inverse: ['contextual-renamed'],
};
const palavraBecameReservada = {
    id: 'palavra-became-reservada',
    level: 'major',
    title: 'A contextual word became reserved',
    why: 'Programs that use it as a name, which was allowed, no longer run.',
    says: 'The contextual word {name} is reserved now.',
    example: ['contextual', 'reservada'],
    inverse: ['palavra-became-contextual'],
};
const palavraBecameContextual = {
    id: 'palavra-became-contextual',
    level: 'minor',
    title: 'A reserved word became contextual',
    why: 'It still works where it worked, and can be a name elsewhere; highlighters have to look at the context.',
    says: 'The reserved word {name} is only contextual now.',
    example: ['reservada', 'contextual'],
    inverse: ['palavra-became-reservada'],
};
const contextualOndeChanged = {
    id: 'contextual-onde-changed',
    level: 'minor',
    title: 'A contextual word acts in another context',
    why: 'Highlighters and completion decide by the context whether it is a keyword.',
    says: 'The context of {name} was {before} and is {after}.',
    example: ['bloco servidor', 'bloco servidor ou grupo'],
    inverse: ['contextual-onde-changed'],
};
const palavraTextChanged = {
    id: 'palavra-text-changed',
    level: 'patch',
    title: 'The description or equivalent of a word changed',
    why: 'Only what people read changed.',
    says: 'The {field} of {name} was {before} and is {after}.',
    example: ['repete', 'repete o bloco'],
    inverse: ['palavra-text-changed'],
};
const palavraRules = [
    reservadaAdded,
    reservadaRemoved,
    reservadaRenamed,
    contextualAdded,
    contextualRemoved,
    contextualRenamed,
    palavraBecameReservada,
    palavraBecameContextual,
    contextualOndeChanged,
    palavraTextChanged,
];
const RESERVADA = {
    keyOf: ({ palavra }) => palavra,
    briefOf: word => word,
    added: reservadaAdded,
    removed: reservadaRemoved,
    renamed: { rule: () => reservadaRenamed, identityOf: ({ descricao }) => descricao },
    compare: compareTexts,
};
const CONTEXTUAL = {
    keyOf: ({ palavra }) => palavra,
    briefOf: word => word,
    added: contextualAdded,
    removed: contextualRemoved,
    renamed: { rule: () => contextualRenamed, identityOf: ({ descricao }) => descricao },
    *compare(before, after, spot) {
        yield* compareTexts(before, after, spot);
        yield* (0,_difference_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(contextualOndeChanged, (0,_spot_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(spot, 'onde'), after.palavra, before.onde, after.onde);
    },
};
/** Reserved and contextual words. A word that is in the other list now was moved, not removed and added. */
function* comparePalavras(before, after, file) {
    const [reserved, contextual] = [(0,_spot_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(file, 'reservadas'), (0,_spot_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(file, 'contextuais')];
    const moved = new Set();
    const lists = [
        [palavraBecameContextual, before.reservadas, after.contextuais, after.reservadas, before.contextuais],
        [palavraBecameReservada, before.contextuais, after.reservadas, after.contextuais, before.reservadas],
    ];
    for (const [rule, from, to, stayed, known] of lists) {
        const freed = rule === palavraBecameContextual;
        const spot = freed ? { ...contextual, base: reserved.base } : { ...reserved, base: contextual.base };
        for (const [old, now, i, j] of both(from, to, stayed, known)) {
            moved.add(now.palavra);
            const where = (0,_spot_js__WEBPACK_IMPORTED_MODULE_2__/* .entry */ .f_)(spot, now.palavra, i, j);
            const [was, is] = freed ? ['reservada', 'contextual'] : ['contextual', 'reservada'];
            yield { rule, spot: where, name: now.palavra, before: was, after: is };
            yield* compareTexts(old, now, where);
        }
    }
    yield* (0,_lists_js__WEBPACK_IMPORTED_MODULE_0__/* .compareLists */ .t)(RESERVADA, before.reservadas, after.reservadas, reserved, moved);
    yield* (0,_lists_js__WEBPACK_IMPORTED_MODULE_0__/* .compareLists */ .t)(CONTEXTUAL, before.contextuais, after.contextuais, contextual, moved);
}
/** Words of `from` that are in `to`, with their positions, and did not stay and were not there before. */
function* both(from, to, stayed, known) {
    const places = new Map(to.map(({ palavra }, i) => [palavra, i]));
    const others = new Set([...stayed, ...known].map(({ palavra }) => palavra));
    for (const [i, old] of from.entries()) {
        const j = places.get(old.palavra);
        if (j !== undefined && !others.has(old.palavra))
            yield [old, to[j], i, j];
    }
}
function* compareTexts(before, after, spot) {
    for (const name of ['descricao', 'equivalente'])
        yield* (0,_difference_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(palavraTextChanged, (0,_spot_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(spot, name), after.palavra, before[name], after[name]);
}


/***/ }),

/***/ 5181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ compareRegistros),
/* harmony export */   z: () => (/* binding */ registroRules)
/* harmony export */ });
/* harmony import */ var _reference_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9977);
/* harmony import */ var _registry_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6107);
/* harmony import */ var _lists_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(357);
/* harmony import */ var _same_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3156);
/* harmony import */ var _spot_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4834);





const pacoteAdded = {
    id: 'pacote-added',
    level: 'minor',
    title: 'A package is new',
    why: 'What there was works as before.',
    says: 'The package {name} is new.',
    example: [null, ['1.0.0']],
    inverse: ['pacote-removed'],
};
const pacoteRemoved = {
    id: 'pacote-removed',
    level: 'major',
    title: 'A package is gone',
    why: 'Projects that need it cannot be installed.',
    says: 'The package {name} is gone.',
    example: [['1.0.0'], null],
    inverse: ['pacote-added'],
};
const pacoteVersaoAdded = {
    id: 'pacote-versao-added',
    level: 'minor',
    title: 'A package has a new version',
    why: 'What there was works as before.',
    says: '{name} is new.',
    example: [null, '1.1.0'],
    inverse: ['pacote-versao-removed'],
};
const pacoteVersaoRemoved = {
    id: 'pacote-versao-removed',
    level: 'major',
    title: 'A version of a package is gone',
    why: 'Projects whose lock file names it cannot be installed.',
    says: '{name} is gone.',
    example: ['1.0.0', null],
    inverse: ['pacote-versao-added'],
};
const pacoteVersaoAltered = {
    id: 'pacote-versao-altered',
    level: 'major',
    title: 'A version of a package is not what it was',
    why: 'Published versions are immutable: lock files hold their hashes, and installing fails.',
    says: '{name} was altered: {after}.',
    example: ['sha256 5d41…', 'sha256 7d79…'],
    inverse: ['pacote-versao-altered'],
};
const pacoteTextChanged = {
    id: 'pacote-text-changed',
    level: 'patch',
    title: 'The description, licence, authors or keywords of a package changed',
    why: 'Only what people read changed.',
    says: 'The {field} of {name} was {before} and is {after}.',
    example: ['MIT', 'Apache-2.0'],
    inverse: ['pacote-text-changed'],
};
const registroRules = [
    pacoteAdded,
    pacoteRemoved,
    pacoteVersaoAdded,
    pacoteVersaoRemoved,
    pacoteVersaoAltered,
    pacoteTextChanged,
];
const PACOTE = {
    keyOf: ([name]) => name,
    briefOf: ([, { versoes }]) => Object.keys(versoes),
    added: pacoteAdded,
    removed: pacoteRemoved,
    *compare([name, before], [, after], spot) {
        for (const each of ['descricao', 'licenca', 'autores', 'tags']) {
            const [old, now] = [before[each], after[each]];
            if ((0,_same_js__WEBPACK_IMPORTED_MODULE_2__/* .same */ .F)(old, now))
                continue;
            yield { rule: pacoteTextChanged, spot: (0,_spot_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(spot, each), name, before: old, after: now };
        }
        const versoes = (0,_spot_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(spot, 'versoes');
        const [olds, nows] = [Object.entries(before.versoes), Object.entries(after.versoes)];
        for (const difference of (0,_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .compareLists */ .t)(VERSAO, olds, nows, versoes))
            yield { ...difference, name: `${name} ${difference.name}` };
    },
};
const VERSAO = {
    keyOf: ([version]) => version,
    briefOf: ([version]) => version,
    added: pacoteVersaoAdded,
    removed: pacoteVersaoRemoved,
    *compare([name, before], [, after], spot) {
        const reasons = (0,_registry_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .changesBetween */ .iv)(before, after);
        if (reasons.length === 0)
            return;
        yield { rule: pacoteVersaoAltered, spot, name, before: before.sha256, after: reasons.join('; ') };
    },
};
/** Two indexes of the package registry. */
function* compareRegistros(before, after) {
    const spot = (0,_spot_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)((0,_spot_js__WEBPACK_IMPORTED_MODULE_3__/* .spotOf */ .Yf)(`${_reference_files_js__WEBPACK_IMPORTED_MODULE_4__/* .REGISTRO_PATH */ .AM}#`), 'pacotes');
    yield* (0,_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .compareLists */ .t)(PACOTE, Object.entries(before.pacotes), Object.entries(after.pacotes), spot);
}


/***/ }),

/***/ 9080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ compareSintaxe),
/* harmony export */   Q: () => (/* binding */ sintaxeRules)
/* harmony export */ });
/* harmony import */ var _alike_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8480);
/* harmony import */ var _difference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7337);
/* harmony import */ var _lists_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(357);
/* harmony import */ var _spot_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4834);




/** Two rules that share at least so many of their words are one rule in other words. */
const MIN_LIKENESS = 0.5;
const extensaoChanged = {
    id: 'extensao-changed',
    level: 'major',
    title: 'The extension of source files changed',
    why: 'Editors recognise the language by it, and tools find programs by it.',
    says: 'The extension of source files was {before} and is {after}.',
    example: ['.lm', '.lume'],
    inverse: ['extensao-changed'],
};
const operadorAdded = {
    id: 'operador-added',
    level: 'minor',
    title: 'An operator is new',
    why: 'What there was works as before.',
    says: 'The operator {name} is new.',
    example: [null, { simbolo: '??' }],
    inverse: ['operador-removed'],
};
const operadorRemoved = {
    id: 'operador-removed',
    level: 'major',
    title: 'An operator is gone',
    why: 'Programs that use it no longer run.',
    says: 'The operator {name} is gone.',
    example: [{ simbolo: '<>' }, null],
    inverse: ['operador-added'],
};
const operadorRenamed = {
    id: 'operador-renamed',
    level: 'major',
    title: 'An operator is written in another way',
    why: 'Programs that use the old form no longer run.',
    says: 'The operator {name} is now {after}.',
    example: ['<>', '!='],
    inverse: ['operador-renamed'],
};
const operadorTextChanged = {
    id: 'operador-text-changed',
    level: 'patch',
    title: 'The description or equivalent of an operator changed',
    why: 'Only what people read changed.',
    says: 'The {field} of {name} was {before} and is {after}.',
    example: ['soma', 'soma ou junta'],
    inverse: ['operador-text-changed'],
};
const verboAdded = {
    id: 'verbo-added',
    level: 'minor',
    title: 'An HTTP verb is new',
    why: 'What there was works as before.',
    says: 'The HTTP verb {name} is new.',
    example: [null, 'PATCH'],
    inverse: ['verbo-removed'],
};
const verboRemoved = {
    id: 'verbo-removed',
    level: 'major',
    title: 'An HTTP verb is gone',
    why: 'Servers that use it no longer run.',
    says: 'The HTTP verb {name} is gone.',
    example: ['ANY', null],
    inverse: ['verbo-added'],
};
const regraAdded = {
    id: 'regra-added',
    level: 'patch',
    title: 'A rule of the syntax is written down that was not',
    why: 'The list explains what already holds; a rule that is new in the language shows in its words and operators.',
    says: 'A rule is new: {after}.',
    example: [null, 'Uma linha é um comando.'],
    inverse: ['regra-removed'],
};
const regraRemoved = {
    id: 'regra-removed',
    level: 'patch',
    title: 'A rule of the syntax is no longer written down',
    why: 'The list explains what holds; nothing reads it but people.',
    says: 'A rule is gone: {before}.',
    example: ['Uma linha é um comando.', null],
    inverse: ['regra-added'],
};
const regraReworded = {
    id: 'regra-reworded',
    level: 'patch',
    title: 'A rule of the syntax is written in other words',
    why: 'Only what people read changed.',
    says: 'A rule was {before} and is {after}.',
    example: ['Uma linha é um comando.', 'Uma linha é um comando; não existe ";".'],
    inverse: ['regra-reworded'],
};
const sintaxeRules = [
    extensaoChanged,
    operadorAdded,
    operadorRemoved,
    operadorRenamed,
    operadorTextChanged,
    verboAdded,
    verboRemoved,
    regraAdded,
    regraRemoved,
    regraReworded,
];
const OPERADOR = {
    keyOf: ({ simbolo }) => simbolo,
    briefOf: operator => operator,
    added: operadorAdded,
    removed: operadorRemoved,
    renamed: { rule: () => operadorRenamed, identityOf: ({ descricao }) => descricao },
    *compare(before, after, spot) {
        for (const name of ['descricao', 'equivalente'])
            yield* (0,_difference_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(operadorTextChanged, (0,_spot_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(spot, name), after.simbolo, before[name], after[name]);
    },
};
/** What of the syntax is not a word. */
function* compareSintaxe(before, after, file) {
    yield* (0,_difference_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(extensaoChanged, (0,_spot_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(file, 'extensao'), after.extensao, before.extensao, after.extensao);
    yield* (0,_lists_js__WEBPACK_IMPORTED_MODULE_0__/* .compareLists */ .t)(OPERADOR, before.operadores, after.operadores, (0,_spot_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(file, 'operadores'));
    const verbos = { added: verboAdded, removed: verboRemoved };
    yield* (0,_lists_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTexts */ .q)(verbos, before.verbos_http, after.verbos_http, (0,_spot_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(file, 'verbos_http'));
    yield* compareRegras(before.regras, after.regras, (0,_spot_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(file, 'regras'));
}
/** Rules have no name: one that went and one that came are the same rule when they are alike, and no other two are. */
function* compareRegras(before, after, spot) {
    const [olds, nows] = [new Set(before), new Set(after)];
    const gone = before.flatMap((text, i) => (nows.has(text) ? [] : [{ text, i }]));
    const come = after.flatMap((text, i) => (olds.has(text) ? [] : [{ text, i }]));
    const alike = (a, b) => (0,_alike_js__WEBPACK_IMPORTED_MODULE_3__/* .likeness */ .$)(a.text, b.text) >= MIN_LIKENESS;
    const reworded = new Set();
    for (const old of gone) {
        const candidates = come.filter(now => alike(old, now));
        const [now] = candidates;
        if (candidates.length === 1 && now && gone.filter(other => alike(other, now)).length === 1) {
            reworded.add(now);
            const where = (0,_spot_js__WEBPACK_IMPORTED_MODULE_2__/* .entry */ .f_)(spot, old.text, old.i, now.i);
            yield { rule: regraReworded, spot: where, name: now.text, before: old.text, after: now.text };
        }
        else
            yield (0,_difference_js__WEBPACK_IMPORTED_MODULE_1__/* .removed */ .rq)(regraRemoved, (0,_spot_js__WEBPACK_IMPORTED_MODULE_2__/* .entry */ .f_)(spot, old.text, old.i, undefined), old.text, old.text);
    }
    for (const now of come)
        if (!reworded.has(now))
            yield (0,_difference_js__WEBPACK_IMPORTED_MODULE_1__/* .added */ .vN)(regraAdded, (0,_spot_js__WEBPACK_IMPORTED_MODULE_2__/* .entry */ .f_)(spot, now.text, undefined, now.i), now.text, now.text);
}


/***/ }),

/***/ 827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y0: () => (/* binding */ CHANGE_GROUPS),
  wd: () => (/* binding */ CHANGE_IDS),
  Vd: () => (/* binding */ changeRule)
});

// EXTERNAL MODULE: ./build/drift/nouns/assinaturas.js + 1 modules
var assinaturas = __webpack_require__(5828);
// EXTERNAL MODULE: ./build/drift/nouns/comandos.js
var comandos = __webpack_require__(3820);
// EXTERNAL MODULE: ./build/drift/nouns/conteudos.js
var conteudos = __webpack_require__(1582);
// EXTERNAL MODULE: ./build/drift/nouns/embutidas.js
var embutidas = __webpack_require__(1918);
// EXTERNAL MODULE: ./build/drift/nouns/erros.js
var erros = __webpack_require__(7131);
// EXTERNAL MODULE: ./build/drift/nouns/formato.js
var formato = __webpack_require__(8150);
// EXTERNAL MODULE: ./build/drift/nouns/indice.js
var indice = __webpack_require__(8300);
// EXTERNAL MODULE: ./build/drift/nouns/modulos.js
var modulos = __webpack_require__(6849);
// EXTERNAL MODULE: ./build/drift/nouns/opcoes.js
var opcoes = __webpack_require__(7565);
// EXTERNAL MODULE: ./build/drift/nouns/palavras.js
var palavras = __webpack_require__(8272);
// EXTERNAL MODULE: ./build/drift/nouns/registro.js
var registro = __webpack_require__(5181);
// EXTERNAL MODULE: ./build/drift/nouns/sintaxe.js
var sintaxe = __webpack_require__(9080);
;// CONCATENATED MODULE: ./build/drift/routes/rules.js
const routeRules = [];

;// CONCATENATED MODULE: ./build/drift/rules.js













/** Every kind of change, in the groups of `docs/rules.md`. */
const CHANGE_GROUPS = [
    { title: 'Changes of the format', rules: formato/* formatoRules */.q },
    { title: 'Changes of the index', rules: indice/* indiceRules */.w },
    { title: 'Changes of words', rules: palavras/* palavraRules */.h },
    { title: 'Changes of the syntax', rules: sintaxe/* sintaxeRules */.Q },
    { title: 'Changes of functions and modules', rules: [...embutidas/* embutidaRules */.L, ...modulos/* moduloRules */.g] },
    { title: 'Changes of signatures', rules: assinaturas/* assinaturaRules */.t },
    { title: 'Changes of commands', rules: [...comandos/* comandoRules */.H, ...opcoes/* opcaoRules */.E] },
    { title: 'Changes of error codes', rules: erros/* erroRules */.m },
    { title: 'Changes of the content inventory', rules: conteudos/* conteudoRules */.T },
    { title: 'Changes of packages', rules: registro/* registroRules */.z },
    { title: 'Changes of routes', rules: routeRules },
];
const BY_ID = new Map(CHANGE_GROUPS.flatMap(({ rules }) => rules.map(rule => [rule.id, rule])));
/** Ids of all kinds of change, in the order of `docs/rules.md`. */
const CHANGE_IDS = [...BY_ID.keys()];
/** What is known of a kind of change; nothing for an id that there is not. */
function changeRule(id) {
    return BY_ID.get(id);
}


/***/ }),

/***/ 3156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ same)
/* harmony export */ });
/** Whether two values of JSON are equal, with lists in the same order. */
function same(a, b) {
    if (a === b)
        return true;
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
        return false;
    if (Array.isArray(a)) {
        return Array.isArray(b) && a.length === b.length && a.every((value, i) => same(value, b[i]));
    }
    const [x, y] = [a, b];
    const keys = Object.keys(x);
    return (!Array.isArray(b) &&
        keys.length === Object.keys(y).length &&
        keys.every(key => Object.hasOwn(y, key) && same(x[key], y[key])));
}


/***/ }),

/***/ 4834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ fileSpot),
/* harmony export */   Yf: () => (/* binding */ spotOf),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   f_: () => (/* binding */ entry)
/* harmony export */ });
/* harmony import */ var _reference_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9977);
/* harmony import */ var _reference_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1962);


function fileSpot(file) {
    return spotOf(`${(0,_reference_files_js__WEBPACK_IMPORTED_MODULE_0__/* .pathOf */ .XM)(file)}#`);
}
function spotOf(path) {
    return { path, base: path, head: path };
}
/** A field, which has the same name on both sides. */
function field(spot, ...names) {
    return { path: (0,_reference_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__.at)(spot.path, ...names), base: (0,_reference_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__.at)(spot.base, ...names), head: (0,_reference_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__.at)(spot.head, ...names) };
}
/** An entry of a list: its name, and its positions, where it has them. */
function entry(spot, name, base, head) {
    return {
        path: (0,_reference_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__.at)(spot.path, name),
        base: base === undefined ? spot.base : (0,_reference_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__.at)(spot.base, base),
        head: head === undefined ? spot.head : (0,_reference_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__.at)(spot.head, head),
    };
}


/***/ }),

/***/ 3437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xf: () => (/* binding */ asRecords),
/* harmony export */   bs: () => (/* binding */ together),
/* harmony export */   g1: () => (/* binding */ record)
/* harmony export */ });
/** Builds a record; the two places that every record tells are added here. */
function record(fields, place) {
    return { fields: { ...fields, file: place.file, line: place.line }, place };
}
/** One value is a list of one record where a list is wanted. */
function asRecords(extraction) {
    if (extraction.kind === 'records')
        return extraction.records;
    return [record({ key: 0, value: extraction.value }, extraction.place)];
}
/** What several files yield: the extraction of one, or the records of all. */
function together(extractions) {
    const [only] = extractions;
    return extractions.length === 1 && only
        ? only
        : { kind: 'records', records: extractions.flatMap(asRecords) };
}


/***/ }),

/***/ 6622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UT: () => (/* binding */ STEPS),
  I: () => (/* binding */ kindOf),
  sP: () => (/* binding */ source),
  Tj: () => (/* binding */ sources)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/config/strict.js
var strict = __webpack_require__(9326);
// EXTERNAL MODULE: ./build/code-points.js
var code_points = __webpack_require__(9039);
// EXTERNAL MODULE: ./build/repository/repository.js
var repository = __webpack_require__(3929);
;// CONCATENATED MODULE: ./build/extract/locator.js
/** The last `#` separates, so that folders may have one in their name. */
function parseLocator(text) {
    const hash = text.lastIndexOf('#');
    return hash < 0
        ? { path: text, fragment: undefined }
        : { path: text.slice(0, hash), fragment: text.slice(hash + 1) };
}
function isGlob(path) {
    return /[*?{[]/.test(path);
}
const TABLE_NAME = /^(?<names>[^.@()]+(?:\.[^.@()]+)*)(?:@(?<occurrence>[1-9]\d*))?(?<calls>\(\))?$/u;
function parseTableName(fragment) {
    const groups = TABLE_NAME.exec(fragment)?.groups;
    if (!groups?.names)
        return undefined;
    return {
        parts: groups.names.split('.'),
        occurrence: groups.occurrence === undefined ? undefined : Number(groups.occurrence),
        calls: groups.calls !== undefined,
    };
}

;// CONCATENATED MODULE: ./build/extract/read-files.js


/**
 * The files that a path or glob of refdata.yml names, each given to `read`; what cannot be read is reported.
 * @param place where the path stands in refdata.yml.
 */
async function readFiles(path, place, context, read) {
    const paths = readable(() => (isGlob(path) ? context.repository.glob(path) : [path]), place, context);
    if (paths?.length === 0)
        context.report({ rule: 'source-missing', message: `${path} matches no file.`, place });
    const results = [];
    for (const file of paths ?? []) {
        try {
            results.push(await read(file));
        }
        catch (error) {
            reportUnreadable(error, place, context);
        }
    }
    return results;
}
/** What `read` gives, or undefined after reporting that a file cannot be read. */
function readable(read, place, context) {
    try {
        return read();
    }
    catch (error) {
        reportUnreadable(error, place, context);
        return undefined;
    }
}
function reportUnreadable(error, place, { report }) {
    if (!(error instanceof repository/* UnreadableFile */.ie))
        throw error;
    const { rule, message, remedy, line, path } = error;
    report({ rule, message, remedy, place: line === undefined ? place : { file: path, line } });
}

// EXTERNAL MODULE: ./build/extract/record.js
var record = __webpack_require__(3437);
;// CONCATENATED MODULE: ./build/extract/kinds/kind.js
const NOTHING = { kind: 'records', records: [] };

;// CONCATENATED MODULE: ./build/extract/kinds/count.js





/** `count`: how many files a glob matches, altogether or for each folder. */
const kind = {
    name: 'count',
    schema: schemas/* string */.YjP()
        .min(1)
        .meta({
        description: 'A glob; the value is the number of files that it matches. Hidden files, node_modules and links that lead out are not counted.',
        examples: ['examples/*.lm', 'packages/*/forge.toml'],
    }),
    options: {
        by: schemas/* literal */.euz('folder').meta({
            description: 'Count for each folder: records with the folder as `key` and the number of its files as `value`, sorted by folder.',
        }),
    },
    async read(spec, { by }, at, context) {
        const place = context.placeOf([...at, 'count']);
        const paths = readable(() => context.repository.glob(spec), place, context);
        if (paths === undefined)
            return NOTHING;
        if (paths.length === 0)
            context.report({ rule: 'count-empty', message: `${spec} matches no file.`, place });
        if (by === undefined)
            return { kind: 'value', value: paths.length, place };
        const folders = new Map();
        for (const path of paths) {
            const name = folderName(path, spec);
            const files = folders.get(name);
            if (files)
                files.push(path);
            else
                folders.set(name, [path]);
        }
        const sorted = [...folders].sort(([a], [b]) => (0,code_points/* compareCodePoints */.O)(a, b));
        return {
            kind: 'records',
            records: sorted.map(([key, files]) => (0,record/* record */.g1)({ key, value: files.length }, { file: files[0] })),
        };
    },
};
/**
 * The folder of a file as the glob leaves it open: of `exercises/**` + `/*.lm`, `loops` or `loops/nested`, so that
 * folders of one name in different places stay apart. Where the glob leaves nothing open, the folder's own name.
 */
function folderName(path, glob) {
    const fixed = glob.split('/').findIndex(part => /[*?{[(!]/.test(part));
    const folders = path.split('/').slice(0, -1);
    const open = fixed < 0 ? [] : folders.slice(fixed);
    return open.length > 0 ? open.join('/') : (folders.at(-1) ?? '');
}

// EXTERNAL MODULE: ./build/nearest.js
var nearest = __webpack_require__(7658);
;// CONCATENATED MODULE: ./build/extract/formats/format.js
/** The text is not of its format. */
class FormatError extends Error {
    line;
    column;
    constructor(message, line, column) {
        super(message);
        this.line = line;
        this.column = column;
    }
}
/** Lists and maps nested deeper than this are an attack, not data. */
const MAX_DATA_DEPTH = 200;
/** Runs a parser that recurses on nested data: when the stack ends, the data is too deep. */
function boundedDepth(parse) {
    try {
        return parse();
    }
    catch (error) {
        if (error instanceof RangeError)
            throw new FormatError(`it is nested deeper than ${MAX_DATA_DEPTH} levels`);
        throw error;
    }
}
/** @throws {FormatError} when data is nested deeper than the steps after this one can follow. */
function assertDepth(data, depth = 0) {
    if (typeof data !== 'object' || data === null)
        return;
    if (depth >= MAX_DATA_DEPTH)
        throw new FormatError(`it is nested deeper than ${MAX_DATA_DEPTH} levels`);
    for (const item of Array.isArray(data) ? data : Object.values(data))
        assertDepth(item, depth + 1);
}

// EXTERNAL MODULE: ./node_modules/csv-parse/lib/sync.js + 9 modules
var sync = __webpack_require__(5175);
;// CONCATENATED MODULE: ./build/extract/formats/csv.js


/** CSV as RFC 4180 has it, with a header. */
const csv = { name: 'csv', extensions: ['csv'], parse };
function parse(text) {
    const [header, ...rows] = read(text);
    if (!header)
        throw new FormatError('it has no header', 1);
    const columns = header.record;
    const twice = columns.find((column, i) => columns.indexOf(column) !== i);
    if (twice !== undefined)
        throw new FormatError(`the column "${twice}" stands twice in its header`, startOf(header));
    // fromEntries defines own properties, so a column such as __proto__ stays data.
    const data = rows.map(({ record }) => Object.fromEntries(columns.map((column, i) => [column, record[i] ?? ''])));
    const lines = rows.map(startOf);
    return {
        data,
        lineOf: ([index]) => lines[Number(index)],
        entryLines: path => new Map(path.length === 0 ? lines.entries() : []),
        duplicates: [],
    };
}
function read(text) {
    try {
        return (0,sync/* parse */.qg)(text, { info: true, raw: true, skip_empty_lines: true });
    }
    catch (error) {
        const { message, lines } = error;
        throw new FormatError(message.replace(/ (on|at) line \d+$/, ''), lines);
    }
}
/** The parser counts the lines that it has read when a row ends; texts in quotes may have several. */
function startOf({ raw, info }) {
    return info.lines - (raw.replace(/^\n+|\n$/g, '').match(/\n/g)?.length ?? 0);
}

// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(9547);
;// CONCATENATED MODULE: ./build/extract/formats/lines.js
/** Lines of a text by offset. */
class Lines {
    starts = [0];
    constructor(text) {
        for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
            this.starts.push(at + 1);
    }
    /** Line and column, counted from 1. */
    at(offset) {
        let low = 0;
        let high = this.starts.length - 1;
        while (low < high) {
            const middle = Math.ceil((low + high) / 2);
            if (this.starts[middle] <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: offset - this.starts[low] + 1 };
    }
}

;// CONCATENATED MODULE: ./build/extract/formats/json.js



/** JSON as RFC 8259 has it: no comments, no trailing commas. */
const json = { name: 'json', extensions: ['json'], parse: json_parse };
function json_parse(text) {
    const lines = new Lines(text);
    const errors = [];
    const tree = boundedDepth(() => (0,main.parseTree)(text, errors, { disallowComments: true, allowTrailingComma: false }));
    const [error] = errors;
    if (!tree)
        throw new FormatError('it is empty', 1);
    if (error) {
        const { line, column } = lines.at(error.offset);
        throw new FormatError(words((0,main.printParseErrorCode)(error.error)), line, column);
    }
    const data = parseStrictly(text);
    assertDepth(data);
    const lineOf = (node) => lines.at(node.offset).line;
    return {
        data,
        lineOf(path) {
            const node = find(tree, path);
            return node && lineOf(node);
        },
        entryLines(path) {
            const entries = new Map();
            const node = find(tree, path);
            for (const [i, child] of (node?.children ?? []).entries()) {
                const key = node?.type === 'array' ? i : child.children?.[0]?.value;
                entries.set(key, lineOf(child));
            }
            return entries;
        },
        duplicates: duplicatesIn(tree, lineOf),
    };
}
function parseStrictly(text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        // The tolerant parser lets a few things pass that JSON has not (control characters in texts).
        throw new FormatError(cause.message.split('\n')[0] ?? 'it cannot be parsed');
    }
}
function find(tree, path) {
    let node = tree;
    for (const token of path) {
        if (node?.type === 'array')
            node = node.children?.[Number(token)];
        // Of equal keys the last one counts.
        else
            node = node?.children?.findLast(property => property.children?.[0]?.value === token)?.children?.[1];
    }
    return node;
}
function duplicatesIn(tree, lineOf) {
    const found = [];
    const waiting = [tree];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
        const seen = new Set();
        for (const child of node.children ?? []) {
            if (child.type === 'property') {
                const key = child.children?.[0]?.value;
                if (seen.has(key))
                    found.push({ key, line: lineOf(child) });
                seen.add(key);
            }
            waiting.push(child);
        }
    }
    return found.sort((a, b) => a.line - b.line);
}
/** `PropertyNameExpected` as words. */
function words(code) {
    return code
        .replace(/([a-z])([A-Z])/g, (_match, a, b) => `${a} ${b.toLowerCase()}`)
        .toLowerCase();
}

// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(3292);
;// CONCATENATED MODULE: ./build/extract/formats/toml.js


/** TOML 1.0. */
const toml = { name: 'toml', extensions: ['toml'], parse: toml_parse };
function toml_parse(text) {
    try {
        const data = boundedDepth(() => (0,dist/* parse */.qg)(text));
        assertDepth(data);
        // The parser gives no positions: records of TOML files name the file only. It refuses keys that stand twice.
        return { data: plain(data), lineOf: () => undefined, entryLines: () => new Map(), duplicates: [] };
    }
    catch (error) {
        if (!(error instanceof dist/* TomlError */.zx))
            throw error;
        throw new FormatError(error.message.split('\n')[0] ?? 'it cannot be parsed', error.line, error.column);
    }
}
/** Dates and times as they are written: JSON has none. */
function plain(data) {
    if (data instanceof dist/* TomlDate */.PJ)
        return data.toISOString();
    if (Array.isArray(data))
        return data.map(plain);
    if (typeof data !== 'object' || data === null)
        return data;
    return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, plain(value)]));
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var yaml_dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./build/extract/formats/yaml.js


/** Aliases of one anchor: more is an attack, not a table. */
const MAX_YAML_ALIASES = 1000;
/** YAML 1.2 without tags of anybody's own; `<<` merges. */
const yaml = { name: 'yaml', extensions: ['yml', 'yaml'], parse: yaml_parse };
function yaml_parse(text) {
    const lines = new yaml_dist/* LineCounter */.HN();
    const document = boundedDepth(() => (0,yaml_dist/* parseDocument */.Tp)(text, { lineCounter: lines, uniqueKeys: false, merge: true, customTags: [] }));
    const [error] = document.errors;
    if (error)
        throw new FormatError(firstSentence(error.message), error.linePos?.[0].line, error.linePos?.[0].col);
    const twice = duplicateKey(document.contents);
    if (twice) {
        const { line, col } = lines.linePos(twice.offset);
        throw new FormatError(`the key "${twice.key}" stands twice in one map`, line, col);
    }
    const data = toData(document);
    assertDepth(data);
    const lineOf = (node) => {
        const start = (0,yaml_dist/* isNode */.Ll)(node) ? node.range?.[0] : undefined;
        return start === undefined ? undefined : lines.linePos(start).line;
    };
    return {
        data,
        lineOf(path) {
            const [last] = path.slice(-1);
            const around = yaml_find(document, path.slice(0, -1));
            if (last === undefined)
                return lineOf(document.contents);
            return lineOf((0,yaml_dist/* isMap */.jh)(around)
                ? pairOf(around.items, last)?.key
                : (0,yaml_dist/* isSeq */.oP)(around)
                    ? around.items[Number(last)]
                    : undefined);
        },
        entryLines(path) {
            const node = yaml_find(document, path);
            const entries = new Map();
            const items = (0,yaml_dist/* isMap */.jh)(node) || (0,yaml_dist/* isSeq */.oP)(node) ? [...node.items.entries()] : [];
            for (const [i, item] of items) {
                const [key, at] = (0,yaml_dist/* isMap */.jh)(node) ? [keyOf(item), item.key] : [i, item];
                const line = lineOf(at);
                if (key !== undefined && line !== undefined)
                    entries.set(key, line);
            }
            return entries;
        },
        // Refused above, as YAML has it.
        duplicates: [],
    };
}
/** The parser's own check compares each key with all others: too slow for tables. */
function duplicateKey(root) {
    const waiting = [root];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
        if ((0,yaml_dist/* isSeq */.oP)(node))
            for (const item of node.items)
                waiting.push(item ?? null);
        if (!(0,yaml_dist/* isMap */.jh)(node))
            continue;
        const seen = new Set();
        for (const { key, value } of node.items) {
            const name = (0,yaml_dist/* isScalar */.jn)(key) ? key.value : undefined;
            if (name !== undefined && name !== '<<' && seen.has(name)) {
                return { key: String(name), offset: key.range?.[0] ?? 0 };
            }
            seen.add(name);
            waiting.push(value ?? null);
        }
    }
    return undefined;
}
function toData(document) {
    try {
        return boundedDepth(() => document.toJS({ maxAliasCount: MAX_YAML_ALIASES }));
    }
    catch (cause) {
        if (cause instanceof FormatError)
            throw cause;
        throw new FormatError(cause.message);
    }
}
function yaml_find(document, path) {
    const resolved = (node) => (0,yaml_dist/* isAlias */.Vj)(node) ? node.resolve(document) : node;
    let node = resolved(document.contents);
    for (const token of path) {
        if ((0,yaml_dist/* isMap */.jh)(node))
            node = resolved(pairOf(node.items, token)?.value);
        else if ((0,yaml_dist/* isSeq */.oP)(node))
            node = resolved(node.items[Number(token)]);
        else
            return undefined;
    }
    return node;
}
function pairOf(items, token) {
    return items.find(pair => keyOf(pair) === String(token));
}
function keyOf({ key }) {
    return (0,yaml_dist/* isScalar */.jn)(key) ? String(key.value) : undefined;
}
/** The parser adds where it was and an excerpt; the place is told by us. */
function firstSentence(message) {
    return message.split('\n')[0]?.replace(/ at line \d+.*$/, '') ?? 'it cannot be parsed';
}

;// CONCATENATED MODULE: ./build/extract/formats/index.js




const formats = [json, yaml, toml, csv];
/** The format that the extension of a path says. */
function formatOf(path) {
    const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
    return formats.find(format => format.extensions.includes(extension));
}

;// CONCATENATED MODULE: ./build/extract/kinds/data.js








/** Names shown when there is nothing at a pointer. */
const MAX_SUGGESTIONS = 8;
const formatNames = formats.map(format => format.name);
/** `data`: a JSON, YAML, TOML or CSV file, or a part of it. */
const data_kind = {
    name: 'data',
    schema: schemas/* string */.YjP()
        .min(1)
        .refine(text => parsePointer(parseLocator(text).fragment) !== undefined, {
        error: 'Behind "#" stands a JSON Pointer: /name/name, with ~1 for / and ~0 for ~ (the file itself may hold no "#").',
    })
        .meta({
        description: 'A JSON, YAML, TOML or CSV file; behind "#" a JSON Pointer (RFC 6901) to a part of it. A list gives a record for each item, a map one for each entry, CSV one for each row with the columns of its header as `value`. The file may be a glob.',
        examples: ['meta/words.yml#/words', 'package.json#/version', 'errors.csv'],
    }),
    options: {
        format: schemas/* enum */.k5n(formatNames)
            .meta({ description: 'The format, when the extension of the file does not say it.' }),
    },
    async read(spec, options, at, context) {
        const { path, fragment } = parseLocator(spec);
        const place = context.placeOf([...at, 'data']);
        const named = formats.find(format => format.name === options.format);
        const extractions = await readFiles(path, place, context, file => {
            const format = named ?? formatOf(file);
            if (format)
                return readFile(file, fragment, format, place, context);
            context.report({
                rule: 'source-format',
                message: `The extension of ${file} does not say its format.`,
                remedy: `Add \`format:\` with one of ${formatNames.join(', ')}.`,
                place,
            });
            return NOTHING;
        });
        return (0,record/* together */.bs)(extractions);
    },
};
function readFile(path, fragment, format, at, context) {
    let file;
    try {
        file = parsed(path, format, context);
    }
    catch (error) {
        if (!(error instanceof FormatError))
            throw error;
        const { line, column } = error;
        const place = {
            file: path,
            ...(line !== undefined && { line }),
            ...(column !== undefined && { column }),
        };
        context.report({
            rule: 'source-format',
            message: `${path} is not ${format.name.toUpperCase()}: ${error.message}.`,
            place,
        });
        return NOTHING;
    }
    for (const { key, line } of file.duplicates) {
        context.report({
            rule: 'table-duplicate-key',
            message: `The key "${key}" stands twice; the entry in this line replaces the earlier one.`,
            place: { file: path, line },
        });
    }
    const pointer = parsePointer(fragment) ?? [];
    const found = pick(file.data, pointer);
    if ('data' in found) {
        const extraction = extractionOf(found.data, path, pointer, file);
        if (extraction.kind === 'records' && extraction.records.length === 0) {
            context.report({
                rule: 'source-empty',
                message: `${path} holds no entries${fragment ? ` at ${fragment}` : ''}.`,
                place: at,
            });
        }
        return extraction;
    }
    const near = (0,nearest/* nearest */.p)(found.missing, found.known, MAX_SUGGESTIONS);
    const shown = near.length > 0 ? near : found.known.slice(0, MAX_SUGGESTIONS);
    context.report({
        rule: 'table-missing',
        message: `${path} holds nothing at ${fragment}.`,
        remedy: `Where "${found.missing}" was looked for, there is ${shown.join(', ') || 'nothing with a name'}${shown.length < found.known.length ? ', …' : ''}.`,
        place: at,
    });
    return NOTHING;
}
/** Files of each extraction: several joins often use the same one. */
const parsedFiles = new WeakMap();
function parsed(path, format, { files, repository }) {
    const known = parsedFiles.get(files) ?? new Map();
    parsedFiles.set(files, known);
    const key = `${format.name}:${path}`;
    const file = known.get(key) ?? format.parse(repository.read(path));
    known.set(key, file);
    return file;
}
function extractionOf(data, path, pointer, file) {
    const place = (line) => ({ file: path, ...(line !== undefined && { line }) });
    if (typeof data !== 'object' || data === null) {
        return { kind: 'value', value: data, place: place(file.lineOf(pointer)) };
    }
    const lines = file.entryLines(pointer);
    const entries = Array.isArray(data)
        ? [...data.entries()]
        : Object.entries(data);
    return {
        kind: 'records',
        records: entries.map(([key, value]) => (0,record/* record */.g1)({ key, value }, place(lines.get(key)))),
    };
}
/** Tokens of a JSON Pointer; the empty pointer is the whole. Undefined when it is none. */
function parsePointer(fragment) {
    if (fragment === undefined || fragment === '')
        return [];
    if (!fragment.startsWith('/') || /~(?![01])/.test(fragment))
        return undefined;
    return fragment
        .slice(1)
        .split('/')
        .map(token => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}
function pick(data, pointer) {
    let current = data;
    for (const token of pointer) {
        if (typeof current !== 'object' ||
            current === null ||
            !Object.hasOwn(current, token) ||
            isLength(current, token)) {
            return {
                missing: token,
                known: typeof current === 'object' && current !== null ? Object.keys(current) : [],
            };
        }
        current = current[token];
    }
    return { data: current };
}
/** The one own property of a list that is no item of it. */
function isLength(data, token) {
    return Array.isArray(data) && token === 'length';
}

;// CONCATENATED MODULE: ./build/extract/kinds/merge.js


/** `merge`: the rows of several sources one after the other, so that steps can be applied to all of them. */
const merge_kind = {
    name: 'merge',
    // The sources inside are checked by the schema of sources itself, which this schema is a part of.
    schema: schemas/* custom */.IeY(),
    async read(spec, _options, at, context) {
        const records = [];
        for (const [i, source] of spec.entries()) {
            for (const row of await context.rows(source, [...at, 'merge', i])) {
                records.push((0,record/* record */.g1)(row.fields ?? fieldsOf(row.value, records.length), row.place));
            }
        }
        return { kind: 'records', records };
    },
};
/** What a mapping made is the record of the steps that follow, which name its fields directly. */
function fieldsOf(value, key) {
    const fields = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
    return { key, value, ...fields };
}

// EXTERNAL MODULE: ./build/extract/evaluate/value.js
var evaluate_value = __webpack_require__(4081);
;// CONCATENATED MODULE: ./build/extract/kinds/table.js







/** Names shown when a table is not found. */
const table_MAX_SUGGESTIONS = 8;
/** Names that are looked at for these. */
const MAX_CANDIDATES = 200;
/** `table`: a named literal of a source file, or all calls of a function, read without running anything. */
const table_kind = {
    name: 'table',
    schema: schemas/* string */.YjP()
        .regex(/^[^#]+#.+$/, {
        error: 'A table is named as file#NAME, for example src/tokens.py#KEYWORDS.',
        abort: true,
    })
        .refine(text => parseTableName(parseLocator(text).fragment ?? '') !== undefined, {
        error: 'Behind "#" stands a name (KEYWORDS), names with dots (Lexer.KEYWORDS), a name with its number (WORDS@2) or calls (define()).',
    })
        .meta({
        description: 'A named literal in a source file (map, list, set, tuple, enum, class constants, the literal that a function returns, the arms of its switch or match), as file#NAME; or all calls of a function, as file#name(). The file may be a glob.',
        examples: ['src/tokens.py#KEYWORDS', 'src/lexer.ts#Lexer.RESERVED', 'src/builtins.js#define()'],
    }),
    async read(spec, _options, at, context) {
        const { path, fragment } = parseLocator(spec);
        const name = parseTableName(fragment);
        const place = context.placeOf([...at, 'table']);
        const read = (file) => context.files.withGrammars(() => table_readFile(file, name, place, context));
        return (0,record/* together */.bs)(await readFiles(path, place, context, read));
    },
};
/** @param at where the table is named in refdata.yml. */
function table_readFile(path, name, at, context) {
    const file = context.files.open(path);
    const { evaluator } = context.files;
    evaluator.restart();
    const extraction = name.calls ? readCalls(file, name, at, context) : readTable(file, name, at, context);
    // A syntax error anywhere in a file makes every table of it doubtful, and those of files that import it.
    for (const error of context.files.syntaxErrors()) {
        context.report({ rule: 'source-syntax', message: `${error.file} has a syntax error.`, place: error });
    }
    const { changes, duplicates } = evaluator.takeNotes();
    for (const note of changes) {
        context.report({
            rule: note.when === 'later' ? 'table-changed-later' : 'table-changed',
            message: `${note.name} is changed after its literal: ${note.text}`,
            place: note.place,
        });
    }
    for (const { key, file: where, node } of duplicates) {
        context.report({
            rule: 'table-duplicate-key',
            message: `The key "${key}" stands twice; the entry in this line replaces the earlier one.`,
            place: where.place(node),
        });
    }
    return extraction;
}
function readTable(file, name, at, context) {
    const { evaluator } = context.files;
    const found = table_find(file, name, at, context);
    if (!found)
        return NOTHING;
    const [first, ...rest] = name.parts;
    const { node } = found.binding;
    let value = evaluator.tableOf(evaluator.valueOf(first, found, file));
    for (const part of rest) {
        const member = evaluator.memberIfAny(value, part);
        if (member === undefined && value instanceof evaluate_value/* Mapping */.X9) {
            reportMissing(part, value.entries.map(entry => (0,evaluate_value/* keyText */.Pu)(entry.key)), first, at, context);
            return NOTHING;
        }
        value = evaluator.tableOf(member ?? evaluator.member(value, part, node, file));
    }
    const place = file.place(node);
    if (value instanceof evaluate_value/* Unresolved */.UG) {
        const remedy = value.rule === 'source-unresolved'
            ? 'Name a literal, or supply the values with another source.'
            : undefined;
        context.report({
            rule: value.rule,
            message: `${name.parts.join('.')} cannot be read: ${value.reason}.`,
            place: value.place,
            ...(remedy && { remedy }),
        });
        return NOTHING;
    }
    if (value instanceof evaluate_value/* Definition */.CU) {
        context.report({
            rule: 'source-unresolved',
            message: `${name.parts.join('.')} is a ${value.kind} that does not stand for a table.`,
            remedy: 'Name a literal, a class with constants, or a function that only returns a literal.',
            place: value.place,
        });
        return NOTHING;
    }
    const extraction = table_extractionOf(value, place);
    if (extraction.kind === 'records' && extraction.records.length === 0) {
        context.report({ rule: 'source-empty', message: `${name.parts.join('.')} is empty.`, place });
    }
    return extraction;
}
function table_extractionOf(value, place) {
    if (value instanceof evaluate_value/* Mapping */.X9) {
        return { kind: 'records', records: value.entries.map(entry => recordOf((0,evaluate_value/* toPlain */.Ul)(entry.key), entry)) };
    }
    if (value instanceof evaluate_value/* Sequence */.gd)
        return { kind: 'records', records: value.entries.map((entry, i) => recordOf(i, entry)) };
    if (value instanceof evaluate_value/* CallResult */.Q9)
        return {
            kind: 'records',
            records: [(0,record/* record */.g1)({ key: 0, value: (0,evaluate_value/* toPlain */.Ul)(value), ...(0,evaluate_value/* callFields */.M3)(value) }, place)],
        };
    return { kind: 'value', value: (0,evaluate_value/* toPlain */.Ul)(value), place };
}
function recordOf(key, entry) {
    const { value, origin } = entry;
    const { comment, place } = origin;
    return (0,record/* record */.g1)({
        key,
        value: (0,evaluate_value/* toPlain */.Ul)(value),
        ...(value instanceof evaluate_value/* CallResult */.Q9 && (0,evaluate_value/* callFields */.M3)(value)),
        ...(comment !== undefined && { comment }),
    }, place);
}
/** Every call of a function by this name (`define(…)`, `registry.define(…)`), in source order. */
function readCalls(file, name, at, context) {
    const last = name.parts.at(-1);
    const full = name.parts.join('.');
    const records = [];
    for (const node of file.occurrences(last)) {
        const call = callOf(node, file, full);
        if (!call)
            continue;
        const value = context.files.evaluator.evaluate(call, { file, env: undefined });
        records.push(recordOf(records.length, { value, origin: file.origin(call) }));
    }
    if (records.length === 0) {
        context.report({ rule: 'table-missing', message: `${file.path} holds no call of ${full}().`, place: at });
    }
    return { kind: 'records', records };
}
/** The call whose callee is this name, alone or at the end of a chain of members that ends with `full`. */
function callOf(name, file, full) {
    let callee = name;
    const around = name.parent && file.language.expression(name.parent);
    if (name.parent && around?.kind === 'member' && around.object.id !== name.id)
        callee = name.parent;
    if (callee.text !== full && !callee.text.endsWith(`.${full}`))
        return undefined;
    // Parentheses, as in `(0, module.define)("x")`.
    for (let parent = callee.parent; parent; parent = callee.parent) {
        const meaning = file.language.expression(parent);
        if (meaning.kind === 'call' && meaning.callee.id === callee.id)
            return parent;
        if (meaning.kind !== 'same' || meaning.node.id !== callee.id)
            return undefined;
        callee = parent;
    }
    return undefined;
}
/** The definition that a locator means: the outermost one of that name, variables before members of objects. */
function table_find(file, name, at, context) {
    const [first] = name.parts;
    const all = file.bindings(first).filter(bound => !isOpaque(bound));
    if (all.length === 0) {
        reportMissing(first, file.names(), file.path, at, context, candidate => isDefined(candidate, file));
        return undefined;
    }
    if (name.occurrence !== undefined) {
        const chosen = all[name.occurrence - 1];
        const message = `${file.path} defines ${first} ${times(all.length)}: there is no ${first}@${name.occurrence}.`;
        if (!chosen)
            context.report({ rule: 'table-missing', message, place: at });
        return chosen;
    }
    const group = [
        all.filter(({ binding, scope }) => !binding.member && scope === file.root.id),
        all.filter(({ binding }) => binding.exported !== undefined),
        all.filter(({ binding }) => !binding.member),
        all,
    ].find(candidates => candidates.length > 0);
    if (group.length === 1)
        return group[0];
    const choices = group.map(bound => `${first}@${all.indexOf(bound) + 1} (line ${file.place(bound.binding.node).line})`);
    context.report({
        rule: 'table-ambiguous',
        message: `${file.path} defines ${first} ${times(group.length)}.`,
        remedy: `Write one of ${choices.join(', ')}.`,
        place: at,
    });
    return undefined;
}
/** Parameters and loop variables are no tables. */
function isOpaque({ binding }) {
    return binding.kind === 'value' && 'kind' in binding.value && binding.value.kind === 'opaque';
}
/** Whether a name is that of something at the top of a file. */
function isDefined(name, file) {
    return file.bindings(name).some(bound => {
        const { binding, scope } = bound;
        if (binding.exported !== undefined)
            return true;
        return scope === file.root.id && binding.kind === 'value' && !binding.member && !isOpaque(bound);
    });
}
/** Tells that there is no such name, with those like it that there are, or else the first few. */
function reportMissing(name, names, where, at, context, isReal = () => true) {
    // Asking whether a name is one is dear: only of those that may be shown.
    const all = [...names];
    const shown = [];
    for (const candidate of [...(0,nearest/* nearest */.p)(name, all, MAX_CANDIDATES), ...all.slice(0, MAX_CANDIDATES)]) {
        if (shown.length < table_MAX_SUGGESTIONS && !shown.includes(candidate) && isReal(candidate))
            shown.push(candidate);
    }
    context.report({
        rule: 'table-missing',
        message: `${where} defines no ${name}.`,
        remedy: shown.length > 0 ? `There is ${shown.join(', ')}.` : 'It defines nothing that has a name.',
        place: at,
    });
}
function times(count) {
    return count === 1 ? 'once' : `${count} times`;
}

;// CONCATENATED MODULE: ./build/extract/kinds/value.js


/** `value`: what stands in `refdata.yml` itself. */
const value_kind = {
    name: 'value',
    // Whatever YAML can say; the schema of JSON in zod would drop keys such as __proto__.
    schema: schemas/* unknown */.L5J().meta({
        description: 'What stands here: one value, a list (one record for each item) or a map (one record for each entry).',
        examples: ['A indentação é de 4 espaços.', ['GET', 'POST']],
    }),
    async read(spec, _options, at, context) {
        const place = (...more) => context.placeOf([...at, 'value', ...more]);
        if (Array.isArray(spec)) {
            return { kind: 'records', records: spec.map((value, key) => (0,record/* record */.g1)({ key, value }, place(key))) };
        }
        if (typeof spec === 'object' && spec !== null) {
            return {
                kind: 'records',
                records: Object.entries(spec).map(([key, value]) => (0,record/* record */.g1)({ key, value }, place(key))),
            };
        }
        return { kind: 'value', value: spec, place: place() };
    },
};

;// CONCATENATED MODULE: ./build/generated/kinds.js
// Generated by `npm run generate` from the files in src/extract/kinds. Do not edit.





const kinds = [kind, data_kind, merge_kind, table_kind, value_kind];

// EXTERNAL MODULE: ./build/extract/expression.js
var expression = __webpack_require__(566);
;// CONCATENATED MODULE: ./build/extract/source.js




const source_expression = schemas/* string */.YjP()
    .min(1)
    .superRefine((text, context) => {
    try {
        new expression/* MappingExpression */.r(text);
    }
    catch (error) {
        if (!(error instanceof expression/* ExpressionError */.t))
            throw error;
        const caret = error.position === undefined ? '' : `\n  ${text}\n  ${' '.repeat(Math.max(0, error.position - 1))}^`;
        context.addIssue({
            code: 'custom',
            message: `This is not a JSONata expression: ${error.message}${caret}`,
        });
    }
})
    .meta({
    id: 'expression',
    description: 'A JSONata expression (https://docs.jsonata.org) over the fields of a record: key, value, args, kwargs, params, comment, file, line.',
    examples: ['key', 'value[0]', 'args[2]', 'kwargs.titulo'],
});
const oneOrMore = (schema) => schemas/* union */.KCZ([schema, schemas/* array */.YOg(schema)])
    .transform(value => (Array.isArray(value) ? value : [value]));
const sort = oneOrMore(schemas/* string */.YjP().min(1)).meta({
    description: 'Field (or fields) to sort by, in code point order; with a minus sign in front, backwards.',
    examples: ['palavra', ['-total', 'nome']],
});
const each = (0,strict/* strict */.O)({
    each: source_expression,
    filter: source_expression.optional(),
    map: schemas/* lazy */.RZV(() => mapping).optional(),
    sort: sort.optional(),
});
const mapping = schemas/* union */.KCZ([source_expression, schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* union */.KCZ([source_expression, each]))])
    .meta({
    id: 'mapping',
    description: 'Fields of the contract, each with the expression that gives its value; or one expression, when a record becomes a text.',
});
const steps = {
    filter: source_expression.optional().meta({ description: 'Keeps the records for which the expression is true.' }),
    map: schemas/* lazy */.RZV(() => mapping).optional(),
    join: schemas/* lazy */.RZV(() => oneOrMore(join)).optional(),
    unique: schemas/* string */.YjP()
        .optional()
        .meta({ description: 'Keeps the first of the records that are equal in this field.' }),
    group: (0,strict/* strict */.O)({
        by: schemas/* string */.YjP().meta({ description: 'Field that the records of a group have in common.' }),
        as: schemas/* string */.YjP()
            .optional()
            .meta({ description: 'Name of that field in the group; the same unless given.' }),
        into: schemas/* string */.YjP()
            .meta({ description: 'Field of the group that holds its records, without the common field.' }),
    })
        .optional()
        .meta({ description: 'Gathers the records that are equal in one field.' }),
    sort: sort.optional(),
};
/** What records can go through, in this order. */
const STEPS = Object.keys(steps);
const kindKeys = Object.fromEntries(kinds.map(kind => [
    kind.name,
    kind.name === 'merge'
        ? schemas/* lazy */.RZV(() => schemas/* array */.YOg(source))
            .optional()
            .meta({
            description: 'Several sources one after the other, so that steps can be applied to all of them.',
        })
        : kind.schema.optional(),
]));
const optionKeys = Object.fromEntries(kinds.flatMap(kind => Object.entries(kind.options ?? {}).map(([key, schema]) => [key, schema.optional()])));
const kindNames = kinds.map(kind => kind.name);
const rightSide = { ...kindKeys, ...optionKeys, ...steps };
const source = (0,strict/* strict */.O)(rightSide).superRefine(oneKind).meta({
    id: 'source',
    description: 'Where records come from: exactly one kind of source, its options, and the steps filter, map, join, unique, group, sort, applied in this order.',
});
const join = (0,strict/* strict */.O)({
    ...kindKeys,
    ...optionKeys,
    // The other steps would have nothing to do here; `merge` takes sources with steps of their own.
    filter: steps.filter,
    map: steps.map,
    on: source_expression.meta({
        description: 'What to look for: an expression over the record and its mapped fields.',
    }),
    key: source_expression
        .default('key')
        .meta({ description: 'Where to look for it: an expression over the records of the joined source.' }),
    optional: schemas/* boolean */.zMY().default(false).meta({ description: 'Whether a record may have no counterpart.' }),
})
    .superRefine(oneKind)
    .meta({
    id: 'join',
    description: 'A second source whose fields are added to the records that match.',
});
/** One source, or several that are merged. */
const sources = oneOrMore(source);
/** Kind of a source, by the key that it has. */
function kindOf(spec) {
    const kind = kinds.find(candidate => spec[candidate.name] !== undefined);
    if (!kind)
        throw new Error('a source without kind passed the schema');
    return kind;
}
function oneKind(value, context) {
    const present = kindNames.filter(name => value[name] !== undefined);
    if (present.length !== 1) {
        const message = present.length === 0
            ? `A source needs one of ${kindNames.join(', ')}.`
            : `A source has one kind, and here are ${present.join(' and ')}: use \`merge\` for several.`;
        context.addIssue({ code: 'custom', message });
        return;
    }
    for (const kind of kinds) {
        for (const option of Object.keys(kind.options ?? {})) {
            if (value[option] !== undefined && present[0] !== kind.name) {
                context.addIssue({
                    code: 'custom',
                    path: [option],
                    message: `\`${option}\` belongs to \`${kind.name}\`, not to \`${present[0]}\`.`,
                });
            }
        }
    }
}


/***/ }),

/***/ 4320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D8: () => (/* binding */ canonicalPacote),
/* harmony export */   MM: () => (/* binding */ canonicalRelease),
/* harmony export */   cb: () => (/* binding */ registryJson),
/* harmony export */   wP: () => (/* binding */ canonicalRegistro)
/* harmony export */ });
/* harmony import */ var _code_points_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9039);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2670);


/** Fields in the order of the contract. */
const PACKAGE_FIELDS = 'descricao,licenca,autores,tags,versoes';
const RELEASE_FIELDS = 'arquivo,sha256,dependencias,dataforge';
/**
 * The one way in which an index is written (reference-language.md §10.3): packages by name, releases from the lowest
 * version to the highest, dependencies by name, fields in the order of the contract. What is that way already stays
 * the same object: of a large index, that is nearly all.
 */
function canonicalRegistro({ registro, pacotes }) {
    return { registro, pacotes: sortedBy(pacotes, _code_points_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .O, canonicalPacote) };
}
function canonicalPacote(pacote) {
    const { descricao, licenca, autores, tags, versoes } = pacote;
    const sorted = sortedBy(versoes, compareTexts, canonicalRelease);
    if (sorted === versoes && Object.keys(pacote).join() === PACKAGE_FIELDS)
        return pacote;
    return { descricao, licenca, autores, tags, versoes: sorted };
}
function canonicalRelease(release) {
    const { arquivo, sha256, dependencias, dataforge, url } = release;
    const sorted = sortedBy(dependencias, _code_points_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .O, range => range);
    const lower = sha256.toLowerCase();
    const fields = Object.keys(release).join();
    const inOrder = fields === RELEASE_FIELDS || fields === `${RELEASE_FIELDS},url`;
    if (inOrder && sorted === dependencias && lower === sha256)
        return release;
    return { arquivo, sha256: lower, dependencias: sorted, dataforge, ...(url !== undefined && { url }) };
}
/** JSON with indent 1, as the registry's index is published: UTF-8, LF, one final newline. */
function registryJson(data) {
    return new TextEncoder().encode(`${JSON.stringify(data, null, 1)}\n`);
}
function compareTexts(a, b) {
    const x = (0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .readVersion */ .$4)(a);
    const y = (0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .readVersion */ .$4)(b);
    return x && y ? (0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .compareVersions */ .Zy)(x, y) : (0,_code_points_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .O)(a, b);
}
function sortedBy(map, compare, change) {
    const entries = Object.entries(map);
    const same = entries.every(([key, value], i) => {
        const [before = ''] = entries[i - 1] ?? [];
        return (i === 0 || compare(before, key) < 0) && change(value) === value;
    });
    if (same)
        return map;
    return Object.fromEntries(entries.sort(([a], [b]) => compare(a, b)).map(([key, value]) => [key, change(value)]));
}


/***/ }),

/***/ 6107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   iv: () => (/* binding */ changesBetween),
/* harmony export */   l7: () => (/* binding */ releaseOf),
/* harmony export */   vp: () => (/* binding */ vanishedBetween)
/* harmony export */ });
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4320);

/** What of a published release is not the same any more, in words; nothing when all is. `arquivo` may be renamed. */
function changesBetween(before, after) {
    const [old, now] = [(0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalRelease */ .MM)(before), (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalRelease */ .MM)(after)];
    const changes = [];
    if (old.sha256 !== now.sha256)
        changes.push(`sha256 was ${old.sha256} and is ${now.sha256}`);
    changes.push(...dependencyChanges(old.dependencias, now.dependencias));
    if (old.dataforge !== now.dataforge)
        changes.push(`dataforge was "${old.dataforge}" and is "${now.dataforge}"`);
    return changes;
}
/** What the earlier index has and the later has not. */
function vanishedBetween(before, after) {
    return Object.entries(before.pacotes).flatMap(([name, { versoes }]) => {
        if (!Object.hasOwn(after.pacotes, name))
            return [{ name }];
        const left = after.pacotes[name]?.versoes ?? {};
        return Object.keys(versoes)
            .filter(version => !Object.hasOwn(left, version))
            .map(version => ({ name, version }));
    });
}
function dependencyChanges(before, after) {
    const olds = new Map(Object.entries(before));
    const nows = new Map(Object.entries(after));
    return [...new Set([...olds.keys(), ...nows.keys()])].flatMap(name => {
        const [old, now] = [olds.get(name), nows.get(name)];
        if (old === now)
            return [];
        if (old === undefined)
            return [`the dependency ${name} "${now}" is new`];
        if (now === undefined)
            return [`the dependency ${name} "${old}" is gone`];
        return [`the dependency ${name} was "${old}" and is "${now}"`];
    });
}
/** A release of an index; a package called like something of `Object.prototype` is not taken for that. */
function releaseOf(registro, name, version) {
    const versoes = registro && Object.hasOwn(registro.pacotes, name) ? registro.pacotes[name]?.versoes : undefined;
    return versoes && Object.hasOwn(versoes, version) ? versoes[version] : undefined;
}


/***/ }),

/***/ 3929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ BYTES_PER_MIB),
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   FQ: () => (/* binding */ leaves),
/* harmony export */   Hn: () => (/* binding */ repositoryRoot),
/* harmony export */   LO: () => (/* binding */ missing),
/* harmony export */   fb: () => (/* binding */ DEFAULT_SOURCE_LIMIT_MIB),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   h_: () => (/* binding */ openRepository),
/* harmony export */   ie: () => (/* binding */ UnreadableFile),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   qY: () => (/* binding */ outside),
/* harmony export */   wh: () => (/* binding */ globIn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3382);
/* harmony import */ var _code_points_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9039);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7658);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2394);






/** A larger file is refused unless `limits.source_mib` in refdata.yml says otherwise. */
const DEFAULT_SOURCE_LIMIT_MIB = 24;
/** More matches than this mean that a glob was not meant. */
const MAX_GLOB_MATCHES = 100_000;
const BYTES_PER_MIB = 1024 * 1024;
/** Why a file of the repository cannot be read; `rule` is the id of the finding that it becomes. */
class UnreadableFile extends Error {
    rule;
    path;
    remedy;
    line;
    constructor(rule, path, message, remedy, line) {
        super(message);
        this.rule = rule;
        this.path = path;
        this.remedy = remedy;
        this.line = line;
    }
}
/** Opens a folder as a {@link Repository}. @throws {UserError} when there is no such folder. */
function openRepository(folder, sourceLimitMib = DEFAULT_SOURCE_LIMIT_MIB) {
    return new FolderRepository(repositoryRoot(folder), sourceLimitMib * BYTES_PER_MIB);
}
/** The real path of a folder. @throws {UserError} when there is no such folder. */
function repositoryRoot(folder) {
    try {
        const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(root).isDirectory())
            return root;
    }
    catch (cause) {
        throw new _user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`There is no folder ${folder}.`, REPO_REMEDY, { cause });
    }
    throw new _user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`${folder} is not a folder.`, REPO_REMEDY);
}
const REPO_REMEDY = 'Give the folder of the language with --repo.';
class FolderRepository {
    root;
    maxBytes;
    constructor(root, maxBytes) {
        this.root = root;
        this.maxBytes = maxBytes;
    }
    read(path) {
        return decode(this.readBytes(path), path);
    }
    readBytes(path) {
        const real = this.locate(path);
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real);
        if (size > this.maxBytes)
            throw tooLarge(path, size, this.maxBytes);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(real);
    }
    isFile(path) {
        // Asked for every path that an import may mean: most are not there, and that must cost nothing.
        if (leaves(path))
            return false;
        try {
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.root, path), { throwIfNoEntry: false })?.isFile())
                return false;
            this.locate(path);
            return true;
        }
        catch {
            return false;
        }
    }
    glob(pattern) {
        return globIn(this.root, pattern, path => this.isFile(path));
    }
    /** The absolute path of an existing file, proved to be inside the root. */
    locate(path) {
        if (leaves(path))
            throw outside(path);
        let real;
        try {
            real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.root, path));
        }
        catch {
            throw this.missing(path);
        }
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(this.root, real);
        if (inside === '..' || inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside))
            throw outside(path);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real);
        if (stats.isDirectory())
            throw isFolder(path);
        if (!stats.isFile())
            throw this.missing(path);
        return real;
    }
    missing(path) {
        return missing(path, pattern => this.glob(pattern));
    }
}
/** The files below `root` that a pattern matches and `isFile` accepts; `fs` stands for another file system. */
function globIn(root, pattern, isFile, fs) {
    if (leaves(pattern))
        throw outside(pattern);
    const found = (0,tinyglobby__WEBPACK_IMPORTED_MODULE_4__/* .globSync */ .AZ)(pattern, {
        cwd: root,
        onlyFiles: true,
        followSymbolicLinks: false,
        ignore: ['**/.git/**', '**/node_modules/**'].filter(skipped => !namesSkippedFolder(pattern, skipped)),
        ...(fs && { fs }),
    })
        .map(path => path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/'))
        .filter(isFile);
    if (found.length > MAX_GLOB_MATCHES) {
        throw new UnreadableFile('source-too-large', pattern, `${pattern} matches ${found.length} files; the limit is ${MAX_GLOB_MATCHES}.`, 'Make the pattern narrower.');
    }
    return found.sort(_code_points_js__WEBPACK_IMPORTED_MODULE_5__/* .compareCodePoints */ .O);
}
/** That there is no such file, with the names of those that are like it. */
function missing(path, glob) {
    const here = path.includes('/') ? `${path.slice(0, path.lastIndexOf('/'))}/*` : '*';
    const name = path.slice(path.lastIndexOf('/') + 1);
    let around = glob(`${escapeGlob(here.slice(0, -1))}*`);
    if (around.length === 0)
        around = glob(`**/${escapeGlob(name)}`);
    const near = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .p)(path, around, 5);
    return new UnreadableFile('source-missing', path, `There is no file ${path} in the repository.`, near.length > 0
        ? `Did you mean ${near.join(', ')}?`
        : 'Paths are relative to the root of the repository (--repo).');
}
function tooLarge(path, size, maxBytes) {
    return new UnreadableFile('source-too-large', path, `${path} has ${mib(size)} MiB; the limit is ${mib(maxBytes)} MiB.`, 'Name a smaller file, or raise limits.source_mib in refdata.yml.');
}
/** UTF-8 text without byte order mark and with LF line ends. @throws {UnreadableFile} naming the first bad line. */
function decode(bytes, path) {
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        const line = firstInvalidLine(bytes);
        throw new UnreadableFile('source-encoding', path, `${path} is not UTF-8: line ${line} holds a byte that does not belong there.`, 'Save the file as UTF-8.', line);
    }
    return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
function firstInvalidLine(bytes) {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let line = 1;
    let start = 0;
    for (let i = 0; i <= bytes.length; i += 1) {
        if (i < bytes.length && bytes[i] !== 0x0a)
            continue;
        try {
            decoder.decode(bytes.subarray(start, i));
        }
        catch {
            return line;
        }
        start = i + 1;
        line += 1;
    }
    return line - 1;
}
/** Whether a path may lead out of the repository by what is written in it. */
function leaves(path) {
    return ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) ||
        /^[A-Za-z]:/.test(path) ||
        path.includes('\\') ||
        path.includes('\0') ||
        path.split('/').includes('..'));
}
function outside(path) {
    return new UnreadableFile('source-outside', path, `${path} leads outside the repository.`, 'Use a path relative to the root of the repository, with / between folders, without "..", and no link that leads out.');
}
function isFolder(path) {
    const message = `${path} is a folder.`;
    return new UnreadableFile('source-missing', path, message, `Name a file of it, or all of them: ${path.replace(/\/+$/, '')}/*.`);
}
/** `node_modules` and `.git` are passed over unless the pattern itself goes there. */
function namesSkippedFolder(pattern, skipped) {
    const folder = skipped.replaceAll('*', '').replaceAll('/', '');
    return pattern.split('/').includes(folder);
}
function escapeGlob(text) {
    return text.replace(/[\\*?{}[\]()!+@]/g, '\\$&');
}
function mib(bytes) {
    return (bytes / BYTES_PER_MIB).toFixed(1).replace(/\.0$/, '');
}


/***/ })

};
