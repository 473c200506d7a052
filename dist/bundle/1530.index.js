export const id = 1530;
export const ids = [1530];
export const modules = {

 55325:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   D6: () => (  MULTIPART),
   Wo: () => (  askedRequest),
   aS: () => (  cookieText),
   uo: () => (  URLENCODED),
   zE: () => (  FILE_NAME)
 });
 var _runtime_remembered_js$m0 = __webpack_require__(51969);
 var _text_media_type_js$m1 = __webpack_require__(89459);
 var _example_js$m2 = __webpack_require__(83015);
 var _json_js$m3 = __webpack_require__(36503);
 var _schema_js$m4 = __webpack_require__(1682);





const BODILESS = new Set(['GET', 'HEAD', 'TRACE']);
const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';
const ANY_TEXT = { type: 'string' };
const FILE_NAME = 'arquivo';
const BINARY = /^(?:image|audio|video|font)\/|\/(?:octet-stream|pdf|zip|gzip)$/;
const NOT_IN_COOKIES = /[^\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]+/gu;
function askedRequest(asks, method) {
	const known = made(asks);
	const request = known.get(method) ?? requestFor(asks, method);
	known.set(method, request);
	return request;
}
const made = (0,_runtime_remembered_js$m0  .H)((_asks) => new Map());
function requestFor({ parameters, bodies, security }, method) {
	const needed = parameters.filter(({ required }) => required);
	const pairs = (place) => needed.filter(each => each.in === place).flatMap(pairsOf);
	const cookies = pairs('cookie');
	const body = bodies.find(({ media }) => (0,_text_media_type_js$m1  .t6)(media)) ?? bodies[0];
	return {
		query: pairs('query'),
		headers: pairs('header'),
		cookies,
		inPath: new Map(pairs('path').map(({ name, value }) => [name, value])),
		body: body === undefined || BODILESS.has(method) ? null : bodyOf(body),
		credentials: [...security].sort((a, b) => a.length - b.length)[0] ?? [],
	};
}
function pairsOf(parameter) {
	const { name, schema, style, explode } = parameter;
	const value = (0,_example_js$m2  .Ql)(schema);
	const one = (text) => [{ name, value: text }];
	if (style === 'json')
		return one((0,_json_js$m3  .Mf)(value));
	if (Array.isArray(value)) {
		const texts = value.map(textOf);
		if (style === 'form' && explode)
			return texts.flatMap(text => ({ name, value: text }));
		return one(texts.join(DELIMITERS[style] ?? ','));
	}
	if (!(0,_schema_js$m4  .Wl)(value))
		return one(prefixed(parameter, textOf(value)));
	const fields = Object.entries(value).map(([key, each]) => [key, textOf(each)]);
	if (style === 'deepObject')
		return fields.map(([key, text]) => ({ name: `${name}[${key}]`, value: text }));
	if (style === 'form' && explode)
		return fields.map(([key, text]) => ({ name: key, value: text }));
	return one(fields.map(([key, text]) => (explode ? `${key}=${text}` : `${key},${text}`)).join(','));
}
const DELIMITERS = { spaceDelimited: ' ', pipeDelimited: '|', label: '.' };
function prefixed({ name, style }, text) {
	if (style === 'label')
		return `.${text}`;
	return style === 'matrix' ? `;${name}=${text}` : text;
}
function bodyOf({ media, schema }) {
	const { value } = (0,_example_js$m2  .a8)((0,_text_media_type_js$m1  .t6)(media) || !isEmpty(schema) ? schema : ANY_TEXT);
	if ((0,_text_media_type_js$m1  .t6)(media))
		return { media, text: (0,_json_js$m3  .Mf)(value) };
	if (media === URLENCODED || media === MULTIPART) {
		const properties = (0,_schema_js$m4  .Wl)(schema.properties) ? schema.properties : {};
		const fields = Object.entries((0,_schema_js$m4  .Wl)(value) ? value : {}).flatMap(([name, each]) => (Array.isArray(each) ? each : [each]).map(one => {
			const isFile = media === MULTIPART && isBinary(properties[name]);
			return { name, value: isFile ? FILE_NAME : textOf(one), isFile };
		}));
		const pairs = fields.map((field) => [field.name, field.value]);
		return { media, fields, text: new URLSearchParams(pairs).toString() };
	}
	if (isBinary(schema) || (isEmpty(schema) && BINARY.test(media)))
		return { media, text: FILE_NAME, isFile: true };
	const given = [schema.examples].flat().find(each => typeof each === 'string');
	return { media, text: given ?? textOf(value) };
}
function cookieText(cookies) {
	return cookies
		.map(({ name, value }) => `${name}=${value.toWellFormed().replace(NOT_IN_COOKIES, encodeURIComponent)}`)
		.join('; ');
}
function isEmpty(schema) {
	return Object.keys(schema).length === 0;
}
function isBinary(schema) {
	if (!(0,_schema_js$m4  .Wl)(schema))
		return false;
	return (schema.format === 'binary' ||
		(schema.contentMediaType !== undefined && schema.contentEncoding === undefined) ||
		isBinary(schema.items));
}
function textOf(value) {
	return typeof value === 'string' ? value : (0,_json_js$m3  .Mf)(value);
}


 }),

 32120:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   A: () => (  askedRequestsOf)
 });
 var _server_index_js$m0 = __webpack_require__(78199);

