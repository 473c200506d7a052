export const id = 9611;
export const ids = [9611];
export const modules = {

 12323:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Z: () => (  checkRoutes)
});

var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var base_commit = __webpack_require__(70034);
var defaults = __webpack_require__(61673);
var exporters_document = __webpack_require__(51557);
var openapi = __webpack_require__(22961);
var openapi_paths = __webpack_require__(63260);
var said_server = __webpack_require__(78199);
; 




function describedRoutes(server, handlers = false) {
	const document = (0,exporters_document .l)(server, {}, { handlers });
	const registered = new Map([...(0,openapi_paths .p)(document).paths].flatMap(([template, operations]) => operations.map(({ method, described }) => [`${method} ${(0,said_server .XM)(template)}`, described.route])));
	const placed = (described) => {
		const route = registered.get(`${described.method} ${described.path}`);
		if (route === undefined)
			return described;
		const { place, validations } = route;
		const placeOf = (target) => validations.find(each => each.target === target)?.place ?? place;
		return {
			...described,
			place,
			validations: described.validations.map(each => ({ ...each, place: placeOf(each.target) })),
		};
	};
	const made = (0,said_server .KL)(JSON.parse(openapi .EJ.export(document)), server.place.file).map(placed);
	if (server.own)
		return made;
	return made.map(({ asks, ...route }) => handlers && asks ? { ...route, asks: { ...asks, isMade: true } } : route);
}

var artifacts = __webpack_require__(95694);
var description_list = __webpack_require__(91199);
var scheme = __webpack_require__(39013);
var version = __webpack_require__(8956);
; 





const DOCUMENT = 'openapi.json';
function describedVersion(repository, source, servers) {
	for (const list of repository.glob(`**/${(0,description_list .Kx)('')}`)) {
		const folder = list.slice(0, -(0,description_list .Kx)('').length).replace(/\/$/, '');
		const path = listed(repository, list, folder).find(each => each.source === source && (0,external_node_path_.basename)(each.path) === DOCUMENT)?.path;
		const version = path === undefined ? undefined : versionIn(repository, path);
		if (version !== undefined)
			return version;
	}
	const path = documentOf(repository, source, servers);
	return path === undefined ? undefined : versionIn(repository, path);
}
function documentOf(repository, source, servers) {
	const all = repository.glob(`**/${DOCUMENT}`).filter(path => path !== source);
	const folders = servers.map(name => (0,artifacts .pd)(source, name));
	const inFolder = (wanted) => all
		.filter(path => folders.some(each => `/${path}`.endsWith(`/${wanted(each)}/${DOCUMENT}`)))
		.sort((a, b) => a.length - b.length)[0];
	return (inFolder(([, apart]) => apart) ?? inFolder(([plain]) => plain) ?? (all.length === 1 ? all[0] : undefined));
}
function versionOfDocument(document) {
	const { info } = (document ?? {});
	return typeof info?.version === 'string' ? info.version : undefined;
}
function isRaised(level, before, after) {
	const [old, now] = [before, after].map(text => (text === undefined ? undefined : scheme .d.parse(text)));
	const bump = old && now && scheme .d.bumpBetween(old, now);
	return old !== undefined && bump !== undefined && (0,version .LP)(bump, scheme .d.required(level, old));
}
function listed(repository, list, folder) {
	try {
		return (0,description_list .LD)(folder, repository.readBytes(list));
	}
	catch {
		return [];
	}
}
function versionIn(repository, path) {
	if (!repository.isFile(path))
		return undefined;
	try {
		return versionOfDocument(JSON.parse(repository.read(path)));
	}
	catch {
		return undefined;
	}
}

var listed_exceptions = __webpack_require__(60425);
var policies = __webpack_require__(79193);
var same_commit = __webpack_require__(19099);
var drift = __webpack_require__(60921);
var base = __webpack_require__(85152);
var finding = __webpack_require__(9314);
var rule_info = __webpack_require__(50238);
var user_error = __webpack_require__(14343);
var address = __webpack_require__(73301);
var git_repository = __webpack_require__(27573);
var repository_repository = __webpack_require__(5629);
var comparison = __webpack_require__(96759);
var stats = __webpack_require__(15368);
var read_servers = __webpack_require__(25674);
; 





















