export const id = 5629;
export const ids = [5629];
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

 45772:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   r: () => (  changelog)
 });
 var _drift_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6227);
 var _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14605);
 var _text_said_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54157);



const SECTIONS = [
    ['major', $said('Breaking changes')],
    ['minor', (0,_text_said_js__WEBPACK_IMPORTED_MODULE_1__  .Vm)($said('New'))],
    ['patch', (0,_text_said_js__WEBPACK_IMPORTED_MODULE_1__  .Vm)($said('Corrections'))],
    ['info', $said('To learn from')],
];
function changelog({ nome, head, base, changes, verdict }) {
    const title = `## ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__  .FV)(`${nome} ${head.versao}`)}\n`;
    if (verdict === 'first')
        return $said`${title}\nThe first version with a reference.\n`;
    if (changes.length === 0)
        return $said`${title}\nNo changes since ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__  .FV)(base.versao ?? base.name)}.\n`;
    const order = new Map(_drift_index_js__WEBPACK_IMPORTED_MODULE_0__  .Y0.flatMap(({ rules }) => rules).map(({ id }, i) => [id, i]));
    const sections = SECTIONS.flatMap(([level, heading]) => {
        const own = changes.filter(change => change.level === level);
        if (own.length === 0)
            return [];
        own.sort((a, b) => (order.get(a.rule) ?? 0) - (order.get(b.rule) ?? 0));
        const lines = own.map(change => `- ${(0,_drift_index_js__WEBPACK_IMPORTED_MODULE_0__  .$N)(change, { plain: text => text, value: inlineCode })}\n`);
        return [`\n### ${heading}\n\n${lines.join('')}`];
    });
    return title + sections.join('');
}
function inlineCode(value) {
    const line = (0,_drift_index_js__WEBPACK_IMPORTED_MODULE_0__  .qZ)(value).replace(/\s+/g, ' ');
    if (line.trim() === '')
        return (0,_text_said_js__WEBPACK_IMPORTED_MODULE_1__  .Vm)($said('(nothing)'));
    const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map(run => run.length));
    const fence = '`'.repeat(longest + 1);
    const space = longest > 0 ? ' ' : '';
    return `${fence}${space}${line}${space}${fence}`;
}


 }),

 83314:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  I: () => (  checkPage)
});

var external_node_crypto_ = __webpack_require__(77598);
var drift = __webpack_require__(6227);
var change_level = __webpack_require__(83152);
var finding = __webpack_require__(9314);
var report = __webpack_require__(78429);
var html = __webpack_require__(96223);
var said = __webpack_require__(54157);
var evidence_line = __webpack_require__(4096);
; 
const STYLE = `:root{color-scheme:light dark;--line:#8884;--major:#b3261e;--minor:#7a5a00;--patch:#00639b;--info:#666}
@media(prefers-color-scheme:dark){:root{--major:#ff897d;--minor:#e6c35c;--patch:#7fcfff;--info:#aaa}}
body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;padding:1rem;max-width:75rem}
h1{font-size:1.4rem}h2{font-size:1.1rem}
code{font-family:ui-monospace,monospace;font-size:.9em;overflow-wrap:anywhere}
form{position:sticky;top:0;background:Canvas;border-block:1px solid var(--line);padding:.5rem 0;display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center}
form[hidden]{display:none}input[type=search],select{font:inherit;max-width:18rem}
ul{list-style:none;padding:0}li.topic{border-inline-start:4px solid;padding:.25rem .75rem;margin:.5rem 0}
li.topic ul{padding-inline-start:1.5rem}li[hidden]{display:none}
.major{border-color:var(--major)}.minor{border-color:var(--minor)}.patch{border-color:var(--patch)}.info{border-color:var(--info)}
.level{font-weight:600;font-size:.8rem;text-transform:uppercase}.major>.level,summary .major{color:var(--major)}.minor>.level{color:var(--minor)}.patch>.level{color:var(--patch)}
.where{opacity:.8;font-size:.9em}summary{cursor:pointer}`;
const SCRIPT = `const form=document.querySelector('form');
const topics=[...document.querySelectorAll('li.topic')];
const shown=document.querySelector('output');
const words=new Map(topics.map(topic=>[topic,topic.textContent.toLowerCase()]));
function filter(){
  const data=new FormData(form);
  const levels=new Set(data.getAll('level'));
  const rule=data.get('rule'),owner=data.get('owner');
  const parts=data.get('words').toLowerCase().split(/\\s+/).filter(Boolean);
  let changes=0;
  for(const topic of topics){
    const fits=levels.has(topic.dataset.level)&&(!owner||topic.dataset.owners.split('\\n').includes(owner))
      &&(!rule||topic.dataset.rules.split(' ').includes(rule))&&parts.every(part=>words.get(topic).includes(part));
    topic.hidden=!fits;
    if(fits)changes+=Number(topic.dataset.count);
  }
  shown.value=changes+' of '+form.dataset.count+' changes';
}
form.hidden=false;
form.addEventListener('input',filter);
form.addEventListener('submit',event=>event.preventDefault());
filter();`;

