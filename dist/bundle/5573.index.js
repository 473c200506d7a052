export const id = 5573;
export const ids = [5573];
export const modules = {

 61948:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   S: () => (  blocksOf),
   c: () => (  lineOf)
 });
 var _text_steps_js$m0 = __webpack_require__(83957);
 var _code_token_js$m1 = __webpack_require__(43371);


function* blocksOf(program) {
	const { blocos = {} } = program.language.data.lexico ?? {};
	const code = program.reading;
	if (code === undefined)
		return [];
	const found = blocos.recuo === true ? yield* byIndentation(program.text, code) : [];
	const pairs = [...(blocos.pares ?? []), ...(blocos.palavras ?? [])];
	if (pairs.length > 0)
		for (const block of yield* byPairs(code, pairs))
			found.push(block);
	return found.sort((a, b) => a.head - b.head || b.last - a.last);
}
function* byIndentation(text, code) {
	const found = [];
	const open = [];
	const close = (column, last) => {
		for (let block = open.at(-1); block !== undefined && block.column >= column; block = open.at(-1)) {
			if (block.isFilled)
				found.push({ head: block.head, last });
			open.pop();
		}
	};
	for (let i = 0; i < code.tokens.length; i += 1) {
		if (i % _text_steps_js$m0  .k8 === 0)
			yield;
		const { isFirst, start } = code.tokens.get(i);
		if (!isFirst)
			continue;
		const column = start - (text.lastIndexOf('\n', start - 1) + 1);
		close(column, i - 1);
		const around = open.at(-1);
		if (around !== undefined)
			around.isFilled = true;
		open.push({ column, head: i, isFilled: false });
	}
	close(-1, code.tokens.length - 1);
	return found;
}
function* byPairs(code, pairs) {
	const closers = new Map();
	for (const [open, close] of pairs)
		closers.set(open, [...(closers.get(open) ?? []), close]);
	const ends = new Set(pairs.map(([, close]) => close));
	const found = [];
	const open = [];
	let head = 0;
	for (let i = 0; i < code.tokens.length; i += 1) {
		if (i % _text_steps_js$m0  .k8 === 0)
			yield;
		const { kind, isFirst } = code.tokens.get(i);
		if (isFirst)
			head = i;
		if (kind === 'text')
			continue;
		const text = (0,_code_token_js$m1  .$6)(code, i);
		if (ends.has(text)) {
			const at = open.findLastIndex(each => closers.get(each.text)?.includes(text));
			const block = open[at];
			if (block === undefined)
				continue;
			open.length = at;
			found.push({ head: block.head, last: i });
		}
		else if (closers.has(text))
			open.push({ text, head });
	}
	return found;
}
function lineOf({ document }, token, end = false) {
	return token === undefined ? 0 : document.positionAt(end ? token.end : token.start).line;
}


 }),

 43371:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $6: () => (  textAt),
   A3: () => (  beginsStatement),
   Eo: () => (  isName),
   KE: () => (  listed),
   NB: () => (  isMember),
   aP: () => (  chainFrom),
   cq: () => (  chainUpTo),
   d1: () => (  depthOf),
   k$: () => (  isSeparator),
   mh: () => (  firstTokenFrom),
   pK: () => (  tokenBefore)
 });
 var _text_sorted_js$m0 = __webpack_require__(28145);

function listed(tokens) {
	return { length: tokens.length, get: i => tokens[i] };
}
const MEMBERS = new Set(['.', '::', '?.', '&.']);
const OPENERS = '([{';
const CLOSERS = ')]}';
function textAt({ text, tokens }, i) {
	const token = tokens.get(i);
	return token === undefined ? '' : text.slice(token.start, token.end);
}
function isName({ tokens }, i) {
	return tokens.get(i)?.kind === 'name';
}
function isMember(code, i) {
	return code.tokens.get(i)?.kind === 'symbol' && MEMBERS.has(textAt(code, i));
}
function depthOf(code, i) {
	if (code.tokens.get(i)?.kind !== 'symbol')
		return 0;
	const text = textAt(code, i);
	if (text.length !== 1)
		return 0;
	return OPENERS.includes(text) ? 1 : CLOSERS.includes(text) ? -1 : 0;
}
function beginsStatement(code, i, separators) {
	if (code.tokens.get(i)?.isFirst === true)
		return true;
	return code.tokens.get(i) !== undefined && isSeparator(code, i - 1, separators);
}
function isSeparator(code, i, separators) {
	return code.tokens.get(i)?.kind === 'symbol' && separators.has(textAt(code, i));
}
function tokenBefore({ tokens }, offset) {
	return firstTokenFrom(tokens, offset) - 1;
}
function firstTokenFrom(tokens, offset) {
	return (0,_text_sorted_js$m0  .v4)(tokens.length, i => tokens.get(i).start >= offset);
}
const MAX_PARTS = 12;
function chainUpTo(code, last) {
	const parts = [textAt(code, last)];
	let first = last;
	let separator = '.';
	while (parts.length < MAX_PARTS && isMember(code, first - 1) && isName(code, first - 2)) {
		separator = textAt(code, first - 1) === '::' ? '::' : '.';
		first -= 2;
		parts.unshift(textAt(code, first));
	}
	return { first, last, parts, separator };
}
function chainFrom(code, first) {
	let last = first;
	while ((last - first) / 2 < MAX_PARTS && isMember(code, last + 1) && isName(code, last + 2))
		last += 2;
	return { ...chainUpTo(code, last), first };
}


 }),

 89355:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   b8: () => (  editBetween),
   ef: () => (  placeAfter),
   tJ: () => (  placeBefore),
   uY: () => (  endAfter)
 });
const CHUNK_CHARACTERS = 65_536;
function editBetween(before, after) {
	const shorter = Math.min(before.length, after.length);
	const start = sameStart(before, after, shorter);
	const end = sameEnd(before, after, shorter - start);
	return { start, endBefore: before.length - end, endAfter: after.length - end };
}
function placeBefore({ start, endBefore, endAfter }, offset) {
	if (offset < start)
		return offset;
	return offset < endAfter ? start : offset - endAfter + endBefore;
}
function placeAfter({ start, endBefore, endAfter }, offset) {
	if (offset >= endBefore)
		return offset - endBefore + endAfter;
	return Math.min(offset, Math.max(start, endAfter));
}
function endAfter(edit, offset) {
	return offset <= edit.start ? offset : placeAfter(edit, offset);
}
function sameStart(one, other, most) {
	let at = 0;
	while (at < most && one.slice(at, at + CHUNK_CHARACTERS) === other.slice(at, at + CHUNK_CHARACTERS))
		at += CHUNK_CHARACTERS;
	at = Math.min(at, most);
	while (at < most && one.charCodeAt(at) === other.charCodeAt(at))
		at += 1;
	return at;
}
function sameEnd(one, other, most) {
	const chunk = (text, at) => text.slice(text.length - Math.min(most, at + CHUNK_CHARACTERS), text.length - at);
	let at = 0;
	while (at < most && chunk(one, at) === chunk(other, at))
		at += CHUNK_CHARACTERS;
	at = Math.min(at, most);
	while (at < most && one.charCodeAt(one.length - 1 - at) === other.charCodeAt(other.length - 1 - at))
		at += 1;
	return at;
}


 }),

 10682:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   He: () => (  statementEnd),
   JW: () => (  importAt),
   c9: () => (  importWordsOf),
   z8: () => (  keepsNames)
 });
 var _code_token_js$m0 = __webpack_require__(43371);
 var _plain_tokens_js$m1 = __webpack_require__(81051);


const MAX_STATEMENT_TOKENS = 400;
function importAt(code, first, language, words) {
	const word = (0,_code_token_js$m0  .$6)(code, first);
	if (!language.words.has(word))
		return undefined;
	const end = statementEnd(code, first, language.separators);
	const reader = new Reader(code, first, end, language, words);
	return (words.has(word) ? (reader.plain() ?? reader.braced()) : undefined) ?? reader.from();
}
function importWordsOf(language) {
	const words = language.names();
	for (const word of language.words.keys())
		if (language.isImporting(word))
			words.set(word, true);
	for (const { item } of language.modules.values())
		for (const { codigo } of item.exemplos)
			for (const line of codigo.split('\n')) {
				const code = { text: line, tokens: (0,_code_token_js$m0  .KE)((0,_plain_tokens_js$m1  .l)(line, 0)) };
				const word = (0,_code_token_js$m0  .$6)(code, 0);
				const found = importAt(code, 0, language, new Set([word]));
				if (found?.modules.some(({ module }) => module !== undefined))
					words.set(word, true);
			}
	return words;
}
function statementEnd(code, first, separators) {
	let depth = 0;
	let at = first;
	for (; at < code.tokens.length && at - first < MAX_STATEMENT_TOKENS; at += 1) {
		if (at > first && depth <= 0 && (code.tokens.get(at)?.isFirst || (0,_code_token_js$m0  .k$)(code, at, separators)))
			break;
		depth += (0,_code_token_js$m0  .d1)(code, at);
	}
	return at;
}
function keepsNames({ bound }, { parts }, name) {
	const last = parts.at(-1);
	return last === name.split(/\.|::/).at(-1) || !bound.some(each => each.name === last);
}
class Reader {
	code;
	first;
	end;
	language;
	words;
	constructor(code, first, end, language, words) {
		this.code = code;
		this.first = first;
		this.end = end;
		this.language = language;
		this.words = words;
	}
	plain() {
		const modules = [];
		const bound = [];
		const selected = [];
		let at = this.first + 1;
		for (;;) {
			const found = this.module(at);
			if (found === undefined)
				return undefined;
			const asked = this.symbolOf(found);
			modules.push(asked?.from ?? found);
			at = found.chain.last + 1;
			const isNamed = this.isWord(at) && !this.words.has((0,_code_token_js$m0  .$6)(this.code, at)) && this.isPlain(at + 1);
			const name = isNamed ? (0,_code_token_js$m0  .$6)(this.code, at + 1) : found.chain.parts.at(-1);
			if (asked === undefined)
				bound.push({ name: name, module: found.module });
			else
				selected.push({ ...asked.symbol, own: name });
			if (isNamed)
				at += 2;
			if (at >= this.end)
				break;
			if ((0,_code_token_js$m0  .$6)(this.code, at) !== ',')
				return undefined;
			at += 1;
		}
		return { first: this.first, end: this.end, modules, bound, selected };
	}
	from() {
		const found = this.module(this.first + 1);
		if (found === undefined)
			return undefined;
		const at = found.chain.last + 1;
		if (at >= this.end || !this.words.has((0,_code_token_js$m0  .$6)(this.code, at)))
			return undefined;
		const isBraced = (0,_code_token_js$m0  .d1)(this.code, at + 1) > 0;
		const names = this.names(isBraced ? at + 2 : at + 1, isBraced ? this.end - 1 : this.end, found.module);
		if (names === undefined || (isBraced && (0,_code_token_js$m0  .d1)(this.code, this.end - 1) >= 0))
			return undefined;
		return { first: this.first, end: this.end, modules: [found], ...names };
	}
	braced() {
		if ((0,_code_token_js$m0  .d1)(this.code, this.first + 1) <= 0)
			return undefined;
		let close = this.first + 2;
		while (close < this.end && (0,_code_token_js$m0  .d1)(this.code, close) === 0)
			close += 1;
		if ((0,_code_token_js$m0  .d1)(this.code, close) >= 0 || !this.isWord(close + 1))
			return undefined;
		const found = this.module(close + 2);
		if (found === undefined || found.chain.last + 1 !== this.end)
			return undefined;
		const names = this.names(this.first + 2, close, found.module);
		if (names === undefined)
			return undefined;
		return { first: this.first, end: this.end, modules: [found], ...names };
	}
	module(at) {
		if (at >= this.end || !(0,_code_token_js$m0  .Eo)(this.code, at) || this.language.isReserved((0,_code_token_js$m0  .$6)(this.code, at)))
			return undefined;
		const chain = (0,_code_token_js$m0  .aP)(this.code, at);
		const name = chain.parts.join(chain.separator);
		const module = this.language.modules.get(name);
		return { chain, name, ...(module && { module }) };
	}
	symbolOf({ chain, module }) {
		if (module !== undefined || chain.parts.length < 2)
			return undefined;
		const parts = chain.parts.slice(0, -1);
		const name = parts.join(chain.separator);
		const around = this.language.modules.get(name);
		const symbol = chain.parts.at(-1);
		if (around?.symbols.has(symbol) !== true)
			return undefined;
		const start = this.code.tokens.get(chain.last)?.start ?? 0;
		return {
			from: { chain: { ...chain, parts, last: chain.last - 2 }, name, module: around },
			symbol: { module: around, token: chain.last, start, name: symbol },
		};
	}
	names(start, end, module) {
		const selected = [];
		const bound = [];
		for (let at = start; at < end;) {
			if (!this.isPlain(at))
				return undefined;
			const isRenamed = this.isWord(at + 1) && this.isPlain(at + 2) && at + 2 < end;
			const name = (0,_code_token_js$m0  .$6)(this.code, at);
			const own = isRenamed ? (0,_code_token_js$m0  .$6)(this.code, at + 2) : name;
			if (module !== undefined)
				selected.push({ module, token: at, start: this.code.tokens.get(at)?.start ?? 0, name, own });
			else
				bound.push({ name: own, module });
			at += isRenamed ? 3 : 1;
			if (at < end && (0,_code_token_js$m0  .$6)(this.code, at) !== ',')
				return undefined;
			at += 1;
		}
		return { bound, selected };
	}
	isWord(at) {
		return at < this.end && (0,_code_token_js$m0  .Eo)(this.code, at) && this.language.words.has((0,_code_token_js$m0  .$6)(this.code, at));
	}
	isPlain(at) {
		return (at < this.end &&
			(0,_code_token_js$m0  .Eo)(this.code, at) &&
			!this.language.isReserved((0,_code_token_js$m0  .$6)(this.code, at)) &&
			!(0,_code_token_js$m0  .NB)(this.code, at + 1) &&
			!(0,_code_token_js$m0  .NB)(this.code, at - 1));
	}
}


 }),

 65151:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  T: () => (  Language)
});

