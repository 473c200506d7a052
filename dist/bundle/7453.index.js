export const id = 7453;
export const ids = [7453];
export const modules = {

/***/ 57336:
/***/ ((module) => {

let p = process || {}, argv = p.argv || [], env = p.env || {}
let isColorSupported =
	!(!!env.NO_COLOR || argv.includes("--no-color")) &&
	(!!env.FORCE_COLOR || argv.includes("--color") || p.platform === "win32" || ((p.stdout || {}).isTTY && env.TERM !== "dumb") || !!env.CI)

let formatter = (open, close, replace = open) =>
	input => {
		let string = "" + input, index = string.indexOf(close, open.length)
		return ~index ? open + replaceClose(string, close, replace, index) + close : open + string + close
	}

let replaceClose = (string, close, replace, index) => {
	let result = "", cursor = 0
	do {
		result += string.substring(cursor, index) + replace
		cursor = index + close.length
		index = string.indexOf(close, cursor)
	} while (~index)
	return result + string.substring(cursor)
}

let createColors = (enabled = isColorSupported) => {
	let f = enabled ? formatter : () => String
	return {
		isColorSupported: enabled,
		reset: f("\x1b[0m", "\x1b[0m"),
		bold: f("\x1b[1m", "\x1b[22m", "\x1b[22m\x1b[1m"),
		dim: f("\x1b[2m", "\x1b[22m", "\x1b[22m\x1b[2m"),
		italic: f("\x1b[3m", "\x1b[23m"),
		underline: f("\x1b[4m", "\x1b[24m"),
		inverse: f("\x1b[7m", "\x1b[27m"),
		hidden: f("\x1b[8m", "\x1b[28m"),
		strikethrough: f("\x1b[9m", "\x1b[29m"),

		black: f("\x1b[30m", "\x1b[39m"),
		red: f("\x1b[31m", "\x1b[39m"),
		green: f("\x1b[32m", "\x1b[39m"),
		yellow: f("\x1b[33m", "\x1b[39m"),
		blue: f("\x1b[34m", "\x1b[39m"),
		magenta: f("\x1b[35m", "\x1b[39m"),
		cyan: f("\x1b[36m", "\x1b[39m"),
		white: f("\x1b[37m", "\x1b[39m"),
		gray: f("\x1b[90m", "\x1b[39m"),

		bgBlack: f("\x1b[40m", "\x1b[49m"),
		bgRed: f("\x1b[41m", "\x1b[49m"),
		bgGreen: f("\x1b[42m", "\x1b[49m"),
		bgYellow: f("\x1b[43m", "\x1b[49m"),
		bgBlue: f("\x1b[44m", "\x1b[49m"),
		bgMagenta: f("\x1b[45m", "\x1b[49m"),
		bgCyan: f("\x1b[46m", "\x1b[49m"),
		bgWhite: f("\x1b[47m", "\x1b[49m"),

		blackBright: f("\x1b[90m", "\x1b[39m"),
		redBright: f("\x1b[91m", "\x1b[39m"),
		greenBright: f("\x1b[92m", "\x1b[39m"),
		yellowBright: f("\x1b[93m", "\x1b[39m"),
		blueBright: f("\x1b[94m", "\x1b[39m"),
		magentaBright: f("\x1b[95m", "\x1b[39m"),
		cyanBright: f("\x1b[96m", "\x1b[39m"),
		whiteBright: f("\x1b[97m", "\x1b[39m"),

		bgBlackBright: f("\x1b[100m", "\x1b[49m"),
		bgRedBright: f("\x1b[101m", "\x1b[49m"),
		bgGreenBright: f("\x1b[102m", "\x1b[49m"),
		bgYellowBright: f("\x1b[103m", "\x1b[49m"),
		bgBlueBright: f("\x1b[104m", "\x1b[49m"),
		bgMagentaBright: f("\x1b[105m", "\x1b[49m"),
		bgCyanBright: f("\x1b[106m", "\x1b[49m"),
		bgWhiteBright: f("\x1b[107m", "\x1b[49m"),
	}
}

module.exports = createColors()
module.exports.createColors = createColors


/***/ }),

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

/***/ 27453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runRegistryCheck: () => (/* binding */ runRegistryCheck)
/* harmony export */ });
/* harmony import */ var _commands_registry_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91821);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15716);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80415);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20902);




/** `refdata registry check`: true when there is no error. */
async function runRegistryCheck(target, { json = false, ...options }) {
    const progress = await (0,_progress_js__WEBPACK_IMPORTED_MODULE_3__/* .startProgress */ .o)(json);
    progress.step(target);
    const result = await (0,_commands_registry_check_js__WEBPACK_IMPORTED_MODULE_0__/* .checkRegistryAt */ .z)(target, options).finally(progress.stop);
    const ok = !result.findings.some(({ level }) => level === 'error');
    if (json) {
        process.stdout.write(`${JSON.stringify({ ok, ...result }, null, 2)}\n`);
        return ok;
    }
    const verdict = ok ? _colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.green('valid') : _colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.red('not valid');
    const name = result.registro === null ? '' : ` (${result.registro})`;
    process.stdout.write(`${verdict} ${_colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.bold(target)}${name}: ${(0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .countFindings */ .G)(result.findings)}\n`);
    process.stdout.write(`  ${result.packages} packages, ${result.versions} versions, ${result.archives} archives opened\n`);
    (0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .printFindings */ .c)(result.findings, process.stdout);
    return ok;
}


/***/ }),

/***/ 91821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ checkRegistryAt)
/* harmony export */ });
/* harmony import */ var _registry_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73864);

/** Proves a registry in a folder or at an address. @throws {UserError} when there is none. */
async function checkRegistryAt(target, options = {}) {
    const source = await (0,_registry_index_js__WEBPACK_IMPORTED_MODULE_0__/* .openRegistry */ .Me)(target);
    const before = options.previous === undefined ? undefined : await (0,_registry_index_js__WEBPACK_IMPORTED_MODULE_0__/* .readPrevious */ .ox)(await (0,_registry_index_js__WEBPACK_IMPORTED_MODULE_0__/* .openRegistry */ .Me)(options.previous));
    const checked = await (0,_registry_index_js__WEBPACK_IMPORTED_MODULE_0__/* .checkRegistry */ .qW)(source, { ...options, previous: before?.registro });
    return { target, ...checked, findings: [...(before?.findings ?? []), ...checked.findings] };
}


/***/ }),

/***/ 74438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ tally),
/* harmony export */   d: () => (/* binding */ formatPlace)
/* harmony export */ });
/**
 * A finding: one thing that a person should know about the data or its source, and what to do about it.
 *
 * Findings are plain data. Whoever finds something says which rule it breaks and where; whoever prints
 * findings (terminal, JSON, annotations, job summary) decides how they look.
 */
function tally(findings) {
    const counts = { error: 0, warning: 0, notice: 0 };
    for (const finding of findings)
        counts[finding.level] += 1;
    return counts;
}
/** `src/errors.py:12:5`, as terminals and editors turn into a link. */
function formatPlace(place) {
    let text = place.file;
    if (place.line !== undefined) {
        text += `:${place.line}`;
        if (place.column !== undefined)
            text += `:${place.column}`;
    }
    return text;
}


/***/ })

};
