export const id = 6837;
export const ids = [6837];
export const modules = {

 66837:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
 __webpack_require__.d(__webpack_exports__, {
   parse: () => (  parse)
 });
 var csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25175);
 var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92154);


function parse(text) {
    const [header, ...rows] = read(text);
    if (!header)
        throw new _format_js__WEBPACK_IMPORTED_MODULE_1__  .IF($said('it has no header'), 1);
    const columns = header.record;
    const twice = columns.find((column, i) => columns.indexOf(column) !== i);
    if (twice !== undefined)
        throw new _format_js__WEBPACK_IMPORTED_MODULE_1__  .IF($said`the column "${twice}" stands twice in its header`, startOf(header));
    const data = rows.map(({ record }) => Object.fromEntries(columns.map((column, i) => [column, record[i] ?? ''])));
    const lines = rows.map(startOf);
    return {
        data,
        lineOf: ([index]) => lines[Number(index)],
        entryLines: path => new Map(path.length === 0 ? lines.entries() : []),
        duplicates: [],
    };
}
function read(text) {
    try {
        return (0,csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__  .qg)(text, { info: true, raw: true, skip_empty_lines: true });
    }
    catch (error) {
        const { message, lines } = error;
        throw new _format_js__WEBPACK_IMPORTED_MODULE_1__  .IF(message.replace(/ (on|at) line \d+$/, ''), lines);
    }
}
function startOf({ raw, info }) {
    return info.lines - (raw.replace(/^\n+|\n$/g, '').match(/\n/g)?.length ?? 0);
}


 })

};
