export const id = 791;
export const ids = [791];
export const modules = {

/***/ 68898:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

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
  // version
  valid,
  clean,
  explain,
  parse,

  // operator
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

  // range
  filter,
  maxSatisfying,
  minSatisfying,
  RANGE_PATTERN,
  satisfies,
  validRange,

  // semantic
  major,
  minor,
  patch,
  inc,
};


/***/ }),

/***/ 12124:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

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

// this logic is buitin in python, but we need to port it to js
// see https://stackoverflow.com/a/5292332/1438522
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
  // When we compare a release version, we want to compare it with all of the
  // trailing zeros removed. So we'll use a reverse the list, drop all the now
  // leading zeros until we come to something non zero, then take the rest
  // re-reverse it back into the correct order and make it a tuple and use
  // that for our sorting key.
  release = release.concat();
  release.reverse();
  while (release.length && release[0] === 0) {
    release.shift();
  }
  release.reverse();

  // We need to "trick" the sorting algorithm to put 1.0.dev0 before 1.0a0.
  // We'll do this by abusing the pre segment, but we _only_ want to do this
  // if there is !a pre or a post segment. If we have one of those then
  // the normal sorting rules will handle this case correctly.
  if (!pre && !post && dev) pre = -Infinity;
  // Versions without a pre-release (except as noted above) should sort after
  // those with one.
  else if (!pre) pre = Infinity;

  // Versions without a post segment should sort before those with one.
  if (!post) post = -Infinity;

  // Versions without a development segment should sort after those with one.
  if (!dev) dev = Infinity;

  if (!local) {
    // Versions without a local segment should sort before those with one.
    local = -Infinity;
  } else {
    // Versions with a local segment need that segment parsed to implement
    // the sorting rules in PEP440.
    // - Alpha numeric segments sort before numeric segments
    // - Alpha numeric segments sort lexicographically
    // - Numeric segments sort numerically
    // - Shorter versions sort before longer versions when the prefixes
    //   match exactly
    local = local.map((i) =>
      Number.isNaN(Number(i)) ? [-Infinity, i] : [Number(i), ''],
    );
  }

  return [epoch, release, pre, post, dev, local];
}


/***/ }),

/***/ 38940:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

const { explain, parse, stringify } = __webpack_require__(74818);

// those notation are borrowed from semver
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


/***/ }),

/***/ 30790:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

// This file is dual licensed under the terms of the Apache License, Version
// 2.0, and the BSD License. See the LICENSE file in the root of this repository
// for complete details.

const { VERSION_PATTERN, explain: explainVersion } = __webpack_require__(74818);

const Operator = __webpack_require__(12124);

const RANGE_PATTERN = [
  '(?<operator>(===|~=|==|!=|<=|>=|<|>))',
  '\\s*',
  '(',
  /*  */ '(?<version>(?:' + VERSION_PATTERN.replace(/\?<\w+>/g, '?:') + '))',
  /*  */ '(?<prefix>\\.\\*)?',
  /*  */ '|',
  /*  */ '(?<legacy>[^,;\\s)]+)',
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
    // simplified version of https://www.python.org/dev/peps/pep-0440/#exclusive-ordered-comparison
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


/***/ }),

