export const id = 1530;
export const ids = [1530];
export const modules = {

/***/ 55325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D6: () => (/* binding */ MULTIPART),
/* harmony export */   Wo: () => (/* binding */ askedRequest),
/* harmony export */   aS: () => (/* binding */ cookieText),
/* harmony export */   uo: () => (/* binding */ URLENCODED),
/* harmony export */   zE: () => (/* binding */ FILE_NAME)
/* harmony export */ });
/* harmony import */ var _runtime_remembered_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51969);
/* harmony import */ var _text_media_type_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89459);
/* harmony import */ var _example_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83015);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36503);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1682);





const BODILESS = new Set(['GET', 'HEAD', 'TRACE']);
const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';
const ANY_TEXT = { type: 'string' };
const FILE_NAME = 'arquivo';
/** What is no text, where its description says nothing of it. */
const BINARY = /^(?:image|audio|video|font)\/|\/(?:octet-stream|pdf|zip|gzip)$/;
/** What no value of a cookie has (RFC 6265, section 4.1.1). */
const NOT_IN_COOKIES = /[^\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]+/gu;
/** A request that has what is obligatory, with examples of its description, or such that its schemas take. */
function askedRequest(asks, method) {
    const known = made(asks);
    const request = known.get(method) ?? requestFor(asks, method);
    known.set(method, request);
    return request;
}
/** Every client and every format asks for the same. */
const made = (0,_runtime_remembered_js__WEBPACK_IMPORTED_MODULE_2__/* .remembered */ .H)((_asks) => new Map());
function requestFor({ parameters, bodies, security }, method) {
    const needed = parameters.filter(({ required }) => required);
    const pairs = (place) => needed.filter(each => each.in === place).flatMap(pairsOf);
    const cookies = pairs('cookie');
    const body = bodies.find(({ media }) => (0,_text_media_type_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonMedia */ .t6)(media)) ?? bodies[0];
    return {
        query: pairs('query'),
        headers: pairs('header'),
        cookies,
        inPath: new Map(pairs('path').map(({ name, value }) => [name, value])),
        // Whatever is said of it, no client sends one.
        body: body === undefined || BODILESS.has(method) ? null : bodyOf(body),
        credentials: [...security].sort((a, b) => a.length - b.length)[0] ?? [],
    };
}
/** How a value is written (OpenAPI 3.1, "Style Examples"). */
function pairsOf(parameter) {
    const { name, schema, style, explode } = parameter;
    const value = (0,_example_js__WEBPACK_IMPORTED_MODULE_0__/* .exampleOf */ .Ql)(schema);
    const one = (text) => [{ name, value: text }];
    if (style === 'json')
        return one((0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .wellFormedJson */ .Mf)(value));
    if (Array.isArray(value)) {
        const texts = value.map(textOf);
        if (style === 'form' && explode)
            return texts.flatMap(text => ({ name, value: text }));
        return one(texts.join(DELIMITERS[style] ?? ','));
    }
    if (!(0,_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .isSchema */ .Wl)(value))
        return one(prefixed(parameter, textOf(value)));
    const fields = Object.entries(value).map(([key, each]) => [key, textOf(each)]);
    if (style === 'deepObject')
        return fields.map(([key, text]) => ({ name: `${name}[${key}]`, value: text }));
    if (style === 'form' && explode)
        return fields.map(([key, text]) => ({ name: key, value: text }));
    return one(fields.map(([key, text]) => (explode ? `${key}=${text}` : `${key},${text}`)).join(','));
}
const DELIMITERS = { spaceDelimited: ' ', pipeDelimited: '|', label: '.' };
/** Of a path, `label` begins with a full stop, and `matrix` with the name. */
function prefixed({ name, style }, text) {
    if (style === 'label')
        return `.${text}`;
    return style === 'matrix' ? `;${name}=${text}` : text;
}
function bodyOf({ media, schema }) {
    const { value } = (0,_example_js__WEBPACK_IMPORTED_MODULE_0__/* .validExampleOf */ .a8)((0,_text_media_type_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonMedia */ .t6)(media) || !isEmpty(schema) ? schema : ANY_TEXT);
    if ((0,_text_media_type_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonMedia */ .t6)(media))
        return { media, text: (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .wellFormedJson */ .Mf)(value) };
    if (media === URLENCODED || media === MULTIPART) {
        const properties = (0,_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .isSchema */ .Wl)(schema.properties) ? schema.properties : {};
        const fields = Object.entries((0,_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .isSchema */ .Wl)(value) ? value : {}).flatMap(([name, each]) => (Array.isArray(each) ? each : [each]).map(one => {
            const isFile = media === MULTIPART && isBinary(properties[name]);
            return { name, value: isFile ? FILE_NAME : textOf(one), isFile };
        }));
        const pairs = fields.map((field) => [field.name, field.value]);
        return { media, fields, text: new URLSearchParams(pairs).toString() };
    }
    if (isBinary(schema) || (isEmpty(schema) && BINARY.test(media)))
        return { media, text: FILE_NAME, isFile: true };
    // Of what is no JSON an example is the text itself, whatever its schema is.
    const given = [schema.examples].flat().find(each => typeof each === 'string');
    return { media, text: given ?? textOf(value) };
}
/** The header of cookies: empty for none. */
function cookieText(cookies) {
    return cookies
        .map(({ name, value }) => `${name}=${value.toWellFormed().replace(NOT_IN_COOKIES, encodeURIComponent)}`)
        .join('; ');
}
function isEmpty(schema) {
    return Object.keys(schema).length === 0;
}
/** A field that is a file, or a list of files. */
function isBinary(schema) {
    if (!(0,_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .isSchema */ .Wl)(schema))
        return false;
    return (schema.format === 'binary' ||
        (schema.contentMediaType !== undefined && schema.contentEncoding === undefined) ||
        isBinary(schema.items));
}
function textOf(value) {
    return typeof value === 'string' ? value : (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .wellFormedJson */ .Mf)(value);
}


/***/ }),

/***/ 32120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ askedRequestsOf)
/* harmony export */ });
/* harmony import */ var _server_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77038);

/** What a route asks of its requests: what its description says, or the signature of its handler. */
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
    const demanded = security.flatMap(({ name, scheme, optional }) => optional ? [] : (0,_server_index_js__WEBPACK_IMPORTED_MODULE_0__/* .credentialOf */ .$5)(name, scheme));
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


