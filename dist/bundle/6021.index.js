export const id = 6021;
export const ids = [6021];
export const modules = {

 15532:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   F: () => (  LiveAddress)
 });
 var _http_address_js$m0 = __webpack_require__(73301);
 var _http_fault_js$m1 = __webpack_require__(22473);
 var _http_request_js$m2 = __webpack_require__(78435);
 var _published_index_js$m3 = __webpack_require__(14336);




const MAX_REDIRECTS = 5;
class LiveAddress {
	base;
	timeoutMs;
	isFolder = false;
	answers = new Map();
	constructor(base, timeoutMs) {
		this.base = base;
		this.timeoutMs = timeoutMs;
	}
	covers() {
		return true;
	}
	async listApi() {
		return [];
	}
	placeOf(path) {
		return (0,_http_address_js$m0  .ci)(this.base, path);
	}
	async read(path) {
		try {
			const { answer, content } = await this.fetch(path, { headers: { 'accept-encoding': 'identity' } });
			this.answers.set(path, answer);
			if (answer.status === 404 || answer.status === 410)
				return { kind: 'missing' };
			if (answer.status !== 200)
				return { kind: 'unreadable', reason: $said`answered ${answer.status}` };
			return content ? { kind: 'found', bytes: content } : { kind: 'too-large' };
		}
		catch (error) {
			if (!(error instanceof _http_fault_js$m1  .F9) || error instanceof LeadsElsewhere)
				throw error;
			return { kind: 'unreachable', reason: error.reason, remedy: error.remedy };
		}
	}
	async text(path) {
		try {
			const { answer, content } = await this.fetch(path, {});
			return answer.status === 200 && content ? new TextDecoder().decode(content) : undefined;
		}
		catch (error) {
			if (!(error instanceof _http_fault_js$m1  .F9))
				throw error;
			return undefined;
		}
	}
	async ask(path, options = {}) {
		return (await this.fetch(path, options)).answer;
	}
	async probe(path, options = {}) {
		try {
			return await this.ask(path, options);
		}
		catch (error) {
			if (!(error instanceof _http_fault_js$m1  .F9))
				throw error;
			const status = error instanceof LeadsElsewhere ? error.status : 0;
			return { ...NO_ANSWER, status, fault: error.reason };
		}
	}
	async fetch(path, options) {
		const redirects = [];
		let url = this.placeOf(path);
		for (;;) {
			const { response, content } = await (0,_http_request_js$m2  .Em)(url, {
				timeoutMs: this.timeoutMs,
				...options,
				manualRedirects: true,
			});
			const location = response.status >= 300 && response.status < 400 && response.headers.get('location');
			if (location && URL.canParse(location, url) && redirects.length < MAX_REDIRECTS) {
				await response.body?.cancel();
				const next = new URL(location, url);
				if (next.hostname !== new URL(url).hostname)
					throw new LeadsElsewhere(next, response.status);
				url = next.href;
				redirects.push(url);
				continue;
			}
			const bytes = await (0,_http_request_js$m2  .CB)(content, _published_index_js$m3  .tp);
			const answer = {
				status: response.status,
				headers: response.headers,
				redirects,
				sha256: bytes && (0,_published_index_js$m3  .Bj)(bytes),
				bytes: bytes?.length ?? 0,
				isPage: bytes !== undefined && (0,_published_index_js$m3  .yp)(bytes),
			};
			return { answer, content: bytes };
		}
	}
}
const NO_ANSWER = {
	headers: new Headers(),
	redirects: [],
	sha256: undefined,
	bytes: 0,
	isPage: false,
};
class LeadsElsewhere extends _http_fault_js$m1  .F9 {
	status;
	constructor({ protocol, host }, status) {
		super($said`leads to another host, ${host}`, $said`If the site has moved, give ${protocol}//${host} as its address; if that is a sign-in page, of a network or of the host, sign in first or make the site public.`);
		this.status = status;
	}
}


 }),

 66021:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  M: () => (  verify_verify)
});

var attest_demand = __webpack_require__(70941);
var files = __webpack_require__(77964);
var user_error = __webpack_require__(14343);
var short_commit = __webpack_require__(97595);
var fault = __webpack_require__(22473);
var request = __webpack_require__(78435);
var published = __webpack_require__(14336);
var attest_maker = __webpack_require__(72972);
var subject = __webpack_require__(48636);
var verify = __webpack_require__(12995);
; 



const PATH = `/${subject .K}`;
async function attestedBy(live, sha256, demand) {
	const what = { check: 'attestation', title: $said('Whoever may has made the files'), paths: [PATH] };
	try {
		if (sha256 === undefined)
			throw new verify .Zf($said('is not there'), $said('Publish it again, with its manifest.'));
		const result = await live.read(PATH);
		const text = result.kind === 'found' ? Buffer.from(result.bytes).toString('utf8') : '';
		const maker = await (0,verify .Or)(text, sha256, demand);
		const message = $said`made by ${(0,attest_maker .S)(maker)}`;
		return { maker, point: { ...what, verdict: 'pass', message, remedy: null } };
	}
	catch (error) {
		if (!(error instanceof verify .Zf))
			throw error;
		const message = $said`the manifest ${error.reason}`;
		return { maker: null, point: { ...what, verdict: 'fail', message, remedy: error.remedy } };
	}
}

