export const id = 6974;
export const ids = [6974];
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

 30497:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  runAddresses: () => (  runAddresses)
});

var pages = __webpack_require__(40777);
var reference = __webpack_require__(11217);
var run_context = __webpack_require__(27165);
var site_settings = __webpack_require__(77141);
var versions_scheme = __webpack_require__(37696);
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var user_error = __webpack_require__(14343);
var hosting = __webpack_require__(42156);
var code_points = __webpack_require__(62021);
var language_data = __webpack_require__(64550);
; 






async function archivedVersions(folder, scheme) {
    const copies = (0,external_node_path_.join)(folder, hosting .qx);
    const entries = await (0,promises_.readdir)(copies, { withFileTypes: true }).catch(() => []);
    const names = entries.filter(entry => entry.isDirectory()).map(({ name }) => name);
    if (names.length === 0)
        throw new user_error .y($said`There are no copies of versions in ${copies}.`, $said('Give the folder of a site that was published with `archive: true`: a checkout of its branch, say.'));
    const ordered = [];
    const unordered = [];
    for (const name of names.sort(code_points .O)) {
        const version = scheme.parse(name);
        if (version !== undefined && ordered.every(other => scheme.compare(version, other) !== undefined))
            ordered.push(version);
        else
            unordered.push(name);
    }
    ordered.sort((a, b) => scheme.compare(a, b) ?? 0);
    const since = new Map();
    for (const { text } of ordered) {
        const { referencia } = await (0,language_data .K)((0,external_node_path_.join)(copies, text));
        for (const { id } of referencia.itens)
            if (!since.has(id))
                since.set(id, text);
    }
    return { since, unordered };
}

var committed_file = __webpack_require__(37664);
; 







const NO_COPIES = { since: new Map(), unordered: [] };
async function addresses({ write, archived, ...options }) {
    const run = (0,run_context .I)(options);
    const { config } = run.configuration;
    const file = (0,committed_file .f)(run, 'enderecos');
    const { files, origins, details, findings } = await (0,reference .B)(run);
    if (findings.some(({ level }) => level === 'error'))
        return { file, added: [], gone: [], earlier: [], unordered: [], written: false, findings };
    const settings = (0,site_settings .fs)({ ...config, programas: [] }, files.sintaxe.extensao, run.repository, () => { });
    const site = (0,pages .vP)({
        ...settings,
        files,
        origins,
        details,
        baseUrl: null,
        commit: null,
        archive: false,
    });
    const before = settings.ledger ?? { enderecos: {} };
    const updated = (0,pages .lC)(before, files.index.versao, site.addresses);
    const { added, gone } = updated;
    const scheme = new versions_scheme .Y(config.check?.versions);
    const { since, unordered } = archived === undefined ? NO_COPIES : await archivedVersions(archived, scheme);
    const { ledger, earlier } = (0,pages .TG)(updated.ledger, since, (a, b) => {
        const [one, other] = [scheme.parse(a), scheme.parse(b)];
        return one !== undefined && other !== undefined && (scheme.compare(one, other) ?? 0) < 0;
    });
    const isNew = (0,pages .PK)(ledger) !== (0,pages .PK)(before);
    if (write && isNew)
        (0,committed_file .E)(options.repo, file, (0,pages .PK)(ledger));
    return { file, added, gone, earlier, unordered, written: write && isNew, findings };
}

var visible = __webpack_require__(38696);
var colours = __webpack_require__(51040);
var cli_findings = __webpack_require__(1755);
var run_options = __webpack_require__(98703);
; 





async function runAddresses({ json = false, write = false, archived, ...options }) {
    const result = await addresses({ ...(0,run_options .K)(options), write, archived });
    const { file, added, gone, earlier, unordered, written, findings } = result;
    const isFailed = findings.some(({ level }) => level === 'error');
    const ok = !isFailed && (written || added.length + gone.length + earlier.length === 0);
    if (json) {
        process.stdout.write(`${JSON.stringify({ ok, ...result }, null, 2)}\n`);
        return ok;
    }
    if (isFailed) {
        (0,cli_findings .c)(findings, process.stderr);
        return false;
    }
    for (const id of added)
        process.stdout.write(`${colours .M.green($said('new'))}  ${(0,visible .R)(id)}\n`);
    for (const id of gone)
        process.stdout.write(`${colours .M.red($said('gone'))} ${(0,visible .R)(id)}\n`);
    for (const id of earlier)
        process.stdout.write(`${colours .M.yellow($said('since an earlier version'))} ${(0,visible .R)(id)}\n`);
    for (const name of unordered)
        process.stdout.write($said`${colours .M.yellow($said('left out'))} ${(0,visible .R)(name)}: it has no place in the order of versions (check.versions in refdata.yml)\n`);
    process.stdout.write(written
        ? $said`${file}: ${added.length} added, ${gone.length} gone\n`
        : $said`${file}: ${added.length} to add, ${gone.length} gone${ok ? '' : $said(' (--write records it)')}\n`);
    return ok;
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

 37664:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   E: () => (  writeCommitted),
   f: () => (  committedFile)
 });
 var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
 var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
 var _findings_unwritable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78972);
 var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14343);
 var _repository_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5629);





