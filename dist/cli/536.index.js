export const id = 536;
export const ids = [536];
export const modules = {

/***/ 3836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ loadConfig)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/nearest.js
var nearest = __webpack_require__(7658);
// EXTERNAL MODULE: ./build/repository/repository.js
var repository = __webpack_require__(3929);
// EXTERNAL MODULE: ./build/rules.js + 2 modules
var rules = __webpack_require__(5193);
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

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8816);
// EXTERNAL MODULE: ./build/extract/source.js + 16 modules
var source = __webpack_require__(6622);
// EXTERNAL MODULE: ./build/config/strict.js
var strict = __webpack_require__(9326);
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
const LEVELS = ['error', 'warning', 'notice', 'off'];
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
    rules: schemas/* record */.g1P(schemas/* string */.YjP(), (0,strict/* strict */.O)({
        level: schemas/* enum */.k5n(LEVELS)
            .optional()
            .meta({ description: 'How serious a finding is; "off" leaves it out.' }),
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
    const loaded = parseConfig(read(path, shown), shown);
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
function problemOf(id, { pattern }) {
    const rule = (0,rules/* ruleInfo */.PI)(id);
    if (!rule) {
        const [near] = (0,nearest/* nearest */.p)(id, rules/* RULE_IDS */.Iu);
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8816);
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

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8816);
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

/***/ 1439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ai: () => (/* binding */ manifestUnlisted),
/* harmony export */   C2: () => (/* binding */ manifestPathUnique),
/* harmony export */   Im: () => (/* binding */ manifestPolicy),
/* harmony export */   T8: () => (/* binding */ manifestBytes),
/* harmony export */   dL: () => (/* binding */ manifestSha256),
/* harmony export */   gf: () => (/* binding */ MANIFEST_RULES),
/* harmony export */   mv: () => (/* binding */ manifestVersao),
/* harmony export */   ws: () => (/* binding */ manifestFileMissing)
/* harmony export */ });
/** What `api/manifest.json`, where there is one, promises about the files. Nothing in refdata.yml changes these. */
const manifestFileMissing = manifestRule({
    id: 'manifest-file-missing',
    title: 'What the manifest lists is there',
    why: 'Mirrors and caches fetch what the manifest lists.',
    remedy: 'Publish the folder as a whole, as it was built.',
});
const manifestBytes = manifestRule({
    id: 'manifest-bytes',
    title: 'A file has the size that the manifest says',
    why: 'The file was changed or cut short after the build, or files of two builds are mixed.',
    remedy: 'Build again and publish the folder as a whole; do not edit or reformat published files.',
});
const manifestSha256 = manifestRule({
    id: 'manifest-sha256',
    title: 'A file has the hash that the manifest says',
    why: 'The file was changed after the build, or files of two builds are mixed.',
    remedy: 'Build again and publish the folder as a whole; do not edit or reformat published files.',
});
const manifestUnlisted = manifestRule({
    id: 'manifest-unlisted',
    title: 'The manifest lists the published files',
    why: 'A file that is not listed is not proved: nobody can tell whether it belongs to this build.',
    remedy: 'Build again; the manifest lists everything that the build writes.',
});
const manifestPathUnique = manifestRule({
    id: 'manifest-path-unique',
    title: 'The manifest lists a file once',
    why: 'Two entries for one file can disagree on its hash.',
    remedy: 'Build again; the manifest is not meant to be edited.',
});
const manifestVersao = manifestRule({
    id: 'manifest-versao',
    title: 'The manifest has the `versao` of the files',
    why: 'The manifest is of another build than the files.',
    remedy: 'Publish the manifest and the files of one build together.',
});
const manifestPolicy = {
    ...manifestRule({
        id: 'manifest-policy',
        title: 'The manifest changes rules that there are',
        why: 'A change that cannot be applied is left out, so the files are judged by the rule as it is.',
        remedy: 'Correct `rules` in refdata.yml and build again; this may also be the mark of another version.',
    }),
    level: 'warning',
};
const MANIFEST_RULES = [
    manifestFileMissing,
    manifestBytes,
    manifestSha256,
    manifestUnlisted,
    manifestPathUnique,
    manifestVersao,
    manifestPolicy,
];
function manifestRule(info) {
    return { ...info, level: 'error', fixed: true };
}


/***/ }),

