export const id = 199;
export const ids = [199];
export const modules = {

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

 4096:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $n: () => (  evidenceByChange),
   OF: () => (  evidenceLine),
   ef: () => (  programLines),
   lL: () => (  metLine)
 });
 var _text_first_of_js$m0 = __webpack_require__(85184);

const MAX_NAMED = 3;
const MAX_LINES = 12;
function evidenceLine({ known, breaks, edited, programs }) {
	if (known === 0)
		return $said('No program is known.');
	if (breaks === 0)
		return $said`No known program of ${known} uses it.`;
	const named = programs.slice(0, MAX_NAMED).map(name => `\`${name.replaceAll('`', "'")}\``);
	const were = edited === 0 ? '' : $said`; ${edited} of them ${edited === 1 ? $said('was') : $said('were')} edited here`;
	return $said`It breaks ${breaks} of ${known} known programs: ${(0,_text_first_of_js$m0  .K)(named, MAX_NAMED, breaks)}${were}.`;
}
function evidenceByChange(evidence) {
	return new Map(evidence.map(each => [each.fingerprint, each]));
}
function metLine(shortest) {
	if (!shortest?.error)
		return '';
	const { codigo, titulo, solucao } = shortest.error;
	const code = `\`${codigo.replaceAll('`', "'")}\``;
	return [$said`It meets ${code} now: ${titulo}`, solucao].map(asSentence).filter(Boolean).join(' ');
}
function programLines(text) {
	const lines = text.trimEnd().split('\n');
	return lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), '…'] : lines;
}
function asSentence(text) {
	const line = text.trim().replace(/\s+/g, ' ');
	return line === '' || /[.!?…]$/.test(line) ? line : `${line}.`;
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

 98038:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   M: () => (  thingOf)
 });
 var _contract_json_pointer_js$m0 = __webpack_require__(24477);
 var _pages_index_js$m1 = __webpack_require__(30638);


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
const RENAMED = /^(?:(?:reservada|contextual|operador|modulo|simbolo|comando)-renamed|codigo-renumbered)/;
function thingOf({ path, rule, name: called, after }) {
	const [file = '', pointer = ''] = path.split(/#(.*)/s);
	if (!file.startsWith('/api/'))
		return null;
	const [list = '', name, inside, symbol] = (0,_contract_json_pointer_js$m0  .OD)(pointer);
	if (list === 'regras' && name !== undefined)
		return (0,_pages_index_js$m1  .IC)(rule === 'regra-reworded' ? called : name);
	const kind = Object.hasOwn(KINDS, list) ? KINDS[list] : undefined;
	if (kind === undefined || name === undefined)
		return null;
	const now = RENAMED.test(rule) && typeof after === 'string' ? after : undefined;
	if (kind !== 'modulo' || inside !== 'simbolos' || symbol === undefined)
		return `${kind}:${now ?? name}`;
	const module = rule === 'simbolo-moved' && typeof after === 'string' ? after : name;
	return `simbolo:${module}.${now ?? symbol}`;
}


 }),

 98884:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   W7: () => (  fileOf),
   bf: () => (  ownerOf),
   eU: () => (  topicsOf)
 });
 var _contract_json_pointer_js$m0 = __webpack_require__(24477);
 var _findings_change_level_js$m1 = __webpack_require__(83152);


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
	return [...topics, ...alone].sort((a, b) => _findings_change_level_js$m1  .v.indexOf(a.level) - _findings_change_level_js$m1  .v.indexOf(b.level));
}
function ownerOf(change) {
	const [, pointer = ''] = change.path.split('#');
	const [list, name] = (0,_contract_json_pointer_js$m0  .OD)(pointer);
	return change.path.startsWith('/') && list === 'modulos' && name !== undefined ? name : fileOf(change);
}
function fileOf({ path, place }) {
	return path.startsWith('/')
		? (path.split('#')[0] ?? '').replace(/^\/api\//, '')
		: (place?.file ?? 'routes');
}


 }),

 60538:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Bv: () => (  extentLine),
   MT: () => (  verdictLine),
   o4: () => (  isItself),
   r0: () => (  verdictSign)
 });
 var _drift_index_js$m0 = __webpack_require__(60921);
 var _rules_comparison_js$m1 = __webpack_require__(96759);