var published_files = __webpack_require__(9324);
var counted = __webpack_require__(35676);
; 

function said({ status, fault }) {
	return fault ?? $said`answers ${status}`;
}
const HEADERS_REMEDY = $said('Use the header file of your host that the build writes; docs/hosting.md says how, and which hosts let nobody choose.');
function* dataAnswers({ plain }) {
	for (const name of files .GY) {
		const answer = plain.get((0,files .XM)(name));
		if (answer?.status === 200)
			yield [(0,files .XM)(name), answer];
	}
}

; 




const PUBLISH_AGAIN = $said('Publish the folder again, as a whole and as it was built.');
const ABSENCE_RULES = new Set([published_files .tO.id, published_files .WO.id]);
const CONTRACT_PATHS = new Set(files .GY.map(files .XM));
const MANIFEST_RULES = /^manifest-/;
const VERSAO_RULES = /^versao-/;
const files_status = {
	id: 'status',
	spreads: true,
	title: $said('Each of the seven files is there'),
	*breaches({ plain }) {
		for (const path of files .GY.map(files .XM)) {
			const answer = plain.get(path);
			if (answer?.status === 200)
				continue;
			const message = answer ? `GET ${said(answer)}` : 'GET is not answered';
			yield { verdict: 'fail', message, remedy: remedyFor(answer?.status), path };
		}
	},
	seen: () => 'GET answers 200',
};
function remedyFor(code = 0) {
	if (code === 401 || code === 403)
		return $said('Make the site public, for everybody and without signing in, and look whether a firewall stands in the way.');
	if (code === 429 || code >= 500)
		return $said('Look whether the host is in trouble, or wants fewer requests; then look again.');
	return PUBLISH_AGAIN;
}
const redirects = {
	id: 'redirects',
	title: $said('A file is answered at its own address'),
	*breaches({ plain }) {
		for (const [path, { redirects: hops }] of plain) {
			if (hops.length === 0 || !path.startsWith('/api/'))
				continue;
			const message = `GET leads over ${hops.length} more ${hops.length === 1 ? $said('address') : $said('addresses')}, to ${new URL(hops.at(-1)).origin}`;
			yield { verdict: 'warn', message, remedy: $said('Give consumers the address that it leads to.'), path };
		}
	},
	seen: () => $said('no redirects'),
};
const schema = {
	id: 'schema',
	spreads: true,
	title: $said('Each file follows its JSON Schema and the rules'),
	*breaches({ proved: { findings }, plain }) {
		for (const finding of findings) {
			if (MANIFEST_RULES.test(finding.rule) || VERSAO_RULES.test(finding.rule) || finding.level === 'notice')
				continue;
			const path = finding.subject ?? '';
			const isTold = CONTRACT_PATHS.has(path) && plain.get(path)?.status !== 200;
			if (!isTold || !ABSENCE_RULES.has(finding.rule))
				yield breachOf(finding);
		}
	},
	seen: ({ proved }) => `${proved.files.length === 1 ? $said('1 file holds') : $said`${proved.files.length} files hold`}`,
};
const versao = {
	id: 'versao',
	spreads: true,
	title: $said('`versao` is the same everywhere'),
	*breaches({ proved: { findings } }) {
		for (const finding of findings)
			if (VERSAO_RULES.test(finding.rule) || finding.rule === 'manifest-versao')
				yield breachOf(finding);
	},
	seen: ({ proved }) => $said`versao ${proved.versao}`,
};
const manifest = {
	id: 'manifest',
	spreads: true,
	title: $said('Each file has the bytes that the manifest says'),
	*breaches({ proved: { findings, hasManifest } }) {
		if (!hasManifest)
			yield {
				verdict: 'warn',
				message: $said('there is no manifest: nobody can tell whether the files belong together'),
				remedy: $said('Publish the whole folder that `refdata build` writes.'),
				path: files .U4,
			};
		for (const finding of findings)
			if (MANIFEST_RULES.test(finding.rule) && finding.rule !== 'manifest-versao')
				yield breachOf(finding);
	},
	seen: ({ plain }) => $said`${plain.size === 1 ? $said('1 file was') : $said`${plain.size} files were`} read`,
};
const registry = {
	id: 'registry',
	title: $said('The registry holds, and archives have their SHA-256'),
	*breaches({ registry: checked }) {
		for (const finding of checked?.findings ?? [])
			if (finding.level !== 'notice')
				yield breachOf(finding);
	},
	seen: ({ registry: checked }) => checked
		? $said`${(0,counted .h)(checked.packages, 'package')}, ${(0,counted .h)(checked.archives, 'archive')} opened`
		: $said('there is none'),
};
const links = {
	id: 'links',
	title: $said('Pages that error codes name are there'),
	*breaches({ links: answers }) {
		for (const { url, result } of answers) {
			if (typeof result === 'number' && result < 400)
				continue;
			const gone = result === 404 || result === 410;
			yield {
				verdict: gone ? 'fail' : 'warn',
				message: $said`the page ${typeof result === 'number' ? $said`answers ${result}` : result}`,
				remedy: $said('Correct `doc` of the code, or `documentacao`; or publish the page.'),
				path: url,
			};
		}
	},
	seen: ({ links: answers }) => (answers.length === 0 ? $said('none was looked at') : $said`${answers.length} looked at`),
};
const addresses = {
	id: 'addresses',
	spreads: true,
	title: $said('Every address of a page that was ever given is there'),
	*breaches({ addresses: answers }) {
		const isNone = answers.every(({ state }) => state === 'gone');
		for (const { address, state } of answers) {
			if (state === 'there')
				continue;
			const [verdict, message, remedy] = ADDRESS_BREACHES[isNone ? 'none' : state];
			yield { verdict, message, remedy, path: address };
		}
	},
	seen: ({ addresses: answers }) => answers.length === 0 ? $said('the site has no pages') : $said`${answers.length} looked at`,
};
const ADDRESS_BREACHES = {
	none: ['warn', $said('none of the pages is there'), $said('Publish the whole folder; or build it with `site: data`.')],
	'with-ending': [
		'warn',
		$said('the page answers only with the ending .html'),
		$said('Use the file of your host that the build writes (docs/hosting.md): addresses without an ending are those that people keep.'),
	],
	'no-place': ['fail', $said('the page has no such place any more'), PUBLISH_AGAIN],
	gone: ['fail', $said('the page is gone'), PUBLISH_AGAIN],
};
const fileChecks = [
	files_status,
	redirects,
	schema,
	versao,
	manifest,
	registry,
	links,
	addresses,
];
function breachOf({ level, rule, message, remedy, subject }) {
	return {
		verdict: level === 'error' ? 'fail' : 'warn',
		message: `${rule}: ${message}`,
		remedy,
		path: subject ?? '',
	};
}

