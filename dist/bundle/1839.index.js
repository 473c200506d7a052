export const id = 1839;
export const ids = [1839];
export const modules = {

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

 55723:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   runProve: () => (  runProve)
 });
 var _commands_prove_js$m0 = __webpack_require__(6295);
 var _colours_js$m1 = __webpack_require__(51040);
 var _findings_js$m2 = __webpack_require__(1755);
 var _log_text_js$m3 = __webpack_require__(78955);
 var _progress_js$m4 = __webpack_require__(91842);
 var _run_options_js$m5 = __webpack_require__(98703);
 var _table_js$m6 = __webpack_require__(73877);







const COLUMNS = ['list', 'expected', 'found', 'equal', 'missing', 'extra', 'different', 'accepted'];
async function runProve({ json = false, ...options }) {
	const progress = await (0,_progress_js$m4  .o)(json);
	const { accept } = options;
	const result = await (0,_commands_prove_js$m0  .z)({ ...(0,_run_options_js$m5  .K)(options, progress.step), accept }).finally(progress.stop);
	if (json) {
		process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
		return result.ok;
	}
	const name = `${result.nome} ${result.versao}`.trim();
	if (result.lists.length > 0)
		process.stdout.write((0,_log_text_js$m3  .k)(`${tableOf(result.lists)}\n`));
	if (result.accepted !== null)
		process.stdout.write($said`${_colours_js$m1  .M.green($said('accepted'))}: the differences are in ${result.accepted}\n`);
	if (result.ok)
		process.stdout.write($said`${_colours_js$m1  .M.green($said('proved'))} ${_colours_js$m1  .M.bold(name)} in ${result.proof}: ${(0,_findings_js$m2  .G)(result.findings)}\n`);
	(0,_findings_js$m2  .c)(result.findings, result.ok ? process.stdout : process.stderr);
	if (!result.ok)
		process.stderr.write($said`\n${_colours_js$m1  .M.red($said('not proved'))}: ${name} has ${(0,_findings_js$m2  .G)(result.findings)}\n`);
	return result.ok;
}
function tableOf(lists) {
	const rows = lists.flatMap(({ list, expected, found, equal, missing, extra, accepted, differences, fields }) => [
		[list, expected, found, equal, missing, extra, differences.length - missing - extra, accepted],
		...Object.entries(fields).map(([field, { compared, different }]) => [
			`  ${field}`,
			compared,
			'',
			compared - different,
			'',
			'',
			different,
			'',
		]),
	]);
	return (0,_table_js$m6  .b)([COLUMNS.map(column => _colours_js$m1  .M.cyan(column)), ...rows]);
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

 73877:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   b: () => (  renderTable)
 });
 var cli_table3$m0 = __webpack_require__(25832);

function renderTable(rows) {
	const [first = []] = rows;
	const table = new cli_table3$m0({
		chars: {
			top: '',
			'top-mid': '',
			'top-left': '',
			'top-right': '',
			bottom: '',
			'bottom-mid': '',
			'bottom-left': '',
			'bottom-right': '',
			left: '',
			'left-mid': '',
			mid: '',
			'mid-mid': '',
			right: '',
			'right-mid': '',
			middle: '  ',
		},
		style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [] },
		colAligns: first.map(cell => (typeof cell === 'number' ? 'right' : 'left')),
	});
	for (const row of rows)
		table.push([...row]);
	return table
		.toString()
		.split('\n')
		.map(line => `  ${line.trimEnd()}`)
		.join('\n');
}


 }),

 6295:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  z: () => (  prove)
});

var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var extract = __webpack_require__(71723);
var finding = __webpack_require__(9314);
var user_error = __webpack_require__(14343);
var git = __webpack_require__(36367);
var dist = __webpack_require__(38815);
var schemas = __webpack_require__(88343);
; 



const ACCEPTED_FILE = 'refdata.accepted.yml';
const HEADER = $said` Differences between what is published and what the program says, each with the reason why it may be.
 Written by \`refdata prove --accept\`; reasons are for people to fill in.`;