var rules_page = __webpack_require__(52721);
var report_topics = __webpack_require__(98884);
var verdict_line = __webpack_require__(60538);
; 












function checkPage(result) {
    const topics = (0,report_topics .eU)(result);
    const evidence = (0,evidence_line .$)(result.evidence);
    const title = page_text(`${result.nome} ${result.head.versao}`.trim());
    const policy = `default-src 'none'; style-src '${hashOf(STYLE)}'; script-src '${hashOf(SCRIPT)}'; base-uri 'none'; form-action 'none'`;
    return $said`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${(0,html .qy)(policy)}">
<title>${title}: what changes</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${result.ok ? '✅' : '❌'} ${page_text((0,verdict_line .M)(result))}</h1>
<p>Compared with ${code(result.base.name)}. ${page_text((0,verdict_line .B)(result))}.</p>
${listOf($said('What is wrong'), (0,report .Np)(result.findings).map(findingItem))}
<h2>What changes</h2>
${filters(result.changes, topics)}
<ul>
${topics.map(topic => topicItem(topic, evidence)).join('\n')}
</ul>
${listOf($said('What cannot be told'), result.unknown.map(({ path, place }) => `<li>${code(path)}${where(place)}</li>`))}
${listOf($said('What is accepted'), result.excepted.map(change => `<li>${changeText(change)}</li>`))}
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
}
function hashOf(source) {
    return `sha256-${(0,external_node_crypto_.createHash)('sha256').update(source).digest('base64')}`;
}
function listOf(heading, items) {
    return items.length === 0 ? '' : `<h2>${heading}</h2>\n<ul>\n${items.join('\n')}\n</ul>`;
}
function findingItem({ rule, level, message, remedy, place }) {
    return `<li><span class="level">${finding .P4[level]}</span> ${page_text(`${message} ${remedy}`)} ${ruleLink(rule)}${where(place ?? null)}</li>`;
}
function filters(changes, topics) {
    const levels = change_level .v.map(level => `<label><input type="checkbox" name="level" value="${level}" checked> ${level} (${topics.filter(topic => topic.level === level).length})</label>`);
    return $said`<form hidden data-count="${changes.length}">
<label>Find <input type="search" name="words"></label>
${levels.join('\n')}
${choice('rule', changes.map(({ rule }) => rule))}
${choice('owner', changes.map(report_topics .bf))}
<output></output>
</form>`;
}
function choice(name, values) {
    const counts = new Map();
    for (const value of values)
        counts.set(value, (counts.get(value) ?? 0) + 1);
    const options = [...counts]
        .sort(([, a], [, b]) => b - a)
        .map(([value, count]) => `<option value="${(0,html .qy)(value)}">${page_text(value)} (${count})</option>`);
    return $said`<label>${name === 'rule' ? (0,said .Vm)($said('Rule')) : (0,said .Vm)($said('In'))} <select name="${name}"><option value="">all</option>${options.join('')}</select></label>`;
}
function topicItem({ level, cause, changes }, evidence) {
    const told = (change) => `${changeText(change)}${evidenceText(evidence.get(change.fingerprint))}`;
    const [first] = changes;
    const each = (part) => [...new Set(changes.map(part))];
    const rules = each(({ rule }) => rule).join(' ');
    const data = `data-level="${level}" data-count="${changes.length}" data-rules="${(0,html .qy)(rules)}" data-owners="${(0,html .qy)(each(report_topics .bf).join('\n'))}"`;
    const opening = `<li class="topic ${level}" ${data}><span class="level">${level}</span> `;
    if (cause === null)
        return `${opening}${told(first)}</li>`;
    const following = cause.kind === 'change' ? changes.slice(1) : changes;
    const message = cause.kind === 'change' ? told(first) : `${withCode(cause.message)}${where(cause.place)}`;
    const sure = new Map(cause.changes.map(({ fingerprint, confidence }) => [fingerprint, confidence]));
    const items = following.map(change => {
        const confidence = sure.get(change.fingerprint) ?? 1;
        const doubt = confidence === 1 ? '' : $said` <small>most likely, ${Math.round(confidence * 100)}%</small>`;
        return `<li>${told(change)}${doubt}</li>`;
    });
    return `${opening}${message}
<details><summary>${following.length} ${cause.kind === 'change' ? $said('more with this cause') : $said('changes')}</summary>
<ul>
${items.join('\n')}
</ul>
</details></li>`;
}
function changeText(change) {
    const sentence = (0,drift .$N)(change, { plain: page_text, value: value => code((0,drift .qZ)(value)) });
    return `${sentence} ${ruleLink(change.rule)}${where(change.place, change.side)}`;
}
function evidenceText(evidence) {
    if (evidence === undefined)
        return '';
    const { shortest } = evidence;
    const note = shortest === null
        ? ''
        : `<details><summary>${page_text(shortest.program)}</summary><pre translate="no">${page_text(shortest.text)}</pre></details>`;
    return `<div class="where">${withCode((0,evidence_line .O)(evidence))}</div>${note}`;
}
function ruleLink(rule) {
    const title = (0,drift .Vd)(rule)?.title;
    const hint = title === undefined ? '' : ` title="${(0,html .qy)(title)}"`;
    return `<a href="${rules_page .e}#${encodeURIComponent(rule)}"${hint}><code>${page_text(rule)}</code></a>`;
}
function where(place, side) {
    if (place === null)
        return '';
    return ` <span class="where">${code((0,finding .dE)(place))}${side === 'base' ? $said(' (base)') : ''}</span>`;
}
function withCode(message) {
    return message
        .split(/`([^`]+)`/)
        .map((part, i) => (i % 2 === 1 ? code(part) : page_text(part)))
        .join('');
}
function code(value) {
    return `<code translate="no">${page_text(value)}</code>`;
}
function page_text(value) {
    return (0,html .qy)(value);
}


 }),

 52721:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   e: () => (  RULES_PAGE)
 });
 var _runtime_generated_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10529);

const RULES_PAGE = `https://github.com/refdata/refdata-action/blob/v${_runtime_generated_version_js__WEBPACK_IMPORTED_MODULE_0__  .x}/docs/rules.md`;


 }),

 91842:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   o: () => (  startProgress)
 });
 var _text_said_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54157);

async function startProgress(quiet) {
    if (quiet || !process.stderr.isTTY)
        return { step: () => { }, stop: () => { } };
    const { default: spinner } = await __webpack_require__.e(  6540).then(__webpack_require__.bind(__webpack_require__, 36540));
    const running = spinner({ stream: process.stderr }).start((0,_text_said_js__WEBPACK_IMPORTED_MODULE_0__  .Vm)($said('starting')));
    return {
        step: part => {
            running.text = part;
        },
        stop: () => running.stop(),
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