var files = __webpack_require__(77964);
var json_pointer = __webpack_require__(24477);
var successor = __webpack_require__(75778);
var said_lexico = __webpack_require__(53379);
var shown_names = __webpack_require__(62754);
var doc_address = __webpack_require__(53756);
; 

function addressOf({ base, files }, item) {
	if (base !== undefined)
		return base + item.endereco;
	if (item.tipo !== 'erro')
		return undefined;
	const { doc = '' } = files.erros.codigos.find(({ codigo }) => codigo === item.nome) ?? {};
	return (0,doc_address .d)(files.index.documentacao, doc);
}
function errorPages(data) {
	const pages = new Map();
	for (const item of data.referencia.itens) {
		const address = item.tipo === 'erro' ? addressOf(data, item) : undefined;
		if (address !== undefined)
			pages.set(item.nome, { address, title: item.resumo });
	}
	return pages;
}

; 
const BETWEEN = /(?<!\s)\s*[/|,]\s*/;
const NAME = /^[\p{L}_][\p{L}\p{M}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{M}\p{N}_]*)*(?=$|\s)/u;
function wordsByElsewhere({ words }) {
	const found = new Map();
	for (const [word, { equivalent, isReserved }] of words)
		for (const said of isReserved ? equivalent.split(BETWEEN) : []) {
			const name = NAME.exec(said)?.[0];
			if (name === undefined)
				continue;
			found.set(name, [...(found.get(name) ?? []), { word, isWhole: name === said }]);
		}
	return new Map([...found].map(([name, all]) => [
		name,
		all.sort((a, b) => Number(b.isWhole) - Number(a.isWhole)).map(({ word }) => word),
	]));
}

; 
class Names extends Map {
	fold;
	said = new Map();
	constructor(fold) {
		super();
		this.fold = fold;
	}
	set(name, thing) {
		const folded = this.fold(name);
		if (!this.said.has(folded))
			this.said.set(folded, name);
		return super.set(name, thing);
	}
	get(name) {
		return super.get(this.known(name));
	}
	has(name) {
		return super.has(this.known(name));
	}
	delete(name) {
		this.said.delete(this.fold(name));
		return super.delete(name);
	}
	known(name) {
		return super.has(name) ? name : (this.said.get(this.fold(name)) ?? name);
	}
}

var words = __webpack_require__(59825);
; 









const IMPORTING = /\b(?:import|use|using|require|include|from|load)\b/;
const IMPORTS = /^(?:import|use|using|from)$/;
const DECLARING = /^(?:let|var|val|const|def|fun|func|function|class|struct|record|enum|interface|trait|type|module)\b/;
const BINDING = /^(?:for|foreach|catch|except|rescue)\b|(?:^|\s)(?:=>|lambda\b)/;
const BUILTINS_AT = (0,files .XM)('embutidas');
const DECLARATIONS = 'declaracao';
const CONSTANTS = 'constante';
function unreadOf(at, unread) {
	const others = [];
	let isUnread = false;
	for (const path of unread) {
		if (!path.startsWith(files .QE))
			continue;
		const [of, list, entry, name] = (0,json_pointer .OD)(path.slice(files .QE.length));
		if (of === undefined)
			isUnread = true;
		if (of !== String(at))
			continue;
		if (entry === '-' && name !== undefined)
			others.push(name);
		else if (list === undefined || (list === 'simbolos' && name === undefined))
			isUnread = true;
	}
	return { isUnread, others };
}
class Language {
	data;
	fold;
	texts;
	words;
	builtins;
	operators;
	verbs;
	modules;
	commands = new Map();
	errors = new Map();
	byId = new Map();
	gone;
	roots = new Map();
	forbidsTabs;
	separators;
	groups;
	declaring;
	conditional;
	around;
	shownNames;
	elsewhere;
	constructor(data, tongue = data.referencia.idioma) {
		this.data = data;
		const { files, referencia, lexico } = data;
		this.texts = (0,words .E)(tongue);
		this.fold = lexico?.caixa === 'ignora' ? said_lexico .SP : name => name;
		this.separators = new Set([';', ...(lexico?.continuacao?.separador ?? [])]);
		this.words = this.names();
		this.builtins = this.names();
		this.operators = this.names();
		this.verbs = this.names();
		this.modules = this.names();
		this.groups = this.names();
		this.declaring = this.names();
		this.conditional = this.names();
		for (const { palavra } of lexico?.contextuais ?? [])
			this.conditional.set(palavra, true);
		this.gone = new Map((referencia.antigos ?? []).map(each => [each.id, each]));
		const symbols = this.symbolsByModule(referencia.itens);
		const tables = new Map([
			['embutida', this.builtins],
			['operador', this.operators],
			['verbo', this.verbs],
			['comando', this.commands],
			['erro', this.errors],
		]);
		for (const item of referencia.itens) {
			this.byId.set(item.id, item);
			const table = tables.get(item.tipo);
			if (table !== undefined && !table.has(item.nome))
				table.set(item.nome, item);
			if (item.tipo === 'modulo')
				this.addModule(item, symbols.get(item.nome) ?? this.names());
		}
		this.addWords(files.sintaxe);
		for (const [group, words] of Object.entries(lexico?.palavras ?? {}))
			for (const word of words) {
				this.groups.set(word, group);
				if (group === DECLARATIONS)
					this.declaring.set(word, true);
			}
		this.forbidsTabs = files.erros.codigos.some(({ exemplo, titulo, explicacao }) => /^ *\t/m.test(exemplo) && /\btab(?:s|ula\p{L}*)?\b/iu.test(`${titulo} ${explicacao} ${exemplo}`));
	}
	names() {
		return new Names(this.fold);
	}
	get name() {
		return this.data.referencia.nome;
	}
	get version() {
		return this.data.referencia.versao;
	}
	get title() {
		return `${this.name} ${this.version}`;
	}
	get extension() {
		return this.data.files.sintaxe.extensao;
	}
	hasName(name) {
		return [this.words, this.builtins, this.verbs, this.modules].some(names => names.has(name));
	}
	get shown() {
		if (this.shownNames === undefined) {
			this.shownNames = this.names();
			for (const name of this.data.shown ?? (0,shown_names .k)(this.data.referencia))
				this.shownNames.set(name, true);
		}
		return this.shownNames;
	}
	insteadOf(name) {
		this.elsewhere ??= wordsByElsewhere(this);
		return this.hasName(name) ? [] : (this.elsewhere.get(name) ?? []);
	}
	get knowsBuiltins() {
		return this.builtins.size > 0 && !this.data.unread.some(path => path.startsWith(BUILTINS_AT));
	}
	isReserved(name) {
		return this.words.get(name)?.isReserved === true;
	}
	mayHaveModule(name) {
		const { referencia, unread } = this.data;
		if (this.around === undefined) {
			this.around = this.names();
			for (const each of referencia.outros ?? [])
				this.around.set(each, true);
			for (const path of unread) {
				const [entry, module] = path.startsWith(files .QE) ? (0,json_pointer .OD)(path.slice(files .QE.length)) : [];
				if (entry === '-')
					this.around.set(module ?? files .dA, true);
			}
			for (const each of this.modules.keys())
				for (const { index } of each.matchAll(/\.|::/g))
					this.around.set(each.slice(0, index), true);
		}
		return this.around.has(name) || this.around.has(files .dA);
	}
	isImporting(name) {
		const word = this.words.get(name);
		if (word === undefined)
			return false;
		return word.equivalent === '' ? IMPORTS.test(name) : IMPORTING.test(word.equivalent);
	}
	isDeclaring(name) {
		const word = this.words.get(name);
		if (word === undefined)
			return false;
		return DECLARING.test(word.equivalent) || this.declaring.has(name);
	}
	isBinding(name) {
		return BINDING.test(this.words.get(name)?.equivalent ?? '');
	}
	isConditional(name) {
		return this.conditional.has(name);
	}
	isConstant(name) {
		return this.groups.get(name) === CONSTANTS;
	}
	groupOf(name) {
		return this.groups.get(name);
	}
	get tellsDeclaring() {
		return this.hasGroup(DECLARATIONS);
	}
	hasGroup(group) {
		return this.data.lexico?.palavras[group] !== undefined;
	}
	successorOf({ agora }) {
		const id = (0,successor .E)(agora, each => this.byId.has(each), each => this.gone.get(each)?.agora);
		return id === undefined ? undefined : this.byId.get(id);
	}
	addressOf(item) {
		return addressOf(this.data, item);
	}
	addModule(item, symbols) {
		const names = [item.nome, ...item.apelidos];
		const at = this.data.files.modulos.modulos.findIndex(({ nome }) => nome === item.nome);
		const { isUnread, others } = unreadOf(at, this.data.unread);
		const known = this.names();
		for (const name of [...others, ...(item.outros ?? [])])
			known.set(name, true);
		const module = {
			item,
			names,
			symbols,
			isWhole: symbols.size > 0 && !isUnread && !known.has(files .dA),
			others: known,
		};
		for (const name of names) {
			this.modules.set(name, module);
			const [root = name] = name.split(/\.|::/);
			if (root !== name)
				this.roots.set(root, (this.roots.get(root) ?? 0) + 1);
		}
	}
	addWords({ reservadas, contextuais }) {
		const items = new Map(this.data.referencia.itens.map(item => [`${item.tipo}:${item.nome}`, item]));
		const add = (tipo, palavra, equivalent, where) => {
			const item = items.get(`${tipo}:${palavra}`);
			if (item === undefined || this.words.has(palavra))
				return;
			this.words.set(palavra, { item, isReserved: tipo === 'palavra', equivalent, where });
		};
		for (const { palavra, equivalente } of reservadas)
			add('palavra', palavra, equivalente, '');
		for (const { palavra, equivalente, onde } of contextuais)
			add('contextual', palavra, equivalente, onde);
	}
	symbolsByModule(items) {
		const found = new Map();
		for (const item of items) {
			if (item.tipo !== 'simbolo' || item.modulo === null)
				continue;
			const symbols = found.get(item.modulo) ?? this.names();
			found.set(item.modulo, symbols);
			if (!symbols.has(item.nome))
				symbols.set(item.nome, item);
		}
		return found;
	}
}


 }),

 28241:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  z: () => (  tokenizerOf)
});

var said_lexico = __webpack_require__(53379);
var sorted = __webpack_require__(28145);
var steps = __webpack_require__(83957);
var edited_text = __webpack_require__(89355);
var piece = __webpack_require__(41914);
; 


