export const id = 756;
export const ids = [756];
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

/***/ 96029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ failureMarkdown),
/* harmony export */   Mj: () => (/* binding */ MAX_COMMENT_CHARACTERS),
/* harmony export */   WT: () => (/* binding */ checkMarkdown)
/* harmony export */ });
/* harmony import */ var _drift_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68785);
/* harmony import */ var _findings_change_level_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49244);
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74438);
/* harmony import */ var _report_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87177);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51065);
/* harmony import */ var _verdict_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82302);






/** GitHub takes comments of 65,536 characters. */
const MAX_COMMENT_CHARACTERS = 60_000;
/** Of what is above the changes; each row and each finding is cut, too, so that there is room for changes. */
const MAX_FILES = 40;
const MAX_FINDINGS = 20;
const MAX_FINDING_CHARACTERS = 1000;
const SIGNS = { major: '💥', minor: '✨', patch: '🔧', info: 'ℹ️' };
const HEADINGS = {
    major: 'major: programs or clients can break',
    minor: 'minor: something is new',
    patch: 'patch: what people read',
    info: 'for information',
};
const FINDING_SIGNS = { error: '❌', warning: '⚠️', notice: 'ℹ️' };
const HEADLINES = new Set([
    'versao-not-bumped',
    'versao-bumped-too-little',
    'versao-decreased',
    'base-not-built',
]);
/** The report of a check: the verdict, a table by file, then every change, folded by level. */
function checkMarkdown(result, options = {}) {
    const { limit = Number.POSITIVE_INFINITY, rest = 'the report of this job' } = options;
    const head = [
        `### ${result.ok ? '✅' : '❌'} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)((0,_verdict_line_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictLine */ .M)(result))}\n`,
        `${comparison(result)}\n`,
        ...(result.changes.length === 0 ? [] : [fileTable(result.changes)]),
        ...findingList(result.findings, options),
    ].join('\n');
    const writer = new Writer(head, limit - RESERVED_CHARACTERS);
    for (const level of _findings_change_level_js__WEBPACK_IMPORTED_MODULE_4__/* .CHANGE_LEVELS */ .v)
        writer.section(level, result.changes.filter(change => change.level === level), options);
    const { length } = result.excepted;
    const accepted = length === 0
        ? ''
        : `\n${length} ${length === 1 ? 'change is' : 'changes are'} accepted by ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeMarkdown */ .fl)('.refdata-ignore.yml')}.\n`;
    const left = writer.left === 0 ? '' : `\n**${writer.left} more changes are in ${rest}.**\n`;
    return `${writer.text}${left}${accepted}`;
}
/** Why there is no report: what is to be mended before anything can be compared. */
function failureMarkdown({ message, remedy, findings }, options = {}) {
    const cut = (text) => text.slice(0, MAX_FINDING_CHARACTERS);
    const why = `### 🛑 ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(cut(message))}\n\n${withCode(cut(remedy))}\n`;
    return [why, ...findingList(findings, options)].join('\n');
}
/** What stands behind the rows: closing tags, what is left out, what is accepted. */
const RESERVED_CHARACTERS = 500;
class Writer {
    text;
    limit;
    left = 0;
    constructor(text, limit) {
        this.text = text;
        this.limit = limit;
    }
    /** As many rows as there is room for; a section without any is not begun. */
    section(level, changes, options) {
        if (changes.length === 0)
            return;
        const open = level === 'major' ? ' open' : '';
        const opening = `\n<details${open}><summary><b>${SIGNS[level]} ${changes.length} ${HEADINGS[level]}</b></summary>\n\n${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .tableRow */ .jD)(['Change', 'Where', 'Rule'])}|---|---|---|\n`;
        const rows = [];
        let length = this.text.length + opening.length;
        for (const change of changes) {
            const row = changeRow(change, options);
            length += row.length;
            if (length > this.limit)
                break;
            rows.push(row);
        }
        this.left += changes.length - rows.length;
        if (rows.length > 0)
            this.text += `${opening}${rows.join('')}\n</details>\n`;
    }
}
function comparison({ nome, base, head }) {
    const commit = base.commit === null ? '' : ` (${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeMarkdown */ .fl)(base.commit.slice(0, 9))})`;
    if (head.versao === '')
        return `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(nome)}, compared with ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeMarkdown */ .fl)(base.name)}${commit}.`;
    const isOne = base.versao === null || base.versao === head.versao;
    const versions = isOne ? head.versao : `${base.versao} → ${head.versao}`;
    return `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(nome)} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(versions)}, compared with ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeMarkdown */ .fl)(base.name)}${commit}.`;
}
function fileTable(changes) {
    const levels = _findings_change_level_js__WEBPACK_IMPORTED_MODULE_4__/* .CHANGE_LEVELS */ .v.filter(level => changes.some(change => change.level === level));
    const files = [...new Set(changes.map(fileOf))];
    const rows = files.slice(0, MAX_FILES).map(file => {
        const own = changes.filter(change => fileOf(change) === file);
        const counts = levels.map(level => own.filter(change => change.level === level).length);
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .tableRow */ .jD)([(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeMarkdown */ .fl)(file), ...counts.map(count => (count === 0 ? '' : String(count)))]);
    });
    const heads = levels.map(level => `${SIGNS[level]} ${level}`);
    const more = files.length - rows.length;
    const rest = more > 0 ? `\n… and ${more} more files.\n` : '';
    return [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .tableRow */ .jD)(['File', ...heads]), `|---|${'--:|'.repeat(levels.length)}\n`, ...rows, rest].join('');
}
/** The published file; of the routes of a server, the file that they stand in. */
function fileOf({ path, place }) {
    return path.startsWith('/')
        ? (path.split('#')[0] ?? '').replace(/^\/api\//, '')
        : (place?.file ?? 'routes');
}
function findingList(findings, options) {
    // What the reference itself has to say is reported by the build; here, what decides and what warns.
    const shown = (0,_report_report_js__WEBPACK_IMPORTED_MODULE_1__/* .bySeverity */ .Np)(findings).filter(({ level }) => level !== 'notice');
    if (shown.length === 0)
        return [];
    const more = shown.length - MAX_FINDINGS;
    return [
        `${shown
            .slice(0, MAX_FINDINGS)
            .map(({ rule, level, message, remedy, place }) => {
            const where = place ? ` ${linked((0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .formatPlace */ .d)(place), place, options)}` : '';
            // The verdict has said what is wrong with `versao`.
            const text = HEADLINES.has(rule) ? remedy : `${message} ${remedy}`;
            return `- ${FINDING_SIGNS[level]} ${withCode(text.slice(0, MAX_FINDING_CHARACTERS))}${where}\n`;
        })
            .join('')}${more > 0 ? `- … and ${more} more, among the annotations of the job\n` : ''}`,
    ];
}
/** Our own sentences have names between backquotes. */
function withCode(text) {
    const parts = text.split(/`([^`]+)`/);
    return parts
        .map((part, i) => (i % 2 === 1 ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeMarkdown */ .fl)(part) : spaced({ plain: _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV }).plain(part)))
        .join('');
}
function changeRow(change, options) {
    const look = { plain: _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV, value: (text) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeMarkdown */ .fl)((0,_drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .unquoted */ .qZ)(text)) };
    const { place, side } = change;
    const where = place === null ? '' : (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .formatPlace */ .d)(place);
    const shown = where === ''
        ? ''
        : side === 'base'
            ? `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeMarkdown */ .fl)(where)} (base)`
            : linked(where, place ?? {}, options);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .tableRow */ .jD)([(0,_drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .sentenceOf */ .$N)(change, spaced(look)), shown, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeMarkdown */ .fl)(change.rule)]);
}
/** Escaping trims, and the parts of a sentence have their spaces at their ends. */
function spaced(look) {
    const plain = (text) => `${/^\s/.test(text) ? ' ' : ''}${look.plain(text)}${text.trim() !== '' && /\s$/.test(text) ? ' ' : ''}`;
    return { ...look, plain };
}
function linked(text, { file, line }, { linkOf }) {
    const address = file === undefined ? undefined : linkOf?.(file, line);
    return address === undefined ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeMarkdown */ .fl)(text) : `[${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeMarkdown */ .fl)(text)}](${address})`;
}


/***/ }),

/***/ 73227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ sarif)
/* harmony export */ });
/* harmony import */ var _drift_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68785);
/* harmony import */ var _rules_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43295);
/* harmony import */ var _runtime_generated_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82437);



const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
/** Code scanning takes 25,000 results of a run and shows 5,000. */
const MAX_RESULTS = 5000;
const LEVELS = {
    major: 'error',
    minor: 'warning',
    patch: 'note',
    info: 'none',
};
/**
 * The report for code scanning (SARIF 2.1.0). Where the whole is bumped as it should be, a major change is no error.
 * @param folder of the language below the root of the repository, with a slash at its end; empty for the root.
 */
function sarif(result, folder = '') {
    const bumped = result.verdict === 'bumped';
    const results = [
        ...result.findings.map(({ rule, level, message, remedy, place }) => ({
            id: rule,
            level: level === 'notice' ? 'note' : level,
            message: `${message} ${remedy}`,
            place: place ?? null,
        })),
        ...result.changes.map(change => ({
            id: change.rule,
            level: bumped && change.level === 'major' ? 'warning' : LEVELS[change.level],
            message: change.message,
            place: (0,_drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .placeInHead */ .Lb)(change),
            fingerprint: change.fingerprint,
        })),
    ].slice(0, MAX_RESULTS);
    const ids = [...new Set(results.map(({ id }) => id))].sort();
    const log = {
        $schema: SCHEMA,
        version: '2.1.0',
        runs: [
            {
                tool: { driver: { name: 'refdata', version: _runtime_generated_version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .x, rules: ids.map(describe) } },
                columnKind: 'utf16CodeUnits',
                results: results.map(({ id, level, message, place, fingerprint }) => ({
                    ruleId: id,
                    ruleIndex: ids.indexOf(id),
                    level,
                    message: { text: message },
                    locations: [locationOf(place ?? { file: 'refdata.yml' }, folder)],
                    ...(fingerprint !== undefined && { partialFingerprints: { 'refdata/v1': fingerprint } }),
                })),
            },
        ],
    };
    return `${JSON.stringify(log, null, 2)}\n`;
}
function describe(id) {
    const rule = (0,_drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .changeRule */ .Vd)(id) ?? (0,_rules_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleInfo */ .PI)(id);
    return {
        id,
        ...(rule && { shortDescription: { text: rule.title }, fullDescription: { text: rule.why } }),
    };
}
function locationOf({ file, line, column }, folder) {
    const region = line === undefined
        ? {}
        : { region: { startLine: line, ...(column !== undefined && { startColumn: column }) } };
    const uri = (folder + file).split('/').map(encodeURIComponent).join('/');
    return { physicalLocation: { artifactLocation: { uri }, ...region } };
}


/***/ }),

/***/ 82302:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ verdictLine)
/* harmony export */ });
/* harmony import */ var _drift_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68785);
/* harmony import */ var _rules_comparison_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89779);


/** What came out, in one sentence. */
function verdictLine(result) {
    return `${outcome(result)}${reservation(result)}.`;
}
function outcome(result) {
    const { verdict, base, head, suggestion, level, nome } = result;
    const counted = (0,_drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .countChanges */ .xS)(result.counts);
    const and = counted === '' ? '' : `${counted}, and `;
    const raise = suggestion === null ? '' : `: raise it to ${suggestion} or above`;
    switch (verdict) {
        case 'unchanged':
            return counted === ''
                ? `Nothing changes for the consumers of ${nome} ${head.versao}`
                : `${counted}, which ask for no other versao than ${head.versao}`;
        case 'bumped':
            return `${counted || 'Accepted changes'}, and versao was raised to match: ${base.versao} → ${head.versao}`;
        case 'not-bumped':
            return base.versao === head.versao
                ? `${and}versao is still ${head.versao}${raise}`
                : `${and}versao went from ${base.versao} to ${head.versao}, which is the same version${raise}`;
        case 'bumped-too-little':
            return `${and}versao went from ${base.versao} to ${head.versao}, which is too little for ${level} changes${raise}`;
        case 'decreased':
            return `${and}versao went back from ${base.versao} to ${head.versao}${raise}`;
        case 'bumped-without-change':
            return `versao went from ${base.versao} to ${head.versao}, and nothing else changed`;
        case 'malformed':
            return `${and}versao went from "${base.versao}" to "${head.versao}", which cannot be compared`;
        case 'unversioned':
            return counted === ''
                ? `Nothing changes for the clients of ${nome}`
                : `${counted} for the clients of ${nome}`;
        case 'first':
            if (head.versao === '')
                return `${nome} is new: there is nothing to compare its routes with`;
            return `This is the first reference of ${nome}: ${head.versao}. Everything is new`;
        case 'unknown':
            return `The base ${base.name} cannot be built, so nothing can be said about changes`;
    }
}
/** Why a check fails that the verdict about `versao` does not explain. */
function reservation({ ok, findings, level }) {
    if (ok)
        return '';
    const errors = findings.filter(finding => finding.level === 'error');
    const others = errors.filter(({ rule }) => !_rules_comparison_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSAO_BREACHES */ .B6.has(rule)).length;
    if (others > 0)
        return `; ${others === 1 ? '1 error is' : `${others} errors are`} to be mended`;
    return errors.length > 0 ? '' : `; ${level} changes are not let through here (fail-on)`;
}


/***/ }),

/***/ 30806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCheck: () => (/* binding */ runCheck)
});

// EXTERNAL MODULE: ./build/drift/index.js + 35 modules
var drift = __webpack_require__(68785);
// EXTERNAL MODULE: ./build/text/markdown.js
var markdown = __webpack_require__(51065);
;// CONCATENATED MODULE: ./build/check/report/changelog.js


const SECTIONS = [
    ['major', 'Breaking changes'],
    ['minor', 'New'],
    ['patch', 'Corrections'],
    ['info', 'To learn from'],
];
/** The release notes of a version, as Markdown: what its consumers see change. */
function changelog({ nome, head, base, changes, verdict }) {
    // A server has no version.
    const title = `## ${(0,markdown/* escapeMarkdown */.FV)(`${nome} ${head.versao}`)}\n`;
    if (verdict === 'first')
        return `${title}\nThe first version with a reference.\n`;
    if (changes.length === 0)
        return `${title}\nNo changes since ${(0,markdown/* escapeMarkdown */.FV)(base.versao ?? base.name)}.\n`;
    const order = new Map(drift/* CHANGE_GROUPS */.Y0.flatMap(({ rules }) => rules).map(({ id }, i) => [id, i]));
    const sections = SECTIONS.flatMap(([level, heading]) => {
        const own = changes.filter(change => change.level === level);
        if (own.length === 0)
            return [];
        // Of the same kind together, in the order of the rules; sorting keeps the order of the files within.
        own.sort((a, b) => (order.get(a.rule) ?? 0) - (order.get(b.rule) ?? 0));
        const lines = own.map(change => `- ${(0,drift/* sentenceOf */.$N)(change, { plain: text => text, value: inlineCode })}\n`);
        return [`\n### ${heading}\n\n${lines.join('')}`];
    });
    return title + sections.join('');
}
/** Code between as many backquotes as the text needs. */
function inlineCode(value) {
    const line = (0,drift/* unquoted */.qZ)(value).replace(/\s+/g, ' ');
    if (line.trim() === '')
        return '(nothing)';
    const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map(run => run.length));
    const fence = '`'.repeat(longest + 1);
    const space = longest > 0 ? ' ' : '';
    return `${fence}${space}${line}${space}${fence}`;
}

