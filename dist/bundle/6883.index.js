export const id = 6883;
export const ids = [6883];
export const modules = {

/***/ 2080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ changeLines),
/* harmony export */   d: () => (/* binding */ whereOf)
/* harmony export */ });
/* harmony import */ var _check_report_evidence_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4096);
/* harmony import */ var _check_report_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6537);
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9314);
/* harmony import */ var _text_first_of_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85184);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38696);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51040);






const MAX_LINE_CHARACTERS = 400;
/** Programs that have to change, shown with their lines. */
const MAX_PROGRAMS = 3;
/** Changes that are named of those that one program breaks by. */
const MAX_BROKEN = 3;
const MAX_INDENT = 40;
const PAINT = {
    major: _colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.red,
    minor: _colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.yellow,
    patch: _colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.cyan,
    info: _colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.dim,
};
/** The changes of a report on a terminal, grouped and folded as a comment has them: by level, cause, and what they belong to. */
function changeLines(result) {
    const known = (0,_check_report_evidence_line_js__WEBPACK_IMPORTED_MODULE_3__/* .evidenceByChange */ .$n)(result.evidence);
    let room = _check_report_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_ROWS */ .pX;
    let left = 0;
    const lines = [];
    for (const section of (0,_check_report_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .sectionsOf */ .Ks)(result, _check_report_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_ROWS */ .pX)) {
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
    return `${PAINT[level](level)} ${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.bold(String(own))}${more}`;
}
/** Each row in a line; what no cause explains stands below what it belongs to, and a place that a cause has is not told again. */
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
        const text = `${row.firsts.length} × ${(0,_check_report_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .titleOf */ .Gg)(row.rule)}: ${samples(row.firsts)}${more}`;
        return `  ${shown(text)} ${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.dim(row.rule)}`;
    }
    const { cause, first, isRoot, following, isFolded } = row;
    const names = isRoot ? $said`${following.length} more: ${samples(following)}` : samples(following);
    const more = isFolded ? ` (${names})` : '';
    return `  ${whereOf(cause)}${isRoot ? changeText(first, known, more) : `${shown(cause.message)}${more}`}`;
}
function changeText(change, known, more = '') {
    const own = known.get(change.fingerprint);
    const said = own === undefined ? '' : ` ${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.dim(shown((0,_check_report_evidence_line_js__WEBPACK_IMPORTED_MODULE_3__/* .evidenceLine */ .OF)(own)))}`;
    return `${shown(change.message)}${more}${said} ${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.dim(change.rule)}`;
}
/** Where something stands, to be put before it. */
function whereOf({ place, side }) {
    if (place === null)
        return '';
    return `${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.bold((0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPlace */ .dE)(place))}${side === 'base' ? $said(' (base)') : ''}  `;
}
function samples(changes) {
    return (0,_check_report_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .samplesOf */ .lc)(changes, shown);
}
function shown(text) {
    return (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visibleLine */ .P)(text, MAX_LINE_CHARACTERS);
}
/** The shortest programs that break, each once, with what it breaks by and what it meets. */
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
        `  ${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.bold(shown(shortest.program))}  ${(0,_text_first_of_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .K)(by.map(({ message }) => shown(message)), MAX_BROKEN)}`,
        ...(0,_check_report_evidence_line_js__WEBPACK_IMPORTED_MODULE_3__/* .programLines */ .ef)(shortest.text).map(line => `    ${indentOf(line)}${shown(line)}`),
        ...[(0,_check_report_evidence_line_js__WEBPACK_IMPORTED_MODULE_3__/* .metLine */ .lL)(shortest)].filter(Boolean).map(line => `    ${shown(line)}`),
    ]);
    const more = broken.size - MAX_PROGRAMS;
    return ['', $said('Programs that have to change'), ...programs, ...(more > 0 ? [$said`  … and ${more} more`] : [])];
}
/** What a line of a program stands behind. */
function indentOf(line) {
    return ' '.repeat(Math.min(/^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0, MAX_INDENT));
}