/***/ 74818:
/***/ ((module) => {

const VERSION_PATTERN = [
  'v?',
  '(?:',
  /* */ '(?:(?<epoch>[0-9]+)!)?', // epoch
  /* */ '(?<release>[0-9]+(?:\\.[0-9]+)*)', // release segment
  /* */ '(?<pre>', // pre-release
  /*    */ '[-_\\.]?',
  /*    */ '(?<pre_l>(a|b|c|rc|alpha|beta|pre|preview))',
  /*    */ '[-_\\.]?',
  /*    */ '(?<pre_n>[0-9]+)?',
  /* */ ')?',
  /* */ '(?<post>', // post release
  /*    */ '(?:-(?<post_n1>[0-9]+))',
  /*    */ '|',
  /*    */ '(?:',
  /*        */ '[-_\\.]?',
  /*        */ '(?<post_l>post|rev|r)',
  /*        */ '[-_\\.]?',
  /*        */ '(?<post_n2>[0-9]+)?',
  /*    */ ')',
  /* */ ')?',
  /* */ '(?<dev>', // dev release
  /*    */ '[-_\\.]?',
  /*    */ '(?<dev_l>dev)',
  /*    */ '[-_\\.]?',
  /*    */ '(?<dev_n>[0-9]+)?',
  /* */ ')?',
  ')',
  '(?:\\+(?<local>[a-z0-9]+(?:[-_\\.][a-z0-9]+)*))?', // local version
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
  // Validate the version and parse it into pieces
  const { groups } = (regex || validRegex).exec(version) || {};
  if (!groups) {
    return null;
  }

  // Store the parsed out pieces of the version
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

  // Epoch
  if (epoch !== 0) {
    parts.push(`${epoch}!`);
  }
  // Release segment
  parts.push(release.join('.'));

  // Pre-release
  if (pre) {
    parts.push(pre.join(''));
  }
  // Post-release
  if (post) {
    parts.push('.' + post.join(''));
  }
  // Development release
  if (dev) {
    parts.push('.' + dev.join(''));
  }
  // Local version segment
  if (local) {
    parts.push(`+${local}`);
  }
  return parts.join('');
}

function normalize_letter_version(letterIn, numberIn) {
  let letter = letterIn;
  let number = numberIn;
  if (letter) {
    // We consider there to be an implicit 0 in a pre-release if there is
    // not a numeral associated with it.
    if (!number) {
      number = 0;
    }
    // We normalize any letters to their lower case form
    letter = letter.toLowerCase();

    // We consider some words to be alternate spellings of other words and
    // in those cases we want to normalize the spellings to our preferred
    // spelling.
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
    // We assume if we are given a number, but we are not given a letter
    // then this is using the implicit post release syntax (e.g. 1.0-1)
    letter = 'post';

    return [letter, Number(number)];
  }
  return null;
}

function parse_local_version(local) {
  /*
    Takes a string like abc.1.twelve and turns it into("abc", 1, "twelve").
    */
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

  // return

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


/***/ }),

/***/ 21158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ prove)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/extract/index.js + 263 modules
var extract = __webpack_require__(25706);
// EXTERNAL MODULE: ./build/findings/user-error.js
var user_error = __webpack_require__(70787);
// EXTERNAL MODULE: ./build/git/git.js
var git = __webpack_require__(40075);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
;// CONCATENATED MODULE: ./build/prove/acceptance.js



/** Beside refdata.yml. */
const ACCEPTED_FILE = 'refdata.accepted.yml';
const HEADER = ` Differences between what is published and what the program says, each with the reason why it may be.
 Written by \`refdata prove --accept\`; reasons are for people to fill in.`;
const acceptedSchema = schemas/* array */.YOg(schemas/* strictObject */.rej({
    list: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    what: schemas/* string */.YjP(),
    expected: schemas/* unknown */.L5J().optional(),
    found: schemas/* unknown */.L5J().optional(),
    reason: schemas/* string */.YjP(),
}));
/** Reads the accepted differences. @param file how it is named in messages. @throws {UserError} when it is no such list */
function parseAccepted(text, file) {
    const document = (0,dist/* parseDocument */.Tp)(text);
    const result = acceptedSchema.safeParse(document.errors.length > 0 ? undefined : (document.toJS() ?? []));
    if (!result.success) {
        const [issue] = result.error.issues;
        const reason = document.errors[0]?.message.split('\n')[0] ?? `${issue?.path.join('.')}: ${issue?.message}`;
        throw new user_error/* UserError */.y(`${file} is no list of accepted differences: ${reason}.`, 'Correct it, or remove it and run `refdata prove --accept`.');
    }
    return result.data.map(({ expected = null, found = null, ...rest }, i) => {
        const node = document.getIn([i], true);
        const line = text.slice(0, node?.range?.[0] ?? 0).split('\n').length;
        return { ...rest, expected, found, place: { file, line } };
    });
}
/** The list of these differences, with the reasons that were given for them before. */
function renderAccepted(differences, before) {
    const reasons = new Map(before.map(each => [identity(each), each.reason]));
    const entries = differences.map(difference => {
        const { list, name, what, expected, found } = difference;
        const texts = what === 'missing' || what === 'extra' ? {} : { expected, found };
        return { list, name, what, ...texts, reason: reasons.get(identity(difference)) ?? '' };
    });
    const commented = HEADER.split('\n').map(line => `#${line}`);
    return `${commented.join('\n')}\n${(0,dist/* stringify */.As)(entries, { lineWidth: 0, aliasDuplicateObjects: false })}`;
}
/** Equal for what is the same difference with the same values: another value is another difference. */
function identity({ list, name, what, expected, found }) {
    return JSON.stringify([list, name, what, expected, found]);
}