function askedRequestsOf({ asks, body, reads = [], security = [] }) {
	if (asks)
		return asks;
	if (body === undefined)
		return undefined;
	const parameters = reads.flatMap(({ target, name, required = false, schema }) => {
		const place = READ_IN[target];
		if (place === undefined || schema === undefined)
			return [];
		const style = place === 'query' || place === 'cookie' ? 'form' : 'simple';
		return [{ in: place, name, required, schema, style, explode: style === 'form' }];
	});
	const demanded = security.flatMap(({ name, scheme, optional }) => optional ? [] : (0,_server_index_js$m0  .$5)(name, scheme));
	return {
		parameters,
		bodies: body ? [body] : [],
		needsBody: body?.required ?? false,
		security: demanded.length > 0 ? [demanded] : [],
	};
}
const READ_IN = {
	params: 'path',
	query: 'query',
	headers: 'header',
	cookies: 'cookie',
};


 }),

 47634:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $4: () => (  moreProofs),
   Cb: () => (  variablePath),
   Kc: () => (  clientRequests),
   M3: () => (  TEMPLATE_START),
   hg: () => (  webSockets),
   ht: () => (  variablesOf),
   rt: () => (  credentialVariables),
   wP: () => (  queryText)
 });
 var _runtime_remembered_js$m0 = __webpack_require__(51969);
 var _address_js$m1 = __webpack_require__(99809);
 var _asked_request_js$m2 = __webpack_require__(55325);
 var _asked_requests_js$m3 = __webpack_require__(32120);
 var _example_js$m4 = __webpack_require__(83015);
 var _json_js$m5 = __webpack_require__(36503);
 var _methods_js$m6 = __webpack_require__(55695);
 var _needed_request_js$m7 = __webpack_require__(35624);
 var _summary_js$m8 = __webpack_require__(78762);









