import * as __WEBPACK_EXTERNAL_MODULE_module__ from "module";
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
 var __webpack_modules__ = ({

 73550:
 ((module, __unused_webpack_exports, __nccwpck_require__) => {

var x = (y) => {
	var x = {}; __nccwpck_require__.d(x, y); return x
} 
var y = (x) => (() => (x))
module.exports = x({ ["createRequire"]: () => (__WEBPACK_EXTERNAL_MODULE_module__.createRequire) });

 }),

 42613:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

 }),

 90290:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("async_hooks");

 }),

 20181:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

 }),

 35317:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

 }),

 49140:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("constants");

 }),

 76982:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

 }),

 24434:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

 }),

 79896:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

 }),

 91943:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs/promises");

 }),

 58611:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

 }),

 65692:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

 }),

 69278:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

 }),

 34589:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

 }),

 16698:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

 }),

 4573:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

 }),

 31421:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

 }),

 37540:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

 }),

 77598:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

 }),

 53053:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

 }),

 40610:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

 }),

 78474:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

 }),

 73024:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

 }),

 51455:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

 }),

 37067:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

 }),

 32467:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

 }),

 44708:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

 }),

 98995:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");

 }),

 77030:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

 }),

 48161:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

 }),

 76760:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

 }),

 643:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

 }),

 1708:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

 }),

 41792:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

 }),

 80481:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline");

 }),

 57075:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

 }),

 46466:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");

 }),

 46193:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");

 }),

 58500:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

 }),

 41692:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

 }),

 7066:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tty");

 }),

 73136:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

 }),

 57975:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

 }),

 73429:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

 }),

 78877:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");

 }),

 30714:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:vm");

 }),

 75919:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

 }),

 38522:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

 }),

 70857:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

 }),

 16928:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

 }),

 932:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

 }),

 2203:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

 }),

 13193:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

 }),

 53557:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");

 }),

 64756:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

 }),

 52018:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tty");

 }),

 87016:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");

 }),

 39023:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

 }),

 43106:
 ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");

 }),

 74186:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

 __nccwpck_require__.d(__webpack_exports__, {
   I: () => (  schemaFile),
   f: () => (  readAsset)
 });
 var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
 var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
 var node_url__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(73136);
 var node_zlib__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(38522);




function readAsset(path) {
    return (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.brotliDecompressSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(distFolder(), `${path}.br`)));
}
function schemaFile() {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(distFolder(), '..', 'schemas', 'refdata.schema.json');
}
let known;
function distFolder() {
    for (let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(import.meta.url)); known === undefined; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
        const candidate = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'dist');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(candidate, 'wasm')))
            known = candidate;
        else if (folder === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder))
            throw new Error('dist/wasm is missing: run `npm run build`');
    }
    return known;
}


 }),

 64499:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

 __nccwpck_require__.d(__webpack_exports__, {
   F1: () => (  withoutTongue),
   Fw: () => (  beginIn),
   dx: () => (  sayIn),
   i$: () => (  tongueIn),
   lt: () => (  askedTongue)
 });
 var _text_said_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(54157);
 var _assets_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(74186);


