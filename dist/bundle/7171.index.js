export const id = 7171;
export const ids = [7171];
export const modules = {

/***/ 4096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $n: () => (/* binding */ evidenceByChange),
/* harmony export */   OF: () => (/* binding */ evidenceLine),
/* harmony export */   ef: () => (/* binding */ programLines),
/* harmony export */   lL: () => (/* binding */ metLine)
/* harmony export */ });
/* harmony import */ var _text_first_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85184);

/** Programs that a sentence names. */
const MAX_NAMED = 3;
/** Lines of a program that a terminal shows. */
const MAX_LINES = 12;
/** What known programs say of a change, in a sentence, the programs between backquotes. */
function evidenceLine({ known, breaks, edited, programs }) {
    if (known === 0)
        return $said('No program is known.');
    if (breaks === 0)
        return $said`No known program of ${known} uses it.`;
    const named = programs.slice(0, MAX_NAMED).map(name => `\`${name.replaceAll('`', "'")}\``);
    const were = edited === 0 ? '' : $said`; ${edited} of them ${edited === 1 ? $said('was') : $said('were')} edited here`;
    return $said`It breaks ${breaks} of ${known} known programs: ${(0,_text_first_of_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .K)(named, MAX_NAMED, breaks)}${were}.`;
}
/** What is said of a change, by its fingerprint. */
function evidenceByChange(evidence) {
    return new Map(evidence.map(each => [each.fingerprint, each]));
}
/** What the shortest program that breaks meets now, in a sentence: code, title and solution; empty where nobody can tell. */
function metLine(shortest) {
    if (!shortest?.error)
        return '';
    const { codigo, titulo, solucao } = shortest.error;
    const code = `\`${codigo.replaceAll('`', "'")}\``;
    return [$said`It meets ${code} now: ${titulo}`, solucao].map(asSentence).filter(Boolean).join(' ');
}
/** A program that breaks, as far as a terminal shows it. */
function programLines(text) {
    const lines = text.trimEnd().split('\n');
    return lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), '…'] : lines;
}
function asSentence(text) {
    const line = text.trim().replace(/\s+/g, ' ');
    return line === '' || /[.!?…]$/.test(line) ? line : `${line}.`;
}


/***/ }),

/***/ 40730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ placeMarkdown),
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   SM: () => (/* binding */ withCode),
/* harmony export */   VD: () => (/* binding */ ruleCell),
/* harmony export */   q: () => (/* binding */ linked),
/* harmony export */   xG: () => (/* binding */ sentenceMarkdown)
/* harmony export */ });
/* harmony import */ var _drift_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43360);
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9314);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14605);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38696);




/** A rule, with a link to its section where the page is known. */
function ruleCell(rule, rules) {
    // The report may be a stranger's: only what we know has a section.
    const isKnown = rules !== undefined && (0,_drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .changeRule */ .Vd)(rule) !== undefined;
    return isKnown ? `[${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .codeMarkdown */ .fl)(rule)}](${rules}#${rule})` : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .codeMarkdown */ .fl)(rule);
}
/** Our own sentences have names between backquotes. */
function withCode(text) {
    const parts = text.split(/`([^`]+)`/);
    return parts
        .map((part, i) => (i % 2 === 1 ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .codeMarkdown */ .fl)(part) : spaced({ plain: _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV }).plain(part)))
        .join('');
}
/** A change in a sentence, its values set as code. */
function sentenceMarkdown(change) {
    return (0,_drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .sentenceOf */ .$N)(change, spaced({ plain: _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV, value: _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .codeMarkdown */ .fl }));
}
/** Where a change stands, with a link where it is in the head. */
function placeMarkdown({ place, side }, options) {
    if (place === null)
        return '';
    const where = (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPlace */ .dE)(place);
    return side === 'base' ? $said`${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .codeMarkdown */ .fl)(where)} (base)` : linked(where, place, options);
}
/** Escaping trims, and the parts of a sentence have their spaces at their ends. */
function spaced(look) {
    const plain = (text) => `${/^\s/.test(text) ? ' ' : ''}${look.plain(text)}${text.trim() !== '' && /\s$/.test(text) ? ' ' : ''}`;
    return { ...look, plain };
}
/** A text as code, which leads to its line where the report knows addresses. */
function linked(text, { file, line }, { linkOf }) {
    const address = file === undefined ? undefined : linkOf?.(file, line);
    return address === undefined ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .codeMarkdown */ .fl)(text) : `[${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .codeMarkdown */ .fl)(text)}](${address})`;
}
/** A text as it is, between more backquotes than it has itself. */
function fenced(text, language = 'text') {
    const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(run => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language}\n${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .R)(text)}\n${fence}\n`;
}


