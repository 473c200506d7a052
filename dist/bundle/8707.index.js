export const id = 8707;
export const ids = [8707];
export const modules = {

 59873:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   U: () => (  REPORT_FILE),
   t: () => (  readReport)
 });
 var node_fs$m0 = __webpack_require__(73024);
 var zod$m1 = __webpack_require__(88343);
 var _contract_schema_breaches_js$m2 = __webpack_require__(25712);
 var _findings_user_error_js$m3 = __webpack_require__(14343);
 var _published_index_js$m4 = __webpack_require__(14336);





const MAX_REPORT_BYTES = 16 * 1024 * 1024;
const REPORT_FILE = 'check.json';
const PLACE = zod$m1  .Ikc({ file: zod$m1  .YjP(), line: zod$m1  .aig().optional(), column: zod$m1  .aig().optional() });
const FAILURE = zod$m1  .rej({
	ok: zod$m1  .euz(false),
	error: zod$m1  .rej({
		message: zod$m1  .YjP(),
		remedy: zod$m1  .YjP(),
		findings: zod$m1  .YOg(zod$m1  .Ikc({
			rule: zod$m1  .YjP(),
			level: zod$m1  .k5n(['error', 'warning', 'notice']),
			message: zod$m1  .YjP(),
			remedy: zod$m1  .YjP(),
			place: PLACE.optional(),
			subject: zod$m1  .YjP().optional(),
		})),
	}),
});
function readReport(path, absent, remedy) {
	const size = (0,node_fs$m0.statSync)(path, { throwIfNoEntry: false })?.size;
	if (size === undefined)
		throw new _findings_user_error_js$m3  .y(absent, remedy);
	if (size > MAX_REPORT_BYTES) {
		const mib = MAX_REPORT_BYTES / 1024 / 1024;
		throw new _findings_user_error_js$m3  .y($said`${REPORT_FILE} has more than ${mib} MiB, and is not read.`, remedy);
	}
	const { data, findings } = (0,_published_index_js$m4  .JE)(REPORT_FILE, REPORT_FILE, (0,node_fs$m0.readFileSync)(path));
	const failure = FAILURE.safeParse(data);
	if (failure.success)
		return failure.data;
	const [problem] = [...findings, ...(0,_contract_schema_breaches_js$m2  .H)('check', data)];
	if (problem)
		throw new _findings_user_error_js$m3  .y($said`${REPORT_FILE} is no report of a check: ${problem.message}`, remedy);
	const told = data;
	const since = {
		edits: [],
		release: null,
		compared: { base: 0, head: 0 },
		unknown: [],
		causes: [],
		evidence: [],
	};
	return { ...since, ...told };
}


 }),

 32129:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   runBuild: () => (  runBuild)
 });
 var node_path$m0 = __webpack_require__(76760);
 var _check_report_report_file_js$m1 = __webpack_require__(59873);
 var _commands_build_js$m2 = __webpack_require__(96228);
 var _findings_user_error_js$m3 = __webpack_require__(14343);
 var _colours_js$m4 = __webpack_require__(51040);
 var _findings_js$m5 = __webpack_require__(1755);
 var _progress_js$m6 = __webpack_require__(91842);
 var _run_options_js$m7 = __webpack_require__(98703);
 var _table_js$m8 = __webpack_require__(73877);
 var _web_address_js$m9 = __webpack_require__(80838);










const DEFAULT_OUT = 'site';
async function runBuild({ json = false, ...options }) {
	const baseUrl = (0,_web_address_js$m9  .D)('--base-url', options.baseUrl);
	const docsUrl = (0,_web_address_js$m9  .D)('--docs-url', options.docsUrl);
	const { out, into, report } = options;
	if (out !== undefined && into !== undefined)
		throw new _findings_user_error_js$m3  .y($said('--out and --into cannot go together.'), $said('Give --out for a folder that is replaced whole, --into for one that has files of somebody else.'));
	const compared = report === undefined ? undefined : comparisonIn(report);
	const progress = await (0,_progress_js$m6  .o)(json);
	const run = (0,_run_options_js$m7  .K)(options, progress.step);
	const place = into === undefined ? { out: out ?? DEFAULT_OUT } : { out: into, into: true };
	const { packed: _, ...result } = await (0,_commands_build_js$m2  .j)({ ...run, ...place, baseUrl, docsUrl, compared }).finally(progress.stop);
	if (json) {
		process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
		return result.ok;
	}
	const name = `${result.nome} ${result.versao}`.trim();
	if (result.ok) {
		process.stdout.write($said`${_colours_js$m4  .M.green($said('built'))} ${_colours_js$m4  .M.bold(name)} into ${result.out}: ${(0,_findings_js$m5  .G)(result.findings)}\n`);
		process.stdout.write(`${(0,_table_js$m8  .b)(result.files.map(({ path, bytes, count }) => [(result.baseUrl ?? '') + path, bytes, count]))}\n`);
	}
	(0,_findings_js$m5  .c)(result.findings, result.ok ? process.stdout : process.stderr);
	if (!result.ok)
		process.stderr.write($said`\n${_colours_js$m4  .M.red($said('nothing written'))}: ${name} has ${(0,_findings_js$m5  .G)(result.findings)}\n`);
	return result.ok;
}
function comparisonIn(path) {
	const remedy = $said('Write one first: refdata check --json > check.json.');
	const report = (0,_check_report_report_file_js$m1  .t)((0,node_path$m0.resolve)(path), $said`There is no ${path}.`, remedy);
	if ('error' in report)
		throw new _findings_user_error_js$m3  .y($said`${path} says that nothing could be compared.`, remedy);
	return report;
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

 80838:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   D: () => (  webAddress)
 });
 var _findings_user_error_js$m0 = __webpack_require__(14343);
 var _http_address_js$m1 = __webpack_require__(73301);


function webAddress(option, value) {
	if (value === undefined)
		return undefined;
	if (!(0,_http_address_js$m1  .ae)(value)) {
		throw new _findings_user_error_js$m0  .y($said`${option} is "${value}", which is not an absolute address that paths can be put behind.`, $said('Write it in full and without query or "#", such as https://lume.example/docs.'));
	}
	return value.replace(/\/+$/, '');
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

 27239:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   u: () => (  NOTHING_MORE),
   x: () => (  languageData)
 });
 var _pages_index_js$m0 = __webpack_require__(30638);
 var _site_settings_js$m1 = __webpack_require__(77141);


const NOTHING_MORE = {
	origins: new Map(),
	details: new Map(),
	baseUrl: null,
	commit: null,
	programs: [],
	archive: false,
};
function languageData(run, reference, lexico) {
	const { config } = run.configuration;
	const { extensao } = reference.files.sintaxe;
	const { hasPages, ...settings } = (0,_site_settings_js$m1  .fs)(config, extensao, run.repository, () => { });
	const base = reference.baseUrl?.replace(/\/+$/, '');
	const { referencia } = (0,_pages_index_js$m0  .yK)({
		...NOTHING_MORE,
		...settings,
		files: reference.files,
		origins: reference.origins,
		details: reference.details,
		baseUrl: base ?? null,
	});
	const { files, unread } = reference;
	return { files, referencia, lexico, base: hasPages ? base : undefined, unread };
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
