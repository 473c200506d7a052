export const id = 2904;
export const ids = [2904];
export const modules = {

/***/ 58856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ changelog)
/* harmony export */ });
/* harmony import */ var _drift_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29927);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51065);


const SECTIONS = [
    ['major', 'Breaking changes'],
    ['minor', 'New'],
    ['patch', 'Corrections'],
    ['info', 'To learn from'],
];
/** The release notes of a version, as Markdown: what its consumers see change. */
function changelog({ nome, head, base, changes, verdict }) {
    // A server has no version.
    const title = `## ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(`${nome} ${head.versao}`)}\n`;
    if (verdict === 'first')
        return `${title}\nThe first version with a reference.\n`;
    if (changes.length === 0)
        return `${title}\nNo changes since ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(base.versao ?? base.name)}.\n`;
    const order = new Map(_drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANGE_GROUPS */ .Y0.flatMap(({ rules }) => rules).map(({ id }, i) => [id, i]));
    const sections = SECTIONS.flatMap(([level, heading]) => {
        const own = changes.filter(change => change.level === level);
        if (own.length === 0)
            return [];
        // Of the same kind together, in the order of the rules; sorting keeps the order of the files within.
        own.sort((a, b) => (order.get(a.rule) ?? 0) - (order.get(b.rule) ?? 0));
        const lines = own.map(change => `- ${(0,_drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .sentenceOf */ .$N)(change, { plain: text => text, value: inlineCode })}\n`);
        return [`\n### ${heading}\n\n${lines.join('')}`];
    });
    return title + sections.join('');
}
/** Code between as many backquotes as the text needs. */
function inlineCode(value) {
    const line = (0,_drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .unquoted */ .qZ)(value).replace(/\s+/g, ' ');
    if (line.trim() === '')
        return '(nothing)';
    const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map(run => run.length));
    const fence = '`'.repeat(longest + 1);
    const space = longest > 0 ? ' ' : '';
    return `${fence}${space}${line}${space}${fence}`;
}


/***/ }),

/***/ 90485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCheck: () => (/* binding */ runCheck)
/* harmony export */ });
/* harmony import */ var _check_report_changelog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58856);
/* harmony import */ var _check_report_evidence_line_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(71292);
/* harmony import */ var _check_report_junit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48782);
/* harmony import */ var _check_report_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49735);
/* harmony import */ var _check_report_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40671);
/* harmony import */ var _check_report_sarif_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73227);
/* harmony import */ var _check_report_verdict_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82302);
/* harmony import */ var _commands_check_reference_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2280);
/* harmony import */ var _commands_check_routes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36684);
/* harmony import */ var _drift_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(29927);
/* harmony import */ var _findings_change_level_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(49244);
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(74438);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(70787);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(14252);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15716);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(80415);
/* harmony import */ var _one_of_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(10439);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(20902);
/* harmony import */ var _run_options_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(53483);



















