export const id = 916;
export const ids = [916];
export const modules = {

 1374:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  runExplain: () => (  runExplain)
});

var explain = __webpack_require__(56351);
var user_error = __webpack_require__(14343);
var visible = __webpack_require__(38696);
var colours = __webpack_require__(51040);
var drift = __webpack_require__(60921);
var catalogue = __webpack_require__(12531);
; 




const MAX_TITLE_CHARACTERS = 80;
const TITLES = ['titulo', 'resumo', 'descricao', 'assinatura'];
const NAMES = new Set(['palavra', 'simbolo', 'nome', 'codigo', 'total']);
function entryText({ name, list, within, entry }) {
	const where = within === null ? list : `${list}: ${(0,visible .R)(within)}`;
	const lines = [`${colours .M.bold((0,visible .R)(name))}  ${where}`];
	for (const [field, value] of Object.entries(entry)) {
		if (NAMES.has(field) && (value === name || typeof value === 'number'))
			continue;
		const texts = textsOf(value).filter(text => text.trim() !== '');
		if (texts.length === 0)
			continue;
		lines.push('', colours .M.cyan(field), ...texts.flatMap(text => (0,visible .R)(text).split('\n')).map(text => `  ${text}`));
	}
	return `${lines.map(line => line.trimEnd()).join('\n')}\n`;
}
function textsOf(value) {
	if (Array.isArray(value))
		return value.map(item => textsOf(item).join('  '));
	if (typeof value === 'object' && value !== null)
		return Object.values(value).flatMap(textsOf);
	return [String(value)];
}
function listAll(entries, part = '', json = false) {
	const wanted = part.toLowerCase();
	const rows = [
		...entries.map(({ list, within, name, entry }) => ({
			list,
			name: list === 'simbolos' ? `${within}.${name}` : name,
			title: String(TITLES.map(field => entry[field]).find(text => text !== undefined && text !== '') ?? ''),
		})),
		...[...catalogue .Iu, ...drift .wd].map(id => ({
			list: 'rules',
			name: id,
			title: ((0,drift .Vd)(id) ?? (0,catalogue .PI)(id))?.title ?? '',
		})),
	].filter(({ name }) => name.toLowerCase().includes(wanted));
	if (json) {
		process.stdout.write(`${JSON.stringify({ ok: rows.length > 0, entries: rows }, null, 2)}\n`);
		return rows.length > 0;
	}
	if (rows.length === 0)
		process.stderr.write($said`${colours .M.red($said('error'))} Nothing has ${(0,visible .R)(part)} in its name.\n${colours .M.dim($said('refdata explain --list shows all that there is.'))}\n`);
	let last;
	for (const { list, name, title } of rows) {
		if (list !== last)
			process.stdout.write(`${last === undefined ? '' : '\n'}${colours .M.cyan(list)}\n`);
		last = list;
		process.stdout.write(`  ${colours .M.bold((0,visible .R)(name))}  ${(0,visible .P)(title, MAX_TITLE_CHARACTERS)}`.trimEnd());
		process.stdout.write('\n');
	}
	return rows.length > 0;
}

var finding = __webpack_require__(9314);
var former_ids = __webpack_require__(47920);
var nearest = __webpack_require__(35112);
; 