const RESERVED = new Set('base base_ws true false none null not _ __proto__'.split(' '));
const PARAMETER_VALUE = '1';
const NOT_IN_VARIABLES = /[^\p{L}\p{N}_]+/gu;
const CONTROLS = /\p{Cc}+/gu;
const TEMPLATE_START = /\{(?=[{%#])/g;
const JSON_HEADER = { name: 'Content-Type', value: 'application/json' };
const clientRequests = (0,_runtime_remembered_js$m0  .H)(({ routes, isBaseGiven, handlers }) => routes
	.filter(({ route }) => route.method !== _methods_js$m6  .KA)
	.map(described => ({
	...requestOf(described, handlers),
	...(isBaseGiven && { base: undefined }),
})));
function webSockets({ routes }) {
	return routes.filter(({ route }) => route.method === _methods_js$m6  .KA);
}
function variablesOf(document) {
	return named(document).variables;
}
const named = (0,_runtime_remembered_js$m0  .H)(({ routes }) => {
	const variables = new Map();
	const own = new Map();
	for (const { address, demands, route } of routes) {
		if (route.asks)
			continue;
		for (const { name } of address.parameters) {
			const variable = variableOf(name);
			if (variables.has(variable))
				continue;
			const field = demands.params.find(each => each.name === name);
			variables.set(variable, field ? textOf(field) : PARAMETER_VALUE);
		}
	}
	for (const described of routes) {
		if (!described.route.asks)
			continue;
		const { inPath, credentials } = (0,_asked_request_js$m2  .Wo)(described.route.asks, described.route.method);
		own.set(described, ownVariables(described, inPath, variables));
		for (const credential of credentials)
			for (const name of credentialVariables(credential))
				variables.set(name, name);
	}
	return { variables, own };
});
function ownVariables({ address }, inPath, variables) {
	return new Map(address.parameters.map(({ name }) => {
		const value = inPath.get(name) ?? PARAMETER_VALUE;
		const plain = variableOf(name.replace(NOT_IN_VARIABLES, '_').replace(/^(?=\d)/, '_'));
		let variable = plain;
		for (let i = 2; variables.has(variable) && variables.get(variable) !== value; i += 1)
			variable = `${plain}_${i}`;
		variables.set(variable, value);
		return [name, variable];
	}));
}
function variablePath(document, described, show) {
	const own = named(document).own.get(described);
	return (0,_address_js$m1  .Mp)(described.address, name => show(own?.get(name) ?? variableOf(name)));
}
function queryText(query) {
	if (query.length === 0)
		return '';
	return `?${query.map(({ name, value }) => `${encode(name)}=${encode(value)}`).join('&')}`;
}
function moreProofs([, ...others], show) {
	return others
		.filter(({ kind, in: place }) => place === 'header' && kind !== 'basic')
		.map(credential => {
		const value = show(credentialVariables(credential)[0] ?? '');
		return { name: credential.name, value: credential.kind === 'bearer' ? `Bearer ${value}` : value };
	});
}
function credentialVariables({ kind, scheme }) {
	const name = variableOf(scheme.replace(NOT_IN_VARIABLES, '_').replace(/^(?=\d)/, '_'));
	return kind === 'basic' ? [`${name}_user`, `${name}_password`] : [name];
}
function requestOf(described, handlers) {
	const { route, demands } = described;
	const asks = handlers ? (0,_asked_requests_js$m3  .A)(route) : route.asks;
	if (asks)
		return describedRequest(described, asks);
	const method = route.method === _methods_js$m6  .x4 ? 'GET' : route.method;
	const { query, headers, body, fields } = handlers
		? examplesIn((0,_needed_request_js$m7  .T)(demands, route.reads))
		: declaredExamples(demands);
	const sends = (0,_methods_js$m6  .d9)(method);
	return {
		described,
		method,
		name: route.method === _methods_js$m6  .x4 ? `${(0,_methods_js$m6  ._Q)(_methods_js$m6  .x4)} ${route.path}` : (0,_summary_js$m8  .Y)(described),
		group: described.group,
		query,
		headers: sends && !fields ? [JSON_HEADER, ...headers] : headers,
		body: sends ? body : null,
		media: fields ? _asked_request_js$m2  .D6 : JSON_HEADER.value,
		...(sends && { fields }),
		credentials: [],
	};
}
function describedRequest(described, asks) {
	const { route, group } = described;
	const method = route.method === _methods_js$m6  .x4 ? 'GET' : route.method;
	const { query, headers, cookies, body, credentials } = (0,_asked_request_js$m2  .Wo)(asks, method);
	const cookie = (0,_asked_request_js$m2  .aS)(cookies);
	const isForm = body?.fields !== undefined && body.media !== _asked_request_js$m2  .uo;
	return {
		described,
		method,
		name: route.method === _methods_js$m6  .x4 ? `${(0,_methods_js$m6  ._Q)(_methods_js$m6  .x4)} ${route.path}` : (0,_summary_js$m8  .Y)(described),
		group,
		query,
		headers: [
			...(body && !isForm ? [{ name: 'Content-Type', value: body.media }] : []),
			...headers.map(({ name, value }) => ({ name, value: value.replace(CONTROLS, ' ') })).filter(isSendable),
			...(cookie === '' ? [] : [{ name: 'Cookie', value: cookie }]),
		],
		body: (body?.media.includes('json') ? body.text.replace(TEMPLATE_START, '\\u007b') : body?.text) ?? null,
		media: body?.media ?? '',
		fields: body?.fields,
		isFile: body?.isFile,
		credentials,
		base: route.asks?.base,
	};
}
const declaredExamples = (0,_runtime_remembered_js$m0  .H)((demands) => examplesIn((0,_needed_request_js$m7  .T)(demands)));
function examplesIn({ query, headers, cookies, body, fields }) {
	const pairs = (all) => all.map(({ name, value }) => ({ name, value: shown(value) }));
	const cookie = (0,_asked_request_js$m2  .aS)(pairs(cookies));
	return {
		query: pairs(query),
		headers: [
			...pairs(headers).filter(isSendable),
			...(cookie === '' ? [] : [{ name: 'Cookie', value: cookie }]),
		],
		body: (0,_json_js$m5  .Mf)(body).replace(TEMPLATE_START, '\\u007b'),
		fields,
	};
}
function textOf({ schema }) {
	return shown((0,_example_js$m4  .Ql)(schema));
}
function shown(value) {
	const text = typeof value === 'string' ? value : (0,_json_js$m5  .Mf)(value);
	return text.replace(CONTROLS, ' ');
}
function isSendable({ name }) {
	return /^[\w!#$%&'*+.^`|~-]+$/.test(name) && name.toLowerCase() !== 'content-type';
}
function variableOf(name) {
	return RESERVED.has(name) ? `${name}_` : name;
}
function encode(text) {
	return encodeURIComponent(text.toWellFormed());
}


 }),

 83015:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ck: () => (  isTaken),
   Ql: () => (  exampleOf),
   a8: () => (  validExampleOf)
 });
 var json_schema_faker$m0 = __webpack_require__(3960);
 var _runtime_remembered_js$m1 = __webpack_require__(51969);
 var _server_index_js$m2 = __webpack_require__(78199);
 var _schema_js$m3 = __webpack_require__(1682);
 var _schema_errors_js$m4 = __webpack_require__(77920);





const MAX_DEPTH = 16;
const MAX_NEEDED_DEPTH = 60;
const MAX_LENGTH = 10_000;
const WORD = 'texto';
const EMAIL = 'nome@exemplo.com';
const SHORT_EMAIL = 'a@b.co';
const SEED = 1;
const BY_FORMAT = {
	date: '2026-01-01',
	'date-time': '2026-01-01T00:00:00Z',
	time: '00:00:00Z',
	uri: 'https://exemplo.com',
	uuid: '00000000-0000-4000-8000-000000000000',
	ipv4: '127.0.0.1',
	ipv6: '::1',
	hostname: 'exemplo.com',
	byte: 'dGV4dG8=',
};
const BY_TYPE = {
	string: exampleText,
	integer: schema => exampleNumber(schema, true),
	number: schema => exampleNumber(schema, false),
	boolean: () => true,
	array: exampleList,
	object: exampleObject,
	null: () => null,
};
function exampleOf(schema, depth = 0) {
	if (depth > MAX_NEEDED_DEPTH)
		return null;
	const given = Array.isArray(schema.examples)
		? schema.examples.find(value => isOfType(schema, value))
		: undefined;
	if (given !== undefined)
		return given;
	const { default: usual } = schema;
	if (usual !== undefined && usual !== null && isOfType(schema, usual))
		return usual;
	if (Array.isArray(schema.allOf)) {
		const { allOf, ...rest } = schema;
		return exampleOf((0,_schema_js$m3  .dW)([rest, ...allOf.filter(_schema_js$m3  .Wl).map(asPart)]), depth + 1);
	}
	if (Array.isArray(schema.oneOf) && schema.oneOf.length > 1)
		return exampleOfOne(schema);
	const form = firstThatEnds([schema.anyOf, schema.oneOf].flatMap(formsIn));
	if (form)
		return exampleOf(beside(schema, form), depth + 1);
	if ('const' in schema)
		return schema.const;
	if (Array.isArray(schema.enum)) {
		const accepted = schema.enum;
		return accepted.find(value => fits(value, schema)) ?? accepted[0] ?? null;
	}
	const type = typeOf(schema);
	const make = Object.hasOwn(BY_TYPE, type) ? BY_TYPE[type] : undefined;
	return (make ?? exampleText)(schema, depth);
}
const validExampleOf = (0,_runtime_remembered_js$m1  .H)((schema) => {
	const value = exampleOf(schema);
	if (isTaken(schema, value))
		return { value };
	const made = exampleOf(withoutExamples(schema));
	return { value: isTaken(schema, made) ? made : value };
});
function isTaken(schema, value) {
	return Object.keys(schema).length === 0 || (0,_schema_errors_js$m4  .d)(schema, value).length === 0;
}
function withoutExamples(value, isMap = false) {
	if (Array.isArray(value))
		return value.map(each => withoutExamples(each));
	if (!(0,_schema_js$m3  .Wl)(value))
		return value;
	const entries = Object.entries(value).filter(([key]) => isMap || (key !== 'examples' && key !== 'default'));
	return Object.fromEntries(entries.map(([key, each]) => [key, withoutExamples(each, !isMap && key === 'properties')]));
}
function isOfType(schema, value) {
	if (Array.isArray(schema.enum) && !schema.enum.includes(value))
		return false;
	const types = [schema.type].flat().filter(type => type !== undefined);
	if (types.length === 0)
		return true;
	const own = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
	return types.some(type => type === own || (own === 'number' && type === 'integer' && Number.isInteger(value)));
}
const exampleOfOne = (0,_runtime_remembered_js$m1  .H)((schema) => {
	const forms = formsIn(schema.oneOf);
	const { oneOf: _, ...rest } = schema;
	const of = (form, depth) => exampleOf({ ...rest, allOf: [form, ...allOfs(rest)] }, depth);
	const ending = forms.filter(endsIn);
	const values = (ending.length > 0 ? ending : forms).map(form => of(form, 1));
	const taken = values.find(value => isTaken(schema, value));
	if (taken !== undefined)
		return taken;
	return (forms.map(form => of(form, MAX_DEPTH + 1)).find(value => isTaken(schema, value)) ?? values[0] ?? null);
});
function formsIn(forms) {
	return Array.isArray(forms) ? forms.filter(_schema_js$m3  .Wl) : [];
}
function firstThatEnds(forms) {
	return forms.find(endsIn) ?? forms[0];
}
const endsIn = (0,_runtime_remembered_js$m1  .H)((schema) => {
	if ((0,_server_index_js$m2  .xZ)(schema))
		return false;
	const properties = (0,_schema_js$m3  .Wl)(schema.properties) ? schema.properties : {};
	const required = Array.isArray(schema.required) ? schema.required : [];
	const { items, minItems } = schema;
	const forms = [schema.anyOf, schema.oneOf].map(formsIn);
	return (formsIn(schema.allOf).every(endsIn) &&
		forms.every(each => each.length === 0 || each.some(endsIn)) &&
		Object.entries(properties).every(([name, each]) => !required.includes(name) || !(0,_schema_js$m3  .Wl)(each) || endsIn(each)) &&
		(!minItems || !(0,_schema_js$m3  .Wl)(items) || endsIn(items)));
});
function allOfs({ allOf }) {
	return Array.isArray(allOf) ? allOf : [];
}
function asPart({ examples, default: usual, ...schema }) {
	if ((0,_schema_js$m3  .Wl)(schema.properties) || Array.isArray(schema.allOf))
		return schema;
	return {
		...(examples !== undefined && { examples }),
		...(usual !== undefined && { default: usual }),
		...schema,
	};
}
function beside(schema, form) {
	const { anyOf: _any, oneOf: _one, ...rest } = schema;
	return (0,_schema_js$m3  .Wl)(rest.properties) || Array.isArray(rest.required) ? { ...rest, allOf: [form] } : form;
}
function typeOf(schema) {
	const [type] = [schema.type].flat();
	if (typeof type === 'string')
		return type;
	return (0,_schema_js$m3  .Wl)(schema.properties) ? 'object' : 'string';
}
function exampleText(schema) {
	const least = Math.min(numberOr(schema.minLength, 0), MAX_LENGTH);
	const most = Math.max(0, numberOr(schema.maxLength, Number.POSITIVE_INFINITY));
	if (typeof schema.pattern === 'string' && schema.format !== 'email')
		return matching(schema.pattern, least, most) ?? WORD;
	if (schema.format === 'email') {
		const email = EMAIL.length <= most ? EMAIL : SHORT_EMAIL;
		return email.padStart(least, 'a');
	}
	if (typeof schema.format === 'string' && Object.hasOwn(BY_FORMAT, schema.format))
		return BY_FORMAT[schema.format] ?? WORD;
	const word = WORD.length >= least ? WORD : WORD.repeat(Math.ceil(least / WORD.length)).slice(0, least);
	return word.slice(0, most);
}
function matching(pattern, least, most) {
	const schema = { type: 'string', pattern, minLength: least };
	if (Number.isFinite(most))
		schema.maxLength = most;
	try {
		const expression = new RegExp(pattern, 'u');
		const made = (0,json_schema_faker$m0  .Vs)(schema, { seed: SEED });
		return typeof made === 'string' && expression.test(made) ? made : undefined;
	}
	catch {
		return undefined;
	}
}
function exampleNumber(schema, whole) {
	const step = whole ? 1 : 0.5;
	const least = Math.max(numberOr(schema.minimum, Number.NEGATIVE_INFINITY), numberOr(schema.exclusiveMinimum, Number.NEGATIVE_INFINITY) + step);
	const most = Math.min(numberOr(schema.maximum, Number.POSITIVE_INFINITY), numberOr(schema.exclusiveMaximum, Number.POSITIVE_INFINITY) - step);
	const near = Math.min(Math.max(1, least), most);
	const { multipleOf } = schema;
	if (typeof multipleOf === 'number' && multipleOf > 0) {
		const multiple = Math.ceil(near / multipleOf) * multipleOf;
		return multiple <= most ? multiple : Math.floor(most / multipleOf) * multipleOf;
	}
	return whole ? (Math.ceil(near) <= most ? Math.ceil(near) : Math.floor(near)) : near;
}
function exampleList(schema, depth) {
	const most = Math.max(0, numberOr(schema.maxItems, Number.POSITIVE_INFINITY));
	const least = numberOr(schema.minItems, 0);
	const length = Math.min(depth > MAX_DEPTH ? least : Math.max(1, least), most, MAX_LENGTH);
	const first = (Array.isArray(schema.prefixItems) ? schema.prefixItems : [])
		.filter(_schema_js$m3  .Wl)
		.map(each => exampleOf(each, depth + 1));
	const items = (0,_schema_js$m3  .Wl)(schema.items) ? schema.items : {};
	if ((length === 0 || !endsIn(items)) && !schema.minItems)
		return first;
	const item = (0,_schema_js$m3  .Wl)(schema.items) ? exampleOf(items, depth + 1) : WORD;
	const isUnique = schema.uniqueItems === true && !schema.minItems;
	return Array.from({ length: Math.max(isUnique ? 1 : length, first.length) }, (_, i) => first[i] ?? item);
}
function exampleObject(schema, depth) {
	const required = new Set(Array.isArray(schema.required) ? schema.required : []);
	const named = (0,_schema_js$m3  .Wl)(schema.properties) ? Object.entries(schema.properties) : [];
	const most = Math.max(required.size, numberOr(schema.maxProperties, Number.POSITIVE_INFINITY));
	const entries = [
		...named.filter(([name]) => required.has(name)),
		...named.filter(([name, each]) => !required.has(name) && depth <= MAX_DEPTH && !((0,_schema_js$m3  .Wl)(each) && !endsIn(each))),
	]
		.slice(0, most)
		.map(([name, property]) => [
		name,
		(0,_schema_js$m3  .Wl)(property) ? exampleOf(property, depth + 1) : null,
	]);
	const others = (0,_schema_js$m3  .Wl)(schema.additionalProperties)
		? exampleOf(schema.additionalProperties, depth + 1)
		: WORD;
	for (const name of required)
		if (!entries.some(([key]) => key === name))
			entries.push([String(name), others]);
	const least = Math.min(numberOr(schema.minProperties, 0), MAX_LENGTH);
	for (let i = 1; entries.length < least; i += 1)
		entries.push([`campo${i}`, others]);
	return Object.fromEntries(entries);
}
function fits(value, schema) {
	if (typeof value === 'number') {
		if (schema.type !== undefined && schema.type !== 'number') {
			if (schema.type !== 'integer' || !Number.isInteger(value))
				return false;
		}
		return value >= numberOr(schema.minimum, value) && value <= numberOr(schema.maximum, value);
	}
	if (typeof value === 'string') {
		if (schema.type !== undefined && schema.type !== 'string')
			return false;
		const { length } = [...value];
		return length >= numberOr(schema.minLength, 0) && length <= numberOr(schema.maxLength, length);
	}
	return schema.type === undefined || typeof value === schema.type;
}
function numberOr(value, otherwise) {
	return typeof value === 'number' ? value : otherwise;
}


 }),

 50966:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   E: () => (  exporter)
 });
 var _text_visible_js$m0 = __webpack_require__(38696);
 var _address_js$m1 = __webpack_require__(99809);
 var _asked_request_js$m2 = __webpack_require__(55325);
 var _client_request_js$m3 = __webpack_require__(47634);
 var _methods_js$m4 = __webpack_require__(55695);