const MAX_DOCUMENT_MIB = 64;
const MAX_DOCUMENT_BYTES = MAX_DOCUMENT_MIB * 1024 * 1024;
async function checkRoutes(options) {
	const { repo, failOn = 'unbumped', today } = options;
	const file = insideOf(repo, options.server);
	const repository = (0,repository_repository .h_)(repo);
	const head = await serversIn(repository, file);
	const base = await openBase(options, file);
	const findings = [...head.findings];
	const routes = base.isDocument
		? head.servers.slice(0, 1).flatMap(server => describedRoutes(server, base.describesHandlers))
		: routesOf(head);
	const { changes: all, unknown } = base.routes
		? (0,drift .a$)((0,drift .F7)(base.routes, routes), base.routes, routes)
		: { changes: [], unknown: [] };
	const listed = (0,listed_exceptions .Y)(repository);
	const sifted = (0,drift .iu)(all, base.exceptions ?? listed, today);
	findings.push(...(0,drift .iu)(all, listed, today).findings);
	if (base.exceptions)
		findings.push(...(0,policies .$p)(base.exceptions, listed));
	if (base.routes && (base.routes.length === 0 || routes.length === 0)) {
		const which = base.routes.length === 0 ? 'base' : 'head';
		findings.push((0,rule_info .h)(comparison .z_, $said`The ${which} has no route that could be read.`, ''));
	}
	if (options.requireBase && base.routes === undefined && base.findings.length > 0)
		findings.push(...base.findings.map(finding => ({ ...finding, level: 'error' })));
	else
		findings.push(...base.findings);
	const isItself = !base.isDocument && (await (0,same_commit .s)(base.name, { name: repo, commit: null }, repo));
	if (isItself)
		findings.push(...(0,same_commit .M)(base.name, {}, options));
	for (const [name, address] of addressesOf(head.servers)) {
		const before = base.addresses?.get(name);
		if (before === undefined || before === address)
			continue;
		const message = $said`The address of ${name || file} was ${before} and is ${address}.`;
		findings.push((0,rule_info .h)(comparison .SD, message, file, { file }));
	}
	const level = (0,drift .AE)(sifted.changes);
	if (failOn === 'unbumped' && level === 'major') {
		const after = versionOf(head, repository, file);
		if (!isRaised(level, base.version, after))
			findings.push(notRaised(file, base.version, after, ownVersion(head) !== undefined));
	}
	return {
		ok: !(0,drift .x7)(failOn, level) && !(0,finding .JD)(findings),
		verdict: base.routes && !isItself ? 'unversioned' : isItself || base.findings.length > 0 ? 'unknown' : 'first',
		level,
		requiredBump: level,
		suggestion: null,
		edits: [],
		nome: file,
		base: { ...base.name, versao: null },
		head: { name: repo, commit: null, versao: '' },
		release: null,
		compared: { base: base.routes?.length ?? 0, head: routes.length },
		counts: (0,drift .sU)(sifted.changes),
		changes: sifted.changes,
		causes: (0,drift .cZ)(sifted.changes, { isOnCause: () => true }),
		evidence: [],
		unknown,
		excepted: sifted.excepted,
		findings,
	};
}
function versionOf(read, repository, file) {
	return (ownVersion(read) ??
		describedVersion(repository, file, read.servers.map(({ name }) => name)));
}
function ownVersion({ servers }) {
	return servers.map(({ own }) => own?.version).find(version => version !== undefined);
}
function notRaised(file, before, after, isOwn) {
	const said = after === undefined || before === undefined
		? $said('no committed description has a version that says so')
		: before === after
			? $said`the version of its description is still ${after}`
			: $said`the version of its description went from ${before} to ${after}, which is too little`;
	const rule = isOwn
		? {
			...comparison .UD,
			remedy: $said`Raise info.version in ${file}, accept the change in .refdata-ignore.yml, or choose --fail-on none.`,
		}
		: comparison .UD;
	return (0,rule_info .h)(rule, $said`Clients of ${file} break, and ${said}.`, file, { file });
}
async function serversIn(repository, file) {
	const readFile = (path) => (repository.isFile(path) ? repository.readBytes(path) : undefined);
	const { servers, gaps } = (await (0,read_servers .L)(file, repository)) ?? (0,said_server .Fj)(file, readFile);
	const findings = gaps.map(({ place, reason, remedy }) => (0,rule_info .h)({ ...comparison .gL, remedy }, reason, place.file, place));
	return { servers, findings };
}
function routesOf({ servers }) {
	return servers.flatMap(({ routes }) => routes);
}
async function openBase(options, file) {
	const { repo, base } = options;
	if (base !== undefined && (0,stats .L)(base)?.isFile())
		return {
			name: { name: base, commit: null },
			isDocument: true,
			findings: [],
			...documentRoutes(base, shownPath(repo, base)),
		};
	if (base !== undefined && (0,stats .L)(base)?.isDirectory()) {
		throw new user_error .y($said`${base} is a folder, and the routes of a server are compared with a file or a commit.`, $said('Name the OpenAPI document in it, or a branch, tag or commit that has the server file.'));
	}
	if (base !== undefined && (0,address .PW)(base)) {
		throw new user_error .y($said`${base} is an address, and the routes of a server are compared with a commit or a file.`, $said('Download the OpenAPI document and name its file.'));
	}
	const { name, commit } = await (0,base_commit .tI)(options);
	const repository = (0,git_repository .C)(commit.folder, commit.id, await (0,defaults .MT)(repo), undefined, repo);
	const shown = { name: { name, commit: commit.id }, isDocument: false };
	if (!repository.isFile(file))
		return { ...shown, findings: [], routes: undefined };
	try {
		const exceptions = (0,listed_exceptions .Y)(repository);
		const read = await serversIn(repository, file);
		const version = versionOf(read, repository, file);
		const addresses = addressesOf(read.servers);
		return { ...shown, version, addresses, findings: [], routes: routesOf(read), exceptions };
	}
	catch (error) {
		if (!(error instanceof user_error .y))
			throw error;
		const message = $said`The base ${name} cannot be read: ${error.message}`;
		return { ...shown, findings: [(0,rule_info .h)(comparison .vy, message, '')], routes: undefined };
	}
}
function documentRoutes(file, shown) {
	const remedy = $said('Name an OpenAPI document in JSON or YAML, or a branch, tag or commit.');
	if ((0,external_node_fs_.statSync)(file).size > MAX_DOCUMENT_BYTES)
		throw new user_error .y($said`${file} is too large.`, remedy);
	const [server] = (0,said_server .u0)(shown, () => (0,external_node_fs_.readFileSync)(file), MAX_DOCUMENT_MIB).servers;
	const { routes = [], own } = server ?? {};
	return {
		routes,
		describesHandlers: (0,said_server .Id)(own?.document, routes),
		version: own?.version,
		addresses: addressesOf(server ? [server] : []),
	};
}
function addressesOf(servers) {
	return new Map(servers.flatMap(({ name, own, port, host, unknownPort }) => {
		if (own)
			return own.base && !unknownPort ? [['', own.base]] : [];
		return port && !unknownPort ? [[name, (0,base .b)({ port, host })]] : [];
	}));
}
function shownPath(repo, file) {
	const inside = (0,external_node_path_.relative)((0,external_node_path_.resolve)(repo), (0,external_node_path_.resolve)(file));
	return inside.startsWith('..') || (0,external_node_path_.isAbsolute)(inside) ? file : inside.split(external_node_path_.sep).join('/');
}
function insideOf(repo, server) {
	const path = (0,external_node_path_.resolve)(repo, server);
	const inside = (0,external_node_path_.relative)((0,external_node_path_.resolve)(repo), path);
	if (inside.startsWith('..') || (0,external_node_path_.isAbsolute)(inside) || !(0,external_node_fs_.existsSync)(path)) {
		throw new user_error .y($said`There is no server file ${server} in ${(0,external_node_path_.resolve)(repo)}.`, $said('Write its path relative to the repository.'));
	}
	if ((0,stats .L)(path)?.isDirectory()) {
		throw new user_error .y($said`${server} is a folder, and the routes of a server stand in a file.`, $said('Name the server file in it, an OpenAPI document or a list of routes.'));
	}
	return inside.split(external_node_path_.sep).join('/');
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

 6295:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  z: () => (  prove)
});

