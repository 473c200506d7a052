export const id = 2893;
export const ids = [2893];
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

 30228:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  runExtract: () => (  runExtract)
});

var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var dist = __webpack_require__(38815);
var config_mistakes = __webpack_require__(3198);
var extract = __webpack_require__(28018);
var user_error = __webpack_require__(14343);
var repository_programs = __webpack_require__(63512);
var repository = __webpack_require__(5629);
var run_findings = __webpack_require__(34458);
var run_context = __webpack_require__(27165);
var server = __webpack_require__(71144);
var nearest = __webpack_require__(35112);
; 











const MAX_SHOWN_VALUES = 20_000;
const MAX_SHOWN_DEPTH = 24;
const ELLIPSIS = '…';
const COMMAND_LINE = $said('the command line');
async function extractSource(options) {
    const { what } = options;
    const chosen = 'source' in what ? adHoc(what.source, options) : atPlace(what.place, (0,run_context .I)(options));
    const findings = new run_findings .F((0,run_findings .U)(chosen.rules));
    const mapped = chosen.sources.some(({ source }) => extract .UT.some(step => MAKES_FIELDS.has(step) && source[step] !== undefined));
    const shown = new Shown();
    const rows = await (0,extract .eQ)({
        ...chosen.from,
        readers: server .Rc,
        languages: chosen.languages,
        grammars: chosen.grammars,
        placeOf: chosen.placeOf,
        report: problem => findings.add(problem),
    }, async (context) => {
        const all = [];
        for (const { source, at } of chosen.sources) {
            if (extract .UT.every(step => source[step] === undefined)) {
                const records = (0,extract .Xf)(await context.extraction(source, at));
                all.push(...records.map(({ fields, place }) => ({
                    fields: shown.fields(fields),
                    place,
                })));
                continue;
            }
            for (const { value, place, fields } of await context.rows(source, at))
                all.push({ fields: shown.fields(fields ?? (0,extract .pM)(value, [...at, 'map'], context)), place });
        }
        return all;
    });
    const ok = !findings.list.some(({ level }) => level === 'error');
    return { ok, mapped, rows, left: shown.left, findings: findings.list };
}
const MAKES_FIELDS = new Set(['map', 'join', 'group']);
function atPlace(place, { configuration, repository, programs }) {
    const { config, placeOf } = configuration;
    const at = parsePlace(place);
    const found = valueAt(config, at);
    const sources = (Array.isArray(found) ? found : [found]).filter(isSource);
    if (sources.length === 0)
        throw noSource(place, found, placesIn(config));
    return {
        sources: sources.map((source, i) => ({ source, at: Array.isArray(found) ? [...at, i] : at })),
        placeOf,
        rules: config.rules,
        languages: config.languages,
        grammars: config.grammars,
        from: { repository, programs },
    };
}
function runWith(options) {
    const path = (0,external_node_path_.resolve)(options.repo, options.config);
    const isWanted = (0,external_node_fs_.existsSync)(path) && /^(?:grammars|repositories):/m.test((0,external_node_fs_.readFileSync)(path, 'utf8'));
    return isWanted ? (0,run_context .I)(options) : undefined;
}
function adHoc(spec, options) {
    const { repo, commands = 'off' } = options;
    const run = runWith(options);
    const grammars = run?.configuration.config.grammars;
    const programs = (0,repository_programs .k)(commands, (0,repository .Hn)(repo));
    const from = { repository: run?.repository ?? (0,repository .h_)(repo), programs };
    const placeOf = () => ({ file: COMMAND_LINE });
    const parsed = extract .Tj.safeParse(spec);
    if (parsed.success)
        return { sources: parsed.data.map((source, i) => ({ source, at: [i] })), placeOf, from, grammars };
    const mistakes = parsed.error.issues.flatMap(issue => (0,config_mistakes .J)(issue, spec, '', placeOf));
    const findings = mistakes.map(({ message, place, remedy = $said('docs/configuration.md tells every key.') }) => ({
        rule: 'config',
        level: 'error',
        message,
        remedy,
        place,
    }));
    throw new user_error .y($said('The source does not hold.'), $said('Correct it and try again.'), { findings });
}
function parsePlace(text) {
    return text
        .replace(/\[(\d+)\]/g, '.$1')
        .split('.')
        .map(part => (/^\d+$/.test(part) ? Number(part) : part));
}
function valueAt(value, path) {
    let at = value;
    for (const key of path) {
        if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key))
            return undefined;
        at = at[key];
    }
    return at;
}
function isSource(value) {
    return (typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        extract .Tj.safeParse(value).success);
}
function placesIn(value, path = '') {
    if (typeof value !== 'object' || value === null)
        return [];
    return Object.entries(value).flatMap(([key, part]) => {
        const here = path === '' ? key : `${path}.${key}`;
        const isList = Array.isArray(part) && part.length > 0 && part.every(isSource);
        return isList || isSource(part) ? [here] : Array.isArray(part) ? [] : placesIn(part, here);
    });
}
function noSource(place, found, places) {
    const [near] = (0,nearest .p)(place, places, 1);
    const message = found === undefined
        ? $said`There is nothing at ${place} in refdata.yml, and no such file.`
        : $said`${place} in refdata.yml is no source.`;
    return new user_error .y(message, $said`${near === undefined ? '' : $said`Did you mean ${near}? `}Sources stand at ${places.join(', ') || $said('no place of it')}; a source file is named as file#NAME.`);
}
class Shown {
    left = 0;
    values = 0;
    data(value, depth = 0) {
        if (typeof value === 'symbol' || value === undefined || typeof value === 'function')
            return null;
        if (typeof value !== 'object' || value === null)
            return value;
        if (depth >= MAX_SHOWN_DEPTH || this.values >= MAX_SHOWN_VALUES) {
            this.left += 1;
            return ELLIPSIS;
        }
        if (Array.isArray(value)) {
            this.values += value.length;
            return value.map(part => this.data(part, depth + 1));
        }
        const entries = Object.entries((0,extract .b0)(value)).filter(([, part]) => part !== undefined);
        this.values += entries.length;
        return Object.fromEntries(entries.map(([key, part]) => [key, this.data(part, depth + 1)]));
    }
    fields(value) {
        this.values = 0;
        return asFields(this.data(value));
    }
}
function asFields(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? value
        : { value };
}

