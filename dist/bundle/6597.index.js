export const id = 6597;
export const ids = [6597];
export const modules = {

/***/ 99809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mp: () => (/* binding */ written),
/* harmony export */   ci: () => (/* binding */ addressOf),
/* harmony export */   kj: () => (/* binding */ isReachable)
/* harmony export */ });
/* harmony import */ var _server_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77038);

/** What may stand in the path of an address as it is (RFC 3986, `pchar` and `/`); `:` would look like a parameter. */
const NOT_PLAIN = /[^A-Za-z0-9\-._~!$&'()*+,;=@/%]+/gu;
const BARE_PERCENT = /%(?![0-9A-Fa-f]{2})/g;
/** The server framework holds its patterns against paths that are decoded: `%20` in one is no blank. */
const PERCENT = /%/g;
/** Most texts are so, and are not looked at again. */
const PLAIN = /^[A-Za-z0-9\-._~!$&'()*+,;=@/]*$/;
/** The address of a route. */
function addressOf(route) {
    const texts = [];
    const parameters = [];
    let text = route.path.startsWith('/') ? '' : '/';
    for (const part of (0,_server_index_js__WEBPACK_IMPORTED_MODULE_0__/* .pathPartsOf */ .Rg)(route)) {
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
/** The address as text; `show` says what stands for a parameter, by its name and its position among the parameters. */
function written({ texts, parameters }, show) {
    let text = texts[0] ?? '';
    for (const [index, { name }] of parameters.entries())
        text += show(name, index) + texts[index + 1];
    return text;
}
/** Whether some request can match: paths of requests begin with `/`. The empty pattern is `/` without its final slash. */
function isReachable(pattern) {
    if (pattern === '' || pattern.startsWith('/'))
        return true;
    const [first] = (0,_server_index_js__WEBPACK_IMPORTED_MODULE_0__/* .partsOf */ .CI)(pattern);
    return first?.kind === 'parameter' && first.rest;
}
/** A colon behind other characters of a segment (`/itens:procura`) is one for every client. */
function withColons(text) {
    return text
        .split(':')
        .map(each => encoded(each, BARE_PERCENT))
        .join(':')
        .replaceAll('/:', '/%3A');
}
/** @param percent the signs of it that are meant as they are */
function encoded(text, percent) {
    if (PLAIN.test(text))
        return text;
    return text.toWellFormed().replace(percent, '%25').replace(NOT_PLAIN, encodeURIComponent);
}


/***/ }),

/***/ 49834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ responsesOf)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var _runtime_remembered_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51969);
/* harmony import */ var _server_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77038);
/* harmony import */ var _openapi_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32705);




/** Stands for the answers that were not read. */
const REST = { description: 'Outras respostas, que não foram lidas na fonte.' };
/** Without a body, whatever its type would be. */
const BODILESS = 'HEAD';
const TEXT = { type: 'string' };
/** Whose schema some readers take for that of the whole, and others for that of each event. */
const EVENTS = 'text/event-stream';
/** The answers of an operation: what the source says of them. A list of routes says nothing. */
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
/** What the framework does with a request that breaks a validation is known, whatever the route answers. */
const REFUSING = { ...UNKNOWN, known: [_server_index_js__WEBPACK_IMPORTED_MODULE_1__/* .REFUSED */ .ln] };
/** Most routes of a server share their answers. */
const ofAnswers = (0,_runtime_remembered_js__WEBPACK_IMPORTED_MODULE_3__/* .remembered */ .H)((answers) => {
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
    // Numbers as keys are in their order, whatever they are put in by.
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
        // What is said of one status at last is said of it alone.
        description: said.at(-1) ?? node_http__WEBPACK_IMPORTED_MODULE_0__.STATUS_CODES[status] ?? String(status),
        ...(headers.length > 0 && {
            headers: Object.fromEntries(headers.map(name => [name, { schema: TEXT }])),
        }),
        ...(content.length > 0 && { content: Object.fromEntries(content) }),
    };
}
/** What the bodies of one status are, by media type; one of several forms where there are several. */
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
/** A schema for all bodies of a media type; of one that nothing is said of nothing is known. */
function schemaOf(media, schemas) {
    const known = schemas.filter(schema => schema !== undefined);
    if (known.length < schemas.length)
        return media.startsWith('text/') && media !== EVENTS ? TEXT : {};
    const forms = [...new Map(known.map(schema => [JSON.stringify(schema), schema])).values()];
    const [only] = forms;
    if (forms.some(form => Object.keys(form).length === 0))
        return {};
    return forms.length === 1 && only ? (0,_openapi_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .openapiSchema */ .U)(only) : { anyOf: forms.map(each => (0,_openapi_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .openapiSchema */ .U)(each)) };
}
/** Longer ones are data, and no examples. */
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


/***/ }),

/***/ 14101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ isDemanded),
/* harmony export */   w: () => (/* binding */ demandsOf)
/* harmony export */ });
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1682);

const NO_DEMANDS = { body: undefined, query: [], headers: [], params: [] };
/** What is demanded by these validations together. */
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
/** The fields that validations of `target` declare, in order, each once. */
function fieldsOf(validations, target) {
    const schemas = schemasOf(validations, target);
    if (schemas.length === 0)
        return [];
    const { properties, required } = (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .mergeSchemas */ .dW)(schemas);
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
/** Whether a request without a body is refused: it counts as one without fields. */
function isDemanded({ required, allOf }) {
    if (Array.isArray(allOf))
        return allOf.some(each => isDemanded(each));
    return Array.isArray(required) && required.length > 0;
}


/***/ }),

/***/ 22961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EJ: () => (/* binding */ exporter),
  Xt: () => (/* binding */ missedOf),
  eU: () => (/* binding */ openapiObject)
});