const LEVELS = {
	major: $said('Programs or clients that worked can fail: the part of `versao` that says so has to be raised.'),
	minor: $said('Whatever worked works as before, and there is something new or something to know.'),
	patch: $said('Only what people read changed.'),
	info: $said('It says nothing to consumers, and asks for no other `versao`.'),
};
const DIRECTIONS = { less: $said('less of it'), more: $said('more of it'), other: $said('something else in its place') };
function derivationLines(id) {
	const derivation = (0,drift .dU)(id);
	if (!derivation)
		return [];
	const { effect, direction, kept, level } = derivation;
	const { says, levels } = drift .tQ[effect];
	const steps = [
		$said`Effect: ${effect}, ${says}`,
		$said`Direction: ${DIRECTIONS[direction]}, which is ${levels[direction]}`,
		...(kept ? [$said`Guard: what worked goes on working, which makes it ${level}`] : []),
	];
	return steps.map(step => `  ${step}.`);
}
function explainRule(asked, json) {
	const id = (0,former_ids .Tb)(asked);
	const change = (0,drift .Vd)(id);
	const rule = change ?? (0,catalogue .PI)(id);
	if (!rule)
		return false;
	if (json) {
		process.stdout.write(`${JSON.stringify({ ok: true, rule, ...(change && { derivation: (0,drift .dU)(id) }) }, null, 2)}\n`);
		return true;
	}
	const lines = [
		`${colours .M.bold(rule.id)}  ${'remedy' in rule ? finding .P4[rule.level] : rule.level}`,
		'',
		`  ${rule.title}`,
		'',
		`  ${rule.why}`,
	];
	if (change) {
		const [before, after] = change.example.map(value => JSON.stringify(value));
		lines.push('', colours .M.cyan($said('Level')), `  ${change.level}: ${LEVELS[change.level]}`);
		lines.push(...derivationLines(id));
		lines.push($said`  Opposite: ${change.inverse.map(each => `${each} (${(0,drift .Vd)(each)?.level})`).join(', ')}`);
		if (change.format)
			lines.push($said('  The format of the files changes: another `versao` is needed whatever the level.'));
		lines.push('', colours .M.cyan($said('Example')), `  ${before} → ${after}`);
	}
	else if ('remedy' in rule)
		lines.push('', colours .M.cyan($said('Remedy')), `  ${rule.remedy}`);
	lines.push('', `  docs/rules.md#${rule.id}`);
	process.stdout.write(`${lines.join('\n')}\n`);
	return true;
}
function noRule(id) {
	const [near] = (0,nearest .p)(id, [...catalogue .Iu, ...drift .wd]);
	return near === undefined ? undefined : new user_error .y($said`There is no rule ${id}.`, $said`Did you mean ${near}?`);
}

var log_text = __webpack_require__(78955);
var run_options = __webpack_require__(98703);
var web_address = __webpack_require__(80838);
; 









async function runExplain(name, { json = false, list = false, ...options }) {
	const where = {
		...(0,run_options .K)(options),
		from: options.from,
		docsUrl: (0,web_address .D)('--docs-url', options.docsUrl),
	};
	if (list) {
		const entries = await (0,explain .G)(where).catch((error) => {
			if (isNoLanguage(error))
				return [];
			throw error;
		});
		return listAll(entries, name, json);
	}
	if (name === undefined || name.trim() === '')
		throw new user_error .y($said('Nothing says what to explain.'), $said('Give an error code, a word, a function, a command or the id of a rule; --list shows what there is.'));
	if (explainRule(name, json))
		return true;
	const found = await (0,explain .W)(name, where).catch((error) => {
		throw (isNoLanguage(error) && noRule(name)) || error;
	});
	const ok = found.erro !== undefined || found.entries.length > 0;
	if (json) {
		const { versao, erro = null, url = null, near, entries, nearNames } = found;
		const suggested = [...new Set([...near.map(({ codigo }) => codigo), ...nearNames])];
		process.stdout.write(`${JSON.stringify({ ok, versao, erro, url, entries, near: suggested }, null, 2)}\n`);
		return ok;
	}
	if (!ok) {
		sayNothing(name, found);
		return false;
	}
	if (found.erro)
		printCode(found.erro, found.url);
	for (const entry of found.entries)
		process.stdout.write((0,log_text .k)(entryText(entry)));
	return true;
}
function isNoLanguage(error) {
	return error instanceof user_error .y && error.cause?.code === 'ENOENT';
}
function sayNothing(name, { near, nearNames, versao }) {
	process.stderr.write($said`${colours .M.red($said('error'))} There is no code ${(0,visible .R)(name)}, and nothing else of that name (versao ${versao}).\n`);
	const titles = new Map(near.map(({ codigo, titulo }) => [codigo, titulo]));
	const names = [...new Set([...titles.keys(), ...nearNames])];
	if (names.length === 0) {
		process.stderr.write(`${colours .M.dim($said('refdata explain --list shows what there is.'))}\n`);
		return;
	}
	const lines = names.map(each => `  ${colours .M.bold((0,visible .R)(each))}  ${(0,visible .R)(titles.get(each) ?? '')}`.trimEnd());
	process.stderr.write($said`Did you mean one of these?\n${lines.join('\n')}\n`);
}
function printCode(erro, url) {
	process.stdout.write(`${colours .M.bold(`${erro.codigo}  ${(0,visible .R)(erro.titulo)}`)}\n`);
	for (const [title, text] of [
		['Explicação', erro.explicacao],
		['Exemplo', erro.exemplo],
		['Solução', erro.solucao],
	]) {
		if (text.trim() !== '')
			process.stdout.write(`\n${colours .M.cyan(title)}\n${indent((0,visible .R)(text))}\n`);
	}
	if (url)
		process.stdout.write(`\n${colours .M.cyan('Documentação')}\n  ${url}\n`);
}
function indent(text) {
	return text
		.replace(/^\n+|\s+$/g, '')
		.split('\n')
		.map(line => (line === '' ? '' : `  ${line}`))
		.join('\n');
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

 56351:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  W: () => (  explain),
  G: () => (  explainable)
});

