export const id = 5105;
export const ids = [5105];
export const modules = {

 49764:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   L: () => (  causeByChange)
 });
function causeByChange(causes) {
	return new Map(causes.flatMap(({ message, changes }) => changes.map(({ fingerprint }) => [fingerprint, message])));
}


 }),

 45772:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Q: () => (  changelogSentence),
   r: () => (  changelog)
 });
 var _drift_index_js$m0 = __webpack_require__(60921);
 var _text_markdown_js$m1 = __webpack_require__(14605);
 var _text_said_js$m2 = __webpack_require__(54157);



const SECTIONS = [
	['major', $said('Breaking changes')],
	['minor', (0,_text_said_js$m2  .Vm)($said('New or different'))],
	['patch', (0,_text_said_js$m2  .Vm)($said('Corrections'))],
	['info', $said('To learn from')],
];
function changelog({ nome, head, base, changes, verdict }, say = _text_said_js$m2  .vg) {
	const title = `## ${(0,_text_markdown_js$m1  .FV)(`${nome} ${head.versao}`)}\n`;
	if (verdict === 'first')
		return `${title}\n${say($said('The first version with a reference.'))}\n`;
	if (changes.length === 0)
		return `${title}\n${say($said('No changes since {0}.'), (0,_text_markdown_js$m1  .FV)(base.versao ?? base.name))}\n`;
	const order = new Map(_drift_index_js$m0  .Y0.flatMap(({ rules }) => rules).map(({ id }, i) => [id, i]));
	const sections = SECTIONS.flatMap(([level, heading]) => {
		const own = changes.filter(change => change.level === level);
		if (own.length === 0)
			return [];
		own.sort((a, b) => (order.get(a.rule) ?? 0) - (order.get(b.rule) ?? 0));
		const lines = own.map(change => `- ${changelogSentence(change, say)}\n`);
		return [`\n### ${say(heading)}\n\n${lines.join('')}`];
	});
	return title + sections.join('');
}
function changelogSentence(change, say) {
	return (0,_drift_index_js$m0  .$N)(change, { plain: text => text, value: text => inlineCode(text, say) }, say);
}
function inlineCode(value, say) {
	const line = value.replace(/\s+/g, ' ');
	if (line.trim() === '')
		return say((0,_text_said_js$m2  .Vm)($said('(nothing)')));
	const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map(run => run.length));
	const fence = '`'.repeat(longest + 1);
	const space = longest > 0 ? ' ' : '';
	return `${fence}${space}${line}${space}${fence}`;
}


 }),

 9370:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   b: () => (  junit)
 });
 var _drift_index_js$m0 = __webpack_require__(60921);
 var _rules_comparison_js$m1 = __webpack_require__(96759);
 var _site_html_js$m2 = __webpack_require__(96223);
 var _cause_by_change_js$m3 = __webpack_require__(49764);
 var _rules_page_js$m4 = __webpack_require__(52721);
 var _topics_js$m5 = __webpack_require__(98884);






const NOT_COMPARED = new Set([_rules_comparison_js$m1  .JZ.id, _rules_comparison_js$m1  .vy.id]);
function junit(result) {
	const isAnnounced = result.verdict === 'bumped' || result.verdict === 'deferred' || result.ok;
	const causes = (0,_cause_by_change_js$m3  .L)(result.causes);
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
			owner: (0,_topics_js$m5  .bf)(change),
			name: change.message,
			rule: change.rule,
			place: (0,_drift_index_js$m0  .Lb)(change),
			cause: causes.get(change.fingerprint),
			...(change.level === 'major' &&
				!isAnnounced && { failure: `${change.message} ${(0,_drift_index_js$m0  .Vd)(change.rule)?.why ?? ''}` }),
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
	const page = `${_rules_page_js$m4  .e}#${encodeURIComponent(rule)}`;
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
function xml(text) {
	return (0,_site_html_js$m2  .qy)(text.replace(/[\p{Cs}\ufffe\uffff]/gu, '\ufffd'));
}


 }),

 83314:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  I: () => (  checkPage)
});

var external_node_crypto_ = __webpack_require__(77598);
var drift = __webpack_require__(60921);
var change_level = __webpack_require__(83152);
var finding = __webpack_require__(9314);
var report = __webpack_require__(78429);
var html = __webpack_require__(96223);
var said = __webpack_require__(54157);
var evidence_line = __webpack_require__(4096);
; 
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

var rules_page = __webpack_require__(52721);
var report_topics = __webpack_require__(98884);
var verdict_line = __webpack_require__(60538);
; 












