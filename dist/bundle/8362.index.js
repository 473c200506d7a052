export const id = 8362;
export const ids = [8362];
export const modules = {

 38362:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
 __webpack_require__.d(__webpack_exports__, {
   parse: () => (  parse)
 });
 var yaml$m0 = __webpack_require__(38815);
 var _text_said_js$m1 = __webpack_require__(54157);
 var _format_js$m2 = __webpack_require__(92154);
 var _held_js$m3 = __webpack_require__(25194);




const MAX_YAML_ALIASES = 1000;
function parse(text) {
	const lines = new yaml$m0  .HN();
	const document = (0,_format_js$m2  .bC)(() => (0,yaml$m0  .Tp)(text, {
		lineCounter: lines,
		uniqueKeys: false,
		merge: true,
		customTags: [],
		intAsBigInt: true,
	}));
	const [error] = document.errors;
	if (error?.code === 'MULTIPLE_DOCS')
		throw new _format_js$m2  .IF($said('it holds several documents, of which none is meant before another'), error.linePos?.[0].line);
	if (error)
		throw new _format_js$m2  .IF(firstSentence(error.message), error.linePos?.[0].line, error.linePos?.[0].col);
	const twice = duplicateKey(document.contents);
	if (twice) {
		const { line, col } = lines.linePos(twice.offset);
		throw new _format_js$m2  .IF($said`the key "${twice.key}" stands twice in one map`, line, col);
	}
	refuseLooseAlias(document, lines);
	keepTags(document, text, lines);
	const exact = toData(document);
	(0,_format_js$m2  .QR)(exact);
	const data = withSafeIntegers(exact);
	const lineOf = (node) => {
		const start = (0,yaml$m0  .Ll)(node) ? node.range?.[0] : undefined;
		return start === undefined ? undefined : lines.linePos(start).line;
	};
	return {
		data,
		lineOf(path) {
			const [last] = path.slice(-1);
			const around = find(document, path.slice(0, -1));
			if (last === undefined)
				return lineOf(document.contents);
			return lineOf((0,yaml$m0  .jh)(around)
				? pairOf(around.items, last)?.key
				: (0,yaml$m0  .oP)(around)
					? around.items[Number(last)]
					: undefined);
		},
		entryLines(path) {
			const node = find(document, path);
			const entries = new Map();
			const items = (0,yaml$m0  .jh)(node) || (0,yaml$m0  .oP)(node) ? [...node.items.entries()] : [];
			for (const [i, item] of items) {
				const [key, at] = (0,yaml$m0  .jh)(node) ? [keyOf(item), item.key] : [i, item];
				const line = lineOf(at);
				if (key !== undefined && line !== undefined)
					entries.set(key, line);
			}
			return entries;
		},
		duplicates: [],
		ambiguous: ambiguousIn(document, lines),
	};
}
function ambiguousIn(document, lines) {
	if (document.directives?.yaml.explicit && document.directives.yaml.version !== '1.2')
		return [];
	const found = [];
	(0,yaml$m0  .YR)(document, {
		Scalar: (_key, { type, tag, source, value, range }) => {
			if (type !== 'PLAIN' || tag !== undefined || source === undefined || !range)
				return;
			if (String(value) === String(Number.parseInt(source, 8)))
				return;
			const older = OLDER_MEANINGS.find(([pattern]) => pattern.test(source));
			if (older)
				found.push({ text: source, meaning: older[1], line: lines.linePos(range[0]).line });
		},
	});
	return found;
}
const OLDER_MEANINGS = [
	[/^(?:yes|Yes|YES|on|On|ON)$/, 'true'],
	[/^(?:no|No|NO|off|Off|OFF)$/, 'false'],
	[/^[-+]?0[0-7_]+$/, $said('an octal number')],
	[/^0o[0-7]+$/, $said('a text')],
	[/^[-+]?(?:0b[01_]+|[1-9][\d_]*_[\d_]*|0x[\da-fA-F_]*_[\da-fA-F_]*)$/, $said('a number')],
	[/^[-+]?[1-9]\d*(?::[0-5]?\d)+$/, $said('a number of base 60')],
	[/^[-+]?0\d*[89]\d*$/, $said('a text')],
	[/^[-+]?(?:\d+[eE][-+]?\d+|\d*\.\d*[eE]\d+)$/, $said('a text')],
];
function duplicateKey(root) {
	const waiting = [root];
	for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
		if ((0,yaml$m0  .oP)(node))
			for (const item of node.items)
				waiting.push(item ?? null);
		if (!(0,yaml$m0  .jh)(node))
			continue;
		const seen = new Set();
		for (const { key, value } of node.items) {
			const name = (0,yaml$m0  .jn)(key) ? key.value : undefined;
			if (name !== undefined && name !== '<<' && seen.has(name)) {
				return { key: String(name), offset: key.range?.[0] ?? 0 };
			}
			seen.add(name);
			waiting.push(value ?? null);
		}
	}
	return undefined;
}
function toData(document) {
	try {
		return (0,_format_js$m2  .bC)(() => document.toJS({ maxAliasCount: MAX_YAML_ALIASES }));
	}
	catch (cause) {
		if (cause instanceof _format_js$m2  .IF)
			throw cause;
		throw new _format_js$m2  .IF(cause instanceof ReferenceError
			? $said`its aliases repeat more than ${MAX_YAML_ALIASES} parts of it`
			: firstSentence(cause.message));
	}
}
function refuseLooseAlias(document, lines) {
	const anchors = new Set();
	(0,yaml$m0  .YR)(document, {
		Value: (_key, { anchor }) => {
			if (anchor !== undefined)
				anchors.add(anchor);
		},
		Alias: (_key, alias) => {
			if (anchors.has(alias.source))
				return;
			const at = alias.range && lines.linePos(alias.range[0]);
			throw new _format_js$m2  .IF($said`the alias *${alias.source} has no anchor in front of it`, at?.line, at?.col);
		},
	});
}
function keepTags(document, text, lines) {
	if (document.warnings.every(({ code }) => code !== 'TAG_RESOLVE_FAILED'))
		return;
	const { tags, knownTags } = document.schema;
	const known = new Set([...tags, ...Object.values(knownTags)].map(({ tag }) => tag));
	(0,yaml$m0  .YR)(document, {
		Node: (key, node) => {
			const { tag, range, anchor } = node;
			if (tag === undefined || tag === '!' || known.has(tag) || !range)
				return undefined;
			const shown = tag.replace(/^tag:yaml\.org,2002:/, '!!');
			if (key === 'key') {
				const { line, col } = lines.linePos(range[0]);
				throw new _format_js$m2  .IF($said`a key has the tag ${shown}, which nothing is known of`, line, col);
			}
			const kept = new yaml$m0  .X5(new _held_js$m3  .d(shown, text.slice(range[0], range[1])));
			kept.range = range;
			if (anchor !== undefined)
				kept.anchor = anchor;
			return kept;
		},
	});
}
function withSafeIntegers(data) {
	if (typeof data === 'bigint') {
		const number = Number(data);
		return Number.isSafeInteger(number) ? number : data;
	}
	if (typeof data !== 'object' || data === null)
		return data;
	for (const [key, value] of Object.entries(data)) {
		const safe = withSafeIntegers(value);
		if (safe !== value)
			Object.defineProperty(data, key, { value: safe });
	}
	return data;
}
function find(document, path) {
	const resolved = (node) => (0,yaml$m0  .Vj)(node) ? node.resolve(document) : node;
	let node = resolved(document.contents);
	for (const token of path) {
		if ((0,yaml$m0  .jh)(node))
			node = resolved(pairOf(node.items, token)?.value);
		else if ((0,yaml$m0  .oP)(node))
			node = resolved(node.items[Number(token)]);
		else
			return undefined;
	}
	return node;
}
function pairOf(items, token) {
	return items.find(pair => keyOf(pair) === String(token));
}
function keyOf({ key }) {
	return (0,yaml$m0  .jn)(key) ? String(key.value) : undefined;
}
function firstSentence(message) {
	return (0,_text_said_js$m1  .ag)(message.split('\n')[0]?.replace(/ at line \d+.*$/, '') ?? $said('it cannot be parsed'));
}


 })

};