const exporter = {
	name: 'curl',
	title: 'curl',
	fileName: 'curl.sh',
	mediaType: 'text/x-shellscript',
	export: curlText,
};
const NEXT_LINE = ' \\\n  ';
const MAX_COMMENT_CHARACTERS = 500;
function curlText(document) {
	const requests = new Map((0,_client_request_js$m3  .Kc)(document).map(request => [request.described, request]));
	const blocks = document.routes.map(described => {
		const request = requests.get(described);
		return request === undefined ? socketComment(described) : commandOf(request, document.base);
	});
	return blocks.length === 0 ? '' : `${blocks.join('\n\n')}\n`;
}
function commandOf(request, base) {
	const { described, method, query, headers, body, fields } = request;
	const path = (0,_address_js$m1  .Mp)(described.address, parameter => `<${parameter}>`);
	let command = `${comment(request.name)}\ncurl${methodFlag(method)} ${quote((request.base ?? base) + path + (0,_client_request_js$m3  .wP)(query))}`;
	for (const credential of request.credentials)
		command += NEXT_LINE + credentialFlag(credential);
	for (const { name, value } of headers)
		command += `${NEXT_LINE}-H ${quote(value.trim() === '' ? `${name};` : `${name}: ${value}`)}`;
	if (body === null)
		return command;
	if (fields && request.media !== _asked_request_js$m2  .uo)
		return fields.reduce((made, field) => `${made}${NEXT_LINE}${field.isFile ? '-F' : '--form-string'} ${quote(formField(field))}`, command);
	if (request.isFile)
		return `${command}${NEXT_LINE}--data-binary ${quote(`@${body}`)}`;
	return `${command}${NEXT_LINE}${body.startsWith('@') ? '--data-raw' : '-d'} ${quote(body)}`;
}
function formField({ name, value, isFile }) {
	return `${name}=${isFile ? '@' : ''}${value}`;
}
function credentialFlag(credential) {
	const [first = '', second = ''] = (0,_client_request_js$m3  .rt)(credential);
	const { kind, name } = credential;
	if (kind === 'basic')
		return `-u ${quote(`<${first}>:<${second}>`)}`;
	if (kind === 'bearer')
		return `-H ${quote(`${name}: Bearer <${first}>`)}`;
	if (credential.in === 'cookie')
		return `-b ${quote(`${name}=<${first}>`)}`;
	if (credential.in === 'query')
		return `--url-query ${quote(`${name}=<${first}>`)}`;
	return `-H ${quote(`${name}: <${first}>`)}`;
}
function methodFlag(method) {
	if (method === 'GET')
		return '';
	if (method === 'HEAD')
		return ' --head';
	return ` -X ${/^[A-Z]+$/.test(method) ? method : quote(method)}`;
}
function socketComment({ route }) {
	return comment(`${_methods_js$m4  .KA} ${route.path}: WebSocket, que não é um pedido do curl`);
}
function comment(text) {
	return `# ${(0,_text_visible_js$m0  .P)(text, MAX_COMMENT_CHARACTERS)}`;
}
function quote(text) {
	return `'${text.replaceAll('\0', '').replaceAll("'", "'\\''")}'`;
}


 }),

 85812:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   E: () => (  exporter)
 });
 var _client_request_js$m0 = __webpack_require__(47634);
 var _groups_js$m1 = __webpack_require__(59561);
 var _ids_js$m2 = __webpack_require__(77439);
 var _json_js$m3 = __webpack_require__(36503);
 var _summary_js$m4 = __webpack_require__(78762);





