export const id = 420;
export const ids = [420];
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

 60420:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   runVerify: () => (  runVerify)
 });
 var node_fs_promises$m0 = __webpack_require__(51455);
 var node_path$m1 = __webpack_require__(76760);
 var _contract_files_js$m2 = __webpack_require__(77964);
 var _findings_user_error_js$m3 = __webpack_require__(14343);
 var _text_first_of_js$m4 = __webpack_require__(85184);
 var _text_said_js$m5 = __webpack_require__(54157);
 var _text_visible_js$m6 = __webpack_require__(38696);
 var _verify_verify_js$m7 = __webpack_require__(66021);
 var _colours_js$m8 = __webpack_require__(51040);
 var _log_text_js$m9 = __webpack_require__(78955);
 var _progress_js$m10 = __webpack_require__(91842);
 var _table_js$m11 = __webpack_require__(73877);
 var _whole_number_js$m12 = __webpack_require__(30162);













const MAX_PATHS_SHOWN = 3;
const MAX_LINE_CHARACTERS = 300;
const WORDS = { pass: (0,_text_said_js$m5  .Vm)($said('pass')), warn: (0,_text_said_js$m5  .Vm)($said('warn')), fail: (0,_text_said_js$m5  .Vm)($said('fail')) };
const PAINT = { pass: _colours_js$m8  .M.green, warn: _colours_js$m8  .M.yellow, fail: _colours_js$m8  .M.red };
async function runVerify(baseUrl, options) {
	const { json = false } = options;
	const waitSeconds = (0,_whole_number_js$m12  .r)('--wait', options.wait);
	const timeoutMs = (0,_whole_number_js$m12  .r)('--timeout', options.timeout) * 1000;
	const links = (0,_whole_number_js$m12  .r)('--links', options.links);
	const expectedManifest = options.expect === undefined ? undefined : await manifestIn(options.expect);
	const progress = await (0,_progress_js$m10  .o)(json);
	const result = await (0,_verify_verify_js$m7  .M)({
		baseUrl,
		expectedManifest,
		waitSeconds,
		timeoutMs,
		links,
		attestation: demandIn(options),
		progress: progress.step,
	}).finally(progress.stop);
	if (json) {
		process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
		return result.ok;
	}
	const { ok, versao, pass, warn, fail, points } = result;
	const verdict = ok ? _colours_js$m8  .M.green($said('verified')) : _colours_js$m8  .M.red($said('not verified'));
	const counts = $said`${pass} pass, ${warn} warn, ${fail} fail`;
	process.stdout.write(`${verdict} ${_colours_js$m8  .M.bold(result.baseUrl)}${versao === null ? '' : $said` (versao ${versao})`}: ${counts}\n`);
	const rows = points.map(({ check, verdict: each, message, paths }) => [
		PAINT[each](WORDS[each]),
		check,
		(0,_text_visible_js$m6  .P)(message, MAX_LINE_CHARACTERS) + shownPaths(paths),
	]);
	process.stdout.write((0,_log_text_js$m9  .k)(`${(0,_table_js$m11  .b)(rows)}\n`));
	for (const remedy of remediesOf(points))
		process.stdout.write(`  ${_colours_js$m8  .M.dim(`-> ${(0,_text_visible_js$m6  .P)(remedy, MAX_LINE_CHARACTERS)}`)}\n`);
	return ok;
}
function demandIn({ attestation = false, requireAttestation, trustedRoot }) {
	if (!attestation && requireAttestation === undefined && trustedRoot === undefined)
		return undefined;
	return { repository: requireAttestation, trustedRoot };
}
function shownPaths(paths) {
	if (paths.length === 0)
		return '';
	const shown = paths.slice(0, MAX_PATHS_SHOWN).map(path => (0,_text_visible_js$m6  .P)(path, MAX_LINE_CHARACTERS));
	return ` (${(0,_text_first_of_js$m4  .K)(shown, MAX_PATHS_SHOWN, paths.length)})`;
}
function remediesOf(points) {
	const of = (verdict) => points.filter(point => point.verdict === verdict);
	return new Set([...of('fail'), ...of('warn')].flatMap(({ remedy }) => (remedy === null ? [] : [remedy])));
}
async function manifestIn(folder) {
	const file = (0,node_path$m1.join)(folder, ..._contract_files_js$m2  .U4.split('/'));
	try {
		return await (0,node_fs_promises$m0.readFile)(file);
	}
	catch (cause) {
		throw new _findings_user_error_js$m3  .y($said`${folder} is not a built site: ${file} cannot be read.`, $said('Give --expect the folder that `refdata build` wrote.'), { cause });
	}
}


 }),

 30162:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   r: () => (  wholeNumber)
 });
 var _findings_user_error_js$m0 = __webpack_require__(14343);

function wholeNumber(option, value, example = 60) {
	if (/^\d{1,6}$/.test(value))
		return Number(value);
	const isNumber = /^\d+$/.test(value);
	throw new _findings_user_error_js$m0  .y($said`${option} is "${value}", which is ${isNumber ? $said('too large') : $said('not a whole number')}.`, $said`Write a number, such as ${example}.`);
}


 })

};
