export const id = 7;
export const ids = [7];
export const modules = {

 90007:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ek: () => (  apiArtifacts),
   GB: () => (  USUAL_FORMATS),
   VB: () => (  routeRecord),
   Xt: () => (  exporterOf),
   ec: () => (  describeServers),
   hR: () => (  FORMATS),
   iP: () => (  flagOf),
   mF: () => (  earlierArtifacts)
 });
 var node_path$m0 = __webpack_require__(76760);
 var _exporters_artifacts_js$m1 = __webpack_require__(95694);
 var _exporters_config_js$m2 = __webpack_require__(7271);
 var _exporters_coverage_js$m3 = __webpack_require__(75490);
 var _exporters_document_js$m4 = __webpack_require__(51557);
 var _exporters_formats_openapi_js$m5 = __webpack_require__(22961);
 var _exporters_generated_exporters_js$m6 = __webpack_require__(21530);
 var _findings_finding_js$m7 = __webpack_require__(9314);
 var _findings_rule_info_js$m8 = __webpack_require__(50238);
 var _findings_user_error_js$m9 = __webpack_require__(14343);
 var _rules_api_descriptions_js$m10 = __webpack_require__(89838);
 var _text_nearest_js$m11 = __webpack_require__(35112);
 var _read_servers_js$m12 = __webpack_require__(25674);













const FORMATS = _exporters_generated_exporters_js$m6  .n.map(({ name }) => name);
const USUAL_FORMATS = _exporters_generated_exporters_js$m6  .n
	.filter(({ onDemand }) => !onDemand)
	.map(({ name }) => name);
function flagOf(format) {
	return format === 'json' ? 'rotas' : format;
}
async function describeServers(options) {
	const config = (0,_exporters_config_js$m2  .X)('refdata api', options.config);
	const servers = [];
	const findings = [];
	const coverages = [];
	const files = new Set();
	for (const file of options.sources) {
		const reading = await (0,_read_servers_js$m12  .l)(options.root, file);
		for (const name of reading.files)
			files.add(name);
		const described = choose(reading, file, options.server).map(server => {
			const titulo = config.titulo ?? (server.own ? undefined : (server.title ?? titleOf(file, server, reading)));
			return { file, server, document: (0,_exporters_document_js$m4  .l)(server, { ...config, titulo }, options) };
		});
		servers.push(...described);
		coverages.push((0,_exporters_coverage_js$m3  .tE)(described, reading));
		for (const { document, server } of described)
			findings.push(...(0,_exporters_coverage_js$m3  .qB)(document, server, config.base !== undefined));
		findings.push(...(0,_exporters_coverage_js$m3  .xo)(reading));
	}
	findings.push(...overlayFindings(servers));
	const judged = options.strict ? (0,_exporters_coverage_js$m3  .O2)(findings) : findings;
	return {
		ok: !(0,_findings_finding_js$m7  .JD)(judged),
		servers,
		coverage: (0,_exporters_coverage_js$m3  .CF)(coverages),
		findings: judged,
		files: [...files],
	};
}
function apiArtifacts({ servers }, formats, dir, arrangement = {}) {
	return (0,_exporters_artifacts_js$m1  .Ns)(sourcesOf(servers), formats.map(exporterOf), dir, arrangement);
}
function earlierArtifacts({ servers }, formats, dir, made) {
	return (0,_exporters_artifacts_js$m1  .vh)(sourcesOf(servers), formats.map(exporterOf), dir, made);
}
function sourcesOf(servers) {
	const sources = new Map();
	for (const { file, document } of servers)
		sources.set(file, [...(sources.get(file) ?? []), document]);
	return [...sources].map(([file, documents]) => ({ file, documents }));
}
function exporterOf(format) {
	const found = _exporters_generated_exporters_js$m6  .n.find(({ name }) => name === format);
	if (found)
		return found;
	const [near] = (0,_text_nearest_js$m11  .p)(format, FORMATS);
	throw new _findings_user_error_js$m9  .y($said`There is no format "${format}".${near === undefined ? '' : $said` Did you mean "${near}"?`}`, $said`The formats are ${FORMATS.join(', ')}.`);
}
function overlayFindings(servers) {
	const [first = [], ...others] = servers.map(({ document }) => (0,_exporters_formats_openapi_js$m5  .Xt)(document));
	const everywhere = first.filter(({ action }) => others.every(missed => missed.some(each => each.action === action)));
	return everywhere.map(({ action, reason, file }) => (0,_findings_rule_info_js$m8  .h)(_rules_api_descriptions_js$m10  .YO, $said`The target \`${action.target}\` ${reason}.`, action.target, {
		file,
		line: action.line,
	}));
}
function routeRecord({ method, path, params, place, origin, certainty }) {
	return { method, path, params, file: place.file, line: place.line, origin, certainty };
}
function choose({ servers }, file, name) {
	if (name === undefined || servers.length === 0) {
		const listening = servers.filter(server => !server.onlyMounted);
		return listening.length > 0 ? listening : servers;
	}
	const names = namesOf(servers);
	const chosen = servers.filter((server, i) => names[i] === name || server.variable === name);
	if (chosen.length > 0)
		return chosen;
	const known = [...new Set([...names, ...servers.flatMap(({ variable }) => variable ?? [])])];
	const [near] = (0,_text_nearest_js$m11  .p)(name, known);
	throw new _findings_user_error_js$m9  .y($said`${file} has no server "${name}".${near === undefined ? '' : $said` Did you mean "${near}"?`}`, $said`Its servers are ${known.join(', ')}.`);
}
function namesOf(servers) {
	const times = new Map();
	return servers.map(({ name }) => {
		const time = (times.get(name) ?? 0) + 1;
		times.set(name, time);
		return time === 1 ? name : `${name}-${time}`;
	});
}
function titleOf(file, server, { servers }) {
	const title = `API de ${(0,node_path$m0.basename)(file)}`;
	return server === servers[0] ? title : `${title} (${server.name})`;
}


 }),

 25674:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   L: () => (  readProgram),
   l: () => (  readServers)
 });
 var node_path$m0 = __webpack_require__(76760);
 var _config_config_js$m1 = __webpack_require__(13197);
 var _findings_user_error_js$m2 = __webpack_require__(14343);
 var _repository_repository_js$m3 = __webpack_require__(5629);
 var _server_index_js$m4 = __webpack_require__(78199);





