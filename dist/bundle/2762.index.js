export const id = 2762;
export const ids = [2762];
export const modules = {

 86106:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   R: () => (  postman),
   Rk: () => (  insomnia),
   Uj: () => (  resumo),
   Vt: () => (  curl),
   gm: () => (  rotas),
   wD: () => (  markdown),
   xR: () => (  openapi)
 });
 var _exporters_config_js$m0 = __webpack_require__(7271);
 var _exporters_document_js$m1 = __webpack_require__(51557);
 var _exporters_formats_curl_js$m2 = __webpack_require__(50966);
 var _exporters_formats_insomnia_js$m3 = __webpack_require__(85812);
 var _exporters_formats_markdown_js$m4 = __webpack_require__(97781);
 var _exporters_formats_openapi_js$m5 = __webpack_require__(22961);
 var _exporters_formats_postman_js$m6 = __webpack_require__(23448);
 var _exporters_listing_js$m7 = __webpack_require__(97993);
 var _findings_user_error_js$m8 = __webpack_require__(14343);
 var _live_live_server_js$m9 = __webpack_require__(15073);
 var _live_routes_js$m10 = __webpack_require__(54817);
 var _server_index_js$m11 = __webpack_require__(78199);
 var _overlay_file_js$m12 = __webpack_require__(35506);













const LIST_NAME = 'api';
function openapi(app, config, options) {
	const text = described('openapi', _exporters_formats_openapi_js$m5  .EJ, app, config, options);
	if (isObject(app) && (0,_live_live_server_js$m9  .s)(app))
		app.publish(text);
	return text;
}
function insomnia(app, config) {
	return described('insomnia', _exporters_formats_insomnia_js$m3  .E, app, config);
}
function postman(app, config) {
	return described('postman', _exporters_formats_postman_js$m6  .E, app, config);
}
function curl(app, config) {
	return described('curl', _exporters_formats_curl_js$m2  .E, app, config);
}
function markdown(app, config) {
	return described('markdown', _exporters_formats_markdown_js$m4  .E, app, config);
}
function rotas(app) {
	return (0,_exporters_listing_js$m7  .B)(serverOf('rotas', app).routes);
}
function resumo(app) {
	return (0,_exporters_listing_js$m7  .c)(serverOf('resumo', app).routes);
}
function described(operation, exporter, app, config, options) {
	const server = serverOf(operation, app);
	const overlays = (options?.overlays ?? []).map((data, i) => (0,_overlay_file_js$m12  .k)(data, `overlays[${i}]`));
	const document = (0,_exporters_document_js$m1  .l)(server, (0,_exporters_config_js$m0  .X)(operation, config), { ...options, overlays });
	const [missed] = (0,_exporters_formats_openapi_js$m5  .Xt)(document);
	if (missed)
		throw new _findings_user_error_js$m8  .y($said`The target ${missed.action.target} of ${missed.file} ${missed.reason}.`, $said('Correct the target: it is a JSONPath into the OpenAPI document.'));
	return exporter.export(document);
}
function serverOf(operation, app) {
	if (Array.isArray(app))
		return (0,_live_routes_js$m10  .T)(LIST_NAME, app.map((route, i) => checkRoute(operation, route, i)));
	if (isObject(app) && (0,_live_live_server_js$m9  .s)(app))
		return app.server;
	if (isObject(app) && 'routes' in app && Array.isArray(app.routes))
		return app;
	throw new _findings_user_error_js$m8  .y($said`${operation} was given ${app === null ? 'null' : $said`a value of type ${typeof app}`}, which is no server.`, $said('Give one of the servers of readServers(root, file), a server that runs, or a list of routes with method and path.'));
}
function checkRoute(operation, route, index) {
	if (isObject(route) && 'method' in route && 'path' in route) {
		const { method, path } = route;
		const params = 'params' in route ? route.params : undefined;
		const named = Array.isArray(params) && params.every(name => typeof name === 'string');
		if (typeof method === 'string' &&
			(0,_server_index_js$m11  .u6)(method) &&
			typeof path === 'string' &&
			(params === undefined || named))
			return { method, path, params: params };
	}
	throw new _findings_user_error_js$m8  .y($said`${operation}: route ${index + 1} of the list has no method, path and params that can be read.`, $said('Write {"method": "GET", "path": "/itens/:id", "params": ["id"]}; params may be left out.'));
}
function isObject(value) {
	return typeof value === 'object' && value !== null;
}


 }),

 35506:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   k: () => (  overlayOf),
   r: () => (  readOverlay)
 });
 var node_fs$m0 = __webpack_require__(73024);
 var yaml$m1 = __webpack_require__(38815);
 var _exporters_overlay_js$m2 = __webpack_require__(38473);
 var _findings_user_error_js$m3 = __webpack_require__(14343);




