export const id = 7223;
export const ids = [7223];
export const modules = {

 86198:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $: () => (  patternMistake),
   z: () => (  check)
 });
 var zod$m0 = __webpack_require__(88343);
 var _extract_index_js$m1 = __webpack_require__(71723);
 var _findings_strict_object_js$m2 = __webpack_require__(47840);



const VERSION_FORMATS = ['usual', 'semver', 'pep440', 'calver'];
const BREAKING_PARTS = ['first', 'first-two', 'any', 'nothing'];
const RELEASE_POLICIES = ['every-pull-request', 'release-branch', 'tag'];
function patternMistake(pattern) {
	try {
		new RegExp(pattern, 'du');
		return undefined;
	}
	catch (cause) {
		return cause.message;
	}
}
const versions = (0,_findings_strict_object_js$m2  .O)({
	format: zod$m0  .k5n(VERSION_FORMATS)
		.optional()
		.meta({
		description: 'How versions are written and ordered: `usual` (numbers and dots, as languages write them; the default), `semver` (SemVer 2.0.0 to the letter), `pep440` (packages of Python) or `calver` (dates).',
		examples: ['pep440'],
	}),
	pattern: zod$m0  .YjP()
		.min(1)
		.superRefine((text, context) => {
		const mistake = patternMistake(text);
		if (mistake !== undefined)
			context.addIssue({ code: 'custom', message: $said`It is not a regular expression: ${mistake}.` });
	})
		.optional()
		.meta({
		description: 'In place of `format`, a regular expression: its groups are the numbers in their order, and one called `pre` makes it a pre-release.',
		examples: ['^r(?<major>\\d+)$'],
	}),
	breaks: zod$m0  .k5n(BREAKING_PARTS)
		.optional()
		.meta({
		description: 'Which raise says that programs can break: of the `first` number (the default), of the `first-two` (Lua 5.3 to 5.4), `any` (the default of `calver`), or `nothing`: versions say nothing about it.',
		examples: ['first-two'],
	}),
}).meta({ description: 'How the language counts its versions.' });
const check = (0,_findings_strict_object_js$m2  .O)({
	versao: zod$m0  .YOg(_extract_index_js$m1  .sP)
		.min(1)
		.optional()
		.meta({
		description: 'Other places where the version stands: `refdata check` demands that they agree.',
		examples: [[{ data: 'package.json#/version' }]],
	}),
	committed: zod$m0  .YjP()
		.min(1)
		.optional()
		.meta({
		description: 'The folder of generated files that are committed: `refdata check` demands that they are what the source gives.',
		examples: ['site'],
	}),
	versions: versions.optional(),
	release: zod$m0  .k5n(RELEASE_POLICIES)
		.optional()
		.meta({
		description: 'Where `versao` has to be raised for what changed since the last release: in `every-pull-request` (the default), on a `release-branch` only (release/…, release-…), or where a `tag` is built.',
		examples: ['release-branch'],
	}),
	published: zod$m0  .zMY()
		.optional()
		.meta({
		description: 'Whether the last release is looked for among what is published at `base_url`, too, and not among tags alone (default: true).',
		examples: [false],
	}),
	unknown: zod$m0  .Whr()
		.min(0)
		.optional()
		.meta({
		description: 'How many values may be ones of which nobody can tell whether they changed, because a side could not be read there. Without it, they are counted and let pass.',
		examples: [5],
	}),
}).meta({ description: 'refdata check: what has to agree with the source.' });


 }),

 13197:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  GW: () => (  MAX_CONFIG_BYTES),
  o4: () => (  parseConfig),
  Vi: () => (  parseFrameworks),
  EF: () => (  parseReading)
});

var dist = __webpack_require__(38815);
var schemas = __webpack_require__(88343);
var user_error = __webpack_require__(14343);
var said = __webpack_require__(54157);
var extract = __webpack_require__(71723);
var english_keys = __webpack_require__(51752);
var list_fields = __webpack_require__(605);
; 




