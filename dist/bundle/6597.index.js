export const id = 6597;
export const ids = [6597];
export const modules = {

 99809:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Mp: () => (  written),
   ci: () => (  addressOf),
   kj: () => (  isReachable)
 });
 var _server_index_js$m0 = __webpack_require__(78199);

const NOT_PLAIN = /[^A-Za-z0-9\-._~!$&'()*+,;=@/%]+/gu;
const BARE_PERCENT = /%(?![0-9A-Fa-f]{2})/g;
const PERCENT = /%/g;
const PLAIN = /^[A-Za-z0-9\-._~!$&'()*+,;=@/]*$/;
function addressOf(route) {
	const texts = [];
	const parameters = [];
	let text = route.path.startsWith('/') ? '' : '/';
	for (const part of (0,_server_index_js$m0  .Rg)(route)) {
		if (part.kind === 'literal')
			text += route.parts ? withColons(part.text) : encoded(part.text, PERCENT);
		else {
			texts.push(text);
			parameters.push(part);
			text = '';
		}
	}
	texts.push(text);
	return { texts, parameters };
}
function written({ texts, parameters }, show) {
	let text = texts[0] ?? '';
	for (const [index, { name }] of parameters.entries())
		text += show(name, index) + texts[index + 1];
	return text;
}
function isReachable(pattern) {
	if (pattern === '' || pattern.startsWith('/'))
		return true;
	const [first] = (0,_server_index_js$m0  .CI)(pattern);
	return first?.kind === 'parameter' && first.rest;
}
function withColons(text) {
	return text
		.split(':')
		.map(each => encoded(each, BARE_PERCENT))
		.join(':')
		.replaceAll('/:', '/%3A');
}
function encoded(text, percent) {
	if (PLAIN.test(text))
		return text;
	return text.toWellFormed().replace(percent, '%25').replace(NOT_PLAIN, encodeURIComponent);
}


 }),

 49834:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   k: () => (  responsesOf)
 });
 var node_http$m0 = __webpack_require__(37067);
 var _runtime_remembered_js$m1 = __webpack_require__(51969);
 var _server_index_js$m2 = __webpack_require__(78199);
 var _openapi_schema_js$m3 = __webpack_require__(32705);




const REST = { description: 'Outras respostas, que não foram lidas na fonte.' };
const BODILESS = 'HEAD';
const TEXT = { type: 'string' };
const EVENTS = 'text/event-stream';
function responsesOf({ answers, validations }, method, handlers) {
	if (answers)
		return ofAnswers(answers)(method, handlers);
	const refuses = validations.some(({ byHandler }) => byHandler === undefined);
	return ofAnswers(refuses ? REFUSING : UNKNOWN)(method, handlers);
}
const UNKNOWN = {
	known: [],
	unread: [{ place: { file: '', line: 1 }, reason: $said('A list says nothing of answers.'), remedy: '' }],
};
const REFUSING = { ...UNKNOWN, known: [_server_index_js$m2  .ln] };
const ofAnswers = (0,_runtime_remembered_js$m1  .H)((answers) => {
	const known = new Map();
	return (method, handlers) => {
		const key = `${method} ${handlers}`;
		const made = known.get(key) ?? responses(answers, method, handlers);
		known.set(key, made);
		return made;
	};
});
function responses({ known, unread, failures = [] }, method, handlers) {
	const byStatus = new Map();
	for (const answer of handlers ? [...known, ...failures] : known) {
		if (answer.methods && !answer.methods.includes(method))
			continue;
		byStatus.set(answer.status, [...(byStatus.get(answer.status) ?? []), answer]);
	}
	const said = [...byStatus].map(([status, answers]) => [
		status,
		responseOf(status, answers, method, handlers),
	]);
	const rest = unread.length > 0 || said.length === 0 ? { default: REST } : {};
	return { ...Object.fromEntries(said), ...rest };
}
function responseOf(status, answers, method, handlers) {
	const headers = [...new Set(answers.flatMap(answer => answer.headers ?? []))];
	const said = answers.flatMap(({ description }) => description ?? []);
	const content = method === BODILESS ? [] : contentOf(answers, handlers);
	return {
		description: said.at(-1) ?? node_http$m0.STATUS_CODES[status] ?? String(status),
		...(headers.length > 0 && {
			headers: Object.fromEntries(headers.map(name => [name, { schema: TEXT }])),
		}),
		...(content.length > 0 && { content: Object.fromEntries(content) }),
	};
}
function contentOf(answers, handlers) {
	const byMedia = new Map();
	for (const answer of answers)
		if (answer.media !== null)
			byMedia.set(answer.media, [...(byMedia.get(answer.media) ?? []), answer]);
	return [...byMedia].map(([media, bodies]) => {
		const schemas = bodies.map(({ schema, shape }) => schema ?? (handlers ? shape?.schema : undefined));
		const examples = bodies.flatMap(({ shape }) => (handlers && shape?.example ? [shape.example.value] : []));
		return [media, { schema: schemaOf(media, schemas), ...examplesOf(examples) }];
	});
}
function schemaOf(media, schemas) {
	const known = schemas.filter(schema => schema !== undefined);
	if (known.length < schemas.length)
		return media.startsWith('text/') && media !== EVENTS ? TEXT : {};
	const forms = [...new Map(known.map(schema => [JSON.stringify(schema), schema])).values()];
	const [only] = forms;
	if (forms.some(form => Object.keys(form).length === 0))
		return {};
	return forms.length === 1 && only ? (0,_openapi_schema_js$m3  .U)(only) : { anyOf: forms.map(each => (0,_openapi_schema_js$m3  .U)(each)) };
}
const MAX_EXAMPLE_CHARACTERS = 2_000;
function examplesOf(values) {
	const short = values.filter(value => JSON.stringify(value).length <= MAX_EXAMPLE_CHARACTERS);
	const [only] = short;
	if (short.length === 0)
		return {};
	if (short.length === 1)
		return { example: only };
	return { examples: Object.fromEntries(short.map((value, i) => [`exemplo${i + 1}`, { value }])) };
}


 }),

 14101:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   n: () => (  isDemanded),
   w: () => (  demandsOf)
 });
 var _schema_js$m0 = __webpack_require__(1682);

const NO_DEMANDS = { body: undefined, query: [], headers: [], params: [] };
function demandsOf(validations) {
	if (validations.length === 0)
		return NO_DEMANDS;
	const bodies = schemasOf(validations, 'body');
	return {
		body: bodies.length > 1 ? { allOf: bodies } : bodies[0],
		query: fieldsOf(validations, 'query'),
		headers: fieldsOf(validations, 'headers'),
		params: fieldsOf(validations, 'params'),
	};
}
function fieldsOf(validations, target) {
	const schemas = schemasOf(validations, target);
	if (schemas.length === 0)
		return [];
	const { properties, required } = (0,_schema_js$m0  .dW)(schemas);
	const names = new Set(Array.isArray(required) ? required : []);
	return Object.entries((properties ?? {})).map(([name, schema]) => ({
		name,
		required: names.has(name),
		schema,
	}));
}
function schemasOf(validations, target) {
	return validations.filter(validation => validation.target === target).map(({ schema }) => schema);
}
function isDemanded({ required, allOf }) {
	if (Array.isArray(allOf))
		return allOf.some(each => isDemanded(each));
	return Array.isArray(required) && required.length > 0;
}


 }),

 22961:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  EJ: () => (  exporter),
  Xt: () => (  missedOf),
  eU: () => (  openapiObject)
});

