export const id = 6568;
export const ids = [6568];
export const modules = {

 64187:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  runLsp: () => (  runLsp)
});

var external_node_url_ = __webpack_require__(73136);
var external_node_v8_ = __webpack_require__(78877);
var main = __webpack_require__(80900);
var findings_finding = __webpack_require__(9314);
var user_error = __webpack_require__(14343);
var choose = __webpack_require__(89587);
var language = __webpack_require__(65151);
var api = __webpack_require__(92104);
var esm_main = __webpack_require__(2365);
var scopes = __webpack_require__(61400);
var version = __webpack_require__(10529);
var text_steps = __webpack_require__(83957);
var common_api = __webpack_require__(65617);
; 

const MAX_LINE_CHARACTERS = 2000;
function commandCompletions(text, offset, language) {
	const start = Math.max(text.lastIndexOf('\n', offset - 1) + 1, offset - MAX_LINE_CHARACTERS);
	const words = text.slice(start, offset).split(/\s+/);
	const program = programOf(language);
	const at = program === undefined ? -1 : words.lastIndexOf(program);
	if (at < 0 || at === words.length - 1)
		return [];
	const { grupos } = language.data.files.comandos;
	if (at === words.length - 2)
		return grupos.flatMap(({ comandos }) => comandos.flatMap(({ nome, uso, apelidos }) => [nome, ...apelidos].map(label => ({
			label,
			kind: common_api.CompletionItemKind.Event,
			detail: uso,
			data: `comando:${nome}`,
		}))));
	const name = words[at + 1];
	const command = grupos
		.flatMap(({ comandos }) => comandos)
		.find(({ nome, apelidos }) => nome === name || apelidos.includes(name));
	return (command?.opcoes ?? []).flatMap(option => {
		const flag = typeof option === 'object' && option !== null && 'flag' in option ? option.flag : option;
		const detail = typeof option === 'object' && option !== null && 'descricao' in option ? option.descricao : '';
		return typeof flag === 'string'
			? [{ label: flag, kind: common_api.CompletionItemKind.Property, detail: String(detail) }]
			: [];
	});
}
function programOf({ data }) {
	const counts = new Map();
	const commands = data.files.comandos.grupos.flatMap(({ comandos }) => comandos);
	for (const { uso, nome } of commands) {
		const [first, second] = uso.trim().split(/\s+/);
		if (first !== undefined && first !== nome && second === nome)
			counts.set(first, (counts.get(first) ?? 0) + 1);
	}
	const [most] = [...counts].sort((a, b) => b[1] - a[1]);
	return most !== undefined && most[1] * 2 > commands.length ? most[0] : undefined;
}

var code_token = __webpack_require__(43371);
var imports = __webpack_require__(10682);
var blank_ends = __webpack_require__(45651);
var cut = __webpack_require__(2350);
var visible = __webpack_require__(38696);
; 