// EXTERNAL MODULE: ./build/check/report/markdown.js
var report_markdown = __webpack_require__(96029);
// EXTERNAL MODULE: ./build/check/report/sarif.js
var sarif = __webpack_require__(73227);
// EXTERNAL MODULE: ./build/check/report/verdict-line.js
var verdict_line = __webpack_require__(82302);
// EXTERNAL MODULE: ./build/commands/check-reference.js + 17 modules
var check_reference = __webpack_require__(87245);
// EXTERNAL MODULE: ./build/commands/check-routes.js + 1 modules
var check_routes = __webpack_require__(22500);
// EXTERNAL MODULE: ./build/findings/change-level.js
var change_level = __webpack_require__(49244);
// EXTERNAL MODULE: ./build/findings/finding.js
var finding = __webpack_require__(74438);
// EXTERNAL MODULE: ./build/findings/user-error.js
var user_error = __webpack_require__(70787);
// EXTERNAL MODULE: ./build/text/visible.js
var visible = __webpack_require__(14252);
// EXTERNAL MODULE: ./build/cli/colours.js
var colours = __webpack_require__(15716);
// EXTERNAL MODULE: ./build/cli/findings.js
var findings = __webpack_require__(80415);
// EXTERNAL MODULE: ./build/cli/progress.js
var cli_progress = __webpack_require__(20902);
// EXTERNAL MODULE: ./build/cli/run-options.js
var run_options = __webpack_require__(53483);
;// CONCATENATED MODULE: ./build/cli/check.js