const acceptedSchema = schemas .YOg(schemas .rej({
	list: schemas .YjP(),
	name: schemas .YjP(),
	what: schemas .YjP(),
	expected: schemas .L5J().optional(),
	found: schemas .L5J().optional(),
	reason: schemas .YjP(),
}));
function parseAccepted(text, file) {
	const document = (0,dist .Tp)(text);
	const result = acceptedSchema.safeParse(document.errors.length > 0 ? undefined : (document.toJS() ?? []));
	if (!result.success) {
		const [issue] = result.error.issues;
		const reason = document.errors[0]?.message.split('\n')[0] ?? `${issue?.path.join('.')}: ${issue?.message}`;
		throw new user_error .y($said`${file} is no list of accepted differences: ${reason}.`, $said('Correct it, or remove it and run `refdata prove --accept`.'));
	}
	return result.data.map(({ expected = null, found = null, ...rest }, i) => {
		const node = document.getIn([i], true);
		const line = text.slice(0, node?.range?.[0] ?? 0).split('\n').length;
		return { ...rest, expected, found, place: { file, line } };
	});
}
function renderAccepted(differences, before) {
	const reasons = new Map(before.map(each => [identity(each), each.reason]));
	const entries = differences.map(difference => {
		const { list, name, what, expected, found } = difference;
		const texts = what === 'missing' || what === 'extra' ? {} : { expected, found };
		return { list, name, what, ...texts, reason: reasons.get(identity(difference)) ?? '' };
	});
	const commented = HEADER.split('\n').map(line => `#${line}`);
	return `${commented.join('\n')}\n${(0,dist .As)(entries, { lineWidth: 0, aliasDuplicateObjects: false })}`;
}
function identity({ list, name, what, expected, found }) {
	return JSON.stringify([list, name, what, expected, found]);
}

var json_object = __webpack_require__(18765);
var code_points = __webpack_require__(62021);
; 


function compareLists(truth, published, isSaid) {
	return [...truth].flatMap(([list, entries], i) => {
		const all = [...(published.get(list) ?? [])];
		const asked = i === 0 ? all : all.filter(([, { outer = '' }]) => isSaid(outer));
		return i > 0 && entries.size + asked.length === 0 ? [] : [compareList(list, entries, new Map(asked))];
	});
}
function compareList(list, truth, published) {
	const differences = [];
	const fields = new Map();
	const unknown = new Set();
	let equal = 0;
	for (const [name, { fields: expected, times }] of truth) {
		const entry = published.get(name);
		const before = differences.length;
		if (!entry) {
			const again = times === undefined ? {} : { times };
			differences.push({
				list,
				name,
				what: 'missing',
				expected: null,
				found: null,
				subject: undefined,
				...again,
			});
			continue;
		}
		for (const [field, value] of Object.entries(expected)) {
			if (value === undefined || typeof value === 'symbol' || field.startsWith('_'))
				continue;
			if (!Object.hasOwn(entry.fields, field)) {
				unknown.add(field);
				continue;
			}
			const count = fields.get(field) ?? { compared: 0, different: 0 };
			fields.set(field, count);
			count.compared += 1;
			const said = comparable(field, value);
			const ours = asFar(comparable(field, entry.fields[field]), said);
			if (JSON.stringify(said) === JSON.stringify(ours))
				continue;
			count.different += 1;
			differences.push({ list, name, what: field, expected: said, found: ours, subject: entry.subject });
		}
		if (differences.length === before)
			equal += 1;
	}
	for (const { name, subject } of published.values())
		if (!truth.has(name))
			differences.push({ list, name, what: 'extra', expected: null, found: null, subject });
	const count = (what) => differences.filter(each => each.what === what).length;
	return {
		list,
		expected: truth.size,
		found: published.size,
		equal,
		missing: count('missing'),
		extra: count('extra'),
		fields: Object.fromEntries(fields),
		unknown: [...unknown],
		differences,
	};
}
function comparable(field, value) {
	if (value === null || value === undefined)
		return '';
	if (!Array.isArray(value))
		return typeof value === 'object' ? sorted(value) : value;
	if (field === 'apelidos')
		return value.map(String).sort(code_points .O);
	return value.map(item => (typeof item === 'object' && item !== null ? sorted(item) : item));
}
function asFar(ours, said) {
	if (Array.isArray(ours) && Array.isArray(said))
		return ours.map((each, i) => asFar(each, said[i]));
	if (!(0,json_object .G)(ours) || !(0,json_object .G)(said))
		return ours;
	return Object.fromEntries(Object.keys(said).flatMap(key => (Object.hasOwn(ours, key) ? [[key, asFar(ours[key], said[key])]] : [])));
}
function sorted(value) {
	return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (0,code_points .O)(a, b)));
}

var prove_lists = __webpack_require__(85948);
var prove_proof = __webpack_require__(26179);
; 