var doc_address = __webpack_require__(53756);
var files = __webpack_require__(77964);
var drift = __webpack_require__(60921);
var user_error = __webpack_require__(14343);
var catalogue = __webpack_require__(12531);
var reference = __webpack_require__(11217);
var nearest = __webpack_require__(35112);
; 

const MAX_SUGGESTIONS = 3;
function namedEntries({ sintaxe, embutidas, modulos, comandos, erros, }) {
	const listed = (list, entries, nameOf, within = null) => entries.map(entry => ({ list, name: nameOf(entry), within, entry: { ...entry } }));
	return [
		...listed('reservadas', sintaxe.reservadas, ({ palavra }) => palavra),
		...listed('contextuais', sintaxe.contextuais, ({ palavra }) => palavra),
		...sintaxe.operadores.flatMap(operator => operator.simbolo.split(' ').flatMap(sign => listed('operadores', [operator], () => sign))),
		...embutidas.funcoes.map(name => ({ list: 'embutidas', name, within: null, entry: { nome: name } })),
		...modulos.modulos.flatMap(({ simbolos, ...modulo }) => [
			...listed('modulos', [modulo], ({ nome }) => nome),
			...modulo.apelidos.map(name => ({ list: 'modulos', name, within: null, entry: { ...modulo } })),
			...listed('simbolos', simbolos, ({ nome }) => nome, modulo.nome),
		]),
		...comandos.grupos.flatMap(({ grupo, comandos: commands }) => commands.flatMap(command => [
			...listed('comandos', [command], ({ nome }) => nome, grupo),
			...command.apelidos.map(name => ({ list: 'comandos', name, within: grupo, entry: { ...command } })),
		])),
		...listed('codigos', erros.codigos, ({ codigo }) => codigo),
	];
}
function entriesNamed(name, entries) {
	const officialNames = new Map(entries.flatMap((each) => each.list === 'modulos' ? [[each.name, String(each.entry.nome)]] : []));
	const dot = name.lastIndexOf('.');
	const module = officialNames.get(name.slice(0, Math.max(dot, 0)));
	const whole = module === undefined ? name : `${module}${name.slice(dot)}`;
	const isIt = (fold) => (each) => fold(each.name) === fold(name) ||
		(each.within !== null && fold(`${each.within}.${each.name}`) === fold(whole));
	const exact = entries.filter(isIt(text => text));
	return exact.length > 0 ? exact : entries.filter(isIt(text => text.toLowerCase()));
}
function namesNear(name, entries, others) {
	return (0,nearest .p)(name, [...entries.map(each => each.name), ...others], MAX_SUGGESTIONS);
}

var published_files = __webpack_require__(10887);
; 









