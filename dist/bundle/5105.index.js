export const id = 5105;
export const ids = [5105];
export const modules = {

/***/ 49764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ causeByChange)
/* harmony export */ });
/** What explains each change together with others, in a sentence, by its fingerprint. */
function causeByChange(causes) {
    return new Map(causes.flatMap(({ message, changes }) => changes.map(({ fingerprint }) => [fingerprint, message])));
}


/***/ }),

/***/ 45772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ changelogSentence),
/* harmony export */   r: () => (/* binding */ changelog)
/* harmony export */ });
/* harmony import */ var _drift_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43360);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14605);
/* harmony import */ var _text_said_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54157);



const SECTIONS = [
    ['major', $said('Breaking changes')],
    ['minor', (0,_text_said_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)($said('New or different'))],
    ['patch', (0,_text_said_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)($said('Corrections'))],
    ['info', $said('To learn from')],
];
/** The release notes of a version, as Markdown: what its consumers see change. @param say the tongue of them. */
function changelog({ nome, head, base, changes, verdict }, say = _text_said_js__WEBPACK_IMPORTED_MODULE_1__/* .spoken */ .vg) {
    // A server has no version.
    const title = `## ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(`${nome} ${head.versao}`)}\n`;
    if (verdict === 'first')
        return `${title}\n${say($said('The first version with a reference.'))}\n`;
    if (changes.length === 0)
        return `${title}\n${say($said('No changes since {0}.'), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(base.versao ?? base.name))}\n`;
    const order = new Map(_drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANGE_GROUPS */ .Y0.flatMap(({ rules }) => rules).map(({ id }, i) => [id, i]));
    const sections = SECTIONS.flatMap(([level, heading]) => {
        const own = changes.filter(change => change.level === level);
        if (own.length === 0)
            return [];
        // Of the same kind together, in the order of the rules; sorting keeps the order of the files within.
        own.sort((a, b) => (order.get(a.rule) ?? 0) - (order.get(b.rule) ?? 0));
        const lines = own.map(change => `- ${changelogSentence(change, say)}\n`);
        return [`\n### ${say(heading)}\n\n${lines.join('')}`];
    });
    return title + sections.join('');
}
/** What changed, as a changelog has it: names and values as code. */
function changelogSentence(change, say) {
    return (0,_drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .sentenceOf */ .$N)(change, { plain: text => text, value: text => inlineCode(text, say) }, say);
}
/** Code between as many backquotes as the text needs. */
function inlineCode(value, say) {
    const line = value.replace(/\s+/g, ' ');
    if (line.trim() === '')
        return say((0,_text_said_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)($said('(nothing)')));
    const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map(run => run.length));
    const fence = '`'.repeat(longest + 1);
    const space = longest > 0 ? ' ' : '';
    return `${fence}${space}${line}${space}${fence}`;
}


/***/ }),

/***/ 9370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ junit)
/* harmony export */ });
/* harmony import */ var _drift_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43360);
/* harmony import */ var _rules_comparison_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96759);
/* harmony import */ var _site_html_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96223);
/* harmony import */ var _cause_by_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49764);
/* harmony import */ var _rules_page_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52721);
/* harmony import */ var _topics_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98884);






/** Findings that say why nothing was compared. */
const NOT_COMPARED = new Set([_rules_comparison_js__WEBPACK_IMPORTED_MODULE_1__/* .comparedWithItself */ .JZ.id, _rules_comparison_js__WEBPACK_IMPORTED_MODULE_1__/* .baseNotBuilt */ .vy.id]);
/**
 * The report in the form of JUnit, which test reporters read: a case for each change and each finding. One fails that fails
 * the check: an error, and a major change that `versao` does not announce.
 */
function junit(result) {
    const isAnnounced = result.verdict === 'bumped' || result.verdict === 'deferred' || result.ok;
    const causes = (0,_cause_by_change_js__WEBPACK_IMPORTED_MODULE_3__/* .causeByChange */ .L)(result.causes);
    const cases = [
        ...result.findings.map(({ rule, level, message, remedy, place, subject }) => ({
            owner: place?.file ?? subject?.split('#')[0] ?? 'refdata.yml',
            name: message,
            rule,
            place: place ?? null,
            ...(level === 'error' && { failure: `${message} ${remedy}` }),
            ...(level !== 'error' && NOT_COMPARED.has(rule) && { skipped: message }),
        })),
        ...result.changes.map(change => ({
            owner: (0,_topics_js__WEBPACK_IMPORTED_MODULE_4__/* .ownerOf */ .bf)(change),
            name: change.message,
            rule: change.rule,
            place: (0,_drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .placeInHead */ .Lb)(change),
            cause: causes.get(change.fingerprint),
            ...(change.level === 'major' &&
                !isAnnounced && { failure: `${change.message} ${(0,_drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .changeRule */ .Vd)(change.rule)?.why ?? ''}` }),
        })),
    ];
    const failures = cases.filter(({ failure }) => failure !== undefined).length;
    const skipped = cases.filter(each => each.skipped !== undefined).length;
    const counts = `tests="${cases.length}" failures="${failures}" errors="0"`;
    return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites ${counts}>
<testsuite name="refdata check" ${counts} skipped="${skipped}">
${cases.map(testcase).join('\n')}
</testsuite>
</testsuites>
`;
}
function testcase({ owner, name, rule, place, cause, failure, skipped }) {
    const page = `${_rules_page_js__WEBPACK_IMPORTED_MODULE_5__/* .RULES_PAGE */ .e}#${encodeURIComponent(rule)}`;
    const where = place === null
        ? ''
        : ` file="${xml(place.file)}"${place.line === undefined ? '' : ` line="${place.line}"`}`;
    const properties = `<properties><property name="rule" value="${xml(rule)}"/><property name="page" value="${xml(page)}"/>${cause === undefined ? '' : `<property name="cause" value="${xml(cause)}"/>`}</properties>`;
    const failed = failure === undefined
        ? skipped === undefined
            ? ''
            : `<skipped message="${xml(skipped)}"/>`
        : `<failure type="${xml(rule)}" message="${xml(failure)}">${xml(`${failure}\n${page}`)}</failure>`;
    return `<testcase classname="${xml(owner)}" name="${xml(name)}"${where}>${properties}${failed}</testcase>`;
}
/** XML 1.0 has no half of a pair of surrogates, and two code points that are no characters. */
function xml(text) {
    return (0,_site_html_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy)(text.replace(/[\p{Cs}\ufffe\uffff]/gu, '\ufffd'));
}


/***/ }),

