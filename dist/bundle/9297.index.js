export const id = 9297;
export const ids = [9297];
export const modules = {

/***/ 60668:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

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

/**
 * Module exports.
 * @public
 */

module.exports = Negotiator;
module.exports.Negotiator = Negotiator;

/**
 * Create a Negotiator instance from a request.
 * @param {object} request
 * @public
 */

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

// Backwards compatibility
Negotiator.prototype.preferredCharset = Negotiator.prototype.charset;
Negotiator.prototype.preferredCharsets = Negotiator.prototype.charsets;
Negotiator.prototype.preferredEncoding = Negotiator.prototype.encoding;
Negotiator.prototype.preferredEncodings = Negotiator.prototype.encodings;
Negotiator.prototype.preferredLanguage = Negotiator.prototype.language;
Negotiator.prototype.preferredLanguages = Negotiator.prototype.languages;
Negotiator.prototype.preferredMediaType = Negotiator.prototype.mediaType;
Negotiator.prototype.preferredMediaTypes = Negotiator.prototype.mediaTypes;


/***/ }),

/***/ 79168:
/***/ ((module) => {

/**
 * negotiator
 * Copyright(c) 2012 Isaac Z. Schlueter
 * Copyright(c) 2014 Federico Romero
 * Copyright(c) 2014-2015 Douglas Christopher Wilson
 * MIT Licensed
 */



/**
 * Module exports.
 * @public
 */

module.exports = preferredCharsets;
module.exports.preferredCharsets = preferredCharsets;

/**
 * Module variables.
 * @private
 */

var simpleCharsetRegExp = /^\s*([^\s;]+)\s*(?:;(.*))?$/;

/**
 * Parse the Accept-Charset header.
 * @private
 */

function parseAcceptCharset(accept) {
  var accepts = accept.split(',');

  for (var i = 0, j = 0; i < accepts.length; i++) {
    var charset = parseCharset(accepts[i].trim(), i);

    if (charset) {
      accepts[j++] = charset;
    }
  }

  // trim accepts
  accepts.length = j;

  return accepts;
}

/**
 * Parse a charset from the Accept-Charset header.
 * @private
 */

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

/**
 * Get the priority of a charset.
 * @private
 */

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

/**
 * Get the specificity of the charset.
 * @private
 */

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

/**
 * Get the preferred charsets from an Accept-Charset header.
 * @public
 */

function preferredCharsets(accept, provided) {
  // RFC 2616 sec 14.2: no header = *
  var accepts = parseAcceptCharset(accept === undefined ? '*' : accept || '');

  if (!provided) {
    // sorted list of all charsets
    return accepts
      .filter(isQuality)
      .sort(compareSpecs)
      .map(getFullCharset);
  }

  var priorities = provided.map(function getPriority(type, index) {
    return getCharsetPriority(type, accepts, index);
  });

  // sorted list of accepted charsets
  return priorities.filter(isQuality).sort(compareSpecs).map(function getCharset(priority) {
    return provided[priorities.indexOf(priority)];
  });
}

/**
 * Compare two specs.
 * @private
 */

function compareSpecs(a, b) {
  return (b.q - a.q) || (b.s - a.s) || (a.o - b.o) || (a.i - b.i) || 0;
}

/**
 * Get full charset string.
 * @private
 */

function getFullCharset(spec) {
  return spec.charset;
}

/**
 * Check if a spec has any quality.
 * @private
 */

function isQuality(spec) {
  return spec.q > 0;
}


/***/ }),

/***/ 25111:
/***/ ((module) => {

/**
 * negotiator
 * Copyright(c) 2012 Isaac Z. Schlueter
 * Copyright(c) 2014 Federico Romero
 * Copyright(c) 2014-2015 Douglas Christopher Wilson
 * MIT Licensed
 */



/**
 * Module exports.
 * @public
 */

module.exports = preferredEncodings;
module.exports.preferredEncodings = preferredEncodings;

/**
 * Module variables.
 * @private
 */

var simpleEncodingRegExp = /^\s*([^\s;]+)\s*(?:;(.*))?$/;

/**
 * Parse the Accept-Encoding header.
 * @private
 */

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
    /*
     * If identity doesn't explicitly appear in the accept-encoding header,
     * it's added to the list of acceptable encoding with the lowest q
     */
    accepts[j++] = {
      encoding: 'identity',
      q: minQuality,
      i: i
    };
  }

  // trim accepts
  accepts.length = j;

  return accepts;
}

/**
 * Parse an encoding from the Accept-Encoding header.
 * @private
 */

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

