export const id = 8112;
export const ids = [8112];
export const modules = {

 92431:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Il: () => (  wentBack),
   We: () => (  consumerMarkdown),
   tP: () => (  consumerLine)
 });
 var _text_markdown_js$m0 = __webpack_require__(14605);
 var _markdown_js$m1 = __webpack_require__(18236);


const MAX_UNKNOWN_NAMED = 5;
const WENT_BACK = $said('Its publisher took a version back, or a deployment went wrong: keep what is pinned until you know which.');
function consumerLine(drifted) {
	const { nome, unknown } = drifted;
	return [
		stateLine(drifted),
		...(wentBack(drifted) ? [WENT_BACK] : []),
		...unknown.slice(0, MAX_UNKNOWN_NAMED).map(each => unknownLine(nome, each)),
	].join(' ');
}
function unknownLine(nome, { name, near }) {
	return near === null
		? $said`${nome} has no \`${name}\`, which "uses" lists: correct it.`
		: $said`${nome} has no \`${name}\`, which "uses" lists: did you mean \`${near}\`?`;
}
function stateLine(drifted) {
	const { nome, versao, all, drift } = drifted;
	if (drift === null)
		return $said`${nome} ${versao} is pinned.`;
	const moved = movedLine(drifted);
	const used = drift.changes.length;
	if (all === 0)
		return $said`${moved}: nothing that is compared differs.`;
	return used === 1
		? $said`${moved}: 1 of ${all} changes is about what is used here.`
		: $said`${moved}: ${used} of ${all} changes are about what is used here.`;
}
function movedLine(drifted) {
	const { nome, before, versao } = drifted;
	if (before === versao)
		return $said`${nome} ${versao} has other contents`;
	const moved = `${nome} ${before} → ${versao}`;
	return wentBack(drifted) ? $said`${moved}, which is older than what is pinned` : moved;
}
function wentBack({ drift }) {
	return drift?.verdict === 'decreased';
}
function consumerMarkdown(drifted, options = {}) {
	const { address, drift } = drifted;
	const line = (0,_text_markdown_js$m0  .FV)(consumerLine(drifted));
	const published = $said`Published at ${(0,_text_markdown_js$m0  .FV)(address)}.\n`;
	return drift === null || drift.changes.length === 0
		? `**${line}** ${published}`
		: `${(0,_markdown_js$m1  .WT)(drift, { ...options, headline: line })}\n${published}`;
}


 }),

 53359:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $6: () => (  keptFindings),
   Mp: () => (  orphanFinding),
   VK: () => (  orphanedDescriptions),
   eR: () => (  changedArtifacts),
   pE: () => (  refuseSources),
   tN: () => (  publishedEarlier),
   zg: () => (  writeArtifacts)
 });
 var node_fs$m0 = __webpack_require__(73024);
 var node_path$m1 = __webpack_require__(76760);
 var tinyglobby$m2 = __webpack_require__(73382);
 var _exporters_generated_exporters_js$m3 = __webpack_require__(21530);
 var _findings_rule_info_js$m4 = __webpack_require__(50238);
 var _findings_unwritable_js$m5 = __webpack_require__(78972);
 var _findings_user_error_js$m6 = __webpack_require__(14343);
 var _git_working_form_js$m7 = __webpack_require__(78555);
 var _rules_api_descriptions_js$m8 = __webpack_require__(89838);
 var _runtime_make_folder_js$m9 = __webpack_require__(35742);
 var _runtime_remove_quietly_js$m10 = __webpack_require__(97);
 var _runtime_stats_js$m11 = __webpack_require__(15368);
 var _text_code_points_js$m12 = __webpack_require__(62021);