function verdictLine(result) {
	return `${outcome(result)}${reservation(result)}.`;
}
function verdictSign({ ok, verdict }) {
	return !ok ? '❌' : verdict === 'unknown' ? '⚠️' : '✅';
}
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
	const counted = (0,_drift_index_js$m0  .xS)(result.counts);
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
function isItself({ verdict, compared }) {
	return verdict === 'unknown' && compared.base > 0;
}
function isPartlyOff({ findings }) {
	return findings.some(({ rule }) => rule === _rules_comparison_js$m1  .Ks.id);
}
function openIn({ unknown }) {
	return unknown.length === 1
		? $said('of 1 value nobody can tell whether it changed')
		: $said`of ${unknown.length} values nobody can tell whether they changed`;
}
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
function dueSince({ release }) {
	return release ? (0,_drift_index_js$m0  .xS)(release.counts) : '';
}
function reservation({ ok, findings, level }) {
	if (ok)
		return '';
	const errors = findings.filter(finding => finding.level === 'error');
	const others = errors.filter(({ rule }) => !_rules_comparison_js$m1  .B6.has(rule)).length;
	if (others > 0)
		return $said`; ${others === 1 ? $said('1 error is') : $said`${others} errors are`} to be mended`;
	return errors.length > 0 ? '' : $said`; ${level} changes are not let through here (fail-on)`;
}


 }),

 95843:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  runChangelog: () => (  runChangelog)
});

var changelog = __webpack_require__(45772);
var page = __webpack_require__(83314);
var verdict_line = __webpack_require__(60538);
var check_reference = __webpack_require__(75522);
var notes_tongue = __webpack_require__(579);
var drift = __webpack_require__(60921);
var thing_of = __webpack_require__(98038);
; 


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
	const texto = (0,drift .$N)(change, undefined, say);
	return { regra: rule, nivel: level, nome: name, id: (0,thing_of .M)(change), texto };
}

var user_error = __webpack_require__(14343);
var git = __webpack_require__(36367);
var pages = __webpack_require__(30638);
var run_context = __webpack_require__(15637);
var site_settings = __webpack_require__(77141);
var tongue = __webpack_require__(64499);
var committed_file = __webpack_require__(37664);
; 









async function recordChanges(options, result, today) {
	const run = (0,run_context .I)(options);
	const { config } = run.configuration;
	const file = (0,committed_file .f)(run, 'mudancas');
	const { base, head, changes } = result;
	if (base.versao === head.versao)
		throw new user_error .y($said`${base.name} and ${head.name} are both of version ${head.versao}.`, $said('Name two commits or tags of different versions.'));
	const day = head.commit === null ? today : ((await dayOf(options.repo, head.commit)) ?? today);
	const idioma = (0,notes_tongue .X)(run.configuration);
	const record = versionRecord(result, day, { idioma, say: (0,tongue .dx)(idioma) });
	const history = (0,pages .$2)((0,site_settings .om)(config, run.repository), record);
	(0,committed_file .E)(options.repo, file, (0,pages .u_)(history));
	return { file, versao: head.versao, changes: changes.length };
}
async function dayOf(folder, commit) {
	const { code, stdout } = await (0,git .lX)(folder, ['show', '--no-patch', '--format=%cI', commit, '--']);
	const date = new Date(stdout.trim());
	return code !== 0 || Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}

var counted = __webpack_require__(35676);
var cli_progress = __webpack_require__(91842);
var run_options = __webpack_require__(98703);
; 