const CONFIG = 'refdata.yml';
async function readServers(root, file) {
	const name = nameIn(root, file);
	try {
		return (await readProgram(name, (0,_repository_repository_js$m3  .h_)(root))) ?? (0,_server_index_js$m4  .Fj)(name, (0,_server_index_js$m4  .R8)(root));
	}
	catch (cause) {
		if (!(cause instanceof _repository_repository_js$m3  .ie))
			throw cause;
		throw new _findings_user_error_js$m2  .y(cause.message, cause.remedy, { cause });
	}
}
async function readProgram(file, repository) {
	const given = repository.isFile(CONFIG) && !/\.(?:df|json|ya?ml)$/i.test(file)
		? (0,_config_config_js$m1  .Vi)(repository.read(CONFIG), CONFIG)
		: undefined;
	const all = Object.entries({ ..._server_index_js$m4  .Ij, ...given });
	const written = all.filter(([, { extensions }]) => extensions.some(each => file.endsWith(each)));
	if (written.length === 0 || !repository.isFile(file))
		return undefined;
	const text = repository.read(file);
	const isOwn = ([name]) => given !== undefined && Object.hasOwn(given, name);
	const saying = written.filter(([, { mentions }]) => mentions !== undefined && text.includes(mentions));
	const [chosen] = [
		saying.filter(isOwn),
		saying,
		written.filter(isOwn).filter(([, { mentions }]) => mentions === undefined),
	].find(({ length }) => length > 0) ?? [];
	if (chosen)
		return (0,_server_index_js$m4  .lH)(file, chosen[0], chosen[1], repository);
	const names = written.map(([name, { mentions }]) => $said`${name} (a file that has the word "${mentions ?? name}")`);
	throw new _findings_user_error_js$m2  .y($said`Which framework ${file} is written with is not known.`, $said`Name the file that makes the server: known for such files are ${names.join(', ')}. Or describe another in refdata.yml (docs/frameworks.md).`);
}
function nameIn(root, file) {
	const name = (0,node_path$m0.relative)(root, (0,node_path$m0.resolve)(root, file));
	if (name !== '..' && !name.startsWith(`..${node_path$m0.sep}`) && !(0,node_path$m0.isAbsolute)(name))
		return name.split(node_path$m0.sep).join('/');
	throw new _findings_user_error_js$m2  .y($said`${file} is not in the folder ${root}, and nothing outside of it is read.`, $said('Give the folder that holds all files of the project, and a file in it.'));
}


 }),

 85152:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   b: () => (  baseOf)
 });