function checkPage(result) {
	const topics = (0,report_topics .eU)(result);
	const evidence = (0,evidence_line .$n)(result.evidence);
	const title = page_text(`${result.nome} ${result.head.versao}`.trim());
	const policy = `default-src 'none'; style-src '${hashOf(STYLE)}'; script-src '${hashOf(SCRIPT)}'; base-uri 'none'; form-action 'none'`;
	return $said`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${(0,html .qy)(policy)}">
<title>${title}: what changes</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${(0,verdict_line .r0)(result)} ${withCode((0,verdict_line .MT)(result))}</h1>
<p>Compared with ${code(result.base.name)}. ${page_text((0,verdict_line .Bv)(result))}.</p>
${listOf($said('What is wrong'), (0,report .Np)(result.findings).map(findingItem))}
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
	return `<li><span class="level">${finding .P4[level]}</span> ${withCode(`${message} ${remedy}`)} ${ruleLink(rule)}${where(place ?? null)}</li>`;
}
function filters(changes, topics) {
	const levels = change_level .v.map(level => `<label><input type="checkbox" name="level" value="${level}" checked> ${level} (${topics.filter(topic => topic.level === level).length})</label>`);
	return $said`<form hidden data-count="${changes.length}">
<label>Find <input type="search" name="words"></label>
${levels.join('\n')}
${choice('rule', changes.map(({ rule }) => rule))}
${choice('owner', changes.map(report_topics .bf))}
<output></output>
</form>`;
}
function choice(name, values) {
	const counts = new Map();
	for (const value of values)
		counts.set(value, (counts.get(value) ?? 0) + 1);
	const options = [...counts]
		.sort(([, a], [, b]) => b - a)
		.map(([value, count]) => `<option value="${(0,html .qy)(value)}">${page_text(value)} (${count})</option>`);
	return $said`<label>${name === 'rule' ? (0,said .Vm)($said('Rule')) : (0,said .Vm)($said('In'))} <select name="${name}"><option value="">all</option>${options.join('')}</select></label>`;
}
function topicItem({ level, cause, changes }, evidence) {
	const told = (change) => `${changeText(change)}${evidenceText(evidence.get(change.fingerprint))}`;
	const [first] = changes;
	const each = (part) => [...new Set(changes.map(part))];
	const rules = each(({ rule }) => rule).join(' ');
	const data = `data-level="${level}" data-count="${changes.length}" data-rules="${(0,html .qy)(rules)}" data-owners="${(0,html .qy)(each(report_topics .bf).join('\n'))}"`;
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
	const sentence = (0,drift .$N)(change, { plain: page_text, value: code });
	return `${sentence} ${ruleLink(change.rule)}${where(change.place, change.side)}`;
}
function evidenceText(evidence) {
	if (evidence === undefined)
		return '';
	const { shortest } = evidence;
	const said = (0,evidence_line .lL)(shortest);
	const met = said === '' ? '' : `<div class="where">${withCode(said)}</div>`;
	const note = shortest === null
		? ''
		: `<details><summary>${page_text(shortest.program)}</summary><pre translate="no">${page_text(shortest.text)}</pre>${met}</details>`;
	return `<div class="where">${withCode((0,evidence_line .OF)(evidence))}</div>${note}`;
}
function ruleLink(rule) {
	const title = (0,drift .Vd)(rule)?.title;
	const hint = title === undefined ? '' : ` title="${(0,html .qy)(title)}"`;
	return `<a href="${rules_page .e}#${encodeURIComponent(rule)}"${hint}><code>${page_text(rule)}</code></a>`;
}
function where(place, side) {
	if (place === null)
		return '';
	return ` <span class="where">${code((0,finding .dE)(place))}${side === 'base' ? $said(' (base)') : ''}</span>`;
}
function withCode(message) {
	return message
		.split(/`([^`]+)`/)
		.map((part, i) => (i % 2 === 1 ? code(part) : page_text(part)))
		.join('');
}
function code(value) {
	return `<code translate="no">${page_text(value)}</code>`;
}
function page_text(value) {
	return (0,html .qy)(value);
}


 }),

 52721:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   e: () => (  RULES_PAGE)
 });
 var _runtime_generated_version_js$m0 = __webpack_require__(10529);

const RULES_PAGE = `https://github.com/refdata/refdata-action/blob/v${_runtime_generated_version_js$m0  .x}/docs/rules.md`;


 }),

 90087:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   I: () => (  sarif)
 });
 var _drift_index_js$m0 = __webpack_require__(60921);
 var _report_sarif_js$m1 = __webpack_require__(62810);
 var _rules_catalogue_js$m2 = __webpack_require__(12531);
 var _cause_by_change_js$m3 = __webpack_require__(49764);
 var _rules_page_js$m4 = __webpack_require__(52721);





const LEVELS = {
	major: 'error',
	minor: 'warning',
	patch: 'note',
	info: 'none',
};
const NOWHERE = { file: 'refdata.yml' };
function sarif(result, folder = '') {
	const causes = (0,_cause_by_change_js$m3  .L)(result.causes);
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
			place: (0,_drift_index_js$m0  .Lb)(change) ?? NOWHERE,
			fingerprint: change.fingerprint,
			cause: causes.get(change.fingerprint),
		})),
	];
	return (0,_report_sarif_js$m1  .e)(results, described, folder);
}
function described(id) {
	const rule = (0,_drift_index_js$m0  .Vd)(id) ?? (0,_rules_catalogue_js$m2  .PI)(id);
	return { helpUri: `${_rules_page_js$m4  .e}#${id}`, title: rule?.title, why: rule?.why };
}


 }),

 2080:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   O: () => (  changeLines),
   d: () => (  whereOf)
 });
 var _check_report_evidence_line_js$m0 = __webpack_require__(4096);
 var _check_report_rows_js$m1 = __webpack_require__(6537);
 var _findings_finding_js$m2 = __webpack_require__(9314);
 var _text_first_of_js$m3 = __webpack_require__(85184);
 var _text_visible_js$m4 = __webpack_require__(38696);
 var _colours_js$m5 = __webpack_require__(51040);






