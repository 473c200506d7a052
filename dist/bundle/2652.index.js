export const id = 2652;
export const ids = [2652,8362,5969];
export const modules = {

/***/ 62652:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseMarkdown: () => (/* binding */ parseMarkdown)
/* harmony export */ });
/* harmony import */ var mdast_util_from_markdown__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53225);
/* harmony import */ var mdast_util_frontmatter__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88494);
/* harmony import */ var mdast_util_gfm__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88881);
/* harmony import */ var micromark_extension_frontmatter__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30796);
/* harmony import */ var micromark_extension_gfm__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52297);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92154);
/* harmony import */ var _toml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95969);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38362);








/** A page of documentation is far smaller; the parser needs seconds for a megabyte. */
const MAX_MARKDOWN_MIB = 2;
/** Quotes in quotes deeper than this are an attack, not a page. */
const MAX_MARKDOWN_QUOTES = 64;
/** Marks of emphasis, links and code in one paragraph: the parser compares each with those before it. */
const MAX_MARKDOWN_MARKS = 8000;
const LINE_BREAK = /^<br\s*\/?>$/i;
/** Parses a page of GitHub's Markdown. @throws {FormatError} when it is too large or its front matter does not hold. */
function parseMarkdown(text) {
    assertBounds(text);
    const tree = (0,mdast_util_from_markdown__WEBPACK_IMPORTED_MODULE_3__/* .fromMarkdown */ .Y)(text, {
        extensions: [(0,micromark_extension_gfm__WEBPACK_IMPORTED_MODULE_4__/* .gfm */ .T)(), (0,micromark_extension_frontmatter__WEBPACK_IMPORTED_MODULE_5__/* .frontmatter */ .v)(['yaml', 'toml'])],
        mdastExtensions: [(0,mdast_util_gfm__WEBPACK_IMPORTED_MODULE_6__/* .gfmFromMarkdown */ .C)(), (0,mdast_util_frontmatter__WEBPACK_IMPORTED_MODULE_7__/* .frontmatterFromMarkdown */ .q)(['yaml', 'toml'])],
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
        return (type === 'yaml' ? _yaml_js__WEBPACK_IMPORTED_MODULE_2__.parse : _toml_js__WEBPACK_IMPORTED_MODULE_1__.parse)(value).data;
    }
    catch (error) {
        if (!(error instanceof _format_js__WEBPACK_IMPORTED_MODULE_0__/* .FormatError */ .IF))
            throw error;
        // Its first line is the one below the dashes.
        throw new _format_js__WEBPACK_IMPORTED_MODULE_0__/* .FormatError */ .IF($said`its front matter is not ${type.toUpperCase()}: ${error.message}`, (error.line ?? 1) + 1);
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
/** Rows by the columns of the header; a column without a name of its own is called by its number. */
function tableOf(table) {
    const [header, ...rows] = table.children;
    const titles = (header?.children ?? []).map(cell => plainText(cell).trim());
    const names = titles.map((title, i) => title === '' || titles.indexOf(title) !== i ? String(i + 1) : title);
    return {
        line: lineOf(table),
        rows: rows.map(row => {
            const texts = row.children.map(cell => plainText(cell).trim());
            return {
                line: lineOf(row),
                cells: Object.fromEntries(names.map((name, i) => [name, texts[i] ?? ''])),
                surplus: Math.max(0, texts.findLastIndex(text => text !== '') + 1 - names.length),
            };
        }),
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
        return LINE_BREAK.test(node.value) ? '\n' : '';
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
        throw new _format_js__WEBPACK_IMPORTED_MODULE_0__/* .FormatError */ .IF($said`it has ${mib.toFixed(1)} MiB; the limit for a page is ${MAX_MARKDOWN_MIB} MiB`);
    let marks = 0;
    for (const [i, line] of text.split('\n').entries()) {
        const quotes = /^[\s>]*/.exec(line)?.[0].replace(/\s/g, '').length ?? 0;
        if (quotes > MAX_MARKDOWN_QUOTES)
            throw new _format_js__WEBPACK_IMPORTED_MODULE_0__/* .FormatError */ .IF($said`it is nested deeper than ${MAX_MARKDOWN_QUOTES} quotes`, i + 1);
        // Cells of tables are looked at each for itself.
        if (line.trim() === '' || line.trimStart().startsWith('|'))
            marks = 0;
        marks += line.match(/[*_~`[\]<]/g)?.length ?? 0;
        if (marks > MAX_MARKDOWN_MARKS)
            throw new _format_js__WEBPACK_IMPORTED_MODULE_0__/* .FormatError */ .IF($said`a paragraph has more than ${MAX_MARKDOWN_MARKS} marks`, i + 1);
    }
}


/***/ }),

/***/ 95969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parse: () => (/* binding */ parse)
/* harmony export */ });
/* harmony import */ var smol_toml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3292);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92154);


/** TOML 1.0. @throws {FormatError} */
function parse(text) {
    try {
        const data = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .boundedDepth */ .bC)(() => (0,smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text, { integersAsBigInt: 'asNeeded' }));
        (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .assertDepth */ .QR)(data);
        // The parser gives no positions: records of TOML files name the file only. It refuses keys that stand twice.
        return { data: plain(data), lineOf: () => undefined, entryLines: () => new Map(), duplicates: [] };
    }
    catch (error) {
        if (!(error instanceof smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .TomlError */ .zx))
            throw error;
        throw new _format_js__WEBPACK_IMPORTED_MODULE_1__/* .FormatError */ .IF(error.message.split('\n')[0] ?? $said('it cannot be parsed'), error.line, error.column);
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

/***/ 38362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parse: () => (/* binding */ parse)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _text_said_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54157);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92154);
/* harmony import */ var _held_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25194);




/** Aliases of one anchor: more is an attack, not a table. */
const MAX_YAML_ALIASES = 1000;
/** YAML 1.2 without tags of anybody's own; `<<` merges. @throws {FormatError} */
function parse(text) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const document = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .boundedDepth */ .bC)(() => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
        lineCounter: lines,
        uniqueKeys: false,
        merge: true,
        customTags: [],
        intAsBigInt: true,
    }));
    const [error] = document.errors;
    if (error?.code === 'MULTIPLE_DOCS')
        throw new _format_js__WEBPACK_IMPORTED_MODULE_1__/* .FormatError */ .IF($said('it holds several documents, of which none is meant before another'), error.linePos?.[0].line);
    if (error)
        throw new _format_js__WEBPACK_IMPORTED_MODULE_1__/* .FormatError */ .IF(firstSentence(error.message), error.linePos?.[0].line, error.linePos?.[0].col);
    const twice = duplicateKey(document.contents);
    if (twice) {
        const { line, col } = lines.linePos(twice.offset);
        throw new _format_js__WEBPACK_IMPORTED_MODULE_1__/* .FormatError */ .IF($said`the key "${twice.key}" stands twice in one map`, line, col);
    }
    refuseLooseAlias(document, lines);
    keepTags(document, text, lines);
    const exact = toData(document);
    (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .assertDepth */ .QR)(exact);
    const data = withSafeIntegers(exact);
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
        ambiguous: ambiguousIn(document, lines),
    };
}
/** Plain values that readers of YAML 1.1 (PyYAML, Ruby's Psych) take for something else; a file that begins with `%YAML 1.1` is read so. */
function ambiguousIn(document, lines) {
    if (document.directives?.yaml.explicit && document.directives.yaml.version !== '1.2')
        return [];
    const found = [];
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Scalar: (_key, { type, tag, source, value, range }) => {
            if (type !== 'PLAIN' || tag !== undefined || source === undefined || !range)
                return;
            // 07 is seven either way.
            if (String(value) === String(Number.parseInt(source, 8)))
                return;
            const older = OLDER_MEANINGS.find(([pattern]) => pattern.test(source));
            if (older)
                found.push({ text: source, meaning: older[1], line: lines.linePos(range[0]).line });
        },
    });
    return found;
}
/** What plain values mean in YAML 1.1 where 1.2 says something else (https://yaml.org/type/). One letter alone, nobody takes for a boolean. */
const OLDER_MEANINGS = [
    [/^(?:yes|Yes|YES|on|On|ON)$/, 'true'],
    [/^(?:no|No|NO|off|Off|OFF)$/, 'false'],
    [/^[-+]?0[0-7_]+$/, $said('an octal number')],
    [/^0o[0-7]+$/, $said('a text')],
    [/^[-+]?(?:0b[01_]+|[1-9][\d_]*_[\d_]*|0x[\da-fA-F_]*_[\da-fA-F_]*)$/, $said('a number')],
    [/^[-+]?[1-9]\d*(?::[0-5]?\d)+$/, $said('a number of base 60')],
    [/^[-+]?0\d*[89]\d*$/, $said('a text')],
    [/^[-+]?(?:\d+[eE][-+]?\d+|\d*\.\d*[eE]\d+)$/, $said('a text')],
];
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
        throw new _format_js__WEBPACK_IMPORTED_MODULE_1__/* .FormatError */ .IF(cause instanceof ReferenceError
            ? $said`its aliases repeat more than ${MAX_YAML_ALIASES} parts of it`
            : firstSentence(cause.message));
    }
}
/** The library says only when it makes data that an alias has no anchor, and not where. @throws {FormatError} */
function refuseLooseAlias(document, lines) {
    const anchors = new Set();
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Value: (_key, { anchor }) => {
            if (anchor !== undefined)
                anchors.add(anchor);
        },
        Alias: (_key, alias) => {
            if (anchors.has(alias.source))
                return;
            const at = alias.range && lines.linePos(alias.range[0]);
            throw new _format_js__WEBPACK_IMPORTED_MODULE_1__/* .FormatError */ .IF($said`the alias *${alias.source} has no anchor in front of it`, at?.line, at?.col);
        },
    });
}
/** What has a tag that YAML knows nothing of stands for itself, with its tag. @throws {FormatError} for a key. */
function keepTags(document, text, lines) {
    if (document.warnings.every(({ code }) => code !== 'TAG_RESOLVE_FAILED'))
        return;
    const { tags, knownTags } = document.schema;
    const known = new Set([...tags, ...Object.values(knownTags)].map(({ tag }) => tag));
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Node: (key, node) => {
            const { tag, range, anchor } = node;
            if (tag === undefined || tag === '!' || known.has(tag) || !range)
                return undefined;
            const shown = tag.replace(/^tag:yaml\.org,2002:/, '!!');
            if (key === 'key') {
                const { line, col } = lines.linePos(range[0]);
                throw new _format_js__WEBPACK_IMPORTED_MODULE_1__/* .FormatError */ .IF($said`a key has the tag ${shown}, which nothing is known of`, line, col);
            }
            const kept = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5(new _held_js__WEBPACK_IMPORTED_MODULE_2__/* .Tagged */ .d(shown, text.slice(range[0], range[1])));
            kept.range = range;
            if (anchor !== undefined)
                kept.anchor = anchor;
            return kept;
        },
    });
}
/** Integers are read exactly; those that a number holds are numbers. */
function withSafeIntegers(data) {
    if (typeof data === 'bigint') {
        const number = Number(data);
        return Number.isSafeInteger(number) ? number : data;
    }
    if (typeof data !== 'object' || data === null)
        return data;
    for (const [key, value] of Object.entries(data)) {
        const safe = withSafeIntegers(value);
        // A key such as __proto__ is data.
        if (safe !== value)
            Object.defineProperty(data, key, { value: safe });
    }
    return data;
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
/** The parser adds where it was and an excerpt; the place is reported by us. */
function firstSentence(message) {
    return (0,_text_said_js__WEBPACK_IMPORTED_MODULE_3__/* .said */ .ag)(message.split('\n')[0]?.replace(/ at line \d+.*$/, '') ?? $said('it cannot be parsed'));
}


/***/ })

};