const SHOWN_WORDS = 3;
const SHOWN_FIELDS = 2;
const SHOWN_LENGTH = 40;
function entriesForSources(data, placeOf) {
	return list_fields .Iu.flatMap(path => {
		const [value, ...around] = valuesAlong(data, path).reverse();
		if (around.some(outer => Array.isArray(outer)))
			return [];
		const items = Array.isArray(value) ? value : [value];
		if (items.length === 0 || !items.every(item => isEntry(item, path)))
			return [];
		const key = path.at(-1);
		return [
			{
				path,
				message: $said`${path.join('.')}: Here stand the entries themselves, and a source is asked for.`,
				remedy: $said`Put them behind \`value\`: ${key}: ${asSource(value, path)}.`,
				place: placeOf(Array.isArray(value) ? [...path, 0] : path),
				facts: {},
			},
		];
	});
}
function valuesAlong(data, path) {
	const found = [data];
	for (const key of path)
		found.push(found.at(-1)?.[key]);
	return found;
}
function isEntry(item, list) {
	if (typeof item === 'string')
		return item.trim() !== '' && !isFile(item);
	if (typeof item !== 'object' || item === null || Array.isArray(item))
		return false;
	const keys = Object.keys(item);
	if (keys.length === 0 || keys.some(key => OWN_KEYS.has(key)))
		return false;
	const fields = (0,list_fields .nD)(list) ?? [];
	if (keys.some(key => fields.includes(key) || (0,english_keys .x)(key, fields) !== undefined))
		return true;
	return Object.values(item).every(value => !isFile(value)) && !keys.some(key => /[: ]/.test(key));
}
const OWN_KEYS = new Set([...extract .EZ.map(({ name }) => name), ...extract .UT]);
function isFile(value) {
	return (typeof value === 'string' &&
		(/^\S*[^\s.]\.\w{1,10}(?:[#:]\S*)?$/.test(value) || (value.includes('/') && !/\s/.test(value))));
}
function asSource(value, list) {
	const fields = (0,list_fields .nD)(list) ?? [];
	const items = Array.isArray(value) ? value : [value];
	const [first] = items;
	if (typeof first === 'string') {
		const words = Array.isArray(value) || fields.length === 0 ? items : first.split(/[,\s]+/).filter(Boolean);
		const map = fields.length === 0 ? '' : $said`, map: ${(0,list_fields .cn)(list, 'list')}`;
		return $said`{ value: [${cut(words.map(flow), SHOWN_WORDS)}]${map} }`;
	}
	const keys = Object.keys(first);
	if (keys.some(key => fields.includes(key) || (0,english_keys .x)(key, fields) !== undefined))
		return $said`{ value: [${cut([entry(first)], 1)}${items.length > 1 ? ', …' : ''}] }`;
	return $said`{ value: ${entry(first)}, map: ${(0,list_fields .cn)(list, 'map')} }`;
}
function entry(item) {
	const fields = Object.entries(item).map(([key, value]) => `${flow(key)}: ${flow(value)}`);
	return `{ ${cut(fields, SHOWN_FIELDS)} }`;
}
function cut(texts, most) {
	return [...texts.slice(0, most), ...(texts.length > most ? ['…'] : [])].join(', ');
}
function flow(value) {
	const text = (0,dist .As)([value], { collectionStyle: 'flow', lineWidth: 0 }).trim().slice(1, -1).trim();
	return text.length > SHOWN_LENGTH || text.includes('\n') ? '…' : text;
}

var frameworks = __webpack_require__(32600);
; 
function mended(data, slips, placeOf) {
	const copy = structuredClone(data);
	const moved = slips.filter(({ from, to }) => {
		const [source, target] = [mapAt(copy, from.slice(0, -1)), mapAt(copy, to.slice(0, -1))];
		const [old, key] = [String(from.at(-1)), String(to.at(-1))];
		if (!source || !target || Object.hasOwn(target, key))
			return false;
		target[key] = source[old];
		delete source[old];
		return true;
	});
	return {
		data: copy,
		placeOf: path => {
			const slip = moved.find(({ to }) => to.every((key, i) => path[i] === key));
			return placeOf(slip ? [...slip.from, ...path.slice(slip.to.length)] : path);
		},
	};
}
function mapAt(data, path) {
	const found = path.reduce((value, key) => value?.[key], data);
	return typeof found === 'object' && found !== null ? found : undefined;
}

var config_mistakes = __webpack_require__(54358);
; 

function locate(document, path, file, lines) {
	let node = document.contents;
	let offset = offsetOf(node) ?? 0;
	for (const part of path) {
		if ((0,dist .Vj)(node))
			node = node.resolve(document);
		if ((0,dist .jh)(node)) {
			const pair = node.items.find(item => (0,dist .jn)(item.key) && String(item.key.value) === String(part));
			if ((0,dist .tO)(pair)) {
				offset = offsetOf(pair.key) ?? offset;
				node = pair.value;
				continue;
			}
		}
		const item = (0,dist .oP)(node) ? node.items[Number(part)] : undefined;
		if (item !== undefined) {
			node = item;
			offset = offsetOf(node) ?? offset;
		}
		else if (part !== 0)
			break;
	}
	const { line, col } = lines.linePos(offset);
	return { file, line, column: col };
}
function keysNamed(document, name, passedOn) {
	const found = [];
	const waiting = [{ node: document.contents, path: [] }];
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		const { node, path } = next;
		for (const [i, item] of (0,dist .oP)(node) ? node.items.entries() : [])
			waiting.push({ node: item, path: [...path, i] });
		if (!(0,dist .jh)(node))
			continue;
		for (const { key, value } of node.items) {
			const own = (0,dist .jn)(key) ? String(key.value) : '';
			if (own === name)
				found.push([...path, own]);
			if (own !== passedOn)
				waiting.push({ node: value, path: [...path, own] });
		}
	}
	return found;
}
function offsetOf(node) {
	return node?.range?.[0];
}

var remedies = __webpack_require__(49763);
var schema = __webpack_require__(24196);
; 











const MAX_CONFIG_BYTES = 1024 * 1024;
const MAX_YAML_ALIASES = 100;
const REMEDIES = {
	TAB_AS_INDENT: $said('Indent with spaces: YAML takes no tabs there. Most editors can turn the tabs of a file into spaces.'),
	BAD_INDENT: $said('Let this line begin in the same column as its neighbours, and what belongs below a key two columns further.'),
	BLOCK_IN_FLOW: $said('Inside of { … } and [ … ] lists are written as [a, b], without hyphens.'),
	MULTIPLE_ANCHORS: $said('Give it one name behind "&".'),
	MULTIPLE_DOCS: $said('Leave out the line "---": refdata.yml is one document.'),
	MULTILINE_IMPLICIT_KEY: $said('Put a colon and a blank behind the key ("nome: Lume"), or the text before it in quotes.'),
	BAD_ALIAS: $said('Define the name with "&" before it is used with "*"; a text that begins with "*" stands in quotes.'),
	BAD_SCALAR_START: $said('Put the text in quotes: in YAML none begins with "@", "%" or "`" without them.'),
	BAD_DQ_ESCAPE: $said('Write the text in single quotes: there a backslash is a backslash.'),
	UNEXPECTED_TOKEN: $said('A list begins on a line of its own, each entry with "- "; what follows a closing quote or bracket goes on a new line.'),
	TAG_RESOLVE_FAILED: $said('Leave out the tag, which begins with "!": refdata.yml holds texts, numbers, lists and maps alone.'),
	MISSING_CHAR: $said('Close what was opened: look for a quote, a bracket or a brace without its partner in this line or above.'),
};
const DEEPER_REMEDY = $said('Let this line and the one below begin in the same column: a key with a value of its own has nothing below it.');
const EMPTY_REMEDY = $said('Delete it, and let `refdata init` write a first one.');
const QUOTES_REMEDY = $said`Mend the YAML here. A text with ": ", " #", a bracket or a comma in it must stand in quotes, and so must such an expression: "value ? 'a' : 'b'".`;
function parseConfig(text, file) {
	const lines = new dist .HN();
	const document = parseYaml(text, file, lines);
	const data = toData(document, file, lines);
	if (data === null)
		throw invalid([{ message: $said('It is empty.'), place: { file, line: 1 }, remedy: EMPTY_REMEDY }], file);
	const placeOf = (path) => locate(document, path, file, lines);
	const hidden = keysNamed(document, '__proto__', 'value').map(path => ({
		message: $said('There is no key `__proto__` here.'),
		place: placeOf(path),
	}));
	const scalars = slipsInScalars(document, file, lines);
	const { config, mistakes } = checked(data, text, placeOf);
	const others = mistakes.filter(({ path = [] }) => !isInStrangeQuotes((0,config_mistakes .fK)(data, path)));
	const all = [...hidden, ...scalars, ...others].sort(({ place: a }, { place: b }) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
	if (config === undefined || all.length > 0)
		throw invalid(all, file);
	return { config, text, placeOf };
}
const MAX_MENDINGS = 5;
function checked(data, text, placeOf) {
	const result = schema .Qn.safeParse(data);
	if (result.success)
		return { config: result.data, mistakes: [] };
	const mistakes = new Map();
	const tell = (found) => {
		for (const mistake of found)
			mistakes.set(JSON.stringify([mistake.place, mistake.message]), mistake);
	};
	const guesses = new Set();
	let current = { data, placeOf };
	for (let round = 0; round < MAX_MENDINGS; round += 1) {
		const next = round === 0 ? result : schema .Qn.safeParse(current.data);
		const issues = next.success ? [] : next.error.issues;
		const entries = entriesForSources(current.data, current.placeOf);
		const inEntries = ({ path = [] }) => entries.some(entry => entry.path.every((key, i) => path[i] === key));
		const found = (0,config_mistakes .Kx)(issues
			.flatMap(issue => (0,config_mistakes .Jy)(issue, current.data, text, current.placeOf))
			.filter(each => !inEntries(each)));
		tell([...entries, ...found].filter(({ path = [] }) => !guesses.has(path.join('.'))));
		for (const { path = [], facts } of found)
			if (facts?.isGuess)
				guesses.add(path.join('.'));
		const slips = found.flatMap(({ path, facts }) => path && facts?.writtenAt ? [{ from: facts.writtenAt, to: path }] : []);
		if (slips.length === 0)
			break;
		current = mended(current.data, slips, current.placeOf);
	}
	return { config: undefined, mistakes: [...mistakes.values()] };
}
function isInStrangeQuotes(text) {
	return typeof text === 'string' && /^[“”„«‘].*[”“»’]$/.test(text);
}
function slipsInScalars(document, file, lines) {
	const mistakes = [];
	(0,dist .YR)(document, {
		Scalar: (_, { value, source = '', range, type }) => {
			if (!range)
				return;
			if (type === 'PLAIN' && isInStrangeQuotes(source)) {
				const { line, col } = lines.linePos(range[0]);
				mistakes.push({
					message: $said`YAML does not know the quotes of ${source}: they would be a part of it.`,
					place: { file, line, column: col },
					remedy: $said('Write straight quotes, " or \', or none.'),
				});
			}
			if (typeof value !== 'number')
				return;
			const isRounded = /^[-+]?(?:\d+|0x[\da-fA-F]+|0o[0-7]+)$/.test(source) && !Number.isSafeInteger(value);
			if (Number.isFinite(value) && !isRounded)
				return;
			const { line, col } = lines.linePos(range[0]);
			mistakes.push({
				message: Number.isFinite(value)
					? $said`${source} is beyond 2^53, where readers of JSON round.`
					: $said`JSON has no number ${source}.`,
				place: { file, line, column: col },
				remedy: $said('Put it in quotes: it is a text then.'),
			});
		},
	});
	return mistakes;
}
function parsePart(text, file, shape) {
	const lines = new dist .HN();
	const document = parseYaml(text, file, lines);
	const data = toData(document, file, lines);
	const given = typeof data === 'object' && data !== null ? data : {};
	const result = schemas ._H3(shape).safeParse(given);
	if (result.success)
		return { document, data: given, part: result.data };
	const placeOf = (path) => locate(document, path, file, lines);
	throw invalid((0,config_mistakes .Kx)(result.error.issues.flatMap(issue => (0,config_mistakes .Jy)(issue, data, text, placeOf))), file);
}
function parseFrameworks(text, file) {
	return parsePart(text, file, { frameworks: frameworks .I.optional() }).part.frameworks;
}
function parseReading(text, file) {
	const { grammars, languages, limits } = schema .Qn.shape;
	return parsePart(text, file, { grammars, languages, limits });
}
function parseYaml(text, file, lineCounter) {
	const nul = text.indexOf('\0');
	if (nul >= 0)
		throw invalid([nulAt(text, nul, file)], file);
	const document = bounded(file, () => (0,dist .Tp)(text, { lineCounter, customTags: [], merge: true }));
	const conflicts = document.errors.length > 0 ? conflictsIn(text, file) : [];
	if (conflicts.length > 0)
		throw invalid(conflicts, file);
	const reported = new Set();
	const mistakes = [];
	const tags = document.warnings.filter(({ code }) => code === 'TAG_RESOLVE_FAILED');
	for (const error of [...withoutYamlEchoes(document), ...tags]) {
		const [start] = error.linePos ?? [];
		const line = lineWithText(text, start?.line ?? 1);
		if (reported.has(line))
			continue;
		reported.add(line);
		const told = (error.message.split('\n')[0] ?? '')
			.replace(/ at line \d+.*$/, '')
			.replace(/; please use .*$/, '');
		if (told.includes('call stack'))
			throw tooDeep(file);
		const message = $said`This is not YAML: ${(0,said .ag)(told)}.`;
		const isUnclosed = error.code === 'BAD_INDENT' && /must be sufficiently indented and end with/.test(message);
		const isText = error.code === 'UNEXPECTED_TOKEN' && !told.includes('block-seq-ind');
		const isDeeper = error.code === 'BLOCK_AS_IMPLICIT_KEY' &&
			document.errors.some(({ code, pos }) => code === 'MULTILINE_IMPLICIT_KEY' && pos[0] === error.pos[0]);
		const isKey = told.includes('need to be followed by map values');
		const isShallower = isAfterEnd(error) && (start?.col ?? 1) < firstColumn(document, lineCounter);
		const remedy = isShallower
			? REMEDIES.BAD_INDENT
			: isDeeper
				? DEEPER_REMEDY
				: isUnclosed
					? REMEDIES.MISSING_CHAR
					: isKey
						? REMEDIES.MULTILINE_IMPLICIT_KEY
						: isText
							? undefined
							: error.code === 'DUPLICATE_KEY'
								? twice(document, error.pos[0], lineCounter)
								: REMEDIES[error.code];
		const opened = remedy === REMEDIES.MISSING_CHAR ? openedBefore(document, error.pos[0]) : undefined;
		const at = opened === undefined ? start : lineCounter.linePos(opened);
		const blank = strangeBlank(text, line);
		mistakes.push({
			message,
			place: at && at.line < line && opened === undefined
				? { file, line }
				: { file, line: at?.line ?? line, column: at?.col ?? 1 },
			remedy: blank ?? (isUnclosed && isCutOff(text, at?.line ?? line) ? remedies .A_ : remedy) ?? QUOTES_REMEDY,
		});
	}
	if (mistakes.length > 0)
		throw invalid(mistakes, file);
	const keys = keysThatAreMaps(document, file, lineCounter);
	if (keys.length > 0)
		throw invalid(keys, file);
	return document;
}
function lineWithText(text, line) {
	const lines = text.split('\n');
	const found = lines.findIndex((each, i) => i >= line - 1 && !/^\s*(?:#|$)/.test(each));
	return found < 0 ? line : found + 1;
}
const CONFLICT = /^<{7}(?= )/;
function conflictsIn(text, file) {
	return text.split('\n').flatMap((line, i) => CONFLICT.test(line)
		? [
			{
				message: $said('A conflict of a merge stands here: two versions of the same lines.'),
				place: { file, line: i + 1, column: 1 },
				remedy: $said('Keep what is right of both, and take out the lines that begin with "<<<<<<<", "=======" and ">>>>>>>".'),
			},
		]
		: []);
}
const SHIFTING = new Set(['BAD_INDENT', 'MULTILINE_IMPLICIT_KEY', 'BLOCK_AS_IMPLICIT_KEY']);
function withoutYamlEchoes(document) {
	const { errors } = document;
	const tab = errors.findIndex(({ code }) => code === 'TAB_AS_INDENT');
	const end = errors.findIndex(isAfterEnd);
	const shifted = new Set();
	return errors.filter((error, i) => {
		if ((tab >= 0 && i > tab) || (end >= 0 && i > end))
			return false;
		const around = collectionsAround(document, error.pos[0]);
		if (!SHIFTING.has(error.code))
			return true;
		const isEcho = error.code === 'BAD_INDENT' ? shifted.has(around[0]) : around.some(each => shifted.has(each));
		shifted.add(around[0]);
		return !isEcho;
	});
}
function isAfterEnd({ code, message }) {
	return (code === 'UNEXPECTED_TOKEN' && /^Unexpected (?:scalar at node end|\S+ token in YAML stream)/.test(message));
}
function collectionsAround(document, at) {
	const found = [document];
	(0,dist .YR)(document, {
		Collection(_, node) {
			const [from = 0, , to = 0] = node.range ?? [];
			if (from <= at && at < to)
				found.unshift(node);
		},
	});
	return found;
}
function firstColumn(document, lines) {
	const [start = 0] = document.contents?.range ?? [];
	return lines.linePos(start).col;
}
function openedBefore(document, end) {
	let opened;
	(0,dist .YR)(document, {
		Node(_, node) {
			const isOpen = ((0,dist .jn)(node) && /^QUOTE/.test(node.type ?? '')) || ((0,dist .P3)(node) && node.flow === true);
			const [from, to] = node.range ?? [];
			if (isOpen && from !== undefined && to !== undefined && from < end && to >= end)
				opened = from;
		},
	});
	return opened;
}
function isCutOff(text, line) {
	return /[\w.]\s#\/?\w[^#]*[}\]]/.test(text.split('\n')[line - 1] ?? '');
}
function strangeBlank(text, line) {
	const lines = text.split('\n').slice(Math.max(0, line - 2), line);
	return lines.some(each => remedies .sy.test(each)) ? remedies .QA : undefined;
}
function keysThatAreMaps(document, file, lines) {
	const mistakes = [];
	(0,dist .YR)(document, {
		Pair(_, { key }) {
			if (!(0,dist .P3)(key) || !key.range)
				return undefined;
			const { line, col } = lines.linePos(key.range[0]);
			mistakes.push({
				message: $said('A map or list stands where a key belongs.'),
				place: { file, line, column: col },
				remedy: $said('Put a text that begins with a brace or bracket in quotes; nothing is filled in here.'),
			});
			return dist .YR.SKIP;
		},
	});
	return mistakes;
}
function twice(document, start, lines) {
	let remedy;
	(0,dist .YR)(document, {
		Map(_, { items }) {
			const keys = items.map(({ key }) => key).filter(dist .jn);
			const second = keys.find(key => key.range?.[0] === start);
			const first = second && keys.find(({ value }) => value === second.value);
			if (!first?.range)
				return undefined;
			const { line } = lines.linePos(first.range[0]);
			remedy = $said`Keep one of the two: \`${String(first.value)}\` stands in line ${line} already, and only one of them would hold.`;
			return dist .YR.BREAK;
		},
	});
	return remedy;
}
function toData(document, file, lines) {
	try {
		return bounded(file, () => document.toJS({ maxAliasCount: MAX_YAML_ALIASES }));
	}
	catch (cause) {
		if (cause instanceof user_error .y)
			throw cause;
		const alias = unresolvedAlias(document);
		const at = alias?.range && lines.linePos(alias.range[0]);
		const mistake = {
			message: `${cause.message}.`,
			place: at ? { file, line: at.line, column: at.col } : { file, line: 1 },
			...(alias && { remedy: REMEDIES.BAD_ALIAS }),
		};
		throw invalid([mistake], file);
	}
}
function unresolvedAlias(document) {
	let found;
	(0,dist .YR)(document, {
		Alias: (_, alias) => {
			if (alias.resolve(document) !== undefined)
				return undefined;
			found = alias;
			return dist .YR.BREAK;
		},
	});
	return found;
}
function bounded(file, parse) {
	try {
		return parse();
	}
	catch (error) {
		if (error instanceof RangeError)
			throw tooDeep(file);
		throw error;
	}
}
function tooDeep(file) {
	return invalid([{ message: $said('It is nested too deeply.'), place: { file, line: 1 } }], file);
}
function nulAt(text, at, file) {
	return {
		message: $said('This is not YAML: it holds a character NUL.'),
		place: { file, line: text.slice(0, at).split('\n').length },
		remedy: $said('Take it out, or write the file anew: a program that was cut off leaves such characters behind.'),
	};
}
function invalid(mistakes, file) {
	const findings = mistakes.map(({ message, place, remedy = $said('See docs/configuration.md for every key.') }) => ({
		rule: 'config',
		level: 'error',
		message,
		remedy,
		place,
	}));
	const count = mistakes.length === 1 ? $said('a mistake') : $said`${mistakes.length} mistakes`;
	return new user_error .y($said`${file} has ${count}.`, $said('Correct it and try again.'), { findings });
}


 }),

 32600:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  I: () => (  frameworks)
});


var schemas = __webpack_require__(88343);
var strict_object = __webpack_require__(47840);
; 


const template = schemas .g1P(schemas .YjP().min(1), schemas .Pq9());
const names = schemas .YOg(schemas .YjP().min(1)).min(1);
const query = schemas .YjP().min(1);
const says = (0,strict_object .O)({
	calls: names.meta({
		description: 'What is called beside the type of a field, or in place of its default: `Field`.',
	}),
	default: schemas .YOg(schemas .KCZ([schemas .Whr().min(0), schemas .YjP().min(1)]))
		.min(1)
		.meta({ description: 'The argument that is the default; without one, the field has to be there.' }),
	made: schemas .YjP()
		.min(1)
		.optional()
		.meta({ description: 'The argument that makes a default, of which nothing is known.' }),
	left_out: schemas .YjP().min(1).optional().meta({
		description: 'The argument that says that no answer has it: `exclude`.',
	}),
	alias: (0,strict_object .O)({ request: names, response: names })
		.optional()
		.meta({ description: 'The arguments that are another name, the strongest first.' }),
	texts: names.optional().meta({
		description: 'What is called to make a default of a text, which it is in JSON: `Decimal("1.5")`.',
	}),
	keywords: schemas .g1P(schemas .YjP().min(1), schemas .YjP().min(1))
		.meta({ description: 'Keywords of JSON Schema by arguments; `*` for one that is a part of a schema.' }),
});
const models = (0,strict_object .O)({
	types: schemas .g1P(schemas .YjP().min(1), template).meta({
		description: 'JSON Schemas by names of types. `$0` and `$1` stand for what is in the brackets of a type, `$*` for all of it, `$#` for how many there are, `$values` for constants there. `Union` is a type of several, `tuple...` a `tuple` of any length.',
		examples: [{ int: { type: 'integer' }, list: { type: 'array', items: '$0' } }],
	}),
	answered: schemas .g1P(schemas .YjP().min(1), template)
		.optional()
		.meta({
		description: 'The same for types that are something else in answers than in requests.',
		examples: [{ Decimal: { type: 'string' } }],
	}),
	annotated: schemas .YjP()
		.min(1)
		.optional()
		.meta({ description: 'A type in brackets with what is said of it: `Annotated`.' }),
	skipped: names.optional().meta({ description: 'Types of what is no field: `ClassVar`.' }),
	optional: names.optional().meta({
		description: 'Types that say, around that of a field, that it may be missing: `NotRequired`.',
	}),
	partial: query.optional().meta({
		description: 'A query for models (`@model`) whose own fields may be missing: `TypedDict` with `total=False`.',
	}),
	extends: names
		.optional()
		.meta({ description: 'Classes of a library that make a model of what extends them.' }),
	marks: names.optional().meta({ description: 'Decorators that do: `@mark` of `marked`.' }),
	marked: query.optional().meta({ description: 'A query for what stands above a class: `@model`, `@mark`.' }),
	plain: names.optional().meta({ description: 'Classes of a library that say nothing of fields.' }),
	bases: query.optional().meta({ description: 'A query for what a class extends: `@model`, `@base`.' }),
	roots: names.optional().meta({
		description: 'Classes of a library of which a class takes over that stands for what is in their brackets.',
	}),
	generics: query.optional().meta({
		description: 'A query for the names that stand for types in a class, in their order: `@model`, `@name`.',
	}),
	fields: query.meta({
		description: 'A query for the fields of a class: `@model`, `@name`, `@type`, and `@default` where it has one.',
	}),
	documentation: query
		.optional()
		.meta({ description: 'A query for what documents a class inside of it: `@model`, `@text`.' }),
	enums: (0,strict_object .O)({ extends: names, members: query })
		.optional()
		.meta({ description: 'Classes whose members are the values that may be sent: `@model`, `@value`.' }),
	closed: query.optional().meta({ description: 'A query for models (`@model`) that take no other fields.' }),
	open: query.optional().meta({
		description: 'A query for models (`@model`) that take others, though what they take over from does not.',
	}),
	more: query.optional().meta({
		description: 'A query for what a model (`@model`) adds to its schema: `@more`, a constant mapping.',
	}),
	unclear: query.optional().meta({
		description: 'A query for models (`@model`) whose form only running the program tells: they are told, and not described.',
	}),
	says: says.optional(),
}).meta({
	description: 'How types say what the bodies and parameters of requests, and the bodies of answers, are.',
});

; 



const match = schemas .YjP().min(1).meta({
	description: 'A tree-sitter query. Its captures say what is what; those that begin with `_` are only compared.',
});
const argument = schemas .KCZ([schemas .Whr().min(0), schemas .YjP().min(1)]);
const argumentOf = (what) => schemas .KCZ([argument, schemas .YOg(argument).min(1)])
	.optional()
	.meta({
	description: `The argument of \`@call\` that is ${what}: its place, from 0, its name, \`.name\` for a field of an object that is one, or several of these.`,
});
const part = schemas .k5n(['query', 'header', 'cookie', 'body']);
const schema = schemas .g1P(schemas .YjP().min(1), schemas .Pq9());
const signature = (0,strict_object .O)({
	markers: schemas .g1P(schemas .YjP().min(1), schemas .k5n(['path', 'query', 'header', 'cookie', 'body', 'form', 'file', 'inner']))
		.meta({
		description: 'What says where a parameter comes from, by the name that is called; `inner` is a function with parameters of its own.',
	}),
	plain: schemas .YOg(schemas .YjP()).meta({ description: 'Types of parameters that ask for nothing.' }),
	files: schemas .YOg(schemas .YjP()).optional().meta({ description: 'Types of files.' }),
	credentials: schemas .g1P(schemas .YjP().min(1), (0,strict_object .O)({
		scheme: schema.meta({
			description: 'Its security scheme in OpenAPI; a text `$name` stands for the argument of that name.',
		}),
		arguments: schemas .g1P(schemas .YjP().min(1), argumentOf($said('what the scheme says so'))).optional(),
		usual: schema.optional().meta({ description: 'What arguments are that nobody gives.' }),
		called: argumentOf($said('its name')),
		must: argumentOf($said('whether nothing is answered without it: true, where it is not said')),
	}))
		.optional()
		.meta({ description: 'What asks who it is, by the name that makes it.' }),
	scopes: argumentOf($said('the list of what has to be allowed, where a marker is `inner`')),
	forms: schemas .g1P(schemas .YjP().min(1), schema)
		.optional()
		.meta({ description: 'Classes of the library whose fields come in a form, with their JSON Schemas.' }),
	refused: schemas .Whr()
		.min(400)
		.max(599)
		.optional()
		.meta({ description: 'What a request gets that does not fit.' }),
	refusal: schema.optional().meta({ description: 'The JSON Schema of that answer.' }),
	returns: schemas .zMY().optional().meta({
		description: 'Whether the type that a handler is declared to give back is that of its answers.',
	}),
}).meta({ description: 'How the parameters of a handler say what it asks of requests.' });
const handlers = (0,strict_object .O)({
	signature: signature.optional(),
	models: models.optional(),
	next: schemas .Whr().min(0).optional().meta({
		description: 'Which parameter of a handler hands a request on, from 0: a route whose last handler has it may be asked before another one.',
	}),
	leaves: schemas .YOg(schemas .YjP().min(1))
		.min(1)
		.optional()
		.meta({
		description: 'What that one is called with to hand a request on to what stands behind the whole route; anything else is an error.',
		examples: [['route', 'router']],
	}),
	quiet: schemas .YOg(schemas .YjP().min(1))
		.min(1)
		.optional()
		.meta({
		description: 'Members of the answer by which nothing is answered yet: a route whose handlers use no others, and hand on, is none.',
		examples: [['set', 'locals']],
	}),
	said_until: schemas .YjP()
		.length(1)
		.optional()
		.meta({
		description: 'What stands in the documentation of a handler before what no description says.',
		examples: ['\f'],
	}),
	statuses: schemas .g1P(schemas .YjP().min(1), schemas .Whr().min(200).max(599))
		.optional()
		.meta({ description: 'Usual statuses by the same names.' }),
	streams: (0,strict_object .O)({
		match,
		media: schemas .YjP().min(1).meta({ description: 'The media type of what they answer.' }),
	})
		.optional()
		.meta({
		description: 'What handlers have (`@call`) that answer piece by piece, where nothing else makes their answers.',
	}),
	media: schemas .g1P(schemas .YjP().min(1), schemas .YjP()).optional().meta({
		description: 'Media types by the names of what makes answers; `usual` without one, `none` for no body.',
	}),
	request: schemas .Whr()
		.min(0)
		.optional()
		.meta({ description: 'Which parameter of a handler is the request, from 0.' }),
	response: schemas .Whr().min(0).optional().meta({ description: 'Which one is the answer.' }),
	parameters: schemas .Whr()
		.min(1)
		.optional()
		.meta({ description: 'How many a handler has at most: one with more is something else.' }),
	answers: schemas .YOg((0,strict_object .O)({
		match,
		status: argumentOf($said('the status')),
		usual: schemas .Whr().min(200).max(599).optional().meta({ description: 'The status without one: 200.' }),
		media: schemas .YjP()
			.regex(/^(?:none|[\w*.+-]+\/[\w*.+-]+)$/, $said('Write a media type, `application/json`, or `none`.'))
			.optional()
			.meta({
			description: 'The media type; `none` for an answer without a body. `*/*` where it is not said.',
		}),
		schema: schema.optional().meta({ description: 'The JSON Schema of its body.' }),
	}))
		.optional()
		.meta({
		description: 'Calls in a handler that answer: `@call`, `@status`, and `@response` (or `@request`) for what has to be that parameter.',
	}),
	sets: schemas .YOg((0,strict_object .O)({ match, status: argumentOf($said('the status')) }))
		.optional()
		.meta({ description: 'Calls that set the status of what is answered behind them, in a chain or alone.' }),
	parts: (0,strict_object .O)({
		named: schemas .YOg((0,strict_object .O)({ match, in: part })).min(1),
		reads: schemas .YOg(match).min(1),
	})
		.optional()
		.meta({
		description: 'What gives a part of a request a name (`@name` of `@request`), and what reads of that name, which is `@part`, as in `reads`.',
	}),
	reads: schemas .YOg((0,strict_object .O)({
		match,
		in: part,
		name: argumentOf($said('the name of what is read')),
	}))
		.optional()
		.meta({
		description: 'What reads a part of a request: `@call`, `@name`, `@default`, and `@request` for that parameter.',
	}),
})
	.refine(({ signature, models }) => signature === undefined || models !== undefined, {
	error: $said('A `signature` needs `models`, which say what its types are.'),
	path: ['models'],
})
	.meta({ description: 'What in a handler says what it reads and answers.' });

; 



const path = (0,strict_object .O)({
	parameters: schemas .YOg(schemas .YjP().regex(/name/, $said('Write where the name stands: ":name", "{name:type}".')))
		.min(1)
		.meta({
		description: 'How a parameter is written: `name` is its name, `type` whatever is said of it.',
		examples: [[':name'], ['{name}', '{name:type}'], ['<name>', '<type:name>']],
	}),
	rest: schemas .YOg(schemas .YjP().min(1))
		.optional()
		.meta({
		description: 'How a parameter is written that takes all that is left, slashes too; without `name` it is called `resto`.',
		examples: [['*name'], ['<path:name>'], ['*']],
	}),
	optional: schemas .PVZ([schemas .YjP().length(1), schemas .YjP().length(1)])
		.optional()
		.meta({ description: 'What stands around a part that may be missing.', examples: [['{', '}']] }),
	escape: schemas .YjP()
		.length(1)
		.optional()
		.meta({
		description: 'What stands before a character that is meant as it is, and begins no parameter.',
		examples: ['\\'],
	}),
	final_slash: schemas .k5n(['kept', 'ignored', 'ignored-at-root']).optional().meta({
		description: 'Whether `/a/` is another path than `/a` (`kept`, the default), the same (`ignored`), or the same only where a part is mounted at `/a` and has the path `/` (`ignored-at-root`).',
	}),
	refused: schemas .YjP()
		.min(1)
		.optional()
		.meta({
		description: 'Characters that no path has as they are: a route with one of them is told, and not described.',
		examples: ['?+()[]!'],
	}),
	types: schemas .YOg(schemas .YjP().min(1))
		.min(1)
		.optional()
		.meta({
		description: 'The types that a parameter may have, where each has a name.',
		examples: [['int', 'str']],
	}),
	fails: schemas .YOg(schemas .k5n(['names', 'rest', 'slash', 'types', 'mounts', 'prefixes', 'empty', 'patterns']))
		.min(1)
		.optional()
		.meta({
		description: 'What a program fails by when it starts: a path that has two parameters of one name (`names`), something behind what takes all that is left (`rest`), or no slash at its beginning (`slash`), or a parameter of a type that is not among `types` (`types`); a second part at one path (`mounts`); a prefix of a part without a slash at its beginning, or with one at its end (`prefixes`); a route without a path and a prefix (`empty`); a pattern of a parameter that is no regular expression of RE2 (`patterns`).',
	}),
	methods: (0,strict_object .O)({
		known: schemas .YOg(schemas .YjP().min(1)).min(1),
		more: schemas .YjP().min(1).optional().meta({ description: 'A word that files have which make more known.' }),
	})
		.optional()
		.meta({
		description: 'The methods that a route may have: a program that registers another fails when it starts.',
	}),
	encoded: schemas .zMY().optional().meta({
		description: 'Whether paths are held against requests as they come, percent-encoded: one with another character is never asked for.',
	}),
	separated: schemas .zMY().optional().meta({
		description: 'Whether a slash stands between two parts of a path where neither of them has one.',
	}),
	first_slash: schemas .zMY().optional().meta({
		description: 'Whether a path without a slash at its beginning is never asked for: it gets one otherwise.',
	}),
	any_case: schemas .zMY().optional().meta({
		description: 'Whether `/A` is the same path as `/a`.',
	}),
	last_answers: schemas .zMY().optional().meta({
		description: 'Whether of several routes of the same method and path the last one answers: the first, where it is not said.',
	}),
	first_answers: schemas .zMY().optional().meta({
		description: 'Whether of several routes that a request fits the first one answers it, and never hands it on: one that an earlier route takes all requests of is told then.',
	}),
}).meta({ description: 'How the language of paths is written.' });
const described = {
	shown: argumentOf($said('whether descriptions have it: true, where it is not said')),
	deprecated: argumentOf($said('whether nobody should ask for it any more')),
	untold: schemas .YOg(schemas .YjP().min(1)).min(1).optional().meta({
		description: 'Arguments that say more of a description than is read: each that is given is told.',
	}),
};
const frameworks_text = (description) => schemas .YjP().min(1).optional().meta({ description });
const framework = (0,strict_object .O)({
	extensions: schemas .YOg(schemas .YjP().regex(/^\.\w+$/, $said('An extension begins with a dot: ".py".')))
		.min(1)
		.meta({ description: 'Extensions of the files that it is written in.', examples: [['.py']] }),
	mentions: schemas .YjP()
		.min(1)
		.optional()
		.meta({
		description: 'A word that each file has in which a server of it is made: it chooses among frameworks of one language.',
		examples: ['flask'],
	}),
	servers: schemas .g1P(schemas .YjP().min(1), (0,strict_object .O)({
		prefix: argumentOf($said('the prefix of all of its paths')),
		before: argumentOf($said('a list of what is asked before all of its routes')),
		statuses: argumentOf($said('a table of answers of all of its routes by their statuses')),
		media: argumentOf($said('what makes their answers, where they do not say it')),
		tags: argumentOf($said('the list of what they stand under')),
		title: argumentOf($said('the title of the API')),
		version: argumentOf($said('its version')),
		description: argumentOf($said('what it is')),
		part: schemas .zMY().optional().meta({ description: 'Whether it is served only where it is mounted.' }),
		gathers: schemas .YOg(schemas .YjP().min(1)).min(1).optional().meta({
			description: 'Words of files, in its folder and below, whose parts it has without mounting them: names of annotations.',
		}),
		routes: argumentOf($said('a list of routes: each that no other rule reads is told')),
		keeps_slash: argumentOf($said('whether `/a/` is another path than `/a` in it, where paths say otherwise')),
		keeps_case: argumentOf($said('whether `/A` is another path than `/a` in it, where paths say otherwise')),
		says: schemas .g1P(schemas .YjP().regex(/^(info\.)?[a-zA-Z]+$/), argument)
			.optional()
			.meta({
			description: 'Arguments that are parts of its OpenAPI document, constants as they are: by where they stand in it.',
			examples: [{ 'info.contact': 'contact', tags: 'openapi_tags' }],
		}),
		...described,
	}))
		.meta({
		description: 'What is called to make a server, or a part of one, by the last of its names.',
		examples: [{ Flask: {}, Blueprint: { prefix: 'url_prefix', part: true } }],
	}),
	blocks: schemas .YOg((0,strict_object .O)({
		match: match,
		prefix: argumentOf($said('the prefix of what stands in it')),
		server: schemas .YjP().min(1).optional().meta({
			description: 'Which of `servers` it is; without, it gives what stands in it a prefix alone.',
		}),
	}))
		.optional()
		.meta({
		description: 'Parts of the text that routes stand in which name no server: `@inside` is the block, function or class, `@call` the call or annotation that has the prefix, `@path` the prefix where it is no argument, `@name` what mounts call it.',
	}),
	routes: schemas .YOg((0,strict_object .O)({
		match: match,
		path: argumentOf($said('the path')),
		behind: schemas .YjP()
			.min(1)
			.optional()
			.meta({
			description: 'What stands behind that path, where a call declares several routes.',
			examples: ['/:id'],
		}),
		method: schemas .YjP().min(1).optional().meta({
			description: 'The method, where nothing else says it: `*` is any (the default), `?` what the call does not say.',
		}),
		methods: argumentOf($said('the list of methods, or the only one')),
		method_in_path: schemas .zMY().optional().meta({
			description: 'Whether the path may have a method and a space before it: `GET /a`.',
		}),
		words: schemas .YOg(schemas .YjP().min(1))
			.min(1)
			.optional()
			.meta({
			description: 'What the value of `@verb` has to be, an expression that says the method: `app[verb]("/a")`.',
			examples: [['get', 'post']],
		}),
		handlers: schemas .KCZ([argument, schemas .YOg(argument).min(1), schemas .euz('others')])
			.optional()
			.meta({
			description: 'The argument that is the handler; `others` for each behind the path. Without, what `@handler` finds.',
		}),
		name: argumentOf($said('its name, where that is not the name of its handler')),
		summary: argumentOf($said('its summary')),
		description: argumentOf($said('what more is said of it')),
		status: argumentOf($said('the status that it answers with')),
		means: argumentOf($said('what that answer means, in words')),
		usual: schemas .Whr().min(200).max(599).optional().meta({ description: 'The status without one.' }),
		statuses: argumentOf($said('a table of other answers by their statuses')),
		media: argumentOf($said('what makes its answers, of which `handlers.media` has the media type')),
		answer: argumentOf($said('the type of what it answers')),
		partial: schemas .YOg(argument).min(1).optional().meta({
			description: 'Arguments that leave something of it out: its form is not known then.',
		}),
		before: argumentOf($said('a list of what is asked before it, as markers of `handlers.signature`')),
		tags: argumentOf($said('the list of what it stands under')),
		id: argumentOf($said('the name by which generated clients call it')),
		more: argumentOf($said('a table of what its operation in OpenAPI has besides')),
		...described,
	}))
		.min(1)
		.meta({
		description: 'Calls and annotations that declare a route: `@on` is the server (without, it is the block around), `@call` the call whose arguments are meant, `@method` the method as it is written, `@path` the path where it is no argument. `@held` in place of `@on` is a name that stands for one of the methods in `words`.',
	}),
	unsaid: (0,strict_object .O)({
		title: frameworks_text($said('The title of the API.')),
		version: frameworks_text($said('Its version.')),
		description: schemas .YjP().optional().meta({ description: 'What it is; an empty text for nothing.' }),
		summary: frameworks_text($said('The summary of an operation: `{Name}` is the name of the route as words.')),
		id: frameworks_text($said('Its name for clients, of `{name}`, `{path}` and `{method}`.')),
		means: frameworks_text($said('What the answer means that a route has by itself.')),
		refusal: frameworks_text($said('What the answer to a request means that does not fit.')),
		tags: schemas .euz('none')
			.optional()
			.meta({ description: '`none`: an operation stands under what is said alone.' }),
	})
		.optional()
		.meta({
		description: 'What the framework itself writes into its descriptions where the program says nothing.',
		examples: [{ title: 'FastAPI', summary: '{Name}', tags: 'none' }],
	}),
	verbs: schemas .g1P(schemas .YjP().min(1), schemas .YjP().min(1))
		.optional()
		.meta({
		description: 'What words mean as methods, where they are not those of HTTP: `*` is any, `WS` a WebSocket.',
		examples: [{ all: '*' }],
	}),
	mounts: schemas .YOg((0,strict_object .O)({
		match: match,
		child: schemas .KCZ([argument, schemas .YOg(argument).min(1), schemas .euz('any')])
			.optional()
			.meta({
			description: 'The argument that is the part; `any` for each that is one. Without, what `@child` finds.',
		}),
		prefix: argumentOf($said('the prefix')),
		before: argumentOf($said('a list of what is asked before all routes of the part')),
		statuses: argumentOf($said('a table of answers of all of them by their statuses')),
		media: argumentOf($said('what makes their answers, where they do not say it')),
		tags: argumentOf($said('the list of what they stand under')),
		...described,
		replaces: schemas .zMY()
			.optional()
			.meta({ description: "Whether the prefix takes the place of the part's own." }),
	}))
		.optional()
		.meta({ description: 'Calls that put a part into a server: `@on`, `@call`.' }),
	environment: schemas .YOg(match)
		.optional()
		.meta({
		description: 'Expressions (`@read`) that read a variable of the environment. What is read of one is what stands in its place: `@fallback`, or what stands behind `??`, `||` or `or`.',
		examples: [['((attribute) @read (#eq? @read "settings.PREFIX"))']],
	}),
	unread: schemas .YOg(match).optional().meta({
		description: 'What changes a description, and is not read: each `@call` that is found is told; with `@on`, of that server. What adds routes or takes some away is `@routes`.',
	}),
	groups: schemas .YOg((0,strict_object .O)({ match: match, prefix: argumentOf($said('the prefix')) }))
		.optional()
		.meta({
		description: 'Functions that get a part of a server to declare its routes: `@on`, `@call`, and `@inside` the function with `@name`, its parameter; or `@function`, what names it.',
	}),
	passes: schemas .YOg((0,strict_object .O)({ match: match, prefix: argumentOf($said('a prefix')), path: argumentOf($said('the whole path of what follows')) }))
		.optional()
		.meta({
		description: 'Expressions (`@whole`) that stand for a server (`@on`): `app.route("/a")` before `.get(…)`.',
	}),
	listens: schemas .YOg((0,strict_object .O)({
		match: match,
		port: argumentOf($said('the port')),
		host: argumentOf($said('the host')),
		address: argumentOf($said('host and port in one text, such as `:8080`')),
	}))
		.optional()
		.meta({
		description: 'Calls that start a server: `@on`, `@call`. They say the address of the description.',
	}),
	around: schemas .YOg((0,strict_object .O)({
		match: match,
		prefix: argumentOf($said('the prefix of the paths that it is asked for')),
		params: argumentOf($said('the name, or a list of names, of which a route of the same server has to have one as a parameter')),
		lists: schemas .YOg(schemas .YjP().min(1)).optional().meta({
			description: 'The servers that take a list of names: a program that gives one to others fails when it starts.',
		}),
		parameters: schemas .Whr().min(1).optional().meta({
			description: 'How many parameters its functions have at most, where that is not as in `handlers`.',
		}),
		before: schemas .YOg(schemas .YjP().min(1)).min(1).optional().meta({
			description: 'Methods that no call of has to stand before it: a program that has one there fails when it starts.',
		}),
	}))
		.optional()
		.meta({ description: 'Calls that put functions before the routes behind them: `@on`, `@call`.' }),
	settings: schemas .YOg((0,strict_object .O)({
		match: match,
		prefix: argumentOf($said('the prefix of all of its paths')),
		called: schemas .YjP()
			.min(1)
			.optional()
			.meta({ description: 'What its first argument has to be.', examples: ['strict routing'] }),
		keeps_slash: schemas .KCZ([schemas .zMY(), argument]).optional().meta({
			description: 'Whether `/a/` is another path than `/a` from then on, or the argument that says it.',
		}),
		keeps_case: schemas .KCZ([schemas .zMY(), argument]).optional().meta({
			description: 'The same of `/A` and `/a`.',
		}),
	}))
		.optional()
		.meta({
		description: 'Calls that change how a server takes paths, as long as nothing is registered on it, or what stands before all of them: `@on`, `@call`.',
	}),
	handlers: handlers.optional(),
	methods: match.optional().meta({
		description: 'Methods that may give back a part, where they are found by their names alone: `@function`, `@name`, `@type`.',
	}),
	path,
}).meta({ description: 'How the servers of a framework declare their routes: docs/frameworks.md.' });
const frameworks = schemas .g1P(schemas .YjP().regex(/^[a-z][a-z0-9-]*$/, $said('A name is made of small letters, digits and hyphens.')), framework)
	.meta({
	description: 'Frameworks whose servers `refdata api` and its like read, by a name of your choice: docs/frameworks.md.',
});


 }),

 605:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Iu: () => (  LIST_PATHS),
   cn: () => (  mappingFor),
   nD: () => (  fieldsOfList),
   qm: () => (  listAround)
 });
 var _contract_generated_schemas_js$m0 = __webpack_require__(90733);