const FORMATS = ['text', 'markdown', 'html', 'changelog', 'sarif', 'junit', 'json'];
/** Shown of one level; the rest is counted. */
const MAX_SHOWN = 200;
const MAX_LINE_CHARACTERS = 400;
const MAX_UNKNOWN = 20;
const SIDES = { base: 'the base', head: 'the head', both: 'either side' };
/** What did not fail and did not pass anything either. */
const PASSED = {
    first: _colours_js__WEBPACK_IMPORTED_MODULE_10__/* .colours */ .M.yellow('first'),
    unknown: _colours_js__WEBPACK_IMPORTED_MODULE_10__/* .colours */ .M.yellow('not compared'),
};
const PAINT = {
    major: _colours_js__WEBPACK_IMPORTED_MODULE_10__/* .colours */ .M.red,
    minor: _colours_js__WEBPACK_IMPORTED_MODULE_10__/* .colours */ .M.yellow,
    patch: _colours_js__WEBPACK_IMPORTED_MODULE_10__/* .colours */ .M.cyan,
    info: _colours_js__WEBPACK_IMPORTED_MODULE_10__/* .colours */ .M.dim,
};
/** `refdata check`: true when the check passes. */
async function runCheck(options) {
    const failOn = (0,_one_of_js__WEBPACK_IMPORTED_MODULE_12__/* .oneOf */ .y)('--fail-on', options.failOn, _drift_index_js__WEBPACK_IMPORTED_MODULE_8__/* .FAIL_ON */ .d$);
    const format = options.json ? 'json' : (0,_one_of_js__WEBPACK_IMPORTED_MODULE_12__/* .oneOf */ .y)('--format', options.format, FORMATS);
    const progress = await (0,_progress_js__WEBPACK_IMPORTED_MODULE_14__/* .startProgress */ .o)(format === 'json');
    const { repo, base, head, server } = options;
    // As a variable of a shell that is not set makes it.
    for (const [option, value] of Object.entries({ '--base': base, '--head': head }))
        if (value === '')
            throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_9__/* .UserError */ .y(`${option} is empty.`, 'Write what it is to be, or leave it out.');
    const { requireBase = isYes(process.env.CI) } = options;
    const shared = { repo, base, failOn, requireBase, today: new Date().toISOString().slice(0, 10) };
    if (server !== undefined && head !== undefined)
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_9__/* .UserError */ .y('--head does nothing with --server.', 'Check out the head, and leave --head out.');
    const result = await (server === undefined
        ? (0,_commands_check_reference_js__WEBPACK_IMPORTED_MODULE_6__/* .check */ .z)({ ...shared, ...(0,_run_options_js__WEBPACK_IMPORTED_MODULE_13__/* .runOptions */ .K)(options, progress.step), head, sinceRelease: base === undefined })
        : (0,_commands_check_routes_js__WEBPACK_IMPORTED_MODULE_7__/* .checkRoutes */ .Z)({ ...shared, server })).finally(progress.stop);
    process.stdout.write(written(result, format));
    if (format === 'text')
        (0,_findings_js__WEBPACK_IMPORTED_MODULE_11__/* .printFindings */ .c)(result.findings, process.stdout);
    return result.ok;
}
function written(result, format) {
    if (format === 'json')
        return `${JSON.stringify(result, null, 2)}\n`;
    if (format === 'sarif')
        return (0,_check_report_sarif_js__WEBPACK_IMPORTED_MODULE_4__/* .sarif */ .I)(result);
    if (format === 'junit')
        return (0,_check_report_junit_js__WEBPACK_IMPORTED_MODULE_1__/* .junit */ .b)(result);
    if (format === 'html')
        return (0,_check_report_page_js__WEBPACK_IMPORTED_MODULE_3__/* .checkPage */ .I)(result);
    if (format === 'changelog')
        return (0,_check_report_changelog_js__WEBPACK_IMPORTED_MODULE_0__/* .changelog */ .r)(result);
    return format === 'markdown' ? (0,_check_report_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .checkMarkdown */ .WT)(result) : text(result);
}
function text(result) {
    const { ok, base, changes, excepted, unknown } = result;
    const evidence = (0,_check_report_evidence_line_js__WEBPACK_IMPORTED_MODULE_15__/* .evidenceByChange */ .$)(result.evidence);
    const verdict = ok ? (PASSED[result.verdict] ?? _colours_js__WEBPACK_IMPORTED_MODULE_10__/* .colours */ .M.green('passed')) : _colours_js__WEBPACK_IMPORTED_MODULE_10__/* .colours */ .M.red('failed');
    const commit = base.commit === null ? '' : ` (${base.commit.slice(0, 9)})`;
    const lines = [
        `${verdict} ${_colours_js__WEBPACK_IMPORTED_MODULE_10__/* .colours */ .M.bold((0,_check_report_verdict_line_js__WEBPACK_IMPORTED_MODULE_5__/* .verdictLine */ .M)(result))}`,
        _colours_js__WEBPACK_IMPORTED_MODULE_10__/* .colours */ .M.dim(`  base: ${base.name}${commit}; ${(0,_check_report_verdict_line_js__WEBPACK_IMPORTED_MODULE_5__/* .extentLine */ .B)(result)}`),
    ];
    for (const level of _findings_change_level_js__WEBPACK_IMPORTED_MODULE_16__/* .CHANGE_LEVELS */ .v) {
        const own = changes.filter(change => change.level === level);
        if (own.length === 0)
            continue;
        lines.push('', `${PAINT[level](level)} ${_colours_js__WEBPACK_IMPORTED_MODULE_10__/* .colours */ .M.bold(String(own.length))}`);
        for (const { message, place, side, rule, fingerprint } of own.slice(0, MAX_SHOWN)) {
            const where = place === null ? '' : `${_colours_js__WEBPACK_IMPORTED_MODULE_10__/* .colours */ .M.bold((0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_17__/* .formatPlace */ .d)(place))}${side === 'base' ? ' (base)' : ''}  `;
            lines.push(`  ${where}${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_18__/* .visibleLine */ .P)(message, MAX_LINE_CHARACTERS)} ${_colours_js__WEBPACK_IMPORTED_MODULE_10__/* .colours */ .M.dim(rule)}`);
            const said = evidence.get(fingerprint);
            if (said)
                lines.push(`      ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_18__/* .visibleLine */ .P)((0,_check_report_evidence_line_js__WEBPACK_IMPORTED_MODULE_15__/* .evidenceLine */ .O)(said), MAX_LINE_CHARACTERS)}`);
        }
        if (own.length > MAX_SHOWN)
            lines.push(`  … and ${own.length - MAX_SHOWN} more`);
    }
    if (unknown.length > 0) {
        lines.push('', `cannot be told ${_colours_js__WEBPACK_IMPORTED_MODULE_10__/* .colours */ .M.bold(String(unknown.length))}`);
        for (const { path, place, side } of unknown.slice(0, MAX_UNKNOWN)) {
            const where = place === null ? '' : `${_colours_js__WEBPACK_IMPORTED_MODULE_10__/* .colours */ .M.bold((0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_17__/* .formatPlace */ .d)(place))}  `;
            lines.push(`  ${where}${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_18__/* .visibleLine */ .P)(path, MAX_LINE_CHARACTERS)} ${_colours_js__WEBPACK_IMPORTED_MODULE_10__/* .colours */ .M.dim(`not read in ${SIDES[side]}`)}`);
        }
        if (unknown.length > MAX_UNKNOWN)
            lines.push(`  … and ${unknown.length - MAX_UNKNOWN} more`);
    }
    if (excepted.length > 0)
        lines.push('', `${excepted.length} accepted by .refdata-ignore.yml`);
    return `${lines.join('\n')}\n`;
}
/** As services for continuous integration set it. */
function isYes(value = '') {
    return value !== '' && value !== '0' && value.toLowerCase() !== 'false';
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

/***/ 10439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70787);

