export const id = 3532;
export const ids = [3532];
export const modules = {

/***/ 20682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ mistakesOf),
/* harmony export */   K: () => (/* binding */ withoutEchoes)
/* harmony export */ });
/** One slip is one mistake: a key that is misspelt is not missing, too, nor is the source that it makes one of none. */
function withoutEchoes(mistakes) {
    const meant = mistakes.filter(({ isMisspelt }) => isMisspelt).map(({ path = [] }) => path.join('.'));
    const parents = meant.map(path => path.split('.').slice(0, -1).join('.'));
    return mistakes.filter(({ path = [], isMisspelt, message }) => {
        if (isMisspelt)
            return true;
        const own = path.join('.');
        return !meant.includes(own) && !(parents.includes(own) && message.includes('A source needs one of'));
    });
}
/** The mistakes behind an issue of the schema, in words; of a union, those of the branch that was most likely meant. */
function mistakesOf(issue, data, text, placeOf) {
    return mistakesIn(issue, [], placeOf).map(({ path, message, place, isMisspelt }) => {
        const remedy = remedyFor(message, valueAt(data, path), lineAt(text, place));
        return { message, place, path, ...(isMisspelt && { isMisspelt }), ...(remedy && { remedy }) };
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
        return issue.keys.map((key, i) => {
            const message = sentences[i] ?? issue.message;
            const meant = /did you mean `(.+)`/.exec(message)?.[1];
            return {
                path: meant === undefined ? path : [...path, meant],
                message,
                place: placeOf([...path, key]),
                isMisspelt: meant !== undefined,
            };
        });
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

/***/ 71150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y0: () => (/* reexport */ CHANGE_GROUPS),
  wd: () => (/* reexport */ CHANGE_IDS),
  d$: () => (/* reexport */ FAIL_ON),
  SV: () => (/* reexport */ IGNORE_FILE),
  YF: () => (/* reexport */ VersionScheme),
  Vd: () => (/* reexport */ changeRule),
  pD: () => (/* reexport */ comparePacotes),
  EQ: () => (/* reexport */ compareReferences),
  xS: () => (/* reexport */ countChanges),
  s9: () => (/* reexport */ entriesIn),
  iu: () => (/* reexport */ except),
  x7: () => (/* reexport */ failsBy),
  S4: () => (/* reexport */ judge),
  Xr: () => (/* reexport */ pacoteRemoved),
  Hc: () => (/* reexport */ pacoteSpot),
  v6: () => (/* reexport */ pacoteVersaoRemoved),
  wu: () => (/* reexport */ parseExceptions),
  uT: () => (/* reexport */ parseSignature),
  XM: () => (/* reexport */ pathOf),
  Lb: () => (/* reexport */ placeInHead),
  F7: () => (/* reexport */ routeChanges),
  KL: () => (/* reexport */ routesOfOpenapi),
  $N: () => (/* reexport */ sentenceOf),
  sU: () => (/* reexport */ tallyChanges),
  PP: () => (/* reexport */ toChanges),
  qZ: () => (/* reexport */ unquoted),
  AE: () => (/* reexport */ wholeLevel)
});

// UNUSED EXPORTS: USUAL_SCHEME, changesBetween

// EXTERNAL MODULE: ./build/findings/change-level.js
var change_level = __webpack_require__(49244);
;// CONCATENATED MODULE: ./build/drift/change.js

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

;// CONCATENATED MODULE: ./build/drift/nouns/assinatura-rules.js
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
    why: 'Values that were taken may be refused now: of the old type, not all is in the new one, or its name does not tell.',
    says: '{name} took {before} and takes {after}.',
    example: ['(n: number)', '(n: string)'],
    inverse: ['parametro-type-changed', 'parametro-type-widened'],
};
const parametroTypeWidened = {
    id: 'parametro-type-widened',
    level: 'minor',
    title: 'A parameter takes more than before',
    why: 'Whatever was taken still is.',
    says: '{name} took {before} and takes {after}.',
    example: ['(n: int)', '(n: int | str)'],
    inverse: ['parametro-type-changed'],
};
const parametroTypeAdded = {
    id: 'parametro-type-added',
    level: 'patch',
    title: 'The type of a parameter is written down that was not',
    why: 'It says what already holds; calls are what they were.',
    says: '{name} had {before}, and its type is written now: {after}.',
    example: ['(n)', '(n: int)'],
    inverse: ['parametro-type-removed'],
};
const parametroTypeRemoved = {
    id: 'parametro-type-removed',
    level: 'patch',
    title: 'The type of a parameter is no longer written down',
    why: 'Calls are what they were; readers and checkers know less.',
    says: '{name} had {before}, and its type is no longer written: {after}.',
    example: ['(n: int)', '(n)'],
    inverse: ['parametro-type-added'],
};
const retornoChanged = {
    id: 'retorno-changed',
    level: 'major',
    title: 'A function gives something else',
    why: 'Programs that use the result may no longer run.',
    says: 'The result of {name} was {before} and is {after}.',
    example: ['=> number', '=> string'],
    inverse: ['retorno-changed', 'retorno-narrowed'],
};
const retornoNarrowed = {
    id: 'retorno-narrowed',
    level: 'minor',
    title: 'A function gives less kinds of things than before',
    why: 'Whatever is done with the result still works.',
    says: 'The result of {name} was {before} and is {after}.',
    example: ['-> int | None', '-> int'],
    inverse: ['retorno-changed'],
};
const retornoAdded = {
    id: 'retorno-added',
    level: 'patch',
    title: 'The type of a result is written down that was not',
    why: 'It says what already holds.',
    says: 'The result of {name} is written now: {after}.',
    example: ['', '-> int'],
    inverse: ['retorno-removed'],
};
const retornoRemoved = {
    id: 'retorno-removed',
    level: 'patch',
    title: 'The type of a result is no longer written down',
    why: 'Programs get what they got; readers and checkers know less.',
    says: 'The result of {name} was written {before}, and no longer is.',
    example: ['-> int', ''],
    inverse: ['retorno-added'],
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
    parametroTypeWidened,
    parametroTypeAdded,
    parametroTypeRemoved,
    retornoChanged,
    retornoNarrowed,
    retornoAdded,
    retornoRemoved,
    assinaturaKindChanged,
    assinaturaChanged,
    assinaturaRewritten,
];

;// CONCATENATED MODULE: ./build/drift/nouns/comando-rules.js
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

;// CONCATENATED MODULE: ./build/drift/difference.js
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

;// CONCATENATED MODULE: ./build/drift/same.js
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

// EXTERNAL MODULE: ./build/contract/files.js
var files = __webpack_require__(60088);
// EXTERNAL MODULE: ./build/contract/json-pointer.js
var json_pointer = __webpack_require__(26545);
;// CONCATENATED MODULE: ./build/drift/spot.js


function fileSpot(file) {
    return spotOf(`${(0,files/* pathOf */.XM)(file)}#`);
}
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

;// CONCATENATED MODULE: ./build/drift/lists.js



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
        if (noun.compare && (noun.comparesEqual || !same(old.item, now.item)))
            yield* noun.compare(old.item, now.item, entry(spot, old.key, old.index, now.index));
    }
    const come = [...heads.values()];
    const renames = noun.renamed ? renamesOf(noun, noun.renamed, gone, come, before, after) : new Map();
    for (const old of gone) {
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
    yield* compareLists({ ...rules, keyOf: lists_text, briefOf: lists_text }, before, after, spot);
}
function lists_text(value) {
    return value;
}

;// CONCATENATED MODULE: ./build/drift/nouns/conteudos.js



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

;// CONCATENATED MODULE: ./build/drift/nouns/embutidas.js


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
    yield* compareTexts(rules, before.funcoes, after.funcoes, field(file, 'funcoes'));
}

;// CONCATENATED MODULE: ./build/drift/alike.js
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

;// CONCATENATED MODULE: ./build/drift/nouns/reused-codes.js

/** Below this share of common words, two texts are about different things. */
const MAX_STRANGE_LIKENESS = 0.2;
/** Where more than this share of the other codes says something else, too, the catalogue was rewritten or translated. */
const MAX_REWRITTEN_SHARE = 0.5;
/**
 * Codes that mean something else now. One that has what another code had is such a code, always; the others are told by
 * how much their texts have in common. In a catalogue that is translated, every code looks like that: where most of the
 * others do, too, no single one stands out, and it is the texts that changed.
 */