const LISTS = [
	['sintaxe.reservadas', 'sintaxe', 'reservadas'],
	['sintaxe.contextuais', 'sintaxe', 'contextuais'],
	['sintaxe.operadores', 'sintaxe', 'operadores'],
	['sintaxe.verbos_http', 'sintaxe', 'verbos_http'],
	['sintaxe.regras', 'sintaxe', 'regras'],
	['embutidas', 'embutidas', 'funcoes'],
	['modulos', 'modulos', 'modulos'],
	['comandos', 'comandos', 'grupos'],
	['erros', 'erros', 'codigos'],
];
const LIST_PATHS = LISTS.map(([list]) => list.split('.'));
function fieldsOfList(path) {
	const found = LISTS.find(([list]) => list === path.join('.'));
	if (!found)
		return undefined;
	const [, file, property] = found;
	const { properties } = JSON.parse(_contract_generated_schemas_js$m0  .a[file]);
	return Object.keys(properties?.[property]?.items?.properties ?? {}).filter(name => name !== 'total');
}
function listAround(path) {
	return LIST_PATHS.find(list => list.every((key, i) => path[i] === key));
}
function mappingFor(list, of) {
	const [name, text] = fieldsOfList(list) ?? [];
	if (name === undefined)
		return of === 'map' ? 'key' : 'value';
	if (of === 'list')
		return $said`{ ${name}: value }`;
	return text === undefined ? $said`{ ${name}: key }` : $said`{ ${name}: key, ${text}: value }`;
}


 }),

 12100:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   g: () => (  remedyForLocator),
   p: () => (  sourceOfFile)
 });
