export const id = 5637;
export const ids = [5637];
export const modules = {

/***/ 71169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ extractionCache)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./build/said/repository/observed.js
var observed = __webpack_require__(99657);
// EXTERNAL MODULE: ./build/said/runtime/generated/version.js
var version = __webpack_require__(10529);
// EXTERNAL MODULE: ./build/said/extract/index.js + 422 modules
var extract = __webpack_require__(85553);
;// CONCATENATED MODULE: ./build/said/cache/codec.js

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
    if (value === extract/* REPORTED */.u3)
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
        return tag === 'reported' ? extract/* REPORTED */.u3 : Number(tag);
    }
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, untagged(part)]));
}

// EXTERNAL MODULE: ./build/said/cache/kept-file.js
var kept_file = __webpack_require__(16556);
;// CONCATENATED MODULE: ./build/said/cache/extraction-cache.js







/**
 * A cache in a folder.
 * @param name of the configuration. @param depends what the results depend on besides the repository: the text of the configuration.
 */
function extractionCache(folder, name, depends) {
    return {
        async extracted(part, given, extract) {
            const path = (0,external_node_path_.join)(folder, `extraction-${(0,observed/* digestOf */.ol)(JSON.stringify([name, part])).slice(0, 16)}.json`);
            // What is kept has messages in the language in which they were made.
            const tongue = process.env.REFDATA_LANG ?? '';
            const key = (0,observed/* digestOf */.ol)(JSON.stringify([version/* VERSION */.x, programDigest(), tongue, name, ...depends]));
            const entry = readEntry(path);
            if (entry?.key === key && (0,observed/* holds */.v9)(entry.observations, given.repository)) {
                for (const problem of entry.problems)
                    given.report(problem);
                return entry.extracted;
            }
            const repository = new observed/* ObservedRepository */.ZO(given.repository);
            const problems = [];
            const report = (problem) => {
                problems.push(problem);
                given.report(problem);
            };
            const programs = repository.watching(given.programs);
            const extracted = await extract({ ...given, repository, programs, report });
            if (repository.isRepeatable)
                writeEntry(path, { key, observations: repository.observations(), extracted, problems });
            return extracted;
        },
    };
}
/** An entry; undefined when there is none that is whole. */
function readEntry(path) {
    const body = (0,kept_file/* readKept */.D)(path);
    try {
        return body === undefined ? undefined : decodeData(body);
    }
    catch {
        return undefined;
    }
}
function writeEntry(path, entry) {
    try {
        (0,kept_file/* keep */.a)(path, encode(entry));
    }
    catch (error) {
        if (!(error instanceof NotEncodable))
            throw error;
    }
}
let digestOfProgram;
/** Digest of the program that is running, read once: a bundle stands whole in one folder, and several megabytes of it. */
function programDigest() {
    if (digestOfProgram !== undefined)
        return digestOfProgram;
    const folder = (0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(import.meta.url));
    const names = (0,external_node_fs_.readdirSync)(folder)
        .filter(name => /\.[jt]s$/.test(name))
        .sort();
    const files = names.map(name => (0,external_node_path_.join)(folder, name));
    digestOfProgram = (0,observed/* digestOf */.ol)(files.map(file => (0,observed/* digestOf */.ol)((0,external_node_fs_.readFileSync)(file))).join());
    return digestOfProgram;
}


/***/ }),

/***/ 16556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readKept),
/* harmony export */   a: () => (/* binding */ keep)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _repository_observed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99657);
/* harmony import */ var _runtime_remove_quietly_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97);




/** A larger entry is not one of ours. */
const MAX_ENTRY_MIB = 256;
/** What was kept in a file, whose first line is the digest of the rest; undefined when there is none that is whole. */
function readKept(path) {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > MAX_ENTRY_MIB * 1024 * 1024)
            return undefined;
        const text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
        const end = text.indexOf('\n');
        const body = text.slice(end + 1);
        return (0,_repository_observed_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOf */ .ol)(body) === text.slice(0, end) ? body : undefined;
    }
    catch {
        return undefined;
    }
}
/** Keeps a text in a file, whole; that it cannot be written is no reason to fail. */
function keep(path, body) {
    const temporary = `${path}.${process.pid}`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(temporary, `${(0,_repository_observed_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOf */ .ol)(body)}\n${body}`);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, path);
    }
    catch (error) {
        if (error.code === undefined)
            throw error;
        (0,_runtime_remove_quietly_js__WEBPACK_IMPORTED_MODULE_3__/* .removeQuietly */ .S)(temporary);
    }
}


/***/ }),

/***/ 43360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y0: () => (/* reexport */ CHANGE_GROUPS),
  wd: () => (/* reexport */ CHANGE_IDS),
  tQ: () => (/* reexport */ EFFECTS),
  d$: () => (/* reexport */ FAIL_ON),
  SV: () => (/* reexport */ IGNORE_FILE),
  cZ: () => (/* reexport */ causesOf),
  Vd: () => (/* reexport */ changeRule),
  iv: () => (/* reexport */ changesBetween),
  pD: () => (/* reexport */ comparePacotes),
  EQ: () => (/* reexport */ compareReferences),
  xS: () => (/* reexport */ countChanges),
  dU: () => (/* reexport */ derivationOf),
  s9: () => (/* reexport */ entriesIn),
  iu: () => (/* reexport */ except),
  x7: () => (/* reexport */ failsBy),
  iP: () => (/* reexport */ flagOf),
  S4: () => (/* reexport */ judge),
  sv: () => (/* reexport */ nameOfException),
  mJ: () => (/* reexport */ orderOf),
  Xr: () => (/* reexport */ pacoteRemoved),
  Hc: () => (/* reexport */ pacoteSpot),
  v6: () => (/* reexport */ pacoteVersaoRemoved),
  wu: () => (/* reexport */ parseExceptions),
  uT: () => (/* reexport */ parseSignature),
  Lb: () => (/* reexport */ placeInHead),
  F7: () => (/* reexport */ routeChanges),
  $N: () => (/* reexport */ sentenceOf),
  sU: () => (/* reexport */ tallyChanges),
  a$: () => (/* reexport */ tellRoutesApart),
  PP: () => (/* reexport */ toChanges),
  IM: () => (/* reexport */ variantsOf),
  AE: () => (/* reexport */ wholeLevel)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/said/contract/json-pointer.js
var json_pointer = __webpack_require__(24477);
// EXTERNAL MODULE: ./build/said/findings/change-level.js
var change_level = __webpack_require__(83152);
// EXTERNAL MODULE: ./build/said/findings/finding.js
var finding = __webpack_require__(9314);
// EXTERNAL MODULE: ./build/said/text/shown.js
var shown = __webpack_require__(69531);
;// CONCATENATED MODULE: ./build/said/drift/nouns/assinatura-rules.js
const parametroAdded = {
    id: 'parametro-added',
    level: 'major',
    title: $said('A parameter is new that has to be given'),
    why: $said('Calls without it no longer run.'),
    says: $said('{name} has the new parameter {after}, which has to be given.'),
    example: ['(texto)', '(texto, vezes)'],
    inverse: ['parametro-removed'],
};
const parametroAddedOptional = {
    id: 'parametro-added-optional',
    level: 'minor',
    title: $said('A parameter is new that can be left out'),
    why: $said('Calls without it work as before.'),
    says: $said('{name} has the new parameter {after}, which can be left out.'),
    example: ['(texto)', '(texto, vezes=1)'],
    inverse: ['parametro-removed'],
};
const parametroInserted = {
    id: 'parametro-inserted',
    level: 'major',
    title: $said('A parameter that can be left out is new before others'),
    why: $said('Calls by position now give their value to another parameter.'),
    says: $said('{name} has the new parameter {after} before others.'),
    example: ['(texto, fim)', '(texto, inicio=0, fim=1)'],
    inverse: ['parametro-removed'],
};
const parametroRemoved = {
    id: 'parametro-removed',
    level: 'major',
    title: $said('A parameter is gone'),
    why: $said('Calls that give it no longer run.'),
    says: $said('{name} has lost the parameter {before}.'),
    example: ['(texto, vezes)', '(texto)'],
    inverse: ['parametro-added', 'parametro-added-optional', 'parametro-inserted'],
};
const parametroRenamed = {
    id: 'parametro-renamed',
    level: 'major',
    title: $said('A parameter has another name'),
    why: $said('Calls that give it by name no longer run. A language without such calls can make this rule a patch.'),
    says: $said('The parameter {before} of {name} is now {after}.'),
    example: ['(texto)', '(frase)'],
    inverse: ['parametro-renamed'],
};
const parametrosReordered = {
    id: 'parametros-reordered',
    level: 'major',
    title: $said('Parameters are in another order'),
    why: $said('Calls by position give their values to other parameters.'),
    says: $said('The parameters of {name} were {before} and are {after}.'),
    example: ['(de, ate)', '(ate, de)'],
    inverse: ['parametros-reordered'],
};
const parametroBecameRequired = {
    id: 'parametro-became-required',
    level: 'major',
    title: $said('A parameter has to be given that could be left out'),
    why: $said('Calls without it no longer run.'),
    says: $said('{name} now needs its parameter {after}.'),
    example: ['(texto, vezes=1)', '(texto, vezes)'],
    inverse: ['parametro-became-optional'],
};
const parametroBecameOptional = {
    id: 'parametro-became-optional',
    level: 'minor',
    title: $said('A parameter can be left out that had to be given'),
    why: $said('Calls that give it work as before.'),
    says: $said('The parameter {before} of {name} can be left out now.'),
    example: ['(texto, vezes)', '(texto, vezes=1)'],
    inverse: ['parametro-became-required'],
};
const parametroPassingNarrowed = {
    id: 'parametro-passing-narrowed',
    level: 'major',
    title: $said('A parameter can no longer be given by its name, or by its place'),
    why: $said('Calls that give it in the other way no longer run.'),
    says: $said('The parameter {before} of {name} can be given as in {after} alone.'),
    example: ['(texto, fim)', '(texto, *, fim)'],
    inverse: ['parametro-passing-widened', 'parametro-passing-narrowed'],
};
const parametroPassingWidened = {
    id: 'parametro-passing-widened',
    level: 'minor',
    title: $said('A parameter can be given by its name and by its place'),
    why: $said('Calls that give it as before still run.'),
    says: $said('The parameter {after} of {name} can be given by its name and by its place; it was {before}.'),
    example: ['(texto, /)', '(texto)'],
    inverse: ['parametro-passing-narrowed'],
};
const parametroDefaultChanged = {
    id: 'parametro-default-changed',
    level: 'minor',
    title: $said('A parameter has another default'),
    why: $said('Calls without it run as before, and do something else.'),
    says: $said('The parameter {before} of {name} has another default: {after}.'),
    example: ['(vezes=1)', '(vezes=2)'],
    inverse: ['parametro-default-changed'],
};
const parametroTypeChanged = {
    id: 'parametro-type-changed',
    level: 'major',
    title: $said('A parameter takes something else'),
    why: $said('Values that were taken may be refused now: of the old type, not all is in the new one, or its name does not tell.'),
    says: $said('{name} took {before} and takes {after}.'),
    example: ['(n: number)', '(n: string)'],
    inverse: ['parametro-type-changed', 'parametro-type-widened'],
};
const parametroTypeWidened = {
    id: 'parametro-type-widened',
    level: 'minor',
    title: $said('A parameter takes more than before'),
    why: $said('Whatever was taken still is.'),
    says: $said('{name} took {before} and takes {after}.'),
    example: ['(n: int)', '(n: int | str)'],
    inverse: ['parametro-type-changed'],
};
const parametroTypeAdded = {
    id: 'parametro-type-added',
    level: 'patch',
    title: $said('The type of a parameter is written down that was not'),
    why: $said('It says what already holds; calls are what they were.'),
    says: $said('{name} had {before}, and its type is written now: {after}.'),
    example: ['(n)', '(n: int)'],
    inverse: ['parametro-type-removed'],
};
const parametroTypeRemoved = {
    id: 'parametro-type-removed',
    level: 'patch',
    title: $said('The type of a parameter is no longer written down'),
    why: $said('Calls are what they were; readers and checkers know less.'),
    says: $said('{name} had {before}, and its type is no longer written: {after}.'),
    example: ['(n: int)', '(n)'],
    inverse: ['parametro-type-added'],
};
const retornoChanged = {
    id: 'retorno-changed',
    level: 'major',
    title: $said('A function gives something else'),
    why: $said('Programs that use the result may no longer run.'),
    says: $said('The result of {name} was {before} and is {after}.'),
    example: ['=> number', '=> string'],
    inverse: ['retorno-changed', 'retorno-narrowed'],
};
const retornoNarrowed = {
    id: 'retorno-narrowed',
    level: 'minor',
    title: $said('A function gives less kinds of things than before'),
    why: $said('Whatever is done with the result still works.'),
    says: $said('The result of {name} was {before} and is {after}.'),
    example: ['-> int | None', '-> int'],
    inverse: ['retorno-changed'],
};
const retornoAdded = {
    id: 'retorno-added',
    level: 'patch',
    title: $said('The type of a result is written down that was not'),
    why: $said('It says what already holds.'),
    says: $said('The result of {name} is written now: {after}.'),
    example: ['', '-> int'],
    inverse: ['retorno-removed'],
};
const retornoRemoved = {
    id: 'retorno-removed',
    level: 'patch',
    title: $said('The type of a result is no longer written down'),
    why: $said('Programs get what they got; readers and checkers know less.'),
    says: $said('The result of {name} was written {before}, and no longer is.'),
    example: ['-> int', ''],
    inverse: ['retorno-added'],
};
const assinaturaVarianteAdded = {
    id: 'assinatura-variante-added',
    level: 'minor',
    title: $said('A function can be called in one more way'),
    why: $said('Calls in the other ways work as before.'),
    says: $said('{name} can also be called as {after}.'),
    example: ['(n)', '(n) | (de, ate)'],
    inverse: ['assinatura-variante-removed'],
};
const assinaturaVarianteRemoved = {
    id: 'assinatura-variante-removed',
    level: 'major',
    title: $said('A function can be called in one way less'),
    why: $said('Calls in that way no longer run.'),
    says: $said('{name} can no longer be called as {before}.'),
    example: ['(n) | (de, ate)', '(n)'],
    inverse: ['assinatura-variante-added'],
};
const assinaturaKindChanged = {
    id: 'assinatura-kind-changed',
    level: 'major',
    title: $said('A function became a constant, or a constant a function'),
    why: $said('Programs that call it, or use its value, no longer run.'),
    says: $said('The signature of {name} was {before} and is {after}.'),
    example: ['()', ''],
    inverse: ['assinatura-kind-changed'],
};
const assinaturaChanged = {
    id: 'assinatura-changed',
    level: 'major',
    title: $said('A signature changed in a way that cannot be judged'),
    why: $said('It is written in no way that is known, so the worst is assumed.'),
    says: $said('The signature of {name} was {before} and is {after}.'),
    example: ['texto -> n', 'texto n -> n'],
    inverse: ['assinatura-changed'],
};
const assinaturaRewritten = {
    id: 'assinatura-rewritten',
    level: 'patch',
    title: $said('A signature is written in another way and means the same'),
    why: $said('Only what people read changed.'),
    says: $said('The signature of {name} was {before} and is {after}.'),
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
    parametroPassingNarrowed,
    parametroPassingWidened,
    parametroDefaultChanged,
    parametroTypeChanged,
    parametroTypeWidened,
    parametroTypeAdded,
    parametroTypeRemoved,
    retornoChanged,
    retornoNarrowed,
    retornoAdded,
    retornoRemoved,
    assinaturaVarianteAdded,
    assinaturaVarianteRemoved,
    assinaturaKindChanged,
    assinaturaChanged,
    assinaturaRewritten,
];

;// CONCATENATED MODULE: ./build/said/drift/nouns/comando-rules.js
const grupoAdded = {
    id: 'grupo-added',
    level: 'patch',
    title: $said('A group of commands is new'),
    why: $said('Help has another heading; what is typed stays the same.'),
    says: $said('The group {name} is new.'),
    example: [null, 'Qualidade'],
    inverse: ['grupo-removed'],
};
const grupoRemoved = {
    id: 'grupo-removed',
    level: 'patch',
    title: $said('A group of commands is gone'),
    why: $said('Help has lost a heading; commands that went with it are told about by themselves.'),
    says: $said('The group {name} is gone.'),
    example: ['Qualidade', null],
    inverse: ['grupo-added'],
};
const grupoRenamed = {
    id: 'grupo-renamed',
    level: 'patch',
    title: $said('A group of commands has another name'),
    why: $said('Help has another heading; what is typed stays the same.'),
    says: $said('The group {name} is now {after}.'),
    example: ['Projeto', 'Projetos'],
    inverse: ['grupo-renamed'],
};
const comandoAdded = {
    id: 'comando-added',
    level: 'minor',
    title: $said('A command is new'),
    why: $said('What there was works as before.'),
    says: $said('The command {name} is new.'),
    example: [null, { nome: 'formata', uso: 'lume formata' }],
    inverse: ['comando-removed'],
};
const comandoRemoved = {
    id: 'comando-removed',
    level: 'major',
    title: $said('A command is gone'),
    why: $said('Scripts that run it fail.'),
    says: $said('The command {name} is gone.'),
    example: [{ nome: 'formata', uso: 'lume formata' }, null],
    inverse: ['comando-added'],
};
const comandoRenamed = {
    id: 'comando-renamed',
    level: 'major',
    title: $said('A command has another name'),
    why: $said('Scripts that run the old one fail.'),
    says: $said('The command {name} is now {after}.'),
    example: ['testa', 'teste'],
    inverse: ['comando-renamed', 'comando-renamed-kept'],
};
const comandoRenamedKept = {
    id: 'comando-renamed-kept',
    level: 'minor',
    title: $said('A command has another name and keeps the old one as an alias'),
    why: $said('Scripts that run the old one still work.'),
    says: $said('The command {name} is now {after}, and the old name still works.'),
    example: ['testa', 'teste'],
    inverse: ['comando-renamed', 'comando-renamed-kept'],
};
const comandoMoved = {
    id: 'comando-moved',
    level: 'patch',
    title: $said('A command is in another group'),
    why: $said('Help shows it elsewhere; what is typed stays the same.'),
    says: $said('The command {name} was in {before} and is in {after}.'),
    example: ['Projeto', 'Qualidade'],
    inverse: ['comando-moved'],
};
const comandoUsoChanged = {
    id: 'comando-uso-changed',
    level: 'minor',
    title: $said('The usage line of a command changed'),
    why: $said('It shows what can be typed, in a way from which nobody can tell what is refused now.'),
    says: $said('The usage of {name} was {before} and is {after}.'),
    example: ['lume pacote lista', 'lume pacote mostra'],
    inverse: ['comando-uso-changed'],
};
const comandoUsoReworded = {
    id: 'comando-uso-reworded',
    level: 'patch',
    title: $said('The usage line of a command says the same in other words'),
    why: $said('What is typed stays the same.'),
    says: $said('The usage of {name} was {before} and is {after}.'),
    example: ['lume roda <arquivo>', 'lume roda <programa>'],
    inverse: ['comando-uso-reworded'],
};
const comandoArgumentoDemanded = {
    id: 'comando-argumento-demanded',
    level: 'major',
    title: $said('A command demands an argument that it did not demand'),
    why: $said('Scripts that run it without fail.'),
    says: $said('{name} demands more: its usage was {before} and is {after}.'),
    example: ['lume testa [pasta]', 'lume testa <pasta>'],
    inverse: ['comando-argumento-optional', 'comando-argumento-removed'],
};
const comandoArgumentoOptional = {
    id: 'comando-argumento-optional',
    level: 'minor',
    title: $said('An argument of a command no longer has to be given'),
    why: $said('It can be run as before, and with less.'),
    says: $said('{name} demands less: its usage was {before} and is {after}.'),
    example: ['lume testa <pasta>', 'lume testa [pasta]'],
    inverse: ['comando-argumento-demanded'],
};
const comandoArgumentoAdded = {
    id: 'comando-argumento-added',
    level: 'minor',
    title: $said('A command takes another argument'),
    why: $said('It can be run as before.'),
    says: $said('{name} takes more: its usage was {before} and is {after}.'),
    example: ['lume testa', 'lume testa [pasta]'],
    inverse: ['comando-argumento-removed'],
};
const comandoArgumentoRemoved = {
    id: 'comando-argumento-removed',
    level: 'major',
    title: $said('A command no longer takes an argument'),
    why: $said('Scripts that give it fail.'),
    says: $said('{name} takes less: its usage was {before} and is {after}.'),
    example: ['lume testa [pasta]', 'lume testa'],
    inverse: ['comando-argumento-added', 'comando-argumento-demanded'],
};
const comandoArgumentosReordered = {
    id: 'comando-argumentos-reordered',
    level: 'major',
    title: $said('A command takes its arguments in another order'),
    why: $said('Scripts give each in the place of another one.'),
    says: $said('The arguments of {name} are in another order: its usage was {before} and is {after}.'),
    example: ['lume copia <de> <para>', 'lume copia <para> <de>'],
    inverse: ['comando-argumentos-reordered'],
};
const comandoReused = {
    id: 'comando-reused',
    level: 'major',
    title: $said('A command does what another command did'),
    why: $said('Scripts that run it do something else now, without any error.'),
    says: $said('The command {name} did {before} and now does {after}, as another one did.'),
    example: ['Roda os testes.', 'Executa um programa.'],
    inverse: ['comando-reused'],
};
const comandoTextChanged = {
    id: 'comando-text-changed',
    level: 'patch',
    title: $said('The summary or the longer text of a command changed'),
    why: $said('Only what people read changed.'),
    says: $said('The {field} of {name} was {before} and is {after}.'),
    example: ['Roda os testes', 'Roda todos os testes'],
    inverse: ['comando-text-changed'],
};
const comandoApelidoAdded = {
    id: 'comando-apelido-added',
    level: 'minor',
    title: $said('A command has another alias'),
    why: $said('What there was works as before.'),
    says: $said('{name} can also be typed as {after}.'),
    example: [null, 't'],
    inverse: ['comando-apelido-removed'],
};
const comandoApelidoRemoved = {
    id: 'comando-apelido-removed',
    level: 'major',
    title: $said('An alias of a command is gone'),
    why: $said('Scripts that type it fail.'),
    says: $said('{name} can no longer be typed as {before}.'),
    example: ['t', null],
    inverse: ['comando-apelido-added'],
};
const comandoApelidoMoved = {
    id: 'comando-apelido-moved',
    level: 'major',
    title: $said('What was typed to run a command runs another one'),
    why: $said('Scripts that type it run the other command, and are not told.'),
    says: $said('Who types {name} ran {before} and runs {after} now.'),
    example: ['testa', 'traduz'],
    inverse: ['comando-apelido-moved'],
};
const comandoExemploAdded = {
    id: 'comando-exemplo-added',
    level: 'patch',
    title: $said('A command has another example'),
    why: $said('Only what people read changed.'),
    says: $said('{name} has the new example {after}.'),
    example: [null, 'lume testa'],
    inverse: ['comando-exemplo-removed'],
};
const comandoExemploRemoved = {
    id: 'comando-exemplo-removed',
    level: 'patch',
    title: $said('A command has lost an example'),
    why: $said('Only what people read changed.'),
    says: $said('{name} has lost the example {before}.'),
    example: ['lume testa', null],
    inverse: ['comando-exemplo-added'],
};
const comandoExemploChanged = {
    id: 'comando-exemplo-changed',
    level: 'patch',
    title: $said('The note of an example changed'),
    why: $said('Only what people read changed.'),
    says: $said('The note of {name} was {before} and is {after}.'),
    example: ['', 'todos os testes'],
    inverse: ['comando-exemplo-changed'],
};
const comandoVejaAdded = {
    id: 'comando-veja-added',
    level: 'patch',
    title: $said('A command refers to another one'),
    why: $said('Only what people read changed.'),
    says: $said('{name} refers to {after}.'),
    example: [null, 'roda'],
    inverse: ['comando-veja-removed'],
};
const comandoVejaRemoved = {
    id: 'comando-veja-removed',
    level: 'patch',
    title: $said('A command no longer refers to another one'),
    why: $said('Only what people read changed.'),
    says: $said('{name} no longer refers to {before}.'),
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
    comandoUsoReworded,
    comandoArgumentoDemanded,
    comandoArgumentoOptional,
    comandoArgumentoAdded,
    comandoArgumentoRemoved,
    comandoArgumentosReordered,
    comandoReused,
    comandoTextChanged,
    comandoApelidoAdded,
    comandoApelidoRemoved,
    comandoApelidoMoved,
    comandoExemploAdded,
    comandoExemploRemoved,
    comandoExemploChanged,
    comandoVejaAdded,
    comandoVejaRemoved,
];

;// CONCATENATED MODULE: ./build/said/drift/difference.js
/** What only the newer side has. */
function added(rule, spot, name, after) {
    return { rule, spot, name, before: null, after };
}
/** What only the older side has. */
function removed(rule, spot, name, before) {
    return { rule, spot, name, before, after: null };
}
/** Nothing where both values are the same. */
function* changed(rule, spot, name, before, after) {
    if (before !== after)
        yield { rule, spot, name, before, after };
}

;// CONCATENATED MODULE: ./build/said/drift/same.js
/** Whether two values of JSON are equal, with lists in the same order. */
function same(a, b) {
    if (a === b)
        return true;
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
        return false;
    if (Array.isArray(a)) {
        return Array.isArray(b) && a.length === b.length && a.every((value, i) => same(value, b[i]));
    }
    if (Array.isArray(b))
        return false;
    const [x, y] = [a, b];
    let left = Object.keys(y).length;
    for (const key in x) {
        if (!Object.hasOwn(x, key))
            continue;
        const value = y[key];
        if (value === undefined ? !Object.hasOwn(y, key) || x[key] !== undefined : !same(x[key], value))
            return false;
        left -= 1;
    }
    return left === 0;
}

// EXTERNAL MODULE: ./build/said/contract/files.js
var files = __webpack_require__(77964);
;// CONCATENATED MODULE: ./build/said/drift/spot.js


/** A file of the reference as a whole. */
function fileSpot(file) {
    return spotOf(`${(0,files/* pathOf */.XM)(file)}#`);
}
/** A place that has the same path on both sides. */
function spotOf(path) {
    return { path, base: path, head: path };
}
/** A field, which has the same name on both sides. */
function field(spot, ...names) {
    return { path: (0,json_pointer.at)(spot.path, ...names), base: (0,json_pointer.at)(spot.base, ...names), head: (0,json_pointer.at)(spot.head, ...names) };
}
/** An entry of a list: its name, and its positions, where it has them. */
function entry(spot, name, base, head) {
    return {
        path: (0,json_pointer.at)(spot.path, name),
        base: base === undefined ? spot.base : (0,json_pointer.at)(spot.base, base),
        head: head === undefined ? spot.head : (0,json_pointer.at)(spot.head, head),
    };
}

;// CONCATENATED MODULE: ./build/said/drift/lists.js



const NONE = new Set();
/**
 * Compares two lists by the names of their entries; their order means nothing. An entry that went and one that came
 * are one renamed entry when what is left of both is the same, and no other entry of either list is like that.
 * Time grows with the length of the lists. Entries named in `skip` are compared by somebody else. What stands twice, word for word, says
 * nothing that it does not say once.
 */
function* compareLists(noun, before, after, spot, skip = NONE) {
    const places = new Places(noun, after, skip);
    const gone = [];
    for (let index = 0; index < before.length; index += 1) {
        const item = before[index];
        const key = noun.keyOf(item);
        if (skip.has(key))
            continue;
        const place = places.take(key);
        if (place === undefined) {
            gone.push({ item, index, key });
            continue;
        }
        const now = after[place];
        if (noun.compare && (noun.comparesEqual || !same(item, now)))
            yield* noun.compare(item, now, entry(spot, key, index, place));
    }
    const come = places.left().filter(({ index, key }) => !places.isTwice(index, key));
    const olds = gone.length === 0 ? null : new Places(noun, before, skip);
    const lost = gone.filter(({ index, key }) => !olds?.isTwice(index, key));
    const renames = noun.renamed ? renamesOf(noun.renamed, lost, come, before, after) : new Map();
    for (const old of lost) {
        const now = renames.get(old);
        if (now === undefined) {
            const { item, index, key } = old;
            yield removed(noun.removed, entry(spot, key, index, undefined), key, noun.briefOf(item));
            continue;
        }
        const where = entry(spot, old.key, old.index, now.index);
        const rule = noun.renamed?.rule(old.item, now.item);
        yield { rule, spot: where, name: old.key, before: old.key, after: now.key };
        yield* noun.compare?.(old.item, now.item, entry(spot, now.key, old.index, now.index)) ?? [];
    }
    const renamed = new Set(renames.values());
    for (const now of come) {
        if (renamed.has(now))
            continue;
        const { item, index, key } = now;
        yield added(noun.added, entry(spot, key, undefined, index), key, noun.briefOf(item));
    }
}
/**
 * Where the entries of a list are, by name, each taken once; in data that has a name twice, the second is another entry.
 * Nothing is made for an entry: most of the entries of two lists are the same.
 */
class Places {
    noun;
    items;
    skip;
    first = new Map();
    repeats = new Map();
    isTaken;
    constructor(noun, items, skip) {
        this.noun = noun;
        this.items = items;
        this.skip = skip;
        this.isTaken = new Uint8Array(items.length);
        for (let index = 0; index < items.length; index += 1) {
            const key = noun.keyOf(items[index]);
            if (!this.first.has(key)) {
                this.first.set(key, index);
                continue;
            }
            const others = this.repeats.get(key);
            if (others)
                others.push(index);
            else
                this.repeats.set(key, [index]);
        }
    }
    /** The position of the first entry with a name that was not taken yet. */
    take(key) {
        let place = this.first.get(key);
        if (place !== undefined && this.isTaken[place] === 1)
            place = this.repeats.get(key)?.shift();
        if (place !== undefined)
            this.isTaken[place] = 1;
        return place;
    }
    /** Whether an entry is, word for word, the first one of its name. */
    isTwice(index, key) {
        const first = this.first.get(key);
        return first !== undefined && first !== index && same(this.items[first], this.items[index]);
    }
    /** The entries that nobody took, in their order. */
    left() {
        const left = [];
        for (let index = this.isTaken.indexOf(0); index !== -1; index = this.isTaken.indexOf(0, index + 1)) {
            const item = this.items[index];
            const key = this.noun.keyOf(item);
            if (!this.skip.has(key))
                left.push({ item, index, key });
        }
        return left;
    }
}
function renamesOf(renamed, gone, come, before, after) {
    const renames = new Map();
    if (gone.length === 0 || come.length === 0)
        return renames;
    const { identityOf } = renamed;
    const newcomers = new Map(come.map(now => [identityOf(now.item), now]));
    const alike = gone.flatMap(old => {
        const identity = identityOf(old.item);
        const now = identity === '' ? undefined : newcomers.get(identity);
        return now === undefined || now.key === old.key ? [] : [{ identity, old, now }];
    });
    if (alike.length === 0)
        return renames;
    const wanted = alike.map(({ old }) => old.item);
    const [olds, nows] = [occurrences(before, wanted, renamed), occurrences(after, wanted, renamed)];
    for (const { identity, old, now } of alike)
        if (olds.get(identity) === 1 && nows.get(identity) === 1)
            renames.set(old, now);
    return renames;
}
/** How many entries have the identity of a wanted one. */
function occurrences(items, wanted, { identityOf, partOf = () => '' }) {
    const parts = new Set(wanted.map(partOf));
    const counts = new Map();
    for (const item of items) {
        if (!parts.has(partOf(item)))
            continue;
        const identity = identityOf(item);
        counts.set(identity, (counts.get(identity) ?? 0) + 1);
    }
    return counts;
}
/** Compares two lists of plain texts as sets. */
function* compareTexts(rules, before, after, spot) {
    yield* compareLists({ ...rules, keyOf: lists_text, briefOf: lists_text }, before, after, spot);
}
function lists_text(value) {
    return value;
}

;// CONCATENATED MODULE: ./build/said/drift/nouns/conteudos.js



const exerciciosAdded = {
    id: 'exercicios-added',
    level: 'info',
    title: $said('A folder of exercises is new'),
    why: $said('What there is to learn from grows between versions.'),
    says: $said('The folder of exercises {name} is new.'),
    example: [null, 9],
    inverse: ['exercicios-removed'],
};
const exerciciosRemoved = {
    id: 'exercicios-removed',
    level: 'info',
    title: $said('A folder of exercises is gone'),
    why: $said('Nothing that runs depends on exercises.'),
    says: $said('The folder of exercises {name} is gone.'),
    example: [9, null],
    inverse: ['exercicios-added'],
};
const contagemChanged = {
    id: 'contagem-changed',
    level: 'info',
    title: $said('There are more or fewer exercises, examples, packages or projects'),
    why: $said('What there is to learn from grows between versions.'),
    says: $said('The number of {name} was {before} and is {after}.'),
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
        yield* changed(contagemChanged, spot, folder, before, after);
    },
};
/** What there is to learn from. Totals of other files follow from their lists and are not reported twice. */
function* compareConteudos(before, after, file) {
    const [old, now] = [before, after].map(({ exercicios }) => Object.entries(exercicios.modulos));
    yield* compareLists(FOLDER, old ?? [], now ?? [], field(file, 'exercicios', 'modulos'));
    for (const name of ['exemplos', 'pacotes', 'projetos'])
        yield* changed(contagemChanged, field(file, name), name, before[name], after[name]);
}

;// CONCATENATED MODULE: ./build/said/drift/nouns/embutidas.js


const embutidaAdded = {
    id: 'embutida-added',
    level: 'minor',
    title: $said('A built-in function is new'),
    why: $said('Programs with a name of their own like it still use theirs.'),
    says: $said('The built-in {name} is new.'),
    example: [null, 'metade'],
    inverse: ['embutida-removed'],
};
const embutidaRemoved = {
    id: 'embutida-removed',
    level: 'major',
    title: $said('A built-in function is gone'),
    why: $said('Programs that call it no longer run.'),
    says: $said('The built-in {name} is gone.'),
    example: ['metade', null],
    inverse: ['embutida-added'],
};
const embutidaRules = [embutidaAdded, embutidaRemoved];
/** Built-in functions are names only, so nothing tells a renamed one from one that went and one that came. */
function* compareEmbutidas(before, after, file) {
    const rules = { added: embutidaAdded, removed: embutidaRemoved };
    yield* compareTexts(rules, before.funcoes, after.funcoes, field(file, 'funcoes'));
}

;// CONCATENATED MODULE: ./build/said/drift/alike.js
/** A text without what may differ where two say the same: capitals, blanks, and the marks that end a sentence. */
function plain(text) {
    const marks = /(?<=[\p{L}\p{N}\p{Pe}\p{Pf}'"`])[.,;:!?…]+(?=\s|$)/gu;
    return text.normalize('NFC').toLowerCase().replace(marks, '').replace(/\s+/g, ' ').trim();
}
/** The words of a text, without case, accents and punctuation. */
function wordsOf(text) {
    const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return new Set(plain.match(/[\p{L}\p{N}_]+/gu) ?? []);
}
/** Of words in several tongues that come from one, the beginning is the same: `project`, `projeto`, `Projekt`. */
const STEM_LETTERS = 4;
/** How much two texts have in common: 1 for the same words, 0 for none (Sørensen–Dice over sets of words). */
function likeness(a, b) {
    return overlap(wordsOf(a), wordsOf(b));
}
/** The same of how longer words begin, and of no others: what is left where a text was translated. */
function kinship(a, b) {
    return overlap(stemsOf(a), stemsOf(b));
}
function stemsOf(text) {
    const long = [...wordsOf(text)].filter(word => word.length > STEM_LETTERS);
    return new Set(long.map(word => word.slice(0, STEM_LETTERS)));
}
function overlap(x, y) {
    if (x.size + y.size === 0)
        return 1;
    let common = 0;
    for (const word of x)
        if (y.has(word))
            common += 1;
    return (2 * common) / (x.size + y.size);
}

;// CONCATENATED MODULE: ./build/said/drift/nouns/reused-codes.js

/** Below this share of common words, two texts are about different things. */
const MAX_STRANGE_LIKENESS = 0.2;
/** Two words of a title that begin alike may be chance; of a translation, it is about every third one. */
const MAX_STRANGE_KINSHIP = 0.3;
/** Where more than this share of the other codes says something else, too, the catalogue was rewritten or translated. */
const MAX_REWRITTEN_SHARE = 0.5;
const TEXTS = ['titulo', 'explicacao', 'exemplo', 'solucao'];
/**
 * Codes that mean something else now. One that has what another code had is such a code, always; the others are told by
 * how much their texts have in common. In a catalogue that is translated, every code looks like that: where most of the
 * others do, too, no single one stands out, and it is the texts that changed.
 */
function reusedCodes(before, after) {
    const olds = new Map(before.map(each => [each.codigo, each]));
    let both = 0;
    const edited = [];
    for (const now of after) {
        const old = olds.get(now.codigo);
        if (old === undefined)
            continue;
        both += 1;
        if (!TEXTS.every(name => old[name] === now[name]))
            edited.push([old, now]);
    }
    if (edited.length === 0)
        return new Set();
    const taken = takenCodes(before, after, edited);
    const strange = edited.flatMap(([old, now]) => !taken.has(now.codigo) && meansOther(old, now) ? [now.codigo] : []);
    const others = both - taken.size - 1;
    const isRewritten = others > 0 && (strange.length - 1) / others > MAX_REWRITTEN_SHARE;
    return isRewritten ? taken : new Set([...taken, ...strange]);
}
/**
 * Codes that have all texts that another code had, or its title where that code has it no more, which then means something else
 * itself; in capitals, blanks or full stops they may differ, as where somebody swaps two and mends the words.
 */
function takenCodes(before, after, edited) {
    const isRetitled = edited.some(([old, now]) => old.titulo !== now.titulo);
    const titles = ownersOfTitles(isRetitled ? before : []);
    const told = new Set(edited.map(([, { titulo }]) => plain(titulo)));
    const texts = new Set(before.filter(({ titulo }) => told.has(plain(titulo))).map(textsOf));
    const nows = new Map((isRetitled ? after : []).map(each => [each.codigo, plain(each.titulo)]));
    const taken = new Set();
    for (const [old, now] of edited) {
        const isSaid = now.titulo !== '' || now.explicacao !== '';
        const titulo = plain(now.titulo);
        const titled = titulo === plain(old.titulo) ? '' : titles.get(titulo);
        const isOther = textsOf(old) !== textsOf(now);
        if ((isSaid && isOther && texts.has(textsOf(now))) || (titled && nows.get(titled) !== titulo))
            taken.add(now.codigo);
    }
    for (const codigo of handedOn(after, edited, titles))
        taken.add(codigo);
    return taken;
}
/** Codes whose title another code has now, and that are explained in another way, or by their titles alone. */
function handedOn(after, edited, titles) {
    const others = new Map(after.map(({ codigo, titulo }) => [titles.get(plain(titulo)), codigo]));
    return edited.flatMap(([old, { codigo, titulo, explicacao }]) => {
        const isGiven = (others.get(codigo) ?? codigo) !== codigo && plain(old.titulo) !== plain(titulo);
        const isKept = old.explicacao !== '' && plain(old.explicacao) === plain(explicacao);
        return isGiven && !isKept ? [codigo] : [];
    });
}
/** The only code that has a title; an empty text where several have it. */
function ownersOfTitles(codes) {
    const owners = new Map();
    for (const each of codes) {
        const titulo = plain(each.titulo);
        owners.set(titulo, owners.has(titulo) ? '' : each.codigo);
    }
    return owners;
}
function textsOf(error) {
    return TEXTS.map(name => plain(error[name])).join('\0');
}
/** Whether the title and, where there is one, the explanation have next to nothing in common with what they were. */
function meansOther(before, after) {
    if (before.titulo === '' || after.titulo === '' || before.titulo === after.titulo)
        return false;
    if (!isStrange(before.titulo, after.titulo))
        return false;
    if (before.explicacao === '' && after.explicacao === '')
        return true;
    return isStrange(before.explicacao, after.explicacao);
}
/** Translating changes all words but names: of those one in common is enough. */
function isStrange(a, b) {
    const names = namesIn(b);
    for (const name of namesIn(a))
        if (names.has(name))
            return false;
    return likeness(a, b) <= MAX_STRANGE_LIKENESS && kinship(a, b) <= MAX_STRANGE_KINSHIP;
}
/** What stands between quotes, and words as only code has them: `verbatimModuleSyntax`, `CommonJS`, `--outDir`, `0x1`. */
function namesIn(text) {
    const quoted = [...text.matchAll(/(['"`‘“«])([^'"`’”»\s{}]{2,}?)(?:['"`’”»])/gu)].map(([, , name = '']) => name);
    const coded = text.match(/(?<!-)--[\p{L}][\p{L}\d-]*|(?<![\p{L}\d_])[\p{L}\d_]*(?:\p{Ll}\p{Lu}|_|\p{L}\d|\d\p{L})[\p{L}\d_]*/gu) ?? [];
    return new Set([...quoted, ...coded]);
}

;// CONCATENATED MODULE: ./build/said/drift/nouns/erros.js




const codigoAdded = {
    id: 'codigo-added',
    level: 'minor',
    title: $said('An error code is new'),
    why: $said('What there was works as before.'),
    says: $said('The error code {name} is new.'),
    example: [null, { codigo: 'LM0107', titulo: 'Faixa vazia' }],
    inverse: ['codigo-removed'],
};
const codigoRemoved = {
    id: 'codigo-removed',
    level: 'major',
    title: $said('An error code is gone'),
    why: $said('Pages, searches and tools that refer to it find nothing.'),
    says: $said('The error code {name} is gone.'),
    example: [{ codigo: 'LM0107', titulo: 'Faixa vazia' }, null],
    inverse: ['codigo-added'],
};
const codigoRenumbered = {
    id: 'codigo-renumbered',
    level: 'major',
    title: $said('An error has another code'),
    why: $said('Pages, searches and tools that refer to the old code find nothing.'),
    says: $said('The error code {name} is now {after}.'),
    example: ['LM0107', 'LM0207'],
    inverse: ['codigo-renumbered'],
};
const codigoReused = {
    id: 'codigo-reused',
    level: 'major',
    title: $said('An error code means something else'),
    why: $said('Whoever looks the code up finds the explanation of another error. A code that is no longer used should stay unused.'),
    says: $said('The error code {name} meant {before} and now means {after}.'),
    example: ['Faixa vazia', 'Texto sem fim'],
    inverse: ['codigo-reused'],
};
const codigoTituloChanged = {
    id: 'codigo-titulo-changed',
    level: 'patch',
    title: $said('The title of an error changed'),
    why: $said('Only what people read changed.'),
    says: $said('The title of {name} was {before} and is {after}.'),
    example: ['Faixa vazia', 'A faixa está vazia'],
    inverse: ['codigo-titulo-changed'],
};
const codigoTextChanged = {
    id: 'codigo-text-changed',
    level: 'patch',
    title: $said('The explanation, example or solution of an error changed'),
    why: $said('Only what people read changed.'),
    says: $said('The {field} of {name} was {before} and is {after}.'),
    example: ['Feche as aspas.', 'Feche as aspas na mesma linha.'],
    inverse: ['codigo-text-changed'],
};
const codigoDocChanged = {
    id: 'codigo-doc-changed',
    level: 'patch',
    title: $said('The page of an error is another one'),
    why: $said('Links that are made from the data lead to the new page; kept ones depend on the site.'),
    says: $said('The page of {name} was {before} and is {after}.'),
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
        partOf: ({ titulo }) => titulo,
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
    yield* compareLists(noun, before.codigos, after.codigos, field(file, 'codigos'));
}
function* compareCodigo(before, after, spot, isReused) {
    const { codigo } = after;
    if (isReused) {
        const reads = ['titulo', 'explicacao', 'exemplo', 'solucao'];
        yield { rule: codigoReused, spot, name: codigo, before: before.titulo, after: after.titulo, reads };
        return;
    }
    yield* changed(codigoTituloChanged, field(spot, 'titulo'), codigo, before.titulo, after.titulo);
    for (const name of ['explicacao', 'exemplo', 'solucao'])
        yield* changed(codigoTextChanged, field(spot, name), codigo, before[name], after[name]);
    yield* changed(codigoDocChanged, field(spot, 'doc'), codigo, before.doc, after.doc);
}

;// CONCATENATED MODULE: ./build/said/drift/nouns/esquema-rules.js
const esquemaAdded = {
    id: 'esquema-added',
    level: 'minor',
    title: $said('A file has a published schema'),
    why: $said('Clients can rely on what it promises, and make types of it. They did without it before.'),
    says: $said('The schema {file} is new.'),
    example: [null, 'schemas/sintaxe.schema.json'],
    inverse: ['esquema-removed'],
    format: true,
};
const esquemaRemoved = {
    id: 'esquema-removed',
    level: 'major',
    title: $said('A published schema is gone'),
    why: $said('Clients that validate with it, or make their types of it, fail; what it promised is promised no more.'),
    says: $said('The schema {file} is gone.'),
    example: ['schemas/sintaxe.schema.json', null],
    inverse: ['esquema-added'],
    format: true,
};
const esquemaCampoAdded = {
    id: 'esquema-campo-added',
    level: 'minor',
    title: $said('A published schema has another field'),
    why: $said('Clients can rely on what it says of the field. Those that hold the data against the old schema may refuse it.'),
    says: $said('The field {name} of {file} is new.'),
    example: [null, 'string'],
    inverse: ['esquema-campo-removed'],
    format: true,
};
const esquemaCampoRemoved = {
    id: 'esquema-campo-removed',
    level: 'major',
    title: $said('A published schema has lost a field'),
    why: $said('Nothing promises the field to clients that read it; types that are made of the schema do not have it.'),
    says: $said('The field {name} of {file} is gone.'),
    example: ['string', null],
    inverse: ['esquema-campo-added'],
    format: true,
};
const esquemaCampoOptional = {
    id: 'esquema-campo-optional',
    level: 'major',
    title: $said('A published schema lets a field be missing'),
    why: $said('Clients that were promised the field fail where it is missing.'),
    says: $said('By {file}, {name} may be missing.'),
    example: ['always', 'sometimes'],
    inverse: ['esquema-campo-always'],
    format: true,
};
const esquemaCampoAlways = {
    id: 'esquema-campo-always',
    level: 'minor',
    title: $said('A published schema promises a field'),
    why: $said('Clients need not ask any more whether it is there.'),
    says: $said('By {file}, {name} is always there.'),
    example: ['sometimes', 'always'],
    inverse: ['esquema-campo-optional'],
    format: true,
};
const esquemaCampoChanged = {
    id: 'esquema-campo-changed',
    level: 'major',
    title: $said('A published schema promises less of a value, or something else'),
    why: $said('Values come that clients were promised not to get. Of two patterns nobody can tell which takes less, so that another one counts as something else.'),
    says: $said('{file} says something else of {name}: it was {before} and is {after}.'),
    example: [{ pattern: '^\\.\\S' }, null],
    inverse: ['esquema-campo-changed', 'esquema-campo-narrowed'],
    format: true,
};
const esquemaCampoNarrowed = {
    id: 'esquema-campo-narrowed',
    level: 'minor',
    title: $said('A published schema promises more of a value'),
    why: $said('What clients were promised holds; some values cannot come any more.'),
    says: $said('{file} promises more of {name}: it was {before} and is {after}.'),
    example: [null, { minLength: 1 }],
    inverse: ['esquema-campo-changed'],
    format: true,
};
const esquemaTextChanged = {
    id: 'esquema-text-changed',
    level: 'patch',
    title: $said('A published schema is worded otherwise'),
    why: $said('Titles, descriptions and examples are for people; the same data follows it.'),
    says: $said('{file} describes {name} otherwise.'),
    example: ['A word.', 'A reserved word.'],
    inverse: ['esquema-text-changed'],
};
const esquemaRules = [
    esquemaAdded,
    esquemaRemoved,
    esquemaCampoAdded,
    esquemaCampoRemoved,
    esquemaCampoOptional,
    esquemaCampoAlways,
    esquemaCampoChanged,
    esquemaCampoNarrowed,
    esquemaTextChanged,
];

;// CONCATENATED MODULE: ./build/said/drift/nouns/formato.js



const campoAdded = {
    id: 'campo-added',
    level: 'minor',
    title: $said('The published format has another field'),
    why: $said('Clients that know the old format can pass over it; strict ones refuse it.'),
    says: $said('The field {name} of {file} is new.'),
    example: [null, 'text'],
    inverse: ['campo-removed'],
    format: true,
};
const campoRemoved = {
    id: 'campo-removed',
    level: 'major',
    title: $said('The published format has lost a field'),
    why: $said('Clients that read it fail.'),
    says: $said('The field {name} of {file} is gone.'),
    example: ['text', null],
    inverse: ['campo-added'],
    format: true,
};
const campoTypeChanged = {
    id: 'campo-type-changed',
    level: 'major',
    title: $said('A field of the published format holds something else'),
    why: $said('Clients that read it fail.'),
    says: $said('The field {name} of {file} was {before} and is {after}.'),
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
    for (const file of files/* FILE_NAMES */.GY) {
        if (before[file] === undefined || after[file] === undefined)
            continue;
        const [old, now] = [shapeOf(before[file]), shapeOf(after[file])];
        for (const [path, kinds] of old) {
            if (!old.has(parentOf(path)) || !now.has(parentOf(path)))
                continue;
            const known = now.get(path);
            const spot = spotOf(`${(0,files/* pathOf */.XM)(file)}#${path}`);
            if (known === undefined) {
                if (!path.endsWith('*'))
                    yield removed(campoRemoved, spot, path.slice(1), named(kinds));
            }
            else if (named(kinds) !== named(known)) {
                const rule = campoTypeChanged;
                yield { rule, spot: field(spot), name: path.slice(1), before: named(kinds), after: named(known) };
            }
        }
        for (const [path, kinds] of now) {
            if (old.has(path) || !old.has(parentOf(path)) || path.endsWith('*'))
                continue;
            yield added(campoAdded, spotOf(`${(0,files/* pathOf */.XM)(file)}#${path}`), path.slice(1), named(kinds));
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
        ['boolean', $said('true or false')],
    ]).get(typeof value) ?? typeof value);
}
function named(kinds) {
    return [...kinds].sort().join($said(' or '));
}

;// CONCATENATED MODULE: ./build/said/drift/nouns/indice.js


const nomeChanged = {
    id: 'nome-changed',
    level: 'major',
    title: $said('The language has another name'),
    why: $said('Clients show it, and tell languages apart by it.'),
    says: $said('The language was called {before} and is called {after}.'),
    example: ['Lume', 'Lumen'],
    inverse: ['nome-changed'],
};
const descricaoChanged = {
    id: 'descricao-changed',
    level: 'patch',
    title: $said('The description of the data changed'),
    why: $said('Only what people read changed.'),
    says: $said('The description was {before} and is {after}.'),
    example: ['Referência da Lume', 'A referência da linguagem Lume'],
    inverse: ['descricao-changed'],
};
const documentacaoChanged = {
    id: 'documentacao-changed',
    level: 'minor',
    title: $said('The documentation has another address'),
    why: $said('Clients that keep links to pages have to make them again.'),
    says: $said('The documentation was at {before} and is at {after}.'),
    example: ['https://lume.example/docs', 'https://docs.lume.example'],
    inverse: ['documentacao-changed'],
};
const enderecoChanged = {
    id: 'endereco-changed',
    level: 'major',
    title: $said('The data is published at another address'),
    why: $said('Clients ask at the address that they know, which may answer no more. Where it goes on to answer, this rule can be made a patch.'),
    says: $said('The data was published at {before} and is published at {after}.'),
    example: ['https://lume.example', 'https://lume.example/v2'],
    inverse: ['endereco-changed'],
};
const indiceRules = [
    nomeChanged,
    descricaoChanged,
    documentacaoChanged,
    enderecoChanged,
];
/** The index: `versao` is judged by itself, and the routes are fixed by the contract. */
function* compareIndice(before, after, file) {
    yield* changed(nomeChanged, field(file, 'nome'), after.nome, before.nome, after.nome);
    yield* changed(descricaoChanged, field(file, 'descricao'), after.nome, before.descricao, after.descricao);
    const [old, now] = [before.documentacao, after.documentacao];
    yield* changed(documentacaoChanged, field(file, 'documentacao'), after.nome, old, now);
}
/** The address (`base_url`), where both sides give one. */
function* compareAddress(before, after) {
    const [old, now] = [before, after].map(({ baseUrl }) => baseUrl?.replace(/\/+$/, '') ?? null);
    if (old === null || now === null)
        return;
    yield* changed(enderecoChanged, field(fileSpot('index'), 'base_url'), after.files.index.nome, old, now);
}

;// CONCATENATED MODULE: ./build/said/drift/nouns/tracos.js
const simboloBecameAsync = {
    id: 'simbolo-became-async',
    level: 'major',
    title: $said('A function became asynchronous'),
    why: $said('Calls give something that has to be waited for, in place of the result.'),
    says: $said('The function {name} is asynchronous now.'),
    example: ['def baixa(url)', 'async def baixa(url)'],
    inverse: ['simbolo-became-sync'],
};
const simboloBecameSync = {
    id: 'simbolo-became-sync',
    level: 'major',
    title: $said('A function is no longer asynchronous'),
    why: $said('Programs that wait for it no longer run.'),
    says: $said('The function {name} is no longer asynchronous.'),
    example: ['async def baixa(url)', 'def baixa(url)'],
    inverse: ['simbolo-became-async'],
};
const simboloBecameClass = {
    id: 'simbolo-became-class',
    level: 'minor',
    title: $said('A function became a class'),
    why: $said('It is called as before, and gives an object of its own; what is done to functions alone no longer works.'),
    says: $said('The function {name} is a class now.'),
    example: ['def faixa(n)', 'class faixa'],
    inverse: ['simbolo-became-function'],
};
const simboloBecameFunction = {
    id: 'simbolo-became-function',
    level: 'major',
    title: $said('A class became a function'),
    why: $said('Programs that derive from it, or ask whether something is one, no longer run.'),
    says: $said('The class {name} is a function now.'),
    example: ['class faixa', 'def faixa(n)'],
    inverse: ['simbolo-became-class'],
};
const simboloDeprecated = {
    id: 'simbolo-deprecated',
    level: 'minor',
    title: $said('A symbol is deprecated'),
    why: $said('Programs that use it still run, and should be changed before it goes.'),
    says: $said('The symbol {name} is deprecated.'),
    example: ['De trás para a frente.', 'Obsoleto: use inverta.'],
    inverse: ['simbolo-undeprecated'],
};
const simboloUndeprecated = {
    id: 'simbolo-undeprecated',
    level: 'minor',
    title: $said('A symbol is no longer deprecated'),
    why: $said('Programs may use it again.'),
    says: $said('The symbol {name} is no longer deprecated.'),
    example: ['Obsoleto: use inverta.', 'De trás para a frente.'],
    inverse: ['simbolo-deprecated'],
};
const tracoRules = [
    simboloBecameAsync,
    simboloBecameSync,
    simboloBecameClass,
    simboloBecameFunction,
    simboloDeprecated,
    simboloUndeprecated,
];
/** A summary that begins with it, also between brackets. */
const DEPRECATED = /^[\s([{*_]*(?:deprecat|obsolet|descontinuad|depreciad)/i;
/** Symbols whose definition is another kind of thing, or that are deprecated by what stands above or in it. */
function* compareTraits(name, was, is, spot) {
    if (!was || !is)
        return;
    const difference = (rule, before, after) => ({
        rule,
        spot,
        name,
        before,
        after,
    });
    if (was.what !== null && is.what !== null && was.what !== is.what)
        yield difference(is.what === 'class' ? simboloBecameClass : simboloBecameFunction, was.what, is.what);
    else if (was.isAsync !== is.isAsync)
        yield difference(is.isAsync ? simboloBecameAsync : simboloBecameSync, was.isAsync, is.isAsync);
    if (was.isDeprecated !== is.isDeprecated)
        yield difference(is.isDeprecated ? simboloDeprecated : simboloUndeprecated, was.isDeprecated, is.isDeprecated);
}
/** The rule of a summary that says so itself, where its definition has not been reported for it. */
function deprecationRule(before, after, was, is) {
    if (was && is && was.isDeprecated !== is.isDeprecated)
        return undefined;
    const [old, now] = [DEPRECATED.test(before), DEPRECATED.test(after)];
    if (old === now)
        return undefined;
    return now ? simboloDeprecated : simboloUndeprecated;
}

;// CONCATENATED MODULE: ./build/said/drift/nouns/modulo-rules.js

const moduloAdded = {
    id: 'modulo-added',
    level: 'minor',
    title: $said('A module is new'),
    why: $said('What there was works as before.'),
    says: $said('The module {name} is new.'),
    example: [null, { nome: 'Lume.Rede', simbolos: 12 }],
    inverse: ['modulo-removed', 'modulo-merged'],
};
const moduloRemoved = {
    id: 'modulo-removed',
    level: 'major',
    title: $said('A module is gone'),
    why: $said('Programs that import it no longer run.'),
    says: $said('The module {name} is gone.'),
    example: [{ nome: 'Lume.Rede', simbolos: 12 }, null],
    inverse: ['modulo-added'],
};
const moduloRenamed = {
    id: 'modulo-renamed',
    level: 'major',
    title: $said('A module has another name'),
    why: $said('Programs that import it by the old name no longer run.'),
    says: $said('The module {name} is now {after}.'),
    example: ['Lume.Texto', 'Lume.Textos'],
    inverse: ['modulo-renamed', 'modulo-renamed-kept'],
};
const moduloRenamedKept = {
    id: 'modulo-renamed-kept',
    level: 'minor',
    title: $said('A module has another name and keeps the old one as an alias'),
    why: $said('Imports by the old name load the same module.'),
    says: $said('The module {name} is now {after}, and the old name still works.'),
    example: ['Texto', 'Lume.Texto'],
    inverse: ['modulo-renamed', 'modulo-renamed-kept'],
};
const moduloMerged = {
    id: 'modulo-merged',
    level: 'minor',
    title: $said('A module is a part of another one, which has its name as an alias'),
    why: $said('Imports by the old name load the other module; symbols that it has not are told about by themselves.'),
    says: $said('The module {name} is a part of {after} now, and the old name still works.'),
    example: ['Lume.Textos', 'Lume.Texto'],
    inverse: ['modulo-added', 'modulo-split'],
};
const moduloSplit = {
    id: 'modulo-split',
    level: 'minor',
    title: $said('An alias of a module is a module of its own, with symbols of the first one'),
    why: $said('Imports by that name load the new module; symbols that it has not are told about by themselves.'),
    says: $said('{after} was an alias of the module {before}, and is a module of its own now.'),
    example: ['Lume.Texto', 'Lume.Textos'],
    inverse: ['modulo-merged'],
};
const moduloApelidoAdded = {
    id: 'modulo-apelido-added',
    level: 'minor',
    title: $said('A module has another alias'),
    why: $said('What there was works as before.'),
    says: $said('{name} can also be imported as {after}.'),
    example: [null, 'Texto'],
    inverse: ['modulo-apelido-removed'],
};
const moduloApelidoRemoved = {
    id: 'modulo-apelido-removed',
    level: 'major',
    title: $said('An alias of a module is gone'),
    why: $said('Programs that import by it no longer run.'),
    says: $said('{name} can no longer be imported as {before}.'),
    example: ['Texto', null],
    inverse: ['modulo-apelido-added'],
};
const moduloApelidoMoved = {
    id: 'modulo-apelido-moved',
    level: 'major',
    title: $said('An alias of a module leads to another module'),
    why: $said('Programs that import by it load the other module, and are not told.'),
    says: $said('The alias {name} led to {before} and leads to {after} now.'),
    example: ['Lume.Texto', 'Lume.Lista'],
    inverse: ['modulo-apelido-moved'],
};
const simboloAdded = {
    id: 'simbolo-added',
    level: 'minor',
    title: $said('A symbol of a module is new'),
    why: $said('What there was works as before.'),
    says: $said('The symbol {name} is new.'),
    example: [null, { nome: 'inverte', assinatura: '(texto)' }],
    inverse: ['simbolo-removed'],
};
const simboloRemoved = {
    id: 'simbolo-removed',
    level: 'major',
    title: $said('A symbol of a module is gone'),
    why: $said('Programs that use it no longer run.'),
    says: $said('The symbol {name} is gone.'),
    example: [{ nome: 'inverte', assinatura: '(texto)' }, null],
    inverse: ['simbolo-added'],
};
const simboloRenamed = {
    id: 'simbolo-renamed',
    level: 'major',
    title: $said('A symbol of a module has another name'),
    why: $said('Programs that use the old name no longer run.'),
    says: $said('The symbol {name} is now {after}.'),
    example: ['inverte', 'inverta'],
    inverse: ['simbolo-renamed'],
};
const simboloMoved = {
    id: 'simbolo-moved',
    level: 'major',
    title: $said('A symbol is in another module'),
    why: $said('Programs that import it from the old module no longer run.'),
    says: $said('The symbol {name} moved from {before} to {after}.'),
    example: ['Lume.Texto', 'Lume.Lista'],
    inverse: ['simbolo-moved'],
};
const simboloReused = {
    id: 'simbolo-reused',
    level: 'major',
    title: $said('A symbol does what another symbol of its module did'),
    why: $said('Programs that call it do something else now, whether its signature fits or not.'),
    says: $said('{name} did {before} and now does {after}, as another one did.'),
    example: ['Inverte o texto.', 'Conta as palavras.'],
    inverse: ['simbolo-reused'],
};
const simboloResumoChanged = {
    id: 'simbolo-resumo-changed',
    level: 'patch',
    title: $said('The summary of a symbol changed'),
    why: $said('Only what people read changed.'),
    says: $said('The summary of {name} was {before} and is {after}.'),
    example: ['De trás para a frente.', 'O texto de trás para a frente.'],
    inverse: ['simbolo-resumo-changed'],
};
const moduloRules = [
    moduloAdded,
    moduloRemoved,
    moduloRenamed,
    moduloRenamedKept,
    moduloMerged,
    moduloSplit,
    moduloApelidoAdded,
    moduloApelidoRemoved,
    moduloApelidoMoved,
    simboloAdded,
    simboloRemoved,
    simboloRenamed,
    simboloMoved,
    simboloReused,
    simboloResumoChanged,
    ...tracoRules,
];

;// CONCATENATED MODULE: ./build/said/drift/moves.js

/**
 * What went in one place and came in another one as it was: by name, where one alone of that name went and one alone came.
 * @returns what came, by what went.
 */
function movesAmong(gone, come) {
    const arrivals = uniqueByName(come);
    const moved = new Map();
    for (const [name, old] of uniqueByName(gone)) {
        const now = arrivals.get(name);
        if (old && now && same(old.before, now.after))
            moved.set(old, now);
    }
    return moved;
}
/**
 * Differences with each move in the place of what went, and without what came by it.
 * @param placeOf what is said of where a thing stands.
 */
function withMoves(differences, moved, rule, placeOf) {
    if (moved.size === 0)
        return [...differences];
    const arrived = new Set(moved.values());
    return differences.flatMap(each => {
        const now = moved.get(each);
        if (!now)
            return arrived.has(each) ? [] : [each];
        const spot = { path: each.spot.path, base: each.spot.base, head: now.spot.head };
        return [{ rule, spot, name: each.name, before: placeOf(each), after: placeOf(now) }];
    });
}
/** Differences by their names; null where several have one. */
function uniqueByName(differences) {
    const byName = new Map();
    for (const each of differences)
        byName.set(each.name, byName.has(each.name) ? null : each);
    return byName;
}

;// CONCATENATED MODULE: ./build/said/drift/nouns/flag.js
/** `--porta, -p <n>` or `-p=<n>`: the forms, and what stands behind them. */
function flagOf(written) {
    const forms = written.match(/(?<![\p{L}\p{N}_<[-])--?[^\s,|=<[\]]+/gu) ?? [];
    const first = forms[0] ?? written;
    const name = forms.reduce((longest, form) => (form.length > longest.length ? form : longest), first);
    const values = forms
        .reduce((rest, form) => rest.replace(form, ' '), written)
        // Between words, "|" parts what can be given.
        .replace(/[,=]|(?<![\p{L}\p{N}_-])\||\|(?![\p{L}\p{N}_-])/gu, ' ')
        .replace(/\[\s+/g, '[')
        .trim()
        .split(/\s+/);
    // Each form may have it: `-p <n>, --porta <n>`.
    return { name, forms, value: forms.length === 0 ? '' : [...new Set(values)].join(' ') };
}

;// CONCATENATED MODULE: ./build/said/drift/brackets.js
const CLOSING = { '(': ')', '[': ']', '{': '}', '<': '>' };
const CLOSING_SIGNS = new Set(Object.values(CLOSING));
/** `'a` of Rust's `&'a str`, `<'a, T>` and `T + 'static`: a name that nothing closes. */
const LIFETIME = /^'[\p{L}_][\p{L}\p{N}_]*(?=[\s,>):+=]|$)/u;
/** More of a name is not looked at. */
const MAX_LIFETIME = 64;
/** Whether the apostrophes of a text are those of such names, each of them: what ends a text in quotes is none. */
function areLifetimes(text) {
    return [...text.matchAll(/'/g)].every(({ index }) => /^$|[&<,+:\s]/.test(text.charAt(index - 1)) && LIFETIME.test(text.slice(index, index + MAX_LIFETIME)));
}
/** Each sign outside of quotes, and the quotes that open. */
function* signsOf(text) {
    const open = [];
    const hasLifetimes = areLifetimes(text);
    let quote = '';
    for (let index = 0; index < text.length; index += 1) {
        const sign = text[index];
        if (quote !== '') {
            if (sign === '\\')
                index += 1;
            else if (sign === quote)
                quote = '';
            continue;
        }
        const depth = open.length;
        if (sign === '"' || sign === '`' || (sign === "'" && !hasLifetimes))
            quote = sign;
        const closing = CLOSING[sign];
        // "=>" and "->" close nothing.
        if (closing !== undefined) {
            open.push(closing);
            yield { index, sign, depth, does: 'open' };
        }
        else if (CLOSING_SIGNS.has(sign) && !(sign === '>' && /[=-]/.test(text[index - 1] ?? ''))) {
            const isPair = open.pop() === sign;
            yield { index, sign, depth: open.length, does: isPair ? 'close' : 'break' };
            if (!isPair)
                return;
        }
        else
            yield { index, sign, depth };
    }
}
/** How long the pair of brackets is that a text begins with; nothing where it is not closed. */
function bracketsOf(text) {
    for (const { index, depth, does } of signsOf(text)) {
        if (does === 'break' || (index === 0 && does !== 'open'))
            return undefined;
        if (does === 'close' && depth === 0)
            return index + 1;
    }
    return undefined;
}
/** Parts between a sign that stands in no bracket and no quotes. */
function partsAt(text, separator) {
    const parts = [];
    let start = 0;
    for (const { index, sign, depth } of signsOf(text)) {
        if (sign !== separator || depth > 0)
            continue;
        parts.push(text.slice(start, index));
        start = index + 1;
    }
    return [...parts, text.slice(start)].map(part => part.trim()).filter(part => part !== '');
}

;// CONCATENATED MODULE: ./build/said/drift/nouns/uso.js

/** `[opções]` and its like stand for all options of the command. */
const ANY_OPTIONS = /^(?:op[cç](?:[oõ]es|ões)|options?|flags?)$/iu;
const REPEATS = /(?:\.{3}|…)$/;
/** What stands for something else: `<arquivo>`, `{arquivo}`, `ARQUIVO`. */
const PLACEHOLDER = /^(?:<.*>|\{.*\}|[\p{Lu}\p{N}_-]*\p{Lu}[\p{Lu}\p{N}_-]*)$/su;
/**
 * Reads a usage line (`lume roda <arquivo> [--limite=<n>] [args...]`) behind the name of its command; nothing where it is
 * written in another way, has several lines or several ways to call the command.
 */
function usageOf(line, name) {
    const written = line.trim();
    if (/[\n'"`]/.test(written))
        return undefined;
    const at = ` ${written} `.indexOf(` ${name} `);
    if (name === '' || at < 0)
        return undefined;
    const found = { names: [], least: 0, most: 0, options: new Map() };
    return readInto(found, written.slice(at + name.length).trim(), false) ? found : undefined;
}
function readInto(found, text, isOptional) {
    const tokens = text === '' ? [] : partsAt(text.replace(/\s+/g, ' '), ' ').filter(each => each !== '');
    for (let i = 0; i < tokens.length; i += 1) {
        const token = tokens[i];
        const [bare, isMany] = [token.replace(REPEATS, ''), REPEATS.test(token)];
        const next = tokens[i + 1] ?? '';
        if (token === '|' || next === '|')
            return false;
        if (bare === '')
            repeat(found);
        else if (/^\[.*\]$/s.test(bare)) {
            if (!readInto(found, bare.slice(1, -1), true))
                return false;
        }
        else if (bare.startsWith('-')) {
            const forms = bare.split('|').flatMap(form => /^-[^\s=[<]+/.exec(form)?.[0] ?? []);
            for (const form of forms.filter(each => each !== '--'))
                found.options.set(form, !isOptional);
            // `--saida <arquivo>`: what stands behind it is its value.
            if (forms.length > 0 && bare !== '--' && !/[=[<]/.test(bare) && PLACEHOLDER.test(next))
                i += 1;
        }
        else if (ANY_OPTIONS.test(bare)) {
            // They are compared by themselves.
        }
        else if (/[[\]]/.test(suffixed(bare)[0]))
            return false;
        else {
            found.names.push(isOptional && !PLACEHOLDER.test(bare) ? `<${bare}>` : bare);
            if (!isOptional)
                found.least += 1;
            found.most += 1;
        }
        if (isMany && bare !== '' && !bare.startsWith('-'))
            repeat(found);
    }
    return true;
}
function repeat(found) {
    found.most = Number.POSITIVE_INFINITY;
}
/** @param isListed whether an option is told about among those of the command. */
function usageChanges(before, after, isListed) {
    const found = new Set();
    if (after.least > before.least)
        found.add('demands');
    else if (after.most > before.most)
        found.add('takes');
    if (after.most < before.most)
        found.add('refuses');
    else if (after.least < before.least)
        found.add('spares');
    for (const [option, isDemanded] of after.options) {
        if (isDemanded && !before.options.get(option))
            found.add('demands');
        else if (!before.options.has(option) && !isListed(option))
            found.add('takes');
        else if (!isDemanded && before.options.get(option))
            found.add('spares');
    }
    for (const option of before.options.keys())
        if (!after.options.has(option) && !isListed(option))
            found.add('refuses');
    const common = (names, others) => {
        const left = [...others];
        return names.filter(name => left.includes(name) && left.splice(left.indexOf(name), 1)).join(' ');
    };
    if (common(before.names, after.names) !== common(after.names, before.names))
        found.add('reordered');
    else if (before.names.length === after.names.length)
        for (const [i, name] of before.names.entries()) {
            const change = nameChange(name, after.names[i]);
            if (change)
                found.add(change);
        }
    return found.size > 0 ? [...found] : ['reworded'];
}
/** An argument, and what can be written at its end: `<pacote>[@versão]`. */
function suffixed(name) {
    const [, bare = name, end = ''] = /^([^[\]]+)(\[[^[\]]+\])$/.exec(name) ?? [];
    return [bare, end];
}
/** What another name of an argument means: of a list of what can be given, less or more of it; of a word to type, nobody knows. */
function nameChange(before, after) {
    if (before === after)
        return undefined;
    const [[old, oldEnd], [now, nowEnd]] = [suffixed(before), suffixed(after)];
    if (oldEnd !== nowEnd) {
        if (old !== now || (oldEnd !== '' && nowEnd !== ''))
            return 'other';
        return nowEnd === '' ? 'refuses' : 'takes';
    }
    const [olds, nows] = [choicesIn(before), choicesIn(after)];
    if (olds && nows) {
        if (!olds.every(each => nows.includes(each)))
            return 'refuses';
        return nows.length > olds.length ? 'takes' : undefined;
    }
    // Of several that could be given, one is left; or there are others beside the one that there was.
    if (olds?.includes(unwrapped(now)))
        return 'refuses';
    if (nows?.includes(unwrapped(old)))
        return 'takes';
    return olds || nows || ![old, now].every(each => PLACEHOLDER.test(each)) ? 'other' : undefined;
}
/** `<json|md>`, `(on|off)`: what can be given. */
function choicesIn(written) {
    const choices = unwrapped(written).split('|');
    return choices.length > 1 ? choices.map(each => each.trim()) : undefined;
}
/** What stands between the brackets. */
function unwrapped(written) {
    return written.replace(/^[[<({]+|[\]>)}]+$/g, '');
}

;// CONCATENATED MODULE: ./build/said/drift/nouns/opcoes.js







const opcaoAdded = {
    id: 'opcao-added',
    level: 'minor',
    title: $said('An option of a command is new'),
    why: $said('What there was works as before.'),
    says: $said('The option {name} is new.'),
    example: [null, '--seco'],
    inverse: ['opcao-removed'],
};
const opcaoRemoved = {
    id: 'opcao-removed',
    level: 'major',
    title: $said('An option of a command is gone'),
    why: $said('Scripts that give it fail.'),
    says: $said('The option {name} is gone.'),
    example: ['--seco', null],
    inverse: ['opcao-added'],
};
const opcaoRenamed = {
    id: 'opcao-renamed',
    level: 'major',
    title: $said('An option of a command has another name'),
    why: $said('Scripts that give the old one fail.'),
    says: $said('The option {name} is now {after}.'),
    example: ['--seco', '--simula'],
    inverse: ['opcao-renamed'],
};
const opcaoMoved = {
    id: 'opcao-moved',
    level: 'major',
    title: $said('An option is one of another command'),
    why: $said('Scripts that give it to the old command fail.'),
    says: $said('The option {name} moved from {before} to {after}.'),
    example: ['testa', 'roda'],
    inverse: ['opcao-moved'],
};
const opcaoFormAdded = {
    id: 'opcao-form-added',
    level: 'minor',
    title: $said('An option can be written in another way, too'),
    why: $said('What there was works as before.'),
    says: $said('The option {name} can also be written {after}.'),
    example: [null, '-s'],
    inverse: ['opcao-form-removed'],
};
const opcaoFormRemoved = {
    id: 'opcao-form-removed',
    level: 'major',
    title: $said('A way to write an option is gone'),
    why: $said('Scripts that write it so fail.'),
    says: $said('The option {name} can no longer be written {before}.'),
    example: ['-s', null],
    inverse: ['opcao-form-added'],
};
const opcaoValueOptional = {
    id: 'opcao-value-optional',
    level: 'minor',
    title: $said('An option takes a value that can be left out'),
    why: $said('It can be given as before, and in another way.'),
    says: $said('What {name} takes was {before}, and is {after} now, which can be left out.'),
    example: ['<n>', '[n]'],
    inverse: ['opcao-value-changed'],
};
const opcaoValueChanged = {
    id: 'opcao-value-changed',
    level: 'major',
    title: $said('The value of an option changed'),
    why: $said('A value that was given may be refused now, or one is demanded.'),
    says: $said('The value of {name} was {before} and is {after}.'),
    example: ['', '<n>'],
    inverse: ['opcao-value-changed', 'opcao-value-optional', 'opcao-value-added'],
};
const opcaoValueAdded = {
    id: 'opcao-value-added',
    level: 'minor',
    title: $said('An option takes another value'),
    why: $said('Those that there were work as before.'),
    says: $said('The value of {name} was {before}, and can be another one, too: {after}.'),
    example: ['json|md', 'json|md|html'],
    inverse: ['opcao-value-changed'],
};
const opcaoValueRenamed = {
    id: 'opcao-value-renamed',
    level: 'minor',
    title: $said('The value of an option is called otherwise'),
    why: $said('Mostly it is another word for the same; it may be meant in another way now.'),
    says: $said('The value of {name} was called {before} and is called {after}.'),
    example: ['<n>', '<passos>'],
    inverse: ['opcao-value-renamed'],
};
const opcaoReused = {
    id: 'opcao-reused',
    level: 'major',
    title: $said('An option does what another option of its command did'),
    why: $said('Scripts that give it get something else now, without any error.'),
    says: $said('The option {name} did {before} and now does {after}, as another one did.'),
    example: ['não escreve nada', 'diz o que faz'],
    inverse: ['opcao-reused'],
};
const opcaoTextChanged = {
    id: 'opcao-text-changed',
    level: 'patch',
    title: $said('The description of an option changed'),
    why: $said('Only what people read changed.'),
    says: $said('The description of {name} was {before} and is {after}.'),
    example: ['mostra mais', 'mostra cada teste'],
    inverse: ['opcao-text-changed'],
};
const opcaoRules = [
    opcaoAdded,
    opcaoRemoved,
    opcaoRenamed,
    opcaoMoved,
    opcaoFormAdded,
    opcaoFormRemoved,
    opcaoValueOptional,
    opcaoValueChanged,
    opcaoValueAdded,
    opcaoValueRenamed,
    opcaoReused,
    opcaoTextChanged,
];
const OPCAO = {
    keyOf: ({ key }) => key,
    briefOf: ({ option }) => option,
    added: opcaoAdded,
    removed: opcaoRemoved,
    renamed: {
        rule: () => opcaoRenamed,
        identityOf: ({ option: { flag, descricao } }) => descricao === '' ? '' : `${flagOf(flag).value}\0${descricao}`,
    },
    compare: (before, after, spot) => compareOpcao(before.option, after.option, spot, before.key === after.key),
};
/** Options of one command, by the longest form of each, and by any other that stays. */
function* compareOpcoes(before, after, spot) {
    const [olds, nows] = [before, after].map(list => list.map(({ flag }) => flagOf(flag)));
    const owners = ownersOf(olds.filter(({ name }) => !nows.some(now => now.name === name)));
    const names = new Set(olds.map(({ name }) => name));
    const taken = new Set();
    const keys = nows.map(({ name, forms }) => {
        const known = names.has(name) ? undefined : forms.map(form => owners.get(form)).find(each => each);
        if (known === undefined || taken.has(known))
            return name;
        taken.add(known);
        return known;
    });
    yield* compareLists(OPCAO, before.map((option, i) => ({ option, key: olds[i]?.name ?? '' })), after.map((option, i) => ({ option, key: keys[i] ?? '' })), spot);
}
/** The name of the option that a form is of; an empty text where it is of several. */
function ownersOf(flags) {
    const owners = new Map();
    for (const { name, forms } of flags)
        for (const form of forms)
            owners.set(form, owners.has(form) ? '' : name);
    return owners;
}
/** @param isKnown whether the two are one by a form that stayed: then a rename is told here. */
function* compareOpcao(before, after, spot, isKnown) {
    const [old, now] = [flagOf(before.flag), flagOf(after.flag)];
    // What is written without a dash has no forms: `/v`, `arquivo`.
    const isRenamed = old.name !== now.name && !now.forms.includes(old.name) && !old.forms.includes(now.name);
    if (isRenamed && isKnown)
        yield { rule: opcaoRenamed, spot, name: old.name, before: old.name, after: now.name };
    const told = new Set(isRenamed ? [old.name, now.name] : []);
    // Who knows the option knows it by a name that it had.
    const known = now.forms.includes(old.name) ? old.name : now.name;
    for (const form of old.forms)
        if (!told.has(form) && !now.forms.includes(form))
            yield removed(opcaoFormRemoved, field(spot, form), known, form);
    for (const form of now.forms)
        if (!told.has(form) && !old.forms.includes(form))
            yield added(opcaoFormAdded, field(spot, form), known, form);
    yield* changed(valueRule(old.value, now.value), field(spot, 'flag'), known, old.value, now.value);
    yield* changed(opcaoTextChanged, field(spot, 'descricao'), known, before.descricao, after.descricao);
}
/** What another value means for who gives the option as before. */
function valueRule(before, after) {
    const [was, is] = [before.startsWith('['), after.startsWith('[')];
    if (is && !was && ['', inBrackets(after)].includes(inBrackets(before)))
        return opcaoValueOptional;
    if (was !== is || before === '' || after === '')
        return opcaoValueChanged;
    const [olds, nows] = [choicesIn(before), choicesIn(after)];
    if (olds && nows)
        return olds.every(each => nows.includes(each)) ? opcaoValueAdded : opcaoValueChanged;
    return olds || nows ? opcaoValueChanged : opcaoValueRenamed;
}
/** What stands in the brackets of a value. */
function inBrackets(value) {
    return value.replace(/^[[<]+|[\]>]+$/g, '');
}
/** An option that went at one command and came at another one as it was, where no other of its name did, has moved. */
function withMovedOptions(differences) {
    const moved = movesAmong(differences.filter(({ rule }) => rule === opcaoRemoved), differences.filter(({ rule }) => rule === opcaoAdded));
    return withMoves(differences, moved, opcaoMoved, ({ spot }) => commandOf(spot));
}
function commandOf({ path }) {
    return (0,json_pointer/* segmentsIn */.eC)(path)[1] ?? '';
}

;// CONCATENATED MODULE: ./build/said/drift/nouns/palavras.js



const reservadaAdded = {
    id: 'reservada-added',
    level: 'major',
    title: $said('A word became reserved that was none'),
    why: $said('Reserved words cannot be names: programs that call something so no longer run.'),
    says: $said('The reserved word {name} is new.'),
    example: [null, { palavra: 'enquanto' }],
    inverse: ['reservada-removed'],
};
const reservadaRemoved = {
    id: 'reservada-removed',
    level: 'major',
    title: $said('A reserved word is gone'),
    why: $said('Programs that use it no longer run; highlighters and completion lose it.'),
    says: $said('The reserved word {name} is gone.'),
    example: [{ palavra: 'enquanto' }, null],
    inverse: ['reservada-added'],
};
const reservadaRenamed = {
    id: 'reservada-renamed',
    level: 'major',
    title: $said('A reserved word has another name'),
    why: $said('Programs that use the old word no longer run.'),
    says: $said('The reserved word {name} is now {after}.'),
    example: ['senao', 'senão'],
    inverse: ['reservada-renamed'],
};
const contextualAdded = {
    id: 'contextual-added',
    level: 'minor',
    title: $said('A contextual word is new'),
    why: $said('Programs may still use it as a name everywhere else.'),
    says: $said('The contextual word {name} is new.'),
    example: [null, { palavra: 'rota', onde: 'bloco servidor' }],
    inverse: ['contextual-removed'],
};
const contextualRemoved = {
    id: 'contextual-removed',
    level: 'major',
    title: $said('A contextual word is gone'),
    why: $said('Programs that use it in its context no longer run.'),
    says: $said('The contextual word {name} is gone.'),
    example: [{ palavra: 'rota', onde: 'bloco servidor' }, null],
    inverse: ['contextual-added'],
};
const contextualRenamed = {
    id: 'contextual-renamed',
    level: 'major',
    title: $said('A contextual word has another name'),
    why: $said('Programs that use the old word in its context no longer run.'),
    says: $said('The contextual word {name} is now {after}.'),
    example: ['rota', 'caminho'],
    inverse: ['contextual-renamed'],
};
const palavraBecameReservada = {
    id: 'palavra-became-reservada',
    level: 'major',
    title: $said('A contextual word became reserved'),
    why: $said('Programs that use it as a name, which was allowed, no longer run.'),
    says: $said('The contextual word {name} is reserved now.'),
    example: ['contextual', 'reservada'],
    inverse: ['palavra-became-contextual'],
};
const palavraBecameContextual = {
    id: 'palavra-became-contextual',
    level: 'minor',
    title: $said('A reserved word became contextual'),
    why: $said('It still works where it worked, and can be a name elsewhere; highlighters have to look at the context.'),
    says: $said('The reserved word {name} is only contextual now.'),
    example: ['reservada', 'contextual'],
    inverse: ['palavra-became-reservada'],
};
const contextualOndeChanged = {
    id: 'contextual-onde-changed',
    level: 'minor',
    title: $said('A contextual word acts in another context'),
    why: $said('Highlighters and completion decide by the context whether it is a keyword.'),
    says: $said('The context of {name} was {before} and is {after}.'),
    example: ['bloco servidor', 'bloco servidor ou grupo'],
    inverse: ['contextual-onde-changed'],
};
const palavraReused = {
    id: 'palavra-reused',
    level: 'major',
    title: $said('A word means what another word meant'),
    why: $said('Programs that use it do something else now, without any error.'),
    says: $said('The word {name} meant {before} and now means {after}, as another one did.'),
    example: ['repete', 'encerra'],
    inverse: ['palavra-reused'],
};
const palavraTextChanged = {
    id: 'palavra-text-changed',
    level: 'patch',
    title: $said('The description or equivalent of a word changed'),
    why: $said('Only what people read changed.'),
    says: $said('The {field} of {name} was {before} and is {after}.'),
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
    palavraReused,
    palavraTextChanged,
];
const RESERVADA = {
    keyOf: ({ palavra }) => palavra,
    briefOf: word => word,
    added: reservadaAdded,
    removed: reservadaRemoved,
    renamed: { rule: () => reservadaRenamed, identityOf: ({ descricao }) => descricao },
    compare: palavras_compareTexts,
};
const CONTEXTUAL = {
    keyOf: ({ palavra }) => palavra,
    briefOf: word => word,
    added: contextualAdded,
    removed: contextualRemoved,
    renamed: { rule: () => contextualRenamed, identityOf: ({ descricao }) => descricao },
    *compare(before, after, spot) {
        yield* palavras_compareTexts(before, after, spot);
        yield* changed(contextualOndeChanged, field(spot, 'onde'), after.palavra, before.onde, after.onde);
    },
};
/** Reserved and contextual words. A word that is in the other list now was moved, not removed and added. */
function* comparePalavras(before, after, file) {
    const [reserved, contextual] = [field(file, 'reservadas'), field(file, 'contextuais')];
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
            const where = entry(spot, now.palavra, i, j);
            const [was, is] = freed ? ['reservada', 'contextual'] : ['contextual', 'reservada'];
            yield { rule, spot: where, name: now.palavra, before: was, after: is };
            yield* palavras_compareTexts(old, now, where);
        }
    }
    yield* compareLists(RESERVADA, before.reservadas, after.reservadas, reserved, moved);
    yield* compareLists(CONTEXTUAL, before.contextuais, after.contextuais, contextual, moved);
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
function* palavras_compareTexts(before, after, spot) {
    for (const name of ['descricao', 'equivalente'])
        yield* changed(palavraTextChanged, field(spot, name), after.palavra, before[name], after[name]);
}

// EXTERNAL MODULE: ./build/said/registry/index.js + 38 modules
var registry = __webpack_require__(10850);
;// CONCATENATED MODULE: ./build/said/drift/nouns/registro.js





const pacoteAdded = {
    id: 'pacote-added',
    level: 'minor',
    title: $said('A package is new'),
    why: $said('What there was works as before.'),
    says: $said('The package {name} is new.'),
    example: [null, ['1.0.0']],
    inverse: ['pacote-removed'],
};
const pacoteRemoved = {
    id: 'pacote-removed',
    level: 'major',
    title: $said('A package is gone'),
    why: $said('Projects that need it cannot be installed.'),
    says: $said('The package {name} is gone.'),
    example: [['1.0.0'], null],
    inverse: ['pacote-added'],
};
const pacoteVersaoAdded = {
    id: 'pacote-versao-added',
    level: 'minor',
    title: $said('A package has a new version'),
    why: $said('What there was works as before.'),
    says: $said('{name} is new.'),
    example: [null, '1.1.0'],
    inverse: ['pacote-versao-removed', 'pacote-versao-decreased'],
};
const pacoteVersaoRemoved = {
    id: 'pacote-versao-removed',
    level: 'major',
    title: $said('A version of a package is gone'),
    why: $said('Projects whose lock file names it cannot be installed.'),
    says: $said('{name} is gone.'),
    example: ['1.0.0', null],
    inverse: ['pacote-versao-added'],
};
const pacoteVersaoDecreased = {
    id: 'pacote-versao-decreased',
    level: 'major',
    title: $said('The newest version of a package is an older one than before'),
    why: $said('Projects that ask for the newest get what they had before, or not what the source has.'),
    says: $said('The newest version of {name} was {before} and is {after}.'),
    example: ['1.2.0', '1.1.0'],
    inverse: ['pacote-versao-added'],
};
const pacoteVersaoAltered = {
    id: 'pacote-versao-altered',
    level: 'major',
    title: $said('A version of a package is not what it was'),
    why: $said('Published versions are immutable: lock files hold their hashes, and installing fails.'),
    says: $said('{name} was altered: {after}.'),
    example: ['sha256 5d41…', 'sha256 7d79…'],
    inverse: ['pacote-versao-altered'],
};
const pacoteTextChanged = {
    id: 'pacote-text-changed',
    level: 'patch',
    title: $said('The description, licence, authors or keywords of a package changed'),
    why: $said('Only what people read changed.'),
    says: $said('The {field} of {name} was {before} and is {after}.'),
    example: ['MIT', 'Apache-2.0'],
    inverse: ['pacote-text-changed'],
};
const registroRules = [
    pacoteAdded,
    pacoteRemoved,
    pacoteVersaoAdded,
    pacoteVersaoRemoved,
    pacoteVersaoDecreased,
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
        const versoes = field(spot, 'versoes');
        const [olds, nows] = [Object.entries(before.versoes), Object.entries(after.versoes)];
        for (const difference of compareLists(VERSAO, olds, nows, versoes))
            yield { ...difference, name: `${name} ${difference.name}` };
    },
};
const VERSAO = {
    keyOf: ([version]) => version,
    briefOf: ([version]) => version,
    added: pacoteVersaoAdded,
    removed: pacoteVersaoRemoved,
    *compare([name, before], [, after], spot) {
        const reasons = (0,registry/* changesBetween */.iv)(before, after);
        if (reasons.length === 0)
            return;
        yield { rule: pacoteVersaoAltered, spot, name, before: before.sha256, after: reasons.join('; ') };
    },
};
/** What a package says of itself, for people. */
function* compareAbout(name, before, after, spot) {
    for (const each of ['descricao', 'licenca', 'autores', 'tags']) {
        const [old, now] = [before[each], after[each]];
        if (!same(old, now))
            yield { rule: pacoteTextChanged, spot: field(spot, each), name, before: old, after: now };
    }
}
/** Two indexes of the package registry. */
function* compareRegistros(before, after) {
    const spot = field(spotOf(`${files/* REGISTRO_PATH */.AM}#`), 'pacotes');
    yield* compareLists(PACOTE, Object.entries(before.pacotes), Object.entries(after.pacotes), spot);
}

;// CONCATENATED MODULE: ./build/said/drift/nouns/sintaxe.js




/** Two rules that share at least so many of their words are one rule in other words. */
const MIN_LIKENESS = 0.5;
const extensaoChanged = {
    id: 'extensao-changed',
    level: 'major',
    title: $said('The extension of source files changed'),
    why: $said('Editors recognise the language by it, and tools find programs by it.'),
    says: $said('The extension of source files was {before} and is {after}.'),
    example: ['.lm', '.lume'],
    inverse: ['extensao-changed'],
};
const operadorAdded = {
    id: 'operador-added',
    level: 'minor',
    title: $said('An operator is new'),
    why: $said('What there was works as before.'),
    says: $said('The operator {name} is new.'),
    example: [null, { simbolo: '??' }],
    inverse: ['operador-removed'],
};
const operadorRemoved = {
    id: 'operador-removed',
    level: 'major',
    title: $said('An operator is gone'),
    why: $said('Programs that use it no longer run.'),
    says: $said('The operator {name} is gone.'),
    example: [{ simbolo: '<>' }, null],
    inverse: ['operador-added'],
};
const operadorRenamed = {
    id: 'operador-renamed',
    level: 'major',
    title: $said('An operator is written in another way'),
    why: $said('Programs that use the old form no longer run.'),
    says: $said('The operator {name} is now {after}.'),
    example: ['<>', '!='],
    inverse: ['operador-renamed'],
};
const operadorReused = {
    id: 'operador-reused',
    level: 'major',
    title: $said('An operator means what another operator meant'),
    why: $said('Programs that use it do something else now, without any error.'),
    says: $said('The operator {name} meant {before} and now means {after}, as another one did.'),
    example: ['soma', 'subtrai'],
    inverse: ['operador-reused'],
};
const operadorTextChanged = {
    id: 'operador-text-changed',
    level: 'patch',
    title: $said('The description or equivalent of an operator changed'),
    why: $said('Only what people read changed.'),
    says: $said('The {field} of {name} was {before} and is {after}.'),
    example: ['soma', 'soma ou junta'],
    inverse: ['operador-text-changed'],
};
const verboAdded = {
    id: 'verbo-added',
    level: 'minor',
    title: $said('An HTTP verb is new'),
    why: $said('What there was works as before.'),
    says: $said('The HTTP verb {name} is new.'),
    example: [null, 'PATCH'],
    inverse: ['verbo-removed'],
};
const verboRemoved = {
    id: 'verbo-removed',
    level: 'major',
    title: $said('An HTTP verb is gone'),
    why: $said('Servers that use it no longer run.'),
    says: $said('The HTTP verb {name} is gone.'),
    example: ['ANY', null],
    inverse: ['verbo-added'],
};
const regraAdded = {
    id: 'regra-added',
    level: 'patch',
    title: $said('A rule of the syntax is written down that was not'),
    why: $said('The list explains what already holds; a rule that is new in the language shows in its words and operators.'),
    says: $said('A rule is new: {after}.'),
    example: [null, 'Uma linha é um comando.'],
    inverse: ['regra-removed'],
};
const regraRemoved = {
    id: 'regra-removed',
    level: 'minor',
    title: $said('A rule of the syntax is no longer written down'),
    why: $said('The list says what trips people up: what it forbade may be allowed now, and nobody reads of it any more.'),
    says: $said('A rule is gone: {before}.'),
    example: ['Uma linha é um comando.', null],
    inverse: ['regra-added'],
};
const regraReworded = {
    id: 'regra-reworded',
    level: 'patch',
    title: $said('A rule of the syntax is written in other words'),
    why: $said('Only what people read changed.'),
    says: $said('A rule was {before} and is {after}.'),
    example: ['Uma linha é um comando.', 'Uma linha é um comando; não existe ";".'],
    inverse: ['regra-reworded'],
};
const sintaxeRules = [
    extensaoChanged,
    operadorAdded,
    operadorRemoved,
    operadorRenamed,
    operadorReused,
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
            yield* changed(operadorTextChanged, field(spot, name), after.simbolo, before[name], after[name]);
    },
};
/** What of the syntax is not a word. */
function* compareSintaxe(before, after, file) {
    yield* changed(extensaoChanged, field(file, 'extensao'), after.extensao, before.extensao, after.extensao);
    yield* compareLists(OPERADOR, before.operadores, after.operadores, field(file, 'operadores'));
    const verbos = { added: verboAdded, removed: verboRemoved };
    yield* compareTexts(verbos, before.verbos_http, after.verbos_http, field(file, 'verbos_http'));
    yield* compareRegras(before.regras, after.regras, field(file, 'regras'));
}
/** Rules have no name: one that went and one that came are the same rule when they are alike, and no other two are. */
function* compareRegras(before, after, spot) {
    const [olds, nows] = [new Set(before), new Set(after)];
    const gone = before.flatMap((text, i) => (nows.has(text) ? [] : [{ text, i }]));
    const come = after.flatMap((text, i) => (olds.has(text) ? [] : [{ text, i }]));
    const alike = (a, b) => likeness(a.text, b.text) >= MIN_LIKENESS;
    const reworded = new Set();
    for (const old of gone) {
        const candidates = come.filter(now => alike(old, now));
        const [now] = candidates;
        if (candidates.length === 1 && now && gone.filter(other => alike(other, now)).length === 1) {
            reworded.add(now);
            const where = entry(spot, old.text, old.i, now.i);
            yield { rule: regraReworded, spot: where, name: now.text, before: old.text, after: now.text };
        }
        else
            yield removed(regraRemoved, entry(spot, old.text, old.i, undefined), old.text, old.text);
    }
    for (const now of come)
        if (!reworded.has(now))
            yield added(regraAdded, entry(spot, now.text, undefined, now.i), now.text, now.text);
}

;// CONCATENATED MODULE: ./build/said/drift/nouns/site-addresses.js



const paginasAdded = {
    id: 'paginas-added',
    level: 'info',
    title: $said('The site has pages'),
    why: $said('What there was is where it was.'),
    says: $said('The site of {name} has pages.'),
    example: ['site: data', 'site: pages'],
    inverse: ['paginas-removed'],
};
const paginasRemoved = {
    id: 'paginas-removed',
    level: 'minor',
    title: $said('The site has no pages any more'),
    why: $said('Every link to them leads nowhere: those of other sites, of editors, and what people have kept.'),
    says: $said('The site of {name} has no pages any more.'),
    example: ['site: pages', 'site: data'],
    inverse: ['paginas-added'],
};
const paginaRemoved = {
    id: 'pagina-endereco-removed',
    level: 'minor',
    title: $said('An address of the site leads nowhere'),
    why: $said('Other sites, editors and people have kept it. Recorded in the file that `enderecos` names, it keeps a page that says since when its thing is gone, and what follows it.'),
    says: $said('{name} was the address of {before}, and leads nowhere.'),
    example: ['modulo:Lume.Texto', null],
    inverse: [],
};
const paginaReassigned = {
    id: 'pagina-endereco-reassigned',
    level: 'minor',
    title: $said('An address of the site means something else'),
    why: $said('Who follows a link reads of another thing, and nothing says so. Addresses in the file that `enderecos` names are never given twice.'),
    says: $said('{name} was the address of {before}, and is that of {after}.'),
    example: ['modulo:Ponto', 'modulo:ponto'],
    inverse: ['pagina-endereco-reassigned'],
};
const siteAddressRules = [
    paginasAdded,
    paginasRemoved,
    paginaRemoved,
    paginaReassigned,
];
/**
 * The addresses of pages, where both sides say theirs. Of a thing that is gone nothing is told unless somebody keeps a record
 * of addresses: without one its page cannot stay, and that the thing is gone is told anyway.
 */
function* compareSiteAddresses(before, after) {
    const [old, now] = [before.addresses, after.addresses];
    if (old === undefined || now === undefined)
        return;
    const { nome } = after.files.index;
    const site = field(spotOf(`${files/* REFERENCIA_PATH */.Lh}#`), 'itens');
    if (old === null || now === null) {
        const [was, is] = [old, now].map(side => (side === null ? 'site: data' : 'site: pages'));
        if (was !== is)
            yield {
                rule: old === null ? paginasAdded : paginasRemoved,
                spot: site,
                name: nome,
                before: was,
                after: is,
            };
        return;
    }
    const things = new Set(now.things.values());
    const isKept = old.isKept || now.isKept;
    for (const [address, thing] of old.things) {
        const other = now.things.get(address);
        if (other === thing || (other === undefined && !isKept && !things.has(thing)))
            continue;
        const spot = field(site, address);
        if (other === undefined)
            yield removed(paginaRemoved, spot, address, thing);
        // A word that became a contextual one is still what is read of there.
        else if (nameIn(other) !== nameIn(thing))
            yield { rule: paginaReassigned, spot, name: address, before: thing, after: other };
    }
}
/** `Lume.Texto` of `modulo:Lume.Texto`. */
function nameIn(id) {
    return id.slice(id.indexOf(':') + 1);
}

;// CONCATENATED MODULE: ./build/said/drift/routes/answer-rules.js
const respostaRemoved = {
    id: 'resposta-removed',
    level: 'major',
    title: $said('A route no longer gives an answer'),
    why: $said('Clients that wait for this status get another one.'),
    says: $said('{name} no longer answers {before}.'),
    example: [201, null],
    inverse: ['resposta-added'],
};
const respostaErroRemoved = {
    id: 'resposta-erro-removed',
    level: 'minor',
    title: $said('A route no longer gives an error'),
    why: $said('Clients that know the error meet it no more.'),
    says: $said('{name} no longer answers {before}.'),
    example: [409, null],
    inverse: ['resposta-added'],
};
const respostaAdded = {
    id: 'resposta-added',
    level: 'minor',
    title: $said('A route gives another answer besides'),
    why: $said('Clients that know the answers that there were may not know this one.'),
    says: $said('{name} answers {after}, too.'),
    example: [null, 409],
    inverse: ['resposta-removed', 'resposta-erro-removed'],
};
const respostasOpened = {
    id: 'respostas-opened',
    level: 'info',
    title: $said('Not all answers of a route can be read any more'),
    why: $said('Whether it answers otherwise cannot be told.'),
    says: $said('What {name} answers cannot be read as a whole any more.'),
    example: ['closed', 'open'],
    inverse: ['respostas-closed'],
};
const respostasClosed = {
    id: 'respostas-closed',
    level: 'info',
    title: $said('All answers of a route can be read'),
    why: $said('More is known of the same route.'),
    says: $said('What {name} answers can be read as a whole now.'),
    example: ['open', 'closed'],
    inverse: ['respostas-opened'],
};
const respostaTipoRemoved = {
    id: 'resposta-tipo-removed',
    level: 'major',
    title: $said('A route no longer answers in a media type'),
    why: $said('Clients read the answer as what it was.'),
    says: $said('{name} no longer answers {before} at {field}.'),
    example: ['application/json', null],
    inverse: ['resposta-tipo-added'],
};
const respostaTipoAdded = {
    id: 'resposta-tipo-added',
    level: 'minor',
    title: $said('A route answers in another media type'),
    why: $said('Clients that read the type that there was may not read this one.'),
    says: $said('{name} answers {after} at {field}.'),
    example: [null, 'text/html'],
    inverse: ['resposta-tipo-removed'],
};
const respostaCampoRemoved = {
    id: 'resposta-campo-removed',
    level: 'major',
    title: $said('A field of an answer is gone'),
    why: $said('Clients that read it find nothing.'),
    says: $said('{name} no longer sends {field}.'),
    example: ['string', null],
    inverse: ['resposta-campo-added'],
};
const respostaCampoAdded = {
    id: 'resposta-campo-added',
    level: 'minor',
    title: $said('A field of an answer is new'),
    why: $said('What there was is still there.'),
    says: $said('{name} sends {field}, too.'),
    example: [null, 'string'],
    inverse: ['resposta-campo-removed'],
};
const respostaCampoOptional = {
    id: 'resposta-campo-optional',
    level: 'major',
    title: $said('A field of an answer is not always there'),
    why: $said('Clients that read it may find nothing.'),
    says: $said('{name} does not always send {field} now.'),
    example: ['always', 'sometimes'],
    inverse: ['resposta-campo-always'],
};
const respostaCampoAlways = {
    id: 'resposta-campo-always',
    level: 'minor',
    title: $said('A field of an answer is always there'),
    why: $said('Clients that do without it find it, too.'),
    says: $said('{name} always sends {field} now.'),
    example: ['sometimes', 'always'],
    inverse: ['resposta-campo-optional'],
};
const respostaCampoChanged = {
    id: 'resposta-campo-changed',
    level: 'major',
    title: $said('A value of an answer is of another type'),
    why: $said('Clients read it as what it was.'),
    says: $said('{name} sends {after} at {field}, which was {before}.'),
    example: ['integer', 'string'],
    inverse: ['resposta-campo-changed', 'resposta-campo-narrowed'],
};
const respostaCampoNarrowed = {
    id: 'resposta-campo-narrowed',
    level: 'minor',
    title: $said('A value of an answer is one of fewer'),
    why: $said('Clients that read what it could be read what it can be now.'),
    says: $said('{name} sends less at {field}: {before} became {after}.'),
    example: [{ maxLength: 10 }, { maxLength: 5 }],
    inverse: ['resposta-campo-changed'],
};
const respostaTextChanged = {
    id: 'resposta-text-changed',
    level: 'patch',
    title: $said('The description of what a route sends changed'),
    why: $said('Only what people read changed.'),
    says: $said('The description of {field} in the answer of {name} was {before} and is {after}.'),
    example: ['O nome', 'O nome completo'],
    inverse: ['resposta-text-changed'],
};
const respostaCabecalhoRemoved = {
    id: 'resposta-cabecalho-removed',
    level: 'major',
    title: $said('An answer no longer has a header'),
    why: $said('Clients that read it find nothing.'),
    says: $said('{name} no longer sends the header {before}.'),
    example: ['etag', null],
    inverse: ['resposta-cabecalho-added'],
};
const respostaCabecalhoAdded = {
    id: 'resposta-cabecalho-added',
    level: 'minor',
    title: $said('An answer has another header'),
    why: $said('What there was is still there.'),
    says: $said('{name} sends the header {after}, too.'),
    example: [null, 'etag'],
    inverse: ['resposta-cabecalho-removed'],
};
/** What clients get. */
const answerRules = [
    respostaRemoved,
    respostaErroRemoved,
    respostaAdded,
    respostasOpened,
    respostasClosed,
    respostaTipoRemoved,
    respostaTipoAdded,
    respostaCampoRemoved,
    respostaCampoAdded,
    respostaCampoOptional,
    respostaCampoAlways,
    respostaCampoChanged,
    respostaCampoNarrowed,
    respostaTextChanged,
    respostaCabecalhoRemoved,
    respostaCabecalhoAdded,
];

;// CONCATENATED MODULE: ./build/said/drift/routes/request-rules.js
const acessoTightened = {
    id: 'acesso-tightened',
    level: 'major',
    title: $said('A route asks who it is'),
    why: $said('Requests that were let in are refused.'),
    says: $said('{name} asks for more: {before} became {after}.'),
    example: ['nothing', 'bearer'],
    inverse: ['acesso-loosened'],
};
const acessoLoosened = {
    id: 'acesso-loosened',
    level: 'minor',
    title: $said('A route lets in whom it refused'),
    why: $said('Requests that were let in still are.'),
    says: $said('{name} asks for less: {before} became {after}.'),
    example: ['bearer', 'nothing'],
    inverse: ['acesso-tightened'],
};
const acessoChanged = {
    id: 'acesso-changed',
    level: 'major',
    title: $said('A route asks for something else to let a request in'),
    why: $said('Requests that carry what was asked for are refused.'),
    says: $said('{name} asks for {after} in place of {before}.'),
    example: ['bearer', 'key header X-Chave'],
    inverse: ['acesso-changed'],
};
const corpoTipoRemoved = {
    id: 'corpo-tipo-removed',
    level: 'major',
    title: $said('A route no longer takes a body of a media type'),
    why: $said('Clients that send it are refused.'),
    says: $said('{name} no longer takes {before}.'),
    example: ['text/csv', null],
    inverse: ['corpo-tipo-added', 'corpo-required'],
};
const corpoTipoAdded = {
    id: 'corpo-tipo-added',
    level: 'minor',
    title: $said('A route takes a body of another media type'),
    why: $said('What was taken still is.'),
    says: $said('{name} takes {after}.'),
    example: [null, 'text/csv'],
    inverse: ['corpo-tipo-removed'],
};
const corpoRequired = {
    id: 'corpo-required',
    level: 'major',
    title: $said('A body has to be sent'),
    why: $said('Requests without one were taken, and are refused.'),
    says: $said('{name} has to be sent a body now.'),
    example: ['sometimes', 'always'],
    inverse: ['corpo-optional', 'corpo-tipo-removed'],
};
const corpoOptional = {
    id: 'corpo-optional',
    level: 'minor',
    title: $said('A body can be left out'),
    why: $said('Requests with one still are taken.'),
    says: $said('{name} can be sent without a body now.'),
    example: ['always', 'sometimes'],
    inverse: ['corpo-required'],
};
const parametroStyleChanged = {
    id: 'rota-parametro-style-changed',
    level: 'major',
    title: $said('A parameter of a route is written in another way'),
    why: $said('Lists and objects are understood as something else than was sent.'),
    says: $said('{name} reads {field} as {after}, and read it as {before}.'),
    example: ['form', 'pipeDelimited'],
    inverse: ['rota-parametro-style-changed'],
};
const operacaoIdChanged = {
    id: 'operacao-id-changed',
    level: 'minor',
    title: $said('An operation has another id'),
    why: $said('Requests are the same; clients that are generated name their functions by it, and have other ones when they are generated again.'),
    says: $said('The operation {before} ({name}) is now {after}.'),
    example: ['listaItens', 'itens'],
    inverse: ['operacao-id-changed'],
};
const operacaoIdRemoved = {
    id: 'operacao-id-removed',
    level: 'minor',
    title: $said('An operation no longer has an id'),
    why: $said('Requests are the same; clients that are generated name its function otherwise.'),
    says: $said('The operation {before} ({name}) has no id any more.'),
    example: ['listaItens', null],
    inverse: ['operacao-id-added'],
};
const operacaoIdAdded = {
    id: 'operacao-id-added',
    level: 'minor',
    title: $said('An operation has an id'),
    why: $said('Requests are the same; clients that are generated named its function otherwise.'),
    says: $said('{name} has the id {after}.'),
    example: [null, 'listaItens'],
    inverse: ['operacao-id-removed'],
};
const rotaDeprecated = {
    id: 'rota-deprecated',
    level: 'minor',
    title: $said('A route is deprecated'),
    why: $said('It still answers; clients should leave it before it goes (SemVer 2.0.0, item 7).'),
    says: $said('{name} is deprecated.'),
    example: [null, 'deprecated'],
    inverse: ['rota-undeprecated'],
};
const rotaUndeprecated = {
    id: 'rota-undeprecated',
    level: 'minor',
    title: $said('A route is no longer deprecated'),
    why: $said('Who left it can come back.'),
    says: $said('{name} is no longer deprecated.'),
    example: ['deprecated', null],
    inverse: ['rota-deprecated'],
};
const rotaTextChanged = {
    id: 'rota-text-changed',
    level: 'patch',
    title: $said('The text of a route changed'),
    why: $said('Only what people read changed.'),
    says: $said('The {field} of {name} was {before} and is {after}.'),
    example: ['Lista os itens', 'Lista os itens por nome'],
    inverse: ['rota-text-changed'],
};
/** What requests have to carry, and by what a route is known. */
const requestRules = [
    acessoTightened,
    acessoLoosened,
    acessoChanged,
    corpoTipoRemoved,
    corpoTipoAdded,
    corpoRequired,
    corpoOptional,
    parametroStyleChanged,
    operacaoIdChanged,
    operacaoIdRemoved,
    operacaoIdAdded,
    rotaDeprecated,
    rotaUndeprecated,
    rotaTextChanged,
];

;// CONCATENATED MODULE: ./build/said/drift/routes/route-rules.js


const rotaRemoved = {
    id: 'rota-removed',
    level: 'major',
    title: $said('A route is gone'),
    why: $said('Clients that call it get an error.'),
    says: $said('The route {name} is gone.'),
    example: ['GET /itens/:id', null],
    inverse: ['rota-added'],
};
const rotaAdded = {
    id: 'rota-added',
    level: 'minor',
    title: $said('A route is new'),
    why: $said('What there was works as before.'),
    says: $said('The route {name} is new.'),
    example: [null, 'GET /itens/:id'],
    inverse: ['rota-removed'],
};
const rotaBecameConditional = {
    id: 'rota-became-conditional',
    level: 'major',
    title: $said('A route is only there under a condition'),
    why: $said('Clients that call it may get an error now.'),
    says: $said('The route {name} is there only under a condition now.'),
    example: ['sure', 'conditional'],
    inverse: ['rota-became-sure'],
};
const rotaBecameSure = {
    id: 'rota-became-sure',
    level: 'minor',
    title: $said('A route is always there'),
    why: $said('What there was works as before.'),
    says: $said('The route {name} is always there now.'),
    example: ['conditional', 'sure'],
    inverse: ['rota-became-conditional'],
};
const rotaParametroRenamed = {
    id: 'rota-parametro-renamed',
    level: 'minor',
    title: $said('A parameter in the path of a route has another name'),
    why: $said('Who calls the address notices nothing; generated clients name the parameter in their functions.'),
    says: $said('The parameter {before} of {name} is now {after}.'),
    example: ['id', 'codigo'],
    inverse: ['rota-parametro-renamed'],
};
const rotaOverlapAdded = {
    id: 'rota-overlap-added',
    level: 'minor',
    title: $said('Two routes take the same requests'),
    why: $said('Which of them answers is decided by the order of registration; a request that reached one may reach the other.'),
    says: $said('{name} and {after} take some of the same requests.'),
    example: [null, 'GET /itens/novo'],
    inverse: ['rota-overlap-removed'],
};
const rotaOverlapRemoved = {
    id: 'rota-overlap-removed',
    level: 'info',
    title: $said('Two routes no longer take the same requests'),
    why: $said('Routes that went or came are told by themselves.'),
    says: $said('{name} and {before} no longer take the same requests.'),
    example: ['GET /itens/novo', null],
    inverse: ['rota-overlap-added'],
};
const validacaoAdded = {
    id: 'validacao-added',
    level: 'major',
    title: $said('A route checks what it took unchecked'),
    why: $said('Requests that were taken may be refused.'),
    says: $said('{name} now checks its {field}.'),
    example: [null, { type: 'object', required: ['nome'] }],
    inverse: ['validacao-removed'],
};
const validacaoRemoved = {
    id: 'validacao-removed',
    level: 'minor',
    title: $said('A route no longer checks what it takes'),
    why: $said('Requests that were taken still are.'),
    says: $said('{name} no longer checks its {field}.'),
    example: [{ type: 'object', required: ['nome'] }, null],
    inverse: ['validacao-added'],
};
const validacaoTightened = {
    id: 'validacao-tightened',
    level: 'major',
    title: $said('A route refuses what it took'),
    why: $said('Requests that were taken may be refused.'),
    says: $said('{name} takes less at {field}: {before} became {after}.'),
    example: [{ minLength: 1 }, { minLength: 3 }],
    inverse: ['validacao-loosened'],
};
const validacaoLoosened = {
    id: 'validacao-loosened',
    level: 'minor',
    title: $said('A route takes what it refused'),
    why: $said('Requests that were taken still are.'),
    says: $said('{name} takes more at {field}: {before} became {after}.'),
    example: [{ minLength: 3 }, { minLength: 1 }],
    inverse: ['validacao-tightened'],
};
const validacaoChanged = {
    id: 'validacao-changed',
    level: 'major',
    title: $said('A route takes something else'),
    why: $said('Whether what was taken still is cannot be told, so the worst is assumed.'),
    says: $said('{name} takes something else at {field}: {before} became {after}.'),
    example: [{ pattern: '^a' }, { pattern: '^b' }],
    inverse: ['validacao-changed'],
};
const validacaoTextChanged = {
    id: 'validacao-text-changed',
    level: 'patch',
    title: $said('The description of what a route takes changed'),
    why: $said('Only what people read changed.'),
    says: $said('The description of {field} of {name} was {before} and is {after}.'),
    example: ['O nome', 'O nome completo'],
    inverse: ['validacao-text-changed'],
};
const validacaoDefaultChanged = {
    id: 'validacao-default-changed',
    level: 'minor',
    title: $said('What a missing value counts as changed'),
    why: $said('Requests that leave it out are answered as if they had sent another one.'),
    says: $said('{name} takes {after} where {field} is missing, and took {before}.'),
    example: [10, 20],
    inverse: ['validacao-default-changed'],
};
const validacaoDeprecated = {
    id: 'validacao-deprecated',
    level: 'minor',
    title: $said('A part of a request is deprecated'),
    why: $said('It is still taken; clients should leave it before it goes (SemVer 2.0.0, item 7).'),
    says: $said('{field} of {name} is deprecated.'),
    example: [null, 'deprecated'],
    inverse: ['validacao-undeprecated'],
};
const validacaoUndeprecated = {
    id: 'validacao-undeprecated',
    level: 'minor',
    title: $said('A part of a request is no longer deprecated'),
    why: $said('Who left it can come back.'),
    says: $said('{field} of {name} is no longer deprecated.'),
    example: ['deprecated', null],
    inverse: ['validacao-deprecated'],
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
    validacaoDefaultChanged,
    validacaoDeprecated,
    validacaoUndeprecated,
    ...answerRules,
    ...requestRules,
];

;// CONCATENATED MODULE: ./build/said/drift/change-rules.js















/** Every kind of change, in the groups of `docs/rules.md`. */
const CHANGE_GROUPS = [
    { title: $said('Changes of the format'), rules: formatoRules },
    { title: $said('Changes of the published schemas'), rules: esquemaRules },
    { title: $said('Changes of the index'), rules: indiceRules },
    { title: $said('Changes of words'), rules: palavraRules },
    { title: $said('Changes of the syntax'), rules: sintaxeRules },
    { title: $said('Changes of functions and modules'), rules: [...embutidaRules, ...moduloRules] },
    { title: $said('Changes of signatures'), rules: assinaturaRules },
    { title: $said('Changes of commands'), rules: [...comandoRules, ...opcaoRules] },
    { title: $said('Changes of error codes'), rules: erroRules },
    { title: $said('Changes of the content inventory'), rules: conteudoRules },
    { title: $said('Changes of packages'), rules: registroRules },
    { title: $said('Changes of the addresses of pages'), rules: siteAddressRules },
    { title: $said('Changes of routes'), rules: routeRules },
];
const BY_ID = new Map(CHANGE_GROUPS.flatMap(({ rules }) => rules.map(rule => [rule.id, rule])));
/** Ids of all kinds of change, in the order of `docs/rules.md`. */
const CHANGE_IDS = [...BY_ID.keys()];
/** What is known of a kind of change; nothing for an id that there is not. */
function changeRule(id) {
    return BY_ID.get(id);
}

;// CONCATENATED MODULE: ./build/said/drift/causes/edits.js
/** The edit that a change is; nothing where two of the same kind would not be the same edit. */
function editOf({ before, after, name }) {
    if (typeof before === 'string' && typeof after === 'string') {
        // The name of the entry is another one each time.
        return before === name ? pieceOf(before, after, NAME_PARTS) : wholeOr(before, after);
    }
    const one = before ?? after;
    if (before !== null && after !== null)
        return { before: JSON.stringify(before), after: JSON.stringify(after) };
    if (typeof one !== 'string' || one === name)
        return undefined;
    return { before: typeof before === 'string' ? before : '', after: typeof after === 'string' ? after : '' };
}
/** Short values as they are; of texts, what differs. */
function wholeOr(before, after) {
    return /\s/.test(before) || /\s/.test(after) ? pieceOf(before, after) : { before, after };
}
/** Words, signs and blanks. */
const WORDS = /[\p{L}\p{N}_]+|\s+|[^\s\p{L}\p{N}_]/gu;
/** Of names, what they are made of: `LM` and digits, `is` and `Prime`. */
const NAME_PARTS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}]+|\s+|[^\s]/gu;
/** What differs between two texts, by whole words. */
function pieceOf(before, after, parts = WORDS) {
    const partsOf = (text) => text.match(parts) ?? [];
    const [olds, nows] = [partsOf(before), partsOf(after)];
    const shorter = Math.min(olds.length, nows.length);
    let start = 0;
    while (start < shorter && olds[start] === nows[start])
        start += 1;
    let end = 0;
    while (end < shorter - start && olds.at(-1 - end) === nows.at(-1 - end))
        end += 1;
    const piece = (all) => all.slice(start, all.length - end).join('');
    return { before: piece(olds), after: piece(nows) };
}

;// CONCATENATED MODULE: ./build/said/drift/causes/moved-modules.js
/** A module that is gone because all of its symbols are in others now, or new with nothing but what was in others. */
function explainedByMoves(changes, pairs) {
    const moved = changes.filter(({ rule }) => rule === 'simbolo-moved');
    const paired = new Set(pairs.flatMap(({ gone, come }) => [gone, come]));
    const found = new Map();
    for (const module of moved.length > 0 ? changes : []) {
        const [side, value] = module.rule === 'modulo-removed'
            ? ['before', module.before]
            : module.rule === 'modulo-added'
                ? ['after', module.after]
                : [];
        if (side === undefined || paired.has(module))
            continue;
        const own = moved.filter(each => each[side] === module.name);
        const [by] = own;
        if (by && own.length === value.simbolos)
            found.set(module, { by, confidence: 1 });
    }
    return found;
}

// EXTERNAL MODULE: ./build/said/text/words.js
var text_words = __webpack_require__(61359);
;// CONCATENATED MODULE: ./build/said/drift/parameter.js

const PLACES = { query: 'query', headers: 'header', cookies: 'cookie' };
/** A parameter with its place, `query chave` for `query/chave`; nothing for what is inside of one, or of a body. */
function parameterAt(pointer) {
    const slash = Math.max(pointer.indexOf('/'), 0);
    const list = pointer.slice(0, slash);
    const [name, ...inside] = (0,json_pointer/* segmentsOf */.OD)(pointer.slice(slash));
    return name !== undefined && inside.length === 0 && Object.hasOwn(PLACES, list)
        ? `${PLACES[list]} ${name}`
        : undefined;
}

;// CONCATENATED MODULE: ./build/said/drift/causes/pairs.js




/** Below it, two entries are two. */
const pairs_MIN_LIKENESS = 0.6;
/** By so much the best has to be better than the next one. */
const MARGIN = 0.05;
/** More pairs of a list are not looked through. */
const MAX_COMPARISONS = 40_000;
/** Of a name alone, nobody can be surer. */
const BY_NAME_ALONE = 0.7;
const MIN_NAME_LIKENESS = 0.7;
/** Fewer words may be the same by chance. */
const MIN_WORDS = 3;
const BY_TEXTS_ALONE = 0.8;
const ENTRY = /^(.+)-(added|removed)$/;
/** What programs call by its name: it may become another kind of thing, as a word that becomes a function. */
const NAMES = /^(?:reservada|contextual|operador|embutida|modulo|simbolo)$/;
/** References and texts are explained by names. */
const OTHERS = /^(?:comando-(?:veja|exemplo)|regra|parametro|retorno|campo|exercicios|rota-overlap|validacao|pacote-versao|resposta-\w+|operacao-id)$/;
/** Parts of routes, each called by its value: where one goes and one comes at the same place, it is in place of it. */
const PARTS = /^(?:resposta|resposta-tipo|corpo-tipo)$/;
const REPLACED = 0.8;
/**
 * Entries that went and entries that came which are most likely the same: in another module by the same name, or by another
 * name with texts that are alike. Those that are exactly alike were found before. Each is in one pair at most.
 */
function pairsOf(changes) {
    const nouns = new Map();
    for (const change of changes) {
        const [, noun = '', way] = ENTRY.exec(change.rule) ?? [];
        if (noun === '' || (OTHERS.test(noun) && !PARTS.test(noun)))
            continue;
        const lists = nouns.get(noun) ?? { gone: [], come: [] };
        lists[way === 'removed' ? 'gone' : 'come'].push(change);
        nouns.set(noun, lists);
    }
    const entries = [...nouns].flatMap(([noun, { gone, come }]) => {
        if (gone.length === 0 || come.length === 0)
            return [];
        if (noun === 'rota')
            return movedRoutes(gone, come);
        if (PARTS.test(noun))
            return replacedParts(gone, come);
        const moved = movedEntries(gone, come);
        const used = new Set(moved.flatMap(pair => [pair.gone, pair.come]));
        const free = (list) => list.filter(each => !used.has(each));
        const renamed = renamedEntries(free(gone), free(come));
        for (const pair of renamed)
            used.add(pair.gone).add(pair.come);
        return [...moved, ...renamed, ...renamedElsewhere(free(gone), free(come))];
    });
    const used = new Set(entries.flatMap(pair => [pair.gone, pair.come]));
    const free = (way) => [...nouns].flatMap(([noun, lists]) => NAMES.test(noun) ? lists[way].filter(each => !used.has(each)) : []);
    return [...entries, ...movedEntries(free('gone'), free('come')), ...movedParameters(changes)];
}
/** A parameter, or a field of a body, that is not taken at one place of a route any more, and by the same name at another one. */
function movedParameters(changes) {
    const gone = new Map();
    const come = new Map();
    for (const change of changes) {
        const { path, before, after } = change;
        const at = path.indexOf('#');
        const parameter = change.rule.startsWith('validacao-') ? givenAt(path.slice(at + 1)) : undefined;
        if (parameter === undefined || (before === null) === (after === null))
            continue;
        const [, name = ''] = parameter.split(' ');
        const key = `${path.slice(0, at)} ${name.toLowerCase()}`;
        const list = after === null ? gone : come;
        list.set(key, list.has(key) ? null : change);
    }
    const placeOf = ({ path }) => givenAt(path.slice(path.indexOf('#') + 1)) ?? '';
    const asked = onlyOfRoutes(changes.filter(({ rule, before }) => ASKS.test(rule) && before !== 'always'));
    const lost = onlyOfRoutes([...gone].flatMap(([key, old]) => (old && !come.has(key) ? old : [])));
    return [...gone].flatMap(([key, old]) => {
        const now = come.get(key) ?? asked.get(routeOf(old));
        if (!old || !now || (!come.has(key) && lost.get(routeOf(old)) !== old))
            return [];
        const isAccess = now.rule.startsWith('acesso');
        if (isAccess && !SECRET.test(placeOf(old)))
            return [];
        const edit = { before: placeOf(old), after: placeOf(now) || (isAccess ? 'access' : 'body') };
        return [{ gone: old, come: now, confidence: REPLACED, edit, what: 'replaced' }];
    });
}
/** What a route asks for as a whole: a body where there was none, or who calls it. */
const ASKS = /^(?:corpo-required|acesso-(?:tightened|changed))$/;
/** What parameters are called that say who calls. */
const SECRET = /key|token|auth|secret|passw|chave|senha|segredo/i;
function routeOf(change) {
    return change?.path.slice(0, change.path.indexOf('#')) ?? '';
}
/** By their routes; null for a route that has several. */
function onlyOfRoutes(changes) {
    const routes = new Map();
    for (const change of changes)
        routes.set(routeOf(change), routes.has(routeOf(change)) ? null : change);
    return routes;
}
/** Where a parameter or a field of a body is given: `query chave`, `body chave`. */
function givenAt(pointer) {
    const [place, name, ...inside] = (0,json_pointer/* segmentsIn */.eC)(`#/${pointer}`);
    return place === 'body' && name !== undefined && inside.length === 0
        ? [place, name].join(' ')
        : parameterAt(pointer);
}
/** By the same name in another list, where no other of the name went or came. */
function movedEntries(gone, come) {
    const [olds, nows] = [byName(gone), byName(come)];
    return [...olds].flatMap(([name, old]) => {
        const now = nows.get(name);
        if (!old || !now || listOf(old) === listOf(now))
            return [];
        const edit = { before: ownerOf(old), after: ownerOf(now) };
        const sure = pairs_MIN_LIKENESS + (1 - pairs_MIN_LIKENESS) * textLikeness(old.before, now.after, name, name);
        return [{ gone: old, come: now, confidence: rounded(sure), edit, what: 'moved' }];
    });
}
/** By their names; null for a name that several have. */
function byName(changes) {
    const names = new Map();
    for (const each of changes) {
        const name = nameOf(each);
        names.set(name, names.has(name) ? null : each);
    }
    return names;
}
/** By another name in the same list, where each is the best for the other. */
function renamedEntries(gone, come) {
    const lists = new Map();
    for (const [changes, key] of [
        [gone, 'olds'],
        [come, 'nows'],
    ])
        for (const change of changes) {
            const list = lists.get(listOf(change)) ?? { olds: [], nows: [] };
            list[key].push(change);
            lists.set(listOf(change), list);
        }
    return [...lists.values()].flatMap(({ olds, nows }) => olds.length * nows.length > MAX_COMPARISONS ? [] : bestPairs(olds, nows));
}
/** By another name in another list, where all texts are the same and nothing else that went or came has them. */
function renamedElsewhere(gone, come) {
    const byTexts = (changes) => {
        const found = new Map();
        for (const each of changes) {
            const texts = pairs_textsOf(each.before ?? each.after, each.name).join('\0');
            if (texts.split(/\s+/).length >= MIN_WORDS)
                found.set(texts, found.has(texts) ? null : each);
        }
        return found;
    };
    const nows = byTexts(come);
    return [...byTexts(gone)].flatMap(([texts, old]) => {
        const now = nows.get(texts);
        if (!old || !now)
            return [];
        const edit = {
            before: nameOf(old),
            after: `${ownerOf(now)}${/^\w/.test(nameOf(now)) ? '.' : ' '}${nameOf(now)}`,
        };
        return [{ gone: old, come: now, confidence: BY_TEXTS_ALONE, edit, what: 'renamed' }];
    });
}
function bestPairs(olds, nows) {
    const scores = olds.map(old => nows.map(now => scoreOf(old, now)));
    const ofOlds = scores.map(topTwo);
    const ofNows = nows.map((_, j) => topTwo(scores.map(row => row[j] ?? 0)));
    return olds.flatMap((gone, i) => {
        const { at: j = -1, best = 0, next = 0 } = ofOlds[i] ?? {};
        const [come, rival] = [nows[j], ofNows[j]];
        if (come === undefined || rival?.at !== i || best < pairs_MIN_LIKENESS)
            return [];
        if (Math.max(next, rival.next) > best - MARGIN)
            return [];
        const edit = { before: nameOf(gone), after: nameOf(come) };
        return [{ gone, come, confidence: rounded(best), edit, what: 'renamed' }];
    });
}
/** The highest number, where it is, and the next one. */
function topTwo(values) {
    let [at, best, next] = [-1, 0, 0];
    for (const [i, value] of values.entries()) {
        if (value > best)
            [at, best, next] = [i, value, best];
        else if (value > next)
            next = value;
    }
    return { at, best, next };
}
function scoreOf(old, now) {
    const names = nameLikeness(nameOf(old), nameOf(now));
    const hasTexts = pairs_textsOf(old.before, old.name).length > 0 && pairs_textsOf(now.after, now.name).length > 0;
    if (!hasTexts)
        return names >= MIN_NAME_LIKENESS ? names * BY_NAME_ALONE + (1 - BY_NAME_ALONE) / 2 : 0;
    return (names + textLikeness(old.before, now.after, old.name, now.name) * 2) / 3;
}
/** How alike the texts of two entries are, besides their names. */
function textLikeness(before, after, oldName, newName) {
    const [a, b] = [pairs_textsOf(before, oldName), pairs_textsOf(after, newName)];
    return a.length === 0 && b.length === 0 ? 0 : likeness(a.join(' '), b.join(' '));
}
function pairs_textsOf(value, name) {
    if (typeof value !== 'object' || value === null)
        return [];
    return Object.values(value).filter(each => typeof each === 'string' && each !== '' && each !== name);
}
/** Share of common pairs of letters (Sørensen–Dice). */
function nameLikeness(a, b) {
    const [x, y] = [pairsIn(a), pairsIn(b)];
    if (x.length + y.length === 0)
        return 0;
    const left = [...y];
    let common = 0;
    for (const pair of x) {
        const i = left.indexOf(pair);
        if (i < 0)
            continue;
        left.splice(i, 1);
        common += 1;
    }
    return (2 * common) / (x.length + y.length);
}
function pairsIn(name) {
    const plain = `^${name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()}$`;
    return Array.from({ length: plain.length - 1 }, (_, i) => plain.slice(i, i + 2));
}
/** What is the only one of its kind that went from a place, and the only one that came there. */
function replacedParts(gone, come) {
    const placeOf = ({ path, before, after }) => path.slice(0, -String(before ?? after).length);
    const alone = (changes, place) => {
        const [one, ...others] = changes.filter(each => placeOf(each) === place);
        return others.length === 0 ? one : undefined;
    };
    return [...new Set(gone.map(placeOf))].flatMap(place => {
        const [old, now] = [alone(gone, place), alone(come, place)];
        if (!old || !now)
            return [];
        const edit = { before: String(old.before), after: String(now.after) };
        return [{ gone: old, come: now, confidence: REPLACED, edit, what: 'replaced' }];
    });
}
/** Examples of one command that differ in one piece. */
function editedExamples(changes) {
    const examples = changes.filter(({ rule }) => /^comando-exemplo-(?:added|removed)$/.test(rule));
    const [gone, come] = [
        examples.filter(each => each.after === null),
        examples.filter(each => each.before === null),
    ];
    if (gone.length * come.length > MAX_COMPARISONS)
        return [];
    const found = gone.flatMap(old => come.flatMap(now => (listOf(old) === listOf(now) ? edited(old, now, nameOf(old), nameOf(now)) : [])));
    return byCommonEdit(found, ({ kept }, count) => count > 1 || kept >= 0.5).map(({ old, now, confidence }) => {
        const edit = { before: nameOf(old), after: nameOf(now) };
        return { gone: old, come: now, confidence, edit, what: 'renamed' };
    });
}
function edited(old, now, from, to) {
    const edit = pieceOf(from, to);
    const kept = 1 - Math.max(edit.before.length / from.length, edit.after.length / to.length);
    return kept > 0 ? [{ old, now, edit, kept }] : [];
}
/** Each in one pair at most: what most of them have in common first, then what is most alike. */
function byCommonEdit(found, isLikely) {
    const counts = new Map();
    const keyOf = ({ edit: { before, after } }) => `${before}\0${after}`;
    for (const each of found)
        counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + 1);
    const count = (each) => counts.get(keyOf(each)) ?? 0;
    found.sort((a, b) => count(b) - count(a) || b.kept - a.kept);
    const used = new Set();
    return found.flatMap(each => {
        if (used.has(each.old) || used.has(each.now) || !isLikely(each, count(each)))
            return [];
        used.add(each.old).add(each.now);
        const confidence = rounded(count(each) > 1 ? 0.9 : Math.min(0.8, 0.5 + each.kept / 2));
        return [{ ...each, confidence }];
    });
}
/** Routes by one method whose paths differ in one part that went, came or became another. */
function movedRoutes(gone, come) {
    if (gone.length * come.length > MAX_COMPARISONS)
        return [];
    const found = gone.flatMap(old => come.flatMap(now => {
        const [[a, from], [b, to]] = [old.name.split(' '), now.name.split(' ')];
        if (a !== b)
            return from === to ? [{ old, now, edit: { before: a, after: b }, kept: 1 }] : [];
        return edited(old, now, from, to);
    }));
    return byCommonEdit(found, ({ old, now, kept }, count) => count > 1 || kept >= 0.5 || nameLikeness(old.name, now.name) >= MIN_NAME_LIKENESS).map(({ old, now, edit, confidence }) => ({ gone: old, come: now, confidence, edit, what: 'moved' }));
}
/** Where an entry is listed: `/api/modulos.json#/modulos/Lume.Texto/simbolos`. */
function listOf({ path }) {
    return path.slice(0, path.lastIndexOf('/'));
}
/** What an entry is called; aliases, forms of an option and examples are told under the name of what they belong to. */
function nameOf({ rule, name, before, after }) {
    return /-(?:apelido|form|exemplo)-(?:added|removed)$/.test(rule) ? String(before ?? after) : name;
}
/** The module or command that an entry is listed in, or the list of all. */
function ownerOf({ path }) {
    const [list = '', owner, ...inside] = (0,json_pointer/* segmentsIn */.eC)(path);
    if (inside.length > 0 && owner !== undefined)
        return owner;
    return list === 'funcoes' ? 'embutidas' : list;
}
function rounded(value) {
    return Math.round(Math.min(value, 1) * 100) / 100;
}

;// CONCATENATED MODULE: ./build/said/drift/causes/names.js



/** Kinds of change by which something has another name: `before` is the old one, `after` the new. */
const RENAMES = new Set([
    'extensao-changed',
    'nome-changed',
    'documentacao-changed',
    'endereco-changed',
    'reservada-renamed',
    'contextual-renamed',
    'operador-renamed',
    'embutida-renamed',
    'modulo-renamed',
    'modulo-renamed-kept',
    'simbolo-renamed',
    'grupo-renamed',
    'comando-renamed',
    'comando-renamed-kept',
    'opcao-renamed',
    'codigo-renumbered',
    'rota-moved',
]);
/** Kinds by which a name comes or goes. */
const ENTRIES = new Set([
    ...['reservada', 'contextual', 'operador', 'embutida', 'modulo', 'simbolo', 'comando', 'opcao', 'codigo'],
    ...['modulo-apelido', 'comando-apelido', 'opcao-form', 'verbo', 'pacote', 'rota'],
].flatMap(noun => [`${noun}-added`, `${noun}-removed`]));
/** Kinds that are about texts and references, in which names stand. */
const names_TEXTS = /^(?:(?:palavra|operador|opcao|comando|codigo|validacao|pacote)-text-changed|codigo-(?:titulo|doc)-changed|simbolo-resumo-changed|simbolo-deprecated|contextual-onde-changed|comando-(?:uso-\w+|argumentos?-\w+|exemplo-\w+|veja-\w+)|opcao-value-renamed|regra-\w+|descricao-changed|documentacao-changed)$/;
/** Whether a change is one of a text that only people read, or of a reference. */
function isText({ rule }) {
    return names_TEXTS.test(rule);
}
/** Fields whose texts are code: in others, a short word says nothing. */
const CODE = /\/(?:uso|exemplo|exemplos|veja|flag|comando)(?:\/|$)/;
/** A name that no other word is like: `isPrime`, `LM0101`, `--seco`; in a text of words, others stand by chance. */
const CODED = /^.+(?:\p{Lu}|[^\p{L}])|^[^\p{L}]/u;
/** The rest of the text changed, too; the name came or went with it. */
const PARTLY = 0.8;
const MENTIONED = 0.6;
/**
 * Which changes of texts and references follow from a name that changed, came or went.
 * @param pairs of names that most likely became one another.
 */
function explainedByNames(changes, pairs) {
    const paired = new Set(pairs.flatMap(({ gone, come }) => [gone, come]));
    const references = new Set(changes.map(({ rule, name, before, after }) => referenceOf(rule, name, textOf(before ?? after))));
    const names = [
        ...pairs.map(({ gone, come }) => ({ change: gone, old: nameOf(gone), now: nameOf(come) })),
        ...changes.flatMap(change => (paired.has(change) ? [] : (names_named(change) ?? []))),
    ];
    const index = new NameIndex(names, references);
    const found = new Map();
    for (const change of changes) {
        if (!isText(change))
            continue;
        const explanation = index.explain(change);
        if (explanation)
            found.set(change, explanation);
    }
    return found;
}
function names_named(change) {
    const { rule, before, after } = change;
    if (RENAMES.has(rule) && typeof before === 'string' && typeof after === 'string')
        return { change, old: before, now: after };
    if (rule === 'comando-apelido-moved' && before === change.name)
        return { change, old: change.name, now: String(after) };
    if (rule === 'simbolo-moved')
        return { change, old: `${before}.${change.name}`, now: `${after}.${change.name}` };
    if (!ENTRIES.has(rule))
        return undefined;
    // Another name of an entry stands in the value, and the name is that of the entry.
    const [was, is] = [before, after].map(value => (typeof value === 'string' ? value : value && change.name));
    const text = (value) => (typeof value === 'string' && value !== '' ? value : undefined);
    return { change, old: text(was), now: text(is) };
}
class NameIndex {
    references;
    byWord = new Map();
    signs = [];
    /** @param references that came and went. */
    constructor(names, references) {
        this.references = references;
        for (const each of names) {
            const keys = new Set([each.old, each.now].flatMap(name => [...(0,text_words/* wordsOf */.Z9)(name ?? '')].slice(-1)));
            for (const key of keys) {
                const list = this.byWord.get(key);
                if (list)
                    list.push(each);
                else
                    this.byWord.set(key, [each]);
            }
            if (keys.size === 0)
                this.signs.push(each);
        }
    }
    explain(change) {
        const [before, after] = [textOf(change.before), textOf(change.after)];
        const words = (0,text_words/* wordsOf */.Z9)(`${before} ${after}`);
        const near = new Set([...words].flatMap(word => this.byWord.get(word) ?? []).concat(this.signs));
        near.delete([...near].find(each => each.change === change));
        if (near.size === 0)
            return undefined;
        const isCode = CODE.test(change.path);
        const parts = [...near].filter(each => isPart(each, before, after, isCode));
        if (parts.length === 0)
            return undefined;
        // Longer names first, so that none is taken for a part of another; of the same entry before those of others.
        parts.sort((a, b) => names_kinship(b, change) - names_kinship(a, change) || lengthOf(b) - lengthOf(a));
        const [first] = parts;
        const renames = parts.filter(each => each.old !== undefined && each.now !== undefined);
        if (change.before === null || change.after === null) {
            // A reference that came or went has its whole text on one side.
            const isWhole = parts.find(({ old, now }) => (change.after === null ? old === before : now === after) || this.isOther(change, old, now));
            return isWhole ? { by: isWhole.change, confidence: 1 } : { by: first.change, confidence: MENTIONED };
        }
        let made = before;
        for (const { old = '', now = '' } of renames.sort((a, b) => lengthOf(b) - lengthOf(a)))
            made = (0,text_words/* withWord */.$H)(made, old, now);
        const [rename] = renames;
        if (rename)
            return { by: rename.change, confidence: made === after ? 1 : PARTLY };
        return { by: first.change, confidence: MENTIONED };
    }
    /** Whether a reference came, or went, that is this one by the other name. */
    isOther(change, old, now) {
        if (old === undefined || now === undefined)
            return false;
        const [before, after] = [textOf(change.before), textOf(change.after)];
        const other = change.after === null ? (0,text_words/* withWord */.$H)(before, old, now) : (0,text_words/* withWord */.$H)(after, now, old);
        const rule = change.rule.replace(/-(?:added|removed)$/, change.after === null ? '-added' : '-removed');
        return this.references.has(referenceOf(rule, change.name, other));
    }
}
function referenceOf(rule, name, text) {
    return `${rule}\0${name}\0${text}`;
}
/** Whether the name stands on one side of a text alone. */
function isPart({ old, now }, before, after, isCode) {
    const went = old !== undefined && (0,text_words/* hasWord */.Vf)(before, old) && !(0,text_words/* hasWord */.Vf)(after, old);
    const came = now !== undefined && (0,text_words/* hasWord */.Vf)(after, now) && !(0,text_words/* hasWord */.Vf)(before, now);
    if (old !== undefined && now !== undefined && before !== '' && after !== '')
        return went && came;
    const isTelling = (name, text) => isCode ||
        CODED.test(name) ||
        ['`', '"', "'", '«'].some(sign => text.includes(sign + name)) ||
        text.includes(`${name}(`);
    return (went && isTelling(old, before)) || (came && isTelling(now, after));
}
/** How many parts of their paths two changes have in common. */
function names_kinship({ change }, other) {
    const [a, b] = [change, other].map(({ path }) => (0,json_pointer/* segmentsIn */.eC)(path));
    let common = 0;
    while (common < (a?.length ?? 0) && a?.[common] === b?.[common])
        common += 1;
    return common;
}
function lengthOf({ old = '', now = '' }) {
    return Math.max(old.length, now.length);
}
/** A text, or the texts of an entry. */
function textOf(value) {
    if (typeof value === 'string')
        return value;
    if (typeof value !== 'object' || value === null)
        return '';
    return Object.values(value)
        .filter(each => typeof each === 'string')
        .join('\n');
}

;// CONCATENATED MODULE: ./build/said/drift/causes/reuse.js
/** A field by which it is told that an entry means something else. */
const MEANING = /\/(?:descricao|resumo|explicacao)$/;
/** What differs in an entry that means what another one meant follows from that, whatever it is. */
function explainedByReuse(changes) {
    const entries = new Map();
    for (const change of changes)
        if (change.rule.endsWith('-reused'))
            entries.set(change.path.replace(MEANING, ''), change);
    const reused = new Set(entries.values());
    const found = new Map();
    for (const change of entries.size > 0 ? changes : []) {
        let { path } = change;
        while (path !== '' && !entries.has(path))
            path = path.slice(0, Math.max(path.lastIndexOf('/'), 0));
        const by = entries.get(path);
        if (by && !reused.has(change))
            found.set(change, { by, confidence: 1 });
    }
    return found;
}

;// CONCATENATED MODULE: ./build/said/drift/causes/causes.js











/** Fewer that are alike are no pattern. */
const MIN_ALIKE = 3;
/** The same edit at several places is most likely one decision. */
const ALIKE = 0.9;
const ID_DIGITS = 16;
/** Kinds that a sentence counts; the rest is counted together. */
const MAX_KINDS = 3;
/**
 * Changes that have one cause: what is read in another way, texts and references that follow from a name, what differs in an
 * entry that is another one now, what went and came again in another place or by another name, what stands on one line that changed, and the same edit at several places. A
 * change has one cause at most; one without others has none.
 */
function causesOf(changes, { isOnCause, isConfigured = () => false, lineOfEdit = () => null }) {
    const configured = grouped(changes.filter(isConfigured), lineOf, 2);
    const isRead = new Set(configured.flat());
    const pairs = pairsOf(changes).filter(({ gone, come }) => !(isRead.has(gone) || isRead.has(come)));
    const explained = new Map([
        ...explainedByNames(changes, pairs),
        ...explainedByReuse(changes),
        ...explainedByMoves(changes, pairs),
    ]);
    for (const change of isRead)
        explained.delete(change);
    pairs.push(...editedExamples(changes.filter(change => !explained.has(change) && !isRead.has(change))));
    const byGone = new Map();
    for (const pair of pairs) {
        byGone.set(pair.gone, pair);
        explained.set(pair.come, { by: pair.gone, confidence: pair.confidence });
    }
    const graph = new Graph(explained, byGone, lineOfEdit);
    const free = changes.filter(change => !explained.has(change) && !isRead.has(change));
    // What is most likely one decision, before what stands side by side.
    const moves = grouped(free, change => graph.keyOfMove(change), 2);
    const moved = new Set(moves.flat());
    const rest = free.filter(change => !moved.has(change));
    const alike = new Map(grouped(rest, change => graph.keyOfEdit(change), MIN_ALIKE).flatMap(group => group.map(change => [change, group])));
    // The same edit on other lines, too, explains more than the line.
    const isOneEdit = (line) => {
        const [edit] = line.map(change => alike.get(change));
        return (edit !== undefined && edit.length > line.length && line.every(change => alike.get(change) === edit));
    };
    const lines = grouped(rest, change => (isOnCause(change) ? lineOf(change) : undefined), 2).filter(line => !isOneEdit(line));
    const onLines = new Set(lines.flat());
    const edits = [...new Set(alike.values())]
        .map(group => group.filter(change => !onLines.has(change)))
        .filter(({ length }) => length >= MIN_ALIKE);
    const inGroups = new Set([...moved, ...onLines, ...edits.flat()]);
    const found = [
        ...configured.map(group => graph.causeOf('line', group)),
        ...moves.map(group => graph.causeOf('move', group)),
        ...lines.map(group => graph.causeOf(...withRoot(group))),
        ...edits.map(group => graph.causeOf('edit', group)),
        ...rest
            .filter(root => graph.explains(root) && !inGroups.has(root))
            .map(root => graph.causeOf(byGone.has(root) ? 'move' : 'change', [root])),
    ];
    const order = new Map(changes.map(({ fingerprint }, i) => [fingerprint, i]));
    const first = ({ changes: [one] }) => order.get(one?.fingerprint ?? '') ?? 0;
    return found.sort((a, b) => rank(a) - rank(b) || first(a) - first(b));
}
const FEW = 3;
/** What stands on one line; where one change is that of the entry that all others are in, it explains them. */
function withRoot(line) {
    const root = line.find(change => {
        const inside = `${placeAfter(change)}/`;
        return line.every(other => other === change || other.path.startsWith(inside));
    });
    return root ? ['change', [root, ...line.filter(change => change !== root)]] : ['line', line];
}
/** Where an entry is in the head: one with another name is there by that. */
function placeAfter({ path, name, before, after }) {
    return before === name && typeof after === 'string'
        ? (0,json_pointer.at)(path.slice(0, path.lastIndexOf('/')), after)
        : path;
}
/** Which changes follow from which. */
class Graph {
    explained;
    pairs;
    lineOfEdit;
    followers = new Map();
    constructor(explained, pairs, lineOfEdit) {
        this.explained = explained;
        this.pairs = pairs;
        this.lineOfEdit = lineOfEdit;
        for (const [change, { by }] of explained) {
            const list = this.followers.get(by);
            if (list)
                list.push(change);
            else
                this.followers.set(by, [change]);
        }
    }
    explains(change) {
        return this.followers.has(change);
    }
    /** What moved by the same edit moved together. */
    keyOfMove(change) {
        const pair = this.pairs.get(change);
        if (pair)
            return JSON.stringify([nounOf(change), pair.what, pair.edit.before, pair.edit.after]);
        if (change.rule !== 'simbolo-moved')
            return undefined;
        return JSON.stringify([nounOf(change), 'moved', change.before, change.after]);
    }
    /** Of texts that people read, the same edit is one decision whatever they are. */
    keyOfEdit(change) {
        const edit = this.editOf(change);
        if (!edit)
            return undefined;
        const isRewritten = edit.before !== '' && edit.after !== '' && isText(change);
        return JSON.stringify([isRewritten ? '' : change.rule, edit.before, edit.after]);
    }
    editOf(change) {
        const pair = this.pairs.get(change);
        if (pair)
            return isText(change) ? pieceOf(pair.edit.before, pair.edit.after) : undefined;
        return this.explains(change) ? undefined : editOf(change);
    }
    causeOf(kind, group) {
        const [first] = group;
        const all = group.flatMap(change => [change, ...(this.followers.get(change) ?? [])]);
        const level = change_level/* CHANGE_LEVELS */.v.find(each => all.some(change => change.level === each)) ?? first.level;
        const isOne = kind === 'change' || (kind === 'move' && group.length === 1);
        return {
            kind,
            id: isOne ? first.fingerprint : idOf([kind, ...group.map(({ fingerprint }) => fingerprint)]),
            message: this.messageOf(kind, group, all),
            level,
            place: isOne || kind === 'line' ? first.place : this.placeOf(kind, first),
            side: first.side,
            changes: all.map(change => ({
                fingerprint: change.fingerprint,
                confidence: this.explained.get(change)?.confidence ?? (kind === 'edit' ? ALIKE : 1),
            })),
        };
    }
    /** Where an edit was made once for all of its places; it is told from what moved with the same names. */
    placeOf(kind, first) {
        const edit = kind === 'edit' ? this.editOf(first) : undefined;
        return edit ? this.lineOfEdit(edit) : null;
    }
    messageOf(kind, group, all) {
        const [first] = group;
        if (kind === 'change')
            return first.message;
        if (kind === 'line')
            return sayLine(all);
        if (kind === 'edit')
            return sayEdit(group, this.editOf(first));
        const pair = this.pairs.get(first);
        const [from, to] = pair
            ? [pair.edit.before, pair.edit.after]
            : [String(first.before), String(first.after)];
        const isSure = group.every(each => (this.pairs.get(each)?.confidence ?? 1) === 1);
        return sayMove(group, pair?.what ?? 'moved', from, to, isSure);
    }
}
function rank({ level }) {
    return change_level/* CHANGE_LEVELS */.v.indexOf(level);
}
function grouped(changes, keyOf, least) {
    const groups = new Map();
    for (const change of changes) {
        const key = keyOf(change);
        if (key === undefined)
            continue;
        const group = groups.get(key);
        if (group)
            group.push(change);
        else
            groups.set(key, [change]);
    }
    return [...groups.values()].filter(({ length }) => length >= least);
}
function lineOf({ place, side }) {
    return place?.line === undefined ? undefined : `${side} ${place.file}:${place.line}`;
}
function sayLine(group) {
    const [first] = group;
    const where = first.place ? (0,finding/* formatPlace */.dE)({ file: first.place.file, line: first.place.line }) : '';
    // A few stand below, and are read as quickly as their kinds.
    if (group.length <= FEW)
        return $said`${where} explains ${group.length} changes.`;
    return $said`${where} explains ${group.length} changes: ${kindsOf(group)}.`;
}
function sayMove(group, what, from, to, isSure) {
    const [first] = group;
    const likely = isSure ? '' : $said('most likely ');
    const names = group.length === 1 ? `\`${nameOf(first)}\`` : `${group.length} ${NOUNS[nounOf(first)] ?? 'entries'}`;
    if (what === 'replaced') {
        const routes = group.length === 1 ? `\`${first.name}\`` : $said`${group.length} routes`;
        return `${routes}: ${likely}${became(from, to)}.`;
    }
    if (what === 'renamed')
        return $said`${names} is ${likely}\`${to}\` now.`;
    // Parts of a path, or a method.
    if (first.rule.startsWith('rota-'))
        return $said`${names} ${likely}moved: ${became(from, to)}.`;
    return $said`${names} ${likely}moved from \`${from}\` to \`${to}\`.`;
}
/** What several things are called together; the rest are entries. */
const NOUNS = {
    rota: 'routes',
    simbolo: 'symbols',
    modulo: 'modules',
    comando: 'commands',
    opcao: 'options',
    codigo: 'codes',
    embutida: 'built-ins',
    reservada: 'words',
    contextual: 'words',
};
/** What a change is about: `simbolo`, `rota`. */
function nounOf({ rule }) {
    return rule.replace(/-(?:added|removed|moved)$/, '');
}
function became(before, after) {
    if (before === '')
        return $said`${(0,shown/* shown */.SP)(after)} came`;
    return after === '' ? $said`${(0,shown/* shown */.SP)(before)} went` : $said`${(0,shown/* shown */.SP)(before)} became ${(0,shown/* shown */.SP)(after)}`;
}
function sayEdit(group, { before, after } = { before: '', after: '' }) {
    const [first] = group;
    if (group.some(({ rule }) => rule !== first.rule))
        return $said`${group.length} texts: ${became(before, after)}.`;
    return `${group.length} × ${titleOf(first.rule)}: ${became(before, after)}.`;
}
/** `17 × A route refuses what it took, 2 × A route takes what it refused`. */
function kindsOf(changes) {
    const counts = new Map();
    for (const { rule } of changes)
        counts.set(rule, (counts.get(rule) ?? 0) + 1);
    const kinds = [...counts].sort(([, a], [, b]) => b - a);
    const named = kinds.slice(0, MAX_KINDS).map(([rule, count]) => `${count} × ${titleOf(rule)}`);
    const rest = kinds.slice(MAX_KINDS).reduce((sum, [, count]) => sum + count, 0);
    return [...named, ...(rest > 0 ? [$said`${rest} more`] : [])].join(', ');
}
function titleOf(rule) {
    return changeRule(rule)?.title ?? rule;
}
function idOf(values) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(values)).digest('hex').slice(0, ID_DIGITS);
}

;// CONCATENATED MODULE: ./build/said/drift/change.js

/** Where a change is shown in the head: what went has a line in the base only, and lines of the base are others there. */
function placeInHead({ place, side }) {
    return place && side === 'base' ? { file: place.file } : place;
}
/** The level of all changes together. */
function wholeLevel(changes) {
    const found = change_level/* CHANGE_LEVELS */.v.find(level => changes.some(change => change.level === level));
    return found === undefined || found === 'info' ? 'none' : found;
}
/** How many changes there are of each level. */
function tallyChanges(changes) {
    const counts = { major: 0, minor: 0, patch: 0, info: 0 };
    for (const { level } of changes)
        counts[level] += 1;
    return counts;
}

// EXTERNAL MODULE: ./build/said/text/pattern.js
var pattern = __webpack_require__(27524);
;// CONCATENATED MODULE: ./build/said/drift/nouns/apelidos.js

/**
 * Differences with each name that leads to something else now as what it is: who goes on writing it is told of nothing, and gets
 * the other thing. It may be an alias of that, or its own name.
 * @param before the owners of the base.
 * @param placed the owners of the head, each with where it is.
 */
function withMovedAliases(differences, { ownerRemoved, added, removed, moved }, before, placed) {
    const nameIn = ({ rule, name, before }) => rule === removed ? String(before) : rule === ownerRemoved ? name : undefined;
    if (!differences.some(each => nameIn(each) !== undefined))
        return [...differences];
    const leads = new Map(placed.flatMap(({ owner, pointer }) => [owner.nome, ...owner.apelidos].map(name => [name, { to: owner.nome, pointer }])));
    const told = new Set();
    const leading = (each, name, path = each.spot.path) => {
        const now = leads.get(name);
        // What a renamed thing is called by now is itself.
        if (now === undefined || now.to === each.name)
            return undefined;
        told.add(name);
        const spot = { ...each.spot, path, head: now.pointer };
        return { rule: moved, spot, name, before: each.name, after: now.to };
    };
    const found = differences.flatMap(each => {
        const name = nameIn(each);
        const owner = each.rule === ownerRemoved ? before.find(({ nome }) => nome === each.name) : undefined;
        const others = owner?.apelidos.flatMap(apelido => leading(each, apelido, (0,json_pointer.at)(`${each.spot.path}/apelidos`, apelido)) ?? []);
        return [(name !== undefined && leading(each, name)) || each, ...(others ?? [])];
    });
    return found.filter(({ rule, after }) => rule !== added || !told.has(String(after)));
}

;// CONCATENATED MODULE: ./build/said/drift/nouns/comandos.js









const ALIAS_RULES = {
    ownerRemoved: comandoRemoved,
    added: comandoApelidoAdded,
    removed: comandoApelidoRemoved,
    moved: comandoApelidoMoved,
};
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
        yield* changed(comandoExemploChanged, field(spot, 'nota'), after.comando, before.nota, after.nota);
    },
};
/** Commands by name over all groups: one that is in another group was moved, not removed and added. */
function* compareComandos(before, after, file) {
    const grupos = [...compareLists(GRUPO, before.grupos, after.grupos, field(file, 'grupos'))];
    yield* grupos;
    const headings = new Map(grupos.filter(({ rule }) => rule === grupoRenamed).map(each => [each.before, String(each.after)]));
    const comando = {
        keyOf: each => each.comando.nome,
        briefOf: ({ comando: { nome, uso, resumo }, grupo }) => ({ nome, grupo, uso, resumo }),
        added: comandoAdded,
        removed: comandoRemoved,
        renamed: {
            rule: (old, now) => now.comando.apelidos.includes(old.comando.nome) ? comandoRenamedKept : comandoRenamed,
            identityOf: ({ comando }) => {
                const { resumo, detalhe, opcoes } = comando;
                return resumo === '' ? '' : JSON.stringify([restOf(comando), resumo, detalhe, opcoes]);
            },
        },
        *compare(old, now, spot) {
            const { nome } = now.comando;
            const grupo = headings.get(old.grupo) ?? old.grupo;
            yield* changed(comandoMoved, field(spot, 'grupo'), nome, grupo, now.grupo);
            yield* compareComando(old.comando, now.comando, spot);
        },
    };
    const [olds, nows] = [comandos_grouped(before), comandos_grouped(after)];
    const [oldPointers, nowPointers] = [pointersOf(before), pointersOf(after)];
    const found = [...compareLists(comando, olds, nows, field(file, 'comandos'))];
    const owners = nows.map(({ comando: owner }, i) => ({ owner, pointer: `${file.head}/comandos/${i}` }));
    for (const difference of withMovedAliases(withMovedOptions(found), ALIAS_RULES, olds.map(({ comando: owner }) => owner), owners))
        yield placed(difference, file, oldPointers, nowPointers);
}
function* compareComando(before, after, spot) {
    const { nome } = after;
    yield* compareUso(before, after, spot);
    for (const name of ['resumo', 'detalhe'])
        yield* changed(comandoTextChanged, field(spot, name), nome, before[name], after[name]);
    yield* compareOpcoes(before.opcoes, after.opcoes, field(spot, 'opcoes'));
    const names = new Set([before.nome, after.nome]);
    const others = (apelidos) => apelidos.filter(apelido => !names.has(apelido));
    const lists = [
        compareTexts(ALIAS_RULES, others(before.apelidos), others(after.apelidos), field(spot, 'apelidos')),
        compareLists(EXEMPLO, before.exemplos, after.exemplos, field(spot, 'exemplos')),
        compareTexts({ added: comandoVejaAdded, removed: comandoVejaRemoved }, before.veja, after.veja, field(spot, 'veja')),
    ];
    for (const list of lists)
        for (const difference of list)
            yield { ...difference, name: nome };
}
const USO_RULES = {
    demands: comandoArgumentoDemanded,
    refuses: comandoArgumentoRemoved,
    reordered: comandoArgumentosReordered,
    spares: comandoArgumentoOptional,
    takes: comandoArgumentoAdded,
    reworded: comandoUsoReworded,
    other: comandoUsoChanged,
};
/** What the usage line says that can be typed; what it says of options that are listed is told there. */
function* compareUso(before, after, spot) {
    // A renamed command has its new name in the usage line, or still the old one, which is another name of it now.
    if (before.uso === after.uso || (before.nome !== after.nome && restOf(before) === restOf(after)))
        return;
    const [old, now] = [usageOf(before.uso, calledIn(before)), usageOf(after.uso, calledIn(after))];
    const listed = new Set([...before.opcoes, ...after.opcoes].flatMap(({ flag }) => flagOf(flag).forms));
    const isAsTyped = behindName(before) === behindName(after);
    const found = old && now
        ? usageChanges(old, now, option => listed.has(option))
        : [isAsTyped ? 'reworded' : 'other'];
    for (const each of found)
        yield* changed(USO_RULES[each], field(spot, 'uso'), after.nome, before.uso, after.uso);
}
/** The name that a usage line calls its command by, as it is written there: another name of it, or its own in other capitals. */
function calledIn({ nome, apelidos, uso }) {
    const names = [nome, ...apelidos];
    const line = ` ${uso.trim()} `;
    const exact = names.find(name => line.includes(` ${name} `));
    if (exact !== undefined)
        return exact;
    const written = names.map(name => new RegExp(`(?<= )${(0,pattern/* escaped */.M)(name)}(?= )`, 'iu').exec(line)?.[0]);
    return written.find(name => name !== undefined) ?? nome;
}
/** What is typed behind the name of a command; the whole line where that is not in it. */
function behindName(comando) {
    const line = ` ${comando.uso.trim()} `;
    return line.slice(line.indexOf(` ${calledIn(comando)} `) + 1);
}
/** A usage line without the name of its command. */
function restOf(comando) {
    return ` ${comando.uso.trim()} `.replace(` ${calledIn(comando)} `, () => '  ').trim();
}
function comandos_grouped({ grupos }) {
    return grupos.flatMap(({ grupo, comandos }) => comandos.map(comando => ({ comando, grupo })));
}
/** Where the commands stand in their file, in the order of the groups. */
function pointersOf({ grupos }) {
    return grupos.flatMap(({ comandos }, i) => comandos.map((_, j) => `/grupos/${i}/comandos/${j}`));
}
/** Commands are listed here without their groups, and in the files within them. */
function placed(difference, file, olds, nows) {
    const inFile = (spot, list) => spot.replace(/#\/comandos\/(\d+)/, (_, i) => `#${list[Number(i)] ?? ''}`);
    const { spot } = difference;
    if (!spot.base.startsWith(`${file.base}/comandos`) && !spot.head.startsWith(`${file.head}/comandos`))
        return difference;
    return { ...difference, spot: { ...spot, base: inFile(spot.base, olds), head: inFile(spot.head, nows) } };
}

// EXTERNAL MODULE: ./build/said/site/site-file.js
var site_file = __webpack_require__(62734);
// EXTERNAL MODULE: ./build/said/contract/json-object.js
var json_object = __webpack_require__(18765);
;// CONCATENATED MODULE: ./build/said/drift/schemas/forms.js


/** What people and generators read of a schema. */
const forms_TEXTS = new Set([
    'title',
    'description',
    'examples',
    'example',
    '$comment',
    '$id',
    '$schema',
    'externalDocs',
    'xml',
    'readOnly',
    'writeOnly',
    'discriminator',
]);
/** What is written as parts that all hold is written as one up to here; what has more parts or forms is compared as it is. */
const MAX_PARTS = 50;
/** Whether a value is a schema that asks something: an object, and not `true` or `false`. */

/** Whether a keyword says something about values, and asks nothing of them. */
function isNote(key) {
    return forms_TEXTS.has(key) || key === 'default' || key === 'deprecated' || key.startsWith('x-');
}
/** The schema that a value is; one that asks nothing where it is none. */
function asSchema(value) {
    return (0,json_object/* isObject */.G)(value) ? value : {};
}
/** The list that a value is; an empty one where it is none. */
function list(value) {
    return Array.isArray(value) ? value : [];
}
/** The same with `allOf` as one schema, where its parts say nothing of one thing in two ways. */
function flat(schema) {
    const { allOf, ...rest } = schema;
    const parts = list(allOf);
    if (parts.length === 0 || parts.length > MAX_PARTS || !parts.every(json_object/* isObject */.G))
        return schema;
    let made = rest;
    for (const part of parts) {
        const both = together(made, flat(part));
        if (!both)
            return schema;
        made = both;
    }
    return made;
}
/** Keywords whose value is one schema, which has to hold with another one. */
const NESTED = new Set(['items', 'additionalProperties']);
/** What both schemas say; nothing where they say different things by one word. */
function together(one, other) {
    const made = { ...one };
    for (const [key, value] of Object.entries(other)) {
        const known = Object.hasOwn(one, key) ? one[key] : undefined;
        if (known === undefined || same(known, value))
            made[key] = value;
        else if (NESTED.has(key) && (0,json_object/* isObject */.G)(known) && (0,json_object/* isObject */.G)(value)) {
            const both = together(flat(known), flat(value));
            if (!both)
                return undefined;
            made[key] = both;
        }
        else if (key === 'required')
            made[key] = [...new Set([...list(known), ...list(value)])];
        else if (key === 'properties') {
            const properties = { ...asSchema(known) };
            for (const [name, field] of Object.entries(asSchema(value))) {
                const there = Object.hasOwn(properties, name) ? properties[name] : undefined;
                const both = there === undefined ? asSchema(field) : together(flat(asSchema(there)), flat(asSchema(field)));
                if (!both)
                    return undefined;
                properties[name] = both;
            }
            made[key] = properties;
        }
        else if (!isNote(key))
            return undefined;
    }
    return made;
}
/** The schemas of which one has to hold, each with what stands beside them; nothing where there is no choice. */
function choices(schema) {
    const { anyOf, oneOf, discriminator: _, ...rest } = schema;
    const forms = list(anyOf ?? oneOf);
    if (forms.length === 0 || (anyOf !== undefined && oneOf !== undefined) || !forms.every(json_object/* isObject */.G))
        return undefined;
    return forms.map(form => flat({ ...rest, allOf: [form] }));
}

;// CONCATENATED MODULE: ./build/said/drift/schemas/narrowing.js


/** Keywords by which a higher number takes less, and those by which it takes more. */
const LOWER_BOUNDS = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']);
const UPPER_BOUNDS = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']);
/** Keywords that take less when they are there. */
const CONSTRAINTS = new Set('pattern format multipleOf contentEncoding contentMediaType not items contains propertyNames dependentRequired anyOf oneOf allOf'.split(' '));
/** Formats of which the second one has all values of the first. */
const WIDER_FORMATS = { int32: 'int64', float: 'double' };
/** Schemas in schemas are not followed deeper than anybody writes them. */
const MAX_DEPTH = 50;
/** What of a JSON Schema (2020-12) takes other values than before. Keywords that are not known here count as changed. */
function* schemaChanges(whole, wholeAfter, reading = {}) {
    const { path = [], isText = false } = reading;
    if (path.length > MAX_DEPTH)
        return;
    const [before, after] = [flat(presentForm(whole)), flat(presentForm(wholeAfter))];
    const [were, are] = [choices(before), choices(after)];
    if ((were || are) && !same(before, after)) {
        yield* choiceChanges(were ?? [before], are ?? [after], reading);
        return;
    }
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
        const [old, now] = [own(before, key), own(after, key)];
        if (same(old, now))
            continue;
        const reported = (narrowing) => ({
            narrowing,
            path,
            before: old === undefined ? null : { [key]: old },
            after: now === undefined ? null : { [key]: now },
        });
        if (key === 'properties')
            yield* propertyChanges(before, after, path, isText);
        else if ((key === 'items' || key === 'additionalProperties') && (0,json_object/* isObject */.G)(old) && (0,json_object/* isObject */.G)(now))
            yield* schemaChanges(old, now, { path: [...path, '*'], isText });
        else if (key === 'required')
            yield* requiredChanges(list(old), list(now), path);
        else if (forms_TEXTS.has(key) || key.startsWith('x-'))
            yield { ...reported('text'), before: old ?? null, after: now ?? null };
        else if (key === 'default')
            yield { ...reported('default'), before: old ?? null, after: now ?? null };
        else if (key === 'deprecated') {
            if ((old === true) !== (now === true))
                yield { ...reported(now === true ? 'deprecated' : 'undeprecated'), before: null, after: null };
        }
        else
            yield reported(narrowingOf(key, old, now, isText && path.length > 0));
    }
}
/** Whether all that one schema takes is taken by another one. */
function isWithin(narrow, wide) {
    return [...schemaChanges(wide, narrow)].every(({ narrowing }) => !TAKES_OTHERS.has(narrowing));
}
const TAKES_OTHERS = new Set(['loosened', 'changed']);
/** Of several forms those that are the same on both sides say nothing; two that are left over are compared with each other. */
function* choiceChanges(before, after, reading) {
    const olds = before.filter(form => !after.some(each => same(each, form)));
    const nows = after.filter(form => !before.some(each => same(each, form)));
    const [old, now] = [olds[0], nows[0]];
    if (old && now && olds.length === 1 && nows.length === 1) {
        yield* schemaChanges(old, now, reading);
        return;
    }
    if (!old && !now)
        return;
    const isTighter = !olds.every(form => after.some(wide => isWithin(form, wide)));
    const isLooser = !nows.every(form => before.some(wide => isWithin(form, wide)));
    const narrowing = isTighter && isLooser ? 'changed' : isTighter ? 'tightened' : isLooser ? 'loosened' : 'text';
    yield { narrowing, path: reading.path ?? [], before: { anyOf: before }, after: { anyOf: after } };
}
/** What a field is asked that is there: that it may be missing is said by `required`. */
function presentForm(schema) {
    const [present, missing, ...more] = list(schema.anyOf);
    const isOptional = (0,json_object/* isObject */.G)(present) && (0,json_object/* isObject */.G)(missing) && more.length === 0 && isMissing(missing);
    return isOptional ? present : schema;
}
function isMissing({ enum: values, ...rest }) {
    const empty = list(values).every(value => value === null || value === '');
    return empty && list(values).length > 0 && Object.keys(rest).length === 0;
}
function narrowingOf(key, old, now, isText) {
    if (key === 'type')
        return compareSets(types(old), types(now), (wide, narrow) => covers(wide, narrow, isText));
    if (key === 'enum' || key === 'const') {
        const values = (value) => value === undefined ? undefined : key === 'const' ? [value] : list(value);
        return compareSets(values(old), values(now), same);
    }
    if (key === 'additionalProperties' || key === 'unevaluatedProperties') {
        if (now === false)
            return 'tightened';
        if (old === false)
            return 'loosened';
        const [wasAny, isAny] = [old, now].map(value => !(0,json_object/* isObject */.G)(value) || Object.keys(value).length === 0);
        if (wasAny !== isAny)
            return wasAny ? 'tightened' : 'loosened';
        return 'text';
    }
    if (key === 'format' && WIDER_FORMATS[String(old)] === now)
        return 'loosened';
    if (key === 'format' && WIDER_FORMATS[String(now)] === old)
        return 'tightened';
    if (key === 'uniqueItems')
        return now === true ? 'tightened' : 'loosened';
    const bound = LOWER_BOUNDS.has(key) ? 1 : UPPER_BOUNDS.has(key) ? -1 : 0;
    if (bound !== 0 && typeof (old ?? now) === 'number') {
        if (old === undefined)
            return 'tightened';
        if (now === undefined)
            return 'loosened';
        return (Number(now) - Number(old)) * bound > 0 ? 'tightened' : 'loosened';
    }
    if (CONSTRAINTS.has(key)) {
        if (old === undefined)
            return 'tightened';
        if (now === undefined)
            return 'loosened';
    }
    if (key === 'multipleOf' && typeof old === 'number' && typeof now === 'number') {
        if (now % old === 0)
            return 'tightened';
        if (old % now === 0)
            return 'loosened';
    }
    return 'changed';
}
function* propertyChanges(before, after, path, isText) {
    const [olds, nows] = [fields(before.properties), fields(after.properties)];
    for (const name of new Set([...Object.keys(olds), ...Object.keys(nows)])) {
        const [old, now] = [own(olds, name), own(nows, name)];
        const at = [...path, name];
        if ((0,json_object/* isObject */.G)(old) && (0,json_object/* isObject */.G)(now))
            yield* schemaChanges(old, now, { path: at, isText });
        else {
            const [wasAsked, isAsked] = [list(before.required).includes(name), list(after.required).includes(name)];
            // That it has to be given, or can be left out, is told as such.
            if (wasAsked === isAsked || (wasAsked && after.additionalProperties === false && now === undefined))
                yield {
                    narrowing: old === undefined ? cameTo(before, isAsked) : wentFrom(after),
                    path: at,
                    before: old ?? null,
                    after: now ?? null,
                };
        }
    }
}
/** A field that has to be given all the same is held against more than before, where it was taken at all. */
function cameTo({ additionalProperties }, isAsked) {
    return isAsked && additionalProperties !== false ? 'tightened' : 'loosened';
}
function wentFrom({ additionalProperties }) {
    return additionalProperties === false ? 'tightened' : 'loosened';
}
function* requiredChanges(before, after, path) {
    for (const name of after)
        if (!before.includes(name))
            yield { narrowing: 'tightened', path: [...path, String(name)], before: null, after: 'required' };
    for (const name of before)
        if (!after.includes(name))
            yield { narrowing: 'loosened', path: [...path, String(name)], before: 'required', after: null };
}
/** Nothing stands for all values. */
function compareSets(before, after, takes) {
    if (before === undefined)
        return 'tightened';
    if (after === undefined)
        return 'loosened';
    const all = (values, by) => values.every(value => by.some(wide => takes(wide, value)));
    if (all(after, before))
        return 'tightened';
    return all(before, after) ? 'loosened' : 'changed';
}
function covers(wide, narrow, isText) {
    if (wide === narrow || (wide === 'number' && narrow === 'integer'))
        return true;
    return isText && wide === 'string' && ['number', 'integer', 'boolean'].includes(String(narrow));
}
function types(value) {
    return value === undefined ? undefined : [value].flat();
}
function fields(value) {
    return (0,json_object/* isObject */.G)(value) ? value : {};
}
function own(schema, key) {
    return Object.hasOwn(schema, key) ? schema[key] : undefined;
}

;// CONCATENATED MODULE: ./build/said/drift/schemas/bodies.js


/** Bodies in bodies are not followed deeper than anybody writes them. */
const bodies_MAX_DEPTH = 50;
/**
 * What clients find changed in a body that is one of `before` and is now one of `after`. Nothing is said where one side is
 * not known: that a body is not read any more does not change it.
 *
 * @param isWhole whether all is known: then what may be anything is no gap.
 */
function* bodyChanges(before, after, path = [], isWhole = false) {
    if (path.length > bodies_MAX_DEPTH)
        return;
    const [olds, nows] = [before.flatMap(formsOf), after.flatMap(formsOf)];
    const [wasAny, isAny] = [olds, nows].map(forms => forms.some(form => Object.keys(form).every(isNote)));
    if (wasAny || isAny) {
        const kind = isAny ? 'changed' : 'narrowed';
        if (isWhole && wasAny !== isAny)
            yield { kind, path, before: bodies_shown(olds), after: bodies_shown(nows) };
        return;
    }
    const [oldObject, nowObject] = [objectOf(olds), objectOf(nows)];
    const [oldList, nowList] = [olds.filter(isList), nows.filter(isList)];
    const [oldPlain, nowPlain] = [olds.filter(isPlain), nows.filter(isPlain)];
    const isOther = !nowPlain.every(form => oldPlain.some(wide => typeIsWithin(form, wide))) ||
        (nowObject && !oldObject) ||
        (nowList.length > 0 && oldList.length === 0);
    const isLess = !oldPlain.every(form => nowPlain.some(wide => typeIsWithin(form, wide))) ||
        (oldObject && !nowObject) ||
        (oldList.length > 0 && nowList.length === 0);
    if (isOther)
        yield { kind: 'changed', path, before: bodies_shown(olds), after: bodies_shown(nows) };
    else if (isLess)
        yield { kind: 'narrowed', path, before: bodies_shown(olds), after: bodies_shown(nows) };
    if (!isOther)
        yield* keywordChanges(oldPlain, nowPlain, path);
    yield* keywordChanges(olds.filter(isObject), nows.filter(isObject), path);
    yield* restChanges(olds.filter(isObject), nows.filter(isObject), path, isWhole);
    yield* keywordChanges(oldList, nowList, path);
    if (oldObject && nowObject)
        yield* fieldChanges(oldObject, nowObject, path, isWhole);
    if (oldList.length > 0 && nowList.length > 0)
        yield* bodyChanges(oldList.map(itemOf), nowList.map(itemOf), [...path, '*'], isWhole);
}
/** What takes less sends less. */
const KINDS = { tightened: 'narrowed', loosened: 'changed', changed: 'changed' };
/** What else is said of values of the same types. Of several forms, each new one has to be one of those that there were. */
function* keywordChanges(before, after, path) {
    const [olds, nows] = [before.map(ownKeywords), after.map(ownKeywords)];
    const [old, now] = [olds[0], nows[0]];
    if (!old || !now)
        return;
    if (olds.length === 1 && nows.length === 1) {
        for (const { narrowing, before: was, after: is } of schemaChanges(old, now)) {
            // Another type that is one of those that there were is told by its name.
            const isWord = !(narrowing in KINDS);
            if (!isWord && old.type !== now.type)
                continue;
            const kind = isWord ? 'text' : KINDS[narrowing];
            yield { kind, path, before: was, after: is };
        }
        return;
    }
    if (!nows.every(form => olds.some(wide => isWithin(form, wide))))
        yield { kind: 'changed', path, before: { anyOf: olds }, after: { anyOf: nows } };
}
/** What fields may be that have no name in the schema, where the object has one form on both sides. */
function* restChanges(before, after, path, isWhole) {
    const [old, now] = [before[0], after[0]];
    if (!old || !now || before.length > 1 || after.length > 1)
        return;
    const [was, is] = [old.additionalProperties, now.additionalProperties];
    const at = [...path, '*'];
    if (was !== false && is !== false)
        yield* bodyChanges([asSchema(was)], [asSchema(is)], at, isWhole);
    else if (was !== is)
        yield { kind: is === false ? 'narrowed' : 'added', path: at, before: was ?? true, after: is ?? true };
}
/** A schema without what is compared by itself: fields and items. */
function ownKeywords({ properties: _p, required: _r, additionalProperties: _a, items: _i, ...rest }) {
    return rest;
}
function* fieldChanges(before, after, path, isWhole) {
    for (const [name, old] of before.fields) {
        const now = after.fields.get(name);
        const at = [...path, name];
        if (!now) {
            // A map with names of any kind may have it still, where nobody says otherwise.
            if (!after.isOpen || isWhole)
                yield { kind: 'removed', path: at, before: bodies_shown(old), after: null };
            continue;
        }
        const [was, is] = [before, after].map(({ always }) => (always.has(name) ? 'always' : 'sometimes'));
        if (was !== is)
            yield { kind: is === 'always' ? 'always' : 'optional', path: at, before: was, after: is };
        yield* bodyChanges(old, now, at, isWhole);
    }
    for (const [name, now] of after.fields)
        if (!before.fields.has(name) && (!before.isOpen || isWhole))
            yield { kind: 'added', path: [...path, name], before: null, after: bodies_shown(now) };
}
function objectOf(forms) {
    const objects = forms.filter(isObject);
    if (objects.length === 0)
        return undefined;
    const fields = new Map();
    for (const { properties } of objects)
        for (const [name, field] of Object.entries(asSchema(properties)))
            fields.set(name, [...(fields.get(name) ?? []), asSchema(field)]);
    const always = [...fields.keys()].filter(name => objects.every(({ required }) => Array.isArray(required) && required.includes(name)));
    const isOpen = objects.some(({ properties, additionalProperties }) => !properties || additionalProperties);
    return { fields, always: new Set(always), isOpen };
}
function formsOf(whole) {
    const schema = flat(whole);
    const forms = choices(schema);
    if (forms)
        return forms.flatMap(formsOf);
    return Array.isArray(schema.type) ? schema.type.map(type => ({ ...schema, type })) : [schema];
}
function typeIsWithin(narrow, wide) {
    return (wide.type === undefined ||
        wide.type === narrow.type ||
        (wide.type === 'number' && narrow.type === 'integer'));
}
function isObject({ type, properties }) {
    return type === 'object' || (type === undefined && properties !== undefined);
}
function isList({ type, items }) {
    return type === 'array' || (type === undefined && items !== undefined);
}
function isPlain(form) {
    return !isObject(form) && !isList(form);
}
function itemOf({ items }) {
    return asSchema(items);
}
/** The types of some forms, for people. */
function bodies_shown(forms) {
    return [...new Set(forms.map(({ type }) => (type === undefined ? 'any' : String(type))))].join(' | ');
}

;// CONCATENATED MODULE: ./build/said/drift/schemas/inlined.js


/** What is written out of one schema, which refers to itself many times over perhaps. */
const MAX_NODES = 20_000;
const inlined_MAX_DEPTH = 60;
/** Keywords whose values are schemas by name, and those whose list has no order. */
const inlined_MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas']);
const SETS = new Set(['required', 'enum', 'type']);
/** Keywords whose value is data, in which nothing is a schema. */
const DATA = new Set(['const', 'default', 'examples', 'example']);
/**
 * A schema with what it refers to inside of itself, and nothing that nobody refers to. A reference in a circle stays as it is
 * written, and so does one to another document.
 */
function inlined(root) {
    return new Inliner(root).schema(root, []);
}
class Inliner {
    root;
    left = MAX_NODES;
    constructor(root) {
        this.root = root;
    }
    schema(value, within) {
        // Nothing at all follows `false`.
        if (value === false)
            return { not: {} };
        this.left -= 1;
        if (!(0,json_object/* isObject */.G)(value))
            return {};
        const { $defs: _, definitions: _d, $ref, ...own } = value;
        const rest = Object.fromEntries(Object.entries(own).map(([key, inner]) => [key, this.keyword(key, inner, within)]));
        if (typeof $ref !== 'string')
            return rest;
        const target = within.includes($ref) || this.isFull(within) ? undefined : this.target($ref);
        if (target === undefined)
            return { ...rest, $ref };
        const meant = this.schema(target, [...within, $ref]);
        return Object.keys(rest).length === 0 ? meant : { ...rest, allOf: [...inlined_listOf(rest.allOf), meant] };
    }
    keyword(key, value, within) {
        if (DATA.has(key) || this.isFull(within))
            return value;
        if (SETS.has(key))
            return Array.isArray(value) ? sorted(value) : value;
        if (inlined_MAPS.has(key) && (0,json_object/* isObject */.G)(value))
            return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, this.schema(each, within)]));
        if (Array.isArray(value))
            return value.map(each => ((0,json_object/* isObject */.G)(each) ? this.schema(each, within) : each));
        return (0,json_object/* isObject */.G)(value) ? this.schema(value, within) : value;
    }
    isFull(within) {
        return this.left <= 0 || within.length > inlined_MAX_DEPTH;
    }
    target(reference) {
        if (!reference.startsWith('#'))
            return undefined;
        return (0,json_pointer/* segmentsOf */.OD)(decoded(reference.slice(1))).reduce((value, key) => typeof value === 'object' && value !== null && Object.hasOwn(value, key)
            ? value[key]
            : undefined, this.root);
    }
}
function inlined_listOf(value) {
    return Array.isArray(value) ? value : [];
}
function decoded(fragment) {
    try {
        return decodeURIComponent(fragment);
    }
    catch {
        return fragment;
    }
}
function sorted(values) {
    return values
        .map(value => [JSON.stringify(value), value])
        .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
        .map(([, value]) => value);
}

;// CONCATENATED MODULE: ./build/said/drift/nouns/esquemas.js









const BY_KIND = {
    added: esquemaCampoAdded,
    removed: esquemaCampoRemoved,
    optional: esquemaCampoOptional,
    always: esquemaCampoAlways,
    changed: esquemaCampoChanged,
    narrowed: esquemaCampoNarrowed,
    text: esquemaTextChanged,
};
/** What the published schemas of the files promise. What is no schema promises nothing, and is told where it is used. */
function* compareEsquemas(before, after) {
    for (const file of files/* FILE_NAMES */.GY) {
        const [old, now] = [before[file], after[file]];
        const path = (0,site_file/* schemaPath */.p8)(file);
        const spot = spotOf(`${path}#`);
        if (old === undefined && now !== undefined)
            yield added(esquemaAdded, spot, file, path.slice(1));
        else if (old !== undefined && now === undefined)
            yield removed(esquemaRemoved, spot, file, path.slice(1));
        else if (canBeSchema(old) && canBeSchema(now))
            yield* promises(inlined(old), inlined(now), spot, file);
    }
}
function* promises(old, now, spot, file) {
    if (same(old, now))
        return;
    const found = [...bodyChanges([old], [now], [], true)];
    for (const { kind, path, before, after } of [...found.filter(isPromise), ...wordings(found)]) {
        const name = path.length === 0 ? file : path.join('/');
        // That nothing else comes is a promise, too.
        const rule = kind === 'added' && before === false ? esquemaCampoChanged : BY_KIND[kind];
        yield { rule, spot: field(spot, ...path), name, before, after };
    }
    if (found.length > 0)
        return;
    // What is said in a way that is not understood here may be less than before.
    const rule = same(withoutNotes(old), withoutNotes(now)) ? esquemaTextChanged : esquemaCampoChanged;
    yield { rule, spot, name: file, before: old, after: now };
}
function isPromise({ kind }) {
    return kind !== 'text';
}
/** A title and a description of one field are worded otherwise together. */
function wordings(changes) {
    const byField = new Map();
    for (const change of changes.filter(each => !isPromise(each))) {
        const key = JSON.stringify(change.path);
        const known = byField.get(key);
        byField.set(key, known
            ? { ...known, before: [known.before, change.before], after: [known.after, change.after] }
            : change);
    }
    return [...byField.values()];
}
/** A schema without what asks nothing of values. */
function withoutNotes(schema) {
    const without = (value) => {
        if (Array.isArray(value))
            return value.map(without);
        return (0,json_object/* isObject */.G)(value) ? withoutNotes(value) : value;
    };
    return Object.fromEntries(Object.entries(schema).flatMap(([key, value]) => {
        if (key === 'properties' && (0,json_object/* isObject */.G)(value))
            return [
                [key, Object.fromEntries(Object.entries(value).map(([name, each]) => [name, without(each)]))],
            ];
        return isNote(key) ? [] : [[key, without(value)]];
    }));
}
function canBeSchema(value) {
    return (0,json_object/* isObject */.G)(value) || typeof value === 'boolean';
}

;// CONCATENATED MODULE: ./build/said/drift/signature.js

/** Stands for a type or a default that the source does not tell. */
const NOT_KNOWN = '?';
/** A name with the signs of a parameter that takes what is left, or is handed on by reference. */
const NAMED = /^(\.{3}|\*{1,2}|&)?\s*([\p{L}_$@][\p{L}\p{N}_$@]*)\s*(\.{3})?\s*(\?)?\s*(.*)$/su;
/** A name that its sign tells from its type, which stands before it: `?int $x = null`, `array &...$rest`. */
const SIGILED = /^([^$=:'"]*)(\$[\p{L}_][\p{L}\p{N}_]*)\s*(?:=\s*(.*))?$/su;
const REST_SIGN = '...';
/** What is left of the arguments, without a name: `(formato, ...)`. */
const REST = /^(?:\.{3}|···|…)$/;
/** A word more before a name and its colon: Kotlin's `vararg`, Rust's `mut`, the name that calls write in Swift, or `_` for none. */
const WORD_BEFORE = /^([\p{L}_][\p{L}\p{N}_]*)\s+([\p{L}_][\p{L}\p{N}_]*)\s*:\s*(\S.*)$/su;
/** Those words that are no name. */
const NO_NAME = /^(?:_|vararg|noinline|crossinline|mut|ref|val|var|const|readonly|public|protected|private)$/;
/** C's pointer to a function: `int (*visit)(int, void *)`. */
const FUNCTION_POINTER = /^(?<result>[^()=]*[^()=\s])\s*\(\s*(?<stars>\*+)\s*(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*\)\s*(?<list>\(.*\))$/su;
/** What a method of Rust is called on: `self`, `&self`, `&mut self`. */
const RECEIVER = /^(&)\s*(?:'\w+\s+)?(mut\s+)?self$/;
/** `x int`, `x ...int = 3` and `int x`, `final int... x = 3`, `char x[]`. */
const signature_WORDS = {
    first: /^(?<name>[\p{L}_][\p{L}\p{N}_]*)\s+(?<rest>\.{3})?(?<type>(?![|+/?!:;%^])[^=]*[^=\s])\s*(?:=\s*(?<value>.*))?$/su,
    last: /^(?<type>[^=]*[^=\s.])(?:\s*(?<rest>\.{3}))?\s*(?<=[\s.*&>\]])(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*(?<array>(?:\[[^\]]*\])*)\s*(?:=\s*(?<value>.*))?$/su,
};
/** Functions that are told apart by how many arguments they take, as jq, Erlang and Prolog write them: `range/1 range/2`. */
const ARITIES = /^([^\s/(),|·]+)\/\d+(?:[\s,|·]+\1\/\d+)*$/u;
/**
 * The signatures of a text: one, or those of a function that can be called in several ways, one behind the other
 * (`(a) | (a, b)`, `(a) · (a, b)`, `f/1 f/2`).
 */
function variantsOf(text) {
    if (ARITIES.test(text.trim()))
        return text.trim().split(/[\s,|·]+/);
    const variants = [];
    let start = 0;
    for (const { index, sign, depth } of signsOf(text)) {
        if (depth > 0 || !'|·'.includes(sign) || !/^\s*[(<]/.test(text.slice(index + 1)))
            continue;
        // Behind a result, "|" is a part of its type.
        if (sign === '|' && !signature_isList(text.slice(start, index).trim()))
            continue;
        variants.push(text.slice(start, index).trim());
        start = index + 1;
    }
    return [...variants, text.slice(start).trim()];
}
/** Whether a signature is its list of parameters alone, with types of its own or without. */
function signature_isList(signature) {
    const list = signature.startsWith('<') ? signature.slice(bracketsOf(signature) ?? 0).trim() : signature;
    return bracketsOf(list) === list.length;
}
/**
 * The parameters of a signature (`(texto, vezes=1)`, `(text: string, end?: number) => string`, `(a[, b])`,
 * `(...resto)`, `<T>(a: T)`). Nothing for one that is written in no way that is known here.
 */
function parseSignature(text, order) {
    const trimmed = text.trim();
    const length = /^[<[]/.test(trimmed) ? bracketsOf(trimmed) : 0;
    if (length === undefined)
        return undefined;
    const behind = trimmed.slice(length).trim();
    const end = behind.startsWith('(') ? bracketsOf(behind) : undefined;
    const parts = end === undefined ? undefined : partsOf(behind.slice(1, end - 1));
    const parameters = parts && parametersOf(parts, order);
    if (!parameters)
        return undefined;
    const typeParameters = length === 0 ? [] : partsAt(trimmed.slice(1, length - 1), ',');
    return { typeParameters, parameters, result: behind.slice(end).trim(), order };
}
function parametersOf(parts, order) {
    let parameters = [];
    let passing = 'either';
    // C's way to say that there are none.
    if (parts.length === 1 && parts[0]?.text === 'void')
        return [];
    for (const { text, optional } of parts) {
        if (text === '/')
            parameters = parameters.map(each => ({ ...each, passing: 'by-position' }));
        else if (text === '*')
            passing = 'by-name';
        else {
            const parameter = parameterOf(text, optional, order);
            if (parameter === undefined)
                return undefined;
            // "**kwargs" takes names wherever it stands, and behind "*args" no position is left.
            parameters.push({ ...parameter, passing: text.startsWith('**') ? 'by-name' : passing });
            if (parameter.type.startsWith('...'))
                passing = 'by-name';
        }
    }
    return order === 'first' ? withSharedTypes(parameters) : parameters;
}
/** Where the name comes first, one without a type is of that of the next one: `a, b int`. */
function withSharedTypes(parameters) {
    let type = '';
    return parameters
        .toReversed()
        .map(each => {
        type = each.type.replace(/^\.{3}/, '') || type;
        return each.type === '' ? { ...each, type } : each;
    })
        .toReversed();
}
function parameterOf(written, optional, order) {
    if (REST.test(written))
        return { name: '...', optional: true, type: '...', defaultValue: '' };
    if (/^mut\s+self$/.test(written))
        return made('self', '', '', optional, false);
    const [, reference, mutable] = RECEIVER.exec(written) ?? [];
    if (reference)
        return made('self', [reference, mutable, 'Self'].filter(each => each).join(' '), '', optional, false);
    const sigiled = SIGILED.exec(written);
    if (sigiled) {
        const [, front = '', name = '', value] = sigiled;
        const type = without('&', without('...', front));
        return made(name, type, value, optional, front.trimEnd().endsWith('...'));
    }
    const pattern = /^(?:[[{]|\(.*\)\s*:)/s.test(written) ? bracketsOf(written) : undefined;
    const [name, rest, sign, mark] = pattern === undefined
        ? signature_named(written)
        : [signature_plain(written.slice(0, pattern)), written.slice(pattern).trim(), '', ''];
    if (name === '')
        return undefined;
    const [, type, value] = /^(?::\s*([^=]*(?:=>[^=]*)*))?\s*(?:=\s*(.*))?$/s.exec(rest) ?? [];
    if (rest === '' || type !== undefined || value !== undefined)
        return made(name, type, value, optional || mark !== '', sign !== '');
    const [, first = '', second = '', typed = ''] = WORD_BEFORE.exec(written) ?? [];
    if (first !== '') {
        const inner = parameterOf(`${NO_NAME.test(first) ? second : first}: ${typed}`, optional, order);
        return first === 'vararg' && inner ? made(inner.name, inner.type, inner.defaultValue, true, true) : inner;
    }
    const pointer = order === 'last' && FUNCTION_POINTER.exec(written)?.groups;
    if (pointer)
        return made(pointer.name ?? '', `${pointer.result} (${pointer.stars})${pointer.list}`, '', optional, false);
    // "int x": more words than a name, in an order that only the language knows.
    const words = (order && signature_WORDS[order].exec(written)?.groups) ?? {};
    const { name: word, type: before = '', array = '' } = words;
    return word === undefined
        ? undefined
        : made(word, before + array, words.value, optional, words.rest !== undefined);
}
/** What {@link NAMED} finds: the name, what stands behind it, and the marks of what can be left out. */
function signature_named(written) {
    const [, before = '', name = '', behind = '', mark = '', rest = ''] = NAMED.exec(written) ?? [];
    return [name, rest, before === '&' ? behind : before || behind, mark];
}
function made(name, type = '', value = '', optional, isRest) {
    // Swift writes it behind the type: `rest: String...`.
    const isBehind = type.trim().length > REST_SIGN.length && type.trim().endsWith(REST_SIGN);
    const takesRest = isRest || isBehind;
    const plainType = isBehind ? type.trim().slice(0, -REST_SIGN.length) : type;
    return {
        name,
        optional: optional || takesRest || value.trim() !== '',
        type: `${takesRest ? '...' : ''}${plainType.trim().replace(/\s+/g, ' ')}`,
        defaultValue: value.trim(),
    };
}
/** Whether two parts of signatures differ only in white space and in which quotes they use, as formatters change them. */
function isSameCode(a, b) {
    return a === b || signature_plain(a) === signature_plain(b);
}
/** Each text in double quotes, where nothing in it can mean something else there, and no space but between words. */
function signature_plain(code) {
    return code
        .split(/("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)/s)
        .map((part, i) => {
        if (i % 2 === 1)
            return part.replace(/^'([^'"\\{$#]*)'$/s, '"$1"');
        return part.replace(/\s+/g, ' ').replace(/ ?([^\p{L}\p{N}_$ ]) ?/gu, '$1');
    })
        .join('');
}
/** Parts between the commas that stand in no bracket but those of `a[, b]`; nothing where brackets are not in pairs. */
function partsOf(listed) {
    const parts = [];
    // Of each bracket that is open, whether it says that what is in it can be left out.
    const open = [];
    let [text, optional, from] = ['', false, 0];
    const take = (index) => {
        const piece = listed.slice(from, index);
        if (text.trim() === '' && piece.trim() !== '')
            optional = open.includes(true);
        text += piece;
        from = index + 1;
    };
    const end = () => {
        if (text.trim() !== '')
            parts.push({ text: text.trim(), optional });
        text = '';
    };
    for (const { index, sign, does } of signsOf(listed)) {
        if (does === 'break')
            return undefined;
        if (does === 'open') {
            const isMark = sign === '[' && !open.includes(false) && isOptionalBracket(listed, index);
            if (isMark)
                take(index);
            open.push(isMark);
        }
        else if (does === 'close') {
            if (open.at(-1))
                take(index);
            open.pop();
        }
        else if (sign === ',' && !open.includes(false)) {
            take(index);
            end();
        }
    }
    take(listed.length);
    end();
    return open.length > 0 ? undefined : parts;
}
/** Whether a bracket says that what is in it can be left out: `a[, b]`, `[a,] b`, `a, [b]`; it is no pattern or type. */
function isOptionalBracket(listed, index) {
    if (/^\[\s*,/.test(listed.slice(index)))
        return true;
    if (!/(?:^|[[,])\s*$/.test(listed.slice(0, index)))
        return false;
    const length = bracketsOf(listed.slice(index));
    return length !== undefined && !/^\s*[:=]/.test(listed.slice(index + length));
}
/** A text without a sign at its end, and without blanks there. */
function without(sign, text) {
    const written = text.trimEnd();
    return written.endsWith(sign) ? written.slice(0, -sign.length).trimEnd() : written;
}

;// CONCATENATED MODULE: ./build/said/drift/readings.js

/** What is no name of a parameter where it can be a type: words that languages have for their own types. */
const TYPE_WORDS = /^(?:u?int(?:\d+|eger)?|long|short|byte|float(?:\d+)?|double|char|rune|bool(?:ean)?|string|str|any|object|void|error|array|struct|union|enum|unsigned|signed|const|final|register|volatile)$/i;
/**
 * Both signatures, as they can be read. Where words stand side by side of which one is the name, that is the reading in
 * which more names of one are names of the other; both where none is the better one.
 */
function readingsOf(before, after) {
    const read = (order) => {
        const [old, now] = [parseSignature(before, order), parseSignature(after, order)];
        return old && now && !repeats(old) && !repeats(now) ? [[old, now]] : [];
    };
    const plain = read();
    if (plain.length > 0)
        return plain;
    const both = [...read('last'), ...read('first')];
    const isTyped = (pair) => pair.some(namesType);
    const pairs = both.every(isTyped) ? both : both.filter(pair => !isTyped(pair));
    const shared = pairs.map(([old, now]) => {
        const names = readings_byName(now.parameters);
        return old.parameters.filter(each => names.has(each.name)).length;
    });
    return pairs.filter((_, i) => shared[i] === Math.max(...shared));
}
/**
 * In which order a language writes names and types that stand side by side, by all of its signatures: in one order no name is a
 * word for a type or there twice, and in the other some are. Nothing where that says too little.
 */
function orderOf(signatures) {
    const open = signatures.filter(text => parseSignature(text) === undefined);
    const [first, last] = ['first', 'last'].map(order => {
        const read = open.map(text => parseSignature(text, order));
        const wrong = read.filter(each => each && (repeats(each) || namesType(each))).length;
        return { wrong, unread: read.filter(each => each === undefined).length };
    });
    if (isBetter(first, last))
        return 'first';
    return isBetter(last, first) ? 'last' : undefined;
}
function isBetter(a, b) {
    return a.wrong === 0 && a.unread <= b.unread && b.wrong + b.unread > a.unread;
}
function namesType({ parameters }) {
    return parameters.some(({ name }) => TYPE_WORDS.test(name));
}
/** Whether a parameter that takes what is left takes what is given in another way than before. */
function restChanged({ parameters: before }, { parameters: after }) {
    const nows = readings_byName(after);
    const takesRest = ({ type }) => type.startsWith('...');
    return before.some(old => {
        const now = nows.get(old.name);
        return now && takesRest(old) && takesRest(now) && old.passing !== now.passing;
    });
}
function readings_byName(parameters) {
    return new Map(parameters.map(parameter => [parameter.name, parameter]));
}
function repeats({ parameters }) {
    return readings_byName(parameters).size < parameters.length;
}

;// CONCATENATED MODULE: ./build/said/drift/written-type.js

/** What an object has, by name: `{ a: string; b?: number }`. */
class Fields extends Map {
}
/** Names of Python's `typing` that are older names of built-in types. */
const OLDER_NAMES = {
    List: 'list',
    Dict: 'dict',
    Tuple: 'tuple',
    Set: 'set',
    FrozenSet: 'frozenset',
    Type: 'type',
    Text: 'str',
    AbstractSet: 'Set',
    NoneType: 'None',
};
/** Deeper than this, brackets are compared as they are written: the data may be a stranger's. */
const written_type_MAX_DEPTH = 50;
/** The members of a type, however it is written: `A | B`, `Union[A, B]`, `Optional[A]`, `A?`, `?A`, `Literal["a", "b"]`. */
function typeOf(written, depth = 0) {
    if (depth > written_type_MAX_DEPTH)
        return [[written]];
    const inner = (part) => typeOf(part, depth + 1);
    const text = written_type_unwrapped(written.trim().replace(/^(?:->|=>|:)\s*/, ''));
    const fields = fieldsOf(text, depth);
    if (fields)
        return [[fields]];
    const parts = unionOf(text);
    if (parts.length > 1)
        return parts.flatMap(inner);
    if (hasArrow(text))
        return [membersOf(text, depth)];
    const quoted = /^(["'])([\p{Lu}_][\w.[\], |]*)\1$/su.exec(text)?.[2];
    if (quoted !== undefined)
        return inner(quoted);
    const [, name = '', inside = ''] = /^(?:[\w.]+\.)?(Optional|Union|Literal)\[(.*)\]$/s.exec(text) ?? [];
    if (name !== '' && bracketsOf(text.slice(text.indexOf('['))) === text.length - text.indexOf('[')) {
        if (name === 'Optional')
            return [...inner(inside), ['None']];
        return partsAt(inside, ',').flatMap(part => (name === 'Union' ? inner(part) : [membersOf(part, depth)]));
    }
    const [, before = '', nullable = '', behind = ''] = /^(\?)?(.*?)(\?)?$/s.exec(text) ?? [];
    if ((before !== '' || behind !== '') && nullable !== '')
        return [...inner(nullable), ['null']];
    const [, readonly = '', element] = /^(readonly )?(.*)\[\]$/s.exec(text) ?? [];
    if (element)
        return [[readonly ? 'ReadonlyArray' : 'Array', '<', [inner(element)], '>']];
    if (text === 'interface{}')
        return [['any']];
    if (text === 'boolean')
        return [['true'], ['false']];
    return [membersOf(text, depth)];
}
/** The fields of an object; nothing for what is written in another way, or has more than fields. */
function fieldsOf(text, depth) {
    if (!text.startsWith('{') || bracketsOf(text) !== text.length)
        return undefined;
    const written = partsAt(text.slice(1, -1), ';').flatMap(part => partsAt(part, ','));
    const fields = new Fields();
    for (const part of written) {
        const [, readonly, name = '', mark, type = ''] = /^(readonly\s+)?([\p{L}_$][\p{L}\p{N}_$]*|"[^"]*"|'[^']*')\s*(\?)?\s*:\s*(.+)$/su.exec(part) ?? [];
        if (type === '')
            return undefined;
        fields.set(name.replace(/^(["'])(.*)\1$/s, '$2'), {
            optional: mark !== undefined,
            readonly: readonly !== undefined,
            type: typeOf(type, depth + 1),
        });
    }
    return fields;
}
/** The members of a union. What a function gives goes as far as the text: `A | (() => B | C)`. */
function unionOf(text) {
    const parts = partsAt(text, '|');
    const at = parts.findIndex(hasArrow);
    return at < 0 ? parts : [...parts.slice(0, at), parts.slice(at).join(' | ')];
}
/** Whether `=>` stands in no bracket. */
function hasArrow(text) {
    return text.includes('=>') && partsAt(text, '=').some((part, i) => i > 0 && part.startsWith('>'));
}
/** Without brackets around the whole. */
function written_type_unwrapped(text) {
    let bare = text;
    for (let i = 0; i < written_type_MAX_DEPTH && bare.startsWith('('); i += 1) {
        if (bracketsOf(bare) !== bare.length)
            return bare;
        bare = bare.slice(1, -1).trim();
    }
    return bare;
}
/** Names without what qualifies them, texts in double quotes, signs, and what stands in brackets. */
function membersOf(text, depth) {
    const parts = [];
    for (let i = 0; i < text.length;) {
        const rest = text.slice(i);
        const length = '([{<'.includes(rest[0]) ? bracketsOf(rest) : undefined;
        if (length !== undefined) {
            const isLabelled = (rest[0] === '(' ? /^\s*(?:[=-]>|:)/ : /^\s*:/).test(rest.slice(length));
            const inside = partsAt(rest.slice(1, length - 1), ',').map(part => isLabelled ? unlabelled(part, depth + 1) : typeOf(part, depth + 1));
            parts.push(rest[0], inside, rest[length - 1]);
            i += length;
            continue;
        }
        if (rest.startsWith('=>'))
            return [...parts, '=>', [typeOf(rest.slice(2), depth + 1)]];
        const [token = ' '] = /^(?:"[^"]*"|'[^']*'|[\p{L}_$][\p{L}\p{N}_$]*(?:(?:\.|::)[\p{L}_$][\p{L}\p{N}_$]*)*|\d+|\S)/u.exec(rest) ?? [];
        if (token !== ' ')
            parts.push(written_type_plain(token));
        i += token.length;
    }
    return parts;
}
/**
 * The type of a parameter of a function, or of the key of an object, without the name that only readers see there: `x: A`,
 * `...x: A`, `x?: A`, whose marks stay.
 */
function unlabelled(part, depth) {
    const [label = '', ...type] = partsAt(part, ':');
    const found = /^(\.{3})?(?!this$)(?:[\p{L}_$][\p{L}\p{N}_$]*|[{[].*[}\]])(\?)?$/su.exec(label);
    if (!found || type.length === 0)
        return typeOf(part, depth);
    const marks = found.slice(1).filter(mark => mark !== undefined);
    return typeOf(type.join(': '), depth).map(member => [...marks, ...member]);
}
function written_type_plain(token) {
    if (token.length > 1 && /^["']/.test(token))
        return `"${token.slice(1, -1)}"`;
    const name = /^[\p{L}_$]/u.test(token) ? token.split(/\.|::/).at(-1) : token;
    return Object.hasOwn(OLDER_NAMES, name) ? OLDER_NAMES[name] : name;
}

;// CONCATENATED MODULE: ./build/said/drift/types.js

/** Types that nothing is of. */
const BOTTOMS = new Set(['never', 'Never', 'NoReturn']);
/** Types that take everything, in any language that has them. */
const TOPS = new Set(['any', 'Any', 'unknown', 'mixed']);
/** What is always one of another type, with the same parameters: the collections of Python, the next one each. */
const WIDER_NAMES = {
    list: 'MutableSequence',
    MutableSequence: 'Sequence',
    Sequence: 'Collection',
    Collection: 'Iterable',
    Iterator: 'Iterable',
    AsyncIterator: 'AsyncIterable',
    dict: 'MutableMapping',
    MutableMapping: 'Mapping',
    frozenset: 'Set',
    array: 'iterable',
    Array: 'ReadonlyArray',
    Map: 'ReadonlyMap',
    Set: 'ReadonlySet',
};
/** The same with Python's numbers. */
const WIDER_WITH_NUMBERS = { ...WIDER_NAMES, bool: 'int', int: 'float', float: 'complex' };
/** What the texts and numbers of a type are of. */
const TYPES_OF_TEXTS = ['string', 'str', 'String'];
const TYPES_OF_NUMBERS = ['number', 'int', 'float'];
/** How a type is related to the one before, as far as its written form tells; `other` where it does not. */
function relate(before, after, naming) {
    const { sameName, isPython, order } = naming;
    const read = (written) => typeOf(isPython ? unquoted(written) : order === 'last' ? withoutQualifiers(written) : written);
    const [olds, nows] = [read(before), read(after)];
    if (isSameType(olds, nows, sameName))
        return 'same';
    const back = { ...naming, sameName: (a, b) => sameName(b, a) };
    const isNoLess = olds.every(old => nows.some(now => types_isWithin(old, now, naming)));
    const isNoMore = nows.every(now => olds.some(old => types_isWithin(now, old, back)));
    const [hadAll, hasAll] = [olds, nows].map(type => type.some(member => isTop(member, naming)));
    if (isNoLess || (hasAll && !hadAll))
        return 'wider';
    return isNoMore || (hadAll && !hasAll) ? 'narrower' : 'other';
}
/** Python's annotations may stand in quotes, where names are told that are not there yet. */
function unquoted(written) {
    return written.replace(/^(->\s*)?(["'])([\p{L}_][\w.[\], |]*)\2$/u, '$1$3');
}
/** C's and Java's types as callers see them: without what is said to the function alone, and without words that mean nothing. */
function withoutQualifiers(written) {
    const own = written.replace(/\b(?:final|register|restrict|__restrict)\b\s*/g, '').trim();
    const short = own
        .replace(/\b(unsigned|signed|long|short) int\b/g, '$1')
        .replace(/(?<!\s)\s+(?=[*&])/g, ' ');
    return /[*&[]/.test(short) ? short : short.replace(/\bconst\s+|(?<!\s)\s+const$/g, '');
}
/** Whether nothing is of a type: who gives it never gives anything. */
function isNothing(written) {
    return typeOf(written).every(isBottom);
}
function isSameType(olds, nows, sameName) {
    const isSame = (old, now) => isSameMember(old, now, sameName);
    return (olds.every(old => nows.some(now => isSame(old, now))) &&
        nows.every(now => olds.some(old => isSame(old, now))));
}
function isSameMember(old, now, sameName) {
    return (old.length === now.length &&
        old.every((part, i) => {
            const other = now[i];
            if (typeof part === 'string' || typeof other === 'string')
                return part === other || (isName(part) && isName(other) && sameName(part, other));
            if (part instanceof Fields || other instanceof Fields)
                return part instanceof Fields && other instanceof Fields && hasSameFields(part, other, sameName);
            return (part.length === other.length && part.every((type, j) => isSameType(type, other[j] ?? [], sameName)));
        }));
}
function hasSameFields(olds, nows, sameName) {
    return (olds.size === nows.size &&
        [...olds].every(([name, old]) => {
            const now = nows.get(name);
            const isAlike = old.optional === now?.optional && old.readonly === now.readonly;
            return isAlike && isSameType(old.type, now.type, sameName);
        }));
}
/** Whether all that is of one member is of another one, too. */
function types_isWithin(inner, outer, naming) {
    if (isBottom(inner) || isSameMember(inner, outer, naming.sameName))
        return true;
    const [given, wanted] = [functionOf(inner), functionOf(outer)];
    if (given && wanted)
        return takesFunction(given, wanted, naming);
    if (isLentTo(inner, outer, naming))
        return true;
    const [[first], [wide]] = [inner, outer];
    if (first instanceof Fields && wide instanceof Fields)
        return takesFields(first, wide, naming);
    if (typeof first !== 'string' || typeof wide !== 'string')
        return false;
    const isWord = inner.length === 1;
    if (isWord && outer.length === 1) {
        if (first.startsWith('"'))
            return TYPES_OF_TEXTS.includes(wide);
        if (/^\d/.test(first))
            return TYPES_OF_NUMBERS.includes(wide);
    }
    const wider = isWord && naming.isPython ? WIDER_WITH_NUMBERS : WIDER_NAMES;
    const next = Object.hasOwn(wider, first) ? wider[first] : undefined;
    return next !== undefined && types_isWithin([next, ...inner.slice(1)], outer, naming);
}
/**
 * Whether an object with these fields can be given for one with those. None may be left over: one that is written where
 * it is given is refused with it.
 */
function takesFields(inner, outer, naming) {
    return ((naming.isResult || [...inner.keys()].every(name => outer.has(name))) &&
        [...outer].every(([name, { optional, readonly, type }]) => {
            const given = inner.get(name);
            if (!given)
                return optional;
            // A field that may be written gives what was written there.
            if ((given.optional && !optional) || (given.readonly && !readonly))
                return false;
            return isAllWithin(given.type, type, naming);
        }));
}
function isBottom(member) {
    return member.length === 1 && BOTTOMS.has(String(member[0]));
}
function isTop(member, { isPython }) {
    const [name] = member;
    return member.length === 1 && (TOPS.has(String(name)) || (isPython && name === 'object'));
}
function functionOf([open, listed, , arrow, results]) {
    if (open !== '(' || arrow !== '=>')
        return undefined;
    const [parameters, [result]] = [listed, results];
    // What can be left out, or takes the rest, is compared as it is written.
    const isPlain = parameters.every(type => !type.some(([mark]) => mark === '?' || mark === '...'));
    return isPlain ? { parameters, result } : undefined;
}
/** Whether a function can be given for another one: it may ignore what it is given, and has to give what is asked for. */
function takesFunction(given, wanted, naming) {
    const back = { ...naming, sameName: (a, b) => naming.sameName(b, a) };
    return (given.parameters.length <= wanted.parameters.length &&
        given.parameters.every((type, i) => isAllWithin(wanted.parameters[i] ?? [], type, back)) &&
        (wanted.result.some(([name]) => name === 'void') || isAllWithin(given.result, wanted.result, naming)));
}
function isAllWithin(inner, outer, naming) {
    return inner.every(old => outer.some(now => isTop(now, naming) || types_isWithin(old, now, naming)));
}
/**
 * Whether what may be changed is lent to somebody who does not change it: `char *` for `const char *`, `&mut T` for `&T`;
 * a method takes its receiver by reference where it is there as a value.
 */
function isLentTo(inner, outer, naming) {
    if (outer[0] === 'const' && inner[0] !== 'const' && (outer.includes('*') || outer.includes('&')))
        return types_isWithin(inner, outer.slice(1), naming);
    if (outer[0] !== '&')
        return false;
    if (inner[0] === '&' && inner[1] === 'mut' && outer[1] !== 'mut')
        return types_isWithin(inner.slice(2), outer.slice(1), naming);
    return inner.length === 1 && inner[0] === 'Self' && outer.at(-1) === 'Self';
}
function isName(part) {
    return typeof part === 'string' && /^[\p{L}_]/u.test(part);
}

;// CONCATENATED MODULE: ./build/said/drift/type-parameters.js



const DECLARED = /^(?:const |in |out )*(?<name>\**'?[\p{L}_][\p{L}\p{N}_]*)\s*(?:(?:extends|:)?\s*(?<bound>[^=\s:](?:[^=]|=>)*?))?\s*(?:=(?!>)\s*(?<byDefault>.*))?$/su;
/** What every type is. */
const UNBOUND = new Set(['any', 'unknown', 'interface{}']);
/** Compares what two signatures declare; nothing where one asks for something else, or for more. */
function compareTypeParameters(before, after, sameName) {
    const [olds, nows] = [before.map(declaredIn), after.map(declaredIn)];
    const names = new Map(olds.map(({ name }, i) => [name, nows[i]?.name ?? name]));
    const isSame = (a, b) => (names.has(a) ? names.get(a) === b : sameName(a, b));
    const widened = [];
    for (const [i, old] of olds.entries()) {
        const now = nows[i];
        if (!now)
            return undefined;
        const relation = relationOf(old, now, isSame);
        if (relation === 'other')
            return undefined;
        if (relation === 'wider')
            widened.push([before[i] ?? '', after[i] ?? '']);
    }
    // Those that are new can be left out where each of them says what it is then.
    const more = nows.slice(olds.length);
    if (!more.every(({ byDefault }) => byDefault !== ''))
        return undefined;
    return {
        sameName: isSame,
        widened: [...widened, ...more.map((_, i) => ['', after[olds.length + i] ?? ''])],
    };
}
function declaredIn(written) {
    const { name = written, bound = '', byDefault = '' } = DECLARED.exec(written)?.groups ?? {};
    const parts = [bound.trim()].flatMap(text => partsAt(text, '+')).flatMap(text => partsAt(text, '&'));
    return { name, bounds: parts.filter(each => each !== '' && !UNBOUND.has(each)), byDefault };
}
function relationOf(old, now, sameName) {
    const naming = { sameName, isPython: false };
    const relations = now.bounds.map(bound => {
        const found = old.bounds.map(each => relate(each, bound, naming));
        return found.includes('same') ? 'same' : found.includes('wider') ? 'wider' : 'other';
    });
    const isDefault = old.byDefault === '' || isSameDefault(old.byDefault, now.byDefault, sameName);
    if (relations.includes('other') || !isDefault)
        return 'other';
    const isSame = old.bounds.length === now.bounds.length &&
        !relations.includes('wider') &&
        (old.byDefault === '') === (now.byDefault === '');
    return isSame ? 'same' : 'wider';
}
function isSameDefault(before, after, sameName) {
    return isSameCode(before, after) || relate(before, after, { sameName, isPython: false }) === 'same';
}

;// CONCATENATED MODULE: ./build/said/drift/nouns/written-rules.js



/** The result of a signature, without the names that Go can give to several: `(n int, err error)` is `(int, error)`. */
function resultsIn({ result, order }) {
    if (order !== 'first' || !result.startsWith('('))
        return result;
    const listed = parseSignature(result, order);
    if (listed?.result !== '' || listed.parameters.some(({ type }) => type === ''))
        return result;
    return `(${listed.parameters.map(({ type }) => type).join(', ')})`;
}
/** What a change of the result means for those who use it; nothing for the same one in other words. */
function retornoRule(before, after, naming, order) {
    if (isSameCode(before, after))
        return undefined;
    // Exceptions that have to be caught, and where types always stand, a result where there was none.
    if ([before, after].some(each => /^throws\b/.test(each)))
        return retornoChanged;
    if (order === 'first' && (before === '' || after === ''))
        return retornoChanged;
    if (before === '')
        return retornoAdded;
    if (after === '')
        return retornoRemoved;
    const relation = relate(before, after, naming);
    if (relation === 'same')
        return undefined;
    // Of what never comes back, nothing can be used.
    return relation === 'narrower' && !isNothing(after) ? retornoNarrowed : retornoChanged;
}
/** The same of a type that is taken. */
function tipoRule(before, after, naming) {
    if (isSameCode(before, after))
        return undefined;
    const [[oldRest, old], [nowRest, now]] = receivers(taken(before), taken(after));
    // One value and what is left of all are two ways to call it.
    if (oldRest !== nowRest)
        return parametroTypeChanged;
    if (old === '')
        return parametroTypeAdded;
    if (now === '')
        return parametroTypeRemoved;
    const relation = relate(old, now, naming);
    if (relation === 'same')
        return undefined;
    return relation === 'wider' ? parametroTypeWidened : parametroTypeChanged;
}
/** A receiver that is taken as a value has no type where one that is lent has. */
function receivers(...types) {
    if (!types.some(([, type]) => /^& (?:mut )?Self$/.test(type)))
        return types;
    const [old, now] = types.map(([takesRest, type]) => [takesRest, type || 'Self']);
    return [old, now];
}
/** The type that a rule takes values of, and whether it takes all that are left: `...type`. */
function taken(type) {
    return type.startsWith('...') ? [true, type.slice(3).trim()] : [false, type];
}
/** What can be left out is undefined then, whether its type says so or not. */
function withoutUndefined(type) {
    return type.replace(/(?<!\s)\s*\|\s*undefined$|^undefined\s*\|\s*/, '');
}

;// CONCATENATED MODULE: ./build/said/drift/nouns/assinaturas.js







const NEVER = () => false;
/** Two signatures of one function: what of a call that was right is wrong now. */
function* compareAssinaturas(name, before, after, symbol, sameName = NEVER) {
    if (before === after)
        return;
    const subject = { name, spot: field(symbol, 'assinatura'), sameName };
    if (before.trim() === '' || after.trim() === '') {
        yield* changed(assinaturaKindChanged, subject.spot, name, before, after);
        return;
    }
    const [olds, nows] = [variantsOf(before), variantsOf(after)];
    const found = olds.length === 1 && nows.length === 1
        ? comparePair(subject, before, after)
        : compareVariants(subject, olds, nows);
    yield* found.length > 0 ? found : changed(assinaturaRewritten, subject.spot, name, before, after);
}
/** One of several signatures that went and one that came are one that changed; otherwise each way to call is looked for. */
function compareVariants(subject, before, after) {
    const { name, spot } = subject;
    const gone = before.filter(old => !after.some(now => isSameCode(old, now)));
    const come = after.filter(now => !before.some(old => isSameCode(old, now)));
    const [old, now] = [gone[0], come[0]];
    if (old !== undefined && now !== undefined && gone.length + come.length === 2)
        return comparePair(subject, old, now);
    const used = new Set();
    const found = [];
    for (const each of gone) {
        // One that takes all calls of the old one goes on with it.
        const next = after
            .map(variant => [variant, comparePair(subject, each, variant)])
            .find(([, differences]) => differences.every(({ rule }) => rule.level !== 'major'));
        if (!next)
            found.push(removed(assinaturaVarianteRemoved, spot, name, each));
        else if (come.includes(next[0]) && !used.has(next[0])) {
            used.add(next[0]);
            found.push(...next[1]);
        }
    }
    const more = come.filter(each => !used.has(each));
    return [...found, ...more.map(each => added(assinaturaVarianteAdded, spot, name, each))];
}
/** What differs between two signatures; nothing where they mean the same. */
function comparePair(subject, before, after) {
    const { name, spot } = subject;
    const readings = readingsOf(before, after).flatMap(([old, now]) => {
        const types = compareTypeParameters(old.typeParameters, now.typeParameters, subject.sameName);
        if (!types || restChanged(old, now))
            return [];
        const widened = types.widened.map(([was, is]) => ({
            rule: parametroTypeWidened,
            spot: field(spot, `<${is}>`),
            name,
            before: `<${was}>`,
            after: `<${is}>`,
        }));
        return [[...widened, ...compareSignatures({ ...subject, sameName: types.sameName }, old, now)]];
    });
    const [first, ...others] = readings;
    const isOne = first && others.every(each => JSON.stringify(each) === JSON.stringify(first));
    return isOne ? first : [...changed(assinaturaChanged, spot, name, before, after)];
}
function compareSignatures(subject, old, now) {
    const { name, spot, sameName } = subject;
    const naming = { sameName, isPython: isPython(old) && isPython(now), order: old.order };
    const found = [...compareParameters(name, old.parameters, now.parameters, spot, naming)];
    const rule = retornoRule(resultsIn(old), resultsIn(now), { ...naming, isResult: true }, old.order);
    const unknownIn = unknownAmong(resultOf(old), resultOf(now));
    const at = unknownIn ? field(field(spot, '->'), 'tipo') : spot;
    if (rule)
        found.push({ rule, spot: at, name, before: old.result, after: now.result, ...unknownIn });
    return found;
}
/** The side that does not know a type or a default which the other one has; nothing to add where both know it. */
function unknownAmong(before, after) {
    if (after === NOT_KNOWN)
        return { unknownIn: 'head' };
    return before === NOT_KNOWN ? { unknownIn: 'base' } : undefined;
}
function resultOf({ result }) {
    return result.replace(/^(?:->|=>|:)\s*/, '');
}
/** Whether types stand behind colons and results behind an arrow. */
function isPython({ order, result }) {
    return order === undefined && (result === '' || result.startsWith('->'));
}
function* compareParameters(name, before, after, spot, naming) {
    const [olds, nows] = [readings_byName(before), readings_byName(after)];
    const replaced = new Set();
    // A name that went and one that came, at the same place of lists that are otherwise the same.
    if (before.length === after.length && countChanged(before, after) === countMissing(before, nows)) {
        for (const [i, old] of before.entries()) {
            const now = after[i];
            if (nows.has(old.name) || olds.has(now.name))
                continue;
            // A name that no call can give, on one side, is for readers alone: what changed is how calls give it.
            const isUnnamed = ([old, now].some(each => each.passing === 'by-position') && isPlaced(old) && isPlaced(now)) ||
                (isForItself(old) && isForItself(now));
            if (!isUnnamed && old.passing !== now.passing)
                continue;
            replaced.add(old.name).add(now.name);
            if (isUnnamed && old.passing !== now.passing)
                yield* comparePassing(name, old, now, field(spot, now.name));
            else if (!isUnnamed)
                yield {
                    rule: parametroRenamed,
                    spot: field(spot, old.name),
                    name,
                    before: old.name,
                    after: now.name,
                };
            yield* compareParameter(name, old, now, field(spot, now.name), naming);
        }
    }
    for (const old of before) {
        const now = nows.get(old.name);
        if (now)
            yield* compareParameter(name, old, now, field(spot, old.name), naming);
        else if (!replaced.has(old.name))
            yield removed(parametroRemoved, field(spot, old.name), name, written(old));
    }
    for (const [i, now] of after.entries()) {
        if (replaced.has(now.name))
            continue;
        const old = olds.get(now.name);
        const isBefore = isPlaced(now) && after.slice(i + 1).some(later => isPlaced(olds.get(later.name)));
        if (old === undefined) {
            const rule = !now.optional ? parametroAdded : isBefore ? parametroInserted : parametroAddedOptional;
            yield added(rule, field(spot, now.name), name, written(now));
        }
        else if (!isPlaced(old) && isBefore)
            yield {
                rule: parametroInserted,
                spot: field(spot, now.name),
                name,
                before: written(old),
                after: written(now),
            };
        else
            yield* comparePassing(name, old, now, field(spot, now.name));
    }
    const [first, second] = [
        before.filter(old => isPlaced(old) && isPlaced(nows.get(old.name))).map(old => old.name),
        after.filter(now => isPlaced(now) && isPlaced(olds.get(now.name))).map(now => now.name),
    ];
    yield* changed(parametrosReordered, spot, name, first.join(', '), second.join(', '));
}
function* compareParameter(name, old, now, spot, naming) {
    const [before, after] = [written(old), written(now)];
    // Whether it can be left out, with or without `undefined` in its type, is told by itself.
    const canBeLeftOut = old.optional || now.optional;
    const [was, is] = [old, now].map(({ type }) => (canBeLeftOut ? withoutUndefined(type) : type));
    const tipo = tipoRule(was, is, naming);
    if (tipo)
        yield {
            rule: tipo,
            spot: field(spot, 'tipo'),
            name,
            before,
            after,
            ...unknownAmong(taken(old.type)[1], taken(now.type)[1]),
        };
    if (old.optional !== now.optional) {
        const rule = now.optional ? parametroBecameOptional : parametroBecameRequired;
        yield { rule, spot, name, before, after };
    }
    else if (!isSameCode(old.defaultValue, now.defaultValue)) {
        const unknownIn = unknownAmong(old.defaultValue, now.defaultValue);
        const at = unknownIn ? field(spot, 'padrao') : spot;
        yield { rule: parametroDefaultChanged, spot: at, name, before, after, ...unknownIn };
    }
}
/** In which ways calls can give a parameter. One that takes what is left has one way. */
function* comparePassing(name, old, now, spot) {
    if (old.passing === now.passing || old.type.startsWith('...') || now.type.startsWith('...'))
        return;
    const rule = now.passing === 'either' ? parametroPassingWidened : parametroPassingNarrowed;
    yield { rule, spot: field(spot, 'passagem'), name, before: passed(old), after: passed(now) };
}
/** A parameter beside the sign that leaves one way to give it. */
function passed({ name, passing }) {
    if (passing === 'either')
        return name;
    return passing === 'by-name' ? `*, ${name}` : `${name}, /`;
}
/** Whether only the function itself uses its name: it takes what is left, or the parts of a type that is written. */
function isForItself({ name, type }) {
    return type.startsWith('...') || (/^[[{]/.test(name) && type !== '');
}
/** Whether its place among the others means something. */
function isPlaced(parameter) {
    return parameter !== undefined && parameter.passing !== 'by-name';
}
function countChanged(before, after) {
    return before.filter(({ name }, i) => name !== after[i]?.name).length;
}
function countMissing(parameters, others) {
    return parameters.filter(({ name }) => !others.has(name)).length;
}
function written({ name, type, optional, defaultValue }) {
    if (name === '...')
        return name;
    const value = defaultValue === '' ? '' : `=${defaultValue}`;
    const mark = optional && defaultValue === '' && !type.startsWith('...') ? '?' : '';
    return `${type.startsWith('...') ? '...' : ''}${name}${mark}${/[^.]/.test(type) ? `: ${type.replace(/^\.{3}/, '')}` : ''}${value}`;
}

;// CONCATENATED MODULE: ./build/said/drift/nouns/renamed-modules.js


/** Two modules with so many names in common are one by another name, though symbols of it changed with the name. */
const MIN_COMMON = 0.6;
/** Fewer names are the same by chance. */
const MIN_NAMES = 2;
/** By which name a module goes on. */
function renameRule(before, after) {
    return after.apelidos.includes(before.nome) ? moduloRenamedKept : moduloRenamed;
}
/**
 * A module that went and one that came with most of its symbols are one module, where neither is as near to any other; what else differs
 * in them is told by itself. Those that have all of them were found before.
 */
function withRenamedModules(differences, [before, after], spot, compare) {
    const namedBy = (rule, { modulos }) => {
        const names = new Set(differences.flatMap(each => (each.rule === rule ? [each.name] : [])));
        return names.size === 0 ? [] : [...modulos.entries()].filter(([, { nome }]) => names.has(nome));
    };
    const [gone, come] = [namedBy(moduloRemoved, before), namedBy(moduloAdded, after)];
    const nearest = (one, others) => {
        const [first, second] = others
            .map(other => ({ other, common: commonIn(one, other[1]) }))
            .sort((a, b) => b.common - a.common);
        return first && first.common >= MIN_COMMON && first.common > (second?.common ?? 0)
            ? first.other
            : undefined;
    };
    const renamed = new Map();
    for (const [i, old] of gone) {
        const [j, now] = nearest(old, come) ?? [];
        if (now === undefined || nearest(now, gone)?.[1] !== old)
            continue;
        const at = entry(spot, now.nome, i, j);
        renamed.set(old.nome, [
            {
                rule: renameRule(old, now),
                spot: entry(spot, old.nome, i, j),
                name: old.nome,
                before: old.nome,
                after: now.nome,
            },
            ...compare(old, now, at),
        ]);
        renamed.set(now.nome, []);
    }
    if (renamed.size === 0)
        return [...differences];
    return differences.flatMap(each => each.rule === moduloRemoved || each.rule === moduloAdded ? (renamed.get(each.name) ?? [each]) : [each]);
}
/** How many of their symbols two modules have in common (Sørensen–Dice); nothing where they are few. */
function commonIn(one, other) {
    const names = new Set(one.simbolos.map(({ nome }) => nome));
    const common = other.simbolos.filter(({ nome }) => names.has(nome)).length;
    return common < MIN_NAMES ? 0 : (2 * common) / (names.size + other.simbolos.length);
}

;// CONCATENATED MODULE: ./build/said/drift/nouns/modulos.js










const modulos_ALIAS_RULES = {
    ownerRemoved: moduloRemoved,
    added: moduloApelidoAdded,
    removed: moduloApelidoRemoved,
    moved: moduloApelidoMoved,
};
function knowsMore({ before, after }) {
    return before.traitsOf !== undefined && after.traitsOf !== undefined;
}
/** The side that has no signature of what can be called; nothing where both or neither have one. */
function unsaidIn(before, after, { base, head }, old, now) {
    if ((before.assinatura === '') === (after.assinatura === ''))
        return undefined;
    if (before.assinatura === '')
        return old.unsaid?.has(base) ? 'base' : undefined;
    return now.unsaid?.has(head) ? 'head' : undefined;
}
const simboloNoun = ({ sameName, before: base, after: head }) => ({
    keyOf: ({ nome }) => nome,
    briefOf: symbol => symbol,
    added: simboloAdded,
    removed: simboloRemoved,
    renamed: {
        rule: () => simboloRenamed,
        partOf: ({ resumo }) => resumo,
        identityOf: ({ assinatura, resumo }) => (resumo === '' ? '' : `${assinatura}\0${resumo}`),
    },
    comparesEqual: knowsMore({ before: base, after: head }),
    *compare(before, after, spot) {
        const { nome } = after;
        const unknownIn = unsaidIn(before, after, field(spot, 'assinatura'), base, head);
        for (const each of compareAssinaturas(nome, before.assinatura, after.assinatura, spot, sameName))
            yield unknownIn ? { ...each, unknownIn } : each;
        const [was, is] = [base.traitsOf?.(spot.base, before.nome), head.traitsOf?.(spot.head, nome)];
        yield* compareTraits(nome, was, is, spot);
        const [old, now] = [before.resumo, after.resumo];
        const rule = deprecationRule(old, now, was, is) ?? simboloResumoChanged;
        yield* changed(rule, field(spot, 'resumo'), nome, old, now);
    },
});
const moduloNoun = (context) => ({
    keyOf: ({ nome }) => nome,
    briefOf: ({ nome, apelidos, simbolos }) => ({ nome, apelidos, simbolos: simbolos.length }),
    added: moduloAdded,
    removed: moduloRemoved,
    renamed: {
        rule: renameRule,
        partOf: ({ simbolos }) => simbolos.length,
        identityOf: ({ simbolos }) => simbolos
            .map(({ nome, assinatura }) => `${nome}\0${assinatura}`)
            .sort()
            .join('\0'),
    },
    comparesEqual: knowsMore(context),
    compare: (before, after, spot) => compareModulo(before, after, spot, context),
});
/** Modules by official name, and what they export. */
function compareModulos(before, after, file, context) {
    const spot = field(file, 'modulos');
    const owners = after.modulos.map((owner, i) => ({ owner, pointer: `${spot.head}/${i}` }));
    const found = (sameName) => {
        const known = { ...context, sameName };
        const listed = [...compareLists(moduloNoun(known), before.modulos, after.modulos, spot)];
        const renamed = withRenamedModules(listed, [before, after], spot, (...two) => compareModulo(...two, known));
        const differences = withMergedModules(renamed, [before, after], spot, known);
        return withMovedSymbols(withMovedAliases(differences, modulos_ALIAS_RULES, before.modulos, owners), before, after);
    };
    const asked = [];
    const differences = found((old, now) => {
        asked.push([old, now]);
        return context.sameName(old, now);
    });
    const renames = new Map(differences.flatMap(each => (each.rule === simboloRenamed ? [[each.before, each.after]] : [])));
    // What refers to a renamed symbol by its new name is what it was.
    return asked.every(([old, now]) => renames.get(old) !== now)
        ? differences
        : found((old, now) => renames.get(old) === now || context.sameName(old, now));
}
/**
 * A module that went, whose name is an alias of another one, is compared with that: there its name leads to. So is one that came
 * by the name that an alias of another one had, where it has anything of that; otherwise the alias leads to something else.
 */
function withMergedModules(differences, [before, after], spot, context) {
    const [given, taken] = [ownersByAlias(before), ownersByAlias(after)];
    const told = new Set();
    const found = differences.flatMap(each => {
        const { rule, name } = each;
        const base = rule === moduloAdded ? given.get(name) : indexOf(before, name);
        const head = rule === moduloRemoved ? taken.get(name) : indexOf(after, name);
        const [old, now] = [before.modulos[base ?? -1], after.modulos[head ?? -1]];
        if (!(old && now && (rule === moduloRemoved || (rule === moduloAdded && haveCommon(old, now)))))
            return [each];
        told.add(name);
        const at = entry(spot, name, base, head);
        // By another alias the first module is imported as before.
        const untold = [
            simboloAdded,
            moduloApelidoAdded,
            ...(rule === moduloAdded ? [moduloApelidoRemoved] : []),
        ];
        const lost = [...compareModulo(old, now, at, context)].filter(({ rule: one }) => !untold.includes(one));
        const joined = rule === moduloAdded ? moduloSplit : moduloMerged;
        return [{ rule: joined, spot: at, name, before: old.nome, after: now.nome }, ...lost];
    });
    return found.filter(({ rule, before: gone, after: come }) => !(rule === moduloApelidoAdded && told.has(come)) && !(rule === moduloApelidoRemoved && told.has(gone)));
}
function haveCommon({ simbolos }, other) {
    const names = new Set(other.simbolos.map(({ nome }) => nome));
    return simbolos.some(({ nome }) => names.has(nome));
}
function ownersByAlias({ modulos }) {
    return new Map(modulos.flatMap(({ apelidos }, i) => apelidos.map(name => [name, i])));
}
function indexOf({ modulos }, name) {
    return modulos.findIndex(({ nome }) => nome === name);
}
/**
 * A symbol that went in one module and came in another one as it was, and no other of that name did, has moved. The other
 * module may be a new one, and the first may be gone: then a symbol without a summary may be another one.
 */
function withMovedSymbols(differences, before, after) {
    const arrivals = differences.flatMap(each => each.rule === moduloAdded || each.rule === moduloSplit
        ? symbolsOf(each, 'head', after).map(([simbolo, spot]) => added(simboloAdded, spot, simbolo.nome, simbolo))
        : each.rule === simboloAdded
            ? [each]
            : []);
    const all = differences.flatMap(each => {
        if (each.rule !== moduloRemoved)
            return [each];
        const lost = symbolsOf(each, 'base', before).filter(([{ resumo }]) => resumo !== '');
        return [each, ...lost.map(([simbolo, spot]) => removed(simboloRemoved, spot, simbolo.nome, simbolo))];
    });
    const moved = movesAmong(all.filter(({ rule }) => rule === simboloRemoved), arrivals);
    const known = new Set(differences);
    const told = all.filter(each => known.has(each) || moved.has(each));
    return withMoves(told, moved, simboloMoved, ({ spot }) => moduleOf(spot));
}
/** The symbols of a module that came or went, which are not told one by one. */
function symbolsOf({ spot }, side, { modulos }) {
    const simbolos = modulos[Number(spot[side].slice(spot[side].lastIndexOf('/') + 1))]?.simbolos ?? [];
    return simbolos.map((simbolo, i) => {
        const [base, head] = side === 'base' ? [i, undefined] : [undefined, i];
        return [simbolo, entry(field(spot, 'simbolos'), simbolo.nome, base, head)];
    });
}
function moduleOf({ path }) {
    return (0,json_pointer/* segmentsIn */.eC)(path)[1] ?? '';
}
function* compareModulo(before, after, spot, context) {
    // The official name may stand among the aliases, and is none; a renamed module has been reported.
    const names = new Set([before.nome, after.nome]);
    const others = (apelidos) => apelidos.filter(apelido => !names.has(apelido));
    const aliases = compareTexts(modulos_ALIAS_RULES, others(before.apelidos), others(after.apelidos), field(spot, 'apelidos'));
    for (const difference of aliases)
        yield { ...difference, name: after.nome };
    yield* compareLists(simboloNoun(context), before.simbolos, after.simbolos, field(spot, 'simbolos'));
}

// EXTERNAL MODULE: ./build/said/versions/scheme.js + 3 modules
var versions_scheme = __webpack_require__(39013);
;// CONCATENATED MODULE: ./build/said/drift/nouns/pacotes.js






/** So many changed files are named. */
const MAX_FILES = 5;
/** Where the packages of an index stand. */
function pacoteSpot(...names) {
    return field(spotOf(`${files/* REGISTRO_PATH */.AM}#`), 'pacotes', ...names);
}
/**
 * Packages that are published, or that a source declares, against those that a later source declares. What the base has
 * stays in the registry when the head declares other versions, until it is withdrawn (`registro.yanked`), and must be
 * what it was while the head declares the same.
 */
function* comparePacotes(before, after) {
    for (const [name, old] of before.packages) {
        const now = after.packages.get(name);
        if (!now && !after.archived?.includes(name)) {
            yield removed(pacoteRemoved, pacoteSpot(name), name, [...old.releases.keys()]);
            continue;
        }
        for (const version of old.releases.keys())
            if (isYanked(after, name, version) && !isYanked(before, name, version))
                yield removed(pacoteVersaoRemoved, versaoSpot(name, version), `${name} ${version}`, version);
        if (now)
            yield* comparePacote(old, now);
    }
    for (const [name, { releases }] of after.packages)
        if (!before.packages.has(name))
            yield added(pacoteAdded, pacoteSpot(name), name, [...releases.keys()]);
}
function* comparePacote(old, now) {
    const { name } = now;
    yield* compareAbout(name, old.about, now.about, pacoteSpot(name));
    const [newest, declared] = [newestOf(old), newestOf(now)];
    const isBack = newest !== undefined && declared !== undefined && isBefore(declared, newest);
    if (isBack)
        yield { rule: pacoteVersaoDecreased, spot: pacoteSpot(name), name, before: newest, after: declared };
    for (const [version, release] of now.releases) {
        const [spot, known] = [versaoSpot(name, version), old.releases.get(version)];
        if (known === undefined) {
            // An older version that comes is not news besides.
            if (!isBack || version !== declared)
                yield added(pacoteVersaoAdded, spot, `${name} ${version}`, version);
            continue;
        }
        const reasons = [...(0,registry/* releaseChanges */.zK)(known, release), ...fileChanges(known, release)];
        if (reasons.length === 0)
            continue;
        const after = reasons.join('; ');
        yield { rule: pacoteVersaoAltered, spot, name: `${name} ${version}`, before: version, after };
    }
}
/** The highest version of a package; nothing where one of them is no version. */
function newestOf({ releases }) {
    return [...releases.keys()].reduce((newest, each) => (newest === undefined || isBefore(newest, each) ? each : newest), undefined);
}
function isBefore(a, b) {
    const [x, y] = [versions_scheme/* USUAL_SCHEME */.d.parse(a), versions_scheme/* USUAL_SCHEME */.d.parse(b)];
    return x !== undefined && y !== undefined && (versions_scheme/* USUAL_SCHEME */.d.compare(x, y) ?? 0) < 0;
}
function versaoSpot(name, version) {
    return pacoteSpot(name, 'versoes', version);
}
function isYanked({ yanked = {} }, name, version) {
    const which = Object.hasOwn(yanked, name) ? yanked[name] : undefined;
    return which === true || which?.includes(version) === true;
}
function fileChanges({ files: before }, { files: after }) {
    if (!before || !after)
        return [];
    const paths = [...new Set([...before.keys(), ...after.keys()])];
    const changes = paths.flatMap(path => {
        const [old, now] = [before.get(path), after.get(path)];
        if (old === now)
            return [];
        return [`${path} ${old === undefined ? 'is new' : now === undefined ? 'is gone' : 'changed'}`];
    });
    const more = changes.length - MAX_FILES;
    return more > 0 ? [...changes.slice(0, MAX_FILES), `${more} more files changed`] : changes;
}

;// CONCATENATED MODULE: ./build/said/drift/compare.js














/** Everything that differs between two sets of data, by name and not by position. `versao` is judged by itself. */
function* compare_compareSets(before, after) {
    const [old, now] = [before.files, after.files];
    // Files that were built just now, both of them, have the format of this program.
    if (before.published ?? after.published)
        yield* compareFormatos(before.published ?? old, after.published ?? now);
    if (before.schemas && after.schemas)
        yield* compareEsquemas(before.schemas, after.schemas);
    yield* compareIndice(old.index, now.index, fileSpot('index'));
    yield* compareAddress(before, after);
    yield* comparePalavras(old.sintaxe, now.sintaxe, fileSpot('sintaxe'));
    yield* compareSintaxe(old.sintaxe, now.sintaxe, fileSpot('sintaxe'));
    yield* compareEmbutidas(old.embutidas, now.embutidas, fileSpot('embutidas'));
    yield* compareModulos(old.modulos, now.modulos, fileSpot('modulos'), {
        sameName: sameDefinition(before, after),
        before,
        after,
    });
    yield* compareComandos(old.comandos, now.comandos, fileSpot('comandos'));
    yield* compareErros(old.erros, now.erros, fileSpot('erros'));
    yield* compareConteudos(old.conteudos, now.conteudos, fileSpot('conteudos'));
    if (before.registro && after.registro)
        yield* compareRegistros(before.registro, after.registro);
    if (before.packages && after.packages)
        yield* comparePacotes(before.packages, after.packages);
    yield* compareSiteAddresses(before, after);
}
/** Whether two names are of one definition: then the name alone is another one. */
function sameDefinition({ definitionOf: before }, { definitionOf: after }) {
    return (old, now) => {
        const [was, is] = [before?.(old), after?.(now)];
        return was !== undefined && was === is;
    };
}

;// CONCATENATED MODULE: ./build/said/drift/nouns/swapped.js








/** Fields that say what an entry means: what it is when another text stands there, and when another entry's does. */
const MEANINGS = new Map([
    [
        palavraTextChanged,
        {
            field: 'descricao',
            reused: palavraReused,
            ends: [reservadaAdded, reservadaRemoved, contextualAdded, contextualRemoved],
        },
    ],
    [
        operadorTextChanged,
        { field: 'descricao', reused: operadorReused, ends: [operadorAdded, operadorRemoved] },
    ],
    [simboloResumoChanged, { field: 'resumo', reused: simboloReused, ends: [simboloAdded, simboloRemoved] }],
    [comandoTextChanged, { field: 'resumo', reused: comandoReused, ends: [comandoAdded, comandoRemoved] }],
    [opcaoTextChanged, { field: 'descricao', reused: opcaoReused, ends: [opcaoAdded, opcaoRemoved] }],
    [codigoTextChanged, { field: 'explicacao', reused: codigoReused }],
]);
/** What an entry that comes or goes would be, had its text changed. */
const ENDS = new Map([...MEANINGS].flatMap(([rule, { ends = [] }]) => ends.map(end => [end, rule])));
/** The list, the name of the entry, and its field: what stands before them is what the entries belong to. */
const SEGMENTS_OF_FIELD = 3;
/**
 * Differences with each text that was handed on as what it is: of two words that swap their descriptions, or more that take
 * those of one another, each means now what another one meant. Who reads the new text and knows the old name is misled, so
 * that it is no change of words alone.
 */
function withSwapped(differences) {
    const groups = new Map();
    for (const each of differences) {
        const group = groupOf(each);
        if (group === undefined)
            continue;
        const known = groups.get(group);
        if (known)
            known.push(each);
        else
            groups.set(group, [each]);
    }
    const swapped = new Set([...groups.values()].flatMap(swapped_handedOn));
    if (swapped.size === 0)
        return [...differences];
    return differences.map(each => {
        const rule = swapped.has(each) ? MEANINGS.get(each.rule)?.reused : undefined;
        return rule ? { ...each, rule } : each;
    });
}
/** What the entries belong to whose texts are looked at together; nothing for what says no meaning. */
function groupOf({ rule, spot }) {
    const end = ENDS.get(rule);
    if (end)
        return JSON.stringify([end.id, ...(0,json_pointer/* segmentsIn */.eC)(spot.path).slice(0, 1 - SEGMENTS_OF_FIELD)]);
    const meaning = MEANINGS.get(rule);
    if (meaning === undefined || !spot.path.endsWith(`/${meaning.field}`))
        return undefined;
    const owner = (0,json_pointer/* segmentsIn */.eC)(spot.path).slice(0, -SEGMENTS_OF_FIELD);
    return JSON.stringify([rule.id, ...owner]);
}
/**
 * Those of a group whose new text another one had, which has that of a third one or of the first: a circle, or a list that slips
 * by a row. One alone that takes the text of another may be a text that was corrected.
 */
function swapped_handedOn(group) {
    const owners = new Map();
    for (const each of group) {
        const text = swapped_textOf(each, 'before');
        if (text !== '')
            owners.set(text, owners.has(text) ? null : each);
    }
    // Of its own text only a capital or a full stop changed.
    const from = new Map(group.flatMap(each => {
        const owner = owners.get(swapped_textOf(each, 'after'));
        return owner && owner !== each ? [[each, owner]] : [];
    }));
    const givers = new Set(from.values());
    return [...from].flatMap(([each, owner]) => (givers.has(each) || from.has(owner) ? [each] : []));
}
/** What an entry means on one side; nothing where it is not there. */
function swapped_textOf(difference, side) {
    const end = ENDS.get(difference.rule);
    const field = end && MEANINGS.get(end)?.field;
    const given = difference[side];
    const value = field ? given?.[field] : given;
    return typeof value === 'string' ? plain(value) : '';
}

;// CONCATENATED MODULE: ./build/said/drift/reference-set.js
/** The place of a subject, or of the nearest thing around it that has one. */
function subjectPlace(origins, subject) {
    for (let around = subject; around.includes('/'); around = around.slice(0, around.lastIndexOf('/'))) {
        const place = origins.get(around);
        if (place)
            return place;
    }
    return null;
}

// EXTERNAL MODULE: ./build/said/text/said.js
var said = __webpack_require__(54157);
;// CONCATENATED MODULE: ./build/said/drift/sentence.js






/** Of two long texts, what is the same at their beginnings is cut down to this many characters. */
const KEPT_CHARACTERS = 20;
const MAX_TEXT_CHARACTERS = 60;
/** Plain text: names as they are, values of several words as JSON. */
const PLAIN = { plain: text => text, value: (_, quoted) => quoted };
/** A change in a sentence. @param say the tongue of it. */
function sentenceOf({ rule, name, path, before, after }, look = PLAIN, say = said/* spoken */.vg) {
    const [file = '', pointer = ''] = path.split('#');
    const [was, is] = pairOf(before, after);
    const values = {
        name: sentence_named(name, fullName(name, pointer)),
        before: was,
        after: is,
        field: asItIs((0,shown/* bare */.$B)(fieldOf(pointer, String(before ?? after)))),
        file: asItIs(file),
    };
    const tellApart = lookAlike(before, after) ? inParts : (text) => text;
    return say(changeRule(rule)?.says ?? '{name}')
        .split(/(\{\w+\})/)
        .map(part => {
        if (!part.startsWith('{'))
            return look.plain(part);
        const { code, plain } = values[part.slice(1, -1)] ?? asItIs('');
        return look.value(tellApart(code), tellApart(plain));
    })
        .join('');
}
/** Whether two values differ in nothing that can be seen: a letter with its accent as one character, and as two. */
function lookAlike(before, after) {
    if (typeof before !== 'string' || typeof after !== 'string' || before === after)
        return false;
    return before.normalize() === after.normalize();
}
/** A text that is not in the usual form, with what makes it so as escapes. */
function inParts(text) {
    return text === text.normalize() ? text : (0,shown/* withEscapes */.rq)(text, /[^\0-\x7f]/g);
}
/**
 * The last part of a place, of a parameter with where it is given. Of a route, what is before the first slash is no pointer, and may be all (`body`); a media type that
 * ends it is the value, and has a slash of its own.
 */
function fieldOf(pointer, value) {
    const isValue = value.includes('/') && pointer.endsWith(`/${value}`);
    const place = isValue ? pointer.slice(0, -value.length - 1) : pointer;
    return parameterAt(place) ?? (0,json_pointer/* segmentsOf */.OD)(place).at(-1) ?? place;
}
/** A symbol with its module, and an option with its command: several have one of that name. */
function fullName(name, pointer) {
    const [list, owner, inside] = (0,json_pointer/* segmentsOf */.OD)(pointer);
    if (owner === undefined)
        return name;
    if (list === 'modulos' && inside === 'simbolos')
        return `${owner}.${name}`;
    return list === 'comandos' && inside === 'opcoes' ? `${owner} ${name}` : name;
}
/** Two values as people compare them: of long texts the parts where they differ. */
function pairOf(before, after) {
    if (typeof before !== 'string' || typeof after !== 'string')
        return [sentence_written(before), sentence_written(after)];
    if (Math.max(before.length, after.length) <= MAX_TEXT_CHARACTERS)
        return [sentence_written(before), sentence_written(after)];
    let same = 0;
    while (same < before.length && before[same] === after[same])
        same += 1;
    if (same <= KEPT_CHARACTERS)
        return [sentence_written(before), sentence_written(after)];
    // From a word on, so that no character is cut in two.
    const space = before.lastIndexOf(' ', same - KEPT_CHARACTERS / 2);
    const from = space < 0 ? 0 : space + 1;
    const cut = (text) => sentence_written(from === 0 ? text : `…${text.slice(from)}`);
    return [cut(before), cut(after)];
}
function sentence_written(value) {
    if (typeof value === 'object' && value !== null)
        return asItIs(json(value));
    if (typeof value !== 'string')
        return asItIs((0,shown/* shown */.SP)(value));
    const quoted = (0,shown/* shown */.SP)(value);
    // Where it begins and ends is told by quotes of its own, or by blanks around one word.
    const isClear = isQuoted(value) || /^(?:\S*[^\s.,;:!?])$/.test(value);
    return {
        code: value === value.trim() && value !== '' ? (0,shown/* bare */.$B)(value) : quoted,
        plain: isClear ? (0,shown/* bare */.$B)(value) : quoted,
    };
}
/** A name with a blank at an end that nobody would see is between quotes. */
function sentence_named(name, full) {
    return asItIs(name === name.trim() ? (0,shown/* bare */.$B)(full) : (0,shown/* shown */.SP)(full));
}
function asItIs(text) {
    return { code: text, plain: text };
}
/** Whether it is a text of a program between its quotes, which need no others around them. */
function isQuoted(value) {
    return /^(["'`])[^"'`\\\n]*\1$/.test(value);
}
/** A part of a schema, cut. */
function json(value) {
    const text = JSON.stringify(value);
    return text.length > MAX_TEXT_CHARACTERS ? `${text.slice(0, MAX_TEXT_CHARACTERS)}…` : text;
}
const ONE_LEVEL = {
    major: [$said('{0} major change'), $said('{0} major changes')],
    minor: [$said('{0} minor change'), $said('{0} minor changes')],
    patch: [$said('{0} patch change'), $said('{0} patch changes')],
    info: [$said('{0} info change'), $said('{0} info changes')],
};
/** `1 major and 3 minor changes`; empty for none. */
function countChanges(counts, say = said/* spoken */.vg) {
    const found = change_level/* CHANGE_LEVELS */.v.filter(level => counts[level] > 0);
    const [only, other] = found;
    if (only === undefined)
        return '';
    if (other === undefined)
        return say(ONE_LEVEL[only][counts[only] === 1 ? 0 : 1], counts[only]);
    const parts = found.map(level => `${counts[level]} ${level}`);
    const last = parts.pop();
    return say($said('{0} and {1} changes'), parts.join(', '), last);
}

;// CONCATENATED MODULE: ./build/said/drift/unknown.js


/** The field by which an entry of a list is known; an entry without it has no name. */
const KEYS = ['palavra', 'simbolo', 'nome', 'grupo', 'codigo', 'flag', 'comando'];
/** Parts what differs from what cannot be told, because one of the sides could not be read there. */
function tellApart(differences, before, after) {
    const [base, head] = [new Side(before), new Side(after)];
    const placed = (placeSide, subject) => {
        const { origins } = placeSide === 'base' ? before : after;
        return { place: subjectPlace(origins, subject), placeSide };
    };
    if (base.isWhole && head.isWhole && differences.every(each => each.unknownIn === undefined))
        return { differences, unknown: [] };
    const unknown = new Map();
    for (const [side, { paths }] of [
        ['base', base],
        ['head', head],
    ])
        for (const [path, subject] of paths)
            unknown.set(path, {
                path,
                side: unknown.has(path) ? 'both' : side,
                ...placed(side, subject),
            });
    const [gone, come] = [new Map(), new Map()];
    const certain = [];
    for (const difference of differences) {
        if (base.covers(difference, 'base') || head.covers(difference, 'head'))
            continue;
        const { spot, before: was, after: is, unknownIn } = difference;
        if (unknownIn !== undefined) {
            unknown.set(spot.path, { path: spot.path, side: unknownIn, ...placed(unknownIn, spot[unknownIn]) });
            continue;
        }
        const [side, lacking, other] = is === null ? ['head', head, 'base'] : ['base', base, 'head'];
        if ((is === null || was === null) && lacking.mayHave(spot.path, spot[side])) {
            unknown.set(spot.path, { path: spot.path, side, ...placed(other, spot[other]) });
            continue;
        }
        certain.push(difference);
        if (is === null && head.namelessIn(spot.head) > 0)
            push(gone, spot.head, difference);
        if (was === null && base.namelessIn(spot.base) > 0)
            push(come, spot.base, difference);
    }
    const open = new Set();
    // An entry without a name may be the one that is missed; of more missing ones than there are such entries, some are gone.
    for (const [side, lists, set] of [
        [head, gone, 'head'],
        [base, come, 'base'],
    ])
        for (const [list, missing] of lists) {
            if (missing.length > side.namelessIn(list))
                continue;
            for (const difference of missing) {
                open.add(difference);
                const { path } = difference.spot;
                const other = set === 'head' ? 'base' : 'head';
                unknown.set(path, { path, side: set, ...placed(other, difference.spot[other]) });
            }
        }
    return { differences: certain.filter(each => !open.has(each)), unknown: [...unknown.values()] };
}
function push(lists, list, difference) {
    lists.set(list, [...(lists.get(list) ?? []), difference]);
}
/** What one side does not know. */
class Side {
    set;
    /** By name, with their subjects. */
    paths = new Map();
    nameless = new Map();
    unread;
    constructor(set) {
        this.set = set;
        this.unread = set.unread ?? new Set();
        for (const subject of this.unread) {
            // What may be there is told where something is missing that it may be.
            const path = isPossible(subject) ? undefined : pathByName(set, subject);
            if (path === undefined)
                continue;
            this.paths.set(path, subject);
            const list = listOfNameless(subject);
            if (list !== undefined)
                this.nameless.set(list, (this.nameless.get(list) ?? 0) + 1);
        }
    }
    get isWhole() {
        return this.unread.size === 0;
    }
    /** How many entries of a list have no name. Commands are compared as one list, whatever group they are in. */
    namelessIn(list) {
        return this.nameless.get(list) ?? 0;
    }
    /** Whether an entry that is missing in a list may be there, by its path and the subject of the list. */
    mayHave(path, list) {
        if (this.unread.size === 0)
            return false;
        const name = (0,json_pointer/* segmentsIn */.eC)(path).at(-1) ?? '';
        const lists = [list, list.replace(/\/\d+\/comandos$/, '')];
        return lists.some(each => this.unread.has((0,json_pointer.at)(each, '-')) || this.unread.has((0,json_pointer.at)(each, '-', name)));
    }
    /** Whether a difference is about something that is not known here. */
    covers({ spot, reads = [] }, side) {
        const subject = spot[side];
        if (this.unread.size === 0)
            return false;
        for (let around = subject; around.includes('#/'); around = around.slice(0, around.lastIndexOf('/')))
            if (this.unread.has(around))
                return true;
        return (this.paths.has(spot.path) ||
            KEYS.some(key => this.unread.has((0,json_pointer.at)(subject, key))) ||
            reads.some(field => this.unread.has((0,json_pointer.at)(subject, field))));
    }
}
/** Whether a subject is of an entry that may be in a list besides those that are. */
function isPossible(subject) {
    return /\/-(?:\/[^/]*)?$/.test(subject);
}
/** The list that an entry without a name is in, where the subject is of such a name. */
function listOfNameless(subject) {
    const [, entry = '', field] = /^(.*\/\d+)(?:\/([a-z_]+))?$/.exec(subject) ?? [];
    if (entry === '' || (field !== undefined && !KEYS.includes(field)))
        return undefined;
    // Commands are compared as one list, whatever group they are in.
    return entry.slice(0, entry.lastIndexOf('/')).replace(/#\/grupos\/\d+\/comandos$/, '#/comandos');
}
/** A subject by the names of the entries that it is in; nothing for what the files do not have. */
function pathByName({ files }, subject) {
    const [file = '', pointer = ''] = subject.split('#');
    let value = files[/^\/api\/(\w+)\.json$/.exec(file)?.[1] ?? ''];
    let path = `${file}#`;
    if (value === undefined)
        return undefined;
    for (const segment of (0,json_pointer/* segmentsOf */.OD)(pointer)) {
        const isEntry = Array.isArray(value);
        value = typeof value === 'object' && value !== null ? Reflect.get(value, segment) : undefined;
        path = (0,json_pointer.at)(path, isEntry ? unknown_nameOf(value, segment) : segment);
    }
    return path.replace(/#\/grupos\/[^/]*\/comandos(?=\/)/, '#/comandos');
}
function unknown_nameOf(entry, index) {
    if (typeof entry === 'string')
        return entry === '' ? index : entry;
    const fields = (entry ?? {});
    const name = KEYS.map(key => fields[key]).find(each => typeof each === 'string');
    return typeof name === 'string' && name !== '' ? name : index;
}

;// CONCATENATED MODULE: ./build/said/drift/changes.js






/** 64 bits: two of a hundred thousand changes meet once in four million reports. */
const FINGERPRINT_DIGITS = 16;
/** The changes between two sets of data, with their levels and places. The order is that of the files. */
function changesBetween(before, after, policy = {}) {
    return compareReferences(before, after, policy).changes;
}
/** The same, and what is not among the changes. */
function compareReferences(before, after, policy = {}) {
    const { differences, unknown } = tellApart([...compare_compareSets(before, after)], before, after);
    const told = [...withSwapped(differences)];
    const changes = toChanges(told, policy, {
        base: subject => subjectPlace(before.origins, subject),
        head: subject => subjectPlace(after.origins, subject),
    });
    const switchedOff = new Map();
    for (const { rule } of told)
        if (levelOf(rule, policy) === 'off')
            switchedOff.set(rule.id, (switchedOff.get(rule.id) ?? 0) + 1);
    return { changes, unknown, switchedOff };
}
function levelOf({ id, level }, policy) {
    return Object.hasOwn(policy, id) ? (policy[id] ?? level) : level;
}
/** Differences with level, place, sentence and fingerprint. */
function toChanges(differences, policy, places) {
    const changes = [];
    for (const difference of differences) {
        const { rule, spot, name, before, after } = difference;
        const level = levelOf(rule, policy);
        if (level === 'off')
            continue;
        const side = after === null ? 'base' : 'head';
        changes.push({
            rule: rule.id,
            level,
            path: spot.path,
            name,
            message: sentenceOf({ rule: rule.id, name, path: spot.path, before, after }),
            before,
            after,
            place: places[side](spot[side]),
            side,
            fingerprint: fingerprint([rule.id, spot.path, before, after]),
        });
    }
    return changes;
}
function fingerprint(values) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(values)).digest('hex').slice(0, FINGERPRINT_DIGITS);
}

;// CONCATENATED MODULE: ./build/said/drift/derivation.js
/** What each effect means, and the levels of its directions. */
const EFFECTS = {
    use: {
        says: $said('what programs, scripts or clients can write, call or ask for'),
        levels: { less: 'major', more: 'minor', other: 'major' },
    },
    demand: {
        says: $said('what is demanded of them'),
        levels: { less: 'minor', more: 'major', other: 'major' },
    },
    result: {
        says: $said('what they can rely on to get'),
        levels: { less: 'major', more: 'minor', other: 'major' },
    },
    behaviour: {
        says: $said('what happens, or should be known, where all that worked still runs'),
        levels: { less: 'minor', more: 'minor', other: 'minor' },
    },
    text: {
        says: $said('what people read'),
        levels: { less: 'patch', more: 'patch', other: 'patch' },
    },
    count: {
        says: $said('what is counted or known, where nobody has to do anything'),
        levels: { less: 'info', more: 'info', other: 'info' },
    },
};
/** Every kind of change, by what it is about; `kept` stands behind those that leave the old way. */
const derivation_KINDS = {
    use: {
        less: 'campo-removed reservada-removed contextual-removed operador-removed verbo-removed embutida-removed modulo-removed ' +
            'modulo-apelido-removed simbolo-removed simbolo-became-function parametro-removed parametro-passing-narrowed ' +
            'assinatura-variante-removed comando-removed comando-apelido-removed opcao-removed comando-argumento-removed opcao-form-removed codigo-removed ' +
            'pacote-removed pacote-versao-removed pacote-versao-decreased rota-removed rota-became-conditional corpo-tipo-removed',
        more: 'campo-added contextual-added operador-added verbo-added embutida-added modulo-added modulo-apelido-added ' +
            'simbolo-added parametro-added-optional parametro-passing-widened assinatura-variante-added comando-added ' +
            'comando-apelido-added comando-argumento-added opcao-value-added opcao-added opcao-form-added codigo-added pacote-added pacote-versao-added rota-added ' +
            'rota-became-sure corpo-tipo-added',
        other: 'campo-type-changed nome-changed endereco-changed extensao-changed reservada-renamed contextual-renamed ' +
            'operador-renamed modulo-renamed modulo-apelido-moved modulo-renamed-kept:kept simbolo-renamed simbolo-moved simbolo-became-class:kept ' +
            'parametro-inserted parametro-renamed parametros-reordered assinatura-kind-changed assinatura-changed ' +
            'modulo-merged:kept modulo-split:kept comando-argumentos-reordered comando-renamed comando-apelido-moved comando-renamed-kept:kept opcao-renamed opcao-moved codigo-renumbered codigo-reused ' +
            'palavra-reused operador-reused simbolo-reused comando-reused opcao-reused ' +
            'pacote-versao-altered rota-parametro-style-changed',
    },
    demand: {
        less: 'palavra-became-contextual regra-removed parametro-became-optional parametro-type-widened opcao-value-optional ' +
            'comando-argumento-optional ' +
            'validacao-removed validacao-loosened acesso-loosened corpo-optional',
        more: 'comando-argumento-demanded reservada-added palavra-became-reservada parametro-added parametro-became-required validacao-added ' +
            'validacao-tightened acesso-tightened corpo-required',
        other: 'parametro-type-changed opcao-value-changed validacao-changed acesso-changed',
    },
    result: {
        less: 'resposta-removed resposta-tipo-removed resposta-campo-removed resposta-campo-optional resposta-cabecalho-removed ' +
            'esquema-removed esquema-campo-removed esquema-campo-optional',
        more: 'retorno-narrowed resposta-added resposta-tipo-added resposta-campo-added resposta-campo-always ' +
            'resposta-campo-narrowed resposta-cabecalho-added esquema-added esquema-campo-added esquema-campo-always ' +
            'esquema-campo-narrowed',
        other: 'retorno-changed simbolo-became-async simbolo-became-sync resposta-campo-changed esquema-campo-changed',
    },
    behaviour: {
        less: 'resposta-erro-removed pagina-endereco-removed paginas-removed operacao-id-removed',
        more: 'simbolo-deprecated rota-overlap-added rota-deprecated operacao-id-added validacao-deprecated',
        other: 'documentacao-changed contextual-onde-changed simbolo-undeprecated parametro-default-changed comando-uso-changed ' +
            'opcao-value-renamed ' +
            'rota-parametro-renamed pagina-endereco-reassigned operacao-id-changed rota-undeprecated ' +
            'validacao-default-changed validacao-undeprecated',
    },
    text: {
        less: 'parametro-type-removed retorno-removed grupo-removed comando-exemplo-removed comando-veja-removed',
        more: 'regra-added parametro-type-added retorno-added grupo-added comando-exemplo-added comando-veja-added',
        other: 'descricao-changed palavra-text-changed operador-text-changed regra-reworded simbolo-resumo-changed ' +
            'assinatura-rewritten grupo-renamed comando-moved comando-text-changed comando-uso-reworded comando-exemplo-changed opcao-text-changed ' +
            'codigo-titulo-changed codigo-text-changed codigo-doc-changed pacote-text-changed validacao-text-changed rota-text-changed ' +
            'resposta-text-changed esquema-text-changed',
    },
    count: {
        less: 'exercicios-removed rota-overlap-removed respostas-closed',
        more: 'exercicios-added respostas-opened paginas-added',
        other: 'contagem-changed',
    },
};
const derivation_BY_ID = new Map(Object.keys(derivation_KINDS).flatMap(effect => Object.entries(derivation_KINDS[effect]).flatMap(([direction, ids]) => ids.split(' ').map(written => {
    const [id = '', mark] = written.split(':');
    return [id, derived(effect, direction, mark === 'kept')];
}))));
function derived(effect, direction, kept) {
    const level = EFFECTS[effect].levels[direction];
    return { effect, direction, kept, level: kept && level === 'major' ? 'minor' : level };
}
/** What the level of a kind of change follows from; nothing for an id that there is not. */
function derivationOf(id) {
    return derivation_BY_ID.get(id);
}
/** Ids of all kinds of change that a level is derived for. */
const DERIVED_IDS = [...derivation_BY_ID.keys()];

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./build/said/findings/rule-info.js
var rule_info = __webpack_require__(50238);
// EXTERNAL MODULE: ./build/said/findings/user-error.js
var user_error = __webpack_require__(14343);
// EXTERNAL MODULE: ./build/said/rules/comparison.js
var comparison = __webpack_require__(96759);
// EXTERNAL MODULE: ./build/said/rules/former-ids.js
var former_ids = __webpack_require__(47920);
// EXTERNAL MODULE: ./build/said/text/nearest.js
var nearest = __webpack_require__(35112);
;// CONCATENATED MODULE: ./build/said/drift/path-pattern.js
/**
 * Patterns of paths: `*` stands for anything in one part, `**` for any parts, and `\` before a sign for that sign: names
 * may be stars, as of operators.
 */
function patternOf(pattern) {
    const signs = path_pattern_signsOf(pattern);
    return path => matches(signs, path);
}
function path_pattern_signsOf(pattern) {
    const signs = [];
    for (let i = 0; i < pattern.length; i += 1) {
        const sign = pattern[i];
        if (sign === '\\' && i + 1 < pattern.length) {
            i += 1;
            signs.push({ is: 'one', sign: pattern[i] });
        }
        else if (sign !== '*')
            signs.push({ is: 'one', sign });
        else if (signs.at(-1)?.is === 'part' && pattern[i - 1] === '*')
            signs[signs.length - 1] = { is: 'parts' };
        else if (signs.at(-1)?.is !== 'parts')
            signs.push({ is: 'part' });
    }
    return signs;
}
/** Goes through the path once with all ways to read the pattern, so that no pattern is slow. */
function matches(signs, path) {
    let reached = new Set([0]);
    for (let i = 0; i <= path.length && reached.size > 0; i += 1) {
        // Stars may stand for nothing. What is added while it goes on is looked at, too.
        for (const at of reached)
            if (signs[at] !== undefined && signs[at].is !== 'one')
                reached.add(at + 1);
        if (i === path.length)
            break;
        const next = new Set();
        for (const at of reached) {
            const sign = signs[at];
            if (sign === undefined)
                continue;
            if (sign.is === 'one' && sign.sign === path[i])
                next.add(at + 1);
            else if (sign.is === 'parts' || (sign.is === 'part' && path[i] !== '/'))
                next.add(at);
        }
        reached = next;
    }
    return reached.has(signs.length);
}

;// CONCATENATED MODULE: ./build/said/drift/exceptions.js










/** Where exceptions are written: in the folder of the language. */
const IGNORE_FILE = '.refdata-ignore.yml';
const MAX_EXCEPTIONS = 10_000;
const MAX_YAML_ALIASES = 100;
const REMEDY = $said('Write a list of exceptions, each with `reason`, `expires` (2026-12-31), and either `fingerprint`, or `rule` and `path`, `paths` or `module`.');
const exceptionSchema = schemas/* strictObject */.rej({
    fingerprint: schemas/* string */.YjP()
        .regex(/^[0-9a-f]{16}$/)
        .optional(),
    rule: schemas/* string */.YjP().min(1).transform(former_ids/* presentId */.Tb).optional(),
    path: schemas/* string */.YjP().min(1).optional(),
    paths: schemas/* string */.YjP().min(1).optional(),
    module: schemas/* string */.YjP().min(1).optional(),
    reason: schemas/* string */.YjP().trim().min(1),
    expires: iso/* date */.p6(),
})
    .refine(({ fingerprint, rule, path, paths, module }) => {
    const places = [path, paths, module].filter(each => each !== undefined).length;
    return fingerprint === undefined
        ? rule !== undefined && places === 1
        : rule === undefined && places === 0;
});
/** Parses an ignore file. @throws {UserError} with every mistake and its line. */
function parseExceptions(text, file) {
    // Everything is text: a fingerprint of sixteen digits is no number.
    const document = (0,dist/* parseDocument */.Tp)(text, { schema: 'failsafe', customTags: [] });
    const lineOf = (offset) => text.slice(0, offset).split('\n').length;
    const [broken] = document.errors;
    if (broken) {
        const message = $said`${file}:${lineOf(broken.pos[0])} is not YAML: ${broken.message.split('\n')[0]}`;
        throw new user_error/* UserError */.y(message, REMEDY);
    }
    let data;
    try {
        data = document.toJS({ maxAliasCount: MAX_YAML_ALIASES });
    }
    catch (cause) {
        throw new user_error/* UserError */.y($said`${file} cannot be read: ${cause.message}.`, REMEDY, { cause });
    }
    if (data === null || data === undefined)
        return [];
    const placeOf = (i) => {
        const node = document.getIn([i], true);
        return { file, line: lineOf(node?.range?.[0] ?? 0) };
    };
    const parsed = schemas/* array */.YOg(exceptionSchema).max(MAX_EXCEPTIONS).safeParse(data);
    if (parsed.success)
        return parsed.data.map((exception, i) => ({ ...exception, place: placeOf(i) }));
    const findings = parsed.error.issues.map((issue) => {
        const [i] = issue.path;
        const place = typeof i === 'number' ? placeOf(i) : { file, line: 1 };
        return { rule: 'config', level: 'error', message: sentence(issue), remedy: REMEDY, place };
    });
    throw new user_error/* UserError */.y($said`${file} has mistakes.`, REMEDY, { findings });
}
/** What is wrong with the list, with one of its entries, or with a key of one. */
function sentence(issue) {
    const [i, ...keys] = issue.path;
    if (i === undefined)
        return issue.code === 'too_big' ? $said`There are more than ${MAX_EXCEPTIONS} exceptions.` : $said('It is no list.');
    if (issue.code === 'unrecognized_keys')
        return $said`An exception has no key ${issue.keys.join(', ')}.`;
    if (keys.length === 0)
        return issue.code === 'custom'
            ? $said('An exception needs either `fingerprint`, or `rule` with one of `path`, `paths` and `module`.')
            : $said('An exception is a map.');
    const key = `\`${keys.join('.')}\``;
    // The input itself is not kept in an issue, so the words of the library say it.
    if (issue.code === 'invalid_type')
        return issue.message.includes('received undefined') ? $said`${key} is missing.` : $said`${key} must be a text.`;
    if (issue.code === 'too_small')
        return $said`${key} is empty.`;
    return keys[0] === 'expires'
        ? $said('`expires` is no day, such as 2026-12-31.')
        : $said('`fingerprint` is none: copy the sixteen digits and letters from a report.');
}
/**
 * Leaves out the changes that are excepted, and tells what is wrong with exceptions: expired, for a rule that there is
 * not, or for nothing.
 * @param today as `2026-12-31`; an exception holds on the day on which it expires.
 */
function except(changes, exceptions, today) {
    const findings = [];
    const excepted = new Set();
    const tell = (rule, message, place) => findings.push((0,rule_info/* findingOf */.h)(rule, message, IGNORE_FILE, place));
    for (const exception of exceptions) {
        const { place, rule, expires } = exception;
        const what = nameOfException(exception);
        if (rule !== undefined && !changeRule(rule)) {
            const [near] = (0,nearest/* nearest */.p)(rule, CHANGE_IDS);
            tell(comparison/* ignoreUnknown */.H8, $said`There is no kind of change ${rule}.${near ? $said` Did you mean ${near}?` : ''}`, place);
        }
        else if (expires < today) {
            tell(comparison/* ignoreExpired */.AL, $said`The exception for ${what} expired on ${expires}.`, place);
        }
        else {
            const isPattern = exception.path?.includes('*') === true;
            const meant = changes.filter(meaning(exception));
            for (const change of meant)
                excepted.add(change);
            if (meant.length === 0)
                tell(isPattern ? { ...comparison/* ignoreUnused */.$T, remedy: AS_PATTERN } : comparison/* ignoreUnused */.$T, isPattern
                    ? $said`The exception for ${what} excepts nothing: \`path\` is one path, and \`paths\` takes a pattern.`
                    : $said`The exception for ${what} excepts nothing.`, place);
        }
    }
    return {
        changes: changes.filter(change => !excepted.has(change)),
        excepted: [...excepted],
        findings,
    };
}
const AS_PATTERN = $said('Write `paths` in place of `path`, or remove it.');
/** What an exception is for, in a few words. */
function nameOfException({ fingerprint, rule, path, paths, module }) {
    return fingerprint ?? $said`${rule} at ${path ?? paths ?? module}`;
}
/** A path is one path, whatever it is made of: that of an operator `*` is no pattern, and excepts no other operator. */
function meaning({ fingerprint, rule, path, paths, module }) {
    if (fingerprint !== undefined)
        return change => change.fingerprint === fingerprint;
    if (path !== undefined)
        return change => change.rule === rule && change.path === path;
    if (paths !== undefined) {
        const isLike = patternOf(paths);
        return change => change.rule === rule && isLike(change.path);
    }
    return change => {
        const [list, name] = (0,json_pointer/* segmentsIn */.eC)(change.path);
        return change.rule === rule && list === 'modulos' && name === module;
    };
}

;// CONCATENATED MODULE: ./build/said/drift/extent.js
/** How many entries a side has: words, operators, functions, symbols, commands, codes and the rest of the lists, packages. */
function entriesIn({ files, packages, registro }) {
    const { sintaxe, embutidas, modulos, comandos, erros } = files;
    const { reservadas, contextuais, operadores, verbos_http, regras } = sintaxe;
    const lists = [reservadas, contextuais, operadores, verbos_http, regras, embutidas.funcoes, erros.codigos];
    let count = packages?.packages.size ?? Object.keys(registro?.pacotes ?? {}).length;
    for (const list of lists)
        count += list.length;
    for (const { simbolos } of modulos.modulos)
        count += 1 + simbolos.length;
    for (const grupo of comandos.grupos)
        count += grupo.comandos.length;
    return count;
}

;// CONCATENATED MODULE: ./build/said/drift/fail-on.js
/** When a check fails: `unbumped` when `versao` does not fit, `major` and `any` also for such changes as are bumped. */
const FAIL_ON = ['major', 'unbumped', 'any', 'none'];
/** Whether changes of that level make a check fail by themselves. */
function failsBy(failOn, level) {
    return (failOn === 'any' && level !== 'none') || (failOn === 'major' && level === 'major');
}

// EXTERNAL MODULE: ./build/said/text/media-type.js
var media_type = __webpack_require__(89459);
;// CONCATENATED MODULE: ./build/said/drift/routes/answers.js




const FIRST_ERROR = 400;
const answers_BY_KIND = {
    added: respostaCampoAdded,
    removed: respostaCampoRemoved,
    optional: respostaCampoOptional,
    always: respostaCampoAlways,
    changed: respostaCampoChanged,
    narrowed: respostaCampoNarrowed,
    text: respostaTextChanged,
};
/**
 * What clients get of one route: statuses, media types and bodies, as far as both sides are read. What somebody describes by hand is
 * described as a whole: there, what may be anything is not what could not be read.
 */
function* compareAnswers(old, now, name, spotOf) {
    if (!old.answers || !now.answers)
        return;
    const isWhole = [old, now].every(({ asks }) => asks && !asks.isMade);
    const [olds, nows] = [byStatus(old.answers.known), byStatus(now.answers.known)];
    const [wasOpen, isOpen] = [old.answers, now.answers].map(({ unread }) => unread.length > 0);
    for (const [status, before] of olds) {
        const after = nows.get(status);
        if (after) {
            const spotIn = (...inner) => spotOf(String(status), ...inner);
            yield* compareBodies(before, after, name, spotIn, isWhole);
            yield* compareHeaders(before, after, name, spotIn, isWhole);
        }
        // What is not read may be it.
        else if (!isOpen || isWhole) {
            const rule = status < FIRST_ERROR ? respostaRemoved : respostaErroRemoved;
            yield removed(rule, spotOf(String(status)), name, status);
        }
    }
    for (const status of nows.keys())
        if (!olds.has(status) && (!wasOpen || isWhole))
            yield added(respostaAdded, spotOf(String(status)), name, status);
    const [others, otherNows] = [old, now].map(({ answers }) => byStatus(answers?.others ?? []));
    for (const [status, before] of others ?? []) {
        const after = otherNows?.get(status);
        if (after)
            yield* compareBodies(before, after, name, (...inner) => spotOf('others', ...inner), isWhole);
    }
    if (wasOpen !== isOpen) {
        const said = (open) => (open ? 'open' : 'closed');
        const rule = isOpen ? respostasOpened : respostasClosed;
        yield { rule, spot: spotOf('respostas'), name, before: said(wasOpen), after: said(isOpen) };
    }
}
/** Headers, which have no case. */
function* compareHeaders(before, after, name, spotOf, isWhole) {
    const [olds, nows] = [headersOf(before), headersOf(after)];
    for (const [header, schema] of olds) {
        const now = nows.get(header);
        if (now)
            yield* compareValues([schema], [now], name, spotOf, ['headers', header], isWhole);
        else
            yield removed(respostaCabecalhoRemoved, spotOf('headers', header), name, header);
    }
    for (const header of nows.keys())
        if (!olds.has(header))
            yield added(respostaCabecalhoAdded, spotOf('headers', header), name, header);
}
function headersOf(answers) {
    return new Map(answers.flatMap(({ headers = [], headerSchemas = {} }) => headers.map(header => [header.toLowerCase(), headerSchemas[header] ?? {}])));
}
function* compareValues(before, after, name, spotOf, path, isWhole) {
    if (same(before, after))
        return;
    for (const { kind, path: at, before: one, after: other } of bodyChanges(before, after, path, isWhole))
        yield { rule: answers_BY_KIND[kind], spot: spotOf(...at), name, before: one, after: other };
}
function* compareBodies(before, after, name, spotOf, isWhole) {
    const [olds, nows] = [byMedia(before), byMedia(after)];
    const isKnown = ![...olds.keys(), ...nows.keys()].some(media => media.includes('*'));
    for (const [media, old] of olds) {
        const now = nows.get(media);
        if (!now) {
            if (isKnown)
                yield removed(respostaTipoRemoved, spotOf(media), name, media);
            continue;
        }
        yield* compareValues(answers_formsOf(old), answers_formsOf(now), name, spotOf, [], isWhole);
    }
    for (const media of nows.keys())
        if (isKnown && !olds.has(media))
            yield added(respostaTipoAdded, spotOf(media), name, media);
}
function byStatus(answers) {
    return answers_grouped(answers, ({ status }) => status);
}
/** Nothing at all is a form of its own. */
function byMedia(answers) {
    return answers_grouped(answers, ({ media }) => media ?? 'nada');
}
/** What the bodies of a media type may be. */
function answers_formsOf(answers) {
    return answers.map(({ schema, shape }) => schema ?? shape?.schema ?? {});
}
function answers_grouped(answers, keyOf) {
    const groups = new Map();
    for (const answer of answers)
        groups.set(keyOf(answer), [...(groups.get(keyOf(answer)) ?? []), answer]);
    return groups;
}

;// CONCATENATED MODULE: ./build/said/drift/routes/requests.js




/** What a route asks of whoever calls it, where both sides say so, and by what it is known where both were written by hand. */
function* compareRequests(old, now, name, spotOf) {
    yield* compareAccess(accessOf(old), accessOf(now), name, spotOf('acesso'));
    if (!old.asks || !now.asks)
        return;
    yield* requests_compareParameters(old.asks, now.asks, name, spotOf);
    if (old.asks.isMade || now.asks.isMade)
        return;
    yield* compareNames(old.asks, now.asks, name, spotOf);
    yield* changed(rotaTextChanged, spotOf('descricao'), name, old.comment ?? '', now.comment ?? '');
}
/** Media types of bodies, and whether one has to be sent. @param isTold whether its fields say already that it has to be */
function* compareBodyTypes(old, now, name, spotOf, isTold) {
    const [olds, nows] = [old, now].map(({ bodies }) => bodies.map(({ media }) => media));
    if (olds.length === 0 && nows.length > 0 && now.needsBody) {
        yield { rule: corpoRequired, spot: spotOf('body'), name, before: 'sometimes', after: 'always' };
        return;
    }
    if (![...olds, ...nows].some(media => media.includes('*'))) {
        for (const media of olds)
            if (!nows.includes(media))
                yield removed(corpoTipoRemoved, spotOf('body', media), name, media);
        for (const media of nows)
            if (!olds.includes(media))
                yield added(corpoTipoAdded, spotOf('body', media), name, media);
    }
    if (old.needsBody === now.needsBody || isTold || olds.length === 0 || nows.length === 0)
        return;
    const said = (needs) => (needs ? 'always' : 'sometimes');
    const rule = now.needsBody ? corpoRequired : corpoOptional;
    yield { rule, spot: spotOf('body'), name, before: said(old.needsBody), after: said(now.needsBody) };
}
/** What lets a request in: all of one of these. Nothing where neither a program nor a description says it. */
function accessOf({ asks, auth, origin }) {
    if (asks)
        return asks.access;
    if (auth)
        return [auth.map(scheme => scheme.toLowerCase())];
    return origin === 'list' || origin === 'document' ? undefined : [];
}
function* compareAccess(old, now, name, spot) {
    if (!old || !now)
        return;
    const [olds, nows] = [old, now].map(ways => (ways.length === 0 ? [[]] : ways));
    const isEnough = (way, ways) => ways.some(other => other.every(word => way.includes(word)));
    const isTighter = !olds.every(way => isEnough(way, nows));
    const isLooser = !nows.every(way => isEnough(way, olds));
    if (!isTighter && !isLooser)
        return;
    const rule = !isLooser ? acessoTightened : !isTighter ? acessoLoosened : acessoChanged;
    yield { rule, spot, name, before: requests_shown(olds), after: requests_shown(nows) };
}
function requests_shown(ways) {
    return ways.map(way => (way.length === 0 ? 'nothing' : way.join(' and '))).join(', or ');
}
/** How lists and objects are written in an address, and which parameters are to be left. */
function* requests_compareParameters(old, now, name, spotOf) {
    for (const before of old.parameters) {
        const after = now.parameters.find(each => requests_nameOf(each) === requests_nameOf(before));
        if (!after)
            continue;
        const spot = spotOf(before.in, before.name);
        const [was, is] = [styleOf(before), styleOf(after)];
        if (was !== is && isMany(before) && isMany(after))
            yield { rule: parametroStyleChanged, spot, name, before: was, after: is };
        if (before.deprecated === after.deprecated || now.isMade)
            continue;
        const rule = after.deprecated ? validacaoDeprecated : validacaoUndeprecated;
        yield { rule, spot, name, before: null, after: null };
    }
}
function requests_nameOf({ in: place, name }) {
    return `${place} ${place === 'header' ? name.toLowerCase() : name}`;
}
function isMany({ schema }) {
    const types = [schema.type].flat();
    return types.includes('array') || types.includes('object');
}
function styleOf({ style, explode }) {
    return explode ? `${style}, exploded` : style;
}
function* compareNames(old, now, name, spotOf) {
    const id = spotOf('operacao');
    if (old.id === undefined && now.id !== undefined)
        yield added(operacaoIdAdded, id, name, now.id);
    else if (old.id !== undefined && now.id === undefined)
        yield removed(operacaoIdRemoved, id, name, old.id);
    else
        yield* changed(operacaoIdChanged, id, name, old.id, now.id);
    if (!old.deprecated && now.deprecated)
        yield added(rotaDeprecated, spotOf('deprecated'), name, 'deprecated');
    if (old.deprecated && !now.deprecated)
        yield removed(rotaUndeprecated, spotOf('deprecated'), name, 'deprecated');
    yield* changed(rotaTextChanged, spotOf('resumo'), name, old.title ?? '', now.title ?? '');
    const [was = [], is = []] = [old.tags, now.tags];
    if (!same(was, is))
        yield { rule: rotaTextChanged, spot: spotOf('tags'), name, before: was.join(', '), after: is.join(', ') };
}

;// CONCATENATED MODULE: ./build/said/drift/routes/compare.js








const ANY = '*';
const TARGETS = ['params', 'query', 'headers', 'cookies'];
const BY_NARROWING = {
    tightened: validacaoTightened,
    loosened: validacaoLoosened,
    changed: validacaoChanged,
    default: validacaoDefaultChanged,
    deprecated: validacaoDeprecated,
    undeprecated: validacaoUndeprecated,
    text: validacaoTextChanged,
};
/**
 * What clients of a server see change: routes by method and path, whatever the parameters are called. Routes whose path
 * is not known are not compared; the reader tells about them.
 */
function* compareRoutes(before, after) {
    const [olds, nows] = [byKey(before), byKey(after)];
    for (const [key, old] of olds) {
        const now = nows.get(key);
        if (now)
            yield* compareRoute(old, now);
        // A route for any method still takes this one.
        else if (!nows.has(anyMethod(key)))
            yield removed(rotaRemoved, compare_spotOf(old), compare_nameOf(old), compare_nameOf(old));
    }
    for (const [key, now] of nows)
        if (!olds.has(key) && !olds.has(anyMethod(key)))
            yield added(rotaAdded, compare_spotOf(now), compare_nameOf(now), compare_nameOf(now));
    yield* compareOverlaps([...olds.values()], [...nows.values()]);
}
function* compareRoute(given, now) {
    const spot = compare_spotOf(now);
    const name = compare_nameOf(now);
    const old = withParams(given, now.params);
    for (const [i, before] of given.params.entries()) {
        const after = now.params[i];
        if (after === undefined || after === before)
            continue;
        yield { rule: rotaParametroRenamed, spot: inside(spot, 'params', before), name, before, after };
    }
    if (old.certainty !== now.certainty) {
        const rule = now.certainty === 'sure' ? rotaBecameSure : rotaBecameConditional;
        yield { rule, spot, name, before: old.certainty, after: now.certainty };
    }
    for (const target of TARGETS)
        yield* compareValidations(name, target, old, now, spot);
    yield* compare_compareBodies(name, old, now, spot);
    yield* compareRequests(old, now, name, (...names) => inside(spot, ...names));
    yield* compareAnswers(old, now, name, (...names) => inside(spot, 'responses', ...names));
}
function* compareValidations(name, target, before, after, route) {
    const [olds, nows] = [schemasOf(before, target), schemasOf(after, target)];
    for (let i = 0; i < Math.max(olds.length, nows.length); i += 1) {
        const [old, now] = [olds[i], nows[i]];
        const spot = targetSpot(route, target);
        // Parameters that nobody has to give are new ones, whether there were others or none.
        const isOpen = target !== 'body' && ((before.asks && after.asks) || !demands(old ?? now));
        if (old !== undefined && now !== undefined)
            yield* compareSchemas(name, target, old, now, spot);
        else if (isOpen)
            yield* compareSchemas(name, target, old ?? compare_without(now, target), now ?? compare_without(old, target), spot);
        else if (old === undefined)
            yield added(validacaoAdded, spot, name, now);
        else
            yield removed(validacaoRemoved, spot, name, old);
    }
}
function* compareSchemas(name, target, old, now, spot) {
    if (same(old, now))
        return;
    for (const { narrowing, path, before, after } of schemaChanges(old, now, { isText: target !== 'body' }))
        yield { rule: BY_NARROWING[narrowing], spot: inside(spot, ...path), name, before, after };
}
/** Bodies by media types, where both sides say them; what is not JSON is compared by its own schemas. */
function* compare_compareBodies(name, old, now, route) {
    const [before, after] = [old.asks, now.asks];
    if (!before || !after) {
        yield* compareValidations(name, 'body', old, now, route);
        return;
    }
    // A body that is JSON no more, or was none, is told by its media type.
    const hasBoth = (firstJson(before) === undefined) === (firstJson(after) === undefined);
    const told = hasBoth ? [...compareValidations(name, 'body', old, now, route)] : [];
    yield* told;
    for (const { media, schema } of before.bodies) {
        const other = after.bodies.find(each => each.media === media);
        if (other && media !== firstJson(before) && media !== firstJson(after))
            yield* compareSchemas(name, 'body', schema, other.schema, inside(targetSpot(route, 'body'), media));
    }
    const isTold = told.some(({ rule }) => FIELDS_TOLD.has(rule));
    yield* compareBodyTypes(before, after, name, (...names) => inside(route, ...names), isTold);
}
/** What says of a body that it has to be sent, or can be left out. */
const FIELDS_TOLD = new Set([
    validacaoAdded,
    validacaoRemoved,
    validacaoTightened,
    validacaoLoosened,
]);
/** The body that is told as a validation, too. */
function firstJson({ bodies }) {
    return bodies.find(({ media }) => (0,media_type/* isJsonMedia */.t6)(media))?.media;
}
/** What is checked of one part of a request. Headers have no case, and what is not checked of a path is any text. */
function schemasOf({ validations, asks }, target) {
    if (target === 'cookies') {
        const own = asks?.parameters.filter(each => each.in === 'cookie') ?? [];
        const properties = Object.fromEntries(own.map(each => [each.name, each.schema]));
        const required = own.flatMap(each => (each.required ? [each.name] : []));
        return own.length === 0 ? [] : [{ type: 'object', properties, required }];
    }
    const schemas = validations.flatMap(each => (each.target === target ? [each.schema] : []));
    return target === 'headers' ? schemas.map(each => withKeys(each, key => key.toLowerCase())) : schemas;
}
/** A schema whose fields are called by other names. */
function withKeys(schema, nameOfKey) {
    const { properties, required } = schema;
    return {
        ...schema,
        ...((0,json_object/* isObject */.G)(properties) && {
            properties: Object.fromEntries(Object.entries(properties).map(([key, each]) => [nameOfKey(key), each])),
        }),
        ...(Array.isArray(required) && { required: required.map(key => nameOfKey(String(key))) }),
    };
}
/** A route whose parts of the path are called as those of another one: what is said of them is said of the same part. */
function withParams(route, params) {
    const names = new Map(route.params.map((name, i) => [name, params[i] ?? name]));
    if ([...names].every(([name, other]) => name === other))
        return route;
    const nameOfKey = (key) => names.get(key) ?? key;
    const { validations, asks } = route;
    return {
        ...route,
        validations: validations.map(each => each.target === 'params' ? { ...each, schema: withKeys(each.schema, nameOfKey) } : each),
        ...(asks && {
            asks: {
                ...asks,
                parameters: asks.parameters.map(each => each.in === 'path' ? { ...each, name: nameOfKey(each.name) } : each),
            },
        }),
    };
}
function demands(schema = {}) {
    const { required, additionalProperties } = schema;
    return (Array.isArray(required) && required.length > 0) || additionalProperties === false;
}
/** Nothing is said of what another schema is about: parts of a path are there, and are texts. */
function compare_without(schema = {}, target) {
    const names = target === 'params' && (0,json_object/* isObject */.G)(schema.properties) ? Object.keys(schema.properties) : [];
    return {
        type: 'object',
        properties: Object.fromEntries(names.map(each => [each, { type: 'string' }])),
        required: names,
    };
}
function targetSpot(route, target) {
    const subject = `${route.head}#${target}`;
    return { ...inside(route, target), base: subject, head: subject };
}
/** Pairs of routes of one method that take some of the same paths. */
function* compareOverlaps(before, after) {
    const [olds, nows] = [overlaps(before), overlaps(after)];
    for (const [key, [first, second]] of nows)
        if (!olds.has(key))
            yield added(rotaOverlapAdded, inside(compare_spotOf(second), 'overlap', compare_nameOf(first)), compare_nameOf(first), compare_nameOf(second));
    for (const [key, [first, second]] of olds)
        if (!nows.has(key))
            yield removed(rotaOverlapRemoved, inside(compare_spotOf(second), 'overlap', compare_nameOf(first)), compare_nameOf(first), compare_nameOf(second));
}
function overlaps(routes) {
    const found = new Map();
    // Only routes with a parameter can take what another one takes.
    const open = routes.filter(({ path }) => /[:*]/.test(path));
    for (const first of open) {
        for (const second of routes) {
            if (first === second || !meet(first, second))
                continue;
            const pair = [first, second].sort((a, b) => routes.indexOf(a) - routes.indexOf(b));
            found.set(pair.map(keyOf).join('\0'), pair);
        }
    }
    return found;
}
function meet(a, b) {
    if (a.method !== b.method && a.method !== ANY && b.method !== ANY)
        return false;
    const [x, y] = [segments(a.path), segments(b.path)];
    for (let i = 0; i < Math.max(x.length, y.length); i += 1) {
        const [one, other] = [x[i], y[i]];
        if (one?.startsWith('*') || other?.startsWith('*'))
            return true;
        if (one === undefined || other === undefined)
            return false;
        if (one !== other && !one.startsWith(':') && !other.startsWith(':'))
            return false;
    }
    return true;
}
function byKey(routes) {
    const map = new Map();
    // Of two for the same requests, the one that is registered first answers.
    for (const route of routes)
        if (route.certainty !== 'unresolved' && !map.has(keyOf(route)))
            map.set(keyOf(route), route);
    return map;
}
/** Method and path without the names of parameters. */
function keyOf({ method, path }) {
    const anonymous = segments(path).map(part => part.replace(/^([:*]).*$/, '$1'));
    return `${method} /${anonymous.join('/')}`;
}
function anyMethod(key) {
    return key.replace(/^\S+/, ANY);
}
function compare_nameOf({ method, path }) {
    return `${method} ${path}`;
}
function segments(path) {
    return path.split('/').filter(part => part !== '');
}
/** Routes have their places themselves. */
function compare_spotOf(route) {
    const name = compare_nameOf(route);
    return { path: name, base: name, head: name };
}
/** Below a route, behind `#`: `POST /itens#body/nome`. */
function inside(spot, ...names) {
    if (names.length === 0)
        return spot;
    return { ...spot, path: `${spot.path}${spot.path.includes('#') ? '/' : '#'}${names.join('/')}` };
}

;// CONCATENATED MODULE: ./build/said/drift/routes/changes.js


/** The changes between the routes of two versions of a server, each at the line that registers the route. */
function routeChanges(before, after, policy = {}) {
    const placesOf = (routes) => {
        const places = new Map();
        for (const { method, path, place, validations } of routes) {
            const name = `${method} ${path}`;
            places.set(name, place);
            for (const { target, place: own } of validations)
                places.set(`${name}#${target}`, own);
        }
        // Without a validation of its own, the route stands for it.
        return (subject) => places.get(subject) ?? places.get(subject.split('#')[0] ?? '') ?? null;
    };
    return toChanges(compareRoutes(before, after), policy, { base: placesOf(before), head: placesOf(after) });
}

;// CONCATENATED MODULE: ./build/said/drift/routes/open-routes.js

/**
 * Parts changes from what cannot be told: a route that is missed may be one whose path or method could not be read. Of more
 * missed ones than there are such routes, some are gone. One that cannot be read on both sides, and is written as it was, is itself.
 */
function tellRoutesApart(changes, before, after) {
    const [old, now] = [unresolved(before), unresolved(after)];
    const open = new Map();
    const sides = [
        ['head', rotaRemoved.id, unmatched(now, old)],
        ['base', rotaAdded.id, unmatched(old, now)],
    ];
    const unknown = [];
    for (const [side, rule, routes] of sides) {
        unknown.push(...routes.map(({ method, path, place }) => ({
            path: `${method} ${path}`,
            side,
            place: { ...place },
            placeSide: side,
        })));
        const missed = changes.filter(change => change.rule === rule);
        if (missed.length > routes.length)
            continue;
        for (const change of missed)
            open.set(change, { path: change.path, side, place: change.place, placeSide: change.side });
    }
    return { changes: changes.filter(change => !open.has(change)), unknown: [...unknown, ...open.values()] };
}
function unresolved(routes) {
    return routes.filter(({ certainty }) => certainty === 'unresolved');
}
/** Routes that the other side has not as often, as they are written. */
function unmatched(routes, others) {
    const left = others.map(open_routes_written);
    return routes.filter(route => {
        const i = left.indexOf(open_routes_written(route));
        if (i >= 0)
            left.splice(i, 1);
        return i < 0;
    });
}
function open_routes_written({ server, method, path }) {
    return `${server} ${method} ${path}`;
}

// EXTERNAL MODULE: ./build/said/versions/version.js
var version = __webpack_require__(8956);
;// CONCATENATED MODULE: ./build/said/drift/verdict.js



/** Judges whether `versao` was raised as the changes ask for (SemVer 2.0.0, with `1.4` meaning `1.4.0`). */
function judge({ before, after, level, changed, format }, scheme = versions_scheme/* USUAL_SCHEME */.d) {
    const [old, now] = [scheme.parse(before), scheme.parse(after)];
    const bump = old && now && scheme.bumpBetween(old, now);
    if (scheme.takesAnything && bump === undefined) {
        const verdict = before !== after && changed ? 'bumped' : 'unchanged';
        const breaches = before === after && format ? [formatBreach($said`is still ${before}`)] : [];
        return { verdict, required: 'none', suggestion: null, breaches };
    }
    if (!now || !old || bump === undefined) {
        const [side, text] = now ? [$said('the base'), before] : [$said('the head'), after];
        const message = $said`\`versao\` of ${side} is "${text}", which is no version.`;
        // Who mends it must be able to pass.
        const rule = now ? { ...comparison/* versaoMalformed */.Mf, level: 'warning' } : comparison/* versaoMalformed */.Mf;
        // Versions that cannot be ordered can still be told apart.
        const breaches = [{ rule, message }];
        if (before === after && format)
            breaches.push(formatBreach($said`is still ${before}`));
        return { verdict: 'malformed', required: level, suggestion: null, breaches };
    }
    const way = $said`from ${before} to ${after}`;
    const stays = before === after ? $said`is still ${after}` : $said`went ${way}, which is the same version`;
    const required = scheme.required(level, old);
    const suggestion = required === 'none' ? null : (scheme.raised(old, required) ?? null);
    const judged = (verdict, rule, message = '') => ({
        verdict,
        required,
        suggestion,
        breaches: [
            ...(rule ? [{ rule, message }] : []),
            ...(format && bump === 'none' ? [formatBreach(stays)] : []),
        ],
    });
    const due = $said`The changes are ${level}, so it has to be ${suggestion ?? $said('another one')} at least.`;
    const hint = scheme.settingFor(old, now);
    const otherwise = hint && SETTINGS[hint];
    const asked = otherwise ? `${due} ${otherwise}` : due;
    if (bump === 'decreased') {
        const back = $said`\`versao\` went back ${way}.`;
        return judged('decreased', comparison/* versaoDecreased */.zr, otherwise ? `${back} ${otherwise}` : back);
    }
    if (!(0,version/* isEnough */.LP)(bump, required)) {
        return bump === 'none'
            ? judged('not-bumped', comparison/* versaoNotBumped */.jp, $said`\`versao\` ${stays}. ${asked}`)
            : judged('bumped-too-little', comparison/* versaoBumpedTooLittle */.An, $said`\`versao\` went ${way}. ${asked}`);
    }
    if (bump === 'none')
        return judged('unchanged');
    if (changed)
        return judged('bumped');
    return judged('bumped-without-change', comparison/* versaoBumpedWithoutChange */.K3, $said`\`versao\` went ${way}, and nothing changed.`);
}
/** What refdata.yml has to say where versions are counted in another way than most are. */
const SETTINGS = {
    calver: $said('If versions are dates here, let refdata.yml say so (`check: { versions: { format: calver } }`): any later one is enough then.'),
    pep440: $said("If versions are those of Python's packages, let refdata.yml say so (`check: { versions: { format: pep440 } }`): this one is later then."),
    'first-two': $said('If the second number says that programs can break, let refdata.yml say so (`check: { versions: { breaks: first-two } }`).'),
};
function formatBreach(stays) {
    return {
        rule: comparison/* versaoFormatNotBumped */.UX,
        message: $said`The format of the files changed, and \`versao\` ${stays}.`,
    };
}

;// CONCATENATED MODULE: ./build/said/drift/index.js
/** Two sets of published data to changes with levels and a verdict. What other rooms need of it. */



















/***/ }),

/***/ 70863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ firstCommit)
/* harmony export */ });
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36367);

/**
 * The first of some names that means a commit whose files are in a repository, too, and its id. All are asked for at once: a
 * process of git costs more than what it looks up.
 */
async function firstCommit(folder, names) {
    // A line of what git reads is one name.
    const asked = names.filter(name => !/[\0\n]/.test(name));
    const input = asked.map(name => `${name}^{commit}\n${name}^{tree}\n`).join('');
    const { stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .readGit */ .lX)(folder, ['cat-file', '--batch-check=%(objectname) %(objecttype)'], {
        input,
    });
    const answers = stdout.split('\n');
    const at = asked.findIndex((_, i) => answers[2 * i]?.endsWith(' commit') && answers[2 * i + 1]?.endsWith(' tree'));
    return at < 0
        ? undefined
        : { name: asked[at], id: answers[2 * at].split(' ', 1)[0] };
}


/***/ }),

/***/ 53353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ webAddress),
/* harmony export */   K: () => (/* binding */ folderSupply)
/* harmony export */ });
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);
/* harmony import */ var _git_first_commit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70863);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36367);
/* harmony import */ var _git_repository_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74906);
/* harmony import */ var _git_repository_at_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54569);
/* harmony import */ var _git_short_commit_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97595);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27573);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5629);








/** Where repositories named `owner/name` are, unless the environment says otherwise. */
const GITHUB = 'https://github.com';
/**
 * Repositories in folders that somebody has named, as they are there. What a commit named is read from the same folder where
 * that is what is meant now, too; otherwise from the commit of its clone.
 * @param folders by the names that refdata.yml gives them.
 */
function folderSupply(folders, serverUrl = GITHUB) {
    const meantNow = new Map();
    return {
        given: [...folders.keys()],
        async get(wanted) {
            const { name, text, moment } = wanted;
            const folder = folders.get(name);
            if (folder === undefined)
                throw noFolder(wanted, serverUrl);
            if (moment === 'now')
                meantNow.set(name, text);
            return moment === 'now' || meantNow.get(name) === text || (0,_git_repository_at_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryAt */ .u)(text).ref === ''
                ? asItIs(folder, wanted, serverUrl)
                : atCommit(folder, wanted, serverUrl);
        },
    };
}
async function asItIs(folder, wanted, server) {
    const { name, text, sourceLimitMib } = wanted;
    const repository = opened(folder, wanted);
    const { ref } = (0,_git_repository_at_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryAt */ .u)(text);
    const { commit, modified } = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceState */ .f7)(folder);
    const meant = ref === '' ? commit : await commitIn(folder, ref);
    const isMeant = commit !== null && commit === meant && !modified;
    const state = commit === null ? $said('no clone') : $said`commit ${(0,_git_short_commit_js__WEBPACK_IMPORTED_MODULE_7__/* .shortCommit */ .A)(commit)}${modified ? $said(', with changes') : ''}`;
    const remark = $said`${name} is read from ${folder} (${state}), and refdata.yml names ${text}.`;
    return {
        repository: sourceLimitMib === undefined ? repository : (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .openRepository */ .h_)(folder, sourceLimitMib),
        folder,
        commit,
        modified,
        address: webAddress(text, server),
        ...(!isMeant && ref !== '' && { remark }),
    };
}
function opened(folder, { name }) {
    try {
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .openRepository */ .h_)(folder);
    }
    catch (cause) {
        if (!(cause instanceof _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y))
            throw cause;
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(cause.message, $said`Correct --repository ${name}=….`, { cause });
    }
}
async function atCommit(folder, wanted, server) {
    const { name, text, sourceLimitMib } = wanted;
    opened(folder, wanted);
    const { ref } = (0,_git_repository_at_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryAt */ .u)(text);
    const commit = await commitIn(folder, ref);
    if (commit === undefined)
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y($said`${name} was ${text} then, and ${folder} has no commit ${ref}.`, $said`Fetch it: git -C ${folder} fetch --depth 1 origin ${ref}:refs/refdata/${ref}.`);
    const prefix = (await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_2__/* .readGit */ .lX)(folder, ['rev-parse', '--show-prefix'])).stdout.trim().replace(/\/$/, '');
    const repository = (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .openCommit */ .C)(folder, commit, prefix, sourceLimitMib);
    return { repository, commit, modified: false, address: webAddress(text, server) };
}
/** The commit that a name means in a clone, whether or not it is a branch of its own. */
async function commitIn(folder, ref) {
    const names = [`refs/tags/${ref}`, `refs/remotes/origin/${ref}`, `refs/refdata/${ref}`, ref];
    return (await (0,_git_first_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .firstCommit */ ._)(folder, names))?.id;
}
function noFolder({ name, text }, server) {
    const { repository, ref } = (0,_git_repository_at_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryAt */ .u)(text);
    const address = (0,_git_repository_address_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryAddress */ .n6)(repository, server).href;
    const isId = /^[0-9a-f]{40,64}$/i.test(ref);
    const get = ref === '' || isId
        ? `git clone ${address} ../${name}${isId ? ` && git -C ../${name} checkout ${ref}` : ''}`
        : `git clone --depth 1 --branch ${ref} ${address} ../${name}`;
    return new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y($said`${name} (${text}) is another repository, and nothing says where it is on this machine.`, $said`Get it with \`${get}\`, and name its folder: --repository ${name}=../${name}.`);
}
/** The address of a repository for a browser; nothing for a folder. */
function webAddress(text, server) {
    const url = (0,_git_repository_address_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryAddress */ .n6)((0,_git_repository_at_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryAt */ .u)(text).repository, server);
    return url.protocol === 'file:' ? undefined : url.href.replace(/(?:\.git)?\/*$/, '');
}


/***/ }),

/***/ 27573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ openCommit)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/said/runtime/stats.js
var stats = __webpack_require__(15368);
// EXTERNAL MODULE: ./build/said/git/git.js
var git = __webpack_require__(36367);
;// CONCATENATED MODULE: ./build/said/git/lfs-store.js





const OBJECT = /^oid sha256:([0-9a-f]{64})\nsize (\d+)$/m;
/**
 * The contents of Git LFS that a clone has: those of what is checked out, and whatever else was fetched. A commit has
 * pointers in their place, also of files that a checkout has filled in.
 */
class LfsStore {
    folder;
    objects;
    /** @param folder a folder of the clone */
    constructor(folder) {
        this.folder = folder;
    }
    /** What a pointer stands for; undefined where it is not here, is larger than `maxBytes`, or not what the pointer says. */
    contentOf(pointer, maxBytes) {
        const [, id = '', size] = OBJECT.exec(Buffer.from(pointer).toString('latin1')) ?? [];
        if (id === '' || Number(size) > maxBytes)
            return undefined;
        this.objects ??= this.locate();
        const file = (0,external_node_path_.join)(this.objects, id.slice(0, 2), id.slice(2, 4), id);
        if ((0,stats/* statsOf */.L)(file)?.size !== Number(size))
            return undefined;
        const bytes = (0,external_node_fs_.readFileSync)(file);
        return (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex') === id ? bytes : undefined;
    }
    /** The command that brings the contents of a commit here; nothing where the clone has no remote to ask. */
    fetching(commit) {
        const remotes = this.told(['remote']).split('\n');
        const remote = remotes.includes('origin') ? 'origin' : remotes[0];
        return remote ? `git lfs fetch ${remote} ${commit}` : undefined;
    }
    /** Worktrees share the folder of their clone. */
    locate() {
        const common = this.told(['rev-parse', '--path-format=absolute', '--git-common-dir']);
        return (0,external_node_path_.join)((0,external_node_path_.resolve)(common, this.told(['config', '--get', 'lfs.storage']) || 'lfs'), 'objects');
    }
    told(args) {
        return (0,git/* readGitSync */.or)(this.folder, args).stdout.toString('utf8').trim();
    }
}

// EXTERNAL MODULE: ./build/said/text/lfs-pointer.js
var lfs_pointer = __webpack_require__(29);
// EXTERNAL MODULE: ./build/said/repository/git-tree.js
var git_tree = __webpack_require__(98182);
// EXTERNAL MODULE: ./build/said/repository/repository.js
var repository = __webpack_require__(5629);
;// CONCATENATED MODULE: ./build/said/repository/git-repository.js





/** As many as Linux follows. */
const MAX_LINKS = 40;
/** Where the tree seems to stand for who walks it; nothing there is touched. */
const ROOT = (0,external_node_path_.resolve)('/refdata-tree');
/**
 * A folder of a commit as a {@link Repository}, read from git's objects without a checkout. Links are followed inside of
 * the folder and nowhere else.
 * @param folder of the language below the root of the git repository; empty for the root itself.
 * @param clone a folder of the clone that has what Git LFS fetched, where the commit itself was fetched to elsewhere.
 */
function openCommit(gitFolder, commit, folder, sourceLimitMib = repository/* DEFAULT_SOURCE_LIMIT_MIB */.fb, clone = gitFolder) {
    const tree = git_tree/* GitTree */.x.open(gitFolder, commit, folder);
    return new CommitRepository(tree, commit, new LfsStore(clone), sourceLimitMib * repository/* BYTES_PER_MIB */.B5);
}
class CommitRepository {
    tree;
    commit;
    lfs;
    maxBytes;
    constructor(tree, commit, lfs, maxBytes) {
        this.tree = tree;
        this.commit = commit;
        this.lfs = lfs;
        this.maxBytes = maxBytes;
    }
    read(path) {
        return (0,repository/* decode */.D4)(this.readBytes(path), path);
    }
    readBytes(path) {
        if ((0,repository/* leaves */.FQ)(path))
            throw (0,repository/* outside */.qY)(path);
        const real = this.follow(path);
        if (real === OUTSIDE)
            throw (0,repository/* outside */.qY)(path);
        const entry = real === undefined ? undefined : this.tree.entries.get(real);
        if (real === undefined || !entry) {
            if (real !== undefined && this.tree.folders.has(real))
                throw (0,repository/* isFolder */.lQ)(path);
            if (real === undefined)
                throw (0,repository/* brokenLink */.yC)(path, true);
            if (this.tree.entries.get(path)?.kind === 'link')
                throw (0,repository/* brokenLink */.yC)(path, false);
            throw this.inSubmodule(path) ?? (0,repository/* missing */.LO)(path, pattern => this.glob(pattern));
        }
        if (entry.bytes > this.maxBytes)
            throw (0,repository/* tooLarge */.g$)(path, entry.bytes, this.maxBytes);
        const bytes = this.tree.bytesOf(real);
        if (!(0,lfs_pointer/* isLfsPointer */.NS)(bytes))
            return bytes;
        const content = this.lfs.contentOf(bytes, this.maxBytes);
        if (content !== undefined)
            return content;
        throw (0,repository/* lfsPointer */.FW)(path, { git: this.lfs.fetching(this.commit) });
    }
    /** That a file may be there, in a submodule whose commit is not here. */
    inSubmodule(path) {
        for (const [submodule, id] of this.tree.absent)
            if (path.startsWith(`${submodule}/`))
                return new repository/* UnreadableFile */.ie('source-missing', path, $said`${path} is in the submodule ${submodule}, whose commit ${id.slice(0, 9)} is not here.`, $said`Check out with submodules and enough history (submodules: true, fetch-depth: 0), or fetch it (git -C ${submodule} fetch origin ${id}).`);
        return undefined;
    }
    isFile(path) {
        if ((0,repository/* leaves */.FQ)(path))
            return false;
        const real = this.follow(path);
        return real !== undefined && real !== OUTSIDE && this.tree.entries.has(real);
    }
    glob(pattern) {
        const found = (0,repository/* globIn */.wh)(ROOT, pattern, path => this.isFile(path), this.fileSystem());
        const hidden = found.length > 0 ? undefined : this.inSubmodule(`${(0,repository/* folderBefore */.CP)(pattern)}/`);
        if (hidden)
            throw hidden;
        return found;
    }
    /** The path without links; nothing where a link leads nowhere or in a circle. */
    follow(path) {
        let ahead = path.split('/');
        const way = [];
        for (let links = 0; ahead.length > 0;) {
            const [segment = '', ...rest] = ahead;
            ahead = rest;
            if (segment === '' || segment === '.')
                continue;
            if (segment === '..') {
                if (way.length === 0)
                    return OUTSIDE;
                way.pop();
                continue;
            }
            const here = [...way, segment].join('/');
            if (this.tree.entries.get(here)?.kind !== 'link') {
                way.push(segment);
                continue;
            }
            links += 1;
            if (links > MAX_LINKS)
                return undefined;
            const target = this.tree.bytesOf(here).toString('utf8');
            if (target.startsWith('/'))
                return OUTSIDE;
            ahead = [...target.split('/'), ...ahead];
        }
        return way.join('/');
    }
    /** What a walker of folders needs of a file system. */
    fileSystem() {
        const entriesOf = (folder) => {
            const inside = (0,external_node_path_.relative)(ROOT, (0,external_node_path_.resolve)(ROOT, folder)).split(external_node_path_.sep).join('/');
            const names = this.tree.folders.get(inside);
            if (!names)
                throw Object.assign(new Error($said`no folder ${inside}`), { code: 'ENOENT' });
            return [...names].map(name => {
                const entry = this.tree.entries.get(inside === '' ? name : `${inside}/${name}`);
                return {
                    name,
                    isFile: () => entry?.kind === 'file',
                    isDirectory: () => entry === undefined,
                    isSymbolicLink: () => entry?.kind === 'link',
                };
            });
        };
        return { readdirSync: entriesOf };
    }
}
const OUTSIDE = Symbol('outside');


/***/ }),

/***/ 98182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ GitTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14343);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36367);




/** Files that are read together with one that is asked for: a process for each would take longer than the reading. */
const MAX_AHEAD_FILES = 500;
const MAX_AHEAD_BYTES = 8 * 1024 * 1024;
/**
 * The files of one folder of a commit, read from git's objects: nothing is checked out. Those of a
 * submodule are there as far as it is checked out and has the commit.
 * Bytes are as they were committed, without the filters and line ends of a working copy.
 */
class GitTree {
    repository;
    /** By path below the folder. */
    entries = new Map();
    /** Names of what is in each folder, by its path; the root is the empty one. */
    folders = new Map();
    /** Submodules that are not here, by path, with the commit that is missing. */
    absent = new Map();
    read = new Map();
    constructor(repository) {
        this.repository = repository;
    }
    /** @throws {UserError} when the objects of the commit are not here. */
    static open(repository, commit, folder) {
        const tree = new GitTree(repository);
        const object = folder === '' ? commit : `${commit}:${folder}`;
        const { code, stdout, stderr } = (0,_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .readGitSync */ .or)(repository, [
            'ls-tree',
            '-r',
            '-z',
            '-l',
            '--full-tree',
            object,
        ]);
        if (code !== 0) {
            // The commit is here and has no such folder.
            if ((0,_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .readGitSync */ .or)(repository, ['cat-file', '-e', `${commit}^{tree}`]).code === 0)
                return tree;
            throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y($said`The files of ${commit} cannot be read: ${stderr.trim()}.`, $said('Fetch the commit with its files (git fetch origin <commit>).'));
        }
        const submodules = new Map();
        for (const line of stdout.toString('utf8').split('\0'))
            tree.add(line, submodules);
        if (submodules.size > 0)
            tree.addSubmodules(submodules, folder);
        return tree;
    }
    /** The bytes of an entry. @throws {UserError} when git does not have them, as in a partial clone. */
    bytesOf(path) {
        const entry = this.entries.get(path);
        if (!entry)
            throw new Error($said`${path} is not in the tree`);
        if (!this.read.has(entry.id))
            this.readAhead(path, entry);
        const bytes = this.read.get(entry.id);
        if (bytes)
            return bytes;
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y($said`git does not have the content of ${path} here.`, $said('Fetch it: a clone that leaves out file contents (--filter) cannot be compared with.'));
    }
    add(line, submodules) {
        const [, mode, type, id = '', size = '', path = ''] = /^(\d+) (\w+) ([0-9a-f]+) +(\S+)\t(.*)$/s.exec(line) ?? [];
        if (type === 'commit')
            submodules.set(path, id);
        if (type !== 'blob')
            return;
        const { repository } = this;
        this.put(path, { kind: mode === '120000' ? 'link' : 'file', id, bytes: Number(size), repository });
    }
    /** What submodules hold, from the repositories that are checked out at their places, wherever their heads are. */
    addSubmodules(submodules, folder) {
        const { stdout } = (0,_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .readGitSync */ .or)(this.repository, ['rev-parse', '--show-toplevel']);
        const root = stdout.toString('utf8').trim();
        for (const [path, id] of submodules) {
            const place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, folder, path);
            if (root === '' || !isRepositoryIn(root, place) || !hasCommit(place, id)) {
                this.absent.set(path, id);
                continue;
            }
            const inner = GitTree.open(place, id, '');
            for (const [name, entry] of inner.entries)
                this.put(`${path}/${name}`, entry);
            for (const [name, missing] of inner.absent)
                this.absent.set(`${path}/${name}`, missing);
        }
    }
    put(path, entry) {
        this.entries.set(path, entry);
        for (let child = path; child !== '';) {
            const slash = child.lastIndexOf('/');
            const folder = child.slice(0, Math.max(0, slash));
            const names = this.folders.get(folder) ?? new Set();
            const known = names.has(child.slice(slash + 1));
            names.add(child.slice(slash + 1));
            this.folders.set(folder, names);
            if (known)
                break;
            child = folder;
        }
    }
    /** Reads a file, and with it small ones of the same folder and extension: a glob mostly wants them all. */
    readAhead(path, entry) {
        const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
        const extension = /\.[^./]*$/.exec(path)?.[0] ?? '';
        const wanted = new Map([[entry.id, entry.bytes]]);
        let bytes = entry.bytes;
        for (const name of this.folders.get(folder) ?? []) {
            if (wanted.size >= MAX_AHEAD_FILES)
                break;
            if (!name.endsWith(extension))
                continue;
            const other = this.entries.get(folder === '' ? name : `${folder}/${name}`);
            if (!other || other.repository !== entry.repository)
                continue;
            if (wanted.has(other.id) || this.read.has(other.id))
                continue;
            if (bytes + other.bytes > MAX_AHEAD_BYTES)
                continue;
            bytes += other.bytes;
            wanted.set(other.id, other.bytes);
        }
        const input = [...wanted.keys()].map(id => `${id}\n`).join('');
        const { stdout } = (0,_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .readGitSync */ .or)(entry.repository, ['cat-file', '--batch'], input);
        // Each answer: "<id> blob <size>", the bytes, a line feed; "<id> missing" for what is not here.
        for (let at = 0; at < stdout.length;) {
            const end = stdout.indexOf(0x0a, at);
            const [id = '', kind, size] = stdout.subarray(at, end).toString('latin1').split(' ');
            at = end + 1;
            if (kind !== 'blob')
                continue;
            this.read.set(id, stdout.subarray(at, at + Number(size)));
            at += Number(size) + 1;
        }
    }
}
/** Whether a git repository of its own is at a place inside of a folder, and no link leads out. */
function isRepositoryIn(root, place) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, '.git')))
        return false;
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(place).startsWith((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root) + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
}
function hasCommit(repository, id) {
    return (0,_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .readGitSync */ .or)(repository, ['cat-file', '-e', `${id}^{tree}`]).code === 0;
}


/***/ }),

/***/ 99657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZO: () => (/* binding */ ObservedRepository),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   v9: () => (/* binding */ holds)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5629);


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
    get others() {
        return this.inner.others;
    }
    read(path) {
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .decode */ .D4)(this.readBytes(path), path);
    }
    readBytes(path) {
        return this.noticing(this.reads, path, () => this.inner.readBytes(path), digestOf);
    }
    isFile(path) {
        const answer = this.inner.isFile(path);
        this.keep(this.probes, path, answer);
        return answer;
    }
    glob(pattern) {
        return this.noticing(this.globs, pattern, () => this.inner.glob(pattern), digestOfPaths);
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
    /** What answers in two ways has changed meanwhile: no later run can be given both. */
    keep(answers, asked, answer) {
        if (answers.has(asked) && answers.get(asked) !== answer)
            this.isRepeatable = false;
        answers.set(asked, answer);
    }
    noticing(answers, asked, ask, digest) {
        try {
            const answer = ask();
            this.keep(answers, asked, digest(answer));
            return answer;
        }
        catch (error) {
            if (error instanceof _repository_js__WEBPACK_IMPORTED_MODULE_1__/* .UnreadableFile */ .ie)
                this.keep(answers, asked, digestOfRefusal(error));
            throw error;
        }
    }
}
/** Whether a repository would give all of these answers again. */
function holds({ reads, probes, globs }, repository) {
    return (globs.every(([pattern, digest]) => answered(() => digestOfPaths(repository.glob(pattern))) === digest) &&
        probes.every(([path, isFile]) => repository.isFile(path) === isFile) &&
        reads.every(([path, digest]) => answered(() => digestOf(repository.readBytes(path))) === digest));
}
function answered(digest) {
    try {
        return digest();
    }
    catch (error) {
        if (error instanceof _repository_js__WEBPACK_IMPORTED_MODULE_1__/* .UnreadableFile */ .ie)
            return digestOfRefusal(error);
        throw error;
    }
}
function digestOfPaths(paths) {
    return digestOf(paths.join('\0'));
}
/** What is said of a file that cannot be read names others, which may come and go: all of it has to be the same. */
function digestOfRefusal({ rule, message, remedy }) {
    return `refused ${digestOf(JSON.stringify([rule, message, remedy]))}`;
}
/** SHA-256 in hexadecimal digits. */
function digestOf(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}


/***/ }),

/***/ 6112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AM: () => (/* binding */ configurationIn),
/* harmony export */   Nu: () => (/* binding */ actualConfig),
/* harmony export */   PW: () => (/* binding */ folderWithConfig),
/* harmony export */   Z9: () => (/* binding */ loadConfig),
/* harmony export */   f8: () => (/* binding */ mistakesIn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13197);
/* harmony import */ var _drift_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43360);
/* harmony import */ var _findings_change_level_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(83152);
/* harmony import */ var _findings_refusal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88719);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14343);
/* harmony import */ var _git_left_out_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34719);
/* harmony import */ var _repository_readable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13521);
/* harmony import */ var _repository_repository_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5629);
/* harmony import */ var _rules_catalogue_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(12531);
/* harmony import */ var _text_lfs_pointer_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(29);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(35112);













/** The file that a repository has its configuration in. */
const CONFIG_NAME = 'refdata.yml';
/** The same with the other extension that YAML has. */
const OTHER_NAME = 'refdata.yaml';
/** The part of a name that may differ from that of a file that is there. */
const MAX_SLIP = 0.25;
/** Folders above that are looked through. */
const MAX_LEVELS = 20;
/** The file that is meant: `refdata.yaml` where there is no `refdata.yml`. */
function actualConfig(path) {
    const other = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), OTHER_NAME);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) === CONFIG_NAME && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(other) ? other : path;
}
function yamlBeside(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)).filter(name => /\.ya?ml$/i.test(name));
    }
    catch {
        return [];
    }
}
/** The nearest folder upwards that has a configuration, inside of the same repository; nothing where none has. */
function folderWithConfig(from) {
    let folder = from;
    for (let level = 0; level < MAX_LEVELS; level += 1) {
        if ([CONFIG_NAME, OTHER_NAME].some(name => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name))))
            return folder;
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git')) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) === folder)
            return undefined;
        folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    }
    return undefined;
}
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
    const loaded = (0,_config_config_js__WEBPACK_IMPORTED_MODULE_2__/* .parseConfig */ .o4)(text, shown);
    checkRuleIds(loaded, shown);
    return loaded;
}
/** Every mistake in the text of a `refdata.yml`, for who is still writing it. */
function mistakesIn(text, shown = CONFIG_NAME) {
    try {
        checkedConfig(text, shown);
        return [];
    }
    catch (error) {
        if (!(error instanceof _findings_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y))
            throw error;
        return (0,_findings_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .mistakesOf */ .J)(error);
    }
}
/** The configuration that a repository has at a path. @throws {UserError} with every mistake in it. */
function configurationIn(repository, path) {
    return checkedConfig((0,_repository_readable_js__WEBPACK_IMPORTED_MODULE_7__/* .requiredText */ .$4)(repository, path), path);
}
function read(path, shown) {
    let bytes;
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        const { size } = stats;
        // Reading it would wait for somebody to write, or never end. What a shell hands over (`<(…)`) does end.
        if (!stats.isFile() && !stats.isDirectory() && !/^\/dev\/(?:fd\/|stdin$)/.test(path))
            throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y($said`${shown} is no file: a pipe or a device stands there.`, $said('Name a file that can be read with --config.'));
        if (size > _config_config_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_CONFIG_BYTES */ .GW)
            throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y($said`${shown} has ${size} bytes; the limit is ${_config_config_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_CONFIG_BYTES */ .GW}.`, $said('Move data into files of their own and name them with `data`.'));
        bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
        if ((0,_text_lfs_pointer_js__WEBPACK_IMPORTED_MODULE_10__/* .isLfsPointer */ .NS)(bytes))
            throw (0,_repository_repository_js__WEBPACK_IMPORTED_MODULE_8__/* .lfsPointer */ .FW)(shown);
    }
    catch (cause) {
        if (cause instanceof _findings_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y)
            throw cause;
        if (cause instanceof _repository_repository_js__WEBPACK_IMPORTED_MODULE_8__/* .UnreadableFile */ .ie)
            throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y(cause.message, cause.remedy, { cause });
        const { code } = cause;
        const submodule = code === 'ENOENT' ? (0,_git_left_out_js__WEBPACK_IMPORTED_MODULE_6__/* .absentSubmodule */ .ip)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)) : undefined;
        if (submodule !== undefined)
            throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y($said`There is no ${shown}: it is in the submodule ${submodule}, which was not checked out.`, _git_left_out_js__WEBPACK_IMPORTED_MODULE_6__/* .SUBMODULE_REMEDY */ .kO, { cause });
        const [near] = code === 'ENOENT' ? (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_11__/* .nearest */ .p)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path), yamlBeside(path), 1, MAX_SLIP) : [];
        if (near !== undefined)
            throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y($said`There is no ${shown}${shown === CONFIG_NAME ? $said` in ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)}` : ''}.`, $said`There is ${near}: name that with --config, or call it ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)}.`, { cause });
        if (code === 'ENOENT')
            throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y($said`There is no ${shown}${shown === CONFIG_NAME ? $said` in ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)}` : ''}.`, $said('Let `refdata init` write a first one, or name yours with --config, or the folder that it is in with --repo.'), { cause });
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y($said`${shown} cannot be read: ${(0,_findings_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A)(cause) ?? cause.message}.`, $said('Name a file that can be read with --config.'), { cause });
    }
    try {
        return (0,_repository_repository_js__WEBPACK_IMPORTED_MODULE_8__/* .decode */ .D4)(bytes, shown);
    }
    catch (cause) {
        if (!(cause instanceof _repository_repository_js__WEBPACK_IMPORTED_MODULE_8__/* .UnreadableFile */ .ie))
            throw cause;
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y(cause.message, cause.remedy, { cause });
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
                    remedy: $said('docs/rules.md lists all rules.'),
                    place: placeOf(['rules', id]),
                },
            ]
            : [];
    });
    if (findings.length > 0)
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y($said`${file} has settings for rules that do nothing.`, $said('Correct them and try again.'), {
            findings,
        });
}
function problemOf(id, { pattern, level }) {
    if ((0,_drift_index_js__WEBPACK_IMPORTED_MODULE_3__/* .changeRule */ .Vd)(id)) {
        if (pattern !== undefined)
            return $said`The rule \`${id}\` has no pattern.`;
        return level === undefined || level === 'off' || _findings_change_level_js__WEBPACK_IMPORTED_MODULE_12__/* .CHANGE_LEVELS */ .v.some(each => each === level)
            ? undefined
            : $said`\`${id}\` is a kind of change: its level is ${_findings_change_level_js__WEBPACK_IMPORTED_MODULE_12__/* .CHANGE_LEVELS */ .v.join(', ')} or off.`;
    }
    const rule = (0,_rules_catalogue_js__WEBPACK_IMPORTED_MODULE_9__/* .ruleInfo */ .PI)(id);
    if (!rule) {
        const [near] = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_11__/* .nearest */ .p)(id, [..._rules_catalogue_js__WEBPACK_IMPORTED_MODULE_9__/* .RULE_IDS */ .Iu, ..._drift_index_js__WEBPACK_IMPORTED_MODULE_3__/* .CHANGE_IDS */ .wd]);
        return $said`There is no rule \`${id}\`${near ? $said`; did you mean \`${near}\`?` : '.'}`;
    }
    if (level !== undefined && _findings_change_level_js__WEBPACK_IMPORTED_MODULE_12__/* .CHANGE_LEVELS */ .v.some(each => each === level))
        return $said`\`${id}\` is no kind of change: its level is error, warning, notice or off.`;
    if (rule.fixed)
        return $said`The rule \`${id}\` cannot be changed: what comes after it relies on it.`;
    if (pattern === undefined)
        return undefined;
    try {
        new RegExp(pattern, 'u');
        return undefined;
    }
    catch (error) {
        return $said`The pattern of \`${id}\` is not a regular expression: ${error.message}.`;
    }
}


/***/ }),

/***/ 15637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ openRun),
/* harmony export */   p: () => (/* binding */ shownPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _cache_extraction_cache_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71169);
/* harmony import */ var _repository_folder_supply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53353);
/* harmony import */ var _repository_other_repositories_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52752);
/* harmony import */ var _repository_programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63512);
/* harmony import */ var _repository_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5629);
/* harmony import */ var _configuration_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6112);







/**
 * Opens a repository and reads its configuration. @throws {UserError} for a folder that is not there, and with every
 * mistake of a configuration that does not hold.
 */
function openRun({ repo, config, commands = 'off', cache, progress = () => { }, supply = (0,_repository_folder_supply_js__WEBPACK_IMPORTED_MODULE_2__/* .folderSupply */ .K)(new Map()), through = repository => repository, }) {
    // A folder that is not there is reported as such, not as a configuration that is not in it.
    const root = (0,_repository_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .repositoryRoot */ .Hn)(repo);
    const path = (0,_configuration_js__WEBPACK_IMPORTED_MODULE_6__/* .actualConfig */ .Nu)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(repo, config));
    const shown = shownPath(repo, path);
    const configuration = (0,_configuration_js__WEBPACK_IMPORTED_MODULE_6__/* .loadConfig */ .Z9)(path, shown);
    const { repositories, limits } = configuration.config;
    const sourceLimitMib = limits?.source_mib;
    const declared = { repositories, supply, moment: 'now', sourceLimitMib };
    return {
        configuration,
        configPath: path,
        shown,
        repository: (0,_repository_other_repositories_js__WEBPACK_IMPORTED_MODULE_3__/* .withOthers */ .s0)(through((0,_repository_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .openRepository */ .h_)(repo, sourceLimitMib)), declared),
        programs: (0,_repository_programs_js__WEBPACK_IMPORTED_MODULE_4__/* .programsFor */ .k)(commands, root),
        progress,
        cache: cache === undefined ? undefined : (0,_cache_extraction_cache_js__WEBPACK_IMPORTED_MODULE_1__/* .extractionCache */ .u)(cache, shown, [configuration.text, commands]),
    };
}
/** A path as people know it: relative to the repository where it is inside of it. */
function shownPath(repo, path) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(repo), path);
    return inside.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(inside) ? path : inside.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
}


/***/ }),

/***/ 39013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ USUAL_SCHEME),
  Y: () => (/* binding */ VersionScheme)
});

// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __webpack_require__(30714);
// EXTERNAL MODULE: ./node_modules/semver/index.js
var semver = __webpack_require__(62088);
// EXTERNAL MODULE: ./build/said/config/comparison.js
var comparison = __webpack_require__(86198);
// EXTERNAL MODULE: ./build/said/findings/user-error.js
var user_error = __webpack_require__(14343);
// EXTERNAL MODULE: ./build/said/versions/pep440.js
var pep440 = __webpack_require__(47713);
// EXTERNAL MODULE: ./build/said/versions/version.js
var versions_version = __webpack_require__(8956);
;// CONCATENATED MODULE: ./build/said/versions/usual.js



/** `2026-11-22`, or `1.4`, `v3.11.2`, `26.04`, `9.12.2.20250919`. More digits than these a number cannot hold. */
const NUMBERS = /^(?:\d{4}-\d{2}(?:-\d{2})?|v?\d{1,15}(?:\.\d{1,15}){0,3})(?!\d)/;
/** `-rc.1` as in SemVer, or a word that means the same wherever it is used: `rc1`, `.dev2`, `b1`. */
const PRE_RELEASE = /^(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)|\.?(alpha|a|beta|b|rc|preview|pre|dev)\.?(\d*))/i;
/** It says nothing about order. */
const BUILD = /^\+[0-9A-Za-z.-]*$/;
/**
 * Versions as languages write them: SemVer, with fewer numbers or one more, with leading zeros, or a date. What that does
 * not know and Python's packages do (`1.4.0.post1`) is read and ordered as there.
 */
const usual = {
    parse: text => parseUsual(text) ?? pep440/* pep440 */.C.parse(text),
    compare(a, b) {
        const [x, y] = [parseUsual(a.text), parseUsual(b.text)];
        if (x && y)
            return comparePrecedence(x, y);
        const [p, q] = [pep440/* pep440 */.C.parse(a.text), pep440/* pep440 */.C.parse(b.text)];
        return p && q ? pep440/* pep440 */.C.compare(p, q) : undefined;
    },
};
function parseUsual(text) {
    const trimmed = text.trim();
    const written = NUMBERS.exec(trimmed)?.[0];
    if (written === undefined)
        return undefined;
    const spans = spansOf(written);
    const numbers = spans.map(([start, end]) => Number(written.slice(start, end)));
    while (numbers.length < 3)
        numbers.push(0);
    const behind = trimmed.slice(written.length);
    const [marked = '', identifiers, word, number] = PRE_RELEASE.exec(behind) ?? [];
    const build = behind.slice(marked.length);
    if (build !== '' && !BUILD.test(build))
        return undefined;
    const preRelease = identifiers?.split('.') ?? [word, number].flatMap(each => (each ? [each] : []));
    const isDate = /^\d{4}-/.test(written);
    return { numbers, preRelease, spans, text: trimmed, ...(isDate && { isDate, lowest: [0, 1, 1] }) };
}
/** Where the numbers of a text stand. */
function spansOf(text) {
    return [...text.matchAll(/\d+/g)].map(({ 0: digits, index }) => [index, index + digits.length]);
}
/** The precedence of SemVer, with more numbers. */
function comparePrecedence(a, b) {
    const [x, y] = [a.preRelease, b.preRelease];
    // A release comes after all its pre-releases.
    if ((0,versions_version/* firstDifference */.at)(a, b) !== undefined || x.length === 0 || y.length === 0)
        return (0,versions_version/* compareNumbers */.S$)(a, b);
    const j = x.findIndex((identifier, at) => y[at] !== identifier);
    if (j < 0 || y[j] === undefined)
        return x.length - y.length;
    return semver.compareIdentifiers(x[j], y[j]);
}

;// CONCATENATED MODULE: ./build/said/versions/formats.js







/** A pattern that needs longer runs away. */
const MAX_MATCH_MS = 2000;
/** Longer texts are no versions. */
const MAX_CHARACTERS = 200;
/** Numbers between dots, hyphens or underscores, and a word for what comes before the release. */
const CALENDAR = /^v?(\d{1,15}(?:[._-]\d{1,15})*)(?:[.-]?(alpha|a|beta|b|rc|pre|dev)[.-]?(\d*))?$/i;
const strictSemver = {
    parse(text) {
        const found = semver.parse(text.trim());
        if (!found)
            return undefined;
        const written = /(?<!\d)\d+\.\d+\.\d+/.exec(text);
        const start = written?.index ?? 0;
        return {
            numbers: [found.major, found.minor, found.patch],
            preRelease: found.prerelease.map(String),
            spans: spansOf(written?.[0] ?? '').map(([from, to]) => [start + from, start + to]),
            text,
        };
    },
    compare: (a, b) => semver.compare(a.text.trim(), b.text.trim()),
};
const calver = {
    parse(text) {
        const trimmed = text.trim();
        const [, written, word, number = ''] = CALENDAR.exec(trimmed) ?? [];
        if (written === undefined)
            return undefined;
        const start = trimmed.indexOf(written);
        const spans = spansOf(written).map(([from, to]) => [start + from, start + to]);
        const preRelease = word === undefined ? [] : [word, number];
        const numbers = spans.map(([from, to]) => Number(trimmed.slice(from, to)));
        return { numbers, preRelease, spans, text: trimmed, isDate: true, lowest: [0, 1] };
    },
    compare(a, b) {
        const [x, y] = [a.preRelease, b.preRelease];
        const order = (0,versions_version/* compareNumbers */.S$)(a, b);
        if (order !== 0 || x.length === 0 || y.length === 0)
            return order;
        const words = semver.compareIdentifiers(x[0], y[0]);
        return words !== 0 ? words : Number(x[1] || 0) - Number(y[1] || 0);
    },
};
const FORMATS = {
    usual: usual,
    semver: strictSemver,
    pep440: pep440/* pep440 */.C,
    calver,
};
/** A format by its name. */
function formatNamed(name) {
    return FORMATS[name];
}
const STARTS_AT_ONE = new Set(['month', 'week', 'day']);
/** Groups by these names are numbers in this order, wherever they stand in the text: `11-2026` by month and year. */
const RANKS = [
    ['year', 'major'],
    ['month', 'week', 'minor'],
    ['day', 'patch', 'micro'],
];
/**
 * Versions that a regular expression takes apart: its groups are the numbers, in their order or in that of their names; a
 * group of one letter counts as a number (`2026b`), and one called `pre` says that it is a pre-release.
 * @throws {UserError} when it is no regular expression.
 */
function formatOfPattern(pattern) {
    const mistake = (0,comparison/* patternMistake */.$)(pattern);
    if (mistake !== undefined)
        throw new user_error/* UserError */.y($said`check.versions.pattern is not a regular expression: ${mistake}.`, $said('Write one with a group for each number: ^r(?<major>\\d+)$.'));
    const compiled = new RegExp(pattern, 'du');
    const parse = (text) => {
        const found = matched(compiled, text);
        if (!found)
            return undefined;
        const { pre, ...named } = found.indices?.groups ?? {};
        const groups = [...(found.indices ?? [])]
            .slice(1)
            .flatMap(span => (span ? [span] : []))
            .filter(span => !(pre && span[0] === pre[0] && span[1] === pre[1]))
            .filter(([from, to]) => /^(?:\d{1,15}|[A-Za-z])$/.test(text.slice(from, to)))
            .map(([from, to]) => [from, to]);
        const names = new Map(groups.map(span => [span, nameOf(span, named)]));
        const spans = ranked(groups, names);
        const numbers = spans.map(([from, to]) => numberIn(text.slice(from, to)));
        const end = Math.max(0, ...spans.map(([, to]) => to));
        return {
            numbers,
            preRelease: found.groups?.pre === undefined ? [] : [found.groups.pre],
            spans,
            text,
            behind: pre === undefined ? text.slice(end) : '',
            lowest: spans.map(span => /^\d/.test(text.slice(...span)) && !STARTS_AT_ONE.has(names.get(span) ?? '') ? 0 : 1),
            isDate: names.get(spans[0]) === 'year' && names.get(spans[1]) === 'month',
        };
    };
    const compare = (a, b) => {
        const order = (0,versions_version/* compareNumbers */.S$)(a, b);
        if (order !== 0 || a.preRelease.length === 0)
            return order;
        return a.preRelease[0].localeCompare(b.preRelease[0] ?? '', 'en', { numeric: true });
    };
    return { parse, compare };
}
function nameOf([from, to], named) {
    return Object.entries(named).find(([, at]) => at?.[0] === from && at[1] === to)?.[0] ?? '';
}
/** Groups in the order of their names, where all of them have one that says it; otherwise as they stand. */
function ranked(groups, names) {
    const rankOf = (span) => RANKS.findIndex(each => each.includes(names.get(span) ?? ''));
    if (groups.some(span => rankOf(span) < 0))
        return [...groups];
    return [...groups].sort((a, b) => rankOf(a) - rankOf(b));
}
/** A number, or the place of a letter in the alphabet. */
function numberIn(text) {
    return /^\d/.test(text) ? Number(text) : text.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 1;
}
/** The pattern may be a stranger's: it is cut off, which a plain call cannot be. */
function matched(pattern, text) {
    if (text.length > MAX_CHARACTERS)
        return null;
    try {
        const exec = (0,external_node_vm_.runInNewContext)('pattern.exec(text)', { pattern, text }, { timeout: MAX_MATCH_MS });
        return exec;
    }
    catch (cause) {
        throw new user_error/* UserError */.y($said`check.versions.pattern takes longer than ${MAX_MATCH_MS} ms.`, $said('Write it without nested repetition such as (a+)+.'), { cause });
    }
}

;// CONCATENATED MODULE: ./build/said/versions/raise.js
const MONTHS = 12;
const MAX_DAYS = 31;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** A day or a month that there is: behind the last one comes the first of the next. */
function inCalendar(raised, before) {
    const [year = 0, month = 0, day, ...rest] = raised;
    const isMonth = month >= 1 && month <= MONTHS + 1 && before[1] !== undefined;
    if (!isMonth)
        return raised;
    const wasDay = (before[2] ?? 0) <= MAX_DAYS;
    const isLast = day !== undefined && wasDay && day > daysIn(year, month);
    const next = isLast ? month + 1 : month;
    const dayOf = day === undefined ? [] : [isLast ? 1 : day];
    return next > MONTHS ? [year + 1, next - MONTHS, ...dayOf, ...rest] : [year, next, ...dayOf, ...rest];
}
/** Years of two digits are those of this century. */
function daysIn(year, month) {
    return new Date(Date.UTC(year < 100 ? year + 2000 : year, month, 0)).getUTCDate();
}
/**
 * The text of a version up to its last number, with other numbers; nothing where one has no letter.
 * @param isPadded whether new ones have as many digits as the old ones.
 */
function writtenAs({ text, spans, numbers }, next, isPadded) {
    const order = spans.map((span, i) => ({ span, i })).sort((a, b) => a.span[0] - b.span[0]);
    let [written, from] = ['', 0];
    for (const { span, i } of order) {
        const part = partAs(text.slice(...span), next[i] ?? 0, numbers[i], isPadded);
        if (part === undefined)
            return undefined;
        written += text.slice(from, span[0]) + part;
        from = span[1];
    }
    return written;
}
/** A number in the form that another one has: with its zeros, or as a letter. */
function partAs(digits, number, before, isPadded) {
    if (number === before)
        return digits;
    if (/^\d/.test(digits))
        return isPadded || /^0\d/.test(digits) ? String(number).padStart(digits.length, '0') : String(number);
    const letter = LETTERS[number - 1];
    return letter === undefined || digits === digits.toLowerCase() ? letter : letter.toUpperCase();
}

;// CONCATENATED MODULE: ./build/said/versions/scheme.js



/** What each number of a version stands for, the first one first; what is behind the last is like that. */
const SIZES = {
    first: ['major', 'minor', 'patch'],
    'first-two': ['major', 'major', 'minor'],
    any: ['major'],
};
/** Numbers from here on are more likely years than anything else. */
const FIRST_YEAR = 1990;
/** How a language counts its versions: how they are written and ordered, and which raise says that something breaks. */
class VersionScheme {
    format;
    breaks;
    /** Whether a version may be any text, as `nightly`: no format is asked for, and nothing is said by its order. */
    takesAnything;
    /** Whether nobody has said how versions are counted. */
    isUnsaid;
    /** @throws {UserError} for a pattern that is no regular expression. */
    constructor({ format: asked, pattern, breaks } = {}) {
        const format = asked ?? 'usual';
        this.takesAnything = breaks === 'nothing' && asked === undefined && pattern === undefined;
        this.format = pattern === undefined ? formatNamed(format) : formatOfPattern(pattern);
        this.isUnsaid = asked === undefined && pattern === undefined && breaks === undefined;
        this.breaks = breaks ?? (format === 'calver' && pattern === undefined ? 'any' : 'first');
    }
    /** Nothing for what is no version. */
    parse(text) {
        return this.format.parse(text);
    }
    /** Less than 0 when the first is the older one, 0 for two texts of one version; nothing where they have no order. */
    compare(a, b) {
        return this.format.compare(a, b);
    }
    /** As `compare`, of texts; nothing where one of them is no version. */
    order(a, b) {
        const [one, other] = [this.parse(a), this.parse(b)];
        return one && other && this.compare(one, other);
    }
    /** The setting that two versions look like, where nobody has said how they are counted: `2026.11`, `1.4.0-1`, 5.3 to 5.4. */
    settingFor(before, after) {
        if (!this.isUnsaid)
            return undefined;
        const [first = 0] = before.numbers;
        const bump = this.bumpBetween(before, after);
        if (bump === 'decreased')
            return isLaterInPython(before, after) ? 'pep440' : undefined;
        if (first >= FIRST_YEAR && first < FIRST_YEAR + 200)
            return 'calver';
        return bump === 'minor' && first > 0 && after.spans.length === 2 ? 'first-two' : undefined;
    }
    /**
     * The bump between two versions. From a pre-release on, it is at least as large as that of its release: whatever that
     * will be allowed to change. Nothing where they have no order.
     */
    bumpBetween(before, after) {
        const order = this.compare(after, before);
        if (order === undefined)
            return undefined;
        if (order === 0)
            return 'none';
        if (order < 0)
            return 'decreased';
        // Another epoch counts anew, whatever its numbers are.
        if ((before.epoch ?? 0) !== (after.epoch ?? 0))
            return 'major';
        const i = (0,versions_version/* firstDifference */.at)(before, after);
        const bump = i === undefined ? this.sizeAt(this.last) : this.sizeAt(i);
        const own = before.preRelease.length === 0 ? 'none' : this.ownSize(before);
        return (0,versions_version/* isEnough */.LP)(bump, own) ? bump : own;
    }
    /**
     * The bump that changes of a level ask for. Before 1.0.0 anything may change at any time (SemVer 2.0.0, item 4); what is
     * common, and demanded here, is that the second number says so.
     */
    required(level, before) {
        if (level === 'none' || this.breaks === 'nothing')
            return 'none';
        if (before.numbers[0] !== 0 || this.breaks !== 'first')
            return level;
        return level === 'major' ? 'minor' : 'patch';
    }
    /** The lowest version above another that is raised by so much, written as that one is; nothing where it has no number. */
    raised(version, level) {
        if (version.preRelease.length > 0 && (0,versions_version/* isEnough */.LP)(this.ownSize(version), level))
            return this.nextPreRelease(version) ?? this.release(version);
        return this.raisedAt(version, this.indexOf(level, version));
    }
    get last() {
        return Number.MAX_SAFE_INTEGER;
    }
    sizeAt(index) {
        const sizes = this.breaks === 'nothing' ? SIZES.first : SIZES[this.breaks];
        return sizes[Math.min(index, sizes.length - 1)];
    }
    /** How large a release is against what came before it, by its last number that is not 0. */
    ownSize({ numbers }) {
        const last = numbers.findLastIndex(number => number > 0);
        return this.sizeAt(Math.max(0, last));
    }
    /** The last number that is enough: what is written is kept as it is wherever it can be. */
    indexOf(level, { numbers, spans }) {
        const count = Math.max(spans.length, Math.min(numbers.length, 3));
        let index = 0;
        for (let i = 0; i < count; i += 1)
            if ((0,versions_version/* isEnough */.LP)(this.sizeAt(i), level))
                index = i;
        // A number that is not written is not added where raising a written one says the same.
        while (index >= spans.length && index > 0 && this.sizeAt(index - 1) === this.sizeAt(index))
            index -= 1;
        return index;
    }
    /** Numbers behind the raised one begin anew; in as few digits as the format takes. */
    raisedAt(version, index) {
        const { text, spans, numbers, lowest = [], isDate, behind = '' } = version;
        if (spans.length === 0)
            return undefined;
        const raised = Array.from({ length: Math.max(spans.length, index + 1) }, (_, i) => {
            const number = numbers[i] ?? 0;
            return i < index ? number : i > index ? (lowest[i] ?? 0) : number + 1;
        });
        const next = isDate ? inCalendar(raised, numbers) : raised;
        const more = next.slice(spans.length).map(number => `.${number}`);
        const hasZeros = isDate && spans.some(([from, to]) => /^0\d/.test(text.slice(from, to)));
        for (const isPadded of hasZeros || /^\d{4}-/.test(text) ? [true] : [false, true]) {
            const written = writtenAs(version, next, isPadded);
            const found = written && written + more.join('') + behind;
            if (found !== undefined && this.parse(found))
                return found;
        }
        return undefined;
    }
    /** The same without what makes it a pre-release. */
    release({ text, spans }) {
        const last = spans.at(-1);
        return last && text.slice(0, last[1]);
    }
    /** The same with the next number at its end; nothing where it has none, or its order is not that of the number. */
    nextPreRelease(version) {
        const next = version.text
            .trim()
            .replace(/\+.*$/, '')
            .replace(/\d+$/, digits => String(Number(digits) + 1));
        const parsed = this.parse(next);
        return parsed && (this.compare(parsed, version) ?? 0) > 0 ? next : undefined;
    }
}
function isLaterInPython(before, after) {
    return (new VersionScheme({ format: 'pep440' }).order(before.text, after.text) ?? 0) < 0;
}
/** Versions as languages write them, and the first number says what breaks. */
const USUAL_SCHEME = new VersionScheme();


/***/ }),

/***/ 8956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LP: () => (/* binding */ isEnough),
/* harmony export */   S$: () => (/* binding */ compareNumbers),
/* harmony export */   at: () => (/* binding */ firstDifference)
/* harmony export */ });
const SIZES = { decreased: -1, none: 0, patch: 1, minor: 2, major: 3 };
/** Whether a version was raised at least as much as changes ask for. */
function isEnough(bump, required) {
    return SIZES[bump] >= SIZES[required];
}
/** The first number in which two versions differ; what is not written is 0. */
function firstDifference({ numbers: a }, { numbers: b }) {
    const length = Math.max(a.length, b.length);
    for (let i = 0; i < length; i += 1)
        if ((a[i] ?? 0) !== (b[i] ?? 0))
            return i;
    return undefined;
}
/** Compares by the numbers alone, then a release comes after its pre-releases. */
function compareNumbers(a, b) {
    const i = firstDifference(a, b);
    if (i !== undefined)
        return (a.numbers[i] ?? 0) - (b.numbers[i] ?? 0);
    const [x, y] = [a.preRelease, b.preRelease];
    return x.length === 0 || y.length === 0 ? y.length - x.length : 0;
}


/***/ })

};