const DEFAULT_PORT = 8080;
const LOCAL = '127.0.0.1';
const EVERYWHERE = new Set(['', '0.0.0.0', '::']);
function baseOf({ port, host }) {
	const address = `http://${hostName(host)}:${port || DEFAULT_PORT}`;
	return URL.canParse(address) ? address : `http://${LOCAL}:${DEFAULT_PORT}`;
}
function hostName(host) {
	if (host === null || EVERYWHERE.has(host) || !/^[\w.:-]+$/.test(host))
		return LOCAL;
	return host.includes(':') ? `[${host}]` : host;
}


 }),

 7271:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   X: () => (  readConfig)
 });
 var _findings_user_error_js$m0 = __webpack_require__(14343);
 var _text_nearest_js$m1 = __webpack_require__(35112);


const CONFIG_KEYS = ['titulo', 'versao', 'descricao', 'base'];
function readConfig(operation, given) {
	if (given === undefined || given === null)
		return {};
	if (typeof given !== 'object' || Array.isArray(given)) {
		throw new _findings_user_error_js$m0  .y($said`${operation} was given ${Array.isArray(given) ? $said('a list') : $said`a ${typeof given}`} as its configuration.`, $said`Give an object with any of ${CONFIG_KEYS.join(', ')}, or nothing.`);
	}
	const config = {};
	for (const [key, value] of Object.entries(given)) {
		if (key.startsWith('_'))
			continue;
		if (!isKey(key))
			throw unknownKey(operation, key);
		if (value === undefined || value === null)
			continue;
		if (typeof value !== 'string') {
			throw new _findings_user_error_js$m0  .y($said`${operation}: ${key} is a ${typeof value}, not a text.`, $said`Write ${key} in quotes.`);
		}
		config[key] = key === 'base' ? checkBase(operation, value) : value;
	}
	return config;
}
function isKey(key) {
	return CONFIG_KEYS.includes(key);
}
function unknownKey(operation, key) {
	const [near] = (0,_text_nearest_js$m1  .p)(key, CONFIG_KEYS);
	const hint = near === undefined ? '' : $said` Did you mean "${near}"?`;
	return new _findings_user_error_js$m0  .y($said`${operation} does not know the key "${key}".${hint}`, $said`The keys are ${CONFIG_KEYS.join(', ')}; keys that begin with "_" are passed over.`);
}
function checkBase(operation, value) {
	if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
		throw new _findings_user_error_js$m0  .y($said`${operation}: base is "${value}", which is no address.`, $said('Write one that begins with http:// or https://, such as https://api.example.'));
	}
	if (/[?#]/.test(value)) {
		throw new _findings_user_error_js$m0  .y($said`${operation}: base is "${value}", which no path can be put behind.`, $said('Write the address without "?" and "#".'));
	}
	return new URL(value).href.replace(/\/+$/, '').replaceAll('{', '%7B').replaceAll('}', '%7D');
}


 }),

 75490:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Qc: () => (  coverageSentence),
  qB: () => (  documentFindings),
  tE: () => (  readingCoverage),
  xo: () => (  readingFindings),
  O2: () => (  strict),
  CF: () => (  sumCoverage)
});

