export const id = 8581;
export const ids = [8581];
export const modules = {

/***/ 68876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ framesFrom),
/* harmony export */   Df: () => (/* binding */ isWatched),
/* harmony export */   lS: () => (/* binding */ codeFrame)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14252);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15716);




/** A larger file is read for no single line of it. */
const MAX_FRAME_BYTES = 4 * 1024 * 1024;
/** Shown of a line, around the column; the rest of a long one says nothing. */
const MAX_FRAME_CHARACTERS = 100;
/** As wide as terminals show a tab here. */
const TAB = '  ';
/** Scripts whose characters take two columns of a terminal. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;
/** Folders that places of findings begin in: what `--repo` says, before where the command is run. */
let folders = ['.'];
/** Says in which folder the files of findings are looked for first: the repository of the language. */
function framesFrom(root) {
    folders = [root, '.'];
}
/** Whether people look at a stream: a terminal, or what was told to be taken for one (https://force-color.org). */
function isWatched(stream) {
    const { FORCE_COLOR } = process.env;
    return stream.isTTY === true || (FORCE_COLOR !== undefined && FORCE_COLOR !== '0');
}
/** The line of a place with a caret below its column; nothing where the file cannot be read or the line has nothing to show. */
function codeFrame({ file, line, column = 1 }) {
    if (line === undefined)
        return [];
    const text = lineOf(file, line);
    if (text === undefined || text.trim() === '')
        return [];
    const around = column - 1 - Math.floor(MAX_FRAME_CHARACTERS / 2);
    const from = Math.max(0, Math.min(around, text.length - MAX_FRAME_CHARACTERS));
    const until = from + MAX_FRAME_CHARACTERS;
    const shown = (part) => (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .R)(part.replaceAll('\t', TAB));
    const [before, after] = [shown(text.slice(from, column - 1)), shown(text.slice(column - 1, until))];
    const start = from > 0 ? '…' : '';
    const gutter = `${line}`;
    return [
        `${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.dim(`${gutter} |`)} ${start}${before}${after}${until < text.length ? '…' : ''}`.trimEnd(),
        `${' '.repeat(gutter.length)} ${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.dim('|')} ${' '.repeat(start.length + widthOf(before))}${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.red('^')}`,
    ];
}
function widthOf(text) {
    return [...text].reduce((width, character) => width + (WIDE.test(character) ? 2 : 1), 0);
}
function lineOf(file, line) {
    for (const folder of folders) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, file);
        try {
            const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
            if (!stats.isFile() || stats.size > MAX_FRAME_BYTES)
                continue;
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8').split(/\r\n?|\n/)[line - 1];
        }
        catch {
            // The place is of a commit, an address or another folder: then it is named, and not shown.
        }
    }
    return undefined;
}


/***/ }),

/***/ 15716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ colours)
/* harmony export */ });
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57336);

/** Colours for people: only on a terminal, and never under NO_COLOR (https://no-color.org). */
const colours = picocolors__WEBPACK_IMPORTED_MODULE_0__.createColors(wantsColour());
function wantsColour() {
    const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
    if (NO_COLOR !== undefined && NO_COLOR !== '')
        return false;
    if (FORCE_COLOR !== undefined && FORCE_COLOR !== '0')
        return true;
    return process.stdout.isTTY === true && TERM !== 'dumb';
}


/***/ }),

/***/ 80415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ countFindings),
/* harmony export */   c: () => (/* binding */ printFindings)
/* harmony export */ });
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74438);
/* harmony import */ var _text_counted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96008);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14252);
/* harmony import */ var _code_frame_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68876);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15716);