function reusedCodes(before, after) {
    const olds = new Map(before.map(each => [each.codigo, each]));
    const both = after.flatMap(now => {
        const old = olds.get(now.codigo);
        return old ? [[old, now]] : [];
    });
    const taken = takenCodes(before, after, both);
    const rest = both.filter(([, { codigo }]) => !taken.has(codigo));
    const strange = rest.filter(([old, now]) => meansOther(old, now)).map(([, now]) => now.codigo);
    const others = rest.length - 1;
    const isRewritten = others > 0 && (strange.length - 1) / others > MAX_REWRITTEN_SHARE;
    return isRewritten ? taken : new Set([...taken, ...strange]);
}
/** Codes that have all texts that another code had, or its title where that code has it no more. */
function takenCodes(before, after, both) {
    const [owners, titles] = [ownersOf(before, textsOf), ownersOf(before, ({ titulo }) => titulo)];
    const nows = new Map(after.map(each => [each.codigo, each.titulo]));
    const taken = new Set();
    for (const [old, now] of both) {
        if (now.titulo === '' || now.titulo === old.titulo)
            continue;
        const owner = owners.get(textsOf(now));
        const titled = titles.get(now.titulo);
        if (owner || (titled && nows.get(titled) !== now.titulo))
            taken.add(now.codigo);
    }
    return taken;
}
/** The only code that has something; an empty text where several have it. */
function ownersOf(codes, partOf) {
    const owners = new Map();
    for (const code of codes)
        owners.set(partOf(code), owners.has(partOf(code)) ? '' : code.codigo);
    return owners;
}
function textsOf({ titulo, explicacao, exemplo, solucao }) {
    return [titulo, explicacao, exemplo, solucao].join('\0');
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
    return likeness(a, b) <= MAX_STRANGE_LIKENESS;
}
/** What stands between quotes, and words as only code has them: `verbatimModuleSyntax`, `CommonJS`, `--outDir`, `0x1`. */
function namesIn(text) {
    const quoted = [...text.matchAll(/(['"`‘“«])([^'"`’”»\s{}]{2,}?)(?:['"`’”»])/gu)].map(([, , name = '']) => name);
    const coded = text.match(/--[\p{L}][\p{L}\d-]*|[\p{L}\d_]*(?:\p{Ll}\p{Lu}|_|\p{L}\d|\d\p{L})[\p{L}\d_]*/gu) ?? [];
    return new Set([...quoted, ...coded]);
}

;// CONCATENATED MODULE: ./build/drift/nouns/erros.js




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
    yield* compareLists(noun, before.codigos, after.codigos, field(file, 'codigos'));
}
function* compareCodigo(before, after, spot, isReused) {
    const { codigo } = after;
    if (isReused) {
        const reads = ['titulo', 'explicacao'];
        yield { rule: codigoReused, spot, name: codigo, before: before.titulo, after: after.titulo, reads };
        return;
    }
    yield* changed(codigoTituloChanged, field(spot, 'titulo'), codigo, before.titulo, after.titulo);
    for (const name of ['explicacao', 'exemplo', 'solucao'])
        yield* changed(codigoTextChanged, field(spot, name), codigo, before[name], after[name]);
    yield* changed(codigoDocChanged, field(spot, 'doc'), codigo, before.doc, after.doc);
}

;// CONCATENATED MODULE: ./build/drift/nouns/formato.js



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
        ['boolean', 'true or false'],
    ]).get(typeof value) ?? typeof value);
}
function named(kinds) {
    return [...kinds].sort().join(' or ');
}

;// CONCATENATED MODULE: ./build/drift/nouns/indice.js


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
const enderecoChanged = {
    id: 'endereco-changed',
    level: 'major',
    title: 'The data is published at another address',
    why: 'Clients ask at the address that they know, which may answer no more. Where it goes on to answer, this rule can be made a patch.',
    says: 'The data was published at {before} and is published at {after}.',
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

;// CONCATENATED MODULE: ./build/drift/types.js
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
/** Types that take everything, in any language that has them. */
const TOPS = new Set(['any', 'Any', 'typing.Any', 'unknown', 'mixed', 'interface{}']);
/** How a type is related to the one before, as far as its written form tells; `other` where it does not. */
function relate(before, after, sameName) {
    const [olds, nows] = [membersOf(before), membersOf(after)];
    const isIn = (list, member, swap) => list.some(each => (swap ? isSameType(member, each, sameName) : isSameType(each, member, sameName)));
    const isNoLess = olds.every(old => isIn(nows, old, true));
    const isNoMore = nows.every(now => isIn(olds, now, false));
    if (isNoLess && isNoMore)
        return 'same';
    const [hadAll, hasAll] = [olds, nows].map(list => list.some(each => TOPS.has(each)));
    if (isNoLess || (hasAll && !hadAll))
        return 'wider';
    return isNoMore || (hadAll && !hasAll) ? 'narrower' : 'other';
}
/** The parts of a union, however it is written: `A | B`, `Union[A, B]`, `Optional[A]`, `A?`. */
function membersOf(type) {
    const text = unwrapped(type.trim().replace(/^(?:->|=>|:)\s*/, ''));
    const [, name = '', inside = ''] = /^(?:[\w.]+\.)?(Optional|Union)\[(.*)\]$/s.exec(text) ?? [];
    if (name === 'Optional' && isOneBracket(text))
        return [...membersOf(inside), 'None'];
    if (name === 'Union' && isOneBracket(text))
        return splitAt(inside, ',').flatMap(membersOf);
    const parts = splitAt(text, '|');
    return parts.length > 1 ? parts.flatMap(membersOf) : [text];
}
/** Without brackets around the whole. */
function unwrapped(text) {
    return text.startsWith('(') && text.endsWith(')') && isOneBracket(text) && !text.includes('=>')
        ? unwrapped(text.slice(1, -1).trim())
        : text;
}
/** Whether the last character closes the first bracket of a text. */
function isOneBracket(text) {
    let depth = 0;
    for (let i = 0; i < text.length; i += 1) {
        if ('([{<'.includes(text[i]))
            depth += 1;
        if (')]}>'.includes(text[i]) && text[i - 1] !== '=' && text[i - 1] !== '-')
            depth -= 1;
        if (depth === 0 && i < text.length - 1 && ')]}>'.includes(text[i]))
            return false;
    }
    return depth === 0;
}
/** Parts between a sign that stands in no bracket and no quotes. */
function splitAt(text, sign) {
    const parts = [];
    let [depth, start, quote] = [0, 0, ''];
    for (let i = 0; i < text.length; i += 1) {
        const character = text[i];
        if (quote !== '') {
            if (character === quote)
                quote = '';
        }
        else if ('"\'`'.includes(character))
            quote = character;
        else if ('([{<'.includes(character))
            depth += 1;
        else if (')]}>'.includes(character) && text[i - 1] !== '=' && text[i - 1] !== '-')
            depth -= 1;
        else if (character === sign && depth === 0) {
            parts.push(text.slice(start, i));
            start = i + 1;
        }
    }
    return [...parts, text.slice(start)].map(part => part.trim()).filter(part => part !== '');
}
/** The same type but for qualifiers, older names and names that mean the same. */
function isSameType(before, after, sameName) {
    const [olds, nows] = [tokensOf(before), tokensOf(after)];
    return (olds.length === nows.length &&
        olds.every((old, i) => {
            const now = nows[i];
            return old === now || (/^[\p{L}_]/u.test(old) && /^[\p{L}_]/u.test(now) && sameName(old, now));
        }));
}
/** Names without what qualifies them, and signs. */
function tokensOf(type) {
    const text = type.replace(/^(["'])([\p{Lu}_][\w.[\]]*)\1$/su, '$2');
    return (text.match(/"[^"]*"|'[^']*'|[\p{L}_$][\p{L}\p{N}_$]*(?:(?:\.|::)[\p{L}_$][\p{L}\p{N}_$]*)*|\d+|\S/gu) ??
        []).map(token => {
        const name = /^[\p{L}_$]/u.test(token) ? token.split(/\.|::/).at(-1) : token;
        return Object.hasOwn(OLDER_NAMES, name) ? OLDER_NAMES[name] : name;
    });
}

;// CONCATENATED MODULE: ./build/drift/nouns/assinaturas.js





/** Two signatures of one function: what of a call that was right is wrong now. */
function* compareAssinaturas(name, before, after, symbol, sameName = NEVER) {
    if (before === after)
        return;
    const spot = field(symbol, 'assinatura');
    if (before.trim() === '' || after.trim() === '') {
        yield* changed(assinaturaKindChanged, spot, name, before, after);
        return;
    }
    const [old, now] = [parseSignature(before), parseSignature(after)];
    if (!old || !now || repeats(old) || repeats(now) || passingChanged(old, now)) {
        yield* changed(assinaturaChanged, spot, name, before, after);
        return;
    }
    const found = [...compareParameters(name, old.parameters, now.parameters, spot, sameName)];
    const rule = retornoRule(old.result, now.result, sameName);
    if (rule)
        found.push(...changed(rule, spot, name, old.result, now.result));
    yield* found.length > 0 ? found : changed(assinaturaRewritten, spot, name, before, after);
}
const NEVER = () => false;
/** What a change of the result means for those who use it; nothing for the same one in other words. */
function retornoRule(before, after, sameName) {
    if (isSameCode(before, after))
        return undefined;
    if (before === '')
        return retornoAdded;
    if (after === '')
        return retornoRemoved;
    const relation = relate(before, after, sameName);
    if (relation === 'same')
        return undefined;
    return relation === 'narrower' ? retornoNarrowed : retornoChanged;
}
/** The same of a type that is taken. */
function tipoRule(before, after, sameName) {
    if (isSameCode(before, after))
        return undefined;
    const [[oldRest, old], [nowRest, now]] = [taken(before), taken(after)];
    // One value and what is left of all are two ways to call it.
    if (oldRest !== nowRest)
        return parametroTypeChanged;
    if (old === '')
        return parametroTypeAdded;
    if (now === '')
        return parametroTypeRemoved;
    const relation = relate(old, now, sameName);
    if (relation === 'same')
        return undefined;
    return relation === 'wider' ? parametroTypeWidened : parametroTypeChanged;
}
function taken(type) {
    return type.startsWith('...') ? [true, type.slice(3).trim()] : [false, type];
}
function* compareParameters(name, before, after, spot, sameName) {
    const [olds, nows] = [byName(before), byName(after)];
    const replaced = new Set();
    // A name that went and one that came, at the same place of lists that are otherwise the same.
    if (before.length === after.length && countChanged(before, after) === countMissing(before, nows)) {
        for (const [i, old] of before.entries()) {
            const now = after[i];
            if (nows.has(old.name) || olds.has(now.name) || old.passing !== now.passing)
                continue;
            replaced.add(old.name).add(now.name);
            yield { rule: parametroRenamed, spot: field(spot, old.name), name, before: old.name, after: now.name };
            yield* compareParameter(name, old, now, field(spot, now.name), sameName);
        }
    }
    for (const old of before) {
        const now = nows.get(old.name);
        if (now)
            yield* compareParameter(name, old, now, field(spot, old.name), sameName);
        else if (!replaced.has(old.name))
            yield removed(parametroRemoved, field(spot, old.name), name, written(old));
    }
    for (const [i, now] of after.entries()) {
        if (olds.has(now.name) || replaced.has(now.name))
            continue;
        const rule = !now.optional
            ? parametroAdded
            : isPlaced(now) && after.slice(i + 1).some(later => isPlaced(later) && olds.has(later.name))
                ? parametroInserted
                : parametroAddedOptional;
        yield added(rule, field(spot, now.name), name, written(now));
    }
    const [first, second] = [
        before.filter(old => isPlaced(old) && nows.has(old.name)).map(old => old.name),
        after.filter(now => isPlaced(now) && olds.has(now.name)).map(now => now.name),
    ];
    yield* changed(parametrosReordered, spot, name, first.join(', '), second.join(', '));
}
function* compareParameter(name, old, now, spot, sameName) {
    const [before, after] = [written(old), written(now)];
    const tipo = tipoRule(old.type, now.type, sameName);
    if (tipo)
        yield { rule: tipo, spot: field(spot, 'tipo'), name, before, after };
    if (old.optional !== now.optional) {
        const rule = now.optional ? parametroBecameOptional : parametroBecameRequired;
        yield { rule, spot, name, before, after };
    }
    else if (!isSameCode(old.defaultValue, now.defaultValue)) {
        yield { rule: parametroDefaultChanged, spot, name, before, after };
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

;// CONCATENATED MODULE: ./build/drift/nouns/tracos.js
const simboloBecameAsync = {
    id: 'simbolo-became-async',
    level: 'major',
    title: 'A function became asynchronous',
    why: 'Calls give something that has to be waited for, in place of the result.',
    says: 'The function {name} is asynchronous now.',
    example: ['def baixa(url)', 'async def baixa(url)'],
    inverse: ['simbolo-became-sync'],
};
const simboloBecameSync = {
    id: 'simbolo-became-sync',
    level: 'major',
    title: 'A function is no longer asynchronous',
    why: 'Programs that wait for it no longer run.',
    says: 'The function {name} is no longer asynchronous.',
    example: ['async def baixa(url)', 'def baixa(url)'],
    inverse: ['simbolo-became-async'],
};
const simboloBecameClass = {
    id: 'simbolo-became-class',
    level: 'minor',
    title: 'A function became a class',
    why: 'It is called as before, and gives an object of its own; what is done to functions alone no longer works.',
    says: 'The function {name} is a class now.',
    example: ['def faixa(n)', 'class faixa'],
    inverse: ['simbolo-became-function'],
};
const simboloBecameFunction = {
    id: 'simbolo-became-function',
    level: 'major',
    title: 'A class became a function',
    why: 'Programs that derive from it, or ask whether something is one, no longer run.',
    says: 'The class {name} is a function now.',
    example: ['class faixa', 'def faixa(n)'],
    inverse: ['simbolo-became-class'],
};
const simboloDeprecated = {
    id: 'simbolo-deprecated',
    level: 'minor',
    title: 'A symbol is deprecated',
    why: 'Programs that use it still run, and should be changed before it goes.',
    says: 'The symbol {name} is deprecated.',
    example: ['De trás para a frente.', 'Obsoleto: use inverta.'],
    inverse: ['simbolo-undeprecated'],
};
const simboloUndeprecated = {
    id: 'simbolo-undeprecated',
    level: 'minor',
    title: 'A symbol is no longer deprecated',
    why: 'Programs may use it again.',
    says: 'The symbol {name} is no longer deprecated.',
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
const simboloMoved = {
    id: 'simbolo-moved',
    level: 'major',
    title: 'A symbol is in another module',
    why: 'Programs that import it from the old module no longer run.',
    says: 'The symbol {name} moved from {before} to {after}.',
    example: ['Lume.Texto', 'Lume.Lista'],
    inverse: ['simbolo-moved'],
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
    simboloMoved,
    simboloResumoChanged,
    ...tracoRules,
];
function knowsMore({ before, after }) {
    return before.traitsOf !== undefined && after.traitsOf !== undefined;
}
const simboloNoun = ({ sameName, before: base, after: head }) => ({
    keyOf: ({ nome }) => nome,
    briefOf: symbol => symbol,
    added: simboloAdded,
    removed: simboloRemoved,
    renamed: {
        rule: () => simboloRenamed,
        identityOf: ({ assinatura, resumo }) => (resumo === '' ? '' : `${assinatura}\0${resumo}`),
    },
    comparesEqual: knowsMore({ before: base, after: head }),
    *compare(before, after, spot) {
        const { nome } = after;
        yield* compareAssinaturas(nome, before.assinatura, after.assinatura, spot, sameName);
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
        rule: (before, after) => (after.apelidos.includes(before.nome) ? moduloRenamedKept : moduloRenamed),
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
    const found = (sameName) => withMoves([...compareLists(moduloNoun({ ...context, sameName }), before.modulos, after.modulos, spot)]);
    const differences = found(context.sameName);
    const renames = new Map(differences.flatMap(each => (each.rule === simboloRenamed ? [[each.before, each.after]] : [])));
    // What refers to a renamed symbol by its new name is what it was.
    return renames.size === 0
        ? differences
        : found((old, now) => renames.get(old) === now || context.sameName(old, now));
}
/** A symbol that went in one module and came in another one as it was, and no other of that name did, has moved. */
function withMoves(differences) {
    const [gone, come] = [simboloRemoved, simboloAdded].map(rule => {
        const byName = new Map();
        for (const each of differences)
            if (each.rule === rule)
                byName.set(each.name, byName.has(each.name) ? null : each);
        return byName;
    });
    const moved = new Map();
    for (const [name, old] of gone) {
        const now = come.get(name);
        if (old && now && same(old.before, now.after))
            moved.set(old, now);
    }
    if (moved.size === 0)
        return [...differences];
    const arrived = new Set(moved.values());
    return differences.flatMap(each => {
        if (arrived.has(each))
            return [];
        const now = moved.get(each);
        if (!now)
            return [each];
        const spot = { path: each.spot.path, base: each.spot.base, head: now.spot.head };
        const [from, to] = [moduleOf(each.spot), moduleOf(now.spot)];
        return [{ rule: simboloMoved, spot, name: each.name, before: from, after: to }];
    });
}
function moduleOf({ path }) {
    return (0,json_pointer/* segmentsOf */.O)(path.slice(path.indexOf('#') + 1))[1] ?? '';
}
function* compareModulo(before, after, spot, context) {
    // The official name may stand among the aliases, and is none; a renamed module has been reported.
    const names = new Set([before.nome, after.nome]);
    const others = (apelidos) => apelidos.filter(apelido => !names.has(apelido));
    const rules = { added: moduloApelidoAdded, removed: moduloApelidoRemoved };
    const aliases = compareTexts(rules, others(before.apelidos), others(after.apelidos), field(spot, 'apelidos'));
    for (const difference of aliases)
        yield { ...difference, name: after.nome };
    yield* compareLists(simboloNoun(context), before.simbolos, after.simbolos, field(spot, 'simbolos'));
}

;// CONCATENATED MODULE: ./build/drift/nouns/opcoes.js



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
    yield* compareLists(OPCAO, before, after, spot);
}
function* compareOpcao(before, after, spot) {
    const [old, now] = [flagOf(before.flag), flagOf(after.flag)];
    const names = new Set([old.name, now.name]);
    for (const form of old.forms)
        if (!names.has(form) && !now.forms.includes(form))
            yield removed(opcaoFormRemoved, field(spot, form), now.name, form);
    for (const form of now.forms)
        if (!names.has(form) && !old.forms.includes(form))
            yield added(opcaoFormAdded, field(spot, form), now.name, form);
    yield* changed(opcaoValueChanged, field(spot, 'flag'), now.name, old.value, now.value);
    yield* changed(opcaoTextChanged, field(spot, 'descricao'), now.name, before.descricao, after.descricao);
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

;// CONCATENATED MODULE: ./build/drift/nouns/palavras.js



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

// EXTERNAL MODULE: ./build/registry/index.js + 35 modules
var registry = __webpack_require__(44053);
;// CONCATENATED MODULE: ./build/drift/nouns/registro.js





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
    inverse: ['pacote-versao-removed', 'pacote-versao-decreased'],
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
const pacoteVersaoDecreased = {
    id: 'pacote-versao-decreased',
    level: 'major',
    title: 'The newest version of a package is an older one than before',
    why: 'Projects that ask for the newest get what they had before, or not what the source has.',
    says: 'The newest version of {name} was {before} and is {after}.',
    example: ['1.2.0', '1.1.0'],
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

;// CONCATENATED MODULE: ./build/drift/nouns/sintaxe.js




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
    level: 'minor',
    title: 'A rule of the syntax is no longer written down',
    why: 'The list says what trips people up: what it forbade may be allowed now, and nobody reads of it any more.',
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

;// CONCATENATED MODULE: ./build/drift/routes/route-rules.js
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

;// CONCATENATED MODULE: ./build/drift/change-rules.js













/** Every kind of change, in the groups of `docs/rules.md`. */
const CHANGE_GROUPS = [
    { title: 'Changes of the format', rules: formatoRules },
    { title: 'Changes of the index', rules: indiceRules },
    { title: 'Changes of words', rules: palavraRules },
    { title: 'Changes of the syntax', rules: sintaxeRules },
    { title: 'Changes of functions and modules', rules: [...embutidaRules, ...moduloRules] },
    { title: 'Changes of signatures', rules: assinaturaRules },
    { title: 'Changes of commands', rules: [...comandoRules, ...opcaoRules] },
    { title: 'Changes of error codes', rules: erroRules },
    { title: 'Changes of the content inventory', rules: conteudoRules },
    { title: 'Changes of packages', rules: registroRules },
    { title: 'Changes of routes', rules: routeRules },
];
const BY_ID = new Map(CHANGE_GROUPS.flatMap(({ rules }) => rules.map(rule => [rule.id, rule])));
/** Ids of all kinds of change, in the order of `docs/rules.md`. */
const CHANGE_IDS = [...BY_ID.keys()];
/** What is known of a kind of change; nothing for an id that there is not. */
function changeRule(id) {
    return BY_ID.get(id);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/drift/nouns/comandos.js





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
            identityOf: ({ comando: { nome, uso, resumo, detalhe, opcoes } }) => resumo === '' ? '' : JSON.stringify([uso.replace(nome, ''), resumo, detalhe, opcoes]),
        },
        *compare(old, now, spot) {
            const where = { ...spot, base: file.base + old.pointer, head: file.head + now.pointer };
            const { nome } = now.comando;
            const grupo = headings.get(old.grupo) ?? old.grupo;
            yield* changed(comandoMoved, field(where, 'grupo'), nome, grupo, now.grupo);
            yield* compareComando(old.comando, now.comando, where);
        },
    };
    const [olds, nows] = [grouped(before), grouped(after)];
    for (const difference of compareLists(comando, olds, nows, field(file, 'comandos')))
        yield placed(difference, file, olds, nows);
}
function* compareComando(before, after, spot) {
    const { nome } = after;
    // A renamed command has its new name in the usage line.
    if (before.uso.replace(before.nome, after.nome) !== after.uso)
        yield* changed(comandoUsoChanged, field(spot, 'uso'), nome, before.uso, after.uso);
    for (const name of ['resumo', 'detalhe'])
        yield* changed(comandoTextChanged, field(spot, name), nome, before[name], after[name]);
    yield* compareOpcoes(before.opcoes, after.opcoes, field(spot, 'opcoes'));
    const names = new Set([before.nome, after.nome]);
    const others = (apelidos) => apelidos.filter(apelido => !names.has(apelido));
    const lists = [
        compareTexts({ added: comandoApelidoAdded, removed: comandoApelidoRemoved }, others(before.apelidos), others(after.apelidos), field(spot, 'apelidos')),
        compareLists(EXEMPLO, before.exemplos, after.exemplos, field(spot, 'exemplos')),
        compareTexts({ added: comandoVejaAdded, removed: comandoVejaRemoved }, before.veja, after.veja, field(spot, 'veja')),
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

// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __webpack_require__(30714);
// EXTERNAL MODULE: ./node_modules/semver/index.js
var semver = __webpack_require__(62088);
// EXTERNAL MODULE: ./build/findings/user-error.js
var user_error = __webpack_require__(70787);
// EXTERNAL MODULE: ./node_modules/@renovatebot/pep440/index.js
var pep440 = __webpack_require__(68898);
;// CONCATENATED MODULE: ./build/drift/versions/pep440.js

/** An epoch that is raised stands before all other numbers. */
const RELEASE = /^\s*v?(?:\d+!)?(\d+(?:\.\d+)*)/i;
/** Versions of Python's packages (PEP 440): `1.4.0.post1`, `1.4.0-1`, `2.0rc1`, `1!2.0`. */
const pep440_pep440 = {
    parse(text) {
        const found = (0,pep440.explain)(text.trim());
        const written = RELEASE.exec(text)?.[1];
        if (!found || written === undefined)
            return undefined;
        const numbers = [...found.release];
        if (numbers.some(number => !Number.isSafeInteger(number)))
            return undefined;
        const start = text.indexOf(written, text.indexOf('!') + 1);
        const spans = [...written.matchAll(/\d+/g)].map(({ 0: digits, index }) => [start + index, start + index + digits.length]);
        while (numbers.length < 3)
            numbers.push(0);
        const preRelease = [found.pre, found.dev].flatMap(part => (part === null ? [] : [String(part)]));
        return { numbers, preRelease, spans, text };
    },
    compare: (a, b) => (0,pep440.compare)(a.text.trim(), b.text.trim()),
};

;// CONCATENATED MODULE: ./build/drift/versions/version.js
const SIZES = { decreased: -1, none: 0, patch: 1, minor: 2, major: 3 };
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

;// CONCATENATED MODULE: ./build/drift/versions/usual.js



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
    parse: text => parseUsual(text) ?? pep440_pep440.parse(text),
    compare(a, b) {
        const [x, y] = [parseUsual(a.text), parseUsual(b.text)];
        if (x && y)
            return comparePrecedence(x, y);
        const [p, q] = [pep440_pep440.parse(a.text), pep440_pep440.parse(b.text)];
        return p && q ? pep440_pep440.compare(p, q) : undefined;
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
    return { numbers, preRelease, spans, text: trimmed };
}
/** Where the numbers of a text stand. */
function spansOf(text) {
    return [...text.matchAll(/\d+/g)].map(({ 0: digits, index }) => [index, index + digits.length]);
}
/** The precedence of SemVer, with more numbers. */
function comparePrecedence(a, b) {
    const [x, y] = [a.preRelease, b.preRelease];
    // A release comes after all its pre-releases.
    if (firstDifference(a, b) !== undefined || x.length === 0 || y.length === 0)
        return compareNumbers(a, b);
    const j = x.findIndex((identifier, at) => y[at] !== identifier);
    if (j < 0 || y[j] === undefined)
        return x.length - y.length;
    return semver.compareIdentifiers(x[j], y[j]);
}

;// CONCATENATED MODULE: ./build/drift/versions/formats.js






/** A pattern that needs longer runs away. */
const MAX_MATCH_MS = 200;
/** Longer texts are no versions. */
const MAX_CHARACTERS = 200;
/** Numbers between dots, hyphens or underscores, and a word for what comes before the release. */
const CALENDAR = /^v?(\d{1,15}(?:[._-]\d{1,15})*)(?:[.-]?(alpha|a|beta|b|rc|pre|dev)[.-]?(\d*))?$/i;
const strictSemver = {
    parse(text) {
        const found = semver.parse(text.trim());
        if (!found)
            return undefined;
        const written = /\d+\.\d+\.\d+/.exec(text);
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
        return { numbers, preRelease, spans, text: trimmed };
    },
    compare(a, b) {
        const [x, y] = [a.preRelease, b.preRelease];
        const order = compareNumbers(a, b);
        if (order !== 0 || x.length === 0 || y.length === 0)
            return order;
        const words = semver.compareIdentifiers(x[0], y[0]);
        return words !== 0 ? words : Number(x[1] || 0) - Number(y[1] || 0);
    },
};
const FORMATS = {
    usual: usual,
    semver: strictSemver,
    pep440: pep440_pep440,
    calver,
};
/** A format by its name. */
function formatNamed(name) {
    return FORMATS[name];
}
/**
 * Versions that a regular expression takes apart: its groups are the numbers, in their order; one called `pre` says that
 * it is a pre-release.
 * @throws {UserError} when it is no regular expression.
 */
function formatOfPattern(pattern) {
    let compiled;
    try {
        compiled = new RegExp(pattern, 'du');
    }
    catch (cause) {
        const message = `check.versions.pattern is not a regular expression: ${cause.message}.`;
        throw new user_error/* UserError */.y(message, 'Write one with a group for each number: ^r(?<major>\\d+)$.', { cause });
    }
    const parse = (text) => {
        const found = matched(compiled, text);
        if (!found)
            return undefined;
        const pre = found.indices?.groups?.pre;
        const spans = [...(found.indices ?? [])]
            .slice(1)
            .flatMap(span => (span ? [span] : []))
            .filter(span => !(pre && span[0] === pre[0] && span[1] === pre[1]))
            .filter(([from, to]) => /^\d{1,15}$/.test(text.slice(from, to)))
            .map(([from, to]) => [from, to]);
        const numbers = spans.map(([from, to]) => Number(text.slice(from, to)));
        const preRelease = found.groups?.pre === undefined ? [] : [found.groups.pre];
        return { numbers, preRelease, spans, text };
    };
    const compare = (a, b) => {
        const order = compareNumbers(a, b);
        if (order !== 0 || a.preRelease.length === 0)
            return order;
        return a.preRelease[0].localeCompare(b.preRelease[0] ?? '', 'en', { numeric: true });
    };
    return { parse, compare };
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
        throw new user_error/* UserError */.y(`check.versions.pattern takes longer than ${MAX_MATCH_MS} ms.`, 'Write it without nested repetition such as (a+)+.', { cause });
    }
}

;// CONCATENATED MODULE: ./build/drift/versions/scheme.js


/** What each number of a version stands for, the first one first; what is behind the last is like that. */
const scheme_SIZES = {
    first: ['major', 'minor', 'patch'],
    'first-two': ['major', 'major', 'minor'],
    any: ['major'],
};
/** How a language counts its versions: how they are written and ordered, and which raise says that something breaks. */
class VersionScheme {
    format;
    breaks;
    /** @throws {UserError} for a pattern that is no regular expression. */
    constructor({ format = 'usual', pattern, breaks } = {}) {
        this.format = pattern === undefined ? formatNamed(format) : formatOfPattern(pattern);
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
        const i = firstDifference(before, after);
        // What is ahead by an epoch, and less by its numbers.
        if (i !== undefined && (after.numbers[i] ?? 0) < (before.numbers[i] ?? 0))
            return 'major';
        const bump = i === undefined ? this.sizeAt(this.last) : this.sizeAt(i);
        const own = before.preRelease.length === 0 ? 'none' : this.ownSize(before);
        return isEnough(bump, own) ? bump : own;
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
        if (version.preRelease.length > 0 && isEnough(this.ownSize(version), level))
            return this.nextPreRelease(version) ?? this.release(version);
        return this.raisedAt(version, this.indexOf(level, version));
    }
    get last() {
        return Number.MAX_SAFE_INTEGER;
    }
    sizeAt(index) {
        const sizes = this.breaks === 'nothing' ? scheme_SIZES.first : scheme_SIZES[this.breaks];
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
            if (isEnough(this.sizeAt(i), level))
                index = i;
        // A number that is not written is not added where raising a written one says the same.
        while (index >= spans.length && index > 0 && this.sizeAt(index - 1) === this.sizeAt(index))
            index -= 1;
        return index;
    }
    raisedAt({ text, spans, numbers }, index) {
        const [first] = spans;
        if (first === undefined)
            return undefined;
        const isDate = /^\d{4}-/.test(text);
        const parts = spans.slice(0, Math.max(index + 1, spans.length)).map(([start, end], i) => {
            const digits = text.slice(start, end);
            if (i < index)
                return digits;
            const number = i > index ? (isDate ? '01' : '0') : String((numbers[i] ?? 0) + 1);
            return /^0\d/.test(digits) ? number.padStart(digits.length, '0') : number;
        });
        const between = spans.slice(1).map(([start], i) => text.slice(spans[i]?.[1] ?? 0, start));
        let written = text.slice(0, first[0]) + (parts[0] ?? '');
        for (const [i, part] of parts.slice(1).entries())
            written += `${between[i] ?? '.'}${part}`;
        for (let i = parts.length; i <= index; i += 1)
            written += i === index ? '.1' : '.0';
        return written;
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
/** Versions as languages write them, and the first number says what breaks. */
const USUAL_SCHEME = new VersionScheme();

;// CONCATENATED MODULE: ./build/drift/nouns/pacotes.js






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
    const [x, y] = [USUAL_SCHEME.parse(a), USUAL_SCHEME.parse(b)];
    return x !== undefined && y !== undefined && (USUAL_SCHEME.compare(x, y) ?? 0) < 0;
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

;// CONCATENATED MODULE: ./build/drift/compare.js












/** Everything that differs between two sets of data, by name and not by position. `versao` is judged by itself. */
function* compareSets(before, after) {
    const [old, now] = [before.files, after.files];
    // Files that were built just now, both of them, have the format of this program.
    if (before.published ?? after.published)
        yield* compareFormatos(before.published ?? old, after.published ?? now);
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
}
/** Whether two names are of one definition: then the name alone is another one. */
function sameDefinition({ definitionOf: before }, { definitionOf: after }) {
    return (old, now) => {
        const [was, is] = [before?.(old), after?.(now)];
        return was !== undefined && was === is;
    };
}

;// CONCATENATED MODULE: ./build/drift/reference-set.js
/** The place of a subject, or of the nearest thing around it that has one. */
function subjectPlace(origins, subject) {
    for (let around = subject; around.includes('/'); around = around.slice(0, around.lastIndexOf('/'))) {
        const place = origins.get(around);
        if (place)
            return place;
    }
    return null;
}

// EXTERNAL MODULE: ./build/text/shown.js
var shown = __webpack_require__(80591);
;// CONCATENATED MODULE: ./build/drift/sentence.js




/** Of two long texts, what is the same at their beginnings is cut down to this many characters. */
const KEPT_CHARACTERS = 20;
const MAX_TEXT_CHARACTERS = 60;
/** Plain text: names as they are, values as JSON. */
const PLAIN = { plain: text => text, value: text => text };
/** A change in a sentence. */
function sentenceOf({ rule, name, path, before, after }, look = PLAIN) {
    const [file = '', pointer = ''] = path.split('#');
    const [was, is] = pairOf(before, after);
    const values = {
        name: (0,shown/* shown */.S)(fullName(name, pointer)).slice(1, -1),
        before: was,
        after: is,
        field: pointer.slice(pointer.lastIndexOf('/') + 1),
        file,
    };
    return (changeRule(rule)?.says ?? '{name}')
        .split(/(\{\w+\})/)
        .map(part => (part.startsWith('{') ? look.value(values[part.slice(1, -1)] ?? '') : look.plain(part)))
        .join('');
}
/** A symbol with its module, and an option with its command: several have one of that name. */
function fullName(name, pointer) {
    const [list, owner, inside] = (0,json_pointer/* segmentsOf */.O)(pointer);
    if (owner === undefined)
        return name;
    if (list === 'modulos' && inside === 'simbolos')
        return `${owner}.${name}`;
    return list === 'comandos' && inside === 'opcoes' ? `${owner} ${name}` : name;
}
/** A value of a sentence that is set as code: a text of several words needs no quotes there, nor what they made of it. */
function unquoted(value) {
    return /^"\S.*\S"$/s.test(value) ? value.slice(1, -1).replace(/\\(["\\])/g, '$1') : value;
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
/** One word needs no quotes. */
function sentence_written(value) {
    const text = typeof value === 'object' && value !== null ? json(value) : (0,shown/* shown */.S)(value);
    return typeof value === 'string' && /^[^\s\\]+$/.test(value) ? text.slice(1, -1) : text;
}
/** A part of a schema, cut. */
function json(value) {
    const text = JSON.stringify(value);
    return text.length > MAX_TEXT_CHARACTERS ? `${text.slice(0, MAX_TEXT_CHARACTERS)}…` : text;
}
/** `1 major and 3 minor changes`; empty for none. */
function countChanges(counts) {
    const parts = change_level/* CHANGE_LEVELS */.v.filter(level => counts[level] > 0).map(level => `${counts[level]} ${level}`);
    const total = change_level/* CHANGE_LEVELS */.v.reduce((sum, level) => sum + counts[level], 0);
    const last = parts.pop();
    if (last === undefined)
        return '';
    const noun = total === 1 ? 'change' : 'changes';
    return `${parts.length === 0 ? last : `${parts.join(', ')} and ${last}`} ${noun}`;
}

;// CONCATENATED MODULE: ./build/drift/unknown.js


/** The field by which an entry of a list is known; an entry without it has no name. */
const KEYS = ['palavra', 'simbolo', 'nome', 'grupo', 'codigo', 'flag', 'comando'];
/** Parts what differs from what cannot be told, because one of the sides could not be read there. */
function tellApart(differences, before, after) {
    const [base, head] = [new Side(before), new Side(after)];
    if (base.isWhole && head.isWhole)
        return { differences, unknown: [] };
    const unknown = new Map();
    for (const [side, { paths, set }] of [
        ['base', base],
        ['head', head],
    ])
        for (const [path, subject] of paths)
            unknown.set(path, {
                path,
                side: unknown.has(path) ? 'both' : side,
                place: subjectPlace(set.origins, subject),
            });
    const [gone, come] = [new Map(), new Map()];
    const certain = [];
    for (const difference of differences) {
        if (base.covers(difference, 'base') || head.covers(difference, 'head'))
            continue;
        const { spot, before: was, after: is } = difference;
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
                const subject = difference.spot[set === 'head' ? 'base' : 'head'];
                const { origins } = set === 'head' ? before : after;
                unknown.set(path, { path, side: set, place: subjectPlace(origins, subject) });
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
            const path = pathByName(set, subject);
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
    for (const segment of (0,json_pointer/* segmentsOf */.O)(pointer)) {
        const isEntry = Array.isArray(value);
        value = typeof value === 'object' && value !== null ? Reflect.get(value, segment) : undefined;
        path = (0,json_pointer.at)(path, isEntry ? nameOf(value, segment) : segment);
    }
    return path.replace(/#\/grupos\/[^/]*\/comandos(?=\/)/, '#/comandos');
}
function nameOf(entry, index) {
    if (typeof entry === 'string')
        return entry === '' ? index : entry;
    const fields = (entry ?? {});
    const name = KEYS.map(key => fields[key]).find(each => typeof each === 'string');
    return typeof name === 'string' && name !== '' ? name : index;
}

;// CONCATENATED MODULE: ./build/drift/changes.js





/** 64 bits: two of a hundred thousand changes meet once in four million reports. */
const FINGERPRINT_DIGITS = 16;
/** The changes between two sets of data, with their levels and places. The order is that of the files. */
function changesBetween(before, after, policy = {}) {
    return compareReferences(before, after, policy).changes;
}
/** The same, and what cannot be told because one of the sides could not be read there. */
function compareReferences(before, after, policy = {}) {
    const { differences, unknown } = tellApart([...compareSets(before, after)], before, after);
    const changes = toChanges(differences, policy, {
        base: subject => subjectPlace(before.origins, subject),
        head: subject => subjectPlace(after.origins, subject),
    });
    return { changes, unknown };
}
/** Differences with level, place, sentence and fingerprint. */
function toChanges(differences, policy, places) {
    const changes = [];
    for (const difference of differences) {
        const { rule, spot, name, before, after } = difference;
        const level = Object.hasOwn(policy, rule.id) ? (policy[rule.id] ?? rule.level) : rule.level;
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

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./build/findings/rule-info.js
var rule_info = __webpack_require__(94562);
// EXTERNAL MODULE: ./build/rules/comparison.js
var comparison = __webpack_require__(89779);
// EXTERNAL MODULE: ./build/text/nearest.js
var nearest = __webpack_require__(82788);
;// CONCATENATED MODULE: ./build/drift/exceptions.js








/** Where exceptions are written: in the folder of the language. */
const IGNORE_FILE = '.refdata-ignore.yml';
const MAX_EXCEPTIONS = 10_000;
const MAX_YAML_ALIASES = 100;
const REMEDY = 'Write a list of exceptions, each with `reason`, `expires` (2026-12-31), and either `fingerprint`, or `rule` and `path` or `module`.';
const exceptionSchema = schemas/* strictObject */.rej({
    fingerprint: schemas/* string */.YjP()
        .regex(/^[0-9a-f]{16}$/)
        .optional(),
    rule: schemas/* string */.YjP().min(1).optional(),
    path: schemas/* string */.YjP().min(1).optional(),
    module: schemas/* string */.YjP().min(1).optional(),
    reason: schemas/* string */.YjP().trim().min(1),
    expires: iso/* date */.p6(),
})
    .refine(({ fingerprint, rule, path, module }) => {
    const places = [path, module].filter(each => each !== undefined).length;
    return fingerprint === undefined
        ? rule !== undefined && places === 1
        : rule === undefined && places === 0;
}, 'needs either `fingerprint`, or `rule` with one of `path` and `module`');
/** Parses an ignore file. @throws {UserError} with every mistake and its line. */
function parseExceptions(text, file) {
    // Everything is text: a fingerprint of sixteen digits is no number.
    const document = (0,dist/* parseDocument */.Tp)(text, { schema: 'failsafe', customTags: [] });
    const lineOf = (offset) => text.slice(0, offset).split('\n').length;
    const [broken] = document.errors;
    if (broken) {
        const message = `${file}:${lineOf(broken.pos[0])} is not YAML: ${broken.message.split('\n')[0]}`;
        throw new user_error/* UserError */.y(message, REMEDY);
    }
    let data;
    try {
        data = document.toJS({ maxAliasCount: MAX_YAML_ALIASES });
    }
    catch (cause) {
        throw new user_error/* UserError */.y(`${file} cannot be read: ${cause.message}.`, REMEDY, { cause });
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
    const findings = parsed.error.issues.map(({ path: [i, ...keys], message }) => {
        const key = keys.length === 0 ? '' : `\`${keys.join('.')}\`: `;
        const place = typeof i === 'number' ? placeOf(i) : { file, line: 1 };
        return { rule: 'config', level: 'error', message: `${key}${message}.`, remedy: REMEDY, place };
    });
    throw new user_error/* UserError */.y(`${file} has mistakes.`, REMEDY, { findings });
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
        const what = exception.fingerprint ?? `${rule} at ${exception.path ?? exception.module}`;
        if (rule !== undefined && !changeRule(rule)) {
            const [near] = (0,nearest/* nearest */.p)(rule, CHANGE_IDS);
            tell(comparison/* ignoreUnknown */.H8, `There is no kind of change ${rule}.${near ? ` Did you mean ${near}?` : ''}`, place);
        }
        else if (expires < today) {
            tell(comparison/* ignoreExpired */.AL, `The exception for ${what} expired on ${expires}.`, place);
        }
        else {
            const meant = changes.filter(change => means(exception, change));
            for (const change of meant)
                excepted.add(change);
            if (meant.length === 0)
                tell(comparison/* ignoreUnused */.$T, `The exception for ${what} excepts nothing.`, place);
        }
    }
    return {
        changes: changes.filter(change => !excepted.has(change)),
        excepted: [...excepted],
        findings,
    };
}
function means({ fingerprint, rule, path, module }, change) {
    if (fingerprint !== undefined)
        return change.fingerprint === fingerprint;
    if (change.rule !== rule)
        return false;
    if (path !== undefined)
        return change.path === path || (path.includes('*') && patternOf(path).test(change.path));
    const [list, name] = (0,json_pointer/* segmentsOf */.O)(change.path.slice(change.path.indexOf('#') + 1));
    return list === 'modulos' && name === module;
}
const patterns = new Map();
/** `*` stands for anything in one part of a path, `**` for any parts. */
function patternOf(path) {
    const known = patterns.get(path);
    if (known)
        return known;
    const source = path
        .split(/(\*+)/)
        .map((part, i) => i % 2 === 0 ? part.replace(/[\\^$.+?()[\]{}|]/g, '\\$&') : part === '*' ? '[^/]*' : '.*');
    const pattern = new RegExp(`^${source.join('')}$`, 's');
    patterns.set(path, pattern);
    return pattern;
}

;// CONCATENATED MODULE: ./build/drift/extent.js
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

;// CONCATENATED MODULE: ./build/drift/fail-on.js
/** When a check fails: `unbumped` when `versao` does not fit, `major` and `any` also for such changes as are bumped. */
const FAIL_ON = ['major', 'unbumped', 'any', 'none'];
/** Whether changes of that level make a check fail by themselves. */
function failsBy(failOn, level) {
    return (failOn === 'any' && level !== 'none') || (failOn === 'major' && level === 'major');
}

;// CONCATENATED MODULE: ./build/drift/routes/narrowing.js

const TEXTS = new Set([
    'title',
    'description',
    'default',
    'examples',
    'example',
    '$comment',
    'deprecated',
    '$id',
    '$schema',
]);
/** Keywords by which a higher number takes less, and those by which it takes more. */
const LOWER_BOUNDS = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']);
const UPPER_BOUNDS = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']);
/** Keywords that take less when they are there. */
const CONSTRAINTS = new Set(['pattern', 'format', 'multipleOf', 'contentEncoding', 'not']);
/** Schemas in schemas are not followed deeper than anybody writes them. */
const MAX_DEPTH = 50;
/** What of a JSON Schema (2020-12) takes other values than before. Keywords that are not known here count as changed. */
function* schemaChanges(whole, wholeAfter, path = []) {
    if (path.length > MAX_DEPTH)
        return;
    const [before, after] = [presentForm(whole), presentForm(wholeAfter)];
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
            yield* propertyChanges(before, after, path);
        else if (key === 'items' && isSchema(old) && isSchema(now))
            yield* schemaChanges(old, now, [...path, '*']);
        else if (key === 'required')
            yield* requiredChanges(list(old), list(now), path);
        else if (TEXTS.has(key))
            yield { ...reported('text'), before: old ?? null, after: now ?? null };
        else
            yield reported(narrowingOf(key, old, now));
    }
}
/** What a field is asked that is there: that it may be missing is said by `required`. */
function presentForm(schema) {
    const [present, missing, ...more] = list(schema.anyOf);
    const isOptional = isSchema(present) && isSchema(missing) && more.length === 0 && isMissing(missing);
    return isOptional ? present : schema;
}
function isMissing({ enum: values, ...rest }) {
    const empty = list(values).every(value => value === null || value === '');
    return empty && list(values).length > 0 && Object.keys(rest).length === 0;
}
function narrowingOf(key, old, now) {
    if (key === 'type')
        return narrowing_compareSets(types(old), types(now), covers);
    if (key === 'enum' || key === 'const') {
        const values = (value) => value === undefined ? undefined : key === 'const' ? [value] : list(value);
        return narrowing_compareSets(values(old), values(now), same);
    }
    if (key === 'additionalProperties' || key === 'unevaluatedProperties') {
        if (now === false)
            return 'tightened';
        if (old === false)
            return 'loosened';
    }
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
function* propertyChanges(before, after, path) {
    const [olds, nows] = [fields(before.properties), fields(after.properties)];
    for (const name of new Set([...Object.keys(olds), ...Object.keys(nows)])) {
        const [old, now] = [own(olds, name), own(nows, name)];
        const at = [...path, name];
        if (isSchema(old) && isSchema(now))
            yield* schemaChanges(old, now, at);
        // That it has to be given is reported as such.
        else if (old === undefined && !list(after.required).includes(name))
            yield { narrowing: 'loosened', path: at, before: null, after: now };
        else if (now === undefined && !list(before.required).includes(name))
            yield {
                narrowing: after.additionalProperties === false ? 'tightened' : 'loosened',
                path: at,
                before: old,
                after: null,
            };
        else if (now === undefined && after.additionalProperties === false)
            yield { narrowing: 'tightened', path: at, before: old, after: null };
    }
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
function narrowing_compareSets(before, after, takes) {
    if (before === undefined)
        return 'tightened';
    if (after === undefined)
        return 'loosened';
    const all = (values, by) => values.every(value => by.some(wide => takes(wide, value)));
    if (all(after, before))
        return 'tightened';
    return all(before, after) ? 'loosened' : 'changed';
}
function covers(wide, narrow) {
    return wide === narrow || (wide === 'number' && narrow === 'integer');
}
function types(value) {
    return value === undefined ? undefined : [value].flat();
}
function list(value) {
    return Array.isArray(value) ? value : [];
}
function fields(value) {
    return isSchema(value) ? value : {};
}
function isSchema(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function own(schema, key) {
    return Object.hasOwn(schema, key) ? schema[key] : undefined;
}

;// CONCATENATED MODULE: ./build/drift/routes/compare.js




const ANY = '*';
const TARGETS = ['params', 'query', 'headers', 'body'];
const BY_NARROWING = {
    tightened: validacaoTightened,
    loosened: validacaoLoosened,
    changed: validacaoChanged,
    text: validacaoTextChanged,
};
/**
 * What clients of a server see change: routes by method and path, whatever the parameters are called. Routes whose path
 * is not known are not compared; the reader tells about them.
 */
function* compareRoutes(before, after) {
    const [olds, nows] = [compare_byKey(before), compare_byKey(after)];
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
function* compareRoute(old, now) {
    const spot = compare_spotOf(now);
    const name = compare_nameOf(now);
    for (const [i, before] of old.params.entries()) {
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
        yield* compareValidations(name, target, old.validations, now.validations, spot);
}
function* compareValidations(name, target, before, after, route) {
    const of = (validations) => validations.filter(each => each.target === target);
    const [olds, nows] = [of(before), of(after)];
    for (let i = 0; i < Math.max(olds.length, nows.length); i += 1) {
        const [old, now] = [olds[i]?.schema, nows[i]?.schema];
        const subject = `${route.head}#${target}`;
        const spot = { ...inside(route, target), base: subject, head: subject };
        if (old === undefined)
            yield added(validacaoAdded, spot, name, now);
        else if (now === undefined)
            yield removed(validacaoRemoved, spot, name, old);
        else if (!same(old, now)) {
            for (const { narrowing, path, before: was, after: is } of schemaChanges(old, now))
                yield { rule: BY_NARROWING[narrowing], spot: inside(spot, ...path), name, before: was, after: is };
        }
    }
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
function compare_byKey(routes) {
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

;// CONCATENATED MODULE: ./build/drift/routes/changes.js


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

;// CONCATENATED MODULE: ./build/drift/routes/openapi.js
const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'];
const openapi_TARGETS = { query: 'query', header: 'headers', path: 'params' };
const MAX_REFERENCES = 20;
/**
 * The routes that an OpenAPI 3.1 document describes, as far as a comparison asks. References inside of the document are
 * followed; what is not understood is left out, as is what another file holds.
 * @param file that the document stands in.
 */
function routesOfOpenapi(document, file) {
    const root = asNode(document);
    const place = { file, line: 1 };
    return Object.entries(asNode(root.paths)).flatMap(([template, item]) => {
        const shared = asNode(item);
        const path = pathOf(template);
        return METHODS.flatMap((method) => {
            if (!Object.hasOwn(shared, method))
                return [];
            const operation = asNode(shared[method]);
            const parameters = [...asList(shared.parameters), ...asList(operation.parameters)];
            return [
                {
                    server: '',
                    method: method.toUpperCase(),
                    path,
                    params: [...template.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? ''),
                    place,
                    origin: 'list',
                    certainty: 'sure',
                    validations: [
                        ...parameterSchemas(parameters.map(each => followed(root, each))),
                        ...bodySchemas(root, followed(root, operation.requestBody)),
                    ].map(validation => ({ ...validation, place })),
                },
            ];
        });
    });
}
/** A template of OpenAPI as servers write paths: `/itens/{id}` is `/itens/:id`. */
function pathOf(template) {
    return template.replace(/\{([^}]+)\}/g, ':$1');
}
/** Parameters of one place as one object; those in the path that say nothing about their value are no validation. */
function parameterSchemas(parameters) {
    return Object.entries(openapi_TARGETS).flatMap(([where, target]) => {
        const own = parameters.filter(each => each.in === where && isSaying(each, where));
        if (own.length === 0)
            return [];
        const properties = Object.fromEntries(own.map(each => [String(each.name), asNode(each.schema)]));
        const required = own.filter(each => each.required === true).map(each => String(each.name));
        return [{ target, schema: { type: 'object', properties, required } }];
    });
}
function isSaying({ schema }, where) {
    const keys = Object.keys(asNode(schema));
    return where !== 'path' || keys.some(key => key !== 'type');
}
function bodySchemas(root, body) {
    const content = asNode(asNode(body.content)['application/json']);
    const schema = followed(root, content.schema);
    // Any object is what an exporter says of a body that nothing checks.
    const isAny = Object.keys(schema).every(key => key === 'type' && schema.type === 'object');
    return isAny ? [] : [{ target: 'body', schema }];
}
/** What a reference inside of the document means; nothing for one that leads nowhere, or in a circle. */
function followed(root, value) {
    let node = asNode(value);
    for (let i = 0; typeof node.$ref === 'string'; i += 1) {
        if (i === MAX_REFERENCES || !node.$ref.startsWith('#/'))
            return {};
        let target = root;
        for (const segment of node.$ref.slice(2).split('/')) {
            const key = segment.replaceAll('~1', '/').replaceAll('~0', '~');
            target = Object.hasOwn(asNode(target), key) ? asNode(target)[key] : undefined;
        }
        node = asNode(target);
    }
    return node;
}
function asNode(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
function asList(value) {
    return Array.isArray(value) ? value : [];
}

;// CONCATENATED MODULE: ./build/drift/verdict.js



/** Judges whether `versao` was raised as the changes ask for (SemVer 2.0.0, with `1.4` meaning `1.4.0`). */
function judge({ before, after, level, changed, format }, scheme = USUAL_SCHEME) {
    const [old, now] = [scheme.parse(before), scheme.parse(after)];
    const bump = old && now && scheme.bumpBetween(old, now);
    if (!now || !old || bump === undefined) {
        const [side, text] = now ? ['the base', before] : ['the head', after];
        const message = `\`versao\` of ${side} is "${text}", which is no version.`;
        // Who mends it must be able to pass.
        const rule = now ? { ...comparison/* versaoMalformed */.Mf, level: 'warning' } : comparison/* versaoMalformed */.Mf;
        // Versions that cannot be ordered can still be told apart.
        const breaches = [{ rule, message }];
        if (before === after && format)
            breaches.push(formatBreach(`is still ${before}`));
        return { verdict: 'malformed', required: level, suggestion: null, breaches };
    }
    const way = `from ${before} to ${after}`;
    const stays = before === after ? `is still ${after}` : `went ${way}, which is the same version`;
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
    const asked = `The changes are ${level}, so it has to be ${suggestion ?? 'another one'} at least.`;
    if (bump === 'decreased')
        return judged('decreased', comparison/* versaoDecreased */.zr, `\`versao\` went back ${way}.`);
    if (!isEnough(bump, required)) {
        return bump === 'none'
            ? judged('not-bumped', comparison/* versaoNotBumped */.jp, `\`versao\` ${stays}. ${asked}`)
            : judged('bumped-too-little', comparison/* versaoBumpedTooLittle */.An, `\`versao\` went ${way}. ${asked}`);
    }
    if (bump === 'none')
        return judged('unchanged');
    if (changed)
        return judged('bumped');
    return judged('bumped-without-change', comparison/* versaoBumpedWithoutChange */.K3, `\`versao\` went ${way}, and nothing changed.`);
}
function formatBreach(stays) {
    return {
        rule: comparison/* versaoFormatNotBumped */.UX,
        message: `The format of the files changed, and \`versao\` ${stays}.`,
    };
}

;// CONCATENATED MODULE: ./build/drift/index.js
/** Two sets of published data to changes with levels and a verdict. What other rooms need of it. */
















/***/ }),

/***/ 49244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ CHANGE_LEVELS)
/* harmony export */ });
/** What a change asks of `versao`, as in SemVer 2.0.0; `info` asks for nothing. */
const CHANGE_LEVELS = ['major', 'minor', 'patch', 'info'];


/***/ }),

/***/ 34301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZO: () => (/* binding */ ObservedRepository),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   v9: () => (/* binding */ holds)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83929);


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
    read(path) {
        return this.noticing(() => (0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .decode */ .D4)(this.readBytes(path), path));
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
    /** What answers in two ways has changed meanwhile: no later run can be given both. */
    keep(answers, asked, answer) {
        if (answers.has(asked) && answers.get(asked) !== answer)
            this.isRepeatable = false;
        answers.set(asked, answer);
    }
    /** What is reported of a file that cannot be read names others, which may come and go. */
    noticing(ask) {
        try {
            return ask();
        }
        catch (error) {
            if (error instanceof _repository_js__WEBPACK_IMPORTED_MODULE_1__/* .UnreadableFile */ .ie)
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
        if (error instanceof _repository_js__WEBPACK_IMPORTED_MODULE_1__/* .UnreadableFile */ .ie)
            return false;
        throw error;
    }
}
/** SHA-256 in hexadecimal digits. */
function digestOf(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}


/***/ }),

/***/ 26966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Nu: () => (/* binding */ actualConfig),
  WW: () => (/* binding */ checkedConfig),
  PW: () => (/* binding */ folderWithConfig),
  Z9: () => (/* binding */ loadConfig)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/findings/user-error.js
var user_error = __webpack_require__(70787);
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

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/extract/index.js + 208 modules
var extract = __webpack_require__(39488);
// EXTERNAL MODULE: ./build/findings/change-level.js
var change_level = __webpack_require__(49244);
// EXTERNAL MODULE: ./build/findings/strict-object.js
var strict_object = __webpack_require__(38060);
// EXTERNAL MODULE: ./build/http/address.js
var http_address = __webpack_require__(21601);
;// CONCATENATED MODULE: ./build/config/comparison.js



/** How versions are written and ordered. */
const VERSION_FORMATS = ['usual', 'semver', 'pep440', 'calver'];
/** Which raise says that something breaks. */
const BREAKING_PARTS = ['first', 'first-two', 'any', 'nothing'];
/** Where `versao` has to be raised for what changed. */
const RELEASE_POLICIES = ['every-pull-request', 'release-branch', 'tag'];
const versions = (0,strict_object/* strict */.O)({
    format: schemas/* enum */.k5n(VERSION_FORMATS)
        .optional()
        .meta({
        description: 'How versions are written and ordered: `usual` (numbers and dots, as languages write them; the default), `semver` (SemVer 2.0.0 to the letter), `pep440` (packages of Python) or `calver` (dates).',
        examples: ['pep440'],
    }),
    pattern: schemas/* string */.YjP()
        .min(1)
        .optional()
        .meta({
        description: 'In place of `format`, a regular expression: its groups are the numbers in their order, and one called `pre` makes it a pre-release.',
        examples: ['^r(?<major>\\d+)$'],
    }),
    breaks: schemas/* enum */.k5n(BREAKING_PARTS)
        .optional()
        .meta({
        description: 'Which raise says that programs can break: of the `first` number (the default), of the `first-two` (Lua 5.3 to 5.4), `any` (the default of `calver`), or `nothing`: versions say nothing about it.',
        examples: ['first-two'],
    }),
}).meta({ description: 'How the language counts its versions.' });
/** The part of `refdata.yml` that is for checking changes. */
const check = (0,strict_object/* strict */.O)({
    versao: schemas/* array */.YOg(extract/* source */.sP)
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
    versions: versions.optional(),
    release: schemas/* enum */.k5n(RELEASE_POLICIES)
        .optional()
        .meta({
        description: 'Where `versao` has to be raised for what changed since the last release: in `every-pull-request` (the default), on a `release-branch` only (release/…, release-…), or where a `tag` is built.',
        examples: ['release-branch'],
    }),
    unknown: schemas/* int */.Whr()
        .min(0)
        .optional()
        .meta({
        description: 'How many values may be ones of which nobody can tell whether they changed, because a side could not be read there. Without it, they are counted and let pass.',
        examples: [5],
    }),
}).meta({ description: 'refdata check: what has to agree with the source.' });

;// CONCATENATED MODULE: ./build/config/prove.js


const of = (what) => extract/* sources */.Tj.optional().meta({ description: `What ${what} are, by the program itself.` });
/** The part of `refdata.yml` that says how the language tells of itself: the lists of the contract, each from its own dump. */
const prove = (0,strict_object/* strict */.O)({
    sintaxe: (0,strict_object/* strict */.O)({
        reservadas: of('reserved words'),
        contextuais: of('contextual words'),
        operadores: of('operators'),
        verbos_http: of('HTTP verbs'),
        regras: of('rules'),
    }).optional(),
    embutidas: of('the functions'),
    modulos: of('modules and their symbols'),
    comandos: of('groups and their commands'),
    erros: of('error codes'),
    conteudos: (0,strict_object/* strict */.O)({ exercicios: of('the exercises of each folder') }).optional(),
}).meta({
    description: 'refdata prove: for lists of the contract, the program that knows what they hold, as a source with the same steps. It prints entries of the contract, of which the fields that are there are compared, or names alone.',
    examples: [{ embutidas: { command: ['python3', 'tools/dump.py', 'functions'] } }],
});

;// CONCATENATED MODULE: ./build/config/registro.js


const registro_text = schemas/* string */.YjP().min(1);
/** Where a manifest has a field: a JSONata expression over what the manifest holds. */
const field = (description) => registro_text.optional().meta({ description });
/** The part of `refdata.yml` that the package registry is made from. */
const registro = (0,strict_object/* strict */.O)({
    pacotes: schemas/* union */.KCZ([registro_text, schemas/* array */.YOg(registro_text).min(1)]).meta({
        description: 'Manifests of the packages, as globs; TOML, JSON or YAML.',
        examples: ['pacotes/*/forge.toml'],
    }),
    name: registro_text
        .optional()
        .meta({ description: 'Name of the registry; otherwise the name of the language in lower case.' }),
    map: (0,strict_object/* strict */.O)({
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
        (0,strict_object/* strict */.O)({
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

;// CONCATENATED MODULE: ./build/config/site.js

const glob = schemas/* string */.YjP().min(1);
/** What refdata.yml says about the site for people: `site`, `idioma`, `repositorio`, `programas`, `enderecos`. */
const site = {
    site: schemas/* enum */.k5n(['pages', 'data'])
        .optional()
        .meta({
        description: 'Whether pages for people and texts for bots are made of the data, too (`pages`, which is the default), or the data alone (`data`).',
        examples: ['data'],
    }),
    idioma: schemas/* enum */.k5n(['pt', 'en'])
        .optional()
        .meta({
        description: 'The tongue of the texts of the language, and so of the pages around them: pt unless given.',
        examples: ['en'],
    }),
    repositorio: schemas/* string */.YjP()
        .regex(/^https?:\/\/\S+$/, 'An absolute address is needed, beginning with https:// or http://.')
        .optional()
        .meta({
        description: 'Address of the repository on the web, for links to the line that defines a thing; or a pattern with {commit}, {arquivo} and {linha}.',
        examples: ['https://github.com/lume/lume', 'https://git.example/lume/blob/{commit}/{arquivo}#L{linha}'],
    }),
    programas: schemas/* union */.KCZ([glob, schemas/* array */.YOg(glob)])
        .optional()
        .meta({
        description: "Programs in the language, for examples: globs. Otherwise those that `conteudos` counts and that have the language's extension.",
        examples: [['exemplos/*.lm', 'biblioteca/*.lm']],
    }),
    enderecos: schemas/* string */.YjP()
        .min(1)
        .optional()
        .meta({
        description: 'File in the repository that records the address of each thing, so that none ever changes: `refdata addresses` writes it.',
        examples: ['enderecos.json'],
    }),
};

;// CONCATENATED MODULE: ./build/config/schema.js









/** The shape of `refdata.yml`. Editors get the same as `schemas/refdata.schema.json`, which is generated from this. */
const scalar = schemas/* union */.KCZ([schemas/* string */.YjP().min(1), extract/* source */.sP]);
const ADDRESS_NEEDED = 'An absolute address is needed, beginning with https:// or http://, without query or "#".';
const absoluteUrl = schemas/* string */.YjP()
    .regex(http_address/* BASE_ADDRESS */.V$, ADDRESS_NEEDED)
    .refine(address => !http_address/* BASE_ADDRESS */.V$.test(address) || URL.canParse(address), ADDRESS_NEEDED);
const number = schemas/* union */.KCZ([schemas/* int */.Whr().min(0), extract/* source */.sP]);
const LEVELS = ['error', 'warning', 'notice', 'off', ...change_level/* CHANGE_LEVELS */.v];
const configSchema = (0,strict_object/* strict */.O)({
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
    sintaxe: (0,strict_object/* strict */.O)({
        extensao: scalar.meta({ description: 'Extension of source files, with its dot.', examples: ['.lm'] }),
        reservadas: extract/* sources */.Tj.optional().meta({ description: 'Reserved words: palavra, descricao, equivalente.' }),
        contextuais: extract/* sources */.Tj.optional().meta({
            description: 'Words that are keywords only in a context: palavra, descricao, equivalente, onde.',
        }),
        operadores: extract/* sources */.Tj.optional().meta({ description: 'Operators: simbolo, descricao, equivalente.' }),
        verbos_http: extract/* sources */.Tj.optional().meta({ description: 'HTTP verbs that the language knows: texts.' }),
        regras: extract/* sources */.Tj.optional().meta({ description: 'The rules that most often trip people up: texts.' }),
    }).meta({ description: 'sintaxe.json' }),
    embutidas: extract/* sources */.Tj
        .optional()
        .meta({ description: 'embutidas.json: names of the functions that need no import, as texts.' }),
    modulos: extract/* sources */.Tj.optional().meta({
        description: 'modulos.json: nome, apelidos, simbolos (nome, assinatura, resumo); or nome and apelido_de, for another name of a module.',
    }),
    comandos: extract/* sources */.Tj.optional().meta({
        description: 'comandos.json: grupo, comandos (nome, uso, resumo, detalhe, opcoes, exemplos, apelidos, veja).',
    }),
    erros: extract/* sources */.Tj
        .optional()
        .meta({ description: 'erros.json: codigo, titulo, explicacao, exemplo, solucao, doc.' }),
    conteudos: (0,strict_object/* strict */.O)({
        exercicios: extract/* sources */.Tj.optional().meta({
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
    ...site,
    check: check.optional(),
    prove: prove.optional(),
    rules: schemas/* record */.g1P(schemas/* string */.YjP(), (0,strict_object/* strict */.O)({
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
    languages: (0,strict_object/* strict */.O)({
        python: (0,strict_object/* strict */.O)({
            version: schemas/* string */.YjP()
                .regex(/^3(\.\d+)+$/, 'A version of Python 3 is needed, as a text: "3.12".')
                .meta({
                description: 'The version whose modules of C are meant; otherwise what pyproject.toml, setup.cfg, setup.py, .python-version and the like say.',
                examples: ['3.12'],
            }),
        })
            .optional()
            .meta({ description: 'Python.' }),
    })
        .optional()
        .meta({
        description: 'The languages that sources are written in: what their own libraries hold differs by version.',
        examples: [{ python: { version: '3.12' } }],
    }),
    grammars: extract/* broughtGrammars */.gj.optional().meta({
        description: 'Grammars of languages that are not bundled, by a name of your choice: docs/languages.md. A pull request from a fork brings no new one.',
        examples: [
            {
                gleam: {
                    wasm: 'tools/tree-sitter-gleam.wasm',
                    sha256: '0'.repeat(64),
                    extensions: ['.gleam'],
                    definitions: 'tools/gleam.scm',
                    comments: { line: '//' },
                },
            },
        ],
    }),
    limits: (0,strict_object/* strict */.O)({
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
/** What to do about what the parser of YAML calls by a code. */
const REMEDIES = {
    TAB_AS_INDENT: 'Indent with spaces: YAML takes no tabs there. Most editors can turn the tabs of a file into spaces.',
    DUPLICATE_KEY: 'Keep one of the two: the key stands here twice, and only one of them would hold.',
    BAD_INDENT: 'Let this line begin in the same column as its neighbours, and what belongs below a key two columns further.',
    BLOCK_IN_FLOW: 'Inside of { … } and [ … ] lists are written as [a, b], without hyphens.',
    MULTIPLE_ANCHORS: 'Give it one name behind "&".',
    MULTIPLE_DOCS: 'Leave out the line "---": refdata.yml is one document.',
    MULTILINE_IMPLICIT_KEY: 'Put a colon behind the key, or the text before it in quotes.',
    BAD_ALIAS: 'Define the name with "&" before it is used with "*"; a text that begins with "*" stands in quotes.',
    BAD_DQ_ESCAPE: 'Write the text in single quotes: there a backslash is a backslash.',
    UNEXPECTED_TOKEN: 'A list begins on a line of its own, each entry with "- "; what follows a closing quote or bracket goes on a new line.',
    MISSING_CHAR: 'Close what was opened: look for a quote, a bracket or a brace without its partner in this line or above.',
};
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
    // The schema passes over this one key silently, so that nothing would be said about it.
    const hidden = keysNamed(document, '__proto__', 'value').map(path => ({
        message: 'There is no key `__proto__` here.',
        place: placeOf(path),
    }));
    const result = configSchema.safeParse(data);
    if (result.success && hidden.length === 0)
        return { config: result.data, text, placeOf };
    const issues = result.success
        ? []
        : (0,mistakes/* withoutEchoes */.K)(result.error.issues.flatMap(issue => (0,mistakes/* mistakesOf */.J)(issue, data, text, placeOf)));
    throw invalid([...hidden, ...issues], file);
}
function parseYaml(text, file, lineCounter) {
    const document = bounded(file, () => (0,dist/* parseDocument */.Tp)(text, { lineCounter, customTags: [], merge: true }));
    const reported = new Set();
    const mistakes = [];
    for (const error of document.errors) {
        const [start] = error.linePos ?? [];
        const line = start?.line ?? 1;
        // One slip makes the parser stumble several times in the same line.
        if (reported.has(line))
            continue;
        reported.add(line);
        const message = `This is not YAML: ${(error.message.split('\n')[0] ?? '').replace(/ at line \d+.*$/, '')}.`;
        const isUnclosed = error.code === 'BAD_INDENT' && /must be sufficiently indented and end with/.test(message);
        // Of tokens that are not expected only a hyphen is surely none of a text without quotes.
        const isText = error.code === 'UNEXPECTED_TOKEN' && !message.includes('block-seq-ind');
        const remedy = isUnclosed ? REMEDIES.MISSING_CHAR : isText ? undefined : REMEDIES[error.code];
        mistakes.push({
            message,
            place: { file, line, column: start?.col ?? 1 },
            remedy: remedy ?? QUOTES_REMEDY,
        });
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

// EXTERNAL MODULE: ./build/drift/index.js + 45 modules
var drift = __webpack_require__(71150);
// EXTERNAL MODULE: ./build/git/left-out.js
var left_out = __webpack_require__(55139);
// EXTERNAL MODULE: ./build/repository/repository.js
var repository = __webpack_require__(83929);
// EXTERNAL MODULE: ./build/rules/catalogue.js + 3 modules
var catalogue = __webpack_require__(43295);
// EXTERNAL MODULE: ./build/text/nearest.js
var nearest = __webpack_require__(82788);
;// CONCATENATED MODULE: ./build/run/configuration.js










/** The file that a repository has its configuration in. */
const CONFIG_NAME = 'refdata.yml';
/** The same with the other extension that YAML has. */
const OTHER_NAME = 'refdata.yaml';
/** Folders above that are looked through. */
const MAX_LEVELS = 20;
/** The file that is meant: `refdata.yaml` where there is no `refdata.yml`. */
function actualConfig(path) {
    const other = (0,external_node_path_.join)((0,external_node_path_.dirname)(path), OTHER_NAME);
    return (0,external_node_path_.basename)(path) === CONFIG_NAME && !(0,external_node_fs_.existsSync)(path) && (0,external_node_fs_.existsSync)(other) ? other : path;
}
/** The nearest folder upwards that has a configuration, inside of the same repository; nothing where none has. */
function folderWithConfig(from) {
    let folder = from;
    for (let level = 0; level < MAX_LEVELS; level += 1) {
        if ([CONFIG_NAME, OTHER_NAME].some(name => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, name))))
            return folder;
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.git')) || (0,external_node_path_.dirname)(folder) === folder)
            return undefined;
        folder = (0,external_node_path_.dirname)(folder);
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
        const submodule = code === 'ENOENT' ? (0,left_out/* absentSubmodule */.i)((0,external_node_path_.dirname)(path), (0,external_node_path_.basename)(path)) : undefined;
        if (submodule !== undefined)
            throw new user_error/* UserError */.y(`There is no ${shown}: it is in the submodule ${submodule}, which was not checked out.`, 'Check out with submodules (actions/checkout with submodules: true; git submodule update --init).', { cause });
        if (code === 'ENOENT')
            throw new user_error/* UserError */.y(`There is no ${shown}${shown === CONFIG_NAME ? ` in ${(0,external_node_path_.dirname)(path)}` : ''}.`, 'Let `refdata init` write a first one, or name yours with --config, or the folder that it is in with --repo.', { cause });
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
    if ((0,drift/* changeRule */.Vd)(id)) {
        if (pattern !== undefined)
            return `The rule \`${id}\` has no pattern.`;
        return level === undefined || level === 'off' || change_level/* CHANGE_LEVELS */.v.some(each => each === level)
            ? undefined
            : `\`${id}\` is a kind of change: its level is ${change_level/* CHANGE_LEVELS */.v.join(', ')} or off.`;
    }
    if (level !== undefined && change_level/* CHANGE_LEVELS */.v.some(each => each === level))
        return `\`${id}\` is no kind of change: its level is error, warning, notice or off.`;
    const rule = (0,catalogue/* ruleInfo */.PI)(id);
    if (!rule) {
        const [near] = (0,nearest/* nearest */.p)(id, [...catalogue/* RULE_IDS */.Iu, ...drift/* CHANGE_IDS */.wd]);
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

/***/ 3532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ openRun),
  p: () => (/* binding */ shownPath)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./build/repository/observed.js
var observed = __webpack_require__(34301);
// EXTERNAL MODULE: ./build/runtime/generated/version.js
var version = __webpack_require__(82437);
// EXTERNAL MODULE: ./build/extract/index.js + 208 modules
var extract = __webpack_require__(39488);
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

;// CONCATENATED MODULE: ./build/cache/extraction-cache.js






/** A larger entry is not one of ours. */
const MAX_ENTRY_MIB = 256;
/**
 * A cache in a folder.
 * @param name of the configuration. @param depends what the results depend on besides the repository: the text of the configuration.
 */
function extractionCache(folder, name, depends) {
    return {
        async extracted(part, given, extract) {
            const path = (0,external_node_path_.join)(folder, `extraction-${(0,observed/* digestOf */.ol)(JSON.stringify([name, part])).slice(0, 16)}.json`);
            const key = (0,observed/* digestOf */.ol)(JSON.stringify([version/* VERSION */.x, programDigest(), name, ...depends]));
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
            const extracted = await extract({ repository, programs: repository.watching(given.programs), report });
            if (repository.isRepeatable)
                writeEntry(path, { key, observations: repository.observations(), extracted, problems });
            return extracted;
        },
    };
}
/** An entry, its first line the digest of the rest; undefined when there is none that is whole. */
function readEntry(path) {
    try {
        if ((0,external_node_fs_.statSync)(path).size > MAX_ENTRY_MIB * 1024 * 1024)
            return undefined;
        const text = (0,external_node_fs_.readFileSync)(path, 'utf8');
        const end = text.indexOf('\n');
        const body = text.slice(end + 1);
        return (0,observed/* digestOf */.ol)(body) === text.slice(0, end) ? decodeData(body) : undefined;
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
        (0,external_node_fs_.writeFileSync)(temporary, `${(0,observed/* digestOf */.ol)(body)}\n${body}`);
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
/** Digest of the program that is running: a bundle stands whole in one folder. */
function programDigest() {
    const folder = (0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(import.meta.url));
    const names = (0,external_node_fs_.readdirSync)(folder)
        .filter(name => /\.[jt]s$/.test(name))
        .sort();
    const files = names.map(name => (0,external_node_path_.join)(folder, name));
    return (0,observed/* digestOf */.ol)(files.map(file => (0,observed/* digestOf */.ol)((0,external_node_fs_.readFileSync)(file))).join());
}

// EXTERNAL MODULE: ./build/repository/programs.js
var programs = __webpack_require__(14572);
// EXTERNAL MODULE: ./build/repository/repository.js
var repository = __webpack_require__(83929);
// EXTERNAL MODULE: ./build/run/configuration.js + 7 modules
var run_configuration = __webpack_require__(26966);
;// CONCATENATED MODULE: ./build/run/run-context.js





/**
 * Opens a repository and reads its configuration. @throws {UserError} for a folder that is not there, and with every
 * mistake of a configuration that does not hold.
 */
function openRun({ repo, config, commands = 'off', cache, progress = () => { }, }) {
    // A folder that is not there is reported as such, not as a configuration that is not in it.
    const root = (0,repository/* repositoryRoot */.Hn)(repo);
    const path = (0,run_configuration/* actualConfig */.Nu)((0,external_node_path_.resolve)(repo, config));
    const shown = shownPath(repo, path);
    const configuration = (0,run_configuration/* loadConfig */.Z9)(path, shown);
    return {
        configuration,
        configPath: path,
        shown,
        repository: (0,repository/* openRepository */.h_)(repo, configuration.config.limits?.source_mib),
        programs: (0,programs/* programsFor */.k)(commands, root),
        progress,
        cache: cache === undefined ? undefined : extractionCache(cache, shown, [configuration.text, commands]),
    };
}
/** A path as people know it: relative to the repository where it is inside of it. */
function shownPath(repo, path) {
    const inside = (0,external_node_path_.relative)((0,external_node_path_.resolve)(repo), path);
    return inside.startsWith('..') || (0,external_node_path_.isAbsolute)(inside) ? path : inside.split(external_node_path_.sep).join('/');
}


/***/ })

};