var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var extract = __webpack_require__(71723);
var finding = __webpack_require__(9314);
var user_error = __webpack_require__(14343);
var git = __webpack_require__(36367);
var dist = __webpack_require__(38815);
var schemas = __webpack_require__(88343);
; 



const ACCEPTED_FILE = 'refdata.accepted.yml';
const HEADER = $said` Differences between what is published and what the program says, each with the reason why it may be.
 Written by \`refdata prove --accept\`; reasons are for people to fill in.`;
const acceptedSchema = schemas .YOg(schemas .rej({
	list: schemas .YjP(),
	name: schemas .YjP(),
	what: schemas .YjP(),
	expected: schemas .L5J().optional(),
	found: schemas .L5J().optional(),
	reason: schemas .YjP(),
}));
function parseAccepted(text, file) {
	const document = (0,dist .Tp)(text);
	const result = acceptedSchema.safeParse(document.errors.length > 0 ? undefined : (document.toJS() ?? []));
	if (!result.success) {
		const [issue] = result.error.issues;
		const reason = document.errors[0]?.message.split('\n')[0] ?? `${issue?.path.join('.')}: ${issue?.message}`;
		throw new user_error .y($said`${file} is no list of accepted differences: ${reason}.`, $said('Correct it, or remove it and run `refdata prove --accept`.'));
	}
	return result.data.map(({ expected = null, found = null, ...rest }, i) => {
		const node = document.getIn([i], true);
		const line = text.slice(0, node?.range?.[0] ?? 0).split('\n').length;
		return { ...rest, expected, found, place: { file, line } };
	});
}
function renderAccepted(differences, before) {
	const reasons = new Map(before.map(each => [identity(each), each.reason]));
	const entries = differences.map(difference => {
		const { list, name, what, expected, found } = difference;
		const texts = what === 'missing' || what === 'extra' ? {} : { expected, found };
		return { list, name, what, ...texts, reason: reasons.get(identity(difference)) ?? '' };
	});
	const commented = HEADER.split('\n').map(line => `#${line}`);
	return `${commented.join('\n')}\n${(0,dist .As)(entries, { lineWidth: 0, aliasDuplicateObjects: false })}`;
}
function identity({ list, name, what, expected, found }) {
	return JSON.stringify([list, name, what, expected, found]);
}

var json_object = __webpack_require__(18765);
var code_points = __webpack_require__(62021);
; 


function compareLists(truth, published, isSaid) {
	return [...truth].flatMap(([list, entries], i) => {
		const all = [...(published.get(list) ?? [])];
		const asked = i === 0 ? all : all.filter(([, { outer = '' }]) => isSaid(outer));
		return i > 0 && entries.size + asked.length === 0 ? [] : [compareList(list, entries, new Map(asked))];
	});
}
function compareList(list, truth, published) {
	const differences = [];
	const fields = new Map();
	const unknown = new Set();
	let equal = 0;
	for (const [name, { fields: expected, times }] of truth) {
		const entry = published.get(name);
		const before = differences.length;
		if (!entry) {
			const again = times === undefined ? {} : { times };
			differences.push({
				list,
				name,
				what: 'missing',
				expected: null,
				found: null,
				subject: undefined,
				...again,
			});
			continue;
		}
		for (const [field, value] of Object.entries(expected)) {
			if (value === undefined || typeof value === 'symbol' || field.startsWith('_'))
				continue;
			if (!Object.hasOwn(entry.fields, field)) {
				unknown.add(field);
				continue;
			}
			const count = fields.get(field) ?? { compared: 0, different: 0 };
			fields.set(field, count);
			count.compared += 1;
			const said = comparable(field, value);
			const ours = asFar(comparable(field, entry.fields[field]), said);
			if (JSON.stringify(said) === JSON.stringify(ours))
				continue;
			count.different += 1;
			differences.push({ list, name, what: field, expected: said, found: ours, subject: entry.subject });
		}
		if (differences.length === before)
			equal += 1;
	}
	for (const { name, subject } of published.values())
		if (!truth.has(name))
			differences.push({ list, name, what: 'extra', expected: null, found: null, subject });
	const count = (what) => differences.filter(each => each.what === what).length;
	return {
		list,
		expected: truth.size,
		found: published.size,
		equal,
		missing: count('missing'),
		extra: count('extra'),
		fields: Object.fromEntries(fields),
		unknown: [...unknown],
		differences,
	};
}
function comparable(field, value) {
	if (value === null || value === undefined)
		return '';
	if (!Array.isArray(value))
		return typeof value === 'object' ? sorted(value) : value;
	if (field === 'apelidos')
		return value.map(String).sort(code_points .O);
	return value.map(item => (typeof item === 'object' && item !== null ? sorted(item) : item));
}
function asFar(ours, said) {
	if (Array.isArray(ours) && Array.isArray(said))
		return ours.map((each, i) => asFar(each, said[i]));
	if (!(0,json_object .G)(ours) || !(0,json_object .G)(said))
		return ours;
	return Object.fromEntries(Object.keys(said).flatMap(key => (Object.hasOwn(ours, key) ? [[key, asFar(ours[key], said[key])]] : [])));
}
function sorted(value) {
	return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (0,code_points .O)(a, b)));
}

