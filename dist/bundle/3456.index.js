export const id = 3456;
export const ids = [3456];
export const modules = {

 53756:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   d: () => (  docAddress)
 });
const UNWRITABLE = /[\s\p{C}"<>\\^`{|}]/gu;
function docAddress(documentacao, doc) {
	if (doc === '')
		return undefined;
	const path = doc.replace(UNWRITABLE, character => encodeURIComponent(character.toWellFormed()));
	return `${documentacao.replace(/\/+$/, '')}/${path}`;
}


 }),

 75778:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   E: () => (  successorIn)
 });
function successorIn(now, isThere, renamed) {
	const seen = new Set();
	let id = now;
	while (typeof id === 'string' && !seen.has(id)) {
		if (isThere(id))
			return id;
		seen.add(id);
		const next = renamed(id);
		if (typeof next !== 'string')
			return id;
		id = next;
	}
	return undefined;
}


 }),

 90025:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   H: () => (  conflictSides),
   M: () => (  parseKept)
 });
 var _text_first_of_js$m0 = __webpack_require__(85184);
 var _text_lfs_pointer_js$m1 = __webpack_require__(29);
 var _text_said_js$m2 = __webpack_require__(54157);
 var _user_error_js$m3 = __webpack_require__(14343);




const CONFLICT = /^(?:<{7}|>{7})(?= |$)/m;
function conflictSides(text) {
	if (!CONFLICT.test(text))
		return undefined;
	const ours = [];
	const theirs = [];
	let into = [ours, theirs];
	for (const line of text.split(/\r?\n/)) {
		const mark = /^(?:<{7}|\|{7}|={7}|>{7})(?= |$)/.exec(line)?.[0][0];
		if (mark)
			into = { '<': [ours], '|': [], '=': [theirs], '>': [ours, theirs] }[mark] ?? into;
		else
			for (const side of into)
				side.push(line);
	}
	return [ours.join('\n'), theirs.join('\n')];
}
const MERGE = $said('Keep what both sides have added, and take the marks of git out.');
const MAX_NAMED = 3;
function parseKept(text, file, schema, { what, remedy, merge = MERGE, }) {
	if ((0,_text_lfs_pointer_js$m1  .NS)(text))
		throw new _user_error_js$m3  .y((0,_text_lfs_pointer_js$m1  .nL)(file), _text_lfs_pointer_js$m1  .Ji);
	let data;
	try {
		data = JSON.parse(text.replace(/^\uFEFF/, ''));
	}
	catch (cause) {
		const conflict = CONFLICT.exec(text);
		if (conflict)
			throw new _user_error_js$m3  .y($said`${file}:${text.slice(0, conflict.index).split('\n').length} is a merge that nobody has finished.`, merge, { cause });
		throw new _user_error_js$m3  .y($said`${file} is no ${what}: it is not JSON (${cause.message}).`, remedy, {
			cause,
		});
	}
	const result = schema.safeParse(data);
	if (result.success)
		return result.data;
	const { issues } = result.error;
	throw new _user_error_js$m3  .y($said`${file} is no ${what}: ${(0,_text_first_of_js$m0  .z)(issues.map(mistake), MAX_NAMED)}.`, remedy);
}
function mistake(issue) {
	const name = issue.path.join('.') || (0,_text_said_js$m2  .Vm)($said('the whole'));
	if (issue.code === 'unrecognized_keys')
		return $said`${name} has a key too much, ${issue.keys.join(', ')}`;
	const { message } = issue;
	if (issue.code !== 'invalid_type')
		return `${name}: ${message.replace(/\.$/, '')}`;
	return message.includes('received undefined') ? $said`${name} is missing` : $said`${name} is of another type`;
}


 }),

 30638:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  yK: () => (  buildModel),
  u_: () => (  historyText),
  PK: () => (  ledgerText),
  Od: () => (  lostFollowers),
  yO: () => (  mergedLedger),
  i6: () => (  parseHistory),
  h8: () => (  parseLedger),
  vP: () => (  referenceSite),
  IC: () => (  ruleId),
  BJ: () => (  thingsByAddress),
  yt: () => (  unrecorded),
  lC: () => (  updatedLedger),
  TG: () => (  withEarlier),
  $2: () => (  withVersion)
});

var contract_files = __webpack_require__(77964);
var other_repositories = __webpack_require__(52752);
var code_points = __webpack_require__(62021);
; 
function addressText({ page, fragment }) {
	const path = page.replace(/\/index$/, '/');
	return fragment === undefined ? path : `${path}#${encodeURIComponent(fragment)}`;
}
function parseAddress(text) {
	const [path = '', fragment] = text.split('#', 2);
	const page = path.endsWith('/') ? `${path}index` : path;
	return fragment === undefined ? { page } : { page, fragment: decodeURIComponent(fragment) };
}
function relativeLink(from, to, ending) {
	const fragment = to.fragment === undefined ? '' : `#${encodeURIComponent(to.fragment)}`;
	if (from === to.page && fragment !== '')
		return fragment;
	return relativePath(from, ending === '' ? to.page : `${to.page}.${ending}`) + fragment;
}
function relativePath(from, path) {
	const here = from.split('/').slice(1, -1);
	const there = path.split('/').slice(1);
	let shared = 0;
	while (shared < here.length && shared < there.length - 1 && here[shared] === there[shared])
		shared += 1;
	return '../'.repeat(here.length - shared) + there.slice(shared).map(encodeURIComponent).join('/');
}

var external_node_crypto_ = __webpack_require__(77598);
; 

const MAX_SLUG_CHARACTERS = 64;
const HASH_CHARACTERS = 8;
const MAX_SPELLED_CHARACTERS = 6;
const SAFE_FILE = /^[0-9A-Za-z_](?:[0-9A-Za-z._-]*[0-9A-Za-z_-])?$/;
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?$/i;
const TAKEN = /^index$|\.(?:md|html?|json|txt|xml)$/i;
const SAFE_FRAGMENT = /^[\p{L}\p{N}_$][\p{L}\p{M}\p{N}_$.:?!-]*$/u;
function fileSlug(name) {
	const composed = name.normalize('NFC');
	return isFileSlug(composed) ? composed : hashed(name);
}
function isFileSlug(text) {
	return (text.length <= MAX_SLUG_CHARACTERS && SAFE_FILE.test(text) && !DEVICE.test(text) && !TAKEN.test(text));
}
function fragmentSlug(name) {
	const composed = name.normalize('NFC');
	return isShortFragment(composed) ? composed : hashed(name);
}
function isFragmentSlug(text) {
	return text.length <= 2 * MAX_SLUG_CHARACTERS && SAFE_FRAGMENT.test(text);
}
function isShortFragment(text) {
	return text.length <= MAX_SLUG_CHARACTERS && SAFE_FRAGMENT.test(text);
}
function operatorSlug(sign) {
	if (/^[A-Za-z]+$/.test(sign))
		return `operador-${sign}`;
	const points = [...sign];
	return points.length <= MAX_SPELLED_CHARACTERS
		? `operador-${points.map(point => point.codePointAt(0)?.toString(16)).join('-')}`
		: `operador-${hashOf(sign)}`;
}
function hashed(name) {
	const letters = name
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.replace(/[^0-9A-Za-z]+/g, '-')
		.slice(0, MAX_SLUG_CHARACTERS - HASH_CHARACTERS - 1)
		.replace(/^-+|-+$/g, '');
	return letters === '' ? `n-${hashOf(name)}` : `${letters}-${hashOf(name)}`;
}
function hashOf(text) {
	return (0,external_node_crypto_.createHash)('sha256')
		.update(text, /\p{Surrogate}/u.test(text) ? 'utf16le' : 'utf8')
		.digest('hex')
		.slice(0, HASH_CHARACTERS);
}

; 


const SYNTAX = { page: '/sintaxe' };
const MODULES = '/modulos/';
const PLACES = {
	palavra: SYNTAX,
	contextual: SYNTAX,
	operador: SYNTAX,
	verbo: SYNTAX,
	regra: SYNTAX,
	embutida: { page: '/embutidas' },
	modulo: { folder: MODULES },
	simbolo: { module: MODULES },
	comando: { folder: '/comandos/' },
	erro: { folder: '/erros/' },
};
function isKind(text) {
	return Object.hasOwn(PLACES, text);
}
function isGiven(tipo, { page, fragment }) {
	const place = PLACES[tipo];
	const isIn = (folder) => page.startsWith(folder) && isFileSlug(page.slice(folder.length));
	if ('folder' in place)
		return fragment === undefined && isIn(place.folder);
	if (fragment === undefined || !isFragmentSlug(fragment))
		return false;
	return 'page' in place ? page === place.page : isIn(place.module);
}
function assignAddresses(things, ledger) {
	const taken = new Set();
	for (const { endereco } of Object.values(ledger.enderecos))
		taken.add(keyOf(parseAddress(endereco)));
	const addresses = new Map();
	for (const thing of things) {
		const recorded = Object.hasOwn(ledger.enderecos, thing.id) ? ledger.enderecos[thing.id] : undefined;
		if (recorded) {
			addresses.set(thing.id, parseAddress(recorded.endereco));
			continue;
		}
		const candidates = candidatesFor(thing, addresses);
		const free = candidates.find(candidate => !taken.has(keyOf(candidate)));
		taken.add(keyOf(free));
		addresses.set(thing.id, free);
	}
	return addresses;
}
function candidatesFor(thing, addresses) {
	const { id, tipo, nome, moduleId } = thing;
	const place = PLACES[tipo];
	if ('folder' in place)
		return [fileSlug(nome), hashed(nome), `n-${hashOf(id)}`].map(slug => ({ page: place.folder + slug }));
	const page = 'page' in place ? place.page : addresses.get(moduleId).page;
	const slugs = [fragmentOf(tipo, nome), `${tipo}-${hashed(nome)}`, `n-${hashOf(id)}`];
	return slugs.map(fragment => ({ page, fragment }));
}
function fragmentOf(tipo, nome) {
	if (tipo === 'operador')
		return operatorSlug(nome);
	if (tipo === 'verbo')
		return `verbo-${fragmentSlug(nome)}`;
	if (tipo === 'regra')
		return `regra-${hashOf(nome)}`;
	return fragmentSlug(nome);
}
function keyOf(address) {
	const page = address.page.normalize('NFC').toLowerCase();
	return address.fragment === undefined ? page : `${page}#${address.fragment.normalize('NFC')}`;
}

var program_code = __webpack_require__(1394);
; 


const MAX_PARAGRAPH_LINES = 8;
const LINES_BEFORE = 1;
const LINES_BEHIND = 2;
const MAX_EXAMPLE_CHARACTERS = 1000;
const WORD = /(\.?)\s*([\p{L}_$][\p{L}\p{M}\p{N}_$]*[?!]?)/gu;
const SIGNS = /[^\p{L}\p{M}\p{N}\s_$"'`()[\]{},;]+/gu;
class Examples {
	words = new Map();
	members = new Map();
	signs = new Map();
	constructor(programs) {
		for (const program of programs)
			this.read(program);
		for (const uses of [this.words, this.members, this.signs])
			for (const list of uses.values())
				list.sort((a, b) => a.example.codigo.length - b.example.codigo.length ||
					(0,code_points .O)(a.program.path, b.program.path) ||
					(a.example.linha ?? 0) - (b.example.linha ?? 0));
	}
	ofWord(name) {
		return first(this.words.get(name));
	}
	ofOperator(sign) {
		return first(this.signs.get(sign) ?? this.words.get(sign));
	}
	ofSymbol(name, modules) {
		const named = (use) => modules.some(module => mentions(use.program.text, module));
		const member = first(this.members.get(name)?.filter(named));
		return member.length > 0 ? member : first(this.words.get(name)?.filter(named));
	}
	ofModule(names, programs) {
		const found = [];
		for (const program of programs) {
			const said = names.filter(name => program.text.includes(name));
			if (said.length === 0)
				continue;
			const lines = program.text.split('\n');
			const at = lines.findIndex(line => said.some(name => line.includes(name) && mentions(line.replace(program_code .nF, ''), name)));
			if (at >= 0)
				found.push({ program, example: excerpt(program, lines, at) });
		}
		found.sort((a, b) => a.example.codigo.length - b.example.codigo.length);
		return first(found);
	}
	read(program) {
		const lines = program.text.split('\n');
		for (const [i, line] of lines.entries()) {
			const code = line.replace(program_code .jB, text => '"'.repeat(text.length)).replace(program_code .nF, '');
			let example;
			const use = () => {
				example ??= excerpt(program, lines, i);
				return { program, example };
			};
			for (const [, dot, name = ''] of code.matchAll(WORD)) {
				add(dot === '' ? this.words : this.members, name, use);
			}
			for (const [sign] of code.matchAll(SIGNS))
				add(this.signs, sign, use);
		}
	}
}
function add(uses, name, use) {
	const list = uses.get(name);
	const made = use();
	if (made.example.codigo.length > MAX_EXAMPLE_CHARACTERS)
		return;
	if (list === undefined)
		uses.set(name, [made]);
	else {
		const last = list.at(-1);
		if (last?.program !== made.program)
			list.push(made);
		else if (made.example.codigo.length < last.example.codigo.length)
			list[list.length - 1] = made;
	}
}
function first(uses = []) {
	return uses.slice(0, 1).map(({ example }) => example);
}
function excerpt({ path }, lines, at) {
	const isBlank = (i) => (lines[i] ?? '').trim() === '';
	let [start, end] = [at, at];
	while (start > 0 && !isBlank(start - 1))
		start -= 1;
	while (end < lines.length - 1 && !isBlank(end + 1))
		end += 1;
	if (end - start >= MAX_PARAGRAPH_LINES) {
		start = Math.max(start, at - LINES_BEFORE);
		end = Math.min(end, at + LINES_BEHIND);
	}
	const shown = lines.slice(start, end + 1);
	const indents = shown.map(line => /^[ \t]*/.exec(line)?.[0].length ?? 0);
	const common = Math.min(...indents);
	return { codigo: shown.map(line => line.slice(common)).join('\n'), arquivo: path, linha: start + 1 };
}
function mentions(text, name) {
	for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
		const [before, behind] = [text[at - 1] ?? ' ', text[at + name.length] ?? ' '];
		if (!/[\p{L}\p{N}_.]/u.test(before) && !/[\p{L}\p{N}_]/u.test(behind))
			return true;
	}
	return false;
}

var successor = __webpack_require__(75778);
var schemas = __webpack_require__(88343);
var parse_kept = __webpack_require__(90025);
var strict_object = __webpack_require__(47840);
var user_error = __webpack_require__(14343);
var published = __webpack_require__(14336);
var published_files = __webpack_require__(9324);
var first_of = __webpack_require__(85184);
var visible = __webpack_require__(38696);
; 



const SYMBOL = 'simbolo:';
function* ledgerMistakes({ enderecos }) {
	const owners = new Map();
	for (const [id, { endereco }] of Object.entries(enderecos)) {
		const tipo = id.slice(0, Math.max(id.indexOf(':'), 0));
		if (!isKind(tipo) || id.length === tipo.length + 1) {
			yield `${(0,visible .R)(id)} names no thing`;
			continue;
		}
		const address = addressIn(endereco);
		if (address === undefined || !isGiven(tipo, address) || !isOfItsModule(id, address, enderecos)) {
			yield `${(0,visible .R)(endereco)} cannot be the address of ${(0,visible .R)(id)}`;
			continue;
		}
		const key = keyOf(address);
		const owner = owners.get(key);
		if (owner !== undefined)
			yield `${(0,visible .R)(id)} and ${(0,visible .R)(owner)} have one address, ${(0,visible .R)(endereco)}`;
		owners.set(key, owner ?? id);
	}
}
function isOfItsModule(id, { page }, enderecos) {
	if (!id.startsWith(SYMBOL))
		return true;
	let isRecorded = false;
	for (let at = id.lastIndexOf('.'); at > SYMBOL.length; at = id.lastIndexOf('.', at - 1)) {
		const module = `modulo:${id.slice(SYMBOL.length, at)}`;
		if (!Object.hasOwn(enderecos, module))
			continue;
		if (enderecos[module]?.endereco === page)
			return true;
		isRecorded = true;
	}
	return !isRecorded;
}
function addressIn(text) {
	try {
		const address = parseAddress(text);
		return addressText(address) === text ? address : undefined;
	}
	catch {
		return undefined;
	}
}

; 








const ledgerSchema = (0,strict_object .O)({
	enderecos: schemas .g1P(schemas .YjP().min(1), (0,strict_object .O)({
		endereco: schemas .YjP().regex(/^\/\S*$/),
		desde: schemas .YjP().min(1),
		ate: schemas .YjP().min(1).optional(),
		agora: schemas .YjP().min(1).optional(),
	})),
});
const EMPTY_LEDGER = { enderecos: {} };
const LEDGER_REMEDY = 'Bring back the version of git: `refdata addresses` only adds to it.';
const MERGE_REMEDY = 'Of what two branches have added, take the entries out that were not published yet, and run `refdata addresses --write`; of what was published, bring back the version of git.';
const MAX_MISTAKES = 3;
function parseLedger(text, file) {
	const ledger = (0,parse_kept .M)(text, file, ledgerSchema, {
		what: 'list of addresses',
		remedy: LEDGER_REMEDY,
		merge: 'Run `refdata addresses --write`: it keeps what both sides have added.',
	});
	const twice = (0,published .JE)(file, file, new TextEncoder().encode(text)).findings.find(({ rule }) => rule === published_files .DY.id);
	if (twice)
		throw new user_error .y(`${file} is no list of addresses: ${twice.message}`, MERGE_REMEDY);
	const mistakes = [...ledgerMistakes(ledger)];
	if (mistakes.length > 0)
		throw new user_error .y(`${file} is no list of addresses: ${(0,first_of .z)(mistakes, MAX_MISTAKES)}.`, MERGE_REMEDY);
	return ledger;
}
function mergedLedger(text, file) {
	const sides = (0,parse_kept .H)(text);
	if (!sides)
		return undefined;
	const [ours, theirs] = sides.map(side => parseLedger(side, file).enderecos);
	const moved = Object.keys(theirs).find(id => (ours[id] ?? theirs[id])?.endereco !== theirs[id]?.endereco);
	if (moved !== undefined)
		throw new user_error .y(`${file} has two addresses of ${moved}, one of each side.`, MERGE_REMEDY);
	const added = Object.keys(theirs).filter(id => !Object.hasOwn(ours, id));
	const enderecos = withAdded(ours, Object.keys(theirs), added, id => theirs[id]);
	return parseLedger(ledgerText({ enderecos }), file);
}
function withAdded(entries, order, added, entryOf) {
	const isNew = new Set(added);
	const behind = new Map([['', []]]);
	let last = '';
	for (const id of order) {
		if (isNew.has(id))
			behind.get(last)?.push(id);
		else if (Object.hasOwn(entries, id)) {
			behind.set(id, []);
			last = id;
		}
	}
	const followers = (id) => (behind.get(id) ?? []).map(each => [each, entryOf(each)]);
	return Object.fromEntries([
		...followers(''),
		...Object.entries(entries).flatMap(([id, entry]) => [[id, entry], ...followers(id)]),
	]);
}
function ledgerText(ledger) {
	return `${JSON.stringify(ledger, null, 2)}\n`;
}
function updatedLedger(ledger, versao, present) {
	const enderecos = {};
	const gone = [];
	for (const [id, entry] of Object.entries(ledger.enderecos)) {
		const { ate, agora, ...rest } = entry;
		if (present.has(id))
			enderecos[id] = rest;
		else {
			enderecos[id] = { ...entry, ate: ate ?? versao };
			if (ate === undefined)
				gone.push(id);
		}
	}
	const added = [...present.keys()].filter(id => !Object.hasOwn(enderecos, id));
	const entryOf = (id) => ({ endereco: present.get(id), desde: versao });
	return { ledger: { enderecos: withAdded(enderecos, present.keys(), added, entryOf) }, added, gone };
}
function withEarlier(ledger, since, isEarlier) {
	const earlier = [];
	const entries = Object.entries(ledger.enderecos).map(([id, entry]) => {
		const first = since.get(id);
		if (first === undefined || !isEarlier(first, entry.desde))
			return [id, entry];
		earlier.push(id);
		return [id, { ...entry, desde: first }];
	});
	return { ledger: { enderecos: Object.fromEntries(entries) }, earlier };
}
function unrecorded(ledger, present) {
	const { enderecos } = ledger ?? EMPTY_LEDGER;
	return [
		...[...present.keys()].filter(id => !Object.hasOwn(enderecos, id) || enderecos[id]?.ate !== undefined),
		...Object.keys(enderecos).filter(id => !present.has(id) && enderecos[id]?.ate === undefined),
	];
}

; 
const sorted = new WeakMap();
function itemsOf({ items }, tipo) {
	let byKind = sorted.get(items);
	if (byKind === undefined) {
		byKind = new Map();
		for (const item of items) {
			const those = byKind.get(item.data.tipo);
			if (those)
				those.push(item);
			else
				byKind.set(item.data.tipo, [item]);
		}
		sorted.set(items, byKind);
	}
	return byKind.get(tipo) ?? [];
}
function idOf(tipo, nome) {
	return `${tipo}:${nome}`;
}

; 




function goneThings({ enderecos }, byId) {
	const others = otherNames(byId);
	const gone = new Map();
	const entries = Object.entries(enderecos).filter(([id]) => !byId.has(id));
	for (const isOfModules of [true, false])
		for (const [id, { endereco, ate, agora }] of entries) {
			const tipo = id.slice(0, id.indexOf(':'));
			if ((tipo === 'modulo') !== isOfModules)
				continue;
			const nome = id.slice(tipo.length + 1);
			const declared = (0,successor .E)(agora, each => byId.has(each), each => (Object.hasOwn(enderecos, each) ? enderecos[each]?.agora : undefined));
			const other = others.get(id);
			const followed = declared ?? other ?? inModule(nome, gone, byId);
			const isOtherName = other !== undefined || (tipo === 'simbolo' && moduleOf(nome, gone)?.isOtherName === true);
			gone.set(id, {
				id,
				tipo,
				nome,
				address: parseAddress(endereco),
				ate,
				agora: followed,
				isOtherName: isOtherName && followed !== undefined && byId.has(followed),
			});
		}
	return new Map(entries.map(([id]) => [id, gone.get(id)]));
}
function lostFollowers({ enderecos } = EMPTY_LEDGER, isThere) {
	return Object.entries(enderecos).flatMap(([id, { agora }]) => {
		if (agora === undefined || isThere(id))
			return [];
		const last = (0,successor .E)(agora, isThere, each => Object.hasOwn(enderecos, each) ? enderecos[each]?.agora : undefined);
		const isKnown = last !== undefined && (isThere(last) || Object.hasOwn(enderecos, last));
		return isKnown ? [] : [{ id, agora: last ?? agora, isCircle: last === undefined }];
	});
}
function otherNames(byId) {
	const others = new Map();
	for (const [id, { data }] of byId)
		if (data.tipo === 'modulo' || data.tipo === 'comando')
			for (const name of data.apelidos)
				others.set(idOf(data.tipo, name), id);
	return others;
}
function inModule(nome, gone, byId) {
	const module = moduleOf(nome, gone);
	const now = module?.agora === undefined ? undefined : byId.get(module.agora);
	if (module === undefined || now?.data.tipo !== 'modulo')
		return undefined;
	const id = idOf('simbolo', now.data.nome + nome.slice(module.nome.length));
	return byId.has(id) ? id : undefined;
}
function moduleOf(nome, gone) {
	for (let at = nome.lastIndexOf('.'); at > 0; at = nome.lastIndexOf('.', at - 1)) {
		const module = gone.get(idOf('modulo', nome.slice(0, at)));
		if (module !== undefined)
			return module;
	}
	return undefined;
}

var drift = __webpack_require__(60921);
; 

const PASSING = { 'by-position': 'posicao', 'by-name': 'nome', either: 'ambos' };
const REST = '...';
const PARAMS = /^params\s+/;
const RUBY = 'rb';
const LITERAL = /^(?:nil|true|false|[-+]?\d.*|["':[{].*|[A-Z]\w*(?:::\w+)+)$/s;
class Notation {
	ending;
	order;
	constructor(ending, signatures) {
		this.ending = ending;
		this.order = (0,drift .mJ)([...new Set(signatures.flatMap(drift .IM))]);
	}
	takeApart(signature, heads = {}) {
		const variants = (0,drift .IM)(signature);
		if (variants.length === 1)
			return this.takenOf(signature, heads);
		const formas = variants.map(assinatura => ({ assinatura, ...this.takenOf(assinatura, heads) }));
		return { parametros: null, retorno: null, formas };
	}
	takenOf(signature, heads) {
		const head = Object.hasOwn(heads, signature) ? heads[signature] : undefined;
		const parsed = head?.names ? parseTyped(signature, head.names) : this.parse(signature);
		const result = (parsed?.result ?? '').replace(/^(?:=>|->|:)\s*/, '') || head?.result;
		const { typeParameters = [] } = (head?.typeParameters !== undefined && (0,drift .uT)(`${head.typeParameters}()`)) || parsed || {};
		const given = parsed?.parameters.filter(({ name, type }, i) => !(i === 0 && name === 'this' && type !== ''));
		return {
			...(typeParameters.length > 0 && { genericos: [...typeParameters] }),
			parametros: given?.map(each => this.parametro(each, signature)) ?? null,
			retorno: result || null,
		};
	}
	parse(signature) {
		return (0,drift .uT)(signature) ?? (this.order && (0,drift .uT)(signature, this.order));
	}
	parametro(parameter, signature) {
		const { name, type, defaultValue, optional, passing } = parameter;
		const takesRest = type.startsWith(REST) || (this.order === 'last' && PARAMS.test(type));
		const plain = takesRest ? type.replace(REST, '').replace(PARAMS, '') : type;
		const modo = takesRest ? 'resto' : PASSING[passing];
		if (this.ending === RUBY) {
			if (LITERAL.test(plain))
				return { nome: name, tipo: null, padrao: plain, opcional: true, modo };
			if (signature.includes(`&${name}`))
				return { nome: name, tipo: null, padrao: null, opcional: true, modo };
		}
		return {
			nome: name,
			tipo: plain === '' ? null : plain,
			padrao: defaultValue === '' ? null : defaultValue,
			opcional: optional || takesRest,
			modo,
		};
	}
}
const NO_NAME = /^(?:int|long|short|char|float|double|void|const|volatile)$/;
const NO_TYPE = /^(?:(?:const|volatile|struct|union|enum|final)\s*)+$/;
function parseTyped(signature, names) {
	const parsed = (0,drift .uT)(signature, names);
	const isWhole = ({ name, type }) => type !== '' && !(names === 'last' && (NO_NAME.test(name) || NO_TYPE.test(type)));
	return parsed?.parameters.every(isWhole) ? parsed : undefined;
}
const NOTHING_TAKEN = { parametros: null, retorno: null };

; 
class Weight {
	seen = new Set();
	total = 0;
	add(text) {
		for (const [token] of text.matchAll(TOKEN)) {
			if (this.seen.has(token))
				this.total += SEEN;
			else {
				this.seen.add(token);
				this.total += Buffer.byteLength(token) * NEW;
			}
		}
	}
}
const TOKEN = /\s*(?:[\p{L}\p{M}]+|\p{N}+|[^\s\p{L}\p{M}\p{N}]+|$)/gu;
const SEEN = 1.6;
const NEW = 0.75;

; 

const MAX_WEIGHT = 21_000;
const MAX_ENTRIES = 100;
const ENTRY_WEIGHT = 40;
const PARAMETER_WEIGHT = 9;
const ROW_WEIGHT = 14;
function inParts(items, dataOf, most = MAX_ENTRIES) {
	return cutByWeight(items, most, (item, weight) => {
		const { nome, assinatura, retorno, resumo, documentacao, exemplos, fonte, ...calls } = dataOf(item);
		const parameters = [calls, ...(calls.formas ?? [])].flatMap(({ parametros }) => parametros ?? []);
		for (const text of [nome, assinatura, retorno, resumo, documentacao, exemplos[0]?.codigo, fonte?.arquivo])
			weight.add(text ?? '');
		for (const { nome: name, tipo, padrao } of parameters)
			weight.add(`${name} ${tipo ?? ''} ${padrao ?? ''}`);
		return ENTRY_WEIGHT + parameters.length * PARAMETER_WEIGHT;
	});
}
function rowsInParts(rows, most, textOf) {
	return cutByWeight(rows, most, (row, weight) => {
		weight.add(textOf(row));
		return ROW_WEIGHT;
	});
}
function isOnePageWhole(things) {
	return inParts(things, each => each, Number.POSITIVE_INFINITY).length === 1;
}
function isOnePage(texts) {
	return rowsInParts(texts, Number.POSITIVE_INFINITY, text => text).length === 1;
}
function cutByWeight(items, most, add) {
	let part = [];
	let weight = new Weight();
	const parts = [part];
	for (const item of items) {
		const around = add(item, weight);
		if (part.length === most || (part.length > 0 && weight.total + around > MAX_WEIGHT)) {
			part = [];
			parts.push(part);
			weight = new Weight();
			add(item, weight);
		}
		weight.total += around;
		part.push(item);
	}
	return parts;
}
function partPage(page, index) {
	return `${page}~${index + 1}`;
}

; 



function ruleId(text) {
	return idOf('regra', hashOf(text));
}
function thingsOf({ sintaxe, embutidas, modulos, comandos, erros }) {
	const things = [];
	const add = (tipo, nome, at, more = {}, name = nome) => {
		const subject = `${(0,contract_files .XM)(at.file)}#${at.pointer}`;
		const wanted = idOf(tipo, name);
		const thing = { wanted, tipo, nome, subject, resumo: '', texto: '', assinatura: null, ...more };
		things.push(thing);
		return thing;
	};
	for (const [i, word] of sintaxe.reservadas.entries())
		add('palavra', word.palavra, { file: 'sintaxe', pointer: `/reservadas/${i}` }, { resumo: word.descricao });
	for (const [i, word] of sintaxe.contextuais.entries())
		add('contextual', word.palavra, { file: 'sintaxe', pointer: `/contextuais/${i}` }, { resumo: word.descricao });
	for (const [i, sign] of sintaxe.operadores.entries())
		add('operador', sign.simbolo, { file: 'sintaxe', pointer: `/operadores/${i}` }, { resumo: sign.descricao });
	for (const [i, verb] of sintaxe.verbos_http.entries())
		add('verbo', verb, { file: 'sintaxe', pointer: `/verbos_http/${i}` });
	for (const [i, rule] of sintaxe.regras.entries())
		add('regra', rule, { file: 'sintaxe', pointer: `/regras/${i}` }, {}, hashOf(rule));
	for (const [i, name] of embutidas.funcoes.entries())
		add('embutida', name, { file: 'embutidas', pointer: `/funcoes/${i}` });
	for (const [i, { nome, apelidos, simbolos }] of modulos.modulos.entries()) {
		const pointer = `/modulos/${i}`;
		const of = add('modulo', nome, { file: 'modulos', pointer }, { apelidos });
		for (const [j, symbol] of simbolos.entries())
			add('simbolo', symbol.nome, { file: 'modulos', pointer: `${pointer}/simbolos/${j}` }, {
				resumo: symbol.resumo,
				assinatura: symbol.assinatura === '' ? null : symbol.assinatura,
				modulo: { of, nomes: [nome, ...apelidos] },
			}, `${nome}.${symbol.nome}`);
	}
	for (const [i, { comandos: list }] of comandos.grupos.entries())
		for (const [j, command] of list.entries())
			add('comando', command.nome, { file: 'comandos', pointer: `/grupos/${i}/comandos/${j}` }, {
				resumo: command.resumo,
				texto: command.detalhe,
				apelidos: command.apelidos,
				exemplo: command.exemplos[0]?.comando,
			});
	for (const [i, error] of erros.codigos.entries())
		add('erro', error.codigo, { file: 'erros', pointer: `/codigos/${i}` }, { resumo: error.titulo, texto: error.explicacao, exemplo: error.exemplo });
	const ids = idsOf(things);
	return things.map(thing => {
		const { wanted: _, modulo, ...rest } = thing;
		const id = ids.get(thing);
		return {
			...rest,
			id,
			...(modulo && { modulo: { id: ids.get(modulo.of), nomes: modulo.nomes } }),
		};
	});
}
function idsOf(things) {
	const first = new Map();
	for (const thing of things) {
		const known = first.get(thing.wanted);
		if (known === undefined || things_moduleOf(thing).length > things_moduleOf(known).length)
			first.set(thing.wanted, thing);
	}
	const taken = new Set(first.keys());
	const free = (base) => {
		let id = base;
		for (let count = 2; taken.has(id); count += 1)
			id = `${base}~${count}`;
		taken.add(id);
		return id;
	};
	return new Map(things.map(thing => {
		const { wanted } = thing;
		const owner = first.get(wanted);
		if (thing === owner)
			return [thing, wanted];
		const isOfAnother = things_moduleOf(thing) !== things_moduleOf(owner);
		return [thing, free(isOfAnother ? `${wanted}~${hashOf(things_moduleOf(thing))}` : wanted)];
	}));
}
function things_moduleOf({ modulo }) {
	return modulo?.of.nome ?? '';
}

; 











function buildModel(input) {
	const { files, idioma, baseUrl, commit, programs, ledger = EMPTY_LEDGER, history = [] } = input;
	const things = thingsOf(files);
	const addresses = addressesOfThings(things, ledger);
	const examples = new Examples(programs);
	const notations = notationsOf(things, input);
	const data = things.map(thing => itemOf(thing, addresses.get(thing.id), input, examples, notations));
	const places = placesOf(things, data, addresses);
	const symbols = new Map();
	const items = [];
	for (const [i, thing] of things.entries()) {
		const own = [];
		if (thing.tipo === 'modulo')
			symbols.set(thing.id, own);
		const address = places.get(thing.id);
		const item = { data: data[i], address, symbols: own };
		items.push(item);
		if (thing.modulo)
			symbols.get(thing.modulo.id)?.push(item);
	}
	const { nome, versao } = files.index;
	const outros = input.details.get(contract_files .QE)?.outros;
	const byId = new Map(items.map(item => [item.data.id, item]));
	const gone = goneThings(ledger, byId);
	const antigos = [...gone.values()].map(({ id, address, ate = null, agora = null }) => ({
		id,
		endereco: addressText(address),
		ate,
		agora,
	}));
	const referencia = {
		versao,
		nome,
		idioma,
		commit,
		...(antigos.length > 0 && { antigos }),
		...(history.length > 0 && { mudancas: [...history] }),
		...(outros && { outros: [...outros] }),
		itens: items.map(({ data }) => data),
	};
	const [firstProgram] = [...programs].sort((a, b) => a.text.length - b.text.length || (0,code_points .O)(a.path, b.path));
	const { editors = [], marks } = input;
	return {
		files,
		idioma,
		baseUrl,
		referencia,
		items,
		byId,
		gone,
		firstProgram,
		isCopy: false,
		editors,
		marks,
	};
}
function notationsOf(things, input) {
	const signatures = new Map();
	for (const thing of things) {
		const signature = signatureOf(thing, input);
		if (signature === null)
			continue;
		const ending = endingOf(sourceOf(thing.subject, input));
		const all = signatures.get(ending) ?? [];
		signatures.set(ending, all);
		all.push(signature);
	}
	return new Map([...signatures].map(([ending, all]) => [ending, new Notation(ending, all)]));
}
function endingOf(fonte) {
	return /\.(\w+)$/.exec(fonte?.arquivo ?? '')?.[1] ?? '';
}
function signatureOf({ assinatura, tipo, subject }, { details }) {
	return assinatura ?? (tipo === 'embutida' ? (details.get(subject)?.assinatura ?? null) : null);
}
function itemOf(thing, address, input, examples, notations) {
	const { id, tipo, nome, subject } = thing;
	const details = input.details.get(subject) ?? {};
	const assinatura = signatureOf(thing, input);
	const fonte = sourceOf(subject, input);
	const said = details.documentacao ?? '';
	const resumo = thing.resumo || firstSentence(said);
	const documentacao = thing.texto || (said.trim() === resumo.trim() ? '' : said);
	const recorded = input.ledger?.enderecos;
	return {
		id,
		tipo,
		nome,
		apelidos: (thing.apelidos ?? []).filter(name => name !== nome),
		modulo: thing.modulo?.nomes[0] ?? null,
		assinatura,
		...((assinatura !== null && notations.get(endingOf(fonte))?.takeApart(assinatura, details.cabecas)) ||
			NOTHING_TAKEN),
		resumo,
		documentacao,
		exemplos: examplesOf(thing, examples, input.programs),
		fonte,
		endereco: addressText(address),
		desde: details.desde ?? (recorded && Object.hasOwn(recorded, id) ? recorded[id]?.desde : null) ?? null,
		obsoleto: details.obsoleto ?? null,
		...(details.outros && { outros: [...details.outros] }),
	};
}
function placesOf(things, data, addresses) {
	const places = new Map(addresses);
	const onePage = new Map();
	for (const [i, { id, tipo }] of things.entries()) {
		if (tipo !== 'simbolo' && tipo !== 'embutida')
			continue;
		const { page } = addresses.get(id);
		const list = onePage.get(page) ?? [];
		onePage.set(page, list);
		list.push(data[i]);
	}
	for (const [page, list] of onePage) {
		if (isOnePage(list.map(({ nome }) => nome)))
			continue;
		for (const [i, part] of inParts(list, each => each).entries())
			for (const { id } of part)
				places.set(id, { ...addresses.get(id), page: partPage(page, i) });
	}
	return places;
}
function addressesOfThings(things, ledger) {
	return assignAddresses(things.map(({ id, tipo, nome, modulo }) => ({ id, tipo, nome, moduleId: modulo?.id })), ledger);
}
function thingsByAddress(files, ledger = EMPTY_LEDGER) {
	const there = [...addressesOfThings(thingsOf(files), ledger)];
	return new Map([
		...Object.entries(ledger.enderecos).map(([id, { endereco }]) => [endereco, id]),
		...there.map(([id, address]) => [addressText(address), id]),
	]);
}
function firstSentence(text) {
	return (text.trim().split(/\n\s*\n/, 1)[0] ?? '').replace(/\s+/g, ' ');
}
function examplesOf(thing, examples, programs) {
	const { tipo, nome, modulo, apelidos = [], exemplo = '' } = thing;
	if (exemplo !== '')
		return [{ codigo: exemplo, arquivo: null, linha: null }];
	if (tipo === 'palavra' || tipo === 'contextual' || tipo === 'embutida' || tipo === 'verbo')
		return examples.ofWord(nome);
	if (tipo === 'operador')
		return examples.ofOperator(nome);
	if (tipo === 'modulo')
		return examples.ofModule([nome, ...apelidos], programs);
	return tipo === 'simbolo' && modulo ? examples.ofSymbol(nome, modulo.nomes) : [];
}
function sourceOf(subject, input) {
	for (let at = subject; at.includes('/', at.indexOf('#') + 1); at = at.slice(0, at.lastIndexOf('/'))) {
		const place = input.origins.get(at);
		if (place) {
			const { file, line } = place;
			if (isOutside(file))
				return null;
			return { arquivo: file, linha: line ?? null, url: lineAddress(file, line, input) };
		}
	}
	return null;
}
function isOutside(file) {
	return /^(?:[A-Za-z]:)?[\\/]/.test(file) || file.split(/[\\/]/).includes('..');
}
const HOSTS = [
	[/(?:^|\.)gitlab\./, '/-/blob/{commit}/{arquivo}#L{linha}'],
	[/^bitbucket\./, '/src/{commit}/{arquivo}#lines-{linha}'],
	[/^(?:codeberg|gitea|forgejo)\./, '/src/commit/{commit}/{arquivo}#L{linha}'],
];
const MOST = '/blob/{commit}/{arquivo}#L{linha}';
function lineAddress(file, line, { repositorio, commit, repositories = [] }) {
	const elsewhere = (0,other_repositories .c6)(file);
	const other = elsewhere && repositories.find(({ name }) => name === elsewhere.name);
	if (elsewhere && other)
		return lineAddress(elsewhere.path, line, {
			repositorio: other.address,
			commit: other.modified ? null : other.commit,
		});
	if (repositorio === undefined || commit === null || line === undefined)
		return null;
	const pattern = repositorio.includes('{') ? repositorio : patternOf(repositorio);
	const values = {
		commit,
		arquivo: file.split('/').map(encodeURIComponent).join('/'),
		linha: String(line),
	};
	return pattern.replace(/\{(commit|arquivo|linha)\}/g, (_, name) => values[name]);
}
function patternOf(repositorio) {
	const address = repositorio.replace(/(?:\.git)?\/*$/, '');
	const host = URL.canParse(address) ? new URL(address).hostname : '';
	return address + (HOSTS.find(([known]) => known.test(host))?.[1] ?? MOST);
}

var iso = __webpack_require__(64377);
; 




const historySchema = (0,strict_object .O)({
	versoes: schemas .YOg((0,strict_object .O)({
		versao: schemas .YjP().min(1),
		anterior: schemas .YjP().min(1),
		data: iso .p6(),
		idioma: schemas .k5n(['pt', 'en']).exactOptional(),
		mudancas: schemas .YOg((0,strict_object .O)({
			regra: schemas .YjP().min(1),
			nivel: schemas .k5n(['major', 'minor', 'patch', 'info']),
			nome: schemas .YjP(),
			id: schemas .YjP().min(1).nullable(),
			texto: schemas .YjP().min(1),
		})),
	})),
});
const REMEDY = 'Bring back the version of git: `refdata changelog A..B --write` adds to it.';
function parseHistory(text, file) {
	const { versoes } = (0,parse_kept .M)(text, file, historySchema, { what: 'list of versions', remedy: REMEDY });
	const twice = versoes.find(({ versao }, i) => versoes.findIndex(each => each.versao === versao) !== i);
	if (twice)
		throw new user_error .y(`${file} has version ${twice.versao} twice.`, REMEDY);
	return versoes;
}
function historyText(versoes) {
	return `${JSON.stringify({ versoes }, null, 2)}\n`;
}
function withVersion(history, version) {
	const same = history.findIndex(({ versao }) => versao === version.versao);
	if (same >= 0)
		return history.with(same, version);
	const next = history.findIndex(({ anterior }) => anterior === version.versao);
	const before = history.findIndex(({ versao }) => versao === version.anterior);
	return history.toSpliced(next >= 0 ? next + 1 : Math.max(before, 0), 0, version);
}

var canonical = __webpack_require__(96845);
var archive = __webpack_require__(55508);
var site_file = __webpack_require__(62734);
var openapi = __webpack_require__(64314);
var words_words = __webpack_require__(17299);
var blank_ends = __webpack_require__(45651);
var html = __webpack_require__(96223);
; 
const MIN_WIDTH_CHARACTERS = 50;
const OWN_LINE = /^(?:[^\p{L}\p{N}"'`(“‘«¿¡]|\p{N}+[.)]\s|\p{L}[.)]\s|\S+ *(?::|=|[—–-])(?:\s|$))/u;
const ENDED = /(?::| {2}|\\)$/;
function unwrapped(lines) {
	const width = lines.reduce((most, line) => Math.max(most, line.trimEnd().length), 0);
	if (width < MIN_WIDTH_CHARACTERS)
		return [...lines];
	const joined = [];
	for (const [i, line] of lines.entries()) {
		const before = lines[i - 1];
		if (before !== undefined && goesOn(before, line, width))
			joined.at(-1)?.push(line.trim());
		else
			joined.push([line]);
	}
	return joined.map(parts => (parts.length === 1 ? parts : parts.map((part, i) => (i === 0 ? part.trimEnd() : part))).join(' '));
}
function goesOn(before, line, width) {
	if (indentOf(before) !== indentOf(line) || ENDED.test(before) || OWN_LINE.test(line.trimStart()))
		return false;
	const [word = ''] = line.trimStart().split(/\s/, 1);
	return before.trimEnd().length + 1 + word.length > width;
}
function indentOf(line) {
	return line.length - line.trimStart().length;
}

; 

const FENCE = /^ {0,3}(`{3,}|~{3,})(?![`~])([^`]*)$/;
const INDENTED = /^(?: {4}| {0,3}\t)/;
const SESSION = /^\s*>>> /;
function proseParts(text) {
	const lines = text.replace(/\r\n?/g, '\n').split('\n');
	const parts = [];
	let paragraph = [];
	const unended = new Map();
	const flush = () => {
		if (paragraph.length > 0)
			addParagraph(parts, paragraph);
		paragraph = [];
	};
	for (let i = 0; i < lines.length; i += 1) {
		const line = lines[i];
		const end = fenceEnd(lines, i, unended);
		if (end !== undefined) {
			flush();
			parts.push({ kind: 'code', text: withoutIndent(lines.slice(i + 1, end)) });
			i = end;
		}
		else if (line.trim() === '')
			flush();
		else
			paragraph.push(line);
	}
	flush();
	return parts.filter(part => part.text !== '');
}
function addParagraph(parts, lines) {
	if (!lines.every(line => INDENTED.test(line)) && !SESSION.test(lines[0] ?? '')) {
		parts.push({ kind: 'paragraph', text: unwrapped(lines).join('\n').trimEnd() });
		return;
	}
	parts.push({ kind: 'code', text: withoutIndent(lines) });
}
function fenceEnd(lines, start, unended) {
	const [, fence = ''] = FENCE.exec(lines[start] ?? '') ?? [];
	const [sign = ''] = fence;
	if (fence === '' || fence.length >= (unended.get(sign) ?? Number.POSITIVE_INFINITY))
		return undefined;
	for (let i = start + 1; i < lines.length; i += 1) {
		const [, other = '', named = ''] = FENCE.exec(lines[i] ?? '') ?? [];
		if (named.trim() === '' && other[0] === sign && other.length >= fence.length)
			return i;
	}
	unended.set(sign, fence.length);
	return undefined;
}
function withoutIndent(lines) {
	const indents = lines.filter(line => line.trim() !== '').map(line => /^[ \t]*/.exec(line)?.[0].length ?? 0);
	const common = indents.length === 0 ? 0 : Math.min(...indents);
	return lines.map(line => line.slice(common).trimEnd()).join('\n');
}

; 




const LIST_CLASSES = {
	dense: ' class="dense"',
	names: ' class="dense names"',
};
function blocksHtml({ path, blocks }, painter, ending = 'html') {
	const spot = { from: path, ending, painter };
	const first = blocks.findIndex(({ kind }) => kind === 'heading');
	return blocks.map((block, i) => blockHtml(block, spot, first >= 0 && first < i ? 3 : 2)).join('\n');
}
function blockHtml(block, spot, level) {
	switch (block.kind) {
		case 'heading':
			return `<h2${block.id === undefined ? '' : ` id="${(0,html .qy)(block.id)}"`}>${(0,html .qy)(block.text)}</h2>`;
		case 'text':
			return `<p${block.tone === undefined ? '' : ` class="${block.tone}"`}>${inlines(block.text, spot)}</p>`;
		case 'prose':
			return proseParts(block.text)
				.map(({ kind, text }) => kind === 'code'
				? codeHtml({ kind: 'code', code: text }, spot)
				: `<p class="prose">${(0,html .CS)(text)}</p>`)
				.join('\n');
		case 'code':
			return codeHtml(block, spot);
		case 'list': {
			const tag = block.style === 'numbered' ? 'ol' : 'ul';
			const items = block.items.map((item, i) => {
				const id = block.ids?.[i];
				return `<li${id === undefined ? '' : ` id="${(0,html .qy)(id)}"`}>${inlines(item, spot)}</li>`;
			});
			const lang = block.lang === undefined ? '' : ` lang="${(0,html .qy)(block.lang)}"`;
			return `<${tag}${LIST_CLASSES[block.style ?? ''] ?? ''}${lang}>\n${items.join('\n')}\n</${tag}>`;
		}
		case 'table':
			return tableHtml(block.head, block.rows, spot);
		case 'facts':
			return block.rows.length === 0
				? ''
				: `<dl class="facts">\n${block.rows.map(([label, value]) => `<div><dt>${(0,html .qy)(label)}</dt><dd>${inlines(value, spot)}</dd></div>`).join('\n')}\n</dl>`;
		case 'checker':
			return checkerHtml(block.program, block.words);
		case 'entry': {
			const rest = block.rest === undefined ? '' : `<span class="rest">${(0,html .qy)(block.rest)}</span>`;
			const link = `<a class="anchor" href="#${encodeURIComponent(block.id)}"><code translate="no">${(0,html .qy)(block.name)}${rest}</code></a>`;
			return `<section class="entry">\n<h${level} id="${(0,html .qy)(block.id)}">${link}</h${level}>\n${block.blocks.map(each => blockHtml(each, spot, level)).join('\n')}\n</section>`;
		}
	}
}
function codeHtml(block, spot) {
	const { caption, site, program } = block;
	const code = (0,blank_ends .r)(block.code);
	const text = program && spot.painter ? spot.painter.html(code, program) : (0,html .qy)(code);
	const pre = `<pre tabindex="0" translate="no"><code>${text}</code></pre>`;
	const named = site === undefined ? '' : ` data-site="${(0,html .qy)(site)}"`;
	if (caption === undefined)
		return `<div class="code"${named}>${pre}</div>`;
	return `<figure class="code"${named}>\n<figcaption>${inlines(caption, spot)}</figcaption>\n${pre}\n</figure>`;
}
function tableHtml(head, rows, spot) {
	const top = head.map(text => `<th scope="col">${(0,html .qy)(text)}</th>`).join('');
	const body = rows.map(({ id, cells }) => {
		const [first = [], ...others] = cells;
		const named = id === undefined ? '' : ` id="${(0,html .qy)(id)}"`;
		return `<tr${named}><th scope="row">${inlines(first, spot)}</th>${others.map((cell, i) => `<td data-label="${(0,html .qy)(head[i + 1] ?? '')}">${inlines(cell, spot)}</td>`).join('')}</tr>`;
	});
	return `<table>\n<thead><tr>${top}</tr></thead>\n<tbody>\n${body.join('\n')}\n</tbody>\n</table>`;
}
function checkerHtml(program, words) {
	const { label, button, noScript, states, heads, summary, problems } = words;
	const said = (0,html .qy)(JSON.stringify({ states, heads, summary, problems }));
	return `<noscript><p class="warning">${(0,html .qy)(noScript)}</p></noscript>
<form class="checker" data-words="${said}">
<label for="-programa">${(0,html .qy)(label)}</label>
<textarea id="-programa" rows="16" spellcheck="false" autocapitalize="off" autocomplete="off" translate="no">
${(0,html .qy)(program)}</textarea>
<button type="submit">${(0,html .qy)(button)}</button>
</form>
<div class="checked"></div>`;
}
function inlines(parts, spot) {
	return parts.map(part => inlineHtml(part, spot)).join('');
}
function inlineHtml(part, spot) {
	if (typeof part === 'string')
		return (0,html .CS)(part);
	if ('code' in part)
		return `<code translate="no">${(0,html .qy)(part.code)}</code>`;
	if ('mark' in part)
		return `<mark>${(0,html .qy)(part.mark)}</mark>`;
	if ('soft' in part)
		return `<span class="soft">${(0,html .qy)(part.soft)}</span>`;
	const text = part.isCode ? `<code translate="no">${(0,html .qy)(part.text)}</code>` : (0,html .qy)(part.text);
	const { address, isOutside } = linkTo(part.link, spot.from, spot.ending);
	return `<a href="${(0,html .qy)(address)}"${isOutside ? ' rel="external"' : ''}>${text}</a>`;
}
function linkTo(target, from, ending) {
	if ('url' in target)
		return { address: target.url, isOutside: true };
	if ('file' in target)
		return { address: relativePath(from, target.file), isOutside: false };
	return { address: relativeLink(from, target, ending), isOutside: false };
}
function crumbsHtml(crumbs, from) {
	return crumbs
		.map(({ text, to, isCode }) => {
		const shown = isCode ? `<code translate="no">${(0,html .qy)(text)}</code>` : (0,html .qy)(text);
		return `<li><a href="${(0,html .qy)(relativeLink(from, to, 'html'))}">${shown}</a></li>`;
	})
		.join('');
}

; 




const MAX_LINE_CHARACTERS = 5000;
function pageMarkdown(page, from = page.path) {
	const blocks = page.blocks.map(block => blockMarkdown(block, from, 2)).filter(text => text !== '');
	return `${[`# ${escaped(page.title)}`, ...blocks].join('\n\n')}\n`;
}
function blockMarkdown(block, from, level) {
	switch (block.kind) {
		case 'heading':
			return `${'#'.repeat(level)} ${escaped(block.text)}`;
		case 'text':
			return markdown_inlines(block.text, from);
		case 'prose':
			return proseParts(block.text)
				.map(({ kind, text }) => (kind === 'code' ? fenced(text) : proseMarkdown(text)))
				.join('\n\n');
		case 'code': {
			const code = fenced(block.code);
			return block.caption === undefined ? code : `${markdown_inlines(block.caption, from)}\n\n${code}`;
		}
		case 'list':
			return block.items
				.map((item, i) => `${block.style === 'numbered' ? `${i + 1}.` : '-'} ${markdown_inlines(item, from)}`)
				.join('\n');
		case 'table':
			return tableMarkdown(block.head, block.rows, from);
		case 'facts':
			return block.rows.map(([label, value]) => `- ${escaped(label)}: ${markdown_inlines(value, from)}`).join('\n');
		case 'checker':
			return escaped(block.words.noScript);
		case 'entry': {
			const heading = `${'#'.repeat(level + 1)} ${codeSpan(block.name + (block.rest ?? ''))}`;
			const blocks = block.blocks.map(each => blockMarkdown(each, from, level + 2));
			return [heading, ...blocks.filter(text => text !== '')].join('\n\n');
		}
	}
}
function tableMarkdown(head, rows, from) {
	const line = (cells) => `| ${cells.map(cell => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
	return [
		line(head.map(escaped)),
		line(head.map(() => '---')),
		...rows.map(({ cells }) => line(cells.map(cell => markdown_inlines(cell, from)))),
	].join('\n');
}
function markdown_inlines(parts, from) {
	return parts.map(part => inlineMarkdown(part, from)).join('');
}
function inlineMarkdown(part, from) {
	if (typeof part === 'string')
		return proseMarkdown(part);
	if ('code' in part)
		return codeSpan(part.code);
	if ('mark' in part)
		return `**${escaped(part.mark)}**`;
	if ('soft' in part)
		return escaped(part.soft);
	const { address } = linkTo(part.link, from, 'md');
	const text = part.isCode ? codeSpan(part.text) : escaped(part.text);
	return `[${text}](${address.replace(/[()\s<>\\]/g, character => encodeURIComponent(character).replace('(', '%28').replace(')', '%29'))})`;
}
function proseMarkdown(text) {
	return text
		.split(/(`[^`\n]+`)/)
		.map((part, i) => (i % 2 === 1 ? codeSpan(part.slice(1, -1)) : escapedLines(part)))
		.join('');
}
function escapedLines(text) {
	return text.split('\n').map(escapeText).join('\n');
}
function escaped(text) {
	return escapeText((0,visible .P)(text, MAX_LINE_CHARACTERS));
}
function escapeText(text) {
	return (0,visible .R)(text)
		.replace(/[\\`*_[\]<>|~#]/g, '\\$&')
		.replace(/&(?=[#\w]+;)/g, '\\&')
		.replace(/^(\s*)([-+=])/, '$1\\$2')
		.replace(/^(\s*\d+)([.)])/, '$1\\$2')
		.replace(/^ {4,}|^\t+/, ' ');
}
function codeSpan(code) {
	const text = (0,visible .P)(code, MAX_LINE_CHARACTERS);
	if (text === '')
		return '';
	if (!text.includes('`'))
		return `\`${text}\``;
	const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
	const fence = '`'.repeat(longest + 1);
	return /^`|`$/.test(text) ? `${fence} ${text} ${fence}` : fence + text + fence;
}
function fenced(code) {
	const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
	const fence = '`'.repeat(longest + 1);
	return `${fence}\n${(0,blank_ends .r)((0,visible .R)(code))}\n${fence}`;
}

; 
const en = {
	lang: 'en',
	skip: 'Skip to the content',
	home: 'Home',
	reference: 'Reference',
	mainNavigation: 'Parts of the reference',
	onThisPage: 'On this page',
	breadcrumbs: 'Where you are',
	syntax: 'Syntax',
	reserved: 'Reserved words',
	reservedIntro: 'They cannot be names of variables.',
	contextual: 'Contextual words',
	contextualIntro: 'They can be names, and are keywords only in the context that is given.',
	operators: 'Operators',
	verbs: 'HTTP verbs',
	verbsIntro: 'The verbs that routes of a server can have.',
	rules: 'Rules that most often trip people up',
	nothing: 'This version of the language has nothing of this.',
	builtins: 'Built-in functions',
	builtinsIntro: 'Global functions, which need no import.',
	modules: 'Modules',
	modulesIntro: 'The library: each module with what it offers.',
	commands: 'Commands',
	errors: 'Error codes',
	errorsIntro: 'What each code means, a program that provokes it, and how to solve it.',
	sheet: 'Cheat sheet',
	sheetIntro: 'Everything on a few pages, to be printed.',
	index: 'Index',
	kind: 'What it is',
	indexIntro: 'All names, in alphabetical order.',
	data: 'Data',
	documentation: 'Documentation',
	start: 'Start here',
	equivalent: 'In other languages',
	where: 'Where',
	parameters: 'Parameters',
	name: 'Name',
	type: 'Type',
	defaultValue: 'Default',
	meaning: 'Meaning',
	passed: 'How it is passed',
	passing: {
		posicao: 'by position only',
		nome: 'by name only',
		ambos: 'by position or name',
		resto: 'takes the rest',
	},
	optional: 'optional',
	returns: 'Returns',
	example: 'Example',
	exampleOfError: 'A program that provokes the error',
	definedAt: 'Defined at',
	since: 'Since',
	deprecated: 'Deprecated',
	aliases: 'Other names',
	symbols: 'What the module offers',
	usage: 'Usage',
	options: 'Options',
	examples: 'Examples',
	seeAlso: 'See also',
	explanation: 'What happened',
	solution: 'How to solve it',
	readMore: 'Read more in the documentation',
	more: 'More',
	part: 'Part',
	previous: 'Previous',
	next: 'Next',
	gone: (nome, kind, versao) => `${nome} (${kind}) is gone since version ${versao}.`,
	otherName: (nome, versao) => `Since version ${versao}, ${nome} is another name of:`,
	namesakes: 'What has this name now:',
	followedBy: 'In its place:',
	formerly: 'What was here before',
	from: 'of',
	generated: (nome, versao) => `${nome} ${versao}, read from the source code of the language.`,
	markdown: 'This page as Markdown',
	changes: 'What changed',
	changesIntro: 'What each version changed for those who use the language.',
	noChanges: 'Nothing changed.',
	sinceVersion: (anterior, data) => `Since ${anterior}, on ${data}.`,
	levels: { major: 'Breaks programs', minor: 'New', patch: 'Corrections', info: 'To learn from' },
	preview: {
		banner: base => `A preview, compared with ${base}.`,
		summary: 'What it changes',
		title: base => `What changes, compared with ${base}`,
		counts: (added, changed, gone) => `${added} new, ${changed} changed, ${gone} gone.`,
		states: { new: 'new', changed: 'changed', gone: 'gone' },
		since: (state, base) => ({
			new: `New, compared with ${base}`,
			changed: `Changed, compared with ${base}`,
			gone: `Gone, compared with ${base}`,
		})[state],
		unknown: count => `Of ${count} ${count === 1 ? 'value' : 'values'} nobody can tell: one side could not be read.`,
	},
	copy: {
		is: (nome, versao) => `A copy of ${nome} ${versao}, which stays as it is.`,
		newer: 'The version that is published now is {versao}.',
		open: 'This page in {versao}',
		missing: 'It does not have this page.',
	},
	count: (count, one, many) => `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`,
	kinds: {
		palavra: ['reserved word', 'reserved words'],
		contextual: ['contextual word', 'contextual words'],
		operador: ['operator', 'operators'],
		verbo: ['HTTP verb', 'HTTP verbs'],
		regra: ['rule', 'rules'],
		embutida: ['built-in function', 'built-in functions'],
		modulo: ['module', 'modules'],
		simbolo: ['symbol of a module', 'symbols of modules'],
		comando: ['command', 'commands'],
		erro: ['error code', 'error codes'],
	},
	check: {
		title: 'Check a program',
		short: 'Check',
		intro: 'Paste a program: each word, operator, import and call is known, unknown, or nobody can tell, because the program may have a name of its own.',
		terminal: 'Nothing leaves this page. `refdata lint FILE` says the same in a terminal.',
		noScript: 'This page needs scripts. In a terminal, `refdata lint FILE` says the same.',
		label: 'Program',
		button: 'Check',
		states: { known: 'known', unknown: 'unknown', 'cannot tell': 'cannot tell' },
		heads: ['Name', 'State', 'Lines', 'Since', 'Is it one of these?'],
		summary: 'Known: {known}. Unknown: {unknown}. Cannot tell: {cannot}.',
		problems: 'What is wrong',
	},
	editors: {
		title: 'Editors',
		intro: 'The colours of the language in every editor and on pages, and how to install them.',
		engines: {
			textmate: 'TextMate grammar: Shiki and others',
			sublime: 'Sublime Text: into the folder User, which “Preferences: Browse Packages” shows',
			vscode: 'Extension of VS Code and editors of its family',
			vim: 'Vim and Neovim: colours',
			neovim: 'Neovim: colours, a language server, comments and indentation',
			highlightjs: 'highlight.js',
			prism: 'Prism',
			codemirror: 'CodeMirror 6',
			monaco: 'Monaco',
			pygments: 'Pygments: Sphinx, MkDocs, LaTeX',
			provas: 'Probes: short programs with their classes, for other highlighters',
		},
	},
	agents: {
		programs: extensao => `Programs end in ${extensao}.`,
		names: search => `A name that is not in ${search} does not exist: do not invent names.`,
		rest: referencia => `Everything of a name is in ${referencia}; a page of this site is Markdown at the same address with the ending .md.`,
		where: 'Where',
	},
	search: {
		label: 'Search the reference',
		placeholder: 'Search a name',
		all: 'Everything',
		kind: 'Kind',
		button: 'Search',
		none: 'Nothing found',
		found: '{n} results',
		one: '1 result',
		copy: 'Copy',
		copied: 'Copied',
	},
};

; 
const pt = {
	lang: 'pt-BR',
	skip: 'Ir para o conteúdo',
	home: 'Início',
	reference: 'Referência',
	mainNavigation: 'Partes da referência',
	onThisPage: 'Nesta página',
	breadcrumbs: 'Onde você está',
	syntax: 'Sintaxe',
	reserved: 'Palavras reservadas',
	reservedIntro: 'Não podem ser nomes de variáveis.',
	contextual: 'Palavras contextuais',
	contextualIntro: 'Podem ser nomes; só são palavras da linguagem no contexto indicado.',
	operators: 'Operadores',
	verbs: 'Verbos HTTP',
	verbsIntro: 'Os verbos que as rotas de um servidor podem ter.',
	rules: 'Regras que mais confundem',
	nothing: 'Esta versão da linguagem não tem nada disto.',
	builtins: 'Funções embutidas',
	builtinsIntro: 'Funções globais, que não precisam de importação.',
	modules: 'Módulos',
	modulesIntro: 'A biblioteca: cada módulo com o que ele oferece.',
	commands: 'Comandos',
	errors: 'Códigos de erro',
	errorsIntro: 'O que cada código significa, um programa que o provoca e como resolver.',
	sheet: 'Folha de consulta',
	sheetIntro: 'Tudo em poucas páginas, para imprimir.',
	index: 'Índice',
	kind: 'O que é',
	indexIntro: 'Todos os nomes, em ordem alfabética.',
	data: 'Dados',
	documentation: 'Documentação',
	start: 'Comece por aqui',
	equivalent: 'Em outras linguagens',
	where: 'Onde',
	parameters: 'Parâmetros',
	name: 'Nome',
	type: 'Tipo',
	defaultValue: 'Padrão',
	meaning: 'Significado',
	passed: 'Como se passa',
	passing: {
		posicao: 'só por posição',
		nome: 'só por nome',
		ambos: 'por posição ou nome',
		resto: 'recebe os demais',
	},
	optional: 'opcional',
	returns: 'Devolve',
	example: 'Exemplo',
	exampleOfError: 'Um programa que provoca o erro',
	definedAt: 'Definido em',
	since: 'Desde',
	deprecated: 'Obsoleto',
	aliases: 'Outros nomes',
	symbols: 'O que o módulo oferece',
	usage: 'Uso',
	options: 'Opções',
	examples: 'Exemplos',
	seeAlso: 'Veja também',
	explanation: 'O que aconteceu',
	solution: 'Como resolver',
	readMore: 'Leia mais na documentação',
	more: 'Mais',
	part: 'Parte',
	previous: 'Anterior',
	next: 'Próximo',
	gone: (nome, kind, versao) => `${nome} (${kind}) não existe mais desde a versão ${versao}.`,
	otherName: (nome, versao) => `Desde a versão ${versao}, ${nome} é outro nome de:`,
	namesakes: 'O que tem esse nome agora:',
	followedBy: 'Em seu lugar:',
	formerly: 'O que havia aqui antes',
	from: 'de',
	generated: (nome, versao) => `${nome} ${versao}, lido do código-fonte da linguagem.`,
	markdown: 'Esta página em Markdown',
	changes: 'O que mudou',
	changesIntro: 'O que cada versão mudou para quem usa a linguagem.',
	noChanges: 'Nada mudou.',
	sinceVersion: (anterior, data) => `Desde ${anterior}, em ${data}.`,
	levels: { major: 'Quebra programas', minor: 'Novo', patch: 'Correções', info: 'Para aprender' },
	preview: {
		banner: base => `Uma prévia, comparada com ${base}.`,
		summary: 'O que ela muda',
		title: base => `O que muda, em comparação com ${base}`,
		counts: (added, changed, gone) => `Itens novos: ${added}; mudados: ${changed}; que não existem mais: ${gone}.`,
		states: { new: 'novo', changed: 'mudou', gone: 'não existe mais' },
		since: (state, base) => ({
			new: `Novo, em comparação com ${base}`,
			changed: `Mudou, em comparação com ${base}`,
			gone: `Não existe mais, em comparação com ${base}`,
		})[state],
		unknown: count => count === 1
			? 'De 1 valor não se sabe: um dos lados não pôde ser lido.'
			: `De ${count} valores não se sabe: um dos lados não pôde ser lido.`,
	},
	copy: {
		is: (nome, versao) => `Cópia de ${nome} ${versao}, que fica como está.`,
		newer: 'A versão publicada agora é {versao}.',
		open: 'Esta página em {versao}',
		missing: 'Ela não tem esta página.',
	},
	count: (count, one, many) => `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`,
	kinds: {
		palavra: ['palavra reservada', 'palavras reservadas'],
		contextual: ['palavra contextual', 'palavras contextuais'],
		operador: ['operador', 'operadores'],
		verbo: ['verbo HTTP', 'verbos HTTP'],
		regra: ['regra', 'regras'],
		embutida: ['função embutida', 'funções embutidas'],
		modulo: ['módulo', 'módulos'],
		simbolo: ['símbolo de módulo', 'símbolos de módulos'],
		comando: ['comando', 'comandos'],
		erro: ['código de erro', 'códigos de erro'],
	},
	check: {
		title: 'Verificar um programa',
		short: 'Verificar',
		intro: 'Cole um programa: cada palavra, operador, importação e chamada é conhecida, desconhecida, ou não se pode dizer, porque o programa pode ter um nome seu.',
		terminal: 'Nada sai desta página. `refdata lint ARQUIVO` diz o mesmo em um terminal.',
		noScript: 'Esta página precisa de scripts. Em um terminal, `refdata lint ARQUIVO` diz o mesmo.',
		label: 'Programa',
		button: 'Verificar',
		states: { known: 'conhecido', unknown: 'desconhecido', 'cannot tell': 'não se pode dizer' },
		heads: ['Nome', 'Estado', 'Linhas', 'Desde', 'É um destes?'],
		summary: 'Conhecidos: {known}. Desconhecidos: {unknown}. Não se pode dizer: {cannot}.',
		problems: 'O que está errado',
	},
	editors: {
		title: 'Editores',
		intro: 'As cores da linguagem em cada editor e em páginas, e como se instalam.',
		engines: {
			textmate: 'Gramática TextMate: Shiki e outros',
			sublime: 'Sublime Text: na pasta User, que “Preferences: Browse Packages” mostra',
			vscode: 'Extensão do VS Code e de editores da mesma família',
			vim: 'Vim e Neovim: cores',
			neovim: 'Neovim: cores, servidor de linguagem, comentários e recuo',
			highlightjs: 'highlight.js',
			prism: 'Prism',
			codemirror: 'CodeMirror 6',
			monaco: 'Monaco',
			pygments: 'Pygments: Sphinx, MkDocs, LaTeX',
			provas: 'Provas: programas curtos com as suas classes, para outros realçadores',
		},
	},
	agents: {
		programs: extensao => `Os programas terminam em ${extensao}.`,
		names: search => `Um nome que não está em ${search} não existe: não invente nomes.`,
		rest: referencia => `Tudo de um nome está em ${referencia}; cada página deste site está em Markdown no mesmo endereço, com o final .md.`,
		where: 'Onde',
	},
	search: {
		label: 'Buscar na referência',
		placeholder: 'Buscar um nome',
		all: 'Tudo',
		kind: 'Tipo',
		button: 'Buscar',
		none: 'Nada encontrado',
		found: '{n} resultados',
		one: '1 resultado',
		copy: 'Copiar',
		copied: 'Copiado',
	},
};

; 


const TONGUES = { pt: pt, en: en };
function wordsOf(idioma) {
	return TONGUES[idioma];
}

; 
function itemBlocks({ data }, words, { facts = [], isLean = false } = {}) {
	const { resumo, documentacao, retorno, exemplos, fonte, desde, obsoleto } = data;
	const blocks = [];
	if (obsoleto !== null)
		blocks.push({ kind: 'text', text: [`${words.deprecated}: ${obsoleto}`], tone: 'warning' });
	if (resumo !== '')
		blocks.push({ kind: 'prose', text: resumo });
	if (documentacao !== '' && !isLean)
		blocks.push({ kind: 'prose', text: withoutSummary(documentacao, resumo) });
	blocks.push(...parametersBlocks(data, words));
	const rows = [...facts];
	if (retorno !== null)
		rows.push([words.returns, [{ code: retorno }]]);
	if (desde !== null)
		rows.push([words.since, [desde]]);
	if (fonte !== null && !isLean)
		rows.push([words.definedAt, [placeLink(fonte)]]);
	const [example] = exemplos;
	if (example !== undefined && !isLean)
		blocks.push(exampleBlock(example, data.nome, words));
	if (rows.length > 0)
		blocks.push({ kind: 'facts', rows });
	return blocks;
}
function itemEntry(item, words, view = {}) {
	const { data, address } = item;
	return {
		kind: 'entry',
		id: address.fragment ?? data.nome,
		name: data.nome,
		...(data.assinatura !== null && { rest: data.assinatura }),
		blocks: itemBlocks(item, words, view),
	};
}
function itemCrumb({ data, address }) {
	return { text: data.nome, to: address, isCode: true };
}
function itemLink({ data, address }) {
	return { link: address, text: data.nome, isCode: true };
}
function itemLinks(items) {
	return items.flatMap((item, i) => (i === 0 ? [itemLink(item)] : [', ', itemLink(item)]));
}
function exampleBlock({ codigo, arquivo, linha }, sought, words) {
	const caption = arquivo === null
		? [words.example]
		: [`${words.example}, ${words.from} `, { code: linha === null ? arquivo : `${arquivo}:${linha}` }];
	const from = arquivo === null || linha === null ? undefined : { path: arquivo, line: linha };
	return { kind: 'code', code: codigo, caption, program: { sought, from } };
}
function placeLink({ arquivo, linha, url }) {
	const text = linha === null ? arquivo : `${arquivo}:${linha}`;
	return url === null ? { code: text } : { link: { url }, text, isCode: true };
}
function parametersBlocks({ parametros, formas = [] }, words) {
	const isTold = (each) => each?.some(({ tipo, modo }) => tipo !== null || modo !== 'ambos') === true;
	if (parametros !== null && isTold(parametros))
		return [parametersTable(parametros, words)];
	return formas.some(forma => isTold(forma.parametros))
		? formas.flatMap(({ assinatura, parametros: own, retorno }) => [
			{ kind: 'text', text: [{ code: assinatura }] },
			...(own !== null && own.length > 0 ? [parametersTable(own, words)] : []),
			...(retorno === null
				? []
				: [{ kind: 'facts', rows: [[words.returns, [{ code: retorno }]]] }]),
		])
		: [];
}
function parametersTable(parametros, words) {
	const code = (text) => (text === null ? [] : [{ code: text }]);
	const columns = [
		[words.parameters, parametros.map(({ nome }) => code(nome))],
		[words.type, parametros.map(({ tipo }) => code(tipo))],
		[words.defaultValue, parametros.map(({ padrao }) => code(padrao))],
		[words.passed, parametros.map(each => passingOf(each, words))],
	];
	const told = columns.filter(([, cells]) => cells.some(cell => cell.length > 0));
	return {
		kind: 'table',
		head: told.map(([head]) => head),
		rows: parametros.map((_, i) => ({ cells: told.map(([, cells]) => cells[i] ?? []) })),
	};
}
function passingOf({ modo, opcional }, words) {
	const said = [modo === 'ambos' ? '' : words.passing[modo], opcional ? words.optional : ''];
	const text = said.filter(each => each !== '').join(', ');
	return text === '' ? [] : [text];
}
function withoutSummary(documentation, summary) {
	const [first = '', ...rest] = documentation.trim().split(/\n\s*\n/);
	return first.replace(/\s+/g, ' ') === summary && summary !== '' ? rest.join('\n\n') : documentation;
}

; 



const CHANGES_PAGE = '/mudancas';
const MAX_SHOWN = 500;
const MAX_CONTENTS = 40;
const RECORDED_IN = 'en';
const LEVELS = ['major', 'minor', 'patch', 'info'];
function changesPages(model, words) {
	const { nome } = model.files.index;
	const versions = model.referencia.mudancas ?? [];
	if (versions.length === 0)
		return [];
	let left = MAX_SHOWN;
	return [
		{
			path: CHANGES_PAGE,
			title: words.changes,
			description: `${words.changes}: ${nome}`,
			trail: [],
			blocks: [
				{ kind: 'text', text: [words.changesIntro], tone: 'soft' },
				...versions.flatMap(version => {
					const blocks = versionBlocks(version, { model, words, limit: left });
					left = Math.max(0, left - version.mudancas.length);
					return blocks;
				}),
			],
			contents: [
				{
					things: versions.slice(0, MAX_CONTENTS).map(({ versao }) => ({
						text: versao,
						to: { page: CHANGES_PAGE, fragment: versionId(versao) },
					})),
				},
			],
		},
	];
}
function versionId(versao) {
	return `versao-${/^[0-9A-Za-z._+-]{1,64}$/.test(versao) ? versao : hashed(versao)}`;
}
function versionBlocks({ versao, anterior, data, idioma = RECORDED_IN, mudancas }, { model, words, limit }) {
	const inOrder = LEVELS.flatMap(level => mudancas.filter(({ nivel }) => nivel === level));
	const shown = inOrder.slice(0, limit);
	const levels = LEVELS.flatMap((level) => {
		const own = shown.filter(({ nivel }) => nivel === level);
		if (own.length === 0)
			return [];
		const items = own.map(({ id, texto }) => {
			const link = id === null ? undefined : linkOf(id, model);
			return link === undefined ? [texto] : [`${texto} `, link];
		});
		return [
			{ kind: 'text', text: [`${words.levels[level]}:`] },
			{ kind: 'list', items, ...(idioma !== model.idioma && { lang: wordsOf(idioma).lang }) },
		];
	});
	const more = mudancas.length - shown.length;
	return [
		{ kind: 'heading', text: versao, id: versionId(versao) },
		{ kind: 'text', text: [words.sinceVersion(anterior, data)], tone: 'soft' },
		...(mudancas.length === 0 ? [{ kind: 'text', text: [words.noChanges] }] : levels),
		...(more > 0 ? [{ kind: 'text', text: [`+ ${more}`], tone: 'soft' }] : []),
	];
}
function linkOf(id, { byId, gone }) {
	const item = byId.get(id);
	if (item !== undefined)
		return itemLink(item);
	const thing = gone.get(id);
	return thing && { link: thing.address, text: thing.nome, isCode: true };
}

; 
const CHECKER_PAGE = '/verifica';
function checkerPage({ firstProgram }, words) {
	const { check } = words;
	return {
		path: CHECKER_PAGE,
		title: check.title,
		description: check.intro,
		trail: [],
		blocks: [
			{ kind: 'text', text: [check.intro], tone: 'lead' },
			{ kind: 'text', text: [check.terminal], tone: 'soft' },
			{ kind: 'checker', program: firstProgram?.text ?? '', words: check },
		],
	};
}

; 
function textOf(part) {
	if (typeof part === 'string')
		return part;
	if ('code' in part)
		return part.code;
	if ('mark' in part)
		return part.mark;
	return 'soft' in part ? part.soft : part.text;
}

; 



const MAX_ROWS = 400;
function entryPages(frame, before, items, words) {
	const parts = inParts(items, ({ data }) => data);
	if (parts.length === 1)
		return [
			{
				...frame,
				blocks: [...before, ...items.map(item => itemEntry(item, words))],
				contents: [{ things: items.map(itemCrumb) }],
			},
		];
	const isListed = items.every(({ address }) => address.page === frame.path);
	const details = parts.map((part, i) => {
		const path = partPage(frame.path, i);
		return {
			...frame,
			path,
			title: `${frame.title} (${i + 1}/${parts.length})`,
			trail: [...frame.trail, { text: frame.title, to: { page: frame.path } }],
			blocks: part.map(item => itemEntry(item, words)),
			contents: [
				{
					things: part.map(item => ({
						...itemCrumb(item),
						to: { page: path, fragment: item.address.fragment },
					})),
				},
			],
		};
	});
	const list = isListed
		? { ...frame, blocks: [...before, namesTable(frame.path, parts, words)] }
		: {
			...frame,
			blocks: [...before, partsTable(frame.path, parts, words)],
			parts: parts.map(part => part.map(split_fragmentOf)),
		};
	return [list, ...inOrder(details)];
}
function namesTable(path, parts, words) {
	const named = ({ data }) => data.nome;
	const hasSummaries = isOnePage(parts.flat().map(({ data }) => `${data.nome} ${data.resumo}`));
	const rows = parts.flatMap((part, i) => part.map((item) => {
		const link = { page: partPage(path, i), fragment: split_fragmentOf(item) };
		const name = [{ link, text: named(item), isCode: true }];
		return { id: split_fragmentOf(item), cells: hasSummaries ? [name, [item.data.resumo]] : [name] };
	}));
	return { kind: 'table', head: hasSummaries ? [words.name, words.meaning] : [words.name], rows };
}
function partsTable(path, parts, words) {
	const code = (item) => ({ code: item?.data.nome ?? '' });
	const rows = parts.map((part, i) => {
		const link = { link: { page: partPage(path, i) }, text: `${i + 1}/${parts.length}` };
		return { cells: [[link], [code(part[0]), ' … ', code(part.at(-1))]] };
	});
	return { kind: 'table', head: [words.part, words.name], rows };
}
function split_fragmentOf({ address, data }) {
	return address.fragment ?? data.nome;
}
function tablePages(frame, before, head, rows) {
	const parts = rowsInParts(rows, MAX_ROWS, ({ cells }) => cells.flat().map(textOf).join(' '));
	const pages = parts.map((part, i) => ({
		...frame,
		path: i === 0 ? frame.path : partPage(frame.path, i),
		title: parts.length === 1 ? frame.title : `${frame.title} (${i + 1}/${parts.length})`,
		blocks: [
			...(i === 0 ? before : []),
			...(part.length === 0 ? [] : [{ kind: 'table', head, rows: part }]),
		],
	}));
	return inOrder(pages);
}
function inOrder(pages) {
	return pages.map((page, i) => ({
		...page,
		previous: crumbOf(pages[i - 1]),
		next: crumbOf(pages[i + 1]),
	}));
}
function crumbOf(page) {
	return page && { text: page.title, to: { page: page.path } };
}

; 



const COMMANDS_PAGE = '/comandos/index';
function commandPages(model, words) {
	const { index, comandos } = model.files;
	const items = itemsOf(model, 'comando');
	const commands = comandos.grupos.flatMap(({ comandos: list }) => list);
	const seenFrom = backLinks(commands);
	const blocks = [];
	let at = 0;
	for (const { grupo, comandos: list } of comandos.grupos) {
		const rows = list.map(({ resumo }) => ({ cells: [[itemLink(items[at++])], [resumo]] }));
		blocks.push({ kind: 'heading', text: grupo }, { kind: 'table', head: [words.name, words.meaning], rows });
	}
	const list = {
		path: COMMANDS_PAGE,
		title: words.commands,
		description: `${words.commands}: ${index.nome} ${index.versao}`,
		trail: [],
		blocks,
	};
	const pages = items.map((item, i) => {
		const command = commands[i];
		const related = [...new Set([...command.veja, ...(seenFrom.get(command.nome) ?? [])])]
			.map(name => model.byId.get(idOf('comando', name)))
			.filter(other => other !== undefined && other !== item);
		return {
			path: item.address.page,
			title: command.nome,
			description: command.resumo,
			trail: [{ text: words.commands, to: { page: COMMANDS_PAGE } }],
			blocks: commandBlocks(item, command, related, words),
		};
	});
	return [list, ...inOrder(pages)];
}
function commandBlocks(item, command, related, words) {
	const { uso, opcoes, exemplos, apelidos } = command;
	const facts = [
		...(apelidos.length === 0
			? []
			: [
				[
					words.aliases,
					apelidos.flatMap((name, i) => (i === 0 ? [{ code: name }] : [', ', { code: name }])),
				],
			]),
		...(related.length === 0 ? [] : [[words.seeAlso, itemLinks(related)]]),
	];
	return [
		...(uso === '' ? [] : [{ kind: 'code', code: uso, caption: [words.usage] }]),
		...itemBlocks({ ...item, data: { ...item.data, exemplos: [] } }, words, { facts }),
		...(opcoes.length === 0
			? []
			: [
				{ kind: 'heading', text: words.options },
				{
					kind: 'table',
					head: [words.name, words.meaning],
					rows: opcoes.map(({ flag, descricao }) => ({ cells: [[{ code: flag }], [descricao]] })),
				},
			]),
		...(exemplos.length === 0
			? []
			: [
				{ kind: 'heading', text: words.examples },
				...exemplos.map(({ comando, nota }) => ({ kind: 'code', code: comando, caption: [nota || words.example] })),
			]),
	];
}
function backLinks(commands) {
	const links = new Map();
	for (const { nome, veja } of commands)
		for (const other of veja)
			links.set(other, [...(links.get(other) ?? []), nome]);
	return links;
}

; 
const EDITORS_PAGE = '/editor/index';
function editorPages({ editors }, words) {
	if (editors.length === 0)
		return [];
	const { title, intro, engines } = words.editors;
	const blocks = editors.flatMap(({ name, file: { path }, install, base }) => [
		{ kind: 'heading', text: engines[name], id: name },
		{ kind: 'text', text: [{ link: { file: path }, text: path, isCode: true }] },
		...(install === undefined ? [] : [{ kind: 'code', code: install, site: base }]),
	]);
	return [
		{
			path: EDITORS_PAGE,
			title,
			description: intro,
			trail: [],
			blocks: [{ kind: 'text', text: [intro], tone: 'lead' }, ...blocks],
		},
	];
}

var doc_address = __webpack_require__(53756);
; 




const ERRORS_PAGE = '/erros/index';
const MAX_RELATED = 8;
function errorPages(model, words) {
	const { index, erros } = model.files;
	const items = itemsOf(model, 'erro');
	const list = tablePages({
		path: ERRORS_PAGE,
		title: words.errors,
		description: `${words.errors}: ${index.nome} ${index.versao}`,
		trail: [],
	}, [{ kind: 'text', text: [words.errorsIntro], tone: 'soft' }], [words.name, words.meaning], items.map(item => ({ cells: [[itemLink(item)], [item.data.resumo]] })));
	const byDoc = new Map();
	for (const [i, { doc }] of erros.codigos.entries())
		if (doc !== '')
			byDoc.set(doc, [...(byDoc.get(doc) ?? []), items[i]]);
	const pages = items.map((item, i) => {
		const error = erros.codigos[i];
		const related = (byDoc.get(error.doc) ?? []).filter(other => other !== item).slice(0, MAX_RELATED);
		return {
			path: item.address.page,
			title: error.titulo === '' ? error.codigo : `${error.codigo}: ${error.titulo}`,
			description: error.titulo,
			trail: [{ text: words.errors, to: { page: ERRORS_PAGE } }],
			blocks: errorBlocks(item, error, related, { words, documentation: index.documentacao }),
		};
	});
	return [...list, ...inOrder(pages)];
}
function errorBlocks(item, error, related, { words, documentation }) {
	const facts = [];
	const url = (0,doc_address .d)(documentation, error.doc);
	if (url !== undefined)
		facts.push([words.documentation, [{ link: { url }, text: words.readMore }]]);
	if (related.length > 0)
		facts.push([words.seeAlso, itemLinks(related)]);
	const rest = { ...item, data: { ...item.data, resumo: '', documentacao: '', exemplos: [] } };
	return [
		...part(words.explanation, error.explicacao),
		...(error.exemplo === ''
			? []
			: [{ kind: 'code', code: error.exemplo, caption: [words.exampleOfError], program: {} }]),
		...part(words.solution, error.solucao),
		...itemBlocks(rest, words, { facts }),
	];
}
function part(title, text) {
	return text === ''
		? []
		: [
			{ kind: 'heading', text: title },
			{ kind: 'prose', text },
		];
}

; 



const BUILTINS_PAGE = '/embutidas';
const MODULES_PAGE = '/modulos/index';
const library_MAX_SHOWN = 6;
function builtinPages(model, words) {
	const { nome, versao } = model.files.index;
	const frame = {
		path: BUILTINS_PAGE,
		title: words.builtins,
		description: `${words.builtins}: ${nome} ${versao}`,
		trail: [],
	};
	const intro = { kind: 'text', text: [words.builtinsIntro], tone: 'soft' };
	return entryPages(frame, [intro], itemsOf(model, 'embutida'), words);
}
function modulePages(model, words) {
	const { nome, versao } = model.files.index;
	const modules = itemsOf(model, 'modulo');
	const hasSummaries = modules.some(({ data }) => data.resumo !== '');
	const list = tablePages({
		path: MODULES_PAGE,
		title: words.modules,
		description: `${words.modules}: ${nome} ${versao}`,
		trail: [],
	}, [{ kind: 'text', text: [words.modulesIntro], tone: 'soft' }], [words.name, words.symbols, ...(hasSummaries ? [words.meaning] : [])], modules.map(module => ({
		cells: [
			[itemLink(module)],
			[module.data.resumo ? String(module.symbols.length) : symbolsOf(module)],
			...(hasSummaries ? [[module.data.resumo]] : []),
		],
	})));
	const pages = modules.map((module, i) => modulePage(module, model.files.modulos.modulos[i]?.apelidos ?? [], words));
	const order = inOrder(pages.map(([page]) => page));
	return [...list, ...pages.flatMap(([, ...details], i) => [order[i], ...details])];
}
function modulePage(module, aliases, words) {
	const { data, address, symbols } = module;
	const others = aliases.filter(alias => alias !== data.nome);
	const facts = others.length === 0
		? []
		: [
			[
				words.aliases,
				others.flatMap((alias, i) => (i === 0 ? [{ code: alias }] : [', ', { code: alias }])),
			],
		];
	const summary = words.count(symbols.length, ...words.kinds.simbolo);
	const frame = {
		path: address.page,
		title: data.nome,
		description: data.resumo || `${data.nome}: ${summary}`,
		trail: [{ text: words.modules, to: { page: MODULES_PAGE } }],
	};
	return entryPages(frame, [...itemBlocks(module, words, { facts }), { kind: 'heading', text: words.symbols }], symbols, words);
}
function symbolsOf({ symbols }) {
	const shown = symbols.slice(0, library_MAX_SHOWN).map(({ data }) => data.nome);
	if (shown.length === 0)
		return '0';
	return `${symbols.length}: ${shown.join(', ')}${symbols.length > shown.length ? ', …' : ''}`;
}

; 


const SHEET_PAGE = '/folha';
const LINES = 540;
const LINE_CHARACTERS = 52;
const NAMES_IN_LINE = 1.8;
const HEADING_LINES = 9;
const MAX_LINES = 6;
function sheetPage(model, words) {
	const { nome, versao } = model.files.index;
	const described = (item) => ({ item, text: item.data.resumo, isCode: false });
	const signature = (item) => ({ item, text: item.data.assinatura ?? '', isCode: true });
	const sections = [
		{ title: words.reserved, lines: itemsOf(model, 'palavra').map(described) },
		{ title: words.contextual, lines: itemsOf(model, 'contextual').map(described) },
		{ title: words.operators, lines: itemsOf(model, 'operador').map(described) },
		{ title: words.builtins, lines: itemsOf(model, 'embutida').map(signature) },
		{ title: words.commands, lines: itemsOf(model, 'comando').map(described) },
	].filter(({ lines }) => lines.length > 0);
	const rules = itemsOf(model, 'regra').map(({ data }) => [data.nome]);
	const taken = rules.reduce((sum, [text]) => sum + linesOf(String(text)), rules.length > 0 ? HEADING_LINES : 0);
	const most = mostLines(sections, LINES - taken);
	return {
		path: SHEET_PAGE,
		title: `${words.sheet}: ${nome} ${versao}`,
		description: words.sheetIntro,
		trail: [],
		layout: 'sheet',
		blocks: [
			...(rules.length > 0
				? [heading(words.rules), { kind: 'list', items: rules, style: 'dense' }]
				: []),
			...sections.flatMap(({ title, lines }) => [
				heading(title),
				{
					kind: 'list',
					items: lines.map(line => inlineOf(line, most)),
					style: isBare(lines, most) ? 'names' : 'dense',
				},
			]),
		],
	};
}
function heading(text) {
	return { kind: 'heading', text };
}
function mostLines(sections, room) {
	for (let most = MAX_LINES; most > 0; most -= 1)
		if (sections.reduce((sum, section) => sum + roomOf(section, most), 0) <= room)
			return most;
	return 0;
}
function roomOf({ lines }, most) {
	if (isBare(lines, most))
		return HEADING_LINES + lines.length / NAMES_IN_LINE;
	return lines.reduce((sum, { item, text }) => sum + Math.min(most, linesOf(`${item.data.nome} ${text}`)), HEADING_LINES);
}
function linesOf(text) {
	return Math.max(1, Math.ceil(text.length / LINE_CHARACTERS));
}
function isBare(lines, most) {
	return most === 0 || lines.every(({ text }) => text === '');
}
function inlineOf({ item, text, isCode }, most) {
	const link = itemLink(item);
	if (text === '' || most === 0)
		return [link];
	const shown = cut(text, most * LINE_CHARACTERS - item.data.nome.length - 1);
	return isCode ? [link, { code: shown }] : [link, ' ', { soft: shown }];
}
function cut(text, characters) {
	if (text.length <= characters)
		return text;
	const head = text.slice(0, Math.max(characters - 1, 0));
	return `${head.replace(/\s+\S*$/, '')}…`;
}

; 



const SYNTAX_PAGE = '/sintaxe';
const SECTIONS = {
	regra: '-regras',
	palavra: '-reservadas',
	contextual: '-contextuais',
	operador: '-operadores',
	verbo: '-verbos',
};
function syntaxPage(model, words) {
	const { sintaxe, index } = model.files;
	const of = (tipo) => itemsOf(model, tipo);
	const [reserved, contextual, operators] = [of('palavra'), of('contextual'), of('operador')];
	const [verbs, rules] = [of('verbo'), of('regra')];
	const isLean = !isOnePageWhole([...reserved, ...contextual, ...operators, ...verbs].map(({ data }) => data));
	const section = (id, title, intro, items, facts) => items.length === 0
		? []
		: [
			{ kind: 'heading', text: title, id },
			...(intro === '' ? [] : [{ kind: 'text', text: [intro], tone: 'soft' }]),
			...items.map((item, i) => itemEntry(item, words, { facts: facts(i), isLean })),
		];
	const equivalent = (text) => text ? [[words.equivalent, [{ code: text }]]] : [];
	const blocks = [
		...(rules.length === 0
			? []
			: [{ kind: 'heading', text: words.rules, id: SECTIONS.regra }, ruleList(rules)]),
		...section(SECTIONS.palavra, words.reserved, words.reservedIntro, reserved, i => equivalent(sintaxe.reservadas[i]?.equivalente)),
		...section(SECTIONS.contextual, words.contextual, words.contextualIntro, contextual, i => {
			const word = sintaxe.contextuais[i];
			return [
				...(word?.onde ? [[words.where, [word.onde]]] : []),
				...equivalent(word?.equivalente),
			];
		}),
		...section(SECTIONS.operador, words.operators, '', operators, i => equivalent(sintaxe.operadores[i]?.equivalente)),
		...section(SECTIONS.verbo, words.verbs, words.verbsIntro, verbs, () => []),
	];
	return {
		path: SYNTAX_PAGE,
		title: words.syntax,
		description: `${words.syntax}: ${index.nome} ${index.versao}`,
		trail: [],
		blocks,
		contents: contentsOf([
			[SECTIONS.regra, words.rules, rules, []],
			[SECTIONS.palavra, words.reserved, reserved, reserved],
			[SECTIONS.contextual, words.contextual, contextual, contextual],
			[SECTIONS.operador, words.operators, operators, operators],
			[SECTIONS.verbo, words.verbs, verbs, verbs],
		]),
	};
}
function contentsOf(sections) {
	return sections
		.filter(([, , all]) => all.length > 0)
		.map(([fragment, text, , named]) => ({
		heading: { text, to: { page: SYNTAX_PAGE, fragment } },
		things: named.map(itemCrumb),
	}));
}
function ruleList(rules) {
	return {
		kind: 'list',
		style: 'numbered',
		items: rules.map(({ data }) => [data.nome]),
		ids: rules.map(({ address }) => address.fragment ?? ''),
	};
}

; 












const HOME_PAGE = '/index';
const INDEX_PAGE = '/indice';
const DATA_PAGE = '/dados';
function parts(model, words) {
	return allParts(model, words).filter(({ counts }) => counts !== '');
}
function withNothing(pages, model, words) {
	const empty = new Set(allParts(model, words).flatMap(({ page, counts }) => (counts === '' ? [page] : [])));
	return pages.map(page => empty.has(page.path)
		? { ...page, blocks: [...page.blocks, { kind: 'text', text: [words.nothing] }] }
		: page);
}
function allParts(model, words) {
	const count = (...tipos) => tipos
		.map(tipo => [itemsOf(model, tipo).length, words.kinds[tipo]])
		.filter(([number]) => number > 0)
		.map(([number, [one, many]]) => words.count(number, one, many))
		.join(', ');
	return [
		{
			text: words.syntax,
			page: SYNTAX_PAGE,
			counts: count('palavra', 'contextual', 'operador', 'verbo', 'regra'),
		},
		{ text: words.builtins, page: BUILTINS_PAGE, counts: count('embutida') },
		{ text: words.modules, page: MODULES_PAGE, counts: count('modulo', 'simbolo') },
		{ text: words.commands, page: COMMANDS_PAGE, counts: count('comando') },
		{ text: words.errors, page: ERRORS_PAGE, counts: count('erro') },
	];
}
function homePage(model, words) {
	const { nome, versao, descricao, documentacao } = model.files.index;
	const more = [
		[{ link: { page: SHEET_PAGE }, text: words.sheet }, `: ${words.sheetIntro}`],
		[{ link: { page: INDEX_PAGE }, text: words.index }, `: ${words.indexIntro}`],
		[{ link: { page: CHECKER_PAGE }, text: words.check.title }, `: ${words.check.intro}`],
		...(model.editors.length > 0
			? [[{ link: { page: EDITORS_PAGE }, text: words.editors.title }, `: ${words.editors.intro}`]]
			: []),
		...((model.referencia.mudancas ?? []).length > 0
			? [[{ link: { page: CHANGES_PAGE }, text: words.changes }, `: ${words.changesIntro}`]]
			: []),
		[{ link: { url: documentacao }, text: words.documentation }],
		...(model.isCopy ? [] : [[{ link: { file: `${DATA_PAGE}.html` }, text: words.data }, ': JSON, OpenAPI']]),
	];
	return {
		path: HOME_PAGE,
		title: `${nome} ${versao}`,
		description: descricao,
		trail: [],
		layout: 'home',
		blocks: [
			{ kind: 'text', text: [descricao], tone: 'lead' },
			{
				kind: 'list',
				items: parts(model, words).map(({ text, page, counts }) => [
					{ link: { page }, text },
					' ',
					{ soft: counts },
				]),
			},
			...(model.firstProgram === undefined
				? []
				: [
					{ kind: 'heading', text: words.start },
					{
						kind: 'code',
						code: model.firstProgram.text.replace(/\n+$/, ''),
						caption: [{ code: model.firstProgram.path }],
						program: {},
					},
				]),
			{ kind: 'heading', text: words.more },
			{ kind: 'list', items: more },
		],
	};
}
function indexPages(model, words) {
	const named = model.items.filter(({ data }) => data.tipo !== 'regra');
	const keys = new Map(named.map(item => [item, folded(item.data.nome)]));
	const sorted = [...named].sort((a, b) => (0,code_points .O)(keys.get(a), keys.get(b)) ||
		(0,code_points .O)(a.data.id, b.data.id));
	const rows = sorted.map((item) => {
		const { tipo, modulo } = item.data;
		return { cells: [[itemLink(item)], [modulo === null ? words.kinds[tipo][0] : modulo]] };
	});
	const frame = {
		path: INDEX_PAGE,
		title: words.index,
		description: words.indexIntro,
		trail: [],
	};
	return tablePages(frame, [{ kind: 'text', text: [words.indexIntro], tone: 'soft' }], [words.name, words.kind], rows);
}
function folded(name) {
	return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

; 




const HOME_BLOCKS = 2;
const UNREAD_PAGES = [INDEX_PAGE, SHEET_PAGE, CHECKER_PAGE, EDITORS_PAGE];
function offlinePages(pages) {
	return pages
		.filter(({ path }) => !UNREAD_PAGES.includes(path.replace(/~\d+$/, '')))
		.map(page => (page.path === HOME_PAGE ? { ...page, blocks: page.blocks.slice(0, HOME_BLOCKS) } : page));
}

; 




const FOLDER = '/devdocs/';
const MTIME_DIGITS = 7;
function devdocs(pages, model, words) {
	const db = jsonLine(Object.fromEntries(offlinePages(pages).map(page => [page.path.slice(1), pageHtml(page)])));
	const { nome, versao, documentacao } = model.files.index;
	const meta = {
		name: nome,
		slug: slugOf(nome),
		type: 'refdata',
		version: versao,
		release: versao,
		mtime: numberOf(model.referencia.commit === null ? db : db.replaceAll(model.referencia.commit, '')),
		db_size: Buffer.byteLength(db),
		links: { home: model.baseUrl ?? documentacao },
	};
	return [
		{ path: `${FOLDER}index.json`, text: jsonLine(indexOf(model, words)) },
		{ path: `${FOLDER}db.json`, text: db },
		{ path: `${FOLDER}meta.json`, text: jsonLine(meta) },
	];
}
function numberOf(text) {
	return Number.parseInt((0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, MTIME_DIGITS), 16);
}
function jsonLine(value) {
	return `${JSON.stringify(value)}\n`;
}
function pageHtml(page) {
	return `<h1>${(0,html .qy)(page.title)}</h1>\n${blocksHtml(page, undefined, '')}`;
}
function indexOf({ items }, { kinds }) {
	const named = items.filter(({ data }) => data.tipo !== 'regra');
	const counts = new Map();
	for (const { data } of named)
		counts.set(data.tipo, (counts.get(data.tipo) ?? 0) + 1);
	return {
		entries: named.map(({ data: { nome, modulo, tipo }, address: { page, fragment } }) => ({
			name: modulo === null ? nome : `${modulo}.${nome}`,
			path: page.slice(1) + (fragment === undefined ? '' : `#${fragment}`),
			type: kinds[tipo][1],
		})),
		types: [...counts].map(([tipo, count]) => ({ name: kinds[tipo][1], count, slug: slugOf(tipo) })),
	};
}
function slugOf(name) {
	const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
	return plain.replace(/[^0-9a-z]+/g, '_').replace(/^_+|_+$/g, '') || 'refdata';
}

; 

const NO_CHARACTERS = /[\uFFFE\uFFFF]/g;
function xml(text) {
	return (0,html .qy)(text).replace(NO_CHARACTERS, '\uFFFD');
}

; 



const FEED_PATH = '/mudancas.xml';
const feed_MAX_ENTRIES = 20;
const feed_MAX_LINES = 100;
function changesFeed({ referencia, baseUrl, files }, words) {
	const versions = referencia.mudancas ?? [];
	const [newest] = versions;
	if (baseUrl === null || newest === undefined)
		return undefined;
	const { nome } = files.index;
	const page = `${baseUrl}${CHANGES_PAGE}`;
	const entries = versions.slice(0, feed_MAX_ENTRIES).map(({ versao, data, idioma = RECORDED_IN, mudancas }) => {
		const address = `${page}#${encodeURIComponent(versionId(versao))}`;
		const lines = mudancas.slice(0, feed_MAX_LINES).map(({ texto }) => `- ${texto}`);
		const more = mudancas.length - lines.length;
		const { lang } = lines.length > 0 ? wordsOf(idioma) : words;
		const text = [...lines, ...(more > 0 ? [`+ ${more}`] : [])].join('\n') || words.noChanges;
		return `<entry>
<id>${xml(address)}</id>
<title>${xml(`${nome} ${versao}`)}</title>
<updated>${data}T00:00:00Z</updated>
<link href="${xml(address)}"/>
<content type="text"${lang === words.lang ? '' : ` xml:lang="${lang}"`}>${xml(text)}</content>
</entry>
`;
	});
	const updated = versions
		.map(({ data }) => data)
		.sort()
		.at(-1) ?? newest.data;
	return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${words.lang}">
<id>${xml(page)}</id>
<title>${xml(`${nome}: ${words.changes}`)}</title>
<updated>${updated}T00:00:00Z</updated>
<author><name>${xml(nome)}</name></author>
<link rel="self" type="application/atom+xml" href="${xml(baseUrl + FEED_PATH)}"/>
<link href="${xml(page)}"/>
${entries.join('')}</feed>
`;
}

; 









const MAX_LLMS_CHARACTERS = 50_000;
const MAX_AGENTS_BYTES = 8 * 1024;
const texts_MAX_LINE_CHARACTERS = 200;
function botTexts(pages, model, words) {
	const folders = ['/modulos/', '/comandos/', '/erros/'].filter(folder => pages.some(({ path }) => path.startsWith(folder)));
	const feed = changesFeed(model, words);
	return [
		{ path: '/llms.txt', text: llmsText(model, pages, folders, words) },
		...folders.flatMap(folder => nested(folder, pages, model)),
		...fullTexts(pages),
		{ path: '/AGENTS.md', text: agentsText(model, words) },
		...devdocs(pages, model, words),
		...(feed === undefined ? [] : [{ path: FEED_PATH, text: feed }]),
		...(model.baseUrl === null ? [] : [{ path: '/sitemap.xml', text: sitemap(pages, model.baseUrl) }]),
	];
}
function llmsText(model, pages, folders, words) {
	const { nome, versao, descricao } = model.files.index;
	const at = linker(model, '/llms');
	const said = (0,words_words .O)(model.idioma).others;
	const top = pages.filter(({ path }) => !path.includes('~') && !folders.some(folder => path.startsWith(folder)));
	return [
		`# ${line(nome)} ${line(versao)}`,
		`> ${line(descricao)}`,
		`## ${words.reference}`,
		top.map(page => entry(page, at)).join('\n'),
		...folders.map(folder => `- [${folder}](${at(`${folder}llms.txt`)})`),
		`## ${words.data}`,
		[
			[contract_files .Lh, said.referencia],
			['/search.json', said.search],
			[(0,contract_files .XM)('index'), said.sevenFiles],
			[openapi .V, said.openapi],
			['/AGENTS.md', said.agents],
		]
			.map(([path = '', text]) => `- [${path}](${at(path)}): ${text}`)
			.join('\n'),
		'',
	].join('\n\n');
}
function nested(folder, pages, model) {
	const at = linker(model, `${folder}llms`);
	const own = pages.filter(({ path }) => path.startsWith(folder) && path !== `${folder}index`);
	return texts_cut(`# ${line(model.files.index.nome)} ${folder}\n\n`, own.map(page => `${entry(page, at)}\n`)).map((text, i) => ({ path: i === 0 ? `${folder}llms.txt` : `${folder}llms-${i + 1}.txt`, text }));
}
function fullTexts(pages) {
	const sections = new Map();
	for (const page of pages) {
		const [, first = '', rest] = page.path.split('/');
		const section = (rest === undefined ? first : first).replace(/~\d+$/, '');
		if (section === 'folha' || section === 'verifica' || section === 'indice' || section === 'index')
			continue;
		sections.set(section, [
			...(sections.get(section) ?? []),
			`${pageMarkdown(page, `/llms-full/${section}`)}\n`,
		]);
	}
	return [...sections].flatMap(([section, texts]) => texts_cut('', texts).map((text, i) => ({
		path: `/llms-full/${section}${i === 0 ? '' : `-${i + 1}`}.txt`,
		text,
	})));
}
function texts_cut(head, texts) {
	const parts = [];
	let part = head;
	for (const text of texts) {
		if (part.length + text.length > MAX_LLMS_CHARACTERS && part !== head) {
			parts.push(part);
			part = head;
		}
		part += text.slice(0, MAX_LLMS_CHARACTERS - head.length);
	}
	return part === head ? parts : [...parts, part];
}
function agentsText(model, words) {
	const { index, sintaxe, embutidas, modulos, comandos, erros } = model.files;
	const list = (names) => names.map(name => `\`${line(name).replaceAll('`', "'")}\``).join(' ');
	const at = linker(model, '/AGENTS');
	const sections = [
		`# ${line(index.nome)} ${line(index.versao)}\n\n${line(index.descricao)}\n`,
		`${words.agents.programs(`\`${line(sintaxe.extensao)}\``)} ${words.agents.names(`[search.json](${at('/search.json')})`)} ${words.agents.rest(`[referencia.json](${at(contract_files .Lh)})`)}\n`,
		`## ${words.agents.where}\n\n${parts(model, words)
			.map(({ text, page, counts }) => `- [${text}](${at(`${page}.md`)}): ${counts}`)
			.join('\n')}\n`,
		sintaxe.regras.length === 0
			? ''
			: `## ${words.rules}\n\n${sintaxe.regras.map(rule => `- ${line(rule)}`).join('\n')}\n`,
		`## ${words.reserved}\n\n${list(sintaxe.reservadas.map(({ palavra }) => palavra))}\n`,
		`## ${words.contextual}\n\n${list(sintaxe.contextuais.map(({ palavra }) => palavra))}\n`,
		`## ${words.operators}\n\n${list(sintaxe.operadores.map(({ simbolo }) => simbolo))}\n`,
		`## ${words.modules}\n\n${list(modulos.modulos.map(({ nome }) => nome))}\n`,
		`## ${words.builtins}\n\n${list(embutidas.funcoes)}\n`,
		`## ${words.commands}\n\n${list(comandos.grupos.flatMap(({ comandos: each }) => each.map(({ nome }) => nome)))}\n`,
		`## ${words.errors}\n\n${list(erros.codigos.map(({ codigo }) => codigo))}\n`,
	];
	return bounded(sections.filter(text => text !== '' && !/\n\n\n$/.test(text)));
}
function bounded(sections) {
	const size = (part) => Buffer.byteLength(part);
	let [text, left] = ['', MAX_AGENTS_BYTES];
	for (const section of sections) {
		const bytes = size(`${section}\n`);
		if (bytes <= left) {
			text += `${section}\n`;
			left -= bytes;
			continue;
		}
		const more = ' …\n\n';
		const words = section.split(' ');
		let room = left - size(more) + 1;
		const fitting = words.findIndex(word => {
			room -= size(word) + 1;
			return room < 0;
		});
		if (fitting < 4)
			continue;
		const kept = words.slice(0, fitting).join(' ') + more;
		text += kept;
		left -= size(kept);
	}
	return text;
}
function sitemap(pages, baseUrl) {
	const urls = pages.map(({ path }) => {
		const address = baseUrl + encodeURI(path.replace(/\/index$/, '/'));
		return `<url><loc>${address.replace(/&/g, '&amp;').replace(/'/g, '&apos;')}</loc></url>`;
	});
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
function entry({ path, title, description }, at) {
	const text = line(description);
	return `- [${line(title).replace(/[[\]\\]/g, '\\$&')}](${at(`${path}.md`)})${text === '' || text === line(title) ? '' : `: ${text}`}`;
}
function linker({ baseUrl }, from) {
	return path => (baseUrl === null ? relativePath(from, path) : baseUrl + encodeURI(path));
}
function line(text) {
	return (0,visible .P)(text, texts_MAX_LINE_CHARACTERS);
}

; 
const IN_PROGRAMS = new Set([
	'palavra',
	'contextual',
	'operador',
	'verbo',
	'embutida',
	'modulo',
	'simbolo',
	'erro',
]);
function packLanguage({ index, sintaxe, modulos, comandos, erros }, { mudancas: _, itens, ...referencia }, urlOf, lexico, unread, shown) {
	const bare = (list) => list.map(each => ({ ...each, descricao: '' }));
	return {
		files: {
			index,
			sintaxe: {
				...sintaxe,
				reservadas: bare(sintaxe.reservadas),
				contextuais: bare(sintaxe.contextuais),
				operadores: [],
				regras: [],
			},
			modulos: {
				...modulos,
				modulos: modulos.modulos.map(({ nome }) => ({ nome, apelidos: [], total: 0, simbolos: [] })),
			},
			comandos: { ...comandos, grupos: [] },
			erros: { ...erros, codigos: lexico === undefined ? [] : erros.codigos.map(packError) },
		},
		referencia: {
			...referencia,
			itens: itens.filter(({ tipo }) => IN_PROGRAMS.has(tipo)).map(item => packItem(item, urlOf(item))),
		},
		...(lexico && { lexico }),
		unread,
		shown,
	};
}
function packError(code) {
	if (/^ *\t/m.test(code.exemplo))
		return code;
	return { ...code, titulo: '', explicacao: '', solucao: '', doc: '' };
}
function packItem(item, endereco) {
	const { id, tipo, nome, apelidos, modulo, exemplos, resumo, desde, obsoleto, outros } = item;
	return {
		id,
		tipo,
		nome,
		endereco,
		...(apelidos.length > 0 && { apelidos }),
		...(modulo !== null && { modulo }),
		...(tipo === 'modulo' && exemplos.length > 0 && { exemplos }),
		...(tipo === 'erro' && { resumo }),
		...(desde !== null && { desde }),
		...(obsoleto !== null && { obsoleto }),
		...(outros && { outros }),
	};
}
function unpackLanguage({ files, referencia, lexico, unread, shown }) {
	const itens = referencia.itens.map((item) => ({
		apelidos: [],
		modulo: null,
		assinatura: null,
		parametros: null,
		retorno: null,
		resumo: '',
		documentacao: '',
		exemplos: [],
		fonte: null,
		desde: null,
		obsoleto: null,
		...item,
	}));
	return { files, referencia: { ...referencia, itens }, lexico, unread, shown };
}

var shown_names = __webpack_require__(62754);
; 
const checkerMessages = {
	"a list": "uma lista",
	"an empty list": "uma lista vazia",
	"an object": "um objeto",
	"the file": "o arquivo"
};

; 




const ROOT = '/';
function languageScript({ files, referencia, byId, idioma }, lexico, unread) {
	const packed = packLanguage(files, referencia, ({ id }) => relativeLink(ROOT, byId.get(id)?.address, 'html'), lexico, unread, (0,shown_names .k)(referencia));
	const messages = idioma === 'pt' ? checkerMessages : null;
	return new TextEncoder().encode(`globalThis.refdataLanguage=${JSON.stringify(packed)};\nglobalThis.refdataMessages=${JSON.stringify(messages)};\n`);
}

var registry = __webpack_require__(10850);
; 
const assets = {
	"busca.js": "/**\n * The search: exact names before beginnings before what is nearly so, and each list follows from the query alone, so that\n * nothing moves while somebody reads. `nomes.js` has the names, `minisearch.js` finds what is written in another way.\n */\n(() => {\n  const MAX_RESULTS = 40;\n  /** With fewer than these, words of summaries and names that are nearly right are looked for, too. */\n  const ENOUGH = 8;\n  const CHUNK = 500;\n  /** Nobody makes more slips in a word: in a long one, everything would be like everything. */\n  const MAX_SLIPS = 6;\n  /** What there is not any more comes behind what is found as well. */\n  const BEHIND = 0.05;\n  /** What is pasted may be a program: the index is asked for so many of its words. */\n  const MAX_WORDS = 12;\n\n  const PLAIN = /^[ -~]*$/;\n  /** Those of other scripts are vowels: without them it is another word. */\n  const ACCENTS = /(?![\\u3099\\u309a])(?=[\\p{sc=Inherited}\\p{sc=Hebrew}\\p{sc=Arabic}])\\p{M}/gu;\n  const fold = text => (PLAIN.test(text) ? text : text.normalize('NFD').replace(ACCENTS, '')).toLowerCase();\n  /** Whatever stands between a module and what it offers. */\n  const dotted = folded => folded.replace(/::|->|[/\\\\#:]/g, '.');\n  const lowered = text => (PLAIN.test(text) ? text : text.normalize('NFC')).toLowerCase();\n  /** Parts of names: `ordena_por`, `Lume.Texto`, `parseInt`, `HTMLElement`; operators stay whole. */\n  const tokens = text => {\n    const words = text.match(/[\\p{L}\\p{M}\\p{N}]+/gu) ?? [];\n    if (!/\\p{Lu}/u.test(text)) return [...new Set(words)];\n    const parts = words.flatMap(word =>\n      word.split(/(?<=[\\p{Ll}\\p{N}])(?=\\p{Lu})|(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})/u),\n    );\n    return [...new Set([...words, ...parts])];\n  };\n  /** A name that ends in a number, however that is written: `LM0101`, `lm 101`. */\n  const numbered = folded =>\n    /\\p{N}$/u.test(folded) ? folded.replace(/[\\s_.:#-]+/g, '').replace(/(?<!\\p{N})0+(?=\\p{N})/gu, '') : '';\n\n  const { tipos, modulos, paginas, itens } = globalThis.refdataNames;\n  const within = modulos.map(name => dotted(fold(name)));\n  /** Other names of modules, which stand at one place: what they are names of. */\n  const official = new Map();\n  const names = itens.map(([nome, tipo, pagina, fragmento, modulo, resumo, fora], id) => {\n    const page = paginas[pagina];\n    const fragment = fragmento === 1 ? nome : fragmento;\n    const url = fragment === 0 ? page : `${page}#${encodeURIComponent(fragment)}`;\n    const folded = fold(nome);\n    // As a field of a page gives it back.\n    const typed = nome.replace(/[\\r\\n]+/g, '').trim();\n    // A name that there is not any more has its module in it.\n    const isGone = modulo === -1;\n    const whole = isGone ? dotted(folded) : modulo === 0 ? '' : `${within[modulo - 1]}.${dotted(folded)}`;\n    if (fragment === 0) {\n      const first = official.get(pagina) ?? dotted(folded);\n      official.set(pagina, first).set(dotted(folded), first);\n    }\n    // What other languages call it, word by word.\n    const elsewhere = fora?.toLowerCase().match(/[\\p{L}_][\\p{L}\\p{N}_]*|[^\\p{L}\\p{N}\\s_,;()]+/gu) ?? [];\n    const parts = tokens(nome).map(fold);\n    const code = numbered(folded);\n    const number = code.replace(/^\\P{N}+/u, '');\n    const lower = lowered(typed);\n    const of = modulos[modulo - 1] ?? '';\n    return {\n      id,\n      nome,\n      typed,\n      lower,\n      tipo,\n      url,\n      folded,\n      whole,\n      of,\n      resumo: resumo ?? '',\n      fora,\n      elsewhere,\n      parts,\n      code,\n      number,\n      isGone,\n    };\n  });\n\n  let added = 0;\n  const mini = new globalThis.MiniSearch({\n    fields: names.some(({ resumo }) => resumo !== '') ? ['nome', 'resumo'] : ['nome'],\n    tokenize: tokens,\n    processTerm: fold,\n    // Two letters in each other's place are two edits.\n    searchOptions: {\n      prefix: true,\n      // Of a code with another number nobody thinks.\n      fuzzy: term =>\n        !/\\p{N}/u.test(term) &&\n        (term.length > 4 ? Math.min(MAX_SLIPS, Math.max(2, Math.round(term.length / 4))) : term.length === 4),\n      boost: { nome: 3 },\n    },\n  });\n  const addUpTo = end => {\n    mini.addAll(names.slice(added, end));\n    added = Math.min(end, names.length);\n  };\n  const addMore = () => {\n    if (added >= names.length) return;\n    addUpTo(added + CHUNK);\n    setTimeout(addMore, 0);\n  };\n  setTimeout(addMore, 200);\n\n  /** What was asked for with the module in front, whichever of its names that is. */\n  const wholeOf = folded => {\n    const asked = dotted(folded);\n    for (let at = asked.lastIndexOf('.'); at > 0; at = asked.lastIndexOf('.', at - 1)) {\n      const module = official.get(asked.slice(0, at));\n      if (module !== undefined) return module + asked.slice(at);\n    }\n    return '';\n  };\n\n  /** What a text says in its order, whole words and names in them: `Lista.soma(\"a\")` says `lista` and `soma`, too. */\n  const saidIn = query => {\n    const words = query.split(/\\s+/).flatMap(word => {\n      const bare = word.replace(/^[\"'`“”‘’«»(]+|[\"'`“”‘’«»),;]+$/g, '');\n      return [word, bare, ...(bare.match(/[\\p{L}\\p{M}\\p{N}_$]+/gu) ?? [])];\n    });\n    const said = new Map();\n    for (const word of [...words, ...words.map(fold)])\n      if (word !== '' && !said.has(word)) said.set(word, said.size);\n    return said;\n  };\n\n  const asked = query => {\n    const folded = fold(query);\n    return {\n      query,\n      folded,\n      lower: lowered(query),\n      whole: wholeOf(folded),\n      code: numbered(folded),\n      said: saidIn(query),\n    };\n  };\n\n  /** Lower is better; nothing for what only the index may find. */\n  const rank = (name, { query, lower, folded, whole, code, said }) => {\n    if (name.typed === query) return 0;\n    if (name.lower === lower) return 1;\n    if (name.folded === folded) return 2;\n    if (whole !== '' && name.whole === whole) return query.endsWith(name.typed) ? 2.1 : 2.2;\n    if (name.fora?.toLowerCase() === lower) return 2.3;\n    if (name.elsewhere.includes(lower)) return 2.6;\n    if (code !== '' && (name.code === code || name.number === code)) return 2.8;\n    if (name.nome.startsWith(query)) return 3;\n    if (name.lower.startsWith(lower)) return 3.5;\n    if (name.folded.startsWith(folded)) return 4;\n    if (whole !== '' && name.whole.startsWith(whole)) return 4.5;\n    if (name.parts.includes(folded)) return 5;\n    if (name.parts.some(part => part.startsWith(folded))) return 6;\n    const at = said.get(name.typed) ?? said.get(name.folded);\n    return at === undefined ? undefined : 7 + at / (said.size + 1);\n  };\n\n  const find = (query, tipo) => {\n    const question = asked(query);\n    const fits = name => tipo === '' || name.tipo === Number(tipo);\n    const found = [];\n    for (const name of names) {\n      if (!fits(name)) continue;\n      const at = rank(name, question);\n      if (at !== undefined) found.push({ name, at: name.isGone ? at + BEHIND : at });\n    }\n    found.sort((a, b) => a.at - b.at || a.name.nome.length - b.name.nome.length || a.name.id - b.name.id);\n    const results = found.map(({ name }) => name);\n    if (results.length < ENOUGH && /[\\p{L}\\p{N}]/u.test(query)) {\n      addUpTo(names.length);\n      const known = new Set(results);\n      for (const { id } of mini.search(tokens(query).slice(0, MAX_WORDS).join(' ')))\n        if (fits(names[id]) && !known.has(names[id])) results.push(names[id]);\n    }\n    return results;\n  };\n\n  /** By kind, the kind of the best result first; in each, the best first. */\n  const grouped = results => {\n    const groups = new Map();\n    for (const name of results) groups.set(name.tipo, [...(groups.get(name.tipo) ?? []), name]);\n    return [...groups];\n  };\n\n  globalThis.refdataSearch = (form, base) => {\n    const input = form.querySelector('input');\n    const status = document.querySelector('[role=\"status\"]');\n    const { none, found, one, kind, all, equivalent } = form.dataset;\n    const select = document.createElement('select');\n    select.setAttribute('aria-label', kind);\n    select.append(new Option(all, ''), ...tipos.map(([, many], i) => new Option(many, String(i))));\n    input.after(select);\n    const results = document.createElement('div');\n    results.className = 'results';\n    results.hidden = true;\n    const list = document.createElement('div');\n    list.id = '-resultados';\n    list.setAttribute('role', 'listbox');\n    list.setAttribute('aria-label', input.getAttribute('aria-label'));\n    const nothing = document.createElement('p');\n    nothing.textContent = none;\n    results.append(list, nothing);\n    form.append(results);\n    for (const [name, value] of Object.entries({\n      role: 'combobox',\n      autocomplete: 'off',\n      'aria-autocomplete': 'list',\n      'aria-expanded': 'false',\n      'aria-controls': list.id,\n    }))\n      input.setAttribute(name, value);\n    let shown = [];\n    let active = -1;\n\n    const close = () => {\n      results.hidden = true;\n      input.setAttribute('aria-expanded', 'false');\n      input.removeAttribute('aria-activedescendant');\n      active = -1;\n    };\n    const choose = to => {\n      shown[active]?.setAttribute('aria-selected', 'false');\n      active = to;\n      const option = shown[active];\n      if (!option) {\n        input.removeAttribute('aria-activedescendant');\n        return;\n      }\n      option.setAttribute('aria-selected', 'true');\n      option.scrollIntoView({ block: 'nearest' });\n      input.setAttribute('aria-activedescendant', option.id);\n    };\n    const element = (tag, text, attributes = {}) => {\n      const made = document.createElement(tag);\n      made.textContent = text;\n      for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);\n      return made;\n    };\n    const option = (name, i) => {\n      const made = element('div', '', { role: 'option', id: `-r${i}`, 'aria-selected': 'false' });\n      made.append(element('code', name.nome, { translate: 'no' }));\n      if (name.of) made.append(element('small', name.of));\n      if (name.resumo) made.append(element('small', name.resumo));\n      if (name.fora) made.append(element('small', `${equivalent}: ${name.fora}`));\n      made.dataset.url = base + name.url;\n      return made;\n    };\n    const show = () => {\n      const query = input.value.trim();\n      if (query === '') {\n        close();\n        status.textContent = '';\n        return;\n      }\n      const matches = find(query, select.value);\n      let at = 0;\n      list.replaceChildren(\n        ...grouped(matches.slice(0, MAX_RESULTS)).map(([tipo, group]) => {\n          const label = tipos[tipo][1];\n          const made = element('div', '', { role: 'group', 'aria-label': label });\n          made.append(\n            element('div', label, { 'aria-hidden': 'true' }),\n            ...group.map(name => option(name, at++)),\n          );\n          return made;\n        }),\n      );\n      shown = [...list.querySelectorAll('[role=\"option\"]')];\n      const { length } = matches;\n      status.textContent = length === 0 ? none : length === 1 ? one : found.replace('{n}', String(length));\n      nothing.hidden = length > 0;\n      results.hidden = false;\n      input.setAttribute('aria-expanded', String(length > 0));\n      choose(-1);\n    };\n\n    input.addEventListener('input', show);\n    select.addEventListener('change', show);\n    input.addEventListener('keydown', event => {\n      const count = results.hidden ? 0 : shown.length;\n      if (event.key === 'ArrowDown' && count > 0) choose((active + 1) % count);\n      else if (event.key === 'ArrowUp' && count > 0) choose((Math.max(active, 0) - 1 + count) % count);\n      else return;\n      event.preventDefault();\n    });\n    form.addEventListener('keydown', event => {\n      if (event.key !== 'Escape') return;\n      if (results.hidden) input.value = '';\n      close();\n      event.preventDefault();\n    });\n    form.addEventListener('submit', event => {\n      event.preventDefault();\n      const target = shown[active] ?? shown[0];\n      if (target && !results.hidden) location.href = target.dataset.url;\n    });\n    form.addEventListener('focusout', event => {\n      if (!form.contains(event.relatedTarget)) close();\n    });\n    input.addEventListener('focus', () => {\n      if (input.value.trim() !== '') show();\n    });\n    list.addEventListener('pointerdown', event => event.preventDefault());\n    list.addEventListener('click', event => {\n      const url = event.target.closest('[role=\"option\"]')?.dataset.url;\n      if (url && (event.ctrlKey || event.metaKey)) open(url);\n      else if (url) location.href = url;\n    });\n    if (input.value !== '') show();\n  };\n})();\n",
	"copia.js": "/** On pages of a copy: which version the site has now, and this page in it, if it is still there. */\n(() => {\n  const root = new URL('../../../', document.currentScript.src);\n  document.addEventListener('DOMContentLoaded', () => {\n    const note = document.querySelector('.copy-note');\n    const current = globalThis.refdataCurrent;\n    const { page, versao, newer, open, missing } = note.dataset;\n    if (!current || current.versao === versao) return;\n    const named = text => text.replace('{versao}', () => current.versao);\n    if (!current.paginas.includes(page)) {\n      note.append(` ${named(newer)} ${missing}`);\n      return;\n    }\n    const link = document.createElement('a');\n    link.href = new URL(`.${page}.html${location.hash}`, root).href;\n    link.textContent = named(open);\n    note.append(` ${named(newer)} `, link);\n    // Who goes on to another name of the page means that name.\n    addEventListener('hashchange', () => {\n      link.hash = location.hash;\n    });\n  });\n})();\n",
	"estilo.css": ":root {\n  color-scheme: light dark;\n  --page: light-dark(#f6f7f9, #0e1118);\n  --card: light-dark(#ffffff, #171b25);\n  --text: light-dark(#1b2230, #e7eaf1);\n  --soft: light-dark(#525c6e, #a9b3c4);\n  --line: light-dark(#d9dee7, #2c3444);\n  --code: light-dark(#eef1f6, #0a0d14);\n  --link: light-dark(#1a4fae, #8ab8ff);\n  --accent: light-dark(#4b4fc4, #b3b6ff);\n  --mark: light-dark(#fff4d6, #3b3110);\n  --word: light-dark(#8b1a8f, #e0a6ff);\n  --string: light-dark(#0a5f38, #93dca8);\n  --number: light-dark(#8f3d00, #ffb98a);\n  --comment: light-dark(#525c6e, #a3aec0);\n  --wrong: light-dark(#b3261e, #f2b8b5);\n}\n* {\n  box-sizing: border-box;\n}\nhtml {\n  scroll-padding-top: 1rem;\n}\nbody {\n  margin: 0;\n  background: var(--page);\n  color: var(--text);\n  font:\n    1rem / 1.6 system-ui,\n    sans-serif;\n  overflow-wrap: anywhere;\n}\n/* What a language says may run from right to left: each text by its own first letter, and nothing beside it is turned. */\n:is(p, li, dd, td, th, h1, h2, figcaption, .results small) {\n  unicode-bidi: plaintext;\n}\n:is(a, code, dt, .rest, .soft, mark) {\n  unicode-bidi: isolate;\n}\na {\n  color: var(--link);\n  text-underline-offset: 0.15em;\n}\n:focus-visible {\n  outline: 2px solid var(--accent);\n  outline-offset: 2px;\n  border-radius: 0.2rem;\n}\n:target {\n  background: var(--mark);\n}\n.skip {\n  position: absolute;\n  left: -99rem;\n}\n.skip:focus {\n  left: 0.5rem;\n  top: 0.5rem;\n  padding: 0.3rem 0.6rem;\n  background: var(--card);\n  z-index: 3;\n}\n.hidden {\n  position: absolute;\n  width: 1px;\n  height: 1px;\n  overflow: hidden;\n  clip-path: inset(50%);\n  white-space: nowrap;\n}\nbody > header {\n  border-top: 0.3rem solid var(--accent);\n  border-bottom: 1px solid var(--line);\n  background: var(--card);\n}\n.bar,\n.frame,\nbody > footer {\n  max-width: 76rem;\n  margin: 0 auto;\n  padding: 0 1.25rem;\n}\n.bar {\n  display: flex;\n  flex-wrap: wrap;\n  align-items: center;\n  gap: 0.4rem 1.5rem;\n  padding-block: 0.7rem;\n}\n.site {\n  font-weight: 700;\n  font-size: 1.1rem;\n  text-decoration: none;\n  color: inherit;\n}\n.site span {\n  color: var(--soft);\n  font-weight: 400;\n}\n.bar nav {\n  flex: 1 1 20rem;\n}\nnav ul,\nnav ol {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 0.2rem 1rem;\n  margin: 0;\n  padding: 0;\n  list-style: none;\n}\n.bar nav a {\n  text-decoration: none;\n}\n.bar nav a[aria-current] {\n  font-weight: 600;\n  color: inherit;\n}\n.search {\n  position: relative;\n  display: flex;\n  flex: 1 1 18rem;\n  flex-wrap: wrap;\n  gap: 0.4rem;\n}\n.search input,\n.search select,\nbutton {\n  min-width: 0;\n  padding: 0.4rem 0.6rem;\n  border: 1px solid light-dark(#7d8799, #6c778c);\n  border-radius: 0.4rem;\n  background: var(--page);\n  color: inherit;\n  font: inherit;\n  font-size: 0.95rem;\n}\n.search input {\n  flex: 1 1 9rem;\n}\n.search select {\n  max-width: 8.5rem;\n}\nbutton {\n  cursor: pointer;\n}\n.checker {\n  display: grid;\n  justify-items: start;\n  gap: 0.5rem;\n}\n.checker textarea {\n  box-sizing: border-box;\n  width: 100%;\n  padding: 0.6rem 0.8rem;\n  border: 1px solid light-dark(#7d8799, #6c778c);\n  border-radius: 0.4rem;\n  background: var(--card);\n  color: inherit;\n  font-family: ui-monospace, monospace;\n  font-size: 0.9rem;\n  line-height: 1.5;\n  tab-size: 4;\n}\n.checked [data-state=\"unknown\"] > :first-child {\n  border-inline-start: 0.3rem solid light-dark(#b3261e, #f2b8b5);\n}\n.checked code {\n  overflow-wrap: anywhere;\n}\n.results {\n  position: absolute;\n  inset: calc(100% + 0.3rem) 0 auto;\n  z-index: 2;\n  border: 1px solid var(--line);\n  border-radius: 0.5rem;\n  background: var(--card);\n  box-shadow: 0 0.6rem 1.6rem rgb(0 0 0 / 0.25);\n}\n.results [role=\"group\"] > div:first-child {\n  padding: 0.5rem 0.8rem 0.1rem;\n  color: var(--soft);\n  font-size: 0.8rem;\n}\n.results [role=\"option\"] {\n  padding: 0.3rem 0.8rem;\n  cursor: pointer;\n}\n.results [role=\"option\"] small {\n  display: block;\n  color: var(--soft);\n}\n.results [aria-selected=\"true\"] {\n  background: var(--mark);\n}\n.results [role=\"listbox\"] {\n  max-height: min(28rem, 70vh);\n  overflow: auto;\n}\n.results p {\n  margin: 0;\n  padding: 0.6rem 0.8rem;\n}\n.frame {\n  display: grid;\n  grid-template-columns: minmax(0, 1fr);\n  gap: 0 2.5rem;\n  padding-block: 1.2rem 3rem;\n}\n.trail {\n  font-size: 0.9rem;\n}\n.trail li + li::before {\n  content: \"›\";\n  margin-right: 1rem;\n  color: var(--soft);\n}\nh1 {\n  text-align: left;\n  margin: 0.4rem 0 0.8rem;\n  font-size: 2rem;\n  line-height: 1.2;\n}\nh2 {\n  margin: 2.2rem 0 0.5rem;\n  font-size: 1.35rem;\n}\nh3,\n.entry > h2 {\n  margin: 0;\n  font-size: 1.05rem;\n}\np {\n  margin: 0.5rem 0;\n}\n.prose {\n  white-space: pre-wrap;\n}\n.lead {\n  max-width: 46rem;\n  font-size: 1.15rem;\n}\n.soft,\n.counts {\n  color: var(--soft);\n}\n.warning {\n  padding: 0.4rem 0.7rem;\n  border-left: 0.3rem solid light-dark(#b06a00, #ffc46b);\n  background: var(--mark);\n}\ncode,\npre {\n  font:\n    0.9em / 1.55 ui-monospace,\n    SFMono-Regular,\n    Menlo,\n    Consolas,\n    \"DejaVu Sans Mono\",\n    monospace;\n}\np code,\nli code,\ntd code,\ndd code {\n  padding: 0.05rem 0.25rem;\n  border-radius: 0.25rem;\n  background: var(--code);\n}\npre {\n  margin: 0;\n  padding: 0.8rem 1rem;\n  overflow: auto;\n  border: 1px solid var(--line);\n  border-radius: 0.5rem;\n  background: var(--code);\n  overflow-wrap: normal;\n}\npre code {\n  font-size: 1em;\n}\n/* What the tokens of a program are; that says its text, too, to those who see no colours. */\npre .k {\n  color: var(--word);\n}\npre .s {\n  color: var(--string);\n}\npre .n,\npre .e {\n  color: var(--number);\n}\npre .c {\n  color: var(--comment);\n  font-style: italic;\n}\npre .d {\n  color: var(--link);\n}\npre .x {\n  color: var(--wrong);\n  text-decoration: underline wavy;\n}\npre .f {\n  background: var(--mark);\n  box-shadow: 0 0 0 0.15em var(--mark);\n  font-weight: 600;\n}\n.code {\n  position: relative;\n  margin: 0.8rem 0;\n}\nfigcaption {\n  margin-bottom: 0.2rem;\n  color: var(--soft);\n  font-size: 0.9rem;\n}\n/* The end of a long line comes out from under the button. */\n.code:has(> button) > pre {\n  padding-inline-end: 5.5rem;\n}\n.code > button {\n  position: absolute;\n  right: 0.4rem;\n  bottom: 0.4rem;\n  padding: 0.1rem 0.5rem;\n  font-size: 0.8rem;\n  background: var(--card);\n}\n.entry {\n  margin: 0.8rem 0;\n  padding: 0.9rem 1.1rem;\n  border: 1px solid var(--line);\n  border-radius: 0.6rem;\n  background: var(--card);\n}\n.anchor {\n  color: inherit;\n  text-decoration: none;\n}\n.anchor:hover {\n  text-decoration: underline;\n}\n.rest {\n  color: var(--soft);\n  font-weight: 400;\n}\n.entry > :is(h2, h3) code {\n  font-size: 1em;\n  font-weight: 700;\n}\n.entry > :is(h2, h3) .rest {\n  font-weight: 400;\n}\n.facts {\n  display: grid;\n  gap: 0.2rem;\n  margin: 0.6rem 0 0;\n  font-size: 0.93rem;\n}\n.entry .facts {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 0.2rem 1.6rem;\n}\n.facts > div {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 0 0.6rem;\n}\ndt {\n  color: var(--soft);\n}\ndd {\n  margin: 0;\n  min-width: 0;\n}\nul {\n  padding-left: 1.2rem;\n}\ntable {\n  width: 100%;\n  margin: 0.8rem 0;\n  border-collapse: collapse;\n  background: var(--card);\n}\nth,\ntd {\n  padding: 0.4rem 0.7rem;\n  border: 1px solid var(--line);\n  text-align: start;\n  vertical-align: top;\n  font-weight: 400;\n}\nthead th {\n  color: var(--soft);\n  font-size: 0.9rem;\n  overflow-wrap: normal;\n}\n.home main > ul:first-of-type {\n  display: grid;\n  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));\n  gap: 0.8rem;\n  padding: 0;\n  list-style: none;\n}\n.home main > ul:first-of-type > li {\n  padding: 0.9rem 1.1rem;\n  border: 1px solid var(--line);\n  border-radius: 0.6rem;\n  background: var(--card);\n}\n.home main > ul:first-of-type a {\n  display: block;\n  font-size: 1.1rem;\n  font-weight: 600;\n}\n.here {\n  font-size: 0.9rem;\n}\n.here a {\n  text-decoration: none;\n}\n.here p {\n  margin: 0.9rem 0 0.2rem;\n  font-weight: 600;\n}\n.here h2 {\n  margin: 0.4rem 0;\n  font-size: 0.9rem;\n  color: var(--soft);\n}\n.around {\n  display: flex;\n  flex-wrap: wrap;\n  justify-content: space-between;\n  gap: 1rem;\n  margin-top: 2rem;\n}\n.around > * {\n  flex: 0 1 auto;\n  min-width: min(10rem, 100%);\n  overflow-wrap: anywhere;\n}\n.around > :last-child {\n  text-align: end;\n}\nbody > footer {\n  padding-block: 1rem 2.5rem;\n  border-top: 1px solid var(--line);\n  color: var(--soft);\n  font-size: 0.9rem;\n}\n.sheet ul.dense {\n  columns: 20rem;\n  column-gap: 1.5rem;\n  margin: 0;\n  padding: 0;\n  list-style: none;\n  font-size: 0.85rem;\n  line-height: 1.4;\n}\n.sheet ul.dense > li {\n  padding-inline-start: 1em;\n  text-indent: -1em;\n}\n.cards {\n  display: grid;\n  grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr));\n  gap: 1rem;\n  padding: 0;\n  list-style: none;\n}\n.cards > li,\n.more {\n  padding: 1rem 1.2rem;\n  border: 1px solid var(--line);\n  border-radius: 0.6rem;\n  background: var(--card);\n}\n.more {\n  list-style: none;\n}\n.top {\n  display: flex;\n  flex-wrap: wrap;\n  justify-content: space-between;\n}\n.cards dl {\n  display: grid;\n  grid-template-columns: max-content minmax(0, 1fr);\n  gap: 0.4rem 0.8rem;\n  margin: 0;\n  font-size: 0.9rem;\n}\n.cards dd {\n  display: flex;\n  align-items: start;\n  gap: 0.4rem;\n}\n.copy {\n  flex: 1;\n  user-select: all;\n}\n.badge {\n  font-size: 1rem;\n  color: var(--soft);\n}\n@media (min-width: 64rem) {\n  .frame.with-contents {\n    grid-template-columns: minmax(0, 1fr) 15rem;\n  }\n  .with-contents main {\n    grid-column: 1;\n  }\n  .here {\n    grid-column: 2;\n    grid-row: 1;\n  }\n  .here nav {\n    position: sticky;\n    top: 1rem;\n    max-height: calc(100vh - 2rem);\n    overflow: auto;\n  }\n  .here ul {\n    display: block;\n  }\n  .here ul.narrow {\n    columns: 2;\n  }\n}\n@media (max-width: 63.99rem) {\n  .here {\n    margin-top: 1.5rem;\n  }\n}\n@media (min-width: 34.01rem) {\n  tbody th {\n    min-width: 11rem;\n  }\n}\n@media (max-width: 34rem) {\n  h1 {\n    font-size: 1.5rem;\n  }\n  .code > button {\n    position: static;\n    margin-top: 0.3rem;\n  }\n  thead {\n    position: absolute;\n    width: 1px;\n    height: 1px;\n    overflow: hidden;\n    clip-path: inset(50%);\n  }\n  table,\n  tbody,\n  tr,\n  tbody th,\n  td {\n    display: block;\n  }\n  tr {\n    padding: 0.4rem 0;\n    border-bottom: 1px solid var(--line);\n  }\n  th,\n  td {\n    padding: 0.1rem 0.7rem;\n    border: 0;\n  }\n  td:empty {\n    display: none;\n  }\n  td:not(th + td:last-child)::before {\n    content: attr(data-label);\n    margin-inline-end: 0.4rem;\n    color: var(--soft);\n  }\n  .cards dl {\n    grid-template-columns: minmax(0, 1fr);\n  }\n}\n@page {\n  size: A4;\n  margin: 11mm;\n}\n@media print {\n  :root {\n    color-scheme: light;\n  }\n  body {\n    background: #fff;\n    font-size: 10pt;\n  }\n  body > header,\n  .trail,\n  .here,\n  .around,\n  .skip,\n  button {\n    display: none;\n  }\n  .frame,\n  body > footer {\n    max-width: none;\n    padding: 0;\n  }\n  .frame.with-contents {\n    display: block;\n  }\n  .entry {\n    break-inside: avoid;\n  }\n  a {\n    color: inherit;\n    text-decoration: none;\n  }\n  .sheet {\n    font-size: 7pt;\n    line-height: 1.25;\n  }\n  .sheet h1 {\n    margin: 0 0 1mm;\n    font-size: 13pt;\n  }\n  .sheet h2 {\n    margin: 2mm 0 0.5mm;\n    font-size: 8.5pt;\n  }\n  .sheet ul.dense {\n    columns: 3;\n    column-gap: 4mm;\n    font-size: 6.4pt;\n    line-height: 1.25;\n  }\n  .sheet ul.names {\n    columns: 26mm;\n    column-gap: 3mm;\n  }\n  .sheet li code {\n    padding: 0;\n    background: none;\n    font-weight: 600;\n  }\n  .sheet > footer {\n    display: none;\n  }\n}\n",
	"icone.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 32 32\"><title>Referência</title><rect width=\"32\" height=\"32\" rx=\"7\" fill=\"#4b4fc4\"/><path d=\"M9 8h14M9 14h14M9 20h9\" stroke=\"#fff\" stroke-width=\"3\" stroke-linecap=\"round\"/></svg>\n",
	"pagina.js": "/** On every page: buttons that copy, and the search, which is loaded when somebody turns to it. */\n(() => {\n  const here = document.currentScript.src;\n  const file = name => new URL(name, here).href;\n  const ready =\n    document.readyState === 'loading' ? fn => addEventListener('DOMContentLoaded', fn) : fn => fn();\n\n  /** Classic scripts, one after the other: they load from a disk, too. */\n  const load = names =>\n    names.reduce(\n      (before, name) =>\n        before.then(\n          () =>\n            new Promise((done, fail) => {\n              const script = document.createElement('script');\n              script.src = file(name);\n              script.onload = done;\n              script.onerror = fail;\n              document.head.append(script);\n            }),\n        ),\n      Promise.resolve(),\n    );\n\n  /** A name that is asked of a page in parts stands on one of them. */\n  const lead = page => {\n    let name = location.hash.slice(1);\n    try {\n      name = decodeURIComponent(name);\n    } catch {\n      // It is meant as it is written.\n    }\n    if (name === '' || document.getElementById(name)) return;\n    load([new URL(page.dataset.parts, location.href).href]).then(() => {\n      const part = globalThis.refdataParts.findIndex(names => names.includes(name));\n      const [ending] = /(?:\\.html)?$/.exec(location.pathname);\n      if (part < 0) return;\n      const path = location.pathname.slice(0, location.pathname.length - ending.length);\n      location.replace(`${path}~${part + 1}${ending}${location.hash}`);\n    });\n  };\n\n  ready(() => {\n    const long = document.querySelector('[data-parts]');\n    if (long) {\n      lead(long);\n      addEventListener('hashchange', () => lead(long));\n    }\n    const form = document.querySelector('.search');\n    if (!form) return;\n    const { copy, copied } = form.dataset;\n    const status = document.querySelector('[role=\"status\"]');\n    const offer = (place, text, what) => {\n      const button = document.createElement('button');\n      button.type = 'button';\n      button.textContent = copy;\n      if (what) button.setAttribute('aria-label', `${copy}: ${what}`);\n      button.onclick = async () => {\n        await navigator.clipboard.writeText(text());\n        status.textContent = copied;\n        button.textContent = copied;\n        setTimeout(() => {\n          button.textContent = copy;\n        }, 1500);\n      };\n      place(button);\n    };\n    // Commands name the address that the site really has.\n    if (location.protocol !== 'file:') {\n      for (const text of document.querySelectorAll('[data-path]')) {\n        const address = new URL(`..${text.dataset.path}`, here).href.replaceAll(\"'\", '%27');\n        text.textContent = `curl --compressed '${address}'`;\n      }\n      // What ends texts of a shell or of JavaScript is no part of an address as it is.\n      const site = new URL('..', here).href\n        .replace(/\\/$/, '')\n        .replace(/[$`\"'\\\\]/g, sign => `%${sign.charCodeAt(0).toString(16)}`);\n      for (const block of document.querySelectorAll('[data-site]')) {\n        const code = block.querySelector('code');\n        code.textContent = code.textContent.replaceAll(block.dataset.site, () => site);\n      }\n    }\n    if (navigator.clipboard) {\n      for (const block of document.querySelectorAll('.code'))\n        offer(\n          button => block.append(button),\n          () => block.querySelector('pre').textContent,\n        );\n      for (const text of document.querySelectorAll('.copy'))\n        offer(\n          button => text.after(button),\n          () => text.textContent,\n          text.dataset.what,\n        );\n    }\n\n    const checker = document.querySelector('.checker');\n    let checking;\n    const prepare = () => {\n      checking ??= load(['lingua.js', 'verificador.js', 'verifica.js']).then(() =>\n        globalThis.refdataCheck(checker, new URL('..', here).href),\n      );\n      return checking;\n    };\n    checker?.addEventListener('focusin', prepare, { once: true });\n    checker?.addEventListener('submit', event => {\n      event.preventDefault();\n      prepare().then(check => check());\n    });\n\n    const input = form.querySelector('input');\n    let isLoading = false;\n    const start = () => {\n      if (isLoading) return;\n      isLoading = true;\n      let isAsked = false;\n      const wait = event => {\n        event.preventDefault();\n        isAsked = true;\n      };\n      // Who types faster than it loads asks the search, too; without it there is the list of all names.\n      form.addEventListener('submit', wait);\n      load(['minisearch.js', 'nomes.js', 'busca.js'])\n        .then(() => globalThis.refdataSearch(form, new URL('..', here).href))\n        .finally(() => {\n          form.removeEventListener('submit', wait);\n          if (isAsked) form.requestSubmit();\n        });\n    };\n    input.addEventListener('focus', start, { once: true });\n    if (document.activeElement === input) start();\n    addEventListener('keydown', event => {\n      const typing = /^(?:INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName ?? '');\n      const isKey = event.key.toLowerCase() === 'k' && !event.shiftKey && (event.ctrlKey || event.metaKey);\n      if (!isKey && (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey)) return;\n      event.preventDefault();\n      input.focus();\n      input.select();\n    });\n  });\n})();\n",
	"verifica.js": "/** Shows what of a program the language has. `verificador.js` knows, by what `lingua.js` says of the language. */\n(() => {\n  const MAX_ROWS = 1000;\n  const MAX_LINES = 8;\n\n  const element = (tag, text, attributes = {}) => {\n    const made = document.createElement(tag);\n    made.textContent = text;\n    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);\n    return made;\n  };\n  const code = text => element('code', text, { translate: 'no' });\n\n  /** What is said of each name, once for each thing that is said. */\n  const byName = ({ judgements, lineOf }) => {\n    const found = new Map();\n    for (const { name, state, item, near, start } of judgements) {\n      const key = JSON.stringify([name, state, item?.id]);\n      const row = found.get(key) ?? { name, state, item, near, lines: new Set() };\n      row.lines.add(lineOf(start));\n      found.set(key, row);\n    }\n    return [...found.values()];\n  };\n\n  globalThis.refdataCheck = (form, base) => {\n    const checker = globalThis.refdataChecker(globalThis.refdataLanguage);\n    const text = form.querySelector('textarea');\n    const place = document.querySelector('.checked');\n    const status = document.querySelector('[role=\"status\"]');\n    const { states, heads, summary, problems } = JSON.parse(form.dataset.words);\n    // What needs somebody's eye comes first.\n    const order = ({ state, near }) =>\n      state === 'unknown' ? 0 : near.length > 0 ? 1 : state === 'known' ? 2 : 3;\n\n    const cells = ({ name, state, item, near, lines }) => {\n      const first = element('th', '', { scope: 'row' });\n      const named = item && state === 'known' ? element('a', '', { href: base + item.endereco }) : first;\n      named.append(code(name));\n      if (named !== first) first.append(named);\n      const shown = [...lines];\n      const parts = [\n        states[state],\n        shown.slice(0, MAX_LINES).join(', ') + (shown.length > MAX_LINES ? ', …' : ''),\n        (state === 'known' && item?.desde) || '',\n      ].map(each => element('td', each));\n      const alike = element('td', '');\n      for (const [i, each] of near.entries()) alike.append(i > 0 ? ', ' : '', code(each));\n      parts.push(alike);\n      for (const [i, part] of parts.entries()) part.dataset.label = heads[i + 1];\n      return [first, ...parts];\n    };\n\n    return () => {\n      const checked = checker.check(text.value);\n      const rows = byName(checked).sort((a, b) => order(a) - order(b));\n      const count = state => String(rows.filter(row => row.state === state).length);\n      const told = summary\n        .replace('{known}', count('known'))\n        .replace('{unknown}', count('unknown'))\n        .replace('{cannot}', count('cannot tell'));\n      const table = element('table', '');\n      const head = element('tr', '');\n      head.append(...heads.map(each => element('th', each, { scope: 'col' })));\n      table.createTHead().append(head);\n      const body = table.createTBody();\n      for (const row of rows.slice(0, MAX_ROWS)) {\n        const line = element('tr', '', { 'data-state': row.state });\n        line.append(...cells(row));\n        body.append(line);\n      }\n      place.replaceChildren(element('p', told));\n      if (checked.problems.length > 0) {\n        const list = element('ul', '');\n        for (const { line, message, error } of checked.problems.slice(0, MAX_ROWS)) {\n          const item = element('li', `${line}: ${message}`);\n          if (error) {\n            const link = element('a', '', { href: base + error.endereco });\n            link.append(code(error.nome));\n            item.append(' ', link);\n          }\n          list.append(item);\n        }\n        place.append(element('h2', problems), list);\n      }\n      if (rows.length > 0) place.append(table);\n      status.textContent = told;\n    };\n  };\n})();\n",
	"minisearch.js": "/*!\nCopyright 2022 Luca Ongaro\n\nPermission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the \"Software\"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.\n*/\n!function(e,t){\"object\"==typeof exports&&\"u\">typeof module?module.exports=t():\"function\"==typeof define&&define.amd?define(t):(e=\"u\">typeof globalThis?globalThis:e||self).MiniSearch=t()}(this,function(){\"use strict\";let e=\"KEYS\",t=\"VALUES\";class i{constructor(e,t){let i=e._tree,s=Array.from(i.keys());this.set=e,this._type=t,this._path=s.length>0?[{node:i,keys:s}]:[]}next(){let e=this.dive();return this.backtrack(),e}dive(){if(0===this._path.length)return{done:!0,value:void 0};let{node:e,keys:t}=s(this._path);if(\"\"===s(t))return{done:!1,value:this.result()};let i=e.get(s(t));return this._path.push({node:i,keys:Array.from(i.keys())}),this.dive()}backtrack(){if(0===this._path.length)return;let e=s(this._path).keys;e.pop(),e.length>0||(this._path.pop(),this.backtrack())}key(){return this.set._prefix+this._path.map(({keys:e})=>s(e)).filter(e=>\"\"!==e).join(\"\")}value(){return s(this._path).node.get(\"\")}result(){switch(this._type){case t:return this.value();case e:return this.key();default:return[this.key(),this.value()]}}[Symbol.iterator](){return this}}let s=e=>e[e.length-1],r=(e,t,i,s,n,o,l,h)=>{let u=o*l;e:for(let d of e.keys())if(\"\"===d){let t=n[u-1];t<=i&&s.set(h,[e.get(d),t])}else{let u=o;for(let e=0;e<d.length;++e,++u){let s=d[e],r=l*u,o=r-l,h=n[r],a=Math.max(0,u-i-1),c=Math.min(l-1,u+i);for(let e=a;e<c;++e){let i=s!==t[e],l=n[o+e]+ +i,u=n[o+e+1]+1,d=n[r+e]+1,a=n[r+e+1]=Math.min(l,u,d);a<h&&(h=a)}if(h>i)continue e}r(e.get(d),t,i,s,n,u,l,h+d)}};class n{constructor(e=new Map,t=\"\"){this._size=void 0,this._tree=e,this._prefix=t}atPrefix(e){if(!e.startsWith(this._prefix))throw Error(\"Mismatched prefix\");let[t,i]=o(this._tree,e.slice(this._prefix.length));if(void 0===t){let[t,s]=c(i);for(let i of t.keys())if(\"\"!==i&&i.startsWith(s)){let r=new Map;return r.set(i.slice(s.length),t.get(i)),new n(r,e)}}return new n(t,e)}clear(){this._size=void 0,this._tree.clear()}delete(e){return this._size=void 0,u(this._tree,e)}entries(){return new i(this,\"ENTRIES\")}forEach(e){for(let[t,i]of this)e(t,i,this)}fuzzyGet(e,t){return((e,t,i)=>{let s=new Map;if(void 0===t)return s;let n=t.length+1,o=n+i,l=new Uint8Array(o*n).fill(i+1);for(let e=0;e<n;++e)l[e]=e;for(let e=1;e<o;++e)l[e*n]=e;return r(e,t,i,s,l,1,n,\"\"),s})(this._tree,e,t)}get(e){let t=l(this._tree,e);return void 0!==t?t.get(\"\"):void 0}has(e){let t=l(this._tree,e);return void 0!==t&&t.has(\"\")}keys(){return new i(this,e)}set(e,t){if(\"string\"!=typeof e)throw Error(\"key must be a string\");return this._size=void 0,h(this._tree,e).set(\"\",t),this}get size(){if(this._size)return this._size;this._size=0;let e=this.entries();for(;!e.next().done;)this._size+=1;return this._size}update(e,t){if(\"string\"!=typeof e)throw Error(\"key must be a string\");this._size=void 0;let i=h(this._tree,e);return i.set(\"\",t(i.get(\"\"))),this}fetch(e,t){if(\"string\"!=typeof e)throw Error(\"key must be a string\");this._size=void 0;let i=h(this._tree,e),s=i.get(\"\");return void 0===s&&i.set(\"\",s=t()),s}values(){return new i(this,t)}[Symbol.iterator](){return this.entries()}static from(e){let t=new n;for(let[i,s]of e)t.set(i,s);return t}static fromObject(e){return n.from(Object.entries(e))}}let o=(e,t,i=[])=>{if(0===t.length||null==e)return[e,i];for(let s of e.keys())if(\"\"!==s&&t.startsWith(s))return i.push([e,s]),o(e.get(s),t.slice(s.length),i);return i.push([e,t]),o(void 0,\"\",i)},l=(e,t)=>{if(0===t.length||null==e)return e;for(let i of e.keys())if(\"\"!==i&&t.startsWith(i))return l(e.get(i),t.slice(i.length))},h=(e,t)=>{let i=t.length;t:for(let s=0;e&&s<i;){for(let r of e.keys())if(\"\"!==r&&t[s]===r[0]){let n=Math.min(i-s,r.length),o=1;for(;o<n&&t[s+o]===r[o];)++o;let l=e.get(r);if(o===r.length)e=l;else{let i=new Map;i.set(r.slice(o),l),e.set(t.slice(s,s+o),i),e.delete(r),e=i}s+=o;continue t}let r=new Map;return e.set(t.slice(s),r),r}return e},u=(e,t)=>{let[i,s]=o(e,t);if(void 0!==i){if(i.delete(\"\"),0===i.size)d(s);else if(1===i.size){let[e,t]=i.entries().next().value;a(s,e,t)}}},d=e=>{if(0===e.length)return;let[t,i]=c(e);if(t.delete(i),0===t.size)d(e.slice(0,-1));else if(1===t.size){let[i,s]=t.entries().next().value;\"\"!==i&&a(e.slice(0,-1),i,s)}},a=(e,t,i)=>{if(0===e.length)return;let[s,r]=c(e);s.set(r+t,i),s.delete(r)},c=e=>e[e.length-1];class f{constructor(e){if((null==e?void 0:e.fields)==null)throw Error('MiniSearch: option \"fields\" must be provided');let t=null==e.autoVacuum||!0===e.autoVacuum?I:e.autoVacuum;this._options={...y,...e,autoVacuum:t,searchOptions:{...w,...e.searchOptions||{}},autoSuggestOptions:{...v,...e.autoSuggestOptions||{}}},this._index=new n,this._documentCount=0,this._documentIds=new Map,this._idToShortId=new Map,this._fieldIds={},this._fieldLength=new Map,this._avgFieldLength=[],this._nextId=0,this._storedFields=new Map,this._dirtCount=0,this._currentVacuum=null,this._enqueuedVacuum=null,this._enqueuedVacuumConditions=b,this.addFields(this._options.fields)}add(e){let{extractField:t,stringifyField:i,tokenize:s,processTerm:r,fields:n,idField:o}=this._options,l=t(e,o);if(null==l)throw Error(`MiniSearch: document does not have ID field \"${o}\"`);if(this._idToShortId.has(l))throw Error(`MiniSearch: duplicate ID ${l}`);let h=this.addDocumentId(l);for(let o of(this.saveStoredFields(h,e),n)){let n=t(e,o);if(null==n)continue;let l=s(i(n,o),o),u=this._fieldIds[o],d=new Set(l).size;for(let e of(this.addFieldLength(h,u,this._documentCount-1,d),l)){let t=r(e,o);if(Array.isArray(t))for(let e of t)this.addTerm(u,h,e);else t&&this.addTerm(u,h,t)}}}addAll(e){for(let t of e)this.add(t)}addAllAsync(e,t={}){let{chunkSize:i=10}=t,s={chunk:[],promise:Promise.resolve()},{chunk:r,promise:n}=e.reduce(({chunk:e,promise:t},s,r)=>(e.push(s),(r+1)%i==0)?{chunk:[],promise:t.then(()=>new Promise(e=>setTimeout(e,0))).then(()=>this.addAll(e))}:{chunk:e,promise:t},s);return n.then(()=>this.addAll(r))}remove(e){let{tokenize:t,processTerm:i,extractField:s,stringifyField:r,fields:n,idField:o}=this._options,l=s(e,o);if(null==l)throw Error(`MiniSearch: document does not have ID field \"${o}\"`);let h=this._idToShortId.get(l);if(null==h)throw Error(`MiniSearch: cannot remove document with ID ${l}: it is not in the index`);for(let o of n){let n=s(e,o);if(null==n)continue;let l=t(r(n,o),o),u=this._fieldIds[o],d=new Set(l).size;for(let e of(this.removeFieldLength(h,u,this._documentCount,d),l)){let t=i(e,o);if(Array.isArray(t))for(let e of t)this.removeTerm(u,h,e);else t&&this.removeTerm(u,h,t)}}this._storedFields.delete(h),this._documentIds.delete(h),this._idToShortId.delete(l),this._fieldLength.delete(h),this._documentCount-=1}removeAll(e){if(e)for(let t of e)this.remove(t);else if(arguments.length>0)throw Error(\"Expected documents to be present. Omit the argument to remove all documents.\");else this._index=new n,this._documentCount=0,this._documentIds=new Map,this._idToShortId=new Map,this._fieldLength=new Map,this._avgFieldLength=[],this._storedFields=new Map,this._nextId=0}discard(e){let t=this._idToShortId.get(e);if(null==t)throw Error(`MiniSearch: cannot discard document with ID ${e}: it is not in the index`);this._idToShortId.delete(e),this._documentIds.delete(t),this._storedFields.delete(t),(this._fieldLength.get(t)||[]).forEach((e,i)=>{this.removeFieldLength(t,i,this._documentCount,e)}),this._fieldLength.delete(t),this._documentCount-=1,this._dirtCount+=1,this.maybeAutoVacuum()}maybeAutoVacuum(){if(!1===this._options.autoVacuum)return;let{minDirtFactor:e,minDirtCount:t,batchSize:i,batchWait:s}=this._options.autoVacuum;this.conditionalVacuum({batchSize:i,batchWait:s},{minDirtCount:t,minDirtFactor:e})}discardAll(e){let t=this._options.autoVacuum;try{for(let t of(this._options.autoVacuum=!1,e))this.discard(t)}finally{this._options.autoVacuum=t}this.maybeAutoVacuum()}replace(e){let{idField:t,extractField:i}=this._options,s=i(e,t);this.discard(s),this.add(e)}vacuum(e={}){return this.conditionalVacuum(e)}conditionalVacuum(e,t){return this._currentVacuum?(this._enqueuedVacuumConditions=this._enqueuedVacuumConditions&&t,null!=this._enqueuedVacuum||(this._enqueuedVacuum=this._currentVacuum.then(()=>{let t=this._enqueuedVacuumConditions;return this._enqueuedVacuumConditions=b,this.performVacuuming(e,t)})),this._enqueuedVacuum):!1===this.vacuumConditionsMet(t)?Promise.resolve():(this._currentVacuum=this.performVacuuming(e),this._currentVacuum)}async performVacuuming(e,t){let i=this._dirtCount;if(this.vacuumConditionsMet(t)){let t=e.batchSize||x.batchSize,s=e.batchWait||x.batchWait,r=1;for(let[e,i]of this._index){for(let[e,t]of i)for(let[s]of t)this._documentIds.has(s)||(t.size<=1?i.delete(e):t.delete(s));0===this._index.get(e).size&&this._index.delete(e),r%t==0&&await new Promise(e=>setTimeout(e,s)),r+=1}this._dirtCount-=i}await null,this._currentVacuum=this._enqueuedVacuum,this._enqueuedVacuum=null}vacuumConditionsMet(e){if(null==e)return!0;let{minDirtCount:t,minDirtFactor:i}=e;return t=t||I.minDirtCount,i=i||I.minDirtFactor,this.dirtCount>=t&&this.dirtFactor>=i}get isVacuuming(){return null!=this._currentVacuum}get dirtCount(){return this._dirtCount}get dirtFactor(){return this._dirtCount/(1+this._documentCount+this._dirtCount)}has(e){return this._idToShortId.has(e)}getStoredFields(e){let t=this._idToShortId.get(e);if(null!=t)return this._storedFields.get(t)}search(e,t={}){let{searchOptions:i}=this._options,s={...i,...t},r=this.executeQuery(e,t),n=[];for(let[e,{score:t,terms:i,match:o}]of r){let r=i.length||1,l={id:this._documentIds.get(e),score:t*r,terms:Object.keys(o),queryTerms:i,match:o};Object.assign(l,this._storedFields.get(e)),(null==s.filter||s.filter(l))&&n.push(l)}return e===f.wildcard&&null==s.boostDocument||n.sort(M),n}autoSuggest(e,t={}){t={...this._options.autoSuggestOptions,...t};let i=new Map;for(let{score:s,terms:r}of this.search(e,t)){let e=r.join(\" \"),t=i.get(e);null!=t?(t.score+=s,t.count+=1):i.set(e,{score:s,terms:r,count:1})}let s=[];for(let[e,{score:t,terms:r,count:n}]of i)s.push({suggestion:e,terms:r,score:t/n});return s.sort(M),s}get documentCount(){return this._documentCount}get termCount(){return this._index.size}static loadJSON(e,t){if(null==t)throw Error(\"MiniSearch: loadJSON should be given the same options used when serializing the index\");return this.loadJS(JSON.parse(e),t)}static async loadJSONAsync(e,t){if(null==t)throw Error(\"MiniSearch: loadJSON should be given the same options used when serializing the index\");return this.loadJSAsync(JSON.parse(e),t)}static getDefault(e){if(y.hasOwnProperty(e))return m(y,e);throw Error(`MiniSearch: unknown option \"${e}\"`)}static loadJS(e,t){let{index:i,documentIds:s,fieldLength:r,storedFields:n,serializationVersion:o}=e,l=this.instantiateMiniSearch(e,t);for(let[e,t]of(l._documentIds=C(s),l._fieldLength=C(r),l._storedFields=C(n),l._documentIds))l._idToShortId.set(t,e);for(let[e,t]of i){let i=new Map;for(let e of Object.keys(t)){let s=t[e];1===o&&(s=s.ds),i.set(parseInt(e,10),C(s))}l._index.set(e,i)}return l}static async loadJSAsync(e,t){let{index:i,documentIds:s,fieldLength:r,storedFields:n,serializationVersion:o}=e,l=this.instantiateMiniSearch(e,t);for(let[e,t]of(l._documentIds=await k(s),l._fieldLength=await k(r),l._storedFields=await k(n),l._documentIds))l._idToShortId.set(t,e);let h=0;for(let[e,t]of i){let i=new Map;for(let e of Object.keys(t)){let s=t[e];1===o&&(s=s.ds),i.set(parseInt(e,10),await k(s))}++h%1e3==0&&await V(0),l._index.set(e,i)}return l}static instantiateMiniSearch(e,t){let{documentCount:i,nextId:s,fieldIds:r,averageFieldLength:o,dirtCount:l,serializationVersion:h}=e;if(1!==h&&2!==h)throw Error(\"MiniSearch: cannot deserialize an index created with an incompatible version\");let u=new f(t);return u._documentCount=i,u._nextId=s,u._idToShortId=new Map,u._fieldIds=r,u._avgFieldLength=o,u._dirtCount=l||0,u._index=new n,u}executeQuery(e,t={}){if(e===f.wildcard)return this.executeWildcardQuery(t);if(\"string\"!=typeof e){let i={...t,...e,queries:void 0},s=e.queries.map(e=>this.executeQuery(e,i));return this.combineResults(s,i.combineWith)}let{tokenize:i,processTerm:s,searchOptions:r}=this._options,n={tokenize:i,processTerm:s,...r,...t},{tokenize:o,processTerm:l}=n,h=o(e).flatMap(e=>l(e)).filter(e=>!!e).map(p(n)).map(e=>this.executeQuerySpec(e,n));return this.combineResults(h,n.combineWith)}executeQuerySpec(e,t){let i,s,r={...this._options.searchOptions,...t},n=(r.fields||this._options.fields).reduce((e,t)=>({...e,[t]:m(r.boost,t)||1}),{}),{boostDocument:o,weights:l,maxFuzzy:h,bm25:u}=r,{fuzzy:d,prefix:a}={...w.weights,...l},c=this._index.get(e.term),f=this.termResults(e.term,e.term,1,e.termBoost,c,n,o,u);if(e.prefix&&(i=this._index.atPrefix(e.term)),e.fuzzy){let t=!0===e.fuzzy?.2:e.fuzzy,i=t<1?Math.min(h,Math.round(e.term.length*t)):t;i&&(s=this._index.fuzzyGet(e.term,i))}if(i)for(let[t,r]of i){let i=t.length-e.term.length;if(!i)continue;null==s||s.delete(t);let l=a*t.length/(t.length+.3*i);this.termResults(e.term,t,l,e.termBoost,r,n,o,u,f)}if(s)for(let t of s.keys()){let[i,r]=s.get(t);if(!r)continue;let l=d*t.length/(t.length+r);this.termResults(e.term,t,l,e.termBoost,i,n,o,u,f)}return f}executeWildcardQuery(e){let t=new Map,i={...this._options.searchOptions,...e};for(let[e,s]of this._documentIds){let r=i.boostDocument?i.boostDocument(s,\"\",this._storedFields.get(e)):1;t.set(e,{score:r,terms:[],match:{}})}return t}combineResults(e,t=\"or\"){if(0===e.length)return new Map;let i=_[t.toLowerCase()];if(!i)throw Error(`Invalid combination operator: ${t}`);return e.reduce(i)||new Map}toJSON(){let e=[];for(let[t,i]of this._index){let s={};for(let[e,t]of i)s[e]=Object.fromEntries(t);e.push([t,s])}return{documentCount:this._documentCount,nextId:this._nextId,documentIds:Object.fromEntries(this._documentIds),fieldIds:this._fieldIds,fieldLength:Object.fromEntries(this._fieldLength),averageFieldLength:this._avgFieldLength,storedFields:Object.fromEntries(this._storedFields),dirtCount:this._dirtCount,index:e,serializationVersion:2}}termResults(e,t,i,s,r,n,o,l,h=new Map){if(null==r)return h;for(let u of Object.keys(n)){let d=n[u],a=this._fieldIds[u],c=r.get(a);if(null==c)continue;let f=c.size,_=this._avgFieldLength[a];for(let r of c.keys()){if(!this._documentIds.has(r)){this.removeTerm(a,r,t),f-=1;continue}let n=o?o(this._documentIds.get(r),t,this._storedFields.get(r)):1;if(!n)continue;let p=c.get(r),y=this._fieldLength.get(r)[a],w=i*s*d*n*g(p,f,this._documentCount,y,_,l),v=h.get(r);if(v){v.score+=w,S(v.terms,e);let i=m(v.match,t);i?i.push(u):v.match[t]=[u]}else h.set(r,{score:w,terms:[e],match:{[t]:[u]}})}}return h}addTerm(e,t,i){let s=this._index.fetch(i,F),r=s.get(e);if(null==r)(r=new Map).set(t,1),s.set(e,r);else{let e=r.get(t);r.set(t,(e||0)+1)}}removeTerm(e,t,i){if(!this._index.has(i))return void this.warnDocumentChanged(t,e,i);let s=this._index.fetch(i,F),r=s.get(e);null==r||null==r.get(t)?this.warnDocumentChanged(t,e,i):1>=r.get(t)?r.size<=1?s.delete(e):r.delete(t):r.set(t,r.get(t)-1),0===this._index.get(i).size&&this._index.delete(i)}warnDocumentChanged(e,t,i){for(let s of Object.keys(this._fieldIds))if(this._fieldIds[s]===t)return void this._options.logger(\"warn\",`MiniSearch: document with ID ${this._documentIds.get(e)} has changed before removal: term \"${i}\" was not present in field \"${s}\". Removing a document after it has changed can corrupt the index!`,\"version_conflict\")}addDocumentId(e){let t=this._nextId;return this._idToShortId.set(e,t),this._documentIds.set(t,e),this._documentCount+=1,this._nextId+=1,t}addFields(e){for(let t=0;t<e.length;t++)this._fieldIds[e[t]]=t}addFieldLength(e,t,i,s){let r=this._fieldLength.get(e);null==r&&this._fieldLength.set(e,r=[]),r[t]=s;let n=this._avgFieldLength[t]||0;this._avgFieldLength[t]=(n*i+s)/(i+1)}removeFieldLength(e,t,i,s){if(1===i){this._avgFieldLength[t]=0;return}let r=this._avgFieldLength[t]*i-s;this._avgFieldLength[t]=r/(i-1)}saveStoredFields(e,t){let{storeFields:i,extractField:s}=this._options;if(null==i||0===i.length)return;let r=this._storedFields.get(e);for(let n of(null==r&&this._storedFields.set(e,r={}),i)){let e=s(t,n);void 0!==e&&(r[n]=e)}}}f.wildcard=Symbol(\"*\");let m=(e,t)=>Object.prototype.hasOwnProperty.call(e,t)?e[t]:void 0,_={or:(e,t)=>{for(let i of t.keys()){let s=e.get(i);if(null==s)e.set(i,t.get(i));else{let{score:e,terms:r,match:n}=t.get(i);s.score=s.score+e,s.match=Object.assign(s.match,n),z(s.terms,r)}}return e},and:(e,t)=>{let i=new Map;for(let s of t.keys()){let r=e.get(s);if(null==r)continue;let{score:n,terms:o,match:l}=t.get(s);z(r.terms,o),i.set(s,{score:r.score+n,terms:r.terms,match:Object.assign(r.match,l)})}return i},and_not:(e,t)=>{for(let i of t.keys())e.delete(i);return e}},g=(e,t,i,s,r,n)=>{let{k:o,b:l,d:h}=n;return Math.log(1+(i-t+.5)/(t+.5))*(h+e*(o+1)/(e+o*(1-l+l*s/r)))},p=e=>(t,i,s)=>{let r=\"function\"==typeof e.fuzzy?e.fuzzy(t,i,s):e.fuzzy||!1,n=\"function\"==typeof e.prefix?e.prefix(t,i,s):!0===e.prefix,o=\"function\"==typeof e.boostTerm?e.boostTerm(t,i,s):1;return{term:t,fuzzy:r,prefix:n,termBoost:o}},y={idField:\"id\",extractField:(e,t)=>e[t],stringifyField:(e,t)=>e.toString(),tokenize:e=>e.split(O),processTerm:e=>e.toLowerCase(),fields:void 0,searchOptions:void 0,storeFields:[],logger:(e,t)=>{\"function\"==typeof(null==console?void 0:console[e])&&console[e](t)},autoVacuum:!0},w={combineWith:\"or\",prefix:!1,fuzzy:!1,maxFuzzy:6,boost:{},weights:{fuzzy:.45,prefix:.375},bm25:{k:1.2,b:.7,d:.5}},v={combineWith:\"and\",prefix:(e,t,i)=>t===i.length-1},x={batchSize:1e3,batchWait:10},b={minDirtFactor:.1,minDirtCount:20},I={...x,...b},S=(e,t)=>{e.includes(t)||e.push(t)},z=(e,t)=>{for(let i of t)e.includes(i)||e.push(i)},M=({score:e},{score:t})=>t-e,F=()=>new Map,C=e=>{let t=new Map;for(let i of Object.keys(e))t.set(parseInt(i,10),e[i]);return t},k=async e=>{let t=new Map,i=0;for(let s of Object.keys(e))t.set(parseInt(s,10),e[s]),++i%1e3==0&&await V(0);return t},V=e=>new Promise(t=>setTimeout(t,e)),O=/[\\n\\r\\p{Z}\\p{P}]+/u;return f});\n",
	"verificador.js": "/*!\nfastest-levenshtein\n\nMIT License\n\nCopyright (c) 2020 Kasper Unn Weihe\n\nPermission is hereby granted, free of charge, to any person obtaining a copy\nof this software and associated documentation files (the \"Software\"), to deal\nin the Software without restriction, including without limitation the rights\nto use, copy, modify, merge, publish, distribute, sublicense, and/or sell\ncopies of the Software, and to permit persons to whom the Software is\nfurnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in all\ncopies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR\nIMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,\nFITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE\nAUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER\nLIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,\nOUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE\nSOFTWARE.\n\nvscode-languageserver-textdocument\n\nCopyright (c) Microsoft Corporation\n\nAll rights reserved.\n\nMIT License\n\nPermission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the \"Software\"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED *AS IS*, WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.\n*/\n!function(){\"use strict\";var e,t;let n,s;function i(e,...t){if(\"string\"==typeof e)return n?.get(e)??e;if(void 0===n)return r(e,t);let s=n.get(e.reduce((e,t,n)=>`${e}{${n-1}}${t}`));return void 0===s?r(e,t):s.replace(/\\{(\\d+)\\}/g,(e,n)=>`${t[Number(n)]}`)}function r(e,t){return e.reduce((e,n,s)=>`${e}${t[s-1]}${n}`)}let{refdataMessages:o}=globalThis;o&&(n=new Map(Object.entries(o)));class a{constructor(e,t,n,s){this._uri=e,this._languageId=t,this._version=n,this._content=s,this._lineOffsets=void 0}get uri(){return this._uri}get languageId(){return this._languageId}get version(){return this._version}getText(e){if(e){let t=this.offsetAt(e.start),n=this.offsetAt(e.end);return this._content.substring(t,n)}return this._content}update(e,t){for(let t of e)if(a.isIncremental(t)){let e=d(t.range),n=this.offsetAt(e.start),s=this.offsetAt(e.end);this._content=this._content.substring(0,n)+t.text+this._content.substring(s,this._content.length);let i=n+t.text.length,r=13===this._content.charCodeAt(n-1)&&10===this._content.charCodeAt(n),o=13===this._content.charCodeAt(i-1)&&10===this._content.charCodeAt(i);if(r||o){this._lineOffsets=void 0;continue}let a=Math.max(e.start.line,0),h=Math.max(e.end.line,0),u=this._lineOffsets,f=l(t.text,!1,n);if(h-a===f.length)for(let e=0,t=f.length;e<t;e++)u[e+a+1]=f[e];else f.length<1e4?u.splice(a+1,h-a,...f):this._lineOffsets=u=u.slice(0,a+1).concat(f,u.slice(h+1));let c=t.text.length-(s-n);if(0!==c)for(let e=a+1+f.length,t=u.length;e<t;e++)u[e]=u[e]+c}else if(a.isFull(t))this._content=t.text,this._lineOffsets=void 0;else throw Error(\"Unknown change event received\");this._version=t}getLineOffsets(){return void 0===this._lineOffsets&&(this._lineOffsets=l(this._content,!0)),this._lineOffsets}positionAt(e){e=Math.max(Math.min(e,this._content.length),0);let t=this.getLineOffsets(),n=0,s=t.length;if(0===s)return{line:0,character:e};for(;n<s;){let i=Math.floor((n+s)/2);t[i]>e?s=i:n=i+1}let i=n-1;return e=this.ensureBeforeEOL(e,t[i]),{line:i,character:e-t[i]}}offsetAt(e){let t=this.getLineOffsets();if(e.line>=t.length)return this._content.length;if(e.line<0)return 0;let n=t[e.line];if(e.character<=0)return n;let s=e.line+1<t.length?t[e.line+1]:this._content.length,i=Math.min(n+e.character,s);return this.ensureBeforeEOL(i,n)}getLineRange(e){let t=this.getLineOffsets();if(e>=t.length){let e=t.length-1;return{start:{line:e,character:0},end:{line:e,character:this._content.length-t[e]}}}if(e<0)return{start:{line:0,character:0},end:{line:0,character:0}};let n=t[e],s=e+1<t.length?t[e+1]:this._content.length;return{start:{line:e,character:0},end:{line:e,character:this.ensureBeforeEOL(s,n)-n}}}getEOLCharacters(e){let t=this.getLineOffsets();if(e>=t.length||e<0)return\"\";let n=e+1<t.length?t[e+1]:this._content.length,s=this.ensureBeforeEOL(n,t[e]);return this._content.substring(s,n)}ensureBeforeEOL(e,t){for(;e>t&&h(this._content.charCodeAt(e-1));)e--;return e}get lineCount(){return this.getLineOffsets().length}static isIncremental(e){return null!=e&&\"string\"==typeof e.text&&void 0!==e.range&&(void 0===e.rangeLength||\"number\"==typeof e.rangeLength)}static isFull(e){return null!=e&&\"string\"==typeof e.text&&void 0===e.range&&void 0===e.rangeLength}}function l(e,t,n=0){let s=t?[n]:[];for(let t=0;t<e.length;t++){let i=e.charCodeAt(t);h(i)&&(13===i&&t+1<e.length&&10===e.charCodeAt(t+1)&&t++,s.push(n+t+1))}return s}function h(e){return 13===e||10===e}function d(e){let t=e.start,n=e.end;return t.line>n.line||t.line===n.line&&t.character>n.character?{start:n,end:t}:e}function u(e){let t=d(e.range);return t!==e.range?{newText:e.newText,range:t}:e}function f(e){for(;;){let{done:t,value:n}=e.next();if(t)return n}}function c(e,t){return g(e.length,n=>t(e[n]))}function g(e,t){let[n,s]=[0,e];for(;n<s;){let e=n+s>>1;t(e)?s=e:n=e+1}return n}function p(e){return{length:e.length,get:t=>e[t]}}(t=e||(e={})).create=function(e,t,n,s){return new a(e,t,n,s)},t.update=function(e,t,n){if(e instanceof a)return e.update(t,n),e;throw Error(\"TextDocument.update: document must be created by TextDocument.create\")},t.applyEdits=function(e,t){let n=e.getText(),s=function e(t,n){if(t.length<=1)return t;let s=t.length/2|0,i=t.slice(0,s),r=t.slice(s);e(i,n),e(r,n);let o=0,a=0,l=0;for(;o<i.length&&a<r.length;)0>=n(i[o],r[a])?t[l++]=i[o++]:t[l++]=r[a++];for(;o<i.length;)t[l++]=i[o++];for(;a<r.length;)t[l++]=r[a++];return t}(t.map(u),(e,t)=>{let n=e.range.start.line-t.range.start.line;return 0===n?e.range.start.character-t.range.start.character:n}),i=0,r=[];for(let t of s){let s=e.offsetAt(t.range.start);if(s<i)throw Error(\"Overlapping edit\");s>i&&r.push(n.substring(i,s)),t.newText.length&&r.push(t.newText),i=e.offsetAt(t.range.end)}return r.push(n.substr(i)),r.join(\"\")};let m=new Set([\".\",\"::\",\"?.\",\"&.\"]);function v({text:e,tokens:t},n){let s=t.get(n);return void 0===s?\"\":e.slice(s.start,s.end)}function b({tokens:e},t){return e.get(t)?.kind===\"name\"}function k(e,t){return e.tokens.get(t)?.kind===\"symbol\"&&m.has(v(e,t))}function x(e,t){if(e.tokens.get(t)?.kind!==\"symbol\")return 0;let n=v(e,t);return 1!==n.length?0:\"([{\".includes(n)?1:\")]}\".includes(n)?-1:0}function w(e,t,n){return e.tokens.get(t)?.isFirst===!0||void 0!==e.tokens.get(t)&&$(e,t-1,n)}function $(e,t,n){return e.tokens.get(t)?.kind===\"symbol\"&&n.has(v(e,t))}function y(e,t){let n=[v(e,t)],s=t,i=\".\";for(;n.length<12&&k(e,s-1)&&b(e,s-2);)i=\"::\"===v(e,s-1)?\"::\":\".\",n.unshift(v(e,s-=2));return{first:s,last:t,parts:n,separator:i}}function M(e,t){let n=t;for(;(n-t)/2<12&&k(e,n+1)&&b(e,n+2);)n+=2;return{...y(e,n),first:t}}let O=/(?<text>\"(?:[^\"\\\\]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)*'|`(?:[^`\\\\]|\\\\.)*`)|(?<name>[\\p{L}_$][\\p{L}\\p{M}\\p{N}_$]*)|(?<number>\\p{Nd}[\\p{Nd}\\p{L}_]*(?:\\.\\p{Nd}[\\p{Nd}\\p{L}_]*)?)|(?<symbol>::|\\?\\.|\\S)/gu;function A(e,t){let n=Math.max(e.lastIndexOf(\"\\n\",t-1)+1,t-4e3),s=e.indexOf(\"\\n\",t),i=Math.min(s<0?e.length:s,t+4e3),r=[];for(let t of e.slice(n,i).matchAll(O)){let{name:e,number:s,text:i}=t.groups??{},o=void 0!==e?\"name\":void 0!==s?\"number\":void 0!==i?\"text\":\"symbol\",a=n+t.index;r.push({kind:o,start:a,end:a+t[0].length,isFirst:0===r.length})}return r}function S(e,t,n,s){let i=v(e,t);if(!n.words.has(i))return;let r=function(e,t,n){let s=0,i=t;for(;i<e.tokens.length&&i-t<400&&!(i>t&&s<=0&&(e.tokens.get(i)?.isFirst||$(e,i,n)));i+=1)s+=x(e,i);return i}(e,t,n.separators),o=new C(e,t,r,n,s);return(s.has(i)?o.plain()??o.braced():void 0)??o.from()}let C=class{code;first;end;language;words;constructor(e,t,n,s,i){this.code=e,this.first=t,this.end=n,this.language=s,this.words=i}plain(){let e=[],t=[],n=[],s=this.first+1;for(;;){let i=this.module(s);if(void 0===i)return;let r=this.symbolOf(i);e.push(r?.from??i),s=i.chain.last+1;let o=this.isWord(s)&&!this.words.has(v(this.code,s))&&this.isPlain(s+1),a=o?v(this.code,s+1):i.chain.parts.at(-1);if(void 0===r?t.push({name:a,module:i.module}):n.push({...r.symbol,own:a}),o&&(s+=2),s>=this.end)break;if(\",\"!==v(this.code,s))return;s+=1}return{first:this.first,end:this.end,modules:e,bound:t,selected:n}}from(){let e=this.module(this.first+1);if(void 0===e)return;let t=e.chain.last+1;if(t>=this.end||!this.words.has(v(this.code,t)))return;let n=x(this.code,t+1)>0,s=this.names(n?t+2:t+1,n?this.end-1:this.end,e.module);if(!(void 0===s||n&&x(this.code,this.end-1)>=0))return{first:this.first,end:this.end,modules:[e],...s}}braced(){if(0>=x(this.code,this.first+1))return;let e=this.first+2;for(;e<this.end&&0===x(this.code,e);)e+=1;if(x(this.code,e)>=0||!this.isWord(e+1))return;let t=this.module(e+2);if(void 0===t||t.chain.last+1!==this.end)return;let n=this.names(this.first+2,e,t.module);if(void 0!==n)return{first:this.first,end:this.end,modules:[t],...n}}module(e){if(e>=this.end||!b(this.code,e)||this.language.isReserved(v(this.code,e)))return;let t=M(this.code,e),n=t.parts.join(t.separator),s=this.language.modules.get(n);return{chain:t,name:n,...s&&{module:s}}}symbolOf({chain:e,module:t}){if(void 0!==t||e.parts.length<2)return;let n=e.parts.slice(0,-1),s=n.join(e.separator),i=this.language.modules.get(s),r=e.parts.at(-1);if(i?.symbols.has(r)!==!0)return;let o=this.code.tokens.get(e.last)?.start??0;return{from:{chain:{...e,parts:n,last:e.last-2},name:s,module:i},symbol:{module:i,token:e.last,start:o,name:r}}}names(e,t,n){let s=[],i=[];for(let r=e;r<t;){if(!this.isPlain(r))return;let e=this.isWord(r+1)&&this.isPlain(r+2)&&r+2<t,o=v(this.code,r),a=e?v(this.code,r+2):o;if(void 0!==n?s.push({module:n,token:r,start:this.code.tokens.get(r)?.start??0,name:o,own:a}):i.push({name:a,module:n}),(r+=e?3:1)<t&&\",\"!==v(this.code,r))return;r+=1}return{bound:i,selected:s}}isWord(e){return e<this.end&&b(this.code,e)&&this.language.words.has(v(this.code,e))}isPlain(e){return e<this.end&&b(this.code,e)&&!this.language.isReserved(v(this.code,e))&&!k(this.code,e+1)&&!k(this.code,e-1)}};function _(e){return`/api/${e}.json`}let W=`${_(\"modulos\")}#/modulos`;function L(e){return e.split(\"/\").slice(1).map(e=>e.replaceAll(\"~1\",\"/\").replaceAll(\"~0\",\"~\"))}function B(e){return e.replace(/[\\\\^$.*+?()[\\]{}|/]/g,\"\\\\$&\")}function F(e){return[...e].sort((e,t)=>t.length-e.length).map(B).join(\"|\")}function j(e){let t=e.startsWith(\"-\")?`\\\\${e}`:e,n=t.replaceAll(\"\\\\\\\\\",\"__\");return n.endsWith(\"-\")&&!n.endsWith(\"\\\\-\")?`${t.slice(0,-1)}\\\\-`:t}let N={\"(\":\")\",\"[\":\"]\",\"{\":\"}\",\"<\":\">\"};class I{table=new Map;add(e,t){let n=e.charCodeAt(0),s=this.table.get(n);s?s.push(t):this.table.set(n,[t])}at(e){return this.table.get(e)??T}get firsts(){return this.table.keys()}}let T=[],E=new Map;function P(e){return[...e].map(q).join(\"\")}function q(e){let t=E.get(e);if(void 0!==t)return t;let n=[e.toUpperCase().toLowerCase(),e.toLowerCase()].find(t=>1==[...t].length&&RegExp(`^\\\\u{${e.codePointAt(0)?.toString(16)}}$`,\"iu\").test(t))??e;return E.set(e,n),n}function R(){if(void 0!==s)return s;let e=new Map;for(let t=65;t<=125251;t+=1){let n=String.fromCodePoint(t);if(n.toLowerCase()===n&&n.toUpperCase()===n)continue;let s=q(n),i=e.get(s);i?i.push(n):e.set(s,[n])}return s=e,e}function z({caixa:e}){return\"ignora\"===e?K:e=>e}function D({caixa:e,nomes:t}){let n=z({caixa:e}),s=e=>n(`[${e}]`).slice(1,-1),{inicio:i,resto:r,fim:o,sigilos:a}=t;return{...t,inicio:s(i),resto:s(r),...void 0!==o&&{fim:s(o)},...void 0!==a&&{sigilos:s(a)}}}let U=new Map;function K(e){let t=U.get(e);if(void 0!==t)return t;U.size>=1e3&&U.clear();let n=e.replace(H,e=>{if(e.startsWith(\"[\"))return function(e){let t=e.slice(1,-1).match(H)??[],n=new Set;for(let e=0;e<t.length;e+=1){let s=J(t[e]);if(void 0===s)continue;let i=\"-\"===t[e+1]&&e+2<t.length,r=i?J(t[e+2]):s;for(let t of(i&&(e+=2),function(e,t){if(e===t)return[e];let[n,s]=[e.codePointAt(0),t.codePointAt(0)];return[...R().values()].flat().filter(e=>{let t=e.codePointAt(0);return t>=n&&t<=s})}(s,r??s)))for(let e of R().get(q(t))??[])n.add(e)}let s=e.startsWith(\"[^\")?\"[^\":\"[\",i=e.slice(s.length,-1),r=RegExp(`[${i}]`,\"u\"),o=[...n].filter(e=>!r.test(e));return`${s}${function(...e){return e.map(j).join(\"\")}(i,o.join(\"\"))}]`}(e);let t=J(e),n=void 0===t?void 0:R().get(q(t));return void 0===n?e:`[${n.join(\"\")}]`});return U.set(e,n),n}let H=/\\\\[pP]\\{[^}]*\\}|\\\\u[0-9a-fA-F]{4}|\\\\x[0-9a-fA-F]{2}|\\\\.|\\(\\?[:=!]|\\[(?:\\\\.|[^\\]\\\\])*\\]|./gsu;function J(e){return/^\\\\[ux][0-9a-fA-F]{2}/.test(e)?String.fromCodePoint(Number.parseInt(e.slice(2),16)):e.startsWith(\"\\\\\")||e.startsWith(\"(?\")?void 0:e}function G(e,t){let{text:n,start:s,end:i,limit:r,before:o}=t,{inicio:a,coluna:l}=e.spec,{inside:h,onLine:d}=e;if(\"linha\"===a&&!t.isFirst||\"comando\"===a&&void 0!==o||void 0!==l&&function({text:e,start:t,lineStart:n},s){return t-n>2*s?s+1:[...e.slice(n,t)].length}(t,l)!==l||e.before&&!Z(o,e.before,n)||e.notBefore&&Z(o,e.notBefore,n))return!1;if(e.behind||e.notBehind){let t=function(e,t){if(0===t)return\"\";let n=e.charCodeAt(t-1);return n>=56320&&n<=57343&&t>1?e.slice(t-2,t):e.charAt(t-1)}(n,s);if(e.behind&&!e.behind.test(t)||e.notBehind?.test(t))return!1}return(!h||!!h.some(e=>t.isInside(e)))&&(!d||!!d.some(e=>t.isBehind(e)))&&(!e.ahead||!!e.ahead(n,i,r))&&!e.notAhead?.(n,i,r)}function Z(e,{classes:t,texts:n,regions:s,fold:i},r){return void 0!==e&&(!!(t.has(e.class)||void 0!==e.name&&(s.has(e.name)||t.has(e.name)))||n.size>0&&e.end-e.start<=64&&n.has(i(r.slice(e.start,e.end))))}class Q{byIndentation;open=[];counts=new Map;line=[];column=0;deeper=0;constructor(e,t){if(this.byIndentation=e,void 0===t)return;for(let e of t.open)this.push(e);this.line=[...t.line],this.column=t.column,this.deeper=t.deeper}get state(){let{open:e,line:t,column:n,deeper:s}=this;return{open:[...e],line:[...t],column:n,deeper:s}}begin(e){if(this.byIndentation){for(;(this.open.at(-1)?.column??-1)>=e;)this.pop();this.line.length>0&&this.column<e&&this.push({column:this.column,words:this.line})}this.line=[],this.column=e}word(e){this.line.length<16&&this.line.push(e)}enter(){this.byIndentation||(this.open.length>=1e3?this.deeper+=1:this.push({column:0,words:this.line}),this.line=[])}leave(){this.byIndentation||(this.deeper>0?this.deeper-=1:this.pop())}has(e){return(this.counts.get(e)??0)>0}lineHas(e){return this.line.includes(e)}push(e){if(!(this.open.length>=1e3))for(let t of(this.open.push(e),e.words))this.counts.set(t,(this.counts.get(t)??0)+1)}pop(){for(let e of this.open.pop()?.words??[])this.counts.set(e,(this.counts.get(e)??0)-1)}}function V({fecha:e},t){return void 0===e?t[0]:\"string\"==typeof e?e:\"ate\"in e?void 0:e.modelo.replace(/\\$(\\d)/g,(n,s)=>{let i=t[Number(s)]??\"\";return e.espelha?[...i].map(e=>N[e]??e).reverse().join(\"\"):i})}function X(e,t){return e.length===t.length&&e.every((e,n)=>e===t[n])}let Y=new Set([\"branco\",\"comentario\",\"documentacao\",\"diretiva\"]);class ee{machine;text;tokens=[];frames=[];regions=[];blocks;queue=[];at=0;lineStart=0;isFirst=!0;beginsLine=!0;codes=[];isApart=!0;constructor(e,t,n){this.machine=e,this.text=t;let{at:s=0,state:i}=n??{};this.at=s,this.lineStart=s-(i?.column??0),this.isFirst=i?.isFirst??!0,this.beginsLine=i?.beginsLine??!0,this.push({kind:\"code\",limit:t.length,depth:0,joined:i?.joined??0,before:i?.before&&function(e,{class:t,name:n,back:s,length:i}){let r=e-s;return{class:t,start:r,end:r+i,...void 0!==n&&{name:n}}}(s,i.before)}),this.blocks=new Q(e.lexis.blocos?.recuo??!1,i?.blocks)}get state(){let{text:e,at:t,lineStart:n,isFirst:s,beginsLine:i,blocks:r}=this,o=this.isApart||this.tokens.at(-1)?.class!==\"branco\";if(this.frames.length>1||this.queue.length>0||!o)return;let{before:a,joined:l}=this.code;return{before:a&&function(e,t,{class:n,name:s,start:i,end:r}){let o=r-i;return{class:n,name:s,text:o<=64?e.slice(i,r):\"\",length:o,back:t-i}}(e,t,a),joined:l,column:t-n,indentation:Math.min(t-n,en(e,n)),isFirst:s,beginsLine:i,blocks:r.state}}takeOut(){let{tokens:e,regions:t}=this;return this.tokens=[],this.regions=[],{tokens:e,regions:t}}get frame(){return this.frames.at(-1)}get code(){return this.codes.at(-1)}push(e){this.frames.push(e),\"code\"===e.kind&&this.codes.push(e)}pop(){let e=this.frames.pop();return\"code\"===e.kind&&this.codes.pop(),this.part(),e}take(e,t,n){if(t<=this.at)return;let s=this.tokens.at(-1);this.isApart||void 0===s||s.class!==e||s.name!==n?this.tokens.push({class:e,start:this.at,end:t,...void 0!==n&&{name:n}}):this.tokens[this.tokens.length-1]={...s,end:t},this.isApart=!1,this.at=t,\"branco\"!==e&&(this.isFirst=!1)}part(){this.isApart=!0}takeCode(e,t,n){this.part();let{code:s}=this;Y.has(e)||this.beginLine(),this.take(e,t,n),Y.has(e)||(s.before=this.tokens.at(-1))}beginLine(){this.beginsLine&&this.blocks.begin(this.at-this.lineStart),this.beginsLine=!1}takeLineEnd(e,t){this.take(e,this.endOfBreak(this.at),t),this.lineStart=this.at,this.isFirst=!0}isBreak(e){let t=this.text.charCodeAt(e);return 10===t||13===t}endOfBreak(e){return this.text.startsWith(\"\\r\\n\",e)&&e+2<=this.frame.limit?e+2:e+1}situation(e){let{text:t,at:n,lineStart:s,isFirst:i,blocks:r}=this,{before:o}=this.code;return{text:t,start:n,end:e,limit:this.frame.limit,before:o,lineStart:s,isFirst:i,isInside:e=>r.has(e),isBehind:e=>r.lineHas(e)}}opened({texts:e,patterns:t}){let n,{text:s,at:i}=this,{limit:r}=this.frame,o=(e,t)=>{let s=t[0]?.length??0;if(s<=(n?.length??0)||i+s>r)return;let o=this.situation(i+s);e.when&&!G(e.when,o)||e.except&&G(e.except,o)||(n={region:e,length:s,groups:t})};for(let{text:t,region:n}of e.at(s.charCodeAt(i)))s.startsWith(t,i)&&o(n,[t]);for(let{match:e,region:n}of t){let t=e(s,i,r);t&&o(n,t)}return n}enter({region:e,length:t,groups:n}){let{spec:s}=e;this.part();let i=this.at,r=\"code\"===this.frame.kind,{limit:o}=this.frame;if(r?this.takeCode(s.classe,this.at+t,s.nome):this.take(s.classe,this.at+t,s.nome),function({fecha:e}){return\"object\"==typeof e&&\"ate\"in e&&\"abertura\"===e.ate}(s))this.part();else if(s.fila)this.queue.push({region:e,close:V(s,n)??\"\",depth:this.codes.length}),this.part();else if(this.frames.length<1e3){let t=en(this.text,this.lineStart),a=r?this.begin(e,i):void 0;this.push({kind:\"region\",limit:o,region:e,close:V(s,n),column:t,span:a})}}begin({spec:e},t){let n={name:e.nome,start:t,end:t,isClosed:!1};return this.regions.push(n),n}interpolate(e,t){let{spec:n}=e,{limit:s}=this.frame;this.take(\"interpolacao\",this.at+n.abre.length,t.spec.nome);let i={kind:\"code\",of:e,region:t,depth:0,joined:0,before:void 0};if(\"contando\"!==n.delimita)return void this.push({...i,limit:s});let{format:r,close:o,end:a}=function(e,t,n,{spec:s,format:i,nesting:r},o){let{fecha:a=\"\",respeita:l=[],formato:h}=s,d=0,u=0,f=[],c=t;for(;c<n;c+=1){let g=e.charAt(c),p=l.find(t=>e.startsWith(t,c));if(void 0!==p){c=function(e,t,n,s,i){for(let r=t;r<n;r+=1){if(e.startsWith(s,r))return r+s.length;let t=e.charAt(r);if(!i&&(\"\\n\"===t||\"\\r\"===t))return r;\"\\\\\"===t&&(r+=1)}return n}(e,c+p.length,n,p,o)-1;continue}if(!o&&(\"\\n\"===g||\"\\r\"===g))break;if(0===d&&e.startsWith(a,c))return{format:function(e,t,n,s,{formato:i},r){if(void 0===i)return n;for(let o of i.ultimo?[...s].reverse():s){let s=o+i.separador.length;if(n-s>100){if(i.ultimo)break;continue}let a=e.slice(s,n).trimEnd();if(\"\"!==a&&\"\"!==e.slice(t,o).trim()&&(void 0===r||r.test(a)))return o}return n}(e,t,c,f,s,i),close:c,end:c};g===r?.[0]?d+=1:g===r?.[1]&&(d-=1),\"([{\".includes(g)?u+=1:\")]}\".includes(g)?u-=1:0===u&&void 0!==h&&e.startsWith(h.separador,c)&&f.push(c)}let g=Math.min(c,n);return{format:g,close:-1,end:g}}(this.text,this.at,s,e,et(e,t));this.push({...i,limit:o<0?a:r,counted:{format:r,close:o}})}unqueue(){let e=this.queue.filter(({depth:e})=>e>=this.codes.length),t=this.queue.filter(({depth:e})=>e<this.codes.length);return this.queue.splice(0,this.queue.length,...t),e}isFull(e){return this.frames.length>=1e3||e&&this.codes.filter(({counted:e})=>void 0!==e).length>=16}leave(e=!1){let t=this.pop();if(\"region\"===t.kind&&void 0!==t.span&&Object.assign(t.span,{end:this.at,isClosed:e}),\"code\"!==t.kind||void 0===t.counted||void 0===t.of)return;let{close:n,format:s}=t.counted;n<0||this.at!==s||this.at>=this.frame.limit||(this.take(\"formato\",n,t.region?.spec.nome),this.take(\"interpolacao\",n+(t.of.spec.fecha?.length??0),t.region?.spec.nome),this.part())}}function et({spec:e},t){return e.linhas??t.spec.linhas??!1}function en(e,t){let n=t;for(;\" \"===e.charAt(n)||\"\t\"===e.charAt(n);)n+=1;return n-t}let es=/[^\\S\\r\\n]/;function ei(e,{separador:t,separador_livre:n,prefixo:s}){if(void 0===t)return`[${e}]+`;let i=B(t);return n?s?`[${e}${er(t)}]+`:`[${e}][${e}${er(t)}]*`:`${s?`${i}?`:\"\"}[${e}]+(?:${i}[${e}]+)*`}function er(e){return e.replace(/[\\\\\\]^-]/g,\"\\\\$&\")}function eo(e){let t=RegExp(e,\"uy\");return(e,n,s)=>{t.lastIndex=n;let i=t.exec(e);return null===i||n+i[0].length<=s?i:(t.lastIndex=0,t.exec(e.slice(n,s)))}}function ea(e,t){let n=new I,s=[];for(let r of e){var i;let e=\"string\"==typeof(i=r.spec.abre)?[i]:Array.isArray(i)?i:void 0;for(let t of e??[])n.add(t,{text:t,region:r});void 0===e&&s.push({match:t(r.spec.abre.padrao),region:r})}return{texts:n,patterns:s}}function el(e,t){if(void 0!==e)return{classes:new Set(e.classes),texts:new Set(e.textos?.map(t)),fold:t,regions:new Set(e.regioes)}}function eh({text:e,at:t},n,s){return e.startsWith(n,t)&&t+n.length<=s}function ed(e,t){return e.codePointAt(t)>65535?2:1}let eu=new WeakMap;class ef{scan;constructor(e,t,n){let s=eu.get(e);void 0===s&&(s=function(e){let t=z(e),n=\"ignora\"===e.caixa?P:e=>e,s=(e=[])=>new Set(e.map(n)),i=D(e),{continuacao:r={},blocos:o={}}=e,a=e=>{let n;return n=RegExp(t(e),\"muy\"),(e,t,s)=>{let i=Math.max(0,t-64),r=Math.min(s,t+1024),o=0===i&&r===e.length?e:e.slice(i,r);return n.lastIndex=t-i,n.exec(function(e,t){let[n,s]=[e.indexOf(\"\\n\",t),e.indexOf(\"\\r\",t)];return s>=0&&(n<0||s<n)?`${e.slice(0,s)}\n`:n<0||n===e.length-1?e:e.slice(0,n+1)}(o,t-i))}},l=e=>void 0===e?void 0:RegExp(`^${t(`[${e}]`)}$`,\"u\"),h=e=>e?a(e.padrao):void 0,d=e=>({spec:e,before:el(e.depois_de,n),notBefore:el(e.nao_depois_de,n),behind:l(e.apos),notBehind:l(e.nao_apos),inside:e.dentro_de?.map(n),onLine:e.na_linha?.map(n),ahead:h(e.antes_de),notAhead:h(e.nao_antes_de)}),u=new Map;for(let t of e.regioes??[]){let{escapes:n}=t,s=(n?.formas??[]).map(e=>\"string\"==typeof e?B(e):e.padrao);u.set(t.nome,{spec:t,when:t.quando&&d(t.quando),except:t.exceto&&d(t.exceto),inner:{texts:new I,patterns:[]},forms:0===s.length?void 0:a(s.map(e=>`(?:${e})`).join(\"|\")),after:h(t.depois),notAfter:l(\"object\"==typeof t.fecha&&\"modelo\"in t.fecha?t.fecha.nao_seguida:void 0),doubled:[...t.dobra??[]].sort((e,t)=>t.length-e.length),interpolations:[...t.interpola??[]].sort((e,t)=>t.abre.length-e.abre.length).map(n=>({spec:n,nesting:function({abre:e,fecha:t=\"\"}){let n=e.at(-1),s=\"([{\".includes(n)?N[n]:void 0;return void 0!==s&&t.startsWith(s)?[n,s]:void 0}(n),format:n.formato?.padrao?RegExp(`^(?:${n.formato.padrao})$`,\"u\"):void 0,name:\"nome\"===n.conteudo?eo(function(e,t){let{inicio:n,resto:s}=D(e),i=RegExp(`^(?:[${n}]|[${s}])`,\"u\"),r=t.map(({abre:e})=>e).filter(e=>i.test(e));if(0===r.length)return`[${n}][${s}]*`;let o=`(?!${F(r)})`;return`${o}[${n}](?:${o}[${s}])*`}(e,t.interpola??[])):void 0})),stops:void 0})}let f=e=>ea(e.flatMap(e=>u.get(e)??[]),a);for(let e of u.values()){let t=f(e.spec.contem??[]);Object.assign(e,{inner:t,stops:function({spec:e,doubled:t,interpolations:n},s){if(!(s.patterns.length>0))return new Set([...[...t,...n.map(({spec:{abre:e}})=>e),e.escapes?.prefixo??\"\"].filter(Boolean).map(e=>e.charCodeAt(0)),...s.texts.firsts,10,13])}(e,t)})}let c=new Map;for(let[t,s]of Object.entries(e.palavras))for(let e of s)c.set(n(e),t);let g=new I;for(let t of[...e.simbolos].sort((e,t)=>t.length-e.length))g.add(t,t);return{lexis:e,openings:ea([...u.values()].filter(({spec:e})=>!e.dentro),a),name:function({inicio:e,resto:t,fim:n,sigilos:s}){let i=s?`[${s}]?`:\"\";return eo(`${i}[${e}][${t}]*${n?`[${n}]?`:\"\"}`)}(i),numbers:(e.numeros??[]).map(e=>{var n;return{match:eo(t(function(e,t){let{expoente:n,sufixos:s,prefixo:i}=e,r=n?.sinal?`[${er(n.sinal)}]?`:\"\",o=n&&1?`(?:[${n.marcas}]${r}${ei(n.digitos??\"0-9\",e)})?`:\"\",a=s&&1?`(?:(?:${F(s)})(?![${t}]))?`:\"\",l=i?`(?:${F(i)})`:\"\",[h,d]=n?.exige_fracao?[o,\"\"]:[\"\",o];return`${l}${function(e,t){let{digitos:n=\"0-9\",fracao:s}=e,i=ei(n,e);if(!s)return i;let r=!1===s.separador?`[${n}]+`:i,o=void 0===s.nao_seguido?\"\":`(?![${s.nao_seguido}])`,a=!1===s.depois?`\\\\.${r}|\\\\.${o}`:`\\\\.${r}`,l=\"\"===t?`${i}(?:${a})?`:`${i}(?:(?:${a})${t})?`;return!1===s.antes?`(?:${l}|\\\\.${r}${t})`:l}(e,h)}${d}${a}`}(e,i.resto))),forbidden:void 0===e.nao_seguido?void 0:a(\"string\"==typeof(n=e.nao_seguido)?`[${n}]`:n.padrao)}}),symbols:g,words:c,contextual:new Map((e.contextuais??[]).map(({palavra:e,quando:t})=>[n(e),t.map(d)])),fold:n,openers:new Set((r.entre??[]).map(([e])=>e)),closers:new Set((r.entre??[]).map(([,e])=>e)),continues:s(r.fim),begins:r.inicio??[],ends:new Set(r.separador),blockOpeners:s([...o.pares??[],...o.palavras??[]].map(([e])=>e)),blockClosers:s([...o.pares??[],...o.palavras??[]].map(([,e])=>e))}}(e),eu.set(e,s)),this.scan=new ee(s,t,n)}get at(){return this.scan.at}*next(e){let t,{scan:n}=this,{length:s}=n.text;for(let i=1;;i+=1){i%2048==0&&(yield);let r=n.frame;if(n.at>=r.limit){if(1===n.frames.length)break;n.leave()}else\"code\"===r.kind?function(e,t){var n,s;let{text:i}=e,{limit:r}=t;if(e.isBreak(e.at))return function(e,t){let{of:n,region:s}=t;if(n&&s&&!et(n,s))return e.pop();let{machine:i,text:r}=e,{before:o}=t,a=void 0===o?\"\":r.slice(o.start,o.end);e.part(),e.takeLineEnd(\"branco\"),e.part(),function(e,{limit:t}){let{at:n}=e;for(let s of e.unqueue().map(({region:s,close:i})=>({kind:\"region\",limit:t,region:s,close:i,column:0,span:e.begin(s,n)})).reverse())e.push(s)}(e,t),i.lexis.continuacao?.livre===!0||t.joined>0||i.continues.has(i.fold(a))||function({text:e,at:t,machine:n}){if(0===n.begins.length)return!1;let s=t+en(e,t);return n.begins.some(t=>e.startsWith(t,s))}(e)||(t.before=void 0,t===e.frames[0]&&(e.beginsLine=!0))}(e,t);if(void 0!==t.of&&void 0===t.counted&&function(e,t){let{of:n,region:s}=t;if(void 0===n||void 0===s||t.depth>0)return!1;let{fecha:i=\"\",formato:r}=n.spec;return e.text.startsWith(i,e.at)&&e.at+i.length<=t.limit?(e.part(),e.take(\"interpolacao\",e.at+i.length,s.spec.nome),e.leave(),!0):void 0!==r&&!(t.joined>0)&&!!e.text.startsWith(r.separador,e.at)&&(e.pop(),e.push({kind:\"format\",limit:t.limit,of:n,region:s}),!0)}(e,t))return;let o=e.at;for(;o<r&&es.test(i.charAt(o));)o+=1;if(o>e.at){e.part(),e.take(\"branco\",o);return}let a=e.machine.lexis.continuacao?.marca;if(void 0!==a&&i.startsWith(a,e.at)&&(n=e,(s=e.at+a.length)===n.text.length||s<n.frame.limit&&n.isBreak(s))){e.take(\"branco\",e.at+a.length),e.at<r&&e.takeLineEnd(\"branco\");return}let l=e.opened(e.machine.openings);if(l)e.enter(l);else if(!function(e,t){let{machine:n,text:s,at:i}=e,r=i,o=!1;for(let{match:e,forbidden:a}of n.numbers){let n=e(s,i,t)?.[0].length??0;i+n<=r||(o=(r=i+n)<t&&a?.(s,r,t)!=null)}return r!==i&&(e.takeCode(o?\"invalido\":\"numero\",r),!0)}(e,r)&&!function(e,t){let{machine:n,text:s,at:i}=e,r=n.name(s,i,t)?.[0];if(void 0===r||\"\"===r)return!1;let o=i+r.length;e.beginLine();let a=n.fold(r),l=n.words.get(a),h=e.situation(o),d=void 0===l&&n.contextual.get(a)?.some(e=>G(e,h))===!0;return void 0!==l?e.takeCode(\"palavra\",o,l):e.takeCode(d?\"contextual\":\"nome\",o),void 0===l&&!d||(e.blocks.word(a),n.blockOpeners.has(a)?e.blocks.enter():n.blockClosers.has(a)&&e.blocks.leave(),!0)}(e,r)&&!function(e,t){let{machine:n,text:s,at:i}=e,{nesting:r}=t.of??{},o=n.symbols.at(s.charCodeAt(i)).find(e=>s.startsWith(e,i)&&!(r&&function(e,[t,n]){return e.startsWith(n)&&e!==n||e.indexOf(t)!==e.lastIndexOf(t)}(e,r)));return void 0!==o&&!(i+o.length>t.limit)&&(e.takeCode(\"simbolo\",i+o.length),n.openers.has(o)?t.joined+=1:n.closers.has(o)&&(t.joined=Math.max(0,t.joined-1)),n.blockOpeners.has(o)?e.blocks.enter():n.blockClosers.has(o)&&e.blocks.leave(),n.ends.has(o)&&0===t.joined&&(t.before=void 0),void 0!==r&&o.endsWith(r[0])?t.depth+=1:void 0!==r&&o.startsWith(r[1])&&(t.depth-=1),!0)}(e,t)){let t=i.codePointAt(e.at)>65535?2:1;e.takeCode(\"invalido\",Math.min(r,e.at+t))}}(n,r):\"region\"===r.kind?function(e,t){let{text:n}=e,{region:s,close:i,limit:r}=t,{classe:o,nome:a,fecha:l}=s.spec,h=\"object\"==typeof l&&\"modelo\"in l&&!0===l.linha_inteira;if(h&&e.at===e.lineStart&&function(e,{region:t,close:n=\"\",limit:s}){let{fecha:i,classe:r,nome:o}=t.spec,a=\"object\"==typeof i&&\"modelo\"in i&&!0===i.recuada,l=e.at+(a?en(e.text,e.at):0),h=l+n.length;return\"\"!==n&&!(h>s)&&!!e.text.startsWith(n,l)&&(!(h<s)||!!e.isBreak(h)||!!function({text:e},t,n){return void 0!==n&&!n.test(e.slice(t,t+ed(e,t)))}(e,h,t.notAfter))&&(e.take(r,h,o),e.leave(!0),!0)}(e,t))return;let d=h?-1:i?.charCodeAt(0)??-1,u=e.at;if(void 0!==s.stops)for(;u<r;){let e=n.charCodeAt(u);if(e===d||s.stops.has(e))break;u+=1}if(e.take(o,u,a),!(e.at>=r||function(e,{region:t,limit:n}){let s=t.doubled.find(t=>e.text.startsWith(t,e.at));return void 0!==s&&!(e.at+s.length>n)&&(e.part(),e.take(\"escape\",e.at+s.length,t.spec.nome),!0)}(e,t)||function(e,t){let{region:n,limit:s}=t,{escapes:i,classe:r,nome:o}=n.spec;if(void 0===i||!e.text.startsWith(i.prefixo,e.at))return!1;let a=e.at+i.prefixo.length;if(a>s)return!1;let l=n.forms?.(e.text,a,s);if(l)return e.part(),e.take(\"escape\",a+l[0].length,o),!0;if(a===e.text.length||a<s&&e.isBreak(a))return!!i.quebra&&(e.part(),e.take(\"escape\",a,o),a<s&&e.takeLineEnd(r,o),!0);if(n.interpolations.some(({spec:t})=>\"nome\"!==t.conteudo&&eh(e,t.abre,s)))return!1;let h=i.desconhecido??\"texto\";if(\"texto\"===h&&!function({text:e},{region:t,close:n=\"\"},s){let{prefixo:i,protege:r}=t.spec.escapes??{};return\"fecha\"!==r?!0===r:[i,n].some(t=>t&&e[s]===t[0])}(e,t,a))return!1;let d=Math.min(s,a+(a<s?ed(e.text,a):0));return\"texto\"!==h&&e.part(),e.take(\"texto\"===h?r:h,d,o),!0}(e,t))){if(d>=0&&\"\"!==i&&n.startsWith(i,e.at)&&e.at+i.length<=r){e.take(o,e.at+i.length,a);let t=s.after?.(n,e.at,r)?.[0].length??0;e.take(o,e.at+t,a),e.leave(!0);return}(function(e,{region:t,limit:n}){for(let s of t.interpolations){let{abre:i}=s.spec;if(!eh(e,i,n))continue;if(void 0===s.name){if(e.isFull(\"contando\"===s.spec.delimita))continue;return e.part(),e.interpolate(s,t),!0}let r=s.name(e.text,e.at+i.length,n);if(null!==r)return e.part(),e.take(\"interpolacao\",e.at+i.length,t.spec.nome),e.part(),e.take(\"nome\",e.at+r[0].length),e.part(),!0}return!1})(e,t)||!e.isFull(!1)&&function(e,{region:t}){let n=e.opened(t.inner);return void 0!==n&&(e.enter(n),!0)}(e,t)||(e.isBreak(e.at)?function(e,{region:t}){let{classe:n,nome:s,fecha:i,linhas:r}=t.spec,o=\"object\"==typeof i&&\"ate\"in i?i.ate:void 0,a=e.frame;if(\"recuo\"===o){let t=e.endOfBreak(e.at),i=en(e.text,t);!(t+i>=e.text.length||e.isBreak(t+i))&&i<=a.column?e.leave(!0):e.takeLineEnd(n,s)}else\"linha\"!==o&&r?e.takeLineEnd(n,s):e.leave(\"linha\"===o)}(e,t):e.take(o,e.at+ed(n,e.at),a))}}(n,r):function(e,{of:t,region:n,limit:s}){var i;let{text:r}=e,{abre:o,fecha:a=\"\",formato:l}=t.spec,{nome:h}=n.spec,d=e.at;for(;d<s&&!r.startsWith(a,d)&&(i=d,!(e.isBreak(i)||l?.aninha===!0&&r.startsWith(o,i)));)d+=1;e.take(\"formato\",d,h),e.at>=s||(r.startsWith(a,e.at)?(e.take(\"interpolacao\",e.at+a.length,h),e.leave()):e.isBreak(e.at)&&!et(t,n)?e.leave():e.isBreak(e.at)?e.takeLineEnd(\"formato\",h):e.isFull(!1)?e.take(\"formato\",e.at+1,h):e.interpolate(t,n))}(n,r);if(!(n.at<e)&&!(n.at>=s)&&void 0!==(t=n.state))break}return{...n.takeOut(),end:n.at,state:t}}}let ec=new Uint32Array(65536),eg=(e,t)=>{if(e.length<t.length){let n=t;t=e,e=n}return 0===t.length?e.length:e.length<=32?((e,t)=>{let n=e.length,s=t.length,i=1<<n-1,r=-1,o=0,a=n,l=n;for(;l--;)ec[e.charCodeAt(l)]|=1<<l;for(l=0;l<s;l++){let e=ec[t.charCodeAt(l)],n=e|o;e|=(e&r)+r^r,o|=~(e|r),r&=e,o&i&&a++,r&i&&a--,r=r<<1|~(n|(o=o<<1|1)),o&=n}for(l=n;l--;)ec[e.charCodeAt(l)]=0;return a})(e,t):((e,t)=>{let n=t.length,s=e.length,i=[],r=[],o=Math.ceil(n/32),a=Math.ceil(s/32);for(let e=0;e<o;e++)r[e]=-1,i[e]=0;let l=0;for(;l<a-1;l++){let o=0,a=-1,h=32*l,d=Math.min(32,s)+h;for(let t=h;t<d;t++)ec[e.charCodeAt(t)]|=1<<t;for(let e=0;e<n;e++){let n=ec[t.charCodeAt(e)],s=r[e/32|0]>>>e&1,l=i[e/32|0]>>>e&1,h=n|o,d=((n|l)&a)+a^a|n|l,u=o|~(d|a),f=a&d;u>>>31^s&&(r[e/32|0]^=1<<e),f>>>31^l&&(i[e/32|0]^=1<<e),u=u<<1|s,a=(f=f<<1|l)|~(h|u),o=u&h}for(let t=h;t<d;t++)ec[e.charCodeAt(t)]=0}let h=0,d=-1,u=32*l,f=Math.min(32,s-u)+u;for(let t=u;t<f;t++)ec[e.charCodeAt(t)]|=1<<t;let c=s;for(let e=0;e<n;e++){let n=ec[t.charCodeAt(e)],o=r[e/32|0]>>>e&1,a=i[e/32|0]>>>e&1,l=n|h,u=((n|a)&d)+d^d|n|a,f=h|~(u|d),g=d&u;c+=f>>>s-1&1,c-=g>>>s-1&1,f>>>31^o&&(r[e/32|0]^=1<<e),g>>>31^a&&(i[e/32|0]^=1<<e),f=f<<1|o,d=(g=g<<1|a)|~(l|f),h=f&l}for(let t=u;t<f;t++)ec[e.charCodeAt(t)]=0;return c})(e,t)};function ep(e,t,n=1,s=.5){let i=e.toLowerCase(),r=[];for(let n of new Set(t)){var o,a;let t=Math.max(e.length,n.length)*s;if(Math.abs(e.length-n.length)>t)continue;let l=n.toLowerCase(),h=(o=i)!==(a=l)&&o.length===a.length&&em(o)===em(a)?1:(eg(e,n)+eg(i,l))/2;h<=t&&r.push({candidate:n,score:h})}return r.sort((e,t)=>e.score-t.score||(e.candidate<t.candidate?-1:1)),r.slice(0,n).map(({candidate:e})=>e)}function em(e){return[...e].sort().join(\"\")}let ev=/[\\p{L}_$][\\p{L}\\p{M}\\p{N}_$]*/gu,eb=/[\\s\\p{C}\"<>\\\\^`{|}]/gu,ek=/(?<!\\s)\\s*[/|,]\\s*/,ex=/^[\\p{L}_][\\p{L}\\p{M}\\p{N}_]*(?:\\.[\\p{L}_][\\p{L}\\p{M}\\p{N}_]*)*(?=$|\\s)/u;class ew extends Map{fold;said=new Map;constructor(e){super(),this.fold=e}set(e,t){let n=this.fold(e);return this.said.has(n)||this.said.set(n,e),super.set(e,t)}get(e){return super.get(this.known(e))}has(e){return super.has(this.known(e))}delete(e){return this.said.delete(this.fold(e)),super.delete(e)}known(e){return super.has(e)?e:this.said.get(this.fold(e))??e}}let e$={comentario:\"comment\",interpolacao:\"code in a text\",nome:\"name\"},ey=e=>null===e?\"\":` since ${e}`,eM=e=>void 0===e?\"\":`: it is ${e} now`,eO=e=>void 0===e?\"is gone\":`is called ${e}`,eA={comentario:\"O coment\\xe1rio que come\\xe7a aqui n\\xe3o \\xe9 fechado.\",interpolacao:\"O c\\xf3digo no texto que come\\xe7a aqui n\\xe3o \\xe9 fechado.\",nome:\"O nome que come\\xe7a aqui n\\xe3o \\xe9 fechado.\"},eS=e=>null===e?\"\":` desde ${e}`,eC=e=>void 0===e?\"\":`: agora \\xe9 ${e}`,e_=e=>void 0===e?\"deixa de existir\":`passa a ser ${e}`,eW={en:{kinds:{palavra:\"reserved word\",contextual:\"contextual word\",operador:\"operator\",verbo:\"HTTP verb\",regra:\"rule\",embutida:\"built-in\",modulo:\"module\",simbolo:\"symbol\",comando:\"command\",erro:\"error code\"},hover:{deprecated:\"Deprecated.\",keyword:e=>`Keyword: ${e}. A name elsewhere.`,elsewhere:e=>`In other languages: ${e}`,also:e=>`Also: ${e}`,since:e=>`Since ${e}`},withBlock:e=>`${e} with its block`,fixes:{change:e=>`Change to ${e}`,blanks:e=>`Change tabs to ${e} blanks`},near:e=>`Is it ${e.join(\" or \")}?`,kept:(e,t)=>`${e} cannot be read now. ${t} is used, as it was fetched last.`,problems:{stray:(e,t)=>`${e} is no part of ${t}.`,number:(e,t)=>`No number of ${e} goes on with ${t}.`,unclosed:e=>`The ${e$[e??\"\"]??\"text\"} that begins here has no end.`,closesNothing:e=>`${e} closes nothing.`,closesOther:(e,t)=>`${e} does not close the ${t} that is open.`,notClosed:e=>`${e} is not closed.`,reserved:(e,t)=>`${e} is a reserved word of ${t}, and no name.`,forbidden:(e,t)=>`${e} is kept for later versions of ${t}.`,tab:e=>`A tab does not indent in ${e}.`,emptyBlock:\"A block is announced here, and none follows.\",unannounced:\"This line is indented, and no block was announced.\",between:e=>`No block began in column ${e}.`,goneSymbol:(e,t,n)=>`${e} is gone${ey(t)}${eM(n)}.`,goneModule:(e,t,n)=>`The module ${e} is gone${ey(t)}${eM(n)}.`,unknownSymbol:(e,t,n)=>`${e} has no ${t} in ${n}.`,unknownModule:(e,t)=>`${t} has no module ${e}.`,unknownName:(e,t)=>`${t} has no ${e}, and nothing in this program is called so.`,unknownOperator:(e,t)=>`${t} has no operator ${e}.`,deprecated:(e,t)=>`${e} is deprecated: ${t}`,nextReserved:(e,t)=>`${e} is a reserved word in ${t}.`,nextSymbol:(e,t,n)=>`${e} ${eO(t)} in ${n}.`,nextModule:(e,t,n)=>`The module ${e} ${eO(t)} in ${n}.`}},pt:{kinds:{palavra:\"palavra reservada\",contextual:\"palavra contextual\",operador:\"operador\",verbo:\"verbo HTTP\",regra:\"regra\",embutida:\"fun\\xe7\\xe3o embutida\",modulo:\"m\\xf3dulo\",simbolo:\"s\\xedmbolo\",comando:\"comando\",erro:\"c\\xf3digo de erro\"},hover:{deprecated:\"Obsoleto.\",keyword:e=>`Palavra-chave: ${e}. Um nome nos outros lugares.`,elsewhere:e=>`Em outras linguagens: ${e}`,also:e=>`Tamb\\xe9m: ${e}`,since:e=>`Desde ${e}`},withBlock:e=>`${e} com o bloco`,fixes:{change:e=>`Trocar por ${e}`,blanks:e=>`Trocar tabula\\xe7\\xf5es por ${e} espa\\xe7os`},near:e=>`Seria ${e.join(\" ou \")}?`,kept:(e,t)=>`${e} n\\xe3o pode ser lido agora. ${t} \\xe9 usada, como foi buscada da \\xfaltima vez.`,problems:{stray:(e,t)=>`${e} n\\xe3o faz parte de ${t}.`,number:(e,t)=>`Nenhum n\\xfamero de ${e} continua com ${t}.`,unclosed:e=>eA[e??\"\"]??\"O texto que come\\xe7a aqui n\\xe3o \\xe9 fechado.\",closesNothing:e=>`${e} n\\xe3o fecha nada.`,closesOther:(e,t)=>`${e} n\\xe3o fecha ${t}, que est\\xe1 aberto.`,notClosed:e=>`${e} n\\xe3o \\xe9 fechado.`,reserved:(e,t)=>`${e} \\xe9 uma palavra reservada de ${t}, e n\\xe3o um nome.`,forbidden:(e,t)=>`${e} est\\xe1 guardada para vers\\xf5es futuras de ${t}.`,tab:e=>`Uma tabula\\xe7\\xe3o n\\xe3o recua em ${e}.`,emptyBlock:\"Um bloco \\xe9 anunciado aqui, e nenhum vem depois.\",unannounced:\"Esta linha est\\xe1 recuada, e nenhum bloco foi anunciado.\",between:e=>`Nenhum bloco come\\xe7ou na coluna ${e}.`,goneSymbol:(e,t,n)=>`${e} n\\xe3o existe mais${eS(t)}${eC(n)}.`,goneModule:(e,t,n)=>`O m\\xf3dulo ${e} n\\xe3o existe mais${eS(t)}${eC(n)}.`,unknownSymbol:(e,t,n)=>`${e} n\\xe3o tem ${t} em ${n}.`,unknownModule:(e,t)=>`${t} n\\xe3o tem o m\\xf3dulo ${e}.`,unknownName:(e,t)=>`${t} n\\xe3o tem ${e}, e nada neste programa se chama assim.`,unknownOperator:(e,t)=>`${t} n\\xe3o tem o operador ${e}.`,deprecated:(e,t)=>`${e} est\\xe1 obsoleto: ${t}`,nextReserved:(e,t)=>`${e} \\xe9 uma palavra reservada em ${t}.`,nextSymbol:(e,t,n)=>`${e} ${e_(t)} em ${n}.`,nextModule:(e,t,n)=>`O m\\xf3dulo ${e} ${e_(t)} em ${n}.`}}},eL=/\\b(?:import|use|using|require|include|from|load)\\b/,eB=/^(?:import|use|using|from)$/,eF=/^(?:let|var|val|const|def|fun|func|function|class|struct|record|enum|interface|trait|type|module)\\b/,ej=/^(?:for|foreach|catch|except|rescue)\\b|(?:^|\\s)(?:=>|lambda\\b)/,eN=_(\"embutidas\"),eI=\"declaracao\";class eT{data;fold;texts;words;builtins;operators;verbs;modules;commands=new Map;errors=new Map;byId=new Map;gone;roots=new Map;forbidsTabs;separators;groups;declaring;conditional;around;shownNames;elsewhere;constructor(e,t=e.referencia.idioma){this.data=e;let{files:n,referencia:s,lexico:i}=e;for(let{palavra:e}of(this.texts=eW[t],this.fold=i?.caixa===\"ignora\"?P:e=>e,this.separators=new Set([\";\",...i?.continuacao?.separador??[]]),this.words=this.names(),this.builtins=this.names(),this.operators=this.names(),this.verbs=this.names(),this.modules=this.names(),this.groups=this.names(),this.declaring=this.names(),this.conditional=this.names(),i?.contextuais??[]))this.conditional.set(e,!0);this.gone=new Map((s.antigos??[]).map(e=>[e.id,e]));let r=this.symbolsByModule(s.itens),o=new Map([[\"embutida\",this.builtins],[\"operador\",this.operators],[\"verbo\",this.verbs],[\"comando\",this.commands],[\"erro\",this.errors]]);for(let e of s.itens){this.byId.set(e.id,e);let t=o.get(e.tipo);void 0===t||t.has(e.nome)||t.set(e.nome,e),\"modulo\"===e.tipo&&this.addModule(e,r.get(e.nome)??this.names())}for(let[e,t]of(this.addWords(n.sintaxe),Object.entries(i?.palavras??{})))for(let n of t)this.groups.set(n,e),e===eI&&this.declaring.set(n,!0);this.forbidsTabs=n.erros.codigos.some(({exemplo:e,titulo:t,explicacao:n})=>/^ *\\t/m.test(e)&&/\\btab(?:s|ula\\p{L}*)?\\b/iu.test(`${t} ${n} ${e}`))}names(){return new ew(this.fold)}get name(){return this.data.referencia.nome}get version(){return this.data.referencia.versao}get title(){return`${this.name} ${this.version}`}get extension(){return this.data.files.sintaxe.extensao}hasName(e){return[this.words,this.builtins,this.verbs,this.modules].some(t=>t.has(e))}get shown(){if(void 0===this.shownNames)for(let e of(this.shownNames=this.names(),this.data.shown??function({itens:e}){return[...new Set(e.flatMap(({exemplos:e})=>e.map(({codigo:e})=>e)).flatMap(e=>e.match(ev)??[]))]}(this.data.referencia)))this.shownNames.set(e,!0);return this.shownNames}insteadOf(e){return this.elsewhere??=function({words:e}){let t=new Map;for(let[n,{equivalent:s,isReserved:i}]of e)for(let e of i?s.split(ek):[]){let s=ex.exec(e)?.[0];void 0!==s&&t.set(s,[...t.get(s)??[],{word:n,isWhole:s===e}])}return new Map([...t].map(([e,t])=>[e,t.sort((e,t)=>Number(t.isWhole)-Number(e.isWhole)).map(({word:e})=>e)]))}(this),this.hasName(e)?[]:this.elsewhere.get(e)??[]}get knowsBuiltins(){return this.builtins.size>0&&!this.data.unread.some(e=>e.startsWith(eN))}isReserved(e){return this.words.get(e)?.isReserved===!0}mayHaveModule(e){let{referencia:t,unread:n}=this.data;if(void 0===this.around){for(let e of(this.around=this.names(),t.outros??[]))this.around.set(e,!0);for(let e of n){let[t,n]=e.startsWith(W)?L(e.slice(W.length)):[];\"-\"===t&&this.around.set(n??\"*\",!0)}for(let e of this.modules.keys())for(let{index:t}of e.matchAll(/\\.|::/g))this.around.set(e.slice(0,t),!0)}return this.around.has(e)||this.around.has(\"*\")}isImporting(e){let t=this.words.get(e);return void 0!==t&&(\"\"===t.equivalent?eB.test(e):eL.test(t.equivalent))}isDeclaring(e){let t=this.words.get(e);return void 0!==t&&(eF.test(t.equivalent)||this.declaring.has(e))}isBinding(e){return ej.test(this.words.get(e)?.equivalent??\"\")}isConditional(e){return this.conditional.has(e)}isConstant(e){return\"constante\"===this.groups.get(e)}groupOf(e){return this.groups.get(e)}get tellsDeclaring(){return this.hasGroup(eI)}hasGroup(e){return this.data.lexico?.palavras[e]!==void 0}successorOf({agora:e}){let t=function(e,t,n){let s=new Set,i=e;for(;\"string\"==typeof i&&!s.has(i);){if(t(i))return i;s.add(i);let e=n(i);if(\"string\"!=typeof e)return i;i=e}}(e,e=>this.byId.has(e),e=>this.gone.get(e)?.agora);return void 0===t?void 0:this.byId.get(t)}addressOf(e){return function({base:e,files:t},n){if(void 0!==e)return e+n.endereco;if(\"erro\"!==n.tipo)return;let{doc:s=\"\"}=t.erros.codigos.find(({codigo:e})=>e===n.nome)??{};var i=t.index.documentacao;if(\"\"===s)return;let r=s.replace(eb,e=>encodeURIComponent(e.toWellFormed()));return`${i.replace(/\\/+$/,\"\")}/${r}`}(this.data,e)}addModule(e,t){let n=[e.nome,...e.apelidos],{isUnread:s,others:i}=function(e,t){let n=[],s=!1;for(let i of t){if(!i.startsWith(W))continue;let[t,r,o,a]=L(i.slice(W.length));void 0===t&&(s=!0),t===String(e)&&(\"-\"===o&&void 0!==a?n.push(a):(void 0===r||\"simbolos\"===r&&void 0===a)&&(s=!0))}return{isUnread:s,others:n}}(this.data.files.modulos.modulos.findIndex(({nome:t})=>t===e.nome),this.data.unread),r=this.names();for(let t of[...i,...e.outros??[]])r.set(t,!0);let o={item:e,names:n,symbols:t,isWhole:t.size>0&&!s&&!r.has(\"*\"),others:r};for(let e of n){this.modules.set(e,o);let[t=e]=e.split(/\\.|::/);t!==e&&this.roots.set(t,(this.roots.get(t)??0)+1)}}addWords({reservadas:e,contextuais:t}){let n=new Map(this.data.referencia.itens.map(e=>[`${e.tipo}:${e.nome}`,e])),s=(e,t,s,i)=>{let r=n.get(`${e}:${t}`);void 0===r||this.words.has(t)||this.words.set(t,{item:r,isReserved:\"palavra\"===e,equivalent:s,where:i})};for(let{palavra:t,equivalente:n}of e)s(\"palavra\",t,n,\"\");for(let{palavra:e,equivalente:n,onde:i}of t)s(\"contextual\",e,n,i)}symbolsByModule(e){let t=new Map;for(let n of e){if(\"simbolo\"!==n.tipo||null===n.modulo)continue;let e=t.get(n.modulo)??this.names();t.set(n.modulo,e),e.has(n.nome)||e.set(n.nome,n)}return t}}function eE(e,t){let n=Math.min(e.length,t.length),s=function(e,t,n){let s=0;for(;s<n&&e.slice(s,s+65536)===t.slice(s,s+65536);)s+=65536;for(s=Math.min(s,n);s<n&&e.charCodeAt(s)===t.charCodeAt(s);)s+=1;return s}(e,t,n),i=function(e,t,n){let s=(e,t)=>e.slice(e.length-Math.min(n,t+65536),e.length-t),i=0;for(;i<n&&s(e,i)===s(t,i);)i+=65536;for(i=Math.min(i,n);i<n&&e.charCodeAt(e.length-1-i)===t.charCodeAt(t.length-1-i);)i+=1;return i}(e,t,n-s);return{start:s,endBefore:e.length-i,endAfter:t.length-i}}function eP({start:e,endBefore:t,endAfter:n},s){return s>=t?s-t+n:Math.min(s,Math.max(e,n))}let eq=[\"name\",\"number\",\"symbol\",\"text\"],eR={scan:void 0,depth:0,isBroken:!1,last:\"\",hasTokens:!1},ez=new Set([\"comentario\",\"documentacao\",\"diretiva\"]),eD=new Set([\"texto\",\"caractere\",\"regex\",\"dado\",\"escape\",\"formato\"]),eU={nome:\"name\",palavra:\"name\",contextual:\"name\",numero:\"number\",simbolo:\"symbol\",invalido:\"symbol\",interpolacao:\"text\"};class eK{openers;closers;ends;begins;mark;constructor({continuacao:e={}}){let{entre:t=[],fim:n=[],inicio:s=[],marca:i}=e;this.openers=new Set(t.map(([e])=>e)),this.closers=new Set(t.map(([,e])=>e)),this.ends=new Set(n),this.begins=s,this.mark=i}isJoined(e){return void 0!==this.mark&&e.trimEnd().endsWith(this.mark)}goesOn(e,t,n){return this.ends.has(e)||this.begins.some(e=>t.startsWith(e,n))}}class eH{text;at;regions;lines;from;begin;marks=[];places=[];prose=[];faults=[];source=[];around=new eJ([]);open=[];depth;isBroken;last;hasTokens;constructor(e,{regions:t,lines:n},s,i){this.text=e,this.regions=t,this.lines=n,this.at=s,this.begin=s,this.from=i,this.depth=i.depth,this.isBroken=i.isBroken,this.last=i.last,this.hasTokens=i.hasTokens}get isBetween(){return 0===this.open.length}state(e){let{depth:t,isBroken:n,last:s,hasTokens:i}=this;return{scan:e,depth:t,isBroken:n,last:s,hasTokens:i}}*take({tokens:e,regions:t,end:n,state:s}){let{text:i}=this;this.source=e,this.around=new eJ(t);for(let t=0,n=1;t<e.length;t+=1,n+=1){n%2048==0&&(yield);let s=e[t];if(\"branco\"===s.class){let e=i.slice(s.start,s.end);/[\\r\\n]/.test(e)&&!this.lines.isJoined(e)&&this.lineEnds(s.start)}else ez.has(s.class)||this.isText(s)?t=this.region(t):this.code(s)}this.at=n,void 0===s&&this.lineEnds(i.length),this.scan=s}scan;takeOut(){let{begin:e,from:t,prose:n,faults:s}=this,i={length:this.at-e,from:t,marks:Uint8Array.from(this.marks),places:Uint32Array.from(this.places,t=>t-e),prose:n.map(t=>({...t,start:t.start-e,end:t.end-e})),faults:s.map(t=>({...t,start:t.start-e,end:t.end-e}))};return this.begin=this.at,this.from=this.state(this.scan),this.marks=[],this.places=[],this.prose=[],this.faults=[],i}isText({class:e,name:t}){let n=\"invalido\"===e||\"nome\"===e;return eD.has(e)||n&&void 0!==t&&this.regions.has(t)}region(e){var t,n,s;let i,{source:r,text:o}=this,a=r[e],{start:l}=a,h=this.around.at(l),d=e;for(;void 0!==h&&(r[d+1]?.start??h.end)<h.end&&r[d+1]?.class!==\"interpolacao\";)d+=1;let{end:u}=r[d],f=this.regions.get(h?.name??a.name??\"\"),c=ez.has(f?.classe??a.class),g=void 0!==h&&u<h.end,p=h?.isClosed===!1&&!g,m=\"object\"==typeof f?.fecha?f.fecha:{},v=\"ate\"in m&&\"abertura\"!==m.ate,b=v||\"linha_inteira\"in m&&f?.fila!==!0;return p&&!b&&this.faults.push({kind:\"unclosed\",start:l,end:(t=o,n=l,s=u,(i=t.indexOf(\"\\n\",n))<0?s:Math.max(n+1,Math.min(i,s))),name:f?.classe}),this.prose.push({start:l,end:u,isOpen:!g&&(v||p)}),c?o.slice(l,u).includes(\"\\n\")&&this.hasTokens&&v&&(this.isBroken=!0):this.push(f?.classe===\"nome\"?\"name\":\"text\",l,u),d}lineEnds(e){this.isBroken=!0;let t=this.open.findIndex(({name:e})=>void 0===e||this.regions.get(e)?.linhas!==!0),n=this.open[t];void 0!==n&&(this.open.length=t,this.faults.length=Math.min(this.faults.length,n.faults),this.faults.push({kind:\"unclosed\",start:n.start,end:e,name:\"interpolacao\"}))}interpolation({start:e,end:t,name:n}){let s=this.text.slice(e,t);!0===this.regions.get(n??\"\")?.interpola?.some(({fecha:e})=>e===s)&&this.open.at(-1)?.name===n?this.open.pop():this.opens(s,n)&&this.open.push({name:n,start:e,faults:this.faults.length})}opens(e,t){let{interpola:n=[]}=this.regions.get(t??\"\")??{};return n.some(({abre:t,fecha:n})=>t===e&&void 0!==n)}code(e){let{class:t,start:n,end:s}=e,i=this.text.slice(n,s);\"interpolacao\"===t&&this.interpolation(e),\"invalido\"===t&&this.faults.push({kind:/^\\p{Nd}/u.test(i)?\"number\":\"stray\",start:n,end:s,name:void 0}),this.push(eU[t]??\"symbol\",n,s,8*(\"contextual\"===t)),\"simbolo\"===t&&(this.lines.openers.has(i)?this.depth+=1:this.lines.closers.has(i)&&(this.depth=Math.max(0,this.depth-1)))}push(e,t,n,s=0){let i=this.isBroken&&0===this.depth&&!this.lines.goesOn(this.last,this.text,t);this.marks.push(eq.indexOf(e)|4*!!i|s),this.places.push(t,n),this.isBroken=!1,this.hasTokens=!0,this.last=n-t<=64?this.text.slice(t,n):\"\"}}class eJ{spans;open=[];next=0;constructor(e){this.spans=[...e].sort((e,t)=>e.start-t.start||t.end-e.end)}at(e){let{spans:t,open:n}=this;for(let s=t[this.next];void 0!==s&&s.start<=e;s=t[this.next])n.push(s),this.next+=1;for(;n.length>0&&(n.at(-1)?.end??0)<=e;)n.pop();return n.at(-1)}}class eG{text;pieces;tokens;ends;allProse;allFaults;constructor(e,t){this.text=e,this.pieces=t;let n=[],s=0;for(let{length:e}of t)s+=e,n.push(s);this.ends=n,this.tokens=new eZ(t,n)}get end(){return this.ends.at(-1)??0}pieceAt(e){return Math.max(0,g(this.pieces.length,t=>this.startOf(t)>e)-1)}startOf(e){return this.ends[e-1]??0}get prose(){return this.allProse??=this.placed(({prose:e})=>e),this.allProse}get faults(){return this.allFaults??=this.placed(({faults:e})=>e),this.allFaults}proseBefore(e){let t=g(this.pieces.length,t=>this.startOf(t)>=e)-1;for(;t>=0;t-=1){let n=this.startOf(t),{prose:s}=this.pieces[t],i=s[c(s,t=>t.start+n>=e)-1];if(void 0!==i)return eQ(i,n)}}isKeyword(e){var t;let n=(t=this.tokens,g(t.length,n=>t.get(n).start>=e));return this.tokens.get(n)?.start===e&&this.tokens.isKeyword(n)}placed(e){let t=[];for(let[n,s]of this.pieces.entries())for(let i of e(s))t.push(eQ(i,this.startOf(n)));return t}}class eZ{pieces;ends;length;firsts;piece=0;constructor(e,t){this.pieces=e,this.ends=t;let n=[0],s=0;for(let{marks:t}of e)s+=t.length,n.push(s);this.firsts=n,this.length=s}get(e){if(!(e>=0&&e<this.length))return;let{marks:t,places:n}=this.pieces[this.find(e)],s=e-this.firsts[this.piece],i=this.ends[this.piece-1]??0,r=t[s];return{kind:eq[3&r],start:i+n[2*s],end:i+n[2*s+1],isFirst:(4&r)!=0}}isKeyword(e){if(!(e>=0&&e<this.length))return!1;let{marks:t}=this.pieces[this.find(e)];return(8&t[e-this.firsts[this.piece]])!=0}find(e){let{firsts:t}=this;return(e<t[this.piece]||e>=t[this.piece+1])&&(this.piece=g(this.pieces.length,n=>t[n+1]>e)),this.piece}}function eQ(e,t){return 0===t?e:{...e,start:e.start+t,end:e.end+t}}let eV={pieces:[],starts:[0],tail:{scan:void 0,depth:0,isBroken:!0,last:\"\",hasTokens:!1},stale:[]};class eX{lexico;text;known;pieces;starts;tail;stale;gap;before;work;read;done=0;constructor(e,t,n,s){this.lexico=e,this.text=t,this.known=n;let{pieces:i,starts:r,tail:o,stale:a}=s?.now()??eV;this.pieces=[...i],this.starts=[...r],this.tail=o,this.stale=a,this.work=this.everything(),void 0===s?this.open({start:0,end:t.length}):s.text!==t&&this.reopen(eE(s.text,t),s.text.length)}get isWhole(){return void 0===this.gap&&0===this.stale.length}get cut(){return this.done+(void 0===this.gap?0:this.gap.source.at-this.gap.start)}get reading(){return this.read??=new eG(this.text,this.now().pieces),this.read}*all(){for(;!0!==this.work.next().done;)yield}near(e,t){for(;this.cut<t;){let{gap:t}=this,n=this.starts.at(-1);if(void 0===t||this.isNew(t)&&t.end>e)if(void 0===t&&n<=e&&n<this.text.length)this.open(this.stale.at(-1));else break;else this.work.next()}let{end:n}=this.reading;return n>e||n===this.text.length}*everything(){for(;;){for(;void 0!==this.gap;)yield*this.more(this.gap),yield;let[e]=this.stale;if(void 0===e)return;this.open(e)}}isNew({first:e,next:t,end:n}){return t===this.pieces.length&&(e===t||this.starts[t]<=n)}reopen(e,t){let{starts:n,pieces:s}=this,i=n.find(t=>t>=e.endBefore+64)??t,r=g(n.length,t=>n[t]>e.start-2048)-1;for(;r>0&&void 0===(s[r]?.from??this.tail).scan;)r-=1;let o=n[Math.max(0,r)];this.before={edit:e,starts:n};let a=t=>eP(e,t);this.starts=n.map(a),this.stale=this.stale.map(e=>({start:a(e.start),end:a(e.end)})),this.open({start:o,end:a(i)})}open({start:e,end:t}){let{pieces:n,starts:s,lexico:i,text:r,known:o}=this,a=g(n.length,t=>s[t]>=e),l=n[a]?.from??this.tail,h=new ef(i,r,l.scan&&{at:e,state:l.scan}),d=new eH(r,o,e,l);this.gap={start:e,first:a,next:a,stop:t,end:e,state:l,fresh:[],source:h,reader:d},this.skip(this.gap),this.read=void 0}*more(e){let{source:t,reader:n}=e,s=yield*t.next(this.least(e));if(yield*n.take(s),void 0!==s.state&&!n.isBetween)return;if(this.read=void 0,e.fresh.push(n.takeOut()),e.end=s.end,void 0===s.state)return void this.close(e,this.pieces.length);e.state=n.state(s.state),this.skip(e);let i=this.pieces[e.next]?.from??this.tail;this.starts[e.next]===e.end&&function(e,t){var n,s,i,r,o,a,l,h;if(void 0===e.scan||void 0===t.scan)return!1;return e.depth===t.depth&&e.isBroken===t.isBroken&&e.last===t.last&&e.hasTokens===t.hasTokens&&(n=e.scan,s=t.scan,n.joined===s.joined&&n.isFirst===s.isFirst&&n.beginsLine===s.beginsLine&&(i=n,r=s,i.indentation===r.indentation&&(i.column===r.column||!i.beginsLine&&Math.min(i.column,r.column)>1e3))&&(o=n.before,a=s.before,void 0===o||void 0===a?o===a:o.class===a.class&&o.name===a.name&&o.text===a.text&&o.length===a.length&&o.back===a.back)&&(l=n.blocks,h=s.blocks,l.column===h.column&&l.deeper===h.deeper&&X(l.line,h.line)&&l.open.length===h.open.length&&l.open.every((e,t)=>{let n=h.open[t];return void 0===n||e===n?e===n:e.column===n.column&&X(e.words,n.words)})))}(i,e.state)&&this.close(e,e.next)}skip(e){let{starts:t,pieces:n,stale:s}=this;for(let{start:t,end:n}of s)(t===e.start||t<e.end)&&(e.stop=Math.max(e.stop,n));let i=Math.max(e.stop,e.end);for(;e.next<n.length&&t[e.next]<i;)e.next+=1}close(e,t){let{start:n,first:s,fresh:i,end:r,state:o}=e,a=t===this.pieces.length;this.pieces.splice(s,t-s,...i),this.starts.splice(s,t-s,...e0(i,n)),a&&(this.starts[this.pieces.length]=r),a&&(this.tail=o),this.stale=eY(this.stale,e),this.before=void 0,this.gap=void 0,this.done+=r-n}least({end:e,next:t}){let{starts:n,pieces:s}=this,i=t;for(;i<s.length&&n[i]<e+1024;)i+=1;let r=n[i];return i<s.length&&r<=e+8192?r:e+4096}now(){let{gap:e,pieces:t,starts:n,tail:s,stale:i}=this;if(void 0===e)return{pieces:t,starts:n,tail:s,stale:i};let{start:r,first:o,fresh:a,end:l,state:h}=e,{next:d}=e;for(;d<t.length&&n[d]<=l;)d+=1;let u=this.isNew({...e,next:d}),f=u?l:n[d],c=u?a:[...a,...this.bridge(e,d)];return{pieces:[...t.slice(0,o),...c,...t.slice(d)],starts:[...n.slice(0,o),...e0(c,r),f,...n.slice(d+1)],tail:u?h:s,stale:function(e){let t=[];for(let n of[...e].sort((e,t)=>e.start-t.start)){let e=t.at(-1);void 0===e||n.start>=e.end?t.push(n):t[t.length-1]={start:e.start,end:Math.max(e.end,n.end)}}return t}([...eY(i,e),{start:l,end:u?this.text.length:f}])}}bridge({end:e,state:t},n){let{starts:s,pieces:i,lexico:r,known:o,before:a}=this,l=s[n],h=i[n-1],d=Math.min(l,Math.max(e+16384,s[n-1])),u=this.text.slice(0,d),c=new eH(u,o,e,t);f(c.take(f(new ef(r,u,t.scan&&{at:e,state:t.scan}).next(d))));let g=c.takeOut();return d===l?[g]:[g,function({marks:e,places:t,prose:n},s,{edit:i,start:r,end:o}){let a=e=>Math.max(r,void 0===i?s+e:eP(i,s+e))-r,l=e=>{var t;return Math.min(o,void 0===i?s+e:(t=s+e)<=i.start?t:eP(i,t))-r},h=[],d=[];for(let[n,s]of e.entries()){let[e,i]=[a(t[2*n]),l(t[2*n+1])];e>=i||(h.push(s),d.push(e,i))}return{length:o-r,from:eR,marks:Uint8Array.from(h),places:Uint32Array.from(d),prose:n.map(e=>({...e,start:a(e.start),end:l(e.end)})).filter(e=>e.start<e.end),faults:[]}}(h,(a?.starts??s)[n-1],{edit:a?.edit,start:d,end:l})]}}function eY(e,{start:t,end:n}){return e.filter(e=>e.start<t||e.start>=n)}function e0(e,t){let n=t;return e.map(({length:e})=>(n+=e)-e)}function e1(e){var t,n;if(Array.isArray(e))return 0===e.length?i(\"an empty list\"):i(\"a list\");if(\"object\"==typeof e&&null!==e)return i(\"an object\");if(\"string\"!=typeof e)return String(e);return t=JSON.stringify(e.length>60?`${e.slice(0,60).replace(/[\\ud800-\\udbff]$/,\"\")}…`:e),n=e2,t.replace(n,e=>{let t=JSON.stringify(e).slice(1,-1);return t!==e?t:e.replace(/./gs,e=>`\\\\u${e.charCodeAt(0).toString(16).padStart(4,\"0\")}`)})}let e2=/(?!(?<=\\p{Extended_Pictographic}[\\ufe0f\\u{1f3fb}-\\u{1f3ff}]?)\\u200d(?=\\p{Extended_Pictographic}))[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\u00a0]/gu,e3=/^(?:[-+*/%&|^]|\\*\\*|\\/\\/|~\\/|\\?\\?|\\|\\||&&|<<|>>|\\.\\.)=$/;function e4({language:e},t){return!!(\":=\"===t||e3.test(t))||\"=\"===t&&e.operators.has(\"==\")}let e6={\"(\":\")\",\"[\":\"]\",\"{\":\"}\"},e5=\"invalida\";function*e8({tokens:e}){let t=[];for(let n=0;n<e.length;n+=1){n%2048==0&&(yield);let s=e.get(n),i=t.at(-1);s.isFirst||void 0===i?t.push({start:s.start,end:s.end,last:s}):i.last=s}return t}function e9(e,t,{near:n}){return 0===t.length?e:`${e} ${n(t.map(e1))}`}function e7(e,{start:t,end:n},{fixes:s}){return e.map(e=>({title:s.change(e),start:t,end:n,text:e,isSure:!1}))}let te=/^(?:_.*|[$@].*|constructor|prototype|toString|valueOf|hasOwnProperty|name|length|class|methods|send|type|keys|values|items|get|set|has)$/;function tt({modulo:e,nome:t}){return null===e?t:`${e}.${t}`}let tn=new Set([\":\",\"=\",\"=>\",\"->\"]),ts=/^[*&|.~!@+-]+$/,ti=new Set([\"(\",\"[\",\"{\",\",\",\";\",\":\",\"::\",\"=>\",\"->\",\"?\",\"#\"]),tr=new Set([\"(\",\",\"]),to=new Set([\")\",\",\"]),ta=new Set([\"{\",\":\",\"=>\",\"->\",\"=\"]);function tl(e,t,n){let{language:s}=e,{tokens:i}=t,{isFirst:r,start:o,end:a}=i.get(n),l=r?\"\":v(t,n-1),h=!r&&b(t,n-1)&&s.words.has(l);if(h&&(s.isDeclaring(l)||s.isBinding(l)))return;let d=i.get(n+1),u=d?.isFirst===!1?v(t,n+1):\"\";if(e4(e,u))return;if(\"(\"===u&&d?.start===a)return th(e,t,n,tu(t,n+1))?void 0:\"call\";if(\"\"!==u&&k(t,n+1))return th(e,t,n,M(t,n).last)?void 0:\"base\";let f=\"\"!==u&&d.start>a&&td(e,t,n+1),c=!r&&i.get(n-1).end<o&&td(e,t,n-1),g=\"\"!==u&&b(t,n+1)&&(r||s.isDeclaring(u));if(f||c||g)return\"beside\";let p=\"\"===u||function({language:e},t){return e.data.lexico?.blocos?.abre?.includes(t)===!0}(e,u)&&i.get(n+2)?.isFirst!==!1;if(r&&p)return\"line\";if(b(t,n+1)&&\"\"!==u&&!s.words.has(u))return;if(function(e,t,n){if(!(tr.has(v(t,n-1))&&to.has(v(t,n+1))))return!1;let s=0;for(let i=n-1;i>0&&n-i<200;i-=1)if(!((s+=x(t,i))<=0)){if(!(\"(\"===v(t,i)&&b(t,i-1)&&t.tokens.get(i-1)?.end===t.tokens.get(i)?.start))break;if(k(t,i-2))return!ta.has(v(t,tu(t,i)+1));return!e.language.isReserved(v(t,i-1))&&\"call\"===tl(e,t,i-1)}return!1}(e,t,n))return\"value\";let m=i.get(n-1)?.end===o;return!(s.operators.has(l)&&!ts.test(l)&&!ti.has(l)&&!(\"<\"===l&&m)||e4(e,l))||h||tn.has(u)?void 0:\"value\"}function th(e,t,n,s){let{language:i}=e,r=t.tokens.get(n)?.isFirst===!1&&b(t,n-1),o=r?v(t,n-1):\"\";if(r&&!i.words.has(o))return!0;let a=t.tokens.get(s+1)?.isFirst===!1?v(t,s+1):\"\";if(\")\"===v(t,s)&&e4(e,a))return!0;let l=!(i.isReserved(o)&&i.tellsDeclaring);return ta.has(a)&&(r?l:t.tokens.get(n)?.isFirst===!0)}function td(e,t,n){var s,i;let{kind:r,start:o=0}=t.tokens.get(n)??{};return\"number\"===r||(\"name\"===r?(s=e.language,i=v(t,n),!s.words.has(i)||s.isConstant(i)):\"text\"===r&&t instanceof eG&&t.proseBefore(o+1)?.start===o)}function tu(e,t){let n=0,s=t;for(;s<e.tokens.length&&s-t<1e3&&0!==(n+=x(e,s));s+=1);return s}let tf=[\"embutida\",\"palavra\",\"contextual\",\"verbo\"];function tc(e,t,n,s){let i=[...t].filter(t=>{let i=Math.max(t.length,e.length);return i>=n&&Math.abs(t.length-e.length)<=i*s});return ep(e,i,3,s)}let tg=/[=+\\-/%^]$/;function*tp(e,t){let{operators:n,texts:s}=e,i=[];for(let r=0,o=1;r+1<t.tokens.length;r+=1,o+=1){o%2048==0&&(yield);let[a,l]=[t.tokens.get(r),t.tokens.get(r+1)];if(a?.kind!==\"symbol\"||l?.kind!==\"symbol\"||a.end!==l.start)continue;let[h,d]=[v(t,r),v(t,r+1)],u=h+d;if(!d.startsWith(\"=\")||!tg.test(h)||!n.has(h)||n.has(u))continue;let f=ep(u,n.keys(),3),c={start:a.start,end:l.end};i.push({kind:\"unknown-operator\",...c,message:e9(s.problems.unknownOperator(e1(u),e.title),f,s),fixes:e7(f,c,s)}),r+=1}return i}function*tm(e,{hasFile:t},n=500){if(yield*e.prepare(),void 0===e.reading)return[];let s=[];for(let n of[()=>(function*({reading:e,language:t,text:n}){let{problems:s}=t.texts,i=[];for(let[r,{kind:o,start:a,end:l,name:h}]of(e?.faults??[]).entries()){r%2048==0&&(yield);let e={stray:()=>s.stray(e1(n.slice(a,l)),t.name),number:()=>s.number(t.name,e1(String.fromCodePoint(n.codePointAt(l)??32))),unclosed:()=>s.unclosed(h)},d=\"unclosed\"===o?h:void 0;i.push({kind:o,start:a,end:l,message:e[o](),detail:d})}return i})(e),()=>(function*(e){let t=e.reading,{problems:n}=e.language.texts,s=new Set((e.language.data.lexico?.continuacao?.entre??[]).map(([e])=>e));if(void 0===t||t.faults.length>0)return[];let i=[],r=(e,n)=>{let{start:s,end:i}=t.tokens.get(e);return{kind:\"bracket\",start:s,end:i,message:n}};for(let e=0;e<t.tokens.length;e+=1){e%2048==0&&(yield);let o=x(t,e);if(0===o)continue;let a=v(t,e);if(o>0){if(!s.has(a))return[];i.push({at:e,text:a});continue}let l=i.pop();if(void 0===l)return[r(e,n.closesNothing(e1(a)))];if(e6[l.text]!==a)return[r(e,n.closesOther(e1(a),e1(l.text)))]}let o=i.at(-1);return void 0===o?[]:[r(o.at,n.notClosed(e1(o.text)))]})(e),()=>(function*({reading:e,text:t,language:n}){if(void 0===e||!n.forbidsTabs)return[];let{texts:s}=n,i=n.data.lexico?.blocos?.largura??4,r=[];for(let[o,{start:a}]of(yield*e8(e)).entries()){o%2048==0&&(yield);let e=t.lastIndexOf(\"\\n\",a-1)+1,l=t.slice(e,a),h=l.indexOf(\"\t\");h<0||\"\"!==l.trim()||r.push({kind:\"tab\",start:e+h,end:a,message:s.problems.tab(n.name),fixes:[{title:s.fixes.blanks(i),start:e,end:a,text:l.replaceAll(\"\t\",\" \".repeat(i)),isSure:!0}]})}return r})(e),()=>(function*(e){let t,{reading:n,text:s,language:i}=e,{recuo:r,abre:o=[]}=i.data.lexico?.blocos??{};if(void 0===n||!0!==r||n.faults.length>0)return[];let a=[],l=[0],h=\"\";for(let[e,{start:r,end:d,last:u}]of(yield*e8(n)).entries()){e%2048==0&&(yield);let n=s.lastIndexOf(\"\\n\",r-1)+1,f=s.slice(n,r);if(!/^ *$/.test(f))break;let c=f.length,g=c>l.at(-1);if(void 0===t||g||a.push({kind:\"empty-block\",start:t.start,end:t.end,message:i.texts.problems.emptyBlock}),g)void 0===t&&o.length>0&&a.push({kind:\"indentation\",start:n,end:r,message:i.texts.problems.unannounced,detail:i.words.has(h)?\"unannounced\":\"deeper\"}),l.push(c);else{for(;c<l.at(-1);)l.pop();c!==l.at(-1)&&(a.push({kind:\"indentation\",start:n,end:Math.max(d,r),message:i.texts.problems.between(c+1),detail:\"between\"}),l.push(c))}h=s.slice(r,d),t=void 0!==u&&o.includes(s.slice(u.start,u.end))?u:void 0}return a})(e),()=>(function*(e){let t=e.reading,{language:n}=e;if(void 0===t||n.data.lexico?.blocos?.recuo!==!0)return[];let s=[];for(let i=0;i<t.tokens.length;i+=1){if(i%2048==0&&(yield),!t.tokens.get(i)?.isFirst||!b(t,i))continue;let r=n.isDeclaring(v(t,i))&&b(t,i+1)?i+1:i,o=v(t,r);if(!n.isReserved(o)||n.groupOf(o)===e5||!e4(e,v(t,r+1)))continue;let{start:a,end:l}=t.tokens.get(r);s.push({kind:\"reserved-name\",start:a,end:l,message:n.texts.problems.reserved(e1(o),n.name),detail:r===i?\"assigned\":\"declared\",item:n.words.get(o)?.item})}return s})(e),()=>(function*({reading:e,language:t}){if(void 0===e||!t.hasGroup(e5))return[];let n=[];for(let s=0;s<e.tokens.length;s+=1){s%2048==0&&(yield);let{kind:i,start:r,end:o}=e.tokens.get(s),a=\"name\"===i?v(e,s):\"\";if(\"\"===a||t.groupOf(a)!==e5)continue;let l=t.texts.problems.forbidden(e1(a),t.name);n.push({kind:\"forbidden-word\",start:r,end:o,message:l,item:t.words.get(a)?.item})}return n})(e),()=>{let n;return void 0===(n=e.reading)?[]:e.imports.flatMap(s=>{var i,r;let{first:o,modules:a}=s,l=n.tokens.get(o)?.start===(i=e.text,r=n.tokens.get(o)?.start??0,i.lastIndexOf(\"\\n\",r-1)+1);return a.flatMap(({module:i,name:r,chain:o})=>void 0!==i||!l||o.parts.some(t)?[]:function(e,t,n,s,i){let{language:r}=e,{texts:o}=r,a={start:t.tokens.get(s.first)?.start,end:t.tokens.get(s.last)?.end},l=r.gone.get(`modulo:${n}`);if(void 0!==l){let e=r.successorOf(l),t=e&&{title:o.fixes.change(e.nome),...a,text:e.nome,isSure:function({bound:e},{parts:t},n){let s=t.at(-1);return s===n.split(/\\.|::/).at(-1)||!e.some(e=>e.name===s)}(i,s,e.nome)},h=o.problems.goneModule(n,l.ate,e?.nome);return[{kind:\"gone-module\",...a,message:h,fixes:t?[t]:[],item:e}]}let h=r.mayHaveModule(n)?void 0:function(e,t,{parts:n}){let[s=\"\",...i]=n;if(0===i.length)return;let r=[...e.modules.keys()];if((e.roots.get(s)??0)>=2)return ep(t,r,3);let o=r.filter(e=>{let[t=\"\",...n]=e.split(/\\.|::/);return n.length===i.length&&n.every((e,t)=>e===i[t])&&ep(s,[t],1,.34).length>0});return o.length>0?ep(t,o,3):void 0}(r,n,s);return void 0===h?[]:[{kind:\"unknown-module\",...a,message:e9(o.problems.unknownModule(e1(n),r.title),h,o),fixes:e7(h,a,o)}]}(e,n,r,o,s))})},()=>(function*(e){let t=[];for(let[n,s]of(yield*function*(e){let t=e.reading;if(void 0===t)return[];let n=[],s=e=>({start:t.tokens.get(e)?.start,end:t.tokens.get(e)?.end});for(let{selected:t}of e.imports)for(let{module:e,name:i,own:r,token:o}of t)n.push({module:e,name:i,...s(o),isFree:r!==i});let i=new Set;for(let r of function*(e,t){let n=new Map(e.imports.map(({first:e,end:t})=>[e,t])),{certain:s,loose:i}=e;for(let r=0,o=1;r<t.tokens.length;r+=1,o+=1){o%2048==0&&(yield);let a=n.get(r);if(void 0!==a){r=a-1;continue}if(!b(t,r)||k(t,r-1)||!k(t,r+1))continue;let l=M(t,r),h=e.moduleOf(l,s);if(r=l.last,void 0===h||h.length>=l.parts.length)continue;let[d=\"\"]=l.parts;(1===h.length?s.has(d):!i.has(d))&&(yield{chain:l,asked:h.length,module:h.module})}}(e,t)){if(void 0===r){yield;continue}let{chain:o,asked:a,module:l}=r,h=o.first+2*a,d=o.parts[a];e4(e,v(t,h+1))&&i.add(`${l.item.nome}.${d}`),n.push({module:l,name:d,...s(h),isFree:!0})}return n.filter(({module:e,name:t})=>!i.has(`${e.item.nome}.${t}`))}(e)).entries()){n%2048==0&&(yield);let i=s.module.symbols.get(s.name);void 0===i?t.push(...function(e,t){let{module:n,name:s,start:i,end:r}=t,{language:o}=e,{texts:a}=o,l=`${n.item.nome}.${s}`,h=n.names.map(e=>o.gone.get(`simbolo:${e}.${s}`)).find(e=>e);if(void 0!==h){let e=o.successorOf(h);return[{kind:\"gone-symbol\",start:i,end:r,message:a.problems.goneSymbol(l,h.ate,e&&tt(e)),fixes:void 0===e?[]:function(e,{module:t,start:n,end:s,isFree:i},{fixes:r}){return e.modulo!==t.item.nome?[]:[{title:r.change(e.nome),start:n,end:s,text:e.nome,isSure:i}]}(e,t,a),item:e}]}if(!n.isWhole||n.others.has(s)||te.test(s)||function({language:e},{names:t},n){for(let s of e.modules.keys())for(let e of t)for(let t of[\".\",\"::\"])if(s===e+t+n||s.startsWith(e+t+n+t))return!0;return!1}(e,n,s))return[];let d=ep(s,n.symbols.keys(),3);return[{kind:\"unknown-symbol\",start:i,end:r,message:e9(a.problems.unknownSymbol(n.item.nome,e1(s),o.title),d,a),fixes:e7(d,{start:i,end:r},a),item:n.item}]}(e,s)):null!==i.obsoleto&&t.push(function(e,{start:t,end:n},{problems:s}){return{kind:\"deprecated\",start:t,end:n,message:s.deprecated(tt(e),e.obsoleto??\"\"),item:e}}(i,s,e.language.texts))}return t})(e),()=>(function*(e){let t=e.reading;if(void 0===t)return[];let{texts:n,title:s}=e.language,i=yield*function*(e,t){let{language:n}=e,s=n.names(),i=n.names(),r=new Map(e.imports.map(({first:e,end:t})=>[e,t]));for(let o=0,a=1;o<t.tokens.length;o+=1,a+=1){a%2048==0&&(yield);let l=r.get(o);if(void 0!==l){for(;o<l;o+=1)b(t,o)&&i.set(v(t,o),!0);o-=1;continue}if(!b(t,o)||k(t,o-1))continue;let h=v(t,o);if(n.words.has(h)||i.has(h))continue;let d=e.isOwnAt(t,o)?void 0:tl(e,t,o);if(void 0===d){i.set(h,!0);continue}let u=s.get(h);void 0===u?s.set(h,{places:[o],uses:new Set([d])}):(u.places.push(o),u.uses.add(d))}return[...s].flatMap(([e,{places:t,uses:n}])=>i.has(e)?[]:[{name:e,places:t,uses:n}])}(e,t),r=function(e,t,n){let{language:s}=e,{texts:i}=s,r=new Set,o=[];for(let{name:e,places:a}of 0===s.gone.size?[]:n){if(s.hasName(e))continue;let n=tf.map(t=>s.gone.get(`${t}:${e}`)).find(e=>e);if(void 0===n)continue;r.add(e);let l=s.successorOf(n),h=i.problems.goneSymbol(e,n.ate,l&&tt(l));for(let e of a){let{start:n,end:s}=t.tokens.get(e),r=void 0===l?[]:function({tipo:e,nome:t},n,{fixes:s}){return\"simbolo\"===e||\"modulo\"===e?[]:[{title:s.change(t),...n,text:t,isSure:\"embutida\"===e}]}(l,{start:n,end:s},i);o.push({kind:\"gone-symbol\",start:n,end:s,message:h,fixes:r,item:l})}}return{names:r,problems:o}}(e,t,i),o=(function(e,t,n,s){let{language:i}=e,r=[],o=n.filter(({uses:e})=>e.has(\"line\")).length>1;for(let a of n){let{name:n,places:l,uses:h}=a;if(i.hasName(n)||s.has(n))continue;let d=i.insteadOf(n),u=d.length>0?d:function(e,{name:t,uses:n},s){let{language:i}=e;if(n.has(\"base\")){let n=i.builtins.size>0?tc(t,e.bound.keys(),2,.5):[];if(n.length>0)return n}if(i.shown.has(t)||0===i.builtins.size&&(n.has(\"call\")||n.has(\"value\")||t.length<3))return[];let r=new Set,o=e=>{for(let t of e)r.add(t)};if(n.has(\"call\")&&(o(i.builtins.keys()),o(i.words.keys())),n.has(\"call\")||n.has(\"value\"))for(let{selected:t}of e.imports)o(t.map(({own:e})=>e));if((n.has(\"beside\")||s)&&(o(i.words.keys()),o(i.verbs.keys())),n.has(\"value\")||n.has(\"base\"))for(let e of(n.has(\"value\")&&o(i.builtins.keys()),i.words.keys()))i.isConstant(e)&&r.add(e);return tc(t,r,3,.34)}(e,a,!o&&h.has(\"line\"));for(let e of l){let{start:s}=t.tokens.get(e),{parts:o,separator:a,last:l}=M(t,e),h=o.join(a),d=o.length>1?i.insteadOf(h):[];d.length>0?r.push({name:h,start:s,end:t.tokens.get(l).end,near:d}):u.length>0&&r.push({name:n,start:s,end:t.tokens.get(e).end,near:u})}}return r})(e,t,i.slice(0,2e3),r.names).map(({name:e,start:t,end:i,near:r})=>({kind:\"unknown-name\",start:t,end:i,message:e9(n.problems.unknownName(e1(e),s),r,n),fixes:e7(r,{start:t,end:i},n)}));return[...r.problems,...o]})(e),()=>(function*({reading:e,language:t}){return void 0===e?[]:yield*tp(t,e)})(e)]){let e=n();for(let t of Array.isArray(e)?e:yield*e)s.push(t);yield}return s.sort((e,t)=>e.start-t.start||e.end-t.end).slice(0,n)}let tv={hasFile:()=>!1};function tb({kind:e,detail:t}){return void 0===t?e:`${e}:${t}`}let tk=/(?![\\t\\n\\u200c\\u200d])[\\p{Cc}\\p{Cf}\\u2028\\u2029]/gu,tx=/^[\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0]+$/u,tw=/[^ ]/gu,t$=/^[\\t\\n -~\\u00a1-\\u00ac\\u00ae-\\u024f]*$/,ty=/^[!-~]+(?: [!-~]+)*$/;function tM(e){return`\\\\u{${e.codePointAt(0)?.toString(16)}}`}let tO=new Set([\":\",\"=\",\"=>\",\":=\"]),tA=new Set([\"(\",\"{\",\"[\",\",\",\";\",\"|\"]),tS={start:0,end:1/0};function*tC(e){let{language:t,reading:n}=e,s=t.names();if(void 0===n)return s;let i=yield*function*(e){let t=new Map;for(let{head:n,last:s}of yield*function*(e){let{blocos:t={}}=e.language.data.lexico??{},n=e.reading;if(void 0===n)return[];let s=!0===t.recuo?yield*function*(e,t){let n=[],s=[],i=(e,t)=>{for(let i=s.at(-1);void 0!==i&&i.column>=e;i=s.at(-1))i.isFilled&&n.push({head:i.head,last:t}),s.pop()};for(let n=0;n<t.tokens.length;n+=1){n%2048==0&&(yield);let{isFirst:r,start:o}=t.tokens.get(n);if(!r)continue;let a=o-(e.lastIndexOf(\"\\n\",o-1)+1);i(a,n-1);let l=s.at(-1);void 0!==l&&(l.isFilled=!0),s.push({column:a,head:n,isFilled:!1})}return i(-1,t.tokens.length-1),n}(e.text,n):[],i=[...t.pares??[],...t.palavras??[]];if(i.length>0)for(let e of yield*function*(e,t){let n=new Map;for(let[e,s]of t)n.set(e,[...n.get(e)??[],s]);let s=new Set(t.map(([,e])=>e)),i=[],r=[],o=0;for(let t=0;t<e.tokens.length;t+=1){t%2048==0&&(yield);let{kind:a,isFirst:l}=e.tokens.get(t);if(l&&(o=t),\"text\"===a)continue;let h=v(e,t);if(s.has(h)){let e=r.findLastIndex(e=>n.get(e.text)?.includes(h)),s=r[e];if(void 0===s)continue;r.length=e,i.push({head:s.head,last:t})}else n.has(h)&&r.push({text:h,head:o})}return i}(n,i))s.push(e);return s.sort((e,t)=>e.head-t.head||t.last-e.last)}(e))t.set(n,Math.max(s,t.get(n)??0));return t}(e),r=yield*function*(e,t,n){let s=new Map,i=0;for(let[r,o]of n)(i+=1)%2048==0&&(yield),void 0!==tL(e,t,r)&&s.set(r,o);return s}(e,n,i),o=[],a=(e,i)=>{let r=v(n,e);if(t.isReserved(r))return;let o=s.get(r);void 0===o?s.set(r,[i]):i===tS?o.splice(0,o.length,i):o[0]!==tS&&o.at(-1)?.start!==i.start&&o.push(i)};for(let{first:t,end:s}of e.imports)for(let i=t+1;i<s;i+=1)b(n,i)&&!k(n,i-1)&&void 0===e.selectedAt(n,i)&&a(i,tS);for(let s=0;s<n.tokens.length;s+=1){if(s%2048==0&&(yield),!w(n,s,t.separators))continue;for(;o.length>0&&(o.at(-1)?.last??0)<s;)o.pop();let i=o.at(-1),l=void 0===i?tS:t_(n,i),h=function(e,t,n){let s=tL(e,t,n);if(void 0===s)return b(t,n)&&e4(e,v(t,n+1))?n:void 0;let i=s+1;return!b(t,i)||t.tokens.get(i)?.isFirst||k(t,i+1)?void 0:i}(e,n,s),d=r.get(s);if(void 0!==d&&o.push({head:s,last:d}),void 0===h)continue;a(h,l);let u=void 0===d?{...l,start:tW(n,s)}:t_(n,{head:s,last:d});if(\"(\"===v(n,h+1))for(let e of function(e,t){let n=[],s=0;for(let i=t;i<e.tokens.length&&i-t<1e3&&0!==(s+=x(e,i));i+=1){let t=v(e,i-1);1===s&&b(e,i)&&(\"(\"===t||\",\"===t)&&n.push(i)}return n}(n,h+1))a(e,u)}let l=0;for(let t=0;t<n.tokens.length;t+=1){t%2048==0&&(yield),n.tokens.get(t)?.isFirst&&(l=t);let s=function({language:e},t,n){let s=[];if(!b(t,n)||k(t,n-1)||!e.isBinding(v(t,n)))return s;let i=Math.min(t.tokens.length,n+1e3);for(let r=n+1;r<i&&!t.tokens.get(r)?.isFirst;r+=1){let n=v(t,r);if(b(t,r)&&!e.isReserved(n)){if(k(t,r+1)||(s.push(r),\",\"!==v(t,r+1)))break}else if(\",\"!==n&&0>=x(t,r)&&!(0===s.length&&e.isReserved(n)))break}return s}(e,n,t);if(0===s.length)continue;let r={start:tW(n,t),end:function(e,t,n){let s=0,i=Math.min(e.tokens.length,t+1e3);for(let r=t;r<i;r+=1)if(void 0===n&&r>t&&e.tokens.get(r)?.isFirst||void 0!==n&&r>n||(s+=x(e,r))<0)return tW(e,r);return void 0===n?1/0:e.tokens.get(n).end}(n,t,i.get(l))};for(let e of s)a(e,r)}for(let[e,t]of s)s.set(e,function(e){let t=[];for(let n of[...e].sort((e,t)=>e.start-t.start)){let e=t.at(-1);void 0===e||n.start>e.end?t.push(n):n.end>e.end&&(t[t.length-1]={start:e.start,end:n.end})}return t}(t)),yield;return s}function t_(e,{head:t,last:n}){return{start:tW(e,t),end:e.tokens.get(n)?.end??1/0}}function tW({tokens:e},t){return e.get(t).start}function tL({language:e},t,n){for(let s=n;s<n+4&&b(t,s)&&!(s>n&&t.tokens.get(s)?.isFirst);s+=1){if(e.isDeclaring(v(t,s)))return s;if(!e.words.has(v(t,s)))break}}let tB=new Map;class tF{document;language;importWords;tokenizer;text;found;early;meanings;own;named;probed;symbols;asked;last;edit;base;rereading;constructor(e,t,n,s,i){this.document=e,this.language=t,this.importWords=n,this.tokenizer=s,this.text=e.getText(),this.base=i?.rereading??i?.base,this.isLong&&void 0!==s&&(this.last=i?.isPrepared?i:i?.last)}get isDescribed(){return void 0!==this.tokenizer}get reading(){let e=this.begun();if(void 0!==e)return f(e.all()),e.reading}get isPrepared(){return void 0===this.tokenizer||this.rereading?.isWhole===!0&&void 0!==this.own}get isLong(){return this.text.length>=1e5}get cut(){return this.rereading?.cut??0}*prepare(){let e=this.begun();if(void 0!==e&&!this.isPrepared){for(let t of(yield*e.all(),this.found??=yield*this.findImports(),this.meanings??=yield*this.findMeanings(),[this.bound,this.taken,this.selected]))yield;this.own??=yield*tC(this),this.last=void 0}}isKnownAt(e){return!this.isLong||this.begun()?.near(this.least(e),16384)!==!1}least(e){return Math.min(this.text.length,e+2e3)}readingAt(e){return this.isLong?(this.isKnownAt(e)||this.rereading?.near(this.least(e),1/0),this.rereading?.reading):this.reading}begun(){return this.rereading??=this.tokenizer?.begin(this.text,this.base),this.base=void 0,this.rereading}codeAt(e){return this.readingAt(e)??{text:this.text,tokens:p(A(this.text,e))}}isProse(e){let t=this.readingAt(e)?.proseBefore(e);return void 0!==t&&(e<t.end||e===t.end&&t.isOpen)}isKeywordAt(e,t,n){let s=this.readingAt(n);return void 0===this.tokenizer||void 0===s||((this.probed?.start!==t||this.probed.end!==n)&&(this.probed={start:t,end:n,isKeyword:this.tokenizer.probe(s,t,n)}),this.probed.isKeyword(e))}get imports(){return void 0!==this.found?this.found:void 0!==this.earlier?this.earlier.imports:this.isLong?(this.early??=f(this.findImports(this.rereading?.reading,1e4)),this.early):(this.found=f(this.findImports()),this.found)}get earlier(){return void 0===this.found?this.last:void 0}get bound(){if(void 0!==this.earlier)return this.earlier.bound;let{imports:e}=this;if(this.named?.imports===e)return this.named.modules;let t=this.language.names();for(let{bound:n}of e)for(let{name:e,module:s}of n)s&&t.set(e,s);return this.named={imports:e,modules:t},t}get taken(){if(void 0!==this.earlier)return this.earlier.taken;let{imports:e}=this;if(this.symbols?.imports===e)return this.symbols.taken;let t=this.language.names();for(let{selected:n}of e)for(let{module:e,name:s,own:i}of n){let n=e.symbols.get(s);void 0===n||t.has(i)||t.set(i,n)}return this.symbols={imports:e,taken:t},t}get certain(){return this.meanings??=f(this.findMeanings()),this.meanings.certain}isOwnAt(e,t){var n,s;let i,r,{start:o=0}=e.tokens.get(t)??{},a=v(e,t);return!!(tA.has(v(e,t-1))&&tO.has(v(e,t+1)))||(n=this.ownNames,s=void 0===this.own?this.before(o):o,void 0!==(r=(i=n.get(a)??[])[c(i,({start:e})=>e>s)-1])&&s<r.end)}before(e){return void 0===this.last?e:(this.edit??=eE(this.last.text,this.text),function({start:e,endBefore:t,endAfter:n},s){return s<e?s:s<n?e:s-n+t}(this.edit,e))}isNameAt(e,t){return!(!(e instanceof eG)||e.tokens.isKeyword(t))&&this.language.isConditional(v(e,t))}selectedAt(e,t){let n=e.tokens.get(t)?.start??-1,s=this.earlier?this.earlier.selected.get(this.before(n)):this.selected.get(n);return s?.name===v(e,t)?s:void 0}get selected(){let{imports:e}=this;if(this.asked?.imports===e)return this.asked.byStart;let t=e.flatMap(e=>e.selected);return this.asked={imports:e,byStart:new Map(t.map(e=>[e.start,e]))},this.asked.byStart}get ownNames(){return void 0===this.own&&this.isLong?this.last?.ownNames??tB:(this.own??=f(tC(this)),this.own)}get loose(){return this.meanings??=f(this.findMeanings()),this.meanings.loose}moduleOf({parts:e,separator:t},n=this.bound){for(let s=e.length;s>0;s-=1){let i=e.slice(0,s).join(t),r=n.get(i)??this.language.modules.get(i);if(void 0!==r)return{module:r,length:s}}}*findImports(e=this.reading,t=1/0){let n=[];if(void 0===e)return n;let s=Math.min(e.tokens.length,t);for(let t=0,i=1;t<s;t+=1,i+=1){if(i%2048==0&&(yield),!b(e,t)||!w(e,t,this.language.separators))continue;let s=S(e,t,this.language,this.importWords);void 0!==s&&(n.push(s),t=s.end-1)}return n}*findMeanings(){let e=this.reading,t=this.language.names(),n=this.language.names();if(void 0===e)return{certain:t,loose:n};let s=this.language.names();for(let{bound:e,selected:n}of this.imports){for(let{own:e}of n)s.set(e,!0);for(let{name:n,module:i}of e){let e=t.get(n);void 0===i||void 0!==e&&e!==i?s.set(n,!0):t.set(n,i)}}let i=new Map(this.imports.map(({first:e,end:t})=>[e,t]));for(let t=0,s=1;t<e.tokens.length;t+=1,s+=1){s%2048==0&&(yield);let r=i.get(t);void 0!==r?t=r-1:!b(e,t)||k(e,t-1)||k(e,t+1)||\"value\"===tl(this,e,t)||n.set(v(e,t),!0)}for(let e of t.keys())(s.has(e)||n.has(e))&&t.delete(e);return{certain:t,loose:n}}}function tj(e,t,n){let s=k(t,n-1),i=e.selectedAt(t,n);if(void 0!==i)return i.module.symbols.get(i.name);let r=function(e,t,{isMember:n}){let{language:s}=e,{parts:i}=t,r=i.at(-1),o=e.moduleOf(t),a=i.length>1||e.bound.has(r)||!e.isDescribed;if(o?.length===i.length&&a)return o.module.item;if(n)return o?.length===i.length-1?o.module.symbols.get(r):void 0;let l=s.words.get(r);return l?.isReserved?l.item:e.taken.get(r)??l?.item??s.builtins.get(r)??s.verbs.get(r)}(e,y(t,n),{isMember:s});return void 0===r||s||\"modulo\"===r.tipo||\"simbolo\"===r.tipo?r:\"contextual\"===r.tipo?e.isNameAt(t,n)?void 0:r:\"embutida\"===r.tipo&&e.isOwnAt(t,n)?void 0:r}let tN=/\"(?:[^\"\\\\\\n]|\\\\.)*\"|'(?:[^'\\\\\\n]|\\\\.)*'|`(?:[^`\\\\\\n]|\\\\.)*`/g,tI=/(?:^|(?<=\\s))(?:#(?=[\\s!]|$)|\\/\\/|--(?=\\s|$)).*$/,tT=new Set([\"unknown-symbol\",\"unknown-module\",\"gone-symbol\",\"gone-module\",\"unknown-name\",\"unknown-operator\",\"stray\"]),tE=new Set([\"unknown-module\",\"gone-module\"]);class tP{program;code;bound;missing;found=[];slips=new Map;candidates;modules;times=new Map;constructor(e,t,n,s){this.program=e,this.code=t,this.bound=n,this.missing=s;let{words:i,builtins:r,modules:o}=e.language;this.candidates=[...i.keys(),...r.keys()],this.modules=[...o.keys(),...n.keys()]}*all(){let{code:e}=this;for(let t=0;t<e.tokens.length;t+=1)t%2048==0&&(yield),b(e,t)&&this.times.set(v(e,t),(this.times.get(v(e,t))??0)+1);for(let t=0,n=1;t<e.tokens.length;t+=1,n+=1){n%32==0&&(yield);let{kind:s}=e.tokens.get(t);\"symbol\"===s?t=this.sign(t):\"name\"===s&&(t=k(e,t-1)?this.member(t):this.chain(M(e,t)))}return this.found}sign(e){let{start:t,end:n}=this.code.tokens.get(e),{operators:s}=this.program.language,i=this.missing.get(t);if(void 0===i){let i=v(this.code,e),r=s.get(i);return void 0!==r&&this.push({name:i,start:t,end:n,state:\"known\",item:r,near:[]}),e}let r=this.code.text.slice(t,i.end),o=ep(r,s.keys(),3);return this.push({name:r,start:t,end:i.end,state:\"unknown\",near:o}),i.end>n?e+1:e}member(e){let{start:t,end:n}=this.code.tokens.get(e);return this.push({name:v(this.code,e),start:t,end:n,state:\"cannot tell\",near:[]}),e}chain(e){let{first:t,last:n,parts:s}=e,i=this.moduleParts(e);if(void 0===i){let i=this.moduleSlip(e);this.alone(t,i?.length===1?i.near:[]);for(let t=1;t<s.length;t+=1)this.part(e,t,void 0,i?.length===t+1?i.near:[]);return n}let{module:r,length:o}=i,a=void 0===r?\"unknown\":\"known\";this.push({...this.place(e,0,o-1),state:a,item:r?.item,near:void 0===r?this.nearModules(e,o):[]});for(let t=o;t<s.length;t+=1)this.part(e,t,t===o?r:void 0);return n}moduleParts(e){let{program:t,code:n}=this,{first:s,parts:i,separator:r}=e,o=this.missing.get(n.tokens.get(s).start);if(void 0!==o&&tE.has(o.kind))return{module:void 0,length:i.length};let a=t.moduleOf(e,this.bound),l=t.imports.some(({modules:e})=>e.some(e=>e.chain.first===s)),h=i.length>1||l||this.bound.has(i[0]);return void 0!==a&&(h||!t.isDescribed)?a:!t.isDescribed&&i.length>1&&t.language.roots.has(i[0])&&\"\"!==r?{module:void 0,length:i.length}:void 0}moduleSlip({first:e,parts:t,separator:n}){let{program:s,code:i}=this;if(!(t.length<2||s.isOwnAt(i,e)||tj(s,i,e)))for(let e=t.length-1;e>0;e-=1){let s=t.slice(0,e).join(n),i=s.length<4?[]:ep(s,this.modules,1,.25);if(i.length>0)return{length:e,near:i}}}nearModules({first:e,parts:t,separator:n},s){let i=this.missing.get(this.code.tokens.get(e).start);return void 0!==i?tq(i):ep(t.slice(0,s).join(n),this.program.language.modules.keys(),3)}part(e,t,n,s=[]){var i,r;let o=this.place(e,t,t),a=e.parts[t],l=e.parts.slice(0,t).join(e.separator)+e.separator,h=n?.symbols.get(a),d=this.missing.get(o.start),u=void 0!==d||!this.program.isDescribed&&(i=n,r=a,i?.isWhole===!0&&!i.others.has(r));if(void 0!==h)this.push({...o,state:\"known\",item:h,near:[]});else if(u){let e=d?tq(d):ep(a,n?.symbols.keys()??[],3);this.push({...o,state:\"unknown\",near:e.map(e=>l+e)})}else{let t=void 0===n||n.others.has(a)||this.program.isOwnAt(this.code,e.first),i=ep(a,t?[]:n.symbols.keys(),3,.34).map(e=>l+e);this.push({...o,state:\"cannot tell\",near:s.length>0?s:i})}}alone(e,t){let{program:n,code:s}=this,{start:i,end:r}=s.tokens.get(e),o={name:v(s,e),start:i,end:r},a=this.missing.get(i);if(void 0!==a)return void this.push({...o,state:\"unknown\",near:tq(a)});let l=tj(n,s,e);void 0!==l?this.push({...o,state:\"known\",item:l,near:[]}):this.push({...o,state:\"cannot tell\",near:t.length>0?t:this.meantBy(e)})}meantBy(e){let{code:t,program:n}=this,{parts:s,separator:i,last:r}=M(t,e),o=\"(\"!==v(t,r+1)||n.isOwnAt(t,e)?[]:n.language.insteadOf(s.join(i));return o.length>0?o:this.slipsOf(s[0])}slipsOf(e){if(e.length<4||1!==this.times.get(e))return[];let t=this.slips.get(e)??ep(e,this.candidates,1,.25).filter(t=>t!==e);return this.slips.set(e,t),t}place({first:e,parts:t,separator:n},s,i){let{tokens:r}=this.code;return{name:t.slice(0,i+1).join(n),start:r.get(e+2*s).start,end:r.get(e+2*i).end}}push(e){this.found.push(e)}}function tq({fixes:e=[]}){return e.map(({text:e})=>e)}let tR={hasFile:()=>!1};class tz{language;importWords;tokenizer;codeOf;constructor(t,n){var s;let i,r;this.language=new eT(t,n),this.importWords=function(e){let t=e.names();for(let n of e.words.keys())e.isImporting(n)&&t.set(n,!0);for(let{item:n}of e.modules.values())for(let{codigo:s}of n.exemplos)for(let n of s.split(\"\\n\")){let s={text:n,tokens:p(A(n,0))},i=v(s,0),r=S(s,0,e,new Set([i]));r?.modules.some(({module:e})=>void 0!==e)&&t.set(i,!0)}return t}(this.language),this.tokenizer=t.lexico&&(i={regions:new Map(((s=t.lexico).regioes??[]).map(e=>[e.nome,e])),lines:new eK(s)},Object.assign(e=>{let t=r(e);return f(t.all()),t.reading},{begin:r=(e,t)=>new eX(s,e,i,t instanceof eX?t:void 0),probe:(e,t,n)=>(function(e,t,n,s){let{text:i}=t,{at:r,state:o}=function(e,t,n){let s=t.pieceAt(n),i=t.startOf(s),r=t.pieces[s]?.from.scan,o=new ef(e,t.text,r&&{at:i,state:r});for(;;){let e=f(o.next(i+1));if(void 0===e.state||e.end>n)return{at:i,state:r};({end:i,state:r}=e)}}(e,t,Math.max(i.lastIndexOf(\"\\n\",n-1)+1,n-500)),a=Math.max(0,r-(void 0===o?0:Math.max(64,function({column:e}){return e>4e3?0:e}(o),o.before?.back??0))),l=i.slice(a,n),h=i.slice(s,s+1100),d=o&&{at:r-a,state:o};return t=>{let{tokens:n}=f(new ef(e,`${l}${t}${h}`,d).next(l.length+t.length));return n.some(e=>e.start===l.length&&\"contextual\"===e.class)}})(s,e,t,n)})),this.codeOf=function(t,n){let s=new Map;for(let{codigo:i,exemplo:r}of t.data.files.erros.codigos){let o=`refdata:/${i}${t.extension}`,a=f(tm(n(e.create(o,\"\",0,r)),tv,void 0));if(1===new Set(a.map(({kind:e})=>e)).size)for(let e of a.map(tb))s.set(e,(s.get(e)??new Set).add(i))}return e=>{let t=s.get(tb(e));return t?.size===1?[...t][0]:void 0}}(this.language,e=>this.read(e))}check(e){return f(this.checkSteps(e))}*checkSteps(t){let n=e.create(\"refdata:/program\",this.language.name,0,t.replace(/^\\uFEFF/,\"\")),s=this.read(n),i=yield*tm(s,tR,1/0),r=e=>n.positionAt(e).line+1;return{judgements:yield*function*(e,t){let{reading:n,language:s}=e,i=n??function(e,t){let n=[...t.operators.keys()].sort((e,t)=>t.length-e.length),s=[],i=0;for(let t of e.split(\"\\n\")){let e=t.slice(0,4e3).replace(tN,e=>\" \".repeat(e.length));for(let t of function(e,t,n){let s=[];for(let i of e){let{kind:e,start:r}=i;if(r<(s.at(-1)?.end??0))continue;let o=\"symbol\"===e?n.find(e=>t.startsWith(e,r)):void 0;s.push(void 0===o?i:{...i,end:r+o.length})}return s}(A(e.replace(tI,\"\"),0),e,n))s.push({...t,start:t.start+i,end:t.end+i});i+=t.length+1}return{text:e,tokens:p(s)}}(e.text,s),r=void 0===n?function({language:e},t){let n=e.names();for(let s=0;s<t.tokens.length;s+=1){if(!t.tokens.get(s)?.isFirst||!e.words.has(v(t,s))||!b(t,s+1))continue;let i=M(t,s+1),r=e.modules.get(i.parts.join(i.separator)),[o,a,l]=[i.last+1,i.last+2,i.last+3];!(void 0===r||!b(t,a)||t.tokens.get(a)?.isFirst)&&(void 0===t.tokens.get(l)||t.tokens.get(l)?.isFirst===!0)&&e.words.has(v(t,o))&&n.set(v(t,a),r)}return n}(e,i):e.bound,o=new Map((void 0===n?yield*tp(s,i):t).filter(({kind:e})=>tT.has(e)).map(e=>[e.start,e]));return yield*new tP(e,i,r,o).all()}(s,i),problems:i.map(e=>{let t=this.language.errors.get(this.codeOf(e)??\"\");return{line:r(e.start),message:function({message:e},t){var n,s=void 0===t?e:`${t.resumo}: ${e}`;if(s.length<=400&&ty.test(s))return s;let i=(n=s.length>400?s.slice(0,400):s,t$.test(n)?n:tx.test(n)?n.replace(tw,tM):n.replace(/\\r\\n?/g,\"\\n\").replace(tk,tM)).replace(/\\s+/g,\" \").trim();return s.length>400?`${i}…`:i}(e,t),error:t}}),lineOf:r}}read(e){return new tF(e,this.language,this.importWords,this.tokenizer)}}Object.assign(globalThis,{refdataChecker:e=>new tz({...function({files:e,referencia:t,lexico:n,unread:s,shown:i}){let r=t.itens.map(e=>({apelidos:[],modulo:null,assinatura:null,parametros:null,retorno:null,resumo:\"\",documentacao:\"\",exemplos:[],fonte:null,desde:null,obsoleto:null,...e}));return{files:e,referencia:{...t,itens:r},lexico:n,unread:s,shown:i}}(e),base:void 0})})}();\n"
};

var runtime_assets = __webpack_require__(74186);
var accents = __webpack_require__(39053);
; 



const TYPES = {
	palavra: 'Keyword',
	contextual: 'Keyword',
	operador: 'Operator',
	verbo: 'Word',
	embutida: 'Builtin',
	modulo: 'Module',
	comando: 'Command',
	erro: 'Error',
};
const HALF = /\p{Surrogate}/gu;
function nameRows({ items }) {
	return items.flatMap(item => {
		const type = typeOf(item);
		if (type === undefined)
			return [];
		const path = relativeLink('/', item.address, 'html');
		const names = new Set([item.data.nome, ...item.data.apelidos]);
		for (const name of [...names])
			names.add(unaccented(name));
		return [...names].map(name => ({ name: name.replace(HALF, '\uFFFD'), type, path }));
	});
}
function typeOf({ data: { tipo, assinatura } }) {
	if (tipo === 'regra')
		return undefined;
	if (tipo === 'simbolo')
		return assinatura?.includes('(') ? 'Function' : 'Entry';
	return TYPES[tipo];
}
function unaccented(name) {
	return (0,accents .a)(name).normalize('NFC');
}
async function namesIndex(rows) {
	const { default: initSqlJs } = await __webpack_require__.e(  6166).then(__webpack_require__.t.bind(__webpack_require__, 16166, 19));
	const { Database } = await initSqlJs({
		wasmBinary: new Uint8Array((0,runtime_assets .f)('wasm/sql-wasm.wasm')).buffer,
	});
	const database = new Database();
	try {
		database.run('CREATE TABLE searchIndex(id INTEGER PRIMARY KEY, name TEXT, type TEXT, path TEXT); CREATE UNIQUE INDEX anchor ON searchIndex (name, type, path); BEGIN');
		const insert = database.prepare('INSERT OR IGNORE INTO searchIndex(name, type, path) VALUES (?, ?, ?)');
		for (const { name, type, path } of rows)
			insert.run([name, type, path]);
		insert.free();
		database.run('COMMIT');
		return database.export();
	}
	finally {
		database.close();
	}
}

; 











const docset_FOLDER = '/docset/';
const STYLE_PATH = '/estilo.css';
const docset_HASH_CHARACTERS = 8;
async function docset(pages, model, words, painter) {
	const { nome, versao } = model.files.index;
	const slug = fileSlug(nome);
	const encoder = new TextEncoder();
	const resources = 'Contents/Resources/';
	const files = [
		{ path: 'Contents/Info.plist', bytes: encoder.encode(informationOf(slug, model)) },
		{ path: `${resources}docSet.dsidx`, bytes: await namesIndex(nameRows(model)) },
		{ path: `${resources}Documents${STYLE_PATH}`, bytes: encoder.encode(assets['estilo.css'] ?? '') },
		...offlinePages(pages).map(page => ({
			path: `${resources}Documents${page.path}.html`,
			bytes: encoder.encode(docset_pageHtml(page, words, painter)),
		})),
	];
	const archive = `${docset_FOLDER}${slug}.tgz`;
	const bytes = await (0,registry .uM)(files, `${slug}.docset`);
	if (model.baseUrl === null)
		return [{ path: archive, bytes, schema: null }];
	const version = `${versao}/${(0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex').slice(0, docset_HASH_CHARACTERS)}`;
	const feed = `<entry>\n<version>${xml(version)}</version>\n<url>${xml(model.baseUrl + archive)}</url>\n</entry>\n`;
	return [
		{ path: archive, bytes, schema: null },
		{ path: `${docset_FOLDER}${slug}.xml`, bytes: encoder.encode(feed), schema: null },
	];
}
function informationOf(slug, { files, baseUrl }) {
	const family = slug.toLowerCase();
	const texts = {
		CFBundleIdentifier: family,
		CFBundleName: files.index.nome,
		DocSetPlatformFamily: family,
		dashIndexFilePath: `${HOME_PAGE.slice(1)}.html`,
		...(baseUrl !== null && { DashDocSetFallbackURL: `${baseUrl}/` }),
	};
	const entries = Object.entries(texts).map(([key, text]) => `<key>${key}</key>\n<string>${xml(text)}</string>\n`);
	return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
${entries.join('')}<key>isDashDocset</key>
<true/>
</dict>
</plist>
`;
}
function docset_pageHtml({ path, title, blocks }, words, painter) {
	return `<!DOCTYPE html>
<html lang="${words.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${(0,html .qy)(title)}</title>
<link rel="stylesheet" href="${(0,html .qy)(relativePath(path, STYLE_PATH))}">
</head>
<body>
<div class="frame">
<main>
<h1>${(0,html .qy)(title)}</h1>
${blocksHtml({ path, blocks }, painter)}
</main>
</div>
</body>
</html>
`;
}

var lexico = __webpack_require__(53379);
; 


const COLOURS = {
	palavra: 'k',
	contextual: 'k',
	comentario: 'c',
	documentacao: 'c',
	texto: 's',
	caractere: 's',
	dado: 's',
	regex: 's',
	escape: 'e',
	formato: 'e',
	interpolacao: 'e',
	numero: 'n',
	diretiva: 'd',
	invalido: 'x',
};
const VALUES = new Set(['constante']);
const SOUGHT = 'f';
const REGIONS = new Set(lexico .Cf);
const MAX_CHARACTERS = 20_000;
class Painter {
	lexico;
	texts;
	tokens = new Map();
	constructor(lexico, programs) {
		this.lexico = lexico;
		this.texts = new Map(programs.map(({ path, text }) => [path, text]));
	}
	html(code, { sought, from }) {
		const plain = (0,html .qy)(code);
		if (code.length > MAX_CHARACTERS)
			return plain;
		const text = from === undefined ? undefined : this.texts.get(from.path);
		const lines = text === undefined || from === undefined ? undefined : linesIn(text, code, from.line);
		const painted = text === undefined || lines === undefined
			? this.painted(code, [{ start: 0, end: code.length }], sought)
			: this.painted(text, lines, sought);
		return painted.replace(/<\/?span[^>]*>/g, '') === plain ? painted : plain;
	}
	painted(text, spans, sought) {
		const tokens = this.tokensOf(text);
		let i = 0;
		return spans
			.map(({ start, end }) => {
			let line = '';
			while (i < tokens.length && tokens[i].end <= start)
				i += 1;
			for (let at = i; at < tokens.length && tokens[at].start < end; at += 1) {
				const token = tokens[at];
				const piece = text.slice(Math.max(token.start, start), Math.min(token.end, end));
				const isSought = piece === sought && (token.class === 'nome' || !REGIONS.has(token.class));
				line += run(piece, classesOf(token, isSought));
			}
			return line;
		})
			.join('\n');
	}
	tokensOf(text) {
		let tokens = this.tokens.get(text);
		if (tokens === undefined) {
			tokens = (0,lexico .qw)(this.lexico, text);
			this.tokens.set(text, tokens);
		}
		return tokens;
	}
}
function classesOf({ class: kind, name = '' }, isSought) {
	const colour = kind === 'palavra' && VALUES.has(name) ? COLOURS.numero : COLOURS[kind];
	return [colour ?? '', isSought ? SOUGHT : ''].filter(each => each !== '').join(' ');
}
function run(text, classes) {
	return classes === '' ? (0,html .qy)(text) : `<span class="${classes}">${(0,html .qy)(text)}</span>`;
}
function linesIn(text, code, first) {
	const spans = [];
	let [line, start] = [1, 0];
	while (line < first) {
		const end = text.indexOf('\n', start);
		if (end < 0)
			return undefined;
		[line, start] = [line + 1, end + 1];
	}
	for (const shown of code.split('\n')) {
		const found = text.indexOf('\n', start);
		const end = found < 0 ? text.length : found;
		if (start > text.length || !text.slice(start, end).endsWith(shown))
			return undefined;
		spans.push({ start: end - shown.length, end });
		start = end + 1;
	}
	return spans;
}

var text_cut = __webpack_require__(2350);
; 

function withGone(pages, model, words) {
	if (model.gone.size === 0)
		return [...pages];
	const named = byName(model);
	const lost = new Map();
	const wholePages = new Map();
	for (const thing of model.gone.values()) {
		const { nome, address } = thing;
		const { page, fragment } = address;
		const said = goneBlocks(thing, model, named.get(nome) ?? [], words);
		if (fragment !== undefined) {
			const blocks = lost.get(page) ?? [];
			lost.set(page, blocks);
			blocks.push({ kind: 'entry', id: fragment, name: nome, blocks: said });
		}
		else
			wholePages.set(page, {
				path: page,
				title: nome,
				description: goneText(thing, model, words),
				trail: [],
				blocks: said,
			});
	}
	const there = new Set(pages.map(({ path }) => path));
	for (const path of lost.keys())
		if (!there.has(path) && !wholePages.has(path))
			wholePages.set(path, { path, title: path.slice(1), description: path, trail: [], blocks: [] });
	const all = [...pages, ...[...wholePages.values()].filter(({ path }) => !there.has(path))];
	return all.map(page => {
		const blocks = lost.get(page.path);
		if (blocks === undefined)
			return page;
		return { ...page, blocks: [...page.blocks, { kind: 'heading', text: words.formerly }, ...blocks] };
	});
}
function byName({ items }) {
	const named = new Map();
	for (const item of items) {
		const { tipo, nome } = item.data;
		if (tipo === 'simbolo' || tipo === 'regra')
			continue;
		named.set(nome, [...(named.get(nome) ?? []), item]);
	}
	return named;
}
function goneText({ tipo, nome, ate, isOtherName }, model, words) {
	const versao = ate ?? model.referencia.versao;
	return isOtherName ? words.otherName(nome, versao) : words.gone(nome, words.kinds[tipo][0], versao);
}
function goneBlocks(thing, model, namesakes, words) {
	const { tipo, agora, isOtherName } = thing;
	const text = goneText(thing, model, words);
	const now = agora === undefined ? undefined : followerLink(agora, model);
	if (isOtherName && now)
		return [{ kind: 'text', text: [`${text} `, now] }];
	const others = tipo === 'simbolo' ? [] : namesakes.filter(({ data }) => data.id !== agora);
	return [
		{ kind: 'text', text: [text], tone: 'warning' },
		...(now ? [{ kind: 'text', text: [`${words.followedBy} `, now] }] : []),
		...(others.length === 0
			? []
			: [{ kind: 'text', text: [`${words.namesakes} `, ...others.flatMap(listed(words))] }]),
	];
}
function followerLink(agora, { byId, gone }) {
	const item = byId.get(agora);
	if (item) {
		const { modulo, nome } = item.data;
		return { link: item.address, text: modulo === null ? nome : `${modulo}.${nome}`, isCode: true };
	}
	const later = gone.get(agora);
	return later && { link: later.address, text: later.nome, isCode: true };
}
function listed({ kinds }) {
	return (item, i) => [...(i === 0 ? [] : [', ']), itemLink(item), ` (${kinds[item.data.tipo][0]})`];
}

; 





const MAX_SUMMARIES = 3000;
const MAX_SUMMARY_CHARACTERS = 90;
const GONE = -1;
const search_index_ROOT = '/';
function searchJson({ items, referencia }) {
	const busca = {
		versao: referencia.versao,
		itens: items.map(({ data, address }) => ({
			id: data.id,
			nome: data.nome,
			tipo: data.tipo,
			modulo: data.modulo,
			resumo: data.resumo,
			url: relativeLink(search_index_ROOT, address, 'html'),
		})),
	};
	return (0,canonical .d)(busca, 'compact');
}
function namesScript(model, words) {
	const { items } = model;
	const elsewhere = namesElsewhere(model);
	const tipos = Object.keys(words.kinds);
	const modulos = new Numbers();
	const paginas = new Numbers();
	const hasSummaries = items.length <= MAX_SUMMARIES;
	const named = items.flatMap(item => [item.data.nome, ...item.data.apelidos].map(nome => ({ nome, item })));
	const placed = (nome, tipo, { page, fragment }) => [
		nome,
		tipos.indexOf(tipo),
		paginas.of(relativeLink(search_index_ROOT, { page }, 'html')),
		fragment === undefined ? 0 : fragment === nome ? 1 : fragment,
	];
	const itens = named.map(({ nome, item: { data, address } }) => {
		const { tipo, modulo, resumo } = data;
		const row = [...placed(nome, tipo, address), modulo === null ? 0 : modulos.of(modulo) + 1];
		const summary = hasSummaries ? shortened(resumo) : '';
		const other = elsewhere.get(data.id) ?? '';
		if (other !== '')
			return [...row, summary, other];
		return summary === '' ? row : [...row, summary];
	});
	const gone = [...model.gone.values()]
		.filter(({ isOtherName }) => !isOtherName)
		.map(thing => [...placed(thing.nome, thing.tipo, thing.address), GONE, goneText(thing, model, words)]);
	const names = {
		tipos: tipos.map(tipo => words.kinds[tipo]),
		modulos: modulos.all,
		paginas: paginas.all,
		itens: [...itens, ...gone],
	};
	return new TextEncoder().encode(`globalThis.refdataNames=${JSON.stringify(names)};\n`);
}
function shortened(summary) {
	const plain = summary
		.replace(/`([^`]+)`/g, '$1')
		.replace(/\s+/g, ' ')
		.trim();
	if (plain.length <= MAX_SUMMARY_CHARACTERS)
		return plain;
	const end = plain.lastIndexOf(' ', MAX_SUMMARY_CHARACTERS - 1);
	return end > 0 ? `${plain.slice(0, end)}…` : (0,text_cut .J)(plain, MAX_SUMMARY_CHARACTERS);
}
function namesElsewhere(model) {
	const { reservadas, contextuais, operadores } = model.files.sintaxe;
	const pairs = (tipo, list) => itemsOf(model, tipo).map(({ data }, i) => [data.id, list[i]?.equivalente ?? '']);
	return new Map([
		...pairs('palavra', reservadas),
		...pairs('contextual', contextuais),
		...pairs('operador', operadores),
	]);
}
class Numbers {
	numbers = new Map();
	of(text) {
		const known = this.numbers.get(text) ?? this.numbers.size;
		this.numbers.set(text, known);
		return known;
	}
	get all() {
		return [...this.numbers.keys()];
	}
}

var hosting = __webpack_require__(42156);
; 



const CURRENT_PATH = '/atual.js';
function currentScript(versao, paths) {
	const paginas = [...new Set(paths.map(wholePage))];
	return `globalThis.refdataCurrent=${JSON.stringify({ versao, paginas })};\n`;
}
function copyScripts(path, versao, own) {
	const outside = (0,html .qy)(relativePath(`${hosting .qx}${versao}${path}`, CURRENT_PATH));
	return [outside, own].map(source => `<script defer src="${source}"></script>\n`).join('');
}
function copyNote(path, { files }, { copy }) {
	const { nome, versao } = files.index;
	const said = { page: wholePage(path), versao, newer: copy.newer, open: copy.open, missing: copy.missing };
	const data = Object.entries(said).map(([name, text]) => ` data-${name}="${(0,html .qy)(text)}"`);
	return `<p class="warning copy-note"${data.join('')}>${(0,html .qy)(copy.is(nome, versao))}</p>\n`;
}
function wholePage(path) {
	return path.replace(/~\d+$/, '');
}

; 

function dataPage({ title, descricao, links, endpoints, more, baseUrl, words, }) {
	return {
		path: DATA_PAGE,
		title,
		description: words.endpointsIntro,
		trail: [],
		blocks: [
			{ kind: 'text', text: [descricao], tone: 'lead' },
			{
				kind: 'list',
				items: links.map(({ text, url, isPath }) => [{ link: isPath ? { file: url } : { url }, text }]),
			},
			{ kind: 'heading', text: words.endpoints },
			{ kind: 'text', text: [words.endpointsIntro, ...(baseUrl === null ? [` ${words.baseUrl}`] : [])] },
			...endpoints.map(({ path, contents, counts, bytes, sha256, command, schema }) => {
				const rows = [
					[words.fetch, [{ code: command }]],
					['SHA-256', [{ code: sha256 }]],
					[words.schema, [{ link: { file: schema }, text: schema }]],
				];
				const blocks = [
					{ kind: 'prose', text: contents },
					{ kind: 'text', text: [`${counts}; ${bytes}`] },
					{ kind: 'facts', rows },
				];
				return { kind: 'entry', id: path, name: path, blocks };
			}),
			{ kind: 'heading', text: words.more },
			{
				kind: 'list',
				items: more.map(([path, text]) => [{ link: { file: path }, text: path, isCode: true }, `: ${text}`]),
			},
		],
	};
}

; 









const ASSETS_FOLDER = '/recursos/';
const HIDDEN_META = '<meta name="robots" content="noindex">\n';
const MIN_CONTENTS = 4;
const MAX_DESCRIPTION = 300;
const MAX_NARROW = 12;
function partsPath(path) {
	return `${path}~.js`;
}
function layout(frame, model, words) {
	const { path, title, description, trail, contents = [], layout: kind } = frame;
	const { nome, versao } = model.files.index;
	const linked = (target) => (0,html .qy)(frame.root === undefined ? relativePath(path, target) : frame.root + target);
	const asset = (name) => linked(ASSETS_FOLDER + name);
	const to = (page) => linked(`${page}.html`);
	const fullTitle = path === HOME_PAGE ? `${title}: ${words.reference}` : `${title} · ${nome} ${versao}`;
	const twin = `<link rel="alternate" type="text/markdown" href="${linked(`${path}.md`)}">\n`;
	const canonical = model.baseUrl === null || model.isCopy || frame.root !== undefined
		? ''
		: `<link rel="canonical" href="${(0,html .qy)(model.baseUrl + encodeURI(path.replace(/\/index$/, '/')))}">\n`;
	const isHidden = model.isCopy || model.marks !== undefined || frame.root !== undefined;
	const hasFeed = !model.isCopy && model.baseUrl !== null && (model.referencia.mudancas ?? []).length > 0;
	const feed = `<link rel="alternate" type="application/atom+xml" title="${(0,html .qy)(words.changes)}" href="${linked(FEED_PATH)}">\n`;
	const section = path.replace(/~\d+$/, '');
	const about = section === path ? description : `${title}: ${description}`;
	const navigation = [
		...parts(model, words),
		{ text: words.sheet, page: SHEET_PAGE },
		{ text: words.index, page: INDEX_PAGE },
		{ text: words.check.short, page: CHECKER_PAGE },
		...(model.isCopy ? [] : [{ text: words.data, page: DATA_PAGE }]),
	].map(({ text, page }) => {
		const folder = page.replace(/index$/, '');
		const current = section === page
			? ' aria-current="page"'
			: folder !== page && path.startsWith(folder)
				? ' aria-current="true"'
				: '';
		return `<li><a href="${to(page)}"${current}>${(0,html .qy)(text)}</a></li>`;
	});
	const hasContents = kind !== 'sheet' && contents.reduce((sum, { things }) => sum + things.length, 0) >= MIN_CONTENTS;
	const above = trail.length === 0
		? ''
		: `<nav class="trail" aria-label="${(0,html .qy)(words.breadcrumbs)}"><ol>${crumbsHtml([{ text: words.home, to: { page: HOME_PAGE } }, ...trail], path)}</ol></nav>\n`;
	const { search } = words;
	return new TextEncoder().encode(`<!DOCTYPE html>
<html lang="${words.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${(0,html .qy)(fullTitle)}</title>
<meta name="description" content="${(0,html .qy)((0,text_cut .J)(about, MAX_DESCRIPTION))}">
${isHidden ? HIDDEN_META : ''}${canonical}${frame.hasTwin ? twin : ''}${hasFeed ? feed : ''}<link rel="icon" type="image/svg+xml" href="${asset('icone.svg')}">
<link rel="stylesheet" href="${asset('estilo.css')}">
<script src="${asset('pagina.js')}"></script>
${model.isCopy ? copyScripts(path, versao, asset('copia.js')) : ''}</head>
<body${kind === undefined ? '' : ` class="${kind}"`}>
<a class="skip" href="#-conteudo">${(0,html .qy)(words.skip)}</a>
<header>
<div class="bar">
<a class="site" href="${to(HOME_PAGE)}" translate="no">${(0,html .qy)(nome)} <span>${(0,html .qy)(versao)}</span></a>
<form class="search" role="search" action="${to(INDEX_PAGE)}" data-none="${(0,html .qy)(search.none)}" data-found="${(0,html .qy)(search.found)}" data-one="${(0,html .qy)(search.one)}" data-kind="${(0,html .qy)(search.kind)}" data-all="${(0,html .qy)(search.all)}" data-equivalent="${(0,html .qy)(words.equivalent)}" data-copy="${(0,html .qy)(search.copy)}" data-copied="${(0,html .qy)(search.copied)}">
<input type="search" name="q" aria-label="${(0,html .qy)(search.label)}" placeholder="${(0,html .qy)(search.placeholder)}" maxlength="200" aria-keyshortcuts="/ Control+K">
<button type="submit">${(0,html .qy)(search.button)}</button>
</form>
</div>
<div class="bar">
<nav aria-label="${(0,html .qy)(words.mainNavigation)}"><ul>${navigation.join('')}</ul></nav>
</div>
</header>
<div class="frame${hasContents ? ' with-contents' : ''}">
<main id="-conteudo"${frame.parts === undefined ? '' : ` data-parts="${linked(partsPath(path))}"`}>
${model.isCopy ? copyNote(path, model, words) : ''}${above}<h1>${(0,html .qy)(title)}</h1>
${frame.main}
${aroundHtml(frame, words)}</main>
${hasContents ? `<div class="here"><nav aria-label="${(0,html .qy)(words.onThisPage)}"><h2>${(0,html .qy)(words.onThisPage)}</h2>${contents.map(each => contentsHtml(each, path)).join('')}</nav></div>` : ''}
</div>
<footer>
<p>${(0,html .qy)(words.generated(nome, versao))}${frame.hasTwin ? ` <a href="${linked(`${path}.md`)}" type="text/markdown">${(0,html .qy)(words.markdown)}</a>` : ''}</p>
</footer>
<p class="hidden" role="status"></p>
</body>
</html>
`);
}
function contentsHtml({ heading, things }, path) {
	const above = heading === undefined
		? ''
		: `<p><a href="${(0,html .qy)(relativeLink(path, heading.to, 'html'))}">${(0,html .qy)(heading.text)}</a></p>`;
	const isNarrow = things.every(({ text }) => text.length <= MAX_NARROW);
	return `${above}${things.length === 0 ? '' : `<ul${isNarrow ? ' class="narrow"' : ''}>${crumbsHtml(things, path)}</ul>`}`;
}
function aroundHtml({ path, previous, next }, words) {
	if (previous === undefined && next === undefined)
		return '';
	const link = (label, crumb) => crumb === undefined
		? '<span></span>'
		: `<a href="${(0,html .qy)(relativePath(path, `${crumb.to.page}.html`))}">${(0,html .qy)(label)}: ${(0,html .qy)(crumb.text)}</a>`;
	return `<p class="around">${link(words.previous, previous)}${link(words.next, next)}</p>\n`;
}

; 
function marksOfItems({ items }, { there, gone }) {
	const marks = new Map();
	const lost = new Set([...gone.values()].map(({ modulo }) => modulo));
	for (const item of items) {
		const mark = there.get(item.data.id.replace(/~\d+$/, '')) ?? there.get(item.data.id);
		if (mark !== undefined)
			marks.set(item, mark);
	}
	for (const module of items) {
		if (module.data.tipo !== 'modulo')
			continue;
		if (marks.get(module)?.state === 'new') {
			for (const symbol of module.symbols)
				if (!marks.has(symbol))
					marks.set(symbol, { state: 'new', texts: [] });
		}
		else if (!marks.has(module) &&
			(lost.has(module.data.nome) || module.symbols.some(symbol => marks.has(symbol))))
			marks.set(module, { state: 'changed', texts: [] });
	}
	return marks;
}

; 








const MAX_LISTED = 300;
const marked_PLACES = {
	palavra: SYNTAX_PAGE,
	contextual: SYNTAX_PAGE,
	operador: SYNTAX_PAGE,
	verbo: SYNTAX_PAGE,
	regra: SYNTAX_PAGE,
	embutida: BUILTINS_PAGE,
	modulo: MODULES_PAGE,
	simbolo: MODULES_PAGE,
	comando: COMMANDS_PAGE,
	erro: ERRORS_PAGE,
};
function withMarks(pages, model, words) {
	const { marks } = model;
	if (marks === undefined)
		return [...pages];
	const ofItems = marksOfItems(model, marks);
	const marked = new Marked(ofItems, marks, words);
	const lost = lostByPage(marks, model);
	return pages.map(page => {
		const blocks = page.blocks.flatMap(block => marked.block(block, page.path));
		const own = marked.at({ page: page.path });
		const gone = lost.get(page.path) ?? [];
		return {
			...page,
			blocks: [
				marked.banner(),
				...(own === undefined ? [] : marked.said(own)),
				...(page.path === HOME_PAGE ? summaryBlocks(ofItems, marks, words) : []),
				...blocks,
				...(gone.length === 0 ? [] : [goneHeading(words, marks), goneList(gone, words)]),
			],
		};
	});
}
class Marked {
	all;
	words;
	byAddress;
	constructor(marks, all, words) {
		this.all = all;
		this.words = words;
		this.byAddress = new Map([...marks].map(([{ address }, mark]) => [addressText(address), mark]));
	}
	at({ page, fragment }) {
		const own = this.byAddress.get(addressText({ page, fragment }));
		if (own !== undefined || fragment === undefined)
			return own;
		return this.byAddress.get(addressText({ page: page.replace(/~\d+$/, ''), fragment }));
	}
	banner() {
		return {
			kind: 'text',
			text: [
				`${this.words.preview.banner(this.all.base)} `,
				{ link: { page: HOME_PAGE }, text: this.words.preview.summary },
			],
			tone: 'warning',
		};
	}
	said({ state, texts }) {
		return [
			{ kind: 'text', text: [{ mark: this.words.preview.since(state, this.all.base) }] },
			...(state === 'new' || texts.length === 0
				? []
				: [{ kind: 'list', items: texts.map(text => [text]) }]),
		];
	}
	block(block, page) {
		switch (block.kind) {
			case 'text':
				return [{ ...block, text: this.inlines(block.text) }];
			case 'list': {
				const item = (inlines, i) => this.row(block.ids?.[i], this.inlines(inlines), page);
				return [{ ...block, items: block.items.map(item) }];
			}
			case 'table':
				return [{ ...block, rows: block.rows.map(row => this.tableRow(row, page)) }];
			case 'facts':
				return [
					{ ...block, rows: block.rows.map(([label, value]) => [label, this.inlines(value)]) },
				];
			case 'entry': {
				const mark = this.at({ page, fragment: block.id });
				const inner = block.blocks.flatMap(each => this.block(each, page));
				return [{ ...block, blocks: mark === undefined ? inner : [...this.said(mark), ...inner] }];
			}
			default:
				return [block];
		}
	}
	tableRow({ id, cells }, page) {
		const [first = [], ...others] = cells.map(cell => this.inlines(cell));
		return { ...(id !== undefined && { id }), cells: [this.row(id, first, page), ...others] };
	}
	row(id, inlines, page) {
		const mark = id === undefined ? undefined : this.at({ page, fragment: id });
		if (mark === undefined || inlines.some(each => typeof each !== 'string' && 'mark' in each))
			return inlines;
		return [...inlines, ' ', { mark: this.words.preview.states[mark.state] }];
	}
	inlines(inlines) {
		return inlines.flatMap(each => {
			const mark = typeof each !== 'string' && 'link' in each ? this.linked(each.link) : undefined;
			return mark === undefined ? [each] : [each, ' ', { mark: this.words.preview.states[mark.state] }];
		});
	}
	linked(target) {
		return 'page' in target ? this.at(target) : undefined;
	}
}
function lostByPage({ gone }, { items, gone: recorded }) {
	const pageOfModule = new Map(items.flatMap(({ data, address }) => data.tipo === 'modulo' ? [[data.nome, address.page]] : []));
	const byPage = new Map();
	for (const [id, mark] of gone) {
		const tipo = id.slice(0, id.indexOf(':'));
		const own = mark.modulo === null ? undefined : pageOfModule.get(mark.modulo);
		const kept = recorded.get(id)?.address.page;
		const pages = new Set([own ?? marked_PLACES[tipo], ...(kept === undefined ? [] : [kept])]);
		for (const page of pages)
			byPage.set(page, [...(byPage.get(page) ?? []), mark]);
	}
	return byPage;
}
function goneHeading({ preview }, { base }) {
	return { kind: 'heading', text: preview.since('gone', base) };
}
function goneList(gone, { preview }) {
	return {
		kind: 'list',
		items: gone.map(({ nome, texts: [text = ''] }) => [
			{ code: nome },
			' ',
			{ mark: preview.states.gone },
			` ${text}`,
		]),
	};
}
function summaryBlocks(ofItems, marks, words) {
	const { preview } = words;
	const told = [...ofItems].filter(([, { state, texts }]) => state === 'new' || texts.length > 0);
	const line = ([item, { state, texts }]) => [
		itemLink(item),
		' ',
		{ mark: preview.states[state] },
		...(state === 'new' ? [] : [` ${texts.join(' ')}`]),
	];
	const gone = [...marks.gone.values()];
	const lines = [
		...told.filter(([, { state }]) => state === 'new').map(line),
		...told.filter(([, { state }]) => state === 'changed').map(line),
	];
	const shown = lines.slice(0, MAX_LISTED);
	const lost = gone.slice(0, MAX_LISTED);
	const rest = lines.length - shown.length + gone.length - lost.length;
	return [
		{ kind: 'heading', text: preview.title(marks.base) },
		{
			kind: 'text',
			text: [
				lines.length + gone.length + marks.others.length === 0
					? words.noChanges
					: preview.counts(told.filter(([, { state }]) => state === 'new').length, told.filter(([, { state }]) => state === 'changed').length, gone.length),
			],
		},
		...(shown.length === 0 ? [] : [{ kind: 'list', items: shown }]),
		...(lost.length === 0 ? [] : [goneList(lost, words)]),
		...(rest === 0 ? [] : [{ kind: 'text', text: [`+ ${rest}`], tone: 'soft' }]),
		...(marks.others.length === 0
			? []
			: [{ kind: 'list', items: marks.others.slice(0, MAX_LISTED).map(text => [text]) }]),
		...(marks.unknown === 0 ? [] : [{ kind: 'text', text: [preview.unknown(marks.unknown)] }]),
	];
}

; 




























const NOT_FOUND_PATH = '/404';
function referenceSite(input) {
	const model = buildModel(input);
	const words = wordsOf(model.idioma);
	const painter = input.lexico && new Painter(input.lexico, input.programs);
	const there = pagesOf(model, words);
	const pages = withOthers(there, model, words);
	const paths = there.map(({ path }) => path);
	const loaded = [
		...Object.entries(assets).map(([name, text]) => plain(ASSETS_FOLDER + name, text)),
		{ path: `${ASSETS_FOLDER}nomes.js`, bytes: namesScript(model, words), schema: null },
		{
			path: `${ASSETS_FOLDER}lingua.js`,
			bytes: languageScript(model, input.lexico, input.unread ?? []),
			schema: null,
		},
	];
	return {
		files: [
			{
				path: contract_files .Lh,
				bytes: (0,canonical .d)(model.referencia, 'compact'),
				schema: (0,site_file .p8)('referencia'),
			},
			{ path: '/search.json', bytes: searchJson(model), schema: (0,site_file .p8)('search') },
			...pageFiles(pages, model, words, painter),
			...loaded,
			...botTexts(pages, model, words).map(({ path, text }) => plain(path, text)),
			plain(CURRENT_PATH, currentScript(model.referencia.versao, paths)),
			...(input.archive ? copyOf(model, words, loaded, painter) : []),
		],
		dataPage: {
			files: (content, main) => {
				const page = dataPage(content);
				const bytes = layout({ ...page, main, hasTwin: true }, model, words);
				return [
					{ path: `${page.path}.html`, bytes, schema: null },
					plain(`${page.path}.md`, pageMarkdown(page)),
				];
			},
			notFound: (title, main, root) => layout({ path: NOT_FOUND_PATH, title, description: title, trail: [], main, hasTwin: false, root }, model, words),
		},
		addresses: new Map(model.items.map(({ data }) => [data.id, data.endereco])),
		docset: () => docset(pages, model, words, painter),
	};
}
function pagesOf(model, words) {
	return [
		homePage(model, words),
		syntaxPage(model, words),
		...builtinPages(model, words),
		...modulePages(model, words),
		...commandPages(model, words),
		...errorPages(model, words),
		sheetPage(model, words),
		...indexPages(model, words),
		...changesPages(model, words),
		checkerPage(model, words),
		...editorPages(model, words),
	];
}
function withOthers(pages, model, words) {
	return withMarks(withGone(withNothing(pages, model, words), model, words), model, words);
}
function copyOf(model, words, loaded, painter) {
	const copy = { ...model, isCopy: true, editors: [] };
	const pages = withOthers(pagesOf(copy, words), copy, words);
	return (0,archive .G)([...pageFiles(pages, copy, words, painter), ...loaded], model.referencia.versao);
}
function pageFiles(pages, model, words, painter) {
	return pages.flatMap(page => [
		{
			path: `${page.path}.html`,
			bytes: layout({ ...page, main: blocksHtml(page, painter), hasTwin: true }, model, words),
			schema: null,
		},
		plain(`${page.path}.md`, pageMarkdown(page)),
		...(page.parts === undefined
			? []
			: [plain(partsPath(page.path), `globalThis.refdataParts=${JSON.stringify(page.parts)};\n`)]),
	]);
}
function plain(path, text) {
	return { path, bytes: new TextEncoder().encode(text), schema: null };
}

; 








 }),

 99046:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   K: () => (  lexicoOf)
 });
 var _extract_index_js$m0 = __webpack_require__(71723);
 var _findings_finding_js$m1 = __webpack_require__(9314);
 var _lexico_index_js$m2 = __webpack_require__(53379);
 var _server_index_js$m3 = __webpack_require__(78199);
 var _findings_js$m4 = __webpack_require__(34458);





const RESERVED = 'reservada';
async function lexicoOf({ configuration, repository, programs, progress, cache, }, files, told = []) {
	const { config, placeOf } = configuration;
	if (config.lexico === undefined)
		return { lexico: undefined, findings: [] };
	progress($said('lexico'));
	const found = new _findings_js$m4  .F((0,_findings_js$m4  .U)(config.rules), 
	told.filter(({ level }) => level !== 'error'));
	const { palavras, simbolos, ...rest } = config.lexico;
	const report = (problem) => found.add(problem);
	const input = { repository, programs, report, readers: _server_index_js$m3  .Rc };
	const read = (given) => readTexts({ palavras, simbolos }, configuration, given);
	const { words, symbols } = await (cache === undefined
		? read(input)
		: cache.extracted('lexico', input, read));
	const { index, sintaxe } = files;
	const lexico = {
		versao: index.versao,
		nome: index.nome,
		extensao: sintaxe.extensao,
		...rest,
		palavras: withReserved(words, sintaxe.reservadas.map(({ palavra }) => palavra)),
		simbolos: unique(simbolos === undefined ? symbolsOf(sintaxe, rest.nomes.resto) : symbols),
	};
	for (const { rule, message, at } of await (0,_lexico_index_js$m2  .Tb)(lexico))
		found.add({ rule, message, place: placeOf(['lexico', ...at]) });
	const isSound = !(0,_findings_finding_js$m1  .JD)(found.list);
	return { lexico: isSound ? lexico : undefined, findings: found.list };
}
function readTexts({ palavras = {}, simbolos }, { config: { languages, grammars }, placeOf }, given) {
	return (0,_extract_index_js$m0  .eQ)({ ...given, placeOf, languages, grammars }, async (context) => {
		const texts = async (wanted, at) => {
			if (wanted === undefined || wanted.every(text => typeof text === 'string'))
				return [...(wanted ?? [])];
			const rows = await (0,_extract_index_js$m0  .LD)(wanted, at, context);
			return rows.flatMap(({ value, place }) => {
				if (typeof value === 'string' && value !== '')
					return [value];
				given.report({ rule: 'field-type', message: $said`A text is needed for ${at.join('.')}.`, place });
				return [];
			});
		};
		const words = {};
		for (const [group, wanted] of Object.entries(palavras))
			words[group] = unique(await texts(wanted, ['lexico', 'palavras', group]));
		return { words, symbols: await texts(simbolos, ['lexico', 'simbolos']) };
	});
}
function withReserved(groups, reserved) {
	const known = new Set(Object.values(groups).flat());
	const others = reserved.filter(word => !known.has(word));
	const named = groups[RESERVED] ?? [];
	return named.length + others.length === 0 ? groups : { ...groups, [RESERVED]: [...named, ...others] };
}
function symbolsOf({ operadores }, nameCharacters) {
	const isOther = new RegExp(`[\\s${nameCharacters}]`, 'u');
	return operadores.map(({ simbolo }) => simbolo).filter(symbol => !isOther.test(symbol));
}
function unique(texts) {
	return [...new Set(texts)];
}


 }),

 11217:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  i: () => (  buildReference),
  B: () => (  referenceOf)
});

var extract = __webpack_require__(71723);
var other_repositories = __webpack_require__(52752);
; 


function repositoriesUsed({ repositories, ...config }) {
	const declared = repositories ?? {};
	const used = new Set();
	const look = (value, key) => {
		if (typeof value === 'string') {
			const name = isPath(key) ? (0,other_repositories .c6)(value)?.name : undefined;
			if (name !== undefined && Object.hasOwn(declared, name))
				used.add(name);
		}
		else if (Array.isArray(value)) {
			for (const item of value)
				look(item, key);
		}
		else if (typeof value === 'object' && value !== null) {
			for (const [own, part] of Object.entries(value))
				look(part, own);
		}
	};
	look(config, '');
	return used;
}
function isPath(key) {
	return extract .rC.has(key) || key === 'programas';
}

var finding = __webpack_require__(9314);
var compose = __webpack_require__(69583);
var contract_check = __webpack_require__(13744);
var server = __webpack_require__(78199);
var run_findings = __webpack_require__(34458);
var run_context = __webpack_require__(15637);
; 








async function buildReference(options) {
	return referenceOf((0,run_context .I)(options), options);
}
async function referenceOf(run, { docsUrl, only, isPart = false } = {}) {
	const { configuration, repository, programs, progress, cache } = run;
	const { config } = configuration;
	const policy = (0,run_findings .U)(config.rules);
	const findings = new run_findings .F(policy);
	const report = (problem) => findings.add(problem);
	const whole = only === undefined && !isPart;
	const read = (input) => (0,extract .o6)(configuration, input, { ...(only && { only }), whole, progress });
	const input = { repository, programs, report, readers: server .Rc };
	const used = repositoriesUsed(config);
	if (only === undefined || cache !== undefined)
		await repository.others?.openAll(used);
	const extracted = await (cache === undefined
		? read(input)
		: cache.extracted([...(only ?? [])].join(), input, read));
	const documentacao = docsUrl ?? extracted.documentacao;
	progress($said('checking'));
	const composition = (0,compose .Z)({ ...extracted, documentacao }, report, configuration.placeOf);
	if (!(0,finding .JD)(findings.list)) {
		for (const finding of (0,contract_check .z)(composition.files, policy))
			findings.list.push(located(finding, composition.origins));
	}
	if (only === undefined && !namesList(config)) {
		const message = $said('refdata.yml names no source for any list: all seven files would be empty.');
		findings.add({ rule: 'list-named', message, place: configuration.placeOf([]) });
		const { list } = findings;
		if (list.some(({ rule }) => rule === 'list-named'))
			list.splice(0, list.length, ...list.filter(({ rule }) => rule !== 'list-present'));
	}
	for (const name of only === undefined ? Object.keys(config.repositories ?? {}) : []) {
		if (used.has(name))
			continue;
		const message = $said`Nothing is read from the repository ${name}.`;
		findings.add({
			rule: 'repository-unused',
			message,
			place: configuration.placeOf(['repositories', name]),
		});
	}
	return {
		...composition,
		baseUrl: config.base_url,
		archive: config.archive ?? false,
		policy,
		findings: findings.list,
	};
}
function namesList({ sintaxe: { extensao: _, ...syntax }, conteudos = {}, ...config }) {
	const { embutidas, modulos, comandos, erros, registro } = config;
	const named = [embutidas, modulos, comandos, erros, registro, ...Object.values(syntax)];
	return [...named, ...Object.values(conteudos)].some(list => list !== undefined);
}
function located(finding, origins) {
	let subject = finding.subject ?? '';
	while (subject.includes('/')) {
		const place = origins.get(subject);
		if (place)
			return { ...finding, place };
		subject = subject.slice(0, subject.lastIndexOf('/'));
	}
	return finding;
}


 }),

 77141:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Xr: () => (  ledgerOf),
   _W: () => (  allProgramsOf),
   aq: () => (  programPathsOf),
   fs: () => (  siteSettings),
   h2: () => (  programsOf),
   om: () => (  historyOf)
 });
 var _extract_index_js$m0 = __webpack_require__(71723);
 var _pages_index_js$m1 = __webpack_require__(30638);
 var _repository_repository_js$m2 = __webpack_require__(5629);
 var _text_code_points_js$m3 = __webpack_require__(62021);




const MAX_PROGRAMS = 2000;
const MAX_PROGRAM_CHARACTERS = 100_000;
function siteSettings(config, extensao, repository, report) {
	const { site = 'pages', idioma = 'pt', repositorio } = config;
	const repositories = repository.others?.read() ?? [];
	const settings = { hasPages: site === 'pages', idioma, repositorio, repositories };
	if (!settings.hasPages)
		return { ...settings, programs: [] };
	const ledger = ledgerOf(config, repository);
	const history = historyOf(config, repository);
	return { ...settings, programs: programsOf(config, extensao, repository, report), ledger, history };
}
function ledgerOf({ enderecos }, repository) {
	return enderecos !== undefined && repository.isFile(enderecos)
		? (0,_pages_index_js$m1  .h8)(repository.read(enderecos), enderecos)
		: undefined;
}
function historyOf({ mudancas }, repository) {
	return mudancas !== undefined && repository.isFile(mudancas)
		? (0,_pages_index_js$m1  .i6)(repository.read(mudancas), mudancas)
		: [];
}
function programPathsOf(config, extensao, repository) {
	const paths = new Set(globsOf(config).flatMap(pattern => repository.glob(pattern)));
	const extension = config.programas === undefined ? extensao : '';
	return [...paths].filter(path => path.endsWith(extension)).sort(_text_code_points_js$m3  .O);
}
function programsOf(...of) {
	const short = allProgramsOf(...of).filter(({ text }) => text.length <= MAX_PROGRAM_CHARACTERS);
	return short.slice(0, MAX_PROGRAMS);
}
function allProgramsOf(config, extensao, repository, report) {
	const programs = [];
	const reporting = (path, read) => {
		try {
			read();
		}
		catch (error) {
			if (!(error instanceof _repository_repository_js$m2  .ie))
				throw error;
			const { rule, message, remedy, line } = error;
			report({ rule, message, remedy, place: { file: path, ...(line !== undefined && { line }) } });
		}
	};
	let paths = [];
	reporting('refdata.yml', () => {
		paths = programPathsOf(config, extensao, repository);
		for (const pattern of config.programas === undefined ? [] : globsOf(config))
			if (repository.glob(pattern).length === 0)
				report({
					rule: 'count-empty',
					message: $said`programas: ${pattern} matches no file.`,
					remedy: $said('Correct the pattern, or leave it out.'),
					place: { file: 'refdata.yml' },
				});
	});
	for (const path of paths)
		reporting(path, () => void programs.push({ path, text: repository.read(path) }));
	return programs.sort((a, b) => a.text.length - b.text.length);
}
function globsOf({ programas, conteudos }) {
	if (programas !== undefined)
		return typeof programas === 'string' ? [programas] : programas;
	const sources = [
		...(conteudos?.exercicios ?? []),
		...[conteudos?.exemplos].filter(source => typeof source === 'object'),
	];
	return sources.flatMap(source => {
		const spec = (0,_extract_index_js$m0  .I)(source).name === 'count' ? source.count : undefined;
		return typeof spec === 'string' ? [spec] : [];
	});
}


 }),

 62754:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   k: () => (  shownNames)
 });
const NAME = /[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu;
function shownNames({ itens }) {
	const examples = itens.flatMap(({ exemplos }) => exemplos.map(({ codigo }) => codigo));
	return [...new Set(examples.flatMap(codigo => codigo.match(NAME) ?? []))];
}


 }),

 39053:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   a: () => (  withoutAccents)
 });
const ACCENTS = /(?![\u3099\u309a])(?=[\p{sc=Inherited}\p{sc=Hebrew}\p{sc=Arabic}])\p{M}/gu;
function withoutAccents(text) {
	return text.normalize('NFD').replace(ACCENTS, '');
}


 }),

 45651:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   r: () => (  withoutBlankEnds)
 });
function withoutBlankEnds(code) {
	const first = /^\s*\n/.exec(code)?.[0].length ?? 0;
	return code.slice(first).trimEnd();
}


 }),

 1394:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $N: () => (  codeOf),
   F: () => (  commentMarkers),
   jB: () => (  QUOTED),
   nF: () => (  LINE_COMMENT)
 });
const COMMENTS = ['//', '#', '--', ';', '%', "'", 'REM ', '::'];
const COMMENT_SHARE = 0.01;
const BLOCK_COMMENT = /\/\*[\s\S]*?\*\/|\(\*[\s\S]*?\*\)|\{-[\s\S]*?-\}|"""[\s\S]*?"""|'''[\s\S]*?'''/g;
const QUOTED = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\\n]|\\.)*`/g;
const LINE_COMMENT = /(?:^|(?<=\s))(?:#(?=[\s!]|$)|\/\/|--(?=\s|$)).*$/;
function commentMarkers(texts) {
	const counts = new Map();
	let lines = 0;
	for (const text of texts)
		for (const line of text.split('\n')) {
			const start = line.trimStart();
			if (start === '')
				continue;
			lines += 1;
			const marker = COMMENTS.find(each => start.startsWith(each) && /^[^\p{L}]*\s|^\W*$/u.test(start));
			if (marker)
				counts.set(marker, (counts.get(marker) ?? 0) + 1);
		}
	return [...counts].filter(([, count]) => count > lines * COMMENT_SHARE).map(([marker]) => marker);
}
function codeOf(text, markers) {
	const blank = (part) => part.replace(/[^\n]+/g, ' ');
	const plain = text.replace(BLOCK_COMMENT, blank).replace(QUOTED, '""');
	if (markers.length === 0)
		return plain;
	const pattern = markers.map(marker => marker.replace(/[^\w\s]/g, '\\$&')).join('|');
	return plain.replace(new RegExp(`(?:^[ \\t]*|[ \\t])(?:${pattern})[^\\n]*`, 'gm'), '');
}


 })

};
