export const id = 3405;
export const ids = [3405];
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

 33405:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   runRegistryGet: () => (  runRegistryGet)
 });
 var _attest_maker_js$m0 = __webpack_require__(72972);
 var _commands_registry_get_js$m1 = __webpack_require__(95829);
 var _text_visible_js$m2 = __webpack_require__(38696);
 var _colours_js$m3 = __webpack_require__(51040);
 var _progress_js$m4 = __webpack_require__(91842);
 var _table_js$m5 = __webpack_require__(73877);






const MAX_LINE_CHARACTERS = 300;
async function runRegistryGet(wanted, { json = false, ...options }) {
	const progress = await (0,_progress_js$m4  .o)(json);
	progress.step(wanted.join(', '));
	const packages = await (0,_commands_registry_get_js$m1  .G)(wanted, options).finally(progress.stop);
	if (json) {
		process.stdout.write(`${JSON.stringify({ ok: true, to: options.to, packages }, null, 2)}\n`);
		return;
	}
	process.stdout.write($said`${_colours_js$m3  .M.green($said('installed'))} into ${options.to}\n`);
	process.stdout.write(`${(0,_table_js$m5  .b)(packages.map(({ name, version, sha256 }) => [name, version, sha256]))}\n`);
	for (const { name, version, attestation } of packages) {
		if (attestation === undefined)
			continue;
		const { maker, doubt } = attestation;
		const line = maker === null ? (doubt ?? '') : $said`${name} ${version} was made by ${(0,_attest_maker_js$m0  .S)(maker)}`;
		process.stdout.write(`  ${_colours_js$m3  .M.dim((0,_text_visible_js$m2  .P)(line, MAX_LINE_CHARACTERS))}\n`);
	}
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

 95829:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   G: () => (  getPackages)
 });
 var _findings_user_error_js$m0 = __webpack_require__(14343);
 var _registry_index_js$m1 = __webpack_require__(10850);


async function getPackages(wanted, { from, to, requireAttestation, trustedRoot }) {
	const demands = wanted.map(_registry_index_js$m1  .VB);
	const demand = { repository: requireAttestation, trustedRoot };
	const source = await (0,_registry_index_js$m1  .Me)(from);
	const place = source.placeOf(_registry_index_js$m1  .K$);
	const result = await source.read(_registry_index_js$m1  .K$);
	if (result.kind !== 'found') {
		const reason = { missing: $said('is not there'), 'too-large': $said('is too large') };
		throw new _findings_user_error_js$m0  .y($said`The index ${place} ${'reason' in result ? result.reason : reason[result.kind]}.`, $said('Give the folder or address of a registry with --from.'));
	}
	return (0,_registry_index_js$m1  .R)(source, (0,_registry_index_js$m1  .A1)(result.bytes, place), demands, to, demand);
}


 })

};
