export const id = 4652;
export const ids = [4652];
export const modules = {

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

 84792:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   e: () => (  declaredRange)
 });
 var node_fs$m0 = __webpack_require__(73024);
 var node_path$m1 = __webpack_require__(76760);
 var smol_toml$m2 = __webpack_require__(3292);



const MANIFEST = 'forge.toml';
const FIELD = 'dataforge';
const MAX_MANIFEST_BYTES = 1024 * 1024;
const MAX_FOLDERS_UP = 30;
function declaredRange(file) {
	let folder = (0,node_path$m1.dirname)(file);
	for (let i = 0; i < MAX_FOLDERS_UP; i += 1) {
		const found = rangeIn((0,node_path$m1.join)(folder, MANIFEST));
		if (found !== undefined)
			return found.range;
		const above = (0,node_path$m1.dirname)(folder);
		if (above === folder)
			return undefined;
		folder = above;
	}
	return undefined;
}
function rangeIn(path) {
	try {
		const stat = (0,node_fs$m0.statSync)(path, { throwIfNoEntry: false });
		if (stat === undefined || !stat.isFile() || stat.size > MAX_MANIFEST_BYTES)
			return undefined;
		const { package: own, project } = (0,smol_toml$m2  .qg)((0,node_fs$m0.readFileSync)(path, 'utf8'));
		for (const section of [own, project]) {
			const range = typeof section === 'object' && section !== null
				? section[FIELD]
				: undefined;
			if (typeof range === 'string')
				return { range };
		}
		return { range: undefined };
	}
	catch {
		return undefined;
	}
}


 }),

 47234:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   s: () => (  keptLanguageAt)
 });
 var node_path$m0 = __webpack_require__(76760);
 var _cache_kept_file_js$m1 = __webpack_require__(16556);
 var _findings_user_error_js$m2 = __webpack_require__(14343);
 var _http_address_js$m3 = __webpack_require__(73301);
 var _repository_observed_js$m4 = __webpack_require__(99657);
 var _runtime_generated_version_js$m5 = __webpack_require__(10529);
 var _text_counted_js$m6 = __webpack_require__(35676);
 var _language_data_js$m7 = __webpack_require__(64550);








async function keptLanguageAt(target, { cache, told, patience }) {
	if (cache === undefined || !(0,_http_address_js$m3  .PW)(target))
		return (0,_language_data_js$m7  .K)(target);
	const path = (0,node_path$m0.join)(cache, `language-${(0,_repository_observed_js$m4  .ol)(JSON.stringify([_runtime_generated_version_js$m5  .x, target])).slice(0, 16)}.json`);
	const fetched = (0,_language_data_js$m7  .K)(target).then(data => {
		(0,_cache_kept_file_js$m1  .a)(path, JSON.stringify(data));
		return data;
	});
	try {
		return await inTime(fetched, target, (0,_cache_kept_file_js$m1  .D)(path) === undefined ? undefined : patience);
	}
	catch (error) {
		const kept = error instanceof _findings_user_error_js$m2  .y ? (0,_cache_kept_file_js$m1  .D)(path) : undefined;
		if (kept === undefined)
			throw error;
		const data = JSON.parse(kept);
		told({ target, reason: error.message, referencia: data.referencia });
		return data;
	}
}
async function inTime(fetched, target, patience) {
	if (patience === undefined)
		return fetched;
	fetched.catch(() => { });
	let timer;
	const late = new Promise((_, fail) => {
		timer = setTimeout(() => fail(new _findings_user_error_js$m2  .y($said`${target} has not answered within ${(0,_text_counted_js$m6  .h)(patience, 'second')}.`, $said('See whether the address is reachable.'))), patience * 1000);
	});
	return Promise.race([fetched, late]).finally(() => clearTimeout(timer));
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

 30588:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Z: () => (  surroundingsOf)
 });
 var node_fs$m0 = __webpack_require__(73024);
 var node_path$m1 = __webpack_require__(76760);


function surroundingsOf(file) {
	const folder = (0,node_path$m1.dirname)(file);
	return {
		hasFile: name => [folder, (0,node_path$m1.join)(folder, 'src')].some(each => entriesOf(each).some(entry => entry.split('.')[0] === name)),
	};
}
function entriesOf(folder) {
	try {
		return (0,node_fs$m0.readdirSync)(folder);
	}
	catch {
		return [];
	}
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

 89587:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   S: () => (  choose)
 });
 var _registry_index_js$m0 = __webpack_require__(10850);