/***/ }),

/***/ 47634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ moreProofs),
/* harmony export */   Cb: () => (/* binding */ variablePath),
/* harmony export */   Kc: () => (/* binding */ clientRequests),
/* harmony export */   hg: () => (/* binding */ webSockets),
/* harmony export */   ht: () => (/* binding */ variablesOf),
/* harmony export */   rt: () => (/* binding */ credentialVariables),
/* harmony export */   wP: () => (/* binding */ queryText)
/* harmony export */ });
/* harmony import */ var _runtime_remembered_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51969);
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99809);
/* harmony import */ var _asked_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55325);
/* harmony import */ var _asked_requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32120);
/* harmony import */ var _example_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83015);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(36503);
/* harmony import */ var _methods_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55695);
/* harmony import */ var _needed_request_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35624);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78762);









/**
 * Variables of a collection that have a meaning of their own, and words that are none in the templates of Insomnia
 * (Nunjucks); a parameter of that name gets another one.
 */
const RESERVED = new Set('base base_ws true false none null not _ __proto__'.split(' '));
const PARAMETER_VALUE = '1';
const NOT_IN_VARIABLES = /[^\p{L}\p{N}_]+/gu;
/** An unprintable value would end a header, or a line of a shell. */
const CONTROLS = /\p{Cc}+/gu;
/** Both clients replace variables in bodies, too: only a text can hold such braces, and JSON can write them otherwise. */
const TEMPLATE_START = /\{(?=[{%#])/g;
const JSON_HEADER = { name: 'Content-Type', value: 'application/json' };
/** The requests of all routes that HTTP clients can send, in order. */
const clientRequests = (0,_runtime_remembered_js__WEBPACK_IMPORTED_MODULE_7__/* .remembered */ .H)(({ routes, isBaseGiven, handlers }) => routes
    .filter(({ route }) => route.method !== _methods_js__WEBPACK_IMPORTED_MODULE_4__/* .WEBSOCKET */ .KA)
    .map(described => ({
    ...requestOf(described, handlers),
    ...(isBaseGiven && { base: undefined }),
})));
/** Routes that only a WebSocket client can use. */
function webSockets({ routes }) {
    return routes.filter(({ route }) => route.method === _methods_js__WEBPACK_IMPORTED_MODULE_4__/* .WEBSOCKET */ .KA);
}
/** Every parameter of a path as a variable, with a value that satisfies what is declared for it. */
function variablesOf(document) {
    return named(document).variables;
}
const named = (0,_runtime_remembered_js__WEBPACK_IMPORTED_MODULE_7__/* .remembered */ .H)(({ routes }) => {
    const variables = new Map();
    /** Variables of routes that another one has with another value, by the names of the parameters. */
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
        const { inPath, credentials } = (0,_asked_request_js__WEBPACK_IMPORTED_MODULE_1__/* .askedRequest */ .Wo)(described.route.asks, described.route.method);
        own.set(described, ownVariables(described, inPath, variables));
        for (const credential of credentials)
            for (const name of credentialVariables(credential))
                variables.set(name, name);
    }
    return { variables, own };
});
/** Descriptions say what each parameter is: two of one name may have nothing in common. */
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
/** Path of a request, with a variable for each parameter as `show` writes variables. */
function variablePath(document, described, show) {
    const own = named(document).own.get(described);
    return (0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .written */ .Mp)(described.address, name => show(own?.get(name) ?? variableOf(name)));
}
/** `?a=1&b=2`, encoded; empty for none. */
function queryText(query) {
    if (query.length === 0)
        return '';
    return `?${query.map(({ name, value }) => `${encode(name)}=${encode(value)}`).join('&')}`;
}
/** Clients prove in one way who asks: what is wanted besides, as headers. */
function moreProofs([, ...others], show) {
    return others
        .filter(({ kind, in: place }) => place === 'header' && kind !== 'basic')
        .map(credential => {
        const value = show(credentialVariables(credential)[0] ?? '');
        return { name: credential.name, value: credential.kind === 'bearer' ? `Bearer ${value}` : value };
    });
}
/** The names of the variables that hold what proves who asks. */
function credentialVariables({ kind, scheme }) {
    const name = variableOf(scheme.replace(NOT_IN_VARIABLES, '_').replace(/^(?=\d)/, '_'));
    return kind === 'basic' ? [`${name}_user`, `${name}_password`] : [name];
}
function requestOf(described, handlers) {
    const { route, demands } = described;
    const asks = handlers ? (0,_asked_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .askedRequestsOf */ .A)(route) : route.asks;
    if (asks)
        return describedRequest(described, asks);
    const method = route.method === _methods_js__WEBPACK_IMPORTED_MODULE_4__/* .ANY */ .x4 ? 'GET' : route.method;
    const { query, headers, body, fields } = handlers
        ? examplesIn((0,_needed_request_js__WEBPACK_IMPORTED_MODULE_5__/* .neededRequest */ .T)(demands, route.reads))
        : declaredExamples(demands);
    const sends = (0,_methods_js__WEBPACK_IMPORTED_MODULE_4__/* .hasBody */ .d9)(method);
    return {
        described,
        method,
        name: route.method === _methods_js__WEBPACK_IMPORTED_MODULE_4__/* .ANY */ .x4 ? `${(0,_methods_js__WEBPACK_IMPORTED_MODULE_4__/* .methodWord */ ._Q)(_methods_js__WEBPACK_IMPORTED_MODULE_4__/* .ANY */ .x4)} ${route.path}` : (0,_summary_js__WEBPACK_IMPORTED_MODULE_6__/* .summaryOf */ .Y)(described),
        group: described.group,
        query,
        // Clients write that of a form with files themselves, as it has a mark of their own.
        headers: sends && !fields ? [JSON_HEADER, ...headers] : headers,
        body: sends ? body : null,
        media: fields ? _asked_request_js__WEBPACK_IMPORTED_MODULE_1__/* .MULTIPART */ .D6 : JSON_HEADER.value,
        ...(sends && { fields }),
        credentials: [],
    };
}
/** What its description says, and nothing besides. */
function describedRequest(described, asks) {
    const { route, group } = described;
    const method = route.method === _methods_js__WEBPACK_IMPORTED_MODULE_4__/* .ANY */ .x4 ? 'GET' : route.method;
    const { query, headers, cookies, body, credentials } = (0,_asked_request_js__WEBPACK_IMPORTED_MODULE_1__/* .askedRequest */ .Wo)(asks, method);
    const cookie = (0,_asked_request_js__WEBPACK_IMPORTED_MODULE_1__/* .cookieText */ .aS)(cookies);
    const isForm = body?.fields !== undefined && body.media !== _asked_request_js__WEBPACK_IMPORTED_MODULE_1__/* .URLENCODED */ .uo;
    return {
        described,
        method,
        name: route.method === _methods_js__WEBPACK_IMPORTED_MODULE_4__/* .ANY */ .x4 ? `${(0,_methods_js__WEBPACK_IMPORTED_MODULE_4__/* .methodWord */ ._Q)(_methods_js__WEBPACK_IMPORTED_MODULE_4__/* .ANY */ .x4)} ${route.path}` : (0,_summary_js__WEBPACK_IMPORTED_MODULE_6__/* .summaryOf */ .Y)(described),
        group,
        query,
        headers: [
            // Clients write that of a form with files themselves, as it has a mark of their own.
            ...(body && !isForm ? [{ name: 'Content-Type', value: body.media }] : []),
            ...headers.map(({ name, value }) => ({ name, value: value.replace(CONTROLS, ' ') })).filter(isSendable),
            ...(cookie === '' ? [] : [{ name: 'Cookie', value: cookie }]),
        ],
        body: body?.text.replace(TEMPLATE_START, body.media.includes('json') ? '\\u007b' : '{ ') ?? null,
        media: body?.media ?? '',
        fields: body?.fields,
        isFile: body?.isFile,
        credentials,
        base: route.asks?.base,
    };
}
/** What a request holds that satisfies what is declared: many routes share their demands. */
const declaredExamples = (0,_runtime_remembered_js__WEBPACK_IMPORTED_MODULE_7__/* .remembered */ .H)((demands) => examplesIn((0,_needed_request_js__WEBPACK_IMPORTED_MODULE_5__/* .neededRequest */ .T)(demands)));
function examplesIn({ query, headers, cookies, body, fields }) {
    const pairs = (all) => all.map(({ name, value }) => ({ name, value: shown(value) }));
    const cookie = (0,_asked_request_js__WEBPACK_IMPORTED_MODULE_1__/* .cookieText */ .aS)(pairs(cookies));
    return {
        query: pairs(query),
        headers: [
            ...pairs(headers).filter(isSendable),
            ...(cookie === '' ? [] : [{ name: 'Cookie', value: cookie }]),
        ],
        body: (0,_json_js__WEBPACK_IMPORTED_MODULE_8__/* .wellFormedJson */ .Mf)(body).replace(TEMPLATE_START, '\\u007b'),
        fields,
    };
}
function textOf({ schema }) {
    return shown((0,_example_js__WEBPACK_IMPORTED_MODULE_3__/* .exampleOf */ .Ql)(schema));
}
function shown(value) {
    const text = typeof value === 'string' ? value : (0,_json_js__WEBPACK_IMPORTED_MODULE_8__/* .wellFormedJson */ .Mf)(value);
    return text.replace(CONTROLS, ' ');
}
/** Names of headers are tokens (RFC 9110, §5.6.2); the body's own type is there already. */
function isSendable({ name }) {
    return /^[\w!#$%&'*+.^`|~-]+$/.test(name) && name.toLowerCase() !== 'content-type';
}
function variableOf(name) {
    return RESERVED.has(name) ? `${name}_` : name;
}
function encode(text) {
    return encodeURIComponent(text.toWellFormed());
}


/***/ }),

/***/ 83015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ck: () => (/* binding */ isTaken),
/* harmony export */   Ql: () => (/* binding */ exampleOf),
/* harmony export */   a8: () => (/* binding */ validExampleOf)
/* harmony export */ });
/* harmony import */ var json_schema_faker__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3960);
/* harmony import */ var _runtime_remembered_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51969);
/* harmony import */ var _server_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77038);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1682);
/* harmony import */ var _schema_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77920);