const COMMENTS = new Set(['comentario', 'documentacao', 'diretiva']);
const TEXTS = new Set(['texto', 'caractere', 'regex', 'dado', 'escape', 'formato']);
const KIND_OF = {
	nome: 'name',
	palavra: 'name',
	contextual: 'name',
	numero: 'number',
	simbolo: 'symbol',
	invalido: 'symbol',
	interpolacao: 'text',
};
const MAX_SIGN_CHARACTERS = 64;
class Lines {
	openers;
	closers;
	ends;
	begins;
	mark;
	constructor({ continuacao = {} }) {
		const { entre = [], fim = [], inicio = [], marca } = continuacao;
		this.openers = new Set(entre.map(([open]) => open));
		this.closers = new Set(entre.map(([, close]) => close));
		this.ends = new Set(fim);
		this.begins = inicio;
		this.mark = marca;
	}
	isJoined(blank) {
		return this.mark !== undefined && blank.trimEnd().endsWith(this.mark);
	}
	goesOn(last, text, at) {
		return this.ends.has(last) || this.begins.some(begin => text.startsWith(begin, at));
	}
}
class Reader {
	text;
	at;
	regions;
	lines;
	from;
	begin;
	marks = [];
	places = [];
	prose = [];
	faults = [];
	source = [];
	around = new Around([]);
	open = [];
	depth;
	isBroken;
	last;
	hasTokens;
	constructor(text, { regions, lines }, at, from) {
		this.text = text;
		this.regions = regions;
		this.lines = lines;
		this.at = at;
		this.begin = at;
		this.from = from;
		this.depth = from.depth;
		this.isBroken = from.isBroken;
		this.last = from.last;
		this.hasTokens = from.hasTokens;
	}
	get isBetween() {
		return this.open.length === 0;
	}
	state(scan) {
		const { depth, isBroken, last, hasTokens } = this;
		return { scan, depth, isBroken, last, hasTokens };
	}
	*take({ tokens, regions, end, state }) {
		const { text } = this;
		this.source = tokens;
		this.around = new Around(regions);
		for (let i = 0, turn = 1; i < tokens.length; i += 1, turn += 1) {
			if (turn % steps .k8 === 0)
				yield;
			const token = tokens[i];
			if (token.class === 'branco') {
				const blank = text.slice(token.start, token.end);
				if (/[\r\n]/.test(blank) && !this.lines.isJoined(blank))
					this.lineEnds(token.start);
			}
			else if (COMMENTS.has(token.class) || this.isText(token))
				i = this.region(i);
			else
				this.code(token);
		}
		this.at = end;
		if (state === undefined)
			this.lineEnds(text.length);
		this.scan = state;
		return undefined;
	}
	scan;
	takeOut() {
		const { begin, from, prose, faults } = this;
		const piece = {
			length: this.at - begin,
			from,
			marks: Uint8Array.from(this.marks),
			places: Uint32Array.from(this.places, place => place - begin),
			prose: prose.map(each => ({ ...each, start: each.start - begin, end: each.end - begin })),
			faults: faults.map(each => ({ ...each, start: each.start - begin, end: each.end - begin })),
		};
		this.begin = this.at;
		this.from = this.state(this.scan);
		this.marks = [];
		this.places = [];
		this.prose = [];
		this.faults = [];
		return piece;
	}
	isText({ class: kind, name }) {
		const mayBeRegion = kind === 'invalido' || kind === 'nome';
		return TEXTS.has(kind) || (mayBeRegion && name !== undefined && this.regions.has(name));
	}
	region(first) {
		const { source, text } = this;
		const token = source[first];
		const { start } = token;
		const span = this.around.at(start);
		let last = first;
		while (span !== undefined && (source[last + 1]?.start ?? span.end) < span.end) {
			if (source[last + 1]?.class === 'interpolacao')
				break;
			last += 1;
		}
		const { end } = source[last];
		const region = this.regions.get(span?.name ?? token.name ?? '');
		const isComment = COMMENTS.has(region?.classe ?? token.class);
		const isCut = span !== undefined && end < span.end;
		const isOpenEnd = span?.isClosed === false && !isCut;
		const fecha = typeof region?.fecha === 'object' ? region.fecha : {};
		const isUpToLine = 'ate' in fecha && fecha.ate !== 'abertura';
		const mayEnd = isUpToLine || ('linha_inteira' in fecha && region?.fila !== true);
		if (isOpenEnd && !mayEnd)
			this.faults.push({ kind: 'unclosed', start, end: lineEnd(text, start, end), name: region?.classe });
		this.prose.push({ start, end, isOpen: !isCut && (isUpToLine || isOpenEnd) });
		if (!isComment)
			this.push(region?.classe === 'nome' ? 'name' : 'text', start, end);
		else if (text.slice(start, end).includes('\n') && this.hasTokens && isUpToLine)
			this.isBroken = true;
		return last;
	}
	lineEnds(end) {
		this.isBroken = true;
		const at = this.open.findIndex(({ name }) => name === undefined || this.regions.get(name)?.linhas !== true);
		const first = this.open[at];
		if (first === undefined)
			return;
		this.open.length = at;
		this.faults.length = Math.min(this.faults.length, first.faults);
		this.faults.push({ kind: 'unclosed', start: first.start, end, name: 'interpolacao' });
	}
	interpolation({ start, end, name }) {
		const text = this.text.slice(start, end);
		const isClose = this.regions.get(name ?? '')?.interpola?.some(({ fecha }) => fecha === text);
		if (isClose === true && this.open.at(-1)?.name === name)
			this.open.pop();
		else if (this.opens(text, name))
			this.open.push({ name, start, faults: this.faults.length });
	}
	opens(text, name) {
		const { interpola = [] } = this.regions.get(name ?? '') ?? {};
		return interpola.some(({ abre, fecha }) => abre === text && fecha !== undefined);
	}
	code(token) {
		const { class: kind, start, end } = token;
		const text = this.text.slice(start, end);
		if (kind === 'interpolacao')
			this.interpolation(token);
		if (kind === 'invalido')
			this.faults.push({ kind: /^\p{Nd}/u.test(text) ? 'number' : 'stray', start, end, name: undefined });
		this.push(KIND_OF[kind] ?? 'symbol', start, end, kind === 'contextual' ? piece .QR : 0);
		if (kind !== 'simbolo')
			return;
		if (this.lines.openers.has(text))
			this.depth += 1;
		else if (this.lines.closers.has(text))
			this.depth = Math.max(0, this.depth - 1);
	}
	push(kind, start, end, keyword = 0) {
		const isFirst = this.isBroken && this.depth === 0 && !this.lines.goesOn(this.last, this.text, start);
		this.marks.push(piece .GW.indexOf(kind) | (isFirst ? piece .RK : 0) | keyword);
		this.places.push(start, end);
		this.isBroken = false;
		this.hasTokens = true;
		this.last = end - start <= MAX_SIGN_CHARACTERS ? this.text.slice(start, end) : '';
	}
}
class Around {
	spans;
	open = [];
	next = 0;
	constructor(spans) {
		this.spans = [...spans].sort((a, b) => a.start - b.start || b.end - a.end);
	}
	at(place) {
		const { spans, open } = this;
		for (let span = spans[this.next]; span !== undefined && span.start <= place; span = spans[this.next]) {
			open.push(span);
			this.next += 1;
		}
		while (open.length > 0 && (open.at(-1)?.end ?? 0) <= place)
			open.pop();
		return open.at(-1);
	}
}
function lineEnd(text, start, end) {
	const newline = text.indexOf('\n', start);
	return newline < 0 ? end : Math.max(start + 1, Math.min(newline, end));
}

; 


const MAX_LINE_CHARACTERS = 500;
const LOOKED_AHEAD = 1100;
const LOOKED_BACK = 64;
const MAX_COLUMN = 4000;
function probeOf(lexico, reading, start, end) {
	const { text } = reading;
	const line = Math.max(text.lastIndexOf('\n', start - 1) + 1, start - MAX_LINE_CHARACTERS);
	const { at, state } = placeBefore(lexico, reading, line);
	const back = state === undefined ? 0 : Math.max(LOOKED_BACK, columnOf(state), state.before?.back ?? 0);
	const from = Math.max(0, at - back);
	const before = text.slice(from, start);
	const behind = text.slice(end, end + LOOKED_AHEAD);
	const known = state && { at: at - from, state };
	return word => {
		const { tokens } = (0,steps .WQ)(new said_lexico .TX(lexico, `${before}${word}${behind}`, known).next(before.length + word.length));
		return tokens.some(token => token.start === before.length && token.class === 'contextual');
	};
}
function columnOf({ column }) {
	return column > MAX_COLUMN ? 0 : column;
}
function placeBefore(lexico, reading, least) {
	const piece = reading.pieceAt(least);
	let at = reading.startOf(piece);
	let state = reading.pieces[piece]?.from.scan;
	const reader = new said_lexico .TX(lexico, reading.text, state && { at, state });
	for (;;) {
		const next = (0,steps .WQ)(reader.next(at + 1));
		if (next.state === undefined || next.end > least)
			return { at, state };
		({ end: at, state } = next);
	}
}

var reading = __webpack_require__(93908);
; 








const PIECE_CHARACTERS = 4096;
const lexico_reading_LOOKED_AHEAD = 2048;
const lexico_reading_LOOKED_BACK = 64;
const MAX_BRIDGE_CHARACTERS = 4 * PIECE_CHARACTERS;
function tokenizerOf(lexico) {
	const regions = new Map((lexico.regioes ?? []).map(region => [region.nome, region]));
	const known = { regions, lines: new Lines(lexico) };
	const begin = (text, before) => new LexicoReading(lexico, text, known, before instanceof LexicoReading ? before : undefined);
	const all = (text) => {
		const rereading = begin(text);
		(0,steps .WQ)(rereading.all());
		return rereading.reading;
	};
	const probe = (reading, start, end) => probeOf(lexico, reading, start, end);
	return Object.assign(all, { begin, probe });
}
const BEGINNING = { scan: undefined, depth: 0, isBroken: true, last: '', hasTokens: false };
const NOTHING = { pieces: [], starts: [0], tail: BEGINNING, stale: [] };
class LexicoReading {
	lexico;
	text;
	known;
	pieces;
	starts;
	tail;
	stale;
	gap;
	before;
	work;
	read;
	done = 0;
	constructor(lexico, text, known, last) {
		this.lexico = lexico;
		this.text = text;
		this.known = known;
		const { pieces, starts, tail, stale } = last?.now() ?? NOTHING;
		this.pieces = [...pieces];
		this.starts = [...starts];
		this.tail = tail;
		this.stale = stale;
		this.work = this.everything();
		if (last === undefined)
			this.open({ start: 0, end: text.length });
		else if (last.text !== text)
			this.reopen((0,edited_text .b8)(last.text, text), last.text.length);
	}
	get isWhole() {
		return this.gap === undefined && this.stale.length === 0;
	}
	get cut() {
		return this.done + (this.gap === undefined ? 0 : this.gap.source.at - this.gap.start);
	}
	get reading() {
		this.read ??= new reading .z(this.text, this.now().pieces);
		return this.read;
	}
	*all() {
		while (this.work.next().done !== true)
			yield;
		return undefined;
	}
	near(offset, most) {
		while (this.cut < most) {
			const { gap } = this;
			const end = this.starts.at(-1);
			if (gap !== undefined && !(this.isNew(gap) && gap.end > offset))
				this.work.next();
			else if (gap === undefined && end <= offset && end < this.text.length)
				this.open(this.stale.at(-1));
			else
				break;
		}
		const { end } = this.reading;
		return end > offset || end === this.text.length;
	}
	*everything() {
		for (;;) {
			while (this.gap !== undefined) {
				yield* this.more(this.gap);
				yield;
			}
			const [first] = this.stale;
			if (first === undefined)
				return undefined;
			this.open(first);
		}
	}
	isNew({ first, next, end }) {
		return next === this.pieces.length && (first === next || this.starts[next] <= end);
	}
	reopen(edit, length) {
		const { starts, pieces } = this;
		const stop = starts.find(start => start >= edit.endBefore + lexico_reading_LOOKED_BACK) ?? length;
		let at = (0,sorted .v4)(starts.length, i => starts[i] > edit.start - lexico_reading_LOOKED_AHEAD) - 1;
		while (at > 0 && (pieces[at]?.from ?? this.tail).scan === undefined)
			at -= 1;
		const start = starts[Math.max(0, at)];
		this.before = { edit, starts };
		const moved = (place) => (0,edited_text .ef)(edit, place);
		this.starts = starts.map(moved);
		this.stale = this.stale.map(each => ({ start: moved(each.start), end: moved(each.end) }));
		this.open({ start, end: moved(stop) });
	}
	open({ start, end }) {
		const { pieces, starts, lexico, text, known } = this;
		const first = (0,sorted .v4)(pieces.length, i => starts[i] >= start);
		const state = pieces[first]?.from ?? this.tail;
		const source = new said_lexico .TX(lexico, text, state.scan && { at: start, state: state.scan });
		const reader = new Reader(text, known, start, state);
		this.gap = { start, first, next: first, stop: end, end: start, state, fresh: [], source, reader };
		this.skip(this.gap);
		this.read = undefined;
	}
	*more(gap) {
		const { source, reader } = gap;
		const stretch = yield* source.next(this.least(gap));
		yield* reader.take(stretch);
		if (stretch.state !== undefined && !reader.isBetween)
			return undefined;
		this.read = undefined;
		gap.fresh.push(reader.takeOut());
		gap.end = stretch.end;
		if (stretch.state === undefined) {
			this.close(gap, this.pieces.length);
			return undefined;
		}
		gap.state = reader.state(stretch.state);
		this.skip(gap);
		const same = this.pieces[gap.next]?.from ?? this.tail;
		if (this.starts[gap.next] === gap.end && (0,piece .O1)(same, gap.state))
			this.close(gap, gap.next);
		return undefined;
	}
	skip(gap) {
		const { starts, pieces, stale } = this;
		for (const { start, end } of stale)
			if (start === gap.start || start < gap.end)
				gap.stop = Math.max(gap.stop, end);
		const least = Math.max(gap.stop, gap.end);
		while (gap.next < pieces.length && starts[gap.next] < least)
			gap.next += 1;
	}
	close(gap, next) {
		const { start, first, fresh, end, state } = gap;
		const isEnd = next === this.pieces.length;
		this.pieces.splice(first, next - first, ...fresh);
		this.starts.splice(first, next - first, ...startsOf(fresh, start));
		if (isEnd)
			this.starts[this.pieces.length] = end;
		if (isEnd)
			this.tail = state;
		this.stale = without(this.stale, gap);
		this.before = undefined;
		this.gap = undefined;
		this.done += end - start;
	}
	least({ end, next }) {
		const { starts, pieces } = this;
		let at = next;
		while (at < pieces.length && starts[at] < end + PIECE_CHARACTERS / 4)
			at += 1;
		const found = starts[at];
		return at < pieces.length && found <= end + 2 * PIECE_CHARACTERS ? found : end + PIECE_CHARACTERS;
	}
	now() {
		const { gap, pieces, starts, tail, stale } = this;
		if (gap === undefined)
			return { pieces, starts, tail, stale };
		const { start, first, fresh, end, state } = gap;
		let { next } = gap;
		while (next < pieces.length && starts[next] <= end)
			next += 1;
		const isNew = this.isNew({ ...gap, next });
		const stop = isNew ? end : starts[next];
		const put = isNew ? fresh : [...fresh, ...this.bridge(gap, next)];
		return {
			pieces: [...pieces.slice(0, first), ...put, ...pieces.slice(next)],
			starts: [...starts.slice(0, first), ...startsOf(put, start), stop, ...starts.slice(next + 1)],
			tail: isNew ? state : tail,
			stale: joined([...without(stale, gap), { start: end, end: isNew ? this.text.length : stop }]),
		};
	}
	bridge({ end: start, state }, next) {
		const { starts, pieces, lexico, known, before } = this;
		const stop = starts[next];
		const old = pieces[next - 1];
		const end = Math.min(stop, Math.max(start + MAX_BRIDGE_CHARACTERS, starts[next - 1]));
		const text = this.text.slice(0, end);
		const reader = new Reader(text, known, start, state);
		(0,steps .WQ)(reader.take((0,steps .WQ)(new said_lexico .TX(lexico, text, state.scan && { at: start, state: state.scan }).next(end))));
		const near = reader.takeOut();
		if (end === stop)
			return [near];
		const begin = (before?.starts ?? starts)[next - 1];
		return [near, (0,piece .Ls)(old, begin, { edit: before?.edit, start: end, end: stop })];
	}
}
function without(stretches, { start, end }) {
	return stretches.filter(each => each.start < start || each.start >= end);
}
function startsOf(pieces, start) {
	let at = start;
	return pieces.map(({ length }) => {
		at += length;
		return at - length;
	});
}
function joined(stretches) {
	const found = [];
	for (const each of [...stretches].sort((a, b) => a.start - b.start)) {
		const last = found.at(-1);
		if (last === undefined || each.start >= last.end)
			found.push(each);
		else
			found[found.length - 1] = { start: last.start, end: Math.max(last.end, each.end) };
	}
	return found;
}


 }),

 41914:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   En: () => (  KIND_BITS),
   GW: () => (  KINDS),
   Ls: () => (  stretchOf),
   O1: () => (  isSamePlace),
   QR: () => (  KEYWORD),
   RK: () => (  FIRST)
 });
 var _lexico_index_js$m0 = __webpack_require__(53379);
 var _edited_text_js$m1 = __webpack_require__(89355);


