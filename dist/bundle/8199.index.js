export const id = 8199;
export const ids = [8199];
export const modules = {

 78199:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  ln: () => (  REFUSED),
  _5: () => (  coverageOf),
  $5: () => (  credentialOf),
  Rc: () => (  declarationReaders),
  Id: () => (  describesHandlers),
  R8: () => (  source_folder_filesOf),
  Ij: () => (  SHIPPED),
  xZ: () => (  isCut),
  u6: () => (  isMethod),
  tc: () => (  methodNamed),
  mC: () => (  pattern_parametersOf),
  CI: () => (  pattern_partsOf),
  XM: () => (  pathOf),
  Rg: () => (  pathPartsOf),
  u0: () => (  readDocument),
  lH: () => (  readFramework),
  Fj: () => (  readRoutes),
  Of: () => (  refusalOf),
  Zp: () => (  repliedBy),
  KL: () => (  routesOfOpenapi),
  c6: () => (  strayedAt)
});

; 
function coverageOf(routes, { gaps, notes }, notDescribed = new Map()) {
	const leftOut = [];
	for (const route of routes) {
		const shown = `${route.method} ${route.path}`;
		const given = notDescribed.get(route);
		if (route.certainty === 'unresolved')
			leftOut.push({ place: route.place, route: shown, ...unresolved(route) });
		else if (given)
			leftOut.push({ place: route.place, route: shown, ...given });
	}
	const exported = routes.length - leftOut.length;
	for (const gap of gaps)
		leftOut.push(gap);
	const unread = routes.flatMap(({ method, path, answers, asks }) => {
		const [first] = asks ? [] : (answers?.unread ?? []);
		return first ? [{ ...first, route: `${method} ${path}` }] : [];
	});
	return { found: routes.length + gaps.length, exported, leftOut, notes, unread };
}
function unresolved(route) {
	return {
		reason: $said`Which requests it answers is not known: ${route.reason ?? $said('only the running program knows its path')}.`,
		remedy: $said('Write its methods and its path as constant texts that the framework takes.'),
	};
}

; 
function credentialOf(scheme, node) {
	const authorization = { scheme, in: 'header', name: 'Authorization' };
	switch (node.type) {
		case 'apiKey':
			return node.in === 'header' || node.in === 'query' || node.in === 'cookie'
				? [{ kind: 'key', scheme, in: node.in, name: String(node.name) }]
				: [];
		case 'http': {
			const word = String(node.scheme).toLowerCase();
			return [{ ...authorization, kind: word === 'bearer' || word === 'basic' ? word : 'key' }];
		}
		case 'oauth2':
		case 'openIdConnect':
			return [{ ...authorization, kind: 'bearer' }];
		default:
			return [];
	}
}

var finding = __webpack_require__(9314);
var user_error = __webpack_require__(14343);
; 


class ServerSourceError extends user_error .y {
	place;
	reason;
	constructor(place, 
	reason, remedy, options = {}) {
		super(`${(0,finding .dE)(place)}: ${reason}`, remedy, options);
		this.place = place;
		this.reason = reason;
	}
}

var utf_16 = __webpack_require__(52499);
; 


const MAX_SOURCE_MIB = 16;
const BYTES_PER_MIB = 1024 * 1024;
const COMMENT = /^\s*(?:\/\/+|#+)(.*)$/;
const ORNAMENT = /[─━═╌┄]+|(?<=^|\s)[-=*_~#/]{3,}(?=\s|$)/gu;
class SourceText {
	file;
	text;
	lineStarts;
	constructor(
	file, 
	text) {
		this.file = file;
		this.text = text;
	}
	place(offset) {
		this.lineStarts ??= startsOf(this.text);
		let low = 0;
		let high = this.lineStarts.length - 1;
		while (low < high) {
			const middle = (low + high + 1) >> 1;
			if (this.lineStarts[middle] <= offset)
				low = middle;
			else
				high = middle - 1;
		}
		return { file: this.file, line: low + 1, column: offset - this.lineStarts[low] + 1 };
	}
	commentAbove(line, meant = lines => lines) {
		const found = meant(this.commentsAbove(line)).map(text => text.trim());
		const paragraphs = found.join('\n').split(/\n\n+/);
		const whole = paragraphs
			.map(paragraph => paragraph.replaceAll('\n', ' ').trim())
			.join('\n\n')
			.trim();
		return whole === '' ? undefined : whole;
	}
	commentsAbove(line) {
		const found = [];
		for (let above = line - 1; above >= 1; above -= 1) {
			const text = COMMENT.exec(this.line(above))?.[1];
			if (text === undefined)
				break;
			const plain = text.replace(ORNAMENT, ' ');
			found.unshift(plain === text ? text.replace(/^ /, '') : plain.trim());
		}
		return found;
	}
	line(number) {
		this.lineStarts ??= startsOf(this.text);
		return this.text.slice(this.lineStarts[number - 1], this.lineStarts[number]).trimEnd();
	}
	piece(start, end) {
		return this.text
			.slice(start, end)
			.replace(/(?<!\s)\s*\n\s*/g, ' ')
			.trim();
	}
}
function startsOf(text) {
	const starts = [0];
	for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
		starts.push(at + 1);
	return starts;
}
function sourceText(file, content, maxMib = MAX_SOURCE_MIB) {
	const size = content.length;
	if (size > maxMib * BYTES_PER_MIB) {
		throw new ServerSourceError({ file, line: 1, column: 1 }, $said`The file has ${Math.round(size / BYTES_PER_MIB)} MiB; the limit is ${maxMib} MiB.`, $said('Name the file that declares the server, and move its data to another file.'));
	}
	const decoded = typeof content === 'string' ? content : decode(file, content);
	let text = decoded.charCodeAt(0) === 0xfeff ? decoded.slice(1) : decoded;
	if (text.includes('\r'))
		text = text.replace(/\r\n?/g, '\n');
	const source = new SourceText(file, text);
	const nul = text.indexOf('\0');
	if (nul !== -1) {
		throw new ServerSourceError(source.place(nul), $said('There is a NUL byte: this is not a text file.'), $said('Name a source file in UTF-8.'));
	}
	return source;
}
function decode(file, bytes) {
	try {
		return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
	}
	catch (cause) {
		throw new ServerSourceError(placeOfBadByte(file, bytes), (0,utf_16 .b)(bytes) ? $said('The file is UTF-16, and not UTF-8.') : $said('The file is not UTF-8.'), $said('Save it as UTF-8.'), { cause });
	}
}
function placeOfBadByte(file, bytes) {
	const lenient = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
	const encoder = new TextEncoder();
	let offset = 0;
	let line = 1;
	let column = 1;
	for (const character of lenient) {
		const expected = encoder.encode(character);
		if (expected.some((byte, i) => bytes[offset + i] !== byte))
			break;
		offset += expected.length;
		if (character === '\n') {
			line += 1;
			column = 1;
		}
		else
			column += character.length;
	}
	return { file, line, column };
}

; 
const MAX_NESTING = 100;
const MAX_EXPRESSION_DEPTH = 200;
const MAX_STEPS = 1_000_000;
const MAX_STEPS_ASIDE = 50_000;
const MAX_STEPS_OF_A_HANDLER = 50_000;
const LEAST_STEPS = 1_000;
const MAX_UNROLLED_ROUNDS = 10_000;
const MAX_CALL_DEPTH = 16;
const MAX_ROUTES = 100_000;
const MAX_PATH_CHARACTERS = 8_000;
const MAX_CHARACTERS_OF_PATHS = 20_000_000;
const MAX_VALUE_SIZE = 100_000;
const MAX_FILES = 1_000;

; 
const MAX_OPERAND_CHARACTERS = 1_000;
const PROSE = new Set('—–…"\'‘’“”¡¿·•');
const LETTER = /^[\p{L}_]/u;
const WORD = /^[\p{L}_][\p{L}\p{N}_]*/u;
const CLOSER = { '(': ')', '[': ']' };
function dividesBefore(right) {
	const rest = right.trimStart();
	const first = rest[0];
	if (first === undefined)
		return false;
	if (/[0-9(]/.test(first))
		return dividesByNumber(rest.replace(/^[0-9.]+/, '').trimStart());
	if (first === '-')
		return /^-[0-9(]/.test(rest);
	return LETTER.test(rest) && dividesByName(rest);
}
function dividesByNumber(follows) {
	if (LETTER.test(follows) || PROSE.has(follows[0] ?? ''))
		return false;
	if (follows[0] === ',' || follows[0] === ':')
		return !/^[\p{L}_—–]/u.test(follows.slice(1).trimStart());
	return true;
}
function dividesByName(rest) {
	const name = WORD.exec(rest)?.[0] ?? '';
	const next = rest[name.length];
	let end;
	if (next === '(' || next === '[')
		end = behindCloser(rest, name.length, next);
	else if (next === '.')
		end = name.length + (/^[\p{L}\p{N}_.]+/u.exec(rest.slice(name.length))?.[0].length ?? 0);
	else
		return false;
	if (end === -1)
		return false;
	const follows = rest.slice(end).trimStart();
	if (LETTER.test(follows) || /^[—–…]/.test(follows))
		return false;
	return !(follows[0] === ',' && LETTER.test(follows.slice(1).trimStart()));
}
function behindCloser(text, at, opener) {
	const closer = CLOSER[opener];
	let depth = 0;
	const limit = Math.min(text.length, at + MAX_OPERAND_CHARACTERS);
	for (let i = at; i < limit; i += 1) {
		if (text[i] === opener)
			depth += 1;
		else if (text[i] === closer) {
			depth -= 1;
			if (depth === 0)
				return i + 1;
		}
	}
	return limit < text.length ? -1 : limit;
}

; 

function lexicalError(source, offset, reason, remedy) {
	return new ServerSourceError(source.place(offset), reason, remedy);
}
function tabError(source, offset) {
	return lexicalError(source, offset, $said('There is a TAB: indentation is made of spaces only.'), $said('Replace each TAB by four spaces.'));
}
function unexpectedCharacter(source, offset) {
	const character = String.fromCodePoint(source.text.codePointAt(offset));
	if (character === '\t')
		return tabError(source, offset);
	return lexicalError(source, offset, $said`\`${character}\` has no meaning here outside of texts and comments.`, REMEDIES[character] ??
		$said('Take it away, or name a file that is written in the language of the server (.df).'));
}
const REMEDIES = {
	'=': $said('Assign with `:=`, compare with `==` or `is`.'),
	';': $said('Write each statement on a line of its own.'),
	'\\': $said('A line goes on inside brackets or behind an operator; take the backslash away.'),
	'!': $said('Write `not`, or `!=` to compare.'),
	'?': $said('Write `??` for a default or `?.` for a member that may be missing.'),
	'~': $said('Write `~/` for floor division.'),
	$: $said('A `$` stands before the quote of a text only.'),
	'`': $said('Write texts in single or double quotes.'),
};

; 
const Kind = {
	name: 1,
	keyword: 2,
	integer: 3,
	float: 4,
	decimal: 5,
	string: 6,
	template: 7,
	operator: 8,
	newline: 9,
	indent: 10,
	dedent: 11,
	end: 12,
};
class Tokens {
	text;
	kinds;
	starts;
	ends;
	mates;
	count = 0;
	constructor(text, capacity) {
		this.text = text;
		this.kinds = new Uint8Array(capacity);
		this.starts = new Int32Array(capacity);
		this.ends = new Int32Array(capacity);
		this.mates = new Int32Array(capacity);
	}
	push(kind, start, end) {
		if (this.count === this.kinds.length)
			this.grow();
		this.kinds[this.count] = kind;
		this.starts[this.count] = start;
		this.ends[this.count] = end;
		this.count += 1;
	}
	kind(index) {
		return (index < this.count ? this.kinds[index] : Kind.end);
	}
	start(index) {
		return index < this.count ? this.starts[index] : this.text.length;
	}
	end(index) {
		return index < this.count ? this.ends[index] : this.text.length;
	}
	textOf(index) {
		return this.text.slice(this.start(index), this.end(index));
	}
	is(index, spelling) {
		const kind = this.kind(index);
		if (kind === Kind.string || kind === Kind.template || kind >= Kind.newline)
			return false;
		const start = this.start(index);
		return this.end(index) - start === spelling.length && this.text.startsWith(spelling, start);
	}
	isName(index) {
		return this.kind(index) === Kind.name;
	}
	grow() {
		const capacity = this.kinds.length * 2 + 16;
		this.kinds = widened(this.kinds, new Uint8Array(capacity));
		this.starts = widened(this.starts, new Int32Array(capacity));
		this.ends = widened(this.ends, new Int32Array(capacity));
		this.mates = widened(this.mates, new Int32Array(capacity));
	}
}
function widened(from, to) {
	to.set(from);
	return to;
}

; 



class Indentation {
	source;
	tokens;
	widths = [0];
	open = [];
	constructor(source, tokens) {
		this.source = source;
		this.tokens = tokens;
	}
	enter(width, offset) {
		const current = this.widths.at(-1);
		if (width > current) {
			if (this.widths.length > MAX_NESTING) {
				throw lexicalError(this.source, offset, $said`Blocks are nested deeper than ${MAX_NESTING} levels.`, $said('Move the inner blocks into actions.'));
			}
			this.widths.push(width);
			this.open.push(this.tokens.count);
			this.tokens.push(Kind.indent, offset, offset);
			return;
		}
		while (width < this.widths.at(-1))
			this.close(offset);
		if (width === this.widths.at(-1))
			return;
		throw lexicalError(this.source, offset, $said('The indentation of this line belongs to no block above it.'), $said`Indent it by ${this.widths.at(-1)} or by ${current} blanks.`);
	}
	closeAll(offset) {
		while (this.open.length > 0)
			this.close(offset);
	}
	close(offset) {
		this.widths.pop();
		this.tokens.mates[this.open.pop()] = this.tokens.count;
		this.tokens.push(Kind.dedent, offset, offset);
	}
}

; 
const RESERVED = new Set(('steady void yes no out in typeof shadow given orif otherwise match point default is isnt bigger smaller ' +
	'bigger_eq smaller_eq and or not cycle persist perform halt skip from to step action yield blueprint spawn self ' +
	'root adopt relay trait static monitor handle ensure trigger retry recover guard propagate validate async await ' +
	'thread channel pulse observe stream defer parallel mark frame sift morph distill train predict using with ' +
	'extends as wait emit forge cast lambda record enum when inspect assert delete').split(' '));
const VALUE_WORDS = new Set(['yes', 'no', 'void', 'self']);
const CONTINUING = new Set(('+ - * / % ** // ~/ and or == != < > <= >= is isnt bigger smaller bigger_eq smaller_eq ?? , := >> -> => += -= ' +
	'*= /= %=').split(' '));
const OPERATORS = '... := ** ~/ += -= *= /= %= -> => ?. ?? == != <= >= >> : + - * / % < > | & . , @ ( ) [ ] { }'.split(' ');

; 


const TYPE_OPENER = /(?:Cluster|Vault|Set|Tuple)</;
const TYPE_LINE = /^ *(?:opaque +)?type +[\p{L}_][^\n]*?:=.*?</u;
const NOTHING = /[^\n]*\n *(?:\n|#|\/\/)/y;
const CLOSERS = new Set([')', ']', '}']);
function continues(tokens) {
	const last = tokens.count - 1;
	const kind = tokens.kind(last);
	if (kind !== Kind.operator && kind !== Kind.keyword)
		return false;
	const spelling = tokens.textOf(last);
	if (!CONTINUING.has(spelling))
		return false;
	if (spelling !== '>' && spelling !== '>>')
		return true;
	const end = tokens.end(last);
	return !closesType(tokens.text, end) && !isFollowedByNothing(tokens.text, end);
}
function isFollowedByNothing(text, end) {
	NOTHING.lastIndex = end;
	return NOTHING.test(text);
}
function closesType(text, end) {
	const line = text.slice(text.lastIndexOf('\n', end - 1) + 1, end);
	const from = line.search(TYPE_LINE.test(line) ? /</ : TYPE_OPENER);
	if (from === -1)
		return false;
	let balance = 0;
	for (let i = from; i < line.length; i += 1) {
		if (line[i] === '<')
			balance += 1;
		else if (line[i] === '>')
			balance -= 1;
	}
	return balance === 0;
}
function endsOperand(tokens) {
	const last = tokens.count - 1;
	if (last < 0)
		return false;
	const kind = tokens.kind(last);
	if (kind === Kind.keyword)
		return VALUE_WORDS.has(tokens.textOf(last));
	if (kind === Kind.operator)
		return CLOSERS.has(tokens.textOf(last));
	return kind <= Kind.string;
}

; 

const NUMBER = /0[xX][0-9a-fA-F_]+|0[oO][0-7_]+|0[bB][01_]+|[0-9][0-9_]*(\.[0-9][0-9_]*)?([eE][+-]?[0-9][0-9_]*)?/y;
const DECIMAL_SUFFIX = /[dD](?![\p{L}\p{N}_])/uy;
function numberAt(text, start) {
	NUMBER.lastIndex = start;
	const match = NUMBER.exec(text);
	const end = start + (match?.[0].length ?? 1);
	DECIMAL_SUFFIX.lastIndex = end;
	if (DECIMAL_SUFFIX.test(text))
		return { kind: Kind.decimal, end: end + 1 };
	const isFloat = match?.[1] !== undefined || match?.[2] !== undefined;
	return { kind: isFloat ? Kind.float : Kind.integer, end };
}

; 

const QUOTE = 34;
const APOSTROPHE = 39;
const BACKSLASH = 92;
const NEWLINE = 10;
const OPEN = 123;
const CLOSE = 125;
function isQuote(code) {
	return code === QUOTE || code === APOSTROPHE;
}
function isTriple(text, at) {
	const code = text.charCodeAt(at);
	return text.charCodeAt(at + 1) === code && text.charCodeAt(at + 2) === code;
}
function endOfString(source, start, limit) {
	const { text } = source;
	if (isTriple(text, start)) {
		const end = text.indexOf(text.slice(start, start + 3), start + 3);
		if (end === -1 || end + 3 > limit)
			throw unclosed(source, start);
		return end + 3;
	}
	const quote = text.charCodeAt(start);
	for (let i = start + 1; i < limit; i += 1) {
		const code = text.charCodeAt(i);
		if (code === quote)
			return i + 1;
		if (code === NEWLINE)
			break;
		if (code === BACKSLASH) {
			if (text.charCodeAt(i + 1) === NEWLINE)
				break;
			i += 1;
		}
	}
	throw unclosed(source, start);
}
function endOfTemplate(source, start, limit) {
	const { text } = source;
	const quote = text.charCodeAt(start + 1);
	const triple = isTriple(text, start + 1);
	for (let i = start + (triple ? 4 : 2); i < limit; i += 1) {
		const code = text.charCodeAt(i);
		if (code === quote && (!triple || isTriple(text, i)))
			return i + (triple ? 3 : 1);
		if (code === NEWLINE && !triple)
			break;
		if (code === BACKSLASH) {
			if (text.charCodeAt(i + 1) === NEWLINE && !triple)
				break;
			i += 1;
		}
		else if (code === OPEN) {
			if (text.charCodeAt(i + 1) === OPEN)
				i += 1;
			else
				i = endOfBraces(source, i, limit);
		}
	}
	throw unclosed(source, start);
}
function endOfBraces(source, start, limit) {
	const { text } = source;
	let depth = 0;
	for (let i = start; i < limit; i += 1) {
		const code = text.charCodeAt(i);
		if (isQuote(code))
			i = endOfNested(source, i, limit);
		else if (code === NEWLINE)
			break;
		else if (code === OPEN)
			depth += 1;
		else if (code === CLOSE) {
			depth -= 1;
			if (depth > 0)
				continue;
			if (text.slice(start + 1, i).trim() !== '')
				return i;
			throw lexicalError(source, start, $said('The braces in this text are empty.'), $said('Write an expression into them, or `{{}}` for braces as text.'));
		}
	}
	throw lexicalError(source, start, $said('The `{` in this text is not closed on its line.'), $said('Close it with `}`, or write `{{` for a brace as text.'));
}
function endOfNested(source, start, limit) {
	const quote = source.text.charCodeAt(start);
	for (let i = start + 1; i < limit; i += 1) {
		const code = source.text.charCodeAt(i);
		if (code === quote)
			return i;
		if (code === NEWLINE)
			break;
		if (code === BACKSLASH)
			i += 1;
	}
	throw unclosed(source, start);
}
function unclosed(source, start) {
	return lexicalError(source, start, $said('The text that begins here is not closed.'), $said('Close it with the quote that it begins with; a text of several lines wants three quotes.'));
}

; 









const MAX_LOOKAHEAD_CHARACTERS = 2_000;
const NAME = /[\p{L}_][\p{L}\p{N}_]*/uy;
const LONGEST_RESERVED = Math.max(...[...RESERVED].map(word => word.length));
const OPERATORS_BY_FIRST = new Map([...new Set(OPERATORS.map(operator => operator.charCodeAt(0)))].map(code => [
	code,
	OPERATORS.filter(operator => operator.charCodeAt(0) === code),
]));
function tokenise(source) {
	return new Lexer(source, 0, source.text.length, true).run();
}
function tokeniseExpression(source, start, end) {
	return new Lexer(source, start, end, false).run();
}
class Lexer {
	source;
	limit;
	lines;
	text;
	tokens;
	indentation;
	at;
	depth = 0;
	openers = [];
	knownLineEnd = -1;
	constructor(source, start, limit, 
	lines) {
		this.source = source;
		this.limit = limit;
		this.lines = lines;
		this.text = source.text;
		this.at = start;
		this.tokens = new Tokens(source.text, ((limit - start) >> 2) + 16);
		this.indentation = new Indentation(source, this.tokens);
	}
	run() {
		const { tokens } = this;
		if (this.lines)
			this.beginLine();
		while (this.at < this.limit)
			this.step();
		if (this.depth > 0) {
			throw lexicalError(this.source, this.openers[this.depth - 1], $said('The bracket that opens here is not closed.'), $said('Close it.'));
		}
		if (this.lines) {
			if (tokens.count > 0)
				tokens.push(Kind.newline, this.limit, this.limit);
			this.indentation.closeAll(this.limit);
		}
		tokens.push(Kind.end, this.limit, this.limit);
		return tokens;
	}
	step() {
		const { text, at } = this;
		const code = text.charCodeAt(at);
		if (code === 32)
			this.at += 1;
		else if (code === 10) {
			this.at += 1;
			if (this.lines && this.depth === 0)
				this.beginLine();
			else if (this.depth > 0 || !this.lines)
				this.skipBlanks();
		}
		else if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95)
			this.word();
		else if (isQuote(code)) {
			this.at = endOfString(this.source, at, this.limit);
			this.tokens.push(Kind.string, at, this.at);
		}
		else if (code >= 48 && code <= 57) {
			const { kind, end } = numberAt(text, at);
			this.at = Math.min(end, this.limit);
			this.tokens.push(kind, at, this.at);
		}
		else if (code === 36 && isQuote(text.charCodeAt(at + 1))) {
			this.at = endOfTemplate(this.source, at, this.limit);
			this.tokens.push(Kind.template, at, this.at);
		}
		else if (code === 35)
			this.skipLine();
		else if (code === 47 && text.charCodeAt(at + 1) === 42)
			this.blockComment();
		else if (code === 47 && text.charCodeAt(at + 1) === 47)
			this.slashes();
		else if (code >= 128)
			this.word();
		else
			this.operator(code);
	}
	beginLine() {
		const { text, limit, tokens } = this;
		for (;;) {
			const start = this.at;
			let i = start;
			while (i < limit && text.charCodeAt(i) === 32)
				i += 1;
			let code = text.charCodeAt(i);
			const width = i - start;
			const tab = code === 9 ? i : -1;
			while (i < limit && (code === 9 || code === 32)) {
				i += 1;
				code = text.charCodeAt(i);
			}
			this.at = i;
			if (i >= limit)
				return;
			if (code === 10) {
				this.at += 1;
				continue;
			}
			if (tab !== -1)
				throw tabError(this.source, tab);
			if (code === 35 || (code === 47 && text.charCodeAt(i + 1) === 47)) {
				this.skipLine();
				if (this.at < limit)
					this.at += 1;
				continue;
			}
			if (tokens.count === 0 && width === 0)
				return;
			if (tokens.count > 0) {
				const chains = code === 46 || (code === 62 && text.charCodeAt(i + 1) === 62);
				if (chains || continues(tokens))
					return;
				tokens.push(Kind.newline, start, start);
			}
			this.indentation.enter(width, i);
			return;
		}
	}
	word() {
		const start = this.at;
		const end = this.endOfWord(start);
		if (end === start)
			throw unexpectedCharacter(this.source, start);
		this.at = Math.min(end, this.limit);
		const reserved = end - start <= LONGEST_RESERVED && RESERVED.has(this.text.slice(start, end));
		this.tokens.push(reserved ? Kind.keyword : Kind.name, start, this.at);
	}
	endOfWord(start) {
		const { text } = this;
		let end = start;
		let code = text.charCodeAt(end);
		while (isWordCharacter(code)) {
			end += 1;
			code = text.charCodeAt(end);
		}
		if (!(code >= 128))
			return end;
		NAME.lastIndex = start;
		return NAME.test(text) ? NAME.lastIndex : start;
	}
	slashes() {
		const start = this.at;
		const end = this.lineEnd();
		const right = this.text.slice(start + 2, Math.min(end, start + 2 + MAX_LOOKAHEAD_CHARACTERS));
		if (!endsOperand(this.tokens) || !dividesBefore(right)) {
			this.skipLine();
			return;
		}
		this.at += 2;
		this.tokens.push(Kind.operator, start, this.at);
	}
	operator(code) {
		const start = this.at;
		const spelling = OPERATORS_BY_FIRST.get(code)?.find(candidate => this.text.startsWith(candidate, start));
		if (spelling === undefined || start + spelling.length > this.limit)
			throw unexpectedCharacter(this.source, this.at);
		this.at += spelling.length;
		this.tokens.push(Kind.operator, start, this.at);
		if (code === 40 || code === 91 || code === 123) {
			this.openers[this.depth] = start;
			this.depth += 1;
			if (this.depth > MAX_NESTING) {
				throw lexicalError(this.source, start, $said`Brackets are nested deeper than ${MAX_NESTING} levels.`, $said('Give the inner parts names of their own.'));
			}
		}
		else if ((code === 41 || code === 93 || code === 125) && this.depth > 0)
			this.depth -= 1;
	}
	blockComment() {
		const end = this.text.indexOf('*/', this.at + 2);
		if (end === -1 || end + 2 > this.limit) {
			throw lexicalError(this.source, this.at, $said('The comment that begins here is not closed.'), $said('Close it with `*/`.'));
		}
		this.at = end + 2;
	}
	lineEnd() {
		if (this.knownLineEnd < this.at) {
			const end = this.text.indexOf('\n', this.at);
			this.knownLineEnd = end === -1 || end > this.limit ? this.limit : end;
		}
		return this.knownLineEnd;
	}
	skipLine() {
		this.at = this.lineEnd();
	}
	skipBlanks() {
		while (this.at < this.limit) {
			const code = this.text.charCodeAt(this.at);
			if (code !== 32 && code !== 9)
				return;
			this.at += 1;
		}
	}
}
function isWordCharacter(code) {
	return ((code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95 || (code >= 48 && code <= 57));
}

; 



class NotUnderstood extends Error {
}
class Cursor {
	source;
	tokens;
	at;
	grammar;
	depth;
	constructor(source, tokens, at, grammar, depth = 0) {
		this.source = source;
		this.tokens = tokens;
		this.at = at;
		this.grammar = grammar;
		this.depth = depth;
	}
	expression() {
		return this.grammar.expression(this);
	}
	is(spelling) {
		return this.tokens.is(this.at, spelling);
	}
	take(spelling) {
		if (!this.tokens.is(this.at, spelling))
			return false;
		this.at += 1;
		return true;
	}
	expect(spelling) {
		if (!this.take(spelling))
			throw new NotUnderstood();
	}
	name() {
		if (!this.tokens.isName(this.at))
			throw new NotUnderstood();
		this.at += 1;
		return this.tokens.textOf(this.at - 1);
	}
	word() {
		const kind = this.tokens.kind(this.at);
		if (kind !== Kind.name && kind !== Kind.keyword)
			throw new NotUnderstood();
		this.at += 1;
		return this.tokens.textOf(this.at - 1);
	}
	namesUntil(word) {
		const names = [this.name()];
		while (!this.take(word)) {
			this.expect(',');
			names.push(this.name());
		}
		return names;
	}
	start() {
		return this.tokens.start(this.at);
	}
	lastEnd() {
		return this.tokens.end(this.at - 1);
	}
	beginsValue() {
		return this.tokens.kind(this.at) < Kind.newline && ![')', ']', '}'].some(closer => this.is(closer));
	}
	nested(read) {
		this.depth += 1;
		if (this.depth > MAX_EXPRESSION_DEPTH)
			throw this.tooDeep();
		const result = read(this);
		this.depth -= 1;
		return result;
	}
	attempt(read) {
		const { at, depth } = this;
		try {
			return read(this);
		}
		catch (error) {
			if (!(error instanceof NotUnderstood))
				throw error;
			this.at = at;
			this.depth = depth;
			return undefined;
		}
	}
	inside(tokens) {
		return new Cursor(this.source, tokens, 0, this.grammar, this.depth + 1);
	}
	tooDeep() {
		return new ServerSourceError(this.source.place(this.start()), $said`Expressions are nested deeper than ${MAX_EXPRESSION_DEPTH} levels.`, $said('Give the inner parts names of their own.'));
	}
}

; 

function lambda(cursor) {
	const start = cursor.start();
	cursor.at += 1;
	const bracketed = cursor.take('(');
	const params = parameters(cursor, bracketed);
	if (bracketed) {
		cursor.expect(')');
		while (cursor.is('->') || cursor.tokens.isName(cursor.at))
			cursor.at += 1;
	}
	if (!cursor.take('=>'))
		cursor.expect(':');
	const body = cursor.nested(cursor.grammar.withoutPipeline);
	return { kind: 'lambda', params, body, start, end: body.end };
}
function parameters(cursor, typed) {
	const params = [];
	while (cursor.tokens.isName(cursor.at) || cursor.is('...') || cursor.is('self')) {
		const rest = cursor.take('...');
		const name = cursor.tokens.textOf(cursor.at);
		cursor.at += 1;
		if (typed && cursor.is(':'))
			skipType(cursor);
		const fallback = cursor.take(':=') ? cursor.expression() : undefined;
		params.push({ name, rest, fallback });
		if (!cursor.take(','))
			break;
	}
	return params;
}
function skipType(cursor) {
	let depth = 0;
	for (cursor.at += 1; cursor.tokens.kind(cursor.at) < Kind.newline; cursor.at += 1) {
		if (cursor.is('<') || cursor.is('(') || cursor.is('['))
			depth += 1;
		else if (depth === 0 && (cursor.is(')') || cursor.is(',') || cursor.is(':=')))
			return;
		else if (cursor.is('>') || cursor.is(')') || cursor.is(']'))
			depth -= 1;
		else if (cursor.is('>>'))
			depth -= 2;
	}
}

; 
function parenthesised(cursor, start) {
	const items = args(cursor, ')');
	const [only] = items;
	const comma = cursor.tokens.is(cursor.at - 2, ',');
	const end = cursor.lastEnd();
	if (items.length === 1 && only && !only.spread && !comma)
		return { ...only.value, start, end };
	return { kind: 'list', items, tuple: true, start, end };
}
function list(cursor, start) {
	const first = cursor.is(']') || cursor.is('...') ? undefined : cursor.expression();
	if (first && cursor.take('cycle'))
		return comprehension(cursor, start, first);
	if (first)
		cursor.take(',');
	const rest = args(cursor, ']');
	const items = first ? [{ spread: false, value: first }, ...rest] : rest;
	return { kind: 'list', items, start, end: cursor.lastEnd() };
}
function comprehension(cursor, start, element) {
	const names = cursor.namesUntil('in');
	const iterable = cursor.grammar.withoutCondition(cursor);
	const condition = cursor.take('given') ? cursor.expression() : undefined;
	cursor.expect(']');
	return { kind: 'comprehension', element, names, iterable, condition, start, end: cursor.lastEnd() };
}
function vault(cursor, start) {
	const entries = [];
	while (!cursor.take('}')) {
		if (cursor.take('...'))
			entries.push({ key: undefined, value: cursor.expression() });
		else {
			const key = cursor.expression();
			cursor.expect(':');
			entries.push({ key, value: cursor.expression() });
		}
		if (!cursor.is('}'))
			cursor.expect(',');
	}
	return { kind: 'vault', entries, start, end: cursor.lastEnd() };
}
function args(cursor, closer) {
	const found = [];
	while (!cursor.take(closer)) {
		found.push(argument(cursor));
		if (!cursor.is(closer))
			cursor.expect(',');
	}
	return found;
}
function argument(cursor) {
	const { tokens, at } = cursor;
	if (cursor.take('...'))
		return { spread: true, value: cursor.expression() };
	if (!tokens.is(at + 1, ':='))
		return { spread: false, value: cursor.expression() };
	cursor.at += 2;
	return { name: tokens.textOf(at), spread: false, value: cursor.expression() };
}

; 

const ESCAPES = {
	n: '\n',
	t: '\t',
	r: '\r',
	'\\': '\\',
	"'": "'",
	'"': '"',
	'0': '\0',
};
function stringValue(text, start, end) {
	if (isTriple(text, start) && end - start >= 6)
		return text.slice(start + 3, end - 3);
	return unescaped(text.slice(start + 1, end - 1));
}
function unescaped(text) {
	if (!text.includes('\\'))
		return text;
	return text.replace(/\\([\s\S])/g, (whole, character) => ESCAPES[character] ?? whole);
}

; 


const FORMAT = /^(?:.?[<>=^])?[+\- ]?#?0?\d*[,_]?(?:\.\d+)?[bcdeEfFgGnosxX%]?$/su;
function templateParts(source, start, end, parse) {
	const { text } = source;
	const quotes = isTriple(text, start + 1) && end - start >= 7 ? 3 : 1;
	const parts = [];
	const last = end - quotes;
	let literal = '';
	let at = start + 1 + quotes;
	while (at < last) {
		const pair = text.slice(at, at + 2);
		if (pair === '{{' || pair === '}}') {
			literal += pair[0];
			at += 2;
		}
		else if (pair[0] === '\\') {
			literal += pair === '\\{' || pair === '\\}' ? pair[1] : unescaped(pair);
			at += 2;
		}
		else if (pair[0] === '{') {
			const close = endOfBraces(source, at, last);
			const colon = formatColon(text, at + 1, close);
			const value = parse(at + 1, colon ?? close);
			parts.push({
				text: literal,
				value,
				...(colon === undefined ? {} : { format: text.slice(colon + 1, close).trimEnd() }),
			});
			literal = '';
			at = close + 1;
		}
		else {
			literal += pair[0];
			at += 1;
		}
	}
	parts.push({ text: literal });
	return parts;
}
function formatColon(text, start, end) {
	let depth = 0;
	let found;
	for (let i = start; i < end; i += 1) {
		const character = text[i];
		if (character === '"' || character === "'") {
			for (i += 1; i < end && text[i] !== character; i += 1)
				if (text[i] === '\\')
					i += 1;
		}
		else if ('([{'.includes(character))
			depth += 1;
		else if (')]}'.includes(character))
			depth -= 1;
		else if (character === ':' && depth === 0)
			found = i;
	}
	if (found === undefined)
		return undefined;
	const right = text.slice(found + 1, end).trimEnd();
	return right !== '' && !/^\s/.test(right) && FORMAT.test(right) ? found : undefined;
}

; 







function primary(cursor) {
	const { tokens, source, at } = cursor;
	const start = tokens.start(at);
	const end = tokens.end(at);
	const kind = tokens.kind(at);
	if (kind === Kind.keyword)
		return keyword(cursor, start, end);
	if (kind === Kind.operator)
		return bracketed(cursor, start);
	if (kind > Kind.operator)
		throw new NotUnderstood();
	cursor.at += 1;
	switch (kind) {
		case Kind.string:
			return { kind: 'text', value: stringValue(source.text, start, end), start, end };
		case Kind.template: {
			const inBraces = (from, to) => expressionInBraces(cursor, from, to);
			return { kind: 'template', parts: templateParts(source, start, end, inBraces), start, end };
		}
		case Kind.integer:
			return { kind: 'integer', value: Number(tokens.textOf(at).replaceAll('_', '')), start, end };
		case Kind.float:
			return { kind: 'float', value: Number(tokens.textOf(at).replaceAll('_', '')), start, end };
		case Kind.name:
			return { kind: 'name', name: tokens.textOf(at), start, end };
		default:
			return { kind: 'opaque', parts: [], start, end };
	}
}
function bracketed(cursor, start) {
	if (cursor.take('('))
		return parenthesised(cursor, start);
	if (cursor.take('['))
		return list(cursor, start);
	if (cursor.take('{'))
		return vault(cursor, start);
	throw new NotUnderstood();
}
function keyword(cursor, start, end) {
	const { tokens, at } = cursor;
	const word = tokens.textOf(at);
	if (word === 'lambda')
		return lambda(cursor);
	cursor.at += 1;
	switch (word) {
		case 'yes':
		case 'no':
			return { kind: 'boolean', value: word === 'yes', start, end };
		case 'void':
			return { kind: 'void', start, end };
		case 'self':
		case 'root':
			return { kind: 'name', name: word, start, end };
		case 'typeof': {
			const operand = cursor.nested(cursor.grammar.unary);
			return { kind: 'typeof', operand, start, end: operand.end };
		}
		case 'await':
		case 'cast': {
			const operand = cursor.nested(cursor.grammar.unary);
			return { kind: 'opaque', parts: [operand], start, end: operand.end };
		}
	}
	if (word === 'action' && cursor.is('('))
		return unnamedAction(cursor, start);
	if (cursor.is('('))
		return { kind: 'name', name: word, start, end };
	cursor.at = at;
	throw new NotUnderstood();
}
function unnamedAction(cursor, start) {
	const { tokens } = cursor;
	for (let depth = 0; tokens.kind(cursor.at) < Kind.newline; cursor.at += 1) {
		if (OPENING.some(bracket => cursor.is(bracket)))
			depth += 1;
		else if (depth === 0 && (cursor.is(',') || CLOSING.some(bracket => cursor.is(bracket))))
			break;
		else if (CLOSING.some(bracket => cursor.is(bracket)))
			depth -= 1;
	}
	return { kind: 'opaque', parts: [], start, end: cursor.lastEnd() };
}
const OPENING = ['(', '[', '{'];
const CLOSING = [')', ']', '}'];
function expressionInBraces(cursor, start, end) {
	const inner = cursor.inside(tokeniseExpression(cursor.source, start, end));
	const value = inner.attempt(cursor.grammar.expression);
	const whole = value !== undefined && inner.tokens.kind(inner.at) === Kind.end;
	return whole ? value : { kind: 'opaque', parts: [], start, end };
}

; 




function postfix(cursor) {
	const start = cursor.start();
	const spawn = cursor.take('spawn');
	let value = primary(cursor);
	for (let length = 0;; length += 1) {
		if (length > MAX_EXPRESSION_DEPTH)
			throw cursor.tooDeep();
		if (cursor.take('(')) {
			const given = args(cursor, ')');
			const end = cursor.lastEnd();
			value = { kind: 'call', callee: value, args: given, spawn: spawn && length === 0, start, end };
		}
		else if (cursor.is('.') || cursor.is('?.')) {
			const isOptional = cursor.take('?.');
			if (!isOptional)
				cursor.take('.');
			const name = cursor.word();
			const whole = { start: value.start, end: cursor.lastEnd() };
			value = { kind: 'member', object: value, name, ...(isOptional && { isOptional }), ...whole };
		}
		else if (cursor.take('['))
			value = index(cursor, value);
		else if (cursor.is('with') && cursor.tokens.is(cursor.at + 1, '{')) {
			cursor.at += 1;
			const changes = primary(cursor);
			value = { kind: 'with', object: value, changes, start: value.start, end: changes.end };
		}
		else
			return value;
	}
}
function index(cursor, object) {
	const bounds = [undefined];
	while (!cursor.take(']')) {
		if (cursor.take(':'))
			bounds.push(undefined);
		else if (bounds.at(-1) === undefined)
			bounds[bounds.length - 1] = cursor.expression();
		else
			throw new NotUnderstood();
	}
	const [only] = bounds;
	const { start } = object;
	const end = cursor.lastEnd();
	if (bounds.length > 3 || (bounds.length === 1 && !only))
		throw new NotUnderstood();
	if (bounds.length === 1 && only)
		return { kind: 'index', object, index: only, start, end };
	return { kind: 'slice', object, bounds, start, end };
}

; 





const LEVELS = [
	'??',
	'or',
	'and',
	'is isnt == != < > <= >= bigger smaller bigger_eq smaller_eq in not',
	'+ -',
	'* / % // ~/',
];
const LEVEL_OF = new Map(LEVELS.flatMap((operators, level) => operators.split(' ').map(operator => [operator, level])));
const OR = 1;
const COMPARISON = 3;
const NO_LEVEL = -1;
const EXPRESSIONS = { expression, withoutPipeline, withoutCondition, unary };
function expression(cursor) {
	let value = withoutPipeline(cursor);
	for (let stages = 0; cursor.take('>>'); stages += 1) {
		if (stages > MAX_EXPRESSION_DEPTH)
			throw cursor.tooDeep();
		value = stage(cursor, value);
	}
	return value;
}
const ITEM = $said('the item');
function stage(cursor, iterable) {
	const verb = ['sift', 'morph', 'distill'].find(word => cursor.take(word));
	if (verb === undefined)
		throw new NotUnderstood();
	const { start } = iterable;
	const at = cursor.start();
	const name = cursor.name();
	if (verb === 'distill') {
		cursor.take(',');
		const item = cursor.name();
		cursor.expect(':');
		const body = cursor.nested(inner => operation(inner, OR));
		const more = cursor.is('>>') || !cursor.beginsValue();
		const initial = more ? undefined : cursor.nested(inner => operation(inner, OR));
		return { kind: 'distill', iterable, names: [name, item], body, initial, start, end: cursor.lastEnd() };
	}
	const end = cursor.lastEnd();
	const named = (of) => ({ kind: 'name', name: of, start: at, end });
	const written = cursor.take(':') ? cursor.nested(inner => operation(inner, OR)) : undefined;
	const item = written ? name : ITEM;
	const args = [{ spread: false, value: named(ITEM) }];
	const result = written ?? { kind: 'call', callee: named(name), args, spawn: false, start: at, end };
	const [element, condition] = verb === 'morph' ? [result, undefined] : [named(item), result];
	return { kind: 'comprehension', element, names: [item], iterable, condition, start, end: cursor.lastEnd() };
}
function withoutPipeline(cursor) {
	const value = cursor.nested(withoutCondition);
	if (!cursor.is('given'))
		return value;
	const before = cursor.at;
	cursor.at += 1;
	const condition = operation(cursor);
	if (!cursor.take('otherwise')) {
		cursor.at = before;
		return value;
	}
	const otherwise = cursor.nested(withoutPipeline);
	return { kind: 'conditional', value, condition, otherwise, start: value.start, end: otherwise.end };
}
function withoutCondition(cursor) {
	return cursor.is('lambda') ? lambda(cursor) : operation(cursor);
}
function operation(cursor, least = 0) {
	let left = least <= COMPARISON && cursor.is('not') ? negation(cursor) : unary(cursor);
	for (;;) {
		const level = levelOfNext(cursor);
		if (level < least)
			return left;
		const rest = [];
		while (levelOfNext(cursor) === level)
			rest.push({ operator: takeOperator(cursor), right: operation(cursor, level + 1) });
		left = { kind: 'chain', first: left, rest, start: left.start, end: cursor.lastEnd() };
	}
}
function levelOfNext({ tokens, at }) {
	const kind = tokens.kind(at);
	if (kind !== Kind.operator && kind !== Kind.keyword)
		return NO_LEVEL;
	const level = LEVEL_OF.get(tokens.textOf(at)) ?? NO_LEVEL;
	return level === COMPARISON && tokens.is(at, 'not') && !tokens.is(at + 1, 'in') ? NO_LEVEL : level;
}
function takeOperator(cursor) {
	const spelling = cursor.tokens.textOf(cursor.at);
	cursor.at += 1;
	if (spelling === 'not') {
		cursor.at += 1;
		return 'not in';
	}
	return spelling === 'is' && cursor.take('not') ? 'isnt' : spelling;
}
function negation(cursor) {
	const start = cursor.start();
	cursor.at += 1;
	const operand = cursor.nested(inner => operation(inner, COMPARISON));
	return { kind: 'unary', operator: 'not', operand, start, end: operand.end };
}
function unary(cursor) {
	if (!cursor.is('-'))
		return power(cursor);
	const start = cursor.start();
	cursor.at += 1;
	const operand = cursor.nested(unary);
	return { kind: 'unary', operator: '-', operand, start, end: operand.end };
}
function power(cursor) {
	const first = postfix(cursor);
	if (!cursor.take('**'))
		return first;
	const right = cursor.nested(unary);
	return { kind: 'chain', first, rest: [{ operator: '**', right }], start: first.start, end: right.end };
}

; 




const ASSIGNMENTS = new Set([':=', '+=', '-=', '*=', '/=', '%=']);
class StatementReader {
	source;
	tokens;
	limit;
	context;
	read;
	cursor;
	next;
	constructor(source, tokens, first, limit, context, read) {
		this.source = source;
		this.tokens = tokens;
		this.limit = limit;
		this.context = context;
		this.read = read;
		this.cursor = new Cursor(source, tokens, first, EXPRESSIONS);
		this.next = first;
	}
	line(first) {
		const { tokens } = this;
		const end = this.lineEnd(first);
		const block = tokens.kind(end + 1) === Kind.indent ? end + 1 : undefined;
		return { first, end, block, start: tokens.start(first), stop: tokens.end(Math.max(first, end - 1)) };
	}
	lineEnd(first) {
		let end = first;
		while (end < this.limit && this.tokens.kind(end) < Kind.newline)
			end += 1;
		return end;
	}
	behind({ end, block }) {
		return block === undefined ? end + 1 : this.closing(block) + 1;
	}
	closing(indent) {
		return this.tokens.mates[indent];
	}
	lenient(end, words = []) {
		const { cursor, tokens } = this;
		const start = cursor.at;
		const stops = () => cursor.at === end || words.some(word => cursor.is(word));
		const value = cursor.attempt(EXPRESSIONS.expression);
		if (value !== undefined && stops())
			return value;
		cursor.at = start;
		while (cursor.at < end && !stops())
			cursor.at += 1;
		return {
			kind: 'opaque',
			parts: [],
			start: tokens.start(start),
			end: tokens.end(Math.max(start, cursor.at - 1)),
		};
	}
	headExpression({ end }) {
		if (!this.tokens.is(end - 1, ':'))
			throw new NotUnderstood();
		return this.lenient(end - 1);
	}
	required({ end }, word, stops = []) {
		const { cursor, tokens } = this;
		if (cursor.at < end && !ASSIGNMENTS.has(tokens.textOf(cursor.at)))
			return this.lenient(end, stops);
		throw this.syntax(cursor.at - 1, $said`\`${word}\` is a statement inside a server and wants a value behind it.`, $said`Give the variable another name, or write the value of \`${word}\`.`);
	}
	body({ end, block }, word, context = this.context) {
		if (block === undefined)
			throw this.emptyBlock(end - 1, word);
		return this.blockAt(block, context);
	}
	blockAt(indent, context = this.context) {
		const { source, tokens, read } = this;
		const close = this.closing(indent);
		return new TokenBlock(tokens, indent, close, () => read(source, tokens, indent + 1, close, context));
	}
	emptyBlock(token, word) {
		return this.syntax(token, $said`The block of this \`${word}\` is empty.`, $said('Write its statements on the next lines, indented by four blanks.'));
	}
	syntax(token, reason, remedy) {
		return new ServerSourceError(this.source.place(this.tokens.start(token)), reason, remedy);
	}
}
class TokenBlock {
	tokens;
	indent;
	close;
	parse;
	start;
	end;
	asked = false;
	kept;
	constructor(tokens, indent, close, parse) {
		this.tokens = tokens;
		this.indent = indent;
		this.close = close;
		this.parse = parse;
		this.start = tokens.start(indent);
		this.end = tokens.end(close - 1);
	}
	statements() {
		if (this.kept)
			return this.kept;
		const statements = this.parse();
		if (this.asked)
			this.kept = statements;
		this.asked = true;
		return statements;
	}
	mentions(names) {
		return mentions(this.tokens, this.indent + 1, this.close, names);
	}
}
function mentions(tokens, first, end, names) {
	for (let i = first; i < end; i += 1)
		if (tokens.kind(i) <= Kind.integer && names.has(tokens.textOf(i)))
			return true;
	return false;
}

; 
const BLOCKS = new Map([
	['ensure', 'once'],
	['using', 'once'],
	['parallel', 'once'],
	['thread', 'once'],
	['defer', 'deferred'],
	['handle', 'maybe'],
	['recover', 'maybe'],
	['observe', 'maybe'],
	['when', 'maybe'],
	['crucible', 'never'],
	['trial', 'never'],
	['fixture', 'never'],
	['setup', 'never'],
	['teardown', 'never'],
	['bench', 'never'],
	['trait', 'never'],
	['record', 'never'],
	['enum', 'never'],
	['contract', 'never'],
	['augment', 'never'],
]);
const MODIFIERS = new Set(('async stream static private protected operator final abstract internal readonly override overload exclusive ' +
	'lazy invariant sealed meta get set').split(' '));

; 
function behindBrackets(tokens, open, end) {
	let depth = 0;
	for (let at = open; at < end; at += 1) {
		if (tokens.is(at, '(') || tokens.is(at, '[') || tokens.is(at, '{'))
			depth += 1;
		else if (tokens.is(at, ')') || tokens.is(at, ']') || tokens.is(at, '}'))
			depth -= 1;
		if (depth === 0)
			return at + 1;
	}
	return end;
}

; 

function signatureFrom(tokens, behindName, end) {
	const open = bracketAt(tokens, behindName, end);
	if (open === undefined)
		return null;
	const behind = behindBrackets(tokens, open, end);
	let last = behind;
	if (tokens.is(behind, '->') && behind < end)
		while (last < end && !tokens.is(last, ':') && !tokens.is(last, '=>'))
			last += 1;
	return written(tokens, open, last);
}
function blueprintSignature(tokens, behindName, end) {
	const open = bracketAt(tokens, behindName, end);
	if (open === undefined)
		return null;
	const behind = behindBrackets(tokens, open, end);
	const inside = Array.from({ length: behind - open - 2 }, (_, i) => open + 1 + i);
	const isTyped = inside.some(at => tokens.is(at, ':') || tokens.is(at, ':='));
	const names = inside.filter(at => tokens.isName(at)).map(at => tokens.textOf(at));
	const isParameters = isTyped ||
		!tokens.is(behind, ':') ||
		names.every(name => name.charAt(0) === name.charAt(0).toLowerCase());
	return names.length > 0 && isParameters ? written(tokens, open, behind) : null;
}
function bracketAt(tokens, first, end) {
	let at = first;
	if (tokens.is(at, '<')) {
		let depth = 0;
		for (; at < end; at += 1) {
			if (tokens.is(at, '<'))
				depth += 1;
			else if (tokens.is(at, '>'))
				depth -= 1;
			else if (tokens.is(at, '>>'))
				depth -= 2;
			if (depth <= 0)
				break;
		}
		at += 1;
	}
	return at < end && tokens.is(at, '(') ? at : undefined;
}
function written(tokens, first, end) {
	let text = '';
	for (let at = first; at < end; at += 1) {
		if (tokens.is(at, ',') && tokens.is(at + 1, ')'))
			continue;
		const gap = tokens.text.slice(tokens.end(at - 1), tokens.start(at));
		const isApart = at > first && /\s/.test(gap) && !tokens.is(at - 1, '(') && !tokens.is(at, ')');
		text += isApart ? ` ${tokens.textOf(at)}` : tokens.textOf(at);
	}
	return text.replace(/(?<!\s)\s*\n\s*/g, ' ');
}

; 




const TYPES = {
	blueprint: 'class',
	record: 'class',
	enum: 'enum',
	trait: 'interface',
	contract: 'interface',
};
const HIDING = new Set(['private', 'internal']);
const NO_OPERATOR = new Set([':=', '(', '.', ':', ',', ')', '[']);
function headOf(reader, line, within) {
	const { tokens } = reader;
	let at = behindDecorators(tokens, line);
	if (at === line.end)
		return 'decorator';
	const before = new Set();
	while (isModifier(tokens, at)) {
		before.add(tokens.textOf(at));
		at += 1;
	}
	const exported = ![...before].some(word => HIDING.has(word));
	const named = (what, index, signature = null) => ({
		what,
		names: [{ name: tokens.textOf(index), offset: tokens.start(index) }],
		signature,
		exported,
	});
	const word = tokens.kind(at) <= Kind.keyword ? tokens.textOf(at) : '';
	const hasName = tokens.isName(at + 1);
	if (hasName && word === 'action')
		return named(within ? 'method' : 'function', at + 1, signatureFrom(tokens, at + 2, line.end) ?? '()');
	if (hasName && line.block !== undefined && Object.hasOwn(TYPES, word)) {
		const holds = word;
		const signature = holds === 'blueprint' ? blueprintSignature(tokens, at + 2, line.end) : null;
		return { ...named(TYPES[holds], at + 1, signature), holds };
	}
	if (hasName && line.block !== undefined && word === 'augment')
		return { ...augmented(tokens, at + 1, line.end), holds: 'blueprint', augments: true };
	if (hasName && word === 'type' && (tokens.is(at + 2, ':=') || tokens.is(at + 2, '<')))
		return named('type', at + 1);
	if (hasName && word === 'steady' && tokens.is(at + 2, ':='))
		return named('constant', at + 1);
	if (within && word === 'operator' && !NO_OPERATOR.has(tokens.textOf(at + 1)))
		return named('method', at + 1, signatureFrom(tokens, at + 2, line.end));
	if (within && (before.has('get') || before.has('set')) && tokens.is(at + 1, '('))
		return named('variable', at);
	if (!tokens.isName(at))
		return undefined;
	return within ? memberAt(tokens, at, line, within, named) : variables(tokens, at, line, exported);
}
function memberAt(tokens, at, { end }, within, named) {
	const isGiven = tokens.is(at + 1, ':=');
	if (within === 'enum')
		return isGiven || at + 1 === end ? named('constant', at) : undefined;
	if (within !== 'blueprint' && within !== 'record')
		return undefined;
	return (isGiven && within === 'blueprint') || (tokens.is(at + 1, ':') && at + 2 < end)
		? named('variable', at)
		: undefined;
}
function variables(tokens, first, { end, block }, exported) {
	const names = [{ name: tokens.textOf(first), offset: tokens.start(first) }];
	let at = first + 1;
	for (; tokens.is(at, ',') && tokens.isName(at + 1); at += 2)
		names.push({ name: tokens.textOf(at + 1), offset: tokens.start(at + 1) });
	if (names.length === 1 && block === undefined && tokens.is(at, ':'))
		while (at < end && !tokens.is(at, ':='))
			at += 1;
	return tokens.is(at, ':=') && at < end ? { what: 'variable', names, signature: null, exported } : undefined;
}
function augmented(tokens, first, end) {
	let last = first;
	while (last + 2 < end && tokens.is(last + 1, '.'))
		last += 2;
	const name = tokens.text.slice(tokens.start(first), tokens.end(last));
	const names = [{ name, offset: tokens.start(first) }];
	return { what: 'class', names, signature: null, exported: true };
}
function isModifier(tokens, at) {
	const isWord = MODIFIERS.has(tokens.textOf(at)) || tokens.is(at, 'opaque');
	return isWord && tokens.kind(at) <= Kind.keyword && tokens.kind(at + 1) <= Kind.keyword;
}
function behindDecorators(tokens, { first, end }) {
	let at = first;
	for (;;) {
		const sign = tokens.is(at, 'mark') ? at + 1 : at;
		if (at >= end || !tokens.is(sign, '@'))
			return at;
		at = sign + 2;
		while (at + 1 < end && tokens.is(at, '.'))
			at += 2;
		if (at < end && tokens.is(at, '('))
			at = behindBrackets(tokens, at, end);
		at = Math.min(at, end);
	}
}

; 




function declarationsIn(source) {
	const tokens = tokenise(source);
	const context = { inServer: false, inRoute: false };
	const reader = new StatementReader(source, tokens, 0, tokens.count - 1, context, () => []);
	const relayed = new Set();
	const found = [];
	const names = new Set();
	members(0, tokens.count - 1, undefined);
	if (relayed.size === 0)
		return found;
	return found.map(each => ({
		...each,
		exported: each.exported && relayed.has((each.container ?? each.name).split('.', 1)[0]),
	}));
	function members(first, limit, within) {
		let decorated;
		for (let at = first; at < limit;) {
			if (tokens.kind(at) >= Kind.newline) {
				at = tokens.kind(at) === Kind.indent ? reader.closing(at) + 1 : at + 1;
				continue;
			}
			const line = reader.line(at);
			at = reader.behind(line);
			const head = headOf(reader, line, within?.word);
			if (head === 'decorator')
				decorated ??= line.start;
			else {
				if (head)
					keep(head, line, decorated, within);
				else if (!within && tokens.textOf(line.first) === 'relay')
					relay(line);
				decorated = undefined;
			}
		}
	}
	function keep(head, line, decorated, within) {
		const { what, signature, holds } = head;
		const container = within?.path ?? null;
		const exported = head.exported && (within?.exported ?? true);
		for (const { name, offset } of head.augments ? [] : head.names) {
			const key = `${container}\0${name}`;
			if (what === 'variable' && names.has(key))
				continue;
			names.add(key);
			const documentation = documentationAbove(line.start) || documentationAbove(decorated ?? line.start);
			found.push({ name, what, container, exported, signature, documentation, place: source.place(offset) });
		}
		if (holds === undefined || line.block === undefined)
			return;
		const path = [...(container === null ? [] : [container]), head.names[0]?.name].join('.');
		members(line.block + 1, reader.closing(line.block), { word: holds, path, exported });
	}
	function documentationAbove(offset) {
		const lines = source.commentsAbove(source.place(offset).line).map(text => text.trimEnd());
		return lines.join('\n').replace(/^\n+|\n+$/g, '');
	}
	function relay({ first, end }) {
		if (tokens.is(first + 1, 'from'))
			return;
		for (let i = first + 1; i < end; i += 1)
			if (tokens.isName(i))
				relayed.add(tokens.textOf(i));
	}
}

; 



const reader = {
	extensions: ['.df'],
	read(path, text) {
		try {
			return { declarations: declarationsIn(sourceText(path, text)) };
		}
		catch (error) {
			if (!(error instanceof ServerSourceError))
				throw error;
			const { reason, remedy, place } = error;
			return { declarations: [], error: { reason, remedy, place } };
		}
	},
};
const declarationReaders = [reader];

; 
const VERBS = ['Get', 'Post', 'Put', 'Patch', 'Delete', 'Head', 'Options', 'Connect', 'Trace'];
const HELD = '(call_expression function: (identifier) @held arguments: (argument_list . (_) (_))) @call';
const call = (words, argumentsOf, method = '_word') => `((call_expression function: (selector_expression operand: (_) @on field: (field_identifier) @${method}) arguments: ${argumentsOf}) @call @whole (#any-of? @${method} ${words}))`;
const LITERAL = '(argument_list (func_literal parameters: (parameter_list (parameter_declaration name: (identifier) @name))) @inside)';
const given = (library, words, role = 'response') => `((call_expression function: (selector_expression operand: (identifier) @_of field: (field_identifier) @_word) arguments: (argument_list . (identifier) @${role})) @call (#eq? @_of "${library}") (#any-of? @_word ${words}))`;
const own = (role, words) => `((call_expression function: (selector_expression operand: (identifier) @${role} field: (field_identifier) @_word)) @call (#any-of? @_word ${words}))`;
const framework = {
	extensions: ['.go'],
	mentions: 'go-chi/chi',
	servers: { NewRouter: {}, NewMux: {} },
	routes: [
		{
			match: call(VERBS.map(word => `"${word}"`).join(' '), '(argument_list . (_) . (_) .)', 'method'),
			path: 0,
			handlers: 1,
		},
		{
			match: call('"Handle" "HandleFunc"', '(argument_list . (_) . (_) .)'),
			path: 0,
			method: '*',
			method_in_path: true,
			handlers: 1,
		},
		{ match: call('"Method" "MethodFunc"', '(argument_list)'), methods: 0, path: 1, handlers: 2 },
		{ match: HELD, path: 0, handlers: 1, words: VERBS },
		{
			match: HELD,
			path: 0,
			method: '*',
			method_in_path: true,
			handlers: 1,
			words: ['Handle', 'HandleFunc'],
		},
		{ match: HELD, methods: 0, path: 1, handlers: 2, words: ['Method', 'MethodFunc'] },
	],
	mounts: [
		{ match: call('"Mount"', '(argument_list)'), prefix: 0, child: 1 },
		{ match: call('"Route"', '(argument_list . (_) . (nil) .)'), prefix: 0, child: 1 },
	],
	groups: [
		{ match: call('"Route"', LITERAL), prefix: 0 },
		{ match: call('"Group"', LITERAL) },
		{
			match: call('"Route"', '(argument_list . (_) . [(identifier) (selector_expression)] @function)'),
			prefix: 0,
		},
		{ match: call('"Group"', '(argument_list . [(identifier) (selector_expression)] @function)') },
	],
	passes: [
		{ match: call('"With" "Group"', '(argument_list)') },
		{ match: call('"Route"', '(argument_list)'), prefix: 0 },
	],
	environment: [
		'((call_expression function: (selector_expression operand: (identifier) @_of field: (field_identifier) @_or) arguments: (argument_list . (call_expression function: (selector_expression operand: (identifier) @_os field: (field_identifier) @_get)) . (_) @fallback .)) @read (#eq? @_of "cmp") (#eq? @_or "Or") (#eq? @_os "os") (#eq? @_get "Getenv"))',
	],
	listens: [
		{
			match: '((call_expression function: (selector_expression field: (field_identifier) @_word) arguments: (argument_list . (_) (_) @on .)) @call (#eq? @_word "ListenAndServe"))',
			address: 0,
		},
		{
			match: '((call_expression function: (selector_expression field: (field_identifier) @_word) arguments: (argument_list . (_) (_) (_) (_) @on .)) @call (#eq? @_word "ListenAndServeTLS"))',
			address: 0,
		},
	],
	around: [
		{
			match: call('"Use"', '(argument_list)'),
			before: [...VERBS, 'Handle', 'HandleFunc', 'Method', 'MethodFunc', 'Mount', 'Route'],
		},
	],
	handlers: {
		request: 1,
		response: 0,
		answers: [
			{ match: given('http', '"Error"'), status: 2, media: 'text/plain' },
			{ match: given('http', '"NotFound"'), usual: 404, media: 'text/plain' },
			{ match: given('http', '"Redirect"'), status: 3 },
			{ match: given('fmt', '"Fprint" "Fprintf" "Fprintln"') },
			{ match: given('io', '"WriteString" "Copy"') },
			{ match: given('json', '"NewEncoder"') },
			{ match: given('render', '"JSON"'), media: 'application/json' },
			{ match: given('render', '"PlainText"'), media: 'text/plain' },
			{ match: given('render', '"HTML"'), media: 'text/html' },
			{ match: given('render', '"NoContent"'), usual: 204, media: 'none' },
			{ match: own('response', '"Write"') },
		],
		sets: [
			{ match: own('response', '"WriteHeader"'), status: 0 },
			{ match: given('render', '"Status"', 'request'), status: 1 },
		],
		reads: [
			{
				match: '((call_expression function: (selector_expression operand: (call_expression function: (selector_expression operand: (selector_expression operand: (identifier) @request field: (field_identifier) @_url) field: (field_identifier) @_query)) field: (field_identifier) @_get)) @call (#eq? @_url "URL") (#eq? @_query "Query") (#any-of? @_get "Get" "Has"))',
				in: 'query',
				name: 0,
			},
			{
				match: '((call_expression function: (selector_expression operand: (selector_expression operand: (identifier) @request field: (field_identifier) @_part) field: (field_identifier) @_get)) @call (#eq? @_part "Header") (#any-of? @_get "Get" "Values"))',
				in: 'header',
				name: 0,
			},
			{ match: own('request', '"Cookie"'), in: 'cookie', name: 0 },
		],
	},
	methods: '(method_declaration receiver: (parameter_list (parameter_declaration type: [(type_identifier) @type (pointer_type (type_identifier) @type)])) name: (field_identifier) @name) @function',
	path: {
		parameters: ['{name}', '{name:type}'],
		rest: ['*'],
		final_slash: 'ignored-at-root',
		last_answers: true,
		refused: '{}',
		fails: ['names', 'rest', 'slash', 'mounts', 'patterns'],
		methods: { known: VERBS.map(word => word.toUpperCase()), more: 'RegisterMethod' },
	},
};

; 
const METHODS = 'acl bind checkout connect copy delete get head link lock m-search merge mkactivity mkcalendar mkcol move notify options patch post propfind proppatch purge put query rebind report search source subscribe trace unbind unlink unlock unsubscribe';
const express_VERBS = `all ${METHODS}`.replace(/[a-z-]+/g, '"$&"');
const WORDS = ['all', ...METHODS.split(' ')];
const computed = (argumentsOf) => `(call_expression function: (subscript_expression object: (_) @on index: (_) @verb) arguments: ${argumentsOf}) @call`;
const method = (argumentsOf) => `((call_expression function: (member_expression object: (_) @on property: (property_identifier) @method) arguments: ${argumentsOf}) @call (#any-of? @method ${express_VERBS}))`;
const named = (words, argumentsOf) => `((call_expression function: (member_expression object: (_) @on property: (property_identifier) @_word) arguments: ${argumentsOf}) @call @whole (#any-of? @_word ${words}))`;
const QUIET = 'append attachment clearCookie contentType cookie get getHeader getHeaderNames getHeaders hasHeader header headersSent links locals location on once removeHeader set setHeader setTimeout status statusCode statusMessage type vary writableEnded'.split(' ');
const STRICT = 'strict routing';
const answering = (words) => `((call_expression function: (member_expression object: (_) @response property: (property_identifier) @_word)) @call (#any-of? @_word ${words}))`;
const PARTS = [
	['query', 'query'],
	['headers', 'header'],
	['cookies', 'cookie'],
	['body', 'body'],
];
const NAMES = [
	'(shorthand_property_identifier_pattern) @name',
	'(object_assignment_pattern left: (shorthand_property_identifier_pattern) @name right: (_) @default)',
	'(pair_pattern key: [(property_identifier) (string)] @name)',
];
const more = (value) => `[(_ . ${value}) @_more (parenthesized_expression (_ . ${value}) @_more)]`;
const MORE = '(#match? @_more "^[A-Za-z0-9_.$]+ *(as |satisfies |!$|[|]{2}|[?]{2})")';
const readOf = (of, isMeant = '') => [
	[of, isMeant],
	[more(of), `${isMeant} ${MORE}`],
].flatMap(([value, such]) => [
	`((member_expression object: ${value} property: (property_identifier) @name) @call ${such})`,
	`((subscript_expression object: ${value} index: (_) @name) @call ${such})`,
	...NAMES.flatMap(name => [
		`((variable_declarator name: (object_pattern ${name}) value: ${value}) @call ${such})`,
		`((assignment_expression left: (object_pattern ${name}) right: ${value}) @call ${such})`,
	]),
]);
const ofRequest = (inner) => [
	`(variable_declarator name: (object_pattern ${inner}) value: (identifier) @request) @call`,
	`(object_pattern ${inner}) @request @call`,
];
const PART = '(member_expression object: (identifier) @request property: (property_identifier) @_part)';
const reading = (part) => {
	const isPart = `(#eq? @_part "${part}")`;
	return [
		...readOf(PART, isPart),
		...NAMES.flatMap(name => {
			const inner = `(object_pattern ${name})`;
			const pair = `(pair_pattern key: (property_identifier) @_part value: [${inner} (assignment_pattern left: ${inner})])`;
			return ofRequest(pair).map(match => `(${match} ${isPart})`);
		}),
	];
};
const naming = (part) => {
	const such = (name) => `(#eq? @${name} "${part}")`;
	const named = (value) => `(variable_declarator name: (identifier) @name value: ${value}) @call`;
	return [
		`(${named(PART)} ${such('_part')})`,
		`(${named(more(PART))} ${such('_part')} ${MORE})`,
		...[
			['(shorthand_property_identifier_pattern) @name', 'name'],
			['(object_assignment_pattern left: (shorthand_property_identifier_pattern) @name)', 'name'],
			['(pair_pattern key: (property_identifier) @_part value: (identifier) @name)', '_part'],
		].flatMap(([pattern, key]) => ofRequest(pattern).map(match => `(${match} ${such(key)})`)),
	];
};
const express_framework = {
	extensions: ['.js', '.mjs', '.cjs', '.ts', '.mts', '.cts'],
	mentions: 'express',
	servers: { express: {}, Router: { part: true, keeps_slash: '.strict', keeps_case: '.caseSensitive' } },
	routes: [
		{ match: method('(arguments . (_) (_))'), path: 0, handlers: 'others' },
		{ match: method('(arguments . (_))'), handlers: 'others' },
		{
			match: '(call_expression function: (identifier) @held arguments: (arguments . (_) (_))) @call',
			path: 0,
			handlers: 'others',
			words: WORDS,
		},
		{ match: computed('(arguments . (_) (_))'), path: 0, handlers: 'others', words: WORDS },
		{ match: computed('(arguments . (_))'), handlers: 'others', words: WORDS },
	],
	verbs: { all: '*' },
	mounts: [{ match: named('"use"', '(arguments)'), child: 'any', prefix: 0 }],
	passes: [
		{ match: named('"route"', '(arguments . (_))'), path: 0 },
		{ match: named(`"use" "enable" "disable" "engine" "param" ${express_VERBS}`, '(arguments)') },
		{ match: named('"set"', '(arguments . (_) (_))') },
	],
	listens: [
		{ match: named('"listen"', '(arguments)'), port: 0, host: 1 },
		{
			match: '((call_expression function: (member_expression object: (call_expression arguments: (arguments (_) @on)) property: (property_identifier) @_word)) @call (#eq? @_word "listen"))',
			port: 0,
			host: 1,
		},
	],
	environment: [
		'((member_expression object: (identifier) @_of property: (property_identifier) @_env) @read (#any-of? @_of "process" "Bun") (#eq? @_env "env"))',
	],
	settings: [
		['"enable"', '(arguments . (_) .)', true],
		['"disable"', '(arguments . (_) .)', false],
		['"set"', '(arguments . (_) (_) .)', 1],
	].flatMap(([word, given, keeps]) => [
		{ match: named(word, given), called: STRICT, keeps_slash: keeps },
		{ match: named(word, given), called: 'case sensitive routing', keeps_case: keeps },
	]),
	around: [
		{ match: named('"use"', '(arguments)'), prefix: 0 },
		{ match: named('"param"', '(arguments . (_) (_))'), params: 0, lists: ['express'], parameters: 5 },
	],
	handlers: {
		request: 0,
		response: 1,
		parameters: 3,
		next: 2,
		leaves: ['route', 'router'],
		quiet: QUIET,
		answers: [
			{ match: answering('"json" "jsonp"'), media: 'application/json' },
			{ match: answering('"send" "sendFile" "download"') },
			{ match: answering('"end"'), media: 'none' },
			{ match: answering('"render"'), media: 'text/html' },
			{ match: answering('"sendStatus"'), status: 0, media: 'text/plain' },
			{ match: answering('"redirect"'), status: 0, usual: 302, media: 'text/*' },
		],
		sets: [
			{ match: answering('"status" "writeHead"'), status: 0 },
			{
				match: '((assignment_expression left: (member_expression object: (identifier) @response property: (property_identifier) @_word) right: (_) @status) @call (#eq? @_word "statusCode"))',
			},
		],
		parts: {
			named: PARTS.flatMap(([part, where]) => naming(part).map(match => ({ match, in: where }))),
			reads: readOf('(identifier) @part'),
		},
		reads: [
			...PARTS.flatMap(([part, where]) => reading(part).map(match => ({ match, in: where }))),
			{
				match: '((call_expression function: (member_expression object: (identifier) @request property: (property_identifier) @_word)) @call (#any-of? @_word "get" "header"))',
				in: 'header',
				name: 0,
			},
		],
	},
	path: {
		parameters: [':name', ':"name"'],
		rest: ['*name', '*"name"'],
		optional: ['{', '}'],
		escape: '\\',
		final_slash: 'ignored',
		any_case: true,
		first_slash: true,
		encoded: true,
		refused: '?+()[]!*:',
	},
};

; 
const KNOWN = { called: 'scheme_name', must: 'auto_error' };
const http = (scheme, more = {}) => ({
	scheme: { type: 'http', scheme, description: '$description' },
	arguments: { description: 'description' },
	...KNOWN,
	...more,
});
const key = (place) => ({
	scheme: { type: 'apiKey', in: place, name: '$name', description: '$description' },
	arguments: { name: 'name', description: 'description' },
	...KNOWN,
});
const oauth = (flow, urls) => ({
	scheme: {
		type: 'oauth2',
		flows: { [flow]: Object.fromEntries([...urls, 'refreshUrl', 'scopes'].map(each => [each, `$${each}`])) },
		description: '$description',
	},
	arguments: {
		...Object.fromEntries([...urls, 'refreshUrl', 'description'].map(each => [each, each])),
		...Object.fromEntries(urls.map((each, i) => [each, [i, each]])),
		scopes: urls.length === 1 ? [2, 'scopes'] : 'scopes',
	},
	usual: { scopes: {} },
	...KNOWN,
});
const credentials = {
	HTTPBasic: http('basic'),
	HTTPBearer: http('bearer', {
		scheme: { type: 'http', scheme: 'bearer', bearerFormat: '$bearerFormat', description: '$description' },
		arguments: { bearerFormat: 'bearerFormat', description: 'description' },
	}),
	HTTPDigest: http('digest'),
	APIKeyHeader: key('header'),
	APIKeyQuery: key('query'),
	APIKeyCookie: key('cookie'),
	OAuth2PasswordBearer: oauth('password', ['tokenUrl']),
	OAuth2AuthorizationCodeBearer: oauth('authorizationCode', ['authorizationUrl', 'tokenUrl']),
	OpenIdConnect: {
		scheme: {
			type: 'openIdConnect',
			openIdConnectUrl: '$openIdConnectUrl',
			description: '$description',
		},
		arguments: { openIdConnectUrl: 'openIdConnectUrl', description: 'description' },
		...KNOWN,
	},
};
const fastapi_security_text = { type: 'string' };
const optionalText = { anyOf: [fastapi_security_text, { type: 'null' }] };
const passwordForm = (grant, required) => ({
	type: 'object',
	properties: {
		grant_type: grant,
		username: fastapi_security_text,
		password: { ...fastapi_security_text, format: 'password' },
		scope: { ...fastapi_security_text, default: '' },
		client_id: optionalText,
		client_secret: { ...optionalText, format: 'password' },
	},
	required: [...required, 'username', 'password'],
});
const fastapi_security_forms = {
	OAuth2PasswordRequestForm: passwordForm({ anyOf: [{ ...fastapi_security_text, pattern: '^password$' }, { type: 'null' }] }, []),
	OAuth2PasswordRequestFormStrict: passwordForm({ ...fastapi_security_text, pattern: '^password$' }, ['grant_type']),
};

; 
const pydantic_text = (format) => ({ type: 'string', format });
const pydantic_list = { type: 'array', items: '$0' };
const set = { type: 'array', uniqueItems: true, items: '$0' };
const map = { type: 'object', additionalProperties: '$1' };
const tuple = { type: 'array', prefixItems: '$*', minItems: '$#', maxItems: '$#' };
const NAMED = '[(identifier) (attribute) (subscript) (call)]';
const field = (left, type, right) => `(class_definition body: (block (expression_statement (assignment left: (identifier) ${left} type: (type) ${type} right: (_)? ${right})))) @model`;
const setting = (names, value, also = '') => {
	const wanted = (own) => `(#eq? @_own "${own}") (#any-of? @_setting ${names}) ${also}`;
	const config = (right) => `((class_definition body: (block (expression_statement (assignment left: (identifier) @_own right: ${right})))) @model ${wanted('model_config')})`;
	return [
		config(`(dictionary (pair key: (string (string_content) @_setting) value: (_) ${value}))`),
		config(`(call arguments: (argument_list (keyword_argument name: (identifier) @_setting value: (_) ${value})))`),
		`((class_definition body: (block (class_definition name: (identifier) @_own body: (block (expression_statement (assignment left: (identifier) @_setting right: (_) ${value})))))) @model ${wanted('Config')})`,
	].join('\n');
};
const models = {
	types: {
		str: { type: 'string' },
		int: { type: 'integer' },
		float: { type: 'number' },
		bool: { type: 'boolean' },
		bytes: pydantic_text('binary'),
		UploadFile: pydantic_text('binary'),
		None: { type: 'null' },
		Decimal: { anyOf: [{ type: 'number' }, { type: 'string' }] },
		Any: {},
		object: {},
		datetime: pydantic_text('date-time'),
		date: pydantic_text('date'),
		time: pydantic_text('time'),
		timedelta: pydantic_text('duration'),
		UUID: pydantic_text('uuid'),
		UUID1: pydantic_text('uuid1'),
		UUID3: pydantic_text('uuid3'),
		UUID4: pydantic_text('uuid4'),
		UUID5: pydantic_text('uuid5'),
		EmailStr: pydantic_text('email'),
		NameEmail: pydantic_text('name-email'),
		HttpUrl: { ...pydantic_text('uri'), minLength: 1, maxLength: 2083 },
		AnyHttpUrl: { ...pydantic_text('uri'), minLength: 1 },
		AnyUrl: { ...pydantic_text('uri'), minLength: 1 },
		SecretStr: { ...pydantic_text('password'), writeOnly: true },
		Path: pydantic_text('path'),
		IPv4Address: pydantic_text('ipv4'),
		IPv6Address: pydantic_text('ipv6'),
		PositiveInt: { type: 'integer', exclusiveMinimum: 0 },
		NonNegativeInt: { type: 'integer', minimum: 0 },
		NegativeInt: { type: 'integer', exclusiveMaximum: 0 },
		PositiveFloat: { type: 'number', exclusiveMinimum: 0 },
		NonNegativeFloat: { type: 'number', minimum: 0 },
		constr: { type: 'string' },
		conbytes: pydantic_text('binary'),
		conint: { type: 'integer' },
		confloat: { type: 'number' },
		condecimal: { anyOf: [{ type: 'number' }, { type: 'string' }] },
		condate: pydantic_text('date'),
		conlist: pydantic_list,
		conset: set,
		confrozenset: set,
		list: pydantic_list,
		List: pydantic_list,
		Sequence: pydantic_list,
		Iterable: pydantic_list,
		set,
		Set: set,
		frozenset: set,
		FrozenSet: set,
		dict: map,
		Dict: map,
		Mapping: map,
		MutableMapping: map,
		tuple,
		Tuple: tuple,
		'tuple...': pydantic_list,
		'Tuple...': pydantic_list,
		Optional: { anyOf: ['$0', { type: 'null' }] },
		Union: { anyOf: '$*' },
		Literal: { enum: '$values' },
	},
	answered: { Decimal: { type: 'string' }, condecimal: { type: 'string' } },
	annotated: 'Annotated',
	skipped: ['ClassVar'],
	optional: ['NotRequired'],
	partial: '((class_definition superclasses: (argument_list (keyword_argument name: (identifier) @_total value: (false)))) @model (#eq? @_total "total"))',
	extends: ['BaseModel', 'SQLModel', 'TypedDict'],
	marks: ['dataclass'],
	marked: '(decorated_definition (decorator [(identifier) (attribute) (call)] @mark) definition: (class_definition) @model)',
	plain: ['object', 'ABC', 'Generic', 'Protocol'],
	roots: ['RootModel'],
	generics: [
		'((class_definition superclasses: (argument_list (subscript value: [(identifier) @_of (attribute attribute: (identifier) @_of)] subscript: (identifier) @name))) @model (#any-of? @_of "Generic" "Protocol"))',
		'(class_definition type_parameters: (type_parameter (type (identifier) @name))) @model',
	].join('\n'),
	bases: `(class_definition superclasses: (argument_list ${NAMED} @base)) @model`,
	fields: `(${field('@name', '@type', '@default')} (#not-match? @name "^_|^model_config$"))`,
	documentation: '(class_definition body: (block . (expression_statement (string) @text))) @model',
	enums: {
		extends: ['Enum', 'IntEnum', 'StrEnum'],
		members: '(class_definition body: (block (expression_statement (assignment left: (identifier) right: (_) @value)))) @model',
	},
	closed: setting('"extra"', '@_extra', '(#match? @_extra "forbid")'),
	open: setting('"extra"', '@_extra', '(#match? @_extra "allow|ignore")'),
	more: setting('"json_schema_extra"', '@more'),
	unclear: `${setting('"alias_generator" "ser_json_bytes" "val_json_bytes"', '@_any')}
    ((class_definition body: (block (decorated_definition (decorator [(identifier) @_mark (call function: (identifier) @_mark)])))) @model (#any-of? @_mark "computed_field" "field_serializer" "model_serializer"))`,
	says: {
		calls: ['Field', 'StringConstraints', 'field'],
		default: [0, 'default'],
		made: 'default_factory',
		left_out: 'exclude',
		texts: ['Decimal', 'UUID'],
		alias: {
			request: ['validation_alias', 'alias'],
			response: ['serialization_alias', 'alias'],
		},
		keywords: {
			gt: 'exclusiveMinimum',
			ge: 'minimum',
			lt: 'exclusiveMaximum',
			le: 'maximum',
			multiple_of: 'multipleOf',
			min_length: 'minLength',
			max_length: 'maxLength',
			min_items: 'minItems',
			max_items: 'maxItems',
			discriminator: 'discriminator',
			pattern: 'pattern',
			regex: 'pattern',
			description: 'description',
			example: 'example',
			examples: 'examples',
			deprecated: 'deprecated',
			json_schema_extra: '*',
		},
	},
};

; 


const fastapi_VERBS = '"get" "post" "put" "patch" "delete" "head" "options" "trace" "websocket"';
const fastapi_WORDS = fastapi_VERBS.match(/[a-z]+/g) ?? [];
const fastapi_call = (words) => `((call function: (attribute object: (_) @on attribute: (identifier) @_word)) @call (#any-of? @_word ${words}))`;
const listed = (words) => `((call arguments: (argument_list (keyword_argument name: (identifier) @_list value: (list (call function: [(identifier) @_word (attribute attribute: (identifier) @_word)]) @call)))) @on (#eq? @_list "routes") (#any-of? @_word ${words}))`;
const environment = (given, that = '') => [
	`((call function: (attribute object: (_) @_of attribute: (identifier) @_get) arguments: (argument_list ${given})) @read (#any-of? @_of "os" "os.environ" "environ") (#any-of? @_get "get" "getenv") ${that})`,
	`((call function: (identifier) @_get arguments: (argument_list ${given})) @read (#eq? @_get "getenv") ${that})`,
];
const AROUND = {
	before: 'dependencies',
	statuses: 'responses',
	media: 'default_response_class',
	tags: 'tags',
	shown: 'include_in_schema',
	deprecated: 'deprecated',
	untold: ['callbacks', 'generate_unique_id_function'],
};
const ANSWERS = {
	summary: 'summary',
	description: 'description',
	status: 'status_code',
	means: 'response_description',
	usual: 200,
	answer: 'response_model',
	partial: [
		'response_model_include',
		'response_model_exclude',
		'response_model_exclude_unset',
		'response_model_exclude_defaults',
		'response_model_exclude_none',
	],
	...AROUND,
	media: 'response_class',
	id: 'operation_id',
	name: 'name',
	more: 'openapi_extra',
};
const INVALID = {
	title: 'HTTPValidationError',
	type: 'object',
	properties: {
		detail: {
			type: 'array',
			items: {
				title: 'ValidationError',
				type: 'object',
				properties: {
					loc: { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'integer' }] } },
					msg: { type: 'string' },
					type: { type: 'string' },
					input: {},
					ctx: { type: 'object' },
				},
				required: ['loc', 'msg', 'type'],
			},
		},
	},
};
const EXCEPTION = {
	title: 'HTTPException',
	type: 'object',
	properties: { detail: {} },
	required: ['detail'],
};
const made = (words) => `((call function: [(identifier) @_word (attribute attribute: (identifier) @_word)]) @call (#any-of? @_word ${words}))`;
const returned = (words) => `((return_statement (call function: [(identifier) @_word (attribute attribute: (identifier) @_word)]) @call) (#any-of? @_word ${words}))`;
const fastapi_framework = {
	extensions: ['.py'],
	mentions: 'fastapi',
	unsaid: {
		title: 'FastAPI',
		version: '0.1.0',
		description: '',
		summary: '{Name}',
		id: '{name}{path}_{method}',
		means: 'Successful Response',
		refusal: 'Validation Error',
		tags: 'none',
	},
	servers: {
		FastAPI: {
			title: 'title',
			version: 'version',
			description: 'description',
			routes: 'routes',
			...AROUND,
			says: {
				'info.summary': 'summary',
				'info.termsOfService': 'terms_of_service',
				'info.contact': 'contact',
				'info.license': 'license_info',
				servers: 'servers',
				tags: 'openapi_tags',
				externalDocs: 'openapi_external_docs',
			},
			untold: [...AROUND.untold, 'webhooks', 'root_path'],
		},
		APIRouter: { prefix: 'prefix', part: true, routes: 'routes', ...AROUND },
	},
	routes: [
		{
			match: `(decorated_definition (decorator (call function: (attribute object: (_) @on attribute: (identifier) @method)) @call) definition: (_) @handler (#any-of? @method ${fastapi_VERBS}))`,
			path: [0, 'path'],
			...ANSWERS,
		},
		{
			match: `((call function: (call function: (attribute object: (_) @on attribute: (identifier) @method)) @call arguments: (argument_list . (_) @handler)) (#any-of? @method ${fastapi_VERBS}))`,
			path: [0, 'path'],
			...ANSWERS,
		},
		{
			match: '((call function: (call function: (call function: (identifier) @_asked arguments: (argument_list . (_) @on . (_) @verb))) @call arguments: (argument_list . (_) @handler)) (#eq? @_asked "getattr"))',
			path: [0, 'path'],
			words: fastapi_WORDS,
			...ANSWERS,
		},
		{
			match: '(decorated_definition (decorator (call function: (identifier) @held) @call) definition: (_) @handler)',
			path: [0, 'path'],
			words: fastapi_WORDS,
			...ANSWERS,
		},
		{
			match: '(call function: (call function: (identifier) @held) @call arguments: (argument_list . (_) @handler))',
			path: [0, 'path'],
			words: fastapi_WORDS,
			...ANSWERS,
		},
		{
			match: '(decorated_definition (decorator (call function: (attribute object: (_) @on attribute: (identifier) @_word)) @call) definition: (_) @handler (#eq? @_word "api_route"))',
			path: [0, 'path'],
			methods: 'methods',
			method: 'GET',
			...ANSWERS,
		},
		{
			match: fastapi_call('"add_api_route"'),
			path: [0, 'path'],
			methods: 'methods',
			method: 'GET',
			handlers: [1, 'endpoint'],
			...ANSWERS,
		},
		{
			match: '(call function: (identifier) @held) @call',
			path: [0, 'path'],
			methods: 'methods',
			method: 'GET',
			words: ['add_api_route'],
			handlers: [1, 'endpoint'],
			...ANSWERS,
		},
		{
			match: '(decorated_definition (decorator (call function: (identifier) @held) @call) definition: (_) @handler)',
			path: [0, 'path'],
			methods: 'methods',
			method: 'GET',
			words: ['api_route'],
			...ANSWERS,
		},
		{
			match: fastapi_call('"add_api_websocket_route" "add_websocket_route" "websocket_route"'),
			path: [0, 'path'],
			method: 'WS',
		},
		{
			match: listed('"APIRoute"'),
			path: [0, 'path'],
			methods: 'methods',
			method: 'GET',
			handlers: [1, 'endpoint'],
			...ANSWERS,
		},
		{
			match: listed('"Route"'),
			path: [0, 'path'],
			methods: 'methods',
			method: 'GET',
		},
		{ match: listed('"WebSocketRoute" "APIWebSocketRoute"'), path: [0, 'path'], method: 'WS' },
		{
			match: '(decorator (call function: (attribute object: (_) @on attribute: (identifier) @_word)) @call (#eq? @_word "route"))',
			path: [0, 'path'],
			methods: [1, 'methods'],
			method: 'GET',
		},
		{ match: fastapi_call('"add_route"'), path: [0, 'path'], methods: [2, 'methods'], method: '?' },
	],
	verbs: { websocket: 'WS' },
	passes: [
		{ match: '((attribute object: (_) @on attribute: (identifier) @_word) @whole (#eq? @_word "router"))' },
	],
	mounts: [
		{ match: fastapi_call('"include_router"'), child: [0, 'router'], prefix: 'prefix', ...AROUND },
		{ match: fastapi_call('"mount"'), child: [1, 'app'], prefix: [0, 'path'] },
		{ match: listed('"Mount"'), child: [1, 'app'], prefix: [0, 'path'] },
	],
	unread: [
		...['(return_statement ', '(lambda body: ', '(assignment right: '].map(holder => `(${holder}(call function: (attribute object: (_) @on attribute: (identifier) @_method)) @routes) (#any-of? @_method "api_route" ${fastapi_VERBS}))`),
		'((call function: (attribute object: (attribute object: (_) @on attribute: (identifier) @_word) attribute: (identifier) @_does)) @routes (#eq? @_word "routes") (#any-of? @_does "append" "extend" "insert" "remove" "pop" "clear" "reverse" "sort"))',
		...['(assignment left: ', '(augmented_assignment left: ', '(delete_statement '].flatMap(statement => [
			`(${statement}(attribute object: (_) @on attribute: (identifier) @_word)) @routes (#eq? @_word "routes"))`,
			`(${statement}(subscript value: (attribute object: (_) @on attribute: (identifier) @_word))) @routes (#eq? @_word "routes"))`,
		]),
		'((assignment left: (attribute object: (_) @on attribute: (identifier) @_word)) @call (#any-of? @_word "openapi" "openapi_schema"))',
		'((call function: (attribute object: (attribute object: (_) @on attribute: (identifier) @_word))) @call (#eq? @_word "webhooks"))',
	],
	environment: [
		...environment(''),
		...environment('(keyword_argument name: (identifier) @_key value: (_) @fallback)', '(#eq? @_key "default")'),
		...environment('. (_) . (_) @fallback', '(#not-match? @fallback "^[a-z]+=")'),
	],
	listens: [
		{
			match: '((call function: (attribute attribute: (identifier) @_word) arguments: (argument_list . (_) @on)) @call (#eq? @_word "run"))',
			port: 'port',
			host: 'host',
		},
	],
	handlers: {
		said_until: '\f',
		media: {
			usual: 'application/json',
			JSONResponse: 'application/json',
			ORJSONResponse: 'application/json',
			UJSONResponse: 'application/json',
			HTMLResponse: 'text/html',
			PlainTextResponse: 'text/plain',
			StreamingResponse: '*/*',
			FileResponse: '*/*',
			RedirectResponse: 'none',
			EventSourceResponse: 'text/event-stream',
		},
		streams: { match: '(yield) @call', media: 'application/jsonl' },
		statuses: { RedirectResponse: 307 },
		answers: [
			{
				match: made('"HTTPException"'),
				status: [0, 'status_code'],
				media: 'application/json',
				schema: EXCEPTION,
			},
			{
				match: returned('"JSONResponse" "ORJSONResponse" "UJSONResponse"'),
				status: [1, 'status_code'],
				media: 'application/json',
			},
			{ match: returned('"HTMLResponse"'), status: [1, 'status_code'], media: 'text/html' },
			{ match: returned('"PlainTextResponse"'), status: [1, 'status_code'], media: 'text/plain' },
			{ match: returned('"RedirectResponse"'), status: [1, 'status_code'], usual: 307, media: 'none' },
		],
		signature: {
			markers: {
				Path: 'path',
				Query: 'query',
				Header: 'header',
				Cookie: 'cookie',
				Body: 'body',
				Form: 'form',
				File: 'file',
				Depends: 'inner',
				Security: 'inner',
			},
			plain: ['Request', 'Response', 'WebSocket', 'HTTPConnection', 'BackgroundTasks', 'SecurityScopes'],
			files: ['UploadFile'],
			credentials: credentials,
			scopes: 'scopes',
			forms: fastapi_security_forms,
			refused: 422,
			refusal: INVALID,
			returns: true,
		},
		models: models,
	},
	path: {
		parameters: ['{name}', '{name:type}'],
		rest: ['{name:path}'],
		first_answers: true,
		types: ['str', 'int', 'float', 'uuid', 'path'],
		first_slash: true,
		fails: ['names', 'types', 'prefixes', 'empty'],
	},
};

; 



const SHIPPED = { express: express_framework, fastapi: fastapi_framework, chi: framework };

var extract = __webpack_require__(71723);
; 

const ELSEWHERE = /is not a file of the repository|is not defined in/;
function isNoServer(value) {
	return value instanceof extract .G$ || ELSEWHERE.test(value.reason);
}
const CALLS = [
	'call',
	'call_expression',
	'method_invocation',
	'invocation_expression',
	'function_call_expression',
	'member_call_expression',
	'scoped_call_expression',
];
function argumentsOf(call, { source }) {
	const expression = source.language.expression(call);
	if (expression.kind !== 'call')
		return annotated(call);
	return expression.arguments.filter(({ spread }) => spread === undefined);
}
function annotated(node) {
	const list = node.namedChildren.find(each => /(arguments|argument_list)$/.test(each?.type ?? ''));
	return (list?.namedChildren ?? []).flatMap(each => {
		if (!each)
			return [];
		const [first, ...others] = each.namedChildren;
		const isPair = /(argument|_pair)$/.test(each.type);
		const value = isPair ? each.namedChildren.at(-1) : each;
		return value
			? [{ node: value, ...(isPair && first && others.length > 0 && { name: nameIn(first) }) }]
			: [];
	});
}
function nameIn({ text }) {
	return text.replace(/(?<!\s)\s*[:=]$/, '');
}
function spreadsIn(call, { source }) {
	const expression = source.language.expression(call);
	if (expression.kind !== 'call')
		return [];
	return expression.arguments.flatMap(({ node, spread }, i) => spread === undefined ? [] : [{ node, isNamed: spread === 'named', isFirst: i === 0 }]);
}
function argumentOf(call, wanted, program) {
	const given = argumentsOf(call, program);
	for (const each of [wanted ?? []].flat()) {
		const field = fieldNamed(each);
		if (field !== undefined) {
			const held = given.map(({ node }) => fieldOf(node, field, program)).find(value => value !== undefined);
			if (held)
				return held;
			continue;
		}
		const found = typeof each === 'number'
			? given.filter(({ name }) => name === undefined)[each]
			: given.find(({ name }) => name === each);
		if (found)
			return found.node;
	}
	return undefined;
}
function fieldNamed(wanted) {
	return typeof wanted === 'string' && wanted.startsWith('.') ? wanted.slice(1) : undefined;
}
function fieldOf(node, name, { source }) {
	const expression = source.language.expression(node);
	if (expression.kind !== 'mapping')
		return undefined;
	for (const entry of expression.entries)
		if ('key' in entry && entry.key === name && entry.value && 'startIndex' in entry.value)
			return entry.value;
	return undefined;
}
function textOf(node, program) {
	const value = program.evaluate(node);
	if (typeof value === 'string')
		return value;
	const text = program.source.quote(node);
	return { text, reason: value instanceof extract .UG ? value.reason : $said('it is no text') };
}
function textsOf(node, program) {
	const value = program.evaluate(node);
	const values = value instanceof extract .gd ? value.entries.map(entry => entry.value) : [value];
	const unknown = values.find((each) => each instanceof extract .UG);
	if (unknown === undefined && values.every(each => typeof each === 'string'))
		return values;
	return { text: program.source.quote(node), reason: unknown?.reason ?? $said('it is no list of texts') };
}
function pathsOf(node, program) {
	const value = program.evaluate(node);
	return value instanceof extract .gd ? calls_listed(value, program.source.quote(node)) : [textOf(node, program)];
}
function calls_listed({ entries }, text) {
	return entries.flatMap(({ value }) => {
		if (value instanceof extract .gd)
			return calls_listed(value, text);
		if (typeof value === 'string')
			return [value];
		return [value instanceof extract .UG ? value : { text, reason: $said('it is no text') }];
	});
}
function placeOf(node, { source }) {
	const { file = source.path, line = 1, column = 1 } = source.place(node);
	return { file, line, column };
}
function gapAt(node, program, reason, remedy) {
	return { place: placeOf(node, program), reason, remedy };
}
function* around(node) {
	for (let at = node.parent; at; at = at.parent)
		yield at;
}

var pattern = __webpack_require__(27524);
; 

const dialect_NAME = '(?<name>[\\p{L}_$][\\p{L}\\p{N}_$]*)';
const TYPE = '(?<type>(?:[^{}]|\\{[^{}]*\\})+?)';
const TYPE_IN_SIGNS = TYPE.replace('[^{}]', '[^{}<>]');
const REST_NAME = 'resto';
const MAX_OPTIONAL = 5;
function variantsOf(path, language) {
	const { optional } = language;
	if (!optional)
		return [path];
	const [open, close] = optional;
	const inner = new RegExp(`${(0,pattern .M)(open)}([^${(0,pattern .M)(open)}${(0,pattern .M)(close)}]*)${(0,pattern .M)(close)}`);
	let ahead = [path];
	for (let i = 0; i < MAX_OPTIONAL; i += 1)
		ahead = ahead.flatMap(each => {
			const masked = narrowings(each, language).reduce((made, { text }) => made.replace(text, '\0'.repeat(text.length)), each);
			const found = inner.exec(masked);
			if (!found)
				return [each];
			const [whole] = found;
			const text = each.slice(found.index + open.length, found.index + whole.length - close.length);
			const put = (by) => each.slice(0, found.index) + by + each.slice(found.index + whole.length);
			return [put(text), put('')];
		});
	return [...new Set(ahead)];
}
function piecesOf(path, { parameters, rest = [], escape: sign, encoded = false }) {
	const forms = [
		...rest.map(form => ({ form: compiled(form), isRest: true })),
		...parameters.map(form => ({ form: compiled(form), isRest: false })),
	];
	const parts = [];
	const asText = (text) => ({ kind: 'literal', text: encoded ? decoded(text) : text });
	let literal = '';
	for (let at = 0; at < path.length;) {
		if (path[at] === sign && at + 1 < path.length) {
			literal += path[at + 1];
			at += 2;
			continue;
		}
		const found = longest(forms, path, at);
		if (!found) {
			literal += path[at];
			at += 1;
			continue;
		}
		if (literal !== '')
			parts.push(asText(literal));
		literal = '';
		parts.push({ kind: 'parameter', name: found.name, rest: found.isRest });
		at += found.length;
	}
	if (literal !== '')
		parts.push(asText(literal));
	return parts;
}
function decoded(text) {
	return text.replace(/(?:%[89A-Fa-f][0-9A-Fa-f])+/g, bytes => {
		const known = Buffer.from(bytes.replaceAll('%', ''), 'hex').toString('utf8');
		return known.includes('\uFFFD') ? bytes : known;
	});
}
function refusedIn(path, language) {
	const { parameters, rest = [], escape: sign, refused = '' } = language;
	const forms = [...rest, ...parameters].map(form => ({ form: compiled(form), isRest: false }));
	for (let at = 0; at < path.length;) {
		const character = path[at] ?? '';
		const found = character === sign ? undefined : longest(forms, path, at);
		if (!found && character !== sign && refused.includes(character))
			return character;
		at += found?.length ?? (character === sign ? 2 : 1);
	}
	return undefined;
}
function failureOf(path, language) {
	const { fails = [] } = language;
	const parts = piecesOf(path, language);
	const names = parts.flatMap(each => (each.kind === 'parameter' && !each.rest ? [each.name] : []));
	const why = {
		slash: !path.startsWith('/') && $said('it does not begin with a slash'),
		names: new Set(names).size < names.length && $said('two of its parameters have one name'),
		rest: parts.slice(0, -1).some(each => each.kind === 'parameter' && each.rest) &&
			$said('something stands behind what takes all that is left'),
		types: wrongType(path, language),
		patterns: brokenPattern(path, language),
		mounts: false,
		prefixes: false,
		empty: false,
	};
	const found = fails.map(each => why[each]).find(each => each !== false);
	return found && $said`${found}, so that the program fails when it starts`;
}
function failureOfMethods(methods, { methods: only }, text) {
	const isMore = only?.more !== undefined && text.includes(only.more);
	const other = isMore
		? undefined
		: methods.find(each => each !== '*' && only?.known.includes(each) === false);
	return other && $said`\`${other}\` is no method that it knows, so that the program fails when it starts`;
}
function wrongType(path, language) {
	const { types } = language;
	const wrong = types && narrowings(path, language).find(({ type }) => !types.includes(type ?? ''));
	return wrong ? $said`\`${wrong.type}\` is no type of a parameter` : false;
}
function brokenPattern(path, language) {
	const broken = narrowings(path, language).find(({ type = '' }) => !isRe2(type));
	return broken ? $said`\`${broken.type}\` is no regular expression` : false;
}
const AS_HERE = [
	[/\\Q.*?(?:\\E|$)/gs, 'q'],
	[/\[:\^?\w+:\]/g, 'a'],
	[/\(\?P?<\w+>/g, '('],
	[/\(\?[imsU-]+\)/g, ''],
	[/\(\?[imsU-]+:/g, '(?:'],
	[/^[*+?]+/, ''],
];
const MAX_REPEATED = 1_000;
function isRe2(pattern) {
	const here = AS_HERE.reduce((text, [from, to]) => text.replace(from, to), pattern);
	const outside = here.replace(/\\./gs, '');
	const counts = [...outside.matchAll(/\{(\d+)(?:,(\d*))?\}/g)].flatMap(([, ...each]) => each.map(Number));
	if (/\(\?<?[=!]/.test(outside) || /(?<!\\)(?:\\\\)*\\[1-9](?!\d)/.test(here))
		return false;
	if (counts.some(count => count > MAX_REPEATED))
		return false;
	try {
		return new RegExp(here) instanceof RegExp;
	}
	catch {
		return false;
	}
}
function failureOfPrefix(prefix, { fails = [] }) {
	if (prefix === '' || !fails.includes('prefixes'))
		return undefined;
	const why = !prefix.startsWith('/')
		? $said('it does not begin with a slash')
		: prefix.endsWith('/') && $said('it ends with a slash');
	return why ? $said`${why}, so that the program fails when it starts` : undefined;
}
function narrowingOf(path, language) {
	return narrowings(path, language)
		.map(({ text, name }) => text.replace(name, ''))
		.join('/');
}
function narrowings(path, { parameters, rest = [] }) {
	const typed = parameters
		.filter(form => form.includes('type'))
		.map(form => ({ form: compiled(form), isRest: false }));
	const whole = rest.map(form => ({ form: compiled(form), isRest: true }));
	const found = [];
	for (let at = 0; at < path.length; at += 1) {
		const each = longest([...whole, ...typed], path, at);
		if (each && !each.isRest)
			found.push({ ...each, text: path.slice(at, at + each.length) });
	}
	return found;
}
function longest(forms, path, at) {
	let best;
	for (const { form, isRest } of forms) {
		form.lastIndex = at;
		const found = form.exec(path);
		if (!found || found[0].length <= (best?.length ?? 0))
			continue;
		const { name = REST_NAME, type } = found.groups ?? {};
		best = { name, type, isRest, length: found[0].length };
	}
	return best;
}
function compiled(form) {
	const type = /[<>]/.test(form) ? TYPE_IN_SIGNS : TYPE;
	const source = form
		.split(/(name|type)/)
		.map(piece => (piece === 'name' ? dialect_NAME : piece === 'type' ? type : (0,pattern .M)(piece)))
		.join('');
	return new RegExp(source, 'uy');
}
function joined(prefix, path, { final_slash: slash = 'kept', separated = false }) {
	if (prefix !== '' && path === '/' && slash === 'ignored-at-root')
		return prefix;
	if (prefix.endsWith('/') && path.startsWith('/'))
		return prefix + path.slice(1);
	const isBetween = separated && prefix !== '' && path !== '' && !/\/$/.test(prefix) && !path.startsWith('/');
	return `${prefix}${isBetween ? '/' : ''}${path}`;
}
function finished(path, { final_slash: slash = 'kept', first_slash: needed = false }) {
	const whole = path.startsWith('/') || (needed && path !== '') ? path : `/${path}`;
	return slash === 'ignored' && whole.length > 1 ? whole.replace(/\/+$/, '') || '/' : whole;
}
function shownPath(parts) {
	return parts
		.map(part => (part.kind === 'literal' ? part.text : `${part.rest ? '*' : ':'}${part.name}`))
		.join('');
}

var numbers = __webpack_require__(90257);
; 


function constantOf(value) {
	if (value === null || typeof value === 'string' || typeof value === 'boolean')
		return { value };
	if (typeof value === 'number')
		return Number.isFinite(value) ? { value } : undefined;
	if (value instanceof numbers .nt)
		return constantOf(value.data);
	if (value instanceof extract .KZ)
		return constantOf(value.worth);
	if (value instanceof extract .gd) {
		const all = value.entries.map(entry => constantOf(entry.value));
		return all.every(each => each !== undefined) ? { value: all.map(each => each?.value) } : undefined;
	}
	if (!(value instanceof extract .X9))
		return undefined;
	const all = value.entries.map(entry => [entry.key, constantOf(entry.value)]);
	if (all.some(([key, each]) => typeof key !== 'string' || each === undefined))
		return undefined;
	return { value: Object.fromEntries(all.map(([key, each]) => [key, each?.value])) };
}

; 



const REMEDY = $said('Write it as a constant, or add it by an overlay (`--overlay`).');
function ofDescription({ call, program, rule }) {
	const shownAt = argumentOf(call, rule.shown, program);
	const shown = constantAt(call, rule.shown, program, isTruth);
	const deprecated = constantAt(call, rule.deprecated, program, isTruth);
	const tagged = argumentOf(call, rule.tags, program);
	const tags = tagged ? textsOf(tagged, program) : [];
	const others = (rule.untold ?? []).flatMap(each => argumentOf(call, each, program) ?? []);
	return {
		tags: 'reason' in tags ? [] : tags,
		...(deprecated.value === true && { deprecated: true }),
		...(shown.value === false && shownAt && { hidden: program.source.quote(of_description_written(shownAt)) }),
		untold: [
			...shown.untold,
			...deprecated.untold,
			...(tagged && 'reason' in tags ? [unknownAt(tagged, program, tags.reason)] : []),
			...others.map(node => unreadAt(of_description_written(node), program)),
		],
	};
}
function textSaid(call, wanted, program) {
	return constantAt(call, wanted, program, (value) => typeof value === 'string');
}
function tableSaid(call, wanted, program) {
	const node = argumentOf(call, wanted, program);
	const said = constantAt(call, wanted, program, value => typeof value === 'object' && !Array.isArray(value));
	if (node && said.value && JSON.stringify(said.value).includes('"$ref"'))
		return { untold: [unreadAt(of_description_written(node), program)] };
	return said;
}
function documentSaid({ made }, { says = {} }) {
	if (!made)
		return { says: {}, untold: [] };
	const all = Object.entries(says).map(([at, wanted]) => [at, constantAt(made.call, wanted, made.program, () => true)]);
	return {
		says: Object.fromEntries(all.flatMap(([at, { value }]) => (value === undefined ? [] : [[at, value]]))),
		untold: all.flatMap(([, { untold }]) => untold),
	};
}
function unreadRoutes(node, program) {
	return gapAt(node, program, $said`Which routes \`${program.source.quote(node)}\` adds or takes away is not read.`, $said('Register each route by a call on the server.'));
}
function unreadAt(node, program) {
	return gapAt(node, program, $said`What \`${program.source.quote(node)}\` says is not in the description.`, $said('Add it by an overlay (`--overlay`), if consumers should know it.'));
}
function constantAt(call, wanted, program, isMeant) {
	const node = argumentOf(call, wanted, program);
	if (!node)
		return { untold: [] };
	const value = program.evaluate(node);
	const constant = constantOf(value);
	if (constant?.value === null)
		return { untold: [] };
	if (constant && isMeant(constant.value))
		return { value: constant.value, untold: [] };
	const why = value instanceof extract .UG
		? value.reason
		: value instanceof extract .X9
			? $said('not all of it is a constant')
			: $said('it is no constant');
	return { untold: [unknownAt(node, program, why)] };
}
function isTruth(value) {
	return typeof value === 'boolean';
}
function unknownAt(node, program, why) {
	return gapAt(node, program, $said`What \`${program.source.quote(of_description_written(node))}\` says is not in the description: ${why}.`, REMEDY);
}
function of_description_written(node) {
	return node.parent && /^keyword_argument$|^named_argument$/.test(node.parent.type) ? node.parent : node;
}

var words = __webpack_require__(61359);
; 
const MEMBERS = ['attribute', 'member_expression', 'selector_expression'];
const MAX_DEPTH = 10;
function heldAs(node, program, givenAs, depth = 0) {
	if (depth > MAX_DEPTH)
		return undefined;
	const { language } = program.source;
	const expression = language.expression(node);
	if (expression.kind === 'name') {
		const given = givenAs(node, program);
		if (given)
			return heldAs(given.on, given.program, givenAs, depth + 1);
		const value = onlyValueOf(node, program);
		return value && heldAs(value, program, givenAs, depth + 1);
	}
	const called = expression.kind === 'call' ? language.effects?.member(expression.callee) : undefined;
	if (called?.name === 'bind')
		return heldAs(called.object, program, givenAs, depth + 1);
	const member = MEMBERS.includes(node.type) ? language.effects?.member(node) : undefined;
	return member ? { on: member.object, word: member.name, node, program } : undefined;
}
function onlyValueOf(name, { source }) {
	const scopes = source.scopesAround(name);
	const near = source.bindings(name.text).filter(({ scope }) => scopes.includes(scope));
	const first = Math.min(...near.map(({ scope }) => scopes.indexOf(scope)));
	const [only, ...others] = near.filter(({ scope }) => scopes.indexOf(scope) === first);
	if (!only || others.length > 0 || only.binding.kind !== 'value')
		return undefined;
	const { value } = only.binding;
	return value && 'startIndex' in value ? value : undefined;
}

; 
const returns_MAX_DEPTH = 20;
const RETURN = /^return/;
const FUNCTION = /function|func_literal|lambda|method_d/;
function* returnsIn(node, depth = 0) {
	for (const child of node.namedChildren) {
		if (!child)
			continue;
		if (RETURN.test(child.type))
			yield child;
		else if (depth < returns_MAX_DEPTH && !FUNCTION.test(child.type))
			yield* returnsIn(child, depth + 1);
	}
}
function* givenBackIn(node) {
	for (const statement of returnsIn(node)) {
		const value = onlyValueIn(statement);
		if (value)
			yield value;
	}
	const last = node.type === 'function_item' ? node.childForFieldName('body')?.namedChildren.at(-1) : null;
	if (last && !/_(?:statement|item|declaration|comment)$/.test(last.type))
		yield last;
}
function onlyValueIn(statement) {
	let value = statement.namedChild(0);
	while (value && value.namedChildCount >= 1 && /list$/.test(value.type))
		value = value.namedChild(0);
	return value ?? undefined;
}

; 






const routers_MAX_DEPTH = 20;
const NOWHERE = {
	...{ place: { file: '', line: 1 }, kind: '', prefix: '', keepsSlash: undefined, keepsCase: undefined },
	...{ items: [], untold: [], made: undefined },
};
const TO_BASE = /^super$|\.__init__$/;
const LAST_WORD = /(?<![\w$])[\w$]+$/;
class Routers {
	framework;
	programOf;
	contexts;
	blocks;
	methodsOf;
	all = new Map();
	passes = new Map();
	looked = new Set();
	constructor(framework, programOf, contexts, blocks, 
	methodsOf) {
		this.framework = framework;
		this.programOf = programOf;
		this.contexts = contexts;
		this.blocks = blocks;
		this.methodsOf = methodsOf;
	}
	meant(node, program, depth = 0) {
		if (depth > routers_MAX_DEPTH)
			return undefined;
		const pass = this.passes.get(keyOf(node, program));
		const through = pass && this.passed(pass, program, depth);
		if (through)
			return through;
		const given = this.givenAs(node, program);
		if (given)
			return this.meant(given.on, given.program, depth + 1)?.map(target => this.after(target, given.prefix, given.program));
		const block = this.blocks.at(node, program.source.path);
		if (block?.server !== undefined)
			return this.below(block, [{ prefix: '' }]);
		const awaited = awaitedAt(node, program);
		if (awaited) {
			const found = this.meant(awaited, program, depth + 1);
			if (found?.length === 1 && awaited.parent?.id !== node.id)
				found[0].router.name ??= node.text;
			return found;
		}
		const value = program.evaluate(node);
		const named = this.blocks.named(node.text, program);
		const router = this.routerOf(value, depth) ?? (named && this.ofBlock(named));
		if (!router)
			return this.chained(value, depth, program);
		if (/^[\w$]+$/.test(node.text))
			router.name ??= node.text;
		return [{ router, prefix: '' }];
	}
	around(node, program) {
		const around = this.blocks.around(node, program);
		const all = around.length > 0 ? [around] : this.heirs(node, program).map(each => [each]);
		const found = all.flatMap(blocks => blocks.reduce((targets, block) => this.below(block, targets), [{ router: NOWHERE, prefix: '' }]));
		return found.length > 0 ? found : undefined;
	}
	below(block, inner) {
		const router = this.ofBlock(block);
		return block.prefixes.flatMap(each => inner.map(({ prefix }) => ({ router, prefix: together(each, prefix, this.framework.path) })));
	}
	heirs(node, { source: { language, path } }) {
		const own = [...around(node)].find(each => language.effects?.isClass(each));
		if (!own)
			return [];
		const { classes } = this.contexts;
		return this.blocks.all().filter(({ inside, program, server }) => {
			const value = server === undefined ? undefined : program.evaluate(inside);
			const isOwn = (each) => each.node.id === own.id && each.site.file.path === path;
			return value instanceof extract .Si && classes.lineage(value).some(isOwn);
		});
	}
	ofBlock({ inside, program, call, name, server: kind = '' }) {
		const key = `#${keyOf(inside, program)}`;
		const known = this.all.get(key);
		if (known || kind === '')
			return known ?? NOWHERE;
		const made = { call: call ?? inside, program, rule: this.framework.servers[kind] ?? {} };
		const usual = { keepsSlash: undefined, keepsCase: undefined, items: [], untold: [] };
		const place = placeOf(inside, program);
		const router = { ...usual, place, kind, prefix: '', made, ...(name !== undefined && { name }) };
		this.all.set(key, router);
		return router;
	}
	meantAmong(node, program) {
		const value = program.evaluate(node);
		if (!(value instanceof extract .gd))
			return this.meant(node, program);
		const found = this.amongValue(value, 0);
		return found.length > 0 ? found : undefined;
	}
	amongValue(value, depth) {
		if (value instanceof extract .gd)
			return depth > routers_MAX_DEPTH ? [] : value.entries.flatMap(each => this.amongValue(each.value, depth + 1));
		const router = this.routerOf(value, 0);
		return router ? [{ router, prefix: '' }] : (this.chained(value, 0) ?? []);
	}
	chained(value, depth, around) {
		if (!(value instanceof extract .Q9))
			return undefined;
		const { file = '', line, column } = value.origin.place;
		for (const pass of this.passes.values()) {
			const { path, line: own, column: at, } = { path: pass.program.source.path, ...pass.program.source.place(pass.whole) };
			if (path !== file || own !== line || at !== column)
				continue;
			const isBeside = around?.source.path === path;
			return this.passed(pass, isBeside ? around : pass.program, depth);
		}
		return undefined;
	}
	routerOf(value, depth) {
		if (value instanceof extract .Si) {
			const block = this.blocks.at(value.node, value.site.file.path);
			return block?.server === undefined ? undefined : this.ofBlock(block);
		}
		if (!(value instanceof extract .Q9) || depth > routers_MAX_DEPTH)
			return undefined;
		const { origin, of, returned, isRecord } = value;
		const last = /([\w$]+)\W*$/.exec(value.callee)?.[1] ?? '';
		const whole = /[\w$]+(?:\.|::)[\w$]+$/.exec(value.callee)?.[0] ?? last;
		const imported = importedAs(value.callee, this.programOf(origin.place.file ?? ''));
		const names = [whole, last, imported, ...this.basesOf(of)];
		const kind = names.find(each => Object.hasOwn(this.framework.servers, each)) ?? last;
		const rule = Object.hasOwn(this.framework.servers, kind) ? this.framework.servers[kind] : undefined;
		if (!rule) {
			if (isRecord)
				return [...value.positional, ...embeddedIn(value)]
					.map(each => this.routerOf(each.value, depth + 1))
					.find(each => each);
			if (of instanceof extract .Si && of.kind === 'function')
				return this.returnedBy(value, of, depth);
			if (returned !== undefined)
				return this.routerOf(this.contexts.returnedAs(value, returned), depth + 1);
			return of ? undefined : this.givenByMethod(value, kind, depth);
		}
		const { file = '', line = 1, column = 1 } = origin.place;
		const key = this.contexts.keyOf(value);
		const known = this.all.get(key);
		if (known)
			return known;
		const entry = this.handedToBase(of, rule.prefix) ?? givenTo(value, rule.prefix);
		const keeps = (wanted) => {
			const said = givenTo(value, wanted);
			return said === undefined ? undefined : said !== false;
		};
		const router = {
			place: { file, line, column },
			kind,
			prefix: entry === undefined || typeof entry === 'string'
				? (entry ?? '')
				: { text: '…', reason: $said('the prefix of its server is not known') },
			keepsSlash: keeps(rule.keeps_slash),
			keepsCase: keeps(rule.keeps_case),
			items: [],
			untold: [],
			made: this.sayingAt(file, line, column, rule),
		};
		this.all.set(key, router);
		return router;
	}
	basesOf(of) {
		if (!(of instanceof extract .Si) || of.kind !== 'class')
			return [];
		return this.contexts.classes
			.lineage(of)
			.flatMap(({ node, site }) => site.file.language.effects?.bases(node) ?? [])
			.map(each => LAST_WORD.exec(each.text)?.[0] ?? '');
	}
	handedToBase(of, wanted) {
		if (!(of instanceof extract .Si) || of.kind !== 'class' || wanted === undefined)
			return undefined;
		for (const { node, site } of this.contexts.classes.lineage(of)) {
			const program = this.programOf(site.file.path);
			for (const call of node.descendantsOfType(CALLS)) {
				const expression = call && program.source.language.expression(call);
				if (!call || expression?.kind !== 'call' || !TO_BASE.test(expression.callee.text))
					continue;
				const given = argumentOf(call, wanted, program);
				if (given)
					return program.evaluate(given);
			}
		}
		return undefined;
	}
	sayingAt(file, line, column, rule) {
		const program = this.programOf(file);
		const start = { row: line - 1, column: column - 1 };
		const [call] = program.source.root
			.descendantsOfType(CALLS, start)
			.filter(each => each?.startPosition.row === start.row && each.startPosition.column === start.column);
		return call ? { call, program, rule } : undefined;
	}
	returnedBy(value, { node, site }, depth) {
		const { returned } = value;
		const program = this.programOf(site.file.path);
		const key = keyOf(node, program);
		if (this.looked.has(key))
			return undefined;
		this.looked.add(key);
		const during = this.contexts.duringCall(value, node, program);
		const given = returned === undefined ? undefined : this.contexts.returnedAs(value, returned);
		const found = given === undefined
			? this.givenBack(node, during, depth)
			: (this.routerOf(given, depth + 1) ?? routerAlone(this.chained(given, depth + 1, during)));
		this.looked.delete(key);
		return found;
	}
	givenBack(node, program, depth) {
		for (const value of givenBackIn(node)) {
			const found = routerAlone(this.meant(value, program, depth + 1));
			if (found)
				return found;
		}
		return undefined;
	}
	givenByMethod(value, name, depth) {
		const { callee, origin } = value;
		if (!callee.includes('.'))
			return undefined;
		const all = this.methodsOf(name, origin.place.file ?? '');
		const named = all.filter(({ type }) => (0,words .Vf)(callee, type));
		const [only, ...others] = named.length > 0 ? named : all;
		if (!only || others.length > 0)
			return undefined;
		return this.givenBack(only.node, this.contexts.duringCall(value, only.node, only.program), depth);
	}
	passed({ on, prefix, path }, program, depth) {
		return this.meant(on, program, depth + 1)?.flatMap((target) => {
			if (!path || target.isWhole)
				return [this.after(target, prefix, program)];
			return pathsOf(path, program).map(each => ({
				...target,
				prefix: together(target.prefix, each, this.framework.path),
				isWhole: true,
			}));
		});
	}
	after(target, prefix, program) {
		if (!prefix)
			return target;
		return { ...target, prefix: together(target.prefix, textOf(prefix, program), this.framework.path) };
	}
	givenAs(node, program) {
		if (program.source.language.expression(node).kind !== 'name')
			return undefined;
		for (let at = program.context; at; at = at.outer) {
			const found = at.file === program.source.path ? at.given.get(node.text) : undefined;
			if (found && !isHidden(node, at.owner))
				return found;
		}
		return undefined;
	}
}
function awaitedAt(node, program) {
	const isName = program.source.language.expression(node).kind === 'name';
	const value = isName ? onlyValueOf(node, program) : node;
	return value && /^await/.test(value.type) ? (value.firstNamedChild ?? undefined) : undefined;
}
function routerAlone(targets) {
	const [only, ...others] = targets ?? [];
	return others.length === 0 && only?.prefix === '' && !only.isWhole ? only.router : undefined;
}
function isHidden(name, owner) {
	for (const each of around(name)) {
		if (each.id === owner.id)
			return false;
		if ((0,words .Vf)(each.childForFieldName('parameters')?.text ?? '', name.text))
			return true;
	}
	return true;
}
function embeddedIn({ of, named }) {
	if (!(of instanceof extract .Si))
		return [];
	return of.node.descendantsOfType('field_declaration').flatMap(each => {
		const isNamed = !each || each.childForFieldName('name') !== null;
		const name = isNamed ? undefined : LAST_WORD.exec(each.childForFieldName('type')?.text ?? '')?.[0];
		const held = name === undefined ? undefined : named.get(name);
		return held ? [held] : [];
	});
}
function importedAs(callee, { source }) {
	const [first = '', ...rest] = callee.split('.');
	if (rest.length > 1 || (rest.length === 1 && rest[0] !== 'default'))
		return '';
	const bindings = source.bindings(first).map(({ binding }) => binding);
	const imported = bindings.find(({ kind }) => kind === 'import');
	if (imported?.kind === 'import') {
		const { name, specifier } = imported;
		return name === null || name === 'default' ? (specifier.split('/').at(-1) ?? '') : name;
	}
	const [only, ...others] = bindings;
	const value = only?.kind === 'value' && others.length === 0 ? only.value : undefined;
	return value && 'kind' in value && value.kind === 'member' ? value.name : '';
}
function givenTo({ positional, named }, wanted) {
	const [found] = [wanted ?? []].flat().flatMap(each => {
		const field = fieldNamed(each);
		if (field !== undefined)
			return positional.flatMap(({ value }) => fieldsIn(value, field));
		const own = typeof each === 'number' ? positional[each] : named.get(each);
		return own ? [own.value] : [];
	});
	return found;
}
function fieldsIn(value, name) {
	if (value instanceof extract .UG)
		return [value];
	if (!(value instanceof extract .X9))
		return [];
	return value.entries.flatMap(({ key, value: held }) => (key === name ? [held] : []));
}
function keyOf({ startIndex, endIndex }, { source }) {
	return `${source.path}:${startIndex}:${endIndex}`;
}
function together(first, second, language) {
	if (typeof first !== 'string')
		return first;
	return typeof second === 'string' ? joined(first, second, language) : second;
}

; 
function serverUnsaid({ title, version, description } = {}, isGiven) {
	return {
		...(title !== undefined && !isGiven('title') && { title }),
		...(version !== undefined && !isGiven('version') && { version }),
		...(description !== undefined && !isGiven('description') && { comment: description }),
	};
}
function operationUnsaid({ name, summary, id }, method, parts, unsaid = {}) {
	const own = summary ?? filled(unsaid.summary, name, method, parts);
	const called = id ?? filled(unsaid.id, name, method, parts)?.replace(/[^\p{L}\p{N}_]/gu, '_');
	return { ...(own !== undefined && { summary: own }), ...(called !== undefined && { id: called }) };
}
function filled(template, name, method, parts) {
	if (template === undefined || name === undefined)
		return undefined;
	const path = parts.map(each => (each.kind === 'literal' ? each.text : `{${each.name}}`)).join('');
	const values = { name, Name: asWords(name), path, method: method.toLowerCase() };
	return template.replace(/\{(name|Name|path|method)\}/g, (_, key) => values[key]);
}
function asWords(name) {
	return name
		.replaceAll('_', ' ')
		.replace(/\p{L}+/gu, word => `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`);
}

; 







function assemble({ routers, listening, handlers }, framework, file) {
	const mounted = new Set(routers.flatMap(({ items }) => items.flatMap(item => (item.kind === 'mount' ? [item.child] : []))));
	const isUsed = (router) => router.items.some(({ kind }) => kind !== 'setting') || mounted.has(router);
	const used = new Set(routers.filter(isUsed).map(({ place }) => (0,finding .dE)(place)));
	const isSpare = (router) => !isUsed(router) && used.has((0,finding .dE)(router.place));
	const alone = routers.filter(router => !mounted.has(router) && !isSpare(router));
	const whole = alone.filter(({ kind }) => !framework.servers[kind]?.part);
	const own = alone.filter(({ place }) => place.file === file);
	const meant = [whole.filter(({ place }) => place.file === file), whole, own].find(({ length }) => length > 0) ?? [];
	const gaps = alone
		.filter(router => !meant.includes(router) && !whole.includes(router) && router.items.length > 0)
		.map(({ place, kind, name, items }) => ({
		place,
		reason: $said`\`${name ?? kind}\` is mounted nowhere that could be seen: its ${items.length} routes are in no description.`,
		remedy: $said('Mount it, or name the file that does.'),
	}));
	gaps.push(...inCircles(routers, alone));
	const names = new Set();
	const known = new Set();
	const servers = meant.flatMap((router) => {
		const name = nameFor(router.name ?? baseName(file), names);
		const { routes, untold, undescribed } = new Assembling(name, router, framework, handlers).all();
		gaps.push(...undescribed);
		const made = [(0,finding .dE)(router.place), ...routes.map(each => `${each.method} ${each.path}`)].join('\n');
		if (known.has(made)) {
			names.delete(name);
			return [];
		}
		known.add(made);
		const address = listening.get(router) ?? { port: null, host: null };
		const own = saidOf(router, framework);
		const all = distinct([...own.untold, ...untold]);
		return [
			{
				...{ name, place: router.place, ...address, ...own.said, action: null },
				...(all.length > 0 && { untold: all }),
				routes,
			},
		];
	});
	return { servers, gaps };
}
function inCircles(routers, alone) {
	const served = new Set(alone);
	for (const { items } of served)
		for (const item of items)
			if (item.kind === 'mount')
				served.add(item.child);
	return routers
		.filter(router => !served.has(router) && router.items.length > 0)
		.map(({ place, kind, name }) => ({
		place,
		reason: $said`\`${name ?? kind}\` is mounted in itself, as far as it can be seen: its routes are in no description.`,
		remedy: $said('Give each server a name of its own.'),
	}));
}
function saidOf(router, framework) {
	const { made, kind } = router;
	const rule = framework.servers[kind] ?? {};
	const textAt = (wanted) => made ? textSaid(made.call, wanted, made.program) : { untold: [] };
	const texts = {
		title: textAt(rule.title),
		version: textAt(rule.version),
		comment: textAt(rule.description),
	};
	const isGiven = (wanted) => made !== undefined && argumentOf(made.call, wanted, made.program) !== undefined;
	const unsaid = rule.part ? {} : serverUnsaid(framework.unsaid, key => isGiven(rule[key]));
	const { says, untold } = documentSaid(router, rule);
	const said = Object.entries(texts).flatMap(([key, { value }]) => value === undefined || value.trim() === '' ? [] : [[key, value.trim()]]);
	return {
		said: {
			...unsaid,
			...Object.fromEntries(said),
			...(Object.keys(says).length > 0 && { says }),
		},
		untold: [...Object.values(texts).flatMap(each => each.untold), ...untold],
	};
}
function distinct(all) {
	return [...new Map(all.map(each => [`${(0,finding .dE)(each.place)} ${each.reason}`, each])).values()];
}
const WEBSOCKET = 'WS';
const FAILURE = 400;
class Assembling {
	server;
	root;
	framework;
	handlers;
	routes = [];
	untold = [];
	failing = [];
	asked = [];
	above = [];
	said = [];
	slash;
	anyCase;
	constructor(server, root, framework, handlers) {
		this.server = server;
		this.root = root;
		this.framework = framework;
		this.handlers = handlers;
		this.anyCase = framework.path.any_case === true;
	}
	all() {
		const { items, prefix } = this.root;
		const set = items.map(each => (each.kind === 'setting' ? each.prefix : undefined));
		const outer = set.findLast(each => each !== undefined) ?? '';
		this.add(this.root, together(outer, prefix, this.framework.path), outer, false, undefined, []);
		return {
			routes: this.routes,
			untold: this.untold,
			undescribed: [...this.undescribed(), ...distinct(this.failing)],
		};
	}
	undescribed() {
		if (this.framework.handlers?.next === undefined)
			return [];
		return distinct(this.asked.flatMap(({ prefix, item, isUsed }) => {
			const { ends, handlers, place, text } = item;
			const { answers } = this.handlers.said(handlers);
			const isRight = answers.some(({ status }) => status < FAILURE);
			if (ends ? answers.length > 0 && !isRight : isUsed || !isRight)
				return [];
			const where = typeof prefix === 'string' ? finished(prefix, this.framework.path) : prefix.text;
			return [
				{
					place,
					reason: $said`What \`${text}\` answers at \`${where}\` and below is in no description: it is no route.`,
					remedy: $said('Register it as a route, where clients should know of it.'),
				},
			];
		}));
	}
	add(router, prefix, outer, isConditional, part, outside) {
		if (this.above.includes(router))
			return;
		this.above.push(router);
		const before = [...outside];
		const around = this.said;
		const said = [...around, ...this.saidBy(router.made)];
		this.said = said;
		this.untold.push(...router.untold);
		const [outerSlash, outerCase] = [this.slash, this.anyCase];
		const language = this.languageOf(router);
		const places = new Set();
		const isAsked = (item) => item.kind === 'around' && item.params !== undefined;
		for (const item of [...router.items.filter(isAsked), ...router.items.filter(each => !isAsked(each))]) {
			const condition = isConditional || ('isConditional' in item && item.isConditional);
			if (this.routes.length > MAX_ROUTES)
				break;
			if (item.kind === 'around') {
				const at = together(prefix, item.prefix, this.framework.path);
				const asked = { prefix: at, item: { ...item, isConditional: condition }, isUsed: false };
				before.push(asked);
				this.asked.push(asked);
			}
			else if (item.kind === 'route') {
				this.said = item.isListed ? around : said;
				this.addRoute(item, item.isListed ? outer : prefix, condition, part, before, language);
				this.said = said;
			}
			else if (item.kind === 'group')
				this.tellOfSecond(item, places);
			else if (item.kind === 'mount') {
				const { child, replaces, made } = item;
				this.tellOfSecond(item, places);
				this.tellOfPrefix(child);
				if (this.framework.servers[child.kind]?.part)
					this.tellOfPrefix({ prefix: item.prefix, made });
				this.said = [...said, ...this.saidBy(made)];
				const own = together(item.prefix, replaces ? '' : child.prefix, this.framework.path);
				this.add(child, together(prefix, own, this.framework.path), together(prefix, item.prefix, this.framework.path), condition, partNamed(own) ?? part, before.filter(each => !each.item.params && holdsIn(item.within, each)));
				this.said = said;
			}
		}
		this.slash = outerSlash;
		this.anyCase = outerCase;
		this.said = around;
		this.above.pop();
	}
	tellOfSecond({ prefix, made: { call, program }, isConditional }, places) {
		if (typeof prefix !== 'string' || isConditional || !this.framework.path.fails?.includes('mounts'))
			return;
		const place = prefix.replace(/\/$/, '');
		if (places.has(place))
			this.failing.push(gapAt(call, program, $said`Something is mounted at \`${prefix}\` already: the program fails when it starts.`, $said('Mount it at another path.')));
		places.add(place);
	}
	tellOfPrefix({ prefix, made }) {
		const why = typeof prefix === 'string' && made && failureOfPrefix(prefix, this.framework.path);
		if (!why)
			return;
		this.failing.push(gapAt(made.call, made.program, $said`The prefix is \`${prefix}\`: ${why}.`, $said('Write it as `/items`.')));
	}
	languageOf({ keepsSlash, keepsCase, items, kind }) {
		let keeps = keepsSlash ?? (this.framework.servers[kind]?.part ? undefined : this.slash);
		let isExact = keepsCase ?? false;
		for (const item of items) {
			if (item.kind !== 'setting')
				break;
			keeps = item.keepsSlash ?? keeps;
			isExact = item.keepsCase ?? isExact;
		}
		this.slash = keeps;
		this.anyCase = this.anyCase && !isExact;
		const path = { ...this.framework.path, any_case: this.anyCase };
		return keeps === undefined ? path : { ...path, final_slash: keeps ? 'ignored-at-root' : 'ignored' };
	}
	endedBefore(path, within) {
		const found = this.asked.find(each => each.item.ends && !each.item.isConditional && isBelow(path, each.prefix) && holdsIn(within, each));
		if (!found)
			return undefined;
		const { text, place } = found.item;
		return {
			handsOn: false,
			reason: $said`\`${text}\` (${(0,finding .dE)(place)}) answers before it.`,
			remedy: $said('Register the route before that.'),
		};
	}
	saidBy(made) {
		return made ? [this.handlers.declarations.around(made)] : [];
	}
	addRoute({ path, methods, place, comment, handlers, declared, passes, handsOn, within }, prefix, isConditional, part, before, language) {
		const { server, framework } = this;
		const all = [...this.said, declared];
		const tags = [...new Set(all.flatMap(each => each.tags))];
		const hidden = all.find(each => each.hidden !== undefined)?.hidden;
		this.untold.push(...all.flatMap(each => each.untold));
		const shared = {
			server,
			place,
			origin: 'framework',
			validations: [],
			...(comment !== undefined && { comment }),
			...(part !== undefined && { part: { name: part } }),
			...((tags.length > 0 || framework.unsaid?.tags === 'none') && { tags }),
			...(all.some(each => each.deprecated) && { deprecated: true }),
			...(hidden !== undefined && { hidden }),
			...(declared.more && { more: declared.more }),
		};
		const whole = together(prefix, path, language);
		const ahead = before.filter(each => isBelow(whole, each.prefix) && holdsIn(within, each) && asksFor(each, path, language));
		for (const each of ahead)
			each.isUsed = true;
		const asked = ahead.flatMap(({ item }) => item.handlers);
		const unknown = unknownOf(whole, methods, language);
		if (typeof whole !== 'string' || unknown) {
			const { text, reason } = unknown ?? { text: '', reason: '' };
			this.routes.push({
				...shared,
				method: methods[0] ?? '*',
				path: text,
				params: [],
				certainty: 'unresolved',
				reason: `\`${text}\`: ${reason}`,
			});
			return;
		}
		const silence = handsOn ? HANDS_ON : (this.endedBefore(whole, within) ?? unaskedOf(whole, language));
		const narrowed = narrowingOf(whole, language);
		const takesAll = framework.path.first_answers === true && narrowed === '';
		const again = framework.path.last_answers ? 'last' : passes ? 'passed' : undefined;
		for (const variant of variantsOf(whole, language)) {
			const parts = piecesOf(finished(variant, language), language);
			const params = parts.flatMap(each => (each.kind === 'parameter' ? [each.name] : []));
			const said = this.handlers.ofRoute(asked, handlers, all, params, place, this.root.place);
			for (const method of methods)
				this.routes.push({
					...shared,
					...(method !== WEBSOCKET && said),
					...operationUnsaid(declared, method, parts, framework.unsaid),
					method,
					path: shownPath(parts),
					parts,
					params,
					...(takesAll && { takesAll }),
					...(language.any_case && { anyCase: true }),
					...(again && { again }),
					...(silence && { silence }),
					...(narrowed !== '' && { narrowed }),
					certainty: isConditional ? 'conditional' : 'sure',
				});
		}
	}
}
const HANDS_ON = { handsOn: true, reason: $said('its handlers hand every request on.') };
const UNSENT = /[^\x21-\x7e]/;
function unaskedOf(path, { encoded = false, ...language }) {
	if (path === '' && language.fails?.includes('empty'))
		return {
			handsOn: false,
			reason: $said('it has no path and no prefix: no request asks for that, and a part of it makes the program fail.'),
			remedy: $said('Begin the path with "/".'),
		};
	const literals = piecesOf(path, language).flatMap(each => (each.kind === 'literal' ? each.text : []));
	if (!encoded || !literals.some(each => UNSENT.test(each)))
		return undefined;
	return {
		handsOn: false,
		reason: $said('requests have their paths percent-encoded, and this one is held against them as it is written.'),
		remedy: $said`Write \`${encodeURI(path.toWellFormed())}\`.`,
	};
}
function unknownOf(path, methods, language) {
	if (typeof path !== 'string')
		return path;
	if (methods.length === 0 || path.length > MAX_PATH_CHARACTERS)
		return { text: path, reason: $said('it is too long, or has no method') };
	const refused = refusedIn(path, language);
	if (refused === undefined)
		return undefined;
	return {
		text: path,
		reason: $said`\`${refused}\` stands there for what the framework does not take any more, or what is not read here`,
	};
}
function asksFor({ item: { params = [] } }, path, language) {
	const pieces = typeof path === 'string' ? piecesOf(path, language) : [];
	return params.length === 0 || pieces.some(each => each.kind === 'parameter' && params.includes(each.name));
}
function holdsIn(within, { item: { part } }) {
	return part === undefined || within.includes(part);
}
function isBelow(path, prefix) {
	if (typeof path !== 'string' || typeof prefix !== 'string')
		return false;
	const start = prefix.replace(/\/+$/, '');
	return path === start || path.startsWith(`${start}/`);
}
function partNamed(prefix) {
	if (typeof prefix !== 'string')
		return undefined;
	return prefix
		.split('/')
		.filter(segment => /^[\p{L}\p{N}_-]+$/u.test(segment))
		.at(-1);
}
function nameFor(wanted, taken) {
	let name = wanted;
	for (let i = 2; taken.has(name); i += 1)
		name = `${wanted}_${i}`;
	taken.add(name);
	return name;
}
function baseName(file) {
	return (file.split('/').at(-1) ?? file).replace(/\.\w+$/, '');
}

; 

const CONDITION = /^(if|unless|elif|else|for|while|until|do(?!_block)|(expression_|type_)?(switch|case|when)|match|try|except|catch|rescue|select)(_|$)|^(conditional|ternary)/;
const LAZY = new Set(['&&', '||', '??', 'and', 'or']);
const LOOKED_AT = ['condition', 'initializer', 'value', 'right'];
function isConditional(node, rounds = new Set()) {
	let inner = node;
	for (const each of around(node)) {
		const isRound = rounds.has(each.id);
		if (!isRound && (CONDITION.test(each.type) || isSecondOf(inner, each)))
			return true;
		inner = each;
	}
	return false;
}
function isCalledSometimes(call, rounds, isEntry, isFunction) {
	let inner = call;
	for (const each of around(call)) {
		if (isFunction(each))
			return false;
		const { id } = inner;
		const isLookedAt = LOOKED_AT.some(name => each.childForFieldName(name)?.id === id);
		const isTried = /^try/.test(each.type) && !/^(except|catch)/.test(inner.type);
		const isPlain = isLookedAt || isTried || isEntry(each) || rounds.has(each.id);
		if (!isPlain && (CONDITION.test(each.type) || isSecondOf(inner, each)))
			return true;
		inner = each;
	}
	return false;
}
function isSecondOf(node, whole) {
	const sign = whole.childForFieldName('operator')?.text ?? '';
	return LAZY.has(sign) && whole.childForFieldName('right')?.id === node.id;
}

; 


const MAX_BASES = 16;
const classes_ASSIGNMENTS = ['assignment_expression', 'assignment', 'assignment_statement'];
const DECLARED_FIELDS = ['field_definition', 'public_field_definition'];
class Classes {
	programOf;
	files;
	lineages = new Map();
	assignments = new Map();
	constructor(programOf, 
	files) {
		this.programOf = programOf;
		this.files = files;
	}
	ofMethod(method, program) {
		const named = nameOfClass(method, program);
		const value = named && program.evaluate(named);
		return value instanceof extract .Si && value.kind === 'class' ? value : undefined;
	}
	lineage(own, depth = 0) {
		const key = `${own.site.file.path}:${own.node.startIndex}`;
		const known = this.lineages.get(key);
		if (known)
			return known;
		const found = this.lineageOf(own, depth);
		if (depth === 0)
			this.lineages.set(key, found);
		return found;
	}
	lineageOf(own, depth) {
		const { effects } = own.site.file.language;
		if (!effects?.isClass(own.node) || depth > MAX_BASES)
			return [own];
		const program = this.programOf(own.site.file.path);
		const bases = effects.bases(own.node).map(each => program.evaluate(each));
		return [
			own,
			...bases.flatMap(each => each instanceof extract .Si && each.kind === 'class' ? this.lineage(each, depth + 1) : []),
		];
	}
	isMethod(method, name, own, program) {
		const path = program.source.path;
		if (receiverOf(method))
			return nameOf(method) === name && receiverType(method)?.text === own.name && isSameFolder(path, own);
		for (const each of this.lineage(own)) {
			const found = methodsOf(each).find(one => one.name === name);
			if (found)
				return found.node.startIndex === method.startIndex && each.site.file.path === path;
		}
		return false;
	}
	starterOf(own) {
		for (const of of this.lineage(own)) {
			const starters = of.site.file.language.effects?.starters ?? [];
			const found = methodsOf(of).find(({ name }) => starters.includes(name));
			if (found)
				return { node: found.node, program: this.programOf(of.site.file.path), of };
		}
		return undefined;
	}
	isStarter(method, own, { source }) {
		const starter = this.starterOf(own);
		return starter?.node.startIndex === method.startIndex && starter.program.source.path === source.path;
	}
	sourcesOf(own, name) {
		return this.lineage(own).flatMap(each => this.ownSources(each, name));
	}
	ownSources(own, name) {
		const { file } = own.site;
		const program = this.programOf(file.path);
		const isClass = file.language.effects?.isClass(own.node) ?? false;
		const inBody = isClass ? [...declared(own.node, name), ...kept(own.node, name)] : [];
		return [
			...inBody.map(node => ({ node, program })),
			...[...this.files].flatMap(path => this.assigned(own, name, this.programOf(path))),
		];
	}
	assigned(own, name, program) {
		return this.assignmentsIn(program, name).flatMap(({ node, object }) => {
			const method = methodAround(node, program);
			if (method && object.text === selfOf(method, program)) {
				const of = this.ofMethod(method, program);
				return of && isSameClass(of, own) ? [{ node, program }] : [];
			}
			const value = program.evaluate(object);
			const isMeant = value instanceof extract .Q9 && value.of instanceof extract .Si && isSameClass(value.of, own);
			return isMeant ? [{ node, program, object }] : [];
		});
	}
	assignmentsIn({ source }, name) {
		let found = this.assignments.get(source.path);
		if (!found) {
			found = new Map();
			this.assignments.set(source.path, found);
			for (const each of source.root.descendantsOfType(classes_ASSIGNMENTS)) {
				const left = only(each?.childForFieldName('left'));
				const node = only(each?.childForFieldName('right'));
				const member = left && source.language.effects?.member(left);
				if (!node || !member)
					continue;
				found.set(member.name, [...(found.get(member.name) ?? []), { node, object: member.object }]);
			}
		}
		return found.get(name) ?? [];
	}
	methodOf(own, name) {
		for (const each of this.lineage(own)) {
			const found = methodsOf(each).find(one => one.name === name && !one.hidden);
			if (found)
				return { node: found.node, program: this.programOf(each.site.file.path) };
		}
		for (const path of this.files) {
			if (!isSameFolder(path, own))
				continue;
			const program = this.programOf(path);
			for (const node of program.source.root.descendantsOfType('method_declaration'))
				if (node && receiverType(node)?.text === own.name && nameOf(node) === name)
					return { node, program };
		}
		return undefined;
	}
	getterOf(own, name) {
		for (const each of this.lineage(own)) {
			const found = methodsOf(each).find(one => one.name === name && one.hidden);
			const program = this.programOf(each.site.file.path);
			const isGetter = found && isAskedFor(found.node);
			if (found && isGetter)
				return { node: found.node, program };
		}
		return undefined;
	}
}
function isSameClass(a, b) {
	return a.site.file.path === b.site.file.path && a.node.startIndex === b.node.startIndex;
}
function methodAround(node, { source }) {
	const { effects } = source.language;
	for (const each of around(node)) {
		if (effects?.isFunction(each) && selfOf(each, { source }) !== undefined)
			return each;
	}
	return undefined;
}
function selfOf(method, { source }) {
	const { effects } = source.language;
	if (!nameOfClass(method, { source }))
		return undefined;
	const isField = DECLARED_FIELDS.includes(method.parent?.type ?? '');
	return effects?.self(method) ?? (isField || receiverOf(method) ? 'this' : undefined);
}
function nameOf(method) {
	const named = method.childForFieldName('name') ?? method.parent?.childForFieldName('name');
	return named?.text;
}
function nameOfClass(method, { source }) {
	const type = receiverType(method);
	if (type)
		return type;
	const { effects } = source.language;
	for (const each of around(method)) {
		if (effects?.isClass(each))
			return each.childForFieldName('name') ?? undefined;
		if (effects?.isFunction(each))
			return undefined;
	}
	return undefined;
}
function methodsOf({ node, site }) {
	const { effects } = site.file.language;
	return effects?.isClass(node) ? effects.methods(node) : [];
}
function receiverOf(method) {
	return method.childForFieldName('receiver');
}
function receiverType(method) {
	return (receiverOf(method)
		?.descendantsOfType('type_identifier')
		.find(each => each !== null) ?? undefined);
}
function isSameFolder(path, own) {
	const folder = (file) => file.slice(0, file.lastIndexOf('/') + 1);
	return folder(path) === folder(own.site.file.path);
}
function declared(body, name) {
	return body.descendantsOfType(DECLARED_FIELDS).flatMap(each => {
		const named = each?.childForFieldName('property') ?? each?.childForFieldName('name');
		const value = each?.childForFieldName('value');
		const isStatic = each?.children.some(child => child?.type === 'static');
		return value && named?.text === name && !isStatic ? [value] : [];
	});
}
function kept(body, name) {
	return body.descendantsOfType(['required_parameter', 'optional_parameter']).flatMap(each => {
		const target = each?.childForFieldName('pattern');
		const isKept = each?.children.some(child => /^(accessibility_modifier|readonly)$/.test(child?.type ?? ''));
		return isKept && target?.text === name ? [target] : [];
	});
}
function isAskedFor(method) {
	if (method.children.some(child => child?.type === 'get'))
		return true;
	return (method.parent?.type === 'decorated_definition' && /^@(\w+\.)*\w*property\b/m.test(method.parent.text));
}
function only(node) {
	if (node?.type !== 'expression_list')
		return node ?? undefined;
	return node.namedChildCount === 1 ? (node.firstNamedChild ?? undefined) : undefined;
}

; 



const MAX_ROUNDS = 200;
const SKIPS = ['break_statement', 'continue_statement'];
const loops_NAMES = /^(identifier|shorthand_property_identifier_pattern)$/;
const LISTS = /^(array_pattern|pattern_list|tuple_pattern|list_pattern|expression_list)$/;
function roundsOf(node, program) {
	const loop = statementOf(node);
	return loop && rounds(loop, program);
}
function roundsOfCall(call, targets, program) {
	const member = memberCalled(call, program);
	if (!member || !isForEach(member.name))
		return undefined;
	const own = isReduce(member.name) ? targets.slice(1) : targets;
	return rounds({ list: member.object, targets: own, gives: 'entries' }, program);
}
function isForEach(method) {
	return method === 'forEach' || method === 'map' || isReduce(method);
}
function isReduce(method) {
	return method === 'reduce';
}
function carriedBy(call, program) {
	const member = memberCalled(call, program);
	const [handed, first] = argumentsOf(call, program);
	const given = handed && member && isReduce(member.name) ? program.evaluate(handed.node) : undefined;
	if (!(given instanceof extract .Si) || !first)
		return undefined;
	const { node, site } = given;
	const [parameter] = site.file.language.effects?.parameters(node) ?? [];
	const body = node.childForFieldName('body');
	const results = body && !/block/.test(body.type) ? [body] : [...givenBackIn(node)];
	const isGivenOn = (result) => {
		const [inner] = ['object', 'function'].flatMap(field => result.childForFieldName(field) ?? []);
		return inner ? isGivenOn(inner) : result.text === parameter?.name;
	};
	const isCarried = parameter && results.length > 0 && results.every(isGivenOn);
	return isCarried ? { on: first.node, name: parameter.name } : undefined;
}
function memberCalled(call, { source: { language } }) {
	const expression = language.expression(call);
	return expression.kind === 'call' ? language.effects?.member(expression.callee) : undefined;
}
function skips(node) {
	return node.descendantsOfType(SKIPS).length > 0;
}
function statementOf(node) {
	const clause = node.namedChildren.find(each => each?.type === 'range_clause') ?? node;
	const [left, right] = [clause.childForFieldName('left'), clause.childForFieldName('right')];
	if (!left || !right || !node.childForFieldName('body'))
		return undefined;
	if (clause !== node) {
		const targets = left.type === 'expression_list' ? left.namedChildren : [left];
		return { list: right, targets: targets.filter(each => each !== null), gives: 'pairs' };
	}
	if (node.type === 'for_in_statement')
		return {
			list: right,
			targets: [left],
			gives: node.childForFieldName('operator')?.text === 'in' ? 'keys' : 'items',
		};
	return node.type === 'for_statement' ? { list: right, targets: [left], gives: 'items' } : undefined;
}
function rounds({ list, targets, gives }, program) {
	const value = program.evaluate(list);
	const all = valuesOf(value, gives, program);
	if (!all || all.length > MAX_ROUNDS)
		return undefined;
	return all.map(values => {
		const names = new Map();
		for (const [i, target] of targets.entries()) {
			const given = values[i];
			if (given !== undefined)
				bind(target, given, names, program);
		}
		return names;
	});
}
function valuesOf(value, gives, { source }) {
	if (typeof value === 'number' && gives === 'pairs' && Number.isInteger(value) && value <= MAX_ROUNDS)
		return Array.from({ length: Math.max(0, value) }, (_, i) => [i]);
	if (value instanceof extract .gd) {
		if (gives === 'keys')
			return undefined;
		return value.entries.map((each, i) => (gives === 'pairs' ? [i, each.value] : [each.value, i]));
	}
	if (!(value instanceof extract .X9))
		return undefined;
	if (gives === 'pairs')
		return value.entries.map(each => [each.key, each.value]);
	if (gives === 'items') {
		const own = source.language.operators.iterated?.(value);
		if (own)
			return own.map(each => [each.value]);
	}
	if (gives === 'entries' && source.language.operators.iterated)
		return value.entries.map(each => [each.value, each.key]);
	const hasKeys = gives === 'keys' || source.language.effects?.mapsGiveKeys === true;
	return hasKeys ? value.entries.map(each => [each.key]) : undefined;
}
function patternOf(target) {
	const { type } = target;
	if (LISTS.test(type) || type === 'object_pattern')
		return target;
	const [own] = ['pattern', 'left'].flatMap(each => target.childForFieldName(each) ?? []);
	return own && patternOf(own);
}
function bind(pattern, value, names, program) {
	if (loops_NAMES.test(pattern.type))
		names.set(pattern.text, value);
	else if (LISTS.test(pattern.type)) {
		const parts = value instanceof extract .gd ? value.entries : [];
		for (const [i, each] of pattern.namedChildren.entries()) {
			const part = parts[i];
			const usual = each?.childForFieldName('right');
			if (each && part)
				bind(each, part.value, names, program);
			else if (each && usual && value instanceof extract .gd)
				bind(each, program.evaluate(usual), names, program);
		}
	}
	else if (pattern.type === 'object_pattern') {
		for (const each of pattern.namedChildren)
			if (each)
				bindField(each, value, names, program);
	}
	else {
		const target = ['pattern', 'left', 'name']
			.map(each => pattern.childForFieldName(each))
			.find(each => each);
		if (target)
			bind(target, value, names, program);
	}
}
function bindField(field, value, names, program) {
	const own = field.childForFieldName('value') ?? field;
	const target = own.childForFieldName('left') ?? own;
	const usual = own.childForFieldName('right');
	const key = field.childForFieldName('key')?.text ?? target.text;
	const found = value instanceof extract .X9 ? value.get(key) : undefined;
	if (found !== undefined)
		bind(target, found, names, program);
	else if (usual && value instanceof extract .X9)
		bind(target, program.evaluate(usual), names, program);
}

; 


const ENDINGS = ['return_statement', 'throw_statement', 'raise_statement'];
const BLOCK = /^(statement_block|block|statement_list|program|module|switch_(case|default)|\w+_case)$/;
const known = new WeakMap();
function isUnreached(node, source) {
	const ends = known.get(source) ?? endsIn(source);
	known.set(source, ends);
	let inner = node;
	for (const each of around(node)) {
		if (FUNCTION.test(inner.type))
			return false;
		if (inner.startIndex >= (ends.get(each.id) ?? Number.POSITIVE_INFINITY))
			return true;
		inner = each;
	}
	return false;
}
function endsIn({ root }) {
	const ends = new Map();
	for (const statement of root.descendantsOfType(ENDINGS)) {
		const block = statement?.parent;
		if (!statement || !block || !BLOCK.test(block.type))
			continue;
		ends.set(block.id, Math.min(ends.get(block.id) ?? Number.POSITIVE_INFINITY, statement.endIndex));
	}
	return ends;
}

; 





const MAKING = [...CALLS, 'new_expression', 'composite_literal'];
class CallIndex {
	files;
	programOf;
	known = new Map();
	constructor(files, programOf) {
		this.files = files;
		this.programOf = programOf;
	}
	of(node, program) {
		return this.among(each => each.functions.get(startOf(node, program)));
	}
	handing(node, program) {
		return this.among(each => each.handed.get(startOf(node, program)));
	}
	ofMethods(name) {
		return this.among(each => each.methods.get(name));
	}
	making() {
		return this.among(each => each.made);
	}
	ofUnknown() {
		return this.among(each => each.unknown);
	}
	among(from) {
		return [...this.files].flatMap(file => from(this.in(file)) ?? []);
	}
	in(file) {
		const known = this.known.get(file);
		if (known)
			return known;
		const found = {
			functions: new Map(),
			handed: new Map(),
			methods: new Map(),
			made: [],
			unknown: [],
		};
		this.known.set(file, found);
		const program = this.programOf(file);
		for (const node of program.source.root.descendantsOfType(MAKING))
			if (node && !isUnreached(node, program.source))
				this.note(node, program, found);
		return found;
	}
	isOfObject(value, object, program) {
		const own = this.programOf(value.site.file.path);
		if (!object || selfOf(value.node, own) === undefined)
			return false;
		const of = program.evaluate(object);
		return !(of instanceof extract .Si && of.kind === 'class');
	}
	note(node, program, found) {
		const { language } = program.source;
		const literal = node.type === 'composite_literal' ? node.childForFieldName('type') : null;
		const expression = language.expression(node);
		const callee = literal ?? (expression.kind === 'call' ? expression.callee : undefined);
		if (!callee)
			return;
		const call = { node, callee, program };
		const member = language.effects?.member(callee);
		if (member)
			push(found.methods, member.name, { ...call, object: member.object });
		const value = program.evaluate(callee);
		if (!(value instanceof extract .Si) && language.expression(callee).kind === 'name')
			found.unknown.push(call);
		if (value instanceof extract .Si && value.kind === 'class')
			found.made.push({ of: value, call });
		if (value instanceof extract .Si &&
			value.kind === 'function' &&
			!this.isOfObject(value, member?.object, program))
			push(found.functions, startOfValue(value), call);
		if (member && isForEach(member.name))
			this.noteHanded(call, found);
	}
	noteHanded(call, found) {
		const { node, program } = call;
		for (const { node: argument } of argumentsOf(node, program)) {
			const { kind } = program.source.language.expression(argument);
			const handed = kind === 'function' || kind === 'name' ? program.evaluate(argument) : undefined;
			if (handed instanceof extract .Si && handed.kind === 'function')
				push(found.handed, startOfValue(handed), call);
		}
	}
}
function push(map, key, value) {
	const known = map.get(key);
	if (known)
		known.push(value);
	else
		map.set(key, [value]);
}
function startOf(node, { source }) {
	return `${source.path}:${node.startIndex}`;
}
function startOfValue({ node, site }) {
	return `${site.file.path}:${node.startIndex}`;
}

; 

const STEPS = [
	'update_expression',
	'inc_statement',
	'dec_statement',
	'augmented_assignment',
	'augmented_assignment_expression',
	'compound_assignment_expr',
];
const CHANGES = [...STEPS, 'assignment', 'assignment_expression', 'assignment_statement'];
const LOOPS = /^(for|while|do|loop)(_|$)/;
function isLoop({ type }) {
	return LOOPS.test(type) && !type.endsWith('clause');
}
function countingOf(loop) {
	const clause = loop.namedChildren.find(each => each?.type === 'for_clause') ?? loop;
	const [start, condition, update] = ['initializer', 'condition', 'increment'].map(each => clause.childForFieldName(each));
	const step = update ?? clause.childForFieldName('update');
	const declarator = start?.namedChildren.find(each => each?.type === 'variable_declarator') ?? start;
	const name = (declarator?.childForFieldName('name') ?? declarator?.childForFieldName('left'))?.text;
	const first = declarator?.childForFieldName('value') ?? declarator?.childForFieldName('right');
	const body = loop.childForFieldName('body');
	if (!condition || !step || !first || !body || name === undefined || !/^[\w$]+$/.test(name))
		return undefined;
	if (changedBy(step) !== name || changesIn(body).some(each => changedBy(each) === name))
		return undefined;
	const value = first.type === 'expression_list' ? first.namedChild(0) : first;
	return value ? { name, first: value, condition, step: program => stepOf(step, program) } : undefined;
}
function stepOf(step, program) {
	if (/\+\+/.test(step.text))
		return 1;
	if (/--/.test(step.text))
		return -1;
	const right = step.childForFieldName('right');
	const value = right?.type === 'expression_list' ? right.namedChild(0) : right;
	const said = value ? program.evaluate(value) : undefined;
	const sign = step.childForFieldName('operator')?.text ?? step.child(1)?.text;
	if (typeof said === 'number' && sign === '+=')
		return said;
	if (typeof said === 'number' && sign === '-=')
		return -said;
	return new extract .UG($said('it counts by what is not known'), program.source.place(step), program.source.quote(step));
}
function changedNames(loop, use, { source }) {
	const names = new Map();
	for (const change of changesIn(loop)) {
		const name = changedBy(change);
		const isBehind = isStep(change) || (use !== undefined && change.startIndex > use.startIndex);
		if (name === undefined || !isBehind)
			continue;
		const isOutside = source
			.bindings(name)
			.some(({ binding }) => !isAround(loop, binding.node) || isHead(loop, binding.node));
		if (isOutside)
			names.set(name, new extract .UG($said`\`${name}\` is something else in each round of a loop`, source.place(change), source.quote(change)));
	}
	return names;
}
function isStep(change) {
	const sign = change.childForFieldName('operator')?.text ?? '=';
	return STEPS.includes(change.type) || sign !== '=';
}
function changesIn(node) {
	return node.descendantsOfType(CHANGES).filter((each) => each !== null);
}
function changedBy(change) {
	const place = change.childForFieldName('left') ?? change.childForFieldName('argument') ?? change.namedChild(0);
	return place && /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(place.text) ? place.text : undefined;
}
function isAround(outer, { startIndex, endIndex }) {
	return outer.startIndex <= startIndex && endIndex <= outer.endIndex;
}
function isHead(loop, node) {
	const body = loop.childForFieldName('body');
	return body !== null && isAround(loop, node) && node.endIndex <= body.startIndex;
}

; 


const BRANCH = /^(if|(expression_|type_)?switch|match|select)(_|$)/;
const FAILS = /\b(err|error|errors|Errorf|Error|raise|exc|exception)\b/;
class EarlyReturns {
	known = new Map();
	isBehind(node, source, isFunction) {
		let inner = node;
		for (const each of around(node)) {
			if (each.parent && inner.startIndex >= this.firstIn(each, source))
				return true;
			if (isFunction(each))
				return false;
			inner = each;
		}
		return false;
	}
	firstIn(block, source) {
		const key = `${source.path}:${block.id}`;
		const known = this.known.get(key);
		if (known !== undefined)
			return known;
		const found = block.namedChildren.find(each => each !== null && endsSometimes(each))?.endIndex;
		const first = found ?? Number.POSITIVE_INFINITY;
		this.known.set(key, first);
		return first;
	}
}
function endsSometimes(statement) {
	if (!BRANCH.test(statement.type))
		return false;
	const condition = statement.childForFieldName('condition')?.text ?? '';
	if (FAILS.test(condition))
		return false;
	for (const each of returnsIn(statement))
		if (!FAILS.test(each.text))
			return true;
	return false;
}

; 

function moment_stepOf(on, { source }) {
	const file = source.path;
	for (const { type, parent, startIndex } of around(on))
		if (type === 'decorator' && parent)
			return { file, at: parent.endIndex, order: -startIndex };
	return { file, at: on.endIndex, order: 0 };
}
function inOrder(a, b, files) {
	for (const [i, step] of a.entries()) {
		const other = b[i];
		if (!other)
			return 1;
		const place = (file) => files.get(file) ?? files.size;
		const difference = place(step.file) - place(other.file) || step.at - other.at || step.order - other.order;
		if (difference !== 0)
			return difference;
	}
	return a.length - b.length;
}

; 










const MAX_CONTEXTS = 200;
const contexts_MAX_DEPTH = 20;
class Contexts {
	files;
	programOf;
	evaluateIn;
	fillings;
	classes;
	calls;
	known = new Map();
	places = new Map();
	unread = new Map();
	early = new EarlyReturns();
	recursive = new Set();
	version = '';
	running = new Set();
	keys = new WeakMap();
	meanings;
	isChanging = false;
	current;
	cut = 0;
	constructor(files, programOf, evaluateIn, 
	fillings) {
		this.files = files;
		this.programOf = programOf;
		this.evaluateIn = evaluateIn;
		this.fillings = fillings;
		this.classes = new Classes(programOf, files);
		this.calls = new CallIndex(files, programOf);
	}
	within(program, context) {
		if (!context)
			return this.programOf(program.source.path);
		return {
			source: program.source,
			context,
			evaluate: node => {
				const before = this.current;
				this.current = context;
				try {
					return (0,extract .cg)(this.marked(this.evaluateIn(node, program, context.env)));
				}
				finally {
					this.current = before;
				}
			},
		};
	}
	programsAt(node, program) {
		return this.at(node, program).map(context => this.within(program, context));
	}
	at(node, program) {
		this.refresh();
		const key = `${program.source.path}:${node.startIndex}:${node.endIndex}`;
		const known = this.places.get(key);
		if (known)
			return known;
		const { cut } = this;
		const found = this.around(node, program);
		if (cut === this.cut)
			this.places.set(key, found);
		return found;
	}
	around(node, program) {
		for (const each of around(node)) {
			if (program.source.language.effects?.isFunction(each))
				return this.inFunction(each, program);
			const body = each.childForFieldName('body');
			const rounds = body && isInside(node, body) ? this.inLoop(each, node, program) : undefined;
			if (rounds)
				return rounds;
		}
		return [undefined];
	}
	keyOf(value) {
		return this.keys.get(value) ?? `${contexts_placeOf(value)}${this.suffixOf(value, this.current)}`;
	}
	mark(value, key) {
		if (value instanceof extract .Q9 && !this.keys.has(value))
			this.keys.set(value, key);
	}
	objectOf(value, depth = 0) {
		if (!(value instanceof extract .Q9) || depth > contexts_MAX_DEPTH)
			return undefined;
		const { of, returned } = value;
		if (returned !== undefined)
			return this.objectOf(this.returnedAs(value, returned), depth + 1);
		if (!(of instanceof extract .Si))
			return undefined;
		return of.kind === 'class' ? { value, of } : this.objectOf(this.returnedBy(value), depth + 1);
	}
	returnedBy(call) {
		const { of } = call;
		if (!(of instanceof extract .Si) || of.kind !== 'function')
			return undefined;
		const program = this.duringCall(call, of.node, this.programOf(of.site.file.path));
		for (const node of givenBackIn(of.node)) {
			const value = program.evaluate(node);
			if (value !== undefined && typeof value === 'object' && value !== null && !isUnknown(value))
				return value;
		}
		return undefined;
	}
	duringCall(call, node, program) {
		const key = this.keyOf(call);
		return this.within(program, this.inFunction(node, program).find(each => each?.key === key));
	}
	returnedAs(call, returned) {
		const { of } = call;
		const isMade = of instanceof extract .Si && returned instanceof extract .Q9 && contexts_isAround(of.node, returned);
		if (isMade && contexts_placeOf(returned).startsWith(`${of.site.file.path}:`))
			this.mark(returned, `${contexts_placeOf(returned)}@${this.keyOf(call)}`);
		return returned;
	}
	marked(value) {
		if (value instanceof extract .gd)
			for (const each of value.entries)
				this.marked(each.value);
		else if (value instanceof extract .Q9) {
			const suffix = this.suffixOf(value, this.current);
			if (suffix !== '')
				this.mark(value, `${contexts_placeOf(value)}${suffix}`);
			if (value.isRecord)
				for (const each of value.named.values())
					this.marked(each.value);
			if (value.isRecord)
				for (const each of value.positional)
					this.marked(each.value);
		}
		return value;
	}
	suffixOf(value, context) {
		const { file = '' } = value.origin.place;
		for (let each = context; each; each = each.outer)
			if (each.file === file && contexts_isAround(each.owner, value))
				return `@${each.key}`;
		return '';
	}
	refresh() {
		const version = `${this.files.size} ${this.fillings.length}`;
		if (version === this.version)
			return;
		this.version = version;
		this.known.clear();
		this.places.clear();
		this.meanings = undefined;
	}
	inFunction(node, program) {
		this.refresh();
		const key = `${program.source.path}:${node.startIndex}`;
		const known = this.known.get(key);
		if (known)
			return known;
		if (this.running.has(key)) {
			this.cut += 1;
			return [];
		}
		const { cut } = this;
		this.running.add(key);
		const found = this.bounded(this.callsOf(node, program), node, program);
		this.running.delete(key);
		if (this.running.size === 0 || cut === this.cut)
			this.known.set(key, found);
		return found;
	}
	callsOf(node, program) {
		const named = this.calls.of(node, program);
		if (named.some(call => call.program.source === program.source && isInside(call.node, node)))
			this.recursive.add(`${program.source.path}:${node.startIndex}`);
		const calls = [
			...this.filled(node, program),
			...named.flatMap(call => this.called(call, node, program)),
			...this.meantBy(node, program),
			...this.handedTo(node, program),
			...this.asMethod(node, program),
		];
		if (calls.length > 0)
			return calls;
		const own = this.classOf(node, program);
		return own ? this.forEachObject(own, node, program) : this.at(node, program);
	}
	classOf(node, program) {
		return selfOf(node, program) === undefined ? undefined : this.classes.ofMethod(node, program);
	}
	called(call, node, program) {
		return this.at(call.node, call.program).map(outer => this.entering(call, outer, node, program));
	}
	meantBy(node, program) {
		return this.changing()
			.filter(({ of }) => of.node.startIndex === node.startIndex && of.site.file.path === program.source.path)
			.map(({ call, outer }) => this.entering(call, outer, node, program));
	}
	changing() {
		if (this.meanings)
			return this.meanings;
		if (this.isChanging) {
			this.cut += 1;
			return [];
		}
		this.isChanging = true;
		const found = this.calls.ofUnknown().flatMap(call => this.at(call.node, call.program).flatMap(outer => {
			const of = outer && this.within(call.program, outer).evaluate(call.callee);
			return of instanceof extract .Si ? [{ call, outer, of }] : [];
		}));
		this.isChanging = false;
		if (this.running.size === 0)
			this.meanings = found;
		return found;
	}
	entering({ node: call, callee, program: from }, outer, node, program, object) {
		const caller = this.within(from, outer);
		const names = new Map();
		const given = new Map();
		const self = selfOf(node, program);
		const usual = usualValues(node, program);
		const handed = argumentsOf(call, caller);
		const positional = handed.filter(({ name }) => name === undefined);
		const more = {
			key: object?.key ?? `${placeAt(callee, from)}${outer ? `@${outer.key}` : ''}`,
			given,
			trail: [...(outer?.trail ?? []), moment_stepOf(callee, from)],
			isConditional: this.isSometimes(call, from, outer),
		};
		for (const [i, { target, name, rest }] of (program.source.language.effects?.parameters(node) ?? []).entries()) {
			if (rest) {
				const others = restOf(target, i, call, caller);
				if (others)
					names.set(name, others);
				continue;
			}
			const argument = positional[i] ?? handed.find(each => each.name === name);
			const otherwise = usual.get(name);
			const inside = () => this.within(program, this.context(node, program, outer, names, more));
			const value = argument ? caller.evaluate(argument.node) : otherwise && inside().evaluate(otherwise);
			if (argument)
				given.set(name, { on: argument.node, program: caller, prefix: undefined });
			if (value === undefined)
				continue;
			const pattern = patternOf(target);
			if (pattern)
				bind(pattern, value, names, inside());
			else
				names.set(name, value);
		}
		if (object)
			names.set(self ?? 'this', object.value);
		return this.context(node, program, outer, names, more);
	}
	isSometimes(call, { source }, outer) {
		const { effects } = source.language;
		const rounds = roundsIn(outer);
		const isFunction = (node) => effects?.isFunction(node) ?? false;
		return ((outer?.isConditional ?? false) ||
			this.early.isBehind(call, source, isFunction) ||
			isCalledSometimes(call, rounds, node => effects?.isEntry(node) ?? false, isFunction));
	}
	context(owner, { source }, outer, names, more) {
		let around = outer;
		while (around && !(around.file === source.path && isInside(owner, around.owner)))
			around = around.outer;
		const depth = (outer?.env.depth ?? 0) + 1;
		const env = { file: source, owner, names, outer: around?.env, depth, constant: true };
		return { ...more, owner, file: source.path, env, outer };
	}
	filled(node, program) {
		const own = this.fillings.filter(({ file, inside }) => file === program.source.path && inside === node.startIndex);
		const self = selfOf(node, program) ?? 'this';
		const isMeant = ({ named, program: from }, outer) => {
			const meant = named && this.within(from, outer).evaluate(named);
			return !(meant instanceof extract .Si) || meant.node.startIndex === node.startIndex;
		};
		return own.flatMap(filling => {
			const { on, program: from, prefix, name, object } = filling;
			const ways = this.at(on, from).filter(outer => isMeant(filling, outer));
			return ways.map(outer => this.context(node, program, outer, object ? new Map([[self, this.within(from, outer).evaluate(object)]]) : new Map(), {
				key: `${placeAt(on, from)}+${on.endIndex}${outer ? `@${outer.key}` : ''}`,
				given: new Map([[name, { on, program: this.within(from, outer), prefix }]]),
				trail: [...(outer?.trail ?? []), moment_stepOf(on, from)],
				isConditional: this.isSometimes(on, from, outer),
			}));
		});
	}
	handedTo(node, program) {
		const targets = (program.source.language.effects?.parameters(node) ?? []).map(({ target }) => target);
		return this.calls.handing(node, program).flatMap(call => this.at(call.node, call.program).flatMap(outer => {
			const caller = this.within(call.program, outer);
			const rounds = roundsOfCall(call.node, targets, caller);
			const changed = changedNames(node, undefined, program);
			const carried = carriedBy(call.node, caller);
			const given = carried && new Map([[carried.name, { on: carried.on, program: caller, prefix: undefined }]]);
			return (rounds ?? []).map((names, i) => ({
				...this.round(call.node, call.program, node, program, outer, new Map([...changed, ...names]), i),
				...(given && { given }),
			}));
		}));
	}
	inLoop(loop, use, program) {
		if (!isLoop(loop))
			return undefined;
		const all = [];
		const changed = changedNames(loop, use, program);
		for (const outer of this.at(loop, program)) {
			const here = this.within(program, outer);
			const rounds = /^for/.test(loop.type)
				? (roundsOf(loop, here) ?? this.countedRounds(loop, program, outer))
				: undefined;
			if (!rounds && changed.size === 0) {
				all.push(outer);
				continue;
			}
			for (const [i, names] of (rounds ?? [new Map()]).entries()) {
				const round = this.round(loop, program, loop, program, outer, new Map([...changed, ...names]), i);
				all.push(rounds ? round : { ...round, loop: undefined });
			}
		}
		return this.bounded(all, loop, program);
	}
	countedRounds(loop, program, outer) {
		const counting = countingOf(loop);
		if (!counting)
			return undefined;
		const { name, first, condition, step } = counting;
		const rounds = [];
		let value = this.within(program, outer).evaluate(first);
		while (typeof value === 'number' && rounds.length <= MAX_CONTEXTS) {
			const names = new Map([[name, value]]);
			const here = this.within(program, this.round(loop, program, loop, program, outer, names, rounds.length));
			const goesOn = here.evaluate(condition);
			if (goesOn === false)
				return rounds;
			if (goesOn !== true)
				return undefined;
			rounds.push(names);
			const more = step(here);
			if (typeof more !== 'number')
				return undefined;
			value += more;
		}
		return typeof value === 'number' ? rounds : undefined;
	}
	noteRecursion(context) {
		for (let at = context; at; at = at.outer) {
			const key = `${at.file}:${at.owner.startIndex}`;
			const program = this.programOf(at.file);
			if (this.recursive.has(key) && program.source.language.effects?.isFunction(at.owner))
				this.unread.set(placeAt(at.owner, program), { node: at.owner, program, isRecursive: true });
		}
	}
	bounded(all, node, program) {
		if (all.length <= MAX_CONTEXTS)
			return all;
		this.unread.set(placeAt(node, program), { node, program });
		return all.slice(0, MAX_CONTEXTS);
	}
	round(at, from, owner, program, outer, names, order) {
		return this.context(owner, program, outer, names, {
			key: `${placeAt(at, from)}#${order}${outer ? `@${outer.key}` : ''}`,
			given: new Map(),
			trail: [...(outer?.trail ?? []), { file: from.source.path, at: at.endIndex, order }],
			isConditional: this.isSometimes(at, from, outer) || skips(owner),
			loop: at,
		});
	}
	asMethod(node, program) {
		const own = this.classOf(node, program);
		const name = nameOf(node);
		if (!own || name === undefined)
			return [];
		if (this.classes.isStarter(node, own, program))
			return this.making(own, node, program);
		const calls = this.calls.ofMethods(name).filter(call => this.mayHave(own, call.object, call.program));
		return calls.flatMap(call => this.at(call.node, call.program).flatMap((outer) => {
			const object = this.objectOf(this.within(call.program, outer).evaluate(call.object));
			if (!object || !this.classes.isMethod(node, name, object.of, program))
				return [];
			return [this.entering(call, outer, node, program, { value: object.value })];
		}));
	}
	mayHave(own, object, program) {
		const method = methodAround(object, program);
		if (!method || object.text !== selfOf(method, program))
			return true;
		const around = this.classes.ofMethod(method, program);
		if (!around)
			return true;
		const isBoth = (each) => {
			const all = this.classes.lineage(each);
			return [own, around].every(one => all.some(other => isSameClass(other, one)));
		};
		return [own, around, ...this.calls.making().map(({ of }) => of)].some(isBoth);
	}
	objects(own) {
		const isOwn = ({ of }) => this.classes.lineage(of).some(each => isSameClass(each, own));
		const ways = [
			...this.calls
				.making()
				.filter(isOwn)
				.flatMap(({ call }) => this.at(call.node, call.program).map(outer => ({ call, outer }))),
			...this.changing().filter(isOwn),
		];
		return ways.flatMap(({ call, outer }) => {
			const object = this.objectOf(this.within(call.program, outer).evaluate(call.node));
			return object ? [{ call, outer, object }] : [];
		});
	}
	making(own, node, program) {
		const made = this.objects(own).flatMap(({ call, outer, object }) => {
			const key = this.keyIn(object.value, outer);
			this.mark(object.value, key);
			const self = { value: object.value, key };
			const first = this.classes.starterOf(object.of);
			if (!first || first.node.startIndex === node.startIndex)
				return [this.entering(call, outer, node, program, self)];
			return superCalls(first.node, first.program).flatMap(each => this.at(each.node, each.program)
				.filter(context => rootOf(context, first.node)?.key === key)
				.map(context => this.entering(each, context, node, program, self)));
		});
		return made.length > 0 ? made : [this.ofAny(own, node, program)];
	}
	keyIn(value, outer) {
		return this.keys.get(value) ?? `${contexts_placeOf(value)}${this.suffixOf(value, outer)}`;
	}
	forEachObject(own, node, program) {
		const name = nameOf(node) ?? '';
		const all = this.objects(own).filter(({ object }) => this.classes.isMethod(node, name, object.of, program));
		if (all.length === 0)
			return [this.ofAny(own, node, program)];
		return all.map(({ call, object, outer }) => {
			const key = this.keyIn(object.value, outer);
			this.mark(object.value, key);
			const found = this.ofObject(object.value, `${key}.${name}`, node, program, outer);
			const trail = [...found.trail, moment_stepOf(call.callee, call.program)];
			return { ...found, trail, isConditional: true };
		});
	}
	ofAny(own, node, program) {
		const origin = own.site.file.origin(own.node);
		const value = new extract .Q9({ callee: own.name, origin, of: own });
		return this.ofObject(value, this.keyOf(value), node, program);
	}
	ofObject(value, key, node, program, outer) {
		return this.context(node, program, outer, new Map([[selfOf(node, program) ?? 'this', value]]), {
			key,
			given: new Map(),
			trail: outer?.trail ?? [],
			isConditional: outer?.isConditional ?? false,
		});
	}
}
function roundsIn(context) {
	const found = new Set();
	for (let each = context; each; each = each.outer)
		if (each.loop)
			found.add(each.loop.id);
	return found;
}
function rootOf(context, node) {
	let at = context;
	while (at && at.owner.startIndex !== node.startIndex)
		at = at.outer;
	return at;
}
function superCalls(node, program) {
	const { language } = program.source;
	return node.descendantsOfType(['call', 'call_expression']).flatMap(each => {
		const expression = each && language.expression(each);
		if (!each || expression?.kind !== 'call')
			return [];
		const isSuper = /^super(\(.*\)\.__init__)?$/s.test(expression.callee.text);
		const isObject = each.parent !== null && language.effects?.member(each.parent);
		return isSuper && !isObject ? [{ node: each, callee: expression.callee, program }] : [];
	});
}
function usualValues(node, program) {
	const value = program.evaluate(node);
	const shape = value instanceof extract .Si ? value.shape : program.source.language.expression(node);
	if (shape?.kind !== 'function')
		return new Map();
	return new Map(shape.function.parameters.flatMap(({ name, default: usual }) => usual && 'startIndex' in usual ? [[name, usual]] : []));
}
function restOf(target, from, call, caller) {
	const expression = caller.source.language.expression(call);
	if (target.text.startsWith('**') || expression.kind !== 'call')
		return undefined;
	const { arguments: all } = expression;
	if (all.slice(0, from).some(({ spread }) => spread !== undefined))
		return undefined;
	const entries = all
		.slice(from)
		.filter(({ name }) => name === undefined)
		.map(({ node, spread }) => {
		const value = caller.evaluate(node);
		if (spread === undefined)
			return [{ value, origin: caller.source.origin(node) }];
		return spread !== 'named' && value instanceof extract .gd ? value.entries : undefined;
	});
	return entries.includes(undefined) ? undefined : new extract .gd(entries.flatMap(each => each ?? []));
}
function isUnknown(value) {
	return 'reason' in value;
}
function isInside(node, outer) {
	return outer.startIndex <= node.startIndex && node.endIndex <= outer.endIndex;
}
function contexts_isAround({ startPosition: start, endPosition: end }, { origin }) {
	const { line = 1, column = 1 } = origin.place;
	const [row, at] = [line - 1, column - 1];
	const isBehind = row > start.row || (row === start.row && at >= start.column);
	return isBehind && (row < end.row || (row === end.row && at < end.column));
}
function contexts_placeOf({ origin }) {
	const { file = '', line = 1, column = 1 } = origin.place;
	return `${file}:${line}:${column}`;
}
function placeAt(node, { source }) {
	const { line = 1, column = 1 } = source.place(node);
	return `${source.path}:${line}:${column}`;
}

var external_node_http_ = __webpack_require__(37067);
; 

const letters = (text) => text.replace(/[^A-Za-z]/g, '').toLowerCase();
const BY_REASON = new Map([
	...Object.entries(external_node_http_.STATUS_CODES).map(([code, reason = '']) => [letters(reason), Number(code)]),
	['nonauthoritativeinfo', 203],
	['proxyauthrequired', 407],
	['requestentitytoolarge', 413],
	['requesturitoolong', 414],
	['requestedrangenotsatisfiable', 416],
	['teapot', 418],
]);
const NUMBERED = /^HTTP_([1-5]\d\d)(?:_|$)/;
const status_NAMED = /\b(?:http\.Status|(?:HTTPStatus|HttpStatus|StatusCodes?)(?:\.|::))(\w+)$/;
function statusAt(node, program) {
	const value = program.evaluate(node);
	const { text } = node;
	const numbered = NUMBERED.exec(/\w+$/.exec(text)?.[0] ?? '')?.[1];
	const named = status_NAMED.exec(text)?.[1];
	const status = typeof value === 'number'
		? value
		: numbered !== undefined
			? Number(numbered)
			: named !== undefined
				? BY_REASON.get(letters(named))
				: undefined;
	return status !== undefined && Number.isInteger(status) && status >= 200 && status <= 599
		? status
		: undefined;
}

; 


function usualStatuses(node, program) {
	const value = program.evaluate(node);
	const shape = value instanceof extract .Si ? value.shape : program.source.language.expression(node);
	if (shape?.kind !== 'function')
		return [];
	return shape.function.parameters.flatMap(({ name, default: usual }) => {
		const status = usual && 'startIndex' in usual ? statusAt(usual, program) : undefined;
		return status === undefined ? [] : [[name, status]];
	});
}
function parametersOf(node, program) {
	if (!node.childForFieldName('parameters') && !node.childForFieldName('parameter'))
		return undefined;
	const value = program.evaluate(node);
	const shape = value instanceof extract .Si ? value.shape : program.source.language.expression(node);
	if (shape?.kind === 'function')
		return shape.function.parameters.map(({ name }) => name);
	const written = node.childForFieldName('parameters') ?? node.childForFieldName('parameter');
	const list = written?.namedChildCount ? written.namedChildren : [written];
	return list.flatMap(each => (each ? [/[\w$]+/.exec(each.text)?.[0] ?? ''] : []));
}
function isNamedInside(name, outer, program) {
	for (let at = name.parent; at && at.id !== outer.id; at = at.parent)
		if (parametersOf(at, program)?.includes(name.text))
			return true;
	return false;
}

; 



const UNKNOWN = { answers: true, next: true, leaves: false };
const PASSED_OVER = { answers: false, next: true, leaves: false };
const THROWS = ['throw_statement', 'raise_statement'];
const handing_on_NAMES = ['identifier', 'shorthand_property_identifier'];
function onlyHandOn(flows) {
	for (const { answers, next, leaves } of flows) {
		if (answers)
			return false;
		if (!next)
			return leaves;
	}
	return flows.length > 0;
}
function mayHandOn(flows) {
	return flows.some(({ leaves }) => leaves) || (flows.at(-1)?.next ?? true);
}
function flowsOf(value, rules, programOf) {
	if (value instanceof extract .gd)
		return value.entries.flatMap(each => flowsOf(each.value, rules, programOf));
	const meant = value instanceof extract .Q9 ? value.makes : value;
	if (!(meant instanceof extract .Si) || meant.shape?.kind !== 'function')
		return [UNKNOWN];
	return [flowOf(meant.node, programOf(meant.site.file.path), rules)];
}
function flowOf(node, program, rules) {
	const names = parametersOf(node, program) ?? [];
	if (names.length > (rules.parameters ?? Number.POSITIVE_INFINITY))
		return PASSED_OVER;
	const mentions = (index) => index === undefined ? [] : mentionsOf(names[index], node, program);
	const handedOn = mentions(rules.next).map(each => handedBy(each, program, rules));
	const mayFail = node.descendantsOfType(THROWS).length > 0;
	return {
		answers: mayFail ||
			handedOn.some(({ answers }) => answers) ||
			mentions(rules.response).some(each => !isQuiet(each, program, rules)),
		next: handedOn.some(({ next }) => next),
		leaves: handedOn.some(({ leaves }) => leaves),
	};
}
function mentionsOf(name, node, program) {
	if (!name)
		return [];
	const heads = ['parameters', 'parameter'].flatMap(field => node.childForFieldName(field) ?? []);
	const isHead = (each) => heads.some(head => head.startIndex <= each.startIndex && head.endIndex >= each.endIndex);
	return node
		.descendantsOfType(handing_on_NAMES)
		.filter((each) => each?.text === name)
		.filter(each => !isHead(each) && !isNamedInside(each, node, program));
}
function handedBy(mention, program, { leaves: words = [] }) {
	const call = mention.parent;
	const expression = call && program.source.language.expression(call);
	if (!call || expression?.kind !== 'call' || expression.callee.id !== mention.id)
		return { answers: true, next: true, leaves: true };
	if (expression.arguments.length === 0)
		return { answers: false, next: true, leaves: false };
	const [first] = argumentsOf(call, program);
	const word = first && program.evaluate(first.node);
	if (typeof word === 'string' && words.includes(word))
		return { answers: false, next: false, leaves: true };
	return { answers: true, next: true, leaves: false };
}
function isQuiet(mention, program, { quiet = [] }) {
	const { language } = program.source;
	let at = mention;
	for (; at.parent; at = at.parent) {
		const outer = language.expression(at.parent);
		if (outer.kind === 'member' && outer.object.id === at.id) {
			const isAnswer = at.id === mention.id || language.expression(at).kind === 'call';
			if (isAnswer && !quiet.includes(outer.name))
				return false;
		}
		else if (outer.kind !== 'call' || outer.callee.id !== at.id)
			break;
	}
	return at.id !== mention.id;
}

; 




class Registering {
	discovery;
	reader;
	told;
	constructor(discovery, reader, told) {
		this.discovery = discovery;
		this.reader = reader;
		this.told = told;
	}
	targetsOf(captures, program) {
		const [on, call] = [captures.get('on'), captures.get('call')];
		const { routers } = this.discovery;
		return on ? routers.meant(on, program) : call && routers.around(call, program);
	}
	argumentMoment(on, order, program) {
		return [...(program.context?.trail ?? []), { ...moment_stepOf(on, program), order }];
	}
	momentOf(on, program) {
		return [...(program.context?.trail ?? []), moment_stepOf(on, program)];
	}
	isSometimes(node, { context, source }) {
		const { effects } = source.language;
		return ((context?.isConditional ?? false) ||
			isConditional(node, roundsIn(context)) ||
			source.condition(node) !== undefined ||
			this.discovery.contexts.early.isBehind(node, source, each => effects?.isFunction(each) ?? false));
	}
	flowsOf(nodes, program) {
		const { framework, programOf } = this.reader;
		const rules = framework.handlers;
		if (rules?.next === undefined)
			return undefined;
		return nodes.flatMap(node => flowsOf(program.evaluate(node), rules, programOf));
	}
}
function partsAround({ context }) {
	const parts = [];
	for (let at = context; at; at = at.outer)
		if (at.given.size > 0)
			parts.push(at.key);
	return parts;
}
function isIn(call, on) {
	return (call !== undefined &&
		call.id !== on.id &&
		on.startIndex <= call.startIndex &&
		on.endIndex >= call.endIndex);
}

; 






const PATTERN = /^a regular expression /;
const PATTERN_CLASS = 'RegExp';
const MOUNT_REMEDY = $said('Mount what a call makes, by its name or as a function that returns it.');
class MountRules extends Registering {
	read(rule, captures, program) {
		const call = captures.get('call');
		const on = captures.get('on') ?? call;
		const { framework } = this.reader;
		const targets = this.targetsOf(captures, program);
		if (call)
			this.told.read.add(keyOf(call, program));
		if (!on || !call || !targets)
			return [];
		const given = argumentsOf(call, program).map(({ node }) => node);
		const named = captures.get('child');
		const wanted = rule.child === 'any' ? undefined : (named ?? argumentOf(call, rule.child, program));
		if (rule.child !== 'any' && !wanted && !hasNoField(call, rule.child, program))
			this.told.gaps.push(unreadRoutes(call, program));
		const first = argumentOf(call, rule.prefix, program);
		const prefixNode = first && rule.child === 'any' && isNoPath(program.evaluate(first)) ? undefined : first;
		const isPrefix = prefixNode !== undefined && isPath(program.evaluate(prefixNode));
		const children = (rule.child === 'any' ? given : wanted ? [wanted] : [])
			.filter(node => !isPrefix || node.id !== prefixNode.id)
			.map(node => [node, this.discovery.routers.meantAmong(node, program)]);
		const isChild = children.some(([node, meant]) => meant && node.id === prefixNode?.id);
		const prefixes = prefixNode && !isChild ? pathsOf(prefixNode, program) : [''];
		const [prefix = ''] = prefixes;
		for (const [node, meant] of children)
			if (!meant && !named)
				this.tellOfChild(node, prefix, rule.child === 'any', program);
		return targets.flatMap(target => children.flatMap(([node, meant]) => (meant ?? []).flatMap((child) => prefixes.map(each => {
			const item = {
				kind: 'mount',
				within: partsAround(program),
				prefix: together(target.prefix, each, framework.path),
				child: child.router,
				made: { call, program, rule },
				replaces: rule.replaces === true && prefixNode !== undefined,
				isConditional: this.isSometimes(call, program),
			};
			const at = isIn(call, on) ? call : on;
			const moment = rule.child === 'any'
				? this.argumentMoment(at, given.indexOf(node), program)
				: this.momentOf(at, program);
			return { moment, router: target.router, item };
		}))));
	}
	makesServers({ node }) {
		return Object.keys(this.reader.framework.servers).some(kind => (0,words .Vf)(node.text, kind));
	}
	madeBy(node, program) {
		const expression = program.source.language.expression(node);
		return program.evaluate(expression.kind === 'call' ? expression.callee : node);
	}
	tellOfChild(node, prefix, isAny, program) {
		const value = this.madeBy(node, program);
		const where = typeof prefix === 'string' ? prefix : prefix.text;
		const shown = program.source.quote(node);
		if (value === null && this.reader.framework.path.fails?.includes('mounts'))
			this.told.gaps.push(gapAt(node, program, $said`\`${shown}\` is mounted at \`${where}\`: the program fails when it starts.`, $said('Mount a part there, or take the call away.')));
		else if (value instanceof extract .UG && !isNoServer(value))
			this.told.gaps.push(gapAt(node, program, $said`What \`${shown}\` is, mounted at \`${where}\`, is not known: ${value.reason}.`, MOUNT_REMEDY));
		else if (value instanceof extract .Si && this.makesServers(value))
			this.told.gaps.push(gapAt(node, program, $said`What \`${shown}\` is, mounted at \`${where}\`, is not known: what \`${value.name}\` gives back is not one server.`, MOUNT_REMEDY));
		else if (!isAny &&
			(value instanceof extract .Q9 || value instanceof extract .Si || value instanceof extract .UG))
			this.told.notes.push(gapAt(node, program, $said`What \`${shown}\` answers at \`${where}\` is not described.`, $said('Nothing has to be changed, where that are files.')));
	}
}
function isNoPath(value) {
	if (value instanceof extract .gd)
		return value.entries.every(each => isNoPath(each.value));
	return value instanceof extract .Si || (value instanceof extract .Q9 && !isPattern(value));
}
function isPath(value) {
	if (value instanceof extract .gd)
		return value.entries.every(each => isPath(each.value));
	return typeof value === 'string' || isPattern(value);
}
function isPattern(value) {
	if (value instanceof extract .Q9)
		return value.callee === PATTERN_CLASS;
	return value instanceof extract .UG && PATTERN.test(value.reason);
}
function hasNoField(call, wanted, program) {
	if ([wanted ?? []].flat().some(each => fieldNamed(each) === undefined))
		return false;
	return argumentsOf(call, program).every(({ node }) => {
		const expression = program.source.language.expression(node);
		return expression.kind === 'mapping' && expression.entries.every(entry => 'key' in entry);
	});
}

; 






class AroundRules extends Registering {
	around(rule, captures, program) {
		const call = captures.get('call');
		const on = captures.get('on') ?? call;
		const targets = this.targetsOf(captures, program);
		if (!on || !call || !targets)
			return [];
		const ahead = rule.before && statementBefore(call, on, rule.before);
		if (ahead)
			this.told.gaps.push(gapAt(call, program, $said`\`${program.source.quote(call)}\` stands behind \`${program.source.quote(ahead)}\`: the program fails when it starts.`, $said('Write it before everything that is registered.')));
		const first = argumentOf(call, rule.prefix, program);
		const given = argumentsOf(call, program).map(({ node }) => node);
		const value = first && given.length > 1 ? program.evaluate(first) : undefined;
		const isUnsure = value instanceof extract .UG && ELSEWHERE.test(value.reason);
		const hasPath = first && value !== undefined && !isUnsure && !isNoPath(value);
		const prefixes = hasPath ? pathsOf(first, program) : [''];
		const named = argumentOf(call, rule.params, program);
		const params = named ? textsOf(named, program) : undefined;
		if (named && program.evaluate(named) instanceof extract .gd)
			this.tellOfList(rule, named, targets, program);
		const { parameters } = rule;
		return given.flatMap((node, place) => {
			const handlers = this.told.handlers
				.meant(node, program)
				.map(each => ({ ...each, ...(parameters && { parameters }) }));
			if (handlers.length === 0)
				return [];
			const ends = this.flowsOf([node], program)?.some(isEnd) === true;
			return targets.flatMap(target => prefixes.map(each => ({
				moment: this.argumentMoment(on, place, program),
				router: target.router,
				item: {
					kind: 'around',
					prefix: together(target.prefix, each, this.reader.framework.path),
					handlers,
					ends,
					...(params && { params: 'reason' in params ? [] : params }),
					place: placeOf(node, program),
					text: program.source.quote(node),
					isConditional: isUnsure || this.isSometimes(call, program),
					part: partsAround(program)[0],
				},
			})));
		});
	}
	tellOfList({ lists }, node, targets, program) {
		if (targets.every(({ router }) => lists?.includes(router.kind) ?? true))
			return;
		this.told.gaps.push(gapAt(node, program, $said`\`${program.source.quote(node)}\` is a list where one name has to stand: the program fails when it starts.`, $said('Write a call for each of them.')));
	}
	settings(rule, captures, program) {
		const call = captures.get('call');
		const on = captures.get('on') ?? call;
		const [name] = call ? argumentsOf(call, program) : [];
		const isCalled = rule.called === undefined || (name && program.evaluate(name.node) === rule.called);
		if (!on || !call || !isCalled)
			return [];
		const prefix = argumentOf(call, rule.prefix, program);
		const keeps = (wanted) => {
			const said = typeof wanted === 'boolean' ? undefined : argumentOf(call, wanted, program);
			const value = said ? program.evaluate(said) : wanted;
			return value !== false || this.isSometimes(call, program);
		};
		const item = {
			kind: 'setting',
			...(rule.keeps_slash !== undefined && { keepsSlash: keeps(rule.keeps_slash) }),
			...(rule.keeps_case !== undefined && { keepsCase: keeps(rule.keeps_case) }),
			...(prefix && {
				prefix: this.isSometimes(call, program)
					? { text: program.source.quote(call), reason: $said('it is called under a condition') }
					: textOf(prefix, program),
			}),
		};
		return (this.targetsOf(captures, program) ?? []).map(({ router }) => ({
			moment: this.momentOf(on, program),
			router,
			item,
		}));
	}
	groups({ prefix }, captures, program) {
		const [on, call] = [captures.get('on'), captures.get('call')];
		const { language } = program.source;
		if (on && call && !language.effects && this.discovery.routers.meant(on, program))
			this.told.gaps.push(gapAt(call, program, $said`What \`${program.source.quote(call)}\` fills is not read: functions of ${language.name} are not followed.`, $said('Make a part of these routes, where the framework has some, or describe them by an OpenAPI document.')));
		const at = call && argumentOf(call, prefix, program);
		if (!on || !call || !at)
			return [];
		const made = { call, program };
		const isConditional = this.isSometimes(call, program);
		return (this.discovery.routers.meant(on, program) ?? []).map(target => {
			const own = together(target.prefix, textOf(at, program), this.reader.framework.path);
			const item = { kind: 'group', prefix: own, made, isConditional };
			return { moment: this.momentOf(call, program), router: target.router, item };
		});
	}
}
function statementBefore(call, on, methods) {
	let statement = call;
	for (const each of around(call)) {
		if (BLOCK.test(each.type))
			break;
		statement = each;
	}
	for (let at = statement.previousNamedSibling; at; at = at.previousNamedSibling) {
		const { text } = at;
		if (text.startsWith(`${on.text}.`) && methods.some(each => text.startsWith(`${on.text}.${each}(`)))
			return at;
	}
	return undefined;
}
function isEnd({ answers, next, leaves }) {
	return answers && !next && !leaves;
}

; 

class Blocks {
	rules;
	programOf;
	matches;
	saying;
	known = new Map();
	constructor(rules, programOf, matches, saying) {
		this.rules = rules;
		this.programOf = programOf;
		this.matches = matches;
		this.saying = saying;
	}
	in(file) {
		if (!this.rules)
			return [];
		const known = this.known.get(file);
		if (known)
			return known;
		const program = this.programOf(file);
		const found = this.rules.flatMap(({ match, prefix, server }) => this.matches(program.source, match).flatMap((captures) => {
			const [inside, call] = [captures.get('inside'), captures.get('call')];
			const at = captures.get('path') ?? (call && argumentOf(call, prefix, program));
			const prefixes = at ? pathsOf(at, program) : [''];
			const name = captures.get('name')?.text;
			return inside ? [{ program, inside, call, name, server, prefixes }] : [];
		}));
		this.known.set(file, found);
		return found;
	}
	all() {
		return [...this.known.values()].flat();
	}
	at(node, file) {
		return this.in(file).find(({ inside }) => inside.id === node.id);
	}
	around(node, { source: { path } }) {
		const found = [];
		for (const each of around(node)) {
			const block = this.at(each, path);
			if (block)
				found.push(block);
			if (block?.server !== undefined)
				return found;
		}
		return [];
	}
	named(name, { source }) {
		if (!this.rules)
			return undefined;
		const isMeant = (each) => each.name === name && each.server !== undefined;
		const last = /(?<!\w)\w+$/.exec(name)?.[0] ?? name;
		for (const files of [[source.path], this.saying(last, source)]) {
			const [only, ...others] = files.flatMap(file => this.in(file).filter(isMeant));
			if (only)
				return others.length === 0 ? only : undefined;
		}
		return undefined;
	}
}

; 



class Objects {
	contexts;
	memberOf;
	known = new Map();
	running = new Set();
	constructor(contexts, 
	memberOf) {
		this.contexts = contexts;
		this.memberOf = memberOf;
	}
	fieldOf(value, name) {
		if (value instanceof extract .Si)
			return this.methodOf(value, name);
		const object = this.contexts.objectOf(value);
		if (!object) {
			const whole = this.contexts.returnedBy(value);
			return whole instanceof extract .X9 ? this.memberOf(whole, name) : undefined;
		}
		const found = this.ofObject(object.value, object.of, name);
		if (found !== undefined || object.value === value)
			return found;
		return this.memberOf(object.value, name);
	}
	ofObject(object, of, name) {
		const own = this.contexts.keyOf(object);
		const key = `${own}.${name}`;
		if (this.known.has(key))
			return this.known.get(key);
		if (this.running.has(key))
			return undefined;
		this.running.add(key);
		const found = this.valueOf(object, own, of, name);
		this.running.delete(key);
		this.known.set(key, found);
		return found;
	}
	methodOf(of, name) {
		const isKnown = of.shape?.kind === 'class' && of.shape.class.method !== undefined;
		const method = isKnown ? undefined : this.contexts.classes.methodOf(of, name);
		return method?.program.evaluate(method.node);
	}
	valueOf(object, own, of, name) {
		const { classes } = this.contexts;
		const sources = classes.sourcesOf(of, name);
		if (sources.length === 0) {
			const getter = classes.getterOf(of, name);
			if (getter)
				return this.gives(getter, object, own);
			return this.methodOf(of, name);
		}
		const written = object.field(name);
		const all = [
			...(written === undefined ? [] : [written]),
			...sources.flatMap(each => this.given(each, object, own)),
		];
		const values = new Map(all.flatMap(each => (each === null ? [] : [[this.identityOf(each), each]])));
		const [only = null, ...others] = values.values();
		if (others.length === 0)
			return only;
		const [{ node, program }] = sources;
		return new extract .UG($said`\`${name}\` of ${of.name} is given several values`, program.source.place(node), program.source.quote(node));
	}
	gives({ node, program }, object, own) {
		const during = this.contexts.within(program, this.contexts.ofObject(object, own, node, program));
		const [first] = returnsIn(node);
		const given = first && onlyValueIn(first);
		return given && during.evaluate(given);
	}
	given({ node, program, object: written }, object, own) {
		if (written) {
			const all = this.contexts.programsAt(node, program).filter(each => {
				const meant = this.contexts.objectOf(each.evaluate(written));
				return meant !== undefined && this.contexts.keyOf(meant.value) === own;
			});
			return all.map(each => each.evaluate(node));
		}
		const method = methodAround(node, program);
		const self = method && selfOf(method, program);
		const isMeant = (context) => {
			for (let at = context; at; at = at.outer)
				if (at.owner.startIndex === method?.startIndex && at.file === program.source.path) {
					const held = at.env.names.get(self ?? 'this');
					return held instanceof extract .Q9 && this.contexts.keyOf(held) === own;
				}
			return false;
		};
		const meant = method ? this.contexts.at(node, program).filter(isMeant) : [];
		const all = meant.length > 0 ? meant : [this.contexts.ofObject(object, own, method ?? node, program)];
		return all.map(context => {
			const value = this.contexts.within(program, context).evaluate(node);
			if (meant.length === 0 && value instanceof extract .Q9)
				this.contexts.mark(value, `${this.contexts.keyOf(value)}@${own}`);
			return value;
		});
	}
	identityOf(value) {
		if (value instanceof extract .Q9)
			return this.contexts.keyOf(value);
		if (value instanceof extract .Si)
			return `${value.site.file.path}:${value.node.startIndex}`;
		return value;
	}
}

; 







const discover_MAKING = [...CALLS, 'new_expression'];
const discover_MAX_FILES = 500;
const discover_MAX_ROUNDS = 8;
class Discovery {
	reader;
	routers;
	contexts;
	blocks;
	fillings = [];
	gaps = [];
	files = new Set();
	looked = new Set();
	handed = new Set();
	left;
	constructor(entry, reader) {
		this.reader = reader;
		this.contexts = new Contexts(this.files, reader.programOf, reader.evaluateIn, this.fillings);
		const objects = new Objects(this.contexts, reader.memberOf);
		reader.withFields((object, name) => objects.fieldOf(object, name));
		this.blocks = new Blocks(reader.framework.blocks, reader.programOf, reader.matches, reader.saying);
		this.routers = new Routers(reader.framework, reader.programOf, this.contexts, this.blocks, (name, file) => this.methodsOf(name, file));
		this.files.add(entry);
		for (const file of this.files)
			this.lookInto(file);
		const found = () => this.handed.size + this.files.size;
		for (let round = 0, before = -1; round < discover_MAX_ROUNDS && before !== found(); round += 1) {
			before = found();
			for (const file of this.files)
				this.lookForCalls(file);
			this.gather();
		}
	}
	methodsOf(name, file) {
		const { framework, matches, programOf, saying } = this.reader;
		const { methods } = framework;
		if (methods === undefined)
			return [];
		return [file, ...saying(name, programOf(file).source)].flatMap(path => {
			const program = programOf(path);
			return matches(program.source, methods).flatMap(captures => {
				const [node, type] = [captures.get('function'), captures.get('type')?.text ?? ''];
				return node && captures.get('name')?.text === name ? [{ node, type, program }] : [];
			});
		});
	}
	add(file) {
		if (file === undefined || this.files.has(file))
			return;
		if (this.files.size < discover_MAX_FILES)
			this.files.add(file);
		else if (this.left === undefined) {
			this.left = file;
			this.gaps.push({
				place: { file, line: 1 },
				reason: $said`More than ${discover_MAX_FILES} files belong to the servers: what this one and others register is not read.`,
				remedy: $said('Name a file that makes a part of them.'),
			});
		}
	}
	gather() {
		const { framework, saying, programOf } = this.reader;
		for (const { kind, place } of this.routers.all.values())
			for (const word of framework.servers[kind]?.gathers ?? [])
				for (const file of saying(word, programOf(place.file).source))
					if (file.startsWith(folderOf(place.file)))
						this.add(file);
	}
	addAll(value) {
		if (!(value instanceof extract .gd))
			this.add(this.fileOf(value));
		else
			for (const { router } of this.routers.amongValue(value, 0))
				this.add(router.place.file);
	}
	lookInto(file) {
		if (this.looked.has(file))
			return;
		this.looked.add(file);
		const { framework, matches, importers } = this.reader;
		const program = this.reader.programOf(file);
		for (const { match, prefix, path } of framework.passes ?? [])
			for (const captures of matches(program.source, match)) {
				const [on, whole] = [captures.get('on'), captures.get('whole')];
				const call = captures.get('call') ?? whole;
				if (!on || !whole || !call)
					continue;
				const at = (wanted) => argumentOf(call, wanted, program);
				this.add(this.fileOf(program.evaluate(on)));
				this.routers.passes.set(keyOf(whole, program), {
					whole,
					program,
					on,
					prefix: at(prefix),
					path: at(path),
				});
			}
		for (const { match, prefix } of framework.groups ?? [])
			for (const captures of matches(program.source, match)) {
				const [on, call, inside] = [captures.get('on'), captures.get('call'), captures.get('inside')];
				const name = captures.get('name')?.text;
				if (!on)
					continue;
				const shared = { on, program, prefix: call && argumentOf(call, prefix, program) };
				if (inside && name !== undefined)
					this.fillings.push({ ...shared, inside: inside.startIndex, file, name });
				const named = captures.get('function');
				for (const each of named ? this.contexts.programsAt(named, program) : []) {
					const meant = each.evaluate(named);
					const object = program.source.language.effects?.member(named)?.object;
					if (meant instanceof extract .Si)
						this.give(meant, { ...shared, object, named });
				}
			}
		for (const block of this.blocks.in(file)) {
			if (block.server !== undefined)
				this.routers.ofBlock(block);
			const value = program.evaluate(block.inside);
			if (value instanceof extract .Si)
				for (const { site } of this.contexts.classes.lineage(value))
					this.add(site.file.path);
		}
		for (const { match, child } of framework.mounts ?? [])
			for (const captures of matches(program.source, match)) {
				const [call, named] = [captures.get('call'), captures.get('child')];
				const wanted = child === 'any' || !call ? undefined : argumentOf(call, child, program);
				for (const node of [named ?? wanted ?? []].flat())
					for (const { router } of this.routers.meantAmong(node, program) ?? [])
						this.add(router.place.file);
			}
		let makes = false;
		for (const call of program.source.root.descendantsOfType(CALLS)) {
			if (!call)
				continue;
			const own = this.routers.routerOf(program.evaluate(call), 0);
			makes ||= own?.place.file === file;
			for (const { node } of argumentsOf(call, program))
				this.addAll(program.evaluate(node));
		}
		for (const node of program.source.root.descendantsOfType(discover_MAKING)) {
			const object = node ? this.contexts.objectOf(program.evaluate(node)) : undefined;
			for (const { site } of object ? this.contexts.classes.lineage(object.of) : [])
				if (this.mentions(site.file))
					this.add(site.file.path);
		}
		if (makes)
			for (const other of importers(program.source))
				this.add(other);
	}
	mentions({ text }) {
		return Object.keys(this.reader.framework.servers).some(kind => text.includes(kind));
	}
	fileOf(value) {
		const router = this.routers.routerOf(value, 0);
		return router?.place.file ?? (value instanceof extract .Q9 ? value.origin.place.file : undefined);
	}
	lookForCalls(file) {
		this.lookInto(file);
		const program = this.reader.programOf(file);
		for (const call of program.source.root.descendantsOfType(CALLS)) {
			const expression = call && program.source.language.expression(call);
			if (!call || expression?.kind !== 'call')
				continue;
			for (const each of this.contexts.programsAt(call, program))
				this.lookAtCall(call, expression.callee, each);
		}
	}
	lookAtCall(call, called, program) {
		this.tellIfComputed(call, called, program);
		for (const { node } of argumentsOf(call, program)) {
			if (program.context)
				this.addAll(program.evaluate(node));
			const isName = program.source.language.expression(node).kind === 'name';
			if (!isName && !this.routers.passes.has(keyOf(node, program)))
				continue;
			if (!this.routers.meant(node, program))
				continue;
			const callee = program.evaluate(called);
			if (callee instanceof extract .Si && callee.shape?.kind === 'function')
				this.reach(callee);
			else if (isName && !carriedBy(call, program))
				this.tellIfLost(call, callee, node, program);
		}
	}
	reach({ site }) {
		const file = site.file.path;
		this.handed.add(file);
		this.add(file);
		this.lookInto(file);
	}
	give({ shape, node, site }, given) {
		if (shape?.kind !== 'function')
			return;
		const { name } = shape.function.parameters[0] ?? {};
		const file = site.file.path;
		if (name === undefined)
			return;
		const isKnown = this.fillings.some(each => each.file === file && each.inside === node.startIndex && each.on.id === given.on.id);
		if (isKnown)
			return;
		this.fillings.push({ ...given, inside: node.startIndex, file, name });
		this.add(file);
		this.lookInto(file);
	}
	tellIfComputed(call, callee, program) {
		const expression = program.source.language.expression(callee);
		const key = $said`${keyOf(call, program)} computed`;
		if ((expression.kind !== 'index' && expression.kind !== 'call') || this.handed.has(key))
			return;
		const objects = expression.kind === 'index'
			? [expression.object]
			: argumentsOf(callee, program).map(({ node }) => node);
		const server = objects.find(node => this.routers.meant(node, program) !== undefined);
		if (!server || (expression.kind === 'call' && program.evaluate(expression.callee) instanceof extract .Si))
			return;
		const words = expression.kind === 'index' ? [expression.index] : argumentsOf(callee, program).map(({ node }) => node);
		const said = words.map(node => program.evaluate(node));
		if (this.reader.framework.routes.some(rule => said.some(word => rule.words?.includes(word))))
			return;
		this.handed.add(key);
		const shown = program.source.quote(callee);
		this.gaps.push(gapAt(call, program, $said`What \`${shown}\` registers on \`${server.text}\` is known only when it runs.`, $said('Write the method out, or describe these routes in an OpenAPI document.')));
	}
	tellIfLost(call, callee, server, program) {
		if (!(callee instanceof extract .UG) || isNoServer(callee))
			return;
		const key = keyOf(call, program);
		const rules = [...(this.reader.framework.mounts ?? []), ...this.reader.framework.routes];
		const isRule = rules.some(({ match }) => this.reader
			.matches(program.source, match)
			.some(captures => [...captures.values()].some(node => keyOf(node, program) === key)));
		if (isRule || this.handed.has(key))
			return;
		this.handed.add(key);
		this.gaps.push(gapAt(call, program, $said`\`${server.text}\` is handed to something that is not known: ${callee.reason}.`, $said('Hand it to a function by its name.')));
	}
}
function folderOf(file) {
	return file.slice(0, file.lastIndexOf('/') + 1);
}

; 

const UNION = 'Union';
const MAX_NAMES = 10;
const types_NOTHING = /^(?:None|none)$/;
function typeAt(node, program, depth = 0) {
	const at = inside(node);
	if (at.type === 'identifier' && depth < MAX_NAMES) {
		const meant = assignedTo(at.text, program);
		if (meant)
			return typeAt(meant, program, depth + 1);
	}
	const quoted = /^["']([\w.]+)["']$/.exec(at.text)?.[1];
	const name = isUnionNode(at)
		? UNION
		: quoted !== undefined
			? (quoted.split('.').at(-1) ?? '')
			: (/\w+$/.exec((headNode(at) ?? at).text)?.[0] ?? '');
	return { node: at, name, parts: partsOf(at) };
}
function isNothing({ text }) {
	return types_NOTHING.test(text);
}
function classOf({ node }, program) {
	const named = node.type === 'string' ? namedIn(node, program) : headNode(node);
	const value = program.evaluate(named ?? node);
	return value instanceof extract .Si && value.kind === 'class' ? value : undefined;
}
function namedIn({ text }, { source }) {
	const name = /^["'](\w+)["']$/.exec(text)?.[1];
	if (name === undefined)
		return undefined;
	const named = source.root.descendantsOfType('identifier').find(each => each?.text === name);
	return named ?? undefined;
}
function inside(node) {
	let at = node;
	while (at.type === 'type' && at.namedChildren.length === 1 && at.namedChildren[0])
		at = at.namedChildren[0];
	return at;
}
function isUnionNode({ type }) {
	return /^union|^binary/.test(type);
}
function headNode(node) {
	if (node.type === 'call')
		return node.childForFieldName('function');
	return node.type === 'generic_type' || node.type === 'subscript' ? (node.namedChildren[0] ?? null) : null;
}
function partsOf(node) {
	const children = node.namedChildren.filter((each) => each !== null);
	if (node.type === 'generic_type')
		return (children[1]?.namedChildren ?? []).filter((each) => each !== null);
	if (node.type === 'subscript')
		return children.slice(1);
	const given = node.type === 'call' ? node.childForFieldName('arguments')?.namedChildren : undefined;
	if (given)
		return given.filter(each => each !== null && each.type !== 'keyword_argument');
	if (isUnionNode(node))
		return children.flatMap(each => (isUnionNode(inside(each)) ? partsOf(inside(each)) : [each]));
	return [];
}
function assignedTo(name, program) {
	for (const each of program.source.root.namedChildren) {
		const assignment = each?.type === 'expression_statement' ? each.namedChildren[0] : undefined;
		if (assignment?.childForFieldName('left')?.text !== name)
			continue;
		const right = assignment.childForFieldName('right');
		if (right && /^(?:subscript|binary_operator|generic_type)$/.test(right.type))
			return right;
	}
	return undefined;
}

; 

const NO_NAMES = new Map();
const fields_MAX_DEPTH = 20;
const fields_LAST_WORD = /(\w+)(?:\[.*)?$/s;
function fieldsOf(own, rules, reader, names = NO_NAMES, depth = 0) {
	const { file } = own.site;
	const program = reader.programOf(file.path);
	const captured = (match) => foundOf(own, match, reader);
	const marks = captured(rules.marked).map(captures => lastWord(captures.get('mark')));
	const unknown = [];
	const fields = new Map();
	const above = [];
	let isModel = marks.some(each => rules.marks?.includes(each));
	const isPartial = captured(rules.partial).length > 0;
	const isUnclear = captured(rules.unclear).length > 0;
	for (const captures of [...captured(rules.bases)].reverse()) {
		const base = captures.get('base');
		if (!base || rules.plain?.includes(lastWord(base)))
			continue;
		if (rules.extends?.includes(lastWord(base))) {
			isModel = true;
			continue;
		}
		const type = typeAt(base, program);
		const meant = classOf(type, program);
		if (!meant || depth > fields_MAX_DEPTH) {
			unknown.push($said`the fields of \`${own.name}\` are not all known: \`${base.text}\` is no class of the program`);
			continue;
		}
		const given = namesOf(meant, { parts: type.parts, program, names }, rules, reader);
		const inherited = fieldsOf(meant, rules, reader, given, depth + 1);
		above.unshift([...inherited.classes]);
		isModel ||= inherited.isModel;
		unknown.push(...inherited.unknown);
		for (const each of inherited.fields)
			fields.set(each.name, each);
	}
	for (const captures of captured(rules.fields)) {
		const [name, type] = [captures.get('name')?.text, captures.get('type')];
		if (name === undefined || !type || rules.skipped?.includes(typeAt(type, program).name))
			continue;
		fields.set(name, {
			name,
			type,
			given: captures.get('default'),
			program,
			names,
			...(isPartial && { isPartial: true }),
		});
	}
	if (!isModel && unknown.length === 0)
		unknown.push($said`what \`${own.name}\` is in JSON is not known`);
	if (isUnclear)
		unknown.push($said`the form of \`${own.name}\` only running the program tells`);
	return { fields: [...fields.values()], classes: [own, ...above.flat()], isModel, unknown };
}
function namesOf(own, { parts, program, names }, rules, reader) {
	const wanted = foundOf(own, rules.generics, reader).flatMap(captures => captures.get('name')?.text ?? []);
	return new Map(wanted.flatMap((name, i) => {
		const node = parts[i];
		return node ? [[name, { node: inside(node), program, names }]] : [];
	}));
}
function foundOf(own, match, reader) {
	if (match === undefined)
		return [];
	const { startIndex } = own.node;
	return reader.matches(own.site.file, match).filter(each => each.get('model')?.startIndex === startIndex);
}
function lastWord(node) {
	return fields_LAST_WORD.exec(node?.text ?? '')?.[1] ?? '';
}

; 







const USUAL = 'usual';
const ANY_MEDIA = '*/*';
const JSON_MEDIA = 'application/json';
const EMPTY = new Set([204, 205, 304]);
class Declarations {
	framework;
	models;
	streams;
	constructor(framework, models, 
	streams) {
		this.framework = framework;
		this.models = models;
		this.streams = streams;
	}
	of(rule, call, own, program) {
		if (!call)
			return { others: () => [], unknown: [], tags: [], untold: [] };
		const around = this.around({ call, program, rule });
		const id = textSaid(call, rule.id, program);
		const more = tableSaid(call, rule.more, program);
		const summary = textSaid(call, rule.summary, program);
		const named = textSaid(call, rule.name, program);
		const name = argumentOf(call, rule.name, program)
			? named.value
			: own?.node.childForFieldName('name')?.text;
		return {
			...around,
			main: maker => this.main(rule, call, own, program, maker),
			...(id.value !== undefined && { id: id.value }),
			...(more.value && { more: more.value }),
			...(summary.value !== undefined && { summary: summary.value }),
			...(name !== undefined && { name }),
			untold: [around, id, more, summary].flatMap(each => each.untold),
		};
	}
	main(rule, call, own, program, maker) {
		const { media: names = {}, statuses: usual = {}, streams } = this.framework.handlers ?? {};
		const isStream = maker === USUAL && streams !== undefined && own !== undefined && this.streams(own);
		const media = isStream ? streams.media : (names[maker] ?? ANY_MEDIA);
		const given = argumentOf(call, rule.status, program);
		const untold = given ? undefined : spreadsIn(call, program).find(({ isNamed }) => isNamed)?.node;
		const usually = untold ? undefined : (usual[maker] ?? rule.usual);
		const status = given ? statusAt(given, program) : usually;
		const means = textSaid(call, rule.means, program).value ?? this.framework.unsaid?.means;
		const typed = media === JSON_MEDIA ? this.answered(rule, call, own, program) : undefined;
		return {
			answers: status === undefined
				? []
				: [
					{
						...answerOf(status, media, typed?.schema),
						...(means !== undefined && { description: means }),
					},
				],
			unknown: [
				...(typed?.unknown ?? []),
				...(untold ? [$said`what \`${program.source.quote(untold)}\` says of it is not read`] : []),
			],
		};
	}
	around(saying) {
		const { call, program, rule } = saying;
		const table = argumentOf(call, rule.statuses, program);
		const [before, maker] = [rule.before, rule.media].map(each => argumentOf(call, each, program));
		const others = (by) => this.others(table, program, by);
		return {
			...ofDescription(saying),
			others: by => others(by).map(each => each.answer),
			unknown: [
				...others(USUAL).flatMap(each => each.typed?.unknown ?? []),
				...rangesIn(table, program).map(range => $said`those of the statuses \`${range}\` are not described`),
			],
			...(before && { before: { node: before, program } }),
			...(maker && { maker: lastWord(maker) }),
		};
	}
	answered({ answer, partial = [] }, call, own, program) {
		const { models, framework } = this;
		if (!models)
			return undefined;
		if (partial.some(each => argumentOf(call, each, program)))
			return { schema: {}, unknown: [$said('which fields are left out of the answer is not known')] };
		const said = argumentOf(call, answer, program);
		if (said)
			return isNothing(said) ? undefined : models.typed(said, program, 'response');
		const type = framework.handlers?.signature?.returns && own?.node.childForFieldName('return_type');
		if (!type || !own || isNothing(type) || this.isAnswer(type, own.program))
			return undefined;
		return models.typed(type, own.program, 'response');
	}
	isAnswer(node, program) {
		const { name, parts } = typeAt(node, program);
		const { media = {}, signature } = this.framework.handlers ?? {};
		if (name === UNION)
			return parts.some(each => this.isAnswer(each, program));
		return Object.hasOwn(media, name) || (signature?.plain.includes(name) ?? false);
	}
	others(node, program, maker) {
		const own = this.framework.handlers?.media?.[maker];
		const modelled = own === undefined || own === ANY_MEDIA || own === 'none' ? JSON_MEDIA : own;
		const table = node && program.evaluate(node);
		if (!(table instanceof extract .X9))
			return [];
		return table.entries.flatMap(({ key, value }) => {
			const status = Number(key);
			if (!isStatus(status))
				return [];
			const said = (name) => value instanceof extract .X9 ? value.entries.find(each => each.key === name)?.value : undefined;
			const [model, content] = [said('model'), said('content')];
			const typed = model instanceof extract .Si ? this.models?.ofClass(model, 'response') : undefined;
			const text = said('description');
			const whole = model === undefined ? [] : [answerOf(status, modelled, typed?.schema)];
			const media = content instanceof extract .X9 ? content.entries.map(each => String(each.key)) : [];
			const others = media.flatMap(each => each === modelled && whole.length > 0
				? []
				: [{ ...answerOf(status, each, undefined), ...exampleIn(content, each) }]);
			const all = [...whole, ...others];
			return (all.length > 0 ? all : [answerOf(status, ANY_MEDIA, undefined)]).map(answer => ({
				answer: { ...answer, ...(typeof text === 'string' && { description: text }) },
				...(typed && { typed }),
			}));
		});
	}
}
function isStatus(status) {
	return Number.isInteger(status) && status >= 200 && status <= 599;
}
function rangesIn(node, program) {
	const table = node && program.evaluate(node);
	if (!(table instanceof extract .X9))
		return [];
	return table.entries.flatMap(({ key }) => (typeof key === 'string' && !isStatus(Number(key)) ? [key] : []));
}
function exampleIn(content, media) {
	const said = content instanceof extract .X9 ? content.entries.find(({ key }) => key === media)?.value : undefined;
	const example = said instanceof extract .X9 ? said.entries.find(({ key }) => key === 'example')?.value : undefined;
	const constant = example === undefined ? undefined : constantOf(example);
	return constant ? { shape: { schema: {}, example: { value: constant.value } } } : {};
}
function answerOf(status, media, schema) {
	const own = media === 'none' || EMPTY.has(status) ? null : media;
	return { status, media: own, ...(own !== null && shaped(schema)) };
}
function shaped(schema) {
	return schema && Object.keys(schema).length > 0 ? { shape: { schema } } : {};
}

; 
function segmentsOf(fragment) {
	return fragment
		.split('/')
		.slice(1)
		.map(segment => pointer_decoded(segment).replaceAll('~1', '/').replaceAll('~0', '~'));
}
function fragmentOf(segments) {
	return segments
		.map(segment => `/${encodeURIComponent(segment.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
		.join('');
}
function valueAt(root, segments) {
	let value = root;
	for (const segment of segments) {
		const holder = value;
		value =
			typeof value === 'object' && value !== null && Object.hasOwn(holder, segment)
				? holder[segment]
				: undefined;
	}
	return value;
}
function pointer_decoded(text) {
	try {
		return decodeURIComponent(text);
	}
	catch {
		return text;
	}
}

var json_object = __webpack_require__(18765);
; 

const SCHEMA = {
	properties: 'schema{}',
	patternProperties: 'schema{}',
	dependentSchemas: 'schema{}',
	$defs: 'schema{}',
	items: 'schema',
	prefixItems: 'schema[]',
	additionalProperties: 'schema',
	unevaluatedItems: 'schema',
	unevaluatedProperties: 'schema',
	propertyNames: 'schema',
	contains: 'schema',
	contentSchema: 'schema',
	not: 'schema',
	if: 'schema',
	then: 'schema',
	else: 'schema',
	allOf: 'schema[]',
	anyOf: 'schema[]',
	oneOf: 'schema[]',
	discriminator: 'discriminator',
	xml: 'xml',
};
const OPERATIONS = {
	get: 'operation',
	put: 'operation',
	post: 'operation',
	delete: 'operation',
	options: 'operation',
	head: 'operation',
	patch: 'operation',
	trace: 'operation',
	query: 'operation',
	additionalOperations: 'operation{}',
};
const PARAMETER = { schema: 'schema', content: 'media{}', examples: 'example{}' };
const FIELDS = {
	document: {
		info: 'info',
		servers: 'server[]',
		paths: 'pathItem{}',
		webhooks: 'pathItem{}',
		components: 'components',
		tags: 'tag[]',
	},
	components: {
		schemas: 'schema{}',
		responses: 'response{}',
		parameters: 'parameter{}',
		examples: 'example{}',
		requestBodies: 'body{}',
		headers: 'header{}',
		securitySchemes: 'security{}',
		links: 'link{}',
		callbacks: 'callback{}',
		pathItems: 'pathItem{}',
		mediaTypes: 'media{}',
	},
	pathItem: { ...OPERATIONS, servers: 'server[]', parameters: 'parameter[]' },
	operation: {
		parameters: 'parameter[]',
		requestBody: 'body',
		responses: 'responses',
		callbacks: 'callback{}',
		servers: 'server[]',
	},
	parameter: PARAMETER,
	header: PARAMETER,
	body: { content: 'media{}' },
	responses: { '*': 'response' },
	response: { headers: 'header{}', content: 'media{}', links: 'link{}' },
	media: {
		schema: 'schema',
		itemSchema: 'schema',
		examples: 'example{}',
		encoding: 'encoding{}',
	},
	encoding: { headers: 'header{}' },
	example: {},
	schema: SCHEMA,
	discriminator: {},
	xml: {},
	callback: { '*': 'pathItem' },
	link: { server: 'server' },
	tag: {},
	server: {},
	security: { flows: 'flows' },
	flows: {},
	info: {},
};
const ANNOTATIONS = new Set('title summary description default example examples deprecated readOnly writeOnly externalDocs $comment'.split(' '));
const MAY_BE_BOOLEAN = new Set(['schema']);
const shapes_MAX_DEPTH = 200;
function walked(document, visit, misfit = () => { }, whole = 'document') {
	const seen = new Map();
	function object(value, shape, path) {
		if (MAY_BE_BOOLEAN.has(shape) && typeof value === 'boolean')
			return value;
		if (!(0,json_object .G)(value))
			return left(path, $said('an object'));
		if (path.length > shapes_MAX_DEPTH)
			return left(path, $said('less nesting'));
		if (seen.has(value))
			return seen.get(value);
		const fields = FIELDS[shape];
		const entries = Object.entries(value).flatMap(([key, each]) => {
			const child = isExtension(key, shape) ? undefined : childOf(fields, key);
			const made = child === undefined ? each : held(each, child, [...path, key]);
			return made === undefined ? [] : [[key, made]];
		});
		const made = visit(Object.fromEntries(entries), shape, path);
		seen.set(value, made);
		return made;
	}
	function held(value, child, path) {
		if (child.endsWith('[]')) {
			if (!Array.isArray(value))
				return left(path, $said('a list'));
			const shape = child.slice(0, -2);
			return value.flatMap((each, i) => object(each, shape, [...path, i]) ?? []);
		}
		if (!child.endsWith('{}'))
			return object(value, child, path);
		if (!(0,json_object .G)(value))
			return left(path, $said('an object'));
		const shape = child.slice(0, -2);
		return Object.fromEntries(Object.entries(value).flatMap(([key, each]) => {
			if (key.startsWith('x-') && shape === 'pathItem')
				return [[key, each]];
			const made = object(each, shape, [...path, key]);
			return made === undefined ? [] : [[key, made]];
		}));
	}
	function left(path, wanted) {
		misfit(path, wanted);
	}
	return (object(document, whole, []) ?? {});
}
function childOf(fields, key) {
	return Object.hasOwn(fields, key) ? fields[key] : fields['*'];
}
function isExtension(key, shape) {
	return key.startsWith('x-') || (key === '$ref' && shape === 'callback');
}

function nodeOf(value) {
	return (0,json_object .G)(value) ? value : {};
}
function listOf(value) {
	return Array.isArray(value) ? value : [];
}

; 


const MAX_REFERENCES = 20;
const DEEPEST = 20;
const DEPTHS = [2, 3, 4, 5, 7, 10];
const MAX_NODES = 3_000;
const references_MAX_ROUNDS = 1;
const CUT = 'Not written out any further.';
const IN_MAPS = new Set([
	'properties',
	'patternProperties',
	'dependentSchemas',
	'$defs',
]);
const IN_LISTS = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const ALONE = new Set('items additionalProperties unevaluatedItems unevaluatedProperties propertyNames contains not if then else'.split(' '));
class References {
	root;
	known = new Map();
	constructor(root) {
		this.root = root;
	}
	target(reference) {
		if (reference === '#')
			return this.root;
		if (!reference.startsWith('#/'))
			return undefined;
		return valueAt(this.root, segmentsOf(reference));
	}
	follow = (value) => {
		let node = nodeOf(value);
		for (let i = 0; typeof node.$ref === 'string'; i += 1) {
			if (i === MAX_REFERENCES)
				return {};
			node = nodeOf(this.target(node.$ref));
		}
		return node;
	};
	schema(value, seen) {
		if (typeof value === 'boolean')
			return value ? {} : { not: {} };
		const node = nodeOf(value);
		const key = typeof node.$ref === 'string' && Object.keys(node).length === 1 ? `${seen} ${node.$ref}` : '';
		const known = key === '' ? undefined : this.known.get(key);
		if (known)
			return known;
		const made = this.written(node, seen);
		if (key !== '')
			this.known.set(key, made);
		return made;
	}
	written(node, seen) {
		const to = (depth) => {
			const writing = new Writing(this, seen, depth);
			return { made: writing.whole(node, 0, []), isSmall: writing.nodes <= MAX_NODES };
		};
		const whole = to(DEEPEST);
		if (whole.isSmall)
			return whole.made;
		let best = to(1).made;
		for (const depth of DEPTHS) {
			const { made, isSmall } = to(depth);
			if (!isSmall)
				break;
			best = made;
		}
		return best;
	}
}
class Writing {
	references;
	seen;
	depth;
	nodes = 0;
	constructor(references, seen, depth) {
		this.references = references;
		this.seen = seen;
		this.depth = depth;
	}
	whole(node, level, above) {
		this.nodes += 1;
		const { $ref } = node;
		if (typeof $ref !== 'string') {
			if (level > this.depth || this.nodes > MAX_NODES)
				return cut(node);
			return this.parts(node, level, above);
		}
		const target = this.references.target($ref);
		if (typeof target === 'boolean')
			return target ? {} : { not: {} };
		const times = above.filter(each => each === $ref).length;
		if (times > references_MAX_ROUNDS || level > this.depth || this.nodes > MAX_NODES)
			return cut(this.references.follow(node));
		const meant = this.whole(nodeOf(target), level, [...above, $ref]);
		const { $ref: _, ...beside } = node;
		const names = Object.keys(beside);
		if (names.every(name => ANNOTATIONS.has(name) || name.startsWith('x-')))
			return { ...meant, ...beside };
		return { allOf: [meant, this.parts(beside, level, above)] };
	}
	parts(node, level, above) {
		const inner = (value) => ((0,json_object .G)(value) ? this.whole(value, level + 1, above) : value);
		const entries = Object.entries(node).map(([key, value]) => {
			if (IN_MAPS.has(key) && (0,json_object .G)(value))
				return [key, Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inner(each)]))];
			if (IN_LISTS.has(key) && Array.isArray(value))
				return [key, value.map(inner)];
			return [key, ALONE.has(key) ? inner(value) : value];
		});
		const made = this.visible(Object.fromEntries(entries));
		return (0,json_object .G)(node.discriminator) ? told(made, node) : made;
	}
	visible(node) {
		const hidden = this.seen === 'request' ? 'readOnly' : 'writeOnly';
		const properties = Object.entries(nodeOf(node.properties));
		const gone = new Set(properties.filter(([, each]) => nodeOf(each)[hidden] === true).map(([name]) => name));
		if (gone.size === 0)
			return node;
		const { required } = node;
		const left = Array.isArray(required) ? required.filter(name => !gone.has(name)) : undefined;
		const { required: _, ...rest } = node;
		return {
			...rest,
			properties: Object.fromEntries(properties.filter(([name]) => !gone.has(name))),
			...(left && left.length > 0 && { required: left }),
		};
	}
}
function told(made, { discriminator, ...node }) {
	const { propertyName, mapping } = nodeOf(discriminator);
	if (typeof propertyName !== 'string')
		return made;
	const values = Object.entries(nodeOf(mapping));
	const saidFor = (reference) => {
		const name = reference.split('/').at(-1) ?? reference;
		return values.find(([, target]) => target === reference || target === name)?.[0] ?? name;
	};
	const forms = (key) => {
		const [given, written] = [node[key], made[key]];
		if (!Array.isArray(given) || !Array.isArray(written))
			return {};
		return {
			[key]: written.map((form, i) => {
				const { $ref } = nodeOf(given[i]);
				return typeof $ref === 'string' ? references_named(nodeOf(form), propertyName, saidFor($ref)) : form;
			}),
		};
	};
	return { ...made, ...forms('oneOf'), ...forms('anyOf') };
}
function references_named(form, property, value) {
	const parts = [form, ...(Array.isArray(form.allOf) ? form.allOf : [])].map(nodeOf);
	const own = parts.map(part => nodeOf(nodeOf(part.properties)[property]));
	const isOther = own.some(each => (Array.isArray(each.enum) && !each.enum.includes(value)) || (each.const ?? value) !== value);
	if (isOther || isCut(form))
		return form;
	return {
		allOf: [form, { type: 'object', properties: { [property]: { const: value } }, required: [property] }],
	};
}
function cut({ type }) {
	return { ...(type !== undefined && { type }), $comment: CUT };
}
function isCut(schema) {
	return schema.$comment === CUT;
}

; 


const SIZES = {
	minLength: ['minItems', 'minProperties'],
	maxLength: ['maxItems', 'maxProperties'],
};
const OF_NUMBERS = new Set(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']);
const said_PART = '*';
const DISCRIMINATOR = 'discriminator';
const said_ANNOTATIONS = new Set(['title', 'description', 'default', 'examples', 'example', 'deprecated']);
function said(node, calls, rules, program) {
	const expression = program.source.language.expression(node);
	const name = expression.kind === 'call' ? /\w+$/.exec(expression.callee.text)?.[0] : undefined;
	if (name === undefined || !calls.includes(name))
		return undefined;
	const given = argumentOf(node, rules.default, program);
	const isMade = rules.made !== undefined && argumentOf(node, rules.made, program) !== undefined;
	const unknown = [];
	const keywords = argumentsOf(node, program).flatMap(({ node: argument, name: own = '' }) => {
		const keyword = Object.hasOwn(rules.keywords, own) ? rules.keywords[own] : undefined;
		if (keyword === undefined)
			return [];
		const constant = constantOf(program.evaluate(argument));
		if (!constant)
			unknown.push($said`what \`${own}\` says in \`${program.source.quote(node)}\` is not known`);
		if (!constant || constant.value === null)
			return [];
		if (keyword !== said_PART)
			return [[keyword, constant.value]];
		return typeof constant.value === 'object' ? Object.entries(constant.value) : [];
	});
	const named = (side) => {
		for (const each of rules.alias?.[side] ?? []) {
			const argument = argumentOf(node, each, program);
			const value = argument && program.evaluate(argument);
			if (typeof value === 'string')
				return value;
			if (argument)
				unknown.push($said`what \`${each}\` says in \`${program.source.quote(node)}\` is not known`);
		}
		return undefined;
	};
	const hasDefault = isMade || (given !== undefined && given.type !== 'ellipsis');
	return {
		keywords: Object.fromEntries(keywords),
		hasDefault,
		value: hasDefault && given ? defaultAt(given, program, rules) : undefined,
		alias: { request: named('request'), response: named('response') },
		unknown,
	};
}
function defaultAt(node, program, rules) {
	const expression = program.source.language.expression(node);
	const made = expression.kind === 'call' && rules?.texts?.includes(/\w+$/.exec(expression.callee.text)?.[0] ?? '');
	const [only, ...others] = made ? argumentsOf(node, program) : [];
	if (!only || others.length > 0)
		return constantOf(program.evaluate(node));
	const value = program.evaluate(only.node);
	return typeof value === 'string' || Number.isInteger(value) ? { value: String(value) } : undefined;
}
function withSaid(schema, keywords) {
	const entries = Object.entries(keywords);
	const about = entries.filter(([key]) => said_ANNOTATIONS.has(key));
	const asks = entries.filter(([key]) => !said_ANNOTATIONS.has(key));
	const asked = asks.length === 0 ? schema : withAsked(schema, asks);
	if (about.length === 0)
		return asked;
	return {
		...(typeof asked.title === 'string' ? { allOf: [asked] } : asked),
		...Object.fromEntries(about),
	};
}
function toldApart(schema, field) {
	const { anyOf, ...about } = schema;
	if (!Array.isArray(anyOf))
		return schema;
	const isNull = ({ type }) => type === 'null';
	const forms = anyOf.filter(each => !isNull(each));
	const told = { oneOf: forms, discriminator: { propertyName: field } };
	const nothing = anyOf.filter(isNull);
	return nothing.length > 0 ? { ...about, anyOf: [told, ...nothing] } : { ...about, ...told };
}
function isAbout(key, { type }) {
	return type !== 'string' || !OF_NUMBERS.has(key);
}
function withAsked(schema, all) {
	const asks = all.filter(([key]) => isAbout(key, schema));
	const at = asks.findIndex(([key]) => key === DISCRIMINATOR);
	if (at >= 0) {
		const [[, field] = []] = asks.splice(at, 1);
		return withAsked(toldApart(schema, field), asks);
	}
	if (Array.isArray(schema.anyOf))
		return {
			...schema,
			anyOf: schema.anyOf.map(each => (each.type === 'null' ? each : withAsked(each, asks))),
		};
	const own = (key) => {
		const [items, fields] = Object.hasOwn(SIZES, key) ? (SIZES[key] ?? []) : [];
		return (schema.type === 'array' ? items : schema.type === 'object' ? fields : undefined) ?? key;
	};
	return { ...schema, ...Object.fromEntries(asks.map(([key, value]) => [own(key), value])) };
}

; 







const MAX_TYPES = 2_000;
const models_MAX_DEPTH = 20;
class Models {
	rules;
	reader;
	known = new Map();
	constructor(rules, reader) {
		this.rules = rules;
		this.reader = reader;
	}
	knows(type) {
		return type.name === this.rules.annotated || templateOf(type, this.rules, 'request') !== undefined;
	}
	fields(own, side) {
		const writing = new models_Writing(this.rules, this.reader, side);
		return { fields: writing.fields(own, 0), unknown: writing.unknown };
	}
	isEnumeration(own) {
		return new models_Writing(this.rules, this.reader, 'request').isEnumeration(own);
	}
	written(own) {
		return fieldsOf(own, this.rules, this.reader);
	}
	typed(node, program, side) {
		const key = `${keyOf(node, program)} ${program.context?.key ?? ''} ${side}`;
		return this.kept(key, side, writing => writing.type(node, program));
	}
	ofClass(own, side) {
		const key = `${own.site.file.path} ${own.node.startIndex} ${side}`;
		return this.kept(key, side, writing => writing.ofClass(own, 0));
	}
	kept(key, side, write) {
		const known = this.known.get(key);
		if (known)
			return known;
		const writing = new models_Writing(this.rules, this.reader, side);
		const schema = write(writing);
		const typed = { schema, unknown: [...new Set(writing.unknown)] };
		this.known.set(key, typed);
		return typed;
	}
}
class models_Writing {
	rules;
	reader;
	side;
	unknown = [];
	types = 0;
	above = [];
	constructor(rules, reader, side) {
		this.rules = rules;
		this.reader = reader;
		this.side = side;
	}
	type(node, program, depth = 0, names = NO_NAMES) {
		const meant = names.get(inside(node).text);
		if (meant && depth <= models_MAX_DEPTH)
			return this.type(meant.node, meant.program, depth + 1, meant.names);
		const type = typeAt(node, program);
		this.types += 1;
		if (depth > models_MAX_DEPTH || this.types > MAX_TYPES)
			return this.untold(type, $said('it is too deep'));
		const own = type.name === UNION ? undefined : classOf(type, program);
		if (own) {
			const given = namesOf(own, { parts: type.parts, program, names }, this.rules, this.reader);
			if (given.size === type.parts.length)
				return this.ofClass(own, depth, given);
		}
		if (type.name === this.rules.annotated)
			return this.annotated(type, program, depth, names);
		const [only] = type.parts;
		if (only && this.mayBeMissing(type))
			return this.type(only, program, depth + 1, names);
		const template = templateOf(type, this.rules, this.side);
		if (!template)
			return this.untold(type, $said('it is no type that is described'));
		const schema = flattened(this.filled(template, type, program, depth, names));
		const says = this.rules.says && said(type.node, [type.name], this.rules.says, program);
		if (says)
			this.unknown.push(...says.unknown);
		return says ? withSaid(schema, says.keywords) : schema;
	}
	mayBeMissing({ name }) {
		return this.rules.optional?.includes(name) ?? false;
	}
	untold({ node }, why) {
		this.unknown.push($said`what \`${node.text.slice(0, 60)}\` is in JSON is not known: ${why}`);
		return {};
	}
	annotated({ parts: [inner, ...rest] }, program, depth, names) {
		if (!inner)
			return {};
		const { says } = this.rules;
		const schema = this.type(inner, program, depth + 1, names);
		return rest.map(inside).reduce((made, each) => {
			const own = says && said(each, says.calls, says, program);
			if (own)
				this.unknown.push(...own.unknown);
			else if (this.asksMore(each, program))
				this.unknown.push($said`what \`${program.source.quote(each)}\` asks for is not known`);
			return own ? withSaid(made, own.keywords) : made;
		}, schema);
	}
	asksMore(node, program) {
		const expression = program.source.language.expression(node);
		const { markers = {} } = this.reader.framework.handlers?.signature ?? {};
		return expression.kind === 'call' && !Object.hasOwn(markers, lastWord(expression.callee));
	}
	filled(template, type, program, depth, names) {
		const part = (i) => {
			const node = type.parts[i];
			return node ? this.type(node, program, depth + 1, names) : {};
		};
		if (Array.isArray(template))
			return template.map(each => this.filled(each, type, program, depth, names));
		if (template === '$*')
			return type.parts.map((_, i) => part(i));
		if (template === '$#')
			return type.parts.length;
		if (template === '$values')
			return this.values(type, program);
		if (typeof template === 'string')
			return /^\$\d$/.test(template) ? part(Number(template[1])) : template;
		if (typeof template !== 'object' || template === null)
			return template;
		const entries = Object.entries(template).map(([key, each]) => [
			key,
			this.filled(each, type, program, depth, names),
		]);
		return withTypeOfValues(Object.fromEntries(entries.filter(([, each]) => each !== undefined)));
	}
	values(type, program) {
		const values = type.parts.map(each => constantOf(program.evaluate(inside(each))));
		if (values.every(each => each !== undefined))
			return values.map(each => each?.value);
		this.unknown.push($said`the values of \`${program.source.quote(type.node)}\` are not all known`);
		return undefined;
	}
	ofClass(own, depth, names = NO_NAMES) {
		const title = titleOf(own, names);
		const key = `${own.site.file.path} ${own.node.startIndex} ${title}`;
		if (this.above.includes(key))
			return { title, ...cut({ type: 'object' }) };
		this.above.push(key);
		const made = this.enumeration(own) ?? this.root(own, depth) ?? this.model(own, title, depth, names);
		this.above.pop();
		return made;
	}
	isEnumeration(own) {
		const { enums } = this.rules;
		return enums !== undefined && this.basesOf(own).some(each => enums.extends.includes(each));
	}
	enumeration(own) {
		const { enums } = this.rules;
		if (!enums || !this.isEnumeration(own))
			return undefined;
		const program = this.reader.programOf(own.site.file.path);
		const values = this.found(enums.members, own).map(captures => {
			const value = captures.get('value');
			return value && constantOf(program.evaluate(value));
		});
		if (values.some(each => each === undefined)) {
			this.unknown.push($said`the values of \`${own.name}\` are not all known`);
			return { title: own.name };
		}
		return withTypeOfValues({
			title: own.name,
			...this.documented(own),
			enum: values.map(each => each?.value),
		});
	}
	root(own, depth) {
		const program = this.reader.programOf(own.site.file.path);
		for (const captures of this.found(this.rules.bases, own)) {
			const base = captures.get('base');
			if (!base || !this.rules.roots?.includes(lastWord(base)))
				continue;
			const [part] = typeAt(base, program).parts;
			if (!part)
				continue;
			const schema = this.type(part, program, depth + 1);
			const about = { title: own.name, ...this.documented(own) };
			return typeof schema.title === 'string' ? { ...about, allOf: [schema] } : { ...about, ...schema };
		}
		return undefined;
	}
	model(own, title, depth, names) {
		const { rules, reader } = this;
		const before = this.unknown.length;
		const { fields, classes } = this.read(own, depth, names);
		if (fields.length === 0 && this.unknown.length > before)
			return {};
		const named = fields.map(({ name, alias = name, ...each }) => ({ ...each, name: alias }));
		const required = named.flatMap(each => (each.required ? [each.name] : []));
		const program = reader.programOf(own.site.file.path);
		const more = this.found(rules.more, own).map(captures => {
			const node = captures.get('more');
			const constant = node && constantOf(program.evaluate(node));
			if (!constant)
				this.unknown.push($said`the form of \`${own.name}\` only running the program tells`);
			return constant?.value;
		});
		const settled = classes.find(each => [rules.closed, rules.open].some(match => this.found(match, each).length > 0));
		return {
			title,
			...this.documented(own),
			type: 'object',
			properties: Object.fromEntries(named.map(({ name, schema }) => [name, schema])),
			...(required.length > 0 && { required }),
			...(settled && this.found(rules.closed, settled).length > 0 && { additionalProperties: false }),
			...Object.assign({}, ...more.filter(each => typeof each === 'object' && each !== null)),
		};
	}
	fields(own, depth) {
		return this.read(own, depth, NO_NAMES).fields;
	}
	read(own, depth, names) {
		const { fields, classes, isModel, unknown } = fieldsOf(own, this.rules, this.reader, names);
		this.unknown.push(...unknown);
		const all = isModel ? fields.filter(each => !this.isLeftOut(each)) : [];
		return { fields: all.map(each => this.field(each, depth)), classes };
	}
	isLeftOut({ given, type, program }) {
		const { says } = this.rules;
		if (this.side === 'request' || !says?.left_out)
			return false;
		const beside = typeAt(type, program).parts.map(inside);
		return [given, ...beside].some(node => {
			const isSaid = node && said(node, says.calls, says, program) !== undefined;
			const out = isSaid ? argumentOf(node, says.left_out, program) : undefined;
			return out !== undefined && program.evaluate(out) === true;
		});
	}
	field({ name, type, given, program, names, isPartial }, depth) {
		const { rules, side } = this;
		const { says } = rules;
		const annotation = typeAt(type, program);
		const beside = annotation.name === rules.annotated ? annotation.parts.slice(1).map(inside) : [];
		const saidBy = (node) => says && node ? said(node, says.calls, says, program) : undefined;
		const own = saidBy(given);
		const all = [...beside.map(saidBy), own].filter(each => each !== undefined);
		if (own)
			this.unknown.push(...own.unknown);
		const plain = given && !own ? given : undefined;
		const isGiven = plain !== undefined || all.some(each => each.hasDefault);
		const value = plain ? defaultAt(plain, program, says) : all.find(each => each.value)?.value;
		if (!value && plain)
			this.unknown.push($said`the default of \`${name}\` is not known`);
		const schema = withSaid(this.type(type, program, depth + 1, names), {
			...own?.keywords,
			...(value && value.value !== null && { default: value.value }),
		});
		return {
			name,
			alias: all.map(each => each.alias[side]).find(each => each !== undefined),
			schema,
			required: !isGiven && !isPartial && !this.mayBeMissing(annotation),
		};
	}
	documented(own) {
		const [node] = this.found(this.rules.documentation, own).flatMap(each => each.get('text') ?? []);
		const text = node && this.reader.programOf(own.site.file.path).evaluate(node);
		return typeof text === 'string' && text.trim() !== '' ? { description: undented(text) } : {};
	}
	basesOf(own) {
		return this.found(this.rules.bases, own).flatMap(captures => {
			const base = captures.get('base');
			return base ? [lastWord(base)] : [];
		});
	}
	found(match, own) {
		return foundOf(own, match, this.reader);
	}
}
function titleOf(own, names) {
	if (names.size === 0)
		return own.name;
	const inBrackets = [...names.values()].map(({ node, names: inner }) => node.text.replace(/\w+/g, word => {
		const meant = inner.get(word);
		return meant ? meant.node.text : word;
	}));
	return `${own.name}[${inBrackets.join(', ')}]`;
}
function templateOf({ name, parts }, { types, answered = {} }, side) {
	const isAny = parts.at(-1)?.text === '...';
	const key = isAny ? `${name}...` : name;
	if (side === 'response' && Object.hasOwn(answered, key))
		return answered[key];
	return Object.hasOwn(types, key) ? types[key] : undefined;
}
function flattened(schema) {
	if (!Array.isArray(schema.anyOf))
		return schema;
	const forms = schema.anyOf.flatMap(each => Array.isArray(each.anyOf) && Object.keys(each).length === 1 ? each.anyOf : [each]);
	const distinct = [...new Map(forms.map(each => [JSON.stringify(each), each])).values()];
	const [only] = distinct;
	if (distinct.some(each => Object.keys(each).length === 0))
		return {};
	return distinct.length === 1 && only ? only : { ...schema, anyOf: distinct };
}
function withoutNull(schema) {
	if (!Array.isArray(schema.anyOf))
		return schema;
	const { anyOf, ...about } = schema;
	const forms = anyOf.filter(each => each.type !== 'null');
	const [only] = forms;
	if (forms.length !== 1 || !only)
		return { ...about, anyOf: forms };
	return typeof only.title === 'string' && Object.keys(about).length > 0
		? { allOf: [only], ...about }
		: { ...only, ...about };
}
function withTypeOfValues(schema) {
	if (!Array.isArray(schema.enum))
		return schema;
	const types = [...new Set(schema.enum.map(each => (Number.isInteger(each) ? 'integer' : typeof each)))];
	return types.length === 1 && types[0] !== 'object' ? { ...schema, type: types[0] } : schema;
}
function undented(text) {
	const [first = '', ...rest] = text.split('\n');
	const widths = rest.filter(line => line.trim() !== '').map(line => line.length - line.trimStart().length);
	const width = Math.min(...widths);
	return [first.trimStart(), ...rest.map(line => line.slice(width))]
		.map(line => line.trimEnd())
		.join('\n')
		.trim();
}

; 

const MEDIA = {
	file: 'multipart/form-data',
	form: 'application/x-www-form-urlencoded',
	body: 'application/json',
};
const STRONGEST = ['file', 'form', 'body'];
function bodyOf(all) {
	const parts = [...new Map(all.map(each => [each.name, each])).values()];
	const [first] = parts;
	if (!first)
		return null;
	const place = STRONGEST.find(each => parts.some(part => part.place === each)) ?? 'body';
	const required = parts.some(each => each.required);
	const [said, ...others] = new Set(parts.map(({ media = MEDIA[place] }) => media));
	const media = said !== undefined && others.length === 0 ? said : MEDIA[place];
	if (place !== 'body')
		return { media, required, schema: formOf(parts) };
	const isWhole = parts.length === 1 && !first.isField;
	return { media, required, schema: isWhole ? first.schema : bodies_together(parts) };
}
function formOf(parts) {
	const flat = parts.filter(({ place, schema, isField }) => place === 'form' && !isField && bodies_fieldsOf(withoutNull(schema)).length > 0);
	const others = parts.filter(each => !flat.includes(each));
	const [only] = flat;
	if (only && flat.length === 1 && others.length === 0 && only.required)
		return only.schema;
	if (flat.length === 0)
		return bodies_together(others);
	const classes = flat.map(({ schema, required }) => (required ? schema : orNothing(schema)));
	return { ...(others.length > 0 ? bodies_together(others) : { type: 'object' }), allOf: classes };
}
function orNothing(schema) {
	const own = withoutNull(schema);
	return { anyOf: [own, { not: { anyOf: bodies_fieldsOf(own).map(name => ({ required: [name] })) } }] };
}
function bodies_fieldsOf({ properties, anyOf, allOf, oneOf }) {
	const inner = [anyOf, allOf, oneOf].flatMap(each => (Array.isArray(each) ? each : []));
	return [...new Set([...Object.keys(properties ?? {}), ...inner.flatMap(bodies_fieldsOf)])];
}
function bodies_together(parts) {
	const required = parts.flatMap(each => (each.required ? [each.name] : []));
	return {
		type: 'object',
		properties: Object.fromEntries(parts.map(({ name, schema }) => [name, schema])),
		...(required.length > 0 && { required }),
	};
}

; 

function securityOf(value, rules, scopes) {
	const kind = /\w+$/.exec(value.callee)?.[0] ?? '';
	const rule = Object.hasOwn(rules, kind) ? rules[kind] : undefined;
	if (!rule)
		return undefined;
	const name = demanded_constantAt(value, rule.called)?.value;
	const given = Object.entries(rule.arguments ?? {}).flatMap(([key, wanted]) => {
		const own = demanded_constantAt(value, wanted)?.value ?? rule.usual?.[key];
		return own === undefined || own === null ? [] : [[key, own]];
	});
	return {
		name: typeof name === 'string' ? name : kind,
		scheme: demanded_filled(rule.scheme, new Map(given)),
		scopes: [...new Set(scopes)],
		...(demanded_constantAt(value, rule.must)?.value === false && { optional: true }),
	};
}
function demanded_constantAt({ positional, named }, wanted) {
	for (const each of [wanted ?? []].flat()) {
		const entry = typeof each === 'number' ? positional[each] : named.get(each);
		if (entry)
			return constantOf(entry.value);
	}
	return undefined;
}
function demanded_filled(value, given) {
	if (typeof value === 'string')
		return value.startsWith('$') ? given.get(value.slice(1)) : value;
	if (typeof value !== 'object' || value === null || Array.isArray(value))
		return value;
	return Object.fromEntries(Object.entries(value).flatMap(([key, each]) => {
		const own = demanded_filled(each, given);
		return own === undefined ? [] : [[key, own]];
	}));
}

; 







const TARGETS = { path: 'params', query: 'query', header: 'headers', cookie: 'cookies' };
const signature_MAX_DEPTH = 10;
const ANYTHING = {};
function signatureOf(handler, inPath, reader, before) {
	const reading = new Reading(inPath, reader);
	for (const { node, program } of before)
		reading.dependencies(node, program);
	reading.function(handler, 0, handler.bound);
	return reading.found();
}
class Reading {
	inPath;
	reader;
	reads = [];
	bodies = [];
	before = [];
	security = [];
	unknown = [];
	untyped = [];
	asks = false;
	taken = new Map();
	rules;
	models;
	constructor(inPath, reader) {
		this.inPath = inPath;
		this.reader = reader;
		this.rules = reader.rules;
		this.models = reader.models;
	}
	found() {
		const { reads, before, security, unknown, bodies } = this;
		const body = bodyOf(bodies);
		const distinct = [...new Map(reads.map(each => [`${each.target} ${each.name}`, each])).values()];
		const untyped = [...new Set(this.untyped)];
		return { reads: distinct, body, before, security, asks: this.asks || body !== null, unknown, untyped };
	}
	function({ node, program }, depth, isMethod = false, scopes = []) {
		const list = node.childForFieldName('parameters')?.namedChildren ?? [];
		for (const each of isMethod ? list.slice(1) : list)
			if (each)
				this.parameter(each, program, depth, scopes);
	}
	parameter(node, program, depth, scopes) {
		if (/separator|comment|splat|pattern/.test(node.type))
			return;
		const name = (node.childForFieldName('name') ?? (node.type === 'identifier' ? node : node.namedChildren[0]))?.text;
		if (name === undefined || !/^\w+$/.test(name))
			return;
		const written = node.childForFieldName('type');
		const value = node.childForFieldName('value') ?? undefined;
		this.asked(name, written ?? undefined, value, program, depth, scopes);
	}
	asked(name, annotation, value, program, depth, scopes) {
		let type = annotation && this.written(annotation, program);
		let marker = value && this.markerOf(value, program) ? value : undefined;
		let isApart = false;
		if (type && type.name === this.models.rules.annotated) {
			const [inner, ...rest] = type.parts;
			const found = rest.map(inside).find(each => this.markerOf(each, program));
			isApart = found !== undefined;
			marker = found ?? marker;
			type = inner && this.written(inner, program);
		}
		const place = marker && this.markerOf(marker, program);
		if (place === 'inner' && marker) {
			const asked = argumentOf(marker, [0, 'dependency'], program) ?? type?.node;
			this.depends(asked, program, depth, [...scopes, ...this.scopesOf(marker, program)]);
			return;
		}
		const isFile = type !== undefined && (this.rules.files?.includes(type.name) ?? false);
		if (type && this.rules.plain.includes(type.name) && !isFile)
			return;
		const own = marker && this.saidBy(marker, program);
		const given = !marker || isApart ? value : undefined;
		const required = !own?.hasDefault && (given === undefined || given.type === 'ellipsis');
		const typed = this.typed(annotation, program);
		const where = place ?? this.usualPlace(name, type, typed.schema, program);
		if (where === undefined || where === 'inner') {
			this.unknown.push($said`what \`${name}\` asks for is not known`);
			return;
		}
		this.asks = true;
		if (marker && argumentOf(marker, 'include_in_schema', program)?.text === 'False')
			return;
		const schema = withSaid(typed.schema, { ...own?.keywords, ...this.defaultOf(given, own, program) });
		if (isBody(where)) {
			this.untyped.push(...typed.unknown);
			this.bodies.push({
				name: own?.alias.request ?? name,
				place: where === 'form' && isFile ? 'file' : where,
				schema,
				required,
				isField: marker !== undefined && argumentOf(marker, 'embed', program)?.text === 'True',
				media: marker && this.mediaOf(marker, program),
			});
			return;
		}
		const model = type && where !== 'path' ? classOf(type, program) : undefined;
		if (type && model && !this.models.isEnumeration(model) && !isEnumeration(typed.schema)) {
			const before = this.taken.get(where) ?? 0;
			this.taken.set(where, before + 1);
			if (before > 0 || type.isUnion)
				this.unknown.push($said`how the fields of \`${model.name}\` are sent is not known`);
			else
				this.fields(model, where, marker && keepsNames(marker, program));
			return;
		}
		this.untyped.push(...typed.unknown);
		this.unknown.push(...(own?.unknown ?? []));
		const keeps = marker !== undefined && keepsNames(marker, program);
		this.read(name, where, { schema, required, alias: own?.alias.request, keeps });
	}
	mediaOf(marker, program) {
		const node = argumentOf(marker, 'media_type', program);
		const value = node && program.evaluate(node);
		if (node && typeof value !== 'string')
			this.unknown.push($said`the media type \`${program.source.quote(node)}\` is not known`);
		return typeof value === 'string' ? value : undefined;
	}
	saidBy(marker, program) {
		const { says } = this.models.rules;
		return says && said(marker, Object.keys(this.rules.markers), says, program);
	}
	typed(annotation, program) {
		return annotation ? this.models.typed(annotation, program, 'request') : { schema: ANYTHING, unknown: [] };
	}
	defaultOf(given, own, program) {
		const isGiven = given !== undefined && given.type !== 'ellipsis';
		const value = isGiven ? defaultAt(given, program, this.models.rules.says) : own?.value;
		if (isGiven && !value)
			this.untyped.push($said`the default \`${program.source.quote(given)}\` is not known`);
		return value && value.value !== null ? { default: value.value } : {};
	}
	read(name, where, { schema: given, required, alias, keeps = false, }) {
		const schema = withoutNull(given);
		const plain = where === 'header' && !keeps ? name.replaceAll('_', '-') : name;
		const own = alias ?? plain;
		const kind = kindOf(schema);
		const { default: value } = schema;
		const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
		this.reads.push({
			target: TARGETS[where],
			name: where === 'header' ? own.toLowerCase() : own,
			...(required && { required }),
			...(kind && { type: kind }),
			...(isPlain && { fallback: { value } }),
			schema,
		});
	}
	usualPlace(name, type, schema, program) {
		if (this.inPath.has(name))
			return 'path';
		if (!type)
			return 'query';
		const isFile = (each) => this.rules.files?.includes(typeAt(each, program).name) ?? false;
		if (isFile(type.node) || type.parts.some(isFile))
			return 'file';
		if (this.models.knows(type))
			return isScalar(schema) ? 'query' : 'body';
		const own = classOf(type, program);
		return own && (this.models.isEnumeration(own) || isEnumeration(schema) ? 'query' : 'body');
	}
	fields(own, where, keeps = false) {
		const { fields, unknown } = this.models.fields(own, 'request');
		if (unknown.length > 0)
			this.unknown.push($said`the fields of \`${own.name}\` are not all known`);
		for (const { name, alias, schema, required } of fields)
			this.read(name, where, { schema, required, alias, keeps });
	}
	depends(node, program, depth, scopes) {
		const value = node && program.evaluate(node);
		if (depth > signature_MAX_DEPTH || !node || !(value instanceof extract .Si)) {
			const form = this.rules.forms?.[/\w+$/.exec(node?.text ?? '')?.[0] ?? ''];
			if (form && value instanceof extract .UG)
				this.form(form);
			else if (value instanceof extract .Q9)
				this.made(value, depth, scopes);
			else
				this.unknown.push($said`what \`${node?.text ?? '…'}\` asks for is not known`);
			return;
		}
		const own = this.reader.programOf(value.site.file.path);
		if (value.kind === 'function') {
			const handler = { node: value.node, program: own };
			this.before.push(handler);
			this.function(handler, depth + 1, value.bound, scopes);
			return;
		}
		const made = methodOf(value, '__init__');
		if (made)
			this.function({ node: made, program: own }, depth + 1, true, scopes);
		else
			this.dependsOnFields(value, depth, scopes);
	}
	dependsOnFields(own, depth, scopes) {
		const { fields, isModel, unknown } = this.models.written(own);
		if (!isModel || unknown.length > 0)
			this.unknown.push($said`what \`${own.name}\` asks for is not known`);
		else
			for (const { name, type, given, program } of fields)
				this.asked(name, type, given, program, depth + 1, scopes);
	}
	made(value, depth, scopes) {
		const called = value.of instanceof extract .Si ? methodOf(value.of, '__call__') : undefined;
		if (called && value.of instanceof extract .Si) {
			const handler = { node: called, program: this.reader.programOf(value.of.site.file.path) };
			this.before.push(handler);
			this.function(handler, depth + 1, true, scopes);
			return;
		}
		const demand = securityOf(value, this.rules.credentials ?? {}, scopes);
		if (demand)
			this.security.push(demand);
		else
			this.unknown.push($said`what \`${value.callee}\` asks for is not known`);
	}
	form(schema) {
		this.bodies.push({
			name: '',
			place: 'form',
			schema,
			required: isDemanded(schema),
			isField: false,
		});
	}
	scopesOf(marker, program) {
		const list = argumentOf(marker, this.rules.scopes, program);
		const scopes = list ? textsOf(list, program) : [];
		if (!('reason' in scopes))
			return scopes;
		this.unknown.push($said`what has to be allowed is not known: ${scopes.reason}`);
		return [];
	}
	dependencies(node, program) {
		const expression = program.source.language.expression(node);
		const isList = expression.kind === 'sequence' || expression.kind === 'literal';
		const all = isList ? node.namedChildren.filter(each => each?.type !== 'comment') : [node];
		for (const each of all)
			if (each && this.markerOf(each, program) === 'inner')
				this.depends(argumentOf(each, [0, 'dependency'], program), program, 0, this.scopesOf(each, program));
			else
				this.unknown.push($said`what \`${(each ?? node).text}\` asks for is not known`);
	}
	markerOf(node, program) {
		const expression = program.source.language.expression(node);
		if (expression.kind !== 'call')
			return undefined;
		const name = /\w+$/.exec(expression.callee.text)?.[0] ?? '';
		return Object.hasOwn(this.rules.markers, name) ? this.rules.markers[name] : undefined;
	}
	written(node, program) {
		const type = typeAt(node, program);
		const parts = type.parts.filter(each => !isNothing(each));
		const [only] = parts;
		const mayMiss = type.name === UNION || type.name === 'Optional';
		if (mayMiss && parts.length === 1 && only)
			return { ...this.written(only, program), isUnion: true };
		return { ...type, parts };
	}
}
function methodOf({ node }, name) {
	const body = node.childForFieldName('body')?.namedChildren ?? [];
	return body.find(each => each?.childForFieldName('name')?.text === name) ?? undefined;
}
function isDemanded({ required }) {
	return Array.isArray(required) && required.length > 0;
}
function keepsNames(marker, program) {
	return argumentOf(marker, 'convert_underscores', program)?.text === 'False';
}
function isBody(place) {
	return place === 'body' || place === 'form' || place === 'file';
}
function isEnumeration(schema) {
	return withoutNull(schema).enum !== undefined;
}
function isScalar(schema) {
	const forms = [schema.anyOf, schema.oneOf, schema.allOf].find(each => Array.isArray(each));
	return forms ? forms.every(isScalar) : schema.type !== 'object' && schema.type !== 'array';
}
function kindOf({ type }) {
	if (type === 'string')
		return undefined;
	return type === 'integer' || type === 'number' || type === 'boolean' || type === 'array' ? type : 'any';
}

; 









const ROLES = ['request', 'response'];
const OK = 200;
const UNFOLLOWED = $said('What errors and other functions answer is not followed.');
const handlers_TARGETS = { query: 'query', header: 'headers', cookie: 'cookies', body: 'body' };
const MAX_LINKS = 30;
class Handlers {
	reader;
	known = new Map();
	signatures;
	declarations;
	constructor(reader) {
		this.reader = reader;
		const { signature: rules, models: said } = reader.framework.handlers ?? {};
		const models = said && new Models(said, reader);
		if (rules && models)
			this.signatures = { rules, models, programOf: reader.programOf };
		this.declarations = new Declarations(reader.framework, models, handler => this.isStream(handler));
	}
	meant(node, program) {
		const expression = program.source.language.expression(node);
		const member = expression.kind === 'call' && program.source.language.effects?.member(expression.callee);
		return this.functionsOf(program.evaluate(member && member.name === 'bind' ? member.object : node));
	}
	functionsOf(value) {
		if (value instanceof extract .gd)
			return value.entries.flatMap(entry => this.functionsOf(entry.value));
		const meant = value instanceof extract .Q9 ? value.of : value;
		if (!(meant instanceof extract .Si) || meant.shape?.kind !== 'function')
			return [];
		const program = this.reader.programOf(meant.site.file.path);
		if (value instanceof extract .Q9 && this.reader.framework.handlers?.signature)
			return [...givenBackIn(meant.node)].flatMap(node => {
				const given = program.evaluate(node);
				return given instanceof extract .Q9 ? [] : this.functionsOf(given);
			});
		const handler = { node: meant.node, program };
		return [meant.bound ? { ...handler, bound: true } : handler];
	}
	ofRoute(asked, own, said, params, place, server) {
		const { signatures: reader } = this;
		const before = said.flatMap(each => each.before ?? []);
		const maker = said.findLast(each => each.maker !== undefined)?.maker ?? USUAL;
		const main = said.at(-1)?.main?.(maker) ?? { answers: [], unknown: [] };
		const typeless = [...said, main].flatMap(each => each.unknown);
		const declared = said
			.map(({ others }, i) => [...(i === said.length - 1 ? main.answers : []), ...others(maker)])
			.reduce((outer, own) => [
			...own,
			...outer.filter(each => own.every(({ status }) => status !== each.status)),
		]);
		const untold = reader ? [] : before.map(({ node }) => $said`what \`${node.text}\` asks for is not known`);
		const rules = reader?.rules;
		const inPath = new Set(params);
		const signatures = reader ? own.map(each => signatureOf(each, inPath, reader, before)) : [];
		const security = handlers_distinct(signatures.flatMap(each => each.security), ({ name }) => name);
		const all = this.said([...asked, ...signatures.flatMap(each => each.before), ...own]);
		const reads = [...signatures.flatMap(each => each.reads), ...all.reads];
		const body = signatures.find(each => each.body)?.body ?? (signatures.length > 0 ? null : undefined);
		const refusal = this.reader.framework.unsaid?.refusal;
		const asks = signatures.some(each => each.asks);
		const refused = asks && rules?.refused !== undefined && !declared.some(({ status }) => status === rules.refused)
			? [
				{
					...{ status: rules.refused, media: JSON_MEDIA, ...shaped(rules.refusal) },
					...(refusal !== undefined && { description: refusal }),
				},
			]
			: [];
		const known = handlers_distinct([...declared, ...refused, ...all.answers], ({ status, media }) => `${status} ${media}`);
		const why = own.length > 0 ? UNFOLLOWED : $said('Its handler is not in the program that was read.');
		const unknown = [...untold, ...signatures.flatMap(each => each.unknown)].map(each => $said`Of what it asks for, ${each}.`);
		const untyped = [...new Set([...signatures.flatMap(each => each.untyped), ...typeless])].map(each => $said`Of its types, ${each}.`);
		const told = (reason, at) => ({
			place: at,
			reason,
			remedy: $said('Nothing has to be changed.'),
		});
		const unread = [
			told(why, own.length > 0 ? server : place),
			...[...unknown, ...untyped].map(reason => told(reason, place)),
		];
		return {
			...((known.length > 0 || untyped.length > 0) && { answers: { known, unread } }),
			...(reads.length > 0 && { reads }),
			...(body !== undefined && unknown.length === 0 && { body }),
			...(security.length > 0 && { security }),
		};
	}
	isStream(handler) {
		const { handlers: rules } = this.reader.framework;
		if (!rules?.streams)
			return false;
		for (const { call } of this.found(handler, [rules.streams], rules))
			for (const each of around(call)) {
				if (each.id === handler.node.id)
					return true;
				if (parametersOf(each, handler.program))
					break;
			}
		return false;
	}
	said(handlers) {
		const all = handlers.map(each => this.ofOne(each));
		return {
			answers: handlers_distinct(all.flatMap(({ answers }) => answers), ({ status, media }) => `${status} ${media}`),
			reads: handlers_distinct(all.flatMap(({ reads }) => reads), ({ target, name }) => `${target} ${name}`),
		};
	}
	ofOne(handler) {
		const { handlers: rules } = this.reader.framework;
		if (!rules)
			return { answers: [], reads: [] };
		const { roles = [], statuses = [] } = handler.given ?? {};
		const { context } = handler.program;
		const key = `${keyOf(handler.node, handler.program)} ${context?.key ?? ''} ${JSON.stringify([[...roles], [...statuses]])}`;
		const known = this.known.get(key);
		if (known)
			return known;
		this.known.set(key, { answers: [], reads: [] });
		const helpers = this.said(this.helpersOf(handler, rules));
		const said = {
			answers: [...this.answers(handler, rules), ...helpers.answers],
			reads: [...this.reads(handler, rules), ...helpers.reads],
		};
		this.known.set(key, said);
		return said;
	}
	helpersOf(handler, rules) {
		const { node, program } = handler;
		return node.descendantsOfType(CALLS).flatMap((call) => {
			const expression = call && program.source.language.expression(call);
			if (!call || expression?.kind !== 'call')
				return [];
			const given = argumentsOf(call, program);
			const roleOf = (argument) => program.source.language.expression(argument).kind === 'name'
				? ROLES.find(role => this.isParameter(argument, role, handler, rules))
				: undefined;
			const roles = given.map(({ node: argument }) => roleOf(argument));
			if (roles.every(role => role === undefined))
				return [];
			return this.meant(expression.callee, program).map(helper => {
				const names = parametersOf(helper.node, helper.program) ?? [];
				const nameAt = (i) => given[i]?.name ?? names[i] ?? '';
				const statuses = given.flatMap(({ node: argument }, i) => {
					const status = this.statusOf(argument, handler);
					return status === undefined ? [] : [[nameAt(i), status]];
				});
				const isWhole = expression.arguments.every(({ spread }) => spread === undefined);
				const isGiven = (name) => given.some((_, i) => nameAt(i) === name);
				const usual = isWhole
					? usualStatuses(helper.node, helper.program).filter(([name]) => !isGiven(name))
					: [];
				const meant = roles.flatMap((role, i) => (role ? [[nameAt(i), role]] : []));
				return { ...helper, given: { roles: new Map(meant), statuses: new Map([...usual, ...statuses]) } };
			});
		});
	}
	statusOf(node, { program, given }) {
		return statusAt(node, program) ?? given?.statuses.get(node.text);
	}
	answers(handler, rules) {
		const { program } = handler;
		const setting = new Map();
		for (const { captures, call } of this.found(handler, rules.sets ?? [], rules)) {
			const node = captures.get('status') ?? argumentOf(call, captures.rule.status, program);
			setting.set(keyOf(call, program), node && this.statusOf(node, handler));
		}
		const chained = new Set();
		const answers = [];
		for (const { captures, call } of this.found(handler, rules.answers ?? [], rules)) {
			const { status, usual = OK, media = ANY_MEDIA, schema } = captures.rule;
			const own = captures.get('status') ?? argumentOf(call, status, program);
			const link = own ? undefined : this.linkOf(call, program, setting);
			if (link !== undefined)
				chained.add(link);
			const value = own ? this.statusOf(own, handler) : link !== undefined ? setting.get(link) : usual;
			const isOther = own && value === undefined && typeof program.evaluate(own) === 'string';
			const meant = isOther ? usual : value;
			if (meant === undefined)
				continue;
			const isUsual = !own && link === undefined;
			answers.push({
				...answerOf(meant, media, schema),
				...(isUsual && { usual: true }),
			});
		}
		const alone = [...setting].flatMap(([key, status]) => (chained.has(key) ? [] : [status]));
		const set = alone.flatMap(status => status === undefined ? [] : [answerOf(status, ANY_MEDIA, undefined)]);
		const sent = answers.flatMap(({ usual, ...answer }) => (usual && alone.length > 0 ? [] : [answer]));
		return [...set, ...sent];
	}
	linkOf(call, program, setting) {
		let at = call;
		for (let i = 0; at && i < MAX_LINKS; i += 1) {
			const key = keyOf(at, program);
			if (setting.has(key))
				return key;
			const expression = program.source.language.expression(at);
			if (expression.kind === 'call')
				at = expression.callee;
			else if (expression.kind === 'member')
				at = expression.object;
			else
				return undefined;
		}
		return undefined;
	}
	reads(handler, rules) {
		const { program } = handler;
		const parts = new Map([...this.found(handler, rules.parts?.named ?? [], rules)].flatMap(({ captures }) => {
			const name = captures.get('name')?.text;
			return name === undefined ? [] : [[name, captures.rule.in]];
		}));
		const ofParts = parts.size > 0 ? (rules.parts?.reads ?? []).map(match => ({ match, name: undefined })) : [];
		return [
			...[...this.found(handler, rules.reads ?? [], rules)].map(each => ({
				...each,
				part: each.captures.rule.in,
			})),
			...[...this.found(handler, ofParts, rules)].flatMap(each => {
				const named = each.captures.get('part');
				const part = named && !isNamedInside(named, handler.node, program) ? parts.get(named.text) : undefined;
				return part ? [{ ...each, part }] : [];
			}),
		].flatMap(({ captures, call, part }) => {
			const node = captures.get('name') ?? argumentOf(call, captures.rule.name, program);
			const value = node && program.evaluate(node);
			const name = typeof value === 'string' ? value : captures.get('name')?.text;
			if (name === undefined || !/^[\w.-]+$/.test(name))
				return [];
			if (captures.get('name') && call.parent?.childForFieldName('function')?.id === call.id)
				return [];
			const target = handlers_TARGETS[part];
			const otherwise = captures.get('default');
			const fallback = otherwise && program.evaluate(otherwise);
			const isPlain = typeof fallback === 'string' || typeof fallback === 'number';
			return [
				{
					target,
					name: target === 'headers' ? name.toLowerCase() : name,
					...(isPlain && { fallback: { value: fallback } }),
				},
			];
		});
	}
	*found(handler, all, rules) {
		const { node, program } = handler;
		for (const rule of all)
			for (const captures of this.reader.matches(program.source, rule.match)) {
				const call = captures.get('call');
				if (!call || call.startIndex < node.startIndex || call.endIndex > node.endIndex)
					continue;
				const isMeant = ROLES.every(role => {
					const named = captures.get(role);
					return !named || this.isParameter(handlers_rootOf(named, program), role, handler, rules);
				});
				if (isMeant)
					yield { captures: { rule, get: name => captures.get(name) }, call };
			}
	}
	isParameter(name, role, handler, rules) {
		const { node, program, given } = handler;
		if (given)
			return given.roles.get(name.text) === role && !isNamedInside(name, node, program);
		const index = rules[role];
		if (index === undefined)
			return false;
		for (let at = name.parent; at; at = at.parent) {
			const parameters = parametersOf(at, program);
			if (!parameters) {
				if (at.id === node.id)
					return false;
				continue;
			}
			const place = Math.max(parameters.indexOf(name.text), patternAt(name, at));
			const isOwn = at.id === node.id;
			if (place >= 0) {
				const most = handler.parameters ?? rules.parameters ?? Number.POSITIVE_INFINITY;
				return (place === index && parameters.length <= most && (isOwn || isGivenBack(at, node, program, rules)));
			}
			if (isOwn)
				return false;
		}
		return false;
	}
}
function patternAt(pattern, made) {
	const parameters = made.childForFieldName('parameters')?.namedChildren ?? [];
	const isWhole = (each) => each?.startIndex === pattern.startIndex;
	return /pattern/.test(pattern.type) ? parameters.findIndex(isWhole) : -1;
}
function isGivenBack(inner, outer, program, rules) {
	if ((parametersOf(outer, program)?.length ?? 0) > Math.max(rules.request ?? 0, rules.response ?? 0))
		return false;
	let returns = false;
	for (let at = inner.parent; at && at.id !== outer.id; at = at.parent) {
		if (parametersOf(at, program))
			return false;
		returns ||= /^return/.test(at.type);
	}
	return returns || inner.parent?.id === outer.id;
}
function handlers_rootOf(node, program) {
	let at = node;
	for (let i = 0; i < MAX_LINKS; i += 1) {
		const expression = program.source.language.expression(at);
		if (expression.kind === 'call')
			at = expression.callee;
		else if (expression.kind === 'member')
			at = expression.object;
		else
			return at;
	}
	return at;
}
function handlers_distinct(all, keyFor) {
	return [...new Map([...all].reverse().map(each => [keyFor(each), each])).values()].reverse();
}

; 


const listening_REMEDY = $said('Give the address with --base.');
const MAX_PORT = 65_535;
function listeningOf(files, discovery, reader) {
	const known = new Map();
	for (const file of files) {
		const program = reader.programOf(file);
		for (const rule of reader.framework.listens ?? [])
			for (const captures of reader.matches(program.source, rule.match)) {
				const [on, call] = [captures.get('on'), captures.get('call')];
				if (!on || !call)
					continue;
				for (const each of discovery.contexts.programsAt(call, program)) {
					const found = listening_said(rule, call, each);
					for (const { router } of discovery.routers.meant(on, each) ?? []) {
						const first = known.get(router);
						known.set(router, first && first.port !== found.port ? several(call, program) : (first ?? found));
					}
				}
			}
	}
	return known;
}
function listening_said(rule, call, program) {
	const valueAt = (wanted) => {
		const node = argumentOf(call, wanted, program);
		return node && program.evaluate(node);
	};
	const address = valueAt(rule.address);
	const [, ofAddress, portOfAddress] = /^(.*):(\d+)$/.exec(typeof address === 'string' ? address : '') ?? [];
	const host = ofAddress || valueAt(rule.host);
	const port = portOfAddress ?? valueAt(rule.port);
	const number = typeof port === 'object' ? Number.NaN : Number(port ?? Number.NaN);
	const listening = { host: typeof host === 'string' && host !== '' ? host : null };
	if (Number.isInteger(number) && number >= 0 && number <= MAX_PORT)
		return { ...listening, port: number };
	const unknown = [port, address].find(value => value instanceof extract .UG);
	if (!unknown)
		return { ...listening, port: null };
	const reason = $said`The port of \`${program.source.quote(call)}\` is not known: ${unknown.reason}.`;
	return { ...listening, port: null, unknownPort: gapAt(call, program, reason, listening_REMEDY) };
}
function several(call, program) {
	const reason = $said`\`${program.source.quote(call)}\` is not the only call that starts it, and they say several ports.`;
	return { port: null, host: null, unknownPort: gapAt(call, program, reason, listening_REMEDY) };
}

; 
const MAX_LINES = 60;
const comment_code_CLOSING = /^\s*[)\]}][)\]};,\s]*$/;
function withoutCode(lines, isCode) {
	if (lines.length > MAX_LINES)
		return lines;
	const left = [];
	for (let first = 0; first < lines.length;) {
		const end = endOfCode(lines, first, isCode);
		if (end === first)
			left.push(lines[first]);
		first = Math.max(end, first + 1);
	}
	return left;
}
function endOfCode(lines, first, isCode) {
	if (lines[first]?.trim() === '')
		return first;
	if (comment_code_CLOSING.test(lines[first]))
		return first + 1;
	for (let end = lines.length; end > first; end -= 1) {
		if (lines[end - 1]?.trim() === '')
			continue;
		if (isCode(comment_code_closed(dedented(lines.slice(first, end)))))
			return end;
	}
	return first;
}
function dedented(lines) {
	const depth = Math.min(...lines.filter(line => line.trim() !== '').map(line => line.length - line.trimStart().length));
	return lines.map(line => line.slice(depth)).join('\n');
}
const comment_code_CLOSERS = { '(': ')', '[': ']', '{': '}' };
function comment_code_closed(text) {
	const open = [];
	for (const [sign] of text.replace(/(["'`])(?:\\.|(?!\1)[^\\\n])*\1/g, '').matchAll(/[()[\]{}]/g)) {
		const closer = comment_code_CLOSERS[sign];
		if (closer !== undefined)
			open.unshift(closer);
		else if (open.shift() !== sign)
			return text;
	}
	return open.length > 0 ? `${text}\n${open.join('')}` : text;
}

; 








const route_rules_UNKNOWN = '?';
const SERVER_REMEDY = $said('Make the server in a variable, or hand it to the function in a call that can be followed.');
class RouteRules extends Registering {
	read(rule, captures, program) {
		const call = captures.get('call');
		const on = captures.get('on') ?? captures.get('held') ?? call;
		if (!on)
			return [];
		const { framework } = this.reader;
		if (rule.words && !this.wordOf(rule, captures, program))
			return [];
		const held = this.heldIn(captures, program);
		const whole = outermost(captures, on);
		if (call)
			this.told.read.add(keyOf(call, program));
		const pathNode = captures.get('path') ?? (call && argumentOf(call, rule.path, program));
		const asksPath = rule.path !== undefined || captures.has('path');
		const targets = held
			? this.discovery.routers.meant(held.on, held.program)
			: this.targetsOf(captures, program);
		if (held && targets)
			this.told.read.add(keyOf(held.node, held.program));
		const isBare = !captures.has('on') && !captures.has('held');
		if (!targets) {
			if (isBare)
				this.tellOfNoBlock(whole, program);
			else if (!held)
				this.tellOfUnknown(on, pathNode, whole, program);
			return [];
		}
		const spread = call && !pathNode && spreadsIn(call, program).find(each => asksPath || each.isFirst);
		if (spread && targets.some(({ isWhole }) => !isWhole))
			this.tellOfSpread(spread.node, whole, program);
		const owns = pathNode ? pathsOf(pathNode, program) : [''];
		return targets.flatMap(target => {
			if (!isBare && ((target.isWhole ?? false) === asksPath || (asksPath && !pathNode)))
				return [];
			const said = this.methodsOf(rule, captures, program);
			const handlers = this.handlersOf(rule, captures, program, [pathNode, on]);
			const comment = this.saidOf(rule, call, handlers.at(-1), program) ?? this.commentOf(whole, program);
			const flows = this.flowsOf(handlerNodes(rule, captures, program, [pathNode, on]), program);
			const shared = {
				kind: 'route',
				passes: flows !== undefined && mayHandOn(flows),
				handsOn: flows !== undefined && onlyHandOn(flows),
				place: placeOf(whole, program),
				isConditional: this.isSometimes(whole, program),
				handlers,
				declared: this.told.handlers.declarations.of(rule, call, handlers.at(-1), program),
				within: partsAround(program),
				...(comment !== undefined && { comment }),
			};
			const moment = isBare
				? [{ file: program.source.path, at: on.endIndex, order: 0 }]
				: this.momentOf(isIn(call, on) ? call : on, program);
			return owns.map(own => {
				const [inPath, path] = rule.method_in_path ? withoutMethod(own) : [undefined, own];
				const rest = typeof path === 'string' && rule.behind ? joined(path, rule.behind, framework.path) : path;
				const methods = inPath === undefined ? said : [inPath];
				const failure = ('reason' in methods
					? undefined
					: failureOfMethods(methods, framework.path, program.source.text)) ??
					(pathNode && typeof rest === 'string' ? failureOf(rest, framework.path) : undefined);
				const written = failure === undefined ? rest : { text: String(rest), reason: failure };
				const at = 'reason' in methods ? methods : together(target.prefix, written, framework.path);
				const { made } = target.router;
				const isListed = call !== undefined && !isBare && made?.program.source === program.source && isIn(call, made.call);
				const item = { ...shared, isListed, methods: 'reason' in methods ? [] : methods, path: at };
				return { moment, router: target.router, item };
			});
		});
	}
	tellOfNoBlock(whole, program) {
		this.told.gaps.push(gapAt(whole, program, $said`Which server \`${program.source.quote(whole)}\` belongs to is not known: it stands in none that is described.`, $said('Declare it in a server, or describe what it stands in below `blocks` in refdata.yml.')));
	}
	tellOfSpread(spread, whole, program) {
		this.told.gaps.push(gapAt(whole, program, $said`Which path it has is not read: \`${program.source.quote(spread)}\` stands for several arguments.`, $said('Write the path as an argument of its own.')));
	}
	saidOf(rule, call, handler, program) {
		const end = this.reader.framework.handlers?.said_until;
		const whole = handler?.program.source.language.definitions?.documentedIn?.(handler.node);
		const own = end === undefined ? whole : whole?.split(end)[0]?.trim();
		const node = call && argumentOf(call, rule.description, program);
		const text = node ? program.evaluate(node) : own;
		return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
	}
	commentOf(whole, { source }) {
		const lines = (0,extract .R7)(source, route_rules_statementOf(whole));
		const meant = withoutCode(lines, text => this.reader.isCode(text, source))
			.map(line => line.trim())
			.join('\n')
			.trim();
		return meant === '' ? undefined : meant;
	}
	handlersOf(rule, captures, program, others) {
		const own = captures.get('handler');
		if (own && program.source.language.expression(own).kind === 'name')
			return this.told.handlers.meant(own, program);
		if (own)
			return [{ node: own, program }];
		return handlerNodes(rule, captures, program, others).flatMap(node => this.told.handlers.meant(node, program));
	}
	methodsOf(rule, captures, program) {
		const { verbs = {} } = this.reader.framework;
		const call = captures.get('call');
		const list = call && argumentOf(call, rule.methods, program);
		const said = captures.get('method')?.text ?? this.wordOf(rule, captures, program);
		const word = captures.has('held') && rule.method !== undefined ? undefined : said;
		const constants = list && itemsOf(list, program).map(each => verbOf(each, program, verbs));
		if (constants?.every(each => each !== undefined))
			return constants;
		const words = list ? textsOf(list, program) : [word ?? rule.method ?? '*'];
		if ('reason' in words)
			return words;
		const isSpread = !list && call && rule.methods !== undefined && spreadsIn(call, program).length > 0;
		if (isSpread || words.includes(route_rules_UNKNOWN))
			return {
				text: call ? program.source.quote(call) : route_rules_UNKNOWN,
				reason: $said('which methods it takes is not written there'),
			};
		return words.map(each => (Object.hasOwn(verbs, each) ? verbs[each] : each.toUpperCase()));
	}
	wordOf({ words }, captures, program) {
		const node = captures.get('verb');
		const value = node ? program.evaluate(node) : this.heldIn(captures, program)?.word;
		return typeof value === 'string' && words?.includes(value) ? value : undefined;
	}
	heldIn(captures, program) {
		const name = captures.get('held');
		return name && heldAs(name, program, (...each) => this.discovery.routers.givenAs(...each));
	}
	tellOfUnknown(on, path, whole, program) {
		const value = program.evaluate(on);
		const text = path && textOf(path, program);
		if (!(value instanceof extract .UG) || isNoServer(value))
			return;
		if (typeof text === 'string' && !text.startsWith('/') && text !== '')
			return;
		if (text === undefined)
			return;
		this.told.gaps.push(gapAt(whole, program, $said`Which server \`${program.source.quote(on)}\` is, is not known: ${value.reason}.`, SERVER_REMEDY));
	}
}
function handlerNodes(rule, captures, program, others) {
	const call = captures.get('call');
	if (!call || rule.handlers === undefined)
		return [];
	if (rule.handlers !== 'others')
		return [argumentOf(call, rule.handlers, program) ?? []].flat();
	return argumentsOf(call, program).flatMap(({ node }) => others.some(other => other?.id === node.id) ? [] : [node]);
}
function itemsOf(list, { source }) {
	const expression = source.language.expression(list);
	return expression.kind === 'sequence' ? expression.items.map(({ node }) => node) : [list];
}
function verbOf(node, program, verbs) {
	const { text } = onlyValueOf(node, program) ?? node;
	return Object.hasOwn(verbs, text) ? verbs[text] : undefined;
}
function withoutMethod(path) {
	const found = typeof path === 'string' ? /^([A-Za-z]+)[ \t]+(\S.*)$/.exec(path) : null;
	return found?.[1] && found[2] !== undefined ? [found[1].toUpperCase(), found[2]] : [undefined, path];
}
function outermost(captures, on) {
	const call = captures.get('call');
	if (isIn(call, on))
		return call;
	return [...captures.values()].reduce((a, b) => (b.startIndex <= a.startIndex && b.endIndex >= a.endIndex ? b : a), on);
}
function route_rules_statementOf(node) {
	let statement = node;
	for (const each of around(node)) {
		if (!each.parent || each.startPosition.row !== node.startPosition.row)
			break;
		statement = each;
	}
	return statement;
}

; 












function collect(entry, reader) {
	const discovery = new Discovery(entry, reader);
	const registration = new Registration(discovery, reader);
	registration.register(discovery.files);
	registration.tellOfUnread(discovery.files);
	const { gaps, notes, handlers } = registration.told;
	const unread = [...discovery.contexts.unread.values()].map(({ node, program, isRecursive }) => gapAt(node, program, isRecursive
		? $said('It calls itself: what it registers then is not read.')
		: $said`More than ${MAX_CONTEXTS} calls or rounds lead there: what further ones register is not read.`, $said('Describe these routes in an OpenAPI document.')));
	return {
		routers: [...discovery.routers.all.values()],
		listening: listeningOf(discovery.files, discovery, reader),
		gaps: [...discovery.gaps, ...gaps, ...unread],
		notes,
		files: [...discovery.files],
		handlers,
	};
}
class Registration {
	discovery;
	reader;
	told;
	constructor(discovery, reader) {
		this.discovery = discovery;
		this.reader = reader;
		this.told = { gaps: [], notes: [], handlers: new Handlers(reader), read: new Set() };
	}
	register(files) {
		const found = [...files].flatMap(file => this.registeredIn(this.reader.programOf(file)));
		const places = new Map([...files].map((file, i) => [file, i]));
		for (const { router, item } of found.sort((a, b) => inOrder(a.moment, b.moment, places)))
			router.items.push(item);
		this.gather();
	}
	gather() {
		const { servers } = this.reader.framework;
		const all = [...this.discovery.routers.all.values()];
		const mounted = new Set(all.flatMap(({ items }) => items.flatMap(each => (each.kind === 'mount' ? [each.child] : []))));
		const parts = all.filter(each => servers[each.kind]?.part && !mounted.has(each));
		for (const { kind, place, items } of all)
			if (servers[kind]?.gathers)
				for (const child of parts)
					if (child.made && child.place.file.startsWith(folderOf(place.file)))
						items.push({
							...{ kind: 'mount', within: [], prefix: '', child, made: { ...child.made, rule: {} } },
							...{ replaces: false, isConditional: false },
						});
	}
	tellOfUnread(files) {
		const { framework, matches, programOf } = this.reader;
		for (const file of files) {
			const program = programOf(file);
			for (const match of framework.unread ?? [])
				for (const captures of collect_distinct(matches(program.source, match), program)) {
					const [on, call, routes] = ['on', 'call', 'routes'].map(name => captures.get(name));
					const { routers: known } = this.discovery;
					const node = on ?? call ?? routes;
					const [target] = (on ? known.meant(on, program) : node && known.around(node, program)) ?? [];
					if (call && target)
						target.router.untold.push(unreadAt(call, program));
					if (routes && target)
						this.told.gaps.push(unreadRoutes(routes, program));
				}
		}
		for (const file of files)
			this.tellOfHeld(programOf(file));
		for (const { made, kind } of this.discovery.routers.all.values()) {
			const node = made && argumentOf(made.call, framework.servers[kind]?.routes, made.program);
			if (!made || !node)
				continue;
			const isList = made.program.source.language.expression(node).kind === 'sequence';
			for (const each of isList ? node.namedChildren : [node])
				if (each && each.type !== 'comment' && !this.told.read.has(keyOf(each, made.program)))
					this.told.gaps.push(gapAt(each, made.program, $said`Which routes \`${made.program.source.quote(each)}\` is, is not read.`, $said('Write each route as a call in the list, or register it on the server.')));
		}
	}
	tellOfHeld(program) {
		const { language } = program.source;
		const words = new Set(this.reader.framework.routes.flatMap(({ match, words = [] }) => (match.includes('@held') ? words : [])));
		for (const node of program.source.root.descendantsOfType(MEMBERS)) {
			const member = node && language.effects?.member(node);
			if (!node?.parent || !member || !words.has(member.name))
				continue;
			const outer = language.expression(node.parent);
			const isCalled = outer.kind === 'call' && outer.callee.id === node.id;
			if (isCalled || isHandedOn(node.parent, program) || this.told.read.has(keyOf(node, program)))
				continue;
			const isServer = this.discovery.contexts
				.programsAt(node, program)
				.some(each => this.discovery.routers.meant(member.object, each) !== undefined);
			if (isServer)
				this.told.gaps.push(heldGap(node, program));
		}
	}
	registeredIn(program) {
		const found = [];
		const { framework, matches } = this.reader;
		const all = (rules, read) => {
			for (const rule of rules ?? [])
				for (const captures of collect_distinct(matches(program.source, rule.match), program)) {
					const on = captures.get('on') ?? captures.get('held');
					for (const each of on ? this.discovery.contexts.programsAt(on, program) : [program])
						found.push(...this.noting(read(rule, captures, each), each));
				}
		};
		const readers = [this.discovery, this.reader, this.told];
		const [routes, around, mounts] = [
			new RouteRules(...readers),
			new AroundRules(...readers),
			new MountRules(...readers),
		];
		all(framework.routes, (...each) => routes.read(...each));
		all(framework.around, (...each) => around.around(...each));
		all(framework.mounts, (...each) => mounts.read(...each));
		all(framework.settings, (...each) => around.settings(...each));
		all(framework.groups, (...each) => around.groups(...each));
		return found;
	}
	noting(found, { context }) {
		if (found.length > 0)
			this.discovery.contexts.noteRecursion(context);
		return found;
	}
}
function isHandedOn(node, { source }) {
	const name = source.language.effects?.member(node)?.name;
	return name === 'apply' || name === 'call';
}
function heldGap(node, program) {
	return gapAt(node, program, $said`\`${program.source.quote(node)}\` is handed around as a value: which routes it registers is not read.`, $said('Call it where its server is, or describe these routes in an OpenAPI document.'));
}
function collect_distinct(found, program) {
	const seen = new Set();
	return found.filter(captures => {
		const node = captures.get('call') ?? captures.get('on');
		const key = node ? keyOf(node, program) : '';
		return !seen.has(key) && seen.add(key);
	});
}

; 
function environmentOf({ environment }, matching) {
	if (environment === undefined)
		return undefined;
	const known = new Map();
	const readsOf = (file) => {
		const found = environment.flatMap(match => matching(file, match));
		return new Map(found.flatMap(captures => {
			const read = captures.get('read');
			return read ? [[read.id, captures.get('fallback') ?? 'unset']] : [];
		}));
	};
	return (node, file) => {
		const reads = known.get(file) ?? readsOf(file);
		known.set(file, reads);
		return reads.get(node.id);
	};
}

; 







async function readFramework(file, name, framework, repository) {
	const queries = new extract .RT();
	const placeOf = () => ({ file });
	try {
		return await (0,extract .eQ)({ repository, report: () => { }, placeOf, tables: 'named' }, ({ files }) => files.withGrammars(() => {
			const programs = new Map();
			const matches = new Map();
			const programOf = (path) => {
				const source = files.open(path);
				const known = programs.get(path);
				if (known)
					return known;
				source.hold();
				const program = {
					source,
					evaluate: (node) => (0,extract .cg)(files.evaluator.evaluate(node, { file: source, env: undefined })),
				};
				programs.set(path, program);
				return program;
			};
			files.evaluator.restart();
			const isReachedIn = (source) => (captures) => {
				const node = captures.get('call') ?? captures.get('on');
				return node === undefined || !isUnreached(node, source);
			};
			const matching = (source, match) => {
				const syntax = files.syntaxOf(source.path);
				const key = `${source.path}\0${match}`;
				const found = matches.get(key) ?? (syntax ? queries.in(source, syntax, match).filter(isReachedIn(source)) : []);
				matches.set(key, found);
				return found;
			};
			files.evaluator.environment = environmentOf(framework, matching);
			const collected = collect(file, {
				framework,
				programOf,
				evaluateIn: (node, { source }, env) => files.evaluator.evaluate(node, { file: source, env }),
				withFields: fieldOf => {
					files.evaluator.fieldOf = fieldOf;
				},
				memberOf: (object, name) => files.evaluator.members.ifAny(object, name),
				matches: matching,
				saying: (name, source) => {
					const found = files.saying(name, source);
					return found === 'unseen' ? [] : found.map(({ path }) => path);
				},
				isCode: (text, source) => {
					const syntax = files.syntaxOf(source.path);
					return syntax !== undefined && (0,extract ._m)(text, syntax);
				},
				importers: source => files.importers(source).map(({ path }) => path),
			});
			const { servers, gaps } = assemble(collected, framework, file);
			const syntaxErrors = collected.files.flatMap((path) => {
				const { source } = programOf(path);
				if (!source.hasError)
					return [];
				return [
					{
						place: { file: path, line: 1 },
						reason: $said`${path} has a syntax error: routes may be missing.`,
						remedy: $said('Correct the file.'),
					},
				];
			});
			const told = [...syntaxErrors, ...collected.gaps, ...gaps];
			return {
				servers,
				gaps: servers.length === 0 && told.length === 0 ? [withoutServer(file, framework)] : told,
				notes: collected.notes,
				files: collected.files,
			};
		}));
	}
	catch (cause) {
		if (cause instanceof extract .b9)
			throw new user_error .y($said`The framework \`${name}\` has a query that cannot be read: ${cause.message}`, $said('Correct it in refdata.yml; docs/frameworks.md has one for each part.'), { cause });
		if (cause instanceof RangeError)
			throw new ServerSourceError({ file, line: 1 }, $said('It is nested too deep.'), $said('Declare the routes outside of it.'), { cause });
		throw cause;
	}
	finally {
		queries.dispose();
	}
}
function withoutServer(file, { servers }) {
	return {
		place: { file, line: 1 },
		reason: $said`No server was found in ${file}: nothing in it calls ${Object.keys(servers).join($said(' or '))}.`,
		remedy: $said('Name the file that makes the server, or make it by one of these names.'),
	};
}

; 



class Unknown {
	reason;
	environment;
	apps;
	known;
	constructor(
	reason, 
	environment = false, 
	apps = [], known = {}) {
		this.reason = reason;
		this.environment = environment;
		this.apps = apps;
		this.known = known;
	}
	further(known = {}) {
		return new Unknown(this.reason, this.environment, this.apps, known);
	}
}
class List {
	items;
	fixed;
	spoiled;
	constructor(items, 
	fixed = false) {
		this.items = items;
		this.fixed = fixed;
	}
}
class Vault {
	entries;
	spoiled;
	constructor(entries) {
		this.entries = entries;
	}
}
class Response {
	status;
	media;
	body;
	place;
	headers;
	spoiled;
	constructor(
	status, 
	media, body, place, 
	headers = new Map()) {
		this.status = status;
		this.media = media;
		this.body = body;
		this.place = place;
		this.headers = headers;
	}
}
function laterOf(later, name) {
	const begins = later === 'async' ? '<tarefa' : '<stream';
	return new Unknown($said`\`${name}\` yields later`, false, [], { type: 'text', begins });
}
class Address {
	known;
	asked = false;
	constructor(known = {}) {
		this.known = known;
	}
	get method() {
		this.asked = true;
		return this.known.method;
	}
	get path() {
		this.asked = true;
		return this.known.path;
	}
}
const MODEL = {
	entries: value => (value instanceof List && value.spoiled === undefined ? value.items : undefined),
	list: items => new List([...items]),
	fields: value => value instanceof Vault && value.spoiled === undefined
		? [...value.entries].map(([key, entry]) => ({ key, entry }))
		: undefined,
	valueOf: entry => entry,
	entry: value => value,
	originOf: () => undefined,
	real: value => new numbers .nt(value),
	maxSize: MAX_VALUE_SIZE,
	isOrdered: value => value instanceof List && !value.fixed,
	weight: value => (value instanceof List ? value.items.length : 0),
};
function isA(value, type) {
	return typeof value === 'object' && value !== null && 'type' in value && value.type === type;
}
function isOfRequest(value) {
	return isA(value, 'request') || isA(value, 'request-part');
}
function isThere(value) {
	return isA(value, 'request-part') && value.isThere === true;
}
function truth(value) {
	if (value instanceof Unknown || isOfRequest(value))
		return undefined;
	if (value instanceof numbers .nt)
		return value.value !== 0;
	if (value instanceof List)
		return value.spoiled === undefined ? value.items.length > 0 : undefined;
	if (value instanceof Vault)
		return value.spoiled === undefined ? value.entries.size > 0 : undefined;
	return Boolean(value) || (typeof value === 'object' && value !== null);
}
function beginsOtherwise(value, text) {
	if (!(value instanceof Unknown) || typeof text !== 'string')
		return false;
	return value.known.begins !== undefined && !text.startsWith(value.known.begins);
}
function equal(a, b) {
	if ((a === null && isThere(b)) || (b === null && isThere(a)))
		return false;
	if (beginsOtherwise(a, b) || beginsOtherwise(b, a))
		return false;
	if (a instanceof Unknown || b instanceof Unknown || isOfRequest(a) || isOfRequest(b))
		return undefined;
	if (a instanceof numbers .nt || b instanceof numbers .nt) {
		const [x, y] = [a, b].map(value => (value instanceof numbers .nt ? value.value : value));
		return x === y;
	}
	if (isA(a, 'enum-member') && isA(b, 'enum-member') && a.enumeration === b.enumeration)
		return a === b;
	if (typeof a === 'object' && a !== null && typeof b === 'object' && b !== null)
		return a === b ? true : undefined;
	if (typeof a !== typeof b && (typeof a === 'boolean' || typeof b === 'boolean') && a !== null && b !== null)
		return typeof a === 'string' || typeof b === 'string' ? false : undefined;
	return a === b;
}
const MAX_LEAVES = 64;
function leavesOf(value) {
	const found = new Set();
	const ahead = [value];
	for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
		if (!(next instanceof Unknown) || next.known.among === undefined)
			found.add(next);
		else
			ahead.push(...[...next.known.among].reverse());
		if (found.size > MAX_LEAVES)
			return [new Unknown($said`it may be one of more than ${MAX_LEAVES} values`)];
	}
	return [...found];
}
function oneOf(values, reason = $said('it depends on a condition')) {
	const leaves = [...new Set(values.flatMap(leavesOf))];
	const [only] = leaves;
	return leaves.length === 1 && only !== undefined ? only : new Unknown(reason, false, [], { among: leaves });
}

var collections = __webpack_require__(39382);
var folds = __webpack_require__(78155);
var pure_function = __webpack_require__(29070);
var more_text = __webpack_require__(53049);
var python_numbers = __webpack_require__(92348);
var operators = __webpack_require__(74179);
var python_text = __webpack_require__(26447);
; 





const INVERSE = {
	bigger: '>',
	smaller: '<',
	bigger_eq: '>=',
	smaller_eq: '<=',
};
const FOLDS = (0,operators .Rj)(MODEL);
function operate(operator, left, right) {
	const unknown = [left, right].find(value => value instanceof Unknown);
	if (unknown instanceof Unknown)
		return unknown.further(operator === '+' ? sumOf(left, right) : {});
	const value = isText(left) || isText(right) ? ofTexts(operator, left, right) : undefined;
	return value ?? FOLDS[operator === '~/' ? '//' : operator]?.(left, right) ?? whyNot(operator, left, right);
}
function sumOf(left, right) {
	const texts = [left, right].some(value => isText(value) || (value instanceof Unknown && value.known.type === 'text'));
	if (!texts)
		return {};
	const begins = isText(left) ? left : left instanceof Unknown ? left.known.begins : undefined;
	return { type: 'text', ...(begins && { begins }) };
}
function ofTexts(operator, left, right) {
	if (operator !== '+' || left === null || right === null)
		return undefined;
	const [a, b] = [operators_textOf(left), operators_textOf(right)];
	return a === undefined || b === undefined || a.length + b.length > MAX_VALUE_SIZE ? undefined : a + b;
}
function whyNot(operator, left, right) {
	const sizes = [left, right].map(value => (isText(value) ? value.length : MODEL.weight(value)));
	const times = operator === '*' ? Math.max((0,numbers .rl)(left) ?? 0, (0,numbers .rl)(right) ?? 0) : 1;
	if ((operator === '+' || operator === '*') && ((sizes[0] ?? 0) + (sizes[1] ?? 0)) * times > MAX_VALUE_SIZE)
		return tooLong();
	const spoiled = [left, right].find(value => value instanceof List && value.spoiled !== undefined);
	return spoiled instanceof List && spoiled.spoiled !== undefined
		? new Unknown(spoiled.spoiled)
		: notWorkedOut(operator);
}
function isText(value) {
	return typeof value === 'string';
}
function compare(operator, left, right) {
	const sign = INVERSE[operator] ?? operator;
	if (sign === 'is' || sign === '==')
		return equal(left, right);
	if (sign === 'isnt' || sign === '!=')
		return inverse(equal(left, right));
	if (sign === 'in')
		return contains(right, left);
	if (sign === 'not in')
		return inverse(contains(right, left));
	const order = (0,operators .mJ)(left, right);
	if (order === undefined)
		return undefined;
	if (sign === '<')
		return order < 0;
	if (sign === '>')
		return order > 0;
	return sign === '<=' ? order <= 0 : order >= 0;
}
function negate(value) {
	return value instanceof Unknown ? value.further() : ((0,operators .vR)(value) ?? notWorkedOut('-'));
}
function operators_textOf(value, room = { left: MAX_VALUE_SIZE }) {
	room.left -= isText(value) ? value.length : 1;
	if (room.left < 0)
		return undefined;
	if (value === null)
		return 'void';
	if (typeof value === 'boolean')
		return value ? 'yes' : 'no';
	if (typeof value !== 'object')
		return String(value);
	if (value instanceof numbers .nt)
		return (0,python_numbers .qx)(value.value);
	const shown = (part) => operators_textOf(part, room);
	if (isA(value, 'enum-member'))
		return `${value.enumeration.name}.${value.name}`;
	if (isA(value, 'record-value'))
		return value.record.methods.has('toString')
			? undefined
			: operators_written([...value.values], shown, `${value.record.name}(`, ')');
	if (value instanceof List && value.fixed)
		return undefined;
	const items = MODEL.entries(value)?.map(shown);
	if (items)
		return items.includes(undefined) ? undefined : `[${items.join(', ')}]`;
	if (!(value instanceof Vault) || value.spoiled !== undefined || value.entries.has('__type__'))
		return undefined;
	return operators_written([...value.entries], shown, '{', '}');
}
function operators_written(fields, shown, open, close) {
	const parts = fields.map(([key, item]) => [key, shown(item)]);
	if (parts.some(([, text]) => text === undefined))
		return undefined;
	return `${open}${parts.map(([key, text]) => `${key}: ${text}`).join(', ')}${close}`;
}
function operators_keyOf(value) {
	return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}
function contains(container, item) {
	if (typeof container === 'string')
		return typeof item === 'string' ? container.includes(item) : undefined;
	if (container instanceof Unknown)
		return typeof item === 'string' && container.known.begins?.includes(item) ? true : undefined;
	if (container instanceof Vault)
		return container.spoiled === undefined && operators_keyOf(item) !== undefined
			? container.entries.has(item)
			: undefined;
	if (!(container instanceof List) || container.spoiled !== undefined)
		return undefined;
	const found = container.items.map(candidate => equal(candidate, item));
	if (found.includes(true))
		return true;
	return found.includes(undefined) ? undefined : false;
}
function inverse(value) {
	return value === undefined ? undefined : !value;
}
function notWorkedOut(operator) {
	return new Unknown($said`\`${operator}\` is not worked out for these values`);
}
function tooLong() {
	return new Unknown($said`it is longer than ${MAX_VALUE_SIZE} characters or items`);
}
function spoil(value, reason) {
	if (value instanceof List || value instanceof Vault || value instanceof Response)
		value.spoiled ??= reason;
	else if (isA(value, 'object'))
		for (const name of value.holds.keys())
			value.holds.set(name, new Unknown(reason));
}

; 









const taking = (pure_function .B);
const methods_text = (pure_function .Q);
const methods_collections = (0,collections .f)(MODEL);
const { parts, joined: methods_joined, sorted, results } = methods_collections;
const { keys, values, pairs, reversed, mapped, filtered } = methods_collections;
const { repetition } = (0,folds .k4)(MODEL);
const MAX_FLATTENED_DEPTH = 100;
const QUESTIONS = Object.assign({}, ...['isalpha', 'isdigit', 'isalnum', 'isspace', 'islower', 'isnumeric'].map(name => {
	const pattern = more_text .fg[name];
	return (pattern &&
		under([name, name.replace('is', 'is_')], plainText(value => ((0,more_text .$i)(value) ? pattern.test(value) : undefined))));
}));
const BEGINNINGS = ['startswith', 'starts_with'];
function beginsWith(value, prefix) {
	if (typeof value === 'string')
		return value.startsWith(prefix);
	const begins = value instanceof Unknown ? value.known.begins : undefined;
	if (begins?.startsWith(prefix))
		return true;
	return begins === undefined || prefix.startsWith(begins) ? undefined : false;
}
const OF_TEXTS = {
	...under(['upper', 'to_upper'], plainText(value => value.toUpperCase())),
	...under(['lower', 'to_lower'], plainText(value => value.toLowerCase())),
	capitalize: plainText(python_text .Iu),
	strip: methods_text(python_text .uR),
	lstrip: methods_text(python_text .qn),
	rstrip: methods_text(python_text .Nr),
	trim: plainText(value => python_text .uR(value)),
	trim_start: plainText(value => python_text .qn(value)),
	trim_end: plainText(value => python_text .Nr(value)),
	...QUESTIONS,
	length: plainText(python_text .Y5),
	is_empty: plainText(value => value === ''),
	reverse: plainText(value => [...value].reverse().join('')),
	chars: onText(0, value => parts([...value], undefined)),
	words: onText(0, value => parts(python_text .aL(value), undefined)),
	...under(['lines', 'splitlines', 'split_lines'], onText(0, value => parts(python_text .Dx(value), undefined))),
	split: onText(1, (value, [separator = ' ']) => {
		if (separator === null)
			return parts(python_text .aL(value), undefined);
		return isFilled(separator) ? parts(value.split(separator), undefined) : undefined;
	}),
	partition: onText(1, (value, [separator]) => {
		if (!isFilled(separator))
			return undefined;
		const at = value.indexOf(separator);
		const split = at < 0 ? [value, '', ''] : [value.slice(0, at), separator, value.slice(at + separator.length)];
		return parts(split, undefined);
	}),
	replace: onText(3, (value, [from, to, count = -1]) => typeof from === 'string' && typeof to === 'string' && isWhole(count)
		? bounded(python_text .$3(value, from, to, count))
		: undefined),
	...under(BEGINNINGS, taking(1, (receiver, [prefix]) => typeof prefix === 'string' ? beginsWith(receiver, prefix) : undefined)),
	...under(['endswith', 'ends_with'], withText((value, suffix) => value.endsWith(suffix))),
	...under(['contains', 'includes'], withText((value, part) => value.includes(part))),
	...under(['removeprefix', 'remove_prefix'], withText(python_text .Z7)),
	...under(['removesuffix', 'remove_suffix'], withText(python_text .al)),
	...under(['count', 'count_of'], withText(python_text .U9)),
	...under(['find', 'index_of'], withText((value, part) => python_text .I6(value, part))),
	...under(['rfind', 'last_index_of'], withText((value, part) => python_text .I6(value, part, true))),
	char_at: onText(1, (value, [index]) => isWhole(index) ? (index < 0 ? '' : ([...value][index] ?? '')) : undefined),
	...under(['slice', 'substring'], onText(2, (value, [start, end]) => (start === undefined ? undefined : slice(value, start, end)))),
	repeat: onText(1, (value, [times]) => (isWhole(times) ? repetition(value, times) : undefined)),
	...under(['ljust', 'pad_end'], padding('right')),
	...under(['rjust', 'pad_start'], padding('left')),
	center: padding('both'),
	zfill: onText(1, (value, [width]) => isWhole(width) && width <= MODEL.maxSize ? python_text .BL(value, width) : undefined),
	concat: (receiver, args, _origin, named) => {
		const all = named.size === 0 ? methods_joined(args, '', pythonText) : undefined;
		return typeof receiver === 'string' && all !== undefined ? bounded(receiver + all) : undefined;
	},
	join: onText(1, (value, [items]) => bounded(methods_joined(iterated(items), value, pythonText))),
};
const OF_LISTS = {
	length: onList(0, items => items.length),
	is_empty: onList(0, items => items.length === 0),
	sorted: (receiver, args, _origin, named, invoke) => methods_inOrder(MODEL.entries(receiver), args, named, invoke, 'reverso'),
	reversed: onList(0, reversed),
	copy: onList(0, items => new List([...items])),
	first: onList(0, items => items[0] ?? null),
	last: onList(0, items => items.at(-1) ?? null),
	take: onList(1, (items, [count]) => isWhole(count) ? slice(new List([...items]), null, count) : undefined),
	drop: onList(1, (items, [count]) => isWhole(count) ? slice(new List([...items]), count, null) : undefined),
	slice: onList(2, (items, [start = null, end = null]) => slice(new List([...items]), start, end)),
	compact: onList(0, items => items.some(item => equal(item, null) === undefined)
		? undefined
		: new List(items.filter(item => item !== null))),
	...under(['contains', 'includes'], listWith((items, item) => contains(new List([...items]), item))),
	...under(['index', 'index_of'], listWith((items, item) => {
		const found = items.map(candidate => equal(candidate, item));
		const at = found.indexOf(true);
		return at < 0 || found.slice(0, at).includes(undefined) ? undefined : at;
	})),
	count: listWith((items, item) => {
		const found = items.map(candidate => equal(candidate, item));
		return found.includes(undefined) ? undefined : found.filter(Boolean).length;
	}),
	flatten: onList(0, items => {
		const flat = methods_flattened(items);
		return flat && new List(flat);
	}),
	chunk: onList(1, (items, [size]) => isWhole(size) && size > 0
		? new List(Array.from({ length: Math.ceil(items.length / size) }, (_, i) => new List(items.slice(i * size, (i + 1) * size))))
		: undefined),
	zip_with: listWith((items, other) => zipped([items, iterated(other)])),
	join: onList(1, (items, [separator = ', ']) => bounded(methods_joined(items, separator, pythonText))),
	map: (receiver, [callee, ...more], _origin, named, invoke) => more.length === 0 && named.size === 0
		? mapped(MODEL.entries(receiver), callee, invoke, false)
		: undefined,
	filter: (receiver, [callee, ...more], _origin, named, invoke) => more.length === 0 && named.size === 0
		? filtered(MODEL.entries(receiver), callee, invoke, false, truth)
		: undefined,
	sum: onList(0, sum),
	min: onList(0, items => extreme(items, -1)),
	max: onList(0, items => extreme(items, 1)),
};
const OF_VAULTS = {
	keys,
	values,
	...under(['items', 'to_pairs'], pairs),
	length: onVault(0, entries => entries.size),
	...under(['has', 'contains'], onVault(1, (entries, [key = null]) => {
		const known = operators_keyOf(key);
		return known === undefined ? undefined : entries.has(known);
	})),
	get: onVault(2, (entries, [key = null, otherwise = null]) => {
		const known = operators_keyOf(key);
		return known === undefined ? undefined : (entries.get(known) ?? otherwise);
	}),
	copy: onVault(0, entries => new Vault(new Map(entries))),
	merge: onVault(1, (entries, [other = null]) => {
		const more = MODEL.fields(other);
		return (more && new Vault(new Map([...entries, ...more.map(({ key, entry }) => [key, entry])])));
	}),
	pick: (receiver, args, _origin, named) => some(receiver, args, named, true),
	omit: (receiver, args, _origin, named) => some(receiver, args, named, false),
};
const CHANGING_VAULTS = new Set('set delete update clear invert map_values filter_keys'.split(' '));
function iterated(value) {
	if (typeof value === 'string')
		return [...value];
	return MODEL.entries(value) ?? MODEL.fields(value)?.map(({ key }) => key);
}
function slice(value, start = null, stop = null, step = null) {
	const bounds = [start, stop, step].map(bound => bound === null ? undefined : isWhole(bound) ? bound : Number.NaN);
	const items = typeof value === 'string' ? [...value] : MODEL.entries(value);
	if (!items || bounds.some(Number.isNaN))
		return undefined;
	const found = python_text .bY(items.length, bounds[0], bounds[1], bounds[2])?.map(at => items[at]);
	if (!found)
		return undefined;
	return typeof value === 'string' ? found.join('') : new List(found, value instanceof List && value.fixed);
}
function methods_inOrder(items, args, named, invoke, backwardsName) {
	const [key = named.get('chave') ?? null, backwards = named.get(backwardsName) ?? false, ...more] = args;
	const others = [...named.keys()].some(name => name !== 'chave' && name !== backwardsName);
	const holds = truth(backwards);
	if (!items || more.length > 0 || others || holds === undefined)
		return undefined;
	const by = key === null ? items : results(items, key, invoke, false);
	return by && sorted(items, by, operators .mJ, holds);
}
function zipped(lists) {
	const known = lists.filter(list => list !== undefined);
	if (known.length < lists.length)
		return undefined;
	const length = known.length === 0 ? 0 : Math.min(...known.map(list => list.length));
	return new List(Array.from({ length }, (_, i) => new List(known.map(list => list[i]))));
}
function sum(items) {
	let total = 0;
	for (const item of items) {
		if (!isWhole(item))
			return undefined;
		total += item;
	}
	return Number.isSafeInteger(total) ? total : undefined;
}
function extreme(items, wanted) {
	let best = items[0];
	if (best === undefined || (0,operators .mJ)(best, best) === undefined)
		return undefined;
	for (const item of items.slice(1)) {
		const order = (0,operators .mJ)(item, best);
		if (order === undefined)
			return undefined;
		if (Math.sign(order) === wanted)
			best = item;
	}
	return best;
}
function pythonText(value) {
	if (typeof value === 'string')
		return value;
	if (typeof value === 'boolean')
		return value ? 'True' : 'False';
	if (value === null)
		return 'None';
	if (value instanceof numbers .nt)
		return (0,python_numbers .qx)(value.value);
	return typeof value === 'number' ? String(value) : undefined;
}
function isWhole(value) {
	return typeof value === 'number';
}
function isFilled(value) {
	return typeof value === 'string' && value !== '';
}
function bounded(value) {
	return value !== undefined && value.length <= MODEL.maxSize ? value : undefined;
}
function methods_flattened(items, depth = 0) {
	const flat = [];
	for (const item of items) {
		if (item instanceof Unknown)
			return undefined;
		const inner = MODEL.entries(item);
		const found = item instanceof List ? inner && depth < MAX_FLATTENED_DEPTH && methods_flattened(inner, depth + 1) : [item];
		if (!found)
			return undefined;
		flat.push(...found);
		if (flat.length > MODEL.maxSize)
			return undefined;
	}
	return flat;
}
function some(receiver, wanted, named, inside) {
	const all = wanted.map(operators_keyOf);
	if (!(receiver instanceof Vault) ||
		receiver.spoiled !== undefined ||
		all.includes(undefined) ||
		named.size > 0)
		return undefined;
	const names = all;
	const { entries } = receiver;
	return inside
		? new Vault(new Map(names.filter(name => entries.has(name)).map(name => [name, entries.get(name)])))
		: new Vault(new Map([...entries].filter(([name]) => !names.includes(name))));
}
function under(names, apply) {
	return Object.fromEntries(names.map(name => [name, apply]));
}
function plainText(apply) {
	return onText(0, apply);
}
function withText(apply) {
	return onText(1, (value, [argument]) => typeof argument === 'string' ? apply(value, argument) : undefined);
}
function onText(count, apply) {
	return taking(count, (receiver, args) => typeof receiver === 'string' ? apply(receiver, args) : undefined);
}
function padding(side) {
	return onText(2, (value, [width, fill = ' ']) => isWhole(width) && width <= MODEL.maxSize && typeof fill === 'string' && python_text .Y5(fill) === 1
		? python_text .jC(value, width, side, fill)
		: undefined);
}
function onList(count, apply) {
	return taking(count, (receiver, args) => {
		const items = MODEL.entries(receiver);
		return items && apply(items, args);
	});
}
function listWith(apply) {
	return onList(1, (items, [argument]) => (argument === undefined ? undefined : apply(items, argument)));
}
function onVault(count, apply) {
	return taking(count, (receiver, args) => receiver instanceof Vault && receiver.spoiled === undefined ? apply(receiver.entries, args) : undefined);
}

; 

const media_JSON_MEDIA = 'application/json';
const HTML = 'text/html';
const PLAIN = 'text/plain';
const ANY_TEXT = 'text/*';
const media_ANY_MEDIA = '*/*';
const OF_FILES = {
	html: HTML,
	htm: HTML,
	css: 'text/css',
	csv: 'text/csv',
	txt: PLAIN,
	json: media_JSON_MEDIA,
	pdf: 'application/pdf',
	png: 'image/png',
	gif: 'image/gif',
	jpg: 'image/jpeg',
	jpeg: 'image/jpeg',
	svg: 'image/svg+xml',
};
const REASONS = new Map([
	[200, 'OK'],
	[201, 'Created'],
	[202, 'Accepted'],
	[204, 'No Content'],
	[301, 'Moved Permanently'],
	[302, 'Found'],
	[304, 'Not Modified'],
	[400, 'Bad Request'],
	[401, 'Unauthorized'],
	[403, 'Forbidden'],
	[404, 'Not Found'],
	[405, 'Method Not Allowed'],
	[409, 'Conflict'],
	[413, 'Payload Too Large'],
	[415, 'Unsupported Media Type'],
	[422, 'Unprocessable Entity'],
	[429, 'Too Many Requests'],
	[500, 'Internal Server Error'],
	[502, 'Bad Gateway'],
	[503, 'Service Unavailable'],
]);
function reasonOf(status) {
	return REASONS.get(status) ?? '';
}
function isEmpty(status) {
	return status < 200 || status === 204 || status === 205 || status === 304;
}
function mediaOfFile(path) {
	if (typeof path !== 'string')
		return media_ANY_MEDIA;
	const extension = /\.([A-Za-z]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
	return Object.hasOwn(OF_FILES, extension) ? OF_FILES[extension] : media_ANY_MEDIA;
}
function mediaOfText(value) {
	const begins = value instanceof Unknown ? (value.known.begins ?? '') : String(value);
	const first = begins.trimStart()[0];
	if (first === undefined && value instanceof Unknown)
		return ANY_TEXT;
	return first === '<' ? HTML : PLAIN;
}

var media_type = __webpack_require__(89459);
; 
function frame_placeOf(node, frame) {
	return frame.source.place(node.start);
}
function pieceOf(node, frame) {
	return frame.source.piece(node.start, node.end);
}
const SHOWN_CHARACTERS = 80;
function shownPiece(node, frame, limit = SHOWN_CHARACTERS) {
	const piece = pieceOf(node, frame);
	return piece.length > limit ? `${piece.slice(0, limit)}…` : piece;
}

; 

function evaluate(expression, frame) {
	return frame.session.interpreter.evaluate(expression, frame);
}
function runAll(statements, frame) {
	return frame.session.interpreter.runAll(statements, frame);
}
function runBlock(block, frame) {
	return runAll(block.statements(), frame);
}
function evaluateArguments(args, frame) {
	const given = [];
	let known = true;
	for (const { name, spread, value: expression } of args) {
		const value = evaluate(expression, frame);
		if (!spread)
			given.push({ name, value, expression });
		else if (value instanceof List && value.spoiled === undefined) {
			frame.session.charge(value.items.length);
			for (const item of value.items)
				given.push({ name: undefined, value: item, expression });
		}
		else
			known = false;
	}
	return known ? given : undefined;
}

; 
const LIBRARIES = new Map([
	['Kiln', 'Kiln'],
	['API', 'API'],
	['Http', 'Http'],
	['Server', 'Http'],
	['Lavra', 'Lavra'],
	['Consulta', 'Lavra'],
	['Vitrine', 'Vitrine'],
]);
function libraryOf(path) {
	const bare = path.startsWith('Arcane.') ? path.slice('Arcane.'.length) : path;
	const known = LIBRARIES.get(bare);
	if (known !== undefined)
		return known;
	return path.startsWith('Arcane.') ? bare : undefined;
}
function isRelative(path) {
	return path.startsWith('./') || path.startsWith('../') || path.endsWith('.df');
}
function candidates(path, importer) {
	const folder = importer.split('/').slice(0, -1);
	const quoted = path.endsWith('.df');
	const relative = path.startsWith('./') || path.startsWith('../');
	const bare = quoted ? path.slice(0, -'.df'.length) : path;
	const segments = quoted || relative ? bare.split('/') : bare.split(/[./]/);
	const bases = relative ? [folder] : [folder, []];
	const files = [];
	let outside = false;
	for (const base of bases) {
		const target = module_paths_joined(base, segments);
		if (target === undefined)
			outside = true;
		else
			files.push(`${target}.df`, ...(quoted ? [] : [`${target}/main.df`]));
	}
	if (!relative && !quoted)
		files.push(...packageFiles(segments, folder));
	return { files: [...new Set(files)], outside: outside && files.length === 0 };
}
function packageFiles(segments, folder) {
	const [name = '', ...rest] = segments;
	return packageFolders(name, folder).flatMap(root => rest.length > 0
		? [`${root}/src/${rest.join('/')}.df`]
		: [`${root}/src/main.df`, `${root}/main.df`, `${root}/${name}.df`]);
}
function packageFolders(name, folder) {
	return folder
		.map((_, i) => folder.slice(0, folder.length - i))
		.concat([[]])
		.map(base => [...base, 'forge_modules', name].join('/'));
}
function module_paths_joined(base, segments) {
	const parts = [...base];
	for (const segment of segments) {
		if (segment === '' || segment === '.')
			continue;
		if (segment !== '..')
			parts.push(segment);
		else if (parts.pop() === undefined)
			return undefined;
	}
	return parts.length === 0 ? undefined : parts.join('/');
}

; 
class App {
	name;
	place;
	action;
	walk;
	routes = [];
	groups = [];
	validations = [];
	middleware = [];
	hooks = [];
	assets = [];
	templates;
	errors = new Map();
	comment;
	port = null;
	unknownPort;
	host = null;
	variable;
	mounted = false;
	started = false;
	parent;
	depth = 0;
	standsAlone = false;
	constructor(name, place, 
	action, 
	walk) {
		this.name = name;
		this.place = place;
		this.action = action;
		this.walk = walk;
	}
}

; 


const NO_FILE = ['FileNotFoundError', 'IOError'];
const NO_FOLDER = ['ValueError', 'RuntimeError'];
function needsTemplate(app, template, { session, source }) {
	if (!(app instanceof App))
		return;
	const { templates: folder } = app;
	if (folder === undefined)
		session.breaks(NO_FOLDER);
	if (typeof folder !== 'string' || typeof template !== 'string')
		return;
	const bases = [[], source.place(0).file.split('/').slice(0, -1)];
	const files = bases.map(base => module_paths_joined(base, `${folder}/${template}`.split('/')));
	const isThere = files.some(file => file === undefined || session.readFile(file) !== undefined);
	if (!isThere && !folder.startsWith('/'))
		session.raises(NO_FILE, false);
}

; 








const responses_OK = 200;
const PLAIN_COOKIE = 3;
const FOUND = 302;
const NOT_FOUND = 404;
const STREAMED = [
	['Cache-Control', 'no-cache, no-transform'],
	['X-Accel-Buffering', 'no'],
];
function responded(statement, frame) {
	const { form, status, value: expression } = statement;
	const place = frame_placeOf(statement, frame);
	const value = expression ? evaluate(expression, frame) : null;
	if (form === 'file')
		return fileResponse(value, undefined, place);
	if (form === 'json')
		return new Response(status ?? responses_OK, media_JSON_MEDIA, value, place);
	if (form)
		return new Response(status ?? responses_OK, form === 'html' ? HTML : PLAIN, operators_textOf(value) ?? value, place);
	return oneOf(leavesOf(value).map(leaf => plainly(leaf, status, place)));
}
function plainly(value, status, place) {
	if (value === null)
		return statusResponse(status ?? responses_OK, undefined, place);
	if (value instanceof Response)
		return status === undefined ? value : new Response(status, value.media, value.body, place, value.headers);
	if (isA(value, 'request-part') && value.target === 'body')
		return new Response(status ?? responses_OK, media_ANY_MEDIA, value, place);
	if (isVault(value) || isList(value) || isA(value, 'request-part'))
		return new Response(status ?? responses_OK, media_JSON_MEDIA, value, place);
	if (value instanceof Unknown && value.known.type === undefined) {
		const mayBeResponse = status === undefined && !value.known.sent;
		return mayBeResponse ? value : new Response(status ?? responses_OK, media_ANY_MEDIA, value, place);
	}
	return new Response(status ?? responses_OK, undefined, asText(value), place);
}
function asText(value) {
	if (value instanceof Unknown || typeof value === 'string')
		return value;
	return operators_textOf(value) ?? new Unknown($said('how it looks as text is not worked out'), false, [], { type: 'text' });
}
function isVault(value) {
	return value instanceof Vault || (value instanceof Unknown && value.known.type === 'vault');
}
function isList(value) {
	return value instanceof List ? !value.fixed : value instanceof Unknown && value.known.type === 'list';
}
function rendered(statement, frame) {
	const template = evaluate(statement.template, frame);
	const status = statement.status ? evaluate(statement.status, frame) : responses_OK;
	const app = frame.scope.enclosingApp() ?? new Unknown($said('no server is around it'));
	return page(app, template, status, frame_placeOf(statement, frame), frame);
}
function page(app, template, status, place, frame) {
	needsTemplate(app, template, frame);
	const body = new Unknown($said('it is what the template gives'), false, [], { type: 'text' });
	return ofStatus(status, each => new Response(each, HTML, body, place));
}
function redirected(statement, frame) {
	const target = evaluate(statement.target, frame);
	const status = statement.status ? evaluate(statement.status, frame) : FOUND;
	return redirection(target, status, frame_placeOf(statement, frame));
}
function callResponse(name, args, call, frame) {
	const place = frame_placeOf(call, frame);
	const status = (usual) => (args.has('status') ? args.value('status') : usual);
	const written = (media, body) => {
		const headers = headersOf(given('cabecalhos'));
		return ofStatus(status(responses_OK), each => new Response(each, media, body, place, new Map(headers)));
	};
	const stream = (media) => {
		const headers = new Map([...STREAMED, ...headersOf(given('cabecalhos'))]);
		return new Response(responses_OK, media, new Unknown($said('it is a stream')), place, headers);
	};
	const given = (parameter) => (args.has(parameter) ? args.value(parameter) : null);
	switch (name) {
		case 'json':
			return written(media_JSON_MEDIA, given('dados'));
		case 'html':
			return written(HTML, inPython(given('texto')));
		case 'text':
			return written(PLAIN, inPython(given('texto')));
		case 'render':
			return page(args.value('app'), given('nome'), status(responses_OK), place, frame);
		case 'status':
			return ofStatus(args.value('codigo'), each => statusResponse(each, given('mensagem'), place));
		case 'redirect':
			return redirection(args.value('destino'), status(FOUND), place);
		case 'file':
			return fileResponse(args.value('caminho'), given('tipo'), place, given('baixar'));
		case 'sse':
			return stream('text/event-stream');
		case 'stream':
			return stream(mediaGiven(given('tipo')) ?? PLAIN);
		case 'header':
			return withHeader(args.value('resp'), args.value('chave'), given('valor'));
		case 'cookie':
			return withHeader(args.value('resp'), 'Set-Cookie', cookie(args));
		case 'session_start':
		case 'session_end':
			return withHeader(args.value('resp'), 'Set-Cookie', new Unknown($said('it is a cookie')));
	}
	return undefined;
}
function inPython(value) {
	return pythonText(value) ?? value;
}
function withHeader(response, name, value) {
	for (const leaf of leavesOf(response))
		if (leaf instanceof Response && typeof name === 'string')
			leaf.headers.set(name, value);
	return response;
}
function cookie(args) {
	const [name, value] = ['nome', 'valor'].map(each => pythonText(args.value(each)));
	if (name === undefined || value === undefined || args.count > PLAIN_COOKIE)
		return new Unknown($said('it is a cookie'));
	const quoted = encodeURIComponent(value)
		.replace(/[!'()*]/g, each => `%${each.charCodeAt(0).toString(16).toUpperCase()}`)
		.replaceAll('%2F', '/');
	return [`${name}=${quoted}`, 'Path=/', 'SameSite=Lax', 'HttpOnly'].join('; ');
}
function headersOf(value) {
	if (!(value instanceof Vault) || value.spoiled !== undefined)
		return [];
	return [...value.entries].map(([name, each]) => [String(name), each]);
}
function statusResponse(status, message, place) {
	const text = message ?? (status === undefined ? new Unknown($said('its status is not known')) : reasonOf(status));
	const body = new Vault(new Map([
		['status', status ?? new Unknown($said('it is not known'), false, [], { type: 'integer' })],
		['mensagem', text],
	]));
	return new Response(status, media_JSON_MEDIA, body, place);
}
function fileResponse(path, type, place, savedAs = null) {
	const saved = savedAs === null || savedAs === '' ? [] : [savedAs];
	const headers = new Map(saved.map(name => [
		'Content-Disposition',
		typeof name === 'string' ? `attachment; filename="${name}"` : new Unknown($said('its name is no constant')),
	]));
	const missing = new Vault(new Map([['erro', 'arquivo não encontrado']]));
	const media = mediaGiven(type ?? null) ?? mediaOfFile(path);
	return oneOf([
		new Response(responses_OK, media, new Unknown($said('it is what the file holds')), place, headers),
		new Response(NOT_FOUND, media_JSON_MEDIA, missing, place),
	]);
}
function mediaGiven(type) {
	if (type === null)
		return undefined;
	return typeof type === 'string' ? (0,media_type .c0)(type) : media_ANY_MEDIA;
}
function ofStatus(status, make) {
	return oneOf(leavesOf(status).map(each => make(typeof each === 'number' ? each : undefined)));
}
function redirection(target, status, place) {
	const headers = new Map([['Location', target]]);
	return ofStatus(status, each => new Response(each, undefined, null, place, headers));
}

; 

const kiln_shapes_MAX_DEPTH = 8;
const MAX_FORMS = 6;
const MAX_PARTS = 200;
const ANY = { schema: {} };
const shapes_TYPES = {
	text: { type: 'string' },
	integer: { type: 'integer' },
	number: { type: 'number' },
	boolean: { type: 'boolean' },
	list: { type: 'array', items: {} },
	vault: { type: 'object' },
};
function shapeOf(value, depth = 0) {
	if (depth > kiln_shapes_MAX_DEPTH)
		return ANY;
	if (value === null)
		return constant({ type: 'null' }, value);
	if (typeof value === 'string')
		return constant({ type: 'string' }, value);
	if (typeof value === 'boolean')
		return constant({ type: 'boolean' }, value);
	if (typeof value === 'number')
		return constant({ type: 'integer' }, value);
	if (value instanceof numbers .nt)
		return constant({ type: 'number' }, value.value);
	if (value instanceof List)
		return ofList(value, depth);
	if (value instanceof Vault)
		return ofVault(value, depth);
	if (value instanceof Unknown)
		return ofUnknown(value, depth);
	if (isA(value, 'request-part'))
		return value.target === 'body' ? ANY : { schema: { type: 'object' } };
	const isText = isA(value, 'record-value') || isA(value, 'enum-member') || isA(value, 'object');
	return depth > 0 && isText ? { schema: shapes_TYPES.text } : ANY;
}
function oneForm(schemas) {
	const forms = [...new Map(schemas.map(schema => [JSON.stringify(schema), schema])).values()];
	const [only] = forms;
	if (forms.some(form => Object.keys(form).length === 0) || forms.length > MAX_FORMS)
		return {};
	return forms.length === 1 && only ? only : { anyOf: forms };
}
function constant(schema, value) {
	return { schema, example: { value } };
}
function ofList({ items, spoiled }, depth) {
	if (spoiled !== undefined || items.length > MAX_PARTS)
		return { schema: shapes_TYPES.list };
	const shapes = items.map(item => shapeOf(item, depth + 1));
	const schema = {
		type: 'array',
		items: shapes.length === 0 ? {} : oneForm(shapes.map(each => each.schema)),
	};
	return shapes_made(schema, shapes, values => values);
}
function ofVault({ entries, spoiled }, depth) {
	if (spoiled !== undefined || entries.size > MAX_PARTS)
		return { schema: shapes_TYPES.vault };
	const shapes = [...entries].map(([key, value]) => [String(key), shapeOf(value, depth + 1)]);
	const schema = {
		type: 'object',
		properties: Object.fromEntries(shapes.map(([key, shape]) => [key, shape.schema])),
		...(shapes.length > 0 && { required: shapes.map(([key]) => key) }),
	};
	return shapes_made(schema, shapes.map(([, shape]) => shape), values => Object.fromEntries(shapes.map(([key], i) => [key, values[i]])));
}
function shapes_made(schema, parts, whole) {
	const values = parts.map(({ example, partly }) => (example ? example.value : partly));
	if (parts.every(({ example }) => example))
		return constant(schema, whole(values));
	return values.every(value => value === undefined) ? { schema } : { schema, partly: whole(values) };
}
function ofUnknown({ known: { type, among, schema } }, depth) {
	if (schema)
		return { schema };
	if (among)
		return { schema: oneForm(among.map(value => shapeOf(value, depth + 1).schema)) };
	return type ? { schema: shapes_TYPES[type] } : ANY;
}

; 





const NO_CONTENT = 204;
const FIRST_STATUS = 200;
const LAST_STATUS = 599;
function answersOf(value, place, hasBody = false) {
	const answers = [];
	const unread = [];
	for (const leaf of leavesOf(value)) {
		if (mayBeNothing(leaf, hasBody))
			answers.push({ status: NO_CONTENT, media: null });
		const answer = isOpen(leaf) ? leaf : answers_answerOf(leaf, place);
		if (answer instanceof Unknown)
			unread.push(notKnown(answer.reason, place));
		else if ('reason' in answer)
			unread.push(answer);
		else
			answers.push(answer);
		if (leaf instanceof Response && leaf.media === media_JSON_MEDIA && isBare(leaf.body))
			unread.push(notJson(leaf.place));
	}
	return { answers: unread.length > 0 ? answers.map(withoutShape) : answers, unread };
}
function withoutShape(answer) {
	if (answer.status !== FIRST_STATUS || answer.shape === undefined)
		return answer;
	return { ...answer, shape: { ...answer.shape, schema: {} } };
}
function answersOfMiddleware(value, place) {
	const leaves = leavesOf(value);
	const responses = leaves.filter(leaf => leaf instanceof Response || isHandMade(leaf) || isOpen(leaf));
	const { answers, unread } = answersOf(oneOfAll(responses), place);
	return { answers, unread, passes: responses.length < leaves.length || unread.length > 0 };
}
function oneOfAll(values) {
	return new Unknown($said('it depends on the request'), false, [], { among: values });
}
function mayBeNothing(value, hasBody) {
	if (isA(value, 'request-part'))
		return value.target === 'body' && !value.isThere && !hasBody;
	if (!(value instanceof Unknown))
		return false;
	const { sent, type, read } = value.known;
	return sent === true && type === undefined && read?.target === 'body';
}
function isOpen(value) {
	return value instanceof Unknown && value.known.type === undefined && !value.known.sent;
}
function isBare(value) {
	const type = value instanceof Unknown ? value.known.type : typeof value;
	return type === 'text' || type === 'string' || type === 'boolean';
}
function notJson(place) {
	return {
		place,
		reason: $said('A text, or a boolean, that is answered as JSON is sent as it is, which is no JSON.'),
		remedy: $said('Answer a vault or a list, or `respond text`.'),
	};
}
function isHandMade(value) {
	return value instanceof Vault && value.entries.has('__kiln__');
}
function notKnown(reason, place) {
	return {
		place,
		reason: $said`What is answered here is not known: ${reason}.`,
		remedy: $said('Answer by `respond`, or by a function of Kiln such as `Kiln.json`.'),
	};
}
function answers_answerOf(value, place) {
	if (value === null)
		return { status: NO_CONTENT, media: null };
	if (value instanceof Response)
		return ofResponse(value);
	if (isHandMade(value))
		return notKnown($said('the response is written as a vault'), place);
	const media = mediaOf(value);
	return { status: FIRST_STATUS, media, ...shapeFor(media, value) };
}
function ofResponse({ status, media, body, headers, place, spoiled }) {
	if (spoiled !== undefined)
		return notKnown(spoiled, place);
	if (status === undefined)
		return notKnown($said('its status is no constant'), place);
	if (!Number.isInteger(status) || status < FIRST_STATUS || status > LAST_STATUS)
		return notKnown($said`${status} is no status that an answer ends with`, place);
	const hasBody = !isEmpty(status) && !(media === undefined && body === null && headers.has('Location'));
	const type = hasBody ? (media ?? mediaOf(body)) : null;
	return {
		status,
		media: type,
		...shapeFor(type, body),
		...answers_headersOf(headers),
	};
}
function answers_headersOf(headers) {
	return headers.size > 0 ? { headers: [...headers.keys()], ...headerValues(headers) } : {};
}
function headerValues(headers) {
	const known = [...headers].flatMap(([name, value]) => {
		const text = pythonText(value);
		return text === undefined ? [] : [[name, text]];
	});
	return known.length > 0 ? { headerValues: Object.fromEntries(known) } : {};
}
function mediaOf(value) {
	if (value === null || isVault(value) || isList(value))
		return media_JSON_MEDIA;
	if (typeof value === 'string' || (value instanceof Unknown && value.known.type === 'text'))
		return mediaOfText(value);
	if (value instanceof Unknown)
		return value.known.type === undefined ? media_ANY_MEDIA : PLAIN;
	if (isA(value, 'request-part'))
		return value.target === 'body' ? media_ANY_MEDIA : media_JSON_MEDIA;
	if (isA(value, 'request'))
		return media_ANY_MEDIA;
	if (isA(value, 'record-value') && !value.record.methods.has('toString'))
		return PLAIN;
	return typeof value !== 'object' || value instanceof List || value instanceof numbers .nt ? PLAIN : ANY_TEXT;
}
function shapeFor(media, body) {
	const isText = media?.startsWith('text/') && typeof body === 'string';
	if (isText)
		return { shape: { schema: { type: 'string' }, example: { value: body } } };
	return media === media_JSON_MEDIA && !isBare(body) ? { shape: shapeOf(body) } : {};
}

; 
const SILENT = { answers: [], unread: [], raises: false, ends: [] };

; 




const FORBIDDEN = 403;
const MEBIBYTE = 1024 * 1024;
const BEARER = 'Bearer';
const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE'];
const TEXT = { type: 'string' };
const middleware_NUMBER = { type: 'integer' };
const MAKERS = {
	logger: () => SILENT,
	request_id: args => ({ ...SILENT, adds: namedHeader(middleware_argument(args, 'cabecalho', 'X-Request-Id')) }),
	idempotente: () => ({ ...SILENT, replays: true }),
	cors: args => {
		const origin = middleware_argument(args, 'origens', '*');
		const adds = new Map([['Access-Control-Allow-Origin', origin]]);
		const preflight = new Map([
			...adds,
			['Access-Control-Allow-Methods', middleware_argument(args, 'metodos', ALLOWED)],
			['Access-Control-Allow-Headers', middleware_argument(args, 'cabecalhos', 'Content-Type, Authorization')],
			['Access-Control-Max-Age', '86400'],
		]);
		if (origin !== '*')
			adds.set('Vary', 'Origin');
		const answer = { status: 204, media: null, methods: ['OPTIONS'], ...answers_headersOf(preflight) };
		return { ...SILENT, answers: [answer], ends: ['OPTIONS'], adds };
	},
	rate_limit: () => refusing({ ...refusal(429, { erro: 'pedidos demais', tente_em: 1 }), headers: ['Retry-After'] }),
	auth: args => {
		const scheme = args.has('esquema') ? args.value('esquema') : BEARER;
		const header = new Map([['WWW-Authenticate', scheme]]);
		const stage = refusing({ ...refusal(401, { erro: 'não autenticado' }), ...answers_headersOf(header) });
		const verifier = args.value('verificador');
		return typeof scheme === 'string'
			? { ...stage, scheme, demand: { kind: 'credential', scheme, verifier } }
			: stage;
	},
	guard: (args, place) => {
		const status = args.has('status') ? args.value('status') : FORBIDDEN;
		const message = args.has('mensagem') ? args.value('mensagem') : 'sem permissão';
		const erro = typeof message === 'string' ? message : undefined;
		if (typeof status === 'number')
			return refusing(refusal(status, { erro }));
		const unread = notKnown($said('the status of `Kiln.guard` is no constant'), place);
		return { ...SILENT, unread: [unread] };
	},
	csrf: args => {
		const named = (parameter, usual) => {
			const name = args.has(parameter) ? args.value(parameter) : usual;
			return typeof name === 'string' ? name : undefined;
		};
		const [header, field] = [named('cabecalho', 'X-CSRF-Token'), named('campo', '_csrf')];
		const isKnown = header !== undefined && field !== undefined;
		const dica = isKnown ? `mande-o no cabeçalho '${header}' ou no campo '${field}'` : undefined;
		const refused = refusal(FORBIDDEN, { erro: 'token CSRF ausente ou inválido', dica });
		const stage = refusing({ ...refused, methods: CHANGING });
		return isKnown ? { ...stage, demand: { kind: 'token', header, field } } : stage;
	},
	limite_de_corpo: args => {
		const bytes = args.has('bytes_maximos') ? args.value('bytes_maximos') : MEBIBYTE;
		const limit = typeof bytes === 'number' ? bytes : MEBIBYTE;
		const stage = refusing(refusal(413, { erro: 'corpo grande demais', limite_bytes: limit }));
		return { ...stage, demand: { kind: 'size', limit } };
	},
};
const ALLOWED = 'GET, POST, PUT, PATCH, DELETE, OPTIONS';
function middleware_argument(args, name, usual) {
	const value = args.has(name) ? args.value(name) : null;
	return value === null ? usual : value;
}
function namedHeader(name) {
	return new Map(typeof name === 'string' ? [[name, new Unknown($said('it is another one each time'))]] : []);
}
const SECURE = [
	['X-Content-Type-Options', '', 'nosniff'],
	['X-Frame-Options', 'frame', 'DENY'],
	['Referrer-Policy', 'referrer', 'strict-origin-when-cross-origin'],
	['Content-Security-Policy', 'csp', "default-src 'self'"],
	['Permissions-Policy', 'permissoes', 'geolocation=(), microphone=(), camera=()'],
];
function secureHeaders(args) {
	const hsts = args.has('hsts') ? args.value('hsts') : false;
	const more = truth(hsts) === true ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']] : [];
	return new Map([
		...SECURE.map(([name, parameter, usual]) => [name, middleware_argument(args, parameter, usual)]),
		...more,
	]);
}
const ALIASES = { body_limit: 'limite_de_corpo' };
const HOOKS = new Set([
	'secure_headers',
	'cabecalhos_seguros',
	'comprimir',
	'audit',
	'auditoria',
	'cache',
]);
const SECURING = new Set(['secure_headers', 'cabecalhos_seguros']);
const REFUSAL = {
	type: 'object',
	properties: { erro: TEXT, campos: { type: 'object', additionalProperties: TEXT } },
	required: ['erro'],
};
const REFUSED = {
	status: 422,
	media: media_JSON_MEDIA,
	schema: REFUSAL,
	shape: { schema: REFUSAL, partly: { erro: 'dados inválidos' } },
};
const FAILED = {
	status: 500,
	media: media_JSON_MEDIA,
	...saying({ type: 'object', properties: { erro: TEXT, status: { const: 500 } }, required: ['erro', 'status'] }, { erro: 'erro interno', status: 500 }),
};
function middlewareOf(name, args, place) {
	const known = Object.hasOwn(ALIASES, name) ? ALIASES[name] : name;
	const maker = Object.hasOwn(MAKERS, known) ? MAKERS[known] : undefined;
	if (maker) {
		const condition = known === 'guard' && args.has('condicao') ? args.value('condicao') : undefined;
		return { type: 'middleware', stage: maker(args, place), ...(condition !== undefined && { condition }) };
	}
	if (!HOOKS.has(name))
		return undefined;
	const adds = SECURING.has(name) ? secureHeaders(args) : undefined;
	return { type: 'hook', caches: name === 'cache', ...(adds && { adds }) };
}
function refusal(status, fields) {
	const properties = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, typeof value === 'number' ? middleware_NUMBER : TEXT]));
	const schema = { type: 'object', properties, required: Object.keys(properties) };
	const isKnown = !Object.values(fields).includes(undefined);
	return { status, media: media_JSON_MEDIA, ...(isKnown ? saying(schema, fields) : { schema }) };
}
function saying(schema, value) {
	return { schema, shape: { schema, example: { value } } };
}
function refusing(answer) {
	return { ...SILENT, answers: [answer] };
}

; 

const refusal_TYPES = {
	string: 'texto',
	integer: 'inteiro',
	number: 'numero',
	boolean: 'booleano',
	array: 'lista',
	object: 'vault',
};
function refusalOf(validations, asked) {
	for (const { target, schema } of validations) {
		const data = (target === 'params' ? {} : asked[target]) || {};
		if (typeof data !== 'object' || Array.isArray(data))
			return { erro: `esperava um vault em '${target}'` };
		const problems = problemsOf(schema, data);
		if (Object.keys(problems).length > 0)
			return { erro: 'dados inválidos', campos: problems };
	}
	return undefined;
}
function problemsOf(schema, data) {
	const required = Array.isArray(schema.required) ? schema.required : [];
	const fields = (0,json_object .G)(schema.properties) ? Object.entries(schema.properties) : [];
	const problems = fields.flatMap(([name, field]) => {
		const value = Object.hasOwn(data, name) ? data[name] : undefined;
		if (value === undefined || value === null || value === '')
			return required.includes(name) ? [[name, 'obrigatório']] : [];
		const problem = (0,json_object .G)(field) ? problemOf(field, value) : undefined;
		return problem === undefined ? [] : [[name, problem]];
	});
	return Object.fromEntries(problems);
}
function problemOf(schema, value) {
	const [form] = Array.isArray(schema.anyOf) ? schema.anyOf.filter(json_object .G) : [schema];
	if (!form)
		return undefined;
	const [type] = [form.type].flat();
	const isType = typeof type !== 'string' || isOfType(type, value);
	if (form.format === 'email' && !(isType && matches(form.pattern, value)))
		return 'esperava email';
	if (!isType)
		return `esperava ${refusal_TYPES[String(type)] ?? type}`;
	const [size, suffix] = sizeOf(value);
	const [min, max] = suffix === '' ? [form.minimum, form.maximum] : [form[`min${suffix}`], form[`max${suffix}`]];
	if (typeof min === 'number' && size !== undefined && size < min)
		return `mínimo ${min}`;
	if (typeof max === 'number' && size !== undefined && size > max)
		return `máximo ${max}`;
	if (Array.isArray(form.enum) && !form.enum.includes(value))
		return 'valor fora da lista permitida';
	if ((0,json_object .G)(form.not) && (!Array.isArray(form.not.enum) || form.not.enum.includes(value)))
		return 'valor fora da lista permitida';
	return typeof value === 'string' && !matches(form.pattern, value) ? 'formato inválido' : undefined;
}
function isOfType(type, value) {
	if (type === 'array')
		return Array.isArray(value);
	if (type === 'object')
		return (0,json_object .G)(value);
	if (type === 'integer')
		return Number.isInteger(value);
	return typeof value === type;
}
function sizeOf(value) {
	if (typeof value === 'string')
		return [[...value].length, 'Length'];
	if (Array.isArray(value))
		return [value.length, 'Items'];
	if ((0,json_object .G)(value))
		return [Object.keys(value).length, 'Properties'];
	return [typeof value === 'number' ? value : undefined, ''];
}
function matches(pattern, value) {
	if (typeof pattern !== 'string' || typeof value !== 'string')
		return true;
	return new RegExp(pattern, 'u').test(value);
}

var code_points = __webpack_require__(62021);
; 
const NEXT = 1;
const SKIP = 2;
const HALT = 4;
const LEAVE = 8;
const RAISE = 16;
const AWAY = LEAVE | RAISE;

; 


class Scope {
	parent;
	journal;
	app;
	values = new Map();
	constructor(parent, journal, 
	app) {
		this.parent = parent;
		this.journal = journal;
		this.app = app;
	}
	inside() {
		return new Scope(this, this.journal);
	}
	get(name) {
		for (let scope = this; scope; scope = scope.parent) {
			const value = scope.values.get(name);
			if (value !== undefined)
				return value;
		}
		return undefined;
	}
	assign(name, value) {
		(this.owner(name) ?? this).declare(name, value);
	}
	owner(name) {
		for (let scope = this; scope; scope = scope.parent)
			if (scope.values.has(name))
				return scope;
		return undefined;
	}
	declare(name, value) {
		if (this.journal.keeps)
			this.journal.note({ scope: this, name, before: this.values.get(name) });
		this.values.set(name, value);
	}
	enclosingApp() {
		for (let scope = this; scope; scope = scope.parent)
			if (scope.app)
				return scope.app;
		return undefined;
	}
}
class Journal {
	changes;
	get keeps() {
		return this.changes !== undefined;
	}
	note(change) {
		this.changes?.push(change);
	}
	keep(run) {
		const outer = this.changes;
		this.changes = undefined;
		try {
			run();
		}
		finally {
			this.changes = outer;
		}
	}
	attempt(branch) {
		const outer = this.changes;
		const changes = [];
		this.changes = changes;
		try {
			branch();
		}
		finally {
			this.changes = outer;
		}
		const outcome = new Map();
		for (const { scope, name } of changes) {
			const names = outcome.get(scope) ?? new Map();
			names.set(name, scope.values.get(name));
			outcome.set(scope, names);
		}
		for (const { scope, name, before } of changes.reverse()) {
			if (before === undefined)
				scope.values.delete(name);
			else
				scope.values.set(name, before);
		}
		return outcome;
	}
	merge(outcomes) {
		const touched = new Map();
		for (const outcome of outcomes)
			for (const [scope, names] of outcome)
				touched.set(scope, new Set([...(touched.get(scope) ?? []), ...names.keys()]));
		for (const [scope, names] of touched) {
			for (const name of names) {
				const now = scope.values.get(name);
				const values = outcomes.map(outcome => {
					const of = outcome.get(scope);
					return of?.has(name) ? of.get(name) : now;
				});
				scope.declare(name, agreed(name, values, now));
			}
		}
	}
}
function agreed(name, values, before) {
	const [first] = values;
	if (first !== undefined && values.every(value => value === first))
		return first;
	const apps = new Set(values.flatMap(appsOf));
	const [app] = apps;
	if (app && apps.size === 1 && values.every(value => value === app || value === undefined || value === null))
		return app;
	const reason = $said`the value of \`${name}\` depends on a condition`;
	const all = values.filter(value => value !== undefined);
	if (before instanceof Unknown && before.known.among && haveSameLeaves(before, all))
		return before;
	return new Unknown(reason, false, [...apps], all.length === values.length ? { among: all } : { unset: true });
}
function haveSameLeaves(value, parts) {
	const whole = new Set(leavesOf(value));
	const found = new Set(parts.flatMap(leavesOf));
	return whole.size === found.size && [...found].every(leaf => whole.has(leaf));
}
function appsOf(value) {
	if (value instanceof App)
		return [value];
	return value instanceof Unknown ? value.apps : [];
}

; 





const CHECK = 'conferir';
const CHECK_NAMES = new Set([CHECK]);
const handlers_REFUSAL = '422';
const REFUSAL_NUMBERS = new Set([handlers_REFUSAL]);
function handlerOf(value) {
	if (!isA(value, 'closure'))
		return undefined;
	const { body, params, scope, source, start, later } = value;
	return { body, params, scope, source, start, later };
}
function mayCheck({ text }) {
	return text.includes(CHECK);
}
const MAY_CHANGE = /[-:+*/%]=|\(/;
function forgetChanges(handler, frame) {
	const { body, source } = handler;
	if (!MAY_CHANGE.test(source.text.slice(body.start, body.end)))
		return;
	const { outcome } = attempt(handler, frame, bindRequest);
	for (const [scope, names] of outcome)
		for (const name of names.keys())
			if (scope.values.has(name))
				scope.declare(name, new Unknown($said`a handler assigns \`${name}\``));
}
function followAt(handler, frame, address) {
	return follow(handler, frame, (followed, scope) => bindRequest(followed, scope, address));
}
function follow(handler, frame, bind) {
	const { body, source } = handler;
	const attempted = attempt(handler, frame, bind);
	const { checks: found, called, raised, value, unread, fails } = attempted;
	const { reads, needsBody, failsBodiless, failsEmpty } = attempted;
	const answers422 = [...called].some(each => 'kind' in each
		? new RegExp(`\\b${handlers_REFUSAL}\\b`).test(source.text.slice(each.start, each.end))
		: each.mentions(REFUSAL_NUMBERS));
	const checks = found.map(each => ({ ...each, byHandler: { answers422 } }));
	const place = source.place(body.start);
	return { checks, value, reads, needsBody, failsBodiless, failsEmpty, unread, raises: raised, fails, place };
}
function attempt(handler, frame, bind) {
	const { session, module } = frame;
	const { body, source } = handler;
	const scope = new Scope(handler.scope, session.journal);
	const inner = { session, source, scope, module, action: null, depth: 0, yielded: [], deferred: [] };
	let value = null;
	let outcome = new Map();
	const found = session.following(() => {
		outcome = session.journal.attempt(() => {
			bind(handler, scope);
			session.called.add(body);
			try {
				if ('kind' in body)
					value = evaluate(body, inner);
				else {
					const flow = runBlock(body, inner);
					value = oneOf([...inner.yielded, ...((flow & NEXT) === 0 ? [] : [null])]);
				}
				if (handler.later)
					value = laterOf(handler.later, 'it');
			}
			catch (cause) {
				if (!(cause instanceof ServerSourceError))
					throw cause;
				value = new Unknown(cause.reason.replace(/\.$/, ''));
				tellOfLostCheck(body, cause, session);
			}
		});
	});
	outcome.delete(scope);
	return { ...found, value, outcome };
}
function tellOfLostCheck(body, cause, session) {
	if (!session.checks || ('kind' in body ? false : !body.mentions(CHECK_NAMES)))
		return;
	session.note(cause.place, $said`What this handler checks is not known: ${cause.reason}`, $said('Check the request where the handler begins.'));
}
function bindRequest({ params }, scope, address) {
	const request = { type: 'request', ...(address && { address }) };
	if (params === undefined) {
		scope.declare('req', request);
		for (const target of ['body', 'query', 'params', 'headers', 'session'])
			scope.declare(target, { type: 'request-part', target });
		return;
	}
	for (const [index, { name }] of params.entries())
		scope.declare(name, index === 0 ? request : new Unknown($said`\`${name}\` is a parameter`));
}
function tellOfUncalledChecks(actions, { session }) {
	if (!session.checks)
		return;
	for (const { name, body, source } of actions) {
		if ('kind' in body || session.wasCalled(body) || !body.mentions(CHECK_NAMES))
			continue;
		session.note(source.place(body.start), $said`\`${name}\` checks something by \`Kiln.${CHECK}\`, and no handler that is known calls it: its schema is in no description.`, $said('Give a route the action as its handler, or call it in one.'));
	}
}

; 
const pattern_WORD = /[\p{L}\p{N}_]*/uy;
function pattern_partsOf(pattern) {
	const parts = [];
	let literal = 0;
	for (let at = 0; at < pattern.length;) {
		const code = pattern.charCodeAt(at);
		if ((code !== COLON && code !== ASTERISK) || !beginsName(pattern.charCodeAt(at + 1))) {
			at += 1;
			continue;
		}
		if (at > literal)
			parts.push({ kind: 'literal', text: pattern.slice(literal, at) });
		literal = endOfName(pattern, at + 2);
		parts.push({ kind: 'parameter', name: pattern.slice(at + 1, literal), rest: code === ASTERISK });
		at = literal;
	}
	if (literal < pattern.length)
		parts.push({ kind: 'literal', text: pattern.slice(literal) });
	return parts;
}
function pathPartsOf({ path, parts, }) {
	return parts ?? pattern_partsOf(path);
}
function pattern_parametersOf(path) {
	const names = [];
	if (!path.includes(':') && !path.includes('*'))
		return names;
	for (const part of pattern_partsOf(path))
		if (part.kind === 'parameter')
			names.push(part.name);
	return names;
}
const COLON = 58;
const ASTERISK = 42;
const UNDERSCORE = 95;
function beginsName(code) {
	return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === UNDERSCORE;
}
function endOfName(pattern, from) {
	let end = from;
	while (beginsName(pattern.charCodeAt(end)) || isDigit(pattern.charCodeAt(end)))
		end += 1;
	if (end === pattern.length || pattern.charCodeAt(end) < 128)
		return end;
	pattern_WORD.lastIndex = end;
	pattern_WORD.test(pattern);
	return Math.max(end, pattern_WORD.lastIndex);
}
function isDigit(code) {
	return code >= 48 && code <= 57;
}

; 
function mayFail({ reads, checks, failsBodiless, failsEmpty }, before, looked) {
	if (failsBodiless && ![...before, ...looked].some(({ target }) => target === 'body'))
		return true;
	const validations = [...before, ...checks];
	if ([...failsEmpty].some(target => !failures_isFilled(target, validations)))
		return true;
	const isLookedAt = ({ target, name }, valued) => looked.some(each => each.target === target && each.name === name && (!valued || each.valued !== undefined));
	return reads.some(read => !isLookedAt(read, true) &&
		((read.failsMissing &&
			read.target !== 'params' &&
			!isLookedAt(read, false) &&
			!failures_isDemanded(read, validations)) ||
			(read.failsUnfit && !isNumber(read, validations)) ||
			(read.failsZero && mayBe(0, read, validations)) ||
			(read.failsNegative && mayBe(-1, read, validations)) ||
			(read.failsOut && !isBounded(read, validations)) ||
			(read.failsEmpty && mayBeEmpty(read, validations)) ||
			typesSent(read, validations).some(type => read.failsFor?.has(type))));
}
const ALL = ['null', 'boolean', 'number', 'string', 'array', 'object'];
const TEXTS = ['string'];
const NUMERIC = ['boolean', 'number', 'string'];
const SENT = { body: ALL, query: ['string', 'array'] };
function typesSent(read, validations) {
	const { target, mayBeNothing } = read;
	if (target === 'files')
		return [];
	const missing = mayBeNothing && !failures_isDemanded(read, validations) ? ['null'] : [];
	const sent = SENT[target] ?? TEXTS;
	const declared = failures_fieldsOf(read, validations).map(typesOf);
	return [...sent.filter(type => declared.every(types => types.includes(type))), ...missing];
}
function mayBe(value, read, validations) {
	if (!typesSent(read, validations).some(type => NUMERIC.includes(type)))
		return false;
	return failures_fieldsOf(read, validations).every(({ type, minimum, maximum }) => !['integer', 'number'].includes(type) ||
		(value >= (minimum ?? value) && value <= (maximum ?? value)));
}
function isBounded(read, validations) {
	return failures_fieldsOf(read, validations).some(({ enum: values, pattern, maximum }) => (values ?? pattern ?? maximum) !== undefined);
}
function failures_fieldsOf({ target, name }, validations) {
	return validations.flatMap(({ target: own, schema }) => {
		const { [name]: field } = (schema.properties ?? {});
		return own === target && field !== undefined ? [field] : [];
	});
}
function typesOf(schema) {
	const { type, enum: values, anyOf, not } = schema;
	if (Array.isArray(anyOf))
		return anyOf.flatMap(typesOf);
	if (Array.isArray(values))
		return values.map(typeOf);
	const types = [type ?? ALL].flat().map(each => (each === 'integer' ? 'number' : each));
	const refused = not?.enum ?? [];
	return types.filter(each => each !== 'null' || !refused.includes(null));
}
function typeOf(value) {
	if (value === null)
		return 'null';
	return Array.isArray(value) ? 'array' : typeof value;
}
function mayBeEmpty(read, validations) {
	const empty = failures_isDemanded(read, validations) ? [] : TEXTS;
	return typesSent(read, validations).some(type => type === 'object' || type === 'array' || empty.includes(type));
}
function failures_isFilled(target, validations) {
	return validations.some(({ target: own, schema }) => own === target && Array.isArray(schema.required) && schema.required.length > 0);
}
function failures_isDemanded({ target, name }, validations) {
	return validations.some(({ target: own, schema }) => own === target && Array.isArray(schema.required) && schema.required.includes(name));
}
function isNumber(read, validations) {
	return failures_fieldsOf(read, validations).some(field => {
		if (field.type === 'integer' || field.pattern !== undefined || field.enum !== undefined)
			return true;
		return field.type === 'number' && (read.type === 'number' || read.target === 'body');
	});
}

; 






const SERVED = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];
const whole_answers_ANY = '*';
const NOT_MODIFIED = 304;
const CACHED = ['GET', 'HEAD'];
const SUCCESS = 200;
const CACHING = new Map(['Cache-Control', 'ETag'].map(name => [name, new Unknown($said('it is told by the answer'))]));
const REPLAYED = new Map([['Idempotent-Replay', 'true']]);
function answersOfRoutes(app, validations) {
	const around = stagesBefore(app);
	const hooks = app.hooks.map(({ stage }) => stage ?? SILENT);
	const whenFailing = app.errors.get(FAILED.status)?.stage ?? { ...SILENT, answers: [FAILED] };
	const caches = app.hooks.some(({ value }) => isA(value, 'hook') && value.caches);
	const failingIn = (stages) => stages.some(({ asks }, i) => {
		const earlier = stages.slice(0, i);
		const refusing = validations.filter(each => earlier.some(({ validation }) => validation === each));
		return asks !== undefined && failsBehind(asks, earlier, refusing);
	});
	const failsAround = failingIn(around);
	const isAsked = around.some(({ at }) => at);
	return route => {
		const methods = whole_answers_methodsOf(route);
		const before = isAsked ? around.map(stage => stageFor(stage, route)) : around;
		const failsBefore = isAsked ? failingIn(before) : failsAround;
		const failure = stageFor(whenFailing, route);
		const behind = hooks.map(stage => stage.at?.(route.method, route.path) ?? stage);
		const found = new Collected(methods);
		for (const stage of [...before, ofHandler(route)])
			found.add(stage, failure);
		if (before.some(({ replays }) => replays))
			found.replay();
		for (const stage of behind)
			found.replace(stage);
		if (caches && methods.some(each => CACHED.includes(each)))
			found.cache();
		const unread = [...found.unread, ...app.assets.filter(each => mayServe(each, route.path)).map(inPlace)];
		const followed = followedFor(route);
		const fails = failsBefore || (followed !== undefined && failsBehind(followed, before, validations));
		const failures = fails ? found.others(failure) : [];
		return {
			known: found.known,
			unread: withoutRepeats(unread),
			...(failures.length > 0 && { failures }),
		};
	};
}
function askedBefore(app) {
	return [app, ...app.groups.map(({ child }) => child)].flatMap(({ middleware }) => [...new Set(middleware)]);
}
function stagesBefore(app) {
	return askedBefore(app).map(({ stage }) => stage ?? SILENT);
}
function schemesOf(app) {
	return [...new Set(stagesBefore(app).flatMap(({ scheme }) => scheme ?? []))];
}
function readsBefore(app) {
	const before = stagesBefore(app);
	const all = before.flatMap(({ reads = [] }) => reads);
	if (!before.some(({ at }) => at))
		return () => all;
	return route => before.flatMap(stage => stageFor(stage, route).reads ?? []);
}
function followedFor({ handler, method, path, certainty }) {
	const followed = handler?.followed;
	return followed?.at && certainty !== 'unresolved' ? followed.at(method, path) : followed;
}
function whole_answers_methodsOf({ method }) {
	return method === whole_answers_ANY ? SERVED : [method];
}
function stageFor(stage, route) {
	const { at } = stage;
	const { path, certainty } = route;
	if (!at || certainty === 'unresolved')
		return stage;
	return byMethods(whole_answers_methodsOf(route), at(route.method, path), method => at(method, path));
}
function byMethods(methods, whole, of) {
	const stages = methods.map(method => [method, of(method)]);
	const [only, ...others] = stages;
	if (only && others.length === 0)
		return only[1];
	const answers = new Map();
	for (const [method, { answers: own }] of stages)
		for (const { methods: some, ...answer } of own) {
			if (some && !some.includes(method))
				continue;
			const key = JSON.stringify(answer);
			const known = answers.get(key) ?? { ...answer, methods: [] };
			known.methods.push(method);
			answers.set(key, known);
		}
	return {
		...whole,
		answers: [...answers.values()],
		unread: stages.flatMap(([, { unread }]) => unread),
		raises: stages.some(([, { raises }]) => raises),
		ends: stages.flatMap(([method, { ends }]) => ends.includes(method) || ends.includes(whole_answers_ANY) ? [method] : []),
		reads: stages.flatMap(([, { reads = [] }]) => reads),
	};
}
class Collected {
	methods;
	known = [];
	unread = [];
	seen = new Set();
	adds = new Map();
	left;
	constructor(methods) {
		this.methods = methods;
		this.left = methods;
	}
	add(stage, failure) {
		if (this.left.length === 0)
			return;
		this.addAll(stage, this.left, this.adds);
		if (stage.raises)
			this.addAll(failure, this.left);
		for (const [name, value] of stage.adds ?? [])
			this.adds.set(name, value);
		if (stage.ends.length > 0)
			this.left = this.left.filter(method => !stage.ends.includes(method) && !stage.ends.includes(whole_answers_ANY));
	}
	others({ answers }) {
		if (this.left.length === 0)
			return [];
		const methods = this.left.length < this.methods.length ? { methods: this.left } : {};
		return answers
			.map(answer => ({ ...answer, ...methods }))
			.filter(answer => !this.seen.has(JSON.stringify(answer)));
	}
	cache() {
		const isSuccess = ({ status, methods = this.methods }) => status === SUCCESS && methods.some(each => CACHED.includes(each));
		if (!this.known.some(isSuccess))
			return;
		const kept = this.known.splice(0);
		this.seen.clear();
		for (const answer of kept)
			this.keep(isSuccess(answer) ? withHeaders(answer, CACHING) : answer);
		const answer = { status: NOT_MODIFIED, media: null, methods: CACHED, ...answers_headersOf(CACHING) };
		this.addAll({ ...SILENT, answers: [answer] }, this.methods);
	}
	replay() {
		const kept = this.known.splice(0);
		this.seen.clear();
		for (const { methods: own, ...answer } of kept) {
			const methods = own ?? this.methods;
			const isSuccess = Math.floor(answer.status / 100) === 2;
			const changing = isSuccess ? methods.filter(each => CHANGING.includes(each)) : [];
			const others = methods.filter(each => !changing.includes(each));
			this.addAll({ ...SILENT, answers: [withHeaders(answer, REPLAYED)] }, changing);
			this.addAll({ ...SILENT, answers: [answer] }, others);
		}
	}
	replace(stage) {
		const isAlways = stage.ends.includes(whole_answers_ANY);
		const before = [...this.known];
		const asked = new Map(this.unread.length > 0 || before.length === 0 ? [[stage, [...this.methods]]] : []);
		this.known.length = 0;
		this.seen.clear();
		for (const answer of before) {
			const own = stage.ofStatus?.get(answer.status) ?? stage;
			if (!own.ends.includes(whole_answers_ANY))
				this.keep(withHeaders(answer, own.adds));
			asked.set(own, [...(asked.get(own) ?? []), ...(answer.methods ?? this.methods)]);
		}
		if (isAlways) {
			this.unread.length = 0;
			this.left = [];
		}
		for (const [each, methods] of asked)
			this.addAll(each, [...new Set(methods)]);
	}
	keep(answer) {
		this.known.push(answer);
		this.seen.add(JSON.stringify(answer));
	}
	addAll({ answers, unread }, methods, adds) {
		for (const { methods: own, ...given } of answers) {
			const answer = withHeaders(given, adds);
			const meant = own ? methods.filter(method => own.includes(method)) : methods;
			if (meant.length === 0)
				continue;
			const whole = meant.length === this.methods.length ? answer : { ...answer, methods: meant };
			const key = JSON.stringify(whole);
			if (!this.seen.has(key))
				this.known.push(whole);
			this.seen.add(key);
		}
		this.unread.push(...unread);
	}
}
function withHeaders(answer, adds) {
	const names = new Set(answer.headers?.map(name => name.toLowerCase()));
	const more = answers_headersOf(new Map([...(adds ?? [])].filter(([name]) => !names.has(name.toLowerCase()))));
	if (!more.headers)
		return answer;
	const headerValues = { ...answer.headerValues, ...more.headerValues };
	return {
		...answer,
		headers: [...(answer.headers ?? []), ...more.headers],
		...(Object.keys(headerValues).length > 0 && { headerValues }),
	};
}
function mayAnswer({ answers, unread, raises }) {
	return answers.length > 0 || unread.length > 0 || raises;
}
function failsBehind(asks, before, validations) {
	const looked = before.filter(mayAnswer).flatMap(({ reads = [] }) => reads);
	return mayFail(asks, validations, looked);
}
function ofHandler(route) {
	const { handler, place, path } = route;
	const { followed } = handler ?? {};
	if (!followed) {
		const reason = $said('What answers this route is not in the program that was read.');
		const remedy = $said('Give it an action or a lambda of the program; nothing has to be changed.');
		return { ...SILENT, unread: [{ place, reason, remedy }] };
	}
	const { at } = followed;
	const whole = ofFollowed(followed);
	return at ? byMethods(whole_answers_methodsOf(route), whole, method => ofFollowed(at(method, path))) : whole;
}
function ofFollowed(followed) {
	if (followed.fails === 'surely')
		return { ...SILENT, unread: followed.unread, raises: true };
	const { answers, unread } = answersOf(followed.value, followed.place, followed.needsBody);
	return { ...SILENT, answers, unread: [...unread, ...followed.unread], raises: followed.raises };
}
function mayServe({ prefix }, path) {
	if (prefix === undefined)
		return true;
	const [first] = pattern_partsOf(path);
	const text = first?.kind === 'literal' ? first.text : '';
	return `${text}/`.startsWith(prefix) || (text !== path && prefix.startsWith(text));
}
function inPlace({ place, prefix }) {
	return {
		place,
		reason: $said`A file of the folder at \`${prefix ?? '…'}\` may answer in place of routes.`,
		remedy: $said('Give the files a prefix of their own; nothing has to be changed.'),
	};
}
function withoutRepeats(gaps) {
	return [...new Map(gaps.map(gap => [`${gap.place.file}:${gap.place.line}:${gap.reason}`, gap])).values()];
}

; 










const REPLIES = new WeakMap();
function reply_answering(route, reply) {
	REPLIES.set(route, reply);
	return route;
}
function repliedBy(route, request) {
	return REPLIES.get(route)?.(request);
}
const STRAYS = new WeakMap();
function reply_refusing(server, stray) {
	STRAYS.set(server, stray);
	return server;
}
function strayedAt(server, ...request) {
	return STRAYS.get(server)?.(...request);
}
const WRITING = ['POST', 'PUT', 'PATCH', 'DELETE'];
const REFUSED_CREDENTIAL = { erro: 'credencial inválida' };
function replyOf(app, route, frame) {
	return request => {
		const outcome = frame.session.answer(() => outcomeOf(app, route, request, frame));
		return typeof outcome === 'object' ? outcome : undefined;
	};
}
function strayOf(app, frame) {
	return (request, allowed) => {
		const usual = allowed.length > 0 ? notAllowed(request, allowed) : notFound(request);
		const outcome = frame.session.answer(() => {
			const outcome = app.hooks.some(changesAnswers) ? 'unknown' : beforeAll(app, request, frame);
			return outcome === 'passes' ? handled(usual, app, request, frame) : outcome;
		});
		return typeof outcome === 'object' ? outcome : usual;
	};
}
function notFound({ path }) {
	const status = 404;
	return reply_saying({ status, media: media_JSON_MEDIA }, { erro: `nada em ${path}`, status });
}
function notAllowed({ method, path }, allowed) {
	const status = 405;
	const Allow = [...allowed].sort(code_points .O).join(', ');
	const told = { erro: `${method} não é aceito em ${path}`, status };
	return reply_saying({ status, media: media_JSON_MEDIA, headers: ['Allow'], headerValues: { Allow } }, told);
}
function outcomeOf(app, route, request, frame) {
	if (route.handler === undefined || app.hooks.some(changesAnswers))
		return 'unknown';
	const outcome = beforeAll(app, request, frame);
	if (outcome !== 'passes')
		return outcome;
	if (app.assets.some(each => mayServe(each, route.path)))
		return 'unknown';
	const followed = follow(route.handler, frame, binding(request, request.params));
	return reply_only(followed, answersOf(followed.value, followed.place), app, request, frame);
}
function changesAnswers({ stage = SILENT }) {
	return stage.answers.length > 0 || stage.unread.length > 0 || stage.raises;
}
function beforeAll(app, request, frame) {
	for (const around of askedBefore(app)) {
		const outcome = before(around, app, request, frame);
		if (outcome !== 'passes')
			return outcome;
	}
	return 'passes';
}
function before({ value, place, stage }, app, request, frame) {
	if (isA(value, 'validator')) {
		const refusal = refusalOf([value.validation], request);
		return refusal ? reply_saying(REFUSED, refusal) : 'passes';
	}
	if (isA(value, 'middleware')) {
		const { demand, answers, ends } = value.stage;
		if (ends.includes(request.method) && answers[0])
			return answers[0];
		if (demand)
			return demanded(demand, answers[0], request, frame);
		return value.condition === undefined ? 'passes' : unless(value.condition, answers[0], request, frame);
	}
	const handler = handlerOf(value);
	if (!handler || !stage)
		return 'unknown';
	const followed = follow(handler, frame, binding(request, {}));
	const given = answersOfMiddleware(followed.value, place);
	if (given.passes && given.answers.length === 0 && given.unread.length === 0 && followed.fails !== 'surely')
		return followed.raises || followed.unread.length > 0 ? 'unknown' : 'passes';
	return given.passes && followed.fails !== 'surely' ? 'unknown' : reply_only(followed, given, app, request, frame);
}
function unless(condition, refusal, request, frame) {
	const handler = handlerOf(condition);
	if (!handler || !refusal)
		return 'unknown';
	const { value, fails } = follow(handler, frame, binding(request, {}));
	const leaves = leavesOf(value);
	if (fails || leaves.some(leaf => leaf instanceof Unknown || typeof leaf === 'object'))
		return 'unknown';
	if (leaves.every(Boolean))
		return 'passes';
	return leaves.some(Boolean) ? 'unknown' : refusal;
}
function demanded(demand, refusal, request, frame) {
	const { headers, body, method, size } = request;
	if (!refusal)
		return 'unknown';
	if (demand.kind === 'size')
		return size > demand.limit ? refusal : 'passes';
	if (demand.kind === 'token') {
		const field = (0,json_object .G)(body) ? body[demand.field] : undefined;
		const token = headers[demand.header.toLowerCase()] || field;
		return WRITING.includes(method) && !String(token ?? '').includes('.') ? refusal : 'passes';
	}
	const prefix = `${demand.scheme} `;
	const given = String(headers.authorization ?? '');
	if (!given.startsWith(prefix))
		return refusal;
	const verifier = handlerOf(demand.verifier);
	if (!verifier?.params)
		return 'passes';
	const [token] = verifier.params;
	const { value, fails } = follow(verifier, frame, (_handler, scope) => {
		if (token)
			scope.declare(token.name, given.slice(prefix.length));
	});
	const isRefused = fails === undefined && leavesOf(value).every(leaf => leaf === null || leaf === false);
	const { headers: _, headerValues: __, ...bare } = refusal;
	return isRefused ? reply_saying(bare, REFUSED_CREDENTIAL) : 'passes';
}
function reply_only({ fails, raises, unread: more }, { answers, unread }, app, request, frame) {
	const isRaised = raises && answers.length === 0 && unread.length === 0 && more.length === 0;
	if (fails === 'surely' || isRaised)
		return handled(FAILED, app, request, frame);
	const [answer, ...others] = answers;
	const isKnown = !fails && !raises && unread.length === 0 && more.length === 0;
	return answer && others.length === 0 && isKnown ? answer : 'unknown';
}
function handled(usual, app, request, frame) {
	const around = app.errors.get(usual.status);
	if (!around)
		return usual;
	const handler = handlerOf(around.value);
	if (!handler)
		return 'unknown';
	const followed = follow(handler, frame, binding(request, request.params));
	const { answers, unread } = answersOf(followed.value, followed.place);
	const [answer, ...others] = answers;
	const isKnown = others.length === 0 && unread.length === 0 && !followed.raises && !followed.fails;
	return answer && isKnown ? answer : 'unknown';
}
function reply_saying(answer, value) {
	return { ...answer, shape: { schema: answer.schema ?? {}, example: { value } } };
}
function binding(request, params) {
	return ({ params: own }, scope) => {
		const decoded = Object.fromEntries(Object.entries(params).map(([name, text]) => [name, unquoted(text)]));
		const given = { body: request.body, query: request.query, params: decoded, headers: request.headers };
		const parts = new Map(Object.entries(given).map(([name, value]) => [name, fromJson(value)]));
		const session = new Unknown($said('it is the session of the caller'));
		const whole = new Vault(new Map([
			...parts,
			['method', request.method],
			['path', request.path],
			['session', session],
			['cookies', fromJson(cookiesOf(request))],
			['files', filesOf(request)],
			...['raw_body', 'ip', 'state'].map(name => [name, sentAs(name)]),
		]));
		if (own === undefined) {
			for (const [name, value] of parts)
				scope.declare(name, value);
			scope.declare('session', session);
			scope.declare('req', whole);
			return;
		}
		for (const [index, { name }] of own.entries())
			scope.declare(name, index === 0 ? whole : new Unknown($said`\`${name}\` is a parameter`));
	};
}
function cookiesOf({ headers }) {
	const parts = String(headers.cookie ?? '').split(';');
	const pairs = parts
		.filter(part => part.includes('='))
		.map(part => {
		const at = part.indexOf('=');
		return [part.slice(0, at).trim(), unquoted(part.slice(at + 1).trim())];
	});
	return Object.fromEntries(pairs);
}
function unquoted(text) {
	try {
		return decodeURIComponent(text);
	}
	catch {
		return text;
	}
}
function filesOf({ headers, files }) {
	if (files)
		return fromJson(files);
	const isMultipart = String(headers['content-type'] ?? '').startsWith('multipart/form-data');
	return isMultipart ? sentAs('files') : new Vault(new Map());
}
function sentAs(name) {
	return new Unknown($said`\`${name}\` is what the caller sends`);
}
function fromJson(json) {
	if (json === null || json === undefined)
		return null;
	if (typeof json === 'string' || typeof json === 'boolean')
		return json;
	if (typeof json === 'number')
		return Number.isSafeInteger(json)
			? json
			: Number.isInteger(json)
				? new Unknown($said('the number is too large'))
				: new numbers .nt(json);
	if (Array.isArray(json))
		return new List(json.map(fromJson));
	return new Vault(new Map(Object.entries(json).map(([key, value]) => [key, fromJson(value)])));
}

; 
function methodNamed(word) {
	const upper = word.toUpperCase();
	return upper === 'ANY' ? '*' : upper;
}
function isMethod(word) {
	return /^[\w!#$%&'*+.^`|~-]+$/.test(word);
}

var main = __webpack_require__(99547);
var dist = __webpack_require__(38815);
var text_said = __webpack_require__(54157);
; 

function withoutRounded(data) {
	const rounded = [];
	const kept = whole(data, [], rounded);
	return { data: kept instanceof Beyond ? undefined : kept, rounded };
}
class Beyond {
	number;
	constructor(number) {
		this.number = number;
	}
}
function whole(value, path, rounded) {
	if (typeof value === 'bigint')
		return Number.isSafeInteger(Number(value)) ? Number(value) : new Beyond(value);
	if (typeof value === 'number')
		return Number.isFinite(value) ? value : new Beyond(value);
	if (Array.isArray(value)) {
		const items = value.map((item, i) => whole(item, [...path, i], rounded));
		return items.find(item => item instanceof Beyond) ?? items;
	}
	if (!(0,json_object .G)(value))
		return value;
	const fields = Object.entries(value).flatMap(([name, field]) => {
		const own = [...path, name];
		const kept = whole(field, own, rounded);
		if (!(kept instanceof Beyond))
			return [[name, kept]];
		rounded.push({ number: kept.number, path: own });
		return [];
	});
	return Object.fromEntries(fields);
}

; 





const document_text_REMEDY = $said('Correct the file: an OpenAPI document is JSON or YAML.');
const MAX_ALIASES = 1_000;
const document_text_MAX_NESTING = 400;
function locatedData(source) {
	try {
		return /\.json$/i.test(source.file) || /^\s*\{/.test(source.text) ? jsonData(source) : yamlData(source);
	}
	catch (cause) {
		if (!(cause instanceof RangeError))
			throw cause;
		throw new ServerSourceError(source.place(0), $said('It is nested too deep.'), document_text_REMEDY, { cause });
	}
}
function tellLost({ repeated, rounded, placeOf }, tell) {
	for (const { name, place } of repeated)
		tell(place, $said`\`${name}\` is there twice: only the last one counts.`, $said('Give one of them another name.'));
	for (const { number, path } of rounded)
		tell(placeOf(path), $said`\`${path.at(-1)}\` holds ${number}, which is another number for many readers of JSON: it is left out.`, $said('Write a number of at most 2^53 - 1, or a text.'));
}
function jsonData(source) {
	const errors = [];
	const root = (0,main.parseTree)(source.text, errors, { disallowComments: true, allowTrailingComma: false });
	const [error] = errors;
	if (error || !root)
		throw new ServerSourceError(source.place(error?.offset ?? 0), error ? $said`This is not JSON (${(0,main.printParseErrorCode)(error.error)}).` : $said('The file is empty.'), document_text_REMEDY);
	const repeated = [];
	tellRepeated(root, 0, (name, offset) => repeated.push({ name, place: source.place(offset) }));
	return {
		...withoutRounded(exactData(root, source.text)),
		repeated,
		placeOf: path => {
			for (let length = path.length; length > 0; length -= 1) {
				const node = (0,main.findNodeAtLocation)(root, path.slice(0, length));
				const start = node?.parent?.type === 'property' ? node.parent : node;
				if (start)
					return source.place(start.offset);
			}
			return source.place(root.offset);
		},
	};
}
function exactData(node, text) {
	const { type, children = [], offset, length } = node;
	if (type === 'array')
		return children.map(item => exactData(item, text));
	if (type === 'object')
		return Object.fromEntries(children.flatMap(({ children: [name, value] = [] }) => name && value ? [[name.value, exactData(value, text)]] : []));
	const written = text.slice(offset, offset + length);
	return type === 'number' && /^-?\d+$/.test(written) ? BigInt(written) : node.value;
}
function tellRepeated(node, depth, tell) {
	if (depth > document_text_MAX_NESTING)
		throw new RangeError($said('nested too deep'));
	const names = new Set();
	for (const child of node.children ?? []) {
		const [key] = node.type === 'object' ? (child.children ?? []) : [];
		if (key && names.has(key.value))
			tell(String(key.value), key.offset);
		if (key)
			names.add(key.value);
		tellRepeated(child, depth + 1, tell);
	}
}
function yamlData(source) {
	const lines = new dist .HN();
	const document = (0,dist .Tp)(source.text, {
		lineCounter: lines,
		customTags: [],
		merge: true,
		intAsBigInt: true,
	});
	const [error] = document.errors;
	if (error) {
		const [reason = ''] = error.message.split('\n');
		const isSecond = error.code === 'MULTIPLE_DOCS';
		throw new ServerSourceError(source.place(error.pos[0]), isSecond
			? $said('A second document begins here.')
			: `${(0,text_said .ag)(reason.replace(/ at line \d+, column \d+:?$/, ''))}.`, isSecond ? $said('Put each of them into a file of its own.') : document_text_REMEDY, { cause: error });
	}
	return {
		...withoutRounded(yamlValue(document, source)),
		repeated: [],
		placeOf: path => source.place(offsetIn(document, path)),
	};
}
function yamlValue(document, source) {
	try {
		const data = document.toJS({ maxAliasCount: MAX_ALIASES });
		refuseDeep(data, 0, new WeakSet());
		return data;
	}
	catch (cause) {
		if (cause instanceof RangeError)
			throw cause;
		throw new ServerSourceError(source.place(0), `${cause.message}.`, $said('Write the values out.'), {
			cause,
		});
	}
}
function refuseDeep(value, depth, seen) {
	if (typeof value !== 'object' || value === null || seen.has(value))
		return;
	if (depth > document_text_MAX_NESTING)
		throw new RangeError($said('nested too deep'));
	seen.add(value);
	for (const each of Object.values(value))
		refuseDeep(each, depth + 1, seen);
}
function offsetIn(document, path) {
	let node = document.contents;
	let offset = rangeOf(node) ?? 0;
	for (const segment of path) {
		if ((0,dist .Vj)(node))
			node = node.resolve(document);
		if (!(0,dist .P3)(node))
			break;
		const pair = (0,dist .jh)(node)
			? node.items.find(each => (0,dist .tO)(each) && String(each.key?.value) === String(segment))
			: undefined;
		node = pair ? pair.value : (0,dist .jh)(node) ? undefined : node.get(segment, true);
		const found = rangeOf(pair?.key ?? node);
		if (found === undefined)
			break;
		offset = found;
	}
	return offset;
}
function rangeOf(node) {
	return (0,dist .Ll)(node) ? node.range?.[0] : undefined;
}

; 






const MAX_TAKEN = 10_000;
const bundle_MAX_REFERENCES = 20;
const BUNDLING = $said('Make one document of them, for example with `npx @redocly/cli bundle`.');
const SECTIONS = {
	schema: 'schemas',
	response: 'responses',
	parameter: 'parameters',
	example: 'examples',
	body: 'requestBodies',
	header: 'headers',
	security: 'securitySchemes',
	link: 'links',
	callback: 'callbacks',
	pathItem: 'pathItems',
	media: 'mediaTypes',
};
const MAPS = ['paths', 'webhooks'];
function bundled(document, file, located, readFile, maxMib, tell) {
	return new Bundling(file, located, readFile, maxMib, tell).whole(document);
}
class Bundling {
	root;
	readFile;
	maxMib;
	tell;
	files = new Map();
	taken = new Map();
	names = new Map();
	ahead = [];
	constructor(root, located, readFile, maxMib, tell) {
		this.root = root;
		this.readFile = readFile;
		this.maxMib = maxMib;
		this.tell = tell;
		this.files.set(root, located);
	}
	whole(given) {
		const { root } = this;
		const spread = this.spread(given);
		for (const [section, members] of Object.entries(nodeOf(spread.components)))
			this.names.set(section, new Set(Object.keys(nodeOf(members))));
		const own = this.rewritten(spread, 'document', root, []);
		const components = { ...nodeOf(own.components) };
		for (let next = this.ahead.shift(); next !== undefined; next = this.ahead.shift()) {
			const { section, name, shape, file, at, value } = next;
			const made = (0,json_object .G)(value) ? this.rewritten(value, shape, file, at) : value;
			components[section] = { ...nodeOf(components[section]), [name]: made };
		}
		const document = this.taken.size === 0 ? own : { ...own, components };
		return {
			document,
			placeOf: path => {
				const { file, at } = this.written(document, path, 0);
				return this.located(file).placeOf(at);
			},
			pointerTo: path => `#${fragmentOf(this.written(document, path, 0).at.map(String))}`,
			files: [...this.files].flatMap(([file, located]) => (located ? [file] : [])),
		};
	}
	spread(given) {
		const components = this.members(given.components, ['components']);
		return {
			...given,
			...Object.fromEntries(MAPS.flatMap(key => (key in given ? [[key, this.members(given[key], [key])]] : []))),
			...('components' in given && {
				components: (0,json_object .G)(components)
					? Object.fromEntries(Object.entries(components).map(([key, each]) => [
						key,
						key.startsWith('x-') ? each : this.members(each, ['components', key]),
					]))
					: components,
			}),
		};
	}
	members(map, path) {
		const { $ref, ...beside } = nodeOf(map);
		if (typeof $ref !== 'string')
			return map;
		const found = this.target($ref, this.root, [...path, '$ref']);
		if (!(0,json_object .G)(found?.value))
			return beside;
		const { file, at, value } = found;
		const members = Object.keys(value).map(key => [key, { $ref: `/${file}#${fragmentOf([...at, key])}` }]);
		return { ...Object.fromEntries(members), ...beside };
	}
	rewritten(value, shape, file, at) {
		const misfit = (path, wanted) => this.tellAt(file, [...at, ...path], $said`\`${[...at, ...path].join('.')}\` is not ${wanted}, and is left out.`, $said`Write ${wanted} there.`);
		return walked(value, (node, kind, path) => {
			if (kind === 'discriminator')
				return this.mapped(node, file, [...at, ...path]);
			const { $ref } = node;
			if (typeof $ref !== 'string')
				return node;
			const section = SECTIONS[kind];
			const meant = section && this.renamed($ref, kind, section, file, [...at, ...path, '$ref']);
			return meant === undefined ? node : { ...node, $ref: meant };
		}, misfit, shape);
	}
	mapped(node, file, path) {
		const { mapping } = node;
		if (!(0,json_object .G)(mapping))
			return node;
		const entries = Object.entries(mapping).map(([key, each]) => {
			const isReference = typeof each === 'string' && /#|\.(?:json|ya?ml)$/i.test(each);
			const meant = isReference ? this.renamed(each, 'schema', 'schemas', file, path) : undefined;
			return [key, meant ?? each];
		});
		return { ...node, mapping: Object.fromEntries(entries) };
	}
	renamed(reference, shape, section, from, path) {
		if (from === this.root && reference.startsWith('#'))
			return undefined;
		const found = this.target(reference, from, path);
		if (!found)
			return undefined;
		const { file, at, value } = found;
		const pointer = fragmentOf(at);
		if (file === this.root)
			return `#${pointer}`;
		const key = `${shape} ${file}#${pointer}`;
		const known = this.taken.get(key);
		if (known)
			return `#${fragmentOf(['components', known.section, known.name])}`;
		if (this.taken.size >= MAX_TAKEN) {
			this.tellAt(from, path, $said`The document takes in more than ${MAX_TAKEN} things of other files.`);
			return undefined;
		}
		const name = this.nameFor(section, at.at(-1) ??
			file
				.split('/')
				.at(-1)
				?.replace(/\.\w+$/, '') ??
			file);
		const taken = { file, at, shape, section, name, value };
		this.taken.set(key, taken);
		this.ahead.push(taken);
		return `#${fragmentOf(['components', section, name])}`;
	}
	nameFor(section, wanted) {
		const names = this.names.get(section) ?? new Set();
		this.names.set(section, names);
		const plain = wanted.replace(/[^\w.-]+/g, '_') || 'parte';
		let name = plain;
		for (let i = 2; names.has(name); i += 1)
			name = `${plain}_${i}`;
		names.add(name);
		return name;
	}
	target(reference, from, path) {
		const [address = '', fragment = ''] = reference.split('#', 2);
		const told = (reason, remedy) => this.tellAt(from, path, reason, remedy);
		if (/^(?:[a-z][\w+.-]*:|\/\/)/i.test(address))
			return told($said`\`${reference}\` is at another address, which is not asked for anything.`);
		const file = address === '' ? from : resolved(address, from);
		if (file === undefined)
			return told($said`\`${reference}\` is outside of the folder, and nothing there is read.`);
		const located = this.read(file, told);
		if (!located)
			return undefined;
		const at = segmentsOf(fragment);
		const isPointer = fragment === '' || fragment.startsWith('/');
		const value = isPointer ? valueAt(located.data, at) : undefined;
		if (value !== undefined)
			return { file, at, value };
		return told($said`\`${reference}\` is nowhere in ${file}.`, $said('Correct the name, or add what it means.'));
	}
	read(file, told) {
		if (this.files.has(file)) {
			const known = this.files.get(file);
			return known ?? told($said`${file} cannot be read.`, $said('Correct the file.'));
		}
		if (this.files.size >= MAX_FILES)
			return told($said`More than ${MAX_FILES} files are referred to.`);
		this.files.set(file, undefined);
		try {
			const content = this.readFile(file);
			if (content === undefined)
				return told($said`There is no file ${file}.`, $said('Correct the path: it is relative to the file that it is in.'));
			const located = locatedData(sourceText(file, content, this.maxMib));
			this.files.set(file, located);
			tellLost(located, (place, reason, remedy) => this.tell(place, reason, remedy));
			return located;
		}
		catch (cause) {
			if (!(cause instanceof ServerSourceError))
				throw cause;
			this.tell(cause.place, cause.reason, cause.remedy);
			return undefined;
		}
	}
	tellAt(file, path, reason, remedy = BUNDLING) {
		const place = this.files.get(file)?.placeOf(path);
		if (place)
			this.tell(place, reason, remedy);
	}
	written(document, path, depth) {
		let node = document;
		for (const [i, key] of path.entries()) {
			node = nodeOf(node)[key];
			const { $ref } = nodeOf(node);
			const after = path.slice(i + 1);
			if (after.length === 0 || depth === bundle_MAX_REFERENCES || typeof $ref !== 'string')
				continue;
			const target = segmentsOf($ref);
			if ($ref.startsWith('#/') && valueAt(document, target) !== undefined)
				return this.written(document, [...target, ...after], depth + 1);
		}
		const [first, section, name, ...rest] = path;
		const taken = [...this.taken.values()].find(each => each.section === section && each.name === name);
		return first === 'components' && taken
			? { file: taken.file, at: [...taken.at, ...rest] }
			: { file: this.root, at: path };
	}
	located(file) {
		return this.files.get(file);
	}
}
function resolved(address, from) {
	const path = pointer_decoded(address.split('?', 1)[0] ?? address).replaceAll('\\', '/');
	const segments = path.startsWith('/') ? [] : from.split('/').slice(0, -1);
	for (const segment of path.split('/')) {
		if (segment === '..' && segments.pop() === undefined)
			return undefined;
		if (segment !== '' && segment !== '.' && segment !== '..')
			segments.push(segment);
	}
	return segments.join('/');
}

; 


const IN_PLACE = ['not', 'if', 'then', 'else'];
const IN_PLACE_LISTS = ['allOf', 'anyOf', 'oneOf'];
function circlesIn(root, starts) {
	const circles = [];
	const left = new Set();
	const visit = (reference, above) => {
		if (left.has(reference))
			return;
		for (const { to, at } of edgesOf(root, reference)) {
			const start = to === reference ? above.length : above.indexOf(to);
			if (start !== -1)
				circles.push({ at, references: [...above, reference, to].slice(start) });
			else
				visit(to, [...above, reference]);
		}
		left.add(reference);
	};
	for (const each of starts)
		visit(each, []);
	return circles;
}
function edgesOf(root, reference) {
	const at = segmentsOf(reference);
	const edges = [];
	const collect = (value, path) => {
		if (!(0,json_object .G)(value))
			return;
		if (typeof value.$ref === 'string' && value.$ref.startsWith('#/'))
			edges.push({ to: value.$ref, at: [...path, '$ref'] });
		for (const key of IN_PLACE)
			collect(value[key], [...path, key]);
		for (const key of IN_PLACE_LISTS) {
			const forms = value[key];
			if (Array.isArray(forms))
				for (const [i, each] of forms.entries())
					collect(each, [...path, key, i]);
		}
	};
	collect(valueAt(root, at), at);
	return edges;
}

; 

const VERSION = '3.1.0';
function asOpenapi31(document, misfit, meaningless = () => { }) {
	const version = String(document.openapi);
	if (version.startsWith('3.1'))
		return walked(document, node => node, misfit);
	const change = version.startsWith('3.0') ? from30(meaningless) : from32(document);
	return { ...walked(document, change, misfit), openapi: VERSION };
}
function from30(meaningless) {
	return (node, shape, path) => {
		if (shape !== 'schema')
			return node;
		const ignored = '$ref' in node ? Object.keys(node).filter(key => !isBesideReference(key)) : [];
		if (ignored.length > 0)
			meaningless(path, ignored);
		return schema30(Object.fromEntries(Object.entries(node).filter(([key]) => !ignored.includes(key))));
	};
}
function isBesideReference(key) {
	return key === '$ref' || key === 'nullable' || key.startsWith('x-') || ANNOTATIONS.has(key);
}
function schema30(node) {
	const { nullable, exclusiveMinimum, exclusiveMaximum, example, ...rest } = node;
	const made = {
		...rest,
		...bound('minimum', 'exclusiveMinimum', node),
		...bound('maximum', 'exclusiveMaximum', node),
		...(example !== undefined && { examples: [example] }),
	};
	if (exclusiveMinimum === true)
		delete made.minimum;
	if (exclusiveMaximum === true)
		delete made.maximum;
	if (nullable !== true)
		return made;
	if (typeof made.type === 'string')
		return {
			...made,
			type: [made.type, 'null'],
			...(Array.isArray(made.enum) && !made.enum.includes(null) && { enum: [...made.enum, null] }),
		};
	const { $ref, allOf, ...others } = made;
	if ($ref !== undefined)
		return { ...others, anyOf: [{ $ref }, { type: 'null' }] };
	if (allOf !== undefined)
		return { ...others, anyOf: [{ allOf }, { type: 'null' }] };
	return made;
}
function bound(plain, exclusive, node) {
	if (node[exclusive] === true && node[plain] !== undefined)
		return { [exclusive]: node[plain] };
	return typeof node[exclusive] === 'number' ? { [exclusive]: node[exclusive] } : {};
}
const NEW_IN_32 = {
	tag: ['parent', 'kind'],
	server: ['name'],
	security: ['deprecated', 'oauth2MetadataUrl'],
	flows: ['deviceAuthorization'],
	media: ['itemSchema', 'prefixEncoding', 'itemEncoding'],
	encoding: ['encoding', 'prefixEncoding', 'itemEncoding'],
	components: ['mediaTypes'],
	discriminator: ['defaultMapping'],
	xml: ['nodeType'],
	response: ['summary'],
};
function from32(document) {
	const mediaTypes = nodeOf(nodeOf(document.components).mediaTypes);
	return (node, shape) => {
		const made = behindX(node, NEW_IN_32[shape] ?? []);
		switch (shape) {
			case 'document':
				return behindX(made, ['$self']);
			case 'pathItem':
				return pathItem31(made);
			case 'operation':
				return { ...made, ...to_31_listed(made.parameters) };
			case 'parameter':
				return made.style === 'cookie' ? behindX(made, ['style']) : made;
			case 'response':
				return '$ref' in made || 'description' in made
					? made
					: { description: String(node.summary ?? ''), ...made };
			case 'tag':
				return 'summary' in made ? renamed(made, 'summary', 'x-displayName') : made;
			case 'example':
				return example31(made);
			case 'media':
				return media31(made, mediaTypes);
			default:
				return made;
		}
	};
}
function pathItem31(node) {
	const { query, additionalOperations, ...rest } = node;
	const others = { ...((0,json_object .G)(query) && { QUERY: query }), ...nodeOf(additionalOperations) };
	return {
		...rest,
		...to_31_listed(rest.parameters),
		...(Object.keys(others).length > 0 && { 'x-additionalOperations': others }),
	};
}
function to_31_listed(parameters) {
	if (!Array.isArray(parameters))
		return {};
	const whole = parameters.filter(each => nodeOf(each).in === 'querystring');
	if (whole.length === 0)
		return {};
	return { parameters: parameters.filter(each => !whole.includes(each)), 'x-querystring': whole };
}
function example31({ dataValue, serializedValue, ...node }) {
	const value = dataValue ?? serializedValue;
	return value === undefined || 'value' in node ? node : { ...node, value };
}
function media31(node, mediaTypes) {
	const name = /^#\/components\/mediaTypes\/(.+)$/.exec(String(node.$ref))?.[1];
	const target = name === undefined ? undefined : mediaTypes[name];
	return (0,json_object .G)(target) ? behindX(target, NEW_IN_32.media ?? []) : node;
}
function behindX(node, names) {
	return names.reduce((made, name) => (name in made ? renamed(made, name, `x-${name}`) : made), node);
}
function renamed(node, from, to) {
	return Object.fromEntries(Object.entries(node).map(([key, value]) => [key === from ? to : key, value]));
}
function operationsIn(pathItem) {
	const own = to_31_METHODS.flatMap((key) => (0,json_object .G)(pathItem[key]) ? [[key.toUpperCase(), pathItem[key], [key]]] : []);
	const others = Object.entries(nodeOf(pathItem['x-additionalOperations'])).map(([method, operation]) => [
		method,
		nodeOf(operation),
		method === 'QUERY' ? ['query'] : ['additionalOperations', method],
	]);
	return [...own, ...others];
}
const to_31_METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'];
const PLACES = new Set(['path', 'query', 'header', 'cookie']);
function isParameter({ in: place, name }) {
	return PLACES.has(place) && typeof name === 'string';
}
function parametersIn(pathItem, operation, follow) {
	const found = new Map();
	for (const each of [...listOf(pathItem.parameters), ...listOf(operation.parameters)]) {
		const parameter = follow(each);
		if ('$ref' in nodeOf(each) && Object.keys(parameter).length === 0)
			continue;
		found.set(`${parameter.in} ${parameter.name}`, parameter);
	}
	return [...found.values()];
}

; 


function keptOf(root, references) {
	const { paths, components } = root;
	const taken = new Map();
	const kept = Object.entries(nodeOf(paths)).flatMap(([template, value]) => {
		if (template.startsWith('x-') || !(0,json_object .G)(value))
			return [[template, value]];
		if (!template.startsWith('/'))
			return [];
		const form = template.replace(/\{[^{}]*\}/g, '{}');
		const others = taken.get(form) ?? new Set();
		const item = references.follow(value);
		const isTaken = to_31_METHODS.some(method => method in item && others.has(method));
		const left = to_31_METHODS.filter(method => method in item && !others.has(method));
		taken.set(form, new Set([...others, ...left]));
		if (!isTaken)
			return [[template, withParameters(value, references)]];
		const own = Object.entries({ ...item, ...value }).filter(([key]) => key !== '$ref' && !others.has(key));
		return left.length === 0 ? [] : [[template, withParameters(Object.fromEntries(own), references)]];
	});
	const parameters = nodeOf(nodeOf(components).parameters);
	const all = Object.entries(parameters);
	const named = all.filter(([, each]) => isKept(each, references));
	return {
		...root,
		...((0,json_object .G)(paths) && { paths: Object.fromEntries(kept) }),
		...(named.length < all.length && {
			components: { ...nodeOf(components), parameters: Object.fromEntries(named) },
		}),
	};
}
function withParameters(item, references) {
	const own = kept_listed(item, references);
	const operations = to_31_METHODS.flatMap(method => (0,json_object .G)(item[method]) ? [[method, kept_listed(item[method], references)]] : []);
	return { ...own, ...Object.fromEntries(operations) };
}
function kept_listed(node, references) {
	const { parameters } = node;
	if (!Array.isArray(parameters))
		return node;
	return { ...node, parameters: parameters.filter(each => isKept(each, references)) };
}
function isKept(parameter, references) {
	const meant = references.follow(parameter);
	return isParameter(meant) || ('$ref' in nodeOf(parameter) && Object.keys(meant).length === 0);
}

var nearest = __webpack_require__(35112);
; 



const MAX_TOLD = 200;
const mistakes_FIELDS = {
	document: 'openapi info servers paths components security tags externalDocs webhooks jsonSchemaDialect $self',
	info: 'title summary description termsOfService contact license version',
	pathItem: '$ref summary description get put post delete options head patch trace query additionalOperations servers parameters',
	operation: 'tags summary description externalDocs operationId parameters requestBody responses callbacks deprecated security servers',
	parameter: 'name in description required deprecated allowEmptyValue style explode allowReserved schema example examples content',
	body: 'description content required',
	response: 'summary description headers content links',
	media: 'schema itemSchema example examples encoding prefixEncoding itemEncoding description',
	components: 'schemas responses parameters examples requestBodies headers securitySchemes links callbacks pathItems mediaTypes',
};
const mistakes_TYPES = new Set('array boolean integer number object string null'.split(' '));
const COUNTS = 'minLength maxLength minItems maxItems minProperties maxProperties'.split(' ');
const BOUNDS = 'minimum maximum multipleOf'.split(' ');
const EXCLUSIVE = ['exclusiveMinimum', 'exclusiveMaximum'];
const STYLES = {
	path: ['simple', 'label', 'matrix'],
	query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
	header: ['simple'],
	cookie: ['form', 'cookie'],
};
const SCHEMES = {
	apiKey: ['name', 'in'],
	http: ['scheme'],
	oauth2: ['flows'],
	openIdConnect: ['openIdConnectUrl'],
	mutualTLS: [],
};
const STATUS = /^(?:[1-5]\d\d|[1-5]XX|default)$/;
function tellOfMistakes(document, follow, tell) {
	const checking = new Checking(String(document.openapi), follow, tell);
	walked(document, (node, shape, path) => {
		checking.check(node, shape, path);
		return node;
	});
	checking.finish(document);
}
class Checking {
	follow;
	listener;
	told = 0;
	ids = new Map();
	is30;
	is32;
	constructor(version, follow, listener) {
		this.follow = follow;
		this.listener = listener;
		this.is30 = version.startsWith('3.0');
		this.is32 = version.startsWith('3.2');
	}
	check(node, shape, path) {
		if (typeof node.$ref === 'string' && shape !== 'pathItem' && shape !== 'schema')
			return;
		this.fields(node, shape, path);
		const own = {
			info: this.info,
			pathItem: this.parameters,
			operation: this.operation,
			parameter: this.parameter,
			body: this.body,
			responses: this.responses,
			response: this.response,
			schema: this.schema,
			server: this.server,
			security: this.security,
			discriminator: this.discriminator,
		};
		own[shape]?.call(this, node, path);
	}
	finish(document) {
		if (!(0,json_object .G)(document.info))
			this.tell([], $said('has no `info`'), $said('Add `info: { title: …, version: … }`.'));
		this.paths(nodeOf(document.paths));
		this.tags(listOf(document.tags));
		if (this.told > MAX_TOLD)
			this.listener([], $said`has ${this.told - MAX_TOLD} more mistakes, which are not listed`, $said('Correct those above first.'));
	}
	tell(path, what, remedy) {
		this.told += 1;
		if (this.told <= MAX_TOLD)
			this.listener(path, what, remedy);
	}
	fields(node, shape, path) {
		const known = mistakes_FIELDS[shape]?.split(' ');
		for (const key of known ? Object.keys(node) : []) {
			if (key.startsWith('x-') || known?.includes(key))
				continue;
			const meant = known?.find(each => each === key.toLowerCase()) ?? (0,nearest .p)(key, known ?? [])[0];
			this.tell([...path, key], $said('is no field that OpenAPI knows there: what it says is not read'), meant === undefined ? $said('Take it away, or let its name begin with `x-`.') : $said`Did you mean \`${meant}\`?`);
		}
	}
	info(node, path) {
		for (const key of ['title', 'version'])
			if (typeof node[key] !== 'string')
				this.tell(key in node ? [...path, key] : path, key in node ? $said('is no text') : $said`has no \`${key}\``, $said`Write \`${key}: "…"\`.`);
	}
	paths(paths) {
		const seen = new Map();
		for (const template of Object.keys(paths)) {
			if (template.startsWith('x-'))
				continue;
			const at = ['paths', template];
			if (!template.startsWith('/'))
				this.tell(at, $said('does not begin with a slash'), $said`Write \`/${template}\`.`);
			const names = [...template.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
			if (/[{}]/.test(template.replace(/\{[^{}]+\}/g, '')))
				this.tell(at, $said('has braces that are no parameter'), $said('Write each parameter as `{name}`.'));
			const twice = names.find((name, i) => names.indexOf(name) !== i);
			if (twice !== undefined)
				this.tell(at, $said`has the parameter \`{${twice}}\` twice`, $said('Give each parameter a name of its own.'));
			const form = template.replace(/\{[^{}]*\}/g, '{}');
			const first = seen.get(form);
			if (first === undefined)
				seen.set(form, template);
			else
				this.tell(at, $said`is the same path as \`${first}\`, whatever its parameters are called`, $said('Put the operations of both under one of them.'));
		}
	}
	operation(node, path) {
		const { operationId: id, responses } = node;
		this.parameters(node, path);
		const place = fragmentOf(path.map(String));
		const first = typeof id === 'string' ? this.ids.get(id) : undefined;
		if (id !== undefined && typeof id !== 'string')
			this.tell([...path, 'operationId'], $said('is no text'), $said('Write it as a text.'));
		else if (first !== undefined && first !== place)
			this.tell([...path, 'operationId'], $said`is \`${id}\`, as that of \`#${first}\` is`, $said('Give each operation a name of its own.'));
		else if (typeof id === 'string')
			this.ids.set(id, place);
		if (this.is30 && responses === undefined)
			this.tell(path, $said('has no `responses`'), $said('Say at least one answer: `responses: { "200": { description: … } }`.'));
		for (const key of ['tags', 'security'])
			if (key in node && !Array.isArray(node[key]))
				this.tell([...path, key], $said('is not a list'), $said('Write a list.'));
	}
	parameters(node, path) {
		const seen = new Set();
		for (const [i, each] of listOf(node.parameters).entries()) {
			const { name, in: place } = this.follow(each);
			const key = `${String(place)} ${String(name)}`;
			if (typeof name === 'string' && seen.has(key))
				this.tell([...path, 'parameters', i], $said`is the parameter \`${name}\` of ${String(place)} a second time: the last counts`, $said('Take one of them away.'));
			seen.add(key);
		}
	}
	parameter(node, path) {
		const { in: place, required, schema, content, style } = node;
		if (place === 'path' && required !== true)
			this.tell(path, $said('is a parameter of the path without `required: true`: it is taken as required, as no request has the path without it'), $said('Write `required: true`.'));
		if (schema !== undefined && content !== undefined)
			this.tell(path, $said('has both `schema` and `content`: the first counts'), $said('Keep one of them.'));
		if (content !== undefined && Object.keys(nodeOf(content)).length !== 1)
			this.tell([...path, 'content'], $said('has not exactly one media type'), $said('Keep one media type.'));
		const styles = typeof place === 'string' && Object.hasOwn(STYLES, place) ? STYLES[place] : undefined;
		if (style !== undefined && styles && !styles.includes(String(style)))
			this.tell([...path, 'style'], $said`is no style of a parameter of ${String(place)}`, $said`Write one of ${styles.map(each => `\`${each}\``).join(', ')}.`);
	}
	body(node, path) {
		if (!('content' in node))
			this.tell(path, $said('has no `content`'), $said('Say which media types it has.'));
	}
	responses(node, path) {
		const keys = Object.keys(node).filter(key => !key.startsWith('x-'));
		if (keys.length === 0)
			this.tell(path, $said('has no answer'), $said('Say at least one.'));
		for (const key of keys)
			if (!STATUS.test(key))
				this.tell([...path, key], $said('is no status'), $said('Write a status (`"200"`), a range (`2XX`) or `default`.'));
	}
	response(node, path) {
		if (!this.is32 && typeof node.description !== 'string')
			this.tell(path, $said('has no `description`'), $said('Say what the answer means.'));
	}
	schema(node, path) {
		this.type(node, path);
		const wrong = (key, what, remedy) => this.tell([...path, key], what, remedy);
		const { required, pattern } = node;
		if (required !== undefined && !isListOfTexts(required))
			wrong('required', $said('is no list of names'), $said('Write the names of the fields that an object has to have, as a list.'));
		if ('enum' in node && !Array.isArray(node.enum))
			wrong('enum', $said('is not a list'), $said('Write the values as a list.'));
		for (const key of COUNTS)
			if (key in node && !(Number.isInteger(node[key]) && Number(node[key]) >= 0))
				wrong(key, $said('is no whole number from 0'), $said('Write a whole number.'));
		for (const key of BOUNDS)
			if (key in node && typeof node[key] !== 'number')
				wrong(key, $said('is no number'), $said('Write a number.'));
		const bound = this.is30 ? 'boolean' : 'number';
		for (const key of EXCLUSIVE)
			if (key in node && typeof node[key] !== bound)
				wrong(key, this.is30 ? $said('is neither `true` nor `false`') : $said('is no number'), this.is30
					? $said`Write \`true\`, and the bound as \`${key === EXCLUSIVE[0] ? 'minimum' : 'maximum'}\`.`
					: $said('Write the bound itself, as OpenAPI 3.1 has it.'));
		if (!this.is30 && 'nullable' in node)
			wrong('nullable', $said('means nothing since OpenAPI 3.1'), $said('Write `null` as one of the types.'));
		if (pattern !== undefined && !mistakes_isPattern(pattern))
			wrong('pattern', $said('is no regular expression of ECMA-262'), $said('Correct it.'));
	}
	type({ type, items, $ref }, path) {
		const at = [...path, 'type'];
		const all = Array.isArray(type) ? type : [type];
		const unknown = type === undefined ? undefined : all.find(each => !mistakes_TYPES.has(each));
		if (unknown !== undefined || type === null)
			this.tell(at, $said`has \`${String(unknown ?? type)}\`, which is no type`, $said('Write one of array, boolean, integer, number, object, string.'));
		else if (this.is30 && (Array.isArray(type) || type === 'null'))
			this.tell(at, $said('is written as OpenAPI 3.1 has it'), $said('Write one type, and `nullable: true` beside it.'));
		if (this.is30 && type === 'array' && items === undefined && $ref === undefined)
			this.tell(path, $said('is a list without `items`'), $said('Say what is in it: `items: {}` for anything.'));
	}
	server(node, path) {
		const { url } = node;
		if (typeof url !== 'string') {
			this.tell(path, $said('has no `url`'), $said('Write its address.'));
			return;
		}
		const variables = nodeOf(node.variables);
		for (const [, name = ''] of url.matchAll(/\{([^{}]+)\}/g))
			if (typeof nodeOf(Object.hasOwn(variables, name) ? variables[name] : undefined).default !== 'string')
				this.tell([...path, 'url'], $said`has the variable \`{${name}}\`, which has no default`, $said`Add \`variables: { ${name}: { default: … } }\`.`);
	}
	security(node, path) {
		const { type } = node;
		const needed = typeof type === 'string' && Object.hasOwn(SCHEMES, type) ? SCHEMES[type] : undefined;
		if (!needed) {
			this.tell(path, $said`is a security scheme of the type \`${String(type)}\`, which OpenAPI does not have`, $said`Write one of ${Object.keys(SCHEMES).join(', ')}.`);
			return;
		}
		for (const key of needed)
			if (!(key in node))
				this.tell(path, $said`has no \`${key}\``, $said`A scheme of the type ${String(type)} needs it.`);
	}
	discriminator(node, path) {
		if (typeof node.propertyName !== 'string')
			this.tell(path, $said('has no `propertyName`'), $said('Name the field that tells the forms apart.'));
	}
	tags(tags) {
		const seen = new Set();
		for (const [i, each] of tags.entries()) {
			const { name } = nodeOf(each);
			if (typeof name !== 'string')
				this.tell(['tags', i], $said('has no `name`'), $said('Name the tag.'));
			else if (seen.has(name))
				this.tell(['tags', i], $said`is the tag \`${name}\` a second time`, $said('Take one of them away.'));
			seen.add(name);
		}
	}
}
function isListOfTexts(value) {
	return Array.isArray(value) && value.every(each => typeof each === 'string');
}
function mistakes_isPattern(value) {
	if (typeof value !== 'string')
		return false;
	try {
		return new RegExp(value, 'u') instanceof RegExp;
	}
	catch {
		return false;
	}
}

; 


function answersIn(responses, references, place) {
	const known = [];
	const unread = [];
	const others = [];
	for (const [key, value] of Object.entries(responses)) {
		if (key.startsWith('x-'))
			continue;
		const response = references.follow(value);
		if (/^\d{3}$/.test(key)) {
			known.push(...responses_answersOf(Number(key), response, references));
			continue;
		}
		unread.push({
			place,
			reason: $said`The document has \`${key}\`.`,
			remedy: $said('Describe each status that is answered.'),
		});
		const first = /^([1-5])XX$/i.exec(key)?.[1];
		const found = responses_answersOf(Number(first ?? '2') * 100, response, references);
		others.push(...(first === undefined ? found : found.map(each => ({ ...each, range: Number(first) }))));
	}
	return { known, unread, ...(others.length > 0 && { others }) };
}
function responses_answersOf(status, response, references) {
	const headers = Object.entries(nodeOf(response.headers)).filter(([name]) => name.toLowerCase() !== 'content-type');
	const shared = {
		status,
		...(headers.length > 0 && {
			headers: headers.map(([name]) => name),
			headerSchemas: Object.fromEntries(headers.map(([name, value]) => {
				const header = references.follow(value);
				const schema = references.schema(header.schema, 'response');
				return [name, withExamples(schema, examplesOf(header, references))];
			})),
		}),
	};
	const content = Object.entries(nodeOf(response.content));
	if (content.length === 0)
		return [{ ...shared, media: null }];
	return content.map(([media, value]) => {
		const holder = nodeOf(value);
		const schema = (0,media_type .t6)(media) ? references.schema(holder.schema, 'response') : undefined;
		const examples = [...examplesOf(holder, references), ...listOf(schema?.examples)];
		const shape = { schema: schema ?? {}, ...(examples.length > 0 && { example: { value: examples[0] } }) };
		return {
			...shared,
			media: (0,media_type .c0)(media),
			...(schema && { schema }),
			...(examples.length > 0 && { shape }),
			...namedExamples(holder, references),
		};
	});
}
function namedExamples({ examples }, references) {
	const named = Object.entries(nodeOf(examples)).flatMap(([name, each]) => {
		const example = references.follow(each);
		return 'value' in example ? [[name, example.value]] : [];
	});
	return named.length > 0 ? { examples: new Map(named) } : {};
}
function examplesOf({ example, examples }, references) {
	const named = Object.values(nodeOf(examples)).map(references.follow);
	return [
		...(example === undefined ? [] : [example]),
		...named.flatMap(each => ('value' in each ? [each.value] : [])),
	];
}
function withExamples(schema, examples) {
	return examples.length === 0 ? schema : { ...schema, examples: [...examples] };
}

; 





const operations_TARGETS = { query: 'query', header: 'headers', path: 'params' };
const operations_STYLES = {
	query: 'form',
	cookie: 'form',
	path: 'simple',
	header: 'simple',
};
const operations_ELSEWHERE = new Set(['accept', 'content-type', 'authorization']);
const MAX_SUMMARY_CHARACTERS = 120;
function routesIn(reader) {
	const { references, root } = reader;
	return Object.entries(nodeOf(root.paths)).flatMap(([template, value]) => {
		if (template.startsWith('x-'))
			return [];
		const item = references.follow(value);
		return operationsIn(item).map(([method, operation, keys]) => routeOf(reader, template, method, item, operation, ['paths', template, ...keys]));
	});
}
function routeOf(reader, template, method, item, operation, at) {
	const { references, root, server } = reader;
	const place = reader.placeOf(at);
	const found = parametersIn(item, operation, references.follow);
	for (const each of found)
		if (!isParameter(each))
			reader.gap(at, $said`A parameter of ${method} ${template} has ${typeof each.name === 'string' ? $said`\`in: ${each.in}\`` : $said('no name')} and is left out.`, $said('Give it a `name`, and `in` as query, path, header or cookie.'));
	const parts = partsIn(template);
	const parameters = found.flatMap(each => parameterOf(each, references));
	tellOfPath(reader, `${method} ${template}`, parts, parameters, at);
	const body = references.follow(operation.requestBody);
	const bodies = bodiesOf(body, references);
	const base = reader.baseOf(operation.servers) ?? reader.baseOf(item.servers);
	const tags = listOf(operation.tags).filter(each => typeof each === 'string');
	const [tag] = tags;
	const { operationId } = operation;
	const texts = operations_textsOf(operation, item, `${method} ${pathOf(template)}`);
	const asks = {
		summary: texts.summary,
		parameters,
		bodies,
		needsBody: body.required === true,
		security: operations_securityOf(operation.security ?? root.security, reader, at),
		access: accessOf(operation.security ?? root.security, reader),
		...(base !== undefined && { base }),
		...(typeof operationId === 'string' && { id: operationId }),
		...(operation.deprecated === true && { deprecated: true }),
		...(texts.title !== undefined && { title: texts.title }),
		...(tags.length > 0 && { tags }),
	};
	return {
		server,
		method,
		path: pathOf(template),
		parts,
		params: parts.flatMap(part => (part.kind === 'parameter' ? [part.name] : [])),
		place,
		origin: 'document',
		certainty: 'sure',
		answers: answersIn(nodeOf(operation.responses), references, place),
		validations: [
			...validationsOf(parameters).map(each => ({ ...each, place })),
			...bodyValidations(bodies).map(each => ({ ...each, place: bodyPlace(body, reader) ?? place })),
		],
		asks,
		...(texts.description !== undefined && { comment: texts.description }),
		...(typeof tag === 'string' && { part: { name: tag } }),
	};
}
function pathOf(template) {
	return template.replace(/\{([^{}]+)\}/g, ':$1');
}
function partsIn(template) {
	const parts = [];
	for (const [i, text] of template.split(/\{([^{}]+)\}/).entries()) {
		if (i % 2 === 1)
			parts.push({ kind: 'parameter', name: text, rest: false });
		else if (text !== '')
			parts.push({ kind: 'literal', text });
	}
	return parts;
}
function tellOfPath(reader, name, parts, parameters, at) {
	const inPath = new Set(parts.flatMap(part => (part.kind === 'parameter' ? [part.name] : [])));
	const declared = new Set(parameters.flatMap(each => (each.in === 'path' ? [each.name] : [])));
	for (const each of inPath)
		if (!declared.has(each))
			reader.gap(at, $said`${name} declares no parameter for \`{${each}}\` of its path: it is taken for any text.`, $said`Add \`- { name: ${each}, in: path, required: true, schema: { type: string } }\` to its parameters.`);
	for (const each of declared)
		if (!inPath.has(each))
			reader.gap(at, $said`${name} declares the parameter \`${each}\` of its path, which does not have it.`, $said`Write \`{${each}}\` in the path, or take the parameter away.`);
}
function operations_textsOf(operation, item, name) {
	const textOf = (value) => typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
	const description = textOf(operation.description) ?? textOf(item.description);
	const [line = ''] = (description ?? '').split('\n');
	const short = line.length <= MAX_SUMMARY_CHARACTERS ? textOf(line) : undefined;
	const title = textOf(operation.summary) ?? textOf(item.summary);
	const summary = title ?? textOf(operation.operationId) ?? short;
	return { summary: summary ?? name, title, description };
}
function parameterOf(node, references) {
	const { name } = node;
	const place = node.in;
	if (typeof name !== 'string' || !isParameter(node))
		return [];
	if (place === 'header' && operations_ELSEWHERE.has(name.toLowerCase()))
		return [];
	const [content] = Object.values(nodeOf(node.content));
	const holder = content === undefined ? node : nodeOf(content);
	const style = typeof node.style === 'string' ? node.style : (operations_STYLES[place] ?? 'form');
	return [
		{
			in: place,
			name,
			required: node.required === true || place === 'path',
			schema: withExamples(references.schema(holder.schema, 'request'), [
				...examplesOf(node, references),
				...(content === undefined ? [] : examplesOf(holder, references)),
			]),
			style: content === undefined ? style : 'json',
			explode: typeof node.explode === 'boolean' ? node.explode : style === 'form',
			...(node.deprecated === true && { deprecated: true }),
		},
	];
}
function bodyPlace(body, { placeOf }) {
	const media = Object.entries(nodeOf(body.content)).find(([name]) => (0,media_type .t6)(name));
	const { $ref } = nodeOf(nodeOf(media?.[1]).schema);
	const name = /^#\/components\/schemas\/([^/~%]+)$/.exec(String($ref))?.[1];
	return name === undefined ? undefined : placeOf(['components', 'schemas', name]);
}
function bodiesOf(body, references) {
	return Object.entries(nodeOf(body.content)).map(([media, value]) => {
		const holder = nodeOf(value);
		const schema = references.schema(holder.schema, 'request');
		return { media: (0,media_type .c0)(media), schema: withExamples(schema, examplesOf(holder, references)) };
	});
}
function validationsOf(parameters) {
	return Object.entries(operations_TARGETS).flatMap(([where, target]) => {
		const own = parameters.filter(each => each.in === where && (where !== 'path' || isSaying(each.schema)));
		if (own.length === 0)
			return [];
		const properties = Object.fromEntries(own.map(({ name, schema }) => [name, schema]));
		const required = own.filter(each => each.required).map(({ name }) => name);
		return [{ target, schema: { type: 'object', properties, required } }];
	});
}
function isSaying(schema) {
	return saysOf(schema).some(key => key !== 'type' || schema.type !== 'string');
}
function saysOf(schema) {
	return Object.keys(schema).filter(key => key !== 'examples' && key !== '$comment');
}
function bodyValidations(bodies) {
	const schema = bodies.find(({ media }) => (0,media_type .t6)(media))?.schema ?? {};
	const isAny = saysOf(schema).every(key => key === 'type' && schema.type === 'object');
	return isAny ? [] : [{ target: 'body', schema }];
}
function operations_securityOf(value, { references, root, gap }, at) {
	const schemes = nodeOf(nodeOf(root.components).securitySchemes);
	return listOf(value).map(alternative => Object.keys(nodeOf(alternative)).flatMap(name => {
		const scheme = Object.hasOwn(schemes, name) ? references.follow(schemes[name]) : undefined;
		if (scheme)
			return credentialOf(name, scheme);
		gap(at, $said`The security scheme \`${name}\` is nowhere in the document.`, $said`Add \`${name}\` to components.securitySchemes.`);
		return [];
	}));
}
function accessOf(value, { references, root }) {
	const schemes = nodeOf(nodeOf(root.components).securitySchemes);
	return listOf(value).map(alternative => Object.entries(nodeOf(alternative)).flatMap(([name, scopes]) => {
		const { type, scheme, ...node } = references.follow(Object.hasOwn(schemes, name) ? schemes[name] : {});
		const word = type === 'apiKey'
			? `key ${node.in} ${node.name}`
			: String(type === 'http' ? scheme : (type ?? name)).toLowerCase();
		return [word, ...listOf(scopes).map(scope => `${word} ${scope}`)];
	}));
}
function describesHandlers(document, routes) {
	const components = nodeOf(nodeOf(document).components);
	const named = { ...nodeOf(components.schemas), ...nodeOf(components.securitySchemes) };
	if (Object.keys(named).length > 0)
		return true;
	return routes.some(({ answers }) => answers?.known.some(({ status, schema }) => status < 300 && (0,json_object .G)(schema) && Object.keys(schema).length > 0));
}

; 











const document_REMEDY = $said('Name an OpenAPI document of 3.0, 3.1 or 3.2, a server file (.df) or a list of routes.');
const LOCAL = 'http://127.0.0.1:8080';
const MAX_REFERENCES_TOLD = 100;
function readDocument(file, readFile, maxMib = MAX_SOURCE_MIB) {
	const content = readFile(file);
	if (content === undefined)
		throw new ServerSourceError({ file, line: 1, column: 1 }, $said('There is no such file.'), document_REMEDY);
	const located = locatedData(sourceText(file, content, maxMib));
	const given = checked(located.data, located.placeOf);
	const gaps = new Map();
	const tell = (place, reason, remedy) => {
		const key = `${place.file}:${place.line}:${place.column} ${reason}`;
		if (!gaps.has(key))
			gaps.set(key, { place, reason, remedy });
	};
	tellLost(located, tell);
	const { document, placeOf, pointerTo, files } = bundled(given, file, located, readFile, maxMib, tell);
	const gap = (path, reason, remedy) => tell(placeOf(path), reason, remedy);
	tellOfMistakes(document, new References(document).follow, (path, what, remedy) => gap(path, `\`${pointerTo(path)}\` ${what}.`, remedy));
	const root = asOpenapi31(document, () => { }, (path, keywords) => gap(path, $said`What stands beside a \`$ref\` means nothing in OpenAPI 3.0: ${keywords.map(each => `\`${each}\``).join(', ')} is left out.`, $said('Take it away, or write `allOf: [{ $ref: … }]` beside it.')));
	const references = new References(root);
	tellOfReferences(root, references, gap);
	const name = document_nameOf(file);
	const info = nodeOf(root.info);
	const base = addressOf(root.servers) ?? LOCAL;
	const baseOf = (servers) => addressOf(servers, base);
	const reader = { server: name, root, references, placeOf, gap, baseOf };
	const servers = [
		{
			name,
			place: placeOf([]),
			port: null,
			host: null,
			action: null,
			...(!isAbsolute(root.servers) && {
				unknownPort: {
					place: placeOf(['servers']),
					reason: $said('The document says no whole address of a server.'),
					remedy: $said('Add `servers: [{ url: https://api.example }]`, or give the base address.'),
				},
			}),
			...(typeof info.description === 'string' && { comment: info.description }),
			own: {
				title: document_textOf(info.title),
				version: document_textOf(info.version),
				base,
				document: keptOf(root, references),
			},
			routes: routesIn(reader),
		},
	];
	return { servers, gaps: document_inOrder([...gaps.values()], files), notes: [], files };
}
function routesOfOpenapi(document, file) {
	const given = nodeOf(document);
	const is31 = typeof given.openapi !== 'string' || given.openapi.startsWith('3.1');
	const root = is31 ? given : asOpenapi31(given, () => { });
	return routesIn({
		server: '',
		root,
		references: new References(root),
		placeOf: () => ({ file, line: 1 }),
		gap: () => { },
		baseOf: () => undefined,
	});
}
function checked(data, placeOf) {
	if (!(0,json_object .G)(data))
		throw new ServerSourceError(placeOf([]), $said('The file holds no list of routes and no OpenAPI document.'), document_REMEDY);
	const { openapi, swagger } = data;
	if (swagger !== undefined && openapi === undefined)
		throw new ServerSourceError(placeOf(['swagger']), $said`This is Swagger ${String(swagger)}, which came before OpenAPI 3.`, $said('Convert it first, for example with `npx swagger2openapi`.'));
	if (openapi === undefined)
		throw new ServerSourceError(placeOf([]), $said('The file holds no list of routes, and is no OpenAPI document: it has no `openapi`.'), document_REMEDY);
	if (typeof openapi !== 'string' || !/^3\.[0-2](\.|$)/.test(openapi))
		throw new ServerSourceError(placeOf(['openapi']), $said`It says \`openapi: ${String(openapi)}\`; read are 3.0, 3.1 and 3.2.`, typeof openapi === 'number' ? $said`Write \`openapi: "${openapi}.0"\`.` : document_REMEDY);
	if (!('paths' in data) && !('webhooks' in data) && !('components' in data))
		throw new ServerSourceError(placeOf([]), $said('The document has no `paths`.'), $said('Add its `paths`.'));
	return data;
}
function tellOfReferences(root, references, gap) {
	let told = 0;
	const found = new Set();
	const visit = (value, path) => {
		if (told >= MAX_REFERENCES_TOLD)
			return;
		if (Array.isArray(value)) {
			for (const [i, each] of value.entries())
				visit(each, [...path, i]);
			return;
		}
		if (!(0,json_object .G)(value))
			return;
		const { $ref } = value;
		if (typeof $ref === 'string')
			found.add($ref);
		if (typeof $ref === 'string' && $ref.startsWith('#') && references.target($ref) === undefined) {
			told += 1;
			gap([...path, '$ref'], $said`\`${$ref}\` is nowhere in the document.`, $said('Correct the name, or add what it means.'));
		}
		for (const [key, each] of Object.entries(value))
			if (!DATA.has(key) && !key.startsWith('x-'))
				visit(each, [...path, key]);
	};
	visit(root, []);
	for (const { at, references: through } of circlesIn(root, found).slice(0, MAX_REFERENCES_TOLD))
		gap(at, $said`\`${through[0]}\` means itself (${through.map(each => each.split('/').at(-1)).join(' -> ')}): it says nothing.`, $said('Write in one of them what it is.'));
}
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);
function addressOf(servers, from = LOCAL) {
	const [first] = listOf(servers).map(nodeOf);
	if (typeof first?.url !== 'string')
		return undefined;
	const variables = nodeOf(first.variables);
	const url = first.url.replace(/\{([^{}]+)\}/g, (_, name) => String(nodeOf(Object.hasOwn(variables, name) ? variables[name] : undefined).default ?? name));
	if (!URL.canParse(url, from))
		return undefined;
	const { href, protocol } = new URL(url, from);
	return /^https?:$/.test(protocol) ? href.replace(/[?#].*$/, '').replace(/\/+$/, '') : undefined;
}
function isAbsolute(servers) {
	const [first] = listOf(servers).map(nodeOf);
	return /^https?:\/\//i.test(String(first?.url ?? ''));
}
function document_nameOf(file) {
	return (file.split('/').at(-1) ?? file).replace(/\.(json|ya?ml)$/i, '');
}
function document_textOf(value) {
	return typeof value === 'string' && value !== ''
		? value
		: typeof value === 'number'
			? String(value)
			: undefined;
}
function document_inOrder(gaps, files) {
	return gaps.sort(({ place: a }, { place: b }) => files.indexOf(a.file) - files.indexOf(b.file) || a.line - b.line || (a.column ?? 0) - (b.column ?? 0));
}

var repository_repository = __webpack_require__(5629);
; 



function source_folder_filesOf(folder) {
	const repository = (0,repository_repository .h_)(folder, MAX_SOURCE_MIB);
	return path => {
		if (!repository.isFile(path))
			return undefined;
		try {
			return repository.readBytes(path);
		}
		catch (cause) {
			if (!(cause instanceof repository_repository .ie))
				throw cause;
			throw new ServerSourceError({ file: path, line: 1, column: 1 }, cause.message, cause.rule === 'source-too-large'
				? $said('Name the file that declares the server, and move its data to another file.')
				: cause.remedy, { cause });
		}
	};
}

; 

const openapiDocument = {
	name: $said('OpenAPI document'),
	accepts: (file, text) => /\.ya?ml$/i.test(file) ||
		/^\s*\{/.test(text) ||
		/^(?:["']?openapi["']?|["']?swagger["']?)\s*:/m.test(text),
	read: (file, readFile) => readDocument(file, readFile),
};

; 


const json_nodes_MAX_DEPTH = 20;
function jsonNodes(source, remedy) {
	const tooDeep = depthExceeds(source.text, json_nodes_MAX_DEPTH);
	if (tooDeep !== undefined)
		throw new ServerSourceError(source.place(tooDeep), $said`It is nested deeper than ${json_nodes_MAX_DEPTH} levels.`, remedy);
	const errors = [];
	const root = (0,main.parseTree)(source.text, errors, { disallowComments: true, allowTrailingComma: false });
	const [first] = errors;
	if (first || !root) {
		const reason = first ? $said`This is no JSON (${(0,main.printParseErrorCode)(first.error)}).` : $said('The file is empty.');
		throw new ServerSourceError(source.place(first?.offset ?? 0), reason, remedy);
	}
	return json_nodes_nodeOf(root);
}
function json_nodes_nodeOf(node) {
	const children = node.children ?? [];
	const items = node.type === 'array' ? children.map(json_nodes_nodeOf) : [];
	const fields = node.type === 'object'
		? new Map(children.flatMap(({ children: [key, value] = [] }) => key && value ? [[String(key.value), json_nodes_nodeOf(value)]] : []))
		: undefined;
	const value = node.type === 'array' ? items.map(item => item.value) : node.value;
	return { value, offset: node.offset, items, fields };
}
function depthExceeds(text, limit) {
	let depth = 0;
	for (let i = 0; i < text.length; i += 1) {
		const character = text[i];
		if (character === '"') {
			for (i += 1; i < text.length && text[i] !== '"'; i += 1)
				if (text[i] === '\\')
					i += 1;
		}
		else if (character === '[' || character === '{') {
			depth += 1;
			if (depth > limit)
				return i;
		}
		else if (character === ']' || character === '}')
			depth -= 1;
	}
	return undefined;
}

; 
const ROUTE_METHODS = new Set([
	'GET',
	'POST',
	'PUT',
	'PATCH',
	'DELETE',
	'HEAD',
	'OPTIONS',
	'TRACE',
	'ANY',
	'*',
	'WS',
]);

; 






const route_list_REMEDY = $said('Write a list of routes as `rotas` gives it: [{"method": "GET", "path": "/itens/:id"}].');
const KEYS = new Set(['method', 'path', 'params']);
const routeList = {
	name: $said('list of routes'),
	accepts: (file, text) => file.endsWith('.json') || /^\s*\[/.test(text),
	read(file, readFile) {
		const content = readFile(file);
		if (content === undefined)
			throw new ServerSourceError({ file, line: 1, column: 1 }, $said('There is no such file.'), route_list_REMEDY);
		return readRouteList(sourceText(file, content));
	},
};
function readRouteList(source) {
	const { file } = source;
	const list = jsonNodes(source, route_list_REMEDY);
	if (!Array.isArray(list.value))
		throw mistake(source, list, $said('The file holds no list of routes.'));
	const name = (file.split('/').at(-1) ?? file).replace(/\.json$/, '');
	const routes = list.items.map((node, i) => route_list_routeOf(node, i, name, source));
	const place = { file, line: 1, column: 1 };
	return {
		servers: [{ name, place, port: null, host: null, action: null, routes }],
		gaps: [],
		notes: [],
		files: [file],
	};
}
function route_list_routeOf(node, index, server, source) {
	const where = $said`Route ${index + 1}`;
	const fields = node.fields;
	if (!fields)
		throw mistake(source, node, $said`${where} is no object.`);
	for (const [key, field] of fields)
		if (!KEYS.has(key))
			throw mistake(source, field, $said`${where} has the unknown key \`${key}\`.`);
	const method = textField(fields, 'method', where, node, source).toUpperCase();
	if (!ROUTE_METHODS.has(method)) {
		const known = [...ROUTE_METHODS].join(', ');
		throw mistake(source, fields.get('method') ?? node, $said`${where} has the method \`${method}\`; known are ${known}.`);
	}
	const path = textField(fields, 'path', where, node, source);
	const params = fields.get('params');
	const derived = pattern_parametersOf(path);
	if (params && JSON.stringify(params.value) !== JSON.stringify(derived)) {
		throw mistake(source, params, $said`${where}: \`params\` is ${JSON.stringify(params.value)}, but \`${path}\` has the parameters ${JSON.stringify(derived)}.`);
	}
	return {
		server,
		method: methodNamed(method),
		path,
		params: derived,
		place: source.place(node.offset),
		origin: 'list',
		certainty: 'sure',
		validations: [],
	};
}
function textField(fields, key, where, node, source) {
	const field = fields.get(key);
	if (!field)
		throw mistake(source, node, $said`${where} has no \`${key}\`.`);
	if (typeof field.value !== 'string' || field.value === '')
		throw mistake(source, field, $said`\`${key}\` of ${where.toLowerCase()} is not a text, or an empty one.`);
	return field.value;
}
function mistake(source, node, reason) {
	return new ServerSourceError(source.place(node.offset), reason, route_list_REMEDY);
}

; 

function cleanPrefix(prefix) {
	let start = 0;
	let end = prefix.length;
	while (prefix[start] === '/')
		start += 1;
	while (end > start && prefix[end - 1] === '/')
		end -= 1;
	return `/${prefix.slice(start, end)}`;
}
function mountedPath(prefix, path) {
	return (cleanPrefix(prefix) + path).replaceAll('//', '/');
}
function partOf(name, { comment }) {
	return { name, ...(comment !== undefined && { comment }) };
}
function leastSure(a, b) {
	if (a === 'unresolved' || b === 'unresolved')
		return 'unresolved';
	return a === 'conditional' || b === 'conditional' ? 'conditional' : 'sure';
}
function mounted(route, prefix, source, origin, certainty, part) {
	if (route.certainty === 'unresolved')
		return { ...route, origin };
	if (prefix === undefined) {
		const reason = $said`the prefix \`${source}\` is not a constant`;
		return { ...route, path: `${source} + ${route.path}`, origin, certainty: 'unresolved', reason };
	}
	const path = mountedPath(prefix, route.path);
	if (path.length > MAX_PATH_CHARACTERS) {
		const reason = $said`the path has ${path.length} characters; the limit is ${MAX_PATH_CHARACTERS}`;
		return { ...route, path: `${source} + …`, origin, certainty: 'unresolved', reason };
	}
	return {
		...route,
		path,
		origin,
		certainty: leastSure(route.certainty, certainty),
		part: route.part ?? part,
	};
}

; 




const assemble_WEBSOCKET = 'WS';
function assemble_assemble(app, action, frame) {
	const { routes, validations } = assemble_whole(app);
	const answers = answersOfRoutes(app, validations);
	const shared = { validations, readsBefore: readsBefore(app), auth: schemesOf(app) };
	const name = app.name === '' ? 'kiln' : app.name;
	const server = {
		name,
		place: app.place,
		port: app.port,
		...(app.unknownPort && { unknownPort: app.unknownPort }),
		host: app.host,
		action,
		...(app.variable !== undefined && app.variable !== name && { variable: app.variable }),
		...(isOnlyMounted(app) && { onlyMounted: true }),
		...(app.comment !== undefined && { comment: app.comment }),
		routes: routes.map(route => reply_answering(assemble_finished(route, name, shared, answers), replyOf(app, route, frame))),
	};
	return reply_refusing(server, strayOf(app, frame));
}
function isOnlyMounted({ mounted, started, port, unknownPort }) {
	return mounted && !started && port === null && unknownPort === undefined;
}
function assemble_whole(app) {
	const routes = [...app.routes];
	const validations = [...app.validations];
	for (const { child, prefix, source, certainty } of app.groups) {
		const part = partOf(cleanPrefix(prefix ?? '').slice(1), child);
		for (const route of child.routes)
			routes.push(mounted(route, prefix, source, 'group', certainty, part));
		validations.push(...child.validations);
	}
	return { routes, validations };
}
function assemble_joined(before, own) {
	if (before.length === 0)
		return own;
	const found = new Map();
	for (const read of [...before, ...own]) {
		const key = `${read.target} ${read.name}`;
		const known = found.get(key);
		const required = known?.required || read.required;
		found.set(key, { ...read, ...known, ...(required && { required }) });
	}
	return [...found.values()];
}
function assemble_finished(route, server, shared, answersOf) {
	const { auth } = shared;
	const { method, path, place, origin, certainty, comment, part, reason } = route;
	const params = certainty === 'unresolved' ? [] : pattern_parametersOf(path);
	const followed = followedFor(route);
	const own = followed?.checks ?? [];
	const reads = assemble_joined(shared.readsBefore(route), followed?.reads ?? []).filter(({ target }) => target !== 'session');
	const validations = own.length === 0 ? shared.validations : [...shared.validations, ...own];
	return {
		server,
		method,
		path,
		params,
		place,
		origin,
		certainty,
		validations,
		...(method !== assemble_WEBSOCKET && certainty !== 'unresolved' && { answers: answersOf(route) }),
		...(method !== assemble_WEBSOCKET && reads.length > 0 && { reads }),
		...(method !== assemble_WEBSOCKET && followed?.needsBody && { needsBody: true }),
		...(method !== assemble_WEBSOCKET && auth.length > 0 && { auth }),
		...(comment !== undefined && { comment }),
		...(part !== undefined && part.name !== '' && { part }),
		...(reason !== undefined && { reason }),
	};
}

; 

class BoundArguments {
	call;
	bound = new Map();
	rest;
	constructor(given, params, call) {
		this.call = call;
		const positional = given.filter(({ name }) => name === undefined);
		for (const argument of given)
			if (argument.name !== undefined)
				this.bound.set(argument.name, argument);
		for (const param of params) {
			if (this.bound.has(param))
				continue;
			const next = positional.shift();
			if (next)
				this.bound.set(param, next);
		}
		this.rest = positional;
	}
	get count() {
		return this.bound.size + this.rest.length;
	}
	has(param) {
		return this.bound.has(param);
	}
	value(param) {
		const given = this.bound.get(param);
		return given ? given.value : new Unknown($said`the argument \`${param}\` is missing`);
	}
	expression(param) {
		return this.bound.get(param)?.expression ?? this.call;
	}
}

; 
const OUTSIDE = /\\[\s\S]|\[\^?\]?|\(\?(?:P<|P=[^)]*\)|<?[=!]|:)?|\{\d*,?\d*\}|[\s\S]/y;
const INSIDE = /\\[\s\S]|[\s\S]/y;
const COMMON_LETTERS = /[dDwWsSbBnrtfvxu]/;
const SYNTAX = /[\d$()*+./?[\\\]^{|}]/;
function ecmaPattern(pattern) {
	let translated = '';
	let inClass = false;
	for (let at = 0; at < pattern.length;) {
		const piece = pieceAt(pattern, at, inClass);
		at += piece.length;
		const ecma = piece.startsWith('\\') ? escaped(piece, inClass) : inClass ? piece : pattern_dialect_unescaped(piece);
		if (ecma === undefined)
			return undefined;
		translated += ecma;
		inClass = inClass ? piece !== ']' : piece.startsWith('[');
	}
	return isExpression(translated) ? translated : undefined;
}
function pieceAt(pattern, at, inClass) {
	const form = inClass ? INSIDE : OUTSIDE;
	form.lastIndex = at;
	return form.exec(pattern)?.[0] ?? '';
}
function escaped(piece, inClass) {
	const character = piece.slice(1);
	if (!inClass && piece === '\\A')
		return '^';
	if (!inClass && piece === '\\Z')
		return '$';
	if (piece === '\\a')
		return '\\x07';
	if (character === '')
		return undefined;
	if (/[A-Za-z]/.test(character))
		return COMMON_LETTERS.test(character) ? piece : undefined;
	return SYNTAX.test(character) || (inClass && character === '-') ? piece : character;
}
function pattern_dialect_unescaped(piece) {
	if (piece.startsWith('['))
		return piece.endsWith(']') ? `${piece.slice(0, -1)}\\]` : piece;
	if (piece === '(?')
		return undefined;
	if (piece === '(?P<')
		return '(?<';
	if (piece.startsWith('(?P='))
		return `\\k<${piece.slice('(?P='.length, -1)}>`;
	if (piece.startsWith('{,'))
		return `{0${piece.slice(1)}`;
	if (/^\{\d/.test(piece))
		return piece;
	return piece.replace(/[{}\]]/g, '\\$&');
}
function isExpression(pattern) {
	try {
		return new RegExp(pattern, 'u') instanceof RegExp;
	}
	catch {
		return false;
	}
}

; 

const rule_schema_TARGETS = ['body', 'query', 'params', 'headers'];
const rule_schema_TYPES = new Map([
	['texto', { type: 'string' }],
	['email', { type: 'string', format: 'email', pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]{2,}$' }],
	['inteiro', { type: 'integer' }],
	['numero', { type: 'number' }],
	['booleano', { type: 'boolean' }],
	['lista', { type: 'array' }],
	['vault', { type: 'object' }],
]);
const rule_schema_BOUNDS = [
	{ type: 'string', min: 'minLength', max: 'maxLength' },
	{ type: 'number', min: 'minimum', max: 'maximum' },
	{ type: 'array', min: 'minItems', max: 'maxItems' },
	{ type: 'object', min: 'minProperties', max: 'maxProperties' },
];
function isObligatory(rule) {
	const said = rule.get('obrigatorio');
	return Array.isArray(said) ? said.length > 0 : Boolean(said);
}
function ruleSchema(rule, target) {
	const schema = presentSchema(rule);
	const missing = target === 'body' ? [null, ''] : target === 'params' ? [] : [''];
	if (isObligatory(rule))
		return withoutMissing(schema, missing);
	if (missing.length === 0 || missing.every(value => rule_schema_mayBe(schema, value)))
		return schema;
	if (Object.keys(schema).length === 1 && schema.type === 'string')
		return { type: ['string', 'null'] };
	return { anyOf: [schema, { enum: missing }] };
}
function presentSchema(rule) {
	const schema = { ...rule_schema_TYPES.get(rule.get('tipo')) };
	for (const bound of rule_schema_BOUNDS) {
		const type = schema.type === 'integer' ? 'number' : schema.type;
		if (type !== undefined && type !== bound.type)
			continue;
		setBound(schema, bound.min, rule.get('min'), bound.type);
		setBound(schema, bound.max, rule.get('max'), bound.type);
		if (bound.type !== 'number' && Number(rule.get('max') ?? 0) < 0) {
			schema[bound.min] = Math.max(1, Number(schema[bound.min] ?? 0));
			schema[bound.max] = 0;
		}
	}
	const refused = refusedBooleans(schema, rule);
	if (refused.length > 0)
		schema.not = { enum: refused };
	const accepted = rule.get('em');
	if (Array.isArray(accepted))
		Object.assign(schema, oneOfThese(accepted));
	const pattern = rule.get('padrao');
	const ecma = typeof pattern === 'string' ? ecmaPattern(pattern) : undefined;
	if (ecma !== undefined) {
		const own = `^(?:${ecma})`;
		if (schema.pattern === undefined)
			schema.pattern = own;
		else
			schema.allOf = [{ pattern: own }];
	}
	return schema;
}
function refusedBooleans({ type }, rule) {
	if (type !== undefined && type !== 'boolean')
		return [];
	const [min, max] = [rule.get('min'), rule.get('max')];
	return [false, true].filter(value => (typeof min === 'number' && Number(value) < min) || (typeof max === 'number' && Number(value) > max));
}
function oneOfThese(accepted) {
	const equal = accepted.flatMap(value => value === 1 || value === 0
		? [value, value === 1]
		: typeof value === 'boolean'
			? [value, Number(value)]
			: [value]);
	return equal.length === 0 ? { not: {} } : { enum: [...new Set(equal)] };
}
function withoutMissing(schema, missing) {
	if (schema.type === 'string')
		return missing.length === 0
			? schema
			: { ...schema, minLength: Math.max(1, Number(schema.minLength ?? 0)) };
	if (Array.isArray(schema.enum)) {
		const { enum: accepted, ...rest } = schema;
		const left = accepted.filter(value => !missing.includes(value));
		return left.length === 0 ? { ...rest, not: {} } : { ...schema, enum: left };
	}
	const refused = missing.filter(value => rule_schema_mayBe(schema, value));
	if (refused.length === 0)
		return schema;
	const before = schema.not?.enum ?? [];
	return { ...schema, not: { enum: [...before, ...refused] } };
}
function rule_schema_mayBe(schema, value) {
	if (schema.not !== undefined && Object.keys(schema.not).length === 0)
		return false;
	if (schema.type !== undefined && (schema.type !== 'string' || value !== ''))
		return false;
	if (Array.isArray(schema.enum) && !schema.enum.includes(value))
		return false;
	if (value === null)
		return true;
	const isLong = Number(schema.minLength ?? 0) > 0 || Number(schema.maxLength ?? 0) < 0;
	return !isLong && schema.pattern === undefined;
}
function setBound(schema, keyword, value, type) {
	if (typeof value !== 'number')
		return;
	if (type === 'number')
		schema[keyword] = value;
	else if (value >= 0)
		schema[keyword] = keyword.startsWith('min') ? Math.ceil(value) : Math.floor(value);
}

; 



function declareRecord({ name, fields, methods }, frame) {
	return { type: 'record', name, fields, methods: closuresOf(methods, frame), frame };
}
function recordOf(record, given) {
	const positional = given.filter(({ name }) => name === undefined);
	const values = new Map();
	for (const [i, field] of record.fields.entries()) {
		const value = (positional[i] ?? given.find(({ name }) => name === field.name))?.value;
		values.set(field.name, value === undefined ? defaultOf(field, record) : value);
	}
	return { type: 'record-value', record, values };
}
function defaultOf({ name, fallback }, { name: record, frame }) {
	return fallback ? evaluate(fallback, frame) : new Unknown($said`\`${record}\` is given no \`${name}\``);
}
function declareEnum({ name, members, methods }, frame) {
	const found = new Map();
	const enumeration = {
		type: 'enum',
		name,
		members: found,
		methods: closuresOf(methods, frame),
	};
	for (const [index, member] of members.entries()) {
		const value = member.fallback ? evaluate(member.fallback, frame) : member.name;
		found.set(member.name, { type: 'enum-member', enumeration, name: member.name, value, index });
	}
	return enumeration;
}
function memberFor({ name, members }, given) {
	const [only] = given;
	const unknown = new Unknown($said`which member of \`${name}\` it is, is not known`);
	if (!only || given.length > 1 || only.name !== undefined)
		return unknown;
	for (const member of members.values()) {
		if (member.name === only.value)
			return member;
		const same = equal(member.value, only.value);
		if (same !== false)
			return same ? member : unknown;
	}
	return unknown;
}
function records_partOf(object, name) {
	if (isA(object, 'record-value')) {
		if (name === 'fields')
			return new Vault(new Map(object.values));
		if (name === 'record_name')
			return object.record.name;
		const value = object.values.get(name);
		return value === undefined ? methodWith(object, object.record.methods.get(name)) : value;
	}
	if (isA(object, 'enum-member')) {
		if (name === 'name' || name === 'value' || name === 'index')
			return object[name];
		return name === 'enum_name'
			? object.enumeration.name
			: methodWith(object, object.enumeration.methods.get(name));
	}
	return isA(object, 'enum') ? object.members.get(name) : undefined;
}
function ofEnumeration({ members }, name, args) {
	const all = [...members.values()];
	const [wanted = null] = args;
	switch (name) {
		case 'names':
			return new List([...members.keys()]);
		case 'values':
			return new List(all.map(({ value }) => value));
		case 'members':
			return new List([...all]);
		case 'count':
			return members.size;
		case 'has':
			return contains(new List([...members.keys()]), wanted);
		case 'from_name':
			return typeof wanted === 'string' ? (members.get(wanted) ?? null) : undefined;
	}
	return undefined;
}
function withChanges(object, changes) {
	const fields = MODEL.fields(changes);
	const entries = fields?.map(({ key, entry }) => [key, entry]);
	if (entries && isA(object, 'record-value')) {
		const values = new Map([
			...object.values,
			...entries.map(([key, entry]) => [String(key), entry]),
		]);
		return { ...object, values };
	}
	if (entries && object instanceof Vault && object.spoiled === undefined)
		return new Vault(new Map([...object.entries, ...entries]));
	const unknown = [object, changes].find(value => value instanceof Unknown);
	return unknown ?? new Unknown($said('what `with` changes is not known'));
}
function records_methodOf(object, method) {
	const scope = method.scope.inside();
	for (const name of ['self', 'this'])
		scope.declare(name, object);
	return { ...method, scope };
}
function methodWith(object, method) {
	return method && records_methodOf(object, method);
}
function closuresOf(methods, { scope, source }) {
	const found = new Map();
	for (const method of methods) {
		if (method.kind !== 'action')
			continue;
		const { name, params, body } = method;
		found.set(name, { type: 'closure', name, params, body, scope, source });
	}
	return found;
}

; 






const builtins_environment = taking(2, (_receiver, [, otherwise]) => otherwise === undefined ? new Unknown($said('it is read from the environment of the program'), true) : otherwise);
const BUILTINS = new Map([
	['env_var', builtins_environment],
	['env', builtins_environment],
	['str', taking(1, (_receiver, [value]) => (value === undefined ? undefined : operators_textOf(value)))],
	['int', taking(1, (_receiver, [value]) => (0,python_numbers .cP)(value))],
	['float', taking(1, (_receiver, [value]) => floatOf(value))],
	['len', overItems(items => items.length)],
	['range', taking(3, (_receiver, args) => range(args))],
	[
		'sorted',
		(_receiver, [items, ...args], _origin, named, invoke) => methods_inOrder(iterated(items), args, named, invoke, 'reverse'),
	],
	['reversed', overItems(reversed)],
	['enumerate', overItems(items => new List(items.map((item, i) => new List([i, item], true))))],
	['zip', (_receiver, args, _origin, named) => (named.size === 0 ? zipped(args.map(iterated)) : undefined)],
	[
		'map',
		(_receiver, [callee, items], _origin, named, invoke) => named.size === 0 ? mapped(iterated(items), callee, invoke, false) : undefined,
	],
	[
		'filter',
		(_receiver, [callee, items], _origin, named, invoke) => named.size === 0 ? filtered(iterated(items), callee, invoke, false, truth) : undefined,
	],
	['sum', overItems(sum)],
	['min', least(-1)],
	['max', least(1)],
	['abs', taking(1, (_receiver, [value]) => magnitude(value))],
	[
		'cluster',
		taking(1, (_receiver, [value]) => typeof value === 'string' ? new List([value]) : copied(iterated(value))),
	],
	[
		'contains',
		taking(2, (_receiver, [all, item]) => all === undefined || item === undefined ? undefined : contains(all, item)),
	],
	[
		'slice',
		taking(4, (_receiver, [value, ...bounds]) => (value === undefined ? undefined : slice(value, ...bounds))),
	],
	['concat', (_receiver, args, ...context) => OF_TEXTS.concat?.('', args, ...context)],
	['keys', keys],
	['values', values],
	['items', pairs],
	...asFunctions(OF_TEXTS, 'upper lower capitalize strip lstrip rstrip trim center ljust rjust zfill pad_start pad_end split join replace ' +
		'startswith endswith find rfind index_of last_index_of char_at substring includes repeat words lines ' +
		'splitlines partition removeprefix removesuffix'),
	...asFunctions(OF_LISTS, 'flatten first last take drop chunk index'),
]);
function builtins_methodOf(receiver, name) {
	if (isA(receiver, 'enum'))
		return (_receiver, args) => ofEnumeration(receiver, name, args);
	const table = typeof receiver === 'string' || receiver instanceof Unknown
		? OF_TEXTS
		: receiver instanceof Vault
			? OF_VAULTS
			: receiver instanceof List && !receiver.fixed
				? OF_LISTS
				: {};
	return Object.hasOwn(table, name) ? table[name] : undefined;
}
function asFunctions(methods, names) {
	return names.split(' ').map(name => {
		const method = methods[name];
		return [
			name,
			(_receiver, [first, ...args], ...context) => first === undefined ? undefined : method(first, args, ...context),
		];
	});
}
function overItems(apply) {
	return taking(1, (_receiver, [value]) => {
		const items = iterated(value);
		return items && apply(items);
	});
}
function least(wanted) {
	return (_receiver, args, _origin, named) => {
		const items = args.length === 1 ? iterated(args[0]) : args;
		return items && named.size === 0 ? extreme(items, wanted) : undefined;
	};
}
function copied(items) {
	return items && new List([...items]);
}
function range(args) {
	if (args.length === 0 || !args.every(isWhole))
		return undefined;
	const [start, stop, step = 1] = args.length === 1 ? [0, args[0]] : args;
	if (start === undefined || stop === undefined || step === 0)
		return undefined;
	const length = Math.max(0, Math.ceil((stop - start) / step));
	return length > MODEL.maxSize ? undefined : new List(Array.from({ length }, (_, i) => start + i * step));
}
function magnitude(value) {
	const number = (0,numbers .rl)(value);
	if (number === undefined)
		return undefined;
	return value instanceof numbers .nt ? new numbers .nt(Math.abs(number)) : Math.abs(number);
}
function floatOf(value) {
	if (typeof value === 'string')
		return /^\s*[+-]?\d+(\.\d+)?\s*$/.test(value) ? new numbers .nt(Number(value)) : undefined;
	const number = (0,numbers .rl)(value);
	return number === undefined ? undefined : new numbers .nt(number);
}

; 





function memberOf(object, name) {
	if (isA(object, 'request-part'))
		return Object.hasOwn(OF_VAULTS, name)
			? { type: 'function', library: '', name, receiver: object }
			: fieldOfRequest(object.target);
	if (object instanceof Unknown && object.known.begins !== undefined && BEGINNINGS.includes(name))
		return { type: 'function', library: '', name, receiver: object };
	if (object instanceof Unknown)
		return object.further(object.known.sent ? { sent: true } : {});
	if (isA(object, 'request'))
		return partOfRequest(name, object);
	if (isA(object, 'library')) {
		const { name: library, assumed = false } = object;
		return { type: 'function', library, name, assumed };
	}
	if (isA(object, 'module')) {
		const isHidden = object.exposed && object.scope.values.has(name);
		return (memberOfModule(object, name) ??
			new Unknown(isHidden ? $said`${object.path} does not relay \`${name}\`` : $said`${object.path} has no \`${name}\``));
	}
	if (isA(object, 'object') || isA(object, 'blueprint')) {
		const held = isA(object, 'object') ? object.holds.get(name) : undefined;
		return (held ?? object.members.get(name) ?? new Unknown($said`\`${object.name}\` has no \`${name}\` that is known`));
	}
	if (hasMethod(object, name))
		return { type: 'function', library: '', name, receiver: object };
	if (object instanceof Vault) {
		if (object.spoiled !== undefined)
			return new Unknown(object.spoiled);
		const value = object.entries.get(name);
		if (value !== undefined)
			return value;
	}
	if (object instanceof Response && name === 'status')
		return statusOf(object);
	const part = records_partOf(object, name);
	if (part !== undefined)
		return part;
	return new Unknown($said`\`.${name}\` is not worked out`);
}
function memberOfModule({ passed, exposed, scope }, name) {
	return passed.get(name) ?? (!exposed || exposed.has(name) ? scope.values.get(name) : undefined);
}
function statusOf({ status, spoiled }) {
	return spoiled === undefined && status !== undefined
		? status
		: new Unknown(spoiled ?? $said('its status is no constant'), false, [], { type: 'integer' });
}
function hasMethod(object, name) {
	if (isA(object, 'enum'))
		return !object.members.has(name);
	if (object instanceof List)
		return !object.fixed;
	return builtins_methodOf(object, name) !== undefined || (object instanceof Vault && CHANGING_VAULTS.has(name));
}
const members_PARTS = [...rule_schema_TARGETS, 'cookies', 'files', 'session'];
const members_TEXTS = new Set(['method', 'path', 'ip']);
function fieldOfRequest(target, read) {
	const known = { sent: true, ...(read && { read }) };
	return new Unknown($said`it comes with the ${target} of the request`, false, [], known);
}
function partOfRequest(name, { address }) {
	const known = name === 'method' || name === 'path' ? address?.[name] : undefined;
	if (known !== undefined)
		return known;
	const target = members_PARTS.find(candidate => candidate === name);
	if (target)
		return { type: 'request-part', target };
	return sentPart(name, members_TEXTS.has(name) ? { type: 'text' } : {});
}
function sentPart(name, known = {}) {
	return new Unknown($said`\`${name}\` is what the caller sends`, false, [], { sent: true, ...known });
}

; 



function readAdopt(cursor) {
	if (cursor.is('{')) {
		const names = importedNames(cursor);
		cursor.expect('from');
		return { kind: 'names', path: modulePath(cursor), names };
	}
	const path = modulePath(cursor);
	if (cursor.is('.') && cursor.tokens.is(cursor.at + 1, '{')) {
		cursor.at += 1;
		return { kind: 'names', path, names: importedNames(cursor) };
	}
	if (cursor.take('as'))
		return { kind: 'module', path, alias: cursor.word(), named: true };
	const last = path.replace(/\.df$/, '').split(/[./]/).filter(Boolean).at(-1) ?? path;
	const alias = last.replaceAll('-', '_');
	return { kind: 'module', path, alias, named: path.split('.').at(-1) === alias };
}
function modulePath(cursor) {
	const { tokens, source } = cursor;
	const first = cursor.at;
	if (tokens.kind(first) === Kind.string) {
		cursor.at += 1;
		return stringValue(source.text, tokens.start(first), tokens.end(first));
	}
	while (tokens.kind(cursor.at) <= Kind.operator) {
		const kind = tokens.kind(cursor.at);
		const glued = cursor.at === first || cursor.start() === cursor.lastEnd();
		const named = kind === Kind.name || kind === Kind.keyword || kind === Kind.integer;
		const joins = ['.', '/', '-', '...'].some(spelling => cursor.is(spelling));
		if (!glued || !(named || joins))
			break;
		if (cursor.is('.') && tokens.is(cursor.at + 1, '{'))
			break;
		cursor.at += 1;
	}
	if (cursor.at === first)
		throw new NotUnderstood();
	return source.text.slice(tokens.start(first), cursor.lastEnd());
}
function importedNames(cursor) {
	const names = [];
	cursor.expect('{');
	while (!cursor.take('}')) {
		const name = cursor.word();
		names.push({ name, alias: cursor.take('as') ? cursor.word() : name });
		if (!cursor.is('}'))
			cursor.expect(',');
	}
	return names;
}

; 




function assignmentOrExpression(reader, line, first = line.first) {
	const { tokens, cursor } = reader;
	const { end, start, stop } = line;
	cursor.at = first;
	if (tokens.isName(first) && tokens.is(first + 1, ':'))
		return typedAssignment(reader, line, first);
	const fields = tokens.is(first, '{') ? cursor.attempt(fieldTargets) : undefined;
	if (fields)
		return { kind: 'assign', ...fields, operator: ':=', values: valuesTo(end, reader), start, end: stop };
	cursor.at = first;
	const targets = expressions(cursor);
	const operator = tokens.textOf(cursor.at);
	if (tokens.kind(cursor.at) === Kind.operator && ASSIGNMENTS.has(operator)) {
		cursor.at += 1;
		return { kind: 'assign', targets, operator, values: valuesTo(end, reader), start, end: stop };
	}
	const [value] = targets;
	if (cursor.at !== end || targets.length !== 1 || !value)
		throw new NotUnderstood();
	return { kind: 'expression', value, start, end: stop };
}
function fieldTargets(cursor) {
	const targets = [];
	const fields = [];
	cursor.expect('{');
	while (!cursor.take('}')) {
		const isRest = cursor.take('...');
		const target = cursor.expression();
		if (target.kind !== 'name')
			throw new NotUnderstood();
		targets.push(target);
		fields.push(isRest ? undefined : target.name);
		cursor.take(',');
	}
	cursor.expect(':=');
	return { targets, fields };
}
function typedAssignment(reader, line, first) {
	const { tokens, cursor } = reader;
	cursor.at = first + 1;
	skipType(cursor);
	cursor.expect(':=');
	const name = tokens.textOf(first);
	const target = { kind: 'name', name, start: tokens.start(first), end: tokens.end(first) };
	const values = [reader.lenient(line.end)];
	return { kind: 'assign', targets: [target], operator: ':=', values, start: line.start, end: line.stop };
}
function valuesTo(end, reader) {
	const { cursor } = reader;
	const first = cursor.at;
	const values = cursor.attempt(expressions);
	if (values && cursor.at === end)
		return values;
	const start = reader.tokens.start(first);
	return [{ kind: 'opaque', parts: [], start, end: reader.tokens.end(Math.max(first, end - 1)) }];
}
function expressions(cursor) {
	const found = [cursor.expression()];
	while (cursor.take(','))
		found.push(cursor.expression());
	return found;
}

; 

function control_flow_given(reader, line) {
	const { tokens, cursor } = reader;
	const arms = [{ conditions: [reader.headExpression(line)], body: reader.body(line, 'given') }];
	while (reader.next < reader.limit) {
		const last = tokens.is(reader.next, 'otherwise');
		if (!last && !tokens.is(reader.next, 'orif'))
			break;
		const head = reader.line(reader.next);
		cursor.at = head.first + 1;
		const conditional = cursor.take('given') || !last;
		const conditions = conditional ? [reader.headExpression(head)] : undefined;
		arms.push({ conditions, body: reader.body(head, 'otherwise') });
		reader.next = reader.behind(head);
	}
	return { kind: 'given', arms, start: line.start, end: line.stop };
}
function match(reader, line) {
	const { tokens, cursor } = reader;
	const subject = reader.headExpression(line);
	if (line.block === undefined)
		throw reader.emptyBlock(line.end - 1, 'match');
	const close = reader.closing(line.block);
	const arms = [];
	for (let at = line.block + 1; at < close;) {
		const head = reader.line(at);
		if (head.block === undefined)
			throw new NotUnderstood();
		cursor.at = at + 1;
		const matched = tokens.is(at, 'default') ? { conditions: undefined } : control_flow_pattern(reader, head);
		arms.push({ ...matched, body: reader.body(head, 'point') });
		at = reader.behind(head);
	}
	return { kind: 'match', subject, arms, start: line.start, end: line.stop };
}
function control_flow_pattern({ tokens, cursor }, { end }) {
	const first = cursor.at;
	const last = end - 1;
	const names = [];
	for (let i = first; i < last && !tokens.is(i, 'when'); i += 1)
		if (isCapture(tokens, i))
			names.push(tokens.textOf(i));
	if (last - first === 1 && names.length === 1)
		return { conditions: undefined, names };
	const conditions = [];
	do
		conditions.push(cursor.attempt(control_flow_constant) ?? opaque(tokens, first, last));
	while (cursor.take('or'));
	return { conditions: cursor.at === last ? conditions : [opaque(tokens, first, last)], names };
}
function isCapture(tokens, at) {
	const isPart = tokens.is(at - 1, '.') || ['.', '(', ':='].some(each => tokens.is(at + 1, each));
	return tokens.isName(at) && !isPart && !/^\p{Lu}/u.test(tokens.textOf(at));
}
function control_flow_constant(cursor) {
	const value = cursor.grammar.unary(cursor);
	const { kind } = value.kind === 'unary' ? value.operand : value;
	if (!['text', 'integer', 'float', 'boolean', 'void', 'member'].includes(kind))
		throw new NotUnderstood();
	return value;
}
function opaque(tokens, first, last) {
	return { kind: 'opaque', parts: [], start: tokens.start(first), end: tokens.end(last - 1) };
}
function cycle(reader, line) {
	const { tokens, cursor } = reader;
	const { start, stop } = line;
	const head = line.end - 1;
	if (tokens.is(cursor.at + 1, 'from')) {
		const name = tokens.textOf(cursor.at);
		cursor.at += 2;
		const from = reader.lenient(head, ['to']);
		cursor.expect('to');
		const to = reader.lenient(head, ['step']);
		const step = cursor.take('step') ? reader.lenient(head) : undefined;
		return { kind: 'range', name, from, to, step, body: reader.body(line, 'cycle'), start, end: stop };
	}
	const names = cursor.namesUntil('in');
	const iterable = reader.lenient(head);
	return { kind: 'cycle', names, iterable, body: reader.body(line, 'cycle'), start, end: stop };
}
function persist(reader, line) {
	const condition = reader.headExpression(line);
	return {
		kind: 'persist',
		condition,
		body: reader.body(line, 'persist'),
		start: line.start,
		end: line.stop,
	};
}

; 





function definition(reader, line) {
	const { tokens } = reader;
	let at = line.first;
	while (MODIFIERS.has(tokens.textOf(at)) && tokens.kind(at + 1) <= Kind.keyword)
		at += 1;
	if (tokens.is(at, 'action'))
		return action(reader, line, at);
	return tokens.is(at, 'blueprint') ? blueprint(reader, line, at) : undefined;
}
const LATE = ['async', 'stream'];
function action(reader, line, at) {
	const { tokens, cursor } = reader;
	cursor.at = at + 2;
	cursor.expect('(');
	const params = parameters(cursor, true);
	cursor.expect(')');
	const body = line.block === undefined ? onOneLine(reader, line, at) : reader.blockAt(line.block);
	const name = tokens.textOf(at + 1);
	const later = LATE.find(word => mentions(tokens, line.first, at, new Set([word])));
	return {
		kind: 'action',
		name,
		params,
		body,
		...(later && { later }),
		start: tokens.start(at),
		end: line.stop,
	};
}
function onOneLine(reader, line, at) {
	const { tokens, cursor } = reader;
	while (cursor.at < line.end && !cursor.is('=>'))
		cursor.at += 1;
	cursor.expect('=>');
	const first = cursor.at;
	const [start, end] = [tokens.start(at), line.stop];
	const value = { kind: 'yield', value: reader.lenient(line.end), start, end };
	const mentioned = (names) => mentions(tokens, first, line.end, names);
	return { start, end, statements: () => [value], mentions: mentioned };
}
function blueprint(reader, line, at) {
	const { tokens } = reader;
	if (line.block === undefined)
		throw new NotUnderstood();
	const bases = [];
	for (let i = at + 2; i < line.end; i += 1)
		if (tokens.isName(i))
			bases.push(tokens.textOf(i));
	const body = reader.blockAt(line.block, { inServer: false, inRoute: false });
	const name = tokens.textOf(at + 1);
	return { kind: 'blueprint', name, bases, body, start: tokens.start(at), end: line.stop };
}

; 
const EVERY_ERROR = new Set(['Error', 'Exception', 'Any', 'DataForgeError']);
function errorBlock(reader, line, word) {
	if (word === 'monitor' && line.block !== undefined)
		return monitor(reader, line, ['handle']);
	if (word === 'retry' && line.block !== undefined)
		return monitor(reader, line, ['handle', 'recover']);
	return word === 'guard' || word === 'validate' ? guard(reader, line) : undefined;
}
function monitor(reader, line, words) {
	const { tokens } = reader;
	const body = reader.body(line, words[0]);
	const handlings = [];
	let catches = words.length > 1;
	const types = [];
	while (words.some(word => tokens.is(reader.next, word))) {
		const head = reader.line(reader.next);
		const names = [];
		for (let i = head.first + 1; i < head.end; i += 1)
			if (tokens.isName(i))
				names.push(tokens.textOf(i));
		const [type = ''] = names;
		const isType = names.length > 1 || /^\p{Lu}/u.test(type);
		catches ||= !isType || EVERY_ERROR.has(type);
		if (isType)
			types.push(type);
		handlings.push({ name: names.at(-1) ?? 'error', body: reader.body(head, 'handle') });
		reader.next = reader.behind(head);
	}
	let ensure;
	if (tokens.is(reader.next, 'ensure')) {
		const head = reader.line(reader.next);
		ensure = reader.body(head, 'ensure');
		reader.next = reader.behind(head);
	}
	return {
		kind: 'monitor',
		body,
		handlings,
		catches: catches ? 'all' : types,
		ensure,
		start: line.start,
		end: line.stop,
	};
}
function guard(reader, line) {
	const { end, block, start, stop } = line;
	const condition = reader.lenient(end, ['otherwise', 'else', ',']);
	const otherwise = block === undefined ? undefined : reader.blockAt(block);
	return { kind: 'guard', condition, otherwise, start, end: stop };
}

; 

const verbs_VERBS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'ANY'];
function verbs_methodOf(verb) {
	return verbs_VERBS.includes(verb.toUpperCase()) ? methodNamed(verb) : undefined;
}

; 


const HEAD_OF_SERVER = new Set([':', 'on', 'at']);
const FORMS = new Set(['json', 'html', 'text', 'file']);
function kilnStatement(reader, line, word) {
	const { tokens, context } = reader;
	const { first, start, stop: end } = line;
	if (word === 'server' && tokens.isName(first + 1) && HEAD_OF_SERVER.has(tokens.textOf(first + 2)))
		return server(reader, line);
	if (word === 'ignite' && tokens.isName(first + 1))
		return ignite(reader, line);
	if (context.inRoute && word === 'respond')
		return respond(reader, line);
	if (context.inRoute && word === 'render')
		return render(reader, line);
	if (context.inRoute && word === 'redirect')
		return redirect(reader, line);
	if (!context.inServer)
		return undefined;
	switch (word) {
		case 'route':
			return route(reader, line);
		case 'middleware':
		case 'after':
			return { kind: word, value: reader.required(line, word), start, end };
		case 'mount':
			return mount(reader, line);
		case 'assets':
			return { kind: 'assets', prefix: reader.required(line, word, ['from']), start, end };
		case 'views':
			return { kind: 'views', folder: reader.required(line, word), start, end };
	}
	return undefined;
}
function server(reader, line) {
	const { tokens, cursor } = reader;
	const { first, end } = line;
	cursor.at = first + 2;
	const { on, at } = options(reader, end - 1);
	if (!tokens.is(end - 1, ':'))
		throw reader.syntax(first, $said('The head of this server does not end in `:`.'), $said('Write `server NAME on 8080:`.'));
	if (line.block === undefined)
		throw reader.emptyBlock(first, 'server');
	return {
		kind: 'server',
		name: tokens.textOf(first + 1),
		nameStart: tokens.start(first + 1),
		port: on,
		host: at,
		body: reader.blockAt(line.block, { inServer: true, inRoute: false }),
		start: line.start,
		end: line.stop,
	};
}
function ignite(reader, line) {
	const target = reader.lenient(line.end, ['on', 'at']);
	const { on } = options(reader, line.end);
	return { kind: 'ignite', target, port: on, start: line.start, end: line.stop };
}
function options(reader, end) {
	const { tokens, cursor } = reader;
	const found = {};
	while (cursor.at < end && (cursor.is('on') || cursor.is('at'))) {
		const which = tokens.textOf(cursor.at);
		cursor.at += 1;
		found[which] = reader.lenient(end, ['on', 'at']);
	}
	return found;
}
function route(reader, line) {
	const { tokens, cursor } = reader;
	const { first, end } = line;
	const method = verbs_methodOf(tokens.textOf(first + 1));
	if (method === undefined || tokens.is(first + 2, ',')) {
		throw reader.syntax(first, $said('A route has exactly one verb.'), $said`Write one of ${verbs_VERBS.join(', ')} behind \`route\`, and a route for each verb.`);
	}
	cursor.at = first + 2;
	if (!tokens.is(end - 1, ':') || cursor.at >= end - 1)
		throw reader.syntax(first, $said('The head of this route is not whole.'), $said('Write `route GET "/path":`.'));
	if (line.block === undefined)
		throw reader.emptyBlock(first, 'route');
	const path = reader.lenient(end - 1);
	const body = reader.blockAt(line.block, { inServer: true, inRoute: true });
	return { kind: 'route', method, path, body, start: line.start, end: line.stop };
}
function mount(reader, line) {
	const app = reader.required(line, 'mount', ['at']);
	if (!reader.cursor.take('at'))
		throw reader.syntax(line.first, $said('`mount` wants a prefix.'), $said('Write `mount OTHER at "/prefix"`.'));
	const prefix = reader.required(line, 'mount');
	return { kind: 'mount', app, prefix, start: line.start, end: line.stop };
}
function respond(reader, line) {
	const { tokens, cursor } = reader;
	const { start, stop, end } = line;
	let status;
	if (tokens.kind(cursor.at) === Kind.integer) {
		status = Number(tokens.textOf(cursor.at).replaceAll('_', ''));
		cursor.at += 1;
		cursor.take(',');
	}
	const word = cursor.at < end && tokens.isName(cursor.at) ? tokens.textOf(cursor.at) : '';
	const form = FORMS.has(word) ? word : undefined;
	if (form)
		cursor.at += 1;
	const value = cursor.at < end ? reader.lenient(end) : undefined;
	return { kind: 'respond', status, form, value, start, end: stop };
}
function render(reader, line) {
	const { cursor } = reader;
	const template = reader.lenient(line.end, ['with', 'status']);
	while (cursor.at < line.end && !cursor.is('status'))
		cursor.at += 1;
	return { kind: 'render', template, status: statusOption(reader, line), start: line.start, end: line.stop };
}
function redirect(reader, line) {
	const target = reader.lenient(line.end, ['status']);
	return { kind: 'redirect', target, status: statusOption(reader, line), start: line.start, end: line.stop };
}
function statusOption(reader, { end }) {
	return reader.cursor.at < end && reader.cursor.take('status') ? reader.lenient(end) : undefined;
}

; 




function recordOrEnum(reader, line, word) {
	if (word !== 'record' && word !== 'enum')
		return undefined;
	const { tokens } = reader;
	const { first, end, block, start, stop } = line;
	if (block === undefined || !tokens.isName(first + 1) || end !== first + 3)
		throw new NotUnderstood();
	const found = [];
	const methods = [];
	const close = reader.closing(block);
	for (let at = block + 1; at < close;) {
		if (tokens.kind(at) === Kind.newline) {
			at += 1;
			continue;
		}
		const member = reader.line(at);
		at = reader.behind(member);
		const method = definition(reader, member);
		if (method)
			methods.push(method);
		else
			found.push(records_field(reader, member, word === 'record'));
	}
	const name = tokens.textOf(first + 1);
	return word === 'record'
		? { kind: 'record', name, fields: found, methods, start, end: stop }
		: { kind: 'enum', name, members: found, methods, start, end: stop };
}
function records_field(reader, { first, end }, typed) {
	const { tokens, cursor } = reader;
	cursor.at = first;
	const name = cursor.name();
	if (typed) {
		if (!cursor.is(':'))
			throw new NotUnderstood();
		skipType(cursor);
	}
	const fallback = cursor.take(':=') ? reader.lenient(end) : undefined;
	if (cursor.at !== end || tokens.kind(end) < Kind.newline)
		throw new NotUnderstood();
	return { name, rest: false, fallback };
}

; 











function parseFile(source) {
	const tokens = tokenise(source);
	return statementsBetween(source, tokens, 0, tokens.count - 1, { inServer: false, inRoute: false });
}
function statementsBetween(source, tokens, first, limit, context) {
	const reader = new StatementReader(source, tokens, first, limit, context, statementsBetween);
	const statements = [];
	while (reader.next < limit) {
		const at = reader.next;
		const kind = tokens.kind(at);
		if (kind === Kind.newline || kind === Kind.dedent)
			reader.next += 1;
		else if (kind === Kind.indent) {
			reader.next = reader.closing(at) + 1;
			statements.push(bareBlock(reader, at));
		}
		else
			statements.push(statementAt(reader, at));
	}
	return statements;
}
function bareBlock(reader, indent) {
	const start = reader.tokens.start(indent);
	return { kind: 'block', runs: 'once', names: [], body: reader.blockAt(indent), start, end: start };
}
function statementAt(reader, first) {
	const line = reader.line(first);
	reader.next = reader.behind(line);
	reader.cursor.at = first;
	return reader.cursor.attempt(() => statements_known(reader, line)) ?? unknown(reader, line);
}
const OF_SERVERS = new Set(['route', 'middleware', 'mount']);
function unknown(reader, line) {
	const { first, block, start, stop: end } = line;
	const { inServer, inRoute } = reader.context;
	const isServers = block !== undefined && mentions(reader.tokens, first, reader.closing(block), OF_SERVERS);
	const unread = ((inServer && !inRoute) || isServers) && { unread: true };
	if (block === undefined)
		return { kind: 'other', start, end, ...unread };
	const runs = BLOCKS.get(reader.tokens.textOf(first)) ?? 'maybe';
	return { kind: 'block', runs, names: [], body: reader.blockAt(block), start, end, ...unread };
}
function statements_known(reader, line) {
	const { tokens, cursor } = reader;
	const { first, start, stop: end } = line;
	const kind = tokens.kind(first);
	if (kind !== Kind.name && kind !== Kind.keyword)
		return assignmentOrExpression(reader, line);
	const word = tokens.textOf(first);
	cursor.at = first + 1;
	const special = (kind === Kind.name && kilnStatement(reader, line, word)) ||
		definition(reader, line) ||
		recordOrEnum(reader, line, word) ||
		(kind === Kind.keyword && errorBlock(reader, line, word)) ||
		plainBlock(reader, line, word);
	if (special)
		return special;
	cursor.at = first + 1;
	switch (kind === Kind.keyword ? word : '') {
		case 'adopt':
			return { kind: 'adopt', form: readAdopt(cursor), start, end };
		case 'relay':
			if (cursor.take('from'))
				return { kind: 'relay-from', path: modulePath(cursor), start, end };
			return { kind: 'relay', names: statements_words(tokens, cursor.at, line.end), start, end };
		case 'given':
			return control_flow_given(reader, line);
		case 'match':
			return match(reader, line);
		case 'cycle':
			return cycle(reader, line);
		case 'persist':
			return persist(reader, line);
		case 'yield': {
			const value = cursor.at === line.end ? undefined : reader.lenient(line.end);
			return { kind: 'yield', value, start, end };
		}
		case 'halt':
			return { kind: 'halt', start, end };
		case 'skip':
			return { kind: 'skip', start, end };
		case 'trigger': {
			const value = cursor.at === line.end ? undefined : reader.lenient(line.end);
			return { kind: 'trigger', value, start, end };
		}
		case 'propagate':
			return { kind: 'propagate', start, end };
		case 'out':
		case 'emit':
		case 'assert':
			return { kind: 'expression', value: reader.lenient(line.end), start, end };
		case 'steady':
			return assignmentOrExpression(reader, line, first + 1);
	}
	return assignmentOrExpression(reader, line);
}
function plainBlock(reader, line, word) {
	const runs = line.block === undefined ? undefined : BLOCKS.get(word);
	if (line.block === undefined || runs === undefined)
		return undefined;
	const { tokens } = reader;
	const names = [];
	for (let i = line.first; i < line.end; i += 1)
		if (tokens.is(i, 'as') && tokens.isName(i + 1))
			names.push(tokens.textOf(i + 1));
	return { kind: 'block', runs, names, body: reader.blockAt(line.block), start: line.start, end: line.stop };
}
function statements_words(tokens, first, end) {
	const found = [];
	for (let i = first; i < end; i += 1)
		if (tokens.kind(i) <= Kind.keyword)
			found.push(tokens.textOf(i));
	return found;
}

; 




function commentAbove(source, line) {
	return source.commentAbove(line, lines => withoutCode(lines, isCode));
}
const SIGNS = /["[{]|:=|\w\(/;
const CALL = /^[\w.?]+\(/;
const ENDING = new Set([
	'given',
	'match',
	'respond',
	'yield',
	'halt',
	'skip',
]);
const WRITES = /^(?:out|emit|assert)\b/;
function isCode(text) {
	const body = /:\s*$/.test(text) ? `${text}\n    yield 1` : text;
	const indented = body.replace(/^(?=.)/gm, '        ');
	const whole = `server s:\n    route GET "/":\n${indented}\n`;
	const inServer = `server s:\n${body.replace(/^(?=.)/gm, '    ')}\n`;
	return [inServer, whole].some((program, depth) => isWritten(statementsOf(program, depth), program));
}
function statementsOf(program, depth) {
	try {
		let statements = parseFile(new SourceText('', program));
		for (let i = 0; i <= depth; i += 1) {
			const [only, ...others] = statements;
			if (others.length > 0 || (only?.kind !== 'server' && only?.kind !== 'route'))
				return [];
			statements = only.body.statements();
		}
		return statements;
	}
	catch (cause) {
		if (cause instanceof ServerSourceError)
			return [];
		throw cause;
	}
}
function isWritten(statements, program) {
	const textOf = ({ start, end }) => program.slice(start, end);
	const isCall = (each) => each.kind === 'expression' &&
		(each.value.kind === 'call'
			? CALL.test(textOf(each)) && each.value.end === each.end
			: WRITES.test(textOf(each)) && SIGNS.test(textOf(each)));
	const isSure = (each) => each.kind === 'expression'
		? isCall(each)
		: each.kind !== 'other' && each.kind !== 'block' && SIGNS.test(textOf(each));
	return statements.some(isSure) && statements.every(each => isSure(each) || ENDING.has(each.kind));
}

; 

const resource_STEPS = [
	{ key: 'index', method: 'GET', member: false },
	{ key: 'show', method: 'GET', member: true },
	{ key: 'create', method: 'POST', member: false },
	{ key: 'update', method: 'PUT', member: true },
	{ key: 'patch', method: 'PATCH', member: true },
	{ key: 'destroy', method: 'DELETE', member: true },
];
function resourceRoutes(base, has) {
	const clean = cleanPrefix(base);
	return resource_STEPS.filter(({ key }) => has(key)).map(({ key, method, member }) => ({
		key,
		method,
		path: member ? `${clean}/:id` : clean,
	}));
}

; 









const MAX_SHOWN_PATH = 200;
function register(app, route, frame) {
	const { method, path, expression, place, origin, handler } = route;
	const comment = origin === 'library' ? undefined : (route.comment ?? commentOf(handler));
	if (!mayChange(app, place, frame))
		return;
	if (typeof path === 'string' && path.length <= MAX_PATH_CHARACTERS) {
		const certainty = frame.session.certainty();
		add(app, { method, path, place, origin, certainty, handler, comment }, frame);
		return;
	}
	const reason = typeof path === 'string'
		? $said`the path has ${path.length} characters; the limit is ${MAX_PATH_CHARACTERS}`
		: path instanceof Unknown
			? path.reason
			: $said('the path is not a text');
	const source = shownPiece(expression, frame, MAX_SHOWN_PATH);
	add(app, { method, path: source, place, origin, certainty: 'unresolved', handler, comment, reason }, frame);
}
function commentOf(handler) {
	if (handler?.start === undefined)
		return undefined;
	return commentAbove(handler.source, handler.source.place(handler.start).line);
}
function add(app, route, frame) {
	frame.session.countRoute(route.path, route.place);
	app.routes.push(route);
}
function mayChange(app, place, frame) {
	if (app.walk === frame.session.walk)
		return true;
	frame.session.leftOut.push(place);
	return false;
}
function mountInto(app, prefix, prefixExpression, other, otherExpression, frame) {
	const { session } = frame;
	const place = frame_placeOf(otherExpression, frame);
	if (!mayChange(app, place, frame))
		return;
	if (!(other instanceof App)) {
		const why = other instanceof Unknown ? `: ${other.reason}` : '';
		session.gap(place, $said`The server that is mounted, \`${pieceOf(otherExpression, frame)}\`, is not known${why}.`, $said('Mount a server of this file, or one that an imported file declares.'));
		return;
	}
	if (other.groups.length > 0) {
		session.gap(place, $said`\`${other.name}\` has groups, and mounting it copies only its own routes: groups are merged when the server itself starts.`, $said('Register the routes of the groups on the server itself, or mount the groups.'));
	}
	other.mounted = true;
	const clean = typeof prefix === 'string' && prefix.length <= MAX_PATH_CHARACTERS ? prefix : undefined;
	const source = shownPiece(prefixExpression, frame, MAX_SHOWN_PATH);
	const part = partOf(other.name, other);
	for (const route of [...other.routes])
		add(app, mounted(route, clean, source, 'mount', session.certainty(), part), frame);
	for (const validation of [...other.validations])
		addValidation(app, validation, place, frame);
	for (const each of [...other.middleware])
		if (!app.middleware.includes(each))
			app.middleware.push(each);
}
function addValidation(app, validation, place, frame) {
	if (app.walk !== frame.session.walk || app.validations.includes(validation))
		return;
	if (frame.session.conditional === 0) {
		app.validations.push(validation);
		return;
	}
	frame.session.gap(place, $said`Whether \`${app.name}\` has this validation depends on a condition: it is left out.`, $said('Declare it outside of the condition.'));
}
function registerResource(app, base, baseExpression, controller, place, frame) {
	if (!mayChange(app, place, frame))
		return;
	if (isA(controller, 'object') || isA(controller, 'blueprint') || isA(controller, 'record-value')) {
		frame.session.gap(place, $said`The resource at \`${pieceOf(baseExpression, frame)}\` has no routes: \`Kiln.resource\` reads keys of a vault, and \`dataforge-lang\` finds no actions in an object.`, $said('Give it a vault of the actions: `{"index": objeto.index}`.'));
		return;
	}
	const memberOf = membersOf(controller);
	if (memberOf === undefined || typeof base !== 'string') {
		const unknown = typeof base !== 'string' ? base : controller;
		const why = unknown instanceof Unknown ? `: ${unknown.reason}` : '';
		frame.session.gap(place, $said`The routes of the resource at \`${pieceOf(baseExpression, frame)}\` are not known${why}.`, $said('Give the base as a constant and the controller as a vault whose keys stand in the file.'));
		return;
	}
	for (const { key, method, path } of resourceRoutes(base, name => (memberOf(name) ?? null) !== null)) {
		const handler = handlerOf(memberOf(key) ?? null);
		register(app, { method, path, expression: baseExpression, place, origin: 'resource', handler }, frame);
	}
}
function membersOf(controller) {
	if (controller instanceof Vault && controller.spoiled === undefined)
		return name => controller.entries.get(name);
	if (!isA(controller, 'module'))
		return undefined;
	return name => memberOfModule(controller, name);
}

; 



function addMiddleware(app, value, place, frame) {
	if (isA(value, 'validator'))
		addValidation(app, value.validation, place, frame);
	if (isOwn(app, frame))
		app.middleware.push({ value, place });
}
function addHook(app, value, place, frame) {
	if (isOwn(app, frame))
		app.hooks.push({ value, place });
}
function addAssets(app, prefix, place, frame) {
	if (!isOwn(app, frame))
		return;
	app.assets.push({ prefix: typeof prefix === 'string' ? cleanPrefix(prefix) : undefined, place });
}
function setTemplates(app, folder, frame) {
	if (isOwn(app, frame))
		app.templates = folder;
}
function addErrorHandler(app, status, value, place, frame) {
	if (isOwn(app, frame) && typeof status === 'number')
		app.errors.set(status, { value, place });
}
function isOwn(app, frame) {
	return app.walk === frame.session.walk;
}

; 








const server_block_MAX_PORT = 65_535;
function followServer(statement, frame) {
	const { session, scope } = frame;
	const place = frame.source.place(statement.nameStart);
	const app = new App(statement.name, place, frame.action, session.walk);
	app.comment = commentAbove(frame.source, place.line);
	session.apps.push(app);
	if (statement.port)
		setPort(app, evaluate(statement.port, frame), statement.port, frame);
	if (statement.host) {
		const host = evaluate(statement.host, frame);
		if (typeof host === 'string')
			app.host = host;
	}
	runBlock(statement.body, { ...frame, scope: new Scope(scope, session.journal, app) });
	scope.assign(statement.name, app);
}
function setPort(app, value, expression, frame) {
	if (app.walk !== frame.session.walk)
		return;
	if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= server_block_MAX_PORT) {
		app.port = value;
		app.unknownPort = undefined;
		return;
	}
	const why = value instanceof Unknown ? value.reason : $said`it must be a whole number up to ${server_block_MAX_PORT}`;
	app.unknownPort = {
		place: frame_placeOf(expression, frame),
		reason: $said`The port of \`${app.name}\`, \`${shownPiece(expression, frame)}\`, is not known: ${why}.`,
		remedy: $said('Write a number or `int(env_var("PORT") ?? "8080")`, or give the base address when you export.'),
	};
}
function registerRouteStatement(statement, frame) {
	const app = frame.scope.enclosingApp();
	if (!app)
		return;
	const path = evaluate(statement.path, frame);
	const { method, path: expression, body } = statement;
	const { scope, source } = frame;
	const handler = { body, params: undefined, scope, source };
	const comment = commentAbove(source, source.place(statement.start).line);
	register(app, { method, path, expression, place: frame_placeOf(statement, frame), origin: 'block', handler, comment }, frame);
}
function useMiddleware(statement, frame) {
	const value = evaluate(statement.value, frame);
	const app = frame.scope.enclosingApp();
	if (!app)
		return;
	if (statement.kind === 'after')
		addHook(app, value, frame_placeOf(statement, frame), frame);
	else
		addMiddleware(app, value, frame_placeOf(statement, frame), frame);
}
function useAssets(statement, frame) {
	const app = frame.scope.enclosingApp();
	if (app)
		addAssets(app, evaluate(statement.prefix, frame), frame_placeOf(statement, frame), frame);
}
function useViews(statement, frame) {
	const app = frame.scope.enclosingApp();
	if (app)
		setTemplates(app, evaluate(statement.folder, frame), frame);
}
function followMount(statement, frame) {
	const app = frame.scope.enclosingApp();
	const other = evaluate(statement.app, frame);
	if (!app)
		return;
	mountInto(app, evaluate(statement.prefix, frame), statement.prefix, other, statement.app, frame);
}
function noteIgnition(statement, frame) {
	const { session } = frame;
	const target = evaluate(statement.target, frame);
	const port = statement.port && evaluate(statement.port, frame);
	const own = target instanceof App && target.walk === session.walk;
	if (own)
		target.started = true;
	if (own && (target.port ?? 0) === 0 && statement.port && typeof port === 'number' && port > 0)
		setPort(target, port, statement.port, frame);
	session.ignited.push({
		place: frame_placeOf(statement, frame),
		target,
		source: pieceOf(statement.target, frame),
	});
}

; 


function tellOfUnknownApp(name, app, call, frame) {
	if (frame.session.walk > 0) {
		frame.session.leftOut.push(frame_placeOf(call, frame));
		return;
	}
	const why = app instanceof Unknown ? `: ${app.reason}` : '';
	frame.session.gap(frame_placeOf(call, frame), isA(app, 'foreign-app')
		? $said`\`${name}\` of Kiln is given an app of \`Arcane.Http\`.`
		: $said`\`${name}\` registers on a server that is not known${why}.`, $said('Give it a server that a `server` block or `Kiln.forge` makes.'));
}

; 







const DEFAULT_PATH = '/lavra';
const SUBSCRIPTIONS = '/assinar';
function callLavra(name, call, given, frame) {
	const place = frame_placeOf(call, frame);
	if (name === 'montar') {
		const params = ['app', 'esquema', 'caminho', 'contexto_de', 'permitir_get'];
		const args = new BoundArguments(given, params, call);
		const app = args.value('app');
		if (!(app instanceof App)) {
			tellOfUnknownApp(name, app, call, frame);
			return app;
		}
		const path = args.has('caminho') ? args.value('caminho') : DEFAULT_PATH;
		const expression = args.expression('caminho');
		register(app, { method: 'POST', path: path, expression, place, origin: 'library' }, frame);
		const get = args.has('permitir_get') ? truth(args.value('permitir_get')) : true;
		if (get === false)
			return app;
		if (get === undefined)
			frame.session.conditional += 1;
		register(app, { method: 'GET', path: path, expression, place, origin: 'library' }, frame);
		if (get === undefined)
			frame.session.conditional -= 1;
		return app;
	}
	if (name === 'montar_assinaturas') {
		const args = new BoundArguments(given, ['app', 'esq', 'caminho'], call);
		const app = args.value('app');
		const path = args.has('caminho') ? args.value('caminho') : DEFAULT_PATH + SUBSCRIPTIONS;
		const expression = args.expression('caminho');
		if (app instanceof App)
			register(app, { method: 'WS', path, expression, place, origin: 'library' }, frame);
		else
			tellOfUnknownApp(name, app, call, frame);
		return app;
	}
	if (name === 'servir' || name === 'em_segundo_plano')
		return ownServer(given, call, frame);
	return undefined;
}
function ownServer(given, call, frame) {
	const args = new BoundArguments(given, ['esq', 'porta', 'host', 'caminho'], call);
	const place = frame_placeOf(call, frame);
	const app = new App('lavra', place, frame.action, frame.session.walk);
	app.standsAlone = true;
	frame.session.apps.push(app);
	if (args.has('porta'))
		setPort(app, args.value('porta'), args.expression('porta'), frame);
	const host = args.has('host') ? args.value('host') : null;
	if (typeof host === 'string')
		app.host = host;
	const path = args.has('caminho') ? args.value('caminho') : DEFAULT_PATH;
	const subscriptions = typeof path === 'string' ? path + SUBSCRIPTIONS : path;
	const expression = args.expression('caminho');
	register(app, { method: 'POST', path: path, expression, place, origin: 'library' }, frame);
	register(app, { method: 'GET', path: path, expression, place, origin: 'library' }, frame);
	register(app, { method: 'WS', path: subscriptions, expression, place, origin: 'library' }, frame);
	return app;
}

; 



const FIRST_PAGE = 1;
const PAGE_SIZE = 20;
const SEARCH = 'q';
function callReading(name, args, frame) {
	const { session } = frame;
	const known = (parameter) => (args.has(parameter) ? args.value(parameter) : null);
	const request = known('req');
	const hasRequest = isA(request, 'request');
	switch (name) {
		case 'upload': {
			const field = known('campo');
			const files = request instanceof Vault ? request.entries.get('files') : undefined;
			if (files instanceof Vault && typeof field === 'string')
				return files.entries.get(field) ?? null;
			const named = hasRequest && typeof field === 'string';
			return fieldOfRequest('files', named ? session.reads('files', field) : undefined);
		}
		case 'uploads':
			return hasRequest ? { type: 'request-part', target: 'files' } : undefined;
		case 'paginar': {
			const size = known('por_pagina');
			const usual = typeof size === 'number' ? size : PAGE_SIZE;
			if (hasRequest) {
				readNumber('pagina', FIRST_PAGE, frame);
				readNumber('por_pagina', usual, frame);
			}
			return library_reads_page(listLike(known('itens')));
		}
		case 'ordenar': {
			const usual = known('padrao');
			if (hasRequest)
				readText('ordenar', typeof usual === 'string' && usual !== '' ? usual : undefined, frame);
			return listLike(known('itens'));
		}
		case 'buscar': {
			const parameter = args.has('parametro') ? known('parametro') : SEARCH;
			if (hasRequest && typeof parameter === 'string')
				readText(parameter, undefined, frame);
			return listLike(known('itens'));
		}
	}
	return undefined;
}
function readNumber(name, usual, { session }) {
	const reading = session.reads('query', name);
	reading.type ??= 'integer';
	reading.fallback ??= { value: usual };
}
function readText(name, usual, { session }) {
	const reading = session.reads('query', name);
	if (usual !== undefined)
		reading.fallback ??= { value: usual };
}
function listLike(items) {
	const { schema } = shapeOf(items);
	const known = schema.type === 'array' ? schema : { type: 'array', items: {} };
	return new Unknown($said('which items it has is told by the request'), false, [], { type: 'list', schema: known });
}
function library_reads_page(items) {
	const told = (type) => new Unknown($said('it is told by the request'), false, [], { type });
	return new Vault(new Map([
		['itens', items],
		['pagina', told('integer')],
		['por_pagina', told('integer')],
		['total', told('integer')],
		['paginas', told('integer')],
		['tem_proxima', told('boolean')],
		['tem_anterior', told('boolean')],
	]));
}

; 
const SECURED = ['csp', 'hsts', 'frame', 'referrer', 'permissoes'];
const SIGNATURES = {
	forge: ['nome'],
	app: ['nome'],
	config: ['app', 'chave', 'valor'],
	route: ['app', 'metodo', 'padrao', 'handler'],
	get: ['app', 'padrao', 'handler'],
	post: ['app', 'padrao', 'handler'],
	put: ['app', 'padrao', 'handler'],
	patch: ['app', 'padrao', 'handler'],
	delete: ['app', 'padrao', 'handler'],
	options: ['app', 'padrao', 'handler'],
	head: ['app', 'padrao', 'handler'],
	any: ['app', 'padrao', 'handler'],
	ws: ['app', 'padrao', 'handler'],
	resource: ['app', 'base', 'controlador'],
	mount: ['app', 'prefixo', 'outro'],
	group: ['app', 'prefixo', 'meio'],
	use: ['app', 'funcao'],
	after: ['app', 'funcao'],
	on_error: ['app', 'status', 'handler'],
	templates: ['app', 'pasta'],
	static: ['app', 'prefixo', 'pasta'],
	json: ['dados', 'status', 'cabecalhos'],
	html: ['texto', 'status', 'cabecalhos'],
	text: ['texto', 'status', 'cabecalhos'],
	status: ['codigo', 'mensagem'],
	redirect: ['destino', 'status'],
	file: ['caminho', 'tipo', 'baixar'],
	render: ['app', 'nome', 'dados', 'status'],
	sse: ['gerador', 'cabecalhos'],
	stream: ['gerador', 'tipo', 'cabecalhos'],
	header: ['resp', 'chave', 'valor'],
	cookie: ['resp', 'nome', 'valor'],
	session_start: ['app', 'req', 'resp', 'dados'],
	session_end: ['app', 'req', 'resp'],
	cors: ['origens', 'metodos', 'cabecalhos'],
	request_id: ['cabecalho'],
	secure_headers: SECURED,
	cabecalhos_seguros: SECURED,
	auth: ['verificador', 'esquema'],
	guard: ['condicao', 'status', 'mensagem'],
	csrf: ['segredo', 'campo', 'cabecalho'],
	limite_de_corpo: ['bytes_maximos'],
	body_limit: ['bytes_maximos'],
	listen: ['app', 'porta', 'host'],
	serve: ['app', 'porta', 'host'],
	conferir: ['dados', 'esquema'],
	upload: ['req', 'campo'],
	uploads: ['req'],
	paginar: ['itens', 'req', 'por_pagina', 'teto'],
	ordenar: ['itens', 'req', 'campos', 'padrao'],
	buscar: ['itens', 'req', 'campos', 'parametro'],
	validar: ['esquema', 'alvo'],
	validate: ['esquema', 'alvo'],
};
const ONLY_APP = ['app'];
function parametersFor(name) {
	return Object.hasOwn(SIGNATURES, name) ? SIGNATURES[name] : ONLY_APP;
}
const VERB_FUNCTIONS = new Map([
	['get', 'GET'],
	['post', 'POST'],
	['put', 'PUT'],
	['patch', 'PATCH'],
	['delete', 'DELETE'],
	['options', 'OPTIONS'],
	['head', 'HEAD'],
	['any', '*'],
	['ws', 'WS'],
]);
const REGISTERING = new Set([
	...VERB_FUNCTIONS.keys(),
	'route',
	'resource',
	'mount',
	'group',
]);
const REGISTERING_OF = new Map([
	['Kiln', REGISTERING],
	['Lavra', new Set(['montar', 'montar_assinaturas', 'servir', 'em_segundo_plano'])],
	['Vitrine', new Set(['pagina', 'montar', 'servir', 'subir', 'rodar'])],
]);
function registers(library, name) {
	return REGISTERING_OF.get(library)?.has(name) ?? false;
}
function makesApps(library, name) {
	return library === 'Kiln' && (name === 'forge' || name === 'app' || PASSING.has(name));
}
const REGISTERING_NAMES = [...REGISTERING_OF.values()].flatMap(names => [...names]);
const PASSING = new Set([
	'use',
	'config',
	'after',
	'on_error',
	'templates',
	'static',
	'assets',
]);

; 


class TooManySteps extends ServerSourceError {
	constructor(place, bound) {
		super(place, $said`Loops and calls up to here take more than ${bound} steps to follow.`, $said('Declare the routes one by one, or in loops over short lists.'));
	}
}
const FEW_STEPS = 1_000;
class Budget {
	steps = 0;
	bound = MAX_STEPS;
	aside = 0;
	inUnit = false;
	mayGoOn;
	count(steps) {
		this.steps += steps;
	}
	isSpent() {
		if (this.steps <= this.bound)
			return false;
		if (!this.mayGoOn?.())
			return true;
		this.mayGoOn = undefined;
		this.bound = MAX_STEPS;
		return this.steps > this.bound;
	}
	unit(run, harmless, forgiven) {
		const before = this.steps;
		this.inUnit = true;
		this.bound = Math.min(MAX_STEPS, before + this.share(MAX_STEPS_ASIDE));
		this.mayGoOn = () => !harmless();
		let ended = false;
		try {
			const flow = run();
			ended = true;
			return flow;
		}
		finally {
			const taken = this.steps - before;
			if (taken > FEW_STEPS && harmless()) {
				this.steps = before;
				this.aside += taken;
				if (ended)
					forgiven();
			}
			this.inUnit = false;
			this.bound = MAX_STEPS;
			this.mayGoOn = undefined;
		}
	}
	handler(run) {
		const { steps, bound, inUnit, mayGoOn } = this;
		this.steps = 0;
		this.bound = this.share(MAX_STEPS_OF_A_HANDLER);
		this.inUnit = true;
		this.mayGoOn = undefined;
		try {
			run();
		}
		finally {
			this.aside += this.steps;
			Object.assign(this, { steps, bound, inUnit, mayGoOn });
		}
	}
	share(steps) {
		return this.aside < MAX_STEPS ? steps : LEAST_STEPS;
	}
}

; 





const ITEMS_OF_A_STEP = 100;
const MISSING = ['KeyError', 'IndexError'];
const UNFIT = ['ConversionError', 'RuntimeError'];
const UNLIKE = ['TypeError'];
const BY_ZERO = ['DivisionByZeroError', 'RuntimeError'];
const session_EMPTY = ['EmptyCollectionError'];
const UNNAMED = ['NameError'];
const UNREAL = ['ValueError'];
const SPARED = [MISSING, UNFIT, UNLIKE, BY_ZERO, session_EMPTY, UNREAL];
class Session {
	root;
	readFile;
	interpreter;
	gaps = [];
	notes = [];
	files = [];
	journal = new Journal();
	modules = new Map();
	loading = [];
	apps = [];
	actions = [];
	called = new Set();
	calledByHandlers = new Set();
	checks = false;
	finding;
	guards = [];
	handling = 0;
	lenient = 0;
	failures = 0;
	muted = false;
	isAnswering = false;
	ignited = [];
	leftOut = [];
	vitrine = { name: 'vitrine', pages: new Set(), manifest: false };
	doubts = [];
	valued = 0;
	walk = 0;
	walks = 0;
	calls = 0;
	rounds = 0;
	budget = new Budget();
	routes = 0;
	characters = 0;
	reported = new Set();
	passed = new Set();
	constructor(root, readFile, interpreter) {
		this.root = root;
		this.readFile = readFile;
		this.interpreter = interpreter;
	}
	gap(place, reason, remedy) {
		if (!this.muted)
			this.tell(this.gaps, { place, reason, remedy });
	}
	note(place, reason, remedy) {
		if (!this.isAnswering)
			this.tell(this.notes, { place, reason, remedy });
	}
	tell(list, gap) {
		const { file, line, column = 0 } = gap.place;
		const key = `${file}:${line}:${column}:${gap.reason}`;
		if (this.reported.has(key))
			return;
		this.reported.add(key);
		list.push(gap);
	}
	toldAlready(follow) {
		const { muted } = this;
		this.muted = true;
		const result = follow();
		this.muted = muted;
		return result;
	}
	aside(follow) {
		const { walk } = this;
		const lists = [this.apps, this.ignited, this.leftOut];
		const lengths = lists.map(list => list.length);
		this.walks += 1;
		this.walk = this.walks;
		this.toldAlready(follow);
		this.walk = walk;
		for (const [i, list] of lists.entries())
			list.length = lengths[i];
	}
	answer(follow) {
		let result;
		this.isAnswering = true;
		this.aside(() => {
			result = follow();
		});
		this.isAnswering = false;
		return result;
	}
	following(follow) {
		const { called: outer, finding: before, conditional, calls, rounds, guards, lenient, handling } = this;
		const finding = {
			checks: [],
			unread: [],
			reads: [],
			raised: false,
			needsBody: false,
			failsBodiless: false,
			failsEmpty: new Set(),
			left: false,
			leftChoosy: false,
			refused: false,
			choosy: false,
			looked: new Map(),
			handed: false,
			fails: undefined,
		};
		this.called = new Set();
		this.finding = finding;
		this.conditional = 0;
		this.calls = 0;
		this.rounds = 0;
		this.guards = [];
		this.lenient = 0;
		this.handling = 0;
		this.budget.handler(follow);
		const { called } = this;
		for (const body of called)
			this.calledByHandlers.add(body);
		this.called = outer;
		this.finding = before;
		this.conditional = conditional;
		this.calls = calls;
		this.rounds = rounds;
		this.guards = guards;
		this.lenient = lenient;
		this.handling = handling;
		return { ...finding, called };
	}
	get conditional() {
		return this.doubts.length;
	}
	set conditional(count) {
		const { valued } = this;
		while (this.doubts.length < count)
			this.doubts.push({ valued, inside: valued, outside: valued, toldInside: true, toldOutside: true });
		this.doubts.length = count;
	}
	tells(inside, outside) {
		const doubt = this.doubts.at(-1);
		const around = this.doubts.at(-2);
		if (!doubt)
			return;
		doubt.inside = inside ? doubt.valued : (around?.inside ?? 0);
		doubt.outside = outside ? doubt.valued : (around?.outside ?? 0);
		doubt.toldInside = inside || (around?.toldInside ?? false);
		doubt.toldOutside = outside || (around?.toldOutside ?? false);
	}
	get inHandler() {
		return this.finding !== undefined;
	}
	found(validation) {
		this.finding?.checks.push(validation);
	}
	reads(target, name) {
		const reading = this.asksFor(target, name);
		if (reading.valued === undefined) {
			this.valued += 1;
			reading.valued = this.valued;
		}
		return reading;
	}
	asksFor(target, name) {
		const known = this.finding?.reads.find(each => each.target === target && each.name === name);
		const reading = known ?? { target, name };
		if (!known)
			this.finding?.reads.push(reading);
		return reading;
	}
	demands(target, name) {
		const isNew = !this.finding?.reads.some(each => each.target === target && each.name === name);
		const reading = this.reads(target, name);
		if (this.lenient > 0)
			return reading;
		if (this.happensAlways(MISSING))
			reading.required = true;
		if (this.mayFail(reading, MISSING, isNew))
			reading.failsMissing = true;
		return reading;
	}
	converts(reading) {
		if (!session_isKept(reading) && this.mayFail(reading, UNFIT))
			reading.failsUnfit = true;
	}
	needs(reading, what, error) {
		if (!session_isKept(reading) && this.mayFail(reading, error))
			reading[what] = true;
	}
	dividesByPart(target) {
		if (this.mayFail(undefined, BY_ZERO))
			this.finding?.failsEmpty.add(target);
	}
	takes(reading, failing, mayBeNothing) {
		if (session_isKept(reading) || !this.mayFail(reading, UNLIKE))
			return;
		reading.failsFor ??= new Set();
		for (const type of failing)
			reading.failsFor.add(type);
		if (mayBeNothing)
			reading.mayBeNothing = true;
	}
	breaks(error) {
		this.failures += 1;
		if (!this.finding)
			return;
		const isSure = this.everybodyComes();
		const guard = this.guards.findLast(each => handles(each, error));
		if (guard)
			guard.fails ||= isSure;
		else if (this.finding.fails !== 'surely')
			this.finding.fails = isSure ? 'surely' : 'perhaps';
		if (!guard && !isSure)
			this.finding.raised = true;
	}
	get failsSurely() {
		return this.finding?.fails === 'surely';
	}
	everybodyComes() {
		return this.conditional === 0 && this.finding?.left === false && !this.finding.refused;
	}
	passesOver(piece) {
		for (const [word] of piece.matchAll(/[\p{L}_][\p{L}\p{N}_]*/gu))
			this.passed.add(word);
	}
	mayBeNamed(name) {
		return this.passed.has(name);
	}
	asksBody() {
		if (!this.finding)
			return;
		const { choosy, leftChoosy } = this.finding;
		if (this.happensAlways(UNLIKE))
			this.finding.needsBody = true;
		const isTold = choosy || leftChoosy || (this.doubts.at(-1)?.toldInside ?? false);
		if (!isTold && !this.isHandled(UNLIKE))
			this.finding.failsBodiless = true;
	}
	mayHaveLeft(isRefusal) {
		if (!this.finding)
			return;
		if (isRefusal)
			this.refuses(this.finding);
		else {
			this.finding.left = true;
			this.finding.leftChoosy ||= this.isChoosy();
			this.looks(this.finding);
		}
	}
	inside(follow) {
		const { finding } = this;
		const { left = false, leftChoosy = false } = finding ?? {};
		const result = follow();
		if (finding)
			Object.assign(finding, { left, leftChoosy });
		return result;
	}
	happensAlways(error) {
		return this.conditional === 0 && !this.isHandled(error) && this.finding?.left === false;
	}
	mayFail(reading, error, isNew = false) {
		if (!this.finding || this.isHandled(error))
			return false;
		const { refused, left, handed, looked } = this.finding;
		const isPart = refused || left || this.conditional > 0;
		if (!reading)
			return !isPart;
		const isLookedAt = looked.get(reading)?.has(error) ?? false;
		const doubt = this.doubts.at(-1);
		const before = error === UNFIT ? doubt?.inside : doubt?.valued;
		const isSince = error !== MISSING && (reading.valued ?? 0) > (before ?? -1);
		return !(isPart && handed) && !isLookedAt && (isNew || isSince || this.conditional === 0);
	}
	isChoosy() {
		return this.handling > 0 || (this.doubts.at(-1)?.toldOutside ?? true);
	}
	refuses(finding) {
		finding.refused = true;
		finding.choosy ||= this.isChoosy();
		this.looks(finding);
	}
	looks({ reads, looked }) {
		const told = this.doubts.at(-1)?.outside ?? this.valued;
		for (const reading of reads) {
			const { valued } = reading;
			const left = this.handling > 0 ? BY_ZERO : (valued ?? 0) > told ? UNFIT : undefined;
			const spared = valued === undefined ? [MISSING] : SPARED.filter(error => error !== left);
			looked.set(reading, new Set([...(looked.get(reading) ?? []), ...spared]));
		}
	}
	hands() {
		if (this.finding)
			this.finding.handed = true;
	}
	isHandled(error) {
		return this.guards.some(guard => handles(guard, error));
	}
	raises(error, always = true) {
		const by = this.guards.findLastIndex(guard => handles(guard, error));
		for (const guard of this.guards.slice(by + 1))
			guard.passed = true;
		const handling = this.guards[by];
		const isSure = always && this.everybodyComes();
		if (handling) {
			handling.raised = true;
			handling.fails ||= isSure;
		}
		if (!this.finding)
			return;
		this.refuses(this.finding);
		if (by !== -1)
			return;
		this.finding.raised = true;
		if (isSure)
			this.finding.fails = 'surely';
	}
	unread(gap) {
		this.finding?.unread.push(gap);
	}
	wasCalled(body) {
		return this.called.has(body) || this.calledByHandlers.has(body);
	}
	certainty() {
		return this.conditional > 0 ? 'conditional' : 'sure';
	}
	step(node, source) {
		if (this.calls > 0 || this.rounds > 0)
			this.budget.count(1);
		if (this.budget.isSpent())
			throw new TooManySteps(source.place(node.start), this.budget.bound);
	}
	charge(items) {
		this.budget.count(Math.floor(items / ITEMS_OF_A_STEP));
	}
	statement(run, touchesApps, forget) {
		if (this.budget.inUnit)
			return run();
		const { conditional, guards, calls, rounds, walk } = this;
		const harmless = once(() => !touchesApps());
		try {
			return this.budget.unit(run, harmless, () => {
				this.calls = calls;
				this.rounds = rounds;
			});
		}
		catch (cause) {
			if (!(cause instanceof TooManySteps) || !harmless())
				throw cause;
			Object.assign(this, { conditional, guards, calls, rounds, walk });
			forget();
			return NEXT;
		}
	}
	countRoute(path, place) {
		this.routes += 1;
		this.characters += path.length;
		if (this.routes <= MAX_ROUTES && this.characters <= MAX_CHARACTERS_OF_PATHS)
			return;
		throw new ServerSourceError(place, this.routes > MAX_ROUTES
			? $said`There are more than ${MAX_ROUTES} routes up to here.`
			: $said`The paths up to here have more than ${MAX_CHARACTERS_OF_PATHS} characters.`, $said('See whether a server is mounted into itself.'));
	}
}
function session_isKept({ target }) {
	return target === 'session';
}
function handles({ types }, error) {
	return types === undefined || error.some(type => types.has(type));
}
function once(ask) {
	let known;
	return () => {
		known ??= ask();
		return known;
	};
}

; 







function validator(args, call, frame) {
	const place = frame_placeOf(call, frame);
	const tell = (...reported) => frame.session.gap(...reported);
	const alvo = args.has('alvo') ? args.value('alvo') : 'body';
	const target = rule_schema_TARGETS.find(candidate => candidate === alvo);
	if (target === undefined) {
		const known = rule_schema_TARGETS.map(name => `"${name}"`).join(', ');
		tell(place, validation_notKnown('alvo', args, frame), $said`Write one of ${known}.`);
		return new Unknown($said('its schema is not known'));
	}
	const schema = schemaOf(args, target, place, frame, tell);
	return schema
		? { type: 'validator', validation: { target, schema, place } }
		: new Unknown($said('its schema is not known'));
}
function check(args, call, frame) {
	const { session } = frame;
	const problems = new Unknown($said('what a check finds depends on the request'), false, [], {
		type: 'vault',
		schema: { type: 'object', additionalProperties: { type: 'string' } },
	});
	if (!session.inHandler)
		return problems;
	const place = frame_placeOf(call, frame);
	const tell = (...reported) => session.note(...reported);
	const data = args.value('dados');
	const sent = session.isAnswering ? plainOf(data) : undefined;
	if (sent !== undefined) {
		const schema = schemaOf(args, 'body', place, frame, tell);
		if (!schema)
			return problems;
		const fields = validation_fieldsOf(sent, Object.keys(schema.properties));
		if (!fields)
			session.breaks(UNLIKE);
		return fields ? new Vault(new Map(Object.entries(problemsOf(schema, fields)))) : problems;
	}
	const target = isA(data, 'request-part') && rule_schema_TARGETS.find(candidate => candidate === data.target);
	if (!target) {
		const shown = shownPiece(args.expression('dados'), frame);
		tell(place, $said`\`${shown}\` is checked, which is not known to be the body, query, params or headers of the request: the schema is in no description.`, $said`Check ${rule_schema_TARGETS.map(name => `\`${name}\``).join(', ')} as a whole; nothing has to be changed.`);
		return problems;
	}
	if (session.conditional > 0) {
		tell(place, $said`Whether the ${target} is checked depends on a condition: the schema is in no description.`, $said('Check it outside of the condition; nothing has to be changed.'));
		return problems;
	}
	if (target === 'body')
		session.asksBody();
	const schema = schemaOf(args, target, place, frame, tell);
	if (schema)
		session.found({ target, schema, place });
	return problems;
}
function validation_fieldsOf(sent, names) {
	if ((0,json_object .G)(sent) || names.length === 0)
		return (0,json_object .G)(sent) ? sent : {};
	const has = typeof sent === 'string' || Array.isArray(sent) ? (name) => sent.includes(name) : undefined;
	return !has || names.some(has) ? undefined : {};
}
function schemaOf(args, target, place, frame, tell) {
	const rules = args.value('esquema');
	if (!(rules instanceof Vault) || rules.spoiled !== undefined) {
		tell(place, validation_notKnown('esquema', args, frame), $said('Write the schema as a vault of constants.'));
		return undefined;
	}
	const properties = [];
	const required = [];
	for (const [key, rule] of rules.entries) {
		const field = String(key);
		const plain = plainOf(rule);
		const keys = typeof plain === 'string' ? { tipo: plain } : plain;
		if (typeof keys !== 'object' || keys === null || Array.isArray(keys)) {
			tell(place, $said`The rule of \`${field}\` in this validation is not known.`, $said('Write it as a vault of constants, or as the name of a type.'));
			properties.push([field, {}]);
			continue;
		}
		const entries = new Map(Object.entries(keys));
		const schema = ruleSchema(entries, target);
		if (typeof entries.get('padrao') === 'string' &&
			ecmaPattern(String(entries.get('padrao'))) === undefined) {
			tell(place, $said`The \`padrao\` of \`${field}\` in this validation is no regular expression that JSON Schema knows: it is left out.`, $said('Write it without what only Python has.'));
		}
		properties.push([field, schema]);
		if (isObligatory(entries))
			required.push(field);
	}
	return {
		type: 'object',
		properties: Object.fromEntries(properties),
		...(required.length > 0 ? { required } : {}),
	};
}
function validation_notKnown(argument, args, frame) {
	const shown = shownPiece(args.expression(argument), frame);
	return $said`\`${argument}\` of this validation, \`${shown}\`, is not known.`;
}
function plainOf(value) {
	if (value === null || ['string', 'number', 'boolean'].includes(typeof value))
		return value;
	if (value instanceof numbers .nt)
		return value.value;
	if (value instanceof List && value.spoiled === undefined) {
		const items = value.items.map(plainOf);
		return items.includes(undefined) ? undefined : items;
	}
	if (value instanceof Vault && value.spoiled === undefined) {
		const entries = [...value.entries].map(([key, item]) => [key, plainOf(item)]);
		return entries.some(([, item]) => item === undefined) ? undefined : Object.fromEntries(entries);
	}
	return undefined;
}

; 







const BUILDING = new Set(['montar', 'servir', 'subir', 'rodar']);
const OWN = [
	['GET', '/__vitrine__/saude'],
	['GET', '/__vitrine__/metricas'],
	['POST', '/__vitrine__/acao'],
	['GET', '/__vitrine__/baixar/:chave'],
];
function callVitrine(name, call, given, frame) {
	const { vitrine } = frame.session;
	if (name === 'app') {
		const args = new BoundArguments(given, ['nome'], call);
		const title = args.value('nome');
		if (typeof title === 'string')
			vitrine.name = title;
		vitrine.manifest = args.has('manifesto') && truth(args.value('manifesto')) === true;
	}
	else if (name === 'pagina') {
		const args = new BoundArguments(given, ['caminho'], call);
		const path = args.value('caminho');
		if (typeof path === 'string')
			vitrine.pages.add(path);
		else {
			frame.session.gap(frame_placeOf(call, frame), $said('The path of this page is not a constant.'), $said('Write it as a text or a constant.'));
		}
	}
	else if (BUILDING.has(name))
		return build(name, given, call, frame);
	return undefined;
}
function build(name, given, call, frame) {
	const { session } = frame;
	const { vitrine } = session;
	const args = new BoundArguments(given, name === 'rodar' ? ['pagina', 'porta'] : ['porta'], call);
	const place = frame_placeOf(call, frame);
	const app = new App(vitrine.name, place, frame.action, session.walk);
	app.standsAlone = name !== 'montar';
	session.apps.push(app);
	if (args.has('porta'))
		setPort(app, args.value('porta'), args.expression('porta'), frame);
	const pages = [...vitrine.pages].sort(code_points .O);
	const paths = [...OWN];
	if (vitrine.manifest)
		paths.push(['GET', '/__vitrine__/manifesto.json']);
	for (const page of pages)
		paths.push(['GET', page]);
	if (!vitrine.pages.has('/'))
		paths.push(['GET', '/']);
	for (const [method, path] of paths)
		register(app, { method, path, expression: call, place, origin: 'library' }, frame);
	return app;
}

; 




















function callLibrary(callee, call, given, frame) {
	const { library, name } = callee;
	if (!given) {
		if (registers(library, name)) {
			frame.session.gap(frame_placeOf(call, frame), $said`The arguments of \`${name}\` are spread from a list that is not known.`, $said('Write the arguments one by one.'));
		}
		return unknownResult(call, frame);
	}
	if (library === 'Kiln')
		return callKiln(name, call, given, frame);
	if (library === 'Lavra')
		return callLavra(name, call, given, frame) ?? unknownResult(call, frame);
	if (library === 'Vitrine')
		return callVitrine(name, call, given, frame) ?? unknownResult(call, frame);
	if (library === 'Http' && name === 'create') {
		frame.session.gap(frame_placeOf(call, frame), $said('This app is one of `Arcane.Http`, which has no list of routes: it is no Kiln server.'), $said('Declare the server by a `server` block, or list its routes in a JSON file.'));
		return { type: 'foreign-app' };
	}
	return unknownResult(call, frame);
}
function callKiln(name, call, given, frame) {
	const args = new BoundArguments(given, parametersFor(name), call);
	if (name === 'forge' || name === 'app')
		return forge(args, call, frame);
	if (name === 'conferir')
		return check(args, call, frame);
	if (name === 'validar' || name === 'validate')
		return validator(args, call, frame);
	const place = frame_placeOf(call, frame);
	const made = callResponse(name, args, call, frame) ??
		middlewareOf(name, args, place) ??
		callReading(name, args, frame);
	if (made !== undefined)
		return made;
	const registering = REGISTERING.has(name);
	if (!registering && !PASSING.has(name) && name !== 'listen' && name !== 'serve')
		return unknownResult(call, frame);
	const app = args.value('app');
	if (!(app instanceof App)) {
		if (registering)
			tellOfUnknownApp(name, app, call, frame);
		return app;
	}
	if (registering)
		return registerOn(app, name, args, call, frame);
	if (name === 'config' && args.value('chave') === 'porta')
		setPort(app, args.value('valor'), args.expression('valor'), frame);
	if (name === 'config' && args.value('chave') === 'host')
		setHost(app, args.value('valor'));
	if (name === 'listen' || name === 'serve')
		app.started = true;
	if ((name === 'listen' || name === 'serve') && args.has('porta') && app.port === null)
		setPort(app, args.value('porta'), args.expression('porta'), frame);
	if (name === 'use')
		for (const value of [args.value('funcao'), ...args.rest.map(more => more.value)])
			addMiddleware(app, value, place, frame);
	if (name === 'after')
		addHook(app, args.value('funcao'), place, frame);
	if (name === 'templates')
		setTemplates(app, args.value('pasta'), frame);
	if (name === 'static')
		addAssets(app, args.value('prefixo'), place, frame);
	if (name === 'on_error')
		addErrorHandler(app, args.value('status'), args.value('handler'), place, frame);
	return app;
}
function registerOn(app, name, args, call, frame) {
	const place = frame_placeOf(call, frame);
	const verb = VERB_FUNCTIONS.get(name);
	const registered = (method) => {
		const [path, expression] = [args.value('padrao'), args.expression('padrao')];
		const handler = handlerOf(args.value('handler'));
		const comment = commentAbove(frame.source, place.line);
		register(app, { method, path, expression, place, origin: 'call', handler, comment }, frame);
	};
	if (verb !== undefined)
		registered(verb);
	else if (name === 'route') {
		const method = args.value('metodo');
		if (typeof method === 'string' && isMethod(method))
			registered(method.toUpperCase());
		else {
			frame.session.gap(place, $said`The method of this route, \`${pieceOf(args.expression('metodo'), frame)}\`, is ${typeof method === 'string' ? $said('none of HTTP') : $said('not a constant')}.`, $said('Write the method as a text, or use the function of the method.'));
		}
	}
	else if (name === 'resource') {
		const base = args.value('base');
		registerResource(app, base, args.expression('base'), args.value('controlador'), place, frame);
	}
	else if (name === 'mount') {
		const [prefix, other] = [args.value('prefixo'), args.value('outro')];
		mountInto(app, prefix, args.expression('prefixo'), other, args.expression('outro'), frame);
	}
	else
		return group(app, args, call, frame);
	return app;
}
function group(app, args, call, frame) {
	const prefix = args.value('prefixo');
	const source = pieceOf(args.expression('prefixo'), frame);
	const known = typeof prefix === 'string' ? prefix : undefined;
	const child = new App(app.name + (known ?? source), frame_placeOf(call, frame), frame.action, frame.session.walk);
	child.parent = app;
	child.templates = app.templates;
	child.comment = commentAbove(frame.source, frame_placeOf(call, frame).line);
	child.depth = app.depth + 1;
	if (child.depth > MAX_NESTING) {
		throw new ServerSourceError(frame_placeOf(call, frame), $said`Groups are nested deeper than ${MAX_NESTING} levels.`, $said('Give the inner groups the whole prefix.'));
	}
	const middleware = args.has('meio') ? args.value('meio') : null;
	const place = frame_placeOf(call, frame);
	const all = middleware instanceof List && middleware.spoiled === undefined ? middleware.items : [middleware];
	for (const each of all)
		if (each !== null)
			addMiddleware(child, each, place, frame);
	if (app.walk === frame.session.walk)
		serverOf(app).groups.push({ child, prefix: known, source, certainty: frame.session.certainty() });
	else
		frame.session.leftOut.push(frame_placeOf(call, frame));
	return child;
}
function serverOf(app) {
	let server = app;
	while (server.parent)
		server = server.parent;
	return server;
}
function forge(args, call, frame) {
	const name = args.has('nome') ? args.value('nome') : '';
	const app = new App(typeof name === 'string' ? name : '', frame_placeOf(call, frame), frame.action, frame.session.walk);
	app.comment = commentAbove(frame.source, app.place.line);
	frame.session.apps.push(app);
	if (args.has('porta'))
		setPort(app, args.value('porta'), args.expression('porta'), frame);
	if (args.has('host'))
		setHost(app, args.value('host'));
	return app;
}
function setHost(app, host) {
	if (typeof host === 'string')
		app.host = host;
}
function unknownResult(call, frame) {
	return new Unknown($said`\`${pieceOf(call, frame).slice(0, 60)}\` is worked out when the program runs`);
}

; 




const hidden_calls_NAME = '[\\p{L}_][\\p{L}\\p{N}_]*';
const hidden_calls_CALL = new RegExp(`(?<![\\p{L}\\p{N}_.])(?:(${hidden_calls_NAME})\\s*\\.\\s*)?(${hidden_calls_NAME})\\s*\\(`, 'gu');
function hiddenCall(piece, scope, source) {
	const calls = callsIn(piece, scope, source);
	const found = calls.find(({ value }) => isRegistering(value)) ?? calls.find(({ value }) => hasOne(value));
	return found?.shown;
}
function callsIn({ start, end }, scope, source) {
	const calls = [];
	for (const [, alias, name = ''] of source.text.slice(start, end).matchAll(hidden_calls_CALL)) {
		const first = scope.get(alias ?? name);
		const value = first === undefined || alias === undefined ? first : memberOf(first, name);
		if (value !== undefined)
			calls.push({ shown: alias === undefined ? name : `${alias}.${name}`, value });
	}
	return calls;
}
function isRegistering(value) {
	return isA(value, 'function') && registers(value.library, value.name);
}
const hidden_calls_known = new WeakMap();
function hasOne(action) {
	if (!isA(action, 'closure'))
		return false;
	const { body, scope, source } = action;
	const names = scope.values.size;
	const before = hidden_calls_known.get(body);
	if (before && (before.registers || before.names === names))
		return before.registers;
	const found = callsIn(body, scope, source).some(({ value }) => isRegistering(value));
	hidden_calls_known.set(body, { registers: found, names });
	return found;
}
function tellOfHiddenCalls(node, frame) {
	if (frame.session.walk > 0)
		return;
	const call = hiddenCall(node, frame.scope, frame.source);
	if (call === undefined)
		return;
	frame.session.gap(frame_placeOf(node, frame), $said`\`${call}\` stands in something that is not followed: \`${shownPiece(node, frame)}\`.`, $said`Write the call of \`${call}\` as a statement of its own.`);
}
const hidden_calls_ANSWERS = /(?<![\p{L}\p{N}_.])(?:respond|render|redirect|yield|trigger|propagate)(?![\p{L}\p{N}_])/u;
function tellOfHiddenAnswers(node, frame) {
	if (!frame.session.inHandler || !hidden_calls_ANSWERS.test(frame.source.text.slice(node.start, node.end)))
		return;
	frame.session.unread({
		place: frame_placeOf(node, frame),
		reason: $said`What is answered here is not read: \`${shownPiece(node, frame)}\` is not followed.`,
		remedy: $said('Answer in a statement of its own.'),
	});
}

; 



function blueprintOf(statement, frame) {
	const members = new Map();
	const fields = new Map();
	let whole = true;
	for (const base of statement.bases) {
		const value = frame.scope.get(base);
		const isKnown = value !== undefined && isA(value, 'blueprint');
		whole &&= isKnown && value.whole;
		if (!isKnown)
			continue;
		for (const [name, member] of value.members)
			members.set(name, member);
		for (const [name, field] of value.fields)
			fields.set(name, field);
	}
	for (const member of statement.body.statements()) {
		whole &&= (member.kind === 'assign' || member.kind === 'action') && !isHook(member);
		addMember(member, members, fields, frame);
	}
	return { type: 'blueprint', name: statement.name, members, fields, whole };
}
function isHook(member) {
	return member.kind === 'action' && /^__|^on_missing$/.test(member.name);
}
function addMember(member, members, fields, frame) {
	if (member.kind === 'assign') {
		for (const [i, target] of member.targets.entries())
			if (target.kind === 'name') {
				const value = member.values[i];
				members.set(target.name, blueprints_fieldOf(target.name, value));
				if (value)
					fields.set(target.name, () => evaluate(value, frame));
			}
	}
	if (member.kind !== 'action')
		return;
	const { name, params, body, start, later } = member;
	const { scope, source } = frame;
	members.set(name, { type: 'closure', name, params, body, scope, source, start, later });
	if (name !== 'setup')
		return;
	for (const inner of body.statements()) {
		if (inner.kind !== 'assign')
			continue;
		for (const [i, target] of inner.targets.entries()) {
			const isSelf = target.kind === 'member' && target.object.kind === 'name' && target.object.name === 'self';
			if (isSelf)
				members.set(target.name, blueprints_fieldOf(target.name, inner.values[i]));
		}
	}
}
function blueprints_fieldOf(name, value) {
	return value?.kind === 'void' ? null : new Unknown($said`\`${name}\` is a field of an object`);
}
function instanceOf({ name, members, fields, whole }) {
	const holds = new Map([...fields].map(([field, value]) => [field, value()]));
	return { type: 'object', name, members, holds, whole };
}
function memberOfInstance(object, name) {
	const held = object.holds.get(name);
	if (held !== undefined)
		return held;
	const member = object.members.get(name);
	if (member === undefined || !isA(member, 'closure'))
		return member;
	return records_methodOf(object, member);
}

; 


function branches_given(arms, frame, holds, supposed = () => { }, tells = (_, verdict) => verdict, run = arm => runBlock(arm.body, frame)) {
	const possible = [];
	let certain = false;
	for (const arm of arms) {
		const verdict = arm.conditions ? anyOf(arm.conditions.map(holds)) : true;
		if (verdict === false)
			continue;
		possible.push(arm);
		if (verdict) {
			certain = true;
			break;
		}
	}
	const [first] = possible;
	if (!first)
		return NEXT;
	if (certain && possible.length === 1)
		return run(first);
	return branches(possible.map((arm, i) => () => {
		const passed = possible.slice(0, i);
		refute(passed);
		const { conditions = [] } = arm;
		const told = passed.some(each => each.conditions?.some(condition => tells(condition, false)));
		frame.session.tells(told || conditions.some(condition => tells(condition, true)), told || conditions.some(condition => tells(condition, false)));
		const [condition, ...others] = conditions;
		if (condition && others.length === 0)
			supposed(condition, true);
		return run(arm);
	}), certain, frame, () => refute(possible));
	function refute(passed) {
		for (const { conditions } of passed)
			for (const condition of conditions ?? [])
				supposed(condition, false);
	}
}
function anyOf(verdicts) {
	if (verdicts.includes(true))
		return true;
	return verdicts.includes(undefined) ? undefined : false;
}
function branches(alternatives, exhaustive, frame, without = () => { }) {
	const { session } = frame;
	session.conditional += 1;
	let flow = exhaustive ? 0 : NEXT;
	const outcomes = [];
	for (const alternative of alternatives) {
		let ended = NEXT;
		const outcome = session.journal.attempt(() => {
			ended = alternative();
		});
		flow |= ended;
		if ((ended & NEXT) !== 0)
			outcomes.push(outcome);
	}
	if (!exhaustive)
		outcomes.push(session.journal.attempt(without));
	session.journal.merge(outcomes);
	session.conditional -= 1;
	return flow;
}

; 


const MAX_TRIED = 8;
function suppose(condition, holds, frame) {
	const undo = (namesIn(condition) ?? []).map(name => narrow(name, condition, holds, frame));
	return () => {
		for (const each of undo)
			each?.();
	};
}
function tellsWhat(condition, holds, frame) {
	if (condition.kind === 'unary' && condition.operator === 'not')
		return tellsWhat(condition.operand, !holds, frame);
	if (condition.kind !== 'chain' || condition.rest.some(({ operator }) => operator === '??'))
		return !isAsSent(condition, frame);
	const { first, rest } = condition;
	const sides = [first, ...rest.map(({ right }) => right)];
	const [operator = '', ...others] = rest.map(link => link.operator);
	if ([operator, ...others].every(each => each === 'and' || each === 'or'))
		return sides.some(side => tellsWhat(side, holds, frame));
	if (others.length > 0 || !sides.every(side => CONSTANTS.has(side.kind) || isAsSent(side, frame)))
		return true;
	const isSame = SAME.get(operator);
	if (isSame !== undefined)
		return isSame === holds && sides.some(side => side.kind === 'text' && side.value);
	return !operator.endsWith('in') && !sides.some(side => isAsSent(side, frame, 'count'));
}
const CONSTANTS = new Set(['text', 'integer', 'void']);
const SAME = new Map([
	['is', true],
	['==', true],
	['isnt', false],
	['!=', false],
]);
function isAsSent(expression, frame, only) {
	if (expression.kind === 'call') {
		const { callee, args } = expression;
		const [argument, ...others] = args;
		const isLength = callee.kind === 'name' && callee.name === 'len' && others.length === 0;
		return isLength && argument !== undefined && isAsSent(argument.value, frame);
	}
	if (namesIn(expression) === undefined)
		return false;
	const asked = [];
	frame.session.journal.attempt(() => {
		asked.push(evaluate(expression, frame));
	});
	const [value] = asked;
	if (!(value instanceof Unknown))
		return only === undefined && isA(value ?? null, 'request-part');
	return (only ? undefined : value.known.read) !== undefined || value.known.count !== undefined;
}
function narrow(name, condition, holds, frame) {
	const scope = frame.scope.owner(name);
	const value = scope?.values.get(name);
	if (!scope?.parent || value === undefined)
		return undefined;
	const leaves = narrowing_valuesOf(value);
	if (leaves.length < 2 || leaves.length > MAX_TRIED)
		return undefined;
	const left = leaves.filter(leaf => (truthWith(name, leaf, condition, frame) ?? holds) === holds);
	if (left.length === 0 || left.length === leaves.length)
		return undefined;
	const narrowed = oneOf(left, value instanceof Unknown ? value.reason : undefined);
	scope.declare(name, narrowed);
	return () => {
		if (scope.values.get(name) === narrowed)
			scope.declare(name, value);
	};
}
function narrowing_valuesOf(value) {
	if (isA(value, 'request-part') && value.target === 'body' && !value.isThere)
		return [null, { ...value, isThere: true }];
	return value instanceof Unknown && value.known.among ? leavesOf(value) : [];
}
function truthWith(name, value, condition, frame) {
	const { session, scope } = frame;
	let verdict;
	session.conditional += 1;
	session.journal.attempt(() => {
		scope.assign(name, value);
		verdict = truth(evaluate(condition, frame));
	});
	session.conditional -= 1;
	return verdict;
}
function namesIn(condition) {
	switch (condition.kind) {
		case 'name':
			return [condition.name];
		case 'text':
		case 'integer':
		case 'float':
		case 'boolean':
		case 'void':
			return [];
		case 'unary':
			return namesIn(condition.operand);
		case 'member':
			return namesIn(condition.object);
		case 'index':
			return narrowing_together([condition.object, condition.index]);
		case 'chain':
			return narrowing_together([condition.first, ...condition.rest.map(({ right }) => right)]);
		default:
			return undefined;
	}
}
function narrowing_together(expressions) {
	const all = expressions.map(namesIn);
	return all.includes(undefined) ? undefined : [...new Set(all.flatMap(names => names ?? []))];
}

; 





const TRIGGERED = ['TriggerError'];
function errors_monitor(statement, frame) {
	const { body, handlings, catches, ensure } = statement;
	const { session } = frame;
	const around = session.guards;
	const types = catches === 'all' ? undefined : new Set(catches);
	const guard = { types, passed: false, fails: false, raised: false };
	const yielded = frame.yielded.length;
	session.guards = [...around, guard];
	const ended = runBlock(body, frame);
	session.guards = around;
	const [only, ...others] = handlings;
	let flow = guard.passed ? ended : ended & ~RAISE;
	if (catches === 'all' && handlings.length === 0)
		flow |= NEXT;
	if (guard.fails && only && others.length === 0) {
		frame.yielded.length = yielded;
		flow = errors_handled(only, frame);
	}
	else if (!session.isAnswering || guard.raised)
		for (const handling of handlings)
			branches([
				() => {
					const left = errors_handled(handling, frame);
					flow |= left;
					return left;
				},
			], false, frame);
	const before = frame.yielded.length;
	const last = ensure ? runBlock(ensure, { ...frame, scope: frame.scope.inside() }) : NEXT;
	if ((last & NEXT) !== 0)
		return flow | (last & ~NEXT);
	frame.yielded.splice(yielded, before - yielded);
	return last;
}
function errors_handled({ name, body }, frame) {
	frame.scope.declare(name, new Unknown($said`\`${name}\` is an error`));
	frame.session.handling += 1;
	const flow = runBlock(body, frame);
	frame.session.handling -= 1;
	return flow;
}
function trigger({ value }, frame) {
	const given = value ? evaluate(value, frame) : null;
	frame.session.raises([...TRIGGERED, ...errors_nameOf(given)]);
	return RAISE;
}
function errors_nameOf(value) {
	if (isA(value, 'record-value'))
		return [value.record.name];
	if (isA(value, 'object'))
		return [value.name];
	return isA(value, 'enum-member') ? [value.enumeration.name] : [];
}
function errors_guard({ condition, otherwise }, frame) {
	const holds = truth(evaluate(condition, frame));
	if (holds === true)
		return NEXT;
	const refused = () => (otherwise ? left(otherwise, frame) : raised(frame));
	if (holds === false)
		return refused();
	const unlike = () => {
		suppose(condition, false, frame);
		frame.session.tells(tellsWhat(condition, false, frame), tellsWhat(condition, true, frame));
		return refused();
	};
	return branches([unlike], false, frame, () => suppose(condition, true, frame));
}
function left(otherwise, frame) {
	const flow = runBlock(otherwise, frame);
	if ((flow & NEXT) === 0)
		return flow;
	frame.yielded.push(null);
	frame.session.mayHaveLeft(false);
	return (flow & ~NEXT) | LEAVE;
}
function raised({ session }) {
	session.raises(TRIGGERED);
	return RAISE;
}
function runDeferred(frame) {
	const { session, deferred } = frame;
	for (let next = deferred.pop(); next; next = deferred.pop()) {
		const { body, scope, conditional } = next;
		const before = session.conditional;
		session.conditional = Math.max(before, conditional);
		runBlock(body, { ...frame, scope: scope.inside(), yielded: [] });
		session.conditional = before;
	}
}

; 
const LANGUAGE_NAMES = new Set(('E EMPTY INF MAX_INT MIN_INT NAN NEWLINE PI TAB TAU abs accumulate acos append asin assert_type atan atan2 base64_decode ' +
	'base64_encode bool capitalize cast cbrt ceil center chain char char_at choice chunk clamp class_name cluster coalesce comb ' +
	'combinations complement compose concat constantly contains cos count count_str curry decode deep_copy default default_val ' +
	'degrees drop e_um encode endswith enumerate env_var every exists exp expandtabs factorial filter find find_first find_last ' +
	'first flat_map flatten float floor format freeze frequencies from_json gcd get_fields get_methods get_mro get_parent ' +
	'has_field has_method hash hash_md5 hash_sha256 hypot id identity includes index index_of insert instanceof int interleave ' +
	'invert_dict is_boolean is_callable is_dict is_empty is_finite is_float is_inf is_integer is_list is_nan is_number is_string ' +
	'is_void isalnum isalpha isascii isdigit islower isnumeric isspace istitle isupper items join keys last last_index_of lcm len ' +
	'lerp lines linhagem ljust log log10 log2 lower lstrip map max mean median memoize merge_dicts min mode none_of omit once ord ' +
	'pad_end pad_start partial partition percentile perm permutations pick pipe_fn pop pow product radians randint random range ' +
	'reduce regex_count regex_extract regex_findall regex_match regex_search regex_split regex_sub regex_test remove removeprefix ' +
	'removesuffix repeat repeat_val replace repr reverse_str reversed rfind rjust rotate round rpartition rstrip sample scan ' +
	'shuffle sign sin sleep slice some sorted split splitlines sqrt startswith stdev str strip substring sum swapcase take tan tap ' +
	'template thaw time timestamp title to_json trim type unique unzip upper uuid validate values variance vault words zfill zip ' +
	'zip_with').split(' '));
const NUMBERS_OR_TEXTS = ['clamp', 'float', 'int'];
const language_names_OF_NUMBERS = ('abs acos asin atan atan2 cbrt ceil char comb cos degrees exp factorial floor gcd hypot is_finite is_inf is_nan lcm lerp log ' +
	'log10 log2 perm pow radians randint range round sign sin sqrt tan').split(' ');
const OF_TEXT = ('base64_decode base64_encode capitalize center encode endswith expandtabs find format from_json hash_md5 hash_sha256 ' +
	'index_of isalnum isalpha isdigit islower isnumeric isspace istitle isupper join last_index_of lines ljust lower lstrip ord ' +
	'pad_end pad_start partition regex_count regex_extract regex_findall regex_match regex_search regex_split regex_sub regex_test ' +
	'removeprefix removesuffix replace rfind rjust rpartition rstrip split splitlines startswith strip swapcase title trim upper ' +
	'words zfill').split(' ');
const OF_SLICES = 'chunk count_str drop reverse_str slice substring take'.split(' ');
const OF_ITEMS = ('accumulate chain char_at combinations contains count enumerate flatten includes interleave len mode permutations product remove ' +
	'reversed sorted unique zip').split(' ');
const OF_OBJECTS = 'invert_dict items keys merge_dicts omit values'.split(' ');
const CALLING = 'every filter find_first find_last flat_map map none_of reduce scan some zip_with'.split(' ');
const OF_POSITIVES = ['log', 'log10', 'log2'];
const OF_NATURALS = ['comb', 'factorial', 'perm', 'sqrt'];
const OF_SOME = 'choice index mean median percentile pop sample stdev variance'.split(' ');
const CHOOSY_ONES = 'acos asin base64_decode char comb factorial from_json gcd lcm log log10 log2 ord perm range sqrt'.split(' ');
const names = (text) => new Set(text.split(' '));
const OTHER_MEMBERS = names('as_integer_ratio bit_count bit_length bytes conjugate denominator expand_tabs extend from_bytes fromhex group_by hex imag ' +
	'index_where intersperse is_title is_upper none numerator push real sliding sort sum_of swap_case tally title_case to_bytes');
const OWN_MEMBERS = {
	closure: names('name aridade'),
	enum: names('names values members count has from_value from_name'),
	record: names('fields'),
	object: names('blueprint_name fields methods'),
	blueprint: new Set(),
};

; 



function loops_itemsOf(value, { session }) {
	if (value instanceof Unknown)
		return value;
	if (isItemless(value))
		session.breaks(UNLIKE);
	if ((value instanceof List || value instanceof Vault) && value.spoiled !== undefined)
		return new Unknown(value.spoiled);
	const items = iterated(value);
	return items ? [...items] : new Unknown($said('what the loop runs over is not a list'));
}
const ITEMLESS = ['enum', 'enum-member', 'record-value', 'closure'];
function isItemless(value) {
	if (!(value instanceof Object))
		return typeof value !== 'string';
	return value instanceof numbers .nt || ITEMLESS.some(type => isA(value, type));
}
function bindLoopNames(names, item, { scope, session }) {
	const parts = names.length === 1 ? [item] : loops_partsOf(item, names.length);
	if (parts !== undefined && parts.length !== names.length)
		session.breaks(UNLIKE);
	names.forEach((name, i) => {
		scope.declare(name, parts?.[i] ?? new Unknown($said`\`${name}\` is not known`));
	});
}
function loops_partsOf(item, count) {
	if (item instanceof Unknown || isA(item, 'request') || isA(item, 'request-part'))
		return undefined;
	if (item instanceof List)
		return item.spoiled === undefined ? item.items : undefined;
	if (!(item instanceof Vault))
		return [];
	if (item.spoiled !== undefined)
		return undefined;
	return count === 2 ? ([...item.entries][0] ?? []) : [...item.entries.values()];
}
function assignedNames(block) {
	const names = new Set();
	loops_collect(block.statements(), names);
	return names;
}
function loops_collect(statements, names) {
	for (const statement of statements) {
		if (statement.kind === 'assign')
			for (const target of statement.targets)
				addTarget(target, names);
		else if (statement.kind === 'server')
			names.add(statement.name);
		else if (statement.kind === 'given' || statement.kind === 'match')
			for (const arm of statement.arms)
				loops_collect(arm.body.statements(), names);
		else if (statement.kind === 'cycle' || statement.kind === 'range' || statement.kind === 'persist') {
			loops_collect(statement.body.statements(), names);
		}
		else if (statement.kind === 'monitor') {
			for (const body of [statement.body, ...statement.handlings.map(each => each.body)])
				loops_collect(body.statements(), names);
			if (statement.ensure)
				loops_collect(statement.ensure.statements(), names);
		}
		else if (statement.kind === 'guard') {
			if (statement.otherwise)
				loops_collect(statement.otherwise.statements(), names);
		}
		else if (statement.kind === 'block' && statement.runs !== 'never')
			loops_collect(statement.body.statements(), names);
	}
}
function addTarget(target, names) {
	if (target.kind === 'name')
		names.add(target.name);
}

; 





const operands_ALL = ['null', 'boolean', 'number', 'string', 'array', 'object'];
const NUMBERS = ['boolean', 'number'];
const operands_TEXTS = ['string'];
const ITEMS = ['string', 'array', 'object'];
const SLICED = ['string', 'array'];
const FUNCTIONS = new Map([
	[[...NUMBERS, 'string'], NUMBERS_OR_TEXTS],
	[NUMBERS, language_names_OF_NUMBERS],
	[operands_TEXTS, OF_TEXT],
	[SLICED, OF_SLICES],
	[ITEMS, OF_ITEMS],
	[
		['string', 'object'],
		['frequencies', 'isascii'],
	],
	[
		['null', ...SLICED],
		['first', 'last', 'rotate'],
	],
	[['object'], OF_OBJECTS],
	[['array'], ['append', 'insert', 'sum']],
	[[], OF_SOME],
].flatMap(([types, names]) => names.map(name => [name, types])));
const CHOOSY = new Set(CHOOSY_ONES);
const operands_CALLS = new Set(CALLING);
const POSITIVES = new Set(OF_POSITIVES);
const NATURALS = new Set(OF_NATURALS);
const EXTREMES = new Set(['min', 'max', 'mode']);
const ORDERS = new Set('bigger smaller bigger_eq smaller_eq < > <= >='.split(' '));
const DIVIDING = new Set('/ % // ~/'.split(' '));
const operands_NUMERIC = new Set('- / % // ~/ **'.split(' '));
function takesOnly(types, value, { session }) {
	if (!(value instanceof Unknown) || value.known.read === undefined)
		return;
	const { read, among } = value.known;
	const isNothing = among === undefined || among.includes(null);
	session.takes(read, operands_ALL.filter(type => !types.includes(type) && (type !== 'null' || isNothing)), among?.includes(null) ?? false);
}
function takesWithin(value, frame) {
	takesOnly(frame.session.lenient > 0 ? ['null', 'object'] : [], value, frame);
}
function takesMethod(name, value, isOptional, frame) {
	const types = isOptional ? ['null'] : [];
	if (Object.hasOwn(OF_TEXTS, name))
		types.push('string');
	if (Object.hasOwn(OF_LISTS, name))
		types.push('array');
	if (Object.hasOwn(OF_VAULTS, name))
		types.push('object');
	if (types.length === Number(isOptional))
		types.push(...ITEMS);
	takesOnly(types, value, frame);
}
function takesArguments(name, given, frame) {
	const [value, second] = given;
	if (value === undefined)
		return;
	const { session } = frame;
	if (operands_CALLS.has(name)) {
		if (operands_typeOf(value))
			session.breaks(UNLIKE);
		isGiven(ITEMS, second, frame);
		return;
	}
	isGiven(FUNCTIONS.get(name) ?? operands_ALL, value, frame);
	const isExtreme = given.length === 1 && EXTREMES.has(name);
	if (isExtreme && value instanceof List && value.items.length === 0 && value.spoiled === undefined)
		session.breaks(session_EMPTY);
	takesAbove(name, value, frame);
	const read = value instanceof Unknown ? value.known.read : undefined;
	if (!read)
		return;
	if (CHOOSY.has(name))
		session.converts(read);
	if (isExtreme)
		session.needs(read, 'failsEmpty', session_EMPTY);
}
function isGiven(types, value, frame) {
	const type = operands_typeOf(value);
	if (type && types.length > 0 && !types.includes(type))
		frame.session.breaks(UNLIKE);
	takesOnly(types, value, frame);
}
function takesAbove(name, value, { session }) {
	const [isPositive, isNatural] = [POSITIVES.has(name), NATURALS.has(name)];
	if (!isPositive && !isNatural)
		return;
	const number = (0,numbers .rl)(value);
	if (number !== undefined && (number < 0 || (isPositive && number === 0)))
		session.breaks(UNREAL);
	const { read, number: made = read } = value instanceof Unknown ? value.known : {};
	if (!made)
		return;
	session.needs(made, 'failsNegative', UNREAL);
	if (isPositive)
		session.needs(made, 'failsZero', UNREAL);
}
function operands_typeOf(value) {
	if (value === null)
		return 'null';
	if (value instanceof List)
		return 'array';
	if (value instanceof Vault)
		return 'object';
	if (typeof value === 'boolean' || typeof value === 'string')
		return typeof value;
	return value !== undefined && (0,numbers .rl)(value) !== undefined ? 'number' : undefined;
}
function takesPart(name, { target }, { session }) {
	if (target === 'body' && FUNCTIONS.has(name))
		session.asksBody();
}
function takesOperands(operator, left, right, frame) {
	if (operator === 'in' || operator === 'not in') {
		takesOnly(ITEMS, right, frame);
		return;
	}
	if (isUnlike(operator, left, right))
		frame.session.breaks(UNLIKE);
	if (DIVIDING.has(operator))
		dividesBy(right, frame);
	for (const [value, other] of [
		[left, right],
		[right, left],
	]) {
		if (ORDERS.has(operator))
			takesOnly(typeof other === 'string' ? operands_TEXTS : typeof other === 'number' ? NUMBERS : [...NUMBERS, 'string'], value, frame);
		else if (operands_NUMERIC.has(operator))
			takesOnly(NUMBERS, value, frame);
		else if (operator === '*')
			takesOnly([...NUMBERS, 'string', 'array'], value, frame);
		else if (operator === '+')
			takesOnly(typeof other === 'number' ? [...NUMBERS, 'string'] : operands_ALL.slice(1), value, frame);
	}
}
function dividesBy(value, { session }) {
	if ((0,numbers .rl)(value) === 0)
		session.breaks(BY_ZERO);
	if (!(value instanceof Unknown))
		return;
	const { read, number = read, count } = value.known;
	if (number)
		session.needs(number, 'failsZero', BY_ZERO);
	if (count && 'name' in count)
		session.needs(count, 'failsEmpty', BY_ZERO);
	else if (count)
		session.dividesByPart(count.target);
}
function isUnlike(operator, left, right) {
	const kinds = [left, right].map(value => (value === null ? 'nothing' : typeof value));
	if (kinds.includes('object'))
		return false;
	if (ORDERS.has(operator))
		return kinds.includes('nothing') || kinds.filter(kind => kind === 'string').length === 1;
	if (operands_NUMERIC.has(operator))
		return kinds.includes('nothing') || kinds.includes('string');
	return (operator === '+' || operator === '*') && kinds.includes('nothing');
}

; 




function member(object, name, frame) {
	const isField = isA(object, 'request-part') && !Object.hasOwn(OF_VAULTS, name);
	return isField ? readField(object.target, name, frame) : memberOf(object, name);
}
function readField(target, name, { session }) {
	if (target === 'body')
		session.asksBody();
	return fieldOfRequest(target, typeof name === 'string' ? session.demands(target, name) : undefined);
}
function noteMembership(name, whole, frame) {
	if (isA(whole, 'request-part'))
		asked(whole, name, frame, 'asksFor');
}
function askedOfPart({ name, receiver }, given, frame) {
	const values = given?.map(({ value }) => value) ?? [];
	const part = receiver ?? (name === 'contains' ? values.shift() : undefined);
	if (part === undefined || !isA(part, 'request-part'))
		return undefined;
	if (part.target === 'body')
		frame.session.asksBody();
	const [key = null, otherwise] = values;
	if (name === 'copy')
		return part;
	if (name === 'has' || name === 'contains') {
		asked(part, key, frame, 'asksFor');
		return new Unknown($said('whether it is there is told by the request'), false, [], { type: 'boolean' });
	}
	const reading = name === 'get' ? asked(part, key, frame) : undefined;
	const field = fieldOfRequest(part.target, reading);
	return name === 'get' ? withDefault(field, otherwise ?? null) : field;
}
function withDefault(field, otherwise) {
	const { read } = field.known;
	const shape = read && shapeOf(otherwise).example;
	if (read && shape)
		read.fallback ??= shape;
	const present = leavesOf(field).filter(leaf => leaf !== null);
	const either = oneOf([...present, otherwise], field.reason);
	return read && either instanceof Unknown ? either.further({ ...either.known, read }) : either;
}
function asked({ target }, name, { session }, how = 'reads') {
	if (target === 'body')
		session.asksBody();
	return typeof name === 'string' ? session[how](target, name) : undefined;
}

; 



















function callValue(call, callee, frame) {
	const given = evaluateArguments(call.args, frame);
	if (isA(callee, 'function')) {
		if (callee.library !== '') {
			if (!ROUTING_LIBRARIES.has(callee.library))
				tellOfHandedActions(call, given, frame);
			if (callee.assumed) {
				const missing = new Unknown($said`no file is the module \`${callee.library}\``);
				tellOfHandedApps(call, missing, given, frame);
			}
			return callLibrary(callee, call, given, frame);
		}
		const asked = askedOfPart(callee, given, frame);
		if (asked !== undefined)
			return asked;
		const pure = pureFunction(callee);
		if (pure)
			return applied(pure, callee, call, given, frame);
		const list = given && appended(callee, given, frame);
		if (list !== undefined)
			return list;
	}
	if (isA(callee, 'record') && given)
		return recordOf(callee, given);
	if (isA(callee, 'enum') && given)
		return memberFor(callee, given);
	let reported = false;
	if (isA(callee, 'closure')) {
		if (given)
			tellOfCount(callee, given, frame);
		if (given && frame.depth < MAX_CALL_DEPTH && frame.session.calls < MAX_UNROLLED_ROUNDS)
			return callClosure(callee, given, frame);
		forgetEffects(callee);
		reported = tellOfUnfollowed(call, callee, given !== undefined, frame);
	}
	if (isA(callee, 'blueprint'))
		return instance(callee, given, frame);
	if (given)
		changeInPlace(call, callee, given, frame);
	if (!reported)
		tellOfHandedApps(call, callee, given, frame);
	tellOfHandedActions(call, given, frame);
	if (isOfLanguage(call, frame)) {
		takesArguments(pieceOf(call.callee, frame), (given ?? []).map(({ value }) => value), frame);
	}
	else if (given === undefined || given.some(({ value }) => isSent(value)))
		frame.session.hands();
	return new Unknown($said`\`${pieceOf(call.callee, frame)}(…)\` is worked out when the program runs`);
}
function isOfLanguage({ callee }, { scope }) {
	return callee.kind === 'name' && LANGUAGE_NAMES.has(callee.name) && scope.get(callee.name) === undefined;
}
function isSent(value) {
	if (value instanceof Unknown)
		return value.known.sent === true;
	return isA(value, 'request') || isA(value, 'request-part');
}
function pureFunction({ name, receiver }) {
	return receiver === undefined ? BUILTINS.get(name) : builtins_methodOf(receiver, name);
}
function applied(pure, { name, receiver }, call, given, frame) {
	const known = given ?? [];
	const named = known.filter(argument => argument.name !== undefined);
	const positional = known.filter(argument => argument.name === undefined).map(({ value }) => value);
	const all = [receiver ?? null, ...known.map(({ value }) => value)];
	const [first] = positional;
	if (receiver === undefined && first !== undefined && isA(first, 'request-part'))
		takesPart(name, first, frame);
	for (const value of all)
		frame.session.charge(calls_sizeOf(value));
	const result = given
		? pure(receiver, positional, undefined, new Map(named.map(argument => [argument.name, argument.value])), (callee, values) => invoked(callee, values, call, frame))
		: undefined;
	if (result !== undefined) {
		frame.session.charge(calls_sizeOf(result));
		return result;
	}
	for (const value of all)
		if (isA(value, 'closure'))
			forgetEffects(value);
	tellOfHandedActions(call, given, frame);
	const { failures } = frame.session;
	if (receiver === undefined)
		takesArguments(name, all.slice(1), frame);
	if (receiver === undefined && first instanceof Unknown)
		noteConversion(name, first, frame);
	else if (receiver === undefined && typeof first === 'string')
		tellOfUnfit(name, first, frame);
	const isToldToFail = frame.session.failures > failures;
	if (given && !isToldToFail && all.every(isPlain))
		tellOfUnworked(call, frame);
	const type = RESULTS.get(name) ?? (receiver instanceof Vault && LISTING.has(name) ? 'list' : undefined);
	const why = unknownAmong(all) ?? new Unknown($said`\`${name}\` is not worked out for this value`);
	return why.further({
		...(type && { type }),
		...(first && receiver === undefined && numberOf(name, first)),
	});
}
function tellOfUnworked(call, frame) {
	const { session } = frame;
	if (!session.inHandler || session.failsSurely)
		return;
	session.unread({
		place: frame_placeOf(call, frame),
		reason: $said`What \`${shownPiece(call, frame)}\` gives is not worked out: it may fail.`,
		remedy: $said('See whether it takes what it is given there; nothing has to be changed otherwise.'),
	});
}
function isPlain(value) {
	return isA(value, 'closure') || (operands_typeOf(value) !== undefined && unknownAmong([value]) === undefined);
}
function numberOf(name, value) {
	const read = value instanceof Unknown ? value.known.read : undefined;
	const of = isA(value, 'request-part') ? value : read;
	if (name === 'len')
		return of ? { count: of } : {};
	return read && CONVERSIONS.has(name) ? { number: read } : {};
}
function invoked(callee, values, call, frame) {
	const given = values.map(value => ({ name: undefined, value, expression: call }));
	if (isA(callee, 'function') && callee.library === '')
		return pureFunction(callee)?.(callee.receiver, values, undefined, new Map(), () => undefined);
	if (!isA(callee, 'closure') || frame.depth >= MAX_CALL_DEPTH || frame.session.calls >= MAX_UNROLLED_ROUNDS)
		return undefined;
	const { params } = callee;
	const fits = params.every(({ rest, fallback }, i) => rest || fallback || i < values.length);
	if (!fits || (values.length > params.length && !params.at(-1)?.rest))
		return undefined;
	return callClosure(callee, given, frame);
}
const RESULTS = new Map([
	['str', 'text'],
	['upper', 'text'],
	['lower', 'text'],
	['trim', 'text'],
	['int', 'integer'],
	['len', 'integer'],
	['float', 'number'],
	['sorted', 'list'],
	['reversed', 'list'],
	['range', 'list'],
]);
const LISTING = new Set(['keys', 'values', 'items']);
function noteConversion(name, { known: { read } }, { session }) {
	const type = CONVERSIONS.get(name);
	if (!read || !type)
		return;
	read.type ??= type;
	session.converts(read);
}
const UNFIT_TEXTS = new Map([
	['int', /[a-z.]|^\s*$/i],
	['float', /[a-df-hj-moqrs-z]|^\s*$/i],
]);
function tellOfUnfit(name, value, { session }) {
	if (UNFIT_TEXTS.get(name)?.test(value))
		session.breaks(UNFIT);
}
const CONVERSIONS = new Map([
	['int', 'integer'],
	['float', 'number'],
]);
function calls_sizeOf(value) {
	if (typeof value === 'string')
		return value.length;
	if (value instanceof List)
		return value.items.length;
	return value instanceof Vault ? value.entries.size : 0;
}
function unknownAmong(all) {
	for (const value of all) {
		if (value instanceof Unknown)
			return value;
		if (!(value instanceof List || value instanceof Vault))
			continue;
		if (value.spoiled !== undefined)
			return new Unknown(value.spoiled);
		const inner = value instanceof List ? value.items : value.entries.values();
		for (const item of inner)
			if (item instanceof Unknown)
				return item;
	}
	return undefined;
}
const ROUTING_LIBRARIES = new Set(['Kiln', 'Lavra', 'Vitrine', 'API', 'Http']);
function tellOfHandedActions(call, given, frame) {
	if (frame.session.walk > 0)
		return;
	for (const { value, expression } of given ?? []) {
		if (expression.kind === 'lambda')
			tellOfHiddenCalls(expression, frame);
		else if (isA(value, 'closure') && hasOne(value)) {
			frame.session.called.add(value.body);
			frame.session.gap(frame_placeOf(expression, frame), $said`\`${pieceOf(expression, frame)}\` registers routes, and is given to \`${pieceOf(call.callee, frame)}\`, which is not followed.`, $said('Call the action in statements of its own.'));
		}
	}
}
function callClosure(closure, given, frame) {
	const { session } = frame;
	session.calls += 1;
	session.called.add(closure.body);
	const scope = new Scope(closure.scope, session.journal);
	const inner = {
		...frame,
		source: closure.source,
		scope,
		action: closure.name,
		depth: frame.depth + 1,
		yielded: [],
		deferred: [],
	};
	bindParameters(closure, given, inner);
	if ('kind' in closure.body)
		return evaluate(closure.body, inner);
	const { body } = closure;
	const flow = session.inside(() => {
		const ended = runBlock(body, inner);
		runDeferred(inner);
		return ended;
	});
	if (closure.later)
		return laterOf(closure.later, closure.name);
	const [first] = inner.yielded;
	if (first === undefined)
		return null;
	const possible = [...inner.yielded, ...((flow & NEXT) === 0 ? [] : [null])];
	return oneOf(possible, $said`what \`${closure.name}\` yields depends on a condition`);
}
function bindParameters(closure, given, inner) {
	const positional = (given ?? []).filter(({ name }) => name === undefined);
	for (const { name, rest, fallback } of closure.params) {
		const named = given?.find(argument => argument.name === name);
		if (rest)
			inner.scope.declare(name, new List(positional.splice(0).map(({ value }) => value)));
		else if (named)
			inner.scope.declare(name, named.value);
		else {
			const next = positional.shift();
			const otherwise = () => fallback && given
				? evaluate(fallback, inner)
				: new Unknown($said`\`${name}\` is a parameter of \`${closure.name}\``);
			inner.scope.declare(name, next ? next.value : otherwise());
		}
	}
}
function tellOfCount({ params }, given, { session }) {
	const named = new Set(given.map(({ name }) => name));
	const places = params.filter(({ name }) => !named.has(name));
	const count = given.filter(({ name }) => name === undefined).length;
	const isOpen = params.some(({ rest }) => rest);
	const needed = places.filter(({ rest, fallback }) => !rest && !fallback).length;
	if (count < needed || (!isOpen && count > places.length))
		session.breaks(UNLIKE);
}
function forgetEffects(closure) {
	spoil(closure.scope.values.get('self') ?? null, $said`\`${closure.name}\` may change it`);
	if ('kind' in closure.body)
		return;
	for (const name of assignedNames(closure.body))
		if (closure.scope.get(name) !== undefined)
			closure.scope.assign(name, new Unknown($said`\`${closure.name}\` assigns \`${name}\``));
}
function tellOfUnfollowed(call, action, known, frame) {
	if (frame.session.walk > 0)
		return false;
	const hidden = hiddenCall(action.body, action.scope, action.source);
	if (hidden === undefined)
		return false;
	frame.session.called.add(action.body);
	const why = known
		? $said`calls are followed ${MAX_CALL_DEPTH} deep, and ${MAX_UNROLLED_ROUNDS} times`
		: $said('its arguments are spread from a list that is not known');
	frame.session.gap(frame_placeOf(call, frame), $said`\`${shownPiece(call, frame)}\` may register routes by \`${hidden}\`, and is not followed: ${why}.`, $said('Write its arguments one by one, and call it where no other action is in between.'));
	return true;
}
function instance(blueprint, given, frame) {
	const object = instanceOf(blueprint);
	const setup = memberOfInstance(object, 'setup');
	if (setup === undefined || !isA(setup, 'closure'))
		return object;
	if (given)
		tellOfCount(setup, given, frame);
	if (given && frame.depth < MAX_CALL_DEPTH && frame.session.calls < MAX_UNROLLED_ROUNDS)
		callClosure(setup, given, frame);
	else
		spoil(object, $said('how it is made is not followed'));
	return object;
}
function changeInPlace(call, callee, given, frame) {
	const reason = $said`\`${pieceOf(call.callee, frame)}(…)\` may change it`;
	const receiver = isA(callee, 'function') ? callee.receiver : undefined;
	const all = [...(receiver === undefined ? [] : [receiver]), ...given.map(argument => argument.value)];
	const isAppending = isA(callee, 'function') && callee.library === '' && APPENDING.has(callee.name);
	for (const value of isAppending ? all.slice(0, 1) : all)
		spoil(value, reason);
}
const APPENDING = new Set(['append', 'push']);
function appended({ name, receiver }, given, { session }) {
	const all = [...(receiver === undefined ? [] : [receiver]), ...given.map(({ value }) => value)];
	const [list, item] = all;
	if (!APPENDING.has(name) || !(list instanceof List) || item === undefined || all.length > 2)
		return undefined;
	if (session.conditional > 0 || session.walk > 0)
		spoil(list, $said('the list is changed under a condition'));
	else if (list.spoiled === undefined)
		list.items.push(item);
	return receiver === undefined ? list : null;
}
function tellOfHandedApps(call, callee, given, frame) {
	const isBuiltin = call.callee.kind === 'name' && frame.scope.get(call.callee.name) === undefined;
	if (isBuiltin || frame.session.walk > 0)
		return;
	const app = given?.find(({ value }) => value instanceof App)?.value;
	if (!(app instanceof App))
		return;
	const why = callee instanceof Unknown ? `: ${callee.reason}` : '';
	frame.session.gap(frame_placeOf(call, frame), $said`\`${pieceOf(call.callee, frame)}\` is given the server \`${app.name}\` and may register routes on it${why}.`, $said('Register the routes in an action of this project, or list them in a JSON file.'));
}

var format_spec = __webpack_require__(9983);
; 



function formatted(value, spec) {
	const written = writtenOf(value);
	return written && (0,format_spec .w)(written, spec, MAX_VALUE_SIZE);
}
function writtenOf(value) {
	if (typeof value === 'string')
		return { text: value };
	if (value instanceof numbers .nt)
		return { number: value.value, isFloat: true };
	return typeof value === 'number' ? { number: value, isFloat: false } : undefined;
}

; 







const TABLES = [OF_LISTS, OF_TEXTS, OF_VAULTS];
function lacks(object, name, frame) {
	if (frame.session.mayBeNamed(name) || isMember(object, name))
		return undefined;
	if (isA(object, 'request'))
		return requestLacks(name, frame) ? 'surely' : undefined;
	if (isA(object, 'object') || isA(object, 'blueprint'))
		return objectLacks(object, name, frame) ? 'perhaps' : undefined;
	if (isA(object, 'module'))
		return memberOfModule(object, name) === undefined ? 'perhaps' : undefined;
	if (object instanceof Vault)
		return object.spoiled === undefined && !object.entries.has(name) ? 'surely' : undefined;
	if ((isA(object, 'record') || isA(object, 'enum')) && object.methods.has(name))
		return undefined;
	return missing_members_isWhole(object) && records_partOf(object, name) === undefined ? 'surely' : undefined;
}
const OF_REQUESTS = new Set([...members_PARTS, 'method', 'path', 'ip', 'raw_body', 'state']);
function requestLacks(name, { session }) {
	if (OF_REQUESTS.has(name) || !/^\w+$/.test(name))
		return false;
	const given = new RegExp(`(["'])${name}\\1(?!\\s*\\])|(?:\\[(?:(["'])${name}\\2|[A-Za-z_]\\w*)\\]|\\.${name})\\s*(?::=|[-+*/]=)`, 'u');
	return !session.files.some(file => given.test(sourceText(file, session.readFile(file) ?? '').text));
}
function missing_members_isWhole(value) {
	return missing_members_PLAIN.has(typeof value) || value instanceof List || OF_PROGRAM.has(missing_members_typeOf(value));
}
function missing_members_typeOf(value) {
	return typeof value === 'object' && value && 'type' in value ? value.type : '';
}
const missing_members_PLAIN = new Set(['string', 'number', 'boolean']);
const OF_PROGRAM = new Set(['closure', 'record', 'record-value', 'enum', 'enum-member']);
function isMember(object, name) {
	const type = missing_members_typeOf(object);
	const own = OWN_MEMBERS[type];
	if (own)
		return own.has(name);
	if (OF_PROGRAM.has(type) || type === 'module')
		return false;
	const isMethod = TABLES.some(table => Object.hasOwn(table, name)) || CHANGING_VAULTS.has(name);
	return isMethod || OTHER_MEMBERS.has(name) || LANGUAGE_NAMES.has(name) || name.startsWith('__');
}
function objectLacks(object, name, frame) {
	const { members, whole } = object;
	if (!whole)
		return false;
	if (members.has(name) || (isA(object, 'object') && memberOfInstance(object, name) !== undefined))
		return false;
	const given = new RegExp(`(["'])${name}\\1|\\.${name}\\b[^\\n]*?(?::=|[-+*/]=)`, 'u');
	const texts = new Map([[frame.source.file, frame.source.text]]);
	const closures = [...members.values()].filter(each => isA(each, 'closure'));
	for (const { source } of closures)
		texts.set(source.file, source.text);
	const { files, readFile } = frame.session;
	const said = files.map(file => sourceText(file, readFile(file) ?? '').text).join('\n');
	for (const { name: called, source, body } of closures) {
		const text = texts.get(source.file) ?? '';
		const isAlone = called !== 'setup' && said.split(new RegExp(`\\b${called}\\b`, 'u')).length <= 2;
		if (isAlone)
			texts.set(source.file, text.replace(source.text.slice(body.start, body.end), ''));
	}
	return ![...texts.values()].some(text => given.test(text));
}

; 

function typeName(value) {
	if (value === null)
		return 'Void';
	if (typeof value === 'string')
		return 'String';
	if (typeof value === 'number')
		return 'Integer';
	if (typeof value === 'boolean')
		return 'Boolean';
	if (value instanceof numbers .nt)
		return 'Float';
	if (value instanceof Vault)
		return 'Vault';
	if (value instanceof List && !value.fixed)
		return 'Cluster';
	return new Unknown($said('the name of its type is not worked out'));
}

; 























function expressions_evaluate(expression, frame) {
	frame.session.step(expression, frame.source);
	switch (expression.kind) {
		case 'text':
		case 'boolean':
			return expression.value;
		case 'integer':
			return Number.isSafeInteger(expression.value)
				? expression.value
				: new Unknown($said('the number is too large'));
		case 'float':
			return new numbers .nt(expression.value);
		case 'void':
			return null;
		case 'template':
			return template(expression.parts, frame);
		case 'name':
			return expressions_named(expression, frame);
		case 'list':
			return expressions_list(expression.items, expression.tuple === true, frame);
		case 'comprehension':
			return expressions_comprehension(expression, frame);
		case 'distill':
			return distill(expression, frame);
		case 'vault':
			return expressions_vault(expression.entries, frame);
		case 'call':
			return callValue(expression, callee(expression.callee, frame), frame);
		case 'member': {
			const object = expressions_evaluate(expression.object, frame);
			takesWithin(object, frame);
			tellOfMissing(object, expression, frame);
			return member(object, expression.name, frame);
		}
		case 'index':
			return indexed(expressions_evaluate(expression.object, frame), expressions_evaluate(expression.index, frame), frame);
		case 'slice':
			return sliced(expression, frame);
		case 'with':
			return withChanges(expressions_evaluate(expression.object, frame), expressions_evaluate(expression.changes, frame));
		case 'unary':
			return expressions_unary(expression.operator, expressions_evaluate(expression.operand, frame), frame);
		case 'chain':
			return chain(expression, frame);
		case 'conditional':
			return conditional(expression, frame);
		case 'lambda':
			return {
				type: 'closure',
				name: 'lambda',
				params: expression.params,
				body: expression.body,
				scope: frame.scope,
				source: frame.source,
			};
		case 'typeof':
			return typeName(expressions_evaluate(expression.operand, frame));
		case 'opaque':
			for (const part of expression.parts)
				expressions_evaluate(part, frame);
			frame.session.passesOver(pieceOf(expression, frame));
			if (expression.parts.length === 0)
				tellOfHiddenCalls(expression, frame);
			return new Unknown($said('it is written in a way that only running the program works out'));
	}
}
function callee(expression, frame) {
	if (expression.kind !== 'member')
		return expressions_evaluate(expression, frame);
	const object = expressions_evaluate(expression.object, frame);
	takesMethod(expression.name, object, expression.isOptional === true, frame);
	tellOfMissing(object, expression, frame);
	const own = isA(object, 'object') ? memberOfInstance(object, expression.name) : undefined;
	return own ?? member(object, expression.name, frame);
}
function tellOfMissing(object, expression, frame) {
	const { session } = frame;
	if (!session.inHandler)
		return;
	const { name, isOptional } = expression;
	const lacking = object === null ? !isOptional && 'surely' : lacks(object, name, frame);
	if (!lacking)
		return;
	session.breaks(UNNAMED);
	if (lacking === 'perhaps')
		tellOfUnnamed(expression, shownPiece(expression, frame), frame);
}
function expressions_named(expression, frame) {
	const { name } = expression;
	const { scope, session } = frame;
	const value = scope.get(name);
	if (value instanceof Unknown && leavesOf(value).some(isUnset))
		session.raises(UNNAMED, false);
	if (value !== undefined)
		return value;
	if (BUILTINS.has(name) || name === 'append')
		return { type: 'function', library: '', name };
	const isName = name === 'self' || (!LANGUAGE_NAMES.has(name) && !RESERVED.has(name));
	if (session.inHandler && isName && !session.mayBeNamed(name)) {
		session.breaks(UNNAMED);
		tellOfUnnamed(expression, name, frame);
	}
	return new Unknown($said`\`${name}\` has no value that is known here`);
}
function tellOfUnnamed(expression, shown, frame) {
	frame.session.unread({
		place: frame_placeOf(expression, frame),
		reason: $said`\`${shown}\` has no value here: whoever comes to this line gets a failure of the program.`,
		remedy: $said('Import or declare it, or see whether it is spelt right.'),
	});
}
function isUnset(value) {
	return value instanceof Unknown && value.known.unset === true;
}
function template(parts, frame) {
	let text = '';
	let unknown;
	for (const part of parts) {
		text += part.text;
		if (!part.value)
			continue;
		const value = expressions_evaluate(part.value, frame);
		const shown = part.format === undefined ? operators_textOf(value) : formatted(value, part.format);
		if (value instanceof Unknown || shown === undefined) {
			const why = value instanceof Unknown
				? value
				: new Unknown($said('how a value in its braces looks as text is not worked out'));
			unknown ??= why.further({ type: 'text', ...(text !== '' && { begins: text }) });
		}
		else
			text += shown;
		if (text.length > MAX_VALUE_SIZE)
			return new Unknown($said`it is longer than ${MAX_VALUE_SIZE} characters`);
	}
	return unknown ?? text;
}
function expressions_list(args, fixed, frame) {
	const items = evaluateArguments(args, frame);
	return items
		? new List(items.map(({ value }) => value), fixed)
		: new Unknown($said('a list that is not known is spread in it'), false, [], fixed ? {} : { type: 'list' });
}
function expressions_comprehension(expression, frame) {
	const iterable = expressions_evaluate(expression.iterable, frame);
	takesOnly(ITEMS, iterable, frame);
	const source = loops_itemsOf(iterable, frame);
	if (source instanceof Unknown || source.length > MAX_UNROLLED_ROUNDS) {
		const why = source instanceof Unknown ? source : new Unknown($said`it has more than ${MAX_UNROLLED_ROUNDS} items`);
		const inner = { ...frame, scope: new Scope(frame.scope, frame.session.journal) };
		for (const name of expression.names)
			inner.scope.declare(name, new Unknown($said`\`${name}\` is the variable of a loop: ${why.reason}`));
		maybe(expression.element, inner);
		return why.further({ type: 'list' });
	}
	const items = [];
	for (const item of source) {
		frame.session.rounds += 1;
		const inner = { ...frame, scope: new Scope(frame.scope, frame.session.journal) };
		bindLoopNames(expression.names, item, inner);
		const wanted = expression.condition ? truth(expressions_evaluate(expression.condition, inner)) : true;
		if (wanted === undefined)
			return new Unknown($said('which items it keeps is not known'), false, [], { type: 'list' });
		if (wanted)
			items.push(expressions_evaluate(expression.element, inner));
	}
	return new List(items);
}
function distill(expression, frame) {
	const { names, body, initial, iterable } = expression;
	const source = loops_itemsOf(expressions_evaluate(iterable, frame), frame);
	const inner = () => ({ ...frame, scope: frame.scope.inside() });
	if (source instanceof Unknown || source.length > MAX_UNROLLED_ROUNDS) {
		const why = source instanceof Unknown ? source : new Unknown($said`it has more than ${MAX_UNROLLED_ROUNDS} items`);
		const round = inner();
		for (const name of names)
			round.scope.declare(name, why);
		maybe(body, round);
		return why.further();
	}
	const items = [...source];
	let result = initial ? expressions_evaluate(initial, frame) : items.shift();
	for (const item of items) {
		frame.session.rounds += 1;
		const round = inner();
		round.scope.declare(names[0], result ?? null);
		round.scope.declare(names[1], item);
		result = expressions_evaluate(body, round);
	}
	return result === undefined ? new Unknown($said('nothing is distilled of an empty list')) : result;
}
function expressions_vault(entries, frame) {
	const found = new Map();
	let unknown;
	for (const { key, value: expression } of entries) {
		const name = key && expressions_evaluate(key, frame);
		const value = expressions_evaluate(expression, frame);
		if (name === undefined) {
			if (value instanceof Vault && value.spoiled === undefined)
				for (const [inner, item] of value.entries)
					found.set(inner, item);
			else
				unknown ??= new Unknown($said('a vault that is not known is spread in it'));
		}
		else if (name instanceof Unknown)
			unknown ??= name;
		else {
			const known = operators_keyOf(name);
			if (known === undefined)
				unknown ??= new Unknown($said('one of its keys is no text and no whole number'));
			else
				found.set(known, value);
		}
	}
	return unknown?.further({ type: 'vault' }) ?? new Vault(found);
}
function sliced({ object, bounds }, frame) {
	const value = expressions_evaluate(object, frame);
	takesOnly(SLICED, value, frame);
	const [start, stop, step] = bounds.map(bound => (bound ? expressions_evaluate(bound, frame) : null));
	const unknown = [value, start, stop, step].find(part => part instanceof Unknown);
	if (unknown instanceof Unknown)
		return unknown.further();
	if (value instanceof List)
		frame.session.charge(value.items.length);
	if (value instanceof List && value.spoiled !== undefined)
		return new Unknown(value.spoiled);
	return slice(value, start, stop, step) ?? new Unknown($said('what the brackets give is not worked out'));
}
function indexed(object, index, frame) {
	if (isA(object, 'request-part'))
		return readField(object.target, index, frame);
	takesWithin(object, frame);
	if (object instanceof Unknown)
		return object.further(object.known.sent ? { sent: true } : {});
	if (index instanceof Unknown) {
		looksUp(object, index, frame);
		return index.further();
	}
	if (isA(object, 'request') && typeof index === 'string') {
		if (frame.session.lenient === 0 && requestLacks(index, frame))
			frame.session.breaks(MISSING);
		return partOfRequest(index, object);
	}
	if (typeof object === 'string' && typeof index === 'number')
		return orMissing([...object].at(index), $said`there is no character ${index}`, frame);
	if (object instanceof Vault && operators_keyOf(index) !== undefined) {
		if (object.spoiled !== undefined)
			return new Unknown(object.spoiled);
		return orMissing(object.entries.get(index), $said`there is no key \`${index}\``, frame);
	}
	if (object instanceof List && typeof index === 'number') {
		if (object.spoiled !== undefined)
			return new Unknown(object.spoiled);
		return orMissing(object.items.at(index), $said`there is no item ${index}`, frame);
	}
	if (object === null || typeof object === 'number' || typeof object === 'boolean')
		frame.session.breaks(UNLIKE);
	if (object instanceof Response && index === 'status')
		return statusOf(object);
	return new Unknown($said('what the brackets give is not worked out'));
}
function looksUp(object, { known: { read, number = read } }, { session }) {
	const isHere = object instanceof Vault || object instanceof List || typeof object === 'string';
	if (isHere && number && session.lenient === 0)
		session.needs(number, 'failsOut', MISSING);
}
function orMissing(value, reason, { session }) {
	if (value !== undefined)
		return value;
	if (session.lenient > 0)
		return null;
	session.breaks(MISSING);
	return new Unknown(reason);
}
function whyUnknown(value) {
	return value instanceof Unknown ? value.reason : $said('it is not known');
}
function expressions_unary(operator, value, frame) {
	if (operator === '-') {
		takesOnly(NUMBERS, value, frame);
		return negate(value);
	}
	const holds = truth(value);
	return holds === undefined ? new Unknown(whyUnknown(value), false, [], { type: 'boolean' }) : !holds;
}
const COMPARISONS = new Set('is isnt == != < > <= >= bigger smaller bigger_eq smaller_eq in'.split(' ').concat('not in'));
function chain(expression, frame) {
	let left = expressions_startOf(expression, frame);
	let holds = true;
	let compared = false;
	for (const [i, { operator, right }] of expression.rest.entries()) {
		if (operator === 'and' || operator === 'or' || operator === '??') {
			const before = i === 0 ? expression.first : { ...expression, rest: expression.rest.slice(0, i) };
			left = shortCircuit(operator, left, right, frame, () => tellsWhat(before, operator === 'and', frame));
		}
		else if (COMPARISONS.has(operator)) {
			const value = expressions_evaluate(right, frame);
			if (operator === 'in' || operator === 'not in')
				noteMembership(left, value, frame);
			takesOperands(operator, left, value, frame);
			if (value instanceof List)
				frame.session.charge(value.items.length);
			const step = compare(operator, left, value);
			compared = true;
			holds = holds === false || step === false ? false : step === undefined ? undefined : holds;
			left = value;
		}
		else {
			if (left instanceof List)
				frame.session.charge(left.items.length);
			const value = expressions_evaluate(right, frame);
			takesOperands(operator, left, value, frame);
			left = operate(operator, left, value);
		}
	}
	if (!compared)
		return left;
	return (holds ??
		new Unknown($said('the comparison depends on values that are not known'), false, [], { type: 'boolean' }));
}
function expressions_startOf({ first, rest }, frame) {
	if (rest[0]?.operator !== '??' || first.kind !== 'index')
		return expressions_evaluate(first, frame);
	frame.session.lenient += 1;
	const value = expressions_evaluate(first, frame);
	frame.session.lenient -= 1;
	return value;
}
function shortCircuit(operator, left, right, frame, isTold) {
	if (operator === '??') {
		if (!(left instanceof Unknown))
			return left === null ? expressions_evaluate(right, frame) : left;
		const fallback = () => maybe(right, frame);
		if (left.environment)
			return fallback();
		if (leavesOf(left).every(leaf => leaf !== null && !(leaf instanceof Unknown)))
			return left;
		return withDefault(left, fallback());
	}
	const holds = truth(left);
	if (holds === undefined) {
		const value = maybe(right, frame, isTold());
		if (value === (operator === 'or'))
			return value;
		const deciding = leavesOf(left).filter(leaf => truth(leaf) !== (operator === 'and'));
		return oneOf([...deciding, value], whyUnknown(left));
	}
	return holds === (operator === 'and') ? expressions_evaluate(right, frame) : left;
}
function conditional(expression, frame) {
	const condition = expressions_evaluate(expression.condition, frame);
	const holds = truth(condition);
	if (holds !== undefined)
		return expressions_evaluate(holds ? expression.value : expression.otherwise, frame);
	const a = supposing(expression.value, true);
	const b = supposing(expression.otherwise, false);
	if (a === b)
		return a;
	return oneOf([a, b], condition instanceof Unknown ? condition.reason : $said('it depends on a condition'));
	function supposing(branch, isSo) {
		const forget = suppose(expression.condition, isSo, frame);
		const value = maybe(branch, frame, tellsWhat(expression.condition, isSo, frame));
		forget();
		return value;
	}
}
function maybe(expression, frame, tells = true) {
	frame.session.conditional += 1;
	frame.session.tells(tells, tells);
	const value = expressions_evaluate(expression, frame);
	frame.session.conditional -= 1;
	return value;
}

var smol_toml_dist = __webpack_require__(3292);
; 











function adopt(form, place, frame) {
	const module = moduleOf(form.path, place, frame);
	if (form.kind === 'module') {
		if (!form.named)
			tellOfNameless(form, place, frame);
		frame.scope.declare(form.alias, module);
		return;
	}
	for (const { name, alias } of form.names)
		frame.scope.declare(alias, memberOf(module, name));
}
function tellOfNameless({ path, alias }, place, frame) {
	if (!frame.source.text.replaceAll(path, '').includes(`${alias}.`))
		return;
	frame.session.gap(place, $said`\`${alias}\` has no value in dataforge-lang 1.1.1, which gives \`adopt ${path}\` no name: the program fails where it asks for it.`, $said`Write \`adopt ${path} as ${alias}\`.`);
}
function relay(names, frame) {
	frame.module.exposed ??= new Set();
	for (const name of names)
		frame.module.exposed.add(name);
}
function relayFrom(path, place, frame) {
	const module = moduleOf(path, place, frame);
	if (module instanceof Unknown || typeof module !== 'object' || module === null || !('passed' in module))
		return;
	const names = module.exposed ?? [...module.scope.values.keys(), ...module.passed.keys()];
	for (const name of names)
		frame.module.passed.set(name, memberOf(module, name));
}
function moduleOf(path, place, frame) {
	const library = isRelative(path) ? undefined : libraryOf(path);
	if (library !== undefined)
		return { type: 'library', name: library };
	const { session } = frame;
	const found = find(path, frame);
	if (found !== undefined)
		return load(found.file, found.content, place, session);
	if (!isRelative(path) && /^[A-Z]/.test(path))
		return { type: 'library', name: path, assumed: true };
	const { outside } = candidates(path, frame.source.file);
	const reason = outside
		? $said`\`${path}\` leads out of the folder that is read.`
		: $said`The file that \`${path}\` means is not there.`;
	const remedy = outside
		? $said('Start in a folder that holds all files of the project.')
		: isRelative(path)
			? $said('See whether the path is right and the file is checked out.')
			: $said('Install the package, or see whether the name is right.');
	session.gap(place, reason, remedy);
	return new Unknown($said`the import \`${path}\` was not found`);
}
function find(path, frame) {
	const { session, source } = frame;
	const files = [...manifestEntries(path, frame), ...candidates(path, source.file).files];
	const order = isRelative(path) ? files : [...files.filter(notOfPackages), ...files.filter(ofPackages)];
	for (const file of order) {
		const loaded = session.modules.has(file) || session.loading.includes(file);
		const content = loaded ? '' : session.readFile(file);
		if (content !== undefined)
			return { file, content };
	}
	return undefined;
}
const ofPackages = (file) => /(^|\/)forge_modules\//.test(file);
const notOfPackages = (file) => !ofPackages(file);
function manifestEntries(path, { session, source }) {
	if (isRelative(path) || /[./]/.test(path))
		return [];
	for (const folder of packageFolders(path, source.file.split('/').slice(0, -1))) {
		const manifest = session.readFile(`${folder}/forge.toml`);
		if (manifest === undefined)
			continue;
		const entry = entryOf(sourceText(`${folder}/forge.toml`, manifest).text);
		const file = entry === undefined ? undefined : module_paths_joined(folder.split('/'), entry.split('/'));
		return file?.startsWith(`${folder}/`) ? [file] : [];
	}
	return [];
}
function entryOf(manifest) {
	let parsed;
	try {
		parsed = (0,smol_toml_dist .qg)(manifest);
	}
	catch {
		return undefined;
	}
	for (const section of [parsed.package, parsed.project]) {
		if (typeof section !== 'object' || section === null || !('entry' in section))
			continue;
		if (typeof section.entry === 'string')
			return section.entry;
	}
	return undefined;
}
function load(file, content, place, session) {
	const known = session.modules.get(file);
	if (known)
		return known;
	if (session.loading.includes(file)) {
		const chain = [...session.loading.slice(session.loading.indexOf(file)), file].join(' → ');
		session.gap(place, $said`The imports go round in a circle: ${chain}.`, $said('Move what both files need into a third one.'));
		return new Unknown($said`${file} is still being read when it is imported`);
	}
	if (session.files.length >= MAX_FILES) {
		session.gap(place, $said`There are more than ${MAX_FILES} files.`, $said('Import fewer files.'));
		return new Unknown($said('too many files are imported'));
	}
	return loadFile(sourceText(file, content), session).module;
}
function loadFile(source, session) {
	session.files.push(source.file);
	session.checks ||= mayCheck(source);
	const scope = new Scope(undefined, session.journal);
	const module = {
		type: 'module',
		path: source.file,
		scope,
		exposed: undefined,
		passed: new Map(),
	};
	const frame = { session, source, scope, module, action: null, depth: 0, yielded: [], deferred: [] };
	session.loading.push(source.file);
	session.journal.keep(() => {
		runAll(parseFile(source), frame);
		if (source.file === session.root)
			runDeferred(frame);
	});
	session.loading.pop();
	session.modules.set(source.file, module);
	return { module, frame };
}

; 






function assignments_assign(statement, frame) {
	const { targets, operator, values, fields } = statement;
	let found = values.map(value => evaluate(value, frame));
	const [whole] = found;
	if (fields)
		found = fields.map(field => assignments_fieldOf(whole ?? null, field, frame));
	else if (targets.length > 1 && found.length === 1) {
		const [only] = found;
		found = only instanceof List && only.spoiled === undefined ? only.items : [];
	}
	targets.forEach((target, i) => {
		const given = found[i];
		let value = given === undefined ? new Unknown($said('what is assigned is not known')) : given;
		if (operator !== ':=')
			value = operate(operator.slice(0, -1), evaluate(target, frame), value);
		assignTo(target, value, frame);
	});
}
function assignments_fieldOf(value, name, frame) {
	if (name === undefined)
		return new Unknown($said('it is what is left of a vault'));
	if (isA(value, 'request-part'))
		return readField(value.target, name, frame);
	if (!(value instanceof Vault))
		return memberOf(value, name);
	const known = value.spoiled === undefined ? value.entries.get(name) : undefined;
	return known === undefined ? new Unknown($said`\`${name}\` of a vault is not known`) : known;
}
function assignTo(target, value, frame) {
	if (target.kind === 'name') {
		if (value instanceof App) {
			if (value.name === '')
				value.name = target.name;
			value.variable ??= target.name;
		}
		frame.scope.assign(target.name, value);
		return;
	}
	if (target.kind !== 'index' && target.kind !== 'member')
		return;
	const object = evaluate(target.object, frame);
	if (object instanceof Response) {
		spoil(object, $said('it is changed in place'));
		return;
	}
	const certain = frame.session.conditional === 0 && frame.session.walk === 0;
	const key = target.kind === 'index' ? evaluate(target.index, frame) : target.name;
	if (isA(object, 'object') && typeof key === 'string') {
		object.holds.set(key, certain ? value : new Unknown($said('it is changed under a condition')));
		return;
	}
	if (certain && object instanceof Vault && (typeof key === 'string' || typeof key === 'number'))
		object.entries.set(key, value);
	else if (certain &&
		object instanceof List &&
		typeof key === 'number' &&
		key >= 0 &&
		key < object.items.length)
		object.items[key] = value;
	else
		spoil(object, $said('it is changed under a condition'));
}

; 






const MAX_VALUES = 10_000;
const reach_NAME = '[\\p{L}_][\\p{L}\\p{N}_]*';
const reach_NAMES = new RegExp(`(?<![\\p{L}\\p{N}_.])(${reach_NAME})(?:\\s*\\.\\s*(${reach_NAME}))?`, 'gu');
const STATEMENTS = /(?<![\p{L}\p{N}_.])(?:server|route|mount|middleware|after|assets|ignite|adopt)\s+[\p{L}"'.$({]/u;
class Reach {
	app = false;
	containers = new Set();
	closures = new Set();
	seen = new Set();
	text({ start, end }, scope, source) {
		const piece = source.text.slice(start, end);
		this.app ||= STATEMENTS.test(piece);
		for (const [, name = '', member] of piece.matchAll(reach_NAMES)) {
			const value = scope.get(name);
			if (value === undefined)
				continue;
			const isModule = isA(value, 'library') || isA(value, 'module');
			this.value(isModule && member !== undefined ? memberOf(value, member) : value);
		}
	}
	value(value) {
		if (typeof value !== 'object' || value === null || this.seen.has(value))
			return;
		this.seen.add(value);
		if (this.seen.size > MAX_VALUES)
			this.app = true;
		if (value instanceof App || (value instanceof Unknown && value.apps.length > 0))
			this.app = true;
		else if (isA(value, 'function'))
			this.app ||= registers(value.library, value.name) || makesApps(value.library, value.name);
		else if (isA(value, 'closure')) {
			this.closures.add(value);
			this.text(value.body, value.scope, value.source);
		}
		else if (value instanceof List || value instanceof Vault) {
			this.containers.add(value);
			for (const item of value instanceof List ? value.items : value.entries.values())
				this.value(item);
		}
		else if (isA(value, 'object') || isA(value, 'blueprint'))
			for (const member of value.members.values())
				this.value(member);
		else if (isA(value, 'record-value'))
			for (const item of value.values.values())
				this.value(item);
	}
}
function touchesApps(statement, frame) {
	return reachOf(statement, frame).app;
}
function forgetAll(statement, reason, frame) {
	const reach = reachOf(statement, frame);
	for (const container of reach.containers)
		spoil(container, reason);
	for (const { body, scope } of reach.closures) {
		if ('kind' in body)
			continue;
		for (const name of assignedNames(body))
			if (scope.get(name) !== undefined)
				scope.assign(name, new Unknown(reason));
	}
	for (const name of assignedBy(statement))
		frame.scope.assign(name, new Unknown(reason));
}
function reachOf(statement, frame) {
	const reach = new Reach();
	reach.text(wholeOf(statement), frame.scope, frame.source);
	return reach;
}
function wholeOf(statement) {
	const { start, end } = statement;
	return { start, end: 'body' in statement ? Math.max(end, statement.body.end) : end };
}
function assignedBy(statement) {
	if (statement.kind === 'assign')
		return statement.targets.flatMap(target => (target.kind === 'name' ? [target.name] : []));
	return 'body' in statement ? [...assignedNames(statement.body)] : [];
}

; 







function rounds_cycle(statement, frame) {
	const { names, iterable, body } = statement;
	const value = evaluate(iterable, frame);
	takesOnly(ITEMS, value, frame);
	const items = loops_itemsOf(value, frame);
	if (items instanceof Unknown)
		return unknownRounds(names, items.reason, body, frame);
	return rounds_rounds(items, names, body, frame);
}
function rounds_range(statement, frame) {
	const { name, body } = statement;
	const from = evaluate(statement.from, frame);
	const to = evaluate(statement.to, frame);
	const step = statement.step ? evaluate(statement.step, frame) : 1;
	if (typeof from !== 'number' || typeof to !== 'number' || typeof step !== 'number' || step === 0)
		return unknownRounds([name], $said('the bounds of its loop are not constants'), body, frame);
	const items = [];
	for (let i = from; step > 0 ? i <= to : i >= to; i += step) {
		items.push(i);
		if (items.length > MAX_UNROLLED_ROUNDS)
			break;
	}
	return rounds_rounds(items, [name], body, frame);
}
function rounds_rounds(items, names, body, frame) {
	if (items.length > MAX_UNROLLED_ROUNDS)
		return unknownRounds(names, $said`its loop has more than ${MAX_UNROLLED_ROUNDS} rounds`, body, frame);
	const left = items.values();
	return whileBegun(body, frame, fresh => {
		const { done, value } = left.next();
		if (!done)
			bindLoopNames(names, value, fresh());
		return !done;
	});
}
function rounds_persist({ condition, body }, frame) {
	let round = 0;
	let behind = 0;
	const followed = whileBegun(body, frame, fresh => {
		const holds = truth(evaluate(condition, frame));
		if (holds === false)
			return false;
		round += 1;
		if (holds && round <= MAX_UNROLLED_ROUNDS) {
			fresh();
			return true;
		}
		behind = unknownRounds([], $said('it changes in a loop whose rounds are not known'), body, frame);
		return false;
	});
	return followed | behind;
}
const KEEPING = new Set([
	'action',
	'blueprint',
	'record',
	'thread',
	'defer',
	'parallel',
	'lambda',
]);
function whileBegun(body, frame, begin) {
	const { session } = frame;
	let flow = NEXT;
	let doubts = 0;
	const isShared = !body.mentions(KEEPING);
	let inner = { ...frame, scope: frame.scope.inside() };
	const fresh = () => {
		if (isShared)
			inner.scope.values.clear();
		else
			inner = { ...frame, scope: frame.scope.inside() };
		return inner;
	};
	while (begin(fresh)) {
		session.rounds += 1;
		const ended = runBlock(body, inner);
		flow |= ended & AWAY;
		if ((ended & (NEXT | SKIP)) === 0) {
			if ((ended & ~AWAY) === 0)
				flow = ended;
			break;
		}
		if ((ended & (HALT | AWAY)) !== 0) {
			session.conditional += 1;
			doubts += 1;
		}
	}
	session.conditional -= doubts;
	return flow;
}
function unknownRounds(names, reason, body, frame) {
	const assigned = assignedNames(body);
	const ended = branches([
		() => {
			const scope = frame.scope.inside();
			for (const name of names)
				scope.declare(name, new Unknown($said`\`${name}\` is the variable of a loop: ${reason}`));
			for (const name of assigned)
				if (frame.scope.get(name) !== undefined)
					scope.assign(name, new Unknown(reason));
			return runBlock(body, { ...frame, scope });
		},
	], false, frame);
	return NEXT | (ended & AWAY);
}

; 

















function statements_runAll(statements, frame) {
	const { session } = frame;
	let flow = NEXT;
	let doubts = 0;
	for (const statement of statements) {
		const ended = LONG.has(statement.kind) ? runLong(statement, frame) : run(statement, frame);
		flow = ended | (flow & ~NEXT);
		if ((ended & NEXT) === 0)
			break;
		if (ended !== NEXT && !session.inHandler) {
			session.conditional += 1;
			doubts += 1;
		}
	}
	session.conditional -= doubts;
	return flow;
}
const LONG = new Set(['cycle', 'range', 'persist', 'assign', 'expression']);
function runLong(statement, frame) {
	return frame.session.statement(() => run(statement, frame), () => touchesApps(statement, frame), () => forgetAll(statement, $said('working it out takes too long'), frame));
}
function run(statement, frame) {
	const { session, scope } = frame;
	session.step(statement, frame.source);
	switch (statement.kind) {
		case 'adopt':
			adopt(statement.form, frame_placeOf(statement, frame), frame);
			return NEXT;
		case 'relay':
			relay(statement.names, frame);
			return NEXT;
		case 'relay-from':
			relayFrom(statement.path, frame_placeOf(statement, frame), frame);
			return NEXT;
		case 'assign':
			assignments_assign(statement, frame);
			return NEXT;
		case 'server':
			followServer(statement, frame);
			return NEXT;
		case 'route':
			registerRouteStatement(statement, frame);
			return NEXT;
		case 'middleware':
		case 'after':
			useMiddleware(statement, frame);
			return NEXT;
		case 'assets':
			useAssets(statement, frame);
			return NEXT;
		case 'views':
			useViews(statement, frame);
			return NEXT;
		case 'respond':
			return leaveWith(responded(statement, frame), frame);
		case 'render':
			return leaveWith(rendered(statement, frame), frame);
		case 'redirect':
			return leaveWith(redirected(statement, frame), frame);
		case 'mount':
			followMount(statement, frame);
			return NEXT;
		case 'ignite':
			noteIgnition(statement, frame);
			return NEXT;
		case 'given':
			return branches_given(statement.arms, frame, condition => truth(evaluate(condition, frame)), (condition, holds) => suppose(condition, holds, frame), (condition, holds) => tellsWhat(condition, holds, frame));
		case 'match': {
			const subject = evaluate(statement.subject, frame);
			return branches_given(statement.arms, frame, pattern => compare('is', subject, evaluate(pattern, frame)), undefined, undefined, ({ names = [], body }) => {
				const inside = frame.scope.inside();
				for (const name of names)
					inside.declare(name, new Unknown($said`\`${name}\` is what a \`point\` names`));
				return runBlock(body, { ...frame, scope: inside });
			});
		}
		case 'cycle':
			return rounds_cycle(statement, frame);
		case 'range':
			return rounds_range(statement, frame);
		case 'persist':
			return rounds_persist(statement, frame);
		case 'action': {
			const { name, params, body, start, later } = statement;
			const { source } = frame;
			const closure = { type: 'closure', name, params, body, scope, source, start, later };
			scope.declare(name, closure);
			if (frame.source.file === session.root && session.walk === 0)
				session.actions.push(closure);
			return NEXT;
		}
		case 'record':
			scope.declare(statement.name, declareRecord(statement, frame));
			return NEXT;
		case 'enum':
			scope.declare(statement.name, declareEnum(statement, frame));
			return NEXT;
		case 'blueprint':
			scope.declare(statement.name, blueprintOf(statement, frame));
			tellOfHiddenCalls(statement.body, frame);
			return NEXT;
		case 'yield':
			return leaveWith(statement.value ? evaluate(statement.value, frame) : null, frame);
		case 'halt':
			return HALT;
		case 'skip':
			return SKIP;
		case 'trigger':
			return trigger(statement, frame);
		case 'propagate':
			session.raises([]);
			return RAISE;
		case 'monitor':
			return errors_monitor(statement, frame);
		case 'guard':
			return errors_guard(statement, frame);
		case 'expression':
			evaluate(statement.value, frame);
			return NEXT;
		case 'block':
			if (!statement.unread)
				return statements_plainBlock(statement, frame);
			tellOfUnread(statement, frame);
			return session.toldAlready(() => statements_plainBlock(statement, frame));
		case 'other':
			session.passesOver(pieceOf(statement, frame));
			if (statement.unread)
				tellOfUnread(statement, frame);
			tellOfHiddenCalls(statement, frame);
			tellOfHiddenAnswers(statement, frame);
			return NEXT;
	}
}
function tellOfUnread(statement, frame) {
	frame.session.gap(frame_placeOf(statement, frame), $said`\`${shownPiece(statement, frame)}\` is not understood: what it registers is not known.`, $said('Correct it if it is a slip: `dataforge check` says whether the language takes it.'));
}
function statements_plainBlock(statement, frame) {
	if (statement.runs === 'never') {
		frame.session.passesOver(pieceOf(statement, frame));
		return NEXT;
	}
	if (statement.runs === 'deferred') {
		const { body } = statement;
		frame.deferred.push({ body, scope: frame.scope, conditional: frame.session.conditional });
		return NEXT;
	}
	frame.session.passesOver(pieceOf(statement, frame));
	for (const name of statement.names)
		frame.scope.declare(name, new Unknown($said`\`${name}\` is bound by the head of its block`));
	tellOfHiddenCalls(statement, frame);
	const walk = () => runBlock(statement.body, frame);
	return statement.runs === 'maybe' ? branches([walk], false, frame) : walk();
}
function leaveWith(value, frame) {
	frame.yielded.push(value);
	frame.session.mayHaveLeft(frame.depth === 0 && leavesOf(value).every(isRefusal));
	return LEAVE;
}
const FIRST_ERROR = 400;
function isRefusal(value) {
	return value instanceof Response && (value.status ?? 0) >= FIRST_ERROR;
}

; 



const addresses_ANY = '*';
const MAX_ADDRESSES = 1_000;
function byAddress(frame, follow) {
	const anywhere = new Address();
	const whole = follow(anywhere);
	if (!anywhere.asked)
		return whole;
	const known = new Map();
	const at = (method, path) => {
		const key = `${method} ${path}`;
		let found = known.get(key);
		if (!found && known.size < MAX_ADDRESSES)
			frame.session.aside(() => {
				found = follow(addresses_addressOf(method, path));
				known.set(key, found);
			});
		return found ?? whole;
	};
	return { ...whole, at };
}
function addresses_addressOf(method, path) {
	const asked = method === addresses_ANY ? {} : { method };
	const [first, ...others] = pattern_partsOf(path);
	if (first?.kind === 'literal' && others.length === 0)
		return new Address({ ...asked, path: first.text });
	const begins = first?.kind === 'literal' ? { begins: first.text } : {};
	return new Address({ ...asked, path: sentPart('path', { type: 'text', ...begins }) });
}

; 






function followAround(app, frame) {
	for (const each of app.middleware)
		each.stage ??= byAddress(frame, address => asMiddleware(each, frame, address));
	for (const each of app.errors.values())
		each.stage ??= byAddress(frame, address => asErrorHandler(each, frame, address));
	if (app.hooks.length === 0)
		return;
	const statuses = statusesOf(app);
	for (const each of app.hooks) {
		if (each.stage)
			continue;
		each.stage = byAddress(frame, address => {
			const stage = asHook(each, frame, address);
			const own = stage === SILENT ? [] : statuses;
			return {
				...stage,
				ofStatus: new Map(own.map(status => [status, asHook(each, frame, address, status)])),
			};
		});
	}
}
const MAX_STATUSES = 20;
function statusesOf(app) {
	const handlers = [app, ...app.groups.map(({ child }) => child)].flatMap(({ routes, middleware }) => [
		...routes.flatMap(({ handler }) => {
			const followed = handler?.followed;
			return followed ? answersOf(followed.value, followed.place).answers : [];
		}),
		...middleware.flatMap(({ stage }) => stage?.answers ?? []),
	]);
	const errors = [...app.errors.values()].flatMap(({ stage }) => stage?.answers ?? []);
	const all = [FAILED, ...handlers, ...errors].map(({ status }) => status);
	return [...new Set(all)].slice(0, MAX_STATUSES);
}
function asMiddleware({ value, place }, frame, address) {
	if (isA(value, 'validator'))
		return { ...SILENT, answers: [REFUSED], validation: value.validation };
	if (isA(value, 'middleware')) {
		const condition = value.condition && handlerOf(value.condition);
		if (!condition)
			return value.stage;
		const asks = followAt(condition, frame, address);
		const { reads } = asks;
		const verdicts = leavesOf(asks.value).map(truth);
		const isKnown = !asks.raises && asks.fails === undefined;
		if (isKnown && verdicts.every(verdict => verdict === true))
			return { ...SILENT, reads, asks };
		const isAlways = isKnown && verdicts.every(verdict => verdict === false);
		return { ...value.stage, reads, asks, ...(isAlways && { ends: ['*'] }) };
	}
	if (isA(value, 'hook'))
		return { ...SILENT, raises: true, ends: ['*'] };
	const handler = handlerOf(value);
	if (!handler)
		return unread($said('a middleware that is not known'), place);
	const asks = followAt(handler, frame, address);
	const { value: given, raises, unread: more, reads } = asks;
	const { answers, unread: open, passes } = answersOfMiddleware(given, place);
	return {
		answers,
		reads,
		asks,
		unread: [...open, ...more],
		raises,
		ends: passes ? [] : ['*'],
	};
}
function asHook({ value, place }, frame, address, status) {
	if (isA(value, 'hook'))
		return value.adds ? { ...SILENT, adds: value.adds } : SILENT;
	if (isA(value, 'middleware') || isA(value, 'validator'))
		return SILENT;
	const handler = handlerOf(value);
	if (!handler)
		return unread($said('what runs behind it (`after`) is not known'), place);
	const answer = new Response(status, undefined, new Unknown($said('it is what the route answers')), place);
	const bind = (followed, scope) => {
		bindRequest(followed, scope, address);
		const second = followed.params?.[1];
		if (second)
			scope.declare(second.name, answer);
	};
	const { value: given, raises } = follow(handler, frame, bind);
	if (answer.spoiled !== undefined)
		return unread($said('`after` changes it'), place);
	const leaves = leavesOf(given);
	const others = leaves.filter(leaf => leaf instanceof Response || leaf instanceof Unknown);
	const replacing = others.filter(leaf => leaf !== answer);
	const adds = answer.headers;
	if (replacing.length === 0)
		return adds.size > 0 ? { ...SILENT, adds } : SILENT;
	const { answers, unread: open } = answersOf(new Unknown($said('it depends on the answer'), false, [], { among: replacing }), place);
	const isAlways = replacing.length === leaves.length && open.length === 0 && !raises;
	return { ...SILENT, answers, unread: open, ends: isAlways ? ['*'] : [], adds };
}
function asErrorHandler({ value, place }, frame, address) {
	const handler = handlerOf(value);
	if (!handler)
		return unread($said('what answers errors is not known'), place);
	const { value: given, raises, unread: more } = followAt(handler, frame, address);
	const { answers, unread: open } = answersOf(given, place);
	return { ...SILENT, answers: [...answers, ...(raises ? [FAILED] : [])], unread: [...open, ...more] };
}
function unread(reason, place) {
	return { ...SILENT, unread: [notKnown(reason, place)] };
}

; 



function followHandlers(apps, frame) {
	const { session } = frame;
	session.aside(() => {
		const all = apps.flatMap(handlersOf);
		for (const handler of all)
			forgetChanges(handler, frame);
		for (const handler of all)
			handler.followed ??= byAddress(frame, address => followAt(handler, frame, address));
		for (const app of apps.flatMap(withGroups))
			followAround(app, frame);
	});
}
function handlersOf(app) {
	return withGroups(app).flatMap(({ routes }) => routes.flatMap(({ handler }) => handler ?? []));
}
function withGroups(app) {
	return [app, ...app.groups.map(({ child }) => child)];
}

; 














const INTERESTING = new Set([...REGISTERING_NAMES, 'server', 'forge', 'app']);
function readServers(file, readFile) {
	const content = readFile(file);
	if (content === undefined) {
		throw new ServerSourceError({ file, line: 1, column: 1 }, $said('There is no such file.'), $said('Name the file that declares the server.'));
	}
	const source = sourceText(file, content);
	try {
		return readProgram(source, new Session(file, readFile, { evaluate: expressions_evaluate, runAll: statements_runAll }));
	}
	catch (cause) {
		if (!(cause instanceof RangeError))
			throw cause;
		throw new ServerSourceError(source.place(0), $said('Calls, blocks and expressions are nested too deep to be followed.'), $said('Declare the routes outside of them.'), { cause });
	}
}
function readProgram(source, session) {
	const { frame } = loadFile(source, session);
	const apps = reader_bound(frame);
	const described = [...apps, ...inActions(frame, apps)];
	if (described.length === 0)
		tellWhyNone(frame);
	followHandlers(described, frame);
	tellOfUncalledChecks(session.actions, frame);
	const { gaps, notes, files } = session;
	return {
		servers: described.map((app, i) => assemble_assemble(app, i < apps.length ? null : app.action, frame)),
		gaps: reader_inOrder(gaps, files),
		notes: reader_inOrder(notes, files),
		files,
	};
}
function reader_bound({ session, scope, source }) {
	const apps = new Set();
	for (const value of scope.values.values())
		for (const app of appsOf(value))
			if (!app.parent)
				apps.add(app);
	const declared = [...apps].filter(app => app.place.file === source.file);
	const alone = session.apps.filter(app => app.standsAlone && app.place.file === source.file);
	const wanted = declared.length + alone.length > 0 ? [...new Set([...declared, ...alone])] : [...apps];
	tellOfReplaced(apps, session);
	return wanted;
}
function tellOfReplaced(reachable, session) {
	for (const app of session.apps) {
		if (reachable.has(app) || app.standsAlone || app.action !== null || app.place.file !== session.root)
			continue;
		const successor = [...reachable].find(other => other.name === app.name);
		if (app.mounted || app.parent || app.routes.length === 0)
			continue;
		session.gap(app.place, successor
			? $said`The server \`${app.name}\` is replaced by the one in line ${successor.place.line}: its ${app.routes.length} routes are never served.`
			: $said`No variable holds the server \`${app.name}\` when the program ends: its ${app.routes.length} routes are not described.`, successor ? $said('Give one of them another name.') : $said('Keep it in a variable outside of the loop.'));
	}
}
function inActions(frame, known) {
	const { session, source } = frame;
	const places = new Set(known.map(app => app.place.line));
	for (let i = 0; i < session.actions.length; i += 1) {
		const action = session.actions[i];
		if (session.called.has(action.body) || 'kind' in action.body || !action.body.mentions(INTERESTING))
			continue;
		lookInto(action, frame);
	}
	const found = [];
	for (const app of session.apps) {
		const seen = places.has(app.place.line) || app.action === null || app.place.file !== source.file;
		if (seen || app.parent)
			continue;
		places.add(app.place.line);
		found.push(app);
	}
	return found;
}
function lookInto(action, frame) {
	const { session } = frame;
	session.walks += 1;
	session.walk = session.walks;
	session.leftOut.length = 0;
	session.journal.attempt(() => {
		callClosure(action, undefined, frame);
		followHandlers(session.apps.filter(app => app.walk === session.walk), frame);
	});
	session.walk = 0;
	const count = session.leftOut.length;
	if (count > 0) {
		const [place] = session.leftOut;
		session.gap(place ?? frame.source.place(0), $said`\`${action.name}\` registers routes (${count}) on a server that is not its own, and no call of it with a known server is seen.`, $said`Call \`${action.name}\` in this file with the server, or list its routes in a JSON file.`);
	}
}
function tellWhyNone({ session, source }) {
	const [ignited] = session.ignited;
	if (ignited) {
		const { target } = ignited;
		const where = target instanceof App ? target.place.file : undefined;
		const why = target instanceof Unknown ? ` (${target.reason})` : '';
		session.gap(ignited.place, where === undefined
			? $said`${source.file} only ignites \`${ignited.source}\`, which another file declares${why}.`
			: $said`${source.file} only ignites \`${ignited.source}\`, which ${where} declares.`, where === undefined ? $said('Name the file that declares the server.') : $said`Read ${where} instead.`);
		return;
	}
	session.gap({ file: source.file, line: 1, column: 1 }, $said('There is no server in this file.'), $said('Name the file that has a `server NAME on 8080:` block with its routes.'));
}
function reader_inOrder(gaps, files) {
	const rank = new Map(files.map((file, i) => [file, i]));
	return gaps
		.map((gap, i) => ({ gap, i }))
		.sort((a, b) => (rank.get(a.gap.place.file) ?? 0) - (rank.get(b.gap.place.file) ?? 0) ||
		a.gap.place.line - b.gap.place.line ||
		(a.gap.place.column ?? 0) - (b.gap.place.column ?? 0) ||
		a.i - b.i)
		.map(({ gap }) => gap);
}

; 

const serverFile = {
	name: $said('server file'),
	accepts: file => file.endsWith('.df'),
	read: readServers,
};

; 





const ROUTE_SOURCES = [serverFile, openapiDocument, routeList];
const BEGINNING_CHARACTERS = 1_000;
function readRoutes(file, readFile) {
	const place = { file, line: 1, column: 1 };
	const content = readFile(file);
	if (content === undefined)
		throw new ServerSourceError(place, $said('There is no such file.'), $said('Name the file that declares the server.'));
	const beginning = sourceText(file, content).text.slice(0, BEGINNING_CHARACTERS);
	const source = ROUTE_SOURCES.find(candidate => candidate.accepts(file, beginning));
	if (source)
		return source.read(file, path => (path === file ? content : readFile(path)));
	throw new ServerSourceError(place, $said('This is neither a server file (.df), nor an OpenAPI document, nor a list of routes (.json).'), $said('Name the file that declares the server, an OpenAPI document in JSON or YAML, or a list of routes as JSON.'));
}

; 

















 })

};