/**
 * Example values that satisfy a JSON Schema, the same ones each time and fit for reading: `"texto"`, not noise. Covers what
 * validations say (reference-language.md §4.3). A schema that nothing satisfies (`min` above `max`) gets a near miss.
 */
/** Deeper down there is only what has to be there: nobody reads such an example. */
const MAX_DEPTH = 16;
/** What has to be there without an end gives null. */
const MAX_NEEDED_DEPTH = 60;
/** Longer texts and lists are cut: an example is for reading, and `min` may be any number. */
const MAX_LENGTH = 10_000;
const WORD = 'texto';
const EMAIL = 'nome@exemplo.com';
const SHORT_EMAIL = 'a@b.co';
/** Patterns get their text from a generator of random ones, which is the same for the same seed. */
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
/** A value that satisfies `schema`. */
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
        return exampleOf((0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeSchemas */ .dW)([rest, ...allOf.filter(_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isSchema */ .Wl).map(asPart)]), depth + 1);
    }
    if (Array.isArray(schema.oneOf) && schema.oneOf.length > 1)
        return exampleOfOne(schema);
    // The first of several forms is the one that says something.
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
/** The same for a whole body: what its description gives as an example is taken where the schema takes it. */
const validExampleOf = (0,_runtime_remembered_js__WEBPACK_IMPORTED_MODULE_4__/* .remembered */ .H)((schema) => {
    const value = exampleOf(schema);
    if (isTaken(schema, value))
        return { value };
    const made = exampleOf(withoutExamples(schema));
    return { value: isTaken(schema, made) ? made : value };
});
/** Whether a value is one that a schema takes. */
function isTaken(schema, value) {
    return Object.keys(schema).length === 0 || (0,_schema_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .schemaErrors */ .d)(schema, value).length === 0;
}
/** Names of fields are no keywords, whatever they are called. */
function withoutExamples(value, isMap = false) {
    if (Array.isArray(value))
        return value.map(each => withoutExamples(each));
    if (!(0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isSchema */ .Wl)(value))
        return value;
    const entries = Object.entries(value).filter(([key]) => isMap || (key !== 'examples' && key !== 'default'));
    return Object.fromEntries(entries.map(([key, each]) => [key, withoutExamples(each, !isMap && key === 'properties')]));
}
/** Whether a value is of the type, and of the values, that a schema says at its root. */
function isOfType(schema, value) {
    if (Array.isArray(schema.enum) && !schema.enum.includes(value))
        return false;
    const types = [schema.type].flat().filter(type => type !== undefined);
    if (types.length === 0)
        return true;
    const own = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
    return types.some(type => type === own || (own === 'number' && type === 'integer' && Number.isInteger(value)));
}
/** An example of exactly one of several forms, as far as there is one. */
const exampleOfOne = (0,_runtime_remembered_js__WEBPACK_IMPORTED_MODULE_4__/* .remembered */ .H)((schema) => {
    const forms = formsIn(schema.oneOf);
    const { oneOf: _, ...rest } = schema;
    const of = (form, depth) => exampleOf({ ...rest, allOf: [form, ...allOfs(rest)] }, depth);
    const ending = forms.filter(endsIn);
    const values = (ending.length > 0 ? ending : forms).map(form => of(form, 1));
    const taken = values.find(value => isTaken(schema, value));
    if (taken !== undefined)
        return taken;
    // What one form need not have may be what another one asks for.
    return (forms.map(form => of(form, MAX_DEPTH + 1)).find(value => isTaken(schema, value)) ?? values[0] ?? null);
});
function formsIn(forms) {
    return Array.isArray(forms) ? forms.filter(_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isSchema */ .Wl) : [];
}
function firstThatEnds(forms) {
    return forms.find(endsIn) ?? forms[0];
}
/** Whether a schema has an example that needs nothing of what is not written out, as in what stands inside of itself. */
const endsIn = (0,_runtime_remembered_js__WEBPACK_IMPORTED_MODULE_4__/* .remembered */ .H)((schema) => {
    if ((0,_server_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isCut */ .xZ)(schema))
        return false;
    const properties = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isSchema */ .Wl)(schema.properties) ? schema.properties : {};
    const required = Array.isArray(schema.required) ? schema.required : [];
    const { items, minItems } = schema;
    const forms = [schema.anyOf, schema.oneOf].map(formsIn);
    return (formsIn(schema.allOf).every(endsIn) &&
        forms.every(each => each.length === 0 || each.some(endsIn)) &&
        Object.entries(properties).every(([name, each]) => !required.includes(name) || !(0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isSchema */ .Wl)(each) || endsIn(each)) &&
        (!minItems || !(0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isSchema */ .Wl)(items) || endsIn(items)));
});
function allOfs({ allOf }) {
    return Array.isArray(allOf) ? allOf : [];
}
/** A part of a whole: what is an example of it is none of the whole. */
function asPart({ examples, default: usual, ...schema }) {
    if ((0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isSchema */ .Wl)(schema.properties) || Array.isArray(schema.allOf))
        return schema;
    return {
        ...(examples !== undefined && { examples }),
        ...(usual !== undefined && { default: usual }),
        ...schema,
    };
}
/** One of the forms of a schema, with what holds for all of them. */
function beside(schema, form) {
    const { anyOf: _any, oneOf: _one, ...rest } = schema;
    return (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isSchema */ .Wl)(rest.properties) || Array.isArray(rest.required) ? { ...rest, allOf: [form] } : form;
}
function typeOf(schema) {
    const [type] = [schema.type].flat();
    if (typeof type === 'string')
        return type;
    return (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isSchema */ .Wl)(schema.properties) ? 'object' : 'string';
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
/** Nothing for what is no pattern of JavaScript. */
function matching(pattern, least, most) {
    const schema = { type: 'string', pattern, minLength: least };
    if (Number.isFinite(most))
        schema.maxLength = most;
    try {
        const expression = new RegExp(pattern, 'u');
        const made = (0,json_schema_faker__WEBPACK_IMPORTED_MODULE_0__/* .generateSync */ .Vs)(schema, { seed: SEED });
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
    // Of the two whole numbers beside it, the one inside the bounds.
    return whole ? (Math.ceil(near) <= most ? Math.ceil(near) : Math.floor(near)) : near;
}
function exampleList(schema, depth) {
    const most = Math.max(0, numberOr(schema.maxItems, Number.POSITIVE_INFINITY));
    const least = numberOr(schema.minItems, 0);
    const length = Math.min(depth > MAX_DEPTH ? least : Math.max(1, least), most, MAX_LENGTH);
    const first = (Array.isArray(schema.prefixItems) ? schema.prefixItems : [])
        .filter(_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isSchema */ .Wl)
        .map(each => exampleOf(each, depth + 1));
    const items = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isSchema */ .Wl)(schema.items) ? schema.items : {};
    // What is not written out has no example: an empty list is one.
    if ((length === 0 || !endsIn(items)) && !schema.minItems)
        return first;
    const item = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isSchema */ .Wl)(schema.items) ? exampleOf(items, depth + 1) : WORD;
    const isUnique = schema.uniqueItems === true && !schema.minItems;
    return Array.from({ length: Math.max(isUnique ? 1 : length, first.length) }, (_, i) => first[i] ?? item);
}
function exampleObject(schema, depth) {
    const required = new Set(Array.isArray(schema.required) ? schema.required : []);
    const named = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isSchema */ .Wl)(schema.properties) ? Object.entries(schema.properties) : [];
    const most = Math.max(required.size, numberOr(schema.maxProperties, Number.POSITIVE_INFINITY));
    const entries = [
        ...named.filter(([name]) => required.has(name)),
        ...named.filter(([name, each]) => !required.has(name) && depth <= MAX_DEPTH && !((0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isSchema */ .Wl)(each) && !endsIn(each))),
    ]
        .slice(0, most)
        .map(([name, property]) => [
        name,
        (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isSchema */ .Wl)(property) ? exampleOf(property, depth + 1) : null,
    ]);
    const others = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isSchema */ .Wl)(schema.additionalProperties)
        ? exampleOf(schema.additionalProperties, depth + 1)
        : WORD;
    for (const name of required)
        if (!entries.some(([key]) => key === name))
            entries.push([String(name), others]);
    const least = Math.min(numberOr(schema.minProperties, 0), MAX_LENGTH);
    for (let i = 1; entries.length < least; i += 1)
        entries.push([`campo${i}`, others]);
    // Defines each key as data, `__proto__` too.
    return Object.fromEntries(entries);
}
/** Whether one of the accepted values also satisfies what else is asked. */
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


