export const id = 2727;
export const ids = [2727];
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

/***/ 22727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runProve: () => (/* binding */ runProve)
/* harmony export */ });
/* harmony import */ var _commands_prove_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21158);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15716);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80415);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20902);
/* harmony import */ var _run_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53483);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81681);






const COLUMNS = ['list', 'expected', 'found', 'equal', 'missing', 'extra', 'different', 'accepted'];
/** `refdata prove`: true when the proof was written. */
async function runProve({ json = false, ...options }) {
    const progress = await (0,_progress_js__WEBPACK_IMPORTED_MODULE_5__/* .startProgress */ .o)(json);
    const { accept } = options;
    const result = await (0,_commands_prove_js__WEBPACK_IMPORTED_MODULE_0__/* .prove */ .z)({ ...(0,_run_options_js__WEBPACK_IMPORTED_MODULE_3__/* .runOptions */ .K)(options, progress.step), accept }).finally(progress.stop);
    if (json) {
        process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
        return result.ok;
    }
    const name = `${result.nome} ${result.versao}`.trim();
    if (result.lists.length > 0)
        process.stdout.write(`${tableOf(result.lists)}\n`);
    if (result.accepted !== null)
        process.stdout.write(`${_colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.green('accepted')}: the differences are in ${result.accepted}\n`);
    if (result.ok)
        process.stdout.write(`${_colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.green('proved')} ${_colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.bold(name)} in ${result.proof}: ${(0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .countFindings */ .G)(result.findings)}\n`);
    (0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .printFindings */ .c)(result.findings, result.ok ? process.stdout : process.stderr);
    if (!result.ok)
        process.stderr.write(`\n${_colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.red('not proved')}: ${name} has ${(0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .countFindings */ .G)(result.findings)}\n`);
    return result.ok;
}
/** A row for each list, and below it one for each of its fields. */
function tableOf(lists) {
    const rows = lists.flatMap(({ list, expected, found, equal, missing, extra, accepted, differences, fields }) => [
        [list, expected, found, equal, missing, extra, differences.length - missing - extra, accepted],
        ...Object.entries(fields).map(([field, { compared, different }]) => [
            `  ${field}`,
            compared,
            '',
            compared - different,
            '',
            '',
            different,
            '',
        ]),
    ]);
    return (0,_table_js__WEBPACK_IMPORTED_MODULE_4__/* .renderTable */ .b)([COLUMNS.map(column => _colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.cyan(column)), ...rows]);
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

/***/ 21158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ prove)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/extract/index.js + 251 modules
var extract = __webpack_require__(54261);
// EXTERNAL MODULE: ./build/findings/user-error.js
var user_error = __webpack_require__(70787);
// EXTERNAL MODULE: ./build/git/git.js
var git = __webpack_require__(40075);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
;// CONCATENATED MODULE: ./build/prove/acceptance.js



/** Beside refdata.yml. */
const ACCEPTED_FILE = 'refdata.accepted.yml';
const HEADER = ` Differences between what is published and what the program says, each with the reason why it may be.
 Written by \`refdata prove --accept\`; reasons are for people to fill in.`;