// EXTERNAL MODULE: ./build/said/runtime/remembered.js
var remembered = __webpack_require__(51969);
// EXTERNAL MODULE: ./build/said/text/code-points.js
var code_points = __webpack_require__(62021);
// EXTERNAL MODULE: ./build/said/exporters/answers.js
var answers = __webpack_require__(49834);
// EXTERNAL MODULE: ./build/said/exporters/portuguese.js
var portuguese = __webpack_require__(9220);
// EXTERNAL MODULE: ./build/said/exporters/schema.js
var exporters_schema = __webpack_require__(1682);
// EXTERNAL MODULE: ./build/said/server/index.js + 168 modules
var server = __webpack_require__(77038);
;// CONCATENATED MODULE: ./build/said/exporters/titled.js


/**
 * The schemas that have a title, each thing once: which one each of them is. Two of one title may be different things; what
 * stands inside of itself is cut there, and means the one around.
 */
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
        if (title !== undefined && (0,server/* isCut */.xZ)(node)) {
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
/** Tells apart what looks the same and holds other things, until nothing more can be told. */
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
/** What it is without what it holds. */
function shallow(node) {
    return JSON.stringify(node, (key, value) => key !== '' && (0,exporters_schema/* isSchema */.Wl)(value) && titleOf(value) !== undefined ? { title: value.title } : value);
}
/** The title of a schema: a field may be called so, too. */
function titleOf({ title }) {
    return typeof title === 'string' ? title : undefined;
}
/** What may be or hold schemas. */
function partsOf(node) {
    return Object.entries(node).flatMap(([key, each]) => (DATA.has(key) ? [] : [each]));
}
/** Keywords whose values are no schemas, whatever they look like. */
const DATA = new Set([
    'example',
    'examples',
    'default',
    'enum',
    'const',
    'required',
]);

;// CONCATENATED MODULE: ./build/said/exporters/components.js



const FIRST_ERROR = 400;
const ERROR = 'Erro';
const ELSE = 'Objeto';
/** Keywords that hold one schema, and those that hold several. */
const INNER = ['items', 'additionalProperties', 'not'];
const FORMS = ['anyOf', 'allOf', 'oneOf'];
/**
 * The schemas of objects that operations have more than once, by names, and the way from an operation's own object to one
 * that refers to them.
 */
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
/** Forms that a field tells apart, with the name that each of its values means; without names it says nothing. */
function withMapping(written, named) {
    const { discriminator, ...rest } = named;
    if (!(0,exporters_schema/* isSchema */.Wl)(discriminator) || discriminator.mapping !== undefined || !Array.isArray(written.oneOf))
        return named;
    const { propertyName } = discriminator;
    const values = listOf(written.oneOf).map((form, i) => {
        const properties = (0,exporters_schema/* isSchema */.Wl)(form) && (0,exporters_schema/* isSchema */.Wl)(form.properties) ? form.properties : {};
        const field = properties[String(propertyName)];
        const told = (0,exporters_schema/* isSchema */.Wl)(field) ? (field.enum ?? [field.const]) : [];
        const { $ref } = (listOf(named.oneOf)[i] ?? {});
        return listOf(told).flatMap(each => (typeof each === 'string' && $ref ? [[each, $ref]] : []));
    });
    if (values.some(each => each.length === 0))
        return rest;
    return { ...named, discriminator: { propertyName, mapping: Object.fromEntries(values.flat()) } };
}
/** Each shape of an object, how often it stands somewhere, and what it may be called. What is in one counts once. */
function seenIn(operations) {
    const seen = new Map();
    const visit = (schema, hint) => {
        if (!(0,exporters_schema/* isSchema */.Wl)(schema))
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
        if ((0,exporters_schema/* isSchema */.Wl)(schema.properties))
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
/** The names of what has a title, by itself, and of other shapes, by their texts. */
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
        // What is one thing in requests and another one in answers has the names that pydantic gives it.
        const isApart = own.length === 2 && sides.size === 2 && !sides.has(undefined) && areAlike(own);
        give(schema, isApart ? `${name}-${sideOf(schema)}` : name);
    }
    for (const [key, { times, hint }] of seen)
        if (times > 1)
            give(key, hint === ERROR ? ERROR : className((0,portuguese/* nounOf */.a2)(hint).one));
    return names;
}
/** Whether these may be one class: two of one name that have no field in common are other things. */
function areAlike([one, other]) {
    const namesIn = (schema) => (0,exporters_schema/* isSchema */.Wl)(schema?.properties) ? Object.keys(schema.properties) : [];
    return namesIn(one).some(each => namesIn(other).includes(each));
}
/** `item-de-pedido` as `ItemDePedido`: the name of a class in every language. */
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
/** The schemas with a title that stand in these, however deep. */
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
/** The schemas of the bodies that a response, or a request body, may have. */
function schemasIn(holder) {
    const content = (0,exporters_schema/* isSchema */.Wl)(holder) && (0,exporters_schema/* isSchema */.Wl)(holder.content) ? holder.content : {};
    return Object.values(content).flatMap(media => ((0,exporters_schema/* isSchema */.Wl)(media) ? [media.schema] : []));
}
function isShape(value) {
    const { type, properties } = value;
    return type === 'object' && (0,exporters_schema/* isSchema */.Wl)(properties) && Object.keys(properties).length > 0;
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

// EXTERNAL MODULE: ./build/said/exporters/demands.js
var demands = __webpack_require__(14101);
// EXTERNAL MODULE: ./build/said/exporters/json.js
var json = __webpack_require__(36503);
// EXTERNAL MODULE: ./build/said/exporters/methods.js
var methods = __webpack_require__(55695);
// EXTERNAL MODULE: ./build/said/exporters/openapi-paths.js
var openapi_paths = __webpack_require__(63260);
// EXTERNAL MODULE: ./build/said/exporters/openapi-schema.js
var openapi_schema = __webpack_require__(32705);
;// CONCATENATED MODULE: ./build/said/exporters/operation-id.js
/** ASCII has no accents to take away. */
const ASCII = /^[\0-\x7f]*$/;
/** What is the name of a function nearly everywhere. */
const GIVEN = /^[A-Za-z_][A-Za-z0-9_-]*$/;
const WORD = /[A-Za-z0-9]+/g;
/** The names that a program gives, else `get_itens_id` for GET /itens/:id; a number is added where two would be the same. */
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
/** Letters without accents, digits and `_`, as every generator of clients accepts them. */
function idOf({ described, method }) {
    const { path, id } = described.route;
    if (id !== undefined && GIVEN.test(id))
        return id;
    const plain = ASCII.test(path) ? path : path.normalize('NFD').replace(/\p{M}+/gu, '');
    const words = plain.match(WORD);
    return words === null ? method.toLowerCase() : `${method.toLowerCase()}_${words.join('_')}`;
}

// EXTERNAL MODULE: ./build/said/exporters/overlay.js
var exporters_overlay = __webpack_require__(38473);
// EXTERNAL MODULE: ./build/said/exporters/reads.js
var exporters_reads = __webpack_require__(10116);
// EXTERNAL MODULE: ./build/said/contract/json-object.js
var json_object = __webpack_require__(18765);
;// CONCATENATED MODULE: ./build/said/exporters/said.js

const INFO = 'info.';
/** What a program says of its API, beside title, version and description. */
function infoSaid({ says }) {
    return Object.fromEntries(Object.entries(says).flatMap(([at, value]) => at.startsWith(INFO) ? [[at.slice(INFO.length), value]] : []));
}
/** The servers that a program says, where nobody says another address. */
function serversSaid({ says, isBaseGiven }) {
    const { servers } = says;
    return !isBaseGiven && Array.isArray(servers) && servers.length > 0 ? servers : undefined;
}
/** Tags in the order of the program, with what it says of them, and behind them the others. */
function tagsSaid({ says }, made) {
    const said = Array.isArray(says.tags) ? says.tags.filter(json_object/* isObject */.G) : [];
    const groupOf = (tag) => tag['x-displayName'] ?? tag.name;
    const own = said.map(tag => {
        const found = made.find(each => groupOf(each) === tag.name);
        return { ...found, ...tag, ...(found && { name: found.name }) };
    });
    return [...own, ...made.filter(each => !said.some(tag => tag.name === groupOf(each)))];
}
/** One object with what another has besides; of two texts or numbers the second counts, lists are put together. */
function merged(first, second) {
    const made = { ...first };
    for (const [key, value] of Object.entries(second)) {
        const before = Object.hasOwn(first, key) ? first[key] : undefined;
        if ((0,json_object/* isObject */.G)(before) && (0,json_object/* isObject */.G)(value))
            made[key] = merged(before, value);
        else
            made[key] = Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;
    }
    return made;
}

;// CONCATENATED MODULE: ./build/said/exporters/security.js
/** What names of security schemes may have (3.1, "Components Object"). */
const NOT_IN_NAMES = /[^A-Za-z0-9._-]+/g;
/** The security schemes of routes by their names, in the order in which they first occur. */
function securitySchemes(routes) {
    return Object.fromEntries(routes.flatMap(demandedBy).map(({ name, scheme }) => [name, scheme]));
}
/** What requests of a route carry (3.1, "Security Requirement Object"): all that is asked; without what may be missing, too. */
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

// EXTERNAL MODULE: ./build/said/exporters/summary.js
var summary = __webpack_require__(78762);
;// CONCATENATED MODULE: ./build/said/exporters/tags.js
/** What generators of clients make classes and files of: a letter, then letters, digits and `_`. */
const NAME = /^[A-Za-z][A-Za-z0-9_-]*$/;
const tags_ELSE = 'grupo';
/** The names of tags by their groups, in the order of these: each is the name of a class in every language. */
function tagNames(groups) {
    const names = new Map();
    const taken = new Set();
    for (const group of groups) {
        if (names.has(group))
            continue;
        const plain = plainName(group);
        let name = plain;
        // Names of classes are told apart without their signs.
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
/** What an address writes with a percent sign. */
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}

;// CONCATENATED MODULE: ./build/said/exporters/formats/openapi.js
















/** OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.0), valid for any routes. */
const exporter = {
    name: 'openapi',
    title: 'OpenAPI 3.1',
    fileName: 'openapi.json',
    mediaType: 'application/json',
    export: document => (0,json/* repetitiveJsonText */.vs)(repeat => openapiObject(document, repeat)),
};
/** A parameter of the path that nothing is declared of. */
const ANY_TEXT = { type: 'string' };
const schemaOf = (0,remembered/* remembered */.H)((schema) => (0,openapi_schema/* openapiSchema */.U)(schema));
/** A body that nothing is declared of: nobody says that it has to be there, or what it is. */
const ANY_BODY = { content: { 'application/json': { schema: {}, example: {} } } };
/** A body that a handler is declared with. */
const declaredBody = ({ media, required, schema }) => ({
    ...(required && { required }),
    content: { [media]: { schema: schemaOf(schema) } },
});
const requestBody = (0,remembered/* remembered */.H)((schema) => ({
    ...((0,demands/* isDemanded */.n)(schema) && { required: true }),
    content: { 'application/json': { schema: schemaOf(schema) } },
}));
/** The document as an object; values that it repeats pass through `repeat`. */
function openapiObject(document, repeat = value => value) {
    const { overlays } = document;
    if (overlays.length === 0)
        return readObject(document, repeat);
    return overlays.reduce((made, overlay) => (0,exporters_overlay/* overlaid */.Z)(made, overlay).document, readObject(document));
}
/** What of the overlays finds nothing in the document. */
function missedOf(document) {
    let made = document.overlays.length === 0 ? {} : readObject(document);
    return document.overlays.flatMap(overlay => {
        const { document: changed, missed } = (0,exporters_overlay/* overlaid */.Z)(made, overlay);
        made = changed;
        return missed.map(miss => ({ ...miss, file: overlay.file }));
    });
}
/** The document as it was read. */
function readObject(document, repeat = value => value) {
    if (document.own)
        return document.own;
    const placed = (0,openapi_paths/* openapiPaths */.p)(document);
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
/** What an operation stands under: its tags, the server that was mounted, or the group; otherwise what its path begins with. */
function groupsFor({ described: { route, group } }, { handlers }) {
    if (route.tags)
        return route.tags.map(name => ({ name }));
    return [(handlers ? route.part : undefined) ?? { name: group }];
}
/** Lets operations refer to what several of them have, and gives that by its names. */
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
        // Some readers refuse a document that has nothing in it.
        ...((isEmpty || Object.keys(schemas).length > 0) && { schemas }),
        ...(Object.keys(schemes).length > 0 && { securitySchemes: schemes }),
    };
    return Object.keys(components).length > 0 ? { components } : {};
}
/** The description, and what is outside the document, so that nobody takes it for everything. */
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
        : `Fora deste documento, ${reason}: ${[...names].sort(code_points/* compareCodePoints */.O).join(', ')}.`;
}
function nameOf({ method, path }) {
    return `${(0,methods/* methodWord */._Q)(method)} ${path}`;
}
function operationObject(operation, { operationId, tags, document }) {
    const { described, method } = operation;
    const { demands, route } = described;
    const object = {
        operationId,
        tags: [...tags],
        ...(0,summary/* textsOf */.C)(described, method),
        ...(route.deprecated && { deprecated: true }),
    };
    const { reads = [], needsBody = false } = document.handlers ? route : {};
    const parameters = [...parametersOf(operation, reads), ...(0,exporters_reads/* readParameters */.Zu)(demands, reads)];
    if (parameters.length > 0)
        object.parameters = parameters;
    const declared = document.handlers ? route.body : undefined;
    if (declared)
        object.requestBody = declaredBody(declared);
    else if (declared === undefined && (0,methods/* hasBody */.d9)(method)) {
        const body = (0,exporters_reads/* readBody */.x8)(demands.body, reads) ?? (demands.body ? requestBody(demands.body) : ANY_BODY);
        object.requestBody = needsBody ? { ...body, required: true } : body;
    }
    const security = document.handlers ? securityOf(route) : [];
    if (security.length > 0)
        object.security = security;
    object.responses = (0,answers/* responsesOf */.k)(route, method, document.handlers);
    return route.more ? merged(object, route.more) : object;
}
function parametersOf({ described, names }, reads) {
    const { address, demands } = described;
    const inPath = address.parameters.map(({ name, rest }, index) => ({
        name: names[index],
        in: 'path',
        required: true,
        ...(rest && { description: 'O resto do caminho, com barras ou vazio.' }),
        schema: schemaOf(demands.params.find(field => field.name === name)?.schema ?? (0,exporters_reads/* readParam */["in"])(reads, name) ?? ANY_TEXT),
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
const otherParameters = (0,remembered/* remembered */.H)(({ query, headers }) => [
    ...query.map(field => fieldParameter(field, 'query')),
    // Names of headers do not depend on case, so that two of them may be one.
    ...distinctHeaders(headers).map(field => fieldParameter(field, 'header')),
]);
function fieldParameter({ name, required, schema }, place) {
    return { name, in: place, ...(required && { required }), schema: schemaOf(schema) };
}
function distinctHeaders(fields) {
    return [...new Map(fields.map(field => [field.name.toLowerCase(), field])).values()];
}


/***/ }),

/***/ 59561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ groupOf),
/* harmony export */   z: () => (/* binding */ byGroup)
/* harmony export */ });
/* harmony import */ var _server_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77038);