const DESCRIPTIONS = _exporters_generated_exporters_js$m3  .n.map(({ fileName }) => fileName).filter(name => name !== 'index.html');
function changedArtifacts(folder, artifacts) {
	const form = new _git_working_form_js$m7  .g((0,node_path$m1.resolve)(folder));
	return artifacts.filter(({ path, bytes }) => {
		try {
			const there = (0,node_fs$m0.readFileSync)((0,node_path$m1.join)(folder, ...path.split('/')));
			return !there.equals(bytes) && Buffer.compare(form.committed(path, there), bytes) !== 0;
		}
		catch (cause) {
			if (isAbsent(cause))
				return true;
			throw new _findings_user_error_js$m6  .y($said`${path} cannot be read: ${cause.message}.`, $said('Choose another folder.'), {
				cause,
			});
		}
	});
}
function refuseSources(folder, artifacts, sources) {
	const read = new Set(sources.map(file => (0,node_fs$m0.realpathSync)(file)));
	for (const { path } of artifacts) {
		const target = (0,node_path$m1.join)(folder, ...path.split('/'));
		if (!(0,node_fs$m0.existsSync)(target) || !read.has((0,node_fs$m0.realpathSync)(target)))
			continue;
		throw new _findings_user_error_js$m6  .y($said`${path} is a file that the routes are read from: the description would take its place.`, $said('Choose another place for the descriptions.'));
	}
}
function writeArtifacts(folder, artifacts) {
	const moves = artifacts.map(({ path, bytes }) => {
		const target = (0,node_path$m1.join)(folder, ...path.split('/'));
		return { bytes, target, fresh: (0,node_path$m1.join)((0,node_path$m1.dirname)(target), `.${(0,node_path$m1.basename)(target)}.new-${process.pid}`) };
	});
	const written = [];
	try {
		for (const { fresh, bytes } of moves) {
			(0,_runtime_make_folder_js$m9  .f)((0,node_path$m1.dirname)(fresh));
			written.push(fresh);
			(0,node_fs$m0.writeFileSync)(fresh, bytes);
		}
		for (const { fresh, target } of moves)
			(0,node_fs$m0.renameSync)(fresh, target);
	}
	catch (cause) {
		const remedy = $said('Choose another place for them, or give it the permission to be written.');
		throw (0,_findings_unwritable_js$m5  .m)($said('The descriptions'), cause, remedy);
	}
	finally {
		for (const fresh of written)
			(0,_runtime_remove_quietly_js$m10  .S)(fresh);
	}
}
function publishedEarlier(folder, earlier, listed = new Map()) {
	const there = earlier.filter(({ path }) => isPlainFile(folder, path));
	const placeOf = ({ path, now }) => `${(0,node_path$m1.dirname)(path)} ${(0,node_path$m1.dirname)(now)}`;
	const ours = new Set(there
		.filter(({ path, bytes }) => !listed.has(path) && isEdition((0,node_fs$m0.readFileSync)((0,node_path$m1.join)(folder, path)), bytes))
		.map(placeOf));
	const kept = new Map();
	for (const each of there) {
		const writer = listed.get(each.path);
		const isOurs = writer === undefined ? ours.has(placeOf(each)) : writer === each.source;
		if (isOurs && !kept.has(each.path))
			kept.set(each.path, each);
	}
	return [...kept.values()];
}
function isPlainFile(folder, path) {
	const target = (0,node_path$m1.join)(folder, ...path.split('/'));
	return ((0,_runtime_stats_js$m11  .L)(target)?.isFile() === true &&
		(0,node_fs$m0.realpathSync)(target) === (0,node_path$m1.join)((0,node_fs$m0.realpathSync)(folder), ...path.split('/')));
}
const SAYING_CHARACTERS = 12;
function isEdition(there, now) {
	const [before, after] = [there, now].map(bytes => new TextDecoder()
		.decode(bytes)
		.split(/\r?\n/)
		.filter(line => line.length >= SAYING_CHARACTERS));
	const known = new Set(after);
	return before.length > 0 && before.filter(line => known.has(line)).length * 2 >= before.length;
}
function keptFindings(kept, folder) {
	const byFolder = new Map(kept.map(each => [(0,node_path$m1.dirname)(each.path), each]));
	return [...byFolder.values()].map(({ path, now }) => {
		const [file, address] = [(0,node_path$m1.join)(folder, path), (0,node_path$m1.join)(folder, now)].map(each => each.replaceAll('\\', '/'));
		return (0,_findings_rule_info_js$m4  .h)(_rules_api_descriptions_js$m8  .$B, $said`${file} is an earlier address of ${address}; both are written.`, file, { file });
	});
}
function orphanedDescriptions(folder, artifacts) {
	const written = new Set(artifacts);
	return (0,tinyglobby$m2  .AZ)(`**/{${DESCRIPTIONS.join(',')}}`, {
		cwd: folder,
		onlyFiles: true,
		followSymbolicLinks: false,
	})
		.map(path => path.replaceAll('\\', '/'))
		.filter(path => !written.has(path))
		.sort(_text_code_points_js$m12  .O);
}
function orphanFinding(path) {
	return (0,_findings_rule_info_js$m4  .h)(_rules_api_descriptions_js$m8  .Mw, $said`${path} describes no server that was read.`, path, { file: path });
}
function isAbsent(error) {
	return /^(ENOENT|ENOTDIR)$/.test(error.code ?? '');
}


 }),

 21534:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  F: () => (  consume),
  h: () => (  writePin)
});