var remembered = __webpack_require__(51969);
var code_points = __webpack_require__(62021);
var answers = __webpack_require__(49834);
var portuguese = __webpack_require__(9220);
var exporters_schema = __webpack_require__(1682);
var server = __webpack_require__(78199);
; 


function titledIn(schemas) {
	const found = new Map();
	const all = [];
	const visit = (value, above) => {
		if (typeof value !== 'object' || value === null)
			return;
		if (Array.isArray(value)) {
			for (const each of value)
				visit(each, above);
			return;
		}
		const node = value;
		const title = titleOf(node);
		const parent = above.at(-1);
		if (title !== undefined && (0,server .xZ)(node)) {
			const meant = above.findLast(each => each.title === title);
			if (!meant)
				return;
			found.set(node, meant);
			parent?.holds.push(meant);
			return;
		}
		const own = title === undefined ? undefined : { title, node, holds: [], form: '' };
		if (own) {
			found.set(node, own);
			parent?.holds.push(own);
			all.push(own);
		}
		const inner = own ? [...above, own] : above;
		for (const each of partsOf(node))
			visit(each, inner);
	};
	for (const schema of schemas)
		visit(schema, []);
	for (const each of all)
		each.form = `${each.title} ${shallow(each.node)}`;
	distinguish(all);
	const first = new Map();
	for (const { form, node } of all)
		if (!first.has(form))
			first.set(form, node);
	return new Map([...found].map(([node, { form, node: own }]) => [node, first.get(form) ?? own]));
}
function distinguish(all) {
	for (let before = 0, now = formsOf(all); now > before;) {
		const numbers = new Map();
		for (const { form } of all)
			if (!numbers.has(form))
				numbers.set(form, numbers.size);
		const forms = all.map(each => `${[each, ...each.holds].map(({ form }) => numbers.get(form)).join(' ')}`);
		for (const [i, each] of all.entries())
			each.form = forms[i] ?? '';
		[before, now] = [now, formsOf(all)];
	}
}
function formsOf(all) {
	return new Set(all.map(({ form }) => form)).size;
}
function shallow(node) {
	return JSON.stringify(node, (key, value) => key !== '' && (0,exporters_schema .Wl)(value) && titleOf(value) !== undefined ? { title: value.title } : value);
}
function titleOf({ title }) {
	return typeof title === 'string' ? title : undefined;
}
function partsOf(node) {
	return Object.entries(node).flatMap(([key, each]) => (DATA.has(key) ? [] : [each]));
}
const DATA = new Set([
	'example',
	'examples',
	'default',
	'enum',
	'const',
	'required',
]);

; 



const FIRST_ERROR = 400;
const ERROR = 'Erro';
const ELSE = 'Objeto';
const INNER = ['items', 'additionalProperties', 'not'];
const FORMS = ['anyOf', 'allOf', 'oneOf'];
function namedSchemas(operations) {
	const titled = titledIn(operations.flatMap(schemasOf));
	const asked = heldIn(operations.flatMap(askedSchemasOf), titled);
	const given = heldIn(operations.flatMap(givenSchemasOf), titled);
	const sideOf = (schema) => asked.has(schema) === given.has(schema) ? undefined : asked.has(schema) ? 'Input' : 'Output';
	const names = namesOf([...new Set(titled.values())], seenIn(operations), sideOf);
	const known = new WeakMap();
	const replaced = (value, isSelf = false) => {
		if (Array.isArray(value))
			return value.map(each => replaced(each));
		if (typeof value !== 'object' || value === null)
			return value;
		const named = titled.get(value) ?? (isShape(value) ? keyOf(value) : undefined);
		const name = isSelf || named === undefined ? undefined : names.get(named);
		if (name !== undefined)
			return { $ref: `#/components/schemas/${name}` };
		const made = isSelf ? undefined : known.get(value);
		if (made !== undefined)
			return made;
		const copy = withMapping(value, Object.fromEntries(Object.entries(value).map(([key, each]) => [key, DATA.has(key) ? each : replaced(each)])));
		if (!isSelf)
			known.set(value, copy);
		return copy;
	};
	const schemas = [...names].map(([named, name]) => {
		const own = typeof named === 'string' ? JSON.parse(named) : named;
		return [name, replaced(own, true)];
	});
	return { schemas: Object.fromEntries(schemas), named: node => replaced(node) };
}
function withMapping(written, named) {
	const { discriminator, ...rest } = named;
	if (!(0,exporters_schema .Wl)(discriminator) || discriminator.mapping !== undefined || !Array.isArray(written.oneOf))
		return named;
	const { propertyName } = discriminator;
	const values = listOf(written.oneOf).map((form, i) => {
		const properties = (0,exporters_schema .Wl)(form) && (0,exporters_schema .Wl)(form.properties) ? form.properties : {};
		const field = properties[String(propertyName)];
		const told = (0,exporters_schema .Wl)(field) ? (field.enum ?? [field.const]) : [];
		const { $ref } = (listOf(named.oneOf)[i] ?? {});
		return listOf(told).flatMap(each => (typeof each === 'string' && $ref ? [[each, $ref]] : []));
	});
	if (values.some(each => each.length === 0))
		return rest;
	return { ...named, discriminator: { propertyName, mapping: Object.fromEntries(values.flat()) } };
}
function seenIn(operations) {
	const seen = new Map();
	const visit = (schema, hint) => {
		if (!(0,exporters_schema .Wl)(schema))
			return;
		if (isShape(schema) && titleOf(schema) === undefined) {
			const key = keyOf(schema);
			const before = seen.get(key);
			if (before) {
				before.times += 1;
				return;
			}
			seen.set(key, { times: 1, hint });
		}
		if ((0,exporters_schema .Wl)(schema.properties))
			for (const [name, each] of Object.entries(schema.properties))
				visit(each, name);
		for (const key of INNER)
			visit(schema[key], hint);
		for (const key of FORMS)
			for (const each of listOf(schema[key]))
				visit(each, hint);
	};
	for (const { resource, responses, requestBody } of operations) {
		for (const schema of schemasIn(requestBody))
			visit(schema, resource);
		for (const [status, response] of Object.entries(responses))
			for (const schema of schemasIn(response))
				visit(schema, Number(status) >= FIRST_ERROR ? ERROR : resource);
	}
	return seen;
}
function namesOf(titled, seen, sideOf) {
	const names = new Map();
	const taken = new Set();
	const give = (key, plain) => {
		let name = plain;
		for (let number = 2; taken.has(name.toLowerCase()); number += 1)
			name = `${plain}${number}`;
		taken.add(name.toLowerCase());
		names.set(key, name);
	};
	const nameOf = (schema) => className(titleOf(schema) ?? ELSE);
	const byName = new Map();
	for (const schema of titled)
		byName.set(nameOf(schema), [...(byName.get(nameOf(schema)) ?? []), schema]);
	for (const schema of titled) {
		const name = nameOf(schema);
		const own = byName.get(name) ?? [];
		const sides = new Set(own.map(sideOf));
		const isApart = own.length === 2 && sides.size === 2 && !sides.has(undefined) && areAlike(own);
		give(schema, isApart ? `${name}-${sideOf(schema)}` : name);
	}
	for (const [key, { times, hint }] of seen)
		if (times > 1)
			give(key, hint === ERROR ? ERROR : className((0,portuguese .a2)(hint).one));
	return names;
}
function areAlike([one, other]) {
	const namesIn = (schema) => (0,exporters_schema .Wl)(schema?.properties) ? Object.keys(schema.properties) : [];
	return namesIn(one).some(each => namesIn(other).includes(each));
}
function className(word) {
	const words = word
		.normalize('NFD')
		.replace(/\p{M}+/gu, '')
		.match(/[A-Za-z0-9]+/g);
	const name = (words ?? []).map(each => each.charAt(0).toUpperCase() + each.slice(1)).join('');
	return /^[A-Z]/.test(name) ? name : `${ELSE}${name}`;
}
function schemasOf(operation) {
	return [...askedSchemasOf(operation), ...givenSchemasOf(operation)];
}
function askedSchemasOf({ requestBody, parameters }) {
	return [...parameters.map(({ schema }) => schema), ...schemasIn(requestBody)];
}
function givenSchemasOf({ responses }) {
	return Object.values(responses).flatMap(schemasIn);
}
function heldIn(roots, titled) {
	const found = new Set();
	const seen = new Set();
	const visit = (value) => {
		if (typeof value !== 'object' || value === null || seen.has(value))
			return;
		seen.add(value);
		const own = titled.get(value);
		if (own)
			found.add(own);
		for (const [key, each] of Object.entries(value))
			if (!DATA.has(key))
				visit(each);
	};
	for (const root of roots)
		visit(root);
	return found;
}
function schemasIn(holder) {
	const content = (0,exporters_schema .Wl)(holder) && (0,exporters_schema .Wl)(holder.content) ? holder.content : {};
	return Object.values(content).flatMap(media => ((0,exporters_schema .Wl)(media) ? [media.schema] : []));
}
function isShape(value) {
	const { type, properties } = value;
	return type === 'object' && (0,exporters_schema .Wl)(properties) && Object.keys(properties).length > 0;
}
const keys = new WeakMap();
function keyOf(schema) {
	const key = keys.get(schema) ?? JSON.stringify(schema);
	keys.set(schema, key);
	return key;
}
function listOf(value) {
	return Array.isArray(value) ? value : [];
}