const MAX_BYTES = 16 * 1024 * 1024;
const MAX_ALIASES = 1_000;
const EXAMPLE = $said("Write `overlay: 1.0.0` and `actions:`, each with a `target` such as $.paths['/itens'].get and `update` or `remove: true`.");
function readOverlay(path, file = path) {
	const lines = new yaml$m1  .HN();
	const document = parsed(path, file, lines);
	const data = dataOf(document, file);
	const nodes = (0,yaml$m1  .jh)(document.contents) ? document.contents.get('actions', true) : undefined;
	return overlayOf(data, file, index => {
		const node = (0,yaml$m1  .oP)(nodes) ? nodes.items[index] : undefined;
		return (0,yaml$m1  .Ll)(node) && node.range ? lines.linePos(node.range[0]).line : 1;
	});
}
function overlayOf(data, file, lineOf = () => 1) {
	const { overlay, actions } = (data ?? {});
	if (typeof overlay !== 'string' || !/^1\./.test(overlay))
		throw new _findings_user_error_js$m3  .y($said`${file} is no overlay: it has no \`overlay: 1.0.0\`.`, EXAMPLE);
	if (!Array.isArray(actions) || actions.length === 0)
		throw new _findings_user_error_js$m3  .y($said`${file} has no actions.`, EXAMPLE);
	return {
		file,
		actions: actions.map((action, index) => actionOf(action, lineOf(index), file, /^1\.0/.test(overlay))),
	};
}
function actionOf(action, line, file, by10) {
	const { target, update, copy, remove } = (action ?? {});
	const wrong = (what) => new _findings_user_error_js$m3  .y($said`${file}:${line}: this action ${what}.`, EXAMPLE);
	if (typeof target !== 'string')
		throw wrong($said('has no target'));
	const from = by10 || typeof copy !== 'string' ? undefined : copy;
	for (const path of from === undefined ? [target] : [target, from]) {
		const mistake = (0,_exporters_overlay_js$m2  .q)(path);
		if (mistake !== undefined)
			throw wrong($said`has the target ${path}, which is no JSONPath: ${mistake}`);
	}
	if (remove !== undefined && typeof remove !== 'boolean')
		throw wrong($said('has a `remove` that is neither true nor false'));
	if (update === undefined && from === undefined && remove !== true)
		throw wrong($said('has neither `update` nor `remove: true`'));
	if (update !== undefined && from !== undefined)
		throw wrong($said('has both `update` and `copy`'));
	return { target, line, by10, update, copy: from, remove: remove === true };
}
function parsed(path, file, lineCounter) {
	let bytes;
	try {
		bytes = (0,node_fs$m0.readFileSync)(path);
	}
	catch (cause) {
		throw new _findings_user_error_js$m3  .y($said`${file} cannot be read: ${cause.message}.`, $said('Name an overlay file.'), {
			cause,
		});
	}
	if (bytes.length > MAX_BYTES)
		throw new _findings_user_error_js$m3  .y($said`${file} is too large for an overlay.`, EXAMPLE);
	const document = (0,yaml$m1  .Tp)(bytes.toString('utf8'), { lineCounter, customTags: [], merge: true });
	const [error] = document.errors;
	if (error)
		throw new _findings_user_error_js$m3  .y(`${file}: ${error.message.split('\n')[0]}`, $said('Correct the YAML, or the JSON.'));
	return document;
}
function dataOf(document, file) {
	try {
		return document.toJS({ maxAliasCount: MAX_ALIASES });
	}
	catch (cause) {
		throw new _findings_user_error_js$m3  .y(`${file}: ${cause.message}.`, $said('Write the values out.'), { cause });
	}
}


 }),

 59957:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   o: () => (  jsonOf)
 });
function jsonOf(text) {
	try {
		return JSON.parse(text);
	}
	catch {
		return undefined;
	}
}


 }),

 15073:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   V: () => (  OPENAPI_PATH),
   s: () => (  isLiveServer)
 });
const OPENAPI_PATH = '/openapi.json';
function isLiveServer(value) {
	return 'publish' in value && typeof value.publish === 'function' && 'server' in value;
}


 }),

 82499:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  kj: () => (  bodyFor),
  GW: () => (  describedRefusal),
  bH: () => (  mockAnswer),
  nW: () => (  otherAnswer),
  CC: () => (  problem),
  CB: () => (  statusesOf),
  WC: () => (  strayAnswer)
});

var external_node_http_ = __webpack_require__(37067);
var negotiator = __webpack_require__(60668);
var asked_requests = __webpack_require__(32120);
var demands = __webpack_require__(14101);
var example = __webpack_require__(83015);
var methods = __webpack_require__(55695);
var exporters_schema = __webpack_require__(1682);
var said_server = __webpack_require__(78199);
var media_type = __webpack_require__(89459);
var asked_request = __webpack_require__(55325);
var schema_errors = __webpack_require__(77920);
var json_text = __webpack_require__(59957);
; 





