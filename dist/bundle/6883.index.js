export const id = 6883;
export const ids = [6883];
export const modules = {

 2080:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   O: () => (  changeLines),
   d: () => (  whereOf)
 });
 var _check_report_evidence_line_js$m0 = __webpack_require__(4096);
 var _check_report_rows_js$m1 = __webpack_require__(6537);
 var _findings_finding_js$m2 = __webpack_require__(9314);
 var _text_first_of_js$m3 = __webpack_require__(85184);
 var _text_visible_js$m4 = __webpack_require__(38696);
 var _colours_js$m5 = __webpack_require__(51040);






const MAX_LINE_CHARACTERS = 400;
const MAX_PROGRAMS = 3;
const MAX_BROKEN = 3;
const MAX_INDENT = 40;
const PAINT = {
	major: _colours_js$m5  .M.red,
	minor: _colours_js$m5  .M.yellow,
	patch: _colours_js$m5  .M.cyan,
	info: _colours_js$m5  .M.dim,
};
function changeLines(result) {
	const known = (0,_check_report_evidence_line_js$m0  .$n)(result.evidence);
	let room = _check_report_rows_js$m1  .pX;
	let left = 0;
	const lines = [];
	for (const section of (0,_check_report_rows_js$m1  .Ks)(result, _check_report_rows_js$m1  .pX)) {
		const rows = section.rows.slice(0, room);
		room -= rows.length;
		left += section.rows.slice(rows.length).reduce((sum, { covers }) => sum + covers, 0);
		if (rows.length > 0)
			lines.push('', headingOf(section), ...rowLines(rows, known));
	}
	if (left > 0)
		lines.push('', $said`… and ${left} more: \`--format markdown\` and \`--format html\` have all of them.`);
	return [...lines, ...programsOf(result)];
}
function headingOf({ level, own, follow }) {
	const more = follow === 0 ? '' : $said`, and ${follow} more with the same causes`;
	return `${PAINT[level](level)} ${_colours_js$m5  .M.bold(String(own))}${more}`;
}
function rowLines(rows, known) {
	let owner = '';
	let above = '';
	return rows.flatMap(row => {
		if (row.kind === 'change') {
			const heading = row.owner === owner ? [] : [`  ${shown(row.owner)}`];
			owner = row.owner;
			return [...heading, `    ${whereOf(row.change)}${changeText(row.change, known)}`];
		}
		owner = '';
		if (row.kind === 'cause')
			above = whereOf(row.cause);
		return [rowLine(row, known, above)];
	});
}
function rowLine(row, known, above) {
	if (row.kind === 'following') {
		const { confidence } = row;
		const doubt = confidence === 1 ? '' : $said` (this cause is ${Math.round(confidence * 100)}% likely)`;
		const where = whereOf(row.change);
		return `    ↳ ${where === above ? '' : where}${changeText(row.change, known, doubt)}`;
	}
	if (row.kind === 'rule') {
		const more = row.follow === 0 ? '' : $said`; ${row.follow} more follow from them`;
		const text = `${row.firsts.length} × ${(0,_check_report_rows_js$m1  .Gg)(row.rule)}: ${samples(row.firsts)}${more}`;
		return `  ${shown(text)} ${_colours_js$m5  .M.dim(row.rule)}`;
	}
	const { cause, first, isRoot, following, isFolded } = row;
	const names = isRoot ? $said`${following.length} more: ${samples(following)}` : samples(following);
	const more = isFolded ? ` (${names})` : '';
	return `  ${whereOf(cause)}${isRoot ? changeText(first, known, more) : `${shown(cause.message)}${more}`}`;
}
function changeText(change, known, more = '') {
	const own = known.get(change.fingerprint);
	const said = own === undefined ? '' : ` ${_colours_js$m5  .M.dim(shown((0,_check_report_evidence_line_js$m0  .OF)(own)))}`;
	return `${shown(change.message)}${more}${said} ${_colours_js$m5  .M.dim(change.rule)}`;
}
function whereOf({ place, side }) {
	if (place === null)
		return '';
	return `${_colours_js$m5  .M.bold((0,_findings_finding_js$m2  .dE)(place))}${side === 'base' ? $said(' (base)') : ''}  `;
}
function samples(changes) {
	return (0,_check_report_rows_js$m1  .lc)(changes, shown);
}
function shown(text) {
	return (0,_text_visible_js$m4  .P)(text, MAX_LINE_CHARACTERS);
}
function programsOf({ changes, evidence }) {
	const byChange = new Map(changes.map(change => [change.fingerprint, change]));
	const broken = new Map();
	for (const { fingerprint, shortest } of evidence) {
		const change = byChange.get(fingerprint);
		if (shortest === null || change === undefined)
			continue;
		const known = broken.get(shortest.program) ?? { shortest, changes: [] };
		known.changes.push(change);
		broken.set(shortest.program, known);
	}
	if (broken.size === 0)
		return [];
	const programs = [...broken.values()].slice(0, MAX_PROGRAMS).flatMap(({ shortest, changes: by }) => [
		`  ${_colours_js$m5  .M.bold(shown(shortest.program))}  ${(0,_text_first_of_js$m3  .z)(by.map(({ message }) => shown(message).replace(/\.$/, '')), MAX_BROKEN)}`,
		...(0,_check_report_evidence_line_js$m0  .ef)(shortest.text).map(line => `    ${indentOf(line)}${shown(line)}`),
		...[(0,_check_report_evidence_line_js$m0  .lL)(shortest)].filter(Boolean).map(line => `    ${shown(line)}`),
	]);
	const more = broken.size - MAX_PROGRAMS;
	return ['', $said('Programs that have to change'), ...programs, ...(more > 0 ? [$said`  … and ${more} more`] : [])];
}
function indentOf(line) {
	return ' '.repeat(Math.min(/^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0, MAX_INDENT));
}


 }),

 76199:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   runConsume: () => (  runConsume)
 });
 var _check_report_consumer_report_js$m0 = __webpack_require__(92431);
 var _commands_consume_js$m1 = __webpack_require__(21534);
 var _findings_one_of_js$m2 = __webpack_require__(49085);
 var _text_visible_js$m3 = __webpack_require__(38696);
 var _changes_js$m4 = __webpack_require__(2080);
 var _colours_js$m5 = __webpack_require__(51040);
 var _progress_js$m6 = __webpack_require__(91842);