const acceptedSchema = schemas/* array */.YOg(schemas/* strictObject */.rej({
    list: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    what: schemas/* string */.YjP(),
    expected: schemas/* unknown */.L5J().optional(),
    found: schemas/* unknown */.L5J().optional(),
    reason: schemas/* string */.YjP(),
}));
/** Reads the accepted differences. @param file how it is named in messages. @throws {UserError} when it is no such list */
function parseAccepted(text, file) {
    const document = (0,dist/* parseDocument */.Tp)(text);
    const result = acceptedSchema.safeParse(document.errors.length > 0 ? undefined : (document.toJS() ?? []));
    if (!result.success) {
        const [issue] = result.error.issues;
        const reason = document.errors[0]?.message.split('\n')[0] ?? `${issue?.path.join('.')}: ${issue?.message}`;
        throw new user_error/* UserError */.y(`${file} is no list of accepted differences: ${reason}.`, 'Correct it, or remove it and run `refdata prove --accept`.');
    }
    return result.data.map(({ expected = null, found = null, ...rest }, i) => {
        const node = document.getIn([i], true);
        const line = text.slice(0, node?.range?.[0] ?? 0).split('\n').length;
        return { ...rest, expected, found, place: { file, line } };
    });
}
/** The list of these differences, with the reasons that were given for them before. */
function renderAccepted(differences, before) {
    const reasons = new Map(before.map(each => [identity(each), each.reason]));
    const entries = differences.map(difference => {
        const { list, name, what, expected, found } = difference;
        const texts = what === 'missing' || what === 'extra' ? {} : { expected, found };
        return { list, name, what, ...texts, reason: reasons.get(identity(difference)) ?? '' };
    });
    const commented = HEADER.split('\n').map(line => `#${line}`);
    return `${commented.join('\n')}\n${(0,dist/* stringify */.As)(entries, { lineWidth: 0, aliasDuplicateObjects: false })}`;
}
/** Equal for what is the same difference with the same values: another value is another difference. */
function identity({ list, name, what, expected, found }) {
    return JSON.stringify([list, name, what, expected, found]);
}

// EXTERNAL MODULE: ./build/text/code-points.js
var code_points = __webpack_require__(64617);
;// CONCATENATED MODULE: ./build/prove/compare.js

/** Compares lists entry by entry and field by field: those fields of which the truth says something. */
function compareLists(truth, published) {
    // A program that says nothing of what is inside of entries may say their names alone.
    return [...truth]
        .filter(([, entries], i) => i === 0 || entries.size > 0)
        .map(([list, entries]) => compareList(list, entries, published.get(list) ?? new Map()));
}
function compareList(list, truth, published) {
    const differences = [];
    const fields = new Map();
    const unknown = new Set();
    let equal = 0;
    for (const [name, { fields: expected }] of truth) {
        const entry = published.get(name);
        const before = differences.length;
        if (!entry) {
            differences.push({ list, name, what: 'missing', expected: null, found: null, subject: undefined });
            continue;
        }
        for (const [field, value] of Object.entries(expected)) {
            if (value === undefined || typeof value === 'symbol' || field.startsWith('_'))
                continue;
            if (!Object.hasOwn(entry.fields, field)) {
                unknown.add(field);
                continue;
            }
            const count = fields.get(field) ?? { compared: 0, different: 0 };
            fields.set(field, count);
            count.compared += 1;
            const [said, ours] = [comparable(field, value), comparable(field, entry.fields[field])];
            if (JSON.stringify(said) === JSON.stringify(ours))
                continue;
            count.different += 1;
            differences.push({ list, name, what: field, expected: said, found: ours, subject: entry.subject });
        }
        if (differences.length === before)
            equal += 1;
    }
    for (const { name, subject } of published.values())
        if (!truth.has(name))
            differences.push({ list, name, what: 'extra', expected: null, found: null, subject });
    const count = (what) => differences.filter(each => each.what === what).length;
    return {
        list,
        expected: truth.size,
        found: published.size,
        equal,
        missing: count('missing'),
        extra: count('extra'),
        fields: Object.fromEntries(fields),
        unknown: [...unknown],
        differences,
    };
}
/** As the contract has it: nothing is an empty text, other names have no order of their own, keys stand as they may. */
function comparable(field, value) {
    if (value === null || value === undefined)
        return '';
    if (!Array.isArray(value))
        return typeof value === 'object' ? sorted(value) : value;
    if (field === 'apelidos')
        return value.map(String).sort(code_points/* compareCodePoints */.O);
    return value.map(item => (typeof item === 'object' && item !== null ? sorted(item) : item));
}
function sorted(value) {
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (0,code_points/* compareCodePoints */.O)(a, b)));
}