const DATA = /\.(?:json|jsonc|jsonl|ndjson|ya?ml|toml|csv|tsv)$/i;
const PAGE = /\.(?:md|markdown)$/i;
const FILE = /^[^\s#]*[^\s#/.]\.\w{1,10}$/;
const IMPORTED = /^\w+(?:\.\w+){2,}$/;
function sourceOfFile(text) {
	const hash = text.indexOf('#');
	const path = hash < 0 ? text : text.slice(0, hash);
	const fragment = hash < 0 ? undefined : text.slice(hash + 1);
	if (!FILE.test(path) || IMPORTED.test(path))
		return undefined;
	if (PAGE.test(path))
		return { kind: 'markdown', at: text };
	if (DATA.test(path))
		return { kind: 'data', at: fragment === undefined ? path : `${path}#/${fragment.replace(/^\//, '')}` };
	return { kind: 'table', at: fragment === undefined ? `${path}#NAME` : text };
}
function remedyForLocator(kind, text) {
	const [, path, name] = /^([^#:\s]+\.\w+):([\p{L}_$][\w.$]*(?:\(\))?)$/u.exec(text) ?? [];
	if (kind === 'table' && path)
		return $said`Write "#" between file and name: \`table: ${path}#${name}\`.`;
	const [, file = text] = /^([^#:\s]+\.\w+):\d+$/.exec(text) ?? [];
	const meant = sourceOfFile(file);
	if (meant && meant.kind !== kind)
		return $said`What such a file holds is read by another kind: \`${meant.kind}: ${meant.at}\`.`;
	if (!meant || meant.at === text)
		return undefined;
	if (kind === 'data')
		return $said`Write \`data: ${meant.at}\`.`;
	return $said`Write behind "#" what the table is called in the file, whatever line it is in: \`table: ${file}#KEYWORDS\`. \`refdata extract ${file}\` shows what there is.`;
}


 }),

 54358:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Jy: () => (  mistakesOf),
   Kx: () => (  withoutEchoes),
   fK: () => (  valueAt)
 });
 var _extract_index_js$m0 = __webpack_require__(71723);
 var _findings_english_keys_js$m1 = __webpack_require__(51752);
 var _findings_strict_object_js$m2 = __webpack_require__(47840);
 var _http_address_js$m3 = __webpack_require__(73301);
 var _locators_js$m4 = __webpack_require__(12100);
 var _remedies_js$m5 = __webpack_require__(49763);
 var _schema_js$m6 = __webpack_require__(24196);
 var _schema_at_js$m7 = __webpack_require__(63344);








function withoutEchoes(mistakes) {
	const meant = mistakes.filter(({ facts }) => facts?.isMisspelt).map(({ path = [] }) => path.join('.'));
	const maps = mistakes.filter(({ facts }) => facts?.expected?.includes('object'));
	const asMaps = new Set(maps.map(({ path = [] }) => path.join('.')));
	const parents = meant.map(path => path.split('.').slice(0, -1).join('.'));
	const told = new Set();
	const empty = new Set();
	return mistakes.filter(({ path = [], facts = {} }) => {
		if (facts.inside && asMaps.has(facts.inside.join('.')))
			return false;
		if (facts.isMisspelt)
			return true;
		const own = path.join('.');
		if (empty.has(own))
			return false;
		if (facts.isEmpty)
			empty.add(own);
		if (typeof path.at(-1) === 'number' && (0,_remedies_js$m5  .TC)(facts)) {
			const list = path.slice(0, -1).join('.');
			if (told.has(list))
				return false;
			told.add(list);
		}
		return !meant.includes(own) && !(parents.includes(own) && facts.slip === 'no-kind');
	});
}
function mistakesOf(issue, data, text, placeOf) {
	return mistakesIn(issue, [], placeOf, data).map(mistake => {
		const { path, place, facts } = mistake;
		const remedy = (0,_remedies_js$m5  .wJ)(path, facts, valueAt(data, path), lineAt(text, place));
		return { ...mistake, ...(remedy && { remedy }) };
	});
}
function valueAt(data, path) {
	return path.reduce((value, key) => value?.[key], data);
}
function lineAt(text, { line }) {
	return text.split('\n')[(line ?? 1) - 1] ?? '';
}
function mistakesIn(issue, outer, placeOf, data) {
	const path = [...outer, ...issue.path];
	if (issue.code === 'invalid_union' && issue.errors.length > 0) {
		const likely = [...issue.errors].sort((a, b) => mismatch(a) - mismatch(b))[0];
		if (mismatch(likely) === 0)
			return likely.flatMap(inner => mistakesIn(inner, path, placeOf, data));
		const all = issue.errors.flat();
		const isMissing = all.every(inner => isAbsent(inner));
		const typed = all.filter(({ code }) => code === 'invalid_type');
		const must = $said`must be ${[...new Set((typed.length > 0 ? typed : all).map(expected))].join($said(' or '))}.`;
		const message = isMissing ? $said`${name(path)} is missing; it ${must}` : `${name(path)} ${must}`;
		return [{ path, message, place: placeOf(path), facts: { expected: all.flatMap(typesOf), isMissing } }];
	}
	if (issue.code === 'unrecognized_keys') {
		const sentences = issue.message.split('\n');
		return issue.keys.map((key, i) => {
			const writtenAt = [...path, key];
			const elsewhere = keyElsewhere(path, key) ?? kindMeant(path, key, data);
			const message = elsewhere?.message ?? sentences[i] ?? issue.message;
			const meant = (0,_findings_strict_object_js$m2  .L)(message);
			const meantAt = elsewhere?.path ?? (meant === undefined ? undefined : [...path, meant]);
			const isGuess = !elsewhere && meant !== undefined && (0,_findings_english_keys_js$m1  .x)(key, [meant]) === undefined;
			const inside = mapAround(path, key, data);
			const facts = { isMisspelt: meantAt !== undefined, isGuess, inside, ...(meantAt && { writtenAt }) };
			return { path: meantAt ?? path, message, place: placeOf(writtenAt), facts };
		});
	}
	if (issue.code === 'invalid_key')
		return issue.issues.map(({ message }) => ({
			path,
			message: `${name(path)}: ${message}`,
			place: placeOf(path),
			facts: {},
		}));
	return [
		{
			path,
			message: issue.code === 'custom' || issue.code === 'invalid_format'
				? `${name(path)}: ${issue.message}`
				: sentence(issue, path),
			place: placeOf(path),
			facts: {
				expected: typesOf(issue),
				isMissing: isAbsent(issue),
				isEmpty: issue.code === 'too_small' && issue.origin === 'string',
				slip: slipOf(issue),
				...(issue.code === 'invalid_value' && { choices: issue.values.map(String) }),
			},
		},
	];
}
const MAPS = [[], ['sintaxe'], ['conteudos'], ['limits']];
function keyElsewhere(path, key) {
	if (!MAPS.some(map => map.join('.') === path.join('.')))
		return undefined;
	if ((0,_findings_english_keys_js$m1  .x)(key, (0,_schema_at_js$m7  ._)(_schema_js$m6  .Qn, path)) !== undefined)
		return undefined;
	for (const map of MAPS) {
		const keys = (0,_schema_at_js$m7  ._)(_schema_js$m6  .Qn, map);
		const found = keys.includes(key) ? key : (0,_findings_english_keys_js$m1  .x)(key, keys);
		if (found === undefined)
			continue;
		const inside = map.length === 0 ? $said('in the first column') : $said`below \`${map.join('.')}\``;
		const message = found === key
			? $said`There is no key \`${key}\` here: it stands ${inside}.`
			: $said`There is no key \`${key}\` here: it is called \`${found}\`, and stands ${inside}.`;
		return { path: [...map, found], message };
	}
	return undefined;
}
function kindMeant(path, key, data) {
	const source = valueAt(data, path);
	if (typeof source !== 'object' || source === null)
		return undefined;
	if (_extract_index_js$m0  .EZ.some(({ name }) => Object.hasOwn(source, name)))
		return undefined;
	if (!(0,_schema_at_js$m7  ._)(_schema_js$m6  .Qn, path).includes('table'))
		return undefined;
	const value = source[key];
	const meant = typeof value === 'string' ? (0,_locators_js$m4  .p)(value)?.kind : undefined;
	if (meant === undefined)
		return undefined;
	return {
		path: [...path, meant],
		message: $said`There is no key \`${key}\` here; did you mean \`${meant}\`?`,
	};
}
function mapAround(path, key, data) {
	const source = valueAt(data, path);
	if (typeof source !== 'object' || source === null)
		return undefined;
	return _extract_index_js$m0  .EZ
		.filter(({ name }) => Object.hasOwn(source, name))
		.map(({ name }) => [...path, name])
		.find(map => (0,_schema_at_js$m7  ._)(_schema_js$m6  .Qn, map).includes(key));
}
function mismatch(issues) {
	return issues.some(issue => issue.code === 'invalid_type' && issue.path.length === 0) ? 1 : 0;
}
function sentence(issue, path) {
	if (issue.code === 'invalid_type') {
		return isAbsent(issue)
			? $said`${name(path)} is missing; it must be ${expected(issue)}.`
			: $said`${name(path)} must be ${expected(issue)}.`;
	}
	if (issue.code === 'invalid_value')
		return issue.values.length === 1
			? $said`${name(path)} must be ${String(issue.values[0])}.`
			: $said`${name(path)} must be one of ${issue.values.map(String).join(', ')}.`;
	if (issue.code === 'too_small' && issue.origin === 'string')
		return $said`${name(path)} must not be empty.`;
	if (issue.code === 'too_small' && /^(number|int)$/.test(issue.origin))
		return issue.inclusive
			? $said`${name(path)} must be at least ${String(issue.minimum)}.`
			: $said`${name(path)} must be more than ${String(issue.minimum)}.`;
	return `${name(path)}: ${issue.message}.`;
}
function isAbsent(issue) {
	return (issue.code === 'invalid_type' && issue.input === undefined && /received undefined/.test(issue.message));
}
function slipOf(issue) {
	if (issue.code === 'custom')
		return issue.params?.slip;
	if (issue.code !== 'invalid_format')
		return undefined;
	if (issue.pattern === String(_schema_js$m6  .au))
		return 'no-dot';
	if (issue.pattern === String(_http_address_js$m3  .V$))
		return 'address';
	return /^(?:table|data)$/.test(String(issue.path.at(-1))) ? 'locator' : undefined;
}
function typesOf(issue) {
	return issue.code === 'invalid_type' ? [issue.expected] : [];
}
function expected(issue) {
	if (issue.code !== 'invalid_type')
		return $said('something else');
	const words = {
		string: $said('a text'),
		object: $said('a map'),
		record: $said('a map'),
		array: $said('a list'),
		number: $said('a number'),
		int: $said('a whole number'),
		boolean: $said('true or false'),
	};
	return words[issue.expected] ?? issue.expected;
}
function name(path) {
	return path.length === 0
		? 'refdata.yml'
		: path.reduce((text, part) => typeof part === 'number' ? `${text}[${part}]` : text === '' ? part : `${text}.${part}`, '');
}


 }),

 49763:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   A_: () => (  CUT_OFF_REMEDY),
   QA: () => (  BLANK_REMEDY),
   TC: () => (  isOnlyMap),
   sy: () => (  STRANGE_BLANK),
   wJ: () => (  remedyFor)
 });
 var yaml$m0 = __webpack_require__(38815);
 var _extract_index_js$m1 = __webpack_require__(71723);
 var _http_address_js$m2 = __webpack_require__(73301);
 var _text_nearest_js$m3 = __webpack_require__(35112);
 var _list_fields_js$m4 = __webpack_require__(605);
 var _locators_js$m5 = __webpack_require__(12100);
 var _schema_js$m6 = __webpack_require__(24196);
 var _schema_at_js$m7 = __webpack_require__(63344);