const FORMATS = ['text', 'markdown', 'json'];
async function runConsume(address, options) {
	const format = options.json ? 'json' : (0,_findings_one_of_js$m2  .yL)('--format', options.format, FORMATS);
	const progress = await (0,_progress_js$m6  .o)(format === 'json');
	const result = await (0,_commands_consume_js$m1  .F)({
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
		(0,_commands_consume_js$m1  .h)(options.repo, files);
	if (format === 'json') {
		const shown = { ...result, files: [...files.keys()], written: isWritten };
		process.stdout.write(`${JSON.stringify(shown, null, 2)}\n`);
	}
	else if (format === 'markdown')
		process.stdout.write((0,_check_report_consumer_report_js$m0  .We)(result));
	else {
		const lines = drift ? (0,_changes_js$m4  .O)(drift).map(line => `${line}\n`) : [];
		const word = { pinned: _colours_js$m5  .M.green($said('pinned')), current: _colours_js$m5  .M.green($said('current')) };
		const head = state === 'changed' ? _colours_js$m5  .M.yellow(isWritten ? $said('updated') : $said('changed')) : word[state];
		process.stdout.write(`${head} ${(0,_text_visible_js$m3  .R)((0,_check_report_consumer_report_js$m0  .tP)(result))}\n${lines.join('')}`);
		if (state === 'changed' && !isWritten)
			process.stdout.write(`  ${_colours_js$m5  .M.dim($said('-> refdata consume --update pins what is live.'))}\n`);
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
