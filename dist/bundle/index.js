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

 68898:
 ((module, __unused_webpack_exports, __nccwpck_require__) => {

const { valid, clean, explain, parse } = __nccwpck_require__(74818);

const { lt, le, eq, ne, ge, gt, compare, rcompare } = __nccwpck_require__(12124);

const {
  filter,
  maxSatisfying,
  minSatisfying,
  RANGE_PATTERN,
  satisfies,
  validRange,
} = __nccwpck_require__(30790);

const { major, minor, patch, inc } = __nccwpck_require__(38940);

module.exports = {
  valid,
  clean,
  explain,
  parse,

  lt,
  le,
  lte: le,
  eq,
  ne,
  neq: ne,
  ge,
  gte: ge,
  gt,
  compare,
  rcompare,

  filter,
  maxSatisfying,
  minSatisfying,
  RANGE_PATTERN,
  satisfies,
  validRange,

  major,
  minor,
  patch,
  inc,
};


 }),

 12124:
 ((module, __unused_webpack_exports, __nccwpck_require__) => {

const { parse } = __nccwpck_require__(74818);

module.exports = {
  compare,
  rcompare,
  lt,
  le,
  eq,
  ne,
  ge,
  gt,
  '<': lt,
  '<=': le,
  '==': eq,
  '!=': ne,
  '>=': ge,
  '>': gt,
  '===': arbitrary,
};

function lt(version, other) {
  return compare(version, other) < 0;
}

function le(version, other) {
  return compare(version, other) <= 0;
}

function eq(version, other) {
  return compare(version, other) === 0;
}

function ne(version, other) {
  return compare(version, other) !== 0;
}

function ge(version, other) {
  return compare(version, other) >= 0;
}

function gt(version, other) {
  return compare(version, other) > 0;
}

function arbitrary(version, other) {
  return version.toLowerCase() === other.toLowerCase();
}

function compare(version, other) {
  const parsedVersion = parse(version);
  const parsedOther = parse(other);

  const keyVersion = calculateKey(parsedVersion);
  const keyOther = calculateKey(parsedOther);

  return pyCompare(keyVersion, keyOther);
}

function rcompare(version, other) {
  return -compare(version, other);
}

function pyCompare(elemIn, otherIn) {
  let elem = elemIn;
  let other = otherIn;
  if (elem === other) {
	return 0;
  }
  if (Array.isArray(elem) !== Array.isArray(other)) {
	elem = Array.isArray(elem) ? elem : [elem];
	other = Array.isArray(other) ? other : [other];
  }
  if (Array.isArray(elem)) {
	const len = Math.min(elem.length, other.length);
	for (let i = 0; i < len; i += 1) {
	  const res = pyCompare(elem[i], other[i]);
	  if (res !== 0) {
		return res;
	  }
	}
	return elem.length - other.length;
  }
  if (elem === -Infinity || other === Infinity) {
	return -1;
  }
  if (elem === Infinity || other === -Infinity) {
	return 1;
  }
  return elem < other ? -1 : 1;
}

function calculateKey(input) {
  const { epoch } = input;
  let { release, pre, post, local, dev } = input;
  release = release.concat();
  release.reverse();
  while (release.length && release[0] === 0) {
	release.shift();
  }
  release.reverse();

  if (!pre && !post && dev) pre = -Infinity;
  else if (!pre) pre = Infinity;

  if (!post) post = -Infinity;

  if (!dev) dev = Infinity;

  if (!local) {
	local = -Infinity;
  } else {
	local = local.map((i) =>
	  Number.isNaN(Number(i)) ? [-Infinity, i] : [Number(i), ''],
	);
  }

  return [epoch, release, pre, post, dev, local];
}


 }),

 38940:
 ((module, __unused_webpack_exports, __nccwpck_require__) => {

const { explain, parse, stringify } = __nccwpck_require__(74818);

module.exports = {
  major,
  minor,
  patch,
  inc,
};

function major(input) {
  const version = explain(input);
  if (!version) {
	throw new TypeError('Invalid Version: ' + input);
  }
  return version.release[0];
}

function minor(input) {
  const version = explain(input);
  if (!version) {
	throw new TypeError('Invalid Version: ' + input);
  }
  if (version.release.length < 2) {
	return 0;
  }
  return version.release[1];
}

function patch(input) {
  const version = explain(input);
  if (!version) {
	throw new TypeError('Invalid Version: ' + input);
  }
  if (version.release.length < 3) {
	return 0;
  }
  return version.release[2];
}

function inc(input, release, preReleaseIdentifier) {
  let identifier = preReleaseIdentifier || `a`;
  const version = parse(input);

  if (!version) {
	return null;
  }

  if (
	!['a', 'b', 'c', 'rc', 'alpha', 'beta', 'pre', 'preview'].includes(
	  identifier,
	)
  ) {
	return null;
  }

  switch (release) {
	case 'premajor':
	  {
		const [majorVersion] = version.release;
		version.release.fill(0);
		version.release[0] = majorVersion + 1;
	  }
	  version.pre = [identifier, 0];
	  delete version.post;
	  delete version.dev;
	  delete version.local;
	  break;
	case 'preminor':
	  {
		const [majorVersion, minorVersion = 0] = version.release;
		version.release.fill(0);
		version.release[0] = majorVersion;
		version.release[1] = minorVersion + 1;
	  }
	  version.pre = [identifier, 0];
	  delete version.post;
	  delete version.dev;
	  delete version.local;
	  break;
	case 'prepatch':
	  {
		const [majorVersion, minorVersion = 0, patchVersion = 0] =
		  version.release;
		version.release.fill(0);
		version.release[0] = majorVersion;
		version.release[1] = minorVersion;
		version.release[2] = patchVersion + 1;
	  }
	  version.pre = [identifier, 0];
	  delete version.post;
	  delete version.dev;
	  delete version.local;
	  break;
	case 'prerelease':
	  if (version.pre === null) {
		const [majorVersion, minorVersion = 0, patchVersion = 0] =
		  version.release;
		version.release.fill(0);
		version.release[0] = majorVersion;
		version.release[1] = minorVersion;
		version.release[2] = patchVersion + 1;
		version.pre = [identifier, 0];
	  } else {
		if (preReleaseIdentifier === undefined && version.pre !== null) {
		  [identifier] = version.pre;
		}

		const [letter, number] = version.pre;
		if (letter === identifier) {
		  version.pre = [letter, number + 1];
		} else {
		  version.pre = [identifier, 0];
		}
	  }

	  delete version.post;
	  delete version.dev;
	  delete version.local;
	  break;
	case 'major':
	  if (
		version.release.slice(1).some((value) => value !== 0) ||
		version.pre === null
	  ) {
		const [majorVersion] = version.release;
		version.release.fill(0);
		version.release[0] = majorVersion + 1;
	  }
	  delete version.pre;
	  delete version.post;
	  delete version.dev;
	  delete version.local;
	  break;
	case 'minor':
	  if (
		version.release.slice(2).some((value) => value !== 0) ||
		version.pre === null
	  ) {
		const [majorVersion, minorVersion = 0] = version.release;
		version.release.fill(0);
		version.release[0] = majorVersion;
		version.release[1] = minorVersion + 1;
	  }
	  delete version.pre;
	  delete version.post;
	  delete version.dev;
	  delete version.local;
	  break;
	case 'patch':
	  if (
		version.release.slice(3).some((value) => value !== 0) ||
		version.pre === null
	  ) {
		const [majorVersion, minorVersion = 0, patchVersion = 0] =
		  version.release;
		version.release.fill(0);
		version.release[0] = majorVersion;
		version.release[1] = minorVersion;
		version.release[2] = patchVersion + 1;
	  }
	  delete version.pre;
	  delete version.post;
	  delete version.dev;
	  delete version.local;
	  break;
	default:
	  return null;
  }

  return stringify(version);
}


 }),

 30790:
 ((module, __unused_webpack_exports, __nccwpck_require__) => {


const { VERSION_PATTERN, explain: explainVersion } = __nccwpck_require__(74818);

const Operator = __nccwpck_require__(12124);

const RANGE_PATTERN = [
  '(?<operator>(===|~=|==|!=|<=|>=|<|>))',
  '\\s*',
  '(',
   '(?<version>(?:' + VERSION_PATTERN.replace(/\?<\w+>/g, '?:') + '))',
   '(?<prefix>\\.\\*)?',
   '|',
   '(?<legacy>[^,;\\s)]+)',
  ')',
].join('');

module.exports = {
  RANGE_PATTERN,
  parse,
  satisfies,
  filter,
  validRange,
  maxSatisfying,
  minSatisfying,
};

const isEqualityOperator = (op) => ['==', '!=', '==='].includes(op);

const rangeRegex = new RegExp('^' + RANGE_PATTERN + '$', 'i');

function parse(ranges) {
  if (!ranges.trim()) {
	return [];
  }

  const specifiers = ranges
	.split(',')
	.map((range) => rangeRegex.exec(range.trim()) || {})
	.map(({ groups }) => {
	  if (!groups) {
		return null;
	  }

	  let { ...spec } = groups;
	  const { operator, version, prefix, legacy } = groups;

	  if (version) {
		spec = { ...spec, ...explainVersion(version) };
		if (operator === '~=') {
		  if (spec.release.length < 2) {
			return null;
		  }
		}
		if (!isEqualityOperator(operator) && spec.local) {
		  return null;
		}

		if (prefix) {
		  if (!isEqualityOperator(operator) || spec.dev || spec.local) {
			return null;
		  }
		}
	  }
	  if (legacy && operator !== '===') {
		return null;
	  }

	  return spec;
	});

  if (specifiers.filter(Boolean).length !== specifiers.length) {
	return null;
  }

  return specifiers;
}

function filter(versions, specifier, options = {}) {
  const filtered = pick(versions, specifier, options);
  if (filtered.length === 0 && options.prereleases === undefined) {
	return pick(versions, specifier, { prereleases: true });
  }
  return filtered;
}

function maxSatisfying(versions, range, options) {
  const found = filter(versions, range, options).sort(Operator.compare);
  return found.length === 0 ? null : found[found.length - 1];
}

function minSatisfying(versions, range, options) {
  const found = filter(versions, range, options).sort(Operator.compare);
  return found.length === 0 ? null : found[0];
}

function pick(versions, specifier, options) {
  const parsed = parse(specifier);

  if (!parsed) {
	return [];
  }

  return versions.filter((version) => {
	const explained = explainVersion(version);

	if (!parsed.length) {
	  return explained && !(explained.is_prerelease && !options.prereleases);
	}

	return parsed.reduce((pass, spec) => {
	  if (!pass) {
		return false;
	  }
	  return contains({ ...spec, ...options }, { version, explained });
	}, true);
  });
}

function satisfies(version, specifier, options = {}) {
  const filtered = pick([version], specifier, options);

  return filtered.length === 1;
}

function arrayStartsWith(array, prefix) {
  if (prefix.length > array.length) {
	return false;
  }

  for (let i = 0; i < prefix.length; i += 1) {
	if (prefix[i] !== array[i]) {
	  return false;
	}
  }

  return true;
}

function contains(specifier, input) {
  const { explained } = input;
  let { version } = input;
  const { ...spec } = specifier;

  if (spec.prereleases === undefined) {
	spec.prereleases = spec.is_prerelease;
  }

  if (explained && explained.is_prerelease && !spec.prereleases) {
	return false;
  }

  if (spec.operator === '~=') {
	let compatiblePrefix = spec.release.slice(0, -1).concat('*').join('.');
	if (spec.epoch) {
	  compatiblePrefix = spec.epoch + '!' + compatiblePrefix;
	}
	return satisfies(version, `>=${spec.version}, ==${compatiblePrefix}`, {
	  prereleases: spec.prereleases,
	});
  }

  if (spec.prefix) {
	const isMatching =
	  explained.epoch === spec.epoch &&
	  arrayStartsWith(explained.release, spec.release);
	const isEquality = spec.operator !== '!=';
	return isEquality ? isMatching : !isMatching;
  }

  if (explained)
	if (explained.local && spec.version) {
	  version = explained.public;
	  spec.version = explainVersion(spec.version).public;
	}

  if (spec.operator === '<' || spec.operator === '>') {
	if (Operator.eq(spec.release.join('.'), explained.release.join('.'))) {
	  return false;
	}
  }

  const op = Operator[spec.operator];
  return op(version, spec.version || spec.legacy);
}

function validRange(specifier) {
  return Boolean(parse(specifier));
}


 }),

 74818:
 ((module) => {

const VERSION_PATTERN = [
  'v?',
  '(?:',
   '(?:(?<epoch>[0-9]+)!)?',  
   '(?<release>[0-9]+(?:\\.[0-9]+)*)',  
   '(?<pre>',  
   '[-_\\.]?',
   '(?<pre_l>(a|b|c|rc|alpha|beta|pre|preview))',
   '[-_\\.]?',
   '(?<pre_n>[0-9]+)?',
   ')?',
   '(?<post>',  
   '(?:-(?<post_n1>[0-9]+))',
   '|',
   '(?:',
   '[-_\\.]?',
   '(?<post_l>post|rev|r)',
   '[-_\\.]?',
   '(?<post_n2>[0-9]+)?',
   ')',
   ')?',
   '(?<dev>',  
   '[-_\\.]?',
   '(?<dev_l>dev)',
   '[-_\\.]?',
   '(?<dev_n>[0-9]+)?',
   ')?',
  ')',
  '(?:\\+(?<local>[a-z0-9]+(?:[-_\\.][a-z0-9]+)*))?',  
].join('');

module.exports = {
  VERSION_PATTERN,
  valid,
  clean,
  explain,
  parse,
  stringify,
};

const validRegex = new RegExp('^' + VERSION_PATTERN + '$', 'i');

function valid(version) {
  return validRegex.test(version) ? version : null;
}

const cleanRegex = new RegExp('^\\s*' + VERSION_PATTERN + '\\s*$', 'i');
function clean(version) {
  return stringify(parse(version, cleanRegex));
}

function parse(version, regex) {
  const { groups } = (regex || validRegex).exec(version) || {};
  if (!groups) {
	return null;
  }

  const parsed = {
	epoch: Number(groups.epoch ? groups.epoch : 0),
	release: groups.release.split('.').map(Number),
	pre: normalize_letter_version(groups.pre_l, groups.pre_n),
	post: normalize_letter_version(
	  groups.post_l,
	  groups.post_n1 || groups.post_n2,
	),
	dev: normalize_letter_version(groups.dev_l, groups.dev_n),
	local: parse_local_version(groups.local),
  };

  return parsed;
}

function stringify(parsed) {
  if (!parsed) {
	return null;
  }
  const { epoch, release, pre, post, dev, local } = parsed;
  const parts = [];

  if (epoch !== 0) {
	parts.push(`${epoch}!`);
  }
  parts.push(release.join('.'));

  if (pre) {
	parts.push(pre.join(''));
  }
  if (post) {
	parts.push('.' + post.join(''));
  }
  if (dev) {
	parts.push('.' + dev.join(''));
  }
  if (local) {
	parts.push(`+${local}`);
  }
  return parts.join('');
}

function normalize_letter_version(letterIn, numberIn) {
  let letter = letterIn;
  let number = numberIn;
  if (letter) {
	if (!number) {
	  number = 0;
	}
	letter = letter.toLowerCase();

	if (letter === 'alpha') {
	  letter = 'a';
	} else if (letter === 'beta') {
	  letter = 'b';
	} else if (['c', 'pre', 'preview'].includes(letter)) {
	  letter = 'rc';
	} else if (['rev', 'r'].includes(letter)) {
	  letter = 'post';
	}
	return [letter, Number(number)];
  }
  if (!letter && number) {
	letter = 'post';

	return [letter, Number(number)];
  }
  return null;
}

function parse_local_version(local) {
  if (local) {
	return local
	  .split(/[._-]/)
	  .map((part) =>
		Number.isNaN(Number(part)) ? part.toLowerCase() : Number(part),
	  );
  }
  return null;
}

function explain(version) {
  const parsed = parse(version);
  if (!parsed) {
	return parsed;
  }
  const { epoch, release, pre, post, dev, local } = parsed;

  let base_version = '';
  if (epoch !== 0) {
	base_version += epoch + '!';
  }
  base_version += release.join('.');

  const is_prerelease = Boolean(dev || pre);
  const is_devrelease = Boolean(dev);
  const is_postrelease = Boolean(post);


  return {
	epoch,
	release,
	pre,
	post: post ? post[1] : post,
	dev: dev ? dev[1] : dev,
	local: local ? local.join('.') : local,
	public: stringify(parsed).split('+', 1)[0],
	base_version,
	is_prerelease,
	is_devrelease,
	is_postrelease,
  };
}


 }),

 74186:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

 __nccwpck_require__.d(__webpack_exports__, {
   I: () => (  schemaFile),
   f: () => (  readAsset)
 });
 var node_fs$m0 = __nccwpck_require__(73024);
 var node_path$m1 = __nccwpck_require__(76760);
 var node_url$m2 = __nccwpck_require__(73136);
 var node_zlib$m3 = __nccwpck_require__(38522);




