export const id = 6228;
export const ids = [6228];
export const modules = {

 98038:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   M: () => (  thingOf)
 });
 var _contract_json_pointer_js$m0 = __webpack_require__(24477);
 var _pages_index_js$m1 = __webpack_require__(30638);


const KINDS = {
	reservadas: 'palavra',
	contextuais: 'contextual',
	operadores: 'operador',
	verbos_http: 'verbo',
	funcoes: 'embutida',
	modulos: 'modulo',
	comandos: 'comando',
	codigos: 'erro',
};
const RENAMED = /^(?:(?:reservada|contextual|operador|modulo|simbolo|comando)-renamed|codigo-renumbered)/;
function thingOf({ path, rule, name: called, after }) {
	const [file = '', pointer = ''] = path.split(/#(.*)/s);
	if (!file.startsWith('/api/'))
		return null;
	const [list = '', name, inside, symbol] = (0,_contract_json_pointer_js$m0  .OD)(pointer);
	if (list === 'regras' && name !== undefined)
		return (0,_pages_index_js$m1  .IC)(rule === 'regra-reworded' ? called : name);
	const kind = Object.hasOwn(KINDS, list) ? KINDS[list] : undefined;
	if (kind === undefined || name === undefined)
		return null;
	const now = RENAMED.test(rule) && typeof after === 'string' ? after : undefined;
	if (kind !== 'modulo' || inside !== 'simbolos' || symbol === undefined)
		return `${kind}:${now ?? name}`;
	const module = rule === 'simbolo-moved' && typeof after === 'string' ? after : name;
	return `simbolo:${module}.${now ?? symbol}`;
}


 }),

 96228:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  j: () => (  build)
});

var json_pointer = __webpack_require__(24477);
var drift = __webpack_require__(60921);
var thing_of = __webpack_require__(98038);
; 



const DIGITS_SHOWN = 9;
const CAME_OR_WENT = /^(?:reservada|contextual|operador|verbo|regra|embutida|modulo|simbolo|comando|codigo)-(added|removed)$/;
function pageMarks({ base, changes, excepted, unknown }, say) {
	const there = new Map();
	const gone = new Map();
	const others = [];
	for (const change of [...changes, ...excepted]) {
		const id = (0,thing_of .M)(change);
		const text = (0,drift .$N)(change, undefined, say);
		const [, what] = CAME_OR_WENT.exec(change.rule) ?? [];
		if (id === null)
			others.push(text);
		else if (what === 'removed')
			gone.set(id, goneMark(change, text));
		else {
			const known = there.get(id);
			const state = what === 'added' || known?.state === 'new' ? 'new' : 'changed';
			there.set(id, { state, texts: [...(known?.texts ?? []), text] });
		}
		if (change.rule === 'simbolo-moved') {
			const mark = goneMark(change, text);
			gone.set(`simbolo:${mark.modulo}.${mark.nome}`, mark);
		}
	}
	const commit = base.commit === null ? '' : base.commit.slice(0, DIGITS_SHOWN);
	const name = commit === '' || base.name.startsWith(commit) ? base.name : `${base.name} (${commit})`;
	return { base: name, there, gone, others, unknown: unknown.length };
}
function goneMark({ path, name }, text) {
	const [, modulo, inside] = (0,json_pointer .eC)(path);
	return {
		state: 'gone',
		nome: name,
		modulo: inside === 'simbolos' && modulo !== undefined ? modulo : null,
		texts: [text],
	};
}

var counts = __webpack_require__(67451);
var contract_files = __webpack_require__(77964);
var finding = __webpack_require__(9314);
var user_error = __webpack_require__(14343);
var git = __webpack_require__(36367);
var run_findings = __webpack_require__(34458);
var run_lexico = __webpack_require__(99046);
var run_reference = __webpack_require__(11217);
var run_context = __webpack_require__(15637);
var tongue = __webpack_require__(64499);
var canonical = __webpack_require__(96845);
var site_file = __webpack_require__(62734);
; 



function lexicoFile(lexico) {
	return { path: contract_files .rM, bytes: (0,canonical .d)(lexico, 'compact'), schema: (0,site_file .p8)('lexico') };
}

var site_site = __webpack_require__(6278);
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var subject = __webpack_require__(48636);
var unwritable = __webpack_require__(78972);
var make_folder = __webpack_require__(35742);
var remove_quietly = __webpack_require__(97);
; 