const ANYWHERE = /[\\`*[\]<>|~&$]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
const AT_LINE_START = /^( *)(#|[-+=](?=[-+=\s]|$)|\d+(?=[.)](?:\s|$)))/gm;
const LINKED = /:\/\/|\bwww\.|@/g;
function proseMarkdown(text) {
	return (0,visible .R)(text)
		.replace(/^[ \t]+/gm, '')
		.replace(ANYWHERE, '\\$&')
		.replace(LINKED, sign => (sign === '://' ? ':\\//' : sign === '@' ? '\\@' : 'www\\.'))
		.replace(AT_LINE_START, (_, blanks, sign) => /\d/.test(sign) ? `${blanks}${sign}\\` : `${blanks}\\${sign}`);
}

; 




const MAX_TEXT_CHARACTERS = 2000;
const MAX_PARAGRAPHS = 8;
const MAX_EXAMPLE_LINES = 20;
function headOf(item) {
	const separator = item.modulo?.includes('::') ? '::' : '.';
	const name = item.modulo === null ? item.nome : item.modulo + separator + item.nome;
	const signature = item.assinatura ?? '';
	return (0,visible .R)(signature === '' || /^[(<[]/.test(signature) ? name + signature : `${name} ${signature}`);
}
function itemMarkdown(item, language) {
	const { where, equivalent } = wordOf(item, language);
	const { kinds, hover } = language.texts;
	const [example] = item.exemplos;
	const address = language.addressOf(item);
	const parts = [
		codeBlock(headOf(item), language),
		item.obsoleto === null ? '' : `**${hover.deprecated}** ${proseMarkdown(item.obsoleto)}`,
		proseMarkdown(item.resumo),
		...paragraphs(item.documentacao),
		where === '' ? '' : hover.keyword(proseMarkdown(where)),
		equivalent === '' ? '' : hover.elsewhere(proseMarkdown(equivalent)),
		item.apelidos.length === 0 ? '' : hover.also(item.apelidos.map(proseMarkdown).join(', ')),
		example === undefined ? '' : codeBlock(firstLines((0,blank_ends .r)(example.codigo)), language),
		item.desde === null ? '' : hover.since(proseMarkdown(item.desde)),
		address === undefined ? '' : item_text_link(kinds[item.tipo], address),
	];
	return parts.filter(part => part !== '').join('\n\n');
}
function itemPlain(item, language) {
	const address = language.addressOf(item);
	const said = [headOf(item), item.obsoleto ?? '', item.resumo, item.documentacao, address ?? ''];
	return said
		.filter(part => part !== '')
		.map(part => (0,cut .J)((0,visible .R)(part), MAX_TEXT_CHARACTERS))
		.join('\n\n');
}
function wordOf(item, language) {
	const word = language.words.get(item.nome);
	return word?.item === item ? word : { where: '', equivalent: '' };
}
function codeBlock(code, language) {
	const shown = (0,visible .R)(code);
	const longest = Math.max(2, ...[...shown.matchAll(/`+/g)].map(([ticks]) => ticks.length));
	const fence = '`'.repeat(longest + 1);
	return `${fence}${languageId(language)}\n${shown}\n${fence}`;
}
function languageId(language) {
	return language.name.toLowerCase().replace(/[^a-z0-9+#-]+/g, '');
}
function paragraphs(text) {
	return (0,cut .J)(text, MAX_TEXT_CHARACTERS)
		.split(/\n\s*\n/)
		.slice(0, MAX_PARAGRAPHS)
		.map(paragraph => proseMarkdown(paragraph));
}
function firstLines(code) {
	const lines = code.split('\n');
	return lines.length > MAX_EXAMPLE_LINES ? [...lines.slice(0, MAX_EXAMPLE_LINES), '…'].join('\n') : code;
}
function item_text_link(text, address) {
	return `[${proseMarkdown(text)}](<${address.replace(/[<>\s\\]/g, encodeURIComponent)}>)`;
}

; 




const MAX_ITEMS = 2000;
const MAX_LINE_TOKENS = 400;
const KINDS = {
	palavra: common_api.CompletionItemKind.Keyword,
	contextual: common_api.CompletionItemKind.Keyword,
	operador: common_api.CompletionItemKind.Operator,
	verbo: common_api.CompletionItemKind.EnumMember,
	regra: common_api.CompletionItemKind.Text,
	embutida: common_api.CompletionItemKind.Function,
	modulo: common_api.CompletionItemKind.Module,
	simbolo: common_api.CompletionItemKind.Function,
	comando: common_api.CompletionItemKind.Event,
	erro: common_api.CompletionItemKind.Constant,
};
function completionsAt(program, offset, options) {
	if (program.isProse(offset))
		return limited([]);
	const code = program.codeAt(offset);
	const last = (0,code_token .pK)(code, offset);
	const token = code.tokens.get(last);
	const isTyped = token !== undefined && offset <= token.end;
	if (isTyped && token.kind === 'number')
		return limited([]);
	const before = isTyped && token.kind === 'name' ? last : last + 1;
	if ((0,code_token .NB)(code, before - 1))
		return limited(members(program, code, before, offset));
	const position = importPosition(program, code, before, options.importWords);
	if (position !== undefined)
		return limited(position);
	if (options.trigger !== undefined && /\W/.test(options.trigger))
		return limited([]);
	const start = before <= last ? (token?.start ?? offset) : offset;
	return limited(anything(program, code, { before, start, offset }, options));
}
function members(program, code, before, offset) {
	if (!(0,code_token .Eo)(code, before - 2))
		return [];
	const separator = (0,code_token .$6)(code, before - 1) === '::' ? '::' : '.';
	const chain = { ...(0,code_token .cq)(code, before - 2), separator };
	const found = program.moduleOf(chain);
	const symbols = found?.length === chain.parts.length ? symbolsOf(found.module, program.language) : [];
	return [
		...nextParts(program, chain, { from: code.tokens.get(chain.first)?.start ?? offset, to: offset }),
		...symbols,
	];
}
function nextParts(program, { parts, separator }, { from, to }) {
	const { document, language } = program;
	const start = language.fold(parts.join(separator) + separator);
	const range = { start: document.positionAt(from), end: document.positionAt(to) };
	const found = [];
	for (const [name, { item }] of language.modules) {
		if (!language.fold(name).startsWith(start))
			continue;
		if (range.start.line !== range.end.line)
			continue;
		found.push({ ...entry(language, item, name), filterText: name, textEdit: { range, newText: name } });
	}
	return found;
}
function symbolsOf({ symbols }, language) {
	return [...symbols.values()].map(item => entry(language, item));
}
function importPosition(program, code, before, words) {
	const first = lineStart(code, before, program.language.separators);
	if (first === before)
		return undefined;
	const { language } = program;
	const previous = (0,code_token .$6)(code, before - 1);
	const word = (0,code_token .$6)(code, first);
	if (!language.words.has(word))
		return undefined;
	const isImport = words.has(word) || language.isImporting(word);
	if (isImport && before === first + 1)
		return modulesOf(language);
	const end = Math.min((0,imports .He)(code, first, language.separators), code.tokens.length);
	const module = moduleIn(program, code, first + 1, end);
	const second = indexOf(code, first + 1, before, at => words.has((0,code_token .$6)(code, at)) || language.isImporting((0,code_token .$6)(code, at)));
	const isListing = previous === ',' || before - 1 === second || (0,code_token .d1)(code, before - 1) > 0;
	if (module !== undefined && isListing && (second >= 0 || (isImport && depthIn(code, first, before) > 0)))
		return symbolsOf(module, language);
	if (module === undefined && before === first + 1 && leadsToImport(program, word, words))
		return modulesOf(language);
	return undefined;
}
function leadsToImport({ language }, word, words) {
	const { fold } = language;
	for (const [name, { item }] of language.words)
		if (words.has(name) || fold(name) === fold(word))
			for (const { codigo } of item.exemplos)
				for (const line of codigo.split('\n')) {
					const [start, ...rest] = line.trim().split(/\s+/);
					if (fold(start ?? '') === fold(word) && rest.some(part => words.has(part)))
						return true;
				}
	return false;
}
function modulesOf(language) {
	return [...language.modules].map(([name, { item }]) => entry(language, item, name));
}
function anything(program, code, { before, start, offset }, { snippets }) {
	const { language, bound, imports, text } = program;
	const found = [];
	for (const [name, { item, isReserved }] of language.words)
		if (isReserved || program.isKeywordAt(name, start, offset))
			found.push(entry(language, item));
	for (const item of language.builtins.values())
		found.push(entry(language, item));
	for (const [name, { item }] of bound)
		found.push(entry(language, item, name));
	for (const { selected } of imports)
		for (const { module, name, own } of selected) {
			const item = module.symbols.get(name);
			if (item !== undefined)
				found.push(entry(language, item, own));
		}
	for (const [name, { item }] of language.modules)
		if (!bound.has(name))
			found.push(entry(language, item, name));
	for (const item of language.verbs.values())
		found.push(entry(language, item));
	const isFirst = text.slice(text.lastIndexOf('\n', start - 1) + 1, start).trim() === '';
	if (isFirst && !isInBrackets(code, before))
		found.push(...snippets.map(each => snippetEntry(each, language)));
	return unique(found);
}
function lineStart(code, at, separators) {
	let first = at;
	const isOther = (i) => (0,code_token .A3)(code, i, separators) && !isInBrackets(code, i);
	if (at < code.tokens.length && isOther(at))
		return at;
	while (first > 0 && at - first < MAX_LINE_TOKENS) {
		first -= 1;
		if (isOther(first))
			return first;
	}
	return first;
}
function isInBrackets(code, at) {
	let depth = 0;
	for (let i = at - 1; i >= 0 && at - i < MAX_LINE_TOKENS; i -= 1) {
		depth += (0,code_token .d1)(code, i);
		if (depth > 0)
			return true;
	}
	return false;
}
function moduleIn(program, code, from, to) {
	for (let at = from; at < to; at += 1) {
		if (!(0,code_token .Eo)(code, at) || (0,code_token .NB)(code, at + 1))
			continue;
		const chain = (0,code_token .cq)(code, at);
		const found = program.language.modules.get(chain.parts.join(chain.separator));
		if (found !== undefined)
			return found;
	}
	return undefined;
}
function indexOf(code, from, to, holds) {
	for (let at = from; at < to; at += 1)
		if ((0,code_token .Eo)(code, at) && holds(at))
			return at;
	return -1;
}
function depthIn(code, from, to) {
	let depth = 0;
	for (let at = from; at < to; at += 1)
		depth += (0,code_token .d1)(code, at);
	return depth;
}
function entry({ texts }, item, label = item.nome) {
	const isFunction = item.assinatura?.startsWith('(') ?? item.tipo === 'embutida';
	const isConstant = item.tipo === 'simbolo' && !isFunction;
	return {
		label,
		kind: isConstant ? common_api.CompletionItemKind.Constant : KINDS[item.tipo],
		detail: item.assinatura === null ? texts.kinds[item.tipo] : headOf(item),
		data: item.id,
		...(item.obsoleto !== null && { tags: [common_api.CompletionItemTag.Deprecated] }),
	};
}
function snippetEntry({ word, body }, language) {
	const item = language.words.get(word)?.item;
	return {
		label: `${word} …`,
		filterText: word,
		kind: common_api.CompletionItemKind.Snippet,
		detail: language.texts.withBlock(language.texts.kinds[item.tipo]),
		insertText: body,
		insertTextFormat: common_api.InsertTextFormat.Snippet,
		data: item.id,
	};
}
function resolved(completion, language, isMarkdown) {
	const { id } = (completion.data ?? {});
	const item = typeof id === 'string' ? language.byId.get(id) : undefined;
	if (item === undefined)
		return completion;
	return {
		...completion,
		documentation: isMarkdown
			? { kind: 'markdown', value: itemMarkdown(item, language) }
			: { kind: 'plaintext', value: itemPlain(item, language) },
	};
}
function unique(items) {
	const seen = new Map();
	for (const item of items) {
		const key = `${item.label}\0${item.kind}`;
		if (!seen.has(key))
			seen.set(key, item);
	}
	return [...seen.values()];
}
function limited(items) {
	return { items: items.slice(0, MAX_ITEMS), isIncomplete: items.length > MAX_ITEMS };
}

; 

const SEVERITIES = {
	error: common_api.DiagnosticSeverity.Error,
	warning: common_api.DiagnosticSeverity.Warning,
	notice: common_api.DiagnosticSeverity.Information,
};
function isConfiguration(uri) {
	return /[/\\]refdata\.ya?ml$/.test(uri);
}
function configurationDiagnostics(findings, document) {
	return findings.map(({ rule, level, message, remedy, place }) => {
		const start = positionOf(place, document);
		return {
			range: { start, end: lineEnd(start, document) },
			severity: SEVERITIES[level],
			source: 'refdata',
			code: rule,
			message: `${message}\n${remedy}`,
		};
	});
}
function positionOf(place, document) {
	const { line = 1, column = 1 } = place ?? {};
	return document.positionAt(document.offsetAt({ line: line - 1, character: column - 1 }));
}
function lineEnd(start, document) {
	const rest = document.getText({ start, end: { line: start.line + 1, character: 0 } });
	return { line: start.line, character: start.character + rest.trimEnd().length };
}

; 
const MAX_LINKS = 1000;
function linksOf({ imports, reading, document, language }) {
	const found = [];
	for (const { chain, module } of imports.flatMap(({ modules }) => modules)) {
		const target = module && language.addressOf(module.item);
		const [first, last] = [reading?.tokens.get(chain.first), reading?.tokens.get(chain.last)];
		if (target === undefined || first === undefined || last === undefined)
			continue;
		found.push({
			range: { start: document.positionAt(first.start), end: document.positionAt(last.end) },
			target,
		});
		if (found.length >= MAX_LINKS)
			break;
	}
	return found;
}

; 
const MAX_OUTPUT_CHARACTERS = 1_000_000;
const WORD = /[\p{L}\p{N}_]+(?:[-.][\p{L}\p{N}_]+)*/gu;
const PART = /[\p{L}\p{N}_]+/gu;
const isTelling = (word) => /\p{L}/u.test(word) && /\p{N}/u.test(word);
function* mentionsIn(text, codes) {
	for (const { 0: word, index } of text.slice(0, MAX_OUTPUT_CHARACTERS).matchAll(WORD)) {
		const whole = mention(word, index, codes);
		if (whole !== undefined)
			yield whole;
		else
			for (const { 0: part, index: at } of word.matchAll(PART)) {
				const found = mention(part, index + at, codes);
				if (found !== undefined)
					yield found;
			}
	}
}
function mention(word, start, codes) {
	const of = isTelling(word) ? codes.get(word) : undefined;
	return of && { of, start, end: start + word.length };
}

; 


const error_codes_MAX_LINKS = 1000;
function errorLinksOf({ text, document, language }) {
	const found = [];
	for (const { of: item, start, end } of mentionsIn(text, language.errors)) {
		const target = language.addressOf(item);
		if (target === undefined)
			continue;
		found.push({ range: { start: document.positionAt(start), end: document.positionAt(end) }, target });
		if (found.length >= error_codes_MAX_LINKS)
			break;
	}
	return found;
}
function errorHoverAt(program, offset, isMarkdown) {
	const { text, document, language } = program;
	const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
	const lineEnd = text.indexOf('\n', offset);
	const line = text.slice(lineStart, lineEnd < 0 ? undefined : lineEnd);
	for (const { of: item, start, end } of mentionsIn(line, language.errors)) {
		if (offset < lineStart + start || offset > lineStart + end)
			continue;
		return {
			contents: isMarkdown
				? { kind: 'markdown', value: itemMarkdown(item, language) }
				: { kind: 'plaintext', value: itemPlain(item, language) },
			range: {
				start: document.positionAt(lineStart + start),
				end: document.positionAt(lineStart + end),
			},
		};
	}
	return null;
}

; 

function frozen(live) {
	const { uri, languageId, version } = live;
	const text = live.getText();
	let own;
	const current = () => {
		if (live.version === version)
			return live;
		own ??= esm_main .V.create(uri, languageId, version, text);
		return own;
	};
	return {
		uri,
		languageId,
		version,
		get lineCount() {
			return current().lineCount;
		},
		getText: range => (range === undefined ? text : current().getText(range)),
		positionAt: offset => current().positionAt(offset),
		offsetAt: position => current().offsetAt(position),
		getLineRange: line => current().getLineRange(line),
		getEOLCharacters: line => current().getEOLCharacters(line),
	};
}

var lookup = __webpack_require__(18855);
; 


function hoverAt(program, offset, isMarkdown) {
	const found = (0,lookup .TE)(program, offset);
	if (found === undefined)
		return null;
	const { item, start, end } = found;
	const { document, language } = program;
	return {
		contents: isMarkdown
			? { kind: 'markdown', value: itemMarkdown(item, language) }
			: { kind: 'plaintext', value: itemPlain(item, language) },
		range: { start: document.positionAt(start), end: document.positionAt(end) },
	};
}

var blocks = __webpack_require__(61948);
; 





const MAX_SYMBOLS = 5000;
const MAX_FOLDS = 5000;
const MAX_PATH_CHARACTERS = 80;
const MAX_MODIFIERS = 4;
const outline_KINDS = [
	[/^(?:class|type)\b/, common_api.SymbolKind.Class],
	[/^(?:struct|record)\b/, common_api.SymbolKind.Struct],
	[/^(?:fun|func|function|def)\b/, common_api.SymbolKind.Function],
	[/^enum\b/, common_api.SymbolKind.Enum],
	[/^(?:interface|trait)\b/, common_api.SymbolKind.Interface],
	[/^module\b/, common_api.SymbolKind.Module],
	[/^const\b/, common_api.SymbolKind.Constant],
	[/^(?:let|var|val)\b/, common_api.SymbolKind.Variable],
];
function* outline_symbolsOf(program) {
	const code = program.reading;
	if (code === undefined)
		return [];
	const lasts = new Map();
	for (const { head, last } of yield* (0,blocks .S)(program))
		lasts.set(head, Math.max(last, lasts.get(head) ?? 0));
	const roots = [];
	const around = [];
	let count = 0;
	for (let i = 0; i < code.tokens.length && count < MAX_SYMBOLS; i += 1) {
		if (i % text_steps .k8 === 0)
			yield;
		if (!code.tokens.get(i)?.isFirst)
			continue;
		while (around.length > 0 && (around.at(-1)?.end ?? 0) <= (code.tokens.get(i)?.start ?? 0))
			around.pop();
		const declared = declaredAt(program, code, i, lasts.get(i));
		if (declared === undefined)
			continue;
		const isLocal = around.some(({ symbol }) => symbol.kind === common_api.SymbolKind.Function);
		if (isLocal && declared.symbol.kind === common_api.SymbolKind.Variable)
			continue;
		count += 1;
		(around.at(-1)?.symbol.children ?? roots).push(declared.symbol);
		around.push(declared);
	}
	return roots;
}
function declaredAt(program, code, first, last) {
	const { language, reading, document } = program;
	for (let at = first; at < first + MAX_MODIFIERS; at += 1) {
		const word = (0,code_token .$6)(code, at);
		const isKeyword = language.isReserved(word) || reading?.tokens.isKeyword(at);
		if (!isKeyword || !(0,code_token .Eo)(code, at))
			return undefined;
		const name = (0,code_token .$6)(code, at + 1);
		if (!(0,code_token .Eo)(code, at + 1) || language.isReserved(name) || code.tokens.get(at + 1)?.isFirst)
			continue;
		const isContextual = !language.isReserved(word);
		if (isContextual ? last === undefined : !language.isDeclaring(word))
			return undefined;
		if ((0,code_token .NB)(code, at + 2))
			return undefined;
		const token = code.tokens.get(at + 1);
		const begin = code.tokens.get(first);
		const end = code.tokens.get(last ?? outline_lineEnd(code, at + 1));
		return {
			start: begin.start,
			end: end.end,
			symbol: {
				name: language.verbs.has(name) ? routeName(code, at + 1) : name,
				detail: word,
				kind: kindOf(program, word, (0,code_token .$6)(code, at + 2), isContextual),
				range: { start: document.positionAt(begin.start), end: document.positionAt(end.end) },
				selectionRange: { start: document.positionAt(token.start), end: document.positionAt(token.end) },
				children: [],
			},
		};
	}
	return undefined;
}
function routeName(code, at) {
	const path = code.tokens.get(at + 1);
	return path?.kind === 'text' && !path.isFirst
		? `${(0,code_token .$6)(code, at)} ${(0,visible .P)((0,code_token .$6)(code, at + 1), MAX_PATH_CHARACTERS)}`
		: (0,code_token .$6)(code, at);
}
function kindOf({ language }, word, behind, isContextual) {
	if (isContextual)
		return common_api.SymbolKind.Namespace;
	const equivalent = language.words.get(word)?.equivalent ?? '';
	const [, kind] = outline_KINDS.find(([pattern]) => pattern.test(equivalent)) ?? [];
	if (kind !== undefined)
		return kind;
	return behind === '('
		? common_api.SymbolKind.Function
		: behind === ':' || behind === '{'
			? common_api.SymbolKind.Class
			: common_api.SymbolKind.Variable;
}
function outline_lineEnd({ tokens }, at) {
	let last = at;
	while (last + 1 < tokens.length && !tokens.get(last + 1)?.isFirst)
		last += 1;
	return last;
}
function* foldsOf(program) {
	const { reading, document, text } = program;
	if (reading === undefined)
		return [];
	const found = [];
	for (const { head, last } of yield* (0,blocks .S)(program)) {
		if (found.length >= MAX_FOLDS)
			return found;
		const startLine = (0,blocks .c)(program, reading.tokens.get(head));
		const endLine = (0,blocks .c)(program, reading.tokens.get(last), true);
		if (endLine > startLine)
			found.push({ startLine, endLine });
	}
	let at = 0;
	for (const [i, { start, end }] of reading.prose.entries()) {
		if (i % text_steps .k8 === 0)
			yield;
		while ((reading.tokens.get(at)?.start ?? start) < start)
			at += 1;
		if (reading.tokens.get(at)?.start === start || !text.slice(start, end).trimEnd().includes('\n'))
			continue;
		const endLine = document.positionAt(end).line;
		found.push({ startLine: document.positionAt(start).line, endLine, kind: common_api.FoldingRangeKind.Comment });
	}
	return found.slice(0, MAX_FOLDS);
}

var diagnostics = __webpack_require__(77693);
var look = __webpack_require__(27580);
var sorted = __webpack_require__(28145);
; 





const TYPES = ['namespace', 'function', 'keyword', 'variable'];
const MODIFIERS = ['defaultLibrary', 'deprecated', 'readonly'];
const LEGEND = { tokenTypes: [...TYPES], tokenModifiers: [...MODIFIERS] };
function* semanticTokensOf(program, from = 0, to = Number.POSITIVE_INFINITY) {
	const builder = new api.SemanticTokensBuilder();
	if (!Number.isFinite(to))
		yield* program.prepare();
	const code = program.readingAt(to);
	if (code === undefined)
		return builder.build().data;
	const { tokens } = code;
	const first = (0,sorted .v4)(tokens.length, at => (tokens.get(at)?.end ?? 0) > from);
	for (let i = first; i < tokens.length; i += 1) {
		if (i % text_steps .k8 === 0)
			yield;
		const token = tokens.get(i);
		if (token === undefined || token.kind !== 'name')
			continue;
		if (token.start >= to)
			break;
		const meaning = meaningOf(program, code, i);
		if (meaning === undefined)
			continue;
		const { line, character } = program.document.positionAt(token.start);
		const [type, modifiers] = meaning;
		const bits = modifiers.reduce((sum, name) => sum + (1 << MODIFIERS.indexOf(name)), 0);
		builder.push(line, character, token.end - token.start, TYPES.indexOf(type), bits);
	}
	return builder.build().data;
}
function meaningOf(program, code, at) {
	const { language } = program;
	if (code.tokens.isKeyword(at))
		return ['keyword', []];
	if ((0,code_token .NB)(code, at + 1) && partOfModule(program, code, at))
		return ['namespace', ['defaultLibrary']];
	const item = (0,lookup .R9)(program, (0,code_token .cq)(code, at), { isMember: (0,code_token .NB)(code, at - 1) });
	if (item?.tipo === 'modulo')
		return ['namespace', ['defaultLibrary']];
	if (item?.tipo !== 'simbolo' || language.isReserved((0,code_token .$6)(code, at)))
		return undefined;
	const isFunction = item.assinatura?.startsWith('(') === true;
	const deprecated = item.obsoleto === null ? [] : ['deprecated'];
	return isFunction
		? ['function', ['defaultLibrary', ...deprecated]]
		: ['variable', ['defaultLibrary', 'readonly', ...deprecated]];
}
function partOfModule(program, code, at) {
	const upTo = (0,code_token .cq)(code, at);
	if (program.moduleOf(upTo)?.length === upTo.parts.length)
		return true;
	let last = at;
	while ((0,code_token .NB)(code, last + 1) && code.tokens.get(last + 2)?.kind === 'name' && last - at < 20) {
		last += 2;
		const chain = (0,code_token .cq)(code, last);
		const found = program.moduleOf(chain);
		if (found !== undefined && found.length === chain.parts.length)
			return true;
	}
	return false;
}
function editsBetween(before, now) {
	const most = Math.min(before.length, now.length);
	let start = 0;
	while (start < most && before[start] === now[start])
		start += 1;
	let end = 0;
	while (end < most - start && before[before.length - 1 - end] === now[now.length - 1 - end])
		end += 1;
	if (start === before.length && start === now.length)
		return [];
	return [{ start, deleteCount: before.length - end - start, data: now.slice(start, now.length - end) }];
}

; 




const MAX_CALL_TOKENS = 2000;
function signatureHelpAt(program, offset, isMarkdown) {
	const code = program.codeAt(offset);
	if (program.isProse(offset) && !isText(code, offset))
		return null;
	const call = callAround(program, code, offset);
	if (call === undefined)
		return null;
	const item = (0,lookup .VG)(program, code, call.open - 1);
	if (item === undefined || item.assinatura === null)
		return null;
	const forms = formsOf(item);
	const named = forms.findIndex(form => namedParameter(form, call, code) !== undefined);
	const chosen = named >= 0
		? named
		: Math.max(0, forms.findIndex(form => takesAt(form, call, code)));
	const active = activeParameter(forms[chosen] ?? item, call, code);
	return {
		signatures: forms.map(form => signatureOf(form, isMarkdown)),
		activeSignature: chosen,
		...(active !== undefined && { activeParameter: active }),
	};
}
function formsOf(item) {
	return (item.formas?.map(({ assinatura, parametros, retorno }) => ({
		...item,
		assinatura,
		parametros,
		retorno,
	})) ?? [item]);
}
function takesAt(item, call, code) {
	const count = item.parametros?.length ?? 0;
	const active = activeParameter(item, call, code);
	return active === undefined ? call.isEmpty : active < count;
}
function isText(code, offset) {
	const { kind, end = 0 } = code.tokens.get((0,code_token .pK)(code, offset)) ?? {};
	return kind === 'text' && end >= offset;
}
function callAround({ language }, code, offset) {
	const last = (0,code_token .pK)(code, offset);
	const { lexico } = language.data;
	const pairs = lexico === undefined ? [['{', '}']] : (lexico.blocos?.pares ?? []);
	let [depth, commas, argument] = [0, 0, last + 1];
	for (let at = last; at >= 0 && last - at < MAX_CALL_TOKENS; at -= 1) {
		const { end = 0 } = code.tokens.get(at) ?? {};
		if (at === last && end > offset)
			continue;
		const change = (0,code_token .d1)(code, at);
		const text = (0,code_token .$6)(code, at);
		if (depth === 0 && change > 0) {
			if (text === '(' && (0,code_token .Eo)(code, at - 1) && !language.isReserved((0,code_token .$6)(code, at - 1)))
				return { open: at, commas, argument: commas === 0 ? at + 1 : argument, isEmpty: at === last };
			if (pairs.some(([open]) => open === text))
				return undefined;
			commas = 0;
			continue;
		}
		depth -= change;
		if (depth === 0 && change === 0 && text === ',') {
			if (commas === 0)
				argument = at + 1;
			commas += 1;
		}
	}
	return undefined;
}
function activeParameter(item, call, code) {
	const { commas } = call;
	const parameters = item.parametros ?? [];
	if (parameters.length === 0)
		return undefined;
	const named = namedParameter(item, call, code);
	if (named !== undefined)
		return named;
	const rest = parameters.findIndex(({ modo }) => modo === 'resto');
	return rest >= 0 && commas > rest ? rest : commas;
}
function namedParameter(item, { argument }, code) {
	if (!(0,code_token .Eo)(code, argument) || !/^(?:=|:|=>|:=)$/.test((0,code_token .$6)(code, argument + 1)))
		return undefined;
	const named = (item.parametros ?? []).findIndex(({ nome }) => nome === (0,code_token .$6)(code, argument));
	return named < 0 ? undefined : named;
}
function signatureOf(item, isMarkdown) {
	const label = headOf(item);
	const said = item.resumo;
	return {
		label,
		...(said !== '' && {
			documentation: isMarkdown ? { kind: 'markdown', value: proseMarkdown(said) } : said,
		}),
		parameters: placesOf(item, label).map(place => ({ label: place })),
	};
}
function placesOf({ parametros }, label) {
	let from = Math.max(0, label.search(/[(\s]/));
	return (parametros ?? []).map(({ nome }) => {
		const at = indexOfName(label, nome, from);
		if (at < 0)
			return [from, from];
		from = at + nome.length;
		return [at, from];
	});
}
function indexOfName(text, name, from) {
	if (name === '')
		return -1;
	for (let at = text.indexOf(name, from); at >= 0; at = text.indexOf(name, at + 1)) {
		const [before, behind] = [text[at - 1] ?? ' ', text[at + name.length] ?? ' '];
		if (!/[\p{L}\p{N}_]/u.test(before) && !/[\p{L}\p{N}_]/u.test(behind))
			return at;
	}
	return -1;
}

; 

















const PAUSE_MS = 250;
const CHARACTERS_PER_PAUSE_MS = 2500;
const MAX_DOCUMENT_CHARACTERS = 16 * 1024 * 1024;
const MAX_READ_CHARACTERS = 500_000;
const MAX_RANGE_CHARACTERS = 25_000;
function serve(connection, setup) {
	new Server(connection, setup).listen();
}
class Server {
	connection;
	setup;
	documents = new api.TextDocuments(esm_main .V);
	programs = new Map();
	told = new Map();
	colours = new Map();
	results = 0;
	preparing = new Map();
	early = new Set();
	pauses = new Map();
	capabilities = {};
	phase = 'new';
	constructor(connection, setup) {
		this.connection = connection;
		this.setup = setup;
	}
	listen() {
		const { connection, documents } = this;
		connection.onInitialize(({ capabilities, initializationOptions }) => {
			this.phase = 'open';
			this.capabilities = capabilities;
			this.setup.started?.(initializationOptions);
			return this.abilities();
		});
		connection.onShutdown(() => {
			this.phase = 'over';
			for (const pause of this.pauses.values())
				clearTimeout(pause);
		});
		this.answer();
		documents.onDidOpen(({ document }) => document.lineCount);
		documents.onDidChangeContent(({ document }) => this.later(document));
		documents.onDidClose(({ document: { uri } }) => this.forget(uri));
		documents.listen(connection);
		connection.listen();
	}
	abilities() {
		const has = (name) => this.setup.features.has(name);
		return {
			serverInfo: { name: 'refdata', version: version .x },
			capabilities: {
				textDocumentSync: api.TextDocumentSyncKind.Incremental,
				positionEncoding: 'utf-16',
				...(has('completion') && {
					completionProvider: { triggerCharacters: ['.', ':', ' '], resolveProvider: true },
				}),
				...(has('hover') && { hoverProvider: true }),
				...(has('signature') && {
					signatureHelpProvider: { triggerCharacters: ['(', ','], retriggerCharacters: [')'] },
				}),
				...(has('links') && { documentLinkProvider: {} }),
				...(has('symbols') && { documentSymbolProvider: true }),
				...(has('folding') && { foldingRangeProvider: true }),
				...(has('tokens') && {
					semanticTokensProvider: { legend: LEGEND, full: { delta: true }, range: true },
				}),
				...(has('fixes') && { codeActionProvider: { codeActionKinds: ['quickfix'] } }),
			},
		};
	}
	answer() {
		const { connection } = this;
		connection.onCompletion(async ({ textDocument, position, context }) => {
			const program = await this.programAt(textDocument.uri, position);
			if (program === undefined)
				return null;
			const offset = program.document.offsetAt(position);
			const identified = (items) => items.map(item => ({ ...item, data: { id: item.data, uri: textDocument.uri } }));
			if (!isIn(program))
				return identified(commandCompletions(program.text, offset, program.language));
			const support = await this.supportFor(textDocument.uri);
			if (support === undefined)
				return null;
			const { snippetSupport = false } = this.capabilities.textDocument?.completion?.completionItem ?? {};
			const { importWords } = support;
			const snippets = snippetSupport ? support.snippets : [];
			const trigger = context?.triggerCharacter;
			const { items, isIncomplete } = completionsAt(program, offset, { importWords, snippets, trigger });
			return { items: identified(items), isIncomplete };
		});
		connection.onCompletionResolve(async (completion) => {
			const { uri } = (completion.data ?? {});
			const support = await this.supportFor(uri ?? '');
			const formats = this.capabilities.textDocument?.completion?.completionItem?.documentationFormat;
			return support === undefined ? completion : resolved(completion, support.language, isMarkdown(formats));
		});
		connection.onHover(async ({ textDocument, position }) => {
			const program = await this.programAt(textDocument.uri, position);
			if (program === undefined)
				return null;
			const formats = this.capabilities.textDocument?.hover?.contentFormat;
			const offset = program.document.offsetAt(position);
			return isIn(program)
				? hoverAt(program, offset, isMarkdown(formats))
				: errorHoverAt(program, offset, isMarkdown(formats));
		});
		connection.onSignatureHelp(async ({ textDocument, position }) => {
			const program = await this.programAt(textDocument.uri, position);
			if (program === undefined || !isIn(program))
				return null;
			const formats = this.capabilities.textDocument?.signatureHelp?.signatureInformation?.documentationFormat;
			return signatureHelpAt(program, program.document.offsetAt(position), isMarkdown(formats));
		});
		connection.onDocumentLinks(async ({ textDocument }) => {
			const program = await this.wholeProgramOf(textDocument.uri);
			if (program === undefined)
				return null;
			return isIn(program) ? linksOf(program) : errorLinksOf(program);
		});
		connection.onDocumentSymbol(async ({ textDocument }) => {
			return this.ofWhole(textDocument.uri, outline_symbolsOf);
		});
		connection.onFoldingRanges(async ({ textDocument }) => {
			return this.ofWhole(textDocument.uri, foldsOf);
		});
		connection.languages.semanticTokens.on(async ({ textDocument: { uri } }) => (await this.allTokens(uri)));
		connection.languages.semanticTokens.onDelta(async ({ textDocument: { uri }, previousResultId }) => {
			const before = this.colours.get(uri);
			const now = await this.allTokens(uri);
			if (now === null || before?.resultId !== previousResultId)
				return now;
			return { resultId: now.resultId, edits: editsBetween(before.data, now.data) };
		});
		connection.languages.semanticTokens.onRange(async ({ textDocument: { uri }, range }) => {
			const document = (await this.programOf(uri))?.document;
			if (document === undefined)
				return null;
			const from = document.offsetAt(range.start);
			const to = Math.min(document.offsetAt(range.end), from + MAX_RANGE_CHARACTERS);
			const program = await this.programAt(uri, document.positionAt(to));
			if (program === undefined || !isIn(program))
				return null;
			if (program.isLong && !program.isPrepared)
				this.early.add(uri);
			return { data: (await this.whileCurrent(uri, program, semanticTokensOf(program, from, to))) ?? [] };
		});
		connection.onCodeAction(async ({ textDocument: { uri }, range }) => {
			const program = await this.wholeProgramOf(uri);
			if (program === undefined || !isIn(program))
				return [];
			return (0,diagnostics .P)(range, (await this.look(uri, program)) ?? [], program);
		});
	}
	supportFor(uri) {
		if (this.phase === 'open')
			return this.setup.supportFor(uri);
		return this.phase === 'new'
			? Promise.reject(new api.ResponseError(api.ErrorCodes.ServerNotInitialized, $said('Send `initialize` first.')))
			: Promise.reject(new api.ResponseError(api.ErrorCodes.InvalidRequest, $said('Nothing is answered after `shutdown`.')));
	}
	async programOf(uri) {
		const support = await this.supportFor(uri);
		const document = this.documents.get(uri);
		if (support === undefined || document === undefined)
			return undefined;
		const kept = this.programs.get(uri);
		if (kept?.version === document.version && kept.program.language === support.language) {
			this.keep(uri, kept.program);
			return kept.program;
		}
		if (document.getText().length > MAX_DOCUMENT_CHARACTERS)
			return undefined;
		const isSame = kept?.program.language === support.language;
		const program = support.program(frozen(document), isSame ? kept?.program : undefined);
		this.keep(uri, program);
		return program;
	}
	async programAt(uri, position) {
		const program = await this.programOf(uri);
		if (program === undefined || !isIn(program))
			return program;
		if (program.isKnownAt(program.document.offsetAt(position)))
			return program;
		await this.prepared(uri);
		const now = await this.programOf(uri);
		return now?.isKnownAt(now.document.offsetAt(position)) ? now : undefined;
	}
	async wholeProgramOf(uri) {
		const program = await this.programOf(uri);
		if (program === undefined || !program.isLong || program.isPrepared || !isIn(program))
			return program;
		await this.prepared(uri);
		const now = await this.programOf(uri);
		return now?.isPrepared ? now : undefined;
	}
	async ofWhole(uri, steps) {
		const program = await this.wholeProgramOf(uri);
		if (program === undefined || !isIn(program))
			return null;
		return this.whileCurrent(uri, program, steps(program));
	}
	async whileCurrent(uri, program, steps) {
		const { version } = program.document;
		return (await (0,text_steps .Z_)(steps, () => this.documents.get(uri)?.version === version)) ?? null;
	}
	async allTokens(uri) {
		const { range } = this.capabilities.textDocument?.semanticTokens?.requests ?? {};
		if (range && (await this.programOf(uri))?.isLong)
			return null;
		const data = await this.ofWhole(uri, semanticTokensOf);
		if (data === null)
			return null;
		this.results += 1;
		const found = { resultId: String(this.results), data };
		this.colours.set(uri, found);
		return found;
	}
	prepared(uri) {
		const { version = 0 } = this.documents.get(uri) ?? {};
		const running = this.preparing.get(uri);
		if (running?.version === version)
			return running.work;
		const work = this.prepare(uri, version);
		this.preparing.set(uri, { version, work });
		return work;
	}
	async prepare(uri, version) {
		const program = await this.programOf(uri);
		if (program === undefined)
			return;
		await (0,text_steps .Z_)(program.prepare(), () => this.documents.get(uri)?.version === version);
		if (this.preparing.get(uri)?.version === version)
			this.preparing.delete(uri);
		if (!program.isPrepared || !this.early.delete(uri))
			return;
		if (this.capabilities.workspace?.semanticTokens?.refreshSupport === true)
			await this.connection.languages.semanticTokens.refresh();
	}
	keep(uri, program) {
		this.programs.delete(uri);
		this.programs.set(uri, { version: program.document.version, program });
		let characters = 0;
		for (const kept of this.programs.values())
			characters += kept.program.text.length;
		for (const [oldest, kept] of this.programs) {
			if (characters <= MAX_READ_CHARACTERS || oldest === uri)
				return;
			this.programs.delete(oldest);
			this.colours.delete(oldest);
			characters -= kept.program.text.length;
		}
	}
	later(document) {
		const { uri } = document;
		clearTimeout(this.pauses.get(uri));
		if (!this.setup.features.has('diagnostics'))
			return;
		this.pauses.set(uri, setTimeout(() => void this.tell(uri), PAUSE_MS + document.getText().length / CHARACTERS_PER_PAUSE_MS));
	}
	async tell(uri) {
		try {
			if (isConfiguration(uri))
				return await this.tellMistakes(uri);
			const program = await this.wholeProgramOf(uri);
			if (program === undefined || !isIn(program))
				return;
			const told = await this.look(uri, program);
			if (told === undefined)
				return;
			await this.connection.sendDiagnostics({
				uri,
				version: program.document.version,
				diagnostics: told.map(({ diagnostic }) => diagnostic),
			});
		}
		catch (error) {
			this.connection.console.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
		}
	}
	async tellMistakes(uri) {
		const document = this.documents.get(uri);
		const { mistakesIn } = this.setup;
		if (document === undefined || mistakesIn === undefined)
			return;
		const diagnostics = [...configurationDiagnostics(mistakesIn(document.getText()), document)];
		await this.connection.sendDiagnostics({ uri, version: document.version, diagnostics });
	}
	async look(uri, program) {
		const { language } = program;
		const { version } = program.document;
		const kept = this.told.get(uri);
		if (kept?.version === version && kept.language === language)
			return kept.told;
		const support = await this.supportFor(uri);
		const next = await this.setup.next();
		const surroundings = this.setup.surroundingsOf(uri);
		const told = await (0,text_steps .Z_)((0,look .t)(program, { support, next, surroundings }), () => this.documents.get(uri)?.version === version);
		if (told === undefined)
			return undefined;
		this.told.set(uri, { version, language, told });
		return told;
	}
	forget(uri) {
		clearTimeout(this.pauses.get(uri));
		for (const kept of [this.programs, this.told, this.pauses, this.colours])
			kept.delete(uri);
		void this.connection.sendDiagnostics({ uri, diagnostics: [] });
	}
}
function isIn({ document, language }) {
	return (document.uri.endsWith(language.extension) ||
		document.languageId.toLowerCase() === language.name.toLowerCase() ||
		document.languageId === (0,scopes .T)({ nome: language.name }));
}
function isMarkdown(formats) {
	return formats?.includes('markdown') === true;
}

var support = __webpack_require__(20652);
var words = __webpack_require__(59825);
var configuration = __webpack_require__(6112);
var declared_version = __webpack_require__(84792);
var kept_language = __webpack_require__(47234);
var language_data = __webpack_require__(64550);
var surroundings = __webpack_require__(30588);
; 















const GROWTH_PERCENT = 60;
const PATIENCE_SECONDS = 4;
const MAX_MISTAKES = 3;
const NOWHERE = { hasFile: () => false };
function lspOnStdio(options) {
	process.stdin.on('end', () => process.exit(0));
	(0,external_node_v8_.setFlagsFromString)(`--heap-growing-percent=${GROWTH_PERCENT}`);
	lspOver(process.stdin, process.stdout, options);
}
function lspOver(input, output, { features, from, next, run, kept = run.cache, tongue }) {
	const connection = (0,main.createConnection)(new main.StreamMessageReader(input), new main.StreamMessageWriter(output));
	const say = (type, sentence) => {
		const message = `refdata: ${sentence}`;
		void connection.sendNotification(main.ShowMessageNotification.type, { type, message });
	};
	const told = (error) => say(main.MessageType.Error, sentencesOf(error));
	const keeping = {
		cache: kept,
		patience: PATIENCE_SECONDS,
		told: ({ target, reason, referencia: { nome, versao, idioma } }) => {
			say(main.MessageType.Warning, (0,words .E)(tongue ?? idioma).kept(target, `${nome} ${versao}`));
			connection.console.warn(reason);
		},
	};
	const fetched = (target) => (0,kept_language .s)(target, keeping);
	const opened = from.length === 0 ? [(0,language_data .e)(run)] : from.map(fetched);
	const supports = Promise.all(opened)
		.then(all => all.map(data => new support .E(data, tongue)))
		.catch(error => {
		told(error);
		return [];
	});
	const later = next === undefined ? undefined : fetched(next).then(data => new language .T(data, tongue), told);
	serve(connection, {
		features,
		supportFor: async (uri) => (0,choose .S)(await supports, from.length > 1 ? rangeFor(uri) : undefined),
		next: async () => (await later) ?? undefined,
		surroundingsOf: uri => (uri.startsWith('file:') ? (0,surroundings .Z)((0,external_node_url_.fileURLToPath)(uri)) : NOWHERE),
		mistakesIn: configuration .f8,
	});
}
function sentencesOf(error) {
	if (!(error instanceof user_error .y))
		return error.message;
	const { message, findings, remedy } = error;
	const first = findings.slice(0, MAX_MISTAKES).map(({ place, ...finding }) => {
		const where = place === undefined ? '' : `${(0,findings_finding .dE)(place)}: `;
		return `${where}${finding.message} ${finding.remedy}`;
	});
	return [message, ...first, remedy].join(' ');
}
function rangeFor(uri) {
	return uri.startsWith('file:') ? (0,declared_version .e)((0,external_node_url_.fileURLToPath)(uri)) : undefined;
}

var one_of = __webpack_require__(49085);
var lsp_features = __webpack_require__(56353);
var tongue = __webpack_require__(64499);
var user_folders = __webpack_require__(46528);
var run_options = __webpack_require__(98703);
; 






function runLsp({ from = [], next, only, ...flags }) {
	const run = (0,run_options .K)(flags);
	const kept = run.cache ?? (0,user_folders .g)(process.env, process.platform);
	const features = new Set(only === undefined ? lsp_features .G : (0,one_of .yU)('--only', only.split(','), lsp_features .G));
	(0,one_of .eU)({ '--from': from, '--next': next });
	if (process.stdin.isTTY)
		process.stderr.write($said('An editor starts this, and speaks with it over standard input and output.\n'));
	lspOnStdio({ features, from, next, run, kept, tongue: (0,tongue .lt)() });
}


 }),

 56353:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   G: () => (  FEATURES)
 });
