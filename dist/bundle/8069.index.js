export const id = 8069;
export const ids = [8069];
export const modules = {

 30533:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  GW: () => (  MAX_CONFIG_BYTES),
  o4: () => (  parseConfig),
  Vi: () => (  parseFrameworks)
});

var dist = __webpack_require__(38815);
var schemas = __webpack_require__(88343);
var user_error = __webpack_require__(14343);
var said = __webpack_require__(54157);
var frameworks = __webpack_require__(2710);
var mistakes = __webpack_require__(3198);
; 

function locate(document, path, file, lines) {
    let node = document.contents;
    let offset = offsetOf(node) ?? 0;
    for (const part of path) {
        if ((0,dist .Vj)(node))
            node = node.resolve(document);
        if ((0,dist .jh)(node)) {
            const pair = node.items.find(item => (0,dist .jn)(item.key) && String(item.key.value) === String(part));
            if ((0,dist .tO)(pair)) {
                offset = offsetOf(pair.key) ?? offset;
                node = pair.value;
                continue;
            }
        }
        const item = (0,dist .oP)(node) ? node.items[Number(part)] : undefined;
        if (item !== undefined) {
            node = item;
            offset = offsetOf(node) ?? offset;
        }
        else if (part !== 0)
            break;
    }
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col };
}
function keysNamed(document, name, passedOn) {
    const found = [];
    const waiting = [{ node: document.contents, path: [] }];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
        const { node, path } = next;
        for (const [i, item] of (0,dist .oP)(node) ? node.items.entries() : [])
            waiting.push({ node: item, path: [...path, i] });
        if (!(0,dist .jh)(node))
            continue;
        for (const { key, value } of node.items) {
            const own = (0,dist .jn)(key) ? String(key.value) : '';
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

var schema = __webpack_require__(83874);
; 








const MAX_CONFIG_BYTES = 1024 * 1024;
const MAX_YAML_ALIASES = 100;
const REMEDIES = {
    TAB_AS_INDENT: $said('Indent with spaces: YAML takes no tabs there. Most editors can turn the tabs of a file into spaces.'),
    DUPLICATE_KEY: $said('Keep one of the two: the key stands here twice, and only one of them would hold.'),
    BAD_INDENT: $said('Let this line begin in the same column as its neighbours, and what belongs below a key two columns further.'),
    BLOCK_IN_FLOW: $said('Inside of { … } and [ … ] lists are written as [a, b], without hyphens.'),
    MULTIPLE_ANCHORS: $said('Give it one name behind "&".'),
    MULTIPLE_DOCS: $said('Leave out the line "---": refdata.yml is one document.'),
    MULTILINE_IMPLICIT_KEY: $said('Put a colon and a blank behind the key ("nome: Lume"), or the text before it in quotes.'),
    BAD_ALIAS: $said('Define the name with "&" before it is used with "*"; a text that begins with "*" stands in quotes.'),
    BAD_DQ_ESCAPE: $said('Write the text in single quotes: there a backslash is a backslash.'),
    UNEXPECTED_TOKEN: $said('A list begins on a line of its own, each entry with "- "; what follows a closing quote or bracket goes on a new line.'),
    TAG_RESOLVE_FAILED: $said('Leave out the tag, which begins with "!": refdata.yml holds texts, numbers, lists and maps alone.'),
    MISSING_CHAR: $said('Close what was opened: look for a quote, a bracket or a brace without its partner in this line or above.'),
};
const DEEPER_REMEDY = $said('Let this line and the one below begin in the same column: a key with a value of its own has nothing below it.');
const QUOTES_REMEDY = $said`Mend the YAML here. A text with ": ", " #", a bracket or a comma in it must stand in quotes, and so must such an expression: "value ? 'a' : 'b'".`;
function parseConfig(text, file) {
    const lines = new dist .HN();
    const document = parseYaml(text, file, lines);
    const data = toData(document, file, lines);
    if (data === null)
        throw invalid([{ message: $said('It is empty.'), place: { file, line: 1 } }], file);
    const placeOf = (path) => locate(document, path, file, lines);
    const hidden = keysNamed(document, '__proto__', 'value').map(path => ({
        message: $said('There is no key `__proto__` here.'),
        place: placeOf(path),
    }));
    const result = schema .Q.safeParse(data);
    if (result.success && hidden.length === 0)
        return { config: result.data, text, placeOf };
    const issues = result.success
        ? []
        : (0,mistakes .K)(result.error.issues.flatMap(issue => (0,mistakes .J)(issue, data, text, placeOf)));
    throw invalid([...hidden, ...issues], file);
}
function parseFrameworks(text, file) {
    const lines = new dist .HN();
    const document = parseYaml(text, file, lines);
    const data = toData(document, file, lines);
    const result = schemas ._H3({ frameworks: frameworks .I.optional() }).safeParse(data ?? {});
    if (result.success)
        return result.data.frameworks;
    const placeOf = (path) => locate(document, path, file, lines);
    throw invalid((0,mistakes .K)(result.error.issues.flatMap(issue => (0,mistakes .J)(issue, data, text, placeOf))), file);
}
function parseYaml(text, file, lineCounter) {
    const document = bounded(file, () => (0,dist .Tp)(text, { lineCounter, customTags: [], merge: true }));
    const reported = new Set();
    const mistakes = [];
    const tags = document.warnings.filter(({ code }) => code === 'TAG_RESOLVE_FAILED');
    for (const error of [...document.errors, ...tags]) {
        const [start] = error.linePos ?? [];
        const line = start?.line ?? 1;
        if (reported.has(line))
            continue;
        reported.add(line);
        const told = (error.message.split('\n')[0] ?? '').replace(/ at line \d+.*$/, '');
        const message = $said`This is not YAML: ${(0,said .ag)(told)}.`;
        const isUnclosed = error.code === 'BAD_INDENT' && /must be sufficiently indented and end with/.test(message);
        const isText = error.code === 'UNEXPECTED_TOKEN' && !told.includes('block-seq-ind');
        const isDeeper = error.code === 'BLOCK_AS_IMPLICIT_KEY' &&
            document.errors.some(({ code, pos }) => code === 'MULTILINE_IMPLICIT_KEY' && pos[0] === error.pos[0]);
        const isKey = told.includes('need to be followed by map values');
        const remedy = isDeeper
            ? DEEPER_REMEDY
            : isUnclosed
                ? REMEDIES.MISSING_CHAR
                : isKey
                    ? REMEDIES.MULTILINE_IMPLICIT_KEY
                    : isText
                        ? undefined
                        : REMEDIES[error.code];
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
function toData(document, file, lines) {
    try {
        return bounded(file, () => document.toJS({ maxAliasCount: MAX_YAML_ALIASES }));
    }
    catch (cause) {
        if (cause instanceof user_error .y)
            throw cause;
        const alias = unresolvedAlias(document);
        const at = alias?.range && lines.linePos(alias.range[0]);
        const mistake = {
            message: `${cause.message}.`,
            place: at ? { file, line: at.line, column: at.col } : { file, line: 1 },
            ...(alias && { remedy: REMEDIES.BAD_ALIAS }),
        };
        throw invalid([mistake], file);
    }
}
function unresolvedAlias(document) {
    let found;
    (0,dist .YR)(document, {
        Alias: (_, alias) => {
            if (alias.resolve(document) !== undefined)
                return undefined;
            found = alias;
            return dist .YR.BREAK;
        },
    });
    return found;
}
function bounded(file, parse) {
    try {
        return parse();
    }
    catch (error) {
        if (error instanceof RangeError)
            throw invalid([{ message: $said('It is nested too deeply.'), place: { file, line: 1 } }], file);
        throw error;
    }
}
function invalid(mistakes, file) {
    const findings = mistakes.map(({ message, place, remedy = $said('See docs/configuration.md for every key.') }) => ({
        rule: 'config',
        level: 'error',
        message,
        remedy,
        place,
    }));
    const count = mistakes.length === 1 ? $said('a mistake') : $said`${mistakes.length} mistakes`;
    return new user_error .y($said`${file} has ${count}.`, $said('Correct it and try again.'), { findings });
}


 }),

 2710:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   I: () => (  frameworks)
 });
 var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
 var _findings_strict_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47840);


const match = zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().min(1).meta({
    description: 'A tree-sitter query. Its captures say what is what; those that begin with `_` are only compared.',
});
const argument = zod__WEBPACK_IMPORTED_MODULE_1__  .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__  .Whr().min(0), zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().min(1)]);
const argumentOf = (what) => zod__WEBPACK_IMPORTED_MODULE_1__  .KCZ([argument, zod__WEBPACK_IMPORTED_MODULE_1__  .YOg(argument).min(1)])
    .optional()
    .meta({
    description: `The argument of \`@call\` that is ${what}: its place, from 0, its name, or several of these.`,
});
const path = (0,_findings_strict_object_js__WEBPACK_IMPORTED_MODULE_0__  .O)({
    parameters: zod__WEBPACK_IMPORTED_MODULE_1__  .YOg(zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().regex(/name/, $said('Write where the name stands: ":name", "{name:type}".')))
        .min(1)
        .meta({
        description: 'How a parameter is written: `name` is its name, `type` whatever is said of it.',
        examples: [[':name'], ['{name}', '{name:type}'], ['<name>', '<type:name>']],
    }),
    rest: zod__WEBPACK_IMPORTED_MODULE_1__  .YOg(zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().min(1))
        .optional()
        .meta({
        description: 'How a parameter is written that takes all that is left, slashes too; without `name` it is called `resto`.',
        examples: [['*name'], ['<path:name>'], ['*']],
    }),
    optional: zod__WEBPACK_IMPORTED_MODULE_1__  .PVZ([zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().length(1), zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().length(1)])
        .optional()
        .meta({ description: 'What stands around a part that may be missing.', examples: [['{', '}']] }),
    final_slash: zod__WEBPACK_IMPORTED_MODULE_1__  .k5n(['kept', 'ignored', 'ignored-at-root']).optional().meta({
        description: 'Whether `/a/` is another path than `/a` (`kept`, the default), the same (`ignored`), or the same only where a part is mounted at `/a` and has the path `/` (`ignored-at-root`).',
    }),
}).meta({ description: 'How the language of paths is written.' });
const signature = (0,_findings_strict_object_js__WEBPACK_IMPORTED_MODULE_0__  .O)({
    markers: zod__WEBPACK_IMPORTED_MODULE_1__  .g1P(zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().min(1), zod__WEBPACK_IMPORTED_MODULE_1__  .k5n(['path', 'query', 'header', 'cookie', 'body', 'form', 'file', 'inner']))
        .meta({
        description: 'What says where a parameter comes from, by the name that is called; `inner` is a function with parameters of its own.',
    }),
    plain: zod__WEBPACK_IMPORTED_MODULE_1__  .YOg(zod__WEBPACK_IMPORTED_MODULE_1__  .YjP()).meta({ description: 'Types of parameters that ask for nothing.' }),
    scalars: zod__WEBPACK_IMPORTED_MODULE_1__  .YOg(zod__WEBPACK_IMPORTED_MODULE_1__  .YjP()).meta({ description: 'Types that come with the query, without a marker.' }),
    texts: zod__WEBPACK_IMPORTED_MODULE_1__  .YOg(zod__WEBPACK_IMPORTED_MODULE_1__  .YjP()).optional().meta({ description: 'Those of them that are texts.' }),
    files: zod__WEBPACK_IMPORTED_MODULE_1__  .YOg(zod__WEBPACK_IMPORTED_MODULE_1__  .YjP()).optional().meta({ description: 'Types of files.' }),
    refused: zod__WEBPACK_IMPORTED_MODULE_1__  .Whr()
        .min(400)
        .max(599)
        .optional()
        .meta({ description: 'What a request gets that does not fit.' }),
}).meta({ description: 'How the parameters of a handler say what it asks of requests.' });
const handlers = (0,_findings_strict_object_js__WEBPACK_IMPORTED_MODULE_0__  .O)({
    signature: signature.optional(),
    statuses: zod__WEBPACK_IMPORTED_MODULE_1__  .g1P(zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().min(1), zod__WEBPACK_IMPORTED_MODULE_1__  .Whr().min(200).max(599))
        .optional()
        .meta({ description: 'Usual statuses by the same names.' }),
    media: zod__WEBPACK_IMPORTED_MODULE_1__  .g1P(zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().min(1), zod__WEBPACK_IMPORTED_MODULE_1__  .YjP()).optional().meta({
        description: 'Media types by the names of what makes answers; `usual` without one, `none` for no body.',
    }),
    request: zod__WEBPACK_IMPORTED_MODULE_1__  .Whr()
        .min(0)
        .optional()
        .meta({ description: 'Which parameter of a handler is the request, from 0.' }),
    response: zod__WEBPACK_IMPORTED_MODULE_1__  .Whr().min(0).optional().meta({ description: 'Which one is the answer.' }),
    parameters: zod__WEBPACK_IMPORTED_MODULE_1__  .Whr()
        .min(1)
        .optional()
        .meta({ description: 'How many a handler has at most: one with more is something else.' }),
    answers: zod__WEBPACK_IMPORTED_MODULE_1__  .YOg((0,_findings_strict_object_js__WEBPACK_IMPORTED_MODULE_0__  .O)({
        match,
        status: argumentOf($said('the status')),
        usual: zod__WEBPACK_IMPORTED_MODULE_1__  .Whr().min(200).max(599).optional().meta({ description: 'The status without one: 200.' }),
        media: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP()
            .regex(/^(?:none|[\w*.+-]+\/[\w*.+-]+)$/, $said('Write a media type, `application/json`, or `none`.'))
            .optional()
            .meta({
            description: 'The media type; `none` for an answer without a body. `*/*` where it is not said.',
        }),
    }))
        .optional()
        .meta({
        description: 'Calls in a handler that answer: `@call`, `@status`, and `@response` (or `@request`) for what has to be that parameter.',
    }),
    sets: zod__WEBPACK_IMPORTED_MODULE_1__  .YOg((0,_findings_strict_object_js__WEBPACK_IMPORTED_MODULE_0__  .O)({ match, status: argumentOf($said('the status')) }))
        .optional()
        .meta({ description: 'Calls that set the status of what is answered behind them, in a chain or alone.' }),
    reads: zod__WEBPACK_IMPORTED_MODULE_1__  .YOg((0,_findings_strict_object_js__WEBPACK_IMPORTED_MODULE_0__  .O)({
        match,
        in: zod__WEBPACK_IMPORTED_MODULE_1__  .k5n(['query', 'header', 'cookie', 'body']),
        name: argumentOf($said('the name of what is read')),
    }))
        .optional()
        .meta({
        description: 'What reads a part of a request: `@call`, `@name`, `@default`, and `@request` for that parameter.',
    }),
}).meta({ description: 'What in a handler says what it reads and answers.' });
const framework = (0,_findings_strict_object_js__WEBPACK_IMPORTED_MODULE_0__  .O)({
    extensions: zod__WEBPACK_IMPORTED_MODULE_1__  .YOg(zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().regex(/^\.\w+$/, $said('An extension begins with a dot: ".py".')))
        .min(1)
        .meta({ description: 'Extensions of the files that it is written in.', examples: [['.py']] }),
    mentions: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP()
        .min(1)
        .optional()
        .meta({
        description: 'A word that each file has in which a server of it is made: it chooses among frameworks of one language.',
        examples: ['flask'],
    }),
    servers: zod__WEBPACK_IMPORTED_MODULE_1__  .g1P(zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().min(1), (0,_findings_strict_object_js__WEBPACK_IMPORTED_MODULE_0__  .O)({
        prefix: argumentOf($said('the prefix of all of its paths')),
        before: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().min(1).optional().meta({
            description: 'The argument that asks for something before all of its routes: it is told, and not read.',
        }),
        part: zod__WEBPACK_IMPORTED_MODULE_1__  .zMY().optional().meta({ description: 'Whether it is served only where it is mounted.' }),
    }))
        .meta({
        description: 'What is called to make a server, or a part of one, by the last of its names.',
        examples: [{ Flask: {}, Blueprint: { prefix: 'url_prefix', part: true } }],
    }),
    routes: zod__WEBPACK_IMPORTED_MODULE_1__  .YOg((0,_findings_strict_object_js__WEBPACK_IMPORTED_MODULE_0__  .O)({
        match,
        path: argumentOf($said('the path')),
        method: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().min(1).optional().meta({
            description: 'The method, where nothing else says it: `*` is any (the default), `?` what the call does not say.',
        }),
        methods: argumentOf($said('the list of methods, or the only one')),
        handlers: zod__WEBPACK_IMPORTED_MODULE_1__  .KCZ([argument, zod__WEBPACK_IMPORTED_MODULE_1__  .YOg(argument).min(1), zod__WEBPACK_IMPORTED_MODULE_1__  .euz('others')])
            .optional()
            .meta({
            description: 'The argument that is the handler; `others` for each behind the path. Without, what `@handler` finds.',
        }),
        status: argumentOf($said('the status that it answers with')),
        usual: zod__WEBPACK_IMPORTED_MODULE_1__  .Whr().min(200).max(599).optional().meta({ description: 'The status without one.' }),
        statuses: argumentOf($said('a table of other answers by their statuses')),
        media: argumentOf($said('what makes its answers, of which `handlers.media` has the media type')),
        before: argumentOf($said('a list of what is asked before it, as markers of `handlers.signature`')),
    }))
        .min(1)
        .meta({
        description: 'Calls and annotations that declare a route: `@on` is the server, `@call` the call whose arguments are meant, `@method` the method as it is written, `@path` the path where it is no argument.',
    }),
    verbs: zod__WEBPACK_IMPORTED_MODULE_1__  .g1P(zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().min(1), zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().min(1))
        .optional()
        .meta({
        description: 'What words mean as methods, where they are not those of HTTP: `*` is any, `WS` a WebSocket.',
        examples: [{ all: '*' }],
    }),
    mounts: zod__WEBPACK_IMPORTED_MODULE_1__  .YOg((0,_findings_strict_object_js__WEBPACK_IMPORTED_MODULE_0__  .O)({
        match,
        child: zod__WEBPACK_IMPORTED_MODULE_1__  .KCZ([argument, zod__WEBPACK_IMPORTED_MODULE_1__  .YOg(argument).min(1), zod__WEBPACK_IMPORTED_MODULE_1__  .euz('any')])
            .meta({ description: 'The argument that is the part; `any` for each that is one.' }),
        prefix: argumentOf($said('the prefix')),
        before: argumentOf($said('what is asked before all routes of the part: it is told, and not read')),
        replaces: zod__WEBPACK_IMPORTED_MODULE_1__  .zMY()
            .optional()
            .meta({ description: "Whether the prefix takes the place of the part's own." }),
    }))
        .optional()
        .meta({ description: 'Calls that put a part into a server: `@on`, `@call`.' }),
    groups: zod__WEBPACK_IMPORTED_MODULE_1__  .YOg((0,_findings_strict_object_js__WEBPACK_IMPORTED_MODULE_0__  .O)({ match, prefix: argumentOf($said('the prefix')) }))
        .optional()
        .meta({
        description: 'Functions that get a part of a server to declare its routes: `@on`, `@call`, and `@inside` the function with `@name`, its parameter; or `@function`, what names it.',
    }),
    passes: zod__WEBPACK_IMPORTED_MODULE_1__  .YOg((0,_findings_strict_object_js__WEBPACK_IMPORTED_MODULE_0__  .O)({ match, prefix: argumentOf($said('a prefix')), path: argumentOf($said('the whole path of what follows')) }))
        .optional()
        .meta({
        description: 'Expressions (`@whole`) that stand for a server (`@on`): `app.route("/a")` before `.get(…)`.',
    }),
    listens: zod__WEBPACK_IMPORTED_MODULE_1__  .YOg((0,_findings_strict_object_js__WEBPACK_IMPORTED_MODULE_0__  .O)({
        match,
        port: argumentOf($said('the port')),
        host: argumentOf($said('the host')),
        address: argumentOf($said('host and port in one text, such as `:8080`')),
    }))
        .optional()
        .meta({
        description: 'Calls that start a server: `@on`, `@call`. They say the address of the description.',
    }),
    around: zod__WEBPACK_IMPORTED_MODULE_1__  .YOg((0,_findings_strict_object_js__WEBPACK_IMPORTED_MODULE_0__  .O)({ match, prefix: argumentOf($said('the prefix of the paths that it is asked for')) }))
        .optional()
        .meta({ description: 'Calls that put functions before the routes behind them: `@on`, `@call`.' }),
    handlers: handlers.optional(),
    methods: match.optional().meta({
        description: 'Methods that may give back a part, where they are found by their names alone: `@function`, `@name`, `@type`.',
    }),
    path,
}).meta({ description: 'How the servers of a framework declare their routes: docs/frameworks.md.' });
const frameworks = zod__WEBPACK_IMPORTED_MODULE_1__  .g1P(zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().regex(/^[a-z][a-z0-9-]*$/, $said('A name is made of small letters, digits and hyphens.')), framework)
    .meta({
    description: 'Frameworks whose servers `refdata api` and its like read, by a name of your choice: docs/frameworks.md.',
});


 }),

 3198:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  J: () => (  mistakesOf),
  K: () => (  withoutEchoes)
});