var finding = __webpack_require__(9314);
var rule_info = __webpack_require__(50238);
var api_descriptions = __webpack_require__(89838);
var server = __webpack_require__(78199);
var counted = __webpack_require__(35676);
var first_of = __webpack_require__(85184);
var exporters_schema = __webpack_require__(1682);
; 

function apartOf(route) {
	return (route.reads ?? []).flatMap(read => {
		const { target, name } = read;
		if (target === 'headers' && name !== name.toLowerCase())
			return [
				{
					place: route.place,
					reason: $said`The header \`${name}\` is never there: the server knows headers by small letters alone.`,
					remedy: $said`Read \`headers["${name.toLowerCase()}"]\`.`,
				},
			];
		const declaring = route.validations.filter(each => each.target === target);
		const [first] = declaring;
		if (!first)
			return [];
		const fields = declaring.map(({ schema }) => fieldOf(schema, name)).filter(exporters_schema .Wl);
		if (fields.length === 0)
			return [
				{
					place: first.place,
					reason: $said`\`${name}\` of the ${target} is read and not declared here.`,
					remedy: $said`Declare \`${name}\` in the validation, or do not read it.`,
				},
			];
		return [
			...(fields.every(field => takesAnyText(field, read)) ? [asNumber(first, read)] : []),
			...(read.required && !declaring.some(({ schema }) => (0,exporters_schema .T5)(schema, name))
				? [withoutIt(first, read)]
				: []),
		];
	});
}
function asNumber({ place }, { name, target, type }) {
	const word = type === 'integer' ? $said('a whole number') : $said('a number');
	return {
		place,
		reason: $said`\`${name}\` of the ${target} is read as ${word}, and any text is declared here: another text makes the server fail.`,
		remedy: $said`Give \`${name}\` a \`padrao\` such as "[0-9]+$", or another type.`,
	};
}
function withoutIt({ place }, { name, target }) {
	return {
		place,
		reason: $said`\`${name}\` of the ${target} may be missing as it is declared here, and the server fails without it.`,
		remedy: $said`Declare it as \`obrigatorio\`, or read it with a default: \`${target}["${name}"] ?? …\`.`,
	};
}
function takesAnyText(field, { type }) {
	const forms = Array.isArray(field.anyOf) ? field.anyOf : [];
	const text = [field, ...forms.filter(exporters_schema .Wl)].find(each => [each.type].flat().includes('string') && each.pattern === undefined && each.enum === undefined);
	return type !== undefined && text !== undefined;
}
function fieldOf({ properties }, name) {
	const field = (0,exporters_schema .Wl)(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined;
	return (0,exporters_schema .Wl)(field) ? field : undefined;
}

var exporters_document = __webpack_require__(51557);
var methods = __webpack_require__(55695);
; 


function impossibleOf({ method, validations, asks }) {
	if (asks)
		return [];
	return validations
		.filter(({ byHandler }) => byHandler === undefined)
		.flatMap(({ target, schema, place }) => reasonsOf(target, schema, method).map(reason => ({ place, reason })));
}
function reasonsOf(target, schema, method) {
	const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
	if (target === 'body') {
		if (required.length === 0 || (0,methods .d9)(method) || method === '*')
			return [];
		return [
			$said`A request without a body is answered 422: the validation wants ${quoted(required)} of every request.`,
		];
	}
	if (target === 'params') {
		if (required.length === 0)
			return [];
		return [
			$said`Every request is answered 422: parameters of the path (${quoted(required)}) are not known yet where this is checked.`,
		];
	}
	const fields = Object.entries((0,exporters_schema .Wl)(schema.properties) ? schema.properties : {});
	return fields.flatMap(([name, field]) => {
		if (target === 'headers' && name !== name.toLowerCase())
			return required.includes(name)
				? [
					$said`Every request is answered 422: names of headers are in small letters here, and \`${name}\` is not.`,
				]
				: [$said`\`${name}\` is never checked: names of headers are in small letters here.`];
		return typeOf(field) === undefined
			? []
			: [
				$said`A request with \`${name}\` is answered 422: what it has in its ${target} are texts, and this is to be ${typeOf(field)}.`,
			];
	});
}
function typeOf(field) {
	if (!(0,exporters_schema .Wl)(field))
		return undefined;
	const [form] = Array.isArray(field.anyOf) ? field.anyOf : [field];
	const type = (0,exporters_schema .Wl)(form) ? form.type : undefined;
	return typeof type === 'string' && type !== 'string' && type !== 'array' ? type : undefined;
}
function quoted(names) {
	return names.map(name => `\`${name}\``).join(', ');
}

var openapi_paths = __webpack_require__(63260);
; 


function shadowedRoutes({ routes }) {
	const roots = new Map();
	const shadowed = [];
	for (const { route } of routes) {
		if (route.origin === 'list' || route.origin === 'document')
			continue;
		const { method, path } = route;
		const found = pathOf(path);
		const exact = isExact(route);
		const by = [method, ...(method === methods .KA ? [] : [methods .x4])]
			.map(each => roots.get(each))
			.map(root => root && taking(root, found, exact))
			.find(each => each !== undefined);
		if (by)
			shadowed.push({ route, by });
		if (route.certainty !== 'sure' || (isExact(route) && !route.takesAll))
			continue;
		const root = roots.get(method) ?? { others: new Map() };
		roots.set(method, root);
		add(root, found, route);
	}
	return shadowed;
}
function isExact({ origin }) {
	return origin === 'framework';
}
function pathOf(path) {
	const texts = path.split('/').slice(1);
	const slash = path === '' || texts.at(-1) === '';
	if (slash)
		texts.pop();
	return { slash, segments: texts.map((text, i) => segmentOf(text, i === texts.length - 1 && !slash)) };
}
function segmentOf(text, last) {
	const parts = (0,server .CI)(text);
	const [only] = parts;
	if (parts.length === 1 && only?.kind === 'parameter' && (last || !only.rest))
		return { kind: only.rest ? 'rest' : 'parameter' };
	const shape = parts.map(part => (part.kind === 'literal' ? part.text : part.rest ? '/*' : '/:')).join('');
	return { kind: 'other', shape };
}
function add(root, { segments, slash }, route) {
	let node = root;
	for (const segment of segments) {
		if (segment.kind === 'rest') {
			node.rest ??= route;
			return;
		}
		node = childOf(node, segment);
	}
	if (slash)
		node.endWithSlash ??= route;
	else
		node.end ??= route;
}
function childOf(node, segment) {
	if (segment.kind !== 'other') {
		node.parameter ??= { others: new Map() };
		return node.parameter;
	}
	const child = node.others.get(segment.shape) ?? { others: new Map() };
	node.others.set(segment.shape, child);
	return child;
}
function taking(root, path, exact) {
	const ahead = [{ node: root, index: 0 }];
	for (let next = ahead.pop(); next; next = ahead.pop()) {
		const { node, index } = next;
		const segment = path.segments[index];
		const taken = segment
			? node.rest
			: path.slash
				? ((exact ? undefined : node.end) ?? node.endWithSlash ?? node.rest)
				: node.end;
		if (taken)
			return taken;
		if (segment === undefined || segment.kind === 'rest')
			continue;
		if (node.parameter && isText(segment))
			ahead.push({ node: node.parameter, index: index + 1 });
		const other = segment.kind === 'other' ? node.others.get(segment.shape) : undefined;
		if (other)
			ahead.push({ node: other, index: index + 1 });
	}
	return undefined;
}
function isText(segment) {
	return (segment.kind === 'parameter' ||
		(segment.kind === 'other' && segment.shape !== '' && !segment.shape.includes('/*')));
}

; 












const OUTSIDE = {
	websocket: $said('OpenAPI 3.1 describes no WebSocket'),
	method: $said('OpenAPI 3.1 has no such method'),
	'path-taken': $said('an earlier route has the same template and method'),
};
function readingCoverage(documents, reading) {
	const silent = documents.flatMap(({ document }) => [
		...document.silent.map(each => [each.route, silence(each)]),
		...document.hidden.map(route => [route, { reason: hiddenReason(route), remedy: api_descriptions .qJ.remedy }]),
	]);
	return (0,server ._5)(documents.flatMap(({ server }) => server.routes), reading, new Map(silent));
}
function sumCoverage(parts) {
	return {
		found: parts.reduce((sum, { found }) => sum + found, 0),
		exported: parts.reduce((sum, { exported }) => sum + exported, 0),
		leftOut: parts.flatMap(({ leftOut }) => leftOut),
		notes: parts.flatMap(({ notes }) => notes),
		unread: parts.flatMap(({ unread }) => unread),
	};
}
function documentFindings(document, server, baseGiven) {
	const { outside, renamed } = (0,openapi_paths .p)(document);
	return [
		...document.unresolved.map(route => about(api_descriptions .ft, route, $said`${nameOf(route)} is left out: which requests it answers is not known: ${route.reason ?? $said('only the running program knows its path')}.`)),
		...document.silent.map(silent => {
			const { rule, reason, remedy } = silence(silent);
			return { ...about(rule, silent.route, $said`${nameOf(silent.route)} is left out: ${reason}`), remedy };
		}),
		...document.hidden.map(route => about(api_descriptions .qJ, route, $said`${nameOf(route)} is left out: ${hiddenReason(route)}`)),
		...(server.untold ?? []).map(gap => toldBy(api_descriptions .AS, gap)),
		...shadowedRoutes(document).map(({ route, by }) => about(api_descriptions .xj, route, $said`${nameOf(route)} never runs: ${nameOf(by)} (${(0,finding .dE)(by.place)}) takes all of its requests.`)),
		...renamed.map(({ route, names }) => about(api_descriptions .VF, route, $said`${nameOf(route)} differs from an earlier path only by parameter names: OpenAPI has it with ${names.join(', ')}.`)),
		...document.routes
			.filter(({ route }) => route.certainty === 'conditional')
			.map(({ route }) => about(api_descriptions .o2, route, $said`${nameOf(route)} is described, though it is there only under a condition.`)),
		...outside.map(({ route, why }) => about(api_descriptions .P_, route, $said`${nameOf(route)} is only named in the OpenAPI document: ${OUTSIDE[why]}.`)),
		...unreadFindings(document),
		...impossibleFindings(document),
		...apartFindings(document),
		...(document.routes.length === 0 ? [emptyFinding(server)] : []),
		...(!server.port && !baseGiven && !hasOwnBase(server) && (0,exporters_document .r)(server) === undefined
			? [portFinding(document, server)]
			: []),
	];
}
function unreadFindings({ routes }) {
	const found = byReason(routes, route => (route.asks ? [] : (route.answers?.unread ?? [])));
	return found.map(({ told: { place, reason, remedy }, routes: names }) => ({
		...(0,rule_info .h)(api_descriptions .Bb, $said`${reason} ${(0,first_of .K)(names, NAMED)} may answer otherwise than described.`, place.file, place),
		remedy,
	}));
}
function impossibleFindings({ routes }) {
	return byReason(routes, impossibleOf).map(({ told: { place, reason }, routes: names }) => (0,rule_info .h)(api_descriptions .zW, $said`${reason} It holds for ${(0,first_of .K)(names, NAMED)}.`, place.file, place));
}
function apartFindings({ routes }) {
	return byReason(routes, apartOf).map(({ told: { place, reason, remedy }, routes: names }) => ({
		...(0,rule_info .h)(api_descriptions .FQ, $said`${reason} It holds for ${(0,first_of .K)(names, NAMED)}.`, place.file, place),
		remedy,
	}));
}
function byReason(routes, toldOf) {
	const found = new Map();
	for (const { route } of routes) {
		for (const told of toldOf(route)) {
			const key = `${(0,finding .dE)(told.place)} ${told.reason}`;
			const known = found.get(key) ?? { told, routes: [] };
			known.routes.push(nameOf(route));
			found.set(key, known);
		}
	}
	return [...found.values()];
}
function hasOwnBase({ own, unknownPort }) {
	return own !== undefined && unknownPort === undefined;
}
function emptyFinding({ name, place }) {
	return (0,rule_info .h)(api_descriptions .EZ, $said`The server ${name} has no route that can be described.`, name, place);
}
const NAMED = 3;
function portFinding({ base }, { name, place, port, unknownPort }) {
	const guess = $said`The base address is ${base}.`;
	if (unknownPort === undefined) {
		const said = port === 0
			? $said`The system chooses the port of ${name} when it starts (0).`
			: $said`No port of ${name} was found in the source.`;
		return (0,rule_info .h)(api_descriptions .p8, `${said} ${guess}`, name, place);
	}
	const { reason, remedy } = unknownPort;
	return { ...(0,rule_info .h)(api_descriptions .p8, `${reason} ${guess}`, name, unknownPort.place), remedy };
}
function coverageSentence({ found, exported, leftOut, notes, unread }) {
	const unfollowed = leftOut.filter(({ route }) => route === undefined).length;
	const missing = leftOut.length - unfollowed;
	return [
		$said`${(0,counted .h)(found - unfollowed, 'route')} found, ${exported} described, ${missing} left out`,
		...(unfollowed > 0 ? [$said`${unfollowed} could not be followed`] : []),
		...(notes.length > 0 ? [$said`checks not described: ${notes.length}`] : []),
		...(unread.length > 0 ? [$said`routes with answers that were not read: ${unread.length}`] : []),
	].join('; ');
}
function readingFindings({ gaps, notes, servers }) {
	const rule = servers.length === 0 ? api_descriptions .Am : api_descriptions .$b;
	return [...gaps.map(gap => toldBy(rule, gap)), ...notes.map(note => toldBy(api_descriptions .b3, note))];
}
function toldBy(rule, { place, reason, remedy }) {
	return { ...(0,rule_info .h)(rule, reason, place.file, place), remedy };
}
function strict(findings) {
	return findings.map(finding => (api_descriptions .N1.has(finding.rule) ? { ...finding, level: 'error' } : finding));
}
function hiddenReason({ hidden }) {
	return $said`its program keeps it out of descriptions (\`${hidden}\`).`;
}
function silence({ route, instead }) {
	if (instead !== null) {
		const reason = $said`${nameOf(instead)} (${(0,finding .dE)(instead.place)}) answers in its place.`;
		return { rule: api_descriptions .dp, reason, remedy: api_descriptions .dp.remedy };
	}
	if (route.silence) {
		const rule = route.silence.handsOn ? api_descriptions .Hp : api_descriptions .S6;
		return { rule, remedy: rule.remedy, ...route.silence };
	}
	if (!(0,methods .SM)(route)) {
		const reason = $said`the server answers 501 to every request of the method ${route.method}.`;
		return { rule: api_descriptions .f_, reason, remedy: api_descriptions .f_.remedy };
	}
	const reason = $said('its path does not begin with a slash.');
	return { rule: api_descriptions .S6, reason, remedy: api_descriptions .S6.remedy };
}
function about(rule, route, message) {
	return (0,rule_info .h)(rule, message, nameOf(route), route.place);
}
function nameOf({ method, path }) {
	return `${(0,methods ._Q)(method)} ${path}`;
}


 }),

 51557:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  l: () => (  documentOf),
  r: () => (  saidBase)
});