const FEATURES = [
	'completion',
	'hover',
	'signature',
	'links',
	'symbols',
	'folding',
	'tokens',
	'diagnostics',
	'fixes',
];
const ALL_FEATURES = new Set(FEATURES);


 }),

 46528:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   g: () => (  userCache),
   n: () => (  neovimData)
 });
 var node_os$m0 = __webpack_require__(48161);
 var node_path$m1 = __webpack_require__(76760);


function neovimData(environment, platform) {
	const name = environment.NVIM_APPNAME || 'nvim';
	if (environment.XDG_DATA_HOME)
		return (0,node_path$m1.join)(environment.XDG_DATA_HOME, inside(name, platform));
	return platform === 'win32'
		? (0,node_path$m1.join)(localAppData(environment), inside(name, platform))
		: (0,node_path$m1.join)((0,node_os$m0.homedir)(), '.local', 'share', name);
}
function localAppData({ LOCALAPPDATA }) {
	return LOCALAPPDATA || (0,node_path$m1.join)((0,node_os$m0.homedir)(), 'AppData', 'Local');
}
function inside(name, platform) {
	return platform === 'win32' ? `${name}-data` : name;
}
function userCache(environment, platform) {
	if (environment.XDG_CACHE_HOME)
		return (0,node_path$m1.join)(environment.XDG_CACHE_HOME, 'refdata');
	if (platform === 'win32')
		return (0,node_path$m1.join)(localAppData(environment), 'refdata', 'cache');
	return platform === 'darwin'
		? (0,node_path$m1.join)((0,node_os$m0.homedir)(), 'Library', 'Caches', 'refdata')
		: (0,node_path$m1.join)((0,node_os$m0.homedir)(), '.cache', 'refdata');
}


 })

};