/**
 * Get the priority of an encoding.
 * @private
 */

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

/**
 * Get the specificity of the encoding.
 * @private
 */

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

/**
 * Get the preferred encodings from an Accept-Encoding header.
 * @public
 */

function preferredEncodings(accept, provided, preferred) {
  var accepts = parseAcceptEncoding(accept || '');

  var comparator = preferred ? function comparator (a, b) {
    if (a.q !== b.q) {
      return b.q - a.q // higher quality first
    }

    var aPreferred = preferred.indexOf(a.encoding)
    var bPreferred = preferred.indexOf(b.encoding)

    if (aPreferred === -1 && bPreferred === -1) {
      // consider the original specifity/order
      return (b.s - a.s) || (a.o - b.o) || (a.i - b.i)
    }

    if (aPreferred !== -1 && bPreferred !== -1) {
      return aPreferred - bPreferred // consider the preferred order
    }

    return aPreferred === -1 ? 1 : -1 // preferred first
  } : compareSpecs;

  if (!provided) {
    // sorted list of all encodings
    return accepts
      .filter(isQuality)
      .sort(comparator)
      .map(getFullEncoding);
  }

  var priorities = provided.map(function getPriority(type, index) {
    return getEncodingPriority(type, accepts, index);
  });

  // sorted list of accepted encodings
  return priorities.filter(isQuality).sort(comparator).map(function getEncoding(priority) {
    return provided[priorities.indexOf(priority)];
  });
}

/**
 * Compare two specs.
 * @private
 */

function compareSpecs(a, b) {
  return (b.q - a.q) || (b.s - a.s) || (a.o - b.o) || (a.i - b.i);
}

/**
 * Get full encoding string.
 * @private
 */

function getFullEncoding(spec) {
  return spec.encoding;
}

/**
 * Check if a spec has any quality.
 * @private
 */

function isQuality(spec) {
  return spec.q > 0;
}


/***/ }),

/***/ 56008:
/***/ ((module) => {

/**
 * negotiator
 * Copyright(c) 2012 Isaac Z. Schlueter
 * Copyright(c) 2014 Federico Romero
 * Copyright(c) 2014-2015 Douglas Christopher Wilson
 * MIT Licensed
 */



/**
 * Module exports.
 * @public
 */

module.exports = preferredLanguages;
module.exports.preferredLanguages = preferredLanguages;

/**
 * Module variables.
 * @private
 */

var simpleLanguageRegExp = /^\s*([^\s\-;]+)(?:-([^\s;]+))?\s*(?:;(.*))?$/;

/**
 * Parse the Accept-Language header.
 * @private
 */

function parseAcceptLanguage(accept) {
  var accepts = accept.split(',');

  for (var i = 0, j = 0; i < accepts.length; i++) {
    var language = parseLanguage(accepts[i].trim(), i);

    if (language) {
      accepts[j++] = language;
    }
  }

  // trim accepts
  accepts.length = j;

  return accepts;
}

/**
 * Parse a language from the Accept-Language header.
 * @private
 */

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

/**
 * Get the priority of a language.
 * @private
 */

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

/**
 * Get the specificity of the language.
 * @private
 */

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

/**
 * Get the preferred languages from an Accept-Language header.
 * @public
 */

function preferredLanguages(accept, provided) {
  // RFC 2616 sec 14.4: no header = *
  var accepts = parseAcceptLanguage(accept === undefined ? '*' : accept || '');

  if (!provided) {
    // sorted list of all languages
    return accepts
      .filter(isQuality)
      .sort(compareSpecs)
      .map(getFullLanguage);
  }

  var priorities = provided.map(function getPriority(type, index) {
    return getLanguagePriority(type, accepts, index);
  });

  // sorted list of accepted languages
  return priorities.filter(isQuality).sort(compareSpecs).map(function getLanguage(priority) {
    return provided[priorities.indexOf(priority)];
  });
}

/**
 * Compare two specs.
 * @private
 */

function compareSpecs(a, b) {
  return (b.q - a.q) || (b.s - a.s) || (a.o - b.o) || (a.i - b.i) || 0;
}

/**
 * Get full language string.
 * @private
 */

function getFullLanguage(spec) {
  return spec.full;
}

/**
 * Check if a spec has any quality.
 * @private
 */

function isQuality(spec) {
  return spec.q > 0;
}


/***/ }),

