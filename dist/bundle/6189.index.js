export const id = 6189;
export const ids = [6189];
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

/***/ 56408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runBump: () => (/* binding */ runBump)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/check/open-side.js + 7 modules
var open_side = __webpack_require__(49185);
// EXTERNAL MODULE: ./build/check/raised-version.js + 1 modules
var raised_version = __webpack_require__(38380);
;// CONCATENATED MODULE: ./build/check/report/changelog-file.js
const HEADER = `# Changelog

The form is that of [Keep a Changelog](https://keepachangelog.com/en/1.1.0/).
`;
const UNRELEASED = /^## +\[?(?:unreleased|não (?:lançado|publicado)|nao (?:lancado|publicado)|não liberado)\]?.*$/im;
const VERSION = /^## +/m;
/**
 * A changelog with the section of a version. What stands under "Unreleased" is of that version, and stays as it is written,
 * before what was found; the heading stays for the next. @param text empty for a file that is not there.
 */
function withSection(text, versao, day, notes) {
    const heading = `## [${versao}] - ${day}\n`;
    const body = notes === '' ? '' : `\n${notes}`;
    if (text.trim() === '')
        return `${HEADER}\n${heading}${body}`;
    const eol = text.includes('\r\n') ? '\r\n' : '\n';
    const plain = text.replaceAll('\r\n', '\n');
    const unreleased = UNRELEASED.exec(plain);
    const made = unreleased
        ? afterUnreleased(plain, unreleased, heading, body)
        : beforeFirst(plain, heading, body);
    return made.replaceAll('\n', eol);
}
/** Whether a changelog has the section of a version already. */
function hasSection(text, versao) {
    const written = versao.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    return new RegExp(`^## +\\[?v?${written}\\]?(?:\\s|$)`, 'm').test(text);
}
function afterUnreleased(text, { index, 0: line }, heading, body) {
    const from = index + line.length;
    const rest = text.slice(from).replace(/^\n+/, '');
    const next = VERSION.exec(rest)?.index ?? rest.length;
    const own = rest.slice(0, next).trim();
    const written = own === '' ? '' : `\n${own}\n`;
    return `${text.slice(0, from)}\n\n${heading}${written}${body}\n${rest.slice(next)}`.replace(/\n+$/, '\n');
}
function beforeFirst(text, heading, body) {
    const at = VERSION.exec(text)?.index ?? text.length;
    const before = text.slice(0, at).replace(/\n*$/, '\n\n');
    return `${before}${heading}${body}\n${text.slice(at)}`.replace(/\n+$/, '\n');
}

