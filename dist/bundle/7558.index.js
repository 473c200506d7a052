export const id = 7558;
export const ids = [7558, 9442];
export const modules = {

 30228:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  runExtract: () => (  runExtract)
});

var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var dist = __webpack_require__(38815);
var config_mistakes = __webpack_require__(54358);
var json_object = __webpack_require__(18765);
var extract = __webpack_require__(71723);
var finding = __webpack_require__(9314);
var user_error = __webpack_require__(14343);
var repository_programs = __webpack_require__(63512);
var repository = __webpack_require__(5629);
var run_findings = __webpack_require__(34458);
var run_context = __webpack_require__(15637);
var server = __webpack_require__(78199);
var nearest = __webpack_require__(35112);
; 













const MAX_SHOWN_VALUES = 20_000;
const MAX_SHOWN_DEPTH = 24;
const ELLIPSIS = '…';
const COMMAND_LINE = $said('the command line');
async function extractSource(options) {
	const { what } = options;
	const chosen = 'source' in what ? adHoc(what.source, options) : atPlace(what.place, (0,run_context .I)(options));
	const findings = new run_findings .F((0,run_findings .U)(chosen.rules));
	const mapped = chosen.sources.some(({ source }) => extract .UT.some(step => MAKES_FIELDS.has(step) && source[step] !== undefined));
	const shown = new Shown();
	const rows = await (0,extract .eQ)({
		...chosen.from,
		readers: server .Rc,
		languages: chosen.languages,
		grammars: chosen.grammars,
		placeOf: chosen.placeOf,
		report: problem => findings.add(problem),
	}, async (context) => {
		const all = [];
		for (const { source, at } of chosen.sources) {
			if (extract .UT.every(step => source[step] === undefined)) {
				const records = (0,extract .Xf)(await context.extraction(source, at));
				for (const { fields, place, described } of records) {
					tellOpen(fields, [described], context);
					all.push({ fields: shown.fields(fields), place });
				}
				continue;
			}
			for (const { value, place, fields, described, describedItems = {} } of await context.rows(source, at)) {
				const row = fields ?? (0,extract .pM)(value, [...at, 'map'], context);
				tellOpen(row, [described, ...Object.values(describedItems).flat()], context);
				all.push({ fields: shown.fields(row), place });
			}
		}
		return all;
	});
	const ok = !(0,finding .JD)(findings.list);
	return { ok, mapped, rows, left: shown.left, findings: findings.list };
}
function tellOpen(row, described, { report }) {
	const open = described.flatMap(each => each?.open ?? []);
	if (open.length > 0 && hasUnknownPart(row))
		for (const problem of (0,extract .GW)(open))
			report(problem);
}
function hasUnknownPart(value, depth = 0) {
	if (typeof value === 'string')
		return value.startsWith('(') && value.includes('?');
	if (typeof value !== 'object' || value === null || depth > 2)
		return false;
	return Object.values(value).some(each => hasUnknownPart(each, depth + 1));
}
const MAKES_FIELDS = new Set(['map', 'join', 'group']);
function atPlace(place, { configuration, repository, programs }) {
	const { config, placeOf } = configuration;
	const at = parsePlace(place);
	const found = valueAt(config, at);
	const sources = (Array.isArray(found) ? found : [found]).filter(isSource);
	if (sources.length === 0)
		throw noSource(place, found, placesIn(config));
	return {
		sources: sources.map((source, i) => ({ source, at: Array.isArray(found) ? [...at, i] : at })),
		placeOf,
		rules: config.rules,
		languages: config.languages,
		grammars: config.grammars,
		from: { repository, programs },
	};
}
function runWith(options) {
	const path = (0,external_node_path_.resolve)(options.repo, options.config);
	const isWanted = (0,external_node_fs_.existsSync)(path) && NAMED_ELSEWHERE.test((0,external_node_fs_.readFileSync)(path, 'utf8'));
	return isWanted ? (0,run_context .I)(options) : undefined;
}
const NAMED_ELSEWHERE = /(?:^|[{,])[ \t]*["']?(?:grammars|languages|repositories)["']?[ \t]*:/m;
function adHoc(spec, options) {
	const { repo, commands = 'off' } = options;
	const run = runWith(options);
	const { grammars, languages } = run?.configuration.config ?? {};
	const programs = (0,repository_programs .k)(commands, (0,repository .Hn)(repo));
	const from = { repository: run?.repository ?? (0,repository .h_)(repo), programs };
	const placeOf = () => ({ file: COMMAND_LINE });
	const parsed = extract .Tj.safeParse(spec);
	if (parsed.success)
		return {
			sources: parsed.data.map((source, i) => ({ source, at: [i] })),
			placeOf,
			from,
			grammars,
			languages,
		};
	const mistakes = parsed.error.issues.flatMap(issue => (0,config_mistakes .Jy)(issue, spec, '', placeOf));
	const findings = mistakes.map(({ message, place, remedy = $said('docs/configuration.md tells every key.') }) => ({
		rule: 'config',
		level: 'error',
		message,
		remedy,
		place,
	}));
	throw new user_error .y($said('The source does not hold.'), $said('Correct it and try again.'), { findings });
}
function parsePlace(text) {
	return text
		.replace(/\[(\d+)\]/g, '.$1')
		.split('.')
		.map(part => (/^\d+$/.test(part) ? Number(part) : part));
}
function valueAt(value, path) {
	let at = value;
	for (const key of path) {
		if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key))
			return undefined;
		at = at[key];
	}
	return at;
}
function isSource(value) {
	return (typeof value === 'object' &&
		value !== null &&
		!Array.isArray(value) &&
		extract .Tj.safeParse(value).success);
}
function placesIn(value, path = '') {
	if (typeof value !== 'object' || value === null)
		return [];
	return Object.entries(value).flatMap(([key, part]) => {
		const here = path === '' ? key : `${path}.${key}`;
		const isList = Array.isArray(part) && part.length > 0 && part.every(isSource);
		return isList || isSource(part) ? [here] : Array.isArray(part) ? [] : placesIn(part, here);
	});
}
function noSource(place, found, places) {
	const [near] = (0,nearest .p)(place, places, 1);
	const message = found === undefined
		? $said`There is nothing at ${place} in refdata.yml, and no such file.`
		: $said`${place} in refdata.yml is no source.`;
	return new user_error .y(message, $said`${near === undefined ? '' : $said`Did you mean ${near}? `}Sources stand at ${places.join(', ') || $said('no place of it')}; a source file is named as file#NAME.`);
}
class Shown {
	left = 0;
	values = 0;
	data(value, depth = 0) {
		if (typeof value === 'symbol' || value === undefined || typeof value === 'function')
			return null;
		if (typeof value !== 'object' || value === null)
			return value;
		if (depth >= MAX_SHOWN_DEPTH || this.values >= MAX_SHOWN_VALUES) {
			this.left += 1;
			return ELLIPSIS;
		}
		if (Array.isArray(value)) {
			this.values += value.length;
			return value.map(part => this.data(part, depth + 1));
		}
		const entries = Object.entries((0,extract .b0)(value)).filter(([, part]) => part !== undefined);
		this.values += entries.length;
		return Object.fromEntries(entries.map(([key, part]) => [key, this.data(part, depth + 1)]));
	}
	fields(value) {
		this.values = 0;
		return asFields(this.data(value));
	}
}
function asFields(value) {
	return (0,json_object .G)(value) ? value : { value };
}