/** The group of routes that have no name in their first segment. */
const ROOT_GROUP = 'raiz';
/** First segment of a path, which routes are grouped by; a parameter names no group. */
function groupOf(path) {
    const start = path.startsWith('/') ? 1 : 0;
    const end = path.indexOf('/', start);
    const segment = path.slice(start, end === -1 ? path.length : end);
    const [first] = (0,_server_index_js__WEBPACK_IMPORTED_MODULE_0__/* .partsOf */ .CI)(segment);
    return first?.kind === 'literal' ? segment : ROOT_GROUP;
}
/** Things by group, groups in the order in which they first occur. */
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


/***/ }),

/***/ 36503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mf: () => (/* binding */ wellFormedJson),
/* harmony export */   s$: () => (/* binding */ jsonText),
/* harmony export */   vs: () => (/* binding */ repetitiveJsonText)
/* harmony export */ });
/** In JSON text, half of a character that stands alone: `JSON.stringify` writes it as an escape, and whole ones as they are. */
const LONE_SURROGATE = /(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/g;
const INDENT = 2;
/** What stands for a repeated value until its text is put there: its number follows, and a quote. */
const MARK = '"refdata:repeated:';
/** JSON that every reader takes: where a text holds half a character, which is in no encoding, there is U+FFFD. */
function wellFormedJson(data, indent) {
    const text = JSON.stringify(data, null, indent);
    return text.includes('\\ud') ? text.replace(LONE_SURROGATE, '$1\\ufffd') : text;
}
/** JSON as all descriptions have it: indented by 2, other alphabets as they are, a final newline. */
function jsonText(data) {
    return `${wellFormedJson(data, INDENT)}\n`;
}
/**
 * The same bytes for data that holds some values many times, such as the one schema of a thousand bodies: `build` passes
 * them through its argument, and each is written once. Most of a large document is such values.
 */
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
        // Somebody's own text may look like a mark.
        if (value === undefined || places === 0)
            return jsonText(build(each => each));
        places -= 1;
        filled += text.slice(end, at) + value.indented(indentationAt(text, at));
        end = quote + 1;
    }
    return places === 0 ? filled + text.slice(end) : jsonText(build(each => each));
}
/** The text of a value, indented as its places want it: there are few different ones. */
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
/** How far in the line begins that `offset` is on; texts in JSON have no line breaks of their own. */
function indentationAt(text, offset) {
    const start = text.lastIndexOf('\n', offset) + 1;
    let end = start;
    while (text[end] === ' ')
        end += 1;
    return end - start;
}