/** Shown of one rule; the rest is counted. */
const MAX_SHOWN_PER_RULE = 10;
const MAX_MESSAGE_CHARACTERS = 600;
const PAINT = {
    error: _colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.red,
    warning: _colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.yellow,
    notice: _colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.cyan,
};
const ORDER = ['error', 'warning', 'notice'];
/** Findings for people: grouped by rule, worst first, each remedy once; on a terminal with the line of each place. */
function printFindings(findings, stream) {
    const isFramed = (0,_code_frame_js__WEBPACK_IMPORTED_MODULE_0__/* .isWatched */ .Df)(stream);
    for (const level of ORDER) {
        for (const [rule, group] of byRule(findings.filter(finding => finding.level === level))) {
            stream.write(`\n${PAINT[level](level)} ${_colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.bold(rule)}\n`);
            for (const finding of group.slice(0, MAX_SHOWN_PER_RULE)) {
                stream.write(`  ${line(finding)}\n`);
                // A message of several lines shows the place itself.
                const frame = isFramed && finding.place && !finding.message.includes('\n') ? (0,_code_frame_js__WEBPACK_IMPORTED_MODULE_0__/* .codeFrame */ .lS)(finding.place) : [];
                for (const part of frame)
                    stream.write(`    ${part}\n`);
            }
            if (group.length > MAX_SHOWN_PER_RULE)
                stream.write(`  … and ${group.length - MAX_SHOWN_PER_RULE} more\n`);
            for (const remedy of new Set(group.slice(0, MAX_SHOWN_PER_RULE).map(finding => finding.remedy))) {
                stream.write(`  ${_colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.dim(`-> ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleLine */ .P)(remedy, MAX_MESSAGE_CHARACTERS)}`)}\n`);
            }
        }
    }
}
/** `2 errors, 1 warning`; `no findings` for none. */
function countFindings(findings) {
    const counts = (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .tally */ .N)(findings);
    const parts = ORDER.filter(level => counts[level] > 0).map(level => (0,_text_counted_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(counts[level], level));
    return parts.length > 0 ? parts.join(', ') : 'no findings';
}
function line({ place, subject, message }) {
    const where = place ? (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPlace */ .d)(place) : subject;
    // A message may show where in a line something is, with a caret below: such lines are indented, and kept as they are.
    const text = message
        .split('\n')
        .map(part => part.startsWith('  ')
        ? (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .R)(part.slice(0, MAX_MESSAGE_CHARACTERS))
        : (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleLine */ .P)(part, MAX_MESSAGE_CHARACTERS));
    return `${where ? `${_colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.bold(where)}  ` : ''}${text.join('\n    ')}`;
}
function byRule(findings) {
    const groups = new Map();
    for (const finding of findings) {
        const group = groups.get(finding.rule);
        if (group)
            group.push(finding);
        else
            groups.set(finding.rule, [finding]);
    }
    return groups;
}


/***/ }),

/***/ 20902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ startProgress)
/* harmony export */ });
/** Shows what is being done, on a terminal only: elsewhere progress is noise. Call `stop` before printing anything else. */
async function startProgress(quiet) {
    if (quiet || !process.stderr.isTTY)
        return { step: () => { }, stop: () => { } };
    const { default: spinner } = await __webpack_require__.e(/* import() */ 6540).then(__webpack_require__.bind(__webpack_require__, 36540));
    const running = spinner({ stream: process.stderr }).start('starting');
    return {
        step: part => {
            running.text = part;
        },
        stop: () => running.stop(),
    };
}


/***/ }),

/***/ 38581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runRegistryBuild: () => (/* binding */ runRegistryBuild)
/* harmony export */ });
/* harmony import */ var _commands_registry_build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41701);
/* harmony import */ var _code_frame_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68876);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15716);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80415);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20902);





/** `refdata registry build`: true when the registry was written. */
async function runRegistryBuild({ json = false, ...options }) {
    (0,_code_frame_js__WEBPACK_IMPORTED_MODULE_1__/* .framesFrom */ .$o)(options.repo);
    const progress = await (0,_progress_js__WEBPACK_IMPORTED_MODULE_4__/* .startProgress */ .o)(json);
    const result = await (0,_commands_registry_build_js__WEBPACK_IMPORTED_MODULE_0__/* .buildRegistryFolder */ .G)({ ...options, progress: progress.step }).finally(progress.stop);
    if (json) {
        process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
        return result.ok;
    }
    const { registro, packages, versions, out, findings, ok } = result;
    if (ok) {
        const size = `${packages} packages, ${versions} versions`;
        process.stdout.write(`${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.green('built')} the registry ${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.bold(registro)} into ${out}: ${size}; ${(0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .countFindings */ .G)(findings)}\n`);
    }
    (0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .printFindings */ .c)(findings, ok ? process.stdout : process.stderr);
    if (!ok)
        process.stderr.write(`\n${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.red('nothing written')}: ${(0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .countFindings */ .G)(findings)}\n`);
    return ok;
}


/***/ }),

/***/ 41701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ buildRegistryFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _registry_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73864);
/* harmony import */ var _run_run_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3532);





/**
 * Builds the package registry alone, without the seven files. With findings of level `error`, nothing is written.
 * @throws {UserError} when the configuration does not hold, or the previous index cannot be read.
 */
async function buildRegistryFolder(options) {
    const { configuration: loaded, progress } = (0,_run_run_context_js__WEBPACK_IMPORTED_MODULE_4__/* .openRun */ .I)(options);
    const previous = options.previous === undefined || /^https?:/i.test(options.previous)
        ? options.previous
        : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(options.previous);
    const staging = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'refdata-registry-'));
    try {
        const built = await (0,_registry_index_js__WEBPACK_IMPORTED_MODULE_3__.buildRegistry)({
            ...options,
            loaded,
            previous,
            staging,
            progress,
        });
        const { registro, findings, replaces } = built;
        const ok = !findings.some(({ level }) => level === 'error');
        progress('writing');
        if (ok)
            (0,_registry_index_js__WEBPACK_IMPORTED_MODULE_3__/* .writeRegistry */ .$c)(options.out, built, replaces);
        return { ok, registro: registro.registro, out: options.out, ...(0,_registry_index_js__WEBPACK_IMPORTED_MODULE_3__.registryCounts)(registro), findings };
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(staging, { recursive: true, force: true });
    }
}


/***/ })

};
