export const id = 9143;
export const ids = [9143];
export const modules = {

 91842:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   o: () => (  startProgress)
 });
 var _text_said_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54157);

async function startProgress(quiet) {
	if (quiet || !process.stderr.isTTY)
		return { step: () => { }, stop: () => { } };
	const { default: spinner } = await __webpack_require__.e(  6540).then(__webpack_require__.bind(__webpack_require__, 36540));
	const running = spinner({ stream: process.stderr }).start((0,_text_said_js__WEBPACK_IMPORTED_MODULE_0__  .Vm)($said('starting')));
	return {
		step: part => {
			running.text = part;
		},
		stop: () => running.stop(),
	};
}


 }),

 73877:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   b: () => (  renderTable)
 });
 var cli_table3__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25832);

function renderTable(rows) {
	const [first = []] = rows;
	const table = new cli_table3__WEBPACK_IMPORTED_MODULE_0__({
		chars: {
			top: '',
			'top-mid': '',
			'top-left': '',
			'top-right': '',
			bottom: '',
			'bottom-mid': '',
			'bottom-left': '',
			'bottom-right': '',
			left: '',
			'left-mid': '',
			mid: '',
			'mid-mid': '',
			right: '',
			'right-mid': '',
			middle: '  ',
		},
		style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [] },
		colAligns: first.map(cell => (typeof cell === 'number' ? 'right' : 'left')),
	});
	for (const row of rows)
		table.push([...row]);
	return table
		.toString()
		.split('\n')
		.map(line => `  ${line.trimEnd()}`)
		.join('\n');
}


 }),

 29143:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   runValidate: () => (  runValidate)
 });
 var _commands_validate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94889);
 var _contract_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67451);
 var _text_visible_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38696);
 var _colours_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51040);
 var _findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1755);
 var _progress_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91842);
 var _table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73877);







const MAX_RULES_CHARACTERS = 400;
async function runValidate(target, { json = false }) {
	const progress = await (0,_progress_js__WEBPACK_IMPORTED_MODULE_5__  .o)(json);
	progress.step(target);
	const result = await (0,_commands_validate_js__WEBPACK_IMPORTED_MODULE_0__  .t)(target).finally(progress.stop);
	const ok = !result.findings.some(finding => finding.level === 'error');
	if (json) {
		process.stdout.write(`${JSON.stringify({ ok, ...result }, null, 2)}\n`);
		return ok;
	}
	const verdict = ok ? _colours_js__WEBPACK_IMPORTED_MODULE_2__  .M.green($said('valid')) : _colours_js__WEBPACK_IMPORTED_MODULE_2__  .M.red($said('not valid'));
	process.stdout.write(`${verdict} ${_colours_js__WEBPACK_IMPORTED_MODULE_2__  .M.bold(target)}${result.versao === null ? '' : $said` (versao ${result.versao})`}: ${(0,_findings_js__WEBPACK_IMPORTED_MODULE_3__  .G)(result.findings)}\n`);
	const rows = result.files.map(({ path, bytes, counts }) => [path, bytes, (0,_contract_counts_js__WEBPACK_IMPORTED_MODULE_1__  .w)(counts)]);
	if (rows.length > 0)
		process.stdout.write(`${(0,_table_js__WEBPACK_IMPORTED_MODULE_4__  .b)(rows)}\n`);
	const changed = Object.keys(result.policy);
	if (changed.length > 0)
		process.stdout.write(`  ${_colours_js__WEBPACK_IMPORTED_MODULE_2__  .M.dim($said`The manifest changes these rules: ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_6__  .P)(changed.join(', '), MAX_RULES_CHARACTERS)}`)}\n`);
	(0,_findings_js__WEBPACK_IMPORTED_MODULE_3__  .c)(result.findings, process.stdout);
	return ok;
}


 }),

 94889:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   t: () => (  validate)
 });
 var _http_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73301);
 var _published_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14336);


async function validate(target, options = {}) {
	const source = (0,_http_address_js__WEBPACK_IMPORTED_MODULE_0__  .PW)(target) ? (0,_published_index_js__WEBPACK_IMPORTED_MODULE_1__  .BV)(target, options.timeoutMs) : await (0,_published_index_js__WEBPACK_IMPORTED_MODULE_1__  .NE)(target);
	return { target, ...(await (0,_published_index_js__WEBPACK_IMPORTED_MODULE_1__  .Fw)(source)) };
}


 })

};