/***/ }),

/***/ 55695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ ANSWERED_METHODS),
/* harmony export */   KA: () => (/* binding */ WEBSOCKET),
/* harmony export */   SM: () => (/* binding */ isServed),
/* harmony export */   _Q: () => (/* binding */ methodWord),
/* harmony export */   cc: () => (/* binding */ OPENAPI_METHODS),
/* harmony export */   d9: () => (/* binding */ hasBody),
/* harmony export */   x4: () => (/* binding */ ANY)
/* harmony export */ });
/** Any method, as routes have it; people write `ANY`. */
const ANY = '*';
const WEBSOCKET = 'WS';
/** The methods that OpenAPI 3.1 has a place for, in the order of its specification ("Path Item Object"). */
const OPENAPI_METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'];
/** What a route for any method answers: what the server framework refuses before it looks at routes, such as `TRACE`, is not there. */
const ANSWERED_METHODS = OPENAPI_METHODS.filter(method => method !== 'TRACE');
/** The methods whose requests carry a body (service-spec.md, section B, rule 2). */
const WITH_BODY = new Set(['POST', 'PUT', 'PATCH']);
/** Whether requests of a method carry a body (RFC 9110). */
function hasBody(method) {
    return WITH_BODY.has(method);
}
/**
 * Origins whose methods are served: `route` has no other verbs, other frameworks serve what they register, and a list
 * says nothing of its server.
 */
