export const id = 3998;
export const ids = [3998];
export const modules = {

/***/ 1571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ consumerMarkdown),
/* harmony export */   t: () => (/* binding */ consumerLine)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51065);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49735);


/** What a newer reference is to a consumer, in one line. */
function consumerLine({ nome, before, versao, all, drift }) {
    if (drift === null)
        return `${nome} ${versao} is pinned.`;
    const moved = before === versao ? `${nome} ${versao} has other contents` : `${nome} ${before} → ${versao}`;
    const used = drift.changes.length;
    if (all === 0)
        return `${moved}: nothing that is compared differs.`;
    return `${moved}: ${used} of ${all} changes ${used === 1 ? 'is' : 'are'} about what is used here.`;
}
/** The same with every change that is about what is used: the text of a pull request. */
function consumerMarkdown(drifted, options = {}) {
    const { address, drift } = drifted;
    const line = `**${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(consumerLine(drifted))}** Published at ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(address)}.\n`;
    return drift === null || drift.changes.length === 0 ? line : `${line}\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .checkMarkdown */ .WT)(drift, options)}`;
}


/***/ }),

/***/ 54939:
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
/* harmony import */ var _exporters_generated_exporters_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8372);
/* harmony import */ var _findings_rule_info_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(94562);
/* harmony import */ var _findings_unwritable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95632);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70787);
/* harmony import */ var _git_working_form_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9087);
/* harmony import */ var _rules_api_descriptions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10);
/* harmony import */ var _runtime_make_folder_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81346);
/* harmony import */ var _runtime_remove_quietly_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8525);
/* harmony import */ var _runtime_stats_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(12060);
/* harmony import */ var _text_code_points_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(64617);













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
            throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`${path} cannot be read: ${cause.message}.`, 'Choose another folder.', {
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
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`${path} is a file that the routes are read from: the description would take its place.`, 'Choose another place for the descriptions.');
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
        const remedy = 'Choose another place for them, or give it the permission to be written.';
        throw (0,_findings_unwritable_js__WEBPACK_IMPORTED_MODULE_3__/* .unwritable */ .m)('The descriptions', cause, remedy);
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
        return (0,_findings_rule_info_js__WEBPACK_IMPORTED_MODULE_10__/* .findingOf */ .h)(_rules_api_descriptions_js__WEBPACK_IMPORTED_MODULE_6__/* .descriptionKept */ .$B, `${file} is an earlier address of ${address}; both are written.`, file, { file });
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
    return (0,_findings_rule_info_js__WEBPACK_IMPORTED_MODULE_10__/* .findingOf */ .h)(_rules_api_descriptions_js__WEBPACK_IMPORTED_MODULE_6__/* .descriptionOrphaned */ .Mw, `${path} describes no server that was read.`, path, { file: path });
}
function isAbsent(error) {
    return /^(ENOENT|ENOTDIR)$/.test(error.code ?? '');
}


/***/ }),

/***/ 42992:
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
// EXTERNAL MODULE: ./build/editors/editors.js + 21 modules
var editors = __webpack_require__(80190);
;// CONCATENATED MODULE: ./build/check/consumed/grammar-files.js

/**
 * Grammars of a pinned reference, as `refdata editor` writes them; without what it takes from the language's own repository, which
 * is no part of a reference: its address, and snippets out of its programs.
 * @returns by path below the consumer's repository.
 * @throws {UserError} for an engine that there is not.
 */
function grammarFiles({ folder, engines }, lexico, { index }) {
    const { descricao, documentacao } = index;
    const input = { lexico, descricao, documentacao, programs: [] };
    const files = (0,editors/* enginesNamed */.D)(engines, '"engines"').flatMap(engine => engine.files(input));
    return new Map(files.map(({ path, text }) => [`${folder}/${path}`, text]));
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/findings/parse-kept.js
var parse_kept = __webpack_require__(6781);
// EXTERNAL MODULE: ./build/repository/repository.js
var repository_repository = __webpack_require__(83929);
// EXTERNAL MODULE: ./build/text/code-points.js
var code_points = __webpack_require__(64617);
;// CONCATENATED MODULE: ./build/check/consumed/lock.js





const GENERATOR = 'refdata-action';
const PATH = schemas/* string */.YjP()
    .min(1)
    .refine(path => !(0,repository_repository/* leaves */.FQ)(path), 'leads out of the repository');
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
        what: 'lock of a reference',
        remedy: `Restore ${place} from the history of the repository, or delete it and pin anew: refdata consume <address>.`,
    });
}
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

;// CONCATENATED MODULE: ./build/check/consumed/types-file.js
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
        `// Generated by refdata from ${literal(index.nome)} ${literal(index.versao)} at ${literal(address)}. Do not edit.`,
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

