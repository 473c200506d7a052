export const id = 5626;
export const ids = [5626];
export const modules = {

 60668:
 ((module, __unused_webpack_exports, __webpack_require__) => {

/*!
 * negotiator
 * Copyright(c) 2012 Federico Romero
 * Copyright(c) 2012-2014 Isaac Z. Schlueter
 * Copyright(c) 2015 Douglas Christopher Wilson
 * MIT Licensed
 */



var preferredCharsets = __webpack_require__(79168)
var preferredEncodings = __webpack_require__(25111)
var preferredLanguages = __webpack_require__(56008)
var preferredMediaTypes = __webpack_require__(53672)


module.exports = Negotiator;
module.exports.Negotiator = Negotiator;


function Negotiator(request) {
  if (!(this instanceof Negotiator)) {
	return new Negotiator(request);
  }

  this.request = request;
}

Negotiator.prototype.charset = function charset(available) {
  var set = this.charsets(available);
  return set && set[0];
};

Negotiator.prototype.charsets = function charsets(available) {
  return preferredCharsets(this.request.headers['accept-charset'], available);
};

Negotiator.prototype.encoding = function encoding(available, opts) {
  var set = this.encodings(available, opts);
  return set && set[0];
};

Negotiator.prototype.encodings = function encodings(available, options) {
  var opts = options || {};
  return preferredEncodings(this.request.headers['accept-encoding'], available, opts.preferred);
};

Negotiator.prototype.language = function language(available) {
  var set = this.languages(available);
  return set && set[0];
};

Negotiator.prototype.languages = function languages(available) {
  return preferredLanguages(this.request.headers['accept-language'], available);
};

Negotiator.prototype.mediaType = function mediaType(available) {
  var set = this.mediaTypes(available);
  return set && set[0];
};

Negotiator.prototype.mediaTypes = function mediaTypes(available) {
  return preferredMediaTypes(this.request.headers.accept, available);
};

Negotiator.prototype.preferredCharset = Negotiator.prototype.charset;
Negotiator.prototype.preferredCharsets = Negotiator.prototype.charsets;
Negotiator.prototype.preferredEncoding = Negotiator.prototype.encoding;
Negotiator.prototype.preferredEncodings = Negotiator.prototype.encodings;
Negotiator.prototype.preferredLanguage = Negotiator.prototype.language;
Negotiator.prototype.preferredLanguages = Negotiator.prototype.languages;
Negotiator.prototype.preferredMediaType = Negotiator.prototype.mediaType;
Negotiator.prototype.preferredMediaTypes = Negotiator.prototype.mediaTypes;


 }),

 79168:
 ((module) => {

/**
 * negotiator
 * Copyright(c) 2012 Isaac Z. Schlueter
 * Copyright(c) 2014 Federico Romero
 * Copyright(c) 2014-2015 Douglas Christopher Wilson
 * MIT Licensed
 */




module.exports = preferredCharsets;
module.exports.preferredCharsets = preferredCharsets;


var simpleCharsetRegExp = /^\s*([^\s;]+)\s*(?:;(.*))?$/;


function parseAcceptCharset(accept) {
  var accepts = accept.split(',');

  for (var i = 0, j = 0; i < accepts.length; i++) {
	var charset = parseCharset(accepts[i].trim(), i);

	if (charset) {
	  accepts[j++] = charset;
	}
  }

  accepts.length = j;

  return accepts;
}


function parseCharset(str, i) {
  var match = simpleCharsetRegExp.exec(str);
  if (!match) return null;

  var charset = match[1];
  var q = 1;
  if (match[2]) {
	var params = match[2].split(';')
	for (var j = 0; j < params.length; j++) {
	  var p = params[j].trim().split('=');
	  if (p[0] === 'q') {
		q = parseFloat(p[1]);
		break;
	  }
	}
  }

  return {
	charset: charset,
	q: q,
	i: i
  };
}


function getCharsetPriority(charset, accepted, index) {
  var priority = {o: -1, q: 0, s: 0};

  for (var i = 0; i < accepted.length; i++) {
	var spec = specify(charset, accepted[i], index);

	if (spec && (priority.s - spec.s || priority.q - spec.q || priority.o - spec.o) < 0) {
	  priority = spec;
	}
  }

  return priority;
}


function specify(charset, spec, index) {
  var s = 0;
  if(spec.charset.toLowerCase() === charset.toLowerCase()){
	s |= 1;
  } else if (spec.charset !== '*' ) {
	return null
  }

  return {
	i: index,
	o: spec.i,
	q: spec.q,
	s: s
  }
}


function preferredCharsets(accept, provided) {
  var accepts = parseAcceptCharset(accept === undefined ? '*' : accept || '');

  if (!provided) {
	return accepts
	  .filter(isQuality)
	  .sort(compareSpecs)
	  .map(getFullCharset);
  }

  var priorities = provided.map(function getPriority(type, index) {
	return getCharsetPriority(type, accepts, index);
  });

  return priorities.filter(isQuality).sort(compareSpecs).map(function getCharset(priority) {
	return provided[priorities.indexOf(priority)];
  });
}


function compareSpecs(a, b) {
  return (b.q - a.q) || (b.s - a.s) || (a.o - b.o) || (a.i - b.i) || 0;
}


function getFullCharset(spec) {
  return spec.charset;
}


function isQuality(spec) {
  return spec.q > 0;
}


 }),

 25111:
 ((module) => {

/**
 * negotiator
 * Copyright(c) 2012 Isaac Z. Schlueter
 * Copyright(c) 2014 Federico Romero
 * Copyright(c) 2014-2015 Douglas Christopher Wilson
 * MIT Licensed
 */




module.exports = preferredEncodings;
module.exports.preferredEncodings = preferredEncodings;


var simpleEncodingRegExp = /^\s*([^\s;]+)\s*(?:;(.*))?$/;


function parseAcceptEncoding(accept) {
  var accepts = accept.split(',');
  var hasIdentity = false;
  var minQuality = 1;

  for (var i = 0, j = 0; i < accepts.length; i++) {
	var encoding = parseEncoding(accepts[i].trim(), i);

	if (encoding) {
	  accepts[j++] = encoding;
	  hasIdentity = hasIdentity || specify('identity', encoding);
	  minQuality = Math.min(minQuality, encoding.q || 1);
	}
  }

  if (!hasIdentity) {
	accepts[j++] = {
	  encoding: 'identity',
	  q: minQuality,
	  i: i
	};
  }

  accepts.length = j;

  return accepts;
}


function parseEncoding(str, i) {
  var match = simpleEncodingRegExp.exec(str);
  if (!match) return null;

  var encoding = match[1];
  var q = 1;
  if (match[2]) {
	var params = match[2].split(';');
	for (var j = 0; j < params.length; j++) {
	  var p = params[j].trim().split('=');
	  if (p[0] === 'q') {
		q = parseFloat(p[1]);
		break;
	  }
	}
  }

  return {
	encoding: encoding,
	q: q,
	i: i
  };
}


function getEncodingPriority(encoding, accepted, index) {
  var priority = {encoding: encoding, o: -1, q: 0, s: 0};

  for (var i = 0; i < accepted.length; i++) {
	var spec = specify(encoding, accepted[i], index);

	if (spec && (priority.s - spec.s || priority.q - spec.q || priority.o - spec.o) < 0) {
	  priority = spec;
	}
  }

  return priority;
}


function specify(encoding, spec, index) {
  var s = 0;
  if(spec.encoding.toLowerCase() === encoding.toLowerCase()){
	s |= 1;
  } else if (spec.encoding !== '*' ) {
	return null
  }

  return {
	encoding: encoding,
	i: index,
	o: spec.i,
	q: spec.q,
	s: s
  }
};


function preferredEncodings(accept, provided, preferred) {
  var accepts = parseAcceptEncoding(accept || '');

  var comparator = preferred ? function comparator (a, b) {
	if (a.q !== b.q) {
	  return b.q - a.q  
	}

	var aPreferred = preferred.indexOf(a.encoding)
	var bPreferred = preferred.indexOf(b.encoding)

	if (aPreferred === -1 && bPreferred === -1) {
	  return (b.s - a.s) || (a.o - b.o) || (a.i - b.i)
	}

	if (aPreferred !== -1 && bPreferred !== -1) {
	  return aPreferred - bPreferred  
	}

	return aPreferred === -1 ? 1 : -1  
  } : compareSpecs;

  if (!provided) {
	return accepts
	  .filter(isQuality)
	  .sort(comparator)
	  .map(getFullEncoding);
  }

  var priorities = provided.map(function getPriority(type, index) {
	return getEncodingPriority(type, accepts, index);
  });

  return priorities.filter(isQuality).sort(comparator).map(function getEncoding(priority) {
	return provided[priorities.indexOf(priority)];
  });
}


function compareSpecs(a, b) {
  return (b.q - a.q) || (b.s - a.s) || (a.o - b.o) || (a.i - b.i);
}


function getFullEncoding(spec) {
  return spec.encoding;
}


function isQuality(spec) {
  return spec.q > 0;
}


 }),

 56008:
 ((module) => {

/**
 * negotiator
 * Copyright(c) 2012 Isaac Z. Schlueter
 * Copyright(c) 2014 Federico Romero
 * Copyright(c) 2014-2015 Douglas Christopher Wilson
 * MIT Licensed
 */




module.exports = preferredLanguages;
module.exports.preferredLanguages = preferredLanguages;


var simpleLanguageRegExp = /^\s*([^\s\-;]+)(?:-([^\s;]+))?\s*(?:;(.*))?$/;


function parseAcceptLanguage(accept) {
  var accepts = accept.split(',');

  for (var i = 0, j = 0; i < accepts.length; i++) {
	var language = parseLanguage(accepts[i].trim(), i);

	if (language) {
	  accepts[j++] = language;
	}
  }

  accepts.length = j;

  return accepts;
}


function parseLanguage(str, i) {
  var match = simpleLanguageRegExp.exec(str);
  if (!match) return null;

  var prefix = match[1]
  var suffix = match[2]
  var full = prefix

  if (suffix) full += "-" + suffix;

  var q = 1;
  if (match[3]) {
	var params = match[3].split(';')
	for (var j = 0; j < params.length; j++) {
	  var p = params[j].split('=');
	  if (p[0] === 'q') q = parseFloat(p[1]);
	}
  }

  return {
	prefix: prefix,
	suffix: suffix,
	q: q,
	i: i,
	full: full
  };
}


function getLanguagePriority(language, accepted, index) {
  var priority = {o: -1, q: 0, s: 0};

  for (var i = 0; i < accepted.length; i++) {
	var spec = specify(language, accepted[i], index);

	if (spec && (priority.s - spec.s || priority.q - spec.q || priority.o - spec.o) < 0) {
	  priority = spec;
	}
  }

  return priority;
}


function specify(language, spec, index) {
  var p = parseLanguage(language)
  if (!p) return null;
  var s = 0;
  if(spec.full.toLowerCase() === p.full.toLowerCase()){
	s |= 4;
  } else if (spec.prefix.toLowerCase() === p.full.toLowerCase()) {
	s |= 2;
  } else if (spec.full.toLowerCase() === p.prefix.toLowerCase()) {
	s |= 1;
  } else if (spec.full !== '*' ) {
	return null
  }

  return {
	i: index,
	o: spec.i,
	q: spec.q,
	s: s
  }
};


function preferredLanguages(accept, provided) {
  var accepts = parseAcceptLanguage(accept === undefined ? '*' : accept || '');

  if (!provided) {
	return accepts
	  .filter(isQuality)
	  .sort(compareSpecs)
	  .map(getFullLanguage);
  }

  var priorities = provided.map(function getPriority(type, index) {
	return getLanguagePriority(type, accepts, index);
  });

  return priorities.filter(isQuality).sort(compareSpecs).map(function getLanguage(priority) {
	return provided[priorities.indexOf(priority)];
  });
}


function compareSpecs(a, b) {
  return (b.q - a.q) || (b.s - a.s) || (a.o - b.o) || (a.i - b.i) || 0;
}


function getFullLanguage(spec) {
  return spec.full;
}


function isQuality(spec) {
  return spec.q > 0;
}


 }),

 53672:
 ((module) => {

/**
 * negotiator
 * Copyright(c) 2012 Isaac Z. Schlueter
 * Copyright(c) 2014 Federico Romero
 * Copyright(c) 2014-2015 Douglas Christopher Wilson
 * MIT Licensed
 */




module.exports = preferredMediaTypes;
module.exports.preferredMediaTypes = preferredMediaTypes;


var simpleMediaTypeRegExp = /^\s*([^\s\/;]+)\/([^;\s]+)\s*(?:;(.*))?$/;


function parseAccept(accept) {
  var accepts = splitMediaTypes(accept);

  for (var i = 0, j = 0; i < accepts.length; i++) {
	var mediaType = parseMediaType(accepts[i].trim(), i);

	if (mediaType) {
	  accepts[j++] = mediaType;
	}
  }

  accepts.length = j;

  return accepts;
}


function parseMediaType(str, i) {
  var match = simpleMediaTypeRegExp.exec(str);
  if (!match) return null;

  var params = Object.create(null);
  var q = 1;
  var subtype = match[2];
  var type = match[1];

  if (match[3]) {
	var kvps = splitParameters(match[3]).map(splitKeyValuePair);

	for (var j = 0; j < kvps.length; j++) {
	  var pair = kvps[j];
	  var key = pair[0].toLowerCase();
	  var val = pair[1];

	  var value = val && val[0] === '"' && val[val.length - 1] === '"'
		? val.slice(1, -1)
		: val;

	  if (key === 'q') {
		q = parseFloat(value);
		break;
	  }

	  params[key] = value;
	}
  }

  return {
	type: type,
	subtype: subtype,
	params: params,
	q: q,
	i: i
  };
}


function getMediaTypePriority(type, accepted, index) {
  var priority = {o: -1, q: 0, s: 0};

  for (var i = 0; i < accepted.length; i++) {
	var spec = specify(type, accepted[i], index);

	if (spec && (priority.s - spec.s || priority.q - spec.q || priority.o - spec.o) < 0) {
	  priority = spec;
	}
  }

  return priority;
}


function specify(type, spec, index) {
  var p = parseMediaType(type);
  var s = 0;

  if (!p) {
	return null;
  }

  if(spec.type.toLowerCase() == p.type.toLowerCase()) {
	s |= 4
  } else if(spec.type != '*') {
	return null;
  }

  if(spec.subtype.toLowerCase() == p.subtype.toLowerCase()) {
	s |= 2
  } else if(spec.subtype != '*') {
	return null;
  }

  var keys = Object.keys(spec.params);
  if (keys.length > 0) {
	if (keys.every(function (k) {
	  return spec.params[k] == '*' || (spec.params[k] || '').toLowerCase() == (p.params[k] || '').toLowerCase();
	})) {
	  s |= 1
	} else {
	  return null
	}
  }

  return {
	i: index,
	o: spec.i,
	q: spec.q,
	s: s,
  }
}


function preferredMediaTypes(accept, provided) {
  var accepts = parseAccept(accept === undefined ? '*/*' : accept || '');

  if (!provided) {
	return accepts
	  .filter(isQuality)
	  .sort(compareSpecs)
	  .map(getFullType);
  }

  var priorities = provided.map(function getPriority(type, index) {
	return getMediaTypePriority(type, accepts, index);
  });

  return priorities.filter(isQuality).sort(compareSpecs).map(function getType(priority) {
	return provided[priorities.indexOf(priority)];
  });
}


function compareSpecs(a, b) {
  return (b.q - a.q) || (b.s - a.s) || (a.o - b.o) || (a.i - b.i) || 0;
}


function getFullType(spec) {
  return spec.type + '/' + spec.subtype;
}


function isQuality(spec) {
  return spec.q > 0;
}


function quoteCount(string) {
  var count = 0;
  var index = 0;

  while ((index = string.indexOf('"', index)) !== -1) {
	count++;
	index++;
  }

  return count;
}


function splitKeyValuePair(str) {
  var index = str.indexOf('=');
  var key;
  var val;

  if (index === -1) {
	key = str;
  } else {
	key = str.slice(0, index);
	val = str.slice(index + 1);
  }

  return [key, val];
}


function splitMediaTypes(accept) {
  var accepts = accept.split(',');

  for (var i = 1, j = 0; i < accepts.length; i++) {
	if (quoteCount(accepts[j]) % 2 == 0) {
	  accepts[++j] = accepts[i];
	} else {
	  accepts[j] += ',' + accepts[i];
	}
  }

  accepts.length = j + 1;

  return accepts;
}


function splitParameters(str) {
  var parameters = str.split(';');

  for (var i = 1, j = 0; i < parameters.length; i++) {
	if (quoteCount(parameters[j]) % 2 == 0) {
	  parameters[++j] = parameters[i];
	} else {
	  parameters[j] += ';' + parameters[i];
	}
  }

  parameters.length = j + 1;

  for (var i = 0; i < parameters.length; i++) {
	parameters[i] = parameters[i].trim();
  }

  return parameters;
}


 }),

 28584:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Z: () => (  answer)
 });
 var negotiator$m0 = __webpack_require__(60668);
 var send$m1 = __webpack_require__(60814);
 var _site_hosting_js$m2 = __webpack_require__(42156);
 var _site_not_found_js$m3 = __webpack_require__(88469);
 var _snapshot_js$m4 = __webpack_require__(68046);