/***/ 83314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ checkPage)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/said/drift/index.js + 71 modules
var drift = __webpack_require__(43360);
// EXTERNAL MODULE: ./build/said/findings/change-level.js
var change_level = __webpack_require__(83152);
// EXTERNAL MODULE: ./build/said/findings/finding.js
var finding = __webpack_require__(9314);
// EXTERNAL MODULE: ./build/said/report/report.js
var report = __webpack_require__(78429);
// EXTERNAL MODULE: ./build/said/site/html.js + 1 modules
var html = __webpack_require__(96223);
// EXTERNAL MODULE: ./build/said/text/said.js
var said = __webpack_require__(54157);
// EXTERNAL MODULE: ./build/said/check/report/evidence-line.js
var evidence_line = __webpack_require__(4096);
;// CONCATENATED MODULE: ./build/said/check/report/page-assets.js
/** What the page of a check is drawn with: no file beside it, so that it works wherever it is opened. */
const STYLE = `:root{color-scheme:light dark;--line:#8884;--major:#b3261e;--minor:#7a5a00;--patch:#00639b;--info:#666}
@media(prefers-color-scheme:dark){:root{--major:#ff897d;--minor:#e6c35c;--patch:#7fcfff;--info:#aaa}}
body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;padding:1rem;max-width:75rem}
h1{font-size:1.4rem}h2{font-size:1.1rem}
code{font-family:ui-monospace,monospace;font-size:.9em;overflow-wrap:anywhere}
form{position:sticky;top:0;background:Canvas;border-block:1px solid var(--line);padding:.5rem 0;display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center}
form[hidden]{display:none}input[type=search],select{font:inherit;max-width:18rem}
ul{list-style:none;padding:0}li.topic{border-inline-start:4px solid;padding:.25rem .75rem;margin:.5rem 0}
li.topic ul{padding-inline-start:1.5rem}li[hidden]{display:none}
.major{border-color:var(--major)}.minor{border-color:var(--minor)}.patch{border-color:var(--patch)}.info{border-color:var(--info)}
.level{font-weight:600;font-size:.8rem;text-transform:uppercase}.major>.level,summary .major{color:var(--major)}.minor>.level{color:var(--minor)}.patch>.level{color:var(--patch)}
.where{opacity:.8;font-size:.9em}summary{cursor:pointer}`;
/** Filters by level, rule, owner and words; without it, everything is shown. */
const SCRIPT = `const form=document.querySelector('form');
const topics=[...document.querySelectorAll('li.topic')];
const shown=document.querySelector('output');
const words=new Map(topics.map(topic=>[topic,topic.textContent.toLowerCase()]));
function filter(){
  const data=new FormData(form);
  const levels=new Set(data.getAll('level'));
  const rule=data.get('rule'),owner=data.get('owner');
  const parts=data.get('words').toLowerCase().split(/\\s+/).filter(Boolean);
  let changes=0;
  for(const topic of topics){
    const fits=levels.has(topic.dataset.level)&&(!owner||topic.dataset.owners.split('\\n').includes(owner))
      &&(!rule||topic.dataset.rules.split(' ').includes(rule))&&parts.every(part=>words.get(topic).includes(part));
    topic.hidden=!fits;
    if(fits)changes+=Number(topic.dataset.count);
  }
  shown.value=changes+' of '+form.dataset.count+' changes';
}
form.hidden=false;
form.addEventListener('input',filter);
form.addEventListener('submit',event=>event.preventDefault());
filter();`;

// EXTERNAL MODULE: ./build/said/check/report/rules-page.js
var rules_page = __webpack_require__(52721);
// EXTERNAL MODULE: ./build/said/check/report/topics.js
var report_topics = __webpack_require__(98884);
// EXTERNAL MODULE: ./build/said/check/report/verdict-line.js
var verdict_line = __webpack_require__(60538);
;// CONCATENATED MODULE: ./build/said/check/report/page.js












/** The whole report as a page of its own: everything is in it, nothing is asked for, and it works from a disk. */
function checkPage(result) {
    const topics = (0,report_topics/* topicsOf */.eU)(result);
    const evidence = (0,evidence_line/* evidenceByChange */.$n)(result.evidence);
    const title = page_text(`${result.nome} ${result.head.versao}`.trim());
    const policy = `default-src 'none'; style-src '${hashOf(STYLE)}'; script-src '${hashOf(SCRIPT)}'; base-uri 'none'; form-action 'none'`;
    return $said`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${(0,html/* html */.qy)(policy)}">
<title>${title}: what changes</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${(0,verdict_line/* verdictSign */.r0)(result)} ${withCode((0,verdict_line/* verdictLine */.MT)(result))}</h1>
<p>Compared with ${code(result.base.name)}. ${page_text((0,verdict_line/* extentLine */.Bv)(result))}.</p>
${listOf($said('What is wrong'), (0,report/* bySeverity */.Np)(result.findings).map(findingItem))}
<h2>What changes</h2>
${filters(result.changes, topics)}
<ul>
${topics.map(topic => topicItem(topic, evidence)).join('\n')}
</ul>
${listOf($said('What cannot be told'), result.unknown.map(({ path, place, placeSide }) => `<li>${code(path)}${where(place, placeSide)}</li>`))}
${listOf($said('What is accepted'), result.excepted.map(change => `<li>${changeText(change)}</li>`))}
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
}
function hashOf(source) {
    return `sha256-${(0,external_node_crypto_.createHash)('sha256').update(source).digest('base64')}`;
}
function listOf(heading, items) {
    return items.length === 0 ? '' : `<h2>${heading}</h2>\n<ul>\n${items.join('\n')}\n</ul>`;
}
function findingItem({ rule, level, message, remedy, place }) {
    return `<li><span class="level">${finding/* LEVEL_WORDS */.P4[level]}</span> ${withCode(`${message} ${remedy}`)} ${ruleLink(rule)}${where(place ?? null)}</li>`;
}
function filters(changes, topics) {
    const levels = change_level/* CHANGE_LEVELS */.v.map(level => `<label><input type="checkbox" name="level" value="${level}" checked> ${level} (${topics.filter(topic => topic.level === level).length})</label>`);
    return $said`<form hidden data-count="${changes.length}">
<label>Find <input type="search" name="words"></label>
${levels.join('\n')}
${choice('rule', changes.map(({ rule }) => rule))}
${choice('owner', changes.map(report_topics/* ownerOf */.bf))}
<output></output>
</form>`;
}
/** A choice of what there is, by how often. */
function choice(name, values) {
    const counts = new Map();
    for (const value of values)
        counts.set(value, (counts.get(value) ?? 0) + 1);
    const options = [...counts]
        .sort(([, a], [, b]) => b - a)
        .map(([value, count]) => `<option value="${(0,html/* html */.qy)(value)}">${page_text(value)} (${count})</option>`);
    return $said`<label>${name === 'rule' ? (0,said/* word */.Vm)($said('Rule')) : (0,said/* word */.Vm)($said('In'))} <select name="${name}"><option value="">all</option>${options.join('')}</select></label>`;
}
function topicItem({ level, cause, changes }, evidence) {
    const told = (change) => `${changeText(change)}${evidenceText(evidence.get(change.fingerprint))}`;
    const [first] = changes;
    const each = (part) => [...new Set(changes.map(part))];
    const rules = each(({ rule }) => rule).join(' ');
    const data = `data-level="${level}" data-count="${changes.length}" data-rules="${(0,html/* html */.qy)(rules)}" data-owners="${(0,html/* html */.qy)(each(report_topics/* ownerOf */.bf).join('\n'))}"`;
    const opening = `<li class="topic ${level}" ${data}><span class="level">${level}</span> `;
    if (cause === null)
        return `${opening}${told(first)}</li>`;
    const following = cause.kind === 'change' ? changes.slice(1) : changes;
    const message = cause.kind === 'change' ? told(first) : `${withCode(cause.message)}${where(cause.place)}`;
    const sure = new Map(cause.changes.map(({ fingerprint, confidence }) => [fingerprint, confidence]));
    const items = following.map(change => {
        const confidence = sure.get(change.fingerprint) ?? 1;
        const doubt = confidence === 1 ? '' : $said` <small>this cause is ${Math.round(confidence * 100)}% likely</small>`;
        return `<li>${told(change)}${doubt}</li>`;
    });
    return `${opening}${message}
<details><summary>${following.length} ${cause.kind === 'change' ? $said('more with this cause') : $said('changes')}</summary>
<ul>
${items.join('\n')}
</ul>
</details></li>`;
}
function changeText(change) {
    const sentence = (0,drift/* sentenceOf */.$N)(change, { plain: page_text, value: code });
    return `${sentence} ${ruleLink(change.rule)}${where(change.place, change.side)}`;
}
/** What known programs say, with the shortest that has to change. */
function evidenceText(evidence) {
    if (evidence === undefined)
        return '';
    const { shortest } = evidence;
    const said = (0,evidence_line/* metLine */.lL)(shortest);
    const met = said === '' ? '' : `<div class="where">${withCode(said)}</div>`;
    const note = shortest === null
        ? ''
        : `<details><summary>${page_text(shortest.program)}</summary><pre translate="no">${page_text(shortest.text)}</pre>${met}</details>`;
    return `<div class="where">${withCode((0,evidence_line/* evidenceLine */.OF)(evidence))}</div>${note}`;
}
function ruleLink(rule) {
    const title = (0,drift/* changeRule */.Vd)(rule)?.title;
    const hint = title === undefined ? '' : ` title="${(0,html/* html */.qy)(title)}"`;
    return `<a href="${rules_page/* RULES_PAGE */.e}#${encodeURIComponent(rule)}"${hint}><code>${page_text(rule)}</code></a>`;
}
function where(place, side) {
    if (place === null)
        return '';
    return ` <span class="where">${code((0,finding/* formatPlace */.dE)(place))}${side === 'base' ? $said(' (base)') : ''}</span>`;
}
/** Our own sentences have names between backquotes. */
function withCode(message) {
    return message
        .split(/`([^`]+)`/)
        .map((part, i) => (i % 2 === 1 ? code(part) : page_text(part)))
        .join('');
}
function code(value) {
    return `<code translate="no">${page_text(value)}</code>`;
}
/** Text with nothing hidden in it, and no markup. */
function page_text(value) {
    return (0,html/* html */.qy)(value);
}


/***/ }),