var counted = __webpack_require__(35676);
var visible = __webpack_require__(38696);
var colours = __webpack_require__(51040);
var cli_findings = __webpack_require__(1755);
var run_options = __webpack_require__(98703);
var table = __webpack_require__(73877);
var whole_number = __webpack_require__(30162);
; 













const DEFAULT_ROWS_SHOWN = 50;
const DEFAULT_WIDTH = 160;
const MIN_CELL_CHARACTERS = 12;
const PLACE_FIELDS = new Set(['file', 'line']);
async function runExtract(what, { json = false, ...options }) {
    const limit = limitOf(options.limit);
    const result = await extractSource({
        ...(0,run_options .K)(options),
        what: whatOf(what, options),
    });
    if (result.left > 0)
        process.stderr.write($said`${result.left} values of the records are too many or too deep to be shown: … stands for each. Give --map to see the parts that you want; a build reads all of them.\n`);
    if (json) {
        process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
        return result.ok;
    }
    const { rows, findings } = result;
    if (rows.length > 0)
        process.stdout.write(`${tableOf(result, limit)}\n`);
    process.stdout.write(`${colours .M.bold((0,counted .h)(rows.length, result.mapped ? 'row' : 'record'))}${rows.length > limit ? $said`, ${limit} shown (--limit)` : ''}: ${(0,cli_findings .G)(findings)}\n`);
    (0,cli_findings .c)(findings, result.ok ? process.stdout : process.stderr);
    return result.ok;
}
function whatOf(what, options) {
    const { source, query, kind } = options;
    const given = Object.entries({ source, query, kind }).filter(([, value]) => value !== undefined);
    if (given.length > 1)
        throw usage($said`--${given[0]?.[0]} and --${given[1]?.[0]} both say what the source is.`);
    if (source !== undefined) {
        if (what !== undefined)
            throw usage($said`--source says which file is read, and so does ${what}.`);
        return { source: withSteps(yamlOf(source), options) };
    }
    if (what === undefined)
        throw usage($said('Nothing says what to read.'));
    if (query !== undefined)
        return { source: withSteps({ query: { file: what, match: query } }, options) };
    if (kind !== undefined) {
        if (!extract .EZ.some(({ name }) => name === kind))
            throw usage($said`There is no kind ${kind}: there are ${extract .EZ.map(({ name }) => name).join(', ')}.`);
        return { source: withSteps({ [kind]: what }, options) };
    }
    if (/^\s*\{\s*\w+:\s/.test(what))
        return { source: withSteps(yamlOf(what), options) };
    const { path, fragment } = (0,extract .mz)(what);
    const isPlace = fragment === undefined && /^[a-z_]+([.[][a-z_\d\]]+)*$/.test(what);
    if (isPlace && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(options.repo, what))) {
        if (options.map ?? options.filter)
            throw usage($said('A place in refdata.yml has its own --map and --filter.'));
        return { place: what };
    }
    return { source: withSteps({ [likelyKind(path, fragment)]: what }, options) };
}
function likelyKind(path, fragment) {
    if (/\.(md|markdown)$/i.test(path))
        return 'markdown';
    if ((0,extract .be)(path))
        return 'data';
    if (fragment !== undefined)
        return 'table';
    if (extract .EZ.some(({ name }) => name === 'symbols'))
        return 'symbols';
    if ((0,extract .fg)(path))
        return 'count';
    throw usage($said`${path} holds many things: name one, as ${path}#NAME, or give --query or --kind.`);
}
function withSteps(source, { map, filter }) {
    if (map === undefined && filter === undefined)
        return source;
    if (typeof source !== 'object' || source === null || Array.isArray(source))
        throw usage($said('--map and --filter need one source.'));
    return {
        ...source,
        ...(filter !== undefined && { filter }),
        ...(map !== undefined && { map: /^\s*\{/.test(map) ? yamlOf(map) : map }),
    };
}
function yamlOf(text) {
    try {
        return (0,dist .qg)(text, { maxAliasCount: 0, customTags: [] });
    }
    catch (cause) {
        throw new user_error .y($said`This is not YAML: ${(cause.message.split('\n')[0] ?? '').replace(/ at line \d+.*$/, '')}.`, $said('Write it as refdata.yml would have it: "{ table: src/a.py#WORDS, map: { palavra: key } }".'), { cause });
    }
}
function limitOf(text) {
    return text === undefined ? DEFAULT_ROWS_SHOWN : (0,whole_number .r)('--limit', text, DEFAULT_ROWS_SHOWN);
}
function usage(message) {
    return new user_error .y(message, $said('Write refdata extract <file>#<name>, <file> --query <query>, or a place of refdata.yml such as sintaxe.reservadas.'));
}
function tableOf({ rows, mapped }, limit) {
    const shown = rows.slice(0, limit);
    const fields = new Set(shown.flatMap(row => Object.keys(row.fields)));
    if (!mapped && shown.every(row => isSpreadOut(row.fields)))
        fields.delete('value');
    const columns = [...fields].filter(field => mapped || !PLACE_FIELDS.has(field));
    const width = process.stdout.columns ?? DEFAULT_WIDTH;
    const room = Math.max(MIN_CELL_CHARACTERS, Math.floor((width - 30) / Math.max(1, columns.length)) - 2);
    return (0,table .b)([
        [...columns, 'place'].map(column => colours .M.cyan(column)),
        ...shown.map(({ fields: own, place }) => [
            ...columns.map(column => (0,visible .P)(cell(own[column]), room)),
            (0,visible .P)(place.line === undefined ? place.file : `${place.file}:${place.line}`, 60),
        ]),
    ]);
}
function isSpreadOut({ value, ...fields }) {
    return (typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        Object.keys(value).length > 0 &&
        Object.keys(value).every(name => Object.hasOwn(fields, name)));
}
function cell(value) {
    if (value === undefined)
        return '';
    return typeof value === 'string' ? value : JSON.stringify(value);
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

 73877:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   b: () => (  renderTable)
 });
 var cli_table3__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25832);

