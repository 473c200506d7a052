export const id = 6665;
export const ids = [6665];
export const modules = {

 30497:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  runAddresses: () => (  runAddresses)
});

var finding = __webpack_require__(9314);
var pages = __webpack_require__(30638);
var reference = __webpack_require__(11217);
var run_context = __webpack_require__(15637);
var site_settings = __webpack_require__(77141);
var versions_scheme = __webpack_require__(39013);
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var user_error = __webpack_require__(14343);
var hosting = __webpack_require__(42156);
var code_points = __webpack_require__(62021);
var language_data = __webpack_require__(64550);
; 






async function archivedVersions(folder, scheme) {
	const copies = (0,external_node_path_.join)(folder, hosting .qx);
	const entries = await (0,promises_.readdir)(copies, { withFileTypes: true }).catch(() => []);
	const names = entries.filter(entry => entry.isDirectory()).map(({ name }) => name);
	if (names.length === 0)
		throw new user_error .y($said`There are no copies of versions in ${copies}.`, $said('Give the folder of a site that was published with `archive: true`: a checkout of its branch, say.'));
	const ordered = [];
	const unordered = [];
	for (const name of names.sort(code_points .O)) {
		const version = scheme.parse(name);
		if (version !== undefined && ordered.every(other => scheme.compare(version, other) !== undefined))
			ordered.push(version);
		else
			unordered.push(name);
	}
	ordered.sort((a, b) => scheme.compare(a, b) ?? 0);
	const since = new Map();
	for (const { text } of ordered) {
		const { referencia } = await (0,language_data .K)((0,external_node_path_.join)(copies, text));
		for (const { id } of referencia.itens)
			if (!since.has(id))
				since.set(id, text);
	}
	return { since, unordered };
}

var committed_file = __webpack_require__(37664);
; 








const NO_COPIES = { since: new Map(), unordered: [] };
async function addresses({ write, archived, ...options }) {
	const run = (0,run_context .I)(options);
	const { config } = run.configuration;
	const file = (0,committed_file .f)(run, 'enderecos');
	const merged = write && run.repository.isFile(file) ? (0,pages .yO)(run.repository.read(file), file) : undefined;
	if (merged) {
		(0,committed_file .E)(options.repo, file, (0,pages .PK)(merged));
		return { ...(await addresses({ write, archived, ...options })), written: true };
	}
	const { files, origins, details, findings } = await (0,reference .B)(run);
	if ((0,finding .JD)(findings))
		return { file, added: [], gone: [], earlier: [], unordered: [], written: false, findings };
	const settings = (0,site_settings .fs)({ ...config, programas: [] }, files.sintaxe.extensao, run.repository, () => { });
	const site = (0,pages .vP)({
		...settings,
		files,
		origins,
		details,
		baseUrl: null,
		commit: null,
		archive: false,
	});
	const before = settings.ledger ?? { enderecos: {} };
	const updated = (0,pages .lC)(before, files.index.versao, site.addresses);
	const { added, gone } = updated;
	const scheme = new versions_scheme .Y(config.check?.versions);
	const { since, unordered } = archived === undefined ? NO_COPIES : await archivedVersions(archived, scheme);
	const { ledger, earlier } = (0,pages .TG)(updated.ledger, since, (a, b) => {
		const [one, other] = [scheme.parse(a), scheme.parse(b)];
		return one !== undefined && other !== undefined && (scheme.compare(one, other) ?? 0) < 0;
	});
	const isNew = (0,pages .PK)(ledger) !== (0,pages .PK)(before);
	if (write && isNew)
		(0,committed_file .E)(options.repo, file, (0,pages .PK)(ledger));
	return { file, added, gone, earlier, unordered, written: write && isNew, findings };
}

var visible = __webpack_require__(38696);
var colours = __webpack_require__(51040);
var cli_findings = __webpack_require__(1755);
var run_options = __webpack_require__(98703);
; 






