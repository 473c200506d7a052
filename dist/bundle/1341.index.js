export const id = 1341;
export const ids = [1341];
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

/***/ 71292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ evidenceByChange),
/* harmony export */   O: () => (/* binding */ evidenceLine)
/* harmony export */ });
/** Programs that a sentence names. */
const MAX_NAMED = 3;
/** What known programs say of a change, in a sentence, the programs between backquotes. */
function evidenceLine({ known, breaks, edited, programs }) {
    if (known === 0)
        return 'No program is known.';
    if (breaks === 0)
        return `No known program of ${known} uses it.`;
    const named = programs.slice(0, MAX_NAMED).map(name => `\`${name.replaceAll('`', "'")}\``);
    const more = breaks - named.length;
    const were = edited === 0 ? '' : `; ${edited} of them ${edited === 1 ? 'was' : 'were'} edited here`;
    return `It breaks ${breaks} of ${known} known programs: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}${were}.`;
}
/** What is said of a change, by its fingerprint. */
function evidenceByChange(evidence) {
    return new Map(evidence.map(each => [each.fingerprint, each]));
}


/***/ }),

/***/ 40671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ checkPage)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/drift/index.js + 61 modules
var drift = __webpack_require__(29927);
// EXTERNAL MODULE: ./build/findings/change-level.js
var change_level = __webpack_require__(49244);
// EXTERNAL MODULE: ./build/findings/finding.js
var finding = __webpack_require__(74438);
// EXTERNAL MODULE: ./build/report/report.js
var report = __webpack_require__(87177);
// EXTERNAL MODULE: ./build/site/html.js + 1 modules
var html = __webpack_require__(22414);
// EXTERNAL MODULE: ./build/check/report/evidence-line.js
var evidence_line = __webpack_require__(71292);
;// CONCATENATED MODULE: ./build/check/report/page-assets.js
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

// EXTERNAL MODULE: ./build/check/report/rules-page.js
var rules_page = __webpack_require__(93397);
// EXTERNAL MODULE: ./build/check/report/topics.js
var report_topics = __webpack_require__(73800);
// EXTERNAL MODULE: ./build/check/report/verdict-line.js
var verdict_line = __webpack_require__(82302);
;// CONCATENATED MODULE: ./build/check/report/page.js











/** The whole report as a page of its own: everything is in it, nothing is asked for, and it works from a disk. */
function checkPage(result) {
    const topics = (0,report_topics/* topicsOf */.eU)(result);
    const evidence = (0,evidence_line/* evidenceByChange */.$)(result.evidence);
    const title = page_text(`${result.nome} ${result.head.versao}`.trim());
    const policy = `default-src 'none'; style-src '${hashOf(STYLE)}'; script-src '${hashOf(SCRIPT)}'; base-uri 'none'; form-action 'none'`;
    return `<!doctype html>
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
<h1>${result.ok ? '✅' : '❌'} ${page_text((0,verdict_line/* verdictLine */.M)(result))}</h1>
<p>Compared with ${code(result.base.name)}. ${page_text((0,verdict_line/* extentLine */.B)(result))}.</p>
${listOf('What is wrong', (0,report/* bySeverity */.Np)(result.findings).map(findingItem))}
<h2>What changes</h2>
${filters(result.changes, topics)}
<ul>
${topics.map(topic => topicItem(topic, evidence)).join('\n')}
</ul>
${listOf('What cannot be told', result.unknown.map(({ path, place }) => `<li>${code(path)}${where(place)}</li>`))}
${listOf('What is accepted', result.excepted.map(change => `<li>${changeText(change)}</li>`))}
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
    return `<li><span class="level">${level}</span> ${page_text(`${message} ${remedy}`)} ${ruleLink(rule)}${where(place ?? null)}</li>`;
}
function filters(changes, topics) {
    const levels = change_level/* CHANGE_LEVELS */.v.map(level => `<label><input type="checkbox" name="level" value="${level}" checked> ${level} (${topics.filter(topic => topic.level === level).length})</label>`);
    return `<form hidden data-count="${changes.length}">
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
    return `<label>${name === 'rule' ? 'Rule' : 'In'} <select name="${name}"><option value="">all</option>${options.join('')}</select></label>`;
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
        const doubt = confidence === 1 ? '' : ` <small>most likely, ${Math.round(confidence * 100)}%</small>`;
        return `<li>${told(change)}${doubt}</li>`;
    });
    return `${opening}${message}
<details><summary>${following.length} ${cause.kind === 'change' ? 'more with this cause' : 'changes'}</summary>
<ul>
${items.join('\n')}
</ul>
</details></li>`;
}
function changeText(change) {
    const sentence = (0,drift/* sentenceOf */.$N)(change, { plain: page_text, value: value => code((0,drift/* unquoted */.qZ)(value)) });
    return `${sentence} ${ruleLink(change.rule)}${where(change.place, change.side)}`;
}
/** What known programs say, with the shortest that has to change. */
function evidenceText(evidence) {
    if (evidence === undefined)
        return '';
    const { shortest } = evidence;
    const note = shortest === null
        ? ''
        : `<details><summary>${page_text(shortest.program)}</summary><pre translate="no">${page_text(shortest.text)}</pre></details>`;
    return `<div class="where">${withCode((0,evidence_line/* evidenceLine */.O)(evidence))}</div>${note}`;
}
function ruleLink(rule) {
    const title = (0,drift/* changeRule */.Vd)(rule)?.title;
    const hint = title === undefined ? '' : ` title="${(0,html/* html */.qy)(title)}"`;
    return `<a href="${rules_page/* RULES_PAGE */.e}#${encodeURIComponent(rule)}"${hint}><code>${page_text(rule)}</code></a>`;
}
function where(place, side) {
    if (place === null)
        return '';
    return ` <span class="where">${code((0,finding/* formatPlace */.d)(place))}${side === 'base' ? ' (base)' : ''}</span>`;
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

/***/ 93397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ RULES_PAGE)
/* harmony export */ });
/* harmony import */ var _runtime_generated_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82437);