/***/ }),

/***/ 57171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Mj: () => (/* binding */ MAX_COMMENT_CHARACTERS),
  WT: () => (/* binding */ checkMarkdown),
  A5: () => (/* binding */ failureMarkdown)
});

// EXTERNAL MODULE: ./build/said/drift/index.js + 71 modules
var drift = __webpack_require__(43360);
// EXTERNAL MODULE: ./build/said/findings/change-level.js
var change_level = __webpack_require__(83152);
// EXTERNAL MODULE: ./build/said/findings/finding.js
var finding = __webpack_require__(9314);
// EXTERNAL MODULE: ./build/said/report/report.js
var report = __webpack_require__(78429);
// EXTERNAL MODULE: ./build/said/text/markdown.js
var markdown = __webpack_require__(14605);
// EXTERNAL MODULE: ./build/said/check/report/evidence-line.js
var evidence_line = __webpack_require__(4096);
// EXTERNAL MODULE: ./build/said/check/report/markdown-parts.js
var markdown_parts = __webpack_require__(40730);
// EXTERNAL MODULE: ./build/said/check/report/rows.js
var report_rows = __webpack_require__(6537);
;// CONCATENATED MODULE: ./build/said/check/report/change-sections.js




const SIGNS = {
    major: '💥',
    minor: '✨',
    patch: '🔧',
    info: 'ℹ️',
};
const HEADINGS = {
    major: $said('major: programs or clients can break'),
    minor: $said('minor: something is new'),
    patch: $said('patch: what people read'),
    info: $said('for information'),
};
/** The changes behind a text, folded by level. */
function changeSections(result, before, room) {
    const look = { ...room.options, evidence: (0,evidence_line/* evidenceByChange */.$n)(result.evidence) };
    let [text, left, rows] = [before, 0, room.rows];
    for (const section of (0,report_rows/* sectionsOf */.Ks)(result, room.rows)) {
        const opening = openingOf(section);
        const written = [];
        let length = text.length + opening.length;
        for (const row of section.rows) {
            const content = rowMarkdown(row, look);
            length += content.length;
            if (rows > 0 && length <= room.characters) {
                written.push(content);
                rows -= 1;
            }
            else {
                rows = 0;
                left += row.covers;
            }
        }
        if (written.length > 0)
            text += `${opening}${written.join('')}\n</details>\n`;
    }
    return { text, left };
}
function openingOf({ level, own, follow }) {
    const more = follow === 0 ? '' : $said`, and ${follow} more with the same causes`;
    const open = level === 'major' ? ' open' : '';
    return `\n<details${open}><summary><b>${SIGNS[level]} ${own} ${HEADINGS[level]}${more}</b></summary>\n\n${(0,markdown/* tableRow */.jD)([$said('Change'), $said('Where'), $said('Rule')])}|---|---|---|\n`;
}
function rowMarkdown(row, look) {
    switch (row.kind) {
        case 'change':
            return changeRow('', row.change, '', look);
        case 'following': {
            const { confidence } = row;
            const doubt = confidence === 1 ? '' : $said` (this cause is ${Math.round(confidence * 100)}&#37; likely)`;
            return changeRow('↳ ', row.change, doubt, look);
        }
        case 'rule': {
            const text = `${row.firsts.length} × ${(0,markdown/* escapeMarkdown */.FV)((0,report_rows/* titleOf */.Gg)(row.rule))}: ${samples(row.firsts)}`;
            const more = row.follow === 0 ? '' : $said`; ${row.follow} more follow from them`;
            return (0,markdown/* tableRow */.jD)([`${text}${more}`, '', (0,markdown_parts/* ruleCell */.VD)(row.rule, look.rules)]);
        }
        case 'cause':
            return causeRow(row, look);
    }
}
function causeRow({ cause, first, isRoot, following, isFolded }, look) {
    const message = isRoot ? `${(0,markdown_parts/* sentenceMarkdown */.xG)(first)}${said(first, look)}` : (0,markdown_parts/* withCode */.SM)(cause.message);
    const hasRule = isRoot || cause.kind === 'edit' || cause.kind === 'move';
    const more = isRoot
        ? $said` **${following.length} more ${following.length === 1 ? $said('follows') : $said('follow')} from it**: ${samples(following)}`
        : ` ${samples(following)}`;
    return (0,markdown/* tableRow */.jD)([
        isFolded ? `${message}${more}` : `**${message}**`,
        (0,markdown_parts/* placeMarkdown */.Bo)(cause, look),
        hasRule ? (0,markdown_parts/* ruleCell */.VD)(first.rule, look.rules) : '',
    ]);
}
function samples(changes) {
    return (0,report_rows/* samplesOf */.lc)(changes, markdown/* codeMarkdown */.fl);
}
/** What known programs say of a change. */
function said({ fingerprint }, { evidence }) {
    const own = evidence.get(fingerprint);
    return own === undefined ? '' : ` ${(0,markdown_parts/* withCode */.SM)((0,evidence_line/* evidenceLine */.OF)(own))}`;
}
function changeRow(mark, change, doubt, look) {
    return (0,markdown/* tableRow */.jD)([
        `${mark}${(0,markdown_parts/* sentenceMarkdown */.xG)(change)}${doubt}${said(change, look)}`,
        (0,markdown_parts/* placeMarkdown */.Bo)(change, look),
        (0,markdown_parts/* ruleCell */.VD)(change.rule, look.rules),
    ]);
}