const exporter = {
	name: 'insomnia',
	title: 'Insomnia v4',
	fileName: 'insomnia.json',
	mediaType: 'application/json',
	export: document => (0,_json_js$m3  .s$)({
		_type: 'export',
		__export_format: 4,
		__export_source: 'refdata-action',
		resources: resourcesOf(document),
	}),
};
const SORT_STEP = 100;
function resourcesOf(document) {
	const idOf = (0,_ids_js$m2  .U)(document.server);
	const id = (prefix, name) => `${prefix}_${idOf(name)}`;
	const workspace = id('wrk', 'workspace');
	const groups = [...(0,_groups_js$m1  .z)(document.routes).keys()];
	const groupIds = new Map(groups.map(name => [name, id('fld', `group ${name}`)]));
	const sortKeys = new Map(document.routes.map((described, index) => [described, (index + 1) * SORT_STEP]));
	return [
		{
			_id: workspace,
			_type: 'workspace',
			parentId: null,
			name: document.titulo,
			description: document.descricao,
			scope: 'collection',
		},
		{
			_id: id('env', 'base'),
			_type: 'environment',
			parentId: workspace,
			name: 'Base',
			data: environmentOf(document),
		},
		...groups.map((name, index) => ({
			_id: groupIds.get(name),
			_type: 'request_group',
			parentId: workspace,
			name,
			metaSortKey: (index + 1) * SORT_STEP,
		})),
		...(0,_client_request_js$m0  .Kc)(document).map(({ described, method, name, query, headers, body, ...more }) => ({
			_id: id('req', identityOf(described)),
			_type: 'request',
			parentId: groupIds.get(described.group),
			metaSortKey: sortKeys.get(described),
			name,
			method,
			url: `${more.base ?? '{{ base }}'}${(0,_client_request_js$m0  .Cb)(document, described, spaced)}${(0,_client_request_js$m0  .wP)(query)}`,
			headers: [...headers.map(literally), ...(0,_client_request_js$m0  .$4)(more.credentials, spaced)],
			body: body === null ? undefined : bodyOf(more, body),
			authentication: more.credentials[0] && authOf(more.credentials[0]),
		})),
		...(0,_client_request_js$m0  .hg)(document).map(described => ({
			_id: id('ws-req', identityOf(described)),
			_type: 'websocket_request',
			parentId: groupIds.get(described.group),
			metaSortKey: sortKeys.get(described),
			name: (0,_summary_js$m4  .Y)(described),
			url: `{{ base_ws }}${(0,_client_request_js$m0  .Cb)(document, described, spaced)}`,
		})),
	];
}
function bodyOf({ media, fields, isFile }, text) {
	if (isFile)
		return { mimeType: 'application/octet-stream', fileName: text };
	if (!fields)
		return { mimeType: media, text: literal(text) };
	const params = fields.map(({ name, value, isFile }) => isFile ? { name, type: 'file', fileName: value } : literally({ name, value }));
	return { mimeType: media, params };
}
function authOf(credential) {
	const [first = '', second = ''] = (0,_client_request_js$m0  .rt)(credential).map(spaced);
	const { kind, name } = credential;
	if (kind === 'basic')
		return { type: 'basic', username: first, password: second };
	if (kind === 'bearer')
		return { type: 'bearer', token: first };
	const places = { header: 'header', query: 'queryParams', cookie: 'cookie' };
	return { type: 'apikey', key: name, value: first, addTo: places[credential.in] };
}
function identityOf({ route }) {
	return `${route.method} ${route.path}`;
}
function environmentOf(document) {
	return Object.fromEntries([
		['base', document.base],
		...((0,_client_request_js$m0  .hg)(document).length > 0 ? [['base_ws', document.base.replace(/^http/, 'ws')]] : []),
		...[...(0,_client_request_js$m0  .ht)(document)].map(([name, value]) => [name, literal(value)]),
	]);
}
function literal(text) {
	return text.replace(_client_request_js$m0  .M3, "{{ '{' }}");
}
function literally(pair) {
	return { ...pair, value: literal(pair.value) };
}
function spaced(variable) {
	return `{{ ${variable} }}`;
}


 }),

 97781:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   E: () => (  exporter)
 });
 var _text_markdown_js$m0 = __webpack_require__(14605);
 var _text_visible_js$m1 = __webpack_require__(38696);
 var _methods_js$m2 = __webpack_require__(55695);
 var _summary_js$m3 = __webpack_require__(78762);