const FORMATS = ['text', 'markdown', 'changelog', 'sarif', 'json'];
/** Shown of one level; the rest is counted. */
const MAX_SHOWN = 200;
const MAX_LINE_CHARACTERS = 400;
const PAINT = {
    major: colours/* colours */.M.red,
    minor: colours/* colours */.M.yellow,
    patch: colours/* colours */.M.cyan,
    info: colours/* colours */.M.dim,
};
/** `refdata check`: true when the check passes. */
async function runCheck(options) {
    const failOn = oneOf('--fail-on', options.failOn, drift/* FAIL_ON */.d$);
    const format = options.json ? 'json' : oneOf('--format', options.format, FORMATS);
    const progress = await (0,cli_progress/* startProgress */.o)(format === 'json');
    const { repo, base, head, server } = options;
    // As a variable of a shell that is not set makes it.
    for (const [option, value] of Object.entries({ '--base': base, '--head': head }))
        if (value === '')
            throw new user_error/* UserError */.y(`${option} is empty.`, 'Write what it is to be, or leave it out.');
    const shared = { repo, base, failOn, today: new Date().toISOString().slice(0, 10) };
    if (server !== undefined && head !== undefined)
        throw new user_error/* UserError */.y('--head does nothing with --server.', 'Check out the head, and leave --head out.');
    const result = await (server === undefined
        ? (0,check_reference/* check */.z)({ ...shared, ...(0,run_options/* runOptions */.K)(options, progress.step), head })
        : (0,check_routes/* checkRoutes */.Z)({ ...shared, server })).finally(progress.stop);
    process.stdout.write(written(result, format));
    if (format === 'text')
        (0,findings/* printFindings */.c)(result.findings, process.stdout);
    return result.ok;
}
function written(result, format) {
    if (format === 'json')
        return `${JSON.stringify(result, null, 2)}\n`;
    if (format === 'sarif')
        return (0,sarif/* sarif */.I)(result);
    if (format === 'changelog')
        return changelog(result);
    return format === 'markdown' ? (0,report_markdown/* checkMarkdown */.WT)(result) : check_text(result);
}
function check_text(result) {
    const { ok, base, changes, excepted } = result;
    const verdict = ok ? colours/* colours */.M.green('passed') : colours/* colours */.M.red('failed');
    const commit = base.commit === null ? '' : ` (${base.commit.slice(0, 9)})`;
    const lines = [
        `${verdict} ${colours/* colours */.M.bold((0,verdict_line/* verdictLine */.M)(result))}`,
        colours/* colours */.M.dim(`  base: ${base.name}${commit}`),
    ];
    for (const level of change_level/* CHANGE_LEVELS */.v) {
        const own = changes.filter(change => change.level === level);
        if (own.length === 0)
            continue;
        lines.push('', `${PAINT[level](level)} ${colours/* colours */.M.bold(String(own.length))}`);
        for (const { message, place, side, rule } of own.slice(0, MAX_SHOWN)) {
            const where = place === null ? '' : `${colours/* colours */.M.bold((0,finding/* formatPlace */.d)(place))}${side === 'base' ? ' (base)' : ''}  `;
            lines.push(`  ${where}${(0,visible/* visibleLine */.P)(message, MAX_LINE_CHARACTERS)} ${colours/* colours */.M.dim(rule)}`);
        }
        if (own.length > MAX_SHOWN)
            lines.push(`  … and ${own.length - MAX_SHOWN} more`);
    }
    if (excepted.length > 0)
        lines.push('', `${excepted.length} accepted by .refdata-ignore.yml`);
    return `${lines.join('\n')}\n`;
}
function oneOf(option, value, values) {
    const found = values.find(each => each === value);
    if (found !== undefined)
        return found;
    throw new user_error/* UserError */.y(`${option} is "${value}".`, `Write one of ${values.join(', ')}.`);
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
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74438);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14252);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15716);



