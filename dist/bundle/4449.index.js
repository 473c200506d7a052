export const id = 4449;
export const ids = [4449];
export const modules = {

 32393:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  runAuditGrammar: () => (  runAuditGrammar)
});

var external_node_fs_ = __webpack_require__(73024);
var said_lexico = __webpack_require__(53379);
; 
const COLOURS = [
	['comment', 'comment'],
	['punctuation.definition.comment', 'comment'],
	['punctuation.definition.string', 'string'],
	['string', 'string'],
	['constant.character', 'escape'],
	['constant.other.placeholder', 'escape'],
	['constant.numeric', 'number'],
	['keyword.other.unit', 'number'],
	['constant.language', 'keyword'],
	['constant', 'library'],
	['keyword.operator', 'operator'],
	['keyword', 'keyword'],
	['storage', 'library'],
	['support', 'library'],
	['variable.language', 'library'],
	['variable', 'name'],
	['entity', 'name'],
	['punctuation', 'punctuation'],
	['invalid', 'invalid'],
];
const CODE = /^(?:meta\.(?:embedded|template\.expression|interpolation)|source)(?:\.|$)/;
const CAPTURES = [
	['comment', 'comment'],
	['string.escape', 'escape'],
	['string', 'string'],
	['escape', 'escape'],
	['character.special', 'escape'],
	['character', 'string'],
	['constant.character.escape', 'escape'],
	['constant.character', 'string'],
	['constant.numeric', 'number'],
	['constant.builtin', 'keyword'],
	['constant', 'library'],
	['number', 'number'],
	['float', 'number'],
	['boolean', 'keyword'],
	['keyword.operator', 'operator'],
	['keyword', 'keyword'],
	['conditional', 'keyword'],
	['repeat', 'keyword'],
	['exception', 'keyword'],
	['include', 'keyword'],
	['define', 'keyword'],
	['preproc', 'keyword'],
	['storageclass', 'keyword'],
	['operator', 'operator'],
	['function.builtin', 'library'],
	['function', 'name'],
	['method', 'name'],
	['constructor', 'name'],
	['type', 'library'],
	['attribute', 'library'],
	['symbol', 'library'],
	['special', 'library'],
	['variable.builtin', 'library'],
	['variable', 'name'],
	['parameter', 'name'],
	['property', 'name'],
	['field', 'name'],
	['module', 'name'],
	['namespace', 'name'],
	['label', 'name'],
	['tag', 'name'],
	['punctuation', 'punctuation'],
	['delimiter', 'punctuation'],
	['error', 'invalid'],
];
const CODE_CAPTURES = /^(?:embedded|none)(?:\.|$)/;
const coloursOfScopes = colours(COLOURS, CODE);
const coloursOfCaptures = colours(CAPTURES, CODE_CAPTURES);
function colours(table, code) {
	return scopes => {
		const all = new Set();
		let inner;
		for (const scope of [...scopes].reverse()) {
			if (code.test(scope))
				break;
			const colour = table.find(([start]) => scope === start || scope.startsWith(`${start}.`))?.[1];
			if (colour === undefined)
				continue;
			inner ??= colour;
			all.add(colour);
		}
		return { inner: inner ?? 'plain', all };
	};
}
const NAMES = new Set(['embutida', 'tipo']);
const WORDS = ['keyword', 'library', 'operator'];
function isRight({ class: kind, name }, { inner, all }) {
	switch (kind) {
		case 'comentario':
		case 'documentacao':
			return all.has('comment');
		case 'texto':
		case 'regex':
			return all.has('string');
		case 'caractere':
			return all.has('string') || all.has('escape');
		case 'dado':
		case 'formato':
		case 'interpolacao':
			return !all.has('comment');
		case 'escape':
			return all.has('string') || all.has('escape');
		case 'numero':
			return all.has('number');
		case 'palavra':
			return [...WORDS, 'invalid'].includes(inner) || (inner === 'name' && NAMES.has(name ?? ''));
		case 'contextual':
			return WORDS.includes(inner);
		case 'nome':
			if (name !== undefined)
				return !['comment', 'number'].includes(inner);
			return !['comment', 'string', 'number', 'keyword', 'operator', 'invalid', 'escape'].includes(inner);
		case 'simbolo':
			return !['comment', 'string', 'number', 'invalid', 'escape'].includes(inner);
		default:
			return undefined;
	}
}