const KINDS = ['name', 'number', 'symbol', 'text'];
const KIND_BITS = 3;
const FIRST = 4;
const KEYWORD = 8;
function isSamePlace(one, other) {
	if (one.scan === undefined || other.scan === undefined)
		return false;
	return (one.depth === other.depth &&
		one.isBroken === other.isBroken &&
		one.last === other.last &&
		one.hasTokens === other.hasTokens &&
		(0,_lexico_index_js$m0  ._G)(one.scan, other.scan));
}
const UNKNOWN = { scan: undefined, depth: 0, isBroken: false, last: '', hasTokens: false };
function stretchOf({ marks, places, prose }, begin, { edit, start, end }) {
	const from = (at) => Math.max(start, edit === undefined ? begin + at : (0,_edited_text_js$m1  .ef)(edit, begin + at)) - start;
	const to = (at) => Math.min(end, edit === undefined ? begin + at : (0,_edited_text_js$m1  .uY)(edit, begin + at)) - start;
	const kept = [];
	const found = [];
	for (const [i, mark] of marks.entries()) {
		const [first, last] = [from(places[2 * i]), to(places[2 * i + 1])];
		if (first >= last)
			continue;
		kept.push(mark);
		found.push(first, last);
	}
	return {
		length: end - start,
		from: UNKNOWN,
		marks: Uint8Array.from(kept),
		places: Uint32Array.from(found),
		prose: prose
			.map(each => ({ ...each, start: from(each.start), end: to(each.end) }))
			.filter(each => each.start < each.end),
		faults: [],
	};
}


 }),

 81051:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   l: () => (  plainTokens)
 });
const MAX_LINE_CHARACTERS = 4000;
const TOKEN = /(?<text>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)|(?<name>[\p{L}_$][\p{L}\p{M}\p{N}_$]*)|(?<number>\p{Nd}[\p{Nd}\p{L}_]*(?:\.\p{Nd}[\p{Nd}\p{L}_]*)?)|(?<symbol>::|\?\.|\S)/gu;
function plainTokens(text, offset) {
	const start = Math.max(text.lastIndexOf('\n', offset - 1) + 1, offset - MAX_LINE_CHARACTERS);
	const newline = text.indexOf('\n', offset);
	const end = Math.min(newline < 0 ? text.length : newline, offset + MAX_LINE_CHARACTERS);
	const tokens = [];
	for (const match of text.slice(start, end).matchAll(TOKEN)) {
		const { name, number, text: quoted } = match.groups ?? {};
		const kind = name !== undefined
			? 'name'
			: number !== undefined
				? 'number'
				: quoted !== undefined
					? 'text'
					: 'symbol';
		const at = start + match.index;
		tokens.push({ kind, start: at, end: at + match[0].length, isFirst: tokens.length === 0 });
	}
	return tokens;
}


 }),

 41628:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   w: () => (  isAssignment)
 });
const COMPOUND = /^(?:[-+*/%&|^]|\*\*|\/\/|~\/|\?\?|\|\||&&|<<|>>|\.\.)=$/;
function isAssignment({ language }, symbol) {
	if (symbol === ':=' || COMPOUND.test(symbol))
		return true;
	return symbol === '=' && language.operators.has('==');
}


 }),

 56667:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   l: () => (  learnCodes)
 });
 var vscode_languageserver_textdocument$m0 = __webpack_require__(2365);
 var _find_js$m1 = __webpack_require__(9757);


const ALONE = { hasFile: () => false };
function learnCodes(language, programOf) {
	const codes = new Map();
	for (const { codigo, exemplo } of language.data.files.erros.codigos) {
		const uri = `refdata:/${codigo}${language.extension}`;
		const problems = (0,_find_js$m1  .G)(programOf(vscode_languageserver_textdocument$m0  .V.create(uri, '', 0, exemplo)), ALONE);
		if (new Set(problems.map(({ kind }) => kind)).size !== 1)
			continue;
		for (const key of problems.map(keyOf))
			codes.set(key, (codes.get(key) ?? new Set()).add(codigo));
	}
	return problem => {
		const found = codes.get(keyOf(problem));
		return found?.size === 1 ? [...found][0] : undefined;
	};
}
function keyOf({ kind, detail }) {
	return detail === undefined ? kind : `${kind}:${detail}`;
}


 }),

 9757:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  $: () => (  problemSteps),
  G: () => (  problemsOf)
});

var steps = __webpack_require__(83957);
var shown = __webpack_require__(69531);
var code_token = __webpack_require__(43371);
var assignment = __webpack_require__(41628);
; 




const PAIRS = { '(': ')', '[': ']', '{': '}' };
const FORBIDDEN = 'invalida';
function* faultProblems({ reading, language, text }) {
	const { problems } = language.texts;
	const found = [];
	for (const [i, { kind, start, end, name }] of (reading?.faults ?? []).entries()) {
		if (i % steps .k8 === 0)
			yield;
		const messages = {
			stray: () => problems.stray((0,shown .SP)(text.slice(start, end)), language.name),
			number: () => problems.number(language.name, (0,shown .SP)(String.fromCodePoint(text.codePointAt(end) ?? 32))),
			unclosed: () => problems.unclosed(name),
		};
		const detail = kind === 'unclosed' ? name : undefined;
		found.push({ kind, start, end, message: messages[kind](), detail });
	}
	return found;
}
function* bracketProblems(program) {
	const code = program.reading;
	const { problems } = program.language.texts;
	const joined = new Set((program.language.data.lexico?.continuacao?.entre ?? []).map(([open]) => open));
	if (code === undefined || code.faults.length > 0)
		return [];
	const open = [];
	const problem = (at, message) => {
		const { start, end } = code.tokens.get(at);
		return { kind: 'bracket', start, end, message };
	};
	for (let at = 0; at < code.tokens.length; at += 1) {
		if (at % steps .k8 === 0)
			yield;
		const change = (0,code_token .d1)(code, at);
		if (change === 0)
			continue;
		const text = (0,code_token .$6)(code, at);
		if (change > 0) {
			if (!joined.has(text))
				return [];
			open.push({ at, text });
			continue;
		}
		const last = open.pop();
		if (last === undefined)
			return [problem(at, problems.closesNothing((0,shown .SP)(text)))];
		if (PAIRS[last.text] !== text)
			return [problem(at, problems.closesOther((0,shown .SP)(text), (0,shown .SP)(last.text)))];
	}
	const last = open.at(-1);
	return last === undefined ? [] : [problem(last.at, problems.notClosed((0,shown .SP)(last.text)))];
}
function* reservedProblems(program) {
	const code = program.reading;
	const { language } = program;
	if (code === undefined || language.data.lexico?.blocos?.recuo !== true)
		return [];
	const found = [];
	for (let i = 0; i < code.tokens.length; i += 1) {
		if (i % steps .k8 === 0)
			yield;
		if (!code.tokens.get(i)?.isFirst || !(0,code_token .Eo)(code, i))
			continue;
		const at = language.isDeclaring((0,code_token .$6)(code, i)) && (0,code_token .Eo)(code, i + 1) ? i + 1 : i;
		const word = (0,code_token .$6)(code, at);
		if (!language.isReserved(word) || language.groupOf(word) === FORBIDDEN)
			continue;
		if (!(0,assignment .w)(program, (0,code_token .$6)(code, at + 1)))
			continue;
		const { start, end } = code.tokens.get(at);
		found.push({
			kind: 'reserved-name',
			start,
			end,
			message: language.texts.problems.reserved((0,shown .SP)(word), language.name),
			detail: at === i ? 'assigned' : 'declared',
			item: language.words.get(word)?.item,
		});
	}
	return found;
}
function* forbiddenProblems({ reading, language }) {
	if (reading === undefined || !language.hasGroup(FORBIDDEN))
		return [];
	const found = [];
	for (let i = 0; i < reading.tokens.length; i += 1) {
		if (i % steps .k8 === 0)
			yield;
		const { kind, start, end } = reading.tokens.get(i);
		const word = kind === 'name' ? (0,code_token .$6)(reading, i) : '';
		if (word === '' || language.groupOf(word) !== FORBIDDEN)
			continue;
		const message = language.texts.problems.forbidden((0,shown .SP)(word), language.name);
		found.push({ kind: 'forbidden-word', start, end, message, item: language.words.get(word)?.item });
	}
	return found;
}
function* tabProblems({ reading, text, language }) {
	if (reading === undefined || !language.forbidsTabs)
		return [];
	const { texts } = language;
	const width = language.data.lexico?.blocos?.largura ?? 4;
	const found = [];
	for (const [i, { start }] of (yield* lineStarts(reading)).entries()) {
		if (i % steps .k8 === 0)
			yield;
		const from = text.lastIndexOf('\n', start - 1) + 1;
		const indent = text.slice(from, start);
		const tab = indent.indexOf('\t');
		if (tab < 0 || indent.trim() !== '')
			continue;
		found.push({
			kind: 'tab',
			start: from + tab,
			end: start,
			message: texts.problems.tab(language.name),
			fixes: [
				{
					title: texts.fixes.blanks(width),
					start: from,
					end: start,
					text: indent.replaceAll('\t', ' '.repeat(width)),
					isSure: true,
				},
			],
		});
	}
	return found;
}
function* blockProblems(program) {
	const { reading, text, language } = program;
	const { recuo, abre = [] } = language.data.lexico?.blocos ?? {};
	if (reading === undefined || recuo !== true || reading.faults.length > 0)
		return [];
	const found = [];
	const columns = [0];
	let announced;
	let before = '';
	for (const [i, { start, end, last }] of (yield* lineStarts(reading)).entries()) {
		if (i % steps .k8 === 0)
			yield;
		const from = text.lastIndexOf('\n', start - 1) + 1;
		const indent = text.slice(from, start);
		if (!/^ *$/.test(indent))
			return found;
		const column = indent.length;
		const isDeeper = column > columns.at(-1);
		if (announced !== undefined && !isDeeper)
			found.push({
				kind: 'empty-block',
				start: announced.start,
				end: announced.end,
				message: language.texts.problems.emptyBlock,
			});
		if (isDeeper) {
			if (announced === undefined && abre.length > 0)
				found.push({
					kind: 'indentation',
					start: from,
					end: start,
					message: language.texts.problems.unannounced,
					detail: language.words.has(before) ? 'unannounced' : 'deeper',
				});
			columns.push(column);
		}
		else {
			while (column < columns.at(-1))
				columns.pop();
			if (column !== columns.at(-1)) {
				found.push({
					kind: 'indentation',
					start: from,
					end: Math.max(end, start),
					message: language.texts.problems.between(column + 1),
					detail: 'between',
				});
				columns.push(column);
			}
		}
		before = text.slice(start, end);
		announced = last !== undefined && abre.includes(text.slice(last.start, last.end)) ? last : undefined;
	}
	return found;
}
function* lineStarts({ tokens, }) {
	const found = [];
	for (let i = 0; i < tokens.length; i += 1) {
		if (i % steps .k8 === 0)
			yield;
		const token = tokens.get(i);
		const line = found.at(-1);
		if (token.isFirst || line === undefined)
			found.push({ start: token.start, end: token.end, last: token });
		else
			line.last = token;
	}
	return found;
}