var strict_object = __webpack_require__(47840);
; 
const MAP = ['object', 'record'];
const LIST = ['array'];
const TEXT = ['string'];
function remedyFor(path, facts, value, line) {
    if (path[0] === 'rules' && path.length === 2 && typeof value === 'string')
        return $said`Write it as a map: { level: ${value} }.`;
    if (mayBe(facts, TEXT) && (typeof value === 'number' || typeof value === 'boolean'))
        return $said`Put it in quotes: "${written(line, value)}".`;
    if (facts.slip === 'no-dot')
        return $said`Write it with its dot: .${String(value)}.`;
    if (facts.isMissing && path.length === 1 && path[0] === 'sintaxe')
        return $said('Write `sintaxe:`, and below it `extensao: .x` to begin with.');
    if (typeof value === 'string' && mayBe(facts, MAP))
        return forSource(path, facts, value);
    return facts.slip === 'expression' || facts.slip === 'unknown-function'
        ? forExpression(facts.slip, value, line)
        : undefined;
}
function forSource(path, facts, value) {
    if (/^[\p{L}_]+:\S/u.test(value))
        return $said('Put a blank behind the colon: without one it is a part of a text.');
    const isInList = typeof path.at(-1) === 'number' && isOnly(facts, MAP);
    if (!isInList && !(mayBe(facts, LIST) && isOnly(facts, [...MAP, ...LIST])))
        return undefined;
    return LOCATOR.test(value)
        ? $said`Say of what kind the source is, and which field is which: { table: ${value}, map: { palavra: key } }.`
        : $said`Say of what kind the source is: { value: [${value}, …], map: { palavra: value } } for what stands here itself, { table: src/tokens.py#NAME, … } for a table.`;
}
function forExpression(slip, value, line) {
    const isQuoted = [`"${value}`, `'${value}`].some(quoted => line.includes(quoted));
    if (isQuoted)
        return DOCUMENTATION;
    const isWhole = slip === 'unknown-function' && isBalanced(value);
    if (!isWhole && (/\s#/.test(line) || /\{.*[,[\]]/.test(line)))
        return $said('Put the expression in quotes: YAML ends it at " #", and inside of { … } at a comma or bracket.');
    return DOCUMENTATION;
}
function isOnlyMap(facts) {
    return isOnly(facts, MAP);
}
function mayBe({ expected = [], isMissing }, types) {
    return !isMissing && expected.some(type => types.includes(type));
}
function isOnly({ expected = [], isMissing }, types) {
    return !isMissing && expected.length > 0 && expected.every(type => types.includes(type));
}
function written(line, value) {
    const words = line.match(/(?<=[\s{[,])[-+]?[\w.]+(?=[\s,}\]]|$)/g) ?? [];
    return (words.find(word => (typeof value === 'number' ? Number(word) === value : /^(true|false)$/i.test(word))) ??
        String(value));
}
const LOCATOR = /^[^\s#]+#[^\s#]+$/;
function isBalanced(value) {
    const signs = String(value);
    return ['()', '[]', '{}'].every(([open = '', close = '']) => signs.split(open).length === signs.split(close).length);
}
const DOCUMENTATION = $said('https://docs.jsonata.org tells how expressions are written.');

var schema = __webpack_require__(83874);
; 



function withoutEchoes(mistakes) {
    const meant = mistakes.filter(({ facts }) => facts?.isMisspelt).map(({ path = [] }) => path.join('.'));
    const parents = meant.map(path => path.split('.').slice(0, -1).join('.'));
    const told = new Set();
    return mistakes.filter(({ path = [], facts = {} }) => {
        if (facts.isMisspelt)
            return true;
        const own = path.join('.');
        if (typeof path.at(-1) === 'number' && isOnlyMap(facts)) {
            const list = path.slice(0, -1).join('.');
            if (told.has(list))
                return false;
            told.add(list);
        }
        return !meant.includes(own) && !(parents.includes(own) && facts.slip === 'no-kind');
    });
}
function mistakesOf(issue, data, text, placeOf) {
    return mistakesIn(issue, [], placeOf).map(mistake => {
        const { path, place, facts } = mistake;
        const remedy = remedyFor(path, facts, valueAt(data, path), lineAt(text, place));
        return { ...mistake, ...(remedy && { remedy }) };
    });
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
        const all = issue.errors.flat();
        const isMissing = all.every(inner => isAbsent(inner));
        const must = $said`must be ${[...new Set(all.map(inner => expected(inner)))].join($said(' or '))}.`;
        const message = isMissing ? $said`${mistakes_name(path)} is missing; it ${must}` : `${mistakes_name(path)} ${must}`;
        return [{ path, message, place: placeOf(path), facts: { expected: all.flatMap(typesOf), isMissing } }];
    }
    if (issue.code === 'unrecognized_keys') {
        const sentences = issue.message.split('\n');
        return issue.keys.map((key, i) => {
            const message = sentences[i] ?? issue.message;
            const meant = (0,strict_object .L)(message);
            return {
                path: meant === undefined ? path : [...path, meant],
                message,
                place: placeOf([...path, key]),
                facts: { isMisspelt: meant !== undefined },
            };
        });
    }
    if (issue.code === 'invalid_key')
        return issue.issues.map(({ message }) => ({
            path,
            message: `${mistakes_name(path)}: ${message}`,
            place: placeOf(path),
            facts: {},
        }));
    return [
        {
            path,
            message: issue.code === 'custom' || issue.code === 'invalid_format'
                ? `${mistakes_name(path)}: ${issue.message}`
                : sentence(issue, path),
            place: placeOf(path),
            facts: {
                expected: typesOf(issue),
                isMissing: isAbsent(issue),
                slip: slipOf(issue),
            },
        },
    ];
}
function mismatch(issues) {
    return issues.some(issue => issue.code === 'invalid_type' && issue.path.length === 0) ? 1 : 0;
}
function sentence(issue, path) {
    if (issue.code === 'invalid_type') {
        return isAbsent(issue)
            ? $said`${mistakes_name(path)} is missing; it must be ${expected(issue)}.`
            : $said`${mistakes_name(path)} must be ${expected(issue)}.`;
    }
    if (issue.code === 'invalid_value')
        return $said`${mistakes_name(path)} must be one of ${issue.values.map(String).join(', ')}.`;
    if (issue.code === 'too_small' && issue.origin === 'string')
        return $said`${mistakes_name(path)} must not be empty.`;
    return `${mistakes_name(path)}: ${issue.message}.`;
}
function isAbsent(issue) {
    return (issue.code === 'invalid_type' && issue.input === undefined && /received undefined/.test(issue.message));
}
function slipOf(issue) {
    if (issue.code === 'custom')
        return issue.params?.slip;
    return issue.code === 'invalid_format' && issue.pattern === String(schema .a) ? 'no-dot' : undefined;
}
function typesOf(issue) {
    return issue.code === 'invalid_type' ? [issue.expected] : [];
}
function expected(issue) {
    if (issue.code !== 'invalid_type')
        return $said('something else');
    const words = {
        string: $said('a text'),
        object: $said('a map'),
        record: $said('a map'),
        array: $said('a list'),
        number: $said('a number'),
        int: $said('a whole number'),
        boolean: $said('true or false'),
    };
    return words[issue.expected] ?? issue.expected;
}
function mistakes_name(path) {
    return path.length === 0
        ? 'refdata.yml'
        : path.reduce((text, part) => typeof part === 'number' ? `${text}[${part}]` : text === '' ? part : `${text}.${part}`, '');
}


 }),

 83874:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  a: () => (  BEGINS_WITH_DOT),
  Q: () => (  configSchema)
});

var schemas = __webpack_require__(88343);
var extract = __webpack_require__(34416);
var change_level = __webpack_require__(83152);
var strict_object = __webpack_require__(47840);
var http_address = __webpack_require__(73301);
var former_ids = __webpack_require__(47920);
; 



const VERSION_FORMATS = ['usual', 'semver', 'pep440', 'calver'];
const BREAKING_PARTS = ['first', 'first-two', 'any', 'nothing'];
const RELEASE_POLICIES = ['every-pull-request', 'release-branch', 'tag'];
const versions = (0,strict_object .O)({
    format: schemas .k5n(VERSION_FORMATS)
        .optional()
        .meta({
        description: 'How versions are written and ordered: `usual` (numbers and dots, as languages write them; the default), `semver` (SemVer 2.0.0 to the letter), `pep440` (packages of Python) or `calver` (dates).',
        examples: ['pep440'],
    }),
    pattern: schemas .YjP()
        .min(1)
        .optional()
        .meta({
        description: 'In place of `format`, a regular expression: its groups are the numbers in their order, and one called `pre` makes it a pre-release.',
        examples: ['^r(?<major>\\d+)$'],
    }),
    breaks: schemas .k5n(BREAKING_PARTS)
        .optional()
        .meta({
        description: 'Which raise says that programs can break: of the `first` number (the default), of the `first-two` (Lua 5.3 to 5.4), `any` (the default of `calver`), or `nothing`: versions say nothing about it.',
        examples: ['first-two'],
    }),
}).meta({ description: 'How the language counts its versions.' });
const check = (0,strict_object .O)({
    versao: schemas .YOg(extract .sP)
        .min(1)
        .optional()
        .meta({
        description: 'Other places where the version stands: `refdata check` demands that they agree.',
        examples: [[{ data: 'package.json#/version' }]],
    }),
    committed: schemas .YjP()
        .min(1)
        .optional()
        .meta({
        description: 'The folder of generated files that are committed: `refdata check` demands that they are what the source gives.',
        examples: ['site'],
    }),
    versions: versions.optional(),
    release: schemas .k5n(RELEASE_POLICIES)
        .optional()
        .meta({
        description: 'Where `versao` has to be raised for what changed since the last release: in `every-pull-request` (the default), on a `release-branch` only (release/…, release-…), or where a `tag` is built.',
        examples: ['release-branch'],
    }),
    unknown: schemas .Whr()
        .min(0)
        .optional()
        .meta({
        description: 'How many values may be ones of which nobody can tell whether they changed, because a side could not be read there. Without it, they are counted and let pass.',
        examples: [5],
    }),
}).meta({ description: 'refdata check: what has to agree with the source.' });

