export const id = 4118;
export const ids = [4118];
export const modules = {

 73834:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   x: () => (  locate)
 });
 var node_fs$m0 = __webpack_require__(73024);
 var node_path$m1 = __webpack_require__(76760);
 var _commands_api_docs_js$m2 = __webpack_require__(90007);
 var _findings_user_error_js$m3 = __webpack_require__(14343);
 var _git_left_out_js$m4 = __webpack_require__(34719);
 var _runtime_stats_js$m5 = __webpack_require__(15368);
 var _text_nearest_js$m6 = __webpack_require__(35112);







function locate(files) {
	for (const file of files)
		if (!(0,_runtime_stats_js$m5  .L)(file)?.isFile())
			throw noFile(file, files);
	const real = [...new Set(files.map(file => (0,node_fs$m0.realpathSync)(file)))];
	const here = (0,node_fs$m0.realpathSync)('.');
	const inside = real.every(path => path.startsWith(here + node_path$m1.sep));
	const root = inside ? here : real.map(node_path$m1.dirname).reduce(commonFolder);
	return { root, sources: real.map(path => (0,node_path$m1.relative)(root, path).split(node_path$m1.sep).join('/')) };
}
function noFile(given, all) {
	if ((0,_runtime_stats_js$m5  .L)(given)?.isDirectory())
		return new _findings_user_error_js$m3  .y($said`There is no file ${given}: it is a folder.`, $said('Name the file in it that declares the server.'));
	const [word] = (0,_text_nearest_js$m6  .p)(given.toLowerCase(), WORDS);
	const isPlain = /^-*[a-z]+$/i.test(given) && word !== undefined;
	if (isPlain) {
		const others = all.filter(file => file !== given);
		const rest = others.length > 0 ? others.join(' ') : 'src/app.df';
		const command = word === 'mock' ? `mock ${rest}` : word === 'verify' ? `api verify ${rest}` : `api ${rest} --${word}`;
		return new _findings_user_error_js$m3  .y($said`There is no file ${given}. Did you mean \`refdata ${command}\`?`, EXPLAINED);
	}
	const folder = (0,node_path$m1.dirname)(given);
	const submodule = (0,_git_left_out_js$m4  .ip)((0,node_path$m1.resolve)(folder), (0,node_path$m1.basename)(given));
	if (submodule !== undefined)
		return new _findings_user_error_js$m3  .y($said`There is no file ${given}: it is in the submodule ${submodule}, which was not checked out.`, _git_left_out_js$m4  .kO);
	const [near] = (0,_text_nearest_js$m6  .p)((0,node_path$m1.basename)(given), namesIn(folder));
	const meant = near === undefined ? '' : $said` Did you mean ${(0,node_path$m1.join)(folder, near)}?`;
	return new _findings_user_error_js$m3  .y($said`There is no file ${given}.${meant}`, EXPLAINED);
}
const EXPLAINED = $said('Name the file that declares the server, such as src/app.df.');
const WORDS = [
	..._commands_api_docs_js$m2  .hR.map(_commands_api_docs_js$m2  .iP),
	'all',
	'json',
	'handlers',
	'strict',
	'mock',
	'verify',
];
function namesIn(folder) {
	if (!(0,_runtime_stats_js$m5  .L)(folder)?.isDirectory())
		return [];
	return (0,node_fs$m0.readdirSync)(folder, { withFileTypes: true }).flatMap(entry => (entry.isFile() ? [entry.name] : []));
}
function commonFolder(a, b) {
	let common = a;
	while (b !== common && !b.startsWith((0,node_path$m1.join)(common, node_path$m1.sep)))
		common = (0,node_path$m1.dirname)(common);
	return common;
}


 }),

 4118:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  runApiVerify: () => (  runApiVerify)
});

var api_docs = __webpack_require__(90007);
var user_error = __webpack_require__(14343);
var exporters_address = __webpack_require__(99809);
var answers = __webpack_require__(49834);
var asked_request = __webpack_require__(55325);
var asked_requests = __webpack_require__(32120);
var client_request = __webpack_require__(47634);
var example = __webpack_require__(83015);
var methods = __webpack_require__(55695);
var needed_request = __webpack_require__(35624);
var openapi_paths = __webpack_require__(63260);
var exporters_reads = __webpack_require__(10116);
var exporters_schema = __webpack_require__(1682);
var schema_errors = __webpack_require__(77920);
var rule_info = __webpack_require__(50238);
var fault = __webpack_require__(22473);
var request = __webpack_require__(78435);
var api_descriptions = __webpack_require__(89838);
var media_type = __webpack_require__(89459);
var json_text = __webpack_require__(59957);
; 



