var counted = __webpack_require__(35676);
var visible = __webpack_require__(38696);
var colours = __webpack_require__(51040);
var cli_findings = __webpack_require__(1755);
var log_text = __webpack_require__(78955);
var run_options = __webpack_require__(98703);
var table = __webpack_require__(73877);
var usage = __webpack_require__(29442);
var whole_number = __webpack_require__(30162);
; 















const DEFAULT_ROWS_SHOWN = 50;
const DEFAULT_WIDTH = 160;
const MIN_CELL_CHARACTERS = 12;
const PLACE_FIELDS = new Set(['file', 'line']);
async function runExtract(what, { json = false, ...options }) {
	const limit = limitOf(options.limit);
	const result = await extractSource({
		...(0,run_options .K)(options),
		what: whatOf(what, options),
	});
	if (result.left > 0)
		process.stderr.write($said`${result.left} values of the records are too many or too deep to be shown: … stands for each. Give --map to see the parts that you want; a build reads all of them.\n`);
	if (json) {
		process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
		return result.ok;
	}
	const { rows, findings } = result;
	if (rows.length > 0)
		process.stdout.write((0,log_text .k)(`${tableOf(result, limit)}\n`));
	process.stdout.write(`${colours .M.bold((0,counted .h)(rows.length, result.mapped ? 'row' : 'record'))}${rows.length > limit ? $said`, ${limit} shown (--limit)` : ''}: ${(0,cli_findings .G)(findings)}\n`);
	(0,cli_findings .c)(findings, result.ok ? process.stdout : process.stderr);
	return result.ok;
}
function whatOf(what, options) {
	const { source, query, kind } = options;
	const given = Object.entries({ source, query, kind }).filter(([, value]) => value !== undefined);
	if (given.length > 1)
		throw extract_usage($said`--${given[0]?.[0]} and --${given[1]?.[0]} both say what the source is.`);
	if (source !== undefined) {
		if (what !== undefined)
			throw extract_usage($said`--source says which file is read, and so does ${what}.`);
		return { source: withSteps(yamlOf(source), options) };
	}
	if (what === undefined)
		throw extract_usage($said('Nothing says what to read.'));
	if (query !== undefined)
		return { source: withSteps({ query: { file: what, match: query } }, options) };
	if (kind !== undefined) {
		const names = extract .EZ.map(({ name }) => name);
		if (!names.includes(kind))
			throw new user_error .y($said`There is no kind ${kind}.`, (0,usage .w)(kind, names, $said`There are ${names.join(', ')}.`));
		return { source: withSteps({ [kind]: what }, options) };
	}
	if (/^\s*(?:\{\s*(?:\w+:\s|"\w+"\s*:)|\w+:\s)/.test(what))
		return { source: withSteps(yamlOf(what), options) };
	const { path, fragment } = (0,extract .mz)(what);
	const isPlace = fragment === undefined && /^[a-z_]+([.[][a-z_\d\]]+)*$/.test(what);
	if (isPlace && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(options.repo, what))) {
		if (options.map ?? options.filter)
			throw extract_usage($said('A place in refdata.yml has its own --map and --filter.'));
		return { place: what };
	}
	return { source: withSteps({ [likelyKind(path, fragment)]: what }, options) };
}
function likelyKind(path, fragment) {
	if (/\.(md|markdown)$/i.test(path))
		return 'markdown';
	if ((0,extract .be)(path))
		return 'data';
	if (fragment !== undefined)
		return 'table';
	if (extract .EZ.some(({ name }) => name === 'symbols'))
		return 'symbols';
	if ((0,extract .fg)(path))
		return 'count';
	throw extract_usage($said`${path} holds many things: name one, as ${path}#NAME, or give --query or --kind.`);
}
function withSteps(source, { map, filter }) {
	if (map === undefined && filter === undefined)
		return source;
	if (typeof source !== 'object' || source === null || Array.isArray(source))
		throw extract_usage($said('--map and --filter need one source.'));
	return {
		...source,
		...(filter !== undefined && { filter }),
		...(map !== undefined && { map: /^\s*\{/.test(map) ? yamlOf(map, '{ palavra: key }') : map }),
	};
}
function yamlOf(text, like = '{ table: src/a.py#WORDS, map: { palavra: key } }') {
	try {
		return (0,dist .qg)(text, { maxAliasCount: 0, customTags: [] });
	}
	catch (cause) {
		throw new user_error .y($said`This is not YAML: ${(cause.message.split('\n')[0] ?? '').replace(/ at line \d+.*$/, '')}.`, $said`Write it as refdata.yml would have it: "${like}".`, { cause });
	}
}
function limitOf(text) {
	return text === undefined ? DEFAULT_ROWS_SHOWN : (0,whole_number .r)('--limit', text, DEFAULT_ROWS_SHOWN);
}
function extract_usage(message) {
	return new user_error .y(message, $said('Write refdata extract <file>#<name>, <file> --query <query>, or a place of refdata.yml such as sintaxe.reservadas.'));
}
function tableOf({ rows, mapped }, limit) {
	const shown = rows.slice(0, limit);
	const fields = new Set(shown.flatMap(row => Object.keys(row.fields)));
	if (!mapped && shown.every(row => isSpreadOut(row.fields)))
		fields.delete('value');
	const columns = [...fields].filter(field => mapped || !PLACE_FIELDS.has(field));
	const width = process.stdout.columns ?? DEFAULT_WIDTH;
	const room = Math.max(MIN_CELL_CHARACTERS, Math.floor((width - 30) / Math.max(1, columns.length)) - 2);
	return (0,table .b)([
		[...columns, 'place'].map(column => colours .M.cyan(column)),
		...shown.map(({ fields: own, place }) => [
			...columns.map(column => (0,visible .P)(cell(own[column]), room)),
			(0,visible .P)(place.line === undefined ? place.file : `${place.file}:${place.line}`, 60),
		]),
	]);
}
function isSpreadOut({ value, ...fields }) {
	return (typeof value === 'object' &&
		value !== null &&
		!Array.isArray(value) &&
		Object.keys(value).length > 0 &&
		Object.keys(value).every(name => Object.hasOwn(fields, name)));
}
function cell(value) {
	if (value === undefined)
		return '';
	return typeof value === 'string' ? value : JSON.stringify(value);
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

 29442:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   commandOf: () => (  commandOf),
   usageError: () => (  usageError),
   w: () => (  orNearest)
 });
 var _findings_user_error_js$m0 = __webpack_require__(14343);
 var _text_nearest_js$m1 = __webpack_require__(35112);


