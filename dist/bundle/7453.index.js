export const id = 7453;
export const ids = [7453];
export const modules = {

 20902:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   o: () => (  startProgress)
 });
async function startProgress(quiet) {
    if (quiet || !process.stderr.isTTY)
        return { step: () => { }, stop: () => { } };
    const { default: spinner } = await __webpack_require__.e(  6540).then(__webpack_require__.bind(__webpack_require__, 36540));
    const running = spinner({ stream: process.stderr }).start('starting');
    return {
        step: part => {
            running.text = part;
        },
        stop: () => running.stop(),
    };
}


 }),

 27453:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   runRegistryCheck: () => (  runRegistryCheck)
 });
 var _commands_registry_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91821);
 var _colours_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15716);
 var _findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80415);
 var _progress_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20902);




async function runRegistryCheck(target, { json = false, ...options }) {
    const progress = await (0,_progress_js__WEBPACK_IMPORTED_MODULE_3__  .o)(json);
    progress.step(target);
    const result = await (0,_commands_registry_check_js__WEBPACK_IMPORTED_MODULE_0__  .z)(target, options).finally(progress.stop);
    const ok = !result.findings.some(({ level }) => level === 'error');
    if (json) {
        process.stdout.write(`${JSON.stringify({ ok, ...result }, null, 2)}\n`);
        return ok;
    }
    const verdict = ok ? _colours_js__WEBPACK_IMPORTED_MODULE_1__  .M.green('valid') : _colours_js__WEBPACK_IMPORTED_MODULE_1__  .M.red('not valid');
    const name = result.registro === null ? '' : ` (${result.registro})`;
    process.stdout.write(`${verdict} ${_colours_js__WEBPACK_IMPORTED_MODULE_1__  .M.bold(target)}${name}: ${(0,_findings_js__WEBPACK_IMPORTED_MODULE_2__  .G)(result.findings)}\n`);
    process.stdout.write(`  ${result.packages} packages, ${result.versions} versions, ${result.archives} archives opened\n`);
    (0,_findings_js__WEBPACK_IMPORTED_MODULE_2__  .c)(result.findings, process.stdout);
    return ok;
}


 }),

 91821:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   z: () => (  checkRegistryAt)
 });
 var _registry_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73864);

async function checkRegistryAt(target, options = {}) {
    const source = await (0,_registry_index_js__WEBPACK_IMPORTED_MODULE_0__  .Me)(target);
    const before = options.previous === undefined ? undefined : await (0,_registry_index_js__WEBPACK_IMPORTED_MODULE_0__  .ox)(await (0,_registry_index_js__WEBPACK_IMPORTED_MODULE_0__  .Me)(options.previous));
    const checked = await (0,_registry_index_js__WEBPACK_IMPORTED_MODULE_0__  .qW)(source, { ...options, previous: before?.registro });
    return { target, ...checked, findings: [...(before?.findings ?? []), ...checked.findings] };
}


 })

};