function choose(supports, range) {
	const dated = supports.map(support => ({ support, version: (0,_registry_index_js$m0  .$4)(support.language.version) }));
	dated.sort((a, b) => a.version === undefined || b.version === undefined
		? Number(a.version === undefined) - Number(b.version === undefined)
		: (0,_registry_index_js$m0  .Zy)(b.version, a.version));
	const accepted = range === undefined ? undefined : rangeOf(range);
	const fitting = dated.find(({ version }) => version !== undefined && accepted?.accepts(version));
	return (fitting ?? dated[0])?.support;
}
function rangeOf(text) {
	try {
		return (0,_registry_index_js$m0  .RC)(text);
	}
	catch (error) {
		if (error instanceof _registry_index_js$m0  .Pz)
			return undefined;
		throw error;
	}
}


 }),

 18855:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   R9: () => (  itemAt),
   TE: () => (  lookUp),
   VG: () => (  meantAt)
 });
 var _code_token_js$m0 = __webpack_require__(43371);

function lookUp(program, offset) {
	if (program.isProse(offset))
		return undefined;
	const code = program.codeAt(offset);
	const last = (0,_code_token_js$m0  .pK)(code, offset + 1);
	const found = foundAt(program, code, last, offset);
	const { kind, start = offset } = code.tokens.get(last) ?? {};
	return (found ?? (kind === 'name' && start === offset ? undefined : foundAt(program, code, last - 1, offset)));
}
function foundAt(program, code, at, offset) {
	const token = code.tokens.get(at);
	if (token === undefined || offset < token.start || token.end < offset)
		return undefined;
	if (token.kind === 'symbol') {
		const item = program.language.operators.get((0,_code_token_js$m0  .$6)(code, at));
		return item && { item, start: token.start, end: token.end };
	}
	if (token.kind !== 'name')
		return undefined;
	const item = meantAt(program, code, at);
	const first = item?.tipo === 'modulo' ? (0,_code_token_js$m0  .cq)(code, at).first : at;
	return item && { item, start: code.tokens.get(first)?.start ?? token.start, end: token.end };
}
function meantAt(program, code, at) {
	const asked = (0,_code_token_js$m0  .NB)(code, at - 1);
	const taken = program.selectedAt(code, at);
	if (taken !== undefined)
		return taken.module.symbols.get(taken.name);
	const item = itemAt(program, (0,_code_token_js$m0  .cq)(code, at), { isMember: asked });
	if (item === undefined || asked || item.tipo === 'modulo' || item.tipo === 'simbolo')
		return item;
	if (item.tipo === 'contextual')
		return program.isNameAt(code, at) ? undefined : item;
	return item.tipo === 'embutida' && program.isOwnAt(code, at) ? undefined : item;
}
function itemAt(program, chain, { isMember }) {
	const { language } = program;
	const { parts } = chain;
	const name = parts.at(-1);
	const whole = program.moduleOf(chain);
	const isTaken = parts.length > 1 || program.bound.has(name) || !program.isDescribed;
	if (whole?.length === parts.length && isTaken)
		return whole.module.item;
	if (isMember)
		return whole?.length === parts.length - 1 ? whole.module.symbols.get(name) : undefined;
	const word = language.words.get(name);
	if (word?.isReserved)
		return word.item;
	return program.taken.get(name) ?? word?.item ?? language.builtins.get(name) ?? language.verbs.get(name);
}


 }),

 77693:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   P: () => (  fixesIn),
   T: () => (  diagnosticOf)
 });
 var vscode_languageserver_protocol$m0 = __webpack_require__(65617);
 var _message_js$m1 = __webpack_require__(1178);