/***/ }),

/***/ 50966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ exporter)
/* harmony export */ });
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38696);
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99809);
/* harmony import */ var _asked_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55325);
/* harmony import */ var _client_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47634);
/* harmony import */ var _methods_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55695);





/** A curl command for each route, for any POSIX shell; `<name>` stands for a parameter. */
const exporter = {
    name: 'curl',
    title: 'curl',
    fileName: 'curl.sh',
    mediaType: 'text/x-shellscript',
    export: curlText,
};
/** The command goes on in the next line. */
const NEXT_LINE = ' \\\n  ';
const MAX_COMMENT_CHARACTERS = 500;
function curlText(document) {
    const requests = new Map((0,_client_request_js__WEBPACK_IMPORTED_MODULE_2__/* .clientRequests */ .Kc)(document).map(request => [request.described, request]));
    const blocks = document.routes.map(described => {
        const request = requests.get(described);
        return request === undefined ? socketComment(described) : commandOf(request, document.base);
    });
    return blocks.length === 0 ? '' : `${blocks.join('\n\n')}\n`;
}
function commandOf(request, base) {
    const { described, method, name, query, headers, body, fields } = request;
    const path = (0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .written */ .Mp)(described.address, parameter => `<${parameter}>`);
    let command = `${comment(name)}\ncurl${methodFlag(method)} ${quote((request.base ?? base) + path + (0,_client_request_js__WEBPACK_IMPORTED_MODULE_2__/* .queryText */ .wP)(query))}`;
    for (const credential of request.credentials)
        command += NEXT_LINE + credentialFlag(credential);
    for (const header of headers)
        command += `${NEXT_LINE}-H ${quote(`${header.name}: ${header.value}`)}`;
    if (body === null)
        return command;
    if (fields && request.media !== _asked_request_js__WEBPACK_IMPORTED_MODULE_1__/* .URLENCODED */ .uo)
        return fields.reduce((made, field) => `${made}${NEXT_LINE}${field.isFile ? '-F' : '--form-string'} ${quote(formField(field))}`, command);
    if (request.isFile)
        return `${command}${NEXT_LINE}--data-binary ${quote(`@${body}`)}`;
    return `${command}${NEXT_LINE}${body.startsWith('@') ? '--data-raw' : '-d'} ${quote(body)}`;
}
function formField({ name, value, isFile }) {
    return `${name}=${isFile ? '@' : ''}${value}`;
}
/** `<name>` stands for what only the user knows. */
function credentialFlag(credential) {
    const [first = '', second = ''] = (0,_client_request_js__WEBPACK_IMPORTED_MODULE_2__/* .credentialVariables */ .rt)(credential);
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
    // With -X HEAD, curl would wait for a body that never comes.
    if (method === 'HEAD')
        return ' --head';
    return ` -X ${/^[A-Z]+$/.test(method) ? method : quote(method)}`;
}
function socketComment({ route }) {
    return comment(`${_methods_js__WEBPACK_IMPORTED_MODULE_3__/* .WEBSOCKET */ .KA} ${route.path}: WebSocket, que não é um pedido do curl`);
}
function comment(text) {
    return `# ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visibleLine */ .P)(text, MAX_COMMENT_CHARACTERS)}`;
}
/** One word for a POSIX shell, whatever stands in it. No shell can pass on a NUL. */
function quote(text) {
    return `'${text.replaceAll('\0', '').replaceAll("'", "'\\''")}'`;
}