const MAX_LINE_CHARACTERS = 400;
const MAX_PROGRAMS = 3;
const MAX_BROKEN = 3;
const MAX_INDENT = 40;
const PAINT = {
	major: _colours_js$m5  .M.red,
	minor: _colours_js$m5  .M.yellow,
	patch: _colours_js$m5  .M.cyan,
	info: _colours_js$m5  .M.dim,
};
function changeLines(result) {
	const known = (0,_check_report_evidence_line_js$m0  .$n)(result.evidence);
	let room = _check_report_rows_js$m1  .pX;
	let left = 0;
	const lines = [];
	for (const section of (0,_check_report_rows_js$m1  .Ks)(result, _check_report_rows_js$m1  .pX)) {
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
	return `${PAINT[level](level)} ${_colours_js$m5  .M.bold(String(own))}${more}`;
}
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
		const text = `${row.firsts.length} × ${(0,_check_report_rows_js$m1  .Gg)(row.rule)}: ${samples(row.firsts)}${more}`;
		return `  ${shown(text)} ${_colours_js$m5  .M.dim(row.rule)}`;
	}
	const { cause, first, isRoot, following, isFolded } = row;
	const names = isRoot ? $said`${following.length} more: ${samples(following)}` : samples(following);
	const more = isFolded ? ` (${names})` : '';
	return `  ${whereOf(cause)}${isRoot ? changeText(first, known, more) : `${shown(cause.message)}${more}`}`;
}
function changeText(change, known, more = '') {
	const own = known.get(change.fingerprint);
	const said = own === undefined ? '' : ` ${_colours_js$m5  .M.dim(shown((0,_check_report_evidence_line_js$m0  .OF)(own)))}`;
	return `${shown(change.message)}${more}${said} ${_colours_js$m5  .M.dim(change.rule)}`;
}
function whereOf({ place, side }) {
	if (place === null)
		return '';
	return `${_colours_js$m5  .M.bold((0,_findings_finding_js$m2  .dE)(place))}${side === 'base' ? $said(' (base)') : ''}  `;
}
function samples(changes) {
	return (0,_check_report_rows_js$m1  .lc)(changes, shown);
}
function shown(text) {
	return (0,_text_visible_js$m4  .P)(text, MAX_LINE_CHARACTERS);
}
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
		`  ${_colours_js$m5  .M.bold(shown(shortest.program))}  ${(0,_text_first_of_js$m3  .z)(by.map(({ message }) => shown(message).replace(/\.$/, '')), MAX_BROKEN)}`,
		...(0,_check_report_evidence_line_js$m0  .ef)(shortest.text).map(line => `    ${indentOf(line)}${shown(line)}`),
		...[(0,_check_report_evidence_line_js$m0  .lL)(shortest)].filter(Boolean).map(line => `    ${shown(line)}`),
	]);
	const more = broken.size - MAX_PROGRAMS;
	return ['', $said('Programs that have to change'), ...programs, ...(more > 0 ? [$said`  … and ${more} more`] : [])];
}
function indentOf(line) {
	return ' '.repeat(Math.min(/^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0, MAX_INDENT));
}


 }),

 90857:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   runCheck: () => (  runCheck)
 });
 var _check_report_changelog_js$m0 = __webpack_require__(45772);
 var _check_report_junit_js$m1 = __webpack_require__(9370);
 var _check_report_markdown_js$m2 = __webpack_require__(18236);
 var _check_report_page_js$m3 = __webpack_require__(83314);
 var _check_report_rules_page_js$m4 = __webpack_require__(52721);
 var _check_report_sarif_js$m5 = __webpack_require__(90087);
 var _check_report_verdict_line_js$m6 = __webpack_require__(60538);
 var _commands_check_reference_js$m7 = __webpack_require__(75522);
 var _commands_check_routes_js$m8 = __webpack_require__(12323);
 var _commands_notes_tongue_js$m9 = __webpack_require__(579);
 var _drift_index_js$m10 = __webpack_require__(60921);
 var _findings_one_of_js$m11 = __webpack_require__(49085);
 var _findings_together_js$m12 = __webpack_require__(8041);
 var _findings_user_error_js$m13 = __webpack_require__(14343);
 var _text_visible_js$m14 = __webpack_require__(38696);
 var _changes_js$m15 = __webpack_require__(2080);
 var _colours_js$m16 = __webpack_require__(51040);
 var _findings_js$m17 = __webpack_require__(1755);
 var _progress_js$m18 = __webpack_require__(91842);
 var _run_options_js$m19 = __webpack_require__(98703);




