const MAP = ['object', 'record'];
const LIST = ['array'];
const TEXT = ['string'];
const STRANGE_BLANK = /(?:^[ \t]*|:)[^\S \t\r\n]/;
const BLANK_REMEDY = $said('Write plain spaces: this line has others, such as a no-break space.');
function remedyFor(path, facts, value, line) {
	if (STRANGE_BLANK.test(line))
		return BLANK_REMEDY;
	if (facts.isMisspelt)
		return isBeside(path, facts)
			? $said('Write the key as it is called here; its value may stay as it is.')
			: $said('Move it there; its value may stay as it is.');
	if (path[0] === 'rules' && path.length === 2 && mayBe(facts, MAP)) {
		const level = levelMeant(value);
		if (level !== undefined)
			return $said`Write it as a map: { level: ${level} }.`;
	}
	if (facts.isEmpty && path.includes('map'))
		return $said('Take the field out: a text that is left out is published as empty.');
	if (mayBe(facts, TEXT) && typeof value === 'number')
		return $said`Put it in quotes: "${written(line, value)}".`;
	if (value === null)
		return forKeyAlone(path.at(-1)) ?? forNothing(path);
	if (facts.slip === 'no-dot')
		return $said`Write it with its dot: .${String(value).replace(/^[*.]+/, '')}.`;
	if (facts.isMissing && path.at(-1) === 'sha256')
		return $said('Write what `sha256sum` prints of the file: nothing but these very bytes is run.');
	if (path.length === 0 && Array.isArray(value))
		return $said('Write the keys in the first column, without "- " before them: nome: Lume.');
	if (path.length === 0 && typeof value === 'string')
		return $said('Write each key with a colon and a blank behind it, on a line of its own: nome: Lume.');
	if (facts.isMissing && path.length === 1 && path[0] === 'descricao')
		return $said('Write what the language is, in a sentence: `descricao: A small language for teaching.`');
	if (facts.isMissing && path.length === 1 && path[0] === 'sintaxe')
		return $said('Write `sintaxe:`, and below it `extensao: .x` to begin with.');
	if (typeof value === 'string' && isCutOff(value, line))
		return CUT_OFF_REMEDY;
	const example = typeof value === 'string' && isOnly(facts, MAP) ? exampleOf(path.at(-1)) : undefined;
	if (example !== undefined)
		return $said`Write it as a map: ${example}.`;
	const plain = plainMeant(path, facts, value);
	if (plain !== undefined)
		return plain;
	const source = typeof value === 'string' && mayBe(facts, MAP) ? forSource(path, facts, value) : undefined;
	if (source !== undefined)
		return source;
	if (facts.slip === 'no-kind')
		return forNoKind(path);
	if (facts.slip === 'locator' && typeof value === 'string')
		return (0,_locators_js$m5  .g)(path.at(-1) === 'data' ? 'data' : 'table', value) ?? forExample(path);
	if (facts.slip === 'address' && typeof value === 'string')
		return forAddress(value);
	if (facts.slip === 'place' && typeof value === 'string') {
		const meant = (0,_locators_js$m5  .p)(value);
		return (meant && $said`Say of what kind the source is: \`${String(path.at(-1))}: { ${meant.kind}: ${meant.at} }\`.`);
	}
	if (facts.slip === 'variable')
		return $said('Write the text itself, or name the place in a file that has it: { data: package.json#/version }.');
	if (facts.slip === 'expression' || facts.slip === 'unknown-function')
		return forExpression(facts.slip, value, line);
	if (typeof value === 'string' && value.includes('(?P<'))
		return $said('Write "(?<name>…)": in JavaScript a group with a name has no "P".');
	return facts.expected ? forExample(path) : undefined;
}
function isBeside(path, { writtenAt = [] }) {
	return path.slice(0, -1).join('.') === writtenAt.slice(0, -1).join('.');
}
function plainMeant(path, facts, value) {
	const key = String(path.at(-1));
	if (facts.choices?.length === 1)
		return /^(?:false|no|n[aã]o|off)$/i.test(String(value))
			? $said('Take the key out: without it that is so.')
			: $said`Write \`${key}: ${facts.choices[0]}\`, without quotes.`;
	if (facts.choices && (typeof value === 'string' || typeof value === 'boolean')) {
		const text = String(value).toLowerCase();
		const near = facts.choices.find(choice => text.startsWith(choice.toLowerCase())) ?? (0,_text_nearest_js$m3  .p)(text, facts.choices)[0];
		return near === undefined
			? $said`Write \`${key}: ${facts.choices[0]}\`, or another of these.`
			: $said`Write \`${key}: ${near}\`.`;
	}
	if (facts.isMissing)
		return undefined;
	if (mayBe(facts, ['boolean']) && /^(?:true|yes|sim|on)$/i.test(String(value)))
		return $said`Write \`${key}: true\`, without quotes.`;
	if (mayBe(facts, ['boolean']) && /^(?:false|no|n[aã]o|off)$/i.test(String(value)))
		return $said`Write \`${key}: false\`, without quotes.`;
	if (mayBe(facts, ['number', 'int']) && typeof value === 'string' && /^\d+$/.test(value))
		return $said`Write \`${key}: ${value}\`, without quotes.`;
	if (mayBe(facts, TEXT) && Array.isArray(value) && !mayBe(facts, LIST) && key !== 'map') {
		const [first] = value;
		if (typeof first === 'string' || typeof first === 'number')
			return value.length === 1
				? $said`Leave out the brackets or the hyphen: \`${key}: ${first}\`.`
				: $said`One is asked for, and here are ${value.length}: \`${key}: ${first}\`.`;
	}
	if (isOnly(facts, MAP) && Array.isArray(value) && value.every(item => typeof item === 'object'))
		return $said('Leave out the hyphens: the keys of a map stand below each other without them.');
	return undefined;
}
function forNothing(path) {
	const example = exampleFor(path);
	return example === undefined
		? $said('Nothing stands behind the key: write its value there, or take the key out.')
		: $said`Nothing stands behind the key: write its value there (\`${example}\`, say), or take the key out.`;
}
function forExample(path) {
	const example = exampleFor(path);
	return example && $said`Write it like this: \`${example}\`.`;
}
function exampleFor(path) {
	const named = [...path];
	while (typeof named.at(-1) === 'number')
		named.pop();
	const key = named.at(-1);
	if (key === undefined)
		return undefined;
	if ((0,_list_fields_js$m4  .nD)(named) !== undefined)
		return $said`${key}: { table: src/tokens.py#NAME, map: ${(0,_list_fields_js$m4  .cn)(named, 'map')} }`;
	const example = (0,_schema_at_js$m7  .E)(_schema_js$m6  .Qn, named);
	if (example === undefined)
		return named.length > 1 ? exampleFor(named.slice(0, -1)) : undefined;
	const text = (0,yaml$m0  .As)([example], { collectionStyle: 'flow', lineWidth: 0 }).trim().slice(1, -1).trim();
	return `${key}: ${text}`;
}
function forNoKind(path) {
	return path.at(-1) > 0
		? $said('Each hyphen begins a source of its own: leave out this one where its lines belong to the source above.')
		: $said('Say where its records come from, to begin with: `table: src/tokens.py#NAME`, `data: words.json` or `value: [ … ]`.');
}
function forAddress(value) {
	const whole = `https://${value.trim().replace(/^[a-z]*:?\/*/i, match => (/[:/]/.test(match) ? '' : match))}`;
	return _http_address_js$m2  .V$.test(whole) && URL.canParse(whole) && /\./.test(whole)
		? $said`Write it whole: ${whole}.`
		: $said('Write it whole: https://lume.example/docs.');
}
const CUT_OFF_REMEDY = $said('Leave out the blank before "#", or put all of it in quotes: in YAML " #" begins a comment.');
function isCutOff(value, line) {
	return [' ', '\t'].some(blank => line.includes(`${value}${blank}#`)) && /\s#[\w/]/.test(line);
}
function exampleOf(name) {
	const examples = _extract_index_js$m1  .EZ.find(kind => kind.name === name)?.schema.meta()?.examples;
	const example = Array.isArray(examples) ? examples[0] : undefined;
	if (typeof example !== 'object' || example === null)
		return undefined;
	return `${String(name)}: ${JSON.stringify(example)}`;
}
function levelMeant(value) {
	if (value === false)
		return 'off';
	return typeof value === 'string' ? ((0,_text_nearest_js$m3  .p)(value, _schema_js$m6  .A_)[0] ?? 'off') : undefined;
}
function forKeyAlone(key) {
	const [, name, value] = /^([\p{L}_]+)(?::|\s+)(\S.*)$/u.exec(String(key)) ?? [];
	return value && $said`Write a colon and a blank between key and value: \`${name}: ${value}\`.`;
}
function forSource(path, facts, value) {
	if (/^[\p{L}_]+:\S/u.test(value))
		return $said('Put a blank behind the colon: without one it is a part of a text.');
	if (mayBe(facts, ['number', 'int']) && /[*/]/.test(value))
		return $said`Say that files are counted: \`${String(path.at(-1))}: { count: ${value} }\`.`;
	const isInList = typeof path.at(-1) === 'number' && isOnly(facts, MAP);
	if (!isInList && !(mayBe(facts, LIST) && isOnly(facts, [...MAP, ...LIST])))
		return undefined;
	const list = (0,_list_fields_js$m4  .qm)(path);
	const meant = (0,_locators_js$m5  .p)(value);
	if (meant && path.includes('join'))
		return $said`Say of what kind the source is, and what to look for: { ${meant.kind}: ${meant.at}, on: palavra, map: { equivalente: value } }.`;
	if (meant)
		return $said`Say of what kind the source is, and which field is which: { ${meant.kind}: ${meant.at}, map: ${(0,_list_fields_js$m4  .cn)(list ?? [], 'map')} }.`;
	return $said`Say of what kind the source is: { value: [${value}, …], map: ${(0,_list_fields_js$m4  .cn)(list ?? [], 'list')} } for what stands here itself, { table: src/tokens.py#NAME, … } for a table.`;
}
function forExpression(slip, value, line) {
	const other = fromOtherLanguages(String(value));
	if (other !== undefined)
		return other;
	const isQuoted = [`"${value}`, `'${value}`].some(quoted => line.includes(quoted));
	if (isQuoted)
		return DOCUMENTATION;
	const isWhole = slip === 'unknown-function' && isBalanced(value);
	if (!isWhole && (/\s#/.test(line) || /\{.*[,[\]]/.test(line)))
		return $said('Put the expression in quotes: YAML ends it at " #", and inside of { … } at a comma or bracket.');
	return DOCUMENTATION;
}
function fromOtherLanguages(value) {
	const code = value.replace(/"[^"]*"|'[^']*'/g, "''");
	if (/[^=!<>]==[^=]|===/.test(code))
		return $said('JSONata compares with one sign: "key = \'se\'".');
	if (/=~|~=/.test(code))
		return $said('JSONata searches by a function: "$contains(key, /^s/)".');
	if (/&&|\|\|/.test(code))
		return $said('JSONata says `and` and `or`.');
	if (/^!|[\s(]!(?!=)|(?:^|[\s(])not\s/.test(code))
		return $said('JSONata says `$not(…)`.');
	if (/\bif\b.*\belse\b/.test(code))
		return $said("JSONata asks with signs: \"value ? 'a' : 'b'\".");
	if (/^[\p{L}]+(?:[\s,.;]+[\p{L}]+)+[.!?]?$/u.test(value) && !/ (?:and|or|in) /.test(value))
		return $said`A text that is the same for all records stands in quotes of its own: "'${value}'".`;
	return undefined;
}
function isOnlyMap(facts) {
	return isOnly(facts, MAP);
}
function mayBe({ expected = [], isMissing }, types) {
	return !isMissing && expected.some(type => types.includes(type));
}
function isOnly({ expected = [], isMissing }, types) {
	return !isMissing && expected.length > 0 && expected.every(type => types.includes(type));
}
function written(line, value) {
	const words = line.match(/(?<=[\s{[,])[-+]?[\w.]+(?=[\s,}\]]|$)/g) ?? [];
	return words.find(word => Number(word) === value) ?? String(value);
}
function isBalanced(value) {
	const signs = String(value);
	return ['()', '[]', '{}'].every(([open = '', close = '']) => signs.split(open).length === signs.split(close).length);
}
const DOCUMENTATION = $said('https://docs.jsonata.org tells how expressions are written.');


 }),

 63344:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   E: () => (  exampleAt),
   _: () => (  keysAt)
 });