const UNKNOWN_CALLER = [401, 403];
const UNSUPPORTED = [415, 400, 422];
const INVALID = [422, 400];
const MALFORMED = [400, 422];
const SEPARATORS = { spaceDelimited: /[ +]|%20/, pipeDelimited: /\||%7C/i };
function breachesOf(asks, params, asked) {
	const { security } = asks;
	if (security.length > 0 && !security.some(all => all.every(each => isThere(each, asked))))
		return { statuses: UNKNOWN_CALLER, errors: [{ in: 'header', at: '', message: 'must say who asks' }] };
	const errors = PLACES.flatMap(place => parameterErrors(asks, place, params, asked));
	if (errors.length > 0)
		return { statuses: INVALID, errors };
	return bodyBreach(asks, asked);
}
const PLACES = ['path', 'query', 'header', 'cookie'];
function isThere(credential, { headers, query }) {
	const { kind, name } = credential;
	if (credential.in === 'query')
		return name in query;
	if (credential.in === 'cookie')
		return cookiesOf(headers).has(name);
	const value = String(headers[name.toLowerCase()] ?? '');
	return kind === 'key' ? value !== '' : value.toLowerCase().startsWith(`${kind} `);
}
function parameterErrors({ parameters }, place, params, asked) {
	const own = parameters.filter(each => each.in === place);
	if (own.length === 0)
		return [];
	const cookies = cookiesOf(asked.headers);
	return own.flatMap(parameter => {
		const { name, required, schema } = parameter;
		const given = place === 'path'
			? params.get(name)
			: place === 'query'
				? queryValue(parameter, asked.query)
				: place === 'cookie'
					? cookies.get(name)
					: asked.headers[name.toLowerCase()];
		if (given === undefined)
			return required ? [{ in: place, at: `/${name}`, message: 'is required' }] : [];
		if (!isReadable(parameter))
			return [];
		return (0,schema_errors .H)(schema, readValue(parameter, given)).map(({ at, message }) => ({
			in: place,
			at: `/${name}${at}`,
			message,
		}));
	});
}
function queryValue({ name, style, schema }, query) {
	if (name in query)
		return query[name];
	if (style === 'deepObject')
		return Object.keys(query).some(key => key.startsWith(`${name}[`)) ? {} : undefined;
	return name.endsWith('[]') || typesOf(schema).includes('object') ? {} : undefined;
}
function isReadable({ style, schema }) {
	return (['form', 'simple', 'spaceDelimited', 'pipeDelimited', 'json'].includes(style) &&
		!(style !== 'json' && typesOf(schema).includes('object')));
}
function readValue({ style, explode, schema }, given) {
	if (style === 'json') {
		const data = (0,json_text .o)(String(given));
		return data === undefined ? given : data;
	}
	if (!typesOf(schema).includes('array') || Array.isArray(given))
		return given;
	return explode ? [given] : String(given).split(SEPARATORS[style] ?? ',');
}
function typesOf(schema) {
	const forms = [schema.anyOf, schema.oneOf, schema.allOf].flatMap(each => (Array.isArray(each) ? each : []));
	return [schema.type, ...forms.filter(exporters_schema .Wl).flatMap(typesOf)].flat();
}
function bodyBreach({ bodies, needsBody }, asked) {
	const { text = '', headers, form } = asked;
	if (bodies.length === 0)
		return undefined;
	const about = (statuses, message, at = '') => ({
		statuses,
		errors: [{ in: at === '' ? 'body' : 'header', at, message }],
	});
	if (text === '')
		return needsBody ? about(INVALID, 'is required') : undefined;
	const media = (0,media_type .c0)(String(headers['content-type'] ?? ''));
	const taken = bodies.find(each => (0,media_type .uW)(each.media, media));
	if (!taken)
		return about(UNSUPPORTED, `must be ${bodies.map(each => each.media).join($said(' or '))}`, '/Content-Type');
	const isJson = (0,media_type .t6)(media);
	if (form === null)
		return about(MALFORMED, `is no ${asked_request .D6} with the boundary that its type names`);
	if (!isJson && !form && media !== asked_request .uo)
		return undefined;
	const value = isJson ? (0,json_text .o)(text) : fieldsOf(text);
	if (value === undefined)
		return about(MALFORMED, 'is no JSON');
	const errors = form
		? formErrors(taken.schema, form)
		: (isJson ? schema_errors .d : schema_errors .H)(taken.schema, value);
	return errors.length === 0
		? undefined
		: { statuses: INVALID, errors: errors.map(error => ({ in: 'body', ...error })) };
}
function formErrors(schema, form) {
	const refusedIn = (fields) => (0,schema_errors .H)(schema, structuredClone(fields));
	const errors = refusedIn(form);
	const refused = new Set(errors.map(({ at }) => at.split('/')[1]?.replaceAll('~1', '/').replaceAll('~0', '~')));
	const read = (text) => (typeof text === 'string' ? ((0,json_text .o)(text) ?? text) : text);
	const properties = (0,exporters_schema .Wl)(schema.properties) ? schema.properties : {};
	const isList = (name) => {
		const own = properties[name];
		return (0,exporters_schema .Wl)(own) && typesOf(own).includes('array');
	};
	const fields = Object.entries(form).map(([name, value]) => {
		if (!refused.has(name))
			return [name, value];
		const texts = Array.isArray(value) || !isList(name) ? value : [value];
		return [name, Array.isArray(texts) ? texts.map(read) : read(texts)];
	});
	return errors.length === 0 ? errors : refusedIn(Object.fromEntries(fields));
}
function fieldsOf(text) {
	const fields = new URLSearchParams(text);
	return Object.fromEntries([...new Set(fields.keys())].map(name => {
		const values = fields.getAll(name);
		return [name, values.length === 1 ? values[0] : values];
	}));
}
function cookiesOf(headers) {
	return new Map(String(headers.cookie ?? '')
		.split(/;\s*/)
		.flatMap(pair => {
		const end = pair.indexOf('=');
		return end < 1 ? [] : [[pair.slice(0, end), pair.slice(end + 1)]];
	}));
}

; 