function usageError({ message }, args, refdata) {
	const [first = '', ...rest] = message.split('\n');
	const hint = /Did you mean (?:one of )?(.+)\?\)/.exec(rest.join(' '))?.[1] ?? longOption(args, refdata);
	const sentence = sentenceOf(first.replace(/^error: /, ''));
	const help = `${['refdata', ...commandIn(args, refdata)].join(' ')} --help`;
	return new _findings_user_error_js$m0  .y(`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`.replace(/\.\.$/, '.'), hint === undefined
		? $said`${help} shows what there is.`
		: $said`Did you mean ${hint}? ${help} shows what there is.`);
}
function longOption(args, refdata) {
	let command = refdata;
	const options = new Set();
	for (const name of ['', ...commandIn(args, refdata)]) {
		command = name === '' ? command : command?.commands.find(each => each.name() === name);
		for (const { long } of command?.options ?? [])
			options.add(long ?? undefined);
	}
	const slip = args.find(arg => /^-\w[\w-]+/.test(arg) && options.has(`-${arg.replace(/=.*/, '')}`));
	return slip && `-${slip.replace(/=.*/, '')}`;
}
const SENTENCES = [
	[/^too many arguments for '(.+?)'\..*$/, command => $said`There are too many arguments for ${command}`],
	[/^too many arguments\..*$/, () => $said('There are too many arguments')],
	[/^unknown option '(.+)'$/, option => $said`Unknown option '${option}'`],
	[/^unknown command '(.+)'$/, command => $said`Unknown command '${command}'`],
	[/^missing required argument '(.+)'$/, name => $said`Missing required argument '${name}'`],
	[/^option '(.+)' argument missing$/, option => $said`Option '${option}' argument missing`],
	[/^required option '(.+)' not specified$/, option => $said`Required option '${option}' not specified`],
	[
		/^option '(.+)' argument '(.*)' is invalid\. Allowed choices are (.+?)\.?$/,
		(option, value, choices) => $said`Option '${option}' argument '${value}' is invalid. Allowed choices are ${choices}`,
	],
];
function sentenceOf(message) {
	for (const [pattern, said] of SENTENCES) {
		const [found, ...parts] = pattern.exec(message) ?? [];
		if (found !== undefined)
			return said(...parts);
	}
	return message;
}
function commandIn(args, refdata) {
	const names = [];
	let command = refdata;
	for (const arg of args.filter(each => !each.startsWith('-'))) {
		command = command.commands.find(each => each.name() === arg);
		if (command === undefined)
			break;
		names.push(arg);
	}
	return names;
}
function commandOf(names, refdata) {
	let command = refdata;
	for (const name of names.filter(each => !each.startsWith('-'))) {
		const inner = command.commands.find(each => each.name() === name);
		if (!inner)
			throw noCommand(name, command);
		command = inner;
	}
	return command;
}
function noCommand(name, around) {
	const names = around.commands.map(command => command.name());
	const called = around.parent === null ? name : `${around.name()} ${name}`;
	const others = names.length === 0 ? $said`${around.name()} has none inside.` : $said`There are ${names.join(', ')}.`;
	return new _findings_user_error_js$m0  .y($said`There is no command ${called}.`, orNearest(name, names, others));
}
function orNearest(name, names, others) {
	const [near] = (0,_text_nearest_js$m1  .p)(name, names);
	return near === undefined ? others : $said`Did you mean ${near}? ${others}`;
}


 }),

 30162:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   r: () => (  wholeNumber)
 });
 var _findings_user_error_js$m0 = __webpack_require__(14343);