const SEVERITIES = {
	'unknown-symbol': vscode_languageserver_protocol$m0.DiagnosticSeverity.Warning,
	'unknown-module': vscode_languageserver_protocol$m0.DiagnosticSeverity.Warning,
	'unknown-name': vscode_languageserver_protocol$m0.DiagnosticSeverity.Warning,
	deprecated: vscode_languageserver_protocol$m0.DiagnosticSeverity.Hint,
	'next-reserved': vscode_languageserver_protocol$m0.DiagnosticSeverity.Information,
	'next-gone': vscode_languageserver_protocol$m0.DiagnosticSeverity.Information,
};
function diagnosticOf(problem, program, code) {
	const { kind, item } = problem;
	const { language } = program;
	const error = code === undefined ? undefined : language.errors.get(code);
	const about = error ?? item;
	const href = about && language.addressOf(about);
	return {
		range: rangeOf(problem, program),
		severity: SEVERITIES[kind] ?? vscode_languageserver_protocol$m0.DiagnosticSeverity.Error,
		source: language.name,
		code: code ?? kind,
		...(href !== undefined && { codeDescription: { href } }),
		message: (0,_message_js$m1  .b)(problem, error),
		...(kind === 'deprecated' && { tags: [vscode_languageserver_protocol$m0.DiagnosticTag.Deprecated] }),
	};
}
function fixesIn(range, problems, program) {
	const { document } = program;
	const [from, to] = [document.offsetAt(range.start), document.offsetAt(range.end)];
	return problems
		.filter(({ problem }) => problem.start <= to && from <= problem.end)
		.flatMap(({ problem, diagnostic }) => (problem.fixes ?? []).map((fix, i) => actionOf(fix, diagnostic, program, i === 0 && fix.isSure)));
}
function actionOf(fix, diagnostic, program, isPreferred) {
	return {
		title: fix.title,
		kind: vscode_languageserver_protocol$m0.CodeActionKind.QuickFix,
		diagnostics: [diagnostic],
		...(isPreferred && { isPreferred }),
		edit: {
			changes: {
				[program.document.uri]: (fix.others ?? [fix]).map(place => ({
					range: rangeOf(place, program),
					newText: fix.text,
				})),
			},
		},
	};
}
function rangeOf({ start, end }, { document }) {
	return { start: document.positionAt(start), end: document.positionAt(end) };
}


 }),

 27580:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  t: () => (  lookSteps),
  T: () => (  lookThrough)
});

var steps = __webpack_require__(83957);
var diagnostics = __webpack_require__(77693);
var find = __webpack_require__(9757);
var shown = __webpack_require__(69531);
var code_token = __webpack_require__(43371);
var lsp_imports = __webpack_require__(10682);
var lookup = __webpack_require__(18855);
var module_problems = __webpack_require__(19018);
var name_problems = __webpack_require__(57727);
var usage = __webpack_require__(85582);
; 