/***/ }),

/***/ 85812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ exporter)
/* harmony export */ });
/* harmony import */ var _client_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47634);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59561);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77439);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36503);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78762);





/** Insomnia's export of version 4: a workspace, its environment, a group for each first segment, a request for each route. */
const exporter = {
    name: 'insomnia',
    title: 'Insomnia v4',
    fileName: 'insomnia.json',
    mediaType: 'application/json',
    export: document => (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonText */ .s$)({
        _type: 'export',
        __export_format: 4,
        __export_source: 'refdata-action',
        resources: resourcesOf(document),
    }),
};
const SORT_STEP = 100;
function resourcesOf(document) {
    const idOf = (0,_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .idsOf */ .U)(document.server);
    const id = (prefix, name) => `${prefix}_${idOf(name)}`;
    const workspace = id('wrk', 'workspace');
    const groups = [...(0,_groups_js__WEBPACK_IMPORTED_MODULE_1__/* .byGroup */ .z)(document.routes).keys()];
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
        ...(0,_client_request_js__WEBPACK_IMPORTED_MODULE_0__/* .clientRequests */ .Kc)(document).map(({ described, method, name, query, headers, body, ...more }) => ({
            _id: id('req', identityOf(described)),
            _type: 'request',
            parentId: groupIds.get(described.group),
            metaSortKey: sortKeys.get(described),
            name,
            method,
            url: `${more.base ?? '{{ base }}'}${(0,_client_request_js__WEBPACK_IMPORTED_MODULE_0__/* .variablePath */ .Cb)(document, described, spaced)}${(0,_client_request_js__WEBPACK_IMPORTED_MODULE_0__/* .queryText */ .wP)(query)}`,
            headers: [...headers, ...(0,_client_request_js__WEBPACK_IMPORTED_MODULE_0__/* .moreProofs */ .$4)(more.credentials, spaced)],
            // What is undefined is not written.
            body: body === null ? undefined : bodyOf(more, body),
            authentication: more.credentials[0] && authOf(more.credentials[0]),
        })),
        ...(0,_client_request_js__WEBPACK_IMPORTED_MODULE_0__/* .webSockets */ .hg)(document).map(described => ({
            _id: id('ws-req', identityOf(described)),
            _type: 'websocket_request',
            parentId: groupIds.get(described.group),
            metaSortKey: sortKeys.get(described),
            name: (0,_summary_js__WEBPACK_IMPORTED_MODULE_3__/* .summaryOf */ .Y)(described),
            url: `{{ base_ws }}${(0,_client_request_js__WEBPACK_IMPORTED_MODULE_0__/* .variablePath */ .Cb)(document, described, spaced)}`,
        })),
    ];
}
function bodyOf({ media, fields, isFile }, text) {
    if (isFile)
        return { mimeType: 'application/octet-stream', fileName: text };
    if (!fields)
        return { mimeType: media, text };
    const params = fields.map(({ name, value, isFile }) => isFile ? { name, type: 'file', fileName: value } : { name, value });
    return { mimeType: media, params };
}
/** Who asks, with variables for what only the user knows. */
function authOf(credential) {
    const [first = '', second = ''] = (0,_client_request_js__WEBPACK_IMPORTED_MODULE_0__/* .credentialVariables */ .rt)(credential).map(spaced);
    const { kind, name } = credential;
    if (kind === 'basic')
        return { type: 'basic', username: first, password: second };
    if (kind === 'bearer')
        return { type: 'bearer', token: first };
    const places = { header: 'header', query: 'queryParams', cookie: 'cookie' };
    return { type: 'apikey', key: name, value: first, addTo: places[credential.in] };
}
/** Method and path are what a route is; everything else of it may change. */
function identityOf({ route }) {
    return `${route.method} ${route.path}`;
}
/** The base address, and a value for each parameter, so that every request can be sent as it is. */
function environmentOf(document) {
    return Object.fromEntries([
        ['base', document.base],
        ...((0,_client_request_js__WEBPACK_IMPORTED_MODULE_0__/* .webSockets */ .hg)(document).length > 0 ? [['base_ws', document.base.replace(/^http/, 'ws')]] : []),
        ...(0,_client_request_js__WEBPACK_IMPORTED_MODULE_0__/* .variablesOf */ .ht)(document),
    ]);
}
function spaced(variable) {
    return `{{ ${variable} }}`;
}