var demands = __webpack_require__(14101);
var json = __webpack_require__(36503);
var methods = __webpack_require__(55695);
var openapi_paths = __webpack_require__(63260);
var openapi_schema = __webpack_require__(32705);
; 
const ASCII = /^[\0-\x7f]*$/;
const GIVEN = /^[A-Za-z_][A-Za-z0-9_-]*$/;
const WORD = /[A-Za-z0-9]+/g;
function operationIds(operations) {
	const times = new Map();
	const taken = new Set();
	const ids = new Map();
	for (const operation of operations) {
		const plain = idOf(operation);
		let number = (times.get(plain) ?? 0) + 1;
		let id = number === 1 ? plain : `${plain}_${number}`;
		while (taken.has(id)) {
			number += 1;
			id = `${plain}_${number}`;
		}
		times.set(plain, number);
		taken.add(id);
		ids.set(operation, id);
	}
	return ids;
}
function idOf({ described, method }) {
	const { path, id } = described.route;
	if (id !== undefined && GIVEN.test(id))
		return id;
	const plain = ASCII.test(path) ? path : path.normalize('NFD').replace(/\p{M}+/gu, '');
	const words = plain.match(WORD);
	return words === null ? method.toLowerCase() : `${method.toLowerCase()}_${words.join('_')}`;
}

var exporters_overlay = __webpack_require__(38473);
var exporters_reads = __webpack_require__(10116);
var json_object = __webpack_require__(18765);
; 

const INFO = 'info.';
function infoSaid({ says }) {
	return Object.fromEntries(Object.entries(says).flatMap(([at, value]) => at.startsWith(INFO) ? [[at.slice(INFO.length), value]] : []));
}
function serversSaid({ says, isBaseGiven }) {
	const { servers } = says;
	return !isBaseGiven && Array.isArray(servers) && servers.length > 0 ? servers : undefined;
}
function tagsSaid({ says }, made) {
	const said = Array.isArray(says.tags) ? says.tags.filter(json_object .G) : [];
	const groupOf = (tag) => tag['x-displayName'] ?? tag.name;
	const own = said.map(tag => {
		const found = made.find(each => groupOf(each) === tag.name);
		return { ...found, ...tag, ...(found && { name: found.name }) };
	});
	return [...own, ...made.filter(each => !said.some(tag => tag.name === groupOf(each)))];
}
function merged(first, second) {
	const made = { ...first };
	for (const [key, value] of Object.entries(second)) {
		const before = Object.hasOwn(first, key) ? first[key] : undefined;
		if ((0,json_object .G)(before) && (0,json_object .G)(value))
			made[key] = merged(before, value);
		else
			made[key] = Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;
	}
	return made;
}

; 
const NOT_IN_NAMES = /[^A-Za-z0-9._-]+/g;
function securitySchemes(routes) {
	return Object.fromEntries(routes.flatMap(demandedBy).map(({ name, scheme }) => [name, scheme]));
}
function securityOf(route) {
	const all = demandedBy(route);
	const requirement = (some) => Object.fromEntries(some.map(({ name, scopes }) => [name, [...scopes]]));
	if (all.length === 0)
		return [];
	const needed = all.filter(({ optional }) => !optional);
	return needed.length === all.length ? [requirement(all)] : [requirement(all), requirement(needed)];
}
function demandedBy({ auth = [], security = [] }) {
	return [
		...auth.map(scheme => ({
			name: named(scheme).toLowerCase(),
			scheme: { type: 'http', scheme: scheme.toLowerCase() },
			scopes: [],
		})),
		...security.map(each => ({ ...each, name: named(each.name) })),
	];
}
function named(name) {
	return name.replace(NOT_IN_NAMES, '_') || 'auth';
}