function* rehearsalProblems(program, next) {
	if (program.reading === undefined || next.version === program.language.version)
		return [];
	return [
		...(yield* reservedNext(program, next)),
		...(yield* builtinsNext(program, next)),
		...(yield* symbolsNext(program, next)),
		...modulesNext(program, next),
	];
}
function* reservedNext(program, next) {
	const { reading, language } = program;
	if (reading === undefined)
		return [];
	const { texts } = language;
	const places = language.names();
	for (let i = 0; i < reading.tokens.length; i += 1) {
		if (i % steps .k8 === 0)
			yield;
		const token = reading.tokens.get(i);
		if (token?.kind !== 'name' || (0,code_token .NB)(reading, i - 1) || reading.tokens.isKeyword(i))
			continue;
		const name = (0,code_token .$6)(reading, i);
		if (language.isReserved(name) || !next.isReserved(name))
			continue;
		const { start, end } = token;
		const known = places.get(name);
		if (known === undefined)
			places.set(name, [{ start, end }]);
		else
			known.push({ start, end });
	}
	return [...places].flatMap(([name, all]) => {
		const text = freeName(name, program, next);
		return all.map(place => ({
			kind: 'next-reserved',
			...place,
			message: texts.problems.nextReserved((0,shown .SP)(name), next.title),
			detail: name,
			item: next.words.get(name)?.item,
			fixes: [{ title: texts.fixes.change(text), ...place, text, isSure: false, others: all }],
		}));
	});
}
function freeName(name, { reading }, next) {
	const taken = new Set();
	for (let i = 0; reading !== undefined && i < reading.tokens.length; i += 1)
		taken.add((0,code_token .$6)(reading, i));
	let free = `${name}_`;
	while (taken.has(free) || next.hasName(free))
		free += '_';
	return free;
}
function* builtinsNext(program, next) {
	const code = program.reading;
	const { texts } = program.language;
	if (code === undefined || !next.knowsBuiltins)
		return [];
	const found = [];
	for (let i = 0; i < code.tokens.length; i += 1) {
		if (i % steps .k8 === 0)
			yield;
		const { kind, start, end } = code.tokens.get(i);
		if (kind !== 'name' || (0,code_token .NB)(code, i - 1))
			continue;
		const name = (0,code_token .$6)(code, i);
		if (!program.language.builtins.has(name) || next.hasName(name))
			continue;
		if ((0,lookup .VG)(program, code, i)?.tipo !== 'embutida' || (0,usage .V)(program, code, i) === undefined)
			continue;
		const gone = next.gone.get(`embutida:${name}`);
		const successor = gone && next.successorOf(gone);
		const fixes = successor === undefined ? [] : (0,name_problems .f)(successor, { start, end }, texts);
		const message = texts.problems.nextSymbol(name, successor && (0,module_problems .C8)(successor), next.title);
		found.push({ kind: 'next-gone', start, end, message, fixes, item: successor });
	}
	return found;
}
function* symbolsNext(program, next) {
	const { texts } = program.language;
	return (yield* (0,module_problems .iN)(program)).flatMap(({ module, name, start, end, isFree }) => {
		const item = module.symbols.get(name);
		const later = moduleIn(next, module);
		if (item === undefined || later === undefined || !later.isWhole || later.symbols.has(name))
			return [];
		const id = module.names.map(each => `simbolo:${each}.${name}`).find(each => next.gone.has(each));
		const gone = id === undefined ? undefined : next.gone.get(id);
		const declared = gone && next.successorOf(gone);
		const successor = typeof gone?.agora === 'string' ? declared : alike(item, module, later);
		const fixes = successor?.modulo === later.item.nome && successor.tipo === 'simbolo'
			? [
				{
					title: texts.fixes.change(successor.nome),
					start,
					end,
					text: successor.nome,
					isSure: isFree && declared !== undefined,
				},
			]
			: [];
		const message = texts.problems.nextSymbol((0,module_problems .C8)(item), successor && (0,module_problems .C8)(successor), next.title);
		return [{ kind: 'next-gone', start, end, message, fixes, item: successor ?? later.item }];
	});
}
function modulesNext(program, next) {
	const { reading, imports, language } = program;
	const { texts } = language;
	return imports.flatMap(statement => statement.modules.flatMap(({ chain, name, module }) => {
		if (module === undefined || next.modules.has(name))
			return [];
		const start = reading?.tokens.get(chain.first)?.start;
		const end = reading?.tokens.get(chain.last)?.end;
		const successor = successorOf(next, module);
		const text = successor?.item.nome;
		return [
			{
				kind: 'next-gone',
				start,
				end,
				message: texts.problems.nextModule(name, text, next.title),
				item: successor?.item,
				fixes: text === undefined
					? []
					: [
						{
							title: texts.fixes.change(text),
							start,
							end,
							text,
							isSure: (0,lsp_imports .z8)(statement, chain, text),
						},
					],
			},
		];
	}));
}
function moduleIn(next, module) {
	for (const name of module.names) {
		const found = next.modules.get(name);
		if (found !== undefined)
			return found;
	}
	return successorOf(next, module);
}
function successorOf(next, { names }) {
	for (const name of names) {
		const gone = next.gone.get(`modulo:${name}`);
		const item = gone && next.successorOf(gone);
		if (item?.tipo === 'modulo')
			return next.modules.get(item.nome);
		const other = next.modules.get(name);
		if (other !== undefined)
			return other;
	}
	return undefined;
}
function alike(item, module, later) {
	const same = (other) => other.resumo !== '' && other.resumo === item.resumo && other.assinatura === item.assinatura;
	const olds = [...module.symbols.values()].filter(same);
	const news = [...later.symbols.values()].filter(other => same(other) && !module.symbols.has(other.nome));
	return olds.length === 1 && news.length === 1 ? news[0] : undefined;
}

; 




