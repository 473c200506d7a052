export const id = 199;
export const ids = [199];
export const modules = {

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

/***/ 98038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ thingOf)
/* harmony export */ });
/* harmony import */ var _contract_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24477);
/* harmony import */ var _pages_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30638);


/** Kinds of things by the list of the seven files that they are in. */
const KINDS = {
    reservadas: 'palavra',
    contextuais: 'contextual',
    operadores: 'operador',
    verbos_http: 'verbo',
    funcoes: 'embutida',
    modulos: 'modulo',
    comandos: 'comando',
    codigos: 'erro',
};
/** Rules of things that have another name; those of what is inside of a thing leave it its own. */
const RENAMED = /^(?:(?:reservada|contextual|operador|modulo|simbolo|comando)-renamed|codigo-renumbered)/;
/** The id of the thing that a change is about, as `api/referencia.json` has it; null for what has none. */
function thingOf({ path, rule, name: called, after }) {
    const [file = '', pointer = ''] = path.split(/#(.*)/s);
    if (!file.startsWith('/api/'))
        return null;
    const [list = '', name, inside, symbol] = (0,_contract_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .segmentsOf */ .OD)(pointer);
    if (list === 'regras' && name !== undefined)
        return (0,_pages_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ruleId */ .IC)(rule === 'regra-reworded' ? called : name);
    const kind = Object.hasOwn(KINDS, list) ? KINDS[list] : undefined;
    if (kind === undefined || name === undefined)
        return null;
    // Under the name that it has now, and where it is now.
    const now = RENAMED.test(rule) && typeof after === 'string' ? after : undefined;
    if (kind !== 'modulo' || inside !== 'simbolos' || symbol === undefined)
        return `${kind}:${now ?? name}`;
    const module = rule === 'simbolo-moved' && typeof after === 'string' ? after : name;
    return `simbolo:${module}.${now ?? symbol}`;
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


/***/ }),

/***/ 95843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runChangelog: () => (/* binding */ runChangelog)
});

// EXTERNAL MODULE: ./build/said/check/report/changelog.js
var changelog = __webpack_require__(45772);
// EXTERNAL MODULE: ./build/said/check/report/page.js + 1 modules
var page = __webpack_require__(83314);
// EXTERNAL MODULE: ./build/said/check/report/verdict-line.js
var verdict_line = __webpack_require__(60538);
// EXTERNAL MODULE: ./build/said/commands/check-reference.js + 22 modules
var check_reference = __webpack_require__(35979);
// EXTERNAL MODULE: ./build/said/commands/notes-tongue.js
var notes_tongue = __webpack_require__(579);
// EXTERNAL MODULE: ./build/said/drift/index.js + 71 modules
var drift = __webpack_require__(43360);
// EXTERNAL MODULE: ./build/said/check/report/thing-of.js
var thing_of = __webpack_require__(98038);
;// CONCATENATED MODULE: ./build/said/check/report/version-record.js


/** What a version changed, as it is kept and published. */
function versionRecord({ base, head, changes }, day, { idioma, say }) {
    return {
        versao: head.versao,
        anterior: base.versao ?? base.name,
        data: day,
        idioma,
        mudancas: changes.map(change => recordOf(change, say)),
    };
}
function recordOf(change, say) {
    const { rule, level, name } = change;
    const texto = (0,drift/* sentenceOf */.$N)(change, undefined, say);
    return { regra: rule, nivel: level, nome: name, id: (0,thing_of/* thingOf */.M)(change), texto };
}

// EXTERNAL MODULE: ./build/said/findings/user-error.js
var user_error = __webpack_require__(14343);
// EXTERNAL MODULE: ./build/said/git/git.js
var git = __webpack_require__(36367);
// EXTERNAL MODULE: ./build/said/pages/index.js + 53 modules
var pages = __webpack_require__(30638);
// EXTERNAL MODULE: ./build/said/run/run-context.js
var run_context = __webpack_require__(15637);
// EXTERNAL MODULE: ./build/said/run/site-settings.js
var site_settings = __webpack_require__(77141);
// EXTERNAL MODULE: ./build/said/runtime/tongue.js
var tongue = __webpack_require__(64499);
// EXTERNAL MODULE: ./build/said/commands/committed-file.js
var committed_file = __webpack_require__(37664);
;// CONCATENATED MODULE: ./build/said/commands/record-changes.js