;// CONCATENATED MODULE: ./build/check/report/release-notes.js
/** The groups of Keep a Changelog, in its order. */
const GROUPS = ['added', 'changed', 'deprecated', 'removed'];
const TONGUES = {
    pt: {
        headings: { added: 'Adicionado', changed: 'Modificado', deprecated: 'Obsoleto', removed: 'Removido' },
        texts: 'textos',
        more: count => `e mais ${count}`,
        breaking: 'quebra',
        nouns: {
            reservada: ['palavra reservada', 'palavras reservadas'],
            contextual: ['palavra contextual', 'palavras contextuais'],
            palavra: ['palavra', 'palavras'],
            operador: ['operador', 'operadores'],
            verbo: ['verbo HTTP', 'verbos HTTP'],
            regra: ['regra', 'regras'],
            embutida: ['função embutida', 'funções embutidas'],
            modulo: ['módulo', 'módulos'],
            simbolo: ['símbolo', 'símbolos'],
            parametro: ['assinatura', 'assinaturas'],
            parametros: ['assinatura', 'assinaturas'],
            assinatura: ['assinatura', 'assinaturas'],
            retorno: ['assinatura', 'assinaturas'],
            grupo: ['grupo de comandos', 'grupos de comandos'],
            comando: ['comando', 'comandos'],
            opcao: ['opção', 'opções'],
            codigo: ['código de erro', 'códigos de erro'],
            exercicios: ['exercícios', 'exercícios'],
            contagem: ['inventário', 'inventário'],
            pacote: ['pacote', 'pacotes'],
        },
    },
    en: {
        headings: { added: 'Added', changed: 'Changed', deprecated: 'Deprecated', removed: 'Removed' },
        texts: 'texts',
        more: count => `and ${count} more`,
        breaking: 'breaking',
        nouns: {
            reservada: ['reserved word', 'reserved words'],
            contextual: ['contextual word', 'contextual words'],
            palavra: ['word', 'words'],
            operador: ['operator', 'operators'],
            verbo: ['HTTP verb', 'HTTP verbs'],
            regra: ['rule', 'rules'],
            embutida: ['built-in function', 'built-in functions'],
            modulo: ['module', 'modules'],
            simbolo: ['symbol', 'symbols'],
            parametro: ['signature', 'signatures'],
            parametros: ['signature', 'signatures'],
            assinatura: ['signature', 'signatures'],
            retorno: ['signature', 'signatures'],
            grupo: ['command group', 'command groups'],
            comando: ['command', 'commands'],
            opcao: ['option', 'options'],
            codigo: ['error code', 'error codes'],
            exercicios: ['exercises', 'exercises'],
            contagem: ['inventory', 'inventory'],
            pacote: ['package', 'packages'],
        },
    },
};
/** Names of one line; the rest is counted. */
const MAX_NAMES = 30;
/** Nouns that come and go as entries; what comes and goes inside of one changes it. */
const ENTRY = /^(?:reservada|contextual|operador|verbo|regra|embutida|modulo|simbolo|grupo|comando|opcao|codigo|exercicios|pacote)-(added|removed)$/;
const RENAME = /-(?:renamed|renumbered|renamed-kept)$|^extensao-changed$/;
const MOVE = /-moved$/;
/** The section of a version in the form of Keep a Changelog, without its heading: a line for each noun of a group. */
function releaseNotes(changes, tongue) {
    const words = TONGUES[tongue];
    const groups = new Map();
    for (const change of changes) {
        if (change.level === 'info')
            continue;
        const group = groupOf(change.rule);
        const lines = groups.get(group) ?? new Map();
        const key = lineOf(change, group, words);
        const names = lines.get(key) ?? new Set();
        names.add(namedIn(change));
        lines.set(key, names);
        groups.set(group, lines);
    }
    return GROUPS.flatMap(group => {
        const lines = groups.get(group);
        if (!lines)
            return [];
        const written = [...lines].map(([key, names]) => `- ${headOf(key, names.size, words)}: ${listed([...names], words)}\n`);
        return [`### ${words.headings[group]}\n\n${written.join('')}`];
    }).join('\n');
}
/** What a change is about: its name, the old and the new one, or from where to where it went. */
function namedIn({ rule, name, before, after }) {
    const way = `${code(before)} → ${code(after)}`;
    if (MOVE.test(rule))
        return `${code(name)} (${way})`;
    return RENAME.test(rule) ? way : code(name);
}
function groupOf(rule) {
    if (rule === 'simbolo-deprecated')
        return 'deprecated';
    const [, way] = ENTRY.exec(rule) ?? [];
    return way === 'added' || way === 'removed' ? way : 'changed';
}
/** What is said together: the noun, whether it breaks, and whether only texts changed. */
function lineOf({ rule, level }, group, { nouns }) {
    const noun = rule.split('-')[0] ?? '';
    const known = Object.hasOwn(nouns, noun) ? noun : '';
    const kind = group !== 'changed' ? '' : level === 'patch' ? 'texts' : level === 'major' ? 'breaking' : '';
    return `${known} ${kind}`;
}
function headOf(key, count, words) {
    const [noun = '', kind = ''] = key.split(' ');
    const [one, several] = words.nouns[noun] ?? ['refdata', 'refdata'];
    const name = count === 1 ? one : several;
    const capital = name.charAt(0).toUpperCase() + name.slice(1);
    if (kind === 'texts')
        return `${capital} (${words.texts})`;
    return kind === 'breaking' ? `${capital} (**${words.breaking}**)` : capital;
}
function listed(names, { more }) {
    const rest = names.length - MAX_NAMES;
    return `${names.slice(0, MAX_NAMES).join(', ')}${rest > 0 ? ` ${more(rest)}` : ''}.`;
}
/** Code between as many backquotes as the text needs. */
function code(value) {
    const line = String(value ?? '')
        .replace(/\s+/g, ' ')
        .trim();
    const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map(run => run.length));
    const fence = '`'.repeat(longest + 1);
    const space = longest > 0 ? ' ' : '';
    return `${fence}${space}${line}${space}${fence}`;
}