function tongueIn(args) {
    return tonguesIn(args).at(-1)?.value;
}
function withoutTongue(args) {
    const taken = new Set(tonguesIn(args).flatMap(({ at }) => at));
    return args.filter((_, i) => !taken.has(i));
}
function tonguesIn(args) {
    const end = args.indexOf('--');
    const own = end === -1 ? args : args.slice(0, end);
    return own.flatMap((arg, i) => {
        if (arg === '--lang')
            return [{ value: own[i + 1] ?? '', at: [i, i + 1] }];
        return arg.startsWith('--lang=') ? [{ value: arg.slice('--lang='.length), at: [i] }] : [];
    });
}
function beginIn(asked) {
    Object.defineProperty(globalThis, '$said', { value: _text_said_js__WEBPACK_IMPORTED_MODULE_1__  .ag, configurable: true, writable: true });
    const tongue = _text_said_js__WEBPACK_IMPORTED_MODULE_1__  .C7.find(known => known === asked);
    if (tongue === undefined)
        return;
    process.env.REFDATA_LANG = tongue;
    if (tongue === 'en')
        return;
    (0,_text_said_js__WEBPACK_IMPORTED_MODULE_1__  .Lr)(portuguese());
}
function askedTongue() {
    return _text_said_js__WEBPACK_IMPORTED_MODULE_1__  .C7.find(known => known === process.env.REFDATA_LANG);
}
function sayIn(tongue) {
    return (0,_text_said_js__WEBPACK_IMPORTED_MODULE_1__  .FS)(tongue === 'en' ? undefined : portuguese());
}
function portuguese() {
    return new Map(Object.entries(JSON.parse((0,_assets_js__WEBPACK_IMPORTED_MODULE_0__  .f)('data/messages.pt.json').toString('utf8'))));
}


 }),

 54157:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

 __nccwpck_require__.d(__webpack_exports__, {
   C7: () => (  TONGUES),
   FS: () => (  sayBy),
   Lr: () => (  speak),
   Vm: () => (  word),
   ag: () => (  said),
   vg: () => (  spoken)
 });