/***/ 52721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ RULES_PAGE)
/* harmony export */ });
/* harmony import */ var _runtime_generated_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10529);

/** Where each rule has a section of its own, as this version has it. */
const RULES_PAGE = `https://github.com/refdata/refdata-action/blob/v${_runtime_generated_version_js__WEBPACK_IMPORTED_MODULE_0__/* .VERSION */ .x}/docs/rules.md`;


/***/ }),

/***/ 90087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ sarif)
/* harmony export */ });
/* harmony import */ var _drift_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43360);
/* harmony import */ var _report_sarif_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62810);
/* harmony import */ var _rules_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12531);
/* harmony import */ var _cause_by_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49764);
/* harmony import */ var _rules_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52721);





const LEVELS = {
    major: 'error',
    minor: 'warning',
    patch: 'note',
    info: 'none',
};
/** Where something is that has no place of its own. */
const NOWHERE = { file: 'refdata.yml' };
/**
 * The report for code scanning (SARIF 2.1.0). Where the whole is bumped as it should be, a major change is no error.
 * @param folder of the language below the root of the repository, with a slash at its end; empty for the root.
 */
function sarif(result, folder = '') {
    const causes = (0,_cause_by_change_js__WEBPACK_IMPORTED_MODULE_3__/* .causeByChange */ .L)(result.causes);
    const bumped = result.verdict === 'bumped';
    const results = [
        ...result.findings.map(({ rule, level, message, remedy, place }) => ({
            id: rule,
            level: level === 'notice' ? 'note' : level,
            message: `${message} ${remedy}`,
            place: place ?? NOWHERE,
        })),
        ...result.changes.map(change => ({
            id: change.rule,
            level: bumped && change.level === 'major' ? 'warning' : LEVELS[change.level],
            message: change.message,
            place: (0,_drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .placeInHead */ .Lb)(change) ?? NOWHERE,
            fingerprint: change.fingerprint,
            cause: causes.get(change.fingerprint),
        })),
    ];
    return (0,_report_sarif_js__WEBPACK_IMPORTED_MODULE_1__/* .sarifLog */ .e)(results, described, folder);
}
function described(id) {
    const rule = (0,_drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .changeRule */ .Vd)(id) ?? (0,_rules_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleInfo */ .PI)(id);
    return { helpUri: `${_rules_page_js__WEBPACK_IMPORTED_MODULE_4__/* .RULES_PAGE */ .e}#${id}`, title: rule?.title, why: rule?.why };
}


/***/ }),

/***/ 2080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ changeLines),
/* harmony export */   d: () => (/* binding */ whereOf)
/* harmony export */ });
/* harmony import */ var _check_report_evidence_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4096);
/* harmony import */ var _check_report_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6537);
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9314);
/* harmony import */ var _text_first_of_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85184);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38696);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51040);






const MAX_LINE_CHARACTERS = 400;
/** Programs that have to change, shown with their lines. */
const MAX_PROGRAMS = 3;
/** Changes that are named of those that one program breaks by. */
const MAX_BROKEN = 3;
const MAX_INDENT = 40;
const PAINT = {
    major: _colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.red,
    minor: _colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.yellow,
    patch: _colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.cyan,
    info: _colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.dim,
};
/** The changes of a report on a terminal, grouped and folded as a comment has them: by level, cause, and what they belong to. */
function changeLines(result) {
    const known = (0,_check_report_evidence_line_js__WEBPACK_IMPORTED_MODULE_3__/* .evidenceByChange */ .$n)(result.evidence);
    let room = _check_report_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_ROWS */ .pX;
    let left = 0;
    const lines = [];
    for (const section of (0,_check_report_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .sectionsOf */ .Ks)(result, _check_report_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_ROWS */ .pX)) {
        const rows = section.rows.slice(0, room);
        room -= rows.length;
        left += section.rows.slice(rows.length).reduce((sum, { covers }) => sum + covers, 0);
        if (rows.length > 0)
            lines.push('', headingOf(section), ...rowLines(rows, known));
    }
    if (left > 0)
        lines.push('', $said`… and ${left} more: \`--format markdown\` and \`--format html\` have all of them.`);
    return [...lines, ...programsOf(result)];
}
function headingOf({ level, own, follow }) {
    const more = follow === 0 ? '' : $said`, and ${follow} more with the same causes`;
    return `${PAINT[level](level)} ${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.bold(String(own))}${more}`;
}
/** Each row in a line; what no cause explains stands below what it belongs to, and a place that a cause has is not told again. */
function rowLines(rows, known) {
    let owner = '';
    let above = '';
    return rows.flatMap(row => {
        if (row.kind === 'change') {
            const heading = row.owner === owner ? [] : [`  ${shown(row.owner)}`];
            owner = row.owner;
            return [...heading, `    ${whereOf(row.change)}${changeText(row.change, known)}`];
        }
        owner = '';
        if (row.kind === 'cause')
            above = whereOf(row.cause);
        return [rowLine(row, known, above)];
    });
}
function rowLine(row, known, above) {
    if (row.kind === 'following') {
        const { confidence } = row;
        const doubt = confidence === 1 ? '' : $said` (this cause is ${Math.round(confidence * 100)}% likely)`;
        const where = whereOf(row.change);
        return `    ↳ ${where === above ? '' : where}${changeText(row.change, known, doubt)}`;
    }
    if (row.kind === 'rule') {
        const more = row.follow === 0 ? '' : $said`; ${row.follow} more follow from them`;
        const text = `${row.firsts.length} × ${(0,_check_report_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .titleOf */ .Gg)(row.rule)}: ${samples(row.firsts)}${more}`;
        return `  ${shown(text)} ${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.dim(row.rule)}`;
    }
    const { cause, first, isRoot, following, isFolded } = row;
    const names = isRoot ? $said`${following.length} more: ${samples(following)}` : samples(following);
    const more = isFolded ? ` (${names})` : '';
    return `  ${whereOf(cause)}${isRoot ? changeText(first, known, more) : `${shown(cause.message)}${more}`}`;
}
function changeText(change, known, more = '') {
    const own = known.get(change.fingerprint);
    const said = own === undefined ? '' : ` ${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.dim(shown((0,_check_report_evidence_line_js__WEBPACK_IMPORTED_MODULE_3__/* .evidenceLine */ .OF)(own)))}`;
    return `${shown(change.message)}${more}${said} ${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.dim(change.rule)}`;
}
/** Where something stands, to be put before it. */
function whereOf({ place, side }) {
    if (place === null)
        return '';
    return `${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.bold((0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPlace */ .dE)(place))}${side === 'base' ? $said(' (base)') : ''}  `;
}
function samples(changes) {
    return (0,_check_report_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .samplesOf */ .lc)(changes, shown);
}
function shown(text) {
    return (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visibleLine */ .P)(text, MAX_LINE_CHARACTERS);
}
/** The shortest programs that break, each once, with what it breaks by and what it meets. */
function programsOf({ changes, evidence }) {
    const byChange = new Map(changes.map(change => [change.fingerprint, change]));
    const broken = new Map();
    for (const { fingerprint, shortest } of evidence) {
        const change = byChange.get(fingerprint);
        if (shortest === null || change === undefined)
            continue;
        const known = broken.get(shortest.program) ?? { shortest, changes: [] };
        known.changes.push(change);
        broken.set(shortest.program, known);
    }
    if (broken.size === 0)
        return [];
    const programs = [...broken.values()].slice(0, MAX_PROGRAMS).flatMap(({ shortest, changes: by }) => [
        `  ${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.bold(shown(shortest.program))}  ${(0,_text_first_of_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .K)(by.map(({ message }) => shown(message)), MAX_BROKEN)}`,
        ...(0,_check_report_evidence_line_js__WEBPACK_IMPORTED_MODULE_3__/* .programLines */ .ef)(shortest.text).map(line => `    ${indentOf(line)}${shown(line)}`),
        ...[(0,_check_report_evidence_line_js__WEBPACK_IMPORTED_MODULE_3__/* .metLine */ .lL)(shortest)].filter(Boolean).map(line => `    ${shown(line)}`),
    ]);
    const more = broken.size - MAX_PROGRAMS;
    return ['', $said('Programs that have to change'), ...programs, ...(more > 0 ? [$said`  … and ${more} more`] : [])];
}
/** What a line of a program stands behind. */
function indentOf(line) {
    return ' '.repeat(Math.min(/^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0, MAX_INDENT));
}