/** Where each rule has a section of its own, as this version has it. */
const RULES_PAGE = `https://github.com/refdata/refdata-action/blob/v${_runtime_generated_version_js__WEBPACK_IMPORTED_MODULE_0__/* .VERSION */ .x}/docs/rules.md`;


/***/ }),

/***/ 73800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W7: () => (/* binding */ fileOf),
/* harmony export */   bf: () => (/* binding */ ownerOf),
/* harmony export */   eU: () => (/* binding */ topicsOf)
/* harmony export */ });
/* harmony import */ var _contract_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26545);
/* harmony import */ var _findings_change_level_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49244);


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
    const [list, name] = (0,_contract_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .segmentsOf */ .O)(pointer);
    return change.path.startsWith('/') && list === 'modulos' && name !== undefined ? name : fileOf(change);
}
/** The published file; of the routes of a server, the file that they stand in. */
function fileOf({ path, place }) {
    return path.startsWith('/')
        ? (path.split('#')[0] ?? '').replace(/^\/api\//, '')
        : (place?.file ?? 'routes');
}


/***/ }),

/***/ 82302:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ extentLine),
/* harmony export */   M: () => (/* binding */ verdictLine)
/* harmony export */ });
/* harmony import */ var _drift_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29927);
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
                : `${counted}, and no other versao than ${head.versao} is asked for`;
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

/***/ 51341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runChangelog: () => (/* binding */ runChangelog)
});

// EXTERNAL MODULE: ./build/check/report/changelog.js
var changelog = __webpack_require__(58856);
// EXTERNAL MODULE: ./build/check/report/page.js + 1 modules
var page = __webpack_require__(40671);
// EXTERNAL MODULE: ./build/commands/check-reference.js + 14 modules
var check_reference = __webpack_require__(2280);
// EXTERNAL MODULE: ./build/contract/json-pointer.js
var json_pointer = __webpack_require__(26545);
;// CONCATENATED MODULE: ./build/check/report/version-record.js

