export const id = 6606;
export const ids = [6606, 7282];
export const modules = {

 52028:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   runEditor: () => (  runEditor)
 });
 var _commands_editor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97282);
 var _text_counted_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35676);
 var _colours_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51040);
 var _findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1755);
 var _progress_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91842);
 var _run_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98703);






async function runEditor({ json = false, ...options }) {
	const progress = await (0,_progress_js__WEBPACK_IMPORTED_MODULE_4__  .o)(json);
	const only = options.only?.split(',').map(name => name.trim());
	const run = (0,_run_options_js__WEBPACK_IMPORTED_MODULE_3__  .K)(options, progress.step);
	const result = await (0,_commands_editor_js__WEBPACK_IMPORTED_MODULE_0__.editor)({ ...run, out: options.out, only }).finally(progress.stop);
	if (json) {
		process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
		return result.ok;
	}
	const { ok, nome, out, files, findings } = result;
	if (ok) {
		const shown = files.map(path => `  ${path}\n`).join('');
		process.stdout.write($said`${_colours_js__WEBPACK_IMPORTED_MODULE_1__  .M.green($said('made'))} ${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_5__  .h)(files.length, 'file')} of ${_colours_js__WEBPACK_IMPORTED_MODULE_1__  .M.bold(nome)} in ${out}:\n${shown}`);
	}
	(0,_findings_js__WEBPACK_IMPORTED_MODULE_2__  .c)(findings, ok ? process.stdout : process.stderr);
	if (!ok)
		process.stderr.write($said`\n${_colours_js__WEBPACK_IMPORTED_MODULE_1__  .M.red($said('nothing written'))}: ${nome} has ${(0,_findings_js__WEBPACK_IMPORTED_MODULE_2__  .G)(findings)}\n`);
	return ok;
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

 97659:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   G: () => (  describedLanguage)
 });
 var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);
 var _run_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34458);
 var _run_lexico_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99046);
 var _run_reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11217);
 var _run_run_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27165);
 var _run_site_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77141);






async function describedLanguage(options) {
	const run = (0,_run_run_context_js__WEBPACK_IMPORTED_MODULE_4__  .I)(options);
	const { config } = run.configuration;
	if (config.lexico === undefined)
		throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y($said('refdata.yml has no `lexico`, which says how programs are cut into tokens.'), $said('Write one: docs/editors.md shows how, in ten minutes.'));
	const reference = await (0,_run_reference_js__WEBPACK_IMPORTED_MODULE_3__  .B)(run, { only: new Set(['sintaxe']) });
	const { index, sintaxe } = reference.files;
	const { lexico, findings: ofLexico } = await (0,_run_lexico_js__WEBPACK_IMPORTED_MODULE_2__  .K)(run, reference.files);
	const found = new _run_findings_js__WEBPACK_IMPORTED_MODULE_1__  .F((0,_run_findings_js__WEBPACK_IMPORTED_MODULE_1__  .U)(config.rules));
	const programs = (0,_run_site_settings_js__WEBPACK_IMPORTED_MODULE_5__  .h2)(config, sintaxe.extensao, run.repository, problem => found.add(problem));
	const findings = [
		...reference.findings.filter(({ level }) => level === 'error'),
		...ofLexico,
		...found.list,
	];
	const isSound = !findings.some(({ level }) => level === 'error');
	return { config, index, lexico: isSound ? lexico : undefined, programs, findings };
}


 }),

 7951:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   W: () => (  editorInput)
 });
const SERVER_COMMAND = /(?:^|[\s-])(?:lsp|lang(?:uage)?-?server)$/i;
function editorInput({ config, index, lexico, programs, dados }) {
	const commands = dados?.files.comandos.grupos.flatMap(({ comandos }) => comandos) ?? [];
	return {
		lexico,
		descricao: index.descricao,
		documentacao: index.documentacao,
		repositorio: config.repositorio?.replace(/\/(?:-\/)?(?:blob|src|tree)\/.*|\/?\{.*/, ''),
		programs: programs.map(({ text }) => text),
		servidor: dados && { dados, hasOwn: commands.some(({ nome }) => SERVER_COMMAND.test(nome)) },
	};
}


 }),

 97282:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   editor: () => (  editor)
 });
 var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
 var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
 var _editors_editors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22914);
 var _findings_unwritable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78972);
 var _runtime_make_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35742);
 var _described_language_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97659);
 var _editor_input_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7951);
 var _language_data_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64550);