const MAX_NAMES_SHOWN = 5;
function writeFolder(folder, files) {
	const target = (0,external_node_fs_.existsSync)(folder) ? (0,external_node_fs_.realpathSync)(folder) : (0,external_node_path_.resolve)(folder);
	const foreign = foreignFiles(target);
	if (foreign.length > 0) {
		const shown = foreign.slice(0, MAX_NAMES_SHOWN).join(', ');
		throw new user_error .y($said`${folder} holds files that refdata did not write: ${shown}${foreign.length > MAX_NAMES_SHOWN ? ', …' : ''}.`, $said('Choose an empty or new folder with --out: a build replaces the whole folder. `refdata build --into` writes beside them.'));
	}
	const parent = (0,external_node_path_.dirname)(target);
	const fresh = (0,external_node_path_.join)(parent, `.${(0,external_node_path_.basename)(target)}.new-${process.pid}`);
	const old = (0,external_node_path_.join)(parent, `.${(0,external_node_path_.basename)(target)}.old-${process.pid}`);
	try {
		for (const file of files) {
			const path = (0,external_node_path_.join)(fresh, ...file.path.split('/'));
			(0,make_folder .f)((0,external_node_path_.dirname)(path));
			if ('bytes' in file)
				(0,external_node_fs_.writeFileSync)(path, file.bytes);
			else
				(0,external_node_fs_.copyFileSync)(file.storedAt, path);
		}
		const replaces = (0,external_node_fs_.existsSync)(target);
		if (replaces)
			(0,external_node_fs_.renameSync)(target, old);
		try {
			(0,external_node_fs_.renameSync)(fresh, target);
		}
		catch (error) {
			if (replaces)
				(0,external_node_fs_.renameSync)(old, target);
			throw error;
		}
	}
	catch (cause) {
		throw (0,unwritable .m)(folder, cause, $said('Choose another folder with --out.'));
	}
	finally {
		(0,remove_quietly .S)(fresh);
		(0,remove_quietly .S)(old);
	}
}
function foreignFiles(target) {
	if (!(0,external_node_fs_.existsSync)(target))
		return [];
	let names;
	try {
		names = (0,external_node_fs_.readdirSync)(target, { recursive: true, withFileTypes: true })
			.filter(entry => !entry.isDirectory())
			.map(entry => (0,external_node_path_.relative)(target, (0,external_node_path_.join)(entry.parentPath, entry.name)).split(external_node_path_.sep).join('/'));
	}
	catch (cause) {
		throw new user_error .y($said`${target} is not a folder that can be read.`, $said('Choose another folder with --out.'), {
			cause,
		});
	}
	const ours = new Set(listedFiles((0,external_node_path_.join)(target, ...contract_files .U4.split('/'))));
	return names.filter(name => !ours.has(`/${name}`)).sort();
}
function listedFiles(manifest) {
	try {
		const { generator, files } = JSON.parse((0,external_node_fs_.readFileSync)(manifest, 'utf8'));
		const listed = [contract_files .U4, ...subject .i, ...files.map(file => file.path)];
		return generator.name === 'refdata-action' ? listed : [];
	}
	catch {
		return [];
	}
}

; 