/***/ }),

/***/ 97781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ exporter)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14605);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38696);
/* harmony import */ var _methods_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55695);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78762);




/** The route table, for people. */
const exporter = {
    name: 'markdown',
    title: 'route table',
    fileName: 'rotas.md',
    mediaType: 'text/markdown',
    export: markdownText,
};
const MAX_CELL_CHARACTERS = 2000;
/** What backticks cannot hold inside a table without changing it. */
const NEEDS_HTML = /[`\\|]|^\s|\s$/;
function markdownText(document) {
    const rows = document.routes.map(described => {
        const { method, path } = described.route;
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .tableRow */ .jD)([code((0,_methods_js__WEBPACK_IMPORTED_MODULE_0__/* .methodWord */ ._Q)(method)), code(path), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)((0,_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .summaryOf */ .Y)(described))]);
    });
    return [
        `# ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .visibleLine */ .P)(document.titulo, MAX_CELL_CHARACTERS)}\n`,
        ...(document.descricao === '' ? [] : [`${document.descricao}\n`]),
        `Base: ${code(document.base)}\n`,
        [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .tableRow */ .jD)(['Método', 'Rota', 'O que faz']), '| --- | --- | --- |\n', ...rows].join(''),
        '<sub>Gerado a partir das rotas registradas.</sub>\n',
    ].join('\n');
}
function code(text) {
    const shown = (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .visibleLine */ .P)(text, MAX_CELL_CHARACTERS);
    return shown === '' || NEEDS_HTML.test(text) ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .codeMarkdown */ .fl)(text) : `\`${shown}\``;
}


/***/ }),

/***/ 23448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ exporter)
/* harmony export */ });
/* harmony import */ var _asked_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55325);
/* harmony import */ var _client_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47634);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59561);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77439);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36503);





/** Postman's collection of version 2.1: a folder for each first segment, variables for the base and every parameter. */
const exporter = {
    name: 'postman',
    title: 'Postman 2.1',
    fileName: 'postman.json',
    mediaType: 'application/json',
    export: document => (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonText */ .s$)(collectionOf(document)),
};
const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
function collectionOf(document) {
    return {
        info: {
            _postman_id: (0,_ids_js__WEBPACK_IMPORTED_MODULE_3__/* .hyphenated */ .$)((0,_ids_js__WEBPACK_IMPORTED_MODULE_3__/* .idsOf */ .U)(document.server)('collection')),
            name: document.titulo,
            description: descriptionOf(document),
            schema: SCHEMA,
        },
        item: [...(0,_groups_js__WEBPACK_IMPORTED_MODULE_2__/* .byGroup */ .z)((0,_client_request_js__WEBPACK_IMPORTED_MODULE_1__/* .clientRequests */ .Kc)(document))].map(([name, list]) => ({
            name,
            item: list.map(request => ({
                name: request.name,
                request: requestOf(document, request),
                response: [],
            })),
        })),
        variable: [['base', document.base], ...(0,_client_request_js__WEBPACK_IMPORTED_MODULE_1__/* .variablesOf */ .ht)(document)].map(([key, value]) => ({ key, value })),
    };
}
/** A collection has no place for WebSockets, and says so. */
function descriptionOf(document) {
    const sockets = (0,_client_request_js__WEBPACK_IMPORTED_MODULE_1__/* .webSockets */ .hg)(document).map(({ route }) => `WS ${route.path}`);
    return sockets.length === 0
        ? document.descricao
        : `${document.descricao}\n\nFora desta coleção, porque o formato não descreve WebSocket: ${sockets.join(', ')}.`;
}
const JSON_BODY = { raw: { language: 'json' } };
function requestOf(document, request) {
    const { method, described, query, headers, body, base } = request;
    const [credential] = request.credentials;
    // Postman knows a variable only when there are no blanks within its braces.
    const path = (0,_client_request_js__WEBPACK_IMPORTED_MODULE_1__/* .variablePath */ .Cb)(document, described, variable => `{{${variable}}}`);
    return {
        method,
        header: [...headers, ...(0,_client_request_js__WEBPACK_IMPORTED_MODULE_1__/* .moreProofs */ .$4)(request.credentials, name => `{{${name}}}`)].map(({ name, value }) => ({ key: name, value })),
        url: {
            raw: `${base ?? '{{base}}'}${path}${(0,_client_request_js__WEBPACK_IMPORTED_MODULE_1__/* .queryText */ .wP)(query)}`,
            host: [base ?? '{{base}}'],
            path: path.slice(1).split('/'),
            // What is undefined is not written.
            query: query.length === 0 ? undefined : query.map(encodedPair),
        },
        body: body === null ? undefined : bodyOf(request, body),
        auth: credential && authOf(credential),
    };
}
function bodyOf({ media, fields, isFile }, raw) {
    // Percent-encoded, braces are no variable.
    if (fields && media === _asked_request_js__WEBPACK_IMPORTED_MODULE_0__/* .URLENCODED */ .uo && fields.some(({ name, value }) => `${name} ${value}`.includes('{{')))
        return { mode: 'raw', raw: (0,_client_request_js__WEBPACK_IMPORTED_MODULE_1__/* .queryText */ .wP)(fields).slice(1) };
    if (fields && media === _asked_request_js__WEBPACK_IMPORTED_MODULE_0__/* .URLENCODED */ .uo)
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
/** Who asks, with variables for what only the user knows. */
function authOf(credential) {
    const [first = '', second = ''] = (0,_client_request_js__WEBPACK_IMPORTED_MODULE_1__/* .credentialVariables */ .rt)(credential).map(name => `{{${name}}}`);
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


/***/ }),

