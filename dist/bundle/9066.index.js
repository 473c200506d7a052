export const id = 9066;
export const ids = [9066];
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

 9370:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   b: () => (  junit)
 });
 var _drift_index_js$m0 = __webpack_require__(49128);
 var _rules_comparison_js$m1 = __webpack_require__(96759);
 var _site_html_js$m2 = __webpack_require__(96223);
 var _cause_by_change_js$m3 = __webpack_require__(49764);
 var _rules_page_js$m5 = __webpack_require__(52721);
 var _topics_js$m4 = __webpack_require__(98884);






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
			owner: (0,_topics_js$m4  .bf)(change),
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
	const page = `${_rules_page_js$m5  .e}#${encodeURIComponent(rule)}`;
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
var drift = __webpack_require__(49128);
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
 var _drift_index_js$m0 = __webpack_require__(49128);
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

 12323:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Z: () => (  checkRoutes)
});

var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var base_commit = __webpack_require__(70034);
var defaults = __webpack_require__(61673);
var exporters_document = __webpack_require__(24117);
var openapi = __webpack_require__(22961);
var openapi_paths = __webpack_require__(63260);
var said_server = __webpack_require__(35346);
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

var description_list = __webpack_require__(91199);
var scheme = __webpack_require__(39013);
var version = __webpack_require__(8956);
; 




const DOCUMENT = 'openapi.json';
function describedVersion(repository, source) {
	for (const list of repository.glob(`**/${(0,description_list .Kx)('')}`)) {
		const folder = list.slice(0, -(0,description_list .Kx)('').length).replace(/\/$/, '');
		const path = listed(repository, list, folder).find(each => each.source === source && (0,external_node_path_.basename)(each.path) === DOCUMENT)?.path;
		const version = path === undefined ? undefined : versionIn(repository, path);
		if (version !== undefined)
			return version;
	}
	return undefined;
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
var drift = __webpack_require__(49128);
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
		findings.push((0,rule_info .h)(comparison .JZ, (0,same_commit .M)(base.name), ''));
	const address = addressOf(head.servers);
	if (base.address && address && base.address !== address) {
		const message = $said`The address of ${file} was ${base.address} and is ${address}.`;
		findings.push((0,rule_info .h)(comparison .SD, message, file, { file }));
	}
	const level = (0,drift .AE)(sifted.changes);
	if (failOn === 'unbumped' && level === 'major') {
		const after = versionOf(head, repository, file);
		if (!isRaised(level, base.version, after))
			findings.push(notRaised(file, base.version, after, ownVersion(head) !== undefined));
	}
	return {
		ok: !(0,drift .x7)(failOn, level) && !findings.some(finding => finding.level === 'error'),
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
	return ownVersion(read) ?? describedVersion(repository, file);
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
		const address = addressOf(read.servers);
		return { ...shown, version, address, findings: [], routes: routesOf(read), exceptions };
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
		address: addressOf(server ? [server] : []),
	};
}
function addressOf([server]) {
	return server?.unknownPort ? undefined : server?.own?.base;
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
 var zod$m1 = __webpack_require__(88343);
 var _findings_user_error_js$m0 = __webpack_require__(14343);
 var _text_code_points_js$m2 = __webpack_require__(62021);



const LIST_NAME = '.refdata-api-docs.json';
const GENERATOR = 'refdata-action';
const MAX_FILES = 100_000;
const LIST = zod$m1  .Ikc({
	generator: zod$m1  .euz(GENERATOR),
	files: zod$m1  .YOg(zod$m1  .Ikc({ path: zod$m1  .YjP().min(1), source: zod$m1  .YjP().min(1) })).max(MAX_FILES),
});
function listPath(folder) {
	return startOf(folder) + LIST_NAME;
}
function readList(folder, bytes) {
	const parsed = LIST.safeParse(asJson(bytes));
	if (!parsed.success) {
		throw new _findings_user_error_js$m0  .y($said`${listPath(folder)} is not the list of descriptions that refdata writes there.`, $said('Restore it from the history of the repository, or delete it: it is written anew.'));
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
		.sort((a, b) => (0,_text_code_points_js$m2  .O)(a.path, b.path));
	const text = JSON.stringify({ generator: GENERATOR, files: listed }, null, 2);
	return new TextEncoder().encode(`${text}\n`);
}
function startOf(folder) {
	return folder === '' ? '' : `${folder}/`;
}
function asJson(bytes) {
	try {
		return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
	}
	catch {
		return null;
	}
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


 })

};