/***/ }),

/***/ 90857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCheck: () => (/* binding */ runCheck)
/* harmony export */ });
/* harmony import */ var _check_report_changelog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45772);
/* harmony import */ var _check_report_junit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9370);
/* harmony import */ var _check_report_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57171);
/* harmony import */ var _check_report_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83314);
/* harmony import */ var _check_report_rules_page_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(52721);
/* harmony import */ var _check_report_sarif_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90087);
/* harmony import */ var _check_report_verdict_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60538);
/* harmony import */ var _commands_check_reference_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35979);
/* harmony import */ var _commands_check_routes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12323);
/* harmony import */ var _commands_notes_tongue_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(579);
/* harmony import */ var _drift_index_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(43360);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(14343);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(38696);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2080);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(51040);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1755);
/* harmony import */ var _one_of_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(84731);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(91842);
/* harmony import */ var _run_options_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(98703);



















const FORMATS = ['text', 'markdown', 'html', 'changelog', 'sarif', 'junit', 'json'];
const MAX_LINE_CHARACTERS = 400;
const MAX_UNKNOWN = 20;
const SIDES = { base: $said('the base'), head: $said('the head'), both: $said('either side') };
/** What has no `versao`, or nothing to hold it against. */
const UNVERSIONED = new Set(['first', 'unknown', 'unversioned']);
const JUDGED_BY_BASE = $said('versao is judged against this base, which is named: not against the last release, and check.release is not asked');
/** `refdata check`: true when the check passes. */
async function runCheck(options) {
    const failOn = (0,_one_of_js__WEBPACK_IMPORTED_MODULE_14__/* .oneOf */ .y)('--fail-on', options.failOn, _drift_index_js__WEBPACK_IMPORTED_MODULE_9__/* .FAIL_ON */ .d$);
    const format = options.json ? 'json' : (0,_one_of_js__WEBPACK_IMPORTED_MODULE_14__/* .oneOf */ .y)('--format', options.format, FORMATS);
    const progress = await (0,_progress_js__WEBPACK_IMPORTED_MODULE_16__/* .startProgress */ .o)(format === 'json');
    const { repo, base, head, server } = options;
    // As a variable of a shell that is not set makes it.
    for (const [option, value] of Object.entries({ '--base': base, '--head': head }))
        if (value === '')
            throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_10__/* .UserError */ .y($said`${option} is empty.`, $said('Write what it is to be, or leave it out.'));
    const { requireBase = isYes(process.env.CI) } = options;
    const shared = { repo, base, failOn, requireBase, today: new Date().toISOString().slice(0, 10) };
    if (server !== undefined && head !== undefined)
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_10__/* .UserError */ .y($said('--head does nothing with --server.'), $said('Check out the head, and leave --head out.'));
    const result = await (server === undefined
        ? (0,_commands_check_reference_js__WEBPACK_IMPORTED_MODULE_6__/* .check */ .z)({ ...shared, ...(0,_run_options_js__WEBPACK_IMPORTED_MODULE_15__/* .runOptions */ .K)(options, progress.step), head, sinceRelease: base === undefined })
        : (0,_commands_check_routes_js__WEBPACK_IMPORTED_MODULE_7__/* .checkRoutes */ .Z)({ ...shared, server })).finally(progress.stop);
    process.stdout.write(format === 'changelog'
        ? (0,_check_report_changelog_js__WEBPACK_IMPORTED_MODULE_0__/* .changelog */ .r)(result, (0,_commands_notes_tongue_js__WEBPACK_IMPORTED_MODULE_8__/* .notesTongue */ .i)((0,_run_options_js__WEBPACK_IMPORTED_MODULE_15__/* .runOptions */ .K)(options)))
        : written(result, format, base !== undefined));
    if (format === 'text')
        (0,_findings_js__WEBPACK_IMPORTED_MODULE_13__/* .printFindings */ .c)(result.findings, process.stdout);
    return result.ok;
}
/** @param isNamed whether the base was named: then it is the release, too. */
function written(result, format, isNamed) {
    if (format === 'json')
        return `${JSON.stringify(result, null, 2)}\n`;
    if (format === 'sarif')
        return (0,_check_report_sarif_js__WEBPACK_IMPORTED_MODULE_4__/* .sarif */ .I)(result);
    if (format === 'junit')
        return (0,_check_report_junit_js__WEBPACK_IMPORTED_MODULE_1__/* .junit */ .b)(result);
    if (format === 'html')
        return (0,_check_report_page_js__WEBPACK_IMPORTED_MODULE_3__/* .checkPage */ .I)(result);
    return format === 'markdown' ? (0,_check_report_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .checkMarkdown */ .WT)(result, { rules: _check_report_rules_page_js__WEBPACK_IMPORTED_MODULE_17__/* .RULES_PAGE */ .e }) : text(result, isNamed);
}
function text(result, isNamed) {
    const { ok, base, excepted, unknown } = result;
    const verdict = ok ? passedAs(result) : _colours_js__WEBPACK_IMPORTED_MODULE_12__/* .colours */ .M.red($said('failed'));
    const commit = base.commit === null ? '' : ` (${base.commit.slice(0, 9)})`;
    const lines = [
        `${verdict} ${_colours_js__WEBPACK_IMPORTED_MODULE_12__/* .colours */ .M.bold((0,_check_report_verdict_line_js__WEBPACK_IMPORTED_MODULE_5__/* .verdictLine */ .MT)(result))}`,
        _colours_js__WEBPACK_IMPORTED_MODULE_12__/* .colours */ .M.dim($said`  base: ${base.name}${commit}; ${(0,_check_report_verdict_line_js__WEBPACK_IMPORTED_MODULE_5__/* .extentLine */ .Bv)(result)}`),
        ...(isNamed && !UNVERSIONED.has(result.verdict) ? [_colours_js__WEBPACK_IMPORTED_MODULE_12__/* .colours */ .M.dim(`  ${JUDGED_BY_BASE}`)] : []),
        ...(0,_changes_js__WEBPACK_IMPORTED_MODULE_11__/* .changeLines */ .O)(result),
    ];
    if (unknown.length > 0) {
        lines.push('', $said`cannot be told ${_colours_js__WEBPACK_IMPORTED_MODULE_12__/* .colours */ .M.bold(String(unknown.length))}`);
        for (const { path, place, side, placeSide } of unknown.slice(0, MAX_UNKNOWN)) {
            lines.push(`  ${(0,_changes_js__WEBPACK_IMPORTED_MODULE_11__/* .whereOf */ .d)({ place, side: placeSide })}${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_18__/* .visibleLine */ .P)(path, MAX_LINE_CHARACTERS)} ${_colours_js__WEBPACK_IMPORTED_MODULE_12__/* .colours */ .M.dim($said`not read in ${SIDES[side]}`)}`);
        }
        if (unknown.length > MAX_UNKNOWN)
            lines.push($said`  … and ${unknown.length - MAX_UNKNOWN} more`);
    }
    if (excepted.length > 0)
        lines.push('', $said`${excepted.length} accepted by .refdata-ignore.yml`);
    return `${lines.join('\n')}\n`;
}
/** What did not fail may have passed nothing either. */
function passedAs(result) {
    if (result.verdict === 'unknown')
        return _colours_js__WEBPACK_IMPORTED_MODULE_12__/* .colours */ .M.yellow($said('not compared'));
    return result.verdict === 'first' ? _colours_js__WEBPACK_IMPORTED_MODULE_12__/* .colours */ .M.yellow('first') : _colours_js__WEBPACK_IMPORTED_MODULE_12__/* .colours */ .M.green($said('passed'));
}
/** As services for continuous integration set it. */
function isYes(value = '') {
    return value !== '' && value !== '0' && value.toLowerCase() !== 'false';
}