/**
 * Writes what a version changed into the file that `mudancas` names; what other versions changed stays as it is.
 * Its day is that of the commit, or today.
 * @throws {UserError} when refdata.yml names no such file, or both sides have one version.
 */
async function recordChanges(options, result, today) {
    const run = (0,run_context/* openRun */.I)(options);
    const { config } = run.configuration;
    const file = (0,committed_file/* committedFile */.f)(run, 'mudancas');
    const { base, head, changes } = result;
    if (base.versao === head.versao)
        throw new user_error/* UserError */.y($said`${base.name} and ${head.name} are both of version ${head.versao}.`, $said('Name two commits or tags of different versions.'));
    const day = head.commit === null ? today : ((await dayOf(options.repo, head.commit)) ?? today);
    const idioma = (0,notes_tongue/* ownTongue */.X)(run.configuration);
    const record = versionRecord(result, day, { idioma, say: (0,tongue/* sayIn */.dx)(idioma) });
    const history = (0,pages/* withVersion */.$2)((0,site_settings/* historyOf */.om)(config, run.repository), record);
    (0,committed_file/* writeCommitted */.E)(options.repo, file, (0,pages/* historyText */.u_)(history));
    return { file, versao: head.versao, changes: changes.length };
}
/** The day of a commit, wherever it is read; nothing where git does not say it. */
async function dayOf(folder, commit) {
    const { code, stdout } = await (0,git/* readGit */.lX)(folder, ['show', '--no-patch', '--format=%cI', commit, '--']);
    const date = new Date(stdout.trim());
    return code !== 0 || Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}

// EXTERNAL MODULE: ./build/said/text/counted.js
var counted = __webpack_require__(35676);
// EXTERNAL MODULE: ./build/said/cli/progress.js
var cli_progress = __webpack_require__(91842);
// EXTERNAL MODULE: ./build/said/cli/run-options.js
var run_options = __webpack_require__(98703);
;// CONCATENATED MODULE: ./build/said/cli/changelog.js










const FORMATS = ['md', 'html', 'json'];
/** `refdata changelog A..B`: what changed between two commits; up to what is checked out where nothing stands behind the dots. */
async function runChangelog(range, options) {
    const format = FORMATS.find(each => each === options.format);
    if (format === undefined)
        throw new user_error/* UserError */.y($said`--format is "${options.format}".`, $said`Write one of ${FORMATS.join(', ')}.`);
    const [, base = '', head = ''] = /^(.+?)\.\.(.*)$/.exec(range) ?? [];
    if (base === '' || head.startsWith('.') || head.includes('..'))
        throw new user_error/* UserError */.y($said`"${range}" is no range.`, $said('Write two commits or tags with two dots between: v1.4.0..v1.5.0.'));
    const today = new Date().toISOString().slice(0, 10);
    const progress = await (0,cli_progress/* startProgress */.o)(format === 'json');
    const result = await (0,check_reference/* check */.z)({
        ...(0,run_options/* runOptions */.K)(options, progress.step),
        base,
        exactBase: true,
        ...(head !== '' && { head }),
        failOn: 'none',
        requireBase: true,
        today,
    }).finally(progress.stop);
    if (result.verdict === 'unknown' && !(0,verdict_line/* isItself */.o4)(result))
        throw new user_error/* UserError */.y($said`${base} cannot be built.`, $said('Name a commit whose reference can be built.'), {
            findings: result.findings,
        });
    if (options.write) {
        const { file, versao, changes } = await recordChanges((0,run_options/* runOptions */.K)(options), result, today);
        process.stdout.write(`${file}: ${versao}, ${(0,counted/* counted */.h)(changes, 'change')}\n`);
        return;
    }
    const text = format === 'json'
        ? `${JSON.stringify(result, null, 2)}\n`
        : format === 'html'
            ? (0,page/* checkPage */.I)(result)
            : (0,changelog/* changelog */.r)(result, (0,notes_tongue/* notesTongue */.i)((0,run_options/* runOptions */.K)(options)));
    process.stdout.write(text);
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

/***/ 37664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ writeCommitted),
/* harmony export */   f: () => (/* binding */ committedFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _findings_unwritable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78972);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14343);
/* harmony import */ var _repository_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5629);





