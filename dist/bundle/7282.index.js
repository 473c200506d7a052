export const id = 7282;
export const ids = [7282];
export const modules = {

 97659:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $: () => (  publishedLanguage),
   G: () => (  describedLanguage)
 });
 var _findings_finding_js$m0 = __webpack_require__(9314);
 var _findings_user_error_js$m1 = __webpack_require__(14343);
 var _run_findings_js$m2 = __webpack_require__(34458);
 var _run_lexico_js$m3 = __webpack_require__(99046);
 var _run_reference_js$m4 = __webpack_require__(11217);
 var _run_run_context_js$m5 = __webpack_require__(15637);
 var _run_site_settings_js$m6 = __webpack_require__(77141);







async function describedLanguage(options, read = _run_site_settings_js$m6  .h2) {
	const run = (0,_run_run_context_js$m5  .I)(options);
	const { config } = run.configuration;
	if (config.lexico === undefined)
		throw new _findings_user_error_js$m1  .y($said('refdata.yml has no `lexico`, which says how programs are cut into tokens.'), $said('Write one: docs/editors.md shows how, in ten minutes.'));
	const reference = await (0,_run_reference_js$m4  .B)(run, { only: new Set(['sintaxe']) });
	const { index, sintaxe } = reference.files;
	const { lexico, findings: ofLexico } = await (0,_run_lexico_js$m3  .K)(run, reference.files);
	const found = new _run_findings_js$m2  .F((0,_run_findings_js$m2  .U)(config.rules));
	const programs = read(config, sintaxe.extensao, run.repository, problem => found.add(problem));
	const findings = [
		...reference.findings.filter(({ level }) => level === 'error'),
		...ofLexico,
		...found.list,
	];
	const isSound = !(0,_findings_finding_js$m0  .JD)(findings);
	return {
		config,
		index,
		lexico: isSound ? lexico : undefined,
		programs,
		findings,
		extension: sintaxe.extensao,
		grammars: config.grammars,
		repository: run.repository,
	};
}
function publishedLanguage(target, { files, lexico, referencia }) {
	if (lexico === undefined)
		throw new _findings_user_error_js$m1  .y($said`${target} does not say how programs of ${files.index.nome} are cut into tokens: it has no sound \`lexico\`.`, $said('Who publishes the language can write one: docs/editors.md shows how.'));
	const programs = referencia.itens
		.filter(({ tipo }) => tipo !== 'erro')
		.flatMap(({ id, exemplos }) => exemplos.map(({ codigo }) => ({ path: id, text: codigo })));
	return {
		config: { idioma: referencia.idioma },
		index: files.index,
		lexico,
		programs,
		findings: [],
	};
}


 }),

 97282:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Bi: () => (  installEditor),
   editor: () => (  editor),
   qK: () => (  INSTALLABLE),
   ri: () => (  madeForEditors)
 });
 var node_fs$m0 = __webpack_require__(73024);
 var node_path$m1 = __webpack_require__(76760);
 var _editors_editors_js$m2 = __webpack_require__(78577);
 var _editors_neovim_js$m3 = __webpack_require__(28360);
 var _editors_scopes_js$m4 = __webpack_require__(61400);
 var _findings_unwritable_js$m5 = __webpack_require__(78972);
 var _runtime_make_folder_js$m6 = __webpack_require__(35742);
 var _runtime_user_folders_js$m7 = __webpack_require__(46528);
 var _described_language_js$m8 = __webpack_require__(97659);
 var _editor_input_js$m9 = __webpack_require__(7951);
 var _language_data_js$m10 = __webpack_require__(64550);