/***/ }),

/***/ 84731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);

/** A value that is one of those which an option takes. @throws {UserError} for any other. */
function oneOf(option, value, values) {
    const found = values.find(each => each === value);
    if (found !== undefined)
        return found;
    throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y($said`${option} is "${value}".`, $said`Write one of ${values.join(', ')}.`);
}


/***/ }),

/***/ 91842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ startProgress)
/* harmony export */ });
/* harmony import */ var _text_said_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54157);

/** Shows what is being done, on a terminal only: elsewhere progress is noise. Call `stop` before printing anything else. */
async function startProgress(quiet) {
    if (quiet || !process.stderr.isTTY)
        return { step: () => { }, stop: () => { } };
    const { default: spinner } = await __webpack_require__.e(/* import() */ 6540).then(__webpack_require__.bind(__webpack_require__, 36540));
    const running = spinner({ stream: process.stderr }).start((0,_text_said_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)($said('starting')));
    return {
        step: part => {
            running.text = part;
        },
        stop: () => running.stop(),
    };
}


/***/ }),

/***/ 98703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ runOptions),
/* harmony export */   d: () => (/* binding */ whereOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _github_fork_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40228);
/* harmony import */ var _repository_folder_supply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53353);
/* harmony import */ var _run_configuration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6112);
/* harmony import */ var _code_frame_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32088);





/** What they say of a run. */
function runOptions({ repo, config, allowCommands = false, cache, repository = new Map() }, progress) {
    // From a folder inside of a repository it is that repository which is meant, as git has it.
    const root = repo === '.' && config === undefined ? upwards() : repo;
    (0,_code_frame_js__WEBPACK_IMPORTED_MODULE_4__/* .framesFrom */ .$o)(root);
    return {
        repo: root,
        // From where the command is run, as paths on a command line are; else the repository's own.
        config: config === undefined ? 'refdata.yml' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(config),
        commands: (0,_github_fork_js__WEBPACK_IMPORTED_MODULE_1__/* .commandPermission */ .X)(allowCommands, process.env),
        cache,
        supply: (0,_repository_folder_supply_js__WEBPACK_IMPORTED_MODULE_2__/* .folderSupply */ .K)(repository, process.env.GITHUB_SERVER_URL),
        progress,
    };
}
/** What another command takes to be about the same repository: `--repo ../lume`; empty for the folder that it is run in. */
function whereOf({ repo, config }) {
    return [
        ...(repo === '.' ? [] : [`--repo ${quoted(repo)}`]),
        ...(config === undefined ? [] : [`--config ${quoted(config)}`]),
    ].join(' ');
}
/** A path as a shell takes it. */
function quoted(path) {
    return /^[\w./:@%+=-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
function upwards() {
    const folder = (0,_run_configuration_js__WEBPACK_IMPORTED_MODULE_3__/* .folderWithConfig */ .PW)(process.cwd());
    return folder === undefined ? '.' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(process.cwd(), folder) || '.';
}


/***/ }),

/***/ 12323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ checkRoutes)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/said/check/base-commit.js
var base_commit = __webpack_require__(70034);
// EXTERNAL MODULE: ./build/said/check/defaults.js
var defaults = __webpack_require__(61673);
// EXTERNAL MODULE: ./build/said/exporters/document.js + 2 modules
var exporters_document = __webpack_require__(51557);
// EXTERNAL MODULE: ./build/said/exporters/formats/openapi.js + 6 modules
var openapi = __webpack_require__(22961);
// EXTERNAL MODULE: ./build/said/exporters/openapi-paths.js
var openapi_paths = __webpack_require__(63260);
// EXTERNAL MODULE: ./build/said/server/index.js + 168 modules
var said_server = __webpack_require__(77038);
;// CONCATENATED MODULE: ./build/said/check/described-routes.js




/**
 * The routes of a server as its OpenAPI document describes them, each at the place that registers it. A document knows
 * no conditions, web sockets or bodies of GET, and says of each body that it is an object: what is compared with a
 * document has to be seen through one, or every such route would have changed. Names and texts of operations are those of
 * a document that somebody wrote.
 *
 * @param handlers whether the document says what handlers read and send, too
 */
function describedRoutes(server, handlers = false) {
    const document = (0,exporters_document/* documentOf */.l)(server, {}, { handlers });
    const registered = new Map([...(0,openapi_paths/* openapiPaths */.p)(document).paths].flatMap(([template, operations]) => operations.map(({ method, described }) => [`${method} ${(0,said_server/* pathOf */.XM)(template)}`, described.route])));
    const placed = (described) => {
        const route = registered.get(`${described.method} ${described.path}`);
        if (route === undefined)
            return described;
        const { place, validations } = route;
        const placeOf = (target) => validations.find(each => each.target === target)?.place ?? place;
        return {
            ...described,
            place,
            validations: described.validations.map(each => ({ ...each, place: placeOf(each.target) })),
        };
    };
    // By way of its text, which cannot hold all that the source can.
    const made = (0,said_server/* routesOfOpenapi */.KL)(JSON.parse(openapi/* exporter */.EJ.export(document)), server.place.file).map(placed);
    if (server.own)
        return made;
    return made.map(({ asks, ...route }) => handlers && asks ? { ...route, asks: { ...asks, isMade: true } } : route);
}

// EXTERNAL MODULE: ./build/said/exporters/artifacts.js
var artifacts = __webpack_require__(95694);
// EXTERNAL MODULE: ./build/said/publish/description-list.js
var description_list = __webpack_require__(91199);
// EXTERNAL MODULE: ./build/said/versions/scheme.js + 3 modules
var scheme = __webpack_require__(39013);
// EXTERNAL MODULE: ./build/said/versions/version.js
var version = __webpack_require__(8956);
;// CONCATENATED MODULE: ./build/said/check/described-version.js





const DOCUMENT = 'openapi.json';
/**
 * The version that the committed OpenAPI document of a server file says; nothing where there is none.
 * @param servers the names of its servers: no list names what a command line wrote, which stands in folders of these names
 */