const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const STREAM = 'text/event-stream';
const JSON_MEDIA = 'application/json';
const MAX_BODY_BYTES = 64 * 1024 * 1024;
const ANY_VALUE = '1';
const BOUNDARY = 'refdata-form';
async function verifyServer(document, options) {
	const operations = [...(0,openapi_paths .p)(document).paths.values()].flat();
	const meant = operations.filter(({ method }) => options.allowWrites || SAFE.has(method));
	const findings = [];
	for (const operation of meant)
		findings.push(...(await tried(operation, options)));
	return { tried: meant.length, skipped: operations.length - meant.length, findings };
}
async function tried(operation, options) {
	const { method, described } = operation;
	const { path, place } = described.route;
	const responses = (0,answers .k)(described.route, method, true);
	const differences = differencesOf(await answerOf(operation, options), responses);
	return differences.map(text => (0,rule_info .h)(api_descriptions .Nl, `${method} ${path} ${text}.`, `${method} ${path}`, place));
}
async function answerOf(operation, { base, headers = {} }) {
	const asked = requestOf(operation);
	try {
		const { response, content } = await (0,request .Em)(base.replace(/\/+$/, '') + asked.path, {
			method: operation.method,
			headers: { ...asked.headers, ...headers },
			manualRedirects: true,
			...(asked.body !== undefined && { body: asked.body }),
		});
		const media = (0,media_type .c0)(response.headers.get('content-type'));
		if (media === STREAM) {
			await response.body?.cancel();
			return { status: response.status, media, text: undefined };
		}
		const bytes = await (0,request .CB)(content, MAX_BODY_BYTES);
		return { status: response.status, media, text: bytes && Buffer.from(bytes).toString('utf8') };
	}
	catch (cause) {
		if (!(cause instanceof fault .F9))
			throw cause;
		throw new user_error .y($said`${base} does not answer ${operation.method} ${asked.path}: ${cause.message}`, $said('Start the server, and give its address with --base.'), { cause });
	}
}
function requestOf({ described, method }) {
	const { address, demands, route } = described;
	const asks = (0,asked_requests .A)(route);
	if (asks)
		return describedRequest(described, asks, method);
	const { reads = [] } = route;
	const path = (0,exporters_address .Mp)(address, name => {
		const schema = demands.params.find(each => each.name === name)?.schema ?? (0,exporters_reads ["in"])(reads, name);
		return encodeURIComponent(schema ? String((0,example .Ql)(schema)) : ANY_VALUE);
	});
	const { query, headers, cookies, body, fields } = (0,needed_request .T)(described.demands, described.route.reads);
	const pairs = (all) => all.map(({ name, value }) => [name, String(value)]);
	const search = new URLSearchParams(pairs(query)).toString();
	const cookie = (0,asked_request .aS)(cookies.map(({ name, value }) => ({ name, value: String(value) })));
	const media = fields ? `${asked_request .D6}; boundary=${BOUNDARY}` : JSON_MEDIA;
	return {
		path: path + (search === '' ? '' : `?${search}`),
		headers: {
			...Object.fromEntries(pairs(headers)),
			...(cookie !== '' && { Cookie: cookie }),
			...((0,methods .d9)(method) && { 'Content-Type': media }),
		},
		body: (0,methods .d9)(method) ? (fields ? multipart(fields) : JSON.stringify(body)) : undefined,
	};
}
function describedRequest({ address }, asks, method) {
	const { query, headers, cookies, inPath, body } = (0,asked_request .Wo)(asks, method);
	const isForm = body?.fields !== undefined && body.media !== asked_request .uo;
	const cookie = (0,asked_request .aS)(cookies);
	return {
		path: (0,exporters_address .Mp)(address, name => encodeURIComponent(inPath.get(name) ?? ANY_VALUE)) + (0,client_request .wP)(query),
		headers: {
			...Object.fromEntries(headers.map(({ name, value }) => [name, value])),
			...(cookie !== '' && { Cookie: cookie }),
			...(body && { 'Content-Type': isForm ? `${body.media}; boundary=${BOUNDARY}` : body.media }),
		},
		body: isForm ? multipart(body.fields ?? []) : body?.text,
	};
}
function multipart(fields) {
	const parts = fields.map(({ name, value, isFile }) => {
		const file = isFile ? `; filename="${value}"` : '';
		return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
	});
	return `${parts.join('')}--${BOUNDARY}--\r\n`;
}
function differencesOf({ status, media, text }, responses) {
	const said = responses[status];
	if (!(0,exporters_schema .Wl)(said))
		return 'default' in responses ? [] : [$said`answers ${status}, which is not described`];
	if (text === '')
		return [];
	const content = (0,exporters_schema .Wl)(said.content) ? said.content : {};
	const range = Object.keys(content).find(each => (0,media_type .uW)(each, media));
	if (range === undefined)
		return Object.keys(content).length === 0
			? [$said`answers ${status} with a body, and none is described`]
			: [
				$said`answers ${status} as ${media || $said('no media type')}, and ${Object.keys(content).join(', ')} is described`,
			];
	const { schema } = content[range];
	return (0,media_type .t6)(media) && schema && text !== undefined ? bodyDifferences(status, text, schema) : [];
}
function bodyDifferences(status, text, schema) {
	if (Object.keys(schema).length === 0)
		return [];
	const data = (0,json_text .o)(text);
	if (data === undefined)
		return [$said`answers ${status} with a body that is no JSON`];
	const [error] = (0,schema_errors .d)(schema, data);
	return error
		? [$said`answers ${status} with a body that is not as described: ${error.at || $said('it')} ${error.message}`]
		: [];
}