var prove_lists = __webpack_require__(85948);
var prove_proof = __webpack_require__(26179);
; 

function saidOf(rows, { key, inner }) {
	const items = [];
	const nameless = [];
	const withInner = new Set();
	for (const row of rows) {
		const item = named(row.value, row.key, key);
		const parts = inner && (0,json_object .G)(item) ? partsOf(item[inner.field], inner.key) : undefined;
		items.push(inner && (0,json_object .G)(item) && parts ? { ...item, [inner.field]: parts } : item);
		if (!(0,json_object .G)(item))
			continue;
		if (key === undefined || item[key] == null)
			nameless.push(item);
		else if (inner && parts) {
			withInner.add(String(item[key]));
			nameless.push(...parts.filter(part => (0,json_object .G)(part) && part[inner.key] == null));
		}
	}
	return { items, nameless, withInner };
}
function partsOf(parts, key) {
	if (Array.isArray(parts))
		return parts;
	return (0,json_object .G)(parts) ? Object.entries(parts).map(([name, part]) => named(part, name, key)) : undefined;
}
function named(value, name, key) {
	if (typeof name !== 'string' || ((0,json_object .G)(value) && key !== undefined && value[key] != null))
		return value;
	return (0,json_object .G)(value) && key !== undefined ? { ...value, [key]: name } : name;
}

var compose = __webpack_require__(69583);
var observed = __webpack_require__(99657);
var run_findings = __webpack_require__(34458);
var run_context = __webpack_require__(15637);
var version = __webpack_require__(10529);
var server = __webpack_require__(78199);
var counted = __webpack_require__(35676);
; 


