const FORMATS = ['md', 'html', 'json'];
async function runChangelog(range, options) {
	const format = FORMATS.find(each => each === options.format);
	if (format === undefined)
		throw new user_error .y($said`--format is "${options.format}".`, $said`Write one of ${FORMATS.join(', ')}.`);
	const [, base = '', head = ''] = /^(.+?)\.\.(.*)$/.exec(range) ?? [];
	if (base === '' || head.startsWith('.') || head.includes('..'))
		throw new user_error .y($said`"${range}" is no range.`, $said('Write two commits or tags with two dots between: v1.4.0..v1.5.0.'));
	const today = new Date().toISOString().slice(0, 10);
	const progress = await (0,cli_progress .o)(format === 'json');
	const result = await (0,check_reference .z)({
		...(0,run_options .K)(options, progress.step),
		base,
		exactBase: true,
		...(head !== '' && { head }),
		failOn: 'none',
		requireBase: true,
		today,
	}).finally(progress.stop);
	if (result.verdict === 'unknown' && !(0,verdict_line .o4)(result))
		throw new user_error .y($said`${base} cannot be built.`, $said('Name a commit whose reference can be built.'), {
			findings: result.findings,
		});
	if (options.write) {
		const { file, versao, changes } = await recordChanges((0,run_options .K)(options), result, today);
		process.stdout.write(`${file}: ${versao}, ${(0,counted .h)(changes, 'change')}\n`);
		return;
	}
	const text = format === 'json'
		? `${JSON.stringify(result, null, 2)}\n`
		: format === 'html'
			? (0,page .I)(result)
			: (0,changelog .r)(result, (0,notes_tongue .i)((0,run_options .K)(options)));
	process.stdout.write(text);
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

 37664:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   E: () => (  writeCommitted),
   f: () => (  committedFile)
 });
 var node_fs$m0 = __webpack_require__(73024);
 var node_path$m1 = __webpack_require__(76760);
 var _findings_unwritable_js$m2 = __webpack_require__(78972);
 var _findings_user_error_js$m3 = __webpack_require__(14343);
 var _repository_repository_js$m4 = __webpack_require__(5629);





const HOLDING = { mudancas: 'changes', enderecos: 'addresses' };
function committedFile({ configuration, shown }, key) {
	const file = configuration.config[key];
	if (file === undefined)
		throw new _findings_user_error_js$m3  .y($said`${shown} names no file for ${HOLDING[key]}.`, $said`Add the line \`${key}: ${key}.json\` to it, and commit the file that this command writes.`);
	if ((0,_repository_repository_js$m4  .FQ)(file))
		throw new _findings_user_error_js$m3  .y($said`${file} is outside of the repository.`, $said`Name a file inside of it in \`${key}\`.`);
	return file;
}
function writeCommitted(repo, file, text) {
	(0,_findings_unwritable_js$m2  .d)(file, $said('Name another file in refdata.yml, or give the right to write this one.'), () => (0,node_fs$m0.writeFileSync)((0,node_path$m1.join)((0,_repository_repository_js$m4  .Hn)(repo), file), text));
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

 14605:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   FV: () => (  escapeMarkdown),
   OF: () => (  fenced),
   fl: () => (  codeMarkdown),
   jD: () => (  tableRow),
   re: () => (  hiddenLine)
 });
 var _visible_js$m0 = __webpack_require__(38696);

const MAX_TEXT_CHARACTERS = 2000;
const SPECIAL = /[&<>"'`*_~|\\[\](){}#!:@$^=+]/g;
const WORDS = /^[A-Za-z0-9 ]*$/;
const REFERENCE = /([@#])(?=[A-Za-z0-9])/g;
const BARE_REFERENCE = /\b(?:GH-(?=\d)|[0-9a-f]{20}(?=(?:[0-9a-f]{20}|[0-9a-f]{44})\b))/gi;
const ZERO_WIDTH_SPACE = '&#8203;';
function escapeMarkdown(text) {
	return escaped((0,_visible_js$m0  .P)(text, MAX_TEXT_CHARACTERS).replace(BARE_REFERENCE, '$&\0'));
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
function codeMarkdown(text) {
	return `<code>${escaped((0,_visible_js$m0  .P)(text, MAX_TEXT_CHARACTERS))}</code>`;
}
function tableRow(cells) {
	return `| ${cells.join(' | ')} |\n`;
}
function hiddenLine(kind, says) {
	return `<!-- ${kind} ${encodeURIComponent(says).replaceAll('-', '%2D')} -->`;
}
function fenced(text, language = 'text') {
	const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(run => run.length));
	const fence = '`'.repeat(longest + 1);
	return `${fence}${language}\n${(0,_visible_js$m0  .R)(text)}\n${fence}\n`;
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