var counted = __webpack_require__(35676);
var findings = __webpack_require__(1755);
var locate = __webpack_require__(73834);
; 






async function runApiVerify(file, flags) {
	const { root, sources } = (0,locate .x)([file]);
	const config = flags.base === undefined ? {} : { base: flags.base };
	const { servers } = await (0,api_docs .ec)({ root, sources, server: flags.server, config, handlers: true });
	const [described] = servers;
	if (!described)
		throw new user_error .y($said`${file} has no server.`, $said('Name the file that declares the server.'));
	const { document } = described;
	const headers = Object.fromEntries((flags.header ?? []).map(headerOf));
	const found = await verifyServer(document, {
		base: document.base,
		allowWrites: flags.allowWrites,
		headers,
	});
	if (flags.json)
		process.stdout.write(`${JSON.stringify({ base: document.base, ...found }, null, 2)}\n`);
	else
		(0,findings .c)(found.findings, process.stdout);
	const left = found.skipped === 0 ? '' : $said`; ${found.skipped} that may change something left out (--allow-writes)`;
	process.stderr.write($said`${(0,counted .h)(found.tried, 'operation')} tried at ${document.base}, ${(0,counted .h)(found.findings.length, 'difference')}${left}\n`);
	return found.findings.length === 0;
}
function headerOf(text) {
	const colon = text.indexOf(':');
	if (colon < 1)
		throw new user_error .y($said`--header is "${text}", which is no header.`, $said('Write it as "Authorization: Bearer …".'));
	return [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
}


 }),

 22473:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   F9: () => (  HttpFault),
   Kl: () => (  faultOf),
   Lx: () => (  isClosed),
   qE: () => (  timeoutFault)
 });
class HttpFault extends Error {
	reason;
	remedy;
	name = 'HttpFault';
	constructor(reason, remedy, cause) {
		super(reason, { cause });
		this.reason = reason;
		this.remedy = remedy;
	}
}
const CERTIFICATE = /CERT|LEAF_SIGNATURE|UNABLE_TO_VERIFY/;
const KNOWN = [
	{
		codes: /^(ENOTFOUND|EAI_AGAIN|EAI_NONAME)$/,
		remedy: $said('The name of the host is not known: look for a typing error; a new domain may need some time to spread.'),
	},
	{ codes: /^CERT_HAS_EXPIRED$/, remedy: $said('The certificate of the host has expired: renew it.') },
	{
		codes: /^ERR_TLS_CERT_ALTNAME_INVALID$/,
		remedy: $said('The certificate belongs to another host: give that name, or add this one to the certificate.'),
	},
	{
		codes: CERTIFICATE,
		remedy: $said('Nobody that this machine trusts has signed the certificate: give the host one of a public authority, with its whole chain.'),
	},
	{
		codes: /^(EPROTO|ERR_SSL_.*)$/,
		remedy: $said('The server does not speak TLS there: write http:// in place of https://, or correct the port.'),
	},
	{ codes: /^bad port$/, remedy: $said('Browsers refuse that port, and so does this: publish on another.') },
	{
		codes: /^(UND_ERR_SOCKET|ECONNRESET|EPIPE)$/,
		remedy: $said('The connection ended before the answer was whole: try again, and see what ends it if it happens each time.'),
	},
	{
		codes: /^Z_/,
		remedy: $said('The server says that the file is compressed, and it is not: correct its header `Content-Encoding`.'),
	},
	{
		codes: /^redirect count exceeded$/,
		remedy: $said('The server sends visitors round in a circle: correct its redirects.'),
	},
	{ codes: /^ECONNREFUSED$/, remedy: $said('Nobody listens there: check the port, and whether the server runs.') },
];
const PROXY = $said('Check the proxy that HTTPS_PROXY or HTTP_PROXY names, and whether it lets you there; hosts that are reached without it belong into NO_PROXY.');
const OTHERWISE = $said('Check the address, and whether the server runs.');
function faultOf(error, proxy) {
	const { cause, message } = error;
	const what = cause?.code || cause?.message || message;
	const known = KNOWN.find(({ codes }) => codes.test(what));
	if (proxy === undefined || CERTIFICATE.test(what))
		return new HttpFault($said`could not be fetched (${what})`, known?.remedy ?? OTHERWISE, error);
	const refused = /Proxy response \(\d+\)/.exec(cause?.message ?? '')?.[0];
	return new HttpFault($said`could not be fetched through the proxy ${proxy} (${refused ?? what})`, PROXY, error);
}
function isClosed(error) {
	const code = error.cause?.code;
	return code === 'UND_ERR_SOCKET' || code === 'ECONNRESET' || code === 'EPIPE';
}
function timeoutFault(timeoutMs) {
	return new HttpFault($said`did not answer within ${timeoutMs / 1000} s`, $said('Check the address, and whether the server runs; it may be slow only now.'));
}


 }),

 78435:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  rl: () => (  TIMEOUT_MS),
  CB: () => (  readBounded),
  Em: () => (  request)
});