var summary = __webpack_require__(78762);
; 
const NAME = /^[A-Za-z][A-Za-z0-9_-]*$/;
const tags_ELSE = 'grupo';
function tagNames(groups) {
	const names = new Map();
	const taken = new Set();
	for (const group of groups) {
		if (names.has(group))
			continue;
		const plain = plainName(group);
		let name = plain;
		for (let number = 2; taken.has(classOf(name)); number += 1)
			name = `${plain}_${number}`;
		taken.add(classOf(name));
		names.set(group, name);
	}
	return names;
}
function plainName(group) {
	if (NAME.test(group))
		return group;
	const plain = decoded(group)
		.normalize('NFD')
		.replace(/\p{M}+/gu, '')
		.replace(/[^A-Za-z0-9_-]+/g, '_')
		.replace(/^[_-]+|[_-]+$/g, '');
	if (plain === '')
		return tags_ELSE;
	return NAME.test(plain) ? plain : `${tags_ELSE}_${plain}`;
}
function classOf(name) {
	return name.replace(/[_-]/g, '').toLowerCase();
}
function decoded(text) {
	try {
		return decodeURIComponent(text);
	}
	catch {
		return text;
	}
}

; 
















const exporter = {
	name: 'openapi',
	title: 'OpenAPI 3.1',
	fileName: 'openapi.json',
	mediaType: 'application/json',
	export: document => (0,json .vs)(repeat => openapiObject(document, repeat)),
};
const ANY_TEXT = { type: 'string' };
const schemaOf = (0,remembered .H)((schema) => (0,openapi_schema .U)(schema));
const ANY_BODY = { content: { 'application/json': { schema: {}, example: {} } } };
const declaredBody = ({ media, required, schema }) => ({
	...(required && { required }),
	content: { [media]: { schema: schemaOf(schema) } },
});
const requestBody = (0,remembered .H)((schema) => ({
	...((0,demands .n)(schema) && { required: true }),
	content: { 'application/json': { schema: schemaOf(schema) } },
}));
function openapiObject(document, repeat = value => value) {
	const { overlays } = document;
	if (overlays.length === 0)
		return readObject(document, repeat);
	return overlays.reduce((made, overlay) => (0,exporters_overlay .Z)(made, overlay).document, readObject(document));
}
function missedOf(document) {
	let made = document.overlays.length === 0 ? {} : readObject(document);
	return document.overlays.flatMap(overlay => {
		const { document: changed, missed } = (0,exporters_overlay .Z)(made, overlay);
		made = changed;
		return missed.map(miss => ({ ...miss, file: overlay.file }));
	});
}
function readObject(document, repeat = value => value) {
	if (document.own)
		return document.own;
	const placed = (0,openapi_paths .p)(document);
	const operations = [...placed.paths.values()].flat();
	const ids = operationIds(operations);
	const groups = new Map(operations.map(operation => [operation, groupsFor(operation, document)]));
	const tags = tagNames([...groups.values()].flat().map(({ name }) => name));
	const made = new Map(operations.map(operation => [
		operation,
		operationObject(operation, {
			operationId: ids.get(operation),
			tags: (groups.get(operation) ?? []).map(({ name }) => tags.get(name) ?? name),
			document,
		}),
	]));
	const schemas = document.handlers ? nameSchemas(made) : {};
	for (const object of made.values()) {
		object.responses = repeat(object.responses);
		if (object.requestBody)
			object.requestBody = repeat(object.requestBody);
	}
	const paths = [...placed.paths].map(([template, list]) => [
		template,
		Object.fromEntries(list.map(operation => [operation.method.toLowerCase(), made.get(operation)])),
	]);
	const texts = new Map([...groups.values()].flat().map(({ name, comment }) => [name, comment]));
	return {
		openapi: '3.1.0',
		info: {
			title: document.titulo,
			version: document.versao,
			description: descriptionOf(document, placed),
			...infoSaid(document),
		},
		servers: serversSaid(document) ?? [{ url: document.base }],
		tags: tagsSaid(document, [...tags].map(([group, name]) => ({
			name,
			...(name !== group && { 'x-displayName': group }),
			...(texts.get(group) !== undefined && { description: texts.get(group) }),
		}))),
		paths: Object.fromEntries(paths),
		...(document.says.externalDocs !== undefined && { externalDocs: document.says.externalDocs }),
		...componentsOf(document, paths.length === 0, schemas),
	};
}
function groupsFor({ described: { route, group } }, { handlers }) {
	if (route.tags)
		return route.tags.map(name => ({ name }));
	return [(handlers ? route.part : undefined) ?? { name: group }];
}
function nameSchemas(made) {
	const { schemas, named } = namedSchemas([...made].map(([{ described }, { responses, requestBody, parameters = [] }]) => ({
		resource: described.resource,
		responses: responses,
		requestBody: requestBody,
		parameters: parameters,
	})));
	for (const object of made.values()) {
		object.responses = named(object.responses);
		if (object.parameters)
			object.parameters = named(object.parameters);
		if (object.requestBody)
			object.requestBody = named(object.requestBody);
	}
	return schemas;
}
function componentsOf({ routes, handlers }, isEmpty, schemas) {
	const schemes = handlers ? securitySchemes(routes.map(({ route }) => route)) : {};
	const components = {
		...((isEmpty || Object.keys(schemas).length > 0) && { schemas }),
		...(Object.keys(schemes).length > 0 && { securitySchemes: schemes }),
	};
	return Object.keys(components).length > 0 ? { components } : {};
}
function descriptionOf({ descricao, unresolved }, { outside }) {
	const named = (why) => outside.filter(each => each.why === why).map(({ route }) => nameOf(route));
	return [
		descricao,
		sentence('porque OpenAPI 3.1 não descreve WebSocket', named('websocket')),
		sentence('porque OpenAPI 3.1 não tem esse método', named('method')),
		sentence('porque outra rota já ocupa o mesmo caminho', named('path-taken')),
		sentence('porque o caminho só é conhecido em execução', unresolved.map(nameOf)),
	]
		.filter(text => text !== '')
		.join('\n\n');
}
function sentence(reason, names) {
	return names.length === 0
		? ''
		: `Fora deste documento, ${reason}: ${[...names].sort(code_points .O).join(', ')}.`;
}
function nameOf({ method, path }) {
	return `${(0,methods ._Q)(method)} ${path}`;
}
function operationObject(operation, { operationId, tags, document }) {
	const { described, method } = operation;
	const { demands, route } = described;
	const object = {
		operationId,
		tags: [...tags],
		...(0,summary .C)(described, method),
		...(route.deprecated && { deprecated: true }),
	};
	const { reads = [], needsBody = false } = document.handlers ? route : {};
	const parameters = [...parametersOf(operation, reads), ...(0,exporters_reads .Zu)(demands, reads)];
	if (parameters.length > 0)
		object.parameters = parameters;
	const declared = document.handlers ? route.body : undefined;
	if (declared)
		object.requestBody = declaredBody(declared);
	else if (declared === undefined && (0,methods .d9)(method)) {
		const body = (0,exporters_reads .x8)(demands.body, reads) ?? (demands.body ? requestBody(demands.body) : ANY_BODY);
		object.requestBody = needsBody ? { ...body, required: true } : body;
	}
	const security = document.handlers ? securityOf(route) : [];
	if (security.length > 0)
		object.security = security;
	object.responses = (0,answers .k)(route, method, document.handlers);
	return route.more ? merged(object, route.more) : object;
}
function parametersOf({ described, names }, reads) {
	const { address, demands } = described;
	const inPath = address.parameters.map(({ name, rest }, index) => ({
		name: names[index],
		in: 'path',
		required: true,
		...(rest && { description: 'O resto do caminho, com barras ou vazio.' }),
		schema: schemaOf(demands.params.find(field => field.name === name)?.schema ?? (0,exporters_reads ["in"])(reads, name) ?? ANY_TEXT),
	}));
	const isRead = (target, name) => reads.some(each => each.required && each.target === target && each.name === name);
	const others = otherParameters(demands);
	if (!reads.some(each => each.required))
		return [...inPath, ...others];
	return [
		...inPath,
		...others.map(each => isRead(each.in === 'query' ? 'query' : 'headers', String(each.name))
			? { ...each, required: true }
			: each),
	];
}
const otherParameters = (0,remembered .H)(({ query, headers }) => [
	...query.map(field => fieldParameter(field, 'query')),
	...distinctHeaders(headers).map(field => fieldParameter(field, 'header')),
]);
function fieldParameter({ name, required, schema }, place) {
	return { name, in: place, ...(required && { required }), schema: schemaOf(schema) };
}
function distinctHeaders(fields) {
	return [...new Map(fields.map(field => [field.name.toLowerCase(), field])).values()];
}


 }),

 59561:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   F: () => (  groupOf),
   z: () => (  byGroup)
 });
 var _server_index_js$m0 = __webpack_require__(78199);