var module_problems = __webpack_require__(19018);
var name_problems = __webpack_require__(57727);
var operator_problems = __webpack_require__(55398);
; 





const MAX_PROBLEMS = 500;
function problemsOf(program, surroundings, most) {
	return (0,steps .WQ)(problemSteps(program, surroundings, most));
}
function* problemSteps(program, { hasFile }, most = MAX_PROBLEMS) {
	yield* program.prepare();
	if (program.reading === undefined)
		return [];
	const found = [];
	const kinds = [
		() => faultProblems(program),
		() => bracketProblems(program),
		() => tabProblems(program),
		() => blockProblems(program),
		() => reservedProblems(program),
		() => forbiddenProblems(program),
		() => (0,module_problems .wx)(program, hasFile),
		() => (0,module_problems .FI)(program),
		() => (0,name_problems .W)(program),
		() => (0,operator_problems .J)(program),
	];
	for (const kind of kinds) {
		const problems = kind();
		for (const problem of Array.isArray(problems) ? problems : yield* problems)
			found.push(problem);
		yield;
	}
	return found.sort((a, b) => a.start - b.start || a.end - b.end).slice(0, most);
}


 }),

 19018:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   C8: () => (  callOf),
   FI: () => (  symbolProblems),
   iN: () => (  askedOf),
   wx: () => (  importProblems)
 });
 var _text_nearest_js$m0 = __webpack_require__(35112);
 var _text_shown_js$m1 = __webpack_require__(69531);
 var _text_steps_js$m2 = __webpack_require__(83957);
 var _code_token_js$m3 = __webpack_require__(43371);
 var _imports_js$m4 = __webpack_require__(10682);
 var _assignment_js$m5 = __webpack_require__(41628);
 var _near_js$m6 = __webpack_require__(8339);







const MAX_NEAR = 3;
const MIN_ROOT_MODULES = 2;
const SLIP_SHARE = 0.34;
const OF_EVERYTHING = /^(?:_.*|[$@].*|constructor|prototype|toString|valueOf|hasOwnProperty|name|length|class|methods|send|type|keys|values|items|get|set|has)$/;
function* askedOf(program) {
	const code = program.reading;
	if (code === undefined)
		return [];
	const found = [];
	const place = (at) => ({
		start: code.tokens.get(at)?.start,
		end: code.tokens.get(at)?.end,
	});
	for (const { selected } of program.imports)
		for (const { module, name, own, token } of selected)
			found.push({ module, name, ...place(token), isFree: own !== name });
	const added = new Set();
	for (const next of chainsOf(program, code)) {
		if (next === undefined) {
			yield;
			continue;
		}
		const { chain, asked, module } = next;
		const at = chain.first + 2 * asked;
		const name = chain.parts[asked];
		if ((0,_assignment_js$m5  .w)(program, (0,_code_token_js$m3  .$6)(code, at + 1)))
			added.add(`${module.item.nome}.${name}`);
		found.push({ module, name, ...place(at), isFree: true });
	}
	return found.filter(({ module, name }) => !added.has(`${module.item.nome}.${name}`));
}
function* symbolProblems(program) {
	const found = [];
	for (const [i, asked] of (yield* askedOf(program)).entries()) {
		if (i % _text_steps_js$m2  .k8 === 0)
			yield;
		const item = asked.module.symbols.get(asked.name);
		if (item === undefined)
			found.push(...missingSymbol(program, asked));
		else if (item.obsoleto !== null)
			found.push(deprecated(item, asked, program.language.texts));
	}
	return found;
}
function missingSymbol(program, asked) {
	const { module, name, start, end } = asked;
	const { language } = program;
	const { texts } = language;
	const called = `${module.item.nome}.${name}`;
	const gone = module.names.map(each => language.gone.get(`simbolo:${each}.${name}`)).find(each => each);
	if (gone !== undefined) {
		const successor = language.successorOf(gone);
		return [
			{
				kind: 'gone-symbol',
				start,
				end,
				message: texts.problems.goneSymbol(called, gone.ate, successor && callOf(successor)),
				fixes: successor === undefined ? [] : renames(successor, asked, texts),
				item: successor,
			},
		];
	}
	if (!module.isWhole ||
		module.others.has(name) ||
		OF_EVERYTHING.test(name) ||
		isPartOfName(program, module, name))
		return [];
	const near = (0,_text_nearest_js$m0  .p)(name, module.symbols.keys(), MAX_NEAR);
	return [
		{
			kind: 'unknown-symbol',
			start,
			end,
			message: (0,_near_js$m6  .h)(texts.problems.unknownSymbol(module.item.nome, (0,_text_shown_js$m1  .SP)(name), language.title), near, texts),
			fixes: (0,_near_js$m6  .z)(near, { start, end }, texts),
			item: module.item,
		},
	];
}
function renames(successor, { module, start, end, isFree }, { fixes }) {
	if (successor.modulo !== module.item.nome)
		return [];
	return [{ title: fixes.change(successor.nome), start, end, text: successor.nome, isSure: isFree }];
}
function callOf({ modulo, nome }) {
	return modulo === null ? nome : `${modulo}.${nome}`;
}
function deprecated(item, { start, end }, { problems }) {
	const message = problems.deprecated(callOf(item), item.obsoleto ?? '');
	return { kind: 'deprecated', start, end, message, item };
}
function importProblems(program, hasFile) {
	const code = program.reading;
	if (code === undefined)
		return [];
	return program.imports.flatMap(statement => {
		const { first, modules } = statement;
		const isTop = code.tokens.get(first)?.start === lineStartOf(program.text, code.tokens.get(first)?.start ?? 0);
		return modules.flatMap(({ module, name, chain }) => module !== undefined || !isTop || chain.parts.some(hasFile)
			? []
			: missingModule(program, code, name, chain, statement));
	});
}
function missingModule(program, code, name, chain, statement) {
	const { language } = program;
	const { texts } = language;
	const place = {
		start: code.tokens.get(chain.first)?.start,
		end: code.tokens.get(chain.last)?.end,
	};
	const gone = language.gone.get(`modulo:${name}`);
	if (gone !== undefined) {
		const successor = language.successorOf(gone);
		const fix = successor && {
			title: texts.fixes.change(successor.nome),
			...place,
			text: successor.nome,
			isSure: (0,_imports_js$m4  .z8)(statement, chain, successor.nome),
		};
		const message = texts.problems.goneModule(name, gone.ate, successor?.nome);
		return [{ kind: 'gone-module', ...place, message, fixes: fix ? [fix] : [], item: successor }];
	}
	const near = language.mayHaveModule(name) ? undefined : nearModules(language, name, chain);
	if (near === undefined)
		return [];
	return [
		{
			kind: 'unknown-module',
			...place,
			message: (0,_near_js$m6  .h)(texts.problems.unknownModule((0,_text_shown_js$m1  .SP)(name), language.title), near, texts),
			fixes: (0,_near_js$m6  .z)(near, place, texts),
		},
	];
}
function nearModules(language, name, { parts }) {
	const [root = '', ...rest] = parts;
	if (rest.length === 0)
		return undefined;
	const modules = [...language.modules.keys()];
	if ((language.roots.get(root) ?? 0) >= MIN_ROOT_MODULES)
		return (0,_text_nearest_js$m0  .p)(name, modules, MAX_NEAR);
	const alike = modules.filter(each => {
		const [first = '', ...others] = each.split(/\.|::/);
		const isSame = others.length === rest.length && others.every((part, i) => part === rest[i]);
		return isSame && (0,_text_nearest_js$m0  .p)(root, [first], 1, SLIP_SHARE).length > 0;
	});
	return alike.length > 0 ? (0,_text_nearest_js$m0  .p)(name, alike, MAX_NEAR) : undefined;
}
function* chainsOf(program, code) {
	const ends = new Map(program.imports.map(({ first, end }) => [first, end]));
	const { certain, loose } = program;
	for (let i = 0, turn = 1; i < code.tokens.length; i += 1, turn += 1) {
		if (turn % _text_steps_js$m2  .k8 === 0)
			yield undefined;
		const end = ends.get(i);
		if (end !== undefined) {
			i = end - 1;
			continue;
		}
		if (!(0,_code_token_js$m3  .Eo)(code, i) || (0,_code_token_js$m3  .NB)(code, i - 1) || !(0,_code_token_js$m3  .NB)(code, i + 1))
			continue;
		const chain = (0,_code_token_js$m3  .aP)(code, i);
		const found = program.moduleOf(chain, certain);
		i = chain.last;
		if (found === undefined || found.length >= chain.parts.length)
			continue;
		const [root = ''] = chain.parts;
		if (found.length === 1 ? !certain.has(root) : loose.has(root))
			continue;
		yield { chain, asked: found.length, module: found.module };
	}
}
function isPartOfName({ language }, { names }, name) {
	for (const other of language.modules.keys())
		for (const own of names)
			for (const separator of ['.', '::'])
				if (other === own + separator + name || other.startsWith(own + separator + name + separator))
					return true;
	return false;
}
function lineStartOf(text, offset) {
	return text.lastIndexOf('\n', offset - 1) + 1;
}


 }),

 57727:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   W: () => (  nameProblems),
   f: () => (  renamed)
 });
 var _text_nearest_js$m0 = __webpack_require__(35112);
 var _text_shown_js$m1 = __webpack_require__(69531);
 var _code_token_js$m2 = __webpack_require__(43371);
 var _module_problems_js$m3 = __webpack_require__(19018);
 var _near_js$m4 = __webpack_require__(8339);
 var _usage_js$m5 = __webpack_require__(85582);