/***/ 53672:
/***/ ((module) => {

/**
 * negotiator
 * Copyright(c) 2012 Isaac Z. Schlueter
 * Copyright(c) 2014 Federico Romero
 * Copyright(c) 2014-2015 Douglas Christopher Wilson
 * MIT Licensed
 */



/**
 * Module exports.
 * @public
 */

module.exports = preferredMediaTypes;
module.exports.preferredMediaTypes = preferredMediaTypes;

/**
 * Module variables.
 * @private
 */

var simpleMediaTypeRegExp = /^\s*([^\s\/;]+)\/([^;\s]+)\s*(?:;(.*))?$/;

/**
 * Parse the Accept header.
 * @private
 */

function parseAccept(accept) {
  var accepts = splitMediaTypes(accept);

  for (var i = 0, j = 0; i < accepts.length; i++) {
    var mediaType = parseMediaType(accepts[i].trim(), i);

    if (mediaType) {
      accepts[j++] = mediaType;
    }
  }

  // trim accepts
  accepts.length = j;

  return accepts;
}

/**
 * Parse a media type from the Accept header.
 * @private
 */

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

      // get the value, unwrapping quotes
      var value = val && val[0] === '"' && val[val.length - 1] === '"'
        ? val.slice(1, -1)
        : val;

      if (key === 'q') {
        q = parseFloat(value);
        break;
      }

      // store parameter
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

/**
 * Get the priority of a media type.
 * @private
 */

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

/**
 * Get the specificity of the media type.
 * @private
 */

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

/**
 * Get the preferred media types from an Accept header.
 * @public
 */

function preferredMediaTypes(accept, provided) {
  // RFC 2616 sec 14.2: no header = */*
  var accepts = parseAccept(accept === undefined ? '*/*' : accept || '');

  if (!provided) {
    // sorted list of all types
    return accepts
      .filter(isQuality)
      .sort(compareSpecs)
      .map(getFullType);
  }

  var priorities = provided.map(function getPriority(type, index) {
    return getMediaTypePriority(type, accepts, index);
  });

  // sorted list of accepted types
  return priorities.filter(isQuality).sort(compareSpecs).map(function getType(priority) {
    return provided[priorities.indexOf(priority)];
  });
}

/**
 * Compare two specs.
 * @private
 */

function compareSpecs(a, b) {
  return (b.q - a.q) || (b.s - a.s) || (a.o - b.o) || (a.i - b.i) || 0;
}

/**
 * Get full type string.
 * @private
 */

function getFullType(spec) {
  return spec.type + '/' + spec.subtype;
}

/**
 * Check if a spec has any quality.
 * @private
 */

function isQuality(spec) {
  return spec.q > 0;
}

/**
 * Count the number of quotes in a string.
 * @private
 */

function quoteCount(string) {
  var count = 0;
  var index = 0;

  while ((index = string.indexOf('"', index)) !== -1) {
    count++;
    index++;
  }

  return count;
}

/**
 * Split a key value pair.
 * @private
 */

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

/**
 * Split an Accept header into media types.
 * @private
 */

function splitMediaTypes(accept) {
  var accepts = accept.split(',');

  for (var i = 1, j = 0; i < accepts.length; i++) {
    if (quoteCount(accepts[j]) % 2 == 0) {
      accepts[++j] = accepts[i];
    } else {
      accepts[j] += ',' + accepts[i];
    }
  }

  // trim accepts
  accepts.length = j + 1;

  return accepts;
}

/**
 * Split a string of parameters.
 * @private
 */

function splitParameters(str) {
  var parameters = str.split(';');

  for (var i = 1, j = 0; i < parameters.length; i++) {
    if (quoteCount(parameters[j]) % 2 == 0) {
      parameters[++j] = parameters[i];
    } else {
      parameters[j] += ';' + parameters[i];
    }
  }

  // trim parameters
  parameters.length = j + 1;

  for (var i = 0; i < parameters.length; i++) {
    parameters[i] = parameters[i].trim();
  }

  return parameters;
}


/***/ }),

/***/ 73834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ locate)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _commands_api_docs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90007);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14343);
/* harmony import */ var _git_left_out_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34719);
/* harmony import */ var _runtime_stats_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15368);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35112);







