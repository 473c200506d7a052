export const id = 3702;
export const ids = [3702];
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

 74404:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   runPack: () => (  runPack)
 });
 var _commands_registry_pack_js$m0 = __webpack_require__(12092);
 var _code_frame_js$m1 = __webpack_require__(32088);
 var _colours_js$m2 = __webpack_require__(51040);
 var _findings_js$m3 = __webpack_require__(1755);
 var _progress_js$m4 = __webpack_require__(91842);
 var _table_js$m5 = __webpack_require__(73877);






async function runPack(names, { json = false, ...options }) {
	(0,_code_frame_js$m1  .$o)(options.repo);
	const progress = await (0,_progress_js$m4  .o)(json);
	const result = await (0,_commands_registry_pack_js$m0  .r)({ ...options, names, progress: progress.step }).finally(progress.stop);
	if (json) {
		process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
		return result.ok;
	}
	if (!result.ok) {
		(0,_findings_js$m3  .c)(result.findings, process.stderr);
		process.stderr.write(`\n${_colours_js$m2  .M.red($said('nothing packed'))}: ${(0,_findings_js$m3  .G)(result.findings)}\n`);
		return false;
	}
	process.stdout.write($said`${_colours_js$m2  .M.green($said('packed'))} into ${options.out}\n`);
	process.stdout.write(`${(0,_table_js$m5  .b)(result.archives.map(({ file, bytes, sha256 }) => [file, bytes, sha256]))}\n`);
	return true;
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

 12092:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   r: () => (  packRegistry)
 });
 var node_fs$m0 = __webpack_require__(73024);
 var node_path$m1 = __webpack_require__(76760);
 var _findings_unwritable_js$m2 = __webpack_require__(78972);
 var _findings_user_error_js$m3 = __webpack_require__(14343);
 var _registry_index_js$m4 = __webpack_require__(10850);
 var _run_run_context_js$m5 = __webpack_require__(15637);
 var _runtime_make_folder_js$m6 = __webpack_require__(35742);
 var _runtime_remove_quietly_js$m7 = __webpack_require__(97);
 var _text_nearest_js$m8 = __webpack_require__(35112);









const REMEDY = $said('Choose another folder with --out.');
async function packRegistry(options) {
	const { configuration: loaded, progress } = (0,_run_run_context_js$m5  .I)(options);
	const reader = new _registry_index_js$m4  .GA(options.repo, (0,_registry_index_js$m4  .Lx)(loaded), loaded.config.limits, options.out);
	const all = await reader.readManifests(reader.manifestPaths());
	const names = options.names ?? [];
	const known = all.map(({ name }) => name);
	const unknown = names.find(name => !known.includes(name));
	if (unknown !== undefined && reader.findings.length === 0) {
		const [near] = (0,_text_nearest_js$m8  .p)(unknown, known);
		throw new _findings_user_error_js$m3  .y($said`There is no package ${unknown}.`, near ? $said`Did you mean ${near}?` : $said`The packages are ${known.join(', ')}.`);
	}
	const staging = stagingIn(options.out);
	try {
		const archives = [];
		for (const manifest of all) {
			const { name, version } = manifest;
			if (names.length > 0 && !names.includes(name))
				continue;
			progress($said`package ${name}`);
			const source = await reader.open(manifest);
			const packed = source && (await reader.pack(source, staging));
			if (packed)
				archives.push({ name, version, ...packed, file: (0,node_path$m1.join)(options.out, (0,node_path$m1.basename)(packed.file)) });
		}
		if (reader.findings.length > 0)
			return { ok: false, archives: [], findings: reader.findings };
		(0,_findings_unwritable_js$m2  .d)(options.out, REMEDY, () => {
			for (const { file } of archives)
				(0,node_fs$m0.renameSync)((0,node_path$m1.join)(staging, (0,node_path$m1.basename)(file)), file);
		});
		return { ok: true, archives, findings: [] };
	}
	finally {
		(0,_runtime_remove_quietly_js$m7  .S)(staging);
	}
}
function stagingIn(out) {
	return (0,_findings_unwritable_js$m2  .d)(out, REMEDY, () => {
		(0,_runtime_make_folder_js$m6  .f)(out);
		return (0,node_fs$m0.mkdtempSync)((0,node_path$m1.join)(out, '.refdata-pack-'));
	});
}


 }),

 64377:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   p6: () => (  date),
   w$: () => (  datetime)
 });
 var _core_index_js$m0 = __webpack_require__(43759);
 var _schemas_js$m1 = __webpack_require__(88343);



function datetime(params) {
	return _core_index_js$m0  .G1(_schemas_js$m1  .You, params);
}
function date(params) {
	return _core_index_js$m0  .db(_schemas_js$m1  .Brp, params);
}
function time(params) {
	return core._isoTime(ZodISOTime, params);
}
function duration(params) {
	return core._isoDuration(ZodISODuration, params);
}


 })

};
