export const id = 8112;
export const ids = [8112];
export const modules = {

/***/ 92431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Il: () => (/* binding */ wentBack),
/* harmony export */   We: () => (/* binding */ consumerMarkdown),
/* harmony export */   tP: () => (/* binding */ consumerLine)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14605);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57171);


const MAX_UNKNOWN_NAMED = 5;
const WENT_BACK = $said('Its publisher took a version back, or a deployment went wrong: keep what is pinned until you know which.');
/** What a newer reference is to a consumer, in one line; and names of its own that are none. */
function consumerLine(drifted) {
    const { nome, unknown } = drifted;
    return [
        stateLine(drifted),
        ...(wentBack(drifted) ? [WENT_BACK] : []),
        ...unknown.slice(0, MAX_UNKNOWN_NAMED).map(each => unknownLine(nome, each)),
    ].join(' ');
}
function unknownLine(nome, { name, near }) {
    return near === null
        ? $said`${nome} has no \`${name}\`, which "uses" lists: correct it.`
        : $said`${nome} has no \`${name}\`, which "uses" lists: did you mean \`${near}\`?`;
}
function stateLine(drifted) {
    const { nome, versao, all, drift } = drifted;
    if (drift === null)
        return $said`${nome} ${versao} is pinned.`;
    const moved = movedLine(drifted);
    const used = drift.changes.length;
    if (all === 0)
        return $said`${moved}: nothing that is compared differs.`;
    return used === 1
        ? $said`${moved}: 1 of ${all} changes is about what is used here.`
        : $said`${moved}: ${used} of ${all} changes are about what is used here.`;
}
/** From which version to which; one that is older is nothing to take over unseen. */
function movedLine(drifted) {
    const { nome, before, versao } = drifted;
    if (before === versao)
        return $said`${nome} ${versao} has other contents`;
    const moved = `${nome} ${before} → ${versao}`;
    return wentBack(drifted) ? $said`${moved}, which is older than what is pinned` : moved;
}
/** Whether what is live is older than what is pinned. */
function wentBack({ drift }) {
    return drift?.verdict === 'decreased';
}
/** The same with every change that is about what is used: the text of a pull request. */
function consumerMarkdown(drifted, options = {}) {
    const { address, drift } = drifted;
    const line = $said`**${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(consumerLine(drifted))}** Published at ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(address)}.\n`;
    return drift === null || drift.changes.length === 0 ? line : `${line}\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .checkMarkdown */ .WT)(drift, options)}`;
}


/***/ }),

/***/ 53359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ keptFindings),
/* harmony export */   Mp: () => (/* binding */ orphanFinding),
/* harmony export */   VK: () => (/* binding */ orphanedDescriptions),
/* harmony export */   eR: () => (/* binding */ changedArtifacts),
/* harmony export */   pE: () => (/* binding */ refuseSources),
/* harmony export */   tN: () => (/* binding */ publishedEarlier),
/* harmony export */   zg: () => (/* binding */ writeArtifacts)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(73382);
/* harmony import */ var _exporters_generated_exporters_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21530);
/* harmony import */ var _findings_rule_info_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(50238);
/* harmony import */ var _findings_unwritable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78972);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14343);
/* harmony import */ var _git_working_form_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78555);
/* harmony import */ var _rules_api_descriptions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89838);
/* harmony import */ var _runtime_make_folder_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35742);
/* harmony import */ var _runtime_remove_quietly_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97);
/* harmony import */ var _runtime_stats_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15368);
/* harmony import */ var _text_code_points_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(62021);













/** Files of descriptions by their names; many a page that is none of ours is called `index.html`. */
const DESCRIPTIONS = _exporters_generated_exporters_js__WEBPACK_IMPORTED_MODULE_2__/* .exporters */ .n.map(({ fileName }) => fileName).filter(name => name !== 'index.html');
/** The artifacts that are not below `folder` as they are, byte by byte in the form that git has of them. @throws {UserError} when one cannot be read. */
function changedArtifacts(folder, artifacts) {
    const form = new _git_working_form_js__WEBPACK_IMPORTED_MODULE_5__/* .WorkingForm */ .g((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder));
    return artifacts.filter(({ path, bytes }) => {
        try {
            const there = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ...path.split('/')));
            return !there.equals(bytes) && Buffer.compare(form.committed(path, there), bytes) !== 0;
        }
        catch (cause) {
            if (isAbsent(cause))
                return true;
            throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y($said`${path} cannot be read: ${cause.message}.`, $said('Choose another folder.'), {
                cause,
            });
        }
    });
}
/**
 * @param sources files that the descriptions are read from
 * @throws {UserError} when a description would be written over one of them
 */
function refuseSources(folder, artifacts, sources) {
    const read = new Set(sources.map(file => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file)));
    for (const { path } of artifacts) {
        const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ...path.split('/'));
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(target) || !read.has((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(target)))
            continue;
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y($said`${path} is a file that the routes are read from: the description would take its place.`, $said('Choose another place for the descriptions.'));
    }
}
/**
 * Writes the artifacts below `folder`: all are written beside their places before the first one moves there, so that a
 * full disk leaves the old ones. @throws {UserError} when one cannot be written.
 */