const MAX_NEAR = 3;
const SLIP_SHARE = 0.34;
const ALIAS_SHARE = 0.5;
const MIN_SLIP_CHARACTERS = 3;
const MIN_ALIAS_CHARACTERS = 2;
const MAX_COMPARED = 2000;
function* nameProblems(program) {
	const code = program.reading;
	if (code === undefined)
		return [];
	const { texts, title } = program.language;
	const unbound = yield* (0,_usage_js$m5  .e)(program, code);
	const gone = goneNames(program, code, unbound);
	const slips = slipsOf(program, code, unbound.slice(0, MAX_COMPARED), gone.names).map(({ name, start, end, near }) => {
		return {
			kind: 'unknown-name',
			start,
			end,
			message: (0,_near_js$m4  .h)(texts.problems.unknownName((0,_text_shown_js$m1  .SP)(name), title), near, texts),
			fixes: (0,_near_js$m4  .z)(near, { start, end }, texts),
		};
	});
	return [...gone.problems, ...slips];
}
const BARE = ['embutida', 'palavra', 'contextual', 'verbo'];
function goneNames(program, code, unbound) {
	const { language } = program;
	const { texts } = language;
	const names = new Set();
	const problems = [];
	for (const { name, places } of language.gone.size === 0 ? [] : unbound) {
		if (language.hasName(name))
			continue;
		const gone = BARE.map(kind => language.gone.get(`${kind}:${name}`)).find(each => each);
		if (gone === undefined)
			continue;
		names.add(name);
		const successor = language.successorOf(gone);
		const message = texts.problems.goneSymbol(name, gone.ate, successor && (0,_module_problems_js$m3  .C8)(successor));
		for (const at of places) {
			const { start, end } = code.tokens.get(at);
			const fixes = successor === undefined ? [] : renamed(successor, { start, end }, texts);
			problems.push({ kind: 'gone-symbol', start, end, message, fixes, item: successor });
		}
	}
	return { names, problems };
}
function renamed({ tipo, nome }, place, { fixes }) {
	if (tipo === 'simbolo' || tipo === 'modulo')
		return [];
	return [{ title: fixes.change(nome), ...place, text: nome, isSure: tipo === 'embutida' }];
}
function slipsOf(program, code, unbound, known) {
	const { language } = program;
	const found = [];
	const areCases = unbound.filter(({ uses }) => uses.has('line')).length > 1;
	for (const each of unbound) {
		const { name, places, uses } = each;
		if (language.hasName(name) || known.has(name))
			continue;
		const instead = language.insteadOf(name);
		const near = instead.length > 0 ? instead : meantBy(program, each, !areCases && uses.has('line'));
		for (const at of places) {
			const { start } = code.tokens.get(at);
			const { parts, separator, last } = (0,_code_token_js$m2  .aP)(code, at);
			const whole = parts.join(separator);
			const chain = parts.length > 1 ? language.insteadOf(whole) : [];
			if (chain.length > 0)
				found.push({ name: whole, start, end: code.tokens.get(last).end, near: chain });
			else if (near.length > 0)
				found.push({ name, start, end: code.tokens.get(at).end, near });
		}
	}
	return found;
}
function meantBy(program, { name, uses }, isLine) {
	const { language } = program;
	if (uses.has('base')) {
		const isSure = language.builtins.size > 0;
		const found = isSure ? alike(name, program.bound.keys(), MIN_ALIAS_CHARACTERS, ALIAS_SHARE) : [];
		if (found.length > 0)
			return found;
	}
	if (language.shown.has(name))
		return [];
	const isOpen = language.builtins.size === 0;
	if (isOpen && (uses.has('call') || uses.has('value') || name.length < MIN_SLIP_CHARACTERS))
		return [];
	const candidates = new Set();
	const add = (names) => {
		for (const each of names)
			candidates.add(each);
	};
	if (uses.has('call')) {
		add(language.builtins.keys());
		add(language.words.keys());
	}
	if (uses.has('call') || uses.has('value'))
		for (const { selected } of program.imports)
			add(selected.map(({ own }) => own));
	if (uses.has('beside') || isLine) {
		add(language.words.keys());
		add(language.verbs.keys());
	}
	if (uses.has('value') || uses.has('base')) {
		if (uses.has('value'))
			add(language.builtins.keys());
		for (const word of language.words.keys())
			if (language.isConstant(word))
				candidates.add(word);
	}
	return alike(name, candidates, MIN_SLIP_CHARACTERS, SLIP_SHARE);
}
function alike(name, candidates, least, share) {
	const close = [...candidates].filter(each => {
		const longer = Math.max(each.length, name.length);
		return longer >= least && Math.abs(each.length - name.length) <= longer * share;
	});
	return (0,_text_nearest_js$m0  .p)(name, close, MAX_NEAR, share);
}


 }),

 8339:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   h: () => (  withNear),
   z: () => (  changesTo)
 });
 var _text_shown_js$m0 = __webpack_require__(69531);

function withNear(message, near, { near: hint }) {
	return near.length === 0 ? message : `${message} ${hint(near.map(_text_shown_js$m0  .SP))}`;
}
function changesTo(near, { start, end }, { fixes }) {
	return near.map(text => ({ title: fixes.change(text), start, end, text, isSure: false }));
}


 }),

 55398:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   J: () => (  operatorProblems),
   g: () => (  unknownOperators)
 });
 var _text_nearest_js$m0 = __webpack_require__(35112);
 var _text_shown_js$m1 = __webpack_require__(69531);
 var _text_steps_js$m2 = __webpack_require__(83957);
 var _code_token_js$m3 = __webpack_require__(43371);
 var _near_js$m4 = __webpack_require__(8339);





const MAX_NEAR = 3;
const BEFORE = /[=+\-/%^]$/;
function* operatorProblems({ reading, language }) {
	return reading === undefined ? [] : yield* unknownOperators(language, reading);
}
function* unknownOperators(language, code) {
	const { operators, texts } = language;
	const found = [];
	for (let i = 0, turn = 1; i + 1 < code.tokens.length; i += 1, turn += 1) {
		if (turn % _text_steps_js$m2  .k8 === 0)
			yield;
		const [one, other] = [code.tokens.get(i), code.tokens.get(i + 1)];
		if (one?.kind !== 'symbol' || other?.kind !== 'symbol' || one.end !== other.start)
			continue;
		const [first, second] = [(0,_code_token_js$m3  .$6)(code, i), (0,_code_token_js$m3  .$6)(code, i + 1)];
		const name = first + second;
		if (!second.startsWith('=') || !BEFORE.test(first) || !operators.has(first) || operators.has(name))
			continue;
		const near = (0,_text_nearest_js$m0  .p)(name, operators.keys(), MAX_NEAR);
		const place = { start: one.start, end: other.end };
		found.push({
			kind: 'unknown-operator',
			...place,
			message: (0,_near_js$m4  .h)(texts.problems.unknownOperator((0,_text_shown_js$m1  .SP)(name), language.title), near, texts),
			fixes: (0,_near_js$m4  .z)(near, place, texts),
		});
		i += 1;
	}
	return found;
}


 }),

 85582:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   V: () => (  useAt),
   e: () => (  unboundNames)
 });
 var _text_steps_js$m0 = __webpack_require__(83957);
 var _code_token_js$m1 = __webpack_require__(43371);
 var _reading_js$m2 = __webpack_require__(93908);
 var _assignment_js$m3 = __webpack_require__(41628);




const MAX_CALL_TOKENS = 1000;
const LABELLING = new Set([':', '=', '=>', '->']);
const UNARY = /^[*&|.~!@+-]+$/;
const OPENING = new Set(['(', '[', '{', ',', ';', ':', '::', '=>', '->', '?', '#']);
const ARGUMENT_BEFORE = new Set(['(', ',']);
const ARGUMENT_AFTER = new Set([')', ',']);
const MAX_ARGUMENT_TOKENS = 200;
const HEAD_ENDS = new Set(['{', ':', '=>', '->', '=']);
function* unboundNames(program, code) {
	const { language } = program;
	const found = language.names();
	const bound = language.names();
	const ends = new Map(program.imports.map(({ first, end }) => [first, end]));
	for (let i = 0, turn = 1; i < code.tokens.length; i += 1, turn += 1) {
		if (turn % _text_steps_js$m0  .k8 === 0)
			yield;
		const end = ends.get(i);
		if (end !== undefined) {
			for (; i < end; i += 1)
				if ((0,_code_token_js$m1  .Eo)(code, i))
					bound.set((0,_code_token_js$m1  .$6)(code, i), true);
			i -= 1;
			continue;
		}
		if (!(0,_code_token_js$m1  .Eo)(code, i) || (0,_code_token_js$m1  .NB)(code, i - 1))
			continue;
		const name = (0,_code_token_js$m1  .$6)(code, i);
		if (language.words.has(name) || bound.has(name))
			continue;
		const use = program.isOwnAt(code, i) ? undefined : useAt(program, code, i);
		if (use === undefined) {
			bound.set(name, true);
			continue;
		}
		const known = found.get(name);
		if (known === undefined)
			found.set(name, { places: [i], uses: new Set([use]) });
		else {
			known.places.push(i);
			known.uses.add(use);
		}
	}
	return [...found].flatMap(([name, { places, uses }]) => (bound.has(name) ? [] : [{ name, places, uses }]));
}
function useAt(program, code, at) {
	const { language } = program;
	const { tokens } = code;
	const { isFirst, start, end } = tokens.get(at);
	const before = isFirst ? '' : (0,_code_token_js$m1  .$6)(code, at - 1);
	const isBehindName = !isFirst && (0,_code_token_js$m1  .Eo)(code, at - 1);
	const isBehindWord = isBehindName && language.words.has(before);
	if (isBehindWord && (language.isDeclaring(before) || language.isBinding(before)))
		return undefined;
	const next = tokens.get(at + 1);
	const after = next?.isFirst === false ? (0,_code_token_js$m1  .$6)(code, at + 1) : '';
	if ((0,_assignment_js$m3  .w)(program, after))
		return undefined;
	if (after === '(' && next?.start === end)
		return isHead(program, code, at, closeOf(code, at + 1)) ? undefined : 'call';
	if (after !== '' && (0,_code_token_js$m1  .NB)(code, at + 1))
		return isHead(program, code, at, (0,_code_token_js$m1  .aP)(code, at).last) ? undefined : 'base';
	const isFollowed = after !== '' && next.start > end && isOperand(program, code, at + 1);
	const isPreceded = !isFirst && tokens.get(at - 1).end < start && isOperand(program, code, at - 1);
	const isModifier = after !== '' && (0,_code_token_js$m1  .Eo)(code, at + 1) && (isFirst || language.isDeclaring(after));
	if (isFollowed || isPreceded || isModifier)
		return 'beside';
	const isEnd = after === '' || (isOpener(program, after) && tokens.get(at + 2)?.isFirst !== false);
	if (isFirst && isEnd)
		return 'line';
	if ((0,_code_token_js$m1  .Eo)(code, at + 1) && after !== '' && !language.words.has(after))
		return undefined;
	if (isArgument(program, code, at))
		return 'value';
	const isTight = tokens.get(at - 1)?.end === start;
	const isOperator = language.operators.has(before) && !UNARY.test(before) && !OPENING.has(before);
	const isBehindOperator = (isOperator && !(before === '<' && isTight)) || (0,_assignment_js$m3  .w)(program, before);
	return isBehindOperator && !isBehindWord && !LABELLING.has(after) ? 'value' : undefined;
}
function isHead(program, code, at, last) {
	const { language } = program;
	const isBehindName = code.tokens.get(at)?.isFirst === false && (0,_code_token_js$m1  .Eo)(code, at - 1);
	const before = isBehindName ? (0,_code_token_js$m1  .$6)(code, at - 1) : '';
	if (isBehindName && !language.words.has(before))
		return true;
	const behind = code.tokens.get(last + 1)?.isFirst === false ? (0,_code_token_js$m1  .$6)(code, last + 1) : '';
	if ((0,_code_token_js$m1  .$6)(code, last) === ')' && (0,_assignment_js$m3  .w)(program, behind))
		return true;
	const declares = !(language.isReserved(before) && language.tellsDeclaring);
	return HEAD_ENDS.has(behind) && (isBehindName ? declares : code.tokens.get(at)?.isFirst === true);
}
function isArgument(program, code, at) {
	const isAlone = ARGUMENT_BEFORE.has((0,_code_token_js$m1  .$6)(code, at - 1)) && ARGUMENT_AFTER.has((0,_code_token_js$m1  .$6)(code, at + 1));
	if (!isAlone)
		return false;
	let depth = 0;
	for (let i = at - 1; i > 0 && at - i < MAX_ARGUMENT_TOKENS; i -= 1) {
		depth += (0,_code_token_js$m1  .d1)(code, i);
		if (depth <= 0)
			continue;
		const isCall = (0,_code_token_js$m1  .$6)(code, i) === '(' &&
			(0,_code_token_js$m1  .Eo)(code, i - 1) &&
			code.tokens.get(i - 1)?.end === code.tokens.get(i)?.start;
		if (!isCall)
			return false;
		if ((0,_code_token_js$m1  .NB)(code, i - 2))
			return !HEAD_ENDS.has((0,_code_token_js$m1  .$6)(code, closeOf(code, i) + 1));
		return !program.language.isReserved((0,_code_token_js$m1  .$6)(code, i - 1)) && useAt(program, code, i - 1) === 'call';
	}
	return false;
}
function isOperand(program, code, at) {
	const { kind, start = 0 } = code.tokens.get(at) ?? {};
	if (kind === 'number')
		return true;
	if (kind === 'name')
		return isValue(program.language, (0,_code_token_js$m1  .$6)(code, at));
	if (kind === 'text')
		return code instanceof _reading_js$m2  .z && code.proseBefore(start + 1)?.start === start;
	return false;
}
function isValue(language, name) {
	return !language.words.has(name) || language.isConstant(name);
}
function isOpener({ language }, text) {
	return language.data.lexico?.blocos?.abre?.includes(text) === true;
}
function closeOf(code, open) {
	let depth = 0;
	let at = open;
	for (; at < code.tokens.length && at - open < MAX_CALL_TOKENS; at += 1) {
		depth += (0,_code_token_js$m1  .d1)(code, at);
		if (depth === 0)
			break;
	}
	return at;
}


 }),

 84087:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  B: () => (  Program)
});

var steps = __webpack_require__(83957);
var code_token = __webpack_require__(43371);
var edited_text = __webpack_require__(89355);
var imports = __webpack_require__(10682);
var sorted = __webpack_require__(28145);
var blocks = __webpack_require__(61948);
var assignment = __webpack_require__(41628);
; 





