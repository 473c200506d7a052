export const id = 8707;
export const ids = [8707];
export const modules = {

 59873:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   U: () => (  REPORT_FILE),
   t: () => (  readReport)
 });
 var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
 var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88343);
 var _contract_schema_breaches_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25712);
 var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14343);
 var _published_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14336);





const MAX_REPORT_BYTES = 16 * 1024 * 1024;
const REPORT_FILE = 'check.json';
const PLACE = zod__WEBPACK_IMPORTED_MODULE_4__  .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_4__  .YjP(), line: zod__WEBPACK_IMPORTED_MODULE_4__  .aig().optional(), column: zod__WEBPACK_IMPORTED_MODULE_4__  .aig().optional() });
const FAILURE = zod__WEBPACK_IMPORTED_MODULE_4__  .rej({
	ok: zod__WEBPACK_IMPORTED_MODULE_4__  .euz(false),
	error: zod__WEBPACK_IMPORTED_MODULE_4__  .rej({
		message: zod__WEBPACK_IMPORTED_MODULE_4__  .YjP(),
		remedy: zod__WEBPACK_IMPORTED_MODULE_4__  .YjP(),
		findings: zod__WEBPACK_IMPORTED_MODULE_4__  .YOg(zod__WEBPACK_IMPORTED_MODULE_4__  .Ikc({
			rule: zod__WEBPACK_IMPORTED_MODULE_4__  .YjP(),
			level: zod__WEBPACK_IMPORTED_MODULE_4__  .k5n(['error', 'warning', 'notice']),
			message: zod__WEBPACK_IMPORTED_MODULE_4__  .YjP(),
			remedy: zod__WEBPACK_IMPORTED_MODULE_4__  .YjP(),
			place: PLACE.optional(),
			subject: zod__WEBPACK_IMPORTED_MODULE_4__  .YjP().optional(),
		})),
	}),
});
function readReport(path, absent, remedy) {
	const size = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.size;
	if (size === undefined)
		throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__  .y(absent, remedy);
	if (size > MAX_REPORT_BYTES) {
		const mib = MAX_REPORT_BYTES / 1024 / 1024;
		throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__  .y($said`${REPORT_FILE} has more than ${mib} MiB, and is not read.`, remedy);
	}
	const { data, findings } = (0,_published_index_js__WEBPACK_IMPORTED_MODULE_3__  .JE)(REPORT_FILE, REPORT_FILE, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path));
	const failure = FAILURE.safeParse(data);
	if (failure.success)
		return failure.data;
	const [problem] = [...findings, ...(0,_contract_schema_breaches_js__WEBPACK_IMPORTED_MODULE_1__  .H)('check', data)];
	if (problem)
		throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__  .y($said`${REPORT_FILE} is no report of a check: ${problem.message}`, remedy);
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
 var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
 var _check_report_report_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59873);
 var _commands_build_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96228);
 var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14343);
 var _colours_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51040);
 var _findings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1755);
 var _progress_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(91842);
 var _run_options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98703);
 var _table_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73877);
 var _web_address_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80838);










const DEFAULT_OUT = 'site';
async function runBuild({ json = false, ...options }) {
	const baseUrl = (0,_web_address_js__WEBPACK_IMPORTED_MODULE_8__  .D)('--base-url', options.baseUrl);
	const docsUrl = (0,_web_address_js__WEBPACK_IMPORTED_MODULE_8__  .D)('--docs-url', options.docsUrl);
	const { out, into, report } = options;
	if (out !== undefined && into !== undefined)
		throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__  .y($said('--out and --into cannot go together.'), $said('Give --out for a folder that is replaced whole, --into for one that has files of somebody else.'));
	const compared = report === undefined ? undefined : comparisonIn(report);
	const progress = await (0,_progress_js__WEBPACK_IMPORTED_MODULE_9__  .o)(json);
	const run = (0,_run_options_js__WEBPACK_IMPORTED_MODULE_6__  .K)(options, progress.step);
	const place = into === undefined ? { out: out ?? DEFAULT_OUT } : { out: into, into: true };
	const { packed: _, ...result } = await (0,_commands_build_js__WEBPACK_IMPORTED_MODULE_2__  .j)({ ...run, ...place, baseUrl, docsUrl, compared }).finally(progress.stop);
	if (json) {
		process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
		return result.ok;
	}
	const name = `${result.nome} ${result.versao}`.trim();
	if (result.ok) {
		process.stdout.write($said`${_colours_js__WEBPACK_IMPORTED_MODULE_4__  .M.green($said('built'))} ${_colours_js__WEBPACK_IMPORTED_MODULE_4__  .M.bold(name)} into ${result.out}: ${(0,_findings_js__WEBPACK_IMPORTED_MODULE_5__  .G)(result.findings)}\n`);
		process.stdout.write(`${(0,_table_js__WEBPACK_IMPORTED_MODULE_7__  .b)(result.files.map(({ path, bytes, count }) => [(result.baseUrl ?? '') + path, bytes, count]))}\n`);
	}
	(0,_findings_js__WEBPACK_IMPORTED_MODULE_5__  .c)(result.findings, result.ok ? process.stdout : process.stderr);
	if (!result.ok)
		process.stderr.write($said`\n${_colours_js__WEBPACK_IMPORTED_MODULE_4__  .M.red($said('nothing written'))}: ${name} has ${(0,_findings_js__WEBPACK_IMPORTED_MODULE_5__  .G)(result.findings)}\n`);
	return result.ok;
}
function comparisonIn(path) {
	const remedy = $said('Write one first: refdata check --json > check.json.');
	const report = (0,_check_report_report_file_js__WEBPACK_IMPORTED_MODULE_1__  .t)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path), $said`There is no ${path}.`, remedy);
	if ('error' in report)
		throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__  .y($said`${path} says that nothing could be compared.`, remedy);
	return report;
}


 }),

 91842:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   o: () => (  startProgress)
 });
 var _text_said_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54157);