const exporter = {
	name: 'markdown',
	title: 'route table',
	fileName: 'rotas.md',
	mediaType: 'text/markdown',
	export: markdownText,
};
const MAX_CELL_CHARACTERS = 2000;
const NEEDS_HTML = /[`\\|]|^\s|\s$/;
function markdownText(document) {
	const rows = document.routes.map(described => {
		const { method, path } = described.route;
		return (0,_text_markdown_js$m0  .jD)([code((0,_methods_js$m2  ._Q)(method)), code(path), (0,_text_markdown_js$m0  .FV)((0,_summary_js$m3  .Y)(described))]);
	});
	return [
		`# ${(0,_text_visible_js$m1  .P)(document.titulo, MAX_CELL_CHARACTERS)}\n`,
		...(document.descricao === '' ? [] : [`${document.descricao}\n`]),
		`Base: ${code(document.base)}\n`,
		[(0,_text_markdown_js$m0  .jD)(['Método', 'Rota', 'O que faz']), '| --- | --- | --- |\n', ...rows].join(''),
		'<sub>Gerado a partir das rotas registradas.</sub>\n',
	].join('\n');
}
function code(text) {
	const shown = (0,_text_visible_js$m1  .P)(text, MAX_CELL_CHARACTERS);
	return shown === '' || NEEDS_HTML.test(text) ? (0,_text_markdown_js$m0  .fl)(text) : `\`${shown}\``;
}


 }),

 23448:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   E: () => (  exporter)
 });
 var _asked_request_js$m0 = __webpack_require__(55325);
 var _client_request_js$m1 = __webpack_require__(47634);
 var _groups_js$m2 = __webpack_require__(59561);
 var _ids_js$m3 = __webpack_require__(77439);
 var _json_js$m4 = __webpack_require__(36503);





