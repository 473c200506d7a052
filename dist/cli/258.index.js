export const id = 258;
export const ids = [258];
export const modules = {

/***/ 43287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ assetFolder),
/* harmony export */   p: () => (/* binding */ helperProgram)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);



/**
 * The program of a thread that helps to read sources, which stands beside the bundles and beside what they are made of.
 * Undefined for sources that something else loads, tests for example: they read on one thread.
 */
function helperProgram() {
    const here = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(import.meta.url));
    return [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(here, 'worker.js'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(here, '..', 'worker', 'index.js')].find(path => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path));
}
const found = new Map();
/**
 * A folder of `dist/` that travels with the bundles: `wasm` has the grammars, `html` the renderer of API pages. Looked
 * for upwards from this very file, since it is run from `src/` (tests), from `build/` and from inside the bundles.
 */
function assetFolder(name = 'wasm') {
    const known = found.get(name);
    if (known)
        return known;
    let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(import.meta.url));
    for (;;) {
        const candidate = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'dist', name);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(candidate)) {
            found.set(name, candidate);
            return candidate;
        }
        const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
        if (parent === folder)
            throw new Error(`dist/${name} is missing: run \`npm run build\``);
        folder = parent;
    }
}


/***/ }),

/***/ 49258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ checkedConfig),
  Z: () => (/* binding */ loadConfig)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/drift/change.js
var change = __webpack_require__(55874);
// EXTERNAL MODULE: ./build/drift/rules.js
var rules = __webpack_require__(98611);
// EXTERNAL MODULE: ./build/nearest.js
var nearest = __webpack_require__(77658);
// EXTERNAL MODULE: ./build/repository/repository.js
var repository = __webpack_require__(83929);
// EXTERNAL MODULE: ./build/rules.js + 2 modules
var build_rules = __webpack_require__(85193);
// EXTERNAL MODULE: ./build/user-error.js
var user_error = __webpack_require__(72394);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/config/mistakes.js
var mistakes = __webpack_require__(20682);
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
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/extract/source.js
var source = __webpack_require__(97209);
// EXTERNAL MODULE: ./build/http/address.js
var http_address = __webpack_require__(21601);
// EXTERNAL MODULE: ./build/config/strict.js
var strict = __webpack_require__(79326);
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
const ADDRESS_NEEDED = 'An absolute address is needed, beginning with https:// or http://, without query or "#".';
const absoluteUrl = schemas/* string */.YjP()
    .regex(http_address/* BASE_ADDRESS */.V$, ADDRESS_NEEDED)
    .refine(address => !http_address/* BASE_ADDRESS */.V$.test(address) || URL.canParse(address), ADDRESS_NEEDED);
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
    archive: schemas/* boolean */.zMY()
        .optional()
        .meta({
        description: 'Whether copies that never change are published under `v/<versao>/`, too.',
        examples: [true],
    }),
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
        return { config: result.data, text, placeOf };
    const issues = result.success
        ? []
        : result.error.issues.flatMap(issue => (0,mistakes/* mistakesOf */.J)(issue, data, text, placeOf));
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

/***/ 20682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ mistakesOf)
/* harmony export */ });
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
    const isQuoted = [`"${value}`, `'${value}`].some(quoted => line.includes(quoted));
    if (isQuoted)
        return DOCUMENTATION;
    if (/\s#/.test(line) || /\{.*[,[\]]/.test(line)) {
        return 'Put the expression in quotes: YAML ends it at " #", and inside of { … } at a comma or bracket.';
    }
    return DOCUMENTATION;
}
const DOCUMENTATION = 'https://docs.jsonata.org tells how expressions are written.';
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
        return [{ path, message: `${name(path)} must be ${[...kinds].join(' or ')}.`, place: placeOf(path) }];
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
                ? `${name(path)}: ${issue.message}`
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
            ? `${name(path)} is missing; it must be ${expected(issue)}.`
            : `${name(path)} must be ${expected(issue)}.`;
    }
    if (issue.code === 'invalid_value')
        return `${name(path)} must be one of ${issue.values.map(String).join(', ')}.`;
    if (issue.code === 'too_small' && issue.origin === 'string')
        return `${name(path)} must not be empty.`;
    return `${name(path)}: ${issue.message}.`;
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
function name(path) {
    return path.length === 0
        ? 'refdata.yml'
        : path.reduce((text, part) => typeof part === 'number' ? `${text}[${part}]` : text === '' ? part : `${text}.${part}`, '');
}


/***/ }),

/***/ 79326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ strict)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77658);


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

/***/ 55874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AE: () => (/* binding */ wholeLevel),
/* harmony export */   Lb: () => (/* binding */ placeInHead),
/* harmony export */   sU: () => (/* binding */ tallyChanges),
/* harmony export */   vh: () => (/* binding */ CHANGE_LEVELS)
/* harmony export */ });
/** What a change asks of `versao`, as in SemVer 2.0.0; `info` asks for nothing. */
const CHANGE_LEVELS = ['major', 'minor', 'patch', 'info'];
/** Where a change is shown in the head: what went has a line in the base only, and lines of the base are others there. */
function placeInHead({ place, side }) {
    return place && side === 'base' ? { file: place.file } : place;
}
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

/***/ 47337:
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

/***/ 50357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ compareTexts),
/* harmony export */   t: () => (/* binding */ compareLists)
/* harmony export */ });
/* harmony import */ var _difference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47337);
/* harmony import */ var _same_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73156);
/* harmony import */ var _spot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94834);



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

/***/ 16725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kv: () => (/* binding */ parametroBecameRequired),
/* harmony export */   LX: () => (/* binding */ parametrosReordered),
/* harmony export */   Ml: () => (/* binding */ parametroTypeChanged),
/* harmony export */   O8: () => (/* binding */ parametroRemoved),
/* harmony export */   OB: () => (/* binding */ assinaturaChanged),
/* harmony export */   SQ: () => (/* binding */ parametroInserted),
/* harmony export */   Sf: () => (/* binding */ parametroAddedOptional),
/* harmony export */   Uh: () => (/* binding */ assinaturaKindChanged),
/* harmony export */   Vl: () => (/* binding */ parametroBecameOptional),
/* harmony export */   _J: () => (/* binding */ retornoChanged),
/* harmony export */   dt: () => (/* binding */ parametroDefaultChanged),
/* harmony export */   oK: () => (/* binding */ assinaturaRewritten),
/* harmony export */   t2: () => (/* binding */ assinaturaRules),
/* harmony export */   u9: () => (/* binding */ parametroRenamed),
/* harmony export */   wg: () => (/* binding */ parametroAdded)
/* harmony export */ });
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


/***/ }),

/***/ 24603:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A0: () => (/* binding */ comandoRenamedKept),
/* harmony export */   D0: () => (/* binding */ comandoUsoChanged),
/* harmony export */   GF: () => (/* binding */ grupoRemoved),
/* harmony export */   GP: () => (/* binding */ comandoApelidoRemoved),
/* harmony export */   HI: () => (/* binding */ comandoRules),
/* harmony export */   Oy: () => (/* binding */ comandoVejaRemoved),
/* harmony export */   Sm: () => (/* binding */ comandoRemoved),
/* harmony export */   Th: () => (/* binding */ comandoTextChanged),
/* harmony export */   UJ: () => (/* binding */ comandoExemploChanged),
/* harmony export */   Wn: () => (/* binding */ comandoAdded),
/* harmony export */   Z5: () => (/* binding */ comandoMoved),
/* harmony export */   ai: () => (/* binding */ comandoExemploRemoved),
/* harmony export */   am: () => (/* binding */ grupoAdded),
/* harmony export */   eh: () => (/* binding */ comandoRenamed),
/* harmony export */   kN: () => (/* binding */ comandoApelidoAdded),
/* harmony export */   q4: () => (/* binding */ grupoRenamed),
/* harmony export */   uP: () => (/* binding */ comandoExemploAdded),
/* harmony export */   uv: () => (/* binding */ comandoVejaAdded)
/* harmony export */ });
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


/***/ }),

/***/ 41582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ conteudoRules),
/* harmony export */   c: () => (/* binding */ compareConteudos)
/* harmony export */ });
/* harmony import */ var _difference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47337);
/* harmony import */ var _lists_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50357);
/* harmony import */ var _spot_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94834);



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

/***/ 11918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ embutidaRules),
/* harmony export */   U: () => (/* binding */ compareEmbutidas)
/* harmony export */ });
/* harmony import */ var _lists_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50357);
/* harmony import */ var _spot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94834);


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

/***/ 27131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ compareErros),
/* harmony export */   m: () => (/* binding */ erroRules)
/* harmony export */ });
/* harmony import */ var _alike_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8480);
/* harmony import */ var _difference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47337);
/* harmony import */ var _lists_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50357);
/* harmony import */ var _spot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94834);




/** Below this share of common words, two texts are about different things. */
const MAX_STRANGE_LIKENESS = 0.2;
/** Where more than this share of the other codes says something else, too, the catalogue was rewritten or translated. */
const MAX_REWRITTEN_SHARE = 0.5;
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
};
/** The catalogue of errors, by code. */
function* compareErros(before, after, file) {
    const reused = reusedCodes(before.codigos, after.codigos);
    const noun = {
        ...CODIGO,
        compare: (old, now, spot) => compareCodigo(old, now, spot, reused.has(now.codigo)),
    };
    yield* (0,_lists_js__WEBPACK_IMPORTED_MODULE_0__/* .compareLists */ .t)(noun, before.codigos, after.codigos, (0,_spot_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(file, 'codigos'));
}
function* compareCodigo(before, after, spot, isReused) {
    const { codigo } = after;
    if (isReused) {
        yield { rule: codigoReused, spot, name: codigo, before: before.titulo, after: after.titulo };
        return;
    }
    yield* (0,_difference_js__WEBPACK_IMPORTED_MODULE_2__/* .changed */ .tD)(codigoTituloChanged, (0,_spot_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(spot, 'titulo'), codigo, before.titulo, after.titulo);
    for (const name of ['explicacao', 'exemplo', 'solucao'])
        yield* (0,_difference_js__WEBPACK_IMPORTED_MODULE_2__/* .changed */ .tD)(codigoTextChanged, (0,_spot_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(spot, name), codigo, before[name], after[name]);
    yield* (0,_difference_js__WEBPACK_IMPORTED_MODULE_2__/* .changed */ .tD)(codigoDocChanged, (0,_spot_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(spot, 'doc'), codigo, before.doc, after.doc);
}
/**
 * Codes that mean something else now. In a catalogue that is translated, every code looks like that: where most of the
 * others do, too, no single one stands out, and it is the texts that changed.
 */
function reusedCodes(before, after) {
    const olds = new Map(before.map(each => [each.codigo, each]));
    const both = after.flatMap(now => {
        const old = olds.get(now.codigo);
        return old ? [[old, now]] : [];
    });
    const strange = both.filter(([old, now]) => meansOther(old, now)).map(([, now]) => now.codigo);
    const others = both.length - 1;
    const isRewritten = others > 0 && (strange.length - 1) / others > MAX_REWRITTEN_SHARE;
    return new Set(isRewritten ? [] : strange);
}
/** Whether the title and, where there is one, the explanation have next to nothing in common with what they were. */
function meansOther(before, after) {
    if (before.titulo === '' || after.titulo === '' || before.titulo === after.titulo)
        return false;
    const strange = (a, b) => (0,_alike_js__WEBPACK_IMPORTED_MODULE_3__/* .likeness */ .$)(a, b) <= MAX_STRANGE_LIKENESS;
    if (!strange(before.titulo, after.titulo))
        return false;
    if (before.explicacao === '' && after.explicacao === '')
        return true;
    return strange(before.explicacao, after.explicacao);
}


/***/ }),

/***/ 98150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ compareFormatos),
/* harmony export */   q: () => (/* binding */ formatoRules)
/* harmony export */ });
/* harmony import */ var _reference_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89977);
/* harmony import */ var _difference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47337);
/* harmony import */ var _spot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94834);



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

/***/ 48300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ compareIndice),
/* harmony export */   w: () => (/* binding */ indiceRules)
/* harmony export */ });
/* harmony import */ var _difference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47337);
/* harmony import */ var _spot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94834);


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

/***/ 12730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ compareModulos),
  g: () => (/* binding */ moduloRules)
});

// EXTERNAL MODULE: ./build/drift/difference.js
var difference = __webpack_require__(47337);
// EXTERNAL MODULE: ./build/drift/lists.js
var lists = __webpack_require__(50357);
// EXTERNAL MODULE: ./build/drift/spot.js
var drift_spot = __webpack_require__(94834);
;// CONCATENATED MODULE: ./build/drift/signature.js
const CLOSING = { '(': ')', '[': ']', '{': '}', '<': '>' };
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
    const parameters = parametersOf(first, last);
    return parameters && { parameters, result: trimmed.slice(end + 1).trim() };
}
/** @param last can be left out. */
function parametersOf(first, last) {
    let parameters = [];
    let passing = 'either';
    for (const [i, part] of [...first, ...last].entries()) {
        if (part === '/')
            parameters = parameters.map(each => ({ ...each, passing: 'by-position' }));
        else if (part === '*')
            passing = 'by-name';
        else {
            const parameter = parameterOf(part, i >= first.length);
            if (parameter === undefined)
                return undefined;
            // "**kwargs" takes names wherever it stands, and behind "*args" no position is left.
            parameters.push({ ...parameter, passing: part.startsWith('**') ? 'by-name' : passing });
            if (parameter.type.startsWith('...'))
                passing = 'by-name';
        }
    }
    return parameters;
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
/** Whether two parts of signatures differ only in white space and in which quotes they use, as formatters change them. */
function isSameCode(a, b) {
    return a === b || plain(a) === plain(b);
}
/** Each text in double quotes, where nothing in it can mean something else there, and no space but between words. */
function plain(code) {
    return code
        .split(/("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)/s)
        .map((part, i) => {
        if (i % 2 === 1)
            return part.replace(/^'([^'"\\{$#]*)'$/s, '"$1"');
        return part.replace(/\s+/g, ' ').replace(/ ?([^\p{L}\p{N}_$ ]) ?/gu, '$1');
    })
        .join('');
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

// EXTERNAL MODULE: ./build/drift/nouns/assinatura-rules.js
var assinatura_rules = __webpack_require__(16725);
;// CONCATENATED MODULE: ./build/drift/nouns/assinaturas.js




/** Two signatures of one function: what of a call that was right is wrong now. */
function* compareAssinaturas(name, before, after, symbol) {
    if (before === after)
        return;
    const spot = (0,drift_spot/* field */.ZZ)(symbol, 'assinatura');
    if (before.trim() === '' || after.trim() === '') {
        yield* (0,difference/* changed */.tD)(assinatura_rules/* assinaturaKindChanged */.Uh, spot, name, before, after);
        return;
    }
    const [old, now] = [parseSignature(before), parseSignature(after)];
    if (!old || !now || repeats(old) || repeats(now) || passingChanged(old, now)) {
        yield* (0,difference/* changed */.tD)(assinatura_rules/* assinaturaChanged */.OB, spot, name, before, after);
        return;
    }
    const found = [...compareParameters(name, old.parameters, now.parameters, spot)];
    if (!isSameCode(old.result, now.result))
        found.push(...(0,difference/* changed */.tD)(assinatura_rules/* retornoChanged */._J, spot, name, old.result, now.result));
    yield* found.length > 0 ? found : (0,difference/* changed */.tD)(assinatura_rules/* assinaturaRewritten */.oK, spot, name, before, after);
}
function* compareParameters(name, before, after, spot) {
    const [olds, nows] = [byName(before), byName(after)];
    const replaced = new Set();
    // A name that went and one that came, at the same place of lists that are otherwise the same.
    if (before.length === after.length && countChanged(before, after) === countMissing(before, nows)) {
        for (const [i, old] of before.entries()) {
            const now = after[i];
            if (nows.has(old.name) || olds.has(now.name) || old.passing !== now.passing)
                continue;
            replaced.add(old.name).add(now.name);
            yield { rule: assinatura_rules/* parametroRenamed */.u9, spot: (0,drift_spot/* field */.ZZ)(spot, old.name), name, before: old.name, after: now.name };
            yield* compareParameter(name, old, now, (0,drift_spot/* field */.ZZ)(spot, now.name));
        }
    }
    for (const old of before) {
        const now = nows.get(old.name);
        if (now)
            yield* compareParameter(name, old, now, (0,drift_spot/* field */.ZZ)(spot, old.name));
        else if (!replaced.has(old.name))
            yield (0,difference/* removed */.rq)(assinatura_rules/* parametroRemoved */.O8, (0,drift_spot/* field */.ZZ)(spot, old.name), name, written(old));
    }
    for (const [i, now] of after.entries()) {
        if (olds.has(now.name) || replaced.has(now.name))
            continue;
        const rule = !now.optional
            ? assinatura_rules/* parametroAdded */.wg
            : isPlaced(now) && after.slice(i + 1).some(later => isPlaced(later) && olds.has(later.name))
                ? assinatura_rules/* parametroInserted */.SQ
                : assinatura_rules/* parametroAddedOptional */.Sf;
        yield (0,difference/* added */.vN)(rule, (0,drift_spot/* field */.ZZ)(spot, now.name), name, written(now));
    }
    const [first, second] = [
        before.filter(old => isPlaced(old) && nows.has(old.name)).map(old => old.name),
        after.filter(now => isPlaced(now) && olds.has(now.name)).map(now => now.name),
    ];
    yield* (0,difference/* changed */.tD)(assinatura_rules/* parametrosReordered */.LX, spot, name, first.join(', '), second.join(', '));
}
function* compareParameter(name, old, now, spot) {
    const [before, after] = [written(old), written(now)];
    if (!isSameCode(old.type, now.type))
        yield { rule: assinatura_rules/* parametroTypeChanged */.Ml, spot: (0,drift_spot/* field */.ZZ)(spot, 'tipo'), name, before, after };
    if (old.optional !== now.optional) {
        const rule = now.optional ? assinatura_rules/* parametroBecameOptional */.Vl : assinatura_rules/* parametroBecameRequired */.Kv;
        yield { rule, spot, name, before, after };
    }
    else if (!isSameCode(old.defaultValue, now.defaultValue)) {
        yield { rule: assinatura_rules/* parametroDefaultChanged */.dt, spot, name, before, after };
    }
}
function byName(parameters) {
    return new Map(parameters.map(parameter => [parameter.name, parameter]));
}
function repeats({ parameters }) {
    return byName(parameters).size < parameters.length;
}
/** Whether calls may give a parameter of both in another way than before. */
function passingChanged({ parameters: before }, { parameters: after }) {
    const nows = byName(after);
    return before.some(({ name, passing }) => (nows.get(name)?.passing ?? passing) !== passing);
}
/** Whether its place among the others means something. */
function isPlaced({ passing }) {
    return passing !== 'by-name';
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

;// CONCATENATED MODULE: ./build/drift/nouns/modulos.js




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
        yield* compareAssinaturas(after.nome, before.assinatura, after.assinatura, spot);
        yield* (0,difference/* changed */.tD)(simboloResumoChanged, (0,drift_spot/* field */.ZZ)(spot, 'resumo'), after.nome, before.resumo, after.resumo);
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
    yield* (0,lists/* compareLists */.t)(MODULO, before.modulos, after.modulos, (0,drift_spot/* field */.ZZ)(file, 'modulos'));
}
function* compareModulo(before, after, spot) {
    // The official name may stand among the aliases, and is none; a renamed module has been told about.
    const names = new Set([before.nome, after.nome]);
    const others = (apelidos) => apelidos.filter(apelido => !names.has(apelido));
    const rules = { added: moduloApelidoAdded, removed: moduloApelidoRemoved };
    const aliases = (0,lists/* compareTexts */.q)(rules, others(before.apelidos), others(after.apelidos), ofModule(spot));
    for (const difference of aliases)
        yield { ...difference, name: after.nome };
    yield* (0,lists/* compareLists */.t)(SIMBOLO, before.simbolos, after.simbolos, (0,drift_spot/* field */.ZZ)(spot, 'simbolos'));
}
/** Aliases have no places of their own. */
function ofModule(spot) {
    return { ...spot, path: (0,drift_spot/* field */.ZZ)(spot, 'apelidos').path };
}


/***/ }),

/***/ 77565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ opcaoRules),
/* harmony export */   v: () => (/* binding */ compareOpcoes)
/* harmony export */ });
/* harmony import */ var _difference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47337);
/* harmony import */ var _lists_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50357);
/* harmony import */ var _spot_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94834);



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

/***/ 68272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ comparePalavras),
/* harmony export */   h: () => (/* binding */ palavraRules)
/* harmony export */ });
/* harmony import */ var _difference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47337);
/* harmony import */ var _lists_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50357);
/* harmony import */ var _spot_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94834);



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

/***/ 95181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ compareAbout),
/* harmony export */   CB: () => (/* binding */ pacoteVersaoAltered),
/* harmony export */   Fx: () => (/* binding */ pacoteAdded),
/* harmony export */   JY: () => (/* binding */ pacoteVersaoAdded),
/* harmony export */   Xr: () => (/* binding */ pacoteRemoved),
/* harmony export */   Yw: () => (/* binding */ compareRegistros),
/* harmony export */   v6: () => (/* binding */ pacoteVersaoRemoved),
/* harmony export */   zS: () => (/* binding */ registroRules)
/* harmony export */ });
/* harmony import */ var _reference_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89977);
/* harmony import */ var _registry_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36107);
/* harmony import */ var _lists_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50357);
/* harmony import */ var _same_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73156);
/* harmony import */ var _spot_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94834);





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
        yield* compareAbout(name, before, after, spot);
        const versoes = (0,_spot_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(spot, 'versoes');
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
/** What a package says of itself, for people. */
function* compareAbout(name, before, after, spot) {
    for (const each of ['descricao', 'licenca', 'autores', 'tags']) {
        const [old, now] = [before[each], after[each]];
        if (!(0,_same_js__WEBPACK_IMPORTED_MODULE_3__/* .same */ .F)(old, now))
            yield { rule: pacoteTextChanged, spot: (0,_spot_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(spot, each), name, before: old, after: now };
    }
}
/** Two indexes of the package registry. */
function* compareRegistros(before, after) {
    const spot = (0,_spot_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)((0,_spot_js__WEBPACK_IMPORTED_MODULE_2__/* .spotOf */ .Yf)(`${_reference_files_js__WEBPACK_IMPORTED_MODULE_4__/* .REGISTRO_PATH */ .AM}#`), 'pacotes');
    yield* (0,_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .compareLists */ .t)(PACOTE, Object.entries(before.pacotes), Object.entries(after.pacotes), spot);
}


/***/ }),

/***/ 19080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ compareSintaxe),
/* harmony export */   Q: () => (/* binding */ sintaxeRules)
/* harmony export */ });
/* harmony import */ var _alike_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8480);
/* harmony import */ var _difference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47337);
/* harmony import */ var _lists_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50357);
/* harmony import */ var _spot_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94834);




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

/***/ 56144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aw: () => (/* binding */ validacaoTextChanged),
/* harmony export */   D6: () => (/* binding */ rotaBecameSure),
/* harmony export */   G3: () => (/* binding */ rotaBecameConditional),
/* harmony export */   J9: () => (/* binding */ validacaoChanged),
/* harmony export */   Km: () => (/* binding */ validacaoLoosened),
/* harmony export */   TE: () => (/* binding */ validacaoRemoved),
/* harmony export */   U0: () => (/* binding */ rotaOverlapAdded),
/* harmony export */   U9: () => (/* binding */ rotaOverlapRemoved),
/* harmony export */   dw: () => (/* binding */ rotaAdded),
/* harmony export */   h6: () => (/* binding */ routeRules),
/* harmony export */   ht: () => (/* binding */ rotaRemoved),
/* harmony export */   m1: () => (/* binding */ rotaParametroRenamed),
/* harmony export */   xm: () => (/* binding */ validacaoAdded),
/* harmony export */   xw: () => (/* binding */ validacaoTightened)
/* harmony export */ });
const rotaRemoved = {
    id: 'rota-removed',
    level: 'major',
    title: 'A route is gone',
    why: 'Clients that call it get an error.',
    says: 'The route {name} is gone.',
    example: ['GET /itens/:id', null],
    inverse: ['rota-added'],
};
const rotaAdded = {
    id: 'rota-added',
    level: 'minor',
    title: 'A route is new',
    why: 'What there was works as before.',
    says: 'The route {name} is new.',
    example: [null, 'GET /itens/:id'],
    inverse: ['rota-removed'],
};
const rotaBecameConditional = {
    id: 'rota-became-conditional',
    level: 'major',
    title: 'A route is only there under a condition',
    why: 'Clients that call it may get an error now.',
    says: 'The route {name} is there only under a condition now.',
    example: ['sure', 'conditional'],
    inverse: ['rota-became-sure'],
};
const rotaBecameSure = {
    id: 'rota-became-sure',
    level: 'minor',
    title: 'A route is always there',
    why: 'What there was works as before.',
    says: 'The route {name} is always there now.',
    example: ['conditional', 'sure'],
    inverse: ['rota-became-conditional'],
};
const rotaParametroRenamed = {
    id: 'rota-parametro-renamed',
    level: 'minor',
    title: 'A parameter in the path of a route has another name',
    why: 'Who calls the address notices nothing; generated clients name the parameter in their functions.',
    says: 'The parameter {before} of {name} is now {after}.',
    example: ['id', 'codigo'],
    inverse: ['rota-parametro-renamed'],
};
const rotaOverlapAdded = {
    id: 'rota-overlap-added',
    level: 'minor',
    title: 'Two routes take the same requests',
    why: 'Which of them answers is decided by the order of registration; a request that reached one may reach the other.',
    says: '{name} and {after} take some of the same requests.',
    example: [null, 'GET /itens/novo'],
    inverse: ['rota-overlap-removed'],
};
const rotaOverlapRemoved = {
    id: 'rota-overlap-removed',
    level: 'info',
    title: 'Two routes no longer take the same requests',
    why: 'Routes that went or came are told by themselves.',
    says: '{name} and {before} no longer take the same requests.',
    example: ['GET /itens/novo', null],
    inverse: ['rota-overlap-added'],
};
const validacaoAdded = {
    id: 'validacao-added',
    level: 'major',
    title: 'A route checks what it took unchecked',
    why: 'Requests that were taken may be refused.',
    says: '{name} now checks its {field}.',
    example: [null, { type: 'object', required: ['nome'] }],
    inverse: ['validacao-removed'],
};
const validacaoRemoved = {
    id: 'validacao-removed',
    level: 'minor',
    title: 'A route no longer checks what it takes',
    why: 'Requests that were taken still are.',
    says: '{name} no longer checks its {field}.',
    example: [{ type: 'object', required: ['nome'] }, null],
    inverse: ['validacao-added'],
};
const validacaoTightened = {
    id: 'validacao-tightened',
    level: 'major',
    title: 'A route refuses what it took',
    why: 'Requests that were taken may be refused.',
    says: '{name} takes less at {field}: {before} became {after}.',
    example: [{ minLength: 1 }, { minLength: 3 }],
    inverse: ['validacao-loosened'],
};
const validacaoLoosened = {
    id: 'validacao-loosened',
    level: 'minor',
    title: 'A route takes what it refused',
    why: 'Requests that were taken still are.',
    says: '{name} takes more at {field}: {before} became {after}.',
    example: [{ minLength: 3 }, { minLength: 1 }],
    inverse: ['validacao-tightened'],
};
const validacaoChanged = {
    id: 'validacao-changed',
    level: 'major',
    title: 'A route takes something else',
    why: 'Whether what was taken still is cannot be told, so the worst is assumed.',
    says: '{name} takes something else at {field}: {before} became {after}.',
    example: [{ pattern: '^a' }, { pattern: '^b' }],
    inverse: ['validacao-changed'],
};
const validacaoTextChanged = {
    id: 'validacao-text-changed',
    level: 'patch',
    title: 'The description of what a route takes changed',
    why: 'Only what people read changed.',
    says: 'The description of {field} of {name} was {before} and is {after}.',
    example: ['O nome', 'O nome completo'],
    inverse: ['validacao-text-changed'],
};
const routeRules = [
    rotaRemoved,
    rotaAdded,
    rotaBecameConditional,
    rotaBecameSure,
    rotaParametroRenamed,
    rotaOverlapAdded,
    rotaOverlapRemoved,
    validacaoAdded,
    validacaoRemoved,
    validacaoTightened,
    validacaoLoosened,
    validacaoChanged,
    validacaoTextChanged,
];


/***/ }),

/***/ 98611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vd: () => (/* binding */ changeRule),
/* harmony export */   Y0: () => (/* binding */ CHANGE_GROUPS),
/* harmony export */   wd: () => (/* binding */ CHANGE_IDS)
/* harmony export */ });
/* harmony import */ var _nouns_assinatura_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16725);
/* harmony import */ var _nouns_comando_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24603);
/* harmony import */ var _nouns_conteudos_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41582);
/* harmony import */ var _nouns_embutidas_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11918);
/* harmony import */ var _nouns_erros_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27131);
/* harmony import */ var _nouns_formato_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98150);
/* harmony import */ var _nouns_indice_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48300);
/* harmony import */ var _nouns_modulos_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12730);
/* harmony import */ var _nouns_opcoes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77565);
/* harmony import */ var _nouns_palavras_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(68272);
/* harmony import */ var _nouns_registro_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(95181);
/* harmony import */ var _nouns_sintaxe_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(19080);
/* harmony import */ var _routes_rules_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(56144);













/** Every kind of change, in the groups of `docs/rules.md`. */
const CHANGE_GROUPS = [
    { title: 'Changes of the format', rules: _nouns_formato_js__WEBPACK_IMPORTED_MODULE_5__/* .formatoRules */ .q },
    { title: 'Changes of the index', rules: _nouns_indice_js__WEBPACK_IMPORTED_MODULE_6__/* .indiceRules */ .w },
    { title: 'Changes of words', rules: _nouns_palavras_js__WEBPACK_IMPORTED_MODULE_9__/* .palavraRules */ .h },
    { title: 'Changes of the syntax', rules: _nouns_sintaxe_js__WEBPACK_IMPORTED_MODULE_11__/* .sintaxeRules */ .Q },
    { title: 'Changes of functions and modules', rules: [..._nouns_embutidas_js__WEBPACK_IMPORTED_MODULE_3__/* .embutidaRules */ .L, ..._nouns_modulos_js__WEBPACK_IMPORTED_MODULE_7__/* .moduloRules */ .g] },
    { title: 'Changes of signatures', rules: _nouns_assinatura_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .assinaturaRules */ .t2 },
    { title: 'Changes of commands', rules: [..._nouns_comando_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .comandoRules */ .HI, ..._nouns_opcoes_js__WEBPACK_IMPORTED_MODULE_8__/* .opcaoRules */ .E] },
    { title: 'Changes of error codes', rules: _nouns_erros_js__WEBPACK_IMPORTED_MODULE_4__/* .erroRules */ .m },
    { title: 'Changes of the content inventory', rules: _nouns_conteudos_js__WEBPACK_IMPORTED_MODULE_2__/* .conteudoRules */ .T },
    { title: 'Changes of packages', rules: _nouns_registro_js__WEBPACK_IMPORTED_MODULE_10__/* .registroRules */ .zS },
    { title: 'Changes of routes', rules: _routes_rules_js__WEBPACK_IMPORTED_MODULE_12__/* .routeRules */ .h6 },
];
const BY_ID = new Map(CHANGE_GROUPS.flatMap(({ rules }) => rules.map(rule => [rule.id, rule])));
/** Ids of all kinds of change, in the order of `docs/rules.md`. */
const CHANGE_IDS = [...BY_ID.keys()];
/** What is known of a kind of change; nothing for an id that there is not. */
function changeRule(id) {
    return BY_ID.get(id);
}


/***/ }),

/***/ 73156:
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

/***/ 94834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ fileSpot),
/* harmony export */   Yf: () => (/* binding */ spotOf),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   f_: () => (/* binding */ entry)
/* harmony export */ });
/* harmony import */ var _reference_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89977);
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

/***/ 21489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Si: () => (/* binding */ Described),
/* harmony export */   Zp: () => (/* binding */ unresolvedAt),
/* harmony export */   gu: () => (/* binding */ settled)
/* harmony export */ });
/* harmony import */ var _value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64081);

/** A class, function or module inside the evaluator, with what is needed to look further into it. */
class Described extends _value_js__WEBPACK_IMPORTED_MODULE_0__/* .Definition */ .CU {
    node;
    site;
    shape;
    looks;
    bound;
    constructor(kind, name, node, site, shape, looks, 
    /** A method that was taken from an instance (or a class, when it is meant for that): its first parameter is given. */
    bound = false) {
        super(kind, name, site.file.place(node));
        this.node = node;
        this.site = site;
        this.shape = shape;
        this.looks = looks;
        this.bound = bound;
    }
    hold() {
        this.site.file.hold();
    }
    /** Worked out anew each time: who needs it twice keeps it. */
    describe() {
        return this.looks.describe(this);
    }
    member(name) {
        return this.looks.member(this, name);
    }
    /** The same function as a method of something. */
    asMethod(bound) {
        return new Described(this.kind, this.name, this.node, this.site, this.shape, this.looks, bound);
    }
}
/** What could not be worked out at a node. */
function unresolvedAt(reason, node, file) {
    return new _value_js__WEBPACK_IMPORTED_MODULE_0__/* .Unresolved */ .UG(reason, file.place(node), file.quote(node));
}
/** A call that is known to build a value is that value. */
function settled(value) {
    return value instanceof _value_js__WEBPACK_IMPORTED_MODULE_0__/* .CallResult */ .Q9 && value.returned !== undefined ? value.returned : value;
}


/***/ }),

/***/ 67200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WK: () => (/* binding */ inSpace),
/* harmony export */   c8: () => (/* binding */ isSourceFile),
/* harmony export */   fS: () => (/* binding */ Names)
/* harmony export */ });
/* harmony import */ var _syntax_nodes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69397);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21489);
/* harmony import */ var _pure_functions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33704);
/* harmony import */ var _value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64081);




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
    /** Tables that statements are adding to: what these say of the table itself means what is there by then. */
    growing = new Map();
    constructor(modules, evaluator) {
        this.modules = modules;
        this.evaluator = evaluator;
    }
    /** Forgets what was under way when an evaluation was broken off. */
    restart() {
        this.running = [];
        this.growing.clear();
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
            const growing = this.growing.get(bound);
            if (growing !== undefined)
                return growing;
            const cycle = [...this.running.slice(started).map(running => running.label), label].join(' -> ');
            return new _value_js__WEBPACK_IMPORTED_MODULE_2__/* .Unresolved */ .UG(`it is defined through itself: ${cycle}`, file.place(node), name, 'source-cycle');
        }
        this.running.push({ bound, label });
        const value = this.evaluateBinding(name, bound, site);
        this.running.pop();
        if (!env)
            this.known.set(bound, value);
        return value;
    }
    /** What a name means at a node: a parameter of the function applied, or what is bound in the scopes around it. */
    lookUp(name, at, { file, env }, space = 'any') {
        const parameter = parameterNamed(name, at, file, env);
        // A parameter that its function does not assign again is what it was given.
        if (parameter && (parameter.constant || !this.isAssignedIn(parameter.owner, name, file)))
            return parameter.names.get(name);
        if (file.whole)
            return this.lookUp(name, file.whole.at, { file: file.whole.file, env }, space);
        const candidates = inSpace(space, file
            .bindings(name)
            .filter(({ binding }) => !binding.member &&
            !this.isPassedOver(binding, file) &&
            (!parameter || (isAssigned(binding) && (0,_syntax_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .contains */ .gR)(parameter.owner, binding.node)))));
        const [only] = candidates;
        // By far the most names are defined once, at the top of their file.
        const scopes = candidates.length === 1 && only?.scope === file.root.id ? [file.root.id] : file.scopesAround(at);
        for (const scope of scopes) {
            const bound = candidates.filter(({ binding, scope: own }) => own === scope && !(own !== file.root.id && isOwnValue(binding, at)));
            if (bound.length === 0)
                continue;
            const [single] = bound;
            const sameScope = scope === scopes[0];
            const chosen = bound.length === 1 && !parameter
                ? single
                : (lastBefore(at, bound, sameScope) ?? (parameter ? undefined : this.heldAt(at, bound, file)));
            if (chosen)
                return this.valueOf(name, chosen, {
                    file,
                    env: env && isInside(chosen.binding.node, file, env) ? env : undefined,
                });
            if (parameter && bound.every(({ binding }) => binding.node.endIndex > at.startIndex))
                return parameter.names.get(name);
            return this.ambiguous(name, bound, file);
        }
        // Others in this file may have the name in scopes of their own: it is not theirs.
        return firstOf(() => this.fromWildcards(name, file, space), () => this.fromPackage(name, file), () => this.submodule(name, file), () => file.language.late?.(name, file, this.evaluator));
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
        if (file.whole)
            return this.isDefined(name, file.whole.at, { file: file.whole.file, env });
        const candidates = file.bindings(name).filter(({ binding }) => !binding.member);
        if (candidates.length === 0)
            return false;
        const scopes = file.scopesAround(at);
        // What is imported from outside of the repository is the library's own.
        return candidates.some(({ binding, scope }) => scopes.includes(scope) && (binding.kind === 'value' || this.isInSources(binding.specifier, file)));
    }
    /** Whether an import in a branch is known not to run: what it would bind comes from somewhere else. */
    isPassedOver(binding, file) {
        if (binding.kind !== 'import' || binding.node.parent?.id === file.root.id)
            return false;
        return file.language.reached?.(binding.node, file, this.evaluator) === false;
    }
    /** Whether a specifier means a module that is there: one of the sources, or of the language's own library. */
    isModule(specifier, file) {
        return this.modules.resolve(specifier, file) !== undefined;
    }
    isInSources(specifier, file) {
        const module = this.modules.resolve(specifier, file);
        return module !== undefined && !(module instanceof _value_js__WEBPACK_IMPORTED_MODULE_2__/* .ForeignModule */ .jU);
    }
    /**
     * The first change to the table that a name means, among those that certainly run after this use of it: whoever
     * takes the entries out here does not see what that change adds.
     */
    changedAfter(name, at, file) {
        if (file.whole)
            return this.changedAfter(name, file.whole.at, file.whole.file);
        const candidates = file.bindings(name).filter(({ binding }) => !binding.member);
        for (const bound of candidates) {
            const later = this.changesOf(name, bound, file).find(({ change, when }) => when === 'always' && change.node.startIndex >= at.endIndex);
            if (later && file.scopesAround(at)[0] === bound.scope)
                return later.change;
        }
        return undefined;
    }
    /** A member of a module: what the file exports, or has at its top, under this name. */
    exported(name, file) {
        return firstOf(() => this.givenBy(name, file), () => this.fromWildcards(name, file), () => this.fromPackage(name, file), () => file.language.late?.(name, file, this.evaluator));
    }
    /** What a file gives under a name without taking it over from others. */
    givenBy(name, file, space) {
        const own = this.ownExport(name, file, space);
        if (own !== undefined)
            return own;
        // `module.exports = { name }`
        const whole = name === 'module.exports' ? undefined : this.wholeExport(file);
        return whole instanceof _value_js__WEBPACK_IMPORTED_MODULE_2__/* .Mapping */ .X9 ? whole.get(name) : undefined;
    }
    /** What a file itself exports, or has at its top, under a name. */
    ownExport(name, file, space = 'any') {
        const site = { file, env: undefined };
        const bound = inSpace(space, file.bindings(name));
        const exported = bound.filter(({ binding }) => binding.exported === name);
        const chosen = exported.length > 0
            ? exported
            : bound.filter(({ binding, scope }) => !binding.member && scope === file.root.id && !this.isPassedOver(binding, file));
        // When a file has run, the last assignment holds: unless a branch decides about one of them.
        const last = chosen.at(-1);
        const isPlain = chosen.every(({ binding }) => binding.node.parent?.id === file.root.id);
        if (last && (chosen.length === 1 || isPlain))
            return this.valueOf(name, last, site);
        const holding = this.holding(chosen, file, false);
        if (holding)
            return this.valueOf(name, holding, site);
        return chosen.length > 1 ? this.ambiguous(name, chosen, file) : undefined;
    }
    /** What another file of the package has at its top under a name. */
    fromPackage(name, file) {
        for (const other of this.modules.packageFiles(name, file)) {
            const found = this.ownExport(name, other);
            if (found !== undefined)
                return found;
        }
        return undefined;
    }
    /** The module that a specifier means, as a value. */
    module(specifier, node, file, interop = false) {
        const found = this.modules.resolve(specifier, file);
        if (found === undefined)
            return (0,_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .unresolvedAt */ .Zp)(`${specifier} is not a file of the repository`, node, file);
        const whole = isSourceFile(found) ? this.moduleValue(found) : found;
        if (!interop || whole instanceof _environment_js__WEBPACK_IMPORTED_MODULE_0__/* .Described */ .Si || whole instanceof _value_js__WEBPACK_IMPORTED_MODULE_2__/* .Unresolved */ .UG)
            return whole;
        return new _value_js__WEBPACK_IMPORTED_MODULE_2__/* .Mapping */ .X9([{ key: 'default', value: whole, origin: file.origin(node) }]);
    }
    /** A file of the package that `file` stands for. */
    submodule(name, file) {
        const specifier = file.language.submodule?.(name, file.path);
        const found = specifier ? this.modules.resolve(specifier, file) : undefined;
        return found !== undefined && isSourceFile(found) && found !== file ? this.moduleValue(found) : undefined;
    }
    moduleValue(found) {
        const whole = found.bindings('default').length === 0 ? this.wholeExport(found) : undefined;
        return whole ?? this.evaluator.defined('module', found.path, found.root, { file: found, env: undefined });
    }
    /** `module.exports = …`, when that is all there is. */
    wholeExport(file) {
        const [only, ...more] = file.wholeExports();
        return only && more.length === 0
            ? this.valueOf('module.exports', only, { file, env: undefined })
            : undefined;
    }
    evaluateBinding(name, bound, site) {
        const { binding } = bound;
        const { file } = site;
        if (binding.kind === 'import')
            return this.imported(binding, file);
        if (file.language.prepare) {
            // Of a file with errors elsewhere, only what has none itself can be believed.
            const error = 'id' in binding.value ? file.syntaxError(binding.node) : undefined;
            if (error)
                return new _value_js__WEBPACK_IMPORTED_MODULE_2__/* .Unresolved */ .UG('there is a syntax error', error, name, 'source-syntax');
        }
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
        if (name === 'default' && module !== undefined && !(module instanceof _environment_js__WEBPACK_IMPORTED_MODULE_0__/* .Described */ .Si))
            return module;
        if (module !== undefined && !(module instanceof _value_js__WEBPACK_IMPORTED_MODULE_2__/* .Unresolved */ .UG)) {
            const member = this.evaluator.memberIfAny(module, name);
            if (member !== undefined)
                return member;
        }
        const found = nested();
        if (found !== undefined)
            return isSourceFile(found) ? this.moduleValue(found) : found;
        if (module instanceof _value_js__WEBPACK_IMPORTED_MODULE_2__/* .Unresolved */ .UG)
            return module;
        const isThere = module instanceof _value_js__WEBPACK_IMPORTED_MODULE_2__/* .ForeignModule */ .jU && name !== null && module.names.has(name);
        return (0,_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .unresolvedAt */ .Zp)(isThere ? `${specifier}.${name} has a value that only a run gives` : `${specifier} has no ${name}`, node, file);
    }
    /** Applies what later statements certainly add to a table; notes what they may do beyond that. */
    changed(name, bound, value, site) {
        if (!(value instanceof _value_js__WEBPACK_IMPORTED_MODULE_2__/* .Sequence */ .gd || value instanceof _value_js__WEBPACK_IMPORTED_MODULE_2__/* .Mapping */ .X9))
            return value;
        const { file } = site;
        let current = value;
        for (const { change, when } of this.changesOf(name, bound, file)) {
            const runs = when === 'sometimes' ? file.language.reached?.(change.node, file, this.evaluator) : undefined;
            if (runs === false)
                continue;
            this.growing.set(bound, current);
            const next = when === 'always' || runs ? this.applyChange(current, change, site) : undefined;
            this.growing.delete(bound);
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
        if (change.kind === 'set' && current instanceof _value_js__WEBPACK_IMPORTED_MODULE_2__/* .Mapping */ .X9) {
            const key = typeof change.key === 'string' ? change.key : this.evaluator.evaluate(change.key, site);
            const value = this.evaluator.evaluate(change.value, site);
            return new _value_js__WEBPACK_IMPORTED_MODULE_2__/* .Mapping */ .X9((0,_pure_functions_js__WEBPACK_IMPORTED_MODULE_1__/* .lastWins */ .Wr)([...current.entries, { key, value, origin }]));
        }
        if (change.kind === 'append' && current instanceof _value_js__WEBPACK_IMPORTED_MODULE_2__/* .Sequence */ .gd) {
            const added = this.evaluator.entries(change.items, site);
            // One entry is documented by the comment of its statement.
            const [only] = change.items;
            const entries = change.items.length === 1 && !only?.spread && !(added instanceof _value_js__WEBPACK_IMPORTED_MODULE_2__/* .Unresolved */ .UG)
                ? added.map(entry => ({ ...entry, origin }))
                : added;
            return entries instanceof _value_js__WEBPACK_IMPORTED_MODULE_2__/* .Unresolved */ .UG ? undefined : grown(current, entries);
        }
        if (change.kind === 'order')
            return current instanceof _value_js__WEBPACK_IMPORTED_MODULE_2__/* .Sequence */ .gd ? change.ordered(current) : undefined;
        if (change.kind !== 'extend')
            return undefined;
        let result = current;
        for (const added of change.values) {
            const value = (0,_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .settled */ .gu)('id' in added
                ? this.evaluator.evaluateNow(added, site)
                : this.evaluator.meaning(added, change.node, site));
            if (result instanceof _value_js__WEBPACK_IMPORTED_MODULE_2__/* .Sequence */ .gd && value instanceof _value_js__WEBPACK_IMPORTED_MODULE_2__/* .Sequence */ .gd)
                result = grown(result, value.entries);
            else if (result instanceof _value_js__WEBPACK_IMPORTED_MODULE_2__/* .Mapping */ .X9 && value instanceof _value_js__WEBPACK_IMPORTED_MODULE_2__/* .Mapping */ .X9)
                result = overlaid(result, value.entries);
            else
                return undefined;
        }
        return result;
    }
    /**
     * What a file takes over under a name with all names of others, and what these take over in turn. Where to look next is kept
     * in a list, not on the stack: files may take over from each other in a ring, and the value that is found may look further.
     */
    fromWildcards(name, file, space) {
        const seen = new Set();
        const ahead = [];
        const lookBehind = (taker) => {
            if (seen.has(taker))
                return;
            seen.add(taker);
            for (const specifier of [...taker.wildcards()].reverse())
                ahead.push(() => lookIn(specifier, taker));
        };
        const lookIn = (specifier, taker) => {
            const module = this.modules.resolve(specifier, taker);
            if (module instanceof _value_js__WEBPACK_IMPORTED_MODULE_2__/* .ForeignModule */ .jU)
                return module.get(name);
            if (module === undefined || !isSourceFile(module) || !this.isPassedOn(name, module))
                return undefined;
            const given = this.givenBy(name, module, space);
            if (given !== undefined)
                return given;
            ahead.push(() => module.language.late?.(name, module, this.evaluator), () => this.fromPackage(name, module));
            lookBehind(module);
            return undefined;
        };
        lookBehind(file);
        for (let look = ahead.pop(); look; look = ahead.pop()) {
            const found = look();
            if (found !== undefined)
                return found;
        }
        return undefined;
    }
    /** Whether a file gives a name to those that take over all its names: what its list of exports has, where it has one. */
    isPassedOn(name, file) {
        const { exportList } = file.language;
        if (exportList === undefined)
            return true;
        const list = file.bindings(exportList).some(({ scope }) => scope === file.root.id)
            ? this.ownExport(exportList, file)
            : undefined;
        if (!(list instanceof _value_js__WEBPACK_IMPORTED_MODULE_2__/* .Sequence */ .gd))
            return !name.startsWith('_');
        return list.entries.some(({ value }) => value === name || value instanceof _value_js__WEBPACK_IMPORTED_MODULE_2__/* .Unresolved */ .UG);
    }
    /** The definition that holds for a use of a name; of those in the same stretch of code only the ones before it count. */
    heldAt(at, bound, file) {
        const scope = bound[0]?.scope;
        let isLater = false;
        for (let node = at.parent; node && node.id !== scope && !isLater; node = node.parent)
            isLater = file.language.deferred.has(node.type);
        return this.holding(isLater ? bound : ended(bound, at), file, isLater);
    }
    /**
     * Of several definitions of a name, the one that holds after all of them; undefined where a run decides.
     *
     * @param atAnyTime whether the name is used at a time that is not known, so that an earlier one may hold then.
     */
    holding(bound, file, atAnyTime) {
        const { reached } = file.language;
        if (!reached)
            return undefined;
        const live = bound
            .map(each => ({ each, runs: reached(each.binding.node, file, this.evaluator) }))
            .filter(({ runs }) => runs !== false);
        const last = live.at(-1);
        return last?.runs && !(atAnyTime && live.length > 1) ? last.each : undefined;
    }
    ambiguous(name, bound, file) {
        const lines = bound.map(({ binding }) => binding.node.startPosition.row + 1).join(', ');
        return (0,_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .unresolvedAt */ .Zp)(`${name} is assigned ${bound.length} times (lines ${lines})`, bound[0].binding.node, file);
    }
}
/** Definitions that a name can mean in its place; where both a type and something else have it, a plain name is the latter. */
function inSpace(space, all) {
    const isType = ({ binding }) => binding.kind === 'value' && binding.isType === true;
    if (space === 'types')
        return all.filter(isType);
    return all.length > 1 && all.some(each => !isType(each)) ? all.filter(each => !isType(each)) : all;
}
/** Whether a module is a file, and not plain data. */
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
    if (!block || !(0,_syntax_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .contains */ .gR)(block, at) || before.some(({ binding }) => binding.node.parent?.id !== block.id))
        return undefined;
    return done.at(-1);
}
/** Whether a name is used in the expression that it is about to be bound to: `name = name` means what is around it. */
function isOwnValue(binding, at) {
    return binding.kind === 'value' && 'id' in binding.value && binding.value.id === at.id;
}
/** The first that is there: `null` is a value, too. */
function firstOf(...looks) {
    for (const look of looks) {
        const value = look();
        if (value !== undefined)
            return value;
    }
    return undefined;
}
/** Definitions that are made when the statement at a node runs. */
function ended(bound, at) {
    return bound.filter(({ binding }) => binding.node.endIndex <= at.startIndex);
}
function parameterNamed(name, at, file, env) {
    for (let e = env; e; e = e.outer)
        if (e.names.has(name) && isInside(at, file, e))
            return e;
    return undefined;
}
function isInside(node, file, env) {
    return env.file === file && (0,_syntax_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .contains */ .gR)(env.owner, node);
}
/** Bound to something, unlike parameters and loop variables, which only a run binds. */
function isAssigned(binding) {
    return (!binding.member &&
        !(binding.kind === 'value' && 'kind' in binding.value && binding.value.kind === 'opaque'));
}
function grown(list, added) {
    const all = [...list.entries, ...added];
    return new _value_js__WEBPACK_IMPORTED_MODULE_2__/* .Sequence */ .gd(list.distinct ? (0,_pure_functions_js__WEBPACK_IMPORTED_MODULE_1__/* .distinct */ .dM)(all) : all, list.distinct);
}
function overlaid(map, added) {
    return new _value_js__WEBPACK_IMPORTED_MODULE_2__/* .Mapping */ .X9((0,_pure_functions_js__WEBPACK_IMPORTED_MODULE_1__/* .lastWins */ .Wr)([...map.entries, ...added]));
}


/***/ }),

/***/ 38433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cx: () => (/* binding */ repetition),
/* harmony export */   E2: () => (/* binding */ finite),
/* harmony export */   Mm: () => (/* binding */ bounded),
/* harmony export */   T5: () => (/* binding */ equality),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   V_: () => (/* binding */ doubles),
/* harmony export */   gP: () => (/* binding */ either),
/* harmony export */   k8: () => (/* binding */ lists),
/* harmony export */   ks: () => (/* binding */ MAX_TEXT_CHARACTERS),
/* harmony export */   mp: () => (/* binding */ integers),
/* harmony export */   my: () => (/* binding */ comparison),
/* harmony export */   rl: () => (/* binding */ numberOf),
/* harmony export */   sh: () => (/* binding */ common),
/* harmony export */   xe: () => (/* binding */ unions)
/* harmony export */ });
/* harmony import */ var _pure_functions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33704);
/* harmony import */ var _value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64081);


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
const lists = (left, right) => left instanceof _value_js__WEBPACK_IMPORTED_MODULE_1__/* .Sequence */ .gd && right instanceof _value_js__WEBPACK_IMPORTED_MODULE_1__/* .Sequence */ .gd && !left.distinct && !right.distinct
    ? new _value_js__WEBPACK_IMPORTED_MODULE_1__/* .Sequence */ .gd([...left.entries, ...right.entries])
    : undefined;
const unions = (left, right) => {
    if (left instanceof _value_js__WEBPACK_IMPORTED_MODULE_1__/* .Mapping */ .X9 && right instanceof _value_js__WEBPACK_IMPORTED_MODULE_1__/* .Mapping */ .X9)
        return (0,_pure_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .overlay */ .Lw)(left, [right], NOWHERE);
    if (!isSet(left) || !isSet(right))
        return undefined;
    return new _value_js__WEBPACK_IMPORTED_MODULE_1__/* .Sequence */ .gd((0,_pure_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .distinct */ .dM)([...left.entries, ...right.entries]), true);
};
/** Entries of a set that are, or are not, in another one. */
function common(wanted) {
    return (left, right) => {
        if (!isSet(left) || !isSet(right))
            return undefined;
        const others = new Set(right.entries.map(entry => entry.value));
        return new _value_js__WEBPACK_IMPORTED_MODULE_1__/* .Sequence */ .gd(left.entries.filter(entry => others.has(entry.value) === wanted), true);
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
    return (left, right) => ((0,_pure_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(left) && (0,_pure_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(right) ? (left === right) === wanted : undefined);
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
    if (!(repeated instanceof _value_js__WEBPACK_IMPORTED_MODULE_1__/* .Sequence */ .gd) || repeated.distinct || repeated.weight * count > MAX_TEXT_CHARACTERS) {
        return undefined;
    }
    return new _value_js__WEBPACK_IMPORTED_MODULE_1__/* .Sequence */ .gd(Array.from({ length: count }, () => repeated.entries).flat());
};
/** Exact results only: beyond 2^53 a double is no longer the number that the source says. */
function finite(value) {
    if (value === undefined || !Number.isFinite(value))
        return undefined;
    return Number.isInteger(value) && !Number.isSafeInteger(value) ? undefined : value;
}
/** Number of a value, whichever way its language writes it. */
function numberOf(value) {
    if (value instanceof _value_js__WEBPACK_IMPORTED_MODULE_1__/* .Float */ .nt)
        return value.value;
    return typeof value === 'number' ? value : undefined;
}
function bounded(value) {
    return value.length <= MAX_TEXT_CHARACTERS ? value : undefined;
}
/** A set of scalars, of which it can be said what they have in common. */
function isSet(value) {
    return value instanceof _value_js__WEBPACK_IMPORTED_MODULE_1__/* .Sequence */ .gd && value.distinct && value.entries.every(entry => (0,_pure_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(entry.value));
}
/** The operands' entries bring their own origins. */
const NOWHERE = { place: { file: '' }, comment: undefined };


/***/ }),

/***/ 33704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ pairs),
/* harmony export */   BS: () => (/* binding */ taking),
/* harmony export */   HP: () => (/* binding */ keys),
/* harmony export */   Lw: () => (/* binding */ overlay),
/* harmony export */   M1: () => (/* binding */ toSet),
/* harmony export */   Mj: () => (/* binding */ sortedTexts),
/* harmony export */   QM: () => (/* binding */ itself),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   TY: () => (/* binding */ reversed),
/* harmony export */   Wr: () => (/* binding */ lastWins),
/* harmony export */   Xx: () => (/* binding */ toSequence),
/* harmony export */   ZF: () => (/* binding */ receiverItself),
/* harmony export */   c_: () => (/* binding */ toMapping),
/* harmony export */   dM: () => (/* binding */ distinct),
/* harmony export */   jn: () => (/* binding */ isScalar),
/* harmony export */   oR: () => (/* binding */ joined),
/* harmony export */   rT: () => (/* binding */ parts),
/* harmony export */   zD: () => (/* binding */ joinedBy),
/* harmony export */   zu: () => (/* binding */ values)
/* harmony export */ });
/* harmony import */ var _value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64081);

/** A function that takes at most this many arguments, none of them by keyword. */
function taking(count, apply) {
    return (receiver, args, origin, named, invoke, member) => args.length <= count && named.size === 0
        ? apply(receiver, args, origin, named, invoke, member)
        : undefined;
}
/** A text method with at most one argument, itself a text. */
function text(apply) {
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
        return new _value_js__WEBPACK_IMPORTED_MODULE_0__/* .Sequence */ .gd([]);
    if (value instanceof _value_js__WEBPACK_IMPORTED_MODULE_0__/* .Sequence */ .gd)
        return new _value_js__WEBPACK_IMPORTED_MODULE_0__/* .Sequence */ .gd(value.entries);
    return value instanceof _value_js__WEBPACK_IMPORTED_MODULE_0__/* .Mapping */ .X9 ? keysOf(value) : undefined;
});
const toSet = taking(1, (receiver, args, ...context) => {
    const list = toSequence(receiver, args, ...context);
    return list instanceof _value_js__WEBPACK_IMPORTED_MODULE_0__/* .Sequence */ .gd ? new _value_js__WEBPACK_IMPORTED_MODULE_0__/* .Sequence */ .gd(distinct(list.entries), true) : undefined;
});
/** A map from a map, or from a list of pairs. */
const toMapping = taking(1, (_receiver, [value]) => {
    if (value === undefined)
        return new _value_js__WEBPACK_IMPORTED_MODULE_0__/* .Mapping */ .X9([]);
    if (value instanceof _value_js__WEBPACK_IMPORTED_MODULE_0__/* .Mapping */ .X9)
        return value;
    if (!(value instanceof _value_js__WEBPACK_IMPORTED_MODULE_0__/* .Sequence */ .gd))
        return undefined;
    const entries = [];
    for (const { value: pair, origin } of value.entries) {
        if (!(pair instanceof _value_js__WEBPACK_IMPORTED_MODULE_0__/* .Sequence */ .gd) || pair.entries.length !== 2)
            return undefined;
        const [key, item] = pair.entries;
        entries.push({ key: key.value, value: item.value, origin });
    }
    return new _value_js__WEBPACK_IMPORTED_MODULE_0__/* .Mapping */ .X9(lastWins(entries));
});
/** Keys, values and pairs of the map that is the receiver or, for plain functions, the argument. */
const keys = ofMap(keysOf);
const values = ofMap(map => new _value_js__WEBPACK_IMPORTED_MODULE_0__/* .Sequence */ .gd(map.entries));
const pairs = ofMap(map => new _value_js__WEBPACK_IMPORTED_MODULE_0__/* .Sequence */ .gd(map.entries.map(({ key, value, origin }) => ({
    value: new _value_js__WEBPACK_IMPORTED_MODULE_0__/* .Sequence */ .gd([
        { value: key, origin },
        { value, origin },
    ]),
    origin,
}))));
/** Maps laid over each other, the last one on top. */
const overlay = (receiver, args, _origin) => {
    const maps = receiver === undefined ? args : [receiver, ...args];
    if (!maps.every(map => map instanceof _value_js__WEBPACK_IMPORTED_MODULE_0__/* .Mapping */ .X9))
        return undefined;
    return new _value_js__WEBPACK_IMPORTED_MODULE_0__/* .Mapping */ .X9(lastWins(maps.flatMap(map => map.entries)));
};
/** Python's way round: the separator is the receiver. */
const joinedBy = taking(1, (receiver, [list]) => join(list, receiver));
/** JavaScript's way round: the list is the receiver. */
const joined = taking(1, (receiver, [separator]) => join(receiver, separator ?? ','));
/** The parts of a text as a list. */
function parts(values, origin) {
    return new _value_js__WEBPACK_IMPORTED_MODULE_0__/* .Sequence */ .gd(values.map(value => ({ value, origin })));
}
/** A list of texts in an order of the language's. */
function sortedTexts(list, compare) {
    if (!(list instanceof _value_js__WEBPACK_IMPORTED_MODULE_0__/* .Sequence */ .gd) || !list.entries.every(entry => typeof entry.value === 'string'))
        return undefined;
    return new _value_js__WEBPACK_IMPORTED_MODULE_0__/* .Sequence */ .gd([...list.entries].sort((a, b) => compare(a.value, b.value)));
}
/** A list backwards. */
function reversed(list) {
    return new _value_js__WEBPACK_IMPORTED_MODULE_0__/* .Sequence */ .gd([...list.entries].reverse());
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
    return key instanceof _value_js__WEBPACK_IMPORTED_MODULE_0__/* .Float */ .nt ? `number:${key.value}` : `${typeof key}:${(0,_value_js__WEBPACK_IMPORTED_MODULE_0__/* .keyText */ .Pu)(key)}`;
}
/** The first of equal scalar entries; containers are never equal. */
function distinct(entries) {
    const seen = new Set();
    return entries.filter(({ value }) => {
        const scalar = value instanceof _value_js__WEBPACK_IMPORTED_MODULE_0__/* .Float */ .nt ? value.value : value;
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
        return map instanceof _value_js__WEBPACK_IMPORTED_MODULE_0__/* .Mapping */ .X9 && args.length === (receiver === undefined ? 1 : 0)
            ? apply(map)
            : undefined;
    });
}
function keysOf(map) {
    return new _value_js__WEBPACK_IMPORTED_MODULE_0__/* .Sequence */ .gd(map.entries.map(({ key, origin }) => ({ value: key, origin })));
}
function join(list, separator) {
    if (typeof separator !== 'string' || !(list instanceof _value_js__WEBPACK_IMPORTED_MODULE_0__/* .Sequence */ .gd))
        return undefined;
    const values = list.entries.map(entry => entry.value);
    return values.every(value => typeof value === 'string') ? values.join(separator) : undefined;
}


/***/ }),

/***/ 49342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IF: () => (/* binding */ FormatError),
/* harmony export */   QR: () => (/* binding */ assertDepth),
/* harmony export */   bC: () => (/* binding */ boundedDepth)
/* harmony export */ });
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


/***/ }),

/***/ 31027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ formatOf),
  F: () => (/* binding */ formats)
});

// EXTERNAL MODULE: ./node_modules/csv-parse/lib/sync.js + 9 modules
var sync = __webpack_require__(25175);
// EXTERNAL MODULE: ./build/extract/formats/format.js
var format = __webpack_require__(49342);
;// CONCATENATED MODULE: ./build/extract/formats/csv.js


/** CSV as RFC 4180 has it, with a header. */
const csv = { name: 'csv', extensions: ['csv'], parse };
function parse(text) {
    const [header, ...rows] = read(text);
    if (!header)
        throw new format/* FormatError */.IF('it has no header', 1);
    const columns = header.record;
    const twice = columns.find((column, i) => columns.indexOf(column) !== i);
    if (twice !== undefined)
        throw new format/* FormatError */.IF(`the column "${twice}" stands twice in its header`, startOf(header));
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
        throw new format/* FormatError */.IF(message.replace(/ (on|at) line \d+$/, ''), lines);
    }
}
/** The parser counts the lines that it has read when a row ends; texts in quotes may have several. */
function startOf({ raw, info }) {
    return info.lines - (raw.replace(/^\n+|\n$/g, '').match(/\n/g)?.length ?? 0);
}

// EXTERNAL MODULE: ./build/extract/formats/json.js + 1 modules
var json = __webpack_require__(69355);
// EXTERNAL MODULE: ./build/extract/formats/toml.js
var toml = __webpack_require__(52293);
// EXTERNAL MODULE: ./build/extract/formats/yaml.js
var yaml = __webpack_require__(67598);
;// CONCATENATED MODULE: ./build/extract/formats/index.js




const formats = [json/* json */.P, yaml/* yaml */.o, toml/* toml */.h, csv];
/** The format that the extension of a path says. */
function formatOf(path) {
    const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
    return formats.find(format => format.extensions.includes(extension));
}


/***/ }),

/***/ 69355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ json)
});

// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(99547);
// EXTERNAL MODULE: ./build/extract/formats/format.js
var format = __webpack_require__(49342);
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
const json = { name: 'json', extensions: ['json'], parse };
function parse(text) {
    const lines = new Lines(text);
    const errors = [];
    const tree = (0,format/* boundedDepth */.bC)(() => (0,main.parseTree)(text, errors, { disallowComments: true, allowTrailingComma: false }));
    const [error] = errors;
    if (!tree)
        throw new format/* FormatError */.IF('it is empty', 1);
    if (error) {
        const { line, column } = lines.at(error.offset);
        throw new format/* FormatError */.IF(words((0,main.printParseErrorCode)(error.error)), line, column);
    }
    const data = parseStrictly(text);
    (0,format/* assertDepth */.QR)(data);
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
        throw new format/* FormatError */.IF(cause.message.split('\n')[0] ?? 'it cannot be parsed');
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


/***/ }),

/***/ 52293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ toml)
/* harmony export */ });
/* harmony import */ var smol_toml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3292);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49342);


/** TOML 1.0. */
const toml = { name: 'toml', extensions: ['toml'], parse };
function parse(text) {
    try {
        const data = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .boundedDepth */ .bC)(() => (0,smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text));
        (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .assertDepth */ .QR)(data);
        // The parser gives no positions: records of TOML files name the file only. It refuses keys that stand twice.
        return { data: plain(data), lineOf: () => undefined, entryLines: () => new Map(), duplicates: [] };
    }
    catch (error) {
        if (!(error instanceof smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .TomlError */ .zx))
            throw error;
        throw new _format_js__WEBPACK_IMPORTED_MODULE_1__/* .FormatError */ .IF(error.message.split('\n')[0] ?? 'it cannot be parsed', error.line, error.column);
    }
}
/** Dates and times as they are written: JSON has none. */
function plain(data) {
    if (data instanceof smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .TomlDate */ .PJ)
        return data.toISOString();
    if (Array.isArray(data))
        return data.map(plain);
    if (typeof data !== 'object' || data === null)
        return data;
    return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, plain(value)]));
}


/***/ }),

/***/ 67598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ yaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49342);


/** Aliases of one anchor: more is an attack, not a table. */
const MAX_YAML_ALIASES = 1000;
/** YAML 1.2 without tags of anybody's own; `<<` merges. */
const yaml = { name: 'yaml', extensions: ['yml', 'yaml'], parse };
function parse(text) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const document = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .boundedDepth */ .bC)(() => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { lineCounter: lines, uniqueKeys: false, merge: true, customTags: [] }));
    const [error] = document.errors;
    if (error)
        throw new _format_js__WEBPACK_IMPORTED_MODULE_1__/* .FormatError */ .IF(firstSentence(error.message), error.linePos?.[0].line, error.linePos?.[0].col);
    const twice = duplicateKey(document.contents);
    if (twice) {
        const { line, col } = lines.linePos(twice.offset);
        throw new _format_js__WEBPACK_IMPORTED_MODULE_1__/* .FormatError */ .IF(`the key "${twice.key}" stands twice in one map`, line, col);
    }
    const data = toData(document);
    (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .assertDepth */ .QR)(data);
    const lineOf = (node) => {
        const start = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node) ? node.range?.[0] : undefined;
        return start === undefined ? undefined : lines.linePos(start).line;
    };
    return {
        data,
        lineOf(path) {
            const [last] = path.slice(-1);
            const around = find(document, path.slice(0, -1));
            if (last === undefined)
                return lineOf(document.contents);
            return lineOf((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(around)
                ? pairOf(around.items, last)?.key
                : (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(around)
                    ? around.items[Number(last)]
                    : undefined);
        },
        entryLines(path) {
            const node = find(document, path);
            const entries = new Map();
            const items = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) || (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node) ? [...node.items.entries()] : [];
            for (const [i, item] of items) {
                const [key, at] = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) ? [keyOf(item), item.key] : [i, item];
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
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
            for (const item of node.items)
                waiting.push(item ?? null);
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
            continue;
        const seen = new Set();
        for (const { key, value } of node.items) {
            const name = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? key.value : undefined;
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
        return (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .boundedDepth */ .bC)(() => document.toJS({ maxAliasCount: MAX_YAML_ALIASES }));
    }
    catch (cause) {
        if (cause instanceof _format_js__WEBPACK_IMPORTED_MODULE_1__/* .FormatError */ .IF)
            throw cause;
        throw new _format_js__WEBPACK_IMPORTED_MODULE_1__/* .FormatError */ .IF(cause.message);
    }
}
function find(document, path) {
    const resolved = (node) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node) ? node.resolve(document) : node;
    let node = resolved(document.contents);
    for (const token of path) {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
            node = resolved(pairOf(node.items, token)?.value);
        else if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
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
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? String(key.value) : undefined;
}
/** The parser adds where it was and an excerpt; the place is told by us. */
function firstSentence(message) {
    return message.split('\n')[0]?.replace(/ at line \d+.*$/, '') ?? 'it cannot be parsed';
}


/***/ }),

/***/ 1308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HC: () => (/* binding */ parseTableName),
/* harmony export */   fg: () => (/* binding */ isGlob),
/* harmony export */   mz: () => (/* binding */ parseLocator)
/* harmony export */ });
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


/***/ }),

/***/ 13437:
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

/***/ 97209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   Tj: () => (/* binding */ sources),
/* harmony export */   UT: () => (/* binding */ STEPS),
/* harmony export */   sP: () => (/* binding */ source)
/* harmony export */ });
/* unused harmony export optionOwners */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
/* harmony import */ var _config_strict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79326);
/* harmony import */ var _generated_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14723);
/* harmony import */ var _expression_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60566);




const expression = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
    .min(1)
    .superRefine((text, context) => {
    try {
        new _expression_js__WEBPACK_IMPORTED_MODULE_2__/* .MappingExpression */ .rO(text);
    }
    catch (error) {
        if (!(error instanceof _expression_js__WEBPACK_IMPORTED_MODULE_2__/* .ExpressionError */ .tj))
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
const oneOrMore = (schema) => zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([schema, zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(schema)])
    .transform(value => (Array.isArray(value) ? value : [value]));
const sort = oneOrMore(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1)).meta({
    description: 'Field (or fields) to sort by, in code point order; with a minus sign in front, backwards.',
    examples: ['palavra', ['-total', 'nome']],
});
const each = (0,_config_strict_js__WEBPACK_IMPORTED_MODULE_0__/* .strict */ .O)({
    each: expression,
    filter: expression.optional(),
    map: zod__WEBPACK_IMPORTED_MODULE_3__/* .lazy */ .RZV(() => mapping).optional(),
    sort: sort.optional(),
});
const mapping = zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([expression, zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([expression, each]))])
    .meta({
    id: 'mapping',
    description: 'Fields of the contract, each with the expression that gives its value; or one expression, when a record becomes a text.',
});
const steps = {
    each: expression.optional().meta({
        description: 'A list that the records hold: each of its items becomes a record, with the item as `value`, its fields as fields and the record around it as `parent`.',
        examples: ['args[0].options', 'args', "$split(value, ' ')"],
    }),
    filter: expression.optional().meta({ description: 'Keeps the records for which the expression is true.' }),
    map: zod__WEBPACK_IMPORTED_MODULE_3__/* .lazy */ .RZV(() => mapping).optional(),
    join: zod__WEBPACK_IMPORTED_MODULE_3__/* .lazy */ .RZV(() => oneOrMore(join)).optional(),
    unique: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
        .optional()
        .meta({ description: 'Keeps the first of the records that are equal in this field.' }),
    group: (0,_config_strict_js__WEBPACK_IMPORTED_MODULE_0__/* .strict */ .O)({
        by: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().meta({ description: 'Field that the records of a group have in common.' }),
        as: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
            .optional()
            .meta({ description: 'Name of that field in the group; the same unless given.' }),
        into: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
            .meta({ description: 'Field of the group that holds its records, without the common field.' }),
    })
        .optional()
        .meta({ description: 'Gathers the records that are equal in one field.' }),
    sort: sort.optional(),
};
/** What records can go through, in this order. */
const STEPS = Object.keys(steps);
const kindKeys = Object.fromEntries(_generated_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .kinds */ .E.map(kind => [
    kind.name,
    kind.name === 'merge'
        ? zod__WEBPACK_IMPORTED_MODULE_3__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(source))
            .optional()
            .meta({
            description: 'Several sources one after the other, so that steps can be applied to all of them.',
        })
        : kind.schema.optional(),
]));
const optionKeys = Object.fromEntries(_generated_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .kinds */ .E.flatMap(kind => Object.entries(kind.options ?? {}).map(([key, schema]) => [key, schema.optional()])));
const kindNames = _generated_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .kinds */ .E.map(kind => kind.name);
/** The kinds that have each of the options. */
const optionOwners = new Map(Object.keys(optionKeys).map(option => [
    option,
    _generated_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .kinds */ .E.filter(({ options }) => options && Object.hasOwn(options, option)).map(({ name }) => name),
]));
const rightSide = { ...kindKeys, ...optionKeys, ...steps };
const source = (0,_config_strict_js__WEBPACK_IMPORTED_MODULE_0__/* .strict */ .O)(rightSide).superRefine(oneKind).meta({
    id: 'source',
    description: 'Where records come from: exactly one kind of source, its options, and the steps each, filter, map, join, unique, group, sort, applied in this order.',
});
const join = (0,_config_strict_js__WEBPACK_IMPORTED_MODULE_0__/* .strict */ .O)({
    ...kindKeys,
    ...optionKeys,
    // The other steps would have nothing to do here; `merge` takes sources with steps of their own.
    each: steps.each,
    filter: steps.filter,
    map: steps.map,
    on: expression.meta({
        description: 'What to look for: an expression over the record and its mapped fields.',
    }),
    key: expression
        .default('key')
        .meta({ description: 'Where to look for it: an expression over the records of the joined source.' }),
    optional: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().default(false).meta({ description: 'Whether a record may have no counterpart.' }),
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
    const kind = _generated_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .kinds */ .E.find(candidate => spec[candidate.name] !== undefined);
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
    for (const [option, owners] of optionOwners) {
        if (value[option] === undefined || owners.includes(present[0]))
            continue;
        const belongsTo = owners.map(owner => `\`${owner}\``).join(' and ');
        const message = `\`${option}\` belongs to ${belongsTo}, not to \`${present[0]}\`.`;
        context.addIssue({ code: 'custom', path: [option], message });
    }
}


/***/ }),

/***/ 41975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ exportedSymbols)
/* harmony export */ });
/* harmony import */ var _evaluate_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64081);
/* harmony import */ var _symbol_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69290);


/** What a file offers to others by its language's own rules: what it defines and exports, and what it passes on. */
function exportedSymbols(file, context, seen = new Set()) {
    if (seen.has(file))
        return [];
    seen.add(file);
    const { evaluator } = context.files;
    const definitions = file.definitions().filter(({ container }) => container === null);
    const listed = exportList(file, context);
    if (listed) {
        const byName = new Map(definitions.map(definition => [definition.name, definition]));
        return [...new Set(listed)].map(name => {
            const own = byName.get(name);
            return own ? { ...defined(file, own, context), exported: true } : passedOn(name, file, context);
        });
    }
    const symbols = definitions.filter(({ exported }) => exported).map(own => defined(file, own, context));
    const whole = evaluator.names.wholeExport(file);
    if (whole !== undefined)
        symbols.push(...wholeSymbols(whole, file, context));
    for (const { name } of file.language.passedOn?.(file.root) ?? [])
        symbols.push(passedOn(name, file, context));
    // A list of names is the language's way to say what is passed on; without one, what it takes over is its own affair.
    if (file.language.exportList !== undefined)
        return symbols;
    const names = new Set(symbols.map(({ name }) => name));
    for (const specifier of file.language.wildcardsPassedOn?.(file.root) ?? file.wildcards()) {
        const module = context.files.resolve(specifier, file);
        if (typeof module !== 'object' || module === null || !('tree' in module)) {
            context.report({
                rule: 'symbol-unresolved',
                message: `${file.path} passes on all names of ${specifier}, which is not in the repository.`,
                place: { file: file.path },
            });
            continue;
        }
        for (const symbol of exportedSymbols(module, context, seen)) {
            if (names.has(symbol.name) || symbol.name === 'default')
                continue;
            names.add(symbol.name);
            symbols.push({ ...symbol, module: evaluator.moduleName(file) });
        }
    }
    return symbols;
}
function defined(file, definition, context) {
    const { doubt, name } = definition;
    const { evaluator } = context.files;
    const symbol = (0,_symbol_js__WEBPACK_IMPORTED_MODULE_1__/* .definedSymbol */ .Ac)(file, definition, evaluator);
    if (!doubt)
        return symbol;
    const tell = (message) => context.report({ rule: 'symbol-conditional', message, place: file.place(doubt.node) });
    const live = holding(definition, doubt, file, context);
    if (live.length === 0) {
        const condition = file.language.condition?.(definition.node) ?? 'a condition';
        tell(`${name}: it is there only under \`${condition}\`, which does not hold on Linux.`);
        return { ...symbol, condition };
    }
    const last = live.at(-1);
    if (last.runs)
        return last.read();
    tell(`${name}: ${doubt.reason} when the program runs.`);
    if (doubt.specifier !== undefined)
        return symbol;
    const all = live.map(({ read }) => read());
    const same = all.every(({ what, description }) => what === symbol.what &&
        description.signature === symbol.description.signature &&
        description.documentation === symbol.description.documentation);
    if (same)
        return symbol;
    // Which of them is meant nobody can say: the one that was guessed would be wrong somewhere.
    const problem = new _evaluate_value_js__WEBPACK_IMPORTED_MODULE_0__/* .Unresolved */ .UG(doubt.reason, file.place(doubt.node), name, 'symbol-unresolved');
    const kinds = new Set(all.map(({ what }) => what));
    return {
        ...symbol,
        what: kinds.size === 1 ? all[0].what : 'unknown',
        description: { signature: problem, documentation: problem },
    };
}
/** Definitions of a name that are not known to be passed over, in the order of the text: the last one that runs holds. */
function holding(definition, doubt, file, context) {
    const { evaluator } = context.files;
    const runs = (node) => file.language.reached?.(node, file, evaluator);
    const found = [...doubt.others, definition.node].map(node => ({
        node,
        runs: runs(node),
        read: () => (0,_symbol_js__WEBPACK_IMPORTED_MODULE_1__/* .definedSymbol */ .Ac)(file, node === definition.node ? definition : instead(definition, node), evaluator),
    }));
    const imported = doubt.specifier === undefined ? undefined : memberOf(doubt.specifier, definition, file, context);
    if (imported !== undefined) {
        const { node } = doubt;
        const read = () => (0,_symbol_js__WEBPACK_IMPORTED_MODULE_1__/* .valueSymbol */ .up)(definition.name, imported, file.place(node), evaluator.moduleName(file), evaluator, file);
        found.push({ node, runs: runs(node), read });
    }
    return found
        .filter(candidate => candidate.runs !== false)
        .sort((a, b) => a.node.startIndex - b.node.startIndex);
}
/** What the module of an import has under the name of a definition; undefined when it has nothing like it. */
function memberOf(specifier, { name }, file, { files }) {
    const module = files.resolve(specifier, file);
    if (module instanceof _evaluate_value_js__WEBPACK_IMPORTED_MODULE_0__/* .ForeignModule */ .jU)
        return module.get(name);
    if (typeof module === 'object' && module !== null && 'tree' in module)
        return files.evaluator.names.exported(name, module);
    return new _evaluate_value_js__WEBPACK_IMPORTED_MODULE_0__/* .Unresolved */ .UG(`${specifier} is not in the sources`, file.place(file.root), name, 'symbol-unresolved');
}
/** What stands at another place for the same name, of whatever kind it is there. */
function instead(definition, node) {
    const { name, what, exported } = definition;
    const isCode = what === 'function' || what === 'class';
    return {
        name,
        what: isCode ? 'variable' : what,
        container: null,
        exported,
        signature: null,
        documentation: '',
        node,
        open: true,
    };
}
/** `module.exports = …`: the entries of a table, or what the module is itself. */
function wholeSymbols(whole, file, { files: { evaluator } }) {
    const module = evaluator.moduleName(file);
    const symbol = (name, value, place) => (0,_symbol_js__WEBPACK_IMPORTED_MODULE_1__/* .valueSymbol */ .up)(name, value, place, module, evaluator, file);
    if (whole instanceof _evaluate_value_js__WEBPACK_IMPORTED_MODULE_0__/* .Mapping */ .X9)
        return whole.entries.map(({ key, value, origin }) => symbol((0,_evaluate_value_js__WEBPACK_IMPORTED_MODULE_0__/* .keyText */ .Pu)(key), value, origin.place));
    return [symbol('default', whole, file.place(file.wholeExports()[0]?.binding.node ?? file.root))];
}
function passedOn(name, file, context) {
    const { evaluator } = context.files;
    const place = file.place(placeOf(name, file));
    // `null` is a value: the constant of many.
    const value = [evaluator.names.exported(name, file), evaluator.names.submodule(name, file)].find(each => each !== undefined);
    if (value === undefined || (value instanceof _evaluate_value_js__WEBPACK_IMPORTED_MODULE_0__/* .Unresolved */ .UG && !(value instanceof _evaluate_value_js__WEBPACK_IMPORTED_MODULE_0__/* .UndefinedName */ .cP))) {
        const definition = importedDefinition(name, file, context);
        if (definition)
            return { ...definition, name, module: evaluator.moduleName(file) };
    }
    if (value === undefined) {
        const missing = new _evaluate_value_js__WEBPACK_IMPORTED_MODULE_0__/* .Unresolved */ .UG('it is not defined in the sources', place, name, 'symbol-unresolved');
        return (0,_symbol_js__WEBPACK_IMPORTED_MODULE_1__/* .valueSymbol */ .up)(name, missing, place, evaluator.moduleName(file), evaluator, file);
    }
    return (0,_symbol_js__WEBPACK_IMPORTED_MODULE_1__/* .valueSymbol */ .up)(name, value, place, evaluator.moduleName(file), evaluator, file);
}
/** Where a file binds a name at its top or, when it has it from all names of another file, where it lists what it exports. */
function placeOf(name, file) {
    const { exportList } = file.language;
    const bound = [name, ...(exportList === undefined ? [] : [exportList])].flatMap(each => file.bindings(each));
    const top = bound.find(({ scope }) => scope === file.root.id);
    return top?.name ?? file.occurrences(name)[0] ?? file.root;
}
/** What a name is in the module that it is imported from, where it has no value: a type, a trait. */
function importedDefinition(name, file, context) {
    for (const { binding } of file.bindings(name)) {
        if (binding.kind !== 'import' || binding.name === null)
            continue;
        const module = context.files.resolve(binding.specifier, file);
        if (typeof module !== 'object' || module === null || !('tree' in module) || module === file)
            continue;
        const found = module.definitions().find(each => each.container === null && each.name === binding.name);
        if (found)
            return { ...(0,_symbol_js__WEBPACK_IMPORTED_MODULE_1__/* .definedSymbol */ .Ac)(module, found, context.files.evaluator), exported: true };
    }
    return undefined;
}
/** The names of the list that says what a file exports; undefined without such a list. */
function exportList(file, context) {
    const list = file.language.exportList;
    const bound = list === undefined ? [] : file.bindings(list).filter(({ scope }) => scope === file.root.id);
    const [first] = bound;
    if (list === undefined || !first)
        return undefined;
    const { evaluator } = context.files;
    const value = evaluator.valueOf(list, first, file);
    // What is added in a branch may be there or not: it is published, and told below.
    for (const { when, place, text } of evaluator.takeNotes().changes) {
        if (when !== 'always')
            continue;
        const message = `${list} is changed in a way that cannot be followed: ${text}`;
        context.report({ rule: 'source-unresolved', message, place });
    }
    if (!(value instanceof _evaluate_value_js__WEBPACK_IMPORTED_MODULE_0__/* .Sequence */ .gd)) {
        const { reason, place } = value instanceof _evaluate_value_js__WEBPACK_IMPORTED_MODULE_0__/* .Unresolved */ .UG
            ? value
            : { reason: 'it is no list', place: file.place(first.binding.node) };
        context.report({ rule: 'source-unresolved', message: `${list} cannot be read: ${reason}.`, place });
        return undefined;
    }
    const added = file.changes(list, first).flatMap(({ change, when }) => {
        if (when !== 'sometimes')
            return [];
        const runs = file.language.reached?.(change.node, file, evaluator);
        if (runs === false)
            return [];
        if (change.kind !== 'extend' && change.kind !== 'append') {
            const message = `${list} is changed in a way that cannot be followed: ${file.quote(change.node)}`;
            context.report({ rule: 'source-unresolved', message, place: file.place(change.node) });
            return [];
        }
        const nodes = change.kind === 'extend' ? change.values : change.items.map(({ node }) => node);
        return nodes.flatMap(node => {
            const site = { file, env: undefined };
            const more = 'id' in node ? evaluator.evaluate(node, site) : evaluator.meaning(node, change.node, site);
            for (const { value: name, origin } of more instanceof _evaluate_value_js__WEBPACK_IMPORTED_MODULE_0__/* .Sequence */ .gd ? more.entries : []) {
                if (runs)
                    continue;
                const message = `${String(name)}: a branch decides whether it is in ${list}.`;
                context.report({ rule: 'symbol-conditional', message, place: origin.place });
            }
            return more instanceof _evaluate_value_js__WEBPACK_IMPORTED_MODULE_0__/* .Sequence */ .gd ? more.entries.map(entry => entry.value) : [more];
        });
    });
    const names = [...value.entries.map(entry => entry.value), ...added];
    for (const name of names) {
        if (!(name instanceof _evaluate_value_js__WEBPACK_IMPORTED_MODULE_0__/* .Unresolved */ .UG))
            continue;
        const message = `A name in ${list} cannot be read: ${name.reason}.`;
        context.report({ rule: 'source-unresolved', message, place: name.place });
    }
    return names.filter(name => typeof name === 'string');
}


/***/ }),

/***/ 10566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ openedFile),
/* harmony export */   s: () => (/* binding */ readSymbols)
/* harmony export */ });
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77658);
/* harmony import */ var _exports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41975);
/* harmony import */ var _symbol_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69290);



/** Names shown when a class is not found. */
const MAX_SUGGESTIONS = 8;
/** Reads what a file defines or exports. Of values, nothing is known before: what is said of a file is its own. */
function readSymbols(path, wanted, context) {
    const file = openedFile(path, wanted, context);
    return file ? symbolsOf(file, wanted, context) : [];
}
/** The file, with its syntax error told; nothing after telling that its language has no definitions. */
function openedFile(path, { grammar, place }, { files, report }, reads = 'definitions') {
    const file = files.open(path, grammar);
    // Behind a preprocessor, macros elsewhere look like errors: of a table only what is read of it counts, as in `table`.
    const error = reads === 'table' && file.language.prepare ? undefined : file.syntaxError();
    if (error)
        report({ rule: 'source-syntax', message: `${error.file} has a syntax error.`, place: error });
    if (file.language.definitions)
        return file;
    report({
        rule: 'source-language',
        message: `Definitions are not read from ${file.language.name}.`,
        remedy: 'Use `table` or `query` for this file.',
        place,
    });
    return undefined;
}
function symbolsOf(file, { exported, of, place }, context) {
    if (of === undefined && exported)
        return (0,_exports_js__WEBPACK_IMPORTED_MODULE_1__/* .exportedSymbols */ .b)(file, context);
    const found = file.definitions(of).filter(({ container }) => container === (of ?? null));
    if (found.length === 0 && of !== undefined)
        reportNoContainer(file, of, place, context);
    return found
        .filter(definition => !exported || definition.exported)
        .map(definition => (0,_symbol_js__WEBPACK_IMPORTED_MODULE_2__/* .definedSymbol */ .Ac)(file, definition, context.files.evaluator));
}
function reportNoContainer(file, of, at, { report }) {
    const names = file.definitions().map(({ name }) => name);
    const shown = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .p)(of, names, MAX_SUGGESTIONS);
    report({
        rule: 'table-missing',
        message: `${file.path} defines no ${of} that has members.`,
        remedy: shown.length > 0 ? `There is ${shown.join(', ')}.` : 'Correct the name behind `of`.',
        place: at,
    });
}


/***/ }),

/***/ 69290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ac: () => (/* binding */ definedSymbol),
/* harmony export */   Cw: () => (/* binding */ symbolRecord),
/* harmony export */   up: () => (/* binding */ valueSymbol)
/* harmony export */ });
/* harmony import */ var _evaluate_environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21489);
/* harmony import */ var _evaluate_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64081);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13437);



const SAYS_NOTHING = { signature: null, documentation: '' };
/** A definition of a file. */
function definedSymbol(file, definition, evaluator) {
    const { name, what, container, exported, node } = definition;
    const base = {
        name,
        container,
        exported,
        place: file.place(node),
        module: evaluator.moduleName(file),
        annotations: annotationsOf(file, node, evaluator),
    };
    const { describe } = file.language;
    const asWritten = () => ({ signature: definition.signature, documentation: definition.documentation });
    if (!describe)
        return { ...base, what, description: asWritten() };
    if (what === 'function' || what === 'method' || what === 'class') {
        const value = evaluator.evaluate(node, { file, env: undefined });
        const own = value instanceof _evaluate_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .Described */ .Si ? value.asMethod(what === 'method') : value;
        return { ...base, what, description: describe(own, evaluator) ?? asWritten() };
    }
    if (!definition.open)
        return { ...base, what, description: asWritten() };
    // What is assigned may be a function or class by another name, or made by a call.
    let value = (0,_evaluate_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .settled */ .gu)(evaluator.evaluate(node, { file, env: undefined }));
    // One of several names that a list is taken apart into.
    if (value instanceof _evaluate_value_js__WEBPACK_IMPORTED_MODULE_1__/* .Sequence */ .gd) {
        const bound = file.bindings(name).filter(({ scope }) => scope === file.root.id);
        if (bound.length === 1)
            value = (0,_evaluate_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .settled */ .gu)(evaluator.names.exported(name, file) ?? value);
    }
    if (value instanceof _evaluate_value_js__WEBPACK_IMPORTED_MODULE_1__/* .Unresolved */ .UG || (isForeign(value) && !describe(value, evaluator)?.what)) {
        const description = unknownDescription(value, name, base.place);
        return { ...base, what: 'unknown', description };
    }
    const made = value instanceof _evaluate_value_js__WEBPACK_IMPORTED_MODULE_1__/* .Definition */ .CU || value instanceof _evaluate_value_js__WEBPACK_IMPORTED_MODULE_1__/* .CallResult */ .Q9 ? describe(value, evaluator) : null;
    const kind = made?.what ?? (value instanceof _evaluate_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .Described */ .Si && value.kind !== 'module' ? value.kind : what);
    if (!made || kind === what)
        return { ...base, what: kind, description: SAYS_NOTHING };
    // What is written above the name is meant for it; what made the function may serve many.
    const documentation = definition.documentation || made.documentation;
    return { ...base, what: kind, description: { ...made, documentation } };
}
/** Decorators, annotations and attributes, as records show calls. */
function annotationsOf(file, node, evaluator) {
    const found = file.language.annotations?.(node) ?? [];
    if (found.length === 0)
        return undefined;
    return found.map(({ name, arguments: given }) => {
        const call = { kind: 'call', callee: name, arguments: given };
        const value = evaluator.calls.asWritten(call, { file, env: undefined });
        return value instanceof _evaluate_value_js__WEBPACK_IMPORTED_MODULE_1__/* .CallResult */ .Q9 ? (0,_evaluate_value_js__WEBPACK_IMPORTED_MODULE_1__/* .callMessage */ .Qj)(value) : { call: name.text, args: [], kwargs: {} };
    });
}
/** What a function gives that is not in the sources, or does more than build a value, may be anything. */
function isForeign(value) {
    if (!(value instanceof _evaluate_value_js__WEBPACK_IMPORTED_MODULE_1__/* .CallResult */ .Q9) || value.makes)
        return false;
    return value.of === undefined || value.of.kind === 'function';
}
function unknownDescription(value, name, at) {
    const problem = value instanceof _evaluate_value_js__WEBPACK_IMPORTED_MODULE_1__/* .Unresolved */ .UG
        ? new _evaluate_value_js__WEBPACK_IMPORTED_MODULE_1__/* .Unresolved */ .UG(value.reason, value.place, value.text, 'symbol-unresolved')
        : new _evaluate_value_js__WEBPACK_IMPORTED_MODULE_1__/* .Unresolved */ .UG(`what ${value.callee}(…) gives is not known`, at, name, 'symbol-unresolved');
    return { signature: problem, documentation: problem };
}
/** A name and a value that stands behind it, in a table or in another file. */
function valueSymbol(name, given, place, module, evaluator, file) {
    const value = (0,_evaluate_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .settled */ .gu)(given);
    const base = { name, container: null, exported: true, module };
    const known = file.language.describe?.(value, evaluator);
    if ((value instanceof _evaluate_value_js__WEBPACK_IMPORTED_MODULE_1__/* .Unresolved */ .UG || isForeign(value)) && !known?.what) {
        return {
            ...base,
            what: 'unknown',
            place,
            description: unknownDescription(value, name, place),
        };
    }
    if (value instanceof _evaluate_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .Described */ .Si) {
        const { kind, node, site } = value;
        return {
            ...base,
            what: kind,
            place: value.place,
            description: value.describe(),
            identity: `${site.file.path}:${node.startIndex}`,
        };
    }
    const description = known ?? SAYS_NOTHING;
    return { ...base, what: description.what ?? 'constant', place, description };
}
/** A symbol as mappings see it. */
function symbolRecord(symbol) {
    const { name, what, container, exported, place, description, module, aliasOf } = symbol;
    const { condition, comment, annotations } = symbol;
    // What is told names the symbol; where it stands and why is known already.
    const named = (part) => (0,_evaluate_value_js__WEBPACK_IMPORTED_MODULE_1__/* .placeholderOr */ .hf)(part instanceof _evaluate_value_js__WEBPACK_IMPORTED_MODULE_1__/* .Unresolved */ .UG
        ? new _evaluate_value_js__WEBPACK_IMPORTED_MODULE_1__/* .Unresolved */ .UG(part.reason, part.place, `${module}.${name}`, 'symbol-unresolved')
        : part);
    const { signature, documentation } = description;
    return (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1)({
        key: name,
        value: name,
        name,
        what,
        container,
        exported,
        // Nothing, not an empty list, for what cannot be called.
        ...(signature !== null && { signature: named(signature) }),
        summary: named((0,_evaluate_value_js__WEBPACK_IMPORTED_MODULE_1__/* .summaryOf */ .YG)(documentation)),
        documentation: named(documentation),
        module,
        ...(aliasOf !== undefined && { alias_of: aliasOf }),
        ...(condition !== undefined && { condition }),
        ...(comment !== undefined && { comment }),
        ...(annotations && { annotations: (0,_evaluate_value_js__WEBPACK_IMPORTED_MODULE_1__/* .withPlaceholders */ .rk)(annotations) }),
    }, place);
}


/***/ }),

/***/ 64532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ commentText),
/* harmony export */   r: () => (/* binding */ documentingComment)
/* harmony export */ });
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
    return isSeparated && rest.trim() !== '' ? undefined : textOf(comment, file);
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
    return comment && file.language.comments.types.has(comment.type) ? textOf(comment, file) : undefined;
}
function textOf(comment, file) {
    return commentText(comment.text, file.language.comments);
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
        lines.unshift(textOf(comment, file));
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
function commentText(comment, { line, block }) {
    for (const [start, end] of block) {
        if (!comment.startsWith(start))
            continue;
        const inner = comment
            .slice(start.length, comment.endsWith(end) ? -end.length : undefined)
            .replace(/^[*!]+(?=\s|$)|^\*+/, '');
        return inner
            .split('\n')
            .map(text => text.replace(/^\s*(?:\*\*(?=\s|$)|\*(?!\*))? ?/, '').trimEnd())
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


/***/ }),

/***/ 69397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FB: () => (/* binding */ same),
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   OZ: () => (/* binding */ opaque),
/* harmony export */   Rm: () => (/* binding */ Pair),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   dt: () => (/* binding */ isField),
/* harmony export */   gR: () => (/* binding */ contains)
/* harmony export */ });
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
/**
 * An entry of a map whose key and value are looked at one after the other: all nodes of a large table at once take
 * several times the memory of its values.
 */
class Pair {
    node;
    keyField;
    valueField;
    constructor(node, keyField, valueField) {
        this.node = node;
        this.keyField = keyField;
        this.valueField = valueField;
    }
    get key() {
        return field(this.node, this.keyField);
    }
    get value() {
        return field(this.node, this.valueField);
    }
}
/** What a node that only wraps another one means. */
function same(node, whole) {
    return node ? { kind: 'same', node } : opaque(`an empty ${whole.type.replaceAll('_', ' ')}`);
}
function opaque(reason) {
    return { kind: 'opaque', reason: `${reason} has no value before the program runs` };
}


/***/ }),

/***/ 48577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D4: () => (/* binding */ GrammarNeeded),
  YM: () => (/* binding */ compileQuery),
  oS: () => (/* binding */ loadGrammar),
  qg: () => (/* binding */ parse)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/web-tree-sitter/tree-sitter.js
var tree_sitter = __webpack_require__(30254);
// EXTERNAL MODULE: ./build/assets.js
var assets = __webpack_require__(43287);
;// CONCATENATED MODULE: ./build/extract/syntax/tree/memory.js
/**
 * The memory of the parser's runtime, in which its trees and grammars are. The runtime (web-tree-sitter) is asked through calls
 * into WebAssembly, several for each look at a node; reading what they would read takes a tenth of the time. Offsets are those
 * of a 32-bit machine with the least byte first, which is what WebAssembly is.
 */
/** The part of WebAssembly's interface that is used: Node's types do not have it. */
const { WebAssembly } = globalThis;
/** The runtime asks for the text in parts of this many bytes, with a zero at the end of each. */
const INPUT_BYTES = 10 * 1024;
const UNIT_BYTES = 2;
let runtime;
/** The same memory, as numbers of 4, 2 and 1 bytes. */
let words = new Int32Array();
let halves = new Uint16Array();
let bytes = new Uint8Array();
let texts = Buffer.alloc(0);
/** The text that is being parsed. */
let input;
/** Lets the runtime read a text while `work` runs. */
function reading(text, work) {
    input = text;
    try {
        return work();
    }
    finally {
        input = undefined;
    }
}
/**
 * Starts the runtime's program. It gets its input from a function of ours, which copies a part of the text at once and not
 * character by character.
 */
function instantiate(program) {
    return (imports, started) => {
        const { env } = imports;
        const original = env.tree_sitter_parse_callback;
        env.tree_sitter_parse_callback = (buffer, from, row, column, length) => {
            if (input === undefined)
                original(buffer, from, row, column, length);
            else
                giveInput(input, buffer, from, length);
        };
        void WebAssembly.instantiate(program, imports).then(({ instance, module }) => started(instance, module));
        return {};
    };
}
function giveInput(text, buffer, from, length) {
    current();
    words[length >> 2] = Math.max(0, text.length - from);
    texts.write(text.slice(from, from + INPUT_BYTES / UNIT_BYTES - 1), buffer, 'utf16le');
}
/** Says which runtime has started. @throws when it does not show its memory. */
function useMemory(started) {
    if (!started.HEAP32)
        throw new Error('the runtime of the parser does not show its memory');
    runtime = started;
    current();
}
/** Looks where the memory is now: before a part of it is read, since any call into the runtime may have moved it. */
function current() {
    const { HEAP32 } = runtime;
    if (HEAP32 === words)
        return;
    words = HEAP32;
    halves = new Uint16Array(HEAP32.buffer);
    bytes = new Uint8Array(HEAP32.buffer);
    texts = Buffer.from(HEAP32.buffer);
}
function word(address) {
    return words[address >> 2];
}
function half(address) {
    return halves[address >> 1];
}
function memory_byte(address) {
    return bytes[address];
}

;// CONCATENATED MODULE: ./build/extract/syntax/tree/grammar-tables.js

/** Offsets in a compiled grammar: `struct TSLanguage` of tree-sitter 0.25, `lib/src/parser.h`. */
const AT = {
    abiVersion: 0,
    symbolCount: 4,
    aliasCount: 8,
    fieldCount: 32,
    maxAliasSequenceLength: 36,
    fieldMapSlices: 64,
    fieldMapEntries: 68,
    symbolMetadata: 72,
    publicSymbolMap: 76,
    aliasSequences: 84,
};
/** Versions of that struct which have these offsets. */
const ABI_VERSIONS = [13, 14, 15];
const SYMBOL_BYTES = 2;
/** `struct TSSymbolMetadata`: visible, named, supertype. */
const METADATA_BYTES = 3;
/** `struct TSMapSlice`: index, length. */
const SLICE_BYTES = 4;
/** `struct TSFieldMapEntry`: the field, the child's index, whether it is in a hidden child. */
const ENTRY_BYTES = 4;
/** The symbol of what the grammar has no place for. */
const ERROR_SYMBOL = 0xffff;
const ERROR_TYPE = 'ERROR';
/** What a compiled grammar says of its nodes: names of their types, fields of their children, other names by place. */
class GrammarTables {
    /** Type of each symbol, by its number inside the grammar. */
    types;
    named;
    fieldIds;
    aliasSequences;
    aliasSequenceBytes;
    slices;
    entries;
    hasFields;
    /**
     * @param address where the grammar is in the runtime's memory
     * @param types names of symbols, by the numbers that the grammar shows
     * @param fields names of fields, by number
     */
    constructor(address, types, fields) {
        current();
        const version = word(address + AT.abiVersion);
        if (!ABI_VERSIONS.includes(version))
            throw new Error(`grammars of version ${version} are not known`);
        const symbols = word(address + AT.symbolCount) + word(address + AT.aliasCount);
        const shown = word(address + AT.publicSymbolMap);
        const metadata = word(address + AT.symbolMetadata);
        const numbers = Array.from({ length: symbols }, (_, symbol) => symbol);
        // A grammar may have a symbol whose name is empty: the runtime calls it an error, too.
        this.types = numbers.map(symbol => types[half(shown + symbol * SYMBOL_BYTES)] || ERROR_TYPE);
        this.named = numbers.map(symbol => memory_byte(metadata + symbol * METADATA_BYTES + 1) !== 0);
        this.fieldIds = new Map(fields.flatMap((name, id) => (name ? [[name, id]] : [])));
        this.aliasSequences = word(address + AT.aliasSequences);
        this.aliasSequenceBytes = half(address + AT.maxAliasSequenceLength) * SYMBOL_BYTES;
        this.slices = word(address + AT.fieldMapSlices);
        this.entries = word(address + AT.fieldMapEntries);
        this.hasFields = word(address + AT.fieldCount) > 0;
    }
    typeOf(symbol) {
        return this.types[symbol] ?? ERROR_TYPE;
    }
    isNamed(symbol) {
        return this.named[symbol] === true;
    }
    /** Number of a field; undefined when the grammar has none of this name. */
    fieldId(name) {
        return this.fieldIds.get(name);
    }
    /** Where the other names of the children of a production are; 0 when it has none. */
    aliases(production) {
        return production === 0 ? 0 : this.aliasSequences + production * this.aliasSequenceBytes;
    }
    /** The other name of a child in such a place; 0 when it has none. */
    alias(aliases, index) {
        return aliases === 0 ? 0 : half(aliases + index * SYMBOL_BYTES);
    }
    /** Where the fields of a production begin and end: entries in the order of their fields. */
    fieldsStart(production) {
        if (!this.hasFields)
            return 0;
        return this.entries + half(this.slices + production * SLICE_BYTES) * ENTRY_BYTES;
    }
    fieldsEnd(production, start) {
        if (!this.hasFields)
            return 0;
        return start + half(this.slices + production * SLICE_BYTES + 2) * ENTRY_BYTES;
    }
    /** The field of a child itself; 0 when it has none. */
    fieldOf(production, index) {
        const start = this.fieldsStart(production);
        const end = this.fieldsEnd(production, start);
        for (let entry = start; entry < end; entry += ENTRY_BYTES)
            if (memory_byte(entry + 2) === index && memory_byte(entry + 3) === 0)
                return half(entry);
        return 0;
    }
}
/** The parts of an entry of a production's fields. */
const entryField = (entry) => half(entry);
const entryIndex = (entry) => memory_byte(entry + 2);
/** Whether the field is of a child of the child, which has no node of its own. */
const entryIsInherited = (entry) => memory_byte(entry + 3) !== 0;
const NEXT_ENTRY = ENTRY_BYTES;

;// CONCATENATED MODULE: ./build/extract/syntax/tree/subtree.js
/**
 * What the parser keeps of a part of a text: `Subtree` of tree-sitter 0.25, `lib/src/subtree.h`. It stands in a slot of eight
 * bytes, in the array of its parent's children: a small leaf stands there itself, everything else is pointed to.
 */

const SLOT_BYTES = 8;
/** Offsets in what a slot points to: `struct SubtreeHeapData`. */
const subtree_AT = {
    paddingBytes: 4,
    paddingRows: 8,
    paddingColumns: 12,
    sizeBytes: 16,
    sizeRows: 20,
    sizeColumns: 24,
    errorCost: 32,
    childCount: 36,
    symbol: 40,
    flags: 44,
    productionId: 66,
};
/** Bits of a small leaf's first word, where they are, and of the flags that a slot points to. */
const INLINE = { isInline: 1, visible: 2, named: 4, extra: 8, missing: 32 };
const HEAP = { visible: 1, named: 2, extra: 4, missing: 512 };
const isInline = (slot) => (word(slot) & INLINE.isInline) !== 0;
function isSet(slot, inline, heap) {
    const first = word(slot);
    return ((first & INLINE.isInline) !== 0 ? first & inline : half(first + subtree_AT.flags) & heap) !== 0;
}
/** Whether it is a node of its own, or only holds some together. */
const isVisible = (slot) => isSet(slot, INLINE.visible, HEAP.visible);
const isNamed = (slot) => isSet(slot, INLINE.named, HEAP.named);
/** Whether it may stand anywhere, like a comment, and has no place in its parent's production. */
const isExtra = (slot) => isSet(slot, INLINE.extra, HEAP.extra);
/** Whether the text lacks it, and the parser has put it in to go on. */
const isMissing = (slot) => isSet(slot, INLINE.missing, HEAP.missing);
function symbolOf(slot) {
    const first = word(slot);
    return (first & INLINE.isInline) !== 0 ? (first >>> 8) & 0xff : half(first + subtree_AT.symbol);
}
function hasError(slot) {
    return isMissing(slot) || (!isInline(slot) && word(word(slot) + subtree_AT.errorCost) !== 0);
}
/** Length of the text before it, and of its own text: bytes, and rows with the columns of the last one. */
function paddingBytes(slot) {
    const first = word(slot);
    return (first & INLINE.isInline) !== 0 ? (word(slot + 4) >>> 16) & 0xff : word(first + subtree_AT.paddingBytes);
}
function paddingRows(slot) {
    const first = word(slot);
    return (first & INLINE.isInline) !== 0 ? (word(slot + 4) >>> 8) & 0xf : word(first + subtree_AT.paddingRows);
}
function paddingColumns(slot) {
    const first = word(slot);
    return (first & INLINE.isInline) !== 0 ? word(slot + 4) & 0xff : word(first + subtree_AT.paddingColumns);
}
function sizeBytes(slot) {
    const first = word(slot);
    return (first & INLINE.isInline) !== 0 ? word(slot + 4) >>> 24 : word(first + subtree_AT.sizeBytes);
}
function sizeRows(slot) {
    const first = word(slot);
    return (first & INLINE.isInline) !== 0 ? 0 : word(first + subtree_AT.sizeRows);
}
function sizeColumns(slot) {
    const first = word(slot);
    return (first & INLINE.isInline) !== 0 ? word(slot + 4) >>> 24 : word(first + subtree_AT.sizeColumns);
}
function childCount(slot) {
    const first = word(slot);
    return (first & INLINE.isInline) !== 0 ? 0 : word(first + subtree_AT.childCount);
}
/** The slot of the first of its children, which stand before what the slot points to. Only for those that have some. */
function firstChild(slot) {
    const pointer = word(slot);
    return pointer - word(pointer + subtree_AT.childCount) * SLOT_BYTES;
}
/** Number of the rule of the grammar that its children follow; 0 for most. Only for those that have children. */
function productionId(slot) {
    return half(word(slot) + subtree_AT.productionId);
}

;// CONCATENATED MODULE: ./build/extract/syntax/tree/node.js



/** The text is parsed as UTF-16, so the parser's bytes are two to a code unit. */
const BYTES_PER_UNIT = 2;
/** A parsed text. It lives in the runtime's memory: whoever holds it deletes it, and its nodes are then of no use. */
class Tree {
    parsed;
    text;
    tables;
    rootNode;
    /** Nodes, by slot, on the way to one that was looked for by its place: such ways are the same for most of their length. */
    ways = new Map();
    isDeleted = false;
    /** @param parsed the same tree, as the runtime shows it: what queries are asked of */
    constructor(parsed, text, tables) {
        this.parsed = parsed;
        this.text = text;
        this.tables = tables;
        current();
        // A tree begins with the slot of its root.
        const slot = parsed[0];
        const start = paddingBytes(slot) / BYTES_PER_UNIT;
        const column = paddingColumns(slot) / BYTES_PER_UNIT;
        this.rootNode = new Node(this, slot, 0, start, paddingRows(slot), column, null, 0);
    }
    /** The node that a query has captured. */
    nodeOf(queried) {
        const { row, column } = queried.startPosition;
        const alias = queried[0];
        const { rootNode } = this;
        if (queried.id === rootNode.id)
            return rootNode;
        return new Node(this, queried.id, alias, queried.startIndex, row, column, undefined, 0);
    }
    delete() {
        this.isDeleted = true;
        this.ways.clear();
        this.parsed.delete();
    }
    /** Makes sure that the memory can be read. */
    ready() {
        if (this.isDeleted)
            throw new Error('a node is asked for its children after its tree was deleted');
        current();
    }
}
/**
 * A node of a parsed text, with the names and meanings that tree-sitter's own API has (`Node` of web-tree-sitter), as far as they
 * are needed here. It reads the parser's memory itself. Children are made when they are asked for, and know their parent.
 */
class Node {
    tree;
    id;
    alias;
    startIndex;
    row;
    column;
    around;
    field;
    known;
    /**
     * @param id address of its slot: the same for the same node of a tree, however it was come by
     * @param alias the symbol that its place gives it; 0 when it keeps its own
     * @param around its parent; null for the root, undefined when it is not known yet
     * @param field number of the field that it is, or that one around it without a node of its own is
     */
    constructor(tree, id, alias, startIndex, row, column, around, field) {
        this.tree = tree;
        this.id = id;
        this.alias = alias;
        this.startIndex = startIndex;
        this.row = row;
        this.column = column;
        this.around = around;
        this.field = field;
    }
    get type() {
        current();
        return this.tree.tables.typeOf(this.alias === 0 ? symbolOf(this.id) : this.alias);
    }
    get text() {
        return this.tree.text.slice(this.startIndex, this.endIndex);
    }
    get endIndex() {
        current();
        return this.startIndex + sizeBytes(this.id) / BYTES_PER_UNIT;
    }
    get startPosition() {
        return { row: this.row, column: this.column };
    }
    get endPosition() {
        current();
        const rows = sizeRows(this.id);
        const columns = sizeColumns(this.id) / BYTES_PER_UNIT;
        return { row: this.row + rows, column: rows > 0 ? columns : this.column + columns };
    }
    get isNamed() {
        current();
        return this.alias === 0 ? isNamed(this.id) : this.tree.tables.isNamed(this.alias);
    }
    /** Whether it is text that the grammar has no place for. */
    get isError() {
        current();
        return this.alias === 0 && symbolOf(this.id) === ERROR_SYMBOL;
    }
    /** Whether the text lacks it, and the parser has put it in to go on. */
    get isMissing() {
        current();
        return isMissing(this.id);
    }
    /** Whether there is an error in it, or it is one. */
    get hasError() {
        current();
        return hasError(this.id);
    }
    get parent() {
        if (this.around === undefined)
            this.around = this.findParent();
        return this.around;
    }
    get children() {
        if (!this.known) {
            this.tree.ready();
            this.known = [];
            this.collect(this.id, this.startIndex, this.row, this.column, 0, this.known);
        }
        return this.known;
    }
    get childCount() {
        return this.children.length;
    }
    /** Lets go of its children: who asks for them again has them made again. For nodes of large tables that were read. */
    forget() {
        this.known = undefined;
    }
    get firstChild() {
        return this.children[0] ?? null;
    }
    get namedChildren() {
        return this.children.filter(child => child.isNamed);
    }
    get namedChildCount() {
        return this.namedChildren.length;
    }
    get firstNamedChild() {
        return this.children.find(child => child.isNamed) ?? null;
    }
    get previousNamedSibling() {
        const siblings = this.parent?.children ?? [];
        let [low, high] = [0, siblings.length];
        while (low < high) {
            const middle = (low + high) >> 1;
            if (siblings[middle].startIndex < this.startIndex)
                low = middle + 1;
            else
                high = middle;
        }
        // Empty ones may begin where it begins.
        while (low < siblings.length && siblings[low]?.id !== this.id)
            low += 1;
        for (let i = low - 1; i >= 0; i -= 1)
            if (siblings[i]?.isNamed)
                return siblings[i] ?? null;
        return null;
    }
    namedChild(index) {
        return this.namedChildren[index] ?? null;
    }
    /** The first child in a field; null when there is none, also where one of its children has it for a child of its own. */
    childForFieldName(name) {
        const field = this.tree.tables.fieldId(name);
        if (field === undefined)
            return null;
        this.tree.ready();
        const slot = this.slotInField(this.id, field);
        return slot === 0 ? null : (this.children.find(({ id }) => id === slot) ?? null);
    }
    childrenForFieldName(name) {
        const field = this.tree.tables.fieldId(name);
        return field === undefined ? [] : this.children.filter(child => child.field === field);
    }
    /** All nodes of these types in it, and itself, in the order of the text. */
    descendantsOfType(types) {
        const wanted = new Set(typeof types === 'string' ? [types] : types);
        const found = [];
        const ahead = [this];
        for (let node = ahead.pop(); node; node = ahead.pop()) {
            if (wanted.has(node.type))
                found.push(node);
            for (let i = node.children.length - 1; i >= 0; i -= 1)
                ahead.push(node.children[i]);
        }
        return found;
    }
    /** The smallest node that these indices are in; this node itself when none of its children holds them. */
    descendantForIndex(start, end = start) {
        this.tree.ready();
        const { tables, ways } = this.tree;
        let visible = this;
        let slot = this.id;
        let at = this.startIndex;
        let { row, column } = this;
        let field = 0;
        descending: while (childCount(slot) > 0) {
            const production = productionId(slot);
            const aliases = tables.aliases(production);
            const first = firstChild(slot);
            const last = first + childCount(slot) * SLOT_BYTES;
            let place = 0;
            for (let child = first; child < last; child += SLOT_BYTES) {
                if (child > first) {
                    const rows = paddingRows(child);
                    column = paddingColumns(child) / BYTES_PER_UNIT + (rows > 0 ? 0 : column);
                    row += rows;
                    at += paddingBytes(child) / BYTES_PER_UNIT;
                }
                const extra = isExtra(child);
                const size = sizeBytes(child) / BYTES_PER_UNIT;
                const ends = at + size;
                // It must reach the end and go beyond the start, unless it is empty.
                if (ends >= end && (size === 0 ? ends >= start : ends > start)) {
                    if (start < at)
                        return visible;
                    const alias = extra ? 0 : tables.alias(aliases, place);
                    const own = extra ? 0 : tables.fieldOf(production, place) || field;
                    const isNode = isVisible(child) || alias !== 0;
                    if (isNode) {
                        let node = ways.get(child);
                        if (!node) {
                            node = new Node(this.tree, child, alias, at, row, column, visible, own);
                            ways.set(child, node);
                        }
                        visible = node;
                    }
                    field = isNode ? 0 : own;
                    slot = child;
                    continue descending;
                }
                if (!extra)
                    place += 1;
                const rows = sizeRows(child);
                column = sizeColumns(child) / BYTES_PER_UNIT + (rows > 0 ? 0 : column);
                row += rows;
                at = ends;
            }
            return visible;
        }
        return visible;
    }
    /** The visible children of a slot that begins at a place, also those of children that are not visible. */
    collect(slot, start, startRow, startColumn, outer, into) {
        const count = childCount(slot);
        if (count === 0)
            return;
        const { tree } = this;
        const { tables } = tree;
        const production = productionId(slot);
        const aliases = tables.aliases(production);
        const first = firstChild(slot);
        const last = first + count * SLOT_BYTES;
        let at = start;
        let row = startRow;
        let column = startColumn;
        let place = 0;
        for (let child = first; child < last; child += SLOT_BYTES) {
            if (child > first) {
                const rows = paddingRows(child);
                column = paddingColumns(child) / BYTES_PER_UNIT + (rows > 0 ? 0 : column);
                row += rows;
                at += paddingBytes(child) / BYTES_PER_UNIT;
            }
            let alias = 0;
            let field = 0;
            if (!isExtra(child)) {
                alias = tables.alias(aliases, place);
                field = tables.fieldOf(production, place) || outer;
                place += 1;
            }
            if (isVisible(child) || alias !== 0)
                into.push(new Node(tree, child, alias, at, row, column, this, field));
            else
                this.collect(child, at, row, column, field, into);
            const rows = sizeRows(child);
            column = sizeColumns(child) / BYTES_PER_UNIT + (rows > 0 ? 0 : column);
            row += rows;
            at += sizeBytes(child) / BYTES_PER_UNIT;
        }
    }
    /** The slot of the first child in a field (`ts_node_child_by_field_id`); 0 when there is none. */
    slotInField(slot, field) {
        const count = childCount(slot);
        if (count === 0)
            return 0;
        const { tables } = this.tree;
        const production = productionId(slot);
        let entry = tables.fieldsStart(production);
        const end = tables.fieldsEnd(production, entry);
        while (entry < end && entryField(entry) !== field)
            entry += NEXT_ENTRY;
        const aliases = tables.aliases(production);
        const first = firstChild(slot);
        let place = 0;
        for (let child = first; child < first + count * SLOT_BYTES; child += SLOT_BYTES) {
            if (entry >= end || entryField(entry) !== field)
                return 0;
            if (isExtra(child))
                continue;
            const index = place;
            place += 1;
            if (index < entryIndex(entry))
                continue;
            if (entryIsInherited(entry)) {
                const inner = this.slotInField(child, field);
                if (inner !== 0)
                    return inner;
            }
            else {
                if (isVisible(child) || tables.alias(aliases, index) !== 0)
                    return child;
                const shown = this.firstShown(child);
                if (shown !== 0)
                    return shown;
            }
            entry += NEXT_ENTRY;
        }
        return 0;
    }
    /** The slot of the first visible child; 0 when there is none. */
    firstShown(slot) {
        const { tables } = this.tree;
        const count = childCount(slot);
        if (count === 0)
            return 0;
        const aliases = tables.aliases(productionId(slot));
        const first = firstChild(slot);
        let place = 0;
        for (let child = first; child < first + count * SLOT_BYTES; child += SLOT_BYTES) {
            const alias = isExtra(child) ? 0 : tables.alias(aliases, place++);
            if (isVisible(child) || alias !== 0)
                return child;
            const inner = this.firstShown(child);
            if (inner !== 0)
                return inner;
        }
        return 0;
    }
    /** Looks for the way from the root: for nodes that a query has found. */
    findParent() {
        const { endIndex } = this;
        const within = (node) => {
            for (const child of node.children) {
                if (child.id === this.id)
                    return node;
                if (child.startIndex > this.startIndex || child.endIndex < endIndex)
                    continue;
                const found = within(child);
                if (found)
                    return found;
            }
            return undefined;
        };
        return within(this.tree.rootNode) ?? null;
    }
}

;// CONCATENATED MODULE: ./build/extract/syntax/parser.js







/** Tree-sitter's own limit on nesting is far higher; a parse that takes longer than this is of no use to anybody. */
const MAX_PARSE_MS = 120_000;
/** Texts that are shorter than this are parsed within a second or so, whatever they hold: nobody looks at the clock. */
const MIN_TIMED_CHARACTERS = 256 * 1024;
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
    started ??= start(asset('web-tree-sitter.wasm'));
    await started;
    const loaded = await tree_sitter/* Language */.TM.load(asset(grammar));
    const address = loaded[0];
    grammars.set(grammar, { grammar: loaded, tables: new GrammarTables(address, loaded.types, loaded.fields) });
}
/**
 * Parses a text, or some parts of it, by a loaded grammar. The tree lives outside of JavaScript's memory: whoever holds it
 * deletes it.
 * @param earlier of no use to anybody afterwards.
 */
function parse(text, grammar, parts, earlier) {
    const loaded = loadedGrammar(grammar);
    const parser = new tree_sitter/* Parser */.iX();
    try {
        parser.setLanguage(loaded.grammar);
        const deadline = Date.now() + MAX_PARSE_MS;
        const isTimed = text.length >= MIN_TIMED_CHARACTERS;
        const options = {
            ...(isTimed && { progressCallback: () => Date.now() > deadline }),
            ...(parts && { includedRanges: [...parts] }),
        };
        for (const part of earlier?.added ?? [])
            markNew(part, earlier.tree);
        const tree = reading(text, () => parser.parse(text, earlier?.tree.parsed ?? null, options));
        if (!tree)
            throw new Error(`parsing took longer than ${MAX_PARSE_MS / 1000} s`);
        return new Tree(tree, text, loaded.tables);
    }
    finally {
        parser.delete();
    }
}
/**
 * Says that a part of a text has come to be parsed. That it is parsed now the parser sees for itself, but not that what ends in
 * front of it may have ended there for want of it: a function without its body.
 */
function markNew({ startIndex, endIndex, startPosition, endPosition }, { parsed }) {
    parsed.edit({
        startIndex,
        startPosition,
        oldEndIndex: endIndex,
        oldEndPosition: endPosition,
        newEndIndex: endIndex,
        newEndPosition: endPosition,
    });
}
/**
 * A query compiled for a loaded grammar; whoever holds it deletes it.
 * @throws QueryError where it is not one, a plain Error for a regular expression in it that is none.
 */
function compileQuery(text, grammar) {
    return new tree_sitter/* Query */.XK(loadedGrammar(grammar).grammar, text);
}
function loadedGrammar(grammar) {
    const loaded = grammars.get(grammar);
    if (!loaded)
        throw new GrammarNeeded(grammar);
    return loaded;
}
async function start(wasmBinary) {
    const runtime = { instantiateWasm: instantiate(wasmBinary) };
    await tree_sitter/* Parser */.iX.init(runtime);
    useMemory(runtime);
}
function asset(name) {
    return (0,external_node_fs_.readFileSync)((0,external_node_path_.join)((0,assets/* assetFolder */.$)(), name));
}


/***/ }),

/***/ 51342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j7: () => (/* binding */ PartNeeded),
  sC: () => (/* binding */ SourceFile),
  mk: () => (/* binding */ firstSyntaxError)
});

// EXTERNAL MODULE: ./build/extract/syntax/parser.js + 4 modules
var parser = __webpack_require__(48577);
;// CONCATENATED MODULE: ./build/extract/syntax/parts.js
/** What is parsed of a text: parts in its order, with gaps between them that are left out. */
class Parts {
    all;
    /** How many characters are parsed, by which a tree takes memory. */
    characters;
    constructor(all) {
        this.all = all;
        this.characters = all.reduce((sum, { startIndex, endIndex }) => sum + endIndex - startIndex, 0);
    }
    /**
     * The parts of an outline, with those gaps filled that spans of the text need.
     * @returns undefined when nothing is left out.
     */
    static of(outline, needed) {
        if (!outline)
            return undefined;
        let parts = new Parts(outline);
        for (const span of needed)
            parts = parts.filled(span);
        return parts.all.length > 1 ? parts : undefined;
    }
    /** Whether all of a span is parsed, and also what stands right behind it: a function ends there when its body is left out. */
    hold(span) {
        const [first, end] = this.gaps(span);
        return first >= end;
    }
    /** Where a span ends with the gap right behind it. */
    endOf({ endIndex }) {
        const at = this.before(endIndex);
        const end = this.all[at]?.endIndex === endIndex ? this.all[at + 1]?.startIndex : undefined;
        return end ?? endIndex;
    }
    /** The gaps of others that are none here, as parts of the text. */
    filledSince(earlier) {
        const gaps = earlier.all.slice(0, -1).map((part, i) => {
            const { startIndex: endIndex, startPosition: endPosition } = earlier.all[i + 1];
            return { startIndex: part.endIndex, startPosition: part.endPosition, endIndex, endPosition };
        });
        // Of a gap, the end is the beginning of a part.
        return gaps.filter(({ endIndex }) => this.all[this.before(endIndex + 1)]?.startIndex !== endIndex);
    }
    filled(span) {
        const [first, end] = this.gaps(span);
        if (first >= end)
            return this;
        const [from, to] = [this.all[first], this.all[end]];
        const joined = { ...from, endIndex: to.endIndex, endPosition: to.endPosition };
        return new Parts([...this.all.slice(0, first), joined, ...this.all.slice(end + 1)]);
    }
    /** The gaps in a span or right behind it, each numbered as the part in front of it: the first, and the one after the last. */
    gaps({ startIndex, endIndex }) {
        const first = Math.max(0, this.before(startIndex + 1));
        let end = first;
        while (end < this.all.length - 1 && this.all[end].endIndex <= endIndex)
            end += 1;
        return [first, end];
    }
    /** The last part that begins before an index. */
    before(index) {
        let [low, high] = [0, this.all.length];
        while (low < high) {
            const middle = (low + high) >> 1;
            if (this.all[middle].startIndex < index)
                low = middle + 1;
            else
                high = middle;
        }
        return low - 1;
    }
}

// EXTERNAL MODULE: ./build/extract/syntax/span-origin.js
var span_origin = __webpack_require__(89049);
// EXTERNAL MODULE: ./build/extract/syntax/syntaxes.js + 6 modules
var syntaxes = __webpack_require__(78175);
;// CONCATENATED MODULE: ./build/extract/syntax/source-file.js




/** After this many different names an index of the whole file is cheaper than searching the text for each. */
const SEARCHES_BEFORE_INDEX = 64;
/** Texts are quoted in messages up to this many characters. */
const MAX_QUOTE_CHARACTERS = 60;
/** Thrown when parts of a file are needed that its outline leaves out: open it with them, and try again. */
class PartNeeded extends Error {
    file;
    spans;
    constructor(file, spans) {
        super(`only the outline of ${file.path} is parsed`);
        this.file = file;
        this.spans = spans;
    }
}
/** One parsed file of the repository. Lookups go through the text to the few nodes that matter: walking trees is slow. */
class SourceFile {
    path;
    text;
    language;
    grammar;
    tree;
    /** Id of the grammar, as refdata.yml names it. */
    syntax;
    root;
    /** Whether there is a syntax error anywhere: without, no node need be asked. */
    hasError;
    /** For a part that was parsed by itself: the file that it belongs to, and where it stands there. */
    whole;
    /** What is parsed; undefined when everything is. */
    parts;
    broken;
    fragments = new Map();
    conditions;
    bound = new Map();
    found = new Map();
    nameCharacter;
    defined = new Map();
    index;
    takenOver;
    searches = 0;
    held = false;
    /**
     * @param earlier the same file with less of it parsed: what both have in common is not parsed again.
     * @throws GrammarNeeded when the grammar is not loaded yet.
     */
    constructor(path, text, language, grammar, extent = 'whole', earlier) {
        this.path = path;
        this.text = text;
        this.language = language;
        this.grammar = grammar;
        this.syntax = (0,syntaxes/* idOf */.TH)(grammar);
        const prepared = language.prepare?.(text);
        this.conditions = prepared?.conditions ?? [];
        const outlined = extent === 'whole' ? undefined : this.parseOutline(extent.needed, earlier);
        this.broken = extent === 'whole' ? [] : extent.broken;
        this.parts = outlined?.parts;
        this.tree = outlined?.tree ?? (0,parser/* parse */.qg)(prepared?.text ?? text, grammar);
        this.root = this.tree.rootNode;
        this.hasError = this.root.hasError;
        this.nameCharacter = new RegExp(`[${language.nameCharacters}]`, 'u');
    }
    place(node) {
        return { file: this.path, line: node.startPosition.row + 1, column: node.startPosition.column + 1 };
    }
    origin(node) {
        return new span_origin/* SpanOrigin */.z(this, node);
    }
    /**
     * A text that stands at a node and that its grammar leaves as it is, parsed by itself, once.
     * @param linesBefore how many lines were put in front of it.
     */
    fragment(at, text, linesBefore = 0) {
        const key = `${at.id}:${text}`;
        let part = this.fragments.get(key);
        if (!part) {
            part = new Fragment(this, at, text, this.grammar, linesBefore);
            this.fragments.set(key, part);
        }
        return part;
    }
    /** Lists of calls that the grammar left as text, of those that may hold a name. */
    lists(name) {
        if (!this.language.lists)
            return [];
        return this.language
            .lists(this.root)
            .filter(({ text }) => text.includes(name))
            .map(({ at, text }) => this.fragment(at, text));
    }
    /** The conditions of a preprocessor that a node stands under, outermost first, joined by `&&`. */
    condition(node) {
        let [low, high] = [0, this.conditions.length];
        while (low < high) {
            const middle = (low + high) >> 1;
            if (this.conditions[middle].end < node.endIndex)
                low = middle + 1;
            else
                high = middle;
        }
        // The first part that ends behind the node is around it, or inside of what is around it.
        const around = [];
        for (let part = this.conditions[low]; part; part = part.outer)
            if (part.start <= node.startIndex)
                around.unshift(part.condition);
        return around.length > 0 ? around.join(' && ') : undefined;
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
                    bound.push({ name: node, binding, scope: binding.scope?.id ?? this.scopeOf(binding.node) });
            }
            this.bound.set(name, bound);
        }
        return bound;
    }
    /** Whether parts of the file are not parsed. */
    get isOutline() {
        return this.parts !== undefined;
    }
    /** How much of the text is parsed, by which its tree takes memory. */
    get parsedCharacters() {
        return this.parts?.characters ?? this.text.length;
    }
    /**
     * Makes sure that all of some parts of the text is parsed, also what is left out right behind them: a function ends there when
     * its body does not stay. What cannot be parsed stays as it is in an outline. @throws PartNeeded when it is not.
     */
    demand(...spans) {
        const missing = spans.filter(span => this.parts && !this.parts.hold(span) && !this.isBroken(span));
        if (missing.length > 0)
            throw new PartNeeded(this, missing);
    }
    /** Where the file says what it exports as a whole (`module.exports = …`). */
    wholeExports() {
        return this.bindings('exports').filter(({ binding }) => binding.exported === 'module.exports');
    }
    /** Text of a node, with what is left out right behind it: the body of a function, also where that is not parsed. */
    textOf(node) {
        return this.text.slice(node.startIndex, this.endOf(node));
    }
    /** Statements that change the value bound to this name in that scope after it was bound, in source order. */
    changes(name, bound) {
        this.demandChanges(name);
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
        const node = this.hasError ? firstSyntaxError(within) : undefined;
        return node && this.place(node);
    }
    /** What a part of the file binds this name to, in source order. */
    bindingsWithin(name, part) {
        const { startIndex } = part;
        // In the part alone: searching on from its start would go through the rest of the file.
        const places = this.search(name, this.textOf(part)).map(offset => this.spanOf(startIndex + offset, name));
        this.demand(...places);
        const found = [];
        for (const place of places) {
            const node = this.nodeAt(place.startIndex, name);
            const binding = node && this.language.binding(node);
            if (binding)
                found.push(binding);
        }
        return found;
    }
    /** What the file defines, by its language: with the members of a class only when it is named. */
    definitions(of) {
        let found = this.defined.get(of);
        if (!found) {
            found = this.language.definitions?.(this.root, of) ?? [];
            this.defined.set(of, found);
        }
        return found;
    }
    /** Specifiers of the modules whose every name the file takes over. */
    wildcards() {
        this.takenOver ??= this.language.wildcards(this.root);
        return this.takenOver;
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
    /** Whether records refer to nodes of the file: its tree must stay. */
    get isHeld() {
        return this.held;
    }
    /** Said by what goes into a record and looks at nodes later. */
    hold() {
        this.held = true;
        this.whole?.file.hold();
    }
    release() {
        this.held = false;
    }
    /** The same file, of which these parts are parsed, too. This one is of no use any more. */
    reopened(besides) {
        return new SourceFile(this.path, this.text, this.language, this.grammar, besides, this);
    }
    dispose() {
        for (const part of this.fragments.values())
            part.dispose();
        this.tree.delete();
    }
    /** Makes sure that every statement is parsed that may change the value of a name. */
    demandChanges(name) {
        const { outline } = this.language;
        if (!this.parts || !outline)
            return;
        const places = [];
        for (const offset of this.offsets(name)) {
            const place = this.spanOf(offset, name);
            outline.changes.lastIndex = place.endIndex;
            if (outline.changes.test(this.text))
                places.push(place);
        }
        this.demand(...places);
    }
    /** Undefined when nothing is left out, or when what stays is no whole: why, the parser says of the whole text. */
    parseOutline(needed, earlier) {
        const parts = Parts.of(this.language.outline?.parts(this.text), needed);
        if (!parts)
            return undefined;
        const less = earlier?.parts && { tree: earlier.tree, added: parts.filledSince(earlier.parts) };
        const tree = (0,parser/* parse */.qg)(this.text, this.grammar, parts.all, less);
        if (!tree.rootNode.hasError)
            return { parts, tree };
        tree.delete();
        return undefined;
    }
    isBroken({ startIndex, endIndex }) {
        return this.broken.some(span => span.startIndex === startIndex && span.endIndex === endIndex);
    }
    spanOf(startIndex, name) {
        return { startIndex, endIndex: startIndex + name.length };
    }
    /** Where a node ends with what is left out right behind it. */
    endOf(node) {
        return this.parts?.endOf(node) ?? node.endIndex;
    }
    /** Whether a use of the name means this binding, and not one of the same name in a scope further in. */
    means(node, name, bound) {
        const bindings = this.bindings(name).filter(({ binding }) => !binding.member);
        const scope = this.scopesAround(node).find(around => bindings.some(candidate => candidate.scope === around));
        return scope === bound.scope;
    }
    whenRun(statement, bound) {
        const block = this.blockOf(statement);
        if (block?.id === bound.binding.node.parent?.id)
            return 'always';
        for (let at = statement.parent; at && at.id !== bound.scope; at = at.parent) {
            if (this.language.deferred.has(at.type) && !this.isHandedToCall(at))
                return 'later';
        }
        return 'sometimes';
    }
    /** The block that a statement stands in, or the one around that when it runs in its place. */
    blockOf(statement) {
        let block = statement.parent;
        const { inPlace } = this.language;
        while (block && (inPlace?.has(block.type) || inPlace?.has(block.parent?.type ?? '')))
            block = block.parent;
        return block;
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
    search(name, text = this.text) {
        const offsets = [];
        // The empty text stands everywhere, and is no name.
        if (name === '')
            return offsets;
        for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
            if (!this.isInName(text, at - 1) && !this.isInName(text, at + name.length))
                offsets.push(at);
        }
        return offsets;
    }
    isInName(text, at) {
        const character = text.charAt(at);
        if (character === '')
            return false;
        // Mostly it is a space, which is in no language's names, or a small letter, which is in all of them.
        const code = character.charCodeAt(0);
        if (code <= 0x20)
            return false;
        return (code >= 0x61 && code <= 0x7a) || this.nameCharacter.test(character);
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
class Fragment extends SourceFile {
    at;
    linesBefore;
    constructor(file, at, text, grammar, linesBefore) {
        super(file.path, text, file.language, grammar);
        this.at = at;
        this.linesBefore = linesBefore;
        this.whole = { file, at };
    }
    whole;
    condition(node) {
        const conditions = [this.whole.file.condition(this.at), super.condition(node)];
        return conditions.filter(each => each !== undefined).join(' && ') || undefined;
    }
    place(node) {
        const { file, line = 1, column } = this.whole.file.place(this.at);
        const { row, column: own } = node.startPosition;
        return {
            file,
            line: line + row - this.linesBefore,
            ...(row > 0 ? { column: own + 1 } : column !== undefined && { column }),
        };
    }
}
/** The first node inside another that is not as the grammar has it. */
function firstSyntaxError(within) {
    if (!within.hasError)
        return undefined;
    let node = within;
    for (;;) {
        if (node.isError || node.isMissing)
            return node;
        const next = node.children.find(child => child?.hasError || child?.isMissing);
        if (!next)
            return node;
        node = next;
    }
}


/***/ }),

/***/ 89049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ SpanOrigin)
/* harmony export */ });
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64532);

/**
 * Where an entry stands, by numbers: the nodes of a large table take several times the memory of its values, and can
 * go as soon as these are known.
 */
class SpanOrigin {
    file;
    startIndex;
    endIndex;
    startPosition;
    constructor(file, node) {
        this.file = file;
        this.startIndex = node.startIndex;
        this.endIndex = node.endIndex;
        this.startPosition = node.startPosition;
    }
    get place() {
        return this.file.place(this);
    }
    get condition() {
        return this.file.condition(this);
    }
    get comment() {
        return (0,_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .documentingComment */ .r)(this.file, this);
    }
}


/***/ }),

/***/ 78175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Wm: () => (/* binding */ grammarFile),
  TH: () => (/* binding */ idOf),
  Ms: () => (/* binding */ listSyntaxes),
  rS: () => (/* binding */ syntaxOf),
  O9: () => (/* binding */ syntaxes),
  DD: () => (/* binding */ tableGrammars)
});

;// CONCATENATED MODULE: ./build/extract/syntax/grammars/csharp.js
const grammar = {
    name: 'C#',
    extensions: ['.cs', '.csx'],
    grammar: 'tree-sitter-c-sharp/tree-sitter-c_sharp.wasm',
    comments: { types: new Set(['comment']), line: ['//'], block: [['/*', '*/']] },
};

// EXTERNAL MODULE: ./node_modules/decode-named-character-reference/index.js + 1 modules
var decode_named_character_reference = __webpack_require__(37126);
;// CONCATENATED MODULE: ./build/extract/syntax/html-text.js

/** Elements whose contents nobody reads. */
const UNREAD = new Set(['script_element', 'style_element', 'comment', 'doctype']);
/** Code points that a numeric reference cannot mean (HTML standard, 13.2.5.80). */
const REPLACEMENT = '\ufffd';
/**
 * What a reader sees of a part of an HTML page: no tags, references as the characters that they mean, and white space
 * as one blank.
 * @returns undefined for what is no text at all, such as the name of a tag.
 */
function htmlText(node) {
    if (!/^(element|text|entity|attribute_value|quoted_attribute_value|document)$/.test(node.type))
        return undefined;
    const whole = node.type === 'quoted_attribute_value' ? (node.namedChild(0)?.text ?? '') : textIn(node);
    return decoded(whole).replace(/\s+/g, ' ').trim();
}
/** The source without tags; a loop, since pages nest as deep as they like. */
function textIn(node) {
    let text = '';
    let at = node.startIndex;
    const left = [node];
    for (let part = left.pop(); part; part = left.pop()) {
        const isTag = part.type.endsWith('_tag') || UNREAD.has(part.type);
        if (part.startIndex > at)
            text += node.text.slice(at - node.startIndex, part.startIndex - node.startIndex);
        at = Math.max(at, part.startIndex);
        if (isTag)
            at = Math.max(at, part.endIndex);
        else if (part.childCount > 0)
            left.push(...part.children.filter((child) => child !== null).reverse());
        else {
            text += part.text;
            at = Math.max(at, part.endIndex);
        }
    }
    return text + node.text.slice(at - node.startIndex);
}
function decoded(text) {
    return text.replace(/&(?:#(?<number>\d+)|#[xX](?<hex>[\da-fA-F]+)|(?<name>\w+));/g, (written, ...rest) => {
        const { number, hex, name } = rest.at(-1);
        if (name !== undefined)
            return (0,decode_named_character_reference/* decodeNamedCharacterReference */.s)(name) || written;
        const point = number !== undefined ? Number.parseInt(number, 10) : Number.parseInt(hex, 16);
        const isCharacter = point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
        return isCharacter ? String.fromCodePoint(point) : REPLACEMENT;
    });
}

;// CONCATENATED MODULE: ./build/extract/syntax/grammars/html.js

const html_grammar = {
    name: 'HTML',
    extensions: ['.html', '.htm', '.xhtml'],
    grammar: 'tree-sitter-html/tree-sitter-html.wasm',
    comments: { types: new Set(['comment']), line: [], block: [['<!--', '-->']] },
    literal: htmlText,
};

;// CONCATENATED MODULE: ./build/extract/syntax/grammars/php.js
const php_grammar = {
    name: 'PHP',
    extensions: ['.php'],
    grammar: 'tree-sitter-php/tree-sitter-php.wasm',
    comments: { types: new Set(['comment']), line: ['//', '#'], block: [['/*', '*/']] },
};

;// CONCATENATED MODULE: ./build/extract/syntax/grammars/ruby.js
const ruby_grammar = {
    name: 'Ruby',
    extensions: ['.rb', '.rake', '.gemspec'],
    grammar: 'tree-sitter-ruby/tree-sitter-ruby.wasm',
    comments: { types: new Set(['comment']), line: ['#'], block: [['=begin', '=end']] },
};

;// CONCATENATED MODULE: ./build/generated/grammars.js
// Generated by `npm run generate` from the files in src/extract/syntax/grammars. Do not edit.




const grammars = [grammar, html_grammar, php_grammar, ruby_grammar];

// EXTERNAL MODULE: ./build/generated/languages.js + 66 modules
var languages = __webpack_require__(759);
;// CONCATENATED MODULE: ./build/extract/syntax/syntaxes.js


/** Every bundled grammar, by the name that `grammar:` has. Where a language has a file of its own, that one counts. */
const syntaxes = [...languages/* languages */.e, ...grammars]
    .flatMap((each) => {
    const { name, extensions, grammar, comments } = each;
    const literal = 'literal' in each ? each.literal : undefined;
    const language = 'expression' in each ? { language: each } : {};
    if (typeof grammar === 'string') {
        const id = idOf(grammar);
        return [{ id, name, extensions, grammar, comments, ...language, ...(literal && { literal }) }];
    }
    return [...new Set(Object.values(grammar))].map(file => ({
        id: idOf(file),
        name,
        extensions: extensions.filter(extension => grammar[extension] === file),
        grammar: file,
        comments,
        ...language,
    }));
})
    .filter((syntax, i, all) => all.findIndex(({ id }) => id === syntax.id) === i);
/** Ids of the grammars whose tables are read. */
const tableGrammars = syntaxes.filter(({ language }) => language).map(({ id }) => id);
/** The grammar for a file, by its extension. */
function syntaxOf(path) {
    return syntaxes.find(({ extensions }) => extensions.some(extension => path.endsWith(extension)));
}
/** Every grammar for people: `python (.py); ruby (.rb, .rake)`. */
function listSyntaxes() {
    return syntaxes
        .map(({ id, extensions }) => (extensions.length > 0 ? `${id} (${extensions.join(', ')})` : id))
        .join('; ');
}
/** File name of a grammar, from its path by npm package. */
function grammarFile(grammar) {
    return grammar.slice(grammar.lastIndexOf('/') + 1);
}
/** Id of a grammar, from its file. */
function idOf(grammar) {
    return grammarFile(grammar).replace(/^tree-sitter-|\.wasm$/g, '');
}


/***/ }),

/***/ 14723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ kinds)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/extract/formats/format.js
var formats_format = __webpack_require__(49342);
// EXTERNAL MODULE: ./build/extract/formats/json.js + 1 modules
var json = __webpack_require__(69355);
;// CONCATENATED MODULE: ./build/extract/formats/pointer.js
/** Tokens of a JSON Pointer (RFC 6901); the empty pointer is the whole. Undefined when it is none. */
function parsePointer(pointer) {
    if (pointer === undefined || pointer === '')
        return [];
    if (!pointer.startsWith('/') || /~(?![01])/.test(pointer))
        return undefined;
    return pointer
        .slice(1)
        .split('/')
        .map(token => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}
/** What stands at a pointer; otherwise the token that leads nowhere, and those that would lead on. */
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

// EXTERNAL MODULE: ./build/extract/record.js
var record = __webpack_require__(13437);
;// CONCATENATED MODULE: ./build/extract/kinds/kind.js
const NOTHING = { kind: 'records', records: [] };

;// CONCATENATED MODULE: ./build/extract/kinds/command.js






/** Shown of a command, and of what is no JSON. */
const MAX_SHOWN_CHARACTERS = 80;
/** `command`: the JSON that a program of the language prints, where whoever runs us has allowed that. */
const kind = {
    name: 'command',
    schema: schemas/* array */.YOg(schemas/* string */.YjP())
        .min(1, { error: 'A command is a list: the program and its arguments.' })
        .meta({
        description: 'The JSON that a program prints: the program and its arguments, run without a shell in the root of the repository. A list gives a record for each item, a map one for each entry. Off unless `--allow-commands` (the action: `allow-commands: true`) is given, and never run for a pull request from a fork.',
        examples: [['node', 'tools/dump.js', '--words']],
    }),
    options: {
        at: schemas/* string */.YjP()
            .refine(text => parsePointer(text) !== undefined, {
            error: 'This is no JSON Pointer: /name/name, with ~1 for / and ~0 for ~.',
        })
            .meta({ description: 'JSON Pointer to the part of what is printed that is meant.' }),
    },
    async read(spec, { at: pointer }, path, context) {
        const place = context.placeOf([...path, 'command']);
        const { refused } = context.programs;
        const shown = cut(spec.join(' '));
        if (refused !== undefined) {
            context.report({
                rule: 'command-off',
                message: `\`${shown}\` is not run: ${refused.reason}.`,
                remedy: refused.remedy,
                place,
            });
            return NOTHING;
        }
        const result = await context.programs.run(spec);
        const fail = (message) => {
            context.report({ rule: 'command-failed', message, place });
            return NOTHING;
        };
        if ('failure' in result)
            return fail(`\`${shown}\` failed: ${result.failure}.`);
        let data;
        try {
            ({ data } = json/* json */.P.parse(result.output));
        }
        catch (error) {
            if (!(error instanceof formats_format/* FormatError */.IF))
                throw error;
            return fail(`\`${shown}\` prints no JSON: ${error.message}, in ${excerpt(result.output, error.line)}.`);
        }
        const found = pick(data, parsePointer(pointer) ?? []);
        if ('missing' in found) {
            const known = found.known.slice(0, 8).join(', ') || 'nothing with a name';
            return fail(`\`${shown}\` prints nothing at ${pointer}; where "${found.missing}" was looked for, there is ${known}.`);
        }
        return extractionOf(found.data, place);
    },
};
function extractionOf(data, place) {
    if (typeof data !== 'object' || data === null)
        return { kind: 'value', value: data, place };
    const entries = Array.isArray(data)
        ? [...data.entries()]
        : Object.entries(data);
    return { kind: 'records', records: entries.map(([key, value]) => (0,record/* record */.g1)({ key, value }, place)) };
}
function excerpt(output, line = 1) {
    const text = (output.split('\n')[line - 1] ?? '').trim();
    if (text === '')
        return output.trim() === '' ? 'an empty output' : `line ${line}`;
    return `line ${line}: ${cut(text)}`;
}
function cut(text) {
    return text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS)}…` : text;
}

// EXTERNAL MODULE: ./build/code-points.js
var code_points = __webpack_require__(19039);
// EXTERNAL MODULE: ./build/repository/repository.js
var repository = __webpack_require__(83929);
// EXTERNAL MODULE: ./build/extract/locator.js
var locator = __webpack_require__(1308);
;// CONCATENATED MODULE: ./build/extract/read-files.js


/**
 * The files that a path or glob of refdata.yml names, each given to `read`; what cannot be read is reported.
 * @param place where the path stands in refdata.yml.
 */
async function readFiles(path, place, context, read) {
    const results = [];
    for (const file of filesNamed(path, place, context)) {
        try {
            results.push(await read(file));
        }
        catch (error) {
            reportUnreadable(error, place, context);
        }
    }
    return results;
}
/** Files shown of those that have no table of a name. */
const MAX_SHOWN = 8;
/** What `read` gives of a table for each of the files: of many that a glob names, some may not have it, which is told once. */
async function readTables(path, name, place, context, read) {
    if (!(0,locator/* isGlob */.fg)(path))
        return readFiles(path, place, context, file => read(file, context));
    const without = new Map();
    const results = await readFiles(path, place, context, file => read(file, {
        ...context,
        report: problem => problem.rule === 'table-missing' ? without.set(file, problem) : context.report(problem),
    }));
    const isThere = without.size < results.length;
    if (!isThere)
        for (const problem of without.values())
            context.report(problem);
    else if (without.size > 0) {
        const shown = [...without.keys()].slice(0, MAX_SHOWN).join(', ');
        const more = without.size > MAX_SHOWN ? ', …' : '';
        context.report({
            rule: 'table-partial',
            message: `${without.size} of the ${results.length} files that ${path} matches define no ${name}: ${shown}${more}.`,
            place,
        });
    }
    return results;
}
/** The files that a path or glob of refdata.yml names; reported when there are none. */
function filesNamed(path, place, context) {
    const paths = readable(() => ((0,locator/* isGlob */.fg)(path) ? context.repository.glob(path) : [path]), place, context);
    if (paths?.length === 0)
        context.report({ rule: 'source-missing', message: `${path} matches no file.`, place });
    return paths ?? [];
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
/** Tells that a file cannot be read, and where: in it, or where it is named. Throws any other error again. */
function reportUnreadable(error, place, { report }) {
    if (!(error instanceof repository/* UnreadableFile */.ie))
        throw error;
    const { rule, message, remedy, line, path } = error;
    report({ rule, message, remedy, place: line === undefined ? place : { file: path, line } });
}

;// CONCATENATED MODULE: ./build/extract/kinds/count.js





/** `count`: how many files a glob matches, altogether or for each folder. */
const count_kind = {
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
var nearest = __webpack_require__(77658);
// EXTERNAL MODULE: ./build/extract/formats/index.js + 1 modules
var formats = __webpack_require__(31027);
;// CONCATENATED MODULE: ./build/extract/kinds/data.js









/** Names shown when there is nothing at a pointer. */
const MAX_SUGGESTIONS = 8;
const formatNames = formats/* formats */.F.map(format => format.name);
/** `data`: a JSON, YAML, TOML or CSV file, or a part of it. */
const data_kind = {
    name: 'data',
    schema: schemas/* string */.YjP()
        .min(1)
        .refine(text => parsePointer((0,locator/* parseLocator */.mz)(text).fragment) !== undefined, {
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
        const { path, fragment } = (0,locator/* parseLocator */.mz)(spec);
        const place = context.placeOf([...at, 'data']);
        const named = formats/* formats */.F.find(format => format.name === options.format);
        const extractions = await readFiles(path, place, context, file => {
            const format = named ?? (0,formats/* formatOf */.b)(file);
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
        if (!(error instanceof formats_format/* FormatError */.IF))
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
        const extraction = data_extractionOf(found.data, path, pointer, file);
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
function data_extractionOf(data, path, pointer, file) {
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

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/mdast-util-from-markdown/lib/index.js + 43 modules
var lib = __webpack_require__(53225);
// EXTERNAL MODULE: ./node_modules/mdast-util-frontmatter/lib/index.js
var mdast_util_frontmatter_lib = __webpack_require__(88494);
// EXTERNAL MODULE: ./node_modules/mdast-util-gfm/lib/index.js + 11 modules
var mdast_util_gfm_lib = __webpack_require__(88881);
// EXTERNAL MODULE: ./node_modules/micromark-extension-frontmatter/lib/syntax.js
var syntax = __webpack_require__(30796);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm/index.js + 7 modules
var micromark_extension_gfm = __webpack_require__(52297);
// EXTERNAL MODULE: ./build/extract/formats/toml.js
var toml = __webpack_require__(52293);
// EXTERNAL MODULE: ./build/extract/formats/yaml.js
var yaml = __webpack_require__(67598);
;// CONCATENATED MODULE: ./build/extract/formats/markdown.js








/** A page of documentation is far smaller; the parser needs seconds for a megabyte. */
const MAX_MARKDOWN_MIB = 2;
/** Quotes in quotes deeper than this are an attack, not a page. */
const MAX_MARKDOWN_QUOTES = 64;
/** Marks of emphasis, links and code in one paragraph: the parser compares each with those before it. */
const MAX_MARKDOWN_MARKS = 8000;
/** Parses a page of GitHub's Markdown. @throws {FormatError} when it is too large or its front matter does not hold. */
function parseMarkdown(text) {
    assertBounds(text);
    const tree = (0,lib/* fromMarkdown */.Y)(text, {
        extensions: [(0,micromark_extension_gfm/* gfm */.T)(), (0,syntax/* frontmatter */.v)(['yaml', 'toml'])],
        mdastExtensions: [(0,mdast_util_gfm_lib/* gfmFromMarkdown */.C)(), (0,mdast_util_frontmatter_lib/* frontmatterFromMarkdown */.q)(['yaml', 'toml'])],
    });
    let front = {};
    const groups = [[]];
    for (const node of tree.children) {
        if (node.type === 'yaml' || node.type === 'toml')
            front = frontMatter(node);
        else if (node.type === 'heading')
            groups.push([node]);
        else
            groups.at(-1)?.push(node);
    }
    return { front, parts: groups.map(nodes => partOf(nodes, text)) };
}
function frontMatter({ type, value }) {
    if (value.trim() === '')
        return {};
    try {
        return (type === 'yaml' ? yaml/* yaml */.o : toml/* toml */.h).parse(value).data;
    }
    catch (error) {
        if (!(error instanceof formats_format/* FormatError */.IF))
            throw error;
        // Its first line is the one below the dashes.
        throw new formats_format/* FormatError */.IF(`its front matter is not ${type.toUpperCase()}: ${error.message}`, (error.line ?? 1) + 1);
    }
}
function partOf(nodes, source) {
    const [first, ...rest] = nodes;
    const heading = first?.type === 'heading' ? first : undefined;
    const body = heading ? rest : nodes;
    const start = body[0]?.position?.start.offset ?? 0;
    const end = body.at(-1)?.position?.end.offset ?? start;
    const code = [];
    const tables = [];
    for (const node of body)
        collect(node, code, tables);
    return {
        title: heading ? plainText(heading).trim() : '',
        level: heading?.depth ?? 0,
        line: (heading ?? body[0])?.position?.start.line ?? 1,
        text: body.map(blockText).filter(Boolean).join('\n\n'),
        markdown: source.slice(start, end).trim(),
        code,
        tables,
    };
}
function collect(node, code, tables) {
    if (node.type === 'code')
        code.push({ lang: node.lang ?? '', text: node.value, line: lineOf(node) });
    else if (node.type === 'table')
        tables.push(tableOf(node));
    else if ('children' in node)
        for (const child of node.children)
            collect(child, code, tables);
}
/** Rows by the columns of the header; a column without a name is called by its number. */
function tableOf(table) {
    const [header, ...rows] = table.children;
    const names = (header?.children ?? []).map((cell, i) => plainText(cell).trim() || String(i + 1));
    return {
        line: lineOf(table),
        rows: rows.map(row => ({
            line: lineOf(row),
            cells: Object.fromEntries(names.map((name, i) => [name, row.children[i] ? plainText(row.children[i]).trim() : ''])),
        })),
    };
}
/** The prose of a block; nothing of code, tables, HTML and definitions of links. */
function blockText(node) {
    switch (node.type) {
        case 'paragraph':
        case 'heading':
            return plainText(node).trim();
        case 'blockquote':
        case 'footnoteDefinition':
            return node.children.map(blockText).filter(Boolean).join('\n\n');
        case 'list':
            return node.children
                .map((item, i) => {
                const mark = node.ordered ? `${(node.start ?? 1) + i}. ` : '- ';
                const text = item.children.map(blockText).filter(Boolean).join('\n');
                return text === '' ? '' : mark + text.replaceAll('\n', `\n${' '.repeat(mark.length)}`);
            })
                .filter(Boolean)
                .join('\n');
        default:
            return '';
    }
}
function plainText(node) {
    if (node.type === 'html')
        return '';
    if (node.type === 'break')
        return '\n';
    if (node.type === 'image' || node.type === 'imageReference')
        return node.alt ?? '';
    if ('value' in node)
        return node.value;
    return 'children' in node ? node.children.map(plainText).join('') : '';
}
function lineOf(node) {
    return node.position?.start.line ?? 1;
}
/** What would take the parser minutes is refused by looking at the text alone. */
function assertBounds(text) {
    const mib = Buffer.byteLength(text) / 1024 / 1024;
    if (mib > MAX_MARKDOWN_MIB)
        throw new formats_format/* FormatError */.IF(`it has ${mib.toFixed(1)} MiB; the limit for a page is ${MAX_MARKDOWN_MIB} MiB`);
    let marks = 0;
    for (const [i, line] of text.split('\n').entries()) {
        const quotes = /^[\s>]*/.exec(line)?.[0].replace(/\s/g, '').length ?? 0;
        if (quotes > MAX_MARKDOWN_QUOTES)
            throw new formats_format/* FormatError */.IF(`it is nested deeper than ${MAX_MARKDOWN_QUOTES} quotes`, i + 1);
        // Cells of tables are looked at each for itself.
        if (line.trim() === '' || line.trimStart().startsWith('|'))
            marks = 0;
        marks += line.match(/[*_~`[\]<]/g)?.length ?? 0;
        if (marks > MAX_MARKDOWN_MARKS)
            throw new formats_format/* FormatError */.IF(`a paragraph has more than ${MAX_MARKDOWN_MARKS} marks`, i + 1);
    }
}

;// CONCATENATED MODULE: ./build/extract/kinds/markdown.js









/** Names shown when there is no such heading. */
const markdown_MAX_SUGGESTIONS = 8;
const PER = ['file', 'heading', 'row', 'code'];
/** `markdown`: pages of documentation, or parts of one page. */
const markdown_kind = {
    name: 'markdown',
    schema: schemas/* string */.YjP()
        .min(1)
        .meta({
        description: 'A page of Markdown, or a glob; behind "#" a heading, of which only what stands below it is read. A record is a page unless `per` says otherwise.',
        examples: ['docs/errors/*.md', 'docs/manual.md#Reserved words'],
    }),
    options: {
        per: schemas/* enum */.k5n(PER).meta({
            description: 'What a record is: `file` (title, slug, front, text, code, tables, sections by heading), `heading` (the same of each section), `row` (of a table, as `value` by column) or `code` (a block, with its `lang`). Default: `file`.',
        }),
        depth: schemas/* int */.Whr()
            .min(1)
            .max(6)
            .meta({ description: 'Only headings of this depth (2 for `##`), with `per: heading`.' }),
    },
    async read(spec, options, at, context) {
        const { path, fragment } = (0,locator/* parseLocator */.mz)(spec);
        const place = context.placeOf([...at, 'markdown']);
        const per = (options.per ?? 'file');
        const folder = fixedFolder(path);
        const pages = await readFiles(path, place, context, file => {
            const page = markdown_open(file, context);
            const parts = page && partsBelow(page, fragment, file, place, context);
            if (!page || !parts)
                return [];
            const slug = external_node_path_.posix.relative(folder, file).replace(/\.[^./]+$/, '');
            return recordsOf(per, options.depth, page, parts, file, slug);
        });
        const records = pages.flat();
        if (pages.length > 0 && records.length === 0 && per !== 'file')
            context.report({ rule: 'source-empty', message: `${spec} has no ${NOUNS[per]}.`, place });
        if (records.length === 0)
            return NOTHING;
        return {
            kind: 'records',
            records: per === 'file'
                ? records
                : records.map(({ fields, place: own }, key) => (0,record/* record */.g1)({ key, ...fields }, own)),
        };
    },
};
const NOUNS = {
    file: 'page',
    heading: 'heading',
    row: 'table',
    code: 'block of code',
};
function markdown_open(file, context) {
    try {
        return parseMarkdown(context.repository.read(file));
    }
    catch (error) {
        if (!(error instanceof formats_format/* FormatError */.IF))
            throw error;
        context.report({
            rule: 'source-format',
            message: `${file} cannot be read: ${error.message}.`,
            place: { file, ...(error.line !== undefined && { line: error.line }) },
        });
        return undefined;
    }
}
/** A heading and all that stands below it; the whole page without a heading to look for. */
function partsBelow({ parts }, fragment, file, at, context) {
    if (fragment === undefined || fragment === '')
        return parts;
    const wanted = markdown_anchor(fragment);
    const start = parts.findIndex(({ title, level }) => level > 0 && (title === fragment || markdown_anchor(title) === wanted));
    const found = parts[start];
    if (!found) {
        const titles = parts.filter(({ level }) => level > 0).map(({ title }) => title);
        const near = (0,nearest/* nearest */.p)(fragment, titles, markdown_MAX_SUGGESTIONS);
        const shown = (near.length > 0 ? near : titles.slice(0, markdown_MAX_SUGGESTIONS)).join(', ');
        context.report({
            rule: 'table-missing',
            message: `${file} has no heading "${fragment}".`,
            remedy: shown === '' ? 'It has no headings.' : `There is ${shown}.`,
            place: at,
        });
        return undefined;
    }
    const end = parts.findIndex(({ level }, i) => i > start && level <= found.level);
    return parts.slice(start, end < 0 ? undefined : end);
}
function recordsOf(per, level, page, parts, file, slug) {
    const common = { slug, front: page.front };
    if (per === 'file')
        return [(0,record/* record */.g1)({ key: slug, ...common, ...fileFields(page, parts) }, { file, line: 1 })];
    if (per === 'heading')
        return parts.flatMap((part, i) => part.level === 0 || (level !== undefined && part.level !== level)
            ? []
            : [
                (0,record/* record */.g1)({ ...common, ...sectionFields(parts, i), parents: parents(parts, i) }, { file, line: part.line }),
            ]);
    return parts.flatMap(part => {
        const around = { ...common, heading: part.title };
        return per === 'row'
            ? part.tables.flatMap(table => table.rows.map(({ line, cells }) => (0,record/* record */.g1)({ ...around, value: cells }, { file, line })))
            : part.code.map(({ lang, text, line }) => (0,record/* record */.g1)({ ...around, lang, value: text }, { file, line }));
    });
}
/** Of a page: its first heading is its title, and what stands below that is its own text. */
function fileFields({ front }, parts) {
    const first = parts.findIndex(({ level }) => level > 0);
    const title = parts[first]?.level === 1 || parts[first]?.level === parts[0]?.level ? parts[first]?.title : undefined;
    const own = typeof front === 'object' && front !== null ? front.title : undefined;
    const lead = parts.filter((part, i) => part.level === 0 || (title !== undefined && i === first));
    return {
        title: title ?? (typeof own === 'string' ? own : ''),
        value: title ?? own ?? '',
        ...bodyOf(lead),
        // Of the whole page: an example often stands under a heading of its own.
        code: parts.flatMap(part => part.code.map(shownCode)),
        tables: parts.flatMap(part => part.tables.map(shownTable)),
        sections: sections(parts.filter(part => !lead.includes(part))),
    };
}
/** Of a section: its own text, and everything further down. */
function sectionFields(parts, start) {
    const part = parts[start];
    const next = parts.findIndex(({ level }, i) => i > start && level <= part.level);
    const below = parts.slice(start + 1, next < 0 ? undefined : next);
    const { title, level } = part;
    return {
        title,
        level,
        anchor: markdown_anchor(title),
        value: part.text,
        ...bodyOf([part]),
        sections: sections(below),
    };
}
function bodyOf(parts) {
    const join = (texts) => texts.filter(Boolean).join('\n\n');
    return {
        text: join(parts.map(part => part.text)),
        markdown: join(parts.map(part => part.markdown)),
        code: parts.flatMap(part => part.code.map(shownCode)),
        tables: parts.flatMap(part => part.tables.map(shownTable)),
    };
}
/** Sections by their headings; of two with one name the first counts. */
function sections(parts) {
    const byTitle = new Map();
    for (const part of parts)
        if (!byTitle.has(part.title))
            byTitle.set(part.title, { ...bodyOf([part]), line: part.line });
    return Object.fromEntries(byTitle);
}
function shownCode({ lang, text }) {
    return { lang, text };
}
function shownTable({ rows }) {
    return { rows: rows.map(({ cells }) => cells) };
}
/** Titles of the headings that a heading stands below, outermost first. */
function parents(parts, at) {
    const titles = [];
    let level = parts[at]?.level ?? 0;
    for (let i = at - 1; i >= 0; i -= 1) {
        const part = parts[i];
        if (part.level === 0 || part.level >= level)
            continue;
        titles.unshift(part.title);
        level = part.level;
    }
    return titles;
}
/** What GitHub makes of a heading in a link. */
function markdown_anchor(title) {
    return title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
        .trim()
        .replace(/\s/g, '-');
}
/** The folder that a glob starts from: slugs are relative to it. */
function fixedFolder(path) {
    const folders = path.split('/').slice(0, -1);
    const open = folders.findIndex(locator/* isGlob */.fg);
    return (open < 0 ? folders : folders.slice(0, open)).join('/');
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

// EXTERNAL MODULE: ./build/config/strict.js
var strict = __webpack_require__(79326);
// EXTERNAL MODULE: ./build/extract/bounded-regexp.js
var bounded_regexp = __webpack_require__(27509);
;// CONCATENATED MODULE: ./build/extract/kinds/pattern.js





/** More matches in one file than this are not a table. */
const MAX_PATTERN_MATCHES = 100_000;
/** A pattern that takes longer on one file will not end while anybody waits. */
const MAX_PATTERN_MS = 20_000;
/** `^` and `$` are the ends of lines; characters are those of Unicode. */
const FLAGS = 'gmu';
/** What every record has of its own. */
const RESERVED = ['file', 'line', 'key', 'value', 'text'];
/**
 * `pattern`: what a regular expression matches in text that no grammar reads: lists of words for generators, grammars
 * of lex and yacc, manuals in Texinfo or troff.
 */
const pattern_kind = {
    name: 'pattern',
    schema: (0,strict/* strict */.O)({
        file: schemas/* string */.YjP()
            .min(1)
            .meta({ description: 'The file, or a glob.', examples: ['src/lexer.l'] }),
        match: schemas/* string */.YjP()
            .min(1)
            .superRefine((text, context) => {
            const message = mistakeIn(text);
            if (message !== undefined)
                context.addIssue({ code: 'custom', message });
        })
            .meta({ description: 'The regular expression.', examples: ['^"(?<palavra>[a-z]+)"'] }),
    }).meta({
        description: 'What a regular expression of JavaScript matches in text that no grammar reads: `file` (or a glob) and `match`, in which `^` and `$` are the ends of lines. Each match is a record, with a field for each named group; `text` is all that was matched.',
        examples: [{ file: 'src/lexer.l', match: '^"(?<palavra>[a-z]+)"' }],
    }),
    async read({ file, match }, _options, at, context) {
        const place = context.placeOf([...at, 'pattern', 'match']);
        const found = await readFiles(file, context.placeOf([...at, 'pattern', 'file']), context, path => searchFile(path, context.repository.read(path), match));
        const told = new Set();
        for (const { problem } of found) {
            if (!problem || told.has(problem.message))
                continue;
            told.add(problem.message);
            context.report({ ...problem, place });
        }
        const records = found.flatMap(each => each.records);
        if (records.length === 0 && told.size === 0 && found.length > 0)
            context.report({ rule: 'source-empty', message: `The pattern matches nothing in ${file}.`, place });
        return {
            kind: 'records',
            records: records.map(({ fields, place: own }, key) => (0,record/* record */.g1)({ ...fields, key }, own)),
        };
    },
};
function searchFile(path, text, match) {
    const records = [];
    const failed = (message) => ({ records: [], problem: { rule: 'query-bounds', message } });
    const deadline = Date.now() + MAX_PATTERN_MS;
    let line = 1;
    let counted = 0;
    try {
        for (const found of text.matchAll(new bounded_regexp/* BoundedRegExp */.l(match, FLAGS))) {
            if (records.length >= MAX_PATTERN_MATCHES)
                return failed(`The pattern has more than ${MAX_PATTERN_MATCHES} matches in ${path}.`);
            if (Date.now() > deadline)
                return failed(`The pattern takes longer than ${MAX_PATTERN_MS / 1000} s on ${path}.`);
            for (; counted < found.index; counted += 1)
                if (text.charCodeAt(counted) === 10)
                    line += 1;
            // A group that took no part in the match says nothing.
            const groups = Object.entries(found.groups ?? {}).filter(([, part]) => part !== undefined);
            const value = found.groups ? Object.fromEntries(groups) : (found[1] ?? found[0]);
            const fields = { value, text: found[0], ...Object.fromEntries(groups) };
            records.push({ fields, place: { file: path, line } });
        }
    }
    catch (error) {
        // The engine says itself that a search runs away, and how to mend that.
        return failed(`In ${path}, ${error.message}.`);
    }
    return { records };
}
/** What is wrong with an expression, in a sentence. */
function mistakeIn(text) {
    let groups;
    try {
        // The empty alternative matches everything: what comes out are the names of the groups.
        groups = Object.keys(new RegExp(`${text}|`, FLAGS).exec('')?.groups ?? {});
    }
    catch (error) {
        const [, reason = ''] = /: ([^:]*)$/.exec(error.message) ?? [];
        return `This is no regular expression (of JavaScript, with the flag "u"): ${reason}.`;
    }
    const reserved = groups.find(name => RESERVED.includes(name));
    return reserved && `A group cannot be called ${reserved}: every record has a field of this name.`;
}

// EXTERNAL MODULE: ./build/extract/evaluate/value.js
var evaluate_value = __webpack_require__(64081);
// EXTERNAL MODULE: ./build/extract/syntax/comments.js
var comments = __webpack_require__(64532);
;// CONCATENATED MODULE: ./build/extract/syntax/literal.js
/** Node types that say of themselves that they are a text. */
const TEXT_TYPE = /string|character_literal|char_literal|encapsed|heredoc_body/;
/** Parts of a text that stand for themselves. */
const CONTENT_TYPE = /(content|fragment|_start|_end)$|^string_value$/;
/** One-letter escapes that the grammars' languages have in common. */
const ESCAPES = {
    a: '\x07',
    b: '\b',
    e: '\x1b',
    f: '\f',
    n: '\n',
    r: '\r',
    s: ' ',
    t: '\t',
    v: '\v',
    '0': '\0',
};
/**
 * The value of a literal in a language that we know nothing more of than its grammar. The grammars agree in how they
 * take texts apart: contents, escapes, and parts that are worked out when the program runs.
 * @returns undefined for what is no constant literal.
 */
function literalOf(node) {
    if (TEXT_TYPE.test(node.type))
        return textOf(node);
    const { text } = node;
    if (/symbol$/.test(node.type) && node.namedChildCount === 0)
        return text.replace(/^:/, '').replace(/^"(.*)"$/s, '$1');
    if (/identifier$/.test(node.type) && /^(property|field)_/.test(node.type))
        return text;
    if (node.type === 'true' || node.type === 'false' || /^boolean/.test(node.type))
        return /^(true|false)$/i.test(text) ? text.toLowerCase() === 'true' : undefined;
    if (/^(nil|null|null_literal|none)$/.test(node.type))
        return null;
    if (/integer|number|float|decimal/.test(node.type)) {
        const value = Number(text.replaceAll('_', ''));
        return text !== '' && Number.isFinite(value) ? value : undefined;
    }
    return undefined;
}
function textOf(node) {
    const parts = node.namedChildren.filter(child => child !== null);
    if (parts.length === 0)
        return bareText(node.text);
    let text = '';
    // Ruby's single quotes know two escapes, which its grammar leaves in the contents.
    const isPlain = node.text.startsWith("'");
    for (const part of parts) {
        if (/escape/.test(part.type))
            text += unescaped(part.text);
        else if (/_(start|end)$/.test(part.type))
            continue;
        else if (CONTENT_TYPE.test(part.type))
            text += isPlain ? part.text.replace(/\\(['\\])/g, '$1') : part.text;
        else
            return undefined;
    }
    return text;
}
/** A text that the grammar does not take apart: empty, or one without escapes (`@"…"` doubles its quotes). */
function bareText(written) {
    const groups = /^(?<prefix>[@rR]?)(?<fence>"""+|"|'|`)(?<inner>[\s\S]*)\k<fence>$/.exec(written)?.groups;
    if (!groups)
        return undefined;
    const { prefix, inner = '' } = groups;
    if (prefix === '@')
        return inner.replaceAll('""', '"');
    return prefix === '' && inner.includes('\\') ? undefined : inner;
}
function unescaped(written) {
    const code = /^\\(?:x|u|U)\{?(?<hex>[0-9a-fA-F]+)\}?$/.exec(written)?.groups?.hex;
    if (code !== undefined) {
        const point = Number.parseInt(code, 16);
        return point <= 0x10ffff ? String.fromCodePoint(point) : written;
    }
    const letter = written.slice(1);
    return ESCAPES[letter] ?? (letter === '\n' ? '' : letter);
}

// EXTERNAL MODULE: ./build/extract/syntax/parser.js + 4 modules
var parser = __webpack_require__(48577);
;// CONCATENATED MODULE: ./build/extract/syntax/query-error.js
/**
 * A sentence about a mistake in a query, with the line that it is in and a caret below.
 * @returns undefined for an error that is not about the query.
 */
function describeQueryError(error, query, grammar) {
    if (error instanceof SyntaxError)
        return `The query holds a regular expression that is none: ${error.message}`;
    if (!(error instanceof Error) || typeof error.index !== 'number') {
        // A predicate with a wrong number or kind of arguments has no place.
        return error instanceof Error && /predicate|#/.test(error.message)
            ? `The query: ${error.message}`
            : undefined;
    }
    const { kind, info, index } = error;
    const { word = '' } = info;
    const sentences = {
        2: `The grammar ${grammar} has no node \`${word}\``,
        3: `The grammar ${grammar} has no field \`${word}\``,
        4: `The query captures no \`@${word}\``,
        5: 'The grammar cannot have this pattern',
    };
    return `${sentences[kind] ?? 'The query has a syntax error'}:\n${query_error_excerpt(query, index)}`;
}
/** The line of a text that a character is in, and a caret below the character. */
function query_error_excerpt(text, index) {
    const start = text.lastIndexOf('\n', index - 1) + 1;
    const end = text.indexOf('\n', index);
    const line = text.slice(start, end < 0 ? undefined : end);
    return `  ${line}\n  ${line.slice(0, index - start).replace(/[^\t]/g, ' ')}^`;
}

// EXTERNAL MODULE: ./build/extract/syntax/source-file.js + 1 modules
var source_file = __webpack_require__(51342);
// EXTERNAL MODULE: ./build/extract/syntax/syntaxes.js + 6 modules
var syntaxes = __webpack_require__(78175);
;// CONCATENATED MODULE: ./build/extract/kinds/query.js













/** More matches in one file than this are not a table. */
const MAX_QUERY_MATCHES = 100_000;
/** A query that takes longer on one file will not end while anybody waits. */
const MAX_QUERY_MS = 20_000;
/** A capture by this ending is given as its value, not as its text. */
const VALUE_SUFFIX = '.value';
/** Quantifiers of captures, as the parser numbers them: `*` and `+`. */
const REPEATED = new Set([2, 4]);
/** What every record has of its own. */
const query_RESERVED = new Set(['file', 'line']);
/** `query`: what a tree-sitter query captures in files of any bundled grammar. */
const query_kind = {
    name: 'query',
    schema: (0,strict/* strict */.O)({
        file: schemas/* string */.YjP()
            .min(1)
            .meta({ description: 'The file, or a glob.', examples: ['lib/**/*.rb'] }),
        match: schemas/* string */.YjP()
            .min(1)
            .meta({
            description: 'The query.',
            examples: ['(call method: (identifier) @_m arguments: (argument_list . (string) @nome.value))'],
        }),
        grammar: schemas/* enum */.k5n(syntaxes/* syntaxes */.O9.map(({ id }) => id))
            .optional()
            .meta({ description: 'The grammar, when the extension of the file does not say it.' }),
    }).meta({
        description: 'What a tree-sitter query (https://tree-sitter.github.io) finds in files of any bundled grammar: `file` (or a glob) and `match`. Each match is a record, with a field for each capture: `@nome` gives the text as written, `@nome.value` the value of a literal, `@_nome` nothing. A capture that may match several times is a list.',
        examples: [{ file: 'lib/*.rb', match: '(call arguments: (argument_list . (string) @nome.value))' }],
    }),
    async read({ file, match, grammar }, _options, at, context) {
        const place = context.placeOf([...at, 'query', 'match']);
        const named = syntaxes/* syntaxes */.O9.find(({ id }) => id === grammar);
        const told = new Set();
        const found = await readFiles(file, context.placeOf([...at, 'query', 'file']), context, path => {
            const syntax = named ?? syntaxFor(path, context);
            return context.files.withGrammars(() => query_searchFile(path, syntax, named !== undefined, match, context));
        });
        const records = [];
        let failed = found.length === 0;
        for (const { problem, at: where, records: own } of found) {
            records.push(...own);
            if (problem === undefined)
                continue;
            failed ||= problem.rule !== 'source-syntax';
            // A mistake in the query is the same in every file.
            const key = where ? JSON.stringify(where) : problem.message;
            if (!told.has(key))
                context.report({ ...problem, place: where ?? place });
            told.add(key);
        }
        if (records.length === 0 && !failed)
            context.report({ rule: 'source-empty', message: `The query matches nothing in ${file}.`, place });
        if (records.length === 0)
            return NOTHING;
        return {
            kind: 'records',
            records: records.map(({ fields, place: own }, key) => (0,record/* record */.g1)({ key, ...fields }, own)),
        };
    },
};
function query_searchFile(path, syntax, isForced, match, context) {
    return withParsed(path, syntax, isForced, context, searched => {
        let query;
        try {
            query = (0,parser/* compileQuery */.YM)(match, (0,syntaxes/* grammarFile */.Wm)(searched.syntax.grammar));
        }
        catch (error) {
            const message = describeQueryError(error, match, searched.syntax.id);
            if (message === undefined)
                throw error;
            return { records: [], problem: { rule: 'query-invalid', message } };
        }
        try {
            return search(query, searched, context);
        }
        finally {
            query.delete();
        }
    });
}
function syntaxFor(path, context) {
    const syntax = (0,syntaxes/* syntaxOf */.rS)(path);
    if (syntax)
        return syntax;
    // Read first: that there is no such file says more than that its name tells no grammar.
    context.repository.read(path);
    throw new repository/* UnreadableFile */.ie('source-language', path, `No bundled grammar reads ${path}.`, `Name one with \`grammar\`. Bundled are: ${(0,syntaxes/* listSyntaxes */.Ms)()}.`);
}
/** Files of languages whose tables are read stay parsed for other sources; others are let go at once. */
function withParsed(path, syntax, isForced, context, use) {
    if (syntax.language) {
        const source = context.files.open(path, isForced ? syntax.id : undefined);
        const { text, root, language } = source;
        // Of a header, the text may say that it is another language's.
        const own = syntaxes/* syntaxes */.O9.find(({ id }) => id === source.syntax) ?? syntax;
        return use({ path, text, root, language, source, syntax: own });
    }
    const { grammar, comments, literal } = syntax;
    const text = context.repository.read(path);
    const tree = (0,parser/* parse */.qg)(text, (0,syntaxes/* grammarFile */.Wm)(grammar));
    try {
        return use({
            path,
            text,
            root: tree.rootNode,
            language: { comments },
            source: undefined,
            syntax,
            literal,
        });
    }
    finally {
        tree.delete();
    }
}
function search(query, file, context) {
    const reserved = query.captureNames.find(name => query_RESERVED.has(fieldOf(name)));
    if (reserved !== undefined) {
        const message = `A capture cannot be called @${reserved}: every record has a field of this name.`;
        return { records: [], problem: { rule: 'query-invalid', message } };
    }
    const deadline = Date.now() + MAX_QUERY_MS;
    let isLate = false;
    const { tree } = file.root;
    const matches = query.matches(tree.parsed.rootNode, {
        progressCallback: () => {
            isLate = Date.now() > deadline;
            return isLate;
        },
    });
    const problem = (message) => ({ records: [], problem: { rule: 'query-bounds', message } });
    if (isLate)
        return problem(`The query takes longer than ${MAX_QUERY_MS / 1000} s on ${file.path}.`);
    if (query.didExceedMatchLimit())
        return problem(`The query has too many matches under way in ${file.path}.`);
    if (matches.length > MAX_QUERY_MATCHES)
        return problem(`The query has ${matches.length} matches in ${file.path}; the limit is ${MAX_QUERY_MATCHES}.`);
    context.files.evaluator.restart();
    const records = matches
        .filter(match => match.captures.length > 0)
        .map(({ patternIndex, captures }) => {
        const nodes = captures.map(({ name, node }) => ({ name, node: tree.nodeOf(node) }));
        return recordOf({ patternIndex, captures: nodes }, query, file, context);
    });
    const error = (0,source_file/* firstSyntaxError */.mk)(file.root);
    if (!error)
        return { records };
    const at = { file: file.path, line: error.startPosition.row + 1, column: error.startPosition.column + 1 };
    return { records, problem: { rule: 'source-syntax', message: `${file.path} has a syntax error.` }, at };
}
function recordOf(match, query, file, context) {
    const lists = repeatable(match.patternIndex, query);
    const captured = new Map([...lists].map(field => [field, []]));
    for (const { name, node } of match.captures) {
        if (name.startsWith('_'))
            continue;
        const field = fieldOf(name);
        const values = captured.get(field) ?? [];
        values.push(field !== name ? evaluated(node, file, context) : node.text);
        captured.set(field, values);
    }
    const value = {};
    for (const [field, values] of captured)
        value[field] = values.length > 1 || lists.has(field) ? values : values[0];
    const nodes = match.captures.map(capture => capture.node);
    const outer = nodes.reduce((a, b) => (b.startIndex <= a.startIndex && b.endIndex >= a.endIndex ? b : a));
    const comment = (0,comments/* documentingComment */.r)(file, outer) ?? (0,comments/* documentingComment */.r)(file, statementAt(outer, file.root));
    const line = outer.startPosition.row + 1;
    const fields = { value, ...(comment !== undefined && { comment }), ...value };
    return { fields, place: { file: file.path, line } };
}
/** Fields of a pattern that may be captured more than once: lists, even where there is one or none. */
function repeatable(pattern, query) {
    const quantifiers = query.captureQuantifiers[pattern] ?? [];
    const names = query.captureNames.filter((name, i) => !name.startsWith('_') && REPEATED.has(quantifiers[i]));
    return new Set(names.map(fieldOf));
}
function fieldOf(capture) {
    return capture.endsWith(VALUE_SUFFIX) ? capture.slice(0, -VALUE_SUFFIX.length) : capture;
}
/** What stands first on the line that a node is on: a comment documents all of it. */
function statementAt(node, root) {
    let statement = node;
    for (let at = node.parent; at && at.id !== root.id; at = at.parent) {
        if (at.startPosition.row !== node.startPosition.row)
            break;
        statement = at;
    }
    return statement;
}
/** The value of a literal, or of what can be worked out where the language is known; otherwise why there is none. */
function evaluated(node, file, context) {
    const literal = file.literal ? file.literal(node) : literalOf(node);
    if (file.source) {
        const value = context.files.evaluator.evaluate(node, { file: file.source, env: undefined });
        if (!(value instanceof evaluate_value/* Unresolved */.UG) || literal === undefined || typeof literal !== 'string')
            return (0,evaluate_value/* toPlain */.Ul)(value);
    }
    if (literal !== undefined)
        return literal;
    const place = { file: file.path, line: node.startPosition.row + 1, column: node.startPosition.column + 1 };
    return (0,evaluate_value/* toPlain */.Ul)(new evaluate_value/* Unresolved */.UG('it is no constant literal', place, node.text.slice(0, 60).replace(/\s+/g, ' ')));
}

;// CONCATENATED MODULE: ./build/extract/grammar-option.js


/** What `grammar` means beside a `table` or `symbols`. */
const grammarOption = schemas/* enum */.k5n(syntaxes/* tableGrammars */.DD).meta({
    description: 'The grammar, when the extension of the file does not say it: that of a part of a program (`tokens.def`), or of the code in a grammar of yacc or lex.',
    examples: ['c'],
});

// EXTERNAL MODULE: ./build/extract/symbols/read-symbols.js
var read_symbols = __webpack_require__(10566);
// EXTERNAL MODULE: ./build/extract/symbols/symbol.js
var symbols_symbol = __webpack_require__(69290);
// EXTERNAL MODULE: ./build/extract/evaluate/environment.js
var environment = __webpack_require__(21489);
// EXTERNAL MODULE: ./build/extract/symbols/exports.js
var symbols_exports = __webpack_require__(41975);
;// CONCATENATED MODULE: ./build/extract/symbols/table-symbols.js




/**
 * The symbols that a table lists: names with functions, a list of names, rows of a name and a function. Where a
 * table has nothing but tables, modules and classes that are tables in its place, each is a module and its key the name.
 */
function tableSymbols(table, file, context) {
    const module = context.files.evaluator.moduleName(file);
    const symbols = [];
    const first = new Map();
    const rows = rowsOf(table, file, context);
    const modules = rows.map(({ value }) => moduleIn(value, context));
    // A table of modules holds nothing else: among functions, a table is a constant.
    const isRegistry = modules.every(each => each !== undefined);
    for (const [i, { name, value, entry }] of rows.entries()) {
        const nested = isRegistry ? modules[i] : undefined;
        const symbol = nested
            ? undefined
            : (0,symbols_symbol/* valueSymbol */.up)(name, value, entry.origin.place, module, context.files.evaluator, file);
        const identity = nested?.identity ?? symbol?.identity;
        const known = identity === undefined ? undefined : first.get(identity);
        if (identity !== undefined && known === undefined)
            first.set(identity, name);
        const { comment, condition } = entry.origin;
        if (symbol)
            symbols.push({ ...symbol, aliasOf: known, comment, condition });
        else if (known !== undefined)
            symbols.push(moduleAlias(name, known, entry));
        else
            symbols.push(...(nested?.symbols(file) ?? []).map(each => ({ ...each, module: name })));
    }
    return symbols;
}
function rowsOf(table, file, context) {
    if (table instanceof evaluate_value/* Mapping */.X9)
        return table.entries.map(entry => ({ name: (0,evaluate_value/* keyText */.Pu)(entry.key), value: (0,environment/* settled */.gu)(entry.value), entry }));
    if (!(table instanceof evaluate_value/* Sequence */.gd))
        return [];
    return table.entries.flatMap((entry) => {
        const value = (0,environment/* settled */.gu)(entry.value);
        if (value instanceof evaluate_value/* Definition */.CU)
            return [{ name: value.name, value, entry }];
        if (typeof value === 'string') {
            const meant = context.files.evaluator.names.exported(value, file);
            const missing = new evaluate_value/* Unresolved */.UG('it is not defined in the sources', entry.origin.place, value);
            return [{ name: value, value: meant ?? missing, entry }];
        }
        const parts = partsOf(value);
        const name = parts.find(part => typeof part === 'string');
        // The row that ends a table in C has no name.
        if (typeof name !== 'string')
            return [];
        const target = parts.find(part => part instanceof evaluate_value/* Definition */.CU);
        return [{ name, value: target ?? parts.find(part => part !== name) ?? null, entry }];
    });
}
/** Fields of a row, whatever it is made as. */
function partsOf(value) {
    if (value instanceof evaluate_value/* Sequence */.gd || value instanceof evaluate_value/* Mapping */.X9)
        return value.entries.map(entry => (0,environment/* settled */.gu)(entry.value));
    if (!(value instanceof evaluate_value/* CallResult */.Q9))
        return [];
    return [...value.positional, ...value.named.values()].map(entry => (0,environment/* settled */.gu)(entry.value));
}
/** What an entry offers when it is a module itself: a file, a table, a class that is a table when it is called. */
function moduleIn(value, context) {
    const { evaluator } = context.files;
    if (value instanceof evaluate_value/* Mapping */.X9)
        return { identity: undefined, symbols: file => tableSymbols(value, file, context) };
    if (!(value instanceof environment/* Described */.Si))
        return undefined;
    const { node, site, kind } = value;
    const identity = `${site.file.path}:${node.startIndex}`;
    if (kind === 'module')
        return { identity, symbols: () => (0,symbols_exports/* exportedSymbols */.b)(site.file, context) };
    const table = kind === 'class' ? evaluator.calls.instanceOf(value) : undefined;
    if (table === undefined)
        return undefined;
    return {
        identity,
        symbols() {
            if (table instanceof evaluate_value/* Mapping */.X9)
                return tableSymbols(table, site.file, context);
            const { reason, place } = table;
            context.report({
                rule: 'source-unresolved',
                message: `What ${value.name} gives cannot be read: ${reason}.`,
                place,
            });
            return [];
        },
    };
}
function moduleAlias(name, of, entry) {
    return {
        name,
        what: 'module',
        container: null,
        exported: true,
        place: entry.origin.place,
        description: { signature: null, documentation: '' },
        module: name,
        aliasOf: of,
    };
}

// EXTERNAL MODULE: ./build/extract/evaluate/names.js
var names = __webpack_require__(67200);
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
        .refine(text => (0,locator/* parseTableName */.HC)((0,locator/* parseLocator */.mz)(text).fragment ?? '') !== undefined, {
        error: 'Behind "#" stands a name (KEYWORDS), names with dots (Lexer.KEYWORDS), a name with its number (WORDS@2) or calls (define()).',
    })
        .meta({
        description: 'A named literal in a source file (map, list, set, tuple, enum, class constants, the literal that a function returns, the arms of its switch or match), as file#NAME; or all calls of a function, as file#name(). The file may be a glob.',
        examples: ['src/tokens.py#KEYWORDS', 'src/lexer.ts#Lexer.RESERVED', 'src/builtins.js#define()'],
    }),
    options: { grammar: grammarOption },
    async read(spec, { grammar }, at, context) {
        const { path, fragment } = (0,locator/* parseLocator */.mz)(spec);
        const name = (0,locator/* parseTableName */.HC)(fragment);
        const place = context.placeOf([...at, 'table']);
        const read = (file, each) => context.files.withGrammars(() => table_readFile(context.files.open(file, grammar), name, place, each));
        const extractions = await readTables(path, name.parts.join('.'), place, context, read);
        if (name.calls && extractions.length > 0)
            reportNoCalls(extractions, path, name, place, context);
        return (0,record/* together */.bs)(extractions);
    },
};
/** @param at where the table is named in refdata.yml. */
function table_readFile(file, name, at, context) {
    const { evaluator } = context.files;
    evaluator.restart();
    const extraction = name.calls ? readCalls(file, name, context) : readTable(file, name, at, context);
    // A syntax error anywhere in a file makes every table of it doubtful, and those of files that import it.
    for (const error of context.files.syntaxErrors()) {
        context.report({ rule: 'source-syntax', message: `${error.file} has a syntax error.`, place: error });
    }
    reportNotes(context);
    return extraction;
}
/** Tells what was noted while tables were worked out: changes that could not be applied, keys that stand twice. */
function reportNotes(context) {
    const { changes, duplicates } = context.files.evaluator.takeNotes();
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
}
function readTable(file, name, at, context) {
    const found = tableNamed(file, name, at, context);
    if (!found)
        return NOTHING;
    const extraction = table_extractionOf(found.value, found.place);
    if (extraction.kind === 'records' && extraction.records.length === 0) {
        context.report({
            rule: 'source-empty',
            message: `${name.parts.join('.')} is empty.`,
            place: found.place,
        });
    }
    if (extraction.kind === 'records')
        reportConditions(name.parts.join('.'), extraction.records, context);
    return extraction;
}
/** The table that a locator means and where it is defined; nothing after reporting why not. */
function tableNamed(file, name, at, context) {
    const { evaluator } = context.files;
    const found = find(file, name, at, context);
    if (!found)
        return undefined;
    const [first, ...rest] = partsIn(name, file);
    const { node } = found.binding;
    let value = evaluator.tableOf(evaluator.valueOf(first, found, file));
    for (const part of rest) {
        const member = evaluator.memberIfAny(value, part);
        if (member === undefined && value instanceof evaluate_value/* Mapping */.X9) {
            reportMissing(part, value.entries.map(entry => (0,evaluate_value/* keyText */.Pu)(entry.key)), first, at, context);
            return undefined;
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
        return undefined;
    }
    if (value instanceof evaluate_value/* Definition */.CU) {
        context.report({
            rule: 'source-unresolved',
            message: `${name.parts.join('.')} is a ${value.kind} that does not stand for a table.`,
            remedy: 'Name a literal, a class with constants, or a function that only returns a literal.',
            place: value.place,
        });
        return undefined;
    }
    return { value, place };
}
/** Tells once for each condition which entries stand under it. */
function reportConditions(name, records, context) {
    const under = new Map();
    for (const each of records) {
        const { condition } = each.fields;
        if (typeof condition === 'string') {
            const known = under.get(condition);
            if (known)
                known.push(each);
            else
                under.set(condition, [each]);
        }
    }
    for (const [condition, [first, ...more]] of under) {
        const count = more.length === 0 ? 'An entry' : `${more.length + 1} entries`;
        const message = `${count} of ${name} ${more.length === 0 ? 'stands' : 'stand'} under #if ${condition}.`;
        context.report({ rule: 'table-conditional', message, place: first.place });
    }
}
function table_extractionOf(value, place) {
    if (value instanceof evaluate_value/* Mapping */.X9) {
        return { kind: 'records', records: value.entries.map(entry => table_recordOf((0,evaluate_value/* toPlain */.Ul)(entry.key), entry)) };
    }
    if (value instanceof evaluate_value/* Sequence */.gd)
        return { kind: 'records', records: value.entries.map((entry, i) => table_recordOf(i, entry)) };
    if (value instanceof evaluate_value/* CallResult */.Q9)
        return {
            kind: 'records',
            records: [(0,record/* record */.g1)({ key: 0, value: (0,evaluate_value/* toPlain */.Ul)(value), ...(0,evaluate_value/* callFields */.M3)(value) }, place)],
        };
    return { kind: 'value', value: (0,evaluate_value/* toPlain */.Ul)(value), place };
}
function table_recordOf(key, entry, chain = []) {
    const { value, origin } = entry;
    const { comment, condition, place } = origin;
    return (0,record/* record */.g1)({
        key,
        value: (0,evaluate_value/* toPlain */.Ul)(value),
        ...(value instanceof evaluate_value/* CallResult */.Q9 && (0,evaluate_value/* callFields */.M3)(value)),
        ...(comment !== undefined && { comment }),
        ...(condition !== undefined && { condition }),
        ...(chain.length > 0 && { chain }),
    }, place);
}
/** Every call of a function by this name (`define(…)`, `registry.define(…)`), in source order. */
function readCalls(file, name, context) {
    const last = name.parts.at(-1);
    const full = name.parts.join('.');
    const records = [];
    for (const part of [file, ...file.lists(last)]) {
        for (const node of part.occurrences(last)) {
            const call = callOf(node, part, full);
            if (!call)
                continue;
            const value = context.files.evaluator.evaluate(call, { file: part, env: undefined });
            const chain = chainOf(call, part, context);
            records.push(table_recordOf(records.length, { value, origin: part.origin(call) }, chain));
        }
    }
    return { kind: 'records', records };
}
/** Tells that nothing is called so: of many files some may hold no call, but one of them has to. */
function reportNoCalls(extractions, path, { parts }, place, context) {
    if (extractions.some(extraction => extraction.kind === 'value' || extraction.records.length > 0))
        return;
    const where = (0,locator/* isGlob */.fg)(path) ? `None of the ${extractions.length} files that ${path} matches` : path;
    const holds = (0,locator/* isGlob */.fg)(path) ? 'holds a' : 'holds no';
    context.report({
        rule: 'table-missing',
        message: `${where} ${holds} call of ${parts.join('.')}().`,
        place,
    });
}
/** The call whose callee is this name, alone or at the end of a chain of members that ends with `full`. */
function callOf(name, file, full) {
    let callee = name;
    const around = name.parent && file.language.expression(name.parent);
    if (name.parent && around?.kind === 'member' && around.object.id !== name.id)
        callee = name.parent;
    const object = around?.kind === 'call' && around.callee.id === name.id ? around.object : undefined;
    if (object && `${object.text}.${name.text}`.endsWith(full))
        return name.parent ?? undefined;
    const written = dotted(callee.text);
    if (written !== full && !written.endsWith(`.${full}`))
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
/** The calls that follow on what a call gives: `command("build").description("…").option("…")`. */
function chainOf(first, file, { files: { evaluator } }) {
    const { language } = file;
    const chain = [];
    for (let at = first, next = at.parent; next; next = at.parent) {
        let meaning = language.expression(next);
        let name = meaning.kind === 'call' && meaning.object?.id === at.id ? meaning.callee.text : undefined;
        if (meaning.kind === 'member' && meaning.object.id === at.id && next.parent) {
            name = meaning.name;
            const callee = next;
            next = next.parent;
            meaning = language.expression(next);
            if (meaning.kind !== 'call' || meaning.callee.id !== callee.id)
                break;
        }
        if (name === undefined || meaning.kind !== 'call')
            break;
        const value = evaluator.evaluate(next, { file, env: undefined });
        const fields = value instanceof evaluate_value/* CallResult */.Q9 ? (0,evaluate_value/* callFields */.M3)(value) : { args: [], kwargs: {} };
        chain.push({ ...fields, call: name });
        at = next;
    }
    return chain;
}
/** A chain of names with dots between them, whatever the language writes there: `state->add`, `Rule::add`, `table?.add`. */
function dotted(callee) {
    return callee.replace(/\s*(?:->|::|\?\.|!\.)\s*/g, '.');
}
/** Stands for `module.exports = …`, which no name alone is bound to. */
const WHOLE_EXPORT = 'module.exports';
/** Names of a locator, where `default` and `module.exports` are what the file exports as a whole. */
function partsIn({ parts }, file) {
    if (file.wholeExports().length === 0 || file.bindings('default').length > 0)
        return parts;
    if (parts[0] === 'module' && parts[1] === 'exports')
        return [WHOLE_EXPORT, ...parts.slice(2)];
    return parts[0] === 'default' ? [WHOLE_EXPORT, ...parts.slice(1)] : parts;
}
/** The definition that a locator means: the outermost one of that name, variables before members of objects. */
function find(file, name, at, context) {
    const [first] = partsIn(name, file);
    const bound = first === WHOLE_EXPORT ? file.wholeExports() : (0,names/* inSpace */.WK)('any', file.bindings(first));
    const all = bound.filter(each => !isOpaque(each));
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

;// CONCATENATED MODULE: ./build/extract/kinds/symbols.js








/** `symbols`: functions, classes and whatever else a file defines, exports or lists in a table, with signature and documentation. */
const symbols_kind = {
    name: 'symbols',
    schema: schemas/* string */.YjP()
        .min(1)
        .refine(text => {
        const { fragment } = (0,locator/* parseLocator */.mz)(text);
        return fragment === undefined || (0,locator/* parseTableName */.HC)(fragment)?.calls === false;
    }, 'Behind "#" stands the name of a table: NAMES, Library.NAMES or NAMES@2.')
        .meta({
        description: 'Definitions of a source file (or of all that a glob matches): name, what, container, exported, signature, summary, documentation, module. With file#NAME: the symbols that a table lists, by name, with what it refers to.',
        examples: ['src/library/*.py', 'src/math.c#functions', 'src/registry.py#MODULES'],
    }),
    options: {
        grammar: grammarOption,
        exported: schemas/* literal */.euz(true).meta({
            description: "Only what other files may use by the language's own rules (`__all__`, `export`, `pub`, …), with what the file passes on from others.",
        }),
        of: schemas/* string */.YjP()
            .min(1)
            .meta({
            description: 'Members of this class (or trait, namespace, …) instead of what stands at the top of the file.',
            examples: ['Lexer', 'Outer.Inner'],
        }),
    },
    async read(spec, { exported, of, grammar }, at, context) {
        const { path, fragment } = (0,locator/* parseLocator */.mz)(spec);
        const name = fragment === undefined ? undefined : (0,locator/* parseTableName */.HC)(fragment);
        const place = context.placeOf([...at, 'symbols']);
        const wanted = {
            exported: exported === true,
            of: of,
            grammar: grammar,
            place,
        };
        if (name) {
            // Entries of a table may refer to anything.
            const read = async (file, each) => {
                const symbols = await context.files.withGrammars(() => symbols_readTable(file, name, wanted, each));
                context.files.relax();
                return symbols;
            };
            const title = name.parts.join('.');
            const found = symbols_recordsOf(await readTables(path, title, place, context, read));
            reportConditions(title, found.records, context);
            return found;
        }
        const paths = filesNamed(path, place, context);
        const readings = await context.threads.read(paths, wanted);
        return symbols_recordsOf(readings.map(reading => told(reading, place, context)));
    },
};
/** The symbols of a file, with what there is to tell of it told. */
function told(reading, place, context) {
    if ('unreadable' in reading) {
        reportUnreadable(reading.unreadable, place, context);
        return [];
    }
    for (const problem of reading.problems)
        context.report(problem);
    return reading.symbols;
}
function symbols_recordsOf(symbols) {
    return { kind: 'records', records: symbols.flat().map(symbols_symbol/* symbolRecord */.Cw) };
}
function symbols_readTable(path, name, wanted, context) {
    context.files.evaluator.restart();
    const file = (0,read_symbols/* openedFile */.O)(path, wanted, context, 'table');
    if (!file)
        return [];
    const table = tableNamed(file, name, wanted.place, context);
    const symbols = table ? tableSymbols(table.value, file, context) : [];
    reportNotes(context);
    return symbols;
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










const kinds = [kind, count_kind, data_kind, markdown_kind, merge_kind, pattern_kind, query_kind, symbols_kind, table_kind, value_kind];


/***/ }),

/***/ 759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ languages)
});

// EXTERNAL MODULE: ./build/extract/syntax/nodes.js
var nodes = __webpack_require__(69397);
;// CONCATENATED MODULE: ./build/extract/languages/parts/arms.js

/**
 * Entries of every `switch` or `match` in the body of a function that is in no other one, for who names the function as a
 * table though it does more than return what a case gives: the words that a lexer knows, the options that a program takes.
 *
 * @param deferred types of functions inside of it, whose cases are theirs.
 */
function casesIn(body, type, deferred, armsOf) {
    const found = [];
    const look = (node) => {
        if (node.type === type) {
            const arms = armsOf(node);
            if (arms.kind === 'mapping')
                for (const entry of arms.entries)
                    found.push(entry);
        }
        else if (!deferred.has(node.type))
            for (const child of (0,nodes/* named */.KT)(node))
                look(child);
    };
    if (body)
        look(body);
    return found;
}

;// CONCATENATED MODULE: ./build/extract/languages/parts/c-declarators.js

/** The name that declarators are about. */
function nameIn(declarator) {
    let node = declarator;
    while (node && /declarator$/.test(node.type)) {
        const inner = node.childForFieldName('declarator') ?? (0,nodes/* named */.KT)(node).at(-1) ?? null;
        node = inner;
    }
    return node;
}
/** The declarator that makes a function of a name; a pointer to a function is a variable. */
function functionIn(declarator) {
    let node = declarator;
    while (node && node.type !== 'function_declarator')
        node = node.childForFieldName('declarator') ?? null;
    const inner = node?.childForFieldName('declarator');
    if (inner?.type === 'parenthesized_declarator' && (0,nodes/* named */.KT)(inner)[0]?.type === 'pointer_declarator')
        return null;
    return node;
}

// EXTERNAL MODULE: ./build/extract/syntax/comments.js
var syntax_comments = __webpack_require__(64532);
;// CONCATENATED MODULE: ./build/extract/languages/parts/documentation.js

/**
 * The children of a node with their documentation: the comments that end in the line above, without an empty line
 * between. Comments at the end of a line of code belong to that line.
 */
function documented(parent, comments, 
/** Nodes that may stand between the comments and what they document (attributes of Rust). */
between = new Set()) {
    const result = [];
    let texts = [];
    let nextRow = -1;
    let lastCodeRow = -1;
    for (const node of parent.namedChildren) {
        if (!node)
            continue;
        const { row } = node.startPosition;
        // Some grammars count the end of the line to a comment of documentation.
        const end = node.endPosition.column === 0 && node.endPosition.row > row
            ? node.endPosition.row - 1
            : node.endPosition.row;
        if (comments.types.has(node.type)) {
            if (row === lastCodeRow)
                continue;
            if (row !== nextRow)
                texts = [];
            texts.push((0,syntax_comments/* commentText */.b)(node.text, comments));
            nextRow = end + 1;
            continue;
        }
        const isAdjacent = row === nextRow || row + 1 === nextRow;
        if (between.has(node.type)) {
            if (isAdjacent)
                nextRow = end + 1;
            lastCodeRow = end;
            continue;
        }
        result.push({ node, documentation: isAdjacent ? texts.join('\n').trim() : '' });
        texts = [];
        nextRow = -1;
        lastCodeRow = end;
    }
    return result;
}
/** Source text on one line, as a parameter list is shown. */
function onOneLine(text) {
    return text
        .replace(/\s+/g, ' ')
        .replace(/([([]) |,? ([)\]])/g, '$1$2')
        .trim();
}

;// CONCATENATED MODULE: ./build/extract/languages/parts/c-definitions.js



const TYPES = {
    struct_specifier: 'class',
    union_specifier: 'class',
    class_specifier: 'class',
    enum_specifier: 'enum',
};
/** Nodes that only stand around definitions. */
const TRANSPARENT = new Set([
    'preproc_if',
    'preproc_ifdef',
    'preproc_else',
    'preproc_elif',
    'linkage_specification',
    'declaration_list',
]);
/** What a file of C or C++ defines or declares: functions, types, constants, variables and macros. */
function definitions(root, comments) {
    const found = [];
    collect(root, { container: null, isClass: false, isPublic: true });
    return found;
    function collect(parent, around) {
        let { isPublic } = around;
        for (const { node, documentation } of documented(parent, comments)) {
            if (node.type === 'access_specifier')
                isPublic = !/private|protected/.test(node.text);
            else
                look(node, documentation, { ...around, isPublic });
        }
    }
    function look(node, documentation, around) {
        if (TRANSPARENT.has(node.type)) {
            collect(node, around);
            return;
        }
        const base = { container: around.container, documentation, node };
        const isExported = around.isClass ? around.isPublic : !isStatic(node);
        switch (node.type) {
            case 'namespace_definition': {
                const name = node.childForFieldName('name')?.text;
                const body = node.childForFieldName('body');
                if (name)
                    found.push({ ...base, name, what: 'module', exported: true, signature: null });
                if (body)
                    collect(body, { ...around, container: inside(around.container, name?.replaceAll('::', '.')) });
                return;
            }
            case 'template_declaration': {
                const inner = (0,nodes/* named */.KT)(node).at(-1);
                if (inner)
                    look(inner, documentation, around);
                return;
            }
            case 'preproc_def':
            case 'preproc_function_def': {
                const parameters = node.childForFieldName('parameters');
                const signature = parameters && onOneLine(parameters.text);
                // A header's guard is not a definition of anything.
                if (!parameters && !node.childForFieldName('value'))
                    return;
                found.push({ ...base, name: (0,nodes/* field */.ZZ)(node, 'name').text, what: 'macro', exported: true, signature });
                return;
            }
            case 'alias_declaration':
                found.push({
                    ...base,
                    name: (0,nodes/* field */.ZZ)(node, 'name').text,
                    what: 'type',
                    exported: isExported,
                    signature: null,
                });
                return;
        }
        const type = node.childForFieldName('type');
        const inner = TYPES[node.type] ? node : type && TYPES[type.type] ? type : null;
        if (inner?.childForFieldName('body'))
            lookAtType(inner, documentation, around);
        for (const written of node.childrenForFieldName('declarator')) {
            const declarator = written?.type === 'init_declarator' ? (0,nodes/* field */.ZZ)(written, 'declarator') : written;
            const name = declarator && nameIn(declarator);
            if (declarator && name)
                found.push(...declaredAs(declarator, name, node, { ...base, exported: isExported }, around));
        }
    }
    function lookAtType(type, documentation, around) {
        const name = type.childForFieldName('name')?.text;
        const what = TYPES[type.type];
        const { container } = around;
        const exported = around.isClass ? around.isPublic : true;
        if (name)
            found.push({ name, what, container, exported, signature: null, documentation, node: type });
        const own = inside(container, name);
        const body = (0,nodes/* field */.ZZ)(type, 'body');
        if (what !== 'enum') {
            // Members of a class are private until it says otherwise.
            collect(body, { container: own, isClass: true, isPublic: type.type !== 'class_specifier' });
            return;
        }
        for (const { node, documentation: text } of documented(body, comments)) {
            if (node.type !== 'enumerator')
                continue;
            found.push({
                name: (0,nodes/* field */.ZZ)(node, 'name').text,
                what: 'constant',
                container: own,
                exported,
                signature: null,
                documentation: text,
                node,
            });
        }
    }
}
/** Functions with their parameters, types by `typedef`, constants and variables. */
function declaredAs(declarator, name, node, base, around) {
    const callable = functionIn(declarator);
    // `typedef struct X { … } X` is one type.
    const tag = node.type === 'type_definition' ? node.childForFieldName('type') : null;
    if (tag?.childForFieldName('body') && tag.childForFieldName('name')?.text === name.text)
        return [];
    if (node.type === 'type_definition')
        return [{ ...base, name: name.text, what: 'type', exported: true, signature: null }];
    // `int Rule::get() const` defines a member outside of its class.
    const [plain, ...scope] = name.text.split('::').reverse();
    const container = inside(base.container, scope.length > 0 ? scope.reverse().join('.') : undefined);
    if (callable) {
        const isMember = around.isClass || scope.length > 0;
        const signature = onOneLine((0,nodes/* field */.ZZ)(callable, 'parameters').text);
        return [{ ...base, name: plain, container, what: isMember ? 'method' : 'function', signature }];
    }
    if (node.type !== 'declaration' && node.type !== 'field_declaration')
        return [];
    const words = node.text.slice(0, declarator.startIndex - node.startIndex);
    const what = /\b(const|constexpr)\b/.test(words) ? 'constant' : 'variable';
    return [{ ...base, name: plain, container, what, signature: null }];
}
function isStatic(node) {
    return node.children.some(child => child?.type === 'storage_class_specifier' && child.text === 'static');
}
function inside(container, name) {
    if (name === undefined)
        return container;
    return container === null ? name : `${container}.${name}`;
}

;// CONCATENATED MODULE: ./build/extract/languages/parts/c-initializers.js

const UNKNOWN = { kind: 'unknown' };
/** Braces inside of each other that are looked into: deeper than any table that a person wrote. */
const MAX_DEPTH = 100;
/** Templates of the C++ library whose braces hold a list or a map. */
const LISTS = new Set(['vector', 'array', 'list', 'deque', 'initializer_list', 'span', 'forward_list']);
const SETS = new Set(['set', 'unordered_set', 'multiset', 'flat_set']);
const MAPS = new Set(['map', 'unordered_map', 'multimap', 'unordered_multimap', 'flat_map']);
/** The shape that a declaration gives its value: its type, and the arrays and pointers of its declarator. */
function shapeOf(type, declarator) {
    let arrays = 0;
    let isPointer = false;
    for (let at = declarator; at; at = at.childForFieldName('declarator')) {
        if (at.type.includes('array_declarator'))
            arrays += 1;
        else if (at.type.includes('pointer_declarator'))
            isPointer = true;
        else if (at.type.includes('function_declarator'))
            return UNKNOWN;
    }
    let shape = isPointer || !type ? UNKNOWN : shapeOfType(type);
    for (; arrays > 0; arrays -= 1)
        shape = { kind: 'list', of: shape };
    return shape;
}
function shapeOfType(type) {
    switch (type.type) {
        case 'type_descriptor':
            return shapeOf(type.childForFieldName('type'), type.childForFieldName('declarator'));
        case 'type_identifier':
        case 'struct_specifier':
        case 'class_specifier':
        case 'union_specifier':
            return { kind: 'record', type };
        case 'qualified_identifier': {
            const name = (0,nodes/* field */.ZZ)(type, 'name');
            if (name.type === 'template_type' || name.type === 'qualified_identifier')
                return shapeOfType(name);
            return (0,nodes/* field */.ZZ)(type, 'scope').text === 'std' ? UNKNOWN : { kind: 'record', type };
        }
        case 'template_type': {
            const name = (0,nodes/* field */.ZZ)(type, 'name').text;
            const [first, second] = (0,nodes/* named */.KT)((0,nodes/* field */.ZZ)(type, 'arguments')).map(shapeOfType);
            if (LISTS.has(name))
                return { kind: 'list', of: first ?? UNKNOWN };
            if (SETS.has(name))
                return { kind: 'list', of: first ?? UNKNOWN, distinct: true };
            if (MAPS.has(name))
                return { kind: 'map', of: second ?? UNKNOWN };
            return UNKNOWN;
        }
        default:
            return UNKNOWN;
    }
}
/** What an initializer means for a shape. */
function initializer(node, shape, depth = 0) {
    if (node.type !== 'initializer_list')
        return { kind: 'same', node };
    if (depth > MAX_DEPTH)
        return (0,nodes/* opaque */.OZ)(`what is nested deeper than ${MAX_DEPTH} levels`);
    const children = (0,nodes/* named */.KT)(node);
    switch (shape.kind) {
        case 'map':
            return { kind: 'mapping', entries: children.map(child => mapEntry(child, shape.of, depth)) };
        case 'record':
            return {
                kind: 'call',
                callee: shape.type,
                arguments: children.map(child => argumentOf(child, depth)),
                isRecord: true,
            };
        default: {
            const of = shape.kind === 'list' ? shape.of : UNKNOWN;
            const distinct = shape.kind === 'list' && shape.distinct === true;
            if (children.some(isDesignated))
                return designated(children, of, depth);
            const entries = shape.kind === 'list' ? withoutEnd(children) : children;
            return {
                kind: 'sequence',
                items: entries.map(child => itemOf(child, of, depth)),
                ...(distinct && { distinct }),
            };
        }
    }
}
/** Braces of which nothing is known but what they hold. */
function plainBraces(node, depth = 0) {
    return initializer(node, UNKNOWN, depth);
}
function itemOf(node, of, depth) {
    return node.type === 'initializer_list'
        ? { node, spread: false, value: initializer(node, of, depth + 1) }
        : { node, spread: false };
}
function argumentOf(node, depth) {
    if (!isDesignated(node))
        return node.type === 'initializer_list' ? { node, value: plainBraces(node, depth + 1) } : { node };
    const [designator, ...more] = node.childrenForFieldName('designator');
    const value = (0,nodes/* field */.ZZ)(node, 'value');
    const name = designator?.type === 'field_designator' ? designator.firstNamedChild?.text : undefined;
    if (more.length > 0 || name === undefined)
        return { node, value: (0,nodes/* opaque */.OZ)('a part of a part that is set here') };
    return value.type === 'initializer_list'
        ? { node: value, name, value: plainBraces(value, depth + 1) }
        : { node: value, name };
}
function isDesignated(node) {
    return node.type === 'initializer_pair';
}
/** `{ [TK_AND] = "and", [TK_OR] = "or" }`, or `{ .name = "x" }` of an unknown structure. */
function designated(children, of, depth) {
    const entries = children.map((node) => {
        if (!isDesignated(node))
            return { node, key: NEXT_INDEX, value: valueIn(node, of, depth) };
        const [designator, ...more] = node.childrenForFieldName('designator');
        const [inner] = designator ? (0,nodes/* named */.KT)(designator) : [];
        if (more.length > 0 || !inner || designator?.type === 'subscript_range_designator')
            return { node, key: node.text, value: (0,nodes/* opaque */.OZ)('a range or part that is set here') };
        return {
            node,
            key: designator?.type === 'field_designator' ? inner.text : inner,
            value: valueIn((0,nodes/* field */.ZZ)(node, 'value'), of, depth),
        };
    });
    return { kind: 'mapping', entries };
}
function valueIn(node, of, depth) {
    return node.type === 'initializer_list' ? initializer(node, of, depth + 1) : node;
}
const NEXT_INDEX = {
    kind: 'next',
    next: previous => (previous === undefined ? 0 : typeof previous === 'number' ? previous + 1 : undefined),
};
function mapEntry(node, of, depth) {
    const parts = node.type === 'initializer_list' ? (0,nodes/* named */.KT)(node) : pairArguments(node);
    const [key, value] = parts;
    if (parts.length !== 2 || !key || !value)
        return { node, key: node.text, value: (0,nodes/* opaque */.OZ)('an entry like this') };
    return { node, key, value: valueIn(value, of, depth) };
}
/** `std::make_pair("a", 1)`. */
function pairArguments(node) {
    const isPair = node.type === 'call_expression' && /^(std::)?(make_pair|pair)\b/.test((0,nodes/* field */.ZZ)(node, 'function').text);
    return isPair ? (0,nodes/* named */.KT)((0,nodes/* field */.ZZ)(node, 'arguments')) : [];
}
/**
 * Entries without the one that only says where the array ends, by C's custom: `NULL`, or a structure that is empty, 0, or
 * nothing in all of its members, one of them `NULL`; or `NULL` where all others have a name.
 */
function withoutEnd(children) {
    const last = children.at(-1);
    if (!last || children.length < 2)
        return children;
    return isEnd(last, children.slice(0, -1)) ? children.slice(0, -1) : children;
}
function isEnd(last, before) {
    if (last.type !== 'initializer_list')
        return isNull(last);
    const [first, ...more] = (0,nodes/* named */.KT)(last);
    if (!first)
        return true;
    const rows = before.filter(({ type }) => type === 'initializer_list');
    const hasRows = rows.length > 0 || before.some(({ type }) => type === 'call_expression');
    if (hasRows && isNothing(last) && (more.length === 0 || holdsNull(last)))
        return true;
    return isNull(first) && rows.length > 0 && rows.every(row => TEXTS.has((0,nodes/* named */.KT)(row)[0]?.type ?? ''));
}
const TEXTS = new Set(['string_literal', 'concatenated_string']);
function holdsNull(node) {
    return node.type === 'initializer_list' ? (0,nodes/* named */.KT)(node).some(holdsNull) : isNull(node);
}
/** `NULL`, `nullptr` and `(char *)0`. */
function isNull(node) {
    if (node.type !== 'cast_expression')
        return node.type === 'null' || node.type === 'nullptr' || node.text === 'NULL';
    return (0,nodes/* field */.ZZ)(node, 'type').text.includes('*') && isNothing((0,nodes/* field */.ZZ)(node, 'value'));
}
/** Nothing, or braces with nothing else inside. */
function isNothing(node) {
    if (node.type === 'initializer_list')
        return (0,nodes/* named */.KT)(node).every(isNothing);
    return isNull(node) || /^(?:0(?:[xX]0+)?[uUlL]*|false|'\\0')$/.test(node.text);
}

;// CONCATENATED MODULE: ./build/extract/languages/parts/c-macros.js

/**
 * Macros of C and C++. The grammar leaves their bodies as text; what a use of one stands for is worked out as the
 * preprocessor does it, by putting texts in place of texts, one macro at a time.
 *
 * A body may be one value, or entries of a list without the braces around it, as those of "X macros" are:
 * `#define WORDS(X) X(SE, "if") X(PARA, "for")` and `#define TEXT(id, text) text,`.
 */
/** `"…"`, `'…'`, comments, `##`, `#name`, names, anything else. */
const PIECE = /"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\/\*[\s\S]*?\*\/|\/\/.*|\s*##\s*|#\s*([A-Za-z_]\w*)|[A-Za-z_]\w*|[\s\S]/g;
/** What a line of a file that is taken over may be besides entries. */
const DIRECTIVE = /^#\s*(?:if|ifdef|ifndef|elif|else|endif|define|undef|include|pragma|error)$/;
/** A file that is taken over between entries, as {@link prepare} writes it: a call of this name. */
const INCLUDED = 'inc__';
/** `#define NAME body`. */
function macroValue(macro) {
    const body = macro.childForFieldName('value');
    return body ? fragment(body, withoutMarks(body.text)) : (0,nodes/* opaque */.OZ)('a macro without a body');
}
/** `#define NAME(a, b) body`. */
function macroFunction(macro) {
    const written = (0,nodes/* named */.KT)((0,nodes/* field */.ZZ)(macro, 'parameters')).map(node => node.text);
    const isVariadic = (0,nodes/* field */.ZZ)(macro, 'parameters').text.includes('...');
    const names = isVariadic ? [...written.filter(name => name !== '...'), '__VA_ARGS__'] : written;
    const parameters = names.map((name) => ({ name, default: null, rest: name === '__VA_ARGS__' ? 'positional' : null }));
    const body = macro.childForFieldName('value');
    const text = withoutMarks(body?.text ?? '');
    return {
        name: (0,nodes/* field */.ZZ)(macro, 'name').text,
        node: macro,
        parameters,
        // Without arguments the body alone may be a table: that of the calls of a parameter.
        result: body ? fragment(body, text) : null,
        expand(use) {
            const args = argumentsIn((0,nodes/* field */.ZZ)(use, 'arguments').text.slice(1, -1), names, isVariadic);
            return args ? fragment(use, expanded(text, args), isEntries(text)) : (0,nodes/* opaque */.OZ)('a macro used in this way');
        },
    };
}
/** Macro bodies that are lists of calls, which are none to the grammar. */
function macroLists(root) {
    return root.descendantsOfType(['preproc_def', 'preproc_function_def']).flatMap(macro => {
        const body = macro?.childForFieldName('value');
        const text = withoutMarks(body?.text ?? '');
        return body && isEntries(text) ? [fragment(body, text)] : [];
    });
}
/** What a file holds that is taken over between the entries of a list. */
function includedEntries(use) {
    const type = elementType(use);
    return {
        kind: 'included',
        specifier: (0,nodes/* field */.ZZ)(use, 'arguments').text.slice(2, -2),
        text: source => listOf(`\n${separated(source)}`, type),
        // The macros that it uses, and the type that its entries have.
        names: source => [
            ...new Set([...`${type}() ${source}`.matchAll(/\b[A-Za-z_]\w*(?=\s*\()/g)].map(match => match[0])),
        ],
        find: listIn,
    };
}
/** An expression that is parsed by itself. Entries without braces get some, and are told to be such. */
function fragment(at, text, bare = isEntries(text)) {
    const type = elementType(at);
    if (bare)
        return { kind: 'fragment', at, text: listOf(separated(text), type), find: listIn, bare };
    return { kind: 'fragment', at, text: `${type} value__ = ${text};`, find: c_macros_valueIn };
}
/** The type of the entries of the table that a use of a macro is an entry of: braces in a macro are such an entry. */
function elementType(use) {
    const declarator = use.parent?.type === 'initializer_list' ? use.parent.parent : null;
    const declaration = declarator?.type === 'init_declarator' ? declarator.parent : null;
    if (!declarator || !declaration)
        return 'int';
    for (let at = declarator; at; at = at.childForFieldName('declarator'))
        if (at.type === 'pointer_declarator')
            return 'int';
    return declaration.childForFieldName('type')?.text ?? 'int';
}
function listOf(entries, type) {
    return `${type} value__[] = {${entries}\n};`;
}
function listIn(root) {
    const declarator = c_macros_valueIn(root);
    return declarator?.childForFieldName('value')?.type === 'initializer_list' ? declarator : null;
}
function c_macros_valueIn(root) {
    const [declaration, ...more] = (0,nodes/* named */.KT)(root);
    const declarator = declaration?.childForFieldName('declarator');
    return more.length === 0 && declarator?.type === 'init_declarator' ? declarator : null;
}
/** A body without comments and the marks that lead it to the next line, everything in its place. */
function withoutMarks(body) {
    return body
        .replace(/("(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*')|\/\*[\s\S]*?\*\/|\/\/.*/g, (text, quoted) => quoted ?? text.replace(/[^\n]/g, ' '))
        .replace(/\\(?=\n)/g, ' ')
        .trimEnd();
}
/** Whether a text is entries of a list: several calls one after the other, or something with a comma at its end or top. */
function isEntries(body) {
    const text = body.trim();
    if (text === '')
        return true;
    if (/^\w+\s*\(/.test(text) && separated(text).replace(/\s+/g, '') !== text.replace(/\s+/g, ''))
        return true;
    return text.length > 1 && splitAtCommas(text).length > 1;
}
/** The same with a comma between calls that nothing, or a semicolon, separates. */
function separated(text) {
    let depth = 0;
    let after = -1;
    let result = '';
    let isDirective = false;
    for (const [piece] of text.matchAll(PIECE)) {
        if (DIRECTIVE.test(piece))
            isDirective = true;
        if (isDirective) {
            result += piece;
            isDirective = !piece.includes('\n');
            continue;
        }
        const isBlank = /^(?:\s+|\/\*[\s\S]*|\/\/.*)$/.test(piece);
        if (depth === 0 && after >= 0 && !isBlank) {
            if (piece === ';' || /^[A-Za-z_{"]/.test(piece))
                result = `${result.slice(0, after)},${result.slice(after)}`;
            after = -1;
            if (piece === ';')
                continue;
        }
        if (/^[([{]$/.test(piece))
            depth += 1;
        else if (/^[)\]}]$/.test(piece))
            depth -= 1;
        result += piece;
        if (depth === 0 && piece === ')')
            after = result.length;
    }
    return result;
}
/** Texts of arguments by parameter; undefined when they are not as many. */
function argumentsIn(text, names, isVariadic) {
    const parts = splitAtCommas(text).map(part => part.trim());
    const given = names.length === 0 && text.trim() === '' ? [] : parts;
    const fixed = isVariadic ? names.length - 1 : names.length;
    if (isVariadic ? given.length < fixed : given.length !== fixed)
        return undefined;
    const found = new Map(names.slice(0, fixed).map((name, i) => [name, given[i]]));
    if (isVariadic)
        found.set('__VA_ARGS__', given.slice(fixed).join(', '));
    return found;
}
/** What commas outside of brackets and texts separate; a comma at the end separates nothing from what comes before it. */
function splitAtCommas(text) {
    const parts = [''];
    let depth = 0;
    for (const [piece] of text.matchAll(PIECE)) {
        if (/^[([{]$/.test(piece))
            depth += 1;
        else if (/^[)\]}]$/.test(piece))
            depth -= 1;
        if (piece === ',' && depth === 0)
            parts.push('');
        else
            parts[parts.length - 1] += piece;
    }
    return parts;
}
/** A body with the arguments in it: as they are, as texts (`#name`), grown together with what is beside them (`a##b`). */
function expanded(body, args) {
    const plain = [...args].filter(([, text]) => /^[\w.]+$/.test(text)).map(([name]) => name);
    // With a name in them alone, parentheses look like those of a cast.
    const bracketed = plain.length > 0 ? new RegExp(`(?<![\\w)]\\s*)\\((\\s*(?:${plain.join('|')})\\s*)\\)`, 'g') : /(?!)/g;
    return body
        .replace(bracketed, ' $1 ')
        .replace(PIECE, (piece, quoted) => {
        if (quoted !== undefined && args.has(quoted))
            return asText(args.get(quoted));
        return args.get(piece) ?? piece;
    })
        .replace(/("(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*')|\s*##\s*/g, (_text, literal) => literal ?? '');
}
function asText(argument) {
    return `"${argument.replace(/\s+/g, ' ').replace(/["\\]/g, '\\$&')}"`;
}

;// CONCATENATED MODULE: ./build/extract/languages/parts/c-preprocessor.js

/**
 * What the parser of C and C++ cannot see without expanding macros: directives between the entries of a table, which
 * become comments, and macros in front of a declaration (`LUA_API int f(void)`), which become blanks. Everything
 * stays in its place.
 */
const TOKEN = /\/\/(?:[^\n\\]|\\[\s\S])*|\/\*[\s\S]*?(?:\*\/|$)|R"([^()\\\s"]{0,16})\([\s\S]*?\)\1"|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S]){1,10}'|^[ \t]*#(?:[^\n\\/"]|\\[\s\S]|\/(?!\*)|"(?:[^"\\\n]|\\[\s\S])*"|\/\*[\s\S]*?\*\/)*|[{};]|[=,(\])]|[A-Za-z_]\w*/gm;
/** A macro of a library that says how a function is exported or called: capitals, and a whole declaration behind it. */
const DECLARATION_MACRO = /^[A-Z][A-Z0-9_]+(?=[ \t]+(?:(?:const|unsigned|signed|struct|enum|long|static|inline)[ \t]+)*[A-Za-z_]\w*(?:[ \t*]+|[ \t]*\n)(?:\w+|\(\w+\))[ \t]*\()/gm;
/** The line between the parts of a grammar of yacc or lex; not one on which a text goes on. */
const GRAMMAR_PARTS = /(?<!\\\n)^%%[ \t]*(?:$|\/[*/])/m;
/** What they have around the code, beside texts and comments, which may hold the same. */
const GRAMMAR_MARKS = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|R"([^()\\\s"]{0,16})\([\s\S]*?\)\1"|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S]){1,10}'|^%(?:[{}%]|(?!union\b)\w+[^\n]*|(?=union\b))/gm;
function prepare(written, { joinsMacros }) {
    const source = GRAMMAR_PARTS.test(written)
        ? written.replace(GRAMMAR_MARKS, part => (part.startsWith('%') ? ' '.repeat(part.length) : part))
        : written;
    const edits = [];
    const found = [];
    const conditions = [];
    /** For each open brace, whether it is that of a table or of an enumeration. */
    const braces = [];
    let previous = '';
    let beforeThat = '';
    let sawEnum = false;
    /** For each open parenthesis, whether it is that of a call. */
    const parentheses = [];
    /** Where a call ends that is an entry of a table by itself. */
    let endOfEntry = -1;
    for (const match of source.matchAll(TOKEN)) {
        const [token] = match;
        const start = match.index;
        const first = token.charAt(0);
        if (first === '/')
            continue;
        if (token.trimStart().startsWith('#')) {
            const around = braces.at(-1);
            const directive = /^\s*#\s*(\w*)\s*([\s\S]*)$/.exec(token);
            const [, name = '', rest = ''] = directive ?? [];
            if (around === 'table' && CONDITIONAL.has(name))
                edits.push({ start, end: start + token.length, text: asComment(token) });
            else if (around === 'table' && name === 'include')
                edits.push({ start, end: start + token.length, text: asCall(token, rest) });
            else if (name === 'define' && token.includes('/*'))
                edits.push({ start, end: start + token.length, text: withoutInnerComments(token) });
            if (around === 'table' || around === 'enum')
                follow(name, conditionText(rest), start, token.length);
            continue;
        }
        if (endOfEntry >= 0 && (token === '{' || /^[A-Za-z_]/.test(token)))
            separate(endOfEntry, start);
        endOfEntry = -1;
        if (token === '(')
            parentheses.push(/^[A-Za-z_]/.test(previous));
        else if (token === ')' && parentheses.pop() && parentheses.length === 0 && braces.at(-1) === 'table')
            endOfEntry = start + 1;
        if (token === '{') {
            const around = braces.at(-1);
            const isTable = previous === '=' || around === 'table';
            braces.push(isTable ? 'table' : sawEnum ? 'enum' : 'other');
        }
        else if (token === '}')
            braces.pop();
        if (joinsMacros && isMacroBehindText(beforeThat, previous, token, start))
            edits.push({ start: start - 1, end: start, text: '+' });
        if (token === 'enum')
            sawEnum = true;
        else if (token === ';' || token === '{' || token === '}' || token === '=' || token === ')')
            sawEnum = false;
        beforeThat = previous;
        previous = token;
    }
    for (const match of source.matchAll(DECLARATION_MACRO)) {
        edits.push({ start: match.index, end: match.index + match[0].length, text: ' '.repeat(match[0].length) });
    }
    return { text: edited(source, edits), conditions: nested(found) };
    /** `ENTRY(a) ENTRY(b)`, where the macro itself writes the comma. */
    function separate(from, to) {
        const space = source.slice(from, to).search(/[ \t]/);
        if (space >= 0)
            edits.push({ start: from + space, end: from + space + 1, text: ',' });
    }
    /** `"a" MACRO`, which the grammar of C++ does not know: as a sum it means the same. */
    function isMacroBehindText(first, text, token, at) {
        if (!text.endsWith('"') || !/^[A-Za-z_]/.test(token) || first === 'extern' || first === 'operator')
            return false;
        return /[ \t]/.test(source.charAt(at - 1)) && !/["']/.test(source.charAt(at + token.length));
    }
    function follow(name, condition, start, length) {
        const end = start + length;
        const depth = braces.length;
        if (name === 'if' || name === 'ifdef' || name === 'ifndef') {
            const written = name === 'if' ? condition : name === 'ifdef' ? `defined(${condition})` : `!defined(${condition})`;
            conditions.push({ start: end, condition: written, before: [], depth });
            return;
        }
        const open = conditions.at(-1);
        if (!open || open.depth !== depth || !CONDITIONAL.has(name))
            return;
        conditions.pop();
        const shown = [...open.before.map(text => `!(${text})`), open.condition]
            .filter(text => text !== '')
            .join(' && ');
        found.push({ start: open.start, end: start, condition: shown });
        if (name === 'endif')
            return;
        conditions.push({
            start: end,
            condition: name === 'else' ? '' : condition,
            before: [...open.before, open.condition],
            depth,
        });
    }
}
const CONDITIONAL = new Set(['if', 'ifdef', 'ifndef', 'elif', 'else', 'endif']);
function conditionText(text) {
    return text
        .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ' ')
        .replace(/\\\n/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
}
/** `#include "x"` between entries as a call, which leaves as much room: the entries are those of the file. */
function asCall(directive, rest) {
    const path = /^(?:"([^"]*)"|<([^>]*)>)/.exec(rest);
    const name = path?.[1] ?? path?.[2];
    return name === undefined ? asComment(directive) : `${INCLUDED}("${name}"),`.padEnd(directive.length);
}
/** To the grammar, a comment is the end of a macro, though more of it follows. */
function withoutInnerComments(directive) {
    return directive.replace(/\/\*[\s\S]*?\*\/(?=[ \t]*(?:\\\n|[^\s]))/g, comment => comment.replace(/[^\n]/g, ' ').replace(/ \n/g, '\\\n'));
}
/** A directive as a comment of the same length and lines; no directive is too short for that. */
function asComment(directive) {
    const inner = directive.slice(0, -4).replace(/[^\n]/g, '-');
    return `/*${inner}*/`;
}
function edited(source, edits) {
    if (edits.length === 0)
        return source;
    const parts = [];
    let at = 0;
    for (const { start, end, text } of edits.sort((a, b) => a.start - b.start)) {
        if (start < at)
            continue;
        parts.push(source.slice(at, start), text);
        at = end;
    }
    return [...parts, source.slice(at)].join('');
}
/** Parts in the order of their ends, each with the one around it. */
function nested(parts) {
    const result = [];
    const around = [];
    // From the last to end to the first: what is around a part comes before it.
    for (const part of [...parts].sort((a, b) => b.end - a.end)) {
        while (around.length > 0 && around.at(-1).start > part.start)
            around.pop();
        const conditional = { ...part, outer: around.at(-1) };
        around.push(conditional);
        result.push(conditional);
    }
    return result.reverse();
}

// EXTERNAL MODULE: ./build/extract/evaluate/operators.js
var operators = __webpack_require__(38433);
// EXTERNAL MODULE: ./build/extract/evaluate/value.js
var evaluate_value = __webpack_require__(64081);
;// CONCATENATED MODULE: ./build/extract/languages/parts/casts.js



/** Whole numbers by width and sign; those of several widths or signs are as wide, or signed, as the system has it. */
const WHOLE = {
    i8: [[8, true]],
    u8: [[8, false]],
    i16: [[16, true]],
    u16: [[16, false]],
    i32: [[32, true]],
    u32: [[32, false]],
    i64: [[64, true]],
    u64: [[64, false]],
    i128: [[128, true]],
    u128: [[128, false]],
    isize: [
        [32, true],
        [64, true],
    ],
    usize: [
        [32, false],
        [64, false],
    ],
    'char or unsigned char': [
        [8, true],
        [8, false],
    ],
};
/** Types of arithmetic that only their own language names. */
const UNKNOWN_TYPE = 'a type that is not known here';
/** Numbers that every type of numbers holds. */
const MAX_ANYWHERE = 127;
/** The operator of a cast to a type, by the name that Rust has for it. */
function castTo(type) {
    return `cast to ${type}`;
}
/** Whether casts to a type are worked out. */
function isNumeric(type) {
    return type in WHOLE || type === 'f32' || type === 'f64';
}
/** What casts give for constants, by operator; nothing for what only a run, or the compiler for a system, can tell. */
function castOperators(overflow) {
    const folds = Object.keys(WHOLE).map(type => [
        castTo(type),
        (operand) => whole(type, operand, overflow),
    ]);
    return {
        ...Object.fromEntries(folds),
        [castTo('f32')]: operand => real(operand, Math.fround),
        [castTo('f64')]: operand => real(operand, value => value),
        [castTo('bool')]: operand => {
            const value = numberIn(operand);
            return value === undefined ? undefined : Number(value !== 0);
        },
        [castTo('char')]: operand => {
            const value = typeof operand === 'number' && Number.isInteger(operand) ? operand : -1;
            const isSurrogate = value >= 0xd800 && value <= 0xdfff;
            return value >= 0 && value <= 0xffff && !isSurrogate ? String.fromCodePoint(value) : undefined;
        },
        [castTo(UNKNOWN_TYPE)]: operand => {
            const value = numberIn(operand);
            if (value === undefined)
                return operand;
            return Number.isInteger(value) && value >= 0 && value <= MAX_ANYWHERE ? operand : undefined;
        },
    };
}
function whole(type, operand, overflow) {
    const given = numberIn(operand);
    if (given === undefined || !Number.isFinite(given))
        return undefined;
    const isReal = operand instanceof evaluate_value/* Float */.nt || !Number.isInteger(given);
    const results = WHOLE[type].map(([bits, isSigned]) => {
        const wrapped = (value) => (isSigned ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value));
        const truncated = BigInt(Math.trunc(given));
        if (overflow === 'refused')
            return wrapped(truncated) === truncated && Number.isInteger(given) ? truncated : undefined;
        if (!isReal)
            return wrapped(truncated);
        if (overflow === 'nearest')
            return nearest(truncated, bits, isSigned);
        if (overflow === 'nearest-int')
            return wrapped(nearest(truncated, Math.max(bits, 32), true));
        return wrapped(truncated) === truncated ? truncated : undefined;
    });
    const [first] = results;
    return first === undefined || results.some(result => result !== first) ? undefined : (0,operators/* finite */.E2)(Number(first));
}
function nearest(value, bits, isSigned) {
    const width = BigInt(isSigned ? bits - 1 : bits);
    const [low, high] = [isSigned ? -(1n << width) : 0n, (1n << width) - 1n];
    return value < low ? low : value > high ? high : value;
}
function real(operand, round) {
    const value = numberIn(operand);
    if (value === undefined)
        return undefined;
    const result = round(value);
    if (!Number.isFinite(result))
        return undefined;
    return Number.isInteger(result) ? new evaluate_value/* Float */.nt(result) : result;
}
function numberIn(operand) {
    if (operand instanceof evaluate_value/* Float */.nt)
        return operand.value;
    if (typeof operand === 'boolean')
        return Number(operand);
    return typeof operand === 'number' ? operand : undefined;
}
/** The number of a character that is written as one: `'a'`. */
function codeOf(literal) {
    const text = literal.kind === 'literal' && typeof literal.value === 'string' ? [...literal.value] : [];
    const [character] = text;
    return text.length === 1 && character !== undefined
        ? { kind: 'literal', value: character.codePointAt(0) }
        : (0,nodes/* opaque */.OZ)('the number of a character like this');
}
/** What is done with a value at once, without the parentheses around it. */
function useOf(node) {
    let use = node.parent;
    while (use?.type === 'parenthesized_expression')
        use = use.parent;
    return use;
}

;// CONCATENATED MODULE: ./build/extract/languages/parts/escapes.js
/** Escapes in texts and characters of C, C++, Go, Java and Rust. */
const SIMPLE = {
    a: '\x07',
    b: '\b',
    e: '\x1b',
    f: '\f',
    n: '\n',
    r: '\r',
    s: ' ',
    t: '\t',
    v: '\v',
    '\\': '\\',
    "'": "'",
    '"': '"',
    '?': '?',
    '\n': '',
};
/** The text that escapes stand for; undefined for what is no escape, or no text in UTF-8. */
function decoded(content, escapes) {
    if (!content.includes('\\'))
        return content;
    const hex = escapes.hexDigits === null
        ? ''
        : escapes.hexDigits === Infinity
            ? 'x([0-9a-fA-F]+)'
            : 'x([0-9a-fA-F]{2})';
    const [least, most] = escapes.octalDigits ?? [1, 0];
    // Beyond \377 there is no character: of Java's \700, the last digit is one of the text.
    const octal = most === 0 ? '' : escapes.bytes ? `([0-7]{${least},${most}})` : '([0-3][0-7]{0,2}|[4-7][0-7]?)';
    const unicode = escapes.braces ? 'u\\{([0-9a-fA-F_]{1,8})\\}' : 'u+([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})';
    const pattern = new RegExp(`\\\\(?:${hex || '(?!)()'}|${octal || '(?!)()'}|${unicode}${escapes.braces ? '|(?!)()' : ''}|([\\s\\S]))`, 'gu');
    const bytes = [];
    let bad = false;
    let raw = false;
    const encoder = new TextEncoder();
    const add = (text) => {
        for (const byte of encoder.encode(text))
            bytes.push(byte);
    };
    let text = '';
    let at = 0;
    const put = (part) => {
        text += part;
        add(part);
    };
    for (const match of content.matchAll(pattern)) {
        put(content.slice(at, match.index));
        at = match.index + match[0].length;
        const [, x, o, short, long, simple] = match;
        const digits = short ?? long;
        if (x !== undefined || o !== undefined) {
            const code = x !== undefined ? Number.parseInt(x, 16) : Number.parseInt(o, 8);
            if (code > 0xff)
                return undefined;
            if (escapes.bytes && code > 0x7f) {
                raw = true;
                bytes.push(code);
            }
            else
                put(String.fromCharCode(code));
        }
        else if (digits !== undefined) {
            const point = Number.parseInt(digits.replaceAll('_', ''), 16);
            if (point > 0x10ffff)
                return undefined;
            // Java writes a character beyond U+FFFF as two halves.
            if (point >= 0xd800 && point <= 0xdfff) {
                if (escapes.bytes)
                    return undefined;
                text += String.fromCharCode(point);
            }
            else
                put(String.fromCodePoint(point));
        }
        else {
            const known = simple !== undefined && (simple === '\n' || escapes.simple.includes(simple))
                ? SIMPLE[simple]
                : undefined;
            if (known === undefined)
                bad = true;
            else
                put(known);
        }
    }
    put(content.slice(at));
    if (bad)
        return undefined;
    if (!raw)
        return /\p{Surrogate}/u.test(text) ? undefined : text;
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes));
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/extract/evaluate/pure-functions.js
var pure_functions = __webpack_require__(33704);
;// CONCATENATED MODULE: ./build/extract/languages/parts/folding.js





/** Numbers and operators of languages with whole numbers of several sizes and real numbers: C, C++, Go, Java, Rust. */
const INT_MIN = -(2 ** 31);
const INT_MAX = 2 ** 31 - 1;
function operatorsWith({ only32Bit, overflow, joinsTexts, numericTruth, text, }) {
    const fits = (value) => !only32Bit || (typeof value === 'number' && value >= INT_MIN && value <= INT_MAX);
    const whole = (apply) => {
        const fold = (0,operators/* integers */.mp)(apply);
        return (left, right) => {
            if (!fits(left) || !fits(right))
                return undefined;
            const result = fold(left, right);
            return fits(result) ? result : undefined;
        };
    };
    const real = (apply) => (left, right) => {
        // With two whole numbers it is an operation on whole numbers.
        if (!(isReal(left) || isReal(right)))
            return undefined;
        const [a, b] = [(0,operators/* numberOf */.rl)(left), (0,operators/* numberOf */.rl)(right)];
        return a === undefined || b === undefined ? undefined : realNumber(apply(a, b));
    };
    const truthValue = (fold) => numericTruth
        ? (left, right) => {
            const holds = fold(left, right);
            return typeof holds === 'boolean' ? Number(holds) : holds;
        }
        : fold;
    const shift = (apply) => whole((a, b) => b < 0n || b > (only32Bit ? 30n : 62n) || (only32Bit && a < 0n) ? undefined : apply(a, b));
    const compare = (apply) => truthValue((left, right) => (0,operators/* comparison */.my)(apply)(left instanceof evaluate_value/* Float */.nt ? left.value : left, right instanceof evaluate_value/* Float */.nt ? right.value : right));
    return {
        binary: {
            '+': (0,operators/* either */.gP)(whole((a, b) => a + b), real((a, b) => a + b), (left, right) => {
                if (!joinsTexts)
                    return undefined;
                if (!text || (typeof left !== 'string' && typeof right !== 'string'))
                    return (0,operators/* texts */.Te)(left, right);
                const [a, b] = [text(left), text(right)];
                return a === undefined || b === undefined ? undefined : (0,operators/* bounded */.Mm)(a + b);
            }),
            '-': (0,operators/* either */.gP)(whole((a, b) => a - b), real((a, b) => a - b)),
            '*': (0,operators/* either */.gP)(whole((a, b) => a * b), real((a, b) => a * b)),
            '/': (0,operators/* either */.gP)(whole((a, b) => (b === 0n ? undefined : a / b)), real((a, b) => a / b)),
            '%': whole((a, b) => (b === 0n ? undefined : a % b)),
            '<<': shift((a, b) => a << b),
            '>>': shift((a, b) => a >> b),
            '&': whole((a, b) => a & b),
            '|': whole((a, b) => a | b),
            '^': whole((a, b) => a ^ b),
            '&^': whole((a, b) => a & ~b),
            '==': truthValue((0,operators/* equality */.T5)(true)),
            '!=': truthValue((0,operators/* equality */.T5)(false)),
            '<': compare((a, b) => a < b),
            '<=': compare((a, b) => a <= b),
            '>': compare((a, b) => a > b),
            '>=': compare((a, b) => a >= b),
        },
        unary: {
            ...castOperators(overflow),
            '-': operand => {
                if (operand instanceof evaluate_value/* Float */.nt)
                    return new evaluate_value/* Float */.nt(-operand.value);
                return typeof operand === 'number' &&
                    (fits(operand) || !Number.isInteger(operand) || operand === -INT_MIN)
                    ? 0 - operand
                    : undefined;
            },
            '+': operand => ((0,operators/* numberOf */.rl)(operand) === undefined ? undefined : operand),
            '~': operand => (Number.isInteger(operand) && fits(operand) ? -operand - 1 : undefined),
            '!': operand => {
                const holds = truth(operand);
                if (holds === undefined)
                    return undefined;
                return numericTruth ? Number(!holds) : !holds;
            },
        },
        truth,
        text: text ?? (value => (typeof value === 'string' ? value : undefined)),
        item: (entries, index) => (index >= 0 && Number.isInteger(index) ? entries[index] : undefined),
        keys: index => [index],
    };
}
function isReal(value) {
    return value instanceof evaluate_value/* Float */.nt || (typeof value === 'number' && !Number.isInteger(value));
}
function realNumber(value) {
    if (!Number.isFinite(value))
        return undefined;
    return Number.isInteger(value) ? new evaluate_value/* Float */.nt(value) : value;
}
function truth(value) {
    if ((0,pure_functions/* isScalar */.jn)(value))
        return typeof value === 'string' ? undefined : Boolean(value);
    if (value instanceof evaluate_value/* Float */.nt)
        return value.value !== 0;
    return value instanceof evaluate_value/* Sequence */.gd || value instanceof evaluate_value/* Mapping */.X9 ? true : undefined;
}
/** A number without suffix: decimal, `0x`, `0b`, `0o` and, where the language has it, octal by a leading zero. */
function numberLiteral(source, digits, { oldOctal }) {
    const plain = digits.replace(/[_']/g, '').toLowerCase();
    const isReal = !/^0[xbo]/.test(plain) && /[.e]/.test(plain);
    if (isReal) {
        const value = Number(plain);
        if (!Number.isFinite(value))
            return (0,nodes/* opaque */.OZ)(`the number ${source}`);
        return Number.isInteger(value) ? { kind: 'decimal', value } : { kind: 'literal', value };
    }
    const value = oldOctal && /^0[0-7]+$/.test(plain) ? Number.parseInt(plain, 8) : Number(plain);
    return Number.isSafeInteger(value) ? { kind: 'literal', value } : (0,nodes/* opaque */.OZ)(`the number ${source}`);
}

;// CONCATENATED MODULE: ./build/extract/languages/parts/c-family.js










/** C (ISO/IEC 9899) and C++ (ISO/IEC 14882): what both have in common, which is nearly all that tables need. */
const c_family_TYPES = new Set(['struct_specifier', 'union_specifier', 'class_specifier', 'enum_specifier']);
const DEFERRED = new Set(['function_definition', 'lambda_expression']);
const ESCAPES = { simple: 'abefnrtv\\\'"?', hexDigits: Infinity, bytes: true, octalDigits: [1, 3] };
function cFamily({ name, extensions, grammar, numericTruth, }) {
    const comments = { types: new Set(['comment']), line: ['//'], block: [['/*', '*/']] };
    return {
        name,
        extensions,
        grammar,
        comments,
        scopes: new Set([
            'translation_unit',
            'function_definition',
            'compound_statement',
            'for_statement',
            'lambda_expression',
        ]),
        deferred: DEFERRED,
        nameCharacters: '\\p{ID_Continue}$',
        functions: {
            'std::string': (_receiver, [value, ...more]) => typeof value === 'string' && more.length === 0 ? value : undefined,
            'std::string_view': (_receiver, [value, ...more]) => typeof value === 'string' && more.length === 0 ? value : undefined,
        },
        operators: operatorsWith({
            only32Bit: true,
            overflow: 'undefined',
            joinsTexts: !numericTruth,
            numericTruth,
        }),
        expression,
        binding,
        change: () => null,
        wildcards: includes,
        includesText: true,
        lists: macroLists,
        modulePaths,
        prepare: text => prepare(text, { joinsMacros: !numericTruth }),
        definitions: root => definitions(root, comments),
    };
}
function expression(node) {
    switch (node.type) {
        case 'string_literal':
            return textLiteral(node);
        case 'raw_string_literal': {
            const content = node.namedChildren.find(child => child?.type === 'raw_string_content');
            return { kind: 'literal', value: content?.text ?? '' };
        }
        case 'concatenated_string':
            return { kind: 'text', parts: (0,nodes/* named */.KT)(node) };
        case 'char_literal':
            return characterLiteral(node);
        case 'number_literal':
            return numberOf(node.text);
        case 'true':
            return { kind: 'literal', value: true };
        case 'false':
            return { kind: 'literal', value: false };
        case 'null':
        case 'nullptr':
            return { kind: 'literal', value: null };
        case 'parenthesized_expression':
        case 'expression_statement':
        case 'subscript_argument_list':
            return (0,nodes/* same */.FB)(node.childForFieldName('value') ?? (0,nodes/* named */.KT)(node)[0], node);
        case 'init_declarator': {
            const value = node.childForFieldName('value');
            const type = node.parent?.childForFieldName('type') ?? null;
            return value
                ? initializer(value, shapeOf(type, node.childForFieldName('declarator')))
                : (0,nodes/* same */.FB)(null, node);
        }
        case 'cast_expression':
            return castOf(node);
        case 'comma_expression':
            return (0,nodes/* same */.FB)(node.childForFieldName('right'), node);
        case 'pointer_expression':
            return (0,nodes/* field */.ZZ)(node, 'operator').text === '&'
                ? (0,nodes/* same */.FB)(node.childForFieldName('argument'), node)
                : (0,nodes/* opaque */.OZ)('what a pointer points to');
        case 'initializer_list':
            return plainBraces(node);
        case 'compound_literal_expression': {
            const type = (0,nodes/* field */.ZZ)(node, 'type');
            const shape = type.type === 'type_descriptor'
                ? shapeOf(type.childForFieldName('type'), type.childForFieldName('declarator'))
                : shapeOf(type, null);
            return initializer((0,nodes/* field */.ZZ)(node, 'value'), shape);
        }
        case 'identifier':
        case 'field_identifier':
        case 'type_identifier':
        case 'namespace_identifier':
            return node.text === 'NULL' ? { kind: 'literal', value: null } : { kind: 'name', name: node.text };
        case 'qualified_identifier': {
            const scope = node.childForFieldName('scope');
            const inner = (0,nodes/* field */.ZZ)(node, 'name');
            if (!scope)
                return (0,nodes/* same */.FB)(inner, node);
            // In `a::b::c` the grammar puts `b::c` together; the last two parts say enough.
            return inner.type === 'qualified_identifier'
                ? (0,nodes/* same */.FB)(inner, node)
                : { kind: 'member', object: scope, name: inner.text };
        }
        case 'field_expression':
            return { kind: 'member', object: (0,nodes/* field */.ZZ)(node, 'argument'), name: (0,nodes/* field */.ZZ)(node, 'field').text };
        case 'subscript_expression':
            return {
                kind: 'index',
                object: (0,nodes/* field */.ZZ)(node, 'argument'),
                index: node.childForFieldName('index') ?? (0,nodes/* field */.ZZ)(node, 'indices'),
            };
        case 'binary_expression':
            return binaryOf(node);
        case 'unary_expression':
            return (unsignedNegation(node, (0,nodes/* field */.ZZ)(node, 'argument')) ?? {
                kind: 'unary',
                operator: (0,nodes/* field */.ZZ)(node, 'operator').text,
                operand: (0,nodes/* field */.ZZ)(node, 'argument'),
            });
        case 'conditional_expression':
            return {
                kind: 'choice',
                condition: (0,nodes/* field */.ZZ)(node, 'condition'),
                whenTrue: (0,nodes/* field */.ZZ)(node, 'consequence'),
                whenFalse: (0,nodes/* field */.ZZ)(node, 'alternative'),
            };
        case 'call_expression':
            return callOf(node);
        case 'new_expression':
            return {
                kind: 'call',
                callee: (0,nodes/* field */.ZZ)(node, 'type'),
                arguments: argumentsOf(node.childForFieldName('arguments')),
            };
        case 'type_descriptor':
            return (0,nodes/* same */.FB)(node.childForFieldName('type'), node);
        case 'function_definition':
            return { kind: 'function', function: functionOf(node) };
        case 'sizeof_expression':
            return (0,nodes/* opaque */.OZ)('sizeof, which only a compiler knows,');
        default:
            return c_family_TYPES.has(node.type) ? typeOf(node) : (0,nodes/* opaque */.OZ)(`a ${node.type.replaceAll('_', ' ')}`);
    }
}
/** A structure or enumeration where it is defined, otherwise its name. */
function typeOf(node) {
    const name = node.childForFieldName('name');
    if (!node.childForFieldName('body'))
        return name ? { kind: 'name', name: name.text, isType: true } : (0,nodes/* opaque */.OZ)('a type without a name');
    return { kind: 'class', class: node.type === 'enum_specifier' ? enumOf(node) : classOf(node) };
}
function textLiteral(node) {
    const source = node.text;
    const quote = source.indexOf('"');
    const value = decoded(source.slice(quote + 1, -1), ESCAPES);
    return value === undefined ? (0,nodes/* opaque */.OZ)('a text that is not UTF-8') : { kind: 'literal', value };
}
/** As a text: that is what tables of characters are about. */
function characterLiteral(node) {
    const source = node.text;
    const value = decoded(source.slice(source.indexOf("'") + 1, -1), ESCAPES);
    return value !== undefined && [...value].length === 1
        ? { kind: 'literal', value }
        : (0,nodes/* opaque */.OZ)('a character that is not one');
}
function numberOf(source) {
    const sign = source.startsWith('-') ? '-' : '';
    const bare = source.replace(/^[-+]/, '');
    const digits = /^0[xX]/.test(bare) ? bare.replace(/[uUlLzZ]+$/, '') : bare.replace(/[uUlLzZfF]+$/, '');
    const number = numberLiteral(source, digits, { oldOctal: true });
    if (!sign)
        return number;
    if (/[uU]/.test(bare))
        return (0,nodes/* opaque */.OZ)('a negative number without a sign');
    if (number.kind === 'decimal')
        return { kind: 'decimal', value: -number.value };
    return number.kind === 'literal' ? { kind: 'literal', value: 0 - number.value } : number;
}
/** `-1u` and `~0u` are large numbers whose size depends on the type. */
function unsignedNegation(node, operand) {
    const operator = (0,nodes/* field */.ZZ)(node, 'operator').text;
    return (operator === '-' || operator === '~') && /\d\w*[uU]/.test(operand.text)
        ? (0,nodes/* opaque */.OZ)('a negative number without a sign')
        : null;
}
/** `(x) + 1` looks like a cast of `+1`, unless `x` is clearly a type. */
function castOf(node) {
    const value = (0,nodes/* field */.ZZ)(node, 'value');
    const type = (0,nodes/* field */.ZZ)(node, 'type').text;
    const isSum = /^(unary|pointer)_expression$/.test(value.type) &&
        /^[A-Za-z_]\w*$/.test(type) &&
        !WORDS_OF_TYPES.test(type);
    return isSum
        ? (0,nodes/* opaque */.OZ)(`whether (${type}) is a type, which decides the meaning of what follows,`)
        : converted(value, type, node);
}
/** A value as a type; pointers and structures are what they were. */
function converted(value, typeText, node) {
    const words = typeText
        .replace(/\b(const|volatile|std::)\b/g, ' ')
        .replaceAll('std::', '')
        .trim()
        .split(/\s+/);
    if (!words.every(word => /^\w+$/.test(word)) || /^(void|struct|union|enum)$/.test(words[0] ?? ''))
        return (0,nodes/* same */.FB)(value, node);
    const type = numberType(words);
    const inner = value.type === 'parenthesized_expression' ? ((0,nodes/* named */.KT)(value)[0] ?? value) : value;
    if (inner.type === 'char_literal') {
        const code = codeOf(characterLiteral(inner));
        const isAscii = code.kind === 'literal' && code.value <= MAX_ASCII;
        return isAscii && isNumeric(type) ? code : (0,nodes/* same */.FB)(value, node);
    }
    // With one operand like this, arithmetic knows no negative numbers.
    if (/^u(32|64|size)$/.test(type) && /^(binary|unary)_expression$/.test(useOf(node)?.type ?? ''))
        return (0,nodes/* opaque */.OZ)('arithmetic with a number without a sign');
    return { kind: 'unary', operator: castTo(type), operand: value };
}
/** The name that Rust has for a type of numbers of C. */
function numberType(words) {
    const [only] = words;
    const fixed = /^(u?)int(?:_fast|_least)?(8|16|32|64)_t$/.exec(words.length === 1 ? only : '');
    if (fixed)
        return `${fixed[1] === 'u' ? 'u' : 'i'}${fixed[2]}`;
    if (words.length === 1 && NAMED_TYPES[only])
        return NAMED_TYPES[only];
    if (!words.every(word => /^(signed|unsigned|char|short|int|long|double)$/.test(word)))
        return UNKNOWN_TYPE;
    const sign = words.includes('unsigned') ? 'u' : 'i';
    if (words.includes('double'))
        return words.includes('long') ? UNKNOWN_TYPE : 'f64';
    if (words.includes('char'))
        return sign === 'u' || words.includes('signed') ? `${sign}8` : 'char or unsigned char';
    if (words.includes('short'))
        return `${sign}16`;
    const longs = words.filter(word => word === 'long').length;
    return longs === 0 ? `${sign}32` : longs === 1 ? `${sign}size` : `${sign}64`;
}
const NAMED_TYPES = {
    float: 'f32',
    bool: 'bool',
    _Bool: 'bool',
    size_t: 'usize',
    ssize_t: 'isize',
    ptrdiff_t: 'isize',
    intptr_t: 'isize',
    uintptr_t: 'usize',
    intmax_t: 'i64',
    uintmax_t: 'u64',
};
const MAX_ASCII = 127;
const WORDS_OF_TYPES = /^(char|short|int|long|float|double|unsigned|signed|bool|_Bool|\w+_t)$/;
/** Of longer expressions with these operators nobody asks; looking through them again and again would be slow. */
const MAX_SIGNED_CHARACTERS = 4000;
/** Operators whose result depends on whether numbers have a sign. */
const SIGNED = new Set(['-', '/', '%', '>>', '<', '<=', '>', '>=']);
function binaryOf(node) {
    const operator = (0,nodes/* field */.ZZ)(node, 'operator').text;
    const [left, right] = [(0,nodes/* field */.ZZ)(node, 'left'), (0,nodes/* field */.ZZ)(node, 'right')];
    // With a number without a sign on one side, the other one loses its own.
    const isLong = node.endIndex - node.startIndex > MAX_SIGNED_CHARACTERS;
    if (SIGNED.has(operator) && (isLong || /\d[\da-fA-FxX]*[uU]/.test(node.text)))
        return (0,nodes/* opaque */.OZ)('a number without a sign here');
    return { kind: 'binary', operator, left, right };
}
function callOf(node) {
    const callee = (0,nodes/* field */.ZZ)(node, 'function');
    if (callee.text === INCLUDED)
        return includedEntries(node);
    const args = argumentsOf(node.childForFieldName('arguments'));
    if (callee.type === 'template_function' &&
        /^(static|const|reinterpret)_cast$/.test((0,nodes/* field */.ZZ)(callee, 'name').text))
        return args[0]
            ? converted(args[0].node, (0,nodes/* named */.KT)((0,nodes/* field */.ZZ)(callee, 'arguments'))
                .map(({ text }) => text)
                .join(','), node)
            : (0,nodes/* same */.FB)(undefined, node);
    return { kind: 'call', callee, arguments: args };
}
function argumentsOf(list) {
    if (!list)
        return [];
    return (0,nodes/* named */.KT)(list).map(node => node.type === 'initializer_list' ? { node, value: plainBraces(node) } : { node });
}
function binding(name) {
    const parent = name.parent;
    if (!parent)
        return null;
    switch (parent.type) {
        case 'preproc_def':
            return (0,nodes/* isField */.dt)(parent, 'name', name)
                ? { kind: 'value', node: parent, value: macroValue(parent) }
                : null;
        case 'preproc_function_def':
            return (0,nodes/* isField */.dt)(parent, 'name', name)
                ? { kind: 'value', node: parent, value: { kind: 'function', function: macroFunction(parent) } }
                : null;
        case 'enumerator':
            return (0,nodes/* isField */.dt)(parent, 'name', name) ? enumerator(name, parent) : null;
        case 'namespace_definition':
        case 'nested_namespace_specifier': {
            const space = parent.type === 'namespace_definition' ? parent : parent.parent;
            return (space && {
                kind: 'value',
                node: space,
                value: { kind: 'class', class: namespaceOf(space, name.text) },
            });
        }
        case 'alias_declaration':
            return (0,nodes/* isField */.dt)(parent, 'name', name)
                ? { kind: 'value', node: parent, value: (0,nodes/* field */.ZZ)(parent, 'type') }
                : null;
        default:
            if (c_family_TYPES.has(parent.type))
                return (0,nodes/* isField */.dt)(parent, 'name', name) ? tag(name, parent) : null;
            return declared(name);
    }
}
/** `struct X { … }`; with `typedef struct X { … } X` the second one counts. */
function tag(name, type) {
    if (!type.childForFieldName('body'))
        return null;
    const around = type.parent;
    if (around?.type === 'type_definition' &&
        around.childrenForFieldName('declarator').some(node => node?.text === name.text))
        return null;
    return { kind: 'value', node: type, value: typeOf(type), isType: true };
}
/** A name inside of declarators: `*name[3]`. */
function declared(name) {
    let node = name;
    let isFunction = false;
    while (node.parent && /declarator$/.test(node.parent.type) && node.parent.type !== 'init_declarator') {
        if (node.parent.type !== 'parenthesized_declarator' &&
            !(0,nodes/* isField */.dt)(node.parent, 'declarator', node) &&
            node.parent.type !== 'reference_declarator')
            return null;
        node = node.parent;
        if (node.type === 'function_declarator')
            isFunction = true;
    }
    const parent = node.parent;
    if (!parent)
        return null;
    switch (parent.type) {
        case 'init_declarator': {
            const value = parent.childForFieldName('value');
            if (!value || !(0,nodes/* isField */.dt)(parent, 'declarator', node))
                return null;
            return variable(parent.parent ?? parent, node, value);
        }
        case 'function_definition':
            return isFunction && (0,nodes/* isField */.dt)(parent, 'declarator', node)
                ? { kind: 'value', node: parent, value: { kind: 'function', function: functionOf(parent) } }
                : null;
        case 'type_definition': {
            const type = parent.childForFieldName('type');
            // `typedef struct X X;` says nothing new.
            if (!type ||
                type.id === node.id ||
                (type.childForFieldName('name')?.text === name.text && !type.childForFieldName('body')))
                return null;
            return isFunction || node.type !== 'type_identifier'
                ? null
                : { kind: 'value', node: parent, value: type, isType: true };
        }
        case 'field_declaration': {
            const value = parent.childForFieldName('default_value');
            return value ? { ...variable(parent, node, value), member: true } : null;
        }
        case 'parameter_declaration':
        case 'optional_parameter_declaration':
            return (0,nodes/* isField */.dt)(parent, 'declarator', node) && hasBody(parent)
                ? { kind: 'value', node: parent, value: (0,nodes/* opaque */.OZ)('a parameter') }
                : null;
        case 'for_range_loop':
            return (0,nodes/* isField */.dt)(parent, 'declarator', node)
                ? { kind: 'value', node: parent, value: (0,nodes/* opaque */.OZ)('a loop variable') }
                : null;
        default:
            return null;
    }
}
/** Whether a parameter is that of a function with a body: in a prototype it names nothing. */
function hasBody(parameter) {
    let around = parameter.parent;
    while (around && (around.type === 'parameter_list' || /declarator$/.test(around.type)))
        around = around.parent;
    return around?.type === 'function_definition' || around?.type === 'lambda_expression';
}
function variable(declaration, declarator, value) {
    const type = declaration.childForFieldName('type');
    // `Rule r("x", 1);`
    if (value.type === 'argument_list' && type)
        return {
            kind: 'value',
            node: declaration,
            value: { kind: 'call', callee: type, arguments: argumentsOf(value) },
        };
    return { kind: 'value', node: declaration, value: initializer(value, shapeOf(type, declarator)) };
}
/** The constant of an enumeration; without a value it follows from those before it. */
function enumerator(name, node) {
    let around = node.parent;
    while (around && around.type !== 'enum_specifier')
        around = around.parent;
    if (!around)
        return null;
    return {
        kind: 'value',
        node,
        value: { kind: 'member', object: around, name: name.text },
        ...(isScoped(around) && { member: true }),
    };
}
/** `enum class`: its names do not leak. */
function isScoped(node) {
    return node.children.some(child => child?.type === 'class' || child?.type === 'struct');
}
const NEXT_NUMBER = {
    kind: 'next',
    next: previous => (previous === undefined ? 0 : typeof previous === 'number' ? previous + 1 : undefined),
};
function enumOf(node) {
    const members = enumerators((0,nodes/* field */.ZZ)(node, 'body')).map((member) => ({
        node: member,
        key: (0,nodes/* field */.ZZ)(member, 'name').text,
        value: member.childForFieldName('value') ?? NEXT_NUMBER,
    }));
    return {
        name: node.childForFieldName('name')?.text ?? 'enum',
        node,
        members,
        constant: true,
        parameters: [],
        bases: [],
    };
}
/** Enumerators, also those that stand under a condition. */
function enumerators(body) {
    return (0,nodes/* named */.KT)(body).flatMap(child => {
        if (child.type === 'enumerator')
            return [child];
        return child.type.startsWith('preproc_') ? enumerators(child) : child.isError ? [child] : [];
    });
}
/** Members with a value, and as parameters the constructor's, or else the fields in their order. */
function classOf(node) {
    const name = node.childForFieldName('name')?.text;
    const fields = [];
    const members = [];
    let made = null;
    for (const member of (0,nodes/* named */.KT)((0,nodes/* field */.ZZ)(node, 'body'))) {
        if (member.type === 'function_definition' || member.type === 'declaration') {
            const declarator = member.childForFieldName('declarator');
            if (declarator?.type === 'function_declarator' && (0,nodes/* field */.ZZ)(declarator, 'declarator').text === name)
                made ??= parametersOf(declarator);
        }
        if (c_family_TYPES.has(member.type) && member.childForFieldName('name'))
            members.push({ node: member, key: (0,nodes/* field */.ZZ)(member, 'name').text, value: member });
        if (member.type !== 'field_declaration')
            continue;
        const first = member.childForFieldName('declarator') ? null : firstOfUnion(member);
        if (first)
            fields.push({ name: first.text, default: null, rest: null });
        const isStatic = member.children.some(child => child?.text === 'static');
        const value = member.childForFieldName('default_value');
        for (const declarator of member.childrenForFieldName('declarator')) {
            const own = declarator && !functionIn(declarator) ? nameIn(declarator) : null;
            if (!own)
                continue;
            if (!isStatic)
                fields.push({ name: own.text, default: value, rest: null });
            else if (value)
                members.push({
                    node: member,
                    key: own.text,
                    value: initializer(value, shapeOf(member.childForFieldName('type'), declarator)),
                });
        }
    }
    return { name: name ?? 'struct', node, members, parameters: made ?? fields, bases: [] };
}
/** `union { int n; char *s; };`: by position, its first member is set. */
function firstOfUnion(member) {
    const type = member.childForFieldName('type');
    const body = type?.type === 'union_specifier' ? type.childForFieldName('body') : null;
    const declarator = body && (0,nodes/* named */.KT)(body)[0]?.childForFieldName('declarator');
    return declarator ? nameIn(declarator) : null;
}
/** A namespace: what it defines, or in `namespace a::b`, for `a`, what stands in `b`. */
function namespaceOf(node, name) {
    const members = [];
    for (const member of (0,nodes/* named */.KT)((0,nodes/* field */.ZZ)(node, 'body'))) {
        const declarator = member.type === 'declaration' ? member.childForFieldName('declarator') : null;
        const value = declarator?.type === 'init_declarator' ? declarator.childForFieldName('value') : null;
        const own = declarator && nameIn(declarator);
        if (declarator && value && own)
            members.push({
                node: member,
                key: own.text,
                value: variable(member, (0,nodes/* field */.ZZ)(declarator, 'declarator'), value).value,
            });
        const type = member.childForFieldName('name');
        if (type && (c_family_TYPES.has(member.type) || member.type === 'namespace_definition'))
            members.push({
                node: member,
                key: type.text,
                value: c_family_TYPES.has(member.type) ? member : { kind: 'class', class: namespaceOf(member, type.text) },
            });
    }
    return { name, node, members, parameters: [], bases: [] };
}
function functionOf(node) {
    const declarator = node.childForFieldName('declarator');
    const name = declarator && nameIn(declarator);
    let list = declarator;
    while (list && list.type !== 'function_declarator')
        list = list.childForFieldName('declarator');
    const body = node.childForFieldName('body');
    return {
        name: name?.text ?? 'function',
        node,
        parameters: list ? parametersOf(list) : [],
        result: body ? resultOf(body) : null,
        cases: () => casesIn(body, 'switch_statement', DEFERRED, armsOf),
    };
}
function parametersOf(declarator) {
    return (0,nodes/* named */.KT)((0,nodes/* field */.ZZ)(declarator, 'parameters')).flatMap((node) => {
        const own = node.childForFieldName('declarator');
        const name = own && nameIn(own);
        return name ? [{ name: name.text, default: node.childForFieldName('default_value'), rest: null }] : [];
    });
}
/** Only bodies that return one value, or one for each case of a `switch`. */
function resultOf(body) {
    const statements = (0,nodes/* named */.KT)(body);
    const last = statements.at(-1);
    const before = statements.slice(0, -1);
    if (last?.type === 'return_statement' && before.every(node => node.type === 'declaration'))
        return (0,nodes/* named */.KT)(last)[0] ?? null;
    const arms = statements.find(node => node.type === 'switch_statement');
    const rest = statements.filter(node => node !== arms);
    return arms && rest.every(node => node.type === 'declaration' || node.type === 'return_statement')
        ? armsOf(arms)
        : null;
}
/** `case 1: case 2: return "x";` as entries of a table. */
function armsOf(node) {
    const entries = [];
    let waiting = [];
    for (const arm of (0,nodes/* named */.KT)((0,nodes/* field */.ZZ)(node, 'body'))) {
        const key = arm.type === 'case_statement' ? arm.childForFieldName('value') : null;
        if (!key) {
            waiting = [];
            continue;
        }
        waiting.push({ node: arm, key });
        const statements = (0,nodes/* named */.KT)(arm).filter(child => child.id !== key.id);
        if (statements.length === 0)
            continue;
        const value = returnedBy(statements) ?? (0,nodes/* opaque */.OZ)('what this case does');
        for (const { node: at, key: name } of waiting)
            entries.push({ node: at, key: name, value });
        waiting = [];
    }
    return { kind: 'mapping', entries };
}
function returnedBy(statements) {
    const [first] = statements;
    if (first?.type === 'compound_statement')
        return returnedBy((0,nodes/* named */.KT)(first));
    return first?.type === 'return_statement' ? ((0,nodes/* named */.KT)(first)[0] ?? null) : null;
}
/** `#include`: both forms, since a project finds its own headers by either. */
function includes(root) {
    const found = [];
    const look = (node) => {
        for (const child of node.namedChildren) {
            if (child?.type === 'preproc_include')
                found.push((0,nodes/* field */.ZZ)(child, 'path').text.slice(1, -1));
            else if (child &&
                (/^preproc_(if|ifdef|else|elif)$/.test(child.type) ||
                    child.isError ||
                    child.type === 'linkage_specification' ||
                    child.type === 'declaration_list'))
                look(child);
        }
    };
    look(root);
    return found;
}
/** Beside the file, then in the folders that headers are usually in, from there up to the root. */
function modulePaths(specifier, importer) {
    const folder = importer.split('/').slice(0, -1);
    const paths = [];
    for (let length = folder.length; length >= 0; length -= 1) {
        for (const inside of ['', 'include', 'inc', 'src']) {
            const parts = [...folder.slice(0, length), ...(inside === '' ? [] : [inside])];
            const path = joined(parts, specifier);
            if (path !== undefined)
                paths.push(path);
        }
    }
    return paths;
}
function joined(folder, specifier) {
    const parts = [...folder];
    for (const part of specifier.split('/')) {
        if (part === '..') {
            if (parts.pop() === undefined)
                return undefined;
        }
        else if (part !== '.' && part !== '')
            parts.push(part);
    }
    return parts.join('/');
}

;// CONCATENATED MODULE: ./build/extract/languages/c.js

/** What stands at the beginning of a line in C++ alone. */
const CPP = /^[ \t]*(?:class\s+\w+[^;(]*\{|namespace\b[^;]*\{|template\s*<|using\s+\w|(?:public|private|protected)\s*:)/m;
const language = {
    ...cFamily({
        name: 'C',
        extensions: ['.c', '.h'],
        grammar: 'tree-sitter-c/tree-sitter-c.wasm',
        numericTruth: true,
    }),
    grammarOfText: text => (CPP.test(text) ? 'cpp' : undefined),
};

;// CONCATENATED MODULE: ./build/extract/languages/cpp.js

const cpp_language = cFamily({
    name: 'C++',
    extensions: ['.cpp', '.cc', '.cxx', '.hpp', '.hh', '.hxx', '.ipp', '.inl'],
    grammar: 'tree-sitter-cpp/tree-sitter-cpp.wasm',
    numericTruth: false,
});

;// CONCATENATED MODULE: ./build/extract/languages/parts/go-specs.js

/** Lines of `const ( … )`: one without values repeats those of the last one that has some. */
function constSpecs(declaration) {
    let values = [];
    let type;
    return (0,nodes/* named */.KT)(declaration)
        .filter(node => node.type === 'const_spec')
        .map((node, iota) => {
        const list = node.childForFieldName('value');
        if (list) {
            values = (0,nodes/* named */.KT)(list);
            type = node.childForFieldName('type')?.text;
        }
        return { node, iota, type, values };
    });
}
/** The names that a declaration declares. */
function namesOf(spec) {
    return spec.childrenForFieldName('name').filter((node) => node !== null && node.type !== ',');
}

;// CONCATENATED MODULE: ./build/extract/languages/parts/go-definitions.js



/** What a Go file defines: exported is what begins with a capital letter. */
function goDefinitions(root, comments) {
    const found = [];
    const add = (name, what, documentation, node, { container = null, signature = null } = {}) => {
        const exported = /^\p{Lu}/u.test(name) && (container === null || /^\p{Lu}/u.test(container));
        if (name !== '_')
            found.push({ name, what, container, exported, signature, documentation, node });
    };
    for (const { node, documentation } of documented(root, comments)) {
        switch (node.type) {
            case 'function_declaration':
                add((0,nodes/* field */.ZZ)(node, 'name').text, 'function', documentation, node, { signature: go_definitions_parametersOf(node) });
                break;
            case 'method_declaration': {
                const container = /(\w+)(?:\[[^\]]*\])?\s*,?\s*\)$/.exec((0,nodes/* field */.ZZ)(node, 'receiver').text)?.[1] ?? null;
                add((0,nodes/* field */.ZZ)(node, 'name').text, 'method', documentation, node, {
                    container,
                    signature: go_definitions_parametersOf(node),
                });
                break;
            }
            case 'type_declaration':
            case 'const_declaration':
            case 'var_declaration': {
                const lists = node.namedChildren.some(child => child?.type === 'var_spec_list')
                    ? node.namedChildren.filter((child) => child !== null)
                    : [node];
                for (const list of lists) {
                    for (const { node: spec, documentation: own } of documented(list, comments))
                        addSpec(spec, own || (isAlone(node) ? documentation : ''));
                }
            }
        }
    }
    return found;
    function addSpec(spec, documentation) {
        if (spec.type === 'const_spec' || spec.type === 'var_spec') {
            const what = spec.type === 'const_spec' ? 'constant' : 'variable';
            for (const name of namesOf(spec))
                add(name.text, what, documentation, spec);
            return;
        }
        if (spec.type !== 'type_spec' && spec.type !== 'type_alias')
            return;
        const name = (0,nodes/* field */.ZZ)(spec, 'name').text;
        const type = (0,nodes/* field */.ZZ)(spec, 'type');
        add(name, go_definitions_TYPES[type.type] ?? 'type', documentation, spec);
        if (type.type !== 'interface_type')
            return;
        for (const { node, documentation: own } of documented(type, comments)) {
            if (node.type === 'method_elem' || node.type === 'method_spec')
                add((0,nodes/* field */.ZZ)(node, 'name').text, 'method', own, node, {
                    container: name,
                    signature: go_definitions_parametersOf(node),
                });
        }
    }
}
const go_definitions_TYPES = {
    struct_type: 'class',
    interface_type: 'interface',
};
function go_definitions_parametersOf(node) {
    return onOneLine((0,nodes/* field */.ZZ)(node, 'parameters').text);
}
/** `type X …` without parentheses: the comment above is that of the one thing that it declares. */
function isAlone(declaration) {
    return !declaration.children.some(child => child?.type === '(' || child?.type === 'var_spec_list');
}

;// CONCATENATED MODULE: ./build/extract/languages/go.js









/** Go, as its specification describes it (go.dev/ref/spec). */
const go_ESCAPES = { simple: 'abfnrtv\\\'"', hexDigits: 2, bytes: true, octalDigits: [3, 3] };
const COMMENTS = { types: new Set(['comment']), line: ['//'], block: [['/*', '*/']] };
/** Braces inside of each other that are looked into: deeper than any table that a person wrote. */
const go_MAX_DEPTH = 100;
const FUNCTIONS = new Set(['function_declaration', 'method_declaration', 'func_literal']);
/** `uint8(200)`: constants that do not fit are refused, so that what is left is the number itself. */
const CONVERSIONS = Object.fromEntries(Object.entries({
    int: 'i64',
    int8: 'i8',
    int16: 'i16',
    int32: 'i32',
    int64: 'i64',
    rune: 'i32',
    uint: 'u64',
    uint8: 'u8',
    byte: 'u8',
    uint16: 'u16',
    uint32: 'u32',
    uint64: 'u64',
    uintptr: 'u64',
    float32: 'f32',
    float64: 'f64',
}).map(([name, type]) => [
    name,
    (0,pure_functions/* taking */.BS)(1, (_receiver, [value]) => {
        const code = typeof value === 'string' && [...value].length === 1 ? value.codePointAt(0) : value;
        return code === undefined ? undefined : castOperators('refused')[castTo(type)]?.(code);
    }),
]));
const go_language = {
    name: 'Go',
    extensions: ['.go'],
    grammar: 'tree-sitter-go/tree-sitter-go.wasm',
    comments: COMMENTS,
    scopes: new Set([...FUNCTIONS, 'source_file', 'block', 'if_statement', 'for_statement', 'expression_case']),
    deferred: FUNCTIONS,
    nameCharacters: '\\p{L}\\p{Nd}_',
    functions: {
        ...CONVERSIONS,
        append: (_receiver, [list, ...items], origin) => list instanceof evaluate_value/* Sequence */.gd
            ? new evaluate_value/* Sequence */.gd([...list.entries, ...items.map(value => ({ value, origin }))])
            : undefined,
        string: (0,pure_functions/* taking */.BS)(1, (_receiver, [value]) => (typeof value === 'string' ? value : undefined)),
    },
    operators: operatorsWith({ only32Bit: false, overflow: 'refused', joinsTexts: true }),
    expression: go_expression,
    binding: go_binding,
    change,
    wildcards: root => [...importsOf(root.tree)].filter(([name]) => name.startsWith('.')).map(([, path]) => path),
    modulePaths: go_modulePaths,
    // The files of a folder are one package: each sees the names of the others.
    packageFiles: (_name, path) => [packageGlob(path.split('/').slice(0, -1))],
    definitions: root => goDefinitions(root, COMMENTS),
};
function go_expression(node) {
    switch (node.type) {
        case 'interpreted_string_literal':
        case 'rune_literal': {
            const value = decoded(node.text.slice(1, -1), go_ESCAPES);
            return value === undefined ? (0,nodes/* opaque */.OZ)('a text that is not UTF-8') : { kind: 'literal', value };
        }
        case 'raw_string_literal':
            return { kind: 'literal', value: node.text.slice(1, -1).replaceAll('\r', '') };
        case 'int_literal':
        case 'float_literal':
            return numberLiteral(node.text, node.text, { oldOctal: true });
        case 'true':
            return { kind: 'literal', value: true };
        case 'false':
            return { kind: 'literal', value: false };
        case 'nil':
            return { kind: 'literal', value: null };
        case 'parenthesized_expression':
        case 'literal_element':
        case 'expression_statement':
        case 'pointer_type':
        case 'parenthesized_type':
            return (0,nodes/* same */.FB)((0,nodes/* named */.KT)(node)[0], node);
        case 'expression_list': {
            const [first, ...more] = (0,nodes/* named */.KT)(node);
            return more.length === 0 ? (0,nodes/* same */.FB)(first, node) : (0,nodes/* opaque */.OZ)('several values at once');
        }
        case 'composite_literal':
            return literalOf((0,nodes/* field */.ZZ)(node, 'body'), (0,nodes/* field */.ZZ)(node, 'type'));
        case 'literal_value':
            return literalOf(node, null);
        case 'identifier':
        case 'package_identifier': {
            const path = importsOf(node.tree).get(node.text);
            return path === undefined ? { kind: 'name', name: node.text } : { kind: 'module', specifier: path };
        }
        case 'type_identifier':
        case 'field_identifier':
            return { kind: 'name', name: node.text };
        case 'generic_type':
            return (0,nodes/* same */.FB)(node.childForFieldName('type'), node);
        case 'qualified_type':
            return { kind: 'member', object: (0,nodes/* field */.ZZ)(node, 'package'), name: (0,nodes/* field */.ZZ)(node, 'name').text };
        case 'selector_expression':
            return { kind: 'member', object: (0,nodes/* field */.ZZ)(node, 'operand'), name: (0,nodes/* field */.ZZ)(node, 'field').text };
        case 'index_expression':
            return { kind: 'index', object: (0,nodes/* field */.ZZ)(node, 'operand'), index: (0,nodes/* field */.ZZ)(node, 'index') };
        case 'binary_expression': {
            const operator = (0,nodes/* field */.ZZ)(node, 'operator').text;
            const [left, right] = [(0,nodes/* field */.ZZ)(node, 'left'), (0,nodes/* field */.ZZ)(node, 'right')];
            if (operator !== '&&' && operator !== '||')
                return { kind: 'binary', operator, left, right };
            return { kind: 'either', operator: operator === '&&' ? 'and' : 'or', left, right };
        }
        case 'unary_expression': {
            const operator = (0,nodes/* field */.ZZ)(node, 'operator').text;
            if (operator === '&')
                return (0,nodes/* same */.FB)(node.childForFieldName('operand'), node);
            return { kind: 'unary', operator: operator === '^' ? '~' : operator, operand: (0,nodes/* field */.ZZ)(node, 'operand') };
        }
        case 'call_expression':
            return {
                kind: 'call',
                callee: (0,nodes/* field */.ZZ)(node, 'function'),
                arguments: go_argumentsOf((0,nodes/* field */.ZZ)(node, 'arguments')),
            };
        case 'type_conversion_expression':
            return (0,nodes/* same */.FB)(node.childForFieldName('operand'), node);
        case 'struct_type':
            return { kind: 'class', class: structOf('struct', node) };
        case 'iota':
            return (0,nodes/* opaque */.OZ)('iota outside of a constant');
        default:
            return FUNCTIONS.has(node.type)
                ? { kind: 'function', function: go_functionOf(node) }
                : (0,nodes/* opaque */.OZ)(`a ${node.type.replaceAll('_', ' ')}`);
    }
}
/** `T{…}`: a map, a list or a record by its type; elements in braces take over the type inside of it. */
function literalOf(body, written, depth = 0) {
    if (depth > go_MAX_DEPTH)
        return (0,nodes/* opaque */.OZ)(`what is nested deeper than ${go_MAX_DEPTH} levels`);
    const type = written && underlying(written);
    const elements = (0,nodes/* named */.KT)(body);
    switch (type?.type) {
        case 'map_type':
            return {
                kind: 'mapping',
                entries: elements.map(element => keyed(element, (0,nodes/* field */.ZZ)(type, 'value'), depth)),
            };
        case 'slice_type':
        case 'array_type':
        case 'implicit_length_array_type': {
            const of = (0,nodes/* field */.ZZ)(type, 'element');
            if (elements.some(element => element.type === 'keyed_element'))
                return { kind: 'mapping', entries: elements.map(element => keyed(element, of, depth)) };
            return { kind: 'sequence', items: elements.map(element => go_itemOf(element, of, depth)) };
        }
        case undefined:
            return { kind: 'sequence', items: elements.map(element => go_itemOf(element, null, depth)) };
        default:
            // The keys of a structure are names of fields: with others it is a map, by a type of another file.
            if (elements.length > 0 && elements.every(hasValueAsKey))
                return { kind: 'mapping', entries: elements.map(element => keyed(element, null, depth)) };
            return {
                kind: 'call',
                callee: written,
                arguments: elements.map(element => argumentIn(element, depth)),
                isRecord: true,
            };
    }
}
/** What a type stands for: `type Rules []Rule` of the same file is a list; pointers are what they point to. */
function underlying(type) {
    let node = type;
    for (let steps = 0; steps < 8; steps += 1) {
        if (node.type === 'pointer_type' || node.type === 'parenthesized_type')
            node = (0,nodes/* named */.KT)(node)[0] ?? node;
        else if (node.type === 'generic_type')
            node = (0,nodes/* field */.ZZ)(node, 'type');
        else {
            const other = node.type === 'type_identifier' ? typesOf(node.tree).get(node.text) : undefined;
            if (!other || other.type === 'struct_type')
                return node;
            node = other;
        }
    }
    return node;
}
function hasValueAsKey(element) {
    if (element.type !== 'keyed_element')
        return false;
    const key = (0,nodes/* field */.ZZ)(element, 'key');
    return ((0,nodes/* named */.KT)(key)[0] ?? key).type !== 'identifier';
}
function keyed(element, of, depth) {
    if (element.type !== 'keyed_element')
        return { node: element, key: go_NEXT_INDEX, value: go_valueIn(element, of, depth) };
    const key = (0,nodes/* named */.KT)((0,nodes/* field */.ZZ)(element, 'key'))[0] ?? (0,nodes/* field */.ZZ)(element, 'key');
    return { node: element, key, value: go_valueIn((0,nodes/* field */.ZZ)(element, 'value'), of, depth) };
}
const go_NEXT_INDEX = {
    kind: 'next',
    next: previous => (previous === undefined ? 0 : typeof previous === 'number' ? previous + 1 : undefined),
};
function go_itemOf(element, of, depth) {
    const value = go_valueIn(element, of, depth);
    return 'id' in value ? { node: value, spread: false } : { node: element, spread: false, value };
}
/** An element; without a type of its own it has the one that the literal gives. */
function go_valueIn(element, of, depth) {
    const inner = element.type === 'literal_element' ? ((0,nodes/* named */.KT)(element)[0] ?? element) : element;
    if (inner.type !== 'literal_value')
        return inner;
    const type = of?.type === 'pointer_type' ? ((0,nodes/* named */.KT)(of)[0] ?? of) : of;
    return literalOf(inner, type, depth + 1);
}
function argumentIn(element, depth) {
    if (element.type !== 'keyed_element') {
        const value = go_valueIn(element, null, depth);
        return 'id' in value ? { node: value } : { node: element, value };
    }
    const value = go_valueIn((0,nodes/* field */.ZZ)(element, 'value'), null, depth);
    const name = (0,nodes/* field */.ZZ)(element, 'key').text;
    return 'id' in value ? { node: value, name } : { node: element, name, value };
}
function go_argumentsOf(list) {
    return (0,nodes/* named */.KT)(list).map(node => node.type === 'variadic_argument' ? { node: (0,nodes/* named */.KT)(node)[0] ?? node, spread: 'positional' } : { node });
}
function go_binding(name) {
    const parent = name.parent;
    if (!parent)
        return null;
    switch (parent.type) {
        case 'var_spec':
            return partOf(name, parent, parent, parent.childForFieldName('value'));
        case 'const_spec':
            return namesOf(parent).some(node => node.id === name.id) ? constant(name, parent) : null;
        case 'expression_list': {
            const statement = parent.parent;
            if (statement?.type === 'assignment_statement')
                return initialized(name, statement);
            if (statement?.type !== 'short_var_declaration' || !(0,nodes/* isField */.dt)(statement, 'left', parent))
                return null;
            const values = (0,nodes/* named */.KT)((0,nodes/* field */.ZZ)(statement, 'right'));
            const index = (0,nodes/* named */.KT)(parent).findIndex(node => node.id === name.id);
            const value = values.length === (0,nodes/* named */.KT)(parent).length ? values[index] : undefined;
            return { kind: 'value', node: statement, value: value ?? (0,nodes/* opaque */.OZ)('a part of another value') };
        }
        case 'function_declaration':
            return (0,nodes/* isField */.dt)(parent, 'name', name)
                ? { kind: 'value', node: parent, value: { kind: 'function', function: go_functionOf(parent) } }
                : null;
        case 'method_declaration':
            return (0,nodes/* isField */.dt)(parent, 'name', name)
                ? {
                    kind: 'value',
                    node: parent,
                    value: { kind: 'function', function: go_functionOf(parent) },
                    member: true,
                }
                : null;
        case 'type_spec':
        case 'type_alias':
            return (0,nodes/* isField */.dt)(parent, 'name', name) ? { kind: 'value', node: parent, value: go_typeOf(parent) } : null;
        case 'parameter_declaration':
        case 'variadic_parameter_declaration':
            return name.type === 'identifier' && !(0,nodes/* isField */.dt)(parent, 'type', name)
                ? { kind: 'value', node: parent, value: (0,nodes/* opaque */.OZ)('a parameter') }
                : null;
        default:
            return null;
    }
}
function partOf(name, spec, node, values) {
    const names = namesOf(spec);
    const index = names.findIndex(other => other.id === name.id);
    if (index < 0 || !values)
        return null;
    const all = (0,nodes/* named */.KT)(values);
    const value = all.length === names.length ? all[index] : undefined;
    return { kind: 'value', node, value: value ?? (0,nodes/* opaque */.OZ)('a part of another value') };
}
/** `var table map[…]…` without a value gets it from `table = …` in an `init()`, of this file or of another of its package. */
function initialized(name, statement) {
    const list = statement.parent;
    const body = list?.type === 'statement_list' ? list.parent : list;
    const owner = body?.parent;
    const isInit = owner?.type === 'function_declaration' && (0,nodes/* field */.ZZ)(owner, 'name').text === 'init';
    const [left, right] = [(0,nodes/* field */.ZZ)(statement, 'left'), (0,nodes/* field */.ZZ)(statement, 'right')].map(nodes/* named */.KT);
    if (!isInit || left?.length !== 1 || right?.length !== 1 || left[0]?.id !== name.id)
        return null;
    if ((0,nodes/* field */.ZZ)(statement, 'operator').text !== '=')
        return null;
    const declares = (node) => isDeclaration(node) &&
        node.descendantsOfType('identifier').some(other => other?.text === name.text && other.id !== name.id);
    if (statementsIn(body).some(declares))
        return null;
    const root = name.tree.rootNode;
    const own = (0,nodes/* named */.KT)(root)
        .filter(node => node.type === 'var_declaration')
        .flatMap(node => node.descendantsOfType('var_spec'))
        .find(spec => spec && namesOf(spec).some(other => other.text === name.text));
    // With a value of its own, the assignment is a change that runs later.
    if (own?.childForFieldName('value'))
        return null;
    return { kind: 'value', node: statement, value: right[0], scope: root };
}
/** A constant without a value repeats the expression of the one before it; `iota` counts them. */
function constant(name, spec) {
    const specs = spec.parent ? constSpecs(spec.parent) : [];
    const own = specs.find(({ node }) => node.id === spec.id);
    const index = namesOf(spec).findIndex(node => node.id === name.id);
    const value = own?.values[index];
    if (!own || !value)
        return null;
    return { kind: 'value', node: spec, value: withIota(value, own.iota, spec) };
}
/** An expression for a certain `iota`: a text of its own, since it stands for several constants. */
function withIota(value, iota, spec) {
    const uses = value.type === 'iota' ? [value] : value.descendantsOfType('iota');
    if (uses.length === 0)
        return value;
    let text = '';
    let at = value.startIndex;
    for (const use of uses) {
        if (!use)
            continue;
        text += value.text.slice(at - value.startIndex, use.startIndex - value.startIndex) + iota;
        at = use.endIndex;
    }
    text += value.text.slice(at - value.startIndex);
    return {
        kind: 'fragment',
        at: spec,
        text: `package p; const value__ = ${text}`,
        find: root => root.descendantsOfType('const_spec')[0]?.childForFieldName('value') ?? null,
    };
}
/** A structure with its fields; any other type stands for the constants that have it, as enumerations are written. */
function go_typeOf(spec) {
    const name = (0,nodes/* field */.ZZ)(spec, 'name').text;
    const type = (0,nodes/* field */.ZZ)(spec, 'type');
    if (type.type === 'struct_type')
        return { kind: 'class', class: structOf(name, type) };
    const members = [];
    for (const declaration of (0,nodes/* named */.KT)(spec.tree.rootNode)) {
        if (declaration.type !== 'const_declaration')
            continue;
        for (const { node, iota, type: of, values } of constSpecs(declaration)) {
            if (of !== name)
                continue;
            namesOf(node).forEach((own, i) => {
                const value = values[i];
                if (own.text !== '_' && value)
                    members.push({ node, key: own.text, value: withIota(value, iota, node) });
            });
        }
    }
    return { kind: 'class', class: { name, node: spec, members, constant: true, parameters: null, bases: [] } };
}
function structOf(name, type) {
    const fields = (0,nodes/* named */.KT)(type).find(node => node.type === 'field_declaration_list');
    const parameters = (fields ? (0,nodes/* named */.KT)(fields) : []).flatMap((declaration) => {
        const names = declaration.childrenForFieldName('name').map(node => node?.text ?? '');
        // An embedded type is a field of its own name.
        const own = names.length > 0 ? names : [/(\w+)(\[.*)?$/s.exec((0,nodes/* field */.ZZ)(declaration, 'type').text)?.[1] ?? ''];
        return own.map(field => ({ name: field, default: null, rest: null }));
    });
    return { name, node: type, members: [], parameters, bases: [] };
}
function go_functionOf(node) {
    const parameters = (0,nodes/* named */.KT)((0,nodes/* field */.ZZ)(node, 'parameters')).flatMap((declaration) => {
        const rest = declaration.type === 'variadic_parameter_declaration' ? 'positional' : null;
        return namesOf(declaration).map(name => ({ name: name.text, default: null, rest }));
    });
    const body = node.childForFieldName('body');
    return {
        name: node.childForFieldName('name')?.text ?? 'func',
        node,
        parameters,
        result: body ? go_resultOf(body) : null,
        cases: () => casesIn(body, 'expression_switch_statement', FUNCTIONS, go_armsOf),
    };
}
function statementsIn(block) {
    return (0,nodes/* named */.KT)(block).flatMap(node => (node.type === 'statement_list' ? (0,nodes/* named */.KT)(node) : [node]));
}
/** Only bodies that return one value, or one for each case of a `switch`. */
function go_resultOf(body) {
    const statements = statementsIn(body);
    const last = statements.at(-1);
    if (last?.type === 'return_statement' && statements.slice(0, -1).every(isDeclaration))
        return (0,nodes/* named */.KT)(last)[0] ?? null;
    const arms = statements.find(node => node.type === 'expression_switch_statement');
    const rest = statements.filter(node => node !== arms);
    return arms && rest.every(node => isDeclaration(node) || node.type === 'return_statement')
        ? go_armsOf(arms)
        : null;
}
function isDeclaration(node) {
    return ['var_declaration', 'const_declaration', 'short_var_declaration'].includes(node.type);
}
function go_armsOf(node) {
    const entries = [];
    for (const arm of (0,nodes/* named */.KT)(node)) {
        if (arm.type !== 'expression_case')
            continue;
        const keys = (0,nodes/* field */.ZZ)(arm, 'value');
        const [first, ...more] = statementsIn(arm).filter(child => child.id !== keys.id);
        const isReturn = first?.type === 'return_statement' && more.length === 0;
        const value = isReturn ? (0,nodes/* named */.KT)(first)[0] : undefined;
        for (const key of (0,nodes/* named */.KT)(keys))
            entries.push({ node: arm, key, value: value ?? (0,nodes/* opaque */.OZ)('what this case does') });
    }
    return { kind: 'mapping', entries };
}
/** `table["x"] = …` and `list = append(list, …)`. */
function change(name) {
    const parent = name.parent;
    if (name.type !== 'identifier' || !parent)
        return null;
    const list = parent.type === 'index_expression' && (0,nodes/* isField */.dt)(parent, 'operand', name) ? parent.parent : parent;
    const statement = list?.type === 'expression_list' ? list.parent : null;
    if (list && statement?.type === 'assignment_statement' && (0,nodes/* isField */.dt)(statement, 'left', list)) {
        const [value, ...more] = (0,nodes/* named */.KT)((0,nodes/* field */.ZZ)(statement, 'right'));
        if ((0,nodes/* named */.KT)(list).length > 1 || more.length > 0 || !value || (0,nodes/* field */.ZZ)(statement, 'operator').text !== '=')
            return { kind: 'unknown', node: statement };
        if (parent.type === 'index_expression')
            return { kind: 'set', node: statement, key: (0,nodes/* field */.ZZ)(parent, 'index'), value };
        const [first, ...items] = value.type === 'call_expression' ? (0,nodes/* named */.KT)((0,nodes/* field */.ZZ)(value, 'arguments')) : [];
        const appends = value.type === 'call_expression' && (0,nodes/* field */.ZZ)(value, 'function').text === 'append';
        return appends && first?.text === name.text && items.every(item => item.type !== 'variadic_argument')
            ? { kind: 'append', node: statement, items: items.map(node => ({ node, spread: false })) }
            : { kind: 'unknown', node: statement };
    }
    const call = parent.type === 'argument_list' ? parent.parent : null;
    return call?.type === 'call_expression' &&
        (0,nodes/* field */.ZZ)(call, 'function').text === 'delete' &&
        (0,nodes/* named */.KT)(parent)[0]?.id === name.id
        ? { kind: 'unknown', node: call }
        : null;
}
const imports = new WeakMap();
/** Paths of imported packages by the name that the file has for them: its last part, unless it says otherwise. */
function importsOf(tree) {
    let found = imports.get(tree);
    if (!found) {
        found = new Map();
        for (const declaration of (0,nodes/* named */.KT)(tree.rootNode)) {
            if (declaration.type !== 'import_declaration')
                continue;
            for (const spec of declaration.descendantsOfType('import_spec')) {
                if (!spec)
                    continue;
                const path = (0,nodes/* field */.ZZ)(spec, 'path').text.slice(1, -1);
                const own = spec.childForFieldName('name')?.text;
                const last = path
                    .split('/')
                    .filter(part => !/^v\d+$/.test(part))
                    .at(-1) ?? path;
                // Names of packages that are imported into the file's own names begin with a dot here.
                found.set(own === '.' ? `.${path}` : (own ?? last.replace(/\.v\d+$/, '')), path);
            }
        }
        imports.set(tree, found);
    }
    return found;
}
const types = new WeakMap();
function typesOf(tree) {
    let found = types.get(tree);
    if (!found) {
        found = new Map();
        for (const declaration of (0,nodes/* named */.KT)(tree.rootNode)) {
            if (declaration.type !== 'type_declaration')
                continue;
            for (const spec of (0,nodes/* named */.KT)(declaration))
                found.set((0,nodes/* field */.ZZ)(spec, 'name').text, (0,nodes/* field */.ZZ)(spec, 'type'));
        }
        types.set(tree, found);
    }
    return found;
}
/** The folder of a package: the end of its path, since the name of the module in front of it is no folder. */
function go_modulePaths(specifier) {
    const parts = specifier.split('/');
    return parts.map((_part, i) => packageGlob(parts.slice(i)));
}
function packageGlob(folder) {
    const escaped = folder.map(part => part.replace(/[\\*?{}[\]()!+@]/g, '\\$&'));
    return [...escaped, '!(*_test).go'].join('/');
}

;// CONCATENATED MODULE: ./build/extract/languages/parts/java-annotations.js

/** Annotations of a declaration: `@Builtin(name = "len")`, `@Builtin("len")`. */
function annotations(declaration) {
    const modifiers = declaration.namedChildren.find(child => child?.type === 'modifiers');
    return (modifiers ? (0,nodes/* named */.KT)(modifiers) : [])
        .filter(({ type }) => type === 'annotation' || type === 'marker_annotation')
        .map(node => ({ node, name: (0,nodes/* field */.ZZ)(node, 'name'), arguments: java_annotations_argumentsOf(node) }));
}
function java_annotations_argumentsOf(annotation) {
    const list = annotation.childForFieldName('arguments');
    return (list ? (0,nodes/* named */.KT)(list) : []).map(node => node.type === 'element_value_pair'
        ? { node: (0,nodes/* field */.ZZ)(node, 'value'), name: (0,nodes/* field */.ZZ)(node, 'key').text }
        : { node });
}

;// CONCATENATED MODULE: ./build/extract/languages/parts/java-definitions.js


const java_definitions_TYPES = {
    class_declaration: 'class',
    record_declaration: 'class',
    interface_declaration: 'interface',
    annotation_type_declaration: 'interface',
    enum_declaration: 'enum',
};
/** Modifiers of a declaration, as words. */
function modifiersOf(node) {
    const modifiers = node.namedChildren.find(child => child?.type === 'modifiers');
    return (modifiers?.children ?? []).map(child => child?.type ?? '');
}
/** What a Java file defines; exported is what is public, with all that is around it. */
function javaDefinitions(root, comments) {
    const found = [];
    collect(root, null, true, false);
    return found;
    /** @param isOpen whether members are public without saying so, as in interfaces. */
    function collect(parent, container, isVisible, isOpen) {
        for (const { node, documentation } of documented(parent, comments)) {
            const modifiers = modifiersOf(node);
            const exported = isVisible && (isOpen || modifiers.includes('public'));
            const base = { container, documentation, node };
            const what = java_definitions_TYPES[node.type];
            const name = node.childForFieldName('name')?.text ?? '';
            if (what) {
                const list = node.type === 'record_declaration' ? node.childForFieldName('parameters') : null;
                found.push({ ...base, name, what, exported, signature: list && onOneLine(list.text) });
                const body = node.childForFieldName('body');
                if (body)
                    collect(body, container === null ? name : `${container}.${name}`, exported, what === 'interface');
                continue;
            }
            switch (node.type) {
                case 'enum_body_declarations':
                    collect(node, container, isVisible, false);
                    break;
                case 'enum_constant':
                    found.push({ ...base, name, what: 'constant', exported: isVisible, signature: null });
                    break;
                case 'method_declaration':
                case 'constructor_declaration':
                case 'annotation_type_element_declaration': {
                    const list = node.childForFieldName('parameters');
                    found.push({
                        ...base,
                        name,
                        what: 'method',
                        exported,
                        signature: list ? onOneLine(list.text) : '()',
                    });
                    break;
                }
                case 'field_declaration':
                case 'constant_declaration': {
                    const isConstant = node.type === 'constant_declaration' || modifiers.includes('final');
                    for (const declarator of (0,nodes/* named */.KT)(node).filter(child => child.type === 'variable_declarator'))
                        found.push({
                            ...base,
                            name: (0,nodes/* field */.ZZ)(declarator, 'name').text,
                            what: isConstant ? 'constant' : 'variable',
                            exported,
                            signature: null,
                        });
                }
            }
        }
    }
}

;// CONCATENATED MODULE: ./build/extract/languages/parts/java-packages.js

/** How Java finds types: imports, and the files of the same package, each named after its type. */
/** `import a.b.Type;` and `import static a.b.Type.NAME;`. */
function importedAs(name) {
    const path = name.parent;
    const declaration = path?.parent;
    if (path?.type !== 'scoped_identifier' || declaration?.type !== 'import_declaration')
        return null;
    if (!(0,nodes/* isField */.dt)(path, 'name', name) || isWildcard(declaration))
        return null;
    const specifier = java_packages_isStatic(declaration) ? (0,nodes/* field */.ZZ)(path, 'scope').text : path.text;
    return { kind: 'import', node: declaration, specifier, name: name.text };
}
/** Types whose static members a file takes over: `import static a.b.Type.*`. */
function wildcardsOf(root) {
    return wildcardImports(root).filter(java_packages_isStatic).map(pathOf);
}
/** The type of a name in the same package, or in one that is imported as a whole. */
function packageFiles(name, path, root) {
    const folder = path.split('/').slice(0, -1);
    const packages = wildcardImports(root).filter(node => !java_packages_isStatic(node));
    return [
        [...folder, `${name}.java`].join('/'),
        ...packages.flatMap(node => java_packages_modulePaths(`${pathOf(node)}.${name}`, path)),
    ];
}
/** The file of a type, from the folders around the importer: one of them is the root of the sources. */
function java_packages_modulePaths(specifier, importer) {
    const parts = specifier.split('.');
    const folder = importer.split('/').slice(0, -1);
    const paths = [];
    // `a.b.Outer.Inner` stands in the file of `Outer`.
    for (let length = parts.length; length > 0 && length >= parts.length - 2; length -= 1) {
        for (let up = folder.length; up >= 0; up -= 1)
            paths.push(`${[...folder.slice(0, up), ...parts.slice(0, length)].join('/')}.java`);
    }
    return paths;
}
function wildcardImports(root) {
    return (0,nodes/* named */.KT)(root).filter(node => node.type === 'import_declaration' && isWildcard(node));
}
function isWildcard(declaration) {
    return declaration.namedChildren.some(child => child?.type === 'asterisk');
}
function java_packages_isStatic(declaration) {
    return declaration.children.some(child => child?.type === 'static');
}
function pathOf(declaration) {
    return (0,nodes/* named */.KT)(declaration)[0]?.text ?? '';
}

;// CONCATENATED MODULE: ./build/extract/languages/parts/java-texts.js
/**
 * The content of a text block as JLS 3.10.6 has it: without the white space that all lines begin with, the closing
 * quotes' line among them, and without the white space at the ends of lines. Escapes are left for later.
 */
function textBlock(source) {
    const opening = /^"""[ \t\f]*\n/.exec(source);
    if (!opening)
        return undefined;
    const lines = source.slice(opening[0].length, -3).split('\n');
    const last = lines.length - 1;
    const counted = lines.filter((line, i) => i === last || line.trim() !== '');
    const indent = Math.min(...counted.map(line => /^[ \t\f]*/.exec(line)?.[0].length ?? 0));
    return lines.map(line => line.slice(indent).replace(/[ \t\f]+$/, '')).join('\n');
}

;// CONCATENATED MODULE: ./build/extract/languages/java.js











/** Java, as its language specification describes it (JLS 17 and later). */
const java_COMMENTS = {
    types: new Set(['line_comment', 'block_comment']),
    line: ['//'],
    block: [['/*', '*/']],
};
const java_ESCAPES = { simple: 'bfnrst\\\'"', hexDigits: null, bytes: false, octalDigits: [1, 3] };
const METHODS = new Set(['method_declaration', 'constructor_declaration', 'lambda_expression']);
const java_TYPES = new Set([
    'class_declaration',
    'interface_declaration',
    'record_declaration',
    'enum_declaration',
]);
const java_listOf = (_receiver, args, origin, keywords) => keywords.size === 0 ? new evaluate_value/* Sequence */.gd(args.map(value => ({ value, origin }))) : undefined;
const setOf = (_receiver, args, origin) => new evaluate_value/* Sequence */.gd((0,pure_functions/* distinct */.dM)(args.map(value => ({ value, origin }))), true);
/** `Map.of("a", 1, "b", 2)`. */
const mapOf = (_receiver, args, origin) => {
    if (args.length % 2 !== 0)
        return undefined;
    const entries = [];
    for (let i = 0; i < args.length; i += 2)
        entries.push({ key: args[i], value: args[i + 1], origin });
    return new evaluate_value/* Mapping */.X9((0,pure_functions/* lastWins */.Wr)(entries));
};
const mapOfEntries = (_receiver, args, origin, keywords, invoke) => (0,pure_functions/* toMapping */.c_)(undefined, [new evaluate_value/* Sequence */.gd(args.map(value => ({ value, origin })))], origin, keywords, invoke);
const each = (names, apply) => Object.fromEntries(names.map(name => [name, apply]));
const java_language = {
    name: 'Java',
    extensions: ['.java'],
    grammar: 'tree-sitter-java/tree-sitter-java.wasm',
    comments: java_COMMENTS,
    scopes: new Set([
        ...METHODS,
        'program',
        'class_body',
        'interface_body',
        'enum_body',
        'block',
        'constructor_body',
        'for_statement',
        'enhanced_for_statement',
    ]),
    deferred: METHODS,
    inPlace: new Set(['static_initializer']),
    nameCharacters: '\\p{ID_Continue}$',
    functions: {
        ...each(['Map.of', 'ImmutableMap.of'], mapOf),
        ...each(['Map.ofEntries', 'ImmutableMap.ofEntries'], mapOfEntries),
        ...each(['Map.entry', 'entry'], java_listOf),
        ...each(['List.of', 'Arrays.asList', 'ImmutableList.of', 'Stream.of', 'asList'], java_listOf),
        ...each(['Set.of', 'EnumSet.of', 'ImmutableSet.of'], setOf),
        ...each([
            'HashMap',
            'LinkedHashMap',
            'TreeMap',
            'ConcurrentHashMap',
            'Hashtable',
            'IdentityHashMap',
            'Map.copyOf',
        ], 
        // A number in brackets is the room that is made, not what is in it.
        (receiver, args, ...context) => (0,pure_functions/* toMapping */.c_)(receiver, args.filter(arg => !(0,pure_functions/* isScalar */.jn)(arg)), ...context)),
        ...each(['ArrayList', 'LinkedList', 'Vector', 'List.copyOf'], (receiver, args, ...context) => (0,pure_functions/* toSequence */.Xx)(receiver, args.filter(arg => !(0,pure_functions/* isScalar */.jn)(arg)), ...context)),
        ...each(['HashSet', 'LinkedHashSet', 'TreeSet', 'Set.copyOf'], (receiver, args, ...context) => (0,pure_functions/* toSet */.M1)(receiver, args.filter(arg => !(0,pure_functions/* isScalar */.jn)(arg)), ...context)),
        ...each(['Map', 'List', 'Set', 'SortedMap', 'SortedSet', 'Collection'].map(type => `Collections.unmodifiable${type}`), pure_functions/* itself */.QM),
        ...each(['Collections.emptyMap'], mapOf),
        ...each(['Collections.emptyList', 'Collections.singletonList'], java_listOf),
        '.toUpperCase': (0,pure_functions/* text */.Qq)((value, none) => (none === undefined ? value.toUpperCase() : undefined)),
        '.toLowerCase': (0,pure_functions/* text */.Qq)((value, none) => (none === undefined ? value.toLowerCase() : undefined)),
        '.concat': (0,pure_functions/* text */.Qq)((value, more) => (more === undefined ? undefined : value + more)),
        '.intern': (0,pure_functions/* taking */.BS)(0, receiver => (typeof receiver === 'string' ? receiver : undefined)),
    },
    operators: operatorsWith({ only32Bit: true, overflow: 'nearest-int', joinsTexts: true, text: textOf }),
    expression: java_expression,
    binding: java_binding,
    change: java_change,
    wildcards: wildcardsOf,
    modulePaths: java_packages_modulePaths,
    packageFiles: packageFiles,
    definitions: root => javaDefinitions(root, java_COMMENTS),
    annotations: annotations,
};
function textOf(value) {
    return typeof value === 'string' || typeof value === 'boolean' || Number.isInteger(value) || value === null
        ? String(value)
        : undefined;
}
function java_expression(node) {
    switch (node.type) {
        case 'string_literal':
        case 'character_literal': {
            const source = node.text.startsWith('"""') ? textBlock(node.text) : node.text.slice(1, -1);
            const value = source === undefined ? undefined : decoded(source, java_ESCAPES);
            return value === undefined ? (0,nodes/* opaque */.OZ)('a text that is not Unicode') : { kind: 'literal', value };
        }
        case 'decimal_integer_literal':
        case 'hex_integer_literal':
        case 'octal_integer_literal':
        case 'binary_integer_literal':
            return integer(node.text);
        case 'decimal_floating_point_literal':
            return java_real(node.text.replace(/[fFdD]$/, '').replaceAll('_', ''));
        case 'true':
        case 'false':
            return { kind: 'literal', value: node.type === 'true' };
        case 'null_literal':
            return { kind: 'literal', value: null };
        case 'parenthesized_expression':
        case 'expression_statement':
        case 'yield_statement':
            return (0,nodes/* same */.FB)((0,nodes/* named */.KT)(node)[0], node);
        case 'cast_expression':
            return java_castOf(node);
        case 'array_creation_expression':
        case 'variable_declarator':
            return (0,nodes/* same */.FB)(node.childForFieldName('value'), node);
        case 'array_initializer':
        case 'element_value_array_initializer':
            return { kind: 'sequence', items: (0,nodes/* named */.KT)(node).map(child => ({ node: child, spread: false })) };
        case 'identifier':
        case 'type_identifier':
            return { kind: 'name', name: node.text };
        case 'generic_type':
            return (0,nodes/* same */.FB)((0,nodes/* named */.KT)(node)[0], node);
        case 'field_access':
            return { kind: 'member', object: (0,nodes/* field */.ZZ)(node, 'object'), name: (0,nodes/* field */.ZZ)(node, 'field').text };
        case 'scoped_identifier':
            return { kind: 'member', object: (0,nodes/* field */.ZZ)(node, 'scope'), name: (0,nodes/* field */.ZZ)(node, 'name').text };
        case 'scoped_type_identifier': {
            const [object, name] = (0,nodes/* named */.KT)(node);
            return object && name ? { kind: 'member', object, name: name.text } : (0,nodes/* opaque */.OZ)('a type like this');
        }
        case 'array_access':
            return { kind: 'index', object: (0,nodes/* field */.ZZ)(node, 'array'), index: (0,nodes/* field */.ZZ)(node, 'index') };
        case 'binary_expression':
            return java_binaryOf(node);
        case 'unary_expression': {
            const operand = (0,nodes/* field */.ZZ)(node, 'operand');
            return operand.type === 'character_literal'
                ? (0,nodes/* opaque */.OZ)('a number of a character')
                : { kind: 'unary', operator: (0,nodes/* field */.ZZ)(node, 'operator').text, operand };
        }
        case 'ternary_expression':
            return {
                kind: 'choice',
                condition: (0,nodes/* field */.ZZ)(node, 'condition'),
                whenTrue: (0,nodes/* field */.ZZ)(node, 'consequence'),
                whenFalse: (0,nodes/* field */.ZZ)(node, 'alternative'),
            };
        case 'method_invocation':
            return {
                kind: 'call',
                callee: (0,nodes/* field */.ZZ)(node, 'name'),
                object: node.childForFieldName('object'),
                arguments: java_argumentsOf(node.childForFieldName('arguments')),
            };
        case 'object_creation_expression': {
            const type = (0,nodes/* field */.ZZ)(node, 'type');
            const callee = type.type === 'generic_type' ? ((0,nodes/* named */.KT)(type)[0] ?? type) : type;
            return { kind: 'call', callee, arguments: java_argumentsOf(node.childForFieldName('arguments')) };
        }
        case 'switch_expression':
            return java_armsOf(node);
        default:
            if (java_TYPES.has(node.type))
                return { kind: 'class', class: java_classOf(node) };
            return METHODS.has(node.type)
                ? { kind: 'function', function: java_functionOf(node) }
                : (0,nodes/* opaque */.OZ)(`a ${node.type.replaceAll('_', ' ')}`);
    }
}
function integer(source) {
    const isLong = /[lL]$/.test(source);
    const number = numberLiteral(source, source.replace(/[lL]$/, ''), { oldOctal: true });
    // `0xFFFFFFFF` is -1 here.
    return !isLong && number.kind === 'literal' && number.value > 2 ** 31
        ? { kind: 'literal', value: number.value | 0 }
        : number;
}
function java_real(digits) {
    const value = Number(digits);
    if (!Number.isFinite(value))
        return (0,nodes/* opaque */.OZ)(`the number ${digits}`);
    return Number.isInteger(value) ? { kind: 'decimal', value } : { kind: 'literal', value };
}
/** `(byte) 300`; of objects the value stays what it is. */
function java_castOf(node) {
    const [value, type] = [(0,nodes/* field */.ZZ)(node, 'value'), NUMBERS[(0,nodes/* field */.ZZ)(node, 'type').text]];
    if (type === undefined)
        return (0,nodes/* same */.FB)(value, node);
    const isCharacter = value.type === 'character_literal';
    if (type === 'char') {
        // In arithmetic it is a number again.
        if (/^(binary|unary)_expression$/.test(useOf(node)?.type ?? ''))
            return (0,nodes/* opaque */.OZ)('a number of a character');
        return isCharacter ? (0,nodes/* same */.FB)(value, node) : { kind: 'unary', operator: castTo(type), operand: value };
    }
    if (!isCharacter)
        return { kind: 'unary', operator: castTo(type), operand: value };
    const code = codeOf(java_expression(value));
    // Characters beyond those of a byte change their sign: who writes that is rare.
    return code.kind === 'literal' && code.value < 128 ? code : (0,nodes/* opaque */.OZ)('a number of a character');
}
const NUMBERS = {
    byte: 'i8',
    short: 'i16',
    char: 'char',
    int: 'i32',
    long: 'i64',
    float: 'f32',
    double: 'f64',
};
function java_binaryOf(node) {
    const operator = (0,nodes/* field */.ZZ)(node, 'operator').text;
    const [left, right] = [(0,nodes/* field */.ZZ)(node, 'left'), (0,nodes/* field */.ZZ)(node, 'right')];
    // With a number beside it, a character is one, too; with a text it is a text.
    const withCharacter = [left, right].some(part => part.type === 'character_literal');
    if (withCharacter && !(operator === '+' && [left, right].some(isText)))
        return (0,nodes/* opaque */.OZ)('a number of a character');
    if (operator !== '&&' && operator !== '||')
        return { kind: 'binary', operator, left, right };
    return { kind: 'either', operator: operator === '&&' ? 'and' : 'or', left, right };
}
function isText(node) {
    if (node.type === 'binary_expression')
        return isText((0,nodes/* field */.ZZ)(node, 'left')) || isText((0,nodes/* field */.ZZ)(node, 'right'));
    return node.type === 'string_literal';
}
function java_argumentsOf(list) {
    return list ? (0,nodes/* named */.KT)(list).map(node => ({ node })) : [];
}
function java_binding(name) {
    const parent = name.parent;
    if (!parent)
        return null;
    switch (parent.type) {
        case 'variable_declarator': {
            const value = parent.childForFieldName('value');
            const declaration = parent.parent;
            if (!value || !declaration || !(0,nodes/* isField */.dt)(parent, 'name', name))
                return null;
            return {
                kind: 'value',
                node: declaration,
                value,
                ...(isTopLevel(declaration) && { exported: name.text }),
            };
        }
        case 'class_declaration':
        case 'interface_declaration':
        case 'record_declaration':
        case 'enum_declaration':
            return (0,nodes/* isField */.dt)(parent, 'name', name)
                ? {
                    kind: 'value',
                    node: parent,
                    value: { kind: 'class', class: java_classOf(parent) },
                    ...(isTopLevel(parent) && { exported: name.text }),
                }
                : null;
        case 'enum_constant': {
            const around = enumAround(parent);
            return around && (0,nodes/* isField */.dt)(parent, 'name', name)
                ? { kind: 'value', node: parent, value: constantValue(parent) }
                : null;
        }
        case 'method_declaration':
            return (0,nodes/* isField */.dt)(parent, 'name', name)
                ? { kind: 'value', node: parent, value: { kind: 'function', function: java_functionOf(parent) } }
                : null;
        case 'formal_parameter':
        case 'spread_parameter':
        case 'inferred_parameters':
            return parent.type === 'inferred_parameters' || (0,nodes/* isField */.dt)(parent, 'name', name)
                ? { kind: 'value', node: parent, value: (0,nodes/* opaque */.OZ)('a parameter') }
                : null;
        case 'enhanced_for_statement':
            return (0,nodes/* isField */.dt)(parent, 'name', name)
                ? { kind: 'value', node: parent, value: (0,nodes/* opaque */.OZ)('a loop variable') }
                : null;
        default:
            return importedAs(name);
    }
}
/** Fields of the type that a file is about: other files can import them by name. */
function isTopLevel(declaration) {
    const body = declaration.parent;
    const type = body?.type === 'enum_body_declarations' ? body.parent?.parent : body?.parent;
    return type?.parent?.type === 'program';
}
function enumAround(constant) {
    return constant.parent?.parent?.type === 'enum_declaration' ? constant.parent.parent : null;
}
/** A constant of an enumeration: its name, or with arguments a call of the constructor. */
function constantValue(node) {
    const list = node.childForFieldName('arguments');
    const around = enumAround(node);
    if (!list || !around)
        return { kind: 'literal', value: (0,nodes/* field */.ZZ)(node, 'name').text };
    return { kind: 'call', callee: (0,nodes/* field */.ZZ)(around, 'name'), arguments: java_argumentsOf(list) };
}
/** A type: its constants, and the parameters of its constructor. */
function java_classOf(node) {
    const name = (0,nodes/* field */.ZZ)(node, 'name').text;
    const members = [];
    let parameters = node.type === 'record_declaration' ? java_parametersOf(node) : null;
    const body = (0,nodes/* field */.ZZ)(node, 'body');
    const rest = (0,nodes/* named */.KT)(body).find(child => child.type === 'enum_body_declarations');
    for (const member of [...(0,nodes/* named */.KT)(body), ...(rest ? (0,nodes/* named */.KT)(rest) : [])]) {
        if (member.type === 'enum_constant') {
            members.push({ node: member, key: (0,nodes/* field */.ZZ)(member, 'name').text, value: constantValue(member) });
        }
        else if (member.type === 'constructor_declaration') {
            const own = java_parametersOf(member);
            // Of several constructors none is the one.
            parameters = parameters === null ? own : own.length > parameters.length ? own : parameters;
        }
        else if (java_TYPES.has(member.type)) {
            // Types inside of an enumeration are not its constants.
            if (node.type !== 'enum_declaration')
                members.push({ node: member, key: (0,nodes/* field */.ZZ)(member, 'name').text, value: member });
        }
        else if (member.type === 'constant_declaration' ||
            (member.type === 'field_declaration' && java_isStatic(member))) {
            if (node.type === 'enum_declaration')
                continue;
            for (const declarator of member.childrenForFieldName('declarator')) {
                const value = declarator?.childForFieldName('value');
                if (declarator && value)
                    members.push({
                        node: member,
                        key: (0,nodes/* field */.ZZ)(declarator, 'name').text,
                        value: { kind: 'name', name: (0,nodes/* field */.ZZ)(declarator, 'name').text },
                    });
            }
        }
    }
    const base = node.childForFieldName('superclass');
    const inherited = base ? (0,nodes/* named */.KT)(base).slice(0, 1) : [];
    return {
        name,
        node,
        members,
        parameters: parameters ?? (inherited.length > 0 ? null : []),
        bases: inherited,
    };
}
function java_isStatic(member) {
    return modifiersOf(member).includes('static');
}
function java_parametersOf(node) {
    const list = node.childForFieldName('parameters');
    return (list ? (0,nodes/* named */.KT)(list) : []).flatMap((child) => {
        if (child.type === 'spread_parameter') {
            const declarator = (0,nodes/* named */.KT)(child).find(part => part.type === 'variable_declarator');
            return [
                { name: declarator ? (0,nodes/* field */.ZZ)(declarator, 'name').text : 'args', default: null, rest: 'positional' },
            ];
        }
        const name = child.childForFieldName('name');
        return name ? [{ name: name.text, default: null, rest: null }] : [];
    });
}
function java_functionOf(node) {
    const single = node.type === 'lambda_expression' ? node.childForFieldName('parameters') : null;
    const parameters = single?.type === 'identifier' ? [{ name: single.text, default: null, rest: null }] : java_parametersOf(node);
    const body = node.childForFieldName('body');
    return {
        name: node.childForFieldName('name')?.text ?? 'lambda',
        node,
        parameters,
        result: body && (body.type === 'block' ? java_resultOf(body) : body),
        cases: () => casesIn(body, 'switch_expression', METHODS, java_armsOf),
    };
}
/** Only bodies that return one value, or one for each case of a `switch`. */
function java_resultOf(body) {
    const statements = (0,nodes/* named */.KT)(body);
    const last = statements.at(-1);
    const isDeclaration = (node) => node.type === 'local_variable_declaration';
    if (last?.type === 'return_statement' && statements.slice(0, -1).every(isDeclaration))
        return (0,nodes/* named */.KT)(last)[0] ?? null;
    const arms = statements.map(armsIn).find(node => node !== null);
    const rest = statements.filter(node => armsIn(node) === null);
    return arms && rest.every(node => isDeclaration(node) || /^(return|throw)_statement$/.test(node.type))
        ? java_armsOf(arms)
        : null;
}
function armsIn(statement) {
    const inner = statement.type === 'expression_statement' ? ((0,nodes/* named */.KT)(statement)[0] ?? null) : statement;
    return inner?.type === 'switch_expression' ? inner : null;
}
/** Both forms: `case A: case B: return x;` and `case A, B -> x`. */
function java_armsOf(node) {
    const entries = [];
    let waiting = [];
    for (const group of (0,nodes/* named */.KT)((0,nodes/* field */.ZZ)(node, 'body'))) {
        const labels = (0,nodes/* named */.KT)(group).filter(child => child.type === 'switch_label');
        const statements = (0,nodes/* named */.KT)(group).filter(child => child.type !== 'switch_label');
        for (const label of labels)
            for (const key of (0,nodes/* named */.KT)(label))
                waiting.push({ node: group, key: labelOf(key) });
        if (labels.some(label => (0,nodes/* named */.KT)(label).length === 0))
            waiting = [];
        if (statements.length === 0)
            continue;
        const value = givenBy(statements) ?? (0,nodes/* opaque */.OZ)('what this case does');
        for (const { node: at, key } of waiting)
            entries.push({ node: at, key, value });
        waiting = [];
    }
    return { kind: 'mapping', entries };
}
/** A name of no field of the file is a constant of the enumeration that is switched on. */
function labelOf(label) {
    const key = label.type === 'pattern' ? ((0,nodes/* named */.KT)(label)[0] ?? label) : label;
    return key.type === 'identifier' && !fieldsOf(key.tree).has(key.text) ? key.text : key;
}
const fields = new WeakMap();
function fieldsOf(tree) {
    let found = fields.get(tree);
    if (!found) {
        found = new Set(tree.rootNode
            .descendantsOfType('variable_declarator')
            .map(node => (node ? (0,nodes/* field */.ZZ)(node, 'name').text : '')));
        fields.set(tree, found);
    }
    return found;
}
function givenBy(statements) {
    const [first] = statements;
    if (first?.type === 'block')
        return givenBy((0,nodes/* named */.KT)(first));
    return first && /^(return|yield|expression)_statement$/.test(first.type) ? ((0,nodes/* named */.KT)(first)[0] ?? null) : null;
}
/** `M.put("k", v)` and `L.add(x)`. */
function java_change(name) {
    const call = name.parent;
    if (call?.type === 'assignment_expression' && (0,nodes/* isField */.dt)(call, 'left', name))
        return null;
    if (call?.type !== 'method_invocation' || !(0,nodes/* isField */.dt)(call, 'object', name))
        return null;
    const node = call.parent?.type === 'expression_statement' ? call.parent : call;
    const args = (0,nodes/* named */.KT)((0,nodes/* field */.ZZ)(call, 'arguments'));
    const method = (0,nodes/* field */.ZZ)(call, 'name').text;
    const [first, second] = args;
    if (method === 'put' && first && second && args.length === 2)
        return { kind: 'set', node, key: first, value: second };
    if (method === 'add' && first && args.length === 1)
        return { kind: 'append', node, items: [{ node: first, spread: false }] };
    if ((method === 'addAll' || method === 'putAll') && args.length === 1)
        return { kind: 'extend', node, values: args };
    return CHANGING.has(method) ? { kind: 'unknown', node } : null;
}
const CHANGING = new Set([
    'put',
    'add',
    'addAll',
    'putAll',
    'remove',
    'clear',
    'putIfAbsent',
    'replace',
    'set',
    'removeIf',
    'retainAll',
    'merge',
    'computeIfAbsent',
]);

;// CONCATENATED MODULE: ./build/extract/languages/javascript/functions.js



/** Node types of functions. */
const functions_FUNCTIONS = new Set([
    'function_declaration',
    'function_expression',
    'arrow_function',
    'generator_function',
    'generator_function_declaration',
    'method_definition',
]);
function functions_functionOf(node) {
    const single = node.childForFieldName('parameter');
    const parameters = single
        ? [{ name: single.text, default: null, rest: null }]
        : (0,nodes/* named */.KT)((0,nodes/* field */.ZZ)(node, 'parameters')).map(parameterOf);
    const body = node.childForFieldName('body');
    // What an asynchronous function or a generator gives is not its value yet.
    const waits = node.type.startsWith('generator') ||
        node.children.some(child => child?.type === 'async' || child?.type === '*');
    return {
        name: node.childForFieldName('name')?.text ?? 'function',
        node,
        parameters,
        result: body && !waits ? functions_resultOf(body) : null,
        cases: () => casesIn(body, 'switch_statement', functions_FUNCTIONS, expressions_armsOf),
    };
}
function parameterOf(node) {
    const target = node.childForFieldName('pattern') ?? node.childForFieldName('left') ?? node;
    const value = node.childForFieldName('value') ?? node.childForFieldName('right');
    const rest = target.type === 'rest_pattern' ? 'positional' : null;
    const pattern = target.type === 'object_pattern' || target.type === 'array_pattern' ? patternOf(target) : null;
    return { name: target.text.replace(/^\.\.\./, ''), default: value, rest, ...(pattern && { pattern }) };
}
/** Only bodies that define names and then return: anything else may do what a reader cannot follow. */
function functions_resultOf(body) {
    if (body.type !== 'statement_block')
        return body;
    const statements = (0,nodes/* named */.KT)(body);
    const last = statements.at(-1);
    const before = statements.slice(0, -1);
    if (last?.type === 'return_statement' && before.every(functions_isDeclaration))
        return (0,nodes/* named */.KT)(last)[0] ?? null;
    const arms = statements.find(statement => statement.type === 'switch_statement');
    return arms &&
        statements
            .filter(statement => statement !== arms)
            .every(s => functions_isDeclaration(s) || s.type === 'return_statement' || s.type === 'throw_statement')
        ? expressions_armsOf(arms)
        : null;
}
const DECLARATIONS = new Set([
    'lexical_declaration',
    'variable_declaration',
    'function_declaration',
    'generator_function_declaration',
    'class_declaration',
]);
function functions_isDeclaration(statement) {
    // `'use strict';`
    const isDirective = statement.type === 'expression_statement' && statement.firstNamedChild?.type === 'string';
    return DECLARATIONS.has(statement.type) || isDirective;
}

;// CONCATENATED MODULE: ./build/extract/languages/javascript/literals.js

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
            return (0,nodes/* opaque */.OZ)('an escape of no character');
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
    const value = literals_numberIn(source);
    if (!Number.isFinite(value))
        return (0,nodes/* opaque */.OZ)(`the number ${source}`);
    return { kind: 'literal', value };
}
/** Value of a number as written, with separators, as a big integer or in the old octal way. */
function literals_numberIn(source) {
    const digits = source.replaceAll('_', '');
    if (/^0[0-7]+$/.test(digits))
        return Number.parseInt(digits, 8);
    if (!digits.endsWith('n'))
        return Number(digits);
    const value = Number(digits.slice(0, -1));
    return Number.isSafeInteger(value) ? value : Number.NaN;
}
function stringText(node) {
    return decode(node.text.slice(1, -1)) ?? node.text;
}

;// CONCATENATED MODULE: ./build/extract/languages/javascript/class-shape.js




function class_shape_classOf(node) {
    const members = [];
    let parameters = null;
    const heritage = node.children.find(child => child?.type === 'class_heritage');
    const extended = heritage && ((0,nodes/* named */.KT)(heritage).find(child => child.type === 'extends_clause') ?? heritage);
    const base = extended && (extended.childForFieldName('value') ?? (0,nodes/* named */.KT)(extended)[0]);
    for (const member of (0,nodes/* named */.KT)((0,nodes/* field */.ZZ)(node, 'body'))) {
        const isStatic = member.children.some(child => child?.type === 'static');
        const name = member.childForFieldName('property') ?? member.childForFieldName('name');
        const value = member.childForFieldName('value');
        if (member.type === 'method_definition' && name?.text === 'constructor')
            parameters = functions_functionOf(member).parameters;
        else if (isStatic && name && value)
            members.push({ node: member, key: propertyKey(name), value });
    }
    return {
        name: node.childForFieldName('name')?.text ?? 'class',
        node,
        members,
        isStatic: true,
        parameters: parameters ?? (base ? null : []),
        bases: base ? [base] : [],
    };
}
function class_shape_enumOf(node) {
    const entries = (0,nodes/* named */.KT)((0,nodes/* field */.ZZ)(node, 'body')).map((member) => {
        if (member.type !== 'enum_assignment')
            return { node: member, key: enumKey(member), value: class_shape_NEXT_NUMBER };
        return { node: member, key: enumKey((0,nodes/* field */.ZZ)(member, 'name')), value: (0,nodes/* field */.ZZ)(member, 'value') };
    });
    return { kind: 'mapping', entries, named: true };
}
const class_shape_NEXT_NUMBER = {
    kind: 'next',
    next: previous => (previous === undefined ? 0 : typeof previous === 'number' ? previous + 1 : undefined),
};
function enumKey(node) {
    return node.type === 'string' ? stringText(node) : node.text;
}
/** An enum as TypeScript compiles it: `((E) => { E[E["A"] = 0] = "A"; … })(E || {})`. */
function compiledEnum(call) {
    let callee = (0,nodes/* field */.ZZ)(call, 'function');
    while (callee.type === 'parenthesized_expression' && (0,nodes/* named */.KT)(callee)[0])
        callee = (0,nodes/* named */.KT)(callee)[0];
    if (!functions_FUNCTIONS.has(callee.type))
        return null;
    const shape = functions_functionOf(callee);
    const body = (0,nodes/* field */.ZZ)(callee, 'body');
    const own = shape.parameters[0]?.name;
    if (shape.parameters.length !== 1 || body.type !== 'statement_block')
        return null;
    const entries = [];
    for (const statement of (0,nodes/* named */.KT)(body)) {
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
    const target = node?.type === 'assignment_expression' ? (0,nodes/* field */.ZZ)(node, 'left') : null;
    if (!node || !target || (0,nodes/* field */.ZZ)(target, 'object').text !== own)
        return null;
    if (target.type === 'member_expression')
        return { key: (0,nodes/* field */.ZZ)(target, 'property').text, value: (0,nodes/* field */.ZZ)(node, 'right') };
    if (target.type !== 'subscript_expression')
        return null;
    const index = (0,nodes/* field */.ZZ)(target, 'index');
    if (index.type === 'assignment_expression')
        return enumAssignment(index, own);
    return index.type === 'string' ? { key: stringText(index), value: (0,nodes/* field */.ZZ)(node, 'right') } : null;
}

;// CONCATENATED MODULE: ./build/extract/languages/javascript/expressions.js




const LOGICAL = {
    '&&': 'and',
    '||': 'or',
    '??': 'nullish',
};
/** What an expression node means. */
function expressions_expression(node) {
    switch (node.type) {
        case 'string': {
            const value = decode(node.text.slice(1, -1));
            return value === undefined ? (0,nodes/* opaque */.OZ)('an escape of no character') : { kind: 'literal', value };
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
            return (0,nodes/* same */.FB)((0,nodes/* named */.KT)(node)[0], node);
        case 'type_assertion':
            return (0,nodes/* same */.FB)((0,nodes/* named */.KT)(node).at(-1), node);
        case 'sequence_expression':
        case 'computed_property_name':
            return (0,nodes/* same */.FB)((0,nodes/* named */.KT)(node).at(-1), node);
        case 'assignment_expression':
            return (0,nodes/* same */.FB)(node.childForFieldName('right'), node);
        case 'object':
            return {
                kind: 'mapping',
                entries: (0,nodes/* named */.KT)(node)
                    .filter(entry => !hasNoPrototype(entry))
                    .map(objectEntry),
                textKeys: true,
            };
        case 'array':
            return hasHoles(node) ? (0,nodes/* opaque */.OZ)('a list with holes') : { kind: 'sequence', items: items(node) };
        case 'identifier':
        case 'shorthand_property_identifier':
        case 'type_identifier':
            return { kind: 'name', name: node.text };
        case 'member_expression':
            return memberOf(node);
        case 'subscript_expression':
            return { kind: 'index', object: (0,nodes/* field */.ZZ)(node, 'object'), index: (0,nodes/* field */.ZZ)(node, 'index') };
        case 'binary_expression': {
            const operator = (0,nodes/* field */.ZZ)(node, 'operator').text;
            const [left, right] = [(0,nodes/* field */.ZZ)(node, 'left'), (0,nodes/* field */.ZZ)(node, 'right')];
            const logical = Object.hasOwn(LOGICAL, operator) ? LOGICAL[operator] : undefined;
            return logical
                ? { kind: 'either', operator: logical, left, right }
                : { kind: 'binary', operator, left, right };
        }
        case 'unary_expression': {
            const operator = (0,nodes/* field */.ZZ)(node, 'operator').text;
            if (operator === 'void')
                return { kind: 'literal', value: null };
            return { kind: 'unary', operator, operand: (0,nodes/* field */.ZZ)(node, 'argument') };
        }
        case 'ternary_expression':
            return {
                kind: 'choice',
                condition: (0,nodes/* field */.ZZ)(node, 'condition'),
                whenTrue: (0,nodes/* field */.ZZ)(node, 'consequence'),
                whenFalse: (0,nodes/* field */.ZZ)(node, 'alternative'),
            };
        case 'call_expression':
            return expressions_callOf(node);
        case 'new_expression':
            return {
                kind: 'call',
                callee: (0,nodes/* field */.ZZ)(node, 'constructor'),
                arguments: expressions_argumentsOf(node.childForFieldName('arguments')),
            };
        case 'class':
        case 'class_declaration':
        case 'abstract_class_declaration':
            return { kind: 'class', class: class_shape_classOf(node) };
        case 'enum_declaration':
            return class_shape_enumOf(node);
        case 'regex':
            return (0,nodes/* opaque */.OZ)('a regular expression');
        default:
            return functions_FUNCTIONS.has(node.type)
                ? { kind: 'function', function: functions_functionOf(node) }
                : (0,nodes/* opaque */.OZ)(`a ${node.type.replaceAll('_', ' ')}`);
    }
}
function items(node) {
    return (0,nodes/* named */.KT)(node).map(child => child.type === 'spread_element'
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
            if (isPrototype((0,nodes/* field */.ZZ)(node, 'key')))
                return { node, key: '__proto__', value: (0,nodes/* opaque */.OZ)('__proto__ sets the prototype: it') };
            return { node, key: propertyKey((0,nodes/* field */.ZZ)(node, 'key')), value: (0,nodes/* field */.ZZ)(node, 'value') };
        case 'method_definition':
            return { node, key: propertyKey((0,nodes/* field */.ZZ)(node, 'name')), value: node };
        default:
            return { node, key: node.text, value: node };
    }
}
/** A property's name: written as a name, a text or a number, or computed. */
function propertyKey(node) {
    if (node.type === 'property_identifier' || node.type === 'private_property_identifier')
        return node.text;
    return node.type === 'number' ? String(literals_numberIn(node.text)) : node;
}
/** `__proto__: null` takes nothing over: what is left are the entries that are written. */
function hasNoPrototype(entry) {
    return entry.type === 'pair' && isPrototype((0,nodes/* field */.ZZ)(entry, 'key')) && (0,nodes/* field */.ZZ)(entry, 'value').type === 'null';
}
function isPrototype(key) {
    return key.text === '__proto__' || (key.type === 'string' && stringText(key) === '__proto__');
}
function memberOf(node) {
    const object = (0,nodes/* field */.ZZ)(node, 'object');
    const name = (0,nodes/* field */.ZZ)(node, 'property').text;
    // Inside of its file, `exports.X` is the X that the file exports.
    if (object.text === 'exports' || object.text === 'module.exports')
        return { kind: 'exported', name };
    return { kind: 'member', object, name };
}
function expressions_callOf(node) {
    const required = requireOf(node);
    if (required)
        return { kind: 'module', specifier: required.specifier, interop: required.interop };
    const list = (0,nodes/* field */.ZZ)(node, 'arguments');
    if (list.type !== 'arguments')
        return (0,nodes/* opaque */.OZ)('a tagged template');
    return (compiledEnum(node) ?? { kind: 'call', callee: (0,nodes/* field */.ZZ)(node, 'function'), arguments: expressions_argumentsOf(list) });
}
function expressions_argumentsOf(list) {
    if (!list)
        return [];
    return items(list).map(({ node, spread }) => {
        if (spread)
            return { node, spread: 'positional' };
        return expressions_isNothing(node) ? { node, omitted: true } : { node };
    });
}
/** `require('x')`, also inside of the helpers that compilers put around it. */
function requireOf(node) {
    if (node.type !== 'call_expression')
        return null;
    const callee = (0,nodes/* field */.ZZ)(node, 'function').text;
    const [argument] = (0,nodes/* named */.KT)((0,nodes/* field */.ZZ)(node, 'arguments'));
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
    if (call?.type !== 'call_expression' || (0,nodes/* field */.ZZ)(call, 'function').text !== 'require')
        return null;
    const [argument] = (0,nodes/* named */.KT)((0,nodes/* field */.ZZ)(call, 'arguments'));
    return argument?.type === 'string' ? stringText(argument) : null;
}
/** A pattern that takes a value apart; null for one with a rest, whose names are then not known. */
function patternOf(node) {
    if (node.type === 'identifier')
        return node.text;
    if (node.type === 'array_pattern') {
        const parts = hasHoles(node) ? [null] : (0,nodes/* named */.KT)(node).map(patternOf);
        return parts.includes(null) ? null : { items: parts };
    }
    if (node.type !== 'object_pattern')
        return null;
    const fields = [];
    for (const part of (0,nodes/* named */.KT)(node)) {
        const value = part.type === 'pair_pattern' ? (0,nodes/* field */.ZZ)(part, 'value') : part;
        const hasDefault = value.type === 'assignment_pattern' || value.type === 'object_assignment_pattern';
        const target = hasDefault ? (0,nodes/* field */.ZZ)(value, 'left') : value;
        const pattern = target.type === 'shorthand_property_identifier_pattern' ? target.text : patternOf(target);
        if (pattern === null)
            return null;
        const key = part.type === 'pair_pattern' ? (0,nodes/* field */.ZZ)(part, 'key').text : target.text;
        fields.push({ key, pattern, default: hasDefault ? (0,nodes/* field */.ZZ)(value, 'right') : null });
    }
    return { fields };
}
/** `case 'a': case 'b': return x;` as entries of a table. */
function expressions_armsOf(node) {
    const entries = [];
    let waiting = [];
    for (const arm of (0,nodes/* named */.KT)((0,nodes/* field */.ZZ)(node, 'body'))) {
        if (arm.type !== 'switch_case') {
            waiting = [];
            continue;
        }
        const key = (0,nodes/* field */.ZZ)(arm, 'value');
        waiting.push({ node: arm, key });
        const statements = (0,nodes/* named */.KT)(arm).filter(child => child.id !== key.id);
        if (statements.length === 0)
            continue;
        const value = expressions_returnedBy(statements) ?? (0,nodes/* opaque */.OZ)('what this case does');
        for (const { node: at, key: name } of waiting)
            entries.push({ node: at, key: name, value });
        waiting = [];
    }
    return { kind: 'mapping', entries };
}
/** What statements return, when that is all that they do; braces around them change nothing. */
function expressions_returnedBy(statements) {
    const [first] = statements;
    if (first?.type === 'statement_block')
        return expressions_returnedBy((0,nodes/* named */.KT)(first));
    return first?.type === 'return_statement' ? ((0,nodes/* named */.KT)(first)[0] ?? null) : null;
}
/** `undefined` and `void 0`: an announcement, not a value. */
function expressions_isNothing(node) {
    if (node.type === 'assignment_expression')
        return expressions_isNothing((0,nodes/* field */.ZZ)(node, 'right'));
    return (node.type === 'undefined' ||
        node.text === 'undefined' ||
        (node.type === 'unary_expression' && (0,nodes/* field */.ZZ)(node, 'operator').text === 'void'));
}

;// CONCATENATED MODULE: ./build/extract/languages/javascript/annotations.js

/** Decorators, in the order of the text: inside of the definition, or before it in the body of its class. */
function annotations_annotations(definition) {
    const own = definition.namedChildren.filter(isDecorator);
    const outer = definition.parent?.type === 'export_statement' ? definition.parent : null;
    const around = outer?.namedChildren.filter(isDecorator) ?? [];
    return [...before(definition), ...around, ...own].flatMap(({ firstNamedChild: node }) => {
        if (!node)
            return [];
        const call = expressions_expression(node);
        return call.kind === 'call'
            ? [{ node, name: call.callee, arguments: call.arguments }]
            : [{ node, name: node, arguments: [] }];
    });
}
function before(definition) {
    const found = [];
    for (let at = definition.previousNamedSibling; at && isDecorator(at); at = at.previousNamedSibling)
        found.unshift(at);
    return found;
}
function isDecorator(node) {
    return node?.type === 'decorator';
}

;// CONCATENATED MODULE: ./build/extract/languages/javascript/operators.js



/** What operators give for constants. */
const operators_operators = {
    binary: {
        '+': (0,operators/* either */.gP)((0,operators/* doubles */.V_)((a, b) => a + b), operators/* texts */.Te, sumOfTexts),
        '-': (0,operators/* doubles */.V_)((a, b) => a - b),
        '*': (0,operators/* doubles */.V_)((a, b) => a * b),
        '/': (0,operators/* doubles */.V_)((a, b) => a / b),
        '%': (0,operators/* doubles */.V_)((a, b) => a % b),
        '**': (0,operators/* doubles */.V_)((a, b) => a ** b),
        '<<': (0,operators/* doubles */.V_)((a, b) => a << b),
        '>>': (0,operators/* doubles */.V_)((a, b) => a >> b),
        '>>>': (0,operators/* doubles */.V_)((a, b) => a >>> b),
        '&': (0,operators/* doubles */.V_)((a, b) => a & b),
        '|': (0,operators/* doubles */.V_)((a, b) => a | b),
        '^': (0,operators/* doubles */.V_)((a, b) => a ^ b),
        '===': (0,operators/* equality */.T5)(true),
        '!==': (0,operators/* equality */.T5)(false),
        '==': sameType((0,operators/* equality */.T5)(true)),
        '!=': sameType((0,operators/* equality */.T5)(false)),
        '<': (0,operators/* comparison */.my)((a, b) => a < b),
        '<=': (0,operators/* comparison */.my)((a, b) => a <= b),
        '>': (0,operators/* comparison */.my)((a, b) => a > b),
        '>=': (0,operators/* comparison */.my)((a, b) => a >= b),
    },
    unary: {
        '-': operand => (typeof operand === 'number' ? 0 - operand : undefined),
        '+': operand => (typeof operand === 'number' ? operand : undefined),
        '~': operand => (typeof operand === 'number' ? ~operand : undefined),
        '!': operand => {
            const holds = operators_truth(operand);
            return holds === undefined ? undefined : !holds;
        },
    },
    truth: operators_truth,
    text: operators_textOf,
    item: (entries, index) => (index >= 0 && Number.isInteger(index) ? entries[index] : undefined),
    // Keys of objects are texts; those of a Map are what they are.
    keys: index => (typeof index === 'number' ? [index, String(index)] : [index]),
};
/** As in a template: what is not a text is written as one. */
function operators_textOf(value) {
    // Nothing may be `null` here or `undefined`, which are written differently.
    return (0,pure_functions/* isScalar */.jn)(value) && value !== null ? String(value) : undefined;
}
function operators_truth(value) {
    if ((0,pure_functions/* isScalar */.jn)(value))
        return Boolean(value);
    return value instanceof evaluate_value/* Sequence */.gd || value instanceof evaluate_value/* Mapping */.X9 ? true : undefined;
}
function sumOfTexts(left, right) {
    if (typeof left !== 'string' && typeof right !== 'string')
        return undefined;
    const [a, b] = [operators_textOf(left), operators_textOf(right)];
    return a === undefined || b === undefined ? undefined : (0,operators/* bounded */.Mm)(a + b);
}
/** `==` compares values of one type as `===` does. */
function sameType(fold) {
    return (left, right) => (typeof left === typeof right && left !== null ? fold(left, right) : undefined);
}
function numberFrom(value) {
    if (typeof value === 'number')
        return value;
    return typeof value === 'string' && value.trim() !== '' ? (0,operators/* finite */.E2)(Number(value)) : undefined;
}
function byCodeUnit(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}

;// CONCATENATED MODULE: ./build/extract/languages/javascript/changes.js





/** How the statement around a use of a name changes the value of the name; null where it does not. */
function changes_change(name) {
    const parent = name.parent;
    if (name.type !== 'identifier' || !parent)
        return null;
    if (parent.type === 'augmented_assignment_expression' && (0,nodes/* isField */.dt)(parent, 'left', name)) {
        return { kind: 'unknown', node: statementOf(parent) };
    }
    const grand = parent.parent;
    if (isPropertyOf(parent, name) && grand) {
        if (grand.type === 'assignment_expression' && (0,nodes/* isField */.dt)(grand, 'left', parent)) {
            const key = parent.childForFieldName('index') ?? (0,nodes/* field */.ZZ)(parent, 'property').text;
            return { kind: 'set', node: statementOf(grand), key, value: (0,nodes/* field */.ZZ)(grand, 'right') };
        }
        if (grand.type === 'augmented_assignment_expression' || grand.type === 'update_expression') {
            return { kind: 'unknown', node: statementOf(grand) };
        }
        if (grand.type === 'unary_expression' && (0,nodes/* field */.ZZ)(grand, 'operator').text === 'delete') {
            return { kind: 'unknown', node: statementOf(grand) };
        }
    }
    if (parent.type === 'arguments' &&
        grand?.type === 'call_expression' &&
        MUTATING_FUNCTIONS.has((0,nodes/* field */.ZZ)(grand, 'function').text)) {
        const [target, ...more] = items(parent);
        if (target?.node.id !== name.id)
            return null;
        const node = statementOf(grand);
        return (0,nodes/* field */.ZZ)(grand, 'function').text === 'Object.assign' && more.every(item => !item.spread)
            ? { kind: 'extend', node, values: more.map(item => item.node) }
            : { kind: 'unknown', node };
    }
    if (parent.type !== 'member_expression' ||
        grand?.type !== 'call_expression' ||
        !(0,nodes/* isField */.dt)(grand, 'function', parent))
        return null;
    const method = (0,nodes/* field */.ZZ)(parent, 'property').text;
    const args = items((0,nodes/* field */.ZZ)(grand, 'arguments'));
    const node = statementOf(grand);
    if (method === 'push' || (method === 'add' && args.length === 1))
        return { kind: 'append', node, items: args };
    const [first, second] = args;
    if (method === 'set' && first && second && args.every(item => !item.spread)) {
        return { kind: 'set', node, key: first.node, value: second.node };
    }
    if (method === 'reverse')
        return { kind: 'order', node, ordered: pure_functions/* reversed */.TY };
    if (method === 'sort' && args.length === 0)
        return { kind: 'order', node, ordered: list => (0,pure_functions/* sortedTexts */.Mj)(list, byCodeUnit) };
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
/** The statement that an assignment is, also as a part of others: `a.x = a.y = …`. */
function statementOf(node) {
    let outer = node;
    while (outer.parent?.type === 'assignment_expression' && (0,nodes/* isField */.dt)(outer.parent, 'right', outer))
        outer = outer.parent;
    return outer.parent?.type === 'expression_statement' ? outer.parent : node;
}

;// CONCATENATED MODULE: ./build/extract/languages/javascript/bindings.js





/** What the name at this node defines; null where it is only used. */
function bindings_binding(name) {
    const parent = name.parent;
    if (!parent)
        return null;
    if (name.type === 'default' || name.text === 'default')
        return defaultExport(name, parent);
    switch (parent.type) {
        case 'variable_declarator':
            return (0,nodes/* isField */.dt)(parent, 'name', name) ? bindings_variable(name, parent) : null;
        case 'function_declaration':
        case 'generator_function_declaration':
        case 'class_declaration':
        case 'abstract_class_declaration':
        case 'enum_declaration':
            if (!(0,nodes/* isField */.dt)(parent, 'name', name))
                return null;
            return {
                kind: 'value',
                node: exportedStatement(parent),
                value: expressions_expression(parent),
                ...exportName(parent, name.text),
            };
        case 'array_pattern':
            return bindings_itemOf(name, parent);
        case 'namespace_export':
            return namespaceExport(name, parent);
        case 'import_require_clause': {
            const specifier = stringText((0,nodes/* field */.ZZ)(parent, 'source'));
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
            return importFrom(parent, (0,nodes/* field */.ZZ)(parent, 'name').text);
        }
        case 'namespace_import':
            return importFrom(parent, null);
        case 'import_clause':
            return importFrom(parent, 'default');
        case 'export_specifier':
            return exportSpecifier(name, parent);
        case 'assignment_expression':
            return (0,nodes/* isField */.dt)(parent, 'left', name) ? assignment(parent) : null;
        case 'member_expression':
            return exportsMember(name, parent);
        case 'pair':
            return (0,nodes/* isField */.dt)(parent, 'key', name)
                ? { kind: 'value', node: parent, value: (0,nodes/* field */.ZZ)(parent, 'value'), member: true }
                : null;
        case 'public_field_definition':
        case 'field_definition': {
            const value = parent.childForFieldName('value');
            if (!value || !((0,nodes/* isField */.dt)(parent, 'name', name) || (0,nodes/* isField */.dt)(parent, 'property', name)))
                return null;
            return { kind: 'value', node: parent, value, member: true };
        }
        case 'formal_parameters':
        case 'required_parameter':
        case 'optional_parameter':
        case 'rest_pattern':
        case 'assignment_pattern':
            return (0,nodes/* isField */.dt)(parent, 'right', name) || (0,nodes/* isField */.dt)(parent, 'value', name)
                ? null
                : { kind: 'value', node: parent, value: (0,nodes/* opaque */.OZ)('a parameter') };
        case 'arrow_function':
            return (0,nodes/* isField */.dt)(parent, 'parameter', name)
                ? { kind: 'value', node: (0,nodes/* field */.ZZ)(parent, 'body'), value: (0,nodes/* opaque */.OZ)('a parameter') }
                : null;
        case 'for_in_statement':
            return (0,nodes/* isField */.dt)(parent, 'left', name)
                ? { kind: 'value', node: (0,nodes/* field */.ZZ)(parent, 'body'), value: (0,nodes/* opaque */.OZ)('a loop variable') }
                : null;
        default:
            return null;
    }
}
function bindings_variable(name, declarator) {
    const value = declarator.childForFieldName('value');
    // `let x;` and `var x = void 0` only announce the name.
    if (!value || expressions_isNothing(value))
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
    if (pair && !(0,nodes/* isField */.dt)(pair, 'value', name))
        return null;
    if (name.type !== 'shorthand_property_identifier_pattern' && !pair)
        return null;
    const pattern = pair ? pair.parent : name.parent;
    const declarator = pattern?.parent;
    if (declarator?.type !== 'variable_declarator') {
        return pattern ? { kind: 'value', node: pattern, value: (0,nodes/* opaque */.OZ)('a parameter') } : null;
    }
    const value = (0,nodes/* field */.ZZ)(declarator, 'value');
    const required = requireOf(value);
    const imported = pair ? (0,nodes/* field */.ZZ)(pair, 'key').text : name.text;
    const node = exportedStatement(declarator.parent ?? declarator);
    if (required)
        return { kind: 'import', node, specifier: required.specifier, name: imported };
    const exported = exportName(declarator.parent, name.text);
    return { kind: 'value', node, value: { kind: 'member', object: value, name: imported }, ...exported };
}
/** `const [a, b] = [1, 2]`, where the two sides match item by item. */
function bindings_itemOf(name, pattern) {
    const declarator = pattern.parent;
    if (declarator?.type !== 'variable_declarator')
        return { kind: 'value', node: pattern, value: (0,nodes/* opaque */.OZ)('a parameter') };
    const node = exportedStatement(declarator.parent ?? declarator);
    const value = (0,nodes/* field */.ZZ)(declarator, 'value');
    const index = (0,nodes/* named */.KT)(pattern).findIndex(item => item.id === name.id);
    const matches = value.type === 'array' &&
        !hasHoles(pattern) &&
        !hasHoles(value) &&
        items(value).every(item => !item.spread);
    const item = matches ? (0,nodes/* named */.KT)(value)[index] : undefined;
    return {
        kind: 'value',
        node,
        value: item ?? (0,nodes/* opaque */.OZ)('a part of another value'),
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
    const original = (0,nodes/* field */.ZZ)(specifier, 'name');
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
    const value = (0,nodes/* field */.ZZ)(node, 'right');
    if (expressions_isNothing(value))
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
    return compiledEnum(call) ?? (0,nodes/* opaque */.OZ)('what a function fills');
}
/** `exports.NAME = …`, `module.exports.NAME = …` and `module.exports = …`. */
function exportsMember(name, member) {
    if (!(0,nodes/* isField */.dt)(member, 'property', name))
        return null;
    const object = (0,nodes/* field */.ZZ)(member, 'object').text;
    const target = member.parent;
    if (target?.type !== 'assignment_expression' || !(0,nodes/* isField */.dt)(target, 'left', member))
        return null;
    const written = (0,nodes/* field */.ZZ)(target, 'right');
    if (expressions_isNothing(written))
        return null;
    const node = statementOf(target);
    const value = filledLater(target) ?? written;
    if (object === 'exports' || object === 'module.exports')
        return { kind: 'value', node, value, exported: name.text, member: true };
    if (object === 'module' && name.text === 'exports') {
        const own = target.parent?.type === 'variable_declarator' ? target.parent.childForFieldName('name') : null;
        // `const table = module.exports = {}`: what is added to the table by its name is exported, too.
        const whole = own?.type === 'identifier' ? { kind: 'name', name: own.text } : value;
        return { kind: 'value', node, value: whole, exported: 'module.exports', member: true };
    }
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
function isPropertyOf(parent, name) {
    return ((parent.type === 'subscript_expression' || parent.type === 'member_expression') &&
        (0,nodes/* isField */.dt)(parent, 'object', name));
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

// EXTERNAL MODULE: ./build/extract/evaluate/environment.js
var environment = __webpack_require__(21489);
;// CONCATENATED MODULE: ./build/extract/languages/javascript/documentation.js


/** What may stand around a function between it and the comment that documents it. */
const AROUND = new Set([
    'pair',
    'variable_declarator',
    'lexical_declaration',
    'variable_declaration',
    'assignment_expression',
    'expression_statement',
    'export_statement',
    'ambient_declaration',
    'parenthesized_expression',
]);
/** What users read of a function or class that a table or an export refers to. */
function describe(value) {
    if (value instanceof evaluate_value/* CallResult */.Q9 && value.makes)
        return { ...value.makes.describe(), what: value.makes.kind === 'class' ? 'class' : 'function' };
    if (!(value instanceof environment/* Described */.Si) || value.kind === 'module')
        return null;
    return {
        signature: signatureOf(value.node),
        documentation: documentationOf(value.node, value.site.file.text),
    };
}
/** The parameter list as it is written, on one line; of a class that of its constructor. */
function signatureOf(node) {
    const body = /^(abstract_)?class/.test(node.type) ? node.childForFieldName('body') : null;
    if (body) {
        const maker = body.namedChildren.find(child => child?.type === 'method_definition' && child.childForFieldName('name')?.text === 'constructor');
        return maker ? signatureOf(maker) : node.text.includes(' extends ') ? null : '()';
    }
    const list = node.childForFieldName('parameters');
    if (list)
        return oneLine(list.text);
    const single = node.type === 'arrow_function' ? node.childForFieldName('parameter') : null;
    return single ? `(${single.text})` : null;
}
/** The documentation of a definition somewhere in a file. */
function documentationOf(definition, text) {
    let outer = definition;
    while (outer.parent && AROUND.has(outer.parent.type)) {
        // Only the first of several declarators has the comment in front of their statement.
        if (outer.type === 'variable_declarator' && outer.parent.firstNamedChild?.id !== outer.id)
            break;
        outer = outer.parent;
    }
    return documentationAt(outer.startIndex, text);
}
/**
 * The text of the `/** … *\/` right before a place: description first, then what its tags say. Looked for in the text,
 * since the tree finds what stands before a node by counting from the first one.
 */
function documentationAt(start, text) {
    let end = start;
    while (end > 0 && /\s/.test(text[end - 1]))
        end -= 1;
    if (!text.endsWith('*/', end))
        return '';
    const begin = text.lastIndexOf('/*', end - 2);
    return begin >= 0 && text.startsWith('/**', begin) && end - begin > 4
        ? described(text.slice(begin, end))
        : '';
}
/** Without comment marks. Where a tag comes first there is no description: its line stays empty. */
function described(comment) {
    const text = comment
        .slice(3, -2)
        .split('\n')
        .map(line => line.replace(/^\s*\* ?/, '').trimEnd())
        .join('\n')
        .trim();
    return text.startsWith('@') ? `\n${text}` : text;
}
/** Comments and line ends between parameters are how a list is laid out, not what it says. */
function oneLine(text) {
    return text
        .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
        .replace(/\s+/g, ' ')
        .replace(/\( /g, '(')
        .replace(/,? \)/g, ')');
}

;// CONCATENATED MODULE: ./build/extract/languages/javascript/definitions.js


/** What kind of definition a declaration is. */
const KINDS = {
    function_declaration: 'function',
    generator_function_declaration: 'function',
    function_signature: 'function',
    function_expression: 'function',
    arrow_function: 'function',
    class_declaration: 'class',
    abstract_class_declaration: 'class',
    class: 'class',
    interface_declaration: 'interface',
    enum_declaration: 'enum',
    type_alias_declaration: 'type',
    internal_module: 'module',
    module: 'module',
    method_definition: 'method',
    method_signature: 'method',
    abstract_method_signature: 'method',
    public_field_definition: 'variable',
    field_definition: 'variable',
    property_signature: 'variable',
};
const VARIABLES = new Set(['lexical_declaration', 'variable_declaration']);
/** The way in which a whole module is exported, which a script does not have. */
const MODULE_EXPORT = /(?<![\w$.])module\.exports\s*=[^=]/;
/** Definitions of a module or script: those at its top or, with `of`, the members of a class, interface or namespace. */
function definitions_definitions(root, of) {
    const { text } = root;
    const offset = root.startIndex;
    const top = topOf(root);
    if (of === undefined)
        return distinct(top, null, text, offset);
    let members = top;
    for (const part of of.split('.')) {
        members = members
            .filter(({ name, what }) => name === part && what !== 'function')
            .flatMap(({ node }) => membersOf(node));
    }
    return distinct(members, of, text, offset);
}
/** `export { x } from './y'`, and `export { x }` of what was imported. */
function passedOn(root) {
    const own = new Set(topOf(root).map(({ name }) => name));
    const found = [];
    for (const statement of root.namedChildren) {
        if (statement?.type !== 'export_statement')
            continue;
        for (const [name, original, node] of specifiers(statement))
            if (statement.childForFieldName('source') || !own.has(original))
                found.push({ name, node });
    }
    return found;
}
function topOf(root) {
    const found = [];
    const named = new Map();
    let isModule = MODULE_EXPORT.test(root.text);
    for (const statement of root.namedChildren) {
        if (!statement)
            continue;
        isModule ||= statement.type === 'export_statement' || statement.type === 'import_statement';
        if (statement.type === 'export_statement' && !statement.childForFieldName('source'))
            for (const [name, original] of specifiers(statement))
                named.set(original, name);
        definitions_declared(statement, false, found, statement.startIndex);
    }
    // What a script declares is there for all others; a module says what is.
    const isScript = !isModule && !found.some(({ exported }) => exported);
    return found.map(each => ({
        ...each,
        name: named.get(each.name) ?? each.name,
        exported: each.exported || named.has(each.name) || isScript,
    }));
}
/** `[exported name, name in this file, node]` of `export { a as b }`. */
function specifiers(statement) {
    const clause = statement.namedChildren.find(child => child?.type === 'export_clause');
    return (clause?.namedChildren ?? []).flatMap(child => {
        if (child?.type !== 'export_specifier')
            return [];
        const name = child.childForFieldName('name')?.text ?? '';
        return [[child.childForFieldName('alias')?.text ?? name, name, child]];
    });
}
function definitions_declared(node, exported, found, start) {
    const { type } = node;
    if (type === 'export_statement') {
        const inner = node.childForFieldName('declaration') ?? node.childForFieldName('value');
        if (inner)
            definitions_declared(inner, true, found, start);
    }
    else if (type === 'ambient_declaration' || (type === 'expression_statement' && node.firstNamedChild)) {
        const inner = node.firstNamedChild;
        if (inner.type === 'assignment_expression')
            commonJs(inner, found, start);
        else
            definitions_declared(inner, exported, found, start);
    }
    else if (VARIABLES.has(type)) {
        for (const declarator of node.namedChildren) {
            const name = declarator?.childForFieldName('name');
            if (declarator?.type !== 'variable_declarator' || name?.type !== 'identifier')
                continue;
            const value = declarator.childForFieldName('value');
            const what = KINDS[value?.type ?? ''] ?? (node.text.startsWith('const') ? 'constant' : 'variable');
            found.push({
                name: name.text,
                what,
                exported,
                node: KINDS[value?.type ?? ''] ? value : declarator,
                start: declarator.id === node.firstNamedChild?.id ? start : declarator.startIndex,
            });
        }
    }
    else {
        const what = KINDS[type];
        const name = node.childForFieldName('name');
        if (what && what !== 'method' && (name || exported))
            found.push({ name: name ? nameText(name) : 'default', what, exported, node, start });
    }
}
/** `exports.x = exports['y'] = …`: every name that the chain gives the value. */
function commonJs(assignment, found, start) {
    const names = [];
    let value = assignment;
    for (; value?.type === 'assignment_expression'; value = value.childForFieldName('right')) {
        const name = exportedMember(value.childForFieldName('left'));
        if (name !== undefined)
            names.push(name);
    }
    if (!value || value.text === 'void 0')
        return;
    for (const name of names) {
        // `exports.x = x` of a function that stands in the file already.
        const known = value.type === 'identifier' ? found.findIndex(each => each.name === value.text) : -1;
        if (known >= 0)
            found[known] = { ...found[known], name, exported: true };
        else {
            const what = KINDS[value.type];
            found.push({ name, what: what ?? 'constant', exported: true, node: value, start, open: !what });
        }
    }
}
/** The name that a target of an assignment has among what the file exports. */
function exportedMember(target) {
    if (target?.type !== 'member_expression' && target?.type !== 'subscript_expression')
        return undefined;
    if (!/^(?:module\.)?exports$/.test(target.childForFieldName('object')?.text ?? ''))
        return undefined;
    const property = target.childForFieldName('property') ?? target.childForFieldName('index');
    if (property?.type === 'property_identifier')
        return property.text;
    return property?.type === 'string' ? stringText(property) : undefined;
}
function membersOf(node) {
    const found = [];
    for (const member of node.childForFieldName('body')?.namedChildren ?? []) {
        if (!member)
            continue;
        const what = KINDS[member.type];
        const isMember = what === 'method' || what === 'variable';
        if (!isMember) {
            // Members of a namespace that is declared, and not written, need no `export`.
            definitions_declared(member, member.type === 'ambient_declaration' || node.parent?.type === 'ambient_declaration', found, member.startIndex);
            continue;
        }
        const name = member.childForFieldName('name') ?? member.childForFieldName('property');
        const text = name ? nameText(name) : '';
        const isPrivate = text.startsWith('#') || /^(private|protected)\b/.test(member.text);
        if (text !== '' && text !== 'constructor')
            found.push({ name: text, what, exported: !isPrivate, node: member, start: member.startIndex });
    }
    return found;
}
/** A name without the quotes that it may have. */
function nameText(name) {
    return name.text.replace(/^(["'])(.*)\1$/, '$2');
}
/** One definition for each name; overloads have their signatures side by side, declarations that merge their texts. */
function distinct(found, container, text, offset) {
    const byName = new Map();
    for (const each of found) {
        const same = byName.get(each.name);
        if (same)
            same.push(each);
        else
            byName.set(each.name, [each]);
    }
    return [...byName].map(([name, all]) => new ScriptDefinition(name, container, all, start => documentationAt(start - offset, text)));
}
/** Reads its texts when they are asked for. */
class ScriptDefinition {
    name;
    container;
    all;
    documented;
    what;
    exported;
    node;
    open;
    constructor(name, container, all, documented) {
        this.name = name;
        this.container = container;
        this.all = all;
        this.documented = documented;
        const [first] = all;
        this.what = first.what;
        this.node = first.node;
        this.open = first.open === true;
        this.exported = all.some(({ exported }) => exported);
    }
    get signature() {
        // The body of overloaded functions has a signature for itself, which nobody calls.
        const overloads = this.all.filter(({ node }) => node.type.endsWith('signature'));
        const signatures = (overloads.length > 0 ? overloads : this.all).flatMap(({ node }) => signatureOf(node) ?? []);
        return signatures.length > 0 ? [...new Set(signatures)].join(' | ') : null;
    }
    get documentation() {
        for (const { start } of this.all) {
            const documentation = this.documented(start);
            if (documentation !== '')
                return documentation;
        }
        return '';
    }
}

;// CONCATENATED MODULE: ./build/extract/languages/javascript/library.js




/** Functions of the library without effects, written again. */
const functions = {
    Set: pure_functions/* toSet */.M1,
    Map: map,
    String: (0,pure_functions/* taking */.BS)(1, (_receiver, [value]) => (value === undefined ? '' : operators_textOf(value))),
    Number: (0,pure_functions/* taking */.BS)(1, (_receiver, [value]) => numberFrom(value)),
    'Object.freeze': pure_functions/* itself */.QM,
    'Object.seal': pure_functions/* itself */.QM,
    'Object.assign': (_receiver, args, origin) => (0,pure_functions/* overlay */.Lw)(undefined, args, origin),
    'Object.fromEntries': pure_functions/* toMapping */.c_,
    'Object.keys': (0,pure_functions/* taking */.BS)(1, (_receiver, [value]) => ownKeys(value)),
    'Object.values': pure_functions/* values */.zu,
    'Object.entries': pure_functions/* pairs */.AS,
    'Array.from': (0,pure_functions/* taking */.BS)(2, (_receiver, [list, apply], origin, named, invoke) => {
        const sequence = list instanceof evaluate_value/* Sequence */.gd ? list : undefined;
        return apply === undefined || !sequence
            ? sequence && new evaluate_value/* Sequence */.gd(sequence.entries)
            : mapped(sequence, [apply], origin, named, invoke);
    }),
    'Array.of': (_receiver, args, origin) => new evaluate_value/* Sequence */.gd(args.map(value => ({ value, origin }))),
    '.concat': concatenate,
    '.join': pure_functions/* joined */.oR,
    '.split': (0,pure_functions/* taking */.BS)(1, (receiver, [separator], origin) => typeof receiver === 'string' && typeof separator === 'string'
        ? (0,pure_functions/* parts */.rT)(receiver.split(separator), origin)
        : undefined),
    '.keys': ofMap(pure_functions/* keys */.HP),
    '.values': (receiver, args, ...context) => receiver instanceof evaluate_value/* Sequence */.gd && args.length === 0 ? receiver : ofMap(pure_functions/* values */.zu)(receiver, args, ...context),
    '.entries': ofMap(pure_functions/* pairs */.AS),
    '.get': (0,pure_functions/* taking */.BS)(1, (receiver, [key]) => receiver instanceof evaluate_value/* Mapping */.X9 && (0,pure_functions/* isScalar */.jn)(key) ? (receiver.get(key) ?? null) : undefined),
    '.slice': (0,pure_functions/* taking */.BS)(0, receiver => receiver),
    '.sort': (0,pure_functions/* taking */.BS)(0, receiver => (0,pure_functions/* sortedTexts */.Mj)(receiver, byCodeUnit)),
    '.map': mapped,
    '.filter': filtered,
    '.flat': (0,pure_functions/* taking */.BS)(0, receiver => (receiver instanceof evaluate_value/* Sequence */.gd ? flattened(receiver.entries) : undefined)),
    '.flatMap': (receiver, args, origin, named, invoke) => {
        const list = mapped(receiver, args, origin, named, invoke);
        return list instanceof evaluate_value/* Sequence */.gd ? flattened(list.entries) : undefined;
    },
    '.toString': (0,pure_functions/* taking */.BS)(0, receiver => (receiver === undefined ? undefined : operators_textOf(receiver))),
    '.trim': (0,pure_functions/* text */.Qq)((value, none) => (none === undefined ? value.trim() : undefined)),
    '.trimStart': (0,pure_functions/* text */.Qq)((value, none) => (none === undefined ? value.trimStart() : undefined)),
    '.trimEnd': (0,pure_functions/* text */.Qq)((value, none) => (none === undefined ? value.trimEnd() : undefined)),
    '.toLowerCase': (0,pure_functions/* text */.Qq)((value, none) => (none === undefined ? value.toLowerCase() : undefined)),
    '.toUpperCase': (0,pure_functions/* text */.Qq)((value, none) => (none === undefined ? value.toUpperCase() : undefined)),
    '.startsWith': (0,pure_functions/* text */.Qq)((value, prefix) => (prefix === undefined ? undefined : value.startsWith(prefix))),
    '.endsWith': (0,pure_functions/* text */.Qq)((value, suffix) => (suffix === undefined ? undefined : value.endsWith(suffix))),
    '.valueOf': pure_functions/* receiverItself */.ZF,
};
/** Lists and single values one after the other, or texts. */
function concatenate(receiver, args, origin) {
    if (typeof receiver === 'string') {
        const more = args.map(operators_textOf);
        return more.includes(undefined) ? undefined : (0,operators/* bounded */.Mm)(receiver + more.join(''));
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
    const result = (0,pure_functions/* toMapping */.c_)(...parameters);
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
function ofMap(apply) {
    return (0,pure_functions/* taking */.BS)(0, apply);
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
        const holds = result === undefined ? undefined : operators_truth(result);
        if (holds === undefined)
            return undefined;
        if (holds)
            entries.push(entry);
    }
    return new evaluate_value/* Sequence */.gd(entries);
}

;// CONCATENATED MODULE: ./build/extract/languages/javascript/modules.js
/** Node's and TypeScript's way: the path as written, with the extensions that may be left out, and `.js` written for `.ts`. */
function modules_modulePaths(specifier, importer) {
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

;// CONCATENATED MODULE: ./build/extract/languages/javascript.js












/** JavaScript and TypeScript: ECMA-262 plus type annotations, with CommonJS and ES modules. */
const javascript_language = {
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
        ...functions_FUNCTIONS,
        'program',
        'statement_block',
        'class_body',
        'for_statement',
        'for_in_statement',
        'switch_body',
        'catch_clause',
    ]),
    deferred: functions_FUNCTIONS,
    nameCharacters: '\\p{ID_Continue}$',
    functions: functions,
    operators: operators_operators,
    expression: expressions_expression,
    binding: bindings_binding,
    change: changes_change,
    wildcards(root) {
        const found = [];
        for (const node of root.namedChildren) {
            const source = node?.type === 'export_statement' ? node.childForFieldName('source') : null;
            if (source && node?.children.some(child => child?.type === '*'))
                found.push(stringText(source));
            // As TypeScript compiles it: `__exportStar(require('./x'), exports)`.
            const call = node?.type === 'expression_statement' ? node.firstNamedChild : null;
            if (call?.type === 'call_expression' && /(^|\.)__exportStar$/.test((0,nodes/* field */.ZZ)(call, 'function').text)) {
                const specifier = requiredModule((0,nodes/* named */.KT)((0,nodes/* field */.ZZ)(call, 'arguments'))[0]);
                if (specifier !== null)
                    found.push(specifier);
            }
        }
        return found;
    },
    modulePaths: modules_modulePaths,
    definitions: definitions_definitions,
    annotations: annotations_annotations,
    passedOn: passedOn,
    describe: describe,
};

;// CONCATENATED MODULE: ./build/extract/languages/python/docstring.js
/** Columns from one tab stop to the next, as `str.expandtabs` has it. */
const TAB_COLUMNS = 8;
/** `inspect.cleandoc`: the first line without indentation, the others without what they are all indented by. */
function cleandoc(value) {
    const [first = '', ...rest] = expandTabs(value).split('\n');
    const indents = rest.filter(line => line.trim() !== '').map(line => line.length - line.trimStart().length);
    const margin = Math.min(...indents, Number.MAX_SAFE_INTEGER);
    const lines = [first.trimStart(), ...rest.map(line => line.slice(margin))];
    while (lines.length > 0 && lines.at(-1) === '')
        lines.pop();
    while (lines[0] === '')
        lines.shift();
    return lines.join('\n');
}
/** The string that stands first in a body, which is its documentation; not one that is put together at run time. */
function docstringOf(body) {
    // The body of most functions begins with a quote or not: the text says so before the tree is asked.
    const first = body?.namedChildren.find(child => child !== null && child.type !== 'comment');
    if (first?.type !== 'expression_statement')
        return null;
    const string = first.firstNamedChild;
    return string?.type === 'string' || string?.type === 'concatenated_string' ? string : null;
}
/** The value of a string that has no prefix and no escapes, from its text alone. */
function plainString(text) {
    const quotes = /^[rRuU]?("""|'''|"|')/.exec(text);
    if (!quotes?.[1])
        return undefined;
    const value = text.slice(quotes[0].length, -quotes[1].length);
    return value.includes('\\') && !/^[rR]/.test(text) ? undefined : value;
}
function expandTabs(value) {
    if (!value.includes('\t'))
        return value;
    let column = 0;
    let result = '';
    for (const character of value) {
        const width = character === '\t' ? TAB_COLUMNS - (column % TAB_COLUMNS) : 1;
        result += character === '\t' ? ' '.repeat(width) : character;
        column = character === '\n' || character === '\r' ? 0 : column + width;
    }
    return result;
}

;// CONCATENATED MODULE: ./build/extract/languages/python/definitions.js

/** Values that may be functions or classes by another name, or made by a call. */
const OPEN = new Set([
    'identifier',
    'attribute',
    'call',
    'lambda',
    'conditional_expression',
    'boolean_operator',
    'subscript',
]);
/** Statements whose bodies run where they stand: what they define belongs to the scope around them. */
const BRANCHES = new Set([
    'if_statement',
    'elif_clause',
    'else_clause',
    'try_statement',
    'except_clause',
    'except_group_clause',
    'finally_clause',
    'with_statement',
    'for_statement',
    'while_statement',
    'block',
]);
const DEFINITIONS = new Set(['function_definition', 'class_definition', 'decorated_definition']);
/** Definitions of a module: those at its top or, with `of`, the members of a class (`Outer.Inner` when nested). */
function python_definitions_definitions(root, of) {
    if (of === undefined)
        return definitions_distinct(scopeOf(root), null);
    let body = root;
    for (const part of of.split('.')) {
        const found = body
            ? scopeOf(body)
                .bound.filter(({ name, what }) => name === part && what === 'class')
                .at(-1)
            : undefined;
        body = found?.node.childForFieldName('body') ?? null;
    }
    return body ? definitions_distinct(scopeOf(body), of) : [];
}
/** A definition that reads its texts when they are asked for. */
class PythonDefinition {
    name;
    what;
    container;
    exported;
    node;
    doubt;
    open;
    constructor(name, what, container, exported, node, doubt, open) {
        this.name = name;
        this.what = what;
        this.container = container;
        this.exported = exported;
        this.node = node;
        this.doubt = doubt;
        this.open = open;
    }
    /** As it is written; the language's own `describe` gives what its users read. */
    get signature() {
        const list = this.node.childForFieldName('parameters');
        return list ? list.text.replace(/\s+/g, ' ') : null;
    }
    get documentation() {
        const string = docstringOf(this.node.childForFieldName('body'));
        return string ? cleandoc(plainString(string.text) ?? '') : '';
    }
}
/** One definition for each name: the last, as when the program runs, with a doubt where a branch decides. */
function definitions_distinct({ bound, imports }, container) {
    const byName = new Map();
    for (const each of bound) {
        const same = byName.get(each.name);
        if (same)
            same.push(each);
        else
            byName.set(each.name, [each]);
    }
    const found = [];
    for (const [name, all] of byName) {
        const last = all.at(-1);
        // What is certainly defined takes the place of all before it.
        const certain = all.findLastIndex(({ conditional }) => !conditional);
        const others = all.slice(Math.max(certain, 0)).filter(({ node }) => node.id !== last.node.id);
        const replaced = imports.find(other => other.name === name || (other.name === null && other.node.startIndex > last.node.startIndex));
        let doubt;
        if (replaced) {
            const what = replaced.name === null ? '*' : name;
            doubt = {
                reason: `\`from ${replaced.specifier} import ${what}\` may take its place`,
                node: replaced.node,
                others: others.map(({ node }) => node),
                specifier: replaced.specifier,
            };
        }
        else if (last.conditional && others.length > 0) {
            const lines = others.map(({ node }) => node.startPosition.row + 1).join(', ');
            const reason = `another branch defines it, too (line ${lines})`;
            doubt = { reason, node: last.node, others: others.map(({ node }) => node) };
        }
        else if (last.conditional && all.length === 1) {
            doubt = { reason: 'a branch decides whether it is there', node: last.node, others: [] };
        }
        const what = last.what === 'function' && container !== null ? 'method' : last.what;
        found.push(new PythonDefinition(name, what, container, !name.startsWith('_'), last.node, doubt, last.open ?? false));
    }
    return found.sort((a, b) => a.node.startIndex - b.node.startIndex);
}
/** Functions of a class body by name. */
function methodsOf(body) {
    const { bound } = scopeOf(body);
    return new Map(bound.filter(({ what }) => what === 'function').map(({ name, node }) => [name, node]));
}
function scopeOf(root) {
    const scope = { bound: [], imports: [] };
    collect(root, false, scope);
    return scope;
}
function collect(node, conditional, scope) {
    for (const child of node.namedChildren) {
        if (!child)
            continue;
        const { type } = child;
        if (type === 'expression_statement')
            assignments(child, conditional, scope);
        else if (DEFINITIONS.has(type))
            definitions_define(child, conditional, scope);
        else if (type === 'import_from_statement' || type === 'import_statement')
            imported(child, conditional, scope);
        // What only runs as a program defines nothing for others.
        else if (BRANCHES.has(type) && !(type === 'if_statement' && isMain(child)))
            collect(child, conditional || (type !== 'with_statement' && type !== 'block'), scope);
    }
}
function isMain(statement) {
    return /__name__\s*==|TYPE_CHECKING\b/.test(statement.childForFieldName('condition')?.text ?? '');
}
function definitions_define(statement, conditional, { bound }) {
    let node = statement;
    if (statement.type === 'decorated_definition') {
        node = statement.childForFieldName('definition');
        const decorators = statement.text.slice(0, (node?.startIndex ?? 0) - statement.startIndex);
        // Only the last definition is there when the program runs; `x.setter` adds to the property that is there.
        if (/^@(\w+\.)*overload\b/m.test(decorators) || /^\s*@\w+\.(setter|deleter)\b/m.test(decorators))
            return;
    }
    const name = node?.childForFieldName('name')?.text;
    if (!node || !name)
        return;
    bound.push({ name, what: node.type === 'class_definition' ? 'class' : 'function', node, conditional });
}
/** `a = b = 1`, `a, b = 1, 2`, `a: int = 1`. */
function assignments(statement, conditional, { bound }) {
    for (let node = statement.firstNamedChild; node?.type === 'assignment';) {
        const left = node.childForFieldName('left');
        const right = node.childForFieldName('right');
        const names = left?.type === 'identifier' ? [left] : (left?.namedChildren ?? []);
        // `a = b = f`: the value is at the end of the chain; `a, b = f, g` has one for each name.
        let value = right;
        while (value?.type === 'assignment')
            value = value.childForFieldName('right');
        const open = value !== null && (OPEN.has(value.type) || left?.type !== 'identifier');
        for (const name of left?.type === 'attribute' || left?.type === 'subscript' ? [] : names) {
            if (name?.type !== 'identifier' || !right)
                continue;
            const { text } = name;
            bound.push({
                name: text,
                what: /^_*[A-Z][A-Z0-9_]*$/.test(text) ? 'constant' : 'variable',
                node,
                open,
                conditional,
            });
        }
        node = right;
    }
}
function imported(statement, conditional, { imports, bound }) {
    const specifier = statement.childForFieldName('module_name')?.text ?? '';
    const isFrom = statement.type === 'import_from_statement';
    for (const child of statement.namedChildren.slice(isFrom ? 1 : 0)) {
        if (!child)
            continue;
        if (child.type === 'wildcard_import')
            imports.push({ name: null, node: statement, specifier });
        if (child.type !== 'aliased_import' && child.type !== 'dotted_name')
            continue;
        const name = child.type === 'aliased_import' ? child.childForFieldName('alias')?.text : child.text.split('.')[0];
        // A definition that follows is the one that counts, unless a branch decides.
        if (name && isFrom && (conditional || !bound.some(each => each.name === name)))
            imports.push({ name, node: statement, specifier });
    }
}

// EXTERNAL MODULE: ./build/code-points.js
var code_points = __webpack_require__(19039);
;// CONCATENATED MODULE: ./build/extract/languages/python/changes.js




/** How the statement around a use of a name changes the value of the name; null where it does not. */
function python_changes_change(name) {
    const parent = name.parent;
    if (name.type !== 'identifier' || !parent)
        return null;
    if (parent.type === 'augmented_assignment' && (0,nodes/* isField */.dt)(parent, 'left', name)) {
        const node = changes_statementOf(parent);
        const operator = (0,nodes/* field */.ZZ)(parent, 'operator').text;
        return operator === '+=' || operator === '|='
            ? { kind: 'extend', node, values: [(0,nodes/* field */.ZZ)(parent, 'right')] }
            : { kind: 'unknown', node };
    }
    if (parent.type === 'subscript' && (0,nodes/* isField */.dt)(parent, 'value', name)) {
        const outer = parent.parent;
        if (outer?.type === 'assignment' && (0,nodes/* isField */.dt)(outer, 'left', parent)) {
            const value = outer.childForFieldName('right');
            const key = (0,nodes/* field */.ZZ)(parent, 'subscript');
            return value && (loopOf(outer, key, value) ?? { kind: 'set', node: changes_statementOf(outer), key, value });
        }
        return outer?.type === 'delete_statement' || outer?.type === 'augmented_assignment'
            ? { kind: 'unknown', node: changes_statementOf(outer) }
            : null;
    }
    const call = parent.parent;
    if (parent.type !== 'attribute' ||
        !(0,nodes/* isField */.dt)(parent, 'object', name) ||
        call?.type !== 'call' ||
        !(0,nodes/* isField */.dt)(call, 'function', parent))
        return null;
    const method = (0,nodes/* field */.ZZ)(parent, 'attribute').text;
    const args = (0,nodes/* named */.KT)((0,nodes/* field */.ZZ)(call, 'arguments'));
    const node = changes_statementOf(call);
    if (args.every(argument => !SPECIAL_ARGUMENTS.has(argument.type))) {
        if (method === 'append' || method === 'add')
            return { kind: 'append', node, items: args.map(argument => ({ node: argument, spread: false })) };
        if (method === 'extend' || method === 'update')
            return { kind: 'extend', node, values: args };
    }
    if (method === 'reverse')
        return { kind: 'order', node, ordered: pure_functions/* reversed */.TY };
    if (method === 'sort' && args.length === 0)
        return { kind: 'order', node, ordered: list => (0,pure_functions/* sortedTexts */.Mj)(list, code_points/* compareCodePoints */.O) };
    return changes_MUTATING_METHODS.has(method) ? { kind: 'unknown', node } : null;
}
/** `for x in xs: table[key] = value`, where that is all that the loop does: a comprehension in other words. */
function loopOf(assignment, key, value) {
    const block = changes_statementOf(assignment).parent;
    const loop = block?.type === 'block' ? block.parent : null;
    if (loop?.type !== 'for_statement' || !block || (0,nodes/* named */.KT)(block).length !== 1)
        return null;
    if (loop.childForFieldName('alternative'))
        return null;
    const target = expressions_patternOf((0,nodes/* field */.ZZ)(loop, 'left'));
    if (!target)
        return null;
    const clauses = [{ target, list: (0,nodes/* field */.ZZ)(loop, 'right') }];
    return { kind: 'extend', node: loop, values: [{ kind: 'comprehension', clauses, key, result: value }] };
}
const SPECIAL_ARGUMENTS = new Set([
    'keyword_argument',
    'list_splat',
    'dictionary_splat',
    'generator_expression',
]);
/** Methods that change what they are called on. */
const changes_MUTATING_METHODS = new Set([
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
function changes_statementOf(node) {
    return node.parent?.type === 'expression_statement' ? node.parent : node;
}

;// CONCATENATED MODULE: ./build/extract/languages/python/class-shape.js




/** Its constants and parameters are looked at when they are asked for, as those of a function. */
function python_class_shape_classOf(node) {
    let known;
    const body = () => {
        known ??= classBody(node);
        return known;
    };
    return {
        name: (0,nodes/* field */.ZZ)(node, 'name').text,
        node,
        get members() {
            return body().members;
        },
        get parameters() {
            return body().parameters;
        },
        get extendsBase() {
            return body().extendsBase;
        },
        get bases() {
            return body().bases;
        },
        ...methodsIn(node),
    };
}
function classBody(node) {
    const members = [];
    const fields = [];
    let own = null;
    const bases = (0,nodes/* named */.KT)(node.childForFieldName('superclasses') ?? node.childForFieldName('name') ?? node).filter(base => base.type !== 'keyword_argument');
    const baseNames = bases.map(base => /(\w+)(\[.*)?$/s.exec(base.text)?.[1] ?? '');
    const enumBase = baseNames.find(name => /^(Int|Str)?(Enum|Flag)$/.test(name));
    for (const statement of (0,nodes/* named */.KT)((0,nodes/* field */.ZZ)(node, 'body'))) {
        const assignment = statement.type === 'expression_statement' ? statement.firstNamedChild : null;
        const definition = statement.type === 'decorated_definition' ? (0,nodes/* field */.ZZ)(statement, 'definition') : statement;
        if (definition.type === 'function_definition' && (0,nodes/* field */.ZZ)(definition, 'name').text === '__init__') {
            own = python_functions_functionOf(definition).parameters.slice(1);
        }
        if (assignment?.type !== 'assignment')
            continue;
        const left = (0,nodes/* field */.ZZ)(assignment, 'left');
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
                value: next ?? value ?? (0,nodes/* opaque */.OZ)('a part of another value'),
            });
        }
    }
    const isDataClass = /^@(\w+\.)*(dataclass|define|frozen|mutable|attrs|s)\b/m.test(decoratorsOf(node));
    const hasFields = isDataClass || baseNames.some(name => FIELD_BASES.has(name));
    return {
        members,
        // Data classes and named tuples have their annotated fields as parameters.
        parameters: own ?? (hasFields ? fields : null),
        extendsBase: own === null && hasFields,
        bases: bases.filter((_, i) => !PLAIN_BASES.has(baseNames[i])),
    };
}
/** The `__init__` of a kind of `dict`, whose result is the table that it puts into the instance. */
function fillerOf(starter) {
    const { name, node, parameters } = python_functions_functionOf(starter);
    return {
        name,
        node,
        parameters,
        get result() {
            return tableFilled((0,nodes/* field */.ZZ)(starter, 'body'));
        },
    };
}
/** The only one of `self.update({…})` or `super().__init__({…})`. */
function tableFilled(body) {
    const tables = (0,nodes/* named */.KT)(body).flatMap(statement => {
        const call = statement.type === 'expression_statement' ? statement.firstNamedChild : null;
        const callee = call?.type === 'call' ? (0,nodes/* field */.ZZ)(call, 'function').text.replace(/\s/g, '') : '';
        if (call && /^(self\.update|super\(\)\.__init__)$/.test(callee))
            return (0,nodes/* named */.KT)((0,nodes/* field */.ZZ)(call, 'arguments'));
        return statement.firstNamedChild?.type === 'string' ? [] : [null];
    });
    return tables.length === 1 ? (tables[0] ?? null) : null;
}
/** Methods of a class, looked at when they are asked for: most uses of a class only want its constants. */
function methodsIn(node) {
    let known;
    const find = (name) => {
        known ??= methodsOf((0,nodes/* field */.ZZ)(node, 'body'));
        return known.get(name);
    };
    return {
        method(name) {
            const method = find(name);
            if (!method)
                return null;
            const bound = /^\s*@(\w+\.)*classmethod\b/m.test(decoratorsOf(method));
            return { node: method, value: { kind: 'function', function: python_functions_functionOf(method) }, bound };
        },
        instance() {
            const maker = find('__new__');
            // Whoever calls the `__new__` of another class makes an instance after all.
            if (maker)
                return /\.__new__\(/.test(maker.text) ? null : python_functions_functionOf(maker);
            const starter = find('__init__');
            return starter && /^\(\s*dict\b/.test(node.childForFieldName('superclasses')?.text ?? '')
                ? fillerOf(starter)
                : null;
        },
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
    const isField = value?.type === 'call' && /(^|\.)(field|ib|Field)$/.test((0,nodes/* field */.ZZ)(value, 'function').text);
    if (!isField)
        return { name, default: value, rest: null };
    const options = new Map((0,nodes/* named */.KT)((0,nodes/* field */.ZZ)(value, 'arguments'))
        .filter(argument => argument.type === 'keyword_argument')
        .map(argument => [(0,nodes/* field */.ZZ)(argument, 'name').text, (0,nodes/* field */.ZZ)(argument, 'value')]));
    if (options.get('init')?.type === 'false')
        return null;
    const factory = options.get('default_factory') ?? options.get('factory');
    return { name, default: options.get('default') ?? (factory ? madeBy(factory) : null), rest: null };
}
/** What a factory of defaults gives: `list`, `dict`, `lambda: …`. */
function madeBy(factory) {
    if (factory.type === 'lambda')
        return (0,nodes/* field */.ZZ)(factory, 'body');
    if (factory.text === 'dict')
        return { kind: 'mapping', entries: [] };
    return ['list', 'tuple', 'set'].includes(factory.text)
        ? { kind: 'sequence', items: [] }
        : (0,nodes/* opaque */.OZ)('what a factory makes');
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
    return value.type === 'call' && /^(enum\.)?auto$/.test((0,nodes/* field */.ZZ)(value, 'function').text);
}

;// CONCATENATED MODULE: ./build/extract/languages/python/bindings.js




/** What the name at this node defines; null where it is only used. */
function python_bindings_binding(name) {
    const parent = name.parent;
    if (name.type !== 'identifier' || !parent)
        return null;
    switch (parent.type) {
        case 'assignment': {
            const value = parent.childForFieldName('right');
            if (!value || !(0,nodes/* isField */.dt)(parent, 'left', name))
                return null;
            return { kind: 'value', node: changes_statementOf(outermost(parent)), value };
        }
        case 'attribute': {
            // `self.words = …`: found by name, but not a variable.
            const value = parent.parent?.type === 'assignment' ? parent.parent.childForFieldName('right') : null;
            if (!value || !(0,nodes/* isField */.dt)(parent, 'attribute', name) || !(0,nodes/* isField */.dt)(parent.parent, 'left', parent))
                return null;
            return { kind: 'value', node: changes_statementOf(parent.parent), value, member: true };
        }
        case 'pattern_list':
        case 'tuple_pattern':
        case 'list_pattern':
        case 'list_splat_pattern':
            return bindings_partOf(name);
        case 'named_expression':
        case 'as_pattern_target':
            return { kind: 'value', node: parent, value: (0,nodes/* opaque */.OZ)('a name that is bound on the way') };
        case 'function_definition':
            if (!(0,nodes/* isField */.dt)(parent, 'name', name))
                return null;
            return {
                kind: 'value',
                node: decorated(parent),
                value: { kind: 'function', function: python_functions_functionOf(parent) },
            };
        case 'class_definition':
            if (!(0,nodes/* isField */.dt)(parent, 'name', name))
                return null;
            return { kind: 'value', node: decorated(parent), value: { kind: 'class', class: python_class_shape_classOf(parent) } };
        case 'dotted_name':
        case 'aliased_import':
            return importOf(name, parent);
        case 'parameters':
        case 'lambda_parameters':
        case 'typed_parameter':
        case 'dictionary_splat_pattern':
            return { kind: 'value', node: parent, value: (0,nodes/* opaque */.OZ)('a parameter') };
        case 'default_parameter':
        case 'typed_default_parameter':
            return (0,nodes/* isField */.dt)(parent, 'name', name)
                ? { kind: 'value', node: parent, value: (0,nodes/* opaque */.OZ)('a parameter') }
                : null;
        case 'for_statement':
            return (0,nodes/* isField */.dt)(parent, 'left', name)
                ? { kind: 'value', node: parent, value: (0,nodes/* opaque */.OZ)('a loop variable') }
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
    if (aliased && !(0,nodes/* isField */.dt)(aliased, 'alias', name))
        return null;
    const statement = (aliased ?? parent).parent;
    const imported = aliased ? (0,nodes/* field */.ZZ)(aliased, 'name').text : parent.text;
    if (statement?.type === 'import_from_statement') {
        const module = (0,nodes/* field */.ZZ)(statement, 'module_name');
        if ((0,nodes/* contains */.gR)(module, name))
            return null;
        const submodule = module.text + (module.text.endsWith('.') ? '' : '.') + imported;
        const scope = lateScope(statement, name.text);
        const common = {
            kind: 'import',
            node: statement,
            specifier: module.text,
            ...(scope && { scope }),
        };
        return { ...common, name: imported, submodule };
    }
    if (statement?.type !== 'import_statement')
        return null;
    // `import a.b` binds `a`, the package.
    if (!aliased && parent.namedChildCount > 1) {
        if (parent.firstNamedChild?.id !== name.id)
            return null;
        return { kind: 'import', node: statement, specifier: name.text, name: null };
    }
    return { kind: 'import', node: statement, specifier: imported, name: null };
}
/** A file's `__getattr__` gives the names that it has not; those that it imports as `global` are the file's from then on. */
function lateScope(statement, name) {
    let at = statement.parent;
    while (at && at.type !== 'function_definition')
        at = at.parent;
    if (at?.childForFieldName('name')?.text !== '__getattr__' || at.parent?.type !== 'module')
        return undefined;
    return new RegExp(`\\bglobal\\b[^\\n]*\\b${name}\\b`).test(at.text) ? at.parent : undefined;
}
/** The whole of a chain `a = b = c`. */
function outermost(assignment) {
    let node = assignment;
    while (node.parent?.type === 'assignment')
        node = node.parent;
    return node;
}
/** A name among several that are bound at once: `a, b = 1, 2`. */
function bindings_partOf(name) {
    let target = name;
    while (target.parent && PATTERNS.has(target.parent.type))
        target = target.parent;
    const statement = target.parent;
    if (statement?.type === 'assignment' && (0,nodes/* isField */.dt)(statement, 'left', target)) {
        const node = changes_statementOf(outermost(statement));
        const right = statement.childForFieldName('right');
        const value = partIn(name, target, right) ?? itemIn(name, target, right);
        return { kind: 'value', node, value: value ?? (0,nodes/* opaque */.OZ)('a part of another value') };
    }
    if (statement?.type === 'for_statement')
        return { kind: 'value', node: statement, value: (0,nodes/* opaque */.OZ)('a loop variable') };
    if (statement?.type === 'for_in_clause')
        return null;
    return { kind: 'value', node: target, value: (0,nodes/* opaque */.OZ)('a parameter') };
}
const PATTERNS = new Set(['pattern_list', 'tuple_pattern', 'list_pattern', 'list_splat_pattern']);
/** The expression on the right that a name in a pattern on the left stands for, where they match item by item. */
function partIn(name, pattern, value) {
    if (pattern.id === name.id)
        return value;
    if (!value || !['expression_list', 'tuple', 'list'].includes(value.type))
        return null;
    const targets = (0,nodes/* named */.KT)(pattern);
    const parts = (0,nodes/* named */.KT)(value);
    if (targets.length !== parts.length || parts.some(part => part.type === 'list_splat'))
        return null;
    const index = targets.findIndex(target => (0,nodes/* contains */.gR)(target, name));
    const target = targets[index];
    if (!target || target.type === 'list_splat_pattern')
        return null;
    return partIn(name, target, parts[index] ?? null);
}
/** A name among several that take apart what a call gives: `encode, decode = codec()`. */
function itemIn(name, pattern, value) {
    const targets = (0,nodes/* named */.KT)(pattern);
    if (value?.type !== 'call' || !targets.every(target => target.type === 'identifier'))
        return null;
    return { kind: 'item', list: value, index: targets.findIndex(target => target.id === name.id) };
}
function namesIn(pattern) {
    if (pattern.type === 'identifier')
        return [pattern];
    return PATTERNS.has(pattern.type) ? (0,nodes/* named */.KT)(pattern).flatMap(namesIn) : [];
}

;// CONCATENATED MODULE: ./build/extract/languages/python/literals.js

const literals_SIMPLE_ESCAPES = {
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
/** Lists over the items of a text do not exist here: `list("abc")` stays a call. */
const PLAIN_STRING = /^(?:"([^"\\\n]*)"|'([^'\\\n]*)')$/;
function stringOf(node) {
    // Most strings have no prefix, no escape and one line: their text says it all, and looking at the tree is slow.
    const plain = PLAIN_STRING.exec(node.text);
    if (plain)
        return { kind: 'literal', value: plain[1] ?? plain[2] };
    const [start] = node.children;
    const prefix = start.text.replace(/['"]+$/, '').toLowerCase();
    if (prefix.includes('b'))
        return (0,nodes/* opaque */.OZ)('a bytes literal');
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
        const decoded = raw ? content : literals_decode(content);
        if (decoded === undefined)
            return (0,nodes/* opaque */.OZ)('a character named by \\N{…}, or half of one,');
        parts.push(decoded);
    }
    if (parts.every(part => typeof part === 'string'))
        return { kind: 'literal', value: parts.join('') };
    return { kind: 'text', parts };
}
/** Escapes of "String and Bytes literals"; an unknown escape stays as it is. Undefined for what JSON cannot hold. */
function literals_decode(content) {
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
            return literals_SIMPLE_ESCAPES[simple] ?? whole;
        const point = Number.parseInt(code, 16);
        // Halves of characters are characters of their own here, even side by side.
        half ||= point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff);
        return half ? '' : String.fromCodePoint(point);
    });
    return half ? undefined : value;
}
function literals_integer(source) {
    const digits = source.replaceAll('_', '').toLowerCase();
    if (digits.endsWith('j'))
        return (0,nodes/* opaque */.OZ)('a complex number');
    const value = Number(digits);
    return Number.isSafeInteger(value) ? { kind: 'literal', value } : (0,nodes/* opaque */.OZ)(`${source} is beyond 2^53 and`);
}
function floatLiteral(source) {
    const value = Number(source.replaceAll('_', ''));
    if (!Number.isFinite(value))
        return (0,nodes/* opaque */.OZ)(`the number ${source}`);
    return Number.isInteger(value) ? { kind: 'decimal', value } : { kind: 'literal', value };
}

;// CONCATENATED MODULE: ./build/extract/languages/python/expressions.js





/** What an expression node means. */
function python_expressions_expression(node) {
    switch (node.type) {
        case 'string':
            return stringOf(node);
        case 'concatenated_string':
            return { kind: 'text', parts: (0,nodes/* named */.KT)(node) };
        case 'integer':
            return literals_integer(node.text);
        case 'float':
            return floatLiteral(node.text);
        case 'true':
            return { kind: 'literal', value: true };
        case 'false':
            return { kind: 'literal', value: false };
        case 'none':
            return { kind: 'literal', value: null };
        case 'parenthesized_expression':
            return (0,nodes/* same */.FB)((0,nodes/* named */.KT)(node)[0], node);
        case 'expression_statement':
        case 'list_splat':
            return (0,nodes/* same */.FB)((0,nodes/* named */.KT)(node)[0], node);
        case 'named_expression':
            return (0,nodes/* same */.FB)(node.childForFieldName('value'), node);
        case 'assignment':
            return (0,nodes/* same */.FB)(node.childForFieldName('right'), node);
        case 'dictionary':
            return { kind: 'mapping', entries: (0,nodes/* named */.KT)(node).map(dictionaryEntry) };
        case 'list':
            return { kind: 'sequence', items: expressions_items(node) };
        case 'tuple':
        case 'expression_list':
            return { kind: 'sequence', items: expressions_items(node), fixed: true };
        case 'set':
            return { kind: 'sequence', items: expressions_items(node), distinct: true };
        case 'identifier':
            return { kind: 'name', name: node.text };
        case 'attribute': {
            const name = (0,nodes/* field */.ZZ)(node, 'attribute').text;
            // The function inside of a static or class method.
            if (name === '__func__')
                return (0,nodes/* same */.FB)(node.childForFieldName('object'), node);
            return { kind: 'member', object: (0,nodes/* field */.ZZ)(node, 'object'), name };
        }
        case 'subscript':
            return { kind: 'index', object: (0,nodes/* field */.ZZ)(node, 'value'), index: (0,nodes/* field */.ZZ)(node, 'subscript') };
        case 'binary_operator':
            return {
                kind: 'binary',
                operator: (0,nodes/* field */.ZZ)(node, 'operator').text,
                left: (0,nodes/* field */.ZZ)(node, 'left'),
                right: (0,nodes/* field */.ZZ)(node, 'right'),
            };
        case 'unary_operator':
            return { kind: 'unary', operator: (0,nodes/* field */.ZZ)(node, 'operator').text, operand: (0,nodes/* field */.ZZ)(node, 'argument') };
        case 'comparison_operator':
            return comparisonOf(node);
        case 'boolean_operator': {
            const operator = (0,nodes/* field */.ZZ)(node, 'operator').text === 'and' ? 'and' : 'or';
            return { kind: 'either', operator, left: (0,nodes/* field */.ZZ)(node, 'left'), right: (0,nodes/* field */.ZZ)(node, 'right') };
        }
        case 'not_operator':
            return { kind: 'unary', operator: 'not', operand: (0,nodes/* field */.ZZ)(node, 'argument') };
        case 'conditional_expression': {
            const [whenTrue, condition, whenFalse] = (0,nodes/* named */.KT)(node);
            return { kind: 'choice', condition, whenTrue, whenFalse };
        }
        case 'call':
            return python_expressions_callOf(node);
        case 'lambda':
            return { kind: 'function', function: lambdaOf(node) };
        case 'function_definition':
            return { kind: 'function', function: python_functions_functionOf(node) };
        case 'class_definition':
            return { kind: 'class', class: python_class_shape_classOf(node) };
        case 'interpolation': {
            // `{x!r}`, `{x:>4}` and `{x=}` are texts that only a run can give.
            const plain = (0,nodes/* named */.KT)(node).length === 1 && !node.children.some(child => child?.type === '=');
            return plain ? (0,nodes/* same */.FB)(node.firstNamedChild, node) : (0,nodes/* opaque */.OZ)('a formatted value in an f-string');
        }
        case 'list_comprehension':
        case 'dictionary_comprehension':
        case 'set_comprehension':
        case 'generator_expression':
            return comprehensionOf(node);
        case 'dotted_name':
            return dottedName(node);
        case 'ellipsis':
            return (0,nodes/* opaque */.OZ)('an ellipsis');
        default:
            return (0,nodes/* opaque */.OZ)(`a ${node.type.replaceAll('_', ' ')}`);
    }
}
function expressions_items(node) {
    return (0,nodes/* named */.KT)(node).map(child => child.type === 'list_splat'
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
    return new nodes/* Pair */.Rm(node, 'key', 'value');
}
function python_expressions_callOf(node) {
    const list = (0,nodes/* field */.ZZ)(node, 'arguments');
    // `f(x for x in xs)` has the generator in place of the list of arguments.
    const args = (list.type === 'argument_list' ? (0,nodes/* named */.KT)(list) : [list]).map((child) => {
        if (child.type === 'keyword_argument')
            return { node: (0,nodes/* field */.ZZ)(child, 'value'), name: (0,nodes/* field */.ZZ)(child, 'name').text };
        if (child.type === 'list_splat')
            return { node: child.firstNamedChild, spread: 'positional' };
        if (child.type === 'dictionary_splat')
            return { node: child.firstNamedChild, spread: 'named' };
        return { node: child };
    });
    const callee = (0,nodes/* field */.ZZ)(node, 'function');
    const inner = callee.type === 'list_splat' ? callee.firstNamedChild : null;
    return { kind: 'call', callee: inner ?? callee, arguments: args };
}
/** `case "a" | "b": return x` as entries of a table; what a case does beyond that is not known. */
function python_expressions_armsOf(match) {
    const entries = [];
    for (const clause of (0,nodes/* named */.KT)((0,nodes/* field */.ZZ)(match, 'body'))) {
        if (clause.type !== 'case_clause')
            continue;
        const value = clause.childForFieldName('guard') ? null : python_functions_resultOf((0,nodes/* field */.ZZ)(clause, 'consequence'));
        for (const pattern of clause.namedChildren.filter(child => child?.type === 'case_pattern')) {
            for (const key of alternatives(pattern)) {
                entries.push({ node: clause, key, value: value ?? (0,nodes/* opaque */.OZ)('what this case does') });
            }
        }
    }
    return { kind: 'mapping', entries };
}
/** Constants that a pattern matches; `_` and names match everything and are no entries. */
function alternatives(pattern) {
    const [inner] = (0,nodes/* named */.KT)(pattern);
    if (!inner)
        return [];
    if (inner.type === 'union_pattern')
        return (0,nodes/* named */.KT)(inner);
    return inner.type === 'dotted_name' && inner.namedChildCount === 1 ? [] : [inner];
}
function expressions_patternOf(node) {
    if (node.type === 'identifier')
        return node.text;
    if (!PATTERNS.has(node.type) || node.type === 'list_splat_pattern')
        return null;
    const items = (0,nodes/* named */.KT)(node).map(expressions_patternOf);
    return items.includes(null) ? null : { items };
}
function comprehensionOf(node) {
    const [body, ...rest] = (0,nodes/* named */.KT)(node);
    const clauses = [];
    for (const clause of rest) {
        if (clause.type === 'if_clause') {
            clauses.push({ condition: clause.firstNamedChild });
            continue;
        }
        const target = clause.type === 'for_in_clause' ? expressions_patternOf((0,nodes/* field */.ZZ)(clause, 'left')) : null;
        if (!target || clause.children.some(child => child?.type === 'async'))
            return (0,nodes/* opaque */.OZ)('a comprehension like this');
        clauses.push({ target, list: (0,nodes/* field */.ZZ)(clause, 'right') });
    }
    if (node.type === 'dictionary_comprehension') {
        return { kind: 'comprehension', clauses, key: (0,nodes/* field */.ZZ)(body, 'key'), result: (0,nodes/* field */.ZZ)(body, 'value') };
    }
    return { kind: 'comprehension', clauses, result: body, distinct: node.type === 'set_comprehension' };
}
/** Comparisons of two; a chain of them is rare in constants. */
function comparisonOf(node) {
    const [left, right, ...more] = (0,nodes/* named */.KT)(node);
    if (!left || !right || more.length > 0)
        return (0,nodes/* opaque */.OZ)('a chain of comparisons');
    const operator = node.text.slice(left.endIndex - node.startIndex, right.startIndex - node.startIndex);
    return { kind: 'binary', operator: operator.trim().replace(/\s+/g, ' '), left, right };
}
/** `Token.IF`, as patterns of `match` have it. */
function dottedName(node) {
    const [object, name, ...more] = (0,nodes/* named */.KT)(node);
    if (!object || more.length > 0)
        return (0,nodes/* opaque */.OZ)('a name like this');
    return name ? { kind: 'member', object, name: name.text } : { kind: 'name', name: object.text };
}

;// CONCATENATED MODULE: ./build/extract/languages/python/functions.js


/** Its parts are looked at when they are asked for: most functions are only named. */
function python_functions_functionOf(node) {
    let parameters;
    let result;
    return {
        name: (0,nodes/* field */.ZZ)(node, 'name').text,
        node,
        get parameters() {
            parameters ??= functions_parametersOf(node.childForFieldName('parameters'));
            return parameters;
        },
        get result() {
            if (result === undefined)
                result = python_functions_resultOf((0,nodes/* field */.ZZ)(node, 'body'));
            return result;
        },
    };
}
function lambdaOf(node) {
    return {
        name: 'lambda',
        node,
        parameters: functions_parametersOf(node.childForFieldName('parameters')),
        result: (0,nodes/* field */.ZZ)(node, 'body'),
    };
}
/** Only bodies that name constants and then return: anything else may do what a reader cannot follow. */
function python_functions_resultOf(body) {
    const statements = (0,nodes/* named */.KT)(body);
    const last = statements.at(-1);
    const before = statements.slice(0, -1);
    if (!last || !before.every(python_functions_isDeclaration))
        return null;
    if (last.type === 'return_statement')
        return (0,nodes/* named */.KT)(last)[0] ?? null;
    if (last.type === 'try_statement')
        return attemptOf(last);
    return last.type === 'match_statement' ? python_expressions_armsOf(last) : null;
}
/** `try: return a.b` with `except AttributeError: return c`. */
function attemptOf(statement) {
    const [body, clause, ...more] = (0,nodes/* named */.KT)(statement);
    const [caught, block] = clause?.type === 'except_clause' ? (0,nodes/* named */.KT)(clause) : [];
    if (!body || caught?.text !== 'AttributeError' || !block || more.length > 0)
        return null;
    const [first, otherwise] = [python_functions_resultOf(body), python_functions_resultOf(block)];
    if (!first || !otherwise || !('id' in first) || !('id' in otherwise))
        return null;
    const probes = first.descendantsOfType('attribute').filter((node) => node !== null);
    return { kind: 'attempt', first, probes, otherwise };
}
/** `if …: raise …` gives no value. */
function isGuard(statement) {
    const [, ...blocks] = (0,nodes/* named */.KT)(statement);
    return (statement.type === 'if_statement' &&
        blocks.every(block => (0,nodes/* named */.KT)(block).every(each => each.type === 'raise_statement')));
}
function python_functions_isDeclaration(statement) {
    if (functions_DECLARATIONS.has(statement.type) || isGuard(statement))
        return true;
    // Loops and statements that only add to a table are applied to it, or told.
    if (statement.type === 'for_statement')
        return (0,nodes/* named */.KT)((0,nodes/* field */.ZZ)(statement, 'body')).every(python_functions_isDeclaration);
    if (statement.type !== 'expression_statement')
        return false;
    return ['string', 'concatenated_string', 'assignment'].includes(statement.firstNamedChild?.type ?? '');
}
/** Statements that only bind names. */
const functions_DECLARATIONS = new Set([
    'import_from_statement',
    'import_statement',
    'function_definition',
    'class_definition',
]);
function functions_parametersOf(list) {
    const parameters = [];
    for (const child of list ? (0,nodes/* named */.KT)(list) : []) {
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
                parameters.push({ name: (0,nodes/* field */.ZZ)(child, 'name').text, default: (0,nodes/* field */.ZZ)(child, 'value'), rest: null });
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
function decorated(node) {
    return node.parent?.type === 'decorated_definition' ? node.parent : node;
}

;// CONCATENATED MODULE: ./build/extract/languages/python/registering.js




/**
 * Whether a decorator only registers what it is applied to (`@register`, `@register("name")`): whatever way it takes, it gives
 * back what it was given.
 */
function givesBack(decorator, isCalled, evaluator) {
    decorator.site.file.demand(decorator.node);
    const ways = waysOut(decorator, evaluator, new Set());
    return ways.includes(isCalled ? 'inner' : 'parameter') && !ways.includes('other');
}
function waysOut(given, evaluator, seen) {
    const { node, site } = given;
    if (node.type !== 'function_definition')
        return [];
    seen.add(node.id);
    const body = (0,nodes/* field */.ZZ)(node, 'body');
    const assigned = new Set(registering_inside(body, 'assignment').map(each => (0,nodes/* field */.ZZ)(each, 'left').text));
    const parameters = new Set(python_functions_functionOf(node).parameters.map(({ name }) => name));
    const inner = registering_inside(body, 'function_definition');
    // What it hands on to itself comes out one of its own ways.
    const all = (callee) => callee !== undefined && (seen.has(callee.node.id) || isAll(waysOut(callee, evaluator, seen)));
    return registering_inside(body, 'return_statement').map(statement => {
        const [value] = (0,nodes/* named */.KT)(statement);
        if (!value || assigned.has(value.text))
            return 'other';
        if (parameters.has(value.text))
            return 'parameter';
        const own = inner.filter(each => (0,nodes/* field */.ZZ)(each, 'name').text === value.text);
        if (own.length > 0)
            return own.every(each => all({ node: each, site })) ? 'inner' : 'other';
        if (value.type === 'attribute')
            return all(calleeOf(value, given, evaluator)) ? 'inner' : 'other';
        if (value.type !== 'call')
            return 'other';
        const hands = (0,nodes/* named */.KT)((0,nodes/* field */.ZZ)(value, 'arguments')).some(argument => parameters.has(argument.text) && !assigned.has(argument.text));
        const callee = hands ? calleeOf((0,nodes/* field */.ZZ)(value, 'function'), given, evaluator) : undefined;
        return all(callee) ? 'parameter' : 'other';
    });
}
function isAll(ways) {
    return ways.length > 0 && !ways.includes('other');
}
/** A method of the same object, or a function. */
function calleeOf(callee, { node, site }, evaluator) {
    const method = /^(?:self|cls)\.(\w+)$/.exec(callee.text)?.[1];
    if (method === undefined) {
        const value = evaluator.evaluate(callee, site);
        if (!(value instanceof environment/* Described */.Si) || value.kind !== 'function')
            return undefined;
        value.site.file.demand(value.node);
        return value;
    }
    let holder = node.parent;
    while (holder && holder.type !== 'class_definition')
        holder = holder.parent;
    const found = holder && methodsOf((0,nodes/* field */.ZZ)(holder, 'body')).get(method);
    if (found)
        site.file.demand(found);
    return found ? { node: found, site } : undefined;
}
/** Statements of a type below a node, but not inside of the functions and classes there. */
function registering_inside(node, type) {
    return (0,nodes/* named */.KT)(node).flatMap(child => {
        if (child.type === type)
            return [child];
        if (child.type === 'function_definition' || child.type === 'class_definition' || child.type === 'lambda')
            return [];
        return registering_inside(child, type);
    });
}

;// CONCATENATED MODULE: ./build/extract/languages/python/decorators.js


/** Decorators of Python's library that leave signature and documentation as they are, by the last part of their name. */
const KEEPING = new Set([
    '_simple_enum',
    'abstractmethod',
    'abstractclassmethod',
    'abstractstaticmethod',
    'asynccontextmanager',
    'cache',
    'classmethod',
    'contextmanager',
    'coroutine',
    'dataclass',
    'dataclass_transform',
    'final',
    'global_enum',
    'lru_cache',
    'no_type_check',
    'override',
    'register',
    'runtime_checkable',
    'singledispatch',
    'staticmethod',
    'total_ordering',
    'unique',
]);
/** The decorators of a function or class, the one that is applied first in front. */
function decorators_decoratorsOf(node) {
    if (node.parent?.type !== 'decorated_definition')
        return [];
    const found = node.parent.namedChildren.filter(child => child?.type === 'decorator');
    return found.map(decorator => decorator.firstNamedChild ?? decorator).reverse();
}
/** `functools.wraps` of `functools.wraps(f)`. */
function decorators_calleeOf(decorator) {
    return decorator.type === 'call' ? (decorator.childForFieldName('function') ?? decorator) : decorator;
}
/** The last part of a decorator's name. */
function nameOf(decorator) {
    return /\w*$/.exec(decorators_calleeOf(decorator).text)?.[0] ?? '';
}
/** What a decorator leaves of what it is applied to, as far as users read it. */
function kept(decorator, site, evaluator) {
    if (KEEPING.has(nameOf(decorator)))
        return 'all';
    const value = evaluator.evaluate(decorators_calleeOf(decorator), site);
    if (!(value instanceof environment/* Described */.Si) || value.kind !== 'function')
        return 'nothing';
    const text = value.site.file.textOf(value.node);
    if (/\bupdate_wrapper\(|@(\w+\.)*wraps\(|\breturn (\w+\.)*wraps\(\w+\)\(/.test(text))
        return 'all';
    // A decorator that takes arguments is the function inside of it.
    const inner = decorator.type === 'call' ? text.slice(text.indexOf('\n')) : text;
    const [, parameter] = /\bdef\s+\w+\(\s*(\w+)/.exec(inner) ?? [];
    const returned = [...inner.matchAll(/\breturn\s+([^\n#]+)/g)].map(match => match[1]?.trim());
    const own = decorator.type === 'call' ? /\bdef\s+(\w+)/.exec(inner)?.[1] : undefined;
    const isPlain = parameter !== undefined &&
        returned.includes(parameter) &&
        returned.every(each => each === parameter || each === own);
    if (!isPlain && !givesBack(value, decorator.type === 'call', evaluator))
        return 'nothing';
    return /\.__doc__\s*=/.test(text) ? 'signature' : 'all';
}
/** `@_simple_enum(IntEnum)`: how Python's library makes enums of plain classes, which saves time when it starts. */
function enumDecorator(node) {
    return decorators_decoratorsOf(node).find(decorator => nameOf(decorator) === '_simple_enum');
}

;// CONCATENATED MODULE: ./build/extract/languages/python/annotations.js


/** Decorators, in the order of the text: `@register.filter("escape")`. */
function python_annotations_annotations(definition) {
    return decorators_decoratorsOf(definition)
        .reverse()
        .map(node => {
        const call = python_expressions_expression(node);
        return { node, name: decorators_calleeOf(node), arguments: call.kind === 'call' ? call.arguments : [] };
    });
}

;// CONCATENATED MODULE: ./build/extract/languages/python/c-modules.js
// Generated by scripts/generate-python-builtins.py with Python 3.11. Do not edit.
/** Modules of C that Python has on other systems, not on Linux. */
const OTHER_SYSTEMS = new Set([
    '_msi',
    '_overlapped',
    '_scproxy',
    '_winapi',
    '_wmi',
    'msvcrt',
    'nt',
    'winreg',
    'winsound',
]);
/**
 * Modules of C on Linux, each below a line with its name. A line for each member, its parts separated by tabs: kind
 * (`f` function, `c` class, `=` constant, `o` anything else), name, and as JSON: what `inspect.signature` gives, the
 * first line of its documentation and, of a class, its full name, its own constructors and attributes; or the constant; or the type.
 */
const C_MODULES = `
# _abc
f	_abc_init	"(self, /)"	"Internal ABC helper for class set-up. Should be never used outside abc module."
f	_abc_instancecheck	"(self, instance, /)"	"Internal ABC helper for instance checks. Should be never used outside abc module."
f	_abc_register	"(self, subclass, /)"	"Internal ABC helper for subclasss registration. Should be never used outside abc module."
f	_abc_subclasscheck	"(self, subclass, /)"	"Internal ABC helper for subclasss checks. Should be never used outside abc module."
f	_get_dump	"(self, /)"	"Internal ABC helper for cache and registry debugging."
f	_reset_caches	"(self, /)"	"Internal ABC helper to reset both caches of a given class."
f	_reset_registry	"(self, /)"	"Internal ABC helper to reset registry of a given class."
f	get_cache_token	"()"	"Returns the current ABC cache token."
# _ast
c	AST	null	""	"ast.AST"	["__new__", "__init__"]	[]
c	Add	null	"Add"	"ast.Add"	["__new__", "__init__"]	[]
c	And	null	"And"	"ast.And"	["__new__", "__init__"]	[]
c	AnnAssign	null	"AnnAssign(expr target, expr annotation, expr? value, int simple)"	"ast.AnnAssign"	["__new__", "__init__"]	["value"]
c	Assert	null	"Assert(expr test, expr? msg)"	"ast.Assert"	["__new__", "__init__"]	["msg"]
c	Assign	null	"Assign(expr* targets, expr value, string? type_comment)"	"ast.Assign"	["__new__", "__init__"]	["type_comment"]
c	AsyncFor	null	"AsyncFor(expr target, expr iter, stmt* body, stmt* orelse, string? type_comment)"	"ast.AsyncFor"	["__new__", "__init__"]	["type_comment"]
c	AsyncFunctionDef	null	"AsyncFunctionDef(identifier name, arguments args, stmt* body, expr* decorator_list, expr? returns, string? type_comment)"	"ast.AsyncFunctionDef"	["__new__", "__init__"]	["returns", "type_comment"]
c	AsyncWith	null	"AsyncWith(withitem* items, stmt* body, string? type_comment)"	"ast.AsyncWith"	["__new__", "__init__"]	["type_comment"]
c	Attribute	null	"Attribute(expr value, identifier attr, expr_context ctx)"	"ast.Attribute"	["__new__", "__init__"]	[]
c	AugAssign	null	"AugAssign(expr target, operator op, expr value)"	"ast.AugAssign"	["__new__", "__init__"]	[]
c	Await	null	"Await(expr value)"	"ast.Await"	["__new__", "__init__"]	[]
c	BinOp	null	"BinOp(expr left, operator op, expr right)"	"ast.BinOp"	["__new__", "__init__"]	[]
c	BitAnd	null	"BitAnd"	"ast.BitAnd"	["__new__", "__init__"]	[]
c	BitOr	null	"BitOr"	"ast.BitOr"	["__new__", "__init__"]	[]
c	BitXor	null	"BitXor"	"ast.BitXor"	["__new__", "__init__"]	[]
c	BoolOp	null	"BoolOp(boolop op, expr* values)"	"ast.BoolOp"	["__new__", "__init__"]	[]
c	Break	null	"Break"	"ast.Break"	["__new__", "__init__"]	[]
c	Call	null	"Call(expr func, expr* args, keyword* keywords)"	"ast.Call"	["__new__", "__init__"]	[]
c	ClassDef	null	"ClassDef(identifier name, expr* bases, keyword* keywords, stmt* body, expr* decorator_list)"	"ast.ClassDef"	["__new__", "__init__"]	[]
c	Compare	null	"Compare(expr left, cmpop* ops, expr* comparators)"	"ast.Compare"	["__new__", "__init__"]	[]
c	Constant	null	"Constant(constant value, string? kind)"	"ast.Constant"	["__new__", "__init__"]	["kind", "n", "s"]
c	Continue	null	"Continue"	"ast.Continue"	["__new__", "__init__"]	[]
c	Del	null	"Del"	"ast.Del"	["__new__", "__init__"]	[]
c	Delete	null	"Delete(expr* targets)"	"ast.Delete"	["__new__", "__init__"]	[]
c	Dict	null	"Dict(expr* keys, expr* values)"	"ast.Dict"	["__new__", "__init__"]	[]
c	DictComp	null	"DictComp(expr key, expr value, comprehension* generators)"	"ast.DictComp"	["__new__", "__init__"]	[]
c	Div	null	"Div"	"ast.Div"	["__new__", "__init__"]	[]
c	Eq	null	"Eq"	"ast.Eq"	["__new__", "__init__"]	[]
c	ExceptHandler	null	"ExceptHandler(expr? type, identifier? name, stmt* body)"	"ast.ExceptHandler"	["__new__", "__init__"]	["name", "type"]
c	Expr	null	"Expr(expr value)"	"ast.Expr"	["__new__", "__init__"]	[]
c	Expression	null	"Expression(expr body)"	"ast.Expression"	["__new__", "__init__"]	[]
c	FloorDiv	null	"FloorDiv"	"ast.FloorDiv"	["__new__", "__init__"]	[]
c	For	null	"For(expr target, expr iter, stmt* body, stmt* orelse, string? type_comment)"	"ast.For"	["__new__", "__init__"]	["type_comment"]
c	FormattedValue	null	"FormattedValue(expr value, int conversion, expr? format_spec)"	"ast.FormattedValue"	["__new__", "__init__"]	["format_spec"]
c	FunctionDef	null	"FunctionDef(identifier name, arguments args, stmt* body, expr* decorator_list, expr? returns, string? type_comment)"	"ast.FunctionDef"	["__new__", "__init__"]	["returns", "type_comment"]
c	FunctionType	null	"FunctionType(expr* argtypes, expr returns)"	"ast.FunctionType"	["__new__", "__init__"]	[]
c	GeneratorExp	null	"GeneratorExp(expr elt, comprehension* generators)"	"ast.GeneratorExp"	["__new__", "__init__"]	[]
c	Global	null	"Global(identifier* names)"	"ast.Global"	["__new__", "__init__"]	[]
c	Gt	null	"Gt"	"ast.Gt"	["__new__", "__init__"]	[]
c	GtE	null	"GtE"	"ast.GtE"	["__new__", "__init__"]	[]
c	If	null	"If(expr test, stmt* body, stmt* orelse)"	"ast.If"	["__new__", "__init__"]	[]
c	IfExp	null	"IfExp(expr test, expr body, expr orelse)"	"ast.IfExp"	["__new__", "__init__"]	[]
c	Import	null	"Import(alias* names)"	"ast.Import"	["__new__", "__init__"]	[]
c	ImportFrom	null	"ImportFrom(identifier? module, alias* names, int? level)"	"ast.ImportFrom"	["__new__", "__init__"]	["level", "module"]
c	In	null	"In"	"ast.In"	["__new__", "__init__"]	[]
c	Interactive	null	"Interactive(stmt* body)"	"ast.Interactive"	["__new__", "__init__"]	[]
c	Invert	null	"Invert"	"ast.Invert"	["__new__", "__init__"]	[]
c	Is	null	"Is"	"ast.Is"	["__new__", "__init__"]	[]
c	IsNot	null	"IsNot"	"ast.IsNot"	["__new__", "__init__"]	[]
c	JoinedStr	null	"JoinedStr(expr* values)"	"ast.JoinedStr"	["__new__", "__init__"]	[]
c	LShift	null	"LShift"	"ast.LShift"	["__new__", "__init__"]	[]
c	Lambda	null	"Lambda(arguments args, expr body)"	"ast.Lambda"	["__new__", "__init__"]	[]
c	List	null	"List(expr* elts, expr_context ctx)"	"ast.List"	["__new__", "__init__"]	[]
c	ListComp	null	"ListComp(expr elt, comprehension* generators)"	"ast.ListComp"	["__new__", "__init__"]	[]
c	Load	null	"Load"	"ast.Load"	["__new__", "__init__"]	[]
c	Lt	null	"Lt"	"ast.Lt"	["__new__", "__init__"]	[]
c	LtE	null	"LtE"	"ast.LtE"	["__new__", "__init__"]	[]
c	MatMult	null	"MatMult"	"ast.MatMult"	["__new__", "__init__"]	[]
c	Match	null	"Match(expr subject, match_case* cases)"	"ast.Match"	["__new__", "__init__"]	[]
c	MatchAs	null	"MatchAs(pattern? pattern, identifier? name)"	"ast.MatchAs"	["__new__", "__init__"]	["name", "pattern"]
c	MatchClass	null	"MatchClass(expr cls, pattern* patterns, identifier* kwd_attrs, pattern* kwd_patterns)"	"ast.MatchClass"	["__new__", "__init__"]	[]
c	MatchMapping	null	"MatchMapping(expr* keys, pattern* patterns, identifier? rest)"	"ast.MatchMapping"	["__new__", "__init__"]	["rest"]
c	MatchOr	null	"MatchOr(pattern* patterns)"	"ast.MatchOr"	["__new__", "__init__"]	[]
c	MatchSequence	null	"MatchSequence(pattern* patterns)"	"ast.MatchSequence"	["__new__", "__init__"]	[]
c	MatchSingleton	null	"MatchSingleton(constant value)"	"ast.MatchSingleton"	["__new__", "__init__"]	[]
c	MatchStar	null	"MatchStar(identifier? name)"	"ast.MatchStar"	["__new__", "__init__"]	["name"]
c	MatchValue	null	"MatchValue(expr value)"	"ast.MatchValue"	["__new__", "__init__"]	[]
c	Mod	null	"Mod"	"ast.Mod"	["__new__", "__init__"]	[]
c	Module	null	"Module(stmt* body, type_ignore* type_ignores)"	"ast.Module"	["__new__", "__init__"]	[]
c	Mult	null	"Mult"	"ast.Mult"	["__new__", "__init__"]	[]
c	Name	null	"Name(identifier id, expr_context ctx)"	"ast.Name"	["__new__", "__init__"]	[]
c	NamedExpr	null	"NamedExpr(expr target, expr value)"	"ast.NamedExpr"	["__new__", "__init__"]	[]
c	Nonlocal	null	"Nonlocal(identifier* names)"	"ast.Nonlocal"	["__new__", "__init__"]	[]
c	Not	null	"Not"	"ast.Not"	["__new__", "__init__"]	[]
c	NotEq	null	"NotEq"	"ast.NotEq"	["__new__", "__init__"]	[]
c	NotIn	null	"NotIn"	"ast.NotIn"	["__new__", "__init__"]	[]
c	Or	null	"Or"	"ast.Or"	["__new__", "__init__"]	[]
c	Pass	null	"Pass"	"ast.Pass"	["__new__", "__init__"]	[]
c	Pow	null	"Pow"	"ast.Pow"	["__new__", "__init__"]	[]
=	PyCF_ALLOW_TOP_LEVEL_AWAIT	8192
=	PyCF_ONLY_AST	1024
=	PyCF_TYPE_COMMENTS	4096
c	RShift	null	"RShift"	"ast.RShift"	["__new__", "__init__"]	[]
c	Raise	null	"Raise(expr? exc, expr? cause)"	"ast.Raise"	["__new__", "__init__"]	["cause", "exc"]
c	Return	null	"Return(expr? value)"	"ast.Return"	["__new__", "__init__"]	["value"]
c	Set	null	"Set(expr* elts)"	"ast.Set"	["__new__", "__init__"]	[]
c	SetComp	null	"SetComp(expr elt, comprehension* generators)"	"ast.SetComp"	["__new__", "__init__"]	[]
c	Slice	null	"Slice(expr? lower, expr? upper, expr? step)"	"ast.Slice"	["__new__", "__init__"]	["lower", "step", "upper"]
c	Starred	null	"Starred(expr value, expr_context ctx)"	"ast.Starred"	["__new__", "__init__"]	[]
c	Store	null	"Store"	"ast.Store"	["__new__", "__init__"]	[]
c	Sub	null	"Sub"	"ast.Sub"	["__new__", "__init__"]	[]
c	Subscript	null	"Subscript(expr value, expr slice, expr_context ctx)"	"ast.Subscript"	["__new__", "__init__"]	[]
c	Try	null	"Try(stmt* body, excepthandler* handlers, stmt* orelse, stmt* finalbody)"	"ast.Try"	["__new__", "__init__"]	[]
c	TryStar	null	"TryStar(stmt* body, excepthandler* handlers, stmt* orelse, stmt* finalbody)"	"ast.TryStar"	["__new__", "__init__"]	[]
c	Tuple	null	"Tuple(expr* elts, expr_context ctx)"	"ast.Tuple"	["__new__", "__init__"]	["dims"]
c	TypeIgnore	null	"TypeIgnore(int lineno, string tag)"	"ast.TypeIgnore"	["__new__", "__init__"]	[]
c	UAdd	null	"UAdd"	"ast.UAdd"	["__new__", "__init__"]	[]
c	USub	null	"USub"	"ast.USub"	["__new__", "__init__"]	[]
c	UnaryOp	null	"UnaryOp(unaryop op, expr operand)"	"ast.UnaryOp"	["__new__", "__init__"]	[]
c	While	null	"While(expr test, stmt* body, stmt* orelse)"	"ast.While"	["__new__", "__init__"]	[]
c	With	null	"With(withitem* items, stmt* body, string? type_comment)"	"ast.With"	["__new__", "__init__"]	["type_comment"]
c	Yield	null	"Yield(expr? value)"	"ast.Yield"	["__new__", "__init__"]	["value"]
c	YieldFrom	null	"YieldFrom(expr value)"	"ast.YieldFrom"	["__new__", "__init__"]	[]
c	alias	null	"alias(identifier name, identifier? asname)"	"ast.alias"	["__new__", "__init__"]	["asname", "end_col_offset", "end_lineno"]
c	arg	null	"arg(identifier arg, expr? annotation, string? type_comment)"	"ast.arg"	["__new__", "__init__"]	["annotation", "end_col_offset", "end_lineno", "type_comment"]
c	arguments	null	"arguments(arg* posonlyargs, arg* args, arg? vararg, arg* kwonlyargs, expr* kw_defaults, arg? kwarg, expr* defaults)"	"ast.arguments"	["__new__", "__init__"]	["kwarg", "vararg"]
c	boolop	null	"boolop = And | Or"	"ast.boolop"	["__new__", "__init__"]	[]
c	cmpop	null	"cmpop = Eq | NotEq | Lt | LtE | Gt | GtE | Is | IsNot | In | NotIn"	"ast.cmpop"	["__new__", "__init__"]	[]
c	comprehension	null	"comprehension(expr target, expr iter, expr* ifs, int is_async)"	"ast.comprehension"	["__new__", "__init__"]	[]
c	excepthandler	null	"excepthandler = ExceptHandler(expr? type, identifier? name, stmt* body)"	"ast.excepthandler"	["__new__", "__init__"]	["end_col_offset", "end_lineno"]
c	expr	null	"expr = BoolOp(boolop op, expr* values)"	"ast.expr"	["__new__", "__init__"]	["end_col_offset", "end_lineno"]
c	expr_context	null	"expr_context = Load | Store | Del"	"ast.expr_context"	["__new__", "__init__"]	[]
c	keyword	null	"keyword(identifier? arg, expr value)"	"ast.keyword"	["__new__", "__init__"]	["arg", "end_col_offset", "end_lineno"]
c	match_case	null	"match_case(pattern pattern, expr? guard, stmt* body)"	"ast.match_case"	["__new__", "__init__"]	["guard"]
c	mod	null	"mod = Module(stmt* body, type_ignore* type_ignores)"	"ast.mod"	["__new__", "__init__"]	[]
c	operator	null	"operator = Add | Sub | Mult | MatMult | Div | Mod | Pow | LShift | RShift | BitOr | BitXor | BitAnd | FloorDiv"	"ast.operator"	["__new__", "__init__"]	[]
c	pattern	null	"pattern = MatchValue(expr value)"	"ast.pattern"	["__new__", "__init__"]	[]
c	stmt	null	"stmt = FunctionDef(identifier name, arguments args, stmt* body, expr* decorator_list, expr? returns, string? type_comment)"	"ast.stmt"	["__new__", "__init__"]	["end_col_offset", "end_lineno"]
c	type_ignore	null	"type_ignore = TypeIgnore(int lineno, string tag)"	"ast.type_ignore"	["__new__", "__init__"]	[]
c	unaryop	null	"unaryop = Invert | Not | UAdd | USub"	"ast.unaryop"	["__new__", "__init__"]	[]
c	withitem	null	"withitem(expr context_expr, expr? optional_vars)"	"ast.withitem"	["__new__", "__init__"]	["optional_vars"]
# _asyncio
c	Future	"(*, loop=None)"	"This class is *almost* compatible with concurrent.futures.Future."	"_asyncio.Future"	["__new__", "__init__"]	["add_done_callback", "cancel", "cancelled", "done", "exception", "get_loop", "remove_done_callback", "result", "set_exception", "set_result"]
c	Task	"(coro, *, loop=None, name=None, context=None)"	"A coroutine wrapped in a Future."	"_asyncio.Task"	["__new__", "__init__"]	["add_done_callback", "cancel", "cancelled", "cancelling", "done", "exception", "get_coro", "get_name", "get_stack", "print_stack", "remove_done_callback", "result", "set_exception", "set_name", "set_result", "uncancel"]
o	_all_tasks	"WeakSet"
o	_current_tasks	"dict"
f	_enter_task	"(loop, task)"	"Enter into task execution or resume suspended task."
f	_get_event_loop	"(stacklevel=3)"	""
f	_get_running_loop	"()"	"Return the running event loop or None."
f	_leave_task	"(loop, task)"	"Leave task execution or suspend a task."
f	_register_task	"(task)"	"Register a new task in asyncio as executed by loop."
f	_set_running_loop	"(loop, /)"	"Set the running event loop."
f	_unregister_task	"(task)"	"Unregister a task."
f	get_event_loop	"()"	"Return an asyncio event loop."
f	get_running_loop	"()"	"Return the running event loop.  Raise a RuntimeError if there is none."
# _bisect
f	bisect_left	"(a, x, lo=0, hi=None, *, key=None)"	"Return the index where to insert item x in list a, assuming a is sorted."
f	bisect_right	"(a, x, lo=0, hi=None, *, key=None)"	"Return the index where to insert item x in list a, assuming a is sorted."
f	insort_left	"(a, x, lo=0, hi=None, *, key=None)"	"Insert item x in list a, and keep it sorted assuming a is sorted."
f	insort_right	"(a, x, lo=0, hi=None, *, key=None)"	"Insert item x in list a, and keep it sorted assuming a is sorted."
# _blake2
=	BLAKE2B_MAX_DIGEST_SIZE	64
=	BLAKE2B_MAX_KEY_SIZE	64
=	BLAKE2B_PERSON_SIZE	16
=	BLAKE2B_SALT_SIZE	16
=	BLAKE2S_MAX_DIGEST_SIZE	32
=	BLAKE2S_MAX_KEY_SIZE	32
=	BLAKE2S_PERSON_SIZE	8
=	BLAKE2S_SALT_SIZE	8
c	blake2b	"(data=b'', /, *, digest_size=64, key=b'', salt=b'', person=b'', fanout=1, depth=1, leaf_size=0, node_offset=0, node_depth=0, inner_size=0, last_node=False, usedforsecurity=True)"	"Return a new BLAKE2b hash object."	"_blake2.blake2b"	["__new__"]	["MAX_DIGEST_SIZE", "MAX_KEY_SIZE", "PERSON_SIZE", "SALT_SIZE", "block_size", "copy", "digest", "digest_size", "hexdigest", "name", "update"]
c	blake2s	"(data=b'', /, *, digest_size=32, key=b'', salt=b'', person=b'', fanout=1, depth=1, leaf_size=0, node_offset=0, node_depth=0, inner_size=0, last_node=False, usedforsecurity=True)"	"Return a new BLAKE2s hash object."	"_blake2.blake2s"	["__new__"]	["MAX_DIGEST_SIZE", "MAX_KEY_SIZE", "PERSON_SIZE", "SALT_SIZE", "block_size", "copy", "digest", "digest_size", "hexdigest", "name", "update"]
# _bz2
c	BZ2Compressor	"(compresslevel=9, /)"	"Create a compressor object for compressing data incrementally."	"_bz2.BZ2Compressor"	["__new__", "__init__"]	["compress", "flush"]
c	BZ2Decompressor	"()"	"Create a decompressor object for decompressing data incrementally."	"_bz2.BZ2Decompressor"	["__new__", "__init__"]	["decompress", "eof", "needs_input", "unused_data"]
# _codecs
f	ascii_decode	"(data, errors=None, /)"	""
f	ascii_encode	"(str, errors=None, /)"	""
f	charmap_build	"(map, /)"	""
f	charmap_decode	"(data, errors=None, mapping=None, /)"	""
f	charmap_encode	"(str, errors=None, mapping=None, /)"	""
f	decode	"(obj, encoding='utf-8', errors='strict')"	"Decodes obj using the codec registered for encoding."
f	encode	"(obj, encoding='utf-8', errors='strict')"	"Encodes obj using the codec registered for encoding."
f	escape_decode	"(data, errors=None, /)"	""
f	escape_encode	"(data, errors=None, /)"	""
f	latin_1_decode	"(data, errors=None, /)"	""
f	latin_1_encode	"(str, errors=None, /)"	""
f	lookup	"(encoding, /)"	"Looks up a codec tuple in the Python codec registry and returns a CodecInfo object."
f	lookup_error	"(name, /)"	"lookup_error(errors) -> handler"
f	raw_unicode_escape_decode	"(data, errors=None, final=True, /)"	""
f	raw_unicode_escape_encode	"(str, errors=None, /)"	""
f	readbuffer_encode	"(data, errors=None, /)"	""
f	register	"(search_function, /)"	"Register a codec search function."
f	register_error	"(errors, handler, /)"	"Register the specified error handler under the name errors."
f	unicode_escape_decode	"(data, errors=None, final=True, /)"	""
f	unicode_escape_encode	"(str, errors=None, /)"	""
f	unregister	"(search_function, /)"	"Unregister a codec search function and clear the registry's cache."
f	utf_16_be_decode	"(data, errors=None, final=False, /)"	""
f	utf_16_be_encode	"(str, errors=None, /)"	""
f	utf_16_decode	"(data, errors=None, final=False, /)"	""
f	utf_16_encode	"(str, errors=None, byteorder=0, /)"	""
f	utf_16_ex_decode	"(data, errors=None, byteorder=0, final=False, /)"	""
f	utf_16_le_decode	"(data, errors=None, final=False, /)"	""
f	utf_16_le_encode	"(str, errors=None, /)"	""
f	utf_32_be_decode	"(data, errors=None, final=False, /)"	""
f	utf_32_be_encode	"(str, errors=None, /)"	""
f	utf_32_decode	"(data, errors=None, final=False, /)"	""
f	utf_32_encode	"(str, errors=None, byteorder=0, /)"	""
f	utf_32_ex_decode	"(data, errors=None, byteorder=0, final=False, /)"	""
f	utf_32_le_decode	"(data, errors=None, final=False, /)"	""
f	utf_32_le_encode	"(str, errors=None, /)"	""
f	utf_7_decode	"(data, errors=None, final=False, /)"	""
f	utf_7_encode	"(str, errors=None, /)"	""
f	utf_8_decode	"(data, errors=None, final=False, /)"	""
f	utf_8_encode	"(str, errors=None, /)"	""
# _codecs_cn
f	getcodec	null	""
# _codecs_hk
f	getcodec	null	""
# _codecs_iso2022
f	getcodec	null	""
# _codecs_jp
f	getcodec	null	""
# _codecs_kr
f	getcodec	null	""
# _codecs_tw
f	getcodec	null	""
# _collections
c	OrderedDict	null	"Dictionary that remembers insertion order"	"collections.OrderedDict"	["__new__", "__init__"]	["clear", "copy", "fromkeys", "items", "keys", "move_to_end", "pop", "popitem", "setdefault", "update", "values"]
f	_count_elements	"(mapping, iterable, /)"	"Count elements in the iterable, updating the mapping"
c	_deque_iterator	null	""	"_collections._deque_iterator"	["__new__"]	[]
c	_deque_reverse_iterator	null	""	"_collections._deque_reverse_iterator"	["__new__"]	[]
c	_tuplegetter	null	""	"_collections._tuplegetter"	["__new__"]	[]
c	defaultdict	null	"defaultdict(default_factory=None, /, [...]) --> dict with default factory"	"collections.defaultdict"	["__new__", "__init__"]	["copy", "default_factory"]
c	deque	null	"deque([iterable[, maxlen]]) --> deque object"	"collections.deque"	["__new__", "__init__"]	["append", "appendleft", "clear", "copy", "count", "extend", "extendleft", "index", "insert", "maxlen", "pop", "popleft", "remove", "reverse", "rotate"]
# _contextvars
c	Context	null	""	"_contextvars.Context"	["__new__"]	["copy", "get", "items", "keys", "run", "values"]
c	ContextVar	null	""	"_contextvars.ContextVar"	["__new__"]	["get", "name", "reset", "set"]
c	Token	null	""	"_contextvars.Token"	["__new__"]	["MISSING", "old_value", "var"]
f	copy_context	"()"	""
# _crypt
f	crypt	"(word, salt, /)"	"Hash a *word* with the given *salt* and return the hashed password."
# _csv
c	Dialect	null	"CSV dialect"	"_csv.Dialect"	["__new__"]	["delimiter", "doublequote", "escapechar", "lineterminator", "quotechar", "quoting", "skipinitialspace", "strict"]
c	Error	null	"Common base class for all non-exit exceptions."	"_csv.Error"	["__new__", "__init__"]	[]
=	QUOTE_ALL	1
=	QUOTE_MINIMAL	0
=	QUOTE_NONE	3
=	QUOTE_NONNUMERIC	2
c	Reader	"()"	"CSV reader"	"_csv.reader"	[]	["dialect", "line_num"]
c	Writer	"()"	"CSV writer"	"_csv.writer"	[]	["dialect", "writerow", "writerows"]
o	_dialects	"dict"
f	field_size_limit	null	"Sets an upper limit on parsed fields."
f	get_dialect	"(name)"	"Return the dialect instance associated with name."
f	list_dialects	"()"	"Return a list of all known dialect names."
f	reader	null	"csv_reader = reader(iterable [, dialect='excel']"
f	register_dialect	null	"Create a mapping from a string name to a dialect class."
f	unregister_dialect	"(name)"	"Delete the name/dialect mapping associated with a string name."
f	writer	null	"csv_writer = csv.writer(fileobj [, dialect='excel']"
# _ctypes
c	ArgumentError	null	"Common base class for all non-exit exceptions."	"ctypes.ArgumentError"	["__new__", "__init__"]	[]
c	Array	null	"XXX to be provided"	"_ctypes.Array"	["__new__", "__init__"]	[]
c	CFuncPtr	null	"Function Pointer"	"_ctypes.CFuncPtr"	["__new__"]	["argtypes", "errcheck", "restype"]
=	CTYPES_MAX_ARGCOUNT	1024
=	FUNCFLAG_CDECL	1
=	FUNCFLAG_PYTHONAPI	4
=	FUNCFLAG_USE_ERRNO	8
=	FUNCFLAG_USE_LASTERROR	16
f	POINTER	null	""
f	PyObj_FromPtr	null	""
f	Py_DECREF	null	""
f	Py_INCREF	null	""
=	RTLD_GLOBAL	256
=	RTLD_LOCAL	0
c	Structure	null	"Structure base class"	"_ctypes.Structure"	["__new__", "__init__"]	[]
c	Union	null	"Union base class"	"_ctypes.Union"	["__new__", "__init__"]	[]
c	_Pointer	null	"XXX to be provided"	"_ctypes._Pointer"	["__new__", "__init__"]	["contents"]
c	_SimpleCData	null	"XXX to be provided"	"_ctypes._SimpleCData"	["__new__", "__init__"]	["value"]
=	_cast_addr	140509988967344
=	_memmove_addr	140510007703552
=	_memset_addr	140510007705664
o	_pointer_type_cache	"dict"
=	_string_at_addr	140509988959680
f	_unpickle	null	""
=	_wstring_at_addr	140509988959056
f	addressof	null	"addressof(C instance) -> integer"
f	alignment	null	"alignment(C type) -> integer"
f	buffer_info	null	"Return buffer interface information"
f	byref	null	"byref(C instance[, offset=0]) -> byref-object"
f	call_cdeclfunction	null	""
f	call_function	null	""
f	dlclose	null	"dlclose a library"
f	dlopen	null	"dlopen(name, flag={RTLD_GLOBAL|RTLD_LOCAL}) open a shared library"
f	dlsym	null	"find symbol in shared library"
f	get_errno	null	""
f	pointer	null	""
f	resize	null	"Resize the memory buffer of a ctypes instance"
f	set_errno	null	""
f	sizeof	null	"sizeof(C type) -> integer"
# _ctypes_test
f	func	null	""
f	func_si	null	""
# _curses
=	ALL_MOUSE_EVENTS	268435455
=	A_ALTCHARSET	4194304
=	A_ATTRIBUTES	4294967040
=	A_BLINK	524288
=	A_BOLD	2097152
=	A_CHARTEXT	255
=	A_COLOR	65280
=	A_DIM	1048576
=	A_HORIZONTAL	33554432
=	A_INVIS	8388608
=	A_ITALIC	2147483648
=	A_LEFT	67108864
=	A_LOW	134217728
=	A_NORMAL	0
=	A_PROTECT	16777216
=	A_REVERSE	262144
=	A_RIGHT	268435456
=	A_STANDOUT	65536
=	A_TOP	536870912
=	A_UNDERLINE	131072
=	A_VERTICAL	1073741824
=	BUTTON1_CLICKED	4
=	BUTTON1_DOUBLE_CLICKED	8
=	BUTTON1_PRESSED	2
=	BUTTON1_RELEASED	1
=	BUTTON1_TRIPLE_CLICKED	16
=	BUTTON2_CLICKED	128
=	BUTTON2_DOUBLE_CLICKED	256
=	BUTTON2_PRESSED	64
=	BUTTON2_RELEASED	32
=	BUTTON2_TRIPLE_CLICKED	512
=	BUTTON3_CLICKED	4096
=	BUTTON3_DOUBLE_CLICKED	8192
=	BUTTON3_PRESSED	2048
=	BUTTON3_RELEASED	1024
=	BUTTON3_TRIPLE_CLICKED	16384
=	BUTTON4_CLICKED	131072
=	BUTTON4_DOUBLE_CLICKED	262144
=	BUTTON4_PRESSED	65536
=	BUTTON4_RELEASED	32768
=	BUTTON4_TRIPLE_CLICKED	524288
=	BUTTON5_CLICKED	4194304
=	BUTTON5_DOUBLE_CLICKED	8388608
=	BUTTON5_PRESSED	2097152
=	BUTTON5_RELEASED	1048576
=	BUTTON5_TRIPLE_CLICKED	16777216
=	BUTTON_ALT	134217728
=	BUTTON_CTRL	33554432
=	BUTTON_SHIFT	67108864
=	COLOR_BLACK	0
=	COLOR_BLUE	4
=	COLOR_CYAN	6
=	COLOR_GREEN	2
=	COLOR_MAGENTA	5
=	COLOR_RED	1
=	COLOR_WHITE	7
=	COLOR_YELLOW	3
=	ERR	-1
=	KEY_A1	348
=	KEY_A3	349
=	KEY_B2	350
=	KEY_BACKSPACE	263
=	KEY_BEG	354
=	KEY_BREAK	257
=	KEY_BTAB	353
=	KEY_C1	351
=	KEY_C3	352
=	KEY_CANCEL	355
=	KEY_CATAB	342
=	KEY_CLEAR	333
=	KEY_CLOSE	356
=	KEY_COMMAND	357
=	KEY_COPY	358
=	KEY_CREATE	359
=	KEY_CTAB	341
=	KEY_DC	330
=	KEY_DL	328
=	KEY_DOWN	258
=	KEY_EIC	332
=	KEY_END	360
=	KEY_ENTER	343
=	KEY_EOL	335
=	KEY_EOS	334
=	KEY_EXIT	361
=	KEY_F0	264
=	KEY_F1	265
=	KEY_F10	274
=	KEY_F11	275
=	KEY_F12	276
=	KEY_F13	277
=	KEY_F14	278
=	KEY_F15	279
=	KEY_F16	280
=	KEY_F17	281
=	KEY_F18	282
=	KEY_F19	283
=	KEY_F2	266
=	KEY_F20	284
=	KEY_F21	285
=	KEY_F22	286
=	KEY_F23	287
=	KEY_F24	288
=	KEY_F25	289
=	KEY_F26	290
=	KEY_F27	291
=	KEY_F28	292
=	KEY_F29	293
=	KEY_F3	267
=	KEY_F30	294
=	KEY_F31	295
=	KEY_F32	296
=	KEY_F33	297
=	KEY_F34	298
=	KEY_F35	299
=	KEY_F36	300
=	KEY_F37	301
=	KEY_F38	302
=	KEY_F39	303
=	KEY_F4	268
=	KEY_F40	304
=	KEY_F41	305
=	KEY_F42	306
=	KEY_F43	307
=	KEY_F44	308
=	KEY_F45	309
=	KEY_F46	310
=	KEY_F47	311
=	KEY_F48	312
=	KEY_F49	313
=	KEY_F5	269
=	KEY_F50	314
=	KEY_F51	315
=	KEY_F52	316
=	KEY_F53	317
=	KEY_F54	318
=	KEY_F55	319
=	KEY_F56	320
=	KEY_F57	321
=	KEY_F58	322
=	KEY_F59	323
=	KEY_F6	270
=	KEY_F60	324
=	KEY_F61	325
=	KEY_F62	326
=	KEY_F63	327
=	KEY_F7	271
=	KEY_F8	272
=	KEY_F9	273
=	KEY_FIND	362
=	KEY_HELP	363
=	KEY_HOME	262
=	KEY_IC	331
=	KEY_IL	329
=	KEY_LEFT	260
=	KEY_LL	347
=	KEY_MARK	364
=	KEY_MAX	511
=	KEY_MESSAGE	365
=	KEY_MIN	257
=	KEY_MOUSE	409
=	KEY_MOVE	366
=	KEY_NEXT	367
=	KEY_NPAGE	338
=	KEY_OPEN	368
=	KEY_OPTIONS	369
=	KEY_PPAGE	339
=	KEY_PREVIOUS	370
=	KEY_PRINT	346
=	KEY_REDO	371
=	KEY_REFERENCE	372
=	KEY_REFRESH	373
=	KEY_REPLACE	374
=	KEY_RESET	345
=	KEY_RESIZE	410
=	KEY_RESTART	375
=	KEY_RESUME	376
=	KEY_RIGHT	261
=	KEY_SAVE	377
=	KEY_SBEG	378
=	KEY_SCANCEL	379
=	KEY_SCOMMAND	380
=	KEY_SCOPY	381
=	KEY_SCREATE	382
=	KEY_SDC	383
=	KEY_SDL	384
=	KEY_SELECT	385
=	KEY_SEND	386
=	KEY_SEOL	387
=	KEY_SEXIT	388
=	KEY_SF	336
=	KEY_SFIND	389
=	KEY_SHELP	390
=	KEY_SHOME	391
=	KEY_SIC	392
=	KEY_SLEFT	393
=	KEY_SMESSAGE	394
=	KEY_SMOVE	395
=	KEY_SNEXT	396
=	KEY_SOPTIONS	397
=	KEY_SPREVIOUS	398
=	KEY_SPRINT	399
=	KEY_SR	337
=	KEY_SREDO	400
=	KEY_SREPLACE	401
=	KEY_SRESET	344
=	KEY_SRIGHT	402
=	KEY_SRSUME	403
=	KEY_SSAVE	404
=	KEY_SSUSPEND	405
=	KEY_STAB	340
=	KEY_SUNDO	406
=	KEY_SUSPEND	407
=	KEY_UNDO	408
=	KEY_UP	259
=	OK	0
=	REPORT_MOUSE_POSITION	268435456
o	_C_API	"PyCapsule"
f	baudrate	"()"	"Return the output speed of the terminal in bits per second."
f	beep	"()"	"Emit a short attention sound."
f	can_change_color	"()"	"Return True if the programmer can change the colors displayed by the terminal."
f	cbreak	"(flag=True, /)"	"Enter cbreak mode."
f	color_content	"(color_number, /)"	"Return the red, green, and blue (RGB) components of the specified color."
f	color_pair	"(pair_number, /)"	"Return the attribute value for displaying text in the specified color."
f	curs_set	"(visibility, /)"	"Set the cursor state."
f	def_prog_mode	"()"	"Save the current terminal mode as the \\"program\\" mode."
f	def_shell_mode	"()"	"Save the current terminal mode as the \\"shell\\" mode."
f	delay_output	"(ms, /)"	"Insert a pause in output."
f	doupdate	"()"	"Update the physical screen to match the virtual screen."
f	echo	"(flag=True, /)"	"Enter echo mode."
f	endwin	"()"	"De-initialize the library, and return terminal to normal status."
f	erasechar	"()"	"Return the user's current erase character."
c	error	null	"Common base class for all non-exit exceptions."	"_curses.error"	["__new__", "__init__"]	[]
f	filter	"()"	""
f	flash	"()"	"Flash the screen."
f	flushinp	"()"	"Flush all input buffers."
f	get_escdelay	"()"	"Gets the curses ESCDELAY setting."
f	get_tabsize	"()"	"Gets the curses TABSIZE setting."
f	getmouse	"()"	"Retrieve the queued mouse event."
f	getsyx	"()"	"Return the current coordinates of the virtual screen cursor."
f	getwin	"(file, /)"	"Read window related data stored in the file by an earlier putwin() call."
f	halfdelay	"(tenths, /)"	"Enter half-delay mode."
f	has_colors	"()"	"Return True if the terminal can display colors; otherwise, return False."
f	has_extended_color_support	"()"	"Return True if the module supports extended colors; otherwise, return False."
f	has_ic	"()"	"Return True if the terminal has insert- and delete-character capabilities."
f	has_il	"()"	"Return True if the terminal has insert- and delete-line capabilities."
f	has_key	"(key, /)"	"Return True if the current terminal type recognizes a key with that value."
f	init_color	"(color_number, r, g, b, /)"	"Change the definition of a color."
f	init_pair	"(pair_number, fg, bg, /)"	"Change the definition of a color-pair."
f	initscr	"()"	"Initialize the library."
f	intrflush	"(flag, /)"	""
f	is_term_resized	"(nlines, ncols, /)"	"Return True if resize_term() would modify the window structure, False otherwise."
f	isendwin	"()"	"Return True if endwin() has been called."
f	keyname	"(key, /)"	"Return the name of specified key."
f	killchar	"()"	"Return the user's current line kill character."
f	longname	"()"	"Return the terminfo long name field describing the current terminal."
f	meta	"(yes, /)"	"Enable/disable meta keys."
f	mouseinterval	"(interval, /)"	"Set and retrieve the maximum time between press and release in a click."
f	mousemask	"(newmask, /)"	"Set the mouse events to be reported, and return a tuple (availmask, oldmask)."
f	napms	"(ms, /)"	"Sleep for specified time."
o	ncurses_version	"ncurses_version"
f	newpad	"(nlines, ncols, /)"	"Create and return a pointer to a new pad data structure."
f	newwin	null	"newwin(nlines, ncols, [begin_y=0, begin_x=0])"
f	nl	"(flag=True, /)"	"Enter newline mode."
f	nocbreak	"()"	"Leave cbreak mode."
f	noecho	"()"	"Leave echo mode."
f	nonl	"()"	"Leave newline mode."
f	noqiflush	"()"	"Disable queue flushing."
f	noraw	"()"	"Leave raw mode."
f	pair_content	"(pair_number, /)"	"Return a tuple (fg, bg) containing the colors for the requested color pair."
f	pair_number	"(attr, /)"	"Return the number of the color-pair set by the specified attribute value."
f	putp	"(string, /)"	"Emit the value of a specified terminfo capability for the current terminal."
f	qiflush	"(flag=True, /)"	"Enable queue flushing."
f	raw	"(flag=True, /)"	"Enter raw mode."
f	reset_prog_mode	"()"	"Restore the terminal to \\"program\\" mode, as previously saved by def_prog_mode()."
f	reset_shell_mode	"()"	"Restore the terminal to \\"shell\\" mode, as previously saved by def_shell_mode()."
f	resetty	"()"	"Restore terminal mode."
f	resize_term	"(nlines, ncols, /)"	"Backend function used by resizeterm(), performing most of the work."
f	resizeterm	"(nlines, ncols, /)"	"Resize the standard and current windows to the specified dimensions."
f	savetty	"()"	"Save terminal mode."
f	set_escdelay	"(ms, /)"	"Sets the curses ESCDELAY setting."
f	set_tabsize	"(size, /)"	"Sets the curses TABSIZE setting."
f	setsyx	"(y, x, /)"	"Set the virtual screen cursor."
f	setupterm	"(term=None, fd=-1)"	"Initialize the terminal."
f	start_color	"()"	"Initializes eight basic colors and global variables COLORS and COLOR_PAIRS."
f	termattrs	"()"	"Return a logical OR of all video attributes supported by the terminal."
f	termname	"()"	"Return the value of the environment variable TERM, truncated to 14 characters."
f	tigetflag	"(capname, /)"	"Return the value of the Boolean capability."
f	tigetnum	"(capname, /)"	"Return the value of the numeric capability."
f	tigetstr	"(capname, /)"	"Return the value of the string capability."
f	tparm	"(str, i1=0, i2=0, i3=0, i4=0, i5=0, i6=0, i7=0, i8=0, i9=0, /)"	"Instantiate the specified byte string with the supplied parameters."
f	typeahead	"(fd, /)"	"Specify that the file descriptor fd be used for typeahead checking."
f	unctrl	"(ch, /)"	"Return a string which is a printable representation of the character ch."
f	unget_wch	"(ch, /)"	"Push ch so the next get_wch() will return it."
f	ungetch	"(ch, /)"	"Push ch so the next getch() will return it."
f	ungetmouse	"(id, x, y, z, bstate, /)"	"Push a KEY_MOUSE event onto the input queue."
f	update_lines_cols	"()"	""
f	use_default_colors	"()"	"Allow use of default values for colors on terminals supporting this feature."
f	use_env	"(flag, /)"	"Use environment variables LINES and COLUMNS."
o	version	"bytes"
c	window	"()"	""	"_curses.window"	[]	["addch", "addnstr", "addstr", "attroff", "attron", "attrset", "bkgd", "bkgdset", "border", "box", "chgat", "clear", "clearok", "clrtobot", "clrtoeol", "cursyncup", "delch", "deleteln", "derwin", "echochar", "enclose", "encoding", "erase", "get_wch", "getbegyx", "getbkgd", "getch", "getkey", "getmaxyx", "getparyx", "getstr", "getyx", "hline", "idcok", "idlok", "immedok", "inch", "insch", "insdelln", "insertln", "insnstr", "insstr", "instr", "is_linetouched", "is_wintouched", "keypad", "leaveok", "move", "mvderwin", "mvwin", "nodelay", "notimeout", "noutrefresh", "overlay", "overwrite", "putwin", "redrawln", "redrawwin", "refresh", "resize", "scroll", "scrollok", "setscrreg", "standend", "standout", "subpad", "subwin", "syncdown", "syncok", "syncup", "timeout", "touchline", "touchwin", "untouchwin", "vline"]
# _curses_panel
f	bottom_panel	"()"	"Return the bottom panel in the panel stack."
c	error	null	"Common base class for all non-exit exceptions."	"_curses_panel.error"	["__new__", "__init__"]	[]
f	new_panel	"(win, /)"	"Return a panel object, associating it with the given window win."
c	panel	"()"	""	"_curses_panel.panel"	[]	["above", "below", "bottom", "hidden", "hide", "move", "replace", "set_userptr", "show", "top", "userptr", "window"]
f	top_panel	"()"	"Return the top panel in the panel stack."
f	update_panels	"()"	"Updates the virtual screen after changes in the panel stack."
=	version	"2.1"
# _datetime
=	MAXYEAR	9999
=	MINYEAR	1
o	UTC	"timezone"
c	date	null	"date(year, month, day) --> date object"	"datetime.date"	["__new__"]	["ctime", "day", "fromisocalendar", "fromisoformat", "fromordinal", "fromtimestamp", "isocalendar", "isoformat", "isoweekday", "max", "min", "month", "replace", "resolution", "strftime", "timetuple", "today", "toordinal", "weekday", "year"]
c	datetime	null	"datetime(year, month, day[, hour[, minute[, second[, microsecond[,tzinfo]]]]])"	"datetime.datetime"	["__new__"]	["astimezone", "combine", "ctime", "date", "dst", "fold", "fromisoformat", "fromtimestamp", "hour", "isoformat", "max", "microsecond", "min", "minute", "now", "replace", "resolution", "second", "strptime", "time", "timestamp", "timetuple", "timetz", "tzinfo", "tzname", "utcfromtimestamp", "utcnow", "utcoffset", "utctimetuple"]
o	datetime_CAPI	"PyCapsule"
c	time	null	"time([hour[, minute[, second[, microsecond[, tzinfo]]]]]) --> a time object"	"datetime.time"	["__new__"]	["dst", "fold", "fromisoformat", "hour", "isoformat", "max", "microsecond", "min", "minute", "replace", "resolution", "second", "strftime", "tzinfo", "tzname", "utcoffset"]
c	timedelta	null	"Difference between two datetime values."	"datetime.timedelta"	["__new__"]	["days", "max", "microseconds", "min", "resolution", "seconds", "total_seconds"]
c	timezone	null	"Fixed offset from UTC implementation of tzinfo."	"datetime.timezone"	["__new__"]	["dst", "fromutc", "max", "min", "tzname", "utc", "utcoffset"]
c	tzinfo	null	"Abstract base class for time zone info objects."	"datetime.tzinfo"	["__new__"]	["dst", "fromutc", "tzname", "utcoffset"]
# _decimal
o	BasicContext	"Context"
c	Clamped	null	"Base class for arithmetic errors."	"decimal.Clamped"	["__new__", "__init__"]	[]
c	Context	"(prec=None, rounding=None, Emin=None, Emax=None, capitals=None, clamp=None, flags=None, traps=None)"	"The context affects almost all operations and controls rounding,"	"decimal.Context"	["__new__", "__init__"]	["Emax", "Emin", "Etiny", "Etop", "abs", "add", "canonical", "capitals", "clamp", "clear_flags", "clear_traps", "compare", "compare_signal", "compare_total", "compare_total_mag", "copy", "copy_abs", "copy_decimal", "copy_negate", "copy_sign", "create_decimal", "create_decimal_from_float", "divide", "divide_int", "divmod", "exp", "fma", "is_canonical", "is_finite", "is_infinite", "is_nan", "is_normal", "is_qnan", "is_signed", "is_snan", "is_subnormal", "is_zero", "ln", "log10", "logb", "logical_and", "logical_invert", "logical_or", "logical_xor", "max", "max_mag", "min", "min_mag", "minus", "multiply", "next_minus", "next_plus", "next_toward", "normalize", "number_class", "plus", "power", "prec", "quantize", "radix", "remainder", "remainder_near", "rotate", "rounding", "same_quantum", "scaleb", "shift", "sqrt", "subtract", "to_eng_string", "to_integral", "to_integral_exact", "to_integral_value", "to_sci_string"]
c	ConversionSyntax	null	"Base class for arithmetic errors."	"decimal.ConversionSyntax"	["__new__", "__init__"]	[]
c	Decimal	"(value='0', context=None)"	"Construct a new Decimal object. 'value' can be an integer, string, tuple,"	"decimal.Decimal"	["__new__"]	["adjusted", "as_integer_ratio", "as_tuple", "canonical", "compare", "compare_signal", "compare_total", "compare_total_mag", "conjugate", "copy_abs", "copy_negate", "copy_sign", "exp", "fma", "from_float", "imag", "is_canonical", "is_finite", "is_infinite", "is_nan", "is_normal", "is_qnan", "is_signed", "is_snan", "is_subnormal", "is_zero", "ln", "log10", "logb", "logical_and", "logical_invert", "logical_or", "logical_xor", "max", "max_mag", "min", "min_mag", "next_minus", "next_plus", "next_toward", "normalize", "number_class", "quantize", "radix", "real", "remainder_near", "rotate", "same_quantum", "scaleb", "shift", "sqrt", "to_eng_string", "to_integral", "to_integral_exact", "to_integral_value"]
c	DecimalException	null	"Base class for arithmetic errors."	"decimal.DecimalException"	["__new__", "__init__"]	[]
c	DecimalTuple	"(sign, digits, exponent)"	"DecimalTuple(sign, digits, exponent)"	"decimal.DecimalTuple"	["__new__"]	["digits", "exponent", "sign"]
o	DefaultContext	"Context"
c	DivisionByZero	null	"Second argument to a division or modulo operation was zero."	"decimal.DivisionByZero"	["__new__", "__init__"]	[]
c	DivisionImpossible	null	"Base class for arithmetic errors."	"decimal.DivisionImpossible"	["__new__", "__init__"]	[]
c	DivisionUndefined	null	"Second argument to a division or modulo operation was zero."	"decimal.DivisionUndefined"	["__new__", "__init__"]	[]
o	ExtendedContext	"Context"
c	FloatOperation	null	"Base class for arithmetic errors."	"decimal.FloatOperation"	["__new__", "__init__"]	[]
=	HAVE_CONTEXTVAR	true
=	HAVE_THREADS	true
c	Inexact	null	"Base class for arithmetic errors."	"decimal.Inexact"	["__new__", "__init__"]	[]
c	InvalidContext	null	"Base class for arithmetic errors."	"decimal.InvalidContext"	["__new__", "__init__"]	[]
c	InvalidOperation	null	"Base class for arithmetic errors."	"decimal.InvalidOperation"	["__new__", "__init__"]	[]
=	MAX_EMAX	999999999999999999
=	MAX_PREC	999999999999999999
=	MIN_EMIN	-999999999999999999
=	MIN_ETINY	-1999999999999999997
c	Overflow	null	"Base class for arithmetic errors."	"decimal.Overflow"	["__new__", "__init__"]	[]
=	ROUND_05UP	"ROUND_05UP"
=	ROUND_CEILING	"ROUND_CEILING"
=	ROUND_DOWN	"ROUND_DOWN"
=	ROUND_FLOOR	"ROUND_FLOOR"
=	ROUND_HALF_DOWN	"ROUND_HALF_DOWN"
=	ROUND_HALF_EVEN	"ROUND_HALF_EVEN"
=	ROUND_HALF_UP	"ROUND_HALF_UP"
=	ROUND_UP	"ROUND_UP"
c	Rounded	null	"Base class for arithmetic errors."	"decimal.Rounded"	["__new__", "__init__"]	[]
c	Subnormal	null	"Base class for arithmetic errors."	"decimal.Subnormal"	["__new__", "__init__"]	[]
c	Underflow	null	"Base class for arithmetic errors."	"decimal.Underflow"	["__new__", "__init__"]	[]
f	getcontext	"()"	"Get the current default context."
f	localcontext	"(ctx=None, **kwargs)"	"Return a context manager that will set the default context to a copy of ctx"
f	setcontext	"(context, /)"	"Set a new default context."
# _elementtree
c	Element	null	""	"xml.etree.ElementTree.Element"	["__new__", "__init__"]	["append", "attrib", "clear", "extend", "find", "findall", "findtext", "get", "insert", "items", "iter", "iterfind", "itertext", "keys", "makeelement", "remove", "set", "tag", "tail", "text"]
c	ParseError	null	"Invalid syntax."	"xml.etree.ElementTree.ParseError"	["__new__", "__init__"]	[]
f	SubElement	null	""
c	TreeBuilder	null	""	"xml.etree.ElementTree.TreeBuilder"	["__new__", "__init__"]	["close", "comment", "data", "end", "pi", "start"]
c	XMLParser	null	""	"xml.etree.ElementTree.XMLParser"	["__new__", "__init__"]	["close", "entity", "feed", "target", "version"]
f	_set_factories	"(comment_factory, pi_factory, /)"	"Change the factories used to create comments and processing instructions."
# _functools
c	_lru_cache_wrapper	null	"Create a cached callable that wraps another function."	"functools._lru_cache_wrapper"	["__new__"]	["cache_clear", "cache_info"]
f	cmp_to_key	null	"Convert a cmp= function into a key= function."
c	partial	null	"partial(func, *args, **keywords) - new function with partial application"	"functools.partial"	["__new__"]	["args", "func", "keywords"]
f	reduce	null	"reduce(function, iterable[, initial]) -> value"
# _hashlib
c	HASH	"(name, string=b'')"	"A hash is an object used to calculate a checksum of a string of information."	"_hashlib.HASH"	[]	["block_size", "copy", "digest", "digest_size", "hexdigest", "name", "update"]
c	HASHXOF	"(name, string=b'')"	"A hash is an object used to calculate a checksum of a string of information."	"_hashlib.HASHXOF"	[]	["digest", "digest_size", "hexdigest"]
c	HMAC	"()"	"The object used to calculate HMAC of a message."	"_hashlib.HMAC"	[]	["block_size", "copy", "digest", "digest_size", "hexdigest", "name", "update"]
c	UnsupportedDigestmodError	null	"Inappropriate argument value (of correct type)."	"_hashlib.UnsupportedDigestmodError"	["__new__", "__init__"]	[]
o	_constructors	"mappingproxy"
f	compare_digest	"(a, b, /)"	"Return 'a == b'."
f	get_fips_mode	"()"	"Determine the OpenSSL FIPS mode of operation."
f	hmac_digest	"(key, msg, digest)"	"Single-shot HMAC."
f	hmac_new	"(key, msg=b'', digestmod=None)"	"Return a new hmac object."
f	new	"(name, string=b'', *, usedforsecurity=True)"	"Return a new hash object using the named algorithm."
f	openssl_md5	"(string=b'', *, usedforsecurity=True)"	"Returns a md5 hash object; optionally initialized with a string"
o	openssl_md_meth_names	"frozenset"
f	openssl_sha1	"(string=b'', *, usedforsecurity=True)"	"Returns a sha1 hash object; optionally initialized with a string"
f	openssl_sha224	"(string=b'', *, usedforsecurity=True)"	"Returns a sha224 hash object; optionally initialized with a string"
f	openssl_sha256	"(string=b'', *, usedforsecurity=True)"	"Returns a sha256 hash object; optionally initialized with a string"
f	openssl_sha384	"(string=b'', *, usedforsecurity=True)"	"Returns a sha384 hash object; optionally initialized with a string"
f	openssl_sha3_224	"(string=b'', *, usedforsecurity=True)"	"Returns a sha3-224 hash object; optionally initialized with a string"
f	openssl_sha3_256	"(string=b'', *, usedforsecurity=True)"	"Returns a sha3-256 hash object; optionally initialized with a string"
f	openssl_sha3_384	"(string=b'', *, usedforsecurity=True)"	"Returns a sha3-384 hash object; optionally initialized with a string"
f	openssl_sha3_512	"(string=b'', *, usedforsecurity=True)"	"Returns a sha3-512 hash object; optionally initialized with a string"
f	openssl_sha512	"(string=b'', *, usedforsecurity=True)"	"Returns a sha512 hash object; optionally initialized with a string"
f	openssl_shake_128	"(string=b'', *, usedforsecurity=True)"	"Returns a shake-128 variable hash object; optionally initialized with a string"
f	openssl_shake_256	"(string=b'', *, usedforsecurity=True)"	"Returns a shake-256 variable hash object; optionally initialized with a string"
f	pbkdf2_hmac	"(hash_name, password, salt, iterations, dklen=None)"	"Password based key derivation function 2 (PKCS #5 v2.0) with HMAC as pseudorandom function."
f	scrypt	"(password, *, salt=None, n=None, r=None, p=None, maxmem=0, dklen=64)"	"scrypt password-based key derivation function."
# _heapq
f	_heapify_max	"(heap, /)"	"Maxheap variant of heapify."
f	_heappop_max	"(heap, /)"	"Maxheap variant of heappop."
f	_heapreplace_max	"(heap, item, /)"	"Maxheap variant of heapreplace."
f	heapify	"(heap, /)"	"Transform list into a heap, in-place, in O(len(heap)) time."
f	heappop	"(heap, /)"	"Pop the smallest item off the heap, maintaining the heap invariant."
f	heappush	"(heap, item, /)"	"Push item onto heap, maintaining the heap invariant."
f	heappushpop	"(heap, item, /)"	"Push item on the heap, then pop and return the smallest item from the heap."
f	heapreplace	"(heap, item, /)"	"Pop and return the current smallest value, and add the new item."
# _imp
f	_fix_co_filename	"(code, path, /)"	"Changes code.co_filename to specify the passed-in file path."
f	_frozen_module_names	"()"	"Returns the list of available frozen modules."
f	_override_frozen_modules_for_tests	"(override, /)"	"(internal-only) Override PyConfig.use_frozen_modules."
f	acquire_lock	"()"	"Acquires the interpreter's import lock for the current thread."
=	check_hash_based_pycs	"default"
f	create_builtin	"(spec, /)"	"Create an extension module."
f	create_dynamic	null	"Create an extension module."
f	exec_builtin	"(mod, /)"	"Initialize a built-in module."
f	exec_dynamic	"(mod, /)"	"Initialize an extension module."
f	extension_suffixes	"()"	"Returns the list of file suffixes used to identify extension modules."
f	find_frozen	"(name, /, *, withdata=False)"	"Return info about the corresponding frozen module (if there is one) or None."
f	get_frozen_object	"(name, data=None, /)"	"Create a code object for a frozen module."
f	init_frozen	"(name, /)"	"Initializes a frozen module."
f	is_builtin	"(name, /)"	"Returns True if the module name corresponds to a built-in module."
f	is_frozen	"(name, /)"	"Returns True if the module name corresponds to a frozen module."
f	is_frozen_package	"(name, /)"	"Returns True if the module name is of a frozen package."
f	lock_held	"()"	"Return True if the import lock is currently held, else False."
f	release_lock	"()"	"Release the interpreter's import lock."
f	source_hash	"(key, source)"	""
# _io
c	BlockingIOError	null	"I/O operation would block."	"builtins.BlockingIOError"	["__new__", "__init__"]	[]
c	BufferedRWPair	"(reader, writer, buffer_size=8192, /)"	"A buffered reader and writer object together."	"_io.BufferedRWPair"	["__new__", "__init__"]	["close", "closed", "flush", "isatty", "peek", "read", "read1", "readable", "readinto", "readinto1", "writable", "write"]
c	BufferedRandom	"(raw, buffer_size=8192)"	"A buffered interface to random access streams."	"_io.BufferedRandom"	["__new__", "__init__"]	["close", "closed", "detach", "fileno", "flush", "isatty", "mode", "name", "peek", "raw", "read", "read1", "readable", "readinto", "readinto1", "readline", "seek", "seekable", "tell", "truncate", "writable", "write"]
c	BufferedReader	"(raw, buffer_size=8192)"	"Create a new buffered reader using the given readable raw IO object."	"_io.BufferedReader"	["__new__", "__init__"]	["close", "closed", "detach", "fileno", "flush", "isatty", "mode", "name", "peek", "raw", "read", "read1", "readable", "readinto", "readinto1", "readline", "seek", "seekable", "tell", "truncate"]
c	BufferedWriter	"(raw, buffer_size=8192)"	"A buffer for a writeable sequential RawIO object."	"_io.BufferedWriter"	["__new__", "__init__"]	["close", "closed", "detach", "fileno", "flush", "isatty", "mode", "name", "raw", "seek", "seekable", "tell", "truncate", "writable", "write"]
c	BytesIO	"(initial_bytes=b'')"	"Buffered I/O implementation using an in-memory bytes buffer."	"_io.BytesIO"	["__new__", "__init__"]	["close", "closed", "flush", "getbuffer", "getvalue", "isatty", "read", "read1", "readable", "readinto", "readline", "readlines", "seek", "seekable", "tell", "truncate", "writable", "write", "writelines"]
=	DEFAULT_BUFFER_SIZE	8192
c	FileIO	"(file, mode='r', closefd=True, opener=None)"	"Open a file."	"_io.FileIO"	["__new__", "__init__"]	["close", "closed", "closefd", "fileno", "isatty", "mode", "read", "readable", "readall", "readinto", "seek", "seekable", "tell", "truncate", "writable", "write"]
c	IncrementalNewlineDecoder	"(decoder, translate, errors='strict')"	"Codec used when reading a file in universal newlines mode."	"_io.IncrementalNewlineDecoder"	["__new__", "__init__"]	["decode", "getstate", "newlines", "reset", "setstate"]
c	StringIO	"(initial_value='', newline='\\\\n')"	"Text I/O implementation using an in-memory buffer."	"_io.StringIO"	["__new__", "__init__"]	["close", "closed", "getvalue", "line_buffering", "newlines", "read", "readable", "readline", "seek", "seekable", "tell", "truncate", "writable", "write"]
c	TextIOWrapper	"(buffer, encoding=None, errors=None, newline=None, line_buffering=False, write_through=False)"	"Character and line based layer over a BufferedIOBase object, buffer."	"_io.TextIOWrapper"	["__new__", "__init__"]	["buffer", "close", "closed", "detach", "encoding", "errors", "fileno", "flush", "isatty", "line_buffering", "name", "newlines", "read", "readable", "readline", "reconfigure", "seek", "seekable", "tell", "truncate", "writable", "write", "write_through"]
c	UnsupportedOperation	null	"Base class for I/O related errors."	"io.UnsupportedOperation"	["__new__", "__init__"]	[]
c	_BufferedIOBase	null	"Base class for buffered IO objects."	"_io._BufferedIOBase"	["__new__"]	["detach", "read", "read1", "readinto", "readinto1", "write"]
c	_IOBase	null	"The abstract base class for all I/O classes."	"_io._IOBase"	["__new__"]	["close", "closed", "fileno", "flush", "isatty", "readable", "readline", "readlines", "seek", "seekable", "tell", "truncate", "writable", "writelines"]
c	_RawIOBase	null	"Base class for raw binary I/O."	"_io._RawIOBase"	["__new__"]	["read", "readall", "readinto", "write"]
c	_TextIOBase	null	"Base class for text I/O."	"_io._TextIOBase"	["__new__"]	["detach", "encoding", "errors", "newlines", "read", "readline", "write"]
f	open	"(file, mode='r', buffering=-1, encoding=None, errors=None, newline=None, closefd=True, opener=None)"	"Open file and return a stream.  Raise OSError upon failure."
f	open_code	"(path)"	"Opens the provided file with the intent to import the contents."
f	text_encoding	"(encoding, stacklevel=2, /)"	"A helper function to choose the text encoding."
# _json
f	encode_basestring	null	"encode_basestring(string) -> string"
f	encode_basestring_ascii	null	"encode_basestring_ascii(string) -> string"
c	make_encoder	null	"_iterencode(obj, _current_indent_level) -> iterable"	"_json.Encoder"	["__new__"]	["default", "encoder", "indent", "item_separator", "key_separator", "markers", "skipkeys", "sort_keys"]
c	make_scanner	null	"JSON scanner object"	"_json.Scanner"	["__new__"]	["object_hook", "object_pairs_hook", "parse_constant", "parse_float", "parse_int", "strict"]
f	scanstring	null	"scanstring(string, end, strict=True) -> (string, end)"
# _locale
=	ABDAY_1	131072
=	ABDAY_2	131073
=	ABDAY_3	131074
=	ABDAY_4	131075
=	ABDAY_5	131076
=	ABDAY_6	131077
=	ABDAY_7	131078
=	ABMON_1	131086
=	ABMON_10	131095
=	ABMON_11	131096
=	ABMON_12	131097
=	ABMON_2	131087
=	ABMON_3	131088
=	ABMON_4	131089
=	ABMON_5	131090
=	ABMON_6	131091
=	ABMON_7	131092
=	ABMON_8	131093
=	ABMON_9	131094
=	ALT_DIGITS	131119
=	AM_STR	131110
=	CHAR_MAX	127
=	CODESET	14
=	CRNCYSTR	262159
=	DAY_1	131079
=	DAY_2	131080
=	DAY_3	131081
=	DAY_4	131082
=	DAY_5	131083
=	DAY_6	131084
=	DAY_7	131085
=	D_FMT	131113
=	D_T_FMT	131112
=	ERA	131116
=	ERA_D_FMT	131118
=	ERA_D_T_FMT	131120
=	ERA_T_FMT	131121
c	Error	null	"Common base class for all non-exit exceptions."	"locale.Error"	["__new__", "__init__"]	[]
=	LC_ALL	6
=	LC_COLLATE	3
=	LC_CTYPE	0
=	LC_MESSAGES	5
=	LC_MONETARY	4
=	LC_NUMERIC	1
=	LC_TIME	2
=	MON_1	131098
=	MON_10	131107
=	MON_11	131108
=	MON_12	131109
=	MON_2	131099
=	MON_3	131100
=	MON_4	131101
=	MON_5	131102
=	MON_6	131103
=	MON_7	131104
=	MON_8	131105
=	MON_9	131106
=	NOEXPR	327681
=	PM_STR	131111
=	RADIXCHAR	65536
=	THOUSEP	65537
=	T_FMT	131114
=	T_FMT_AMPM	131115
=	YESEXPR	327680
=	_DATE_FMT	131180
f	bind_textdomain_codeset	"(domain, codeset, /)"	"Bind the C library's domain to codeset."
f	bindtextdomain	"(domain, dir, /)"	"Bind the C library's domain to dir."
f	dcgettext	"(domain, msg, category, /)"	"Return translation of msg in domain and category."
f	dgettext	"(domain, msg, /)"	"dgettext(domain, msg) -> string"
f	getencoding	"()"	"Get the current locale encoding."
f	gettext	"(msg, /)"	"gettext(msg) -> string"
f	localeconv	"()"	"Returns numeric and monetary locale-specific parameters."
f	nl_langinfo	"(key, /)"	"Return the value for the locale information associated with key."
f	setlocale	null	"Activates/queries locale processing."
f	strcoll	"(os1, os2, /)"	"Compares two strings according to the locale."
f	strxfrm	"(string, /)"	"Return a string that can be used as a key for locale-aware comparisons."
f	textdomain	"(domain, /)"	"Set the C library's textdmain to domain, returning the new domain."
# _lsprof
c	Profiler	null	"Profiler(timer=None, timeunit=None, subcalls=True, builtins=True)"	"_lsprof.Profiler"	["__init__"]	["clear", "disable", "enable", "getstats"]
c	profiler_entry	"(iterable=(), /)"	"Built-in immutable sequence."	"_lsprof.profiler_entry"	["__new__"]	["callcount", "calls", "code", "inlinetime", "n_fields", "n_sequence_fields", "n_unnamed_fields", "reccallcount", "totaltime"]
c	profiler_subentry	"(iterable=(), /)"	"Built-in immutable sequence."	"_lsprof.profiler_subentry"	["__new__"]	["callcount", "code", "inlinetime", "n_fields", "n_sequence_fields", "n_unnamed_fields", "reccallcount", "totaltime"]
# _lzma
=	CHECK_CRC32	1
=	CHECK_CRC64	4
=	CHECK_ID_MAX	15
=	CHECK_NONE	0
=	CHECK_SHA256	10
=	CHECK_UNKNOWN	16
=	FILTER_ARM	7
=	FILTER_ARMTHUMB	8
=	FILTER_DELTA	3
=	FILTER_IA64	6
=	FILTER_LZMA1	4611686018427387905
=	FILTER_LZMA2	33
=	FILTER_POWERPC	5
=	FILTER_SPARC	9
=	FILTER_X86	4
=	FORMAT_ALONE	2
=	FORMAT_AUTO	0
=	FORMAT_RAW	3
=	FORMAT_XZ	1
c	LZMACompressor	null	"LZMACompressor(format=FORMAT_XZ, check=-1, preset=None, filters=None)"	"_lzma.LZMACompressor"	["__new__", "__init__"]	["compress", "flush"]
c	LZMADecompressor	"(format=0, memlimit=None, filters=None)"	"Create a decompressor object for decompressing data incrementally."	"_lzma.LZMADecompressor"	["__new__", "__init__"]	["check", "decompress", "eof", "needs_input", "unused_data"]
c	LZMAError	null	"Call to liblzma failed."	"_lzma.LZMAError"	["__new__", "__init__"]	[]
=	MF_BT2	18
=	MF_BT3	19
=	MF_BT4	20
=	MF_HC3	3
=	MF_HC4	4
=	MODE_FAST	1
=	MODE_NORMAL	2
=	PRESET_DEFAULT	6
=	PRESET_EXTREME	2147483648
f	_decode_filter_properties	"(filter_id, encoded_props, /)"	"Return a bytes object encoding the options (properties) of the filter specified by *filter* (a dict)."
f	_encode_filter_properties	"(filter, /)"	"Return a bytes object encoding the options (properties) of the filter specified by *filter* (a dict)."
f	is_check_supported	"(check_id, /)"	"Test whether the given integrity check is supported."
# _md5
c	MD5Type	"()"	""	"_md5.md5"	[]	["block_size", "copy", "digest", "digest_size", "hexdigest", "name", "update"]
f	md5	"(string=b'', *, usedforsecurity=True)"	"Return a new MD5 hash object; optionally initialized with a string."
# _multibytecodec
c	MultibyteIncrementalDecoder	null	""	"_multibytecodec.MultibyteIncrementalDecoder"	["__new__", "__init__"]	["decode", "errors", "getstate", "reset", "setstate"]
c	MultibyteIncrementalEncoder	null	""	"_multibytecodec.MultibyteIncrementalEncoder"	["__new__", "__init__"]	["encode", "errors", "getstate", "reset", "setstate"]
c	MultibyteStreamReader	null	""	"_multibytecodec.MultibyteStreamReader"	["__new__", "__init__"]	["errors", "read", "readline", "readlines", "reset", "stream"]
c	MultibyteStreamWriter	null	""	"_multibytecodec.MultibyteStreamWriter"	["__new__", "__init__"]	["errors", "reset", "stream", "write", "writelines"]
# _multiprocessing
c	SemLock	null	"Semaphore/Mutex type"	"_multiprocessing.SemLock"	["__new__"]	["SEM_VALUE_MAX", "acquire", "handle", "kind", "maxvalue", "name", "release"]
o	flags	"dict"
f	sem_unlink	"(name, /)"	""
# _opcode
f	get_specialization_stats	"()"	"Return the specialization stats"
f	stack_effect	"(opcode, oparg=None, /, *, jump=None)"	"Compute the stack effect of the opcode."
# _operator
f	_compare_digest	"(a, b, /)"	"Return 'a == b'."
f	abs	"(a, /)"	"Same as abs(a)."
f	add	"(a, b, /)"	"Same as a + b."
f	and_	"(a, b, /)"	"Same as a & b."
c	attrgetter	null	"attrgetter(attr, ...) --> attrgetter object"	"operator.attrgetter"	["__new__"]	[]
f	call	"(obj, /, *args, **kwargs)"	"Same as obj(*args, **kwargs)."
f	concat	"(a, b, /)"	"Same as a + b, for a and b sequences."
f	contains	"(a, b, /)"	"Same as b in a (note reversed operands)."
f	countOf	"(a, b, /)"	"Return the number of items in a which are, or which equal, b."
f	delitem	"(a, b, /)"	"Same as del a[b]."
f	eq	"(a, b, /)"	"Same as a == b."
f	floordiv	"(a, b, /)"	"Same as a // b."
f	ge	"(a, b, /)"	"Same as a >= b."
f	getitem	"(a, b, /)"	"Same as a[b]."
f	gt	"(a, b, /)"	"Same as a > b."
f	iadd	"(a, b, /)"	"Same as a += b."
f	iand	"(a, b, /)"	"Same as a &= b."
f	iconcat	"(a, b, /)"	"Same as a += b, for a and b sequences."
f	ifloordiv	"(a, b, /)"	"Same as a //= b."
f	ilshift	"(a, b, /)"	"Same as a <<= b."
f	imatmul	"(a, b, /)"	"Same as a @= b."
f	imod	"(a, b, /)"	"Same as a %= b."
f	imul	"(a, b, /)"	"Same as a *= b."
f	index	"(a, /)"	"Same as a.__index__()"
f	indexOf	"(a, b, /)"	"Return the first index of b in a."
f	inv	"(a, /)"	"Same as ~a."
f	invert	"(a, /)"	"Same as ~a."
f	ior	"(a, b, /)"	"Same as a |= b."
f	ipow	"(a, b, /)"	"Same as a **= b."
f	irshift	"(a, b, /)"	"Same as a >>= b."
f	is_	"(a, b, /)"	"Same as a is b."
f	is_not	"(a, b, /)"	"Same as a is not b."
f	isub	"(a, b, /)"	"Same as a -= b."
c	itemgetter	null	"itemgetter(item, ...) --> itemgetter object"	"operator.itemgetter"	["__new__"]	[]
f	itruediv	"(a, b, /)"	"Same as a /= b."
f	ixor	"(a, b, /)"	"Same as a ^= b."
f	le	"(a, b, /)"	"Same as a <= b."
f	length_hint	"(obj, default=0, /)"	"Return an estimate of the number of items in obj."
f	lshift	"(a, b, /)"	"Same as a << b."
f	lt	"(a, b, /)"	"Same as a < b."
f	matmul	"(a, b, /)"	"Same as a @ b."
c	methodcaller	null	"methodcaller(name, ...) --> methodcaller object"	"operator.methodcaller"	["__new__"]	[]
f	mod	"(a, b, /)"	"Same as a % b."
f	mul	"(a, b, /)"	"Same as a * b."
f	ne	"(a, b, /)"	"Same as a != b."
f	neg	"(a, /)"	"Same as -a."
f	not_	"(a, /)"	"Same as not a."
f	or_	"(a, b, /)"	"Same as a | b."
f	pos	"(a, /)"	"Same as +a."
f	pow	"(a, b, /)"	"Same as a ** b."
f	rshift	"(a, b, /)"	"Same as a >> b."
f	setitem	"(a, b, c, /)"	"Same as a[b] = c."
f	sub	"(a, b, /)"	"Same as a - b."
f	truediv	"(a, b, /)"	"Same as a / b."
f	truth	"(a, /)"	"Return True if a is true, False otherwise."
f	xor	"(a, b, /)"	"Same as a ^ b."
# _pickle
c	PickleBuffer	null	"Wrapper for potentially out-of-band buffers"	"pickle.PickleBuffer"	["__new__"]	["raw", "release"]
c	PickleError	null	"Common base class for all non-exit exceptions."	"_pickle.PickleError"	["__new__", "__init__"]	[]
c	Pickler	"(file, protocol=None, fix_imports=True, buffer_callback=None)"	"This takes a binary file for writing a pickle data stream."	"_pickle.Pickler"	["__new__", "__init__"]	["bin", "clear_memo", "dispatch_table", "dump", "fast", "memo", "persistent_id"]
c	PicklingError	null	"Common base class for all non-exit exceptions."	"_pickle.PicklingError"	["__new__", "__init__"]	[]
c	Unpickler	"(file, *, fix_imports=True, encoding='ASCII', errors='strict', buffers=())"	"This takes a binary file for reading a pickle data stream."	"_pickle.Unpickler"	["__new__", "__init__"]	["find_class", "load", "memo", "persistent_load"]
c	UnpicklingError	null	"Common base class for all non-exit exceptions."	"_pickle.UnpicklingError"	["__new__", "__init__"]	[]
f	dump	"(obj, file, protocol=None, *, fix_imports=True, buffer_callback=None)"	"Write a pickled representation of obj to the open file object file."
f	dumps	"(obj, protocol=None, *, fix_imports=True, buffer_callback=None)"	"Return the pickled representation of the object as a bytes object."
f	load	"(file, *, fix_imports=True, encoding='ASCII', errors='strict', buffers=())"	"Read and return an object from the pickle data stored in a file."
f	loads	"(data, /, *, fix_imports=True, encoding='ASCII', errors='strict', buffers=())"	"Read and return an object from the given pickle data."
# _posixshmem
f	shm_open	"(path, flags, mode=511)"	"Open a shared memory object.  Returns a file descriptor (integer)."
f	shm_unlink	"(path)"	"Remove a shared memory object (similar to unlink())."
# _posixsubprocess
f	fork_exec	null	"fork_exec(args, executable_list, close_fds, pass_fds, cwd, env,"
# _queue
c	Empty	null	"Exception raised by Queue.get(block=0)/get_nowait()."	"_queue.Empty"	["__new__", "__init__"]	[]
c	SimpleQueue	"()"	"Simple, unbounded, reentrant FIFO queue."	"_queue.SimpleQueue"	["__new__"]	["empty", "get", "get_nowait", "put", "put_nowait", "qsize"]
# _random
c	Random	null	"Random() -> create a random number generator with its own internal state."	"_random.Random"	["__new__", "__init__"]	["getrandbits", "getstate", "random", "seed", "setstate"]
# _sha1
c	SHA1Type	"()"	""	"_sha1.sha1"	[]	["block_size", "copy", "digest", "digest_size", "hexdigest", "name", "update"]
f	sha1	"(string=b'', *, usedforsecurity=True)"	"Return a new SHA1 hash object; optionally initialized with a string."
# _sha256
c	SHA224Type	"()"	""	"_sha256.sha224"	[]	["block_size", "copy", "digest", "digest_size", "hexdigest", "name", "update"]
c	SHA256Type	"()"	""	"_sha256.sha256"	[]	["block_size", "copy", "digest", "digest_size", "hexdigest", "name", "update"]
f	sha224	"(string=b'', *, usedforsecurity=True)"	"Return a new SHA-224 hash object; optionally initialized with a string."
f	sha256	"(string=b'', *, usedforsecurity=True)"	"Return a new SHA-256 hash object; optionally initialized with a string."
# _sha3
=	implementation	"tiny_sha3"
=	keccakopt	0
c	sha3_224	null	"sha3_224([data], *, usedforsecurity=True) -> SHA3 object"	"_sha3.sha3_224"	["__new__"]	["block_size", "copy", "digest", "digest_size", "hexdigest", "name", "update"]
c	sha3_256	null	"sha3_256([data], *, usedforsecurity=True) -> SHA3 object"	"_sha3.sha3_256"	["__new__"]	["block_size", "copy", "digest", "digest_size", "hexdigest", "name", "update"]
c	sha3_384	null	"sha3_384([data], *, usedforsecurity=True) -> SHA3 object"	"_sha3.sha3_384"	["__new__"]	["block_size", "copy", "digest", "digest_size", "hexdigest", "name", "update"]
c	sha3_512	null	"sha3_512([data], *, usedforsecurity=True) -> SHA3 object"	"_sha3.sha3_512"	["__new__"]	["block_size", "copy", "digest", "digest_size", "hexdigest", "name", "update"]
c	shake_128	null	"shake_128([data], *, usedforsecurity=True) -> SHAKE object"	"_sha3.shake_128"	["__new__"]	["block_size", "copy", "digest", "digest_size", "hexdigest", "name", "update"]
c	shake_256	null	"shake_256([data], *, usedforsecurity=True) -> SHAKE object"	"_sha3.shake_256"	["__new__"]	["block_size", "copy", "digest", "digest_size", "hexdigest", "name", "update"]
# _sha512
c	SHA384Type	"()"	""	"_sha512.sha512"	[]	["block_size", "copy", "digest", "digest_size", "hexdigest", "name", "update"]
f	sha384	"(string=b'', *, usedforsecurity=True)"	"Return a new SHA-384 hash object; optionally initialized with a string."
f	sha512	"(string=b'', *, usedforsecurity=True)"	"Return a new SHA-512 hash object; optionally initialized with a string."
# _signal
=	ITIMER_PROF	2
=	ITIMER_REAL	0
=	ITIMER_VIRTUAL	1
c	ItimerError	null	"Base class for I/O related errors."	"signal.itimer_error"	["__new__", "__init__"]	[]
=	NSIG	65
=	SIGABRT	6
=	SIGALRM	14
=	SIGBUS	7
=	SIGCHLD	17
=	SIGCLD	17
=	SIGCONT	18
=	SIGFPE	8
=	SIGHUP	1
=	SIGILL	4
=	SIGINT	2
=	SIGIO	29
=	SIGIOT	6
=	SIGKILL	9
=	SIGPIPE	13
=	SIGPOLL	29
=	SIGPROF	27
=	SIGPWR	30
=	SIGQUIT	3
=	SIGRTMAX	64
=	SIGRTMIN	34
=	SIGSEGV	11
=	SIGSTKFLT	16
=	SIGSTOP	19
=	SIGSYS	31
=	SIGTERM	15
=	SIGTRAP	5
=	SIGTSTP	20
=	SIGTTIN	21
=	SIGTTOU	22
=	SIGURG	23
=	SIGUSR1	10
=	SIGUSR2	12
=	SIGVTALRM	26
=	SIGWINCH	28
=	SIGXCPU	24
=	SIGXFSZ	25
=	SIG_BLOCK	0
=	SIG_DFL	0
=	SIG_IGN	1
=	SIG_SETMASK	2
=	SIG_UNBLOCK	1
f	alarm	"(seconds, /)"	"Arrange for SIGALRM to arrive after the given number of seconds."
f	default_int_handler	"(signalnum, frame, /)"	"The default handler for SIGINT installed by Python."
f	getitimer	"(which, /)"	"Returns current value of given itimer."
f	getsignal	"(signalnum, /)"	"Return the current action for the given signal."
f	pause	"()"	"Wait until a signal arrives."
f	pidfd_send_signal	"(pidfd, signalnum, siginfo=None, flags=0, /)"	"Send a signal to a process referred to by a pid file descriptor."
f	pthread_kill	"(thread_id, signalnum, /)"	"Send a signal to a thread."
f	pthread_sigmask	"(how, mask, /)"	"Fetch and/or change the signal mask of the calling thread."
f	raise_signal	"(signalnum, /)"	"Send a signal to the executing process."
f	set_wakeup_fd	null	"set_wakeup_fd(fd, *, warn_on_full_buffer=True) -> fd"
f	setitimer	"(which, seconds, interval=0.0, /)"	"Sets given itimer (one of ITIMER_REAL, ITIMER_VIRTUAL or ITIMER_PROF)."
f	siginterrupt	"(signalnum, flag, /)"	"Change system call restart behaviour."
f	signal	"(signalnum, handler, /)"	"Set the action for the given signal."
f	sigpending	"()"	"Examine pending signals."
f	sigtimedwait	"(sigset, timeout, /)"	"Like sigwaitinfo(), but with a timeout."
f	sigwait	"(sigset, /)"	"Wait for a signal."
f	sigwaitinfo	"(sigset, /)"	"Wait synchronously until one of the signals in *sigset* is delivered."
f	strsignal	"(signalnum, /)"	"Return the system description of the given signal."
c	struct_siginfo	"(iterable=(), /)"	"struct_siginfo: Result from sigwaitinfo or sigtimedwait."	"signal.struct_siginfo"	["__new__"]	["n_fields", "n_sequence_fields", "n_unnamed_fields", "si_band", "si_code", "si_errno", "si_pid", "si_signo", "si_status", "si_uid"]
f	valid_signals	"()"	"Return a set of valid signal numbers on this platform."
# _socket
=	AF_ALG	38
=	AF_APPLETALK	5
=	AF_ASH	18
=	AF_ATMPVC	8
=	AF_ATMSVC	20
=	AF_AX25	3
=	AF_BRIDGE	7
=	AF_CAN	29
=	AF_DECnet	12
=	AF_ECONET	19
=	AF_INET	2
=	AF_INET6	10
=	AF_IPX	4
=	AF_IRDA	23
=	AF_KEY	15
=	AF_LLC	26
=	AF_NETBEUI	13
=	AF_NETLINK	16
=	AF_NETROM	6
=	AF_PACKET	17
=	AF_PPPOX	24
=	AF_QIPCRTR	42
=	AF_RDS	21
=	AF_ROSE	11
=	AF_ROUTE	16
=	AF_SECURITY	14
=	AF_SNA	22
=	AF_TIPC	30
=	AF_UNIX	1
=	AF_UNSPEC	0
=	AF_VSOCK	40
=	AF_WANPIPE	25
=	AF_X25	9
=	AI_ADDRCONFIG	32
=	AI_ALL	16
=	AI_CANONNAME	2
=	AI_NUMERICHOST	4
=	AI_NUMERICSERV	1024
=	AI_PASSIVE	1
=	AI_V4MAPPED	8
=	ALG_OP_DECRYPT	0
=	ALG_OP_ENCRYPT	1
=	ALG_OP_SIGN	2
=	ALG_OP_VERIFY	3
=	ALG_SET_AEAD_ASSOCLEN	4
=	ALG_SET_AEAD_AUTHSIZE	5
=	ALG_SET_IV	2
=	ALG_SET_KEY	1
=	ALG_SET_OP	3
=	ALG_SET_PUBKEY	6
=	CAN_BCM	2
=	CAN_BCM_CAN_FD_FRAME	2048
=	CAN_BCM_RX_ANNOUNCE_RESUME	256
=	CAN_BCM_RX_CHANGED	12
=	CAN_BCM_RX_CHECK_DLC	64
=	CAN_BCM_RX_DELETE	6
=	CAN_BCM_RX_FILTER_ID	32
=	CAN_BCM_RX_NO_AUTOTIMER	128
=	CAN_BCM_RX_READ	7
=	CAN_BCM_RX_RTR_FRAME	1024
=	CAN_BCM_RX_SETUP	5
=	CAN_BCM_RX_STATUS	10
=	CAN_BCM_RX_TIMEOUT	11
=	CAN_BCM_SETTIMER	1
=	CAN_BCM_STARTTIMER	2
=	CAN_BCM_TX_ANNOUNCE	8
=	CAN_BCM_TX_COUNTEVT	4
=	CAN_BCM_TX_CP_CAN_ID	16
=	CAN_BCM_TX_DELETE	2
=	CAN_BCM_TX_EXPIRED	9
=	CAN_BCM_TX_READ	3
=	CAN_BCM_TX_RESET_MULTI_IDX	512
=	CAN_BCM_TX_SEND	4
=	CAN_BCM_TX_SETUP	1
=	CAN_BCM_TX_STATUS	8
=	CAN_EFF_FLAG	2147483648
=	CAN_EFF_MASK	536870911
=	CAN_ERR_FLAG	536870912
=	CAN_ERR_MASK	536870911
=	CAN_ISOTP	6
=	CAN_J1939	7
=	CAN_RAW	1
=	CAN_RAW_FD_FRAMES	5
=	CAN_RAW_FILTER	1
=	CAN_RAW_JOIN_FILTERS	6
=	CAN_RAW_LOOPBACK	3
=	CAN_RAW_RECV_OWN_MSGS	4
=	CAN_RTR_FLAG	1073741824
=	CAN_SFF_MASK	2047
o	CAPI	"PyCapsule"
f	CMSG_LEN	null	"CMSG_LEN(length) -> control message length"
f	CMSG_SPACE	null	"CMSG_SPACE(length) -> buffer size"
=	EAI_ADDRFAMILY	-9
=	EAI_AGAIN	-3
=	EAI_BADFLAGS	-1
=	EAI_FAIL	-4
=	EAI_FAMILY	-6
=	EAI_MEMORY	-10
=	EAI_NODATA	-5
=	EAI_NONAME	-2
=	EAI_OVERFLOW	-12
=	EAI_SERVICE	-8
=	EAI_SOCKTYPE	-7
=	EAI_SYSTEM	-11
=	INADDR_ALLHOSTS_GROUP	3758096385
=	INADDR_ANY	0
=	INADDR_BROADCAST	4294967295
=	INADDR_LOOPBACK	2130706433
=	INADDR_MAX_LOCAL_GROUP	3758096639
=	INADDR_NONE	4294967295
=	INADDR_UNSPEC_GROUP	3758096384
=	IOCTL_VM_SOCKETS_GET_LOCAL_CID	1977
=	IPPORT_RESERVED	1024
=	IPPORT_USERRESERVED	5000
=	IPPROTO_AH	51
=	IPPROTO_DSTOPTS	60
=	IPPROTO_EGP	8
=	IPPROTO_ESP	50
=	IPPROTO_FRAGMENT	44
=	IPPROTO_GRE	47
=	IPPROTO_HOPOPTS	0
=	IPPROTO_ICMP	1
=	IPPROTO_ICMPV6	58
=	IPPROTO_IDP	22
=	IPPROTO_IGMP	2
=	IPPROTO_IP	0
=	IPPROTO_IPIP	4
=	IPPROTO_IPV6	41
=	IPPROTO_MPTCP	262
=	IPPROTO_NONE	59
=	IPPROTO_PIM	103
=	IPPROTO_PUP	12
=	IPPROTO_RAW	255
=	IPPROTO_ROUTING	43
=	IPPROTO_RSVP	46
=	IPPROTO_SCTP	132
=	IPPROTO_TCP	6
=	IPPROTO_TP	29
=	IPPROTO_UDP	17
=	IPPROTO_UDPLITE	136
=	IPV6_CHECKSUM	7
=	IPV6_DONTFRAG	62
=	IPV6_DSTOPTS	59
=	IPV6_HOPLIMIT	52
=	IPV6_HOPOPTS	54
=	IPV6_JOIN_GROUP	20
=	IPV6_LEAVE_GROUP	21
=	IPV6_MULTICAST_HOPS	18
=	IPV6_MULTICAST_IF	17
=	IPV6_MULTICAST_LOOP	19
=	IPV6_NEXTHOP	9
=	IPV6_PATHMTU	61
=	IPV6_PKTINFO	50
=	IPV6_RECVDSTOPTS	58
=	IPV6_RECVHOPLIMIT	51
=	IPV6_RECVHOPOPTS	53
=	IPV6_RECVPATHMTU	60
=	IPV6_RECVPKTINFO	49
=	IPV6_RECVRTHDR	56
=	IPV6_RECVTCLASS	66
=	IPV6_RTHDR	57
=	IPV6_RTHDRDSTOPTS	55
=	IPV6_RTHDR_TYPE_0	0
=	IPV6_TCLASS	67
=	IPV6_UNICAST_HOPS	16
=	IPV6_V6ONLY	26
=	IP_ADD_MEMBERSHIP	35
=	IP_BIND_ADDRESS_NO_PORT	24
=	IP_DEFAULT_MULTICAST_LOOP	1
=	IP_DEFAULT_MULTICAST_TTL	1
=	IP_DROP_MEMBERSHIP	36
=	IP_HDRINCL	3
=	IP_MAX_MEMBERSHIPS	20
=	IP_MULTICAST_IF	32
=	IP_MULTICAST_LOOP	34
=	IP_MULTICAST_TTL	33
=	IP_OPTIONS	4
=	IP_RECVOPTS	6
=	IP_RECVRETOPTS	7
=	IP_RECVTOS	13
=	IP_RETOPTS	7
=	IP_TOS	1
=	IP_TRANSPARENT	19
=	IP_TTL	2
=	J1939_EE_INFO_NONE	0
=	J1939_EE_INFO_TX_ABORT	1
=	J1939_FILTER_MAX	512
=	J1939_IDLE_ADDR	254
=	J1939_MAX_UNICAST_ADDR	253
=	J1939_NLA_BYTES_ACKED	1
=	J1939_NLA_PAD	0
=	J1939_NO_ADDR	255
=	J1939_NO_NAME	0
=	J1939_NO_PGN	262144
=	J1939_PGN_ADDRESS_CLAIMED	60928
=	J1939_PGN_ADDRESS_COMMANDED	65240
=	J1939_PGN_MAX	262143
=	J1939_PGN_PDU1_MAX	261888
=	J1939_PGN_REQUEST	59904
=	MSG_CMSG_CLOEXEC	1073741824
=	MSG_CONFIRM	2048
=	MSG_CTRUNC	8
=	MSG_DONTROUTE	4
=	MSG_DONTWAIT	64
=	MSG_EOR	128
=	MSG_ERRQUEUE	8192
=	MSG_FASTOPEN	536870912
=	MSG_MORE	32768
=	MSG_NOSIGNAL	16384
=	MSG_OOB	1
=	MSG_PEEK	2
=	MSG_TRUNC	32
=	MSG_WAITALL	256
=	NETLINK_CRYPTO	21
=	NETLINK_DNRTMSG	14
=	NETLINK_FIREWALL	3
=	NETLINK_IP6_FW	13
=	NETLINK_NFLOG	5
=	NETLINK_ROUTE	0
=	NETLINK_USERSOCK	2
=	NETLINK_XFRM	6
=	NI_DGRAM	16
=	NI_MAXHOST	1025
=	NI_MAXSERV	32
=	NI_NAMEREQD	8
=	NI_NOFQDN	4
=	NI_NUMERICHOST	1
=	NI_NUMERICSERV	2
=	PACKET_BROADCAST	1
=	PACKET_FASTROUTE	6
=	PACKET_HOST	0
=	PACKET_LOOPBACK	5
=	PACKET_MULTICAST	2
=	PACKET_OTHERHOST	3
=	PACKET_OUTGOING	4
=	PF_CAN	29
=	PF_PACKET	17
=	PF_RDS	21
=	SCM_CREDENTIALS	2
=	SCM_J1939_DEST_ADDR	1
=	SCM_J1939_DEST_NAME	2
=	SCM_J1939_ERRQUEUE	4
=	SCM_J1939_PRIO	3
=	SCM_RIGHTS	1
=	SHUT_RD	0
=	SHUT_RDWR	2
=	SHUT_WR	1
=	SOCK_CLOEXEC	524288
=	SOCK_DGRAM	2
=	SOCK_NONBLOCK	2048
=	SOCK_RAW	3
=	SOCK_RDM	4
=	SOCK_SEQPACKET	5
=	SOCK_STREAM	1
=	SOL_ALG	279
=	SOL_CAN_BASE	100
=	SOL_CAN_RAW	101
=	SOL_IP	0
=	SOL_RDS	276
=	SOL_SOCKET	1
=	SOL_TCP	6
=	SOL_TIPC	271
=	SOL_UDP	17
=	SOMAXCONN	4096
=	SO_ACCEPTCONN	30
=	SO_BINDTODEVICE	25
=	SO_BROADCAST	6
=	SO_DEBUG	1
=	SO_DOMAIN	39
=	SO_DONTROUTE	5
=	SO_ERROR	4
=	SO_INCOMING_CPU	49
=	SO_J1939_ERRQUEUE	4
=	SO_J1939_FILTER	1
=	SO_J1939_PROMISC	2
=	SO_J1939_SEND_PRIO	3
=	SO_KEEPALIVE	9
=	SO_LINGER	13
=	SO_MARK	36
=	SO_OOBINLINE	10
=	SO_PASSCRED	16
=	SO_PASSSEC	34
=	SO_PEERCRED	17
=	SO_PEERSEC	31
=	SO_PRIORITY	12
=	SO_PROTOCOL	38
=	SO_RCVBUF	8
=	SO_RCVLOWAT	18
=	SO_RCVTIMEO	20
=	SO_REUSEADDR	2
=	SO_REUSEPORT	15
=	SO_SNDBUF	7
=	SO_SNDLOWAT	19
=	SO_SNDTIMEO	21
=	SO_TYPE	3
=	SO_VM_SOCKETS_BUFFER_MAX_SIZE	2
=	SO_VM_SOCKETS_BUFFER_MIN_SIZE	1
=	SO_VM_SOCKETS_BUFFER_SIZE	0
c	SocketType	null	"socket(family=AF_INET, type=SOCK_STREAM, proto=0) -> socket object"	"_socket.socket"	["__new__", "__init__"]	["bind", "close", "connect", "connect_ex", "detach", "family", "fileno", "getblocking", "getpeername", "getsockname", "getsockopt", "gettimeout", "listen", "proto", "recv", "recv_into", "recvfrom", "recvfrom_into", "recvmsg", "recvmsg_into", "send", "sendall", "sendmsg", "sendmsg_afalg", "sendto", "setblocking", "setsockopt", "settimeout", "shutdown", "timeout", "type"]
=	TCP_CONGESTION	13
=	TCP_CORK	3
=	TCP_DEFER_ACCEPT	9
=	TCP_FASTOPEN	23
=	TCP_INFO	11
=	TCP_KEEPCNT	6
=	TCP_KEEPIDLE	4
=	TCP_KEEPINTVL	5
=	TCP_LINGER2	8
=	TCP_MAXSEG	2
=	TCP_NODELAY	1
=	TCP_NOTSENT_LOWAT	25
=	TCP_QUICKACK	12
=	TCP_SYNCNT	7
=	TCP_USER_TIMEOUT	18
=	TCP_WINDOW_CLAMP	10
=	TIPC_ADDR_ID	3
=	TIPC_ADDR_NAME	2
=	TIPC_ADDR_NAMESEQ	1
=	TIPC_CFG_SRV	0
=	TIPC_CLUSTER_SCOPE	2
=	TIPC_CONN_TIMEOUT	130
=	TIPC_CRITICAL_IMPORTANCE	3
=	TIPC_DEST_DROPPABLE	129
=	TIPC_HIGH_IMPORTANCE	2
=	TIPC_IMPORTANCE	127
=	TIPC_LOW_IMPORTANCE	0
=	TIPC_MEDIUM_IMPORTANCE	1
=	TIPC_NODE_SCOPE	3
=	TIPC_PUBLISHED	1
=	TIPC_SRC_DROPPABLE	128
=	TIPC_SUBSCR_TIMEOUT	3
=	TIPC_SUB_CANCEL	4
=	TIPC_SUB_PORTS	1
=	TIPC_SUB_SERVICE	2
=	TIPC_TOP_SRV	1
=	TIPC_WAIT_FOREVER	-1
=	TIPC_WITHDRAWN	2
=	TIPC_ZONE_SCOPE	1
=	UDPLITE_RECV_CSCOV	11
=	UDPLITE_SEND_CSCOV	10
=	VMADDR_CID_ANY	4294967295
=	VMADDR_CID_HOST	2
=	VMADDR_PORT_ANY	4294967295
=	VM_SOCKETS_INVALID_VERSION	4294967295
f	close	null	"close(integer) -> None"
f	dup	null	"dup(integer) -> integer"
c	error	null	"Base class for I/O related errors."	"builtins.OSError"	["__new__", "__init__"]	["characters_written", "errno", "filename", "filename2", "strerror"]
c	gaierror	null	"Base class for I/O related errors."	"socket.gaierror"	["__new__", "__init__"]	[]
f	getaddrinfo	null	"getaddrinfo(host, port [, family, type, proto, flags])"
f	getdefaulttimeout	null	"getdefaulttimeout() -> timeout"
f	gethostbyaddr	null	"gethostbyaddr(host) -> (name, aliaslist, addresslist)"
f	gethostbyname	null	"gethostbyname(host) -> address"
f	gethostbyname_ex	null	"gethostbyname_ex(host) -> (name, aliaslist, addresslist)"
f	gethostname	null	"gethostname() -> string"
f	getnameinfo	null	"getnameinfo(sockaddr, flags) --> (host, port)"
f	getprotobyname	null	"getprotobyname(name) -> integer"
f	getservbyname	null	"getservbyname(servicename[, protocolname]) -> integer"
f	getservbyport	null	"getservbyport(port[, protocolname]) -> string"
=	has_ipv6	true
c	herror	null	"Base class for I/O related errors."	"socket.herror"	["__new__", "__init__"]	[]
f	htonl	null	"htonl(integer) -> integer"
f	htons	null	"htons(integer) -> integer"
f	if_indextoname	null	"if_indextoname(if_index)"
f	if_nameindex	null	"if_nameindex()"
f	if_nametoindex	null	"if_nametoindex(if_name)"
f	inet_aton	null	"inet_aton(string) -> bytes giving packed 32-bit IP representation"
f	inet_ntoa	null	"inet_ntoa(packed_ip) -> ip_address_string"
f	inet_ntop	null	"inet_ntop(af, packed_ip) -> string formatted IP address"
f	inet_pton	null	"inet_pton(af, ip) -> packed IP address string"
f	ntohl	null	"ntohl(integer) -> integer"
f	ntohs	null	"ntohs(integer) -> integer"
f	setdefaulttimeout	null	"setdefaulttimeout(timeout)"
f	sethostname	null	"sethostname(name)"
c	socket	null	"socket(family=AF_INET, type=SOCK_STREAM, proto=0) -> socket object"	"_socket.socket"	["__new__", "__init__"]	["bind", "close", "connect", "connect_ex", "detach", "family", "fileno", "getblocking", "getpeername", "getsockname", "getsockopt", "gettimeout", "listen", "proto", "recv", "recv_into", "recvfrom", "recvfrom_into", "recvmsg", "recvmsg_into", "send", "sendall", "sendmsg", "sendmsg_afalg", "sendto", "setblocking", "setsockopt", "settimeout", "shutdown", "timeout", "type"]
f	socketpair	null	"socketpair([family[, type [, proto]]]) -> (socket object, socket object)"
c	timeout	null	"Timeout expired."	"builtins.TimeoutError"	["__new__", "__init__"]	[]
# _sqlite3
c	Blob	"()"	""	"sqlite3.Blob"	[]	["close", "read", "seek", "tell", "write"]
c	Connection	null	"SQLite database connection object."	"sqlite3.Connection"	["__init__"]	["DataError", "DatabaseError", "Error", "IntegrityError", "InterfaceError", "InternalError", "NotSupportedError", "OperationalError", "ProgrammingError", "Warning", "backup", "blobopen", "close", "commit", "create_aggregate", "create_collation", "create_function", "create_window_function", "cursor", "deserialize", "execute", "executemany", "executescript", "getlimit", "in_transaction", "interrupt", "isolation_level", "iterdump", "rollback", "row_factory", "serialize", "set_authorizer", "set_progress_handler", "set_trace_callback", "setlimit", "text_factory", "total_changes"]
c	Cursor	null	"SQLite database cursor class."	"sqlite3.Cursor"	["__init__"]	["arraysize", "close", "connection", "description", "execute", "executemany", "executescript", "fetchall", "fetchmany", "fetchone", "lastrowid", "row_factory", "rowcount", "setinputsizes", "setoutputsize"]
c	DataError	null	"Common base class for all non-exit exceptions."	"sqlite3.DataError"	["__new__", "__init__"]	[]
c	DatabaseError	null	"Common base class for all non-exit exceptions."	"sqlite3.DatabaseError"	["__new__", "__init__"]	[]
c	Error	null	"Common base class for all non-exit exceptions."	"sqlite3.Error"	["__new__", "__init__"]	[]
c	IntegrityError	null	"Common base class for all non-exit exceptions."	"sqlite3.IntegrityError"	["__new__", "__init__"]	[]
c	InterfaceError	null	"Common base class for all non-exit exceptions."	"sqlite3.InterfaceError"	["__new__", "__init__"]	[]
c	InternalError	null	"Common base class for all non-exit exceptions."	"sqlite3.InternalError"	["__new__", "__init__"]	[]
c	NotSupportedError	null	"Common base class for all non-exit exceptions."	"sqlite3.NotSupportedError"	["__new__", "__init__"]	[]
c	OperationalError	null	"Common base class for all non-exit exceptions."	"sqlite3.OperationalError"	["__new__", "__init__"]	[]
=	PARSE_COLNAMES	2
=	PARSE_DECLTYPES	1
c	PrepareProtocol	null	"PEP 246 style object adaption protocol type."	"sqlite3.PrepareProtocol"	["__init__"]	[]
c	ProgrammingError	null	"Common base class for all non-exit exceptions."	"sqlite3.ProgrammingError"	["__new__", "__init__"]	[]
c	Row	null	""	"sqlite3.Row"	["__new__"]	["keys"]
=	SQLITE_ABORT	4
=	SQLITE_ABORT_ROLLBACK	516
=	SQLITE_ALTER_TABLE	26
=	SQLITE_ANALYZE	28
=	SQLITE_ATTACH	24
=	SQLITE_AUTH	23
=	SQLITE_AUTH_USER	279
=	SQLITE_BUSY	5
=	SQLITE_BUSY_RECOVERY	261
=	SQLITE_BUSY_SNAPSHOT	517
=	SQLITE_BUSY_TIMEOUT	773
=	SQLITE_CANTOPEN	14
=	SQLITE_CANTOPEN_CONVPATH	1038
=	SQLITE_CANTOPEN_DIRTYWAL	1294
=	SQLITE_CANTOPEN_FULLPATH	782
=	SQLITE_CANTOPEN_ISDIR	526
=	SQLITE_CANTOPEN_NOTEMPDIR	270
=	SQLITE_CANTOPEN_SYMLINK	1550
=	SQLITE_CONSTRAINT	19
=	SQLITE_CONSTRAINT_CHECK	275
=	SQLITE_CONSTRAINT_COMMITHOOK	531
=	SQLITE_CONSTRAINT_FOREIGNKEY	787
=	SQLITE_CONSTRAINT_FUNCTION	1043
=	SQLITE_CONSTRAINT_NOTNULL	1299
=	SQLITE_CONSTRAINT_PINNED	2835
=	SQLITE_CONSTRAINT_PRIMARYKEY	1555
=	SQLITE_CONSTRAINT_ROWID	2579
=	SQLITE_CONSTRAINT_TRIGGER	1811
=	SQLITE_CONSTRAINT_UNIQUE	2067
=	SQLITE_CONSTRAINT_VTAB	2323
=	SQLITE_CORRUPT	11
=	SQLITE_CORRUPT_INDEX	779
=	SQLITE_CORRUPT_SEQUENCE	523
=	SQLITE_CORRUPT_VTAB	267
=	SQLITE_CREATE_INDEX	1
=	SQLITE_CREATE_TABLE	2
=	SQLITE_CREATE_TEMP_INDEX	3
=	SQLITE_CREATE_TEMP_TABLE	4
=	SQLITE_CREATE_TEMP_TRIGGER	5
=	SQLITE_CREATE_TEMP_VIEW	6
=	SQLITE_CREATE_TRIGGER	7
=	SQLITE_CREATE_VIEW	8
=	SQLITE_CREATE_VTABLE	29
=	SQLITE_DELETE	9
=	SQLITE_DENY	1
=	SQLITE_DETACH	25
=	SQLITE_DONE	101
=	SQLITE_DROP_INDEX	10
=	SQLITE_DROP_TABLE	11
=	SQLITE_DROP_TEMP_INDEX	12
=	SQLITE_DROP_TEMP_TABLE	13
=	SQLITE_DROP_TEMP_TRIGGER	14
=	SQLITE_DROP_TEMP_VIEW	15
=	SQLITE_DROP_TRIGGER	16
=	SQLITE_DROP_VIEW	17
=	SQLITE_DROP_VTABLE	30
=	SQLITE_EMPTY	16
=	SQLITE_ERROR	1
=	SQLITE_ERROR_MISSING_COLLSEQ	257
=	SQLITE_ERROR_RETRY	513
=	SQLITE_ERROR_SNAPSHOT	769
=	SQLITE_FORMAT	24
=	SQLITE_FULL	13
=	SQLITE_FUNCTION	31
=	SQLITE_IGNORE	2
=	SQLITE_INSERT	18
=	SQLITE_INTERNAL	2
=	SQLITE_INTERRUPT	9
=	SQLITE_IOERR	10
=	SQLITE_IOERR_ACCESS	3338
=	SQLITE_IOERR_AUTH	7178
=	SQLITE_IOERR_BEGIN_ATOMIC	7434
=	SQLITE_IOERR_BLOCKED	2826
=	SQLITE_IOERR_CHECKRESERVEDLOCK	3594
=	SQLITE_IOERR_CLOSE	4106
=	SQLITE_IOERR_COMMIT_ATOMIC	7690
=	SQLITE_IOERR_CONVPATH	6666
=	SQLITE_IOERR_CORRUPTFS	8458
=	SQLITE_IOERR_DATA	8202
=	SQLITE_IOERR_DELETE	2570
=	SQLITE_IOERR_DELETE_NOENT	5898
=	SQLITE_IOERR_DIR_CLOSE	4362
=	SQLITE_IOERR_DIR_FSYNC	1290
=	SQLITE_IOERR_FSTAT	1802
=	SQLITE_IOERR_FSYNC	1034
=	SQLITE_IOERR_GETTEMPPATH	6410
=	SQLITE_IOERR_LOCK	3850
=	SQLITE_IOERR_MMAP	6154
=	SQLITE_IOERR_NOMEM	3082
=	SQLITE_IOERR_RDLOCK	2314
=	SQLITE_IOERR_READ	266
=	SQLITE_IOERR_ROLLBACK_ATOMIC	7946
=	SQLITE_IOERR_SEEK	5642
=	SQLITE_IOERR_SHMLOCK	5130
=	SQLITE_IOERR_SHMMAP	5386
=	SQLITE_IOERR_SHMOPEN	4618
=	SQLITE_IOERR_SHMSIZE	4874
=	SQLITE_IOERR_SHORT_READ	522
=	SQLITE_IOERR_TRUNCATE	1546
=	SQLITE_IOERR_UNLOCK	2058
=	SQLITE_IOERR_VNODE	6922
=	SQLITE_IOERR_WRITE	778
=	SQLITE_LIMIT_ATTACHED	7
=	SQLITE_LIMIT_COLUMN	2
=	SQLITE_LIMIT_COMPOUND_SELECT	4
=	SQLITE_LIMIT_EXPR_DEPTH	3
=	SQLITE_LIMIT_FUNCTION_ARG	6
=	SQLITE_LIMIT_LENGTH	0
=	SQLITE_LIMIT_LIKE_PATTERN_LENGTH	8
=	SQLITE_LIMIT_SQL_LENGTH	1
=	SQLITE_LIMIT_TRIGGER_DEPTH	10
=	SQLITE_LIMIT_VARIABLE_NUMBER	9
=	SQLITE_LIMIT_VDBE_OP	5
=	SQLITE_LIMIT_WORKER_THREADS	11
=	SQLITE_LOCKED	6
=	SQLITE_LOCKED_SHAREDCACHE	262
=	SQLITE_LOCKED_VTAB	518
=	SQLITE_MISMATCH	20
=	SQLITE_MISUSE	21
=	SQLITE_NOLFS	22
=	SQLITE_NOMEM	7
=	SQLITE_NOTADB	26
=	SQLITE_NOTFOUND	12
=	SQLITE_NOTICE	27
=	SQLITE_NOTICE_RECOVER_ROLLBACK	539
=	SQLITE_NOTICE_RECOVER_WAL	283
=	SQLITE_OK	0
=	SQLITE_OK_LOAD_PERMANENTLY	256
=	SQLITE_OK_SYMLINK	512
=	SQLITE_PERM	3
=	SQLITE_PRAGMA	19
=	SQLITE_PROTOCOL	15
=	SQLITE_RANGE	25
=	SQLITE_READ	20
=	SQLITE_READONLY	8
=	SQLITE_READONLY_CANTINIT	1288
=	SQLITE_READONLY_CANTLOCK	520
=	SQLITE_READONLY_DBMOVED	1032
=	SQLITE_READONLY_DIRECTORY	1544
=	SQLITE_READONLY_RECOVERY	264
=	SQLITE_READONLY_ROLLBACK	776
=	SQLITE_RECURSIVE	33
=	SQLITE_REINDEX	27
=	SQLITE_ROW	100
=	SQLITE_SAVEPOINT	32
=	SQLITE_SCHEMA	17
=	SQLITE_SELECT	21
=	SQLITE_TOOBIG	18
=	SQLITE_TRANSACTION	22
=	SQLITE_UPDATE	23
=	SQLITE_WARNING	28
=	SQLITE_WARNING_AUTOINDEX	284
c	Warning	null	"Common base class for all non-exit exceptions."	"sqlite3.Warning"	["__new__", "__init__"]	[]
f	adapt	null	"Adapt given object to given protocol."
o	adapters	"dict"
f	complete_statement	"(statement)"	"Checks if a string contains a complete SQL statement."
f	connect	null	"Opens a connection to the SQLite database file database."
o	converters	"dict"
f	enable_callback_tracebacks	"(enable, /)"	"Enable or disable callback functions throwing errors to stderr."
f	enable_shared_cache	"(do_enable)"	"Enable or disable shared cache mode for the calling thread."
f	register_adapter	"(type, adapter, /)"	"Register a function to adapt Python objects to SQLite values."
f	register_converter	"(typename, converter, /)"	"Register a function to convert SQLite values to Python objects."
=	sqlite_version	"3.40.1"
=	threadsafety	3
=	version	"2.6.0"
# _sre
=	CODESIZE	4
=	MAGIC	20220615
=	MAXGROUPS	1073741823
=	MAXREPEAT	4294967295
f	ascii_iscased	"(character, /)"	""
f	ascii_tolower	"(character, /)"	""
f	compile	"(pattern, flags, code, groups, groupindex, indexgroup)"	""
=	copyright	" SRE 2.2.2 Copyright (c) 1997-2002 by Secret Labs AB "
f	getcodesize	"()"	""
f	unicode_iscased	"(character, /)"	""
f	unicode_tolower	"(character, /)"	""
# _ssl
=	ALERT_DESCRIPTION_ACCESS_DENIED	49
=	ALERT_DESCRIPTION_BAD_CERTIFICATE	42
=	ALERT_DESCRIPTION_BAD_CERTIFICATE_HASH_VALUE	114
=	ALERT_DESCRIPTION_BAD_CERTIFICATE_STATUS_RESPONSE	113
=	ALERT_DESCRIPTION_BAD_RECORD_MAC	20
=	ALERT_DESCRIPTION_CERTIFICATE_EXPIRED	45
=	ALERT_DESCRIPTION_CERTIFICATE_REVOKED	44
=	ALERT_DESCRIPTION_CERTIFICATE_UNKNOWN	46
=	ALERT_DESCRIPTION_CERTIFICATE_UNOBTAINABLE	111
=	ALERT_DESCRIPTION_CLOSE_NOTIFY	0
=	ALERT_DESCRIPTION_DECODE_ERROR	50
=	ALERT_DESCRIPTION_DECOMPRESSION_FAILURE	30
=	ALERT_DESCRIPTION_DECRYPT_ERROR	51
=	ALERT_DESCRIPTION_HANDSHAKE_FAILURE	40
=	ALERT_DESCRIPTION_ILLEGAL_PARAMETER	47
=	ALERT_DESCRIPTION_INSUFFICIENT_SECURITY	71
=	ALERT_DESCRIPTION_INTERNAL_ERROR	80
=	ALERT_DESCRIPTION_NO_RENEGOTIATION	100
=	ALERT_DESCRIPTION_PROTOCOL_VERSION	70
=	ALERT_DESCRIPTION_RECORD_OVERFLOW	22
=	ALERT_DESCRIPTION_UNEXPECTED_MESSAGE	10
=	ALERT_DESCRIPTION_UNKNOWN_CA	48
=	ALERT_DESCRIPTION_UNKNOWN_PSK_IDENTITY	115
=	ALERT_DESCRIPTION_UNRECOGNIZED_NAME	112
=	ALERT_DESCRIPTION_UNSUPPORTED_CERTIFICATE	43
=	ALERT_DESCRIPTION_UNSUPPORTED_EXTENSION	110
=	ALERT_DESCRIPTION_USER_CANCELLED	90
=	CERT_NONE	0
=	CERT_OPTIONAL	1
=	CERT_REQUIRED	2
c	Certificate	"()"	""	"_ssl.Certificate"	[]	["get_info", "public_bytes"]
=	ENCODING_DER	2
=	ENCODING_PEM	1
=	HAS_ALPN	true
=	HAS_ECDH	true
=	HAS_NPN	false
=	HAS_SNI	true
=	HAS_SSLv2	false
=	HAS_SSLv3	false
=	HAS_TLS_UNIQUE	true
=	HAS_TLSv1	true
=	HAS_TLSv1_1	true
=	HAS_TLSv1_2	true
=	HAS_TLSv1_3	true
=	HOSTFLAG_ALWAYS_CHECK_SUBJECT	1
=	HOSTFLAG_MULTI_LABEL_WILDCARDS	8
=	HOSTFLAG_NEVER_CHECK_SUBJECT	32
=	HOSTFLAG_NO_PARTIAL_WILDCARDS	4
=	HOSTFLAG_NO_WILDCARDS	2
=	HOSTFLAG_SINGLE_LABEL_SUBDOMAINS	16
c	MemoryBIO	null	""	"_ssl.MemoryBIO"	["__new__"]	["eof", "pending", "read", "write", "write_eof"]
=	OPENSSL_VERSION	"OpenSSL 3.0.19 27 Jan 2026"
=	OPENSSL_VERSION_INFO	[3, 0, 0, 19, 0]
=	OPENSSL_VERSION_NUMBER	805306672
=	OP_ALL	2147483728
=	OP_CIPHER_SERVER_PREFERENCE	4194304
=	OP_ENABLE_MIDDLEBOX_COMPAT	1048576
=	OP_IGNORE_UNEXPECTED_EOF	128
=	OP_NO_COMPRESSION	131072
=	OP_NO_RENEGOTIATION	1073741824
=	OP_NO_SSLv2	0
=	OP_NO_SSLv3	33554432
=	OP_NO_TICKET	16384
=	OP_NO_TLSv1	67108864
=	OP_NO_TLSv1_1	268435456
=	OP_NO_TLSv1_2	134217728
=	OP_NO_TLSv1_3	536870912
=	OP_SINGLE_DH_USE	0
=	OP_SINGLE_ECDH_USE	0
=	PROTOCOL_SSLv23	2
=	PROTOCOL_TLS	2
=	PROTOCOL_TLS_CLIENT	16
=	PROTOCOL_TLS_SERVER	17
=	PROTOCOL_TLSv1	3
=	PROTOCOL_TLSv1_1	4
=	PROTOCOL_TLSv1_2	5
=	PROTO_MAXIMUM_SUPPORTED	-1
=	PROTO_MINIMUM_SUPPORTED	-2
=	PROTO_SSLv3	768
=	PROTO_TLSv1	769
=	PROTO_TLSv1_1	770
=	PROTO_TLSv1_2	771
=	PROTO_TLSv1_3	772
f	RAND_add	"(string, entropy, /)"	"Mix string into the OpenSSL PRNG state."
f	RAND_bytes	"(n, /)"	"Generate n cryptographically strong pseudo-random bytes."
f	RAND_pseudo_bytes	"(n, /)"	"Generate n pseudo-random bytes."
f	RAND_status	"()"	"Returns True if the OpenSSL PRNG has been seeded with enough data and False if not."
c	SSLCertVerificationError	null	"A certificate could not be verified."	"ssl.SSLCertVerificationError"	["__new__", "__init__"]	[]
c	SSLEOFError	null	"SSL/TLS connection terminated abruptly."	"ssl.SSLEOFError"	["__new__", "__init__"]	[]
c	SSLError	null	"An error occurred in the SSL implementation."	"ssl.SSLError"	["__new__", "__init__"]	[]
c	SSLSession	"()"	""	"_ssl.SSLSession"	[]	["has_ticket", "id", "ticket_lifetime_hint", "time", "timeout"]
c	SSLSyscallError	null	"System error when attempting SSL operation."	"ssl.SSLSyscallError"	["__new__", "__init__"]	[]
c	SSLWantReadError	null	"Non-blocking SSL socket needs to read more data"	"ssl.SSLWantReadError"	["__new__", "__init__"]	[]
c	SSLWantWriteError	null	"Non-blocking SSL socket needs to write more data"	"ssl.SSLWantWriteError"	["__new__", "__init__"]	[]
c	SSLZeroReturnError	null	"SSL/TLS session closed cleanly."	"ssl.SSLZeroReturnError"	["__new__", "__init__"]	[]
=	SSL_ERROR_EOF	8
=	SSL_ERROR_INVALID_ERROR_CODE	10
=	SSL_ERROR_SSL	1
=	SSL_ERROR_SYSCALL	5
=	SSL_ERROR_WANT_CONNECT	7
=	SSL_ERROR_WANT_READ	2
=	SSL_ERROR_WANT_WRITE	3
=	SSL_ERROR_WANT_X509_LOOKUP	4
=	SSL_ERROR_ZERO_RETURN	6
=	VERIFY_ALLOW_PROXY_CERTS	64
=	VERIFY_CRL_CHECK_CHAIN	12
=	VERIFY_CRL_CHECK_LEAF	4
=	VERIFY_DEFAULT	0
=	VERIFY_X509_PARTIAL_CHAIN	524288
=	VERIFY_X509_STRICT	32
=	VERIFY_X509_TRUSTED_FIRST	32768
=	_DEFAULT_CIPHERS	"@SECLEVEL=2:ECDH+AESGCM:ECDH+CHACHA20:ECDH+AES:DHE+AES:!aNULL:!eNULL:!aDSS:!SHA1:!AESCCM"
=	_OPENSSL_API_VERSION	[3, 0, 0, 19, 0]
c	_SSLContext	null	""	"_ssl._SSLContext"	["__new__"]	["cert_store_stats", "check_hostname", "get_ca_certs", "get_ciphers", "keylog_filename", "load_cert_chain", "load_dh_params", "load_verify_locations", "maximum_version", "minimum_version", "num_tickets", "options", "post_handshake_auth", "protocol", "security_level", "session_stats", "set_ciphers", "set_default_verify_paths", "set_ecdh_curve", "sni_callback", "verify_flags", "verify_mode"]
c	_SSLSocket	"()"	""	"_ssl._SSLSocket"	[]	["cipher", "compression", "context", "do_handshake", "get_channel_binding", "get_unverified_chain", "get_verified_chain", "getpeercert", "owner", "pending", "read", "selected_alpn_protocol", "server_hostname", "server_side", "session", "session_reused", "shared_ciphers", "shutdown", "verify_client_post_handshake", "version", "write"]
f	_test_decode_cert	"(path, /)"	""
o	err_codes_to_names	"dict"
o	err_names_to_codes	"dict"
f	get_default_verify_paths	"()"	"Return search paths and environment vars that are used by SSLContext's set_default_verify_paths() to load default CAs."
o	lib_codes_to_names	"dict"
f	nid2obj	"(nid, /)"	"Lookup NID, short name, long name and OID of an ASN1_OBJECT by NID."
f	txt2obj	"(txt, name=False)"	"Lookup NID, short name, long name and OID of an ASN1_OBJECT."
# _stat
=	SF_APPEND	262144
=	SF_ARCHIVED	65536
=	SF_IMMUTABLE	131072
=	SF_NOUNLINK	1048576
=	SF_SNAPSHOT	2097152
=	ST_ATIME	7
=	ST_CTIME	9
=	ST_DEV	2
=	ST_GID	5
=	ST_INO	1
=	ST_MODE	0
=	ST_MTIME	8
=	ST_NLINK	3
=	ST_SIZE	6
=	ST_UID	4
=	S_ENFMT	1024
=	S_IEXEC	64
=	S_IFBLK	24576
=	S_IFCHR	8192
=	S_IFDIR	16384
=	S_IFDOOR	0
=	S_IFIFO	4096
=	S_IFLNK	40960
f	S_IFMT	null	"Return the portion of the file's mode that describes the file type."
=	S_IFPORT	0
=	S_IFREG	32768
=	S_IFSOCK	49152
=	S_IFWHT	0
f	S_IMODE	null	"Return the portion of the file's mode that can be set by os.chmod()."
=	S_IREAD	256
=	S_IRGRP	32
=	S_IROTH	4
=	S_IRUSR	256
=	S_IRWXG	56
=	S_IRWXO	7
=	S_IRWXU	448
f	S_ISBLK	null	"S_ISBLK(mode) -> bool"
f	S_ISCHR	null	"S_ISCHR(mode) -> bool"
f	S_ISDIR	null	"S_ISDIR(mode) -> bool"
f	S_ISDOOR	null	"S_ISDOOR(mode) -> bool"
f	S_ISFIFO	null	"S_ISFIFO(mode) -> bool"
=	S_ISGID	1024
f	S_ISLNK	null	"S_ISLNK(mode) -> bool"
f	S_ISPORT	null	"S_ISPORT(mode) -> bool"
f	S_ISREG	null	"S_ISREG(mode) -> bool"
f	S_ISSOCK	null	"S_ISSOCK(mode) -> bool"
=	S_ISUID	2048
=	S_ISVTX	512
f	S_ISWHT	null	"S_ISWHT(mode) -> bool"
=	S_IWGRP	16
=	S_IWOTH	2
=	S_IWRITE	128
=	S_IWUSR	128
=	S_IXGRP	8
=	S_IXOTH	1
=	S_IXUSR	64
=	UF_APPEND	4
=	UF_COMPRESSED	32
=	UF_HIDDEN	32768
=	UF_IMMUTABLE	2
=	UF_NODUMP	1
=	UF_NOUNLINK	16
=	UF_OPAQUE	8
f	filemode	null	"Convert a file's mode to a string of the form '-rwxrwxrwx'"
# _statistics
f	_normal_dist_inv_cdf	"(p, mu, sigma, /)"	""
# _string
f	formatter_field_name_split	null	"split the argument as a field name"
f	formatter_parser	null	"parse the argument as a format string"
# _struct
c	Struct	null	"Struct(fmt) --> compiled struct object"	"_struct.Struct"	["__new__", "__init__"]	["format", "iter_unpack", "pack", "pack_into", "size", "unpack", "unpack_from"]
f	_clearcache	"()"	"Clear the internal cache."
f	calcsize	"(format, /)"	"Return size in bytes of the struct described by the format string."
c	error	null	"Common base class for all non-exit exceptions."	"struct.error"	["__new__", "__init__"]	[]
f	iter_unpack	"(format, buffer, /)"	"Return an iterator yielding tuples unpacked from the given bytes."
f	pack	null	"pack(format, v1, v2, ...) -> bytes"
f	pack_into	null	"pack_into(format, buffer, offset, v1, v2, ...)"
f	unpack	"(format, buffer, /)"	"Return a tuple containing values unpacked according to the format string."
f	unpack_from	"(format, /, buffer, offset=0)"	"Return a tuple containing values unpacked according to the format string."
# _symtable
=	CELL	5
=	DEF_ANNOT	256
=	DEF_BOUND	134
=	DEF_FREE	32
=	DEF_FREE_CLASS	64
=	DEF_GLOBAL	1
=	DEF_IMPORT	128
=	DEF_LOCAL	2
=	DEF_NONLOCAL	8
=	DEF_PARAM	4
=	FREE	4
=	GLOBAL_EXPLICIT	2
=	GLOBAL_IMPLICIT	3
=	LOCAL	1
=	SCOPE_MASK	15
=	SCOPE_OFF	11
=	TYPE_CLASS	1
=	TYPE_FUNCTION	0
=	TYPE_MODULE	2
=	USE	16
f	symtable	"(source, filename, startstr, /)"	"Return symbol and scope dictionaries used internally by compiler."
# _thread
c	LockType	"()"	"A lock object is a synchronization primitive.  To create a lock,"	"_thread.lock"	[]	["acquire", "acquire_lock", "locked", "locked_lock", "release", "release_lock"]
c	RLock	null	""	"_thread.RLock"	["__new__"]	["acquire", "release"]
o	TIMEOUT_MAX	"float"
c	_ExceptHookArgs	"(iterable=(), /)"	"ExceptHookArgs"	"_thread._ExceptHookArgs"	["__new__"]	["exc_traceback", "exc_type", "exc_value", "n_fields", "n_sequence_fields", "n_unnamed_fields", "thread"]
f	_count	null	"_count() -> integer"
f	_excepthook	null	"excepthook(exc_type, exc_value, exc_traceback, thread)"
c	_local	null	"Thread-local data"	"_thread._local"	["__new__"]	[]
f	_set_sentinel	null	"_set_sentinel() -> lock"
f	allocate	null	"allocate_lock() -> lock object"
f	allocate_lock	null	"allocate_lock() -> lock object"
c	error	null	"Unspecified run-time error."	"builtins.RuntimeError"	["__new__", "__init__"]	[]
f	exit	null	"exit()"
f	exit_thread	null	"exit()"
f	get_ident	null	"get_ident() -> integer"
f	get_native_id	null	"get_native_id() -> integer"
f	interrupt_main	null	"interrupt_main(signum=signal.SIGINT, /)"
f	stack_size	null	"stack_size([size]) -> size"
f	start_new	null	"start_new_thread(function, args[, kwargs])"
f	start_new_thread	null	"start_new_thread(function, args[, kwargs])"
# _tokenize
c	TokenizerIter	null	""	"_tokenize.TokenizerIter"	["__new__"]	[]
# _tracemalloc
f	_get_object_traceback	"(obj, /)"	"Get the traceback where the Python object obj was allocated."
f	_get_traces	"()"	"Get traces of all memory blocks allocated by Python."
f	clear_traces	"()"	"Clear traces of memory blocks allocated by Python."
f	get_traceback_limit	"()"	"Get the maximum number of frames stored in the traceback of a trace."
f	get_traced_memory	"()"	"Get the current size and peak size of memory blocks traced by tracemalloc."
f	get_tracemalloc_memory	"()"	"Get the memory usage in bytes of the tracemalloc module."
f	is_tracing	"()"	"Return True if the tracemalloc module is tracing Python memory allocations."
f	reset_peak	"()"	"Set the peak size of memory blocks traced by tracemalloc to the current size."
f	start	"(nframe=1, /)"	"Start tracing Python memory allocations."
f	stop	"()"	"Stop tracing Python memory allocations."
# _typing
f	_idfunc	"(x, /)"	""
# _uuid
f	generate_time_safe	null	""
=	has_uuid_generate_time_safe	1
# _warnings
=	_defaultaction	"default"
f	_filters_mutated	null	""
o	_onceregistry	"dict"
o	filters	"list"
f	warn	"(message, category=None, stacklevel=1, source=None)"	"Issue a warning, or maybe ignore it or raise an exception."
f	warn_explicit	null	"Low-level interface to warnings functionality."
# _weakref
c	CallableProxyType	"()"	""	"weakref.CallableProxyType"	[]	[]
c	ProxyType	"()"	""	"weakref.ProxyType"	[]	[]
c	ReferenceType	null	""	"weakref.ReferenceType"	["__new__", "__init__"]	[]
f	_remove_dead_weakref	"(dct, key, /)"	"Atomically remove key from dict if it points to a dead weakref."
f	getweakrefcount	"(object, /)"	"Return the number of weak references to 'object'."
f	getweakrefs	"(object, /)"	"Return a list of all weak reference objects pointing to 'object'."
f	proxy	"(object, callback=None, /)"	"Create a proxy object that weakly references 'object'."
c	ref	null	""	"weakref.ReferenceType"	["__new__", "__init__"]	[]
# _zoneinfo
c	ZoneInfo	null	"Abstract base class for time zone info objects."	"zoneinfo.ZoneInfo"	["__new__"]	["clear_cache", "dst", "from_file", "fromutc", "key", "no_cache", "tzname", "utcoffset"]
# array
c	ArrayType	null	"array(typecode [, initializer]) -> array"	"array.array"	["__new__"]	["append", "buffer_info", "byteswap", "count", "extend", "frombytes", "fromfile", "fromlist", "fromunicode", "index", "insert", "itemsize", "pop", "remove", "reverse", "tobytes", "tofile", "tolist", "tounicode", "typecode"]
f	_array_reconstructor	"(arraytype, typecode, mformat_code, items, /)"	"Internal. Used for pickling support."
c	array	null	"array(typecode [, initializer]) -> array"	"array.array"	["__new__"]	["append", "buffer_info", "byteswap", "count", "extend", "frombytes", "fromfile", "fromlist", "fromunicode", "index", "insert", "itemsize", "pop", "remove", "reverse", "tobytes", "tofile", "tolist", "tounicode", "typecode"]
=	typecodes	"bBuhHiIlLqQfd"
# atexit
f	_clear	null	"_clear() -> None"
f	_ncallbacks	null	"_ncallbacks() -> int"
f	_run_exitfuncs	null	"_run_exitfuncs() -> None"
f	register	null	"register(func, *args, **kwargs) -> func"
f	unregister	null	"unregister(func) -> None"
# audioop
f	add	"(fragment1, fragment2, width, /)"	"Return a fragment which is the addition of the two samples passed as parameters."
f	adpcm2lin	"(fragment, width, state, /)"	"Decode an Intel/DVI ADPCM coded fragment to a linear fragment."
f	alaw2lin	"(fragment, width, /)"	"Convert sound fragments in a-LAW encoding to linearly encoded sound fragments."
f	avg	"(fragment, width, /)"	"Return the average over all samples in the fragment."
f	avgpp	"(fragment, width, /)"	"Return the average peak-peak value over all samples in the fragment."
f	bias	"(fragment, width, bias, /)"	"Return a fragment that is the original fragment with a bias added to each sample."
f	byteswap	"(fragment, width, /)"	"Convert big-endian samples to little-endian and vice versa."
f	cross	"(fragment, width, /)"	"Return the number of zero crossings in the fragment passed as an argument."
c	error	null	"Common base class for all non-exit exceptions."	"audioop.error"	["__new__", "__init__"]	[]
f	findfactor	"(fragment, reference, /)"	"Return a factor F such that rms(add(fragment, mul(reference, -F))) is minimal."
f	findfit	"(fragment, reference, /)"	"Try to match reference as well as possible to a portion of fragment."
f	findmax	"(fragment, length, /)"	"Search fragment for a slice of specified number of samples with maximum energy."
f	getsample	"(fragment, width, index, /)"	"Return the value of sample index from the fragment."
f	lin2adpcm	"(fragment, width, state, /)"	"Convert samples to 4 bit Intel/DVI ADPCM encoding."
f	lin2alaw	"(fragment, width, /)"	"Convert samples in the audio fragment to a-LAW encoding."
f	lin2lin	"(fragment, width, newwidth, /)"	"Convert samples between 1-, 2-, 3- and 4-byte formats."
f	lin2ulaw	"(fragment, width, /)"	"Convert samples in the audio fragment to u-LAW encoding."
f	max	"(fragment, width, /)"	"Return the maximum of the absolute value of all samples in a fragment."
f	maxpp	"(fragment, width, /)"	"Return the maximum peak-peak value in the sound fragment."
f	minmax	"(fragment, width, /)"	"Return the minimum and maximum values of all samples in the sound fragment."
f	mul	"(fragment, width, factor, /)"	"Return a fragment that has all samples in the original fragment multiplied by the floating-point value factor."
f	ratecv	"(fragment, width, nchannels, inrate, outrate, state, weightA=1, weightB=0, /)"	"Convert the frame rate of the input fragment."
f	reverse	"(fragment, width, /)"	"Reverse the samples in a fragment and returns the modified fragment."
f	rms	"(fragment, width, /)"	"Return the root-mean-square of the fragment, i.e. sqrt(sum(S_i^2)/n)."
f	tomono	"(fragment, width, lfactor, rfactor, /)"	"Convert a stereo fragment to a mono fragment."
f	tostereo	"(fragment, width, lfactor, rfactor, /)"	"Generate a stereo fragment from a mono fragment."
f	ulaw2lin	"(fragment, width, /)"	"Convert sound fragments in u-LAW encoding to linearly encoded sound fragments."
# binascii
c	Error	null	"Inappropriate argument value (of correct type)."	"binascii.Error"	["__new__", "__init__"]	[]
c	Incomplete	null	"Common base class for all non-exit exceptions."	"binascii.Incomplete"	["__new__", "__init__"]	[]
f	a2b_base64	"(data, /, *, strict_mode=False)"	"Decode a line of base64 data."
f	a2b_hex	"(hexstr, /)"	"Binary data of hexadecimal representation."
f	a2b_qp	"(data, header=False)"	"Decode a string of qp-encoded data."
f	a2b_uu	"(data, /)"	"Decode a line of uuencoded data."
f	b2a_base64	"(data, /, *, newline=True)"	"Base64-code line of data."
f	b2a_hex	null	"Hexadecimal representation of binary data."
f	b2a_qp	"(data, quotetabs=False, istext=True, header=False)"	"Encode a string using quoted-printable encoding."
f	b2a_uu	"(data, /, *, backtick=False)"	"Uuencode line of data."
f	crc32	"(data, crc=0, /)"	"Compute CRC-32 incrementally."
f	crc_hqx	"(data, crc, /)"	"Compute CRC-CCITT incrementally."
f	hexlify	null	"Hexadecimal representation of binary data."
f	unhexlify	"(hexstr, /)"	"Binary data of hexadecimal representation."
# cmath
f	acos	"(z, /)"	"Return the arc cosine of z."
f	acosh	"(z, /)"	"Return the inverse hyperbolic cosine of z."
f	asin	"(z, /)"	"Return the arc sine of z."
f	asinh	"(z, /)"	"Return the inverse hyperbolic sine of z."
f	atan	"(z, /)"	"Return the arc tangent of z."
f	atanh	"(z, /)"	"Return the inverse hyperbolic tangent of z."
f	cos	"(z, /)"	"Return the cosine of z."
f	cosh	"(z, /)"	"Return the hyperbolic cosine of z."
=	e	2.718281828459045
f	exp	"(z, /)"	"Return the exponential value e**z."
o	inf	"float"
o	infj	"complex"
f	isclose	"(a, b, *, rel_tol=1e-09, abs_tol=0.0)"	"Determine whether two complex numbers are close in value."
f	isfinite	"(z, /)"	"Return True if both the real and imaginary parts of z are finite, else False."
f	isinf	"(z, /)"	"Checks if the real or imaginary part of z is infinite."
f	isnan	"(z, /)"	"Checks if the real or imaginary part of z not a number (NaN)."
f	log	null	"log(z[, base]) -> the logarithm of z to the given base."
f	log10	"(z, /)"	"Return the base-10 logarithm of z."
o	nan	"float"
o	nanj	"complex"
f	phase	"(z, /)"	"Return argument, also known as the phase angle, of a complex."
=	pi	3.141592653589793
f	polar	"(z, /)"	"Convert a complex from rectangular coordinates to polar coordinates."
f	rect	"(r, phi, /)"	"Convert from polar coordinates to rectangular coordinates."
f	sin	"(z, /)"	"Return the sine of z."
f	sinh	"(z, /)"	"Return the hyperbolic sine of z."
f	sqrt	"(z, /)"	"Return the square root of z."
f	tan	"(z, /)"	"Return the tangent of z."
f	tanh	"(z, /)"	"Return the hyperbolic tangent of z."
=	tau	6.283185307179586
# errno
=	E2BIG	7
=	EACCES	13
=	EADDRINUSE	98
=	EADDRNOTAVAIL	99
=	EADV	68
=	EAFNOSUPPORT	97
=	EAGAIN	11
=	EALREADY	114
=	EBADE	52
=	EBADF	9
=	EBADFD	77
=	EBADMSG	74
=	EBADR	53
=	EBADRQC	56
=	EBADSLT	57
=	EBFONT	59
=	EBUSY	16
=	ECANCELED	125
=	ECHILD	10
=	ECHRNG	44
=	ECOMM	70
=	ECONNABORTED	103
=	ECONNREFUSED	111
=	ECONNRESET	104
=	EDEADLK	35
=	EDEADLOCK	35
=	EDESTADDRREQ	89
=	EDOM	33
=	EDOTDOT	73
=	EDQUOT	122
=	EEXIST	17
=	EFAULT	14
=	EFBIG	27
=	EHOSTDOWN	112
=	EHOSTUNREACH	113
=	EIDRM	43
=	EILSEQ	84
=	EINPROGRESS	115
=	EINTR	4
=	EINVAL	22
=	EIO	5
=	EISCONN	106
=	EISDIR	21
=	EISNAM	120
=	EKEYEXPIRED	127
=	EKEYREJECTED	129
=	EKEYREVOKED	128
=	EL2HLT	51
=	EL2NSYNC	45
=	EL3HLT	46
=	EL3RST	47
=	ELIBACC	79
=	ELIBBAD	80
=	ELIBEXEC	83
=	ELIBMAX	82
=	ELIBSCN	81
=	ELNRNG	48
=	ELOOP	40
=	EMEDIUMTYPE	124
=	EMFILE	24
=	EMLINK	31
=	EMSGSIZE	90
=	EMULTIHOP	72
=	ENAMETOOLONG	36
=	ENAVAIL	119
=	ENETDOWN	100
=	ENETRESET	102
=	ENETUNREACH	101
=	ENFILE	23
=	ENOANO	55
=	ENOBUFS	105
=	ENOCSI	50
=	ENODATA	61
=	ENODEV	19
=	ENOENT	2
=	ENOEXEC	8
=	ENOKEY	126
=	ENOLCK	37
=	ENOLINK	67
=	ENOMEDIUM	123
=	ENOMEM	12
=	ENOMSG	42
=	ENONET	64
=	ENOPKG	65
=	ENOPROTOOPT	92
=	ENOSPC	28
=	ENOSR	63
=	ENOSTR	60
=	ENOSYS	38
=	ENOTBLK	15
=	ENOTCONN	107
=	ENOTDIR	20
=	ENOTEMPTY	39
=	ENOTNAM	118
=	ENOTRECOVERABLE	131
=	ENOTSOCK	88
=	ENOTSUP	95
=	ENOTTY	25
=	ENOTUNIQ	76
=	ENXIO	6
=	EOPNOTSUPP	95
=	EOVERFLOW	75
=	EOWNERDEAD	130
=	EPERM	1
=	EPFNOSUPPORT	96
=	EPIPE	32
=	EPROTO	71
=	EPROTONOSUPPORT	93
=	EPROTOTYPE	91
=	ERANGE	34
=	EREMCHG	78
=	EREMOTE	66
=	EREMOTEIO	121
=	ERESTART	85
=	ERFKILL	132
=	EROFS	30
=	ESHUTDOWN	108
=	ESOCKTNOSUPPORT	94
=	ESPIPE	29
=	ESRCH	3
=	ESRMNT	69
=	ESTALE	116
=	ESTRPIPE	86
=	ETIME	62
=	ETIMEDOUT	110
=	ETOOMANYREFS	109
=	ETXTBSY	26
=	EUCLEAN	117
=	EUNATCH	49
=	EUSERS	87
=	EWOULDBLOCK	11
=	EXDEV	18
=	EXFULL	54
o	errorcode	"dict"
# faulthandler
f	_fatal_error_c_thread	null	"fatal_error_c_thread(): call Py_FatalError() in a new C thread."
f	_read_null	null	"_read_null(): read from NULL, raise a SIGSEGV or SIGBUS signal depending on the platform"
f	_sigabrt	null	"_sigabrt(): raise a SIGABRT signal"
f	_sigfpe	null	"_sigfpe(): raise a SIGFPE signal"
f	_sigsegv	null	"_sigsegv(release_gil=False): raise a SIGSEGV signal"
f	_stack_overflow	null	"_stack_overflow(): recursive call to raise a stack overflow"
f	cancel_dump_traceback_later	null	"cancel_dump_traceback_later():"
f	disable	null	"disable(): disable the fault handler"
f	dump_traceback	null	"dump_traceback(file=sys.stderr, all_threads=True): dump the traceback of the current thread, or of all threads if all_threads is True, into file"
f	dump_traceback_later	null	"dump_traceback_later(timeout, repeat=False, file=sys.stderrn, exit=False):"
f	enable	null	"enable(file=sys.stderr, all_threads=True): enable the fault handler"
f	is_enabled	null	"is_enabled()->bool: check if the handler is enabled"
f	register	null	"register(signum, file=sys.stderr, all_threads=True, chain=False): register a handler for the signal 'signum': dump the traceback of the current thread, or of all threads if all_threads is True, into file"
f	unregister	null	"unregister(signum): unregister the handler of the signal 'signum' registered by register()"
# fcntl
=	DN_ACCESS	1
=	DN_ATTRIB	32
=	DN_CREATE	4
=	DN_DELETE	8
=	DN_MODIFY	2
=	DN_MULTISHOT	2147483648
=	DN_RENAME	16
=	FASYNC	8192
=	FD_CLOEXEC	1
=	F_ADD_SEALS	1033
=	F_DUPFD	0
=	F_DUPFD_CLOEXEC	1030
=	F_EXLCK	4
=	F_GETFD	1
=	F_GETFL	3
=	F_GETLEASE	1025
=	F_GETLK	5
=	F_GETLK64	5
=	F_GETOWN	9
=	F_GETPIPE_SZ	1032
=	F_GETSIG	11
=	F_GET_SEALS	1034
=	F_NOTIFY	1026
=	F_OFD_GETLK	36
=	F_OFD_SETLK	37
=	F_OFD_SETLKW	38
=	F_RDLCK	0
=	F_SEAL_GROW	4
=	F_SEAL_SEAL	1
=	F_SEAL_SHRINK	2
=	F_SEAL_WRITE	8
=	F_SETFD	2
=	F_SETFL	4
=	F_SETLEASE	1024
=	F_SETLK	6
=	F_SETLK64	6
=	F_SETLKW	7
=	F_SETLKW64	7
=	F_SETOWN	8
=	F_SETPIPE_SZ	1031
=	F_SETSIG	10
=	F_SHLCK	8
=	F_UNLCK	2
=	F_WRLCK	1
=	LOCK_EX	2
=	LOCK_MAND	32
=	LOCK_NB	4
=	LOCK_READ	64
=	LOCK_RW	192
=	LOCK_SH	1
=	LOCK_UN	8
=	LOCK_WRITE	128
f	fcntl	"(fd, cmd, arg=0, /)"	"Perform the operation \`cmd\` on file descriptor fd."
f	flock	"(fd, operation, /)"	"Perform the lock operation \`operation\` on file descriptor \`fd\`."
f	ioctl	"(fd, request, arg=0, mutate_flag=True, /)"	"Perform the operation \`request\` on file descriptor \`fd\`."
f	lockf	"(fd, cmd, len=0, start=0, whence=0, /)"	"A wrapper around the fcntl() locking calls."
# gc
=	DEBUG_COLLECTABLE	2
=	DEBUG_LEAK	38
=	DEBUG_SAVEALL	32
=	DEBUG_STATS	1
=	DEBUG_UNCOLLECTABLE	4
o	callbacks	"list"
f	collect	"(generation=2)"	"Run the garbage collector."
f	disable	"()"	"Disable automatic garbage collection."
f	enable	"()"	"Enable automatic garbage collection."
f	freeze	"()"	"Freeze all current tracked objects and ignore them for future collections."
o	garbage	"list"
f	get_count	"()"	"Return a three-tuple of the current collection counts."
f	get_debug	"()"	"Get the garbage collection debugging flags."
f	get_freeze_count	"()"	"Return the number of objects in the permanent generation."
f	get_objects	"(generation=None)"	"Return a list of objects tracked by the collector (excluding the list returned)."
f	get_referents	null	"get_referents(*objs) -> list"
f	get_referrers	null	"get_referrers(*objs) -> list"
f	get_stats	"()"	"Return a list of dictionaries containing per-generation statistics."
f	get_threshold	"()"	"Return the current collection thresholds."
f	is_finalized	"(obj, /)"	"Returns true if the object has been already finalized by the GC."
f	is_tracked	"(obj, /)"	"Returns true if the object is tracked by the garbage collector."
f	isenabled	"()"	"Returns true if automatic garbage collection is enabled."
f	set_debug	"(flags, /)"	"Set the garbage collection debugging flags."
f	set_threshold	null	"set_threshold(threshold0, [threshold1, threshold2]) -> None"
f	unfreeze	"()"	"Unfreeze all objects in the permanent generation."
# grp
f	getgrall	"()"	"Return a list of all available group entries, in arbitrary order."
f	getgrgid	"(id)"	"Return the group database entry for the given numeric group ID."
f	getgrnam	"(name)"	"Return the group database entry for the given group name."
c	struct_group	"(iterable=(), /)"	"grp.struct_group: Results from getgr*() routines."	"grp.struct_group"	["__new__"]	["gr_gid", "gr_mem", "gr_name", "gr_passwd", "n_fields", "n_sequence_fields", "n_unnamed_fields"]
# itertools
c	_grouper	null	""	"itertools._grouper"	["__new__"]	[]
c	_tee	"(iterable, /)"	"Iterator wrapped to make it copyable."	"itertools._tee"	["__new__"]	[]
c	_tee_dataobject	null	"teedataobject(iterable, values, next, /)"	"itertools._tee_dataobject"	["__new__"]	[]
c	accumulate	"(iterable, func=None, *, initial=None)"	"Return series of accumulated sums (or other binary function results)."	"itertools.accumulate"	["__new__"]	[]
c	chain	null	"chain(*iterables) --> chain object"	"itertools.chain"	["__new__"]	["from_iterable"]
c	combinations	"(iterable, r)"	"Return successive r-length combinations of elements in the iterable."	"itertools.combinations"	["__new__"]	[]
c	combinations_with_replacement	"(iterable, r)"	"Return successive r-length combinations of elements in the iterable allowing individual elements to have successive repeats."	"itertools.combinations_with_replacement"	["__new__"]	[]
c	compress	"(data, selectors)"	"Return data elements corresponding to true selector elements."	"itertools.compress"	["__new__"]	[]
c	count	"(start=0, step=1)"	"Return a count object whose .__next__() method returns consecutive values."	"itertools.count"	["__new__"]	[]
c	cycle	"(iterable, /)"	"Return elements from the iterable until it is exhausted. Then repeat the sequence indefinitely."	"itertools.cycle"	["__new__"]	[]
c	dropwhile	"(predicate, iterable, /)"	"Drop items from the iterable while predicate(item) is true."	"itertools.dropwhile"	["__new__"]	[]
c	filterfalse	"(function, iterable, /)"	"Return those items of iterable for which function(item) is false."	"itertools.filterfalse"	["__new__"]	[]
c	groupby	"(iterable, key=None)"	"make an iterator that returns consecutive keys and groups from the iterable"	"itertools.groupby"	["__new__"]	[]
c	islice	null	"islice(iterable, stop) --> islice object"	"itertools.islice"	["__new__"]	[]
c	pairwise	"(iterable, /)"	"Return an iterator of overlapping pairs taken from the input iterator."	"itertools.pairwise"	["__new__"]	[]
c	permutations	"(iterable, r=None)"	"Return successive r-length permutations of elements in the iterable."	"itertools.permutations"	["__new__"]	[]
c	product	null	"product(*iterables, repeat=1) --> product object"	"itertools.product"	["__new__"]	[]
c	repeat	null	"repeat(object [,times]) -> create an iterator which returns the object"	"itertools.repeat"	["__new__"]	[]
c	starmap	"(function, iterable, /)"	"Return an iterator whose values are returned from the function evaluated with an argument tuple taken from the given sequence."	"itertools.starmap"	["__new__"]	[]
c	takewhile	"(predicate, iterable, /)"	"Return successive entries from an iterable as long as the predicate evaluates to true for each entry."	"itertools.takewhile"	["__new__"]	[]
f	tee	"(iterable, n=2, /)"	"Returns a tuple of n independent iterators."
c	zip_longest	null	"zip_longest(iter1 [,iter2 [...]], [fillvalue=None]) --> zip_longest object"	"itertools.zip_longest"	["__new__"]	[]
# marshal
f	dump	"(value, file, version=4, /)"	"Write the value on the open file."
f	dumps	"(value, version=4, /)"	"Return the bytes object that would be written to a file by dump(value, file)."
f	load	"(file, /)"	"Read one value from the open file and return it."
f	loads	"(bytes, /)"	"Convert the bytes-like object to a value."
=	version	4
# math
f	acos	"(x, /)"	"Return the arc cosine (measured in radians) of x."
f	acosh	"(x, /)"	"Return the inverse hyperbolic cosine of x."
f	asin	"(x, /)"	"Return the arc sine (measured in radians) of x."
f	asinh	"(x, /)"	"Return the inverse hyperbolic sine of x."
f	atan	"(x, /)"	"Return the arc tangent (measured in radians) of x."
f	atan2	"(y, x, /)"	"Return the arc tangent (measured in radians) of y/x."
f	atanh	"(x, /)"	"Return the inverse hyperbolic tangent of x."
f	cbrt	"(x, /)"	"Return the cube root of x."
f	ceil	"(x, /)"	"Return the ceiling of x as an Integral."
f	comb	"(n, k, /)"	"Number of ways to choose k items from n items without repetition and without order."
f	copysign	"(x, y, /)"	"Return a float with the magnitude (absolute value) of x but the sign of y."
f	cos	"(x, /)"	"Return the cosine of x (measured in radians)."
f	cosh	"(x, /)"	"Return the hyperbolic cosine of x."
f	degrees	"(x, /)"	"Convert angle x from radians to degrees."
f	dist	"(p, q, /)"	"Return the Euclidean distance between two points p and q."
=	e	2.718281828459045
f	erf	"(x, /)"	"Error function at x."
f	erfc	"(x, /)"	"Complementary error function at x."
f	exp	"(x, /)"	"Return e raised to the power of x."
f	exp2	"(x, /)"	"Return 2 raised to the power of x."
f	expm1	"(x, /)"	"Return exp(x)-1."
f	fabs	"(x, /)"	"Return the absolute value of the float x."
f	factorial	"(n, /)"	"Find n!."
f	floor	"(x, /)"	"Return the floor of x as an Integral."
f	fmod	"(x, y, /)"	"Return fmod(x, y), according to platform C."
f	frexp	"(x, /)"	"Return the mantissa and exponent of x, as pair (m, e)."
f	fsum	"(seq, /)"	"Return an accurate floating point sum of values in the iterable seq."
f	gamma	"(x, /)"	"Gamma function at x."
f	gcd	"(*integers)"	"Greatest Common Divisor."
f	hypot	null	"hypot(*coordinates) -> value"
o	inf	"float"
f	isclose	"(a, b, *, rel_tol=1e-09, abs_tol=0.0)"	"Determine whether two floating point numbers are close in value."
f	isfinite	"(x, /)"	"Return True if x is neither an infinity nor a NaN, and False otherwise."
f	isinf	"(x, /)"	"Return True if x is a positive or negative infinity, and False otherwise."
f	isnan	"(x, /)"	"Return True if x is a NaN (not a number), and False otherwise."
f	isqrt	"(n, /)"	"Return the integer part of the square root of the input."
f	lcm	"(*integers)"	"Least Common Multiple."
f	ldexp	"(x, i, /)"	"Return x * (2**i)."
f	lgamma	"(x, /)"	"Natural logarithm of absolute value of Gamma function at x."
f	log	null	"log(x, [base=math.e])"
f	log10	"(x, /)"	"Return the base 10 logarithm of x."
f	log1p	"(x, /)"	"Return the natural logarithm of 1+x (base e)."
f	log2	"(x, /)"	"Return the base 2 logarithm of x."
f	modf	"(x, /)"	"Return the fractional and integer parts of x."
o	nan	"float"
f	nextafter	"(x, y, /)"	"Return the next floating-point value after x towards y."
f	perm	"(n, k=None, /)"	"Number of ways to choose k items from n items without repetition and with order."
=	pi	3.141592653589793
f	pow	"(x, y, /)"	"Return x**y (x to the power of y)."
f	prod	"(iterable, /, *, start=1)"	"Calculate the product of all the elements in the input iterable."
f	radians	"(x, /)"	"Convert angle x from degrees to radians."
f	remainder	"(x, y, /)"	"Difference between x and the closest integer multiple of y."
f	sin	"(x, /)"	"Return the sine of x (measured in radians)."
f	sinh	"(x, /)"	"Return the hyperbolic sine of x."
f	sqrt	"(x, /)"	"Return the square root of x."
f	tan	"(x, /)"	"Return the tangent of x (measured in radians)."
f	tanh	"(x, /)"	"Return the hyperbolic tangent of x."
=	tau	6.283185307179586
f	trunc	"(x, /)"	"Truncates the Real x to the nearest Integral toward 0."
f	ulp	"(x, /)"	"Return the value of the least significant bit of the float x."
# mmap
=	ACCESS_COPY	3
=	ACCESS_DEFAULT	0
=	ACCESS_READ	1
=	ACCESS_WRITE	2
=	ALLOCATIONGRANULARITY	4096
=	MADV_DODUMP	17
=	MADV_DOFORK	11
=	MADV_DONTDUMP	16
=	MADV_DONTFORK	10
=	MADV_DONTNEED	4
=	MADV_FREE	8
=	MADV_HUGEPAGE	14
=	MADV_HWPOISON	100
=	MADV_MERGEABLE	12
=	MADV_NOHUGEPAGE	15
=	MADV_NORMAL	0
=	MADV_RANDOM	1
=	MADV_REMOVE	9
=	MADV_SEQUENTIAL	2
=	MADV_UNMERGEABLE	13
=	MADV_WILLNEED	3
=	MAP_ANON	32
=	MAP_ANONYMOUS	32
=	MAP_DENYWRITE	2048
=	MAP_EXECUTABLE	4096
=	MAP_POPULATE	32768
=	MAP_PRIVATE	2
=	MAP_SHARED	1
=	MAP_STACK	131072
=	PAGESIZE	4096
=	PROT_EXEC	4
=	PROT_READ	1
=	PROT_WRITE	2
c	error	null	"Base class for I/O related errors."	"builtins.OSError"	["__new__", "__init__"]	["characters_written", "errno", "filename", "filename2", "strerror"]
c	mmap	null	"Windows: mmap(fileno, length[, tagname[, access[, offset]]])"	"mmap.mmap"	["__new__"]	["close", "closed", "find", "flush", "madvise", "move", "read", "read_byte", "readline", "resize", "rfind", "seek", "size", "tell", "write", "write_byte"]
# nis
f	cat	null	"cat(map, domain = defaultdomain)"
c	error	null	"Common base class for all non-exit exceptions."	"nis.error"	["__new__", "__init__"]	[]
f	get_default_domain	null	"get_default_domain() -> str"
f	maps	null	"maps(domain = defaultdomain)"
f	match	null	"match(key, map, domain = defaultdomain)"
# ossaudiodev
=	AFMT_AC3	1024
=	AFMT_A_LAW	2
=	AFMT_IMA_ADPCM	4
=	AFMT_MPEG	512
=	AFMT_MU_LAW	1
=	AFMT_QUERY	0
=	AFMT_S16_BE	32
=	AFMT_S16_LE	16
=	AFMT_S16_NE	16
=	AFMT_S8	64
=	AFMT_U16_BE	256
=	AFMT_U16_LE	128
=	AFMT_U8	8
c	OSSAudioError	null	"Common base class for all non-exit exceptions."	"ossaudiodev.OSSAudioError"	["__new__", "__init__"]	[]
=	SNDCTL_COPR_HALT	3222553351
=	SNDCTL_COPR_LOAD	3484435201
=	SNDCTL_COPR_RCODE	3222553347
=	SNDCTL_COPR_RCVMSG	2409906953
=	SNDCTL_COPR_RDATA	3222553346
=	SNDCTL_COPR_RESET	17152
=	SNDCTL_COPR_RUN	3222553350
=	SNDCTL_COPR_SENDMSG	3483648776
=	SNDCTL_COPR_WCODE	1075069701
=	SNDCTL_COPR_WDATA	1075069700
=	SNDCTL_DSP_BIND_CHANNEL	3221508161
=	SNDCTL_DSP_CHANNELS	3221508102
=	SNDCTL_DSP_GETBLKSIZE	3221508100
=	SNDCTL_DSP_GETCAPS	2147766287
=	SNDCTL_DSP_GETCHANNELMASK	3221508160
=	SNDCTL_DSP_GETFMTS	2147766283
=	SNDCTL_DSP_GETIPTR	2148290577
=	SNDCTL_DSP_GETISPACE	2148552717
=	SNDCTL_DSP_GETODELAY	2147766295
=	SNDCTL_DSP_GETOPTR	2148290578
=	SNDCTL_DSP_GETOSPACE	2148552716
=	SNDCTL_DSP_GETSPDIF	2147766339
=	SNDCTL_DSP_GETTRIGGER	2147766288
=	SNDCTL_DSP_MAPINBUF	2148552723
=	SNDCTL_DSP_MAPOUTBUF	2148552724
=	SNDCTL_DSP_NONBLOCK	20494
=	SNDCTL_DSP_POST	20488
=	SNDCTL_DSP_PROFILE	1074024471
=	SNDCTL_DSP_RESET	20480
=	SNDCTL_DSP_SAMPLESIZE	3221508101
=	SNDCTL_DSP_SETDUPLEX	20502
=	SNDCTL_DSP_SETFMT	3221508101
=	SNDCTL_DSP_SETFRAGMENT	3221508106
=	SNDCTL_DSP_SETSPDIF	1074024514
=	SNDCTL_DSP_SETSYNCRO	20501
=	SNDCTL_DSP_SETTRIGGER	1074024464
=	SNDCTL_DSP_SPEED	3221508098
=	SNDCTL_DSP_STEREO	3221508099
=	SNDCTL_DSP_SUBDIVIDE	3221508105
=	SNDCTL_DSP_SYNC	20481
=	SNDCTL_FM_4OP_ENABLE	1074024719
=	SNDCTL_FM_LOAD_INSTR	1076384007
=	SNDCTL_MIDI_INFO	3228848396
=	SNDCTL_MIDI_MPUCMD	3223416066
=	SNDCTL_MIDI_MPUMODE	3221515521
=	SNDCTL_MIDI_PRETIME	3221515520
=	SNDCTL_SEQ_CTRLRATE	3221508355
=	SNDCTL_SEQ_GETINCOUNT	2147766533
=	SNDCTL_SEQ_GETOUTCOUNT	2147766532
=	SNDCTL_SEQ_GETTIME	2147766547
=	SNDCTL_SEQ_NRMIDIS	2147766539
=	SNDCTL_SEQ_NRSYNTHS	2147766538
=	SNDCTL_SEQ_OUTOFBAND	1074286866
=	SNDCTL_SEQ_PANIC	20753
=	SNDCTL_SEQ_PERCMODE	1074024710
=	SNDCTL_SEQ_RESET	20736
=	SNDCTL_SEQ_RESETSAMPLES	1074024713
=	SNDCTL_SEQ_SYNC	20737
=	SNDCTL_SEQ_TESTMIDI	1074024712
=	SNDCTL_SEQ_THRESHOLD	1074024717
=	SNDCTL_SYNTH_CONTROL	3483652373
=	SNDCTL_SYNTH_ID	3230421268
=	SNDCTL_SYNTH_INFO	3230421250
=	SNDCTL_SYNTH_MEMAVL	3221508366
=	SNDCTL_SYNTH_REMOVESAMPLE	3222032662
=	SNDCTL_TMR_CONTINUE	21508
=	SNDCTL_TMR_METRONOME	1074025479
=	SNDCTL_TMR_SELECT	1074025480
=	SNDCTL_TMR_SOURCE	3221509126
=	SNDCTL_TMR_START	21506
=	SNDCTL_TMR_STOP	21507
=	SNDCTL_TMR_TEMPO	3221509125
=	SNDCTL_TMR_TIMEBASE	3221509121
=	SOUND_MIXER_ALTPCM	10
=	SOUND_MIXER_BASS	1
=	SOUND_MIXER_CD	8
=	SOUND_MIXER_DIGITAL1	17
=	SOUND_MIXER_DIGITAL2	18
=	SOUND_MIXER_DIGITAL3	19
=	SOUND_MIXER_IGAIN	12
=	SOUND_MIXER_IMIX	9
=	SOUND_MIXER_LINE	6
=	SOUND_MIXER_LINE1	14
=	SOUND_MIXER_LINE2	15
=	SOUND_MIXER_LINE3	16
=	SOUND_MIXER_MIC	7
=	SOUND_MIXER_MONITOR	24
=	SOUND_MIXER_NRDEVICES	25
=	SOUND_MIXER_OGAIN	13
=	SOUND_MIXER_PCM	4
=	SOUND_MIXER_PHONEIN	20
=	SOUND_MIXER_PHONEOUT	21
=	SOUND_MIXER_RADIO	23
=	SOUND_MIXER_RECLEV	11
=	SOUND_MIXER_SPEAKER	5
=	SOUND_MIXER_SYNTH	3
=	SOUND_MIXER_TREBLE	2
=	SOUND_MIXER_VIDEO	22
=	SOUND_MIXER_VOLUME	0
o	control_labels	"list"
o	control_names	"list"
c	error	null	"Common base class for all non-exit exceptions."	"ossaudiodev.OSSAudioError"	["__new__", "__init__"]	[]
f	open	null	""
f	openmixer	null	""
# posix
=	CLD_CONTINUED	6
=	CLD_DUMPED	3
=	CLD_EXITED	1
=	CLD_KILLED	2
=	CLD_STOPPED	5
=	CLD_TRAPPED	4
c	DirEntry	"()"	""	"posix.DirEntry"	[]	["inode", "is_dir", "is_file", "is_symlink", "name", "path", "stat"]
=	EFD_CLOEXEC	524288
=	EFD_NONBLOCK	2048
=	EFD_SEMAPHORE	1
=	EX_CANTCREAT	73
=	EX_CONFIG	78
=	EX_DATAERR	65
=	EX_IOERR	74
=	EX_NOHOST	68
=	EX_NOINPUT	66
=	EX_NOPERM	77
=	EX_NOUSER	67
=	EX_OK	0
=	EX_OSERR	71
=	EX_OSFILE	72
=	EX_PROTOCOL	76
=	EX_SOFTWARE	70
=	EX_TEMPFAIL	75
=	EX_UNAVAILABLE	69
=	EX_USAGE	64
=	F_LOCK	1
=	F_OK	0
=	F_TEST	3
=	F_TLOCK	2
=	F_ULOCK	0
=	GRND_NONBLOCK	1
=	GRND_RANDOM	2
=	MFD_ALLOW_SEALING	2
=	MFD_CLOEXEC	1
=	MFD_HUGETLB	4
=	MFD_HUGE_16GB	2281701376
=	MFD_HUGE_16MB	1610612736
=	MFD_HUGE_1GB	2013265920
=	MFD_HUGE_1MB	1342177280
=	MFD_HUGE_256MB	1879048192
=	MFD_HUGE_2GB	2080374784
=	MFD_HUGE_2MB	1409286144
=	MFD_HUGE_32MB	1677721600
=	MFD_HUGE_512KB	1275068416
=	MFD_HUGE_512MB	1946157056
=	MFD_HUGE_64KB	1073741824
=	MFD_HUGE_8MB	1543503872
=	MFD_HUGE_MASK	63
=	MFD_HUGE_SHIFT	26
=	NGROUPS_MAX	65536
=	O_ACCMODE	3
=	O_APPEND	1024
=	O_ASYNC	8192
=	O_CLOEXEC	524288
=	O_CREAT	64
=	O_DIRECT	16384
=	O_DIRECTORY	65536
=	O_DSYNC	4096
=	O_EXCL	128
=	O_FSYNC	1052672
=	O_LARGEFILE	0
=	O_NDELAY	2048
=	O_NOATIME	262144
=	O_NOCTTY	256
=	O_NOFOLLOW	131072
=	O_NONBLOCK	2048
=	O_PATH	2097152
=	O_RDONLY	0
=	O_RDWR	2
=	O_RSYNC	1052672
=	O_SYNC	1052672
=	O_TMPFILE	4259840
=	O_TRUNC	512
=	O_WRONLY	1
=	POSIX_FADV_DONTNEED	4
=	POSIX_FADV_NOREUSE	5
=	POSIX_FADV_NORMAL	0
=	POSIX_FADV_RANDOM	1
=	POSIX_FADV_SEQUENTIAL	2
=	POSIX_FADV_WILLNEED	3
=	POSIX_SPAWN_CLOSE	1
=	POSIX_SPAWN_DUP2	2
=	POSIX_SPAWN_OPEN	0
=	PRIO_PGRP	1
=	PRIO_PROCESS	0
=	PRIO_USER	2
=	P_ALL	0
=	P_PGID	2
=	P_PID	1
=	P_PIDFD	3
=	RTLD_DEEPBIND	8
=	RTLD_GLOBAL	256
=	RTLD_LAZY	1
=	RTLD_LOCAL	0
=	RTLD_NODELETE	4096
=	RTLD_NOLOAD	4
=	RTLD_NOW	2
=	RWF_APPEND	16
=	RWF_DSYNC	2
=	RWF_HIPRI	1
=	RWF_NOWAIT	8
=	RWF_SYNC	4
=	R_OK	4
=	SCHED_BATCH	3
=	SCHED_FIFO	1
=	SCHED_IDLE	5
=	SCHED_OTHER	0
=	SCHED_RESET_ON_FORK	1073741824
=	SCHED_RR	2
=	SEEK_DATA	3
=	SEEK_HOLE	4
=	SPLICE_F_MORE	4
=	SPLICE_F_MOVE	1
=	SPLICE_F_NONBLOCK	2
=	ST_APPEND	256
=	ST_MANDLOCK	64
=	ST_NOATIME	1024
=	ST_NODEV	4
=	ST_NODIRATIME	2048
=	ST_NOEXEC	8
=	ST_NOSUID	2
=	ST_RDONLY	1
=	ST_RELATIME	4096
=	ST_SYNCHRONOUS	16
=	ST_WRITE	128
=	TMP_MAX	238328
=	WCONTINUED	8
f	WCOREDUMP	"(status, /)"	"Return True if the process returning status was dumped to a core file."
=	WEXITED	4
f	WEXITSTATUS	"(status)"	"Return the process return code from status."
f	WIFCONTINUED	"(status)"	"Return True if a particular process was continued from a job control stop."
f	WIFEXITED	"(status)"	"Return True if the process returning status exited via the exit() system call."
f	WIFSIGNALED	"(status)"	"Return True if the process returning status was terminated by a signal."
f	WIFSTOPPED	"(status)"	"Return True if the process returning status was stopped."
=	WNOHANG	1
=	WNOWAIT	16777216
=	WSTOPPED	2
f	WSTOPSIG	"(status)"	"Return the signal that stopped the process that provided the status value."
f	WTERMSIG	"(status)"	"Return the signal that terminated the process that provided the status value."
=	WUNTRACED	2
=	W_OK	2
=	XATTR_CREATE	1
=	XATTR_REPLACE	2
=	XATTR_SIZE_MAX	65536
=	X_OK	1
f	_exit	"(status)"	"Exit to the system with specified status, without normal exit processing."
o	_have_functions	"list"
f	_path_normpath	"(path)"	"Basic path normalization."
f	abort	"()"	"Abort the interpreter immediately."
f	access	"(path, mode, *, dir_fd=None, effective_ids=False, follow_symlinks=True)"	"Use the real uid/gid to test for access to a path."
f	chdir	"(path)"	"Change the current working directory to the specified path."
f	chmod	"(path, mode, *, dir_fd=None, follow_symlinks=True)"	"Change the access permissions of a file."
f	chown	"(path, uid, gid, *, dir_fd=None, follow_symlinks=True)"	"Change the owner and group id of path to the numeric uid and gid.\\\\"
f	chroot	"(path)"	"Change root directory to path."
f	close	"(fd)"	"Close a file descriptor."
f	closerange	"(fd_low, fd_high, /)"	"Closes all file descriptors in [fd_low, fd_high), ignoring errors."
f	confstr	"(name, /)"	"Return a string-valued system configuration variable."
o	confstr_names	"dict"
f	copy_file_range	"(src, dst, count, offset_src=None, offset_dst=None)"	"Copy count bytes from one file descriptor to another."
f	cpu_count	"()"	"Return the number of CPUs in the system; return None if indeterminable."
f	ctermid	"()"	"Return the name of the controlling terminal for this process."
f	device_encoding	"(fd)"	"Return a string describing the encoding of a terminal's file descriptor."
f	dup	"(fd, /)"	"Return a duplicate of a file descriptor."
f	dup2	"(fd, fd2, inheritable=True)"	"Duplicate file descriptor."
o	environ	"dict"
c	error	null	"Base class for I/O related errors."	"builtins.OSError"	["__new__", "__init__"]	["characters_written", "errno", "filename", "filename2", "strerror"]
f	eventfd	"(initval, flags=524288)"	"Creates and returns an event notification file descriptor."
f	eventfd_read	"(fd)"	"Read eventfd value"
f	eventfd_write	"(fd, value)"	"Write eventfd value."
f	execv	"(path, argv, /)"	"Execute an executable path with arguments, replacing current process."
f	execve	"(path, argv, env)"	"Execute an executable path with arguments, replacing current process."
f	fchdir	"(fd)"	"Change to the directory of the given file descriptor."
f	fchmod	"(fd, mode)"	"Change the access permissions of the file given by file descriptor fd."
f	fchown	"(fd, uid, gid)"	"Change the owner and group id of the file specified by file descriptor."
f	fdatasync	"(fd)"	"Force write of fd to disk without forcing update of metadata."
f	fork	"()"	"Fork a child process."
f	forkpty	"()"	"Fork a new process with a new pseudo-terminal as controlling tty."
f	fpathconf	"(fd, name, /)"	"Return the configuration limit name for the file descriptor fd."
f	fspath	"(path)"	"Return the file system path representation of the object."
f	fstat	"(fd)"	"Perform a stat system call on the given file descriptor."
f	fstatvfs	"(fd, /)"	"Perform an fstatvfs system call on the given fd."
f	fsync	"(fd)"	"Force write of fd to disk."
f	ftruncate	"(fd, length, /)"	"Truncate a file, specified by file descriptor, to a specific length."
f	get_blocking	"(fd, /)"	"Get the blocking mode of the file descriptor."
f	get_inheritable	"(fd, /)"	"Get the close-on-exe flag of the specified file descriptor."
f	get_terminal_size	null	"Return the size of the terminal window as (columns, lines)."
f	getcwd	"()"	"Return a unicode string representing the current working directory."
f	getcwdb	"()"	"Return a bytes string representing the current working directory."
f	getegid	"()"	"Return the current process's effective group id."
f	geteuid	"()"	"Return the current process's effective user id."
f	getgid	"()"	"Return the current process's group id."
f	getgrouplist	"(user, group, /)"	"Returns a list of groups to which a user belongs."
f	getgroups	"()"	"Return list of supplemental group IDs for the process."
f	getloadavg	"()"	"Return average recent system load information."
f	getlogin	"()"	"Return the actual login name."
f	getpgid	"(pid)"	"Call the system call getpgid(), and return the result."
f	getpgrp	"()"	"Return the current process group id."
f	getpid	"()"	"Return the current process id."
f	getppid	"()"	"Return the parent's process id."
f	getpriority	"(which, who)"	"Return program scheduling priority."
f	getrandom	"(size, flags=0)"	"Obtain a series of random bytes."
f	getresgid	"()"	"Return a tuple of the current process's real, effective, and saved group ids."
f	getresuid	"()"	"Return a tuple of the current process's real, effective, and saved user ids."
f	getsid	"(pid, /)"	"Call the system call getsid(pid) and return the result."
f	getuid	"()"	"Return the current process's user id."
f	getxattr	"(path, attribute, *, follow_symlinks=True)"	"Return the value of extended attribute attribute on path."
f	initgroups	"(username, gid, /)"	"Initialize the group access list."
f	isatty	"(fd, /)"	"Return True if the fd is connected to a terminal."
f	kill	"(pid, signal, /)"	"Kill a process with a signal."
f	killpg	"(pgid, signal, /)"	"Kill a process group with a signal."
f	lchown	"(path, uid, gid)"	"Change the owner and group id of path to the numeric uid and gid."
f	link	"(src, dst, *, src_dir_fd=None, dst_dir_fd=None, follow_symlinks=True)"	"Create a hard link to a file."
f	listdir	"(path=None)"	"Return a list containing the names of the files in the directory."
f	listxattr	"(path=None, *, follow_symlinks=True)"	"Return a list of extended attributes on path."
f	lockf	"(fd, command, length, /)"	"Apply, test or remove a POSIX lock on an open file descriptor."
f	login_tty	"(fd, /)"	"Prepare the tty of which fd is a file descriptor for a new login session."
f	lseek	"(fd, position, whence, /)"	"Set the position of a file descriptor.  Return the new position."
f	lstat	"(path, *, dir_fd=None)"	"Perform a stat system call on the given path, without following symbolic links."
f	major	"(device, /)"	"Extracts a device major number from a raw device number."
f	makedev	"(major, minor, /)"	"Composes a raw device number from the major and minor device numbers."
f	memfd_create	"(name, flags=1)"	""
f	minor	"(device, /)"	"Extracts a device minor number from a raw device number."
f	mkdir	"(path, mode=511, *, dir_fd=None)"	"Create a directory."
f	mkfifo	"(path, mode=438, *, dir_fd=None)"	"Create a \\"fifo\\" (a POSIX named pipe)."
f	mknod	"(path, mode=384, device=0, *, dir_fd=None)"	"Create a node in the file system."
f	nice	"(increment, /)"	"Add increment to the priority of process and return the new priority."
f	open	"(path, flags, mode=511, *, dir_fd=None)"	"Open a file for low level IO.  Returns a file descriptor (integer)."
f	openpty	"()"	"Open a pseudo-terminal."
f	pathconf	"(path, name)"	"Return the configuration limit name for the file or directory path."
o	pathconf_names	"dict"
f	pidfd_open	"(pid, flags=0)"	"Return a file descriptor referring to the process *pid*."
f	pipe	"()"	"Create a pipe."
f	pipe2	"(flags, /)"	"Create a pipe with flags set atomically."
f	posix_fadvise	"(fd, offset, length, advice, /)"	"Announce an intention to access data in a specific pattern."
f	posix_fallocate	"(fd, offset, length, /)"	"Ensure a file has allocated at least a particular number of bytes on disk."
f	posix_spawn	null	"Execute the program specified by path in a new process."
f	posix_spawnp	null	"Execute the program specified by path in a new process."
f	pread	"(fd, length, offset, /)"	"Read a number of bytes from a file descriptor starting at a particular offset."
f	preadv	"(fd, buffers, offset, flags=0, /)"	"Reads from a file descriptor into a number of mutable bytes-like objects."
f	putenv	"(name, value, /)"	"Change or add an environment variable."
f	pwrite	"(fd, buffer, offset, /)"	"Write bytes to a file descriptor starting at a particular offset."
f	pwritev	"(fd, buffers, offset, flags=0, /)"	"Writes the contents of bytes-like objects to a file descriptor at a given offset."
f	read	"(fd, length, /)"	"Read from a file descriptor.  Returns a bytes object."
f	readlink	"(path, *, dir_fd=None)"	"Return a string representing the path to which the symbolic link points."
f	readv	"(fd, buffers, /)"	"Read from a file descriptor fd into an iterable of buffers."
f	register_at_fork	null	"Register callables to be called when forking a new process."
f	remove	"(path, *, dir_fd=None)"	"Remove a file (same as unlink())."
f	removexattr	"(path, attribute, *, follow_symlinks=True)"	"Remove extended attribute attribute on path."
f	rename	"(src, dst, *, src_dir_fd=None, dst_dir_fd=None)"	"Rename a file or directory."
f	replace	"(src, dst, *, src_dir_fd=None, dst_dir_fd=None)"	"Rename a file or directory, overwriting the destination."
f	rmdir	"(path, *, dir_fd=None)"	"Remove a directory."
f	scandir	"(path=None)"	"Return an iterator of DirEntry objects for given path."
f	sched_get_priority_max	"(policy)"	"Get the maximum scheduling priority for policy."
f	sched_get_priority_min	"(policy)"	"Get the minimum scheduling priority for policy."
f	sched_getaffinity	"(pid, /)"	"Return the affinity of the process identified by pid (or the current process if zero)."
f	sched_getparam	"(pid, /)"	"Returns scheduling parameters for the process identified by pid."
f	sched_getscheduler	"(pid, /)"	"Get the scheduling policy for the process identified by pid."
c	sched_param	"(sched_priority)"	"Currently has only one field: sched_priority"	"posix.sched_param"	["__new__"]	["n_fields", "n_sequence_fields", "n_unnamed_fields", "sched_priority"]
f	sched_rr_get_interval	"(pid, /)"	"Return the round-robin quantum for the process identified by pid, in seconds."
f	sched_setaffinity	"(pid, mask, /)"	"Set the CPU affinity of the process identified by pid to mask."
f	sched_setparam	"(pid, param, /)"	"Set scheduling parameters for the process identified by pid."
f	sched_setscheduler	"(pid, policy, param, /)"	"Set the scheduling policy for the process identified by pid."
f	sched_yield	"()"	"Voluntarily relinquish the CPU."
f	sendfile	"(out_fd, in_fd, offset, count)"	"Copy count bytes from file descriptor in_fd to file descriptor out_fd."
f	set_blocking	"(fd, blocking, /)"	"Set the blocking mode of the specified file descriptor."
f	set_inheritable	"(fd, inheritable, /)"	"Set the inheritable flag of the specified file descriptor."
f	setegid	"(egid, /)"	"Set the current process's effective group id."
f	seteuid	"(euid, /)"	"Set the current process's effective user id."
f	setgid	"(gid, /)"	"Set the current process's group id."
f	setgroups	"(groups, /)"	"Set the groups of the current process to list."
f	setpgid	"(pid, pgrp, /)"	"Call the system call setpgid(pid, pgrp)."
f	setpgrp	"()"	"Make the current process the leader of its process group."
f	setpriority	"(which, who, priority)"	"Set program scheduling priority."
f	setregid	"(rgid, egid, /)"	"Set the current process's real and effective group ids."
f	setresgid	"(rgid, egid, sgid, /)"	"Set the current process's real, effective, and saved group ids."
f	setresuid	"(ruid, euid, suid, /)"	"Set the current process's real, effective, and saved user ids."
f	setreuid	"(ruid, euid, /)"	"Set the current process's real and effective user ids."
f	setsid	"()"	"Call the system call setsid()."
f	setuid	"(uid, /)"	"Set the current process's user id."
f	setxattr	"(path, attribute, value, flags=0, *, follow_symlinks=True)"	"Set extended attribute attribute on path to value."
f	splice	"(src, dst, count, offset_src=None, offset_dst=None, flags=0)"	"Transfer count bytes from one pipe to a descriptor or vice versa."
f	stat	"(path, *, dir_fd=None, follow_symlinks=True)"	"Perform a stat system call on the given path."
c	stat_result	"(iterable=(), /)"	"stat_result: Result from stat, fstat, or lstat."	"os.stat_result"	["__new__"]	["n_fields", "n_sequence_fields", "n_unnamed_fields", "st_atime", "st_atime_ns", "st_blksize", "st_blocks", "st_ctime", "st_ctime_ns", "st_dev", "st_gid", "st_ino", "st_mode", "st_mtime", "st_mtime_ns", "st_nlink", "st_rdev", "st_size", "st_uid"]
f	statvfs	"(path)"	"Perform a statvfs system call on the given path."
c	statvfs_result	"(iterable=(), /)"	"statvfs_result: Result from statvfs or fstatvfs."	"os.statvfs_result"	["__new__"]	["f_bavail", "f_bfree", "f_blocks", "f_bsize", "f_favail", "f_ffree", "f_files", "f_flag", "f_frsize", "f_fsid", "f_namemax", "n_fields", "n_sequence_fields", "n_unnamed_fields"]
f	strerror	"(code, /)"	"Translate an error code to a message string."
f	symlink	"(src, dst, target_is_directory=False, *, dir_fd=None)"	"Create a symbolic link pointing to src named dst."
f	sync	"()"	"Force write of everything to disk."
f	sysconf	"(name, /)"	"Return an integer-valued system configuration variable."
o	sysconf_names	"dict"
f	system	"(command)"	"Execute the command in a subshell."
f	tcgetpgrp	"(fd, /)"	"Return the process group associated with the terminal specified by fd."
f	tcsetpgrp	"(fd, pgid, /)"	"Set the process group associated with the terminal specified by fd."
c	terminal_size	"(iterable=(), /)"	"A tuple of (columns, lines) for holding terminal window size"	"os.terminal_size"	["__new__"]	["columns", "lines", "n_fields", "n_sequence_fields", "n_unnamed_fields"]
f	times	"()"	"Return a collection containing process timing information."
c	times_result	"(iterable=(), /)"	"times_result: Result from os.times()."	"posix.times_result"	["__new__"]	["children_system", "children_user", "elapsed", "n_fields", "n_sequence_fields", "n_unnamed_fields", "system", "user"]
f	truncate	"(path, length)"	"Truncate a file, specified by path, to a specific length."
f	ttyname	"(fd, /)"	"Return the name of the terminal device connected to 'fd'."
f	umask	"(mask, /)"	"Set the current numeric umask and return the previous umask."
f	uname	"()"	"Return an object identifying the current operating system."
c	uname_result	"(iterable=(), /)"	"uname_result: Result from os.uname()."	"posix.uname_result"	["__new__"]	["machine", "n_fields", "n_sequence_fields", "n_unnamed_fields", "nodename", "release", "sysname", "version"]
f	unlink	"(path, *, dir_fd=None)"	"Remove a file (same as remove())."
f	unsetenv	"(name, /)"	"Delete an environment variable."
f	urandom	"(size, /)"	"Return a bytes object containing random bytes suitable for cryptographic use."
f	utime	null	"Set the access and modified time of path."
f	wait	"()"	"Wait for completion of a child process."
f	wait3	"(options)"	"Wait for completion of a child process."
f	wait4	"(pid, options)"	"Wait for completion of a specific child process."
f	waitid	"(idtype, id, options, /)"	"Returns the result of waiting for a process or processes."
c	waitid_result	"(iterable=(), /)"	"waitid_result: Result from waitid."	"posix.waitid_result"	["__new__"]	["n_fields", "n_sequence_fields", "n_unnamed_fields", "si_code", "si_pid", "si_signo", "si_status", "si_uid"]
f	waitpid	"(pid, options, /)"	"Wait for completion of a given child process."
f	waitstatus_to_exitcode	"(status)"	"Convert a wait status to an exit code."
f	write	"(fd, data, /)"	"Write a bytes object to a file descriptor."
f	writev	"(fd, buffers, /)"	"Iterate over buffers, and write the contents of each to a file descriptor."
# pwd
f	getpwall	"()"	"Return a list of all available password database entries, in arbitrary order."
f	getpwnam	"(name, /)"	"Return the password database entry for the given user name."
f	getpwuid	"(uidobj, /)"	"Return the password database entry for the given numeric user ID."
c	struct_passwd	"(iterable=(), /)"	"pwd.struct_passwd: Results from getpw*() routines."	"pwd.struct_passwd"	["__new__"]	["n_fields", "n_sequence_fields", "n_unnamed_fields", "pw_dir", "pw_gecos", "pw_gid", "pw_name", "pw_passwd", "pw_shell", "pw_uid"]
# pyexpat
=	EXPAT_VERSION	"expat_2.5.0"
f	ErrorString	"(code, /)"	"Returns string error for given number."
c	ExpatError	null	"Common base class for all non-exit exceptions."	"xml.parsers.expat.ExpatError"	["__new__", "__init__"]	[]
f	ParserCreate	null	"Return a new XML parser object."
c	XMLParserType	"()"	"XML parser"	"pyexpat.xmlparser"	[]	["AttlistDeclHandler", "CharacterDataHandler", "CommentHandler", "CurrentByteIndex", "CurrentColumnNumber", "CurrentLineNumber", "DefaultHandler", "DefaultHandlerExpand", "ElementDeclHandler", "EndCdataSectionHandler", "EndDoctypeDeclHandler", "EndElementHandler", "EndNamespaceDeclHandler", "EntityDeclHandler", "ErrorByteIndex", "ErrorCode", "ErrorColumnNumber", "ErrorLineNumber", "ExternalEntityParserCreate", "ExternalEntityRefHandler", "GetBase", "GetInputContext", "NotStandaloneHandler", "NotationDeclHandler", "Parse", "ParseFile", "ProcessingInstructionHandler", "SetBase", "SetParamEntityParsing", "SkippedEntityHandler", "StartCdataSectionHandler", "StartDoctypeDeclHandler", "StartElementHandler", "StartNamespaceDeclHandler", "UnparsedEntityDeclHandler", "UseForeignDTD", "XmlDeclHandler", "buffer_size", "buffer_text", "buffer_used", "intern", "namespace_prefixes", "ordered_attributes", "specified_attributes"]
=	XML_PARAM_ENTITY_PARSING_ALWAYS	2
=	XML_PARAM_ENTITY_PARSING_NEVER	0
=	XML_PARAM_ENTITY_PARSING_UNLESS_STANDALONE	1
c	error	null	"Common base class for all non-exit exceptions."	"xml.parsers.expat.ExpatError"	["__new__", "__init__"]	[]
o	errors	"module"
o	expat_CAPI	"PyCapsule"
o	features	"list"
o	model	"module"
=	native_encoding	"UTF-8"
=	version_info	[2, 5, 0]
# readline
=	_READLINE_LIBRARY_VERSION	"8.2"
=	_READLINE_RUNTIME_VERSION	2050
=	_READLINE_VERSION	2050
f	add_history	"(string, /)"	"Add an item to the history buffer."
f	append_history_file	"(nelements, filename=None, /)"	"Append the last nelements items of the history list to file."
f	clear_history	"()"	"Clear the current readline history."
f	get_begidx	"()"	"Get the beginning index of the completion scope."
f	get_completer	"()"	"Get the current completer function."
f	get_completer_delims	"()"	"Get the word delimiters for completion."
f	get_completion_type	"()"	"Get the type of completion being attempted."
f	get_current_history_length	"()"	"Return the current (not the maximum) length of history."
f	get_endidx	"()"	"Get the ending index of the completion scope."
f	get_history_item	"(index, /)"	"Return the current contents of history item at one-based index."
f	get_history_length	"()"	"Return the maximum number of lines that will be written to the history file."
f	get_line_buffer	"()"	"Return the current contents of the line buffer."
f	insert_text	"(string, /)"	"Insert text into the line buffer at the cursor position."
f	parse_and_bind	"(string, /)"	"Execute the init line provided in the string argument."
f	read_history_file	"(filename=None, /)"	"Load a readline history file."
f	read_init_file	"(filename=None, /)"	"Execute a readline initialization file."
f	redisplay	"()"	"Change what's displayed on the screen to reflect contents of the line buffer."
f	remove_history_item	"(pos, /)"	"Remove history item given by its zero-based position."
f	replace_history_item	"(pos, line, /)"	"Replaces history item given by its position with contents of line."
f	set_auto_history	"(enabled, /)"	"Enables or disables automatic history."
f	set_completer	"(function=None, /)"	"Set or remove the completer function."
f	set_completer_delims	"(string, /)"	"Set the word delimiters for completion."
f	set_completion_display_matches_hook	"(function=None, /)"	"Set or remove the completion display function."
f	set_history_length	"(length, /)"	"Set the maximal number of lines which will be written to the history file."
f	set_pre_input_hook	"(function=None, /)"	"Set or remove the function invoked by the rl_pre_input_hook callback."
f	set_startup_hook	"(function=None, /)"	"Set or remove the function invoked by the rl_startup_hook callback."
f	write_history_file	"(filename=None, /)"	"Save a readline history file."
# resource
=	RLIMIT_AS	9
=	RLIMIT_CORE	4
=	RLIMIT_CPU	0
=	RLIMIT_DATA	2
=	RLIMIT_FSIZE	1
=	RLIMIT_MEMLOCK	8
=	RLIMIT_MSGQUEUE	12
=	RLIMIT_NICE	13
=	RLIMIT_NOFILE	7
=	RLIMIT_NPROC	6
=	RLIMIT_OFILE	7
=	RLIMIT_RSS	5
=	RLIMIT_RTPRIO	14
=	RLIMIT_RTTIME	15
=	RLIMIT_SIGPENDING	11
=	RLIMIT_STACK	3
=	RLIM_INFINITY	-1
=	RUSAGE_CHILDREN	-1
=	RUSAGE_SELF	0
=	RUSAGE_THREAD	1
c	error	null	"Base class for I/O related errors."	"builtins.OSError"	["__new__", "__init__"]	["characters_written", "errno", "filename", "filename2", "strerror"]
f	getpagesize	"()"	""
f	getrlimit	"(resource, /)"	""
f	getrusage	"(who, /)"	""
f	prlimit	null	"prlimit(pid, resource, [limits])"
f	setrlimit	"(resource, limits, /)"	""
c	struct_rusage	"(iterable=(), /)"	"struct_rusage: Result from getrusage."	"resource.struct_rusage"	["__new__"]	["n_fields", "n_sequence_fields", "n_unnamed_fields", "ru_idrss", "ru_inblock", "ru_isrss", "ru_ixrss", "ru_majflt", "ru_maxrss", "ru_minflt", "ru_msgrcv", "ru_msgsnd", "ru_nivcsw", "ru_nsignals", "ru_nswap", "ru_nvcsw", "ru_oublock", "ru_stime", "ru_utime"]
# select
=	EPOLLERR	8
=	EPOLLET	2147483648
=	EPOLLEXCLUSIVE	268435456
=	EPOLLHUP	16
=	EPOLLIN	1
=	EPOLLMSG	1024
=	EPOLLONESHOT	1073741824
=	EPOLLOUT	4
=	EPOLLPRI	2
=	EPOLLRDBAND	128
=	EPOLLRDHUP	8192
=	EPOLLRDNORM	64
=	EPOLLWRBAND	512
=	EPOLLWRNORM	256
=	EPOLL_CLOEXEC	524288
=	PIPE_BUF	4096
=	POLLERR	8
=	POLLHUP	16
=	POLLIN	1
=	POLLMSG	1024
=	POLLNVAL	32
=	POLLOUT	4
=	POLLPRI	2
=	POLLRDBAND	128
=	POLLRDHUP	8192
=	POLLRDNORM	64
=	POLLWRBAND	512
=	POLLWRNORM	256
c	epoll	null	"select.epoll(sizehint=-1, flags=0)"	"select.epoll"	["__new__"]	["close", "closed", "fileno", "fromfd", "modify", "poll", "register", "unregister"]
c	error	null	"Base class for I/O related errors."	"builtins.OSError"	["__new__", "__init__"]	["characters_written", "errno", "filename", "filename2", "strerror"]
f	poll	"()"	"Returns a polling object."
f	select	"(rlist, wlist, xlist, timeout=None, /)"	"Wait until one or more file descriptors are ready for some kind of I/O."
# spwd
f	getspall	"()"	"Return a list of all available shadow password database entries, in arbitrary order."
f	getspnam	"(arg, /)"	"Return the shadow password database entry for the given user name."
c	struct_spwd	"(iterable=(), /)"	"spwd.struct_spwd: Results from getsp*() routines."	"spwd.struct_spwd"	["__new__"]	["n_fields", "n_sequence_fields", "n_unnamed_fields", "sp_expire", "sp_flag", "sp_inact", "sp_lstchg", "sp_max", "sp_min", "sp_nam", "sp_namp", "sp_pwd", "sp_pwdp", "sp_warn"]
# sys
o	_base_executable	"str"
f	_clear_type_cache	"()"	"Clear the internal type lookup cache."
f	_current_exceptions	"()"	"Return a dict mapping each thread's identifier to its current raised exception."
f	_current_frames	"()"	"Return a dict mapping each thread's thread id to its current stack frame."
f	_debugmallocstats	"()"	"Print summary info to stderr about the state of pymalloc's structures."
o	_framework	"str"
f	_getframe	"(depth=0, /)"	"Return a frame object from the call stack."
f	_getquickenedcount	"()"	""
o	_git	"tuple"
o	_home	"NoneType"
o	_stdlib_dir	"str"
o	_xoptions	"dict"
o	abiflags	"str"
f	addaudithook	"(hook)"	"Adds a new audit hook callback."
o	api_version	"int"
o	argv	"list"
f	audit	null	"audit(event, *args)"
o	base_exec_prefix	"str"
o	base_prefix	"str"
f	breakpointhook	null	"breakpointhook(*args, **kws)"
=	builtin_module_names	["_abc", "_ast", "_codecs", "_collections", "_functools", "_imp", "_io", "_locale", "_operator", "_signal", "_sre", "_stat", "_string", "_symtable", "_thread", "_tokenize", "_tracemalloc", "_warnings", "_weakref", "atexit", "builtins", "errno", "faulthandler", "gc", "itertools", "marshal", "posix", "pwd", "sys", "time", "xxsubtype"]
=	byteorder	"little"
f	call_tracing	"(func, args, /)"	"Call func(*args), while tracing is enabled."
o	copyright	"str"
f	displayhook	"(object, /)"	"Print an object to sys.stdout and also save it in builtins._"
o	dont_write_bytecode	"bool"
f	exc_info	"()"	"Return current exception information: (type, value, traceback)."
f	excepthook	"(exctype, value, traceback, /)"	"Handle an exception by displaying it with a traceback on sys.stderr."
f	exception	"()"	"Return the current exception."
o	exec_prefix	"str"
o	executable	"str"
f	exit	"(status=None, /)"	"Exit the interpreter by raising SystemExit(status)."
o	flags	"flags"
o	float_info	"float_info"
=	float_repr_style	"short"
f	get_asyncgen_hooks	"()"	"Return the installed asynchronous generators hooks."
f	get_coroutine_origin_tracking_depth	"()"	"Check status of origin tracking for coroutine objects in this thread."
f	get_int_max_str_digits	"()"	"Return the maximum string digits limit for non-binary int<->str conversions."
f	getallocatedblocks	"()"	"Return the number of memory blocks currently allocated."
f	getdefaultencoding	"()"	"Return the current default encoding used by the Unicode implementation."
f	getdlopenflags	"()"	"Return the current value of the flags that are used for dlopen calls."
f	getfilesystemencodeerrors	"()"	"Return the error mode used Unicode to OS filename conversion."
f	getfilesystemencoding	"()"	"Return the encoding used to convert Unicode filenames to OS filenames."
f	getprofile	"()"	"Return the profiling function set with sys.setprofile."
f	getrecursionlimit	"()"	"Return the current value of the recursion limit."
f	getrefcount	"(object, /)"	"Return the reference count of object."
f	getsizeof	null	"getsizeof(object [, default]) -> int"
f	getswitchinterval	"()"	"Return the current thread switch interval; see sys.setswitchinterval()."
f	gettrace	"()"	"Return the global debug tracing function set with sys.settrace."
o	hash_info	"hash_info"
o	hexversion	"int"
o	implementation	"SimpleNamespace"
o	int_info	"int_info"
f	intern	"(string, /)"	"\`\`Intern'' the given string."
f	is_finalizing	"()"	"Return True if Python is exiting."
=	maxsize	9223372036854775807
=	maxunicode	1114111
o	meta_path	"list"
o	modules	"dict"
o	orig_argv	"list"
o	path	"list"
o	path_hooks	"list"
o	path_importer_cache	"dict"
=	platform	"linux"
o	platlibdir	"str"
o	prefix	"str"
o	pycache_prefix	"NoneType"
f	set_asyncgen_hooks	null	"set_asyncgen_hooks(* [, firstiter] [, finalizer])"
f	set_coroutine_origin_tracking_depth	"(depth)"	"Enable or disable origin tracking for coroutine objects in this thread."
f	set_int_max_str_digits	"(maxdigits)"	"Set the maximum string digits limit for non-binary int<->str conversions."
f	setdlopenflags	"(flags, /)"	"Set the flags used by the interpreter for dlopen calls."
f	setprofile	null	"setprofile(function)"
f	setrecursionlimit	"(limit, /)"	"Set the maximum depth of the Python interpreter stack to n."
f	setswitchinterval	"(interval, /)"	"Set the ideal thread switching delay inside the Python interpreter."
f	settrace	null	"settrace(function)"
o	stderr	"TextIOWrapper"
o	stdin	"TextIOWrapper"
o	stdlib_module_names	"frozenset"
o	stdout	"TextIOWrapper"
o	thread_info	"thread_info"
f	unraisablehook	"(unraisable, /)"	"Handle an unraisable exception."
o	version	"str"
o	version_info	"version_info"
o	warnoptions	"list"
# syslog
=	LOG_ALERT	1
=	LOG_AUTH	32
=	LOG_AUTHPRIV	80
=	LOG_CONS	2
=	LOG_CRIT	2
=	LOG_CRON	72
=	LOG_DAEMON	24
=	LOG_DEBUG	7
=	LOG_EMERG	0
=	LOG_ERR	3
=	LOG_INFO	6
=	LOG_KERN	0
=	LOG_LOCAL0	128
=	LOG_LOCAL1	136
=	LOG_LOCAL2	144
=	LOG_LOCAL3	152
=	LOG_LOCAL4	160
=	LOG_LOCAL5	168
=	LOG_LOCAL6	176
=	LOG_LOCAL7	184
=	LOG_LPR	48
=	LOG_MAIL	16
f	LOG_MASK	null	""
=	LOG_NDELAY	8
=	LOG_NEWS	56
=	LOG_NOTICE	5
=	LOG_NOWAIT	16
=	LOG_ODELAY	4
=	LOG_PERROR	32
=	LOG_PID	1
=	LOG_SYSLOG	40
f	LOG_UPTO	null	""
=	LOG_USER	8
=	LOG_UUCP	64
=	LOG_WARNING	4
f	closelog	null	""
f	openlog	null	""
f	setlogmask	null	""
f	syslog	null	""
# termios
=	B0	0
=	B1000000	4104
=	B110	3
=	B115200	4098
=	B1152000	4105
=	B1200	9
=	B134	4
=	B150	5
=	B1500000	4106
=	B1800	10
=	B19200	14
=	B200	6
=	B2000000	4107
=	B230400	4099
=	B2400	11
=	B2500000	4108
=	B300	7
=	B3000000	4109
=	B3500000	4110
=	B38400	15
=	B4000000	4111
=	B460800	4100
=	B4800	12
=	B50	1
=	B500000	4101
=	B57600	4097
=	B576000	4102
=	B600	8
=	B75	2
=	B921600	4103
=	B9600	13
=	BRKINT	2
=	BS0	0
=	BS1	8192
=	BSDLY	8192
=	CBAUD	4111
=	CBAUDEX	4096
=	CDSUSP	25
=	CEOF	4
=	CEOL	0
=	CEOT	4
=	CERASE	127
=	CFLUSH	15
=	CIBAUD	269418496
=	CINTR	3
=	CKILL	21
=	CLNEXT	22
=	CLOCAL	2048
=	CQUIT	28
=	CR0	0
=	CR1	512
=	CR2	1024
=	CR3	1536
=	CRDLY	1536
=	CREAD	128
=	CRPRNT	18
=	CRTSCTS	2147483648
=	CS5	0
=	CS6	16
=	CS7	32
=	CS8	48
=	CSIZE	48
=	CSTART	17
=	CSTOP	19
=	CSTOPB	64
=	CSUSP	26
=	CWERASE	23
=	ECHO	8
=	ECHOCTL	512
=	ECHOE	16
=	ECHOK	32
=	ECHOKE	2048
=	ECHONL	64
=	ECHOPRT	1024
=	EXTA	14
=	EXTB	15
=	FF0	0
=	FF1	32768
=	FFDLY	32768
=	FIOASYNC	21586
=	FIOCLEX	21585
=	FIONBIO	21537
=	FIONCLEX	21584
=	FIONREAD	21531
=	FLUSHO	4096
=	HUPCL	1024
=	ICANON	2
=	ICRNL	256
=	IEXTEN	32768
=	IGNBRK	1
=	IGNCR	128
=	IGNPAR	4
=	IMAXBEL	8192
=	INLCR	64
=	INPCK	16
=	IOCSIZE_MASK	1073676288
=	IOCSIZE_SHIFT	16
=	ISIG	1
=	ISTRIP	32
=	IUCLC	512
=	IXANY	2048
=	IXOFF	4096
=	IXON	1024
=	NCC	8
=	NCCS	32
=	NL0	0
=	NL1	256
=	NLDLY	256
=	NOFLSH	128
=	N_MOUSE	2
=	N_PPP	3
=	N_SLIP	1
=	N_STRIP	4
=	N_TTY	0
=	OCRNL	8
=	OFDEL	128
=	OFILL	64
=	OLCUC	2
=	ONLCR	4
=	ONLRET	32
=	ONOCR	16
=	OPOST	1
=	PARENB	256
=	PARMRK	8
=	PARODD	512
=	PENDIN	16384
=	TAB0	0
=	TAB1	2048
=	TAB2	4096
=	TAB3	6144
=	TABDLY	6144
=	TCFLSH	21515
=	TCGETA	21509
=	TCGETS	21505
=	TCIFLUSH	0
=	TCIOFF	2
=	TCIOFLUSH	2
=	TCION	3
=	TCOFLUSH	1
=	TCOOFF	0
=	TCOON	1
=	TCSADRAIN	1
=	TCSAFLUSH	2
=	TCSANOW	0
=	TCSBRK	21513
=	TCSBRKP	21541
=	TCSETA	21510
=	TCSETAF	21512
=	TCSETAW	21511
=	TCSETS	21506
=	TCSETSF	21508
=	TCSETSW	21507
=	TCXONC	21514
=	TIOCCONS	21533
=	TIOCEXCL	21516
=	TIOCGETD	21540
=	TIOCGICOUNT	21597
=	TIOCGLCKTRMIOS	21590
=	TIOCGPGRP	21519
=	TIOCGSERIAL	21534
=	TIOCGSOFTCAR	21529
=	TIOCGWINSZ	21523
=	TIOCINQ	21531
=	TIOCLINUX	21532
=	TIOCMBIC	21527
=	TIOCMBIS	21526
=	TIOCMGET	21525
=	TIOCMIWAIT	21596
=	TIOCMSET	21528
=	TIOCM_CAR	64
=	TIOCM_CD	64
=	TIOCM_CTS	32
=	TIOCM_DSR	256
=	TIOCM_DTR	2
=	TIOCM_LE	1
=	TIOCM_RI	128
=	TIOCM_RNG	128
=	TIOCM_RTS	4
=	TIOCM_SR	16
=	TIOCM_ST	8
=	TIOCNOTTY	21538
=	TIOCNXCL	21517
=	TIOCOUTQ	21521
=	TIOCPKT	21536
=	TIOCPKT_DATA	0
=	TIOCPKT_DOSTOP	32
=	TIOCPKT_FLUSHREAD	1
=	TIOCPKT_FLUSHWRITE	2
=	TIOCPKT_NOSTOP	16
=	TIOCPKT_START	8
=	TIOCPKT_STOP	4
=	TIOCSCTTY	21518
=	TIOCSERCONFIG	21587
=	TIOCSERGETLSR	21593
=	TIOCSERGETMULTI	21594
=	TIOCSERGSTRUCT	21592
=	TIOCSERGWILD	21588
=	TIOCSERSETMULTI	21595
=	TIOCSERSWILD	21589
=	TIOCSER_TEMT	1
=	TIOCSETD	21539
=	TIOCSLCKTRMIOS	21591
=	TIOCSPGRP	21520
=	TIOCSSERIAL	21535
=	TIOCSSOFTCAR	21530
=	TIOCSTI	21522
=	TIOCSWINSZ	21524
=	TOSTOP	256
=	VDISCARD	13
=	VEOF	4
=	VEOL	11
=	VEOL2	16
=	VERASE	2
=	VINTR	0
=	VKILL	3
=	VLNEXT	15
=	VMIN	6
=	VQUIT	1
=	VREPRINT	12
=	VSTART	8
=	VSTOP	9
=	VSUSP	10
=	VSWTC	7
=	VSWTCH	7
=	VT0	0
=	VT1	16384
=	VTDLY	16384
=	VTIME	5
=	VWERASE	14
=	XCASE	4
=	XTABS	6144
c	error	null	"Common base class for all non-exit exceptions."	"termios.error"	["__new__", "__init__"]	[]
f	tcdrain	"(fd, /)"	"Wait until all output written to file descriptor fd has been transmitted."
f	tcflow	"(fd, action, /)"	"Suspend or resume input or output on file descriptor fd."
f	tcflush	"(fd, queue, /)"	"Discard queued data on file descriptor fd."
f	tcgetattr	"(fd, /)"	"Get the tty attributes for file descriptor fd."
f	tcgetwinsize	"(fd, /)"	"Get the tty winsize for file descriptor fd."
f	tcsendbreak	"(fd, duration, /)"	"Send a break on file descriptor fd."
f	tcsetattr	"(fd, when, attributes, /)"	"Set the tty attributes for file descriptor fd."
f	tcsetwinsize	"(fd, winsize, /)"	"Set the tty winsize for file descriptor fd."
# time
=	CLOCK_BOOTTIME	7
=	CLOCK_MONOTONIC	1
=	CLOCK_MONOTONIC_RAW	4
=	CLOCK_PROCESS_CPUTIME_ID	2
=	CLOCK_REALTIME	0
=	CLOCK_TAI	11
=	CLOCK_THREAD_CPUTIME_ID	3
=	_STRUCT_TM_ITEMS	11
=	altzone	0
f	asctime	null	"asctime([tuple]) -> string"
f	clock_getres	null	"clock_getres(clk_id) -> floating point number"
f	clock_gettime	null	"clock_gettime(clk_id) -> float"
f	clock_gettime_ns	null	"clock_gettime_ns(clk_id) -> int"
f	clock_settime	null	"clock_settime(clk_id, time)"
f	clock_settime_ns	null	"clock_settime_ns(clk_id, time)"
f	ctime	null	"ctime(seconds) -> string"
=	daylight	0
f	get_clock_info	null	"get_clock_info(name: str) -> dict"
f	gmtime	null	"gmtime([seconds]) -> (tm_year, tm_mon, tm_mday, tm_hour, tm_min,"
f	localtime	null	"localtime([seconds]) -> (tm_year,tm_mon,tm_mday,tm_hour,tm_min,"
f	mktime	null	"mktime(tuple) -> floating point number"
f	monotonic	null	"monotonic() -> float"
f	monotonic_ns	null	"monotonic_ns() -> int"
f	perf_counter	null	"perf_counter() -> float"
f	perf_counter_ns	null	"perf_counter_ns() -> int"
f	process_time	null	"process_time() -> float"
f	process_time_ns	null	"process_time() -> int"
f	pthread_getcpuclockid	null	"pthread_getcpuclockid(thread_id) -> int"
f	sleep	null	"sleep(seconds)"
f	strftime	null	"strftime(format[, tuple]) -> string"
f	strptime	null	"strptime(string, format) -> struct_time"
c	struct_time	"(iterable=(), /)"	"The time value as returned by gmtime(), localtime(), and strptime(), and"	"time.struct_time"	["__new__"]	["n_fields", "n_sequence_fields", "n_unnamed_fields", "tm_gmtoff", "tm_hour", "tm_isdst", "tm_mday", "tm_min", "tm_mon", "tm_sec", "tm_wday", "tm_yday", "tm_year", "tm_zone"]
f	thread_time	null	"thread_time() -> float"
f	thread_time_ns	null	"thread_time() -> int"
f	time	null	"time() -> floating point number"
f	time_ns	null	"time_ns() -> int"
=	timezone	0
=	tzname	["UTC", "UTC"]
f	tzset	null	"tzset()"
# unicodedata
c	UCD	"()"	""	"unicodedata.UCD"	[]	["bidirectional", "category", "combining", "decimal", "decomposition", "digit", "east_asian_width", "is_normalized", "lookup", "mirrored", "name", "normalize", "numeric", "unidata_version"]
o	_ucnhash_CAPI	"PyCapsule"
f	bidirectional	"(chr, /)"	"Returns the bidirectional class assigned to the character chr as string."
f	category	"(chr, /)"	"Returns the general category assigned to the character chr as string."
f	combining	"(chr, /)"	"Returns the canonical combining class assigned to the character chr as integer."
f	decimal	null	"Converts a Unicode character into its equivalent decimal value."
f	decomposition	"(chr, /)"	"Returns the character decomposition mapping assigned to the character chr as string."
f	digit	null	"Converts a Unicode character into its equivalent digit value."
f	east_asian_width	"(chr, /)"	"Returns the east asian width assigned to the character chr as string."
f	is_normalized	"(form, unistr, /)"	"Return whether the Unicode string unistr is in the normal form 'form'."
f	lookup	"(name, /)"	"Look up character by name."
f	mirrored	"(chr, /)"	"Returns the mirrored property assigned to the character chr as integer."
f	name	null	"Returns the name assigned to the character chr as a string."
f	normalize	"(form, unistr, /)"	"Return the normal form 'form' for the Unicode string unistr."
f	numeric	null	"Converts a Unicode character into its equivalent numeric value."
o	ucd_3_2_0	"UCD"
=	unidata_version	"14.0.0"
# zlib
=	DEFLATED	8
=	DEF_BUF_SIZE	16384
=	DEF_MEM_LEVEL	8
=	MAX_WBITS	15
=	ZLIB_RUNTIME_VERSION	"1.2.13"
=	ZLIB_VERSION	"1.2.13"
=	Z_BEST_COMPRESSION	9
=	Z_BEST_SPEED	1
=	Z_BLOCK	5
=	Z_DEFAULT_COMPRESSION	-1
=	Z_DEFAULT_STRATEGY	0
=	Z_FILTERED	1
=	Z_FINISH	4
=	Z_FIXED	4
=	Z_FULL_FLUSH	3
=	Z_HUFFMAN_ONLY	2
=	Z_NO_COMPRESSION	0
=	Z_NO_FLUSH	0
=	Z_PARTIAL_FLUSH	1
=	Z_RLE	3
=	Z_SYNC_FLUSH	2
=	Z_TREES	6
f	adler32	"(data, value=1, /)"	"Compute an Adler-32 checksum of data."
f	compress	"(data, /, level=-1, wbits=15)"	"Returns a bytes object containing compressed data."
f	compressobj	"(level=-1, method=8, wbits=15, memLevel=8, strategy=0, zdict=None)"	"Return a compressor object."
f	crc32	"(data, value=0, /)"	"Compute a CRC-32 checksum of data."
f	decompress	"(data, /, wbits=15, bufsize=16384)"	"Returns a bytes object containing the uncompressed data."
f	decompressobj	"(wbits=15, zdict=b'')"	"Return a decompressor object."
c	error	null	"Common base class for all non-exit exceptions."	"zlib.error"	["__new__", "__init__"]	[]
`;

;// CONCATENATED MODULE: ./build/extract/languages/python/c-library.js


/** A function or class of Python's library that is written in C: there is no source of it, only what it says of itself. */
class Native extends evaluate_value/* Definition */.CU {
    signature;
    summary;
    path;
    constructors;
    attributes;
    constructor(kind, name, module, signature, summary, 
    /** `module.Name` of a class, as Python prints it. */
    path, 
    /** Which of `__new__` and `__init__` a class has of its own. */
    constructors, 
    /** Public names that a class has of its own. */
    attributes) {
        super(kind, name, { file: module });
        this.signature = signature;
        this.summary = summary;
        this.path = path;
        this.constructors = constructors;
        this.attributes = attributes;
    }
    describe() {
        const what = this.kind === 'class' ? 'class' : 'function';
        return { signature: this.signature, documentation: this.summary, what };
    }
    member() { }
    hold() { }
}
/** What a module of C holds on Linux; undefined for all other names. */
function cModule(name) {
    let module = known.get(name);
    const text = module ? undefined : c_library_textOf(name);
    if (text === undefined)
        return module;
    module = moduleOf(name, text);
    known.set(name, module);
    return module;
}
/** Whether importing a module fails on Linux, since other systems have it. */
function isElsewhere(name) {
    return OTHER_SYSTEMS.has(name);
}
const known = new Map();
let sections;
/** The lines below the one with the module's name. */
function c_library_textOf(name) {
    sections ??= new Map(C_MODULES.split(/^# /m).map(section => {
        const end = section.indexOf('\n');
        return [section.slice(0, end), section.slice(end + 1).trimEnd()];
    }));
    return sections.get(name);
}
function moduleOf(module, text) {
    const place = { file: module };
    const origin = { place, comment: undefined };
    const entries = [];
    const names = new Set();
    for (const line of text.split('\n')) {
        const [kind, name = '', ...parts] = line.split('\t');
        names.add(name);
        const [first, second, path = name, constructors = [], attributes = []] = parts.map(part => JSON.parse(part));
        const add = (value) => entries.push({ key: name, value, origin });
        if (kind === 'c' || kind === 'f') {
            const what = kind === 'c' ? 'class' : 'function';
            add(new Native(what, name, module, first, second, path, constructors, attributes));
        }
        else if (kind === '=') {
            const items = Array.isArray(first) ? first.map(value => ({ value, origin })) : undefined;
            add(items ? new evaluate_value/* Sequence */.gd(items, false, true) : first);
        }
    }
    return new evaluate_value/* ForeignModule */.jU(module, entries, names);
}

;// CONCATENATED MODULE: ./build/extract/languages/python/operators.js




/** What operators give for constants. */
const python_operators_operators = {
    binary: {
        '+': (0,operators/* either */.gP)(arithmetic((a, b) => a + b, (a, b) => a + b), operators/* texts */.Te, operators/* lists */.k8),
        '-': (0,operators/* either */.gP)(arithmetic((a, b) => a - b, (a, b) => a - b), (0,operators/* common */.sh)(false)),
        '*': (0,operators/* either */.gP)(arithmetic((a, b) => a * b, (a, b) => a * b), operators/* repetition */.Cx),
        '/': (left, right) => {
            const [a, b] = [(0,operators/* numberOf */.rl)(left), (0,operators/* numberOf */.rl)(right)];
            return a === undefined || b === undefined || b === 0 ? undefined : operators_float(a / b);
        },
        '//': (0,operators/* integers */.mp)((a, b) => (b === 0n ? undefined : (a - modulo(a, b)) / b)),
        '%': (0,operators/* either */.gP)((0,operators/* integers */.mp)((a, b) => (b === 0n ? undefined : modulo(a, b))), percent),
        '**': (0,operators/* integers */.mp)((a, b) => (b < 0n || b > 1100n ? undefined : a ** b)),
        '<<': (0,operators/* integers */.mp)((a, b) => (b < 0n || b > 53n ? undefined : a << b)),
        '>>': (0,operators/* integers */.mp)((a, b) => (b < 0n ? undefined : a >> b)),
        '&': (0,operators/* either */.gP)((0,operators/* integers */.mp)((a, b) => a & b), (0,operators/* common */.sh)(true)),
        '|': (0,operators/* either */.gP)((0,operators/* integers */.mp)((a, b) => a | b), operators/* unions */.xe),
        '^': (0,operators/* integers */.mp)((a, b) => a ^ b),
        '==': (0,operators/* equality */.T5)(true),
        '!=': (0,operators/* equality */.T5)(false),
        is: (0,operators/* equality */.T5)(true),
        'is not': (0,operators/* equality */.T5)(false),
        '<': (0,operators/* comparison */.my)((a, b) => order(a, b) < 0),
        '<=': (0,operators/* comparison */.my)((a, b) => order(a, b) <= 0),
        '>': (0,operators/* comparison */.my)((a, b) => order(a, b) > 0),
        '>=': (0,operators/* comparison */.my)((a, b) => order(a, b) >= 0),
        in: membership(true),
        'not in': membership(false),
    },
    unary: {
        '-': operand => operand instanceof evaluate_value/* Float */.nt
            ? new evaluate_value/* Float */.nt(-operand.value)
            : typeof operand === 'number'
                ? 0 - operand
                : undefined,
        '+': operand => ((0,operators/* numberOf */.rl)(operand) === undefined ? undefined : operand),
        '~': operand => (Number.isInteger(operand) ? (0,operators/* finite */.E2)(-operand - 1) : undefined),
        not: operand => {
            const holds = python_operators_truth(operand);
            return holds === undefined ? undefined : !holds;
        },
    },
    truth: python_operators_truth,
    text: python_operators_textOf,
    item: (entries, index) => (Number.isInteger(index) ? entries.at(index) : undefined),
    character: (value, index) => (Number.isInteger(index) ? [...value].at(index) : undefined),
    keys: index => [index],
};
/** Numbers of both kinds: with a float among them, the result is one. */
function arithmetic(whole, real) {
    const ofIntegers = (0,operators/* integers */.mp)(whole);
    return (left, right) => {
        const [a, b] = [(0,operators/* numberOf */.rl)(left), (0,operators/* numberOf */.rl)(right)];
        if (a === undefined || b === undefined)
            return undefined;
        return Number.isInteger(left) && Number.isInteger(right) ? ofIntegers(a, b) : operators_float(real(a, b));
    };
}
function operators_float(value) {
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
        const shown = kind === 's' ? python_operators_textOf(value) : kind === 'd' && Number.isInteger(value) ? String(value) : undefined;
        failed ||= shown === undefined;
        return shown ?? '';
    });
    return failed || used !== args.length ? undefined : (0,operators/* bounded */.Mm)(result);
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
        const shown = python_operators_textOf(value);
        failed ||= shown === undefined;
        return shown ?? '';
    });
    return failed ? undefined : (0,operators/* bounded */.Mm)(result);
}
/** `str(value)`. */
function python_operators_textOf(value) {
    if (typeof value === 'string')
        return value;
    if (typeof value === 'boolean')
        return value ? 'True' : 'False';
    if (value === null)
        return 'None';
    const number = value === undefined ? undefined : (0,operators/* numberOf */.rl)(value);
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
function python_operators_truth(value) {
    if ((0,pure_functions/* isScalar */.jn)(value))
        return Boolean(value);
    if (value instanceof evaluate_value/* Float */.nt)
        return value.value !== 0;
    if (value instanceof evaluate_value/* Definition */.CU)
        return true;
    return value instanceof evaluate_value/* Sequence */.gd || value instanceof evaluate_value/* Mapping */.X9 ? value.entries.length > 0 : undefined;
}
function order(a, b) {
    return typeof a === 'string' && typeof b === 'string' ? (0,code_points/* compareCodePoints */.O)(a, b) : Number(a) - Number(b);
}
function membership(wanted) {
    return (left, right) => {
        if (!(0,pure_functions/* isScalar */.jn)(left))
            return undefined;
        if (typeof right === 'string')
            return typeof left === 'string' ? right.includes(left) === wanted : undefined;
        if (right instanceof evaluate_value/* Mapping */.X9)
            return right.entries.some(({ key }) => key === left) === wanted;
        if (!(right instanceof evaluate_value/* Sequence */.gd) || !right.entries.every(entry => (0,pure_functions/* isScalar */.jn)(entry.value)))
            return undefined;
        return right.entries.some(entry => entry.value === left) === wanted;
    };
}

;// CONCATENATED MODULE: ./build/extract/languages/python/branches.js





/** Statements and clauses that stand one inside the other. */
const branches_MAX_DEPTH = 64;
/** What an import raises. */
const IMPORT_ERRORS = new Set(['ImportError', 'ModuleNotFoundError']);
/** What using a name, or an attribute of a module, raises: the only other errors that can be foreseen. */
const NAME_ERRORS = new Set(['NameError', 'AttributeError']);
/**
 * Whether a statement runs when its file is imported, on Linux: by the conditions around it (`sys.platform == "win32"`,
 * `hasattr(os, "fork")`) and by whether the imports of a `try` succeed. Undefined when only a run can tell.
 */
function reached(node, file, evaluator) {
    return new Branches(file, evaluator).reached(node);
}
/** The conditions that a statement stands under, outermost first, as written. */
function conditionOf(node) {
    const found = [];
    for (let at = node; at.parent; at = at.parent) {
        const { parent } = at;
        if (parent.type === 'if_statement' || parent.type === 'elif_clause') {
            const condition = parent.childForFieldName('condition')?.text ?? '';
            const own = parent.childForFieldName('consequence');
            found.unshift(own?.id === at.id ? condition : `not (${condition})`);
        }
        else if (parent.type === 'except_clause') {
            found.unshift((parent.text.split(':')[0] ?? '').trim());
        }
        else if (at.type === 'block' && parent.type === 'try_statement') {
            found.unshift('try');
        }
    }
    return found.length > 0 ? found.map(each => each.replace(/\s+/g, ' ')).join(' and ') : undefined;
}
/** Conditions and bodies of `try` that are being looked at. */
const running = new Set();
class Branches {
    file;
    evaluator;
    site;
    constructor(file, evaluator) {
        this.file = file;
        this.evaluator = evaluator;
        this.site = { file, env: undefined };
    }
    reached(node) {
        let result = true;
        let depth = 0;
        for (let at = node; at.parent && depth < branches_MAX_DEPTH; at = at.parent, depth += 1) {
            const { parent } = at;
            if (parent.type === 'function_definition' || parent.type === 'lambda')
                break;
            const here = this.runs(at, parent, node);
            if (here === false)
                return false;
            if (here === undefined)
                result = undefined;
        }
        return result;
    }
    /** Whether a part of a statement runs when the statement does. */
    runs(part, statement, node) {
        switch (statement.type) {
            case 'if_statement': {
                const own = statement.childForFieldName('condition');
                if (part.id === own?.id)
                    return true;
                const before = [own, ...(0,nodes/* named */.KT)(statement).map(child => child.childForFieldName('condition'))].filter((each) => each !== null && each.endIndex <= part.startIndex);
                const isConsequence = part.id === statement.childForFieldName('consequence')?.id;
                return isConsequence ? this.holds(own) : not(this.some(before));
            }
            case 'elif_clause': {
                const condition = statement.childForFieldName('condition');
                return condition && condition.id !== part.id ? this.holds(condition) : true;
            }
            case 'try_statement':
                return this.runsInTry(part, statement, node);
            case 'for_statement':
            case 'while_statement':
            case 'match_statement':
            case 'case_clause':
                return undefined;
        }
        return true;
    }
    runsInTry(part, statement, node) {
        if (part.type === 'finally_clause')
            return true;
        const [clause] = (0,nodes/* named */.KT)(statement).filter(({ type }) => type === 'except_clause');
        const body = statement.childForFieldName('body');
        if (!clause || !body)
            return part.type === 'block' ? true : undefined;
        const errors = caughtBy(clause);
        const failing = errors && this.once(body, () => this.firstFailure(body, errors));
        if (failing === undefined)
            return undefined;
        if (part.type === 'except_clause')
            return part.id === clause.id ? failing !== false : undefined;
        return failing === false || (part.id === body.id && node.startIndex < failing.startIndex);
    }
    /** The statement of a `try` that raises one of these errors; false when none does, undefined when that is not known. */
    firstFailure(body, errors) {
        const isFor = (set) => errors.some(error => set.has(error));
        if (!errors.every(error => IMPORT_ERRORS.has(error) || NAME_ERRORS.has(error)))
            return undefined;
        for (const statement of (0,nodes/* named */.KT)(body)) {
            if (statement.type === 'import_statement' || statement.type === 'import_from_statement') {
                const succeeds = this.imports(statement);
                if (succeeds === undefined)
                    return undefined;
                if (!succeeds)
                    return isFor(IMPORT_ERRORS) ? statement : undefined;
                continue;
            }
            if (!isFor(NAME_ERRORS) || statement.type !== 'expression_statement')
                continue;
            const values = (0,nodes/* named */.KT)(statement).flatMap(each => (each.type === 'tuple' ? (0,nodes/* named */.KT)(each) : [each]));
            for (const value of values) {
                if (value.type === 'string')
                    continue;
                const isThere = this.isThere(value);
                if (isThere === undefined)
                    return undefined;
                if (!isThere)
                    return statement;
            }
        }
        return false;
    }
    /** Whether an import finds all that it names. */
    imports(statement) {
        const module = statement.childForFieldName('module_name');
        const nameNodes = (0,nodes/* named */.KT)(statement).filter(child => child.id !== module?.id && child.type !== 'comment' && child.type !== 'wildcard_import');
        const names = nameNodes.map(child => child.childForFieldName('name')?.text ?? child.text);
        if (!module)
            return every(names.map(name => this.isModule(name)));
        const exists = this.isModule(module.text);
        if (exists !== true)
            return exists;
        const foreign = cModule(module.text);
        if (foreign)
            return names.every(name => foreign.names.has(name));
        // What a file has that is there nearly always is what others import from it.
        return true;
    }
    isModule(specifier) {
        if (isElsewhere(specifier))
            return false;
        return this.evaluator.names.isModule(specifier, this.file) || undefined;
    }
    /** Whether a name, or an attribute of a module, is there at all. */
    isThere(node) {
        if (node.type === 'attribute') {
            const object = node.childForFieldName('object');
            const value = object && (0,environment/* settled */.gu)(this.evaluator.evaluate(object, this.site));
            return value ? this.has(value, node.childForFieldName('attribute')?.text ?? '') : undefined;
        }
        if (node.type !== 'identifier')
            return undefined;
        const value = this.evaluator.names.lookUp(node.text, node, this.site);
        if (value === undefined || value instanceof evaluate_value/* Unresolved */.UG)
            return undefined;
        return true;
    }
    has(object, name) {
        if (object instanceof evaluate_value/* ForeignModule */.jU)
            return object.names.has(name);
        // What it inherits is not known: only what it has itself is certain, and hardly any class of C inherits.
        if (object instanceof Native)
            return object.attributes.includes(name);
        if (!(object instanceof environment/* Described */.Si) || object.kind !== 'module')
            return undefined;
        if (this.evaluator.memberIfAny(object, name) !== undefined)
            return true;
        // What it takes over from modules that are known is known, too.
        const { file } = object.site;
        const isKnown = file
            .wildcards()
            .every(each => isElsewhere(each) || this.evaluator.names.isModule(each, file));
        return isKnown && !file.text.includes('globals()') ? false : undefined;
    }
    /** Whether one of several conditions holds. */
    some(conditions) {
        const known = conditions.map(condition => this.holds(condition));
        return known.includes(true) ? true : known.includes(undefined) ? undefined : false;
    }
    holds(condition) {
        return this.once(condition, () => this.truth(condition));
    }
    /** What asks for itself while it is looked at is not known. */
    once(node, look) {
        const key = `${this.file.path}:${node.startIndex}`;
        if (running.has(key))
            return undefined;
        running.add(key);
        try {
            return look();
        }
        finally {
            running.delete(key);
        }
    }
    truth(node) {
        const inner = (0,nodes/* named */.KT)(node);
        switch (node.type) {
            case 'parenthesized_expression':
                return inner[0] ? this.truth(inner[0]) : undefined;
            case 'not_operator':
                return inner[0] ? not(this.truth(inner[0])) : undefined;
            case 'boolean_operator': {
                const isAnd = node.childForFieldName('operator')?.text === 'and';
                const known = inner.map(each => this.truth(each));
                // One that is false makes `and` false, whatever the others are.
                if (known.includes(!isAnd))
                    return !isAnd;
                return known.includes(undefined) ? undefined : isAnd;
            }
            case 'comparison_operator': {
                const [name, space] = inner;
                // `"fork" in os.__dict__`
                if (inner.length !== 2 || space?.type !== 'attribute' || !/\.__dict__$/.test(space.text))
                    break;
                const object = space.childForFieldName('object');
                const text = name && this.evaluator.evaluate(name, this.site);
                if (!object || typeof text !== 'string' || !/^[^=]*\sin\s[^=]*$/.test(node.text))
                    break;
                return this.has((0,environment/* settled */.gu)(this.evaluator.evaluate(object, this.site)), text);
            }
            case 'call': {
                const args = (0,nodes/* named */.KT)(node.childForFieldName('arguments') ?? node);
                if (node.childForFieldName('function')?.text !== 'hasattr' || args.length !== 2)
                    break;
                const [object, name] = args.map(each => (0,environment/* settled */.gu)(this.evaluator.evaluate(each, this.site)));
                return typeof name === 'string' ? this.has(object, name) : undefined;
            }
        }
        const value = (0,environment/* settled */.gu)(this.evaluator.evaluate(node, this.site));
        return value instanceof evaluate_value/* Unresolved */.UG ? undefined : python_operators_operators.truth(value);
    }
}
/** Names of the errors that a clause catches; undefined for a clause that catches everything. */
function caughtBy(clause) {
    const [first] = (0,nodes/* named */.KT)(clause);
    if (!first || first.type === 'block')
        return undefined;
    const value = first.type === 'as_pattern' ? (first.firstNamedChild ?? first) : first;
    return value.type === 'tuple' ? (0,nodes/* named */.KT)(value).map(({ text }) => text) : [value.text];
}
function not(value) {
    return value === undefined ? undefined : !value;
}
function every(values) {
    return values.includes(false) ? false : values.includes(undefined) ? undefined : true;
}

// EXTERNAL MODULE: ./build/extract/syntax/span-origin.js
var span_origin = __webpack_require__(89049);
;// CONCATENATED MODULE: ./build/extract/languages/python/builtins.js
// Generated by scripts/generate-python-builtins.py with Python 3.11. Do not edit.
/** Types by name. */
const BUILTIN_TYPES = new Map([
    ['ArithmeticError', { signature: null, summary: 'Base class for arithmetic errors.' }],
    ['AssertionError', { signature: null, summary: 'Assertion failed.' }],
    ['AttributeError', { signature: null, summary: 'Attribute not found.' }],
    ['BaseException', { signature: null, summary: 'Common base class for all exceptions' }],
    ['BaseExceptionGroup', { signature: null, summary: 'A combination of multiple unrelated exceptions.' }],
    ['BlockingIOError', { signature: null, summary: 'I/O operation would block.' }],
    ['BrokenPipeError', { signature: null, summary: 'Broken pipe.' }],
    ['BufferError', { signature: null, summary: 'Buffer error.' }],
    [
        'BytesWarning',
        { signature: null, summary: 'Base class for warnings about bytes and buffer related problems, mostly' },
    ],
    ['ChildProcessError', { signature: null, summary: 'Child process error.' }],
    ['ConnectionAbortedError', { signature: null, summary: 'Connection aborted.' }],
    ['ConnectionError', { signature: null, summary: 'Connection error.' }],
    ['ConnectionRefusedError', { signature: null, summary: 'Connection refused.' }],
    ['ConnectionResetError', { signature: null, summary: 'Connection reset.' }],
    ['DeprecationWarning', { signature: null, summary: 'Base class for warnings about deprecated features.' }],
    ['EOFError', { signature: null, summary: 'Read beyond end of file.' }],
    ['EncodingWarning', { signature: null, summary: 'Base class for warnings about encodings.' }],
    ['EnvironmentError', { signature: null, summary: 'Base class for I/O related errors.' }],
    ['Exception', { signature: null, summary: 'Common base class for all non-exit exceptions.' }],
    ['ExceptionGroup', { signature: null, summary: 'A combination of multiple unrelated exceptions.' }],
    ['FileExistsError', { signature: null, summary: 'File already exists.' }],
    ['FileNotFoundError', { signature: null, summary: 'File not found.' }],
    ['FloatingPointError', { signature: null, summary: 'Floating point operation failed.' }],
    [
        'FutureWarning',
        { signature: null, summary: 'Base class for warnings about constructs that will change semantically' },
    ],
    ['GeneratorExit', { signature: null, summary: 'Request that a generator exit.' }],
    ['IOError', { signature: null, summary: 'Base class for I/O related errors.' }],
    ['ImportError', { signature: null, summary: "Import can't find module, or can't find name in module." }],
    [
        'ImportWarning',
        { signature: null, summary: 'Base class for warnings about probable mistakes in module imports' },
    ],
    ['IndentationError', { signature: null, summary: 'Improper indentation.' }],
    ['IndexError', { signature: null, summary: 'Sequence index out of range.' }],
    ['InterruptedError', { signature: null, summary: 'Interrupted by signal.' }],
    ['IsADirectoryError', { signature: null, summary: "Operation doesn't work on directories." }],
    ['KeyError', { signature: null, summary: 'Mapping key not found.' }],
    ['KeyboardInterrupt', { signature: null, summary: 'Program interrupted by user.' }],
    ['LookupError', { signature: null, summary: 'Base class for lookup errors.' }],
    ['MemoryError', { signature: null, summary: 'Out of memory.' }],
    ['ModuleNotFoundError', { signature: null, summary: 'Module not found.' }],
    ['NameError', { signature: null, summary: 'Name not found globally.' }],
    ['NotADirectoryError', { signature: null, summary: 'Operation only works on directories.' }],
    ['NotImplementedError', { signature: null, summary: "Method or function hasn't been implemented yet." }],
    ['OSError', { signature: null, summary: 'Base class for I/O related errors.' }],
    ['OverflowError', { signature: null, summary: 'Result too large to be represented.' }],
    [
        'PendingDeprecationWarning',
        { signature: null, summary: 'Base class for warnings about features which will be deprecated' },
    ],
    ['PermissionError', { signature: null, summary: 'Not enough permissions.' }],
    ['ProcessLookupError', { signature: null, summary: 'Process not found.' }],
    ['RecursionError', { signature: null, summary: 'Recursion limit exceeded.' }],
    ['ReferenceError', { signature: null, summary: 'Weak ref proxy used after referent went away.' }],
    ['ResourceWarning', { signature: null, summary: 'Base class for warnings about resource usage.' }],
    ['RuntimeError', { signature: null, summary: 'Unspecified run-time error.' }],
    ['RuntimeWarning', { signature: null, summary: 'Base class for warnings about dubious runtime behavior.' }],
    ['StopAsyncIteration', { signature: null, summary: 'Signal the end from iterator.__anext__().' }],
    ['StopIteration', { signature: null, summary: 'Signal the end from iterator.__next__().' }],
    ['SyntaxError', { signature: null, summary: 'Invalid syntax.' }],
    ['SyntaxWarning', { signature: null, summary: 'Base class for warnings about dubious syntax.' }],
    ['SystemError', { signature: null, summary: 'Internal error in the Python interpreter.' }],
    ['SystemExit', { signature: null, summary: 'Request to exit from the interpreter.' }],
    ['TabError', { signature: null, summary: 'Improper mixture of spaces and tabs.' }],
    ['TimeoutError', { signature: null, summary: 'Timeout expired.' }],
    ['TypeError', { signature: null, summary: 'Inappropriate argument type.' }],
    ['UnboundLocalError', { signature: null, summary: 'Local name referenced but not bound to a value.' }],
    ['UnicodeDecodeError', { signature: null, summary: 'Unicode decoding error.' }],
    ['UnicodeEncodeError', { signature: null, summary: 'Unicode encoding error.' }],
    ['UnicodeError', { signature: null, summary: 'Unicode related error.' }],
    ['UnicodeTranslateError', { signature: null, summary: 'Unicode translation error.' }],
    [
        'UnicodeWarning',
        { signature: null, summary: 'Base class for warnings about Unicode related problems, mostly' },
    ],
    ['UserWarning', { signature: null, summary: 'Base class for warnings generated by user code.' }],
    ['ValueError', { signature: null, summary: 'Inappropriate argument value (of correct type).' }],
    ['Warning', { signature: null, summary: 'Base class for warning categories.' }],
    [
        'ZeroDivisionError',
        { signature: null, summary: 'Second argument to a division or modulo operation was zero.' },
    ],
    ['bool', { signature: null, summary: 'bool(x) -> bool' }],
    ['bytearray', { signature: null, summary: 'bytearray(iterable_of_ints) -> bytearray' }],
    ['bytes', { signature: null, summary: 'bytes(iterable_of_ints) -> bytes' }],
    ['classmethod', { signature: null, summary: 'classmethod(function) -> method' }],
    [
        'complex',
        {
            signature: '(real=0, imag=0)',
            summary: 'Create a complex number from a real part and an optional imaginary part.',
        },
    ],
    ['dict', { signature: null, summary: 'dict() -> new empty dictionary' }],
    ['enumerate', { signature: '(iterable, start=0)', summary: 'Return an enumerate object.' }],
    ['filter', { signature: null, summary: 'filter(function or None, iterable) --> filter object' }],
    [
        'float',
        { signature: '(x=0, /)', summary: 'Convert a string or number to a floating point number, if possible.' },
    ],
    ['frozenset', { signature: null, summary: 'frozenset() -> empty frozenset object' }],
    ['int', { signature: null, summary: 'int([x]) -> integer' }],
    ['list', { signature: '(iterable=(), /)', summary: 'Built-in mutable sequence.' }],
    ['map', { signature: null, summary: 'map(func, *iterables) --> map object' }],
    [
        'memoryview',
        { signature: '(object)', summary: 'Create a new memoryview object which references the given object.' },
    ],
    ['object', { signature: '()', summary: 'The base class of the class hierarchy.' }],
    ['property', { signature: '(fget=None, fset=None, fdel=None, doc=None)', summary: 'Property attribute.' }],
    ['range', { signature: null, summary: 'range(stop) -> range object' }],
    [
        'reversed',
        {
            signature: '(sequence, /)',
            summary: 'Return a reverse iterator over the values of the given sequence.',
        },
    ],
    ['set', { signature: null, summary: 'set() -> new empty set object' }],
    ['slice', { signature: null, summary: 'slice(stop)' }],
    ['staticmethod', { signature: null, summary: 'staticmethod(function) -> method' }],
    ['str', { signature: null, summary: "str(object='') -> str" }],
    ['super', { signature: null, summary: 'super() -> same as super(__class__, <first argument>)' }],
    ['tuple', { signature: '(iterable=(), /)', summary: 'Built-in immutable sequence.' }],
    ['type', { signature: null, summary: "type(object) -> the object's type" }],
    [
        'zip',
        {
            signature: null,
            summary: 'zip(*iterables, strict=False) --> Yield tuples until an input is exhausted.',
        },
    ],
]);
/** Functions by name. */
const BUILTIN_FUNCTIONS = new Map([
    ['abs', { signature: '(x, /)', summary: 'Return the absolute value of the argument.' }],
    [
        'aiter',
        { signature: '(async_iterable, /)', summary: 'Return an AsyncIterator for an AsyncIterable object.' },
    ],
    [
        'all',
        {
            signature: '(iterable, /)',
            summary: 'Return True if bool(x) is True for all values x in the iterable.',
        },
    ],
    ['anext', { signature: null, summary: 'async anext(aiterator[, default])' }],
    [
        'any',
        { signature: '(iterable, /)', summary: 'Return True if bool(x) is True for any x in the iterable.' },
    ],
    ['ascii', { signature: '(obj, /)', summary: 'Return an ASCII-only representation of an object.' }],
    ['bin', { signature: '(number, /)', summary: 'Return the binary representation of an integer.' }],
    ['breakpoint', { signature: null, summary: 'breakpoint(*args, **kws)' }],
    [
        'callable',
        {
            signature: '(obj, /)',
            summary: 'Return whether the object is callable (i.e., some kind of function).',
        },
    ],
    [
        'chr',
        {
            signature: '(i, /)',
            summary: 'Return a Unicode string of one character with ordinal i; 0 <= i <= 0x10ffff.',
        },
    ],
    [
        'compile',
        {
            signature: '(source, filename, mode, flags=0, dont_inherit=False, optimize=-1, *, _feature_version=-1)',
            summary: 'Compile source into a code object that can be executed by exec() or eval().',
        },
    ],
    ['delattr', { signature: '(obj, name, /)', summary: 'Deletes the named attribute from the given object.' }],
    ['dir', { signature: null, summary: 'dir([object]) -> list of strings' }],
    [
        'divmod',
        { signature: '(x, y, /)', summary: 'Return the tuple (x//y, x%y).  Invariant: div*y + mod == x.' },
    ],
    [
        'eval',
        {
            signature: '(source, globals=None, locals=None, /)',
            summary: 'Evaluate the given source in the context of globals and locals.',
        },
    ],
    [
        'exec',
        {
            signature: '(source, globals=None, locals=None, /, *, closure=None)',
            summary: 'Execute the given source in the context of globals and locals.',
        },
    ],
    ['format', { signature: "(value, format_spec='', /)", summary: 'Return value.__format__(format_spec)' }],
    ['getattr', { signature: null, summary: 'getattr(object, name[, default]) -> value' }],
    [
        'globals',
        { signature: '()', summary: "Return the dictionary containing the current scope's global variables." },
    ],
    [
        'hasattr',
        {
            signature: '(obj, name, /)',
            summary: 'Return whether the object has an attribute with the given name.',
        },
    ],
    ['hash', { signature: '(obj, /)', summary: 'Return the hash value for the given object.' }],
    ['hex', { signature: '(number, /)', summary: 'Return the hexadecimal representation of an integer.' }],
    ['id', { signature: '(obj, /)', summary: 'Return the identity of an object.' }],
    [
        'input',
        {
            signature: "(prompt='', /)",
            summary: 'Read a string from standard input.  The trailing newline is stripped.',
        },
    ],
    [
        'isinstance',
        {
            signature: '(obj, class_or_tuple, /)',
            summary: 'Return whether an object is an instance of a class or of a subclass thereof.',
        },
    ],
    [
        'issubclass',
        {
            signature: '(cls, class_or_tuple, /)',
            summary: "Return whether 'cls' is derived from another class or is the same class.",
        },
    ],
    ['iter', { signature: null, summary: 'iter(iterable) -> iterator' }],
    ['len', { signature: '(obj, /)', summary: 'Return the number of items in a container.' }],
    [
        'locals',
        { signature: '()', summary: "Return a dictionary containing the current scope's local variables." },
    ],
    ['max', { signature: null, summary: 'max(iterable, *[, default=obj, key=func]) -> value' }],
    ['min', { signature: null, summary: 'min(iterable, *[, default=obj, key=func]) -> value' }],
    ['next', { signature: null, summary: 'next(iterator[, default])' }],
    ['oct', { signature: '(number, /)', summary: 'Return the octal representation of an integer.' }],
    [
        'open',
        {
            signature: "(file, mode='r', buffering=-1, encoding=None, errors=None, newline=None, closefd=True, opener=None)",
            summary: 'Open file and return a stream.  Raise OSError upon failure.',
        },
    ],
    ['ord', { signature: '(c, /)', summary: 'Return the Unicode code point for a one-character string.' }],
    [
        'pow',
        {
            signature: '(base, exp, mod=None)',
            summary: 'Equivalent to base**exp with 2 arguments or base**exp % mod with 3 arguments',
        },
    ],
    [
        'print',
        {
            signature: "(*args, sep=' ', end='\\n', file=None, flush=False)",
            summary: 'Prints the values to a stream, or to sys.stdout by default.',
        },
    ],
    ['repr', { signature: '(obj, /)', summary: 'Return the canonical string representation of the object.' }],
    [
        'round',
        {
            signature: '(number, ndigits=None)',
            summary: 'Round a number to a given precision in decimal digits.',
        },
    ],
    [
        'setattr',
        {
            signature: '(obj, name, value, /)',
            summary: 'Sets the named attribute on the given object to the specified value.',
        },
    ],
    [
        'sorted',
        {
            signature: '(iterable, /, *, key=None, reverse=False)',
            summary: 'Return a new list containing all items from the iterable in ascending order.',
        },
    ],
    [
        'sum',
        {
            signature: '(iterable, /, start=0)',
            summary: "Return the sum of a 'start' value (default: 0) plus an iterable of numbers",
        },
    ],
    ['vars', { signature: null, summary: 'vars([object]) -> dictionary' }],
]);

;// CONCATENATED MODULE: ./build/extract/languages/python/enum-members.js



/**
 * How a name prints that a file gets from an enum while it runs: `IntEnum._convert_("Kind", __name__, test)` makes members
 * of the constants that pass a test, `globals().update(Kind.__members__)` makes names of members. Undefined for all other names.
 *
 * @param value what the name stands for otherwise.
 */
function memberText(name, value, file, evaluator) {
    for (const call of makersOf(file)) {
        const text = call.kind === 'convert'
            ? convertedText(name, value, call.node, file, evaluator)
            : updatedText(name, call.node, file, evaluator);
        if (text !== undefined)
            return text;
    }
    return undefined;
}
/** The statements that make names of members: looked for once, and in few files. */
function makersOf(file) {
    let found = makers.get(file);
    if (!found) {
        const statements = /\b_convert_\(|\.__members__\)/.test(file.text) ? (0,nodes/* named */.KT)(file.root) : [];
        found = statements.flatMap((statement) => {
            const call = statement.type === 'expression_statement' ? statement.firstNamedChild : null;
            const callee = call?.type === 'call' ? (call.childForFieldName('function')?.text ?? '') : '';
            if (!call)
                return [];
            if (/\._convert_$/.test(callee))
                return [{ kind: 'convert', node: call }];
            return callee === 'globals().update' ? [{ kind: 'update', node: call }] : [];
        });
        makers.set(file, found);
    }
    return found;
}
const makers = new WeakMap();
function convertedText(name, value, call, file, evaluator) {
    const [title, , test, source] = (0,nodes/* named */.KT)(call.childForFieldName('arguments') ?? call);
    const site = { file, env: undefined };
    const enumName = title && evaluator.evaluate(title, site);
    const passes = test && evaluator.calls.invoke(evaluator.evaluate(test, site), [name]);
    if (typeof enumName !== 'string' || passes !== true)
        return undefined;
    const from = source?.childForFieldName('value');
    const number = value ?? (from && evaluator.memberIfAny(evaluator.evaluate(from, site), name));
    return typeof number === 'number' ? `<${enumName}.${name}: ${number}>` : undefined;
}
/** Members of `Enum("Kind", "FIRST SECOND")`, which are counted from 1. */
function updatedText(name, call, file, evaluator) {
    const members = call.childForFieldName('arguments')?.firstNamedChild;
    const object = members?.childForFieldName('object');
    if (!object || members?.childForFieldName('attribute')?.text !== '__members__')
        return undefined;
    const made = (0,environment/* settled */.gu)(evaluator.evaluate(object, { file, env: undefined }));
    if (!(made instanceof evaluate_value/* CallResult */.Q9) || !/(^|\.)(Int|Str)?Enum$/.test(made.callee))
        return undefined;
    if (!(made.of instanceof environment/* Described */.Si) && made.of !== undefined)
        return undefined;
    const [title, list] = made.positional.map(entry => (0,environment/* settled */.gu)(entry.value));
    const names = typeof list === 'string'
        ? list.split(/[\s,]+/)
        : list instanceof evaluate_value/* Sequence */.gd
            ? list.entries.map(entry => entry.value)
            : [];
    const index = names.indexOf(name);
    return typeof title === 'string' && index >= 0 ? `<${title}.${name}: ${index + 1}>` : undefined;
}

;// CONCATENATED MODULE: ./build/extract/languages/python/repr.js






/** Values inside each other. */
const repr_MAX_DEPTH = 32;
/** A default that is longer than this is no default that anybody reads. */
const MAX_CHARACTERS = 10_000;
/**
 * `repr(value)` of an expression, as signatures print defaults. Addresses of objects in memory differ at every run and
 * are left out: `<function f>` for `<function f at 0x7f…>`.
 */
class Repr {
    evaluator;
    constructor(evaluator) {
        this.evaluator = evaluator;
    }
    /** @param at where names in the expression are looked up: a default is worked out around its function, not in it. */
    of(node, site, at, depth = 0) {
        const { file } = site;
        if (depth > repr_MAX_DEPTH)
            return (0,environment/* unresolvedAt */.Zp)(`it is nested deeper than ${repr_MAX_DEPTH} levels`, node, file);
        switch (node.type) {
            case 'none':
                return 'None';
            case 'true':
                return 'True';
            case 'false':
                return 'False';
            case 'ellipsis':
                return 'Ellipsis';
            case 'integer':
                return repr_integer(node.text) ?? node.text;
            case 'string': {
                const { text } = node;
                if (/^[bB]/.test(text))
                    return bytes(text) ?? (0,environment/* unresolvedAt */.Zp)('such bytes are not read', node, file);
                return this.value(this.evaluator.evaluate(node, site), node, site, depth);
            }
            case 'parenthesized_expression':
                return this.of(node.firstNamedChild ?? node, site, at, depth + 1);
            case 'tuple':
            case 'list':
                return this.list(node, site, at, depth);
            case 'lambda':
                return `<function ${qualifiedName(node, '<lambda>')}>`;
            case 'identifier':
                return this.name(node, site, at, depth);
            case 'attribute': {
                const object = node.childForFieldName('object');
                const name = node.childForFieldName('attribute')?.text ?? '';
                const owner = object ? this.around(object, site, at) : null;
                const value = owner === null ? owner : this.evaluator.member(owner, name, node, file);
                const member = owner instanceof environment/* Described */.Si && owner.kind === 'module'
                    ? memberText(name, value, owner.site.file, this.evaluator)
                    : undefined;
                if (member !== undefined)
                    return member;
                const text = this.value(value, node, site, depth);
                if (text instanceof evaluate_value/* Unresolved */.UG || !(owner instanceof environment/* Described */.Si) || owner.kind !== 'class')
                    return text;
                if (value instanceof environment/* Described */.Si)
                    return text;
                const how = repr_enumOf(owner);
                if (how === 'unknown')
                    return (0,environment/* unresolvedAt */.Zp)(`how members of ${owner.name} print is not known`, node, file);
                return how === 'enum' ? `<${owner.name}.${name}: ${text}>` : text;
            }
        }
        return this.value(this.evaluator.evaluate(node, site), node, site, depth);
    }
    /** What a name, or a name of a module or class, means around a function or class. */
    around(node, site, at) {
        if (node.type === 'identifier') {
            const value = this.evaluator.names.lookUp(node.text, at, site);
            return value === undefined
                ? (0,environment/* unresolvedAt */.Zp)(`${node.text} is not defined in the sources`, node, site.file)
                : value;
        }
        const object = node.type === 'attribute' ? node.childForFieldName('object') : null;
        if (!object)
            return this.evaluator.evaluate(node, site);
        const name = node.childForFieldName('attribute')?.text ?? '';
        return this.evaluator.member(this.around(object, site, at), name, node, site.file);
    }
    value(value, node, site, depth = 0) {
        const { file } = site;
        const inner = (each) => this.value(each, node, site, depth + 1);
        if (depth > repr_MAX_DEPTH)
            return (0,environment/* unresolvedAt */.Zp)(`it is nested deeper than ${repr_MAX_DEPTH} levels`, node, file);
        if (value === null)
            return 'None';
        if (value === true)
            return 'True';
        if (value === false)
            return 'False';
        if (typeof value === 'number')
            return Number.isInteger(value) ? String(value) : repr_float(value);
        if (value instanceof evaluate_value/* Float */.nt)
            return repr_float(value.value);
        if (typeof value === 'string')
            return quoted(value);
        if (value instanceof evaluate_value/* Sequence */.gd) {
            const [open, close] = value.fixed ? ['(', ')'] : value.distinct ? ['{', '}'] : ['[', ']'];
            if (value.distinct) {
                if (value.entries.length > 1)
                    return (0,environment/* unresolvedAt */.Zp)('the order in which a set prints is not known', node, file);
                if (value.entries.length === 0)
                    return 'set()';
            }
            const items = together(value.entries.map(entry => inner(entry.value)));
            if (items instanceof evaluate_value/* Unresolved */.UG)
                return items;
            return `${open}${items.join(', ')}${value.fixed && items.length === 1 ? ',' : ''}${close}`;
        }
        if (value instanceof evaluate_value/* Mapping */.X9) {
            const items = together(value.entries.map(({ key, value: each }) => {
                const pair = together([inner(key), inner(each)]);
                return pair instanceof evaluate_value/* Unresolved */.UG ? pair : pair.join(': ');
            }));
            return items instanceof evaluate_value/* Unresolved */.UG ? items : `{${items.join(', ')}}`;
        }
        if (value instanceof Native)
            return value.kind === 'class' ? `<class '${value.path}'>` : `<built-in function ${value.name}>`;
        if (value instanceof environment/* Described */.Si)
            return this.definition(value, node, site);
        if (value instanceof evaluate_value/* CallResult */.Q9)
            return this.call(value, node, site, depth);
        return value instanceof evaluate_value/* Unresolved */.UG ? value : (0,environment/* unresolvedAt */.Zp)('it has no text', node, file);
    }
    definition(value, node, { file }) {
        if (value.kind === 'class')
            return `<class '${classPath(value, this.evaluator)}'>`;
        if (value.kind === 'module')
            return (0,environment/* unresolvedAt */.Zp)('it is a module', node, file);
        const name = qualifiedName(value.node, value.name);
        return value.bound ? (0,environment/* unresolvedAt */.Zp)('it is a method of an object', node, file) : `<function ${name}>`;
    }
    call(value, node, site, depth) {
        const whole = (0,environment/* settled */.gu)(value);
        if (!(whole instanceof evaluate_value/* CallResult */.Q9))
            return this.value(whole, node, site, depth + 1);
        if (whole.makes)
            return this.value(whole.makes, node, site, depth + 1);
        if (whole.callee === 'object' && whole.positional.length === 0)
            return '<object object>';
        const { of } = whole;
        const own = of instanceof environment/* Described */.Si ? this.evaluator.memberIfAny(whole, '__repr__') : undefined;
        if (own instanceof environment/* Described */.Si && own.shape?.kind === 'function') {
            // An object that stands for "nothing given" often says so in one constant text.
            const text = this.evaluator.calls.invoke(own, [whole]);
            if (typeof text === 'string')
                return text;
        }
        else if (of instanceof environment/* Described */.Si && of.kind === 'class' && this.isPlain(of, 0))
            return `<${classPath(of, this.evaluator)} object>`;
        return (0,environment/* unresolvedAt */.Zp)(`how what ${whole.callee}(…) makes prints is not known`, node, site.file);
    }
    /** Whether instances of a class print as every object does. */
    isPlain({ shape, site }, depth) {
        if (shape?.kind !== 'class' || depth > repr_MAX_DEPTH || shape.class.method?.('__repr__'))
            return false;
        if (shape.class.parameters && shape.class.extendsBase)
            return false;
        return shape.class.bases.every(base => {
            const value = this.evaluator.evaluate(base, site);
            return value instanceof environment/* Described */.Si && this.isPlain(value, depth + 1);
        });
    }
    list(node, site, at, depth) {
        const children = node.namedChildren.filter(child => child !== null && child.type !== 'comment');
        if (children.some(child => child.type === 'list_splat'))
            return this.value(this.evaluator.evaluate(node, site), node, site, depth);
        const items = together(children.map(child => this.of(child, site, at, depth + 1)));
        if (items instanceof evaluate_value/* Unresolved */.UG)
            return items;
        if (node.type === 'list')
            return `[${items.join(', ')}]`;
        return `(${items.join(', ')}${items.length === 1 ? ',' : ''})`;
    }
    name(node, site, at, depth) {
        const { text } = node;
        const bound = site.file.bindings(text).filter(({ binding }) => !binding.member);
        const [only] = bound;
        // What is written says more than its value: a member of an enum is not the number that it has.
        if (only && bound.length === 1 && only.binding.kind === 'value' && 'id' in only.binding.value) {
            const value = only.binding.value;
            const [change] = site.file.changes(text, only);
            if (change)
                return (0,environment/* unresolvedAt */.Zp)(`${text} is changed while the program runs`, change.change.node, site.file);
            return this.of(value, site, value, depth + 1);
        }
        const value = this.evaluator.names.lookUp(text, at, site);
        const member = memberText(text, value, site.file, this.evaluator);
        if (member !== undefined)
            return member;
        if (value === undefined) {
            if (BUILTIN_TYPES.has(text))
                return `<class '${text}'>`;
            if (BUILTIN_FUNCTIONS.has(text))
                return `<built-in function ${text}>`;
            if (text === '__name__')
                return quoted(this.evaluator.moduleName(site.file));
            return (0,environment/* unresolvedAt */.Zp)(`${text} is not defined in the sources`, node, site.file);
        }
        return this.value(value, node, site, depth + 1);
    }
}
/** `module.Outer.Inner` of a class, as Python names it. */
function classPath(definition, evaluator) {
    const module = evaluator.moduleName(definition.site.file);
    return `${module}.${qualifiedName(definition.node, definition.name)}`;
}
/** `__qualname__`: with the classes and functions around it. */
function qualifiedName(node, name) {
    const parts = [name];
    for (let at = node.parent; at; at = at.parent) {
        if (at.type === 'class_definition')
            parts.unshift(at.childForFieldName('name')?.text ?? '');
        // A default is worked out outside of its function.
        if (at.type === 'function_definition' &&
            (at.childForFieldName('body')?.startIndex ?? 0) <= node.startIndex)
            parts.unshift(at.childForFieldName('name')?.text ?? '', '<locals>');
    }
    return parts.join('.');
}
/** `repr` of a text: single quotes, unless it has some and no double ones. */
function quoted(text) {
    const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
    const inner = text.replace(/[\\'"\p{C}\p{Z}]/gu, character => {
        if (character === '\\')
            return '\\\\';
        if (character === quote)
            return `\\${quote}`;
        if (character === "'" || character === '"' || character === ' ')
            return character;
        const short = SHORT[character];
        if (short)
            return short;
        const code = character.codePointAt(0);
        if (code < 0x100)
            return `\\x${code.toString(16).padStart(2, '0')}`;
        return code < 0x10000
            ? `\\u${code.toString(16).padStart(4, '0')}`
            : `\\U${code.toString(16).padStart(8, '0')}`;
    });
    return `${quote}${inner.slice(0, MAX_CHARACTERS)}${quote}`;
}
/** Bytes with escapes, as they are printed; undefined for raw ones and for several lines. */
function bytes(text) {
    const content = /^[bB]("|')((?:[ -[\]-~]|\\(?:[\\'"abfnrtv0]|x[0-9a-fA-F]{2}))*)\1$/.exec(text)?.[2];
    if (content === undefined)
        return undefined;
    const value = content.replace(/\\(x(..)|.)/g, (_whole, letter, hex) => hex ? String.fromCharCode(Number.parseInt(hex, 16)) : (repr_ESCAPES[letter] ?? letter));
    const printed = quoted(value).replace(/[\x80-\xff]/g, character => `\\x${character.charCodeAt(0).toString(16)}`);
    return `b${printed}`;
}
const repr_ESCAPES = {
    a: '\x07',
    b: '\b',
    f: '\f',
    n: '\n',
    r: '\r',
    t: '\t',
    v: '\v',
    '0': '\0',
};
/** Whether the constants of a class are members of an enum, which print with their names. */
function repr_enumOf({ shape, node }) {
    if (enumDecorator(node))
        return 'enum';
    // Another decorator can make an enum of any class, too.
    if (node.parent?.type === 'decorated_definition' && /enum/i.test(node.parent.text.split('class')[0] ?? ''))
        return 'unknown';
    const bases = shape?.kind === 'class' ? shape.class.bases.map(base => base.text) : [];
    const others = bases.filter(base => !/(^|[._])(Int|Str|Repr)?(Enum|Flag)$/.test(base));
    if (others.length === bases.length)
        return 'plain';
    return others.every(base => BUILTIN_TYPES.has(base)) ? 'enum' : 'unknown';
}
const SHORT = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
function repr_integer(text) {
    const digits = text.replaceAll('_', '').toLowerCase();
    if (digits.endsWith('j'))
        return digits;
    return /^(0[xob])?[0-9a-f]+$/.test(digits) ? BigInt(digits.replace(/^0+(?=\d)/, '')).toString() : undefined;
}
/** The shortest digits that give the number back; exponents outside of 1e-4 to 1e16. */
function repr_float(value) {
    const [digits = '', exponent = ''] = value.toExponential().split('e');
    const power = Number(exponent);
    if (value !== 0 && (power < -4 || power >= 16)) {
        return `${digits}e${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
    }
    const text = Object.is(value, -0) ? '-0' : String(value);
    return text.includes('.') ? text : `${text}.0`;
}
function together(texts) {
    const problem = texts.find(text => text instanceof evaluate_value/* Unresolved */.UG);
    return problem instanceof evaluate_value/* Unresolved */.UG ? problem : texts;
}

;// CONCATENATED MODULE: ./build/extract/languages/python/annotation.js





/** Annotations as `inspect.formatannotation` prints them. */
class Annotations {
    evaluator;
    repr;
    constructor(evaluator, repr) {
        this.evaluator = evaluator;
        this.repr = repr;
    }
    of(node, site, at) {
        const inner = node.type === 'type' ? (node.firstNamedChild ?? node) : node;
        // With this import annotations stay the texts that they are written as.
        if (keepsAnnotations(site.file))
            return quoted(unparsed(inner.text));
        const text = this.type(inner, site, at);
        if (text instanceof evaluate_value/* Unresolved */.UG)
            return text;
        // What belongs to `typing` is shown without its name; in a type of another module it is not.
        return isTyping(text) ? text.replaceAll(/(?<![\w.])typing\./g, '') : text;
    }
    type(node, site, at) {
        const { file } = site;
        const inner = (each) => this.type(each, site, at);
        switch (node.type) {
            case 'type':
            case 'parenthesized_expression':
                return inner(node.firstNamedChild ?? node);
            case 'none':
                return 'None';
            case 'ellipsis':
                return '...';
            case 'string':
                return this.repr.of(node, site, at);
            case 'identifier':
                return this.name(node, site, at);
            case 'attribute': {
                const object = node.childForFieldName('object');
                const name = node.childForFieldName('attribute')?.text ?? '';
                const value = object ? this.repr.around(object, site, at) : undefined;
                const module = file.bindings(object?.text ?? '')[0]?.binding;
                if (module?.kind === 'import')
                    return annotation_imported(module.specifier, name);
                return value instanceof environment/* Described */.Si ? node.text : (0,environment/* unresolvedAt */.Zp)('its type is not known', node, file);
            }
            case 'list':
                return annotation_all(node, inner, '[', ']');
            case 'generic_type':
            case 'subscript': {
                const [outer, ...rest] = node.namedChildren;
                const list = rest.length === 1 && rest[0]?.type === 'type_parameter' ? rest[0].namedChildren : rest;
                const name = outer ? inner(outer) : node.text;
                if (name instanceof evaluate_value/* Unresolved */.UG)
                    return name;
                const args = list.map(each => name === 'typing.Literal' ? this.repr.of(leaf(each), site, at) : inner(each));
                const problem = args.find(arg => arg instanceof evaluate_value/* Unresolved */.UG);
                if (problem instanceof evaluate_value/* Unresolved */.UG)
                    return problem;
                if (name === 'typing.Union')
                    return union(args);
                if (name === 'typing.Optional')
                    return union([...args, 'None']);
                return `${name}[${args.join(', ')}]`;
            }
            case 'union_type':
            case 'binary_operator': {
                const parts = node.namedChildren.map(child => inner(child));
                const problem = parts.find(part => part instanceof evaluate_value/* Unresolved */.UG);
                if (problem instanceof evaluate_value/* Unresolved */.UG)
                    return problem;
                // A part of `typing` makes a union of `typing`.
                const texts = parts.flatMap(part => part.split(' | '));
                return texts.some(isTyping) ? union(texts) : texts.join(' | ');
            }
        }
        return (0,environment/* unresolvedAt */.Zp)('how this annotation prints is not known', node, file);
    }
    name(node, site, at) {
        const { text } = node;
        const { file } = site;
        const binding = file.bindings(text).find(({ scope }) => scope === file.root.id)?.binding;
        if (binding?.kind === 'import' && /^(typing|collections\.abc)$/.test(binding.specifier))
            return annotation_imported(binding.specifier, binding.name ?? text);
        const value = this.repr.around(node, site, at);
        if (value instanceof environment/* Described */.Si && value.kind === 'class')
            return classPath(value, this.evaluator);
        const variable = value instanceof evaluate_value/* CallResult */.Q9 ? typeVariable(value) : undefined;
        if (variable !== undefined)
            return variable;
        // Special forms (`Never`, `Callable`) are what `typing` itself calls them.
        if (this.evaluator.moduleName(file) === 'typing' &&
            (value instanceof environment/* Described */.Si || value instanceof evaluate_value/* CallResult */.Q9))
            return annotation_imported('typing', text);
        if (value instanceof Native)
            return value.path.replace(/^builtins\./, '');
        if (value instanceof evaluate_value/* Unresolved */.UG && !binding && BUILTIN_TYPES.has(text))
            return text;
        if (value instanceof evaluate_value/* Unresolved */.UG && binding?.kind === 'import' && binding.name !== null)
            return annotation_imported(binding.specifier, binding.name);
        return (0,environment/* unresolvedAt */.Zp)('its type is not known', node, file);
    }
}
/** Whether a file imports `annotations` from `__future__`; asked for every annotation. */
function keepsAnnotations(file) {
    let keeps = keeping.get(file);
    if (keeps === undefined) {
        keeps = /^from __future__ import .*\bannotations\b/m.test(file.text);
        keeping.set(file, keeps);
    }
    return keeps;
}
const keeping = new WeakMap();
function annotation_imported(module, name) {
    return `${module}.${name}`;
}
/** `~T` of `T = TypeVar("T")`. */
function typeVariable({ callee, positional, named: options }) {
    const name = positional[0]?.value;
    if (!/(^|\.)(TypeVar|ParamSpec)$/.test(callee) || typeof name !== 'string')
        return undefined;
    const is = (option) => options.get(option)?.value === true;
    return `${is('covariant') ? '+' : is('contravariant') ? '-' : '~'}${name}`;
}
function isTyping(text) {
    return /^(typing\.|[~+-]\w)/.test(text);
}
function leaf(node) {
    return node.type === 'type' ? (node.firstNamedChild ?? node) : node;
}
function annotation_all(node, read, open, close) {
    const parts = node.namedChildren.map(child => read(child));
    const problem = parts.find(part => part instanceof evaluate_value/* Unresolved */.UG);
    return problem instanceof evaluate_value/* Unresolved */.UG ? problem : `${open}${parts.join(', ')}${close}`;
}
/** `Union[x, None]` prints as `Optional[x]`; unions in unions are one, and what stands twice is there once. */
function union(written) {
    const args = [...new Set(written.flatMap(annotation_alternatives))];
    const without = args.filter(arg => arg !== 'None');
    if (args.length === 1)
        return args[0];
    if (without.length === args.length)
        return `typing.Union[${args.join(', ')}]`;
    return without.length === 1
        ? `typing.Optional[${without[0]}]`
        : `typing.Union[${args.map(arg => (arg === 'None' ? 'NoneType' : arg)).join(', ')}]`;
}
/** The members of a union as it prints; anything else is its own only one. */
function annotation_alternatives(text) {
    const [, kind, inner] = /^typing\.(Union|Optional)\[(.*)\]$/s.exec(text) ?? [];
    if (inner === undefined)
        return [text];
    const parts = [''];
    let depth = 0;
    for (const character of inner) {
        if ('[('.includes(character))
            depth += 1;
        if ('])'.includes(character))
            depth -= 1;
        if (depth < 0)
            return [text];
        if (character === ',' && depth === 0)
            parts.push('');
        else
            parts[parts.length - 1] += character;
    }
    const members = parts.map(part => part.trim()).map(part => (part === 'NoneType' ? 'None' : part));
    return kind === 'Optional' ? [...members, 'None'] : members;
}
/** Source text as the compiler writes it back: single quotes, one space after commas, none inside brackets. */
function unparsed(text) {
    return text
        .replace(/\s+/g, ' ')
        .replace(/\s*,\s*(?=[\])])/g, '')
        .replace(/\s*,\s*/g, ', ')
        .replace(/([[(])\s+/g, '$1')
        .replace(/\s+([\])])/g, '$1')
        .replace(/\s*\|\s*/g, ' | ')
        .replace(/"([^"'\\]*)"/g, "'$1'");
}

;// CONCATENATED MODULE: ./build/extract/languages/python/signature.js



/** The text that `str(inspect.signature(f))` gives, without running anything. */
class Signatures {
    repr;
    annotations;
    constructor(evaluator) {
        this.repr = new Repr(evaluator);
        this.annotations = new Annotations(evaluator, this.repr);
    }
    /**
     * Of a function or lambda.
     * @param bound whether the first parameter is given already (`self`, `cls`).
     */
    of(node, site, bound) {
        const around = node.parent?.type === 'decorated_definition' ? node.parent : node;
        const list = node.childForFieldName('parameters');
        let parameters = [];
        for (const child of list?.namedChildren ?? []) {
            const shown = child ? this.parameter(child, site, around) : null;
            if (shown instanceof evaluate_value/* Unresolved */.UG)
                return shown;
            if (shown)
                parameters.push(shown);
        }
        if (bound)
            parameters = withoutFirst(parameters);
        const type = node.childForFieldName('return_type');
        const result = type ? this.annotations.of(type, site, around) : '';
        if (result instanceof evaluate_value/* Unresolved */.UG)
            return result;
        return `${signature_together(parameters)}${result === '' ? '' : ` -> ${result}`}`;
    }
    /** A parameter with an annotation, a default, both or neither. */
    shown(name, type, value, site, at) {
        const annotation = type ? this.annotations.of(type, site, at) : undefined;
        if (annotation instanceof evaluate_value/* Unresolved */.UG)
            return annotation;
        const text = value === null || typeof value === 'string' ? value : this.repr.of(value, site, at);
        if (text instanceof evaluate_value/* Unresolved */.UG)
            return text;
        // By this class `inspect` itself says that there is none.
        if (text === "<class 'inspect._empty'>")
            return { text: name, kind: 'plain' };
        const typed = annotation === undefined ? name : `${name}: ${annotation}`;
        const kind = name.startsWith('*') ? 'rest' : 'plain';
        if (text === null)
            return { text: typed, kind };
        return { text: annotation === undefined ? `${typed}=${text}` : `${typed} = ${text}`, kind };
    }
    parameter(node, site, at) {
        switch (node.type) {
            case 'identifier':
                return { text: node.text, kind: 'plain' };
            case 'list_splat_pattern':
            case 'dictionary_splat_pattern':
                return { text: node.text, kind: 'rest' };
            case 'keyword_separator':
                return { text: '*', kind: '*' };
            case 'positional_separator':
                return { text: '/', kind: '/' };
            case 'typed_parameter':
                return this.shown(node.firstNamedChild?.text ?? '', node.childForFieldName('type'), null, site, at);
            case 'default_parameter':
            case 'typed_default_parameter': {
                const name = node.childForFieldName('name')?.text ?? '';
                return this.shown(name, node.childForFieldName('type'), node.childForFieldName('value'), site, at);
            }
        }
        return null;
    }
}
/** The list in parentheses. */
function signature_together(parameters) {
    return `(${parameters.map(({ text }) => text).join(', ')})`;
}
/** A method whose first parameter is given; `*args` takes it and stays. */
function withoutFirst(parameters) {
    const [first, second, ...rest] = parameters;
    if (first?.kind !== 'plain')
        return [...parameters];
    if (!second)
        return [];
    return second.kind === '/' ? rest : [second, ...rest];
}

;// CONCATENATED MODULE: ./build/extract/languages/python/classes.js







/** Classes that a class may be made from, altogether. */
const MAX_ANCESTORS = 64;
/** The class and all that it inherits from, in (nearly always) the order of `__mro__`: the last of equal ones counts. */
function ancestorsOf(definition, evaluator) {
    let known = inherited.get(evaluator);
    if (!known) {
        known = new Map();
        inherited.set(evaluator, known);
    }
    const key = keyOf(definition);
    let further = known.get(key);
    if (!further) {
        further = linearised(definition, evaluator, 0).filter(ancestor => keyOf(ancestor) !== key);
        known.set(key, further);
    }
    return [definition, ...further];
}
/** What classes inherit from, worked out once for each. */
const inherited = new WeakMap();
function linearised(definition, evaluator, depth) {
    const all = [definition];
    for (const base of basesOf(definition.node)) {
        const ancestor = ancestorOf(base, definition, evaluator);
        if (ancestor instanceof environment/* Described */.Si && depth < MAX_ANCESTORS && ancestor.node.id !== definition.node.id)
            all.push(...linearised(ancestor, evaluator, depth + 1));
        else
            all.push(ancestor);
        if (all.length > MAX_ANCESTORS)
            break;
    }
    const last = new Map(all.map((ancestor, i) => [keyOf(ancestor), i]));
    return all.filter((ancestor, i) => last.get(keyOf(ancestor)) === i);
}
function ancestorOf(base, { node: own, site }, evaluator) {
    // `Generic[T]` is made from Generic.
    const node = base.type === 'subscript' ? (base.childForFieldName('value') ?? base) : base;
    if (BUILTIN_TYPES.has(node.text) && !evaluator.names.isDefined(node.text, node, site))
        return node.text;
    // A class is made from what stands around it, before it: not from what its own body has.
    const at = own.parent?.type === 'decorated_definition' ? own.parent : own;
    const value = (0,environment/* settled */.gu)(new Repr(evaluator).around(node, site, at));
    if (value instanceof environment/* Described */.Si && value.kind === 'class')
        return value;
    if (value instanceof Native)
        return value;
    if (value instanceof evaluate_value/* CallResult */.Q9)
        return value.makes instanceof environment/* Described */.Si ? value.makes : value;
    return value instanceof evaluate_value/* Unresolved */.UG
        ? value
        : new evaluate_value/* Unresolved */.UG('what it inherits from is not known', site.file.place(node), site.file.quote(node));
}
function keyOf(ancestor) {
    return ancestor instanceof environment/* Described */.Si ? `${ancestor.site.file.path}:${ancestor.node.startIndex}` : ancestor;
}
/** Expressions that a class is made from. */
function basesOf(node) {
    const list = node.childForFieldName('superclasses');
    const made = enumDecorator(node)?.childForFieldName('arguments')?.firstNamedChild;
    return [...(list?.namedChildren ?? []), made ?? null].filter((base) => base !== null && base.type !== 'keyword_argument' && base.type !== 'comment');
}
/** `metaclass=` of a class. */
function metaclassOf(node) {
    const list = node.childForFieldName('superclasses');
    const keyword = list?.namedChildren.find(child => child?.type === 'keyword_argument' && child.childForFieldName('name')?.text === 'metaclass');
    return keyword?.childForFieldName('value') ?? null;
}
function isDataClass({ node }) {
    return decorators_decoratorsOf(node).some(decorator => nameOf(decorator) === 'dataclass' && !/\binit\s*=\s*False/.test(decorator.text));
}
function isNamedTuple({ node }) {
    return basesOf(node).some(base => /(^|\.)NamedTuple$/.test(base.text));
}
/** The signature that a data class or named tuple gets from its fields. */
function fieldsSignature(ancestors, signatures) {
    const [own] = ancestors;
    const fields = new Map();
    // Fields of the classes that it inherits from come first.
    for (const ancestor of [...ancestors].reverse()) {
        if (!(ancestor instanceof environment/* Described */.Si) || (ancestor !== own && !isDataClass(ancestor)))
            continue;
        for (const field of classes_fieldsOf(ancestor))
            fields.set(field.name, field);
    }
    const shown = [];
    const keywords = [];
    for (const { name, type, default: value, keywordOnly, site, at } of fields.values()) {
        const parameter = signatures.shown(name, type, value, site, at);
        if (parameter instanceof evaluate_value/* Unresolved */.UG)
            return parameter;
        (keywordOnly ? keywords : shown).push(parameter);
    }
    if (keywords.length > 0)
        shown.push({ text: '*', kind: '*' }, ...keywords);
    return `${signature_together(shown)}${isNamedTuple(own) ? '' : ' -> None'}`;
}
/** Names of the fields of a class. */
function fieldNames(definition) {
    return classes_fieldsOf(definition).map(({ name }) => name);
}
function classes_fieldsOf({ node, site }) {
    const fields = [];
    let keywordOnly = decorators_decoratorsOf(node).some(decorator => /\bkw_only\s*=\s*True/.test(decorator.text));
    for (const statement of node.childForFieldName('body')?.namedChildren ?? []) {
        const assignment = statement?.type === 'expression_statement' ? statement.firstNamedChild : null;
        const type = assignment?.type === 'assignment' ? assignment.childForFieldName('type') : null;
        const name = assignment?.childForFieldName('left');
        if (!assignment || !type || name?.type !== 'identifier' || /^(\w+\.)?ClassVar\b/.test(type.text))
            continue;
        if (/^(\w+\.)?KW_ONLY$/.test(type.text)) {
            keywordOnly = true;
            continue;
        }
        const value = assignment.childForFieldName('right');
        const options = value && /^(\w+\.)?field\(/.test(value.text) ? optionsOf(value) : null;
        if (options?.get('init')?.text === 'False')
            continue;
        const given = options
            ? (options.get('default') ?? (options.has('default_factory') ? '<factory>' : null))
            : value;
        const only = options?.get('kw_only');
        fields.push({
            name: name.text,
            type,
            default: given,
            keywordOnly: only ? only.text === 'True' : keywordOnly,
            site,
            at: statement,
        });
    }
    return fields;
}
function optionsOf(call) {
    const options = new Map();
    for (const argument of call.childForFieldName('arguments')?.namedChildren ?? []) {
        const value = argument?.childForFieldName('value');
        if (argument?.type === 'keyword_argument' && value)
            options.set(argument.childForFieldName('name')?.text ?? '', value);
    }
    return options;
}
/** `namedtuple('Point', 'x y', defaults=(0,))`: its name, its fields and the signature of what it makes; nothing for other calls. */
function namedTuple(call, signatures, node, site) {
    const name = call.positional[0]?.value ?? call.named.get('typename')?.value;
    const fields = namedTupleFields(call);
    if (typeof name !== 'string' || !fields)
        return undefined;
    const given = (0,environment/* settled */.gu)(call.named.get('defaults')?.value ?? null);
    const defaults = given instanceof evaluate_value/* Sequence */.gd ? given.entries : [];
    const shown = [];
    for (const [i, field] of fields.entries()) {
        const entry = defaults[i - (fields.length - defaults.length)];
        const text = entry && signatures.repr.value(entry.value, node, site);
        if (text instanceof evaluate_value/* Unresolved */.UG)
            return { signature: text, documentation: '' };
        shown.push(text === undefined ? field : `${field}=${text}`);
    }
    return { signature: `(${shown.join(', ')})`, documentation: `${name}(${fields.join(', ')})` };
}
/** Names of the fields of what `namedtuple(…)` makes; undefined for other calls. */
function namedTupleFields(call) {
    if (!/(^|\.)namedtuple$/.test(call.callee))
        return undefined;
    const list = (0,environment/* settled */.gu)(call.positional[1]?.value ?? call.named.get('field_names')?.value ?? null);
    if (typeof list === 'string')
        return list.split(/[\s,]+/).filter(field => field !== '');
    const fields = list instanceof evaluate_value/* Sequence */.gd ? list.entries.map(({ value }) => value) : [null];
    return fields.every(field => typeof field === 'string') ? fields : undefined;
}

;// CONCATENATED MODULE: ./build/extract/languages/python/describe.js









/** Functions that stand for functions: wrappers of wrappers, never circles. */
const describe_MAX_DEPTH = 8;
/** Types whose instances are made ready by a `__init__` in C; all others have only a `__new__`. */
const WITH_INIT = /^(dict|list|set|bytearray|property|super|enumerate|classmethod|staticmethod|type)$|Error$|Exception|Warning$|Exit$|Group$|^(StopIteration|StopAsyncIteration|KeyboardInterrupt)$/;
/** Metaclasses of the library that leave calls of their classes alone. */
const PLAIN_METACLASS = /(^|\.)(ABCMeta|type)$/;
/** What `inspect.signature` and `inspect.getdoc` say of a value. */
function describe_describe(value, evaluator) {
    return new Describer(evaluator).describe(value, 0);
}
class Describer {
    evaluator;
    signatures;
    constructor(evaluator) {
        this.evaluator = evaluator;
        this.signatures = new Signatures(evaluator);
    }
    describe(value, depth) {
        const whole = (0,environment/* settled */.gu)(value);
        if (whole instanceof environment/* Described */.Si) {
            if (whole.kind === 'function')
                return this.ofFunction(whole, depth);
            if (whole.kind === 'class')
                return this.ofClass(whole, depth);
            return { signature: null, documentation: this.docstring(docstringOf(whole.node), whole) ?? '' };
        }
        if (whole instanceof Native)
            return whole.describe();
        if (whole instanceof evaluate_value/* CallResult */.Q9)
            return this.ofInstance(whole, depth);
        if (whole instanceof evaluate_value/* UndefinedName */.cP) {
            const builtin = BUILTIN_FUNCTIONS.get(whole.text) ?? BUILTIN_TYPES.get(whole.text);
            const what = BUILTIN_TYPES.has(whole.text) ? 'class' : 'function';
            if (builtin)
                return { signature: builtin.signature, documentation: builtin.summary, what };
        }
        if (whole instanceof evaluate_value/* Unresolved */.UG) {
            const problem = unknown(whole.reason, whole);
            return { signature: problem, documentation: problem };
        }
        const type = typeName(whole);
        return type === undefined
            ? null
            : { signature: null, documentation: BUILTIN_TYPES.get(type)?.summary ?? '' };
    }
    ofFunction(definition, depth) {
        const { node, site } = definition;
        const decorators = decorators_decoratorsOf(node);
        const wrapped = decorators.find(decorator => nameOf(decorator) === 'wraps');
        if (wrapped && depth < describe_MAX_DEPTH) {
            const original = wrapped.childForFieldName('arguments')?.firstNamedChild;
            const value = original && this.evaluator.evaluate(original, site);
            const description = value instanceof environment/* Described */.Si ? this.describe(value, depth + 1) : null;
            if (description)
                return description;
        }
        const standIn = depth < describe_MAX_DEPTH ? this.standIn(definition, depth) : undefined;
        if (standIn)
            return standIn;
        const changed = this.changed(definition);
        if (changed.signature)
            return { signature: changed.signature, documentation: changed.signature };
        const bound = definition.bound && !decorators.some(decorator => nameOf(decorator) === 'staticmethod');
        const signature = this.signatures.of(node, site, bound);
        return {
            signature: signature instanceof evaluate_value/* Unresolved */.UG ? unknown(signature.reason, signature) : signature,
            documentation: changed.documentation ??
                this.assignedDocumentation(definition.name, definition.node, site.file, depth) ??
                this.documentationOfFunction(definition),
        };
    }
    /** `@variant_of(f)`, a decorator whose wrapper wraps what it was given, and not what it is applied to. */
    standIn({ node, site, name }, depth) {
        for (const decorator of decorators_decoratorsOf(node)) {
            const call = decorator.type === 'call' ? (0,environment/* settled */.gu)(this.evaluator.evaluate(decorator, site)) : undefined;
            const maker = call && this.evaluator.evaluate(decorators_calleeOf(decorator), site);
            if (!(call instanceof evaluate_value/* CallResult */.Q9) || !(maker instanceof environment/* Described */.Si))
                continue;
            // The topmost is applied last, and decides.
            const wraps = [...maker.site.file.textOf(maker.node).matchAll(/@(?:\w+\.)*wraps\(\s*(\w+)\s*([,)])/g)];
            const [[, source, end] = []] = wraps;
            const given = source === undefined ? undefined : call.byParameter?.get(source);
            const description = given && this.describe(given.value, depth + 1);
            if (!description)
                continue;
            if (end === ')' && wraps.length === 1)
                return description;
            const reason = `what the decorator @${decorators_calleeOf(decorator).text} takes over of it is not known`;
            return {
                ...description,
                documentation: unknown(reason, { place: site.file.place(decorator), text: name }),
            };
        }
        return undefined;
    }
    /** What decorators make unknown of a function or class. */
    changed(definition) {
        const { node, site, name } = definition;
        for (const decorator of decorators_decoratorsOf(node)) {
            const left = kept(decorator, site, this.evaluator);
            if (left === 'all')
                continue;
            const taken = left === 'signature' ? this.documentationTaken(decorator, site) : undefined;
            if (taken !== undefined)
                return { documentation: taken };
            const problem = unknown(`what the decorator @${decorators_calleeOf(decorator).text} makes of it is not known`, {
                place: site.file.place(decorator),
                text: name,
            });
            return left === 'signature'
                ? { documentation: problem }
                : { signature: problem, documentation: problem };
        }
        return {};
    }
    /** `wrapper.__doc__ = wrapped.__doc__` in a decorator that was given `wrapped`. */
    documentationTaken(decorator, site) {
        const maker = this.evaluator.evaluate(decorators_calleeOf(decorator), site);
        const call = decorator.type === 'call' ? (0,environment/* settled */.gu)(this.evaluator.evaluate(decorator, site)) : undefined;
        if (!(maker instanceof environment/* Described */.Si) || !(call instanceof evaluate_value/* CallResult */.Q9))
            return undefined;
        const source = /\.__doc__\s*=\s*(\w+)\.__doc__\s*$/m.exec(maker.site.file.textOf(maker.node))?.[1];
        const given = source === undefined ? undefined : call.byParameter?.get(source);
        return given && this.describe(given.value, 1)?.documentation;
    }
    /** `f.__doc__ = …` after the definition at the top of a file. */
    assignedDocumentation(name, node, file, depth) {
        if (!documentedLater(file).has(name))
            return undefined;
        const found = new RegExp(`^${name}\\.__doc__[ \\t]*=[ \\t]*(?=[^\\s=])`, 'm').exec(file.text);
        if (!found || found.index < node.endIndex || depth > describe_MAX_DEPTH)
            return undefined;
        const assignment = file.root.descendantForIndex(found.index, found.index + 1)?.parent?.parent;
        const right = assignment?.type === 'assignment' ? assignment.childForFieldName('right') : null;
        if (!right)
            return undefined;
        const of = /\.__doc__$/.test(right.text) ? right.childForFieldName('object') : null;
        const value = this.evaluator.evaluate(of ?? right, { file, env: undefined });
        if (of)
            return this.describe(value, depth + 1)?.documentation;
        if (typeof (0,environment/* settled */.gu)(value) === 'string')
            return cleandoc((0,environment/* settled */.gu)(value));
        const reason = value instanceof evaluate_value/* Unresolved */.UG ? value.reason : 'it is no text';
        return unknown(`its documentation is assigned, and ${reason}`, { place: file.place(right), text: name });
    }
    /** Its own or, of a method, that of the method of the same name in the classes that its class is made from. */
    documentationOfFunction(definition) {
        const { node, site, name } = definition;
        const own = node.type === 'lambda' ? '' : this.docstring(docstringOf(node.childForFieldName('body')), definition);
        if (own !== undefined)
            return own;
        const around = node.parent?.type === 'decorated_definition' ? node.parent : node;
        const holder = around.parent?.parent;
        if (holder?.type !== 'class_definition')
            return '';
        const value = this.evaluator.evaluate(holder, site);
        if (!(value instanceof environment/* Described */.Si))
            return '';
        for (const ancestor of ancestorsOf(value, this.evaluator).slice(1)) {
            if (ancestor instanceof evaluate_value/* Unresolved */.UG)
                return unknown(ancestor.reason, ancestor);
            const method = ancestor instanceof environment/* Described */.Si ? this.method(ancestor, name) : undefined;
            const found = method && this.docstring(docstringOf(method.node.childForFieldName('body')), method);
            if (found !== undefined)
                return found;
        }
        return '';
    }
    ofClass(definition, depth) {
        const ancestors = ancestorsOf(definition, this.evaluator);
        const changed = this.changed(definition);
        const signature = changed.signature ?? this.signatureOfClass(ancestors, depth);
        return {
            signature: signature instanceof evaluate_value/* Unresolved */.UG ? unknown(signature.reason, signature) : signature,
            documentation: changed.documentation ??
                this.assignedDocumentation(definition.name, definition.node, definition.site.file, depth) ??
                this.documentationOfClass(definition, ancestors, signature),
        };
    }
    /** The order in which `inspect.signature` looks (since Python 3.11.4): the metaclass's `__call__`, then constructors. */
    signatureOfClass(ancestors, depth) {
        const [own] = ancestors;
        const told = this.signatureTold(ancestors);
        if (told !== undefined)
            return told;
        const called = this.metaclassCall(ancestors, depth);
        if (called !== undefined)
            return called;
        if (isDataClass(own) || isNamedTuple(own))
            return fieldsSignature(ancestors, this.signatures);
        // These have a `__wrapped__`, which is asked instead and is nothing that can be called.
        if (ancestors.includes('classmethod') || ancestors.includes('staticmethod'))
            return null;
        const isProtocol = basesOf(own.node).some(base => /(^|\.)Protocol(\[|$)/.test(base.text));
        if (isProtocol && !this.method(own, '__init__'))
            return '(*args, **kwargs)';
        const found = this.constructorOf(ancestors, depth);
        if (found !== undefined)
            return found;
        const native = ancestors.find(ancestor => ancestor instanceof Native);
        if (native)
            return native.describe().signature;
        const builtin = ancestors.filter(ancestor => typeof ancestor === 'string');
        const written = builtin
            .map(name => BUILTIN_TYPES.get(name)?.signature)
            .find(text => text && text !== '()');
        if (written)
            return builtin.includes('type') ? null : written;
        return builtin.every(name => name === 'object') ? '()' : null;
    }
    /** What a method `__signature__` gives: in enums one text for those with members, and another one for those without. */
    signatureTold(ancestors) {
        const [own] = ancestors;
        for (const ancestor of ancestors) {
            const method = ancestor instanceof environment/* Described */.Si ? this.method(ancestor, '__signature__') : undefined;
            const text = method?.site.file.textOf(method.node) ?? '';
            const texts = [...text.matchAll(/\breturn\s+(['"])(\(.*?\))\1/g)].map(match => match[2]);
            if (texts.length === 0)
                continue;
            if (texts.length === 1)
                return texts[0];
            if (!/\bif\s+cls\._member_names_:/.test(text))
                return undefined;
            const members = own.shape?.kind === 'class' ? own.shape.class.members : [];
            const hasMembers = members.some(member => 'key' in member && typeof member.key === 'string' && !member.key.startsWith('_'));
            return texts[hasMembers ? 0 : 1];
        }
        return undefined;
    }
    /** Of the first class that has a constructor, unless one in C comes before. */
    constructorOf(ancestors, depth) {
        const open = new Set(['__new__', '__init__']);
        for (const ancestor of ancestors) {
            if (ancestor instanceof evaluate_value/* Unresolved */.UG)
                return ancestor;
            if (typeof ancestor === 'string') {
                if (ancestor !== 'object')
                    open.delete('__new__');
                if (WITH_INIT.test(ancestor))
                    open.delete('__init__');
                continue;
            }
            if (ancestor instanceof Native) {
                for (const name of ancestor.constructors)
                    open.delete(name);
                continue;
            }
            if (ancestor instanceof evaluate_value/* CallResult */.Q9) {
                const made = open.has('__new__') ? this.ofInstance(ancestor, depth) : null;
                if (made)
                    return made.signature;
                continue;
            }
            if (open.has('__new__') && isNamedTuple(ancestor))
                return fieldsSignature([ancestor], this.signatures);
            if (open.has('__init__') && isDataClass(ancestor))
                return fieldsSignature(ancestorsOf(ancestor, this.evaluator), this.signatures);
            for (const name of open) {
                const method = this.method(ancestor, name);
                if (method)
                    return this.ofFunction(method.asMethod(true), depth + 1).signature;
            }
        }
        return undefined;
    }
    metaclassCall(ancestors, depth) {
        for (const ancestor of ancestors) {
            if (!(ancestor instanceof environment/* Described */.Si))
                continue;
            const node = metaclassOf(ancestor.node);
            if (!node)
                continue;
            if (PLAIN_METACLASS.test(node.text))
                continue;
            const metaclass = this.evaluator.evaluate(node, ancestor.site);
            if (metaclass instanceof evaluate_value/* Unresolved */.UG)
                return metaclass;
            if (!(metaclass instanceof environment/* Described */.Si))
                continue;
            for (const each of ancestorsOf(metaclass, this.evaluator)) {
                const method = each instanceof environment/* Described */.Si ? this.method(each, '__call__') : undefined;
                if (method)
                    return this.ofFunction(method.asMethod(true), depth + 1).signature;
            }
        }
        return undefined;
    }
    /** `inspect.getdoc` of a class: its own, or the first one of those that it inherits from. */
    documentationOfClass(definition, ancestors, signature) {
        for (const ancestor of ancestors) {
            if (ancestor instanceof evaluate_value/* Unresolved */.UG)
                return unknown(ancestor.reason, ancestor);
            if (typeof ancestor === 'string') {
                if (ancestor === 'object')
                    continue;
                return BUILTIN_TYPES.get(ancestor)?.summary ?? '';
            }
            if (ancestor instanceof Native)
                return ancestor.describe().documentation;
            if (ancestor instanceof evaluate_value/* CallResult */.Q9) {
                const made = this.ofInstance(ancestor, 0);
                if (made)
                    return made.documentation;
                continue;
            }
            const assigned = this.documentationByMetaclass(ancestor);
            const found = assigned ?? this.docstring(docstringOf(ancestor.node.childForFieldName('body')), ancestor);
            if (found !== undefined)
                return found;
            const made = enumDecorator(ancestor.node);
            const text = made && this.documentationByDecorator(made, ancestor);
            if (text !== undefined)
                return text;
            if (isNamedTuple(ancestor))
                return `${ancestor.name}(${fieldNames(ancestor).join(', ')})`;
            if (!isDataClass(ancestor))
                continue;
            const own = ancestor === definition ? signature : this.ofClass(ancestor, 0).signature;
            return own instanceof evaluate_value/* Unresolved */.UG ? own : `${ancestor.name}${(own ?? '').replace(/ -> None$/, '')}`;
        }
        return '';
    }
    /** `cls.__doc__ = "…"` in the `__init__` of its metaclass. */
    documentationByMetaclass({ node, site }) {
        const name = metaclassOf(node);
        if (!name || PLAIN_METACLASS.test(name.text))
            return undefined;
        const metaclass = this.evaluator.evaluate(name, site);
        const starter = metaclass instanceof environment/* Described */.Si ? this.method(metaclass, '__init__') : undefined;
        starter?.site.file.demand(starter.node);
        const right = starter && documentationAssigned(starter.node);
        return right?.type === 'string' ? this.docstring(right, starter) : undefined;
    }
    /** What a decorator that makes an enum of a class gives it for want of a documentation; undefined when that is nothing. */
    documentationByDecorator(decorator, { site, place, name }) {
        const maker = this.evaluator.evaluate(decorators_calleeOf(decorator), site);
        const given = maker instanceof environment/* Described */.Si
            ? /\[['"]__doc__['"]\]\s*=\s*(?:None|(['"])(.*?)\1)$/m.exec(maker.site.file.textOf(maker.node))
            : null;
        if (given)
            return given[2];
        return unknown('how its decorator documents it is not known', { place, text: name });
    }
    /** An instance: the documentation of its class, and the signature of what happens when it is called. */
    ofInstance(call, depth) {
        if (call.makes && depth < describe_MAX_DEPTH) {
            const made = this.describe(call.makes, depth + 1);
            return made && { ...made, what: call.makes.kind === 'class' ? 'class' : 'function' };
        }
        const { of } = call;
        const [first] = call.positional;
        if (of instanceof environment/* Described */.Si || first) {
            const site = of instanceof environment/* Described */.Si ? of.site : undefined;
            const node = of instanceof environment/* Described */.Si ? of.node : undefined;
            const tuple = site && node ? namedTuple(call, this.signatures, node, site) : undefined;
            if (tuple) {
                const assigned = first && this.documentationOfMade(first.origin, depth);
                return { ...tuple, documentation: assigned ?? tuple.documentation, what: 'class' };
            }
        }
        if (!(of instanceof environment/* Described */.Si) || of.kind !== 'class') {
            const problem = new evaluate_value/* Unresolved */.UG(`what ${call.callee}(…) gives is not known before the program runs`, first?.origin.place ?? { file: '' }, call.callee, 'symbol-unresolved');
            return { signature: problem, documentation: problem };
        }
        const called = this.evaluator.memberIfAny(call, '__call__');
        const signature = called instanceof environment/* Described */.Si ? this.ofFunction(called, depth + 1).signature : null;
        return { signature, documentation: this.ofClass(of, depth + 1).documentation };
    }
    /** `T = namedtuple('T', …)` and, later at the top of the file, `T.__doc__ = …`. */
    documentationOfMade(argument, depth) {
        if (!(argument instanceof span_origin/* SpanOrigin */.z))
            return undefined;
        const { file, startIndex, endIndex } = argument;
        const call = file.root.descendantForIndex(startIndex, endIndex).parent?.parent;
        const assignment = call?.parent;
        const name = assignment?.type === 'assignment' ? assignment.childForFieldName('left') : null;
        return call && name?.type === 'identifier'
            ? this.assignedDocumentation(name.text, call, file, depth)
            : undefined;
    }
    method({ node, site, shape }, name) {
        if (shape?.kind !== 'class')
            return undefined;
        const method = shape.class.method?.(name);
        // `__new__ = _new`
        const assigned = shape.class.members.find(member => 'key' in member && member.key === name);
        const value = method
            ? this.evaluator.meaning(method.value, method.node, site)
            : assigned && 'key' in assigned && 'id' in assigned.value
                ? this.evaluator.evaluate(assigned.value, site)
                : undefined;
        return value instanceof environment/* Described */.Si && value.node.id !== node.id ? value : undefined;
    }
    /** The text of a docstring; undefined without one. */
    docstring(string, { site }) {
        if (!string)
            return undefined;
        const plain = string.type === 'string' ? plainString(string.text) : undefined;
        const value = plain ?? this.evaluator.evaluate(string, { file: site.file, env: undefined });
        return typeof value === 'string' ? cleandoc(value) : undefined;
    }
}
/** The value that a method assigns to the `__doc__` of its first parameter. */
function documentationAssigned(method) {
    const self = method.childForFieldName('parameters')?.firstNamedChild?.text;
    for (const statement of method.childForFieldName('body')?.namedChildren ?? []) {
        const assignment = statement?.type === 'expression_statement' ? statement.firstNamedChild : null;
        if (assignment?.type !== 'assignment')
            continue;
        if (assignment.childForFieldName('left')?.text === `${self}.__doc__`)
            return assignment.childForFieldName('right') ?? undefined;
    }
    return undefined;
}
/** Names of a file whose documentation is assigned at its top: few, and so looked for once. */
function documentedLater(file) {
    let names = later.get(file);
    if (!names) {
        // Looking for a pattern at each line takes much longer than for a text.
        const found = file.text.includes('.__doc__') ? file.text.matchAll(/^(\w+)\.__doc__[ \t]*=/gm) : [];
        names = new Set([...found].map(match => match[1]));
        later.set(file, names);
    }
    return names;
}
const later = new WeakMap();
function unknown(reason, { place, text }) {
    return new evaluate_value/* Unresolved */.UG(reason, place, text, 'symbol-unresolved');
}
function typeName(value) {
    if (typeof value === 'string')
        return 'str';
    if (typeof value === 'boolean')
        return 'bool';
    if (value instanceof evaluate_value/* Float */.nt)
        return 'float';
    if (typeof value === 'number')
        return Number.isInteger(value) ? 'int' : 'float';
    if (value instanceof evaluate_value/* Sequence */.gd)
        return value.distinct ? 'set' : value.fixed ? 'tuple' : 'list';
    return value instanceof evaluate_value/* Mapping */.X9 ? 'dict' : undefined;
}

;// CONCATENATED MODULE: ./build/extract/languages/python/instances.js






/** What Python gives to every class and instance, and what an instance's class gives it when it is made or asked. */
function inherent(object, name, evaluator) {
    if (object instanceof environment/* Described */.Si)
        return object.kind === 'class' ? ofClass(object, name, evaluator) : undefined;
    if (!(object instanceof evaluate_value/* CallResult */.Q9))
        return undefined;
    const { of } = object;
    if (name === '_fields')
        return instances_fieldsOf(object);
    if (!(of instanceof environment/* Described */.Si) || of.kind !== 'class')
        return undefined;
    if (name === '__class__')
        return of;
    if (name === '__dir__')
        return instances_namesOf(of, evaluator);
    if (name === '__dict__')
        return attributesOf(object, of, evaluator);
    if (name.startsWith('__'))
        return undefined;
    const asked = evaluator.memberIfAny(object, '__getattr__');
    return asked === undefined ? undefined : evaluator.calls.invoke(asked, [object, name]);
}
/** What the constructor of an instance assigns to `self`, or a field of a data class or named tuple. */
function attribute(instance, name, evaluator) {
    const { of } = instance;
    if (name.startsWith('__') || !(of instanceof environment/* Described */.Si) || of.shape?.kind !== 'class')
        return undefined;
    if (of.shape.class.extendsBase)
        return instance.byParameter?.get(name)?.value;
    const starter = evaluator.memberIfAny(of, '__init__');
    if (starter === undefined)
        return instance.byParameter?.get(name)?.value;
    if (!(starter instanceof environment/* Described */.Si) || starter.shape?.kind !== 'function')
        return undefined;
    const { node, site, shape } = starter;
    site.file.demand(node);
    // Most of what is looked for is a method, or a constant of the class.
    const self = shape.function.parameters[0]?.name ?? 'self';
    const member = new RegExp(`(?<![\\p{L}\\p{N}_.])${self}\\.${name}(?![\\p{L}\\p{N}_])([ \\t]*(:[^=\\n]*)?=(?!=))?`, 'gu');
    const isAssigned = [...node.text.matchAll(member)].some(([, assignment]) => assignment !== undefined);
    if (!isAssigned)
        return undefined;
    const own = attributesOf(instance, of, evaluator);
    return own
        ? own.get(name)
        : (0,environment/* unresolvedAt */.Zp)(`the constructor of ${of.name} does more than assign it`, node, site.file);
}
function ofClass(definition, name, evaluator) {
    if (name === '__name__')
        return definition.name;
    if (name === '__dir__')
        return instances_namesOf(definition, evaluator);
    if (name !== '_fields')
        return undefined;
    for (const base of (0,nodes/* named */.KT)(definition.node.childForFieldName('superclasses') ?? definition.node)) {
        const value = base.type === 'identifier' ? (0,environment/* settled */.gu)(evaluator.evaluate(base, definition.site)) : undefined;
        const fields = value instanceof evaluate_value/* CallResult */.Q9 ? instances_fieldsOf(value) : undefined;
        if (fields)
            return fields;
    }
    return undefined;
}
/** What `dir` gives for a class and its instances, without what every object has (`__init__`, …). */
function instances_namesOf(definition, evaluator) {
    const names = new Set();
    for (const ancestor of ancestorsOf(definition, evaluator)) {
        if (ancestor === 'object')
            continue;
        if (!(ancestor instanceof environment/* Described */.Si) || ancestor.shape?.kind !== 'class')
            return undefined;
        for (const member of ancestor.shape.class.members)
            if ('key' in member && typeof member.key === 'string')
                names.add(member.key);
        for (const method of methodsOf(ancestor.node.childForFieldName('body') ?? ancestor.node).keys())
            names.add(method);
    }
    const origin = definition.site.file.origin(definition.node);
    return new evaluate_value/* Sequence */.gd([...names].sort(code_points/* compareCodePoints */.O).map(value => ({ value, origin })));
}
/** What `globals().update(…)` at the top of a file makes a name of it. */
function late(name, file, evaluator) {
    for (const table of updatesOf(file)) {
        const value = (0,environment/* settled */.gu)(evaluator.evaluate(table, { file, env: undefined }));
        if (value instanceof evaluate_value/* Mapping */.X9 && value.get(name) !== undefined)
            return value.get(name);
        for (const entry of value instanceof evaluate_value/* Sequence */.gd ? value.entries : []) {
            const pair = (0,environment/* settled */.gu)(entry.value);
            if (pair instanceof evaluate_value/* Sequence */.gd && pair.entries[0]?.value === name)
                return pair.entries[1]?.value;
        }
    }
    return undefined;
}
/** The tables of such statements: looked for once, since every name that is not bound is asked for. */
function updatesOf(file) {
    let found = updates.get(file);
    if (!found) {
        const calls = file.text.includes('globals().update(') ? (0,nodes/* named */.KT)(file.root) : [];
        found = calls.flatMap(statement => {
            const call = statement.type === 'expression_statement' ? statement.firstNamedChild : null;
            const isUpdate = call?.childForFieldName('function')?.text === 'globals().update';
            const list = isUpdate ? call?.childForFieldName('arguments') : null;
            // A generator stands in place of the list of arguments.
            if (list?.type === 'generator_expression')
                return [list];
            return list ? (0,nodes/* named */.KT)(list).filter(({ type }) => type !== 'keyword_argument') : [];
        });
        updates.set(file, found);
    }
    return found;
}
const updates = new WeakMap();
/** `_fields` of what `namedtuple(…)` makes. */
function instances_fieldsOf(call) {
    const fields = namedTupleFields(call);
    const [first] = call.positional;
    if (!fields || !first)
        return undefined;
    return new evaluate_value/* Sequence */.gd(fields.map(value => ({ value, origin: first.origin })), false, true);
}
/** What the constructor assigns to `self`, when it does nothing else; undefined when it may do more. */
function attributesOf(instance, of, evaluator) {
    const starter = evaluator.memberIfAny(of, '__init__');
    if (starter === undefined)
        return new evaluate_value/* Mapping */.X9([]);
    if (!(starter instanceof environment/* Described */.Si) || starter.shape?.kind !== 'function')
        return undefined;
    const { node, site, shape } = starter;
    site.file.demand(node);
    const [self, ...parameters] = shape.function.parameters;
    if (!self || !instance.byParameter)
        return undefined;
    const names = new Map();
    for (const { name, rest } of parameters) {
        const given = instance.byParameter.get(name);
        if (given)
            names.set(name, given.value);
        else if (rest === 'named' && instance.named.size === 0)
            names.set(name, new evaluate_value/* Mapping */.X9([]));
    }
    const env = { file: site.file, owner: node, names, outer: site.env, depth: 1 };
    const inner = { file: site.file, env };
    const entries = [];
    for (const statement of (0,nodes/* named */.KT)(node.childForFieldName('body') ?? node)) {
        const assigned = assignedTo(self.name, statement);
        if (assigned) {
            const [key, value] = assigned;
            entries.push({ key, value: evaluator.evaluate(value, inner), origin: site.file.origin(statement) });
        }
        else if (!doesNothing(statement, names))
            return undefined;
    }
    return new evaluate_value/* Mapping */.X9(entries);
}
/** `self.name = value` */
function assignedTo(self, statement) {
    const assignment = statement.type === 'expression_statement' ? statement.firstNamedChild : null;
    const left = assignment?.type === 'assignment' ? assignment.childForFieldName('left') : null;
    const value = assignment?.childForFieldName('right');
    if (left?.type !== 'attribute' || left.childForFieldName('object')?.text !== self || !value)
        return undefined;
    return [left.childForFieldName('attribute')?.text ?? '', value];
}
/** A documentation, or a loop over what was not given. */
function doesNothing(statement, names) {
    if (statement.type === 'expression_statement')
        return statement.firstNamedChild?.type === 'string';
    if (statement.type !== 'for_statement')
        return statement.type === 'pass_statement';
    const list = /^(\w+)\.items\(\)$/.exec(statement.childForFieldName('right')?.text ?? '')?.[1];
    const value = list === undefined ? undefined : names.get(list);
    return value instanceof evaluate_value/* Mapping */.X9 && value.entries.length === 0;
}

;// CONCATENATED MODULE: ./build/extract/languages/python/library.js






/** What `str.strip` and `str.split` take for white space: Unicode's, and the separators of ASCII. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the separators are control characters.
const SPACE = /[\s\x1c-\x1f\x85]/;
/** Where `str.splitlines` ends a line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
const LINE_END = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;
/** Functions of the library without effects, written again. */
const library_functions = {
    list: pure_functions/* toSequence */.Xx,
    tuple: toTuple,
    set: pure_functions/* toSet */.M1,
    frozenset: pure_functions/* toSet */.M1,
    sorted: (0,pure_functions/* taking */.BS)(1, (_receiver, [list]) => (0,pure_functions/* sortedTexts */.Mj)(list, code_points/* compareCodePoints */.O)),
    dict: (_receiver, args, origin, keywords) => dict(args, keywords, origin),
    OrderedDict: (_receiver, args, origin, keywords) => dict(args, keywords, origin),
    'collections.OrderedDict': (_receiver, args, origin, keywords) => dict(args, keywords, origin),
    staticmethod: pure_functions/* itself */.QM,
    MappingProxyType: pure_functions/* itself */.QM,
    'types.MappingProxyType': pure_functions/* itself */.QM,
    str: (0,pure_functions/* taking */.BS)(1, (_receiver, [value]) => (value === undefined ? '' : python_operators_textOf(value))),
    int: (0,pure_functions/* taking */.BS)(1, (_receiver, [value]) => library_int(value)),
    len: (0,pure_functions/* taking */.BS)(1, (_receiver, [value]) => library_length(value)),
    dedent: (0,pure_functions/* taking */.BS)(1, (_receiver, [value]) => (typeof value === 'string' ? dedent(value) : undefined)),
    'textwrap.dedent': (0,pure_functions/* taking */.BS)(1, (_receiver, [value]) => typeof value === 'string' ? dedent(value) : undefined),
    'inspect.cleandoc': (0,pure_functions/* taking */.BS)(1, (_receiver, [value]) => typeof value === 'string' ? cleandoc(value) : undefined),
    dir: (0,pure_functions/* taking */.BS)(1, (_receiver, [value], origin, _named, _invoke, member) => {
        if (value instanceof evaluate_value/* ForeignModule */.jU)
            return (0,pure_functions/* parts */.rT)([...value.names].sort(code_points/* compareCodePoints */.O), origin);
        return value === undefined ? undefined : member?.(value, '__dir__');
    }),
    getattr: (0,pure_functions/* taking */.BS)(2, (_receiver, [object, name], _origin, _named, _invoke, member) => object !== undefined && typeof name === 'string' ? member?.(object, name) : undefined),
    enumerate: (0,pure_functions/* taking */.BS)(1, (_receiver, [list]) => enumerate(list)),
    '.keys': pure_functions/* keys */.HP,
    '.values': pure_functions/* values */.zu,
    '.items': pure_functions/* pairs */.AS,
    '.copy': pure_functions/* receiverItself */.ZF,
    '.get': (0,pure_functions/* taking */.BS)(2, (receiver, [key, otherwise]) => receiver instanceof evaluate_value/* Mapping */.X9 && (0,pure_functions/* isScalar */.jn)(key) ? (receiver.get(key) ?? otherwise ?? null) : undefined),
    '.setdefault': (0,pure_functions/* taking */.BS)(2, (receiver, [key, otherwise]) => receiver instanceof evaluate_value/* Mapping */.X9 && (0,pure_functions/* isScalar */.jn)(key) ? (receiver.get(key) ?? otherwise ?? null) : undefined),
    '.isupper': (0,pure_functions/* text */.Qq)((value, none) => none === undefined ? value !== value.toLowerCase() && value === value.toUpperCase() : undefined),
    '.union': (receiver, args) => library_setOf(receiver, args, operators/* unions */.xe),
    '.intersection': (receiver, args) => library_setOf(receiver, args, (0,operators/* common */.sh)(true)),
    '.difference': (receiver, args) => library_setOf(receiver, args, (0,operators/* common */.sh)(false)),
    '.join': pure_functions/* joinedBy */.zD,
    '.split': (0,pure_functions/* taking */.BS)(1, split),
    '.splitlines': (0,pure_functions/* taking */.BS)(0, (receiver, _args, origin) => typeof receiver === 'string' ? (0,pure_functions/* parts */.rT)(linesOf(receiver), origin) : undefined),
    '.format': (receiver, args, _origin, keywords) => typeof receiver === 'string' ? formatted(receiver, args, keywords) : undefined,
    '.strip': (0,pure_functions/* text */.Qq)((value, characters) => stripEnd(stripStart(value, characters), characters)),
    '.lstrip': (0,pure_functions/* text */.Qq)(stripStart),
    '.rstrip': (0,pure_functions/* text */.Qq)(stripEnd),
    '.lower': (0,pure_functions/* text */.Qq)((value, none) => (none === undefined ? value.toLowerCase() : undefined)),
    '.upper': (0,pure_functions/* text */.Qq)((value, none) => (none === undefined ? value.toUpperCase() : undefined)),
    '.startswith': (0,pure_functions/* text */.Qq)((value, prefix) => (prefix === undefined ? undefined : value.startsWith(prefix))),
    '.endswith': (0,pure_functions/* text */.Qq)((value, suffix) => (suffix === undefined ? undefined : value.endsWith(suffix))),
    '.removeprefix': (0,pure_functions/* text */.Qq)((value, prefix = '') => value.startsWith(prefix) ? value.slice(prefix.length) : value),
    '.removesuffix': (0,pure_functions/* text */.Qq)((value, suffix = '') => suffix !== '' && value.endsWith(suffix) ? value.slice(0, -suffix.length) : value),
    '.replace': (0,pure_functions/* taking */.BS)(2, (receiver, [from, to]) => typeof receiver === 'string' && typeof from === 'string' && typeof to === 'string'
        ? replaceAll(receiver, from, to)
        : undefined),
};
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
/** `dict(pairs or map, name=value)`. */
function dict(args, keywords, origin) {
    if (args.length > 1)
        return undefined;
    const base = (0,pure_functions/* toMapping */.c_)(undefined, args, origin, new Map(), () => undefined);
    if (!(base instanceof evaluate_value/* Mapping */.X9) || keywords.size === 0)
        return base;
    return (0,pure_functions/* overlay */.Lw)(base, [new evaluate_value/* Mapping */.X9((0,pure_functions/* lastWins */.Wr)([...keywords].map(([key, entry]) => ({ key, ...entry }))))], origin);
}
/** A list that prints in parentheses. */
function toTuple(...args) {
    const list = (0,pure_functions/* toSequence */.Xx)(...args);
    return list instanceof evaluate_value/* Sequence */.gd ? new evaluate_value/* Sequence */.gd(list.entries, false, true) : undefined;
}
function library_setOf(receiver, args, fold) {
    let result = receiver;
    for (const value of args) {
        if (result === undefined || !(value instanceof evaluate_value/* Sequence */.gd))
            return undefined;
        result = fold(result, new evaluate_value/* Sequence */.gd((0,pure_functions/* distinct */.dM)(value.entries), true));
    }
    return result;
}
function library_int(value) {
    if (typeof value === 'boolean')
        return Number(value);
    if (typeof value === 'string')
        return /^\s*[+-]?\d+\s*$/.test(value) ? (0,operators/* finite */.E2)(Number(value)) : undefined;
    const number = value === undefined ? undefined : (0,operators/* numberOf */.rl)(value);
    return number === undefined ? undefined : (0,operators/* finite */.E2)(Math.trunc(number));
}
/** Code points of a text, entries of anything else. */
function library_length(value) {
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
        return (0,pure_functions/* parts */.rT)(receiver.split(new RegExp(`${SPACE.source}+`)).filter(part => part !== ''), origin);
    }
    return typeof separator === 'string' && separator !== ''
        ? (0,pure_functions/* parts */.rT)(receiver.split(separator), origin)
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

;// CONCATENATED MODULE: ./build/extract/languages/python/modules.js

/** Modules of Python that the interpreter carries with it under names of their own. */
const FROZEN = {
    _frozen_importlib: 'importlib._bootstrap',
    _frozen_importlib_external: 'importlib._bootstrap_external',
};
/** Python looks beside the importer for relative specifiers, else in the folders of `sys.path`: here, those around the importer. */
function python_modules_modulePaths(written, importer, isFile) {
    const specifier = Object.hasOwn(FROZEN, written) ? FROZEN[written] : written;
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
    // Inside of a package, names are looked for from where the package itself is found.
    const isPackage = (base) => dots === 0 && isFile([...base, '__init__.py'].join('/'));
    bases.sort((a, b) => Number(isPackage(a)) - Number(isPackage(b)));
    return bases.flatMap(base => {
        const path = [...base, ...parts].join('/');
        return parts.length > 0
            ? [`${path}/__init__.py`, `${path}.py`, `${path}.pyi`]
            : [[...base, '__init__.py'].join('/')];
    });
}
/** The packages around a file, as far as folders are packages, and its own name. */
function moduleName(path, isFile) {
    const parts = path.replace(/\.pyi?$/, '').split('/');
    let first = parts.length - 1;
    while (first > 0 && isFile([...parts.slice(0, first), '__init__.py'].join('/')))
        first -= 1;
    const name = parts.slice(first);
    if (name.length > 1 && name.at(-1) === '__init__')
        name.pop();
    return name.join('.');
}
/** Modules that every name is taken from, also in a branch; the last one first, since it replaces what others gave. */
function wildcards(root) {
    const found = [];
    for (const statement of root.namedChildren) {
        if (!statement)
            continue;
        if (BRANCHES.has(statement.type))
            found.unshift(...wildcards(statement));
        else if (statement.type === 'import_from_statement' &&
            statement.namedChildren.some(child => child?.type === 'wildcard_import'))
            found.unshift(statement.childForFieldName('module_name')?.text ?? '');
    }
    return found;
}

;// CONCATENATED MODULE: ./build/extract/languages/python/outline.js

/** A body that is shorter than this is parsed sooner than left out. */
const MIN_GAP_CHARACTERS = 60;
/** With more of them, the parser takes longer to find its way among them than to parse what is in them. */
const MAX_GAPS = 5000;
/** Characters at which a line may not simply be read on: quotes, brackets, comments, line ends, line joins. */
const NOTABLE = new Uint8Array(128);
for (const character of '"\'#()[]{}\\\n')
    NOTABLE[character.charCodeAt(0)] = 1;
const [NEWLINE, outline_SPACE, TAB, BACKSLASH, HASH, COLON] = [10, 32, 9, 92, 35, 58];
const [DOUBLE_QUOTE, SINGLE_QUOTE] = [34, 39];
const OPENING = new Set([40, 91, 123]);
const CLOSING = new Set([41, 93, 125]);
/** Begins a function whose body may be left out: the text of `__new__` says whether a class makes instances of itself. */
const FUNCTION = /(?:async[ \t]+)?def[ \t]+(?!__new__\b)/y;
/** A string that stands first in a body is its documentation. */
const STRING = /[A-Za-z]{0,2}["']/y;
/** Begins a string whose text is what it stands for, as long as nothing is escaped in it. */
const LONG_STRING = /[rRuU]?(?:"""|''')/y;
const NAME_START = /[A-Za-z_]/y;
const outline = {
    parts,
    changes: changing(),
};
/** A method that changes it, an assignment to it or to a part of it, or `del` before it. */
function changing() {
    const assigns = String.raw `(?:\*\*|//|<<|>>|[-+*/|&^%@])?=(?!=)`;
    const method = String.raw `\.\s*(?:${[...changes_MUTATING_METHODS].join('|')})\b`;
    // What is in brackets may go on over lines: then nobody looks further.
    const part = String.raw `\[(?:[^\n\]]*(?:\n|$)|[^\n]*${assigns})`;
    return new RegExp(String.raw `\s*(?:${method}|${part}|${assigns})|(?<=\bdel\b[^\n]*)`, 'y');
}
/**
 * What is to be parsed of a file for its definitions: everything but the bodies of functions, which only matter when a function is
 * applied, and the insides of long texts that are statements. Of a body stay its documentation or, without one, the first letter of
 * its first statement, which is a statement, too. A body that binds names outside of itself (`global`) stays whole.
 *
 * Lines are found as the Language Reference has them (section 2.1, "Line structure"). Undefined where nothing is to be left out, or
 * where the text is not as expected: it is then parsed whole, and the parser says what is wrong with it.
 */
function parts(text) {
    const lines = new LogicalLines(text);
    const gaps = [];
    let line = lines.next();
    while (line) {
        gaps.push(...textGap(line, text));
        if (!line.opensBlock || !matchesAt(FUNCTION, text, line.from)) {
            line = lines.next();
            continue;
        }
        const { indent } = line;
        const first = lines.next();
        if (!first || first.indent <= indent)
            return undefined;
        let last = first;
        for (line = lines.next(); line && line.indent > indent; line = lines.next())
            last = line;
        gaps.push(...textGap(first, text), ...bodyGap(first, last, text));
    }
    if (lines.isBroken || gaps.length === 0 || gaps.length > MAX_GAPS)
        return undefined;
    return partsBetween(gaps, text);
}
/** What is inside the quotes of a statement that is nothing but a text: a node has its text also where that is not parsed. */
function textGap({ from, to, row, lastRow }, text) {
    if (row === lastRow || !matchesAt(LONG_STRING, text, from))
        return [];
    const start = LONG_STRING.lastIndex;
    const quotes = text.slice(start - 3, start);
    const end = text.indexOf(quotes, start);
    // What is behind it on its line would have to be told from an operator.
    if (end + 3 !== to || end - start < MIN_GAP_CHARACTERS)
        return [];
    if (text.slice(start, end).includes('\\'))
        return [];
    return [{ from: pointAt(start, row, text), to: pointAt(end, lastRow, text) }];
}
/** The rest of a body, from behind its documentation or the first letter of its first statement. */
function bodyGap(first, last, text) {
    const isDocumented = matchesAt(STRING, text, first.from);
    if (isDocumented && first === last)
        return [];
    if (!isDocumented && !matchesAt(NAME_START, text, first.from))
        return [];
    const from = isDocumented ? first.to : first.from + 1;
    if (last.to - from < MIN_GAP_CHARACTERS)
        return [];
    if (text.slice(first.from, last.to).includes('global'))
        return [];
    const row = isDocumented ? first.lastRow : first.row;
    return [{ from: pointAt(from, row, text), to: pointAt(last.to, last.lastRow, text) }];
}
function pointAt(index, row, text) {
    return { index, row, column: index - lineStart(text, index) };
}
function partsBetween(gaps, text) {
    const between = [];
    let from = { index: 0, row: 0, column: 0 };
    for (const gap of gaps) {
        between.push(part(from, gap.from));
        from = gap.to;
    }
    // Where the text ends in rows and columns matters to nobody: that it ends there does.
    const end = { index: text.length, row: Number.MAX_SAFE_INTEGER, column: 0 };
    return [...between, part(from, end)];
}
function part(from, to) {
    return {
        startIndex: from.index,
        endIndex: to.index,
        startPosition: { row: from.row, column: from.column },
        endPosition: { row: Math.min(to.row, 0x7fff_ffff), column: to.column },
    };
}
class LogicalLines {
    text;
    /** Whether something was not as the language has it. */
    isBroken = false;
    at = 0;
    row = 0;
    constructor(text) {
        this.text = text;
    }
    /** The next line that is neither empty nor a comment alone. */
    next() {
        const { text } = this;
        for (;;) {
            const start = this.at;
            let from = start;
            while (text.charCodeAt(from) === outline_SPACE)
                from += 1;
            const code = text.charCodeAt(from);
            // A tab may stand for any number of columns.
            if (code === TAB || code === 12)
                this.isBroken = true;
            if (Number.isNaN(code) || this.isBroken)
                return undefined;
            if (code !== NEWLINE && code !== HASH)
                return this.line(from, from - start);
            const end = code === NEWLINE ? from : text.indexOf('\n', from);
            if (end < 0)
                return undefined;
            this.at = end + 1;
            this.row += 1;
        }
    }
    line(from, indent) {
        const { text, row } = this;
        let depth = 0;
        let last = 0;
        let i = from;
        for (; i < text.length; i += 1) {
            const code = text.charCodeAt(i);
            if (code >= 128 || NOTABLE[code] === 0) {
                if (code !== outline_SPACE)
                    last = code;
            }
            else if (code === NEWLINE) {
                if (depth === 0)
                    break;
                this.row += 1;
            }
            else if (code === DOUBLE_QUOTE || code === SINGLE_QUOTE) {
                i = this.stringEnd(i, code);
                if (i < 0)
                    return this.broken();
                last = code;
            }
            else if (code === HASH) {
                const end = text.indexOf('\n', i);
                i = (end < 0 ? text.length : end) - 1;
            }
            else if (code === BACKSLASH) {
                if (text.charCodeAt(i + 1) !== NEWLINE)
                    return this.broken();
                this.row += 1;
                i += 1;
            }
            else {
                if (OPENING.has(code))
                    depth += 1;
                else if (CLOSING.has(code))
                    depth -= 1;
                last = code;
            }
        }
        if (depth !== 0)
            return this.broken();
        const line = {
            indent,
            from,
            to: Math.min(i, text.length),
            row,
            lastRow: this.row,
            opensBlock: last === COLON,
        };
        this.at = i + 1;
        this.row += 1;
        return line;
    }
    /** The last quote of a string that begins with this one; -1 when it has none. */
    stringEnd(start, quote) {
        const { text } = this;
        const isLong = text.charCodeAt(start + 1) === quote && text.charCodeAt(start + 2) === quote;
        for (let i = start + (isLong ? 3 : 1); i < text.length; i += 1) {
            const code = text.charCodeAt(i);
            if (code === BACKSLASH) {
                i += 1;
                if (text.charCodeAt(i) === NEWLINE)
                    this.row += 1;
            }
            else if (code === NEWLINE) {
                if (!isLong)
                    return -1;
                this.row += 1;
            }
            else if (code === quote) {
                if (!isLong)
                    return i;
                if (text.charCodeAt(i + 1) === quote && text.charCodeAt(i + 2) === quote)
                    return i + 2;
            }
        }
        return -1;
    }
    broken() {
        this.isBroken = true;
        return undefined;
    }
}
function matchesAt(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.test(text);
}
function lineStart(text, at) {
    return text.lastIndexOf('\n', at - 1) + 1;
}

;// CONCATENATED MODULE: ./build/extract/languages/python.js













/** Python 3, as the Language Reference describes it (docs.python.org/3/reference). */
const python_language = {
    name: 'Python',
    extensions: ['.py', '.pyi'],
    grammar: 'tree-sitter-python/tree-sitter-python.wasm',
    comments: { types: new Set(['comment']), line: ['#'], block: [] },
    scopes: new Set(['module', 'function_definition', 'class_definition', 'lambda']),
    deferred: new Set(['function_definition', 'lambda']),
    nameCharacters: '\\p{ID_Continue}',
    functions: library_functions,
    operators: python_operators_operators,
    expression: python_expressions_expression,
    binding: python_bindings_binding,
    change: python_changes_change,
    wildcards: wildcards,
    modulePaths: python_modules_modulePaths,
    outline: outline,
    definitions: python_definitions_definitions,
    annotations: python_annotations_annotations,
    exportList: '__all__',
    describe: describe_describe,
    external: cModule,
    attribute: attribute,
    inherent: inherent,
    late: late,
    reached: reached,
    condition: conditionOf,
    moduleName: moduleName,
    submodule(name, path) {
        return path.endsWith('__init__.py') ? `.${name}` : null;
    },
};

;// CONCATENATED MODULE: ./build/extract/languages/parts/rust-macros.js

/**
 * Macros of Rust: the grammar leaves what stands between their brackets as tokens. Those that only write a value in
 * another way are parsed as that value; any other one is a call whose arguments are what its commas separate.
 */
function macroCall(node) {
    const macro = (0,nodes/* field */.ZZ)(node, 'macro');
    const name = (/\w+$/.exec(macro.text)?.[0] ?? '').toLowerCase();
    const tokens = node.namedChildren.find(child => child?.type === 'token_tree');
    if (!tokens)
        return (0,nodes/* opaque */.OZ)('a macro');
    const inner = tokens.text.slice(1, -1);
    if (/map$/.test(name))
        return parsedAs(tokens, `fn f() { match x {${inner}${hasLastComma(tokens) ? '' : '\n,'}} }`, 'match_expression');
    if (/^(vec|smallvec|arrayvec|svec)$/.test(name))
        return parsedAs(tokens, `const VALUE__: T = [${inner}];`, 'array_expression');
    if (/set$/.test(name))
        return parsedAs(tokens, `const VALUE__: T = HashSet::from([${inner}]);`, 'call_expression');
    const parts = rust_macros_argumentsIn(tokens);
    switch (name) {
        case 'concat':
            return expressionIn(tokens, ['""', ...parts.map(({ text }) => `(${text})`)].join(' + '));
        case 'stringify':
            return { kind: 'literal', value: inner.trim() };
        case 'matches':
        case 'format':
        case 'include':
        case 'include_str':
        case 'env':
            return (0,nodes/* opaque */.OZ)(`${name}!`);
    }
    const args = parts.map(({ node: at, text }) => ({ node: at, value: expressionIn(at, text) }));
    return { kind: 'call', callee: macro, arguments: args };
}
/** A text that stands at a node, as an expression. */
function expressionIn(at, text) {
    return {
        kind: 'fragment',
        at,
        text: `const VALUE__: T = ${text};`,
        find: root => root.namedChildCount === 1 ? (root.firstNamedChild?.childForFieldName('value') ?? null) : null,
    };
}
function parsedAs(at, text, type) {
    return { kind: 'fragment', at, text, find: root => root.descendantsOfType(type)[0] ?? null };
}
/** Whether a list of tokens is empty or ends in a comma, as arms of a `match` have to. */
function hasLastComma(tokens) {
    const inner = tokens.children.slice(1, -1).filter(token => token && !token.type.endsWith('comment'));
    return inner.length === 0 || inner.at(-1)?.type === ',';
}
/** What the commas of a list of tokens separate. */
function rust_macros_argumentsIn(tokens) {
    const source = tokens.text;
    const result = [];
    let first = null;
    let last = null;
    const end = () => {
        if (first && last)
            result.push({
                node: first,
                text: source.slice(first.startIndex - tokens.startIndex, last.endIndex - tokens.startIndex),
            });
        first = null;
        last = null;
    };
    for (const token of tokens.children.slice(1, -1)) {
        if (token?.type === ',' || token?.type === ';')
            end();
        else if (token && !token.type.endsWith('comment')) {
            first ??= token;
            last = token;
        }
    }
    end();
    return result;
}
/** `lazy_static! { static ref NAME: T = …; }`. */
function lazyStatic(name, tokens) {
    const children = tokens.children;
    const at = children.findIndex(child => child?.id === name.id);
    if (children[at - 1]?.text !== 'ref' || children[at - 2]?.text !== 'static')
        return null;
    const equals = children.findIndex((child, i) => i > at && child?.text === '=');
    const end = children.findIndex((child, i) => i > at && child?.text === ';');
    const [first, last] = [children[equals + 1], children[end - 1]];
    if (equals < 0 || end < equals || !first || !last)
        return null;
    const text = tokens.text.slice(first.startIndex - tokens.startIndex, last.endIndex - tokens.startIndex);
    return { kind: 'value', node: name, value: expressionIn(first, text) };
}

;// CONCATENATED MODULE: ./build/extract/languages/parts/rust-attributes.js

/** Attributes in front of a definition, in the order of the text: `#[builtin(name = "len")]`. */
function rust_attributes_attributesOf(definition) {
    const found = [];
    let at = definition.previousNamedSibling;
    for (; at && (at.type === 'attribute_item' || at.type.endsWith('comment')); at = at.previousNamedSibling) {
        const attribute = at.type === 'attribute_item' ? at.firstNamedChild : null;
        const name = attribute?.firstNamedChild;
        if (attribute && name)
            found.unshift({ node: attribute, name, arguments: rust_attributes_argumentsOf(attribute) });
    }
    return found;
}
function rust_attributes_argumentsOf(attribute) {
    const value = attribute.childForFieldName('value');
    if (value)
        return [{ node: value }];
    const tokens = attribute.childForFieldName('arguments');
    return (tokens ? rust_macros_argumentsIn(tokens) : []).map(({ node, text }) => {
        const [, name, given] = /^([A-Za-z_]\w*)\s*=(?!=)([\s\S]+)$/.exec(text) ?? [];
        return name === undefined
            ? { node, value: expressionIn(node, text) }
            : { node, name, value: expressionIn(node, given) };
    });
}

;// CONCATENATED MODULE: ./build/extract/languages/parts/rust-definitions.js



const rust_definitions_KINDS = {
    function_item: 'function',
    function_signature_item: 'function',
    struct_item: 'class',
    union_item: 'class',
    enum_item: 'enum',
    trait_item: 'interface',
    type_item: 'type',
    associated_type: 'type',
    const_item: 'constant',
    static_item: 'constant',
    macro_definition: 'macro',
    mod_item: 'module',
    enum_variant: 'constant',
};
const ATTRIBUTES = new Set(['attribute_item']);
/** What a Rust file defines; `pub` without a restriction is exported. */
function rustDefinitions(root, comments) {
    const found = [];
    collect(root, { container: null, visible: undefined, isType: false });
    return found;
    function collect(parent, around) {
        // Comments of a file's own (`//!`) document nothing in it.
        for (const { node, documentation } of documented(parent, comments, ATTRIBUTES))
            add(node, documentation, around);
    }
    function add(node, documentation, around) {
        const body = node.childForFieldName('body');
        if (node.type === 'impl_item') {
            const container = rust_definitions_typeName((0,nodes/* field */.ZZ)(node, 'type'));
            // What a trait demands is as visible as the trait.
            if (body)
                collect(body, {
                    container,
                    visible: node.childForFieldName('trait') ? true : undefined,
                    isType: true,
                });
            return;
        }
        // `extern "C" { pub fn … }`
        if (node.type === 'foreign_mod_item' && body) {
            collect(body, around);
            return;
        }
        const what = rust_definitions_KINDS[node.type];
        const name = node.childForFieldName('name')?.text;
        if (!what || name === undefined)
            return;
        const isPublic = node.children.some(child => child?.type === 'visibility_modifier' && child.text === 'pub');
        const isMacroExported = () => rust_attributes_attributesOf(node).some(({ name: own }) => own.text === 'macro_export');
        const exported = around.visible ?? (what === 'macro' ? isMacroExported() : isPublic);
        const parameters = what === 'function' ? node.childForFieldName('parameters') : null;
        found.push({
            name,
            what: what === 'function' && around.isType ? 'method' : what,
            container: around.container,
            exported,
            signature: parameters && onOneLine(parameters.text),
            documentation,
            node,
        });
        if (!body || what === 'function' || what === 'class')
            return;
        const container = around.container === null ? name : `${around.container}.${name}`;
        const isType = what === 'interface' || what === 'enum';
        collect(body, { container, visible: isType ? exported : undefined, isType });
    }
}
function rust_definitions_typeName(type) {
    return /^[^<]*?(\w+)\s*(<|$)/s.exec(type.text)?.[1] ?? type.text;
}

;// CONCATENATED MODULE: ./build/extract/languages/parts/rust-modules.js

/** How Rust finds things: `use` declarations, `crate`, `super`, `self`, and the files that `mod x;` means. */
/** A name that a `use` declaration binds. */
function rust_modules_importedAs(name) {
    const parent = name.parent;
    if (parent?.type === 'use_as_clause')
        return (0,nodes/* isField */.dt)(parent, 'alias', name) ? rust_modules_imported((0,nodes/* field */.ZZ)(parent, 'path'), parent) : null;
    if (parent?.type === 'scoped_identifier')
        return (0,nodes/* isField */.dt)(parent, 'name', name) ? rust_modules_imported(parent, parent) : null;
    return rust_modules_imported(name, name);
}
/** @param path the last part of a use tree, without its alias. */
function rust_modules_imported(path, whole) {
    const parts = path.text.split('::');
    let node = whole.parent;
    // In `use a::b::{…}` the path itself binds nothing.
    if (node?.type === 'scoped_use_list' && (0,nodes/* isField */.dt)(node, 'path', whole))
        return null;
    while (node && node.type !== 'use_declaration') {
        if (node.type === 'scoped_use_list')
            parts.unshift(...(node.childForFieldName('path')?.text ?? '').split('::'));
        else if (node.type !== 'use_list')
            return null;
        node = node.parent;
    }
    if (!node)
        return null;
    const name = parts.pop();
    if (name === 'self')
        return moduleAs(parts, node);
    // `use x;` only repeats a name.
    if (parts.length === 0)
        return null;
    return { kind: 'import', node, specifier: parts.join('::'), name, submodule: [...parts, name].join('::') };
}
function moduleAs(parts, node) {
    return { kind: 'import', node, specifier: parts.join('::'), name: null };
}
/** Modules whose names a file takes over: `use x::*`. */
function rust_modules_wildcardsOf(root) {
    return wildcardsIn((0,nodes/* named */.KT)(root));
}
/** Those that it passes on, too: `pub use x::*`. */
function wildcardsPassedOn(root) {
    return wildcardsIn((0,nodes/* named */.KT)(root).filter(node => visibilityOf(node) === 'pub'));
}
function wildcardsIn(nodes) {
    return nodes
        .filter(node => node.type === 'use_declaration')
        .flatMap(node => node.descendantsOfType('use_wildcard'))
        .map(node => node?.text.replace(/::\*$/, '').replace(/\s/g, '') ?? '');
}
/** Names that a file passes on to others: `pub use self::addr::{SocketAddr, Ipv4 as V4}`. */
function rust_modules_passedOn(root) {
    return (0,nodes/* named */.KT)(root)
        .filter(node => node.type === 'use_declaration' && visibilityOf(node) === 'pub')
        .flatMap(node => leaves((0,nodes/* field */.ZZ)(node, 'argument')));
}
function visibilityOf(node) {
    return (0,nodes/* named */.KT)(node).find(child => child.type === 'visibility_modifier')?.text;
}
function leaves(node) {
    switch (node.type) {
        case 'use_as_clause':
            return [{ name: (0,nodes/* field */.ZZ)(node, 'alias').text, node }];
        case 'scoped_identifier':
            return [{ name: (0,nodes/* field */.ZZ)(node, 'name').text, node }];
        case 'scoped_use_list':
            return leaves((0,nodes/* field */.ZZ)(node, 'list'));
        case 'use_list':
            return (0,nodes/* named */.KT)(node).flatMap(leaves);
        case 'identifier':
            return [{ name: node.text, node }];
    }
    return [];
}
/**
 * Files of a path: from the root of the crate, the module around (`super`), this one (`self`), or a module beside it. A type
 * at the end of the path (`token::Kind`) stands in the file of what is in front of it.
 */
function rust_modules_modulePaths(specifier, importer) {
    const parts = specifier.replace(/\s/g, '').split('::');
    const folders = importer.split('/').slice(0, -1);
    const file = importer.slice(importer.lastIndexOf('/') + 1, -'.rs'.length);
    // The folder that holds the modules inside of this one.
    let inside = ['mod', 'lib', 'main'].includes(file) ? folders : [...folders, file];
    const [first] = parts;
    if (first === 'crate') {
        parts.shift();
        return roots(folders).flatMap(root => filesOf(root, parts));
    }
    if (parts.length === 1 && first === 'self')
        return [importer];
    if (first === 'self')
        parts.shift();
    while (parts[0] === 'super') {
        parts.shift();
        if (inside.length === 0)
            return [];
        inside = inside.slice(0, -1);
    }
    return filesOf(inside, parts);
}
/** Folders that may be the root of the crate: those around the file, innermost last since `src` is usually the nearest named so. */
function roots(folders) {
    const all = folders.map((_folder, i) => folders.slice(0, folders.length - i));
    return [...all.filter(root => root.at(-1) === 'src'), ...all.filter(root => root.at(-1) !== 'src'), []];
}
function filesOf(folder, parts) {
    const path = [...folder, ...parts].join('/');
    const own = parts.length === 0 && folder.length > 0
        ? [`${path}/mod.rs`, `${path}/lib.rs`, `${path}/main.rs`, `${path}.rs`]
        : [];
    if (parts.length === 0)
        return folder.length > 0 ? own : ['lib.rs', 'main.rs'];
    return [`${path}.rs`, `${path}/mod.rs`];
}

;// CONCATENATED MODULE: ./build/extract/languages/rust.js











/** Rust, as its reference describes it (doc.rust-lang.org/reference). */
const rust_COMMENTS = {
    types: new Set(['line_comment', 'block_comment']),
    line: ['//'],
    block: [['/*', '*/']],
};
const rust_ESCAPES = { simple: 'nrt\\\'"', hexDigits: 2, bytes: true, octalDigits: [1, 1], braces: true };
const rust_FUNCTIONS = new Set(['function_item', 'closure_expression']);
/** A value that is made when it is first used: `Lazy::new(|| …)`. */
const made = (0,pure_functions/* taking */.BS)(1, (_receiver, [value], _origin, _named, invoke) => value === undefined ? undefined : invoke(value, []));
const rust_language = {
    name: 'Rust',
    extensions: ['.rs'],
    grammar: 'tree-sitter-rust/tree-sitter-rust.wasm',
    comments: rust_COMMENTS,
    scopes: new Set([...rust_FUNCTIONS, 'source_file', 'block', 'match_arm', 'mod_item']),
    deferred: rust_FUNCTIONS,
    nameCharacters: '\\p{ID_Continue}',
    functions: {
        ...underEach(['HashMap', 'BTreeMap', 'IndexMap', 'FxHashMap', 'AHashMap'], ['from', 'from_iter'], pure_functions/* toMapping */.c_),
        ...underEach(['HashMap', 'BTreeMap', 'IndexMap', 'FxHashMap', 'AHashMap', 'phf::Map'], ['new'], pure_functions/* toMapping */.c_),
        ...underEach(['HashSet', 'BTreeSet', 'IndexSet', 'FxHashSet', 'AHashSet'], ['from', 'from_iter', 'new'], pure_functions/* toSet */.M1),
        ...underEach(['Vec', 'VecDeque'], ['from', 'from_iter', 'new'], pure_functions/* toSequence */.Xx),
        ...underEach(['Lazy', 'LazyLock', 'LazyCell', 'once_cell::sync::Lazy', 'std::sync::LazyLock'], ['new'], made),
        ...underEach(['Box', 'Arc', 'Rc', 'Cow', 'String', 'Some'], ['new', 'from', 'Borrowed', 'Owned'], pure_functions/* itself */.QM),
        Some: pure_functions/* itself */.QM,
        Ok: pure_functions/* itself */.QM,
        ...Object.fromEntries([
            'to_string',
            'to_owned',
            'into',
            'as_str',
            'as_bytes',
            'to_vec',
            'iter',
            'into_iter',
            'cloned',
            'copied',
            'clone',
            'unwrap',
            'as_ref',
        ].map(name => [`.${name}`, pure_functions/* receiverItself */.ZF])),
        '.collect': (0,pure_functions/* taking */.BS)(0, receiver => (receiver instanceof evaluate_value/* Sequence */.gd ? receiver : undefined)),
        '.trim': (0,pure_functions/* text */.Qq)((value, none) => (none === undefined ? value.trim() : undefined)),
        '.split': (0,pure_functions/* taking */.BS)(1, (receiver, [separator], origin) => typeof receiver === 'string' && typeof separator === 'string' && separator !== ''
            ? (0,pure_functions/* parts */.rT)(receiver.split(separator), origin)
            : undefined),
    },
    operators: operatorsWith({ only32Bit: false, overflow: 'nearest', joinsTexts: true, text: rust_textOf }),
    expression: rust_expression,
    binding: rust_binding,
    change: () => null,
    wildcards: rust_modules_wildcardsOf,
    passedOn: rust_modules_passedOn,
    wildcardsPassedOn: wildcardsPassedOn,
    modulePaths: rust_modules_modulePaths,
    definitions: root => rustDefinitions(root, rust_COMMENTS),
    annotations: rust_attributes_attributesOf,
};
function underEach(types, names, apply) {
    return Object.fromEntries(types.flatMap(type => names.map(name => [`${type}::${name}`, apply])));
}
/** `concat!("a", 1, true)`. */
function rust_textOf(value) {
    return typeof value === 'string' || typeof value === 'boolean' || Number.isInteger(value)
        ? String(value)
        : undefined;
}
function rust_expression(node) {
    switch (node.type) {
        case 'string_literal':
        case 'char_literal':
            return rust_textLiteral(node);
        case 'raw_string_literal': {
            const content = /^[bc]?r(#*)"([\s\S]*)"\1$/.exec(node.text)?.[2];
            return content === undefined ? (0,nodes/* opaque */.OZ)('a text like this') : { kind: 'literal', value: content };
        }
        case 'integer_literal':
            return numberLiteral(node.text, node.text.replace(/_?([iu](8|16|32|64|128|size))$/, ''), {
                oldOctal: false,
            });
        case 'float_literal':
            return realLiteral(node.text.replace(/_?f(32|64)$/, ''));
        case 'boolean_literal':
            return { kind: 'literal', value: node.text === 'true' };
        case 'unit_expression':
            return { kind: 'literal', value: null };
        case 'parenthesized_expression':
        case 'expression_statement':
        case 'const_block':
            return (0,nodes/* same */.FB)(node.childForFieldName('body') ?? (0,nodes/* named */.KT)(node)[0], node);
        case 'type_cast_expression':
            return rust_castOf(node);
        case 'reference_expression':
            return (0,nodes/* same */.FB)(node.childForFieldName('value'), node);
        case 'array_expression':
            if (node.childForFieldName('length'))
                return (0,nodes/* opaque */.OZ)('an array of one value many times');
            return { kind: 'sequence', items: itemsOf(node) };
        case 'tuple_expression':
        case 'tuple_pattern':
            return { kind: 'sequence', items: itemsOf(node) };
        case 'identifier':
        case 'type_identifier':
        case 'field_identifier':
        case 'shorthand_field_identifier':
            return node.text === 'None' ? { kind: 'literal', value: null } : { kind: 'name', name: node.text };
        case 'crate':
        case 'super':
        case 'self':
            return { kind: 'module', specifier: node.text };
        case 'scoped_identifier':
        case 'scoped_type_identifier': {
            const path = node.childForFieldName('path');
            const name = (0,nodes/* field */.ZZ)(node, 'name').text;
            // `super::super` is one more step up, not a member.
            if (path && name === 'super')
                return { kind: 'module', specifier: node.text };
            return path ? { kind: 'member', object: path, name } : { kind: 'name', name };
        }
        case 'generic_type':
        case 'generic_type_with_turbofish':
        case 'generic_function':
            return (0,nodes/* same */.FB)(node.childForFieldName('type') ?? node.childForFieldName('function'), node);
        case 'field_expression':
            return { kind: 'member', object: (0,nodes/* field */.ZZ)(node, 'value'), name: (0,nodes/* field */.ZZ)(node, 'field').text };
        case 'index_expression': {
            const [object, index] = (0,nodes/* named */.KT)(node);
            return object && index ? { kind: 'index', object, index } : (0,nodes/* opaque */.OZ)('an index');
        }
        case 'binary_expression': {
            const operator = (0,nodes/* field */.ZZ)(node, 'operator').text;
            const [left, right] = [(0,nodes/* field */.ZZ)(node, 'left'), (0,nodes/* field */.ZZ)(node, 'right')];
            if (operator !== '&&' && operator !== '||')
                return { kind: 'binary', operator, left, right };
            return { kind: 'either', operator: operator === '&&' ? 'and' : 'or', left, right };
        }
        case 'unary_expression': {
            const operand = (0,nodes/* named */.KT)(node)[0] ?? node;
            const operator = node.firstChild?.text ?? '';
            if (operator === '*')
                return (0,nodes/* same */.FB)(operand, node);
            // What `!` makes of a number depends on its type.
            return operator === '!' && operand.type !== 'boolean_literal'
                ? (0,nodes/* opaque */.OZ)('the bits of a number turned round')
                : { kind: 'unary', operator, operand };
        }
        case 'struct_expression':
            return recordOf(node);
        case 'call_expression':
            return {
                kind: 'call',
                callee: (0,nodes/* field */.ZZ)(node, 'function'),
                arguments: rust_argumentsOf((0,nodes/* field */.ZZ)(node, 'arguments')),
            };
        case 'macro_invocation':
            return macroCall(node);
        case 'match_expression':
            return rust_armsOf(node);
        case 'block': {
            const result = rust_resultOf(node);
            return result === null
                ? (0,nodes/* opaque */.OZ)('a block that does more')
                : 'id' in result
                    ? (0,nodes/* same */.FB)(result, node)
                    : result;
        }
        case 'enum_item':
            return { kind: 'class', class: rust_enumOf(node) };
        case 'struct_item':
            return { kind: 'class', class: rust_structOf(node) };
        default:
            return rust_FUNCTIONS.has(node.type)
                ? { kind: 'function', function: rust_functionOf(node) }
                : (0,nodes/* opaque */.OZ)(`a ${node.type.replaceAll('_', ' ')}`);
    }
}
function rust_textLiteral(node) {
    const source = node.text.replace(/^[bc]/, '');
    // An escaped line end takes the white space of the next line with it.
    const content = source
        .slice(1, -1)
        .replace(/\\(?:\n\s*|([\s\S]))/g, (whole, other) => (other === undefined ? '' : whole));
    const value = decoded(content, rust_ESCAPES);
    return value === undefined ? (0,nodes/* opaque */.OZ)('a text that is not UTF-8') : { kind: 'literal', value };
}
function realLiteral(digits) {
    const value = Number(digits.replaceAll('_', ''));
    if (!Number.isFinite(value))
        return (0,nodes/* opaque */.OZ)(`the number ${digits}`);
    return Number.isInteger(value) ? { kind: 'decimal', value } : { kind: 'literal', value };
}
/** Children that are values; attributes are not. */
function valuesIn(node) {
    return (0,nodes/* named */.KT)(node).filter(child => child.type !== 'attribute_item');
}
function itemsOf(node) {
    return valuesIn(node).map(child => ({ node: child, spread: false }));
}
function rust_argumentsOf(list) {
    return valuesIn(list).map(node => ({ node }));
}
/** `Rule { name: "x", ..base }`. */
function recordOf(node) {
    const args = valuesIn((0,nodes/* field */.ZZ)(node, 'body')).map((child) => {
        if (child.type === 'base_field_initializer')
            return { node: child, name: '..', value: (0,nodes/* opaque */.OZ)('the rest of another value') };
        if (child.type === 'shorthand_field_initializer') {
            const name = (0,nodes/* named */.KT)(child).at(-1) ?? child;
            return { node: name, name: name.text };
        }
        return { node: (0,nodes/* field */.ZZ)(child, 'value'), name: (0,nodes/* field */.ZZ)(child, 'field').text };
    });
    return { kind: 'call', callee: (0,nodes/* field */.ZZ)(node, 'name'), arguments: args, isRecord: true };
}
function rust_binding(name) {
    const parent = name.parent;
    if (!parent)
        return null;
    switch (parent.type) {
        case 'const_item':
        case 'static_item': {
            const value = parent.childForFieldName('value');
            return value && (0,nodes/* isField */.dt)(parent, 'name', name) ? { kind: 'value', node: parent, value } : null;
        }
        case 'let_declaration': {
            const value = parent.childForFieldName('value');
            return value && (0,nodes/* isField */.dt)(parent, 'pattern', name) ? { kind: 'value', node: parent, value } : null;
        }
        case 'enum_item':
        case 'struct_item':
        case 'function_item':
            if (!(0,nodes/* isField */.dt)(parent, 'name', name))
                return null;
            return {
                kind: 'value',
                node: parent,
                value: rust_expression(parent),
                ...(isMethod(parent) && { member: true }),
            };
        case 'mod_item':
            if (!(0,nodes/* isField */.dt)(parent, 'name', name))
                return null;
            return parent.childForFieldName('body')
                ? { kind: 'value', node: parent, value: { kind: 'class', class: rust_moduleOf(parent) } }
                : { kind: 'import', node: parent, specifier: `self::${name.text}`, name: null };
        case 'parameter':
        case 'closure_parameters':
            return parent.type === 'closure_parameters' || (0,nodes/* isField */.dt)(parent, 'pattern', name)
                ? { kind: 'value', node: parent, value: (0,nodes/* opaque */.OZ)('a parameter') }
                : null;
        case 'token_tree':
            return lazyStatic(name, parent);
        default:
            return rust_modules_importedAs(name);
    }
}
/** `300 as u8`; of pointers and enumerations the value stays what it is. */
function rust_castOf(node) {
    const [value, type] = [(0,nodes/* field */.ZZ)(node, 'value'), (0,nodes/* field */.ZZ)(node, 'type').text];
    const isCharacter = type === 'char';
    if (!isNumeric(type) && !isCharacter)
        return (0,nodes/* same */.FB)(value, node);
    if (value.type === 'char_literal')
        return isCharacter ? (0,nodes/* same */.FB)(value, node) : asType(codeOf(rust_textLiteral(value)), type);
    // What is shifted out of a number, and what its other bits are, depends on its width.
    const use = useOf(node);
    const byWidth = use?.type === 'unary_expression'
        ? use.text.startsWith('!')
        : use?.childForFieldName('operator')?.text === '<<';
    if (byWidth && type !== 'i64')
        return (0,nodes/* opaque */.OZ)('what bits a number of this width has');
    return { kind: 'unary', operator: castTo(type), operand: value };
}
/** The number of a character, as far as a type holds it. */
function asType(code, type) {
    if (code.kind !== 'literal')
        return code;
    const value = castOperators('nearest')[castTo(type)]?.(code.value);
    return typeof value === 'number'
        ? { kind: 'literal', value }
        : (0,nodes/* opaque */.OZ)('the number of a character like this');
}
function isMethod(node) {
    const around = node.parent?.parent?.type;
    return node.parent?.type === 'declaration_list' && (around === 'impl_item' || around === 'trait_item');
}
/** An enumeration: names of variants, or their numbers when it gives some. */
function rust_enumOf(node) {
    const variants = valuesIn((0,nodes/* field */.ZZ)(node, 'body')).filter(child => child.type === 'enum_variant');
    const isNumbered = variants.some(variant => variant.childForFieldName('value'));
    const members = variants.map((variant) => {
        const key = (0,nodes/* field */.ZZ)(variant, 'name').text;
        const value = variant.childForFieldName('value');
        if (value)
            return { node: variant, key, value };
        if (variant.childForFieldName('body'))
            return { node: variant, key, value: (0,nodes/* opaque */.OZ)('a variant with data') };
        return { node: variant, key, value: isNumbered ? rust_NEXT_NUMBER : { kind: 'literal', value: key } };
    });
    return { name: (0,nodes/* field */.ZZ)(node, 'name').text, node, members, constant: true, parameters: [], bases: [] };
}
const rust_NEXT_NUMBER = {
    kind: 'next',
    next: previous => (previous === undefined ? 0 : typeof previous === 'number' ? previous + 1 : undefined),
};
function rust_structOf(node) {
    const body = node.childForFieldName('body');
    const fields = body?.type === 'field_declaration_list' ? valuesIn(body) : [];
    const parameters = fields.map((child) => ({ name: (0,nodes/* field */.ZZ)(child, 'name').text, default: null, rest: null }));
    return {
        name: (0,nodes/* field */.ZZ)(node, 'name').text,
        node,
        members: [],
        parameters: fields.length > 0 ? parameters : null,
        bases: [],
    };
}
/** `mod x { … }`: its constants, types and modules. */
function rust_moduleOf(node) {
    const members = [];
    for (const child of valuesIn((0,nodes/* field */.ZZ)(node, 'body'))) {
        const name = child.childForFieldName('name')?.text;
        const value = child.childForFieldName('value');
        if (name === undefined)
            continue;
        if (value)
            members.push({ node: child, key: name, value });
        else if (child.type === 'mod_item')
            members.push({ node: child, key: name, value: { kind: 'class', class: rust_moduleOf(child) } });
        else if (['enum_item', 'struct_item', 'function_item'].includes(child.type))
            members.push({ node: child, key: name, value: child });
    }
    return { name: (0,nodes/* field */.ZZ)(node, 'name').text, node, members, parameters: null, bases: [] };
}
function rust_functionOf(node) {
    const parameters = (0,nodes/* named */.KT)((0,nodes/* field */.ZZ)(node, 'parameters')).flatMap((child) => {
        if (child.type === 'self_parameter')
            return [];
        const pattern = child.type === 'parameter' ? (0,nodes/* field */.ZZ)(child, 'pattern') : child;
        return [{ name: pattern.text, default: null, rest: null }];
    });
    const body = node.childForFieldName('body');
    return {
        name: node.childForFieldName('name')?.text ?? 'closure',
        node,
        parameters,
        result: body && (body.type === 'block' ? rust_resultOf(body) : body),
        cases: () => casesIn(body, 'match_expression', rust_FUNCTIONS, rust_armsOf),
    };
}
/** Only blocks that name constants and end in a value. */
function rust_resultOf(block) {
    const statements = valuesIn(block);
    const last = statements.at(-1);
    if (!last || !statements.slice(0, -1).every(rust_isDeclaration) || rust_isDeclaration(last))
        return null;
    const value = last.type === 'expression_statement' ? ((0,nodes/* named */.KT)(last)[0] ?? last) : last;
    if (value.type === 'return_expression')
        return (0,nodes/* named */.KT)(value)[0] ?? null;
    // With a semicolon behind it, it gives nothing.
    return last.type === 'expression_statement' && last.text.endsWith(';') ? null : value;
}
function rust_isDeclaration(node) {
    return /^(let_declaration|const_item|static_item|use_declaration)$/.test(node.type);
}
/** `"a" | "b" => x` as entries of a table; `_` and names match everything and are no entries. */
function rust_armsOf(node) {
    const entries = [];
    for (const arm of valuesIn((0,nodes/* field */.ZZ)(node, 'body'))) {
        if (arm.type !== 'match_arm')
            continue;
        const pattern = (0,nodes/* field */.ZZ)(arm, 'pattern');
        const condition = pattern.childForFieldName('condition');
        const value = condition ? (0,nodes/* opaque */.OZ)('an arm with a condition') : (0,nodes/* field */.ZZ)(arm, 'value');
        const inner = (0,nodes/* named */.KT)(pattern).find(child => child.id !== condition?.id);
        for (const key of inner ? rust_alternatives(inner) : [])
            entries.push({ node: arm, key, value });
    }
    return { kind: 'mapping', entries };
}
function rust_alternatives(pattern) {
    if (pattern.type === 'or_pattern')
        return (0,nodes/* named */.KT)(pattern).flatMap(rust_alternatives);
    if (pattern.type === 'reference_pattern' || pattern.type === 'captured_pattern')
        return (0,nodes/* named */.KT)(pattern).slice(-1).flatMap(rust_alternatives);
    // A name in capitals is a constant, any other one takes whatever comes.
    return pattern.type === 'identifier' && !/^[A-Z]/.test(pattern.text) ? [] : [pattern];
}

;// CONCATENATED MODULE: ./build/generated/languages.js
// Generated by `npm run generate` from the files in src/extract/languages. Do not edit.







const languages = [language, cpp_language, go_language, java_language, javascript_language, python_language, rust_language];


/***/ }),

/***/ 54320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D8: () => (/* binding */ canonicalPacote),
/* harmony export */   MM: () => (/* binding */ canonicalRelease),
/* harmony export */   cb: () => (/* binding */ registryJson),
/* harmony export */   wP: () => (/* binding */ canonicalRegistro)
/* harmony export */ });
/* harmony import */ var _code_points_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19039);
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

/***/ 36107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   iv: () => (/* binding */ changesBetween),
/* harmony export */   l7: () => (/* binding */ releaseOf),
/* harmony export */   vp: () => (/* binding */ vanishedBetween),
/* harmony export */   zK: () => (/* binding */ releaseChanges)
/* harmony export */ });
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54320);

/** What of a published release is not the same any more, in words; nothing when all is. `arquivo` may be renamed. */
function changesBetween(before, after) {
    const [old, now] = [(0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalRelease */ .MM)(before), (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalRelease */ .MM)(after)];
    const changes = [];
    if (old.sha256 !== now.sha256)
        changes.push(`sha256 was ${old.sha256} and is ${now.sha256}`);
    changes.push(...releaseChanges(old, now));
    return changes;
}
/** The same of what a release needs, whatever its files are. */
function releaseChanges(old, now) {
    const changes = dependencyChanges(old.dependencias, now.dependencias);
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

/***/ 83929:
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
/* unused harmony export openFolder */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var brace_expansion__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9540);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73382);
/* harmony import */ var _code_points_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19039);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77658);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72394);








/** A larger file is refused unless `limits.source_mib` in refdata.yml says otherwise. */
const DEFAULT_SOURCE_LIMIT_MIB = 24;
/** More matches than this mean that a glob was not meant. */
const MAX_GLOB_MATCHES = 100_000;
const MAX_ALTERNATIVES = 1000;
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
    return openFolder({ root: repositoryRoot(folder), maxBytes: sourceLimitMib * BYTES_PER_MIB });
}
/** Opens a folder by what another thread needs to know of it. */
function openFolder({ root, maxBytes }) {
    return new FolderRepository(root, maxBytes);
}
/** The real path of a folder. @throws {UserError} when there is no such folder. */
function repositoryRoot(folder) {
    try {
        const root = node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(folder);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(root).isDirectory())
            return root;
    }
    catch (cause) {
        throw new _user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y(`There is no folder ${folder}.`, REPO_REMEDY, { cause });
    }
    throw new _user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y(`${folder} is not a folder.`, REPO_REMEDY);
}
const REPO_REMEDY = 'Give the folder of the language with --repo.';
class FolderRepository {
    root;
    maxBytes;
    constructor(root, maxBytes) {
        this.root = root;
        this.maxBytes = maxBytes;
    }
    get shared() {
        return { root: this.root, maxBytes: this.maxBytes };
    }
    read(path) {
        return decode(this.readBytes(path), path);
    }
    readBytes(path) {
        const real = this.locate(path);
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(real);
        if (size > this.maxBytes)
            throw tooLarge(path, size, this.maxBytes);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(real);
    }
    isFile(path) {
        // Asked for every path that an import may mean: most are not there, and that must cost nothing.
        if (leaves(path))
            return false;
        try {
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.root, path), { throwIfNoEntry: false })?.isFile())
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
            real = node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.root, path));
        }
        catch {
            throw this.missing(path);
        }
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(this.root, real);
        if (inside === '..' || inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(inside))
            throw outside(path);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(real);
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
    const found = (0,tinyglobby__WEBPACK_IMPORTED_MODULE_6__/* .globSync */ .AZ)(alternatives(pattern), {
        cwd: root,
        onlyFiles: true,
        followSymbolicLinks: false,
        ignore: ['**/.git/**', '**/node_modules/**'].filter(skipped => !namesSkippedFolder(pattern, skipped)),
        ...(fs && { fs }),
    })
        .map(path => path.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/'))
        .filter(isFile);
    if (found.length > MAX_GLOB_MATCHES) {
        throw new UnreadableFile('source-too-large', pattern, `${pattern} matches ${found.length} files; the limit is ${MAX_GLOB_MATCHES}.`, 'Make the pattern narrower.');
    }
    return found.sort(_code_points_js__WEBPACK_IMPORTED_MODULE_7__/* .compareCodePoints */ .O);
}
/**
 * The patterns that one with braces stands for. Each by itself says which folders it may match in; with a path in its braces,
 * a pattern would have every folder of the repository looked through.
 */
function alternatives(pattern) {
    if (!/\{[^}]*\//.test(pattern) || pattern.includes('\\'))
        return [pattern];
    const expanded = (0,brace_expansion__WEBPACK_IMPORTED_MODULE_3__/* .expand */ .fT)(pattern, { max: MAX_ALTERNATIVES + 1 });
    return expanded.length <= MAX_ALTERNATIVES ? expanded : [pattern];
}
/** That there is no such file, with the names of those that are like it. */
function missing(path, glob) {
    const here = path.includes('/') ? `${path.slice(0, path.lastIndexOf('/'))}/*` : '*';
    const name = path.slice(path.lastIndexOf('/') + 1);
    let around = glob(`${escapeGlob(here.slice(0, -1))}*`);
    if (around.length === 0)
        around = glob(`**/${escapeGlob(name)}`);
    const near = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .nearest */ .p)(path, around, 5);
    return new UnreadableFile('source-missing', path, `There is no file ${path} in the repository.`, near.length > 0
        ? `Did you mean ${near.join(', ')}?`
        : 'Paths are relative to the root of the repository (--repo).');
}
function tooLarge(path, size, maxBytes) {
    return new UnreadableFile('source-too-large', path, `${path} has ${mib(size)} MiB; the limit is ${mib(maxBytes)} MiB.`, 'Name a smaller file, or raise limits.source_mib in refdata.yml.');
}
/** UTF-8 text without byte order mark and with LF line ends. @throws {UnreadableFile} naming the first bad line. */
function decode(bytes, path) {
    // A decoder that looks for mistakes itself gives every text two bytes for a character, where one will mostly do.
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes)) {
        const line = firstInvalidLine(bytes);
        throw new UnreadableFile('source-encoding', path, `${path} is not UTF-8: line ${line} holds a byte that does not belong there.`, 'Save the file as UTF-8.', line);
    }
    const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
    const text = whole.startsWith('\uFEFF') ? whole.slice(1) : whole;
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
    return ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path) ||
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