// EXTERNAL MODULE: ./build/prove/lists.js
var prove_lists = __webpack_require__(70032);
// EXTERNAL MODULE: ./build/prove/proof.js
var prove_proof = __webpack_require__(2671);
// EXTERNAL MODULE: ./build/reference/compose.js
var compose = __webpack_require__(49162);
// EXTERNAL MODULE: ./build/repository/observed.js
var observed = __webpack_require__(34301);
// EXTERNAL MODULE: ./build/run/findings.js
var run_findings = __webpack_require__(50262);
// EXTERNAL MODULE: ./build/run/run-context.js + 2 modules
var run_context = __webpack_require__(3532);
// EXTERNAL MODULE: ./build/runtime/generated/version.js
var version = __webpack_require__(82437);
// EXTERNAL MODULE: ./build/server/index.js + 123 modules
var server = __webpack_require__(48212);
;// CONCATENATED MODULE: ./build/commands/prove.js















/** Shown of a text that is another one. */
const MAX_SHOWN_CHARACTERS = 80;
/**
 * Compares what is published with what the language says of itself when it runs, list by list and field by field, and writes
 * a proof, which later builds are held against.
 *
 * @throws {UserError} when the configuration names nothing to prove, or the accepted differences cannot be read
 */
async function prove(options) {
    const run = (0,run_context/* openRun */.I)(options);
    const { configuration: loaded, configPath, shown } = run;
    const sections = prove_lists/* SECTIONS */.bP.filter(({ at }) => sourcesAt(loaded, at) !== undefined);
    if (sections.length === 0)
        throw new user_error/* UserError */.y(`${shown} names no program that knows what the lists hold.`, 'Add it: "prove: { embutidas: { command: [python3, tools/dump.py] } }" (docs/prove.md).');
    const findings = new run_findings/* Findings */.F((0,run_findings/* policyOf */.U)(loaded.config.rules));
    const repository = new observed/* ObservedRepository */.ZO(run.repository);
    const composition = await published(sections, { ...run, repository }, findings);
    const sources = repository.observations().reads;
    const truths = await truthsOf(sections, run, findings);
    const acceptedPath = (0,external_node_path_.join)((0,external_node_path_.dirname)(configPath), ACCEPTED_FILE);
    const accepted = readAccepted(acceptedPath, options.repo);
    const lists = [];
    const open = [];
    const used = new Set();
    // What could not be read is no list to compare with.
    const isWhole = !findings.list.some(({ level }) => level === 'error');
    for (const [section, rows] of isWhole ? truths : []) {
        const found = compareLists((0,prove_lists/* listsOf */.fO)(section, rows), (0,prove_lists/* publishedLists */.sE)(section, composition.files));
        for (const comparison of found) {
            const known = comparison.differences.filter(each => accepted.some(one => identity(one) === identity(each)));
            for (const each of known)
                used.add(identity(each));
            lists.push({ ...comparison, accepted: known.length });
            open.push(...comparison.differences.filter(each => !known.includes(each)));
            reportUnknown(comparison, section, loaded, findings);
        }
    }
    const differences = lists.flatMap(each => each.differences);
    const isAccepting = isWhole && options.accept === true;
    const kept = isAccepting
        ? parseAccepted(renderAccepted(differences, accepted), (0,run_context/* shownPath */.p)(options.repo, acceptedPath))
        : accepted;
    if (isWhole) {
        if (!isAccepting) {
            for (const each of open)
                reportDifference(each, loaded, composition, findings);
            for (const each of kept.filter(one => !used.has(identity(one))))
                reportUnused(each, findings);
        }
        for (const { list, name, what, reason, place } of kept)
            if (reason.trim() === '')
                findings.add({
                    rule: 'proof-reason',
                    message: `${list} "${name}" (${what}) is accepted for no reason.`,
                    place,
                });
    }
    const ok = !findings.list.some(({ level }) => level === 'error');
    if (isAccepting)
        (0,external_node_fs_.writeFileSync)(acceptedPath, renderAccepted(differences, accepted));
    const proofPath = (0,external_node_path_.join)((0,external_node_path_.dirname)(configPath), prove_proof/* PROOF_FILE */.At);
    const { versao } = composition.files.index;
    if (ok) {
        const counted = isAccepting ? lists.map(each => ({ ...each, accepted: each.differences.length })) : lists;
        const { commit, modified } = await (0,git/* sourceState */.f7)(options.repo);
        const proof = {
            refdata: version/* VERSION */.x,
            versao,
            commit,
            modified,
            lists: Object.fromEntries(counted.map(list => [list.list, provedOf(list, sections, loaded, composition)])),
            sources: Object.fromEntries(sources),
        };
        (0,external_node_fs_.writeFileSync)(proofPath, (0,prove_proof/* renderProof */.zV)(proof));
    }
    return {
        ok,
        nome: loaded.config.nome,
        versao,
        lists,
        proof: ok ? (0,run_context/* shownPath */.p)(options.repo, proofPath) : null,
        accepted: isAccepting ? (0,run_context/* shownPath */.p)(options.repo, acceptedPath) : null,
        findings: findings.list,
    };
}
/** What a build would publish of the lists that are proved. */
async function published(sections, { configuration, repository, programs, progress }, findings) {
    const only = new Set(sections.map(({ at }) => at[0]));
    const report = findings.add.bind(findings);
    const input = { repository, programs, report, readers: server/* declarationReaders */.Rc };
    return (0,compose/* compose */.Z)(await (0,extract/* extract */.o6)(configuration, input, { only, progress }), report, configuration.placeOf);
}
/** What the programs say. */
function truthsOf(sections, { configuration, repository, programs, progress }, findings) {
    const report = findings.add.bind(findings);
    const { placeOf } = configuration;
    return (0,extract/* withContext */.eQ)({ repository, placeOf, report, programs, readers: server/* declarationReaders */.Rc }, async (context) => {
        const truths = [];
        for (const section of sections) {
            const at = ['prove', ...section.at];
            progress(at.join('.'));
            const rows = await (0,extract/* readList */.LD)(sourcesAt(configuration, section.at) ?? [], at, context);
            truths.push([section, rows.map(({ value }) => value)]);
        }
        return truths;
    });
}
function sourcesAt({ config }, at) {
    let value = config.prove;
    for (const key of at)
        value = value?.[key];
    return value;
}
function readAccepted(path, repo) {
    return (0,external_node_fs_.existsSync)(path) ? parseAccepted((0,external_node_fs_.readFileSync)(path, 'utf8'), (0,run_context/* shownPath */.p)(repo, path)) : [];
}
function reportDifference({ list, name, what, expected, found, subject }, loaded, { origins }, findings) {
    const reported = `${list} "${name}"`;
    const message = what === 'missing'
        ? `${reported} is missing: the program says it.`
        : what === 'extra'
            ? `${reported} is not what the program has.`
            : `${reported}: ${what} is ${prove_text(found)}, and the program says ${prove_text(expected)}.`;
    const place = (subject && origins.get(subject)) || loaded.placeOf(['prove', ...list.split('.')]);
    findings.add({ rule: 'proof-different', message, place });
}
function reportUnused({ list, name, what, place }, findings) {
    const message = `${list} "${name}" (${what}) is accepted, and there is no such difference.`;
    findings.add({ rule: 'proof-accepted-unused', message, place });
}
/** What the contract does not have is never compared: most likely a field is misspelt. */
function reportUnknown({ list, unknown }, { at }, { placeOf }, findings) {
    for (const field of unknown)
        findings.add({
            rule: 'field-unknown',
            message: `prove.${list}: \`${field}\` is no field of the contract, and is not compared.`,
            place: placeOf(['prove', ...at]),
        });
}
function prove_text(value) {
    const shown = JSON.stringify(value) ?? 'nothing';
    return shown.length > MAX_SHOWN_CHARACTERS ? `${shown.slice(0, MAX_SHOWN_CHARACTERS)}…` : shown;
}
function provedOf({ list, expected, found, equal, accepted }, sections, loaded, { files }) {
    const section = sections.find(({ at }) => list.startsWith(at.join('.')));
    const names = (0,prove_lists/* publishedLists */.sE)(section, files).get(list) ?? new Map();
    const by = (sourcesAt(loaded, section.at) ?? []).map(source => {
        const { name } = (0,extract/* kindOf */.I)(source);
        return { [name]: source[name] };
    });
    return { expected, found, equal, accepted, names: (0,prove_proof/* namesDigest */.zU)(names), by };
}