function saidOf(rows, { key, inner }) {
	const items = [];
	const nameless = [];
	const withInner = new Set();
	for (const row of rows) {
		const item = named(row.value, row.key, key);
		const parts = inner && (0,json_object .G)(item) ? partsOf(item[inner.field], inner.key) : undefined;
		items.push(inner && (0,json_object .G)(item) && parts ? { ...item, [inner.field]: parts } : item);
		if (!(0,json_object .G)(item))
			continue;
		if (key === undefined || item[key] == null)
			nameless.push(item);
		else if (inner && parts) {
			withInner.add(String(item[key]));
			nameless.push(...parts.filter(part => (0,json_object .G)(part) && part[inner.key] == null));
		}
	}
	return { items, nameless, withInner };
}
function partsOf(parts, key) {
	if (Array.isArray(parts))
		return parts;
	return (0,json_object .G)(parts) ? Object.entries(parts).map(([name, part]) => named(part, name, key)) : undefined;
}
function named(value, name, key) {
	if (typeof name !== 'string' || ((0,json_object .G)(value) && key !== undefined && value[key] != null))
		return value;
	return (0,json_object .G)(value) && key !== undefined ? { ...value, [key]: name } : name;
}

var compose = __webpack_require__(69583);
var observed = __webpack_require__(99657);
var run_findings = __webpack_require__(34458);
var run_context = __webpack_require__(15637);
var version = __webpack_require__(10529);
var server = __webpack_require__(78199);
var counted = __webpack_require__(35676);
; 


