// EXTERNAL MODULE: ./build/said/check/report/topics.js
var topics = __webpack_require__(98884);
// EXTERNAL MODULE: ./build/said/check/report/verdict-line.js
var verdict_line = __webpack_require__(60538);
;// CONCATENATED MODULE: ./build/said/check/report/markdown.js










/** GitHub takes comments of 65,536 characters. */
const MAX_COMMENT_CHARACTERS = 60_000;
/** Of what is above the changes; each row and each finding is cut, too, so that there is room for changes. */
const MAX_FILES = 10;
const MAX_FINDINGS = 20;
const MAX_FINDING_CHARACTERS = 500;
const MAX_UNKNOWN = 5;
const MAX_EDITS = 5;
const FINDING_SIGNS = { error: '❌', warning: '⚠️', notice: 'ℹ️' };
const HEADLINES = new Set([
    'versao-not-bumped',
    'versao-bumped-too-little',
    'versao-decreased',
    'base-not-built',
]);
/** The report of a check: the verdict, a table by file, then every change, folded by level. */
function checkMarkdown(result, options = {}) {
    const { limit = Number.POSITIVE_INFINITY, rows = Number.POSITIVE_INFINITY, rest = $said('the report of this job'), } = options;
    const head = [
        `### ${(0,verdict_line/* verdictSign */.r0)(result)} ${(0,markdown/* escapeMarkdown */.FV)((0,verdict_line/* verdictLine */.MT)(result))}\n`,
        `${comparison(result)} ${(0,markdown/* escapeMarkdown */.FV)((0,verdict_line/* extentLine */.Bv)(result))}.\n`,
        ...(result.release === null ? [] : [`${sinceRelease(result.release)}\n`]),
        ...(result.changes.length === 0 ? [] : [fileTable(result.changes)]),
        // The line itself says more than that one has to be raised.
        ...findingList(result.edits.length === 0
            ? result.findings
            : result.findings.filter(({ rule }) => !HEADLINES.has(rule)), options),
        ...editList(result.edits, options),
    ].join('\n');
    const unknown = unknownList(result.unknown);
    const { text, left: over } = changeSections(result, head, {
        characters: limit - RESERVED_CHARACTERS - unknown.length,
        rows,
        options,
    });
    const { length } = result.excepted;
    const accepted = length === 0
        ? ''
        : $said`\n${length} ${length === 1 ? $said('change is') : $said('changes are')} accepted by ${(0,markdown/* codeMarkdown */.fl)('.refdata-ignore.yml')}.\n`;
    const left = over === 0 ? '' : $said`\n**${over} more changes are in ${rest}.**\n`;
    const notes = rows === Number.POSITIVE_INFINITY ? migrationNotes(result) : '';
    return `${text}${unknown}${left}${accepted}${notes}`;
}
/** Why there is no report: what is to be mended before anything can be compared. */
function failureMarkdown({ message, remedy, findings }, options = {}) {
    const cut = (text) => text.slice(0, MAX_FINDING_CHARACTERS);
    const why = `### 🛑 ${(0,markdown/* escapeMarkdown */.FV)(cut(message))}\n\n${(0,markdown_parts/* withCode */.SM)(cut(remedy))}\n`;
    return [why, ...findingList(findings, options)].join('\n');
}
/** The shortest program that each change breaks: what has to be written in another way. */
function migrationNotes({ changes, evidence }) {
    const known = new Map(changes.map(change => [change.fingerprint, change]));
    const notes = evidence.flatMap(({ fingerprint, shortest }) => {
        const change = known.get(fingerprint);
        if (change === undefined || shortest === null)
            return [];
        const met = (0,evidence_line/* metLine */.lL)(shortest);
        const note = met === '' ? '' : `\n${(0,markdown_parts/* withCode */.SM)(met)}\n`;
        return [
            `${(0,markdown_parts/* sentenceMarkdown */.xG)(change)} ${(0,markdown/* codeMarkdown */.fl)(shortest.program)}:\n\n${(0,markdown_parts/* fenced */.OF)(shortest.text)}${note}`,
        ];
    });
    return notes.length === 0 ? '' : $said`\n#### Programs that have to change\n\n${notes.join('\n')}`;
}
/** What stands behind the rows: closing tags, what is left out, what is accepted. */
const RESERVED_CHARACTERS = 500;
function comparison({ nome, base, head }) {
    const commit = base.commit === null ? '' : ` (${(0,markdown/* codeMarkdown */.fl)(base.commit.slice(0, 9))})`;
    if (head.versao === '')
        return $said`${(0,markdown/* escapeMarkdown */.FV)(nome)}, compared with ${(0,markdown/* codeMarkdown */.fl)(base.name)}${commit}.`;
    const isOne = base.versao === null || base.versao === head.versao;
    const versions = isOne ? head.versao : `${base.versao} → ${head.versao}`;
    return $said`${(0,markdown/* escapeMarkdown */.FV)(nome)} ${(0,markdown/* escapeMarkdown */.FV)(versions)}, compared with ${(0,markdown/* codeMarkdown */.fl)(base.name)}${commit}.`;
}
/** What all changes since the last release ask for: with which `versao` is judged. */
function sinceRelease({ name, level, counts, suggestion, due }) {
    const asks = suggestion === null ? $said('nothing is asked of `versao`') : $said`\`versao\` has to be ${suggestion} at least`;
    const when = due ? '' : $said(' when a release is made');
    return $said`Since the release ${(0,markdown/* codeMarkdown */.fl)(name)}: ${(0,drift/* countChanges */.xS)(counts) || $said('no changes')}${level === 'none' ? '' : $said`, ${level} in all`}; ${(0,markdown_parts/* withCode */.SM)(asks)}${when}.`;
}
/** Of what nobody can tell whether it changed, folded. */
function unknownList(unknown) {
    if (unknown.length === 0)
        return '';
    const rows = unknown.slice(0, MAX_UNKNOWN).map(({ path, place, placeSide: side }) => {
        const where = (0,markdown_parts/* placeMarkdown */.Bo)({ place, side }, {});
        return `- ${(0,markdown/* codeMarkdown */.fl)(path)}${where && ` ${where}`}\n`;
    });
    const more = unknown.length - rows.length;
    const rest = more > 0 ? $said`- … and ${more} more\n` : '';
    return $said`\n<details><summary><b>❔ ${unknown.length} cannot be told</b></summary>\n\n${rows.join('')}${rest}\n</details>\n`;
}
function fileTable(changes) {
    const levels = change_level/* CHANGE_LEVELS */.v.filter(level => changes.some(change => change.level === level));
    const files = [...new Set(changes.map(topics/* fileOf */.W7))];
    const rows = files.slice(0, MAX_FILES).map(file => {
        const own = changes.filter(change => (0,topics/* fileOf */.W7)(change) === file);
        const counts = levels.map(level => own.filter(change => change.level === level).length);
        return (0,markdown/* tableRow */.jD)([(0,markdown/* codeMarkdown */.fl)(file), ...counts.map(count => (count === 0 ? '' : String(count)))]);
    });
    const heads = levels.map(level => `${SIGNS[level]} ${level}`);
    const more = files.length - rows.length;
    const rest = more > 0 ? $said`\n… and ${more} more files.\n` : '';
    return [(0,markdown/* tableRow */.jD)([$said('File'), ...heads]), `|---|${'--:|'.repeat(levels.length)}\n`, ...rows, rest].join('');
}
/** The lines that raise the version, as they have to be. */
function editList(edits, options) {
    return edits.slice(0, MAX_EDITS).map(({ file, line, before, after }) => {
        const where = (0,markdown_parts/* linked */.q)(`${file}:${line}`, { file, line }, options);
        const isLong = Math.max(before.length, after.length) > MAX_FINDING_CHARACTERS;
        const [old, now] = [before, after].map(text => text.replaceAll('\n', ' '));
        const shown = isLong ? '' : `\n${(0,markdown_parts/* fenced */.OF)(`-${old}\n+${now}`, 'diff')}`;
        return $said`The version is raised in ${where}${isLong ? '.' : ':'}\n${shown}`;
    });
}
function findingList(findings, options) {
    // What the reference itself has to say is reported by the build; here, what decides and what warns.
    const shown = (0,report/* bySeverity */.Np)(findings).filter(({ level }) => level !== 'notice');
    if (shown.length === 0)
        return [];
    const more = shown.length - MAX_FINDINGS;
    return [
        `${shown
            .slice(0, MAX_FINDINGS)
            .map(({ rule, level, message, remedy, place }) => {
            const where = place ? ` ${(0,markdown_parts/* linked */.q)((0,finding/* formatPlace */.dE)(place), place, options)}` : '';
            // The verdict has said what is wrong with `versao`.
            const text = HEADLINES.has(rule) ? remedy : `${message} ${remedy}`;
            return `- ${FINDING_SIGNS[level]} ${(0,markdown_parts/* withCode */.SM)(text.slice(0, MAX_FINDING_CHARACTERS))}${where}\n`;
        })
            .join('')}${more > 0 ? $said`- … and ${more} more, among the annotations of the job\n` : ''}`,
    ];
}


