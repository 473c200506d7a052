export const id = 340;
export const ids = [340, 6837];
export const modules = {

 66837:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
 __webpack_require__.d(__webpack_exports__, {
   parse: () => (  parse)
 });
 var csv_parse_sync$m0 = __webpack_require__(25175);
 var _format_js$m1 = __webpack_require__(92154);


const OTHER_DELIMITERS = [';', '\t', '|'];
function parse(text, { delimiter } = {}) {
	const [header, ...rows] = read(text, delimiter ?? commaIn(text));
	if (!header)
		throw new _format_js$m1  .IF($said('it has no header'), 1);
	const columns = header.record.map((column, i) => column || String(i + 1));
	const twice = columns.find((column, i) => columns.indexOf(column) !== i);
	if (twice !== undefined)
		throw new _format_js$m1  .IF($said`the column "${twice}" stands twice in its header`, startOf(header));
	const data = rows.map(({ record }) => Object.fromEntries(columns.map((column, i) => [column, record[i] ?? ''])));
	const lines = rows.map(startOf);
	return {
		data,
		lineOf: ([index]) => lines[Number(index)],
		entryLines: path => new Map(path.length === 0 ? lines.entries() : []),
		duplicates: [],
	};
}
function commaIn(text) {
	const [header = ''] = text.split(/\r?\n|\r/, 1);
	const other = header.includes(',') ? undefined : OTHER_DELIMITERS.find(sign => header.includes(sign));
	if (other === undefined)
		return ',';
	throw new _format_js$m1  .IF($said`its header has no comma, and ${other === '\t' ? $said('tabs') : `"${other}"`} (write \`delimiter: ${JSON.stringify(other)}\` if that is what stands between columns, and \`delimiter: ","\` if there is one column)`, 1);
}
function read(text, delimiter) {
	try {
		return (0,csv_parse_sync$m0  .qg)(text, {
			delimiter,
			info: true,
			raw: true,
			skip_empty_lines: true,
		});
	}
	catch (error) {
		const { message, lines } = error;
		throw new _format_js$m1  .IF(message.replace(/ (on|at) line \d+$/, ''), lines);
	}
}
function startOf({ raw, info }) {
	return info.lines - (raw.replace(/^\n+|\n$/g, '').match(/\n/g)?.length ?? 0);
}


 }),

 340:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
 __webpack_require__.d(__webpack_exports__, {
   parse: () => (  parse)
 });
 var _csv_js$m0 = __webpack_require__(66837);

function parse(text, { delimiter = '\t' } = {}) {
	return (0,_csv_js$m0.parse)(text, { delimiter });
}


 })

};