/** A value that is one of those which an option takes. @throws {UserError} for any other. */
function oneOf(option, value, values) {
    const found = values.find(each => each === value);
    if (found !== undefined)
        return found;
    throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${option} is "${value}".`, `Write one of ${values.join(', ')}.`);
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

/***/ 49630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readProgram),
/* harmony export */   l: () => (/* binding */ readServers)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79564);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70787);
/* harmony import */ var _repository_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83929);
/* harmony import */ var _server_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48212);





const CONFIG = 'refdata.yml';
/**
 * Reads the servers of a file: of the language, an OpenAPI document, a list of routes, or a program whose framework is
 * known. Nothing is run, and nothing outside of `root` is read.
 *
 * @param file in `root`: relative to it, with `/`, or absolute
 * @throws {UserError} when it cannot be read, with the place in the file
 */
async function readServers(root, file) {
    const name = nameIn(root, file);
    try {
        return (await readProgram(name, (0,_repository_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .openRepository */ .h_)(root))) ?? (0,_server_index_js__WEBPACK_IMPORTED_MODULE_4__/* .readRoutes */ .Fj)(name, (0,_server_index_js__WEBPACK_IMPORTED_MODULE_4__/* .filesOf */ .R8)(root));
    }
    catch (cause) {
        if (!(cause instanceof _repository_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadableFile */ .ie))
            throw cause;
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(cause.message, cause.remedy, { cause });
    }
}
/**
 * The servers of a program in another language; undefined for a file that no framework is written in. Which it is, refdata.yml
 * says before what is known of itself.
 * @throws {UserError} when that is not known, or the file cannot be read
 */
async function readProgram(file, repository) {
    const given = repository.isFile(CONFIG) && !/\.(?:df|json|ya?ml)$/i.test(file)
        ? (0,_config_config_js__WEBPACK_IMPORTED_MODULE_1__/* .parseFrameworks */ .Vi)(repository.read(CONFIG), CONFIG)
        : undefined;
    const all = Object.entries({ ..._server_index_js__WEBPACK_IMPORTED_MODULE_4__/* .frameworks */ .Ij, ...given });
    const written = all.filter(([, { extensions }]) => extensions.some(each => file.endsWith(each)));
    if (written.length === 0 || !repository.isFile(file))
        return undefined;
    const text = repository.read(file);
    const isOwn = ([name]) => given !== undefined && Object.hasOwn(given, name);
    const saying = written.filter(([, { mentions }]) => mentions !== undefined && text.includes(mentions));
    const [chosen] = [
        saying.filter(isOwn),
        saying,
        written.filter(isOwn).filter(([, { mentions }]) => mentions === undefined),
    ].find(({ length }) => length > 0) ?? [];
    if (chosen)
        return (0,_server_index_js__WEBPACK_IMPORTED_MODULE_4__/* .readFramework */ .lH)(file, chosen[0], chosen[1], repository);
    const names = written.map(([name, { mentions }]) => `${name} (a file that has the word "${mentions ?? name}")`);
    throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`Which framework ${file} is written with is not known.`, `Name the file that makes the server: known for such files are ${names.join(', ')}. Or describe another in refdata.yml (docs/frameworks.md).`);
}
/** The file relative to the folder, by the one name that it has there. @throws {UserError} for one that is elsewhere */
function nameIn(root, file) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, file));
    if (name !== '..' && !name.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(name))
        return name.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
    throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${file} is not in the folder ${root}, and nothing outside of it is read.`, 'Give the folder that holds all files of the project, and a file in it.');
}