var frameworks = __webpack_require__(2710);
var lexico = __webpack_require__(60595);
; 




const texts = schemas .KCZ([schemas .YOg(lexico .eu), extract .Tj]);
const lexico_lexico = (0,strict_object .O)({
    ...lexico .cW,
    palavras: schemas .g1P(schemas .YjP().regex(/^[a-z][a-z0-9-]*$/), texts)
        .optional()
        .meta({
        description: 'Groups of words, as texts: editors may colour each by itself. Reserved words of `sintaxe` that are in none are in the group `reservada`.',
        examples: [
            { constante: ['verdadeiro', 'falso'], controle: { table: 'src/tokens.py#FLOW', map: 'key' } },
        ],
    }),
    simbolos: texts.optional().meta({
        description: 'Symbols, each a token: texts. Unless given, the operators of `sintaxe` that are neither words nor rows for people.',
        examples: [['(', ')', '+', '+=']],
    }),
}).meta({
    description: 'api/lexico.json: how a program is cut into tokens, for editors. See docs/editors.md.',
});

; 


const of = (what) => extract .Tj.optional().meta({ description: `What ${what} are, by the program itself.` });
const prove = (0,strict_object .O)({
    sintaxe: (0,strict_object .O)({
        reservadas: of('reserved words'),
        contextuais: of('contextual words'),
        operadores: of('operators'),
        verbos_http: of('HTTP verbs'),
        regras: of('rules'),
    }).optional(),
    embutidas: of($said('the functions')),
    modulos: of($said('modules and their symbols')),
    comandos: of($said('groups and their commands')),
    erros: of('error codes'),
    conteudos: (0,strict_object .O)({ exercicios: of($said('the exercises of each folder')) }).optional(),
}).meta({
    description: 'refdata prove: for lists of the contract, the program that knows what they hold, as a source with the same steps. It prints entries of the contract, of which the fields that are there are compared, or names alone.',
    examples: [{ embutidas: { command: ['python3', 'tools/dump.py', 'functions'] } }],
});

; 


const registro_text = schemas .YjP().min(1);
const field = (description) => registro_text.optional().meta({ description });
const registro = (0,strict_object .O)({
    pacotes: schemas .KCZ([registro_text, schemas .YOg(registro_text).min(1)]).meta({
        description: 'Manifests of the packages, as globs; TOML, JSON or YAML.',
        examples: ['pacotes/*/forge.toml'],
    }),
    name: registro_text
        .optional()
        .meta({ description: 'Name of the registry; otherwise the name of the language in lower case.' }),
    map: (0,strict_object .O)({
        nome: field($said('Name of the package.')),
        versao: field($said('Its version.')),
        descricao: field($said('What it is for.')),
        licenca: field($said('Its licence.')),
        autores: field($said('Who wrote it: a text or a list of texts.')),
        tags: field($said('Keywords: a text or a list of texts.')),
        dependencias: field($said('Version ranges by package name.')),
        dataforge: field($said('Range of language versions that it needs.')),
        entrada: field($said('The file that programs load, relative to the manifest.')),
    })
        .optional()
        .meta({
        description: 'Where manifests have these fields, as JSONata expressions; otherwise as in forge.toml.',
        examples: [{ nome: 'name', versao: 'version', dependencias: 'dependencies' }],
    }),
    previous: schemas .KCZ([
        registro_text,
        (0,strict_object .O)({
            branch: registro_text.meta({ description: 'A branch of this repository, fetched.', examples: ['gh-pages'] }),
            folder: schemas .YjP()
                .optional()
                .meta({ description: 'Folder of the registry on it.', examples: ['registry'] }),
        }),
    ])
        .optional()
        .meta({
        description: 'What is published already, which stays: an http(s) address, a folder of the repository, or a branch.',
        examples: ['https://lume.example', { branch: 'gh-pages' }],
    }),
    yanked: schemas .g1P(schemas .YjP(), schemas .KCZ([schemas .euz(true), schemas .YOg(registro_text).min(1)]))
        .optional()
        .meta({
        description: 'What is withdrawn: versions of a package, or `true` for all of it.',
        examples: [{ texto: ['1.0.1'], velho: true }],
    }),
    archived: schemas .YOg(registro_text)
        .optional()
        .meta({ description: 'Packages that stay published though the repository no longer has them.' }),
}).meta({ description: 'registry/: the package registry, an index and an archive for each version.' });

var repository_at = __webpack_require__(54569);
var other_repositories = __webpack_require__(52752);
; 



const repositories_name = schemas .YjP()
    .regex(other_repositories .Ni, $said('A repository has a name of two or more small letters, digits, "-" and "_", beginning with a letter.'));
const at = schemas .YjP()
    .min(1)
    .superRefine((text, context) => {
    const message = (0,repository_at .$)(text);
    if (message !== undefined)
        context.addIssue({ code: 'custom', message });
});
const repositories = schemas .g1P(repositories_name, at).meta({
    description: 'Repositories besides this one, by a name of your choice: `owner/name@ref`, or an address that `git clone` takes over https, with a branch, tag or commit behind "@". Where a source names a file, `name:` in front of its path says in which it is: `stdlib:src/**/*.gleam`. The action fetches each; the command line is told where it is, by `--repository name=folder`.',
    examples: [{ stdlib: 'gleam-lang/stdlib@v0.44.0' }],
});

; 

const glob = schemas .YjP().min(1);
const site = {
    site: schemas .k5n(['pages', 'data'])
        .optional()
        .meta({
        description: 'Whether pages for people and texts for bots are made of the data, too (`pages`, which is the default), or the data alone (`data`).',
        examples: ['data'],
    }),
    idioma: schemas .k5n(['pt', 'en'])
        .optional()
        .meta({
        description: 'The tongue of the texts of the language, and so of the pages around them: pt unless given.',
        examples: ['en'],
    }),
    repositorio: schemas .YjP()
        .regex(/^https?:\/\/\S+$/, $said('An absolute address is needed, beginning with https:// or http://.'))
        .optional()
        .meta({
        description: 'Address of the repository on the web, for links to the line that defines a thing; or a pattern with {commit}, {arquivo} and {linha}.',
        examples: ['https://github.com/lume/lume', 'https://git.example/lume/blob/{commit}/{arquivo}#L{linha}'],
    }),
    programas: schemas .KCZ([glob, schemas .YOg(glob)])
        .optional()
        .meta({
        description: "Programs in the language, for examples: globs. Otherwise those that `conteudos` counts and that have the language's extension.",
        examples: [['exemplos/*.lm', 'biblioteca/*.lm']],
    }),
    enderecos: schemas .YjP()
        .min(1)
        .optional()
        .meta({
        description: 'File in the repository that records the address of each thing, so that none ever changes: `refdata addresses` writes it.',
        examples: ['enderecos.json'],
    }),
    mudancas: schemas .YjP()
        .min(1)
        .optional()
        .meta({
        description: 'File in the repository that records what each version changed, for the pages and a feed: `refdata changelog A..B --write` adds to it.',
        examples: ['mudancas.json'],
    }),
};

; 













const scalar = schemas .KCZ([schemas .YjP().min(1), extract .sP]);
const BEGINS_WITH_DOT = /^(?:\.|$)/;
const ADDRESS_NEEDED = $said('An absolute address is needed, beginning with https:// or http://, without query or "#".');
const absoluteUrl = schemas .YjP()
    .regex(http_address .V$, ADDRESS_NEEDED)
    .refine(address => !http_address .V$.test(address) || URL.canParse(address), ADDRESS_NEEDED);
const number = schemas .KCZ([schemas .Whr().min(0), extract .sP]);
const LEVELS = ['error', 'warning', 'notice', 'off', ...change_level .v];
const configSchema = (0,strict_object .O)({
    nome: schemas .YjP()
        .min(1)
        .meta({ description: 'Name of the language.', examples: ['Lume'] }),
    descricao: schemas .YjP().min(1).meta({ description: 'What the data is, in a sentence.' }),
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
    sintaxe: (0,strict_object .O)({
        extensao: schemas .KCZ([schemas .YjP().min(1).regex(BEGINS_WITH_DOT, $said('An extension begins with a dot.')), extract .sP])
            .meta({ description: 'Extension of source files, with its dot.', examples: ['.lm'] }),
        reservadas: extract .Tj.optional().meta({ description: 'Reserved words: palavra, descricao, equivalente.' }),
        contextuais: extract .Tj.optional().meta({
            description: 'Words that are keywords only in a context: palavra, descricao, equivalente, onde.',
        }),
        operadores: extract .Tj.optional().meta({ description: 'Operators: simbolo, descricao, equivalente.' }),
        verbos_http: extract .Tj.optional().meta({ description: 'HTTP verbs that the language knows: texts.' }),
        regras: extract .Tj.optional().meta({ description: 'The rules that most often trip people up: texts.' }),
    }).meta({ description: 'sintaxe.json' }),
    embutidas: extract .Tj
        .optional()
        .meta({ description: 'embutidas.json: names of the functions that need no import, as texts.' }),
    modulos: extract .Tj.optional().meta({
        description: 'modulos.json: nome, apelidos, simbolos (nome, assinatura, resumo); or nome and apelido_de, for another name of a module.',
    }),
    comandos: extract .Tj.optional().meta({
        description: 'comandos.json: grupo, comandos (nome, uso, resumo, detalhe, opcoes, exemplos, apelidos, veja).',
    }),
    erros: extract .Tj
        .optional()
        .meta({ description: 'erros.json: codigo, titulo, explicacao, exemplo, solucao, doc.' }),
    conteudos: (0,strict_object .O)({
        exercicios: extract .Tj.optional().meta({
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
    lexico: lexico_lexico.optional(),
    archive: schemas .zMY()
        .optional()
        .meta({
        description: 'Whether copies that never change are published under `v/<versao>/`, too.',
        examples: [true],
    }),
    ...site,
    check: check.optional(),
    prove: prove.optional(),
    rules: schemas .g1P(schemas .YjP(), (0,strict_object .O)({
        level: schemas .k5n(LEVELS).optional().meta({
            description: 'How serious a finding is; for a kind of change, what it asks of `versao`: major, minor, patch or info. "off" leaves it out.',
        }),
        pattern: schemas .YjP()
            .optional()
            .meta({
            description: 'Another regular expression, for rules that match one.',
            examples: ['^TS\\d{4,5}$'],
        }),
    }))
        .transform(former_ids .MK)
        .optional()
        .meta({
        description: 'Policy: another level or pattern for a rule, by its id (docs/rules.md).',
        examples: [{ 'codigo-pattern': { pattern: '^TS\\d{4,5}$' } }],
    }),
    languages: (0,strict_object .O)({
        python: (0,strict_object .O)({
            version: schemas .YjP()
                .regex(/^3(\.\d+)+$/, $said('A version of Python 3 is needed, as a text: "3.12".'))
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
    grammars: extract .gj.optional().meta({
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
    repositories: repositories.optional(),
    frameworks: frameworks .I.optional(),
    limits: (0,strict_object .O)({
        source_mib: schemas .aig()
            .positive()
            .max(512)
            .optional()
            .meta({ description: 'Largest source file, in MiB.' }),
        package_mib: schemas .aig()
            .positive()
            .max(1024)
            .optional()
            .meta({ description: 'Largest package, unpacked, in MiB.' }),
        published_mib: schemas .aig()
            .positive()
            .max(512)
            .optional()
            .meta({ description: 'Largest published file that `refdata check` reads, in MiB.' }),
    })
        .optional()
        .meta({ description: 'Bounds on what is read.' }),
}).meta({
    title: 'refdata.yml',
    description: 'Where the reference data of a programming language stands in its own source code. Keys of the published contract are Portuguese, as it is; how data is extracted is English.',
});


 }),

 83152:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   v: () => (  CHANGE_LEVELS)
 });
const CHANGE_LEVELS = ['major', 'minor', 'patch', 'info'];


 }),

 33102:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   EU: () => (  shortName),
   X1: () => (  isAbbreviatedId),
   _h: () => (  isSha256),
   s9: () => (  refCandidates)
 });
 var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);

const FULL_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;
const SHORT_ID = /^[0-9a-f]{7,39}$/i;
const SHA256_DIGITS = 64;
const FORBIDDEN = /\p{Cc}|[ ~^:?*[\\]|\.\.|@\{|\/\/|^[-/.]|\/\.|[/.]$|\.lock(?:\/|$)/u;
function refCandidates(ref) {
    if (ref === '')
        return ['HEAD'];
    if (FULL_ID.test(ref))
        return [ref.toLowerCase()];
    if (FORBIDDEN.test(ref)) {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y($said`ref is ${JSON.stringify(ref)}, which git does not allow as a name.`, $said('Write a branch, a tag, or the 40 digits of a commit.'));
    }
    if (ref.startsWith('refs/'))
        return [ref];
    return [`refs/heads/${ref}`, `refs/tags/${ref}`];
}
function isSha256(candidate) {
    return candidate.length === SHA256_DIGITS && FULL_ID.test(candidate);
}
function isAbbreviatedId(ref) {
    return SHORT_ID.test(ref);
}
function shortName(ref) {
    return ref.replace(/^refs\/(?:heads|tags)\//, '');
}


 }),

 74906:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   n6: () => (  repositoryAddress),
   n_: () => (  checkRepository),
   yv: () => (  originOf)
 });
 var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);