const SERVED_ORIGINS = new Set(['list', 'block', 'document', 'framework']);
/** Whether the server framework looks for a route of this method at all: a request of any other is refused before. */
function isServed({ method, origin }) {
    const served = method === ANY || method === WEBSOCKET || ANSWERED_METHODS.includes(method);
    return served || SERVED_ORIGINS.has(origin);
}
/** A method as people write it in the language. */
function methodWord(method) {
    return method === ANY ? 'ANY' : method;
}


/***/ }),

/***/ 63260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ openapiPaths)
/* harmony export */ });
/* harmony import */ var _runtime_remembered_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51969);
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99809);
/* harmony import */ var _methods_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55695);



const PLAIN = /^[A-Za-z0-9_]*$/;
const KNOWN = new Set(_methods_js__WEBPACK_IMPORTED_MODULE_1__/* .OPENAPI_METHODS */ .cc);
/**
 * Where the routes stand in an OpenAPI document. Templates that differ only by parameter names are one path
 * (OpenAPI 3.1, "Path Templating"): it has the names of the first. A route for any method is an operation for each
 * method that is still free.
 */
const openapiPaths = (0,_runtime_remembered_js__WEBPACK_IMPORTED_MODULE_2__/* .remembered */ .H)(({ routes }) => {
    const places = new Map();
    const outside = [];
    const renamed = [];
    const explicit = explicitMethods(routes);
    for (const described of routes) {
        const { route, address } = described;
        const { method } = route;
        if (method !== _methods_js__WEBPACK_IMPORTED_MODULE_1__/* .ANY */ .x4 && !KNOWN.has(method)) {
            outside.push({ route, why: method === _methods_js__WEBPACK_IMPORTED_MODULE_1__/* .WEBSOCKET */ .KA ? 'websocket' : 'method' });
            continue;
        }
        const shape = (0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .written */ .Mp)(address, () => '{}');
        const names = distinct(address.parameters.map(({ name }) => plainName(name)));
        const place = places.get(shape) ?? {
            template: (0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .written */ .Mp)(address, (_, index) => `{${names[index]}}`),
            names,
            operations: [],
            taken: new Set(),
        };
        // What answers one method takes it from what answers all, where that lets it, in whatever order.
        const own = route.again === undefined ? undefined : explicit.get(shape);
        const free = (method === _methods_js__WEBPACK_IMPORTED_MODULE_1__/* .ANY */ .x4 ? _methods_js__WEBPACK_IMPORTED_MODULE_1__/* .ANSWERED_METHODS */ .Bv : [method]).filter(each => !place.taken.has(each) && !(method === _methods_js__WEBPACK_IMPORTED_MODULE_1__/* .ANY */ .x4 && own?.has(each)));
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
/** The methods that routes have of their own, by the form of their paths. */
function explicitMethods(routes) {
    const found = new Map();
    for (const { route, address } of routes) {
        if (route.method === _methods_js__WEBPACK_IMPORTED_MODULE_1__/* .ANY */ .x4)
            continue;
        const shape = (0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .written */ .Mp)(address, () => '{}');
        found.set(shape, (found.get(shape) ?? new Set()).add(route.method));
    }
    return found;
}
/**
 * A name that readers of documents understand: without accents and other alphabets, and not one that every object has
 * (`__proto__`, `constructor`).
 */
function plainName(name) {
    const plain = PLAIN.test(name)
        ? name
        : name
            .normalize('NFD')
            .replace(/\p{M}+/gu, '')
            .replace(/[^A-Za-z0-9_]/gu, '_');
    return plain in {} ? `${plain}_` : plain;
}
/** A name that is there twice gets a number: a template may have each name once. */
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


/***/ }),

/***/ 32705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ openapiSchema)
/* harmony export */ });
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1682);