; 


const MAX_HOST_AGE_S = 600;
const MIN_COMPRESSED_BYTES = 1024;
const cors = {
	id: 'cors',
	title: $said('Pages of every origin may read'),
	*breaches(observed) {
		for (const [path, { headers }] of dataAnswers(observed)) {
			yield* openness(path, headers, '');
			const asked = observed.compressed.get(path);
			if (asked && asked.fault === undefined)
				yield* openness(path, asked.headers, $said(' to a request with an Origin'));
		}
	},
	seen: () => $said('Access-Control-Allow-Origin: *, also to a request with an Origin'),
};
function* openness(path, headers, when) {
	const value = headers.get('access-control-allow-origin');
	if (value === '*') {
		if (headers.get('access-control-allow-credentials') !== 'true')
			return;
		const message = $said`Access-Control-Allow-Credentials: true, with "*"${when}`;
		yield { verdict: 'warn', message, remedy: $said('Leave it out: the data is public.'), path };
		return;
	}
	const message = value === null
		? $said`no Access-Control-Allow-Origin${when}`
		: $said`Access-Control-Allow-Origin: ${value}${when}, in place of *`;
	yield { verdict: 'fail', message, remedy: HEADERS_REMEDY, path };
}
const preflight = {
	id: 'preflight',
	title: $said('OPTIONS is answered for pages'),
	*breaches({ preflight: answer }) {
		const { status, headers, fault } = answer;
		const open = headers.get('access-control-allow-origin') === '*';
		if (status >= 200 && status < 300 && open)
			return;
		const without = open || fault !== undefined ? '' : $said(' without Access-Control-Allow-Origin: *');
		const message = $said`OPTIONS ${said(answer)}${without}`;
		const remedy = $said`A plain GET needs no such answer; pages that add headers of their own do. ${HEADERS_REMEDY}`;
		yield { verdict: 'warn', message, remedy, path: '/api/index.json' };
	},
	seen: ({ preflight: { status } }) => $said`OPTIONS answers ${status}`,
};
const type = {
	id: 'content-type',
	title: $said('Content-Type is JSON in UTF-8'),
	*breaches(observed) {
		for (const [path, { headers, isPage }] of dataAnswers(observed)) {
			const value = headers.get('content-type') ?? '';
			const [essence = '', ...parameters] = value.split(';').map(part => part.trim().toLowerCase());
			const charset = parameters
				.find(part => part.startsWith('charset='))
				?.slice(8)
				.replaceAll('"', '');
			const remedy = HEADERS_REMEDY;
			if (isPage || essence !== 'application/json')
				yield { verdict: 'fail', message: $said`Content-Type is ${value || $said('missing')}`, remedy, path };
			else if (charset === undefined)
				yield { verdict: 'warn', message: $said`Content-Type is ${value}, without charset=utf-8`, remedy, path };
			else if (charset !== 'utf-8')
				yield { verdict: 'fail', message: $said`Content-Type says charset=${charset}`, remedy, path };
		}
	},
	seen: () => 'application/json; charset=utf-8',
};
const caching = {
	id: 'caching',
	title: $said('A copy is asked about before each use'),
	*breaches(observed) {
		for (const [path, { headers }] of dataAnswers(observed)) {
			const value = headers.get('cache-control');
			const fault = cachingFault(value);
			if (fault)
				yield { ...fault, remedy: HEADERS_REMEDY, path };
		}
	},
	seen: observed => {
		const values = [...dataAnswers(observed)].map(([, { headers }]) => headers.get('cache-control'));
		return $said`Cache-Control: ${[...new Set(values)].join('; ')}`;
	},
};
function cachingFault(value) {
	if (value === null)
		return { verdict: 'warn', message: $said('no Cache-Control: each client keeps a copy as long as it likes') };
	const directives = value
		.toLowerCase()
		.split(',')
		.map(part => part.trim());
	if (directives.includes('no-store'))
		return {
			verdict: 'warn',
			message: $said`Cache-Control: ${value}: nothing can be kept, and each use costs a whole answer`,
		};
	if (directives.includes('no-cache'))
		return undefined;
	const age = secondsOf('max-age', directives);
	if (age === undefined)
		return { verdict: 'warn', message: $said`Cache-Control: ${value} does not say how long a copy is good for` };
	const longer = directives.includes('must-revalidate') ? 0 : secondsOf('stale-while-revalidate', directives);
	const seconds = age + (longer ?? 0);
	if (seconds === 0)
		return undefined;
	if (seconds > MAX_HOST_AGE_S || directives.includes('immutable'))
		return {
			verdict: 'fail',
			message: $said`Cache-Control: ${value}: a new deployment is not seen for ${seconds} s`,
		};
	return {
		verdict: 'warn',
		message: $said`Cache-Control: ${value}: a new deployment may not be seen for ${seconds} s`,
	};
}
function secondsOf(name, directives) {
	const found = directives.map(part => /^([\w-]+)="?(\d+)"?$/.exec(part)).find(match => match?.[1] === name);
	return found ? Number(found[2]) : undefined;
}
const validator = {
	id: 'etag',
	title: $said('An answer has an ETag'),
	*breaches(observed) {
		for (const [path, { headers }] of dataAnswers(observed)) {
			const etag = headers.get('etag');
			const remedy = HEADERS_REMEDY;
			if (etag?.startsWith('W/'))
				yield { verdict: 'warn', message: $said('the ETag is weak'), remedy, path };
			else if (etag === null && headers.get('last-modified') !== null)
				yield { verdict: 'warn', message: $said('no ETag, only Last-Modified'), remedy, path };
			else if (etag === null)
				yield {
					verdict: 'fail',
					message: $said('neither ETag nor Last-Modified: a copy cannot be asked about'),
					remedy,
					path,
				};
		}
	},
	seen: () => 'strong',
};
const conditional = {
	id: 'conditional',
	title: $said('A copy that is still good is answered by 304'),
	*breaches({ conditional: answers, foreign }) {
		for (const [path, answer] of answers) {
			if (answer.status === 304)
				continue;
			const remedy = $said`Each use costs a whole answer. ${HEADERS_REMEDY}`;
			yield { verdict: 'warn', message: $said`a conditional request ${said(answer)}`, remedy, path };
		}
		if (foreign.status === 304)
			yield {
				verdict: 'fail',
				message: $said('an ETag that no answer ever had is answered by 304: clients keep old data for ever'),
				remedy: $said('Let the host compare If-None-Match with the ETag of the file, or ignore it.'),
				path: (0,files .XM)('index'),
			};
	},
	seen: ({ conditional: answers }) => (answers.size === 0 ? $said('there is nothing to ask with') : '304'),
};
const compression = {
	id: 'compression',
	spreads: true,
	title: $said('Answers are compressed, and hold the same bytes'),
	*breaches({ plain, compressed }) {
		for (const [path, answer] of compressed) {
			const { headers, sha256, fault } = answer;
			const whole = plain.get(path);
			if (fault !== undefined)
				yield {
					verdict: 'fail',
					message: $said`the compressed answer ${said(answer)}`,
					remedy: $said('Browsers ask for compressed answers, always: let the host compress them itself.'),
					path,
				};
			else if (sha256 !== whole?.sha256)
				yield {
					verdict: 'fail',
					message: $said('the compressed answer holds other bytes than the plain one'),
					remedy: $said('Publish again: copies compressed before are of another build.'),
					path,
				};
			else if (headers.get('content-encoding') === null && (whole?.bytes ?? 0) >= MIN_COMPRESSED_BYTES)
				yield { verdict: 'warn', message: $said('not compressed'), remedy: HEADERS_REMEDY, path };
			else if (headers.get('content-encoding') !== null &&
				!/accept-encoding|\*/i.test(headers.get('vary') ?? ''))
				yield {
					verdict: 'warn',
					message: $said('compressed without Vary: Accept-Encoding'),
					remedy: $said('A shared cache may give it to a client that cannot read it. Add the header.'),
					path,
				};
		}
	},
	seen: ({ compressed }) => {
		const encodings = [...compressed.values()].map(({ headers }) => headers.get('content-encoding'));
		return ([...new Set(encodings)]
			.filter(encoding => encoding !== null)
			.sort()
			.join(', ') || $said('all are small'));
	},
};
const headerChecks = [
	cors,
	preflight,
	type,
	caching,
	validator,
	conditional,
	compression,
];