/***/ 6257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ visibleLine),
/* harmony export */   R: () => (/* binding */ visible)
/* harmony export */ });
/**
 * Characters that a reader cannot see or that reorder what he sees: controls, line separators, overrides of the
 * writing direction, tags. Not tab and line feed, nor the joiners that some scripts are written with.
 */
const INVISIBLE = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu;
/** Text from somebody else's repository with nothing hidden in it: `\u{202e}` stands for what was there. */
function visible(text) {
    return text
        .replace(/\r\n?/g, '\n')
        .replace(INVISIBLE, character => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
/** The same on one line, cut to at most `limit` characters. */
function visibleLine(text, limit) {
    const line = visible(text.length > limit ? text.slice(0, limit) : text)
        .replace(/\s+/g, ' ')
        .trim();
    return text.length > limit ? `${line}…` : line;
}


/***/ }),

/***/ 3929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   Hn: () => (/* binding */ repositoryRoot),
/* harmony export */   h_: () => (/* binding */ openRepository),
/* harmony export */   ie: () => (/* binding */ UnreadableFile)
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
        if (size > this.maxBytes) {
            throw new UnreadableFile('source-too-large', path, `${path} has ${mib(size)} MiB; the limit is ${mib(this.maxBytes)} MiB.`, 'Name a smaller file, or raise limits.source_mib in refdata.yml.');
        }
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(real);
    }
    isFile(path) {
        // Asked for every path that an import may mean: most are not there, and that must cost nothing.
        if (leaves(path) || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.root, path), { throwIfNoEntry: false })?.isFile())
            return false;
        try {
            this.locate(path);
            return true;
        }
        catch {
            return false;
        }
    }
    glob(pattern) {
        if (leaves(pattern))
            throw outside(pattern);
        const found = (0,tinyglobby__WEBPACK_IMPORTED_MODULE_4__/* .globSync */ .AZ)(pattern, {
            cwd: this.root,
            onlyFiles: true,
            followSymbolicLinks: false,
            ignore: ['**/.git/**', '**/node_modules/**'].filter(skipped => !namesSkippedFolder(pattern, skipped)),
        })
            .map(path => path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/'))
            .filter(path => this.isFile(path));
        if (found.length > MAX_GLOB_MATCHES) {
            throw new UnreadableFile('source-too-large', pattern, `${pattern} matches ${found.length} files; the limit is ${MAX_GLOB_MATCHES}.`, 'Make the pattern narrower.');
        }
        return found.sort(_code_points_js__WEBPACK_IMPORTED_MODULE_5__/* .compareCodePoints */ .O);
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
        const here = path.includes('/') ? `${path.slice(0, path.lastIndexOf('/'))}/*` : '*';
        const name = path.slice(path.lastIndexOf('/') + 1);
        let around = this.glob(`${escapeGlob(here.slice(0, -1))}*`);
        if (around.length === 0)
            around = this.glob(`**/${escapeGlob(name)}`);
        const near = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .p)(path, around, 5);
        return new UnreadableFile('source-missing', path, `There is no file ${path} in the repository.`, near.length > 0
            ? `Did you mean ${near.join(', ')}?`
            : 'Paths are relative to the root of the repository (--repo).');
    }
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


/***/ }),

/***/ 5193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Iu: () => (/* binding */ RULE_IDS),
  PI: () => (/* binding */ ruleInfo)
});

// UNUSED EXPORTS: RULE_GROUPS