/** Deeper schemas are passed on as they are. */
const MAX_DEPTH = 64;
/** A schema as readers of OpenAPI want it: a list says what it holds, though anything may be (`items: {}`). */
function openapiSchema(schema, depth = 0) {
    if (depth > MAX_DEPTH)
        return schema;
    const inner = (value) => ((0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .isSchema */ .Wl)(value) ? openapiSchema(value, depth + 1) : value);
    const entries = Object.entries(schema).map(([key, value]) => {
        if (key === 'properties' && (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .isSchema */ .Wl)(value))
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


/***/ }),

/***/ 38473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ overlaid),
/* harmony export */   q: () => (/* binding */ pathMistake)
/* harmony export */ });
/* harmony import */ var json_p3__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50393);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1682);


/** The document with what an overlay adds and takes away, one action after the other. `document` stays as it is. */
function overlaid(document, { actions }) {
    // Operations share what is the same in them: a change of one is not one of the others.
    const changed = JSON.parse(JSON.stringify(document));
    const missed = [];
    for (const action of actions) {
        const reason = apply(changed, action);
        if (reason !== undefined)
            missed.push({ action, reason });
    }
    return { document: changed, missed };
}
/** Why a text is no JSONPath; undefined for one. */
function pathMistake(target) {
    try {
        json_p3__WEBPACK_IMPORTED_MODULE_0__/* .jsonpath */ .YF.compile(target);
        return undefined;
    }
    catch (error) {
        if (error instanceof json_p3__WEBPACK_IMPORTED_MODULE_0__/* .JSONPathError */ .s_)
            return error.message;
        throw error;
    }
}
function apply(document, { target, update, copy, remove, by10 = false }) {
    const { nodes } = json_p3__WEBPACK_IMPORTED_MODULE_0__/* .jsonpath */ .YF.query(target, document);
    if (nodes.length === 0)
        return $said('matches nothing in it');
    if (remove) {
        // The last ones first, so that the places of the others in a list stay.
        for (const { location } of [...nodes].reverse())
            removeAt(document, location);
        return undefined;
    }
    const sources = copy === undefined ? [update] : json_p3__WEBPACK_IMPORTED_MODULE_0__/* .jsonpath */ .YF.query(copy, document).values();
    const [put] = sources;
    if (sources.length !== 1)
        return $said`is given ${copy}, which matches ${sources.length} values in place of one`;
    const isPlain = (value) => typeof value !== 'object' || value === null;
    if (by10 && nodes.some(({ value }) => isPlain(value)))
        return $said('matches a value that is neither an object nor a list');
    if (nodes.some(({ value }) => ((0,_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .isSchema */ .Wl)(value) ? !(0,_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .isSchema */ .Wl)(put) : isPlain(value) && !isPlain(put))))
        return $said('matches a value of another kind than what is put there');
    for (const { value, location } of nodes)
        if ((0,_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .isSchema */ .Wl)(value))
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
/** Objects become one, lists become longer, and whatever else is there is replaced. */
function merge(into, update) {
    for (const [key, value] of Object.entries(update ?? {})) {
        const there = Object.hasOwn(into, key) ? Reflect.get(into, key) : undefined;
        if ((0,_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .isSchema */ .Wl)(there) && (0,_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .isSchema */ .Wl)(value))
            merge(there, value);
        else if (Array.isArray(there) && Array.isArray(value))
            there.push(...structuredClone(value));
        else
            define(into, key, structuredClone(value));
    }
}
/** As data, whatever it is called. */
function define(into, key, value) {
    Object.defineProperty(into, key, { value, writable: true, enumerable: true, configurable: true });
}


/***/ }),

/***/ 9220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dj: () => (/* binding */ definite),
/* harmony export */   Y_: () => (/* binding */ indefinite),
/* harmony export */   a2: () => (/* binding */ nounOf)
/* harmony export */ });
/**
 * Articles of Portuguese nouns, as their endings tell them. A word that no ending tells of, or that is none of the language
 * (`orders`), has none: a missing article is no mistake, a wrong one is.
 */
/** A segment that is a word, or some of them, and no pattern or name of a file. */
const NOUN = /^\p{L}+(?:[-_]\p{L}+)*$/u;
/** Of fewer letters nothing is told. */
const SHORTEST = 3;
/** Plurals, the most special first: how they end, and how one of them does. */
const PLURALS = [
    [/(?:ões|ães)$/, 'ão'],
    [/ns$/, 'm'],
    [/([aou])is$/, '$1l'],
    [/([eé])is$/, 'el'],
    [/([rz])es$/, '$1'],
    [/([^s]s)es$/, '$1'],
    [/([aeoãáéíóú])s$/, '$1'],
];
/** Words that end like a plural and are one thing. */
const ALWAYS_ONE = new Set('status ônibus onibus lápis lapis vírus virus bônus bonus tênis tenis atlas'.split(' '));
const FEMININE = /(?:a|ã|ção|são|gem|dade|tude|ice|ície)$/;
const MASCULINE = /(?:o|ó|or|ão|al|el|il|ol|ul|em|im|om|um|ume|ema|oma|ograma)$/;
/** Against their endings, or of endings that tell nothing. */
const GENDERS = new Map([
    ...words('o', 'mapa dia idioma tema clima planeta programa sistema esquema cinema poema telegrama cliente nome filme teste lote'),
    ...words('o', 'pacote cartaz mês país par lugar usuário usuario agente gerente evento dente ambiente componente expediente'),
    ...words('o', 'restaurante estudante presidente ingrediente recipiente time clube recorde debate convite limite'),
    ...words('a', 'foto moto imagem ordem mensagem nuvem viagem parte chave classe fase base frase face série serie'),
    ...words('a', 'espécie especie rede sede análise analise metrópole saúde fonte gente mente mão conta cor flor dor lei'),
    ...words('a', 'opção opcao sessão sessao versão versao permissão permissao transação transacao paz vez voz luz cruz'),
]);
/** Endings that addresses write without their accents, which no other word has. */
const ACCENTS = [
    [/coes$/, 'ções'],
    [/cao$/, 'ção'],
    [/soes$/, 'sões'],
    [/ssao$/, 'ssão'],
    [/rsao$/, 'rsão'],
    [/oes$/, 'ões'],
];
/** Words that addresses often write without accents. */
const ACCENTED = new Map(('saúde usuário endereço preço serviço página código número vídeo música notícia comentário catálogo relatório histórico ' +
    'estatística métrica crédito débito orçamento calendário agência referência veículo avaliação índice matrícula currículo ' +
    'título capítulo parágrafo período edifício município funcionário estágio domínio')
    .split(' ')
    .flatMap(word => [word, `${word}s`])
    .map(word => [word.normalize('NFD').replace(/\p{M}+/gu, ''), word]));