var said_registry = __webpack_require__(10850);
var html = __webpack_require__(96223);
; 


const MAX_PAGES = 5000;
const MAX_REQUESTS_AT_ONCE = 4;
const IN_PARTS = 'data-parts="';
const PARTS = /^globalThis\.refdataParts=(\[.*\]);\s*$/s;
async function everyAddress(referencia, live) {
	const byPage = new Map();
	for (const address of addressesIn(referencia)) {
		const [page = ''] = address.split('#', 1);
		byPage.set(page, [...(byPage.get(page) ?? []), address]);
	}
	const answers = new Map();
	await (0,said_registry .gG)([...byPage].slice(0, MAX_PAGES), MAX_REQUESTS_AT_ONCE, async ([page, addresses]) => {
		const plain = await live.text(page);
		const text = plain ?? (page.endsWith('/') ? undefined : await live.text(`${page}.html`));
		const found = plain === undefined ? 'with-ending' : 'there';
		const missing = new Set(text === undefined ? [] : addresses.filter(address => !hasFragment(text, address)));
		if (missing.size > 0 && text?.includes(IN_PARTS))
			for (const address of await onParts(page, [...missing], live))
				missing.delete(address);
		for (const address of addresses) {
			const state = text === undefined ? 'gone' : missing.has(address) ? 'no-place' : found;
			answers.set(address, { address, state });
		}
	});
	return [...byPage.values()].flat().flatMap(address => answers.get(address) ?? []);
}
async function onParts(page, addresses, live) {
	const parts = partsIn((await live.text(`${page}~.js`)) ?? '');
	const byPart = new Map();
	for (const address of addresses) {
		const part = parts.get(fragmentOf(address) ?? '');
		if (part !== undefined)
			byPart.set(part, [...(byPart.get(part) ?? []), address]);
	}
	const found = [];
	for (const [part, own] of byPart) {
		const path = `${page}~${part + 1}`;
		const text = (await live.text(path)) ?? (await live.text(`${path}.html`)) ?? '';
		found.push(...own.filter(address => hasFragment(text, address)));
	}
	return found;
}
function partsIn(script) {
	const [, list = '[]'] = PARTS.exec(script) ?? [];
	try {
		const parts = JSON.parse(list);
		if (!Array.isArray(parts))
			return new Map();
		return new Map(parts.flatMap((names, i) => Array.isArray(names) ? names.map((name) => [String(name), i]) : []));
	}
	catch {
		return new Map();
	}
}
function addressesIn(referencia) {
	const found = new Set();
	for (const list of [referencia?.itens, referencia?.antigos])
		if (Array.isArray(list))
			for (const item of list) {
				const address = item?.endereco;
				if (typeof address === 'string' && /^\/(?!\/)/.test(address))
					found.add(address);
			}
	return found;
}
function hasFragment(page, address) {
	if (!address.includes('#'))
		return true;
	const fragment = fragmentOf(address);
	return fragment !== undefined && page.includes(` id="${(0,html .qy)(fragment)}"`);
}
function fragmentOf(address) {
	const at = address.indexOf('#');
	if (at < 0)
		return undefined;
	try {
		return decodeURIComponent(address.slice(at + 1));
	}
	catch {
		return undefined;
	}
}