const MAX_MODIFIERS = 4;
const MAX_LIST_TOKENS = 1000;
const LABELLING = new Set([':', '=', '=>', ':=']);
const SEPARATING = new Set(['(', '{', '[', ',', ';', '|']);
const EVERYWHERE = { start: 0, end: Number.POSITIVE_INFINITY };
function* ownNamesOf(program) {
	const { language, reading: code } = program;
	const found = language.names();
	if (code === undefined)
		return found;
	const blocks = yield* blocksByHead(program);
	const scopes = yield* scopesOf(program, code, blocks);
	const around = [];
	const add = (at, scope) => {
		const name = (0,code_token .$6)(code, at);
		if (language.isReserved(name))
			return;
		const known = found.get(name);
		if (known === undefined)
			found.set(name, [scope]);
		else if (scope === EVERYWHERE)
			known.splice(0, known.length, scope);
		else if (known[0] !== EVERYWHERE && known.at(-1)?.start !== scope.start)
			known.push(scope);
	};
	for (const { first, end } of program.imports)
		for (let i = first + 1; i < end; i += 1)
			if ((0,code_token .Eo)(code, i) && !(0,code_token .NB)(code, i - 1) && program.selectedAt(code, i) === undefined)
				add(i, EVERYWHERE);
	for (let i = 0; i < code.tokens.length; i += 1) {
		if (i % steps .k8 === 0)
			yield;
		if (!(0,code_token .A3)(code, i, language.separators))
			continue;
		while (around.length > 0 && (around.at(-1)?.last ?? 0) < i)
			around.pop();
		const outer = around.at(-1);
		const scope = outer === undefined ? EVERYWHERE : scopeOf(code, outer);
		const name = declaredNameAt(program, code, i);
		const last = scopes.get(i);
		if (last !== undefined)
			around.push({ head: i, last });
		if (name === undefined)
			continue;
		add(name, scope);
		const inner = last === undefined ? { ...scope, start: startOf(code, i) } : scopeOf(code, { head: i, last });
		if ((0,code_token .$6)(code, name + 1) === '(')
			for (const parameter of parametersFrom(code, name + 1))
				add(parameter, inner);
	}
	let head = 0;
	for (let i = 0; i < code.tokens.length; i += 1) {
		if (i % steps .k8 === 0)
			yield;
		if (code.tokens.get(i)?.isFirst)
			head = i;
		const names = boundFrom(program, code, i);
		if (names.length === 0)
			continue;
		const scope = { start: startOf(code, i), end: endOfBound(code, i, blocks.get(head)) };
		for (const name of names)
			add(name, scope);
	}
	for (const [name, each] of found) {
		found.set(name, joined(each));
		yield;
	}
	return found;
}
function isIn(own, name, offset) {
	const scopes = own.get(name) ?? [];
	const last = scopes[(0,sorted .U1)(scopes, ({ start }) => start > offset) - 1];
	return last !== undefined && offset < last.end;
}
function joined(scopes) {
	const found = [];
	for (const scope of [...scopes].sort((a, b) => a.start - b.start)) {
		const last = found.at(-1);
		if (last === undefined || scope.start > last.end)
			found.push(scope);
		else if (scope.end > last.end)
			found[found.length - 1] = { start: last.start, end: scope.end };
	}
	return found;
}
function isLabel(code, at) {
	return SEPARATING.has((0,code_token .$6)(code, at - 1)) && LABELLING.has((0,code_token .$6)(code, at + 1));
}
function* blocksByHead(program) {
	const found = new Map();
	for (const { head, last } of yield* (0,blocks .S)(program))
		found.set(head, Math.max(last, found.get(head) ?? 0));
	return found;
}
function* scopesOf(program, code, blocks) {
	const found = new Map();
	let turn = 0;
	for (const [head, last] of blocks) {
		turn += 1;
		if (turn % steps .k8 === 0)
			yield;
		if (declaringAt(program, code, head) !== undefined)
			found.set(head, last);
	}
	return found;
}
function boundFrom({ language }, code, at) {
	const found = [];
	if (!(0,code_token .Eo)(code, at) || (0,code_token .NB)(code, at - 1) || !language.isBinding((0,code_token .$6)(code, at)))
		return found;
	const end = Math.min(code.tokens.length, at + MAX_LIST_TOKENS);
	for (let i = at + 1; i < end && !code.tokens.get(i)?.isFirst; i += 1) {
		const text = (0,code_token .$6)(code, i);
		if ((0,code_token .Eo)(code, i) && !language.isReserved(text)) {
			if ((0,code_token .NB)(code, i + 1))
				break;
			found.push(i);
			if ((0,code_token .$6)(code, i + 1) !== ',')
				break;
		}
		else if (text !== ',' && (0,code_token .d1)(code, i) <= 0 && !(found.length === 0 && language.isReserved(text)))
			break;
	}
	return found;
}
function endOfBound(code, at, last) {
	let depth = 0;
	const stop = Math.min(code.tokens.length, at + MAX_LIST_TOKENS);
	for (let i = at; i < stop; i += 1) {
		if (last === undefined && i > at && code.tokens.get(i)?.isFirst)
			return startOf(code, i);
		if (last !== undefined && i > last)
			return startOf(code, i);
		depth += (0,code_token .d1)(code, i);
		if (depth < 0)
			return startOf(code, i);
	}
	return last === undefined ? Number.POSITIVE_INFINITY : code.tokens.get(last).end;
}
function scopeOf(code, { head, last }) {
	return { start: startOf(code, head), end: code.tokens.get(last)?.end ?? Number.POSITIVE_INFINITY };
}
function startOf({ tokens }, at) {
	return tokens.get(at).start;
}
function declaringAt({ language }, code, first) {
	for (let at = first; at < first + MAX_MODIFIERS && (0,code_token .Eo)(code, at); at += 1) {
		if (at > first && code.tokens.get(at)?.isFirst)
			return undefined;
		if (language.isDeclaring((0,code_token .$6)(code, at)))
			return at;
		if (!language.words.has((0,code_token .$6)(code, at)))
			return undefined;
	}
	return undefined;
}
function declaredNameAt(program, code, first) {
	const declaring = declaringAt(program, code, first);
	if (declaring === undefined)
		return (0,code_token .Eo)(code, first) && (0,assignment .w)(program, (0,code_token .$6)(code, first + 1)) ? first : undefined;
	const name = declaring + 1;
	const isNamed = (0,code_token .Eo)(code, name) && !code.tokens.get(name)?.isFirst && !(0,code_token .NB)(code, name + 1);
	return isNamed ? name : undefined;
}
function parametersFrom(code, open) {
	const found = [];
	let depth = 0;
	for (let at = open; at < code.tokens.length && at - open < MAX_LIST_TOKENS; at += 1) {
		depth += (0,code_token .d1)(code, at);
		if (depth === 0)
			break;
		const before = (0,code_token .$6)(code, at - 1);
		if (depth === 1 && (0,code_token .Eo)(code, at) && (before === '(' || before === ','))
			found.push(at);
	}
	return found;
}

var plain_tokens = __webpack_require__(81051);
var usage = __webpack_require__(85582);
var reading = __webpack_require__(93908);
; 








const MAX_KEY_CHARACTERS = 16_384;
const EARLY_TOKENS = 10_000;
const NO_NAMES = new Map();
const BEHIND_CHARACTERS = 2000;
const LONG_CHARACTERS = 100_000;
class Program {
	document;
	language;
	importWords;
	tokenizer;
	text;
	found;
	early;
	meanings;
	own;
	named;
	probed;
	symbols;
	asked;
	last;
	edit;
	base;
	rereading;
	constructor(document, language, importWords, 
	tokenizer, 
	before) {
		this.document = document;
		this.language = language;
		this.importWords = importWords;
		this.tokenizer = tokenizer;
		this.text = document.getText();
		this.base = before?.rereading ?? before?.base;
		if (this.isLong && tokenizer !== undefined)
			this.last = before?.isPrepared ? before : before?.last;
	}
	get isDescribed() {
		return this.tokenizer !== undefined;
	}
	get reading() {
		const rereading = this.begun();
		if (rereading === undefined)
			return undefined;
		(0,steps .WQ)(rereading.all());
		return rereading.reading;
	}
	get isPrepared() {
		return this.tokenizer === undefined || (this.rereading?.isWhole === true && this.own !== undefined);
	}
	get isLong() {
		return this.text.length >= LONG_CHARACTERS;
	}
	get cut() {
		return this.rereading?.cut ?? 0;
	}
	*prepare() {
		const rereading = this.begun();
		if (rereading === undefined || this.isPrepared)
			return undefined;
		yield* rereading.all();
		this.found ??= yield* this.findImports();
		this.meanings ??= yield* this.findMeanings();
		for (const _ of [this.bound, this.taken, this.selected])
			yield;
		this.own ??= yield* ownNamesOf(this);
		this.last = undefined;
		return undefined;
	}
	isKnownAt(offset) {
		return !this.isLong || this.begun()?.near(this.least(offset), MAX_KEY_CHARACTERS) !== false;
	}
	least(offset) {
		return Math.min(this.text.length, offset + BEHIND_CHARACTERS);
	}
	readingAt(offset) {
		if (!this.isLong)
			return this.reading;
		if (!this.isKnownAt(offset))
			this.rereading?.near(this.least(offset), Number.POSITIVE_INFINITY);
		return this.rereading?.reading;
	}
	begun() {
		this.rereading ??= this.tokenizer?.begin(this.text, this.base);
		this.base = undefined;
		return this.rereading;
	}
	codeAt(offset) {
		return this.readingAt(offset) ?? { text: this.text, tokens: (0,code_token .KE)((0,plain_tokens .l)(this.text, offset)) };
	}
	isProse(offset) {
		const region = this.readingAt(offset)?.proseBefore(offset);
		return region !== undefined && (offset < region.end || (offset === region.end && region.isOpen));
	}
	isKeywordAt(word, start, end) {
		const reading = this.readingAt(end);
		if (this.tokenizer === undefined || reading === undefined)
			return true;
		if (this.probed?.start !== start || this.probed.end !== end)
			this.probed = { start, end, isKeyword: this.tokenizer.probe(reading, start, end) };
		return this.probed.isKeyword(word);
	}
	get imports() {
		if (this.found !== undefined)
			return this.found;
		if (this.earlier !== undefined)
			return this.earlier.imports;
		if (!this.isLong) {
			this.found = (0,steps .WQ)(this.findImports());
			return this.found;
		}
		this.early ??= (0,steps .WQ)(this.findImports(this.rereading?.reading, EARLY_TOKENS));
		return this.early;
	}
	get earlier() {
		return this.found === undefined ? this.last : undefined;
	}
	get bound() {
		if (this.earlier !== undefined)
			return this.earlier.bound;
		const { imports } = this;
		if (this.named?.imports === imports)
			return this.named.modules;
		const modules = this.language.names();
		for (const { bound } of imports)
			for (const { name, module } of bound)
				if (module)
					modules.set(name, module);
		this.named = { imports, modules };
		return modules;
	}
	get taken() {
		if (this.earlier !== undefined)
			return this.earlier.taken;
		const { imports } = this;
		if (this.symbols?.imports === imports)
			return this.symbols.taken;
		const taken = this.language.names();
		for (const { selected } of imports)
			for (const { module, name, own } of selected) {
				const item = module.symbols.get(name);
				if (item !== undefined && !taken.has(own))
					taken.set(own, item);
			}
		this.symbols = { imports, taken };
		return taken;
	}
	get certain() {
		this.meanings ??= (0,steps .WQ)(this.findMeanings());
		return this.meanings.certain;
	}
	isOwnAt(code, at) {
		const { start = 0 } = code.tokens.get(at) ?? {};
		const name = (0,code_token .$6)(code, at);
		if (isLabel(code, at))
			return true;
		return isIn(this.ownNames, name, this.own === undefined ? this.before(start) : start);
	}
	before(offset) {
		if (this.last === undefined)
			return offset;
		this.edit ??= (0,edited_text .b8)(this.last.text, this.text);
		return (0,edited_text .tJ)(this.edit, offset);
	}
	isNameAt(code, at) {
		if (!(code instanceof reading .z) || code.tokens.isKeyword(at))
			return false;
		return this.language.isConditional((0,code_token .$6)(code, at));
	}
	selectedAt(code, at) {
		const start = code.tokens.get(at)?.start ?? -1;
		const found = this.earlier ? this.earlier.selected.get(this.before(start)) : this.selected.get(start);
		return found?.name === (0,code_token .$6)(code, at) ? found : undefined;
	}
	get selected() {
		const { imports } = this;
		if (this.asked?.imports === imports)
			return this.asked.byStart;
		const selected = imports.flatMap(each => each.selected);
		this.asked = { imports, byStart: new Map(selected.map(each => [each.start, each])) };
		return this.asked.byStart;
	}
	get ownNames() {
		if (this.own === undefined && this.isLong)
			return this.last?.ownNames ?? NO_NAMES;
		this.own ??= (0,steps .WQ)(ownNamesOf(this));
		return this.own;
	}
	get loose() {
		this.meanings ??= (0,steps .WQ)(this.findMeanings());
		return this.meanings.loose;
	}
	moduleOf({ parts, separator }, bound = this.bound) {
		for (let length = parts.length; length > 0; length -= 1) {
			const name = parts.slice(0, length).join(separator);
			const module = bound.get(name) ?? this.language.modules.get(name);
			if (module !== undefined)
				return { module, length };
		}
		return undefined;
	}
	*findImports(code = this.reading, most = Number.POSITIVE_INFINITY) {
		const found = [];
		if (code === undefined)
			return found;
		const end = Math.min(code.tokens.length, most);
		for (let i = 0, turn = 1; i < end; i += 1, turn += 1) {
			if (turn % steps .k8 === 0)
				yield;
			if (!(0,code_token .Eo)(code, i) || !(0,code_token .A3)(code, i, this.language.separators))
				continue;
			const statement = (0,imports .JW)(code, i, this.language, this.importWords);
			if (statement === undefined)
				continue;
			found.push(statement);
			i = statement.end - 1;
		}
		return found;
	}
	*findMeanings() {
		const code = this.reading;
		const certain = this.language.names();
		const loose = this.language.names();
		if (code === undefined)
			return { certain, loose };
		const refused = this.language.names();
		for (const { bound, selected } of this.imports) {
			for (const { own } of selected)
				refused.set(own, true);
			for (const { name, module } of bound) {
				const known = certain.get(name);
				if (module === undefined || (known !== undefined && known !== module))
					refused.set(name, true);
				else
					certain.set(name, module);
			}
		}
		const ends = new Map(this.imports.map(({ first, end }) => [first, end]));
		for (let i = 0, turn = 1; i < code.tokens.length; i += 1, turn += 1) {
			if (turn % steps .k8 === 0)
				yield;
			const end = ends.get(i);
			if (end !== undefined)
				i = end - 1;
			else if ((0,code_token .Eo)(code, i) && !(0,code_token .NB)(code, i - 1) && !(0,code_token .NB)(code, i + 1))
				if ((0,usage .V)(this, code, i) !== 'value')
					loose.set((0,code_token .$6)(code, i), true);
		}
		for (const name of certain.keys())
			if (refused.has(name) || loose.has(name))
				certain.delete(name);
		return { certain, loose };
	}
}


 }),

 93908:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   z: () => (  Reading)
 });
 var _text_sorted_js$m0 = __webpack_require__(28145);
 var _code_token_js$m1 = __webpack_require__(43371);
 var _piece_js$m2 = __webpack_require__(41914);



