export const id = 806;
export const ids = [806];
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
/* harmony export */   WT: () => (/* binding */ checkMarkdown),
/* harmony export */   j5: () => (/* binding */ MAX_COMMENT_ROWS)
/* harmony export */ });
/* harmony import */ var _drift_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71150);
/* harmony import */ var _findings_change_level_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49244);
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74438);
/* harmony import */ var _report_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87177);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51065);
/* harmony import */ var _verdict_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82302);






/** A comment of two screens. */
const MAX_COMMENT_ROWS = 40;
/** GitHub takes comments of 65,536 characters. */
const MAX_COMMENT_CHARACTERS = 60_000;
/** Of what is above the changes; each row and each finding is cut, too, so that there is room for changes. */
const MAX_FILES = 40;
const MAX_FINDINGS = 20;
const MAX_FINDING_CHARACTERS = 1000;
const MAX_UNKNOWN = 5;
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
    const { limit = Number.POSITIVE_INFINITY, rows = Number.POSITIVE_INFINITY, rest = 'the report of this job', } = options;
    const head = [
        `### ${result.ok ? '✅' : '❌'} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)((0,_verdict_line_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictLine */ .M)(result))}\n`,
        `${comparison(result)} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)((0,_verdict_line_js__WEBPACK_IMPORTED_MODULE_2__/* .extentLine */ .B)(result))}.\n`,
        ...(result.release === null ? [] : [`${sinceRelease(result.release)}\n`]),
        ...(result.changes.length === 0 ? [] : [fileTable(result.changes)]),
        ...findingList(result.findings, options),
    ].join('\n');
    const unknown = unknownList(result.unknown);
    const writer = new Writer(head, limit - RESERVED_CHARACTERS - unknown.length, rowsOf(result.changes, rows));
    for (const level of _findings_change_level_js__WEBPACK_IMPORTED_MODULE_4__/* .CHANGE_LEVELS */ .v)
        writer.section(level, result.changes.filter(change => change.level === level), options);
    const { length } = result.excepted;
    const accepted = length === 0
        ? ''
        : `\n${length} ${length === 1 ? 'change is' : 'changes are'} accepted by ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeMarkdown */ .fl)('.refdata-ignore.yml')}.\n`;
    const left = writer.left === 0 ? '' : `\n**${writer.left} more changes are in ${rest}.**\n`;
    return `${writer.text}${unknown}${left}${accepted}`;
}
/** Why there is no report: what is to be mended before anything can be compared. */
function failureMarkdown({ message, remedy, findings }, options = {}) {
    const cut = (text) => text.slice(0, MAX_FINDING_CHARACTERS);
    const why = `### 🛑 ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(cut(message))}\n\n${withCode(cut(remedy))}\n`;
    return [why, ...findingList(findings, options)].join('\n');
}
/** What stands behind the rows: closing tags, what is left out, what is accepted. */
const RESERVED_CHARACTERS = 500;
/** How many rows each rule may have, so that all together have no more than that; those that break come first. */
function rowsOf(changes, rows) {
    const counts = new Map();
    for (const level of _findings_change_level_js__WEBPACK_IMPORTED_MODULE_4__/* .CHANGE_LEVELS */ .v)
        for (const change of changes)
            if (change.level === level)
                counts.set(change.rule, (counts.get(change.rule) ?? 0) + 1);
    let spare = rows - counts.size;
    return new Map([...counts].map(([rule, count]) => {
        // A rule has all its rows, or one.
        if (count - 1 > spare)
            return [rule, 1];
        spare -= count - 1;
        return [rule, count];
    }));
}
class Writer {
    text;
    limit;
    rows;
    left = 0;
    constructor(text, limit, rows) {
        this.text = text;
        this.limit = limit;
        this.rows = rows;
    }
    /** As many rows as there is room for; a section without any is not begun. */
    section(level, changes, options) {
        if (changes.length === 0)
            return;
        const open = level === 'major' ? ' open' : '';
        const opening = `\n<details${open}><summary><b>${SIGNS[level]} ${changes.length} ${HEADINGS[level]}</b></summary>\n\n${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .tableRow */ .jD)(['Change', 'Where', 'Rule'])}|---|---|---|\n`;
        const rows = [];
        let length = this.text.length + opening.length;
        let written = 0;
        const byRule = ofEachRule(changes);
        const folded = new Set();
        for (const change of changes) {
            if (folded.has(change.rule))
                continue;
            const own = byRule.get(change.rule) ?? [];
            const isFolded = own.length > (this.rows.get(change.rule) ?? own.length);
            const row = isFolded ? foldedRow(change.rule, own, options) : changeRow(change, options);
            length += row.length;
            if (length > this.limit)
                break;
            rows.push(row);
            written += isFolded ? own.length : 1;
            if (isFolded)
                folded.add(change.rule);
        }
        this.left += changes.length - written;
        if (rows.length > 0)
            this.text += `${opening}${rows.join('')}\n</details>\n`;
    }
}
function ofEachRule(changes) {
    const lists = new Map();
    for (const change of changes) {
        const list = lists.get(change.rule);
        if (list)
            list.push(change);
        else
            lists.set(change.rule, [change]);
    }
    return lists;
}
/** Names shown of the changes of a rule that are one row. */
const MAX_SAMPLES = 5;
/** All changes of one rule in one row. */
function foldedRow(rule, changes, { rules }) {
    const names = changes.slice(0, MAX_SAMPLES).map(({ name }) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeMarkdown */ .fl)(name));
    const more = changes.length - names.length;
    const title = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)((0,_drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .changeRule */ .Vd)(rule)?.title ?? rule);
    const rest = more > 0 ? ` and ${more} more` : '';
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .tableRow */ .jD)([`${changes.length} × ${title}: ${names.join(', ')}${rest}`, '', ruleCell(rule, rules)]);
}
function ruleCell(rule, rules) {
    // The report may be a stranger's: only what we know has a section.
    const isKnown = rules !== undefined && (0,_drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .changeRule */ .Vd)(rule) !== undefined;
    return isKnown ? `[${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeMarkdown */ .fl)(rule)}](${rules}#${rule})` : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeMarkdown */ .fl)(rule);
}
function comparison({ nome, base, head }) {
    const commit = base.commit === null ? '' : ` (${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeMarkdown */ .fl)(base.commit.slice(0, 9))})`;
    if (head.versao === '')
        return `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(nome)}, compared with ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeMarkdown */ .fl)(base.name)}${commit}.`;
    const isOne = base.versao === null || base.versao === head.versao;
    const versions = isOne ? head.versao : `${base.versao} → ${head.versao}`;
    return `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(nome)} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(versions)}, compared with ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeMarkdown */ .fl)(base.name)}${commit}.`;
}
/** What all changes since the last release ask for: with which `versao` is judged. */
function sinceRelease({ name, level, counts, suggestion, due }) {
    const asks = suggestion === null ? 'nothing is asked of `versao`' : `\`versao\` has to be ${suggestion} at least`;
    const when = due ? '' : ' when a release is made';
    return `Since the release ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeMarkdown */ .fl)(name)}: ${(0,_drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .countChanges */ .xS)(counts) || 'no changes'}${level === 'none' ? '' : `, ${level} in all`}; ${withCode(asks)}${when}.`;
}
/** Of what nobody can tell whether it changed, folded. */
function unknownList(unknown) {
    if (unknown.length === 0)
        return '';
    const rows = unknown.slice(0, MAX_UNKNOWN).map(({ path, place }) => {
        const where = place === null ? '' : ` ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeMarkdown */ .fl)((0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .formatPlace */ .d)(place))}`;
        return `- ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeMarkdown */ .fl)(path)}${where}\n`;
    });
    const more = unknown.length - rows.length;
    const rest = more > 0 ? `- … and ${more} more\n` : '';
    return `\n<details><summary><b>❔ ${unknown.length} cannot be told</b></summary>\n\n${rows.join('')}${rest}\n</details>\n`;
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
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .tableRow */ .jD)([(0,_drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .sentenceOf */ .$N)(change, spaced(look)), shown, ruleCell(change.rule, options.rules)]);
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