const ROOT_GROUP = 'raiz';
function groupOf(path) {
	const start = path.startsWith('/') ? 1 : 0;
	const end = path.indexOf('/', start);
	const segment = path.slice(start, end === -1 ? path.length : end);
	const [first] = (0,_server_index_js$m0  .CI)(segment);
	return first?.kind === 'literal' ? segment : ROOT_GROUP;
}
function byGroup(things) {
	const groups = new Map();
	for (const thing of things) {
		const group = groups.get(thing.group);
		if (group)
			group.push(thing);
		else
			groups.set(thing.group, [thing]);
	}
	return groups;
}


 }),

 36503:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Mf: () => (  wellFormedJson),
   s$: () => (  jsonText),
   vs: () => (  repetitiveJsonText)
 });
const LONE_SURROGATE = /(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/g;
const INDENT = 2;
const MARK = '"refdata:repeated:';
function wellFormedJson(data, indent) {
	const text = JSON.stringify(data, null, indent);
	return text.includes('\\ud') ? text.replace(LONE_SURROGATE, '$1\\ufffd') : text;
}
function jsonText(data) {
	return `${wellFormedJson(data, INDENT)}\n`;
}
function repetitiveJsonText(build) {
	const numbers = new Map();
	let places = 0;
	const text = jsonText(build(value => {
		const number = numbers.get(value) ?? numbers.size;
		numbers.set(value, number);
		places += 1;
		return MARK.slice(1) + number;
	}));
	const values = [...numbers.keys()].map(value => new RepeatedText(wellFormedJson(value, INDENT)));
	let filled = '';
	let end = 0;
	for (let at = text.indexOf(MARK); at !== -1; at = text.indexOf(MARK, end)) {
		const quote = text.indexOf('"', at + MARK.length);
		const value = values[Number(text.slice(at + MARK.length, quote))];
		if (value === undefined || places === 0)
			return jsonText(build(each => each));
		places -= 1;
		filled += text.slice(end, at) + value.indented(indentationAt(text, at));
		end = quote + 1;
	}
	return places === 0 ? filled + text.slice(end) : jsonText(build(each => each));
}
class RepeatedText {
	text;
	known = [];
	constructor(text) {
		this.text = text;
	}
	indented(width) {
		this.known[width] ??= this.text.replaceAll('\n', `\n${' '.repeat(width)}`);
		return this.known[width];
	}
}
function indentationAt(text, offset) {
	const start = text.lastIndexOf('\n', offset) + 1;
	let end = start;
	while (text[end] === ' ')
		end += 1;
	return end - start;
}


 }),

 55695:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Bv: () => (  ANSWERED_METHODS),
   KA: () => (  WEBSOCKET),
   SM: () => (  isServed),
   _Q: () => (  methodWord),
   cc: () => (  OPENAPI_METHODS),
   d9: () => (  hasBody),
   x4: () => (  ANY)
 });
const ANY = '*';
const WEBSOCKET = 'WS';
const OPENAPI_METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'];
const ANSWERED_METHODS = OPENAPI_METHODS.filter(method => method !== 'TRACE');
const WITH_BODY = new Set(['POST', 'PUT', 'PATCH']);
function hasBody(method) {
	return WITH_BODY.has(method);
}
const SERVED_ORIGINS = new Set(['list', 'block', 'document', 'framework']);
function isServed({ method, origin }) {
	const served = method === ANY || method === WEBSOCKET || ANSWERED_METHODS.includes(method);
	return served || SERVED_ORIGINS.has(origin);
}
function methodWord(method) {
	return method === ANY ? 'ANY' : method;
}


 }),

 63260:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   p: () => (  openapiPaths)
 });
 var _runtime_remembered_js$m0 = __webpack_require__(51969);
 var _address_js$m1 = __webpack_require__(99809);
 var _methods_js$m2 = __webpack_require__(55695);