const MAX_SHOWN_CHARACTERS = 80;
async function prove(options) {
	const run = (0,run_context .I)(options);
	const { configuration: loaded, configPath, shown } = run;
	const sections = prove_lists .bP.filter(({ at }) => sourcesAt(loaded, at) !== undefined);
	if (sections.length === 0)
		throw new user_error .y($said`${shown} names no program that knows what the lists hold.`, $said('Add it: "prove: { embutidas: { command: [python3, tools/dump.py] } }" (docs/prove.md).'));
	const findings = new run_findings .F((0,run_findings .U)(loaded.config.rules));
	const repository = new observed .ZO(run.repository);
	const composition = await published(sections, { ...run, repository }, findings);
	const sources = repository.observations().reads;
	const truths = await truthsOf(sections, run, findings);
	const acceptedPath = (0,external_node_path_.join)((0,external_node_path_.dirname)(configPath), ACCEPTED_FILE);
	const accepted = readAccepted(acceptedPath, options.repo);
	const lists = [];
	const open = [];
	const used = new Set();
	const isWhole = !(0,finding .JD)(findings.list);
	for (const [section, { items, withInner }] of isWhole ? truths : []) {
		const published = (0,prove_lists .sE)(section, composition.files);
		const found = compareLists((0,prove_lists .fO)(section, items), published, outer => withInner.has(outer));
		for (const comparison of found) {
			const known = comparison.differences.filter(each => accepted.some(one => identity(one) === identity(each)));
			for (const each of known)
				used.add(identity(each));
			lists.push({ ...comparison, accepted: known.length });
			open.push(...comparison.differences.filter(each => !known.includes(each)));
			reportUnknown(comparison, section, loaded, findings);
		}
	}
	const differences = lists.flatMap(each => each.differences);
	const isAccepting = isWhole && options.accept === true;
	const kept = isAccepting
		? parseAccepted(renderAccepted(differences, accepted), (0,run_context .p)(options.repo, acceptedPath))
		: accepted;
	if (isWhole) {
		if (!isAccepting) {
			for (const each of open)
				reportDifference(each, loaded, composition, findings);
			for (const each of kept.filter(one => !used.has(identity(one))))
				reportUnused(each, findings);
		}
		for (const { list, name, what, reason, place } of kept)
			if (reason.trim() === '')
				findings.add({
					rule: 'proof-reason',
					message: $said`${list} "${name}" (${what}) is accepted for no reason.`,
					place,
				});
	}
	const ok = !(0,finding .JD)(findings.list);
	if (isAccepting)
		(0,external_node_fs_.writeFileSync)(acceptedPath, renderAccepted(differences, accepted));
	const proofPath = (0,external_node_path_.join)((0,external_node_path_.dirname)(configPath), prove_proof .At);
	const { versao } = composition.files.index;
	if (ok) {
		const counted = isAccepting ? lists.map(each => ({ ...each, accepted: each.differences.length })) : lists;
		const { commit, modified } = await (0,git .f7)(options.repo);
		const proof = {
			refdata: version .x,
			versao,
			commit,
			modified,
			lists: Object.fromEntries(counted.map(list => [list.list, provedOf(list, sections, loaded, composition)])),
			sources: Object.fromEntries(sources),
		};
		(0,external_node_fs_.writeFileSync)(proofPath, (0,prove_proof .zV)(proof));
	}
	return {
		ok,
		nome: loaded.config.nome,
		versao,
		lists,
		proof: ok ? (0,run_context .p)(options.repo, proofPath) : null,
		accepted: isAccepting ? (0,run_context .p)(options.repo, acceptedPath) : null,
		findings: findings.list,
	};
}
async function published(sections, { configuration, repository, programs, progress }, findings) {
	const only = new Set(sections.map(({ at }) => at[0]));
	const report = findings.add.bind(findings);
	const input = { repository, programs, report, readers: server .Rc };
	return (0,compose .Z)(await (0,extract .o6)(configuration, input, { only, progress }), report, configuration.placeOf);
}
function truthsOf(sections, { configuration, repository, programs, progress }, findings) {
	const report = findings.add.bind(findings);
	const { placeOf } = configuration;
	return (0,extract .eQ)({ repository, placeOf, report, programs, readers: server .Rc }, async (context) => {
		const truths = [];
		for (const section of sections) {
			const at = ['prove', ...section.at];
			progress(at.join('.'));
			const rows = await (0,extract .LD)(sourcesAt(configuration, section.at) ?? [], at, context);
			const said = saidOf(rows, section);
			reportNameless(said, section, placeOf(at), findings);
			truths.push([section, said]);
		}
		return truths;
	});
}
function sourcesAt({ config }, at) {
	let value = config.prove;
	for (const key of at)
		value = value?.[key];
	return value;
}
function readAccepted(path, repo) {
	return (0,external_node_fs_.existsSync)(path) ? parseAccepted((0,external_node_fs_.readFileSync)(path, 'utf8'), (0,run_context .p)(repo, path)) : [];
}
function reportNameless({ items, nameless }, section, place, findings) {
	if (nameless.length === 0)
		return;
	const { at, key, inner } = section;
	const names = [key, inner && `${inner.field}/${inner.key}`].filter(each => each !== undefined);
	const needed = names.map(each => `\`${each}\``).join(', ') || 'texts';
	findings.add({
		rule: 'field-missing',
		message: $said`prove.${at.join('.')}: of ${(0,counted .h)(items.length, 'entry', 'entries')} that the program says, ${nameless.length} have no name, as ${prove_text(nameless[0])}.`,
		remedy: $said`Have the program print names alone, or entries with ${needed}; or map its fields to these.`,
		place,
	});
}
function reportDifference({ list, name, what, expected, found, subject, times }, loaded, { origins }, findings) {
	const reported = `${list} "${name}"`;
	const message = what === 'missing'
		? times === undefined
			? $said`${reported} is missing: the program says it.`
			: $said`${reported} is missing: the program says this name ${times} times.`
		: what === 'extra'
			? $said`${reported} is not what the program has.`
			: $said`${reported}: ${what} is ${prove_text(found)}, and the program says ${prove_text(expected)}.`;
	const place = (subject && origins.get(subject)) || loaded.placeOf(['prove', ...list.split('.')]);
	findings.add({ rule: 'proof-different', message, place });
}
function reportUnused({ list, name, what, place }, findings) {
	const message = $said`${list} "${name}" (${what}) is accepted, and there is no such difference.`;
	findings.add({ rule: 'proof-accepted-unused', message, place });
}
function reportUnknown({ list, unknown }, { at }, { placeOf }, findings) {
	for (const field of unknown)
		findings.add({
			rule: 'field-unknown',
			message: $said`prove.${list}: \`${field}\` is no field of the contract, and is not compared.`,
			place: placeOf(['prove', ...at]),
		});
}
function prove_text(value) {
	const shown = JSON.stringify(value) ?? 'nothing';
	return shown.length > MAX_SHOWN_CHARACTERS ? `${shown.slice(0, MAX_SHOWN_CHARACTERS)}…` : shown;
}
function provedOf({ list, expected, found, equal, accepted }, sections, loaded, { files }) {
	const section = sections.find(({ at }) => list.startsWith(at.join('.')));
	const names = (0,prove_lists .sE)(section, files).get(list) ?? new Map();
	const by = (sourcesAt(loaded, section.at) ?? []).map(source => {
		const { name } = (0,extract .I)(source);
		return { [name]: source[name] };
	});
	return { expected, found, equal, accepted, names: (0,prove_proof .zU)(names), by };
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

 17433:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   G: () => (  buildRegistryFolder)
 });
 var node_fs_promises$m0 = __webpack_require__(51455);
 var node_os$m1 = __webpack_require__(48161);
 var node_path$m2 = __webpack_require__(76760);
 var _findings_finding_js$m3 = __webpack_require__(9314);
 var _registry_index_js$m4 = __webpack_require__(10850);
 var _run_run_context_js$m5 = __webpack_require__(15637);






async function buildRegistryFolder(options) {
	const { configuration: loaded, progress } = (0,_run_run_context_js$m5  .I)(options);
	const previous = options.previous === undefined || /^https?:/i.test(options.previous)
		? options.previous
		: (0,node_path$m2.resolve)(options.previous);
	const staging = await (0,node_fs_promises$m0.mkdtemp)((0,node_path$m2.join)((0,node_os$m1.tmpdir)(), 'refdata-registry-'));
	try {
		const built = await (0,_registry_index_js$m4.buildRegistry)({
			...options,
			loaded,
			previous,
			staging,
			progress,
		});
		const { registro, findings, replaces } = built;
		const ok = !(0,_findings_finding_js$m3  .JD)(findings);
		progress($said('writing'));
		if (ok)
			(0,_registry_index_js$m4  .$c)(options.out, built, replaces);
		return { ok, registro: registro.registro, out: options.out, ...(0,_registry_index_js$m4.registryCounts)(registro), findings };
	}
	finally {
		await (0,node_fs_promises$m0.rm)(staging, { recursive: true, force: true });
	}
}


 }),

 52385:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   z: () => (  checkRegistryAt)
 });
 var _findings_finding_js$m0 = __webpack_require__(9314);
 var _registry_index_js$m1 = __webpack_require__(10850);