/***/ 93397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ RULES_PAGE)
/* harmony export */ });
/* harmony import */ var _runtime_generated_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82437);

/** Where each rule has a section of its own, as this version has it. */
const RULES_PAGE = `https://github.com/refdata/refdata-action/blob/v${_runtime_generated_version_js__WEBPACK_IMPORTED_MODULE_0__/* .VERSION */ .x}/docs/rules.md`;


/***/ }),

/***/ 73227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ sarif)
/* harmony export */ });
/* harmony import */ var _drift_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71150);
/* harmony import */ var _rules_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43295);
/* harmony import */ var _runtime_generated_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82437);
/* harmony import */ var _rules_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93397);




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
        helpUri: `${_rules_page_js__WEBPACK_IMPORTED_MODULE_3__/* .RULES_PAGE */ .e}#${id}`,
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
/* harmony export */   B: () => (/* binding */ extentLine),
/* harmony export */   M: () => (/* binding */ verdictLine)
/* harmony export */ });
/* harmony import */ var _drift_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71150);
/* harmony import */ var _rules_comparison_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89779);


/** What came out, in one sentence. */
function verdictLine(result) {
    return `${outcome(result)}${reservation(result)}.`;
}
/** How much was compared, and of how much nobody can tell. */
function extentLine({ compared, unknown }) {
    const entries = `${compared.base} entries compared with ${compared.head}`;
    return unknown.length === 0 ? entries : `${entries}, of ${unknown.length} values nobody can tell`;
}
function outcome(result) {
    const { verdict, base, head, suggestion, level, nome } = result;
    const counted = (0,_drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .countChanges */ .xS)(result.counts);
    const and = counted === '' ? '' : `${counted}, and `;
    const since = result.release ? ` since ${result.release.name}` : '';
    const raise = suggestion === null ? '' : `: raise it to ${suggestion} or above`;
    switch (verdict) {
        case 'unchanged':
            return counted === ''
                ? `Nothing changes for the consumers of ${nome} ${head.versao}`
                : `${counted}, which ask for no other versao than ${head.versao}`;
        case 'bumped':
            return `${counted || 'Accepted changes'}, and versao was raised to match${since}: ${result.release?.versao ?? base.versao} → ${head.versao}`;
        case 'not-bumped':
            if (result.release)
                return `${and}versao is ${head.versao}, which is still that of ${result.release.name}${raise}`;
            return base.versao === head.versao
                ? `${and}versao is still ${head.versao}${raise}`
                : `${and}versao went from ${base.versao} to ${head.versao}, which is the same version${raise}`;
        case 'bumped-too-little':
            return `${and}versao went from ${result.release?.versao ?? base.versao} to ${head.versao}, which is too little for ${result.release?.level ?? level} changes${since}${raise}`;
        case 'decreased':
            return `${and}versao went back from ${base.versao} to ${head.versao}${raise}`;
        case 'bumped-without-change':
            return `versao went from ${base.versao} to ${head.versao}, and nothing else changed`;
        case 'malformed':
            return `${and}versao went from "${base.versao}" to "${head.versao}", which cannot be compared`;
        case 'deferred':
            return `${and}versao is ${head.versao}: it is due at the next release${raise}`;
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

// EXTERNAL MODULE: ./build/drift/index.js + 45 modules
var drift = __webpack_require__(71150);
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
// EXTERNAL MODULE: ./build/commands/check-reference.js + 20 modules
var check_reference = __webpack_require__(26952);
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
const MAX_UNKNOWN = 20;
const SIDES = { base: 'the base', head: 'the head', both: 'either side' };
/** What did not fail and did not pass anything either. */
const PASSED = {
    first: colours/* colours */.M.yellow('first'),
    unknown: colours/* colours */.M.yellow('not compared'),
};
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
    const { requireBase = isYes(process.env.CI) } = options;
    const shared = { repo, base, failOn, requireBase, today: new Date().toISOString().slice(0, 10) };
    if (server !== undefined && head !== undefined)
        throw new user_error/* UserError */.y('--head does nothing with --server.', 'Check out the head, and leave --head out.');
    const result = await (server === undefined
        ? (0,check_reference/* check */.z)({ ...shared, ...(0,run_options/* runOptions */.K)(options, progress.step), head, sinceRelease: base === undefined })
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
    const { ok, base, changes, excepted, unknown } = result;
    const verdict = ok ? (PASSED[result.verdict] ?? colours/* colours */.M.green('passed')) : colours/* colours */.M.red('failed');
    const commit = base.commit === null ? '' : ` (${base.commit.slice(0, 9)})`;
    const lines = [
        `${verdict} ${colours/* colours */.M.bold((0,verdict_line/* verdictLine */.M)(result))}`,
        colours/* colours */.M.dim(`  base: ${base.name}${commit}; ${(0,verdict_line/* extentLine */.B)(result)}`),
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
    if (unknown.length > 0) {
        lines.push('', `cannot be told ${colours/* colours */.M.bold(String(unknown.length))}`);
        for (const { path, place, side } of unknown.slice(0, MAX_UNKNOWN)) {
            const where = place === null ? '' : `${colours/* colours */.M.bold((0,finding/* formatPlace */.d)(place))}  `;
            lines.push(`  ${where}${(0,visible/* visibleLine */.P)(path, MAX_LINE_CHARACTERS)} ${colours/* colours */.M.dim(`not read in ${SIDES[side]}`)}`);
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
/* harmony import */ var _run_configuration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26966);



/** What they say of a run. */
function runOptions({ repo, config, allowCommands = false, cache }, progress) {
    return {
        // From a folder inside of a repository it is that repository which is meant, as git has it.
        repo: repo === '.' && config === undefined ? upwards() : repo,
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


/***/ })

};