function lookThrough(program, against) {
	return (0,steps .WQ)(lookSteps(program, against));
}
function* lookSteps(program, { support, next, surroundings, most }) {
	const problems = yield* (0,find .$)(program, surroundings, most);
	if (next !== undefined)
		problems.push(...(yield* rehearsalProblems(program, next)));
	return problems.map(problem => ({
		problem,
		diagnostic: (0,diagnostics .T)(problem, program, support?.codeOf(problem)),
	}));
}


 }),

 1178:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   b: () => (  messageOf)
 });
 var _text_visible_js$m0 = __webpack_require__(38696);

const MAX_MESSAGE_CHARACTERS = 400;
function messageOf({ message }, error) {
	return (0,_text_visible_js$m0  .P)(error === undefined ? message : `${error.resumo}: ${message}`, MAX_MESSAGE_CHARACTERS);
}


 }),

 20652:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  E: () => (  Support)
});

var imports = __webpack_require__(10682);
var language = __webpack_require__(65151);
var lexico_reading = __webpack_require__(28241);
var codes = __webpack_require__(56667);
var program = __webpack_require__(84087);
var pattern = __webpack_require__(27524);
; 

const OPENING = /(\s*(?::|\{|\bdo\b|\bthen\b|\bbegin\b))\s*$/;
const CLOSING = /^(?:[)\]}]+|[\p{L}_]+);?$/u;
const MAX_HEADER_CHARACTERS = 80;
function snippetsOf(language) {
	const found = [];
	for (const [word, { item }] of language.words) {
		for (const { codigo } of item.exemplos) {
			const body = blockOf(word, codigo, language);
			if (body === undefined)
				continue;
			found.push({ word, body });
			break;
		}
	}
	return found;
}
function blockOf(word, code, language) {
	const lines = code.split('\n').map(line => line.trimEnd());
	const at = lines.findIndex(line => new RegExp(`^\\s*${(0,pattern .M)(word)}(?![\\p{L}\\p{N}_])`, 'u').test(line));
	const header = lines[at];
	const inner = lines.slice(at + 1).find(line => line.trim() !== '');
	if (at < 0 || header === undefined || inner === undefined)
		return undefined;
	const [indent, deeper] = [indentOf(header), indentOf(inner)];
	if (!deeper.startsWith(indent) || deeper.length <= indent.length)
		return undefined;
	const said = header.slice(indent.length + word.length);
	const opening = OPENING.exec(said)?.[0] ?? '';
	const between = said.slice(0, said.length - opening.length);
	if (between.length > MAX_HEADER_CHARACTERS || /["'`#]|\/\//.test(between))
		return undefined;
	const gap = between.trim() === '' ? '' : ` \${1:${escapeSnippet(between.trim())}}`;
	const close = lines
		.slice(at + 1)
		.find(line => line.trim() !== '' && indentOf(line).length <= indent.length)
		?.trim();
	const isClosed = close !== undefined &&
		CLOSING.test(close) &&
		(language.isReserved(close.replace(/;$/, '')) || /^[)\]}]/.test(close));
	const isNeeded = /[{]|do|then|begin/.test(opening);
	if (isNeeded && !isClosed)
		return undefined;
	const end = isClosed && (isNeeded || opening.trim() === '') ? `\n${escapeSnippet(close)}` : '';
	return `${escapeSnippet(word)}${gap}${escapeSnippet(opening.trimEnd())}\n\t$0${end}`;
}
function indentOf(line) {
	return /^[ \t]*/.exec(line)?.[0] ?? '';
}
function escapeSnippet(text) {
	return text.replace(/[\\$}]/g, '\\$&');
}

; 






class Support {
	language;
	importWords;
	snippets;
	codeOf;
	tokenizer;
	constructor(data, tongue, offered = new Set()) {
		this.tokenizer = data.lexico && (0,lexico_reading .z)(data.lexico);
		this.language = new language .T(data, tongue);
		this.importWords = (0,imports .c9)(this.language);
		this.snippets = snippetsOf(this.language).filter(({ word }) => !offered.has(word));
		this.codeOf = (0,codes .l)(this.language, document => this.program(document));
	}
	program(document, before) {
		return new program .B(document, this.language, this.importWords, this.tokenizer, before);
	}
}


 })

};