async function checkRegistryAt(target, options = {}) {
	const source = await (0,_registry_index_js$m1  .Me)(target);
	const before = options.previous === undefined ? undefined : await (0,_registry_index_js$m1  .ox)(await (0,_registry_index_js$m1  .Me)(options.previous));
	const checked = await (0,_registry_index_js$m1  .qW)(source, { ...options, previous: before?.registro });
	const findings = [...(before?.findings ?? []), ...checked.findings];
	return { ok: !(0,_findings_finding_js$m0  .JD)(findings), target, ...checked, findings };
}


 }),

 95829:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   G: () => (  getPackages)
 });
 var _findings_user_error_js$m0 = __webpack_require__(14343);
 var _registry_index_js$m1 = __webpack_require__(10850);


async function getPackages(wanted, { from, to, requireAttestation, trustedRoot }) {
	const demands = wanted.map(_registry_index_js$m1  .VB);
	const demand = { repository: requireAttestation, trustedRoot };
	const source = await (0,_registry_index_js$m1  .Me)(from);
	const place = source.placeOf(_registry_index_js$m1  .K$);
	const result = await source.read(_registry_index_js$m1  .K$);
	if (result.kind !== 'found') {
		const reason = { missing: $said('is not there'), 'too-large': $said('is too large') };
		throw new _findings_user_error_js$m0  .y($said`The index ${place} ${'reason' in result ? result.reason : reason[result.kind]}.`, $said('Give the folder or address of a registry with --from.'));
	}
	return (0,_registry_index_js$m1  .R)(source, (0,_registry_index_js$m1  .A1)(result.bytes, place), demands, to, demand);
}


 }),

 12092:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   r: () => (  packRegistry)
 });
 var node_fs$m0 = __webpack_require__(73024);
 var node_path$m1 = __webpack_require__(76760);
 var _findings_unwritable_js$m2 = __webpack_require__(78972);
 var _findings_user_error_js$m3 = __webpack_require__(14343);
 var _registry_index_js$m4 = __webpack_require__(10850);
 var _run_run_context_js$m5 = __webpack_require__(15637);
 var _runtime_make_folder_js$m6 = __webpack_require__(35742);
 var _runtime_remove_quietly_js$m7 = __webpack_require__(97);
 var _text_nearest_js$m8 = __webpack_require__(35112);









const REMEDY = $said('Choose another folder with --out.');
async function packRegistry(options) {
	const { configuration: loaded, progress } = (0,_run_run_context_js$m5  .I)(options);
	const reader = new _registry_index_js$m4  .GA(options.repo, (0,_registry_index_js$m4  .Lx)(loaded), loaded.config.limits, options.out);
	const all = await reader.readManifests(reader.manifestPaths());
	const names = options.names ?? [];
	const known = all.map(({ name }) => name);
	const unknown = names.find(name => !known.includes(name));
	if (unknown !== undefined && reader.findings.length === 0) {
		const [near] = (0,_text_nearest_js$m8  .p)(unknown, known);
		throw new _findings_user_error_js$m3  .y($said`There is no package ${unknown}.`, near ? $said`Did you mean ${near}?` : $said`The packages are ${known.join(', ')}.`);
	}
	const staging = stagingIn(options.out);
	try {
		const archives = [];
		for (const manifest of all) {
			const { name, version } = manifest;
			if (names.length > 0 && !names.includes(name))
				continue;
			progress($said`package ${name}`);
			const source = await reader.open(manifest);
			const packed = source && (await reader.pack(source, staging));
			if (packed)
				archives.push({ name, version, ...packed, file: (0,node_path$m1.join)(options.out, (0,node_path$m1.basename)(packed.file)) });
		}
		if (reader.findings.length > 0)
			return { ok: false, archives: [], findings: reader.findings };
		(0,_findings_unwritable_js$m2  .d)(options.out, REMEDY, () => {
			for (const { file } of archives)
				(0,node_fs$m0.renameSync)((0,node_path$m1.join)(staging, (0,node_path$m1.basename)(file)), file);
		});
		return { ok: true, archives, findings: [] };
	}
	finally {
		(0,_runtime_remove_quietly_js$m7  .S)(staging);
	}
}
function stagingIn(out) {
	return (0,_findings_unwritable_js$m2  .d)(out, REMEDY, () => {
		(0,_runtime_make_folder_js$m6  .f)(out);
		return (0,node_fs$m0.mkdtempSync)((0,node_path$m1.join)(out, '.refdata-pack-'));
	});
}


 }),

 69561:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  w: () => (  serve)
});

var external_node_fs_ = __webpack_require__(73024);
var external_node_http_ = __webpack_require__(37067);
var external_node_path_ = __webpack_require__(76760);
var files = __webpack_require__(77964);
var user_error = __webpack_require__(14343);
var promises_ = __webpack_require__(51455);
var snapshot = __webpack_require__(68046);
; 