const HOLDING = { mudancas: 'changes', enderecos: 'addresses' };
function committedFile({ configuration, shown }, key) {
    const file = configuration.config[key];
    if (file === undefined)
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__  .y($said`${shown} names no file for ${HOLDING[key]}.`, $said`Add the line \`${key}: ${key}.json\` to it, and commit the file that this command writes.`);
    if ((0,_repository_repository_js__WEBPACK_IMPORTED_MODULE_4__  .FQ)(file))
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__  .y($said`${file} is outside of the repository.`, $said`Name a file inside of it in \`${key}\`.`);
    return file;
}
function writeCommitted(repo, file, text) {
    (0,_findings_unwritable_js__WEBPACK_IMPORTED_MODULE_2__  .d)(file, $said('Name another file in refdata.yml, or give the right to write this one.'), () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_repository_repository_js__WEBPACK_IMPORTED_MODULE_4__  .Hn)(repo), file), text));
}


 }),

 64550:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   K: () => (  languageAt),
   e: () => (  languageOf)
 });
 var _contract_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77964);
 var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);
 var _http_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73301);
 var _lexico_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96077);
 var _pages_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40777);
 var _published_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14336);
 var _rules_contract_check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13744);
 var _run_language_data_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27239);
 var _run_lexico_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99046);
 var _run_reference_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(11217);
 var _run_run_context_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(27165);











const MORE_PATHS = [_contract_files_js__WEBPACK_IMPORTED_MODULE_10__  .Lh, _contract_files_js__WEBPACK_IMPORTED_MODULE_10__  .rM, _contract_files_js__WEBPACK_IMPORTED_MODULE_10__  .U4];
async function languageAt(target) {
    const source = (0,_http_address_js__WEBPACK_IMPORTED_MODULE_1__  .PW)(target) ? (0,_published_index_js__WEBPACK_IMPORTED_MODULE_4__  .BV)(target) : await (0,_published_index_js__WEBPACK_IMPORTED_MODULE_4__  .NE)(target);
    const { files, findings: unreadable } = await (0,_published_index_js__WEBPACK_IMPORTED_MODULE_4__  .pW)(source);
    for (const { subject, message, remedy } of unreadable)
        if (subject !== undefined && MORE_PATHS.includes(subject) && !files.has(subject))
            throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y(message, remedy);
    const read = (path, name) => {
        const data = files.get(path)?.data;
        const findings = data === undefined ? [] : (0,_rules_contract_check_js__WEBPACK_IMPORTED_MODULE_5__  ._)(name, data);
        if (data === undefined || findings.length > 0)
            throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y(`${source.placeOf(path)} ${data === undefined ? $said('cannot be read') : $said('does not hold what it should')}.`, $said`See what is wrong with \`refdata validate ${target}\`.`, { findings: [...findings] });
        return data;
    };
    const seven = Object.fromEntries(_contract_files_js__WEBPACK_IMPORTED_MODULE_10__  .GY.map(name => [name, read((0,_contract_files_js__WEBPACK_IMPORTED_MODULE_10__  .XM)(name), name)]));
    const hasPages = files.has(_contract_files_js__WEBPACK_IMPORTED_MODULE_10__  .Lh);
    const manifest = files.get(_contract_files_js__WEBPACK_IMPORTED_MODULE_10__  .U4)?.data;
    const base = (0,_http_address_js__WEBPACK_IMPORTED_MODULE_1__  .PW)(target) ? (0,_published_index_js__WEBPACK_IMPORTED_MODULE_4__  .uU)(target) : (manifest?.base_url ?? undefined);
    return {
        files: seven,
        referencia: hasPages
            ? read(_contract_files_js__WEBPACK_IMPORTED_MODULE_10__  .Lh, 'referencia')
            : (0,_pages_index_js__WEBPACK_IMPORTED_MODULE_3__  .yK)({ ..._run_language_data_js__WEBPACK_IMPORTED_MODULE_6__  .u, files: seven, idioma: 'pt' }).referencia,
        lexico: files.has(_contract_files_js__WEBPACK_IMPORTED_MODULE_10__  .rM) ? await soundLexico(read(_contract_files_js__WEBPACK_IMPORTED_MODULE_10__  .rM, 'lexico')) : undefined,
        base: hasPages ? base : undefined,
        unread: manifest?.unread ?? [],
    };
}
async function soundLexico(lexico) {
    return (await (0,_lexico_index_js__WEBPACK_IMPORTED_MODULE_2__  .Tb)(lexico)).length === 0 ? lexico : undefined;
}
async function languageOf(options) {
    const run = (0,_run_run_context_js__WEBPACK_IMPORTED_MODULE_9__  .I)(options);
    const reference = await (0,_run_reference_js__WEBPACK_IMPORTED_MODULE_8__  .B)(run);
    const { lexico } = await (0,_run_lexico_js__WEBPACK_IMPORTED_MODULE_7__  .K)(run, reference.files);
    return (0,_run_language_data_js__WEBPACK_IMPORTED_MODULE_6__  .x)(run, reference, lexico);
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

 27239:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   u: () => (  NOTHING_MORE),
   x: () => (  languageData)
 });
 var _pages_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40777);
 var _site_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77141);


const NOTHING_MORE = {
    origins: new Map(),
    details: new Map(),
    baseUrl: null,
    commit: null,
    programs: [],
    archive: false,
};
function languageData(run, reference, lexico) {
    const { config } = run.configuration;
    const { extensao } = reference.files.sintaxe;
    const { hasPages, ...settings } = (0,_site_settings_js__WEBPACK_IMPORTED_MODULE_1__  .fs)(config, extensao, run.repository, () => { });
    const base = reference.baseUrl?.replace(/\/+$/, '');
    const { referencia } = (0,_pages_index_js__WEBPACK_IMPORTED_MODULE_0__  .yK)({
        ...NOTHING_MORE,
        ...settings,
        files: reference.files,
        origins: reference.origins,
        details: reference.details,
        baseUrl: base ?? null,
    });
    const { files, unread } = reference;
    return { files, referencia, lexico, base: hasPages ? base : undefined, unread };
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