function describedVersion(repository, source, servers) {
    for (const list of repository.glob(`**/${(0,description_list/* listPath */.Kx)('')}`)) {
        const folder = list.slice(0, -(0,description_list/* listPath */.Kx)('').length).replace(/\/$/, '');
        const path = listed(repository, list, folder).find(each => each.source === source && (0,external_node_path_.basename)(each.path) === DOCUMENT)?.path;
        const version = path === undefined ? undefined : versionIn(repository, path);
        if (version !== undefined)
            return version;
    }
    const path = documentOf(repository, source, servers);
    return path === undefined ? undefined : versionIn(repository, path);
}
/** The document that no list names: that of the folder of a server, or the only one that there is. */
function documentOf(repository, source, servers) {
    const all = repository.glob(`**/${DOCUMENT}`).filter(path => path !== source);
    const folders = servers.map(name => (0,artifacts/* foldersOf */.pd)(source, name));
    const inFolder = (wanted) => all
        .filter(path => folders.some(each => `/${path}`.endsWith(`/${wanted(each)}/${DOCUMENT}`)))
        .sort((a, b) => a.length - b.length)[0];
    return (inFolder(([, apart]) => apart) ?? inFolder(([plain]) => plain) ?? (all.length === 1 ? all[0] : undefined));
}
/** The version of an OpenAPI document. */
function versionOfDocument(document) {
    const { info } = (document ?? {});
    return typeof info?.version === 'string' ? info.version : undefined;
}
/** Whether a version went up by as much as changes of a level ask for. */
function isRaised(level, before, after) {
    const [old, now] = [before, after].map(text => (text === undefined ? undefined : scheme/* USUAL_SCHEME */.d.parse(text)));
    const bump = old && now && scheme/* USUAL_SCHEME */.d.bumpBetween(old, now);
    return old !== undefined && bump !== undefined && (0,version/* isEnough */.LP)(bump, scheme/* USUAL_SCHEME */.d.required(level, old));
}
/** A list that is none of ours names nothing. */
function listed(repository, list, folder) {
    try {
        return (0,description_list/* readList */.LD)(folder, repository.readBytes(list));
    }
    catch {
        return [];
    }
}
function versionIn(repository, path) {
    if (!repository.isFile(path))
        return undefined;
    try {
        return versionOfDocument(JSON.parse(repository.read(path)));
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/said/check/listed-exceptions.js
var listed_exceptions = __webpack_require__(60425);
// EXTERNAL MODULE: ./build/said/check/policies.js
var policies = __webpack_require__(79193);
// EXTERNAL MODULE: ./build/said/check/same-commit.js
var same_commit = __webpack_require__(19099);
// EXTERNAL MODULE: ./build/said/drift/index.js + 71 modules
var drift = __webpack_require__(43360);
// EXTERNAL MODULE: ./build/said/exporters/base.js
var base = __webpack_require__(85152);
// EXTERNAL MODULE: ./build/said/findings/finding.js
var finding = __webpack_require__(9314);
// EXTERNAL MODULE: ./build/said/findings/rule-info.js
var rule_info = __webpack_require__(50238);
// EXTERNAL MODULE: ./build/said/findings/user-error.js
var user_error = __webpack_require__(14343);
// EXTERNAL MODULE: ./build/said/http/address.js
var address = __webpack_require__(73301);
// EXTERNAL MODULE: ./build/said/repository/git-repository.js + 1 modules
var git_repository = __webpack_require__(27573);
// EXTERNAL MODULE: ./build/said/repository/repository.js
var repository_repository = __webpack_require__(5629);
// EXTERNAL MODULE: ./build/said/rules/comparison.js
var comparison = __webpack_require__(96759);
// EXTERNAL MODULE: ./build/said/runtime/stats.js
var stats = __webpack_require__(15368);
// EXTERNAL MODULE: ./build/said/commands/read-servers.js
var read_servers = __webpack_require__(25674);
;// CONCATENATED MODULE: ./build/said/commands/check-routes.js





















/** A larger description is not one of a server. */
const MAX_DOCUMENT_MIB = 64;
const MAX_DOCUMENT_BYTES = MAX_DOCUMENT_MIB * 1024 * 1024;
/**
 * What a head changes for the clients of a server: its routes against those of a commit, or of a description that was
 * written before. What breaks clients fails by itself, unless the version of the committed description is raised for it.
 *
 * @throws {UserError} when the file of the head, or the base, cannot be read.
 */
async function checkRoutes(options) {
    const { repo, failOn = 'unbumped', today } = options;
    const file = insideOf(repo, options.server);
    const repository = (0,repository_repository/* openRepository */.h_)(repo);
    const head = await serversIn(repository, file);
    const base = await openBase(options, file);
    const findings = [...head.findings];
    const routes = base.isDocument
        ? head.servers.slice(0, 1).flatMap(server => describedRoutes(server, base.describesHandlers))
        : routesOf(head);
    const { changes: all, unknown } = base.routes
        ? (0,drift/* tellRoutesApart */.a$)((0,drift/* routeChanges */.F7)(base.routes, routes), base.routes, routes)
        : { changes: [], unknown: [] };
    const listed = (0,listed_exceptions/* exceptionsOf */.Y)(repository);
    const sifted = (0,drift/* except */.iu)(all, base.exceptions ?? listed, today);
    // What is wrong with exceptions is mended in the head.
    findings.push(...(0,drift/* except */.iu)(all, listed, today).findings);
    if (base.exceptions)
        findings.push(...(0,policies/* changedExceptions */.$p)(base.exceptions, listed));
    if (base.routes && (base.routes.length === 0 || routes.length === 0)) {
        const which = base.routes.length === 0 ? 'base' : 'head';
        findings.push((0,rule_info/* findingOf */.h)(comparison/* nothingCompared */.z_, $said`The ${which} has no route that could be read.`, ''));
    }
    if (options.requireBase && base.routes === undefined && base.findings.length > 0)
        findings.push(...base.findings.map(finding => ({ ...finding, level: 'error' })));
    else
        findings.push(...base.findings);
    const isItself = !base.isDocument && (await (0,same_commit/* isSameCommit */.s)(base.name, { name: repo, commit: null }, repo));
    if (isItself)
        findings.push(...(0,same_commit/* ownBase */.M)(base.name, {}, options));
    for (const [name, address] of addressesOf(head.servers)) {
        const before = base.addresses?.get(name);
        if (before === undefined || before === address)
            continue;
        const message = $said`The address of ${name || file} was ${before} and is ${address}.`;
        findings.push((0,rule_info/* findingOf */.h)(comparison/* routesMoved */.SD, message, file, { file }));
    }
    const level = (0,drift/* wholeLevel */.AE)(sifted.changes);
    if (failOn === 'unbumped' && level === 'major') {
        const after = versionOf(head, repository, file);
        if (!isRaised(level, base.version, after))
            findings.push(notRaised(file, base.version, after, ownVersion(head) !== undefined));
    }
    return {
        ok: !(0,drift/* failsBy */.x7)(failOn, level) && !(0,finding/* hasError */.JD)(findings),
        verdict: base.routes && !isItself ? 'unversioned' : isItself || base.findings.length > 0 ? 'unknown' : 'first',
        level,
        requiredBump: level,
        suggestion: null,
        edits: [],
        nome: file,
        base: { ...base.name, versao: null },
        head: { name: repo, commit: null, versao: '' },
        release: null,
        compared: { base: base.routes?.length ?? 0, head: routes.length },
        counts: (0,drift/* tallyChanges */.sU)(sifted.changes),
        changes: sifted.changes,
        // A route and a validation stand at lines of their own.
        causes: (0,drift/* causesOf */.cZ)(sifted.changes, { isOnCause: () => true }),
        evidence: [],
        unknown,
        excepted: sifted.excepted,
        findings,
    };
}
/** The version that a file says itself, as an OpenAPI document does; or that of what was described of it. */
function versionOf(read, repository, file) {
    return (ownVersion(read) ??
        describedVersion(repository, file, read.servers.map(({ name }) => name)));
}
function ownVersion({ servers }) {
    return servers.map(({ own }) => own?.version).find(version => version !== undefined);
}
/**
 * Clients break, and the version of what they read does not say so.
 * @param isOwn whether the file says its version itself.
 */
function notRaised(file, before, after, isOwn) {
    const said = after === undefined || before === undefined
        ? $said('no committed description has a version that says so')
        : before === after
            ? $said`the version of its description is still ${after}`
            : $said`the version of its description went from ${before} to ${after}, which is too little`;
    const rule = isOwn
        ? {
            ...comparison/* routesNotRaised */.UD,
            remedy: $said`Raise info.version in ${file}, accept the change in .refdata-ignore.yml, or choose --fail-on none.`,
        }
        : comparison/* routesNotRaised */.UD;
    return (0,rule_info/* findingOf */.h)(rule, $said`Clients of ${file} break, and ${said}.`, file, { file });
}
/** The servers of a file, or of a list of routes. @throws {UserError} for what is neither. */
async function serversIn(repository, file) {
    const readFile = (path) => (repository.isFile(path) ? repository.readBytes(path) : undefined);
    const { servers, gaps } = (await (0,read_servers/* readProgram */.L)(file, repository)) ?? (0,said_server/* readRoutes */.Fj)(file, readFile);
    const findings = gaps.map(({ place, reason, remedy }) => (0,rule_info/* findingOf */.h)({ ...comparison/* routesUnread */.gL, remedy }, reason, place.file, place));
    return { servers, findings };
}
function routesOf({ servers }) {
    return servers.flatMap(({ routes }) => routes);
}
async function openBase(options, file) {
    const { repo, base } = options;
    if (base !== undefined && (0,stats/* statsOf */.L)(base)?.isFile())
        return {
            name: { name: base, commit: null },
            isDocument: true,
            findings: [],
            ...documentRoutes(base, shownPath(repo, base)),
        };
    if (base !== undefined && (0,stats/* statsOf */.L)(base)?.isDirectory()) {
        throw new user_error/* UserError */.y($said`${base} is a folder, and the routes of a server are compared with a file or a commit.`, $said('Name the OpenAPI document in it, or a branch, tag or commit that has the server file.'));
    }
    if (base !== undefined && (0,address/* isAddress */.PW)(base)) {
        throw new user_error/* UserError */.y($said`${base} is an address, and the routes of a server are compared with a commit or a file.`, $said('Download the OpenAPI document and name its file.'));
    }
    const { name, commit } = await (0,base_commit/* baseCommit */.tI)(options);
    const repository = (0,git_repository/* openCommit */.C)(commit.folder, commit.id, await (0,defaults/* prefixOf */.MT)(repo), undefined, repo);
    const shown = { name: { name, commit: commit.id }, isDocument: false };
    if (!repository.isFile(file))
        return { ...shown, findings: [], routes: undefined };
    try {
        const exceptions = (0,listed_exceptions/* exceptionsOf */.Y)(repository);
        const read = await serversIn(repository, file);
        const version = versionOf(read, repository, file);
        const addresses = addressesOf(read.servers);
        return { ...shown, version, addresses, findings: [], routes: routesOf(read), exceptions };
    }
    catch (error) {
        if (!(error instanceof user_error/* UserError */.y))
            throw error;
        const message = $said`The base ${name} cannot be read: ${error.message}`;
        return { ...shown, findings: [(0,rule_info/* findingOf */.h)(comparison/* baseNotBuilt */.vy, message, '')], routes: undefined };
    }
}
/** @throws {UserError} for what is no OpenAPI document. */
function documentRoutes(file, shown) {
    const remedy = $said('Name an OpenAPI document in JSON or YAML, or a branch, tag or commit.');
    if ((0,external_node_fs_.statSync)(file).size > MAX_DOCUMENT_BYTES)
        throw new user_error/* UserError */.y($said`${file} is too large.`, remedy);
    const [server] = (0,said_server/* readDocument */.u0)(shown, () => (0,external_node_fs_.readFileSync)(file), MAX_DOCUMENT_MIB).servers;
    const { routes = [], own } = server ?? {};
    return {
        routes,
        describesHandlers: (0,said_server/* describesHandlers */.Id)(own?.document, routes),
        version: own?.version,
        addresses: addressesOf(server ? [server] : []),
    };
}
/** The addresses of servers by their names, as far as they say one: a document has one for all, which needs no name. */
function addressesOf(servers) {
    return new Map(servers.flatMap(({ name, own, port, host, unknownPort }) => {
        if (own)
            return own.base && !unknownPort ? [['', own.base]] : [];
        return port && !unknownPort ? [[name, (0,base/* baseOf */.b)({ port, host })]] : [];
    }));
}
/** A file as the project calls it; one from elsewhere as it was named. */
function shownPath(repo, file) {
    const inside = (0,external_node_path_.relative)((0,external_node_path_.resolve)(repo), (0,external_node_path_.resolve)(file));
    return inside.startsWith('..') || (0,external_node_path_.isAbsolute)(inside) ? file : inside.split(external_node_path_.sep).join('/');
}
function insideOf(repo, server) {
    const path = (0,external_node_path_.resolve)(repo, server);
    const inside = (0,external_node_path_.relative)((0,external_node_path_.resolve)(repo), path);
    if (inside.startsWith('..') || (0,external_node_path_.isAbsolute)(inside) || !(0,external_node_fs_.existsSync)(path)) {
        throw new user_error/* UserError */.y($said`There is no server file ${server} in ${(0,external_node_path_.resolve)(repo)}.`, $said('Write its path relative to the repository.'));
    }
    if ((0,stats/* statsOf */.L)(path)?.isDirectory()) {
        throw new user_error/* UserError */.y($said`${server} is a folder, and the routes of a server stand in a file.`, $said('Name the server file in it, an OpenAPI document or a list of routes.'));
    }
    return inside.split(external_node_path_.sep).join('/');
}


/***/ }),