const PLAIN = /^[A-Za-z0-9_]*$/;
const KNOWN = new Set(_methods_js$m2  .cc);
const openapiPaths = (0,_runtime_remembered_js$m0  .H)(({ routes }) => {
	const places = new Map();
	const outside = [];
	const renamed = [];
	const explicit = explicitMethods(routes);
	for (const described of routes) {
		const { route, address } = described;
		const { method } = route;
		if (method !== _methods_js$m2  .x4 && !KNOWN.has(method)) {
			outside.push({ route, why: method === _methods_js$m2  .KA ? 'websocket' : 'method' });
			continue;
		}
		const shape = (0,_address_js$m1  .Mp)(address, () => '{}');
		const names = distinct(address.parameters.map(({ name }) => plainName(name)));
		const place = places.get(shape) ?? {
			template: (0,_address_js$m1  .Mp)(address, (_, index) => `{${names[index]}}`),
			names,
			operations: [],
			taken: new Set(),
		};
		const own = route.again === undefined ? undefined : explicit.get(shape);
		const free = (method === _methods_js$m2  .x4 ? _methods_js$m2  .Bv : [method]).filter(each => !place.taken.has(each) && !(method === _methods_js$m2  .x4 && own?.has(each)));
		if (free.length === 0) {
			outside.push({ route, why: 'path-taken' });
			continue;
		}
		places.set(shape, place);
		if (names.some((name, index) => name !== place.names[index]))
			renamed.push({ route, names: place.names });
		for (const each of free) {
			place.taken.add(each);
			place.operations.push({ described, method: each, names: place.names });
		}
	}
	const paths = new Map([...places.values()].map(({ template, operations }) => [template, operations]));
	return { paths, outside, renamed };
});
function explicitMethods(routes) {
	const found = new Map();
	for (const { route, address } of routes) {
		if (route.method === _methods_js$m2  .x4)
			continue;
		const shape = (0,_address_js$m1  .Mp)(address, () => '{}');
		found.set(shape, (found.get(shape) ?? new Set()).add(route.method));
	}
	return found;
}
function plainName(name) {
	const plain = PLAIN.test(name)
		? name
		: name
			.normalize('NFD')
			.replace(/\p{M}+/gu, '')
			.replace(/[^A-Za-z0-9_]/gu, '_');
	return plain in {} ? `${plain}_` : plain;
}
function distinct(names) {
	if (names.length < 2)
		return names;
	const taken = new Set(names);
	const times = new Map();
	return names.map(name => {
		let number = (times.get(name) ?? 0) + 1;
		let free = number === 1 ? name : `${name}_${number}`;
		while (number > 1 && taken.has(free)) {
			number += 1;
			free = `${name}_${number}`;
		}
		times.set(name, number);
		return free;
	});
}


 }),

 32705:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   U: () => (  openapiSchema)
 });
 var _schema_js$m0 = __webpack_require__(1682);

const MAX_DEPTH = 64;
function openapiSchema(schema, depth = 0) {
	if (depth > MAX_DEPTH)
		return schema;
	const inner = (value) => ((0,_schema_js$m0  .Wl)(value) ? openapiSchema(value, depth + 1) : value);
	const entries = Object.entries(schema).map(([key, value]) => {
		if (key === 'properties' && (0,_schema_js$m0  .Wl)(value))
			return [key, Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inner(each)]))];
		if (key === 'items')
			return [key, inner(value)];
		if ((key === 'allOf' || key === 'anyOf') && Array.isArray(value))
			return [key, value.map(inner)];
		return [key, value];
	});
	if (schema.type === 'array' && !('items' in schema))
		entries.push(['items', {}]);
	return Object.fromEntries(entries);
}


 }),

 38473:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Z: () => (  overlaid),
   q: () => (  pathMistake)
 });
 var json_p3$m0 = __webpack_require__(50393);
 var _schema_js$m1 = __webpack_require__(1682);


function overlaid(document, { actions }) {
	const changed = JSON.parse(JSON.stringify(document));
	const missed = [];
	for (const action of actions) {
		const reason = apply(changed, action);
		if (reason !== undefined)
			missed.push({ action, reason });
	}
	return { document: changed, missed };
}
function pathMistake(target) {
	try {
		json_p3$m0  .YF.compile(target);
		return undefined;
	}
	catch (error) {
		if (error instanceof json_p3$m0  .s_)
			return error.message;
		throw error;
	}
}
function apply(document, { target, update, copy, remove, by10 = false }) {
	const { nodes } = json_p3$m0  .YF.query(target, document);
	if (nodes.length === 0)
		return $said('matches nothing in it');
	if (remove) {
		for (const { location } of [...nodes].reverse())
			removeAt(document, location);
		return undefined;
	}
	const sources = copy === undefined ? [update] : json_p3$m0  .YF.query(copy, document).values();
	const [put] = sources;
	if (sources.length !== 1)
		return $said`is given ${copy}, which matches ${sources.length} values in place of one`;
	const isPlain = (value) => typeof value !== 'object' || value === null;
	if (by10 && nodes.some(({ value }) => isPlain(value)))
		return $said('matches a value that is neither an object nor a list');
	if (nodes.some(({ value }) => ((0,_schema_js$m1  .Wl)(value) ? !(0,_schema_js$m1  .Wl)(put) : isPlain(value) && !isPlain(put))))
		return $said('matches a value of another kind than what is put there');
	for (const { value, location } of nodes)
		if ((0,_schema_js$m1  .Wl)(value))
			merge(value, put);
		else if (Array.isArray(value))
			value.push(...structuredClone(Array.isArray(put) && !by10 ? put : [put]));
		else
			replaceAt(document, location, put);
	return undefined;
}
function holderOf(document, location) {
	let holder = document;
	for (const step of location.slice(0, -1))
		holder = holder[step];
	return holder;
}
function replaceAt(document, location, value) {
	const last = location.at(-1);
	if (last !== undefined)
		define(holderOf(document, location), String(last), value);
}
function removeAt(document, location) {
	const last = location.at(-1);
	const holder = holderOf(document, location);
	if (Array.isArray(holder))
		holder.splice(Number(last), 1);
	else if (last !== undefined)
		delete holder[last];
}
function merge(into, update) {
	for (const [key, value] of Object.entries(update ?? {})) {
		const there = Object.hasOwn(into, key) ? Reflect.get(into, key) : undefined;
		if ((0,_schema_js$m1  .Wl)(there) && (0,_schema_js$m1  .Wl)(value))
			merge(there, value);
		else if (Array.isArray(there) && Array.isArray(value))
			there.push(...structuredClone(value));
		else
			define(into, key, structuredClone(value));
	}
}
function define(into, key, value) {
	Object.defineProperty(into, key, { value, writable: true, enumerable: true, configurable: true });
}


 }),

 9220:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Dj: () => (  definite),
   Y_: () => (  indefinite),
   a2: () => (  nounOf)
 });