const exporter = {
	name: 'postman',
	title: 'Postman 2.1',
	fileName: 'postman.json',
	mediaType: 'application/json',
	export: document => (0,_json_js$m4  .s$)(collectionOf(document)),
};
const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
function collectionOf(document) {
	return {
		info: {
			_postman_id: (0,_ids_js$m3  .$)((0,_ids_js$m3  .U)(document.server)('collection')),
			name: document.titulo,
			description: descriptionOf(document),
			schema: SCHEMA,
		},
		item: [...(0,_groups_js$m2  .z)((0,_client_request_js$m1  .Kc)(document))].map(([name, list]) => ({
			name,
			item: list.map(request => ({
				name: request.name,
				request: requestOf(document, request),
				response: [],
			})),
		})),
		variable: [['base', document.base], ...(0,_client_request_js$m1  .ht)(document)].map(([key, value]) => ({ key, value })),
	};
}
function descriptionOf(document) {
	const sockets = (0,_client_request_js$m1  .hg)(document).map(({ route }) => `WS ${route.path}`);
	return sockets.length === 0
		? document.descricao
		: `${document.descricao}\n\nFora desta coleção, porque o formato não descreve WebSocket: ${sockets.join(', ')}.`;
}
const JSON_BODY = { raw: { language: 'json' } };
function requestOf(document, request) {
	const { method, described, query, headers, body, base } = request;
	const [credential] = request.credentials;
	const path = (0,_client_request_js$m1  .Cb)(document, described, variable => `{{${variable}}}`);
	return {
		method,
		header: [...headers, ...(0,_client_request_js$m1  .$4)(request.credentials, name => `{{${name}}}`)].map(({ name, value }) => ({ key: name, value })),
		url: {
			raw: `${base ?? '{{base}}'}${path}${(0,_client_request_js$m1  .wP)(query)}`,
			host: [base ?? '{{base}}'],
			path: path.slice(1).split('/'),
			query: query.length === 0 ? undefined : query.map(encodedPair),
		},
		body: body === null ? undefined : bodyOf(request, body),
		auth: credential && authOf(credential),
	};
}
function bodyOf({ media, fields, isFile }, raw) {
	if (fields && media === _asked_request_js$m0  .uo && fields.some(({ name, value }) => `${name} ${value}`.includes('{{')))
		return { mode: 'raw', raw: (0,_client_request_js$m1  .wP)(fields).slice(1) };
	if (fields && media === _asked_request_js$m0  .uo)
		return { mode: 'urlencoded', urlencoded: fields.map(({ name, value }) => ({ key: name, value })) };
	if (fields)
		return {
			mode: 'formdata',
			formdata: fields.map(({ name, value, isFile }) => isFile ? { key: name, type: 'file', src: [] } : { key: name, type: 'text', value }),
		};
	if (isFile)
		return { mode: 'file', file: { src: null } };
	return media.includes('json') ? { mode: 'raw', raw, options: JSON_BODY } : { mode: 'raw', raw };
}
function authOf(credential) {
	const [first = '', second = ''] = (0,_client_request_js$m1  .rt)(credential).map(name => `{{${name}}}`);
	const list = (values) => Object.entries(values).map(([key, value]) => ({ key, value, type: 'string' }));
	const { kind, name } = credential;
	if (kind === 'basic')
		return { type: 'basic', basic: list({ username: first, password: second }) };
	if (kind === 'bearer')
		return { type: 'bearer', bearer: list({ token: first }) };
	const cookie = credential.in === 'cookie';
	const key = cookie ? 'Cookie' : name;
	const value = cookie ? `${name}=${first}` : first;
	return { type: 'apikey', apikey: list({ key, value, in: credential.in === 'query' ? 'query' : 'header' }) };
}
function encodedPair({ name, value }) {
	return {
		key: encodeURIComponent(name.toWellFormed()),
		value: encodeURIComponent(value.toWellFormed()),
	};
}


 }),

 21530:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  n: () => (  exporters)
});

var curl = __webpack_require__(50966);
var external_node_crypto_ = __webpack_require__(77598);
var json = __webpack_require__(36503);
var assets = __webpack_require__(74186);
; 

const LOGO = 'https://cdn.redoc.ly/redoc/logo-mini.svg';
const NO_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
let script;
function rendererScript() {
	script ??= (0,assets .f)('html/redoc.standalone.js')
		.toString()
		.replaceAll(LOGO, NO_PICTURE)
		.replace(/<(?=!--|\/?script)/gi, '\\x3c');
	return script;
}

var openapi = __webpack_require__(22961);
; 




const exporter = {
	name: 'html',
	title: 'HTML page',
	fileName: 'index.html',
	mediaType: 'text/html',
	export: pageOf,
};
const OPTIONS = { sanitize: true, hideDownloadButtons: true, disableSearch: false, nativeScrollbars: true };
const START = `Redoc.init(JSON.parse(document.getElementById('openapi').textContent), ${JSON.stringify(OPTIONS)}, document.getElementById('page'));`;
function pageOf(document) {
	const renderer = rendererScript();
	const policy = [
		"default-src 'none'",
		`script-src ${hashOf(renderer)} ${hashOf(START)}`,
		"style-src 'unsafe-inline'",
		'img-src data:',
		'worker-src blob:',
		"base-uri 'none'",
		"form-action 'none'",
	].join('; ');
	return `<!doctype html>
<html${document.own ? '' : ' lang="pt"'}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escapeHtml(document.titulo)}</title>
<style>body { margin: 0 }</style>
</head>
<body>
<div id="page"></div>
<script type="application/json" id="openapi">${scriptJson((0,openapi .eU)(document))}</script>
<script>${renderer}</script>
<script>${START}</script>
</body>
</html>
`;
}
function hashOf(script) {
	return `'sha256-${(0,external_node_crypto_.createHash)('sha256').update(script).digest('base64')}'`;
}
function scriptJson(data) {
	return (0,json .Mf)(data).replaceAll('<', '\\u003c');
}
function escapeHtml(text) {
	return text.replace(/[&<>"'\0]/g, character => `&#${character.charCodeAt(0) || 0xfffd};`);
}

var insomnia = __webpack_require__(85812);
var listing = __webpack_require__(97993);
; 


const json_exporter = {
	name: 'json',
	title: 'routes as JSON',
	fileName: 'rotas.json',
	mediaType: 'application/json',
	export: ({ routes }) => (0,json .s$)((0,listing .B)(routes.map(({ route }) => route))),
};

var markdown = __webpack_require__(97781);
var postman = __webpack_require__(23448);
var dist = __webpack_require__(38815);
; 


const yaml_exporter = {
	name: 'yaml',
	title: 'OpenAPI 3.1 as YAML',
	fileName: 'openapi.yaml',
	mediaType: 'application/yaml',
	onDemand: true,
	export: document => (0,dist .As)(JSON.parse(JSON.stringify((0,openapi .eU)(document))), {
		aliasDuplicateObjects: false,
		lineWidth: 0,
		compat: 'yaml-1.1',
	}),
};

; 








const exporters = [curl .E, exporter, insomnia .E, json_exporter, markdown .E, openapi .EJ, postman .E, yaml_exporter];


 }),

 77439:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $: () => (  hyphenated),
   U: () => (  idsOf)
 });
 var node_crypto$m0 = __webpack_require__(77598);

