export const id = 53;
export const ids = [53];
export const modules = {

/***/ 31361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/**
 * The one way in which published JSON is written, so that the same data gives the same bytes everywhere: UTF-8, keys
 * in the order of the contract, non-ASCII characters as they are, LF, one final newline. The index and the manifest
 * are indented, as people open them; the others are compact.
 */
function canonicalJson(data, style) {
    return new TextEncoder().encode(`${JSON.stringify(data, null, style === 'indented' ? 2 : undefined)}\n`);
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

/***/ 58718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tj: () => (/* reexport */ ExpressionError),
  rO: () => (/* reexport */ MappingExpression),
  u3: () => (/* reexport */ REPORTED),
  UT: () => (/* reexport */ STEPS),
  Xf: () => (/* reexport */ asRecords),
  o6: () => (/* reexport */ extract),
  jt: () => (/* reexport */ findUnresolved),
  be: () => (/* reexport */ formatOf),
  fg: () => (/* reexport */ isGlob),
  I: () => (/* reexport */ kindOf),
  EZ: () => (/* reexport */ kinds),
  eo: () => (/* reexport */ languages),
  mz: () => (/* reexport */ parseLocator),
  WG: () => (/* reexport */ readExtraction),
  LD: () => (/* reexport */ readList),
  b0: () => (/* reexport */ shownFields),
  sP: () => (/* reexport */ source),
  Tj: () => (/* reexport */ sources),
  pM: () => (/* reexport */ tellUnresolved),
  eQ: () => (/* reexport */ withContext)
});

// EXTERNAL MODULE: ./build/values/numbers.js
var numbers = __webpack_require__(30885);
;// CONCATENATED MODULE: ./build/extract/evaluate/value.js


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
    /** The same of something that this is a part of, or that it is named in; where the reason lies is reported with it. */
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
/** For records: what is not resolved is reported when it is used, and of definitions can be asked what they say. */
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
/** What is not resolved, in data that outlives the files that it came from. */
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
/** What {@link callMessage} gave, as records have it. */
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
        return value instanceof numbers/* Float */.nt ? value.value : value;
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
    if (key instanceof numbers/* Float */.nt)
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

// EXTERNAL MODULE: ./node_modules/jsonata/jsonata.js
var jsonata = __webpack_require__(79132);
// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __webpack_require__(30714);
;// CONCATENATED MODULE: ./build/extract/bounded-regexp.js

/** A search that needs longer runs away: real ones need a millisecond. */
const MAX_SEARCH_MS = 1000;
/** Up to this length, a pattern without repeated groups ends soon, however many repetitions follow each other. */
const MAX_PLAIN_CHARACTERS = 5000;
/** A group that is repeated: only such a pattern can need time that doubles with each character. */
const REPEATED_GROUP = /\)[*+{]/;
/** The engine can only be stopped in a program of its own, with its own objects. */
const place = { pattern: /^/, text: '' };
const context = (0,external_node_vm_.createContext)(place);
const search = new external_node_vm_.Script('pattern.exec(text)');
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

;// CONCATENATED MODULE: ./build/extract/expression.js



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
            this.compiled = jsonata(source, { RegexEngine: BoundedRegExp });
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
            const found = asked(() => follow(path, input));
            return found !== undefined && !(found instanceof Unresolved) && found.value === undefined;
        });
        return [...new Set(this.parts.filter(isNothing).map(written))];
    }
    /** @throws Error with a sentence of JSONata's when the expression fails on this input. */
    evaluate(input) {
        return this.run(input, findUnresolved);
    }
    /** The same where it only matters whether there is something. */
    test(input) {
        return this.run(input, unresolvedItself, data => (isMatch(data) ? true : plain(data)));
    }
    /** The same for a list that is taken apart: what is not resolved inside of it belongs to the item that it is in. */
    async items(input) {
        const outcome = await this.run(input, unresolvedItself);
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
        const { path } = this;
        const found = path && asked(() => follow(path, input));
        if (found instanceof Unresolved)
            return { unresolved: found };
        if (found !== undefined)
            return settled(found.value);
        try {
            return settled(shaped(await this.compiled.evaluate(input)));
        }
        catch (error) {
            if (error instanceof UnresolvedUse)
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
                const unresolved = unknownItself(each);
                if (unresolved)
                    throw new UnresolvedUse(unresolved);
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
    if (typeof data !== 'object' || data === null || seen.has(data) || unresolvedItself(data))
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
/** What a question to the fields of a record gives, any of which may not be resolved. */
function asked(ask) {
    try {
        return ask();
    }
    catch (error) {
        if (error instanceof UnresolvedUse)
            return error.unresolved;
        throw error;
    }
}
/** The value at a plain path; `undefined` when only JSONata itself can say. @throws {UnresolvedUse} */
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

// EXTERNAL MODULE: ./build/repository/programs.js
var repository_programs = __webpack_require__(14572);
;// CONCATENATED MODULE: ./build/extract/record.js
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

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/findings/strict-object.js
var strict_object = __webpack_require__(38060);
// EXTERNAL MODULE: ./build/extract/formats/format.js
var formats_format = __webpack_require__(49342);
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
        const { parse } = await __webpack_require__.e(/* import() */ 355).then(__webpack_require__.bind(__webpack_require__, 69355));
        let data;
        try {
            ({ data } = parse(result.output));
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
    return { kind: 'records', records: entries.map(([key, value]) => record({ key, value }, place)) };
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

// EXTERNAL MODULE: ./build/text/code-points.js
var code_points = __webpack_require__(64617);
// EXTERNAL MODULE: ./build/repository/repository.js
var repository = __webpack_require__(83929);
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
/** What `read` gives of a table for each of the files: of many that a glob names, some may not have it, which is reported once. */
async function readTables(path, name, place, context, read) {
    if (!isGlob(path))
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
    const paths = readable(() => (isGlob(path) ? context.repository.glob(path) : [path]), place, context);
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
            records: sorted.map(([key, files]) => record({ key, value: files.length }, { file: files[0] })),
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

// EXTERNAL MODULE: ./build/text/nearest.js
var nearest = __webpack_require__(82788);
;// CONCATENATED MODULE: ./build/extract/formats/index.js
const formats = [
    { name: 'json', extensions: ['json'], parser: () => __webpack_require__.e(/* import() */ 355).then(__webpack_require__.bind(__webpack_require__, 69355)) },
    { name: 'yaml', extensions: ['yml', 'yaml'], parser: () => __webpack_require__.e(/* import() */ 598).then(__webpack_require__.bind(__webpack_require__, 67598)) },
    { name: 'toml', extensions: ['toml'], parser: () => __webpack_require__.e(/* import() */ 293).then(__webpack_require__.bind(__webpack_require__, 52293)) },
    { name: 'csv', extensions: ['csv'], parser: () => Promise.all(/* import() */[__webpack_require__.e(175), __webpack_require__.e(617)]).then(__webpack_require__.bind(__webpack_require__, 18617)) },
];
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
        const extractions = await readFiles(path, place, context, async (file) => {
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
        return together(extractions);
    },
};
async function readFile(path, fragment, format, at, context) {
    let file;
    try {
        file = await parsed(path, format, context);
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
async function parsed(path, format, { files, repository }) {
    const known = parsedFiles.get(files) ?? new Map();
    parsedFiles.set(files, known);
    const key = `${format.name}:${path}`;
    const file = known.get(key) ?? (await format.parser()).parse(repository.read(path));
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
        records: entries.map(([key, value]) => record({ key, value }, place(lines.get(key)))),
    };
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
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
        const { path, fragment } = parseLocator(spec);
        const place = context.placeOf([...at, 'markdown']);
        const per = (options.per ?? 'file');
        const folder = fixedFolder(path);
        const pages = await readFiles(path, place, context, async (file) => {
            const page = await markdown_open(file, context);
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
                : records.map(({ fields, place: own }, key) => record({ key, ...fields }, own)),
        };
    },
};
const NOUNS = {
    file: 'page',
    heading: 'heading',
    row: 'table',
    code: 'block of code',
};
async function markdown_open(file, context) {
    // The parser is large, and few languages need it.
    const { parseMarkdown } = await Promise.all(/* import() */[__webpack_require__.e(257), __webpack_require__.e(952)]).then(__webpack_require__.bind(__webpack_require__, 88952));
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
        return [record({ key: slug, ...common, ...fileFields(page, parts) }, { file, line: 1 })];
    if (per === 'heading')
        return parts.flatMap((part, i) => part.level === 0 || (level !== undefined && part.level !== level)
            ? []
            : [
                record({ ...common, ...sectionFields(parts, i), parents: parents(parts, i) }, { file, line: part.line }),
            ]);
    return parts.flatMap(part => {
        const around = { ...common, heading: part.title };
        return per === 'row'
            ? part.tables.flatMap(table => table.rows.map(({ line, cells }) => record({ ...around, value: cells }, { file, line })))
            : part.code.map(({ lang, text, line }) => record({ ...around, lang, value: text }, { file, line }));
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
    const open = folders.findIndex(isGlob);
    return (open < 0 ? folders : folders.slice(0, open)).join('/');
}

;// CONCATENATED MODULE: ./build/extract/steps/step.js

function asFields(value) {
    const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isMap && !unresolvedItself(value) ? value : {};
}
function fieldOf(value, name) {
    return typeof value === 'object' && value !== null ? value[name] : value;
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
                records.push(record(row.fields ?? fieldsOf(row.value, records.length), row.place));
            }
        }
        return { kind: 'records', records };
    },
};
/** What a mapping made is the record of the steps that follow, which name its fields directly. */
function fieldsOf(value, key) {
    return { key, value, ...asFields(value) };
}

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
    schema: (0,strict_object/* strict */.O)({
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
        const reported = new Set();
        for (const { problem } of found) {
            if (!problem || reported.has(problem.message))
                continue;
            reported.add(problem.message);
            context.report({ ...problem, place });
        }
        const records = found.flatMap(each => each.records);
        if (records.length === 0 && reported.size === 0 && found.length > 0)
            context.report({ rule: 'source-empty', message: `The pattern matches nothing in ${file}.`, place });
        return {
            kind: 'records',
            records: records.map(({ fields, place: own }, key) => record({ ...fields, key }, own)),
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
        for (const found of text.matchAll(new BoundedRegExp(match, FLAGS))) {
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

// EXTERNAL MODULE: ./node_modules/web-tree-sitter/tree-sitter.js
var tree_sitter = __webpack_require__(30254);
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
        return literal_textOf(node);
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
function literal_textOf(node) {
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

// EXTERNAL MODULE: ./build/runtime/assets.js
var assets = __webpack_require__(5206);
;// CONCATENATED MODULE: ./build/extract/syntax/parser.js



/** The parser tells that it is still at work each time that it has done so many operations. */
const OPERATIONS_BETWEEN_CALLS = 100;
/** TypeScript takes about one step for two characters, a page of HTML read as TypeScript three times as many. The largest file has 24 MiB. */
const MAX_PARSE_STEPS = 100_000_000;
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
    started ??= tree_sitter/* Parser */.iX.init({ wasmBinary: (0,assets/* readAsset */.f)('wasm/web-tree-sitter.wasm') });
    await started;
    grammars.set(grammar, await tree_sitter/* Language */.TM.load((0,assets/* readAsset */.f)(`wasm/${grammar}`)));
}
/**
 * Parses a text by a loaded grammar. The tree lives outside of JavaScript's memory: whoever holds it deletes it.
 * @param path what the text is called when it cannot be parsed.
 * @throws UnreadableFile after more steps than anybody would wait for; on every machine the same.
 */
function parse(text, grammar, path) {
    const loaded = loadedGrammar(grammar);
    const parser = new tree_sitter/* Parser */.iX();
    try {
        parser.setLanguage(loaded);
        let steps = 0;
        const tree = parser.parse(text, null, {
            progressCallback: () => {
                steps += OPERATIONS_BETWEEN_CALLS;
                return steps > MAX_PARSE_STEPS;
            },
        });
        if (tree)
            return tree;
    }
    finally {
        parser.delete();
    }
    throw new repository/* UnreadableFile */.ie('source-too-large', path, `${path} takes more than ${MAX_PARSE_STEPS} steps to parse.`, 'Name a smaller file, or one that is written in the language of its grammar.');
}
/**
 * A query compiled for a loaded grammar; whoever holds it deletes it.
 * @throws QueryError where it is not one, a plain Error for a regular expression in it that is none.
 */
function compileQuery(text, grammar) {
    return new tree_sitter/* Query */.XK(loadedGrammar(grammar), text);
}
function loadedGrammar(grammar) {
    const loaded = grammars.get(grammar);
    if (!loaded)
        throw new GrammarNeeded(grammar);
    return loaded;
}

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

;// CONCATENATED MODULE: ./build/extract/syntax/span-origin.js

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
        return documentingComment(this.file, this);
    }
}

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

;// CONCATENATED MODULE: ./build/extract/generated/grammars.js
// Generated by `npm run generate` from the files in src/extract/syntax/grammars. Do not edit.




const grammars_grammars = [grammar, html_grammar, php_grammar, ruby_grammar];

;// CONCATENATED MODULE: ./build/extract/languages/shared/comments.js
/** Comments as C has them; `types` are the grammar's names for the two. */
function slashComments(...types) {
    return { types: new Set(types), line: ['//'], block: [['/*', '*/']] };
}

// EXTERNAL MODULE: ./build/values/folds.js
var folds = __webpack_require__(70831);
// EXTERNAL MODULE: ./build/values/model.js
var model = __webpack_require__(35986);
// EXTERNAL MODULE: ./build/values/collections.js
var collections = __webpack_require__(24914);
// EXTERNAL MODULE: ./build/values/pure-function.js
var pure_function = __webpack_require__(5930);
;// CONCATENATED MODULE: ./build/extract/evaluate/limits.js
/** Texts repeated or grown beyond this are not reference data. */
const MAX_TEXT_CHARACTERS = 4_000_000;

;// CONCATENATED MODULE: ./build/extract/evaluate/pure-functions.js






/** Lists and maps of tables: each entry keeps where it stands. */
const MODEL = {
    entries: value => (value instanceof Sequence ? value.entries : undefined),
    list: entries => new Sequence(entries),
    fields: value => value instanceof Mapping ? value.entries.map(entry => ({ key: entry.key, entry })) : undefined,
    valueOf: entry => entry.value,
    entry: (value, origin) => ({ value, origin }),
    originOf: entry => entry.origin,
    // A float that is not whole cannot be taken for anything else.
    real: value => (Number.isInteger(value) ? new numbers/* Float */.nt(value) : value),
    maxSize: MAX_TEXT_CHARACTERS,
    isOrdered: value => value instanceof Sequence && !value.distinct,
    weight: value => (value instanceof Sequence ? value.weight : 0),
};
const taking = (pure_function/* taking */.B);
const pure_functions_text = (pure_function/* text */.Q);
const { keys, values, pairs, keysOf, parts, joined, enumerated, mapped, filtered } = (0,collections/* collectionsOf */.f)(MODEL);
/** The value itself: functions that only freeze, copy or mark. */
const itself = taking(1, (_receiver, [value]) => value);
/** The receiver itself: methods that only copy or mark. */
const receiverItself = taking(0, receiver => receiver);
/** A list (of the entries of a list, or of the keys of a map); nothing at all gives an empty one. */
const toSequence = taking(1, (_receiver, [value]) => {
    if (value === undefined)
        return new Sequence([]);
    if (value instanceof Sequence)
        return new Sequence(value.entries);
    const map = MODEL.fields(value);
    return map && keysOf(map);
});
const toSet = taking(1, (receiver, args, ...context) => {
    const list = toSequence(receiver, args, ...context);
    return list instanceof Sequence ? new Sequence(distinct(list.entries), true) : undefined;
});
/** A map from a map, or from a list of pairs. */
const toMapping = taking(1, (_receiver, [value]) => {
    if (value === undefined)
        return new Mapping([]);
    if (value instanceof Mapping)
        return value;
    if (!(value instanceof Sequence))
        return undefined;
    const entries = [];
    for (const { value: pair, origin } of value.entries) {
        if (!(pair instanceof Sequence) || pair.entries.length !== 2)
            return undefined;
        const [key, item] = pair.entries;
        entries.push({ key: key.value, value: item.value, origin });
    }
    return new Mapping(lastWins(entries));
});
/** Maps laid over each other, the last one on top. */
const overlay = (receiver, args, _origin) => {
    const maps = receiver === undefined ? args : [receiver, ...args];
    if (!maps.every(map => map instanceof Mapping))
        return undefined;
    return new Mapping(lastWins(maps.flatMap(map => map.entries)));
};
/** A list of texts in an order of the language's. */
function sortedTexts(list, compare) {
    if (!(list instanceof Sequence) || !list.entries.every(entry => typeof entry.value === 'string'))
        return undefined;
    return new Sequence([...list.entries].sort((a, b) => compare(a.value, b.value)));
}
/** A list backwards. */
function reversed(list) {
    return new Sequence([...list.entries].reverse());
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
    return key instanceof numbers/* Float */.nt ? `number:${key.value}` : `${typeof key}:${keyText(key)}`;
}
/** The first of equal scalar entries; containers are never equal. */
function distinct(entries) {
    const seen = new Set();
    return entries.filter(({ value }) => {
        const scalar = value instanceof numbers/* Float */.nt ? value.value : value;
        if (!(0,model/* isScalar */.j)(scalar))
            return true;
        if (seen.has(scalar))
            return false;
        seen.add(scalar);
        return true;
    });
}

;// CONCATENATED MODULE: ./build/extract/evaluate/operators.js






const either = (folds/* either */.gP);
const { bounded, texts, lists, repetition } = folds/* foldsOf */.k4(MODEL);
const unions = (left, right) => {
    if (left instanceof Mapping && right instanceof Mapping)
        return overlay(left, [right], NOWHERE);
    if (!isSet(left) || !isSet(right))
        return undefined;
    return new Sequence(distinct([...left.entries, ...right.entries]), true);
};
/** Entries of a set that are, or are not, in another one. */
function common(wanted) {
    return (left, right) => {
        if (!isSet(left) || !isSet(right))
            return undefined;
        const others = new Set(right.entries.map(entry => entry.value));
        return new Sequence(left.entries.filter(entry => others.has(entry.value) === wanted), true);
    };
}
/** A set of scalars, of which it can be said what they have in common. */
function isSet(value) {
    return value instanceof Sequence && value.distinct && value.entries.every(entry => (0,model/* isScalar */.j)(entry.value));
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

;// CONCATENATED MODULE: ./build/extract/languages/shared/casts.js



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
    const isReal = operand instanceof numbers/* Float */.nt || !Number.isInteger(given);
    const results = WHOLE[type].map(([bits, isSigned]) => {
        const wrapped = (value) => (isSigned ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value));
        const truncated = BigInt(Math.trunc(given));
        if (overflow === 'refused')
            return wrapped(truncated) === truncated && Number.isInteger(given) ? truncated : undefined;
        if (!isReal)
            return wrapped(truncated);
        if (overflow === 'nearest')
            return casts_nearest(truncated, bits, isSigned);
        if (overflow === 'nearest-int')
            return wrapped(casts_nearest(truncated, Math.max(bits, 32), true));
        return wrapped(truncated) === truncated ? truncated : undefined;
    });
    const [first] = results;
    return first === undefined || results.some(result => result !== first) ? undefined : (0,numbers/* finite */.E2)(Number(first));
}
function casts_nearest(value, bits, isSigned) {
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
    return Number.isInteger(result) ? new numbers/* Float */.nt(result) : result;
}
function numberIn(operand) {
    if (operand instanceof numbers/* Float */.nt)
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
        : opaque('the number of a character like this');
}
/** What is done with a value at once, without the parentheses around it. */
function useOf(node) {
    let use = node.parent;
    while (use?.type === 'parenthesized_expression')
        use = use.parent;
    return use;
}

;// CONCATENATED MODULE: ./build/extract/languages/shared/folding.js




/** Numbers and operators of languages with whole numbers of several sizes and real numbers: C, C++, Go, Java, Rust. */
const INT_MIN = -(2 ** 31);
const INT_MAX = 2 ** 31 - 1;
function operatorsWith({ only32Bit, overflow, joinsTexts, numericTruth, text, }) {
    const fits = (value) => !only32Bit || (typeof value === 'number' && value >= INT_MIN && value <= INT_MAX);
    const whole = (apply) => {
        const fold = (0,folds/* integers */.mp)(apply);
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
        const [a, b] = [(0,numbers/* numberOf */.rl)(left), (0,numbers/* numberOf */.rl)(right)];
        return a === undefined || b === undefined ? undefined : realNumber(apply(a, b));
    };
    const truthValue = (fold) => numericTruth
        ? (left, right) => {
            const holds = fold(left, right);
            return typeof holds === 'boolean' ? Number(holds) : holds;
        }
        : fold;
    const shift = (apply) => whole((a, b) => b < 0n || b > (only32Bit ? 30n : 62n) || (only32Bit && a < 0n) ? undefined : apply(a, b));
    const compare = (apply) => truthValue((left, right) => (0,folds/* comparison */.my)(apply)(left instanceof numbers/* Float */.nt ? left.value : left, right instanceof numbers/* Float */.nt ? right.value : right));
    return {
        binary: {
            '+': either(whole((a, b) => a + b), real((a, b) => a + b), (left, right) => {
                if (!joinsTexts)
                    return undefined;
                if (!text || (typeof left !== 'string' && typeof right !== 'string'))
                    return texts(left, right);
                const [a, b] = [text(left), text(right)];
                return a === undefined || b === undefined ? undefined : bounded(a + b);
            }),
            '-': either(whole((a, b) => a - b), real((a, b) => a - b)),
            '*': either(whole((a, b) => a * b), real((a, b) => a * b)),
            '/': either(whole((a, b) => (b === 0n ? undefined : a / b)), real((a, b) => a / b)),
            '%': whole((a, b) => (b === 0n ? undefined : a % b)),
            '<<': shift((a, b) => a << b),
            '>>': shift((a, b) => a >> b),
            '&': whole((a, b) => a & b),
            '|': whole((a, b) => a | b),
            '^': whole((a, b) => a ^ b),
            '&^': whole((a, b) => a & ~b),
            '==': truthValue((0,folds/* equality */.T5)(true)),
            '!=': truthValue((0,folds/* equality */.T5)(false)),
            '<': compare((a, b) => a < b),
            '<=': compare((a, b) => a <= b),
            '>': compare((a, b) => a > b),
            '>=': compare((a, b) => a >= b),
        },
        unary: {
            ...castOperators(overflow),
            '-': operand => {
                if (operand instanceof numbers/* Float */.nt)
                    return new numbers/* Float */.nt(-operand.value);
                return typeof operand === 'number' &&
                    (fits(operand) || !Number.isInteger(operand) || operand === -INT_MIN)
                    ? 0 - operand
                    : undefined;
            },
            '+': operand => ((0,numbers/* numberOf */.rl)(operand) === undefined ? undefined : operand),
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
    return value instanceof numbers/* Float */.nt || (typeof value === 'number' && !Number.isInteger(value));
}
function realNumber(value) {
    if (!Number.isFinite(value))
        return undefined;
    return Number.isInteger(value) ? new numbers/* Float */.nt(value) : value;
}
function truth(value) {
    if ((0,model/* isScalar */.j)(value))
        return typeof value === 'string' ? undefined : Boolean(value);
    if (value instanceof numbers/* Float */.nt)
        return value.value !== 0;
    return value instanceof Sequence || value instanceof Mapping ? true : undefined;
}

;// CONCATENATED MODULE: ./build/extract/languages/shared/binding-table.js

/** @param otherwise where the node around the name is in no row. */
function bindingTable(binders, otherwise = () => null) {
    const rows = new Map(Object.entries(binders));
    return name => (name.parent ? (rows.get(name.parent.type) ?? otherwise)(name, name.parent) : null);
}
/** Only a name in a certain field is bound. */
function inField(fieldName, bind) {
    return (name, parent) => (isField(parent, fieldName, name) ? bind(name, parent) : null);
}
/** The node around the name gives it a value, or none. */
function value(read) {
    return (_name, parent) => {
        const found = read(parent);
        return found && { kind: 'value', node: parent, value: found };
    };
}
/** It is a member of an object, and no variable, where `isMember` says so of the node around the name. */
function asMember(bind, isMember = () => true) {
    return (name, parent) => {
        const bound = bind(name, parent);
        return bound && isMember(parent) ? { ...bound, member: true } : bound;
    };
}
/** Other files may import it by its name, where `isExported` says so of the node around the name. */
function exportedIf(isExported, bind) {
    return (name, parent) => {
        const bound = bind(name, parent);
        return bound && isExported(parent) ? { ...bound, exported: name.text } : bound;
    };
}
/** A name whose value only a run can give: `a parameter`, `a loop variable`. */
function unknownValue(what) {
    return value(() => opaque(what));
}

;// CONCATENATED MODULE: ./build/extract/languages/shared/node-table.js

function nodeTable(meanings) {
    const rows = new Map(Object.entries(meanings));
    return node => rows.get(node.type)?.(node) ?? opaque(`a ${node.type.replaceAll('_', ' ')}`);
}
/** Rows of several types that mean the same. */
function each(types, meaning) {
    return Object.fromEntries([...types].map(type => [type, meaning]));
}
/** Always the same value: `true`, `nil`. */
function constant(value) {
    return () => ({ kind: 'literal', value });
}
/** A text; `read` gives undefined for one that JSON cannot hold, which `otherwise` then says. */
function node_table_text(read, otherwise = 'a text that is not UTF-8') {
    return node => {
        const value = read(node.text);
        return value === undefined ? opaque(otherwise) : { kind: 'literal', value };
    };
}
/** What the source of a node alone says: numbers. */
function node_table_written(read) {
    return node => read(node.text);
}
/** Texts side by side, which are one. */
const sideBySide = node => ({ kind: 'text', parts: named(node) });
/** A name; some are constants of the language: `None`, `NULL`. */
function node_table_name(constants = {}) {
    return ({ text: own }) => Object.hasOwn(constants, own)
        ? { kind: 'literal', value: constants[own] ?? null }
        : { kind: 'name', name: own };
}
/** A node around another one that changes nothing: the first child, or the one in the first field that there is. */
function inner(...fields) {
    return node => {
        const [found] = fields.map(each => node.childForFieldName(each)).filter(child => child !== null);
        return same(found ?? (fields.length === 0 ? named(node)[0] : null), node);
    };
}
/** The last of several: that of `a, b` is `b`. */
const last = node => same(named(node).at(-1), node);
function member(object, property) {
    return node => ({ kind: 'member', object: field(node, object), name: field(node, property).text });
}
function index(object, key) {
    return node => ({ kind: 'index', object: field(node, object), index: field(node, key) });
}
/** An operator between two values; `logical` are those that give one of the two. */
function binary(logical = {}) {
    return node => {
        const operator = field(node, 'operator').text;
        const [left, right] = [field(node, 'left'), field(node, 'right')];
        const choice = Object.hasOwn(logical, operator) ? logical[operator] : undefined;
        return choice
            ? { kind: 'either', operator: choice, left, right }
            : { kind: 'binary', operator, left, right };
    };
}
/** Languages with C's operators. */
const LOGICAL = { '&&': 'and', '||': 'or' };
/** An operator in front of a value. */
function unary(operand, operator) {
    return node => ({
        kind: 'unary',
        operator: operator ?? field(node, 'operator').text,
        operand: field(node, operand),
    });
}
/** `a ? b : c`; the grammars agree on the names of its parts. */
const choice = node => ({
    kind: 'choice',
    condition: field(node, 'condition'),
    whenTrue: field(node, 'consequence'),
    whenFalse: field(node, 'alternative'),
});
function call(callee, argumentsOf) {
    return node => ({
        kind: 'call',
        callee: field(node, callee),
        arguments: argumentsOf(node.childForFieldName('arguments')),
    });
}
function sequence(items, traits = {}) {
    return node => ({ kind: 'sequence', items: items(node), ...traits });
}
/** The children as items, one each. */
function plainItems(node) {
    return named(node).map(child => ({ node: child, spread: false }));
}
/** The children of a list as arguments, one each. */
function plainArguments(list) {
    return list ? named(list).map(node => ({ node })) : [];
}
function functionValue(shapeOf) {
    return node => ({ kind: 'function', function: shapeOf(node) });
}
function classValue(shapeOf) {
    return node => ({ kind: 'class', class: shapeOf(node) });
}
/** What has no constant value, and why. */
function unknown(reason) {
    return () => opaque(reason);
}

;// CONCATENATED MODULE: ./build/extract/languages/shared/cases.js

/**
 * Cases as entries of a table; one that does nothing goes on with the next one: `case 1: case 2: return "x";`.
 *
 * @param given the value that the first of the statements gives; null when it does something else.
 */
function tableOf(cases, given) {
    const entries = [];
    let waiting = [];
    for (const { node, keys, statements } of cases) {
        if (keys === null)
            waiting = [];
        else
            for (const key of keys)
                waiting.push({ node, key });
        const [first] = statements;
        if (!first)
            continue;
        const value = given(first) ?? opaque('what this case does');
        for (const key of waiting)
            entries.push({ ...key, value });
        waiting = [];
    }
    return { kind: 'mapping', entries };
}
/** The value of a statement of one of these types; braces around it change nothing. */
function givenBy(block, ...types) {
    const look = (statement) => {
        const [first] = named(statement);
        if (statement.type === block)
            return first ? look(first) : null;
        return types.includes(statement.type) ? (first ?? null) : null;
    };
    return look;
}
/** Only bodies that return one value, or one for each case of a `switch`: anything else may do what a reader cannot follow. */
function resultOf(statements, body) {
    const last = statements.at(-1);
    if (last?.type === 'return_statement' && statements.slice(0, -1).every(body.isDeclaration))
        return named(last)[0] ?? null;
    const at = statements.findIndex(body.switchIn);
    const found = at < 0 ? null : body.switchIn(statements[at]);
    const others = statements.filter((_statement, i) => i !== at);
    return found && others.every(each => body.isDeclaration(each) || body.mayStandBeside(each))
        ? body.tableOf(found)
        : null;
}
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
            for (const child of named(node))
                look(child);
    };
    if (body)
        look(body);
    return found;
}

;// CONCATENATED MODULE: ./build/extract/languages/c/declarators.js

/** The name that declarators are about. */
function nameIn(declarator) {
    let node = declarator;
    while (node && /declarator$/.test(node.type)) {
        const inner = node.childForFieldName('declarator') ?? named(node).at(-1) ?? null;
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
    if (inner?.type === 'parenthesized_declarator' && named(inner)[0]?.type === 'pointer_declarator')
        return null;
    return node;
}

;// CONCATENATED MODULE: ./build/extract/languages/c/functions.js



/** Node types of functions. */
const functions_FUNCTIONS = new Set(['function_definition', 'lambda_expression']);
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
        result: body && resultOf(named(body), BODY),
        cases: () => casesIn(body, 'switch_statement', functions_FUNCTIONS, casesOf),
    };
}
function parametersOf(declarator) {
    return named(field(declarator, 'parameters')).flatMap((node) => {
        const own = node.childForFieldName('declarator');
        const name = own && nameIn(own);
        return name ? [{ name: name.text, default: node.childForFieldName('default_value'), rest: null }] : [];
    });
}
const BODY = {
    isDeclaration: statement => statement.type === 'declaration',
    switchIn: statement => (statement.type === 'switch_statement' ? statement : null),
    mayStandBeside: statement => statement.type === 'return_statement',
    tableOf: casesOf,
};
function casesOf(node) {
    const cases = named(field(node, 'body')).map((arm) => {
        const key = arm.type === 'case_statement' ? arm.childForFieldName('value') : null;
        const statements = named(arm).filter(child => child.id !== key?.id);
        return { node: arm, keys: key && [key], statements };
    });
    return tableOf(cases, givenBy('compound_statement', 'return_statement'));
}

;// CONCATENATED MODULE: ./build/extract/languages/c/macros.js

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
    return body ? fragment(body, withoutMarks(body.text)) : opaque('a macro without a body');
}
/** `#define NAME(a, b) body`. */
function macroFunction(macro) {
    const written = named(field(macro, 'parameters')).map(node => node.text);
    const isVariadic = field(macro, 'parameters').text.includes('...');
    const names = isVariadic ? [...written.filter(name => name !== '...'), '__VA_ARGS__'] : written;
    const parameters = names.map((name) => ({ name, default: null, rest: name === '__VA_ARGS__' ? 'positional' : null }));
    const body = macro.childForFieldName('value');
    const text = withoutMarks(body?.text ?? '');
    return {
        name: field(macro, 'name').text,
        node: macro,
        parameters,
        // Without arguments the body alone may be a table: that of the calls of a parameter.
        result: body ? fragment(body, text) : null,
        expand(use) {
            const args = argumentsIn(field(use, 'arguments').text.slice(1, -1), names, isVariadic);
            return args ? fragment(use, expanded(text, args), isEntries(text)) : opaque('a macro used in this way');
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
        specifier: field(use, 'arguments').text.slice(2, -2),
        text: source => listOf(`\n${separated(source)}`, type),
        // The macros that it uses, and the type that its entries have.
        names: source => [
            ...new Set([...`${type}() ${source}`.matchAll(/\b[A-Za-z_]\w*(?=\s*\()/g)].map(match => match[0])),
        ],
        find: listIn,
    };
}
/** An expression that is parsed by itself. Entries without braces get some, and are marked as such. */
function fragment(at, text, bare = isEntries(text)) {
    const type = elementType(at);
    if (bare)
        return { kind: 'fragment', at, text: listOf(separated(text), type), find: listIn, bare };
    return { kind: 'fragment', at, text: `${type} value__ = ${text};`, find: valueIn };
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
    const declarator = valueIn(root);
    return declarator?.childForFieldName('value')?.type === 'initializer_list' ? declarator : null;
}
function valueIn(root) {
    const [declaration, ...more] = named(root);
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

;// CONCATENATED MODULE: ./build/extract/languages/shared/next-number.js
/** One more than the entry before it, from 0 on: enumerators, and items of an array that gives some indices. */
const NEXT_NUMBER = {
    kind: 'next',
    next: previous => (previous === undefined ? 0 : typeof previous === 'number' ? previous + 1 : undefined),
};

;// CONCATENATED MODULE: ./build/extract/languages/c/initializers.js


const UNKNOWN = { kind: 'unknown' };
/** Braces inside of each other that are looked into: deeper than any table that a person wrote. */
const initializers_MAX_DEPTH = 100;
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
            const name = field(type, 'name');
            if (name.type === 'template_type' || name.type === 'qualified_identifier')
                return shapeOfType(name);
            return field(type, 'scope').text === 'std' ? UNKNOWN : { kind: 'record', type };
        }
        case 'template_type': {
            const name = field(type, 'name').text;
            const [first, second] = named(field(type, 'arguments')).map(shapeOfType);
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
    if (depth > initializers_MAX_DEPTH)
        return opaque(`what is nested deeper than ${initializers_MAX_DEPTH} levels`);
    const children = named(node);
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
/** Arguments of a call; braces among them are lists. */
function argumentsOf(list) {
    if (!list)
        return [];
    return named(list).map(node => node.type === 'initializer_list' ? { node, value: plainBraces(node) } : { node });
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
    const value = field(node, 'value');
    const name = designator?.type === 'field_designator' ? designator.firstNamedChild?.text : undefined;
    if (more.length > 0 || name === undefined)
        return { node, value: opaque('a part of a part that is set here') };
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
            return { node, key: NEXT_NUMBER, value: initializers_valueIn(node, of, depth) };
        const [designator, ...more] = node.childrenForFieldName('designator');
        const [inner] = designator ? named(designator) : [];
        if (more.length > 0 || !inner || designator?.type === 'subscript_range_designator')
            return { node, key: node.text, value: opaque('a range or part that is set here') };
        return {
            node,
            key: designator?.type === 'field_designator' ? inner.text : inner,
            value: initializers_valueIn(field(node, 'value'), of, depth),
        };
    });
    return { kind: 'mapping', entries };
}
function initializers_valueIn(node, of, depth) {
    return node.type === 'initializer_list' ? initializer(node, of, depth + 1) : node;
}
function mapEntry(node, of, depth) {
    const parts = node.type === 'initializer_list' ? named(node) : pairArguments(node);
    const [key, value] = parts;
    if (parts.length !== 2 || !key || !value)
        return { node, key: node.text, value: opaque('an entry like this') };
    return { node, key, value: initializers_valueIn(value, of, depth) };
}
/** `std::make_pair("a", 1)`. */
function pairArguments(node) {
    const isPair = node.type === 'call_expression' && /^(std::)?(make_pair|pair)\b/.test(field(node, 'function').text);
    return isPair ? named(field(node, 'arguments')) : [];
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
    const [first, ...more] = named(last);
    if (!first)
        return true;
    const rows = before.filter(({ type }) => type === 'initializer_list');
    const hasRows = rows.length > 0 || before.some(({ type }) => type === 'call_expression');
    if (hasRows && isNothing(last) && (more.length === 0 || holdsNull(last)))
        return true;
    return isNull(first) && rows.length > 0 && rows.every(row => TEXTS.has(named(row)[0]?.type ?? ''));
}
const TEXTS = new Set(['string_literal', 'concatenated_string']);
function holdsNull(node) {
    return node.type === 'initializer_list' ? named(node).some(holdsNull) : isNull(node);
}
/** `NULL`, `nullptr` and `(char *)0`. */
function isNull(node) {
    if (node.type !== 'cast_expression')
        return node.type === 'null' || node.type === 'nullptr' || node.text === 'NULL';
    return field(node, 'type').text.includes('*') && isNothing(field(node, 'value'));
}
/** Nothing, or braces with nothing else inside. */
function isNothing(node) {
    if (node.type === 'initializer_list')
        return named(node).every(isNothing);
    return isNull(node) || /^(?:0(?:[xX]0+)?[uUlL]*|false|'\\0')$/.test(node.text);
}

;// CONCATENATED MODULE: ./build/extract/languages/c/types.js





const TYPES = new Set(['struct_specifier', 'union_specifier', 'class_specifier', 'enum_specifier']);
/** A structure or enumeration where it is defined, otherwise its name. */
function typeOf(node) {
    const name = node.childForFieldName('name');
    if (!node.childForFieldName('body'))
        return name ? { kind: 'name', name: name.text, isType: true } : opaque('a type without a name');
    return { kind: 'class', class: node.type === 'enum_specifier' ? enumOf(node) : classOf(node) };
}
function enumOf(node) {
    const members = enumerators(field(node, 'body')).map((member) => ({
        node: member,
        key: field(member, 'name').text,
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
    return named(body).flatMap(child => {
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
    for (const member of named(field(node, 'body'))) {
        if (member.type === 'function_definition' || member.type === 'declaration') {
            const declarator = member.childForFieldName('declarator');
            if (declarator?.type === 'function_declarator' && field(declarator, 'declarator').text === name)
                made ??= parametersOf(declarator);
        }
        if (TYPES.has(member.type) && member.childForFieldName('name'))
            members.push({ node: member, key: field(member, 'name').text, value: member });
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
    const declarator = body && named(body)[0]?.childForFieldName('declarator');
    return declarator ? nameIn(declarator) : null;
}
/** A namespace: what it defines, or in `namespace a::b`, for `a`, what stands in `b`. */
function namespaceOf(node, name) {
    const members = [];
    for (const member of named(field(node, 'body'))) {
        const declarator = member.type === 'declaration' ? member.childForFieldName('declarator') : null;
        const value = declarator?.type === 'init_declarator' ? declarator.childForFieldName('value') : null;
        const own = declarator && nameIn(declarator);
        if (declarator && value && own)
            members.push({
                node: member,
                key: own.text,
                value: variable(member, field(declarator, 'declarator'), value).value,
            });
        const type = member.childForFieldName('name');
        if (type && (TYPES.has(member.type) || member.type === 'namespace_definition'))
            members.push({
                node: member,
                key: type.text,
                value: TYPES.has(member.type) ? member : { kind: 'class', class: namespaceOf(member, type.text) },
            });
    }
    return { name, node, members, parameters: [], bases: [] };
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

;// CONCATENATED MODULE: ./build/extract/languages/c/bindings.js






const namespace = (name, parent) => {
    const space = parent.type === 'namespace_definition' ? parent : parent.parent;
    return (space && { kind: 'value', node: space, value: { kind: 'class', class: namespaceOf(space, name.text) } });
};
/** What the name at this node defines; null where it is only used. */
const binding = bindingTable({
    preproc_def: inField('name', value(macroValue)),
    preproc_function_def: inField('name', value(functionValue(macroFunction))),
    enumerator: inField('name', enumerator),
    namespace_definition: namespace,
    nested_namespace_specifier: namespace,
    alias_declaration: inField('name', value(node => field(node, 'type'))),
    ...each(TYPES, inField('name', tag)),
}, declared);
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
            !isField(node.parent, 'declarator', node) &&
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
            if (!value || !isField(parent, 'declarator', node))
                return null;
            return variable(parent.parent ?? parent, node, value);
        }
        case 'function_definition':
            return isFunction && isField(parent, 'declarator', node)
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
            return isField(parent, 'declarator', node) && hasBody(parent)
                ? { kind: 'value', node: parent, value: opaque('a parameter') }
                : null;
        case 'for_range_loop':
            return isField(parent, 'declarator', node)
                ? { kind: 'value', node: parent, value: opaque('a loop variable') }
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

;// CONCATENATED MODULE: ./build/extract/languages/shared/documentation.js

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
            texts.push(commentText(node.text, comments));
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

;// CONCATENATED MODULE: ./build/extract/languages/c/definitions.js



const definitions_TYPES = {
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
                const inner = named(node).at(-1);
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
                found.push({ ...base, name: field(node, 'name').text, what: 'macro', exported: true, signature });
                return;
            }
            case 'alias_declaration':
                found.push({
                    ...base,
                    name: field(node, 'name').text,
                    what: 'type',
                    exported: isExported,
                    signature: null,
                });
                return;
        }
        const type = node.childForFieldName('type');
        const inner = definitions_TYPES[node.type] ? node : type && definitions_TYPES[type.type] ? type : null;
        if (inner?.childForFieldName('body'))
            lookAtType(inner, documentation, around);
        for (const written of node.childrenForFieldName('declarator')) {
            const declarator = written?.type === 'init_declarator' ? field(written, 'declarator') : written;
            const name = declarator && nameIn(declarator);
            if (declarator && name)
                found.push(...declaredAs(declarator, name, node, { ...base, exported: isExported }, around));
        }
    }
    function lookAtType(type, documentation, around) {
        const name = type.childForFieldName('name')?.text;
        const what = definitions_TYPES[type.type];
        const { container } = around;
        const exported = around.isClass ? around.isPublic : true;
        if (name)
            found.push({ name, what, container, exported, signature: null, documentation, node: type });
        const own = inside(container, name);
        const body = field(type, 'body');
        if (what !== 'enum') {
            // Members of a class are private until it says otherwise.
            collect(body, { container: own, isClass: true, isPublic: type.type !== 'class_specifier' });
            return;
        }
        for (const { node, documentation: text } of documented(body, comments)) {
            if (node.type !== 'enumerator')
                continue;
            found.push({
                name: field(node, 'name').text,
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
        const signature = onOneLine(field(callable, 'parameters').text);
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

;// CONCATENATED MODULE: ./build/extract/languages/shared/escapes.js
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
function escapes_decoded(content, escapes) {
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

;// CONCATENATED MODULE: ./build/extract/languages/shared/number-literals.js

/** A number without suffix: decimal, `0x`, `0b`, `0o` and, where the language has it, octal by a leading zero. */
function numberLiteral(source, digits, { oldOctal }) {
    const plain = digits.replace(/[_']/g, '').toLowerCase();
    if (!/^0[xbo]/.test(plain) && /[.e]/.test(plain))
        return realLiteral(plain, source);
    const value = oldOctal && /^0[0-7]+$/.test(plain) ? Number.parseInt(plain, 8) : Number(plain);
    return Number.isSafeInteger(value) ? { kind: 'literal', value } : opaque(`the number ${source}`);
}
/** A number with a decimal point or an exponent, without suffix. */
function realLiteral(digits, source = digits) {
    const value = Number(digits.replaceAll('_', ''));
    if (!Number.isFinite(value))
        return opaque(`the number ${source}`);
    return Number.isInteger(value) ? { kind: 'decimal', value } : { kind: 'literal', value };
}

;// CONCATENATED MODULE: ./build/extract/languages/c/literals.js




const literals_ESCAPES = { simple: 'abefnrtv\\\'"?', hexDigits: Infinity, bytes: true, octalDigits: [1, 3] };
const quoted = node_table_text(source => escapes_decoded(source.slice(source.indexOf('"') + 1, -1), literals_ESCAPES));
/** As a text: that is what tables of characters are about. */
const character = node_table_text(source => {
    const value = escapes_decoded(source.slice(source.indexOf("'") + 1, -1), literals_ESCAPES);
    return value !== undefined && [...value].length === 1 ? value : undefined;
}, 'a character that is not one');
function numberOf(source) {
    const sign = source.startsWith('-') ? '-' : '';
    const bare = source.replace(/^[-+]/, '');
    const digits = /^0[xX]/.test(bare) ? bare.replace(/[uUlLzZ]+$/, '') : bare.replace(/[uUlLzZfF]+$/, '');
    const number = numberLiteral(source, digits, { oldOctal: true });
    if (!sign)
        return number;
    if (/[uU]/.test(bare))
        return opaque('a negative number without a sign');
    if (number.kind === 'decimal')
        return { kind: 'decimal', value: -number.value };
    return number.kind === 'literal' ? { kind: 'literal', value: 0 - number.value } : number;
}

;// CONCATENATED MODULE: ./build/extract/languages/c/casts.js



/** `(x) + 1` looks like a cast of `+1`, unless `x` is clearly a type. */
function castOf(node) {
    const value = field(node, 'value');
    const type = field(node, 'type').text;
    const isSum = /^(unary|pointer)_expression$/.test(value.type) &&
        /^[A-Za-z_]\w*$/.test(type) &&
        !WORDS_OF_TYPES.test(type);
    return isSum
        ? opaque(`whether (${type}) is a type, which decides the meaning of what follows,`)
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
        return same(value, node);
    const type = numberType(words);
    const inner = value.type === 'parenthesized_expression' ? (named(value)[0] ?? value) : value;
    if (inner.type === 'char_literal') {
        const code = codeOf(character(inner));
        const isAscii = code.kind === 'literal' && code.value <= MAX_ASCII;
        return isAscii && isNumeric(type) ? code : same(value, node);
    }
    // With one operand like this, arithmetic knows no negative numbers.
    if (/^u(32|64|size)$/.test(type) && /^(binary|unary)_expression$/.test(useOf(node)?.type ?? ''))
        return opaque('arithmetic with a number without a sign');
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

;// CONCATENATED MODULE: ./build/extract/languages/c/expressions.js








const ownName = node_table_name({ NULL: null });
/** What an expression node means. */
const expression = nodeTable({
    string_literal: quoted,
    raw_string_literal: node => {
        const content = node.namedChildren.find(child => child?.type === 'raw_string_content');
        return { kind: 'literal', value: content?.text ?? '' };
    },
    concatenated_string: sideBySide,
    char_literal: character,
    number_literal: node_table_written(numberOf),
    true: constant(true),
    false: constant(false),
    null: constant(null),
    nullptr: constant(null),
    parenthesized_expression: inner(),
    expression_statement: inner(),
    subscript_argument_list: inner(),
    init_declarator: node => {
        const value = node.childForFieldName('value');
        const type = node.parent?.childForFieldName('type') ?? null;
        return value ? initializer(value, shapeOf(type, node.childForFieldName('declarator'))) : same(null, node);
    },
    cast_expression: castOf,
    comma_expression: inner('right'),
    pointer_expression: node => field(node, 'operator').text === '&' ? inner('argument')(node) : opaque('what a pointer points to'),
    initializer_list: node => plainBraces(node),
    compound_literal_expression: node => initializer(field(node, 'value'), shapeOf(field(node, 'type'), null)),
    identifier: ownName,
    field_identifier: ownName,
    type_identifier: ownName,
    namespace_identifier: ownName,
    qualified_identifier: node => {
        const scope = node.childForFieldName('scope');
        const last = field(node, 'name');
        // In `a::b::c` the grammar puts `b::c` together; the last two parts say enough.
        return scope && last.type !== 'qualified_identifier'
            ? { kind: 'member', object: scope, name: last.text }
            : same(last, node);
    },
    field_expression: member('argument', 'field'),
    subscript_expression: node => index('argument', node.childForFieldName('index') ? 'index' : 'indices')(node),
    binary_expression: binaryOf,
    unary_expression: node => 
    // Large numbers, whose size depends on the type.
    /^[-~]$/.test(field(node, 'operator').text) && /\d\w*[uU]/.test(field(node, 'argument').text)
        ? opaque('a negative number without a sign')
        : unary('argument')(node),
    conditional_expression: choice,
    call_expression: callOf,
    new_expression: call('type', argumentsOf),
    type_descriptor: inner('type'),
    function_definition: functionValue(functionOf),
    sizeof_expression: unknown('sizeof, which only a compiler knows,'),
    ...each(TYPES, typeOf),
});
/** Of longer expressions with these operators nobody asks; looking through them again and again would be slow. */
const MAX_SIGNED_CHARACTERS = 4000;
/** Operators whose result depends on whether numbers have a sign. */
const SIGNED = new Set(['-', '/', '%', '>>', '<', '<=', '>', '>=']);
function binaryOf(node) {
    const operator = field(node, 'operator').text;
    // With a number without a sign on one side, the other one loses its own.
    const isLong = node.endIndex - node.startIndex > MAX_SIGNED_CHARACTERS;
    if (SIGNED.has(operator) && (isLong || /\d[\da-fA-FxX]*[uU]/.test(node.text)))
        return opaque('a number without a sign here');
    return binary()(node);
}
function callOf(node) {
    const callee = field(node, 'function');
    if (callee.text === INCLUDED)
        return includedEntries(node);
    const args = argumentsOf(node.childForFieldName('arguments'));
    if (callee.type === 'template_function' &&
        /^(static|const|reinterpret)_cast$/.test(field(callee, 'name').text))
        return args[0]
            ? converted(args[0].node, named(field(callee, 'arguments'))
                .map(({ text }) => text)
                .join(','), node)
            : same(undefined, node);
    return { kind: 'call', callee, arguments: args };
}

;// CONCATENATED MODULE: ./build/extract/languages/c/includes.js

/** How C and C++ find headers. */
/** `#include`: both forms, since a project finds its own headers by either. */
function includes(root) {
    const found = [];
    const look = (node) => {
        for (const child of node.namedChildren) {
            if (child?.type === 'preproc_include')
                found.push(field(child, 'path').text.slice(1, -1));
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
            const path = includes_joined(parts, specifier);
            if (path !== undefined)
                paths.push(path);
        }
    }
    return paths;
}
function includes_joined(folder, specifier) {
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

;// CONCATENATED MODULE: ./build/extract/languages/c/preprocessor.js

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

;// CONCATENATED MODULE: ./build/extract/languages/c/family.js









/** C (ISO/IEC 9899) and C++ (ISO/IEC 14882): what both have in common, which is nearly all that tables need. */
function cFamily({ name, extensions, grammar, numericTruth, grammarOfText, }) {
    const comments = slashComments('comment');
    return {
        name,
        extensions,
        grammar,
        comments,
        scopes: {
            types: new Set([
                'translation_unit',
                'function_definition',
                'compound_statement',
                'for_statement',
                'lambda_expression',
            ]),
            deferred: functions_FUNCTIONS,
        },
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
        expression: expression,
        binding: binding,
        imports: { wildcards: includes, paths: modulePaths },
        definitions: { list: root => definitions(root, comments) },
        preprocessor: {
            prepare: text => prepare(text, { joinsMacros: !numericTruth }),
            macroLists: macroLists,
            ...(grammarOfText && { grammarOfText }),
        },
    };
}

;// CONCATENATED MODULE: ./build/extract/languages/c.js

/** What stands at the beginning of a line in C++ alone. */
const CPP = /^[ \t]*(?:class\s+\w+[^;(]*\{|namespace\b[^;]*\{|template\s*<|using\s+\w|(?:public|private|protected)\s*:)/m;
const language = cFamily({
    name: 'C',
    extensions: ['.c', '.h'],
    grammar: 'tree-sitter-c/tree-sitter-c.wasm',
    numericTruth: true,
    grammarOfText: text => (CPP.test(text) ? 'cpp' : undefined),
});

;// CONCATENATED MODULE: ./build/extract/languages/cpp.js

const cpp_language = cFamily({
    name: 'C++',
    extensions: ['.cpp', '.cc', '.cxx', '.hpp', '.hh', '.hxx', '.ipp', '.inl'],
    grammar: 'tree-sitter-cpp/tree-sitter-cpp.wasm',
    numericTruth: false,
});

;// CONCATENATED MODULE: ./build/extract/languages/go/constants.js

/** Lines of `const ( … )`: one without values repeats those of the last one that has some. */
function constSpecs(declaration) {
    let values = [];
    let type;
    return named(declaration)
        .filter(node => node.type === 'const_spec')
        .map((node, iota) => {
        const list = node.childForFieldName('value');
        if (list) {
            values = named(list);
            type = node.childForFieldName('type')?.text;
        }
        return { node, iota, type, values };
    });
}
/** The names that a declaration declares. */
function namesOf(spec) {
    return spec.childrenForFieldName('name').filter((node) => node !== null && node.type !== ',');
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

;// CONCATENATED MODULE: ./build/extract/languages/go/functions.js



function functions_functionOf(node) {
    const parameters = named(field(node, 'parameters')).flatMap((declaration) => {
        const rest = declaration.type === 'variadic_parameter_declaration' ? 'positional' : null;
        return namesOf(declaration).map(name => ({ name: name.text, default: null, rest }));
    });
    const body = node.childForFieldName('body');
    return {
        name: node.childForFieldName('name')?.text ?? 'func',
        node,
        parameters,
        result: body && resultOf(statementsIn(body), functions_BODY),
        cases: () => casesIn(body, 'expression_switch_statement', go_functions_FUNCTIONS, armsOf),
    };
}
const go_functions_FUNCTIONS = new Set(['function_declaration', 'method_declaration', 'func_literal']);
function statementsIn(block) {
    return named(block).flatMap(node => (node.type === 'statement_list' ? named(node) : [node]));
}
function isDeclaration(node) {
    return ['var_declaration', 'const_declaration', 'short_var_declaration'].includes(node.type);
}
/** A case gives a value when returning it is all that it does. */
function armsOf(node) {
    const entries = [];
    for (const arm of named(node)) {
        if (arm.type !== 'expression_case')
            continue;
        const keys = field(arm, 'value');
        const [first, ...more] = statementsIn(arm).filter(child => child.id !== keys.id);
        const isReturn = first?.type === 'return_statement' && more.length === 0;
        const value = isReturn ? named(first)[0] : undefined;
        for (const key of named(keys))
            entries.push({ node: arm, key, value: value ?? opaque('what this case does') });
    }
    return { kind: 'mapping', entries };
}
const functions_BODY = {
    isDeclaration,
    switchIn: statement => (statement.type === 'expression_switch_statement' ? statement : null),
    mayStandBeside: statement => statement.type === 'return_statement',
    tableOf: armsOf,
};

;// CONCATENATED MODULE: ./build/extract/languages/go/types.js


const types = new WeakMap();
function typesOf(tree) {
    let found = types.get(tree);
    if (!found) {
        found = new Map();
        for (const declaration of named(tree.rootNode)) {
            if (declaration.type !== 'type_declaration')
                continue;
            for (const spec of named(declaration))
                found.set(field(spec, 'name').text, field(spec, 'type'));
        }
        types.set(tree, found);
    }
    return found;
}
/** What a type stands for: `type Rules []Rule` of the same file is a list; pointers are what they point to. */
function underlying(type) {
    let node = type;
    for (let steps = 0; steps < 8; steps += 1) {
        if (node.type === 'pointer_type' || node.type === 'parenthesized_type')
            node = named(node)[0] ?? node;
        else if (node.type === 'generic_type')
            node = field(node, 'type');
        else {
            const other = node.type === 'type_identifier' ? typesOf(node.tree).get(node.text) : undefined;
            if (!other || other.type === 'struct_type')
                return node;
            node = other;
        }
    }
    return node;
}
/** A structure with its fields; any other type stands for the constants that have it, as enumerations are written. */
function types_typeOf(spec) {
    const name = field(spec, 'name').text;
    const type = field(spec, 'type');
    if (type.type === 'struct_type')
        return { kind: 'class', class: structOf(name, type) };
    const members = [];
    for (const declaration of named(spec.tree.rootNode)) {
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
    const fields = named(type).find(node => node.type === 'field_declaration_list');
    const parameters = (fields ? named(fields) : []).flatMap((declaration) => {
        const names = declaration.childrenForFieldName('name').map(node => node?.text ?? '');
        // An embedded type is a field of its own name.
        const own = names.length > 0 ? names : [/(\w+)(\[.*)?$/s.exec(field(declaration, 'type').text)?.[1] ?? ''];
        return own.map(field => ({ name: field, default: null, rest: null }));
    });
    return { name, node: type, members: [], parameters, bases: [] };
}

;// CONCATENATED MODULE: ./build/extract/languages/go/bindings.js






/** What the name at this node defines; null where it is only used. */
const bindings_binding = bindingTable({
    var_spec: partOf,
    const_spec: (name, parent) => namesOf(parent).some(node => node.id === name.id) ? bindings_constant(name, parent) : null,
    expression_list: inList,
    function_declaration: inField('name', value(functionValue(functions_functionOf))),
    method_declaration: inField('name', asMember(value(functionValue(functions_functionOf)))),
    type_spec: inField('name', value(types_typeOf)),
    type_alias: inField('name', value(types_typeOf)),
    parameter_declaration: parameter,
    variadic_parameter_declaration: parameter,
});
function parameter(name, declaration) {
    const isName = name.type === 'identifier' && !isField(declaration, 'type', name);
    return isName ? unknownValue('a parameter')(name, declaration) : null;
}
/** `a, b := 1, 2`. */
function inList(name, list) {
    const statement = list.parent;
    if (statement?.type === 'assignment_statement')
        return initialized(name, statement);
    return statement?.type === 'short_var_declaration' && isField(statement, 'left', list)
        ? oneOf(name, named(list), statement, field(statement, 'right'))
        : null;
}
function partOf(name, spec) {
    const values = spec.childForFieldName('value');
    return values && oneOf(name, namesOf(spec), spec, values);
}
/** The value of one of several names that are given values at once. */
function oneOf(name, names, node, list) {
    const at = names.findIndex(other => other.id === name.id);
    const values = named(list);
    const own = values.length === names.length ? values[at] : undefined;
    return at < 0 ? null : { kind: 'value', node, value: own ?? opaque('a part of another value') };
}
/** `var table map[…]…` without a value gets it from `table = …` in an `init()`, of this file or of another of its package. */
function initialized(name, statement) {
    const list = statement.parent;
    const body = list?.type === 'statement_list' ? list.parent : list;
    const owner = body?.parent;
    const isInit = owner?.type === 'function_declaration' && field(owner, 'name').text === 'init';
    const [left, right] = [field(statement, 'left'), field(statement, 'right')].map(named);
    if (!isInit || left?.length !== 1 || right?.length !== 1 || left[0]?.id !== name.id)
        return null;
    if (field(statement, 'operator').text !== '=')
        return null;
    const declares = (node) => isDeclaration(node) &&
        node.descendantsOfType('identifier').some(other => other?.text === name.text && other.id !== name.id);
    if (statementsIn(body).some(declares))
        return null;
    const root = name.tree.rootNode;
    const own = named(root)
        .filter(node => node.type === 'var_declaration')
        .flatMap(node => node.descendantsOfType('var_spec'))
        .find(spec => spec && namesOf(spec).some(other => other.text === name.text));
    // With a value of its own, the assignment is a change that runs later.
    if (own?.childForFieldName('value'))
        return null;
    return { kind: 'value', node: statement, value: right[0], scope: root };
}
/** A constant without a value repeats the expression of the one before it; `iota` counts them. */
function bindings_constant(name, spec) {
    const specs = spec.parent ? constSpecs(spec.parent) : [];
    const own = specs.find(({ node }) => node.id === spec.id);
    const index = namesOf(spec).findIndex(node => node.id === name.id);
    const value = own?.values[index];
    if (!own || !value)
        return null;
    return { kind: 'value', node: spec, value: withIota(value, own.iota, spec) };
}

;// CONCATENATED MODULE: ./build/extract/languages/go/changes.js

/** `table["x"] = …` and `list = append(list, …)`. */
function change(name) {
    const parent = name.parent;
    if (name.type !== 'identifier' || !parent)
        return null;
    const list = parent.type === 'index_expression' && isField(parent, 'operand', name) ? parent.parent : parent;
    const statement = list?.type === 'expression_list' ? list.parent : null;
    if (list && statement?.type === 'assignment_statement' && isField(statement, 'left', list)) {
        const [value, ...more] = named(field(statement, 'right'));
        if (named(list).length > 1 || more.length > 0 || !value || field(statement, 'operator').text !== '=')
            return { kind: 'unknown', node: statement };
        if (parent.type === 'index_expression')
            return { kind: 'set', node: statement, key: field(parent, 'index'), value };
        const [first, ...items] = value.type === 'call_expression' ? named(field(value, 'arguments')) : [];
        const appends = value.type === 'call_expression' && field(value, 'function').text === 'append';
        return appends && first?.text === name.text && items.every(item => item.type !== 'variadic_argument')
            ? { kind: 'append', node: statement, items: items.map(node => ({ node, spread: false })) }
            : { kind: 'unknown', node: statement };
    }
    const call = parent.type === 'argument_list' ? parent.parent : null;
    return call?.type === 'call_expression' &&
        field(call, 'function').text === 'delete' &&
        named(parent)[0]?.id === name.id
        ? { kind: 'unknown', node: call }
        : null;
}

;// CONCATENATED MODULE: ./build/extract/languages/go/definitions.js



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
                add(field(node, 'name').text, 'function', documentation, node, { signature: definitions_parametersOf(node) });
                break;
            case 'method_declaration': {
                const container = /(\w+)(?:\[[^\]]*\])?\s*,?\s*\)$/.exec(field(node, 'receiver').text)?.[1] ?? null;
                add(field(node, 'name').text, 'method', documentation, node, {
                    container,
                    signature: definitions_parametersOf(node),
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
        const name = field(spec, 'name').text;
        const type = field(spec, 'type');
        add(name, go_definitions_TYPES[type.type] ?? 'type', documentation, spec);
        if (type.type !== 'interface_type')
            return;
        for (const { node, documentation: own } of documented(type, comments)) {
            if (node.type === 'method_elem' || node.type === 'method_spec')
                add(field(node, 'name').text, 'method', own, node, {
                    container: name,
                    signature: definitions_parametersOf(node),
                });
        }
    }
}
const go_definitions_TYPES = {
    struct_type: 'class',
    interface_type: 'interface',
};
function definitions_parametersOf(node) {
    return onOneLine(field(node, 'parameters').text);
}
/** `type X …` without parentheses: the comment above is that of the one thing that it declares. */
function isAlone(declaration) {
    return !declaration.children.some(child => child?.type === '(' || child?.type === 'var_spec_list');
}

;// CONCATENATED MODULE: ./build/extract/languages/go/composite-literals.js



/** Braces inside of each other that are looked into: deeper than any table that a person wrote. */
const composite_literals_MAX_DEPTH = 100;
/** `T{…}`: a map, a list or a record by its type; elements in braces take over the type inside of it. */
function composite_literals_literalOf(body, written, depth = 0) {
    if (depth > composite_literals_MAX_DEPTH)
        return opaque(`what is nested deeper than ${composite_literals_MAX_DEPTH} levels`);
    const type = written && underlying(written);
    const elements = named(body);
    switch (type?.type) {
        case 'map_type':
            return {
                kind: 'mapping',
                entries: elements.map(element => keyed(element, field(type, 'value'), depth)),
            };
        case 'slice_type':
        case 'array_type':
        case 'implicit_length_array_type': {
            const of = field(type, 'element');
            if (elements.some(element => element.type === 'keyed_element'))
                return { kind: 'mapping', entries: elements.map(element => keyed(element, of, depth)) };
            return { kind: 'sequence', items: elements.map(element => composite_literals_itemOf(element, of, depth)) };
        }
        case undefined:
            return { kind: 'sequence', items: elements.map(element => composite_literals_itemOf(element, null, depth)) };
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
function hasValueAsKey(element) {
    if (element.type !== 'keyed_element')
        return false;
    const key = field(element, 'key');
    return (named(key)[0] ?? key).type !== 'identifier';
}
function keyed(element, of, depth) {
    if (element.type !== 'keyed_element')
        return { node: element, key: NEXT_NUMBER, value: composite_literals_valueIn(element, of, depth) };
    const key = named(field(element, 'key'))[0] ?? field(element, 'key');
    return { node: element, key, value: composite_literals_valueIn(field(element, 'value'), of, depth) };
}
function composite_literals_itemOf(element, of, depth) {
    const value = composite_literals_valueIn(element, of, depth);
    return 'id' in value ? { node: value, spread: false } : { node: element, spread: false, value };
}
/** An element; without a type of its own it has the one that the literal gives. */
function composite_literals_valueIn(element, of, depth) {
    const inner = element.type === 'literal_element' ? (named(element)[0] ?? element) : element;
    if (inner.type !== 'literal_value')
        return inner;
    const type = of?.type === 'pointer_type' ? (named(of)[0] ?? of) : of;
    return composite_literals_literalOf(inner, type, depth + 1);
}
function argumentIn(element, depth) {
    if (element.type !== 'keyed_element') {
        const value = composite_literals_valueIn(element, null, depth);
        return 'id' in value ? { node: value } : { node: element, value };
    }
    const value = composite_literals_valueIn(field(element, 'value'), null, depth);
    const name = field(element, 'key').text;
    return 'id' in value ? { node: value, name } : { node: element, name, value };
}

;// CONCATENATED MODULE: ./build/extract/languages/go/imports.js

/** How Go finds packages: by the end of their path, which is a folder. */
const imports = new WeakMap();
/** Paths of imported packages by the name that the file has for them: its last part, unless it says otherwise. */
function importsOf(tree) {
    let found = imports.get(tree);
    if (!found) {
        found = new Map();
        for (const declaration of named(tree.rootNode)) {
            if (declaration.type !== 'import_declaration')
                continue;
            for (const spec of declaration.descendantsOfType('import_spec')) {
                if (!spec)
                    continue;
                const path = field(spec, 'path').text.slice(1, -1);
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
/** Packages that are imported into the file's own names: `import . "x"`. */
function wildcards(root) {
    return [...importsOf(root.tree)].filter(([name]) => name.startsWith('.')).map(([, path]) => path);
}
/** The folder of a package: the end of its path, since the name of the module in front of it is no folder. */
function imports_modulePaths(specifier) {
    const parts = specifier.split('/');
    return parts.map((_part, i) => packageGlob(parts.slice(i)));
}
function packageGlob(folder) {
    const escaped = folder.map(part => part.replace(/[\\*?{}[\]()!+@]/g, '\\$&'));
    return [...escaped, '!(*_test).go'].join('/');
}

;// CONCATENATED MODULE: ./build/extract/languages/go/expressions.js








const expressions_ESCAPES = { simple: 'abfnrtv\\\'"', hexDigits: 2, bytes: true, octalDigits: [3, 3] };
const expressions_quoted = node_table_text(source => escapes_decoded(source.slice(1, -1), expressions_ESCAPES));
const number = node_table_written(source => numberLiteral(source, source, { oldOctal: true }));
/** What an expression node means. */
const expressions_expression = nodeTable({
    interpreted_string_literal: expressions_quoted,
    rune_literal: expressions_quoted,
    raw_string_literal: node_table_text(source => source.slice(1, -1).replaceAll('\r', '')),
    int_literal: number,
    float_literal: number,
    true: constant(true),
    false: constant(false),
    nil: constant(null),
    parenthesized_expression: inner(),
    literal_element: inner(),
    expression_statement: inner(),
    pointer_type: inner(),
    parenthesized_type: inner(),
    expression_list: node => (named(node).length > 1 ? opaque('several values at once') : inner()(node)),
    composite_literal: node => composite_literals_literalOf(field(node, 'body'), field(node, 'type')),
    literal_value: node => composite_literals_literalOf(node, null),
    identifier: nameOrPackage,
    package_identifier: nameOrPackage,
    type_identifier: node_table_name(),
    field_identifier: node_table_name(),
    generic_type: inner('type'),
    qualified_type: member('package', 'name'),
    selector_expression: member('operand', 'field'),
    index_expression: index('operand', 'index'),
    binary_expression: binary(LOGICAL),
    unary_expression: unaryOf,
    call_expression: call('function', expressions_argumentsOf),
    type_conversion_expression: inner('operand'),
    struct_type: classValue(node => structOf('struct', node)),
    iota: unknown('iota outside of a constant'),
    ...each(go_functions_FUNCTIONS, functionValue(functions_functionOf)),
});
function nameOrPackage(node) {
    const path = importsOf(node.tree).get(node.text);
    return path === undefined ? { kind: 'name', name: node.text } : { kind: 'module', specifier: path };
}
/** `&x` is the value itself, and `^x` what others write as `~x`. */
function unaryOf(node) {
    const operator = field(node, 'operator').text;
    return operator === '&'
        ? inner('operand')(node)
        : unary('operand', operator === '^' ? '~' : operator)(node);
}
function expressions_argumentsOf(list) {
    return (list ? named(list) : []).map(node => node.type === 'variadic_argument' ? { node: named(node)[0] ?? node, spread: 'positional' } : { node });
}

;// CONCATENATED MODULE: ./build/extract/languages/go.js











/** Go, as its specification describes it (go.dev/ref/spec). */
const COMMENTS = slashComments('comment');
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
    taking(1, (_receiver, [value]) => {
        const code = typeof value === 'string' && [...value].length === 1 ? value.codePointAt(0) : value;
        return code === undefined ? undefined : castOperators('refused')[castTo(type)]?.(code);
    }),
]));
const go_language = {
    name: 'Go',
    extensions: ['.go'],
    grammar: 'tree-sitter-go/tree-sitter-go.wasm',
    comments: COMMENTS,
    scopes: {
        types: new Set([
            ...go_functions_FUNCTIONS,
            'source_file',
            'block',
            'if_statement',
            'for_statement',
            'expression_case',
        ]),
        deferred: go_functions_FUNCTIONS,
    },
    nameCharacters: '\\p{L}\\p{Nd}_',
    functions: {
        ...CONVERSIONS,
        append: (_receiver, [list, ...items], origin) => list instanceof Sequence
            ? new Sequence([...list.entries, ...items.map(value => ({ value, origin }))])
            : undefined,
        string: taking(1, (_receiver, [value]) => (typeof value === 'string' ? value : undefined)),
    },
    operators: operatorsWith({ only32Bit: false, overflow: 'refused', joinsTexts: true }),
    expression: expressions_expression,
    binding: bindings_binding,
    change: change,
    imports: { wildcards: wildcards, paths: imports_modulePaths },
    // The files of a folder are one package: each sees the names of the others.
    packages: { files: (_name, path) => [packageGlob(path.split('/').slice(0, -1))] },
    definitions: { list: root => goDefinitions(root, COMMENTS) },
};

;// CONCATENATED MODULE: ./build/extract/languages/java/annotations.js

/** Annotations of a declaration: `@Builtin(name = "len")`, `@Builtin("len")`. */
function annotations(declaration) {
    const modifiers = declaration.namedChildren.find(child => child?.type === 'modifiers');
    return (modifiers ? named(modifiers) : [])
        .filter(({ type }) => type === 'annotation' || type === 'marker_annotation')
        .map(node => ({ node, name: field(node, 'name'), arguments: annotations_argumentsOf(node) }));
}
function annotations_argumentsOf(annotation) {
    const list = annotation.childForFieldName('arguments');
    return (list ? named(list) : []).map(node => node.type === 'element_value_pair'
        ? { node: field(node, 'value'), name: field(node, 'key').text }
        : { node });
}

;// CONCATENATED MODULE: ./build/extract/languages/java/functions.js


const METHODS = new Set(['method_declaration', 'constructor_declaration', 'lambda_expression']);
function java_functions_functionOf(node) {
    const single = node.type === 'lambda_expression' ? node.childForFieldName('parameters') : null;
    const parameters = single?.type === 'identifier' ? [{ name: single.text, default: null, rest: null }] : functions_parametersOf(node);
    const body = node.childForFieldName('body');
    return {
        name: node.childForFieldName('name')?.text ?? 'lambda',
        node,
        parameters,
        result: body && (body.type === 'block' ? resultOf(named(body), java_functions_BODY) : body),
        cases: () => casesIn(body, 'switch_expression', METHODS, functions_casesOf),
    };
}
function functions_parametersOf(node) {
    const list = node.childForFieldName('parameters');
    return (list ? named(list) : []).flatMap((child) => {
        if (child.type === 'spread_parameter') {
            const declarator = named(child).find(part => part.type === 'variable_declarator');
            return [
                { name: declarator ? field(declarator, 'name').text : 'args', default: null, rest: 'positional' },
            ];
        }
        const name = child.childForFieldName('name');
        return name ? [{ name: name.text, default: null, rest: null }] : [];
    });
}
const switchIn = statement => {
    const inner = statement.type === 'expression_statement' ? (named(statement)[0] ?? null) : statement;
    return inner?.type === 'switch_expression' ? inner : null;
};
const java_functions_BODY = {
    isDeclaration: statement => statement.type === 'local_variable_declaration',
    switchIn,
    // A `switch` that is an expression may stand in them, and has cases of its own.
    mayStandBeside: statement => /^(return|throw)_statement$/.test(statement.type) &&
        statement.descendantsOfType('switch_expression').length === 0,
    tableOf: functions_casesOf,
};
/** Both forms: `case A: case B: return x;` and `case A, B -> x`. */
function functions_casesOf(node) {
    const groups = named(field(node, 'body')).map((group) => {
        const labels = named(group).filter(child => child.type === 'switch_label');
        const keys = labels.map(label => named(label).map(labelOf));
        return {
            node: group,
            // `default` has none.
            keys: keys.some(each => each.length === 0) ? null : keys.flat(),
            statements: named(group).filter(child => child.type !== 'switch_label'),
        };
    });
    return tableOf(groups, givenBy('block', 'return_statement', 'yield_statement', 'expression_statement'));
}
/** A name of no field of the file is a constant of the enumeration that is switched on. */
function labelOf(label) {
    const key = label.type === 'pattern' ? (named(label)[0] ?? label) : label;
    return key.type === 'identifier' && !functions_fieldsOf(key.tree).has(key.text) ? key.text : key;
}
const fields = new WeakMap();
function functions_fieldsOf(tree) {
    let found = fields.get(tree);
    if (!found) {
        found = new Set(tree.rootNode
            .descendantsOfType('variable_declarator')
            .map(node => (node ? field(node, 'name').text : '')));
        fields.set(tree, found);
    }
    return found;
}

;// CONCATENATED MODULE: ./build/extract/languages/java/packages.js

/** How Java finds types: imports, and the files of the same package, each named after its type. */
/** `import a.b.Type;` and `import static a.b.Type.NAME;`. */
function importedAs(name) {
    const path = name.parent;
    const declaration = path?.parent;
    if (path?.type !== 'scoped_identifier' || declaration?.type !== 'import_declaration')
        return null;
    if (!isField(path, 'name', name) || isWildcard(declaration))
        return null;
    const specifier = packages_isStatic(declaration) ? field(path, 'scope').text : path.text;
    return { kind: 'import', node: declaration, specifier, name: name.text };
}
/** Types whose static members a file takes over: `import static a.b.Type.*`. */
function wildcardsOf(root) {
    return wildcardImports(root).filter(packages_isStatic).map(pathOf);
}
/** The type of a name in the same package, or in one that is imported as a whole. */
function packageFiles(name, path, root) {
    const folder = path.split('/').slice(0, -1);
    const packages = wildcardImports(root).filter(node => !packages_isStatic(node));
    return [
        [...folder, `${name}.java`].join('/'),
        ...packages.flatMap(node => packages_modulePaths(`${pathOf(node)}.${name}`, path)),
    ];
}
/** The file of a type, from the folders around the importer: one of them is the root of the sources. */
function packages_modulePaths(specifier, importer) {
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
    return named(root).filter(node => node.type === 'import_declaration' && isWildcard(node));
}
function isWildcard(declaration) {
    return declaration.namedChildren.some(child => child?.type === 'asterisk');
}
function packages_isStatic(declaration) {
    return declaration.children.some(child => child?.type === 'static');
}
function pathOf(declaration) {
    return named(declaration)[0]?.text ?? '';
}

;// CONCATENATED MODULE: ./build/extract/languages/java/definitions.js


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
                    for (const declarator of named(node).filter(child => child.type === 'variable_declarator'))
                        found.push({
                            ...base,
                            name: field(declarator, 'name').text,
                            what: isConstant ? 'constant' : 'variable',
                            exported,
                            signature: null,
                        });
                }
            }
        }
    }
}

;// CONCATENATED MODULE: ./build/extract/languages/java/types.js




const types_TYPES = new Set([
    'class_declaration',
    'interface_declaration',
    'record_declaration',
    'enum_declaration',
]);
function enumAround(constant) {
    return constant.parent?.parent?.type === 'enum_declaration' ? constant.parent.parent : null;
}
/** A constant of an enumeration: its name, or with arguments a call of the constructor. */
function constantValue(node) {
    const list = node.childForFieldName('arguments');
    const around = enumAround(node);
    if (!list || !around)
        return { kind: 'literal', value: field(node, 'name').text };
    return { kind: 'call', callee: field(around, 'name'), arguments: plainArguments(list) };
}
/** A type: its constants, and the parameters of its constructor. */
function types_classOf(node) {
    const name = field(node, 'name').text;
    const members = [];
    let parameters = node.type === 'record_declaration' ? functions_parametersOf(node) : null;
    const body = field(node, 'body');
    const rest = named(body).find(child => child.type === 'enum_body_declarations');
    for (const member of [...named(body), ...(rest ? named(rest) : [])]) {
        if (member.type === 'enum_constant') {
            members.push({ node: member, key: field(member, 'name').text, value: constantValue(member) });
        }
        else if (member.type === 'constructor_declaration') {
            const own = functions_parametersOf(member);
            // Of several constructors none is the one.
            parameters = parameters === null ? own : own.length > parameters.length ? own : parameters;
        }
        else if (types_TYPES.has(member.type)) {
            // Types inside of an enumeration are not its constants.
            if (node.type !== 'enum_declaration')
                members.push({ node: member, key: field(member, 'name').text, value: member });
        }
        else if (member.type === 'constant_declaration' ||
            (member.type === 'field_declaration' && types_isStatic(member))) {
            if (node.type === 'enum_declaration')
                continue;
            for (const declarator of member.childrenForFieldName('declarator')) {
                const value = declarator?.childForFieldName('value');
                if (declarator && value)
                    members.push({
                        node: member,
                        key: field(declarator, 'name').text,
                        value: { kind: 'name', name: field(declarator, 'name').text },
                    });
            }
        }
    }
    const base = node.childForFieldName('superclass');
    const inherited = base ? named(base).slice(0, 1) : [];
    return {
        name,
        node,
        members,
        parameters: parameters ?? (inherited.length > 0 ? null : []),
        bases: inherited,
    };
}
function types_isStatic(member) {
    return modifiersOf(member).includes('static');
}

;// CONCATENATED MODULE: ./build/extract/languages/java/bindings.js





const bindings_parameter = unknownValue('a parameter');
const type = inField('name', exportedIf(isTopLevel, value(classValue(types_classOf))));
/** What the name at this node defines; null where it is only used. */
const java_bindings_binding = bindingTable({
    variable_declarator: inField('name', bindings_variable),
    ...each(types_TYPES, type),
    enum_constant: inField('name', (constant, parent) => enumAround(parent) ? value(constantValue)(constant, parent) : null),
    method_declaration: inField('name', value(functionValue(java_functions_functionOf))),
    formal_parameter: inField('name', bindings_parameter),
    spread_parameter: inField('name', bindings_parameter),
    inferred_parameters: bindings_parameter,
    enhanced_for_statement: inField('name', unknownValue('a loop variable')),
}, importedAs);
function bindings_variable(name, declarator) {
    const assigned = declarator.childForFieldName('value');
    const declaration = declarator.parent;
    if (!assigned || !declaration)
        return null;
    const bound = { kind: 'value', node: declaration, value: assigned };
    return isTopLevel(declaration) ? { ...bound, exported: name.text } : bound;
}
/** Fields of the type that a file is about: other files can import them by name. */
function isTopLevel(declaration) {
    const body = declaration.parent;
    const type = body?.type === 'enum_body_declarations' ? body.parent?.parent : body?.parent;
    return type?.parent?.type === 'program';
}

;// CONCATENATED MODULE: ./build/extract/languages/java/changes.js

/** `M.put("k", v)` and `L.add(x)`. */
function changes_change(name) {
    const call = name.parent;
    if (call?.type === 'assignment_expression' && isField(call, 'left', name))
        return null;
    if (call?.type !== 'method_invocation' || !isField(call, 'object', name))
        return null;
    const node = call.parent?.type === 'expression_statement' ? call.parent : call;
    const args = named(field(call, 'arguments'));
    const method = field(call, 'name').text;
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

;// CONCATENATED MODULE: ./build/extract/languages/java/text-blocks.js
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

;// CONCATENATED MODULE: ./build/extract/languages/java/expressions.js








const java_expressions_ESCAPES = { simple: 'bfnrst\\\'"', hexDigits: null, bytes: false, octalDigits: [1, 3] };
const NUMBER_OF_CHARACTER = opaque('a number of a character');
const java_expressions_quoted = node_table_text(source => {
    const content = source.startsWith('"""') ? textBlock(source) : source.slice(1, -1);
    return content === undefined ? undefined : escapes_decoded(content, java_expressions_ESCAPES);
}, 'a text that is not Unicode');
/** What an expression node means. */
const java_expressions_expression = nodeTable({
    string_literal: java_expressions_quoted,
    character_literal: java_expressions_quoted,
    decimal_integer_literal: node_table_written(integer),
    hex_integer_literal: node_table_written(integer),
    octal_integer_literal: node_table_written(integer),
    binary_integer_literal: node_table_written(integer),
    decimal_floating_point_literal: node_table_written(source => realLiteral(source.replace(/[fFdD]$/, '').replaceAll('_', ''))),
    true: constant(true),
    false: constant(false),
    null_literal: constant(null),
    parenthesized_expression: inner(),
    expression_statement: inner(),
    yield_statement: inner(),
    cast_expression: expressions_castOf,
    array_creation_expression: inner('value'),
    variable_declarator: inner('value'),
    array_initializer: sequence(plainItems),
    element_value_array_initializer: sequence(plainItems),
    identifier: node_table_name(),
    type_identifier: node_table_name(),
    generic_type: inner(),
    field_access: member('object', 'field'),
    scoped_identifier: member('scope', 'name'),
    scoped_type_identifier: node => {
        const [object, type] = named(node);
        return object && type ? { kind: 'member', object, name: type.text } : opaque('a type like this');
    },
    array_access: index('array', 'index'),
    binary_expression: expressions_binaryOf,
    unary_expression: node => field(node, 'operand').type === 'character_literal' ? NUMBER_OF_CHARACTER : unary('operand')(node),
    ternary_expression: choice,
    method_invocation: node => ({
        kind: 'call',
        callee: field(node, 'name'),
        object: node.childForFieldName('object'),
        arguments: plainArguments(node.childForFieldName('arguments')),
    }),
    object_creation_expression: node => {
        const type = field(node, 'type');
        const callee = type.type === 'generic_type' ? (named(type)[0] ?? type) : type;
        return { kind: 'call', callee, arguments: plainArguments(node.childForFieldName('arguments')) };
    },
    switch_expression: functions_casesOf,
    ...each(types_TYPES, classValue(types_classOf)),
    ...each(METHODS, functionValue(java_functions_functionOf)),
});
function integer(source) {
    const isLong = /[lL]$/.test(source);
    const number = numberLiteral(source, source.replace(/[lL]$/, ''), { oldOctal: true });
    // `0xFFFFFFFF` is -1 here.
    return !isLong && number.kind === 'literal' && number.value > 2 ** 31
        ? { kind: 'literal', value: number.value | 0 }
        : number;
}
/** `(byte) 300`; of objects the value stays what it is. */
function expressions_castOf(node) {
    const [value, type] = [field(node, 'value'), NUMBERS[field(node, 'type').text]];
    if (type === undefined)
        return same(value, node);
    const isCharacter = value.type === 'character_literal';
    if (type === 'char') {
        // In arithmetic it is a number again.
        if (/^(binary|unary)_expression$/.test(useOf(node)?.type ?? ''))
            return NUMBER_OF_CHARACTER;
        return isCharacter ? same(value, node) : { kind: 'unary', operator: castTo(type), operand: value };
    }
    if (!isCharacter)
        return { kind: 'unary', operator: castTo(type), operand: value };
    const code = codeOf(java_expressions_quoted(value));
    // Characters beyond those of a byte change their sign: who writes that is rare.
    return code.kind === 'literal' && code.value < 128 ? code : NUMBER_OF_CHARACTER;
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
function expressions_binaryOf(node) {
    const operator = field(node, 'operator').text;
    const [left, right] = [field(node, 'left'), field(node, 'right')];
    // With a number beside it, a character is one, too; with a text it is a text.
    const withCharacter = [left, right].some(part => part.type === 'character_literal');
    if (withCharacter && !(operator === '+' && [left, right].some(isText)))
        return NUMBER_OF_CHARACTER;
    return binary(LOGICAL)(node);
}
function isText(node) {
    if (node.type === 'binary_expression')
        return isText(field(node, 'left')) || isText(field(node, 'right'));
    return node.type === 'string_literal';
}

;// CONCATENATED MODULE: ./build/extract/languages/java/library.js



const library_listOf = (_receiver, args, origin, keywords) => keywords.size === 0 ? new Sequence(args.map(value => ({ value, origin }))) : undefined;
const setOf = (_receiver, args, origin) => new Sequence(distinct(args.map(value => ({ value, origin }))), true);
/** `Map.of("a", 1, "b", 2)`. */
const mapOf = (_receiver, args, origin) => {
    if (args.length % 2 !== 0)
        return undefined;
    const entries = [];
    for (let i = 0; i < args.length; i += 2)
        entries.push({ key: args[i], value: args[i + 1], origin });
    return new Mapping(lastWins(entries));
};
const mapOfEntries = (_receiver, args, origin, keywords, invoke) => toMapping(undefined, [new Sequence(args.map(value => ({ value, origin })))], origin, keywords, invoke);
/** What Java's library gives for constants. */
const functions = {
    ...each(['Map.of', 'ImmutableMap.of'], mapOf),
    ...each(['Map.ofEntries', 'ImmutableMap.ofEntries'], mapOfEntries),
    ...each(['Map.entry', 'entry'], library_listOf),
    ...each(['List.of', 'Arrays.asList', 'ImmutableList.of', 'Stream.of', 'asList'], library_listOf),
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
    (receiver, args, ...context) => toMapping(receiver, args.filter(arg => !(0,model/* isScalar */.j)(arg)), ...context)),
    ...each(['ArrayList', 'LinkedList', 'Vector', 'List.copyOf'], (receiver, args, ...context) => toSequence(receiver, args.filter(arg => !(0,model/* isScalar */.j)(arg)), ...context)),
    ...each(['HashSet', 'LinkedHashSet', 'TreeSet', 'Set.copyOf'], (receiver, args, ...context) => toSet(receiver, args.filter(arg => !(0,model/* isScalar */.j)(arg)), ...context)),
    ...each(['Map', 'List', 'Set', 'SortedMap', 'SortedSet', 'Collection'].map(type => `Collections.unmodifiable${type}`), itself),
    ...each(['Collections.emptyMap'], mapOf),
    ...each(['Collections.emptyList', 'Collections.singletonList'], library_listOf),
    '.toUpperCase': pure_functions_text((value, none) => (none === undefined ? value.toUpperCase() : undefined)),
    '.toLowerCase': pure_functions_text((value, none) => (none === undefined ? value.toLowerCase() : undefined)),
    '.concat': pure_functions_text((value, more) => (more === undefined ? undefined : value + more)),
    '.intern': taking(0, receiver => (typeof receiver === 'string' ? receiver : undefined)),
};

;// CONCATENATED MODULE: ./build/extract/languages/java.js










/** Java, as its language specification describes it (JLS 17 and later). */
const java_COMMENTS = slashComments('line_comment', 'block_comment');
const java_language = {
    name: 'Java',
    extensions: ['.java'],
    grammar: 'tree-sitter-java/tree-sitter-java.wasm',
    comments: java_COMMENTS,
    scopes: {
        types: new Set([
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
    },
    nameCharacters: '\\p{ID_Continue}$',
    functions: functions,
    operators: operatorsWith({ only32Bit: true, overflow: 'nearest-int', joinsTexts: true, text: java_textOf }),
    expression: java_expressions_expression,
    binding: java_bindings_binding,
    change: changes_change,
    imports: { wildcards: wildcardsOf, paths: packages_modulePaths },
    packages: { files: packageFiles },
    definitions: { list: root => javaDefinitions(root, java_COMMENTS), annotations: annotations },
};
function java_textOf(value) {
    return typeof value === 'string' || typeof value === 'boolean' || Number.isInteger(value) || value === null
        ? String(value)
        : undefined;
}

;// CONCATENATED MODULE: ./build/extract/languages/javascript/patterns.js

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
/** `undefined` and `void 0`: an announcement, not a value. */
function patterns_isNothing(node) {
    if (node.type === 'assignment_expression')
        return patterns_isNothing(field(node, 'right'));
    return (node.type === 'undefined' ||
        node.text === 'undefined' ||
        (node.type === 'unary_expression' && field(node, 'operator').text === 'void'));
}

;// CONCATENATED MODULE: ./build/extract/languages/javascript/functions.js



/** Node types of functions. */
const javascript_functions_FUNCTIONS = new Set([
    'function_declaration',
    'function_expression',
    'arrow_function',
    'generator_function',
    'generator_function_declaration',
    'method_definition',
]);
function javascript_functions_functionOf(node) {
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
        result: body && !waits ? resultIn(body) : null,
        cases: () => casesIn(body, 'switch_statement', javascript_functions_FUNCTIONS, javascript_functions_casesOf),
    };
}
function parameterOf(node) {
    const target = node.childForFieldName('pattern') ?? node.childForFieldName('left') ?? node;
    const value = node.childForFieldName('value') ?? node.childForFieldName('right');
    const rest = target.type === 'rest_pattern' ? 'positional' : null;
    const pattern = target.type === 'object_pattern' || target.type === 'array_pattern' ? patternOf(target) : null;
    return { name: target.text.replace(/^\.\.\./, ''), default: value, rest, ...(pattern && { pattern }) };
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
/** An arrow function may be a value alone. */
function resultIn(body) {
    return body.type === 'statement_block' ? resultOf(named(body), javascript_functions_BODY) : body;
}
const javascript_functions_BODY = {
    isDeclaration: functions_isDeclaration,
    switchIn: statement => (statement.type === 'switch_statement' ? statement : null),
    mayStandBeside: statement => statement.type === 'return_statement' || statement.type === 'throw_statement',
    tableOf: javascript_functions_casesOf,
};
function javascript_functions_casesOf(node) {
    const cases = named(field(node, 'body')).map((arm) => {
        const key = arm.type === 'switch_case' ? field(arm, 'value') : null;
        const statements = named(arm).filter(child => child.id !== key?.id);
        return { node: arm, keys: key && [key], statements };
    });
    return tableOf(cases, givenBy('statement_block', 'return_statement'));
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
function literals_number(source) {
    const value = literals_numberIn(source);
    if (!Number.isFinite(value))
        return opaque(`the number ${source}`);
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
/** A property's name: written as a name, a text or a number, or computed. */
function propertyKey(node) {
    if (node.type === 'property_identifier' || node.type === 'private_property_identifier')
        return node.text;
    return node.type === 'number' ? String(literals_numberIn(node.text)) : node;
}

;// CONCATENATED MODULE: ./build/extract/languages/javascript/class-shape.js




function class_shape_classOf(node) {
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
            parameters = javascript_functions_functionOf(member).parameters;
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
    const entries = named(field(node, 'body')).map((member) => {
        if (member.type !== 'enum_assignment')
            return { node: member, key: enumKey(member), value: NEXT_NUMBER };
        return { node: member, key: enumKey(field(member, 'name')), value: field(member, 'value') };
    });
    return { kind: 'mapping', entries, named: true };
}
function enumKey(node) {
    return node.type === 'string' ? stringText(node) : node.text;
}
/** An enum as TypeScript compiles it: `((E) => { E[E["A"] = 0] = "A"; … })(E || {})`. */
function compiledEnum(call) {
    let callee = field(call, 'function');
    while (callee.type === 'parenthesized_expression' && named(callee)[0])
        callee = named(callee)[0];
    if (!javascript_functions_FUNCTIONS.has(callee.type))
        return null;
    const shape = javascript_functions_functionOf(callee);
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
/** `export * from './x'`, also as TypeScript compiles it: `__exportStar(require('./x'), exports)`. */
function modules_wildcards(root) {
    const found = [];
    for (const node of root.namedChildren) {
        const source = node?.type === 'export_statement' ? node.childForFieldName('source') : null;
        if (source && node?.children.some(child => child?.type === '*'))
            found.push(stringText(source));
        const call = node?.type === 'expression_statement' ? node.firstNamedChild : null;
        if (call?.type === 'call_expression' && /(^|\.)__exportStar$/.test(field(call, 'function').text)) {
            const specifier = requiredModule(named(field(call, 'arguments'))[0]);
            if (specifier !== null)
                found.push(specifier);
        }
    }
    return found;
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

;// CONCATENATED MODULE: ./build/extract/languages/javascript/expressions.js







/** What an expression node means. */
const javascript_expressions_expression = nodeTable({
    string: node_table_text(source => decode(source.slice(1, -1)), 'an escape of no character'),
    template_string: templateOf,
    number: node_table_written(literals_number),
    true: constant(true),
    false: constant(false),
    null: constant(null),
    undefined: constant(null),
    parenthesized_expression: inner(),
    as_expression: inner(),
    satisfies_expression: inner(),
    non_null_expression: inner(),
    template_substitution: inner(),
    expression_statement: inner(),
    type_assertion: last,
    sequence_expression: last,
    computed_property_name: last,
    assignment_expression: inner('right'),
    object: node => ({
        kind: 'mapping',
        entries: named(node)
            .filter(entry => !hasNoPrototype(entry))
            .map(objectEntry),
        textKeys: true,
    }),
    array: node => (hasHoles(node) ? opaque('a list with holes') : { kind: 'sequence', items: items(node) }),
    identifier: node_table_name(),
    shorthand_property_identifier: node_table_name(),
    type_identifier: node_table_name(),
    member_expression: memberOf,
    subscript_expression: index('object', 'index'),
    binary_expression: binary({ ...LOGICAL, '??': 'nullish' }),
    unary_expression: node => field(node, 'operator').text === 'void' ? { kind: 'literal', value: null } : unary('argument')(node),
    ternary_expression: choice,
    call_expression: expressions_callOf,
    new_expression: call('constructor', javascript_expressions_argumentsOf),
    class: classValue(class_shape_classOf),
    class_declaration: classValue(class_shape_classOf),
    abstract_class_declaration: classValue(class_shape_classOf),
    enum_declaration: class_shape_enumOf,
    regex: unknown('a regular expression'),
    ...each(javascript_functions_FUNCTIONS, functionValue(javascript_functions_functionOf)),
});
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
/** `__proto__: null` takes nothing over: what is left are the entries that are written. */
function hasNoPrototype(entry) {
    return entry.type === 'pair' && isPrototype(field(entry, 'key')) && field(entry, 'value').type === 'null';
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
function expressions_callOf(node) {
    const required = requireOf(node);
    if (required)
        return { kind: 'module', specifier: required.specifier, interop: required.interop };
    const list = field(node, 'arguments');
    if (list.type !== 'arguments')
        return opaque('a tagged template');
    return (compiledEnum(node) ?? { kind: 'call', callee: field(node, 'function'), arguments: javascript_expressions_argumentsOf(list) });
}
function javascript_expressions_argumentsOf(list) {
    if (!list)
        return [];
    return items(list).map(({ node, spread }) => {
        if (spread)
            return { node, spread: 'positional' };
        return patterns_isNothing(node) ? { node, omitted: true } : { node };
    });
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
        const call = javascript_expressions_expression(node);
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
const operators = {
    binary: {
        '+': either((0,folds/* doubles */.V_)((a, b) => a + b), texts, sumOfTexts),
        '-': (0,folds/* doubles */.V_)((a, b) => a - b),
        '*': (0,folds/* doubles */.V_)((a, b) => a * b),
        '/': (0,folds/* doubles */.V_)((a, b) => a / b),
        '%': (0,folds/* doubles */.V_)((a, b) => a % b),
        '**': (0,folds/* doubles */.V_)((a, b) => a ** b),
        '<<': (0,folds/* doubles */.V_)((a, b) => a << b),
        '>>': (0,folds/* doubles */.V_)((a, b) => a >> b),
        '>>>': (0,folds/* doubles */.V_)((a, b) => a >>> b),
        '&': (0,folds/* doubles */.V_)((a, b) => a & b),
        '|': (0,folds/* doubles */.V_)((a, b) => a | b),
        '^': (0,folds/* doubles */.V_)((a, b) => a ^ b),
        '===': (0,folds/* equality */.T5)(true),
        '!==': (0,folds/* equality */.T5)(false),
        '==': sameType((0,folds/* equality */.T5)(true)),
        '!=': sameType((0,folds/* equality */.T5)(false)),
        '<': (0,folds/* comparison */.my)((a, b) => a < b),
        '<=': (0,folds/* comparison */.my)((a, b) => a <= b),
        '>': (0,folds/* comparison */.my)((a, b) => a > b),
        '>=': (0,folds/* comparison */.my)((a, b) => a >= b),
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
    return (0,model/* isScalar */.j)(value) && value !== null ? String(value) : undefined;
}
function operators_truth(value) {
    if ((0,model/* isScalar */.j)(value))
        return Boolean(value);
    return value instanceof Sequence || value instanceof Mapping ? true : undefined;
}
function sumOfTexts(left, right) {
    if (typeof left !== 'string' && typeof right !== 'string')
        return undefined;
    const [a, b] = [operators_textOf(left), operators_textOf(right)];
    return a === undefined || b === undefined ? undefined : bounded(a + b);
}
/** `==` compares values of one type as `===` does. */
function sameType(fold) {
    return (left, right) => (typeof left === typeof right && left !== null ? fold(left, right) : undefined);
}
function numberFrom(value) {
    if (typeof value === 'number')
        return value;
    return typeof value === 'string' && value.trim() !== '' ? (0,numbers/* finite */.E2)(Number(value)) : undefined;
}
function byCodeUnit(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}

;// CONCATENATED MODULE: ./build/extract/languages/javascript/changes.js




/** How the statement around a use of a name changes the value of the name; null where it does not. */
function javascript_changes_change(name) {
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
    if (method === 'reverse')
        return { kind: 'order', node, ordered: reversed };
    if (method === 'sort' && args.length === 0)
        return { kind: 'order', node, ordered: list => sortedTexts(list, byCodeUnit) };
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
    while (outer.parent?.type === 'assignment_expression' && isField(outer.parent, 'right', outer))
        outer = outer.parent;
    return outer.parent?.type === 'expression_statement' ? outer.parent : node;
}
function isPropertyOf(parent, name) {
    return ((parent.type === 'subscript_expression' || parent.type === 'member_expression') &&
        isField(parent, 'object', name));
}

;// CONCATENATED MODULE: ./build/extract/languages/javascript/bindings.js








/** What the name at this node defines; null where it is only used. */
function javascript_bindings_binding(name) {
    const isDefault = name.type === 'default' || name.text === 'default';
    return isDefault && name.parent ? defaultExport(name, name.parent) : bindingIn(name);
}
const declaration = inField('name', (name, node) => ({
    kind: 'value',
    node: exportedStatement(node),
    value: javascript_expressions_expression(node),
    ...exportName(node, name.text),
}));
const javascript_bindings_parameter = (name, parent) => isField(parent, 'right', name) || isField(parent, 'value', name)
    ? null
    : unknownValue('a parameter')(name, parent);
/** What a function or a loop gives a name that stands in front of its body. */
const inBody = (what) => (_name, parent) => ({ kind: 'value', node: field(parent, 'body'), value: opaque(what) });
const assigned = value(node => node.childForFieldName('value'));
const bindingIn = bindingTable({
    variable_declarator: inField('name', javascript_bindings_variable),
    function_declaration: declaration,
    generator_function_declaration: declaration,
    class_declaration: declaration,
    abstract_class_declaration: declaration,
    enum_declaration: declaration,
    array_pattern: bindings_itemOf,
    namespace_export: namespaceExport,
    import_require_clause: (_name, parent) => {
        const specifier = stringText(field(parent, 'source'));
        return { kind: 'import', node: parent.parent ?? parent, specifier, name: null };
    },
    shorthand_property_identifier_pattern: destructured,
    object_pattern: destructured,
    pair_pattern: destructured,
    import_specifier: (name, parent) => {
        const alias = parent.childForFieldName('alias');
        return alias && alias.id !== name.id ? null : importFrom(parent, field(parent, 'name').text);
    },
    namespace_import: (_name, parent) => importFrom(parent, null),
    import_clause: (_name, parent) => importFrom(parent, 'default'),
    export_specifier: exportSpecifier,
    assignment_expression: inField('left', (_name, parent) => assignment(parent)),
    member_expression: exportsMember,
    pair: inField('key', asMember(assigned)),
    public_field_definition: inField('name', asMember(assigned)),
    field_definition: inField('property', asMember(assigned)),
    formal_parameters: javascript_bindings_parameter,
    required_parameter: javascript_bindings_parameter,
    optional_parameter: javascript_bindings_parameter,
    rest_pattern: javascript_bindings_parameter,
    assignment_pattern: javascript_bindings_parameter,
    arrow_function: inField('parameter', inBody('a parameter')),
    for_in_statement: inField('left', inBody('a loop variable')),
});
function javascript_bindings_variable(name, declarator) {
    const value = declarator.childForFieldName('value');
    // `let x;` and `var x = void 0` only announce the name.
    if (!value || patterns_isNothing(value))
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
function bindings_itemOf(name, pattern) {
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
    if (patterns_isNothing(value))
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
    if (patterns_isNothing(written))
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
function exportName(declaration, name) {
    const statement = declaration?.parent;
    if (statement?.type !== 'export_statement')
        return {};
    return { exported: statement.children.some(child => child?.type === 'default') ? 'default' : name };
}
function exportedStatement(declaration) {
    return declaration.parent?.type === 'export_statement' ? declaration.parent : declaration;
}

;// CONCATENATED MODULE: ./build/extract/evaluate/environment.js

/** A class, function or module inside the evaluator, with what is needed to look further into it. */
class Described extends Definition {
    node;
    site;
    shape;
    lookups;
    bound;
    constructor(kind, name, node, site, shape, lookups, 
    /** A method that was taken from an instance (or a class, when it is meant for that): its first parameter is given. */
    bound = false) {
        super(kind, name, site.file.place(node));
        this.node = node;
        this.site = site;
        this.shape = shape;
        this.lookups = lookups;
        this.bound = bound;
    }
    hold() {
        this.site.file.hold();
    }
    /** Worked out anew each time: who needs it twice keeps it. */
    describe() {
        return this.lookups.describe(this);
    }
    member(name) {
        return this.lookups.member(this, name);
    }
    /** The same function as a method of something. */
    asMethod(bound) {
        return new Described(this.kind, this.name, this.node, this.site, this.shape, this.lookups, bound);
    }
}
/** What could not be worked out at a node. */
function unresolvedAt(reason, node, file) {
    return new Unresolved(reason, file.place(node), file.quote(node));
}
/** A call that is known to build a value is that value. */
function settled(value) {
    return value instanceof CallResult && value.returned !== undefined ? value.returned : value;
}

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
    if (value instanceof CallResult && value.makes)
        return { ...value.makes.describe(), what: value.makes.kind === 'class' ? 'class' : 'function' };
    if (!(value instanceof Described) || value.kind === 'module')
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
        return definitions_distinct(top, null, text, offset);
    let members = top;
    for (const part of of.split('.')) {
        members = members
            .filter(({ name, what }) => name === part && what !== 'function')
            .flatMap(({ node }) => membersOf(node));
    }
    return definitions_distinct(members, of, text, offset);
}
/** `export { x } from './y'`, and `export { x }` of what was imported. */
function reexports(root) {
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
function definitions_distinct(found, container, text, offset) {
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
const library_functions = {
    Set: toSet,
    Map: map,
    String: taking(1, (_receiver, [value]) => (value === undefined ? '' : operators_textOf(value))),
    Number: taking(1, (_receiver, [value]) => numberFrom(value)),
    'Object.freeze': itself,
    'Object.seal': itself,
    'Object.assign': (_receiver, args, origin) => overlay(undefined, args, origin),
    'Object.fromEntries': toMapping,
    'Object.keys': taking(1, (_receiver, [value]) => ownKeys(value)),
    'Object.values': values,
    'Object.entries': pairs,
    'Array.from': taking(2, (_receiver, [list, apply], _origin, _named, invoke) => {
        const sequence = list instanceof Sequence ? list : undefined;
        return apply === undefined || !sequence
            ? sequence && new Sequence(sequence.entries)
            : mapped(sequence.entries, apply, invoke, true);
    }),
    'Array.of': (_receiver, args, origin) => new Sequence(args.map(value => ({ value, origin }))),
    '.concat': concatenate,
    '.join': taking(1, (receiver, [separator]) => joined(MODEL.entries(receiver), separator ?? ',')),
    '.split': taking(1, (receiver, [separator], origin) => typeof receiver === 'string' && typeof separator === 'string'
        ? parts(receiver.split(separator), origin)
        : undefined),
    '.keys': ofMap(keys),
    '.values': (receiver, args, ...context) => receiver instanceof Sequence && args.length === 0 ? receiver : ofMap(values)(receiver, args, ...context),
    '.entries': ofMap(pairs),
    '.get': taking(1, (receiver, [key]) => receiver instanceof Mapping && (0,model/* isScalar */.j)(key) ? (receiver.get(key) ?? null) : undefined),
    '.slice': taking(0, receiver => receiver),
    '.sort': taking(0, receiver => sortedTexts(receiver, byCodeUnit)),
    '.map': eachOf((items, apply, invoke) => mapped(items, apply, invoke, true)),
    '.filter': eachOf((items, apply, invoke) => filtered(items, apply, invoke, true, operators_truth)),
    '.flat': taking(0, receiver => (receiver instanceof Sequence ? flattened(receiver.entries) : undefined)),
    '.flatMap': eachOf((items, apply, invoke) => {
        const list = mapped(items, apply, invoke, true);
        return list instanceof Sequence ? flattened(list.entries) : undefined;
    }),
    '.toString': taking(0, receiver => (receiver === undefined ? undefined : operators_textOf(receiver))),
    '.trim': pure_functions_text((value, none) => (none === undefined ? value.trim() : undefined)),
    '.trimStart': pure_functions_text((value, none) => (none === undefined ? value.trimStart() : undefined)),
    '.trimEnd': pure_functions_text((value, none) => (none === undefined ? value.trimEnd() : undefined)),
    '.toLowerCase': pure_functions_text((value, none) => (none === undefined ? value.toLowerCase() : undefined)),
    '.toUpperCase': pure_functions_text((value, none) => (none === undefined ? value.toUpperCase() : undefined)),
    '.startsWith': pure_functions_text((value, prefix) => (prefix === undefined ? undefined : value.startsWith(prefix))),
    '.endsWith': pure_functions_text((value, suffix) => (suffix === undefined ? undefined : value.endsWith(suffix))),
    '.valueOf': receiverItself,
};
/** Lists and single values one after the other, or texts. */
function concatenate(receiver, args, origin) {
    if (typeof receiver === 'string') {
        const more = args.map(operators_textOf);
        return more.includes(undefined) ? undefined : bounded(receiver + more.join(''));
    }
    if (!(receiver instanceof Sequence) || receiver.distinct)
        return undefined;
    const added = args.flatMap(arg => arg instanceof Sequence && !arg.distinct ? arg.entries : [{ value: arg, origin }]);
    return new Sequence([...receiver.entries, ...added]);
}
function flattened(entries) {
    return new Sequence(entries.flatMap(entry => entry.value instanceof Sequence && !entry.value.distinct ? entry.value.entries : [entry]));
}
/** `new Map(…)`, unless it tells keys apart that {@link toMapping} takes for one: `true` and `1`. */
function map(...parameters) {
    const result = toMapping(...parameters);
    return result instanceof Mapping && result.entries.some(({ key }) => typeof key === 'boolean')
        ? undefined
        : result;
}
/** Keys of an object are texts. */
function ownKeys(value) {
    if (!(value instanceof Mapping) || value.entries.some(({ key }) => typeof key !== 'string'))
        return undefined;
    return new Sequence(value.entries.map(({ key, origin }) => ({ value: key, origin })));
}
/** Methods of a `Map`: no arguments. */
function ofMap(apply) {
    return taking(0, apply);
}
/** Methods of a list that are given a function of the source. */
function eachOf(apply) {
    return (receiver, [callee, ...more], _origin, _named, invoke) => receiver instanceof Sequence && callee !== undefined && more.length === 0
        ? apply(receiver.entries, callee, invoke)
        : undefined;
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
    comments: slashComments('comment', 'html_comment'),
    scopes: {
        types: new Set([
            ...javascript_functions_FUNCTIONS,
            'program',
            'statement_block',
            'class_body',
            'for_statement',
            'for_in_statement',
            'switch_body',
            'catch_clause',
        ]),
        deferred: javascript_functions_FUNCTIONS,
    },
    nameCharacters: '\\p{ID_Continue}$',
    expression: javascript_expressions_expression,
    binding: javascript_bindings_binding,
    change: javascript_changes_change,
    imports: { wildcards: modules_wildcards, paths: modules_modulePaths },
    operators: operators,
    functions: library_functions,
    definitions: { list: definitions_definitions, annotations: annotations_annotations, reexports: reexports, describe: describe },
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
        return python_definitions_distinct(scopeOf(root), null);
    let body = root;
    for (const part of of.split('.')) {
        const found = body
            ? scopeOf(body)
                .bound.filter(({ name, what }) => name === part && what === 'class')
                .at(-1)
            : undefined;
        body = found?.node.childForFieldName('body') ?? null;
    }
    return body ? python_definitions_distinct(scopeOf(body), of) : [];
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
function python_definitions_distinct({ bound, imports }, container) {
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
                member: replaced.member,
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
            imports.push({
                name,
                member: child.childForFieldName('name')?.text,
                node: statement,
                specifier,
            });
    }
}

;// CONCATENATED MODULE: ./build/extract/languages/python/functions.js

/** Its parts are looked at when they are asked for: most functions are only named. */
function python_functions_functionOf(node) {
    let parameters;
    let result;
    return {
        name: field(node, 'name').text,
        node,
        get parameters() {
            parameters ??= python_functions_parametersOf(node.childForFieldName('parameters'));
            return parameters;
        },
        get result() {
            if (result === undefined)
                result = functions_resultOf(field(node, 'body'));
            return result;
        },
    };
}
function lambdaOf(node) {
    return {
        name: 'lambda',
        node,
        parameters: python_functions_parametersOf(node.childForFieldName('parameters')),
        result: field(node, 'body'),
    };
}
/** Only bodies that name constants and then return: anything else may do what a reader cannot follow. */
function functions_resultOf(body) {
    const statements = named(body);
    const last = statements.at(-1);
    const before = statements.slice(0, -1);
    if (!last || !before.every(python_functions_isDeclaration))
        return null;
    if (last.type === 'return_statement')
        return named(last)[0] ?? null;
    if (last.type === 'try_statement')
        return attemptOf(last);
    return last.type === 'match_statement' ? python_functions_casesOf(last) : null;
}
/** `try: return a.b` with `except AttributeError: return c`. */
function attemptOf(statement) {
    const [body, clause, ...more] = named(statement);
    const [caught, block] = clause?.type === 'except_clause' ? named(clause) : [];
    if (!body || caught?.text !== 'AttributeError' || !block || more.length > 0)
        return null;
    const [first, otherwise] = [functions_resultOf(body), functions_resultOf(block)];
    if (!first || !otherwise || !('id' in first) || !('id' in otherwise))
        return null;
    const probes = first.descendantsOfType('attribute').filter((node) => node !== null);
    return { kind: 'attempt', first, probes, otherwise };
}
/** `if …: raise …` gives no value. */
function isGuard(statement) {
    const [, ...blocks] = named(statement);
    return (statement.type === 'if_statement' &&
        blocks.every(block => named(block).every(each => each.type === 'raise_statement')));
}
function python_functions_isDeclaration(statement) {
    if (functions_DECLARATIONS.has(statement.type) || isGuard(statement))
        return true;
    // Loops and statements that only add to a table are applied to it, or reported.
    if (statement.type === 'for_statement')
        return named(field(statement, 'body')).every(python_functions_isDeclaration);
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
function python_functions_parametersOf(list) {
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
function decorated(node) {
    return node.parent?.type === 'decorated_definition' ? node.parent : node;
}
/** `case "a" | "b": return x` as entries of a table; what a case does beyond that is not known. */
function python_functions_casesOf(match) {
    const entries = [];
    for (const clause of named(field(match, 'body'))) {
        if (clause.type !== 'case_clause')
            continue;
        const value = clause.childForFieldName('guard') ? null : functions_resultOf(field(clause, 'consequence'));
        for (const pattern of clause.namedChildren.filter(child => child?.type === 'case_pattern')) {
            for (const key of alternatives(pattern)) {
                entries.push({ node: clause, key, value: value ?? opaque('what this case does') });
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

;// CONCATENATED MODULE: ./build/extract/languages/python/registering.js




/**
 * Whether a decorator only registers what it is applied to (`@register`, `@register("name")`): whatever way it takes, it gives
 * back what it was given.
 */
function givesBack(decorator, isCalled, evaluator) {
    const outcomes = outcomesOf(decorator, evaluator, new Set());
    return outcomes.includes(isCalled ? 'inner' : 'parameter') && !outcomes.includes('other');
}
function outcomesOf(given, evaluator, seen) {
    const { node, site } = given;
    if (node.type !== 'function_definition')
        return [];
    seen.add(node.id);
    const body = field(node, 'body');
    const assigned = new Set(registering_inside(body, 'assignment').map(each => field(each, 'left').text));
    const parameters = new Set(python_functions_functionOf(node).parameters.map(({ name }) => name));
    const inner = registering_inside(body, 'function_definition');
    // What it hands on to itself comes out one of its own ways.
    const all = (callee) => callee !== undefined && (seen.has(callee.node.id) || isAll(outcomesOf(callee, evaluator, seen)));
    return registering_inside(body, 'return_statement').map(statement => {
        const [value] = named(statement);
        if (!value || assigned.has(value.text))
            return 'other';
        if (parameters.has(value.text))
            return 'parameter';
        const own = inner.filter(each => field(each, 'name').text === value.text);
        if (own.length > 0)
            return own.every(each => all({ node: each, site })) ? 'inner' : 'other';
        if (value.type === 'attribute')
            return all(calleeOf(value, given, evaluator)) ? 'inner' : 'other';
        if (value.type !== 'call')
            return 'other';
        const hands = named(field(value, 'arguments')).some(argument => parameters.has(argument.text) && !assigned.has(argument.text));
        const callee = hands ? calleeOf(field(value, 'function'), given, evaluator) : undefined;
        return all(callee) ? 'parameter' : 'other';
    });
}
function isAll(outcomes) {
    return outcomes.length > 0 && !outcomes.includes('other');
}
/** A method of the same object, or a function. */
function calleeOf(callee, { node, site }, evaluator) {
    const method = /^(?:self|cls)\.(\w+)$/.exec(callee.text)?.[1];
    if (method === undefined) {
        const value = evaluator.evaluate(callee, site);
        if (!(value instanceof Described) || value.kind !== 'function')
            return undefined;
        return value;
    }
    let holder = node.parent;
    while (holder && holder.type !== 'class_definition')
        holder = holder.parent;
    const found = holder && methodsOf(field(holder, 'body')).get(method);
    return found ? { node: found, site } : undefined;
}
/** Statements of a type below a node, but not inside of the functions and classes there. */
function registering_inside(node, type) {
    return named(node).flatMap(child => {
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
function decoratorsOf(node) {
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
    if (!(value instanceof Described) || value.kind !== 'function')
        return 'nothing';
    const text = value.node.text;
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
    return decoratorsOf(node).find(decorator => nameOf(decorator) === '_simple_enum');
}

;// CONCATENATED MODULE: ./build/extract/languages/python/patterns.js

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
function patterns_patternOf(node) {
    if (node.type === 'identifier')
        return node.text;
    if (!PATTERNS.has(node.type) || node.type === 'list_splat_pattern')
        return null;
    const items = named(node).map(patterns_patternOf);
    return items.includes(null) ? null : { items };
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
        name: field(node, 'name').text,
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
    const bases = named(node.childForFieldName('superclasses') ?? node.childForFieldName('name') ?? node).filter(base => base.type !== 'keyword_argument');
    const baseNames = bases.map(base => /(\w+)(\[.*)?$/s.exec(base.text)?.[1] ?? '');
    const enumBase = baseNames.find(name => /^(Int|Str)?(Enum|Flag)$/.test(name));
    for (const statement of named(field(node, 'body'))) {
        const assignment = statement.type === 'expression_statement' ? statement.firstNamedChild : null;
        const definition = statement.type === 'decorated_definition' ? field(statement, 'definition') : statement;
        if (definition.type === 'function_definition' && field(definition, 'name').text === '__init__') {
            own = python_functions_functionOf(definition).parameters.slice(1);
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
                value: next ?? value ?? opaque('a part of another value'),
            });
        }
    }
    const isDataClass = /^@(\w+\.)*(dataclass|define|frozen|mutable|attrs|s)\b/m.test(class_shape_decoratorsOf(node));
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
            return tableFilled(field(starter, 'body'));
        },
    };
}
/** The only one of `self.update({…})` or `super().__init__({…})`. */
function tableFilled(body) {
    const tables = named(body).flatMap(statement => {
        const call = statement.type === 'expression_statement' ? statement.firstNamedChild : null;
        const callee = call?.type === 'call' ? field(call, 'function').text.replace(/\s/g, '') : '';
        if (call && /^(self\.update|super\(\)\.__init__)$/.test(callee))
            return named(field(call, 'arguments'));
        return statement.firstNamedChild?.type === 'string' ? [] : [null];
    });
    return tables.length === 1 ? (tables[0] ?? null) : null;
}
/** Methods of a class, looked at when they are asked for: most uses of a class only want its constants. */
function methodsIn(node) {
    let known;
    const find = (name) => {
        known ??= methodsOf(field(node, 'body'));
        return known.get(name);
    };
    return {
        method(name) {
            const method = find(name);
            if (!method)
                return null;
            const bound = /^\s*@(\w+\.)*classmethod\b/m.test(class_shape_decoratorsOf(method));
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
function class_shape_decoratorsOf(node) {
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
        : opaque('what a factory makes');
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
        return opaque('a bytes literal');
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
            return opaque('a character named by \\N{…}, or half of one,');
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
        return opaque('a complex number');
    const value = Number(digits);
    return Number.isSafeInteger(value) ? { kind: 'literal', value } : opaque(`${source} is beyond 2^53 and`);
}

;// CONCATENATED MODULE: ./build/extract/languages/python/expressions.js







/** What an expression node means. */
const python_expressions_expression = nodeTable({
    string: stringOf,
    concatenated_string: sideBySide,
    integer: node_table_written(literals_integer),
    float: node_table_written(realLiteral),
    true: constant(true),
    false: constant(false),
    none: constant(null),
    parenthesized_expression: inner(),
    expression_statement: inner(),
    list_splat: inner(),
    named_expression: inner('value'),
    assignment: inner('right'),
    dictionary: node => ({ kind: 'mapping', entries: named(node).map(dictionaryEntry) }),
    list: sequence(expressions_items),
    tuple: sequence(expressions_items, { fixed: true }),
    expression_list: sequence(expressions_items, { fixed: true }),
    set: sequence(expressions_items, { distinct: true }),
    identifier: node_table_name(),
    // `__func__`: the function inside of a static or class method.
    attribute: node => field(node, 'attribute').text === '__func__'
        ? inner('object')(node)
        : member('object', 'attribute')(node),
    subscript: index('value', 'subscript'),
    binary_operator: binary(),
    unary_operator: unary('argument'),
    comparison_operator: comparisonOf,
    boolean_operator: binary({ and: 'and', or: 'or' }),
    not_operator: unary('argument', 'not'),
    conditional_expression: node => {
        const [whenTrue, condition, whenFalse] = named(node);
        return { kind: 'choice', condition, whenTrue, whenFalse };
    },
    call: python_expressions_callOf,
    lambda: functionValue(lambdaOf),
    function_definition: functionValue(python_functions_functionOf),
    class_definition: classValue(python_class_shape_classOf),
    interpolation: node => {
        // `{x!r}`, `{x:>4}` and `{x=}` are texts that only a run can give.
        const plain = named(node).length === 1 && !node.children.some(child => child?.type === '=');
        return plain ? same(node.firstNamedChild, node) : opaque('a formatted value in an f-string');
    },
    list_comprehension: comprehensionOf,
    dictionary_comprehension: comprehensionOf,
    set_comprehension: comprehensionOf,
    generator_expression: comprehensionOf,
    dotted_name: dottedName,
    ellipsis: unknown('an ellipsis'),
});
function expressions_items(node) {
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
    return new Pair(node, 'key', 'value');
}
function python_expressions_callOf(node) {
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
function comprehensionOf(node) {
    const [body, ...rest] = named(node);
    const clauses = [];
    for (const clause of rest) {
        if (clause.type === 'if_clause') {
            clauses.push({ condition: clause.firstNamedChild });
            continue;
        }
        const target = clause.type === 'for_in_clause' ? patterns_patternOf(field(clause, 'left')) : null;
        if (!target || clause.children.some(child => child?.type === 'async'))
            return opaque('a comprehension like this');
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
        return opaque('a chain of comparisons');
    const operator = node.text.slice(left.endIndex - node.startIndex, right.startIndex - node.startIndex);
    return { kind: 'binary', operator: operator.trim().replace(/\s+/g, ' '), left, right };
}
/** `Token.IF`, as patterns of `match` have it. */
function dottedName(node) {
    const [object, name, ...more] = named(node);
    if (!object || more.length > 0)
        return opaque('a name like this');
    return name ? { kind: 'member', object, name: name.text } : { kind: 'name', name: object.text };
}

;// CONCATENATED MODULE: ./build/extract/languages/python/annotations.js


/** Decorators, in the order of the text: `@register.filter("escape")`. */
function python_annotations_annotations(definition) {
    return decoratorsOf(definition)
        .reverse()
        .map(node => {
        const call = python_expressions_expression(node);
        return { node, name: decorators_calleeOf(node), arguments: call.kind === 'call' ? call.arguments : [] };
    });
}

;// CONCATENATED MODULE: ./build/extract/languages/python/changes.js




/** How the statement around a use of a name changes the value of the name; null where it does not. */
function python_changes_change(name) {
    const parent = name.parent;
    if (name.type !== 'identifier' || !parent)
        return null;
    if (parent.type === 'augmented_assignment' && isField(parent, 'left', name)) {
        const node = changes_statementOf(parent);
        const operator = field(parent, 'operator').text;
        return operator === '+=' || operator === '|='
            ? { kind: 'extend', node, values: [field(parent, 'right')] }
            : { kind: 'unknown', node };
    }
    if (parent.type === 'subscript' && isField(parent, 'value', name)) {
        const outer = parent.parent;
        if (outer?.type === 'assignment' && isField(outer, 'left', parent)) {
            const value = outer.childForFieldName('right');
            const key = field(parent, 'subscript');
            return value && (loopOf(outer, key, value) ?? { kind: 'set', node: changes_statementOf(outer), key, value });
        }
        return outer?.type === 'delete_statement' || outer?.type === 'augmented_assignment'
            ? { kind: 'unknown', node: changes_statementOf(outer) }
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
    const node = changes_statementOf(call);
    if (args.every(argument => !SPECIAL_ARGUMENTS.has(argument.type))) {
        if (method === 'append' || method === 'add')
            return { kind: 'append', node, items: args.map(argument => ({ node: argument, spread: false })) };
        if (method === 'extend' || method === 'update')
            return { kind: 'extend', node, values: args };
    }
    if (method === 'reverse')
        return { kind: 'order', node, ordered: reversed };
    if (method === 'sort' && args.length === 0)
        return { kind: 'order', node, ordered: list => sortedTexts(list, code_points/* compareCodePoints */.O) };
    return changes_MUTATING_METHODS.has(method) ? { kind: 'unknown', node } : null;
}
/** `for x in xs: table[key] = value`, where that is all that the loop does: a comprehension in other words. */
function loopOf(assignment, key, value) {
    const block = changes_statementOf(assignment).parent;
    const loop = block?.type === 'block' ? block.parent : null;
    if (loop?.type !== 'for_statement' || !block || named(block).length !== 1)
        return null;
    if (loop.childForFieldName('alternative'))
        return null;
    const target = patterns_patternOf(field(loop, 'left'));
    if (!target)
        return null;
    const clauses = [{ target, list: field(loop, 'right') }];
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

;// CONCATENATED MODULE: ./build/extract/languages/python/bindings.js






/** What the name at this node defines; null where it is only used. */
function python_bindings_binding(name) {
    return name.type === 'identifier' ? bindings_bindingIn(name) : null;
}
const python_bindings_parameter = unknownValue('a parameter');
const onTheWay = unknownValue('a name that is bound on the way');
const bindings_bindingIn = bindingTable({
    assignment: inField('left', (_name, parent) => {
        const assigned = parent.childForFieldName('right');
        return assigned && { kind: 'value', node: changes_statementOf(outermost(parent)), value: assigned };
    }),
    attribute: inField('attribute', assignedAttribute),
    pattern_list: bindings_partOf,
    tuple_pattern: bindings_partOf,
    list_pattern: bindings_partOf,
    list_splat_pattern: bindings_partOf,
    named_expression: onTheWay,
    as_pattern_target: onTheWay,
    function_definition: inField('name', (_name, parent) => ({
        kind: 'value',
        node: decorated(parent),
        value: { kind: 'function', function: python_functions_functionOf(parent) },
    })),
    class_definition: inField('name', (_name, parent) => ({
        kind: 'value',
        node: decorated(parent),
        value: { kind: 'class', class: python_class_shape_classOf(parent) },
    })),
    dotted_name: importOf,
    aliased_import: importOf,
    parameters: python_bindings_parameter,
    lambda_parameters: python_bindings_parameter,
    typed_parameter: python_bindings_parameter,
    dictionary_splat_pattern: python_bindings_parameter,
    default_parameter: inField('name', python_bindings_parameter),
    typed_default_parameter: inField('name', python_bindings_parameter),
    for_statement: inField('left', unknownValue('a loop variable')),
});
/** `self.words = …`: found by name, but not a variable. */
function assignedAttribute(_name, attribute) {
    const statement = attribute.parent?.type === 'assignment' ? attribute.parent : null;
    const assigned = statement?.childForFieldName('right');
    return statement && assigned && isField(statement, 'left', attribute)
        ? { kind: 'value', node: changes_statementOf(statement), value: assigned, member: true }
        : null;
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
        const scope = scopeOfGlobal(statement, name.text);
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
function scopeOfGlobal(statement, name) {
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
    if (statement?.type === 'assignment' && isField(statement, 'left', target)) {
        const node = changes_statementOf(outermost(statement));
        const right = statement.childForFieldName('right');
        const value = partIn(name, target, right) ?? itemIn(name, target, right);
        return { kind: 'value', node, value: value ?? opaque('a part of another value') };
    }
    if (statement?.type === 'for_statement')
        return { kind: 'value', node: statement, value: opaque('a loop variable') };
    if (statement?.type === 'for_in_clause')
        return null;
    return { kind: 'value', node: target, value: opaque('a parameter') };
}
/** A name among several that take apart what a call gives: `encode, decode = codec()`. */
function itemIn(name, pattern, value) {
    const targets = named(pattern);
    if (value?.type !== 'call' || !targets.every(target => target.type === 'identifier'))
        return null;
    return { kind: 'item', list: value, index: targets.findIndex(target => target.id === name.id) };
}

;// CONCATENATED MODULE: ./build/extract/languages/python/facts.js

let loaded;
/** Versions of Python that are known (`3.9`), the oldest first. */
function knownVersions() {
    return facts().versions;
}
/** The members of a module in one of the known versions, each a line of parts between tabs; none for a module that it does not have. */
function factsOf(module, version) {
    const found = [];
    for (const line of facts().lines.get(module) ?? []) {
        const end = line.indexOf('\t');
        if (holdsFor(line.slice(0, end), minorOf(version)))
            found.push(line.slice(end + 1));
    }
    return found;
}
/** The second number of a version: what tells the versions of Python 3 apart. */
function minorOf(version) {
    return Number(version.split('.')[1]);
}
/** `3.9-3.11,3.13`; nothing means all versions. */
function holdsFor(spans, minor) {
    if (spans === '')
        return true;
    return spans.split(',').some(span => {
        const [first = '', last = first] = span.split('-');
        return minor >= minorOf(first) && minor <= minorOf(last);
    });
}
function facts() {
    if (loaded)
        return loaded;
    const text = (0,assets/* readAsset */.f)('data/python.txt').toString('utf8');
    const [versions = '', ...sections] = text.split(/^# /m);
    const lines = new Map();
    for (const section of sections) {
        const [module = '', ...members] = section.trimEnd().split('\n');
        lines.set(module, members);
    }
    loaded = { versions: versions.trim().split(' '), lines };
    return loaded;
}

;// CONCATENATED MODULE: ./build/extract/languages/python/required-version.js

/**
 * Where projects say which Python they need, what binds first: the first group is a version, or clauses as in
 * `requires-python` (packaging.python.org, "Version specifiers"). Several matches are alternatives.
 */
const STATEMENTS = [
    // A copy of Python itself: its sources, and its library as it is installed.
    ['Include/patchlevel.h', /^#define\s+PY_VERSION\s+"(3\.\d+)/gm],
    ['_sysconfigdata_*.py', /^\s*'VERSION':\s*'(3\.\d+)'/gm],
    ['pyproject.toml', /^\s*requires-python\s*=\s*["']([^"'\n]+)["']/gm],
    [
        'pyproject.toml',
        /^\[tool\.poetry\.dependencies\]\n(?:(?!\[|python\b).*\n)*python\s*=\s*["']([^"'\n]+)["']/gm,
    ],
    ['setup.cfg', /^\s*python_requires\s*=\s*([^#\n]+)/gm],
    ['setup.py', /\bpython_requires\s*=\s*["']([^"'\n]+)["']/g],
    ['Pipfile', /^\s*python_(?:full_)?version\s*=\s*["']([^"'\n]+)["']/gm],
    ['.python-version', /^\s*(3(?:\.\d+)+)/gm],
    ['runtime.txt', /^\s*python-(3(?:\.\d+)+)/gm],
    ['{pyproject.toml,setup.cfg,setup.py}', /\bProgramming Language :: Python :: (3\.\d+)\b/g],
    ['tox.ini', /\b(py3\.?\d+)\b/g],
    ['.github/workflows/*.{yml,yaml}', /(?<=\bpython-version["']?[ \t]*:[^\n#]*)(3\.\d+)/g],
];
/**
 * Which of the known versions describes a project best: the one that it names or, of those that it allows, the newest, since
 * that is the one that its users get today. Files are read, never run.
 * @param known versions with their second number, the oldest first.
 * @param wanted what refdata.yml says.
 */
function requiredVersion(repository, known, wanted) {
    const said = wanted === undefined ? statedIn(repository) : { text: wanted, file: 'refdata.yml' };
    const newest = known.at(-1);
    if (!said)
        return { version: newest, reason: 'the project does not say which one it needs' };
    const allowed = known.filter(version => allows(said.text, minorOf(version)));
    const stated = `${said.file} says ${said.text}`;
    if (allowed.length === 0)
        return { version: required_version_nearest(said.text, known), reason: `${stated}, which is not known` };
    const version = allowed.at(-1);
    return allowed.length === 1
        ? { version }
        : { version, reason: `it is the newest that ${said.file} allows: ${said.text}` };
}
/** The first statement that there is, with the files that make it. */
function statedIn(repository) {
    for (const [files, statement] of STATEMENTS) {
        const found = repository.glob(files).flatMap(file => {
            const texts = [...repository.read(file).matchAll(statement)].map(([, text = '']) => text.trim());
            return texts.map(text => ({ text, file }));
        });
        const joined = (key, by) => [...new Set(found.map(each => each[key]))].join(by);
        if (found.length > 0)
            return { text: joined('text', ' || '), file: joined('file', ', ') };
    }
    return undefined;
}
/** Whether some release of `3.<minor>` is allowed: by all clauses of one of the alternatives. */
function allows(text, minor) {
    const alternatives = text.split('||').map(each => each.trim().split(/\s*,\s*|\s+(?=[<>=!~^])/));
    return alternatives.some(clauses => clauses.every(clause => required_version_holds(clause, minor)));
}
/** Numbers that are left out stand for zero or, as `*`, for any. */
const CLAUSE = /^(===?|!=|~=|<=?|>=?|\^|~)?\s*(?:py)?(\d)(?:\.?(\d+))?((?:\.\d+|\.\*)*)/;
/** One clause of a version specifier or, with `^` and `~`, of Poetry. What is none allows everything. */
function required_version_holds(clause, minor) {
    const [whole, operator = '==', majorText, minorText, rest = ''] = CLAUSE.exec(clause) ?? [];
    if (whole === undefined)
        return true;
    const isMajor = Number(majorText) === 3;
    // In one number, so that `<4` and `>=2.7` compare, too.
    const [here, bound] = [3000 + minor, Number(majorText) * 1000 + Number(minorText ?? 0)];
    const isSame = minorText === undefined ? isMajor : here === bound;
    const isRelease = /^\.\d/.test(rest);
    switch (operator) {
        case '>=':
        case '>':
            return here >= bound;
        case '<=':
            return here <= bound;
        case '<':
            return /^\.0*[1-9]/.test(rest) ? here <= bound : here < bound;
        case '!=':
            return !(isSame && rest === '.*');
        case '~=':
            return isRelease ? isSame : isMajor && here >= bound;
        case '^':
            return isMajor && here >= bound;
    }
    return isSame;
}
/** The known version that is nearest to the first one in a text. */
function required_version_nearest(text, known) {
    const named = Number(/3\.?(\d+)/.exec(text)?.[1] ?? Number.POSITIVE_INFINITY);
    const distance = (version) => Math.abs(minorOf(version) - named);
    return known.reduce((best, each) => (distance(each) <= distance(best) ? each : best));
}

;// CONCATENATED MODULE: ./build/extract/languages/python/c-library.js



/** Modules of C that Python has on other systems: whoever imports them on Linux gets an ImportError. */
const OTHER_SYSTEMS = new Set('_msi _overlapped _scproxy _winapi _wmi msvcrt nt winreg winsound'.split(' '));
/** A function or class of Python's library that is written in C: there is no source of it, only what it says of itself. */
class Native extends Definition {
    signature;
    summary;
    path;
    constructors;
    attributes;
    constructor(kind, name, module, 
    /** What `inspect.signature` gives; null where it gives none. */
    signature, 
    /** The first line of its documentation. */
    summary, 
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
/** A module of Python's library that is written in C. */
class CModule extends ForeignModule {
    /** As `pydoc` finds them: functions, and the classes that say so. */
    namesOf(module) {
        return [...this.names].filter(name => {
            const value = name.startsWith('_') ? undefined : this.get(name);
            if (!(value instanceof Native))
                return false;
            return value.kind === 'function' || value.path.replace(/\.[^.]+$/, '') === module;
        });
    }
}
/** What Python's modules of C hold on Linux, in the version that a project needs. */
function library(repository, wanted) {
    const { version, reason } = requiredVersion(repository, knownVersions(), wanted);
    return { version, reason, module: name => cModule(name, version) };
}
/** A type that every program has, unless it has something else under its name. */
function builtinType(name, evaluator) {
    return builtin(name, 'class', evaluator);
}
/** A function that every program has. */
function builtinFunction(name, evaluator) {
    return builtin(name, 'function', evaluator);
}
function builtin(name, kind, evaluator) {
    const value = evaluator.library('Python')?.module('builtins')?.get(name);
    return value instanceof Native && value.kind === kind ? value : undefined;
}
/** Whether importing a module fails on Linux, since other systems have it. */
function isElsewhere(name) {
    return OTHER_SYSTEMS.has(name);
}
const known = new Map();
function cModule(name, version) {
    const key = `${name} ${version}`;
    let module = known.get(key);
    const lines = module ? [] : factsOf(name, version);
    if (lines.length === 0)
        return module;
    module = moduleOf(name, lines);
    known.set(key, module);
    return module;
}
function moduleOf(module, lines) {
    const place = { file: module };
    const origin = { place, comment: undefined };
    const entries = [];
    const names = new Set();
    for (const line of lines) {
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
            add(items ? new Sequence(items, false, true) : first);
        }
    }
    return new CModule(module, entries, names);
}

// EXTERNAL MODULE: ./build/values/python/numbers.js
var python_numbers = __webpack_require__(97112);
// EXTERNAL MODULE: ./build/values/python/operators.js
var python_operators = __webpack_require__(90831);
;// CONCATENATED MODULE: ./build/extract/languages/python/operators.js





const operators_OPERATORS = (0,python_operators/* operatorsOf */.Rj)(MODEL);
/** What operators give for constants. */
const operators_operators = {
    binary: {
        ...operators_OPERATORS,
        '-': either(operators_OPERATORS['-'], common(false)),
        '%': either(operators_OPERATORS['%'], percent),
        '<<': (0,folds/* integers */.mp)((a, b) => (b < 0n || b > 53n ? undefined : a << b)),
        '>>': (0,folds/* integers */.mp)((a, b) => (b < 0n ? undefined : a >> b)),
        '&': either((0,folds/* integers */.mp)((a, b) => a & b), common(true)),
        '|': either((0,folds/* integers */.mp)((a, b) => a | b), unions),
        '^': (0,folds/* integers */.mp)((a, b) => a ^ b),
        '==': (0,folds/* equality */.T5)(true),
        '!=': (0,folds/* equality */.T5)(false),
        is: (0,folds/* equality */.T5)(true),
        'is not': (0,folds/* equality */.T5)(false),
        in: membership(true),
        'not in': membership(false),
    },
    unary: {
        '-': python_operators/* negated */.vR,
        '+': operand => ((0,numbers/* numberOf */.rl)(operand) === undefined ? undefined : operand),
        '~': operand => (Number.isInteger(operand) ? (0,numbers/* finite */.E2)(-operand - 1) : undefined),
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
/** `"%s" % x`, for `%s`, `%d` and `%%`. */
function percent(left, right) {
    if (typeof left !== 'string' || right instanceof Mapping)
        return undefined;
    const args = right instanceof Sequence ? right.entries.map(entry => entry.value) : [right];
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
        const shown = python_operators_textOf(value);
        failed ||= shown === undefined;
        return shown ?? '';
    });
    return failed ? undefined : bounded(result);
}
/** `str(value)`. */
function python_operators_textOf(value) {
    if (typeof value === 'string')
        return value;
    if (typeof value === 'boolean')
        return value ? 'True' : 'False';
    if (value === null)
        return 'None';
    const number = value === undefined ? undefined : (0,numbers/* numberOf */.rl)(value);
    if (number === undefined)
        return undefined;
    return !(value instanceof numbers/* Float */.nt) && Number.isInteger(number) ? String(number) : (0,python_numbers/* floatText */.qx)(number);
}
function python_operators_truth(value) {
    if ((0,model/* isScalar */.j)(value))
        return Boolean(value);
    if (value instanceof numbers/* Float */.nt)
        return value.value !== 0;
    if (value instanceof Definition)
        return true;
    return value instanceof Sequence || value instanceof Mapping ? value.entries.length > 0 : undefined;
}
function membership(wanted) {
    return (left, right) => {
        if (!(0,model/* isScalar */.j)(left))
            return undefined;
        if (typeof right === 'string')
            return typeof left === 'string' ? right.includes(left) === wanted : undefined;
        if (right instanceof Mapping)
            return right.entries.some(({ key }) => key === left) === wanted;
        if (!(right instanceof Sequence) || !right.entries.every(entry => (0,model/* isScalar */.j)(entry.value)))
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
function runsWithFile(node, file, evaluator) {
    return new Branches(file, evaluator).reached(node);
}
/** The conditions that a statement stands under, outermost first, as written. */
function condition(node) {
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
                const before = [own, ...named(statement).map(child => child.childForFieldName('condition'))].filter((each) => each !== null && each.endIndex <= part.startIndex);
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
        const [clause] = named(statement).filter(({ type }) => type === 'except_clause');
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
        for (const statement of named(body)) {
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
            const values = named(statement).flatMap(each => (each.type === 'tuple' ? named(each) : [each]));
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
        const nameNodes = named(statement).filter(child => child.id !== module?.id && child.type !== 'comment' && child.type !== 'wildcard_import');
        const names = nameNodes.map(child => child.childForFieldName('name')?.text ?? child.text);
        if (!module)
            return every(names.map(name => this.isModule(name)));
        const exists = this.isModule(module.text);
        if (exists !== true)
            return exists;
        const foreign = this.evaluator.names.foreign(module.text, this.file);
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
            const value = object && settled(this.evaluator.evaluate(object, this.site));
            return value ? this.has(value, node.childForFieldName('attribute')?.text ?? '') : undefined;
        }
        if (node.type !== 'identifier')
            return undefined;
        const value = this.evaluator.names.lookUp(node.text, node, this.site);
        if (value === undefined || value instanceof Unresolved)
            return undefined;
        return true;
    }
    has(object, name) {
        if (object instanceof ForeignModule)
            return object.names.has(name);
        // What it inherits is not known: only what it has itself is certain, and hardly any class of C inherits.
        if (object instanceof Native)
            return object.attributes.includes(name);
        if (!(object instanceof Described) || object.kind !== 'module')
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
        const inner = named(node);
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
                return this.has(settled(this.evaluator.evaluate(object, this.site)), text);
            }
            case 'call': {
                const args = named(node.childForFieldName('arguments') ?? node);
                if (node.childForFieldName('function')?.text !== 'hasattr' || args.length !== 2)
                    break;
                const [object, name] = args.map(each => settled(this.evaluator.evaluate(each, this.site)));
                return typeof name === 'string' ? this.has(object, name) : undefined;
            }
        }
        const value = settled(this.evaluator.evaluate(node, this.site));
        return value instanceof Unresolved ? undefined : operators_operators.truth(value);
    }
}
/** Names of the errors that a clause catches; undefined for a clause that catches everything. */
function caughtBy(clause) {
    const [first] = named(clause);
    if (!first || first.type === 'block')
        return undefined;
    const value = first.type === 'as_pattern' ? (first.firstNamedChild ?? first) : first;
    return value.type === 'tuple' ? named(value).map(({ text }) => text) : [value.text];
}
function not(value) {
    return value === undefined ? undefined : !value;
}
function every(values) {
    return values.includes(false) ? false : values.includes(undefined) ? undefined : true;
}

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
        const statements = /\b_convert_\(|\.__members__\)/.test(file.text) ? named(file.root) : [];
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
    const [title, , test, source] = named(call.childForFieldName('arguments') ?? call);
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
    const made = settled(evaluator.evaluate(object, { file, env: undefined }));
    if (!(made instanceof CallResult) || !/(^|\.)(Int|Str)?Enum$/.test(made.callee))
        return undefined;
    if (!(made.of instanceof Described) && made.of !== undefined)
        return undefined;
    const [title, list] = made.positional.map(entry => settled(entry.value));
    const names = typeof list === 'string'
        ? list.split(/[\s,]+/)
        : list instanceof Sequence
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
            return unresolvedAt(`it is nested deeper than ${repr_MAX_DEPTH} levels`, node, file);
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
                    return bytes(text) ?? unresolvedAt('such bytes are not read', node, file);
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
                const member = owner instanceof Described && owner.kind === 'module'
                    ? memberText(name, value, owner.site.file, this.evaluator)
                    : undefined;
                if (member !== undefined)
                    return member;
                const text = this.value(value, node, site, depth);
                if (text instanceof Unresolved || !(owner instanceof Described) || owner.kind !== 'class')
                    return text;
                if (value instanceof Described)
                    return text;
                const how = repr_enumOf(owner, this.evaluator);
                if (how === 'unknown')
                    return unresolvedAt(`how members of ${owner.name} print is not known`, node, file);
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
                ? unresolvedAt(`${node.text} is not defined in the sources`, node, site.file)
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
            return unresolvedAt(`it is nested deeper than ${repr_MAX_DEPTH} levels`, node, file);
        if (value === null)
            return 'None';
        if (value === true)
            return 'True';
        if (value === false)
            return 'False';
        if (typeof value === 'number')
            return Number.isInteger(value) ? String(value) : repr_float(value);
        if (value instanceof numbers/* Float */.nt)
            return repr_float(value.value);
        if (typeof value === 'string')
            return repr_quoted(value);
        if (value instanceof Sequence) {
            const [open, close] = value.fixed ? ['(', ')'] : value.distinct ? ['{', '}'] : ['[', ']'];
            if (value.distinct) {
                if (value.entries.length > 1)
                    return unresolvedAt('the order in which a set prints is not known', node, file);
                if (value.entries.length === 0)
                    return 'set()';
            }
            const items = repr_together(value.entries.map(entry => inner(entry.value)));
            if (items instanceof Unresolved)
                return items;
            return `${open}${items.join(', ')}${value.fixed && items.length === 1 ? ',' : ''}${close}`;
        }
        if (value instanceof Mapping) {
            const items = repr_together(value.entries.map(({ key, value: each }) => {
                const pair = repr_together([inner(key), inner(each)]);
                return pair instanceof Unresolved ? pair : pair.join(': ');
            }));
            return items instanceof Unresolved ? items : `{${items.join(', ')}}`;
        }
        if (value instanceof Native)
            return value.kind === 'class' ? `<class '${value.path}'>` : `<built-in function ${value.name}>`;
        if (value instanceof Described)
            return this.definition(value, node, site);
        if (value instanceof CallResult)
            return this.call(value, node, site, depth);
        return value instanceof Unresolved ? value : unresolvedAt('it has no text', node, file);
    }
    definition(value, node, { file }) {
        if (value.kind === 'class')
            return `<class '${classPath(value, this.evaluator)}'>`;
        if (value.kind === 'module')
            return unresolvedAt('it is a module', node, file);
        const name = qualifiedName(value.node, value.name);
        return value.bound ? unresolvedAt('it is a method of an object', node, file) : `<function ${name}>`;
    }
    call(value, node, site, depth) {
        const whole = settled(value);
        if (!(whole instanceof CallResult))
            return this.value(whole, node, site, depth + 1);
        if (whole.makes)
            return this.value(whole.makes, node, site, depth + 1);
        if (whole.callee === 'object' && whole.positional.length === 0)
            return '<object object>';
        const { of } = whole;
        const own = of instanceof Described ? this.evaluator.memberIfAny(whole, '__repr__') : undefined;
        if (own instanceof Described && own.shape?.kind === 'function') {
            // An object that stands for "nothing given" often says so in one constant text.
            const text = this.evaluator.calls.invoke(own, [whole]);
            if (typeof text === 'string')
                return text;
        }
        else if (of instanceof Described && of.kind === 'class' && this.isPlain(of, 0))
            return `<${classPath(of, this.evaluator)} object>`;
        return unresolvedAt(`how what ${whole.callee}(…) makes prints is not known`, node, site.file);
    }
    /** Whether instances of a class print as every object does. */
    isPlain({ shape, site }, depth) {
        if (shape?.kind !== 'class' || depth > repr_MAX_DEPTH || shape.class.method?.('__repr__'))
            return false;
        if (shape.class.parameters && shape.class.extendsBase)
            return false;
        return shape.class.bases.every(base => {
            const value = this.evaluator.evaluate(base, site);
            return value instanceof Described && this.isPlain(value, depth + 1);
        });
    }
    list(node, site, at, depth) {
        const children = node.namedChildren.filter(child => child !== null && child.type !== 'comment');
        if (children.some(child => child.type === 'list_splat'))
            return this.value(this.evaluator.evaluate(node, site), node, site, depth);
        const items = repr_together(children.map(child => this.of(child, site, at, depth + 1)));
        if (items instanceof Unresolved)
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
                return unresolvedAt(`${text} is changed while the program runs`, change.change.node, site.file);
            return this.of(value, site, value, depth + 1);
        }
        const value = this.evaluator.names.lookUp(text, at, site);
        const member = memberText(text, value, site.file, this.evaluator);
        if (member !== undefined)
            return member;
        if (value === undefined) {
            if (builtinType(text, this.evaluator))
                return `<class '${text}'>`;
            if (builtinFunction(text, this.evaluator))
                return `<built-in function ${text}>`;
            if (text === '__name__')
                return repr_quoted(this.evaluator.moduleName(site.file));
            return unresolvedAt(`${text} is not defined in the sources`, node, site.file);
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
function repr_quoted(text) {
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
    const printed = repr_quoted(value).replace(/[\x80-\xff]/g, character => `\\x${character.charCodeAt(0).toString(16)}`);
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
function repr_enumOf({ shape, node }, evaluator) {
    if (enumDecorator(node))
        return 'enum';
    // Another decorator can make an enum of any class, too.
    if (node.parent?.type === 'decorated_definition' && /enum/i.test(node.parent.text.split('class')[0] ?? ''))
        return 'unknown';
    const bases = shape?.kind === 'class' ? shape.class.bases.map(base => base.text) : [];
    const others = bases.filter(base => !/(^|[._])(Int|Str|Repr)?(Enum|Flag)$/.test(base));
    if (others.length === bases.length)
        return 'plain';
    return others.every(base => builtinType(base, evaluator) !== undefined) ? 'enum' : 'unknown';
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
function repr_together(texts) {
    const problem = texts.find(text => text instanceof Unresolved);
    return problem instanceof Unresolved ? problem : texts;
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
            return repr_quoted(unparsed(inner.text));
        const text = this.type(inner, site, at);
        if (text instanceof Unresolved)
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
                return value instanceof Described ? node.text : unresolvedAt('its type is not known', node, file);
            }
            case 'list':
                return annotation_all(node, inner, '[', ']');
            case 'generic_type':
            case 'subscript': {
                const [outer, ...rest] = node.namedChildren;
                const list = rest.length === 1 && rest[0]?.type === 'type_parameter' ? rest[0].namedChildren : rest;
                const name = outer ? inner(outer) : node.text;
                if (name instanceof Unresolved)
                    return name;
                const args = list.map(each => name === 'typing.Literal' ? this.repr.of(leaf(each), site, at) : inner(each));
                const problem = args.find(arg => arg instanceof Unresolved);
                if (problem instanceof Unresolved)
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
                const problem = parts.find(part => part instanceof Unresolved);
                if (problem instanceof Unresolved)
                    return problem;
                // A part of `typing` makes a union of `typing`.
                const texts = parts.flatMap(part => part.split(' | '));
                return texts.some(isTyping) ? union(texts) : texts.join(' | ');
            }
        }
        return unresolvedAt('how this annotation prints is not known', node, file);
    }
    name(node, site, at) {
        const { text } = node;
        const { file } = site;
        const binding = file.bindings(text).find(({ scope }) => scope === file.root.id)?.binding;
        if (binding?.kind === 'import' && /^(typing|collections\.abc)$/.test(binding.specifier))
            return annotation_imported(binding.specifier, binding.name ?? text);
        const value = this.repr.around(node, site, at);
        if (value instanceof Described && value.kind === 'class')
            return classPath(value, this.evaluator);
        const variable = value instanceof CallResult ? typeVariable(value) : undefined;
        if (variable !== undefined)
            return variable;
        // Special forms (`Never`, `Callable`) are what `typing` itself calls them.
        if (this.evaluator.moduleName(file) === 'typing' &&
            (value instanceof Described || value instanceof CallResult))
            return annotation_imported('typing', text);
        if (value instanceof Native)
            return value.path.replace(/^builtins\./, '');
        if (value instanceof Unresolved && !binding && builtinType(text, this.evaluator))
            return text;
        if (value instanceof Unresolved && binding?.kind === 'import' && binding.name !== null)
            return annotation_imported(binding.specifier, binding.name);
        return unresolvedAt('its type is not known', node, file);
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
    const problem = parts.find(part => part instanceof Unresolved);
    return problem instanceof Unresolved ? problem : `${open}${parts.join(', ')}${close}`;
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
            if (shown instanceof Unresolved)
                return shown;
            if (shown)
                parameters.push(shown);
        }
        if (bound)
            parameters = withoutFirst(parameters);
        const type = node.childForFieldName('return_type');
        const result = type ? this.annotations.of(type, site, around) : '';
        if (result instanceof Unresolved)
            return result;
        return `${signature_together(parameters)}${result === '' ? '' : ` -> ${result}`}`;
    }
    /** A parameter with an annotation, a default, both or neither. */
    shown(name, type, value, site, at) {
        const annotation = type ? this.annotations.of(type, site, at) : undefined;
        if (annotation instanceof Unresolved)
            return annotation;
        const text = value === null || typeof value === 'string' ? value : this.repr.of(value, site, at);
        if (text instanceof Unresolved)
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
        if (ancestor instanceof Described && depth < MAX_ANCESTORS && ancestor.node.id !== definition.node.id)
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
    if (builtinType(node.text, evaluator) && !evaluator.names.isDefined(node.text, node, site))
        return node.text;
    // A class is made from what stands around it, before it: not from what its own body has.
    const at = own.parent?.type === 'decorated_definition' ? own.parent : own;
    const value = settled(new Repr(evaluator).around(node, site, at));
    if (value instanceof Described && value.kind === 'class')
        return value;
    if (value instanceof Native)
        return value;
    if (value instanceof CallResult)
        return value.makes instanceof Described ? value.makes : value;
    return value instanceof Unresolved
        ? value
        : new Unresolved('what it inherits from is not known', site.file.place(node), site.file.quote(node));
}
function keyOf(ancestor) {
    return ancestor instanceof Described ? `${ancestor.site.file.path}:${ancestor.node.startIndex}` : ancestor;
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
    return decoratorsOf(node).some(decorator => nameOf(decorator) === 'dataclass' && !/\binit\s*=\s*False/.test(decorator.text));
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
        if (!(ancestor instanceof Described) || (ancestor !== own && !isDataClass(ancestor)))
            continue;
        for (const field of classes_fieldsOf(ancestor))
            fields.set(field.name, field);
    }
    const shown = [];
    const keywords = [];
    for (const { name, type, default: value, keywordOnly, site, at } of fields.values()) {
        const parameter = signatures.shown(name, type, value, site, at);
        if (parameter instanceof Unresolved)
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
    let keywordOnly = decoratorsOf(node).some(decorator => /\bkw_only\s*=\s*True/.test(decorator.text));
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
    const given = settled(call.named.get('defaults')?.value ?? null);
    const defaults = given instanceof Sequence ? given.entries : [];
    const shown = [];
    for (const [i, field] of fields.entries()) {
        const entry = defaults[i - (fields.length - defaults.length)];
        const text = entry && signatures.repr.value(entry.value, node, site);
        if (text instanceof Unresolved)
            return { signature: text, documentation: '' };
        shown.push(text === undefined ? field : `${field}=${text}`);
    }
    return { signature: `(${shown.join(', ')})`, documentation: `${name}(${fields.join(', ')})` };
}
/** Names of the fields of what `namedtuple(…)` makes; undefined for other calls. */
function namedTupleFields(call) {
    if (!/(^|\.)namedtuple$/.test(call.callee))
        return undefined;
    const list = settled(call.positional[1]?.value ?? call.named.get('field_names')?.value ?? null);
    if (typeof list === 'string')
        return list.split(/[\s,]+/).filter(field => field !== '');
    const fields = list instanceof Sequence ? list.entries.map(({ value }) => value) : [null];
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
        const whole = settled(value);
        if (whole instanceof Described) {
            if (whole.kind === 'function')
                return this.ofFunction(whole, depth);
            if (whole.kind === 'class')
                return this.ofClass(whole, depth);
            return { signature: null, documentation: this.docstring(docstringOf(whole.node), whole) ?? '' };
        }
        if (whole instanceof Native)
            return whole.describe();
        if (whole instanceof CallResult)
            return this.ofInstance(whole, depth);
        if (whole instanceof UndefinedName) {
            const builtin = builtinFunction(whole.text, this.evaluator) ?? builtinType(whole.text, this.evaluator);
            if (builtin)
                return builtin.describe();
        }
        if (whole instanceof Unresolved) {
            const problem = describe_unknown(whole.reason, whole);
            return { signature: problem, documentation: problem };
        }
        const type = typeName(whole);
        return type === undefined
            ? null
            : { signature: null, documentation: builtinType(type, this.evaluator)?.summary ?? '' };
    }
    ofFunction(definition, depth) {
        const { node, site } = definition;
        const decorators = decoratorsOf(node);
        const wrapped = decorators.find(decorator => nameOf(decorator) === 'wraps');
        if (wrapped && depth < describe_MAX_DEPTH) {
            const original = wrapped.childForFieldName('arguments')?.firstNamedChild;
            const value = original && this.evaluator.evaluate(original, site);
            const description = value instanceof Described ? this.describe(value, depth + 1) : null;
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
            signature: signature instanceof Unresolved ? describe_unknown(signature.reason, signature) : signature,
            documentation: changed.documentation ??
                this.assignedDocumentation(definition.name, definition.node, site.file, depth) ??
                this.documentationOfFunction(definition),
        };
    }
    /** `@variant_of(f)`, a decorator whose wrapper wraps what it was given, and not what it is applied to. */
    standIn({ node, site, name }, depth) {
        for (const decorator of decoratorsOf(node)) {
            const call = decorator.type === 'call' ? settled(this.evaluator.evaluate(decorator, site)) : undefined;
            const maker = call && this.evaluator.evaluate(decorators_calleeOf(decorator), site);
            if (!(call instanceof CallResult) || !(maker instanceof Described))
                continue;
            // The topmost is applied last, and decides.
            const wraps = [...maker.node.text.matchAll(/@(?:\w+\.)*wraps\(\s*(\w+)\s*([,)])/g)];
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
                documentation: describe_unknown(reason, { place: site.file.place(decorator), text: name }),
            };
        }
        return undefined;
    }
    /** What decorators make unknown of a function or class. */
    changed(definition) {
        const { node, site, name } = definition;
        for (const decorator of decoratorsOf(node)) {
            const left = kept(decorator, site, this.evaluator);
            if (left === 'all')
                continue;
            const taken = left === 'signature' ? this.documentationTaken(decorator, site) : undefined;
            if (taken !== undefined)
                return { documentation: taken };
            const problem = describe_unknown(`what the decorator @${decorators_calleeOf(decorator).text} makes of it is not known`, {
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
        const call = decorator.type === 'call' ? settled(this.evaluator.evaluate(decorator, site)) : undefined;
        if (!(maker instanceof Described) || !(call instanceof CallResult))
            return undefined;
        const source = /\.__doc__\s*=\s*(\w+)\.__doc__\s*$/m.exec(maker.node.text)?.[1];
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
        if (typeof settled(value) === 'string')
            return cleandoc(settled(value));
        const reason = value instanceof Unresolved ? value.reason : 'it is no text';
        return describe_unknown(`its documentation is assigned, and ${reason}`, { place: file.place(right), text: name });
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
        if (!(value instanceof Described))
            return '';
        for (const ancestor of ancestorsOf(value, this.evaluator).slice(1)) {
            if (ancestor instanceof Unresolved)
                return describe_unknown(ancestor.reason, ancestor);
            const method = ancestor instanceof Described ? this.method(ancestor, name) : undefined;
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
            signature: signature instanceof Unresolved ? describe_unknown(signature.reason, signature) : signature,
            documentation: changed.documentation ??
                this.assignedDocumentation(definition.name, definition.node, definition.site.file, depth) ??
                this.documentationOfClass(definition, ancestors, signature),
        };
    }
    /** The order in which `inspect.signature` looks (since Python 3.11.4): the metaclass's `__call__`, then constructors. */
    signatureOfClass(ancestors, depth) {
        const [own] = ancestors;
        const reported = this.signatureTold(ancestors);
        if (reported !== undefined)
            return reported;
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
            .map(name => builtinType(name, this.evaluator)?.signature)
            .find(text => text && text !== '()');
        if (written)
            return builtin.includes('type') ? null : written;
        return builtin.every(name => name === 'object') ? '()' : null;
    }
    /** What a method `__signature__` gives: in enums one text for those with members, and another one for those without. */
    signatureTold(ancestors) {
        const [own] = ancestors;
        for (const ancestor of ancestors) {
            const method = ancestor instanceof Described ? this.method(ancestor, '__signature__') : undefined;
            const text = method?.node.text ?? '';
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
            if (ancestor instanceof Unresolved)
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
            if (ancestor instanceof CallResult) {
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
            if (!(ancestor instanceof Described))
                continue;
            const node = metaclassOf(ancestor.node);
            if (!node)
                continue;
            if (PLAIN_METACLASS.test(node.text))
                continue;
            const metaclass = this.evaluator.evaluate(node, ancestor.site);
            if (metaclass instanceof Unresolved)
                return metaclass;
            if (!(metaclass instanceof Described))
                continue;
            for (const each of ancestorsOf(metaclass, this.evaluator)) {
                const method = each instanceof Described ? this.method(each, '__call__') : undefined;
                if (method)
                    return this.ofFunction(method.asMethod(true), depth + 1).signature;
            }
        }
        return undefined;
    }
    /** `inspect.getdoc` of a class: its own, or the first one of those that it inherits from. */
    documentationOfClass(definition, ancestors, signature) {
        for (const ancestor of ancestors) {
            if (ancestor instanceof Unresolved)
                return describe_unknown(ancestor.reason, ancestor);
            if (typeof ancestor === 'string') {
                if (ancestor === 'object')
                    continue;
                return builtinType(ancestor, this.evaluator)?.summary ?? '';
            }
            if (ancestor instanceof Native)
                return ancestor.describe().documentation;
            if (ancestor instanceof CallResult) {
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
            return own instanceof Unresolved ? own : `${ancestor.name}${(own ?? '').replace(/ -> None$/, '')}`;
        }
        return '';
    }
    /** `cls.__doc__ = "…"` in the `__init__` of its metaclass. */
    documentationByMetaclass({ node, site }) {
        const name = metaclassOf(node);
        if (!name || PLAIN_METACLASS.test(name.text))
            return undefined;
        const metaclass = this.evaluator.evaluate(name, site);
        const starter = metaclass instanceof Described ? this.method(metaclass, '__init__') : undefined;
        const right = starter && documentationAssigned(starter.node);
        return right?.type === 'string' ? this.docstring(right, starter) : undefined;
    }
    /** What a decorator that makes an enum of a class gives it for want of a documentation; undefined when that is nothing. */
    documentationByDecorator(decorator, { site, place, name }) {
        const maker = this.evaluator.evaluate(decorators_calleeOf(decorator), site);
        const given = maker instanceof Described
            ? /\[['"]__doc__['"]\]\s*=\s*(?:None|(['"])(.*?)\1)$/m.exec(maker.node.text)
            : null;
        if (given)
            return given[2];
        return describe_unknown('how its decorator documents it is not known', { place, text: name });
    }
    /** An instance: the documentation of its class, and the signature of what happens when it is called. */
    ofInstance(call, depth) {
        if (call.makes && depth < describe_MAX_DEPTH) {
            const made = this.describe(call.makes, depth + 1);
            return made && { ...made, what: call.makes.kind === 'class' ? 'class' : 'function' };
        }
        const { of } = call;
        const [first] = call.positional;
        if (of instanceof Described || first) {
            const site = of instanceof Described ? of.site : undefined;
            const node = of instanceof Described ? of.node : undefined;
            const tuple = site && node ? namedTuple(call, this.signatures, node, site) : undefined;
            if (tuple) {
                const assigned = first && this.documentationOfMade(first.origin, depth);
                return { ...tuple, documentation: assigned ?? tuple.documentation, what: 'class' };
            }
        }
        if (!(of instanceof Described) || of.kind !== 'class') {
            const problem = new Unresolved(`what ${call.callee}(…) gives is not known before the program runs`, first?.origin.place ?? { file: '' }, call.callee, 'symbol-unresolved');
            return { signature: problem, documentation: problem };
        }
        const called = this.evaluator.memberIfAny(call, '__call__');
        const signature = called instanceof Described ? this.ofFunction(called, depth + 1).signature : null;
        return { signature, documentation: this.ofClass(of, depth + 1).documentation };
    }
    /** `T = namedtuple('T', …)` and, later at the top of the file, `T.__doc__ = …`. */
    documentationOfMade(argument, depth) {
        if (!(argument instanceof SpanOrigin))
            return undefined;
        const { file, startIndex, endIndex } = argument;
        const call = file.root.descendantForIndex(startIndex, endIndex)?.parent?.parent;
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
        return value instanceof Described && value.node.id !== node.id ? value : undefined;
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
function describe_unknown(reason, { place, text }) {
    return new Unresolved(reason, place, text, 'symbol-unresolved');
}
function typeName(value) {
    if (typeof value === 'string')
        return 'str';
    if (typeof value === 'boolean')
        return 'bool';
    if (value instanceof numbers/* Float */.nt)
        return 'float';
    if (typeof value === 'number')
        return Number.isInteger(value) ? 'int' : 'float';
    if (value instanceof Sequence)
        return value.distinct ? 'set' : value.fixed ? 'tuple' : 'list';
    return value instanceof Mapping ? 'dict' : undefined;
}

;// CONCATENATED MODULE: ./build/extract/languages/python/instances.js






/** What Python gives to every class and instance, and what an instance's class gives it when it is made or asked. */
function builtinAttribute(object, name, evaluator) {
    if (object instanceof Described)
        return object.kind === 'class' ? ofClass(object, name, evaluator) : undefined;
    if (!(object instanceof CallResult))
        return undefined;
    const { of } = object;
    if (name === '_fields')
        return instances_fieldsOf(object);
    if (!(of instanceof Described) || of.kind !== 'class')
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
function ownAttribute(instance, name, evaluator) {
    const { of } = instance;
    if (name.startsWith('__') || !(of instanceof Described) || of.shape?.kind !== 'class')
        return undefined;
    if (of.shape.class.extendsBase)
        return instance.byParameter?.get(name)?.value;
    const starter = evaluator.memberIfAny(of, '__init__');
    if (starter === undefined)
        return instance.byParameter?.get(name)?.value;
    if (!(starter instanceof Described) || starter.shape?.kind !== 'function')
        return undefined;
    const { node, site, shape } = starter;
    // Most of what is looked for is a method, or a constant of the class.
    const self = shape.function.parameters[0]?.name ?? 'self';
    const member = new RegExp(`(?<![\\p{L}\\p{N}_.])${self}\\.${name}(?![\\p{L}\\p{N}_])([ \\t]*(:[^=\\n]*)?=(?!=))?`, 'gu');
    const isAssigned = [...node.text.matchAll(member)].some(([, assignment]) => assignment !== undefined);
    if (!isAssigned)
        return undefined;
    const own = attributesOf(instance, of, evaluator);
    return own
        ? own.get(name)
        : unresolvedAt(`the constructor of ${of.name} does more than assign it`, node, site.file);
}
function ofClass(definition, name, evaluator) {
    if (name === '__name__')
        return definition.name;
    if (name === '__dir__')
        return instances_namesOf(definition, evaluator);
    if (name !== '_fields')
        return undefined;
    for (const base of named(definition.node.childForFieldName('superclasses') ?? definition.node)) {
        const value = base.type === 'identifier' ? settled(evaluator.evaluate(base, definition.site)) : undefined;
        const fields = value instanceof CallResult ? instances_fieldsOf(value) : undefined;
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
        if (!(ancestor instanceof Described) || ancestor.shape?.kind !== 'class')
            return undefined;
        for (const member of ancestor.shape.class.members)
            if ('key' in member && typeof member.key === 'string')
                names.add(member.key);
        for (const method of methodsOf(ancestor.node.childForFieldName('body') ?? ancestor.node).keys())
            names.add(method);
    }
    const origin = definition.site.file.origin(definition.node);
    return new Sequence([...names].sort(code_points/* compareCodePoints */.O).map(value => ({ value, origin })));
}
/** What `globals().update(…)` at the top of a file makes a name of it. */
function nameFromStatement(name, file, evaluator) {
    for (const table of updatesOf(file)) {
        const value = settled(evaluator.evaluate(table, { file, env: undefined }));
        if (value instanceof Mapping && value.get(name) !== undefined)
            return value.get(name);
        for (const entry of value instanceof Sequence ? value.entries : []) {
            const pair = settled(entry.value);
            if (pair instanceof Sequence && pair.entries[0]?.value === name)
                return pair.entries[1]?.value;
        }
    }
    return undefined;
}
/** The tables of such statements: looked for once, since every name that is not bound is asked for. */
function updatesOf(file) {
    let found = updates.get(file);
    if (!found) {
        const calls = file.text.includes('globals().update(') ? named(file.root) : [];
        found = calls.flatMap(statement => {
            const call = statement.type === 'expression_statement' ? statement.firstNamedChild : null;
            const isUpdate = call?.childForFieldName('function')?.text === 'globals().update';
            const list = isUpdate ? call?.childForFieldName('arguments') : null;
            // A generator stands in place of the list of arguments.
            if (list?.type === 'generator_expression')
                return [list];
            return list ? named(list).filter(({ type }) => type !== 'keyword_argument') : [];
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
    return new Sequence(fields.map(value => ({ value, origin: first.origin })), false, true);
}
/** What the constructor assigns to `self`, when it does nothing else; undefined when it may do more. */
function attributesOf(instance, of, evaluator) {
    const starter = evaluator.memberIfAny(of, '__init__');
    if (starter === undefined)
        return new Mapping([]);
    if (!(starter instanceof Described) || starter.shape?.kind !== 'function')
        return undefined;
    const { node, site, shape } = starter;
    const [self, ...parameters] = shape.function.parameters;
    if (!self || !instance.byParameter)
        return undefined;
    const names = new Map();
    for (const { name, rest } of parameters) {
        const given = instance.byParameter.get(name);
        if (given)
            names.set(name, given.value);
        else if (rest === 'named' && instance.named.size === 0)
            names.set(name, new Mapping([]));
    }
    const env = { file: site.file, owner: node, names, outer: site.env, depth: 1 };
    const inner = { file: site.file, env };
    const entries = [];
    for (const statement of named(node.childForFieldName('body') ?? node)) {
        const assigned = assignedTo(self.name, statement);
        if (assigned) {
            const [key, value] = assigned;
            entries.push({ key, value: evaluator.evaluate(value, inner), origin: site.file.origin(statement) });
        }
        else if (!doesNothing(statement, names))
            return undefined;
    }
    return new Mapping(entries);
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
    return value instanceof Mapping && value.entries.length === 0;
}

// EXTERNAL MODULE: ./build/values/python/text.js
var python_text = __webpack_require__(22331);
;// CONCATENATED MODULE: ./build/extract/languages/python/library.js








/** Functions of the library without effects, written again. */
const python_library_functions = {
    list: toSequence,
    tuple: toTuple,
    set: toSet,
    frozenset: toSet,
    sorted: taking(1, (_receiver, [list]) => sortedTexts(list, code_points/* compareCodePoints */.O)),
    dict: (_receiver, args, origin, keywords) => dict(args, keywords, origin),
    OrderedDict: (_receiver, args, origin, keywords) => dict(args, keywords, origin),
    'collections.OrderedDict': (_receiver, args, origin, keywords) => dict(args, keywords, origin),
    staticmethod: itself,
    MappingProxyType: itself,
    'types.MappingProxyType': itself,
    str: taking(1, (_receiver, [value]) => (value === undefined ? '' : python_operators_textOf(value))),
    int: taking(1, (_receiver, [value]) => (0,python_numbers/* integerOf */.cP)(value)),
    len: taking(1, (_receiver, [value]) => library_length(value)),
    dedent: taking(1, (_receiver, [value]) => (typeof value === 'string' ? dedent(value) : undefined)),
    'textwrap.dedent': taking(1, (_receiver, [value]) => typeof value === 'string' ? dedent(value) : undefined),
    'inspect.cleandoc': taking(1, (_receiver, [value]) => typeof value === 'string' ? cleandoc(value) : undefined),
    dir: taking(1, (_receiver, [value], origin, _named, _invoke, member) => {
        if (value instanceof ForeignModule)
            return parts([...value.names].sort(code_points/* compareCodePoints */.O), origin);
        return value === undefined ? undefined : member?.(value, '__dir__');
    }),
    getattr: taking(2, (_receiver, [object, name], _origin, _named, _invoke, member) => object !== undefined && typeof name === 'string' ? member?.(object, name) : undefined),
    enumerate: taking(1, (_receiver, [list]) => list instanceof Sequence ? enumerated(list.entries) : undefined),
    '.keys': keys,
    '.values': values,
    '.items': pairs,
    '.copy': receiverItself,
    '.get': taking(2, (receiver, [key, otherwise]) => receiver instanceof Mapping && (0,model/* isScalar */.j)(key) ? (receiver.get(key) ?? otherwise ?? null) : undefined),
    '.setdefault': taking(2, (receiver, [key, otherwise]) => receiver instanceof Mapping && (0,model/* isScalar */.j)(key) ? (receiver.get(key) ?? otherwise ?? null) : undefined),
    '.isupper': pure_functions_text((value, none) => none === undefined ? value !== value.toLowerCase() && value === value.toUpperCase() : undefined),
    '.union': (receiver, args) => library_setOf(receiver, args, unions),
    '.intersection': (receiver, args) => library_setOf(receiver, args, common(true)),
    '.difference': (receiver, args) => library_setOf(receiver, args, common(false)),
    '.join': taking(1, (receiver, [list]) => joined(MODEL.entries(list), receiver)),
    '.split': taking(1, split),
    '.splitlines': taking(0, (receiver, _args, origin) => typeof receiver === 'string' ? parts((0,python_text/* linesOf */.Dx)(receiver), origin) : undefined),
    '.format': (receiver, args, _origin, keywords) => typeof receiver === 'string' ? formatted(receiver, args, keywords) : undefined,
    '.strip': pure_functions_text(python_text/* stripped */.uR),
    '.lstrip': pure_functions_text(python_text/* strippedStart */.qn),
    '.rstrip': pure_functions_text(python_text/* strippedEnd */.Nr),
    '.lower': pure_functions_text((value, none) => (none === undefined ? value.toLowerCase() : undefined)),
    '.upper': pure_functions_text((value, none) => (none === undefined ? value.toUpperCase() : undefined)),
    '.startswith': pure_functions_text((value, prefix) => (prefix === undefined ? undefined : value.startsWith(prefix))),
    '.endswith': pure_functions_text((value, suffix) => (suffix === undefined ? undefined : value.endsWith(suffix))),
    '.removeprefix': pure_functions_text((value, prefix = '') => (0,python_text/* withoutPrefix */.Z7)(value, prefix)),
    '.removesuffix': pure_functions_text((value, suffix = '') => (0,python_text/* withoutSuffix */.al)(value, suffix)),
    '.replace': taking(2, (receiver, [from, to]) => typeof receiver === 'string' && typeof from === 'string' && typeof to === 'string'
        ? (0,python_text/* replaced */.$3)(receiver, from, to)
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
/** `dict(pairs or map, name=value)`. */
function dict(args, keywords, origin) {
    if (args.length > 1)
        return undefined;
    const base = toMapping(undefined, args, origin, new Map(), () => undefined);
    if (!(base instanceof Mapping) || keywords.size === 0)
        return base;
    return overlay(base, [new Mapping(lastWins([...keywords].map(([key, entry]) => ({ key, ...entry }))))], origin);
}
/** A list that prints in parentheses. */
function toTuple(...args) {
    const list = toSequence(...args);
    return list instanceof Sequence ? new Sequence(list.entries, false, true) : undefined;
}
function library_setOf(receiver, args, fold) {
    let result = receiver;
    for (const value of args) {
        if (result === undefined || !(value instanceof Sequence))
            return undefined;
        result = fold(result, new Sequence(distinct(value.entries), true));
    }
    return result;
}
/** Code points of a text, entries of anything else. */
function library_length(value) {
    if (typeof value === 'string')
        return (0,python_text/* lengthOf */.Y5)(value);
    return value instanceof Sequence || value instanceof Mapping ? value.entries.length : undefined;
}
function split(...[receiver, [separator], origin]) {
    if (typeof receiver !== 'string')
        return undefined;
    if (separator === undefined || separator === null) {
        return parts((0,python_text/* words */.aL)(receiver), origin);
    }
    return typeof separator === 'string' && separator !== ''
        ? parts(receiver.split(separator), origin)
        : undefined;
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
/** In a package, a file is what the package has under the name of the file. */
function submodule(name, path) {
    return path.endsWith('__init__.py') ? `.${name}` : null;
}
/**
 * Modules that every name is taken from, also in a branch; the last one first, since it replaces what others gave. What is
 * for the case that an import fails comes after that import.
 */
function python_modules_wildcards(root) {
    const found = [];
    const isFallback = (statement) => /^except_(group_)?clause$/.test(statement.type);
    const statements = named(root);
    for (const statement of [
        ...statements.filter(isFallback),
        ...statements.filter(each => !isFallback(each)),
    ]) {
        if (BRANCHES.has(statement.type))
            found.unshift(...python_modules_wildcards(statement));
        else if (statement.type === 'import_from_statement' &&
            named(statement).some(child => child.type === 'wildcard_import'))
            found.unshift(statement.childForFieldName('module_name')?.text ?? '');
    }
    return found;
}

;// CONCATENATED MODULE: ./build/extract/languages/python.js












/** Python 3, as the Language Reference describes it (docs.python.org/3/reference). */
const python_language = {
    name: 'Python',
    extensions: ['.py', '.pyi'],
    grammar: 'tree-sitter-python/tree-sitter-python.wasm',
    comments: { types: new Set(['comment']), line: ['#'], block: [] },
    scopes: {
        types: new Set(['module', 'function_definition', 'class_definition', 'lambda']),
        deferred: new Set(['function_definition', 'lambda']),
    },
    nameCharacters: '\\p{ID_Continue}',
    expression: python_expressions_expression,
    binding: python_bindings_binding,
    change: python_changes_change,
    imports: { wildcards: python_modules_wildcards, paths: python_modules_modulePaths },
    operators: operators_operators,
    functions: python_library_functions,
    packages: { submodule: submodule, moduleName: moduleName, library: library },
    definitions: { list: python_definitions_definitions, annotations: python_annotations_annotations, exportList: '__all__', describe: describe_describe },
    objects: { ownAttribute: ownAttribute, builtinAttribute: builtinAttribute },
    statements: { runsWithFile: runsWithFile, condition: condition, nameFromStatement: nameFromStatement },
};

;// CONCATENATED MODULE: ./build/extract/languages/rust/macros.js

/**
 * Macros of Rust: the grammar leaves what stands between their brackets as tokens. Those that only write a value in
 * another way are parsed as that value; any other one is a call whose arguments are what its commas separate.
 */
function macroCall(node) {
    const macro = field(node, 'macro');
    const name = (/\w+$/.exec(macro.text)?.[0] ?? '').toLowerCase();
    const tokens = node.namedChildren.find(child => child?.type === 'token_tree');
    if (!tokens)
        return opaque('a macro');
    const inner = tokens.text.slice(1, -1);
    if (/map$/.test(name))
        return parsedAs(tokens, `fn f() { match x {${inner}${hasLastComma(tokens) ? '' : '\n,'}} }`, 'match_expression');
    if (/^(vec|smallvec|arrayvec|svec)$/.test(name))
        return parsedAs(tokens, `const VALUE__: T = [${inner}];`, 'array_expression');
    if (/set$/.test(name))
        return parsedAs(tokens, `const VALUE__: T = HashSet::from([${inner}]);`, 'call_expression');
    const parts = macros_argumentsIn(tokens);
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
            return opaque(`${name}!`);
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
function macros_argumentsIn(tokens) {
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

;// CONCATENATED MODULE: ./build/extract/languages/rust/attributes.js


/** Attributes in front of a definition, in the order of the text: `#[builtin(name = "len")]`. */
function attributes_attributesOf(definition) {
    const found = [];
    let at = definition.previousNamedSibling;
    for (; at && (at.type === 'attribute_item' || at.type.endsWith('comment')); at = at.previousNamedSibling) {
        const attribute = at.type === 'attribute_item' ? at.firstNamedChild : null;
        const name = attribute?.firstNamedChild;
        if (attribute && name)
            found.unshift({ node: attribute, name, arguments: attributes_argumentsOf(attribute) });
    }
    return found;
}
function attributes_argumentsOf(attribute) {
    const value = attribute.childForFieldName('value');
    if (value)
        return [{ node: value }];
    const tokens = attribute.childForFieldName('arguments');
    return (tokens ? macros_argumentsIn(tokens) : []).map(({ node, text }) => {
        const [, name, given] = /^([A-Za-z_]\w*)\s*=(?!=)([\s\S]+)$/.exec(text) ?? [];
        return name === undefined
            ? { node, value: expressionIn(node, text) }
            : { node, name, value: expressionIn(node, given) };
    });
}
/** The children that are no attributes. */
function withoutAttributes(node) {
    return named(node).filter(child => child.type !== 'attribute_item');
}

;// CONCATENATED MODULE: ./build/extract/languages/rust/functions.js



/** Node types of functions. */
const rust_functions_FUNCTIONS = new Set(['function_item', 'closure_expression']);
function rust_functions_functionOf(node) {
    const parameters = named(field(node, 'parameters')).flatMap((child) => {
        if (child.type === 'self_parameter')
            return [];
        const pattern = child.type === 'parameter' ? field(child, 'pattern') : child;
        return [{ name: pattern.text, default: null, rest: null }];
    });
    const body = node.childForFieldName('body');
    return {
        name: node.childForFieldName('name')?.text ?? 'closure',
        node,
        parameters,
        result: body && (body.type === 'block' ? rust_functions_resultOf(body) : body),
        cases: () => casesIn(body, 'match_expression', rust_functions_FUNCTIONS, rust_functions_casesOf),
    };
}
/** Only blocks that name constants and end in a value. */
function rust_functions_resultOf(block) {
    const statements = withoutAttributes(block);
    const last = statements.at(-1);
    if (!last || !statements.slice(0, -1).every(rust_functions_isDeclaration) || rust_functions_isDeclaration(last))
        return null;
    const value = last.type === 'expression_statement' ? (named(last)[0] ?? last) : last;
    if (value.type === 'return_expression')
        return named(value)[0] ?? null;
    // With a semicolon behind it, it gives nothing.
    return last.type === 'expression_statement' && last.text.endsWith(';') ? null : value;
}
function rust_functions_isDeclaration(node) {
    return /^(let_declaration|const_item|static_item|use_declaration)$/.test(node.type);
}
/** `"a" | "b" => x` as entries of a table; `_` and names match everything and are no entries. */
function rust_functions_casesOf(node) {
    const entries = [];
    for (const arm of withoutAttributes(field(node, 'body'))) {
        if (arm.type !== 'match_arm')
            continue;
        const pattern = field(arm, 'pattern');
        const condition = pattern.childForFieldName('condition');
        const value = condition ? opaque('an arm with a condition') : field(arm, 'value');
        const inner = named(pattern).find(child => child.id !== condition?.id);
        for (const key of inner ? functions_alternatives(inner) : [])
            entries.push({ node: arm, key, value });
    }
    return { kind: 'mapping', entries };
}
function functions_alternatives(pattern) {
    if (pattern.type === 'or_pattern')
        return named(pattern).flatMap(functions_alternatives);
    if (pattern.type === 'reference_pattern' || pattern.type === 'captured_pattern')
        return named(pattern).slice(-1).flatMap(functions_alternatives);
    // A name in capitals is a constant, any other one takes whatever comes.
    return pattern.type === 'identifier' && !/^[A-Z]/.test(pattern.text) ? [] : [pattern];
}

;// CONCATENATED MODULE: ./build/extract/languages/rust/modules.js

/** How Rust finds things: `use` declarations, `crate`, `super`, `self`, and the files that `mod x;` means. */
/** A name that a `use` declaration binds. */
function modules_importedAs(name) {
    const parent = name.parent;
    if (parent?.type === 'use_as_clause')
        return isField(parent, 'alias', name) ? modules_imported(field(parent, 'path'), parent) : null;
    if (parent?.type === 'scoped_identifier')
        return isField(parent, 'name', name) ? modules_imported(parent, parent) : null;
    return modules_imported(name, name);
}
/** @param path the last part of a use tree, without its alias. */
function modules_imported(path, whole) {
    const parts = path.text.split('::');
    let node = whole.parent;
    // In `use a::b::{…}` the path itself binds nothing.
    if (node?.type === 'scoped_use_list' && isField(node, 'path', whole))
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
function modules_wildcardsOf(root) {
    return wildcardsIn(named(root));
}
/** Those that it passes on, too: `pub use x::*`. */
function wildcardReexports(root) {
    return wildcardsIn(named(root).filter(node => visibilityOf(node) === 'pub'));
}
function wildcardsIn(nodes) {
    return nodes
        .filter(node => node.type === 'use_declaration')
        .flatMap(node => node.descendantsOfType('use_wildcard'))
        .map(node => node?.text.replace(/::\*$/, '').replace(/\s/g, '') ?? '');
}
/** Names that a file passes on to others: `pub use self::addr::{SocketAddr, Ipv4 as V4}`. */
function modules_reexports(root) {
    return named(root)
        .filter(node => node.type === 'use_declaration' && visibilityOf(node) === 'pub')
        .flatMap(node => leaves(field(node, 'argument')));
}
function visibilityOf(node) {
    return named(node).find(child => child.type === 'visibility_modifier')?.text;
}
function leaves(node) {
    switch (node.type) {
        case 'use_as_clause':
            return [{ name: field(node, 'alias').text, node }];
        case 'scoped_identifier':
            return [{ name: field(node, 'name').text, node }];
        case 'scoped_use_list':
            return leaves(field(node, 'list'));
        case 'use_list':
            return named(node).flatMap(leaves);
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

;// CONCATENATED MODULE: ./build/extract/languages/rust/types.js



/** An enumeration: names of variants, or their numbers when it gives some. */
function types_enumOf(node) {
    const variants = withoutAttributes(field(node, 'body')).filter(child => child.type === 'enum_variant');
    const isNumbered = variants.some(variant => variant.childForFieldName('value'));
    const members = variants.map((variant) => {
        const key = field(variant, 'name').text;
        const value = variant.childForFieldName('value');
        if (value)
            return { node: variant, key, value };
        if (variant.childForFieldName('body'))
            return { node: variant, key, value: opaque('a variant with data') };
        return { node: variant, key, value: isNumbered ? NEXT_NUMBER : { kind: 'literal', value: key } };
    });
    return { name: field(node, 'name').text, node, members, constant: true, parameters: [], bases: [] };
}
function types_structOf(node) {
    const body = node.childForFieldName('body');
    const fields = body?.type === 'field_declaration_list' ? withoutAttributes(body) : [];
    const parameters = fields.map((child) => ({ name: field(child, 'name').text, default: null, rest: null }));
    return {
        name: field(node, 'name').text,
        node,
        members: [],
        parameters: fields.length > 0 ? parameters : null,
        bases: [],
    };
}
/** `mod x { … }`: its constants, types and modules. */
function types_moduleOf(node) {
    const members = [];
    for (const child of withoutAttributes(field(node, 'body'))) {
        const name = child.childForFieldName('name')?.text;
        const value = child.childForFieldName('value');
        if (name === undefined)
            continue;
        if (value)
            members.push({ node: child, key: name, value });
        else if (child.type === 'mod_item')
            members.push({ node: child, key: name, value: { kind: 'class', class: types_moduleOf(child) } });
        else if (['enum_item', 'struct_item', 'function_item'].includes(child.type))
            members.push({ node: child, key: name, value: child });
    }
    return { name: field(node, 'name').text, node, members, parameters: null, bases: [] };
}

;// CONCATENATED MODULE: ./build/extract/languages/rust/bindings.js






const bindings_assigned = value(node => node.childForFieldName('value'));
const rust_bindings_parameter = unknownValue('a parameter');
/** What the name at this node defines; null where it is only used. */
const rust_bindings_binding = bindingTable({
    const_item: inField('name', bindings_assigned),
    static_item: inField('name', bindings_assigned),
    let_declaration: inField('pattern', bindings_assigned),
    enum_item: inField('name', value(classValue(types_enumOf))),
    struct_item: inField('name', value(classValue(types_structOf))),
    function_item: inField('name', asMember(value(functionValue(rust_functions_functionOf)), isMethod)),
    mod_item: inField('name', (name, node) => node.childForFieldName('body')
        ? { kind: 'value', node, value: { kind: 'class', class: types_moduleOf(node) } }
        : { kind: 'import', node, specifier: `self::${name.text}`, name: null }),
    parameter: inField('pattern', rust_bindings_parameter),
    closure_parameters: rust_bindings_parameter,
    token_tree: lazyStatic,
}, modules_importedAs);
function isMethod(node) {
    const around = node.parent?.parent?.type;
    return node.parent?.type === 'declaration_list' && (around === 'impl_item' || around === 'trait_item');
}

;// CONCATENATED MODULE: ./build/extract/languages/rust/definitions.js



const definitions_KINDS = {
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
            const container = definitions_typeName(field(node, 'type'));
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
        const what = definitions_KINDS[node.type];
        const name = node.childForFieldName('name')?.text;
        if (!what || name === undefined)
            return;
        const isPublic = node.children.some(child => child?.type === 'visibility_modifier' && child.text === 'pub');
        const isMacroExported = () => attributes_attributesOf(node).some(({ name: own }) => own.text === 'macro_export');
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
function definitions_typeName(type) {
    return /^[^<]*?(\w+)\s*(<|$)/s.exec(type.text)?.[1] ?? type.text;
}

;// CONCATENATED MODULE: ./build/extract/languages/rust/expressions.js









const rust_expressions_ESCAPES = { simple: 'nrt\\\'"', hexDigits: 2, bytes: true, octalDigits: [1, 1], braces: true };
const rust_expressions_quoted = node_table_text(source => {
    // An escaped line end takes the white space of the next line with it.
    const content = source
        .replace(/^[bc]/, '')
        .slice(1, -1)
        .replace(/\\(?:\n\s*|([\s\S]))/g, (whole, other) => (other === undefined ? '' : whole));
    return escapes_decoded(content, rust_expressions_ESCAPES);
});
const raw = node_table_text(source => /^[bc]?r(#*)"([\s\S]*)"\1$/.exec(source)?.[2], 'a text like this');
const expressions_ownName = node_table_name({ None: null });
/** What an expression node means. */
const rust_expressions_expression = nodeTable({
    string_literal: rust_expressions_quoted,
    char_literal: rust_expressions_quoted,
    raw_string_literal: raw,
    integer_literal: node_table_written(source => numberLiteral(source, source.replace(/_?([iu](8|16|32|64|128|size))$/, ''), { oldOctal: false })),
    float_literal: node_table_written(source => realLiteral(source.replace(/_?f(32|64)$/, ''))),
    boolean_literal: node => ({ kind: 'literal', value: node.text === 'true' }),
    unit_expression: constant(null),
    parenthesized_expression: inner(),
    expression_statement: inner(),
    const_block: inner('body'),
    type_cast_expression: rust_expressions_castOf,
    reference_expression: inner('value'),
    array_expression: node => node.childForFieldName('length')
        ? opaque('an array of one value many times')
        : { kind: 'sequence', items: itemsOf(node) },
    tuple_expression: sequence(itemsOf),
    tuple_pattern: sequence(itemsOf),
    identifier: expressions_ownName,
    type_identifier: expressions_ownName,
    field_identifier: expressions_ownName,
    shorthand_field_identifier: expressions_ownName,
    crate: expressions_module,
    super: expressions_module,
    self: expressions_module,
    scoped_identifier: expressions_pathOf,
    scoped_type_identifier: expressions_pathOf,
    generic_type: inner('type'),
    generic_type_with_turbofish: inner('type'),
    generic_function: inner('function'),
    field_expression: member('value', 'field'),
    index_expression: node => {
        const [object, key] = named(node);
        return object && key ? { kind: 'index', object, index: key } : opaque('an index');
    },
    binary_expression: binary(LOGICAL),
    unary_expression: expressions_unaryOf,
    struct_expression: recordOf,
    call_expression: call('function', list => (list ? withoutAttributes(list).map(node => ({ node })) : [])),
    macro_invocation: macroCall,
    match_expression: rust_functions_casesOf,
    block: node => {
        const result = rust_functions_resultOf(node);
        return result ? same(result, node) : opaque('a block that does more');
    },
    enum_item: classValue(types_enumOf),
    struct_item: classValue(types_structOf),
    ...each(rust_functions_FUNCTIONS, functionValue(rust_functions_functionOf)),
});
function expressions_module(node) {
    return { kind: 'module', specifier: node.text };
}
function expressions_pathOf(node) {
    const path = node.childForFieldName('path');
    const last = field(node, 'name').text;
    // `super::super` is one more step up, not a member.
    if (path && last === 'super')
        return expressions_module(node);
    return path ? { kind: 'member', object: path, name: last } : { kind: 'name', name: last };
}
function expressions_unaryOf(node) {
    const operand = named(node)[0] ?? node;
    const operator = node.firstChild?.text ?? '';
    if (operator === '*')
        return same(operand, node);
    // What `!` makes of a number depends on its type.
    return operator === '!' && operand.type !== 'boolean_literal'
        ? opaque('the bits of a number turned round')
        : { kind: 'unary', operator, operand };
}
function itemsOf(node) {
    return withoutAttributes(node).map(child => ({ node: child, spread: false }));
}
/** `Rule { name: "x", ..base }`. */
function recordOf(node) {
    const args = withoutAttributes(field(node, 'body')).map((child) => {
        if (child.type === 'base_field_initializer')
            return { node: child, name: '..', value: opaque('the rest of another value') };
        if (child.type === 'shorthand_field_initializer') {
            const name = named(child).at(-1) ?? child;
            return { node: name, name: name.text };
        }
        return { node: field(child, 'value'), name: field(child, 'field').text };
    });
    return { kind: 'call', callee: field(node, 'name'), arguments: args, isRecord: true };
}
/** `300 as u8`; of pointers and enumerations the value stays what it is. */
function rust_expressions_castOf(node) {
    const [value, type] = [field(node, 'value'), field(node, 'type').text];
    const isCharacter = type === 'char';
    if (!isNumeric(type) && !isCharacter)
        return same(value, node);
    if (value.type === 'char_literal')
        return isCharacter ? same(value, node) : asType(codeOf(rust_expressions_quoted(value)), type);
    // What is shifted out of a number, and what its other bits are, depends on its width.
    const use = useOf(node);
    const byWidth = use?.type === 'unary_expression'
        ? use.text.startsWith('!')
        : use?.childForFieldName('operator')?.text === '<<';
    if (byWidth && type !== 'i64')
        return opaque('what bits a number of this width has');
    return { kind: 'unary', operator: castTo(type), operand: value };
}
/** The number of a character, as far as a type holds it. */
function asType(code, type) {
    if (code.kind !== 'literal')
        return code;
    const value = castOperators('nearest')[castTo(type)]?.(code.value);
    return typeof value === 'number'
        ? { kind: 'literal', value }
        : opaque('the number of a character like this');
}

;// CONCATENATED MODULE: ./build/extract/languages/rust/library.js


/** A value that is made when it is first used: `Lazy::new(|| …)`. */
const made = taking(1, (_receiver, [value], _origin, _named, invoke) => value === undefined ? undefined : invoke(value, []));
/** What Rust's library gives for constants. */
const rust_library_functions = {
    ...underEach(['HashMap', 'BTreeMap', 'IndexMap', 'FxHashMap', 'AHashMap'], ['from', 'from_iter'], toMapping),
    ...underEach(['HashMap', 'BTreeMap', 'IndexMap', 'FxHashMap', 'AHashMap', 'phf::Map'], ['new'], toMapping),
    ...underEach(['HashSet', 'BTreeSet', 'IndexSet', 'FxHashSet', 'AHashSet'], ['from', 'from_iter', 'new'], toSet),
    ...underEach(['Vec', 'VecDeque'], ['from', 'from_iter', 'new'], toSequence),
    ...underEach(['Lazy', 'LazyLock', 'LazyCell', 'once_cell::sync::Lazy', 'std::sync::LazyLock'], ['new'], made),
    ...underEach(['Box', 'Arc', 'Rc', 'Cow', 'String', 'Some'], ['new', 'from', 'Borrowed', 'Owned'], itself),
    Some: itself,
    Ok: itself,
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
    ].map(name => [`.${name}`, receiverItself])),
    '.collect': taking(0, receiver => (receiver instanceof Sequence ? receiver : undefined)),
    '.trim': pure_functions_text((value, none) => (none === undefined ? value.trim() : undefined)),
    '.split': taking(1, (receiver, [separator], origin) => typeof receiver === 'string' && typeof separator === 'string' && separator !== ''
        ? parts(receiver.split(separator), origin)
        : undefined),
};
function underEach(types, names, apply) {
    return Object.fromEntries(types.flatMap(type => names.map(name => [`${type}::${name}`, apply])));
}

;// CONCATENATED MODULE: ./build/extract/languages/rust.js









/** Rust, as its reference describes it (doc.rust-lang.org/reference). */
const rust_COMMENTS = slashComments('line_comment', 'block_comment');
const rust_language = {
    name: 'Rust',
    extensions: ['.rs'],
    grammar: 'tree-sitter-rust/tree-sitter-rust.wasm',
    comments: rust_COMMENTS,
    scopes: {
        types: new Set([...rust_functions_FUNCTIONS, 'source_file', 'block', 'match_arm', 'mod_item']),
        deferred: rust_functions_FUNCTIONS,
    },
    nameCharacters: '\\p{ID_Continue}',
    functions: rust_library_functions,
    operators: operatorsWith({ only32Bit: false, overflow: 'nearest', joinsTexts: true, text: rust_textOf }),
    expression: rust_expressions_expression,
    binding: rust_bindings_binding,
    imports: { wildcards: modules_wildcardsOf, paths: rust_modules_modulePaths },
    definitions: {
        list: root => rustDefinitions(root, rust_COMMENTS),
        annotations: attributes_attributesOf,
        reexports: modules_reexports,
        wildcardReexports: wildcardReexports,
    },
};
/** `concat!("a", 1, true)`. */
function rust_textOf(value) {
    return typeof value === 'string' || typeof value === 'boolean' || Number.isInteger(value)
        ? String(value)
        : undefined;
}

;// CONCATENATED MODULE: ./build/extract/generated/languages.js
// Generated by `npm run generate` from the files in src/extract/languages. Do not edit.







const languages = [language, cpp_language, go_language, java_language, javascript_language, python_language, rust_language];

;// CONCATENATED MODULE: ./build/extract/syntax/syntaxes.js


/** Every bundled grammar, by the name that `grammar:` has. Where a language has a file of its own, that one counts. */
const syntaxes = [...languages, ...grammars_grammars]
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
    grammar;
    tree;
    /** Id of the grammar, as refdata.yml names it. */
    syntax;
    root;
    /** Whether there is a syntax error anywhere: without, no node need be asked. */
    hasError;
    /** For a part that was parsed by itself: the file that it belongs to, and where it stands there. */
    whole;
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
    /** @throws GrammarNeeded when the grammar is not loaded yet. */
    constructor(path, text, language, grammar) {
        this.path = path;
        this.text = text;
        this.language = language;
        this.grammar = grammar;
        this.syntax = idOf(grammar);
        const prepared = language.preprocessor?.prepare(text);
        this.conditions = prepared?.conditions ?? [];
        this.tree = parse(prepared?.text ?? text, grammar, path);
        this.root = this.tree.rootNode;
        this.hasError = this.root.hasError;
        this.nameCharacter = new RegExp(`[${language.nameCharacters}]`, 'u');
    }
    place(node) {
        return { file: this.path, line: node.startPosition.row + 1, column: node.startPosition.column + 1 };
    }
    origin(node) {
        return new SpanOrigin(this, node);
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
        const lists = this.language.preprocessor?.macroLists(this.root) ?? [];
        return lists.filter(({ text }) => text.includes(name)).map(({ at, text }) => this.fragment(at, text));
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
    /** Where the file says what it exports as a whole (`module.exports = …`). */
    wholeExports() {
        return this.bindings('exports').filter(({ binding }) => binding.exported === 'module.exports');
    }
    /** Statements that change the value bound to this name in that scope after it was bound, in source order. */
    changes(name, bound) {
        const found = [];
        for (const node of this.occurrences(name)) {
            if (node.startIndex < bound.binding.node.endIndex)
                continue;
            const change = this.language.change?.(node);
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
            if (this.language.scopes.types.has(at.type))
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
        const found = [];
        // In the part alone: searching on from its start would go through the rest of the file.
        for (const offset of this.search(name, part.text)) {
            const node = this.nodeAt(part.startIndex + offset, name);
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
            found = this.language.definitions?.list(this.root, of) ?? [];
            this.defined.set(of, found);
        }
        return found;
    }
    /** Specifiers of the modules whose every name the file takes over. */
    wildcards() {
        this.takenOver ??= this.language.imports.wildcards(this.root);
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
    dispose() {
        for (const part of this.fragments.values())
            part.dispose();
        this.tree.delete();
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
            if (this.language.scopes.deferred.has(at.type) && !this.isHandedToCall(at))
                return 'later';
        }
        return 'sometimes';
    }
    /** The block that a statement stands in, or the one around that when it runs in its place. */
    blockOf(statement) {
        let block = statement.parent;
        const { inPlace } = this.language.scopes;
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

;// CONCATENATED MODULE: ./build/extract/kinds/query.js














/** More matches in one file than this are not a table. */
const MAX_QUERY_MATCHES = 100_000;
/**
 * Matches that may be under way at once, as in editors (Neovim, Helix). The work for each node of a tree grows with their square: this
 * keeps it linear in the length of a file, on whatever machine.
 */
const MAX_MATCHES_UNDER_WAY = 256;
/** A capture by this ending is given as its value, not as its text. */
const VALUE_SUFFIX = '.value';
/** Quantifiers of captures, as the parser numbers them: `*` and `+`. */
const REPEATED = new Set([2, 4]);
/** What every record has of its own. */
const query_RESERVED = new Set(['file', 'line']);
/** `query`: what a tree-sitter query captures in files of any bundled grammar. */
const query_kind = {
    name: 'query',
    schema: (0,strict_object/* strict */.O)({
        file: schemas/* string */.YjP()
            .min(1)
            .meta({ description: 'The file, or a glob.', examples: ['lib/**/*.rb'] }),
        match: schemas/* string */.YjP()
            .min(1)
            .meta({
            description: 'The query.',
            examples: ['(call method: (identifier) @_m arguments: (argument_list . (string) @nome.value))'],
        }),
        grammar: schemas/* enum */.k5n(syntaxes.map(({ id }) => id))
            .optional()
            .meta({ description: 'The grammar, when the extension of the file does not say it.' }),
    }).meta({
        description: 'What a tree-sitter query (https://tree-sitter.github.io) finds in files of any bundled grammar: `file` (or a glob) and `match`. Each match is a record, with a field for each capture: `@nome` gives the text as written, `@nome.value` the value of a literal, `@_nome` nothing. A capture that may match several times is a list.',
        examples: [{ file: 'lib/*.rb', match: '(call arguments: (argument_list . (string) @nome.value))' }],
    }),
    async read({ file, match, grammar }, _options, at, context) {
        const place = context.placeOf([...at, 'query', 'match']);
        const named = syntaxes.find(({ id }) => id === grammar);
        const reported = new Set();
        const queries = new CompiledQueries(match);
        const search = (path) => {
            const syntax = named ?? syntaxFor(path, context);
            return context.files.withGrammars(() => withParsed(path, syntax, named !== undefined, context, searched => {
                const query = queries.for(searched.syntax);
                return query instanceof tree_sitter/* Query */.XK ? query_searchFile(query, searched, context) : query;
            }));
        };
        const found = await readFiles(file, context.placeOf([...at, 'query', 'file']), context, search).finally(() => queries.dispose());
        const records = [];
        let failed = found.length === 0;
        for (const { problem, at: where, records: own } of found) {
            records.push(...own);
            if (problem === undefined)
                continue;
            failed ||= problem.rule !== 'source-syntax';
            // A mistake in the query is the same in every file.
            const key = where ? JSON.stringify(where) : problem.message;
            if (!reported.has(key))
                context.report({ ...problem, place: where ?? place });
            reported.add(key);
        }
        if (records.length === 0 && !failed)
            context.report({ rule: 'source-empty', message: `The query matches nothing in ${file}.`, place });
        if (records.length === 0)
            return NOTHING;
        return {
            kind: 'records',
            records: records.map(({ fields, place: own }, key) => record({ key, ...fields }, own)),
        };
    },
};
/** A query for each grammar that its files need, compiled once. */
class CompiledQueries {
    match;
    known = new Map();
    constructor(match) {
        this.match = match;
    }
    /** The query, or what is wrong with it. @throws GrammarNeeded when the grammar is not loaded yet. */
    for({ id, grammar }) {
        const query = this.known.get(id) ?? this.compiled(id, grammarFile(grammar));
        this.known.set(id, query);
        return query;
    }
    dispose() {
        for (const query of this.known.values())
            if (query instanceof tree_sitter/* Query */.XK)
                query.delete();
    }
    compiled(id, grammar) {
        const invalid = (message) => ({
            records: [],
            problem: { rule: 'query-invalid', message },
        });
        let query;
        try {
            query = compileQuery(this.match, grammar);
        }
        catch (error) {
            const message = describeQueryError(error, this.match, id);
            if (message === undefined)
                throw error;
            return invalid(message);
        }
        const reserved = query.captureNames.find(name => query_RESERVED.has(query_fieldOf(name)));
        if (reserved === undefined)
            return query;
        query.delete();
        return invalid(`A capture cannot be called @${reserved}: every record has a field of this name.`);
    }
}
function syntaxFor(path, context) {
    const syntax = syntaxOf(path);
    if (syntax)
        return syntax;
    // Read first: that there is no such file says more than that its name tells no grammar.
    context.repository.read(path);
    throw new repository/* UnreadableFile */.ie('source-language', path, `No bundled grammar reads ${path}.`, `Name one with \`grammar\`. Bundled are: ${listSyntaxes()}.`);
}
/** Files of languages whose tables are read stay parsed for other sources; others are let go at once. */
function withParsed(path, syntax, isForced, context, use) {
    if (syntax.language) {
        const source = context.files.open(path, isForced ? syntax.id : undefined);
        const { text, root, language } = source;
        // Of a header, the text may say that it is another language's.
        const own = syntaxes.find(({ id }) => id === source.syntax) ?? syntax;
        return use({ path, text, root, language, source, syntax: own });
    }
    const { grammar, comments, literal } = syntax;
    const text = context.repository.read(path);
    const tree = parse(text, grammarFile(grammar), path);
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
function query_searchFile(query, file, context) {
    const matches = query.matches(file.root, { matchLimit: MAX_MATCHES_UNDER_WAY });
    const problem = (message) => ({ records: [], problem: { rule: 'query-bounds', message } });
    if (query.didExceedMatchLimit())
        return problem(`The query has more than ${MAX_MATCHES_UNDER_WAY} matches under way at once in ${file.path}.`);
    if (matches.length > MAX_QUERY_MATCHES)
        return problem(`The query has ${matches.length} matches in ${file.path}; the limit is ${MAX_QUERY_MATCHES}.`);
    context.files.evaluator.restart();
    const records = matches
        .filter(match => match.captures.length > 0)
        .map(match => query_recordOf(match, query, file, context));
    const error = firstSyntaxError(file.root);
    if (!error)
        return { records };
    const at = { file: file.path, line: error.startPosition.row + 1, column: error.startPosition.column + 1 };
    return { records, problem: { rule: 'source-syntax', message: `${file.path} has a syntax error.` }, at };
}
function query_recordOf(match, query, file, context) {
    const lists = repeatable(match.patternIndex, query);
    const captured = new Map([...lists].map(field => [field, []]));
    for (const { name, node } of match.captures) {
        if (name.startsWith('_'))
            continue;
        const field = query_fieldOf(name);
        const values = captured.get(field) ?? [];
        values.push(field !== name ? evaluated(node, file, context) : node.text);
        captured.set(field, values);
    }
    const value = {};
    for (const [field, values] of captured)
        value[field] = values.length > 1 || lists.has(field) ? values : values[0];
    const nodes = match.captures.map(capture => capture.node);
    const outer = nodes.reduce((a, b) => (b.startIndex <= a.startIndex && b.endIndex >= a.endIndex ? b : a));
    const comment = documentingComment(file, outer) ?? documentingComment(file, statementAt(outer, file.root));
    const line = outer.startPosition.row + 1;
    const fields = { value, ...(comment !== undefined && { comment }), ...value };
    return { fields, place: { file: file.path, line } };
}
/** Fields of a pattern that may be captured more than once: lists, even where there is one or none. */
function repeatable(pattern, query) {
    const quantifiers = query.captureQuantifiers[pattern] ?? [];
    const names = query.captureNames.filter((name, i) => !name.startsWith('_') && REPEATED.has(quantifiers[i]));
    return new Set(names.map(query_fieldOf));
}
function query_fieldOf(capture) {
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
        if (!(value instanceof Unresolved) || literal === undefined || typeof literal !== 'string')
            return toPlain(value);
    }
    if (literal !== undefined)
        return literal;
    const place = { file: file.path, line: node.startPosition.row + 1, column: node.startPosition.column + 1 };
    return toPlain(new Unresolved('it is no constant literal', place, node.text.slice(0, 60).replace(/\s+/g, ' ')));
}

;// CONCATENATED MODULE: ./build/extract/grammar-option.js


/** What `grammar` means beside a `table` or `symbols`. */
const grammarOption = schemas/* enum */.k5n(tableGrammars).meta({
    description: 'The grammar, when the extension of the file does not say it: that of a part of a program (`tokens.def`), or of the code in a grammar of yacc or lex.',
    examples: ['c'],
});

;// CONCATENATED MODULE: ./build/extract/symbols/symbol.js



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
    const describe = file.language.definitions?.describe;
    const asWritten = () => ({ signature: definition.signature, documentation: definition.documentation });
    if (!describe)
        return { ...base, what, description: asWritten() };
    if (what === 'function' || what === 'method' || what === 'class') {
        const value = evaluator.evaluate(node, { file, env: undefined });
        const own = value instanceof Described ? value.asMethod(what === 'method') : value;
        return { ...base, what, description: describe(own, evaluator) ?? asWritten() };
    }
    if (!definition.open)
        return { ...base, what, description: asWritten() };
    // What is assigned may be a function or class by another name, or made by a call.
    let value = settled(evaluator.evaluate(node, { file, env: undefined }));
    // One of several names that a list is taken apart into.
    if (value instanceof Sequence) {
        const bound = file.bindings(name).filter(({ scope }) => scope === file.root.id);
        if (bound.length === 1)
            value = settled(evaluator.names.exported(name, file) ?? value);
    }
    if (value instanceof Unresolved || (isForeign(value) && !describe(value, evaluator)?.what)) {
        const description = unknownDescription(value, name, base.place);
        return { ...base, what: 'unknown', description };
    }
    const made = value instanceof Definition || value instanceof CallResult ? describe(value, evaluator) : null;
    const kind = made?.what ?? (value instanceof Described && value.kind !== 'module' ? value.kind : what);
    if (!made || kind === what)
        return { ...base, what: kind, description: SAYS_NOTHING };
    // What is written above the name is meant for it; what made the function may serve many.
    const documentation = definition.documentation || made.documentation;
    return { ...base, what: kind, description: { ...made, documentation } };
}
/** Decorators, annotations and attributes, as records show calls. */
function annotationsOf(file, node, evaluator) {
    const found = file.language.definitions?.annotations?.(node) ?? [];
    if (found.length === 0)
        return undefined;
    return found.map(({ name, arguments: given }) => {
        const call = { kind: 'call', callee: name, arguments: given };
        const value = evaluator.calls.asWritten(call, { file, env: undefined });
        return value instanceof CallResult ? callMessage(value) : { call: name.text, args: [], kwargs: {} };
    });
}
/** What a function gives that is not in the sources, or does more than build a value, may be anything. */
function isForeign(value) {
    if (!(value instanceof CallResult) || value.makes)
        return false;
    return value.of === undefined || value.of.kind === 'function';
}
function unknownDescription(value, name, at) {
    const problem = value instanceof Unresolved
        ? new Unresolved(value.reason, value.place, value.text, 'symbol-unresolved')
        : new Unresolved(`what ${value.callee}(…) gives is not known`, at, name, 'symbol-unresolved');
    return { signature: problem, documentation: problem };
}
/** A name and a value that stands behind it, in a table or in another file. */
function valueSymbol(name, given, place, module, evaluator, file) {
    const value = settled(given);
    const base = { name, container: null, exported: true, module };
    const known = file.language.definitions?.describe?.(value, evaluator);
    if ((value instanceof Unresolved || isForeign(value)) && !known?.what) {
        return {
            ...base,
            what: 'unknown',
            place,
            description: unknownDescription(value, name, place),
        };
    }
    if (value instanceof Described) {
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
    // What is reported names the symbol; where it stands and why is known already.
    const named = (part) => placeholderOr(part instanceof Unresolved
        ? new Unresolved(part.reason, part.place, `${module}.${name}`, 'symbol-unresolved')
        : part);
    const { signature, documentation } = description;
    return record({
        key: name,
        value: name,
        name,
        what,
        container,
        exported,
        // Nothing, not an empty list, for what cannot be called.
        ...(signature !== null && { signature: named(signature) }),
        summary: named(summaryOf(documentation)),
        documentation: named(documentation),
        module,
        ...(aliasOf !== undefined && { alias_of: aliasOf }),
        ...(condition !== undefined && { condition }),
        ...(comment !== undefined && { comment }),
        ...(annotations && { annotations: withPlaceholders(annotations) }),
    }, place);
}

;// CONCATENATED MODULE: ./build/extract/symbols/exports.js


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
    for (const { name } of file.language.definitions?.reexports?.(file.root) ?? [])
        symbols.push(passedOn(name, file, context));
    // A list of names is the language's way to say what is passed on; without one, what it takes over is its own affair.
    if (file.language.definitions?.exportList !== undefined)
        return [...symbols, ...takenOver(file, symbols, context)];
    const names = new Set(symbols.map(({ name }) => name));
    for (const specifier of file.language.definitions?.wildcardReexports?.(file.root) ?? file.wildcards()) {
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
/** What a file has from modules that are in no source, with all their names, and counts as its own. */
function takenOver(file, known, context) {
    const { evaluator } = context.files;
    const defined = new Set(known.map(({ name }) => name));
    return file.wildcards().flatMap(specifier => {
        const module = evaluator.names.foreign(specifier, file);
        return (module?.namesOf(evaluator.moduleName(file)) ?? [])
            .filter(name => !defined.has(name) && evaluator.names.exported(name, file) === module?.get(name))
            .map(name => passedOn(name, file, context));
    });
}
function defined(file, definition, context) {
    const { doubt, name } = definition;
    const { evaluator } = context.files;
    const symbol = definedSymbol(file, definition, evaluator);
    if (!doubt)
        return symbol;
    const tell = (message) => context.report({ rule: 'symbol-conditional', message, place: file.place(doubt.node) });
    const live = holding(definition, doubt, file, context);
    if (live.length === 0) {
        const condition = file.language.statements?.condition(definition.node) ?? 'a condition';
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
    const problem = new Unresolved(doubt.reason, file.place(doubt.node), name, 'symbol-unresolved');
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
    const runs = (node) => file.language.statements?.runsWithFile(node, file, evaluator);
    const found = [...doubt.others, definition.node].map(node => ({
        node,
        runs: runs(node),
        read: () => definedSymbol(file, node === definition.node ? definition : instead(definition, node), evaluator),
    }));
    const imported = doubt.specifier === undefined
        ? undefined
        : exports_memberOf(doubt.specifier, doubt.member ?? definition.name, file, context);
    if (imported !== undefined) {
        const { node } = doubt;
        const read = () => valueSymbol(definition.name, imported, file.place(node), evaluator.moduleName(file), evaluator, file);
        found.push({ node, runs: runs(node), read });
    }
    return found
        .filter(candidate => candidate.runs !== false)
        .sort((a, b) => a.node.startIndex - b.node.startIndex);
}
/** What the module of an import has under a name; undefined when it has nothing like it. */
function exports_memberOf(specifier, name, file, { files }) {
    const module = files.resolve(specifier, file);
    if (module instanceof ForeignModule)
        return module.get(name);
    if (typeof module === 'object' && module !== null && 'tree' in module)
        return files.evaluator.names.exported(name, module);
    return new Unresolved(`${specifier} is not in the sources`, file.place(file.root), name, 'symbol-unresolved');
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
    const symbol = (name, value, place) => valueSymbol(name, value, place, module, evaluator, file);
    if (whole instanceof Mapping)
        return whole.entries.map(({ key, value, origin }) => symbol(keyText(key), value, origin.place));
    return [symbol('default', whole, file.place(file.wholeExports()[0]?.binding.node ?? file.root))];
}
function passedOn(name, file, context) {
    const { evaluator } = context.files;
    const place = file.place(placeOf(name, file));
    // `null` is a value: the constant of many.
    const value = [evaluator.names.exported(name, file), evaluator.names.submodule(name, file)].find(each => each !== undefined);
    if (value === undefined || (value instanceof Unresolved && !(value instanceof UndefinedName))) {
        const definition = importedDefinition(name, file, context);
        if (definition)
            return { ...definition, name, module: evaluator.moduleName(file) };
    }
    if (value === undefined) {
        const missing = new Unresolved('it is not defined in the sources', place, name, 'symbol-unresolved');
        return valueSymbol(name, missing, place, evaluator.moduleName(file), evaluator, file);
    }
    return valueSymbol(name, value, place, evaluator.moduleName(file), evaluator, file);
}
/** Where a file binds a name at its top or, when it has it from all names of another file, where it lists what it exports. */
function placeOf(name, file) {
    const exportList = file.language.definitions?.exportList;
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
            return { ...definedSymbol(module, found, context.files.evaluator), exported: true };
    }
    return undefined;
}
/** The names of the list that says what a file exports; undefined without such a list. */
function exportList(file, context) {
    const list = file.language.definitions?.exportList;
    const bound = list === undefined ? [] : file.bindings(list).filter(({ scope }) => scope === file.root.id);
    const [first] = bound;
    if (list === undefined || !first)
        return undefined;
    const { evaluator } = context.files;
    const value = evaluator.valueOf(list, first, file);
    // What is added in a branch may be there or not: it is published, and reported below.
    for (const { when, place, text } of evaluator.takeNotes().changes) {
        if (when !== 'always')
            continue;
        const message = `${list} is changed in a way that cannot be followed: ${text}`;
        context.report({ rule: 'source-unresolved', message, place });
    }
    if (!(value instanceof Sequence)) {
        const { reason, place } = value instanceof Unresolved
            ? value
            : { reason: 'it is no list', place: file.place(first.binding.node) };
        context.report({ rule: 'source-unresolved', message: `${list} cannot be read: ${reason}.`, place });
        return undefined;
    }
    const added = file.changes(list, first).flatMap(({ change, when }) => {
        if (when !== 'sometimes')
            return [];
        const runs = file.language.statements?.runsWithFile(change.node, file, evaluator);
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
            for (const { value: name, origin } of more instanceof Sequence ? more.entries : []) {
                if (runs)
                    continue;
                const message = `${String(name)}: a branch decides whether it is in ${list}.`;
                context.report({ rule: 'symbol-conditional', message, place: origin.place });
            }
            return more instanceof Sequence ? more.entries.map(entry => entry.value) : [more];
        });
    });
    const names = [...value.entries.map(entry => entry.value), ...added];
    for (const name of names) {
        if (!(name instanceof Unresolved))
            continue;
        const message = `A name in ${list} cannot be read: ${name.reason}.`;
        context.report({ rule: 'source-unresolved', message, place: name.place });
    }
    return names.filter(name => typeof name === 'string');
}

;// CONCATENATED MODULE: ./build/extract/symbols/read-symbols.js



/** Names shown when a class is not found. */
const read_symbols_MAX_SUGGESTIONS = 8;
/** Reads what a file defines or exports. Of values, nothing is known before: what is said of a file is its own. */
function readSymbols(path, wanted, context) {
    const file = openedFile(path, wanted, context);
    return file ? symbolsOf(file, wanted, context) : [];
}
/** The file, with its syntax error reported; nothing after telling that its language has no definitions. */
function openedFile(path, { grammar, place }, { files, report }, reads = 'definitions') {
    const file = files.open(path, grammar);
    // Behind a preprocessor, macros elsewhere look like errors: of a table only what is read of it counts, as in `table`.
    const error = reads === 'table' && file.language.preprocessor ? undefined : file.syntaxError();
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
        return exportedSymbols(file, context);
    const found = file.definitions(of).filter(({ container }) => container === (of ?? null));
    if (found.length === 0 && of !== undefined)
        reportNoContainer(file, of, place, context);
    return found
        .filter(definition => !exported || definition.exported)
        .map(definition => definedSymbol(file, definition, context.files.evaluator));
}
function reportNoContainer(file, of, at, { report }) {
    const names = file.definitions().map(({ name }) => name);
    const shown = (0,nearest/* nearest */.p)(of, names, read_symbols_MAX_SUGGESTIONS);
    report({
        rule: 'table-missing',
        message: `${file.path} defines no ${of} that has members.`,
        remedy: shown.length > 0 ? `There is ${shown.join(', ')}.` : 'Correct the name behind `of`.',
        place: at,
    });
}

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
            : valueSymbol(name, value, entry.origin.place, module, context.files.evaluator, file);
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
    if (table instanceof Mapping)
        return table.entries.map(entry => ({ name: keyText(entry.key), value: settled(entry.value), entry }));
    if (!(table instanceof Sequence))
        return [];
    return table.entries.flatMap((entry) => {
        const value = settled(entry.value);
        if (value instanceof Definition)
            return [{ name: value.name, value, entry }];
        if (typeof value === 'string') {
            const meant = context.files.evaluator.names.exported(value, file);
            const missing = new Unresolved('it is not defined in the sources', entry.origin.place, value);
            return [{ name: value, value: meant ?? missing, entry }];
        }
        const parts = table_symbols_partsOf(value);
        const name = parts.find(part => typeof part === 'string');
        // The row that ends a table in C has no name.
        if (typeof name !== 'string')
            return [];
        const target = parts.find(part => part instanceof Definition);
        return [{ name, value: target ?? parts.find(part => part !== name) ?? null, entry }];
    });
}
/** Fields of a row, whatever it is made as. */
function table_symbols_partsOf(value) {
    if (value instanceof Sequence || value instanceof Mapping)
        return value.entries.map(entry => settled(entry.value));
    if (!(value instanceof CallResult))
        return [];
    return [...value.positional, ...value.named.values()].map(entry => settled(entry.value));
}
/** What an entry offers when it is a module itself: a file, a table, a class that is a table when it is called; or several of these. */
function moduleIn(value, context) {
    const { evaluator } = context.files;
    if (value instanceof Sequence)
        return modulesIn(value, context);
    if (value instanceof Mapping)
        return { identity: undefined, symbols: file => tableSymbols(value, file, context) };
    if (!(value instanceof Described))
        return undefined;
    const { node, site, kind } = value;
    const identity = `${site.file.path}:${node.startIndex}`;
    if (kind === 'module')
        return { identity, symbols: () => exportedSymbols(site.file, context) };
    const table = kind === 'class' ? evaluator.calls.instanceOf(value) : undefined;
    if (table === undefined)
        return undefined;
    return {
        identity,
        symbols() {
            if (table instanceof Mapping)
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
/** Several modules under one name. */
function modulesIn({ entries }, context) {
    const parts = entries.map(({ value }) => moduleIn(settled(value), context));
    if (parts.length === 0 || parts.includes(undefined))
        return undefined;
    return { identity: undefined, symbols: file => parts.flatMap(part => part?.symbols(file) ?? []) };
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
            return new Unresolved(`it is defined through itself: ${cycle}`, file.place(node), name, 'source-cycle');
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
            (!parameter || (isAssigned(binding) && contains(parameter.owner, binding.node)))));
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
        return firstOf(() => this.fromWildcards(name, file, space), () => this.fromPackage(name, file), () => this.submodule(name, file), () => file.language.statements?.nameFromStatement(name, file, this.evaluator));
    }
    /** Whether a function assigns a name somewhere, besides binding it as a parameter. */
    isAssignedIn(owner, name, file) {
        const known = this.assigned.get(owner.tree) ?? new Map();
        this.assigned.set(owner.tree, known);
        const key = `${owner.id}:${name}`;
        let assigned = known.get(key);
        if (assigned === undefined) {
            assigned = file.bindingsWithin(name, owner).some(isAssigned);
            known.set(key, assigned);
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
        return file.language.statements?.runsWithFile(binding.node, file, this.evaluator) === false;
    }
    /** Whether a specifier means a module that is there: one of the sources, or of the language's own library. */
    isModule(specifier, file) {
        return this.modules.resolve(specifier, file) !== undefined;
    }
    /** The module of the language's own library that a specifier means; undefined when it is in the sources, or not known. */
    foreign(specifier, file) {
        const module = this.modules.resolve(specifier, file);
        return module instanceof ForeignModule ? module : undefined;
    }
    isInSources(specifier, file) {
        const module = this.modules.resolve(specifier, file);
        return module !== undefined && !(module instanceof ForeignModule);
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
        return firstOf(() => this.givenBy(name, file), () => this.fromWildcards(name, file), () => this.fromPackage(name, file), () => file.language.statements?.nameFromStatement(name, file, this.evaluator));
    }
    /** What a file gives under a name without taking it over from others. */
    givenBy(name, file, space) {
        const own = this.ownExport(name, file, space);
        if (own !== undefined)
            return own;
        // `module.exports = { name }`
        const whole = name === 'module.exports' ? undefined : this.wholeExport(file);
        return whole instanceof Mapping ? whole.get(name) : undefined;
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
            return unresolvedAt(`${specifier} is not a file of the repository`, node, file);
        const whole = isSourceFile(found) ? this.moduleValue(found) : found;
        if (!interop || whole instanceof Described || whole instanceof Unresolved)
            return whole;
        return new Mapping([{ key: 'default', value: whole, origin: file.origin(node) }]);
    }
    /** A file of the package that `file` stands for. */
    submodule(name, file) {
        const specifier = file.language.packages?.submodule?.(name, file.path);
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
        if (file.language.preprocessor) {
            // Of a file with errors elsewhere, only what has none itself can be believed.
            const error = 'id' in binding.value ? file.syntaxError(binding.node) : undefined;
            if (error)
                return new Unresolved('there is a syntax error', error, name, 'source-syntax');
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
        if (name === 'default' && module !== undefined && !(module instanceof Described))
            return module;
        if (module !== undefined && !(module instanceof Unresolved)) {
            const member = this.evaluator.memberIfAny(module, name);
            if (member !== undefined)
                return member;
        }
        const found = nested();
        if (found !== undefined)
            return isSourceFile(found) ? this.moduleValue(found) : found;
        if (module instanceof Unresolved)
            return module;
        const isThere = module instanceof ForeignModule && name !== null && module.names.has(name);
        return unresolvedAt(isThere ? `${specifier}.${name} has a value that only a run gives` : `${specifier} has no ${name}`, node, file);
    }
    /** Applies what later statements certainly add to a table; notes what they may do beyond that. */
    changed(name, bound, value, site) {
        if (!(value instanceof Sequence || value instanceof Mapping))
            return value;
        const { file } = site;
        let current = value;
        for (const { change, when } of this.changesOf(name, bound, file)) {
            const runs = when === 'sometimes'
                ? file.language.statements?.runsWithFile(change.node, file, this.evaluator)
                : undefined;
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
        if (change.kind === 'set' && current instanceof Mapping) {
            const key = typeof change.key === 'string' ? change.key : this.evaluator.evaluate(change.key, site);
            const value = this.evaluator.evaluate(change.value, site);
            return new Mapping(lastWins([...current.entries, { key, value, origin }]));
        }
        if (change.kind === 'append' && current instanceof Sequence) {
            const added = this.evaluator.entries(change.items, site);
            // One entry is documented by the comment of its statement.
            const [only] = change.items;
            const entries = change.items.length === 1 && !only?.spread && !(added instanceof Unresolved)
                ? added.map(entry => ({ ...entry, origin }))
                : added;
            return entries instanceof Unresolved ? undefined : grown(current, entries);
        }
        if (change.kind === 'order')
            return current instanceof Sequence ? change.ordered(current) : undefined;
        if (change.kind !== 'extend')
            return undefined;
        let result = current;
        for (const added of change.values) {
            const value = settled('id' in added
                ? this.evaluator.evaluateNow(added, site)
                : this.evaluator.meaning(added, change.node, site));
            if (result instanceof Sequence && value instanceof Sequence)
                result = grown(result, value.entries);
            else if (result instanceof Mapping && value instanceof Mapping)
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
            if (module instanceof ForeignModule)
                return module.get(name);
            if (module === undefined || !isSourceFile(module) || !this.isPassedOn(name, module))
                return undefined;
            const given = this.givenBy(name, module, space);
            if (given !== undefined)
                return given;
            ahead.push(() => module.language.statements?.nameFromStatement(name, module, this.evaluator), () => this.fromPackage(name, module));
            lookBehind(module);
            return undefined;
        };
        lookBehind(file);
        for (let lookup = ahead.pop(); lookup; lookup = ahead.pop()) {
            const found = lookup();
            if (found !== undefined)
                return found;
        }
        return undefined;
    }
    /** Whether a file gives a name to those that take over all its names: what its list of exports has, where it has one. */
    isPassedOn(name, file) {
        const exportList = file.language.definitions?.exportList;
        if (exportList === undefined)
            return true;
        const list = file.bindings(exportList).some(({ scope }) => scope === file.root.id)
            ? this.ownExport(exportList, file)
            : undefined;
        if (!(list instanceof Sequence))
            return !name.startsWith('_');
        return list.entries.some(({ value }) => value === name || value instanceof Unresolved);
    }
    /** The definition that holds for a use of a name; of those in the same stretch of code only the ones before it count. */
    heldAt(at, bound, file) {
        const scope = bound[0]?.scope;
        let isLater = false;
        for (let node = at.parent; node && node.id !== scope && !isLater; node = node.parent)
            isLater = file.language.scopes.deferred.has(node.type);
        return this.holding(isLater ? bound : ended(bound, at), file, isLater);
    }
    /**
     * Of several definitions of a name, the one that holds after all of them; undefined where a run decides.
     *
     * @param atAnyTime whether the name is used at a time that is not known, so that an earlier one may hold then.
     */
    holding(bound, file, atAnyTime) {
        const { statements } = file.language;
        if (!statements)
            return undefined;
        const live = bound
            .map(each => ({ each, runs: statements.runsWithFile(each.binding.node, file, this.evaluator) }))
            .filter(({ runs }) => runs !== false);
        const last = live.at(-1);
        return last?.runs && !(atAnyTime && live.length > 1) ? last.each : undefined;
    }
    ambiguous(name, bound, file) {
        const lines = bound.map(({ binding }) => binding.node.startPosition.row + 1).join(', ');
        return unresolvedAt(`${name} is assigned ${bound.length} times (lines ${lines})`, bound[0].binding.node, file);
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
    if (!block || !contains(block, at) || before.some(({ binding }) => binding.node.parent?.id !== block.id))
        return undefined;
    return done.at(-1);
}
/** Whether a name is used in the expression that it is about to be bound to: `name = name` means what is around it. */
function isOwnValue(binding, at) {
    return binding.kind === 'value' && 'id' in binding.value && binding.value.id === at.id;
}
/** The first that is there: `null` is a value, too. */
function firstOf(...lookups) {
    for (const lookup of lookups) {
        const value = lookup();
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
    return env.file === file && contains(env.owner, node);
}
/** Bound to something, unlike parameters and loop variables, which only a run binds. */
function isAssigned(binding) {
    return (!binding.member &&
        !(binding.kind === 'value' && 'kind' in binding.value && binding.value.kind === 'opaque'));
}
function grown(list, added) {
    const all = [...list.entries, ...added];
    return new Sequence(list.distinct ? distinct(all) : all, list.distinct);
}
function overlaid(map, added) {
    return new Mapping(lastWins([...map.entries, ...added]));
}

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
    options: { grammar: grammarOption },
    async read(spec, { grammar }, at, context) {
        const { path, fragment } = parseLocator(spec);
        const name = parseTableName(fragment);
        const place = context.placeOf([...at, 'table']);
        const read = (file, each) => context.files.withGrammars(() => table_readFile(context.files.open(file, grammar), name, place, each));
        const extractions = await readTables(path, name.parts.join('.'), place, context, read);
        if (name.calls && extractions.length > 0)
            reportNoCalls(extractions, path, name, place, context);
        return together(extractions);
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
    const [first, ...rest] = table_partsIn(name, file);
    const { node } = found.binding;
    let value = evaluator.tableOf(evaluator.valueOf(first, found, file));
    for (const part of rest) {
        const member = evaluator.memberIfAny(value, part);
        if (member === undefined && value instanceof Mapping) {
            reportMissing(part, value.entries.map(entry => keyText(entry.key)), first, at, context);
            return undefined;
        }
        value = evaluator.tableOf(member ?? evaluator.member(value, part, node, file));
    }
    const place = file.place(node);
    if (value instanceof Unresolved) {
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
    if (value instanceof Definition) {
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
    if (value instanceof Mapping) {
        return { kind: 'records', records: value.entries.map(entry => table_recordOf(toPlain(entry.key), entry)) };
    }
    if (value instanceof Sequence)
        return { kind: 'records', records: value.entries.map((entry, i) => table_recordOf(i, entry)) };
    if (value instanceof CallResult)
        return {
            kind: 'records',
            records: [record({ key: 0, value: toPlain(value), ...callFields(value) }, place)],
        };
    return { kind: 'value', value: toPlain(value), place };
}
function table_recordOf(key, entry, chain = []) {
    const { value, origin } = entry;
    const { comment, condition, place } = origin;
    return record({
        key,
        value: toPlain(value),
        ...(value instanceof CallResult && callFields(value)),
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
            const call = table_callOf(node, part, full);
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
    const where = isGlob(path) ? `None of the ${extractions.length} files that ${path} matches` : path;
    const holds = isGlob(path) ? 'holds a' : 'holds no';
    context.report({
        rule: 'table-missing',
        message: `${where} ${holds} call of ${parts.join('.')}().`,
        place,
    });
}
/** The call whose callee is this name, alone or at the end of a chain of members that ends with `full`. */
function table_callOf(name, file, full) {
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
        const fields = value instanceof CallResult ? callFields(value) : { args: [], kwargs: {} };
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
function table_partsIn({ parts }, file) {
    if (file.wholeExports().length === 0 || file.bindings('default').length > 0)
        return parts;
    if (parts[0] === 'module' && parts[1] === 'exports')
        return [WHOLE_EXPORT, ...parts.slice(2)];
    return parts[0] === 'default' ? [WHOLE_EXPORT, ...parts.slice(1)] : parts;
}
/** The definition that a locator means: the outermost one of that name, variables before members of objects. */
function find(file, name, at, context) {
    const [first] = table_partsIn(name, file);
    const bound = first === WHOLE_EXPORT ? file.wholeExports() : inSpace('any', file.bindings(first));
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
        const { fragment } = parseLocator(text);
        return fragment === undefined || parseTableName(fragment)?.calls === false;
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
        dunder: schemas/* literal */.euz(true).meta({
            description: 'Of a table, also what it says of itself: entries with names between double underscores, such as `__name__`.',
        }),
        of: schemas/* string */.YjP()
            .min(1)
            .meta({
            description: 'Members of this class (or trait, namespace, …) instead of what stands at the top of the file.',
            examples: ['Lexer', 'Outer.Inner'],
        }),
    },
    async read(spec, { exported, of, grammar, dunder }, at, context) {
        const { path, fragment } = parseLocator(spec);
        const name = fragment === undefined ? undefined : parseTableName(fragment);
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
            const listed = (await readTables(path, title, place, context, read)).flat();
            const found = symbols_recordsOf(dunder === true ? listed : listed.filter(symbol => !DUNDER.test(symbol.name)));
            reportConditions(title, found.records, context);
            return found;
        }
        const found = await readFiles(path, place, context, async (each) => {
            const { symbols, problems } = await context.files.withoutMemory(() => symbols_symbolsOf(each, wanted, context));
            for (const problem of problems)
                context.report(problem);
            context.files.relax();
            return symbols;
        });
        return symbols_recordsOf(found.flat());
    },
};
/** What a table that stands for a module says of itself. */
const DUNDER = /^__\w+__$/;
/** The symbols of a file, and its problems: reported once, though work that needs another grammar begins anew. */
function symbols_symbolsOf(path, wanted, { files }) {
    const problems = [];
    const report = (problem) => problems.push(problem);
    return { symbols: readSymbols(path, wanted, { files, report }), problems };
}
function symbols_recordsOf(symbols) {
    return { kind: 'records', records: symbols.map(symbolRecord) };
}
function symbols_readTable(path, name, wanted, context) {
    context.files.evaluator.restart();
    const file = openedFile(path, wanted, context, 'table');
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
            return { kind: 'records', records: spec.map((value, key) => record({ key, value }, place(key))) };
        }
        if (typeof spec === 'object' && spec !== null) {
            return {
                kind: 'records',
                records: Object.entries(spec).map(([key, value]) => record({ key, value }, place(key))),
            };
        }
        return { kind: 'value', value: spec, place: place() };
    },
};

;// CONCATENATED MODULE: ./build/extract/generated/kinds.js
// Generated by `npm run generate` from the files in src/extract/kinds. Do not edit.










const kinds = [kind, count_kind, data_kind, markdown_kind, merge_kind, pattern_kind, query_kind, symbols_kind, table_kind, value_kind];

;// CONCATENATED MODULE: ./build/extract/source-schema.js




const source_schema_expression = schemas/* string */.YjP()
    .min(1)
    .superRefine((text, context) => {
    try {
        new MappingExpression(text);
    }
    catch (error) {
        if (!(error instanceof ExpressionError))
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
const source_schema_each = (0,strict_object/* strict */.O)({
    each: source_schema_expression,
    filter: source_schema_expression.optional(),
    map: schemas/* lazy */.RZV(() => mapping).optional(),
    sort: sort.optional(),
});
const mapping = schemas/* union */.KCZ([source_schema_expression, schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* union */.KCZ([source_schema_expression, source_schema_each]))])
    .meta({
    id: 'mapping',
    description: 'Fields of the contract, each with the expression that gives its value; or one expression, when a record becomes a text.',
});
const steps = {
    each: source_schema_expression.optional().meta({
        description: 'A list that the records hold: each of its items becomes a record, with the item as `value`, its fields as fields and the record around it as `parent`.',
        examples: ['args[0].options', 'args', "$split(value, ' ')"],
    }),
    filter: source_schema_expression.optional().meta({ description: 'Keeps the records for which the expression is true.' }),
    map: schemas/* lazy */.RZV(() => mapping).optional(),
    join: schemas/* lazy */.RZV(() => oneOrMore(join)).optional(),
    unique: schemas/* string */.YjP()
        .optional()
        .meta({ description: 'Keeps the first of the records that are equal in this field.' }),
    group: (0,strict_object/* strict */.O)({
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
/** The kinds that have each of the options. */
const optionOwners = new Map(Object.keys(optionKeys).map(option => [
    option,
    kinds.filter(({ options }) => options && Object.hasOwn(options, option)).map(({ name }) => name),
]));
const expect = schemas/* union */.KCZ([schemas/* int */.Whr().min(0), schemas/* lazy */.RZV(() => source)])
    .optional()
    .meta({
    description: 'How many rows come out of the steps: a number, or a source that gives one (or as many records). Any other number is told.',
    examples: [702, { count: 'docs/errors/*.md' }],
});
const rightSide = { ...kindKeys, ...optionKeys, ...steps, expect };
const source = (0,strict_object/* strict */.O)(rightSide).superRefine(oneKind).meta({
    id: 'source',
    description: 'Where records come from: exactly one kind of source, its options, and the steps each, filter, map, join, unique, group, sort, applied in this order.',
});
const join = (0,strict_object/* strict */.O)({
    ...kindKeys,
    ...optionKeys,
    // The other steps would have nothing to do here; `merge` takes sources with steps of their own.
    each: steps.each,
    filter: steps.filter,
    map: steps.map,
    on: source_schema_expression.meta({
        description: 'What to look for: an expression over the record and its mapped fields.',
    }),
    key: source_schema_expression
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
    for (const [option, owners] of optionOwners) {
        if (value[option] === undefined || owners.includes(present[0]))
            continue;
        const belongsTo = owners.map(owner => `\`${owner}\``).join(' and ');
        const message = `\`${option}\` belongs to ${belongsTo}, not to \`${present[0]}\`.`;
        context.addIssue({ code: 'custom', path: [option], message });
    }
}

;// CONCATENATED MODULE: ./build/extract/steps/expressions.js



/** Stands for a value that could not be worked out and has been reported: nobody reports it again. */
const REPORTED = Symbol('reported');
/** Shown of a record in messages. */
const MAX_RECORD_CHARACTERS = 300;
const compiled = new Map();
/** An expression is compiled once, however many records it is for. */
function compile(source) {
    let expression = compiled.get(source);
    if (!expression) {
        expression = new MappingExpression(source);
        compiled.set(source, expression);
    }
    return expression;
}
/** Value of an expression; what is not resolved and what fails is reported, with the record that it failed on. */
async function evaluate(expression, input, record, at, context) {
    return expressions_settled(await attempt(() => expression.evaluate(input), expression, record, at, context), at, context);
}
/** The same, where what is not resolved is left for a later step to supply: {@link tellUnresolved} tells of what nobody has. */
async function evaluateLater(expression, input, record, at, context) {
    const outcome = await attempt(() => expression.evaluate(input), expression, record, at, context);
    if (outcome === REPORTED)
        return REPORTED;
    return 'data' in outcome ? outcome.data : placeholderOr(outcome.unresolved);
}
/** Fields of the items of a list: their own, and the record around them as `parent`. */
async function expressions_itemsOf(expression, input, record, at, context) {
    const list = expressions_settled(await attempt(() => expression.items(input), expression, record, at, context), at, context);
    if (list === REPORTED)
        return [];
    return list.map((value, key) => withFieldsOf(value, { ...asFields(value), key, value, parent: input }));
}
/** Whether a filter lets something pass. Of the parts that it looks at, some may not be resolved: then it does not. */
async function passes(expression, input, record, at, context) {
    const outcome = await attempt(() => expression.test(input), expression, record, at, context);
    const value = expressions_settled(outcome, at, context, 'filter-unresolved');
    return value !== REPORTED && isTrue(value);
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
    const unresolved = findUnresolved(value);
    if (!unresolved)
        return value;
    reportUnresolved(unresolved, [expressions_nameOf(at)], context);
    return REPORTED;
}
/**
 * What has gone through all steps, with what is still not resolved reported: once for each cause, however many fields it
 * leaves empty.
 */
function tellUnresolved(value, at, context) {
    const causes = new Map();
    const plain = withoutUnresolved(value, expressions_nameOf(at), causes);
    for (const [unresolved, names] of causes)
        reportUnresolved(unresolved, [...names], context);
    return plain;
}
function withoutUnresolved(value, name, causes) {
    if (typeof value !== 'object' || value === null || !findUnresolved(value))
        return value;
    const unresolved = unresolvedItself(value);
    if (unresolved) {
        const same = [...causes.keys()].find(each => causeOf(each) === causeOf(unresolved)) ?? unresolved;
        causes.set(same, (causes.get(same) ?? new Set()).add(name));
        return REPORTED;
    }
    if (Array.isArray(value))
        return value.map(item => withoutUnresolved(item, name, causes));
    return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, withoutUnresolved(part, field, causes)]));
}
/** Equal for what is not resolved for one reason at one place. */
function causeOf({ reason, place, text, rule }) {
    return JSON.stringify([rule, place, text, reason]);
}
/** The value that an expression gave; what is not resolved is reported. */
function expressions_settled(outcome, at, context, rule) {
    if (outcome === REPORTED)
        return REPORTED;
    if ('data' in outcome)
        return outcome.data;
    reportUnresolved(outcome.unresolved, [expressions_nameOf(at)], context, rule);
    return REPORTED;
}
/** What an expression gives; a failure is reported. */
async function attempt(run, expression, record, at, context) {
    try {
        // Looking at a definition may take a file in another language.
        return await context.files.withGrammars(run);
    }
    catch (error) {
        context.report(failure(expression, error, record, context.placeOf(at)));
        return REPORTED;
    }
}
function reportUnresolved({ reason, place, text, rule: own }, names, context, rule = own) {
    const message = `${names.join(', ')}: ${text} cannot be resolved: ${reason}.`;
    context.report({ rule, message, place });
}
/** A field has a name; a list or a mapping without fields is reported by where it stands in refdata.yml. */
function expressions_nameOf(at) {
    const last = at.at(-1);
    return typeof last === 'string' && last !== 'map' ? last : written(at);
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
    const text = JSON.stringify(asShown(record.fields));
    return text.length > MAX_RECORD_CHARACTERS ? `${text.slice(0, MAX_RECORD_CHARACTERS)}…` : text;
}

;// CONCATENATED MODULE: ./build/extract/steps/each.js



/** Makes each item of a list that the records hold into a record of its own. */
async function each_items(records, source, at, context) {
    const expression = compile(source);
    const found = [];
    for (const each of records) {
        const list = await expressions_itemsOf(expression, each.fields, each, at, context);
        for (const item of list) {
            const { fields, place } = record({ ...item, key: found.length }, each.place);
            found.push({ fields: withFieldsOf(item.value, fields), place });
        }
    }
    const [first] = records;
    if (first && found.length === 0)
        reportNoYield(source, records.length, first, at, context);
    return found;
}

;// CONCATENATED MODULE: ./build/extract/steps/filter.js

/** The records that an expression is true of. */
async function filter(records, source, at, context) {
    const expression = compile(source);
    const kept = [];
    for (const record of records) {
        if (await passes(expression, record.fields, record, at, context))
            kept.push(record);
    }
    return kept;
}

;// CONCATENATED MODULE: ./build/extract/steps/grouping.js



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
    if (value === REPORTED || findUnresolved(value))
        return Symbol('not resolved');
    return JSON.stringify(value);
}
/** The first of those that have the same in a field. */
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
/** One value for all that have the same in a field, with a list of the rest of each. */
function group(steps, { by, as = by, into }) {
    const groups = new Map();
    for (const step of steps) {
        const { [by]: value, ...rest } = asFields(step.value);
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

;// CONCATENATED MODULE: ./build/extract/steps/sort.js


/** Compares rows by fields in turn; a field with a minus sign in front counts backwards. Rows that are texts are their own field. */
function compareRows(fields) {
    const keys = fields.map(field => ({ name: sortedField(field), sign: field.startsWith('-') ? -1 : 1 }));
    return (a, b) => {
        for (const { name, sign } of keys) {
            const order = compare(sort_keyOf(a.value, name), sort_keyOf(b.value, name));
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
    return (0,code_points/* compareCodePoints */.O)(sort_textOf(a), sort_textOf(b));
}
/** What is not known comes first, as what is not there. */
function sort_textOf(value) {
    if (typeof value === 'symbol')
        return '';
    if (typeof value !== 'object' || value === null)
        return String(value ?? '');
    return findUnresolved(value) ? '' : JSON.stringify(value);
}
function sort_keyOf(value, name) {
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
        return await evaluateLater(compile(mapping), input, record, at, context);
    const fields = [];
    for (const [name, spec] of Object.entries(mapping)) {
        const value = typeof spec === 'string'
            ? await evaluateLater(compile(spec), input, record, [...at, name], context)
            : await applyEach(spec, input, record, [...at, name], context);
        fields.push([name, value]);
    }
    return Object.fromEntries(fields);
}
/** A field that is a list: each item is a record of its own, with `key`, `value` and the fields of the record around it as `parent`. */
async function applyEach(spec, input, record, at, context) {
    const rows = [];
    for (const fields of await expressions_itemsOf(compile(spec.each), input, record, [...at, 'each'], context)) {
        const { filter } = spec;
        if (filter !== undefined && !(await passes(compile(filter), fields, record, [...at, 'filter'], context)))
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
/** An expression that yields nothing on any record is reported: a misspelt name must not publish empty fields. */
function reportNothing(steps, mapping, at, context) {
    const [first] = steps;
    if (!first)
        return;
    const report = (expression, path) => reportNoYield(expression, steps.length, first.record, path, context);
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
    for (const part of compile(expression).missing(inputs)) {
        context.report({
            rule: 'map-nothing',
            message: `\`${part}\` in \`${expression}\` is in none of ${steps.length} records.`,
            remedy: `A record looks like this: ${show(steps[0].record)}`,
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
        const input = { ...step.record.fields, ...asFields(step.value) };
        const key = await evaluate(compile(join.on), input, step.record, [...at, 'on'], context);
        if (key === REPORTED)
            continue;
        const match = key === undefined ? undefined : entries.get(joinKey(key));
        if (!match) {
            if (!join.optional)
                join_reportMissing(key, join, step, context);
            continue;
        }
        unused.delete(joinKey(key));
        const added = join.map === undefined
            ? resolvedValue(match.fields.value, at, context)
            : await applyMapping(join.map, match.fields, match, [...at, 'map'], context);
        // What the other side does not say leaves what is there.
        const said = Object.entries(asFields(added)).filter(([, value]) => value !== undefined);
        step.value = { ...asFields(step.value), ...Object.fromEntries(said) };
    }
    // An optional join is a table of more (or other) things than the records.
    if (!join.optional)
        reportUnused([...unused], at, context);
}
/** The other source, by its keys; a key that occurs twice is reported. */
async function entriesByKey(join, at, context) {
    const read = asRecords(await context.extraction(join, at));
    const right = join.each === undefined ? read : await each_items(read, join.each, [...at, 'each'], context);
    const kept = join.filter === undefined ? right : await filter(right, join.filter, [...at, 'filter'], context);
    const entries = new Map();
    for (const record of kept) {
        const key = await evaluate(compile(join.key), record.fields, record, [...at, 'key'], context);
        if (key === REPORTED || key === undefined)
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
function join_reportMissing(key, join, { record }, context) {
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
    const rows = await applySteps(source, asRecords(extraction), at, context);
    if (source.expect !== undefined)
        await checkCount(rows.length, source.expect, [...at, 'expect'], context);
    return rows;
}
/** Tells that there are more or fewer than somebody has counted. */
async function checkCount(count, expect, at, context) {
    const expected = typeof expect === 'number' ? expect : await countIn(expect, at, context);
    if (expected === count)
        return;
    context.report({
        rule: 'expect-count',
        message: `There are ${count} entries, and ${expected ?? 'a number that is not known'} are expected.`,
        place: context.placeOf(at),
    });
}
/** The number that a source gives, or how many rows it has. */
async function countIn(source, at, context) {
    if (STEPS.some(step => source[step] !== undefined))
        return (await readRows(source, at, context)).length;
    const extraction = await readExtraction(source, at, context);
    if (extraction.kind === 'records')
        return extraction.records.length;
    return typeof extraction.value === 'number' ? extraction.value : undefined;
}
/** What the source's kind yields, before any step. */
function readExtraction(source, at, context) {
    const kind = kindOf(source);
    return kind.read(source[kind.name], source, at, context);
}
async function applySteps(source, read, at, context) {
    const records = source.each === undefined ? read : await each_items(read, source.each, [...at, 'each'], context);
    const kept = source.filter === undefined ? records : await filter(records, source.filter, [...at, 'filter'], context);
    if (records.length > 0 && kept.length === 0) {
        context.report({
            rule: 'source-empty',
            message: `None of the ${records.length} records passes the filter.`,
            remedy: `A record looks like this: ${show(records[0])}`,
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
        if (args instanceof Unresolved)
            return args;
        const pure = this.library(calls_calleeOf(call, site), call, args, node, site);
        if (pure !== undefined)
            return pure;
        const { text, definition, byParameter } = this.target(call, args, site);
        const value = definition &&
            (this.expansion(definition, node, site) ??
                (byParameter && this.apply(definition, byParameter, site.env)));
        const [returned, makes] = value instanceof Definition ? [undefined, value] : [value];
        return new CallResult(text, site.file.origin(call.callee), args.positional, args.named, byParameter, returned, definition, makes, call.isRecord);
    }
    /** A call as it is written, whatever it gives. */
    asWritten(call, site) {
        const args = this.arguments(call, site);
        if (args instanceof Unresolved)
            return args;
        const { text, definition, byParameter } = this.target(call, args, site);
        return new CallResult(text, site.file.origin(call.callee), args.positional, args.named, byParameter, undefined, definition);
    }
    /** What is called, as written and as defined, and what its parameters are given. */
    target(call, args, site) {
        const { file } = site;
        const { object } = call;
        const callee = calls_calleeOf(call, site);
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
        return value instanceof Unresolved ? undefined : value;
    }
    receiver(object, site) {
        return { value: this.evaluator.objectOf(object, site), origin: site.file.origin(object) };
    }
    /** What a function gives for values; undefined when it does more than build one. */
    invoke(callee, values) {
        if (!(callee instanceof Described) || callee.shape?.kind !== 'function')
            return undefined;
        const { file } = callee.site;
        const positional = values.map(value => ({ value, origin: file.origin(callee.node) }));
        const result = this.apply(callee, this.bind(callee.shape.function.parameters, { positional, named: new Map() }, callee), undefined);
        return result instanceof Definition ? undefined : result;
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
            const spreadValue = settled(value);
            if (spread === 'positional' && spreadValue instanceof Sequence)
                for (const entry of spreadValue.entries)
                    positional.push(entry);
            else if (spread === 'named' && spreadValue instanceof Mapping) {
                for (const entry of spreadValue.entries)
                    named.set(keyText(entry.key), entry);
            }
            else
                return unresolvedAt('the arguments that are spread here are not constants', node, file);
        }
        return { positional, named };
    }
    library(callee, { callee: calleeNode, object }, { positional, named }, node, site) {
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
        const receiver = settled(isCall ? this.evaluator.objectOf(callee.object, site) : this.evaluator.evaluateNow(callee.object, site));
        if (receiver instanceof Unresolved || receiver instanceof Definition || receiver instanceof CallResult)
            return undefined;
        if (receiver instanceof Mapping && receiver.get(callee.name) !== undefined)
            return undefined;
        return (run(`.${callee.name}`, receiver) ??
            unresolvedAt(`what .${callee.name}(…) gives here is not known before the program runs`, node, file));
    }
    definition(callee, node, site) {
        if (callee.kind !== 'name' &&
            callee.kind !== 'member' &&
            callee.kind !== 'same' &&
            callee.kind !== 'class')
            return undefined;
        const value = this.evaluator.meaning(callee, node, site);
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
                bound.set(name, { value: new Sequence(positional.slice(next)), origin });
                next = positional.length;
            }
            else if (rest === 'named') {
                bound.set(name, { value: new Mapping([...left].map(([key, entry]) => ({ key, ...entry }))), origin });
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
        return value instanceof Unresolved ? undefined : value;
    }
    /** The table that a function stands for: what it returns, or else what it does case by case. */
    tableOf(shape, site) {
        const { node } = shape;
        const entries = shape.result ? [] : (shape.cases?.() ?? []);
        return entries.length > 0
            ? this.evaluator.meaning({ kind: 'mapping', entries }, node, site)
            : this.result(shape, site);
    }
    /** The one value of a function's body. */
    result(shape, site) {
        const { node } = shape;
        const { result } = shape;
        if (!result)
            return unresolvedAt('the function does more than return one value', node, site.file);
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
        if (!maker.result)
            return unresolvedAt('the function does more than return one value', maker.node, site.file);
        const env = {
            file: site.file,
            owner: maker.node,
            names: new Map([[first.name, definition]]),
            outer: site.env,
            depth: (site.env?.depth ?? 0) + 1,
        };
        const value = settled(this.result(maker, { file: site.file, env }));
        if (value instanceof Mapping || value instanceof Unresolved)
            return value;
        return unresolvedAt('what it gives in place of an instance is no table', maker.node, site.file);
    }
    /** Binds the names of a pattern to the parts of a value; false when the value has no such parts. */
    takeApart(pattern, value, names, site) {
        if (typeof pattern === 'string') {
            names.set(pattern, value);
            return true;
        }
        const whole = settled(value);
        if ('items' in pattern) {
            if (!(whole instanceof Sequence))
                return false;
            return pattern.items.every((item, i) => item === null || this.takeApart(item, whole.entries[i]?.value ?? null, names, site));
        }
        if (!(whole instanceof Mapping))
            return false;
        return pattern.fields.every(field => {
            const given = whole.get(field.key);
            const missing = field.default ? this.evaluator.evaluate(field.default, site) : null;
            return this.takeApart(field.pattern, given ?? missing, names, site);
        });
    }
}
function calls_calleeOf({ object, callee }, { file }) {
    return object ? { kind: 'member', object, name: callee.text } : file.language.expression(callee);
}
function weight(values) {
    let total = 0;
    for (const value of values)
        if (value instanceof Sequence || value instanceof Mapping)
            total += value.weight;
    return total;
}

;// CONCATENATED MODULE: ./build/extract/evaluate/describe.js
/** What users read of a definition: by its language's own rules, or as its file's list of definitions has it. */
function evaluate_describe_describe(definition, evaluator) {
    const { file } = definition.site;
    const known = file.language.definitions?.describe?.(definition, evaluator);
    if (known)
        return known;
    const { startIndex, endIndex } = definition.node;
    // Statements around a definition (`export …`) begin before it and end with it.
    const own = file
        .definitions()
        .find(({ node }) => node.startIndex <= startIndex && node.endIndex >= endIndex && node.endIndex - endIndex < 2);
    return { signature: own?.signature ?? null, documentation: own?.documentation ?? '' };
}

;// CONCATENATED MODULE: ./build/extract/evaluate/evaluator.js







/** Expressions and names inside each other: deeper than any table that a person wrote, and within the stack. */
const evaluator_MAX_DEPTH = 300;
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
    lookups = {
        describe: definition => evaluate_describe_describe(definition, this),
        member: (definition, name) => this.memberIfAny(definition, name),
    };
    spent = 0;
    depth = 0;
    constructor(modules) {
        this.modules = modules;
        this.names = new Names(modules, this);
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
            return unresolvedAt(`there are more than ${MAX_EXPRESSIONS} expressions to look at`, node, file);
        }
        if (this.depth >= evaluator_MAX_DEPTH)
            return unresolvedAt(`it is nested deeper than ${evaluator_MAX_DEPTH} levels`, node, file);
        const expression = file.language.expression(node);
        if (file.hasError && isBroken(node, expression)) {
            return new Unresolved('there is a syntax error', file.place(node), file.quote(node), 'source-syntax');
        }
        this.depth += 1;
        const value = this.meaning(expression, node, site);
        this.depth -= 1;
        return isTooLarge(value) ? unresolvedAt('it is too large for reference data', node, file) : value;
    }
    /** Value of an item or argument, which may mean more in its place than by itself. */
    evaluateItem({ node, value }, site) {
        if (!value)
            return this.evaluate(node, site);
        if (this.depth >= evaluator_MAX_DEPTH)
            return unresolvedAt(`it is nested deeper than ${evaluator_MAX_DEPTH} levels`, node, site.file);
        this.spent += 1;
        this.depth += 1;
        const result = this.meaning(value, node, site);
        this.depth -= 1;
        return result;
    }
    /** The same value; of what is not resolved, the text and the place of the whole part that it is, not of what it fails on. */
    asWritten(value, node, file) {
        if (!(value instanceof Unresolved) || value.rule !== 'source-unresolved')
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
        if (!(value instanceof Sequence || value instanceof Mapping))
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
                return new numbers/* Float */.nt(expression.value);
            case 'same':
                return this.evaluate(expression.node, site);
            case 'sequence': {
                const entries = this.entries(expression.items, site);
                if (entries instanceof Unresolved)
                    return entries;
                return expression.distinct
                    ? new Sequence(distinct(entries), true)
                    : new Sequence(entries, false, expression.fixed);
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
                return new UndefinedName(`${expression.name} is not defined in ${file.path} or in a file that it imports`, file.place(node), expression.name);
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
                return this.member(this.objectOf(expression.object, site), expression.name, node, file);
            case 'index':
                return this.indexed(expression.object, expression.index, node, site);
            case 'item': {
                const list = settled(this.evaluateNow(expression.list, site));
                if (list instanceof Unresolved)
                    return list;
                const item = list instanceof Sequence && !list.distinct ? list.entries[expression.index] : undefined;
                return item ? item.value : unresolvedAt('a part of another value is not known', node, file);
            }
            case 'call':
                return this.calls.evaluate(expression, node, site);
            case 'binary':
                return this.binary(expression, node, site);
            case 'unary': {
                const operand = settled(this.evaluate(expression.operand, site));
                if (operand instanceof Unresolved)
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
                if (left instanceof Unresolved)
                    return left;
                const holds = expression.operator === 'nullish' ? left !== null : file.language.operators.truth(left);
                if (holds === undefined)
                    return unresolvedAt('whether it is true is not known', expression.left, file);
                return holds === (expression.operator === 'and') ? this.evaluate(expression.right, site) : left;
            }
            case 'choice': {
                const condition = settled(this.evaluate(expression.condition, site));
                if (condition instanceof Unresolved)
                    return condition;
                const holds = file.language.operators.truth(condition);
                if (holds === undefined)
                    return unresolvedAt('its condition is not a constant', node, file);
                return this.evaluate(holds ? expression.whenTrue : expression.whenFalse, site);
            }
            case 'attempt': {
                const fails = expression.probes.some(probe => this.evaluate(probe, site) instanceof MissingMember);
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
                    return unresolvedAt('it is not an expression', expression.at, file);
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
                return unresolvedAt(expression.reason, node, file);
        }
    }
    /** Entries of another file, whose macros are those that hold where it is taken over. */
    included(expression, node, site) {
        const { specifier } = expression;
        const found = this.modules.resolve(specifier, site.file.whole?.file ?? site.file);
        if (found === undefined || !isSourceFile(found))
            return unresolvedAt(`${specifier} is not a file of the repository`, node, site.file);
        const source = found.text.slice(found.root.startIndex);
        const part = found.fragment(found.root, expression.text(source), 1);
        const inner = expression.find(part.root);
        if (!inner)
            return unresolvedAt(`${specifier} does not hold entries of a list`, node, site.file);
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
        return new Described(kind, name, node, site, shape, this.lookups);
    }
    /** The part of a language's own library that is in no source, by the name of the language. */
    library(language) {
        return this.modules.library(language);
    }
    /** Name of the module that a file is. */
    moduleName(file) {
        return this.modules.moduleName(file);
    }
    member(object, name, node, file) {
        if (object instanceof Unresolved)
            return object;
        const value = this.memberIfAny(object, name);
        if (value !== undefined)
            return value;
        if (object instanceof ForeignModule && !object.names.has(name))
            return new MissingMember(`the module ${object.name} has no ${name}`, file.place(node), file.quote(node));
        if (object instanceof ForeignModule)
            return unresolvedAt(`the value of ${object.name}.${name} is not known`, node, file);
        const whose = object instanceof Described
            ? `the ${object.kind} ${object.name} (${object.site.file.path}) has no constant`
            : object instanceof Mapping
                ? 'there is no'
                : 'it has no constant';
        return unresolvedAt(`${whose} ${name}`, node, file);
    }
    /** A member of a module, class or map; undefined when there is none of this name. */
    memberIfAny(object, name) {
        const whole = settled(object);
        if (whole instanceof Mapping)
            return whole.get(name);
        // An instance has the members of its class, behind its own; its methods know it already.
        if (whole instanceof CallResult) {
            const field = whole.field(name);
            if (field !== undefined)
                return field;
            const { of } = whole;
            const isInstance = of instanceof Described && of.kind === 'class';
            const own = isInstance ? of.site.file.language.objects?.ownAttribute(whole, name, this) : undefined;
            if (own !== undefined)
                return own;
            const member = isInstance ? this.ofClass(of, name, true) : undefined;
            return member === undefined ? this.builtinAttribute(whole, name) : member;
        }
        if (!(whole instanceof Described))
            return undefined;
        if (whole.kind === 'module') {
            const { file } = whole.site;
            const exported = this.names.exported(name, file);
            // `null` is a value: the constant of many.
            return exported === undefined ? this.names.submodule(name, file) : exported;
        }
        const member = this.ofClass(whole, name, false);
        return member === undefined ? this.builtinAttribute(whole, name) : member;
    }
    /** What objects of a language have without being given it (`__name__`, `__dict__`), and what their classes make of a name. */
    builtinAttribute(object, name) {
        const file = object instanceof CallResult ? object.of : object;
        const language = file instanceof Described ? file.site.file.language : undefined;
        if (!language?.objects || this.depth >= evaluator_MAX_DEPTH)
            return undefined;
        this.depth += 1;
        const value = language.objects.builtinAttribute(object, name, this);
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
        const constant = members instanceof Mapping ? members.get(name) : undefined;
        if (constant !== undefined)
            return constant;
        const method = shape.class.method?.(name);
        if (method) {
            const value = this.meaning(method.value, method.node, site);
            return value instanceof Described ? value.asMethod(fromInstance || method.bound) : value;
        }
        for (const base of shape.class.bases) {
            const from = this.evaluate(base, { file: site.file, env: site.env });
            if (!(from instanceof Described) || from.node.id === node.id)
                continue;
            const found = this.ofClass(from, name, fromInstance, depth + 1);
            if (found !== undefined)
                return found;
        }
        return undefined;
    }
    /** What a function gives back, or the constants of a class: the table that the definition stands for. */
    tableOf(value) {
        const whole = settled(value);
        if (!(whole instanceof Described) || !whole.shape)
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
                const several = settled(value);
                if (several instanceof Sequence && several.bare)
                    for (const entry of several.entries)
                        entries.push(entry);
                else
                    entries.push({ value, origin: file.origin(node) });
                continue;
            }
            const list = this.listOf(node, site, 'what is spread here is not a list');
            if (list instanceof Unresolved)
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
        if (value instanceof Sequence)
            return value.entries;
        if (value instanceof Mapping)
            return value.entries.map(({ key, origin }) => ({ value: key, origin }));
        return value instanceof Unresolved ? value : unresolvedAt(otherwise, node, site.file);
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
                const value = settled(this.evaluateNow(entry.spread, site));
                if (!(value instanceof Mapping)) {
                    return value instanceof Unresolved
                        ? value
                        : unresolvedAt('what is spread here is not a map', entry.node, file);
                }
                for (const each of value.entries)
                    result.push(each);
                if (result.length > MAX_VALUES)
                    return unresolvedAt('it is too large for reference data', node, file);
                continue;
            }
            const name = this.entryKey(entry, previousKey, site);
            previousKey = name;
            const key = textKeys && (0,model/* isScalar */.j)(name) ? String(name) : name;
            const value = this.entryValue(entry, previous, site);
            previous = value;
            if (named && typeof key === 'string')
                names.set(key, value);
            if ((0,model/* isScalar */.j)(key)) {
                const text = `${typeof key}:${key}`;
                if (written.has(text))
                    this.duplicates.push({ key: String(key), file, node: entry.node });
                written.add(text);
            }
            result.push({ key, value, origin: file.origin(entry.node) });
        }
        return new Mapping(lastWins(result));
    }
    entryKey({ key, node }, previous, site) {
        if (typeof key === 'string')
            return key;
        if ('id' in key)
            return this.evaluate(key, site);
        const next = key.next(previous);
        return next === undefined ? unresolvedAt('the index before it is not a number', node, site.file) : next;
    }
    entryValue({ value, node }, previous, site) {
        if ('id' in value)
            return this.asWritten(this.evaluate(value, site), value, site.file);
        if (value.kind !== 'next')
            return this.evaluateItem({ node, value }, site);
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
                const holds = condition instanceof Unresolved ? undefined : file.language.operators.truth(condition);
                if (holds)
                    run(further, site, origin);
                else if (holds === undefined) {
                    problem =
                        condition instanceof Unresolved
                            ? condition
                            : unresolvedAt('its condition is not a constant', clause.condition, file);
                }
                return;
            }
            const list = this.listOf(clause.list, site, 'what it runs over is not a list');
            if (list instanceof Unresolved) {
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
            return new Mapping(lastWins(keyed));
        return expression.distinct ? new Sequence(distinct(items), true) : new Sequence(items);
    }
    text(parts, node, site) {
        const { file } = site;
        let result = '';
        for (const part of parts) {
            const value = typeof part === 'string' ? part : settled(this.evaluate(part, site));
            if (value instanceof Unresolved)
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
            if (part instanceof Unresolved)
                return part;
        if (object instanceof Mapping && (0,model/* isScalar */.j)(index)) {
            const found = file.language.operators
                .keys(index)
                .map(key => object.get(key))
                .find(value => value !== undefined);
            if (found !== undefined)
                return found;
        }
        if (object instanceof Sequence && typeof index === 'number' && !object.distinct) {
            const found = file.language.operators.item(object.entries, index);
            if (found)
                return found.value;
        }
        if (typeof index === 'number' && typeof object === 'string') {
            const character = file.language.operators.character?.(object, index);
            if (character !== undefined)
                return character;
        }
        if (typeof index === 'string' && object instanceof Described)
            return this.member(object, index, node, file);
        return unresolvedAt(`there is nothing at ${(0,model/* isScalar */.j)(index) ? JSON.stringify(index) : 'this index'}`, node, file);
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
            if (value instanceof Unresolved)
                return value;
            const right = settled(this.evaluateNow(rightNode, site));
            if (right instanceof Unresolved)
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
/** What has parts of its own, each of which tells its own errors. */
const evaluator_LISTS = new Set(['sequence', 'mapping', 'call', 'function', 'class', 'fragment']);
/** Whether a syntax error is in a node itself, so that what is left of it (`-2` of `->, 2`) is not what is meant. */
function isBroken(node, { kind }) {
    if (node.isError || node.isMissing)
        return true;
    return node.hasError && !evaluator_LISTS.has(kind) && node.children.some(child => child?.isError || child?.isMissing);
}
/** The same entries as a part of the list around them. */
function bare(value) {
    return value instanceof Sequence ? new Sequence(value.entries, value.distinct, value.fixed, true) : value;
}
function isTooLarge(value) {
    if (typeof value === 'string')
        return value.length > MAX_TEXT_CHARACTERS;
    return (value instanceof Sequence || value instanceof Mapping) && value.weight > MAX_VALUES;
}

;// CONCATENATED MODULE: ./build/extract/source-files.js









/**
 * Characters that may stay parsed when nothing refers to their files any more. A tree takes some twenty times the memory of
 * its text; with much less, files that many others import are parsed again and again.
 */
const MAX_OPEN_CHARACTERS = 3 * 1024 * 1024;
/** The source files of one extraction: each parsed once, as long as it is needed (see {@link SourceFiles.relax}). */
class SourceFiles {
    repository;
    versions;
    current = new Evaluator(this);
    /** The file that was asked for last stands last. */
    files = new Map();
    globs = new Map();
    probes = new Map();
    errors = new Map();
    modulePaths = new Map();
    libraries = new Map();
    used = new Set();
    constructor(repository, versions = {}) {
        this.repository = repository;
        this.versions = versions;
    }
    get evaluator() {
        return this.current;
    }
    /**
     * Runs `work` with every grammar that it turns out to need. Parsing is synchronous and grammars load
     * asynchronously, so work that meets a new one is started again; what it had parsed is kept.
     */
    async withGrammars(work) {
        for (;;) {
            try {
                return await work();
            }
            catch (error) {
                if (!(error instanceof GrammarNeeded))
                    throw error;
                await loadGrammar(error.grammar);
            }
        }
    }
    /**
     * The same for work that keeps nothing but plain data. Of values, nothing is known when it starts: what is found does not depend on
     * what was read before, so that it is the same in any order.
     */
    async withoutMemory(work) {
        return await this.withGrammars(() => {
            this.current = new Evaluator(this);
            return work();
        });
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
        const byName = syntaxes.find(({ id }) => id === (grammar ?? syntaxOf(path)?.id));
        const inText = grammar === undefined ? byName?.language?.preprocessor?.grammarOfText?.(source) : undefined;
        const syntax = inText === undefined ? byName : syntaxes.find(({ id }) => id === inText);
        const language = syntax?.language;
        if (!language) {
            const text = languages.map(l => `${l.name} (${l.extensions.join(', ')})`).join('; ');
            throw new repository/* UnreadableFile */.ie('source-language', path, `No implementation language reads ${path}.`, `Name one with \`grammar\`: ${tableGrammars.join(', ')}. By their extensions are read: ${text}.`);
        }
        const file = new SourceFile(path, source, language, grammarFile(syntax.grammar));
        this.files.set(key, file);
        const error = file.language.preprocessor ? undefined : file.syntaxError();
        if (error)
            this.errors.set(file.path, error);
        return file;
    }
    resolve(specifier, importer) {
        const path = this.modulePath(specifier, importer);
        if (path === undefined)
            return this.foreign(specifier, importer.language.name);
        return this.readable(path, () => {
            if (path.endsWith('.json'))
                return this.json(path);
            const { language, syntax } = importer;
            const own = languageOf(path);
            // What is taken over as text is in the language of the file that it becomes a part of.
            const isPart = own === undefined || (language.preprocessor && own.preprocessor && own !== language);
            return this.open(path, isPart ? syntax : undefined);
        });
    }
    /** The part of a language's own library that is in no source: looked for when it is first asked for. */
    library(name) {
        if (!this.libraries.has(name)) {
            const language = languages.find(each => each.name === name);
            const { version } = this.versions[name.toLowerCase()] ?? {};
            this.libraries.set(name, language?.packages?.library?.(this.repository, version));
        }
        return this.libraries.get(name);
    }
    foreign(specifier, language) {
        const module = this.library(language)?.module(specifier);
        if (module)
            this.used.add(language);
        return module;
    }
    /** The libraries that modules were imported from, by the names of their languages. */
    usedLibraries() {
        return [...this.used].map(name => [name, this.library(name)]);
    }
    moduleName({ path, language }) {
        const name = language.packages?.moduleName?.(path, file => this.isFile(file));
        return name ?? path.replace(/(\.d)?\.[^./]+$/, '');
    }
    packageFiles(name, file) {
        const found = [];
        for (const pattern of file.language.packages?.files?.(name, file.path, file.root) ?? []) {
            for (const path of this.matches(pattern)) {
                const other = path === file.path ? undefined : this.readable(path, () => this.open(path));
                if (other instanceof SourceFile)
                    found.push(other);
            }
        }
        return found;
    }
    /** Files that a path or glob means, looked for once. */
    matches(pattern) {
        let paths = this.globs.get(pattern);
        if (!paths) {
            paths = isGlob(pattern) ? this.repository.glob(pattern) : [pattern].filter(path => this.isFile(path));
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
            const paths = importer.language.imports.paths(specifier, importer.path, path => this.isFile(path));
            const takesText = importer.language.preprocessor !== undefined;
            const readable = (path) => path.endsWith('.json') || takesText || languageOf(path) !== undefined;
            this.modulePaths.set(key, paths
                .map(path => (isGlob(path) ? this.repository.glob(path)[0] : path))
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
    /**
     * Called between two files, when nothing is being evaluated and what was read is plain data: lets go of the files
     * that were not asked for lately, with everything that is known of values in them. Who asks for one again has it
     * parsed again. Nothing happens while a record still holds a definition that it may have to describe.
     */
    relax() {
        const files = [...this.files.values()];
        let open = files.reduce((sum, { text }) => sum + text.length, 0);
        if (open <= MAX_OPEN_CHARACTERS || files.some(({ isHeld }) => isHeld))
            return;
        this.close(file => {
            if (open <= MAX_OPEN_CHARACTERS / 2)
                return false;
            open -= file.text.length;
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
            return fromPlain(JSON.parse(this.repository.read(path)), place);
        }
        catch (error) {
            if (error instanceof repository/* UnreadableFile */.ie)
                throw error;
            return new Unresolved(`${path} is not JSON that can be read`, place, path);
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
            return new Unresolved(reason, { file: path, line: error.line ?? 1 }, path);
        }
    }
}
function languageOf(path) {
    return syntaxOf(path)?.language;
}

;// CONCATENATED MODULE: ./build/extract/extract.js





/**
 * Reads everything that a configuration names. Nothing of the repository is run. Problems are reported and reading
 * goes on, so that all of them are reported together.
 */
async function extract(wanted, input, options = {}) {
    const { languages } = wanted.config;
    return withContext({ ...input, languages, placeOf: wanted.placeOf }, context => new Reader(wanted, context, options).read());
}
/** The rows of sources that stand at a place of refdata.yml; what is not resolved in them is reported. */
async function readList(sources, at, context) {
    const rows = [];
    for (const [i, source] of sources.entries()) {
        for (const row of await context.rows(source, [...at, i])) {
            const { place, items } = row;
            const value = tellUnresolved(row.value, source.map === undefined ? at : [...at, i, 'map'], context);
            rows.push({ value, place, ...(items && { items }) });
        }
    }
    return rows;
}
/** Gives `use` what kinds of source and steps need; what was parsed for it is let go in the end. */
async function withContext({ programs = (0,repository_programs/* noPrograms */.T)('off'), languages, ...surroundings }, use) {
    const files = new SourceFiles(surroundings.repository, languages);
    const context = {
        ...surroundings,
        files,
        programs,
        rows: (source, at) => readRows(source, at, context),
        extraction: (source, at) => readExtraction(source, at, context),
    };
    try {
        const result = await use(context);
        for (const [language, { version, reason }] of files.usedLibraries()) {
            if (reason === undefined)
                continue;
            const message = `What ${language} ${version} has in no source was taken: ${reason}.`;
            context.report({ rule: 'library-version', message, place: context.placeOf([]) });
        }
        return result;
    }
    finally {
        files.dispose();
    }
}
class Reader {
    wanted;
    context;
    options;
    places = new Map();
    constructor(wanted, context, options) {
        this.wanted = wanted;
        this.context = context;
        this.options = options;
    }
    async read() {
        const { config } = this.wanted;
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
        if (sources === undefined || !this.isWanted(at))
            return EMPTY;
        this.options.progress?.(at.join('.'));
        const rows = await readList(sources, at, this.context);
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
        if (value === REPORTED)
            return '';
        if (typeof value === 'string' && value !== '')
            return value;
        this.context.report({
            rule: 'field-type',
            message: `${at.join('.')} is ${extract_show(value)}, not a text.`,
            place,
        });
        return '';
    }
    async number(spec, at) {
        if (spec !== undefined)
            this.places.set(at.join('.'), this.context.placeOf(at));
        if (typeof spec === 'number')
            return spec;
        if (spec === undefined || !this.isWanted(at))
            return 0;
        const { value, place } = await this.single(spec, at);
        if (value === REPORTED)
            return 0;
        if (typeof value === 'number' && Number.isInteger(value) && value >= 0)
            return value;
        this.context.report({
            rule: 'field-type',
            message: `${at.join('.')} is ${extract_show(value)}, not a whole number.`,
            place,
        });
        return 0;
    }
    /** The one value of a source: as it is, or as the one row that its steps leave. */
    async single(source, at) {
        const place = this.context.placeOf(at);
        if (STEPS.some(step => source[step] !== undefined)) {
            const rows = await this.context.rows(source, at);
            const [row] = rows;
            if (rows.length === 1 && row)
                return { ...row, value: tellUnresolved(row.value, [...at, 'map'], this.context) };
            this.context.report({
                rule: 'table-scalar',
                message: `${at.join('.')} needs one value, and its source yields ${rows.length}.`,
                place,
            });
            return { value: REPORTED, place };
        }
        const extraction = await this.context.extraction(source, at);
        if (extraction.kind === 'value' && source.expect !== undefined && typeof extraction.value === 'number')
            await checkCount(extraction.value, source.expect, [...at, 'expect'], this.context);
        if (extraction.kind === 'value')
            return { value: resolvedValue(extraction.value, at, this.context), place: extraction.place };
        // A source that could not be read has been reported already.
        if (extraction.records.length > 0) {
            this.context.report({
                rule: 'table-scalar',
                message: `${at.join('.')} needs one value, and its source is a table of ${extraction.records.length} entries.`,
                place,
            });
        }
        return { value: REPORTED, place };
    }
    isWanted(at) {
        return this.options.only === undefined || this.options.only.has(String(at[0]));
    }
}
const EMPTY = { rows: [], sorted: false };
function extract_show(value) {
    return value === undefined ? 'nothing' : JSON.stringify(value);
}

;// CONCATENATED MODULE: ./build/extract/index.js













/***/ }),

/***/ 38060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ strict)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82788);


/** An object that refuses unknown keys and names the nearest right one. */
function strict(shape) {
    const keys = Object.keys(shape);
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej(shape, {
        error: issue => {
            if (issue.code !== 'unrecognized_keys')
                return undefined;
            const sentences = issue.keys.map(key => {
                const [near] = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .p)(key, keys);
                return `There is no key \`${key}\` here; ${near ? `did you mean \`${near}\`?` : `the keys are ${keys.join(', ')}.`}`;
            });
            return sentences.join('\n');
        },
    });
}


/***/ }),

/***/ 40075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ git),
/* harmony export */   Fu: () => (/* binding */ committedIds),
/* harmony export */   b7: () => (/* binding */ OLDEST_GIT),
/* harmony export */   f7: () => (/* binding */ sourceState),
/* harmony export */   lX: () => (/* binding */ readGit),
/* harmony export */   ml: () => (/* binding */ withoutFilters),
/* harmony export */   or: () => (/* binding */ readGitSync)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70787);



/** A fetch of a large repository over a slow line takes minutes; longer than this, something hangs. */
const TIMEOUT_MINUTES = 15;
/** Names of a million files. More is an error and not cut off: who reads a list takes it for whole. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;
/** What git complains of beyond this is dropped: nobody reads it, and a server must not fill our memory. */
const MAX_COMPLAINT_BYTES = 1024 * 1024;
/** A list of all files of a repository, or some files of at most 512 MiB each, as `limits.source_mib` allows. */
const MAX_SYNC_OUTPUT_BYTES = 1024 * 1024 * 1024;
/** Settings reach git through GIT_CONFIG_COUNT, which came with 2.31. */
const OLDEST_GIT = '2.31';
/** Git for Windows understands this name too. */
const NULL_DEVICE = '/dev/null';
/** Of the GIT_* variables around us, only those that say how to reach a server or where git lives. */
const KEPT_VARIABLES = new Set(['GIT_EXEC_PATH', 'GIT_SSL_CAINFO', 'GIT_SSL_CAPATH', 'GIT_PROXY_SSL_CAINFO']);
/**
 * Settings for reading a repository that somebody else wrote: nothing in it may run a program. They stand on
 * the command line, where every version of git obeys them.
 */
const HARDENING = [
    ['core.hooksPath', NULL_DEVICE],
    ['core.fsmonitor', 'false'],
    ['core.attributesFile', NULL_DEVICE],
    ['core.autocrlf', 'false'],
    ['core.longpaths', 'true'],
    ['credential.helper', ''],
    ['protocol.ext.allow', 'never'],
    ['submodule.recurse', 'false'],
    ['fetch.recurseSubmodules', 'false'],
    ['gc.auto', '0'],
    ['maintenance.auto', 'false'],
    // Otherwise `git init` gives advice on how to choose one.
    ['init.defaultBranch', 'main'],
].flatMap(([key, value]) => ['-c', `${key}=${value}`]);
/**
 * Runs git without prompts, hooks, filters, credential helpers, and without the settings of the machine and of
 * the user. A failure of git is a result; @throws {UserError} when there is no git, when it hangs, or prints without end.
 */
function git(args, options) {
    return new Promise((settle, reject) => {
        // Windows looks for a program in the current folder first, and a repository may hold a `git.exe`: start
        // where no repository is, and let git itself change the folder.
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', ['-C', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(options.cwd), '--no-pager', ...HARDENING, ...args], {
            cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(process.execPath),
            env: environment(options),
            stdio: [options.input === undefined ? 'ignore' : 'pipe', options.output ?? 'pipe', 'pipe'],
            windowsHide: true,
        });
        let ended;
        const end = (reason) => {
            ended ??= reason;
            child.kill('SIGKILL');
        };
        const timer = setTimeout(() => end(tooSlow(args[0])), TIMEOUT_MINUTES * 60_000);
        const stdout = child.stdout
            ? collect(child.stdout, MAX_OUTPUT_BYTES, () => end(tooMuch(args[0])))
            : () => '';
        const stderr = child.stderr ? collect(child.stderr, MAX_COMPLAINT_BYTES) : () => '';
        // Git may end before it has read everything; then its exit code says why.
        child.stdin?.on('error', () => { }).end(options.input);
        child.once('error', cause => {
            clearTimeout(timer);
            reject(notInstalled(cause));
        });
        child.once('close', code => {
            clearTimeout(timer);
            if (ended)
                reject(ended);
            else
                settle({ code: code ?? -1, stdout: stdout(), stderr: stderr() });
        });
    });
}
const UNKNOWN_STATE = { commit: null, modified: false };
/** The commit that a folder was checked out from. Never fails: a folder need not be a git repository. */
async function sourceState(folder) {
    try {
        // The second name holds only where the commit has the folder: a package unpacked below somebody's
        // repository (node_modules, say) does not come from that repository's commit.
        const [head, config] = await Promise.all([
            readGit(folder, ['rev-parse', 'HEAD', 'HEAD:./']),
            withoutFilters(folder),
        ]);
        if (head.code !== 0)
            return UNKNOWN_STATE;
        const commit = head.stdout.split('\n', 1)[0] ?? '';
        const status = await readGit(folder, ['status', '--porcelain', '--untracked-files=no', '--ignore-submodules=all', '--', '.'], { config });
        return { commit, modified: status.code === 0 && status.stdout !== '' };
    }
    catch {
        return UNKNOWN_STATE;
    }
}
/** Ids that files of a folder have in the commit that is checked out; those that are in no commit are left out. */
async function committedIds(folder, files) {
    if (files.length === 0)
        return new Map();
    const listed = await readGit(folder, ['--literal-pathspecs', 'ls-tree', '-z', 'HEAD', '--', ...files]);
    if (listed.code !== 0)
        return new Map();
    const entries = listed.stdout.split('\0').map(line => /^\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(line));
    return new Map(entries.flatMap(entry => (entry ? [[entry[2] ?? '', entry[1] ?? '']] : [])));
}
/** Settings for `git status` and `git diff`: these run the filters that the repository's own config defines; empty commands run nothing. */
async function withoutFilters(folder) {
    const { stdout } = await readGit(folder, ['config', '--null', '--name-only', '--get-regexp', '^filter\\.']);
    const drivers = new Set();
    for (const key of stdout.split('\0')) {
        if (key !== '')
            drivers.add(key.slice(0, key.lastIndexOf('.')));
    }
    return [...drivers].flatMap((driver) => [
        [`${driver}.clean`, ''],
        [`${driver}.smudge`, ''],
        [`${driver}.process`, ''],
        [`${driver}.required`, 'false'],
    ]);
}
/** A local command that writes nothing, asks no server, and reads repositories of other owners (containers). */
function readGit(folder, args, { config = [], ...options } = {}) {
    return git(args, {
        ...options,
        cwd: folder,
        env: { GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1' },
        config: [['safe.directory', '*'], ...config],
    });
}
/** The same at once, for files that are read while sources are evaluated; `input` goes to git, bytes come back. */
function readGitSync(folder, args, input = '') {
    const { status, stdout, stderr, error } = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)('git', ['-C', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), '--no-pager', ...HARDENING, ...args], {
        cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(process.execPath),
        env: environment({
            cwd: folder,
            env: { GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1' },
            config: [['safe.directory', '*']],
        }),
        input,
        maxBuffer: MAX_SYNC_OUTPUT_BYTES,
        timeout: TIMEOUT_MINUTES * 60_000,
        windowsHide: true,
    });
    if (error)
        throw notInstalled(error);
    return { code: status ?? -1, stdout, stderr: stderr.toString('utf8') };
}
function environment(options) {
    const env = {};
    for (const [name, value] of Object.entries(process.env)) {
        const upper = name.toUpperCase();
        // A program that asks for passwords is one more program that we do not run.
        if (upper === 'SSH_ASKPASS' || (upper.startsWith('GIT_') && !KEPT_VARIABLES.has(upper)))
            continue;
        env[name] = value;
    }
    const config = options.config ?? [];
    config.forEach(([key, value], index) => {
        env[`GIT_CONFIG_KEY_${index}`] = key;
        env[`GIT_CONFIG_VALUE_${index}`] = value;
    });
    return {
        ...env,
        ...options.env,
        GIT_CONFIG_COUNT: String(config.length),
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: NULL_DEVICE,
        GIT_ATTR_NOSYSTEM: '1',
        GIT_ALLOW_PROTOCOL: options.protocols ?? '',
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '',
        GIT_LFS_SKIP_SMUDGE: '1',
        // Failures are told apart by what git says, so it has to say it in one language.
        LC_ALL: 'C',
        LANGUAGE: '',
    };
}
/** What a stream holds, up to so many bytes. */
function collect(stream, maxBytes, onMore = () => { }) {
    const chunks = [];
    let bytes = 0;
    stream.on('data', (chunk) => {
        bytes += chunk.length;
        if (bytes <= maxBytes)
            chunks.push(chunk);
        else
            onMore();
    });
    return () => Buffer.concat(chunks).toString('utf8');
}
function tooSlow(command = '') {
    return new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`git ${command} did not end within ${TIMEOUT_MINUTES} minutes.`, 'Run the job again; if it hangs each time, check out the repository in a step before.');
}
function tooMuch(command = '') {
    return new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`git ${command} printed more than ${MAX_OUTPUT_BYTES / 1024 / 1024} MiB.`, 'The repository or the branch has too many files for that: use one with fewer.');
}
function notInstalled(cause) {
    if (cause.code !== 'ENOENT')
        return cause;
    return new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('The program git was not found on this machine.', `Install git ${OLDEST_GIT} or later and see that it is on PATH; without it, leave out "repository" and "ref".`, { cause });
}


/***/ }),

/***/ 44053:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K$: () => (/* reexport */ INDEX_FILE),
  pT: () => (/* reexport */ ManifestReader),
  GA: () => (/* reexport */ PackageReader),
  Bf: () => (/* reexport */ archiveFile),
  buildRegistry: () => (/* reexport */ buildRegistry),
  iv: () => (/* reexport */ changesBetween),
  qW: () => (/* reexport */ checkRegistry),
  qQ: () => (/* reexport */ hashOf),
  gG: () => (/* reexport */ inTurns),
  R: () => (/* reexport */ installPackages),
  WY: () => (/* reexport */ isLeftOut),
  Me: () => (/* reexport */ openRegistry),
  AY: () => (/* reexport */ openRegistryAddress),
  A1: () => (/* reexport */ parseIndex),
  VB: () => (/* reexport */ parseWanted),
  bL: () => (/* reexport */ readArchive),
  ox: () => (/* reexport */ readPrevious),
  Lx: () => (/* reexport */ registroOf),
  registryCounts: () => (/* reexport */ registryCounts),
  registrySiteFiles: () => (/* reexport */ registrySiteFiles),
  zK: () => (/* reexport */ releaseChanges),
  I5: () => (/* reexport */ rootOf),
  $c: () => (/* reexport */ writeRegistry)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:stream/promises"
var promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./node_modules/tar-stream/index.js
var tar_stream = __webpack_require__(56118);
// EXTERNAL MODULE: ./build/rules/packages.js
var rules_packages = __webpack_require__(81919);
// EXTERNAL MODULE: ./build/text/shown.js
var shown = __webpack_require__(80591);
;// CONCATENATED MODULE: ./build/registry/entry-path.js
/** Paths of files in archives: what no archive may hold, and what ours do not. */
/** Reserved by Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;
/** The parts of a path in an archive; "./" and a slash at the end say nothing. */
function partsOf(path) {
    return path.split('/').filter((part, i, all) => part !== '.' && !(part === '' && i === all.length - 1));
}
/** Why a path must not be unpacked, to continue a sentence: "is absolute"; nothing when it is safe. */
function faultOfPath(path) {
    if (path.startsWith('/') || /^[A-Za-z]:/.test(path))
        return 'is absolute';
    if (path.includes('\\'))
        return 'holds a backslash, which leads elsewhere on Windows';
    if (/[\p{Cc}\ufffd]/u.test(path))
        return 'holds a control or broken character';
    if (path.includes(':'))
        return 'holds a colon, which means something else on Windows';
    const parts = partsOf(path);
    if (parts.length === 0 || parts.includes(''))
        return 'is empty in part';
    // Windows also drops dots and blanks at the end of a name: ".. " leads up, too.
    if (parts.some(part => /^[. ]+$/.test(part)))
        return 'leads upwards';
    return undefined;
}
/** Why a path should not be packed: some system that has the language cannot unpack it. */
function faultOfPackedPath(path) {
    const fault = faultOfPath(path);
    if (fault !== undefined)
        return fault;
    for (const part of partsOf(path)) {
        if (/[<>"|?*]/.test(part))
            return 'holds a character that Windows does not allow';
        if (/[. ]$/.test(part))
            return 'has a part that ends in a dot or a blank, which Windows drops';
        if (DEVICE.test(part))
            return 'has the name of a device of Windows';
    }
    return undefined;
}
/** The same for paths that are one file on macOS or Windows. */
function pathKey(path) {
    return path.normalize('NFC').toLowerCase();
}

;// CONCATENATED MODULE: ./build/registry/archive.js








/** What an archive may unpack to: a thousand times what packages have. */
const MAX_UNPACKED_BYTES = 1024 * 1024 * 1024;
const MAX_ENTRIES = 100_000;
/** Text shrinks to a fifth; deflate can reach a thousandth, with nothing in it. */
const MAX_RATIO = 100;
/** Below this size a high ratio harms nobody. */
const MIN_BYTES_FOR_RATIO = 16 * 1024 * 1024;
const CHUNK_BYTES = 64 * 1024;
/** What an archive breaks; the message continues a sentence: "holds the symbolic link …". */
class ArchiveFault extends Error {
    rule;
    constructor(rule, message) {
        super(message);
        this.rule = rule;
    }
}
/**
 * Reads an archive once, as a stream: its hash, and its files one by one. What is not a sound archive with one folder
 * `root` ends the reading with a fault, before that file is visited; nothing is written, and no more than a chunk is
 * held. The size is counted as it unpacks, whatever the headers say.
 */
async function readArchive(input, root, visit = async ({ content }) => skip(content)) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    const gunzip = (0,external_node_zlib_.createGunzip)({ chunkSize: CHUNK_BYTES });
    const reading = new Reading(root, visit);
    let open = true;
    const done = reading.run(gunzip).finally(() => {
        open = false;
        gunzip.destroy();
    });
    // It is awaited below; without this, a fault while the input is slow would count as unhandled.
    done.catch(() => undefined);
    try {
        for await (const chunk of input) {
            hash.update(chunk);
            reading.bytes += chunk.length;
            if (open && !gunzip.write(chunk))
                await Promise.race([(0,external_node_events_.once)(gunzip, 'drain'), done]).catch(() => undefined);
        }
    }
    catch (error) {
        // The input broke off: that is not for the archive to explain.
        gunzip.destroy();
        throw error;
    }
    if (open)
        gunzip.end();
    const fault = await done;
    return { sha256: hash.digest('hex'), bytes: reading.bytes, fault };
}
class Reading {
    root;
    visit;
    /** Compressed bytes so far. */
    bytes = 0;
    unpacked = 0;
    entries = 0;
    files = new Set();
    folders = new Set();
    /** What went wrong while a file was visited: not the archive's fault. */
    failure;
    constructor(root, visit) {
        this.root = root;
        this.visit = visit;
    }
    async run(gunzip) {
        const tar = (0,tar_stream.extract)();
        const metered = (source) => this.metered(source);
        const results = await Promise.allSettled([(0,promises_.pipeline)(gunzip, metered, tar), this.visitAll(tar)]);
        if (this.failure !== undefined)
            throw this.failure;
        const reasons = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []));
        const fault = reasons.find(reason => reason instanceof ArchiveFault);
        if (fault)
            return fault;
        // Both stop when one does; the first to fail is the one that says why.
        if (reasons[0])
            return new ArchiveFault(rules_packages/* registryArchiveUnreadable */.rQ, `cannot be unpacked (${reasons[0].message})`);
        if (this.files.size === 0)
            return new ArchiveFault(rules_packages/* registryArchiveRoot */.wv, 'holds no files');
        return undefined;
    }
    async *metered(source) {
        for await (const chunk of source) {
            this.unpacked += chunk.length;
            if (this.unpacked > MAX_UNPACKED_BYTES) {
                throw new ArchiveFault(rules_packages/* registryArchiveSize */.JI, `unpacks to more than ${MAX_UNPACKED_BYTES} bytes`);
            }
            if (this.unpacked > MIN_BYTES_FOR_RATIO && this.unpacked > this.bytes * MAX_RATIO) {
                throw new ArchiveFault(rules_packages/* registryArchiveSize */.JI, `unpacks to more than ${MAX_RATIO} times its size`);
            }
            yield chunk;
        }
    }
    async visitAll(tar) {
        for await (const entry of tar) {
            const path = this.admit(entry.header);
            const content = entry;
            if (path === undefined) {
                await skip(content);
                continue;
            }
            const { size, mode } = entry.header;
            try {
                await this.visit({ path, size, executable: (mode & 0o100) !== 0, content });
            }
            catch (error) {
                // A full disk, say: not the archive's fault.
                if (error.syscall !== undefined)
                    this.failure = error;
                throw error;
            }
        }
    }
    /** The path of a file below the root; nothing for a folder. @throws {ArchiveFault} */
    admit({ name, type }) {
        this.entries += 1;
        if (this.entries > MAX_ENTRIES) {
            throw new ArchiveFault(rules_packages/* registryArchiveSize */.JI, `holds more than ${MAX_ENTRIES} entries`);
        }
        const fault = faultOfPath(name);
        if (fault !== undefined)
            throw new ArchiveFault(rules_packages/* registryArchiveEntry */.qW, `holds ${(0,shown/* shown */.S)(name)}, which ${fault}`);
        const kind = type ?? 'unknown';
        if (kind !== 'file' && kind !== 'contiguous-file' && kind !== 'directory') {
            throw new ArchiveFault(rules_packages/* registryArchiveEntry */.qW, `holds ${(0,shown/* shown */.S)(name)}, which is ${KINDS[kind] ?? 'of an unknown kind'}`);
        }
        const [root, ...parts] = partsOf(name);
        if (root !== this.root || (kind !== 'directory' && parts.length === 0)) {
            throw new ArchiveFault(rules_packages/* registryArchiveRoot */.wv, `holds ${(0,shown/* shown */.S)(name)}, which is not in the folder ${this.root}`);
        }
        const path = parts.join('/');
        this.register(name, path, kind !== 'directory');
        return kind === 'directory' ? undefined : path;
    }
    /** A path stands for one thing; folders may be named again. */
    register(name, path, isFile) {
        const key = pathKey(path);
        if (this.files.has(key) || (isFile && this.folders.has(key))) {
            throw new ArchiveFault(rules_packages/* registryArchiveEntry */.qW, `holds ${(0,shown/* shown */.S)(name)} twice, or as a file and a folder`);
        }
        if (isFile)
            this.files.add(key);
        else
            this.folders.add(key);
        for (let end = key.lastIndexOf('/'); end > 0; end = key.lastIndexOf('/', end - 1)) {
            const folder = key.slice(0, end);
            if (this.files.has(folder)) {
                throw new ArchiveFault(rules_packages/* registryArchiveEntry */.qW, `holds ${(0,shown/* shown */.S)(name)} below a file`);
            }
            if (this.folders.has(folder))
                break;
            this.folders.add(folder);
        }
    }
}
const KINDS = {
    link: 'a hard link',
    symlink: 'a symbolic link',
    'character-device': 'a device',
    'block-device': 'a device',
    fifo: 'a pipe',
};
async function skip(content) {
    for await (const _chunk of content)
        ;
}

// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/findings/user-error.js
var user_error = __webpack_require__(70787);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/contract/files.js
var contract_files = __webpack_require__(60088);
// EXTERNAL MODULE: ./build/contract/json-pointer.js
var json_pointer = __webpack_require__(26545);
// EXTERNAL MODULE: ./build/findings/rule-info.js
var rule_info = __webpack_require__(94562);
;// CONCATENATED MODULE: ./build/registry/layout.js
/** Files of a registry, by their path under its address. */
const INDEX_FILE = 'index.json';
const CONFIG_FILE = 'config.json';
/** Holds the archives, and one small file for each package. */
const PACKAGES_FOLDER = 'pacotes';
/** Manifest of a package of the language, in its own folder. */
const DEFAULT_MANIFEST = 'forge.toml';
function packageFile(name) {
    return `${PACKAGES_FOLDER}/${name}.json`;
}
function archiveFile(arquivo) {
    return `${PACKAGES_FOLDER}/${arquivo}`;
}
/** What config.json says: where clients find the rest, relative to it. */
function configOf(registro, manifest) {
    return {
        formato: 1,
        registro,
        indice: INDEX_FILE,
        pacote: packageFile('{nome}'),
        arquivo: archiveFile('{arquivo}'),
        manifesto: manifest,
    };
}
/** What the file of a single package says: the package's part of the index, and whose it is. */
function packageData(registro, nome, pacote) {
    return { registro, nome, ...pacote };
}

// EXTERNAL MODULE: ./build/repository/repository.js
var repository = __webpack_require__(83929);
// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(3292);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var yaml_dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/extract/index.js + 157 modules
var extract = __webpack_require__(58718);
// EXTERNAL MODULE: ./build/published/index.js + 9 modules
var published = __webpack_require__(96410);
;// CONCATENATED MODULE: ./build/registry/names.js
/** Names of packages and of what is made from them (reference-language.md §10.3, §10.5). */
/** A lower-case ASCII letter, then 1 to 48 of letters, digits, `_`, `-`. */
const PACKAGE_NAME = /^[a-z][a-z0-9_-]{1,48}$/;
function isPackageName(name) {
    return PACKAGE_NAME.test(name);
}
/** The one folder that an archive holds. */
function rootOf(name, version) {
    return `${name}-${version}`;
}
/** File name of the archive of a release. */
function archiveNameOf(name, version) {
    return `${rootOf(name, version)}.tar.gz`;
}
/** A language's name as the name of its registry: `DataForge` is `dataforge`. */
function registryNameOf(language) {
    return language
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-+|-+$/g, '');
}

// EXTERNAL MODULE: ./node_modules/semver/index.js
var semver = __webpack_require__(62088);
;// CONCATENATED MODULE: ./build/registry/version.js

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
    return semver.parse(`${major}.${minor}.${patch}${pre}`) ?? undefined;
}
/** Whether a text is a version as it is published: three numbers, no `v`, no build metadata. */
function isPublishedVersion(text) {
    return readVersion(text)?.version === text;
}
/** A pre-release comes before its release; pre-releases among each other as SemVer 2.0 orders them. */
function compareVersions(a, b) {
    return semver.compare(a, b);
}

;// CONCATENATED MODULE: ./build/registry/range.js

/** A text that is no version range; the message continues a sentence: "`1.x` is no version". */
class InvalidRange extends Error {
}
/** Which versions a dependency accepts (reference-language.md §10.2). */
class Range {
    comparators;
    /** None accept every version. */
    constructor(comparators) {
        this.comparators = comparators;
    }
    /** Pre-releases are versions like others here: only their order decides. */
    accepts(version) {
        return this.comparators.every(comparator => holds(comparator, version));
    }
}
const ANY = new Set(['', '*', 'latest', 'qualquer']);
const COMPARATOR = /^(\^|~|>=|<=|==|>|<|=)?(.*)$/s;
/**
 * Reads a range: nothing, `*`, `latest`, `qualquer` for any version; a bare version for exactly that one; `^`, `~`,
 * `>=`, `>`, `<=`, `<`, `=`, `==`; several, joined by blanks or commas, must all hold. There is no `||`, no hyphen
 * range and no `x`, and no blank between an operator and its version.
 *
 * @throws {InvalidRange}
 */
function parseRange(text) {
    const trimmed = text.trim();
    if (ANY.has(trimmed))
        return new Range([]);
    const parts = trimmed.split(/[,\s]+/).filter(part => part !== '');
    if (parts.length === 0)
        throw new InvalidRange('it has no version');
    return new Range(parts.flatMap(comparatorsOf));
}
function comparatorsOf(part) {
    const [, operator = '', target = ''] = COMPARATOR.exec(part) ?? [];
    if (target === '')
        throw new InvalidRange(`after \`${operator}\` there is no version (a blank would end it)`);
    const version = readVersion(target);
    if (!version)
        throw new InvalidRange(`\`${target}\` is no version`);
    const from = { operator: '>=', version };
    if (operator === '^') {
        // Of major version 0, each minor version may break its users.
        return [from, below(version.major > 0 ? `${version.major + 1}` : `0.${version.minor + 1}`)];
    }
    if (operator === '~')
        return [from, below(`${version.major}.${version.minor + 1}`)];
    if (operator === '' || operator === '=')
        return [{ operator: '==', version }];
    return [{ operator: operator, version }];
}
function below(text) {
    const version = readVersion(text);
    // The number after the largest that can be counted.
    if (!version)
        throw new InvalidRange(`\`${text}\` is too large`);
    return { operator: '<', version };
}
function holds({ operator, version: bound }, version) {
    const order = compareVersions(version, bound);
    switch (operator) {
        case '>=':
            return order >= 0;
        case '>':
            return order > 0;
        case '<=':
            return order <= 0;
        case '<':
            return order < 0;
        case '==':
            return order === 0;
    }
}

;// CONCATENATED MODULE: ./build/registry/manifest.js











const MAX_YAML_ALIASES = 100;
/** A manifest's fields where `forge.toml` has them: `[package]`, else `[project]` (reference-language.md §10.1). */
const FORGE = {
    nome: section('name'),
    versao: section('version'),
    descricao: section('description'),
    licenca: section('license'),
    autores: section('authors'),
    tags: section('keywords'),
    dependencias: 'dependencies',
    dataforge: section('dataforge'),
    entrada: section('entry'),
};
/** Reads manifests with the fields where a map has them. */
class ManifestReader {
    fields;
    /** @throws {UserError} for an expression that does not compile. */
    constructor(map = {}) {
        const names = Object.keys(FORGE);
        this.fields = new Map(names.map(name => [name, compile(name, map[name] ?? FORGE[name])]));
    }
    /** @param path of the manifest in the repository, which also says its format. */
    async read(path, bytes) {
        const text = new TextDecoder().decode(bytes);
        let data;
        try {
            data = parse(path, bytes, text);
        }
        catch (error) {
            if (!(error instanceof SyntaxFault))
                throw error;
            return {
                manifest: undefined,
                findings: [
                    (0,rule_info/* findingOf */.h)(rules_packages/* packageManifest */.u5, `${path} cannot be read: ${error.message}.`, path, {
                        file: path,
                        ...error.where,
                    }),
                ],
            };
        }
        const form = new Form(path, text, await this.evaluate(data));
        const manifest = form.manifest();
        return { manifest: form.findings.length === 0 ? manifest : undefined, findings: form.findings };
    }
    /** Name and version as a manifest has them, whatever else is in it; nothing for a manifest that cannot be read. */
    async identify(path, bytes) {
        try {
            const values = await this.evaluate(parse(path, bytes, new TextDecoder().decode(bytes)));
            return { name: values.get('nome'), version: values.get('versao') };
        }
        catch (error) {
            if (error instanceof SyntaxFault)
                return undefined;
            throw error;
        }
    }
    async evaluate(data) {
        const values = new Map();
        // A JSON copy: parsers give dates and objects without a prototype, which expressions do not know.
        const input = JSON.parse(JSON.stringify(data ?? {}));
        for (const [name, expression] of this.fields) {
            const outcome = await expression.evaluate(input).catch((error) => {
                throw new user_error/* UserError */.y(`registro.map.${name} fails: ${error.message}.`, 'Correct it in refdata.yml.', {
                    cause: error,
                });
            });
            values.set(name, 'data' in outcome ? outcome.data : undefined);
        }
        return values;
    }
}
/** The values of a manifest on their way into the shape of the index. */
class Form {
    path;
    source;
    values;
    findings = [];
    constructor(path, source, values) {
        this.path = path;
        this.source = source;
        this.values = values;
    }
    manifest() {
        const name = this.text('nome', true);
        const version = this.text('versao', true);
        const dataforge = this.text('dataforge') || '*';
        if (name !== '' && !isPackageName(name))
            this.complain(rules_packages/* registryPackageName */.fd, `${(0,shown/* shown */.S)(name)} is no package name.`, name);
        if (version !== '' && !isPublishedVersion(version))
            this.complain(rules_packages/* registryVersion */.eZ, `${(0,shown/* shown */.S)(version)} is no version.`, version);
        this.checkRange('dataforge', dataforge);
        return {
            name,
            version,
            about: {
                descricao: this.text('descricao'),
                licenca: this.text('licenca'),
                autores: this.texts('autores'),
                tags: this.texts('tags'),
            },
            dependencias: this.dependencias(),
            dataforge,
            entry: this.text('entrada') || undefined,
            place: this.placeWith(version),
        };
    }
    text(field, needed = false) {
        const value = this.values.get(field);
        if (typeof value === 'string' && (value.trim() !== '' || !needed))
            return value.trim();
        if (value !== undefined && value !== null && value !== '') {
            this.complain(rules_packages/* packageField */.jP, `${field} is ${(0,shown/* shown */.S)(value)}; it must be a text, in quotes.`, String(value));
        }
        else if (needed) {
            this.complain(rules_packages/* packageField */.jP, `${field} is missing.`);
        }
        return '';
    }
    /** Expressions give a list of one as its item. */
    texts(field) {
        const value = this.values.get(field) ?? [];
        const items = Array.isArray(value) ? value : [value];
        const texts = items
            .filter(item => typeof item === 'string')
            .map(item => item.trim())
            .filter(item => item !== '');
        if (texts.length < items.length)
            this.complain(rules_packages/* packageField */.jP, `${field} is not a list of texts that say something.`);
        return texts;
    }
    dependencias() {
        const value = this.values.get('dependencias') ?? {};
        if (typeof value !== 'object' || Array.isArray(value)) {
            this.complain(rules_packages/* packageField */.jP, `dependencias is ${(0,shown/* shown */.S)(value)}; it must have a range for each name.`);
            return {};
        }
        const entries = Object.entries(value).flatMap(([name, asked]) => {
            const range = this.rangeOf(name, asked);
            return range === undefined ? [] : [[name, range]];
        });
        return Object.fromEntries(entries);
    }
    /** The range of a dependency: a text, or `version` beside `path`, `git` or `url` (reference-language.md §10.1). */
    rangeOf(name, asked) {
        const range = typeof asked === 'object' && asked !== null && 'version' in asked ? asked.version : asked;
        if (typeof range !== 'string') {
            const what = typeof asked === 'object' ? 'has no version range' : `is ${(0,shown/* shown */.S)(asked)}`;
            this.complain(rules_packages/* packageDependency */.eX, `The dependency ${(0,shown/* shown */.S)(name)} ${what}.`, name);
            return undefined;
        }
        const trimmed = range.trim();
        if (/^(?:https?:|git\+|path:|\.{0,2}\/)/.test(trimmed)) {
            this.complain(rules_packages/* packageDependency */.eX, `The dependency ${(0,shown/* shown */.S)(name)} is ${(0,shown/* shown */.S)(trimmed)}, which is not a version range.`, name);
            return undefined;
        }
        return this.checkRange(`The dependency ${name}`, trimmed) ? trimmed : undefined;
    }
    checkRange(what, range) {
        try {
            parseRange(range);
            return true;
        }
        catch (error) {
            if (!(error instanceof InvalidRange))
                throw error;
            this.complain(rules_packages/* registryRange */.l5, `${what} has the range ${(0,shown/* shown */.S)(range)}, which cannot be read: ${error.message}.`, range);
            return false;
        }
    }
    complain(rule, message, needle) {
        this.findings.push((0,rule_info/* findingOf */.h)(rule, message, this.path, this.placeWith(needle)));
    }
    /** The first line that holds a text: manifests are short, and name it once. */
    placeWith(needle) {
        const line = needle ? this.source.split(/\r\n?|\n/).findIndex(text => text.includes(needle)) : -1;
        return line < 0 ? { file: this.path } : { file: this.path, line: line + 1 };
    }
}
/** A manifest that is not in its format. */
class SyntaxFault extends Error {
    where;
    constructor(message, where = {}) {
        super(message);
        this.where = where;
    }
}
function parse(path, bytes, text) {
    if (path.endsWith('.json'))
        return parseJson(path, bytes);
    if (/\.ya?ml$/.test(path))
        return parseYaml(text);
    try {
        return (0,dist/* parse */.qg)(text);
    }
    catch (error) {
        if (!(error instanceof dist/* TomlError */.zx))
            throw error;
        const [first = ''] = error.message.split('\n');
        throw new SyntaxFault(first.replace(/^Invalid TOML document: /, ''), {
            line: error.line,
            column: error.column,
        });
    }
}
function parseJson(path, bytes) {
    const { data, findings } = (0,published/* readJsonFile */.JE)(path, path, bytes);
    const [first] = findings;
    if (!first)
        return data;
    const { line, column } = first.place ?? {};
    throw new SyntaxFault(first.message.replace(/\.$/, ''), {
        ...(line && { line }),
        ...(column && { column }),
    });
}
function parseYaml(text) {
    const document = (0,yaml_dist/* parseDocument */.Tp)(text, { customTags: [] });
    const [error] = document.errors;
    if (error) {
        const [start] = error.linePos ?? [];
        const [first = ''] = error.message.split('\n');
        throw new SyntaxFault(first.replace(/ at line \d+.*$/, ''), start && { line: start.line, column: start.col });
    }
    try {
        return document.toJS({ maxAliasCount: MAX_YAML_ALIASES });
    }
    catch (cause) {
        throw new SyntaxFault(cause.message);
    }
}
function section(field) {
    return `$exists(package) ? package.${field} : project.${field}`;
}
function compile(field, source) {
    try {
        return new extract/* MappingExpression */.rO(source);
    }
    catch (cause) {
        if (!(cause instanceof extract/* ExpressionError */.tj))
            throw cause;
        throw new user_error/* UserError */.y(`registro.map.${field} is no JSONata expression: ${cause.message}.`, 'Correct it in refdata.yml.', { cause });
    }
}

;// CONCATENATED MODULE: ./build/registry/pack.js






/** Larger files are streamed. */
const MAX_BYTES_IN_MEMORY = 1024 * 1024;
const pack_CHUNK_BYTES = 256 * 1024;
/** As `gzip` has it; part of what makes the bytes the same. */
const GZIP_LEVEL = 6;
/** Where the header of gzip names the system (RFC 1952): it differs between systems, and 255 is "unknown". */
const OS_BYTE = 9;
const UNKNOWN_OS = 255;
const EPOCH = new Date(0);
const MODE = { plain: 0o644, executable: 0o755 };
/**
 * Writes a new archive in which nothing depends on when, where, by whom and on which system it is packed: files in
 * the order given, without owners, times or folders of their own, in the one folder `root`. A file is executable when
 * it begins with `#!`, as not every system keeps that of its own. The whole is streamed.
 */
async function packArchive(files, root, target) {
    const tar = (0,tar_stream.pack)();
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let bytes = 0;
    async function* finished(source) {
        for await (const chunk of source) {
            if (bytes <= OS_BYTE && bytes + chunk.length > OS_BYTE)
                chunk[OS_BYTE - bytes] = UNKNOWN_OS;
            bytes += chunk.length;
            hash.update(chunk);
            yield chunk;
        }
    }
    const gzip = (0,external_node_zlib_.createGzip)({
        level: GZIP_LEVEL,
        strategy: external_node_zlib_.constants.Z_DEFAULT_STRATEGY,
        chunkSize: pack_CHUNK_BYTES,
    });
    const writing = (0,promises_.pipeline)(tar, gzip, finished, (0,external_node_fs_.createWriteStream)(target, { flags: 'wx' }));
    const adding = addAll(tar, files, root).catch((error) => {
        tar.destroy(error);
        throw error;
    });
    // What goes wrong with a file also ends the writing, with less to say.
    const [added, written] = await Promise.allSettled([adding, writing]);
    if (added.status === 'rejected')
        throw added.reason;
    if (written.status === 'rejected')
        throw written.reason;
    return { bytes, sha256: hash.digest('hex') };
}
async function addAll(tar, files, root) {
    for (const file of files)
        await add(tar, file, `${root}/${file.path}`);
    tar.finalize();
}
async function add(tar, { real, size }, name) {
    const header = { name, size, mtime: EPOCH, uid: 0, gid: 0, uname: '', gname: '', type: 'file' };
    if (size <= MAX_BYTES_IN_MEMORY) {
        const content = await (0,external_node_fs_promises_.readFile)(real);
        // A file that grows or shrinks meanwhile is packed as it was read.
        await new Promise((done, failed) => {
            tar.entry({ ...header, size: content.length, mode: modeOf(content) }, content, error => error ? failed(error) : done());
        });
        return;
    }
    const handle = await (0,external_node_fs_promises_.open)(real);
    const start = Buffer.alloc(2);
    await handle.read(start, 0, start.length, 0).finally(() => handle.close());
    // Exactly as much as the header says: a log that is written to meanwhile must not break the archive.
    const content = (0,external_node_fs_.createReadStream)(real, { highWaterMark: pack_CHUNK_BYTES, end: size - 1 });
    await (0,promises_.pipeline)(content, tar.entry({ ...header, mode: modeOf(start) }));
}
function modeOf(start) {
    return start[0] === 0x23 && start[1] === 0x21 ? MODE.executable : MODE.plain;
}

// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(70298);
// EXTERNAL MODULE: ./build/text/code-points.js
var code_points = __webpack_require__(64617);
;// CONCATENATED MODULE: ./build/registry/package-files.js






/** Left out wherever they stand (reference-language.md §10.5). */
const LEFT_OUT = new Set([
    'forge_modules',
    '.git',
    '__pycache__',
    'dist',
    '.venv',
    '.DS_Store',
    'node_modules',
    '.pytest_cache',
]);
const LEFT_OUT_EXTENSION = /\.(?:pyc|log)$/;
/** Whether a file or folder of that name is never packed. */
function isLeftOut(name) {
    return LEFT_OUT.has(name) || LEFT_OUT_EXTENSION.test(name);
}
const GITIGNORE = '.gitignore';
/** A larger one is not one that a person wrote. */
const MAX_GITIGNORE_BYTES = 1024 * 1024;
/**
 * The files of a package: all below its folder but what is always left out, what a `.gitignore` of the repository
 * leaves out, and `without`. Links are not followed.
 *
 * @param root real path of the repository. @param folder real path of the package.
 */
function listPackage(root, folder, without) {
    const walk = new Walk(folder, without);
    const layers = [];
    let above = root;
    for (const part of (0,external_node_path_.relative)(root, folder).split(external_node_path_.sep)) {
        layers.push(...layerIn(above));
        above = (0,external_node_path_.join)(above, part);
    }
    walk.visit(folder, layers);
    walk.files.sort((a, b) => (0,code_points/* compareCodePoints */.O)(a.path, b.path));
    return { files: walk.files, faults: walk.faults };
}
class Walk {
    top;
    without;
    files = [];
    faults = [];
    keys = new Set();
    constructor(top, without) {
        this.top = top;
        this.without = without;
    }
    visit(folder, above) {
        const layers = [...above, ...layerIn(folder)];
        for (const entry of (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true })) {
            const real = (0,external_node_path_.join)(folder, entry.name);
            if (isLeftOut(entry.name) || real === this.without)
                continue;
            if (isIgnored(layers, real, entry.isDirectory()))
                continue;
            if (entry.isDirectory())
                this.visit(real, layers);
            else
                this.add(real, entry.isFile() ? undefined : entry.isSymbolicLink() ? 'is a link' : 'is not a plain file');
        }
    }
    add(real, kindFault) {
        const path = (0,external_node_path_.relative)(this.top, real).split(external_node_path_.sep).join('/').normalize('NFC');
        const key = pathKey(path);
        const fault = kindFault ??
            faultOfPackedPath(path) ??
            (this.keys.has(key) ? 'differs from another only in case' : undefined);
        this.keys.add(key);
        if (fault === undefined)
            this.files.push({ path, real, size: (0,external_node_fs_.lstatSync)(real).size });
        else
            this.faults.push(`${(0,shown/* shown */.S)(path)} ${fault}`);
    }
}
/** The last rule that matches decides, and those of deeper folders come last. */
function isIgnored(layers, real, isFolder) {
    let ignored = false;
    for (const { folder, rules } of layers) {
        const path = (0,external_node_path_.relative)(folder, real).split(external_node_path_.sep).join('/');
        const result = rules.test(isFolder ? `${path}/` : path);
        if (result.ignored)
            ignored = true;
        else if (result.unignored)
            ignored = false;
    }
    return ignored;
}
function layerIn(folder) {
    const path = (0,external_node_path_.join)(folder, GITIGNORE);
    const status = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    if (!status?.isFile() || status.size > MAX_GITIGNORE_BYTES)
        return [];
    return [{ folder, rules: ignore().add((0,external_node_fs_.readFileSync)(path, 'utf8')) }];
}
/** Real path of a folder; nothing where there is none. */
function realFolder(path) {
    try {
        const real = (0,external_node_fs_.realpathSync)(path);
        return (0,external_node_fs_.statSync)(real).isDirectory() ? real : undefined;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/registry/packages.js














const DEFAULT_PACKAGE_LIMIT_MIB = 64;
const BYTES_PER_MIB = 1024 * 1024;
const MAX_MANIFEST_BYTES = 1024 * 1024;
/** Largest files named in a message. */
const MAX_LARGEST_SHOWN = 3;
/** The packages that `registro.pacotes` names. */
class PackageReader {
    registro;
    out;
    repository;
    root;
    manifests;
    maxBytes;
    findings = [];
    /** @param out the folder that is being written, which no package may hold. */
    constructor(repo, registro, limits, out) {
        this.registro = registro;
        this.out = out;
        this.repository = (0,repository/* openRepository */.h_)(repo);
        this.root = (0,repository/* repositoryRoot */.Hn)(repo);
        this.manifests = new ManifestReader(registro.map);
        this.maxBytes = (limits?.package_mib ?? DEFAULT_PACKAGE_LIMIT_MIB) * BYTES_PER_MIB;
    }
    /** Paths of all manifests, in order. @throws {UserError} when there are none. */
    manifestPaths() {
        const globs = [this.registro.pacotes].flat();
        try {
            const paths = [...new Set(globs.flatMap(glob => this.repository.glob(glob)))];
            if (paths.length > 0)
                return paths;
        }
        catch (cause) {
            if (cause instanceof repository/* UnreadableFile */.ie)
                throw new user_error/* UserError */.y(cause.message, cause.remedy, { cause });
            throw cause;
        }
        throw new user_error/* UserError */.y(`registro.pacotes matches no file: ${globs.join(', ')}.`, 'Correct the glob in refdata.yml; it is relative to the root of the repository.');
    }
    /** The manifests at those paths that are sound; two of one name are not. */
    async readManifests(paths) {
        const byName = new Map();
        for (const path of paths) {
            const manifest = await this.readManifest(path);
            if (!manifest)
                continue;
            const other = byName.get(manifest.name);
            if (!other) {
                byName.set(manifest.name, manifest);
                continue;
            }
            const message = `The package ${manifest.name} is already in ${other.place.file}.`;
            this.findings.push((0,rule_info/* findingOf */.h)(rules_packages/* packageRepeated */.jL, message, path, manifest.place));
        }
        return [...byName.values()];
    }
    /** Names in manifests that are no longer there, by path; what is wrong with them is past. */
    async namesOf(manifests) {
        const names = new Set();
        for (const [path, bytes] of manifests) {
            const { manifest } = await this.manifests.read(path, bytes);
            if (manifest)
                names.add(manifest.name);
        }
        return names;
    }
    /** The files of a package; nothing, and findings, when it cannot be packed. */
    async open(manifest) {
        const { name, version, place, entry } = manifest;
        const before = this.findings.length;
        const folder = await (0,external_node_fs_promises_.realpath)((0,external_node_path_.join)(this.root, (0,external_node_path_.dirname)(place.file)));
        const { files, faults } = listPackage(this.root, folder, (0,external_node_path_.resolve)(this.out));
        for (const fault of faults) {
            this.findings.push((0,rule_info/* findingOf */.h)(rules_packages/* packageFiles */.i9, `${name} ${version}: ${fault}.`, place.file, place));
        }
        const size = files.reduce((sum, file) => sum + file.size, 0);
        if (size > this.maxBytes) {
            const largest = [...files].sort((a, b) => b.size - a.size).slice(0, MAX_LARGEST_SHOWN);
            const named = largest.map(file => `${(0,shown/* shown */.S)(file.path)} (${mib(file.size)} MiB)`).join(', ');
            const message = `${name} ${version} has ${mib(size)} MiB; the limit is ${mib(this.maxBytes)} MiB. The largest files: ${named}.`;
            this.findings.push((0,rule_info/* findingOf */.h)(rules_packages/* packageSize */.yj, message, place.file, place));
        }
        if (entry !== undefined && !files.some(({ path }) => path === external_node_path_.posix.normalize(entry).normalize('NFC'))) {
            const message = `${name} ${version}: the entry file ${(0,shown/* shown */.S)(entry)} is not among the files that are packed.`;
            this.findings.push((0,rule_info/* findingOf */.h)(rules_packages/* packageEntry */.NS, message, place.file, place));
        }
        return this.findings.length === before ? { manifest, files } : undefined;
    }
    /** Packs into a folder; nothing, and a finding, for what our own clients would refuse. */
    async pack({ manifest, files }, folder) {
        const { name, version, place } = manifest;
        const file = (0,external_node_path_.join)(folder, archiveNameOf(name, version));
        const packed = await packArchive(files, rootOf(name, version), file);
        const size = files.reduce((sum, each) => sum + each.size, 0);
        if (size <= MIN_BYTES_FOR_RATIO || size <= packed.bytes * MAX_RATIO)
            return { ...packed, file };
        const message = `${name} ${version} shrinks from ${mib(size)} MiB to a hundredth: clients take that for an attack.`;
        this.findings.push((0,rule_info/* findingOf */.h)(rules_packages/* packageSize */.yj, message, place.file, place));
        return undefined;
    }
    async readManifest(path) {
        try {
            const bytes = this.repository.readBytes(path);
            if (bytes.length > MAX_MANIFEST_BYTES) {
                const message = `${path} has ${bytes.length} bytes, which is more than a manifest has.`;
                this.findings.push((0,rule_info/* findingOf */.h)(rules_packages/* packageManifest */.u5, message, path, { file: path }));
                return undefined;
            }
            const { manifest, findings } = await this.manifests.read(path, bytes);
            this.findings.push(...findings);
            return manifest;
        }
        catch (error) {
            if (!(error instanceof repository/* UnreadableFile */.ie))
                throw error;
            this.findings.push((0,rule_info/* findingOf */.h)(rules_packages/* packageManifest */.u5, error.message, path, { file: path }));
            return undefined;
        }
    }
}
/** Hash of each file of a package, by its path. */
async function hashFiles(files) {
    const hashes = new Map();
    for (const { path, real } of files)
        hashes.set(path, await hashOf((0,external_node_fs_.createReadStream)(real)));
    return hashes;
}
async function hashOf(content) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for await (const chunk of content)
        hash.update(chunk);
    return hash.digest('hex');
}
function mib(bytes) {
    return (bytes / BYTES_PER_MIB).toFixed(1).replace(/\.0$/, '');
}

;// CONCATENATED MODULE: ./build/registry/carry.js












/**
 * The archives that an index needs beside it: those that were packed just now, and the others from where they are
 * published, each with its hash proved. Releases with an address of their own need none.
 *
 * @param packed by hash. @param staging a folder for what is downloaded.
 * @throws {UserError} when the place of the previous registry stops answering.
 */
async function carryArchives(registro, packed, source, staging) {
    const files = [];
    const findings = [];
    for (const [name, { versoes }] of Object.entries(registro.pacotes)) {
        for (const [version, release] of Object.entries(versoes)) {
            if (release.url !== undefined)
                continue;
            const archive = packed.get(release.sha256) ?? (source && (await carry(source, release, staging)));
            const subject = `${contract_files/* REGISTRO_PATH */.AM}#${(0,json_pointer.at)('/pacotes', name, 'versoes', version)}`;
            const fault = archive
                ? faultOf(archive, release)
                : [rules_packages/* registryVanished */.Mt, 'is not where the previous index is'];
            if (archive && !fault)
                files.push(archiveFileOf(archive, release));
            else if (fault)
                findings.push((0,rule_info/* findingOf */.h)(fault[0], `${name} ${version}: the archive ${release.arquivo} ${fault[1]}.`, subject));
        }
    }
    return { files, findings };
}
function faultOf(archive, release) {
    if (archive.sha256 === release.sha256)
        return undefined;
    return [
        rules_packages/* registryArchiveSha256 */.TI,
        `has the SHA-256 ${archive.sha256}, and ${release.sha256} in the previous index`,
    ];
}
function archiveFileOf({ file, bytes, sha256 }, { arquivo }) {
    return { path: `/registry/${archiveFile(arquivo)}`, storedAt: file, size: bytes, sha256, schema: null };
}
/** An archive of the previous registry, in its own folder or downloaded; nothing when it is not there. */
async function carry(source, { arquivo, sha256 }, staging) {
    const path = archiveFile(arquivo);
    const opened = await source.open(path);
    if (opened.kind === 'missing')
        return undefined;
    if (opened.kind !== 'found') {
        const reason = opened.kind === 'too-large' ? 'is too large' : opened.reason;
        throw new user_error/* UserError */.y(`${source.placeOf(path)} ${reason}.`, 'Try again: without it, a published version would be lost.');
    }
    const own = source.fileOf(path);
    if (own !== undefined)
        return { file: own, sha256: await hashOf(opened.content), bytes: (await (0,external_node_fs_promises_.stat)(own)).size };
    const file = (0,external_node_path_.join)(staging, sha256);
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let bytes = 0;
    async function* hashed(content) {
        for await (const chunk of content) {
            hash.update(chunk);
            bytes += chunk.length;
            yield chunk;
        }
    }
    try {
        await (0,promises_.pipeline)(opened.content, hashed, (0,external_node_fs_.createWriteStream)(file));
    }
    catch (cause) {
        throw new user_error/* UserError */.y(`${source.placeOf(path)} broke off: ${cause.message}.`, 'Try again: without it, a published version would be lost.', { cause });
    }
    return { file, bytes, sha256: hash.digest('hex') };
}

// EXTERNAL MODULE: ./build/git/git.js
var git = __webpack_require__(40075);
;// CONCATENATED MODULE: ./build/registry/changed-since.js


/**
 * Which packages differ from a commit, as git sees it: committed or not, tracked or new.
 *
 * @throws {UserError} when the commit is not here, or git cannot read the globs.
 */
async function changedSince(repo, since, globs) {
    const commit = await (0,git/* readGit */.lX)(repo, [
        'rev-parse',
        '--verify',
        '--quiet',
        '--end-of-options',
        `${since}^{commit}`,
    ]);
    if (commit.code !== 0) {
        throw new user_error/* UserError */.y(`There is no commit ${since} in the repository.`, 'Fetch it (in a workflow: fetch-depth: 0), or leave --since out.');
    }
    const unreadable = globs.find(glob => /[{}()!]/.test(glob));
    if (unreadable !== undefined) {
        throw new user_error/* UserError */.y(`--since cannot be used with the glob ${unreadable}.`, 'Write `registro.pacotes` as a list of globs without braces.');
    }
    const id = commit.stdout.trim();
    const config = await (0,git/* withoutFilters */.ml)(repo);
    const diff = [
        'diff',
        '--no-ext-diff',
        '--no-textconv',
        '--ignore-submodules=all',
        '--name-only',
        '--relative',
        '-z',
    ];
    const [tracked, untracked, listed, removed] = await Promise.all([
        (0,git/* readGit */.lX)(repo, [...diff, id, '--', '.'], { config }),
        (0,git/* readGit */.lX)(repo, ['ls-files', '--others', '--exclude-standard', '-z', '--', '.']),
        (0,git/* readGit */.lX)(repo, ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...patterns(globs)]),
        removedSince(repo, id, globs, config),
    ]);
    if (tracked.code !== 0 || untracked.code !== 0) {
        throw new user_error/* UserError */.y(`git cannot compare with ${since}: ${(tracked.stderr || untracked.stderr).trim()}.`, 'Leave --since out.');
    }
    const changed = [...paths(tracked), ...paths(untracked)];
    const manifests = paths(listed).filter(path => !removed.has(path));
    const now = new Map(manifests.map(path => [folderOf(path), path]));
    const found = new Set();
    for (const path of changed) {
        const manifest = manifestAround(path, now);
        if (manifest !== undefined)
            found.add(manifest);
        // It decides about all packages below it.
        if (/(?:^|\/)\.gitignore$/.test(path))
            for (const each of manifests)
                if (each.startsWith(path.slice(0, -'.gitignore'.length)))
                    found.add(each);
    }
    return { manifests: manifests.filter(path => found.has(path)), removed };
}
async function removedSince(repo, commit, globs, config) {
    const listed = await (0,git/* readGit */.lX)(repo, [
        'diff',
        '--no-ext-diff',
        '--name-only',
        '--diff-filter=D',
        '--no-renames',
        '--relative',
        '-z',
        commit,
        '--',
        ...patterns(globs),
    ], { config });
    const removed = new Map();
    for (const path of paths(listed)) {
        const { code, stdout } = await (0,git/* readGit */.lX)(repo, ['show', `${commit}:./${path}`]);
        if (code === 0)
            removed.set(path, new TextEncoder().encode(stdout));
    }
    return removed;
}
/** The manifest of the innermost package around a path. */
function manifestAround(path, manifests) {
    for (let folder = folderOf(path);; folder = folderOf(folder)) {
        const manifest = manifests.get(folder);
        if (manifest !== undefined || folder === '')
            return manifest;
    }
}
function folderOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function paths({ stdout }) {
    return stdout.split('\0').filter(path => path !== '');
}
function patterns(globs) {
    return globs.map(glob => `:(glob)${glob}`);
}

;// CONCATENATED MODULE: ./build/registry/canonical.js


/** Fields in the order of the contract. */
const PACKAGE_FIELDS = 'descricao,licenca,autores,tags,versoes';
const RELEASE_FIELDS = 'arquivo,sha256,dependencias,dataforge';
/**
 * The one way in which an index is written (reference-language.md §10.3): packages by name, releases from the lowest
 * version to the highest, dependencies by name, fields in the order of the contract. What is that way already stays
 * the same object: of a large index, that is nearly all.
 */
function canonicalRegistro({ registro, pacotes }) {
    return { registro, pacotes: sortedBy(pacotes, code_points/* compareCodePoints */.O, canonicalPacote) };
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
    const sorted = sortedBy(dependencias, code_points/* compareCodePoints */.O, range => range);
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
    const x = readVersion(a);
    const y = readVersion(b);
    return x && y ? compareVersions(x, y) : (0,code_points/* compareCodePoints */.O)(a, b);
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

;// CONCATENATED MODULE: ./build/registry/changes.js

/** What of a published release is not the same any more, in words; nothing when all is. `arquivo` may be renamed. */
function changesBetween(before, after) {
    const [old, now] = [canonicalRelease(before), canonicalRelease(after)];
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

// EXTERNAL MODULE: ./build/findings/capped.js
var capped = __webpack_require__(98666);
// EXTERNAL MODULE: ./build/text/nearest.js
var nearest = __webpack_require__(82788);
;// CONCATENATED MODULE: ./build/registry/catalogue.js


/** An index for look-ups: versions in order, ranges and dependencies read once. */
class Catalogue {
    registro;
    sorted = new Map();
    ranges = new Map();
    requested = new Map();
    dependencies = new Map();
    constructor(registro) {
        this.registro = registro;
    }
    get names() {
        return Object.keys(this.registro.pacotes);
    }
    package(name) {
        return Object.hasOwn(this.registro.pacotes, name) ? this.registro.pacotes[name] : undefined;
    }
    /** Releases of a package, highest first; those whose number is none are left out. */
    candidates(name) {
        const known = this.sorted.get(name);
        if (known)
            return known;
        const candidates = [];
        for (const [text, release] of Object.entries(this.package(name)?.versoes ?? {})) {
            const version = readVersion(text);
            if (version)
                candidates.push({ name, text, version, release });
        }
        candidates.sort((a, b) => compareVersions(b.version, a.version));
        this.sorted.set(name, candidates);
        return candidates;
    }
    range(text) {
        let range = this.ranges.get(text);
        if (!range) {
            range = readRange(text);
            this.ranges.set(text, range);
        }
        return range;
    }
    request(name, range) {
        let ofName = this.requested.get(name);
        if (!ofName) {
            ofName = new Map();
            this.requested.set(name, ofName);
        }
        const known = ofName.get(range);
        if (known)
            return known;
        const accepted = this.range(range);
        const best = accepted instanceof InvalidRange
            ? undefined
            : this.candidates(name).find(({ version }) => accepted.accepts(version));
        const request = { name, range, accepted, best };
        ofName.set(range, request);
        return request;
    }
    /** What a release depends on. */
    dependenciesOf(candidate) {
        let requests = this.dependencies.get(candidate);
        if (!requests) {
            requests = Object.entries(candidate.release.dependencias).map(([name, range]) => this.request(name, range));
            this.dependencies.set(candidate, requests);
        }
        return requests;
    }
}
function readRange(text) {
    try {
        return parseRange(text);
    }
    catch (error) {
        if (error instanceof InvalidRange)
            return error;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/registry/cycles.js
/**
 * Circles of dependencies that some packages lead to, each followed to the highest version in its range. The way is kept on a stack of our own:
 * chains in a hostile index are longer than the engine's.
 */
function cyclesIn(catalogue, names = catalogue.names) {
    const cycles = [];
    const done = new Set();
    /** Where on the way a release stands. */
    const open = new Map();
    const way = [];
    const enter = (candidate) => {
        open.set(candidate, way.length);
        way.push({ candidate, dependencies: catalogue.dependenciesOf(candidate), next: 0 });
    };
    for (const start of [...names].flatMap(name => catalogue.candidates(name))) {
        if (!done.has(start))
            enter(start);
        for (let visit = way.at(-1); visit; visit = way.at(-1)) {
            const dependency = visit.dependencies[visit.next];
            visit.next += 1;
            if (!dependency) {
                way.pop();
                open.delete(visit.candidate);
                done.add(visit.candidate);
                continue;
            }
            const target = dependency.best;
            // One that leads nowhere has a finding of its own.
            if (!target || done.has(target))
                continue;
            const first = open.get(target);
            if (first === undefined)
                enter(target);
            else
                cycles.push([...way.slice(first).map(({ candidate }) => candidate), target]);
        }
    }
    return cycles;
}

;// CONCATENATED MODULE: ./build/registry/resolve.js

/** Some demand cannot be met; the message names the chain that leads to it. */
class ResolutionFault extends Error {
    kind;
    asked;
    constructor(kind, 
    /** The package that is asked for. */
    asked, message) {
        super(message);
        this.kind = kind;
        this.asked = asked;
    }
}
/**
 * Chooses a release for every package that is needed, as clients of the language do (reference-language.md §10.2):
 * breadth first, the highest that meets all demands so far, a locked version before others; a choice that a later
 * demand changes is made again, and never taken back further. What nobody needs in the end is left out.
 *
 * @param locked versions that win where they are in range, by name.
 * @throws {ResolutionFault}
 */
function resolve(catalogue, wanted, locked = new Map()) {
    const choices = new Map();
    const queue = wanted.map((request) => ({ request, by: undefined }));
    for (let next = 0; next < queue.length; next += 1) {
        const demand = queue[next];
        const { request, by } = demand;
        const choice = choices.get(request.name);
        if (choice?.demands.some(earlier => earlier.request === request))
            continue;
        const demands = choice?.demands ?? [];
        demands.push(demand);
        // A further demand leaves fewer releases: what was the best of all stays it while it is accepted.
        if (choice && accepts(request, choice.chosen))
            continue;
        const chosen = choose(catalogue, demands, locked.get(request.name));
        if (choice)
            choice.chosen = chosen;
        else
            choices.set(request.name, { demands, chosen });
        const asker = { candidate: chosen, by };
        for (const dependency of catalogue.dependenciesOf(chosen))
            queue.push({ request: dependency, by: asker });
    }
    return needed(catalogue, wanted, choices);
}
/** Why a demand cannot be met, whatever else is asked for; nothing when it can. */
function faultOfDemand(catalogue, { request, by }) {
    const { name, range, accepted, best } = request;
    const fault = (kind, what) => {
        const message = by ? `${describeChain(by)} -> ${name}: ${name} ${what}.` : `${name} ${what}.`;
        return new ResolutionFault(kind, name, message);
    };
    if (best)
        return undefined;
    if (!catalogue.package(name))
        return fault('unknown', 'is not in the registry');
    if (accepted instanceof InvalidRange) {
        return fault('range', `is asked for with the range "${range}", which cannot be read: ${accepted.message}`);
    }
    const there = versionsOf(catalogue, name);
    return fault('unsatisfied', `has no version in the range ${range || '*'}; there is ${there}`);
}
function choose(catalogue, demands, locked) {
    const demand = demands.at(-1);
    const fault = faultOfDemand(catalogue, demand);
    if (fault)
        throw fault;
    const { name } = demand.request;
    const fitting = catalogue
        .candidates(name)
        .filter(candidate => demands.every(({ request }) => accepts(request, candidate)));
    const best = fitting.find(({ text }) => text === locked) ?? fitting[0];
    if (best)
        return best;
    const asked = demands.map(({ request, by }) => `${describeChain(by) || 'the command'} asks for ${request.range || '*'}`);
    const message = `No version of ${name} meets all demands: ${asked.join('; ')}. There is ${versionsOf(catalogue, name)}.`;
    throw new ResolutionFault('conflict', name, message);
}
function accepts({ accepted, best }, candidate) {
    return best === candidate || (!(accepted instanceof InvalidRange) && accepted.accepts(candidate.version));
}
/** `loja 1.0.0 -> moeda 1.1.0`: the releases that lead to a demand. */
function describeChain(asker) {
    const links = [];
    for (let link = asker; link; link = link.by)
        links.unshift(`${link.candidate.name} ${link.candidate.text}`);
    return links.join(' -> ');
}
function versionsOf(catalogue, name) {
    const texts = catalogue.candidates(name).map(({ text }) => text);
    return texts.reverse().join(', ') || 'none';
}
/** Choices that were replaced may have asked for packages that nobody needs any more. */
function needed(catalogue, wanted, choices) {
    const names = new Set(wanted.map(({ name }) => name));
    const chosen = [];
    for (const name of names) {
        const { chosen: candidate } = choices.get(name);
        chosen.push(candidate);
        for (const dependency of catalogue.dependenciesOf(candidate))
            names.add(dependency.name);
    }
    return chosen;
}

;// CONCATENATED MODULE: ./build/registry/check-index.js













/**
 * What the schema of the index cannot say about an index that follows it: names, versions, ranges, and that every
 * release can be installed (reference-language.md §10.8).
 */
function checkIndex(registro, options = {}) {
    return (0,capped/* capped */.u)(findingsIn(registro, options));
}
function* findingsIn(registro, { name, changed }) {
    yield* nameFindings(registro.registro, name);
    const affected = changed && dependentsOf(registro, changed);
    const catalogue = new Catalogue(registro);
    const cycles = cyclesIn(catalogue, affected);
    const conflicts = new Conflicts(catalogue, new Set(cycles.flat()));
    const archives = new Map();
    for (const [packageName, { versoes }] of Object.entries(registro.pacotes)) {
        const pointer = (0,json_pointer.at)('/pacotes', packageName);
        if (!isPackageName(packageName)) {
            yield finding(rules_packages/* registryPackageName */.fd, `${(0,shown/* shown */.S)(packageName)} is no package name.`, pointer);
        }
        for (const [version, release] of Object.entries(versoes)) {
            const faults = [
                ...versionFaults(packageName, version),
                ...archiveFaults(packageName, version, release, archives),
            ];
            for (const [rule, message, ...path] of faults)
                yield finding(rule, message, (0,json_pointer.at)(pointer, 'versoes', version, ...path));
        }
        if (affected && !affected.has(packageName))
            continue;
        for (const candidate of catalogue.candidates(packageName)) {
            yield* dependencyFindings(catalogue, conflicts, candidate, (0,json_pointer.at)(pointer, 'versoes', candidate.text));
        }
    }
    for (const cycle of cycles)
        yield cycleFinding(cycle);
}
/** Packages, and all that depend on them, directly or through others. */
function dependentsOf({ pacotes }, names) {
    const dependents = new Map();
    for (const [name, { versoes }] of Object.entries(pacotes)) {
        for (const dependency of new Set(Object.values(versoes).flatMap(({ dependencias }) => Object.keys(dependencias)))) {
            const known = dependents.get(dependency);
            if (known)
                known.push(name);
            else
                dependents.set(dependency, [name]);
        }
    }
    const affected = new Set(names);
    for (const name of affected)
        for (const dependent of dependents.get(name) ?? [])
            affected.add(dependent);
    return affected;
}
function* nameFindings(found, expected) {
    if (expected !== undefined && found !== expected) {
        yield finding(rules_packages/* registryName */.jT, `\`registro\` is ${(0,shown/* shown */.S)(found)}; it must be ${(0,shown/* shown */.S)(expected)}.`, '/registro');
    }
    else if (found !== registryNameOf(found)) {
        const message = `\`registro\` is ${(0,shown/* shown */.S)(found)}; it must be lower-case letters, digits and hyphens.`;
        yield finding(rules_packages/* registryName */.jT, message, '/registro');
    }
}
function versionFaults(name, version) {
    if (isPublishedVersion(version))
        return [];
    return [[rules_packages/* registryVersion */.eZ, `${name}: ${(0,shown/* shown */.S)(version)} is no version.`]];
}
function archiveFaults(name, version, { arquivo, url }, archives) {
    const faults = [];
    if (/\.\.|\p{Cc}/u.test(arquivo)) {
        const message = `${name} ${version}: ${(0,shown/* shown */.S)(arquivo)} is no plain file name.`;
        faults.push([rules_packages/* registryArchiveName */.fy, message, 'arquivo']);
    }
    if (url !== undefined)
        return faults;
    const key = arquivo.toLowerCase();
    const other = archives.get(key);
    if (other) {
        const message = `${name} ${version} and ${other.join(' ')} have the same archive ${(0,shown/* shown */.S)(arquivo)}.`;
        faults.push([rules_packages/* registryArchiveName */.fy, message, 'arquivo']);
    }
    else {
        archives.set(key, [name, version]);
    }
    return faults;
}
function* dependencyFindings(catalogue, conflicts, candidate, place) {
    const { name, text, release } = candidate;
    const language = catalogue.range(release.dataforge);
    if (language instanceof InvalidRange) {
        const message = `${name} ${text}: \`dataforge\` is ${(0,shown/* shown */.S)(release.dataforge)}, which cannot be read: ${language.message}.`;
        yield finding(rules_packages/* registryRange */.l5, message, `${place}/dataforge`);
    }
    const by = { candidate, by: undefined };
    let sound = true;
    for (const request of catalogue.dependenciesOf(candidate)) {
        const fault = faultOfDemand(catalogue, { request, by });
        if (!fault)
            continue;
        sound = false;
        yield resolutionFinding(catalogue, fault, (0,json_pointer.at)(place, 'dependencias', request.name));
    }
    // While single dependencies cannot be met, all together cannot either.
    const fault = sound ? conflicts.of(candidate) : undefined;
    if (fault)
        yield resolutionFinding(catalogue, fault, `${place}/dependencias`);
}
const RULE_OF = {
    unknown: rules_packages/* registryDependencyUnknown */.T_,
    unsatisfied: rules_packages/* registryDependencyUnsatisfied */.cT,
    conflict: rules_packages/* registryDependencyConflict */.Vg,
    range: rules_packages/* registryRange */.l5,
};
function resolutionFinding(catalogue, { kind, asked, message }, pointer) {
    const near = kind === 'unknown' ? (0,nearest/* nearest */.p)(asked, catalogue.names)[0] : undefined;
    return finding(RULE_OF[kind], near === undefined ? message : `${message} Did you mean ${near}?`, pointer);
}
/** Looks for demands that contradict each other, on the way of each release to all that it needs. */
class Conflicts {
    catalogue;
    circular;
    /** What is needed in the end, by what is asked for: mostly the same for all versions of a package. */
    sound = new Map();
    /** @param circular releases that are in a circle: more need not be said of them. */
    constructor(catalogue, circular) {
        this.catalogue = catalogue;
        this.circular = circular;
    }
    /** Other faults of packages further on are reported at those packages. */
    of(candidate) {
        const requests = this.catalogue.dependenciesOf(candidate);
        if (requests.length === 0 || this.circular.has(candidate))
            return undefined;
        const key = requests.map(({ name, range }) => `${name} ${range}`).join('\n');
        // Where the release itself is not asked for again, it cannot contradict what it needs.
        if (this.sound.get(key)?.has(candidate.name) === false)
            return undefined;
        try {
            const chosen = resolve(this.catalogue, [this.catalogue.request(candidate.name, candidate.text)]);
            this.sound.set(key, new Set(chosen.slice(1).map(({ name }) => name)));
            return undefined;
        }
        catch (error) {
            if (error instanceof ResolutionFault)
                return error.kind === 'conflict' ? error : undefined;
            throw error;
        }
    }
}
function cycleFinding(cycle) {
    const [first] = cycle;
    const chain = cycle.map(({ name, text }) => `${name} ${text}`).join(' -> ');
    const message = cycle.length === 2 ? `${first.name} ${first.text} depends on itself.` : `${chain} is a circle.`;
    return finding(rules_packages/* registryDependencyCycle */.re, message, (0,json_pointer.at)('/pacotes', first.name, 'versoes', first.text, 'dependencias'));
}
function finding(rule, message, pointer) {
    return (0,rule_info/* findingOf */.h)(rule, message, `${contract_files/* REGISTRO_PATH */.AM}#${pointer}`);
}

// EXTERNAL MODULE: ./build/site/site.js + 4 modules
var site = __webpack_require__(99561);
// EXTERNAL MODULE: ./build/site/site-file.js
var site_file = __webpack_require__(20050);
;// CONCATENATED MODULE: ./build/registry/files.js




const FOLDER = '/registry/';
/** The index, config.json, the files of single packages and the archives, by their paths on the site. */
function registryFiles({ registro, manifest, archives, changed }) {
    const name = registro.registro;
    const packages = Object.entries(registro.pacotes).filter(([pacote]) => changed?.has(pacote) ?? true);
    return {
        archives,
        packages: packages.map(([nome, pacote]) => file(packageFile(nome), packageData(name, nome, pacote), 'pacote')),
        config: file(CONFIG_FILE, configOf(name, manifest), 'config'),
        index: file(INDEX_FILE, registro, 'registro'),
    };
}
/** All of them, and the schemas that describe them, for a site. */
function registrySiteFiles({ archives, packages, config, index }) {
    return [
        index,
        config,
        ...packages,
        ...archives,
        (0,site/* schemaFile */.I)('registro'),
        (0,site/* schemaFile */.I)('config'),
        (0,site/* schemaFile */.I)('pacote'),
    ];
}
function file(path, data, schema) {
    return { path: FOLDER + path, bytes: registryJson(data), schema: (0,site_file/* schemaPath */.p8)(schema) };
}

;// CONCATENATED MODULE: ./build/registry/merge.js






/**
 * Puts what was packed into the previous index. A published release stays as it is: the same files under the same
 * version keep the published archive, whatever compressed it; anything else is a finding.
 */
function mergeIndex({ registro, previous, packed, present, yanked, archived }) {
    const findings = [];
    const changed = new Set();
    const pacotes = new Map();
    for (const [name, pacote] of Object.entries(previous?.pacotes ?? {})) {
        const kept = withoutYanked(name, pacote, yanked);
        if (kept !== pacote)
            changed.add(name);
        if (kept)
            pacotes.set(name, kept);
        if (kept && !present.has(name) && !archived.includes(name))
            findings.push(vanished(name));
    }
    for (const item of packed) {
        const { name, version, about, place } = item;
        const subject = subjectOf(name, version);
        if (isYanked(yanked, name, version)) {
            const message = `${name} ${version} is withdrawn in refdata.yml, and this manifest publishes it.`;
            findings.push((0,rule_info/* findingOf */.h)(rules_packages/* registryYanked */.oo, message, subject, place));
            continue;
        }
        const before = pacotes.get(name);
        const published = releaseOf(previous, name, version);
        const release = published ? samePublished(published, item) : item.release;
        const changes = published ? changesBetween(published, release) : [];
        if (published && changes.length > 0) {
            const what = [...changes, ...(item.fileChanges ?? [])].join('; ');
            findings.push((0,rule_info/* findingOf */.h)(rules_packages/* registryChanged */.Aw, `${name} ${version} is published, and not the same: ${what}.`, subject, place));
            continue;
        }
        const after = canonicalPacote({
            ...about,
            versoes: { ...before?.versoes, [version]: published ?? release },
        });
        if (!before || JSON.stringify(canonicalPacote(before)) !== JSON.stringify(after))
            changed.add(name);
        pacotes.set(name, after);
    }
    return {
        registro: canonicalRegistro({ registro, pacotes: Object.fromEntries(pacotes) }),
        changed,
        findings,
    };
}
/** With the same files, the published archive is as good as ours. */
function samePublished(published, { release, fileChanges }) {
    return fileChanges?.length === 0 ? { ...release, sha256: published.sha256 } : release;
}
function withoutYanked(name, pacote, yanked) {
    const own = Object.hasOwn(yanked, name) ? yanked[name] : undefined;
    if (own === undefined)
        return pacote;
    const kept = Object.entries(pacote.versoes).filter(([version]) => !isYanked(yanked, name, version));
    if (kept.length === Object.keys(pacote.versoes).length)
        return pacote;
    return kept.length === 0 ? undefined : { ...pacote, versoes: Object.fromEntries(kept) };
}
function isYanked(yanked, name, version) {
    const own = Object.hasOwn(yanked, name) ? yanked[name] : undefined;
    return own === true || (own?.includes(version) ?? false);
}
function vanished(name) {
    const message = `${name} is published, and no manifest of the repository has this name.`;
    return (0,rule_info/* findingOf */.h)(rules_packages/* registryVanished */.Mt, message, `${contract_files/* REGISTRO_PATH */.AM}#${(0,json_pointer.at)('/pacotes', name)}`);
}
function subjectOf(name, version) {
    return `${contract_files/* REGISTRO_PATH */.AM}#${(0,json_pointer.at)('/pacotes', name, 'versoes', version)}`;
}

// EXTERNAL MODULE: ./build/http/address.js
var http_address = __webpack_require__(21601);
// EXTERNAL MODULE: ./build/rules/contract-check.js + 1 modules
var contract_check = __webpack_require__(6702);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./build/registry/source-folder.js







/** An index of 300,000 releases is larger than other published files may be. */
const MAX_INDEX_BYTES = 2 * published/* MAX_PUBLISHED_FILE_BYTES */.tp;
const source_folder_CHUNK_BYTES = 256 * 1024;
/**
 * A registry in a folder: the site's own, with `registry/` in it, or the one that holds `index.json` itself. Nothing
 * outside of it is read, whatever links it holds. @throws {UserError} when there is no such folder.
 */
async function openRegistryFolder(folder) {
    const root = realFolder(folder);
    if (root === undefined) {
        throw new user_error/* UserError */.y(`There is no folder ${folder}.`, 'Give the folder of a registry or of a built site, or an http(s) address.');
    }
    const site = new FolderSource((0,external_node_path_.join)(folder, 'registry'), (0,external_node_path_.join)(root, 'registry'));
    const inSite = await site.read(INDEX_FILE);
    return inSite.kind === 'missing' ? new FolderSource(folder, root) : site;
}
class FolderSource {
    shown;
    root;
    address = undefined;
    lists = true;
    constructor(shown, root) {
        this.shown = shown;
        this.root = root;
    }
    placeOf(path) {
        return `${this.shown.split(external_node_path_.sep).join('/').replace(/\/+$/, '')}/${path}`;
    }
    fileOf(path) {
        return (0,external_node_path_.join)(this.root, ...path.split('/'));
    }
    async read(path) {
        return this.withFile(path, async (handle) => {
            const { size } = await handle.stat();
            if (size > MAX_INDEX_BYTES)
                return { kind: 'too-large' };
            return { kind: 'found', bytes: await handle.readFile() };
        });
    }
    async open(path) {
        const result = await this.withFile(path, async () => ({ kind: 'ready' }));
        if (result.kind !== 'ready')
            return result;
        return { kind: 'found', content: (0,external_node_fs_.createReadStream)(this.fileOf(path), { highWaterMark: source_folder_CHUNK_BYTES }) };
    }
    async list(folder) {
        return (0,external_node_fs_promises_.readdir)((0,external_node_path_.join)(this.root, folder)).catch(() => undefined);
    }
    async withFile(path, use) {
        try {
            const real = await (0,external_node_fs_promises_.realpath)(this.fileOf(path));
            const inside = (0,external_node_path_.relative)(await (0,external_node_fs_promises_.realpath)(this.root), real);
            if (inside.split(external_node_path_.sep)[0] === '..' || (0,external_node_path_.isAbsolute)(inside)) {
                return { kind: 'unreadable', reason: 'leads outside the folder' };
            }
            const handle = await (0,external_node_fs_promises_.open)(real);
            try {
                if (!(await handle.stat()).isFile())
                    return { kind: 'unreadable', reason: 'is not a file' };
                return await use(handle);
            }
            finally {
                await handle.close();
            }
        }
        catch (error) {
            const { code, message } = error;
            if (code === 'ENOENT' || code === 'ENOTDIR')
                return { kind: 'missing' };
            return { kind: 'unreadable', reason: `cannot be read (${code ?? message})` };
        }
    }
}

;// CONCATENATED MODULE: ./build/registry/source-branch.js







/**
 * A registry on a branch of the repository, as it was fetched: nothing is checked out. The branch of `origin` comes
 * first, as a local one may be old. @throws {UserError} when there is no such branch here.
 *
 * @param folder of the registry on the branch.
 */
async function openRegistryBranch(repo, branch, folder) {
    for (const ref of [`refs/remotes/origin/${branch}`, `refs/heads/${branch}`]) {
        const { code, stdout } = await (0,git/* readGit */.lX)(repo, [
            'rev-parse',
            '--verify',
            '--quiet',
            '--end-of-options',
            `${ref}^{commit}`,
        ]);
        if (code === 0)
            return new BranchSource(repo, branch, stdout.trim(), folder.replace(/^\/+|\/+$/g, ''));
    }
    throw new user_error/* UserError */.y(`There is no branch ${branch} in the repository.`, `Fetch it first (git fetch origin ${branch}:refs/remotes/origin/${branch}), or correct \`registro.previous\` in refdata.yml.`);
}
class BranchSource {
    repo;
    branch;
    commit;
    folder;
    address = undefined;
    lists = true;
    constructor(repo, branch, commit, folder) {
        this.repo = repo;
        this.branch = branch;
        this.commit = commit;
        this.folder = folder;
    }
    placeOf(path) {
        return `${this.branch}:${this.pathOf(path)}`;
    }
    fileOf() {
        return undefined;
    }
    async list(folder) {
        const { code, stdout } = await (0,git/* readGit */.lX)(this.repo, [
            'ls-tree',
            '-z',
            '--name-only',
            `${this.commit}:${this.pathOf(folder)}`,
        ]);
        return code === 0 ? stdout.split('\0').filter(name => name !== '') : undefined;
    }
    async read(path) {
        const opened = await this.open(path, MAX_INDEX_BYTES);
        if (opened.kind !== 'found')
            return opened;
        const chunks = [];
        for await (const chunk of opened.content)
            chunks.push(chunk);
        return { kind: 'found', bytes: Buffer.concat(chunks) };
    }
    /** The bytes as they are committed: git's filters and line ends are for files that are checked out. */
    async open(path, maxBytes = Number.POSITIVE_INFINITY) {
        const object = `${this.commit}:${this.pathOf(path)}`;
        const kind = await (0,git/* readGit */.lX)(this.repo, ['cat-file', '-t', object]);
        if (kind.code !== 0)
            return { kind: 'missing' };
        if (kind.stdout.trim() !== 'blob')
            return { kind: 'unreadable', reason: 'is not a file' };
        const folder = await (0,external_node_fs_promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'refdata-blob-'));
        const file = (0,external_node_path_.join)(folder, 'blob');
        const handle = await (0,external_node_fs_promises_.open)(file, 'wx');
        try {
            const { code, stderr } = await (0,git/* readGit */.lX)(this.repo, ['cat-file', 'blob', object], { output: handle.fd });
            if (code !== 0) {
                await (0,external_node_fs_promises_.rm)(folder, { recursive: true, force: true });
                return { kind: 'unreadable', reason: `cannot be read (${stderr.trim()})` };
            }
        }
        finally {
            await handle.close();
        }
        if ((await (0,external_node_fs_promises_.stat)(file)).size > maxBytes) {
            await (0,external_node_fs_promises_.rm)(folder, { recursive: true, force: true });
            return { kind: 'too-large' };
        }
        return { kind: 'found', content: thenRemoved(file, folder) };
    }
    pathOf(path) {
        return this.folder === '' ? path : `${this.folder}/${path}`;
    }
}
async function* thenRemoved(file, folder) {
    try {
        for await (const chunk of (0,external_node_fs_.createReadStream)(file))
            yield chunk;
    }
    finally {
        await (0,external_node_fs_promises_.rm)(folder, { recursive: true, force: true });
    }
}

// EXTERNAL MODULE: ./build/http/open.js
var http_open = __webpack_require__(37233);
// EXTERNAL MODULE: ./build/http/request.js + 1 modules
var request = __webpack_require__(80013);
;// CONCATENATED MODULE: ./build/registry/source-url.js






/** For the whole of a large file, over a slow line. */
const ARCHIVE_TIMEOUT_MS = 10 * 60_000;
/**
 * A registry at an http(s) address: that of the site, with `registry/` below it, or of the registry or its index.
 *
 * @throws {UserError} when that is no such address, or gives no answer.
 */
async function openRegistryAddress(address, timeoutMs = request/* TIMEOUT_MS */.rl) {
    const url = (0,http_address/* publicAddress */.Wq)(address, 'https://lume.example/registry');
    const base = url.origin + url.pathname.replace(/\/(?:index\.json)?$/, '').replace(/\/+$/, '');
    const own = new AddressSource(base, timeoutMs);
    if (base.endsWith('/registry') || url.pathname.endsWith(`/${INDEX_FILE}`))
        return own;
    const below = new AddressSource(`${base}/registry`, timeoutMs);
    const found = await below.read(INDEX_FILE);
    if (found.kind === 'unreachable') {
        throw new user_error/* UserError */.y(`${below.placeOf(INDEX_FILE)} ${found.reason}.`, 'Check the address, and whether the server runs.');
    }
    return found.kind === 'missing' ? own : below;
}
class AddressSource {
    address;
    timeoutMs;
    lists = false;
    constructor(address, timeoutMs) {
        this.address = address;
        this.timeoutMs = timeoutMs;
    }
    placeOf(path) {
        return (0,http_address/* addressOf */.ci)(this.address, `/${path}`);
    }
    fileOf() {
        return undefined;
    }
    async list() {
        return undefined;
    }
    read(path) {
        return (0,http_open/* readUrl */.w)(this.placeOf(path), MAX_INDEX_BYTES, { timeoutMs: this.timeoutMs });
    }
    open(path) {
        return (0,http_open/* openUrl */.C)(this.placeOf(path), {
            timeoutMs: this.timeoutMs,
            bodyTimeoutMs: ARCHIVE_TIMEOUT_MS,
        });
    }
}

;// CONCATENATED MODULE: ./build/registry/previous.js












/** The registry that `registro.previous` names. @throws {UserError} when it is not there, or gives no answer. */
async function openPrevious(previous, repo) {
    if (typeof previous === 'object')
        return openRegistryBranch(repo, previous.branch, previous.folder ?? 'registry');
    return openRegistry((0,http_address/* isAddress */.PW)(previous) ? previous : (0,external_node_path_.resolve)(repo, previous));
}
/** A registry by its folder or address. @throws {UserError} */
async function openRegistry(target) {
    return (0,http_address/* isAddress */.PW)(target) ? openRegistryAddress(target) : openRegistryFolder(target);
}
/**
 * Reads the previous index. Only an answer that there is none counts as the first publication: with no answer, or one
 * that cannot be understood, a build would drop all that was published.
 *
 * @throws {UserError} when the index cannot be read, or is none.
 */
async function readPrevious(source) {
    const place = source.placeOf(INDEX_FILE);
    const result = await source.read(INDEX_FILE);
    if (result.kind === 'missing') {
        const message = `There is no index at ${place}: this is taken for the first publication.`;
        return { source, registro: undefined, findings: [(0,rule_info/* findingOf */.h)(rules_packages/* registryFirst */.Ah, message, contract_files/* REGISTRO_PATH */.AM)] };
    }
    if (result.kind !== 'found') {
        const reason = result.kind === 'too-large' ? 'is too large' : result.reason;
        throw new user_error/* UserError */.y(`The previous index ${place} ${reason}.`, 'Nothing is built without it, as published versions would be lost: try again, or correct the place.');
    }
    return { source, registro: parseIndex(result.bytes, place), findings: [] };
}
/** An index that follows its schema. @throws {UserError} with what is wrong with it. */
function parseIndex(bytes, place) {
    const { data, findings } = (0,published/* readJsonFile */.JE)(contract_files/* REGISTRO_PATH */.AM, place, bytes);
    const problems = findings.length > 0 || data === undefined ? findings : (0,contract_check/* checkSchema */._)('registro', data);
    if (problems.length === 0)
        return data;
    throw new user_error/* UserError */.y(`${place} is not the index of a registry.`, 'See what is wrong with it with `refdata registry check`.', { findings: problems });
}

;// CONCATENATED MODULE: ./build/registry/published-files.js



/** Differences named in a message. */
const MAX_DIFFERENCES_SHOWN = 5;
/**
 * How files differ from those of a published archive, in words; none when all are the same. Nothing when the archive
 * cannot be opened: then nobody can say.
 *
 * @param hashes of our files, by path.
 */
async function differencesFromPublished(source, arquivo, root, hashes) {
    const opened = await source.open(archiveFile(arquivo));
    if (opened.kind !== 'found')
        return undefined;
    const left = new Map(hashes);
    const differences = [];
    const report = await readArchive(opened.content, root, async ({ path, content }) => {
        const name = path.normalize('NFC');
        const hash = await hashOf(content);
        const ours = left.get(name);
        left.delete(name);
        if (ours === undefined)
            differences.push(`${name} is gone`);
        else if (ours !== hash)
            differences.push(`${name} is another`);
    });
    if (report.fault)
        return undefined;
    const all = [...differences, ...[...left.keys()].map(name => `${name} is new`)];
    const more = all.length - MAX_DIFFERENCES_SHOWN;
    return more > 0 ? [...all.slice(0, MAX_DIFFERENCES_SHOWN), `and ${more} files more`] : all;
}

;// CONCATENATED MODULE: ./build/registry/build.js













/**
 * Packs the packages of a repository and merges them into the previous index. Nothing is written but to `staging`.
 *
 * @throws {UserError} when the configuration does not hold, or the previous index cannot be read.
 */
async function buildRegistry(options) {
    const { repo, loaded, out, staging, progress } = options;
    const config = registroOf(loaded);
    const name = config.name ?? registryNameOf(loaded.config.nome);
    if (name === '')
        throw new user_error/* UserError */.y(`No name for the registry follows from "${loaded.config.nome}".`, 'Give one as `registro.name` in refdata.yml.');
    progress?.('previous registry');
    // Git looks for changes while the index is parsed.
    const [changes, previous] = await Promise.all([changesOf(options, config), previousOf(options, config)]);
    const reader = new PackageReader(repo, config, loaded.config.limits, out);
    progress?.('packages');
    const packages = await readPackages(reader, changes, previous?.registro);
    const packed = [];
    const archives = new Map();
    for (const manifest of packages.manifests) {
        progress?.(`package ${manifest.name}`);
        const release = await packRelease(reader, manifest, staging, previous, archives);
        if (release)
            packed.push(release);
    }
    const merged = mergeIndex({
        registro: name,
        previous: previous?.registro,
        packed,
        present: packages.present,
        yanked: config.yanked ?? {},
        archived: config.archived ?? [],
    });
    const findings = [...reader.findings, ...(previous?.findings ?? []), ...merged.findings];
    // While packages are missing from the index, its rules would only repeat that.
    if (!findings.some(({ level }) => level === 'error')) {
        findings.push(...withPlaces(checkIndex(merged.registro, {
            name,
            changed: changes && previous?.registro && merged.changed,
        }), packed));
    }
    progress?.('archives');
    const inPlace = previous !== undefined && (await isSame(previous.source.fileOf('.'), out));
    const sound = !findings.some(({ level }) => level === 'error');
    const carried = sound && !inPlace
        ? await carryArchives(merged.registro, archives, previous?.source, staging)
        : await carryArchives(onlyPacked(merged.registro, archives), archives, undefined, staging);
    findings.push(...carried.findings);
    const files = registryFiles({
        registro: merged.registro,
        manifest: config.map === undefined ? manifestName(config) : null,
        archives: carried.files,
        changed: inPlace ? await toWrite(previous, merged) : undefined,
    });
    return { registro: merged.registro, replaces: inPlace ? previous.registro : undefined, files, findings };
}
/** The part of the configuration that is about the registry. @throws {UserError} when there is none. */
function registroOf({ config }) {
    if (config.registro)
        return config.registro;
    throw new user_error/* UserError */.y('refdata.yml says nothing about a registry.', 'Add `registro: { pacotes: packages/*/forge.toml }`.');
}
async function previousOf({ previous, repo }, config) {
    const named = previous ?? config.previous;
    return named === undefined ? undefined : readPrevious(await openPrevious(named, repo));
}
async function changesOf({ repo, since }, { pacotes }) {
    return since === undefined ? undefined : changedSince(repo, since, [pacotes].flat());
}
/** The manifests to pack, and the names of all packages that there are. */
async function readPackages(reader, changes, previous) {
    if (changes === undefined || previous === undefined) {
        const manifests = await reader.readManifests(reader.manifestPaths());
        return { manifests, present: new Set(manifests.map(({ name }) => name)) };
    }
    const manifests = await reader.readManifests(changes.manifests);
    const gone = await reader.namesOf(changes.removed);
    const names = Object.keys(previous.pacotes).filter(name => !gone.has(name));
    return { manifests, present: new Set([...names, ...manifests.map(({ name }) => name)]) };
}
async function packRelease(reader, manifest, staging, previous, archives) {
    const source = await reader.open(manifest);
    const archive = source && (await reader.pack(source, staging));
    if (!archive)
        return undefined;
    archives.set(archive.sha256, archive);
    const { name, version, about, dependencias, dataforge, place } = manifest;
    const arquivo = archiveNameOf(name, version);
    const published = releaseOf(previous?.registro, name, version);
    // Another compressor makes other bytes of the same files.
    const fileChanges = previous && published && published.sha256.toLowerCase() !== archive.sha256
        ? await differencesFromPublished(previous.source, published.arquivo, rootOf(name, version), await hashFiles(source.files))
        : undefined;
    return {
        name,
        version,
        about,
        release: { arquivo, sha256: archive.sha256, dependencias, dataforge },
        place,
        ...(fileChanges && { fileChanges }),
    };
}
/** Findings about what comes from the repository are mended there. */
function withPlaces(findings, packed) {
    const places = new Map();
    for (const { name, version, place } of packed)
        places.set(`${name}/versoes/${version}`, place);
    return findings.map(finding => {
        const [, release] = /#\/pacotes\/([^/]+\/versoes\/[^/]+)/.exec(finding.subject ?? '') ?? [];
        const place = release === undefined ? undefined : places.get(release);
        return place ? { ...finding, place } : finding;
    });
}
/** The part of an index that was packed just now; the rest stays where it is. */
function onlyPacked({ registro, pacotes }, archives) {
    const kept = Object.entries(pacotes).flatMap(([name, pacote]) => {
        const versoes = Object.entries(pacote.versoes).filter(([, { sha256 }]) => archives.has(sha256));
        return versoes.length === 0 ? [] : [[name, { ...pacote, versoes: Object.fromEntries(versoes) }]];
    });
    return { registro, pacotes: Object.fromEntries(kept) };
}
/** The name that all manifests have; clients and checks look for it in archives. */
function manifestName({ pacotes }) {
    const names = new Set([pacotes].flat().map(glob => glob.slice(glob.lastIndexOf('/') + 1)));
    const [only = DEFAULT_MANIFEST] = names;
    return names.size === 1 && /^[\w.-]+$/.test(only) ? only : DEFAULT_MANIFEST;
}
/** Packages that changed, or that an earlier tool wrote no file for. */
async function toWrite({ source }, { registro, changed }) {
    const there = new Set(await source.list(PACKAGES_FOLDER));
    const missing = Object.keys(registro.pacotes).filter(name => !there.has(`${name}.json`));
    return new Set([...changed, ...missing]);
}
async function isSame(a, b) {
    if (a === undefined)
        return false;
    const real = (path) => (0,external_node_fs_promises_.realpath)(path).catch(() => undefined);
    const [first, second] = [await real(a), await real(b)];
    return first !== undefined && first === second;
}

// EXTERNAL MODULE: ./build/contract/json-places.js
var json_places = __webpack_require__(68690);
;// CONCATENATED MODULE: ./build/registry/in-turns.js
/** Does something with each item, several at the same time, in any order. */
async function inTurns(items, atOnce, work) {
    const left = items.values();
    const workers = Array.from({ length: Math.min(atOnce, items.length) }, async () => {
        for (const item of left)
            await work(item);
    });
    await Promise.all(workers);
}

;// CONCATENATED MODULE: ./build/registry/check-archives.js











/** Each is a stream of a few chunks. */
const MAX_ARCHIVES_AT_ONCE = 4;
const check_archives_MAX_MANIFEST_BYTES = 1024 * 1024;
/** Opens every archive of an index, and looks for archives that it does not name. */
async function checkArchives(source, registro, { skip, manifest }) {
    const all = Object.entries(registro.pacotes).flatMap(([name, { versoes }]) => Object.entries(versoes).map(([version, release]) => ({ name, version, release })));
    const here = all.filter(({ release }) => release.url === undefined);
    const names = skip ? undefined : await source.list(PACKAGES_FOLDER);
    if (skip || (source.lists && names === undefined)) {
        const reason = skip ? 'only the index was asked for' : `there is no ${source.placeOf(PACKAGES_FOLDER)}`;
        return { opened: 0, findings: here.length === 0 ? [] : [absent(all.length, reason)] };
    }
    const found = [];
    const reader = new ManifestReader();
    await inTurns([...here.entries()], MAX_ARCHIVES_AT_ONCE, async ([i, expected]) => {
        for (const finding of await archiveFindings(source, expected, manifest, reader))
            found.push([i, finding]);
    });
    // They come as they are read; they are reported in the order of the index.
    const findings = found.sort(([a], [b]) => a - b).map(([, finding]) => finding);
    const known = new Set(here.map(({ release }) => release.arquivo));
    for (const name of (names ?? []).sort()) {
        if (!name.endsWith('.tar.gz') || known.has(name))
            continue;
        const path = archiveFile(name);
        findings.push((0,rule_info/* findingOf */.h)(rules_packages/* registryArchiveOrphan */.sk, `${path} belongs to no version of the index.`, `/registry/${path}`, {
            file: source.placeOf(path),
        }));
    }
    if (all.length > here.length)
        findings.push(absent(all.length - here.length, 'they have addresses of their own'));
    return { opened: here.length, findings };
}
async function archiveFindings(source, { name, version, release }, manifest, reader) {
    const path = archiveFile(release.arquivo);
    const pointer = `${contract_files/* REGISTRO_PATH */.AM}#${(0,json_pointer.at)('/pacotes', name, 'versoes', version)}`;
    const finding = (rule, what, field = 'arquivo') => (0,rule_info/* findingOf */.h)(rule, `${name} ${version}: ${path} ${what}.`, `${pointer}/${field}`);
    const opened = await source.open(path);
    if (opened.kind === 'missing')
        return [finding(rules_packages/* registryArchiveMissing */.or, 'is missing')];
    if (opened.kind !== 'found') {
        return [finding(rules_packages/* registryArchiveUnreadable */.rQ, opened.kind === 'too-large' ? 'is too large' : opened.reason)];
    }
    let text;
    const visit = async (file) => {
        const kept = file.path === manifest && file.size <= check_archives_MAX_MANIFEST_BYTES ? [] : undefined;
        for await (const chunk of file.content)
            kept?.push(chunk);
        if (kept)
            text = Buffer.concat(kept);
    };
    let report;
    try {
        report = await readArchive(opened.content, rootOf(name, version), visit);
    }
    catch (error) {
        return [finding(rules_packages/* registryArchiveUnreadable */.rQ, `broke off (${error.message})`)];
    }
    const findings = [];
    if (report.sha256 !== release.sha256.toLowerCase()) {
        findings.push(finding(rules_packages/* registryArchiveSha256 */.TI, `has the SHA-256 ${report.sha256}`, 'sha256'));
    }
    if (report.fault)
        return [...findings, finding(report.fault.rule, report.fault.message)];
    if (manifest === null)
        return findings;
    const fault = text === undefined ? `has no ${manifest}` : await faultOfManifest(reader, manifest, text, name, version);
    return fault === undefined ? findings : [...findings, finding(rules_packages/* registryArchiveManifest */.Lz, fault)];
}
async function faultOfManifest(reader, path, text, name, version) {
    const said = await reader.identify(path, text);
    if (!said)
        return `holds a ${path} that cannot be read`;
    if (said.name !== name)
        return `is of the package ${(0,shown/* shown */.S)(said.name)}, as its ${path} says`;
    const number = typeof said.version === 'string' ? readVersion(said.version.trim())?.version : undefined;
    if (number !== readVersion(version)?.version)
        return `is of the version ${(0,shown/* shown */.S)(said.version)}, as its ${path} says`;
    return undefined;
}
function absent(count, reason) {
    const what = count === 1 ? 'One archive was' : `${count} archives were`;
    return (0,rule_info/* findingOf */.h)(rules_packages/* registryArchivesAbsent */.In, `${what} not looked at: ${reason}.`, contract_files/* REGISTRO_PATH */.AM);
}

// EXTERNAL MODULE: ./build/contract/schema-breaches.js
var schema_breaches = __webpack_require__(82572);
;// CONCATENATED MODULE: ./build/registry/check-copies.js







const MAX_READS_AT_ONCE = 8;
/**
 * Compares config.json and the files of single packages with the index. A registry of another tool has neither: that
 * is no mistake.
 */
async function checkCopies(source, registro) {
    const config = await readCopy(source, CONFIG_FILE, 'config');
    if (config.kind === 'missing')
        return { findings: [], manifest: DEFAULT_MANIFEST };
    const findings = [...config.findings];
    const { manifesto = null } = (config.data ?? {});
    if (config.data !== undefined && !check_copies_isSame(config.data, configOf(registro.registro, manifesto))) {
        findings.push(copyFinding(source, CONFIG_FILE, 'does not describe this registry'));
    }
    const names = Object.keys(registro.pacotes);
    await inTurns(names, MAX_READS_AT_ONCE, async (name) => {
        const path = packageFile(name);
        const copy = await readCopy(source, path, 'pacote');
        findings.push(...copy.findings);
        if (copy.kind === 'missing')
            findings.push(copyFinding(source, path, 'is missing'));
        const pacote = registro.pacotes[name];
        if (copy.data === undefined || !pacote)
            return;
        const { registro: owner, nome, ...rest } = copy.data;
        const expected = packageData(registro.registro, name, canonicalPacote(pacote));
        if (!check_copies_isSame(packageData(owner, nome, canonicalPacote(rest)), expected)) {
            findings.push(copyFinding(source, path, 'is not what the index says'));
        }
    });
    const known = new Set(names.map(name => `${name}.json`));
    for (const file of (await source.list(PACKAGES_FOLDER)) ?? []) {
        if (!file.endsWith('.json') || known.has(file))
            continue;
        findings.push(copyFinding(source, `${PACKAGES_FOLDER}/${file}`, 'is of no package of the index'));
    }
    return { findings, manifest: manifesto };
}
async function readCopy(source, path, schema) {
    const result = await source.read(path);
    if (result.kind === 'missing')
        return { kind: 'missing', findings: [] };
    if (result.kind !== 'found') {
        const reason = result.kind === 'too-large' ? 'is too large' : result.reason;
        return { kind: 'read', findings: [copyFinding(source, path, reason)] };
    }
    const file = (0,published/* readJsonFile */.JE)(`/registry/${path}`, source.placeOf(path), result.bytes);
    if (file.findings.length > 0)
        return { kind: 'read', findings: file.findings };
    const breaches = (0,schema_breaches/* schemaBreaches */.H)(schema, file.data);
    if (breaches.length === 0)
        return { kind: 'read', data: file.data, findings: [] };
    return {
        kind: 'read',
        findings: breaches.map(({ message }) => copyFinding(source, path, `breaks its schema: ${message}`)),
    };
}
function copyFinding(source, path, what) {
    return (0,rule_info/* findingOf */.h)(rules_packages/* registryCopy */.lT, `${path} ${what.replace(/\.$/, '')}.`, `/registry/${path}`, {
        file: source.placeOf(path),
    });
}
/** Both are made by the same functions, so their keys are in the same order. */
function check_copies_isSame(a, b) {
    return JSON.stringify(a) === JSON.stringify(b);
}

;// CONCATENATED MODULE: ./build/registry/counts.js
function registryCounts({ pacotes }) {
    const all = Object.values(pacotes);
    return {
        packages: all.length,
        versions: all.reduce((sum, { versoes }) => sum + Object.keys(versoes).length, 0),
    };
}

;// CONCATENATED MODULE: ./build/registry/check-registry.js














/**
 * Proves a registry (reference-language.md §10.8): the index against its schema and the rules, the small files beside
 * it, and every archive, which is read as a stream and written nowhere.
 *
 * @throws {UserError} when there is no index to prove.
 */
async function checkRegistry(source, options = {}) {
    const place = source.placeOf(INDEX_FILE);
    const result = await source.read(INDEX_FILE);
    if (result.kind !== 'found') {
        const reason = { missing: 'is not there', 'too-large': 'is too large' };
        throw new user_error/* UserError */.y(`The index ${place} ${'reason' in result ? result.reason : reason[result.kind]}.`, 'Give the folder or address of a registry, or of a site that has one.');
    }
    const file = (0,published/* readJsonFile */.JE)(contract_files/* REGISTRO_PATH */.AM, place, result.bytes);
    const broken = file.data === undefined ? file.findings : [...file.findings, ...(0,contract_check/* checkSchema */._)('registro', file.data)];
    const located = (findings) => check_registry_withPlaces(findings, place, file.text ?? '');
    if (broken.length > 0)
        return { registro: null, packages: 0, versions: 0, archives: 0, findings: located(broken) };
    const registro = file.data;
    const findings = [
        ...checkIndex(registro, { name: options.name }),
        ...comparedWith(options.previous, registro),
    ];
    const copies = options.indexOnly ? { findings: [], manifest: null } : await checkCopies(source, registro);
    findings.push(...copies.findings);
    const archives = await checkArchives(source, registro, {
        skip: options.indexOnly ?? false,
        manifest: copies.manifest,
    });
    findings.push(...archives.findings);
    return {
        registro: registro.registro,
        ...registryCounts(registro),
        archives: archives.opened,
        findings: located(findings),
    };
}
function comparedWith(previous, registro) {
    if (!previous)
        return [];
    const findings = [];
    for (const { name, version } of vanishedBetween(previous, registro)) {
        const message = `${name}${version === undefined ? '' : ` ${version}`} was published and is gone.`;
        findings.push((0,rule_info/* findingOf */.h)(rules_packages/* registryVanished */.Mt, message, `${contract_files/* REGISTRO_PATH */.AM}#${(0,json_pointer.at)('/pacotes', name)}`));
    }
    for (const [name, { versoes }] of Object.entries(registro.pacotes)) {
        for (const [version, release] of Object.entries(versoes)) {
            const before = releaseOf(previous, name, version);
            const changes = before ? changesBetween(before, release) : [];
            if (changes.length === 0)
                continue;
            const message = `${name} ${version} is not as it was published: ${changes.join('; ')}.`;
            findings.push((0,rule_info/* findingOf */.h)(rules_packages/* registryChanged */.Aw, message, `${contract_files/* REGISTRO_PATH */.AM}#${(0,json_pointer.at)('/pacotes', name, 'versoes', version)}`));
        }
    }
    return findings;
}
/** Gives findings about the index their line and column; the text is only looked at when there are some. */
function check_registry_withPlaces(findings, place, text) {
    let find;
    return findings.map(finding => {
        const [path, pointer] = (finding.subject ?? '').split(/#(.*)/s);
        if (finding.place || path !== contract_files/* REGISTRO_PATH */.AM || pointer === undefined)
            return finding;
        find ??= (0,json_places/* placesIn */.y)(place, text);
        return { ...finding, place: find(pointer) };
    });
}

;// CONCATENATED MODULE: ./build/registry/lock.js





const LOCK_FILE = 'forge.lock';
/** What a lock says of packages that came from a registry. */
const FROM_REGISTRY = 'registro';
/** Reads a lock; nothing where there is none. @throws {UserError} for one that cannot be understood. */
function readLock(path) {
    let bytes;
    try {
        bytes = (0,external_node_fs_.readFileSync)(path);
    }
    catch (cause) {
        if (cause.code === 'ENOENT')
            return undefined;
        throw new user_error/* UserError */.y(`${path} cannot be read: ${cause.message}.`, 'See that it is a file that you may read.', { cause });
    }
    const { data, findings } = (0,published/* readJsonFile */.JE)(path, path, bytes);
    const [problem] = [...findings, ...(data === undefined ? [] : (0,schema_breaches/* schemaBreaches */.H)('lock', data))];
    if (!problem)
        return data;
    throw new user_error/* UserError */.y(`${path} is no lock: ${problem.message}`, 'Put it back as it was committed, or remove it to choose versions anew.');
}
/** Versions that were locked from a registry, by name. */
function lockedVersions(lock) {
    const entries = Object.entries(lock?.pacotes ?? {}).filter(([, { fonte }]) => fonte === FROM_REGISTRY);
    return new Map(entries.map(([name, { versao }]) => [name, versao]));
}
/** The lock after packages were installed: theirs, and what it had of others (reference-language.md §10.6). */
function lockWith(lock, chosen, address) {
    const pacotes = new Map(Object.entries(lock?.pacotes ?? {}));
    for (const { name, text, release } of chosen) {
        const { sha256, dependencias } = release;
        pacotes.set(name, { versao: text, fonte: FROM_REGISTRY, sha256: sha256.toLowerCase(), dependencias });
    }
    const sorted = [...pacotes].sort(([a], [b]) => (0,code_points/* compareCodePoints */.O)(a, b));
    // The folder of somebody's machine is nothing to others, and not theirs to know.
    return {
        lockVersion: 1,
        ...(address !== undefined && { registro: address }),
        pacotes: Object.fromEntries(sorted),
    };
}
function lockText(lock) {
    return `${JSON.stringify(lock, null, 2)}\n`;
}

;// CONCATENATED MODULE: ./build/registry/unpack.js





/**
 * Unpacks an archive into a new folder. Every path is proved before anything is written for it, nothing is written
 * twice and no link is ever made, so nothing can land outside of the folder.
 *
 * @param root the one folder that the archive must hold; it is left out.
 * @returns what was read; with a fault, the folder is of no use.
 */
async function unpackArchive(input, root, folder) {
    await (0,external_node_fs_promises_.mkdir)(folder, { recursive: true });
    return readArchive(input, root, async ({ path, executable, content }) => {
        const file = (0,external_node_path_.join)(folder, ...path.split('/'));
        await (0,external_node_fs_promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
        await (0,promises_.pipeline)(content, (0,external_node_fs_.createWriteStream)(file, { flags: 'wx', mode: executable ? 0o755 : 0o644 }));
    });
}

;// CONCATENATED MODULE: ./build/registry/install.js


















/** Where the language looks for installed packages. */
const MODULES_FOLDER = 'forge_modules';
/** A larger archive is not downloaded: it could not be unpacked either. */
const MAX_ARCHIVE_BYTES = 1024 * 1024 * 1024;
/** Reads `texto@^1.0`. @throws {UserError} for what cannot be the name of a package. */
function parseWanted(text) {
    const [name = '', range = ''] = text.split(/@(.*)/s);
    if (isPackageName(name))
        return { name, range };
    throw new user_error/* UserError */.y(`"${name}" is no package name.`, 'Write a name, or name@range: texto, texto@1.0.0, "texto@>=1.0, <2".');
}
/**
 * Installs packages and what they need: resolves, downloads, verifies every hash, unpacks, writes forge.lock
 * (reference-language.md §10.4, §10.6). The packages in `folder/forge_modules` and the lock are replaced together, or
 * not at all.
 *
 * @throws {UserError} when a package cannot be resolved, or an archive is not what the index or the lock says.
 */
async function installPackages(source, registro, wanted, folder) {
    const target = (0,external_node_path_.resolve)(folder);
    const lock = readLock((0,external_node_path_.join)(target, LOCK_FILE));
    const chosen = install_choose(registro, wanted, lock);
    for (const one of chosen)
        refuseAgainstLock(one, lock);
    await (0,external_node_fs_promises_.mkdir)(target, { recursive: true });
    const staging = await (0,external_node_fs_promises_.mkdtemp)((0,external_node_path_.join)(target, '.refdata-get-'));
    try {
        for (const one of chosen)
            await fetchInto(source, one, staging);
        await replaceAll(target, staging, chosen, lockText(lockWith(lock, chosen, source.address)));
    }
    finally {
        await (0,external_node_fs_promises_.rm)(staging, { recursive: true, force: true });
    }
    return chosen.map(({ name, text, release }) => ({
        name,
        version: text,
        sha256: release.sha256.toLowerCase(),
    }));
}
function install_choose(registro, wanted, lock) {
    const catalogue = new Catalogue(registro);
    const requests = wanted.map(({ name, range }) => catalogue.request(name, range));
    try {
        const chosen = resolve(catalogue, requests, lockedVersions(lock));
        // Names become folders.
        const wrong = chosen.find(({ name }) => !isPackageName(name));
        if (wrong)
            throw new user_error/* UserError */.y(`The registry has a package called "${wrong.name}", which is no package name.`, 'Tell its maintainers; see `refdata registry check`.');
        return chosen;
    }
    catch (error) {
        if (!(error instanceof ResolutionFault))
            throw error;
        const near = error.kind === 'unknown' ? (0,nearest/* nearest */.p)(error.asked, catalogue.names, 3) : [];
        const remedy = near.length > 0
            ? `Did you mean ${near.join(', ')}?`
            : 'Ask for another range of versions, or another package.';
        throw new user_error/* UserError */.y(error.message, remedy, { cause: error });
    }
}
function refuseAgainstLock({ name, text, release }, lock) {
    const locked = lock && Object.hasOwn(lock.pacotes, name) ? lock.pacotes[name] : undefined;
    if (!locked || locked.versao !== text || locked.sha256 === '')
        return;
    if (locked.sha256.toLowerCase() === release.sha256.toLowerCase())
        return;
    throw new user_error/* UserError */.y(`${name} ${text} has the SHA-256 ${release.sha256} in the registry, and ${locked.sha256} in ${LOCK_FILE}.`, 'A published version never changes: ask the maintainers of the registry before you trust it.');
}
/** Downloads the whole before any of it is unpacked, so that nothing is done with bytes that are not proved. */
async function fetchInto(source, { name, text, release }, staging) {
    const place = release.url ?? source.placeOf(archiveFile(release.arquivo));
    const archive = (0,external_node_path_.join)(staging, `${name}.tar.gz`);
    const opened = release.url === undefined
        ? await source.open(archiveFile(release.arquivo))
        : await (0,http_open/* openUrl */.C)(release.url, { bodyTimeoutMs: ARCHIVE_TIMEOUT_MS });
    await download(opened, place, archive);
    const sha256 = await hashOf((0,external_node_fs_.createReadStream)(archive));
    if (sha256 !== release.sha256.toLowerCase()) {
        const message = `${place} has the SHA-256 ${sha256}, and the index says ${release.sha256}.`;
        throw new user_error/* UserError */.y(`${name} ${text} is not what the registry published.`, 'Nothing was installed. Tell the maintainers of the registry.', {
            findings: [(0,rule_info/* findingOf */.h)(rules_packages/* registryArchiveSha256 */.TI, message, place)],
        });
    }
    const { fault } = await unpackArchive((0,external_node_fs_.createReadStream)(archive), rootOf(name, text), (0,external_node_path_.join)(staging, name));
    if (fault instanceof ArchiveFault) {
        throw new user_error/* UserError */.y(`The archive of ${name} ${text} is refused.`, 'Nothing was installed. Tell the maintainers of the registry.', {
            findings: [(0,rule_info/* findingOf */.h)(fault.rule, `${place} ${fault.message}.`, place)],
        });
    }
}
async function download(opened, place, file) {
    if (opened.kind !== 'found') {
        const reason = { missing: 'is not there', 'too-large': 'is too large' };
        throw new user_error/* UserError */.y(`The archive ${place} ${'reason' in opened ? opened.reason : reason[opened.kind]}.`, 'Nothing was installed. Try again; otherwise tell the maintainers of the registry.');
    }
    let bytes = 0;
    async function* bounded(content) {
        for await (const chunk of content) {
            bytes += chunk.length;
            if (bytes > MAX_ARCHIVE_BYTES)
                throw new Error(`it is larger than ${MAX_ARCHIVE_BYTES} bytes`);
            yield chunk;
        }
    }
    try {
        await (0,promises_.pipeline)(opened.content, bounded, (0,external_node_fs_.createWriteStream)(file, { flags: 'wx' }));
    }
    catch (cause) {
        throw new user_error/* UserError */.y(`The download of ${place} broke off: ${cause.message}.`, 'Nothing was installed. Try again.', { cause });
    }
}
/** Puts all packages in place and writes the lock; when one step fails, what was there before comes back. */
async function replaceAll(target, staging, chosen, lock) {
    const modules = (0,external_node_path_.join)(target, MODULES_FOLDER);
    const undo = [];
    try {
        await (0,external_node_fs_promises_.mkdir)(modules, { recursive: true });
        for (const { name } of chosen) {
            const place = (0,external_node_path_.join)(modules, name);
            const old = (0,external_node_path_.join)(staging, `${name}.old`);
            if ((0,external_node_fs_.existsSync)(place)) {
                await (0,external_node_fs_promises_.rename)(place, old);
                undo.push(() => (0,external_node_fs_promises_.rename)(old, place));
            }
            await (0,external_node_fs_promises_.rename)((0,external_node_path_.join)(staging, name), place);
            undo.push(() => (0,external_node_fs_promises_.rm)(place, { recursive: true, force: true }));
        }
        const fresh = (0,external_node_path_.join)(staging, LOCK_FILE);
        await (0,external_node_fs_promises_.writeFile)(fresh, lock);
        await (0,external_node_fs_promises_.rename)(fresh, (0,external_node_path_.join)(target, LOCK_FILE));
    }
    catch (cause) {
        for (const step of undo.reverse())
            await step();
        throw new user_error/* UserError */.y(`${target} cannot be written: ${cause.message}.`, 'Choose another folder with --to.', { cause });
    }
}

;// CONCATENATED MODULE: ./build/registry/write.js





/**
 * Writes a registry into its own folder, where an earlier one may be. Archives come first and the index last, each
 * file whole, so that at any moment the index names only what is there; what the earlier index named and the new one
 * does not is removed in the end.
 *
 * @param earlier the index that is in the folder, where it was read already.
 * @throws {UserError} when the folder holds something else, or cannot be written.
 */
function writeRegistry(folder, { registro, files }, earlier = earlierIn(folder)) {
    const ordered = [...files.archives, ...files.packages, files.config, files.index];
    try {
        for (const file of ordered)
            writeWhole((0,external_node_path_.join)(folder, ...pathIn(file).split('/')), file);
        for (const path of obsolete(earlier, registro))
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(folder, ...path.split('/')), { force: true });
    }
    catch (cause) {
        throw new user_error/* UserError */.y(`${folder} cannot be written: ${cause.message}.`, 'Choose another folder with --out.', { cause });
    }
}
/** The path below the folder of the registry. */
function pathIn({ path }) {
    return path.slice('/registry/'.length);
}
function writeWhole(path, file) {
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
    const fresh = `${path}.new-${process.pid}`;
    try {
        if ('bytes' in file)
            (0,external_node_fs_.writeFileSync)(fresh, file.bytes);
        else
            (0,external_node_fs_.copyFileSync)(file.storedAt, fresh);
        (0,external_node_fs_.renameSync)(fresh, path);
    }
    finally {
        (0,external_node_fs_.rmSync)(fresh, { force: true });
    }
}
/** The index in a folder; nothing for a folder that is new or empty. @throws {UserError} for one of somebody else. */
function earlierIn(folder) {
    let names;
    try {
        names = (0,external_node_fs_.readdirSync)(folder);
    }
    catch (cause) {
        if (cause.code === 'ENOENT')
            return undefined;
        throw new user_error/* UserError */.y(`${folder} is not a folder that can be read.`, 'Choose another folder with --out.', {
            cause,
        });
    }
    if (names.length === 0)
        return undefined;
    if (!names.includes(INDEX_FILE)) {
        throw new user_error/* UserError */.y(`${folder} holds files and is not a registry.`, 'Choose an empty or new folder with --out, or that of a registry.');
    }
    return parseIndex((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, INDEX_FILE)), `${folder}/${INDEX_FILE}`);
}
/** Files that the earlier index names and the new one does not. */
function obsolete(earlier, { pacotes }) {
    const paths = Object.entries(earlier?.pacotes ?? {}).flatMap(([name, pacote]) => {
        const now = pacotes[name];
        // A package that did not change is the same object, which spares looking at nearly all of a large index.
        if (now === pacote)
            return [];
        const kept = new Set(now && filesOf(name, now));
        return filesOf(name, pacote).filter(path => !kept.has(path));
    });
    if (paths.length === 0)
        return [];
    const current = new Set(Object.entries(pacotes).flatMap(([name, pacote]) => filesOf(name, pacote)));
    return paths.filter(path => !current.has(path));
}
function filesOf(name, { versoes }) {
    return [packageFile(name), ...Object.values(versoes).map(({ arquivo }) => archiveFile(arquivo))];
}

;// CONCATENATED MODULE: ./build/registry/index.js
/** Packages to archives and an index; proving and installing them. What other rooms need of it. */


















/***/ }),

/***/ 14572:
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


/***/ }),

/***/ 63822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ hosts)
});

// EXTERNAL MODULE: ./build/site/hosting.js
var hosting = __webpack_require__(61232);
;// CONCATENATED MODULE: ./build/site/hosts/apache.js

/** Apache 2.4, in its .htaccess. */
const host = {
    name: 'Apache',
    path: '/.htaccess',
    render: ({ prefix }) => {
        const always = (headers, condition = '') => Object.entries(headers)
            .map(([name, value]) => `Header always set ${name} "${value}"${condition}`)
            .join('\n');
        const { Allow: _, ...preflight } = hosting/* PREFLIGHT_HEADERS */.Zk;
        return `# Needs mod_headers and mod_rewrite, and in the server's configuration: AllowOverride All.

DirectoryIndex index.html
Options -Indexes
AddType application/json .json
AddType ${hosting/* ARCHIVE_TYPE */.qp} .gz
RemoveEncoding .gz
AddCharset utf-8 .json .html
FileETag MTime Size

${always(hosting/* OPEN_HEADERS */.CA)}
Header set Cache-Control "${hosting/* REVALIDATE */.kK}"
<If "%{REQUEST_URI} =~ m#^${prefix}${hosting/* ARCHIVED_DATA */.ML}#">
  Header set Cache-Control "${hosting/* IMMUTABLE */.hb}"
</If>
# mod_deflate puts "-gzip" into the ETag and does not know it again.
RequestHeader edit* If-None-Match "-gzip\\"" "\\""

RewriteEngine On
RewriteCond %{REQUEST_METHOD} =OPTIONS
RewriteRule ^ - [R=204,L]
RewriteCond %{REQUEST_METHOD} !^(${hosting/* METHODS */.J8.join('|')})$
RewriteRule ^ - [R=405,L]
RewriteRule ^(\\.(?!well-known/).*|_headers|hosts/.*|vercel\\.json|staticwebapp\\.config\\.json)$ - [R=404,L]
${always({ Allow: hosting/* ALLOW */.cg }, ' "expr=%{REQUEST_METHOD} !~ /^(GET|HEAD)$/"')}
${always(preflight, ' "expr=%{REQUEST_METHOD} == \'OPTIONS\'"')}

ErrorDocument 404 ${prefix}${hosting/* NOT_FOUND_PAGE_PATH */.hw}
<If "%{REQUEST_URI} =~ m#^${prefix}(${hosting/* JSON_FOLDERS */.$j.join('|')})#">
  ErrorDocument 404 ${prefix}${hosting/* NOT_FOUND_JSON_PATH */.QM}
</If>
`;
    },
};

;// CONCATENATED MODULE: ./build/site/hosts/azure.js

/**
 * Azure Static Web Apps: the first route that matches counts, and its headers go over the global ones. The host keeps /api
 * for functions, so the folder has to be published below a path, and this file beside it, at the root.
 */
const azure_host = {
    name: 'Azure Static Web Apps',
    path: '/staticwebapp.config.json',
    render: ({ prefix, archived }) => `${JSON.stringify({
        routes: [
            ...(archived === null
                ? []
                : [
                    {
                        route: `${prefix}${hosting/* ARCHIVE_FOLDER */.qx}${archived}/api/*`,
                        methods: hosting/* METHODS */.J8,
                        headers: { 'Cache-Control': hosting/* IMMUTABLE */.hb },
                    },
                ]),
            { route: '/*', methods: hosting/* METHODS */.J8 },
        ],
        responseOverrides: { 404: { rewrite: `${prefix}${hosting/* NOT_FOUND_PAGE_PATH */.hw}` } },
        globalHeaders: { ...hosting/* OPEN_HEADERS */.CA, 'Cache-Control': hosting/* REVALIDATE */.kK },
        mimeTypes: { '.json': hosting/* JSON_TYPE */.sR },
    }, null, 2)}\n`,
};

;// CONCATENATED MODULE: ./build/site/hosts/host.js
/** An example for a comment: what a server's `root` has to be, and where the published folder stands. */
function examplePlaces(prefix) {
    if (prefix === '')
        return { root: '/var/www/lume', folder: '/var/www/lume' };
    return { root: '/var/www', folder: `/var/www${prefix}` };
}
/** What `root` has to be, in words. */
function rootInWords(prefix) {
    return prefix === ''
        ? 'root is the published folder'
        : `root holds the published folder as ${prefix.slice(1)}`;
}

;// CONCATENATED MODULE: ./build/site/hosts/caddy.js


/** Caddy 2: an import for a site block. */
const caddy_host = {
    name: 'Caddy',
    path: '/hosts/Caddyfile',
    render: ({ prefix }) => `# Import this in a site block whose ${rootInWords(prefix)}:
#
#   lume.example {
#     root * ${examplePlaces(prefix).root}
#     import ${examplePlaces(prefix).folder}/hosts/Caddyfile
#   }

header {
${Object.entries(hosting/* OPEN_HEADERS */.CA)
        .map(([name, value]) => `\t${name} "${value}"`)
        .join('\n')}
}
@refdata_latest not path_regexp ^${prefix}${hosting/* ARCHIVED_DATA */.ML}
header @refdata_latest Cache-Control "${hosting/* REVALIDATE */.kK}"
@refdata_archived {
	path_regexp ^${prefix}${hosting/* ARCHIVED_DATA */.ML}
	file
}
header @refdata_archived Cache-Control "${hosting/* IMMUTABLE */.hb}"
@refdata_json path *.json
header @refdata_json Content-Type "${hosting/* JSON_TYPE */.sR}"
@refdata_archive path *.tar.gz
header @refdata_archive Content-Type "${hosting/* ARCHIVE_TYPE */.qp}"

@refdata_preflight method OPTIONS
header @refdata_preflight {
${Object.entries(hosting/* PREFLIGHT_HEADERS */.Zk)
        .map(([name, value]) => `\t${name} "${value}"`)
        .join('\n')}
}
respond @refdata_preflight 204
@refdata_write not method ${hosting/* METHODS */.J8.join(' ')}
header @refdata_write Allow "${hosting/* ALLOW */.cg}"
respond @refdata_write 405

encode gzip
file_server {
	hide .* _headers hosts vercel.json staticwebapp.config.json
}

handle_errors {
	header {
${Object.entries(hosting/* OPEN_HEADERS */.CA)
        .map(([name, value]) => `\t\t${name} "${value}"`)
        .join('\n')}
	}
	@refdata_no_file {
		expression {err.status_code} == 404
		path ${hosting/* JSON_FOLDERS */.$j.map(folder => `${prefix}${folder}*`).join(' ')}
	}
	handle @refdata_no_file {
		rewrite * ${prefix}${hosting/* NOT_FOUND_JSON_PATH */.QM}
		header Content-Type "${hosting/* JSON_TYPE */.sR}"
		file_server
	}
	@refdata_no_page expression {err.status_code} == 404
	handle @refdata_no_page {
		rewrite * ${prefix}${hosting/* NOT_FOUND_PAGE_PATH */.hw}
		file_server
	}
}
`,
};

;// CONCATENATED MODULE: ./build/site/hosts/netlify.js

/** Netlify and Cloudflare Pages: a path in the first column, its headers below. The folder is the root of the site. */
const netlify_host = {
    name: 'Netlify, Cloudflare Pages',
    path: '/_headers',
    render: ({ archived }) => (0,hosting/* headerRules */.$O)(archived)
        .map(({ path, headers }) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'))
        .join('\n'),
};

;// CONCATENATED MODULE: ./build/site/hosts/nginx.js


/**
 * nginx: an include for a `server` block. Every header is added at the level of the server: a location that adds one of
 * its own would lose all others, so what differs is in variables; nginx leaves a header out whose value is empty.
 */
const nginx_host = {
    name: 'nginx',
    path: '/hosts/nginx.conf',
    render: ({ prefix }) => `# Include this in a server block whose ${rootInWords(prefix)}:
#
#   server {
#     listen 80;
#     server_name lume.example;
#     root ${examplePlaces(prefix).root};
#     include ${examplePlaces(prefix).folder}/hosts/nginx.conf;
#   }

index index.html;
absolute_redirect off;
etag on;
charset utf-8;
# And HTML, always.
charset_types application/json;
types {
  text/html html;
  application/json json;
  ${hosting/* ARCHIVE_TYPE */.qp} gz;
}
default_type application/octet-stream;

gzip on;
gzip_vary on;
gzip_min_length 1024;
gzip_types application/json;

set $refdata_cache "${hosting/* REVALIDATE */.kK}";
if ($uri ~ "^${prefix}${hosting/* ARCHIVED_DATA */.ML}") {
  set $refdata_cache "${hosting/* IMMUTABLE */.hb}";
}
set $refdata_allow "";
if ($request_method !~ "^(GET|HEAD)$") {
  set $refdata_allow "${hosting/* ALLOW */.cg}";
}
set $refdata_headers "";
set $refdata_age "";
if ($request_method = OPTIONS) {
  set $refdata_headers "${hosting/* PREFLIGHT_HEADERS */.Zk['Access-Control-Allow-Headers']}";
  set $refdata_age "${hosting/* PREFLIGHT_HEADERS */.Zk['Access-Control-Max-Age']}";
}
${Object.entries(hosting/* OPEN_HEADERS */.CA)
        .map(([name, value]) => `add_header ${name} "${value}" always;`)
        .join('\n')}
add_header Cache-Control $refdata_cache;
add_header Allow $refdata_allow always;
add_header Access-Control-Allow-Methods $refdata_allow always;
add_header Access-Control-Allow-Headers $refdata_headers always;
add_header Access-Control-Max-Age $refdata_age always;

if ($request_method = OPTIONS) {
  return 204;
}
if ($request_method !~ "^(${hosting/* METHODS */.J8.join('|')})$") {
  return 405;
}

error_page 404 ${prefix}${hosting/* NOT_FOUND_PAGE_PATH */.hw};
${hosting/* JSON_FOLDERS */.$j.map(folder => `location ^~ ${prefix}${folder} {
  try_files $uri =404;
  error_page 404 ${prefix}${hosting/* NOT_FOUND_JSON_PATH */.QM};
}`).join('\n')}
# What tells hosts how to serve is not for visitors.
location ~ "/(\\.|_headers$|hosts/|vercel\\.json$|staticwebapp\\.config\\.json$)" {
  return 404;
}
`,
};

;// CONCATENATED MODULE: ./build/site/hosts/vercel.js

/** Vercel: `source` is a pattern of path-to-regexp. The folder is the root of the site. */
const vercel_host = {
    name: 'Vercel',
    path: '/vercel.json',
    render: ({ archived }) => {
        const headers = (0,hosting/* headerRules */.$O)(archived).map(rule => ({
            source: rule.path.replace(/\*$/, '(.*)'),
            headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
        }));
        return `${JSON.stringify({
            $schema: 'https://openapi.vercel.sh/vercel.json',
            cleanUrls: false,
            trailingSlash: false,
            headers,
        }, null, 2)}\n`;
    },
};

;// CONCATENATED MODULE: ./build/site/generated/hosts.js
// Generated by `npm run generate` from the files in src/site/hosts. Do not edit.






const hosts = [host, azure_host, caddy_host, netlify_host, nginx_host, vercel_host];


/***/ }),

/***/ 61232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ headerRules),
/* harmony export */   $j: () => (/* binding */ JSON_FOLDERS),
/* harmony export */   CA: () => (/* binding */ OPEN_HEADERS),
/* harmony export */   J8: () => (/* binding */ METHODS),
/* harmony export */   ML: () => (/* binding */ ARCHIVED_DATA),
/* harmony export */   QM: () => (/* binding */ NOT_FOUND_JSON_PATH),
/* harmony export */   Zk: () => (/* binding */ PREFLIGHT_HEADERS),
/* harmony export */   cg: () => (/* binding */ ALLOW),
/* harmony export */   hb: () => (/* binding */ IMMUTABLE),
/* harmony export */   hw: () => (/* binding */ NOT_FOUND_PAGE_PATH),
/* harmony export */   kK: () => (/* binding */ REVALIDATE),
/* harmony export */   qp: () => (/* binding */ ARCHIVE_TYPE),
/* harmony export */   qx: () => (/* binding */ ARCHIVE_FOLDER),
/* harmony export */   sR: () => (/* binding */ JSON_TYPE)
/* harmony export */ });
/* harmony import */ var _contract_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60088);

/**
 * What every host has to do with the published files, said once (service-spec.md, "Endpoints" and "Limits"): the server
 * of ours does it, and the files in `hosts/` tell it to others in their own languages.
 */
/** Nothing else is accepted: the service is read-only. */
const METHODS = ['GET', 'HEAD', 'OPTIONS'];
const ALLOW = METHODS.join(', ');
/** On every answer, also on errors: a page must be able to see that a file is not there. */
const OPEN_HEADERS = {
    'Access-Control-Allow-Origin': '*',
    'X-Content-Type-Options': 'nosniff',
};
/** On the answer to OPTIONS, with {@link OPEN_HEADERS}. */
const PREFLIGHT_HEADERS = {
    Allow: ALLOW,
    'Access-Control-Allow-Methods': ALLOW,
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Max-Age': '86400',
};
const JSON_TYPE = 'application/json; charset=utf-8';
/** Not a tar file that was compressed on the way: clients would unpack it and hash something else. */
const ARCHIVE_TYPE = 'application/gzip';
/** A copy may be kept, and is asked about before each use. */
const REVALIDATE = 'no-cache';
/** Copies of data under `/v/` never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ARCHIVE_FOLDER = '/v/';
/** The copies of data, as a regular expression. The schemas beside them are the generator's, and may become better. */
const ARCHIVED_DATA = `${ARCHIVE_FOLDER}[^/]+/api/`;
/** Where clients expect JSON, a missing file is answered in JSON. */
const JSON_FOLDERS = ['/api/', '/registry/', ARCHIVE_FOLDER];
const NOT_FOUND_JSON_PATH = '/404.json';
const NOT_FOUND_PAGE_PATH = '/404.html';
/**
 * The headers of files as rules by path, for hosts that know no others. They go by what was asked for, also where nothing
 * is there: so types are given to files by name, and only copies that there are may be kept for ever. No two rules
 * that match the same path give the same header: some hosts would send both values.
 *
 * @param archived the `versao` that has copies which never change; null for none.
 */
function headerRules(archived) {
    const typed = [..._contract_files_js__WEBPACK_IMPORTED_MODULE_0__/* .FILE_NAMES */ .GY.map(_contract_files_js__WEBPACK_IMPORTED_MODULE_0__/* .pathOf */ .XM), _contract_files_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFEST_PATH */ .U4, '/registry/index.json', '/registry/config.json'];
    return [
        { path: '/*', headers: OPEN_HEADERS },
        ...['/api/*', '/registry/*'].map(path => ({ path, headers: { 'Cache-Control': REVALIDATE } })),
        ...typed.map(path => ({ path, headers: { 'Content-Type': JSON_TYPE } })),
        ...['/schemas/*', '/openapi.json'].map(path => ({
            path,
            headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': REVALIDATE },
        })),
        ...(archived === null
            ? []
            : [
                {
                    path: `${ARCHIVE_FOLDER}${archived}/api/*`,
                    headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': IMMUTABLE },
                },
                {
                    path: `${ARCHIVE_FOLDER}${archived}/schemas/*`,
                    headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': REVALIDATE },
                },
            ]),
    ];
}


/***/ }),

/***/ 22414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qy: () => (/* binding */ html),
  MY: () => (/* binding */ page),
  CS: () => (/* binding */ prose)
});

// EXTERNAL MODULE: ./build/text/visible.js
var visible = __webpack_require__(14252);
;// CONCATENATED MODULE: ./build/site/style.js
/** How the pages of the site look: light and dark, from a phone to a wide screen, with nothing from outside. */
const STYLE = `
:root{color-scheme:light dark;--page:#f4f5f8;--card:#fff;--text:#1b2230;--soft:#566073;--line:#dfe3ea;--code:#f1f3f7;--link:#1a55b8;--accent:#4b4fc4;--badge:#e9e9fb}
@media(prefers-color-scheme:dark){:root{--page:#0e1118;--card:#171b25;--text:#e7eaf1;--soft:#a3adbf;--line:#2a3140;--code:#0f131b;--link:#8ab8ff;--accent:#b3b6ff;--badge:#262a4d}}
*{box-sizing:border-box}
body{margin:0;overflow-wrap:break-word;background:var(--page);color:var(--text);font:1rem/1.55 system-ui,sans-serif;border-top:.3rem solid var(--accent)}
header,main{max-width:72rem;margin:0 auto;padding:0 1.25rem}
header,main:first-child{padding-top:2.5rem}main{padding-bottom:3rem}
h1{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem .9rem;margin:0;font-size:2.4rem;line-height:1.15;letter-spacing:-.02em;overflow-wrap:anywhere}
h2{margin:2.5rem 0 .4rem;font-size:1.3rem}h3{margin:0;font-size:1rem;overflow-wrap:anywhere}
p{margin:.4rem 0}a{color:var(--link);text-underline-offset:.15em}
a:focus-visible,button:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:.25rem}
.lead{max-width:46rem;font-size:1.1rem}.soft{color:var(--soft)}
.badge{padding:.15rem .65rem;border-radius:1rem;background:var(--badge);color:var(--accent);font-size:.95rem;font-weight:600;letter-spacing:0;overflow-wrap:anywhere}
nav{display:flex;flex-wrap:wrap;gap:.3rem 1.25rem;margin-top:.75rem}
code{font:.875em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}p code{padding:.05rem .3rem;border-radius:.3rem;background:var(--code)}
ul{list-style:none;margin:0;padding:0}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,29rem),1fr));gap:1rem;margin-top:1rem}
.cards>li,.more{padding:1.1rem 1.25rem;border:1px solid var(--line);border-radius:.75rem;background:var(--card)}
.cards>li{display:flex;flex-direction:column}
.top{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.1rem 1rem}.counts{margin:0 0 .5rem}
dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:.45rem .9rem;align-items:center;margin:auto 0 0;font-size:.9rem}dt{color:var(--soft)}dd{display:flex;align-items:center;gap:.5rem;min-width:0;margin:0}
.copy{flex:1;min-width:0;padding:.35rem .55rem;border-radius:.4rem;background:var(--code);overflow-wrap:anywhere;user-select:all;-webkit-user-select:all}
button{flex:none;padding:.3rem .6rem;border:1px solid var(--line);border-radius:.4rem;background:var(--card);color:var(--text);font:inherit;font-size:.8rem;cursor:pointer}button:hover{border-color:var(--accent)}
.more{margin-top:.75rem}.more>li{padding:.25rem 0}
@media(max-width:32rem){dl{grid-template-columns:minmax(0,1fr);gap:.2rem}dd{margin-bottom:.35rem}}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`.trim();

;// CONCATENATED MODULE: ./build/site/html.js


const ESCAPES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
/** Text as HTML shows it, in an element or in a quoted attribute; with nothing hidden in it. */
function html(text) {
    return (0,visible/* visible */.R)(text).replace(/[&<>"']/g, character => ESCAPES[character]);
}
/** A sentence in which code stands between backticks. */
function prose(text) {
    return html(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}
/** A whole page, small and complete in itself. `body` is HTML. */
function page(title, description, body) {
    return new TextEncoder().encode(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(title)}</title>
<meta name="description" content="${html(description)}">
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`);
}


/***/ }),

/***/ 51022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ notFoundJson),
/* harmony export */   v: () => (/* binding */ notFoundFiles)
/* harmony export */ });
/* harmony import */ var _contract_canonical_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31361);
/* harmony import */ var _contract_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60088);
/* harmony import */ var _hosting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61232);
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22414);




/** What is answered for a path that there is not: to people a page, to programs JSON. */
function notFoundFiles(nome, baseUrl) {
    // The page is shown at any path, so that a relative link would lead anywhere.
    const start = baseUrl === null ? (0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy)((0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('index')) : `<a href="${(0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy)(baseUrl)}/">${(0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy)(nome)}</a>`;
    const body = `<main>
<h1>Not found</h1>
<p>There is nothing at this address. Start at ${start}.</p>
</main>`;
    return [
        { path: _hosting_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_FOUND_PAGE_PATH */ .hw, bytes: (0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .page */ .MY)(`Not found: ${nome}`, 'Not found', body), schema: null },
        { path: _hosting_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_FOUND_JSON_PATH */ .QM, bytes: notFoundJson(), schema: null },
    ];
}
/** The same for every site, so that a server can give it that has no such file. */
function notFoundJson() {
    return (0,_contract_canonical_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)({ erro: 'not found', indice: (0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('index') }, 'compact');
}


/***/ }),

/***/ 20050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ sizeOf),
/* harmony export */   Bj: () => (/* binding */ sha256Of),
/* harmony export */   p8: () => (/* binding */ schemaPath)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function sizeOf(file) {
    return 'bytes' in file ? file.bytes.length : file.size;
}
function sha256Of(file) {
    return 'bytes' in file ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(file.bytes).digest('hex') : file.sha256;
}
/** Path of a schema on the site. */
function schemaPath(name) {
    return `/schemas/${name}.schema.json`;
}


/***/ }),

/***/ 99561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ schemaFile),
  J: () => (/* binding */ siteFiles)
});

// EXTERNAL MODULE: ./build/contract/canonical.js
var canonical = __webpack_require__(31361);
// EXTERNAL MODULE: ./build/contract/files.js
var contract_files = __webpack_require__(60088);
// EXTERNAL MODULE: ./build/contract/generated/schemas.js
var schemas = __webpack_require__(36561);
// EXTERNAL MODULE: ./build/runtime/generated/version.js
var version = __webpack_require__(82437);
// EXTERNAL MODULE: ./build/findings/user-error.js
var user_error = __webpack_require__(70787);
// EXTERNAL MODULE: ./build/site/hosting.js
var hosting = __webpack_require__(61232);
;// CONCATENATED MODULE: ./build/site/archive.js


/** What can be a part of a path on every system and in every address as it is. */
const SAFE_SEGMENT = /^[0-9A-Za-z][0-9A-Za-z._+-]{0,127}$/;
/**
 * Copies of files under `v/<versao>/` (`archive` in refdata.yml). Those of data never change once they are published. Paths in
 * them stay as they are: relative to `v/<versao>` as to the base address.
 *
 * @throws {UserError} when `versao` cannot be a part of a path.
 */
function archivedCopies(files, versao) {
    if (!SAFE_SEGMENT.test(versao) || versao.endsWith('.')) {
        throw new user_error/* UserError */.y(`\`versao\` is ${JSON.stringify(versao)}, which cannot be the name of a folder of \`archive\`.`, 'Use letters, digits, ".", "_", "+" and "-" in `versao`, or leave `archive` out of refdata.yml.');
    }
    return files.map(file => ({ ...file, path: `${hosting/* ARCHIVE_FOLDER */.qx}${versao}${file.path}` }));
}

// EXTERNAL MODULE: ./build/contract/counts.js
var counts = __webpack_require__(84375);
// EXTERNAL MODULE: ./build/site/html.js + 1 modules
var html = __webpack_require__(22414);
;// CONCATENATED MODULE: ./build/site/openapi.js




const OPENAPI_PATH = '/openapi.json';
const TAG = 'reference';
/**
 * The seven endpoints as an OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.1). Schemas stand in it as they are
 * published, so that a tool needs nothing else.
 */
function openapiFile(reference, baseUrl) {
    const { nome, versao, descricao, documentacao } = reference.index;
    const schemas = Object.fromEntries(contract_files/* FILE_NAMES */.GY.map(name => [name, schemaOf(name)]));
    const document = {
        openapi: '3.1.1',
        info: {
            title: `${nome} reference data`,
            version: versao,
            description: descricao || `The reference data of ${nome}.`,
            contact: { name: nome, url: documentacao },
        },
        externalDocs: { description: 'Documentation of the language', url: documentacao },
        // Without a base address, that of this document.
        servers: [{ url: baseUrl ?? '.', description: 'The published files' }],
        tags: [{ name: TAG, description: 'Static JSON files, read-only and for every origin' }],
        paths: Object.fromEntries(contract_files/* FILE_NAMES */.GY.map(name => [(0,contract_files/* pathOf */.XM)(name), { get: operation(name, schemas[name]) }])),
        components: {
            headers: {
                AccessControlAllowOrigin: {
                    description: 'Pages of every origin may read the file.',
                    schema: { const: '*' },
                },
                CacheControl: {
                    description: 'A copy is asked about before each use.',
                    schema: { type: 'string', examples: [hosting/* REVALIDATE */.kK] },
                },
                ETag: {
                    description: 'Changes with the bytes; send it back in `If-None-Match`.',
                    schema: { type: 'string' },
                },
            },
            responses: {
                NotModified: { description: 'The copy that the client has is the newest.' },
                NotFound: { description: 'There is no such file.' },
            },
            schemas,
        },
    };
    return { path: OPENAPI_PATH, bytes: (0,canonical/* canonicalJson */.d)(document, 'indented'), schema: null };
}
function operation(name, { description }) {
    const summary = description.slice(0, description.indexOf(','));
    return {
        operationId: name,
        summary,
        description,
        tags: [TAG],
        responses: {
            200: {
                description: summary,
                headers: {
                    'Access-Control-Allow-Origin': { $ref: '#/components/headers/AccessControlAllowOrigin' },
                    'Cache-Control': { $ref: '#/components/headers/CacheControl' },
                    ETag: { $ref: '#/components/headers/ETag' },
                },
                content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
            },
            304: { $ref: '#/components/responses/NotModified' },
            404: { $ref: '#/components/responses/NotFound' },
        },
    };
}
/** A schema as a part of the document: its own address would make it a document of its own. */
function schemaOf(name) {
    const { $schema: _, $id: __, ...schema } = JSON.parse(schemas/* schemaTexts */.a[name]);
    return schema;
}

// EXTERNAL MODULE: ./build/site/site-file.js
var site_file = __webpack_require__(20050);
;// CONCATENATED MODULE: ./build/site/front-page.js







const FRONT_PAGE_PATH = '/index.html';
/** Buttons that copy, where a browser can: without them, one click selects the whole text. */
const COPY_SCRIPT = `
if (navigator.clipboard)
  for (const text of document.querySelectorAll('.copy')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Copy';
    button.setAttribute('aria-label', 'Copy ' + text.dataset.what);
    button.onclick = async () => {
      await navigator.clipboard.writeText(text.textContent);
      document.querySelector('[role=status]').textContent = 'Copied ' + text.dataset.what;
      button.textContent = 'Copied';
      setTimeout(() => { button.textContent = 'Copy'; }, 1500);
    };
    text.after(button);
  }
`.trim();
/** A page for people: every endpoint with what it holds, size, SHA-256 and a line for the shell. Links are relative. */
function frontPage({ reference, baseUrl, archive, files }) {
    const { nome, versao, descricao, documentacao } = reference.index;
    const byPath = new Map(files.map(file => [file.path, file]));
    const archived = `${hosting/* ARCHIVE_FOLDER */.qx}${versao}${(0,contract_files/* pathOf */.XM)('index')}`;
    const more = [
        [contract_files/* MANIFEST_PATH */.U4, 'every file with its size, SHA-256 and schema, and the commit of the sources'],
        [OPENAPI_PATH, 'these endpoints as an OpenAPI 3.1 description'],
        ...(byPath.has(contract_files/* REGISTRO_PATH */.AM) ? [[contract_files/* REGISTRO_PATH */.AM, 'the index of the package registry']] : []),
        ...(archive
            ? [[archived, `the files of version ${versao}, at addresses where they never change`]]
            : []),
    ];
    const cards = contract_files/* FILE_NAMES */.GY.map(name => endpoint(name, byPath.get((0,contract_files/* pathOf */.XM)(name)), (0,counts/* describeCounts */.w)((0,counts/* countsOf */.m)(name, reference[name])), baseUrl));
    const body = `<header>
<h1>${(0,html/* html */.qy)(nome)} <span class="badge">versao ${(0,html/* html */.qy)(versao)}</span></h1>
<p class="lead">${(0,html/* html */.qy)(descricao)}</p>
<nav aria-label="Of this language">
<a href="${(0,html/* html */.qy)(documentacao)}">Documentation</a>
<a href="${(0,html/* html */.qy)((0,contract_files/* pathOf */.XM)('index').slice(1))}">Index of the data</a>
<a href="${(0,html/* html */.qy)(OPENAPI_PATH.slice(1))}">OpenAPI</a>
</nav>
</header>
<main>
<h2>Endpoints</h2>
<p class="soft">Static JSON for everybody: GET only, no key, no quota, readable from any origin. Start at the index.${baseUrl === null ? ' In the commands, <code>$BASE_URL</code> is the address of this page.' : ''}</p>
<ul class="cards">
${cards.join('\n')}
</ul>
<h2>Beside them</h2>
<ul class="more">
${more.map(([path, text]) => `<li><a href="${(0,html/* html */.qy)(path.slice(1))}"><code>${(0,html/* html */.qy)(path)}</code></a> ${(0,html/* html */.qy)(text)}</li>`).join('\n')}
</ul>
</main>
<p class="hidden" role="status"></p>
<script>
${COPY_SCRIPT}
</script>`;
    const title = `${nome} ${versao}: reference data`;
    return { path: FRONT_PAGE_PATH, bytes: (0,html/* page */.MY)(title, descricao, body), schema: null };
}
function endpoint(name, file, counts, baseUrl) {
    const { path } = file;
    const bytes = (0,site_file/* sizeOf */.$d)(file).toLocaleString('en-US');
    return `<li>
<div class="top"><h3><a href="${(0,html/* html */.qy)(path.slice(1))}"><code>${(0,html/* html */.qy)(path)}</code></a></h3><span class="soft">${bytes} bytes</span></div>
<p>${(0,html/* prose */.CS)(contentsOf(name))}</p>
<p class="counts soft">${(0,html/* html */.qy)(counts)}</p>
<dl>
<dt>Fetch</dt><dd>${copyable(`curl --compressed ${address(baseUrl, path)}`, `the command that fetches ${path}`)}</dd>
<dt>SHA-256</dt><dd>${copyable((0,site_file/* sha256Of */.Bj)(file), `the SHA-256 of ${path}`)}</dd>
<dt>Schema</dt><dd><a href="${(0,html/* html */.qy)(file.schema?.slice(1) ?? '')}">${(0,html/* html */.qy)(`${name}.schema.json`)}</a></dd>
</dl>
</li>`;
}
/** Text that is there to be taken away; `what` says to those who do not see it what it is. */
function copyable(text, what) {
    return `<code class="copy" data-what="${(0,html/* html */.qy)(what)}">${(0,html/* html */.qy)(text)}</code>`;
}
/** The address as one word of a shell. */
function address(baseUrl, path) {
    if (baseUrl === null)
        return `"$BASE_URL${path}"`;
    return `'${(baseUrl + path).replaceAll("'", "'\\''")}'`;
}
/** What the description of a schema says behind the path. */
function contentsOf(name) {
    const { description } = JSON.parse(schemas/* schemaTexts */.a[name]);
    const contents = description.slice(description.indexOf(': ') + 2);
    return contents.charAt(0).toUpperCase() + contents.slice(1);
}

// EXTERNAL MODULE: ./build/site/generated/hosts.js + 7 modules
var hosts = __webpack_require__(63822);
;// CONCATENATED MODULE: ./build/site/host-files.js


/** Tells GitHub Pages to publish the files as they are. */
const NOJEKYLL_PATH = '/.nojekyll';
/** Only the name counts. */
const NOJEKYLL = 'The files are published as they are.\n';
/** What means the same in an address, in a regular expression and in the configurations of servers. */
const PLAIN_PATH = /^[0-9A-Za-z/._~-]*$/;
/**
 * What tells hosts how to serve the folder. No address has these files.
 *
 * @param archived the `versao` that has copies which never change; null for none.
 * @throws {UserError} when the path of the address cannot be written into configurations.
 */
function hostFiles(baseUrl, archived) {
    const prefix = baseUrl === null ? '' : new URL(baseUrl).pathname.replace(/\/+$/, '');
    if (!PLAIN_PATH.test(prefix)) {
        throw new user_error/* UserError */.y(`The base address ${baseUrl} has the path ${prefix}, which configurations of servers cannot hold as it is.`, 'Publish under a path of letters, digits, ".", "_", "~" and "-".');
    }
    const encoder = new TextEncoder();
    return [
        { path: NOJEKYLL_PATH, bytes: encoder.encode(NOJEKYLL), schema: null, served: false },
        ...hosts/* hosts */.S.map(host => ({
            path: host.path,
            bytes: encoder.encode(host.render({ prefix, archived })),
            schema: null,
            served: false,
        })),
    ];
}

// EXTERNAL MODULE: ./build/site/not-found.js
var not_found = __webpack_require__(51022);
;// CONCATENATED MODULE: ./build/site/site.js










/**
 * The seven files, the schemas that describe them, `more` files, what people and hosts need beside them, and the manifest
 * that lists them all (design.md, "The contract").
 *
 * @throws {UserError} when there is to be an archive, and `versao` cannot be the name of a folder.
 */
function siteFiles(reference, provenance, more = []) {
    const data = contract_files/* FILE_NAMES */.GY.map(name => ({
        path: (0,contract_files/* pathOf */.XM)(name),
        bytes: (0,canonical/* canonicalJson */.d)(reference[name], name === 'index' ? 'indented' : 'compact'),
        schema: (0,site_file/* schemaPath */.p8)(name),
    }));
    const { index } = reference;
    const { baseUrl } = provenance;
    const schemas = contract_files/* FILE_NAMES */.GY.map(schemaFile);
    const archived = provenance.archive ? archivedCopies([...data, ...schemas], index.versao) : [];
    const named = [...data, ...schemas, schemaFile('manifest'), ...more, openapiFile(reference, baseUrl)];
    const files = [
        ...named,
        ...archived,
        frontPage({ reference, baseUrl, archive: provenance.archive, files: named }),
        ...(0,not_found/* notFoundFiles */.v)(index.nome, baseUrl),
        ...hostFiles(baseUrl, provenance.archive ? index.versao : null),
    ];
    const manifest = {
        versao: index.versao,
        generator: { name: 'refdata-action', version: version/* VERSION */.x },
        source: { commit: provenance.commit, modified: provenance.modified },
        base_url: baseUrl,
        rules: provenance.policy,
        files: files.map(file => ({
            path: file.path,
            bytes: (0,site_file/* sizeOf */.$d)(file),
            sha256: (0,site_file/* sha256Of */.Bj)(file),
            schema: file.schema,
            ...(file.served === false && { served: file.served }),
        })),
    };
    return [...files, { path: contract_files/* MANIFEST_PATH */.U4, bytes: (0,canonical/* canonicalJson */.d)(manifest, 'indented'), schema: null }];
}
/** A schema as a file of the site. */
function schemaFile(name) {
    return { path: (0,site_file/* schemaPath */.p8)(name), bytes: new TextEncoder().encode(schemas/* schemaTexts */.a[name]), schema: null };
}


/***/ })

};