const explain_MAX_SUGGESTIONS = 3;
async function explain(name, options) {
	const found = await explainCode(name, options).catch((error) => {
		if (error instanceof user_error .y)
			return error;
		throw error;
	});
	if (!(found instanceof user_error .y) && found.erro)
		return { ...found, entries: [], nearNames: [] };
	const files = await languageFiles(options);
	const all = files === undefined ? [] : namedEntries(files);
	const entries = entriesNamed(name.trim(), all);
	if (found instanceof user_error .y && entries.length === 0)
		throw found;
	const nearNames = entries.length > 0 ? [] : namesNear(name.trim(), all, [...catalogue .Iu, ...drift .wd]);
	const nothing = { erro: undefined, url: undefined, near: [], versao: files?.index.versao ?? '' };
	return { ...(found instanceof user_error .y ? nothing : found), entries, nearNames };
}
async function explainable(options) {
	const { from, ...run } = options;
	return namedEntries(from === undefined ? (await (0,reference .i)(run)).files : await (0,published_files .y)(from, files .GY));
}
async function languageFiles({ from, ...options }) {
	try {
		return from === undefined
			? (await (0,reference .i)(options)).files
			: await (0,published_files .y)(from, files .GY);
	}
	catch (error) {
		if (error instanceof user_error .y)
			return undefined;
		throw error;
	}
}
async function explainCode(code, options) {
	const { index, erros, errors } = await explain_catalogue(options);
	const wanted = code.trim().toLowerCase();
	const erro = erros.codigos.find(({ codigo }) => codigo.toLowerCase() === wanted);
	if (!erro && errors.length > 0)
		throw new user_error .y($said`${code} is not among the codes that could be read: ${options.config} has errors.`, $said('Correct them and try again.'), { findings: errors });
	const byCode = new Map(erros.codigos.map(entry => [entry.codigo, entry]));
	const near = erro ? [] : (0,nearest .p)(code.trim().toUpperCase(), byCode.keys(), explain_MAX_SUGGESTIONS);
	return {
		erro,
		url: erro && (0,doc_address .d)(options.docsUrl ?? index.documentacao, erro.doc),
		near: near.map(codigo => byCode.get(codigo)),
		versao: erros.versao,
	};
}
const ERROS = (0,files .XM)('erros');
async function explain_catalogue(options) {
	if (options.from === undefined)
		return fromSource(options);
	return { ...(await (0,published_files .y)(options.from, ['index', 'erros'])), errors: [] };
}
async function fromSource({ from: _, ...options }) {
	const { files, findings } = await (0,reference .i)({ ...options, only: new Set(['erros']) });
	const errors = findings.filter(({ level, subject = ERROS }) => level === 'error' && subject.startsWith(ERROS));
	return { ...files, errors };
}


 }),

 10887:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   y: () => (  publishedFiles)
 });
 var _contract_files_js$m0 = __webpack_require__(77964);
 var _findings_user_error_js$m1 = __webpack_require__(14343);
 var _http_address_js$m2 = __webpack_require__(73301);
 var _published_index_js$m3 = __webpack_require__(14336);
 var _rules_contract_check_js$m4 = __webpack_require__(13744);





async function publishedFiles(from, names) {
	const source = (0,_http_address_js$m2  .PW)(from) ? (0,_published_index_js$m3  .BV)(from) : await (0,_published_index_js$m3  .NE)(from);
	const { files } = await (0,_published_index_js$m3  .pW)(source);
	const read = names.map(name => [name, files.get((0,_contract_files_js$m0  .XM)(name))?.data]);
	const findings = read.flatMap(([name, data]) => (data === undefined ? [] : (0,_rules_contract_check_js$m4  ._)(name, data)));
	if (findings.length > 0 || read.some(([, data]) => data === undefined)) {
		throw new _findings_user_error_js$m1  .y($said`${from} has no ${names.includes('sintaxe') ? $said('reference') : $said('error catalogue')} that can be read.`, $said`See what is wrong with \`refdata validate ${from}\`.`, { findings });
	}
	return Object.fromEntries(read);
}


 }),

 53756:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   d: () => (  docAddress)
 });