/** Files that refdata.yml names, commands write and the repository keeps, with what they hold. */
const HOLDING = { mudancas: 'changes', enderecos: 'addresses' };
/**
 * The path of a file that a command writes, relative to the repository.
 * @throws {UserError} when refdata.yml names none, or one that is outside.
 */
function committedFile({ configuration, shown }, key) {
    const file = configuration.config[key];
    if (file === undefined)
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y($said`${shown} names no file for ${HOLDING[key]}.`, $said`Add the line \`${key}: ${key}.json\` to it, and commit the file that this command writes.`);
    if ((0,_repository_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .leaves */ .FQ)(file))
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y($said`${file} is outside of the repository.`, $said`Name a file inside of it in \`${key}\`.`);
    return file;
}
/** Writes it. @throws {UserError} */
function writeCommitted(repo, file, text) {
    (0,_findings_unwritable_js__WEBPACK_IMPORTED_MODULE_2__/* .writing */ .d)(file, $said('Name another file in refdata.yml, or give the right to write this one.'), () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_repository_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryRoot */ .Hn)(repo), file), text));
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

/***/ 14605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   fl: () => (/* binding */ codeMarkdown),
/* harmony export */   jD: () => (/* binding */ tableRow),
/* harmony export */   re: () => (/* binding */ hiddenLine)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38696);

/** A longer text is cut: a summary is for reading. */
const MAX_TEXT_CHARACTERS = 2000;
/** Characters that mean something to Markdown, to its tables or to HTML. */
const SPECIAL = /[&<>"'`*_~|\\[\](){}#!:@$^=+]/g;
/** Letters, digits and blanks mean nothing to it. */
const WORDS = /^[A-Za-z0-9 ]*$/;
/** Would mention a person or refer to an issue, even where Markdown is escaped. */
const REFERENCE = /([@#])(?=[A-Za-z0-9])/g;
/** So would these, in which no sign is special: `GH-1`, and the id of a commit. */
const BARE_REFERENCE = /\b(?:GH-(?=\d)|[0-9a-f]{20}(?=(?:[0-9a-f]{20}|[0-9a-f]{44})\b))/gi;
const ZERO_WIDTH_SPACE = '&#8203;';
/**
 * Text from outside as plain words on one line, for a table cell, a heading or HTML. Numeric references are
 * used throughout because they are right in Markdown as well as in HTML, unlike backslashes.
 */
function escapeMarkdown(text) {
    return escaped((0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleLine */ .P)(text, MAX_TEXT_CHARACTERS).replace(BARE_REFERENCE, '$&\0'));
}
function escaped(line) {
    if (WORDS.test(line))
        return line;
    return line
        .replace(REFERENCE, '$1\0')
        .replace(SPECIAL, character => `&#${character.charCodeAt(0)};`)
        .replaceAll('\0', ZERO_WIDTH_SPACE)
        .replace(/www\./gi, match => `${match.slice(0, 3)}&#46;`);
}
/** The same, set as code. */
function codeMarkdown(text) {
    // GitHub looks for commits and issues everywhere else.
    return `<code>${escaped((0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleLine */ .P)(text, MAX_TEXT_CHARACTERS))}</code>`;
}
/** A row of a table; the cells are Markdown already. */
function tableRow(cells) {
    return `| ${cells.join(' | ')} |\n`;
}
/** A line that pages do not show. What it says may hold anything, and a comment of HTML no `--`. */
function hiddenLine(kind, says) {
    return `<!-- ${kind} ${encodeURIComponent(says).replaceAll('-', '%2D')} -->`;
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