const FORMATS = ['text', 'markdown', 'html', 'changelog', 'sarif', 'junit', 'json'];
const MAX_LINE_CHARACTERS = 400;
const MAX_UNKNOWN = 20;
const SIDES = { base: $said('the base'), head: $said('the head'), both: $said('either side') };
const UNVERSIONED = new Set(['first', 'unknown', 'unversioned']);
const JUDGED_BY_BASE = $said('versao is judged against this base, which is named: not against the last release, and check.release is not asked');
async function runCheck(options) {
	const { repo, base, head, server } = options;
	const [failOn, format] = (0,_findings_together_js$m12  .b)(() => (0,_findings_one_of_js$m11  .yL)('--fail-on', options.failOn, _drift_index_js$m10  .d$), () => (options.json ? 'json' : (0,_findings_one_of_js$m11  .yL)('--format', options.format, FORMATS)), () => (0,_findings_one_of_js$m11  .eU)({ '--base': base, '--head': head }));
	const progress = await (0,_progress_js$m18  .o)(format === 'json');
	const { requireBase = isYes(process.env.CI) } = options;
	const shared = { repo, base, failOn, requireBase, today: new Date().toISOString().slice(0, 10) };
	if (server !== undefined && head !== undefined)
		throw new _findings_user_error_js$m13  .y($said('--head does nothing with --server.'), $said('Check out the head, and leave --head out.'));
	const result = await (server === undefined
		? (0,_commands_check_reference_js$m7  .z)({ ...shared, ...(0,_run_options_js$m19  .K)(options, progress.step), head, sinceRelease: base === undefined })
		: (0,_commands_check_routes_js$m8  .Z)({ ...shared, server })).finally(progress.stop);
	process.stdout.write(format === 'changelog'
		? (0,_check_report_changelog_js$m0  .r)(result, (0,_commands_notes_tongue_js$m9  .i)((0,_run_options_js$m19  .K)(options)))
		: written(result, format, base !== undefined));
	if (format === 'text')
		(0,_findings_js$m17  .c)(result.findings, process.stdout);
	return result.ok;
}
function written(result, format, isNamed) {
	if (format === 'json')
		return `${JSON.stringify(result, null, 2)}\n`;
	if (format === 'sarif')
		return (0,_check_report_sarif_js$m5  .I)(result);
	if (format === 'junit')
		return (0,_check_report_junit_js$m1  .b)(result);
	if (format === 'html')
		return (0,_check_report_page_js$m3  .I)(result);
	return format === 'markdown' ? (0,_check_report_markdown_js$m2  .WT)(result, { rules: _check_report_rules_page_js$m4  .e }) : text(result, isNamed);
}
function text(result, isNamed) {
	const { ok, base, excepted, unknown } = result;
	const verdict = ok ? passedAs(result) : _colours_js$m16  .M.red($said('failed'));
	const commit = base.commit === null ? '' : ` (${base.commit.slice(0, 9)})`;
	const lines = [
		`${verdict} ${_colours_js$m16  .M.bold((0,_check_report_verdict_line_js$m6  .MT)(result))}`,
		_colours_js$m16  .M.dim($said`  base: ${base.name}${commit}; ${(0,_check_report_verdict_line_js$m6  .Bv)(result)}`),
		...(isNamed && !UNVERSIONED.has(result.verdict) ? [_colours_js$m16  .M.dim(`  ${JUDGED_BY_BASE}`)] : []),
		...(0,_changes_js$m15  .O)(result),
	];
	if (unknown.length > 0) {
		lines.push('', $said`cannot be told ${_colours_js$m16  .M.bold(String(unknown.length))}`);
		for (const { path, place, side, placeSide } of unknown.slice(0, MAX_UNKNOWN)) {
			lines.push(`  ${(0,_changes_js$m15  .d)({ place, side: placeSide })}${(0,_text_visible_js$m14  .P)(path, MAX_LINE_CHARACTERS)} ${_colours_js$m16  .M.dim($said`not read in ${SIDES[side]}`)}`);
		}
		if (unknown.length > MAX_UNKNOWN)
			lines.push($said`  … and ${unknown.length - MAX_UNKNOWN} more`);
	}
	if (excepted.length > 0)
		lines.push('', $said`${excepted.length} accepted by .refdata-ignore.yml`);
	return `${lines.join('\n')}\n`;
}
function passedAs(result) {
	if (result.verdict === 'unknown')
		return _colours_js$m16  .M.yellow($said('not compared'));
	return result.verdict === 'first' ? _colours_js$m16  .M.yellow('first') : _colours_js$m16  .M.green($said('passed'));
}
function isYes(value = '') {
	return value !== '' && value !== '0' && value.toLowerCase() !== 'false';
}


 }),

 91842:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   o: () => (  startProgress)
 });
 var _text_said_js$m0 = __webpack_require__(54157);

async function startProgress(quiet) {
	if (quiet || !process.stderr.isTTY)
		return { step: () => { }, stop: () => { } };
	const { default: spinner } = await __webpack_require__.e(  6540).then(__webpack_require__.bind(__webpack_require__, 36540));
	const running = spinner({ stream: process.stderr }).start((0,_text_said_js$m0  .Vm)($said('starting')));
	return {
		step: part => {
			running.text = part;
		},
		stop: () => running.stop(),
	};
}


 }),

 98703:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   K: () => (  runOptions),
   d: () => (  whereOf)
 });
 var node_path$m0 = __webpack_require__(76760);
 var _github_fork_js$m1 = __webpack_require__(40228);
 var _repository_folder_supply_js$m2 = __webpack_require__(53353);
 var _run_configuration_js$m3 = __webpack_require__(6112);
 var _code_frame_js$m4 = __webpack_require__(32088);





function runOptions({ repo, config, allowCommands = false, cache, repository = new Map() }, progress) {
	const root = repo === '.' && config === undefined ? upwards() : repo;
	(0,_code_frame_js$m4  .$o)(root);
	return {
		repo: root,
		config: config === undefined ? 'refdata.yml' : (0,node_path$m0.resolve)(config),
		commands: (0,_github_fork_js$m1  .X)(allowCommands, process.env),
		cache,
		supply: (0,_repository_folder_supply_js$m2  .K)(repository, process.env.GITHUB_SERVER_URL),
		progress,
	};
}
function whereOf({ repo, config }) {
	return [
		...(repo === '.' ? [] : [`--repo ${quoted(repo)}`]),
		...(config === undefined ? [] : [`--config ${quoted(config)}`]),
	].join(' ');
}
function quoted(path) {
	return /^[\w./:@%+=-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
function upwards() {
	const folder = (0,_run_configuration_js$m3  .PW)(process.cwd());
	return folder === undefined ? '.' : (0,node_path$m0.relative)(process.cwd(), folder) || '.';
}


 }),

 12323:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Z: () => (  checkRoutes)
});

var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var base_commit = __webpack_require__(70034);
var defaults = __webpack_require__(61673);
var exporters_document = __webpack_require__(51557);
var openapi = __webpack_require__(22961);
var openapi_paths = __webpack_require__(63260);
var said_server = __webpack_require__(78199);
; 