var version = __webpack_require__(10529);
var fault = __webpack_require__(22473);
; 
const LOOPBACK = /^(?:localhost|127\.[\d.]+|\[::1\])$/;
const dispatchers = new Map();
function proxyFor({ protocol, hostname, port }, env) {
	const named = (name) => env[name.toLowerCase()] || env[name] || '';
	const proxy = named(protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY');
	if (proxy === '' || LOOPBACK.test(hostname))
		return undefined;
	const number = port || (protocol === 'https:' ? '443' : '80');
	const isListed = named('NO_PROXY')
		.toLowerCase()
		.split(/[\s,]+/)
		.map(entry => entry.replace(/^\*?\./, ''))
		.some(entry => entry === '*' || [hostname, `${hostname}:${number}`].some(host => isOf(host, entry)));
	if (isListed)
		return undefined;
	const address = proxy.includes('://') ? proxy : `http://${proxy}`;
	return URL.canParse(address) ? new URL(address) : undefined;
}
function isOf(host, domain) {
	return domain !== '' && (host === domain || host.endsWith(`.${domain}`));
}
function dispatcherFor({ href }) {
	const known = dispatchers.get(href);
	if (known)
		return known;
	const made = __webpack_require__.e(  6752).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19)).then(({ ProxyAgent }) => new ProxyAgent(href));
	dispatchers.set(href, made);
	return made;
}

; 



const TIMEOUT_MS = 30_000;
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
async function request(url, options = {}) {
	const { method = 'GET', headers = {}, timeoutMs = TIMEOUT_MS, bodyTimeoutMs = timeoutMs } = options;
	const proxy = URL.canParse(url) ? proxyFor(new URL(url), process.env) : undefined;
	const first = new AbortController();
	const timer = setTimeout(() => first.abort(), timeoutMs);
	const whole = AbortSignal.timeout(bodyTimeoutMs);
	try {
		const init = {
			method,
			headers: { 'user-agent': `refdata/${version .x}`, ...headers },
			...(options.body !== undefined && { body: options.body }),
			redirect: options.manualRedirects ? 'manual' : 'follow',
			signal: AbortSignal.any([first.signal, whole]),
			...(proxy && { dispatcher: await dispatcherFor(proxy) }),
		};
		const response = await fetch(url, init).catch((error) => {
			if (!SAFE.has(method) || !(0,fault .Lx)(error))
				throw error;
			return fetch(url, init);
		});
		return { response, content: bodyOf(response, whole, bodyTimeoutMs) };
	}
	catch (error) {
		throw first.signal.aborted || whole.aborted ? (0,fault .qE)(timeoutMs) : (0,fault .Kl)(error, proxy?.host);
	}
	finally {
		clearTimeout(timer);
	}
}
async function* bodyOf(response, whole, timeoutMs) {
	try {
		for await (const chunk of response.body ?? [])
			yield chunk;
	}
	catch (error) {
		throw whole.aborted ? (0,fault .qE)(timeoutMs) : (0,fault .Kl)(error);
	}
}
async function readBounded(content, maxBytes) {
	const chunks = [];
	let length = 0;
	for await (const chunk of content) {
		length += chunk.length;
		if (length > maxBytes)
			return undefined;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
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


 })

};