/***/ 579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ ownTongue),
/* harmony export */   i: () => (/* binding */ notesTongue)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _run_configuration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6112);
/* harmony import */ var _runtime_tongue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64499);
/* harmony import */ var _text_said_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54157);





/** The tongue that a language is described in, and its changelog with it. */
function ownTongue({ config }) {
    return config.idioma ?? 'pt';
}
/** The tongue of release notes: the one that was asked for, otherwise that of the language, where it has a configuration. */
function notesTongue({ repo, config }) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(repo, config);
    if ((0,_runtime_tongue_js__WEBPACK_IMPORTED_MODULE_3__/* .askedTongue */ .lt)() !== undefined || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file))
        return _text_said_js__WEBPACK_IMPORTED_MODULE_4__/* .spoken */ .vg;
    return (0,_runtime_tongue_js__WEBPACK_IMPORTED_MODULE_3__/* .sayIn */ .dx)(ownTongue((0,_run_configuration_js__WEBPACK_IMPORTED_MODULE_2__/* .loadConfig */ .Z9)(file, config)));
}


/***/ }),

/***/ 25674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readProgram),
/* harmony export */   l: () => (/* binding */ readServers)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13197);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14343);
/* harmony import */ var _repository_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5629);
/* harmony import */ var _server_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77038);





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
    const names = written.map(([name, { mentions }]) => $said`${name} (a file that has the word "${mentions ?? name}")`);
    throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y($said`Which framework ${file} is written with is not known.`, $said`Name the file that makes the server: known for such files are ${names.join(', ')}. Or describe another in refdata.yml (docs/frameworks.md).`);
}
/** The file relative to the folder, by the one name that it has there. @throws {UserError} for one that is elsewhere */
function nameIn(root, file) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, file));
    if (name !== '..' && !name.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(name))
        return name.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
    throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y($said`${file} is not in the folder ${root}, and nothing outside of it is read.`, $said('Give the folder that holds all files of the project, and a file in it.'));
}


/***/ }),

/***/ 85152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ baseOf)
/* harmony export */ });
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


/***/ }),

/***/ 51557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ documentOf),
  r: () => (/* binding */ saidBase)
});

// EXTERNAL MODULE: ./build/said/exporters/address.js
var exporters_address = __webpack_require__(99809);
// EXTERNAL MODULE: ./build/said/exporters/base.js
var base = __webpack_require__(85152);
// EXTERNAL MODULE: ./build/said/exporters/demands.js
var exporters_demands = __webpack_require__(14101);
// EXTERNAL MODULE: ./build/said/exporters/groups.js
var groups = __webpack_require__(59561);
;// CONCATENATED MODULE: ./build/said/exporters/resource.js
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

;// CONCATENATED MODULE: ./build/said/exporters/described-route.js




/** Describes the routes of one server, which mostly share their validations. */
function routeDescriber() {
    const known = new Map();
    return route => {
        const { path, validations, asks, part, tags } = route;
        const demands = known.get(validations) ?? (0,exporters_demands/* demandsOf */.w)(validations);
        known.set(validations, demands);
        const group = (asks && part?.name) ?? tags?.[0] ?? (0,groups/* groupOf */.F)(path);
        return { route, address: (0,exporters_address/* addressOf */.ci)(route), group, resource: resourceOf(path), demands };
    };
}

// EXTERNAL MODULE: ./build/said/exporters/methods.js
var methods = __webpack_require__(55695);
;// CONCATENATED MODULE: ./build/said/exporters/document.js