/***/ }),

/***/ 6537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gg: () => (/* binding */ titleOf),
/* harmony export */   Ks: () => (/* binding */ sectionsOf),
/* harmony export */   lc: () => (/* binding */ samplesOf),
/* harmony export */   pX: () => (/* binding */ MAX_ROWS)
/* harmony export */ });
/* harmony import */ var _drift_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43360);
/* harmony import */ var _findings_change_level_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83152);
/* harmony import */ var _text_first_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85184);
/* harmony import */ var _topics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98884);




/** As many rows as fit on two screens. */
const MAX_ROWS = 40;
/** Names shown of changes that are one row. */
const MAX_SAMPLES = 5;
/**
 * The changes by level: causes with what follows from them, then the rest by what it belongs to. Where there is not room for a
 * row each, a cause is one row, and so are all changes of one rule. What breaks comes first.
 */
function sectionsOf(result, room) {
    const topics = (0,_topics_js__WEBPACK_IMPORTED_MODULE_1__/* .topicsOf */ .eU)(result);
    const isWhole = result.changes.length <= room;
    const hasRow = isWhole ? () => true : foldingOf(topics, room);
    return _findings_change_level_js__WEBPACK_IMPORTED_MODULE_2__/* .CHANGE_LEVELS */ .v.flatMap(level => {
        const those = topics.filter(topic => topic.level === level);
        if (those.length === 0)
            return [];
        const changes = those.flatMap(topic => topic.changes);
        const own = changes.filter(change => change.level === level).length;
        return [{ level, own, follow: changes.length - own, rows: [...rowsOf(those, hasRow, isWhole)] }];
    });
}
/** Names, each once, and how many there are besides. */
function samplesOf(changes, shown) {
    const names = [...new Set(changes.map(({ name }) => name))];
    return (0,_text_first_of_js__WEBPACK_IMPORTED_MODULE_3__/* .firstOf */ .K)(names.slice(0, MAX_SAMPLES).map(shown), MAX_SAMPLES, names.length);
}
/** The title of a rule of changes; the id of any other. */
function titleOf(rule) {
    return (0,_drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .changeRule */ .Vd)(rule)?.title ?? rule;
}
/**
 * Which topics have a row of their own: of causes, half of the rows at most, those that explain most before others of their level; of
 * changes by themselves, all of a rule or none.
 */