const TONGUES = ['en', 'pt'];
let translations;
function speak(tongue) {
    translations = tongue;
}
function said(english, ...values) {
    if (typeof english === 'string')
        return translations?.get(english) ?? english;
    if (translations === undefined)
        return filled(english, values);
    const translation = translations.get(english.reduce((key, piece, i) => `${key}{${i - 1}}${piece}`));
    if (translation === undefined)
        return filled(english, values);
    return translation.replace(/\{(\d+)\}/g, (_, hole) => `${values[Number(hole)]}`);
}
function sayBy(known) {
    return (english, ...values) => (known?.get(english) ?? english).replace(/\{(\d+)\}/g, (_, hole) => `${values[Number(hole)]}`);
}
const spoken = (english, ...values) => sayBy(translations)(english, ...values);
function word(text) {
    return text;
}
function filled(pieces, values) {
    return pieces.reduce((text, piece, i) => `${text}${values[i - 1]}${piece}`);
}


 })

 });
  
 var __webpack_module_cache__ = {};
  
 function __nccwpck_require__(moduleId) {
 	 
 	var cachedModule = __webpack_module_cache__[moduleId];
 	if (cachedModule !== undefined) {
 		return cachedModule.exports;
 	}
 	 
 	var module = __webpack_module_cache__[moduleId] = {
 		id: moduleId,
 		loaded: false,
 		exports: {}
 	};
 	 
 	var threw = true;
 	try {
 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
 		threw = false;
 	} finally {
 		if(threw) delete __webpack_module_cache__[moduleId];
 	}
 	 
 	module.loaded = true;
 	 
 	return module.exports;
 }
  
 __nccwpck_require__.m = __webpack_modules__;
  
 if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
  
 (() => {
 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
 	var resolveQueue = (queue) => {
 		if(queue && queue.d < 1) {
 			queue.d = 1;
 			queue.forEach((fn) => (fn.r--));
 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
 		}
 	}
 	var wrapDeps = (deps) => (deps.map((dep) => {
 		if(dep !== null && typeof dep === "object") {
 			if(dep[webpackQueues]) return dep;
 			if(dep.then) {
 				var queue = [];
 				queue.d = 0;
 				dep.then((r) => {
 					obj[webpackExports] = r;
 					resolveQueue(queue);
 				}, (e) => {
 					obj[webpackError] = e;
 					resolveQueue(queue);
 				});
 				var obj = {};
 				obj[webpackQueues] = (fn) => (fn(queue));
 				return obj;
 			}
 		}
 		var ret = {};
 		ret[webpackQueues] = x => {};
 		ret[webpackExports] = dep;
 		return ret;
 	}));
 	__nccwpck_require__.a = (module, body, hasAwait) => {
 		var queue;
 		hasAwait && ((queue = []).d = -1);
 		var depQueues = new Set();
 		var exports = module.exports;
 		var currentDeps;
 		var outerResolve;
 		var reject;
 		var promise = new Promise((resolve, rej) => {
 			reject = rej;
 			outerResolve = resolve;
 		});
 		promise[webpackExports] = exports;
 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
 		module.exports = promise;
 		body((deps) => {
 			currentDeps = wrapDeps(deps);
 			var fn;
 			var getResult = () => (currentDeps.map((d) => {
 				if(d[webpackError]) throw d[webpackError];
 				return d[webpackExports];
 			}))
 			var promise = new Promise((resolve) => {
 				fn = () => (resolve(getResult));
 				fn.r = 0;
 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
 			});
 			return fn.r ? promise : getResult();
 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
 		queue && queue.d < 0 && (queue.d = 0);
 	};
 })();
  
 (() => {
 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
 	var leafPrototypes;
 	 
 	 
 	 
 	 
 	 
 	 
 	__nccwpck_require__.t = function(value, mode) {
 		if(mode & 1) value = this(value);
 		if(mode & 8) return value;
 		if(typeof value === 'object' && value) {
 			if((mode & 4) && value.__esModule) return value;
 			if((mode & 16) && typeof value.then === 'function') return value;
 		}
 		var ns = Object.create(null);
 		__nccwpck_require__.r(ns);
 		var def = {};
 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
 		}
 		def['default'] = () => (value);
 		__nccwpck_require__.d(ns, def);
 		return ns;
 	};
 })();
  
 (() => {
 	 
 	__nccwpck_require__.d = (exports, definition) => {
 		for(var key in definition) {
 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
 			}
 		}
 	};
 })();
  
 (() => {
 	__nccwpck_require__.f = {};
 	 
 	 
 	__nccwpck_require__.e = (chunkId) => {
 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
 			__nccwpck_require__.f[key](chunkId, promises);
 			return promises;
 		}, []));
 	};
 })();
  
 (() => {
 	 
 	__nccwpck_require__.u = (chunkId) => {
 		 
 		return "" + chunkId + ".index.js";
 	};
 })();
  
 (() => {
 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
 })();
  
 (() => {
 	 
 	__nccwpck_require__.r = (exports) => {
 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
 		}
 		Object.defineProperty(exports, '__esModule', { value: true });
 	};
 })();
  
 (() => {
 	__nccwpck_require__.nmd = (module) => {
 		module.paths = [];
 		if (!module.children) module.children = [];
 		return module;
 	};
 })();
  
 (() => {
 	var scriptUrl;
 	if (typeof import.meta.url === "string") scriptUrl = import.meta.url
 	 
 	 
 	if (!scriptUrl) throw new Error("Automatic publicPath is not supported in this browser");
 	scriptUrl = scriptUrl.replace(/#.*$/, "").replace(/\?.*$/, "").replace(/\/[^\/]+$/, "/");
 	__nccwpck_require__.p = scriptUrl;
 })();
  
 (() => {
 	__nccwpck_require__.b = new URL("./", import.meta.url);
 	 
 	 
 	 
 	var installedChunks = {
 		8792: 0
 	};
 	var installChunk = (data) => {
 		var {ids, modules, runtime} = data;
 		 
 		 
 		var moduleId, chunkId, i = 0;
 		for(moduleId in modules) {
 			if(__nccwpck_require__.o(modules, moduleId)) {
 				__nccwpck_require__.m[moduleId] = modules[moduleId];
 			}
 		}
 		if(runtime) runtime(__nccwpck_require__);
 		for(;i < ids.length; i++) {
 			chunkId = ids[i];
 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
 				installedChunks[chunkId][0]();
 			}
 			installedChunks[ids[i]] = 0;
 		}
 	}
 	__nccwpck_require__.f.j = (chunkId, promises) => {
 			 
 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
 			if(installedChunkData !== 0) {  
 				 
 				if(installedChunkData) {
 					promises.push(installedChunkData[1]);
 				} else {
 					if(true) {  
 						 
 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
 							throw e;
 						});
 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
 						promises.push(installedChunkData[1] = promise);
 					}
 				}
 			}
 	};
 	 
 	 
 	 
 	 
 })();