// EXTERNAL MODULE: ./build/drift/index.js + 61 modules
var drift = __webpack_require__(29927);
// EXTERNAL MODULE: ./build/findings/user-error.js
var user_error = __webpack_require__(70787);
// EXTERNAL MODULE: ./build/repository/repository.js
var repository_repository = __webpack_require__(83929);
// EXTERNAL MODULE: ./build/run/configuration.js
var configuration = __webpack_require__(97964);
// EXTERNAL MODULE: ./build/commands/check-reference.js + 14 modules
var check_reference = __webpack_require__(2280);
;// CONCATENATED MODULE: ./build/commands/bump.js











const BUMPS = ['major', 'minor', 'patch'];
/**
 * Raises `versao` wherever it is declared, and writes the section of the changelog, in the tongue of the language: all of it,
 * or nothing. What is written is read again before, so that the build has the new version.
 *
 * @throws {UserError} where there is nothing to count from, the level is too low, or a version cannot be written.
 */
async function bump(options) {
    const { repo, today } = options;
    const result = await sinceLastRelease(options);
    const repository = (0,repository_repository/* openRepository */.h_)(repo);
    const loaded = loadedConfig(options, repository);
    const scheme = new drift/* VersionScheme */.YF(loaded.config.check?.versions);
    const { level, after } = target(options.level, result, scheme);
    const before = result.head.versao;
    const files = await (0,raised_version/* raisedVersion */.V)({ loaded, repository }, before, after, scheme);
    const log = (0,external_node_path_.join)(repo, options.changelog);
    if ((0,external_node_fs_.existsSync)(log) && !(0,external_node_fs_.statSync)(log).isFile())
        throw new user_error/* UserError */.y(`${options.changelog} is no file.`, 'Name the changelog with --changelog.');
    const text = (0,external_node_fs_.existsSync)(log) ? (0,external_node_fs_.readFileSync)(log, 'utf8') : '';
    if (!hasSection(text, after))
        files.set(options.changelog, withSection(text, after, today, releaseNotes(result.changes, loaded.config.idioma ?? 'pt')));
    writeAll(repo, files);
    return {
        since: { name: result.base.name, versao: result.base.versao ?? '' },
        before,
        after,
        level,
        files: [...files.keys()],
        tagMessage: tagMessage(result, after),
    };
}
/** What changed since the last release; since the base where there is none. */
async function sinceLastRelease(options) {
    const found = await (0,check_reference/* check */.z)({ ...options, sinceRelease: options.base === undefined });
    if (found.base.versao === null)
        throw new user_error/* UserError */.y(`There is nothing to count from: ${found.base.name} has no reference that can be built.`, 'Name the release to count from: --base v1.4.0.');
    if (found.release === null)
        return found;
    const { name } = found.release;
    const result = await (0,check_reference/* check */.z)({ ...options, base: `refs/tags/${name}`, exactBase: true });
    return { ...result, base: { ...result.base, name } };
}
function loadedConfig(options, repository) {
    const config = (0,open_side/* configIn */.k$)(options);
    return typeof config === 'string' ? (0,configuration/* checkedConfig */.WW)(repository.read(config), config) : config;
}
/** The version that is due. One that is raised already stays. */
function target(asked, { base, head, requiredBump }, scheme) {
    const [old, now] = [scheme.parse(base.versao ?? ''), scheme.parse(head.versao)];
    if (!old || !now)
        throw new user_error/* UserError */.y(`${old ? head.versao : base.versao} is no version that can be counted.`, 'Say how versions are written: check.versions in refdata.yml.');
    const level = asked ?? requiredBump;
    if (asked !== undefined && requiredBump !== 'none' && BUMPS.indexOf(asked) > BUMPS.indexOf(requiredBump))
        throw new user_error/* UserError */.y(`The changes since ${base.name} are ${requiredBump}, and ${asked} says less.`, `Raise it by more: refdata bump ${requiredBump}.`);
    if (level === 'none') {
        if ((scheme.compare(now, old) ?? 0) > 0)
            return { level, after: head.versao };
        throw new user_error/* UserError */.y(`Nothing changed since ${base.name} that asks for another version than ${head.versao}.`, 'Name a level to raise it anyway: refdata bump patch.');
    }
    const raised = scheme.raised(old, level);
    const next = raised === undefined ? undefined : scheme.parse(raised);
    if (raised === undefined || !next)
        throw new user_error/* UserError */.y(`Nobody can tell what comes after ${old.text}.`, 'Write the next version by hand.');
    return { level, after: (scheme.compare(now, next) ?? -1) >= 0 ? head.versao : raised };
}
/** All files, or none: each is written beside its place first, and what was there is put back when one cannot be moved. */
function writeAll(repo, files) {
    const moves = [...files].map(([path, text]) => {
        const file = (0,external_node_path_.join)(repo, path);
        return { file, text, beside: `${file}.refdata-new`, old: (0,external_node_fs_.existsSync)(file) ? (0,external_node_fs_.readFileSync)(file) : null };
    });
    const written = [];
    const done = [];
    try {
        for (const move of moves) {
            (0,external_node_fs_.writeFileSync)(move.beside, move.text, {
                flag: 'wx',
                ...(move.old !== null && { mode: (0,external_node_fs_.statSync)(move.file).mode }),
            });
            written.push(move);
        }
        for (const move of moves) {
            (0,external_node_fs_.renameSync)(move.beside, move.file);
            done.push(move);
        }
    }
    catch (cause) {
        for (const { beside } of written)
            (0,external_node_fs_.rmSync)(beside, { force: true });
        for (const { file, old } of done)
            old === null ? (0,external_node_fs_.rmSync)(file, { force: true }) : (0,external_node_fs_.writeFileSync)(file, old);
        throw new user_error/* UserError */.y(`Nothing was written: ${cause.message}.`, 'Let the files be written, and try again.', { cause });
    }
}
function tagMessage({ nome, base, counts, changes }, after) {
    const what = (0,drift/* countChanges */.xS)(counts) || 'no changes';
    const breaking = changes.filter(({ level }) => level === 'major').map(({ message }) => `- ${message}`);
    return [
        `${nome} ${after}`,
        '',
        `Since ${base.name}: ${what}.`,
        ...(breaking.length > 0 ? ['', ...breaking] : []),
        '',
    ].join('\n');
}