async function editor(options) {
	const { out, only } = options;
	const engines = (0,_editors_editors_js__WEBPACK_IMPORTED_MODULE_2__  .D)(only, '--only');
	const { config, index, lexico, programs, findings } = await (0,_described_language_js__WEBPACK_IMPORTED_MODULE_5__  .G)(options);
	const ok = lexico !== undefined;
	const hasServer = ok && engines.some(({ name }) => name === 'vscode');
	const dados = hasServer ? await (0,_language_data_js__WEBPACK_IMPORTED_MODULE_6__  .e)(options) : undefined;
	const files = ok
		? engines.flatMap(engine => engine.files((0,_editor_input_js__WEBPACK_IMPORTED_MODULE_7__  .W)({ config, index, lexico, programs, dados })))
		: [];
	for (const { path, text } of files)
		write((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, path), text);
	return { ok, nome: index.nome, out, files: files.map(({ path }) => path), findings };
}
function write(path, text) {
	try {
		(0,_runtime_make_folder_js__WEBPACK_IMPORTED_MODULE_4__  .f)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
		(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
	}
	catch (cause) {
		throw (0,_findings_unwritable_js__WEBPACK_IMPORTED_MODULE_3__  .m)(path, cause, $said('Choose another folder with --out.'));
	}
}


 }),

 64550:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   K: () => (  languageAt),
   e: () => (  languageOf)
 });
 var _contract_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77964);
 var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);
 var _http_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73301);
 var _lexico_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96077);
 var _pages_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35224);
 var _published_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14336);
 var _rules_contract_check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13744);
 var _run_language_data_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27239);
 var _run_lexico_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99046);
 var _run_reference_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(11217);
 var _run_run_context_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(27165);











const MORE_PATHS = [_contract_files_js__WEBPACK_IMPORTED_MODULE_10__  .Lh, _contract_files_js__WEBPACK_IMPORTED_MODULE_10__  .rM, _contract_files_js__WEBPACK_IMPORTED_MODULE_10__  .U4];
async function languageAt(target) {
	const source = (0,_http_address_js__WEBPACK_IMPORTED_MODULE_1__  .PW)(target) ? (0,_published_index_js__WEBPACK_IMPORTED_MODULE_4__  .BV)(target) : await (0,_published_index_js__WEBPACK_IMPORTED_MODULE_4__  .NE)(target);
	const { files, findings: unreadable } = await (0,_published_index_js__WEBPACK_IMPORTED_MODULE_4__  .pW)(source);
	for (const { subject, message, remedy } of unreadable)
		if (subject !== undefined && MORE_PATHS.includes(subject) && !files.has(subject))
			throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y(message, remedy);
	const read = (path, name) => {
		const data = files.get(path)?.data;
		const findings = data === undefined ? [] : (0,_rules_contract_check_js__WEBPACK_IMPORTED_MODULE_5__  ._)(name, data);
		if (data === undefined || findings.length > 0)
			throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y(`${source.placeOf(path)} ${data === undefined ? $said('cannot be read') : $said('does not hold what it should')}.`, $said`See what is wrong with \`refdata validate ${target}\`.`, { findings: [...findings] });
		return data;
	};
	const seven = Object.fromEntries(_contract_files_js__WEBPACK_IMPORTED_MODULE_10__  .GY.map(name => [name, read((0,_contract_files_js__WEBPACK_IMPORTED_MODULE_10__  .XM)(name), name)]));
	const hasPages = files.has(_contract_files_js__WEBPACK_IMPORTED_MODULE_10__  .Lh);
	const manifest = files.get(_contract_files_js__WEBPACK_IMPORTED_MODULE_10__  .U4)?.data;
	const base = (0,_http_address_js__WEBPACK_IMPORTED_MODULE_1__  .PW)(target) ? (0,_published_index_js__WEBPACK_IMPORTED_MODULE_4__  .uU)(target) : (manifest?.base_url ?? undefined);
	return {
		files: seven,
		referencia: hasPages
			? read(_contract_files_js__WEBPACK_IMPORTED_MODULE_10__  .Lh, 'referencia')
			: (0,_pages_index_js__WEBPACK_IMPORTED_MODULE_3__  .yK)({ ..._run_language_data_js__WEBPACK_IMPORTED_MODULE_6__  .u, files: seven, idioma: 'pt' }).referencia,
		lexico: files.has(_contract_files_js__WEBPACK_IMPORTED_MODULE_10__  .rM) ? await soundLexico(read(_contract_files_js__WEBPACK_IMPORTED_MODULE_10__  .rM, 'lexico')) : undefined,
		base: hasPages ? base : undefined,
		unread: manifest?.unread ?? [],
	};
}
async function soundLexico(lexico) {
	return (await (0,_lexico_index_js__WEBPACK_IMPORTED_MODULE_2__  .Tb)(lexico)).length === 0 ? lexico : undefined;
}
async function languageOf(options) {
	const run = (0,_run_run_context_js__WEBPACK_IMPORTED_MODULE_9__  .I)(options);
	const reference = await (0,_run_reference_js__WEBPACK_IMPORTED_MODULE_8__  .B)(run);
	const { lexico } = await (0,_run_lexico_js__WEBPACK_IMPORTED_MODULE_7__  .K)(run, reference.files);
	return (0,_run_language_data_js__WEBPACK_IMPORTED_MODULE_6__  .x)(run, reference, lexico);
}


 }),

 40228:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   X: () => (  commandPermission)
 });
 var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
 var _git_fork_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);


function commandPermission(isSwitchedOn, env) {
	if (!isSwitchedOn)
		return 'off';
	if (!env.GITHUB_EVENT_PATH)
		return env.GITHUB_ACTIONS === 'true' ? 'fork' : 'allowed';
	try {
		return (0,_git_fork_js__WEBPACK_IMPORTED_MODULE_1__  .t)(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(env.GITHUB_EVENT_PATH, 'utf8'))) ? 'fork' : 'allowed';
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
 var _pages_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35224);
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