var __webpack_exports__ = {};
 __nccwpck_require__.d(__webpack_exports__, {
   XI: () => (  action),
   Yv: () => (  library),
   xw: () => (  cli)
 });
 var _runtime_tongue_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(64499);

const { env, argv } = process;
const action = () => {
    (0,_runtime_tongue_js__WEBPACK_IMPORTED_MODULE_0__  .Fw)(env.INPUT_LANG || env.REFDATA_LANG);
    return Promise.all( [__nccwpck_require__.e(7), __nccwpck_require__.e(393), __nccwpck_require__.e(1075), __nccwpck_require__.e(1144), __nccwpck_require__.e(1530), __nccwpck_require__.e(2059), __nccwpck_require__.e(2087), __nccwpck_require__.e(2210), __nccwpck_require__.e(3169), __nccwpck_require__.e(3256), __nccwpck_require__.e(3456), __nccwpck_require__.e(3960), __nccwpck_require__.e(4336), __nccwpck_require__.e(4773), __nccwpck_require__.e(6021), __nccwpck_require__.e(6228), __nccwpck_require__.e(6706), __nccwpck_require__.e(6752), __nccwpck_require__.e(6887), __nccwpck_require__.e(7165), __nccwpck_require__.e(7171), __nccwpck_require__.e(7614), __nccwpck_require__.e(7964), __nccwpck_require__.e(8069), __nccwpck_require__.e(8561), __nccwpck_require__.e(9066), __nccwpck_require__.e(9512), __nccwpck_require__.e(9839)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8704));
};
const cli = () => {
    (0,_runtime_tongue_js__WEBPACK_IMPORTED_MODULE_0__  .Fw)((0,_runtime_tongue_js__WEBPACK_IMPORTED_MODULE_0__  .i$)(argv.slice(2)) ?? env.REFDATA_LANG);
    return Promise.all( [__nccwpck_require__.e(3212), __nccwpck_require__.e(8566)]).then(__nccwpck_require__.bind(__nccwpck_require__, 38566));
};
const library = () => {
    (0,_runtime_tongue_js__WEBPACK_IMPORTED_MODULE_0__  .Fw)(env.REFDATA_LANG);
    return Promise.all( [__nccwpck_require__.e(7), __nccwpck_require__.e(393), __nccwpck_require__.e(1075), __nccwpck_require__.e(1144), __nccwpck_require__.e(1530), __nccwpck_require__.e(2059), __nccwpck_require__.e(2087), __nccwpck_require__.e(2123), __nccwpck_require__.e(2210), __nccwpck_require__.e(3169), __nccwpck_require__.e(3456), __nccwpck_require__.e(3960), __nccwpck_require__.e(4219), __nccwpck_require__.e(4336), __nccwpck_require__.e(6021), __nccwpck_require__.e(6228), __nccwpck_require__.e(6706), __nccwpck_require__.e(6887), __nccwpck_require__.e(7165), __nccwpck_require__.e(7614), __nccwpck_require__.e(7964), __nccwpck_require__.e(8069), __nccwpck_require__.e(8239), __nccwpck_require__.e(9512), __nccwpck_require__.e(9723), __nccwpck_require__.e(9839)]).then(__nccwpck_require__.bind(__nccwpck_require__, 52159));
};

var __webpack_exports__action = __webpack_exports__.XI;
var __webpack_exports__cli = __webpack_exports__.xw;
var __webpack_exports__library = __webpack_exports__.Yv;
export { __webpack_exports__action as action, __webpack_exports__cli as cli, __webpack_exports__library as library };