; 


const MAX_PLACES = 3;
const MAX_SAMPLE_CHARACTERS = 60;
const BY_TEXT = new Set(['palavra', 'contextual', 'simbolo']);
function auditGrammar(lexico, colourer, programs) {
	const fired = new Set();
	const differences = new Differences();
	const slow = [];
	const unparsed = [];
	const sum = { right: 0, wrong: 0, undecided: 0, byOrder: 0 };
	const regions = new Map(lexico.regioes?.map(({ nome, classe }) => [nome, classe]));
	for (const program of programs) {
		const coloured = colourer.colour(program.text, program.path);
		if (coloured.problem)
			unparsed.push({ file: program.path, ...coloured.problem });
		const counts = compareText(program, coloured, true);
		for (const key of Object.keys(sum))
			sum[key] += counts[key];
	}
	let probes = 0;
	for (const { about, text } of (0,said_lexico .pX)(lexico)) {
		const probe = { path: $said`probe ${about}`, text };
		const coloured = colourer.colour(text, probe.path);
		if (coloured.problem)
			continue;
		probes += 1;
		compareText(probe, coloured, false);
	}
	return {
		engine: colourer.engine,
		programs: programs.length,
		probes,
		unparsed,
		characters: sum.right + sum.wrong,
		alike: sum.right,
		undecided: sum.undecided,
		byOrder: sum.byOrder,
		differences: differences.sorted,
		silent: colourer.rules.filter((_, i) => !fired.has(i)),
		rules: colourer.rules.length,
		refused: [...colourer.refused].map(([pattern, why]) => ({ pattern, why })),
		others: colourer.others,
		slow,
	};
	function compareText(program, coloured, inPrograms) {
		const counts = { right: 0, wrong: 0, undecided: 0, byOrder: 0 };
		const lines = new Lines(program.text, coloured.lines);
		for (const rule of lines.rules)
			fired.add(rule);
		for (const line of lines.slow)
			slow.push({ file: program.path, line });
		for (const token of (0,said_lexico .qw)(lexico, program.text)) {
			const around = token.class === 'escape' && regions.get(token.name ?? '');
			const isLoose = around === 'nome' || around === 'dado';
			const meant = isLoose ? { ...token, class: 'dado' } : token;
			const { right, undecided, byOrder, wrong } = compared(meant, program.text, lines, colourer);
			counts.right += right;
			counts.undecided += undecided;
			counts.byOrder += byOrder;
			for (const [scope, each] of wrong) {
				counts.wrong += each.count;
				const place = { file: program.path, ...lines.place(each.at), sample: lines.sample(each.at) };
				differences.add(token, program.text.slice(token.start, token.end), { scope, ...each }, place, inPrograms);
			}
		}
		return counts;
	}
}
class Differences {
	found = new Map();
	add({ class: kind, name }, written, { scope, as, count }, place, inPrograms) {
		const isKeyword = kind === 'nome' && as === 'keyword';
		const text = BY_TEXT.has(kind) || isKeyword ? written : undefined;
		const key = JSON.stringify([kind, name, text, as, scope]);
		const known = this.found.get(key) ?? {
			class: kind,
			...(name !== undefined && { name }),
			...(text !== undefined && { text }),
			as,
			scope,
			tokens: 0,
			characters: 0,
			inPrograms,
			places: [],
		};
		if (known.places.length < MAX_PLACES)
			known.places.push(place);
		this.found.set(key, { ...known, tokens: known.tokens + 1, characters: known.characters + count });
	}
	get sorted() {
		return [...this.found.values()].sort((a, b) => Number(b.inPrograms) - Number(a.inPrograms) || b.tokens - a.tokens);
	}
}
function compared(token, text, lines, { coloursOf }) {
	const wrong = new Map();
	let [right, undecided, byOrder] = [0, 0, 0];
	for (let at = token.start; at < token.end; at += 1) {
		if (/\s/.test(text.charAt(at)))
			continue;
		const piece = lines.pieceAt(at);
		if (piece === undefined)
			continue;
		const colours = coloursOf(piece.scopes);
		const verdict = isRight(token, colours);
		if (verdict === undefined)
			continue;
		if (piece.isUndecided)
			undecided += 1;
		else if (verdict) {
			right += 1;
			if (piece.otherwise && isRight(token, coloursOf(piece.otherwise)) === false)
				byOrder += 1;
		}
		else {
			const scope = piece.scopes.length > 1 ? piece.scopes.at(-1) : '';
			const known = wrong.get(scope);
			wrong.set(scope, { as: colours.inner, at: known?.at ?? at, count: (known?.count ?? 0) + 1 });
		}
	}
	return { right, undecided, byOrder, wrong };
}
class Lines {
	text;
	pieces;
	starts = [0];
	line = 0;
	piece = 0;
	constructor(text, pieces) {
		this.text = text;
		this.pieces = pieces;
		for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n/g))
			this.starts.push(index + end.length);
	}
	get rules() {
		return this.pieces.flatMap(line => line?.flatMap(({ rules }) => rules) ?? []);
	}
	get slow() {
		return this.pieces.flatMap((line, i) => (line === undefined ? [i + 1] : []));
	}
	pieceAt(at) {
		while ((this.starts[this.line + 1] ?? Number.POSITIVE_INFINITY) <= at) {
			this.line += 1;
			this.piece = 0;
		}
		const line = this.pieces[this.line] ?? [];
		const column = at - this.starts[this.line];
		while ((line[this.piece]?.end ?? Number.POSITIVE_INFINITY) <= column)
			this.piece += 1;
		return line[this.piece];
	}
	place(at) {
		const line = this.starts.findLastIndex(start => start <= at);
		return { line: line + 1, column: [...this.text.slice(this.starts[line], at)].length + 1 };
	}
	sample(at) {
		const line = this.starts.findLastIndex(start => start <= at);
		const start = Math.max(this.starts[line], at - MAX_SAMPLE_CHARACTERS / 2);
		const end = this.text.slice(start).search(/[\r\n]|$/) + start;
		return this.text.slice(start, Math.min(end, start + MAX_SAMPLE_CHARACTERS)).trim();
	}
}