;// CONCATENATED MODULE: ./build/extract/rules.js
/** What extraction itself may find. Each has a section in `docs/rules.md`. */
const extractionRules = [
    {
        id: 'source-missing',
        level: 'error',
        title: 'A file that refdata.yml names exists',
        why: 'Nothing can be read from a file that is not there; publishing without it would lose data silently.',
        remedy: 'Correct the path: it is relative to the root of the repository.',
        example: 'table: src/tokns.py#KEYWORDS',
    },
    {
        id: 'source-outside',
        level: 'error',
        title: 'Sources stay inside the repository',
        why: 'A path or link that leads out could publish what is not meant for the public.',
        remedy: 'Use a path relative to the root of the repository, without "..", and no link that leads out.',
        example: 'data: ../secrets.yml',
    },
    {
        id: 'source-too-large',
        level: 'error',
        title: 'Sources are of a size that can be parsed',
        why: 'A parser needs many times the memory of the text that it reads.',
        remedy: 'Name a smaller file, or raise limits.source_mib.',
        example: 'data: dumps/everything.json',
    },
    {
        id: 'source-encoding',
        level: 'error',
        title: 'Sources are UTF-8',
        why: 'Guessing an encoding turns accents into other characters without anybody noticing.',
        remedy: 'Save the file as UTF-8.',
        example: 'table: src/latin1.py#WORDS',
    },
    {
        id: 'source-language',
        level: 'error',
        title: 'Tables are read from implementation languages that are known',
        why: 'Without a grammar a source file cannot be read exactly.',
        remedy: 'Use a file in a language that is supported, or a `data` source.',
        example: 'table: src/words.cob#WORDS',
    },
    {
        id: 'source-syntax',
        level: 'error',
        title: 'Sources have no syntax errors',
        why: 'Around a syntax error nobody knows what belongs to which table.',
        remedy: 'Mend the file; or lower this rule to a warning if the grammar does not know the newest syntax.',
        example: 'WORDS = {"se": "if",',
    },
    {
        id: 'source-format',
        level: 'error',
        title: 'Data files hold what their format says',
        why: 'A data file that does not parse yields nothing.',
        remedy: 'Mend the file at the place that is named.',
        example: '{"words": [}',
    },
    {
        id: 'table-missing',
        level: 'error',
        title: 'A table that refdata.yml names exists in its file',
        why: 'A table that was renamed would otherwise be published as empty.',
        remedy: 'Correct the name behind "#".',
        example: 'table: src/tokens.py#KEYWRDS',
    },
    {
        id: 'table-ambiguous',
        level: 'error',
        title: 'A table is named unambiguously',
        why: 'Which of two tables of one name holds at run time depends on the program.',
        remedy: 'Say which one: with the names around it (`Lexer.WORDS`) or by its number (`WORDS@2`).',
        example: 'table: src/tokens.py#WORDS',
    },
    {
        id: 'table-scalar',
        level: 'error',
        title: 'Lists come from tables and single values from constants',
        why: 'A table where one value belongs, or the other way round, is most likely the wrong name.',
        remedy: 'Name a constant for a single value, a table for a list.',
        example: 'versao: { table: src/tokens.py#KEYWORDS }',
    },
    {
        id: 'table-changed',
        level: 'error',
        title: 'A table holds what its literal says',
        why: 'A loop or condition that fills a table while the program loads adds entries that cannot be seen in the source.',
        remedy: 'Put the entries into the literal, or add what is missing with a `value` source and lower this rule to a warning.',
        example: 'for w in EXTRA: WORDS[w] = make(w)',
    },
    {
        id: 'table-changed-later',
        level: 'warning',
        title: 'A table is not changed by functions',
        why: 'A function that changes a table (to register a plug-in, say) may make it differ from what is published.',
        remedy: 'Nothing, if the function is for users of the language; otherwise move the entries into the literal.',
        example: 'def register(word): WORDS.append(word)',
    },
    {
        id: 'table-duplicate-key',
        level: 'warning',
        title: 'A table has each key once',
        why: 'The earlier entry is lost when the program runs, and so it is here.',
        remedy: 'Remove one of the two entries.',
        example: 'WORDS = {"se": 1, "se": 2}',
    },
    {
        id: 'source-cycle',
        level: 'error',
        title: 'Constants are not defined through themselves',
        why: 'A constant that needs itself has no value.',
        remedy: 'Break the cycle that the message shows.',
        example: 'A = [*B]; B = [*A]',
    },
    {
        id: 'source-unresolved',
        level: 'error',
        title: 'What is published can be worked out without running the program',
        why: 'Guessing is worse than saying that a value is not known.',
        remedy: 'Write the value as a literal, supply it with `join`, or lower this rule: the field is then left empty and counted.',
        example: 'WORDS = {"se": translate("if")}',
    },
    {
        id: 'source-empty',
        level: 'warning',
        title: 'A source yields something',
        why: 'A source without records is most likely the wrong place, or a filter that keeps nothing.',
        remedy: 'Correct the source, or remove it.',
        example: 'filter: value = "no such thing"',
    },
    {
        id: 'count-empty',
        level: 'warning',
        title: 'A count finds something',
        why: 'A pattern that matches no file is most likely misspelt.',
        remedy: 'Correct the pattern; for a true zero write `value: 0`.',
        example: 'count: exampels/*.lm',
    },
    {
        id: 'map-failed',
        level: 'error',
        title: 'Mapping expressions work on every record',
        why: 'An expression that fails on a record leaves a hole in the data.',
        remedy: 'Mend the expression; the message shows the record that it failed on.',
        example: 'map: { palavra: $uppercase(value.count) }',
    },
    {
        id: 'map-nothing',
        level: 'error',
        title: 'Mapping expressions find something',
        why: 'An expression that yields nothing on any record is most likely misspelt.',
        remedy: 'Correct the name in the expression; the message shows what a record holds.',
        example: 'map: { palavra: keyy }',
    },
    {
        id: 'join-missing',
        level: 'error',
        title: 'A join finds its counterpart',
        why: 'A record without counterpart would be published without what the join was to add.',
        remedy: 'Add the missing entries, or say `optional: true`.',
        example: 'a word without an entry in the table of meanings',
    },
    {
        id: 'join-ambiguous',
        level: 'error',
        title: 'A join finds one counterpart',
        why: 'Of two entries with one key only one can be taken.',
        remedy: 'Remove one of the entries, or make `key` more precise.',
        example: 'two meanings for one word',
    },
    {
        id: 'join-unused',
        level: 'notice',
        title: 'Every entry of a joined source is used',
        why: 'An entry that belongs to nothing is often left over from something that was renamed.',
        remedy: 'Remove the entries that are left over.',
        example: 'a meaning for a word that is gone',
    },
    {
        id: 'field-missing',
        level: 'error',
        title: 'Every record has the fields that name and describe it',
        why: 'Consumers rely on every field of the contract.',
        remedy: 'Map the field to something that every record has.',
        example: 'map: { descricao: value.text }',
    },
    {
        id: 'field-type',
        level: 'error',
        title: 'Fields have the type of the contract',
        why: 'A number where a text belongs breaks consumers.',
        remedy: 'Convert it in the expression, with $string(…) for example.',
        example: 'map: { codigo: "args[0]" }',
    },
    {
        id: 'field-unknown',
        level: 'error',
        title: 'Only fields of the contract are published',
        why: 'A misspelt field would be lost silently.',
        remedy: 'Correct the name; fields for the steps in between begin with "_".',
        example: 'map: { palavras: key }',
    },
    {
        id: 'alias-unknown',
        level: 'error',
        title: 'An alias belongs to a module that exists',
        why: 'An alias of nothing cannot be folded into anything.',
        remedy: 'Correct `apelido_de`, or add the module.',
        example: '{ nome: Txt, apelido_de: Lume.Txeto }',
    },
];