const NAMESPACE = '2f1d2f3c6c2b5c0e9c531f8a0d5b7e41';
function idsOf(server) {
	const own = Buffer.from(uuid5(Buffer.from(NAMESPACE, 'hex'), server), 'hex');
	return name => uuid5(own, name);
}
function hyphenated(id) {
	return [id.slice(0, 8), id.slice(8, 12), id.slice(12, 16), id.slice(16, 20), id.slice(20)].join('-');
}
function uuid5(namespace, name) {
	const hash = (0,node_crypto$m0.createHash)('sha1').update(namespace).update(name.toWellFormed()).digest('hex');
	const variant = (Number.parseInt(hash.charAt(16), 16) & 0b0011) | 0b1000;
	return `${hash.slice(0, 12)}5${hash.slice(13, 16)}${variant.toString(16)}${hash.slice(17, 32)}`;
}


 }),

 97993:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   B: () => (  listRoutes),
   c: () => (  countRoutes)
 });
function listRoutes(routes) {
	return routes.map(({ method, path, params }) => ({ method, path, params: [...params] }));
}
function countRoutes(routes) {
	const metodos = new Map();
	for (const { method } of routes)
		metodos.set(method, (metodos.get(method) ?? 0) + 1);
	return {
		rotas: routes.length,
		metodos: Object.fromEntries(metodos),
		com_parametro: routes.filter(({ params }) => params.length > 0).length,
	};
}


 }),

 35624:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   T: () => (  neededRequest)
 });
 var _asked_request_js$m0 = __webpack_require__(55325);
 var _example_js$m1 = __webpack_require__(83015);
 var _reads_js$m2 = __webpack_require__(10116);



const NO_RULES = { type: 'object' };
function neededRequest(demands, reads = []) {
	const read = new Set(reads.flatMap(each => (each.required ? [`${each.target} ${each.name}`] : [])));
	const parameters = [
		...demands.query.map(each => ({ ...each, in: 'query' })),
		...demands.headers.map(each => ({ ...each, in: 'header' })),
		...(0,_reads_js$m2  .Zu)(demands, reads),
	];
	const needed = parameters.filter(each => each.required || read.has(`${each.in === 'header' ? 'headers' : each.in} ${each.name}`));
	const of = (place) => needed.filter(each => each.in === place).map(({ name, schema }) => ({ name, value: (0,_example_js$m1  .Ql)(schema) }));
	const { content = {} } = ((0,_reads_js$m2  .x8)(demands.body, reads) ?? {});
	const [[media, { schema = demands.body ?? NO_RULES }] = ['', {}]] = Object.entries(content);
	const body = (0,_example_js$m1  .Ql)(schema);
	return {
		query: of('query'),
		headers: of('header'),
		cookies: of('cookie'),
		body,
		...(media === _asked_request_js$m0  .D6 && { fields: fieldsOf(body, new Set(filesOf(reads))) }),
	};
}
function filesOf(reads) {
	return reads.flatMap(({ target, name }) => (target === 'files' ? [name] : []));
}
function fieldsOf(body, files) {
	return Object.entries(body).map(([name, value]) => ({
		name,
		value: files.has(name) ? _asked_request_js$m0  .zE : typeof value === 'string' ? value : JSON.stringify(value),
		isFile: files.has(name),
	}));
}


 }),

 77920:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   H: () => (  schemaErrorsOfText),
   d: () => (  schemaErrors)
 });
 var ajv_dist_2020_js$m0 = __webpack_require__(52210);
 var _runtime_remembered_js$m1 = __webpack_require__(51969);


const CLASS_OF_UNICODE = /\\[pP]\{/;
function schemaErrors(schema, value) {
	return errorsOf(exact(schema), value);
}
function schemaErrorsOfText(schema, value) {
	return errorsOf(coercing(schema), { value }).map(({ at, message }) => ({
		at: at.replace(/^\/value/, ''),
		message,
	}));
}
const exact = (0,_runtime_remembered_js$m1  .H)((schema) => compiled(schema, {}));
const MOMENT = /^\d{4}-\d\d-\d\d|^[-+]?\d+(\.\d+)?$/;
const FORMS = {
	validateFormats: true,
	formats: {
		date: MOMENT,
		'date-time': MOMENT,
		uuid: /^(urn:uuid:)?\{?[\da-f]{8}-?([\da-f]{4}-?){3}[\da-f]{12}\}?$/i,
	},
};
const coercing = (0,_runtime_remembered_js$m1  .H)((schema) => compiled({ type: 'object', properties: { value: schema } }, { coerceTypes: 'array', ...FORMS }));
function compiled(schema, options) {
	try {
		return new ajv_dist_2020_js$m0.Ajv2020({
			strict: false,
			validateFormats: false,
			logger: false,
			code: { regExp: lenient },
			...options,
		}).compile(schema);
	}
	catch {
		return null;
	}
}
function lenient(pattern, flags) {
	for (const each of [flags, flags.replace('u', '')]) {
		if (!each.includes('u') && CLASS_OF_UNICODE.test(pattern))
			break;
		try {
			return new RegExp(pattern, each);
		}
		catch {
		}
	}
	return /(?:)/;
}
lenient.code = 'RegExp';
function errorsOf(validate, value) {
	if (!validate || validate(value))
		return [];
	return (validate.errors ?? []).map(({ instancePath, message = $said('is not as described') }) => ({
		at: instancePath,
		message,
	}));
}


 })

};
