export const id = 5101;
export const ids = [5101];
export const modules = {

/***/ 67482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runBuild: () => (/* binding */ runBuild)
/* harmony export */ });
/* harmony import */ var _commands_build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28636);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70787);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15716);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80415);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(20902);
/* harmony import */ var _run_options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53483);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81681);
/* harmony import */ var _web_address_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78122);








const DEFAULT_OUT = 'site';
/** `refdata build`: true when the folder was written. */
async function runBuild({ json = false, ...options }) {
    const baseUrl = (0,_web_address_js__WEBPACK_IMPORTED_MODULE_6__/* .webAddress */ .D)('--base-url', options.baseUrl);
    const docsUrl = (0,_web_address_js__WEBPACK_IMPORTED_MODULE_6__/* .webAddress */ .D)('--docs-url', options.docsUrl);
    const { out, into } = options;
    if (out !== undefined && into !== undefined)
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('--out and --into cannot go together.', 'Give --out for a folder that is replaced whole, --into for one that has files of somebody else.');
    const progress = await (0,_progress_js__WEBPACK_IMPORTED_MODULE_7__/* .startProgress */ .o)(json);
    const run = (0,_run_options_js__WEBPACK_IMPORTED_MODULE_4__/* .runOptions */ .K)(options, progress.step);
    const place = into === undefined ? { out: out ?? DEFAULT_OUT } : { out: into, into: true };
    // What was packed is for who attests it, which a command line cannot.
    const { packed: _, ...result } = await (0,_commands_build_js__WEBPACK_IMPORTED_MODULE_0__/* .build */ .j)({ ...run, ...place, baseUrl, docsUrl }).finally(progress.stop);
    if (json) {
        process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
        return result.ok;
    }
    const name = `${result.nome} ${result.versao}`.trim();
    if (result.ok) {
        process.stdout.write(`${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.green('built')} ${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.bold(name)} into ${result.out}: ${(0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .countFindings */ .G)(result.findings)}\n`);
        process.stdout.write(`${(0,_table_js__WEBPACK_IMPORTED_MODULE_5__/* .renderTable */ .b)(result.files.map(({ path, bytes, count }) => [(result.baseUrl ?? '') + path, bytes, count]))}\n`);
    }
    (0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .printFindings */ .c)(result.findings, result.ok ? process.stdout : process.stderr);
    if (!result.ok)
        process.stderr.write(`\n${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.red('nothing written')}: ${name} has ${(0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .countFindings */ .G)(result.findings)}\n`);
    return result.ok;
}


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

/***/ 53483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ runOptions)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _github_fork_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49496);
/* harmony import */ var _run_configuration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97964);
/* harmony import */ var _code_frame_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68876);




/** What they say of a run. */
function runOptions({ repo, config, allowCommands = false, cache }, progress) {
    // From a folder inside of a repository it is that repository which is meant, as git has it.
    const root = repo === '.' && config === undefined ? upwards() : repo;
    (0,_code_frame_js__WEBPACK_IMPORTED_MODULE_3__/* .framesFrom */ .$o)(root);
    return {
        repo: root,
        // From where the command is run, as paths on a command line are; else the repository's own.
        config: config === undefined ? 'refdata.yml' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(config),
        commands: (0,_github_fork_js__WEBPACK_IMPORTED_MODULE_1__/* .commandPermission */ .X)(allowCommands, process.env),
        cache,
        progress,
    };
}
function upwards() {
    const folder = (0,_run_configuration_js__WEBPACK_IMPORTED_MODULE_2__/* .folderWithConfig */ .PW)(process.cwd());
    return folder === undefined ? '.' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(process.cwd(), folder) || '.';
}


/***/ }),

/***/ 81681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ renderTable)
/* harmony export */ });
/* harmony import */ var cli_table3__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25832);

/** Rows as aligned columns without lines; numbers to the right. */
function renderTable(rows) {
    const [first = []] = rows;
    const table = new cli_table3__WEBPACK_IMPORTED_MODULE_0__({
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


/***/ }),

/***/ 78122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ webAddress)
/* harmony export */ });
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70787);
/* harmony import */ var _http_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21601);


/** An absolute http(s) address given as an option, without a slash at its end. @throws {UserError} */
function webAddress(option, value) {
    if (value === undefined)
        return undefined;
    if (!(0,_http_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isBaseAddress */ .ae)(value)) {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${option} is "${value}", which is not an absolute address that paths can be put behind.`, 'Write it in full and without query or "#", such as https://lume.example/docs.');
    }
    return value.replace(/\/+$/, '');
}


/***/ }),

/***/ 49496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ commandPermission)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _git_fork_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19935);


/** Whether commands may be run, for a process that may be part of a job of GitHub Actions. */
function commandPermission(isSwitchedOn, env) {
    if (!isSwitchedOn)
        return 'off';
    if (!env.GITHUB_EVENT_PATH)
        return env.GITHUB_ACTIONS === 'true' ? 'fork' : 'allowed';
    try {
        return (0,_git_fork_js__WEBPACK_IMPORTED_MODULE_1__/* .isFromFork */ .t)(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(env.GITHUB_EVENT_PATH, 'utf8'))) ? 'fork' : 'allowed';
    }
    catch {
        // Not knowing is no reason to trust.
        return 'fork';
    }
}


/***/ })

};