// EXTERNAL MODULE: ./build/reference/contract-rules.js
var contract_rules = __webpack_require__(6032);
// EXTERNAL MODULE: ./build/reference/files.js
var files = __webpack_require__(9977);
;// CONCATENATED MODULE: ./build/reference/json-layout.js
/** JSON is broken into lines where it would be longer than this. */
const MAX_LINE_LENGTH = 100;
/** JSON for people: what fits stands on one line, the rest is broken and indented by two spaces. */
function layOutJson(value, indent = '') {
    const line = oneLine(value);
    if (indent.length + line.length <= MAX_LINE_LENGTH || typeof value !== 'object' || value === null)
        return line;
    const deeper = `${indent}  `;
    const parts = Array.isArray(value)
        ? value.map(element => layOutJson(element, deeper))
        : Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${layOutJson(part, deeper)}`);
    const [open, close] = Array.isArray(value) ? '[]' : '{}';
    return `${open}\n${parts.map(part => deeper + part).join(',\n')}\n${indent}${close}`;
}
function oneLine(value) {
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    if (Array.isArray(value))
        return `[${value.map(oneLine).join(', ')}]`;
    const parts = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${oneLine(part)}`);
    return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

// EXTERNAL MODULE: ./build/reference/json-pointer.js
var json_pointer = __webpack_require__(1962);
// EXTERNAL MODULE: ./build/reference/manifest-rules.js
var manifest_rules = __webpack_require__(1439);
// EXTERNAL MODULE: ./build/reference/rules/comandos.js
var comandos = __webpack_require__(8576);
// EXTERNAL MODULE: ./build/reference/rules/completeness.js
var completeness = __webpack_require__(928);
// EXTERNAL MODULE: ./build/reference/rules/conteudos.js
var conteudos = __webpack_require__(6093);
// EXTERNAL MODULE: ./build/reference/rules/enderecos.js
var enderecos = __webpack_require__(8666);
// EXTERNAL MODULE: ./build/reference/rules/erros.js + 1 modules
var erros = __webpack_require__(2505);
// EXTERNAL MODULE: ./build/reference/rules/modulos.js
var modulos = __webpack_require__(789);
// EXTERNAL MODULE: ./build/reference/rules/names.js
var names = __webpack_require__(9498);
// EXTERNAL MODULE: ./build/reference/rules/sintaxe.js
var sintaxe = __webpack_require__(2644);
// EXTERNAL MODULE: ./build/reference/rules/texts.js
var texts = __webpack_require__(5878);
// EXTERNAL MODULE: ./build/reference/rules/totals.js
var totals = __webpack_require__(8991);
// EXTERNAL MODULE: ./build/reference/rules/versao.js
var versao = __webpack_require__(6394);
// EXTERNAL MODULE: ./build/registry/rules.js
var rules = __webpack_require__(2949);
;// CONCATENATED MODULE: ./build/rules.js


