function writeArtifacts(folder, artifacts) {
    const moves = artifacts.map(({ path, bytes }) => {
        const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ...path.split('/'));
        return { bytes, target, fresh: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(target)}.new-${process.pid}`) };
    });
    const written = [];
    try {
        for (const { fresh, bytes } of moves) {
            (0,_runtime_make_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .makeFolder */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(fresh));
            written.push(fresh);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(fresh, bytes);
        }
        for (const { fresh, target } of moves)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(fresh, target);
    }
    catch (cause) {
        const remedy = $said('Choose another place for them, or give it the permission to be written.');
        throw (0,_findings_unwritable_js__WEBPACK_IMPORTED_MODULE_3__/* .unwritable */ .m)($said('The descriptions'), cause, remedy);
    }
    finally {
        for (const fresh of written)
            (0,_runtime_remove_quietly_js__WEBPACK_IMPORTED_MODULE_8__/* .removeQuietly */ .S)(fresh);
    }
}
/**
 * Of the descriptions at earlier addresses below `folder` those that were published there: a list names them, or one of
 * the files beside each other is another edition of the same. One file is kept for one description.
 */
function publishedEarlier(folder, earlier, listed = new Map()) {
    const there = earlier.filter(({ path }) => isPlainFile(folder, path));
    const placeOf = ({ path, now }) => `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)} ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(now)}`;
    const ours = new Set(there
        .filter(({ path, bytes }) => !listed.has(path) && isEdition((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path)), bytes))
        .map(placeOf));
    const kept = new Map();
    for (const each of there) {
        const writer = listed.get(each.path);
        const isOurs = writer === undefined ? ours.has(placeOf(each)) : writer === each.source;
        if (isOurs && !kept.has(each.path))
            kept.set(each.path, each);
    }
    return [...kept.values()];
}
/** Whether a path is a file that stands there itself, and not behind a link. */
function isPlainFile(folder, path) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ...path.split('/'));
    return ((0,_runtime_stats_js__WEBPACK_IMPORTED_MODULE_9__/* .statsOf */ .L)(target)?.isFile() === true &&
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(target) === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder), ...path.split('/')));
}
/** Lines that say something; a bracket stands in every file. */
const SAYING_CHARACTERS = 12;
/** Whether at least half of what a file says is in another one, too. */
function isEdition(there, now) {
    const [before, after] = [there, now].map(bytes => new TextDecoder()
        .decode(bytes)
        .split(/\r?\n/)
        .filter(line => line.length >= SAYING_CHARACTERS));
    const known = new Set(after);
    return before.length > 0 && before.filter(line => known.has(line)).length * 2 >= before.length;
}
/** That descriptions are at an earlier address, too; once for each folder. */
function keptFindings(kept, folder) {
    const byFolder = new Map(kept.map(each => [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(each.path), each]));
    return [...byFolder.values()].map(({ path, now }) => {
        const [file, address] = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, now)].map(each => each.replaceAll('\\', '/'));
        return (0,_findings_rule_info_js__WEBPACK_IMPORTED_MODULE_10__/* .findingOf */ .h)(_rules_api_descriptions_js__WEBPACK_IMPORTED_MODULE_6__/* .descriptionKept */ .$B, $said`${file} is an earlier address of ${address}; both are written.`, file, { file });
    });
}
/** Descriptions below `folder` that none of the artifacts is: of a server, a source or a format that was taken away. */
function orphanedDescriptions(folder, artifacts) {
    const written = new Set(artifacts);
    return (0,tinyglobby__WEBPACK_IMPORTED_MODULE_11__/* .globSync */ .AZ)(`**/{${DESCRIPTIONS.join(',')}}`, {
        cwd: folder,
        onlyFiles: true,
        followSymbolicLinks: false,
    })
        .map(path => path.replaceAll('\\', '/'))
        .filter(path => !written.has(path))
        .sort(_text_code_points_js__WEBPACK_IMPORTED_MODULE_12__/* .compareCodePoints */ .O);
}
/** That a file describes nothing any more. */
function orphanFinding(path) {
    return (0,_findings_rule_info_js__WEBPACK_IMPORTED_MODULE_10__/* .findingOf */ .h)(_rules_api_descriptions_js__WEBPACK_IMPORTED_MODULE_6__/* .descriptionOrphaned */ .Mw, $said`${path} describes no server that was read.`, path, { file: path });
}
function isAbsent(error) {
    return /^(ENOENT|ENOTDIR)$/.test(error.code ?? '');
}


/***/ }),

/***/ 21534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ consume),
  h: () => (/* binding */ writePin)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/said/editors/editors.js + 10 modules
var editors = __webpack_require__(77502);
;// CONCATENATED MODULE: ./build/said/check/consumed/grammar-files.js

/**
 * Grammars of a pinned reference, as `refdata editor` writes them; without what it takes from the language's own repository, which
 * is no part of a reference: its address, and snippets out of its programs.
 * @returns by path below the consumer's repository.
 * @throws {UserError} for an engine that there is not.
 */
function grammarFiles({ folder, engines }, lexico, { index }) {
    const { descricao, documentacao } = index;
    const input = { lexico, descricao, documentacao, idioma: 'en', programs: [] };
    const files = (0,editors/* enginesNamed */.D)(engines, '"engines"').flatMap(engine => engine.files(input));
    return new Map(files.map(({ path, text }) => [`${folder}/${path}`, text]));
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/said/findings/parse-kept.js
var parse_kept = __webpack_require__(90025);
// EXTERNAL MODULE: ./build/said/repository/repository.js
var repository_repository = __webpack_require__(5629);
// EXTERNAL MODULE: ./build/said/text/code-points.js
var code_points = __webpack_require__(62021);
;// CONCATENATED MODULE: ./build/said/check/consumed/lock.js





const GENERATOR = 'refdata-action';
const PATH = schemas/* string */.YjP()
    .min(1)
    .refine(path => !(0,repository_repository/* leaves */.FQ)(path), $said('leads out of the repository'));
const SHA256 = schemas/* string */.YjP().regex(/^[0-9a-f]{64}$/);
const LOCK = schemas/* strictObject */.rej({
    generator: schemas/* literal */.euz(GENERATOR),
    /** Where the reference is published. */
    address: schemas/* url */.OZ5({ protocol: /^https?$/ }),
    nome: schemas/* string */.YjP(),
    versao: schemas/* string */.YjP(),
    /** Of all files together: the SHA-256 of what `sha256sum` prints of them, sorted by path. */
    digest: SHA256,
    /** SHA-256 of each of the seven, and of the lexico where grammars are made of it, by path. */
    files: schemas/* record */.g1P(schemas/* string */.YjP(), SHA256),
    /** The folder of the files that are pinned. */
    copy: PATH,
    uses: schemas/* strictObject */.rej({ names: schemas/* array */.YOg(schemas/* string */.YjP()), search: schemas/* array */.YOg(PATH) }),
    /** The file of types that is made of them; null for none. */
    types: PATH.nullable(),
    /** The folder of the grammars that are made of them, and for which engines; left out for none. */
    grammars: schemas/* strictObject */.rej({ folder: PATH, engines: schemas/* array */.YOg(schemas/* string */.YjP()).min(1) }).optional(),
});
/** @throws {UserError} for what is no such lock; `place` is its file. */
function readLock(text, place) {
    return (0,parse_kept/* parseKept */.M)(text, place, LOCK, {
        what: $said('lock of a reference'),
        remedy: $said`Restore ${place} from the history of the repository, or delete it and pin anew: refdata consume <address>.`,
    });
}
/**
 * The text of a lock file, with a line end.
 *
 * @throws {ZodError} when it is no lock.
 */
function lockText(lock) {
    return `${JSON.stringify(LOCK.parse(lock), null, 2)}\n`;
}
/** The SHA-256 of each file, by path, and of all of them together. */
function digestsOf(files) {
    const sha256 = (bytes) => (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
    const each = [...files]
        .map(([path, bytes]) => [path, sha256(bytes)])
        .sort(([a], [b]) => (0,code_points/* compareCodePoints */.O)(a, b));
    return {
        files: Object.fromEntries(each),
        digest: sha256(each.map(([path, hash]) => `${hash}  ${path}\n`).join('')),
    };
}

// EXTERNAL MODULE: ./build/said/findings/user-error.js
var user_error = __webpack_require__(14343);
;// CONCATENATED MODULE: ./build/said/check/consumed/types-file.js
/** What a file of types begins with. */
const TYPES_MARK = '// Generated by refdata from ';
/** TypeScript types of the names of a reference, for consumers that are compiled against them. */
function typesFile(address, { index, sintaxe, embutidas, ...files }) {
    const { modulos, comandos, erros } = files;
    const lists = [
        ['PalavraReservada', sintaxe.reservadas.map(({ palavra }) => palavra)],
        ['PalavraContextual', sintaxe.contextuais.map(({ palavra }) => palavra)],
        ['Operador', sintaxe.operadores.map(({ simbolo }) => simbolo)],
        ['FuncaoEmbutida', embutidas.funcoes],
        ['Modulo', modulos.modulos.map(({ nome }) => nome)],
        ['Comando', comandos.grupos.flatMap(grupo => grupo.comandos.map(({ nome }) => nome))],
        ['CodigoDeErro', erros.codigos.map(({ codigo }) => codigo)],
    ];
    return [
        `${TYPES_MARK}${literal(index.nome)} ${literal(index.versao)} at ${literal(address)}. Do not edit.`,
        '',
        `export const VERSAO = ${literal(index.versao)};`,
        ...lists.map(([name, entries]) => {
            const union = [...new Set(entries)].map(entry => `\n  | ${literal(entry)}`).join('');
            return `\nexport type ${name} =${union === '' ? ' never' : union};`;
        }),
        '',
    ].join('\n');
}
/** A name may hold anything: neither a line nor a string ends in it. */
function literal(text) {
    return JSON.stringify(text).replace(/[\u007f-\u009f\u2028\u2029]/g, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

;// CONCATENATED MODULE: ./build/said/check/consumed/places.js





/** Every place is inside of the repository, and not in what belongs to git. @throws {UserError} */
function demandPlaces({ lock, types, grammars, search = [] }) {
    const given = [
        ['--lock', lock],
        ['--types', types],
        ['--grammars', grammars],
        ...search.map(pattern => ['--search', pattern]),
    ];
    for (const [option, path] of given) {
        if (path === undefined)
            continue;
        const why = path === ''
            ? $said('is empty')
            : (0,repository_repository/* leaves */.FQ)(path)
                ? $said('leads out of the repository')
                : path.split('/').includes('.git')
                    ? $said('is in what belongs to git')
                    : null;
        if (why !== null)
            throw new user_error/* UserError */.y($said`${option} is "${path}", which ${why}.`, $said`Write a path in ${option} that is relative to the root of the repository, with "/" between folders.`);
    }
}
/**
 * What is written replaces nothing that somebody else has made: files of a place that was not in the lock before are new, or are
 * what they are to be. @throws {UserError} that names the first one that is not.
 */
function demandOwn(repo, files, old, now) {
    const places = [
        ['--types', old?.types, now.types],
        ['--grammars', old?.grammars?.folder, now.grammars?.folder],
    ];
    for (const [option, was, is] of places) {
        if (!is || was === is)
            continue;
        for (const [path, bytes] of files) {
            if (path !== is && !path.startsWith(`${is}/`))
                continue;
            const found = contentOf((0,external_node_path_.join)(repo, ...path.split('/')));
            if (found === null || found.equals(bytes) || found.toString('utf8').startsWith(TYPES_MARK))
                continue;
            throw new user_error/* UserError */.y($said`${path} is there already, and refdata did not make it: it would be written over.`, $said`Name another place in ${option}; or delete the file, where nobody needs it.`);
        }
    }
}
/** Null where there is no file. */
function contentOf(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path);
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: ./build/said/contract/json-pointer.js
var json_pointer = __webpack_require__(24477);
// EXTERNAL MODULE: ./build/said/drift/index.js + 71 modules
var said_drift = __webpack_require__(43360);
// EXTERNAL MODULE: ./build/said/text/nearest.js
var nearest = __webpack_require__(35112);
// EXTERNAL MODULE: ./build/said/text/words.js
var text_words = __webpack_require__(61359);
// EXTERNAL MODULE: ./build/said/contract/files.js
var contract_files = __webpack_require__(77964);
;// CONCATENATED MODULE: ./build/said/check/consumed/reference-names.js



/** What stands between a module and its symbol, in one language or another. */
const SEPARATORS = ['.', '::', '/'];
const MEMBER = /^(.+?)[^\p{L}\p{N}_]+([\p{L}\p{N}_]+)$/u;
/** Everything in a reference that can be used by a name. */
function namedEntries({ sintaxe, embutidas, modulos, comandos, erros }) {
    return [
        ...named('sintaxe', 'reservadas', sintaxe.reservadas, ({ palavra }) => palavra),
        ...named('sintaxe', 'contextuais', sintaxe.contextuais, ({ palavra }) => palavra),
        // A family of operators stands in one text, with blanks between its members.
        ...sintaxe.operadores.map(({ simbolo }) => entry(placeOf('sintaxe', 'operadores', simbolo), [simbolo, ...simbolo.split(' ')])),
        ...named('embutidas', 'funcoes', embutidas.funcoes, name => name),
        ...named('erros', 'codigos', erros.codigos, ({ codigo }) => codigo),
        ...modulos.modulos.flatMap(({ nome, apelidos, simbolos }) => {
            const path = placeOf('modulos', 'modulos', nome);
            const own = [nome, ...apelidos];
            const symbols = simbolos.map(symbol => symbolOf(path, own, symbol.nome));
            return [entry(path, own), ...symbols];
        }),
        ...comandos.grupos.flatMap(({ grupo, comandos: commands }) => [
            entry(placeOf('comandos', 'grupos', grupo), [grupo]),
            ...commands.flatMap(({ nome, apelidos, opcoes }) => {
                const path = placeOf('comandos', 'comandos', nome);
                const own = [nome, ...apelidos];
                const options = opcoes.map(({ flag }) => {
                    const { name, forms } = (0,said_drift/* flagOf */.iP)(flag);
                    return entry((0,json_pointer.at)(path, 'opcoes', name), [name, ...forms, flag], [...own, grupo]);
                });
                return [entry(path, own, [grupo]), ...options];
            }),
        ]),
    ];
}
function named(file, list, entries, nameOf) {
    return entries.map(each => entry(placeOf(file, list, nameOf(each)), [nameOf(each)]));
}
function symbolOf(path, modules, name) {
    const whole = modules.flatMap(module => SEPARATORS.map(separator => `${module}${separator}${name}`));
    const [, owner, member] = MEMBER.exec(name) ?? [];
    return {
        path: (0,json_pointer.at)(path, 'simbolos', name),
        names: [name, ...whole],
        within: owner === undefined ? modules : [...modules, owner],
        written: [member ?? name],
    };
}
function entry(path, names, within = []) {
    return { path, names, within, written: names };
}
function placeOf(file, list, name) {
    return (0,json_pointer.at)(`${(0,contract_files/* pathOf */.XM)(file)}#`, list, name);
}