/** Shown of one rule; the rest is counted. */
const MAX_SHOWN_PER_RULE = 10;
const MAX_MESSAGE_CHARACTERS = 600;
const PAINT = {
    error: _colours_js__WEBPACK_IMPORTED_MODULE_0__/* .colours */ .M.red,
    warning: _colours_js__WEBPACK_IMPORTED_MODULE_0__/* .colours */ .M.yellow,
    notice: _colours_js__WEBPACK_IMPORTED_MODULE_0__/* .colours */ .M.cyan,
};
const ORDER = ['error', 'warning', 'notice'];
/** Findings for people: grouped by rule, worst first, each remedy once. */
function printFindings(findings, stream) {
    for (const level of ORDER) {
        for (const [rule, group] of byRule(findings.filter(finding => finding.level === level))) {
            stream.write(`\n${PAINT[level](level)} ${_colours_js__WEBPACK_IMPORTED_MODULE_0__/* .colours */ .M.bold(rule)}\n`);
            for (const finding of group.slice(0, MAX_SHOWN_PER_RULE))
                stream.write(`  ${line(finding)}\n`);
            if (group.length > MAX_SHOWN_PER_RULE)
                stream.write(`  … and ${group.length - MAX_SHOWN_PER_RULE} more\n`);
            for (const remedy of new Set(group.slice(0, MAX_SHOWN_PER_RULE).map(finding => finding.remedy))) {
                stream.write(`  ${_colours_js__WEBPACK_IMPORTED_MODULE_0__/* .colours */ .M.dim(`-> ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleLine */ .P)(remedy, MAX_MESSAGE_CHARACTERS)}`)}\n`);
            }
        }
    }
}
/** `2 errors, 1 warning`; `no findings` for none. */
function countFindings(findings) {
    const counts = (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .tally */ .N)(findings);
    const parts = ORDER.filter(level => counts[level] > 0).map(level => `${counts[level]} ${level}${counts[level] === 1 ? '' : 's'}`);
    return parts.length > 0 ? parts.join(', ') : 'no findings';
}
function line({ place, subject, message }) {
    const where = place ? (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPlace */ .d)(place) : subject;
    // A message may show where in a line something is, with a caret below: its lines are kept.
    const text = message
        .split('\n')
        .map(part => (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleLine */ .P)(part.replace(/^ {2}/, '\u00a0\u00a0'), MAX_MESSAGE_CHARACTERS).replaceAll('\u00a0', ' '));
    return `${where ? `${_colours_js__WEBPACK_IMPORTED_MODULE_0__/* .colours */ .M.bold(where)}  ` : ''}${text.join('\n    ')}`;
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
    const { default: spinner } = await __webpack_require__.e(/* import() */ 540).then(__webpack_require__.bind(__webpack_require__, 36540));
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


/** What they say of a run. */
function runOptions({ repo, config, allowCommands = false, cache }, progress) {
    return {
        repo,
        // From where the command is run, as paths on a command line are; else the repository's own.
        config: config === undefined ? 'refdata.yml' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(config),
        commands: (0,_github_fork_js__WEBPACK_IMPORTED_MODULE_1__/* .commandPermission */ .X)(allowCommands, process.env),
        cache,
        progress,
    };
}


/***/ }),