const JSON_MEDIA = 'application/json';
const UNAUTHORIZED = 401;
const NOT_FOUND = 404;
const NOT_ACCEPTABLE = 406;
const mock_answer_INVALID = 422;
const CLIENT_ERRORS = 400;
const FIRST_FINAL = 200;
const FIRST_REDIRECT = 300;
const ANYTHING = '*/*';
const PROBLEM = 'application/problem+json';
const PREFERRED = /(?:^|[\s,;])code\s*=\s*"?(\d{3})\b/;
const PREFERRED_EXAMPLE = /(?:^|[\s,;])example\s*=\s*(?:"([^"]*)"|([^\s,;"]+))/;
const CHOOSING = '__code';
const CHOOSING_EXAMPLE = '__example';
function mockAnswer(route, method, params, asked) {
	const known = (route.answers?.known ?? []).filter(({ methods, status }) => status >= FIRST_FINAL && (methods?.includes(method) ?? true));
	const wanted = preferred(known, asked);
	const code = Number(codeOf(asked));
	if (!wanted && route.asks && code >= FIRST_FINAL) {
		const other = otherAnswer(route, code);
		if (!other)
			return { ...undescribed(route, code), isFinal: true };
		const headers = { 'Preference-Applied': `code=${code}` };
		return { ...bodyFor({ ...other, status: code }, route, method, params), headers, isFinal: true };
	}
	if (wanted)
		return {
			...bodyFor(wanted.answer, route, method, params),
			headers: { 'Preference-Applied': wanted.applied },
			isFinal: true,
		};
	const successes = known.filter(({ status }) => isSuccess(status));
	const liked = accepted(successes, String(asked.headers.accept ?? ''));
	const own = replied(route, method, params, asked);
	if (own && own.status >= CLIENT_ERRORS)
		return { ...own, isFinal: true };
	if (own && (liked === undefined || liked.media === own.media || !isSuccess(own.status)))
		return own;
	const described = (0,asked_requests .A)(route);
	const breach = described && (breachesOf(described, params, asked) ?? unacceptable(successes, asked));
	const refused = described
		? breach && describedRefusal(route, breach, params)
		: (refusalFor(route, known, asked) ?? failureFor(route, method, asked));
	if (refused)
		return { ...refused, isFinal: true };
	const [others] = route.answers?.others ?? [];
	const usual = liked ?? successes[0] ?? (others && isSuccess(others.status) ? others : onlyAnswer(route, known));
	if (usual)
		return bodyFor(usual, route, method, params);
	return { status: 200, media: JSON_MEDIA, body: echo(route, method, params), headers: {}, says: 'nothing' };
}
function onlyAnswer({ answers, asks }, known) {
	return asks || answers?.unread.length === 0 ? known[0] : undefined;
}
function accepted(answers, accept) {
	for (const range of rangesIn(accept).filter(each => each !== ANYTHING)) {
		const found = answers.find(({ media }) => media !== null && (0,media_type .uW)(range, media));
		if (found)
			return found;
	}
	return undefined;
}
function rangesIn(accept) {
	return new negotiator({ headers: { accept: accept.toLowerCase() } }).mediaTypes();
}
function unacceptable(answers, { headers }) {
	const ranges = rangesIn(String(headers.accept || ANYTHING));
	const isTakenBy = (media) => ranges.some(range => (0,media_type .uW)(range, media) || (0,media_type .uW)(media, range));
	const medias = answers.map(({ media }) => media);
	if (medias.length === 0 || medias.some(media => media === null || isTakenBy(media)))
		return undefined;
	const message = $said`must take ${[...new Set(medias)].join($said(' or '))}`;
	return { statuses: [NOT_ACCEPTABLE], errors: [{ in: 'header', at: '/Accept', message }] };
}
function isSuccess(status) {
	return status >= FIRST_FINAL && status < FIRST_REDIRECT;
}
function preferred(known, asked) {
	const { headers, query } = asked;
	const prefer = String(headers.prefer ?? '');
	const code = codeOf(asked);
	const answers = known.filter(({ status }) => code === undefined || status === Number(code));
	const [, quoted, plain] = PREFERRED_EXAMPLE.exec(prefer) ?? [];
	const name = quoted ?? plain ?? query[CHOOSING_EXAMPLE];
	const has = ({ examples }) => typeof name === 'string' && (examples?.has(name) ?? false);
	const named = answers.find(each => isSuccess(each.status) && has(each)) ?? answers.find(has);
	if (named && typeof name === 'string')
		return {
			answer: {
				...named,
				shape: { schema: named.schema ?? {}, example: { value: named.examples?.get(name) } },
			},
			applied: [...(code === undefined ? [] : [`code=${named.status}`]), `example=${name}`].join(', '),
		};
	const [answer] = code === undefined ? [] : answers;
	return answer && { answer, applied: `code=${answer.status}` };
}
function codeOf({ headers, query, chosen }) {
	return PREFERRED.exec(String(headers.prefer ?? ''))?.[1] ?? query[CHOOSING] ?? chosen;
}
function otherAnswer({ answers }, code) {
	const others = code < FIRST_FINAL ? [] : (answers?.others ?? []);
	const ranges = others.filter(({ range }) => range !== undefined);
	return (ranges.find(({ range }) => range === Math.floor(code / 100)) ??
		others.find(each => !ranges.includes(each)));
}
function statusesOf({ answers }) {
	const { known = [], others = [] } = answers ?? {};
	const named = known.map(({ status }) => String(status));
	const rest = others.map(({ range }) => (range === undefined ? 'default' : `${range}XX`));
	return [...new Set([...named, ...rest])];
}
function undescribed(route, code) {
	const there = statusesOf(route).join(', ') || 'none';
	return problem(NOT_FOUND, [
		{ in: 'header', at: '/Prefer', message: `${code} is not described: there are ${there}` },
	]);
}
function replied(route, method, params, asked) {
	const answer = (0,said_server .Zp)(route, requestOf(method, route.path, params, asked));
	return answer && bodyFor(answer, route, method, params);
}
function strayAnswer(server, method, allowed, asked) {
	const params = new Map();
	const answer = (0,said_server .c6)(server, requestOf(method, '/', params, asked), allowed);
	return answer && bodyFor(answer, { validations: [] }, method, params);
}
function requestOf(method, usualPath, params, { path = usualPath, text = '', query, headers, body, files }) {
	const size = Buffer.byteLength(text);
	return { method, path, params: Object.fromEntries(params), query, headers, body, files, size };
}
function refusalFor(route, known, asked) {
	const [scheme] = route.auth ?? [];
	if (scheme !== undefined && !String(asked.headers.authorization ?? '').startsWith(`${scheme} `)) {
		const headers = { 'WWW-Authenticate': scheme };
		const body = { erro: 'não autenticado' };
		return { status: UNAUTHORIZED, media: JSON_MEDIA, body, headers, says: 'value' };
	}
	const own = route.validations.filter(({ byHandler }) => byHandler === undefined);
	const body = (0,said_server .Of)(own, asked);
	if (body)
		return { status: mock_answer_INVALID, media: JSON_MEDIA, body, headers: {}, says: 'value' };
	const checked = route.validations.filter(({ byHandler }) => byHandler !== undefined);
	const answer = known.find(({ status, schema }) => status === mock_answer_INVALID && schema === undefined);
	return answer && (0,said_server .Of)(checked, asked) ? bodyFor(answer, route, '', new Map()) : undefined;
}
function failureFor({ answers, reads = [], ...route }, method, { query, headers, body }) {
	const given = { query, headers, body };
	const isMissing = ({ target, name }) => {
		const values = given[target];
		return target in given && !((0,exporters_schema .Wl)(values) && Object.hasOwn(values, name));
	};
	const [failure] = (answers?.failures ?? []).filter(each => each.methods?.includes(method) ?? true);
	if (!failure || !reads.some(each => each.required && isMissing(each)))
		return undefined;
	return bodyFor(failure, route, method, new Map());
}
function describedRefusal(route, { statuses, errors }, params) {
	const known = route.answers?.known ?? [];
	const own = statuses.map(status => known.find(each => each.status === status)).find(each => each);
	if (own)
		return bodyFor(own, route, '', params);
	const status = statuses[0] ?? mock_answer_INVALID;
	const other = otherAnswer(route, status);
	return other ? { ...bodyFor(other, route, '', params), status } : problem(status, errors);
}
function problem(status, errors) {
	const body = { title: external_node_http_.STATUS_CODES[status], status, errors };
	return { status, media: PROBLEM, body, headers: {}, says: 'value' };
}
function bodyFor(answer, route, method, params) {
	const { status, media, shape, schema } = answer;
	const headers = Object.fromEntries((answer.headers ?? []).map(name => [
		name,
		inHeader(answer.headerValues?.[name] ?? headerValue(name, answer.headerSchemas?.[name])),
	]));
	const said = schema ?? shape?.schema ?? {};
	const isForm = Object.keys(said).length > 0;
	return {
		status,
		media: media?.includes('*') ? (media === '*/*' && isForm ? JSON_MEDIA : 'text/plain') : media,
		body: exampleBody(),
		headers,
		...(isForm && { form: said }),
		says: shape?.example ? 'value' : isForm ? 'form' : 'nothing',
	};
	function exampleBody() {
		if (media === null)
			return '';
		if (!(0,media_type .t6)(media)) {
			const example = shape?.example?.value;
			if (typeof example === 'string')
				return example;
			return media === 'text/html' ? '<p>texto</p>' : 'texto';
		}
		const given = shape?.example;
		if (given && (!route.asks || (0,example .Ck)(said, given.value)))
			return given.value;
		if (!isForm)
			return echo(route, method, params);
		return route.asks ? (0,example .a8)(said).value : filled((0,example .Ql)(said), shape?.partly);
	}
}
function filled(example, partly) {
	if (partly === undefined || example === undefined)
		return example;
	if (Array.isArray(partly) && Array.isArray(example))
		return example.length === 0 ? example : partly.map((part, i) => filled(example[i] ?? example[0], part));
	if (!(0,exporters_schema .Wl)(partly) || !(0,exporters_schema .Wl)(example))
		return partly;
	return Object.fromEntries(Object.entries(example).map(([key, value]) => [key, filled(value, partly[key])]));
}
const EXAMPLES = { Location: '/', 'Set-Cookie': 'cookie=1' };
function headerValue(name, schema) {
	if (schema === undefined || Object.keys(schema).length === 0)
		return EXAMPLES[name] ?? '1';
	const value = (0,example .Ql)(schema);
	return typeof value === 'string' ? value : JSON.stringify(value);
}
function inHeader(text) {
	return text.replace(/[^\x20-\x7e\x80-\xff]+/g, ' ');
}
function echo(route, method, params) {
	const declares = route.validations.some(({ target }) => target === 'body');
	if ((0,methods .d9)(method) && declares)
		return (0,example .Ql)((0,demands .w)(route.validations).body ?? {});
	return Object.fromEntries(params);
}


 }),

 34067:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  V: () => (  startMock)
});