; 



const PAUSE_MS = 100;
const NO_HEAD = [403, 405, 501];
async function sampleLinks(index, erros, count, timeoutMs) {
	const answers = [];
	for (const url of chooseLinks(index, erros, count)) {
		if (answers.length > 0)
			await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
		const answer = { url, result: await resultOf(url, timeoutMs) };
		answers.push(answer);
		if (typeof answer.result === 'string')
			break;
	}
	return answers;
}
function chooseLinks(index, erros, count) {
	const base = index?.documentacao;
	const codes = erros?.codigos;
	if (typeof base !== 'string' || !Array.isArray(codes))
		return [];
	const urls = new Set();
	for (const code of codes) {
		const doc = code?.doc;
		if (typeof doc !== 'string' || doc === '')
			continue;
		const address = `${base}/${doc}`;
		if (!URL.canParse(address))
			continue;
		const url = new URL(address);
		url.hash = '';
		if (/^https?:$/.test(url.protocol))
			urls.add(url.href);
	}
	const hashed = [...urls].map(url => [(0,published .Bj)(new TextEncoder().encode(url)), url]);
	return hashed
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.slice(0, count)
		.map(([, url]) => url);
}
async function resultOf(url, timeoutMs) {
	try {
		const status = await statusOf(url, 'HEAD', timeoutMs);
		return NO_HEAD.includes(status) ? await statusOf(url, 'GET', timeoutMs) : status;
	}
	catch (error) {
		if (!(error instanceof fault .F9))
			throw error;
		return error.reason;
	}
}
async function statusOf(url, method, timeoutMs) {
	const { response } = await (0,request .Em)(url, { method, timeoutMs });
	await response.body?.cancel();
	return response.status;
}

