export const id = 4361;
export const ids = [4361];
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

 2305:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   runRegistryBuild: () => (  runRegistryBuild)
 });
 var _commands_registry_build_js$m0 = __webpack_require__(17433);
 var _text_counted_js$m1 = __webpack_require__(35676);
 var _code_frame_js$m2 = __webpack_require__(32088);
 var _colours_js$m3 = __webpack_require__(51040);
 var _findings_js$m4 = __webpack_require__(1755);
 var _progress_js$m5 = __webpack_require__(91842);






async function runRegistryBuild({ json = false, ...options }) {
	(0,_code_frame_js$m2  .$o)(options.repo);
	const progress = await (0,_progress_js$m5  .o)(json);
	const result = await (0,_commands_registry_build_js$m0  .G)({ ...options, progress: progress.step }).finally(progress.stop);
	if (json) {
		process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
		return result.ok;
	}
	const { registro, packages, versions, out, findings, ok } = result;
	if (ok) {
		const size = `${(0,_text_counted_js$m1  .h)(packages, 'package')}, ${(0,_text_counted_js$m1  .h)(versions, 'version')}`;
		process.stdout.write($said`${_colours_js$m3  .M.green($said('built'))} the registry ${_colours_js$m3  .M.bold(registro)} into ${out}: ${size}; ${(0,_findings_js$m4  .G)(findings)}\n`);
	}
	(0,_findings_js$m4  .c)(findings, ok ? process.stdout : process.stderr);
	if (!ok)
		process.stderr.write(`\n${_colours_js$m3  .M.red($said('nothing written'))}: ${(0,_findings_js$m4  .G)(findings)}\n`);
	return ok;
}


 }),

 17433:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   G: () => (  buildRegistryFolder)
 });
 var node_fs_promises$m0 = __webpack_require__(51455);
 var node_os$m1 = __webpack_require__(48161);
 var node_path$m2 = __webpack_require__(76760);
 var _findings_finding_js$m3 = __webpack_require__(9314);
 var _registry_index_js$m4 = __webpack_require__(10850);
 var _run_run_context_js$m5 = __webpack_require__(15637);






async function buildRegistryFolder(options) {
	const { configuration: loaded, progress } = (0,_run_run_context_js$m5  .I)(options);
	const previous = options.previous === undefined || /^https?:/i.test(options.previous)
		? options.previous
		: (0,node_path$m2.resolve)(options.previous);
	const staging = await (0,node_fs_promises$m0.mkdtemp)((0,node_path$m2.join)((0,node_os$m1.tmpdir)(), 'refdata-registry-'));
	try {
		const built = await (0,_registry_index_js$m4.buildRegistry)({
			...options,
			loaded,
			previous,
			staging,
			progress,
		});
		const { registro, findings, replaces } = built;
		const ok = !(0,_findings_finding_js$m3  .JD)(findings);
		progress($said('writing'));
		if (ok)
			(0,_registry_index_js$m4  .$c)(options.out, built, replaces);
		return { ok, registro: registro.registro, out: options.out, ...(0,_registry_index_js$m4.registryCounts)(registro), findings };
	}
	finally {
		await (0,node_fs_promises$m0.rm)(staging, { recursive: true, force: true });
	}
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
