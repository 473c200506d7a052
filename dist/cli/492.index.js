export const id = 492;
export const ids = [492];
export const modules = {

/***/ 80415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ countFindings),
/* harmony export */   c: () => (/* binding */ printFindings)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51633);
/* harmony import */ var _report_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6257);
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
                stream.write(`  ${_colours_js__WEBPACK_IMPORTED_MODULE_0__/* .colours */ .M.dim(`-> ${(0,_report_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleLine */ .P)(remedy, MAX_MESSAGE_CHARACTERS)}`)}\n`);
            }
        }
    }
}
/** `2 errors, 1 warning`; `no findings` for none. */
function countFindings(findings) {
    const counts = (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .tally */ .N)(findings);
    const parts = ORDER.filter(level => counts[level] > 0).map(level => `${counts[level]} ${level}${counts[level] === 1 ? '' : 's'}`);
    return parts.length > 0 ? parts.join(', ') : 'no findings';
}
function line({ place, subject, message }) {
    const where = place ? (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPlace */ .d)(place) : subject;
    // A message may show where in a line something is, with a caret below: its lines are kept.
    const text = message
        .split('\n')
        .map(part => (0,_report_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleLine */ .P)(part.replace(/^ {2}/, '\u00a0\u00a0'), MAX_MESSAGE_CHARACTERS).replaceAll('\u00a0', ' '));
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

/***/ 75492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runRegistryCheck: () => (/* binding */ runRegistryCheck)
});

// EXTERNAL MODULE: ./build/registry/check.js + 2 modules
var check = __webpack_require__(17840);
// EXTERNAL MODULE: ./build/registry/previous.js + 1 modules
var previous = __webpack_require__(46726);
;// CONCATENATED MODULE: ./build/commands/registry-check.js


/** Proves a registry in a folder or at an address. @throws {UserError} when there is none. */
async function checkRegistryAt(target, options = {}) {
    const source = await (0,previous/* openRegistry */.Me)(target);
    const before = options.previous === undefined ? undefined : await (0,previous/* readPrevious */.ox)(await (0,previous/* openRegistry */.Me)(options.previous));
    const checked = await (0,check/* checkRegistry */.q)(source, { ...options, previous: before?.registro });
    return { target, ...checked, findings: [...(before?.findings ?? []), ...checked.findings] };
}

// EXTERNAL MODULE: ./build/cli/colours.js
var colours = __webpack_require__(15716);
// EXTERNAL MODULE: ./build/cli/findings.js
var findings = __webpack_require__(80415);
// EXTERNAL MODULE: ./build/cli/progress.js
var cli_progress = __webpack_require__(20902);
;// CONCATENATED MODULE: ./build/cli/registry/check.js




/** `refdata registry check`: true when there is no error. */
async function runRegistryCheck(target, { json = false, ...options }) {
    const progress = await (0,cli_progress/* startProgress */.o)(json);
    progress.step(target);
    const result = await checkRegistryAt(target, options).finally(progress.stop);
    const ok = !result.findings.some(({ level }) => level === 'error');
    if (json) {
        process.stdout.write(`${JSON.stringify({ ok, ...result }, null, 2)}\n`);
        return ok;
    }
    const verdict = ok ? colours/* colours */.M.green('valid') : colours/* colours */.M.red('not valid');
    const name = result.registro === null ? '' : ` (${result.registro})`;
    process.stdout.write(`${verdict} ${colours/* colours */.M.bold(target)}${name}: ${(0,findings/* countFindings */.G)(result.findings)}\n`);
    process.stdout.write(`  ${result.packages} packages, ${result.versions} versions, ${result.archives} archives opened\n`);
    (0,findings/* printFindings */.c)(result.findings, process.stdout);
    return ok;
}


/***/ }),

/***/ 51633:
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


/***/ }),

/***/ 6257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ visibleLine),
/* harmony export */   R: () => (/* binding */ visible)
/* harmony export */ });
/**
 * Characters that a reader cannot see or that reorder what he sees: controls, line separators, overrides of the
 * writing direction, tags. Not tab and line feed, nor the joiners that some scripts are written with.
 */
const INVISIBLE = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu;
/** Most lines are so: printable ASCII, and single blanks between words. */
const PLAIN_LINE = /^[!-~]+(?: [!-~]+)*$/;
/** Text from somebody else's repository with nothing hidden in it: `\u{202e}` stands for what was there. */
function visible(text) {
    return text
        .replace(/\r\n?/g, '\n')
        .replace(INVISIBLE, character => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
/** The same on one line, cut to at most `limit` characters. */
function visibleLine(text, limit) {
    if (text.length <= limit && PLAIN_LINE.test(text))
        return text;
    const line = visible(text.length > limit ? text.slice(0, limit) : text)
        .replace(/\s+/g, ' ')
        .trim();
    return text.length > limit ? `${line}…` : line;
}


/***/ })

};
