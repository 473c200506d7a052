export const id = 340;
export const ids = [340,6837];
export const modules = {

/***/ 66837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parse: () => (/* binding */ parse)
/* harmony export */ });
/* harmony import */ var csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25175);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92154);


/** What stands between columns where no comma does. */
const OTHER_DELIMITERS = [';', '\t', '|'];
/**
 * CSV as RFC 4180 has it, with a header; a column without a name is called by its number.
 * @param delimiter what stands between columns: a comma, unless it is said.
 * @throws {FormatError}
 */
function parse(text, { delimiter } = {}) {
    const [header, ...rows] = read(text, delimiter ?? commaIn(text));
    if (!header)
        throw new _format_js__WEBPACK_IMPORTED_MODULE_1__/* .FormatError */ .IF($said('it has no header'), 1);
    const columns = header.record.map((column, i) => column || String(i + 1));
    const twice = columns.find((column, i) => columns.indexOf(column) !== i);
    if (twice !== undefined)
        throw new _format_js__WEBPACK_IMPORTED_MODULE_1__/* .FormatError */ .IF($said`the column "${twice}" stands twice in its header`, startOf(header));
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
/** A comma, unless the header says that there is something else in its place: that is for people to say. @throws {FormatError} */
function commaIn(text) {
    const [header = ''] = text.split(/\r?\n|\r/, 1);
    const other = header.includes(',') ? undefined : OTHER_DELIMITERS.find(sign => header.includes(sign));
    if (other === undefined)
        return ',';
    throw new _format_js__WEBPACK_IMPORTED_MODULE_1__/* .FormatError */ .IF($said`its header has no comma, and ${other === '\t' ? $said('tabs') : `"${other}"`} (write \`delimiter: ${JSON.stringify(other)}\` if that is what stands between columns, and \`delimiter: ","\` if there is one column)`, 1);
}
function read(text, delimiter) {
    try {
        return (0,csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text, {
            delimiter,
            info: true,
            raw: true,
            skip_empty_lines: true,
        });
    }
    catch (error) {
        const { message, lines } = error;
        throw new _format_js__WEBPACK_IMPORTED_MODULE_1__/* .FormatError */ .IF(message.replace(/ (on|at) line \d+$/, ''), lines);
    }
}
/** The parser counts the lines that it has read when a row ends; texts in quotes may have several. */
function startOf({ raw, info }) {
    return info.lines - (raw.replace(/^\n+|\n$/g, '').match(/\n/g)?.length ?? 0);
}


/***/ }),

/***/ 340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parse: () => (/* binding */ parse)
/* harmony export */ });
/* harmony import */ var _csv_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66837);

/** CSV with tabs between its columns. @throws {FormatError} */
function parse(text, { delimiter = '\t' } = {}) {
    return (0,_csv_js__WEBPACK_IMPORTED_MODULE_0__.parse)(text, { delimiter });
}


/***/ })

};