function layers(schema) {
	const { type, innerType, in: input, options, getter } = schema._zod.def;
	const inner = type === 'lazy' ? getter?.() : (innerType ?? input);
	return [schema, ...(inner ? layers(inner) : []), ...(options ?? []).flatMap(layers)];
}
function below(schema, key) {
	return layers(schema).flatMap(layer => {
		const { shape, element, valueType } = layer._zod.def;
		const next = typeof key === 'number' ? element : (shape?.[key] ?? valueType);
		return next ? [next] : [];
	});
}
function exampleAt(schema, path) {
	const found = path.reduce((schemas, key) => schemas.flatMap(each => below(each, key)), [schema]);
	for (const layer of found.flatMap(layers)) {
		const { examples } = layer.meta?.() ?? {};
		if (Array.isArray(examples) && examples.length > 0)
			return examples[0];
	}
	return undefined;
}
function keysAt(schema, path) {
	const found = path.reduce((schemas, key) => schemas.flatMap(each => below(each, key)), [schema]);
	return found
		.flatMap(layers)
		.flatMap(layer => Object.keys(layer._zod.def.shape ?? {}));
}


 }),

 24196:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  au: () => (  BEGINS_WITH_DOT),
  A_: () => (  LEVELS),
  Qn: () => (  configSchema)
});