/***/ 21530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ exporters)
});

// EXTERNAL MODULE: ./build/said/exporters/formats/curl.js
var curl = __webpack_require__(50966);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/said/exporters/json.js
var json = __webpack_require__(36503);
// EXTERNAL MODULE: ./build/said/runtime/assets.js
var assets = __webpack_require__(74186);
;// CONCATENATED MODULE: ./build/said/exporters/renderer.js

/** The one thing that the renderer would fetch: the picture beside its makers' link, which is one empty point here. */
const LOGO = 'https://cdn.redoc.ly/redoc/logo-mini.svg';
const NO_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
let script;
/**
 * The program that shows an OpenAPI document as a page: Redoc (MIT licence), one file, which travels in `dist/html`.
 * Safe inside a script element: what would end the element or begin a comment stands in texts only, and is written
 * with an escape there.
 */
function rendererScript() {
    script ??= (0,assets/* readAsset */.f)('html/redoc.standalone.js')
        .toString()
        .replaceAll(LOGO, NO_PICTURE)
        .replace(/<(?=!--|\/?script)/gi, '\\x3c');
    return script;
}

// EXTERNAL MODULE: ./build/said/exporters/formats/openapi.js + 6 modules
var openapi = __webpack_require__(22961);
;// CONCATENATED MODULE: ./build/said/exporters/formats/html.js




/** A page that shows the API, in one file, which asks no network for anything. */
const exporter = {
    name: 'html',
    title: 'HTML page',
    fileName: 'index.html',
    mediaType: 'text/html',
    export: pageOf,
};
/** Texts of an API are not ours, so they are sanitised; there is nothing to download that is not in the page. */
const OPTIONS = { sanitize: true, hideDownloadButtons: true, disableSearch: false, nativeScrollbars: true };
const START = `Redoc.init(JSON.parse(document.getElementById('openapi').textContent), ${JSON.stringify(OPTIONS)}, document.getElementById('page'));`;
function pageOf(document) {
    const renderer = rendererScript();
    // The page may run these two scripts and load nothing: what the texts of an API hold cannot change that.
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
<script type="application/json" id="openapi">${scriptJson((0,openapi/* openapiObject */.eU)(document))}</script>
<script>${renderer}</script>
<script>${START}</script>
</body>
</html>
`;
}
function hashOf(script) {
    return `'sha256-${(0,external_node_crypto_.createHash)('sha256').update(script).digest('base64')}'`;
}
/** JSON in which nothing can end the element that it stands in. */
function scriptJson(data) {
    return (0,json/* wellFormedJson */.Mf)(data).replaceAll('<', '\\u003c');
}
function escapeHtml(text) {
    return text.replace(/[&<>"'\0]/g, character => `&#${character.charCodeAt(0) || 0xfffd};`);
}

// EXTERNAL MODULE: ./build/said/exporters/formats/insomnia.js
var insomnia = __webpack_require__(85812);
// EXTERNAL MODULE: ./build/said/exporters/listing.js
var listing = __webpack_require__(97993);
;// CONCATENATED MODULE: ./build/said/exporters/formats/json.js


/** The routes as `rotas` gives them, which can be read again as a list of routes. */
const json_exporter = {
    name: 'json',
    title: 'routes as JSON',
    fileName: 'rotas.json',
    mediaType: 'application/json',
    export: ({ routes }) => (0,json/* jsonText */.s$)((0,listing/* listRoutes */.B)(routes.map(({ route }) => route))),
};

// EXTERNAL MODULE: ./build/said/exporters/formats/markdown.js
var markdown = __webpack_require__(97781);
// EXTERNAL MODULE: ./build/said/exporters/formats/postman.js
var postman = __webpack_require__(23448);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/said/exporters/formats/yaml.js


/** The same document as YAML, which readers of YAML 1.1 understand, too. */
const yaml_exporter = {
    name: 'yaml',
    title: 'OpenAPI 3.1 as YAML',
    fileName: 'openapi.yaml',
    mediaType: 'application/yaml',
    onDemand: true,
    export: document => (0,dist/* stringify */.As)(JSON.parse(JSON.stringify((0,openapi/* openapiObject */.eU)(document))), {
        aliasDuplicateObjects: false,
        lineWidth: 0,
        compat: 'yaml-1.1',
    }),
};

;// CONCATENATED MODULE: ./build/said/exporters/generated/exporters.js
// Generated by `npm run generate` from the files in src/exporters/formats. Do not edit.








const exporters = [curl/* exporter */.E, exporter, insomnia/* exporter */.E, json_exporter, markdown/* exporter */.E, openapi/* exporter */.EJ, postman/* exporter */.E, yaml_exporter];


/***/ }),

/***/ 77439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ hyphenated),
/* harmony export */   U: () => (/* binding */ idsOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** Ours, made once; what follows from it never changes. */
const NAMESPACE = '2f1d2f3c6c2b5c0e9c531f8a0d5b7e41';
/**
 * Ids of what belongs to one server: UUIDs of version 5 (RFC 9562, §5.5), the same for the same name, so that importing a
 * description again updates what the first import made. 32 hexadecimal digits; {@link hyphenated} writes them with hyphens.
 */
function idsOf(server) {
    const own = Buffer.from(uuid5(Buffer.from(NAMESPACE, 'hex'), server), 'hex');
    return name => uuid5(own, name);
}
/** A UUID as it is mostly written. */
function hyphenated(id) {
    return [id.slice(0, 8), id.slice(8, 12), id.slice(12, 16), id.slice(16, 20), id.slice(20)].join('-');
}
function uuid5(namespace, name) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1').update(namespace).update(name.toWellFormed()).digest('hex');
    const variant = (Number.parseInt(hash.charAt(16), 16) & 0b0011) | 0b1000;
    return `${hash.slice(0, 12)}5${hash.slice(13, 16)}${variant.toString(16)}${hash.slice(17, 32)}`;
}


