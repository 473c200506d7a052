export const id = 11;
export const ids = [11];
export const modules = {

/***/ 19039:
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

/***/ 27509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ BoundedRegExp)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30714);

/** A search that needs longer runs away: real ones need a millisecond. */
const MAX_SEARCH_MS = 1000;
/** Up to this length, a pattern without repeated groups ends soon, however many repetitions follow each other. */
const MAX_PLAIN_CHARACTERS = 5000;
/** A group that is repeated: only such a pattern can need time that doubles with each character. */
const REPEATED_GROUP = /\)[*+{]/;
/** The engine can only be stopped in a program of its own, with its own objects. */
const place = { pattern: /^/, text: '' };
const context = (0,node_vm__WEBPACK_IMPORTED_MODULE_0__.createContext)(place);
const search = new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script('pattern.exec(text)');
/** A regular expression whose searches are cut off after a second, for patterns and texts of strangers. */
class BoundedRegExp extends RegExp {
    isPlain = !REPEATED_GROUP.test(this.source);
    /**
     * JSONata hands over whatever stands in front of `~>`: nothing matches nothing.
     *
     * @throws Error with a sentence when the search runs away, or when it is no text that is searched.
     */
    exec(given) {
        if (given === undefined || given === null)
            return null;
        if (typeof given === 'object')
            throw new Error(`the regular expression /${this.source}/ is applied to what is no text`);
        const text = String(given);
        if (this.isPlain && text.length <= MAX_PLAIN_CHARACTERS)
            return super.exec(text);
        const pattern = new RegExp(this.source, this.flags);
        pattern.lastIndex = this.lastIndex;
        place.pattern = pattern;
        place.text = text;
        try {
            return search.runInContext(context, { timeout: MAX_SEARCH_MS });
        }
        catch (cause) {
            if (cause.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT')
                throw cause;
            throw new Error(`the regular expression /${this.source}/ takes longer than ${MAX_SEARCH_MS / 1000} s; write it without nested repetition such as (a+)+`, { cause });
        }
        finally {
            this.lastIndex = pattern.lastIndex;
        }
    }
}


/***/ }),