var extract = __webpack_require__(71723);
; 


const OTHER_USES = /^(?:_|(?:spell|nospell|conceal|local|injection|reference|definition)(?:\.|$))/;
const INHERITS = /^;{1,3} {0,8}inherits {0,8}:? {0,8}(\S.*)$/m;
const ROOT = 'source';
function queryColourer(text, grammar) {
	const query = new extract .xi(text, grammar, capture => OTHER_USES.test(capture));
	const inherited = INHERITS.exec(text)?.[1] ?? '';
	return {
		engine: 'tree-sitter',
		rules: query.patterns.map(({ line, text: pattern }) => ({ at: $said`line ${line}`, pattern })),
		others: inherited.split(/[\s,()]+/).filter(name => name !== ''),
		refused: new Map(query.refused.map(({ line, text: pattern, why }) => [pattern, $said`line ${line}: ${why}`])),
		coloursOf: coloursOfCaptures,
		colour: (program, path) => coloured(program, query.captures(program, path)),
		dispose: () => query.dispose(),
	};
}
function coloured(program, { pieces, problem }) {
	if (pieces === undefined)
		return { lines: [], problem };
	const lines = [];
	let next = 0;
	let open = [];
	let start = 0;
	for (const line of program.split(/(?<=\r\n|\r(?!\n)|\n)/)) {
		const end = start + line.length;
		const found = [];
		for (let at = start; at < end;) {
			open = open.filter(piece => piece.end > at);
			for (let piece = pieces[next]; piece && piece.start <= at; piece = pieces[next]) {
				if (piece.end > at)
					open.push(piece);
				next += 1;
			}
			const until = Math.min(end, pieces[next]?.start ?? end, ...open.map(piece => piece.end));
			found.push({ end: until - start, ...stackOf(open) });
			at = until;
		}
		lines.push(found);
		start = end;
	}
	return { lines, problem };
}
function stackOf(open) {
	const scopes = [ROOT, ...open.map(({ capture }) => capture)];
	const otherwise = [ROOT, ...open.map(({ firstCapture }) => firstCapture)];
	return {
		scopes,
		...(otherwise.join(' ') !== scopes.join(' ') && { otherwise }),
		rules: open.map(({ pattern }) => pattern),
		...(open.at(-1)?.isUndecided && { isUndecided: true }),
	};
}

var user_error = __webpack_require__(14343);
var assets = __webpack_require__(74186);
var dist = __webpack_require__(38815);
var json_object = __webpack_require__(18765);
; 