var verify_live = __webpack_require__(15532);
; 








const ORIGIN = 'https://consumer.example';
const UNKNOWN_PATH = '/refdata-verify/there-is-no-such-path';
const UNKNOWN_DATA_PATH = '/api/refdata-verify-there-is-no-such-file.json';
const REVALIDATING = { 'cache-control': 'max-age=0' };
const PLAIN = { 'accept-encoding': 'identity' };
const FOREIGN_ETAG = '"refdata-verify-no-such-etag"';
const observe_MAX_REQUESTS_AT_ONCE = 4;
async function observe({ base, timeoutMs, links, progress }) {
	const live = new verify_live .F(base, timeoutMs);
	try {
		progress?.($said('files'));
		const index = (0,files .XM)('index');
		const head = await live.ask(index, { method: 'HEAD', headers: PLAIN });
		const data = new Map();
		const proved = await (0,published .Fw)(live, (path, value) => data.set(path, value));
		demandReference(live);
		progress?.($said('answers'));
		const [compressed, conditional] = [new Map(), new Map()];
		const paths = files .GY.map(files .XM).filter(path => live.answers.get(path)?.status === 200);
		await (0,said_registry .gG)(paths, observe_MAX_REQUESTS_AT_ONCE, async (path) => {
			const headers = { origin: ORIGIN, 'accept-encoding': 'br, gzip' };
			compressed.set(path, await live.probe(path, { headers }));
			const condition = conditionOf(live.answers.get(path));
			if (condition)
				conditional.set(path, await revalidate(live, path, condition));
		});
		const preflight = {
			origin: ORIGIN,
			'access-control-request-method': 'GET',
			'access-control-request-headers': 'if-none-match',
		};
		const others = {
			foreign: await revalidate(live, index, { 'if-none-match': FOREIGN_ETAG }),
			head,
			preflight: await live.probe(index, { method: 'OPTIONS', headers: preflight }),
			post: await live.probe(index, { method: 'POST' }),
			remove: await live.probe(UNKNOWN_DATA_PATH, { method: 'DELETE' }),
			unknown: await live.probe(UNKNOWN_PATH),
			unknownData: await live.probe(UNKNOWN_DATA_PATH),
		};
		progress?.($said('registry'));
		const registry = proved.hasRegistro
			? await (0,said_registry .qW)(await (0,said_registry .AY)(live.placeOf(files .AM), timeoutMs))
			: undefined;
		progress?.($said('addresses'));
		const referencia = data.get(files .Lh);
		const addresses = await everyAddress(referencia ?? undefined, live);
		progress?.($said('links'));
		const answer = live.answers.get(files .U4);
		const manifest = data.get(files .U4);
		return {
			base,
			plain: live.answers,
			compressed,
			conditional,
			...others,
			proved,
			registry,
			addresses,
			links: await sampleLinks(data.get(index), data.get((0,files .XM)('erros')), links, timeoutMs),
			manifest: answer?.sha256 && manifest ? { sha256: answer.sha256, commit: commitOf(manifest) } : undefined,
		};
	}
	catch (error) {
		if (!(error instanceof fault .F9))
			throw error;
		throw new user_error .y(`${base} ${error.reason}.`, error.remedy, { cause: error });
	}
}
function demandReference(live) {
	const seven = files .GY.map(name => live.answers.get((0,files .XM)(name)));
	const index = seven[0];
	const place = live.placeOf((0,files .XM)('index'));
	if (index?.status === 200 && index.isPage) {
		throw new user_error .y($said`${place} is a page for people, and not the index.`, $said('Check the path of the address. Some hosts answer every path that there is not with a page and status 200: then publish the files there first, and switch that off.'));
	}
	if (seven.every(answer => answer?.status === 404 || answer?.status === 410)) {
		throw new user_error .y($said`There is no reference at ${live.base}: ${place} answers ${index?.status}.`, $said('Check the path of the address, and whether the publication has come to its end.'));
	}
}
function revalidate(live, path, condition) {
	return live.probe(path, { headers: { ...PLAIN, ...REVALIDATING, ...condition } });
}
function conditionOf({ headers }) {
	const etag = headers.get('etag');
	if (etag)
		return { 'if-none-match': etag };
	const date = headers.get('last-modified');
	return date ? { 'if-modified-since': date } : undefined;
}
function commitOf(manifest) {
	const commit = manifest?.source?.commit;
	return typeof commit === 'string' ? commit : null;
}