/** What a version changed, as it is kept and published. */
function versionRecord({ base, head, changes }, day) {
    return {
        versao: head.versao,
        anterior: base.versao ?? base.name,
        data: day,
        mudancas: changes.map(recordOf),
    };
}
function recordOf(change) {
    const { rule, level, name, message } = change;
    return { regra: rule, nivel: level, nome: name, id: thingOf(change), texto: message };
}
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
/** The id of the thing that a change is about, as `api/referencia.json` has it; null for what has none. */
function thingOf({ path, rule, after }) {
    const [file = '', pointer = ''] = path.split(/#(.*)/s);
    if (!file.startsWith('/api/'))
        return null;
    const [list = '', name, inside, symbol] = (0,json_pointer/* segmentsOf */.O)(pointer);
    const kind = Object.hasOwn(KINDS, list) ? KINDS[list] : undefined;
    if (kind === undefined || name === undefined)
        return null;
    // Under the name that it has now.
    const now = /^[a-z]+-renamed/.test(rule) && typeof after === 'string' ? after : undefined;
    return kind === 'modulo' && inside === 'simbolos' && symbol !== undefined
        ? `simbolo:${name}.${now ?? symbol}`
        : `${kind}:${now ?? name}`;
}

// EXTERNAL MODULE: ./build/findings/user-error.js
var user_error = __webpack_require__(70787);
// EXTERNAL MODULE: ./build/git/git.js
var git = __webpack_require__(40075);
// EXTERNAL MODULE: ./build/pages/index.js + 31 modules
var pages = __webpack_require__(92213);
// EXTERNAL MODULE: ./build/run/run-context.js + 2 modules
var run_context = __webpack_require__(3532);
// EXTERNAL MODULE: ./build/run/site-settings.js
var site_settings = __webpack_require__(99793);
// EXTERNAL MODULE: ./build/commands/committed-file.js
var committed_file = __webpack_require__(17548);
;// CONCATENATED MODULE: ./build/commands/record-changes.js







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
        throw new user_error/* UserError */.y(`${base.name} and ${head.name} are both of version ${head.versao}.`, 'Name two commits or tags of different versions.');
    const day = head.commit === null ? today : ((await dayOf(options.repo, head.commit)) ?? today);
    const history = (0,pages/* withVersion */.$2)((0,site_settings/* historyOf */.om)(config, run.repository), versionRecord(result, day));
    (0,committed_file/* writeCommitted */.E)(options.repo, file, (0,pages/* historyText */.u_)(history));
    return { file, versao: head.versao, changes: changes.length };
}
/** The day of a commit, wherever it is read; nothing where git does not say it. */
async function dayOf(folder, commit) {
    const { code, stdout } = await (0,git/* readGit */.lX)(folder, ['show', '--no-patch', '--format=%cI', commit, '--']);
    const date = new Date(stdout.trim());
    return code !== 0 || Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}

// EXTERNAL MODULE: ./build/cli/progress.js
var cli_progress = __webpack_require__(20902);
// EXTERNAL MODULE: ./build/cli/run-options.js
var run_options = __webpack_require__(53483);
;// CONCATENATED MODULE: ./build/cli/changelog.js







const FORMATS = ['md', 'html', 'json'];
/** `refdata changelog A..B`: what changed between two commits; up to what is checked out where nothing stands behind the dots. */
async function runChangelog(range, options) {
    const format = FORMATS.find(each => each === options.format);
    if (format === undefined)
        throw new user_error/* UserError */.y(`--format is "${options.format}".`, `Write one of ${FORMATS.join(', ')}.`);
    const [, base = '', head = ''] = /^(.+?)\.\.(.*)$/.exec(range) ?? [];
    if (base === '' || head.startsWith('.'))
        throw new user_error/* UserError */.y(`"${range}" is no range.`, 'Write two commits or tags with two dots between: v1.4.0..v1.5.0.');
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
    if (result.verdict === 'unknown')
        throw new user_error/* UserError */.y(`${base} cannot be built.`, 'Name a commit whose reference can be built.', {
            findings: result.findings,
        });
    if (options.write) {
        const { file, versao, changes } = await recordChanges((0,run_options/* runOptions */.K)(options), result, today);
        process.stdout.write(`${file}: ${versao}, ${changes} ${changes === 1 ? 'change' : 'changes'}\n`);
        return;
    }
    const text = format === 'json'
        ? `${JSON.stringify(result, null, 2)}\n`
        : format === 'html'
            ? (0,page/* checkPage */.I)(result)
            : (0,changelog/* changelog */.r)(result);
    process.stdout.write(text);
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

/***/ 51065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   fl: () => (/* binding */ codeMarkdown),
/* harmony export */   jD: () => (/* binding */ tableRow)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14252);

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


/***/ })

};