const NAME = /^[\w-][\w.-]*\/[\w.-]*[\w-][\w.-]*$/;
const PROTOCOLS = new Set(['https:', 'http:', 'file:']);
function repositoryAddress(repository, serverUrl) {
    if (NAME.test(repository))
        return new URL(`${serverUrl.replace(/\/+$/, '')}/${repository}`);
    const secretFree = withoutCredentials(repository);
    const url = URL.canParse(repository) ? new URL(repository) : null;
    if (url === null || !PROTOCOLS.has(url.protocol)) {
        const https = asHttps(secretFree);
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y($said`repository is "${secretFree}", which is neither owner/name nor an address that begins with https://, http:// or file://.`, https === null
            ? $said('Write owner/name, or the address that "git clone" takes over https.')
            : $said`Write ${https}, and for a private repository give a token in "repository-token".`);
    }
    if (url.username !== '' || url.password !== '') {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y($said`repository is "${secretFree}" with a user name or password in the address.`, $said('Take it out, store it as a secret and give it in "repository-token"; if it was ever committed, revoke it.'));
    }
    if (url.search !== '' || url.hash !== '') {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y($said`repository is "${secretFree}", with a "?" or "#" in the address.`, $said('Write the address alone; a branch, tag or commit goes into "ref".'));
    }
    if (url.protocol === 'file:' && url.host !== '') {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y($said`repository is "${secretFree}", a file on another machine.`, $said('Write three slashes (file:///folder/repository.git), or an https address.'));
    }
    return url;
}
function checkRepository(repository) {
    repositoryAddress(repository, 'https://server.invalid');
}
function originOf(url) {
    return url.protocol === 'file:' ? '' : url.origin;
}
function withoutCredentials(text) {
    return text.replace(/^([A-Za-z][\w+.-]*:\/*)?[^/]*@/, '$1');
}
function asHttps(text) {
    const ssh = /^(?:(?:git\+)?ssh:\/\/)([^/:]+)(?::\d+)?\/(.+)$/.exec(text) ??
        /^([\w.-]+\.[\w-]+):(?!\/)(.+)$/.exec(text);
    return ssh === null ? null : `https://${ssh[1]}/${ssh[2]}`;
}


 }),

 54569:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $: () => (  mistakeInRepositoryAt),
   u: () => (  repositoryAt)
 });
 var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);
 var _ref_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33102);
 var _repository_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74906);



function repositoryAt(text) {
    const host = /^(?:[A-Za-z][\w+.-]*:\/\/[^/]*\/|[^/:@]+@[^/:]+:)/.exec(text)?.[0] ?? '';
    const at = text.indexOf('@', host.length);
    return at < 0 ? { repository: text, ref: '' } : { repository: text.slice(0, at), ref: text.slice(at + 1) };
}
function mistakeInRepositoryAt(text) {
    const { repository, ref } = repositoryAt(text);
    try {
        if (text.endsWith('@'))
            return $said`Behind "@" stands a branch, a tag or a commit: ${text}v1.0.0.`;
        (0,_repository_address_js__WEBPACK_IMPORTED_MODULE_2__  .n_)(repository);
        (0,_ref_js__WEBPACK_IMPORTED_MODULE_1__  .s9)(ref);
        return undefined;
    }
    catch (error) {
        if (error instanceof _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y)
            return `${error.message} ${error.remedy}`;
        throw error;
    }
}


 }),

 60595:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Bn: () => (  MIRRORED),
  Vo: () => (  alternatives),
  DS: () => (  casesOf),
  Tb: () => (  checkLexico),
  Mk: () => (  escaped),
  SP: () => (  foldCase),
  mW: () => (  isWholeOpening),
  eu: () => (  literal),
  YD: () => (  nestingOf),
  a9: () => (  numberPattern),
  pX: () => (  probesOf),
  cW: () => (  shape),
  CB: () => (  textsOf),
  qw: () => (  tokenize)
});


; 
const LAST_LETTER = 0x1e943;
let groups;
const folds = new Map();
function foldCase(text) {
    return [...text].map(foldLetter).join('');
}
function foldLetter(letter) {
    const known = folds.get(letter);
    if (known !== undefined)
        return known;
    const isSame = (other) => [...other].length === 1 && new RegExp(`^\\u{${letter.codePointAt(0)?.toString(16)}}$`, 'iu').test(other);
    const fold = [letter.toUpperCase().toLowerCase(), letter.toLowerCase()].find(isSame) ?? letter;
    folds.set(letter, fold);
    return fold;
}
function sameLetters() {
    if (groups !== undefined)
        return groups;
    const found = new Map();
    for (let code = 0x41; code <= LAST_LETTER; code += 1) {
        const letter = String.fromCodePoint(code);
        if (letter.toLowerCase() === letter && letter.toUpperCase() === letter)
            continue;
        const fold = foldLetter(letter);
        const list = found.get(fold);
        if (list)
            list.push(letter);
        else
            found.set(fold, [letter]);
    }
    groups = found;
    return found;
}
function casesOf({ caixa }) {
    return caixa === 'ignora' ? anyCase : source => source;
}
const PART = /\\[pP]\{[^}]*\}|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|\\.|\(\?[:=!]|\[(?:\\.|[^\]\\])*\]|./gsu;
function anyCase(source) {
    return source.replace(PART, part => {
        if (part.startsWith('['))
            return anyCaseClass(part);
        const letter = letterOf(part);
        const same = letter === undefined ? undefined : sameLetters().get(foldLetter(letter));
        return same === undefined ? part : `[${same.join('')}]`;
    });
}
function letterOf(part) {
    if (/^\\[ux][0-9a-fA-F]{2}/.test(part))
        return String.fromCodePoint(Number.parseInt(part.slice(2), 16));
    return part.startsWith('\\') || part.startsWith('(?') ? undefined : part;
}
function anyCaseClass(source) {
    const parts = source.slice(1, -1).match(PART) ?? [];
    const letters = new Set();
    for (let i = 0; i < parts.length; i += 1) {
        const first = letterOf(parts[i]);
        if (first === undefined)
            continue;
        const isRange = parts[i + 1] === '-' && i + 2 < parts.length;
        const last = isRange ? letterOf(parts[i + 2]) : first;
        if (isRange)
            i += 2;
        for (const letter of lettersBetween(first, last ?? first))
            for (const same of sameLetters().get(foldLetter(letter)) ?? [])
                letters.add(same);
    }
    return `${source.slice(0, -1)}${[...letters].join('')}]`;
}
function lettersBetween(first, last) {
    if (first === last)
        return [first];
    const [from, to] = [first.codePointAt(0), last.codePointAt(0)];
    const isWithin = (letter) => {
        const code = letter.codePointAt(0);
        return code >= from && code <= to;
    };
    return [...sameLetters().values()].flat().filter(isWithin);
}

; 
const WINDOW_BEFORE = 64;
const WINDOW = 1024;
function matcher(source) {
    const expression = new RegExp(source, 'muy');
    return (text, at, limit) => {
        const from = Math.max(0, at - WINDOW_BEFORE);
        const to = Math.min(limit, at + WINDOW);
        const piece = from === 0 && to === text.length ? text : text.slice(from, to);
        expression.lastIndex = at - from;
        return expression.exec(piece);
    };
}
function alternatives(texts) {
    return [...texts]
        .sort((a, b) => b.length - a.length)
        .map(escaped)
        .join('|');
}
function escaped(text) {
    return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
const MIRRORED = { '(': ')', '[': ']', '{': '}', '<': '>' };
function textsOf(opening) {
    return typeof opening === 'string' ? [opening] : Array.isArray(opening) ? opening : undefined;
}
function nestingOf({ abre, fecha = '' }) {
    const open = abre.at(-1);
    const close = '([{'.includes(open) ? MIRRORED[open] : undefined;
    return close !== undefined && fecha.startsWith(close) ? [open, close] : undefined;
}
function isWholeOpening({ fecha }) {
    return typeof fecha === 'object' && 'ate' in fecha && fecha.ate === 'abertura';
}
class ByFirst {
    table = new Map();
    add(text, value) {
        const first = text.charCodeAt(0);
        const list = this.table.get(first);
        if (list)
            list.push(value);
        else
            this.table.set(first, [value]);
    }
    at(code) {
        return this.table.get(code) ?? NONE;
    }
    get firsts() {
        return this.table.keys();
    }
}
const NONE = [];

; 
function holds(condition, situation) {
    const { text, start, end, limit, before } = situation;
    const { inicio, coluna } = condition.spec;
    const { inside, onLine } = condition;
    if (inicio === 'linha' && !situation.isFirst)
        return false;
    if (inicio === 'comando' && before !== undefined)
        return false;
    if (coluna !== undefined && columnOf(situation, coluna) !== coluna)
        return false;
    if (condition.before && !isOne(before, condition.before, text))
        return false;
    if (condition.notBefore && isOne(before, condition.notBefore, text))
        return false;
    if (condition.behind || condition.notBehind) {
        const behind = characterBefore(text, start);
        if (condition.behind && !condition.behind.test(behind))
            return false;
        if (condition.notBehind?.test(behind))
            return false;
    }
    if (inside && !inside.some(word => situation.isInside(word)))
        return false;
    if (onLine && !onLine.some(word => situation.isBehind(word)))
        return false;
    if (condition.ahead && !condition.ahead(text, end, limit))
        return false;
    return !condition.notAhead?.(text, end, limit);
}
function columnOf({ text, start, lineStart }, most) {
    if (start - lineStart > 2 * most)
        return most + 1;
    return [...text.slice(lineStart, start)].length;
}
function isOne(token, { classes, texts, regions, fold }, text) {
    if (token === undefined)
        return false;
    if (classes.has(token.class))
        return true;
    if (token.name !== undefined && (regions.has(token.name) || classes.has(token.name)))
        return true;
    return (texts.size > 0 && token.end - token.start <= 64 && texts.has(fold(text.slice(token.start, token.end))));
}
function characterBefore(text, at) {
    if (at === 0)
        return '';
    const unit = text.charCodeAt(at - 1);
    const isTrail = unit >= 0xdc00 && unit <= 0xdfff && at > 1;
    return isTrail ? text.slice(at - 2, at) : text.charAt(at - 1);
}

; 
const MAX_WORDS = 16;
const MAX_BLOCKS = 1000;
class Blocks {
    byIndentation;
    open = [];
    counts = new Map();
    line = [];
    column = 0;
    deeper = 0;
    constructor(byIndentation) {
        this.byIndentation = byIndentation;
    }
    begin(column) {
        if (this.byIndentation) {
            while ((this.open.at(-1)?.column ?? -1) >= column)
                this.pop();
            if (this.line.length > 0 && this.column < column)
                this.push({ column: this.column, words: this.line });
        }
        this.line = [];
        this.column = column;
    }
    word(word) {
        if (this.line.length < MAX_WORDS)
            this.line.push(word);
    }
    enter() {
        if (this.byIndentation)
            return;
        if (this.open.length >= MAX_BLOCKS)
            this.deeper += 1;
        else
            this.push({ column: 0, words: this.line });
        this.line = [];
    }
    leave() {
        if (this.byIndentation)
            return;
        if (this.deeper > 0)
            this.deeper -= 1;
        else
            this.pop();
    }
    has(word) {
        return (this.counts.get(word) ?? 0) > 0;
    }
    lineHas(word) {
        return this.line.includes(word);
    }
    push(block) {
        if (this.open.length >= MAX_BLOCKS)
            return;
        this.open.push(block);
        for (const word of block.words)
            this.counts.set(word, (this.counts.get(word) ?? 0) + 1);
    }
    pop() {
        for (const word of this.open.pop()?.words ?? [])
            this.counts.set(word, (this.counts.get(word) ?? 0) - 1);
    }
}

; 
const OPENERS = '([{';
const CLOSERS = ')]}';
const MAX_FORMAT = 100;
function delimit(text, from, limit, { spec, format, nesting }, hasLines) {
    const { fecha = '', respeita = [], formato } = spec;
    let depth = 0;
    let inner = 0;
    const separators = [];
    let i = from;
    for (; i < limit; i += 1) {
        const char = text.charAt(i);
        const quote = respeita.find(mark => text.startsWith(mark, i));
        if (quote !== undefined) {
            i = endOfQuote(text, i + quote.length, limit, quote, hasLines) - 1;
            continue;
        }
        if (!hasLines && (char === '\n' || char === '\r'))
            break;
        if (depth === 0 && text.startsWith(fecha, i)) {
            return { format: formatFrom(text, from, i, separators, spec, format), close: i, end: i };
        }
        if (char === nesting?.[0])
            depth += 1;
        else if (char === nesting?.[1])
            depth -= 1;
        if (OPENERS.includes(char))
            inner += 1;
        else if (CLOSERS.includes(char))
            inner -= 1;
        else if (inner === 0 && formato !== undefined && text.startsWith(formato.separador, i))
            separators.push(i);
    }
    const end = Math.min(i, limit);
    return { format: end, close: -1, end };
}
function endOfQuote(text, from, limit, quote, hasLines) {
    for (let i = from; i < limit; i += 1) {
        if (text.startsWith(quote, i))
            return i + quote.length;
        const char = text.charAt(i);
        if (!hasLines && (char === '\n' || char === '\r'))
            return i;
        if (char === '\\')
            i += 1;
    }
    return limit;
}
function formatFrom(text, from, close, separators, { formato }, format) {
    if (formato === undefined)
        return close;
    const candidates = formato.ultimo ? [...separators].reverse() : separators;
    for (const at of candidates) {
        const behind = at + formato.separador.length;
        if (close - behind > MAX_FORMAT) {
            if (formato.ultimo)
                break;
            continue;
        }
        const shown = text.slice(behind, close).trimEnd();
        if (shown === '' || text.slice(from, at).trim() === '')
            continue;
        if (format === undefined || format.test(shown))
            return at;
    }
    return close;
}

; 
const REGION_CLASSES = [
    'comentario',
    'documentacao',
    'texto',
    'caractere',
    'regex',
    'diretiva',
    'dado',
    'nome',
];

; 

const TOKEN_CLASSES = [
    ...REGION_CLASSES,
    'escape',
    'interpolacao',
    'formato',
    'palavra',
    'contextual',
    'numero',
    'simbolo',
    'branco',
    'invalido',
];
const UNSEEN = new Set(['branco', 'comentario', 'documentacao', 'diretiva']);
function inCodePoints(text, tokens) {
    let unit = 0;
    let point = 0;
    const pointOf = (offset) => {
        while (unit < offset) {
            unit += text.codePointAt(unit) > 0xffff ? 2 : 1;
            point += 1;
        }
        return point;
    };
    return tokens.map(token => {
        const start = pointOf(token.start);
        return { ...token, start, end: pointOf(token.end) };
    });
}

; 





const MAX_DEPTH = 1000;
const MAX_COUNTED = 16;
class Scan {
    machine;
    text;
    tokens = [];
    frames = [];
    blocks;
    queue = [];
    at = 0;
    lineStart = 0;
    isFirst = true;
    beginsLine = true;
    codes = [];
    isApart = true;
    constructor(machine, text) {
        this.machine = machine;
        this.text = text;
        this.push({ kind: 'code', limit: text.length, depth: 0, joined: 0, before: undefined });
        this.blocks = new Blocks(machine.lexis.blocos?.recuo ?? false);
    }
    get frame() {
        return this.frames.at(-1);
    }
    get code() {
        return this.codes.at(-1);
    }
    push(frame) {
        this.frames.push(frame);
        if (frame.kind === 'code')
            this.codes.push(frame);
    }
    pop() {
        const frame = this.frames.pop();
        if (frame.kind === 'code')
            this.codes.pop();
        this.part();
        return frame;
    }
    take(kind, end, name) {
        if (end <= this.at)
            return;
        const last = this.tokens.at(-1);
        const isMore = !this.isApart && last !== undefined && last.class === kind && last.name === name;
        if (isMore)
            this.tokens[this.tokens.length - 1] = { ...last, end };
        else
            this.tokens.push({ class: kind, start: this.at, end, ...(name !== undefined && { name }) });
        this.isApart = false;
        this.at = end;
        if (kind !== 'branco')
            this.isFirst = false;
    }
    part() {
        this.isApart = true;
    }
    takeCode(kind, end, name) {
        this.part();
        const { code } = this;
        if (!UNSEEN.has(kind))
            this.beginLine();
        this.take(kind, end, name);
        if (!UNSEEN.has(kind))
            code.before = this.tokens.at(-1);
    }
    beginLine() {
        if (this.beginsLine)
            this.blocks.begin(this.at - this.lineStart);
        this.beginsLine = false;
    }
    takeLineEnd(kind, name) {
        this.take(kind, this.endOfBreak(this.at), name);
        this.lineStart = this.at;
        this.isFirst = true;
    }
    isBreak(at) {
        const code = this.text.charCodeAt(at);
        return code === 10 || code === 13;
    }
    endOfBreak(at) {
        return this.text.startsWith('\r\n', at) && at + 2 <= this.frame.limit ? at + 2 : at + 1;
    }
    situation(end) {
        const { text, at: start, lineStart, isFirst, blocks } = this;
        const { before } = this.code;
        const isInside = (word) => blocks.has(word);
        const isBehind = (word) => blocks.lineHas(word);
        return { text, start, end, limit: this.frame.limit, before, lineStart, isFirst, isInside, isBehind };
    }
    opened({ texts, patterns }) {
        const { text, at } = this;
        const { limit } = this.frame;
        let best;
        const offer = (region, groups) => {
            const length = groups[0]?.length ?? 0;
            if (length <= (best?.length ?? 0) || at + length > limit)
                return;
            const situation = this.situation(at + length);
            if (region.when && !holds(region.when, situation))
                return;
            if (region.except && holds(region.except, situation))
                return;
            best = { region, length, groups };
        };
        for (const { text: opening, region } of texts.at(text.charCodeAt(at)))
            if (text.startsWith(opening, at))
                offer(region, [opening]);
        for (const { match, region } of patterns) {
            const found = match(text, at, limit);
            if (found)
                offer(region, found);
        }
        return best;
    }
    enter({ region, length, groups }) {
        const { spec } = region;
        this.part();
        const isInCode = this.frame.kind === 'code';
        const { limit } = this.frame;
        if (isInCode)
            this.takeCode(spec.classe, this.at + length, spec.nome);
        else
            this.take(spec.classe, this.at + length, spec.nome);
        if (isWholeOpening(spec))
            this.part();
        else if (spec.fila) {
            this.queue.push({ region, close: closingOf(region, groups) ?? '' });
            this.part();
        }
        else if (this.frames.length < MAX_DEPTH) {
            const column = indentation(this.text, this.lineStart);
            this.push({ kind: 'region', limit, region, close: closingOf(region, groups), column });
        }
    }
    interpolate(of, region) {
        const { spec } = of;
        const { limit } = this.frame;
        this.take('interpolacao', this.at + spec.abre.length, region.spec.nome);
        const common = { kind: 'code', of, region, depth: 0, joined: 0, before: undefined };
        if (spec.delimita !== 'contando') {
            this.push({ ...common, limit });
            return;
        }
        const { format, close, end } = delimit(this.text, this.at, limit, of, hasLines(of, region));
        this.push({ ...common, limit: close < 0 ? end : format, counted: { format, close } });
    }
    isFull(isCounted) {
        if (this.frames.length >= MAX_DEPTH)
            return true;
        return isCounted && this.codes.filter(({ counted }) => counted !== undefined).length >= MAX_COUNTED;
    }
    leave() {
        const frame = this.pop();
        if (frame.kind !== 'code' || frame.counted === undefined || frame.of === undefined)
            return;
        const { close, format } = frame.counted;
        if (close < 0 || this.at !== format || this.at >= this.frame.limit)
            return;
        this.take('formato', close, frame.region?.spec.nome);
        this.take('interpolacao', close + (frame.of.spec.fecha?.length ?? 0), frame.region?.spec.nome);
        this.part();
    }
}
function hasLines({ spec }, region) {
    return spec.linhas ?? region.spec.linhas ?? false;
}
function closingOf({ spec }, groups) {
    const { fecha } = spec;
    if (fecha === undefined)
        return groups[0];
    if (typeof fecha === 'string')
        return fecha;
    if ('ate' in fecha)
        return undefined;
    return fecha.modelo.replace(/\$(\d)/g, (_, digit) => {
        const text = groups[Number(digit)] ?? '';
        return fecha.espelha
            ? [...text]
                .map(char => MIRRORED[char] ?? char)
                .reverse()
                .join('')
            : text;
    });
}
function indentation(text, lineStart) {
    let at = lineStart;
    while (text.charAt(at) === ' ' || text.charAt(at) === '\t')
        at += 1;
    return at - lineStart;
}

; 


const BLANK = /[^\S\r\n]/;
function readCode(scan, frame) {
    const { text } = scan;
    const { limit } = frame;
    if (scan.isBreak(scan.at)) {
        lineEnds(scan, frame);
        return;
    }
    if (frame.of !== undefined && frame.counted === undefined && endsInterpolation(scan, frame))
        return;
    let end = scan.at;
    while (end < limit && BLANK.test(text.charAt(end)))
        end += 1;
    if (end > scan.at) {
        scan.part();
        scan.take('branco', end);
        return;
    }
    const mark = scan.machine.lexis.continuacao?.marca;
    if (mark !== undefined && text.startsWith(mark, scan.at) && endsLine(scan, scan.at + mark.length)) {
        scan.take('branco', scan.at + mark.length);
        if (scan.at < limit)
            scan.takeLineEnd('branco');
        return;
    }
    const opened = scan.opened(scan.machine.openings);
    if (opened)
        scan.enter(opened);
    else if (!isNumber(scan, limit) && !isName(scan, limit) && !isSymbol(scan, frame)) {
        const width = text.codePointAt(scan.at) > 0xffff ? 2 : 1;
        scan.takeCode('invalido', Math.min(limit, scan.at + width));
    }
}
function endsLine(scan, at) {
    return at === scan.text.length || (at < scan.frame.limit && scan.isBreak(at));
}
function lineEnds(scan, frame) {
    const { of, region } = frame;
    if (of && region && !hasLines(of, region)) {
        scan.pop();
        return;
    }
    const { machine, text } = scan;
    const { before } = frame;
    const last = before === undefined ? '' : text.slice(before.start, before.end);
    scan.part();
    scan.takeLineEnd('branco');
    scan.part();
    if (frame === scan.frames[0])
        startQueued(scan);
    const isFree = machine.lexis.continuacao?.livre === true;
    const isJoined = isFree || frame.joined > 0 || machine.continues.has(machine.fold(last));
    if (isJoined || isContinued(scan))
        return;
    frame.before = undefined;
    if (frame === scan.frames[0])
        scan.beginsLine = true;
}
function isContinued({ text, at, machine }) {
    if (machine.begins.length === 0)
        return false;
    const first = at + indentation(text, at);
    return machine.begins.some(begin => text.startsWith(begin, first));
}
function startQueued(scan) {
    const frames = scan.queue.splice(0).map(({ region, close }) => ({
        kind: 'region',
        limit: scan.text.length,
        region,
        close,
        column: 0,
    }));
    for (const queued of frames.reverse())
        scan.push(queued);
}
function endsInterpolation(scan, frame) {
    const { of, region } = frame;
    if (of === undefined || region === undefined || frame.depth > 0)
        return false;
    const { fecha = '', formato } = of.spec;
    if (scan.text.startsWith(fecha, scan.at) && scan.at + fecha.length <= frame.limit) {
        scan.part();
        scan.take('interpolacao', scan.at + fecha.length, region.spec.nome);
        scan.leave();
        return true;
    }
    if (formato === undefined || frame.joined > 0 || !scan.text.startsWith(formato.separador, scan.at))
        return false;
    scan.pop();
    scan.push({ kind: 'format', limit: frame.limit, of, region });
    return true;
}
function isNumber(scan, limit) {
    const { machine, text, at } = scan;
    let end = at;
    let isForbidden = false;
    for (const { match, forbidden } of machine.numbers) {
        const length = match(text, at, limit)?.[0].length ?? 0;
        if (at + length <= end)
            continue;
        end = at + length;
        isForbidden = end < limit && forbidden?.(text, end, limit) != null;
    }
    if (end === at)
        return false;
    scan.takeCode(isForbidden ? 'invalido' : 'numero', end);
    return true;
}
function isName(scan, limit) {
    const { machine, text, at } = scan;
    const name = machine.name(text, at, limit)?.[0];
    if (name === undefined || name === '')
        return false;
    const end = at + name.length;
    scan.beginLine();
    const word = machine.fold(name);
    const group = machine.words.get(word);
    const situation = scan.situation(end);
    const isContextual = group === undefined &&
        machine.contextual.get(word)?.some(condition => holds(condition, situation)) === true;
    if (group !== undefined)
        scan.takeCode('palavra', end, group);
    else
        scan.takeCode(isContextual ? 'contextual' : 'nome', end);
    if (group === undefined && !isContextual)
        return true;
    scan.blocks.word(word);
    if (machine.blockOpeners.has(word))
        scan.blocks.enter();
    else if (machine.blockClosers.has(word))
        scan.blocks.leave();
    return true;
}
function isSymbol(scan, frame) {
    const { machine, text, at } = scan;
    const symbol = machine.symbols.at(text.charCodeAt(at)).find(candidate => text.startsWith(candidate, at));
    if (symbol === undefined || at + symbol.length > frame.limit)
        return false;
    scan.takeCode('simbolo', at + symbol.length);
    if (machine.openers.has(symbol))
        frame.joined += 1;
    else if (machine.closers.has(symbol))
        frame.joined = Math.max(0, frame.joined - 1);
    if (machine.blockOpeners.has(symbol))
        scan.blocks.enter();
    else if (machine.blockClosers.has(symbol))
        scan.blocks.leave();
    if (machine.ends.has(symbol) && frame.joined === 0)
        frame.before = undefined;
    const { nesting } = frame.of ?? {};
    if (nesting !== undefined && symbol.endsWith(nesting[0]))
        frame.depth += 1;
    else if (nesting !== undefined && symbol.startsWith(nesting[1]))
        frame.depth -= 1;
    return true;
}

; 

function numberPattern(form, nameCharacters) {
    const digits = digitsPattern(form.digitos ?? '0-9', form);
    const { fracao, expoente } = form;
    let body = digits;
    if (fracao) {
        const behindPoint = fracao.separador === false ? `[${form.digitos ?? '0-9'}]+` : digits;
        const notFollowed = fracao.nao_seguido === undefined ? '' : `(?![${fracao.nao_seguido}])`;
        const behind = fracao.depois === false ? `(?:\\.${behindPoint}|\\.${notFollowed})?` : `(?:\\.${behindPoint})?`;
        body = `${digits}${behind}`;
        if (fracao.antes === false)
            body = `(?:${body}|\\.${behindPoint})`;
    }
    const marks = expoente?.marcas;
    const power = expoente
        ? `(?:[${marks}]${expoente.sinal ? `[${classBody(expoente.sinal)}]?` : ''}${digitsPattern(expoente.digitos ?? '0-9', form)})?`
        : '';
    const suffix = form.sufixos ? `(?:(?:${alternatives(form.sufixos)})(?![${nameCharacters}]))?` : '';
    const prefix = form.prefixo ? `(?:${alternatives(form.prefixo)})` : '';
    return `${prefix}${body}${power}${suffix}`;
}
function digitsPattern(digits, { separador, separador_livre, prefixo }) {
    if (separador === undefined)
        return `[${digits}]+`;
    const mark = escaped(separador);
    if (separador_livre)
        return prefixo ? `[${digits}${classBody(separador)}]+` : `[${digits}][${digits}${classBody(separador)}]*`;
    return `${prefixo ? `${mark}?` : ''}[${digits}]+(?:${mark}[${digits}]+)*`;
}
function classBody(characters) {
    return characters.replace(/[\\\]^-]/g, '\\$&');
}

; 



function compileLexis(lexis) {
    const inCases = casesOf(lexis);
    const fold = lexis.caixa === 'ignora' ? foldCase : (word) => word;
    const folded = (words = []) => new Set(words.map(fold));
    const { nomes, continuacao = {}, blocos = {} } = lexis;
    const regex = (source) => matcher(inCases(source));
    const character = (set) => set === undefined ? undefined : new RegExp(`^${inCases(`[${set}]`)}$`, 'u');
    const of = (pattern) => (pattern ? regex(pattern.padrao) : undefined);
    const condition = (when) => ({
        spec: when,
        before: selection(when.depois_de, fold),
        notBefore: selection(when.nao_depois_de, fold),
        behind: character(when.apos),
        notBehind: character(when.nao_apos),
        inside: when.dentro_de?.map(fold),
        onLine: when.na_linha?.map(fold),
        ahead: of(when.antes_de),
        notAhead: of(when.nao_antes_de),
    });
    const regions = new Map();
    for (const spec of lexis.regioes ?? []) {
        const { escapes } = spec;
        const forms = escapes?.formas?.map(form => (typeof form === 'string' ? escaped(form) : form.padrao));
        regions.set(spec.nome, {
            spec,
            when: spec.quando && condition(spec.quando),
            except: spec.exceto && condition(spec.exceto),
            inner: { texts: new ByFirst(), patterns: [] },
            forms: forms && regex(forms.map(form => `(?:${form})`).join('|')),
            after: of(spec.depois),
            doubled: [...(spec.dobra ?? [])].sort((a, b) => b.length - a.length),
            interpolations: [...(spec.interpola ?? [])]
                .sort((a, b) => b.abre.length - a.abre.length)
                .map(interpolation => ({
                spec: interpolation,
                nesting: nestingOf(interpolation),
                format: interpolation.formato?.padrao
                    ? new RegExp(`^(?:${interpolation.formato.padrao})$`, 'u')
                    : undefined,
            })),
            stops: undefined,
        });
    }
    const inner = (names) => openings(names.flatMap(name => regions.get(name) ?? []), regex);
    for (const ready of regions.values()) {
        const parts = inner(ready.spec.contem ?? []);
        Object.assign(ready, { inner: parts, stops: stopsOf(ready, parts) });
    }
    const words = new Map();
    for (const [group, list] of Object.entries(lexis.palavras))
        for (const word of list)
            words.set(fold(word), group);
    const symbols = new ByFirst();
    for (const symbol of [...lexis.simbolos].sort((a, b) => b.length - a.length))
        symbols.add(symbol, symbol);
    return {
        lexis,
        openings: openings([...regions.values()].filter(({ spec }) => !spec.dentro), regex),
        name: nameMatcher(nomes),
        numbers: (lexis.numeros ?? []).map(form => ({
            match: longMatcher(inCases(numberPattern(form, nomes.resto))),
            forbidden: form.nao_seguido === undefined ? undefined : regex(forbiddenPattern(form.nao_seguido)),
        })),
        symbols,
        words,
        contextual: new Map((lexis.contextuais ?? []).map(({ palavra, quando }) => [fold(palavra), quando.map(condition)])),
        fold,
        openers: new Set((continuacao.entre ?? []).map(([open]) => open)),
        closers: new Set((continuacao.entre ?? []).map(([, close]) => close)),
        continues: folded(continuacao.fim),
        begins: continuacao.inicio ?? [],
        ends: new Set(continuacao.separador),
        blockOpeners: folded([...(blocos.pares ?? []), ...(blocos.palavras ?? [])].map(([open]) => open)),
        blockClosers: folded([...(blocos.pares ?? []), ...(blocos.palavras ?? [])].map(([, close]) => close)),
    };
}
function forbiddenPattern(forbidden) {
    return typeof forbidden === 'string' ? `[${forbidden}]` : forbidden.padrao;
}
function nameMatcher({ inicio, resto, fim, sigilos }) {
    const sigil = sigilos ? `[${sigilos}]?` : '';
    return longMatcher(`${sigil}[${inicio}][${resto}]*${fim ? `[${fim}]?` : ''}`);
}
function longMatcher(source) {
    const expression = new RegExp(source, 'uy');
    return (text, at, limit) => {
        expression.lastIndex = at;
        const match = expression.exec(text);
        if (match === null || at + match[0].length <= limit)
            return match;
        expression.lastIndex = 0;
        return expression.exec(text.slice(at, limit));
    };
}
function openings(regions, regex) {
    const texts = new ByFirst();
    const patterns = [];
    for (const region of regions) {
        const literals = textsOf(region.spec.abre);
        for (const text of literals ?? [])
            texts.add(text, { text, region });
        if (literals === undefined)
            patterns.push({ match: regex(region.spec.abre.padrao), region });
    }
    return { texts, patterns };
}
function stopsOf({ spec, doubled, interpolations }, inner) {
    if (inner.patterns.length > 0)
        return undefined;
    const texts = [
        ...doubled,
        ...interpolations.map(({ spec: { abre } }) => abre),
        spec.escapes?.prefixo ?? '',
    ];
    return new Set([...texts.filter(Boolean).map(text => text.charCodeAt(0)), ...inner.texts.firsts, 10, 13]);
}
function selection(tokens, fold) {
    if (tokens === undefined)
        return undefined;
    return {
        classes: new Set(tokens.classes),
        texts: new Set(tokens.textos?.map(fold)),
        fold,
        regions: new Set(tokens.regioes),
    };
}

; 

function readRegion(scan, frame) {
    const { text } = scan;
    const { region, close, limit } = frame;
    const { classe, nome, fecha } = region.spec;
    const isWholeLine = typeof fecha === 'object' && 'modelo' in fecha && fecha.linha_inteira === true;
    if (isWholeLine && scan.at === scan.lineStart && closesLine(scan, frame))
        return;
    const first = isWholeLine ? -1 : (close?.charCodeAt(0) ?? -1);
    let end = scan.at;
    if (region.stops !== undefined) {
        while (end < limit) {
            const code = text.charCodeAt(end);
            if (code === first || region.stops.has(code))
                break;
            end += 1;
        }
    }
    scan.take(classe, end, nome);
    if (scan.at >= limit)
        return;
    if (isDoubled(scan, frame) || isEscape(scan, frame))
        return;
    if (first >= 0 &&
        close !== '' &&
        text.startsWith(close, scan.at) &&
        scan.at + close.length <= limit) {
        scan.take(classe, scan.at + close.length, nome);
        const behind = region.after?.(text, scan.at, limit)?.[0].length ?? 0;
        scan.take(classe, scan.at + behind, nome);
        scan.leave();
        return;
    }
    if (isInterpolated(scan, frame) || (!scan.isFull(false) && isNested(scan, frame)))
        return;
    if (scan.isBreak(scan.at))
        regions_lineEnds(scan, frame);
    else
        scan.take(classe, scan.at + widthAt(text, scan.at), nome);
}
function regions_lineEnds(scan, { region }) {
    const { classe, nome, fecha, linhas } = region.spec;
    const ends = typeof fecha === 'object' && 'ate' in fecha ? fecha.ate : undefined;
    const frame = scan.frame;
    if (ends === 'recuo') {
        const next = scan.endOfBreak(scan.at);
        const column = indentation(scan.text, next);
        const isBlank = next + column >= scan.text.length || scan.isBreak(next + column);
        if (!isBlank && column <= frame.column)
            scan.leave();
        else
            scan.takeLineEnd(classe, nome);
    }
    else if (ends === 'linha' || !linhas)
        scan.leave();
    else
        scan.takeLineEnd(classe, nome);
}
function closesLine(scan, { region, close = '', limit }) {
    const { fecha, classe, nome } = region.spec;
    const isIndented = typeof fecha === 'object' && 'modelo' in fecha && fecha.recuada === true;
    const from = scan.at + (isIndented ? indentation(scan.text, scan.at) : 0);
    const end = from + close.length;
    if (close === '' || end > limit || !scan.text.startsWith(close, from))
        return false;
    if (end < limit && !scan.isBreak(end))
        return false;
    scan.take(classe, end, nome);
    scan.leave();
    return true;
}
function isDoubled(scan, { region, limit }) {
    const doubled = region.doubled.find(text => scan.text.startsWith(text, scan.at));
    if (doubled === undefined || scan.at + doubled.length > limit)
        return false;
    scan.part();
    scan.take('escape', scan.at + doubled.length, region.spec.nome);
    return true;
}
function isEscape(scan, { region, limit }) {
    const { escapes, classe, nome } = region.spec;
    if (escapes === undefined || !scan.text.startsWith(escapes.prefixo, scan.at))
        return false;
    const behind = scan.at + escapes.prefixo.length;
    if (behind > limit)
        return false;
    const form = region.forms?.(scan.text, behind, limit);
    if (form) {
        scan.part();
        scan.take('escape', behind + form[0].length, nome);
        return true;
    }
    if (behind === scan.text.length || (behind < limit && scan.isBreak(behind))) {
        if (!escapes.quebra)
            return false;
        scan.part();
        scan.take('escape', behind, nome);
        if (behind < limit)
            scan.takeLineEnd(classe, nome);
        return true;
    }
    const kind = escapes.desconhecido ?? 'texto';
    if (kind === 'texto' && !escapes.protege)
        return false;
    const end = Math.min(limit, behind + (behind < limit ? widthAt(scan.text, behind) : 0));
    if (kind !== 'texto')
        scan.part();
    scan.take(kind === 'texto' ? classe : kind, end, nome);
    return true;
}
function isInterpolated(scan, { region, limit }) {
    for (const of of region.interpolations) {
        const { abre, conteudo } = of.spec;
        if (!scan.text.startsWith(abre, scan.at) || scan.at + abre.length > limit)
            continue;
        if (conteudo !== 'nome') {
            if (scan.isFull(of.spec.delimita === 'contando'))
                continue;
            scan.part();
            scan.interpolate(of, region);
            return true;
        }
        const name = scan.machine.name(scan.text, scan.at + abre.length, limit);
        if (name === null)
            continue;
        scan.part();
        scan.take('interpolacao', scan.at + abre.length, region.spec.nome);
        scan.part();
        scan.take('nome', scan.at + name[0].length);
        scan.part();
        return true;
    }
    return false;
}
function isNested(scan, { region }) {
    const opened = scan.opened(region.inner);
    if (opened === undefined)
        return false;
    scan.enter(opened);
    return true;
}
function readFormat(scan, { of, region, limit }) {
    const { text } = scan;
    const { abre, fecha = '', formato } = of.spec;
    const { nome } = region.spec;
    let end = scan.at;
    while (end < limit && !text.startsWith(fecha, end) && !isStop(end))
        end += 1;
    scan.take('formato', end, nome);
    if (scan.at >= limit)
        return;
    if (text.startsWith(fecha, scan.at)) {
        scan.take('interpolacao', scan.at + fecha.length, nome);
        scan.leave();
    }
    else if (scan.isBreak(scan.at) && !hasLines(of, region))
        scan.leave();
    else if (scan.isBreak(scan.at))
        scan.takeLineEnd('formato', nome);
    else if (scan.isFull(false))
        scan.take('formato', scan.at + 1, nome);
    else
        scan.interpolate(of, region);
    function isStop(at) {
        return scan.isBreak(at) || (formato?.aninha === true && text.startsWith(abre, at));
    }
}
function widthAt(text, at) {
    return text.codePointAt(at) > 0xffff ? 2 : 1;
}

; 




const machines = new WeakMap();
function tokenize(lexis, text) {
    let machine = machines.get(lexis);
    if (machine === undefined) {
        machine = compileLexis(lexis);
        machines.set(lexis, machine);
    }
    const scan = new Scan(machine, text);
    for (;;) {
        const frame = scan.frame;
        if (scan.at >= frame.limit) {
            if (scan.frames.length === 1)
                return scan.tokens;
            scan.leave();
        }
        else if (frame.kind === 'code')
            readCode(scan, frame);
        else if (frame.kind === 'region')
            readRegion(scan, frame);
        else
            readFormat(scan, frame);
    }
}

; 


const FILLING = '\u00b7';
function* insideProblems(lexis) {
    const { regioes = [] } = lexis;
    for (const [i, region] of regioes.entries()) {
        if (isWholeOpening(region)) {
            yield* wholeProblems(region, ['regioes', i]);
            continue;
        }
        const [opening] = textsOf(region.abre) ?? [];
        const isFree = region.quando === undefined && region.exceto === undefined && !region.dentro;
        if (opening === undefined || !isFree || region.fila)
            continue;
        if (tokenize(lexis, `${opening}${FILLING}`)[0]?.name !== region.nome)
            continue;
        const at = ['regioes', i];
        yield* closingProblems(lexis, region, opening, at);
        yield* partProblems(lexis, region, opening, at);
    }
}
const PARTS = ['linhas', 'contem', 'escapes', 'dobra', 'interpola', 'depois', 'fila'];
function* wholeProblems(region, at) {
    for (const part of PARTS.filter(key => region[key] !== undefined)) {
        const message = $said`The region \`${region.nome}\` ends with its opening, so \`${part}\` never holds in it.`;
        yield { rule: 'lexico-inside', message, at: [...at, part] };
    }
}
function* closingProblems(lexis, region, opening, at) {
    const { fecha = opening } = region;
    if (typeof fecha !== 'string')
        return;
    const probe = `${opening}${FILLING}${fecha}${FILLING}`;
    const last = tokenize(lexis, probe).at(-1);
    if (last?.name !== region.nome)
        return;
    const message = $said`${JSON.stringify(fecha)} never closes the region \`${region.nome}\`: ${JSON.stringify(probe)} is read as one to its end.`;
    yield { rule: 'lexico-inside', message, at: [...at, region.fecha === undefined ? 'abre' : 'fecha'] };
}
function* partProblems(lexis, region, opening, at) {
    const { dobra = [], escapes, interpola = [], contem = [] } = region;
    const start = opening.length + FILLING.length;
    const read = (text) => tokenize(lexis, `${opening}${FILLING}${text}${FILLING}`).find(token => token.start >= start);
    const isRead = (text, kind, behind = '') => {
        const token = read(text + behind);
        return token?.start === start && token.class === kind && token.end === start + text.length;
    };
    const problem = (what, text, ...path) => {
        const found = read(text);
        const instead = found?.start === start ? `\`${found.class}\`` : `\`${region.classe}\``;
        const message = $said`${what} ${JSON.stringify(text)} is never read in the region \`${region.nome}\`: ${JSON.stringify(`${opening}${FILLING}${text}`)} has ${instead} there.`;
        return { rule: 'lexico-inside', message, at: [...at, ...path] };
    };
    for (const [i, text] of dobra.entries())
        if (!isRead(text, 'escape'))
            yield problem($said('The doubled'), text, 'dobra', i);
    for (const [i, form] of (escapes?.formas ?? []).entries()) {
        if (typeof form !== 'string')
            continue;
        const text = `${escapes?.prefixo}${form}`;
        if (!isRead(text, 'escape'))
            yield problem($said('The escape'), text, 'escapes', 'formas', i);
    }
    for (const [i, { abre, conteudo }] of interpola.entries()) {
        const isFirst = interpola.findIndex(other => other.abre === abre) === i;
        const name = conteudo === 'nome' ? nameOf(lexis) : '';
        if (name === undefined)
            continue;
        if (!isFirst || !isRead(abre, 'interpolacao', name))
            yield problem($said('The interpolation'), abre, 'interpola', i);
    }
    for (const [i, name] of contem.entries()) {
        const inner = lexis.regioes?.find(({ nome }) => nome === name);
        if (inner === undefined || inner.quando !== undefined || inner.exceto !== undefined)
            continue;
        for (const text of textsOf(inner.abre) ?? [])
            if (read(text)?.name !== name || read(text)?.start !== start)
                yield problem($said`The region \`${name}\` with`, text, 'contem', i);
    }
}
function nameOf(lexis) {
    return ['x', 'X', '_'].find(letter => tokenize(lexis, letter)[0]?.class === 'nome');
}

var nearest = __webpack_require__(35112);
; 




function* referenceProblems(lexis) {
    const { regioes = [], contextuais = [], continuacao = {}, blocos = {}, caixa } = lexis;
    const names = regioes.map(({ nome }) => nome);
    const groups = [...TOKEN_CLASSES, ...Object.keys(lexis.palavras)];
    const fold = (word) => (caixa === 'ignora' ? foldCase(word) : word);
    const words = new Set([...Object.values(lexis.palavras).flat(), ...contextuais.map(({ palavra }) => palavra)].map(fold));
    const isSymbol = (text) => lexis.simbolos.includes(text);
    const isWord = (text) => words.has(fold(text));
    const isToken = (text) => tokenize(lexis, text).length === 1;
    for (const [i, region] of regioes.entries()) {
        const at = ['regioes', i];
        if (names.indexOf(region.nome) < i)
            yield problem($said`Two regions are called \`${region.nome}\`.`, [...at, 'nome']);
        yield* unknown(region.contem, [...at, 'contem'], 'region', names);
        for (const key of ['quando', 'exceto'])
            yield* ofCondition(region[key], [...at, key]);
        if (region.dentro && !regioes.some(({ contem }) => contem?.includes(region.nome)))
            yield problem($said`The region \`${region.nome}\` begins only inside of others, and none of them contains it.`, [...at, 'dentro']);
    }
    for (const [i, { quando }] of contextuais.entries())
        for (const [j, when] of quando.entries())
            yield* ofCondition(when, ['contextuais', i, 'quando', j]);
    yield* never(continuacao.entre?.flat(), ['continuacao', 'entre'], isSymbol, $said('no symbol'));
    yield* never(continuacao.separador, ['continuacao', 'separador'], isSymbol, $said('no symbol'));
    yield* never(continuacao.fim, ['continuacao', 'fim'], isToken, $said('no token'));
    yield* never(blocos.pares?.flat(), ['blocos', 'pares'], isSymbol, $said('no symbol'));
    yield* never(blocos.palavras?.flat(), ['blocos', 'palavras'], isWord, $said('no word'));
    function* ofCondition(when, at) {
        for (const key of ['depois_de', 'nao_depois_de']) {
            yield* unknown(when?.[key]?.regioes, [...at, key, 'regioes'], 'region', names);
            yield* unknown(when?.[key]?.classes, [...at, key, 'classes'], $said('class or group of words'), groups);
        }
        for (const key of ['dentro_de', 'na_linha'])
            yield* never(when?.[key], [...at, key], isWord, $said('no word'));
    }
}
function problem(message, at) {
    return { rule: 'lexico-reference', message, at };
}
function* unknown(wanted, at, what, known) {
    for (const [i, name] of (wanted ?? []).entries()) {
        if (known.includes(name))
            continue;
        const near = (0,nearest .p)(name, known)[0];
        const others = near === undefined ? $said`there are ${known.join(', ')}` : $said`did you mean \`${near}\``;
        yield problem($said`There is no ${what} \`${name}\`; ${others}${near === undefined ? '.' : '?'}`, [...at, i]);
    }
}
function* never(wanted, at, isKnown, what) {
    for (const text of new Set(wanted))
        if (!isKnown(text))
            yield problem($said`${JSON.stringify(text)} is ${what} of the lexico, so it is never met here.`, at);
}

; 
async function patternProblem(source) {
    let expression;
    try {
        expression = new RegExp(source, 'u');
    }
    catch (error) {
        return $said`is no pattern: ${error.message.replace(/^Invalid regular expression: /, '')}.`;
    }
    const readable = source.replaceAll('\\\\', '__');
    for (const [part, why] of REFUSED) {
        const found = part.exec(readable);
        if (found)
            return $said`has \`${found[0]}\`: ${why}`;
    }
    for (const [whole, body] of readable.matchAll(/\\.|\[\^?((?:\\.|[^\]\\])*)\]/g)) {
        if (body === undefined)
            continue;
        const plain = body.replace(/\\./g, '');
        if (body === '')
            return $said`has \`${whole}\`, which most engines refuse: say which characters are meant.`;
        if (plain.includes('['))
            return $said`has \`[\` in \`${whole}\`: most engines begin a class in the class there. Write \`\\[\`.`;
        if (plain.includes('&&'))
            return $said`has \`&&\` in \`${whole}\`: most engines take what is before and behind it alike. Write \`&\` once.`;
    }
    if (readable
        .replace(/\\./g, '')
        .replace(/\[[^\]]*\]/g, '')
        .includes('^'))
        return $said('has `^`: the start of a line is said by `inicio` or `coluna`.');
    const { analyse } = await __webpack_require__.e(  3008).then(__webpack_require__.t.bind(__webpack_require__, 13008, 19));
    const slow = analyse(expression).reports.find(({ type }) => type !== 'Move');
    if (slow === undefined)
        return undefined;
    const { pick } = slow.character;
    return $said`may take very long on a text with many ${JSON.stringify(pick)}: let only one part of it repeat that.`;
}
const REFUSED = [
    [/\\[1-9]|\\k</, $said('what a group matched cannot be matched again. For a closing there is `modelo`.')],
    [
        /\\[bBwWdDsS]/,
        $said('engines differ about the characters that it means. Write them in brackets, as [0-9] or [\\p{L}\\p{N}_].'),
    ],
    [/\\u\{/, $said('engines do not share that. Write the character itself, or \\u and four digits.')],
    [
        /\\[pP]\{[^}]*=[^}]*\}/,
        $said('engines name scripts differently. Write the category alone, as \\p{Lu}, or ranges.'),
    ],
    [/\(\?<[=!]/, $said('what stands before is said by `depois_de`, `apos` and their kin.')],
    [/\(\?<|\(\?[a-z-]+[:)]/, $said('groups have neither names nor flags here.')],
];

; 






async function checkLexico(lexis) {
    const problems = [];
    for (const [source, at, shownAs] of patternsIn(lexis, [])) {
        const problem = await patternProblem(source);
        if (problem !== undefined)
            problems.push({ rule: 'lexico-pattern', message: `\`${shownAs}\` ${problem}`, at });
    }
    return problems.length > 0
        ? problems
        : [
            ...referenceProblems(lexis),
            ...openingProblems(lexis),
            ...insideProblems(lexis),
            ...numberProblems(lexis),
            ...wordProblems(lexis),
        ];
}
const CLASSES = new Set(['resto', 'sigilos', 'digitos', 'marcas', 'apos', 'nao_apos']);
function* patternsIn(value, at) {
    const key = at.at(-1);
    if (typeof value === 'string') {
        const isOfNames = at.at(-2) === 'nomes' && (key === 'inicio' || key === 'fim');
        if (key === 'padrao')
            yield [value, at, value];
        else if (isOfNames || key === 'nao_seguido' || CLASSES.has(String(key)))
            yield [`[${value}]`, at, value];
    }
    else if (typeof value === 'object' && value !== null && at[0] !== 'inexprimivel') {
        for (const [name, part] of Object.entries(value))
            yield* patternsIn(part, [...at, Array.isArray(value) ? Number(name) : name]);
    }
}
function* openingProblems(lexis) {
    const { openings } = compileLexis(lexis);
    for (const [i, { nome, abre, quando, exceto, dentro }] of (lexis.regioes ?? []).entries()) {
        const at = ['regioes', i, 'abre'];
        const texts = textsOf(abre);
        if (texts === undefined) {
            const { match } = openings.patterns.find(({ region }) => region.spec.nome === nome) ?? {};
            const empty = ['', 'a', '0', ' ', '"', '#', '/'].find(text => match?.(text, 0, text.length)?.[0] === '');
            if (empty !== undefined)
                yield {
                    rule: 'lexico-opening',
                    message: $said`\`${abre.padrao}\` matches the empty text before ${shown(empty)}: the region \`${nome}\` would begin everywhere.`,
                    at,
                };
            continue;
        }
        if (quando !== undefined || exceto !== undefined || dentro)
            continue;
        for (const text of texts) {
            const [first] = tokenize(lexis, text);
            if (first?.name === nome)
                continue;
            const instead = first?.name === undefined ? $said`a token \`${first?.class}\`` : `\`${first.name}\``;
            const message = $said`The region \`${nome}\` is never opened by ${shown(text)}: that text alone is read as ${instead}.`;
            yield { rule: 'lexico-opening', message, at };
        }
    }
}
function* wordProblems(lexis) {
    const machine = compileLexis(lexis);
    const isName = (word) => machine.name(word, 0, word.length)?.[0] === word;
    const groups = new Map();
    for (const [group, list] of Object.entries(lexis.palavras)) {
        for (const word of list) {
            const at = ['palavras', group];
            const other = groups.get(machine.fold(word));
            if (!isName(word))
                yield {
                    rule: 'lexico-word',
                    message: $said`${shown(word)} is no name by \`nomes\`, so it is never read as a word.`,
                    at,
                };
            if (other !== undefined && other !== group)
                yield {
                    rule: 'lexico-word',
                    message: $said`${shown(word)} is in two groups, \`${other}\` and \`${group}\`.`,
                    at,
                };
            groups.set(machine.fold(word), group);
        }
    }
    for (const [i, { palavra }] of (lexis.contextuais ?? []).entries()) {
        const at = ['contextuais', i, 'palavra'];
        const group = groups.get(machine.fold(palavra));
        if (!isName(palavra))
            yield {
                rule: 'lexico-word',
                message: $said`${shown(palavra)} is no name by \`nomes\`, so it is never read as a word.`,
                at,
            };
        else if (group !== undefined)
            yield {
                rule: 'lexico-word',
                message: $said`${shown(palavra)} is in the group \`${group}\`, so it is a word everywhere.`,
                at,
            };
    }
    const symbols = new Set();
    for (const [i, symbol] of lexis.simbolos.entries()) {
        const [first, second] = tokenize(lexis, symbol);
        if (!symbols.has(symbol) && (second !== undefined || first?.class !== 'simbolo')) {
            const message = $said`The symbol ${shown(symbol)} is never a token: alone it is read as \`${first?.name ?? first?.class}\`.`;
            if (!opensConditionally(lexis, symbol))
                yield { rule: 'lexico-word', message, at: ['simbolos', i] };
        }
        symbols.add(symbol);
    }
}
function opensConditionally({ regioes = [] }, symbol) {
    return regioes.some(({ abre, quando, exceto }) => {
        const isConditional = quando !== undefined || exceto !== undefined;
        return isConditional && (textsOf(abre)?.some(text => symbol.startsWith(text)) ?? true);
    });
}
function* numberProblems(lexis) {
    for (const [i, { prefixo = [], digitos = '0-9' }] of (lexis.numeros ?? []).entries()) {
        const digit = [...'10aAz'].find(each => new RegExp(`[${digitos}]`, 'u').test(each));
        for (const [j, prefix] of prefixo.entries()) {
            if (digit === undefined)
                continue;
            const [first, second] = tokenize(lexis, prefix + digit);
            if (first?.class === 'numero' && second === undefined)
                continue;
            const message = $said`${shown(prefix + digit)} is no number: it is read as \`${first?.name ?? first?.class}\`.`;
            yield { rule: 'lexico-word', message, at: ['numeros', i, 'prefixo', j] };
        }
    }
}
function shown(text) {
    return JSON.stringify(text);
}

; 


const LETTER = 'é';
const PICTURE = '\u{1f600}';
const BEHIND = ' b';
function probesOf(lexis) {
    const probes = new Map();
    for (const probe of [...regionProbes(lexis), ...numberProbes(lexis), ...wordProbes(lexis)])
        if (!probes.has(probe.text))
            probes.set(probe.text, probe);
    return [...probes.values()];
}
function* regionProbes(lexis) {
    const { regioes = [] } = lexis;
    for (const region of regioes) {
        const openings = region.dentro ? [] : (textsOf(region.abre) ?? []);
        for (const [i, opening] of openings.entries()) {
            const close = probes_closingOf(region, opening);
            if (close === undefined || tokenize(lexis, `${opening}a`)[0]?.name !== region.nome)
                continue;
            const around = textsAround(region, opening, close);
            const inside = i === 0 ? textsInside(region, opening, close, regioes) : [];
            for (const [what, text] of [...around, ...inside])
                yield { about: `${region.nome}: ${what}`, text };
        }
    }
}
function* textsAround({ linhas }, open, close) {
    const behind = behindOf(close);
    yield ['nothing in it', `${open}${close}${behind}`];
    yield ['something in it', `${open}a${close}${behind}`];
    yield ['a name right behind it', `${open}a${close}b`];
    yield ['a name right before it', `b${open}a${close}${behind}`];
    yield ['twice', `${open}a${close}${behind} ${open}b${close}`];
    yield ['the end of a line', `${open}a\n${linhas ? `b${close}${behind}` : 'b'}`];
    yield ['not closed', `${open}a`];
}
function behindOf(close) {
    return close === '' ? '\nb' : BEHIND;
}
function* textsInside({ dobra = [], escapes, interpola = [] }, open, close, regions) {
    const behind = behindOf(close);
    const whole = (inside) => `${open}${inside}${close}`;
    yield ['letters and pictures', whole(LETTER + PICTURE) + behind];
    for (const other of regions) {
        const text = textsOf(other.abre)?.[0];
        if (text === undefined)
            continue;
        yield [`${other.nome} in it`, whole(` ${text} `) + behind];
        const end = probes_closingOf(other, text);
        if (end)
            yield [`${other.nome} whole in it`, whole(` ${text} a ${end} `) + behind];
    }
    for (const text of dobra)
        yield [`doubled ${text}`, whole(`a${text}a`) + behind];
    if (escapes !== undefined) {
        const { prefixo, formas = [], quebra } = escapes;
        for (const form of formas)
            if (typeof form === 'string')
                yield [`escape ${prefixo}${form}`, whole(prefixo + form) + behind];
        yield ['an escape that there is not', whole(`${prefixo}y`) + behind];
        yield ['an escape before the closing', `${open}${prefixo}${close}${behind}`];
        yield ['an escape of the escape', whole(prefixo + prefixo) + behind];
        if (quebra)
            yield ['an escape at the end of a line', whole(`a${prefixo}\nb`) + behind];
    }
    for (const { abre, fecha = '', conteudo } of interpola) {
        yield [`${abre} in it`, whole(`a${abre}b${fecha}a`) + behind];
        yield [`${abre} twice`, whole(`${abre}b${fecha}${abre}b${fecha}`) + behind];
        if (conteudo === 'nome')
            continue;
        yield [`${abre} with itself in it`, whole(`${abre}${whole('b')}${fecha}`) + behind];
        yield [`${abre} with brackets in it`, whole(`${abre}b(1)${fecha}`) + behind];
        yield [`${abre} not closed`, whole(`${abre}b`) + behind];
    }
}
function probes_closingOf({ fecha }, opening) {
    if (fecha === undefined)
        return opening;
    if (typeof fecha === 'string')
        return fecha;
    return 'ate' in fecha && fecha.ate === 'linha' ? '' : undefined;
}
function* numberProbes({ numeros = [] }) {
    for (const form of numeros)
        for (const text of numbersOf(form))
            yield { about: 'number', text: `${text}${BEHIND}` };
    yield { about: 'number: a letter right behind it', text: '1b' };
    yield { about: 'number: a point behind it', text: '1.b' };
    yield { about: 'number: two points behind it', text: '1..2' };
}
function* numbersOf({ prefixo, digitos = '0-9', separador, fracao, expoente, sufixos = [] }) {
    const digit = [...'10aA'].find(each => new RegExp(`[${digitos}]`, 'u').test(each));
    if (digit === undefined)
        return;
    for (const prefix of prefixo ?? ['']) {
        const whole = prefix + digit + digit;
        const mark = expoente?.marcas.match(/\p{L}/u)?.[0];
        yield whole;
        if (separador)
            yield `${whole}${separador}${digit}`;
        if (fracao)
            yield `${whole}.${digit}`;
        if (fracao?.depois === false)
            yield `${whole}.`;
        if (fracao?.antes === false)
            yield `.${digit}`;
        if (mark)
            yield `${whole}${mark}${digit}`;
        for (const suffix of sufixos)
            yield `${whole}${suffix}`;
    }
}
function* wordProbes({ palavras, contextuais = [], simbolos }) {
    for (const [group, words] of Object.entries(palavras))
        for (const word of words) {
            yield { about: group, text: word };
            yield { about: `${group}: a part of a name`, text: `${word}${LETTER} ${LETTER}${word} ${word}1` };
        }
    for (const { palavra } of contextuais)
        yield { about: `contextual: ${palavra}`, text: `${palavra} = ${palavra}` };
    for (const symbol of simbolos) {
        yield { about: 'symbol', text: `b ${symbol} b` };
        yield { about: 'symbol: nothing around it', text: `b${symbol}b` };
        yield { about: 'symbol: twice', text: `b ${symbol}${symbol} b` };
    }
}

var schemas = __webpack_require__(88343);
var strict_object = __webpack_require__(47840);
; 


const literal = schemas .YjP().min(1).max(64).meta({ description: 'A text, as it is written.' });
const pattern = (0,strict_object .O)({
    padrao: schemas .YjP()
        .min(1)
        .max(1000)
        .meta({
        description: 'A regular expression of what all engines share: docs/editors.md, "Patterns".',
        examples: ['r(#{0,8})"'],
    }),
}).meta({ title: 'Lexico pattern', description: 'A pattern, where literal texts do not say it.' });
const opening = schemas .KCZ([literal, schemas .YOg(literal).min(1), pattern]);
const characters = schemas .YjP()
    .min(1)
    .max(500)
    .meta({
    description: 'Characters, ranges and Unicode properties, as between the brackets of a class.',
    examples: ['\\p{L}_', '0-9a-fA-F'],
});

; 



const when_name = schemas .YjP().meta({ description: 'A name.' });
const tokens = (0,strict_object .O)({
    classes: schemas .YOg(when_name)
        .optional()
        .meta({
        description: 'Classes of tokens, or groups of words.',
        examples: [['nome', 'numero']],
    }),
    textos: schemas .YOg(literal)
        .optional()
        .meta({ description: 'Texts of tokens.', examples: [[')', ']']] }),
    regioes: schemas .YOg(when_name)
        .optional()
        .meta({ description: 'Names of regions.', examples: [['texto']] }),
}).meta({ title: 'Lexico tokens', description: 'Tokens: those of any of these.' });
const when = (0,strict_object .O)({
    inicio: schemas .k5n(['linha', 'comando'])
        .optional()
        .meta({
        description: '`linha`: nothing but blanks stands before it in its line. `comando`: no token stands before it in its logical line.',
        examples: ['comando'],
    }),
    coluna: schemas .Whr()
        .min(0)
        .optional()
        .meta({
        description: 'It begins in this column, counted from 0 in code points.',
        examples: [0],
    }),
    depois_de: tokens.optional().meta({
        description: 'The token before it in the same logical line, comments left out, is one of these.',
    }),
    nao_depois_de: tokens
        .optional()
        .meta({ description: 'The token before it is none of these, or there is none.' }),
    apos: characters.optional().meta({ description: 'The character right before it is one of these.' }),
    nao_apos: characters.optional().meta({ description: 'The character right before it is none of these.' }),
    antes_de: pattern.optional().meta({ description: 'This follows right behind it.' }),
    nao_antes_de: pattern.optional().meta({ description: 'This does not follow right behind it.' }),
    dentro_de: schemas .YOg(literal)
        .optional()
        .meta({
        description: 'It stands in a block, at any depth, whose first line has one of these words.',
        examples: [['servidor']],
    }),
    na_linha: schemas .YOg(literal)
        .optional()
        .meta({
        description: 'One of these words stands before it in its logical line.',
        examples: [['caso']],
    }),
}).meta({ title: 'Lexico when', description: 'When something holds: everything that is said here has to.' });

; 





const template = (0,strict_object .O)({
    modelo: literal.meta({
        description: 'The closing, with `$0` for what opened it and `$1` to `$9` for what its groups matched.',
        examples: [']$1]', '"$1'],
    }),
    espelha: schemas .zMY().optional().meta({
        description: 'Whether brackets of what is put in are turned round: `(` closes with `)`.',
    }),
    linha_inteira: schemas .zMY()
        .optional()
        .meta({ description: 'Whether the closing stands alone in its line.' }),
    recuada: schemas .zMY().optional().meta({ description: 'Whether blanks may stand before it there.' }),
}).meta({ title: 'Lexico template', description: 'The closing, made of the opening.' });
const until = (0,strict_object .O)({
    ate: schemas .k5n(['abertura', 'linha', 'recuo']).meta({
        description: '`abertura`: the opening is all of it, as of a character `#\\a`. `linha`: the end of the line. `recuo`: the first line that is not indented further than the one of the opening.',
    }),
}).meta({ title: 'Lexico until', description: 'Closed by the end of something else.' });
const escapes = (0,strict_object .O)({
    prefixo: literal.meta({ description: 'What every escape begins with.', examples: ['\\'] }),
    formas: schemas .YOg(schemas .KCZ([literal, pattern]).meta({ description: 'A text, or a pattern.' }))
        .optional()
        .meta({
        description: 'What may follow it: texts, or patterns.',
        examples: [['n', 't', '\\', { padrao: 'x[0-9a-fA-F]{2}' }]],
    }),
    desconhecido: schemas .k5n(['texto', 'escape', 'invalido']).optional().meta({
        description: 'The class of the prefix with another character behind it; `texto`, that of the region, unless given.',
    }),
    protege: schemas .zMY().optional().meta({
        description: 'Whether that character is passed over, too, so that it does not close the region. False unless given.',
    }),
    quebra: schemas .zMY().optional().meta({
        description: 'Whether the prefix at the end of a line takes the region to the next. False unless given.',
    }),
}).meta({ title: 'Lexico escapes', description: 'What stands for other characters in it.' });
const format = (0,strict_object .O)({
    separador: literal.meta({ description: 'What stands before the format.', examples: [':'] }),
    ultimo: schemas .zMY().optional().meta({
        description: 'Whether the last one counts outside of brackets and quotes, and not the first. With `contando` alone.',
    }),
    padrao: schemas .YjP()
        .min(1)
        .max(1000)
        .optional()
        .meta({ description: 'What the whole format matches; another text is code.', examples: ['[<>^]?\\d*'] }),
    aninha: schemas .zMY()
        .optional()
        .meta({ description: 'Whether the format holds interpolations of the same kind.' }),
}).meta({ title: 'Lexico format', description: 'How what is put in is written, as in `{x:.2f}`.' });
const interpolation = (0,strict_object .O)({
    abre: literal.meta({ description: 'What it begins with.', examples: ['{', '${'] }),
    fecha: literal.optional().meta({ description: 'Nothing for a name alone.', examples: ['}'] }),
    conteudo: schemas .k5n(['codigo', 'nome']).optional().meta({
        description: '`codigo`, which is the default, or one name without brackets: `$nome`.',
    }),
    delimita: schemas .k5n(['lendo', 'contando']).optional().meta({
        description: '`lendo`: its end is found while the code is read as tokens. `contando`: brackets are counted in the raw text first, and what is between is code.',
    }),
    respeita: schemas .YOg(literal)
        .optional()
        .meta({
        description: 'With `contando`: quotes, in which no bracket counts, and a backslash protects what follows.',
        examples: [['"', "'"]],
    }),
    linhas: schemas .zMY().optional().meta({
        description: 'Whether the code may have several lines; as the region, unless given.',
    }),
    formato: format.optional(),
}).meta({
    title: 'Lexico interpolation',
    description: 'What is put into a text: code in brackets, or a name.',
});
const region = (0,strict_object .O)({
    nome: schemas .YjP()
        .regex(/^[a-z][a-z0-9-]*$/, $said('A name is made of small letters, digits and hyphens.'))
        .meta({ description: 'Name of the region, for `contem`, `regioes` and reports.', examples: ['texto'] }),
    classe: schemas .k5n(REGION_CLASSES).meta({ description: 'What it is.', examples: ['comentario'] }),
    abre: opening.meta({
        description: 'What opens it: a text, several, or a pattern.',
        examples: ['/*', ['"', "'"]],
    }),
    quando: when.optional().meta({ description: 'It opens only when this holds.' }),
    exceto: when.optional().meta({ description: 'It does not open when all of this holds.' }),
    fecha: schemas .KCZ([literal, template, until])
        .optional()
        .meta({
        description: 'What closes it: a text, a text with what opened it, or the end of something. Unless given, what opened it.',
        examples: ['*/', { modelo: ']$1]' }, { ate: 'linha' }],
    }),
    depois: pattern.optional().meta({ description: 'What belongs to it behind the closing, such as flags.' }),
    linhas: schemas .zMY().optional().meta({
        description: 'Whether it may have several lines. Otherwise it ends at the end of its line, closed or not. False unless given.',
    }),
    contem: schemas .YOg(schemas .YjP().meta({ description: 'A name.' }))
        .optional()
        .meta({
        description: 'Names of regions that begin inside of it; its own name nests it.',
        examples: [['bloco']],
    }),
    dentro: schemas .zMY().optional().meta({
        description: 'Whether it begins only inside of the regions that contain it, and not in code.',
    }),
    escapes: escapes.optional(),
    dobra: schemas .YOg(literal)
        .optional()
        .meta({
        description: 'Texts that stand for one character of theirs, and neither close nor open anything.',
        examples: [["''"], ['{{', '}}']],
    }),
    interpola: schemas .YOg(interpolation).optional().meta({ description: 'What is put into it.' }),
    fila: schemas .zMY().optional().meta({
        description: 'Whether its text begins with the next line, behind those that were opened before it in the same (heredoc).',
    }),
    embutida: schemas .YjP()
        .optional()
        .meta({
        description: 'The language of its text, for editors.',
        examples: ['sql'],
    }),
}).meta({
    title: 'Lexico region',
    description: 'A piece of a program in which other rules hold than in code.',
});