function describedRoutes(server, handlers = false) {
	const document = (0,exporters_document .l)(server, {}, { handlers });
	const registered = new Map([...(0,openapi_paths .p)(document).paths].flatMap(([template, operations]) => operations.map(({ method, described }) => [`${method} ${(0,said_server .XM)(template)}`, described.route])));
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
	const made = (0,said_server .KL)(JSON.parse(openapi .EJ.export(document)), server.place.file).map(placed);
	if (server.own)
		return made;
	return made.map(({ asks, ...route }) => handlers && asks ? { ...route, asks: { ...asks, isMade: true } } : route);
}

var artifacts = __webpack_require__(95694);
var description_list = __webpack_require__(91199);
var scheme = __webpack_require__(39013);
var version = __webpack_require__(8956);
; 





const DOCUMENT = 'openapi.json';
function describedVersion(repository, source, servers) {
	for (const list of repository.glob(`**/${(0,description_list .Kx)('')}`)) {
		const folder = list.slice(0, -(0,description_list .Kx)('').length).replace(/\/$/, '');
		const path = listed(repository, list, folder).find(each => each.source === source && (0,external_node_path_.basename)(each.path) === DOCUMENT)?.path;
		const version = path === undefined ? undefined : versionIn(repository, path);
		if (version !== undefined)
			return version;
	}
	const path = documentOf(repository, source, servers);
	return path === undefined ? undefined : versionIn(repository, path);
}
function documentOf(repository, source, servers) {
	const all = repository.glob(`**/${DOCUMENT}`).filter(path => path !== source);
	const folders = servers.map(name => (0,artifacts .pd)(source, name));
	const inFolder = (wanted) => all
		.filter(path => folders.some(each => `/${path}`.endsWith(`/${wanted(each)}/${DOCUMENT}`)))
		.sort((a, b) => a.length - b.length)[0];
	return (inFolder(([, apart]) => apart) ?? inFolder(([plain]) => plain) ?? (all.length === 1 ? all[0] : undefined));
}
function versionOfDocument(document) {
	const { info } = (document ?? {});
	return typeof info?.version === 'string' ? info.version : undefined;
}
function isRaised(level, before, after) {
	const [old, now] = [before, after].map(text => (text === undefined ? undefined : scheme .d.parse(text)));
	const bump = old && now && scheme .d.bumpBetween(old, now);
	return old !== undefined && bump !== undefined && (0,version .LP)(bump, scheme .d.required(level, old));
}
function listed(repository, list, folder) {
	try {
		return (0,description_list .LD)(folder, repository.readBytes(list));
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

var listed_exceptions = __webpack_require__(60425);
var policies = __webpack_require__(79193);
var same_commit = __webpack_require__(19099);
var drift = __webpack_require__(60921);
var base = __webpack_require__(85152);
var finding = __webpack_require__(9314);
var rule_info = __webpack_require__(50238);
var user_error = __webpack_require__(14343);
var address = __webpack_require__(73301);
var git_repository = __webpack_require__(27573);
var repository_repository = __webpack_require__(5629);
var comparison = __webpack_require__(96759);
var stats = __webpack_require__(15368);
var read_servers = __webpack_require__(25674);
; 





















const MAX_DOCUMENT_MIB = 64;
const MAX_DOCUMENT_BYTES = MAX_DOCUMENT_MIB * 1024 * 1024;
async function checkRoutes(options) {
	const { repo, failOn = 'unbumped', today } = options;
	const file = insideOf(repo, options.server);
	const repository = (0,repository_repository .h_)(repo);
	const head = await serversIn(repository, file);
	const base = await openBase(options, file);
	const findings = [...head.findings];
	const routes = base.isDocument
		? head.servers.slice(0, 1).flatMap(server => describedRoutes(server, base.describesHandlers))
		: routesOf(head);
	const { changes: all, unknown } = base.routes
		? (0,drift .a$)((0,drift .F7)(base.routes, routes), base.routes, routes)
		: { changes: [], unknown: [] };
	const listed = (0,listed_exceptions .Y)(repository);
	const sifted = (0,drift .iu)(all, base.exceptions ?? listed, today);
	findings.push(...(0,drift .iu)(all, listed, today).findings);
	if (base.exceptions)
		findings.push(...(0,policies .$p)(base.exceptions, listed));
	if (base.routes && (base.routes.length === 0 || routes.length === 0)) {
		const which = base.routes.length === 0 ? 'base' : 'head';
		findings.push((0,rule_info .h)(comparison .z_, $said`The ${which} has no route that could be read.`, ''));
	}
	if (options.requireBase && base.routes === undefined && base.findings.length > 0)
		findings.push(...base.findings.map(finding => ({ ...finding, level: 'error' })));
	else
		findings.push(...base.findings);
	const isItself = !base.isDocument && (await (0,same_commit .s)(base.name, { name: repo, commit: null }, repo));
	if (isItself)
		findings.push(...(0,same_commit .M)(base.name, {}, options));
	for (const [name, address] of addressesOf(head.servers)) {
		const before = base.addresses?.get(name);
		if (before === undefined || before === address)
			continue;
		const message = $said`The address of ${name || file} was ${before} and is ${address}.`;
		findings.push((0,rule_info .h)(comparison .SD, message, file, { file }));
	}
	const level = (0,drift .AE)(sifted.changes);
	if (failOn === 'unbumped' && level === 'major') {
		const after = versionOf(head, repository, file);
		if (!isRaised(level, base.version, after))
			findings.push(notRaised(file, base.version, after, ownVersion(head) !== undefined));
	}
	return {
		ok: !(0,drift .x7)(failOn, level) && !(0,finding .JD)(findings),
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
		counts: (0,drift .sU)(sifted.changes),
		changes: sifted.changes,
		causes: (0,drift .cZ)(sifted.changes, { isOnCause: () => true }),
		evidence: [],
		unknown,
		excepted: sifted.excepted,
		findings,
	};
}
function versionOf(read, repository, file) {
	return (ownVersion(read) ??
		describedVersion(repository, file, read.servers.map(({ name }) => name)));
}
function ownVersion({ servers }) {
	return servers.map(({ own }) => own?.version).find(version => version !== undefined);
}
function notRaised(file, before, after, isOwn) {
	const said = after === undefined || before === undefined
		? $said('no committed description has a version that says so')
		: before === after
			? $said`the version of its description is still ${after}`
			: $said`the version of its description went from ${before} to ${after}, which is too little`;
	const rule = isOwn
		? {
			...comparison .UD,
			remedy: $said`Raise info.version in ${file}, accept the change in .refdata-ignore.yml, or choose --fail-on none.`,
		}
		: comparison .UD;
	return (0,rule_info .h)(rule, $said`Clients of ${file} break, and ${said}.`, file, { file });
}
async function serversIn(repository, file) {
	const readFile = (path) => (repository.isFile(path) ? repository.readBytes(path) : undefined);
	const { servers, gaps } = (await (0,read_servers .L)(file, repository)) ?? (0,said_server .Fj)(file, readFile);
	const findings = gaps.map(({ place, reason, remedy }) => (0,rule_info .h)({ ...comparison .gL, remedy }, reason, place.file, place));
	return { servers, findings };
}
function routesOf({ servers }) {
	return servers.flatMap(({ routes }) => routes);
}
async function openBase(options, file) {
	const { repo, base } = options;
	if (base !== undefined && (0,stats .L)(base)?.isFile())
		return {
			name: { name: base, commit: null },
			isDocument: true,
			findings: [],
			...documentRoutes(base, shownPath(repo, base)),
		};
	if (base !== undefined && (0,stats .L)(base)?.isDirectory()) {
		throw new user_error .y($said`${base} is a folder, and the routes of a server are compared with a file or a commit.`, $said('Name the OpenAPI document in it, or a branch, tag or commit that has the server file.'));
	}
	if (base !== undefined && (0,address .PW)(base)) {
		throw new user_error .y($said`${base} is an address, and the routes of a server are compared with a commit or a file.`, $said('Download the OpenAPI document and name its file.'));
	}
	const { name, commit } = await (0,base_commit .tI)(options);
	const repository = (0,git_repository .C)(commit.folder, commit.id, await (0,defaults .MT)(repo), undefined, repo);
	const shown = { name: { name, commit: commit.id }, isDocument: false };
	if (!repository.isFile(file))
		return { ...shown, findings: [], routes: undefined };
	try {
		const exceptions = (0,listed_exceptions .Y)(repository);
		const read = await serversIn(repository, file);
		const version = versionOf(read, repository, file);
		const addresses = addressesOf(read.servers);
		return { ...shown, version, addresses, findings: [], routes: routesOf(read), exceptions };
	}
	catch (error) {
		if (!(error instanceof user_error .y))
			throw error;
		const message = $said`The base ${name} cannot be read: ${error.message}`;
		return { ...shown, findings: [(0,rule_info .h)(comparison .vy, message, '')], routes: undefined };
	}
}
function documentRoutes(file, shown) {
	const remedy = $said('Name an OpenAPI document in JSON or YAML, or a branch, tag or commit.');
	if ((0,external_node_fs_.statSync)(file).size > MAX_DOCUMENT_BYTES)
		throw new user_error .y($said`${file} is too large.`, remedy);
	const [server] = (0,said_server .u0)(shown, () => (0,external_node_fs_.readFileSync)(file), MAX_DOCUMENT_MIB).servers;
	const { routes = [], own } = server ?? {};
	return {
		routes,
		describesHandlers: (0,said_server .Id)(own?.document, routes),
		version: own?.version,
		addresses: addressesOf(server ? [server] : []),
	};
}
function addressesOf(servers) {
	return new Map(servers.flatMap(({ name, own, port, host, unknownPort }) => {
		if (own)
			return own.base && !unknownPort ? [['', own.base]] : [];
		return port && !unknownPort ? [[name, (0,base .b)({ port, host })]] : [];
	}));
}
function shownPath(repo, file) {
	const inside = (0,external_node_path_.relative)((0,external_node_path_.resolve)(repo), (0,external_node_path_.resolve)(file));
	return inside.startsWith('..') || (0,external_node_path_.isAbsolute)(inside) ? file : inside.split(external_node_path_.sep).join('/');
}
function insideOf(repo, server) {
	const path = (0,external_node_path_.resolve)(repo, server);
	const inside = (0,external_node_path_.relative)((0,external_node_path_.resolve)(repo), path);
	if (inside.startsWith('..') || (0,external_node_path_.isAbsolute)(inside) || !(0,external_node_fs_.existsSync)(path)) {
		throw new user_error .y($said`There is no server file ${server} in ${(0,external_node_path_.resolve)(repo)}.`, $said('Write its path relative to the repository.'));
	}
	if ((0,stats .L)(path)?.isDirectory()) {
		throw new user_error .y($said`${server} is a folder, and the routes of a server stand in a file.`, $said('Name the server file in it, an OpenAPI document or a list of routes.'));
	}
	return inside.split(external_node_path_.sep).join('/');
}


 }),

 579:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   X: () => (  ownTongue),
   i: () => (  notesTongue)
 });
 var node_fs$m0 = __webpack_require__(73024);
 var node_path$m1 = __webpack_require__(76760);
 var _run_configuration_js$m2 = __webpack_require__(6112);
 var _runtime_tongue_js$m3 = __webpack_require__(64499);
 var _text_said_js$m4 = __webpack_require__(54157);