;// CONCATENATED MODULE: ./build/said/check/consumed/used-changes.js





/** Fields by which entries are called. */
const NAMES = ['palavra', 'simbolo', 'nome', 'codigo'];
const WORD = /^[\p{L}\p{N}_]+$/u;
/**
 * Of several changes, those about what is used: an entry that is listed, by any of its names, or that a listed module, group or the like
 * holds; an entry whose name stands in a source as a word of its own; what holds such an entry and went, or is called otherwise. A change of
 * the format is about everybody, and so is one of the whole that breaks. Of a consumer that says nothing of what it uses, all are.
 * @param references what is compared: names are those of both.
 */
function usedChanges(changes, usage, references) {
    if (usage === null)
        return [...changes];
    const listed = new Set(usage.names);
    const isWritten = searchOf(usage.texts);
    const isOwner = (name) => SEPARATORS.some(separator => usage.names.some(each => each.startsWith(`${name}${separator}`)));
    const entries = references.flatMap(namedEntries);
    const holding = new Set(entries.flatMap(({ path, names, within }) => [...names, ...within].some(name => listed.has(name)) ? [path] : []));
    const written = new Set(entries.flatMap(entry => (entry.written.some(isWritten) ? [entry.path] : [])));
    const around = new Set([...holding, ...written].flatMap(path => placesIn(path).slice(0, -1)));
    const known = new Set(entries.map(({ path }) => path));
    return changes.filter(change => {
        if ((0,said_drift/* changeRule */.Vd)(change.rule)?.format)
            return true;
        const places = placesIn(change.path);
        const names = entriesAt(change.path);
        const own = names.at(-1);
        if (own === undefined)
            return change.level === 'major';
        if (names.some(name => listed.has(name)) || places.some(place => holding.has(place)))
            return true;
        if (around.has(change.path))
            return true;
        const subject = places.findLast(place => known.has(place));
        if (subject !== undefined && written.has(subject))
            return true;
        return [own, ...otherNames(change)].some(name => listed.has(name) || isOwner(name) || isWritten(name));
    });
}
/** Names that are listed and that no entry has: a slip of the fingers would keep silent about every change. */
function unknownNames(names, references) {
    const known = new Set(references.flatMap(namedEntries).flatMap(entry => [...entry.names, ...entry.within]));
    return names
        .filter(name => !known.has(name))
        .map(name => ({ name, near: (0,nearest/* nearest */.p)(name, known, 1)[0] ?? null }));
}
/** Whether a name stands in one of several texts. */
function searchOf(texts) {
    const words = new Set(texts.flatMap(text => [...(0,text_words/* wordsOf */.Z9)(text)]));
    return name => (WORD.test(name) ? words.has(name) : texts.some(text => (0,text_words/* hasWord */.Vf)(text, name)));
}
/** The names of the entries that a path leads through, the innermost last: `/api/modulos.json#/modulos/<m>/simbolos/<s>/resumo`. */
function entriesAt(path) {
    return (0,json_pointer/* segmentsIn */.eC)(path).filter((_, index) => index % 2 === 1);
}
/** The places of those entries. */
function placesIn(path) {
    const segments = (0,json_pointer/* segmentsIn */.eC)(path);
    return entriesAt(path).map((_, index) => (0,json_pointer.at)(`${(0,json_pointer/* fileIn */.Ed)(path)}#`, ...segments.slice(0, 2 * index + 2)));
}
/** What an entry was called before, and is called now. */
function otherNames({ rule, name, before, after }) {
    const isRenamed = /-(?:renamed|moved)$/.test(rule);
    return [name, before, after].flatMap(value => {
        if (typeof value === 'string')
            return value === name || isRenamed ? [value] : [];
        if (typeof value !== 'object' || value === null)
            return [];
        return NAMES.flatMap(field => {
            const text = value[field];
            return typeof text === 'string' ? [text] : [];
        });
    });
}