var schemas = __webpack_require__(88343);
var extract = __webpack_require__(71723);
var change_level = __webpack_require__(83152);
var strict_object = __webpack_require__(47840);
var http_address = __webpack_require__(73301);
var former_ids = __webpack_require__(47920);
var comparison = __webpack_require__(86198);
var frameworks = __webpack_require__(32600);
var lexico = __webpack_require__(53379);
; 




const texts = schemas .KCZ([schemas .YOg(lexico .eu), extract .Tj]);
const lexico_lexico = (0,strict_object .O)({
	...lexico .cW,
	palavras: schemas .g1P(schemas .YjP().regex(/^[a-z][a-z0-9-]*$/), texts)
		.optional()
		.meta({
		description: 'Groups of words, as texts: editors may colour each by itself. Reserved words of `sintaxe` that are in none are in the group `reservada`.',
		examples: [
			{ constante: ['verdadeiro', 'falso'], controle: { table: 'src/tokens.py#FLOW', map: 'key' } },
		],
	}),
	simbolos: texts.optional().meta({
		description: 'Symbols, each a token: texts. Unless given, the operators of `sintaxe` that are neither words nor rows for people.',
		examples: [['(', ')', '+', '+=']],
	}),
}).meta({
	description: 'api/lexico.json: how a program is cut into tokens, for editors. See docs/editors.md.',
});

var locators = __webpack_require__(12100);
; 


const of = (what) => extract .Tj.optional().meta({ description: `What ${what} are, by the program itself.` });
const prove = (0,strict_object .O)({
	sintaxe: (0,strict_object .O)({
		reservadas: of('reserved words'),
		contextuais: of('contextual words'),
		operadores: of('operators'),
		verbos_http: of('HTTP verbs'),
		regras: of('rules'),
	}).optional(),
	embutidas: of($said('the functions')),
	modulos: of($said('modules and their symbols')),
	comandos: of($said('groups and their commands')),
	erros: of('error codes'),
	conteudos: (0,strict_object .O)({ exercicios: of($said('the exercises of each folder')) }).optional(),
}).meta({
	description: 'refdata prove: for lists of the contract, the program that knows what they hold, as a source with the same steps. It prints entries of the contract, of which the fields that are there are compared, or names alone.',
	examples: [{ embutidas: { command: ['python3', 'tools/dump.py', 'functions'] } }],
});

; 


const registro_text = schemas .YjP().min(1);
const field = (description) => registro_text.optional().meta({ description });
const registro = (0,strict_object .O)({
	pacotes: schemas .KCZ([registro_text, schemas .YOg(registro_text).min(1)]).meta({
		description: 'Manifests of the packages, as globs; TOML, JSON or YAML.',
		examples: ['pacotes/*/forge.toml'],
	}),
	name: registro_text
		.optional()
		.meta({ description: 'Name of the registry; otherwise the name of the language in lower case.' }),
	map: (0,strict_object .O)({
		nome: field($said('Name of the package.')),
		versao: field($said('Its version.')),
		descricao: field($said('What it is for.')),
		licenca: field($said('Its licence.')),
		autores: field($said('Who wrote it: a text or a list of texts.')),
		tags: field($said('Keywords: a text or a list of texts.')),
		dependencias: field($said('Version ranges by package name.')),
		dataforge: field($said('Range of language versions that it needs.')),
		entrada: field($said('The file that programs load, relative to the manifest.')),
	})
		.optional()
		.meta({
		description: 'Where manifests have these fields, as JSONata expressions; otherwise as in forge.toml.',
		examples: [{ nome: 'name', versao: 'version', dependencias: 'dependencies' }],
	}),
	previous: schemas .KCZ([
		registro_text,
		(0,strict_object .O)({
			branch: registro_text.meta({ description: 'A branch of this repository, fetched.', examples: ['gh-pages'] }),
			folder: schemas .YjP()
				.optional()
				.meta({ description: 'Folder of the registry on it.', examples: ['registry'] }),
		}),
	])
		.optional()
		.meta({
		description: 'What is published already, which stays: an http(s) address, a folder of the repository, or a branch.',
		examples: ['https://lume.example', { branch: 'gh-pages' }],
	}),
	yanked: schemas .g1P(schemas .YjP(), schemas .KCZ([schemas .euz(true), schemas .YOg(registro_text).min(1)]))
		.optional()
		.meta({
		description: 'What is withdrawn: versions of a package, or `true` for all of it.',
		examples: [{ texto: ['1.0.1'], velho: true }],
	}),
	archived: schemas .YOg(registro_text)
		.optional()
		.meta({ description: 'Packages that stay published though the repository no longer has them.' }),
}).meta({ description: 'registry/: the package registry, an index and an archive for each version.' });

var repository_at = __webpack_require__(54569);
var other_repositories = __webpack_require__(52752);
; 



const repositories_name = schemas .YjP()
	.regex(other_repositories .Ni, $said('A repository has a name of two or more small letters, digits, "-" and "_", beginning with a letter.'));
const at = schemas .YjP()
	.min(1)
	.superRefine((text, context) => {
	const message = (0,repository_at .$)(text);
	if (message !== undefined)
		context.addIssue({ code: 'custom', message });
});
const repositories = schemas .g1P(repositories_name, at).meta({
	description: 'Repositories besides this one, by a name of your choice: `owner/name@ref`, or an address that `git clone` takes over https, with a branch, tag or commit behind "@". Where a source names a file, `name:` in front of its path says in which it is: `stdlib:src/**/*.gleam`. The action fetches each; the command line is told where it is, by `--repository name=folder`.',
	examples: [{ stdlib: 'gleam-lang/stdlib@v0.44.0' }],
});

; 

const glob = schemas .YjP().min(1);
const site = {
	site: schemas .k5n(['pages', 'data'])
		.optional()
		.meta({
		description: 'Whether pages for people and texts for bots are made of the data, too (`pages`, which is the default), or the data alone (`data`).',
		examples: ['data'],
	}),
	editores: schemas .zMY()
		.optional()
		.meta({
		description: 'Whether what `refdata editor` makes of `lexico` is published under `editor/`, too: true unless given.',
		examples: [false],
	}),
	idioma: schemas .k5n(['pt', 'en'])
		.optional()
		.meta({
		description: 'The tongue of the texts of the language, and so of the pages around them: pt unless given.',
		examples: ['en'],
	}),
	repositorio: schemas .YjP()
		.regex(/^https?:\/\/\S+$/, $said('An absolute address is needed, beginning with https:// or http://.'))
		.optional()
		.meta({
		description: 'Address of the repository on the web, for links to the line that defines a thing; or a pattern with {commit}, {arquivo} and {linha}.',
		examples: ['https://github.com/lume/lume', 'https://git.example/lume/blob/{commit}/{arquivo}#L{linha}'],
	}),
	programas: schemas .KCZ([glob, schemas .YOg(glob)])
		.optional()
		.meta({
		description: "Programs in the language, for examples: globs. Otherwise those that `conteudos` counts and that have the language's extension.",
		examples: [['exemplos/*.lm', 'biblioteca/*.lm']],
	}),
	enderecos: schemas .YjP()
		.min(1)
		.optional()
		.meta({
		description: 'File in the repository that records the address of each thing, so that none ever changes: `refdata addresses` writes it.',
		examples: ['enderecos.json'],
	}),
	mudancas: schemas .YjP()
		.min(1)
		.optional()
		.meta({
		description: 'File in the repository that records what each version changed, for the pages and a feed: `refdata changelog A..B --write` adds to it.',
		examples: ['mudancas.json'],
	}),
	docset: schemas .zMY()
		.optional()
		.meta({
		description: 'Whether the pages are published as a docset, too, for Dash, Zeal and other readers that need no network.',
		examples: [true],
	}),
};

; 














const literal = schemas .YjP()
	.min(1)
	.superRefine((text, context) => {
	const meant = (0,locators .p)(text);
	if (meant && text.includes('#'))
		context.addIssue({
			code: 'custom',
			message: $said`${text} would be published as it is, and has the look of a place in a file.`,
			params: { slip: 'place' },
		});
	const [variable] = /\$\{[^${}]*\}|\{\{[^{}]*\}\}|^\$\w+$/.exec(text) ?? [];
	if (variable !== undefined)
		context.addIssue({
			code: 'custom',
			message: $said`${variable} would be published as it is: nothing is filled in here.`,
			params: { slip: 'variable' },
		});
});
const scalar = schemas .KCZ([literal, extract .sP]);
const BEGINS_WITH_DOT = /^(?:\.|$)/;
const ADDRESS_NEEDED = $said('An absolute address is needed, beginning with https:// or http://, without query or "#".');
const absoluteUrl = schemas .YjP()
	.regex(http_address .V$, ADDRESS_NEEDED)
	.refine(address => !http_address .V$.test(address) || URL.canParse(address), ADDRESS_NEEDED);