/***/ }),

/***/ 76199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runConsume: () => (/* binding */ runConsume)
/* harmony export */ });
/* harmony import */ var _check_report_consumer_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92431);
/* harmony import */ var _commands_consume_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21534);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38696);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2080);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51040);
/* harmony import */ var _one_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84731);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91842);







const FORMATS = ['text', 'markdown', 'json'];
/** `refdata consume`: true when what is pinned is what is live, or was made to be. */
async function runConsume(address, options) {
    const format = options.json ? 'json' : (0,_one_of_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .y)('--format', options.format, FORMATS);
    const progress = await (0,_progress_js__WEBPACK_IMPORTED_MODULE_5__/* .startProgress */ .o)(format === 'json');
    const result = await (0,_commands_consume_js__WEBPACK_IMPORTED_MODULE_1__/* .consume */ .F)({
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
    // What was never pinned is pinned; what is pinned changes only when somebody says so.
    const isWritten = files.size > 0 && (state !== 'changed' || options.update === true);
    if (isWritten)
        (0,_commands_consume_js__WEBPACK_IMPORTED_MODULE_1__/* .writePin */ .h)(options.repo, files);
    if (format === 'json') {
        const shown = { ...result, files: [...files.keys()], written: isWritten };
        process.stdout.write(`${JSON.stringify(shown, null, 2)}\n`);
    }
    else if (format === 'markdown')
        process.stdout.write((0,_check_report_consumer_report_js__WEBPACK_IMPORTED_MODULE_0__/* .consumerMarkdown */ .We)(result));
    else {
        const lines = drift ? (0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .changeLines */ .O)(drift).map(line => `${line}\n`) : [];
        const word = { pinned: _colours_js__WEBPACK_IMPORTED_MODULE_3__/* .colours */ .M.green($said('pinned')), current: _colours_js__WEBPACK_IMPORTED_MODULE_3__/* .colours */ .M.green($said('current')) };
        const head = state === 'changed' ? _colours_js__WEBPACK_IMPORTED_MODULE_3__/* .colours */ .M.yellow(isWritten ? $said('updated') : $said('changed')) : word[state];
        process.stdout.write(`${head} ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_6__/* .visible */ .R)((0,_check_report_consumer_report_js__WEBPACK_IMPORTED_MODULE_0__/* .consumerLine */ .tP)(result))}\n${lines.join('')}`);
        if (state === 'changed' && !isWritten)
            process.stdout.write(`  ${_colours_js__WEBPACK_IMPORTED_MODULE_3__/* .colours */ .M.dim($said('-> refdata consume --update pins what is live.'))}\n`);
    }
    return state !== 'changed' || isWritten;
}
function listed(text) {
    return text
        ?.split(',')
        .map(entry => entry.trim())
        .filter(entry => entry !== '');
}


/***/ }),

/***/ 84731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);

/** A value that is one of those which an option takes. @throws {UserError} for any other. */
function oneOf(option, value, values) {
    const found = values.find(each => each === value);
    if (found !== undefined)
        return found;
    throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y($said`${option} is "${value}".`, $said`Write one of ${values.join(', ')}.`);
}


/***/ }),

/***/ 91842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ startProgress)
/* harmony export */ });
/* harmony import */ var _text_said_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54157);

/** Shows what is being done, on a terminal only: elsewhere progress is noise. Call `stop` before printing anything else. */
async function startProgress(quiet) {
    if (quiet || !process.stderr.isTTY)
        return { step: () => { }, stop: () => { } };
    const { default: spinner } = await __webpack_require__.e(/* import() */ 6540).then(__webpack_require__.bind(__webpack_require__, 36540));
    const running = spinner({ stream: process.stderr }).start((0,_text_said_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)($said('starting')));
    return {
        step: part => {
            running.text = part;
        },
        stop: () => running.stop(),
    };
}


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