const MAX_SHOWN_CHARACTERS = 80;
async function prove(options) {
	const run = (0,run_context .I)(options);
	const { configuration: loaded, configPath, shown } = run;
	const sections = prove_lists .bP.filter(({ at }) => sourcesAt(loaded, at) !== undefined);
	if (sections.length === 0)
		throw new user_error .y($said`${shown} names no program that knows what the lists hold.`, $said('Add it: "prove: { embutidas: { command: [python3, tools/dump.py] } }" (docs/prove.md).'));
	const findings = new run_findings .F((0,run_findings .U)(loaded.config.rules));
	const repository = new observed .ZO(run.repository);
	const composition = await published(sections, { ...run, repository }, findings);
	const sources = repository.observations().reads;
	const truths = await truthsOf(sections, run, findings);
	const acceptedPath = (0,external_node_path_.join)((0,external_node_path_.dirname)(configPath), ACCEPTED_FILE);
	const accepted = readAccepted(acceptedPath, options.repo);
	const lists = [];
	const open = [];
	const used = new Set();
	const isWhole = !(0,finding .JD)(findings.list);
	for (const [section, { items, withInner }] of isWhole ? truths : []) {
		const published = (0,prove_lists .sE)(section, composition.files);
		const found = compareLists((0,prove_lists .fO)(section, items), published, outer => withInner.has(outer));
		for (const comparison of found) {
			const known = comparison.differences.filter(each => accepted.some(one => identity(one) === identity(each)));
			for (const each of known)
				used.add(identity(each));
			lists.push({ ...comparison, accepted: known.length });
			open.push(...comparison.differences.filter(each => !known.includes(each)));
			reportUnknown(comparison, section, loaded, findings);
		}
	}
	const differences = lists.flatMap(each => each.differences);
	const isAccepting = isWhole && options.accept === true;
	const kept = isAccepting
		? parseAccepted(renderAccepted(differences, accepted), (0,run_context .p)(options.repo, acceptedPath))
		: accepted;
	if (isWhole) {
		if (!isAccepting) {
			for (const each of open)
				reportDifference(each, loaded, composition, findings);
			for (const each of kept.filter(one => !used.has(identity(one))))
				reportUnused(each, findings);
		}
		for (const { list, name, what, reason, place } of kept)
			if (reason.trim() === '')
				findings.add({
					rule: 'proof-reason',
					message: $said`${list} "${name}" (${what}) is accepted for no reason.`,
					place,
				});
	}
	const ok = !(0,finding .JD)(findings.list);
	if (isAccepting)
		(0,external_node_fs_.writeFileSync)(acceptedPath, renderAccepted(differences, accepted));
	const proofPath = (0,external_node_path_.join)((0,external_node_path_.dirname)(configPath), prove_proof .At);
	const { versao } = composition.files.index;
	if (ok) {
		const counted = isAccepting ? lists.map(each => ({ ...each, accepted: each.differences.length })) : lists;
		const { commit, modified } = await (0,git .f7)(options.repo);
		const proof = {
			refdata: version .x,
			versao,
			commit,
			modified,
			lists: Object.fromEntries(counted.map(list => [list.list, provedOf(list, sections, loaded, composition)])),
			sources: Object.fromEntries(sources),
		};
		(0,external_node_fs_.writeFileSync)(proofPath, (0,prove_proof .zV)(proof));
	}
	return {
		ok,
		nome: loaded.config.nome,
		versao,
		lists,
		proof: ok ? (0,run_context .p)(options.repo, proofPath) : null,
		accepted: isAccepting ? (0,run_context .p)(options.repo, acceptedPath) : null,
		findings: findings.list,
	};
}
async function published(sections, { configuration, repository, programs, progress }, findings) {
	const only = new Set(sections.map(({ at }) => at[0]));
	const report = findings.add.bind(findings);
	const input = { repository, programs, report, readers: server .Rc };
	return (0,compose .Z)(await (0,extract .o6)(configuration, input, { only, progress }), report, configuration.placeOf);
}
function truthsOf(sections, { configuration, repository, programs, progress }, findings) {
	const report = findings.add.bind(findings);
	const { placeOf } = configuration;
	return (0,extract .eQ)({ repository, placeOf, report, programs, readers: server .Rc }, async (context) => {
		const truths = [];
		for (const section of sections) {
			const at = ['prove', ...section.at];
			progress(at.join('.'));
			const rows = await (0,extract .LD)(sourcesAt(configuration, section.at) ?? [], at, context);
			const said = saidOf(rows, section);
			reportNameless(said, section, placeOf(at), findings);
			truths.push([section, said]);
		}
		return truths;
	});
}
function sourcesAt({ config }, at) {
	let value = config.prove;
	for (const key of at)
		value = value?.[key];
	return value;
}
function readAccepted(path, repo) {
	return (0,external_node_fs_.existsSync)(path) ? parseAccepted((0,external_node_fs_.readFileSync)(path, 'utf8'), (0,run_context .p)(repo, path)) : [];
}
function reportNameless({ items, nameless }, section, place, findings) {
	if (nameless.length === 0)
		return;
	const { at, key, inner } = section;
	const names = [key, inner && `${inner.field}/${inner.key}`].filter(each => each !== undefined);
	const needed = names.map(each => `\`${each}\``).join(', ') || 'texts';
	findings.add({
		rule: 'field-missing',
		message: $said`prove.${at.join('.')}: of ${(0,counted .h)(items.length, 'entry', 'entries')} that the program says, ${nameless.length} have no name, as ${prove_text(nameless[0])}.`,
		remedy: $said`Have the program print names alone, or entries with ${needed}; or map its fields to these.`,
		place,
	});
}
function reportDifference({ list, name, what, expected, found, subject, times }, loaded, { origins }, findings) {
	const reported = `${list} "${name}"`;
	const message = what === 'missing'
		? times === undefined
			? $said`${reported} is missing: the program says it.`
			: $said`${reported} is missing: the program says this name ${times} times.`
		: what === 'extra'
			? $said`${reported} is not what the program has.`
			: $said`${reported}: ${what} is ${prove_text(found)}, and the program says ${prove_text(expected)}.`;
	const place = (subject && origins.get(subject)) || loaded.placeOf(['prove', ...list.split('.')]);
	findings.add({ rule: 'proof-different', message, place });
}
function reportUnused({ list, name, what, place }, findings) {
	const message = $said`${list} "${name}" (${what}) is accepted, and there is no such difference.`;
	findings.add({ rule: 'proof-accepted-unused', message, place });
}
function reportUnknown({ list, unknown }, { at }, { placeOf }, findings) {
	for (const field of unknown)
		findings.add({
			rule: 'field-unknown',
			message: $said`prove.${list}: \`${field}\` is no field of the contract, and is not compared.`,
			place: placeOf(['prove', ...at]),
		});
}
function prove_text(value) {
	const shown = JSON.stringify(value) ?? 'nothing';
	return shown.length > MAX_SHOWN_CHARACTERS ? `${shown.slice(0, MAX_SHOWN_CHARACTERS)}…` : shown;
}
function provedOf({ list, expected, found, equal, accepted }, sections, loaded, { files }) {
	const section = sections.find(({ at }) => list.startsWith(at.join('.')));
	const names = (0,prove_lists .sE)(section, files).get(list) ?? new Map();
	const by = (sourcesAt(loaded, section.at) ?? []).map(source => {
		const { name } = (0,extract .I)(source);
		return { [name]: source[name] };
	});
	return { expected, found, equal, accepted, names: (0,prove_proof .zU)(names), by };
}


 }),

 90025:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   H: () => (  conflictSides),
   M: () => (  parseKept)
 });
 var _text_first_of_js$m0 = __webpack_require__(85184);
 var _text_lfs_pointer_js$m1 = __webpack_require__(29);
 var _text_said_js$m2 = __webpack_require__(54157);
 var _user_error_js$m3 = __webpack_require__(14343);