const RECHECK_MS = 200;
class ServedFolder {
	folder;
	mark;
	snapshot;
	checkedAt = performance.now();
	previous;
	reloading;
	constructor(folder, mark, snapshot) {
		this.folder = folder;
		this.mark = mark;
		this.snapshot = snapshot;
	}
	static async open(folder) {
		const mark = await markOf(folder);
		return new ServedFolder(folder, mark, await (0,snapshot .W)(folder));
	}
	current() {
		if (performance.now() - this.checkedAt <= RECHECK_MS)
			return this.snapshot;
		this.reloading ??= this.reload().finally(() => {
			this.checkedAt = performance.now();
			this.reloading = undefined;
		});
		return this.reloading.then(() => this.snapshot);
	}
	async close() {
		await this.reloading;
		await Promise.all([this.snapshot.dispose(), this.previous?.dispose()]);
	}
	async reload() {
		const mark = await markOf(this.folder);
		if (mark === this.mark || mark === '')
			return;
		let next;
		try {
			next = await (0,snapshot .W)(this.folder);
		}
		catch {
			return;
		}
		await this.previous?.dispose();
		this.previous = this.snapshot;
		this.snapshot = next;
		this.mark = mark;
	}
}
async function markOf(folder) {
	const marks = await Promise.all([files .U4, (0,files .XM)('index')].map(path => (0,promises_.stat)((0,external_node_path_.join)(folder, ...path.split('/'))).then(({ ino, mtimeMs, size }) => `${ino} ${mtimeMs} ${size}`, () => '')));
	return marks.join('\n').trim();
}

var handler = __webpack_require__(28584);
var listen = __webpack_require__(69369);
; 








async function serve({ folder, port, host = '127.0.0.1' }) {
	if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, 'api', 'index.json'))) {
		throw new user_error .y($said`${folder} holds no built reference: there is no api/index.json in it.`, $said`Build one first: refdata build --out ${folder}`);
	}
	const served = await ServedFolder.open(folder);
	const server = (0,external_node_http_.createServer)((request, response) => {
		const snapshot = served.current();
		if (snapshot instanceof Promise)
			snapshot.then(fresh => (0,handler .Z)(request, response, fresh), error => response.destroy(error));
		else
			(0,handler .Z)(request, response, snapshot);
	});
	try {
		await (0,listen .K)(server, port, host);
	}
	catch (error) {
		await served.close();
		throw error;
	}
	const baseUrl = `http://${host}:${server.address().port}`;
	return {
		baseUrl,
		addresses: files .GY.map(name => baseUrl + (0,files .XM)(name)),
		close: async () => {
			await new Promise(resolve => {
				server.close(() => resolve());
				server.closeIdleConnections();
			});
			await served.close();
		},
	};
}


 }),

 94889:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   t: () => (  validate)
 });
 var _findings_finding_js$m0 = __webpack_require__(9314);
 var _http_address_js$m1 = __webpack_require__(73301);
 var _published_index_js$m2 = __webpack_require__(14336);



async function validate(target, options = {}) {
	const source = (0,_http_address_js$m1  .PW)(target) ? (0,_published_index_js$m2  .BV)(target, options.timeoutMs) : await (0,_published_index_js$m2  .NE)(target);
	const proved = await (0,_published_index_js$m2  .Fw)(source);
	return { ok: !(0,_findings_finding_js$m0  .JD)(proved.findings), target, ...proved };
}


 }),

 52159:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  UserError: () => (  user_error .y),
  apiArtifacts: () => (  api_docs .Ek),
  build: () => (  build .j),
  buildReference: () => (  reference .i),
  buildRegistryFolder: () => (  registry_build .G),
  check: () => (  check_reference .z),
  checkRegistryAt: () => (  registry_check .z),
  checkRoutes: () => (  check_routes .Z),
  curl: () => (  describe .Vt),
  describeServers: () => (  api_docs .ec),
  explain: () => (  explain .W),
  getPackages: () => (  registry_get .G),
  insomnia: () => (  describe .Rk),
  liveExpress: () => (  liveExpress),
  liveFastify: () => (  liveFastify),
  liveNode: () => (  liveNode),
  markdown: () => (  describe .wD),
  openapi: () => (  describe .xR),
  packRegistry: () => (  registry_pack .r),
  postman: () => (  describe .R),
  prove: () => (  prove .z),
  readServers: () => (  read_servers .l),
  resumo: () => (  describe .Uj),
  rotas: () => (  describe .gm),
  serve: () => (  serve .w),
  startMock: () => (  mock .V),
  validate: () => (  validate .t),
  verify: () => (  verify .M)
});

var api_docs = __webpack_require__(90007);
var build = __webpack_require__(96228);
var check_reference = __webpack_require__(75522);
var check_routes = __webpack_require__(12323);
var describe = __webpack_require__(86106);
var explain = __webpack_require__(56351);
var prove = __webpack_require__(6295);
var read_servers = __webpack_require__(25674);
var registry_build = __webpack_require__(17433);
var registry_check = __webpack_require__(52385);
var registry_get = __webpack_require__(95829);
var registry_pack = __webpack_require__(12092);
var serve = __webpack_require__(69561);
var validate = __webpack_require__(94889);
var user_error = __webpack_require__(14343);
var exporters_methods = __webpack_require__(55695);
var live_server = __webpack_require__(15073);
var live_routes = __webpack_require__(54817);
; 


const JSON_TYPE = 'application/json; charset=utf-8';
function liveNode(node, routes, name = 'api') {
	let published;
	return {
		get server() {
			return (0,live_routes .T)(name, routes, { port: portOf(node) });
		},
		publish(document) {
			if (published === undefined) {
				const own = node.listeners('request');
				node.removeAllListeners('request');
				node.on('request', (request, response) => {
					if (isAsked(request))
						answerDocument(request, response, published ?? '');
					else
						for (const listener of own)
							listener.call(node, request, response);
				});
			}
			published = document;
		},
	};
}
function isAsked({ method, url = '' }) {
	return (method === 'GET' || method === 'HEAD') && url.split('?', 1)[0] === live_server .V;
}
function answerDocument(request, response, document) {
	response.writeHead(200, {
		'Content-Type': JSON_TYPE,
		'Content-Length': Buffer.byteLength(document),
		'Access-Control-Allow-Origin': '*',
	});
	response.end(request.method === 'HEAD' ? undefined : document);
}
function portOf(node) {
	const address = node.address();
	const has = typeof address === 'object' && address !== null && 'port' in address;
	return has && typeof address.port === 'number' ? address.port : null;
}