/***/ }),

/***/ 43545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ documentOf)
});

// EXTERNAL MODULE: ./build/exporters/address.js
var exporters_address = __webpack_require__(25029);
;// CONCATENATED MODULE: ./build/exporters/base.js
/** Where servers of the language listen when nothing else is said (reference-language.md §5). */
const DEFAULT_PORT = 8080;
const LOCAL = '127.0.0.1';
/** Hosts that mean every address of the machine; nobody can call them. */
const EVERYWHERE = new Set(['', '0.0.0.0', '::']);
/** The address of a server as its source tells it: `http://127.0.0.1:8080` where it does not. */
function baseOf({ port, host }) {
    const address = `http://${hostName(host)}:${port || DEFAULT_PORT}`;
    return URL.canParse(address) ? address : `http://${LOCAL}:${DEFAULT_PORT}`;
}
function hostName(host) {
    if (host === null || EVERYWHERE.has(host) || !/^[\w.:-]+$/.test(host))
        return LOCAL;
    return host.includes(':') ? `[${host}]` : host;
}

// EXTERNAL MODULE: ./build/exporters/demands.js
var exporters_demands = __webpack_require__(79385);
// EXTERNAL MODULE: ./build/exporters/groups.js
var groups = __webpack_require__(33717);
;// CONCATENATED MODULE: ./build/exporters/resource.js
/** What a resource is called that has no name in the path. */
const ROOT = 'raiz';
/** What a path is about: its last segment that is no parameter. */
function resourceOf(path) {
    for (let end = path.length; end > 0;) {
        const start = path.lastIndexOf('/', end - 1) + 1;
        const first = path[start];
        if (start < end && first !== ':' && first !== '<')
            return path.slice(start, end);
        end = start - 1;
    }
    return ROOT;
}