var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var editors = __webpack_require__(78577);
; 

function grammarFiles({ folder, engines }, lexico, { index }) {
	const { descricao, documentacao } = index;
	const input = { lexico, descricao, documentacao, idioma: 'en', programs: [] };
	const files = (0,editors .D)(engines, '"engines"').flatMap(engine => engine.files(input));
	return new Map(files.map(({ path, text }) => [`${folder}/${path}`, text]));
}

var external_node_crypto_ = __webpack_require__(77598);
var schemas = __webpack_require__(88343);
var parse_kept = __webpack_require__(90025);
var repository_repository = __webpack_require__(5629);
var code_points = __webpack_require__(62021);
; 





const GENERATOR = 'refdata-action';
const PATH = schemas .YjP()
	.min(1)
	.refine(path => !(0,repository_repository .FQ)(path), $said('leads out of the repository'));
const SHA256 = schemas .YjP().regex(/^[0-9a-f]{64}$/);
const LOCK = schemas .rej({
	generator: schemas .euz(GENERATOR),
	address: schemas .OZ5({ protocol: /^https?$/ }),
	nome: schemas .YjP(),
	versao: schemas .YjP(),
	digest: SHA256,
	files: schemas .g1P(schemas .YjP(), SHA256),
	copy: PATH,
	uses: schemas .rej({ names: schemas .YOg(schemas .YjP()), search: schemas .YOg(PATH) }),
	types: PATH.nullable(),
	grammars: schemas .rej({ folder: PATH, engines: schemas .YOg(schemas .YjP()).min(1) }).optional(),
});
function readLock(text, place) {
	return (0,parse_kept .M)(text, place, LOCK, {
		what: $said('lock of a reference'),
		merge: $said`Take ${place} and its copy from one of the two branches, and run \`refdata consume\` again.`,
		remedy: $said`Restore ${place} from the history of the repository, or delete it and pin anew: refdata consume <address>.`,
	});
}
function lockText(lock) {
	return `${JSON.stringify(LOCK.parse(lock), null, 2)}\n`;
}
function digestsOf(files) {
	const sha256 = (bytes) => (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
	const each = [...files]
		.map(([path, bytes]) => [path, sha256(bytes)])
		.sort(([a], [b]) => (0,code_points .O)(a, b));
	return {
		files: Object.fromEntries(each),
		digest: sha256(each.map(([path, hash]) => `${hash}  ${path}\n`).join('')),
	};
}

var user_error = __webpack_require__(14343);
; 
const TYPES_MARK = '// Generated by refdata from ';
function typesFile(address, { index, sintaxe, embutidas, ...files }) {
	const { modulos, comandos, erros } = files;
	const lists = [
		['PalavraReservada', sintaxe.reservadas.map(({ palavra }) => palavra)],
		['PalavraContextual', sintaxe.contextuais.map(({ palavra }) => palavra)],
		['Operador', sintaxe.operadores.map(({ simbolo }) => simbolo)],
		['FuncaoEmbutida', embutidas.funcoes],
		['Modulo', modulos.modulos.map(({ nome }) => nome)],
		['Comando', comandos.grupos.flatMap(grupo => grupo.comandos.map(({ nome }) => nome))],
		['CodigoDeErro', erros.codigos.map(({ codigo }) => codigo)],
	];
	return [
		`${TYPES_MARK}${literal(index.nome)} ${literal(index.versao)} at ${literal(address)}. Do not edit.`,
		'',
		`export const VERSAO = ${literal(index.versao)};`,
		...lists.map(([name, entries]) => {
			const union = [...new Set(entries)].map(entry => `\n  | ${literal(entry)}`).join('');
			return `\nexport type ${name} =${union === '' ? ' never' : union};`;
		}),
		'',
	].join('\n');
}
function literal(text) {
	return JSON.stringify(text).replace(/[\u007f-\u009f\u2028\u2029]/g, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

; 





function demandPlaces({ lock, types, grammars, search = [] }) {
	const given = [
		['--lock', lock],
		['--types', types],
		['--grammars', grammars],
		...search.map(pattern => ['--search', pattern]),
	];
	for (const [option, path] of given) {
		if (path === undefined)
			continue;
		const why = path === ''
			? $said('is empty')
			: (0,repository_repository .FQ)(path)
				? $said('leads out of the repository')
				: path.split('/').includes('.git')
					? $said('is in what belongs to git')
					: null;
		if (why !== null)
			throw new user_error .y($said`${option} is "${path}", which ${why}.`, $said`Write a path in ${option} that is relative to the root of the repository, with "/" between folders.`);
	}
}
function demandOwn(repo, files, old, now) {
	const places = [
		['--types', old?.types, now.types],
		['--grammars', old?.grammars?.folder, now.grammars?.folder],
	];
	for (const [option, was, is] of places) {
		if (!is || was === is)
			continue;
		for (const [path, bytes] of files) {
			if (path !== is && !path.startsWith(`${is}/`))
				continue;
			const found = contentOf((0,external_node_path_.join)(repo, ...path.split('/')));
			if (found === null || found.equals(bytes) || found.toString('utf8').startsWith(TYPES_MARK))
				continue;
			throw new user_error .y($said`${path} is there already, and refdata did not make it: it would be written over.`, $said`Name another place in ${option}; or delete the file, where nobody needs it.`);
		}
	}
}
function contentOf(path) {
	try {
		return (0,external_node_fs_.readFileSync)(path);
	}
	catch {
		return null;
	}
}

var json_pointer = __webpack_require__(24477);
var said_drift = __webpack_require__(60921);
var nearest = __webpack_require__(35112);
var text_words = __webpack_require__(61359);
var contract_files = __webpack_require__(77964);
; 



const SEPARATORS = ['.', '::', '/'];
const MEMBER = /^(.+?)[^\p{L}\p{N}_]+([\p{L}\p{N}_]+)$/u;
function namedEntries({ sintaxe, embutidas, modulos, comandos, erros }) {
	return [
		...named('sintaxe', 'reservadas', sintaxe.reservadas, ({ palavra }) => palavra),
		...named('sintaxe', 'contextuais', sintaxe.contextuais, ({ palavra }) => palavra),
		...sintaxe.operadores.map(({ simbolo }) => entry(placeOf('sintaxe', 'operadores', simbolo), [simbolo, ...simbolo.split(' ')])),
		...named('embutidas', 'funcoes', embutidas.funcoes, name => name),
		...named('erros', 'codigos', erros.codigos, ({ codigo }) => codigo),
		...modulos.modulos.flatMap(({ nome, apelidos, simbolos }) => {
			const path = placeOf('modulos', 'modulos', nome);
			const own = [nome, ...apelidos];
			const symbols = simbolos.map(symbol => symbolOf(path, own, symbol.nome));
			return [entry(path, own), ...symbols];
		}),
		...comandos.grupos.flatMap(({ grupo, comandos: commands }) => [
			entry(placeOf('comandos', 'grupos', grupo), [grupo]),
			...commands.flatMap(({ nome, apelidos, opcoes }) => {
				const path = placeOf('comandos', 'comandos', nome);
				const own = [nome, ...apelidos];
				const options = opcoes.map(({ flag }) => {
					const { name, forms } = (0,said_drift .iP)(flag);
					return entry((0,json_pointer.at)(path, 'opcoes', name), [name, ...forms, flag], [...own, grupo]);
				});
				return [entry(path, own, [grupo]), ...options];
			}),
		]),
	];
}
function named(file, list, entries, nameOf) {
	return entries.map(each => entry(placeOf(file, list, nameOf(each)), [nameOf(each)]));
}
function symbolOf(path, modules, name) {
	const whole = modules.flatMap(module => SEPARATORS.map(separator => `${module}${separator}${name}`));
	const [, owner, member] = MEMBER.exec(name) ?? [];
	return {
		path: (0,json_pointer.at)(path, 'simbolos', name),
		names: [name, ...whole],
		within: owner === undefined ? modules : [...modules, owner],
		written: [member ?? name],
	};
}
function entry(path, names, within = []) {
	return { path, names, within, written: names };
}
function placeOf(file, list, name) {
	return (0,json_pointer.at)(`${(0,contract_files .XM)(file)}#`, list, name);
}

; 





const NAMES = ['palavra', 'simbolo', 'nome', 'codigo'];
const WORD = /^[\p{L}\p{N}_]+$/u;
function usedChanges(changes, usage, references) {
	if (usage === null)
		return [...changes];
	const listed = new Set(usage.names);
	const isWritten = searchOf(usage.texts);
	const isOwner = (name) => SEPARATORS.some(separator => usage.names.some(each => each.startsWith(`${name}${separator}`)));
	const entries = references.flatMap(namedEntries);
	const holding = new Set(entries.flatMap(({ path, names, within }) => [...names, ...within].some(name => listed.has(name)) ? [path] : []));
	const written = new Set(entries.flatMap(entry => (entry.written.some(isWritten) ? [entry.path] : [])));
	const around = new Set([...holding, ...written].flatMap(path => placesIn(path).slice(0, -1)));
	const known = new Set(entries.map(({ path }) => path));
	return changes.filter(change => {
		if ((0,said_drift .Vd)(change.rule)?.format)
			return true;
		const places = placesIn(change.path);
		const names = entriesAt(change.path);
		const own = names.at(-1);
		if (own === undefined)
			return change.level === 'major';
		if (names.some(name => listed.has(name)) || places.some(place => holding.has(place)))
			return true;
		if (around.has(change.path))
			return true;
		const subject = places.findLast(place => known.has(place));
		if (subject !== undefined && written.has(subject))
			return true;
		return [own, ...otherNames(change)].some(name => listed.has(name) || isOwner(name) || isWritten(name));
	});
}
function unknownNames(names, references) {
	const known = new Set(references.flatMap(namedEntries).flatMap(entry => [...entry.names, ...entry.within]));
	return names
		.filter(name => !known.has(name))
		.map(name => ({ name, near: (0,nearest .p)(name, known, 1)[0] ?? null }));
}
function searchOf(texts) {
	const words = new Set(texts.flatMap(text => [...(0,text_words .Z9)(text)]));
	return name => (WORD.test(name) ? words.has(name) : texts.some(text => (0,text_words .Vf)(text, name)));
}
function entriesAt(path) {
	return (0,json_pointer .eC)(path).filter((_, index) => index % 2 === 1);
}
function placesIn(path) {
	const segments = (0,json_pointer .eC)(path);
	return entriesAt(path).map((_, index) => (0,json_pointer.at)(`${(0,json_pointer .Ed)(path)}#`, ...segments.slice(0, 2 * index + 2)));
}
function otherNames({ rule, name, before, after }) {
	const isRenamed = /-(?:renamed|moved)$/.test(rule);
	return [name, before, after].flatMap(value => {
		if (typeof value === 'string')
			return value === name || isRenamed ? [value] : [];
		if (typeof value !== 'object' || value === null)
			return [];
		return NAMES.flatMap(field => {
			const text = value[field];
			return typeof text === 'string' ? [text] : [];
		});
	});
}

var validators = __webpack_require__(17642);
var published = __webpack_require__(14336);
var make_folder = __webpack_require__(35742);
var artifact_files = __webpack_require__(53359);
var check_reference = __webpack_require__(75522);
var said_lexico = __webpack_require__(53379);
var contract_check = __webpack_require__(13744);
var shown = __webpack_require__(69531);
; 






const AGAIN = $said('Run this again in some minutes; `refdata verify` says what is wrong with an address.');
async function fetchLive(address, wantsLexico) {
	const source = (0,published .BV)(address);
	const bytes = new Map();
	const data = {};
	const fetched = async (path) => {
		const result = await source.read(path);
		if (result.kind === 'missing' && path === contract_files .rM)
			throw noLexico(address);
		if (result.kind !== 'found')
			throw new user_error .y(`${source.placeOf(path)} ${result.kind === 'unreadable' || result.kind === 'unreachable' ? result.reason : $said`is ${result.kind}`}.`, AGAIN);
		const file = (0,published .JE)(path, source.placeOf(path), result.bytes);
		if (typeof file.data !== 'object' || file.data === null)
			throw new user_error .y($said`${source.placeOf(path)} is no JSON object.`, AGAIN);
		bytes.set(path, result.bytes);
		return file.data;
	};
	for (const name of contract_files .GY)
		data[name] = await fetched((0,contract_files .XM)(name));
	const lexico = wantsLexico ? (await fetched(contract_files .rM)) : null;
	demandName(address, data);
	const all = [
		...contract_files .GY.map(name => [(0,contract_files .XM)(name), data[name]]),
		[contract_files .rM, lexico],
	];
	demandOneVersion(address, new Map(all.filter(([, file]) => file !== null)));
	if (lexico !== null)
		await demandSound(address, lexico);
	return { bytes, data: data, lexico };
}
function noLexico(address) {
	return new user_error .y($said`${address} publishes no ${contract_files .rM}, which grammars are made of.`, $said('Leave "grammars" out of the lock and of the options; or ask for `lexico` in its refdata.yml.'));
}
async function demandSound(address, lexico) {
	const isOfSchema = (0,contract_check ._)('lexico', lexico).length === 0;
	if (isOfSchema && (await (0,said_lexico .Tb)(lexico)).length === 0)
		return;
	throw new user_error .y($said`No grammars can be made of ${address}: ${contract_files .rM} is not what this program knows, or contradicts itself.`, $said('Use a newer refdata, or leave "grammars" out of the lock and of the options.'));
}
function demandName(address, { index }) {
	if (typeof index?.nome === 'string')
		return;
	throw new user_error .y($said`${address} is no published reference: its index names no language.`, $said('Name the base address under which api/index.json is published.'));
}
function demandOneVersion(address, files) {
	const versions = new Map([...files].map(([path, file]) => [path, file.versao]));
	for (const [path, versao] of versions) {
		if (typeof versao === 'string' && versao.trim() !== '')
			continue;
		const told = versao === undefined ? 'missing' : (0,shown .SP)(versao);
		throw new user_error .y($said`${address}${path} says no version: its "versao" is ${told}.`, $said('Only who publishes it can mend that: tell them. What is pinned stays as it is until then.'));
	}
	const different = new Set(versions.values());
	if (different.size === 1)
		return;
	throw new user_error .y($said`The files at ${address} are of several versions (${[...different].join(', ')}): a deployment is on its way.`, AGAIN);
}

; 



















async function consume(options) {
	const { repo, lock: place } = options;
	demandPlaces(options);
	const file = (0,external_node_path_.join)(repo, place);
	const old = (0,external_node_fs_.existsSync)(file) ? readLock((0,external_node_fs_.readFileSync)(file, 'utf8'), place) : null;
	const address = options.address === undefined ? old?.address : (0,published .uU)(options.address);
	if (address === undefined)
		throw new user_error .y($said`There is no ${place}, and no address to pin.`, $said('Name the address of the reference (`refdata consume https://lume.example`); in a workflow, the input `target`.'));
	const grammars = grammarsOf(options, old);
	const live = await fetchLive(address, grammars !== undefined);
	const { index } = live.data;
	const named = options.uses !== undefined || options.search !== undefined;
	const lock = {
		generator: GENERATOR,
		address,
		nome: index.nome,
		versao: index.versao,
		...digestsOf(live.bytes),
		copy: old?.copy ?? copyBeside(place),
		uses: named || old === null
			? { names: [...(options.uses ?? [])], search: [...(options.search ?? [])] }
			: old.uses,
		types: options.types ?? old?.types ?? null,
		...(grammars && { grammars }),
	};
	const usage = usageOf(repo, place, lock);
	const isPinned = old !== null && (old.address === address || old.nome === index.nome);
	const pinned = isPinned ? [pinnedData(repo, old, place)] : [];
	const references = [...pinned, live.data].filter(isKnownFormat);
	const unknown = references.length === 0 ? [] : unknownNames(lock.uses.names, references);
	const before = old?.versao ?? null;
	const shared = { address, nome: index.nome, before, versao: index.versao, unknown };
	const files = pinOf(place, lock, live);
	demandOwn(repo, files, old, lock);
	if (!isPinned)
		return { ...shared, state: 'pinned', all: 0, drift: null, files };
	if (isSame(old, lock))
		return { ...shared, state: 'current', all: 0, drift: null, files: changedIn(repo, files) };
	const result = await (0,check_reference .z)({
		repo,
		config: 'refdata.yml',
		base: (0,external_node_path_.join)(repo, old.copy),
		head: address,
		today: new Date().toISOString().slice(0, 10),
		progress: options.progress,
	});
	const all = result.changes.filter(({ path }) => live.bytes.has((0,json_pointer .Ed)(path)));
	const changes = usedChanges(all, usage, references);
	const drift = {
		...result,
		base: { ...result.base, name: place },
		level: (0,said_drift .AE)(changes),
		counts: (0,said_drift .sU)(changes),
		changes,
		causes: [],
		findings: [],
		ok: true,
	};
	return { ...shared, state: 'changed', all: all.length, drift, files };
}
function writePin(repo, files) {
	const moves = [...files].map(([path, bytes]) => {
		const target = (0,external_node_path_.join)(repo, ...path.split('/'));
		return { target, bytes, fresh: `${target}.refdata-new` };
	});
	try {
		for (const { target, bytes, fresh } of moves) {
			(0,make_folder .f)((0,external_node_path_.dirname)(target));
			(0,external_node_fs_.writeFileSync)(fresh, bytes);
		}
		for (const { target, fresh } of moves)
			(0,external_node_fs_.renameSync)(fresh, target);
	}
	catch (cause) {
		throw new user_error .y($said`It cannot be pinned: ${cause.message}.`, $said('Let the files be written.'), {
			cause,
		});
	}
	finally {
		for (const { fresh } of moves)
			(0,external_node_fs_.rmSync)(fresh, { force: true });
	}
}
function grammarsOf({ grammars, engines }, old) {
	const folder = (grammars ?? old?.grammars?.folder)?.replace(/\/+$/, '');
	if (folder === undefined) {
		if (engines === undefined)
			return undefined;
		throw new user_error .y($said('There are engines, and no folder for their grammars.'), $said('Name one in --grammars, such as grammars.'));
	}
	const wanted = (0,editors .D)(engines ?? old?.grammars?.engines, '"engines"');
	return { folder, engines: wanted.map(({ name }) => name) };
}
function isSame(old, now) {
	return Object.entries(now.files).every(([path, hash]) => (old.files[path] ?? hash) === hash);
}
function copyBeside(lock) {
	return lock === 'refdata.lock' ? '.refdata' : `${lock.replace(/\.lock$/, '')}.files`;
}
function demandFormat(address, data) {
	const strange = strangeFile(data);
	if (strange === undefined)
		return;
	throw new user_error .y($said`No types can be made of ${address}: ${(0,contract_files .XM)(strange)} is of another format than this program knows.`, $said('Use a newer refdata, or leave "types" out of the lock and of the options.'));
}
function isKnownFormat(data) {
	return strangeFile(data) === undefined;
}
function strangeFile(data) {
	return contract_files .GY.find(name => !validators .y$[name](data[name]));
}
function pinOf(place, lock, { bytes, data, lexico }) {
	const encode = (text) => new TextEncoder().encode(text);
	const copies = [...bytes].map(([path, content]) => [`${lock.copy}${path}`, content]);
	if (lock.types !== null)
		demandFormat(lock.address, data);
	const types = lock.types === null ? [] : [[lock.types, encode(typesFile(lock.address, data))]];
	const grammars = lock.grammars === undefined || lexico === null ? [] : grammarFiles(lock.grammars, lexico, data);
	const made = [...grammars].map(([path, text]) => [path, encode(text)]);
	return new Map([...copies, ...types, ...made, [place, encode(lockText(lock))]]);
}
function changedIn(repo, files) {
	const listed = [...files].map(([path, bytes]) => ({ path, bytes, source: path }));
	return new Map((0,artifact_files .eR)(repo, listed).map(({ path, bytes }) => [path, bytes]));
}
function pinnedData(repo, lock, place) {
	const bytes = new Map();
	const repository = (0,repository_repository .h_)(repo);
	for (const path of Object.keys(lock.files)) {
		const file = `${lock.copy}${path}`;
		if (repository.isFile(file))
			bytes.set(path, repository.readBytes(file));
	}
	const data = parsed(lock.copy, bytes);
	const why = pinFault(lock, place, bytes, data);
	if (why === null)
		return data;
	throw new user_error .y(why, $said`Restore ${lock.copy} and ${place} from the history of the repository, or delete both and pin anew.`);
}
function pinFault(lock, place, bytes, { index }) {
	const found = digestsOf(bytes);
	const wrong = Object.keys(lock.files).find(path => found.files[path] !== lock.files[path]);
	if (wrong !== undefined && !bytes.has(wrong))
		return $said`${lock.copy}${wrong}, which ${place} pins, is missing.`;
	if (found.digest !== lock.digest)
		return $said`${lock.copy}${wrong ?? ''} is not what ${place} pins.`;
	if (index?.nome === lock.nome && index.versao === lock.versao)
		return null;
	return $said`${place} says that it pins ${lock.nome} ${lock.versao}, and ${lock.copy} holds ${index?.nome} ${index?.versao}.`;
}
function parsed(folder, bytes) {
	const files = contract_files .GY.map(name => {
		const path = (0,contract_files .XM)(name);
		return [name, (0,published .JE)(path, `${folder}${path}`, bytes.get(path) ?? new Uint8Array()).data];
	});
	return Object.fromEntries(files);
}
function usageOf(repo, place, { uses: { names, search }, copy, types, grammars }) {
	if (names.length === 0 && search.length === 0)
		return null;
	const repository = (0,repository_repository .h_)(repo);
	try {
		const folders = [copy, ...(grammars === undefined ? [] : [grammars.folder])];
		const isMade = (path) => [place, types].includes(path) || folders.some(folder => path.startsWith(`${folder}/`));
		const found = new Set(search.flatMap(pattern => repository.glob(pattern)));
		const paths = [...found].filter(path => !isMade(path));
		if (search.length > 0 && paths.length === 0)
			throw new user_error .y($said`No file matches ${search.join(', ')}.`, $said('Correct the patterns of the search.'));
		return { names, texts: paths.flatMap(path => textOf(repository, path)) };
	}
	catch (error) {
		if (!(error instanceof repository_repository .ie))
			throw error;
		throw new user_error .y(error.message, error.remedy, { cause: error });
	}
}
function textOf(repository, path) {
	try {
		return [repository.read(path)];
	}
	catch (error) {
		if (error instanceof repository_repository .ie && error.rule === 'source-encoding')
			return [];
		throw error;
	}
}


 })

};