const CONFLICT = /^(?:<{7}|>{7})(?= |$)/m;
function conflictSides(text) {
	if (!CONFLICT.test(text))
		return undefined;
	const ours = [];
	const theirs = [];
	let into = [ours, theirs];
	for (const line of text.split(/\r?\n/)) {
		const mark = /^(?:<{7}|\|{7}|={7}|>{7})(?= |$)/.exec(line)?.[0][0];
		if (mark)
			into = { '<': [ours], '|': [], '=': [theirs], '>': [ours, theirs] }[mark] ?? into;
		else
			for (const side of into)
				side.push(line);
	}
	return [ours.join('\n'), theirs.join('\n')];
}
const MERGE = $said('Keep what both sides have added, and take the marks of git out.');
const MAX_NAMED = 3;
function parseKept(text, file, schema, { what, remedy, merge = MERGE, }) {
	if ((0,_text_lfs_pointer_js$m1  .NS)(text))
		throw new _user_error_js$m3  .y((0,_text_lfs_pointer_js$m1  .nL)(file), _text_lfs_pointer_js$m1  .Ji);
	let data;
	try {
		data = JSON.parse(text.replace(/^\uFEFF/, ''));
	}
	catch (cause) {
		const conflict = CONFLICT.exec(text);
		if (conflict)
			throw new _user_error_js$m3  .y($said`${file}:${text.slice(0, conflict.index).split('\n').length} is a merge that nobody has finished.`, merge, { cause });
		throw new _user_error_js$m3  .y($said`${file} is no ${what}: it is not JSON (${cause.message}).`, remedy, {
			cause,
		});
	}
	const result = schema.safeParse(data);
	if (result.success)
		return result.data;
	const { issues } = result.error;
	throw new _user_error_js$m3  .y($said`${file} is no ${what}: ${(0,_text_first_of_js$m0  .z)(issues.map(mistake), MAX_NAMED)}.`, remedy);
}
function mistake(issue) {
	const name = issue.path.join('.') || (0,_text_said_js$m2  .Vm)($said('the whole'));
	if (issue.code === 'unrecognized_keys')
		return $said`${name} has a key too much, ${issue.keys.join(', ')}`;
	const { message } = issue;
	if (issue.code !== 'invalid_type')
		return `${name}: ${message.replace(/\.$/, '')}`;
	return message.includes('received undefined') ? $said`${name} is missing` : $said`${name} is of another type`;
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

 85948:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   bP: () => (  SECTIONS),
   fO: () => (  listsOf),
   sE: () => (  publishedLists)
 });
 var _contract_files_js$m0 = __webpack_require__(77964);
 var _extract_index_js$m1 = __webpack_require__(71723);
 var _reference_shape_js$m2 = __webpack_require__(79803);