function renderTable(rows) {
    const [first = []] = rows;
    const table = new cli_table3__WEBPACK_IMPORTED_MODULE_0__({
        chars: {
            top: '',
            'top-mid': '',
            'top-left': '',
            'top-right': '',
            bottom: '',
            'bottom-mid': '',
            'bottom-left': '',
            'bottom-right': '',
            left: '',
            'left-mid': '',
            mid: '',
            'mid-mid': '',
            right: '',
            'right-mid': '',
            middle: '  ',
        },
        style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [] },
        colAligns: first.map(cell => (typeof cell === 'number' ? 'right' : 'left')),
    });
    for (const row of rows)
        table.push([...row]);
    return table
        .toString()
        .split('\n')
        .map(line => `  ${line.trimEnd()}`)
        .join('\n');
}


 }),

 30162:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   r: () => (  wholeNumber)
 });
 var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);

function wholeNumber(option, value, example = 60) {
    if (/^\d{1,6}$/.test(value))
        return Number(value);
    const isNumber = /^\d+$/.test(value);
    throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y($said`${option} is "${value}", which is ${isNumber ? $said('too large') : $said('not a whole number')}.`, $said`Write a number, such as ${example}.`);
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

 34458:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   F: () => (  Findings),
   U: () => (  policyOf)
 });
 var _contract_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31229);
 var _drift_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43685);
 var _rules_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12531);



class Findings {
    policy;
    list = [];
    seen = new Set();
    emptied = new Set();
    constructor(policy) {
        this.policy = policy;
    }
    add({ rule, message, remedy, place, field, }) {
        const key = JSON.stringify([rule, message, place]);
        const info = (0,_rules_catalogue_js__WEBPACK_IMPORTED_MODULE_2__  .PI)(rule);
        const level = (0,_contract_policy_js__WEBPACK_IMPORTED_MODULE_0__  .y)(this.policy, rule).level ?? info?.level ?? 'error';
        if (level === 'off' || this.seen.has(key))
            return;
        this.seen.add(key);
        if (field !== undefined) {
            if (rule === 'field-missing' && this.emptied.has(field))
                return;
            if (level === 'error')
                this.emptied.add(field);
        }
        this.list.push({ rule, level, message, remedy: remedy ?? info?.remedy ?? '', place });
    }
}
function policyOf(rules) {
    return Object.fromEntries(Object.entries(rules ?? {}).flatMap(([id, { level, pattern }]) => {
        if ((0,_drift_index_js__WEBPACK_IMPORTED_MODULE_1__  .Vd)(id))
            return [];
        return [[id, { ...(level && { level: level }), ...(pattern !== undefined && { pattern }) }]];
    }));
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