; 





const exponent = (0,strict_object .O)({
    marcas: characters.meta({ description: 'What it begins with.', examples: ['eE'] }),
    sinal: characters.optional().meta({ description: 'Signs that may follow.', examples: ['+-'] }),
    digitos: characters.optional().meta({ description: '0-9 unless given.' }),
}).meta({ title: 'Lexico exponent', description: 'The exponent that it may have.' });
const fraction = (0,strict_object .O)({
    antes: schemas .zMY()
        .optional()
        .meta({ description: 'Whether digits stand before the point in any case. True unless given.' }),
    depois: schemas .zMY()
        .optional()
        .meta({ description: 'Whether digits stand behind it in any case. True unless given.' }),
    separador: schemas .zMY()
        .optional()
        .meta({ description: 'Whether separators may stand in it, too. True unless given.' }),
    nao_seguido: characters.optional().meta({
        description: 'What may not follow a point without digits behind it.',
        examples: ['.\\p{L}_'],
    }),
}).meta({ title: 'Lexico fraction', description: 'The fraction that it may have.' });
const number = (0,strict_object .O)({
    prefixo: schemas .YOg(literal)
        .optional()
        .meta({ description: 'What it begins with: any of these.', examples: [['0x', '0X']] }),
    digitos: characters.optional().meta({ description: '0-9 unless given.' }),
    separador: schemas .YjP()
        .length(1)
        .optional()
        .meta({ description: 'What may stand between digits.', examples: ['_'] }),
    separador_livre: schemas .zMY().optional().meta({
        description: 'Whether separators may stand anywhere behind the first digit, several of them and at the end, too.',
    }),
    fracao: fraction.optional(),
    expoente: exponent.optional(),
    sufixos: schemas .YOg(literal)
        .optional()
        .meta({
        description: 'What may stand behind it, where no character of a name follows.',
        examples: [['d', 'D']],
    }),
    nao_seguido: schemas .KCZ([characters, pattern])
        .optional()
        .meta({
        description: 'What may not follow: the number is invalid then.',
        examples: ['\\p{L}\\p{N}_'],
    }),
}).meta({ title: 'Lexico number', description: 'A form of numbers.' });
const names = (0,strict_object .O)({
    inicio: characters.meta({ description: 'The first character of a name.', examples: ['\\p{L}_'] }),
    resto: characters.meta({ description: 'The others.', examples: ['\\p{L}\\p{N}_'] }),
    fim: characters.optional().meta({ description: 'What a name may end with, once.', examples: ['?!'] }),
    sigilos: characters
        .optional()
        .meta({ description: 'What a name may begin with, before its first character.', examples: ['@$'] }),
    normal: schemas .k5n(['NFC', 'NFD', 'NFKC', 'NFKD'])
        .optional()
        .meta({ description: 'The form in which the language compares names.' }),
}).meta({ title: 'Lexico names' });
const pair = schemas .PVZ([literal, literal]).meta({ description: 'What opens, and what closes.' });
const words = schemas .g1P(schemas .YjP(), schemas .YOg(literal).meta({ description: 'The words of a group.' }));
const symbols = schemas .YOg(literal);
const shape = {
    caixa: schemas .k5n(['distingue', 'ignora']).optional().meta({
        description: 'Whether words written in another case are others (`distingue`, which is the default).',
    }),
    regioes: schemas .YOg(region).max(200).optional().meta({
        description: 'Comments, texts, and everything else that has a beginning and an end. Of several that open, the longest opening counts.',
    }),
    nomes: names.meta({ description: 'What names are made of.' }),
    numeros: schemas .YOg(number).max(50).optional().meta({ description: 'Forms of numbers: the longest counts.' }),
    contextuais: schemas .YOg((0,strict_object .O)({
        palavra: literal.meta({ description: 'The word.' }),
        quando: schemas .YOg(when)
            .min(1)
            .meta({ description: 'It is a keyword when any of these holds; otherwise a name.' }),
    }).meta({ title: 'Lexico contextual word', description: 'A word, and when it is a keyword.' }))
        .optional()
        .meta({ description: 'Words that are keywords only in a context.' }),
    continuacao: (0,strict_object .O)({
        livre: schemas .zMY().optional().meta({
            description: 'Whether the end of a line ends nothing: logical lines end by `separador` alone.',
        }),
        entre: schemas .YOg(pair)
            .optional()
            .meta({
            description: 'Brackets in which a line that ends does not end the logical line.',
            examples: [[['(', ')']]],
        }),
        fim: schemas .YOg(literal)
            .optional()
            .meta({ description: 'Tokens behind which it goes on in the next line.', examples: [[',', '+']] }),
        inicio: schemas .YOg(literal)
            .optional()
            .meta({ description: 'What a line begins with that goes on from the one before.', examples: [['.']] }),
        marca: literal
            .optional()
            .meta({ description: 'What joins lines where it stands at the end of one.', examples: ['\\'] }),
        separador: schemas .YOg(literal)
            .optional()
            .meta({ description: 'Symbols that end a logical line within a line.', examples: [[';']] }),
    })
        .optional()
        .meta({ title: 'Lexico continuation', description: 'What a logical line is.' }),
    blocos: (0,strict_object .O)({
        recuo: schemas .zMY().optional().meta({ description: 'Whether indentation makes blocks.' }),
        abre: schemas .YOg(literal)
            .optional()
            .meta({ description: 'What a line ends with before a block.', examples: [[':']] }),
        pares: schemas .YOg(pair)
            .optional()
            .meta({ description: 'Brackets around blocks.', examples: [[['{', '}']]] }),
        palavras: schemas .YOg(pair)
            .optional()
            .meta({ description: 'Words around blocks.', examples: [[['do', 'end']]] }),
        largura: schemas .Whr()
            .min(1)
            .max(16)
            .optional()
            .meta({ description: 'Blanks of one indentation.', examples: [4] }),
    })
        .optional()
        .meta({ title: 'Lexico blocks', description: 'What a block is.' }),
    inexprimivel: schemas .YOg((0,strict_object .O)({
        o_que: schemas .YjP().min(1).meta({ description: 'What cannot be said.' }),
        motivo: schemas .YjP().min(1).meta({ description: 'Why.' }),
        exemplo: schemas .YjP().min(1).meta({ description: 'A line that shows it.' }),
    }).meta({
        title: 'Lexico inexpressible',
        description: 'Something that editors colour otherwise than the language reads it.',
    }))
        .optional()
        .meta({ description: 'What a lexer or parser of the language knows and no lexico can say.' }),
};
const lexicoSchema = (0,strict_object .O)({
    versao: schemas .YjP().min(1).meta({ description: 'Version of the data, the same as in the seven files.' }),
    nome: schemas .YjP().min(1).meta({ description: 'Name of the language.' }),
    extensao: schemas .YjP().min(1).meta({ description: 'Extension of source files, with its dot.' }),
    ...shape,
    palavras: words.meta({
        description: 'Words that are no names, by group; `reservada` has those of sintaxe.json that stand in no other group.',
        examples: [{ constante: ['verdadeiro'], reservada: ['se'] }],
    }),
    simbolos: symbols.meta({ description: 'Symbols, each a token: the longest counts.' }),
}).meta({
    title: 'Lexico',
    description: 'How a language is cut into tokens, /api/lexico.json: for editors and tools, beside the seven files of the contract and not one of them.',
    examples: [
        {
            versao: '1.0.0',
            nome: 'Lume',
            extensao: '.lm',
            nomes: { inicio: '\\p{L}_', resto: '\\p{L}\\p{N}_' },
            numeros: [{ separador: '_', fracao: {} }],
            regioes: [
                { nome: 'linha', classe: 'comentario', abre: '#', fecha: { ate: 'linha' } },
                { nome: 'texto', classe: 'texto', abre: '"', escapes: { prefixo: '\\', formas: ['n', '"'] } },
            ],
            palavras: { constante: ['verdadeiro', 'falso'], reservada: ['se'] },
            simbolos: ['(', ')', '+', '='],
        },
    ],
});