const NOUN = /^\p{L}+(?:[-_]\p{L}+)*$/u;
const SHORTEST = 3;
const PLURALS = [
	[/(?:ões|ães)$/, 'ão'],
	[/ns$/, 'm'],
	[/([aou])is$/, '$1l'],
	[/([eé])is$/, 'el'],
	[/([rz])es$/, '$1'],
	[/([^s]s)es$/, '$1'],
	[/([aeoãáéíóú])s$/, '$1'],
];
const ALWAYS_ONE = new Set('status ônibus onibus lápis lapis vírus virus bônus bonus tênis tenis atlas'.split(' '));
const FEMININE = /(?:a|ã|ção|são|gem|dade|tude|ice|ície)$/;
const MASCULINE = /(?:o|ó|or|ão|al|el|il|ol|ul|em|im|om|um|ume|ema|oma|ograma)$/;
const GENDERS = new Map([
	...words('o', 'mapa dia idioma tema clima planeta programa sistema esquema cinema poema telegrama cliente nome filme teste lote'),
	...words('o', 'pacote cartaz mês país par lugar usuário usuario agente gerente evento dente ambiente componente expediente'),
	...words('o', 'restaurante estudante presidente ingrediente recipiente time clube recorde debate convite limite'),
	...words('a', 'foto moto imagem ordem mensagem nuvem viagem parte chave classe fase base frase face série serie'),
	...words('a', 'espécie especie rede sede análise analise metrópole saúde fonte gente mente mão conta cor flor dor lei'),
	...words('a', 'opção opcao sessão sessao versão versao permissão permissao transação transacao paz vez voz luz cruz'),
]);
const ACCENTS = [
	[/coes$/, 'ções'],
	[/cao$/, 'ção'],
	[/soes$/, 'sões'],
	[/ssao$/, 'ssão'],
	[/rsao$/, 'rsão'],
	[/oes$/, 'ões'],
];
const ACCENTED = new Map(('saúde usuário endereço preço serviço página código número vídeo música notícia comentário catálogo relatório histórico ' +
	'estatística métrica crédito débito orçamento calendário agência referência veículo avaliação índice matrícula currículo ' +
	'título capítulo parágrafo período edifício município funcionário estágio domínio')
	.split(' ')
	.flatMap(word => [word, `${word}s`])
	.map(word => [word.normalize('NFD').replace(/\p{M}+/gu, ''), word]));
function accented(word) {
	const known = ACCENTED.get(word);
	if (known !== undefined)
		return known;
	const [ending, end] = ACCENTS.find(([each]) => each.test(word)) ?? [];
	return ending && end !== undefined ? word.replace(ending, end) : word;
}
function nounOf(resource) {
	const [written = resource] = resource.split(/[-_]/);
	const rest = resource.slice(written.length);
	if (!NOUN.test(resource) || written.length < SHORTEST)
		return { word: resource, one: resource, plural: false, gender: undefined };
	const head = accented(written);
	const word = head + rest;
	const lower = head.toLowerCase();
	const found = ALWAYS_ONE.has(lower) ? undefined : PLURALS.find(([ending]) => ending.test(lower));
	if (!found)
		return { word, one: word, plural: false, gender: genderOf(lower) };
	const [ending, end] = found;
	const one = head.replace(new RegExp(ending.source, 'i'), end);
	return { word, one: one + rest, plural: true, gender: genderOf(one.toLowerCase()) };
}
function definite({ word, plural, gender }) {
	return gender === undefined ? word : `${gender}${plural ? 's' : ''} ${word}`;
}
function indefinite({ one, word, gender }) {
	return gender === undefined ? word : `${gender === 'a' ? 'uma' : 'um'} ${one}`;
}
function genderOf(word) {
	const known = GENDERS.get(word);
	if (known)
		return known;
	if (FEMININE.test(word))
		return 'a';
	return MASCULINE.test(word) ? 'o' : undefined;
}
function words(gender, list) {
	return list.split(' ').map(word => [word, gender]);
}


 }),

 10116:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Zu: () => (  readParameters),
   "in": () => (  readParam),
   x8: () => (  readBody)
 });
 var _demands_js$m0 = __webpack_require__(14101);
 var _openapi_schema_js$m1 = __webpack_require__(32705);
 var _schema_js$m2 = __webpack_require__(1682);



const ELSEWHERE = new Set(['accept', 'content-type', 'authorization']);
const PLACES = { query: 'query', headers: 'header', cookies: 'cookie' };
const FILE = { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' };
function readParameters(demands, reads) {
	const declared = new Set([
		...demands.query.map(({ name }) => `query ${name}`),
		...demands.headers.map(({ name }) => `headers ${name.toLowerCase()}`),
	]);
	return reads.flatMap(read => {
		const { target, name, required, schema: { title, description, deprecated } = {} } = read;
		const place = PLACES[target];
		if (place === undefined || declared.has(`${target} ${name}`))
			return [];
		if (target === 'headers' && !isParameter(name))
			return [];
		return [
			{
				name,
				in: place,
				...(typeof description === 'string' && title === undefined && { description }),
				...(required && { required }),
				...(deprecated === true && { deprecated }),
				schema: schemaOf(read),
			},
		];
	});
}
function isParameter(name) {
	return name === name.toLowerCase() && !ELSEWHERE.has(name);
}
function readParam(reads, name) {
	const read = reads.find(each => each.target === 'params' && each.name === name);
	return read?.schema ? schemaOf(read) : read?.type && typed(read.type);
}
function readBody(declared, reads) {
	const files = reads.filter(({ target }) => target === 'files');
	const declares = new Set(declared ? fieldsOf(declared) : []);
	const fields = reads.filter(({ target, name }) => target === 'body' && !declares.has(name));
	const demanded = reads.filter(({ target, name, required }) => target === 'body' && required && declares.has(name));
	if (fields.length + files.length + demanded.length === 0)
		return undefined;
	const properties = [
		...fields.map(({ name, type, fallback }) => [
			name,
			{ ...(type && { type }), ...defaultOf(fallback, type) },
		]),
		...files.map(({ name }) => [name, FILE]),
	];
	const required = [...demanded, ...fields, ...files].flatMap(read => (read.required ? [read.name] : []));
	const read = {
		type: 'object',
		properties: Object.fromEntries(properties),
		...(required.length > 0 && { required }),
	};
	const schema = declared ? (0,_openapi_schema_js$m1  .U)(together(declared, read)) : read;
	const media = files.length > 0 ? 'multipart/form-data' : 'application/json';
	return { ...((0,_demands_js$m0  .n)(schema) && { required: true }), content: { [media]: { schema } } };
}
function fieldsOf({ properties, allOf }) {
	const parts = Array.isArray(allOf) ? allOf.filter(_schema_js$m2  .Wl) : [];
	return [...((0,_schema_js$m2  .Wl)(properties) ? Object.keys(properties) : []), ...parts.flatMap(fieldsOf)];
}
function together(declared, read) {
	return Array.isArray(declared.allOf)
		? { ...declared, allOf: [...declared.allOf, read] }
		: (0,_schema_js$m2  .dW)([declared, read]);
}
function schemaOf({ type, fallback, schema }) {
	if (schema)
		return (0,_openapi_schema_js$m1  .U)(schema);
	return { ...typed(type ?? 'string'), ...defaultOf(fallback, type ?? 'string') };
}
function typed(type) {
	if (type === 'any')
		return {};
	return type === 'array' ? { type, items: {} } : { type };
}
function defaultOf(fallback, type) {
	if (!fallback || fallback.value === null)
		return {};
	const { value } = fallback;
	const converted = typeof value === 'string' && (type === 'integer' || type === 'number') ? Number(value) : value;
	const fits = type === undefined ||
		type === 'any' ||
		(type === 'string' || type === 'boolean' ? typeof converted === type : Number.isFinite(converted));
	return fits ? { default: converted } : {};
}


 }),

 1682:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   T5: () => (  isDemandedField),
   Wl: () => (  _contract_json_object_js$m0.G),
   dW: () => (  mergeSchemas)
 });
 var _contract_json_object_js$m0 = __webpack_require__(18765);