function ownTongue({ config }) {
	return config.idioma ?? 'pt';
}
function notesTongue({ repo, config }) {
	const file = (0,node_path$m1.resolve)(repo, config);
	if ((0,_runtime_tongue_js$m3  .lt)() !== undefined || !(0,node_fs$m0.existsSync)(file))
		return _text_said_js$m4  .vg;
	return (0,_runtime_tongue_js$m3  .dx)(ownTongue((0,_run_configuration_js$m2  .Z9)(file, config)));
}


 }),

 25674:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   L: () => (  readProgram),
   l: () => (  readServers)
 });
 var node_path$m0 = __webpack_require__(76760);
 var _config_config_js$m1 = __webpack_require__(13197);
 var _findings_user_error_js$m2 = __webpack_require__(14343);
 var _repository_repository_js$m3 = __webpack_require__(5629);
 var _server_index_js$m4 = __webpack_require__(78199);





const CONFIG = 'refdata.yml';
async function readServers(root, file) {
	const name = nameIn(root, file);
	try {
		return (await readProgram(name, (0,_repository_repository_js$m3  .h_)(root))) ?? (0,_server_index_js$m4  .Fj)(name, (0,_server_index_js$m4  .R8)(root));
	}
	catch (cause) {
		if (!(cause instanceof _repository_repository_js$m3  .ie))
			throw cause;
		throw new _findings_user_error_js$m2  .y(cause.message, cause.remedy, { cause });
	}
}
async function readProgram(file, repository) {
	const given = repository.isFile(CONFIG) && !/\.(?:df|json|ya?ml)$/i.test(file)
		? (0,_config_config_js$m1  .Vi)(repository.read(CONFIG), CONFIG)
		: undefined;
	const all = Object.entries({ ..._server_index_js$m4  .Ij, ...given });
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
		return (0,_server_index_js$m4  .lH)(file, chosen[0], chosen[1], repository);
	const names = written.map(([name, { mentions }]) => $said`${name} (a file that has the word "${mentions ?? name}")`);
	throw new _findings_user_error_js$m2  .y($said`Which framework ${file} is written with is not known.`, $said`Name the file that makes the server: known for such files are ${names.join(', ')}. Or describe another in refdata.yml (docs/frameworks.md).`);
}
function nameIn(root, file) {
	const name = (0,node_path$m0.relative)(root, (0,node_path$m0.resolve)(root, file));
	if (name !== '..' && !name.startsWith(`..${node_path$m0.sep}`) && !(0,node_path$m0.isAbsolute)(name))
		return name.split(node_path$m0.sep).join('/');
	throw new _findings_user_error_js$m2  .y($said`${file} is not in the folder ${root}, and nothing outside of it is read.`, $said('Give the folder that holds all files of the project, and a file in it.'));
}


 }),

 85152:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   b: () => (  baseOf)
 });