const write_into_MAX_NAMES_SHOWN = 5;
const INDEX_PAGE = 'index.html';
const CONTRACT = new Set([...contract_files .GY.map(contract_files .XM), contract_files .U4]);
function hasOtherPages(folder) {
	if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, INDEX_PAGE)))
		return false;
	return !listedFiles(placeIn(folder, contract_files .U4)).includes(`/${INDEX_PAGE}`);
}
function writeInto(folder, files) {
	const target = (0,external_node_fs_.existsSync)(folder) ? (0,external_node_fs_.realpathSync)(folder) : (0,external_node_path_.resolve)(folder);
	const before = listedFiles(placeIn(target, contract_files .U4)).filter(path => isInside(target, path));
	const ours = new Set([...CONTRACT, ...before]);
	refuse(folder, $said('holds files of somebody else in places of ours'), files, ({ path }) => {
		return !ours.has(path) && (0,external_node_fs_.lstatSync)(placeIn(target, path), { throwIfNoEntry: false }) !== undefined;
	});
	refuse(folder, $said('has links that lead out of it'), files, ({ path }) => !isInside(target, path));
	const fresh = [];
	try {
		for (const file of manifestLast(files)) {
			const path = placeIn(target, file.path);
			const beside = `${path}.new-${process.pid}`;
			(0,make_folder .f)((0,external_node_path_.dirname)(path));
			fresh.push({ beside, path });
			if ('bytes' in file)
				(0,external_node_fs_.writeFileSync)(beside, file.bytes);
			else
				(0,external_node_fs_.copyFileSync)(file.storedAt, beside);
		}
		for (const { beside, path } of fresh)
			(0,external_node_fs_.renameSync)(beside, path);
		const now = new Set(files.map(({ path }) => path));
		for (const path of before)
			if (!now.has(path))
				remove(target, path);
	}
	catch (cause) {
		for (const { beside } of fresh)
			(0,external_node_fs_.rmSync)(beside, { force: true });
		throw new user_error .y($said`${folder} cannot be written: ${cause.message}.`, $said('Choose another folder with --into.'), { cause });
	}
}
function refuse(folder, what, files, isWrong) {
	const names = files.filter(isWrong).map(({ path }) => path.slice(1));
	if (names.length === 0)
		return;
	throw new user_error .y(`${folder} ${what}: ${names.slice(0, write_into_MAX_NAMES_SHOWN).join(', ')}${names.length > write_into_MAX_NAMES_SHOWN ? ', …' : ''}.`, $said('Move them away, or choose another folder with --into.'));
}
function manifestLast(files) {
	const isManifest = ({ path }) => path === contract_files .U4;
	return [...files.filter(file => !isManifest(file)), ...files.filter(isManifest)];
}
function placeIn(target, path) {
	return (0,external_node_path_.join)(target, ...path.split('/'));
}
function isInside(target, path) {
	const place = placeIn(target, path);
	if (!place.startsWith(target + external_node_path_.sep))
		return false;
	let around = (0,external_node_path_.dirname)(place);
	while (around.length > target.length && !(0,external_node_fs_.existsSync)(around))
		around = (0,external_node_path_.dirname)(around);
	const real = (0,external_node_fs_.existsSync)(around) ? (0,external_node_fs_.realpathSync)(around) : around;
	return real === target || real.startsWith(target + external_node_path_.sep);
}
function remove(target, path) {
	const place = placeIn(target, path);
	if (!(0,external_node_fs_.lstatSync)(place, { throwIfNoEntry: false })?.isFile())
		return;
	(0,external_node_fs_.rmSync)(place);
	for (let around = (0,external_node_path_.dirname)(place); around.length > target.length; around = (0,external_node_path_.dirname)(around)) {
		if ((0,external_node_fs_.readdirSync)(around).length > 0)
			return;
		(0,external_node_fs_.rmSync)(around, { recursive: true });
	}
}

var notes_tongue = __webpack_require__(579);
var pages = __webpack_require__(30638);
var rules_pages = __webpack_require__(96968);
var site_settings = __webpack_require__(77141);
var first_of = __webpack_require__(85184);
var visible = __webpack_require__(38696);
; 






const MAX_SHOWN = 5;
function pagesOf({ configuration, repository }, reference) {
	const { config, placeOf } = configuration;
	const found = new run_findings .F(reference.policy);
	const extensao = reference.files.sintaxe.extensao;
	const { hasPages, ...settings } = (0,site_settings .fs)(config, extensao, repository, problem => found.add(problem));
	if (!hasPages)
		return { site: undefined, findings: found.list };
	const site = (0,pages .vP)({ ...reference, ...settings });
	if (config.enderecos !== undefined) {
		const missing = (0,pages .yt)(settings.ledger, site.addresses);
		if (missing.length > 0) {
			const message = $said`${config.enderecos} does not say what is there: ${(0,first_of .K)(missing, MAX_SHOWN)}.`;
			found.add({ rule: rules_pages .Ex.id, message, place: placeOf(['enderecos']) });
		}
		for (const { id, agora, isCircle } of (0,pages .Od)(settings.ledger, each => site.addresses.has(each))) {
			const message = isCircle
				? $said`${(0,visible .R)(id)} is said to be ${(0,visible .R)(agora)} now, and what is said of that leads in a circle.`
				: $said`${(0,visible .R)(id)} is said to be ${(0,visible .R)(agora)} now, which is nothing that there is or was.`;
			found.add({ rule: rules_pages .jT.id, message, place: { file: config.enderecos } });
		}
	}
	return { site, findings: found.list };
}