/***/ }),

/***/ 97993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ listRoutes),
/* harmony export */   c: () => (/* binding */ countRoutes)
/* harmony export */ });
/** Method, path and parameters of routes, and nothing else. */
function listRoutes(routes) {
    return routes.map(({ method, path, params }) => ({ method, path, params: [...params] }));
}
/** How many routes there are, by method, and how many have parameters in their path. */
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


/***/ }),

/***/ 35624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ neededRequest)
/* harmony export */ });
/* harmony import */ var _asked_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55325);
/* harmony import */ var _example_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83015);
/* harmony import */ var _reads_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10116);



/** A body that nothing is declared of is sent empty (service-spec.md, section B, rule 2). */
const NO_RULES = { type: 'object' };
/** What validations declare as obligatory, and what the handler fails without, as far as its reads are given. */
function neededRequest(demands, reads = []) {
    const read = new Set(reads.flatMap(each => (each.required ? [`${each.target} ${each.name}`] : [])));
    const parameters = [
        ...demands.query.map(each => ({ ...each, in: 'query' })),
        ...demands.headers.map(each => ({ ...each, in: 'header' })),
        ...(0,_reads_js__WEBPACK_IMPORTED_MODULE_2__/* .readParameters */ .Zu)(demands, reads),
    ];
    const needed = parameters.filter(each => each.required || read.has(`${each.in === 'header' ? 'headers' : each.in} ${each.name}`));
    const of = (place) => needed.filter(each => each.in === place).map(({ name, schema }) => ({ name, value: (0,_example_js__WEBPACK_IMPORTED_MODULE_1__/* .exampleOf */ .Ql)(schema) }));
    const { content = {} } = ((0,_reads_js__WEBPACK_IMPORTED_MODULE_2__/* .readBody */ .x8)(demands.body, reads) ?? {});
    const [[media, { schema = demands.body ?? NO_RULES }] = ['', {}]] = Object.entries(content);
    const body = (0,_example_js__WEBPACK_IMPORTED_MODULE_1__/* .exampleOf */ .Ql)(schema);
    return {
        query: of('query'),
        headers: of('header'),
        cookies: of('cookie'),
        body,
        ...(media === _asked_request_js__WEBPACK_IMPORTED_MODULE_0__/* .MULTIPART */ .D6 && { fields: fieldsOf(body, new Set(filesOf(reads))) }),
    };
}
function filesOf(reads) {
    return reads.flatMap(({ target, name }) => (target === 'files' ? [name] : []));
}
function fieldsOf(body, files) {
    return Object.entries(body).map(([name, value]) => ({
        name,
        value: files.has(name) ? _asked_request_js__WEBPACK_IMPORTED_MODULE_0__/* .FILE_NAME */ .zE : typeof value === 'string' ? value : JSON.stringify(value),
        isFile: files.has(name),
    }));
}


/***/ }),

/***/ 77920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ schemaErrorsOfText),
/* harmony export */   d: () => (/* binding */ schemaErrors)
/* harmony export */ });
/* harmony import */ var ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52210);
/* harmony import */ var _runtime_remembered_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51969);


const CLASS_OF_UNICODE = /\\[pP]\{/;
/** What a schema refuses in a value; nothing for one that is no schema. */
function schemaErrors(schema, value) {
    return errorsOf(exact(schema), value);
}
/**
 * The same for texts of addresses and forms: they count as the numbers and lists that they are meant for, and have the form of a
 * day or an id where that is asked for.
 */
function schemaErrorsOfText(schema, value) {
    return errorsOf(coercing(schema), { value }).map(({ at, message }) => ({
        at: at.replace(/^\/value/, ''),
        message,
    }));
}
/** A schema is compiled once: each answer of a mock is held against one. */
const exact = (0,_runtime_remembered_js__WEBPACK_IMPORTED_MODULE_0__/* .remembered */ .H)((schema) => compiled(schema, {}));
/** As servers take them: a moment may be a number, and an id without its hyphens. */
const MOMENT = /^\d{4}-\d\d-\d\d|^[-+]?\d+(\.\d+)?$/;
const FORMS = {
    validateFormats: true,
    formats: {
        date: MOMENT,
        'date-time': MOMENT,
        uuid: /^(urn:uuid:)?\{?[\da-f]{8}-?([\da-f]{4}-?){3}[\da-f]{12}\}?$/i,
    },
};
/** What is coerced is put in place, which needs a place. */
const coercing = (0,_runtime_remembered_js__WEBPACK_IMPORTED_MODULE_0__/* .remembered */ .H)((schema) => compiled({ type: 'object', properties: { value: schema } }, { coerceTypes: 'array', ...FORMS }));
/** Null for a schema that is none, which the reading of a document cannot know. */
function compiled(schema, options) {
    try {
        return new ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_1__.Ajv2020({
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
/**
 * A pattern as JSON Schema has it, else as most writers of it mean it (`[\\w\\-]`, which Unicode expressions do not have); one that
 * JavaScript does not have at all asks for nothing, and the rest of its schema still counts.
 */
function lenient(pattern, flags) {
    for (const each of [flags, flags.replace('u', '')]) {
        // Without the flag, classes of Unicode would be letters.
        if (!each.includes('u') && CLASS_OF_UNICODE.test(pattern))
            break;
        try {
            return new RegExp(pattern, each);
        }
        catch {
            // The next one may be what was meant.
        }
    }
    return /(?:)/;
}
/** What code that is made of a schema would say; none is. */
lenient.code = 'RegExp';
function errorsOf(validate, value) {
    if (!validate || validate(value))
        return [];
    return (validate.errors ?? []).map(({ instancePath, message = $said('is not as described') }) => ({
        at: instancePath,
        message,
    }));
}


/***/ })

};