// EXTERNAL MODULE: ./build/contract/json-pointer.js
var json_pointer = __webpack_require__(26545);
// EXTERNAL MODULE: ./build/drift/index.js + 61 modules
var build_drift = __webpack_require__(29927);
// EXTERNAL MODULE: ./build/text/words.js
var text_words = __webpack_require__(26883);
;// CONCATENATED MODULE: ./build/check/consumed/used-changes.js



/** Fields by which entries are called. */
const NAMES = ['palavra', 'simbolo', 'nome', 'codigo'];
const WORD = /^[\p{L}\p{N}_]+$/u;
/**
 * Of several changes, those about what is used: an entry that is listed, or that a listed module, group or the like holds; an entry
 * whose name stands in a source as a word of its own. A change of the format is about everybody, and so is one of the whole that breaks.
 * Of a consumer that says nothing of what it uses, all are.
 */
function usedChanges(changes, usage) {
    if (usage === null)
        return [...changes];
    const listed = new Set(usage.names);
    const words = new Set(usage.texts.flatMap(text => [...(0,text_words/* wordsOf */.Z9)(text)]));
    const isWritten = (name) => WORD.test(name) ? words.has(name) : usage.texts.some(text => (0,text_words/* hasWord */.Vf)(text, name));
    return changes.filter(change => {
        if ((0,build_drift/* changeRule */.Vd)(change.rule)?.format)
            return true;
        const around = entriesAt(change.path);
        const own = around.at(-1);
        if (own === undefined)
            return change.level === 'major';
        const called = [own, ...otherNames(change)];
        return around.some(name => listed.has(name)) || called.some(name => listed.has(name) || isWritten(name));
    });
}
/** The names of the entries that a path leads through, the innermost last: `/api/modulos.json#/modulos/<m>/simbolos/<s>/resumo`. */
function entriesAt(path) {
    return (0,json_pointer/* segmentsOf */.O)(path.slice(path.indexOf('#') + 1)).filter((_, index) => index % 2 === 1);
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

// EXTERNAL MODULE: ./build/contract/files.js
var files = __webpack_require__(60088);
// EXTERNAL MODULE: ./build/contract/generated/validators.js
var validators = __webpack_require__(49502);
// EXTERNAL MODULE: ./build/findings/user-error.js
var user_error = __webpack_require__(70787);
// EXTERNAL MODULE: ./build/published/index.js + 9 modules
var published = __webpack_require__(96410);
// EXTERNAL MODULE: ./build/runtime/make-folder.js
var make_folder = __webpack_require__(81346);
// EXTERNAL MODULE: ./build/commands/artifact-files.js
var artifact_files = __webpack_require__(54939);
// EXTERNAL MODULE: ./build/commands/check-reference.js + 14 modules
var check_reference = __webpack_require__(2280);
// EXTERNAL MODULE: ./build/lexico/index.js + 21 modules
var build_lexico = __webpack_require__(16210);
// EXTERNAL MODULE: ./build/rules/contract-check.js + 1 modules
var contract_check = __webpack_require__(6702);
;// CONCATENATED MODULE: ./build/commands/live-reference.js





const AGAIN = 'Run this again in some minutes; `refdata verify` says what is wrong with an address.';
/** The seven files of an address, all of one version, and its lexico where that is wanted. @throws {UserError} */
async function fetchLive(address, wantsLexico) {
    const source = (0,published/* openAddress */.BV)(address);
    const bytes = new Map();
    const data = {};
    const fetched = async (path) => {
        const result = await source.read(path);
        if (result.kind === 'missing' && path === files/* LEXICO_PATH */.rM)
            throw noLexico(address);
        if (result.kind !== 'found')
            throw new user_error/* UserError */.y(`${source.placeOf(path)} ${result.kind === 'unreadable' || result.kind === 'unreachable' ? result.reason : `is ${result.kind}`}.`, AGAIN);
        const file = (0,published/* readJsonFile */.JE)(path, source.placeOf(path), result.bytes);
        if (typeof file.data !== 'object' || file.data === null)
            throw new user_error/* UserError */.y(`${source.placeOf(path)} is no JSON object.`, AGAIN);
        bytes.set(path, result.bytes);
        return file.data;
    };
    for (const name of files/* FILE_NAMES */.GY)
        data[name] = await fetched((0,files/* pathOf */.XM)(name));
    const lexico = wantsLexico ? (await fetched(files/* LEXICO_PATH */.rM)) : null;
    const all = [...files/* FILE_NAMES */.GY.map(name => data[name]), ...(lexico === null ? [] : [lexico])];
    const versions = new Set(all.map(file => file.versao));
    if (versions.size > 1)
        throw new user_error/* UserError */.y(`The files at ${address} are of several versions (${[...versions].join(', ')}): a deployment is on its way.`, AGAIN);
    demandNames(address, data);
    if (lexico !== null)
        await demandSound(address, lexico);
    return { bytes, data: data, lexico };
}
function noLexico(address) {
    return new user_error/* UserError */.y(`${address} publishes no ${files/* LEXICO_PATH */.rM}, which grammars are made of.`, 'Leave "grammars" out of the lock and of the options; or ask for `lexico` in its refdata.yml.');
}
/** Patterns from elsewhere go into grammars only when nothing is wrong with them. @throws {UserError} */
async function demandSound(address, lexico) {
    const isOfSchema = (0,contract_check/* checkSchema */._)('lexico', lexico).length === 0;
    if (isOfSchema && (await (0,build_lexico/* checkLexico */.Tb)(lexico)).length === 0)
        return;
    throw new user_error/* UserError */.y(`No grammars can be made of ${address}: ${files/* LEXICO_PATH */.rM} is not what this program knows, or contradicts itself.`, 'Use a newer refdata, or leave "grammars" out of the lock and of the options.');
}
/** @throws {UserError} for files that hold something else than a reference. */
function demandNames(address, { index }) {
    if (typeof index?.nome === 'string' && typeof index.versao === 'string')
        return;
    throw new user_error/* UserError */.y(`${address} is no published reference: its index names no language and version.`, 'Name the base address under which api/index.json is published.');
}

;// CONCATENATED MODULE: ./build/commands/consume.js

















/**
 * Compares what a consumer is pinned to with what is live, for what the consumer uses. Writes nothing: {@link writePin} does.
 * @throws {UserError} when nothing is there to be compared, or what is pinned was changed by hand.
 */
async function consume(options) {
    const { repo, lock: place } = options;
    const file = (0,external_node_path_.join)(repo, place);
    const old = (0,external_node_fs_.existsSync)(file) ? readLock((0,external_node_fs_.readFileSync)(file, 'utf8'), place) : null;
    const address = options.address === undefined ? old?.address : (0,published/* baseAddress */.uU)(options.address);
    if (address === undefined)
        throw new user_error/* UserError */.y(`There is no ${place}, and no address to pin.`, 'Name the address of the reference: refdata consume https://lume.example.');
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
    const shared = { address, nome: index.nome, before: old?.versao ?? null, versao: index.versao };
    const files = pinOf(place, lock, live);
    if (old === null || old.address !== address)
        return { ...shared, state: 'pinned', all: 0, drift: null, files };
    demandUntouched(repo, old, place);
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
    const changes = usedChanges(result.changes, usageOf(repo, place, lock));
    const drift = {
        ...result,
        base: { ...result.base, name: place },
        level: (0,build_drift/* wholeLevel */.AE)(changes),
        counts: (0,build_drift/* tallyChanges */.sU)(changes),
        changes,
        causes: [],
        // What is published is the publisher's to mend.
        findings: [],
        ok: true,
    };
    return { ...shared, state: 'changed', all: result.changes.length, drift, files };
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
        throw new user_error/* UserError */.y(`It cannot be pinned: ${cause.message}.`, 'Let the files be written.', {
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
        throw new user_error/* UserError */.y('There are engines, and no folder for their grammars.', 'Name one in --grammars, such as grammars.');
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
    const strange = files/* FILE_NAMES */.GY.find(name => !validators/* validators */.y$[name](data[name]));
    if (strange === undefined)
        return;
    throw new user_error/* UserError */.y(`No types can be made of ${address}: ${(0,files/* pathOf */.XM)(strange)} is of another format than this program knows.`, 'Use a newer refdata, or leave "types" out of the lock and of the options.');
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
/** What is pinned has to be what the lock says, or a comparison with it says nothing. */
function demandUntouched(repo, lock, place) {
    const bytes = new Map();
    const repository = (0,repository_repository/* openRepository */.h_)(repo);
    for (const path of Object.keys(lock.files)) {
        const file = `${lock.copy}${path}`;
        if (repository.isFile(file))
            bytes.set(path, repository.readBytes(file));
    }
    if (digestsOf(bytes).digest === lock.digest)
        return;
    const wrong = Object.keys(lock.files).find(path => digestsOf(bytes).files[path] !== lock.files[path]);
    throw new user_error/* UserError */.y(`${lock.copy}${wrong ?? ''} is not what ${place} pins.`, `Restore ${lock.copy} and ${place} from the history of the repository, or delete both and pin anew.`);
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
            throw new user_error/* UserError */.y(`No file matches ${search.join(', ')}.`, 'Correct the patterns of the search.');
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
