export const id = 4953;
export const ids = [4953];
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

 34953:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   runRegistryCheck: () => (  runRegistryCheck)
 });
 var _commands_registry_check_js$m0 = __webpack_require__(52385);
 var _text_counted_js$m1 = __webpack_require__(35676);
 var _colours_js$m2 = __webpack_require__(51040);
 var _findings_js$m3 = __webpack_require__(1755);
 var _progress_js$m4 = __webpack_require__(91842);





async function runRegistryCheck(target, { json = false, ...options }) {
	const progress = await (0,_progress_js$m4  .o)(json);
	progress.step(target);
	const result = await (0,_commands_registry_check_js$m0  .z)(target, options).finally(progress.stop);
	const { ok } = result;
	if (json) {
		process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
		return ok;
	}
	const verdict = ok ? _colours_js$m2  .M.green($said('valid')) : _colours_js$m2  .M.red($said('not valid'));
	const name = result.registro === null ? '' : ` (${result.registro})`;
	process.stdout.write(`${verdict} ${_colours_js$m2  .M.bold(target)}${name}: ${(0,_findings_js$m3  .G)(result.findings)}\n`);
	process.stdout.write($said`  ${(0,_text_counted_js$m1  .h)(result.packages, 'package')}, ${(0,_text_counted_js$m1  .h)(result.versions, 'version')}, ${(0,_text_counted_js$m1  .h)(result.archives, 'archive')} opened\n`);
	(0,_findings_js$m3  .c)(result.findings, process.stdout);
	return ok;
}


 }),

 52385:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   z: () => (  checkRegistryAt)
 });
 var _findings_finding_js$m0 = __webpack_require__(9314);
 var _registry_index_js$m1 = __webpack_require__(10850);


async function checkRegistryAt(target, options = {}) {
	const source = await (0,_registry_index_js$m1  .Me)(target);
	const before = options.previous === undefined ? undefined : await (0,_registry_index_js$m1  .ox)(await (0,_registry_index_js$m1  .Me)(options.previous));
	const checked = await (0,_registry_index_js$m1  .qW)(source, { ...options, previous: before?.registro });
	const findings = [...(before?.findings ?? []), ...checked.findings];
	return { ok: !(0,_findings_finding_js$m0  .JD)(findings), target, ...checked, findings };
}


 })

};