class Reading {
	text;
	pieces;
	tokens;
	ends;
	allProse;
	allFaults;
	constructor(text, pieces) {
		this.text = text;
		this.pieces = pieces;
		const ends = [];
		let end = 0;
		for (const { length } of pieces) {
			end += length;
			ends.push(end);
		}
		this.ends = ends;
		this.tokens = new PieceTokens(pieces, ends);
	}
	get end() {
		return this.ends.at(-1) ?? 0;
	}
	pieceAt(offset) {
		return Math.max(0, (0,_text_sorted_js$m0  .v4)(this.pieces.length, i => this.startOf(i) > offset) - 1);
	}
	startOf(piece) {
		return this.ends[piece - 1] ?? 0;
	}
	get prose() {
		this.allProse ??= this.placed(({ prose }) => prose);
		return this.allProse;
	}
	get faults() {
		this.allFaults ??= this.placed(({ faults }) => faults);
		return this.allFaults;
	}
	proseBefore(offset) {
		let piece = (0,_text_sorted_js$m0  .v4)(this.pieces.length, i => this.startOf(i) >= offset) - 1;
		for (; piece >= 0; piece -= 1) {
			const start = this.startOf(piece);
			const { prose } = this.pieces[piece];
			const found = prose[(0,_text_sorted_js$m0  .U1)(prose, each => each.start + start >= offset) - 1];
			if (found !== undefined)
				return moved(found, start);
		}
		return undefined;
	}
	isKeyword(start) {
		const at = (0,_code_token_js$m1  .mh)(this.tokens, start);
		return this.tokens.get(at)?.start === start && this.tokens.isKeyword(at);
	}
	placed(of) {
		const found = [];
		for (const [i, piece] of this.pieces.entries())
			for (const each of of(piece))
				found.push(moved(each, this.startOf(i)));
		return found;
	}
}
class PieceTokens {
	pieces;
	ends;
	length;
	firsts;
	piece = 0;
	constructor(pieces, ends) {
		this.pieces = pieces;
		this.ends = ends;
		const firsts = [0];
		let count = 0;
		for (const { marks } of pieces) {
			count += marks.length;
			firsts.push(count);
		}
		this.firsts = firsts;
		this.length = count;
	}
	get(i) {
		if (!(i >= 0 && i < this.length))
			return undefined;
		const { marks, places } = this.pieces[this.find(i)];
		const at = i - this.firsts[this.piece];
		const begin = this.ends[this.piece - 1] ?? 0;
		const mark = marks[at];
		return {
			kind: _piece_js$m2  .GW[mark & _piece_js$m2  .En],
			start: begin + places[2 * at],
			end: begin + places[2 * at + 1],
			isFirst: (mark & _piece_js$m2  .RK) !== 0,
		};
	}
	isKeyword(i) {
		if (!(i >= 0 && i < this.length))
			return false;
		const { marks } = this.pieces[this.find(i)];
		return (marks[i - this.firsts[this.piece]] & _piece_js$m2  .QR) !== 0;
	}
	find(i) {
		const { firsts } = this;
		if (i < firsts[this.piece] || i >= firsts[this.piece + 1])
			this.piece = (0,_text_sorted_js$m0  .v4)(this.pieces.length, piece => firsts[piece + 1] > i);
		return this.piece;
	}
}
function moved(each, by) {
	return by === 0 ? each : { ...each, start: each.start + by, end: each.end + by };
}


 }),

 59825:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  E: () => (  textsIn)
});

; 
const UNCLOSED = {
	comentario: 'comment',
	interpolacao: 'code in a text',
	nome: 'name',
};
const since = (version) => (version === null ? '' : ` since ${version}`);
const now = (name) => (name === undefined ? '' : `: it is ${name} now`);
const later = (name) => (name === undefined ? 'is gone' : `is called ${name}`);
const en = {
	kinds: {
		palavra: 'reserved word',
		contextual: 'contextual word',
		operador: 'operator',
		verbo: 'HTTP verb',
		regra: 'rule',
		embutida: 'built-in',
		modulo: 'module',
		simbolo: 'symbol',
		comando: 'command',
		erro: 'error code',
	},
	hover: {
		deprecated: 'Deprecated.',
		keyword: where => `Keyword: ${where}. A name elsewhere.`,
		elsewhere: equivalent => `In other languages: ${equivalent}`,
		also: names => `Also: ${names}`,
		since: version => `Since ${version}`,
	},
	withBlock: kind => `${kind} with its block`,
	fixes: {
		change: name => `Change to ${name}`,
		blanks: width => `Change tabs to ${width} blanks`,
	},
	near: names => `Is it ${names.join(' or ')}?`,
	kept: (target, language) => `${target} cannot be read now. ${language} is used, as it was fetched last.`,
	problems: {
		stray: (sign, language) => `${sign} is no part of ${language}.`,
		number: (language, sign) => `No number of ${language} goes on with ${sign}.`,
		unclosed: what => `The ${UNCLOSED[what ?? ''] ?? 'text'} that begins here has no end.`,
		closesNothing: bracket => `${bracket} closes nothing.`,
		closesOther: (bracket, open) => `${bracket} does not close the ${open} that is open.`,
		notClosed: bracket => `${bracket} is not closed.`,
		reserved: (word, language) => `${word} is a reserved word of ${language}, and no name.`,
		forbidden: (word, language) => `${word} is kept for later versions of ${language}.`,
		tab: language => `A tab does not indent in ${language}.`,
		emptyBlock: 'A block is announced here, and none follows.',
		unannounced: 'This line is indented, and no block was announced.',
		between: column => `No block began in column ${column}.`,
		goneSymbol: (name, version, successor) => `${name} is gone${since(version)}${now(successor)}.`,
		goneModule: (name, version, successor) => `The module ${name} is gone${since(version)}${now(successor)}.`,
		unknownSymbol: (module, name, version) => `${module} has no ${name} in ${version}.`,
		unknownModule: (name, version) => `${version} has no module ${name}.`,
		unknownName: (name, version) => `${version} has no ${name}, and nothing in this program is called so.`,
		unknownOperator: (name, version) => `${version} has no operator ${name}.`,
		deprecated: (name, why) => `${name} is deprecated: ${why}`,
		nextReserved: (name, version) => `${name} is a reserved word in ${version}.`,
		nextSymbol: (name, successor, version) => `${name} ${later(successor)} in ${version}.`,
		nextModule: (name, successor, version) => `The module ${name} ${later(successor)} in ${version}.`,
	},
};

; 
const pt_UNCLOSED = {
	comentario: 'O comentário que começa aqui não é fechado.',
	interpolacao: 'O código no texto que começa aqui não é fechado.',
	nome: 'O nome que começa aqui não é fechado.',
};
const pt_since = (version) => (version === null ? '' : ` desde ${version}`);
const pt_now = (name) => (name === undefined ? '' : `: agora é ${name}`);
const pt_later = (name) => (name === undefined ? 'deixa de existir' : `passa a ser ${name}`);
const pt = {
	kinds: {
		palavra: 'palavra reservada',
		contextual: 'palavra contextual',
		operador: 'operador',
		verbo: 'verbo HTTP',
		regra: 'regra',
		embutida: 'função embutida',
		modulo: 'módulo',
		simbolo: 'símbolo',
		comando: 'comando',
		erro: 'código de erro',
	},
	hover: {
		deprecated: 'Obsoleto.',
		keyword: where => `Palavra-chave: ${where}. Um nome nos outros lugares.`,
		elsewhere: equivalent => `Em outras linguagens: ${equivalent}`,
		also: names => `Também: ${names}`,
		since: version => `Desde ${version}`,
	},
	withBlock: kind => `${kind} com o bloco`,
	fixes: {
		change: name => `Trocar por ${name}`,
		blanks: width => `Trocar tabulações por ${width} espaços`,
	},
	near: names => `Seria ${names.join(' ou ')}?`,
	kept: (target, language) => `${target} não pode ser lido agora. ${language} é usada, como foi buscada da última vez.`,
	problems: {
		stray: (sign, language) => `${sign} não faz parte de ${language}.`,
		number: (language, sign) => `Nenhum número de ${language} continua com ${sign}.`,
		unclosed: what => pt_UNCLOSED[what ?? ''] ?? 'O texto que começa aqui não é fechado.',
		closesNothing: bracket => `${bracket} não fecha nada.`,
		closesOther: (bracket, open) => `${bracket} não fecha ${open}, que está aberto.`,
		notClosed: bracket => `${bracket} não é fechado.`,
		reserved: (word, language) => `${word} é uma palavra reservada de ${language}, e não um nome.`,
		forbidden: (word, language) => `${word} está guardada para versões futuras de ${language}.`,
		tab: language => `Uma tabulação não recua em ${language}.`,
		emptyBlock: 'Um bloco é anunciado aqui, e nenhum vem depois.',
		unannounced: 'Esta linha está recuada, e nenhum bloco foi anunciado.',
		between: column => `Nenhum bloco começou na coluna ${column}.`,
		goneSymbol: (name, version, successor) => `${name} não existe mais${pt_since(version)}${pt_now(successor)}.`,
		goneModule: (name, version, successor) => `O módulo ${name} não existe mais${pt_since(version)}${pt_now(successor)}.`,
		unknownSymbol: (module, name, version) => `${module} não tem ${name} em ${version}.`,
		unknownModule: (name, version) => `${version} não tem o módulo ${name}.`,
		unknownName: (name, version) => `${version} não tem ${name}, e nada neste programa se chama assim.`,
		unknownOperator: (name, version) => `${version} não tem o operador ${name}.`,
		deprecated: (name, why) => `${name} está obsoleto: ${why}`,
		nextReserved: (name, version) => `${name} é uma palavra reservada em ${version}.`,
		nextSymbol: (name, successor, version) => `${name} ${pt_later(successor)} em ${version}.`,
		nextModule: (name, successor, version) => `O módulo ${name} ${pt_later(successor)} em ${version}.`,
	},
};

; 


const TONGUES = { en: en, pt: pt };
function textsIn(tongue) {
	return TONGUES[tongue];
}


 }),

 27239:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   u: () => (  NOTHING_MORE),
   x: () => (  languageData)
 });
 var _pages_index_js$m0 = __webpack_require__(30638);
 var _site_settings_js$m1 = __webpack_require__(77141);


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
	const { hasPages, ...settings } = (0,_site_settings_js$m1  .fs)(config, extensao, run.repository, () => { });
	const base = reference.baseUrl?.replace(/\/+$/, '');
	const { referencia } = (0,_pages_index_js$m0  .yK)({
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


 })

};