// EXTERNAL MODULE: ./build/said/contract/generated/validators.js
var validators = __webpack_require__(17642);
// EXTERNAL MODULE: ./build/said/published/index.js + 9 modules
var published = __webpack_require__(14336);
// EXTERNAL MODULE: ./build/said/runtime/make-folder.js
var make_folder = __webpack_require__(35742);
// EXTERNAL MODULE: ./build/said/commands/artifact-files.js
var artifact_files = __webpack_require__(53359);
// EXTERNAL MODULE: ./build/said/commands/check-reference.js + 22 modules
var check_reference = __webpack_require__(35979);
// EXTERNAL MODULE: ./build/said/lexico/index.js + 29 modules
var said_lexico = __webpack_require__(63245);
// EXTERNAL MODULE: ./build/said/rules/contract-check.js + 1 modules
var contract_check = __webpack_require__(13744);
// EXTERNAL MODULE: ./build/said/text/shown.js
var shown = __webpack_require__(69531);
;// CONCATENATED MODULE: ./build/said/commands/live-reference.js






const AGAIN = $said('Run this again in some minutes; `refdata verify` says what is wrong with an address.');
/** The seven files of an address, all of one version, and its lexico where that is wanted. @throws {UserError} */
async function fetchLive(address, wantsLexico) {
    const source = (0,published/* openAddress */.BV)(address);
    const bytes = new Map();
    const data = {};
    const fetched = async (path) => {
        const result = await source.read(path);
        if (result.kind === 'missing' && path === contract_files/* LEXICO_PATH */.rM)
            throw noLexico(address);
        if (result.kind !== 'found')
            throw new user_error/* UserError */.y(`${source.placeOf(path)} ${result.kind === 'unreadable' || result.kind === 'unreachable' ? result.reason : $said`is ${result.kind}`}.`, AGAIN);
        const file = (0,published/* readJsonFile */.JE)(path, source.placeOf(path), result.bytes);
        if (typeof file.data !== 'object' || file.data === null)
            throw new user_error/* UserError */.y($said`${source.placeOf(path)} is no JSON object.`, AGAIN);
        bytes.set(path, result.bytes);
        return file.data;
    };
    for (const name of contract_files/* FILE_NAMES */.GY)
        data[name] = await fetched((0,contract_files/* pathOf */.XM)(name));
    const lexico = wantsLexico ? (await fetched(contract_files/* LEXICO_PATH */.rM)) : null;
    demandName(address, data);
    const all = [
        ...contract_files/* FILE_NAMES */.GY.map(name => [(0,contract_files/* pathOf */.XM)(name), data[name]]),
        [contract_files/* LEXICO_PATH */.rM, lexico],
    ];
    demandOneVersion(address, new Map(all.filter(([, file]) => file !== null)));
    if (lexico !== null)
        await demandSound(address, lexico);
    return { bytes, data: data, lexico };
}
function noLexico(address) {
    return new user_error/* UserError */.y($said`${address} publishes no ${contract_files/* LEXICO_PATH */.rM}, which grammars are made of.`, $said('Leave "grammars" out of the lock and of the options; or ask for `lexico` in its refdata.yml.'));
}
/** Patterns from elsewhere go into grammars only when nothing is wrong with them. @throws {UserError} */
async function demandSound(address, lexico) {
    const isOfSchema = (0,contract_check/* checkSchema */._)('lexico', lexico).length === 0;
    if (isOfSchema && (await (0,said_lexico/* checkLexico */.Tb)(lexico)).length === 0)
        return;
    throw new user_error/* UserError */.y($said`No grammars can be made of ${address}: ${contract_files/* LEXICO_PATH */.rM} is not what this program knows, or contradicts itself.`, $said('Use a newer refdata, or leave "grammars" out of the lock and of the options.'));
}
/** @throws {UserError} for files that hold something else than a reference. */
function demandName(address, { index }) {
    if (typeof index?.nome === 'string')
        return;
    throw new user_error/* UserError */.y($said`${address} is no published reference: its index names no language.`, $said('Name the base address under which api/index.json is published.'));
}
/** A pin is known by its version. @param files by path. @throws {UserError} where there is none, or more than one. */
function demandOneVersion(address, files) {
    const versions = new Map([...files].map(([path, file]) => [path, file.versao]));
    for (const [path, versao] of versions) {
        if (typeof versao === 'string' && versao.trim() !== '')
            continue;
        const told = versao === undefined ? 'missing' : (0,shown/* shown */.SP)(versao);
        throw new user_error/* UserError */.y($said`${address}${path} says no version: its "versao" is ${told}.`, $said('Only who publishes it can mend that: tell them. What is pinned stays as it is until then.'));
    }
    const different = new Set(versions.values());
    if (different.size === 1)
        return;
    throw new user_error/* UserError */.y($said`The files at ${address} are of several versions (${[...different].join(', ')}): a deployment is on its way.`, AGAIN);
}