;// CONCATENATED MODULE: ./build/exporters/described-route.js




/** Describes the routes of one server, which mostly share their validations. */
function routeDescriber() {
    const known = new Map();
    return route => {
        const { path, validations, asks, part } = route;
        const demands = known.get(validations) ?? (0,exporters_demands/* demandsOf */.w)(validations);
        known.set(validations, demands);
        const group = (asks && part?.name) ?? (0,groups/* groupOf */.F)(path);
        return { route, address: (0,exporters_address/* addressOf */.ci)(route), group, resource: resourceOf(path), demands };
    };
}

// EXTERNAL MODULE: ./build/exporters/methods.js
var methods = __webpack_require__(9763);
;// CONCATENATED MODULE: ./build/exporters/document.js




const DEFAULT_VERSION = '1.0.0';
const DEFAULT_DESCRIPTION = 'Descrição gerada a partir das rotas registradas no servidor.';
/** The document of a server: of routes that answer the same requests the first is described, as at run time. */
function documentOf(server, config = {}, { handlers = false, overlays = [] } = {}) {
    const describe = routeDescriber();
    const routes = [];
    const unresolved = [];
    const silent = [];
    const answered = new Map();
    for (const route of server.routes) {
        if (route.certainty === 'unresolved') {
            unresolved.push(route);
            continue;
        }
        if (!(0,exporters_address/* isReachable */.kj)(route.path) || !(0,methods/* isServed */.SM)(route)) {
            silent.push({ route, instead: null });
            continue;
        }
        const described = describe(route);
        const shape = shapeOf(described.address);
        const key = `${route.method} ${shape}`;
        const instead = answered.get(key) ?? (route.method === methods/* WEBSOCKET */.KA ? undefined : answered.get(`${methods/* ANY */.x4} ${shape}`));
        if (instead !== undefined) {
            silent.push({ route, instead });
            continue;
        }
        answered.set(key, route);
        routes.push(described);
    }
    return {
        server: server.name,
        titulo: config.titulo ?? server.own?.title ?? `API ${server.name}`,
        versao: config.versao ?? server.own?.version ?? DEFAULT_VERSION,
        descricao: config.descricao ?? server.comment ?? (server.own ? '' : DEFAULT_DESCRIPTION),
        isBaseGiven: config.base !== undefined,
        base: config.base ?? server.own?.base ?? baseOf(server),
        ...(server.own && { own: withConfig(server.own.document, config) }),
        handlers,
        overlays,
        routes,
        unresolved,
        silent,
    };
}
/** A description that is there already, with what its user says. */
function withConfig(document, { titulo, versao, descricao, base }) {
    const info = {
        ...document.info,
        ...(titulo !== undefined && { title: titulo }),
        ...(versao !== undefined && { version: versao }),
        ...(descricao !== undefined && { description: descricao }),
    };
    return { ...document, info, ...(base !== undefined && { servers: [{ url: base }] }) };
}
/** Equal for patterns that match the same paths. */
function shapeOf(address) {
    return (0,exporters_address/* written */.Mp)(address, (_, index) => (address.parameters[index]?.rest ? '{*}' : '{}'));
}


/***/ })

};