// EXTERNAL MODULE: ./build/text/code-points.js
var code_points = __webpack_require__(64617);
;// CONCATENATED MODULE: ./build/prove/compare.js

/** Compares lists entry by entry and field by field: those fields of which the truth says something. */
function compareLists(truth, published) {
    // A program that says nothing of what is inside of entries may say their names alone.
    return [...truth]
        .filter(([, entries], i) => i === 0 || entries.size > 0)
        .map(([list, entries]) => compareList(list, entries, published.get(list) ?? new Map()));
}
function compareList(list, truth, published) {
    const differences = [];
    const fields = new Map();
    const unknown = new Set();
    let equal = 0;
    for (const [name, { fields: expected }] of truth) {
        const entry = published.get(name);
        const before = differences.length;
        if (!entry) {
            differences.push({ list, name, what: 'missing', expected: null, found: null, subject: undefined });
            continue;
        }
        for (const [field, value] of Object.entries(expected)) {
            if (value === undefined || typeof value === 'symbol' || field.startsWith('_'))
                continue;
            if (!Object.hasOwn(entry.fields, field)) {
                unknown.add(field);
                continue;
            }
            const count = fields.get(field) ?? { compared: 0, different: 0 };
            fields.set(field, count);
            count.compared += 1;
            const [said, ours] = [comparable(field, value), comparable(field, entry.fields[field])];
            if (JSON.stringify(said) === JSON.stringify(ours))
                continue;
            count.different += 1;
            differences.push({ list, name, what: field, expected: said, found: ours, subject: entry.subject });
        }
        if (differences.length === before)
            equal += 1;
    }
    for (const { name, subject } of published.values())
        if (!truth.has(name))
            differences.push({ list, name, what: 'extra', expected: null, found: null, subject });
    const count = (what) => differences.filter(each => each.what === what).length;
    return {
        list,
        expected: truth.size,
        found: published.size,
        equal,
        missing: count('missing'),
        extra: count('extra'),
        fields: Object.fromEntries(fields),
        unknown: [...unknown],
        differences,
    };
}
/** As the contract has it: nothing is an empty text, other names have no order of their own, keys stand as they may. */
function comparable(field, value) {
    if (value === null || value === undefined)
        return '';
    if (!Array.isArray(value))
        return typeof value === 'object' ? sorted(value) : value;
    if (field === 'apelidos')
        return value.map(String).sort(code_points/* compareCodePoints */.O);
    return value.map(item => (typeof item === 'object' && item !== null ? sorted(item) : item));
}
function sorted(value) {
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (0,code_points/* compareCodePoints */.O)(a, b)));
}

// EXTERNAL MODULE: ./build/prove/lists.js
var prove_lists = __webpack_require__(70032);
// EXTERNAL MODULE: ./build/prove/proof.js
var prove_proof = __webpack_require__(2671);
// EXTERNAL MODULE: ./build/reference/compose.js
var compose = __webpack_require__(49162);
// EXTERNAL MODULE: ./build/repository/observed.js
var observed = __webpack_require__(34301);
// EXTERNAL MODULE: ./build/run/findings.js
var run_findings = __webpack_require__(50262);
// EXTERNAL MODULE: ./build/run/run-context.js + 2 modules
var run_context = __webpack_require__(3532);
// EXTERNAL MODULE: ./build/runtime/generated/version.js
var version = __webpack_require__(82437);
// EXTERNAL MODULE: ./build/server/index.js + 124 modules
var server = __webpack_require__(13356);
;// CONCATENATED MODULE: ./build/commands/prove.js