; 




const BEYOND_PATTERNS = /[{}()[\]?+!"\\]|[:*](?![A-Za-z_])|[:*][\p{L}\p{N}_]+[$\p{M}]/u;
function liveExpress(app, { name = 'api', port = null, mounted = new Map() } = {}) {
	let published;
	return {
		get server() {
			return (0,live_routes .T)(name, routesOf(app.router.stack, '', mounted), { port });
		},
		publish(document) {
			if (published === undefined) {
				app.get(live_server .V, (request, response) => answerDocument(request, response, published ?? ''));
				const own = app.router.stack.pop();
				app.router.stack.unshift(own);
			}
			published = document;
		},
	};
}
function routesOf(stack, prefix, mounted) {
	return stack.flatMap(({ route, handle }) => {
		if (route)
			return [route.path].flat().flatMap(path => registered(prefix, path, Object.keys(route.methods)));
		const inner = typeof handle === 'function' && 'stack' in handle ? handle.stack : undefined;
		if (!Array.isArray(inner))
			return [];
		const own = mounted.get(handle);
		return routesOf(inner, own === undefined || prefix === null ? null : prefix + own, mounted);
	});
}
function registered(prefix, path, methods) {
	if (path === live_server .V && prefix === '')
		return [];
	const known = typeof path === 'string' && !BEYOND_PATTERNS.test(path) && prefix !== null;
	const any = exporters_methods .cc.every(method => methods.includes(method.toLowerCase()));
	return (any ? [exporters_methods .x4] : methods).map(method => ({
		method,
		path: known ? prefix + path : `${prefix ?? '…'}${String(path)}`,
		certainty: known ? 'sure' : 'unresolved',
	}));
}

; 



const HAS_ROUTE = /\([A-Z]/;
const REST = 'resto';
const fastify_BEYOND_PATTERNS = /[?(]|:(?![A-Za-z_][\p{L}\p{N}_]*(?:[/.-]|$))/u;
function liveFastify(app, { name = 'api', port = null } = {}) {
	if (HAS_ROUTE.test(app.printRoutes())) {
		throw new user_error .y($said('This Fastify instance has routes already, and tells of none that is registered before.'), $said('Call liveFastify(app) before routes and plugins are registered.'));
	}
	const routes = [];
	let published;
	app.addHook('onRoute', ({ method, url }) => {
		if (url === live_server .V)
			return;
		const known = !fastify_BEYOND_PATTERNS.test(url);
		const path = known ? url.replaceAll('*', `*${REST}`) : url;
		for (const each of [method].flat())
			routes.push({ method: each, path, certainty: known ? 'sure' : 'unresolved' });
	});
	app.get(live_server .V, (_request, reply) => {
		reply
			.header('Access-Control-Allow-Origin', '*')
			.header('Content-Type', 'application/json; charset=utf-8');
		return published === undefined
			? reply.code(404).send('{"erro":"nenhum documento publicado"}\n')
			: reply.send(published);
	});
	return {
		get server() {
			return (0,live_routes .T)(name, routes, { port });
		},
		publish(document) {
			published = document;
		},
	};
}

var mock = __webpack_require__(34067);
var reference = __webpack_require__(11217);
var verify = __webpack_require__(66021);
; 























 }),

 91199:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Jc: () => (  listAfter),
   Kx: () => (  listPath),
   LD: () => (  readList),
   mX: () => (  obsolete)
 });
 var zod$m0 = __webpack_require__(88343);
 var _contract_json_object_js$m1 = __webpack_require__(18765);
 var _findings_user_error_js$m2 = __webpack_require__(14343);
 var _text_code_points_js$m3 = __webpack_require__(62021);




const LIST_NAME = '.refdata-api-docs.json';
const GENERATOR = 'refdata-action';
const MAX_FILES = 100_000;
const LIST = zod$m0  .Ikc({
	generator: zod$m0  .euz(GENERATOR),
	files: zod$m0  .YOg(zod$m0  .Ikc({ path: zod$m0  .YjP().min(1), source: zod$m0  .YjP().min(1) })).max(MAX_FILES),
});
function listPath(folder) {
	return startOf(folder) + LIST_NAME;
}
function readList(folder, bytes) {
	const parsed = LIST.safeParse((0,_contract_json_object_js$m1  .J)(bytes));
	if (!parsed.success) {
		throw new _findings_user_error_js$m2  .y($said`${listPath(folder)} is not the list of descriptions that refdata writes there.`, $said('Restore it from the history of the repository, or delete it: it is written anew.'));
	}
	const start = startOf(folder);
	return parsed.data.files
		.filter(({ path }) => path.split('/').every(name => !['', '.', '..'].includes(name)))
		.map(({ path, source }) => ({ path: start + path, source }));
}
function obsolete({ sources, files }, before, isFile) {
	const made = new Set(files.map(({ path }) => path));
	return before.filter(({ path, source }) => !made.has(path) && isFile(path) && (sources.includes(source) || !isFile(source)));
}
function listAfter({ folder, sources, files }, before, isFile) {
	const made = new Set(files.map(({ path }) => path));
	const others = before.filter(({ path, source }) => !made.has(path) && isFile(path) && isFile(source) && !sources.includes(source));
	const start = startOf(folder);
	const listed = [...files, ...others]
		.map(({ path, source }) => ({ path: path.slice(start.length), source }))
		.sort((a, b) => (0,_text_code_points_js$m3  .O)(a.path, b.path));
	const text = JSON.stringify({ generator: GENERATOR, files: listed }, null, 2);
	return new TextEncoder().encode(`${text}\n`);
}
function startOf(folder) {
	return folder === '' ? '' : `${folder}/`;
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