async function madeForEditors({ next, from, ...options }, only, option) {
	const engines = (0,_editors_editors_js$m2  .D)(only, option);
	const published = from === undefined ? undefined : await (0,_language_data_js$m10  .K)(from);
	const { config, index, lexico, programs, findings } = published === undefined ? await (0,_described_language_js$m8  .G)(options) : (0,_described_language_js$m8  .$)(from, published);
	const { nome } = index;
	if (lexico === undefined)
		return { ok: false, nome, id: undefined, extensao: undefined, files: [], findings };
	const hasServer = engines.some(engine => engine.hasServer);
	const dados = hasServer ? (published ?? (await (0,_language_data_js$m10  .e)(options))) : undefined;
	const coming = hasServer && next !== undefined ? await (0,_language_data_js$m10  .K)(next) : undefined;
	const input = (0,_editor_input_js$m9  .W)({ config, index, lexico, programs, dados, next: coming });
	const files = engines.flatMap(engine => engine.files(input));
	return { ok: true, nome, id: (0,_editors_scopes_js$m4  .T)(lexico), extensao: lexico.extensao, files, findings };
}
async function editor({ out, only, ...options }) {
	const { ok, nome, files, findings } = await madeForEditors(options, only, '--only');
	for (const { path, text } of files)
		write((0,node_path$m1.join)(out, path), text, $said('Choose another folder with --out.'));
	return { ok, nome, out, files: files.map(({ path }) => path), findings };
}
const INSTALLABLE = ['neovim'];
async function installEditor(options) {
	const { ok, nome, id, files, findings } = await madeForEditors(options, INSTALLABLE, '--install');
	const out = (0,node_path$m1.join)((0,_runtime_user_folders_js$m7  .n)(process.env, process.platform), _editors_neovim_js$m3  .H, id ?? '');
	const remedy = $said('Write it elsewhere with --only neovim --out, and put that folder among the packages of Neovim.');
	if (ok)
		remove(out, remedy);
	const paths = files.map(({ path }) => path.slice('neovim/'.length));
	for (const [i, path] of paths.entries())
		write((0,node_path$m1.join)(out, path), files[i]?.text ?? '', remedy);
	return { ok, nome, out, files: paths, findings };
}
function remove(folder, remedy) {
	try {
		(0,node_fs$m0.rmSync)(folder, { recursive: true, force: true });
	}
	catch (cause) {
		throw (0,_findings_unwritable_js$m5  .m)(folder, cause, remedy);
	}
}
function write(path, text, remedy) {
	try {
		(0,_runtime_make_folder_js$m6  .f)((0,node_path$m1.dirname)(path));
		(0,node_fs$m0.writeFileSync)(path, text);
	}
	catch (cause) {
		throw (0,_findings_unwritable_js$m5  .m)(path, cause, remedy);
	}
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

 46528:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   g: () => (  userCache),
   n: () => (  neovimData)
 });
 var node_os$m0 = __webpack_require__(48161);
 var node_path$m1 = __webpack_require__(76760);


function neovimData(environment, platform) {
	const name = environment.NVIM_APPNAME || 'nvim';
	if (environment.XDG_DATA_HOME)
		return (0,node_path$m1.join)(environment.XDG_DATA_HOME, inside(name, platform));
	return platform === 'win32'
		? (0,node_path$m1.join)(localAppData(environment), inside(name, platform))
		: (0,node_path$m1.join)((0,node_os$m0.homedir)(), '.local', 'share', name);
}
function localAppData({ LOCALAPPDATA }) {
	return LOCALAPPDATA || (0,node_path$m1.join)((0,node_os$m0.homedir)(), 'AppData', 'Local');
}
function inside(name, platform) {
	return platform === 'win32' ? `${name}-data` : name;
}
function userCache(environment, platform) {
	if (environment.XDG_CACHE_HOME)
		return (0,node_path$m1.join)(environment.XDG_CACHE_HOME, 'refdata');
	if (platform === 'win32')
		return (0,node_path$m1.join)(localAppData(environment), 'refdata', 'cache');
	return platform === 'darwin'
		? (0,node_path$m1.join)((0,node_os$m0.homedir)(), 'Library', 'Caches', 'refdata')
		: (0,node_path$m1.join)((0,node_os$m0.homedir)(), '.cache', 'refdata');
}


 })

};