function foldingOf(topics, rows) {
    const causes = topics
        .filter(({ cause }) => cause !== null)
        .sort((a, b) => rank(a) - rank(b) || b.changes.length - a.changes.length);
    const own = new Set(causes.slice(0, Math.ceil(rows / 2)));
    const byRule = groupedBy(foldKey, topics.filter(topic => !own.has(topic)));
    let spare = rows - own.size - byRule.length;
    for (const list of byRule) {
        if (list.length - 1 > spare)
            continue;
        spare -= list.length - 1;
        for (const topic of list)
            own.add(topic);
    }
    return topic => own.has(topic);
}
function rank({ level }) {
    return _findings_change_level_js__WEBPACK_IMPORTED_MODULE_2__/* .CHANGE_LEVELS */ .v.indexOf(level);
}
/** Topics that are one row together. */
function foldKey({ level, changes: [first] }) {
    return `${level} ${first?.rule}`;
}
function groupedBy(key, topics) {
    const groups = new Map();
    for (const topic of topics) {
        const list = groups.get(key(topic));
        if (list)
            list.push(topic);
        else
            groups.set(key(topic), [topic]);
    }
    return [...groups.values()];
}
function* rowsOf(topics, hasRow, isWhole) {
    for (const topic of topics)
        if (hasRow(topic))
            yield* topicRows(topic, isWhole);
    for (const list of groupedBy(foldKey, topics.filter(topic => !hasRow(topic)))) {
        const covers = list.reduce((sum, { changes }) => sum + changes.length, 0);
        const firsts = list.flatMap(({ changes }) => changes[0] ?? []);
        yield { kind: 'rule', rule: firsts[0]?.rule ?? '', firsts, follow: covers - list.length, covers };
    }
}
function* topicRows({ cause, changes, owner }, isWhole) {
    const [first, ...rest] = changes;
    if (cause === null) {
        yield { kind: 'change', change: first, owner, covers: 1 };
        return;
    }
    const isRoot = cause.kind === 'change';
    const following = isRoot ? rest : changes;
    const covers = isWhole ? Number(isRoot) : changes.length;
    yield { kind: 'cause', cause, first, isRoot, following, isFolded: !isWhole, covers };
    if (!isWhole)
        return;
    const sure = new Map(cause.changes.map(each => [each.fingerprint, each.confidence]));
    for (const change of following)
        yield { kind: 'following', change, confidence: sure.get(change.fingerprint) ?? 1, covers: 1 };
}