; 



const COMPARED_HEADERS = ['content-type', 'etag'];
const head = {
	id: 'head',
	title: $said('HEAD is answered like GET'),
	*breaches({ head: answer, plain }) {
		const path = (0,files .XM)('index');
		const remedy = HEADERS_REMEDY;
		if (answer.status !== 200 || answer.bytes > 0)
			yield { verdict: 'warn', message: $said`HEAD ${said(answer)}`, remedy, path };
		const whole = plain.get(path);
		if (answer.status !== 200 || whole?.status !== 200)
			return;
		const others = COMPARED_HEADERS.filter(name => answer.headers.get(name) !== whole.headers.get(name));
		if (others.length > 0)
			yield { verdict: 'warn', message: $said`HEAD answers another ${others.join(', ')} than GET`, remedy, path };
	},
	seen: () => $said('HEAD answers 200'),
};
const writes = {
	id: 'methods',
	title: $said('Nothing accepts writes'),
	*breaches({ post, remove }) {
		yield* refusal('POST', post, (0,files .XM)('index'), [405]);
		yield* refusal('DELETE', remove, UNKNOWN_DATA_PATH, [405, 404]);
	},
	seen: ({ post, remove }) => `POST answers ${post.status} with Allow, DELETE ${remove.status}`,
};
function* refusal(method, answer, path, good) {
	const { status, headers } = answer;
	if (status === 0) {
		yield { verdict: 'warn', message: `${method} ${said(answer)}`, remedy: HEADERS_REMEDY, path };
	}
	else if (status < 400) {
		const remedy = $said('Let the host answer other methods than GET, HEAD and OPTIONS with 405.');
		yield { verdict: 'fail', message: `${method} ${said(answer)}`, remedy, path };
	}
	else if (!good.includes(status)) {
		yield {
			verdict: 'warn',
			message: $said`${method} ${said(answer)}, and not 405`,
			remedy: HEADERS_REMEDY,
			path,
		};
	}
	else if (status === 405 && !/\bGET\b/.test(headers.get('allow') ?? '')) {
		yield { verdict: 'warn', message: $said`${method} answers 405 without Allow`, remedy: HEADERS_REMEDY, path };
	}
}
const NO_FALLBACK = $said('Clients take the page for data. Switch off what sends every path to one page ("single-page app", "fallback", "rewrite to index.html"), and let the host use 404.html.');
const NO_OTHER_REFUSAL = $said('Let the host answer 404 where there is no file: clients take anything else for trouble that passes.');
const unknown = {
	id: 'not-found',
	title: $said('A path that there is not answers 404'),
	*breaches({ unknown: page, unknownData: data }) {
		yield* missing(page, UNKNOWN_PATH);
		yield* missing(data, UNKNOWN_DATA_PATH);
		if (data.status === 404 && !/json/.test(data.headers.get('content-type') ?? ''))
			yield {
				verdict: 'warn',
				message: $said('404 is not told in JSON where clients expect JSON'),
				remedy: $said`Clients have to look at the status first. ${HEADERS_REMEDY}`,
				path: UNKNOWN_DATA_PATH,
			};
		if (data.status === 404 && data.headers.get('access-control-allow-origin') !== '*')
			yield {
				verdict: 'warn',
				message: $said('404 has no Access-Control-Allow-Origin: a page cannot tell it from a broken network'),
				remedy: HEADERS_REMEDY,
				path: UNKNOWN_DATA_PATH,
			};
	},
	seen: () => $said('404, in JSON below /api'),
};
function* missing(answer, path) {
	const { status, isPage } = answer;
	if (status === 404 || status === 410)
		return;
	const what = status === 200 && isPage ? $said('answers 200 and a page') : said(answer);
	const misleads = status > 0 && status < 400;
	yield {
		verdict: misleads ? 'fail' : 'warn',
		message: $said`a path that there is not ${what}`,
		remedy: misleads ? NO_FALLBACK : NO_OTHER_REFUSAL,
		path,
	};
}
const methodChecks = [head, writes, unknown];

; 



const CHECKS = [...fileChecks, ...headerChecks, ...methodChecks];

; 

