export const id = 9143;
export const ids = [9143];
export const modules = {

 91842:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   o: () => (  startProgress)
 });
 var _text_said_js$m0 = __webpack_require__(54157);

async function startProgress(quiet) {
	if (quiet || !process.stderr.isTTY)
		return { step: () => { }, stop: () => { } };
	const { default: spinner } = await __webpack_require__.e(  6540).then(__webpack_require__.bind(__webpack_require__, 36540));
	const running = spinner({ stream: process.stderr }).start((0,_text_said_js$m0  .Vm)($said('starting')));
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
 var cli_table3$m0 = __webpack_require__(25832);

function renderTable(rows) {
	const [first = []] = rows;
	const table = new cli_table3$m0({
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
 var _commands_validate_js$m0 = __webpack_require__(94889);
 var _contract_counts_js$m1 = __webpack_require__(67451);
 var _text_visible_js$m2 = __webpack_require__(38696);
 var _colours_js$m3 = __webpack_require__(51040);
 var _findings_js$m4 = __webpack_require__(1755);
 var _log_text_js$m5 = __webpack_require__(78955);
 var _progress_js$m6 = __webpack_require__(91842);
 var _table_js$m7 = __webpack_require__(73877);








const MAX_RULES_CHARACTERS = 400;
async function runValidate(target, { json = false }) {
	const progress = await (0,_progress_js$m6  .o)(json);
	progress.step(target);
	const result = await (0,_commands_validate_js$m0  .t)(target).finally(progress.stop);
	const { ok } = result;
	if (json) {
		process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
		return ok;
	}
	const verdict = ok ? _colours_js$m3  .M.green($said('valid')) : _colours_js$m3  .M.red($said('not valid'));
	process.stdout.write(`${verdict} ${_colours_js$m3  .M.bold(target)}${result.versao === null ? '' : $said` (versao ${result.versao})`}: ${(0,_findings_js$m4  .G)(result.findings)}\n`);
	const rows = result.files.map(({ path, bytes, counts }) => [path, bytes, (0,_contract_counts_js$m1  .wv)(counts)]);
	if (rows.length > 0)
		process.stdout.write((0,_log_text_js$m5  .k)(`${(0,_table_js$m7  .b)(rows)}\n`));
	const changed = Object.keys(result.policy);
	if (changed.length > 0)
		process.stdout.write(`  ${_colours_js$m3  .M.dim($said`The manifest changes these rules: ${(0,_text_visible_js$m2  .P)(changed.join(', '), MAX_RULES_CHARACTERS)}`)}\n`);
	(0,_findings_js$m4  .c)(result.findings, process.stdout);
	return ok;
}


 }),

 94889:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   t: () => (  validate)
 });
 var _findings_finding_js$m0 = __webpack_require__(9314);
 var _http_address_js$m1 = __webpack_require__(73301);
 var _published_index_js$m2 = __webpack_require__(14336);



async function validate(target, options = {}) {
	const source = (0,_http_address_js$m1  .PW)(target) ? (0,_published_index_js$m2  .BV)(target, options.timeoutMs) : await (0,_published_index_js$m2  .NE)(target);
	const proved = await (0,_published_index_js$m2  .Fw)(source);
	return { ok: !(0,_findings_finding_js$m0  .JD)(proved.findings), target, ...proved };
}


 })

};
