export const id = 2710;
export const ids = [2710];
export const modules = {

/***/ 62710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAddresses: () => (/* binding */ runAddresses)
});

// EXTERNAL MODULE: ./build/pages/index.js + 31 modules
var pages = __webpack_require__(92213);
// EXTERNAL MODULE: ./build/run/reference.js
var reference = __webpack_require__(43347);
// EXTERNAL MODULE: ./build/run/run-context.js + 2 modules
var run_context = __webpack_require__(3532);
// EXTERNAL MODULE: ./build/run/site-settings.js
var site_settings = __webpack_require__(99793);
// EXTERNAL MODULE: ./build/commands/committed-file.js
var committed_file = __webpack_require__(17548);
;// CONCATENATED MODULE: ./build/commands/addresses.js





/**
 * Records the address of each thing in the file that `enderecos` names. Nothing that it has is changed.
 * @throws {UserError} when refdata.yml names no such file, or it holds something else.
 */
async function addresses({ write, ...options }) {
    const run = (0,run_context/* openRun */.I)(options);
    const { config } = run.configuration;
    const file = (0,committed_file/* committedFile */.f)(run, 'enderecos');
    const { files, origins, details, findings } = await (0,reference/* referenceOf */.B)(run);
    if (findings.some(({ level }) => level === 'error'))
        return { file, added: [], gone: [], written: false, findings };
    const settings = (0,site_settings/* siteSettings */.fs)({ ...config, programas: [] }, files.sintaxe.extensao, run.repository, () => { });
    const site = (0,pages/* referenceSite */.vP)({
        ...settings,
        files,
        origins,
        details,
        baseUrl: null,
        commit: null,
        archive: false,
        registry: false,
    });
    const before = settings.ledger ?? { enderecos: {} };
    const { ledger, added, gone } = (0,pages/* updatedLedger */.lC)(before, files.index.versao, site.addresses);
    const isNew = (0,pages/* ledgerText */.PK)(ledger) !== (0,pages/* ledgerText */.PK)(before);
    if (write && isNew)
        (0,committed_file/* writeCommitted */.E)(options.repo, file, (0,pages/* ledgerText */.PK)(ledger));
    return { file, added, gone, written: write && isNew, findings };
}

// EXTERNAL MODULE: ./build/text/visible.js
var visible = __webpack_require__(14252);
// EXTERNAL MODULE: ./build/cli/colours.js
var colours = __webpack_require__(15716);
// EXTERNAL MODULE: ./build/cli/findings.js
var cli_findings = __webpack_require__(80415);
// EXTERNAL MODULE: ./build/cli/run-options.js
var run_options = __webpack_require__(53483);
;// CONCATENATED MODULE: ./build/cli/addresses.js





/** `refdata addresses`: true when the file has, or has now, every address. */
async function runAddresses({ json = false, write = false, ...options }) {
    const result = await addresses({ ...(0,run_options/* runOptions */.K)(options), write });
    const { file, added, gone, written, findings } = result;
    const isFailed = findings.some(({ level }) => level === 'error');
    const ok = !isFailed && (written || added.length + gone.length === 0);
    if (json) {
        process.stdout.write(`${JSON.stringify({ ok, ...result }, null, 2)}\n`);
        return ok;
    }
    if (isFailed) {
        (0,cli_findings/* printFindings */.c)(findings, process.stderr);
        return false;
    }
    for (const id of added)
        process.stdout.write(`${colours/* colours */.M.green('new')}  ${(0,visible/* visible */.R)(id)}\n`);
    for (const id of gone)
        process.stdout.write(`${colours/* colours */.M.red('gone')} ${(0,visible/* visible */.R)(id)}\n`);
    process.stdout.write(written
        ? `${file}: ${added.length} added, ${gone.length} gone\n`
        : `${file}: ${added.length} to add, ${gone.length} gone${ok ? '' : ' (--write records it)'}\n`);
    return ok;
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

/***/ 17548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ writeCommitted),
/* harmony export */   f: () => (/* binding */ committedFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _findings_unwritable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95632);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70787);
/* harmony import */ var _repository_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83929);





/** Files that refdata.yml names, commands write and the repository keeps, with what they hold. */
const HOLDING = { mudancas: 'changes', enderecos: 'addresses' };
/**
 * The path of a file that a command writes, relative to the repository.
 * @throws {UserError} when refdata.yml names none, or one that is outside.
 */
function committedFile({ configuration, shown }, key) {
    const file = configuration.config[key];
    if (file === undefined)
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`${shown} names no file for ${HOLDING[key]}.`, `Add the line \`${key}: ${key}.json\` to it, and commit the file that this command writes.`);
    if ((0,_repository_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .leaves */ .FQ)(file))
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`${file} is outside of the repository.`, `Name a file inside of it in \`${key}\`.`);
    return file;
}
/** Writes it. @throws {UserError} */
function writeCommitted(repo, file, text) {
    (0,_findings_unwritable_js__WEBPACK_IMPORTED_MODULE_2__/* .writing */ .d)(file, 'Name another file in refdata.yml, or give the right to write this one.', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_repository_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryRoot */ .Hn)(repo), file), text));
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