const UNWRITABLE = /[\s\p{C}"<>\\^`{|}]/gu;
function docAddress(documentacao, doc) {
	if (doc === '')
		return undefined;
	const path = doc.replace(UNWRITABLE, character => encodeURIComponent(character.toWellFormed()));
	return `${documentacao.replace(/\/+$/, '')}/${path}`;
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

 11217:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  i: () => (  buildReference),
  B: () => (  referenceOf)
});

var extract = __webpack_require__(71723);
var other_repositories = __webpack_require__(52752);
; 


function repositoriesUsed({ repositories, ...config }) {
	const declared = repositories ?? {};
	const used = new Set();
	const look = (value, key) => {
		if (typeof value === 'string') {
			const name = isPath(key) ? (0,other_repositories .c6)(value)?.name : undefined;
			if (name !== undefined && Object.hasOwn(declared, name))
				used.add(name);
		}
		else if (Array.isArray(value)) {
			for (const item of value)
				look(item, key);
		}
		else if (typeof value === 'object' && value !== null) {
			for (const [own, part] of Object.entries(value))
				look(part, own);
		}
	};
	look(config, '');
	return used;
}
function isPath(key) {
	return extract .rC.has(key) || key === 'programas';
}

var finding = __webpack_require__(9314);
var compose = __webpack_require__(69583);
var contract_check = __webpack_require__(13744);
var server = __webpack_require__(78199);
var run_findings = __webpack_require__(34458);
var run_context = __webpack_require__(15637);
; 








async function buildReference(options) {
	return referenceOf((0,run_context .I)(options), options);
}
async function referenceOf(run, { docsUrl, only, isPart = false } = {}) {
	const { configuration, repository, programs, progress, cache } = run;
	const { config } = configuration;
	const policy = (0,run_findings .U)(config.rules);
	const findings = new run_findings .F(policy);
	const report = (problem) => findings.add(problem);
	const whole = only === undefined && !isPart;
	const read = (input) => (0,extract .o6)(configuration, input, { ...(only && { only }), whole, progress });
	const input = { repository, programs, report, readers: server .Rc };
	const used = repositoriesUsed(config);
	if (only === undefined || cache !== undefined)
		await repository.others?.openAll(used);
	const extracted = await (cache === undefined
		? read(input)
		: cache.extracted([...(only ?? [])].join(), input, read));
	const documentacao = docsUrl ?? extracted.documentacao;
	progress($said('checking'));
	const composition = (0,compose .Z)({ ...extracted, documentacao }, report, configuration.placeOf);
	if (!(0,finding .JD)(findings.list)) {
		for (const finding of (0,contract_check .z)(composition.files, policy))
			findings.list.push(located(finding, composition.origins));
	}
	if (only === undefined && !namesList(config)) {
		const message = $said('refdata.yml names no source for any list: all seven files would be empty.');
		findings.add({ rule: 'list-named', message, place: configuration.placeOf([]) });
		const { list } = findings;
		if (list.some(({ rule }) => rule === 'list-named'))
			list.splice(0, list.length, ...list.filter(({ rule }) => rule !== 'list-present'));
	}
	for (const name of only === undefined ? Object.keys(config.repositories ?? {}) : []) {
		if (used.has(name))
			continue;
		const message = $said`Nothing is read from the repository ${name}.`;
		findings.add({
			rule: 'repository-unused',
			message,
			place: configuration.placeOf(['repositories', name]),
		});
	}
	return {
		...composition,
		baseUrl: config.base_url,
		archive: config.archive ?? false,
		policy,
		findings: findings.list,
	};
}
function namesList({ sintaxe: { extensao: _, ...syntax }, conteudos = {}, ...config }) {
	const { embutidas, modulos, comandos, erros, registro } = config;
	const named = [embutidas, modulos, comandos, erros, registro, ...Object.values(syntax)];
	return [...named, ...Object.values(conteudos)].some(list => list !== undefined);
}
function located(finding, origins) {
	let subject = finding.subject ?? '';
	while (subject.includes('/')) {
		const place = origins.get(subject);
		if (place)
			return { ...finding, place };
		subject = subject.slice(0, subject.lastIndexOf('/'));
	}
	return finding;
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