const RARE_CONDITIONS = [
	'if-modified-since',
	'if-match',
	'if-unmodified-since',
	'if-range',
	'range',
];
const MEDIA_PARAMETERS = /;(?!\s*q\s*=)[^;,]*/g;
function answer(request, response, { files }) {
	if (request.method === 'OPTIONS') {
		response.writeHead(204, { ..._site_hosting_js$m2  .CA, ..._site_hosting_js$m2  .Zk }).end();
		return;
	}
	if (!_site_hosting_js$m2  .J8.includes(request.method)) {
		response.writeHead(405, { ..._site_hosting_js$m2  .CA, Allow: _site_hosting_js$m2  .cg, 'Content-Length': 0 }).end();
		return;
	}
	const path = pathOfRequest(request);
	if (path === undefined) {
		sendNotFound(request, response, '', files);
		return;
	}
	const file = files.get(path) ?? pageAt(path, files);
	if (file)
		sendFile(request, response, preferred(request, file, files));
	else if (files.has(`${path}/index.html`))
		response.writeHead(308, { ..._site_hosting_js$m2  .CA, Location: `${encodeURI(path)}/`, 'Content-Length': 0 }).end();
	else
		sendNotFound(request, response, path, files);
}
function pageAt(path, files) {
	return files.get(path.endsWith('/') ? `${path}index.html` : `${path}.html`);
}
function preferred(request, file, files) {
	const accept = (request.headers.accept ?? '').toLowerCase().replace(MEDIA_PARAMETERS, '');
	if (!file.path.endsWith('.html') || !accept.includes('text/markdown'))
		return file;
	const twin = files.get(file.path.replace(/html$/, 'md'));
	const [best] = new negotiator$m0({ headers: { accept } }).mediaTypes(['text/html', 'text/markdown']);
	return twin !== undefined && best === 'text/markdown' ? twin : file;
}
function pathOfRequest({ url = '' }) {
	if (/^(\/[\w-][\w.-]*)+$/.test(url))
		return url;
	try {
		const { pathname } = new URL(url.startsWith('/') ? `http://localhost${url}` : url);
		return /%2f/i.test(pathname) ? undefined : decodeURIComponent(pathname);
	}
	catch {
		return undefined;
	}
}
function sendFile(request, response, file) {
	const chosen = representationFor(request, file);
	const { headers, unchanged, etag, bytes } = chosen;
	const condition = request.headers['if-none-match'];
	if (bytes === undefined || request.method !== 'GET' || hasRareCondition(request))
		sendByLibrary(request, response, file, chosen);
	else if (condition === undefined)
		response.writeHead(200, headers).end(bytes);
	else if (condition === etag)
		response.writeHead(304, unchanged).end();
	else
		sendByLibrary(request, response, file, chosen);
}
function sendByLibrary(request, response, { path }, { root, headers }) {
	for (const [name, value] of Object.entries(headers))
		response.setHeader(name, value);
	send$m1(request, encodeURI(path).replace(/[?#]/g, encodeURIComponent), {
		root,
		cacheControl: false,
		etag: false,
		lastModified: false,
		index: false,
		dotfiles: 'allow',
	})
		.on('error', ({ status }) => {
		if (response.headersSent)
			response.destroy();
		else
			response.writeHead(status ?? 500, { 'Content-Length': 0 }).end();
	})
		.pipe(response);
}
function hasRareCondition({ headers }) {
	for (const name of RARE_CONDITIONS)
		if (headers[name] !== undefined)
			return true;
	return false;
}
function representationFor(request, { representations }) {
	for (const encoding of acceptedEncodings(request)) {
		const representation = representations[encoding];
		if (representation)
			return representation;
	}
	return representations.identity;
}
function acceptedEncodings(request) {
	const accepted = request.headers['accept-encoding'] ?? '';
	const known = negotiated.get(accepted);
	if (known !== undefined)
		return known;
	const negotiator = new negotiator$m0(request);
	const encodings = negotiator.encodings(_snapshot_js$m4  .J, { preferred: _snapshot_js$m4  .J });
	if (negotiated.size >= MAX_NEGOTIATED)
		negotiated.clear();
	negotiated.set(accepted, encodings);
	return encodings;
}
const negotiated = new Map();
const MAX_NEGOTIATED = 100;
function sendNotFound(request, response, path, files) {
	const isData = _site_hosting_js$m2  .$j.some(folder => path.startsWith(folder));
	const file = files.get(isData ? _site_hosting_js$m2  .QM : _site_hosting_js$m2  .hw);
	const { headers, bytes = (0,_site_not_found_js$m3  .s)() } = file ? representationFor(request, file) : NO_FILE;
	const { 'Cache-Control': _, ...rest } = headers;
	response.writeHead(404, rest).end(request.method === 'HEAD' ? undefined : bytes);
}
const NO_FILE = {
	headers: { ..._site_hosting_js$m2  .CA, 'Content-Type': _site_hosting_js$m2  .sR },
};


 }),

 69369:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   K: () => (  listen)
 });
 var _findings_user_error_js$m0 = __webpack_require__(14343);