const SECTIONS = [
	{ at: ['sintaxe', 'reservadas'], file: 'sintaxe', field: 'reservadas', key: 'palavra' },
	{ at: ['sintaxe', 'contextuais'], file: 'sintaxe', field: 'contextuais', key: 'palavra' },
	{ at: ['sintaxe', 'operadores'], file: 'sintaxe', field: 'operadores', key: 'simbolo' },
	{ at: ['sintaxe', 'verbos_http'], file: 'sintaxe', field: 'verbos_http' },
	{ at: ['sintaxe', 'regras'], file: 'sintaxe', field: 'regras' },
	{ at: ['embutidas'], file: 'embutidas', field: 'funcoes' },
	{
		at: ['modulos'],
		file: 'modulos',
		field: 'modulos',
		key: 'nome',
		inner: { field: 'simbolos', key: 'nome' },
	},
	{
		at: ['comandos'],
		file: 'comandos',
		field: 'grupos',
		key: 'grupo',
		inner: { field: 'comandos', key: 'nome' },
	},
	{ at: ['erros'], file: 'erros', field: 'codigos', key: 'codigo' },
	{ at: ['conteudos', 'exercicios'], file: 'conteudos', field: 'exercicios', key: 'key' },
];
function publishedLists(section, files) {
	const list = files[section.file][section.field];
	if (section.file !== 'conteudos')
		return listsOf(section, list);
	const { modulos } = files.conteudos.exercicios;
	return listsOf(section, Object.entries(modulos).map(([key, value]) => ({ key, value })));
}
function listsOf({ at, file, field, key, inner }, items) {
	const name = at.join('.');
	const outer = new Map();
	const lists = new Map([[name, outer]]);
	const inside = new Map();
	if (inner)
		lists.set(`${name}.${inner.field}`, inside);
	for (const [i, item] of foldAliases(items).entries()) {
		const subject = `${(0,_contract_files_js$m0  .XM)(file)}#/${field}/${i}`;
		const entry = entryOf(item, key, subject);
		if (!entry)
			continue;
		const { [inner?.field ?? '']: parts, total: _, ...fields } = entry.fields;
		add(outer, { ...entry, fields });
		if (!inner)
			continue;
		for (const [j, part] of (Array.isArray(parts) ? parts : []).entries()) {
			const own = entryOf(part, inner.key, `${subject}/${inner.field}/${j}`);
			if (own)
				add(inside, { ...own, name: `${entry.name}.${own.name}`, outer: entry.name });
		}
	}
	return lists;
}
function entryOf(item, key, subject) {
	if (item === _extract_index_js$m1  .u3 || item === null || item === undefined)
		return undefined;
	if (typeof item !== 'object')
		return { name: String(item), fields: {}, subject };
	const { [key ?? '']: name, ...fields } = item;
	return { name: typeof name === 'string' ? name : JSON.stringify(name ?? item), fields, subject };
}
function add(entries, entry) {
	let times = 1;
	let { name } = entry;
	for (; entries.has(name); name = `${entry.name} (${times})`)
		times += 1;
	entries.set(name, times > 1 ? { ...entry, name, times } : entry);
}
function foldAliases(items) {
	const aliases = new Map();
	const own = items.filter(item => {
		const { [_reference_shape_js$m2  .nH]: of, nome } = Object(item);
		if (typeof of !== 'string' || of === nome)
			return true;
		aliases.set(of, [...(aliases.get(of) ?? []), nome]);
		return false;
	});
	if (aliases.size === 0)
		return own;
	return own.map(item => {
		const { [_reference_shape_js$m2  .nH]: _, apelidos, ...fields } = Object(item);
		return {
			...fields,
			apelidos: [...(Array.isArray(apelidos) ? apelidos : []), ...(aliases.get(fields.nome) ?? [])],
		};
	});
}


 }),

 26179:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   At: () => (  PROOF_FILE),
   k_: () => (  parseProof),
   zU: () => (  namesDigest),
   zV: () => (  renderProof)
 });
 var zod$m0 = __webpack_require__(88343);
 var _findings_parse_kept_js$m1 = __webpack_require__(90025);
 var _repository_observed_js$m2 = __webpack_require__(99657);
 var _text_code_points_js$m3 = __webpack_require__(62021);




const PROOF_FILE = 'refdata.proof.json';
const digest = zod$m0  .YjP().regex(/^[0-9a-f]{64}$/);
const proofSchema = zod$m0  .rej({
	refdata: zod$m0  .YjP(),
	versao: zod$m0  .YjP(),
	commit: zod$m0  .YjP().nullable(),
	modified: zod$m0  .zMY(),
	lists: zod$m0  .g1P(zod$m0  .YjP(), zod$m0  .rej({
		expected: zod$m0  .Whr(),
		found: zod$m0  .Whr(),
		equal: zod$m0  .Whr(),
		accepted: zod$m0  .Whr(),
		names: digest,
		by: zod$m0  .YOg(zod$m0  .g1P(zod$m0  .YjP(), zod$m0  .L5J())),
	})),
	sources: zod$m0  .g1P(zod$m0  .YjP(), digest),
});
function parseProof(text, file) {
	return (0,_findings_parse_kept_js$m1  .M)(text, file, proofSchema, {
		what: 'proof',
		remedy: $said('Make it anew with `refdata prove`.'),
	});
}
function renderProof(proof) {
	const sources = Object.entries(proof.sources).sort(([a], [b]) => (0,_text_code_points_js$m3  .O)(a, b));
	return `${JSON.stringify({ ...proof, sources: Object.fromEntries(sources) }, null, 2)}\n`;
}
function namesDigest(entries) {
	return (0,_repository_observed_js$m2  .ol)([...entries.keys()].sort(_text_code_points_js$m3  .O).join('\0'));
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