/** Every rule that a finding can name, in the groups of `docs/rules.md`. */
const RULE_GROUPS = [
    { title: 'The sources', rules: extractionRules },
    { title: 'The published files', rules: contract_rules/* CONTRACT_RULES */.pJ },
    { title: 'Versions, totals and addresses', rules: infos(versao/* versaoRules */.G, totals/* totalRules */.m, enderecos/* enderecoRules */.L) },
    { title: 'Names', rules: infos(names/* nameRules */.J) },
    { title: 'Syntax', rules: infos(sintaxe/* sintaxeRules */.Q) },
    { title: 'Functions and modules', rules: infos(modulos/* moduloRules */.g) },
    { title: 'Commands', rules: infos(comandos/* comandoRules */.H) },
    { title: 'Error codes', rules: infos(erros/* erroRules */.m) },
    { title: 'Content inventory', rules: infos(conteudos/* conteudoRules */.T) },
    { title: 'Texts', rules: infos(texts/* textRules */.f, completeness/* completenessRules */.W) },
    { title: 'The manifest', rules: manifest_rules/* MANIFEST_RULES */.gf },
    { title: 'Packages', rules: rules/* PACKAGE_RULES */.ZP },
    { title: 'The package registry', rules: rules/* REGISTRY_RULES */.kw },
];
const BY_ID = new Map(RULE_GROUPS.flatMap(({ rules }) => rules.map(rule => [rule.id, rule])));
/** Ids of all rules, in the order of `docs/rules.md`. */
const RULE_IDS = [...BY_ID.keys()];
/** What is known of a rule; nothing for an id that there is not. */
function ruleInfo(id) {
    return BY_ID.get(id);
}
function infos(...lists) {
    return lists.flat().map(({ id, level, title, why, remedy, planted: { file, pointer, value } }) => {
        const exampleAt = pointer === '' ? (0,files/* pathOf */.XM)(file) : `${(0,files/* pathOf */.XM)(file)}, ${(0,json_pointer/* shownPointer */.l)(pointer)}`;
        return { id, level, title, why, remedy, example: layOutJson(value), exampleAt };
    });
}


/***/ })

};