/** A word as it is spelt, where an address writes it without accents. */
function accented(word) {
    const known = ACCENTED.get(word);
    if (known !== undefined)
        return known;
    const [ending, end] = ACCENTS.find(([each]) => each.test(word)) ?? [];
    return ending && end !== undefined ? word.replace(ending, end) : word;
}
/** The noun that a path names a resource by; its words may be parted by hyphens, of which the first is the noun. */
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
/** The noun with its definite article: `os pedidos`, `a saúde`. */
function definite({ word, plural, gender }) {
    return gender === undefined ? word : `${gender}${plural ? 's' : ''} ${word}`;
}
/** One of them: `um pedido`, `uma categoria`. */
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


/***/ }),

/***/ 10116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zu: () => (/* binding */ readParameters),
/* harmony export */   "in": () => (/* binding */ readParam),
/* harmony export */   x8: () => (/* binding */ readBody)
/* harmony export */ });
/* harmony import */ var _demands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14101);
/* harmony import */ var _openapi_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32705);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1682);



/** Headers that OpenAPI has other places for: a parameter of their name says nothing (3.1, "Parameter Object"). */
const ELSEWHERE = new Set(['accept', 'content-type', 'authorization']);
const PLACES = { query: 'query', headers: 'header', cookies: 'cookie' };
const FILE = { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' };
/** Parameters that a handler reads and no validation declares: it decides itself what a missing one means. */
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
                // What has a name of its own is described there.
                ...(typeof description === 'string' && title === undefined && { description }),
                ...(required && { required }),
                ...(deprecated === true && { deprecated }),
                schema: schemaOf(read),
            },
        ];
    });
}
/** The server knows headers by small letters alone. */
function isParameter(name) {
    return name === name.toLowerCase() && !ELSEWHERE.has(name);
}
/** What a handler makes of a parameter of the path. */
function readParam(reads, name) {
    const read = reads.find(each => each.target === 'params' && each.name === name);
    return read?.schema ? schemaOf(read) : read?.type && typed(read.type);
}
/** A body of which a handler reads some fields or files, besides what is declared of it; undefined when it reads none by name. */
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
    const schema = declared ? (0,_openapi_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .openapiSchema */ .U)(together(declared, read)) : read;
    const media = files.length > 0 ? 'multipart/form-data' : 'application/json';
    return { ...((0,_demands_js__WEBPACK_IMPORTED_MODULE_0__/* .isDemanded */ .n)(schema) && { required: true }), content: { [media]: { schema } } };
}
/** The fields that a schema of a body names. */
function fieldsOf({ properties, allOf }) {
    const parts = Array.isArray(allOf) ? allOf.filter(_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isSchema */ .Wl) : [];
    return [...((0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isSchema */ .Wl)(properties) ? Object.keys(properties) : []), ...parts.flatMap(fieldsOf)];
}
function together(declared, read) {
    return Array.isArray(declared.allOf)
        ? { ...declared, allOf: [...declared.allOf, read] }
        : (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeSchemas */ .dW)([declared, read]);
}
/** All that comes in an address is text, of which a conversion says more. */
function schemaOf({ type, fallback, schema }) {
    if (schema)
        return (0,_openapi_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .openapiSchema */ .U)(schema);
    return { ...typed(type ?? 'string'), ...defaultOf(fallback, type ?? 'string') };
}
function typed(type) {
    if (type === 'any')
        return {};
    return type === 'array' ? { type, items: {} } : { type };
}
/** A default that is of the type that it stands for. */
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


/***/ }),

/***/ 1682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T5: () => (/* binding */ isDemandedField),
/* harmony export */   Wl: () => (/* reexport safe */ _contract_json_object_js__WEBPACK_IMPORTED_MODULE_0__.G),
/* harmony export */   dW: () => (/* binding */ mergeSchemas)
/* harmony export */ });
/* harmony import */ var _contract_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18765);
/** Whether a value is a schema that asks something: an object, and not `true` or `false`. */

/** Whether an object has to have a field. */
function isDemandedField({ required }, name) {
    return Array.isArray(required) && required.includes(name);
}
/** Of two bounds the one that allows less. */
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
/** One schema that asks what all of them ask, as far as one can; where two cannot be joined, the later one holds. */
function mergeSchemas(schemas) {
    // A map, since a field may be called `__proto__`.
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
/** Schemas that have several forms hold one beside the other. */
function both(a, b) {
    return 'anyOf' in a || 'anyOf' in b ? { allOf: [a, b] } : mergeSchemas([a, b]);
}


/***/ }),