/***/ 49496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ commandPermission),
/* harmony export */   t: () => (/* binding */ isFromFork)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/**
 * Whether a job may be about code of somebody who cannot write to the repository: a pull request whose head is in
 * another repository (or in one that is gone), a run that such a one has started, a comment on any pull request.
 */
function isFromFork(event) {
    if (typeof event !== 'object' || event === null)
        return false;
    const { repository, pull_request, workflow_run, issue } = event;
    const own = repository?.full_name;
    if (pull_request !== undefined)
        return own === undefined || pull_request.head?.repo?.full_name !== own;
    if (workflow_run !== undefined)
        return own === undefined || workflow_run.head_repository?.full_name !== own;
    // Which repository the code comes from is not said there.
    return issue?.pull_request !== undefined;
}
/** Whether commands may be run, for a process that may be part of a job of GitHub Actions. */
function commandPermission(isSwitchedOn, env) {
    if (!isSwitchedOn)
        return 'off';
    if (!env.GITHUB_EVENT_PATH)
        return env.GITHUB_ACTIONS === 'true' ? 'fork' : 'allowed';
    try {
        return isFromFork(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(env.GITHUB_EVENT_PATH, 'utf8'))) ? 'fork' : 'allowed';
    }
    catch {
        // Not knowing is no reason to trust.
        return 'fork';
    }
}


/***/ }),