// EXTERNAL MODULE: ./build/text/visible.js
var visible = __webpack_require__(14252);
// EXTERNAL MODULE: ./build/cli/progress.js
var cli_progress = __webpack_require__(20902);
// EXTERNAL MODULE: ./build/cli/run-options.js
var run_options = __webpack_require__(53483);
;// CONCATENATED MODULE: ./build/cli/bump.js





/** `refdata bump [level]`. */
async function runBump(level, options) {
    const wanted = BUMPS.find(each => each === level);
    if (level !== undefined && wanted === undefined)
        throw new user_error/* UserError */.y(`The level is "${level}".`, `Write one of ${BUMPS.join(', ')}, or leave it out.`);
    const progress = await (0,cli_progress/* startProgress */.o)(options.json ?? false);
    const result = await bump({
        ...(0,run_options/* runOptions */.K)(options, progress.step),
        base: options.base,
        changelog: options.changelog,
        level: wanted,
        today: new Date().toISOString().slice(0, 10),
    }).finally(progress.stop);
    if (options.json) {
        process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
        return;
    }
    const { before, after, files, tagMessage } = result;
    const what = before === after ? `versao is ${after} already` : `versao: ${before} → ${after}`;
    const wrote = files.length === 0 ? 'nothing to write' : files.join(', ');
    process.stdout.write((0,visible/* visible */.R)(`${what} (${wrote})\n\nThe message of the tag:\n\n${tagMessage}`));
}