const MAX_POINTS_PER_CHECK = 20;
function judge(observed) {
	return CHECKS.flatMap(check => pointsOf(check, observed));
}
function isSpreading(observed) {
	return CHECKS.some(check => check.spreads && [...check.breaches(observed)].some(({ verdict }) => verdict === 'fail'));
}
function pointsOf(check, observed) {
	const groups = new Map();
	for (const breach of check.breaches(observed)) {
		const key = JSON.stringify([breach.verdict, breach.message, breach.remedy]);
		const group = groups.get(key);
		if (group)
			group.paths.add(breach.path);
		else
			groups.set(key, { breach, paths: new Set([breach.path]) });
	}
	const { id, title } = check;
	if (groups.size === 0)
		return [{ check: id, title, verdict: 'pass', message: check.seen(observed), remedy: null, paths: [] }];
	const sorted = [...groups.values()].sort((a, b) => severity(b.breach) - severity(a.breach));
	const points = sorted.slice(0, MAX_POINTS_PER_CHECK).map(({ breach, paths }) => ({
		check: id,
		title,
		verdict: breach.verdict,
		message: breach.message,
		remedy: breach.remedy,
		paths: [...paths],
	}));
	const left = sorted.slice(MAX_POINTS_PER_CHECK);
	const [next] = left;
	if (!next)
		return points;
	const { verdict } = next.breach;
	const remedy = $said('Mend those above first.');
	return [...points, { check: id, title, verdict, message: `and ${left.length} more`, remedy, paths: [] }];
}
function severity({ verdict }) {
	return verdict === 'fail' ? 1 : 0;
}

; 











const DEFAULT_LINKS = 10;
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 15_000;
const PAUSE_GROWTH = 1.6;
async function verify_verify(options) {
	const base = (0,published .uU)(options.baseUrl);
	const { timeoutMs = request .rl, links = DEFAULT_LINKS, waitSeconds = 0, progress } = options;
	const expected = options.expectedSha256 ?? (options.expectedManifest && (0,published .Bj)(options.expectedManifest));
	const demand = options.attestation && (await (0,attest_demand .M)(options.attestation));
	const deadline = performance.now() + waitSeconds * 1000;
	let pause = FIRST_PAUSE_MS;
	for (let attempts = 1;; attempts += 1) {
		const left = deadline - performance.now();
		const look = async () => {
			if (left > 0 && expected !== undefined && !(await isLive(base, expected, timeoutMs)))
				return undefined;
			return observe({ base, timeoutMs, links, progress });
		};
		let observed;
		try {
			observed = await look();
		}
		catch (error) {
			if (!(error instanceof user_error .y) || left <= 0)
				throw error;
		}
		const settled = observed &&
			(expected === undefined || observed.manifest?.sha256 === expected) &&
			!isSpreading(observed);
		if (observed && (settled || left <= 0)) {
			const attested = demand && (await attestedBy(new verify_live .F(base, timeoutMs), observed.manifest?.sha256, demand));
			return verification(base, observed, expected, attempts, attested);
		}
		progress?.($said`waiting for the deployment (${Math.ceil(Math.max(left, 0) / 1000)} s left)`);
		await new Promise(resolve => setTimeout(resolve, Math.max(0, Math.min(pause, left))));
		pause = Math.min(pause * PAUSE_GROWTH, MAX_PAUSE_MS);
	}
}
async function isLive(base, expected, timeoutMs) {
	try {
		const headers = { 'accept-encoding': 'identity' };
		return (await new verify_live .F(base, timeoutMs).ask(files .U4, { headers })).sha256 === expected;
	}
	catch (error) {
		if (error instanceof fault .F9)
			return false;
		throw error;
	}
}
function verification(baseUrl, observed, expected, attempts, attested) {
	const points = [
		...(expected === undefined ? [] : [deploymentPoint(observed, expected)]),
		...(attested === undefined ? [] : [attested.point]),
		...judge(observed),
	];
	const count = (verdict) => points.filter(point => point.verdict === verdict).length;
	return {
		ok: count('fail') === 0,
		baseUrl,
		versao: observed.proved.versao,
		commit: observed.manifest?.commit ?? null,
		attempts,
		pass: count('pass'),
		warn: count('warn'),
		fail: count('fail'),
		points,
		...(attested && { attestation: attested.maker }),
	};
}
function deploymentPoint({ manifest, proved }, expected) {
	const what = { check: 'deployment', title: $said('What is live is what was just built') };
	if (manifest?.sha256 === expected)
		return {
			...what,
			verdict: 'pass',
			message: $said('the manifest is the one just built'),
			remedy: null,
			paths: [],
		};
	const live = manifest
		? $said`the live manifest is of versao ${proved.versao}${manifest.commit === null ? '' : $said`, commit ${(0,short_commit .A)(manifest.commit)}`}, and not the one just built`
		: $said('there is no live manifest');
	const remedy = $said('Wait longer (--wait), and look at the deployment: whether it succeeded, and whether it belongs to this address.');
	return { ...what, verdict: 'fail', message: live, remedy, paths: [files .U4] };
}


 })

};