/***/ 49162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ compose)
/* harmony export */ });
/* harmony import */ var _contract_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60088);
/* harmony import */ var _text_code_points_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64617);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82788);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90239);




/**
 * Puts what was extracted into the seven files of the contract: exactly its fields, computed totals, aliases folded.
 * Lists without an order of their own in `refdata.yml` come in the order of the contract (reference-language.md §9.3).
 */
function compose(extracted, report) {
    const composer = new Composer(report);
    const { versao } = extracted;
    const modulos = composer.modulos(extracted.modulos);
    const grupos = composer.objects('comandos', extracted.comandos, _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .GRUPO */ .sk, 'comandos', '/grupos');
    const funcoes = composer.texts('embutidas', extracted.embutidas, 'embutidas', '/funcoes', true);
    const codigos = composer.objects('erros', extracted.erros, _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .ERRO */ .xE, 'erros', '/codigos', 'codigo');
    const exercicios = composer.exercicios(extracted.exercicios);
    const rotas = {
        sintaxe: (0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('sintaxe'),
        embutidas: (0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('embutidas'),
        modulos: (0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('modulos'),
        comandos: (0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('comandos'),
        erros: (0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('erros'),
        conteudos: (0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('conteudos'),
    };
    const files = {
        index: {
            nome: extracted.nome,
            versao,
            descricao: extracted.descricao,
            documentacao: extracted.documentacao,
            rotas,
        },
        sintaxe: {
            versao,
            extensao: extracted.extensao,
            reservadas: composer.objects('sintaxe.reservadas', extracted.reservadas, _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .PALAVRA */ .WY, 'sintaxe', '/reservadas', 'palavra'),
            contextuais: composer.objects('sintaxe.contextuais', extracted.contextuais, _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .CONTEXTUAL */ .i$, 'sintaxe', '/contextuais', 'palavra'),
            operadores: composer.objects('sintaxe.operadores', extracted.operadores, _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .OPERADOR */ .F8, 'sintaxe', '/operadores'),
            verbos_http: composer.texts('sintaxe.verbos_http', extracted.verbosHttp, 'sintaxe', '/verbos_http'),
            regras: composer.texts('sintaxe.regras', extracted.regras, 'sintaxe', '/regras'),
        },
        embutidas: { versao, total: funcoes.length, funcoes },
        modulos: {
            versao,
            total_modulos: modulos.length,
            total_simbolos: modulos.reduce((sum, modulo) => sum + modulo.total, 0),
            modulos,
        },
        comandos: { versao, total: grupos.reduce((sum, grupo) => sum + grupo.comandos.length, 0), grupos },
        erros: { versao, total: codigos.length, codigos },
        conteudos: {
            versao,
            exercicios: {
                modulos: exercicios,
                total: Object.values(exercicios).reduce((sum, count) => sum + count, 0),
            },
            exemplos: extracted.exemplos,
            pacotes: extracted.pacotes,
            projetos: extracted.projetos,
        },
    };
    for (const [key, subject] of SINGLE_VALUES) {
        const place = extracted.places?.get(key);
        if (place)
            composer.origins.set(subject, place);
    }
    return { files, origins: composer.origins };
}
/** Published values that are one value in `refdata.yml`, by the key there. */
const SINGLE_VALUES = [
    ['nome', `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('index')}#/nome`],
    ['descricao', `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('index')}#/descricao`],
    ['documentacao', `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('index')}#/documentacao`],
    ['versao', `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('index')}#/versao`],
    ['sintaxe.extensao', `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('sintaxe')}#/extensao`],
    ['conteudos.exemplos', `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('conteudos')}#/exemplos`],
    ['conteudos.pacotes', `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('conteudos')}#/pacotes`],
    ['conteudos.projetos', `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('conteudos')}#/projetos`],
];
class Composer {
    report;
    origins = new Map();
    constructor(report) {
        this.report = report;
    }
    /** A list of objects; `order` is the field that the contract sorts by. */
    objects(section, { rows, sorted }, shape, file, pointer, order) {
        const shaper = this.shaper(section);
        const shaped = rows.map(row => ({ ...row, value: shaper.object(row.value, shape, row) }));
        if (order && !sorted)
            shaped.sort((a, b) => (0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(String(a.value[order]), String(b.value[order])));
        this.remember(shaped, file, pointer);
        return shaped.map(({ value }) => value);
    }
    texts(section, { rows, sorted }, file, pointer, ordered = false) {
        const shaper = this.shaper(section);
        const shaped = rows.map(row => ({ place: row.place, value: shaper.text(row.value, true, row, '[]') }));
        if (ordered && !sorted)
            shaped.sort((a, b) => (0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(a.value, b.value));
        this.remember(shaped, file, pointer);
        return shaped.map(({ value }) => value);
    }
    /** Modules with their other names folded in; symbols by name, modules by their number of symbols, most first. */
    modulos({ rows, sorted }) {
        const shaper = this.shaper('modulos');
        const modules = [];
        const aliases = [];
        for (const row of rows) {
            const { place } = row;
            const of = row.value?.[_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .APELIDO_DE */ .nH];
            const { nome, apelidos, simbolos } = shaper.object(row.value, _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .MODULO */ .Le, row);
            if (typeof of === 'string' && of !== nome) {
                aliases.push({ nome, of, place });
                continue;
            }
            const symbols = simbolos.map((value, i) => ({ value, place: row.items?.simbolos?.[i] ?? place }));
            if (!sorted)
                symbols.sort((a, b) => (0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(a.value.nome, b.value.nome));
            modules.push({
                value: { nome, apelidos, total: symbols.length, simbolos: symbols.map(({ value }) => value) },
                place,
                ...(row.items && { items: { simbolos: symbols.map(symbol => symbol.place) } }),
            });
        }
        this.fold(aliases, modules);
        for (const { value } of modules)
            value.apelidos.sort(_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O);
        if (!sorted)
            modules.sort((a, b) => b.value.total - a.value.total || (0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(a.value.nome, b.value.nome));
        this.remember(modules, 'modulos', '/modulos');
        return modules.map(({ value }) => value);
    }
    exercicios({ rows }) {
        const counts = [];
        for (const { value, place } of rows) {
            const { key, value: count } = value;
            if (typeof count !== 'number' || !Number.isInteger(count) || count < 0) {
                this.report({
                    rule: 'field-type',
                    message: `conteudos.exercicios: the number of "${String(key)}" is ${String(count)}, not a whole number.`,
                    place,
                });
                continue;
            }
            counts.push([String(key), count]);
        }
        return Object.fromEntries(counts.sort(([a], [b]) => (0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(a, b)));
    }
    /** Gives each alias to the module that it means, also through another alias. */
    fold(aliases, modules) {
        const byName = new Map(modules.map(({ value }) => [value.nome, value]));
        const meant = new Map(aliases.map(({ nome, of }) => [nome, of]));
        for (const { nome, of, place } of aliases) {
            let target = of;
            for (let hops = 0; !byName.has(target) && meant.has(target) && hops < aliases.length; hops += 1)
                target = meant.get(target);
            const module = byName.get(target);
            if (module) {
                module.apelidos.push(nome);
                continue;
            }
            const [near] = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .p)(target, byName.keys());
            this.report({
                rule: 'alias-unknown',
                message: `"${nome}" is another name of "${of}", which is not a module.`,
                place,
                ...(near && { remedy: `Did you mean "${near}"?` }),
            });
        }
    }
    shaper(section) {
        return new _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .Shaper */ .Kq(section, this.report);
    }
    remember(entries, file, pointer) {
        for (const [i, { place, items }] of entries.entries()) {
            const subject = `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)(file)}#${pointer}/${i}`;
            this.origins.set(subject, place);
            for (const [field, places] of Object.entries(items ?? {}))
                for (const [j, own] of places.entries())
                    this.origins.set(`${subject}/${field}/${j}`, own);
        }
    }
}


/***/ }),

/***/ 90239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F8: () => (/* binding */ OPERADOR),
/* harmony export */   Kq: () => (/* binding */ Shaper),
/* harmony export */   Le: () => (/* binding */ MODULO),
/* harmony export */   WY: () => (/* binding */ PALAVRA),
/* harmony export */   i$: () => (/* binding */ CONTEXTUAL),
/* harmony export */   nH: () => (/* binding */ APELIDO_DE),
/* harmony export */   sk: () => (/* binding */ GRUPO),
/* harmony export */   xE: () => (/* binding */ ERRO)
/* harmony export */ });
/* harmony import */ var _extract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58718);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82788);


const PALAVRA = {
    palavra: 'needed',
    descricao: 'optional',
    equivalente: 'optional',
};
const CONTEXTUAL = { ...PALAVRA, onde: 'optional' };
const OPERADOR = {
    simbolo: 'needed',
    descricao: 'optional',
    equivalente: 'optional',
};
const SIMBOLO = {
    nome: 'needed',
    assinatura: 'optional',
    resumo: 'optional',
};
const MODULO = {
    nome: 'needed',
    apelidos: { list: 'text' },
    simbolos: { list: SIMBOLO },
};
const COMANDO = {
    nome: 'needed',
    uso: 'optional',
    resumo: 'optional',
    detalhe: 'optional',
    opcoes: { list: { flag: 'needed', descricao: 'optional' } },
    exemplos: { list: { comando: 'needed', nota: 'optional' } },
    apelidos: { list: 'text' },
    veja: { list: 'text' },
};
const GRUPO = { grupo: 'needed', comandos: { list: COMANDO } };
const ERRO = {
    codigo: 'needed',
    titulo: 'optional',
    explicacao: 'optional',
    exemplo: 'optional',
    solucao: 'optional',
    doc: 'optional',
};
/** Fields of a module that say what it is another name of; not published. */
const APELIDO_DE = 'apelido_de';
/** Brings one mapped value into the shape of the contract; what does not fit is reported at its place in the source. */
class Shaper {
    section;
    report;
    unknownTold = new Set();
    constructor(section, report) {
        this.section = section;
        this.report = report;
    }
    object(value, shape, origin, path = '') {
        const fields = typeof value === 'object' && value !== null && !Array.isArray(value)
            ? value
            : undefined;
        if (!fields) {
            if (value !== _extract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .REPORTED */ .u3) {
                this.complain('field-type', `${this.section}${path}: here is ${describe(value)}, not an object with ${Object.keys(shape).join(', ')}.`, origin);
            }
            return this.object({}, Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, field === 'needed' ? 'optional' : field])), origin);
        }
        this.refuseUnknown(fields, shape, origin, path);
        return Object.fromEntries(Object.entries(shape).map(([name, field]) => [
            name,
            this.field(fields[name], field, origin, path, name),
        ]));
    }
    text(value, needed, origin, path) {
        if (typeof value === 'string')
            return value;
        if (value === _extract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .REPORTED */ .u3)
            return '';
        if (value === undefined || value === null) {
            if (needed)
                this.complain('field-missing', `${this.section}${path} is missing.`, origin);
            return '';
        }
        this.complain('field-type', `${this.section}${path} is ${describe(value)}, not a text.`, origin);
        return '';
    }
    field(value, field, origin, around, name) {
        const path = `${around}.${name}`;
        if (field === 'needed' || field === 'optional')
            return this.text(value, field === 'needed', origin, path);
        // Mapping languages give a list of one as its item, and an empty one as nothing.
        const items = value === undefined || value === null || value === _extract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .REPORTED */ .u3
            ? []
            : Array.isArray(value)
                ? value
                : [value];
        const shape = field.list;
        const places = origin.items?.[name];
        return items.map((item, i) => {
            const own = { place: places?.[i] ?? origin.place };
            return shape === 'text'
                ? this.text(item, true, own, `${path}[]`)
                : this.object(item, shape, own, `${path}[]`);
        });
    }
    refuseUnknown(fields, shape, origin, path) {
        for (const name of Object.keys(fields)) {
            if (Object.hasOwn(shape, name) ||
                name.startsWith('_') ||
                name === APELIDO_DE ||
                this.unknownTold.has(`${path}.${name}`))
                continue;
            this.unknownTold.add(`${path}.${name}`);
            const known = Object.keys(shape);
            const [near] = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .p)(name, known);
            this.report({
                rule: 'field-unknown',
                message: `${this.section}${path} has no field "${name}".`,
                remedy: `${near ? `Did you mean "${near}"?` : `Its fields are ${known.join(', ')}.`} A field that only other steps need begins with "_".`,
                place: origin.place,
            });
        }
    }
    complain(rule, message, { place }) {
        this.report({ rule, message, place });
    }
}
function describe(value) {
    if (Array.isArray(value))
        return `a list of ${value.length}`;
    if (typeof value === 'object')
        return value === null
            ? 'nothing'
            : `an object with ${Object.keys(value).slice(0, 6).join(', ') || 'no fields'}`;
    if (value === undefined)
        return 'nothing';
    return `the ${typeof value} ${String(value).slice(0, 60)}`;
}