;// CONCATENATED MODULE: ./build/said/commands/consume.js



















/**
 * Compares what a consumer is pinned to with what is live, for what the consumer uses. Writes nothing: {@link writePin} does.
 * @throws {UserError} when nothing is there to be compared, or what is pinned was changed by hand.
 */
async function consume(options) {
    const { repo, lock: place } = options;
    demandPlaces(options);
    const file = (0,external_node_path_.join)(repo, place);
    const old = (0,external_node_fs_.existsSync)(file) ? readLock((0,external_node_fs_.readFileSync)(file, 'utf8'), place) : null;
    const address = options.address === undefined ? old?.address : (0,published/* baseAddress */.uU)(options.address);
    if (address === undefined)
        throw new user_error/* UserError */.y($said`There is no ${place}, and no address to pin.`, $said('Name the address of the reference (`refdata consume https://lume.example`); in a workflow, the input `target`.'));
    const grammars = grammarsOf(options, old);
    const live = await fetchLive(address, grammars !== undefined);
    const { index } = live.data;
    const named = options.uses !== undefined || options.search !== undefined;
    const lock = {
        generator: GENERATOR,
        address,
        nome: index.nome,
        versao: index.versao,
        ...digestsOf(live.bytes),
        copy: old?.copy ?? copyBeside(place),
        uses: named || old === null
            ? { names: [...(options.uses ?? [])], search: [...(options.search ?? [])] }
            : old.uses,
        types: options.types ?? old?.types ?? null,
        ...(grammars && { grammars }),
    };
    const usage = usageOf(repo, place, lock);
    // A language that has moved is the same one.
    const isPinned = old !== null && (old.address === address || old.nome === index.nome);
    const pinned = isPinned ? [pinnedData(repo, old, place)] : [];
    const references = [...pinned, live.data].filter(isKnownFormat);
    const unknown = references.length === 0 ? [] : unknownNames(lock.uses.names, references);
    const before = old?.versao ?? null;
    const shared = { address, nome: index.nome, before, versao: index.versao, unknown };
    const files = pinOf(place, lock, live);
    demandOwn(repo, files, old, lock);
    if (!isPinned)
        return { ...shared, state: 'pinned', all: 0, drift: null, files };
    if (isSame(old, lock))
        return { ...shared, state: 'current', all: 0, drift: null, files: changedIn(repo, files) };
    const result = await (0,check_reference/* check */.z)({
        repo,
        config: 'refdata.yml',
        base: (0,external_node_path_.join)(repo, old.copy),
        head: address,
        today: new Date().toISOString().slice(0, 10),
        progress: options.progress,
    });
    // The copy holds what is pinned alone: whether there were schemas or a registry beside it, it cannot tell.
    const all = result.changes.filter(({ path }) => live.bytes.has((0,json_pointer/* fileIn */.Ed)(path)));
    const changes = usedChanges(all, usage, references);
    const drift = {
        ...result,
        base: { ...result.base, name: place },
        level: (0,said_drift/* wholeLevel */.AE)(changes),
        counts: (0,said_drift/* tallyChanges */.sU)(changes),
        changes,
        causes: [],
        // What is published is the publisher's to mend.
        findings: [],
        ok: true,
    };
    return { ...shared, state: 'changed', all: all.length, drift, files };
}
/** Writes what pins a reference: each file beside its place first, then all of them are moved there. @throws {UserError} */
function writePin(repo, files) {
    const moves = [...files].map(([path, bytes]) => {
        const target = (0,external_node_path_.join)(repo, ...path.split('/'));
        return { target, bytes, fresh: `${target}.refdata-new` };
    });
    try {
        for (const { target, bytes, fresh } of moves) {
            (0,make_folder/* makeFolder */.f)((0,external_node_path_.dirname)(target));
            (0,external_node_fs_.writeFileSync)(fresh, bytes);
        }
        for (const { target, fresh } of moves)
            (0,external_node_fs_.renameSync)(fresh, target);
    }
    catch (cause) {
        throw new user_error/* UserError */.y($said`It cannot be pinned: ${cause.message}.`, $said('Let the files be written.'), {
            cause,
        });
    }
    finally {
        for (const { fresh } of moves)
            (0,external_node_fs_.rmSync)(fresh, { force: true });
    }
}
/** What grammars are wanted; an engine that there is not is told before anything is fetched. @throws {UserError} */
function grammarsOf({ grammars, engines }, old) {
    const folder = (grammars ?? old?.grammars?.folder)?.replace(/\/+$/, '');
    if (folder === undefined) {
        if (engines === undefined)
            return undefined;
        throw new user_error/* UserError */.y($said('There are engines, and no folder for their grammars.'), $said('Name one in --grammars, such as grammars.'));
    }
    const wanted = (0,editors/* enginesNamed */.D)(engines ?? old?.grammars?.engines, '"engines"');
    return { folder, engines: wanted.map(({ name }) => name) };
}
/** Whether nothing of what was pinned is another one; the lexico may come to it with the grammars, or go. */
function isSame(old, now) {
    return Object.entries(now.files).every(([path, hash]) => (old.files[path] ?? hash) === hash);
}
/** Each lock has files of its own. */
function copyBeside(lock) {
    return lock === 'refdata.lock' ? '.refdata' : `${lock.replace(/\.lock$/, '')}.files`;
}
/** Types are made of entries, which another format may have elsewhere. @throws {UserError} */
function demandFormat(address, data) {
    const strange = strangeFile(data);
    if (strange === undefined)
        return;
    throw new user_error/* UserError */.y($said`No types can be made of ${address}: ${(0,contract_files/* pathOf */.XM)(strange)} is of another format than this program knows.`, $said('Use a newer refdata, or leave "types" out of the lock and of the options.'));
}
function isKnownFormat(data) {
    return strangeFile(data) === undefined;
}
/** A file of another format than this program knows. */
function strangeFile(data) {
    return contract_files/* FILE_NAMES */.GY.find(name => !validators/* validators */.y$[name](data[name]));
}
/** All files of a pin, by path below the repository. */
function pinOf(place, lock, { bytes, data, lexico }) {
    const encode = (text) => new TextEncoder().encode(text);
    const copies = [...bytes].map(([path, content]) => [`${lock.copy}${path}`, content]);
    if (lock.types !== null)
        demandFormat(lock.address, data);
    const types = lock.types === null ? [] : [[lock.types, encode(typesFile(lock.address, data))]];
    const grammars = lock.grammars === undefined || lexico === null ? [] : grammarFiles(lock.grammars, lexico, data);
    const made = [...grammars].map(([path, text]) => [path, encode(text)]);
    return new Map([...copies, ...types, ...made, [place, encode(lockText(lock))]]);
}
/** Those that are not there as they are, in the form that git has of them. */
function changedIn(repo, files) {
    const listed = [...files].map(([path, bytes]) => ({ path, bytes, source: path }));
    return new Map((0,artifact_files/* changedArtifacts */.eR)(repo, listed).map(({ path, bytes }) => [path, bytes]));
}
/** What is pinned, which has to be what the lock says, or a comparison with it says nothing. @throws {UserError} */
function pinnedData(repo, lock, place) {
    const bytes = new Map();
    const repository = (0,repository_repository/* openRepository */.h_)(repo);
    for (const path of Object.keys(lock.files)) {
        const file = `${lock.copy}${path}`;
        if (repository.isFile(file))
            bytes.set(path, repository.readBytes(file));
    }
    const data = parsed(lock.copy, bytes);
    const why = pinFault(lock, place, bytes, data);
    if (why === null)
        return data;
    throw new user_error/* UserError */.y(why, $said`Restore ${lock.copy} and ${place} from the history of the repository, or delete both and pin anew.`);
}
/** Why what is in the folder is not what a lock pins; null where it is. */
function pinFault(lock, place, bytes, { index }) {
    const found = digestsOf(bytes);
    const wrong = Object.keys(lock.files).find(path => found.files[path] !== lock.files[path]);
    if (wrong !== undefined && !bytes.has(wrong))
        return $said`${lock.copy}${wrong}, which ${place} pins, is missing.`;
    if (found.digest !== lock.digest)
        return $said`${lock.copy}${wrong ?? ''} is not what ${place} pins.`;
    if (index?.nome === lock.nome && index.versao === lock.versao)
        return null;
    return $said`${place} says that it pins ${lock.nome} ${lock.versao}, and ${lock.copy} holds ${index?.nome} ${index?.versao}.`;
}
function parsed(folder, bytes) {
    const files = contract_files/* FILE_NAMES */.GY.map(name => {
        const path = (0,contract_files/* pathOf */.XM)(name);
        return [name, (0,published/* readJsonFile */.JE)(path, `${folder}${path}`, bytes.get(path) ?? new Uint8Array()).data];
    });
    return Object.fromEntries(files);
}
/** Null where the consumer does not say what it uses. */
function usageOf(repo, place, { uses: { names, search }, copy, types, grammars }) {
    if (names.length === 0 && search.length === 0)
        return null;
    const repository = (0,repository_repository/* openRepository */.h_)(repo);
    try {
        // What is made of the reference has all of its names.
        const folders = [copy, ...(grammars === undefined ? [] : [grammars.folder])];
        const isMade = (path) => [place, types].includes(path) || folders.some(folder => path.startsWith(`${folder}/`));
        const found = new Set(search.flatMap(pattern => repository.glob(pattern)));
        const paths = [...found].filter(path => !isMade(path));
        if (search.length > 0 && paths.length === 0)
            throw new user_error/* UserError */.y($said`No file matches ${search.join(', ')}.`, $said('Correct the patterns of the search.'));
        return { names, texts: paths.flatMap(path => textOf(repository, path)) };
    }
    catch (error) {
        if (!(error instanceof repository_repository/* UnreadableFile */.ie))
            throw error;
        throw new user_error/* UserError */.y(error.message, error.remedy, { cause: error });
    }
}
/** A picture has no names in it. */
function textOf(repository, path) {
    try {
        return [repository.read(path)];
    }
    catch (error) {
        if (error instanceof repository_repository/* UnreadableFile */.ie && error.rule === 'source-encoding')
            return [];
        throw error;
    }
}


/***/ })

};