const DEFAULT_PORT = 8080;
const LOCAL = '127.0.0.1';
const EVERYWHERE = new Set(['', '0.0.0.0', '::']);
function baseOf({ port, host }) {
	const address = `http://${hostName(host)}:${port || DEFAULT_PORT}`;
	return URL.canParse(address) ? address : `http://${LOCAL}:${DEFAULT_PORT}`;
}
function hostName(host) {
	if (host === null || EVERYWHERE.has(host) || !/^[\w.:-]+$/.test(host))
		return LOCAL;
	return host.includes(':') ? `[${host}]` : host;
}


 }),

 51557:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  l: () => (  documentOf),
  r: () => (  saidBase)
});

var exporters_address = __webpack_require__(99809);
var base = __webpack_require__(85152);
var exporters_demands = __webpack_require__(14101);
var groups = __webpack_require__(59561);
; 
const ROOT = 'raiz';
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

; 




function routeDescriber() {
	const known = new Map();
	return route => {
		const { path, validations, asks, part, tags } = route;
		const demands = known.get(validations) ?? (0,exporters_demands .w)(validations);
		known.set(validations, demands);
		const group = (asks && part?.name) ?? tags?.[0] ?? (0,groups .F)(path);
		return { route, address: (0,exporters_address .ci)(route), group, resource: resourceOf(path), demands };
	};
}

var methods = __webpack_require__(55695);
; 




const DEFAULT_VERSION = '1.0.0';
const DEFAULT_DESCRIPTION = 'Descrição gerada a partir das rotas registradas no servidor.';
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
		if (route.silence || !(0,exporters_address .kj)(route.path) || !(0,methods .SM)(route)) {
			silent.push({ route, instead: null });
			continue;
		}
		const described = describe(route);
		const own = shapeOf(described.address);
		const shape = `${route.anyCase ? own.toLowerCase() : own} ${route.narrowed ?? ''}`;
		const key = `${route.method} ${shape}`;
		const before = answered.get(key) ?? (route.method === methods .KA ? undefined : answered.get(`${methods .x4} ${shape}`));
		if (route.again === 'last') {
			const replaced = route.method === methods .x4 ? all.get(shape) : [answered.get(key)];
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
			...(route.again === 'last' && route.method === methods .x4 ? [] : (all.get(shape) ?? [])),
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
		base: config.base ?? server.own?.base ?? saidBase(server) ?? (0,base .b)(server),
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
function saidBase({ says = {} }) {
	const urls = Array.isArray(says.servers) ? says.servers.map(each => each?.url) : [];
	const url = urls.find(each => typeof each === 'string' && /^https?:\/\//.test(each) && !/[{?#]/.test(each));
	return typeof url === 'string' && URL.canParse(url) ? url.replace(/(?<!\/)\/+$/, '') : undefined;
}
function withConfig(document, { titulo, versao, descricao, base }) {
	const info = {
		...document.info,
		...(titulo !== undefined && { title: titulo }),
		...(versao !== undefined && { version: versao }),
		...(descricao !== undefined && { description: descricao }),
	};
	return { ...document, info, ...(base !== undefined && { servers: [{ url: base }] }) };
}
function shapeOf(address) {
	return (0,exporters_address .Mp)(address, (_, index) => (address.parameters[index]?.rest ? '{*}' : '{}'));
}


 }),

 40228:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   X: () => (  commandPermission)
 });
 var _git_event_payload_js$m0 = __webpack_require__(71268);
 var _git_fork_js$m1 = __webpack_require__(1947);