/***/ }),

/***/ 6781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ parseKept)
/* harmony export */ });
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70787);

/** Mistakes that are named in one message. */
const MAX_NAMED = 3;
/**
 * Reads a file that a command of ours wrote and a repository keeps.
 * @param file how it is named in messages.
 * @param what it should be: "proof".
 * @throws {UserError} that names the first of its mistakes.
 */
function parseKept(text, file, schema, { what, remedy }) {
    let data;
    try {
        data = JSON.parse(text);
    }
    catch (cause) {
        throw new _user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${file} is no ${what}: it is not JSON (${cause.message}).`, remedy, {
            cause,
        });
    }
    const result = schema.safeParse(data);
    if (result.success)
        return result.data;
    const { issues } = result.error;
    const named = issues
        .slice(0, MAX_NAMED)
        .map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message.replace(/\.$/, '')}`);
    const more = issues.length - named.length;
    throw new _user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${file} is no ${what}: ${named.join('; ')}${more > 0 ? `; and ${more} more` : ''}.`, remedy);
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


/***/ }),

/***/ 70032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bP: () => (/* binding */ SECTIONS),
/* harmony export */   fO: () => (/* binding */ listsOf),
/* harmony export */   sE: () => (/* binding */ publishedLists)
/* harmony export */ });
/* harmony import */ var _contract_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60088);
/* harmony import */ var _extract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54261);
/* harmony import */ var _reference_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90239);



/** Every list that can be proved, in the order of the contract. */
const SECTIONS = [
    { at: ['sintaxe', 'reservadas'], file: 'sintaxe', field: 'reservadas', key: 'palavra' },
    { at: ['sintaxe', 'contextuais'], file: 'sintaxe', field: 'contextuais', key: 'palavra' },
    { at: ['sintaxe', 'operadores'], file: 'sintaxe', field: 'operadores', key: 'simbolo' },
    { at: ['sintaxe', 'verbos_http'], file: 'sintaxe', field: 'verbos_http' },
    { at: ['sintaxe', 'regras'], file: 'sintaxe', field: 'regras' },
    { at: ['embutidas'], file: 'embutidas', field: 'funcoes' },
    {
        at: ['modulos'],
        file: 'modulos',
        field: 'modulos',
        key: 'nome',
        inner: { field: 'simbolos', key: 'nome' },
    },
    {
        at: ['comandos'],
        file: 'comandos',
        field: 'grupos',
        key: 'grupo',
        inner: { field: 'comandos', key: 'nome' },
    },
    { at: ['erros'], file: 'erros', field: 'codigos', key: 'codigo' },
    { at: ['conteudos', 'exercicios'], file: 'conteudos', field: 'exercicios', key: 'key' },
];
/** What the published files hold of a section. */
function publishedLists(section, files) {
    const list = files[section.file][section.field];
    if (section.file !== 'conteudos')
        return listsOf(section, list);
    const { modulos } = files.conteudos.exercicios;
    return listsOf(section, Object.entries(modulos).map(([key, value]) => ({ key, value })));
}
/** What somebody says that a section holds: entries as the contract has them, or names alone. */
function listsOf({ at, file, field, key, inner }, items) {
    const name = at.join('.');
    const outer = new Map();
    const lists = new Map([[name, outer]]);
    const inside = new Map();
    if (inner)
        lists.set(`${name}.${inner.field}`, inside);
    for (const [i, item] of foldAliases(items).entries()) {
        const subject = `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)(file)}#/${field}/${i}`;
        const entry = entryOf(item, key, subject);
        if (!entry)
            continue;
        const { [inner?.field ?? '']: parts, total: _, ...fields } = entry.fields;
        add(outer, { ...entry, fields });
        if (!inner)
            continue;
        for (const [j, part] of (Array.isArray(parts) ? parts : []).entries()) {
            const own = entryOf(part, inner.key, `${subject}/${inner.field}/${j}`);
            if (own)
                add(inside, { ...own, name: `${entry.name}.${own.name}` });
        }
    }
    return lists;
}
function entryOf(item, key, subject) {
    if (item === _extract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .REPORTED */ .u3 || item === null || item === undefined)
        return undefined;
    if (typeof item !== 'object')
        return { name: String(item), fields: {}, subject };
    const { [key ?? '']: name, ...fields } = item;
    return { name: typeof name === 'string' ? name : JSON.stringify(name ?? item), fields, subject };
}
/** What has the name of an earlier entry is counted through, so that nothing is lost. */
function add(entries, entry) {
    let { name } = entry;
    for (let count = 2; entries.has(name); count += 1)
        name = `${entry.name} (${count})`;
    entries.set(name, { ...entry, name });
}
/** Rows that say that a name is another one of a module become its `apelidos`. */
function foldAliases(items) {
    const aliases = new Map();
    const own = items.filter(item => {
        const { [_reference_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .APELIDO_DE */ .nH]: of, nome } = Object(item);
        if (typeof of !== 'string' || of === nome)
            return true;
        aliases.set(of, [...(aliases.get(of) ?? []), nome]);
        return false;
    });
    if (aliases.size === 0)
        return own;
    return own.map(item => {
        const { [_reference_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .APELIDO_DE */ .nH]: _, apelidos, ...fields } = Object(item);
        return {
            ...fields,
            apelidos: [...(Array.isArray(apelidos) ? apelidos : []), ...(aliases.get(fields.nome) ?? [])],
        };
    });
}


