export const id = 6883;
export const ids = [6883];
export const modules = {

 76199:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   runConsume: () => (  runConsume)
 });
 var _check_report_consumer_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92431);
 var _commands_consume_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21534);
 var _text_visible_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38696);
 var _colours_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51040);
 var _one_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84731);
 var _progress_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91842);






const FORMATS = ['text', 'markdown', 'json'];
const MAX_LINE_CHARACTERS = 400;
async function runConsume(address, options) {
	const format = options.json ? 'json' : (0,_one_of_js__WEBPACK_IMPORTED_MODULE_3__  .y)('--format', options.format, FORMATS);
	const progress = await (0,_progress_js__WEBPACK_IMPORTED_MODULE_4__  .o)(format === 'json');
	const result = await (0,_commands_consume_js__WEBPACK_IMPORTED_MODULE_1__  .F)({
		repo: options.repo,
		lock: options.lock,
		address,
		uses: listed(options.uses),
		search: listed(options.search),
		types: options.types,
		grammars: options.grammars,
		engines: listed(options.engines),
		progress: progress.step,
	}).finally(progress.stop);
	const { state, files, drift } = result;
	const isWritten = files.size > 0 && (state !== 'changed' || options.update === true);
	if (isWritten)
		(0,_commands_consume_js__WEBPACK_IMPORTED_MODULE_1__  .h)(options.repo, files);
	if (format === 'json') {
		const shown = { ...result, files: [...files.keys()], written: isWritten };
		process.stdout.write(`${JSON.stringify(shown, null, 2)}\n`);
	}
	else if (format === 'markdown')
		process.stdout.write((0,_check_report_consumer_report_js__WEBPACK_IMPORTED_MODULE_0__  .We)(result));
	else {
		const lines = drift?.changes.map(({ level, message }) => `  ${level.padEnd(6)}${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_5__  .P)(message, MAX_LINE_CHARACTERS)}\n`);
		const word = { pinned: _colours_js__WEBPACK_IMPORTED_MODULE_2__  .M.green($said('pinned')), current: _colours_js__WEBPACK_IMPORTED_MODULE_2__  .M.green($said('current')) };
		const head = state === 'changed' ? _colours_js__WEBPACK_IMPORTED_MODULE_2__  .M.yellow(isWritten ? $said('updated') : $said('changed')) : word[state];
		process.stdout.write(`${head} ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_5__  .R)((0,_check_report_consumer_report_js__WEBPACK_IMPORTED_MODULE_0__  .tP)(result))}\n${(lines ?? []).join('')}`);
		if (state === 'changed' && !isWritten)
			process.stdout.write(`  ${_colours_js__WEBPACK_IMPORTED_MODULE_2__  .M.dim($said('-> refdata consume --update pins what is live.'))}\n`);
	}
	return state !== 'changed' || isWritten;
}
function listed(text) {
	return text
		?.split(',')
		.map(entry => entry.trim())
		.filter(entry => entry !== '');
}


 }),

 84731:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   y: () => (  oneOf)
 });
 var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);

function oneOf(option, value, values) {
	const found = values.find(each => each === value);
	if (found !== undefined)
		return found;
	throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y($said`${option} is "${value}".`, $said`Write one of ${values.join(', ')}.`);
}


 }),

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

 64377:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   p6: () => (  date),
   w$: () => (  datetime)
 });
 var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
 var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);



function datetime(params) {
	return _core_index_js__WEBPACK_IMPORTED_MODULE_0__  .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__  .You, params);
}
function date(params) {
	return _core_index_js__WEBPACK_IMPORTED_MODULE_0__  .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__  .Brp, params);
}
function time(params) {
	return core._isoTime(ZodISOTime, params);
}
function duration(params) {
	return core._isoDuration(ZodISODuration, params);
}


 })

};