function commandPermission(isSwitchedOn, env) {
	if (!isSwitchedOn)
		return 'off';
	const file = (0,_git_event_payload_js$m0  .Rm)(env);
	if (file === '')
		return env.GITHUB_ACTIONS === 'true' ? 'fork' : 'allowed';
	try {
		return (0,_git_fork_js$m1  .t)((0,_git_event_payload_js$m0  .rD)(file)) ? 'fork' : 'allowed';
	}
	catch {
		return 'fork';
	}
}


 }),

 91199:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Jc: () => (  listAfter),
   Kx: () => (  listPath),
   LD: () => (  readList),
   mX: () => (  obsolete)
 });
 var zod$m0 = __webpack_require__(88343);
 var _contract_json_object_js$m1 = __webpack_require__(18765);
 var _findings_user_error_js$m2 = __webpack_require__(14343);
 var _text_code_points_js$m3 = __webpack_require__(62021);




const LIST_NAME = '.refdata-api-docs.json';
const GENERATOR = 'refdata-action';
const MAX_FILES = 100_000;
const LIST = zod$m0  .Ikc({
	generator: zod$m0  .euz(GENERATOR),
	files: zod$m0  .YOg(zod$m0  .Ikc({ path: zod$m0  .YjP().min(1), source: zod$m0  .YjP().min(1) })).max(MAX_FILES),
});
function listPath(folder) {
	return startOf(folder) + LIST_NAME;
}
function readList(folder, bytes) {
	const parsed = LIST.safeParse((0,_contract_json_object_js$m1  .J)(bytes));
	if (!parsed.success) {
		throw new _findings_user_error_js$m2  .y($said`${listPath(folder)} is not the list of descriptions that refdata writes there.`, $said('Restore it from the history of the repository, or delete it: it is written anew.'));
	}
	const start = startOf(folder);
	return parsed.data.files
		.filter(({ path }) => path.split('/').every(name => !['', '.', '..'].includes(name)))
		.map(({ path, source }) => ({ path: start + path, source }));
}
function obsolete({ sources, files }, before, isFile) {
	const made = new Set(files.map(({ path }) => path));
	return before.filter(({ path, source }) => !made.has(path) && isFile(path) && (sources.includes(source) || !isFile(source)));
}
function listAfter({ folder, sources, files }, before, isFile) {
	const made = new Set(files.map(({ path }) => path));
	const others = before.filter(({ path, source }) => !made.has(path) && isFile(path) && isFile(source) && !sources.includes(source));
	const start = startOf(folder);
	const listed = [...files, ...others]
		.map(({ path, source }) => ({ path: path.slice(start.length), source }))
		.sort((a, b) => (0,_text_code_points_js$m3  .O)(a.path, b.path));
	const text = JSON.stringify({ generator: GENERATOR, files: listed }, null, 2);
	return new TextEncoder().encode(`${text}\n`);
}
function startOf(folder) {
	return folder === '' ? '' : `${folder}/`;
}


 }),

 62810:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   e: () => (  sarifLog)
 });
 var node_path$m0 = __webpack_require__(76760);
 var node_url$m1 = __webpack_require__(73136);
 var _runtime_generated_version_js$m2 = __webpack_require__(10529);



const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
const MAX_RESULTS = 5000;
function sarifLog(results, ruleOf, folder = '') {
	const shown = results.slice(0, MAX_RESULTS);
	const ids = [...new Set(shown.map(({ id }) => id))].sort();
	const log = {
		$schema: SCHEMA,
		version: '2.1.0',
		runs: [
			{
				tool: {
					driver: { name: 'refdata', version: _runtime_generated_version_js$m2  .x, rules: ids.map(id => described(id, ruleOf(id))) },
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
	const uri = (0,node_path$m0.isAbsolute)(file)
		? (0,node_url$m1.pathToFileURL)(file).href
		: (folder + file).split('/').map(encodeURIComponent).join('/');
	return { physicalLocation: { artifactLocation: { uri }, ...region } };
}


 }),

 64377:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   p6: () => (  date),
   w$: () => (  datetime)
 });
 var _core_index_js$m0 = __webpack_require__(43759);
 var _schemas_js$m1 = __webpack_require__(88343);



function datetime(params) {
	return _core_index_js$m0  .G1(_schemas_js$m1  .You, params);
}
function date(params) {
	return _core_index_js$m0  .db(_schemas_js$m1  .Brp, params);
}
function time(params) {
	return core._isoTime(ZodISOTime, params);
}
function duration(params) {
	return core._isoDuration(ZodISODuration, params);
}


 })

};