const DEFAULT_VERSION = '1.0.0';
const DEFAULT_DESCRIPTION = 'Descrição gerada a partir das rotas registradas no servidor.';
/** The document of a server: of routes that answer the same requests the first is described, as at run time. */
function documentOf(server, config = {}, { handlers = false, overlays = [] } = {}) {
    const describe = routeDescriber();
    const routes = [];
    const unresolved = [];
    const hidden = [];
    const silent = [];
    const answered = new Map();
    const all = new Map();
    for (const route of server.routes) {
        if (route.certainty === 'unresolved') {
            unresolved.push(route);
            continue;
        }
        if (route.silence || !(0,exporters_address/* isReachable */.kj)(route.path) || !(0,methods/* isServed */.SM)(route)) {
            silent.push({ route, instead: null });
            continue;
        }
        const described = describe(route);
        const own = shapeOf(described.address);
        const shape = `${route.anyCase ? own.toLowerCase() : own} ${route.narrowed ?? ''}`;
        const key = `${route.method} ${shape}`;
        const before = answered.get(key) ?? (route.method === methods/* WEBSOCKET */.KA ? undefined : answered.get(`${methods/* ANY */.x4} ${shape}`));
        if (route.again === 'last') {
            const replaced = route.method === methods/* ANY */.x4 ? all.get(shape) : [answered.get(key)];
            for (const each of replaced ?? [])
                if (each)
                    silent.push({ route: each, instead: route });
        }
        else if (before !== undefined && before.again !== 'passed') {
            silent.push({ route, instead: before });
            continue;
        }
        answered.set(key, route);
        all.set(shape, [
            ...(route.again === 'last' && route.method === methods/* ANY */.x4 ? [] : (all.get(shape) ?? [])),
            route,
        ]);
        if (route.hidden !== undefined)
            hidden.push(route);
        else
            routes.push(described);
    }
    const replaced = new Set(silent.map(({ route }) => route));
    const isSilent = (route) => replaced.has(route);
    return {
        server: server.name,
        titulo: config.titulo ?? server.own?.title ?? server.title ?? `API ${server.name}`,
        versao: config.versao ?? server.own?.version ?? server.version ?? DEFAULT_VERSION,
        descricao: config.descricao ?? server.comment ?? (server.own ? '' : DEFAULT_DESCRIPTION),
        isBaseGiven: config.base !== undefined,
        base: config.base ?? server.own?.base ?? saidBase(server) ?? (0,base/* baseOf */.b)(server),
        ...(server.own && { own: withConfig(server.own.document, config) }),
        handlers,
        overlays,
        says: server.says ?? {},
        routes: routes.filter(({ route }) => !isSilent(route)),
        unresolved,
        hidden: hidden.filter(route => !isSilent(route)),
        silent,
    };
}
/** The first whole address that a program says its server has. */
function saidBase({ says = {} }) {
    const urls = Array.isArray(says.servers) ? says.servers.map(each => each?.url) : [];
    const url = urls.find(each => typeof each === 'string' && /^https?:\/\//.test(each) && !/[{?#]/.test(each));
    return typeof url === 'string' && URL.canParse(url) ? url.replace(/(?<!\/)\/+$/, '') : undefined;
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


/***/ }),

/***/ 40228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ commandPermission)
/* harmony export */ });
/* harmony import */ var _git_event_payload_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71268);
/* harmony import */ var _git_fork_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);


/** Whether commands may be run, for a process that may be part of a job of GitHub Actions. */
function commandPermission(isSwitchedOn, env) {
    if (!isSwitchedOn)
        return 'off';
    const file = (0,_git_event_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .eventFile */ .Rm)(env);
    if (file === '')
        return env.GITHUB_ACTIONS === 'true' ? 'fork' : 'allowed';
    try {
        return (0,_git_fork_js__WEBPACK_IMPORTED_MODULE_1__/* .isFromFork */ .t)((0,_git_event_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .readPayload */ .rD)(file)) ? 'fork' : 'allowed';
    }
    catch {
        // Not knowing is no reason to trust.
        return 'fork';
    }
}


/***/ }),

/***/ 91199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jc: () => (/* binding */ listAfter),
/* harmony export */   Kx: () => (/* binding */ listPath),
/* harmony export */   LD: () => (/* binding */ readList),
/* harmony export */   mX: () => (/* binding */ obsolete)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
/* harmony import */ var _contract_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18765);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);
/* harmony import */ var _text_code_points_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62021);




/**
 * The list of the descriptions that we wrote into a folder, kept beside them, each with the source that it describes: only
 * what it names is ever removed. Sources are in it since several steps may write into one folder, each for its own.
 */
const LIST_NAME = '.refdata-api-docs.json';
const GENERATOR = 'refdata-action';
const MAX_FILES = 100_000;
const LIST = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    generator: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(GENERATOR),
    files: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1), source: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1) })).max(MAX_FILES),
});
/** Where the list is. */
function listPath(folder) {
    return startOf(folder) + LIST_NAME;
}
/**
 * What a list names, from the root of the repository. Whoever may write to the repository may have written it: what leads
 * out of the folder is not ours.
 * @throws {UserError} for a file of that name that is no such list: then nobody knows what is ours.
 */
function readList(folder, bytes) {
    const parsed = LIST.safeParse((0,_contract_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonOrNull */ .J)(bytes));
    if (!parsed.success) {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y($said`${listPath(folder)} is not the list of descriptions that refdata writes there.`, $said('Restore it from the history of the repository, or delete it: it is written anew.'));
    }
    const start = startOf(folder);
    return parsed.data.files
        .filter(({ path }) => path.split('/').every(name => !['', '.', '..'].includes(name)))
        .map(({ path, source }) => ({ path: start + path, source }));
}
/**
 * Of the descriptions that earlier runs made and this one does not: those whose source is gone, or was looked at and gives
 * them no longer. Those of a source that is there and was not looked at are somebody else's.
 */
function obsolete({ sources, files }, before, isFile) {
    const made = new Set(files.map(({ path }) => path));
    return before.filter(({ path, source }) => !made.has(path) && isFile(path) && (sources.includes(source) || !isFile(source)));
}
/** The bytes of the list after this run: what it made, and what of the list before is somebody else's. */
function listAfter({ folder, sources, files }, before, isFile) {
    const made = new Set(files.map(({ path }) => path));
    const others = before.filter(({ path, source }) => !made.has(path) && isFile(path) && isFile(source) && !sources.includes(source));
    const start = startOf(folder);
    const listed = [...files, ...others]
        .map(({ path, source }) => ({ path: path.slice(start.length), source }))
        .sort((a, b) => (0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(a.path, b.path));
    const text = JSON.stringify({ generator: GENERATOR, files: listed }, null, 2);
    return new TextEncoder().encode(`${text}\n`);
}
function startOf(folder) {
    return folder === '' ? '' : `${folder}/`;
}


/***/ }),

/***/ 62810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ sarifLog)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
/* harmony import */ var _runtime_generated_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10529);



const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
/** Code scanning takes 25,000 results of a run and shows 5,000. */
const MAX_RESULTS = 5000;
/**
 * A log for code scanning (SARIF 2.1.0).
 * @param folder that places are relative to, below the root of the repository, with a slash at its end; empty for the root.
 */
function sarifLog(results, ruleOf, folder = '') {
    const shown = results.slice(0, MAX_RESULTS);
    const ids = [...new Set(shown.map(({ id }) => id))].sort();
    const log = {
        $schema: SCHEMA,
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: { name: 'refdata', version: _runtime_generated_version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .x, rules: ids.map(id => described(id, ruleOf(id))) },
                },
                columnKind: 'utf16CodeUnits',
                results: shown.map(({ id, level, message, fingerprint, cause, ...where }) => ({
                    ruleId: id,
                    ruleIndex: ids.indexOf(id),
                    level,
                    message: { text: withoutLinks(message) },
                    locations: [locationOf(where, folder)],
                    ...(cause !== undefined && { properties: { cause: withoutLinks(cause) } }),
                    ...(fingerprint !== undefined && { partialFingerprints: { 'refdata/v1': fingerprint } }),
                })),
            },
        ],
    };
    return `${JSON.stringify(log, null, 2)}\n`;
}
/** Viewers make a link of `[x](http://…)`, and messages have names and texts of strangers. */
function withoutLinks(message) {
    return message.replaceAll('](', '\\](');
}
function described(id, { helpUri, title, why }) {
    return {
        id,
        helpUri,
        ...(title !== undefined && { shortDescription: { text: title } }),
        ...(why !== undefined && { fullDescription: { text: why } }),
    };
}
function locationOf({ place: { file, line, column }, end }, folder) {
    const region = line === undefined
        ? {}
        : {
            region: {
                startLine: line,
                ...(column !== undefined && { startColumn: column }),
                ...(end !== undefined && { endLine: end.line, endColumn: end.column }),
            },
        };
    const uri = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(file)
        ? (0,node_url__WEBPACK_IMPORTED_MODULE_1__.pathToFileURL)(file).href
        : (folder + file).split('/').map(encodeURIComponent).join('/');
    return { physicalLocation: { artifactLocation: { uri }, ...region } };
}


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