var external_node_http_ = __webpack_require__(37067);
var asked_request = __webpack_require__(55325);
var json = __webpack_require__(36503);
var methods = __webpack_require__(55695);
var user_error = __webpack_require__(14343);
var media_type = __webpack_require__(89459);
var external_node_util_ = __webpack_require__(57975);
var external_node_zlib_ = __webpack_require__(38522);
var mock_answer = __webpack_require__(82499);
; 



const DECODERS = new Map(Object.entries({ gzip: external_node_zlib_.gunzip, 'x-gzip': external_node_zlib_.gunzip, deflate: external_node_zlib_.inflate, br: external_node_zlib_.brotliDecompress }).map(([name, decode]) => [name, (0,external_node_util_.promisify)(decode)]));
const CODINGS = ['gzip', 'deflate', 'br'];
const MAX_CODINGS = 4;
async function decoded(bytes, encoding, maxBytes) {
	const refusal = (status, message) => (0,mock_answer .CC)(status, [{ in: 'header', at: '/Content-Encoding', message }]);
	const names = (encoding ?? '').toLowerCase().split(',');
	const codings = names.map(name => name.trim()).filter(name => name !== '' && name !== 'identity');
	let body = bytes;
	for (const name of codings.reverse()) {
		const decode = DECODERS.get(name);
		if (!decode || codings.length > MAX_CODINGS) {
			const told = refusal(415, `must be ${CODINGS.join($said(' or '))}, or left out`);
			return { ...told, headers: { 'Accept-Encoding': CODINGS.join(', ') } };
		}
		try {
			body = await decode(body, { maxOutputLength: maxBytes });
		}
		catch (error) {
			const { code } = error;
			if (code === 'ERR_BUFFER_TOO_LARGE')
				return refusal(413, `makes more than ${maxBytes} bytes of it`);
			return refusal(400, `the body is no ${name}`);
		}
	}
	return body;
}

var json_text = __webpack_require__(59957);
var live_server = __webpack_require__(15073);
var address = __webpack_require__(99809);
var server = __webpack_require__(78199);
var code_points = __webpack_require__(62021);
; 
function pathPattern(parts) {
	const pieces = parts.map((part) => part.kind === 'literal' ? [...part.text.toWellFormed()] : part.rest ? 'rest' : 'parameter');
	const least = pieces.reduce((sum, piece) => sum + (Array.isArray(piece) ? piece.length : Number(piece === 'parameter')), 0);
	return path => {
		const characters = [...path];
		if (characters.length < least || !begins(characters, pieces[0]))
			return null;
		const ends = endsOf(pieces, characters);
		const values = [];
		let at = 0;
		for (const [index, piece] of pieces.entries()) {
			const end = ends[index]?.[at] ?? NONE;
			if (end === NONE)
				return null;
			if (!Array.isArray(piece))
				values.push(characters.slice(at, end).join(''));
			at = end;
		}
		return isEnd(at, characters) ? values : null;
	};
}
const NONE = -1;
function endsOf(pieces, characters) {
	const rows = [];
	let fits = (position) => isEnd(position, characters);
	for (const piece of [...pieces].reverse()) {
		const row = new Int32Array(characters.length + 1).fill(NONE);
		const next = fits;
		let furthest = NONE;
		for (let position = characters.length; position >= 0; position -= 1) {
			if (piece === 'rest') {
				if (furthest === NONE && next(position))
					furthest = position;
				row[position] = furthest;
			}
			else if (piece === 'parameter') {
				if (furthest === NONE && next(position + 1))
					furthest = position + 1;
				if (characters[position] === '/' || position === characters.length)
					furthest = NONE;
				row[position] = furthest;
			}
			else if (piece.every((character, i) => characters[position + i] === character) &&
				next(position + piece.length)) {
				row[position] = position + piece.length;
			}
		}
		rows.unshift(row);
		fits = position => (row[position] ?? NONE) !== NONE;
	}
	return rows;
}
function begins(characters, first) {
	return !Array.isArray(first) || first.every((character, i) => characters[i] === character);
}
function isEnd(position, characters) {
	return (position === characters.length || (position === characters.length - 1 && characters[position] === '/'));
}

; 





function matcher(routes) {
	const compiled = inTurn(routes.filter(({ path }) => (0,address .kj)(path))).map(compile);
	return (method, path) => {
		const allowed = new Set();
		for (const { route, match, names } of compiled) {
			const found = match(path);
			if (found === null)
				continue;
			if (route.method === method || route.method === methods .x4)
				return { kind: 'route', route, params: new Map(names.map((name, i) => [name, found[i] ?? ''])) };
			allowed.add(route.method);
		}
		return allowed.size > 0 ? { kind: 'method', allowed: [...allowed] } : { kind: 'none' };
	};
}
function inTurn(routes) {
	if (!routes.some(({ asks }) => asks))
		return routes;
	const turns = new Map(routes.map(route => [route, turnOf(route)]));
	return [...routes].sort((a, b) => (0,code_points .O)(turns.get(a) ?? '', turns.get(b) ?? ''));
}
const PARAMETER = '\0';
function turnOf(route) {
	const parts = (0,server .Rg)(route).map(part => (part.kind === 'literal' ? part.text : PARAMETER));
	const segments = parts.join('').split('/');
	return segments
		.map(segment => (segment === PARAMETER ? 'c' : segment.includes(PARAMETER) ? 'b' : 'a'))
		.join('');
}
function compile(route) {
	const parts = (0,server .Rg)(route);
	const names = parts.flatMap(part => (part.kind === 'parameter' ? [part.name] : []));
	return { route, names, match: pathPattern(parts) };
}