/***/ }),

/***/ 20902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ startProgress)
/* harmony export */ });
/** Shows what is being done, on a terminal only: elsewhere progress is noise. Call `stop` before printing anything else. */
async function startProgress(quiet) {
    if (quiet || !process.stderr.isTTY)
        return { step: () => { }, stop: () => { } };
    const { default: spinner } = await __webpack_require__.e(/* import() */ 6540).then(__webpack_require__.bind(__webpack_require__, 36540));
    const running = spinner({ stream: process.stderr }).start('starting');
    return {
        step: part => {
            running.text = part;
        },
        stop: () => running.stop(),
    };
}


/***/ }),

/***/ 53483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ runOptions),
/* harmony export */   d: () => (/* binding */ whereOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _github_fork_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49496);
/* harmony import */ var _run_configuration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97964);
/* harmony import */ var _code_frame_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68876);




/** What they say of a run. */
function runOptions({ repo, config, allowCommands = false, cache }, progress) {
    // From a folder inside of a repository it is that repository which is meant, as git has it.
    const root = repo === '.' && config === undefined ? upwards() : repo;
    (0,_code_frame_js__WEBPACK_IMPORTED_MODULE_3__/* .framesFrom */ .$o)(root);
    return {
        repo: root,
        // From where the command is run, as paths on a command line are; else the repository's own.
        config: config === undefined ? 'refdata.yml' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(config),
        commands: (0,_github_fork_js__WEBPACK_IMPORTED_MODULE_1__/* .commandPermission */ .X)(allowCommands, process.env),
        cache,
        progress,
    };
}
/** What another command takes to be about the same repository: `--repo ../lume`; empty for the folder that it is run in. */
function whereOf({ repo, config }) {
    return [
        ...(repo === '.' ? [] : [`--repo ${quoted(repo)}`]),
        ...(config === undefined ? [] : [`--config ${quoted(config)}`]),
    ].join(' ');
}
/** A path as a shell takes it. */
function quoted(path) {
    return /^[\w./:@%+=-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
function upwards() {
    const folder = (0,_run_configuration_js__WEBPACK_IMPORTED_MODULE_2__/* .folderWithConfig */ .PW)(process.cwd());
    return folder === undefined ? '.' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(process.cwd(), folder) || '.';
}


/***/ }),

/***/ 49496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ commandPermission)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _git_fork_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19935);


/** Whether commands may be run, for a process that may be part of a job of GitHub Actions. */
function commandPermission(isSwitchedOn, env) {
    if (!isSwitchedOn)
        return 'off';
    if (!env.GITHUB_EVENT_PATH)
        return env.GITHUB_ACTIONS === 'true' ? 'fork' : 'allowed';
    try {
        return (0,_git_fork_js__WEBPACK_IMPORTED_MODULE_1__/* .isFromFork */ .t)(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(env.GITHUB_EVENT_PATH, 'utf8'))) ? 'fork' : 'allowed';
    }
    catch {
        // Not knowing is no reason to trust.
        return 'fork';
    }
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