function readAsset(path) {
	return (0,node_zlib$m3.brotliDecompressSync)((0,node_fs$m0.readFileSync)((0,node_path$m1.join)(distFolder(), `${path}.br`)));
}
function schemaFile() {
	return (0,node_path$m1.join)(distFolder(), '..', 'schemas', 'refdata.schema.json');
}
let known;
function distFolder() {
	for (let folder = (0,node_path$m1.dirname)((0,node_url$m2.fileURLToPath)(import.meta.url)); known === undefined; folder = (0,node_path$m1.dirname)(folder)) {
		const candidate = (0,node_path$m1.join)(folder, 'dist');
		if ((0,node_fs$m0.existsSync)((0,node_path$m1.join)(candidate, 'wasm')))
			known = candidate;
		else if (folder === (0,node_path$m1.dirname)(folder))
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
 var _text_said_js$m0 = __nccwpck_require__(54157);
 var _assets_js$m1 = __nccwpck_require__(74186);


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
	Object.defineProperty(globalThis, '$said', { value: _text_said_js$m0  .ag, configurable: true, writable: true });
	const tongue = _text_said_js$m0  .C7.find(known => known === asked);
	if (tongue === undefined)
		return;
	process.env.REFDATA_LANG = tongue;
	if (tongue === 'en')
		return;
	(0,_text_said_js$m0  .Lr)(portuguese());
}
function askedTongue() {
	return _text_said_js$m0  .C7.find(known => known === process.env.REFDATA_LANG);
}
function sayIn(tongue) {
	return (0,_text_said_js$m0  .FS)(tongue === 'en' ? undefined : portuguese());
}
function portuguese() {
	return new Map(Object.entries(JSON.parse((0,_assets_js$m1  .f)('data/messages.pt.json').toString('utf8'))));
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


 }),

 47713:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

 __nccwpck_require__.d(__webpack_exports__, {
   C: () => (  pep440)
 });
 var _renovatebot_pep440$m0 = __nccwpck_require__(68898);