function wholeNumber(option, value, example = 60) {
	if (/^\d{1,6}$/.test(value))
		return Number(value);
	const isNumber = /^\d+$/.test(value);
	throw new _findings_user_error_js$m0  .y($said`${option} is "${value}", which is ${isNumber ? $said('too large') : $said('not a whole number')}.`, $said`Write a number, such as ${example}.`);
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

 34458:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   F: () => (  Findings),
   U: () => (  policyOf)
 });
 var _contract_policy_js$m0 = __webpack_require__(31229);
 var _drift_index_js$m1 = __webpack_require__(60921);
 var _rules_catalogue_js$m2 = __webpack_require__(12531);



class Findings {
	policy;
	list = [];
	seen = new Set();
	emptied = new Map();
	constructor(policy, told = []) {
		this.policy = policy;
		for (const { rule, message, place } of told)
			this.seen.add(keyOf(rule, message, place));
	}
	add({ rule, message, remedy, place, field, }) {
		const key = keyOf(rule, message, place);
		const info = (0,_rules_catalogue_js$m2  .PI)(rule);
		const level = (0,_contract_policy_js$m0  .y)(this.policy, rule).level ?? info?.level ?? 'error';
		if (level === 'off' || this.seen.has(key))
			return;
		this.seen.add(key);
		if (field !== undefined) {
			const fields = [field].flat();
			if (fields.some(each => isFollowing(rule, this.emptied.get(each))))
				return;
			if (level === 'error')
				for (const each of fields)
					this.emptied.set(each, rule);
		}
		this.list.push({ rule, level, message, remedy: remedy ?? info?.remedy ?? '', place });
	}
}
function isFollowing(rule, told) {
	if (told === undefined)
		return false;
	return rule === 'field-unknown' ? told === rule : rule === 'field-missing' || rule === 'field-type';
}
function keyOf(rule, message, place) {
	return JSON.stringify([rule, message, place]);
}
function policyOf(rules) {
	return Object.fromEntries(Object.entries(rules ?? {}).flatMap(([id, { level, pattern }]) => {
		if ((0,_drift_index_js$m1  .Vd)(id))
			return [];
		return [[id, { ...(level && { level: level }), ...(pattern !== undefined && { pattern }) }]];
	}));
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