async function startProgress(quiet) {
	if (quiet || !process.stderr.isTTY)
		return { step: () => { }, stop: () => { } };
	const { default: spinner } = await __webpack_require__.e(  6540).then(__webpack_require__.bind(__webpack_require__, 36540));
	const running = spinner({ stream: process.stderr }).start((0,_text_said_js__WEBPACK_IMPORTED_MODULE_0__  .Vm)($said('starting')));
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
 var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
 var _github_fork_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40228);
 var _repository_folder_supply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53353);
 var _run_configuration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6112);
 var _code_frame_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32088);





function runOptions({ repo, config, allowCommands = false, cache, repository = new Map() }, progress) {
	const root = repo === '.' && config === undefined ? upwards() : repo;
	(0,_code_frame_js__WEBPACK_IMPORTED_MODULE_4__  .$o)(root);
	return {
		repo: root,
		config: config === undefined ? 'refdata.yml' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(config),
		commands: (0,_github_fork_js__WEBPACK_IMPORTED_MODULE_1__  .X)(allowCommands, process.env),
		cache,
		supply: (0,_repository_folder_supply_js__WEBPACK_IMPORTED_MODULE_2__  .K)(repository, process.env.GITHUB_SERVER_URL),
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
	const folder = (0,_run_configuration_js__WEBPACK_IMPORTED_MODULE_3__  .PW)(process.cwd());
	return folder === undefined ? '.' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(process.cwd(), folder) || '.';
}


 }),

 73877:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   b: () => (  renderTable)
 });
 var cli_table3__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25832);

function renderTable(rows) {
	const [first = []] = rows;
	const table = new cli_table3__WEBPACK_IMPORTED_MODULE_0__({
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
 var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);
 var _http_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73301);


function webAddress(option, value) {
	if (value === undefined)
		return undefined;
	if (!(0,_http_address_js__WEBPACK_IMPORTED_MODULE_1__  .ae)(value)) {
		throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y($said`${option} is "${value}", which is not an absolute address that paths can be put behind.`, $said('Write it in full and without query or "#", such as https://lume.example/docs.'));
	}
	return value.replace(/\/+$/, '');
}


 }),

 40228:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   X: () => (  commandPermission)
 });
 var _git_event_payload_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71268);
 var _git_fork_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);


function commandPermission(isSwitchedOn, env) {
	if (!isSwitchedOn)
		return 'off';
	const file = (0,_git_event_payload_js__WEBPACK_IMPORTED_MODULE_0__  .Rm)(env);
	if (file === '')
		return env.GITHUB_ACTIONS === 'true' ? 'fork' : 'allowed';
	try {
		return (0,_git_fork_js__WEBPACK_IMPORTED_MODULE_1__  .t)((0,_git_event_payload_js__WEBPACK_IMPORTED_MODULE_0__  .rD)(file)) ? 'fork' : 'allowed';
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
 var _pages_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30638);
 var _site_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77141);


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
	const { hasPages, ...settings } = (0,_site_settings_js__WEBPACK_IMPORTED_MODULE_1__  .fs)(config, extensao, run.repository, () => { });
	const base = reference.baseUrl?.replace(/\/+$/, '');
	const { referencia } = (0,_pages_index_js__WEBPACK_IMPORTED_MODULE_0__  .yK)({
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
 var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
 var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);



function datetime(params) {
	return _core_index_js__WEBPACK_IMPORTED_MODULE_0__  .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__  .You, params);
}
function date(params) {
	return _core_index_js__WEBPACK_IMPORTED_MODULE_0__  .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__  .Brp, params);
}
function time(params) {
	return core._isoTime(ZodISOTime, params);
}
function duration(params) {
	return core._isoDuration(ZodISODuration, params);
}


 })

};
