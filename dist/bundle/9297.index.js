export const id = 9297;
export const ids = [9297];
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

 55818:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   runMock: () => (  runMock)
 });
 var node_fs$m0 = __webpack_require__(73024);
 var node_path$m1 = __webpack_require__(76760);
 var _commands_api_docs_js$m2 = __webpack_require__(90007);
 var _commands_describe_js$m3 = __webpack_require__(86106);
 var _findings_user_error_js$m4 = __webpack_require__(14343);
 var _live_live_server_js$m5 = __webpack_require__(15073);
 var _live_mock_js$m6 = __webpack_require__(34067);
 var _live_mock_answer_js$m7 = __webpack_require__(82499);
 var _text_counted_js$m8 = __webpack_require__(35676);
 var _text_nearest_js$m9 = __webpack_require__(35112);
 var _colours_js$m10 = __webpack_require__(51040);
 var _findings_js$m11 = __webpack_require__(1755);
 var _port_js$m12 = __webpack_require__(5234);
 var _locate_js$m13 = __webpack_require__(73834);














const WATCH_MS = 300;
const AS_BEFORE = $said('The mock answers as before.\n');
const ANSWER = /^(?:([A-Za-z]+) )?(\/.*)=(\d{3})$/;
async function runMock(file, flags) {
	const port = (0,_port_js$m12  .J)(flags.port);
	const { root, sources } = (0,_locate_js$m13  .x)([file]);
	const read = () => (0,_commands_api_docs_js$m2  .ec)({ root, sources, server: flags.server });
	const docs = await read();
	(0,_findings_js$m11  .c)(docs.findings, process.stderr);
	const [described] = docs.servers;
	if (described === undefined)
		return false;
	const answers = answersOf(flags.answer ?? [], docs);
	const mock = await (0,_live_mock_js$m6  .V)(described.server, { port, answers });
	publish(mock, docs);
	process.stdout.write($said`${_colours_js$m10  .M.green($said('answering'))} ${(0,_text_counted_js$m8  .h)(described.document.routes.length, 'route')} of ${_colours_js$m10  .M.bold(described.server.name)} at ${mock.baseUrl}\n  ${mock.baseUrl}${_live_live_server_js$m5  .V}\nStop it with Ctrl+C.\n`);
	const follow = new Following(root, docs.files, () => reload(mock, read));
	for (const signal of ['SIGINT', 'SIGTERM'])
		process.once(signal, () => {
			follow.end();
			void mock.close().then(() => process.exit(0));
		});
	return true;
}
async function reload(mock, read) {
	try {
		const docs = await read();
		(0,_findings_js$m11  .c)(docs.findings, process.stderr);
		const [described] = docs.servers;
		if (!described) {
			process.stderr.write(AS_BEFORE);
			return undefined;
		}
		mock.replace(described.server);
		publish(mock, docs);
		process.stdout.write(`${_colours_js$m10  .M.green($said('read again'))} ${(0,_text_counted_js$m8  .h)(described.document.routes.length, 'route')}\n`);
		return docs.files;
	}
	catch (error) {
		if (!(error instanceof _findings_user_error_js$m4  .y))
			throw error;
		process.stderr.write(`${error.message} ${error.remedy}\n${AS_BEFORE}`);
		return undefined;
	}
}
function publish(mock, { servers }) {
	(0,_commands_describe_js$m3  .xR)(mock, { titulo: servers[0]?.document.titulo, base: mock.baseUrl });
}
class Following {
	root;
	again;
	watched = new Set();
	ended = false;
	busy = Promise.resolve();
	constructor(root, files, again) {
		this.root = root;
		this.again = again;
		this.watch(files);
	}
	end() {
		this.ended = true;
		for (const path of this.watched)
			(0,node_fs$m0.unwatchFile)(path);
	}
	watch(files) {
		for (const path of files.map(file => (0,node_path$m1.join)(this.root, file))) {
			if (!this.watched.has(path))
				(0,node_fs$m0.watchFile)(path, { interval: WATCH_MS }, () => this.changed());
			this.watched.add(path);
		}
	}
	changed() {
		this.busy = this.busy.then(async () => {
			const files = await this.again();
			if (files && !this.ended)
				this.watch(files);
		});
	}
}
function answersAs(route, status) {
	return (0,_live_mock_answer_js$m7  .CB)(route).includes(String(status)) || (0,_live_mock_answer_js$m7  .nW)(route, status) !== undefined;
}
function answersOf(given, { servers }) {
	const routes = servers[0]?.document.routes.map(({ route }) => route) ?? [];
	const names = routes.map(({ method, path }) => `${method === '*' ? 'ANY' : method} ${path}`);
	return new Map(given.flatMap(text => {
		const [, method, path = '', status = ''] = ANSWER.exec(text) ?? [];
		const chosen = names.filter(name => method === undefined ? name.endsWith(` ${path}`) : name === `${method.toUpperCase()} ${path}`);
		const named = routes.filter((_, i) => chosen.includes(names[i]));
		if (named.some(route => answersAs(route, Number(status))))
			return chosen.map(name => [name, Number(status)]);
		if (status !== '' && chosen.length > 0)
			throw new _findings_user_error_js$m4  .y($said`${chosen.join($said(' and '))} answers no ${status}, as far as the source says.`, $said`Choose one of ${[...new Set(named.flatMap(_live_mock_answer_js$m7  .CB))].join(', ') || $said('none: nothing is known of its answers')}.`);
		const [near] = (0,_text_nearest_js$m9  .p)(text.replace(/=.*$/, ''), names);
		throw new _findings_user_error_js$m4  .y(status === ''
			? $said`--answer is "${text}", which chooses no status.`
			: $said`No route is ${text.replace(/=.*$/, '')}.`, $said`Write a route and a status, such as --answer "${near ?? names[0] ?? 'GET /itens/:id'}=404".`);
	}));
}


 }),

 5234:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   J: () => (  portNumber)
 });
 var _findings_user_error_js$m0 = __webpack_require__(14343);

function portNumber(port) {
	const number = Number(port);
	if (/^\d+$/.test(port) && number <= 65_535)
		return number;
	throw new _findings_user_error_js$m0  .y($said`--port is "${port}", which is not a port.`, $said('Write a number from 0 to 65535; 0 takes any that is free.'));
}


 })

};