const MARK = 'refdata-rule-';
const MAX_DEPTH = 100;
function readGrammar(text, path, parsePlist) {
	const refused = (why) => new user_error .y($said`${path} is no TextMate grammar: ${why}.`, $said('Name a grammar as VS Code takes it: .tmLanguage.json, .tmLanguage (a property list) or .yaml.'));
	let value;
	try {
		if (text.trimStart().startsWith('<'))
			value = parsePlist(text);
		else if (/\.ya?ml$/i.test(path))
			value = (0,dist .qg)(text);
		else
			value = JSON.parse(text.replace(/^\uFEFF/, ''));
	}
	catch (error) {
		throw refused(error.message.split('\n')[0]);
	}
	if (!(0,json_object .G)(value))
		throw refused($said('it has no map at its beginning'));
	if (!Array.isArray(value.patterns))
		throw refused($said('it has no `patterns`'));
	if (typeof value.scopeName !== 'string')
		throw refused($said('it has no `scopeName`'));
	return value;
}
function markRules(grammar) {
	const rules = [];
	const others = new Set();
	const { patterns, repository, injections, ...rest } = grammar;
	const own = String(grammar.scopeName);
	const marked = {
		...rest,
		patterns: list(patterns, 'patterns', 0),
		repository: map(repository, 'repository', 0),
		...((0,json_object .G)(injections) && { injections: map(injections, 'injections', 0) }),
	};
	return { grammar: marked, rules, others: [...others].sort() };
	function isOwn(include) {
		return /^(?:#|\$self$|\$base$)/.test(include) || include === own || include.startsWith(`${own}#`);
	}
	function list(value, at, depth) {
		return Array.isArray(value) ? value.map((each, i) => rule(each, `${at}[${i}]`, depth + 1)) : [];
	}
	function map(value, at, depth) {
		const entries = (0,json_object .G)(value) ? Object.entries(value) : [];
		return Object.fromEntries(entries.map(([name, each]) => [name, rule(each, `${at}.${name}`, depth + 1)]));
	}
	function rule(value, at, depth) {
		if (!(0,json_object .G)(value) || depth > MAX_DEPTH)
			return value;
		const { include, match, begin, name } = value;
		if (typeof include === 'string' && !isOwn(include))
			others.add(include);
		const pattern = typeof match === 'string' ? match : typeof begin === 'string' ? begin : undefined;
		const parts = { ...value };
		if (pattern !== undefined) {
			parts.name = `${MARK}${rules.length}${typeof name === 'string' ? ` ${name}` : ''}`;
			rules.push({ at, pattern });
		}
		for (const key of ['captures', 'beginCaptures', 'endCaptures', 'whileCaptures'])
			if (key in value)
				parts[key] = map(value[key], `${at}.${key}`, depth);
		if ('patterns' in value)
			parts.patterns = list(value.patterns, `${at}.patterns`, depth);
		if ('repository' in value)
			parts.repository = map(value.repository, `${at}.repository`, depth);
		return parts;
	}
}
function unmarked(scopes) {
	const isMark = (scope) => scope.startsWith(MARK);
	return {
		scopes: scopes.filter(scope => !isMark(scope)),
		rules: scopes.filter(isMark).map(scope => Number(scope.slice(MARK.length))),
	};
}

; 




const MAX_LINE_MS = 10_000;
const NEVER = '(?!)';
async function colourerOf(text, path) {
	const { default: textmate } = await __webpack_require__.e(  5020).then(__webpack_require__.t.bind(__webpack_require__, 95020, 19));
	const { default: oniguruma } = await __webpack_require__.e(  7725).then(__webpack_require__.t.bind(__webpack_require__, 47725, 19));
	const plist = (source) => textmate.parseRawGrammar(source, 'grammar.plist');
	const { grammar, rules, others } = markRules(readGrammar(text, path, plist));
	await oniguruma.loadWASM((0,assets .f)('wasm/onig.wasm'));
	const refused = new Map();
	const taken = (pattern) => {
		try {
			new oniguruma.OnigScanner([pattern]).dispose();
			return pattern;
		}
		catch (error) {
			refused.set(pattern, error.message);
			return NEVER;
		}
	};
	const library = {
		createOnigScanner(patterns) {
			try {
				return new oniguruma.OnigScanner(patterns);
			}
			catch {
				return new oniguruma.OnigScanner(patterns.map(taken));
			}
		},
		createOnigString: line => new oniguruma.OnigString(line),
	};
	const registry = new textmate.Registry({
		onigLib: Promise.resolve(library),
		loadGrammar: async (scope) => (scope === grammar.scopeName ? grammar : null),
	});
	const loaded = await registry.loadGrammar(grammar.scopeName);
	if (loaded === null)
		throw new user_error .y($said`${path} is no TextMate grammar that the engine takes.`, $said('Name another file.'));
	return {
		engine: 'Oniguruma',
		rules,
		others,
		refused,
		coloursOf: coloursOfScopes,
		colour: program => linesOf(loaded, textmate.INITIAL, program),
	};
}
function linesOf(grammar, start, program) {
	let stack = start;
	const lines = program.split(/\r\n|\r|\n/).map((line) => {
		const { tokens, ruleStack, stoppedEarly } = grammar.tokenizeLine(line, stack, MAX_LINE_MS);
		stack = ruleStack;
		if (stoppedEarly)
			return undefined;
		return tokens.map(({ endIndex, scopes }) => ({
			end: Math.min(endIndex, line.length),
			...unmarked(scopes),
		}));
	});
	return { lines };
}

var site_settings = __webpack_require__(77141);
var described_language = __webpack_require__(97659);
; 








const MAX_TEXT_BYTES = 16 * 1024 * 1024;
async function auditGrammarFile({ grammar, parser, ...options }) {
	const text = read(grammar, MAX_TEXT_BYTES).toString('utf8');
	const isQuery = /\.scm$/i.test(grammar);
	if (parser !== undefined && !isQuery)
		throw new user_error .y($said`${grammar} needs no grammar besides it: --grammar is for a query of tree-sitter.`, $said('Leave --grammar out, or name a highlights.scm.'));
	const colourer = isQuery ? undefined : await colourerOf(text, grammar);
	const described = await (0,described_language .G)(options, site_settings ._W);
	const { index, lexico, programs, findings } = described;
	const audit = lexico &&
		(colourer
			? auditGrammar(lexico, colourer, programs)
			: await withQuery(text, parser, described, query => auditGrammar(lexico, query, programs)));
	return { ok: audit !== undefined && audit_grammar_isRight(audit), nome: index.nome, grammar, audit, findings };
}
function audit_grammar_isRight({ differences, refused, slow, unparsed, rules }) {
	return differences.length + refused.length + slow.length + unparsed.length === 0 && rules > 0;
}
async function withQuery(text, parser, { extension, grammars, repository }, use) {
	const grammar = parser?.toLowerCase().endsWith('.wasm')
		? await (0,extract .GA)({ path: parser, bytes: read(parser, extract .vG) })
		: await (0,extract .Hl)({ name: parser, extension }, repository, grammars);
	const query = queryColourer(text, grammar);
	try {
		return use(query);
	}
	finally {
		query.dispose();
	}
}
function read(path, limit) {
	try {
		const { size } = (0,external_node_fs_.statSync)(path);
		if (size > limit)
			throw new Error($said`it has ${size} bytes, of at most ${limit}`);
		return (0,external_node_fs_.readFileSync)(path);
	}
	catch (error) {
		throw new user_error .y($said`${path} cannot be read: ${error.message}.`, $said('Name another file.'), {
			cause: error,
		});
	}
}

var counted = __webpack_require__(35676);
var said = __webpack_require__(54157);
var shown = __webpack_require__(69531);
var cli_colours = __webpack_require__(51040);
var cli_findings = __webpack_require__(1755);
var log_text = __webpack_require__(78955);
var cli_progress = __webpack_require__(91842);
var run_options = __webpack_require__(98703);
; 









const SHOWN = 40;
async function runAuditGrammar({ json = false, verify, grammar: parser, ...options }) {
	const progress = await (0,cli_progress .o)(json);
	const run = (0,run_options .K)(options, progress.step);
	const result = await auditGrammarFile({ ...run, grammar: verify, parser }).finally(progress.stop);
	if (json) {
		process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
		return result.ok;
	}
	const { ok, audit, findings } = result;
	(0,cli_findings .c)(findings, process.stderr);
	if (audit !== undefined)
		process.stdout.write((0,log_text .k)(reportOf(audit, result)));
	return ok;
}
function reportOf(audit, { nome, grammar }) {
	const { characters, alike, differences, silent, refused, others, slow, unparsed } = audit;
	const share = characters === 0 ? '' : ` (${((100 * alike) / characters).toFixed(3)} %)`;
	const more = (list) => list.length > SHOWN ? [$said`  and ${list.length - SHOWN} more: --json has all of them`] : [];
	const lines = [
		$said`${cli_colours .M.bold(grammar)} on ${(0,counted .h)(audit.programs, 'program')} of ${nome}: ${alike} of ${characters} characters${share} are coloured as they are cut`,
		...(differences.length > 0
			? ['', $said`Coloured otherwise, in programs and in ${(0,counted .h)(audit.probes, 'probe')}:`]
			: []),
		...differences.slice(0, SHOWN).flatMap(differenceLines),
		...more(differences),
		...(silent.length > 0
			? ['', $said`${silent.length} of ${(0,counted .h)(audit.rules, 'rule')} coloured nothing, in programs and probes:`]
			: []),
		...silent.slice(0, SHOWN).map(({ at, pattern }) => `  ${at}  ${(0,shown .SP)(pattern)}`),
		...more(silent),
		...refused.map(({ pattern, why }) => $said`${audit.engine} refuses ${(0,shown .SP)(pattern)}: ${why}`),
		...(refused.length > 0 && audit.engine === 'tree-sitter'
			? [$said('Editors take nothing of a query with such a pattern; what the others colour is told above.')]
			: []),
		...unparsed
			.slice(0, SHOWN)
			.map(({ file, line, why }) => $said`The grammar does not understand ${file}:${line}: ${why}.`),
		...more(unparsed),
		...(audit.undecided > 0
			? [
				$said`${(0,counted .h)(audit.undecided, 'character')} of programs could not be compared: patterns ask what only an editor knows (\`#is-not? local\`, predicates of its own).`,
			]
			: []),
		...(audit.byOrder > 0
			? [
				$said`${(0,counted .h)(audit.byOrder, 'character')} would be coloured otherwise by programs in which the first of several patterns counts: tree-sitter before 0.21, Helix before 25.07.`,
			]
			: []),
		...slow.map(({ file, line }) => $said`The engine gave up on ${file}:${line}, which is not counted.`),
		...(others.length > 0
			? [$said`Not read: ${others.join(', ')}. What these would colour has no colour here.`]
			: []),
	];
	return `${lines.join('\n')}\n`;
}
function differenceLines({ class: kind, name, text, as, scope, tokens, inPrograms, places, }) {
	const what = [kind, ...(name === undefined ? [] : [name])].join(' ');
	const token = text === undefined ? what : `${what} ${(0,shown .SP)(text)}`;
	const coloured = scope === '' ? (0,said .Vm)($said('nothing')) : as === 'plain' ? $said`${scope}, which has no colour` : scope;
	const where = inPrograms ? '' : $said(', in probes only');
	return [
		$said`  ${token} is coloured as ${coloured}: ${(0,counted .h)(tokens, 'time')}${where}`,
		...places.slice(0, 1).map(placeLine),
	];
}
function placeLine({ file, line, column, sample }) {
	return `    ${file}:${line}:${column}  ${(0,shown .SP)(sample)}`;
}


 }),

 91842:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   o: () => (  startProgress)
 });
 var _text_said_js$m0 = __webpack_require__(54157);