/***/ }),

/***/ 2671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   At: () => (/* binding */ PROOF_FILE),
/* harmony export */   k_: () => (/* binding */ parseProof),
/* harmony export */   zU: () => (/* binding */ namesDigest),
/* harmony export */   zV: () => (/* binding */ renderProof)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88343);
/* harmony import */ var _findings_parse_kept_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6781);
/* harmony import */ var _repository_observed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34301);
/* harmony import */ var _text_code_points_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64617);




/** Beside refdata.yml. */
const PROOF_FILE = 'refdata.proof.json';
const digest = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/);
const proofSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    /** Of the program that made it. */
    refdata: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** Of the language. */
    versao: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** What was proved; null outside of a git repository. */
    commit: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    /** Whether files differed from the commit. */
    modified: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    lists: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        expected: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        found: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        equal: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        accepted: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        /** Of the names that are published. */
        names: digest,
        /** Who said what is in it: kinds of source with what stands behind them. */
        by: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J())),
    })),
    /** Digests of the files that the published lists were read from. */
    sources: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), digest),
});
/** Reads a proof. @param file how it is named in messages. @throws {UserError} when it is none */
function parseProof(text, file) {
    return (0,_findings_parse_kept_js__WEBPACK_IMPORTED_MODULE_0__/* .parseKept */ .M)(text, file, proofSchema, {
        what: 'proof',
        remedy: 'Make it anew with `refdata prove`.',
    });
}
/** The bytes of a proof: no clock, and lists and files in one order. */
function renderProof(proof) {
    const sources = Object.entries(proof.sources).sort(([a], [b]) => (0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(a, b));
    return `${JSON.stringify({ ...proof, sources: Object.fromEntries(sources) }, null, 2)}\n`;
}
/** Digest of the names of a list, in whatever order they come. */
function namesDigest(entries) {
    return (0,_repository_observed_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOf */ .ol)([...entries.keys()].sort(_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O).join('\0'));
}


/***/ })

};