/***/ 64081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ Definition),
/* harmony export */   J2: () => (/* binding */ UnresolvedUse),
/* harmony export */   M3: () => (/* binding */ callFields),
/* harmony export */   Pu: () => (/* binding */ keyText),
/* harmony export */   Q9: () => (/* binding */ CallResult),
/* harmony export */   Qj: () => (/* binding */ callMessage),
/* harmony export */   UG: () => (/* binding */ Unresolved),
/* harmony export */   Ul: () => (/* binding */ toPlain),
/* harmony export */   X9: () => (/* binding */ Mapping),
/* harmony export */   YG: () => (/* binding */ summaryOf),
/* harmony export */   _r: () => (/* binding */ asShown),
/* harmony export */   aN: () => (/* binding */ unknownItself),
/* harmony export */   b0: () => (/* binding */ shownFields),
/* harmony export */   b1: () => (/* binding */ MissingMember),
/* harmony export */   bM: () => (/* binding */ fromPlain),
/* harmony export */   cP: () => (/* binding */ UndefinedName),
/* harmony export */   gd: () => (/* binding */ Sequence),
/* harmony export */   hf: () => (/* binding */ placeholderOr),
/* harmony export */   jU: () => (/* binding */ ForeignModule),
/* harmony export */   jp: () => (/* binding */ withFieldsOf),
/* harmony export */   jt: () => (/* binding */ findUnresolved),
/* harmony export */   nt: () => (/* binding */ Float),
/* harmony export */   pQ: () => (/* binding */ unresolvedItself),
/* harmony export */   rk: () => (/* binding */ withPlaceholders)
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
    fixed;
    bare;
    /** Number of values inside, at any depth. */
    weight;
    constructor(entries, 
    /** A set: equal entries have been left out. */
    distinct = false, 
    /** A list of fixed length, in languages that write it in another way (a tuple). */
    fixed = false, 
    /** Entries that a macro or file writes into the list that it stands in. */
    bare = false) {
        this.entries = entries;
        this.distinct = distinct;
        this.fixed = fixed;
        this.bare = bare;
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
/** A module that is not among the sources, of which its language knows what it holds. */
class ForeignModule extends Mapping {
    name;
    names;
    constructor(name, entries, 
    /** Names of all members, those of unknown value among them. */
    names) {
        super(entries);
        this.name = name;
        this.names = names;
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
    origin;
    positional;
    named;
    byParameter;
    returned;
    of;
    makes;
    isRecord;
    constructor(
    /** As written: `Cmd`, `tokens.Keyword`. */
    callee, 
    /** Where it is called. */
    origin, positional, named, 
    /** All arguments by parameter name, when the definition of the callee is known. */
    byParameter, 
    /** What it returns, when the callee only builds a value from its parameters. */
    returned, 
    /** What is called, when its definition is known: of an instance, its class. */
    of, 
    /** The function or class that it returns. */
    makes, 
    /** A structure that is written out. */
    isRecord = false) {
        this.callee = callee;
        this.origin = origin;
        this.positional = positional;
        this.named = named;
        this.byParameter = byParameter;
        this.returned = returned;
        this.of = of;
        this.makes = makes;
        this.isRecord = isRecord;
    }
    /** A field of a structure that is written out. */
    field(name) {
        return this.isRecord ? (this.byParameter ?? this.named).get(name)?.value : undefined;
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
/** The first line of a documentation that says something. */
function summaryOf(documentation) {
    if (documentation instanceof Unresolved)
        return documentation;
    const end = documentation.indexOf('\n');
    return end < 0 ? documentation : documentation.slice(0, end);
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
    /** The same of something that this is a part of, or that it is named in; where the reason lies is told with it. */
    of(text, place) {
        const Kind = this.constructor;
        const isElsewhere = place.file !== this.place.file || place.line !== this.place.line;
        const { line } = this.place;
        const where = isElsewhere ? ` (${this.place.file}${line === undefined ? '' : `:${line}`})` : '';
        return new Kind(`${this.reason}${where}`, place, text, this.rule);
    }
}
/** A name that the sources do not define: perhaps one of the language itself. */
class UndefinedName extends Unresolved {
}
/** A member that an object is known not to have. */
class MissingMember extends Unresolved {
}
/** Thrown when an {@link Unresolved} would be written as text. */
class UnresolvedUse extends Error {
    unresolved;
    constructor(unresolved) {
        super(unresolved.reason);
        this.unresolved = unresolved;
    }
}
/** A function, class or module where a constant is wanted. */
class NoConstant extends Unresolved {
    constructor({ kind, name, place }) {
        super(`it is a ${kind}, not a constant`, place, name);
    }
}
/** Under which a placeholder keeps what it stands for: no mapping can name it. */
const STANDS_FOR = Symbol('stands for');
/** How a value that is not a constant looks to a mapping: fields to look at, but never to publish. */
class Placeholder {
    text;
    file;
    line;
    [STANDS_FOR];
    constructor(unresolved) {
        this.text = unresolved.text;
        this.file = unresolved.place.file;
        this.line = unresolved.place.line;
        this[STANDS_FOR] = unresolved;
        // Text functions of the mapping language go through JSON: nothing half-resolved may slip into a text.
        Object.defineProperty(this, 'toJSON', {
            enumerable: false,
            value: () => {
                throw new UnresolvedUse(unresolved);
            },
        });
    }
    /** Of what is not resolved nobody knows which fields it has: who asks is told why, and does not go on as if there were none. */
    static unresolved(unresolved) {
        return new Placeholder(unresolved).guarded(() => {
            throw new UnresolvedUse(unresolved);
        });
    }
    /**
     * A function, class or module is no constant, but `value.signature`, `value.summary` and `value.documentation` are, and so
     * is what a class or module holds. They are worked out when asked for, and seen only by name.
     */
    static definition(definition) {
        const { kind, name } = definition;
        definition.hold();
        const placeholder = new Placeholder(new NoConstant(definition));
        let known;
        const describe = () => {
            known ??= definition.describe();
            return known;
        };
        const fields = {
            name: () => name,
            what: () => kind,
            signature: () => describe().signature ?? undefined,
            documentation: () => describe().documentation,
            summary: () => summaryOf(describe().documentation),
        };
        for (const [field, read] of Object.entries(fields))
            Object.defineProperty(placeholder, field, { enumerable: false, get: () => placeholderOr(read()) });
        return placeholder.guarded(member => {
            const value = definition.member(member);
            if (value !== undefined)
                Object.defineProperty(placeholder, member, { value: toPlain(value) });
        });
    }
    /** Nor can anybody go through its fields, as if they were those of a table. */
    guarded(ask) {
        const ownKeys = () => {
            throw new UnresolvedUse(this[STANDS_FOR]);
        };
        return guarded(this, ask, { ownKeys });
    }
}
/** An object that is asked first when somebody looks for a field that it does not have. */
function guarded(fields, ask, more) {
    return new Proxy(fields, {
        ...more,
        getOwnPropertyDescriptor(target, name) {
            if (typeof name === 'string' && !Object.hasOwn(target, name))
                ask(name);
            return Reflect.getOwnPropertyDescriptor(target, name);
        },
    });
}
/** Fields to which those of a value were added: when it is not resolved, nobody knows which these are. */
function withFieldsOf(value, fields) {
    const unresolved = unknownItself(value);
    if (!unresolved)
        return fields;
    return guarded(fields, () => {
        throw new UnresolvedUse(unresolved);
    });
}
/** A text, or a placeholder for what is not resolved, which is reported when it is used. */
function placeholderOr(value) {
    return value instanceof Unresolved ? Placeholder.unresolved(value) : value;
}
/** The {@link Unresolved} that plain data made by {@link toPlain} stands for as a whole, if any. */
function unresolvedItself(data) {
    return data instanceof Placeholder ? data[STANDS_FOR] : undefined;
}
/** The same of what is no constant for want of a run: what is known to be a function or class is nothing else. */
function unknownItself(data) {
    const unresolved = unresolvedItself(data);
    return unresolved instanceof NoConstant ? undefined : unresolved;
}
/** The {@link Unresolved} inside plain data made by {@link toPlain}, if any. */
function findUnresolved(data, seen = new Set()) {
    if (data instanceof Placeholder)
        return data[STANDS_FOR];
    if (typeof data !== 'object' || data === null || seen.has(data))
        return undefined;
    seen.add(data);
    for (const item of Array.isArray(data) ? data : Object.values(data)) {
        const found = findUnresolved(item, seen);
        if (found)
            return found;
    }
    return undefined;
}
/** The fields of plain data that are shown to people: of what is not resolved, those that it certainly has. */
function shownFields(data) {
    if (!(data instanceof Placeholder))
        return data;
    const { text, file, line } = data;
    return { text, file, line };
}
/** Plain data as it is shown to people. */
function asShown(data) {
    if (typeof data !== 'object' || data === null)
        return data;
    if (Array.isArray(data))
        return data.map(asShown);
    return Object.fromEntries(Object.entries(shownFields(data)).map(([key, part]) => [key, asShown(part)]));
}
/** For records: what is not resolved is told when it is used, and of definitions can be asked what they say. */
const forRecords = () => ({
    known: new Map(),
    unresolved: value => Placeholder.unresolved(value),
    definition: value => Placeholder.definition(value),
    call: ({ callee, origin }, fields) => guarded(fields, field => {
        const reason = field === 'params'
            ? 'its definition is not known'
            : `whether it gives something with ${field} is not known`;
        throw new UnresolvedUse(new Unresolved(reason, origin.place, `${callee}()`));
    }),
});
/** What is not resolved, in data that goes to another thread, or outlives the files that it came from. */
const UNRESOLVED = '\0unresolved';
const forMessages = () => ({
    known: new Map(),
    unresolved: ({ reason, place, text }) => ({ [UNRESOLVED]: { reason, place, text } }),
    definition({ kind, place, name }) {
        return this.unresolved(new Unresolved(`it is a ${kind}, not a constant`, place, name));
    },
    call: (_value, fields) => fields,
});
/** A call as data that holds on to nothing; {@link withPlaceholders} makes of it what records have. */
function callMessage(call) {
    return callFields(call, forMessages());
}
/** What {@link callMessage} gave, perhaps to another thread, as records have it. */
function withPlaceholders(message, known = new Map()) {
    if (typeof message !== 'object' || message === null)
        return message;
    if (known.has(message))
        return known.get(message);
    const parts = () => {
        if (Array.isArray(message))
            return message.map(part => withPlaceholders(part, known));
        if (Object.hasOwn(message, UNRESOLVED)) {
            const { reason, place, text } = message[UNRESOLVED];
            return Placeholder.unresolved(new Unresolved(reason, place, text));
        }
        return Object.fromEntries(Object.entries(message).map(([key, part]) => [key, withPlaceholders(part, known)]));
    };
    const made = parts();
    known.set(message, made);
    return made;
}
/** Plain JSON data, with placeholders where something is not resolved. One value that is there twice is one object. */
function toPlain(value, as = forRecords()) {
    if (!(value instanceof Sequence || value instanceof Mapping || value instanceof CallResult)) {
        if (value instanceof Definition)
            return as.definition(value);
        if (value instanceof Unresolved)
            return as.unresolved(value);
        return value instanceof Float ? value.value : value;
    }
    if (as.known.has(value))
        return as.known.get(value);
    const plain = partsOf(value, as);
    as.known.set(value, plain);
    return plain;
}
function partsOf(value, as) {
    if (value instanceof Sequence)
        return value.entries.map(entry => toPlain(entry.value, as));
    if (value instanceof Mapping)
        return plainMap(value, as);
    return value.returned !== undefined ? toPlain(value.returned, as) : as.call(value, callFields(value, as));
}
/** Defines own properties only, so a key such as `__proto__` stays data. */
function plainMap(map, as) {
    const plain = new Map();
    for (const { key, value, origin } of map.entries) {
        const name = keyText(key);
        if (plain.has(name)) {
            const reason = `two of its keys are both ${JSON.stringify(name)} as text`;
            return as.unresolved(new Unresolved(reason, origin.place, name));
        }
        // Under a name that is not known nothing can be published.
        plain.set(name, toPlain(key instanceof Unresolved ? key : value, as));
    }
    return Object.fromEntries(plain);
}
/** `call`, `args`, `kwargs` and `params` of a call, as a record shows them. */
function callFields(call, as = forRecords()) {
    const byName = (map) => Object.fromEntries([...map].map(([name, entry]) => [name, toPlain(entry.value, as)]));
    return {
        call: call.callee,
        args: call.positional.map(entry => toPlain(entry.value, as)),
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

/***/ 60566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mp: () => (/* binding */ written),
/* harmony export */   rO: () => (/* binding */ MappingExpression),
/* harmony export */   tj: () => (/* binding */ ExpressionError)
/* harmony export */ });
/* harmony import */ var jsonata__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79132);
/* harmony import */ var _bounded_regexp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27509);
/* harmony import */ var _evaluate_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64081);



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
    parts;
    steps = 0;
    depth = 0;
    /** @throws {ExpressionError} */
    constructor(source) {
        this.source = source;
        try {
            // JSONata's types ask for a function, too; it only ever makes an object of the class.
            this.compiled = jsonata__WEBPACK_IMPORTED_MODULE_0__(source, { RegexEngine: _bounded_regexp_js__WEBPACK_IMPORTED_MODULE_1__/* .BoundedRegExp */ .l });
        }
        catch (error) {
            const { message, position, code } = error;
            const isRegex = code === 'S0302' || message.startsWith('Invalid regular expression');
            throw new ExpressionError(isRegex ? `${message}; ${BRACKETS}` : message, position);
        }
        const longer = regexesIn(this.compiled.ast()).find(pattern => !source.includes(`/${pattern}/`));
        if (longer !== undefined)
            throw new ExpressionError(`a regular expression ends later than it looks; ${BRACKETS}`, undefined);
        const impure = impureFunction(this.compiled.ast());
        if (impure)
            throw new ExpressionError(`$${impure} would give something else at every build`, undefined);
        this.path = plainPath(this.compiled.ast());
        this.parts = this.path ? [] : partsIn(this.compiled.ast());
        this.bound();
        this.compiled.registerFunction('not', (value) => !holds(value));
    }
    /** Parts of records that the expression takes for granted and that none of these has, as they are written. */
    missing(inputs) {
        const isNothing = (path) => inputs.every(input => {
            const found = follow(path, input);
            return found !== undefined && found.value === undefined;
        });
        return [...new Set(this.parts.filter(isNothing).map(written))];
    }
    /** @throws Error with a sentence of JSONata's when the expression fails on this input. */
    evaluate(input) {
        return this.run(input, _evaluate_value_js__WEBPACK_IMPORTED_MODULE_2__/* .findUnresolved */ .jt);
    }
    /** The same where it only matters whether there is something. */
    test(input) {
        return this.run(input, _evaluate_value_js__WEBPACK_IMPORTED_MODULE_2__/* .unresolvedItself */ .pQ, data => (isMatch(data) ? true : plain(data)));
    }
    /** The same for a list that is taken apart: what is not resolved inside of it belongs to the item that it is in. */
    async items(input) {
        const outcome = await this.run(input, _evaluate_value_js__WEBPACK_IMPORTED_MODULE_2__/* .unresolvedItself */ .pQ);
        if ('unresolved' in outcome)
            return outcome;
        const { data } = outcome;
        return { data: data === undefined || data === null ? [] : Array.isArray(data) ? data : [data] };
    }
    async run(input, unresolvedIn, shaped = plain) {
        const settled = (data) => {
            const unresolved = unresolvedIn(data);
            return unresolved ? { unresolved } : { data };
        };
        this.steps = 0;
        this.depth = 0;
        try {
            const found = this.path && follow(this.path, input);
            if (found !== undefined)
                return settled(found.value);
            return settled(shaped(await this.compiled.evaluate(input)));
        }
        catch (error) {
            if (error instanceof _evaluate_value_js__WEBPACK_IMPORTED_MODULE_2__/* .UnresolvedUse */ .J2)
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
        const needed = neededIn(this.compiled.ast());
        const exit = (node, _input, _environment, result) => {
            this.depth -= 1;
            if (!needed.has(node))
                return;
            // A record must not be left out, or kept, for what nobody knows.
            for (const each of Array.isArray(result) ? result : [result]) {
                const unresolved = (0,_evaluate_value_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownItself */ .aN)(each);
                if (unresolved)
                    throw new _evaluate_value_js__WEBPACK_IMPORTED_MODULE_2__/* .UnresolvedUse */ .J2(unresolved);
            }
        };
        this.compiled.assign(Symbol.for('jsonata.__evaluate_exit'), exit);
    }
}
/**
 * Whether a value counts as true, by the rules of JSONata's `$boolean`. Nothing does not, so that `$not` of it is true: JSONata
 * gives nothing there, and a filter on what only some records have would leave out all others.
 */
function holds(value) {
    if (Array.isArray(value))
        return value.some(holds);
    if (typeof value === 'function')
        return false;
    return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
}
/** Whether this is what `text ~> /pattern/` gives for a text that matches: something true, with a function for the next one. */
function isMatch(data) {
    return typeof data === 'object' && data !== null && 'match' in data && 'next' in data;
}
const OPERATORS = new Set([
    '=',
    '!=',
    '<',
    '<=',
    '>',
    '>=',
    'in',
    '+',
    '-',
    '*',
    '/',
    '%',
]);
/** Functions of texts and numbers, whose own complaint about anything else would not say what it is. */
const FUNCTIONS = /^(?:abs|average|ceil|contains|floor|formatBase|formatNumber|join|length|lowercase|match|max|min|number|pad|power|replace|round|split|sqrt|substring(?:Before|After)?|sum|trim|uppercase)$/;
/** Parts of an expression whose value has to be known: both sides of comparisons, what is reckoned with, texts that are looked into. */
function neededIn(ast, found = new Set()) {
    if (typeof ast !== 'object' || ast === null)
        return found;
    const { type, value, lhs, rhs, procedure, arguments: given } = ast;
    if (type === 'binary' && OPERATORS.has(value))
        found.add(lhs).add(rhs);
    if (type === 'function' && FUNCTIONS.test(String(procedure?.value)))
        for (const each of given ?? [])
            found.add(each);
    for (const part of Object.values(ast))
        neededIn(part, found);
    return found;
}
/** JSONata's result lists carry hidden marks, and its functions are values: only JSON may come out. */
function plain(data) {
    if (holdsFunction(data))
        throw new Error('it gives a function, not data');
    return Array.isArray(data) ? data.map(item => (Array.isArray(item) ? plain(item) : item)) : data;
}
function holdsFunction(data, seen = new Set()) {
    if (typeof data === 'function')
        return true;
    if (typeof data !== 'object' || data === null || seen.has(data) || (0,_evaluate_value_js__WEBPACK_IMPORTED_MODULE_2__/* .unresolvedItself */ .pQ)(data))
        return false;
    seen.add(data);
    const { _jsonata_function: own, _jsonata_lambda: lambda } = data;
    return own === true || lambda === true || Object.values(data).some(part => holdsFunction(part, seen));
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
/** JSONata counts brackets in a regular expression to find its end, and does not know that those in [ ] have no partner. */
const BRACKETS = 'a bracket in [ ] needs a backslash in front of it: [\\(] instead of [(]';
/** Sources of the regular expressions in an expression. */
function regexesIn(ast) {
    if (ast instanceof RegExp)
        return [ast.source];
    if (typeof ast !== 'object' || ast === null)
        return [];
    return Object.values(ast).flatMap(regexesIn);
}
/**
 * Parts of the record that an expression is put together from (`'--' & params.name`), without those that it asks about
 * before (`alias ? '-' & alias`, `$exists(comment)`), and those of something whose type it asks for: that may have none
 * (`$type(value) = 'string' ? value : value.name`). What stands in a path or a function of its own sees other fields.
 */
function partsIn(ast) {
    const found = [];
    const asked = new Set();
    const typed = [];
    const look = (node, isAsked) => {
        if (typeof node !== 'object' || node === null)
            return;
        const { type, ...rest } = node;
        switch (type) {
            case 'path': {
                const path = plainPath(node);
                if (path && isAsked)
                    asked.add(written(path));
                else if (path)
                    found.push(path);
                return;
            }
            case 'binary': {
                const asks = rest.value !== '&' && rest.value !== '+';
                look(rest.lhs, isAsked || asks);
                look(rest.rhs, isAsked || asks);
                return;
            }
            case 'condition':
                look(rest.condition, true);
                look(rest.then, isAsked);
                look(rest.else, isAsked);
                return;
            case 'function': {
                const name = String(rest.procedure?.value);
                const asks = /^(?:exists|not|boolean|count|type)$/.test(name);
                for (const each of rest.arguments ?? []) {
                    look(each, isAsked || asks);
                    const path = name === 'type' ? plainPath(each) : undefined;
                    if (path)
                        typed.push(path);
                }
                return;
            }
        }
    };
    look(ast, false);
    return found.filter(path => !asked.has(written(path)) && !typed.some(whole => whole.every((step, depth) => path[depth] === step)));
}
/** A path as people write it: `args[0].name`. */
function written(path) {
    return path.reduce((text, step) => (typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`), '');
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

/***/ 2670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ readVersion),
/* harmony export */   PG: () => (/* binding */ isPublishedVersion),
/* harmony export */   Zy: () => (/* binding */ compareVersions)
/* harmony export */ });
/* harmony import */ var semver__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62088);

/** `major.minor.patch[-pre]`; missing parts are 0, a leading `v` is dropped (reference-language.md §10.2). */
const VERSION = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(-[0-9A-Za-z.-]+)?$/;
/** The packages of a registry have mostly the same few numbers, and comparing asks for each of them again and again. */
const MAX_KNOWN = 10_000;
const known = new Map();
/** Reads a version as clients of the language do; nothing for a text that is none. */
function readVersion(text) {
    if (known.has(text))
        return known.get(text);
    const version = parsed(text);
    if (known.size < MAX_KNOWN)
        known.set(text, version);
    return version;
}
function parsed(text) {
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