var observed = __webpack_require__(99657);
var readable = __webpack_require__(13521);
var counted = __webpack_require__(35676);
var prove_lists = __webpack_require__(85948);
var prove_proof = __webpack_require__(26179);
; 





const MAX_FILES_SHOWN = 8;
function holdAgainst(proof, files, repository, place) {
	const paths = Object.keys(proof.sources);
	const changed = paths.filter(path => digestIn(repository, path) !== proof.sources[path]);
	const problems = [];
	const lists = new Map(prove_lists .bP.flatMap(section => [...(0,prove_lists .sE)(section, files)]));
	for (const [list, proved] of Object.entries(proof.lists)) {
		const entries = lists.get(list) ?? new Map();
		const problem = (message) => problems.push({ rule: 'proof-names', message, place });
		if (entries.size < proved.found)
			problem($said`${list} has ${(0,counted .h)(entries.size, 'name')}; ${proved.found} were proved.`);
		else if (changed.length === 0 && (0,prove_proof .zU)(entries) !== proved.names)
			problem($said`${list} has other names than those that were proved, though no source has changed.`);
	}
	if (changed.length > 0) {
		const shown = changed.slice(0, MAX_FILES_SHOWN).join(', ');
		const more = changed.length > MAX_FILES_SHOWN ? ', …' : '';
		const message = $said`${changed.length} of ${paths.length} source files have changed since they were proved: ${shown}${more}.`;
		problems.push({ rule: 'proof-stale', message, place });
	}
	return problems;
}
function digestIn(repository, path) {
	return (0,readable .G5)(() => (0,observed .ol)(repository.readBytes(path)));
}

var repository = __webpack_require__(5629);
; 






const MAX_SOURCE_MIB = 512;
function proofOf({ configPath }, repo, files) {
	const path = (0,external_node_path_.join)((0,external_node_path_.dirname)(configPath), prove_proof .At);
	if (!(0,external_node_fs_.existsSync)(path))
		return [];
	const file = (0,run_context .p)(repo, path);
	const proof = (0,prove_proof .k_)((0,external_node_fs_.readFileSync)(path, 'utf8'), file);
	return holdAgainst(proof, files, (0,repository .h_)(repo, MAX_SOURCE_MIB), { file });
}

var language_data = __webpack_require__(27239);
var site_editors = __webpack_require__(6492);
var editor_input = __webpack_require__(7951);
; 




function editorsOf(run, reference, lexico) {
	const { config } = run.configuration;
	if (lexico === undefined || config.editores === false)
		return [];
	const { index, sintaxe } = reference.files;
	const dados = (0,language_data .x)(run, reference, lexico);
	const programs = (0,site_settings .h2)(config, sintaxe.extensao, run.repository, () => { });
	const input = (0,editor_input .W)({ config, index, lexico, programs, dados });
	return (0,site_editors ._)(input, reference.baseUrl ?? null);
}

var promises_ = __webpack_require__(51455);
var external_node_os_ = __webpack_require__(48161);
; 





const NONE = { files: [], packed: [], findings: [], reported: [] };
async function withRegistry({ configuration: loaded, progress }, 
{ repo, out }, use) {
	if (!loaded.config.registro)
		return use(NONE);
	const staging = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'refdata-registry-'));
	try {
		const { buildRegistry, registryCounts, registrySiteFiles } = await Promise.resolve( ).then(__webpack_require__.bind(__webpack_require__, 10850));
		const { registro, files, packed, findings } = await buildRegistry({
			repo,
			loaded,
			out,
			staging,
			progress,
		});
		const { packages: pacotes, versions: versoes } = registryCounts(registro);
		const reported = [{ path: contract_files .AM, count: (0,counts .wv)({ pacotes, versoes }) }];
		return await use({ files: registrySiteFiles(files), packed, findings, reported });
	}
	finally {
		await (0,promises_.rm)(staging, { recursive: true, force: true });
	}
}

; 





