/***/ 78762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ textsOf),
/* harmony export */   Y: () => (/* binding */ summaryOf)
/* harmony export */ });
/* harmony import */ var _methods_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55695);
/* harmony import */ var _portuguese_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9220);


/** By method: the summary of a route on a resource (reference-language.md §4.1), or on one of them. */
const PHRASES = {
    GET: (noun, one) => one ? capitalised((0,_portuguese_js__WEBPACK_IMPORTED_MODULE_1__/* .indefinite */ .Y_)(noun)) : `${noun.plural ? 'Lista' : 'Consulta'} ${(0,_portuguese_js__WEBPACK_IMPORTED_MODULE_1__/* .definite */ .Dj)(noun)}`,
    POST: noun => `Cria ${(0,_portuguese_js__WEBPACK_IMPORTED_MODULE_1__/* .indefinite */ .Y_)(noun)}`,
    PUT: (noun, one) => `Substitui ${one ? (0,_portuguese_js__WEBPACK_IMPORTED_MODULE_1__/* .indefinite */ .Y_)(noun) : (0,_portuguese_js__WEBPACK_IMPORTED_MODULE_1__/* .definite */ .Dj)(noun)}`,
    PATCH: (noun, one) => `Altera ${one ? (0,_portuguese_js__WEBPACK_IMPORTED_MODULE_1__/* .indefinite */ .Y_)(noun) : (0,_portuguese_js__WEBPACK_IMPORTED_MODULE_1__/* .definite */ .Dj)(noun)}`,
    DELETE: (noun, one) => `Remove ${one ? (0,_portuguese_js__WEBPACK_IMPORTED_MODULE_1__/* .indefinite */ .Y_)(noun) : (0,_portuguese_js__WEBPACK_IMPORTED_MODULE_1__/* .definite */ .Dj)(noun)}`,
    HEAD: noun => `Cabeçalhos de ${noun.word}`,
    OPTIONS: noun => `Métodos de ${noun.word}`,
};
const SENTENCE = /^(.+?)[.!?](?=\s|$)/s;
/** What a route does: what the comment above it says first, else a few words about its method and path: `Lista os itens`. */
function summaryOf({ route, resource }, method = route.method) {
    if (route.asks)
        return route.asks.summary;
    if (route.summary !== undefined)
        return route.summary;
    if (route.comment !== undefined)
        return firstSentence(route.comment);
    const phrase = Object.hasOwn(PHRASES, method) ? PHRASES[method] : undefined;
    return phrase === undefined
        ? `${(0,_methods_js__WEBPACK_IMPORTED_MODULE_0__/* .methodWord */ ._Q)(method)} ${route.path}`
        : phrase((0,_portuguese_js__WEBPACK_IMPORTED_MODULE_1__/* .nounOf */ .a2)(resource), endsInParameter(route.path));
}
/** Summary and, where the comment says more, description of an operation. */
function textsOf(described, method) {
    const { comment, summary: own } = described.route;
    const summary = summaryOf(described, method);
    // A comment that is one sentence is the summary, without what ends it.
    const says = own === undefined ? comment?.replace(/[.!?]$/, '') : comment;
    return { summary, ...(comment !== undefined && says !== summary && { description: comment }) };
}
function firstSentence(comment) {
    const [paragraph = ''] = comment.split('\n\n');
    return SENTENCE.exec(paragraph)?.[1] ?? paragraph;
}
/** Whether a path means one thing of many. */
function endsInParameter(path) {
    return /\/[:<][^/]*\/?$/.test(path);
}
function capitalised(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}


/***/ }),

/***/ 51969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ remembered)
/* harmony export */ });
/** `make` that works once for each object: what follows from an object that never changes is the same each time. */
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


/***/ }),

/***/ 14605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   fl: () => (/* binding */ codeMarkdown),
/* harmony export */   jD: () => (/* binding */ tableRow),
/* harmony export */   re: () => (/* binding */ hiddenLine)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38696);

/** A longer text is cut: a summary is for reading. */
const MAX_TEXT_CHARACTERS = 2000;
/** Characters that mean something to Markdown, to its tables or to HTML. */
const SPECIAL = /[&<>"'`*_~|\\[\](){}#!:@$^=+]/g;
/** Letters, digits and blanks mean nothing to it. */
const WORDS = /^[A-Za-z0-9 ]*$/;
/** Would mention a person or refer to an issue, even where Markdown is escaped. */
const REFERENCE = /([@#])(?=[A-Za-z0-9])/g;
/** So would these, in which no sign is special: `GH-1`, and the id of a commit. */
const BARE_REFERENCE = /\b(?:GH-(?=\d)|[0-9a-f]{20}(?=(?:[0-9a-f]{20}|[0-9a-f]{44})\b))/gi;
const ZERO_WIDTH_SPACE = '&#8203;';
/**
 * Text from outside as plain words on one line, for a table cell, a heading or HTML. Numeric references are
 * used throughout because they are right in Markdown as well as in HTML, unlike backslashes.
 */
function escapeMarkdown(text) {
    return escaped((0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleLine */ .P)(text, MAX_TEXT_CHARACTERS).replace(BARE_REFERENCE, '$&\0'));
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
/** The same, set as code. */
function codeMarkdown(text) {
    // GitHub looks for commits and issues everywhere else.
    return `<code>${escaped((0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleLine */ .P)(text, MAX_TEXT_CHARACTERS))}</code>`;
}
/** A row of a table; the cells are Markdown already. */
function tableRow(cells) {
    return `| ${cells.join(' | ')} |\n`;
}
/** A line that pages do not show. What it says may hold anything, and a comment of HTML no `--`. */
function hiddenLine(kind, says) {
    return `<!-- ${kind} ${encodeURIComponent(says).replaceAll('-', '%2D')} -->`;
}


/***/ })

};