const RELEASE = /^\s*v?(?:\d+!)?(\d+(?:\.\d+)*)/i;
const pep440 = {
	parse(text) {
		const found = (0,_renovatebot_pep440$m0.explain)(text.trim());
		const written = RELEASE.exec(text)?.[1];
		if (!found || written === undefined)
			return undefined;
		const numbers = [...found.release];
		if (numbers.some(number => !Number.isSafeInteger(number)))
			return undefined;
		const start = text.indexOf(written, text.indexOf('!') + 1);
		const spans = [...written.matchAll(/\d+/g)].map(({ 0: digits, index }) => [start + index, start + index + digits.length]);
		while (numbers.length < 3)
			numbers.push(0);
		const preRelease = [found.pre, found.dev].flatMap(part => (part === null ? [] : [String(part)]));
		return { numbers, preRelease, spans, text, epoch: found.epoch };
	},
	compare: (a, b) => (0,_renovatebot_pep440$m0.compare)(a.text.trim(), b.text.trim()),
};


 }),

 2365:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

 __nccwpck_require__.d(__webpack_exports__, {
   V: () => (  TextDocument)
 });
/* --------------------------------------------------------------------------------------------
 * Copyright (c) Microsoft Corporation. All rights reserved.
 * Licensed under the MIT License. See License.txt in the project root for license information.
 * ------------------------------------------------------------------------------------------ */