async function startProgress(quiet) {
	if (quiet || !process.stderr.isTTY)
		return { step: () => { }, stop: () => { } };
	const { default: spinner } = await __webpack_require__.e(  6540).then(__webpack_require__.bind(__webpack_require__, 36540));
	const running = spinner({ stream: process.stderr }).start((0,_text_said_js$m0  .Vm)($said('starting')));
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
 var node_path$m0 = __webpack_require__(76760);
 var _github_fork_js$m1 = __webpack_require__(40228);
 var _repository_folder_supply_js$m2 = __webpack_require__(53353);
 var _run_configuration_js$m3 = __webpack_require__(6112);
 var _code_frame_js$m4 = __webpack_require__(32088);





function runOptions({ repo, config, allowCommands = false, cache, repository = new Map() }, progress) {
	const root = repo === '.' && config === undefined ? upwards() : repo;
	(0,_code_frame_js$m4  .$o)(root);
	return {
		repo: root,
		config: config === undefined ? 'refdata.yml' : (0,node_path$m0.resolve)(config),
		commands: (0,_github_fork_js$m1  .X)(allowCommands, process.env),
		cache,
		supply: (0,_repository_folder_supply_js$m2  .K)(repository, process.env.GITHUB_SERVER_URL),
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
	const folder = (0,_run_configuration_js$m3  .PW)(process.cwd());
	return folder === undefined ? '.' : (0,node_path$m0.relative)(process.cwd(), folder) || '.';
}


 }),

 97659:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $: () => (  publishedLanguage),
   G: () => (  describedLanguage)
 });
 var _findings_finding_js$m0 = __webpack_require__(9314);
 var _findings_user_error_js$m1 = __webpack_require__(14343);
 var _run_findings_js$m2 = __webpack_require__(34458);
 var _run_lexico_js$m3 = __webpack_require__(99046);
 var _run_reference_js$m4 = __webpack_require__(11217);
 var _run_run_context_js$m5 = __webpack_require__(15637);
 var _run_site_settings_js$m6 = __webpack_require__(77141);