/** The folder that all files are in, and the files relative to it: imports are followed inside that folder. */
function locate(files) {
    for (const file of files)
        if (!(0,_runtime_stats_js__WEBPACK_IMPORTED_MODULE_5__/* .statsOf */ .L)(file)?.isFile())
            throw noFile(file, files);
    // A file that is named twice, be it through a link, is one source.
    const real = [...new Set(files.map(file => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file)))];
    const here = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)('.');
    const inside = real.every(path => path.startsWith(here + node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    const root = inside ? here : real.map(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname).reduce(commonFolder);
    return { root, sources: real.map(path => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/')) };
}
/** What is wrong with an argument that is no file: an option without its hyphens, a folder, or a name that is mistyped. */
function noFile(given, all) {
    if ((0,_runtime_stats_js__WEBPACK_IMPORTED_MODULE_5__/* .statsOf */ .L)(given)?.isDirectory())
        return new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y($said`There is no file ${given}: it is a folder.`, $said('Name the file in it that declares the server.'));
    const [word] = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_6__/* .nearest */ .p)(given.toLowerCase(), WORDS);
    const isPlain = /^-*[a-z]+$/i.test(given) && word !== undefined;
    if (isPlain) {
        const others = all.filter(file => file !== given);
        const rest = others.length > 0 ? others.join(' ') : 'src/app.df';
        const command = word === 'mock' ? `mock ${rest}` : word === 'verify' ? `api verify ${rest}` : `api ${rest} --${word}`;
        return new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y($said`There is no file ${given}. Did you mean \`refdata ${command}\`?`, EXPLAINED);
    }
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(given);
    const submodule = (0,_git_left_out_js__WEBPACK_IMPORTED_MODULE_4__/* .absentSubmodule */ .ip)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(given));
    if (submodule !== undefined)
        return new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y($said`There is no file ${given}: it is in the submodule ${submodule}, which was not checked out.`, _git_left_out_js__WEBPACK_IMPORTED_MODULE_4__/* .SUBMODULE_REMEDY */ .kO);
    const [near] = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_6__/* .nearest */ .p)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(given), namesIn(folder));
    const meant = near === undefined ? '' : $said` Did you mean ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, near)}?`;
    return new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y($said`There is no file ${given}.${meant}`, EXPLAINED);
}
const EXPLAINED = $said('Name the file that declares the server, such as src/app.df.');
/** Options and commands that are written without their hyphens, or at another place. */
const WORDS = [
    ..._commands_api_docs_js__WEBPACK_IMPORTED_MODULE_2__/* .FORMATS */ .hR.map(_commands_api_docs_js__WEBPACK_IMPORTED_MODULE_2__/* .flagOf */ .iP),
    'all',
    'json',
    'handlers',
    'strict',
    'mock',
    'verify',
];
/** Names of files of a folder; none where there is no folder. */
function namesIn(folder) {
    if (!(0,_runtime_stats_js__WEBPACK_IMPORTED_MODULE_5__/* .statsOf */ .L)(folder)?.isDirectory())
        return [];
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }).flatMap(entry => (entry.isFile() ? [entry.name] : []));
}
function commonFolder(a, b) {
    let common = a;
    while (b !== common && !b.startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, node_path__WEBPACK_IMPORTED_MODULE_1__.sep)))
        common = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(common);
    return common;
}


/***/ }),

/***/ 55818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runMock: () => (/* binding */ runMock)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _commands_api_docs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90007);
/* harmony import */ var _commands_describe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86106);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14343);
/* harmony import */ var _live_live_server_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(15073);
/* harmony import */ var _live_mock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34067);
/* harmony import */ var _live_mock_answer_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82499);
/* harmony import */ var _text_counted_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(35676);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35112);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(51040);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1755);
/* harmony import */ var _port_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5234);
/* harmony import */ var _locate_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(73834);