async function runAddresses({ json = false, write = false, archived, ...options }) {
	const result = await addresses({ ...(0,run_options .K)(options), write, archived });
	const { file, added, gone, earlier, unordered, written, findings } = result;
	const isFailed = (0,finding .JD)(findings);
	const ok = !isFailed && (written || added.length + gone.length + earlier.length === 0);
	if (json) {
		process.stdout.write(`${JSON.stringify({ ok, ...result }, null, 2)}\n`);
		return ok;
	}
	if (isFailed) {
		(0,cli_findings .c)(findings, process.stderr);
		return false;
	}
	for (const id of added)
		process.stdout.write(`${colours .M.green($said('new'))}  ${(0,visible .R)(id)}\n`);
	for (const id of gone)
		process.stdout.write(`${colours .M.red($said('gone'))} ${(0,visible .R)(id)}\n`);
	for (const id of earlier)
		process.stdout.write(`${colours .M.yellow($said('since an earlier version'))} ${(0,visible .R)(id)}\n`);
	for (const name of unordered)
		process.stdout.write($said`${colours .M.yellow($said('left out'))} ${(0,visible .R)(name)}: it has no place in the order of versions (check.versions in refdata.yml)\n`);
	process.stdout.write(written
		? $said`${file}: ${added.length} added, ${gone.length} gone\n`
		: $said`${file}: ${added.length} to add, ${gone.length} gone${ok ? '' : $said(' (--write records it)')}\n`);
	return ok;
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

 64550:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   K: () => (  languageAt),
   e: () => (  languageOf)
 });
 var _contract_files_js$m0 = __webpack_require__(77964);
 var _findings_user_error_js$m1 = __webpack_require__(14343);
 var _http_address_js$m2 = __webpack_require__(73301);
 var _lexico_index_js$m3 = __webpack_require__(53379);
 var _pages_index_js$m4 = __webpack_require__(30638);
 var _published_index_js$m5 = __webpack_require__(14336);
 var _rules_contract_check_js$m6 = __webpack_require__(13744);
 var _run_language_data_js$m7 = __webpack_require__(27239);
 var _run_lexico_js$m8 = __webpack_require__(99046);
 var _run_reference_js$m9 = __webpack_require__(11217);
 var _run_run_context_js$m10 = __webpack_require__(15637);
 var _text_shown_js$m11 = __webpack_require__(69531);












const MORE_PATHS = [_contract_files_js$m0  .Lh, _contract_files_js$m0  .rM, _contract_files_js$m0  .U4];
async function languageAt(target) {
	const source = (0,_http_address_js$m2  .PW)(target) ? (0,_published_index_js$m5  .BV)(target) : await (0,_published_index_js$m5  .NE)(target);
	const { files, findings: unreadable } = await (0,_published_index_js$m5  .pW)(source);
	for (const { subject, message, remedy } of unreadable)
		if (subject !== undefined && MORE_PATHS.includes(subject) && !files.has(subject))
			throw new _findings_user_error_js$m1  .y(message, remedy);
	const read = (path, name) => {
		const data = files.get(path)?.data;
		const findings = data === undefined ? [] : (0,_rules_contract_check_js$m6  ._)(name, data);
		if (data === undefined || findings.length > 0)
			throw new _findings_user_error_js$m1  .y(`${source.placeOf(path)} ${data === undefined ? $said('cannot be read') : $said('does not hold what it should')}.`, $said`See what is wrong with \`refdata validate ${target}\`.`, { findings: [...findings] });
		return data;
	};
	const seven = Object.fromEntries(_contract_files_js$m0  .GY.map(name => [name, read((0,_contract_files_js$m0  .XM)(name), name)]));
	oneVersion(target, seven);
	const hasPages = files.has(_contract_files_js$m0  .Lh);
	const manifest = files.get(_contract_files_js$m0  .U4)?.data;
	const base = (0,_http_address_js$m2  .PW)(target) ? (0,_published_index_js$m5  .uU)(target) : (manifest?.base_url ?? undefined);
	return {
		files: seven,
		referencia: hasPages
			? read(_contract_files_js$m0  .Lh, 'referencia')
			: (0,_pages_index_js$m4  .yK)({ ..._run_language_data_js$m7  .u, files: seven, idioma: 'pt' }).referencia,
		lexico: files.has(_contract_files_js$m0  .rM) ? await soundLexico(read(_contract_files_js$m0  .rM, 'lexico')) : undefined,
		base: hasPages ? base : undefined,
		unread: manifest?.unread ?? [],
	};
}
function oneVersion(target, files) {
	const { versao } = files.index;
	const other = _contract_files_js$m0  .GY.find(name => files[name].versao !== versao);
	if (other !== undefined)
		throw new _findings_user_error_js$m1  .y($said`${target} has files of two versions: ${(0,_contract_files_js$m0  .XM)('index')} is of ${(0,_text_shown_js$m11  .SP)(versao)}, ${(0,_contract_files_js$m0  .XM)(other)} of ${(0,_text_shown_js$m11  .SP)(files[other].versao)}.`, $said('It may be being published just now: try again in a moment.'));
}
async function soundLexico(lexico) {
	return (await (0,_lexico_index_js$m3  .Tb)(lexico)).length === 0 ? lexico : undefined;
}
async function languageOf(options) {
	const run = (0,_run_run_context_js$m10  .I)(options);
	const reference = await (0,_run_reference_js$m9  .B)(run);
	const { lexico } = await (0,_run_lexico_js$m8  .K)(run, reference.files);
	return (0,_run_language_data_js$m7  .x)(run, reference, lexico);
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