async function describedLanguage(options, read = _run_site_settings_js$m6  .h2) {
	const run = (0,_run_run_context_js$m5  .I)(options);
	const { config } = run.configuration;
	if (config.lexico === undefined)
		throw new _findings_user_error_js$m1  .y($said('refdata.yml has no `lexico`, which says how programs are cut into tokens.'), $said('Write one: docs/editors.md shows how, in ten minutes.'));
	const reference = await (0,_run_reference_js$m4  .B)(run, { only: new Set(['sintaxe']) });
	const { index, sintaxe } = reference.files;
	const { lexico, findings: ofLexico } = await (0,_run_lexico_js$m3  .K)(run, reference.files);
	const found = new _run_findings_js$m2  .F((0,_run_findings_js$m2  .U)(config.rules));
	const programs = read(config, sintaxe.extensao, run.repository, problem => found.add(problem));
	const findings = [
		...reference.findings.filter(({ level }) => level === 'error'),
		...ofLexico,
		...found.list,
	];
	const isSound = !(0,_findings_finding_js$m0  .JD)(findings);
	return {
		config,
		index,
		lexico: isSound ? lexico : undefined,
		programs,
		findings,
		extension: sintaxe.extensao,
		grammars: config.grammars,
		repository: run.repository,
	};
}
function publishedLanguage(target, { files, lexico, referencia }) {
	if (lexico === undefined)
		throw new _findings_user_error_js$m1  .y($said`${target} does not say how programs of ${files.index.nome} are cut into tokens: it has no sound \`lexico\`.`, $said('Who publishes the language can write one: docs/editors.md shows how.'));
	const programs = referencia.itens
		.filter(({ tipo }) => tipo !== 'erro')
		.flatMap(({ id, exemplos }) => exemplos.map(({ codigo }) => ({ path: id, text: codigo })));
	return {
		config: { idioma: referencia.idioma },
		index: files.index,
		lexico,
		programs,
		findings: [],
	};
}


 }),

 40228:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   X: () => (  commandPermission)
 });
 var _git_event_payload_js$m0 = __webpack_require__(71268);
 var _git_fork_js$m1 = __webpack_require__(1947);


function commandPermission(isSwitchedOn, env) {
	if (!isSwitchedOn)
		return 'off';
	const file = (0,_git_event_payload_js$m0  .Rm)(env);
	if (file === '')
		return env.GITHUB_ACTIONS === 'true' ? 'fork' : 'allowed';
	try {
		return (0,_git_fork_js$m1  .t)((0,_git_event_payload_js$m0  .rD)(file)) ? 'fork' : 'allowed';
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
 var _core_index_js$m0 = __webpack_require__(43759);
 var _schemas_js$m1 = __webpack_require__(88343);



function datetime(params) {
	return _core_index_js$m0  .G1(_schemas_js$m1  .You, params);
}
function date(params) {
	return _core_index_js$m0  .db(_schemas_js$m1  .Brp, params);
}
function time(params) {
	return core._isoTime(ZodISOTime, params);
}
function duration(params) {
	return core._isoDuration(ZodISODuration, params);
}


 })

};