/***/ }),

/***/ 98884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W7: () => (/* binding */ fileOf),
/* harmony export */   bf: () => (/* binding */ ownerOf),
/* harmony export */   eU: () => (/* binding */ topicsOf)
/* harmony export */ });
/* harmony import */ var _contract_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24477);
/* harmony import */ var _findings_change_level_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83152);


/** The topics of a report: what breaks first, causes of several changes before the rest, and that by what it belongs to. */
function topicsOf({ changes, causes }) {
    const known = new Map(changes.map(change => [change.fingerprint, change]));
    const explained = new Set();
    const topics = [];
    for (const cause of causes) {
        const own = cause.changes.flatMap(({ fingerprint }) => known.get(fingerprint) ?? []);
        const [first] = own;
        if (first === undefined)
            continue;
        for (const { fingerprint } of own)
            explained.add(fingerprint);
        topics.push({ level: cause.level, cause, changes: own, owner: ownerOf(first) });
    }
    const alone = changes
        .filter(({ fingerprint }) => !explained.has(fingerprint))
        .map(change => ({ level: change.level, cause: null, changes: [change], owner: ownerOf(change) }));
    const order = new Map(alone.map(({ owner }, i) => [owner, i]).reverse());
    alone.sort((a, b) => (order.get(a.owner) ?? 0) - (order.get(b.owner) ?? 0));
    return [...topics, ...alone].sort((a, b) => _findings_change_level_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANGE_LEVELS */ .v.indexOf(a.level) - _findings_change_level_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANGE_LEVELS */ .v.indexOf(b.level));
}
/** The module of a symbol; else the published file; of the routes of a server, the file that they stand in. */
function ownerOf(change) {
    const [, pointer = ''] = change.path.split('#');
    const [list, name] = (0,_contract_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .segmentsOf */ .OD)(pointer);
    return change.path.startsWith('/') && list === 'modulos' && name !== undefined ? name : fileOf(change);
}
/** The published file; of the routes of a server, the file that they stand in. */
function fileOf({ path, place }) {
    return path.startsWith('/')
        ? (path.split('#')[0] ?? '').replace(/^\/api\//, '')
        : (place?.file ?? 'routes');
}


/***/ }),