/** How often files are looked at for changes. */
const WATCH_MS = 300;
const AS_BEFORE = $said('The mock answers as before.\n');
const ANSWER = /^(?:([A-Za-z]+) )?(\/.*)=(\d{3})$/;
/** `refdata mock`: runs until it is interrupted. False, after saying so, when there is no server to answer for. */
async function runMock(file, flags) {
    const port = (0,_port_js__WEBPACK_IMPORTED_MODULE_10__/* .portNumber */ .J)(flags.port);
    const { root, sources } = (0,_locate_js__WEBPACK_IMPORTED_MODULE_11__/* .locate */ .x)([file]);
    const read = () => (0,_commands_api_docs_js__WEBPACK_IMPORTED_MODULE_2__/* .describeServers */ .ec)({ root, sources, server: flags.server });
    const docs = await read();
    (0,_findings_js__WEBPACK_IMPORTED_MODULE_9__/* .printFindings */ .c)(docs.findings, process.stderr);
    const [described] = docs.servers;
    if (described === undefined)
        return false;
    const answers = answersOf(flags.answer ?? [], docs);
    const mock = await (0,_live_mock_js__WEBPACK_IMPORTED_MODULE_5__/* .startMock */ .V)(described.server, { port, answers });
    publish(mock, docs);
    process.stdout.write($said`${_colours_js__WEBPACK_IMPORTED_MODULE_8__/* .colours */ .M.green($said('answering'))} ${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_12__/* .counted */ .h)(described.document.routes.length, 'route')} of ${_colours_js__WEBPACK_IMPORTED_MODULE_8__/* .colours */ .M.bold(described.server.name)} at ${mock.baseUrl}\n  ${mock.baseUrl}${_live_live_server_js__WEBPACK_IMPORTED_MODULE_13__/* .OPENAPI_PATH */ .V}\nStop it with Ctrl+C.\n`);
    const follow = new Following(root, docs.files, () => reload(mock, read));
    for (const signal of ['SIGINT', 'SIGTERM'])
        process.once(signal, () => {
            follow.end();
            void mock.close().then(() => process.exit(0));
        });
    return true;
}
/** Reads the files again and answers as they say now; what is wrong with them is told, and all stays as it was. */
async function reload(mock, read) {
    try {
        const docs = await read();
        (0,_findings_js__WEBPACK_IMPORTED_MODULE_9__/* .printFindings */ .c)(docs.findings, process.stderr);
        const [described] = docs.servers;
        if (!described) {
            process.stderr.write(AS_BEFORE);
            return undefined;
        }
        mock.replace(described.server);
        publish(mock, docs);
        process.stdout.write(`${_colours_js__WEBPACK_IMPORTED_MODULE_8__/* .colours */ .M.green($said('read again'))} ${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_12__/* .counted */ .h)(described.document.routes.length, 'route')}\n`);
        return docs.files;
    }
    catch (error) {
        if (!(error instanceof _findings_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y))
            throw error;
        process.stderr.write(`${error.message} ${error.remedy}\n${AS_BEFORE}`);
        return undefined;
    }
}
function publish(mock, { servers }) {
    (0,_commands_describe_js__WEBPACK_IMPORTED_MODULE_3__/* .openapi */ .xR)(mock, { titulo: servers[0]?.document.titulo, base: mock.baseUrl });
}
/** Looks at files, and at others once they are read; one that is gone for a moment is read again when it is back. */
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
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unwatchFile)(path);
    }
    watch(files) {
        for (const path of files.map(file => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.root, file))) {
            if (!this.watched.has(path))
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.watchFile)(path, { interval: WATCH_MS }, () => this.changed());
            this.watched.add(path);
        }
    }
    /** One after the other, so that the last one holds. */
    changed() {
        this.busy = this.busy.then(async () => {
            const files = await this.again();
            if (files && !this.ended)
                this.watch(files);
        });
    }
}
/** Whether the mock has an answer of a status, be it one that `default` or `5XX` of a description says. */
function answersAs(route, status) {
    return (0,_live_mock_answer_js__WEBPACK_IMPORTED_MODULE_6__/* .statusesOf */ .CB)(route).includes(String(status)) || (0,_live_mock_answer_js__WEBPACK_IMPORTED_MODULE_6__/* .otherAnswer */ .nW)(route, status) !== undefined;
}
/** `GET /itens/:id=404`, or without a method for all of the path. @throws {UserError} for a route that there is not */
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
            throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y($said`${chosen.join($said(' and '))} answers no ${status}, as far as the source says.`, $said`Choose one of ${[...new Set(named.flatMap(_live_mock_answer_js__WEBPACK_IMPORTED_MODULE_6__/* .statusesOf */ .CB))].join(', ') || $said('none: nothing is known of its answers')}.`);
        const [near] = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_7__/* .nearest */ .p)(text.replace(/=.*$/, ''), names);
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(status === ''
            ? $said`--answer is "${text}", which chooses no status.`
            : $said`No route is ${text.replace(/=.*$/, '')}.`, $said`Write a route and a status, such as --answer "${near ?? names[0] ?? 'GET /itens/:id'}=404".`);
    }));
}


/***/ }),

/***/ 5234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ portNumber)
/* harmony export */ });
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);

/** The number of a port. @throws {UserError} for text that is none. */
function portNumber(port) {
    const number = Number(port);
    if (/^\d+$/.test(port) && number <= 65_535)
        return number;
    throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y($said`--port is "${port}", which is not a port.`, $said('Write a number from 0 to 65535; 0 takes any that is free.'));
}


/***/ })

};