var json_object = __webpack_require__(18765);
var example = __webpack_require__(83015);
; 




const MAX_ITEMS = 10_000;
const NOT_FOUND = 404;
const ID = 'id';
const MEMBER = /^(.*)\/:([A-Za-z_][\w-]*)\/?$/;
const mock_state_NONE = { items: new Map(), gone: new Set() };
class MockState {
	collections = new Map();
	resources;
	constructor(routes) {
		const made = new Set(routes.filter(({ method }) => method === 'POST' || method === methods .x4).map(({ path }) => patternOf(path)));
		this.resources = new Map(routes.flatMap(({ path }) => {
			const [, above = '', name = ''] = MEMBER.exec(path) ?? [];
			return name !== '' && made.has(patternOf(above)) ? [[patternOf(above), name]] : [];
		}));
	}
	missing(route, path, method, params) {
		const member = this.memberAt(route, path);
		if (!member || !this.collections.get(member.above)?.gone.has(member.id))
			return undefined;
		const told = route.answers?.known.find(({ status }) => status === NOT_FOUND);
		if (route.asks) {
			const errors = [{ in: 'path', at: `/${member.name}`, message: 'is of nothing that is there' }];
			return (0,mock_answer .GW)(route, { statuses: [NOT_FOUND], errors }, params);
		}
		if (told && (told.media === null || told.schema || told.shape))
			return (0,mock_answer .kj)(told, route, method, params);
		return {
			status: NOT_FOUND,
			media: told?.media ?? 'application/json',
			body: { erro: `nada em ${path}`, status: NOT_FOUND },
			headers: {},
			says: 'value',
		};
	}
	after(route, method, path, body, made) {
		if (made.status >= 300)
			return made;
		const changed = this.changed(route, method, path, body, made);
		const isLost = made.form && !(0,example .Ck)(made.form, changed.body) && (0,example .Ck)(made.form, made.body);
		return isLost ? { ...changed, body: made.body } : changed;
	}
	changed(route, method, path, body, made) {
		const answer = route.asks ? withId(route, path, made) : made;
		const member = this.memberAt(route, path);
		if (member)
			return this.ofMember(member, method, body, answer);
		const name = this.resources.get(patternOf(route.path));
		if (name === undefined)
			return answer;
		const above = trimmed(path);
		if (method === 'POST')
			return this.made(above, route.asks ? idField(name, answer) : name, body, answer);
		const collection = this.collections.get(above);
		if (method !== 'GET' || (!collection && answer.says !== 'nothing'))
			return answer;
		return listed(collection ?? mock_state_NONE, name, answer);
	}
	made(above, name, body, answer) {
		const collection = this.collections.get(above) ?? {
			items: new Map(),
			gone: new Set(),
		};
		this.collections.set(above, collection);
		const given = fieldsOf(body);
		const id = given[name] ?? idOf(collection.items.size + collection.gone.size + 1, name, answer);
		const item = { [name]: id, ...given };
		const key = String(id);
		collection.items.set(key, item);
		collection.gone.delete(key);
		const [oldest] = collection.items.keys();
		if (collection.items.size > MAX_ITEMS && oldest !== undefined)
			collection.items.delete(oldest);
		const headers = 'Location' in answer.headers
			? { ...answer.headers, Location: `${above}/${encodeURIComponent(key)}` }
			: answer.headers;
		return { ...shown(item, answer), headers };
	}
	ofMember({ above, id, name }, method, body, answer) {
		const collection = this.collections.get(above) ?? {
			items: new Map(),
			gone: new Set(),
		};
		const known = collection.items.get(id);
		if (method === 'DELETE') {
			collection.items.delete(id);
			collection.gone.add(id);
			this.collections.set(above, collection);
			return answer;
		}
		if (known === undefined)
			return answer;
		if (method === 'PUT' || method === 'PATCH') {
			const item = { [name]: known[name], ...(method === 'PATCH' && known), ...fieldsOf(body) };
			collection.items.set(id, item);
			return shown(item, answer);
		}
		return method === 'GET' ? shown(known, answer) : answer;
	}
	memberAt({ path: pattern }, path) {
		const [, above = ''] = MEMBER.exec(pattern) ?? [];
		const name = this.resources.get(patternOf(above));
		if (name === undefined || !MEMBER.test(pattern))
			return undefined;
		const whole = trimmed(path);
		const slash = whole.lastIndexOf('/');
		return { above: whole.slice(0, slash), id: whole.slice(slash + 1), name };
	}
}
function withId({ path: pattern }, path, answer) {
	const [, , name] = MEMBER.exec(pattern) ?? [];
	if (name === undefined || answer.says !== 'form' || !(0,json_object .G)(answer.body))
		return answer;
	const field = idField(name, answer);
	const text = trimmed(path).replace(/^.*\//, '');
	const id = [Number(text), text].find(id => String(id) === text && (0,example .Ck)({ ...answer.form }, { ...fieldsOf(answer.body), [field]: id }));
	if (id === undefined || !Object.hasOwn(answer.body, field))
		return answer;
	return { ...answer, body: { ...answer.body, [field]: id } };
}
function shown(item, answer) {
	if (answer.media !== 'application/json')
		return answer;
	return { ...answer, body: answer.says === 'nothing' ? item : into(answer.body, item, answer.form) };
}
function into(form, item, schema) {
	if (!(0,json_object .G)(form))
		return form;
	const fields = fieldsOf(fieldsOf(schema).properties);
	const takes = (key, own) => Object.hasOwn(fields, key) && (0,example .Ck)(fieldsOf(fields[key]), own);
	return Object.fromEntries(Object.entries(form).map(([key, value]) => {
		const own = Object.hasOwn(item, key) ? item[key] : undefined;
		return [key, own !== undefined && (kindOf(own) === kindOf(value) || takes(key, own)) ? own : value];
	}));
}
function listed({ items, gone }, name, answer) {
	const { body, says, form } = answer;
	if (says === 'nothing' && answer.media === 'application/json')
		return { ...answer, body: [...items.values()] };
	const whole = (list, schema) => {
		const [first] = list;
		const always = says === 'value' ? list.filter(each => !gone.has(String(fieldsOf(each)[name]))) : [];
		const made = [...items.values()].map(item => ((0,json_object .G)(first) ? into(first, item, schema.items) : item));
		return [...always, ...made];
	};
	if (Array.isArray(body))
		return { ...answer, body: whole(body, fieldsOf(form)) };
	const lists = (0,json_object .G)(body) ? Object.entries(body).filter(([, value]) => Array.isArray(value)) : [];
	const [only] = lists;
	if (lists.length !== 1 || !only || !(0,json_object .G)(body))
		return answer;
	const own = fieldsOf(fieldsOf(fieldsOf(form).properties)[only[0]]);
	return { ...answer, body: { ...body, [only[0]]: whole(only[1], own) } };
}
function kindOf(value) {
	if (Array.isArray(value))
		return 'list';
	if (typeof value === 'number')
		return Number.isInteger(value) ? 'integer' : 'number';
	return value === null ? 'null' : typeof value;
}
function fieldsOf(value) {
	return (0,json_object .G)(value) ? value : {};
}
function idField(name, { form }) {
	const fields = fieldsOf(fieldsOf(form).properties);
	return !Object.hasOwn(fields, name) && Object.hasOwn(fields, ID) ? ID : name;
}
function idOf(number, name, { form }) {
	const { type } = fieldsOf(fieldsOf(fieldsOf(form).properties)[name]);
	return type === 'string' ? String(number) : number;
}
function patternOf(path) {
	return trimmed(path).replace(/([:*])[A-Za-z_]\w*/g, '$1');
}
function trimmed(path) {
	return path.length > 1 ? path.replace(/\/$/, '') : path;
}

; 












const JSON_TYPE = 'application/json; charset=utf-8';
const MAX_BODY_BYTES = 16 * 1024 * 1024;
async function startMock(server, options) {
	let published;
	let contract = contractOf(server);
	const node = (0,external_node_http_.createServer)((request, response) => {
		const whole = pathOf(request);
		const { match, state, server } = contract;
		const { method, path, found } = askedFor(contract, request.method ?? 'GET', whole);
		allowEverybody(request, response);
		if (whole === live_server .V && published !== undefined && /^(GET|HEAD)$/.test(request.method ?? ''))
			return send(request, response, 200, published);
		if (found.kind === 'route' && found.route.method !== methods .KA) {
			const { route, params } = found;
			return withBody(request, server, (sent, refused) => {
				if (refused)
					return reply(request, response, refused);
				const chosen = options.answers?.get(`${(0,methods ._Q)(route.method)} ${route.path}`);
				const asked = { ...sent, chosen };
				const made = (0,mock_answer .bH)(route, method, params, asked);
				const answered = made.isFinal
					? made
					: (state.missing(route, path, method, params) ??
						state.after(route, method, path, asked.body, made));
				const prefix = whole.slice(0, whole.length - path.length);
				reply(request, response, under(prefix, path, answered));
			});
		}
		if (request.method === 'OPTIONS' && 'access-control-request-method' in request.headers)
			return void response.writeHead(204).end();
		if (match(methods .KA, path).kind === 'route') {
			response.setHeader('Upgrade', 'websocket');
			return answer(request, response, 426, {
				erro: 'esta rota é um WebSocket, que o mock não responde',
				caminho: path,
			});
		}
		const allowed = found.kind === 'method' ? found.allowed : [];
		withBody(request, server, asked => {
			const told = (0,mock_answer .WC)(server, method, allowed, asked);
			reply(request, response, told ?? (server.own ? describedStray : usualStray)(path, allowed));
		});
	});
	node.on('upgrade', (_request, socket) => socket.end(refusal()));
	await listen(node, options.port, options.host ?? '127.0.0.1');
	return {
		get server() {
			return contract.server;
		},
		replace: next => {
			contract = contractOf(next);
		},
		baseUrl: addressOf(node, options.host ?? '127.0.0.1'),
		publish: document => {
			published = document;
		},
		close: () => new Promise(resolve => {
			node.close(() => resolve());
			node.closeAllConnections();
		}),
	};
}
function contractOf(server) {
	const { routes } = server;
	return {
		server,
		match: matcher(routes.filter(({ certainty }) => certainty !== 'unresolved')),
		state: new MockState(routes),
		prefixes: prefixesOf(server),
	};
}
function askedFor({ match, server, prefixes }, method, whole) {
	const below = prefixes
		.filter(prefix => whole.startsWith(`${prefix}/`))
		.map(prefix => whole.slice(prefix.length));
	const all = [...below, whole].map(path => {
		const own = match(method, path);
		const isHead = server.own && method === 'HEAD' && own.kind === 'method' && own.allowed.includes('GET');
		return isHead ? { method: 'GET', path, found: match('GET', path) } : { method, path, found: own };
	});
	const [first] = ['route', 'method', 'none'].flatMap(kind => all.filter(each => each.found.kind === kind));
	return first ?? { method, path: whole, found: match(method, whole) };
}
function under(prefix, path, answer) {
	const { Location: location } = answer.headers;
	if (prefix === '' || !location?.startsWith(path))
		return answer;
	return { ...answer, headers: { ...answer.headers, Location: prefix + location } };
}
function prefixesOf({ own, routes }) {
	const bases = [own?.base, ...routes.map(({ asks }) => asks?.base)].flatMap(base => base ?? []);
	const paths = bases.map(base => {
		const path = /^(?:[a-z][a-z\d+.-]*:)?(?:\/\/[^/?#]*)?([^?#]*)/i.exec(base)?.[1] ?? '';
		return path.replace(/(?<!\/)\/+$/, '');
	});
	return [...new Set(paths.filter(path => path !== ''))].sort((a, b) => b.length - a.length);
}
function usualStray(path, allowed) {
	const made = { media: 'application/json', says: 'value' };
	if (allowed.length === 0)
		return { ...made, status: 404, body: { erro: 'rota não encontrada', caminho: path }, headers: {} };
	const body = { erro: 'método não permitido', metodos: allowed };
	return { ...made, status: 405, body, headers: { Allow: allowed.join(', ') } };
}
function describedStray(path, allowed) {
	if (allowed.length === 0)
		return (0,mock_answer .CC)(404, [{ in: 'path', at: '', message: `${path} is not in the description` }]);
	const told = (0,mock_answer .CC)(405, [{ in: 'method', at: '', message: `must be ${allowed.join($said(' or '))}` }]);
	return { ...told, headers: { Allow: allowed.join(', ') } };
}
function reply(request, response, { status, media, body, headers }) {
	const text = media === null ? '' : (0,media_type .t6)(media) ? `${(0,json .Mf)(body)}\n` : String(body);
	const bodiless = media === null || request.method === 'HEAD';
	const type = media === null ? {} : { 'Content-Type': `${media}; charset=utf-8` };
	response.writeHead(status, {
		...headers,
		...type,
		...(media !== null && { 'Content-Length': Buffer.byteLength(text) }),
	});
	response.end(bodiless ? undefined : Buffer.from(text));
}
function withBody(request, { own }, then) {
	const chunks = [];
	let read = 0;
	request.on('data', (chunk) => {
		read += chunk.length;
		if (read > MAX_BODY_BYTES)
			request.destroy();
		else
			chunks.push(chunk);
	});
	request.on('end', async () => {
		const bytes = Buffer.concat(chunks);
		const read = own ? await decoded(bytes, request.headers['content-encoding'], MAX_BODY_BYTES) : bytes;
		if (Buffer.isBuffer(read))
			then(await askedOf(request, read));
		else
			then(await askedOf(request, bytes), read);
	});
}
async function askedOf(request, bytes) {
	const { url = '/', headers } = request;
	const type = headers['content-type'];
	const isForm = (0,media_type .c0)(type) === asked_request .D6;
	const form = isForm ? await formOf(type ?? '', bytes) : undefined;
	return {
		query: mock_fieldsOf(new URLSearchParams(url.split('?').slice(1).join('?'))),
		headers,
		body: form ? form.fields : bodyOf(type, bytes),
		...(form && { files: form.files }),
		...(isForm && { form: form?.all ?? null }),
		text: bytes.toString('utf8'),
		path: pathOf(request),
	};
}
async function formOf(type, bytes) {
	const sent = new Response(Uint8Array.from(bytes), { headers: { 'Content-Type': type } });
	const form = await sent.formData().catch(() => undefined);
	if (!form)
		return undefined;
	const fields = new URLSearchParams();
	const all = new URLSearchParams();
	const files = [];
	for (const [name, value] of form) {
		if (typeof value !== 'string' && value.name === '')
			continue;
		const text = typeof value === 'string' ? value : await value.text();
		all.append(name, text);
		if (typeof value === 'string')
			fields.append(name, text);
		else
			files.push([name, { nome: value.name, tipo: value.type, tamanho: value.size, texto: text }]);
	}
	return { fields: mock_fieldsOf(fields), all: mock_fieldsOf(all), files: Object.fromEntries(files) };
}
function mock_fieldsOf(sent) {
	const fields = [...new Set(sent.keys())].map(name => {
		const values = sent.getAll(name);
		return [name, values.length === 1 ? values[0] : values];
	});
	return Object.fromEntries(fields);
}
function bodyOf(contentType, bytes) {
	if (bytes.length === 0)
		return null;
	const text = bytes.toString('utf8');
	const type = (0,media_type .c0)(contentType);
	if (type === 'application/x-www-form-urlencoded')
		return mock_fieldsOf(new URLSearchParams(text));
	if (!(0,media_type .t6)(type))
		return text;
	const data = (0,json_text .o)(text);
	return data === undefined ? text : data;
}
function answer(request, response, status, data) {
	send(request, response, status, `${(0,json .Mf)(data)}\n`);
}
function send(request, response, status, text) {
	let read = 0;
	request.on('data', (chunk) => {
		read += chunk.length;
		if (read > MAX_BODY_BYTES)
			request.destroy();
	});
	request.on('end', () => {
		response.writeHead(status, { 'Content-Type': JSON_TYPE, 'Content-Length': Buffer.byteLength(text) });
		response.end(request.method === 'HEAD' ? undefined : text);
	});
}
function allowEverybody(request, response) {
	response.setHeader('Access-Control-Allow-Origin', '*');
	const method = request.headers['access-control-request-method'];
	if (method !== undefined)
		response.setHeader('Access-Control-Allow-Methods', method);
	const headers = request.headers['access-control-request-headers'];
	if (headers !== undefined)
		response.setHeader('Access-Control-Allow-Headers', headers);
}
function pathOf({ url = '/' }) {
	const path = url.split('?', 1)[0] ?? '/';
	try {
		return decodeURIComponent(path);
	}
	catch {
		return path;
	}
}
function refusal() {
	const body = '{"erro":"o mock não responde WebSocket"}\n';
	return `HTTP/1.1 501 Not Implemented\r\nContent-Type: ${JSON_TYPE}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`;
}
function addressOf(node, host) {
	const { port } = node.address();
	return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
function listen(node, port, host) {
	return new Promise((resolve, reject) => {
		node.once('error', cause => {
			const { code } = cause;
			const reason = code === 'EADDRINUSE'
				? $said`Port ${port} is in use.`
				: $said`Port ${port} cannot be opened: ${cause.message}.`;
			reject(new user_error .y(reason, $said('Choose another with --port; 0 takes any that is free.'), { cause }));
		});
		node.listen(port, host, resolve);
	});
}


 }),

 54817:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   T: () => (  serverOfRoutes)
 });
 var _server_index_js$m0 = __webpack_require__(78199);

function serverOfRoutes(name, routes, { port = null, host = null } = {}) {
	return {
		name,
		place: { file: name, line: 1 },
		port,
		host,
		action: null,
		routes: routes.map(({ method, path, params, certainty = 'sure' }, index) => ({
			server: name,
			method: (0,_server_index_js$m0  .tc)(method),
			path,
			params: params ?? (0,_server_index_js$m0  .mC)(path),
			place: { file: name, line: index + 1 },
			origin: 'list',
			certainty,
			validations: [],
		})),
	};
}


 })

};