function listen(server, port, host) {
	return new Promise((resolve, reject) => {
		server.once('error', cause => {
			const { code } = cause;
			const message = code === 'EADDRINUSE'
				? $said`Port ${port} is in use.`
				: $said`Port ${port} cannot be opened: ${cause.message}.`;
			reject(new _findings_user_error_js$m0  .y(message, $said('Choose another with --port; 0 takes any that is free.'), { cause }));
		});
		server.listen(port, host, resolve);
	});
}


 }),

 68046:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   J: () => (  ENCODINGS),
   W: () => (  takeSnapshot)
 });
 var node_crypto$m0 = __webpack_require__(77598);
 var node_fs$m1 = __webpack_require__(73024);
 var node_fs_promises$m2 = __webpack_require__(51455);
 var node_os$m3 = __webpack_require__(48161);
 var node_path$m4 = __webpack_require__(76760);
 var node_util$m5 = __webpack_require__(57975);
 var node_zlib$m6 = __webpack_require__(38522);
 var _registry_index_js$m7 = __webpack_require__(10850);
 var _site_generated_hosts_js$m8 = __webpack_require__(90957);
 var _site_hosting_js$m9 = __webpack_require__(42156);










const HTML_TYPE = 'text/html; charset=utf-8';
const OTHER_TYPE = 'application/octet-stream';
const TEXT_TYPES = {
	'.json': _site_hosting_js$m9  .sR,
	'.html': HTML_TYPE,
	'.md': 'text/markdown; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.js': 'text/javascript; charset=utf-8',
	'.svg': 'image/svg+xml; charset=utf-8',
	'.txt': 'text/plain; charset=utf-8',
	'.xml': 'application/xml; charset=utf-8',
};
const IS_PAGE = /\.(?:html|md)$/;
const MAX_BEST_BYTES = 1024 * 1024;
const MAX_HELD_BYTES = 1024 * 1024;
const FAST_BROTLI_QUALITY = 5;
const MAX_FILES_AT_ONCE = 4;
const IS_ARCHIVED_DATA = new RegExp(`^${_site_hosting_js$m9  .ML}`);
const ETAG_CHARACTERS = 24;
const ENCODINGS = ['br', 'gzip', 'identity'];
async function takeSnapshot(folder, options = {}) {
	const root = await (0,node_fs_promises$m2.realpath)(folder);
	const copies = await (0,node_fs_promises$m2.mkdtemp)((0,node_path$m4.join)((0,node_os$m3.tmpdir)(), 'refdata-serve-'));
	const dispose = () => (0,node_fs_promises$m2.rm)(copies, { recursive: true, force: true });
	try {
		const files = new Map();
		await (0,_registry_index_js$m7  .gG)(await pathsIn(root), MAX_FILES_AT_ONCE, async (path) => {
			files.set(path, await serveFile(root, copies, path, options));
		});
		return { files, dispose };
	}
	catch (error) {
		await dispose();
		throw error;
	}
}
async function pathsIn(root) {
	const forHosts = new Set(_site_generated_hosts_js$m8  .S.map(({ path }) => path));
	const paths = [];
	for (const entry of await (0,node_fs_promises$m2.readdir)(root, { recursive: true, withFileTypes: true })) {
		const file = (0,node_path$m4.join)(entry.parentPath, entry.name);
		const path = `/${(0,node_path$m4.relative)(root, file).split(node_path$m4.sep).join('/')}`;
		if (path.includes('/.') || forHosts.has(path))
			continue;
		if (entry.isFile() || (entry.isSymbolicLink() && (await isFileInside(root, file))))
			paths.push(path);
	}
	return paths;
}
async function isFileInside(root, link) {
	const real = await (0,node_fs_promises$m2.realpath)(link).catch(() => undefined);
	return real?.startsWith(root + node_path$m4.sep) === true && (await (0,node_fs_promises$m2.stat)(real)).isFile();
}
async function serveFile(root, copies, path, options) {
	const file = (0,node_path$m4.join)(root, ...path.split('/'));
	const text = TEXT_TYPES[(0,node_path$m4.extname)(path)];
	return text === undefined
		? serveAsItIs(root, path, file)
		: serveText(copies, path, text, await (0,node_fs_promises$m2.readFile)(file), options);
}
async function serveAsItIs(root, path, file) {
	const hash = (0,node_crypto$m0.createHash)('sha256');
	let length = 0;
	for await (const chunk of (0,node_fs$m1.createReadStream)(file)) {
		hash.update(chunk);
		length += chunk.length;
	}
	const etag = etagOf(hash.digest('base64url'));
	const type = /\.(?:tar\.gz|tgz)$/.test(path) ? _site_hosting_js$m9  .qp : OTHER_TYPE;
	return { path, representations: { identity: { root, etag, ...headersOf(path, etag, { type, length }) } } };
}
async function serveText(copies, path, type, stored, { uncompressed = false, rewrite }) {
	const bytes = rewrite?.(path, stored) ?? stored;
	const hash = (0,node_crypto$m0.createHash)('sha256').update(bytes).digest('base64url');
	const encodings = uncompressed ? {} : await compress(bytes, IS_PAGE.test(path));
	const smaller = Object.entries(encodings).filter(([, { length }]) => length < bytes.length);
	const varies = smaller.length > 0;
	const store = async (encoding, content) => {
		const root = (0,node_path$m4.join)(copies, encoding);
		const copy = (0,node_path$m4.join)(root, ...path.split('/'));
		await (0,node_fs_promises$m2.mkdir)((0,node_path$m4.dirname)(copy), { recursive: true });
		await (0,node_fs_promises$m2.writeFile)(copy, content);
		const etag = etagOf(hash, encoding);
		const { length } = content;
		const headers = headersOf(path, etag, { type, length, encoding, varies });
		return { root, etag, ...headers, ...(length <= MAX_HELD_BYTES && { bytes: content }) };
	};
	const representations = {};
	for (const [encoding, content] of smaller)
		representations[encoding] = await store(encoding, content);
	return { path, representations: { ...representations, identity: await store('identity', bytes) } };
}
function headersOf(path, etag, content) {
	const { type, length, encoding = 'identity', varies = false } = content;
	const varied = [IS_PAGE.test(path) ? 'Accept' : '', varies ? 'Accept-Encoding' : '']
		.filter(name => name !== '')
		.join(', ');
	const unchanged = {
		..._site_hosting_js$m9  .CA,
		'Cache-Control': IS_ARCHIVED_DATA.test(path) ? _site_hosting_js$m9  .hb : _site_hosting_js$m9  .kK,
		ETag: etag,
		...(varied !== '' && { Vary: varied }),
	};
	const headers = {
		...unchanged,
		'Content-Type': type,
		'Content-Length': String(length),
		...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
	};
	return { headers, unchanged };
}
async function compress(bytes, isOneOfMany) {
	const quality = isOneOfMany || bytes.length > MAX_BEST_BYTES ? FAST_BROTLI_QUALITY : node_zlib$m6.constants.BROTLI_MAX_QUALITY;
	const params = {
		[node_zlib$m6.constants.BROTLI_PARAM_QUALITY]: quality,
		[node_zlib$m6.constants.BROTLI_PARAM_MODE]: node_zlib$m6.constants.BROTLI_MODE_TEXT,
		[node_zlib$m6.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
	};
	const [br, gz] = await Promise.all([
		(0,node_util$m5.promisify)(node_zlib$m6.brotliCompress)(bytes, { params }),
		(0,node_util$m5.promisify)(node_zlib$m6.gzip)(bytes, { level: node_zlib$m6.constants.Z_BEST_COMPRESSION }),
	]);
	return { br, gzip: gz };
}
function etagOf(hash, encoding = 'identity') {
	const short = hash.slice(0, ETAG_CHARACTERS);
	return encoding === 'identity' ? `"${short}"` : `"${short}-${encoding}"`;
}


 })

};