async function build(options) {
	const run = (0,run_context .I)(options);
	const state = (0,git .f7)(options.repo, options.out);
	if (options.commands !== undefined && options.commands !== 'off')
		await state;
	const { files, policy, ...reference } = await (0,run_reference .B)(run, options);
	const { compared } = options;
	if (compared !== undefined)
		demandSame(compared, files.index);
	const { commit, modified } = await state;
	const baseUrl = (options.baseUrl ?? reference.baseUrl ?? null)?.replace(/\/+$/, '') ?? null;
	return withRegistry(run, options, async (registry) => {
		const proved = new run_findings .F(policy);
		for (const problem of proofOf(run, options.repo, files))
			proved.add(problem);
		const archive = options.archive ?? reference.archive;
		const front = !options.into || !hasOtherPages(options.out);
		const input = { files, policy, baseUrl, commit: modified ? null : commit };
		const { lexico, findings: ofLexico } = await (0,run_lexico .K)(run, files, reference.findings);
		const editors = editorsOf(run, { ...reference, files, baseUrl: baseUrl ?? undefined }, lexico);
		const pages = front
			? pagesOf(run, {
				...reference,
				...input,
				lexico,
				editors,
				marks: compared && pageMarks(compared, (0,tongue .dx)((0,notes_tongue .X)(run.configuration))),
			})
			: { site: undefined, findings: [] };
		const docset = run.configuration.config.docset ? await pages.site?.docset() : undefined;
		const findings = [
			...reference.findings,
			...proved.list,
			...registry.findings,
			...pages.findings,
			...ofLexico,
		];
		const ok = !(0,finding .JD)(findings);
		const site = (0,site_site .J)(files, {
			commit,
			modified,
			repositories: run.repository.others?.read() ?? [],
			baseUrl,
			policy,
			archive,
			front,
			unread: reference.unread,
			tongue: (0,notes_tongue .X)(run.configuration),
		}, [
			...registry.files,
			...(pages.site?.files ?? []),
			...(docset ?? []),
			...(lexico ? [lexicoFile(lexico)] : []),
			...editors.map(({ file }) => file),
		], pages.site?.dataPage);
		if (ok) {
			run.progress($said('writing'));
			(options.into ? writeInto : writeFolder)(options.out, site);
		}
		const sizes = new Map(site.map(file => [file.path, (0,site_file .$d)(file)]));
		const reported = [
			...contract_files .GY.map(name => ({ path: (0,contract_files .XM)(name), count: contents(name, files) })),
			...registry.reported,
		];
		return {
			ok,
			nome: files.index.nome,
			versao: files.index.versao,
			out: options.out,
			baseUrl,
			files: reported.map(({ path, count }) => ({ path, bytes: sizes.get(path) ?? 0, count })),
			counts: allCounts(files),
			packed: registry.packed,
			findings,
		};
	});
}
function demandSame({ nome, head }, index) {
	if (nome === index.nome && head.versao === index.versao)
		return;
	throw new user_error .y($said`The report is of ${nome} ${head.versao}, and ${index.nome} ${index.versao} is built.`, $said('Check the same files that are built, in the same job.'));
}
function contents(name, files) {
	return name === 'index'
		? `${files.index.nome} ${files.index.versao}`
		: (0,counts .wv)((0,counts .mQ)(name, files[name]));
}
function allCounts(files) {
	return Object.assign({}, ...contract_files .GY.filter(name => name !== 'index').map(name => (0,counts .mQ)(name, files[name])));
}


 }),

 7951:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   W: () => (  editorInput)
 });
const SERVER_COMMAND = /(?:^|[\s-])(?:lsp|lang(?:uage)?-?server)$/i;
function editorInput({ config, index, lexico, programs, dados, next }) {
	const commands = dados?.files.comandos.grupos.flatMap(({ comandos }) => comandos) ?? [];
	return {
		lexico,
		descricao: index.descricao,
		documentacao: index.documentacao,
		repositorio: config.repositorio?.replace(/\/(?:-\/)?(?:blob|src|tree)\/.*|\/?\{.*/, ''),
		programs: programs.map(({ text }) => text),
		idioma: config.idioma ?? 'pt',
		servidor: dados && {
			dados,
			proxima: next && { dados: next, versao: next.referencia.versao },
			hasOwn: commands.some(({ nome }) => SERVER_COMMAND.test(nome)),
		},
	};
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


 })

};