/** Shown of a text that is another one. */
const MAX_SHOWN_CHARACTERS = 80;
/**
 * Compares what is published with what the language says of itself when it runs, list by list and field by field, and writes
 * a proof, which later builds are held against.
 *
 * @throws {UserError} when the configuration names nothing to prove, or the accepted differences cannot be read
 */
async function prove(options) {
    const run = (0,run_context/* openRun */.I)(options);
    const { configuration: loaded, configPath, shown } = run;
    const sections = prove_lists/* SECTIONS */.bP.filter(({ at }) => sourcesAt(loaded, at) !== undefined);
    if (sections.length === 0)
        throw new user_error/* UserError */.y(`${shown} names no program that knows what the lists hold.`, 'Add it: "prove: { embutidas: { command: [python3, tools/dump.py] } }" (docs/prove.md).');
    const findings = new run_findings/* Findings */.F((0,run_findings/* policyOf */.U)(loaded.config.rules));
    const repository = new observed/* ObservedRepository */.ZO(run.repository);
    const composition = await published(sections, { ...run, repository }, findings);
    const sources = repository.observations().reads;
    const truths = await truthsOf(sections, run, findings);
    const acceptedPath = (0,external_node_path_.join)((0,external_node_path_.dirname)(configPath), ACCEPTED_FILE);
    const accepted = readAccepted(acceptedPath, options.repo);
    const lists = [];
    const open = [];
    const used = new Set();
    // What could not be read is no list to compare with.
    const isWhole = !findings.list.some(({ level }) => level === 'error');
    for (const [section, rows] of isWhole ? truths : []) {
        const found = compareLists((0,prove_lists/* listsOf */.fO)(section, rows), (0,prove_lists/* publishedLists */.sE)(section, composition.files));
        for (const comparison of found) {
            const known = comparison.differences.filter(each => accepted.some(one => identity(one) === identity(each)));
            for (const each of known)
                used.add(identity(each));
            lists.push({ ...comparison, accepted: known.length });
            open.push(...comparison.differences.filter(each => !known.includes(each)));
            reportUnknown(comparison, section, loaded, findings);
        }
    }
    const differences = lists.flatMap(each => each.differences);
    const isAccepting = isWhole && options.accept === true;
    const kept = isAccepting
        ? parseAccepted(renderAccepted(differences, accepted), (0,run_context/* shownPath */.p)(options.repo, acceptedPath))
        : accepted;
    if (isWhole) {
        if (!isAccepting) {
            for (const each of open)
                reportDifference(each, loaded, composition, findings);
            for (const each of kept.filter(one => !used.has(identity(one))))
                reportUnused(each, findings);
        }
        for (const { list, name, what, reason, place } of kept)
            if (reason.trim() === '')
                findings.add({
                    rule: 'proof-reason',
                    message: `${list} "${name}" (${what}) is accepted for no reason.`,
                    place,
                });
    }
    const ok = !findings.list.some(({ level }) => level === 'error');
    if (isAccepting)
        (0,external_node_fs_.writeFileSync)(acceptedPath, renderAccepted(differences, accepted));
    const proofPath = (0,external_node_path_.join)((0,external_node_path_.dirname)(configPath), prove_proof/* PROOF_FILE */.At);
    const { versao } = composition.files.index;
    if (ok) {
        const counted = isAccepting ? lists.map(each => ({ ...each, accepted: each.differences.length })) : lists;
        const { commit, modified } = await (0,git/* sourceState */.f7)(options.repo);
        const proof = {
            refdata: version/* VERSION */.x,
            versao,
            commit,
            modified,
            lists: Object.fromEntries(counted.map(list => [list.list, provedOf(list, sections, loaded, composition)])),
            sources: Object.fromEntries(sources),
        };
        (0,external_node_fs_.writeFileSync)(proofPath, (0,prove_proof/* renderProof */.zV)(proof));
    }
    return {
        ok,
        nome: loaded.config.nome,
        versao,
        lists,
        proof: ok ? (0,run_context/* shownPath */.p)(options.repo, proofPath) : null,
        accepted: isAccepting ? (0,run_context/* shownPath */.p)(options.repo, acceptedPath) : null,
        findings: findings.list,
    };
}
/** What a build would publish of the lists that are proved. */
async function published(sections, { configuration, repository, programs, progress }, findings) {
    const only = new Set(sections.map(({ at }) => at[0]));
    const report = findings.add.bind(findings);
    const input = { repository, programs, report, readers: server/* declarationReaders */.Rc };
    return (0,compose/* compose */.Z)(await (0,extract/* extract */.o6)(configuration, input, { only, progress }), report, configuration.placeOf);
}
/** What the programs say. */
function truthsOf(sections, { configuration, repository, programs, progress }, findings) {
    const report = findings.add.bind(findings);
    const { placeOf } = configuration;
    return (0,extract/* withContext */.eQ)({ repository, placeOf, report, programs, readers: server/* declarationReaders */.Rc }, async (context) => {
        const truths = [];
        for (const section of sections) {
            const at = ['prove', ...section.at];
            progress(at.join('.'));
            const rows = await (0,extract/* readList */.LD)(sourcesAt(configuration, section.at) ?? [], at, context);
            truths.push([section, rows.map(({ value }) => value)]);
        }
        return truths;
    });
}
function sourcesAt({ config }, at) {
    let value = config.prove;
    for (const key of at)
        value = value?.[key];
    return value;
}
function readAccepted(path, repo) {
    return (0,external_node_fs_.existsSync)(path) ? parseAccepted((0,external_node_fs_.readFileSync)(path, 'utf8'), (0,run_context/* shownPath */.p)(repo, path)) : [];
}
function reportDifference({ list, name, what, expected, found, subject }, loaded, { origins }, findings) {
    const reported = `${list} "${name}"`;
    const message = what === 'missing'
        ? `${reported} is missing: the program says it.`
        : what === 'extra'
            ? `${reported} is not what the program has.`
            : `${reported}: ${what} is ${prove_text(found)}, and the program says ${prove_text(expected)}.`;
    const place = (subject && origins.get(subject)) || loaded.placeOf(['prove', ...list.split('.')]);
    findings.add({ rule: 'proof-different', message, place });
}
function reportUnused({ list, name, what, place }, findings) {
    const message = `${list} "${name}" (${what}) is accepted, and there is no such difference.`;
    findings.add({ rule: 'proof-accepted-unused', message, place });
}
/** What the contract does not have is never compared: most likely a field is misspelt. */
function reportUnknown({ list, unknown }, { at }, { placeOf }, findings) {
    for (const field of unknown)
        findings.add({
            rule: 'field-unknown',
            message: `prove.${list}: \`${field}\` is no field of the contract, and is not compared.`,
            place: placeOf(['prove', ...at]),
        });
}
function prove_text(value) {
    const shown = JSON.stringify(value) ?? 'nothing';
    return shown.length > MAX_SHOWN_CHARACTERS ? `${shown.slice(0, MAX_SHOWN_CHARACTERS)}…` : shown;
}
function provedOf({ list, expected, found, equal, accepted }, sections, loaded, { files }) {
    const section = sections.find(({ at }) => list.startsWith(at.join('.')));
    const names = (0,prove_lists/* publishedLists */.sE)(section, files).get(list) ?? new Map();
    const by = (sourcesAt(loaded, section.at) ?? []).map(source => {
        const { name } = (0,extract/* kindOf */.I)(source);
        return { [name]: source[name] };
    });
    return { expected, found, equal, accepted, names: (0,prove_proof/* namesDigest */.zU)(names), by };
}


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
