export const id = 8362;
export const ids = [8362];
export const modules = {

 38362:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
 __webpack_require__.d(__webpack_exports__, {
   parse: () => (  parse)
 });
 var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
 var _text_said_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54157);
 var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92154);



const MAX_YAML_ALIASES = 1000;
function parse(text) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__  .HN();
    const document = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .bC)(() => (0,yaml__WEBPACK_IMPORTED_MODULE_0__  .Tp)(text, { lineCounter: lines, uniqueKeys: false, merge: true, customTags: [] }));
    const [error] = document.errors;
    if (error)
        throw new _format_js__WEBPACK_IMPORTED_MODULE_1__  .IF(firstSentence(error.message), error.linePos?.[0].line, error.linePos?.[0].col);
    const twice = duplicateKey(document.contents);
    if (twice) {
        const { line, col } = lines.linePos(twice.offset);
        throw new _format_js__WEBPACK_IMPORTED_MODULE_1__  .IF($said`the key "${twice.key}" stands twice in one map`, line, col);
    }
    const data = toData(document);
    (0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .QR)(data);
    const lineOf = (node) => {
        const start = (0,yaml__WEBPACK_IMPORTED_MODULE_0__  .Ll)(node) ? node.range?.[0] : undefined;
        return start === undefined ? undefined : lines.linePos(start).line;
    };
    return {
        data,
        lineOf(path) {
            const [last] = path.slice(-1);
            const around = find(document, path.slice(0, -1));
            if (last === undefined)
                return lineOf(document.contents);
            return lineOf((0,yaml__WEBPACK_IMPORTED_MODULE_0__  .jh)(around)
                ? pairOf(around.items, last)?.key
                : (0,yaml__WEBPACK_IMPORTED_MODULE_0__  .oP)(around)
                    ? around.items[Number(last)]
                    : undefined);
        },
        entryLines(path) {
            const node = find(document, path);
            const entries = new Map();
            const items = (0,yaml__WEBPACK_IMPORTED_MODULE_0__  .jh)(node) || (0,yaml__WEBPACK_IMPORTED_MODULE_0__  .oP)(node) ? [...node.items.entries()] : [];
            for (const [i, item] of items) {
                const [key, at] = (0,yaml__WEBPACK_IMPORTED_MODULE_0__  .jh)(node) ? [keyOf(item), item.key] : [i, item];
                const line = lineOf(at);
                if (key !== undefined && line !== undefined)
                    entries.set(key, line);
            }
            return entries;
        },
        duplicates: [],
    };
}
function duplicateKey(root) {
    const waiting = [root];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__  .oP)(node))
            for (const item of node.items)
                waiting.push(item ?? null);
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__  .jh)(node))
            continue;
        const seen = new Set();
        for (const { key, value } of node.items) {
            const name = (0,yaml__WEBPACK_IMPORTED_MODULE_0__  .jn)(key) ? key.value : undefined;
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
        return (0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .bC)(() => document.toJS({ maxAliasCount: MAX_YAML_ALIASES }));
    }
    catch (cause) {
        if (cause instanceof _format_js__WEBPACK_IMPORTED_MODULE_1__  .IF)
            throw cause;
        throw new _format_js__WEBPACK_IMPORTED_MODULE_1__  .IF(cause.message);
    }
}
function find(document, path) {
    const resolved = (node) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__  .Vj)(node) ? node.resolve(document) : node;
    let node = resolved(document.contents);
    for (const token of path) {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__  .jh)(node))
            node = resolved(pairOf(node.items, token)?.value);
        else if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__  .oP)(node))
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
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__  .jn)(key) ? String(key.value) : undefined;
}
function firstSentence(message) {
    return (0,_text_said_js__WEBPACK_IMPORTED_MODULE_2__  .ag)(message.split('\n')[0]?.replace(/ at line \d+.*$/, '') ?? $said('it cannot be parsed'));
}


 })

};
