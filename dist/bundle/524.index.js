export const id = 524;
export const ids = [524];
export const modules = {

 45772:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   r: () => (  changelog)
 });
 var _drift_index_js$m0 = __webpack_require__(49128);
 var _text_markdown_js$m2 = __webpack_require__(14605);
 var _text_said_js$m1 = __webpack_require__(54157);



const SECTIONS = [
	['major', $said('Breaking changes')],
	['minor', (0,_text_said_js$m1  .Vm)($said('New'))],
	['patch', (0,_text_said_js$m1  .Vm)($said('Corrections'))],
	['info', $said('To learn from')],
];
function changelog({ nome, head, base, changes, verdict }, say = _text_said_js$m1  .vg) {
	const title = `## ${(0,_text_markdown_js$m2  .FV)(`${nome} ${head.versao}`)}\n`;
	if (verdict === 'first')
		return `${title}\n${say($said('The first version with a reference.'))}\n`;
	if (changes.length === 0)
		return `${title}\n${say($said('No changes since {0}.'), (0,_text_markdown_js$m2  .FV)(base.versao ?? base.name))}\n`;
	const order = new Map(_drift_index_js$m0  .Y0.flatMap(({ rules }) => rules).map(({ id }, i) => [id, i]));
	const sections = SECTIONS.flatMap(([level, heading]) => {
		const own = changes.filter(change => change.level === level);
		if (own.length === 0)
			return [];
		own.sort((a, b) => (order.get(a.rule) ?? 0) - (order.get(b.rule) ?? 0));
		const look = { plain: (text) => text, value: (text) => inlineCode(text, say) };
		const lines = own.map(change => `- ${(0,_drift_index_js$m0  .$N)(change, look, say)}\n`);
		return [`\n### ${say(heading)}\n\n${lines.join('')}`];
	});
	return title + sections.join('');
}
function inlineCode(value, say) {
	const line = value.replace(/\s+/g, ' ');
	if (line.trim() === '')
		return say((0,_text_said_js$m1  .Vm)($said('(nothing)')));
	const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map(run => run.length));
	const fence = '`'.repeat(longest + 1);
	const space = longest > 0 ? ' ' : '';
	return `${fence}${space}${line}${space}${fence}`;
}


 }),

 2080:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   O: () => (  changeLines),
   d: () => (  whereOf)
 });
 var _check_report_evidence_line_js$m3 = __webpack_require__(4096);
 var _check_report_rows_js$m0 = __webpack_require__(6537);
 var _findings_finding_js$m1 = __webpack_require__(9314);
 var _text_first_of_js$m5 = __webpack_require__(85184);
 var _text_visible_js$m4 = __webpack_require__(38696);
 var _colours_js$m2 = __webpack_require__(51040);