; 











 }),

 89459:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   c0: () => (  mediaTypeOf),
   t6: () => (  isJsonMedia),
   uW: () => (  isOfMedia)
 });
function mediaTypeOf(contentType) {
    return (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
function isJsonMedia(media) {
    return /[/+]json$/.test(mediaTypeOf(media));
}
function isOfMedia(range, media) {
    return range === media || range === '*/*' || (range.endsWith('/*') && media.startsWith(range.slice(0, -1)));
}


 }),

 61359:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $H: () => (  withWord),
   Vf: () => (  hasWord),
   Z9: () => (  wordsOf)
 });
function wordsOf(text) {
    return new Set(text.match(/[\p{L}\p{N}_]+/gu));
}
function hasWord(text, part) {
    return text.includes(part) && patternOf(part, '').test(text);
}
function withWord(text, part, other) {
    return text.includes(part) ? text.replace(patternOf(part, 'g'), () => other) : text;
}
function patternOf(part, flags) {
    const written = part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    const before = /^[\p{L}\p{N}_]/u.test(part) ? '(?<![\\p{L}\\p{N}_])' : '';
    const after = /[\p{L}\p{N}_]$/u.test(part) ? '(?![\\p{L}\\p{N}_])' : '';
    return new RegExp(before + written + after, `u${flags}`);
}


 })

};
