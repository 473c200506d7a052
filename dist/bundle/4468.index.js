export const id = 4468;
export const ids = [4468];
export const modules = {

 68898:
 ((module, __unused_webpack_exports, __webpack_require__) => {

const { valid, clean, explain, parse } = __webpack_require__(74818);

const { lt, le, eq, ne, ge, gt, compare, rcompare } = __webpack_require__(12124);

const {
  filter,
  maxSatisfying,
  minSatisfying,
  RANGE_PATTERN,
  satisfies,
  validRange,
} = __webpack_require__(30790);

const { major, minor, patch, inc } = __webpack_require__(38940);

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
 ((module, __unused_webpack_exports, __webpack_require__) => {

const { parse } = __webpack_require__(74818);

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
 ((module, __unused_webpack_exports, __webpack_require__) => {

const { explain, parse, stringify } = __webpack_require__(74818);

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
 ((module, __unused_webpack_exports, __webpack_require__) => {


const { VERSION_PATTERN, explain: explainVersion } = __webpack_require__(74818);

const Operator = __webpack_require__(12124);

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

 98703:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   K: () => (  runOptions),
   d: () => (  whereOf)
 });
 var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
 var _github_fork_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40228);
 var _repository_folder_supply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53353);
 var _run_configuration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6112);
 var _code_frame_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32088);





function runOptions({ repo, config, allowCommands = false, cache, repository = new Map() }, progress) {
    const root = repo === '.' && config === undefined ? upwards() : repo;
    (0,_code_frame_js__WEBPACK_IMPORTED_MODULE_4__  .$o)(root);
    return {
        repo: root,
        config: config === undefined ? 'refdata.yml' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(config),
        commands: (0,_github_fork_js__WEBPACK_IMPORTED_MODULE_1__  .X)(allowCommands, process.env),
        cache,
        supply: (0,_repository_folder_supply_js__WEBPACK_IMPORTED_MODULE_2__  .K)(repository, process.env.GITHUB_SERVER_URL),
        progress,
    };
}
function whereOf({ repo, config }) {
    return [
        ...(repo === '.' ? [] : [`--repo ${quoted(repo)}`]),
        ...(config === undefined ? [] : [`--config ${quoted(config)}`]),
    ].join(' ');
}
function quoted(path) {
    return /^[\w./:@%+=-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
function upwards() {
    const folder = (0,_run_configuration_js__WEBPACK_IMPORTED_MODULE_3__  .PW)(process.cwd());
    return folder === undefined ? '.' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(process.cwd(), folder) || '.';
}


 }),

 80838:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   D: () => (  webAddress)
 });
 var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);
 var _http_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73301);


function webAddress(option, value) {
    if (value === undefined)
        return undefined;
    if (!(0,_http_address_js__WEBPACK_IMPORTED_MODULE_1__  .ae)(value)) {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y($said`${option} is "${value}", which is not an absolute address that paths can be put behind.`, $said('Write it in full and without query or "#", such as https://lume.example/docs.'));
    }
    return value.replace(/\/+$/, '');
}


 }),

 40228:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   X: () => (  commandPermission)
 });
 var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
 var _git_fork_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);


function commandPermission(isSwitchedOn, env) {
    if (!isSwitchedOn)
        return 'off';
    if (!env.GITHUB_EVENT_PATH)
        return env.GITHUB_ACTIONS === 'true' ? 'fork' : 'allowed';
    try {
        return (0,_git_fork_js__WEBPACK_IMPORTED_MODULE_1__  .t)(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(env.GITHUB_EVENT_PATH, 'utf8'))) ? 'fork' : 'allowed';
    }
    catch {
        return 'fork';
    }
}


 }),

 64377:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   p6: () => (  date),
   w$: () => (  datetime)
 });
 var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
 var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__  .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__  .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__  .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__  .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


 })

};