/***/ 60538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ extentLine),
/* harmony export */   MT: () => (/* binding */ verdictLine),
/* harmony export */   o4: () => (/* binding */ isItself),
/* harmony export */   r0: () => (/* binding */ verdictSign)
/* harmony export */ });
/* harmony import */ var _drift_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43360);
/* harmony import */ var _rules_comparison_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96759);


/** What came out, in one sentence. */
function verdictLine(result) {
    return `${outcome(result)}${reservation(result)}.`;
}
/** How it came out, as a sign: what was not compared has not passed. */
function verdictSign({ ok, verdict }) {
    return !ok ? '❌' : verdict === 'unknown' ? '⚠️' : '✅';
}
/** How much was compared, and of how much nobody can tell. */
function extentLine({ compared, unknown }) {
    const entries = compared.base === 1
        ? $said`1 entry compared with ${compared.head}`
        : $said`${compared.base} entries compared with ${compared.head}`;
    if (unknown.length === 0)
        return entries;
    return unknown.length === 1
        ? $said`${entries}, of 1 value nobody can tell`
        : $said`${entries}, of ${unknown.length} values nobody can tell`;
}
function outcome(result) {
    const { verdict, base, head, suggestion, level, nome } = result;
    const counted = (0,_drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .countChanges */ .xS)(result.counts);
    const since = result.release ? $said` since ${result.release.name}` : '';
    const due = dueSince(result);
    const changed = counted !== '' || due === '' ? counted : `${due}${since}`;
    const and = changed === '' ? '' : $said`${changed}, and `;
    const raise = suggestion === null ? '' : $said`: raise it to ${suggestion} or above`;
    switch (verdict) {
        case 'unchanged':
            if (counted === '' && result.unknown.length > 0)
                return $said`No change is seen for the consumers of ${nome} ${head.versao}, and ${openIn(result)}`;
            if (counted === '' && result.excepted.length > 0)
                return $said`All that changes for the consumers of ${nome} ${head.versao} is accepted`;
            if (counted === '' && isPartlyOff(result))
                return $said`Nothing that counts changes for the consumers of ${nome} ${head.versao}, and some rules are off`;
            return counted === ''
                ? $said`Nothing changes for the consumers of ${nome} ${head.versao}`
                : $said`${counted}, and no other versao than ${head.versao} is asked for`;
        case 'bumped':
            return raised(result, counted, since);
        case 'not-bumped':
            if (result.release)
                return $said`${and}versao is ${head.versao}, which is still that of ${result.release.name}${raise}`;
            return base.versao === head.versao
                ? $said`${and}versao is still ${head.versao}${raise}`
                : $said`${and}versao went from ${base.versao} to ${head.versao}, which is the same version${raise}`;
        case 'bumped-too-little':
            return $said`${and}versao went from ${result.release?.versao ?? base.versao} to ${head.versao}, which is too little for ${result.release?.level ?? level} changes${since}${raise}`;
        case 'decreased':
            return $said`${and}versao went back from ${base.versao} to ${head.versao}${raise}`;
        case 'bumped-without-change':
            return $said`versao went from ${base.versao} to ${head.versao}, and nothing else changed`;
        case 'malformed':
            return $said`${and}versao went from "${base.versao}" to "${head.versao}", which cannot be compared`;
        case 'deferred':
            return $said`${and}versao is ${head.versao}: it is due at the next release${raise}`;
        case 'unversioned':
            if (counted === '' && result.unknown.length > 0)
                return $said`No change is seen for the clients of ${nome}, and ${openIn(result)}`;
            if (counted === '' && result.excepted.length > 0)
                return $said`All that changes for the clients of ${nome} is accepted`;
            return counted === ''
                ? $said`Nothing changes for the clients of ${nome}`
                : $said`${counted} for the clients of ${nome}`;
        case 'first':
            if (head.versao === '')
                return $said`${nome} is new: there is nothing to compare its routes with`;
            return $said`This is the first reference of ${nome}: ${head.versao}. Everything is new`;
        case 'unknown':
            if (isItself(result))
                return $said`${base.name} is what is checked, so nothing can be said about changes`;
            return $said`The base ${base.name} cannot be built, so nothing can be said about changes`;
    }
}
/** Whether a head was compared with itself, so that its passing says nothing: of a base that cannot be built, nothing is. */
function isItself({ verdict, compared }) {
    return verdict === 'unknown' && compared.base > 0;
}
/** Whether there are changes whose rules are switched off. */
function isPartlyOff({ findings }) {
    return findings.some(({ rule }) => rule === _rules_comparison_js__WEBPACK_IMPORTED_MODULE_1__/* .changesSwitchedOff */ .Ks.id);
}
/** How much may have changed that nobody sees. */
function openIn({ unknown }) {
    return unknown.length === 1
        ? $said('of 1 value nobody can tell whether it changed')
        : $said`of ${unknown.length} values nobody can tell whether they changed`;
}
/** What the raise is for: what changes here, or what changed since the last release, where this only raises it. */
function raised(result, counted, since) {
    const { base, head, release, excepted, unknown } = result;
    const way = `${release?.versao ?? base.versao} → ${head.versao}`;
    if (counted !== '')
        return $said`${counted}, and versao was raised to match${since}: ${way}`;
    if (excepted.length > 0)
        return $said`Accepted changes, and versao was raised to match${since}: ${way}`;
    if (isPartlyOff(result))
        return $said`Changes whose rules are off, and versao was raised${since}: ${way}`;
    const due = dueSince({ release });
    if (due === '' && unknown.length > 0)
        return $said`No change but that of versao is seen (${way}), and ${openIn({ unknown })}`;
    if (due === '')
        return $said`Nothing but versao changes: ${way}`;
    return base.versao === head.versao
        ? $said`Nothing changes here, and versao was raised to match ${due}${since}: ${way}`
        : $said`Nothing but versao changes here, and it was raised to match ${due}${since}: ${way}`;
}
/** What changed since the last release, this change and others; empty where nothing is known of one. */
function dueSince({ release }) {
    return release ? (0,_drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .countChanges */ .xS)(release.counts) : '';
}
/** Why a check fails that the verdict about `versao` does not explain. */
function reservation({ ok, findings, level }) {
    if (ok)
        return '';
    const errors = findings.filter(finding => finding.level === 'error');
    const others = errors.filter(({ rule }) => !_rules_comparison_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSAO_BREACHES */ .B6.has(rule)).length;
    if (others > 0)
        return $said`; ${others === 1 ? $said('1 error is') : $said`${others} errors are`} to be mended`;
    return errors.length > 0 ? '' : $said`; ${level} changes are not let through here (fail-on)`;
}


/***/ })

};