var exporters_address = __webpack_require__(99809);
var base = __webpack_require__(85152);
var exporters_demands = __webpack_require__(14101);
var groups = __webpack_require__(59561);
; 
const ROOT = 'raiz';
function resourceOf(path) {
	for (let end = path.length; end > 0;) {
		const start = path.lastIndexOf('/', end - 1) + 1;
		const first = path[start];
		if (start < end && first !== ':' && first !== '<')
			return path.slice(start, end);
		end = start - 1;
	}
	return ROOT;
}

; 




function routeDescriber() {
	const known = new Map();
	return route => {
		const { path, validations, asks, part, tags } = route;
		const demands = known.get(validations) ?? (0,exporters_demands .w)(validations);
		known.set(validations, demands);
		const group = (asks && part?.name) ?? tags?.[0] ?? (0,groups .F)(path);
		return { route, address: (0,exporters_address .ci)(route), group, resource: resourceOf(path), demands };
	};
}

var methods = __webpack_require__(55695);
; 




const DEFAULT_VERSION = '1.0.0';
const DEFAULT_DESCRIPTION = 'Descrição gerada a partir das rotas registradas no servidor.';
function documentOf(server, config = {}, { handlers = false, overlays = [] } = {}) {
	const describe = routeDescriber();
	const routes = [];
	const unresolved = [];
	const hidden = [];
	const silent = [];
	const answered = new Map();
	const all = new Map();
	for (const route of server.routes) {
		if (route.certainty === 'unresolved') {
			unresolved.push(route);
			continue;
		}
		if (route.silence || !(0,exporters_address .kj)(route.path) || !(0,methods .SM)(route)) {
			silent.push({ route, instead: null });
			continue;
		}
		const described = describe(route);
		const own = shapeOf(described.address);
		const shape = `${route.anyCase ? own.toLowerCase() : own} ${route.narrowed ?? ''}`;
		const key = `${route.method} ${shape}`;
		const before = answered.get(key) ?? (route.method === methods .KA ? undefined : answered.get(`${methods .x4} ${shape}`));
		if (route.again === 'last') {
			const replaced = route.method === methods .x4 ? all.get(shape) : [answered.get(key)];
			for (const each of replaced ?? [])
				if (each)
					silent.push({ route: each, instead: route });
		}
		else if (before !== undefined && before.again !== 'passed') {
			silent.push({ route, instead: before });
			continue;
		}
		answered.set(key, route);
		all.set(shape, [
			...(route.again === 'last' && route.method === methods .x4 ? [] : (all.get(shape) ?? [])),
			route,
		]);
		if (route.hidden !== undefined)
			hidden.push(route);
		else
			routes.push(described);
	}
	const replaced = new Set(silent.map(({ route }) => route));
	const isSilent = (route) => replaced.has(route);
	return {
		server: server.name,
		titulo: config.titulo ?? server.own?.title ?? server.title ?? `API ${server.name}`,
		versao: config.versao ?? server.own?.version ?? server.version ?? DEFAULT_VERSION,
		descricao: config.descricao ?? server.comment ?? (server.own ? '' : DEFAULT_DESCRIPTION),
		isBaseGiven: config.base !== undefined,
		base: config.base ?? server.own?.base ?? saidBase(server) ?? (0,base .b)(server),
		...(server.own && { own: withConfig(server.own.document, config) }),
		handlers,
		overlays,
		says: server.says ?? {},
		routes: routes.filter(({ route }) => !isSilent(route)),
		unresolved,
		hidden: hidden.filter(route => !isSilent(route)),
		silent,
	};
}
function saidBase({ says = {} }) {
	const urls = Array.isArray(says.servers) ? says.servers.map(each => each?.url) : [];
	const url = urls.find(each => typeof each === 'string' && /^https?:\/\//.test(each) && !/[{?#]/.test(each));
	return typeof url === 'string' && URL.canParse(url) ? url.replace(/(?<!\/)\/+$/, '') : undefined;
}
function withConfig(document, { titulo, versao, descricao, base }) {
	const info = {
		...document.info,
		...(titulo !== undefined && { title: titulo }),
		...(versao !== undefined && { version: versao }),
		...(descricao !== undefined && { description: descricao }),
	};
	return { ...document, info, ...(base !== undefined && { servers: [{ url: base }] }) };
}
function shapeOf(address) {
	return (0,exporters_address .Mp)(address, (_, index) => (address.parameters[index]?.rest ? '{*}' : '{}'));
}


 })

};