const MAX_LINE_CHARACTERS = 400;
const MAX_PROGRAMS = 3;
const MAX_BROKEN = 3;
const MAX_INDENT = 40;
const PAINT = {
	major: _colours_js$m2  .M.red,
	minor: _colours_js$m2  .M.yellow,
	patch: _colours_js$m2  .M.cyan,
	info: _colours_js$m2  .M.dim,
};
function changeLines(result) {
	const known = (0,_check_report_evidence_line_js$m3  .$n)(result.evidence);
	let room = _check_report_rows_js$m0  .pX;
	let left = 0;
	const lines = [];
	for (const section of (0,_check_report_rows_js$m0  .Ks)(result, _check_report_rows_js$m0  .pX)) {
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
	return `${PAINT[level](level)} ${_colours_js$m2  .M.bold(String(own))}${more}`;
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
		const text = `${row.firsts.length} × ${(0,_check_report_rows_js$m0  .Gg)(row.rule)}: ${samples(row.firsts)}${more}`;
		return `  ${shown(text)} ${_colours_js$m2  .M.dim(row.rule)}`;
	}
	const { cause, first, isRoot, following, isFolded } = row;
	const names = isRoot ? $said`${following.length} more: ${samples(following)}` : samples(following);
	const more = isFolded ? `; ${names}` : '';
	return `  ${whereOf(cause)}${isRoot ? changeText(first, known, more) : `${shown(cause.message)}${more}`}`;
}
function changeText(change, known, more = '') {
	const own = known.get(change.fingerprint);
	const said = own === undefined ? '' : ` ${_colours_js$m2  .M.dim(shown((0,_check_report_evidence_line_js$m3  .OF)(own)))}`;
	return `${shown(change.message)}${more}${said} ${_colours_js$m2  .M.dim(change.rule)}`;
}
function whereOf({ place, side }) {
	if (place === null)
		return '';
	return `${_colours_js$m2  .M.bold((0,_findings_finding_js$m1  .dE)(place))}${side === 'base' ? $said(' (base)') : ''}  `;
}
function samples(changes) {
	return (0,_check_report_rows_js$m0  .lc)(changes, shown);
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
		`  ${_colours_js$m2  .M.bold(shown(shortest.program))}  ${(0,_text_first_of_js$m5  .K)(by.map(({ message }) => shown(message)), MAX_BROKEN)}`,
		...(0,_check_report_evidence_line_js$m3  .ef)(shortest.text).map(line => `    ${indentOf(line)}${shown(line)}`),
		...[(0,_check_report_evidence_line_js$m3  .lL)(shortest)].filter(Boolean).map(line => `    ${shown(line)}`),
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
 var _check_report_markdown_js$m2 = __webpack_require__(57171);
 var _check_report_page_js$m3 = __webpack_require__(83314);
 var _check_report_rules_page_js$m17 = __webpack_require__(52721);
 var _check_report_sarif_js$m4 = __webpack_require__(90087);
 var _check_report_verdict_line_js$m5 = __webpack_require__(60538);
 var _commands_check_reference_js$m6 = __webpack_require__(1211);
 var _commands_check_routes_js$m7 = __webpack_require__(12323);
 var _commands_notes_tongue_js$m8 = __webpack_require__(579);
 var _drift_index_js$m9 = __webpack_require__(49128);
 var _findings_user_error_js$m10 = __webpack_require__(14343);
 var _text_visible_js$m18 = __webpack_require__(38696);
 var _changes_js$m11 = __webpack_require__(2080);
 var _colours_js$m12 = __webpack_require__(51040);
 var _findings_js$m13 = __webpack_require__(1755);
 var _one_of_js$m14 = __webpack_require__(84731);
 var _progress_js$m16 = __webpack_require__(91842);
 var _run_options_js$m15 = __webpack_require__(98703);



















const FORMATS = ['text', 'markdown', 'html', 'changelog', 'sarif', 'junit', 'json'];
const MAX_LINE_CHARACTERS = 400;
const MAX_UNKNOWN = 20;
const SIDES = { base: $said('the base'), head: $said('the head'), both: $said('either side') };
const UNVERSIONED = new Set(['first', 'unknown', 'unversioned']);
const JUDGED_BY_BASE = $said('versao is judged against this base, which is named: not against the last release, and check.release is not asked');
async function runCheck(options) {
	const failOn = (0,_one_of_js$m14  .y)('--fail-on', options.failOn, _drift_index_js$m9  .d$);
	const format = options.json ? 'json' : (0,_one_of_js$m14  .y)('--format', options.format, FORMATS);
	const progress = await (0,_progress_js$m16  .o)(format === 'json');
	const { repo, base, head, server } = options;
	for (const [option, value] of Object.entries({ '--base': base, '--head': head }))
		if (value === '')
			throw new _findings_user_error_js$m10  .y($said`${option} is empty.`, $said('Write what it is to be, or leave it out.'));
	const { requireBase = isYes(process.env.CI) } = options;
	const shared = { repo, base, failOn, requireBase, today: new Date().toISOString().slice(0, 10) };
	if (server !== undefined && head !== undefined)
		throw new _findings_user_error_js$m10  .y($said('--head does nothing with --server.'), $said('Check out the head, and leave --head out.'));
	const result = await (server === undefined
		? (0,_commands_check_reference_js$m6  .z)({ ...shared, ...(0,_run_options_js$m15  .K)(options, progress.step), head, sinceRelease: base === undefined })
		: (0,_commands_check_routes_js$m7  .Z)({ ...shared, server })).finally(progress.stop);
	process.stdout.write(format === 'changelog'
		? (0,_check_report_changelog_js$m0  .r)(result, (0,_commands_notes_tongue_js$m8  .i)((0,_run_options_js$m15  .K)(options)))
		: written(result, format, base !== undefined));
	if (format === 'text')
		(0,_findings_js$m13  .c)(result.findings, process.stdout);
	return result.ok;
}
function written(result, format, isNamed) {
	if (format === 'json')
		return `${JSON.stringify(result, null, 2)}\n`;
	if (format === 'sarif')
		return (0,_check_report_sarif_js$m4  .I)(result);
	if (format === 'junit')
		return (0,_check_report_junit_js$m1  .b)(result);
	if (format === 'html')
		return (0,_check_report_page_js$m3  .I)(result);
	return format === 'markdown' ? (0,_check_report_markdown_js$m2  .WT)(result, { rules: _check_report_rules_page_js$m17  .e }) : text(result, isNamed);
}
function text(result, isNamed) {
	const { ok, base, excepted, unknown } = result;
	const verdict = ok ? passedAs(result) : _colours_js$m12  .M.red($said('failed'));
	const commit = base.commit === null ? '' : ` (${base.commit.slice(0, 9)})`;
	const lines = [
		`${verdict} ${_colours_js$m12  .M.bold((0,_check_report_verdict_line_js$m5  .MT)(result))}`,
		_colours_js$m12  .M.dim($said`  base: ${base.name}${commit}; ${(0,_check_report_verdict_line_js$m5  .Bv)(result)}`),
		...(isNamed && !UNVERSIONED.has(result.verdict) ? [_colours_js$m12  .M.dim(`  ${JUDGED_BY_BASE}`)] : []),
		...(0,_changes_js$m11  .O)(result),
	];
	if (unknown.length > 0) {
		lines.push('', $said`cannot be told ${_colours_js$m12  .M.bold(String(unknown.length))}`);
		for (const { path, place, side, placeSide } of unknown.slice(0, MAX_UNKNOWN)) {
			lines.push(`  ${(0,_changes_js$m11  .d)({ place, side: placeSide })}${(0,_text_visible_js$m18  .P)(path, MAX_LINE_CHARACTERS)} ${_colours_js$m12  .M.dim($said`not read in ${SIDES[side]}`)}`);
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
		return _colours_js$m12  .M.yellow($said('not compared'));
	return result.verdict === 'first' ? _colours_js$m12  .M.yellow('first') : _colours_js$m12  .M.green($said('passed'));
}
function isYes(value = '') {
	return value !== '' && value !== '0' && value.toLowerCase() !== 'false';
}


 }),

 84731:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   y: () => (  oneOf)
 });
 var _findings_user_error_js$m0 = __webpack_require__(14343);

function oneOf(option, value, values) {
	const found = values.find(each => each === value);
	if (found !== undefined)
		return found;
	throw new _findings_user_error_js$m0  .y($said`${option} is "${value}".`, $said`Write one of ${values.join(', ')}.`);
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
 var _server_index_js$m4 = __webpack_require__(35346);





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

 24117:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  l: () => (  documentOf),
  r: () => (  saidBase)
});

var exporters_address = __webpack_require__(99809);
; 
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
		base: config.base ?? server.own?.base ?? saidBase(server) ?? baseOf(server),
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
