export const id = 1899;
export const ids = [1899];
export const modules = {

 51899:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   addressPoints: () => (  addressPoints)
 });
 var _contract_files_js$m0 = __webpack_require__(77964);
 var _findings_user_error_js$m1 = __webpack_require__(14343);
 var _git_short_commit_js$m2 = __webpack_require__(97595);
 var _http_fault_js$m3 = __webpack_require__(22473);
 var _text_counted_js$m4 = __webpack_require__(35676);
 var _verify_live_js$m5 = __webpack_require__(15532);
 var _point_js$m6 = __webpack_require__(78157);







const TIMEOUT_MS = 5_000;
const MINUTES = [
	[count => (0,_text_counted_js$m4  .h)(count, 'day'), 24 * 60],
	[count => (0,_text_counted_js$m4  .h)(count, 'hour'), 60],
];
async function addressPoints({ baseUrl, network, versao, commit, command, }) {
	if (baseUrl === undefined)
		return [
			(0,_point_js$m6  .z)('address', 'base_url', 'attention', $said('refdata.yml does not say where the files are published.'), {
				remedy: $said('Add `base_url: https://…` to refdata.yml.'),
			}),
		];
	if (!network)
		return [
			(0,_point_js$m6  .z)('address', baseUrl, 'skipped', $said('It was not asked.'), { remedy: command('doctor --network') }),
		];
	const live = new _verify_live_js$m5  .F(baseUrl.replace(/\/+$/, ''), TIMEOUT_MS);
	try {
		return await answeredPoints(live, { versao, commit, verify: `refdata verify ${baseUrl}` });
	}
	catch (error) {
		if (error instanceof _http_fault_js$m3  .F9)
			return [(0,_point_js$m6  .z)('address', baseUrl, 'broken', $said`The address ${error.reason}.`, { remedy: error.remedy })];
		if (error instanceof _findings_user_error_js$m1  .y)
			return [(0,_point_js$m6  .z)('address', baseUrl, 'broken', error.message, { remedy: error.remedy })];
		throw error;
	}
}
async function answeredPoints(live, { versao, commit, verify }) {
	const index = await live.ask((0,_contract_files_js$m0  .XM)('index'), { headers: { origin: 'https://consumer.example' } });
	const name = live.base;
	if (index.status !== 200)
		return [
			(0,_point_js$m6  .z)('address', name, 'broken', $said`It answers ${index.status} to ${(0,_contract_files_js$m0  .XM)('index')}.`, {
				remedy: $said`Publish the reference there (docs/publishing.md), then: ${verify}`,
			}),
		];
	const [data, manifest] = [await jsonAt(live, (0,_contract_files_js$m0  .XM)('index')), await jsonAt(live, _contract_files_js$m0  .U4)];
	const published = typeof data?.versao === 'string' ? data.versao : undefined;
	if (published === undefined)
		return [
			(0,_point_js$m6  .z)('address', name, 'broken', $said`${(0,_contract_files_js$m0  .XM)('index')} there is no reference.`, { remedy: verify }),
		];
	const age = ageOf(index.headers.get('last-modified'));
	const said = $said`versao ${published} is live${age}`;
	const points = versao !== undefined && versao !== published
		? [
			(0,_point_js$m6  .z)('address', name, 'attention', $said`${said}, and ${versao} is declared here.`, {
				remedy: $said('Publish what is here (docs/publishing.md), or check out what is live.'),
			}),
		]
		: [(0,_point_js$m6  .z)('address', name, 'ok', `${said}.`)];
	if (commit !== null && typeof manifest?.commit === 'string')
		points.push(manifest.commit === commit
			? (0,_point_js$m6  .z)('address', 'commit', 'ok', $said`What is live was built of the commit that is checked out.`)
			: (0,_point_js$m6  .z)('address', 'commit', 'ok', $said`What is live was built of ${(0,_git_short_commit_js$m2  .A)(manifest.commit)}, and ${(0,_git_short_commit_js$m2  .A)(commit)} is checked out.`));
	const origin = index.headers.get('access-control-allow-origin');
	points.push(origin === '*'
		? (0,_point_js$m6  .z)('address', 'CORS', 'ok', $said('Pages of other origins may read it.'))
		: (0,_point_js$m6  .z)('address', 'CORS', 'broken', $said`Pages of other origins cannot read it: access-control-allow-origin is ${origin ?? $said('not there')}.`, {
			remedy: $said`Let the host send \`Access-Control-Allow-Origin: *\` (docs/hosting.md), then: ${verify}`,
		}));
	return points;
}
async function jsonAt(live, path) {
	const text = await live.text(path);
	try {
		const data = text === undefined ? undefined : JSON.parse(text);
		return typeof data === 'object' && data !== null ? data : undefined;
	}
	catch {
		return undefined;
	}
}
function ageOf(lastModified) {
	const minutes = (Date.now() - Date.parse(lastModified ?? '')) / 60_000;
	if (!(minutes >= 0))
		return '';
	const [unit, size] = MINUTES.find(([, each]) => minutes >= each) ?? [
		(count) => (0,_text_counted_js$m4  .h)(count, 'minute'),
		1,
	];
	return $said`, of ${unit(Math.floor(minutes / size))} ago`;
}


 }),

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


 })

};