class FullTextDocument {
	constructor(uri, languageId, version, content) {
		this._uri = uri;
		this._languageId = languageId;
		this._version = version;
		this._content = content;
		this._lineOffsets = undefined;
	}
	get uri() {
		return this._uri;
	}
	get languageId() {
		return this._languageId;
	}
	get version() {
		return this._version;
	}
	getText(range) {
		if (range) {
			const start = this.offsetAt(range.start);
			const end = this.offsetAt(range.end);
			return this._content.substring(start, end);
		}
		return this._content;
	}
	update(changes, version) {
		for (const change of changes) {
			if (FullTextDocument.isIncremental(change)) {
				const range = getWellformedRange(change.range);
				const startOffset = this.offsetAt(range.start);
				const endOffset = this.offsetAt(range.end);
				this._content = this._content.substring(0, startOffset) + change.text + this._content.substring(endOffset, this._content.length);
				const insertedEndOffset = startOffset + change.text.length;
				const crlfAtStart = this._content.charCodeAt(startOffset - 1) === 13   && this._content.charCodeAt(startOffset) === 10  ;
				const crlfAtEnd = this._content.charCodeAt(insertedEndOffset - 1) === 13   && this._content.charCodeAt(insertedEndOffset) === 10  ;
				if (crlfAtStart || crlfAtEnd) {
					this._lineOffsets = undefined;
					continue;
				}
				const startLine = Math.max(range.start.line, 0);
				const endLine = Math.max(range.end.line, 0);
				let lineOffsets = this._lineOffsets;
				const addedLineOffsets = computeLineOffsets(change.text, false, startOffset);
				if (endLine - startLine === addedLineOffsets.length) {
					for (let i = 0, len = addedLineOffsets.length; i < len; i++) {
						lineOffsets[i + startLine + 1] = addedLineOffsets[i];
					}
				}
				else {
					if (addedLineOffsets.length < 10000) {
						lineOffsets.splice(startLine + 1, endLine - startLine, ...addedLineOffsets);
					}
					else {  
						this._lineOffsets = lineOffsets = lineOffsets.slice(0, startLine + 1).concat(addedLineOffsets, lineOffsets.slice(endLine + 1));
					}
				}
				const diff = change.text.length - (endOffset - startOffset);
				if (diff !== 0) {
					for (let i = startLine + 1 + addedLineOffsets.length, len = lineOffsets.length; i < len; i++) {
						lineOffsets[i] = lineOffsets[i] + diff;
					}
				}
			}
			else if (FullTextDocument.isFull(change)) {
				this._content = change.text;
				this._lineOffsets = undefined;
			}
			else {
				throw new Error('Unknown change event received');
			}
		}
		this._version = version;
	}
	getLineOffsets() {
		if (this._lineOffsets === undefined) {
			this._lineOffsets = computeLineOffsets(this._content, true);
		}
		return this._lineOffsets;
	}
	positionAt(offset) {
		offset = Math.max(Math.min(offset, this._content.length), 0);
		const lineOffsets = this.getLineOffsets();
		let low = 0, high = lineOffsets.length;
		if (high === 0) {
			return { line: 0, character: offset };
		}
		while (low < high) {
			const mid = Math.floor((low + high) / 2);
			if (lineOffsets[mid] > offset) {
				high = mid;
			}
			else {
				low = mid + 1;
			}
		}
		const line = low - 1;
		offset = this.ensureBeforeEOL(offset, lineOffsets[line]);
		return { line, character: offset - lineOffsets[line] };
	}
	offsetAt(position) {
		const lineOffsets = this.getLineOffsets();
		if (position.line >= lineOffsets.length) {
			return this._content.length;
		}
		else if (position.line < 0) {
			return 0;
		}
		const lineOffset = lineOffsets[position.line];
		if (position.character <= 0) {
			return lineOffset;
		}
		const nextLineOffset = (position.line + 1 < lineOffsets.length) ? lineOffsets[position.line + 1] : this._content.length;
		const offset = Math.min(lineOffset + position.character, nextLineOffset);
		return this.ensureBeforeEOL(offset, lineOffset);
	}
	getLineRange(line) {
		const lineOffsets = this.getLineOffsets();
		if (line >= lineOffsets.length) {
			const lastLine = lineOffsets.length - 1;
			return { start: { line: lastLine, character: 0 }, end: { line: lastLine, character: this._content.length - lineOffsets[lastLine] } };
		}
		else if (line < 0) {
			return { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
		}
		const startOffset = lineOffsets[line];
		const nextLineOffset = (line + 1 < lineOffsets.length) ? lineOffsets[line + 1] : this._content.length;
		const endOffset = this.ensureBeforeEOL(nextLineOffset, startOffset);
		return { start: { line, character: 0 }, end: { line, character: endOffset - startOffset } };
	}
	getEOLCharacters(line) {
		const lineOffsets = this.getLineOffsets();
		if (line >= lineOffsets.length) {
			return '';
		}
		else if (line < 0) {
			return '';
		}
		const nextLineOffset = (line + 1 < lineOffsets.length) ? lineOffsets[line + 1] : this._content.length;
		const eolOffset = this.ensureBeforeEOL(nextLineOffset, lineOffsets[line]);
		return this._content.substring(eolOffset, nextLineOffset);
	}
	ensureBeforeEOL(offset, lineOffset) {
		while (offset > lineOffset && isEOL(this._content.charCodeAt(offset - 1))) {
			offset--;
		}
		return offset;
	}
	get lineCount() {
		return this.getLineOffsets().length;
	}
	static isIncremental(event) {
		const candidate = event;
		return candidate !== undefined && candidate !== null &&
			typeof candidate.text === 'string' && candidate.range !== undefined &&
			(candidate.rangeLength === undefined || typeof candidate.rangeLength === 'number');
	}
	static isFull(event) {
		const candidate = event;
		return candidate !== undefined && candidate !== null &&
			typeof candidate.text === 'string' && candidate.range === undefined && candidate.rangeLength === undefined;
	}
}
var TextDocument;
(function (TextDocument) {
	function create(uri, languageId, version, content) {
		return new FullTextDocument(uri, languageId, version, content);
	}
	TextDocument.create = create;
	function update(document, changes, version) {
		if (document instanceof FullTextDocument) {
			document.update(changes, version);
			return document;
		}
		else {
			throw new Error('TextDocument.update: document must be created by TextDocument.create');
		}
	}
	TextDocument.update = update;
	function applyEdits(document, edits) {
		const text = document.getText();
		const sortedEdits = mergeSort(edits.map(getWellformedEdit), (a, b) => {
			const diff = a.range.start.line - b.range.start.line;
			if (diff === 0) {
				return a.range.start.character - b.range.start.character;
			}
			return diff;
		});
		let lastModifiedOffset = 0;
		const spans = [];
		for (const e of sortedEdits) {
			const startOffset = document.offsetAt(e.range.start);
			if (startOffset < lastModifiedOffset) {
				throw new Error('Overlapping edit');
			}
			else if (startOffset > lastModifiedOffset) {
				spans.push(text.substring(lastModifiedOffset, startOffset));
			}
			if (e.newText.length) {
				spans.push(e.newText);
			}
			lastModifiedOffset = document.offsetAt(e.range.end);
		}
		spans.push(text.substr(lastModifiedOffset));
		return spans.join('');
	}
	TextDocument.applyEdits = applyEdits;
})(TextDocument || (TextDocument = {}));
function mergeSort(data, compare) {
	if (data.length <= 1) {
		return data;
	}
	const p = (data.length / 2) | 0;
	const left = data.slice(0, p);
	const right = data.slice(p);
	mergeSort(left, compare);
	mergeSort(right, compare);
	let leftIdx = 0;
	let rightIdx = 0;
	let i = 0;
	while (leftIdx < left.length && rightIdx < right.length) {
		const ret = compare(left[leftIdx], right[rightIdx]);
		if (ret <= 0) {
			data[i++] = left[leftIdx++];
		}
		else {
			data[i++] = right[rightIdx++];
		}
	}
	while (leftIdx < left.length) {
		data[i++] = left[leftIdx++];
	}
	while (rightIdx < right.length) {
		data[i++] = right[rightIdx++];
	}
	return data;
}
function computeLineOffsets(text, isAtLineStart, textOffset = 0) {
	const result = isAtLineStart ? [textOffset] : [];
	for (let i = 0; i < text.length; i++) {
		const ch = text.charCodeAt(i);
		if (isEOL(ch)) {
			if (ch === 13   && i + 1 < text.length && text.charCodeAt(i + 1) === 10  ) {
				i++;
			}
			result.push(textOffset + i + 1);
		}
	}
	return result;
}
function isEOL(char) {
	return char === 13   || char === 10  ;
}
function getWellformedRange(range) {
	const start = range.start;
	const end = range.end;
	if (start.line > end.line || (start.line === end.line && start.character > end.character)) {
		return { start: end, end: start };
	}
	return range;
}
function getWellformedEdit(textEdit) {
	const range = getWellformedRange(textEdit.range);
	if (range !== textEdit.range) {
		return { newText: textEdit.newText, range };
	}
	return textEdit;
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
 var vscode_languageserver_textdocument$m0 = __nccwpck_require__(2365);
 var _runtime_tongue_js$m1 = __nccwpck_require__(64499);
 var _versions_pep440_js$m2 = __nccwpck_require__(47713);



const { env, argv } = process;
const action = async () => {
	(0,_runtime_tongue_js$m1  .Fw)(env.INPUT_LANG || env.REFDATA_LANG);
	await Promise.all( [__nccwpck_require__.e(7), __nccwpck_require__.e(393), __nccwpck_require__.e(850), __nccwpck_require__.e(1530), __nccwpck_require__.e(1659), __nccwpck_require__.e(1754), __nccwpck_require__.e(2059), __nccwpck_require__.e(2210), __nccwpck_require__.e(2749), __nccwpck_require__.e(3132), __nccwpck_require__.e(3456), __nccwpck_require__.e(3960), __nccwpck_require__.e(4077), __nccwpck_require__.e(4336), __nccwpck_require__.e(5337), __nccwpck_require__.e(5522), __nccwpck_require__.e(5573), __nccwpck_require__.e(5637), __nccwpck_require__.e(6021), __nccwpck_require__.e(6228), __nccwpck_require__.e(6597), __nccwpck_require__.e(6752), __nccwpck_require__.e(7223), __nccwpck_require__.e(7964), __nccwpck_require__.e(8002), __nccwpck_require__.e(8112), __nccwpck_require__.e(8199), __nccwpck_require__.e(8236), __nccwpck_require__.e(8704), __nccwpck_require__.e(9219)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8704));
	process.stdout.write('', () => process.exit());
};
const cli = () => {
	(0,_runtime_tongue_js$m1  .Fw)((0,_runtime_tongue_js$m1  .i$)(argv.slice(2)) ?? env.REFDATA_LANG);
	return Promise.all( [__nccwpck_require__.e(1754), __nccwpck_require__.e(3132), __nccwpck_require__.e(3212), __nccwpck_require__.e(8566)]).then(__nccwpck_require__.bind(__nccwpck_require__, 38566)).catch(notLoaded);
};
function notLoaded(thrown) {
	if (thrown.code !== 'EMFILE' && thrown.code !== 'ENFILE')
		throw thrown;
	const message = $said`The command cannot be loaded: too many files are open (${thrown.code}).`;
	process.stderr.write($said`${message}\nAllow more: ulimit -n 256\n`);
	process.exitCode = 2;
}
const library = () => {
	(0,_runtime_tongue_js$m1  .Fw)(env.REFDATA_LANG);
	return Promise.all( [__nccwpck_require__.e(7), __nccwpck_require__.e(393), __nccwpck_require__.e(814), __nccwpck_require__.e(850), __nccwpck_require__.e(1530), __nccwpck_require__.e(1754), __nccwpck_require__.e(2059), __nccwpck_require__.e(2210), __nccwpck_require__.e(2749), __nccwpck_require__.e(2762), __nccwpck_require__.e(3132), __nccwpck_require__.e(3456), __nccwpck_require__.e(3960), __nccwpck_require__.e(4077), __nccwpck_require__.e(4336), __nccwpck_require__.e(5337), __nccwpck_require__.e(5522), __nccwpck_require__.e(5573), __nccwpck_require__.e(5626), __nccwpck_require__.e(5637), __nccwpck_require__.e(6021), __nccwpck_require__.e(6228), __nccwpck_require__.e(6597), __nccwpck_require__.e(7223), __nccwpck_require__.e(7964), __nccwpck_require__.e(8002), __nccwpck_require__.e(8199), __nccwpck_require__.e(8239), __nccwpck_require__.e(9611)]).then(__nccwpck_require__.bind(__nccwpck_require__, 52159));
};

var __webpack_exports__action = __webpack_exports__.XI;
var __webpack_exports__cli = __webpack_exports__.xw;
var __webpack_exports__library = __webpack_exports__.Yv;
export { __webpack_exports__action as action, __webpack_exports__cli as cli, __webpack_exports__library as library };