function isDemandedField({ required }, name) {
	return Array.isArray(required) && required.includes(name);
}
const NARROWER = {
	minimum: Math.max,
	minLength: Math.max,
	minItems: Math.max,
	minProperties: Math.max,
	maximum: Math.min,
	maxLength: Math.min,
	maxItems: Math.min,
	maxProperties: Math.min,
};
function mergeSchemas(schemas) {
	const merged = new Map();
	for (const schema of schemas) {
		for (const [key, value] of Object.entries(schema))
			merged.set(key, merged.has(key) ? join(key, merged.get(key), value) : value);
	}
	return Object.fromEntries(merged);
}
function join(key, a, b) {
	const narrower = Object.hasOwn(NARROWER, key) ? NARROWER[key] : undefined;
	if (narrower && typeof a === 'number' && typeof b === 'number')
		return narrower(a, b);
	if (key === 'required' && Array.isArray(a) && Array.isArray(b))
		return [...new Set([...a, ...b])];
	if (key === 'allOf' && Array.isArray(a) && Array.isArray(b))
		return [...a, ...b];
	if (key === 'enum' && Array.isArray(a) && Array.isArray(b))
		return a.filter(value => b.includes(value));
	if (key === 'properties')
		return joinProperties(a, b);
	return b;
}
function joinProperties(a, b) {
	const joined = new Map(Object.entries(a));
	for (const [name, schema] of Object.entries(b)) {
		const earlier = joined.get(name);
		joined.set(name, earlier ? both(earlier, schema) : schema);
	}
	return Object.fromEntries(joined);
}
function both(a, b) {
	return 'anyOf' in a || 'anyOf' in b ? { allOf: [a, b] } : mergeSchemas([a, b]);
}


 }),

 78762:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   C: () => (  textsOf),
   Y: () => (  summaryOf)
 });
 var _methods_js$m0 = __webpack_require__(55695);
 var _portuguese_js$m1 = __webpack_require__(9220);


const PHRASES = {
	GET: (noun, one) => one ? capitalised((0,_portuguese_js$m1  .Y_)(noun)) : `${noun.plural ? 'Lista' : 'Consulta'} ${(0,_portuguese_js$m1  .Dj)(noun)}`,
	POST: noun => `Cria ${(0,_portuguese_js$m1  .Y_)(noun)}`,
	PUT: (noun, one) => `Substitui ${one ? (0,_portuguese_js$m1  .Y_)(noun) : (0,_portuguese_js$m1  .Dj)(noun)}`,
	PATCH: (noun, one) => `Altera ${one ? (0,_portuguese_js$m1  .Y_)(noun) : (0,_portuguese_js$m1  .Dj)(noun)}`,
	DELETE: (noun, one) => `Remove ${one ? (0,_portuguese_js$m1  .Y_)(noun) : (0,_portuguese_js$m1  .Dj)(noun)}`,
	HEAD: noun => `Cabeçalhos de ${noun.word}`,
	OPTIONS: noun => `Métodos de ${noun.word}`,
};
const SENTENCE = /^(.+?)[.!?](?=\s|$)/s;
function summaryOf({ route, resource }, method = route.method) {
	if (route.asks)
		return route.asks.summary;
	if (route.summary !== undefined)
		return route.summary;
	if (route.comment !== undefined)
		return firstSentence(route.comment);
	const phrase = Object.hasOwn(PHRASES, method) ? PHRASES[method] : undefined;
	return phrase === undefined
		? `${(0,_methods_js$m0  ._Q)(method)} ${route.path}`
		: phrase((0,_portuguese_js$m1  .a2)(resource), endsInParameter(route.path));
}
function textsOf(described, method) {
	const { comment, summary: own } = described.route;
	const summary = summaryOf(described, method);
	const says = own === undefined ? comment?.replace(/[.!?]$/, '') : comment;
	return { summary, ...(comment !== undefined && says !== summary && { description: comment }) };
}
function firstSentence(comment) {
	const [paragraph = ''] = comment.split('\n\n');
	return SENTENCE.exec(paragraph)?.[1] ?? paragraph;
}
function endsInParameter(path) {
	return /\/[:<][^/]*\/?$/.test(path);
}
function capitalised(text) {
	return text.charAt(0).toUpperCase() + text.slice(1);
}


 }),

 51969:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   H: () => (  remembered)
 });
function remembered(make) {
	const made = new WeakMap();
	return key => {
		const known = made.get(key);
		if (known !== undefined)
			return known;
		const value = make(key);
		made.set(key, value);
		return value;
	};
}


 }),

 14605:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   FV: () => (  escapeMarkdown),
   OF: () => (  fenced),
   fl: () => (  codeMarkdown),
   jD: () => (  tableRow),
   re: () => (  hiddenLine)
 });
 var _visible_js$m0 = __webpack_require__(38696);

const MAX_TEXT_CHARACTERS = 2000;
const SPECIAL = /[&<>"'`*_~|\\[\](){}#!:@$^=+]/g;
const WORDS = /^[A-Za-z0-9 ]*$/;
const REFERENCE = /([@#])(?=[A-Za-z0-9])/g;
const BARE_REFERENCE = /\b(?:GH-(?=\d)|[0-9a-f]{20}(?=(?:[0-9a-f]{20}|[0-9a-f]{44})\b))/gi;
const ZERO_WIDTH_SPACE = '&#8203;';
function escapeMarkdown(text) {
	return escaped((0,_visible_js$m0  .P)(text, MAX_TEXT_CHARACTERS).replace(BARE_REFERENCE, '$&\0'));
}
function escaped(line) {
	if (WORDS.test(line))
		return line;
	return line
		.replace(REFERENCE, '$1\0')
		.replace(SPECIAL, character => `&#${character.charCodeAt(0)};`)
		.replaceAll('\0', ZERO_WIDTH_SPACE)
		.replace(/www\./gi, match => `${match.slice(0, 3)}&#46;`);
}
function codeMarkdown(text) {
	return `<code>${escaped((0,_visible_js$m0  .P)(text, MAX_TEXT_CHARACTERS))}</code>`;
}
function tableRow(cells) {
	return `| ${cells.join(' | ')} |\n`;
}
function hiddenLine(kind, says) {
	return `<!-- ${kind} ${encodeURIComponent(says).replaceAll('-', '%2D')} -->`;
}
function fenced(text, language = 'text') {
	const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(run => run.length));
	const fence = '`'.repeat(longest + 1);
	return `${fence}${language}\n${(0,_visible_js$m0  .R)(text)}\n${fence}\n`;
}


 })

};