const number = schemas .KCZ([schemas .Whr().min(0), extract .sP]);
const LEVELS = ['error', 'warning', 'notice', 'off', ...change_level .v];
const configSchema = (0,strict_object .O)({
	nome: literal.meta({ description: 'Name of the language.', examples: ['Lume'] }),
	descricao: schemas .YjP().min(1).meta({ description: 'What the data is, in a sentence.' }),
	documentacao: absoluteUrl.meta({
		description: 'Address of the documentation site; the pages of errors are below it.',
		examples: ['https://lume.example/docs'],
	}),
	base_url: absoluteUrl.optional().meta({
		description: 'Address at which the files will be published; told in the manifest and in reports.',
		examples: ['https://lume.example'],
	}),
	versao: scalar.meta({
		description: 'Version of the language and its data: a text, or the constant that holds it.',
		examples: ['1.2.0', { table: 'src/version.py#VERSION' }],
	}),
	sintaxe: (0,strict_object .O)({
		extensao: schemas .KCZ([schemas .YjP().min(1).regex(BEGINS_WITH_DOT, $said('An extension begins with a dot.')), extract .sP])
			.meta({ description: 'Extension of source files, with its dot.', examples: ['.lm'] }),
		reservadas: extract .Tj.optional().meta({ description: 'Reserved words: palavra, descricao, equivalente.' }),
		contextuais: extract .Tj.optional().meta({
			description: 'Words that are keywords only in a context: palavra, descricao, equivalente, onde.',
		}),
		operadores: extract .Tj.optional().meta({ description: 'Operators: simbolo, descricao, equivalente.' }),
		verbos_http: extract .Tj.optional().meta({ description: 'HTTP verbs that the language knows: texts.' }),
		regras: extract .Tj.optional().meta({ description: 'The rules that most often trip people up: texts.' }),
	}).meta({ description: 'sintaxe.json' }),
	embutidas: extract .Tj
		.optional()
		.meta({ description: 'embutidas.json: names of the functions that need no import, as texts.' }),
	modulos: extract .Tj.optional().meta({
		description: 'modulos.json: nome, apelidos, simbolos (nome, assinatura, resumo); or nome and apelido_de, for another name of a module.',
	}),
	comandos: extract .Tj.optional().meta({
		description: 'comandos.json: grupo, comandos (nome, uso, resumo, detalhe, opcoes, exemplos, apelidos, veja).',
	}),
	erros: extract .Tj
		.optional()
		.meta({ description: 'erros.json: codigo, titulo, explicacao, exemplo, solucao, doc.' }),
	conteudos: (0,strict_object .O)({
		exercicios: extract .Tj.optional().meta({
			description: 'Exercises for each folder: records with the folder as key and the number as value.',
			examples: [{ count: 'exercicios/*/*.lm', by: 'folder' }],
		}),
		exemplos: number
			.optional()
			.meta({ description: 'Number of examples.', examples: [{ count: 'exemplos/*.lm' }] }),
		pacotes: number
			.optional()
			.meta({ description: 'Number of packages.', examples: [{ count: 'packages/*/forge.toml' }] }),
		projetos: number.optional().meta({ description: 'Number of projects.' }),
	})
		.optional()
		.meta({
		description: 'conteudos.json: what there is to learn from.',
		examples: [{ exemplos: { count: 'exemplos/*.lm' } }],
	}),
	registro: registro.optional(),
	lexico: lexico_lexico.optional(),
	archive: schemas .zMY()
		.optional()
		.meta({
		description: 'Whether copies of the data that never change, and of the pages, are published under `v/<versao>/`, too.',
		examples: [true],
	}),
	...site,
	check: comparison .z.optional(),
	prove: prove.optional(),
	rules: schemas .g1P(schemas .YjP(), (0,strict_object .O)({
		level: schemas .k5n(LEVELS).optional().meta({
			description: 'How serious a finding is; for a kind of change, what it asks of `versao`: major, minor, patch or info. "off" leaves it out.',
		}),
		pattern: schemas .YjP()
			.optional()
			.meta({
			description: 'Another regular expression, for rules that match one.',
			examples: ['^TS\\d{4,5}$'],
		}),
	}))
		.transform(former_ids .MK)
		.optional()
		.meta({
		description: 'Policy: another level or pattern for a rule, by its id (docs/rules.md).',
		examples: [{ 'codigo-pattern': { pattern: '^TS\\d{4,5}$' } }],
	}),
	languages: (0,strict_object .O)({
		python: (0,strict_object .O)({
			version: schemas .YjP()
				.regex(/^3(\.\d+)+$/, $said('A version of Python 3 is needed, as a text: "3.12".'))
				.meta({
				description: 'The version whose modules of C are meant; otherwise what pyproject.toml, setup.cfg, setup.py, .python-version and the like say.',
				examples: ['3.12'],
			}),
		})
			.optional()
			.meta({ description: 'Python.' }),
	})
		.optional()
		.meta({
		description: 'The languages that sources are written in: what their own libraries hold differs by version.',
		examples: [{ python: { version: '3.12' } }],
	}),
	grammars: extract .gj.optional().meta({
		description: 'Grammars of languages that are not bundled, by a name of your choice: docs/languages.md. A pull request from a fork brings no new one.',
		examples: [
			{
				gleam: {
					wasm: 'tools/tree-sitter-gleam.wasm',
					sha256: '0'.repeat(64),
					extensions: ['.gleam'],
					definitions: 'tools/gleam.scm',
					comments: { line: '//' },
				},
			},
		],
	}),
	repositories: repositories.optional(),
	frameworks: frameworks .I.optional(),
	limits: (0,strict_object .O)({
		source_mib: schemas .aig()
			.positive()
			.max(512)
			.optional()
			.meta({ description: 'Largest source file, in MiB.' }),
		package_mib: schemas .aig()
			.positive()
			.max(1024)
			.optional()
			.meta({ description: 'Largest package, unpacked, in MiB.' }),
		published_mib: schemas .aig()
			.positive()
			.max(512)
			.optional()
			.meta({ description: 'Largest published file that `refdata check` reads, in MiB.' }),
	})
		.optional()
		.meta({ description: 'Bounds on what is read.', examples: [{ source_mib: 64 }] }),
}).meta({
	title: 'refdata.yml',
	description: 'Where the reference data of a programming language stands in its own source code. Keys of the published contract are Portuguese, as it is; how data is extracted is English.',
});


 }),

 83152:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   v: () => (  CHANGE_LEVELS)
 });
const CHANGE_LEVELS = ['major', 'minor', 'patch', 'info'];


 }),

 33102:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   EU: () => (  shortName),
   X1: () => (  isAbbreviatedId),
   _h: () => (  isSha256),
   s9: () => (  refCandidates)
 });
 var _findings_user_error_js$m0 = __webpack_require__(14343);

const FULL_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;
const SHORT_ID = /^[0-9a-f]{7,39}$/i;
const SHA256_DIGITS = 64;
const FORBIDDEN = /\p{Cc}|[ ~^:?*[\\]|\.\.|@\{|\/\/|^[-/.]|\/\.|[/.]$|\.lock(?:\/|$)/u;
function refCandidates(ref) {
	if (ref === '')
		return ['HEAD'];
	if (FULL_ID.test(ref))
		return [ref.toLowerCase()];
	if (FORBIDDEN.test(ref)) {
		throw new _findings_user_error_js$m0  .y($said`ref is ${JSON.stringify(ref)}, which git does not allow as a name.`, $said('Write a branch, a tag, or the 40 digits of a commit.'));
	}
	if (ref.startsWith('refs/'))
		return [ref];
	return [`refs/heads/${ref}`, `refs/tags/${ref}`];
}
function isSha256(candidate) {
	return candidate.length === SHA256_DIGITS && FULL_ID.test(candidate);
}
function isAbbreviatedId(ref) {
	return SHORT_ID.test(ref);
}
function shortName(ref) {
	return ref.replace(/^refs\/(?:heads|tags)\//, '');
}


 }),

 74906:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   n6: () => (  repositoryAddress),
   n_: () => (  checkRepository),
   yv: () => (  originOf)
 });
 var _findings_user_error_js$m0 = __webpack_require__(14343);

const NAME = /^[\w-][\w.-]*\/[\w.-]*[\w-][\w.-]*$/;
const PROTOCOLS = new Set(['https:', 'http:', 'file:']);
function repositoryAddress(repository, serverUrl) {
	if (NAME.test(repository))
		return new URL(`${serverUrl.replace(/\/+$/, '')}/${repository}`);
	const secretFree = withoutCredentials(repository);
	const url = URL.canParse(repository) ? new URL(repository) : null;
	if (url === null || !PROTOCOLS.has(url.protocol)) {
		const https = asHttps(secretFree);
		throw new _findings_user_error_js$m0  .y($said`repository is "${secretFree}", which is neither owner/name nor an address that begins with https://, http:// or file://.`, https === null
			? $said('Write owner/name, or the address that "git clone" takes over https.')
			: $said`Write ${https}, and for a private repository give a token in "repository-token".`);
	}
	if (url.username !== '' || url.password !== '') {
		throw new _findings_user_error_js$m0  .y($said`repository is "${secretFree}" with a user name or password in the address.`, $said('Take it out, store it as a secret and give it in "repository-token"; if it was ever committed, revoke it.'));
	}
	if (url.search !== '' || url.hash !== '') {
		throw new _findings_user_error_js$m0  .y($said`repository is "${secretFree}", with a "?" or "#" in the address.`, $said('Write the address alone; a branch, tag or commit goes into "ref".'));
	}
	if (url.protocol === 'file:' && url.host !== '') {
		throw new _findings_user_error_js$m0  .y($said`repository is "${secretFree}", a file on another machine.`, $said('Write three slashes (file:///folder/repository.git), or an https address.'));
	}
	return url;
}
function checkRepository(repository) {
	repositoryAddress(repository, 'https://server.invalid');
}
function originOf(url) {
	return url.protocol === 'file:' ? '' : url.origin;
}
function withoutCredentials(text) {
	return text.replace(/^([A-Za-z][\w+.-]*:\/*)?[^/]*@/, '$1');
}
function asHttps(text) {
	const ssh = /^(?:(?:git\+)?ssh:\/\/)([^/:]+)(?::\d+)?\/(.+)$/.exec(text) ??
		/^([\w.-]+\.[\w-]+):(?!\/)(.+)$/.exec(text);
	return ssh === null ? null : `https://${ssh[1]}/${ssh[2]}`;
}


 }),

 54569:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $: () => (  mistakeInRepositoryAt),
   u: () => (  repositoryAt)
 });
 var _findings_user_error_js$m0 = __webpack_require__(14343);
 var _ref_js$m1 = __webpack_require__(33102);
 var _repository_address_js$m2 = __webpack_require__(74906);



function repositoryAt(text) {
	const host = /^(?:[A-Za-z][\w+.-]*:\/\/[^/]*\/|[^/:@]+@[^/:]+:)/.exec(text)?.[0] ?? '';
	const at = text.indexOf('@', host.length);
	return at < 0 ? { repository: text, ref: '' } : { repository: text.slice(0, at), ref: text.slice(at + 1) };
}
function mistakeInRepositoryAt(text) {
	const { repository, ref } = repositoryAt(text);
	try {
		if (text.endsWith('@'))
			return $said`Behind "@" stands a branch, a tag or a commit: ${text}v1.0.0.`;
		(0,_repository_address_js$m2  .n_)(repository);
		(0,_ref_js$m1  .s9)(ref);
		return undefined;
	}
	catch (error) {
		if (error instanceof _findings_user_error_js$m0  .y)
			return `${error.message} ${error.remedy}`;
		throw error;
	}
}


 }),

 89459:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   c0: () => (  mediaTypeOf),
   t6: () => (  isJsonMedia),
   uW: () => (  isOfMedia)
 });
function mediaTypeOf(contentType) {
	return (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
function isJsonMedia(media) {
	return /[/+]json$/.test(mediaTypeOf(media));
}
function isOfMedia(range, media) {
	return range === media || range === '*/*' || (range.endsWith('/*') && media.startsWith(range.slice(0, -1)));
}


 })

};