/***/ }),

/***/ 87177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JW: () => (/* binding */ NOWHERE),
/* harmony export */   Np: () => (/* binding */ bySeverity),
/* harmony export */   kA: () => (/* binding */ describeFindings)
/* harmony export */ });
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74438);

const NOWHERE = { folder: null, name: '' };
/** `3 errors and 1 warning`; empty when there is nothing. */
function describeFindings(findings) {
    const counts = (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .tally */ .N)(findings);
    const parts = ['error', 'warning', 'notice']
        .filter(level => counts[level] > 0)
        .map(level => `${counts[level]} ${level}${counts[level] === 1 ? '' : 's'}`);
    const last = parts.pop();
    if (last === undefined)
        return '';
    return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}
const SEVERITY = { error: 0, warning: 1, notice: 2 };
/** Errors first; within a level the order in which they were found. */
function bySeverity(findings) {
    return [...findings].sort((a, b) => SEVERITY[a.level] - SEVERITY[b.level]);
}


/***/ }),

/***/ 50262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ Findings),
/* harmony export */   U: () => (/* binding */ policyOf)
/* harmony export */ });
/* harmony import */ var _contract_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55081);
/* harmony import */ var _drift_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68785);
/* harmony import */ var _rules_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43295);



/** Turns problems into findings by their rules, each problem once. */
class Findings {
    policy;
    list = [];
    seen = new Set();
    constructor(policy) {
        this.policy = policy;
    }
    add({ rule, message, remedy, place }) {
        const key = JSON.stringify([rule, message, place]);
        const info = (0,_rules_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleInfo */ .PI)(rule);
        const level = (0,_contract_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .settingOf */ .y)(this.policy, rule).level ?? info?.level ?? 'error';
        if (level === 'off' || this.seen.has(key))
            return;
        this.seen.add(key);
        this.list.push({ rule, level, message, remedy: remedy ?? info?.remedy ?? '', place });
    }
}
/** What `rules` of a configuration says, as the rules ask for it. */
function policyOf(rules) {
    return Object.fromEntries(Object.entries(rules ?? {}).flatMap(([id, { level, pattern }]) => {
        // Kinds of change have levels of their own, which are no business of who reads the published files.
        if ((0,_drift_index_js__WEBPACK_IMPORTED_MODULE_1__/* .changeRule */ .Vd)(id))
            return [];
        return [[id, { ...(level && { level: level }), ...(pattern !== undefined && { pattern }) }]];
    }));
}


/***/ })

};
